"""The study of the eights and the map of rules: which games they take from the library, and what the page says of them."""

from typing import Any

from benchmarks import gallery, study
from huit.rules import load_rules, rule_names
from huit.rules.questions import usual_seats


def test_a_game_that_comes_into_the_library_is_studied_and_mapped():
    eights = [name for name in rule_names() if load_rules(name).family == "shedding"]
    assert study.versions() == eights
    assert {name for name, _, _ in study._asked(2000)} == set(rule_names())
    alone = [name for name in eights if not load_rules(name).at("teams", seats=4)]
    assert gallery.games() == [name for name in alone if usual_seats(load_rules(name)) == 4]


def test_the_page_says_who_was_played_by_how_many_and_who_in_teams():
    played = ("monclar", "les-huit", "le-8", "makao")
    told = {(name, player): row(name, player) for name in played for player in (study.THRIFTY, study.SEARCHING)}
    page = study.page(told)
    assert "4 games of the library, each played by four, *le-8* by two." in page
    assert "how much skill wins (of two teams, in *les-huit*)" in page
    assert "`makao`" in page
    alone = study.page({key: one for key, one in told.items() if key[0] in ("makao", "monclar")})
    assert "2 games of the library, each played by four." in alone
    assert "how much skill wins. A" in alone


def row(name: str, player: str) -> dict[str, Any]:
    """Return what a run might tell of a game."""
    found = (0.25, 0.01)
    seats = 2 if name == "le-8" else 4
    measures = dict.fromkeys(("turns", "minutes", "forced", "blocked", "first", "skill"), found)
    places = {"places": [found] * seats}
    return (
        {"rules": name, "player": player, "rounds": 2000, "seats": seats, "cards": {"8": found}, "eight": "8"} | measures | places
    )
