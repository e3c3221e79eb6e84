"""The command line has words, in both languages, for all that can happen and for all that can be refused."""

import re
import sys
from inspect import getsource
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

import huit
from huit.clients.texts import event_words, reason_words, result_words, sentences, words_of
from huit.engine import events
from huit.engine.events import DutyName
from huit.engine.round import family_named
from huit.rooms.messages import RoomEvent
from huit.rules.families import family_names
from huit.views.positions import RefusedMoveError, load_position
from huit.words.made import danish as danish_words
from huit.words.made import events as events_words
from huit.words.made import tricks as tricks_words

LANGUAGES = ("fr", "en")
SCENES = sorted((Path(__file__).parents[1] / "scenarios").glob("*-*.toml"))


def codes_of(family: str) -> set[str]:
    """Return the codes of refusals in the engine of *family*."""
    sources = sorted(Path(events.__file__).with_name(family).rglob("*.py"))
    source = "".join(path.read_text("utf-8") for path in sources)
    return set(re.findall(r'Reason\("(\w+)"', source)) | set(re.findall(r'"(\w+_needed)"', source))


@pytest.mark.parametrize("family", family_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_in_the_engine_has_its_words(family: str, language: str) -> None:
    told = sentences(family, language)
    assert {kind.name for kind in family_named(family).event_kinds} <= set(told.events)
    asked = get_args(get_args(DutyName)[0])
    turns = {event_words({"kind": "turn", "seat": 0, "to": each, "count": 1}, language, family=family) for each in asked}
    assert len(turns) == len(asked), "whose turn it is"
    assert codes_of(family) <= set(told.why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_and_the_page_tell_the_same_kinds_of_events(language: str) -> None:
    """A kind that one of them still words, after it has gone or was renamed, is as wrong as one that is missing."""
    kinds = {kind.name for family in family_names() for kind in family_named(family).event_kinds}
    of_rooms = {told.__struct_config__.tag for told in get_args(RoomEvent)}
    terminal = {name for family in family_names() for name in sentences(family, language).events}
    # What a fact of the round makes another kind, and what is told otherwise by a fact of its own: « drew_debt ».
    made = {
        kind
        for family in family_names()
        for kind in re.findall(r'"kind": "(\w+)"', getsource(sys.modules[words_of(family).in_round.__module__]))
    }
    odd = {name for name in terminal - kinds - of_rooms - made if not any(name.startswith(f"{kind}_") for kind in kinds)}
    assert odd == set(), "the terminal words what no game tells"
    assert terminal & kinds == kinds, "the terminal"
    tables = [words.WORDS[language].events for words in (events_words, danish_words, tricks_words)]
    assert {kind for table in tables for kind in vars(table)} - of_rooms == kinds, "the page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_every_ending_is_told_as_its_own(language: str) -> None:
    causes = set(get_args(get_args(events.Cause)[0])) - {"turn", "refill"}
    told = {cause: event_words({"kind": "drew", "seat": 1, "count": 2, "cause": cause}, language) for cause in {*causes, "turn"}}
    assert len(set(told.values())) == len(told), told
    endings = set(get_args(get_args(events.Ending)[0])) - {"out", "played"}
    ends = {reason: result_words({"reason": reason, "winners": [0], "points": [0]}, language) for reason in {*endings, "out"}}
    assert len(set(ends.values())) == len(ends), ends


def test_every_scene_can_be_told() -> None:
    for path in SCENES:
        position, refused = load_position(path), None
        family = position.round.rules.family
        try:
            for _, _, told in position.replay():
                for event, seat, language in product(told, (None, 0, 1), LANGUAGES):
                    assert event_words(event.for_seat(seat), language, family=family, round_=position.round)
        except RefusedMoveError as error:
            refused = error.error.reason
        assert refused is None or all(reason_words(refused, language, family=family) for language in LANGUAGES)


def test_the_codes_of_refusals_are_documented() -> None:
    documented = huit.Reason.__doc__ or ""
    assert all(f"``{code}``" in documented for family in family_names() for code in codes_of(family))
