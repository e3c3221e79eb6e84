"""Finished rounds out of their journals: stepped through, of older engines too, and without the moves that were taken back."""

import msgspec
import pytest

from huit.engine.round import ENGINE_VERSION
from huit.rooms.film import Film
from huit.rooms.journal import Command, Moved, PollOpened
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from tests.rooms.scenes import opened, played


def test_a_film_steps_through_a_round_as_each_seat_saw_it():
    journal = played(opened("minimale", seats=3), rounds=2)
    for round_no in (1, 2):
        film = Film.of(journal, round_no)
        assert film is not None
        rooms = list(film.rooms())
        assert len(rooms) == len(film.moves) + 1
        assert rooms[-1].round.result == film.result
        for seat in range(3):
            views = film.views("abcdefghjkmn", seat)
            assert [view["seat"] for view in views] == [seat] * len(rooms)
            assert views[0]["hand"] == msgspec.to_builtins(rooms[0].view(Viewer("x", seat)))["hand"]
            assert not any(view["moves"] or view["why"] or view["may_catch"] for view in views)


def test_a_round_that_is_being_played_has_no_film():
    journal = played(opened("minimale", seats=2))
    assert Film.of(journal[:-1], 1) is None
    assert Film.of(journal, 1) is not None
    assert Film.of(journal, 2) is None
    assert Film.of(journal, 0) is None


def test_moves_that_were_taken_back_are_not_in_it():
    opening = opened("minimale", seats=2)
    room = Room.open(opening)
    journal: list[Command] = [opening]
    first, *_ = room.round.legal_moves()
    for command in (Moved(0, first), PollOpened(guest=0, kind="undo", seat=0, voters=())):
        journal.append(command)
        room = room.after(command)
    assert not room.played.moves
    journal += played(opening)[1:]
    film = Film.of(journal, 1)
    assert film is not None
    assert [moved.move for moved in film.moves] == [command.move for command in journal[3:] if isinstance(command, Moved)]


@pytest.mark.parametrize("change", [{"engine": ENGINE_VERSION - 1}, {"digest": "0" * 16}])
def test_a_round_of_an_older_engine_can_still_be_read(change: dict[str, object]):
    opening = opened("minimale", seats=2)
    journal = played(opening)
    ended = Room.replay(journal).ended
    first = msgspec.structs.replace(opening.first, **change)
    last = msgspec.structs.replace(journal[-1], ended=ended)
    film = Film.of([msgspec.structs.replace(opening, first=first), *journal[1:-1], last], 1)
    assert film is not None
    assert not film.is_playable
    assert film.result == ended.result
    assert len(film.moves) == len(journal) - 1
