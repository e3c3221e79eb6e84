"""The check of what no single knob of a trick game shows: a deal that cannot be made, obligations that do not add up."""

from collections.abc import Iterator
from enum import auto

from huit.rules.findings import Finding, warned
from huit.rules.rule_set import ByName, Mistake, RulesError, RuleSet
from huit.rules.tricks.columns import roles_of
from huit.rules.tricks.schema import TRICK_KNOBS
from huit.words.made import mistakes_tricks


class TrickMistake(Mistake):
    """A mistake in the rules of a trick game."""

    UNEVEN_DEAL = auto()
    OTHER_SUM = auto()
    DEALER_ANNOUNCES = auto()
    NO_LEAST = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_tricks.WORDS


def look(rules: RuleSet) -> Iterator[Finding]:
    """Yield the targets that nobody ever has: of an announcer at the dealer's left, and in fewest tricks."""
    for role in ("announcer", "second", "third", "dealer"):
        if rules.knobs["kinds"] == "trumps" and _is_told(rules, f"{role}_least"):
            yield warned(TrickMistake.NO_LEAST, f"{role}_least")
    for end in ("makes", "least"):
        if rules.knobs["dealer_announces"] and _is_told(rules, f"announcer_{end}"):
            yield warned(TrickMistake.DEALER_ANNOUNCES, f"announcer_{end}", other=f"second_{end}")


def _is_told(rules: RuleSet, name: str) -> bool:
    """Tell whether the rules themselves say a number: one that is inherited simply lapses."""
    return name in rules.options or (not rules.options and rules.knobs[name] != TRICK_KNOBS[name].default)


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether the cards less the kitty can be dealt evenly, and whether what is to be made adds up to the tricks."""
    kitty = rules.at("chien", seats=seats)
    cards = rules.deck.bit_count() - kitty
    if cards % seats:
        fair = [size for size in range(1, 5) if (rules.deck.bit_count() - size) % seats == 0]
        raise RulesError(TrickMistake.UNEVEN_DEAL, file, "chien", cards=cards, seats=seats, fair=fair)
    for end in ("makes",) if rules.knobs["kinds"] == "trumps" else ("makes", "least"):
        roles = roles_of(rules)
        owed = sum(rules.at(f"{role}_{end}", seats=seats) for role in roles)
        if owed != cards // seats:
            keys = ", ".join(f"{role}_{end}" for role in roles)
            raise RulesError(TrickMistake.OTHER_SUM, file, keys, owed=owed, tricks=cards // seats)
