"""Rule sets to the columns that the engine reads: the door for all families."""

from typing import Any

from huit.rules.families import schema_of
from huit.rules.loader import load_rules
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import RulesError, RuleSet


def compile_rules(rules: RuleSet | str, *, seats: int) -> Any:
    """Return *rules*, or those of that name, as the columns of small ints that the engine reads, for this many players.

    What changes with the number of players is settled here, so that no kernel asks how many play.

    >>> from huit.cards import parse_face
    >>> compile_rules("minimale", seats=3).draw[parse_face("2h")]
    2

    Raises:
        RulesError: if the rules are not for this many players.
    """
    if isinstance(rules, str):
        rules = load_rules(rules)
    if seats not in rules.kept:
        if rules.abstract:
            raise RulesError(FileMistake.ABSTRACT, rules.id)
        if seats not in rules.seats:
            raise RulesError(
                FileMistake.NOT_FOR_SO_MANY, rules.id, "seats", seats=seats, least=rules.seats[0], most=rules.seats[-1]
            )
        schema = schema_of(rules.family)
        schema.check_deal(rules, seats, rules.id)
        rules.kept[seats] = schema.write_columns(rules, seats=seats)
    return rules.kept[seats]
