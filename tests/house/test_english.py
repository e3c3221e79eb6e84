"""English that is spoken at a card table: phrases that only a translation would use stand in no text of the terminal.

The page keeps the same list (`frontend/tests/english.test.ts`).
"""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.families import family_names, schema_of
from huit.rules.knobs import Knob
from huit.rules.prose import card_effects, notes
from huit.rules.rule_set import Mistake
from huit.scores import PLANS
from tests.rules.test_sentences import accepted
from tools.words.catalogue import inside, read_catalogue

HERE = Path(__file__).parent
UNSAID: dict[str, str] = json.loads((HERE / "unsaid_in_english.json").read_text(encoding="utf-8"))
LIBRARY = HERE.parents[1] / "src/huit/rules/library"


def test_the_terminal_speaks_as_players_do():
    _assert_spoken(_of_the_terminal())


@pytest.mark.parametrize("name", family_names())
def test_a_rule_is_told_as_players_tell_it(name: str):
    schema = schema_of(name)
    knobs = [*schema.knobs.values(), *schema.powers.values()]
    _assert_spoken([text for knob in knobs for text in _of_a_knob(knob)] + list(schema.basics["en"]))


@pytest.mark.parametrize("name", rule_names())
def test_a_sheet_is_written_as_players_talk(name: str):
    _assert_spoken(_of_a_sheet(load_rules(name)))


def test_the_sheet_of_a_mix_is_written_as_players_talk():
    _assert_spoken([text for rules in accepted(range(60)) for text in _of_a_sheet(rules)])


def test_a_mistake_is_told_in_the_same_words():
    _assert_spoken([mistake.sentence("en") for kind in Mistake.__subclasses__() for mistake in kind])


def test_a_version_presents_itself_as_players_would():
    _assert_spoken(
        text for path in sorted(LIBRARY.glob("**/*.toml")) for text in _english(tomllib.loads(path.read_text("utf-8")))
    )


def test_a_match_is_told_as_players_tell_it():
    _assert_spoken(plan.text("en") for plan in PLANS.values())


def test_what_is_not_said_is_found():
    translated = [
        "{who} lays {cards}", "it skips him", "one plays again at once", "a card of one’s hand", "say whom it hits",
        "who can answer has to: {answers}", "they go round the company", "{who} loses a turn", "makes one play again",
        "None of your cards goes: draw", "{card} does not go on {top}", "goes on any card", "the attack is paid",
        "the totals go on",
        "In his turn a player draws", "a card of the hand", "{who} is to play", "it takes {suit}", "has to make {n} tricks",
        "{count} {count:card|cards} of the hand",
        "{who} has no card left", "{who} puts {count} cards away", "send {who} away", "an open chair", "I look on first",
        "each for himself",
    ]  # fmt: skip
    found = [text for text in translated if _phrases(text)]
    assert found == translated
    assert {phrase for text in translated for phrase in _phrases(text)} == set(UNSAID), "a phrase that nothing here shows"
    assert not _phrases("the cards laid out in the deal; the round goes on for places; it takes the trick; who holds it?")


def _assert_spoken(texts: Iterator[str] | list[str]) -> None:
    said = [text for text in texts if text]
    assert said
    wrong = [f"{text!r}: rather {UNSAID[phrase]!r}" for text in said for phrase in _phrases(text)]
    assert not wrong, "English that nobody says at a card table"


def _phrases(text: str) -> list[str]:
    counted = re.sub(r"\{\w+:[^|{}]*\|([^{}]*)\}", r"\1", text)
    plain = re.sub(r"\{.*?\}", "…", counted)
    return [phrase for phrase in UNSAID if re.search(phrase, plain, re.IGNORECASE)]


def _of_the_terminal() -> Iterator[str]:
    """Yield the English that only Python says; what click says is its own, and sheets are read whole."""
    words = read_catalogue(LIBRARY.parents[1] / "words").files.values()
    files = (file for file in words if not file.on_page and file.name != "clicks" and not file.name.startswith("rules"))
    yield from (_plain(each.texts["en"]) for file in files for each in file.messages)


def _plain(pattern: ast.BaseNode) -> str:
    return "…".join(node.value for node in inside(pattern) if isinstance(node, ast.TextElement))


def _of_a_sheet(rules: RuleSet) -> list[str]:
    return [*notes(rules, "en"), *(effect.text["en"] for effect in card_effects(rules))]


def _of_a_knob(knob: Knob) -> Iterator[str]:
    yield from knob.words["en"].values()


def _english(section: dict[str, object]) -> Iterator[str]:
    """Yield what a rule file says in English, at whatever depth."""
    for key, value in section.items():
        if isinstance(value, dict):
            yield from _english(value)
        elif key == "en":
            yield str(value)


def _texts(said: object) -> Iterator[str]:
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        for part in said.values():
            yield from _texts(part)
