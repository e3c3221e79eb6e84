"""The rules next to given ones: those that differ by one thing that a rule file may say."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from huit.cards import faces_of
from huit.rules import RulesError, RuleSet
from huit.rules.check import checked_rules, findings
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from huit.rules.prose import differences
from huit.rules.questions import card_groups

Options = Mapping[str, Any]

_DEALS_OTHERS = ("seats_min", "seats_max", "hand_from", "hand_to", "ranks", "cut", "clockwise")
"""Knobs that say who plays, what is chosen before the deal, or which way round everything goes."""
_COUNTS = ("count", "winner_points", "last_points", "doubles", "tricks_to_win", "over_to_win", "called", "knocks")
"""Knobs of what is only counted after a round, or only said: what is measured of rounds does not tell them apart."""
_HANDED_ON = ("next", "dealer", "last_winner")
"""Choices of `starts` that give the advantage of the first to another seat: by places after the dealer it would seem gone."""


@dataclass(frozen=True)
class Neighbour:
    """Rules that differ from others by one thing, or by two."""

    rules: RuleSet
    changes: tuple[Options, ...]
    """What each change lays over the rules, as the options of `load_rules`."""

    def sentences(self, before: RuleSet, language: str) -> list[str]:
        """Return in words what differs from the rules *before*."""
        return [change.text[language] for change in differences(self.rules, before)]


def neighbours(rules: RuleSet, *, seats: int, name: str | Path = "") -> Iterator[Neighbour]:
    """Yield all single changes of *rules* that can be played by *seats*, and that the rule sheet would tell.

    *name* is what the rules are loaded by, where that is not their id: the path of a file.

    >>> from huit.rules import load_rules
    >>> near = list(neighbours(load_rules("monclar"), seats=4))
    >>> {"powers": {"8": {"wild": False}}} in [one.changes[0] for one in near]
    True
    """
    seen = set[tuple[str, ...]]()
    for change in single_changes(rules, seats=seats):
        near = changed(rules, (change,), seats=seats, name=name)
        words = () if near is None else tuple(near.sentences(rules, "en"))
        if near is not None and words and words not in seen:
            seen.add(words)
            yield near


def single_changes(rules: RuleSet, *, seats: int) -> Iterator[Options]:
    """Yield single changes of *rules*, whether they can be played or not, as the options of `load_rules`.

    >>> from huit.rules import load_rules
    >>> {"hand": 7} in single_changes(load_rules("monclar"), seats=4)
    True
    """
    yield from _of_the_round(rules, seats)
    yield from _of_the_cards(rules)


def changed(rules: RuleSet, changes: tuple[Options, ...], *, seats: int, name: str | Path = "") -> Neighbour | None:
    """Return *rules*, loaded by *name* or by their id, with some changes; None where these cannot be played by *seats*.

    >>> from huit.rules import load_rules
    >>> changed(load_rules("monclar"), ({"hand": 7},), seats=4).rules.knobs["hand"]
    7
    """
    options: dict[str, Any] = dict(rules.options)
    for change in changes:
        options = laid_over(options, change)
    try:
        near = checked_rules(name or rules.id, options)
    except RulesError:
        return None
    if seats not in near.seats or any(finding.level == "refused" for finding in findings(near)):
        return None
    return Neighbour(near, changes)


def laid_over(options: Options, change: Options) -> dict[str, Any]:
    """Return *options* with a *change*; sections are gone into.

    >>> laid_over({"powers": {"8": {"wild": True}}}, {"powers": {"8": {"skips": 1}, "9": {"draw": 1}}})
    {'powers': {'8': {'wild': True, 'skips': 1}, '9': {'draw': 1}}}
    """
    both = dict(options)
    for key, value in change.items():
        inner = both.get(key)
        if isinstance(value, Mapping) and isinstance(inner, Mapping):
            value = laid_over(cast("Options", inner), cast("Options", value))
        both[key] = value
    return both


def _of_the_round(rules: RuleSet, seats: int) -> Iterator[Options]:
    for knob in schema_of(rules.family).knobs.values():
        if not _is_weighed(knob) or knob.name in _DEALS_OTHERS:
            continue
        value = rules.at(knob.name, seats=seats) if knob.kind == "int" else rules.knobs[knob.name]
        if knob.name == "starts" and str(value) in _HANDED_ON:
            continue
        if knob.level != "advanced" or value != knob.default:
            for other in values_near(knob, value):
                yield {knob.name: other}


def _of_the_cards(rules: RuleSet) -> Iterator[Options]:
    """Yield what each card that does something may do otherwise, and what one that does nothing may do."""
    powers = schema_of(rules.family).powers
    plain = True
    for name, faces in card_groups(rules).items():
        power = rules.power(faces_of(faces)[0])
        for knob in powers.values():
            if knob.name in power:
                yield from _on(name, knob, power, powers)
            elif _may_be_added(knob, power, plain=plain):
                yield {"powers": {name: {knob.name: knob.example}}}
        plain = plain and bool(power)


def _may_be_added(knob: Knob, power: Mapping[str, object], *, plain: bool) -> bool:
    """Tell whether cards of this *power* may do it too: it goes with the rest, or is common and they are the first plain ones."""
    goes_with = knob.needs or (not power and plain and knob.level == "basic")
    return _is_weighed(knob) and bool(goes_with) and all(need in power for need in knob.needs)


def _on(name: str, knob: Knob, power: Mapping[str, object], powers: Mapping[str, Knob]) -> Iterator[Options]:
    """Yield what cards may do otherwise than *power* says by *knob*; where they lose it, what needs it goes too."""
    for other in values_near(knob, power[knob.name]) if _is_weighed(knob) else ():
        lost = {} if other else {each.name: each.default for each in _needing(knob, power, powers)}
        yield {"powers": {name: {knob.name: other, **lost}}}


def _needing(knob: Knob, power: Mapping[str, object], powers: Mapping[str, Knob]) -> Iterator[Knob]:
    """Yield the knobs of *power* that do nothing without *knob*, and those that do nothing without them."""
    for name in power:
        if knob.name in powers[name].needs:
            yield powers[name]
            yield from _needing(powers[name], power, powers)


def _is_weighed(knob: Knob) -> bool:
    """Tell whether *knob* changes anything that is measured."""
    return knob.acts_on != "words" and knob.name not in _COUNTS


def values_near(knob: Knob, value: object) -> list[object]:
    """Return the values next to *value*: one more and one less, the other side of a switch, the other choices, no cards.

    >>> from huit.rules.families import schema_of
    >>> values_near(schema_of("shedding").knobs["hand"], 8), values_near(schema_of("shedding").powers["wild"], True)
    ([7, 9], [False])
    """
    if knob.kind == "bool":
        return [not value]
    if knob.kind == "choice":
        return [other for other in knob.choices if other != value]
    if knob.kind == "faces":
        return [""] if value else []
    assert isinstance(value, int)
    if not value and isinstance(knob.example, int):
        return [knob.example]
    return [other for other in (value - 1, value + 1) if knob.low <= other <= knob.high]
