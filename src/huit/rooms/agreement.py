"""The rules a room agrees on: a version of the library and the options that its players chose."""

from collections.abc import Mapping
from enum import auto
from functools import lru_cache
from typing import Any

import msgspec

from huit.rules import Mistake, RulesError, RuleSet, is_game, load_rules, rule_names
from huit.rules.check import refuse
from huit.rules.families import schema_of
from huit.rules.labels import labelled
from huit.rules.loader import read_resolved
from huit.rules.rule_set import ByLanguage, ByName
from huit.words.made import mistakes_agreement

MOST_OPTIONS = 64
MOST_OPTION_BYTES = 8_192
"""Options are sent with every view of a room. A link with rules of one's own is shorter."""
_MOST_CACHED = 128
"""Size of the caches of agreed rules, which save reading the files again for each round."""


class AgreementMistake(Mistake):
    """The mistakes in a request for rules."""

    UNKNOWN_RULES = auto()
    TOO_MANY_OPTIONS = auto()
    TOO_LONG = auto()
    TOO_DEEP = auto()
    UNKNOWN_OPTION = auto()
    NOT_FOR_SO_MANY = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_agreement.WORDS


class AgreementError(ValueError):
    """A request for rules that cannot be played: `field` is the wrong part of the request, `why` the mistake."""

    def __init__(self, field: str, why: RulesError, family: str = "") -> None:
        super().__init__(field, why, family)
        self.field = field
        self.why = why
        self.family = family
        """The family of the rules; empty if unknown."""

    def __str__(self) -> str:
        return f"{self.field}: {self.text('en', in_file=True)}"

    def text(self, language: str, *, in_file: bool = False) -> str:
        """Return the message of the error, in the words of the page, or with *in_file* in those of a rule file."""
        if in_file or not self.family:
            return self.why.text(language, of_file=False)
        return labelled(self.why, language, schema_of(self.family))


def rules_in_force(name: str, options: Mapping[str, Any] = {}) -> RuleSet:
    """Return a version of the library with *options*. Its file is read once.

    >>> rules_in_force("monclar", {"hand": 6}).knobs["hand"], rules_in_force("monclar").id
    (6, 'monclar')

    Raises:
        RulesError: if the options contradict the version or one another.
    """
    return _read(name, msgspec.json.encode(options))


def stored_rules(name: str, options: Mapping[str, Any], resolved: Mapping[str, Any]) -> RuleSet:
    """Return the rules of an agreement in the journal, as they were resolved then.

    Contradictions are not checked: an agreement stays valid when newer versions would refuse it.

    >>> stored_rules("gone", {}, rules_in_force("monclar").resolved).knobs["hand"]
    8

    Raises:
        RulesError: if this version cannot read them.
    """
    return _read_resolved(name, msgspec.json.encode(options), msgspec.json.encode(resolved))


@lru_cache(maxsize=_MOST_CACHED)
def _read_resolved(name: str, options: bytes, resolved: bytes) -> RuleSet:
    section = msgspec.json.decode(resolved)
    return read_resolved(name, section, options=msgspec.json.decode(options), is_checked=False)


@lru_cache(maxsize=_MOST_CACHED)
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
    rules = requested_rules(name, options)
    if seats is not None:
        _check_seats(rules, seats)
    try:
        refuse(rules, seats=seats)
    except RulesError as error:
        raise AgreementError("options" if rules.options else "seats", error, rules.family) from error
    return rules


def requested_rules(name: str, options: Mapping[str, Any]) -> RuleSet:
    """Return the rules that a request asks for, loaded and not yet checked.

    Raises:
        AgreementError: if they do not load.
    """
    if not is_game(name):
        raise AgreementError("rules", RulesError(AgreementMistake.UNKNOWN_RULES, name=name, known=rule_names()))
    game = rules_in_force(name)
    try:
        _check_keys(options, game)
        return rules_in_force(name, options)
    except RulesError as error:
        raise AgreementError("options", error, game.family) from error
    except RecursionError as error:
        raise AgreementError("options", RulesError(AgreementMistake.TOO_DEEP)) from error


def options_on(rules: RuleSet, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return *options* without the named ones that are off, which change nothing.

    >>> options_on(rules_in_force("monclar"), {"cut": False, "a-la-volee": False, "hand": 6})
    {'cut': False, 'hand': 6}
    """
    return {name: value for name, value in options.items() if value is not False or name not in rules.choices}


def _check_keys(options: Mapping[str, Any], rules: RuleSet) -> None:
    if len(options) > MOST_OPTIONS:
        raise RulesError(AgreementMistake.TOO_MANY_OPTIONS, count=len(options), most=MOST_OPTIONS)
    length = len(msgspec.json.encode(options))
    if length > MOST_OPTION_BYTES:
        raise RulesError(AgreementMistake.TOO_LONG, count=length, most=MOST_OPTION_BYTES)
    for name in options:
        family = schema_of(rules.family)
        if name not in rules.choices and name not in (*family.knobs, *family.sections, "match", "by_hand"):
            raise RulesError(AgreementMistake.UNKNOWN_OPTION, name=name, rules=rules.id, known=tuple(rules.choices))


def _check_seats(rules: RuleSet, seats: int) -> None:
    if seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise AgreementError(
            "seats",
            RulesError(AgreementMistake.NOT_FOR_SO_MANY, rules=ByLanguage(rules.name), seats=seats, least=least, most=most),
        )
