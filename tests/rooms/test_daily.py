"""The deal of the day: the same for everybody, each game in its turn."""

from hashlib import sha256

import pytest

from huit.rooms import daily
from huit.rooms.daily import Day, daily_deal, games_in_turn, rules_of_day
from huit.rooms.journal import KnownDeal
from huit.rules import load_rules, rule_names

SOME = ("minimale", "monclar", "le-8", "trois-cinq-huit")
"""Games that stand for the library: it grows, and with it the turn of every game."""
FIRST = 20786
TURNS = 5


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "games_in_turn", lambda: SOME)


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize(
    ("day", "rules", "seats", "dealer", "hand"),
    [
        (Day(20786, "2026-11-29"), "le-8", 2, 1, [16, 36, 9, 25, 2, 26, 43, 53]),
        (Day(20787, "2026-11-30"), "monclar", 4, 3, [8, 16, 28, 44, 17, 37, 46, 27]),
        (Day(21549, "2028-12-31"), "trois-cinq-huit", 3, 1, [12, 21, 29, 41, 45, 49, 6, 14, 22, 26, 30, 34, 42, 50, 27, 43]),
    ],
)
def test_a_date_deals_the_same_cards_at_every_server(day: Day, rules: str, seats: int, dealer: int, hand: list[int]):
    deal = daily_deal(day)
    assert (deal.rules.id, deal.seats, deal.cards.dealer) == (rules, seats, dealer)
    assert deal.cards.seed == sha256(f"huit donne du jour 1 cartes {day.date}".encode()).hexdigest()
    assert deal.dealt().hand(daily.OWN_SEAT) == hand


def test_all_games_of_the_library_have_their_turn():
    assert set(games_in_turn()) == set(rule_names())
    count = len(games_in_turn())
    start = FIRST // count * count
    for first in range(start, start + TURNS * count, count):
        assert {rules_of_day(number) for number in range(first, first + count)} == set(games_in_turn())


@pytest.mark.parametrize("games", [SOME[:3], SOME, None])
def test_no_two_days_running_have_the_same_game(games: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch):
    if games is not None:
        monkeypatch.setattr(daily, "games_in_turn", lambda: games)
    count = len(daily.games_in_turn())
    days = range(FIRST, FIRST + max(TURNS * count, 100))
    assert not [number for number in days if rules_of_day(number) == rules_of_day(number + 1)]


def test_the_games_come_in_another_order_each_turn():
    count = len(games_in_turn())
    orders = [tuple(rules_of_day(turn * count + place) for place in range(count)) for turn in range(TURNS)]
    assert len(set(orders)) == TURNS


@pytest.mark.parametrize("name", rule_names())
def test_each_game_can_be_dealt(name: str, monkeypatch: pytest.MonkeyPatch):
    """Also where a hand is to be chosen, or the cards cut."""
    monkeypatch.setattr(daily, "games_in_turn", lambda: (name,))
    deal = daily_deal(Day(FIRST, "2026-11-29"))
    assert deal.rules == load_rules(name)
    assert deal.seats in deal.rules.seats
    assert not deal.dealt().over


def test_a_known_deal_that_is_of_no_day_is_kept_as_before():
    assert KnownDeal("0" * 64, 1).daily == ""
