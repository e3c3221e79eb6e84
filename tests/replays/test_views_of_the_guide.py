"""The hints of a first game are held against real rounds: they must be those of today's engine."""

from tools.guide_views import VIEWS, text


def test_the_views_are_what_the_engine_shows_today() -> None:
    assert VIEWS.read_text("utf-8") == text(), "write them anew: python -m tools.guide_views"
