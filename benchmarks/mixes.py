"""Mixes of rules by chance, and pairs of powers, made from the schemas: each is refused with a reason, or played to the end.

`make pairs` writes down which pairs are refused, and of which the check warns (`docs/rules/pairs.md`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from huit.cards import RANKS, SUITS
from huit.lab.balance.round_ends import how_rounds_end
from huit.lab.idle import idle_rules
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.check import what_is_wrong
from huit.rules.families import schema_of
from huit.rules.findings import Finding
from huit.rules.knobs import Knob

PAGE = Path(__file__).parents[1] / "docs" / "rules" / "pairs.md"
RANK = "7"
BASE: dict[str, Any] = {
    "jokers": True,
    "seats_max": 4,
    "hand": 5,
    "goes_on": "places",
    "powers": {"2": {"draw": 2, "answered_by": ["2", RANK]}, "8": {"wild": True, "names_suit": True}, "joker": {"wild": True}},
}
"""What a pair is laid over, beside the blank sheet: something to answer, and suits that are called."""
_ROUNDS = 20


# By chance


def mix(seed: int) -> tuple[str, dict[str, Any]]:
    """Return a game and house rules for it: some knobs of the round, some powers, some options, by chance.

    >>> mix(3) == mix(3), mix(3) != mix(4)
    (True, True)
    """
    chance = Random(seed)
    name = chance.choice(("rien", "rien", *rule_names()))
    rules = load_rules(name)
    schema = schema_of(rules.family)
    options: dict[str, Any] = {}
    for option in chance.sample(list(rules.choices), min(len(rules.choices), chance.choice((0, 0, 1, 2)))):
        options[option] = True
    for knob in chance.sample(list(schema.knobs.values()), chance.choice((0, 1, 2, 4, 8))):
        options[knob.name] = _value(knob, chance)
    if schema.powers:
        powers: dict[str, dict[str, Any]] = {}
        for _ in range(chance.choice((0, 1, 2, 4, 6))):
            knobs = chance.sample(list(schema.powers.values()), chance.choice((1, 1, 2, 3)))
            powers[_card(chance)] = _with_needs({knob.name: _value(knob, chance) for knob in knobs}, schema.powers, chance)
        options["powers"] = powers
        if "jokers" in schema.knobs and any(card[0] in "jX" for card in powers) and chance.random() < 0.8:
            options["jokers"] = True
    return name, options


def _value(knob: Knob, chance: Random) -> Any:
    if knob.kind == "bool":
        return not knob.default or chance.random() < 0.2
    if knob.kind == "choice":
        return chance.choice(list(knob.choices))
    if knob.kind == "faces":
        return [_card(chance) for _ in range(chance.choice((1, 1, 2, 3)))]
    if knob.by_seats and chance.random() < 0.2:
        return {str(seats): _number(knob, chance) for seats in (2, chance.choice((3, 4, 6)))}
    return _number(knob, chance)


def _number(knob: Knob, chance: Random) -> int:
    # Small numbers are what people say; now and then the bounds themselves.
    if chance.random() < 0.15:
        return chance.choice((knob.low, knob.high))
    return min(knob.high, knob.low + chance.choice((0, 1, 1, 2, 3, 5, 8)))


def _card(chance: Random) -> str:
    kind = chance.random()
    if kind < 0.7:
        return chance.choice(RANKS)
    if kind < 0.85:
        return chance.choice(RANKS) + chance.choice(SUITS)
    return chance.choice(("joker", "Xr", "h", "s", "all"))


def _with_needs(power: dict[str, Any], knobs: Any, chance: Random) -> dict[str, Any]:
    """Return *power* with the knobs that its own do nothing without."""
    missing = [other for name in power for other in knobs[name].needs if other not in power]
    return _with_needs(power | {other: _value(knobs[other], chance) for other in missing}, knobs, chance) if missing else power


@dataclass(frozen=True)
class Fate:
    """What became of a mix: what refuses it, if anything does, and for how many players it was played."""

    refused: tuple[Finding, ...]
    played: tuple[int, ...]


def fate(name: str, options: dict[str, Any], *, rounds: int) -> Fate:
    """Return what becomes of a mix: refused as it stands or as it plays, else played for every number of players.

    Rounds that do not end are found: the check says so.

    Raises:
        AssertionError: if a law is broken.
    """
    rules, found = what_is_wrong(name, options)
    refused = tuple(finding for finding in found if finding.level == "refused")
    if rules is None or refused:
        return Fate(refused, ())
    told, found = how_rounds_end(rules, rounds=rounds)
    assert not any(one.broken for one in told), (name, options, told)
    assert found or not any(one.unfinished for one in told), (name, options, told)
    return Fate(tuple(one for one in found if one.level == "refused"), tuple(one.seats for one in told))


# Pairs of powers on one rank


@dataclass(frozen=True)
class Pair:
    """Two powers on one rank, and what the check says of them."""

    one: str
    other: str
    refused: tuple[str, ...]
    """Why, in English."""
    idle: tuple[str, ...] = ()
    """Those of them that do nothing beside the other, and something alone."""
    unfinished: int = 0


def power_knobs() -> dict[str, Knob]:
    """Return the powers of the shedding games, as the schema has them today."""
    return dict(schema_of("shedding").powers)


def example(knob: Knob) -> Any:
    """Return a value that a knob is usually given."""
    if knob.kind == "bool":
        return True
    if knob.kind == "choice":
        return next(value for value in knob.choices if value != knob.default)
    given = getattr(knob, "example", None)
    if knob.kind == "faces":
        return str(given or "A").split()
    return given if isinstance(given, int) and given else max(knob.low, 2)


def rules_with(*names: str) -> tuple[RuleSet | None, list[Finding]]:
    """Return the base with these powers, and what they need, on one rank; and what is found in it without playing."""
    knobs, power = power_knobs(), dict[str, Any]()
    wanted = list(names)
    while wanted:
        name = wanted.pop()
        if name not in power:
            power[name] = example(knobs[name])
            wanted += knobs[name].needs
    card = next((knobs[name].only_on for name in power if knobs[name].only_on), RANK)
    # A joker goes on anything, whatever else it does: else it is refused for that.
    return what_is_wrong("rien", BASE | {"powers": BASE["powers"] | {card: BASE["powers"].get(card, {}) | power}})


def all_pairs() -> list[tuple[str, str]]:
    """Return all pairs of powers."""
    return list(combinations(power_knobs(), 2))


def idle_alone() -> set[str]:
    """Return the powers that do nothing in the base, even alone: pairs do not hide them."""
    found = set[str]()
    for name in power_knobs():
        rules, _ = rules_with(name)
        if rules is not None and name in _idle_powers(rules):
            found.add(name)
    return found


def pair(one: str, other: str, *, idle: set[str], plays: bool = True) -> Pair:
    """Return what the check says of two powers; *idle* are those that do nothing alone."""
    rules, found = rules_with(one, other)
    refused = tuple(finding.text["en"] for finding in found if finding.level == "refused")
    assert rules is not None or refused, (one, other)
    if rules is None or refused or not plays:
        return Pair(one, other, refused)
    told, found = how_rounds_end(rules, rounds=_ROUNDS)
    assert not any(end.broken for end in told), (one, other, told)
    assert found or not any(end.unfinished for end in told), (one, other, told)
    refused = tuple(finding.text["en"] for finding in found if finding.level == "refused")
    hidden = tuple(name for name in (one, other) if name in _idle_powers(rules) - idle)
    return Pair(one, other, refused, hidden, sum(end.unfinished for end in told))


def _idle_powers(rules: RuleSet) -> set[str]:
    return {found.key.rpartition(".")[2] for found in idle_rules(rules) if found.key.startswith(("powers.7", "powers.X"))}


def _why(pair: Pair) -> str:
    if pair.refused:
        return pair.refused[0]
    if pair.idle:
        return f"`{'`, `'.join(pair.idle)}`: without it, the same rounds end alike"
    return f"{pair.unfinished} of the rounds do not end"


def page() -> Iterator[str]:
    """Yield the lines of the page."""
    idle = idle_alone()
    pairs = [pair(one, other, idle=idle) for one, other in all_pairs()]
    refused, warned = [one for one in pairs if one.refused], [one for one in pairs if one.idle and not one.refused]
    endless = [one for one in pairs if one.unfinished and not one.refused and not one.idle]
    yield "# Pairs of powers on one card"
    yield ""
    yield "Written by `make pairs` from the schema and by play; a test holds it against them. Each pair of powers is given to one"
    yield "rank of the blank sheet, with what they need, beside a 2 that attacks and an 8 that calls suits."
    yield ""
    fine = len(pairs) - len(refused) - len(warned) - len(endless)
    yield f"{len(pairs)} pairs: {len(refused)} refused, {len(warned)} in which one does nothing beside the other. Sensible"
    yield f"computer players end every round of the other {fine}, whatever their number."
    for title, told in (("Refused", refused), ("One of the two does nothing", warned), ("Some rounds do not end", endless)):
        if not told:
            continue
        yield ""
        yield f"## {title}"
        yield ""
        yield "| Powers | Why |"
        yield "|---|---|"
        for one in told:
            yield f"| `{one.one}`, `{one.other}` | {_why(one)} |"


def main() -> None:
    """Write the page."""
    PAGE.write_text("\n".join(page()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
