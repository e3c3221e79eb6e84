"""The command line has words, in both languages, for all that can happen and for all that can be refused."""

import re
from pathlib import Path

import pytest

import huit
from huit.clients.texts import EVENTS, REASONS, event_words, reason_words
from huit.engine import events
from huit.views.positions import RefusedMoveError, load_position

SCENES = sorted((Path(__file__).parents[1] / "scenarios").glob("*-*.toml"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_code_in_the_engine_has_its_words(language: str) -> None:
    kinds = set(re.findall(r'"kind": "(\w+)"', Path(events.__file__).read_text("utf-8"))) | set(events._SEAT_ONLY.values())
    assert kinds <= set(EVENTS[language])
    sources = sorted(Path(events.__file__).parent.rglob("*.py"))
    source = "".join(path.read_text("utf-8") for path in sources)
    codes = set(re.findall(r'Reason\("(\w+)"', source)) | set(re.findall(r'"(\w+_needed)"', source))
    assert codes <= set(REASONS[language])


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_scene_can_be_told(language: str) -> None:
    for path in SCENES:
        position, refused = load_position(path), None
        try:
            for _, _, told in position.replay():
                for event in told:
                    for seat in (None, 0, 1):
                        assert event_words(event.for_seat(seat), language)
        except RefusedMoveError as error:
            refused = error.error.reason
        assert refused is None or reason_words(refused, language)


def test_the_codes_of_refusals_are_documented() -> None:
    documented = huit.Reason.__doc__ or ""
    assert all(f"``{code}``" in documented for code in REASONS["en"])
