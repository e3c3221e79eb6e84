"""Matches of trick games and Danish: what a round leaves to the next, how they end.

Statements: S3-03, S3-08, S3-12, S3-15; SM-10; DA-10.
"""

from typing import Any

import pytest

from huit.rooms.journal import MatchBegun, Moved, RoundBegun, decode_command, encode_command
from huit.rooms.match import MatchRequest
from huit.rooms.moves import check_current
from huit.rooms.room import Room
from huit.rules import load_rules
from huit.rules.match_plans import match_plan_for
from tests.rooms.scenes import bytes_of, opened, played

EIGHTEEN = MatchRequest("trois-cinq-huit")
CANADIAN = "sergeant-major-9-5-2"


def rounds_of(room: Room) -> list[tuple[int, ...]]:
    return [row.points for row in room.match.rows]


def test_s3_15_eighteen_rounds_and_the_highest_total_wins():
    room = Room.replay(played(opened("trois-cinq-huit", seats=3, match=EIGHTEEN), rounds=18))
    told = room.match.view
    assert told is not None
    assert (len(room.match.rows), told.over) == (18, True)
    totals = [sum(points) for points in zip(*rounds_of(room), strict=True)]
    assert told.totals == totals
    assert sum(totals) == 0
    assert told.winners == [seat for seat in range(3) if totals[seat] == max(totals)]


def test_s3_03_each_announces_each_kind_once_and_the_deal_passes():
    journal = played(opened("trois-cinq-huit", seats=3, match=EIGHTEEN), rounds=18)
    announced = [(command.seat, command.move) for command in journal if isinstance(command, Moved) and "choose" in command.move]
    assert [seat for seat, _ in announced] == [number % 3 for number in range(18)]
    assert len(set(announced)) == 18


def test_a_short_match_has_each_kind_once_in_all():
    short = opened("trois-cinq-huit", seats=3, match=MatchRequest("trois-cinq-huit-court"), options={"partie-courte": True})
    journal = played(short, rounds=6)
    announced = [command.move for command in journal if isinstance(command, Moved) and "choose" in command.move]
    assert len(set(announced)) == 6
    assert Room.replay(journal).match.over


@pytest.mark.parametrize("option", ["", "en-douze-points", "en-vingt-points"])
def test_sm_10_a_match_to_a_number_of_points_ends_when_somebody_has_them(option: str):
    rules = load_rules(CANADIAN, options={option: True} if option else {})
    plan = match_plan_for(rules)
    assert plan is not None
    assert plan.target == {"": 10, "en-douze-points": 12, "en-vingt-points": 20}[option]
    match = MatchRequest(plan.id, target=plan.target)
    room = Room.replay(played(opened(CANADIAN, seats=3, match=match, options=dict(rules.options)), rounds=200))
    told = room.match.view
    assert told is not None
    assert told.over
    sums = [0, 0, 0]
    for points in rounds_of(room):
        assert max(sums) < plan.target
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    assert told.totals == sums
    assert max(sums) >= plan.target
    assert told.winners == [seat for seat in range(3) if sums[seat] == max(sums)]


def test_sm_10_or_after_nine_rounds():
    match = MatchRequest("sergent-major-manches")
    room = Room.replay(played(opened(CANADIAN, seats=3, match=match, options={"neuf-manches": True}), rounds=200))
    assert (len(room.match.rows), room.match.over) == (9, True)


def test_sm_11_a_round_that_wins_the_match_ends_it_whatever_the_points():
    match = MatchRequest("sergent-major-libre")
    options: dict[str, Any] = {"douze-plis": True, "tricks_to_win": 9}
    room = Room.replay(played(opened(CANADIAN, seats=3, match=match, options=options), rounds=200))
    *before, last = room.match.rows
    told = room.match.view
    assert told is not None
    assert (last.reason, {row.reason for row in before}) == ("outright", {"played"} if before else set())
    assert (told.over, told.winners) == (True, list(last.winners))


def test_s3_08_s3_12_the_points_of_a_round_are_exchanged_in_the_next():
    journal = played(opened("trois-cinq-huit", seats=3, match=EIGHTEEN), rounds=4)
    room = Room.replay(journal)
    before = rounds_of(room)[2]
    assert room.round is not None
    assert tuple(room.round.state.previous) == before
    first = Room.replay(journal[: next(place for place, command in enumerate(journal) if isinstance(command, RoundBegun))])
    assert first.round is not None
    assert first.round.state.previous == [0, 0, 0]


def test_a_new_match_begins_with_nothing_announced_and_nothing_to_exchange():
    room = Room.replay(played(opened("trois-cinq-huit", seats=3, match=EIGHTEEN), rounds=2))
    assert room.round is not None
    assert any(room.round.state.chosen)
    room = room.after(MatchBegun(seat=0, match=EIGHTEEN, first=room.next_round(seed=5)))
    assert room.round is not None
    assert (room.round.state.previous, room.round.state.chosen) == ([0, 0, 0], [0, 0, 0])
    assert room.round.result is None


@pytest.mark.parametrize(
    ("rules", "seats"), [("trois-cinq-huit", 3), (CANADIAN, 3), ("sergeant-major-8-5-3", 3), ("danish", 2), ("danish", 6)]
)
def test_a_room_is_built_again_from_its_journal(rules: str, seats: int):
    journal = played(opened(rules, seats=seats), rounds=3)
    again = Room.replay(decode_command(encode_command(command)) for command in journal)
    assert bytes_of(again) == bytes_of(Room.replay(journal))


def test_an_exchange_is_not_stale_because_another_one_came_first():
    room = Room.open(opened("danish", seats=3))
    seen = room.seq
    assert room.round is not None
    other = next(move for move in room.round.legal_moves(1) if move.startswith("swap"))
    room = room.after(Moved(1, other))
    assert room.round is not None
    check_current(room, seen, room.round.legal_moves(0)[0], seat=0)


def test_da_10_a_point_a_round_and_the_match_goes_to_x():
    opening = opened("danish", seats=3, match=MatchRequest("danish", 2))
    rounds = 0
    room = Room.open(opening)
    while not room.match.over:
        rounds += 1
        room = Room.replay(played(opening, rounds=rounds))
    told = room.match.view
    assert told is not None
    assert all(sorted(points) == [0, 0, 1] for points in rounds_of(room))
    assert max(told.totals) == 2
    assert told.winners == [told.totals.index(2)]
