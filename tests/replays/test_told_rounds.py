"""The sentences of the page are held against real rounds: they must be those of today's engine."""

from tools.told_rounds import ROUNDS, text


def test_the_rounds_are_what_the_engine_tells_today() -> None:
    assert ROUNDS.read_text("utf-8") == text(), "write them anew: python -m tools.told_rounds"
