"""What a circle writes down of a room: who won, in which place, partners together, once for each end."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from huit.rooms.match import MatchRequest
from huit.rooms.room import Room
from huit.scores.standings import places
from huit.server.live.circle_rooms import played_in_room
from huit.server.storage.jobs import PlayedInRoom
from tests.rooms.scenes import opened, steps_of

AT = 1_700_000_000


def ends_of(rules: str, *, rounds: int = 1, **room: Any) -> Iterator[tuple[Room, tuple[PlayedInRoom, ...]]]:
    """Play a room, and yield what is over with each command, where something is."""
    rooms = (after for _, after in steps_of(opened(rules, **room), rounds=rounds))
    for before, after in pairwise(rooms):
        if told := played_in_room(before, after, at=AT):
            yield after, told


def test_each_round_is_over_once_and_the_winner_is_first():
    ends = list(ends_of("monclar", rounds=2))
    assert [one.number for _, (one,) in ends] == [1, 2]
    for room, (one,) in ends:
        finished = room.finished[-1]
        body = one.played
        assert (body.kind, body.at, body.game, body.of_match) == ("round", AT, "monclar", False)
        assert {seat for seat, line in enumerate(body.lines) if line.place == 1} == set(finished.winners)
        assert [line.points for line in body.lines] == list(finished.points)
        # In this game the points are what is left in hands: the fewest are best.
        others = [line for line in body.lines if line.place > 1]
        assert sorted(others, key=lambda line: line.place) == sorted(others, key=lambda line: line.points or 0)
        assert [line.name for line in body.lines] == list(room.names)


def test_partners_have_one_side_and_one_place():
    ((_, (one,)),) = ends_of("monclar", seats=4, options={"teams": 2})
    sides = [(line.side, line.place, line.points) for line in one.played.lines]
    assert sides[0] == sides[2]
    assert sides[1] == sides[3]
    assert {side for side, _, _ in sides} == {0, 1}


def test_a_match_is_over_with_its_last_round():
    ends = list(ends_of("monclar", rounds=3, match=MatchRequest("negatif", target=1)))
    room, (one_round, match) = ends[0]
    assert (one_round.played.of_match, match.played.kind, match.number, match.played.of_match) == (True, "match", 1, False)
    assert room.match.view is not None
    assert [line.points for line in match.played.lines] == room.match.view.totals
    assert {side for side, line in enumerate(match.played.lines) if line.place == 1} == set(room.match.view.winners)


@pytest.mark.parametrize("rules", ["danish", "trois-cinq-huit"])
def test_every_family_has_its_places(rules: str):
    ((room, (one,)),) = ends_of(rules, seats=3)
    finished = room.finished[-1]
    assert {seat for seat, line in enumerate(one.played.lines) if line.place == 1} >= set(finished.winners)
    assert min(line.place for line in one.played.lines) == 1


def test_who_tie_share_a_place():
    assert places([(True, 0), (False, -3), (False, -3), (False, -9)]) == [1, 2, 2, 4]
