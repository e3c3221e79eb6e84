"""The rules that a room has agreed on: a version of the library, with the options that its players chose laid over it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from huit.rooms.before_deal import hand_sizes
from huit.rules import RulesError, RuleSet, compile_rules, load_rules, rule_names
from huit.rules.families import schema_of

MOST_OPTIONS = 64
_MOST_KEPT = 128
"""How many agreements are kept in memory, so that the next round need not read the files again."""


class AgreementError(ValueError):
    """Rules that cannot be agreed on; `field` says what of the request is wrong, the message what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


def rules_in_force(name: str, options: Mapping[str, Any]) -> RuleSet:
    """Return a version of the library with *options*. Its file is read once.

    >>> rules_in_force("monclar", {"hand": 6}).knobs["hand"]
    6

    Raises:
        RulesError: if the options contradict the version or one another.
    """
    return _read(name, msgspec.json.encode(options))


def rules_named(name: str) -> RuleSet:
    """Return a version of the library as it stands there.

    >>> rules_named("monclar").id
    'monclar'
    """
    return rules_in_force(name, {})


@lru_cache(maxsize=_MOST_KEPT)
def _read(name: str, options: bytes) -> RuleSet:
    return load_rules(name, options=msgspec.json.decode(options))


def agreed_rules(name: str, options: Mapping[str, Any], *, seats: int | None = None) -> RuleSet:
    """Return the rules that a request asks for, checked in full; with *seats*, rules for that many players.

    An option is one that the version offers, on or off, or a key of a rule file.

    >>> agreed_rules("monclar", {"hand": 6}, seats=4).knobs["hand"]
    6

    Raises:
        AgreementError: if these rules cannot be played.
    """
    if name not in rule_names():
        raise AgreementError("rules", f"there is no {name!r}, but {', '.join(rule_names())}")
    try:
        _check_keys(options, rules_named(name))
        rules = rules_in_force(name, options)
    except (RulesError, RecursionError) as error:
        raise AgreementError("options", str(error).removeprefix("[with]: ")) from error
    if seats is not None:
        _check_seats(rules, seats)
    return rules


def options_on(rules: RuleSet, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return *options* without the named ones that are off, which change nothing.

    >>> options_on(rules_named("monclar"), {"cut": False, "a-la-volee": False, "hand": 6})
    {'cut': False, 'hand': 6}
    """
    return {name: value for name, value in options.items() if value is not False or name not in rules.choices}


def _check_keys(options: Mapping[str, Any], rules: RuleSet) -> None:
    if len(options) > MOST_OPTIONS:
        raise RulesError(f"there are {len(options)} of them, and there can be {MOST_OPTIONS}")
    for name in options:
        family = schema_of(rules.family)
        if name not in rules.choices and name not in (*family.knobs, *family.sections):
            raise RulesError(
                f"unknown option {name!r} ({rules.id} has {', '.join(rules.choices) or 'none'}; or a key of a rule file)"
            )


def _check_seats(rules: RuleSet, seats: int) -> None:
    if seats not in rules.seats:
        raise AgreementError("seats", f"{rules.id} is not for {seats}, but for {rules.seats[0]} to {rules.seats[-1]}")
    teams = rules.at("teams", seats=seats)
    if teams and (seats % teams or not 1 < teams < seats):
        raise AgreementError("options", f"teams: {seats} players do not make {teams} teams of as many each")
    hands = hand_sizes(rules, seats=seats)
    if hands is not None and not hands:
        raise AgreementError("options", f"hand_from: there are not cards enough for {hands.start} each of {seats} players")
    try:
        compile_rules(rules, seats=seats)
    except RulesError as error:
        raise AgreementError("options" if rules.options else "seats", str(error)) from error
