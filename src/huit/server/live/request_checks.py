"""Checks of requested rules, matches and names. A refusal says what would be right."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from huit.names import tidy_name, unseen_in
from huit.rooms.agreement import AgreementError, agreed_rules, requested_rules, rules_in_force
from huit.rooms.match import MatchRequest, plan_of
from huit.rooms.messages import MOST_NAME_CHARACTERS, MOST_TITLE_CHARACTERS
from huit.rooms.refusal import Refused
from huit.rules import RuleSet, is_game
from huit.rules.check import can_be_dealt, findings
from huit.rules.families import schema_of
from huit.rules.findings import Finding, refused
from huit.rules.labels import finding_in_labels
from huit.scores import ScoreError
from huit.server.limits import MOST_MESSAGE_CHARACTERS
from huit.server.live.wrong_rules import WRONG_RULES, CheckMistake
from huit.words.made import LANGUAGES, server


def checked_rules(name: str, options: dict[str, Any], *, seats: int | None) -> RuleSet:
    """Return the rules *name* with *options*, checked for *seats* players if given.

    Raises:
        Refused: ``malformed``, if they cannot be played.
    """
    try:
        rules = agreed_rules(name, options, seats=seats)
    except AgreementError as error:
        raise wrong(error.field, error.text, in_file=partial(error.text, in_file=True)) from error
    if _are_wrong(rules):
        raise wrong("options", CheckMistake.BROKE_A_LAW.sentence)
    return rules


def loaded_findings(name: str, options: dict[str, Any]) -> tuple[RuleSet | None, list[Finding], list[int]]:
    """Return the rules if they load, the findings without play, and the numbers of players they can be dealt to."""
    try:
        rules = requested_rules(name, options)
    except AgreementError as error:
        return None, [Finding("refused", error.why)], []
    found = findings(rules)
    if _are_wrong(rules):
        found.insert(0, refused(CheckMistake.BROKE_A_LAW))
    return rules, found, [seats for seats in rules.seats if can_be_dealt(rules, seats)]


def in_page_words(name: str, finding: dict[str, Any]) -> dict[str, Any]:
    """Return a *finding* about the rules *name* in the words of the page."""
    return finding_in_labels(finding, schema_of(rules_in_force(name).family)) if is_game(name) else finding


def _are_wrong(rules: RuleSet) -> bool:
    """Tell whether composed rules were found to break a law. Games of the library stay playable, even with the same digest."""
    return bool(rules.options) and rules.digest in WRONG_RULES


def requested_match(request: MatchRequest | None, rules: RuleSet, *, seats: int) -> MatchRequest | None:
    """Return the match of *request* after checking it.

    Raises:
        Refused: ``malformed``, if the match cannot be played by these rules.
    """
    try:
        if request is not None:
            plan_of(request, rules, seats=seats)
    except ScoreError as error:
        raise wrong("match", error.text) from error
    return request


def person_name(text: str, *, needed: bool = True) -> str:
    """Return *text* tidied; only characters that others can see are accepted.

    >>> person_name("  Anne ")
    'Anne'

    Raises:
        Refused: ``malformed``, if a character shows nothing, if it is too long once it is tidied, or empty and *needed*.
    """
    name = visible_text("name", text, most=MOST_NAME_CHARACTERS)
    if needed and not name:
        raise wrong("name", lambda language: server.WORDS[language].field.name)
    return name


def rules_title(text: str) -> str:
    """Return the tidied title of rules; only visible characters are accepted, and "" is no title.

    >>> rules_title("  Chez  Mamie ")
    'Chez Mamie'

    Raises:
        Refused: ``malformed``, if a character shows nothing, or if it is too long once it is tidied.
    """
    return visible_text("title", text, most=MOST_TITLE_CHARACTERS)


def visible_text(field: str, text: str, *, most: int) -> str:
    """Return *text* tidied.

    >>> visible_text("note", "  chez  Mamie ", most=20)
    'chez Mamie'

    Raises:
        Refused: ``malformed``, if a character shows nothing, or if it is longer than *most* characters when it is tidied.
    """
    tidy = tidy_name(text)
    if len(tidy) > most:
        # Some letters are composed of two: what came short enough may be kept longer.
        raise wrong(field, lambda language: server.WORDS[language].field.too_long(most))
    unseen = unseen_in(tidy)
    if unseen is not None:
        code = f"U+{ord(unseen):04X}"
        raise wrong(field, lambda language: server.WORDS[language].field.unseen(code))
    return tidy


def wrong(field: str, text: Callable[[str], str], *, in_file: Callable[[str], str] | None = None) -> Refused:
    """Return the refusal of a request whose *field* is wrong, with a *text* for players in every language.

    *in_file* are the texts for authors of rule files, if theirs are others.
    """
    said, written = ({language: each(language) for language in LANGUAGES} for each in (text, in_file or text))
    return malformed(field, written["en"], said=said, in_file=None if in_file is None else written)


def malformed(
    field: str, message: str, *, said: Mapping[str, str] | None = None, in_file: Mapping[str, str] | None = None
) -> Refused:
    """Return the refusal of a request whose *field* is wrong, with a *message* for programmers; see `wrong` for players."""
    why = {"code": "malformed", "message": _cut(f"{field}: {message}"), "field": field, "said": _all_cut(said or {})}
    return Refused("malformed", why | ({} if in_file is None else {"in_file": _all_cut(in_file)}))


def _cut(text: str) -> str:
    return text[:MOST_MESSAGE_CHARACTERS]


def _all_cut(texts: Mapping[str, str]) -> dict[str, str]:
    return {language: _cut(text) for language, text in texts.items()}
