"""The deal of the day: the same for everybody, each game in its turn."""

from collections import deque
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from huit.rooms import daily
from huit.rooms.daily import Day, daily_deal, games_in_turn, rules_of_day
from huit.rooms.deal import next_round
from huit.rooms.journal import GuestCommand, KnownDeal
from huit.rooms.messages import ChangeSettings, Computer, Sit, Viewer
from huit.rooms.room import Room
from huit.rooms.room_view import Moment
from huit.rooms.settings import RoomSettings
from huit.rules import load_rules, rule_names
from tests.rooms.scenes import moves_of, opened, said

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


NO_ADVICE = RoomSettings(advice="nobody")
OTHERWISE: dict[str, tuple[GuestCommand, ...]] = {
    "an easier computer": (
        said(0, Computer, id="a", seat=1, on=True, level="random"),
        said(0, Computer, id="b", seat=1, on=True, level=daily.COMPUTERS),
    ),
    "an open chair": (said(0, Computer, id="a", seat=1, on=False), said(0, Computer, id="b", seat=1, on=True)),
    "advice": (
        said(0, ChangeSettings, id="a", settings=RoomSettings(advice="all")),
        said(0, ChangeSettings, id="b", settings=NO_ADVICE),
    ),
    "another seat": (
        said(0, Sit, id="a", seat=1),
        said(0, Sit, id="b", seat=daily.OWN_SEAT),
        said(0, Computer, id="c", seat=1, on=True),
    ),
}
"""What the host may change before the deal, and what takes it back."""


def room_of_the_day(**other: Any) -> Room:
    deal = daily_deal(Day(FIRST, "2026-11-29"))
    opening = opened(deal.rules.id, seats=deal.seats)
    return Room.open(replace(opening, **({"cards": deal.cards, "settings": NO_ADVICE, "first": None, "host_seat": 0} | other)))


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("how", OTHERWISE)
def test_a_room_that_plays_otherwise_is_not_that_of_the_day(how: str):
    change, *back = OTHERWISE[how]
    room = room_of_the_day()
    changed = room.after(change)
    moment = Moment(room)
    views = [msgspec.to_builtins(each.view(Viewer("room"))) for each in (moment, Moment(changed, before=moment))]
    assert [view["daily"] for view in views] == ["2026-11-29", None]
    for command in back:
        changed = changed.after(command)
    assert changed.daily == "2026-11-29", "nothing is dealt yet"


@pytest.mark.usefixtures("few_games")
def test_a_round_that_was_begun_otherwise_is_never_that_of_the_day():
    for settings, is_kept in ((NO_ADVICE, True), (RoomSettings(advice="all"), False)):
        room = room_of_the_day(settings=settings)
        room = room.after(next_round(room, seat=0, id="n"))
        room = deque(moves_of(room), maxlen=1).pop()[1]
        room = room.after(said(0, ChangeSettings, id="b", settings=NO_ADVICE))
        assert (room.round_no, room.daily is not None) == (1, is_kept)


@pytest.mark.usefixtures("few_games")
def test_computers_that_forget_are_not_those_of_the_day():
    assert room_of_the_day(forget=0.1).daily is None
