"""Rounds without an end are told of, for the numbers of players that have them."""

import pytest

from huit.lab.balance import round_ends
from huit.lab.balance.round_ends import how_rounds_end
from huit.lab.conformance import RoundEnds
from huit.rules import load_rules
from huit.rules.findings import Finding


def ended(seats: int, unfinished: int, *, broken: int = 0) -> RoundEnds:
    return RoundEnds(seats, "thrifty", 30, blocked=0, unfinished=unfinished, broken=broken, mean_decisions=100.0)


def found_of(monkeypatch: pytest.MonkeyPatch, told: list[RoundEnds], **options: object) -> list[Finding]:
    """Return what is found in rules whose rounds end as *told*."""
    by_seats = {one.seats: one for one in told}
    monkeypatch.setattr(round_ends, "ends", lambda _, seats, **__: by_seats[seats])
    options |= {"seats_min": told[0].seats, "seats_max": told[-1].seats}
    return how_rounds_end(load_rules("minimale", options=options))[1]


def test_a_few_rounds_without_an_end_are_a_warning_that_names_the_numbers_of_players(monkeypatch: pytest.MonkeyPatch):
    one = found_of(monkeypatch, [ended(2, 0), ended(3, 0), ended(4, 30), ended(5, 1)])[0]
    assert (one.code, one.level, one.key) == ("some_have_no_end", "warning", "seats_max")
    assert one.text["fr"].startswith(
        "à 4 et 5 joueurs, il y a des manches qui ne finissent pas\u00a0: 31 sur 60\u00a0; jouer à 3 au plus"
    )
    assert one.text["en"].startswith("with 4 and 5 players, there are rounds that do not end: 31 of 60; play with 3 at most")
    assert one.text["fr"].endswith("ou écrire play_limit = 300")
    limited = found_of(monkeypatch, [ended(2, 0), ended(3, 1)], play_limit=300)[0]
    assert "play_limit" not in limited.text["fr"]


def test_no_limit_of_players_is_advised_that_would_not_help(monkeypatch: pytest.MonkeyPatch):
    for told in ([ended(2, 1), ended(3, 0)], [ended(2, 0), ended(3, 1), ended(4, 0)], [ended(2, 14), ended(3, 30)]):
        one = found_of(monkeypatch, told)[0]
        assert (one.level, one.key) == ("warning", "")
        assert "at most" not in one.text["en"]


def test_rules_are_refused_where_half_of_the_rounds_do_not_end_whatever_the_number_of_players(monkeypatch: pytest.MonkeyPatch):
    found = found_of(monkeypatch, [ended(2, 15), ended(3, 30)])
    assert [(one.code, one.level) for one in found] == [("no_end", "refused")]
    assert "45 sur 60" in found[0].text["fr"]
    broken = found_of(monkeypatch, [ended(2, 30, broken=30), ended(3, 0)])
    assert [one.code for one in broken] == ["breaks_a_law"]


def test_rounds_without_an_end_are_found_for_the_numbers_of_players_that_have_them():
    endless = load_rules("deux-jeux", options={"seats_max": 10, "packs": 4, "hand": 12})
    told, found = how_rounds_end(endless, rounds=20)
    assert [one.seats for one in told] == list(endless.seats)
    assert all(one.broken == 0 for one in told)
    unfinished = sum(one.unfinished for one in told)
    assert [finding.facts["unfinished"] for finding in found if finding.code.endswith("no_end")] == [unfinished] * bool(
        unfinished
    )
