"""Rooms for the tests: opened from a fixed seed, played by their computers, or set at a scene."""

from collections.abc import Iterator

import msgspec

from huit.players import player_named
from huit.rooms import Command, Moved, Opened, Room, RoundBegun, computer_wishes
from huit.rooms.room import rules_named
from huit.views.positions import read_position

NAMES = ("Anne", "Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade")


def begun(rules: str = "monclar", *, seed: int = 7, **asked_by: object) -> RoundBegun:
    return RoundBegun(seed=seed, rules=rules, options={}, digest=rules_named(rules).digest, **asked_by)


def opened(rules: str = "monclar", *, seats: int = 4, people: int = 1, player: str = "thrifty", forget: float = 0.0) -> Opened:
    computers = tuple(seat >= people for seat in range(seats))
    return Opened(names=NAMES[:seats], computers=computers, player=player, pace=1.0, forget=forget, first=begun(rules))


def played(opening: Opened, *, rounds: int = 1) -> list[Command]:
    """Return the journal of a room in which the person plays as the computers do."""
    journal: list[Command] = [opening]
    room = Room.open(opening)
    while True:
        for command in moves_of(room):
            room = room.after(command)
            journal.append(command)
        if room.round_no == rounds:
            return journal
        again = begun(opening.first.rules, seed=room.seq, seat=0, id=f"n{room.seq}")
        room = room.after(again)
        journal.append(again)


def moves_of(room: Room) -> Iterator[Moved]:
    """Yield the moves of a round, one by one."""
    while not room.round.over:
        wishes = computer_wishes(room, seed=room.seq)
        if wishes:
            command = Moved(wishes[0].seat, wishes[0].move)
        else:
            seat = room.round.turn
            assert seat is not None
            word = player_named("thrifty").choose(room.round.view(seat), room.seq)
            assert word is not None
            command = Moved(seat, word, f"c{room.seq}")
        yield command
        room = room.after(command)


def room_at(scene: str, *, people: int = 1, forget: float = 0.0, player: str = "thrifty") -> Room:
    """Return a room whose round is the scene of a position file, its moves played."""
    position = read_position(scene)
    for _ in position.replay():
        pass
    round_ = position.round
    opening = opened(round_.rules.id, seats=round_.seats, people=people, forget=forget, player=player)
    return msgspec.structs.replace(Room.open(opening), round=round_)
