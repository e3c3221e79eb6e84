"""Checks rules, matches and names that people ask for. A refusal says what would be right."""

from typing import Any

from huit.names import tidy_name, unseen_in
from huit.rooms.agreed import AgreementError, agreed_rules, asked_rules
from huit.rooms.match import MatchAsked, plan_of
from huit.rooms.refused import Refused
from huit.rules import RuleSet
from huit.rules.check import can_be_dealt, findings
from huit.rules.finding import Finding, refused
from huit.scores import ScoreError
from huit.server.limits import MOST_MESSAGE_CHARACTERS
from huit.server.live.wrong_rules import WRONG_RULES, CheckMistake


def agreed(name: str, options: dict[str, Any], *, seats: int | None) -> RuleSet:
    """Return the rules *name* with *options*, checked for *seats* players if given.

    Raises:
        Refused: ``malformed``, if they cannot be played.
    """
    try:
        rules = agreed_rules(name, options, seats=seats)
    except AgreementError as error:
        raise malformed(error.field, error.told("en"), french=error.told("fr")) from error
    if _are_wrong(rules):
        raise malformed("options", CheckMistake.BROKE_A_LAW.english, french=CheckMistake.BROKE_A_LAW.french)
    return rules


def looked_at(name: str, options: dict[str, Any]) -> tuple[RuleSet | None, list[Finding], list[int]]:
    """Return the rules if they load, what is found in them without playing, and the numbers of players they can be dealt to."""
    try:
        rules = asked_rules(name, options)
    except AgreementError as error:
        return None, [Finding("refused", error.why)], []
    found = findings(rules)
    if _are_wrong(rules):
        found.insert(0, refused(CheckMistake.BROKE_A_LAW))
    return rules, found, [seats for seats in rules.seats if can_be_dealt(rules, seats)]


def _are_wrong(rules: RuleSet) -> bool:
    """Tell whether rules that people composed were found to be wrong. A game of the library stays, even with the same digest."""
    return bool(rules.options) and rules.digest in WRONG_RULES


def match_asked(asked: MatchAsked | None, rules: RuleSet, *, seats: int) -> MatchAsked | None:
    """Return *asked* after checking it.

    Raises:
        Refused: ``malformed``, if the match cannot be played by these rules.
    """
    try:
        if asked is not None:
            plan_of(asked, rules, seats=seats)
    except ScoreError as error:
        raise malformed("match", str(error), french=error.told("fr")) from error
    return asked


def person_name(text: str, *, needed: bool = True) -> str:
    """Return *text* tidied; only characters that others can see are accepted.

    >>> person_name("  Anne ")
    'Anne'

    Raises:
        Refused: ``malformed``, if a character shows nothing, or if the name is empty and *needed*.
    """
    name = _visible("name", text)
    if needed and not name:
        raise malformed("name", "needed: what the others will call you", french="écrivez comment les autres vous appelleront")
    return name


def rules_title(text: str) -> str:
    """Return what people call their rules, tidied; only characters that others can see are accepted, and "" is no title.

    >>> rules_title("  Chez  Mamie ")
    'Chez Mamie'

    Raises:
        Refused: ``malformed``, if a character shows nothing.
    """
    return _visible("title", text)


def _visible(field: str, text: str) -> str:
    """Return *text* tidied, or refuse what shows nothing in it."""
    tidy = tidy_name(text)
    unseen = unseen_in(tidy)
    if unseen is not None:
        code = f"U+{ord(unseen):04X}"
        raise malformed(
            field,
            f"only letters that can be printed: {code} shows nothing there",
            french=f"on ne voit pas le signe {code} à cet endroit\u00a0: n’écrivez que ce qui se voit",
        )
    return tidy


def malformed(field: str, message: str, *, french: str = "") -> Refused:
    """Return the refusal of a request whose *field* is wrong; with *french*, it has words for players in both languages."""
    told = f"{field}: {message}"[:MOST_MESSAGE_CHARACTERS]
    said = {"fr": french[:MOST_MESSAGE_CHARACTERS], "en": message[:MOST_MESSAGE_CHARACTERS]} if french else {}
    return Refused("malformed", {"code": "malformed", "message": told, "field": field, "said": said})
