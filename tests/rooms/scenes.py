"""Rooms for the tests: opened from a fixed seed, played by their computers, or set at a scene."""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from huit.engine.chance import Seed
from huit.engine.round import ENGINE_VERSION, Round
from huit.players import player_named
from huit.rooms.agreement import rules_in_force
from huit.rooms.computers import ComputerMove, acting_seats, answer, questions_for
from huit.rooms.journal import Command, GuestCommand, Moved, Opened, RoundBegun
from huit.rooms.match import MatchRequest
from huit.rooms.room import Room
from huit.rooms.state import ComputerPlay
from huit.rules import load_rules
from huit.views.positions import read_position

NAMES = ("Anne", "Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade", "Léo", "Rose")
PATIENCE = 300
SENSIBLE = ComputerPlay("thrifty", pace=1.0, forget=0.0)


def begun(rules: str = "monclar", *, seed: Seed = 7, **other: Any) -> RoundBegun:
    return RoundBegun(seed=seed, digest=rules_in_force(rules).digest, engine=ENGINE_VERSION, **other)


def opened(
    rules: str = "monclar",
    *,
    seats: int = 4,
    people: int = 1,
    player: str = "thrifty",
    forget: float = 0.0,
    options: dict[str, Any] | None = None,
    match: MatchRequest | None = None,
    seed: Seed = 7,
) -> Opened:
    """Return what opens a room, with its first round, unless the person is to choose something before it."""
    opening = Opened(
        rules=rules,
        options=options or {},
        match=match,
        names=NAMES[:seats],
        computers=tuple(seat >= people for seat in range(seats)),
        player=player,
        pace=1.0,
        forget=forget,
        seed=seed,
        first=None,
        resolved=load_rules(rules, options=options or {}, is_checked=False).resolved,
    )
    room = Room.open(opening)
    return opening if room.waits_for_a_person else msgspec.structs.replace(opening, first=room.next_round(seed=seed))


def played(opening: Opened, *, rounds: int = 1) -> list[Command]:
    """Return the journal of a room in which the person plays as the computers do."""
    return [command for command, _ in steps_of(opening, rounds=rounds)]


def steps_of(opening: Opened, *, rounds: int = 1) -> Iterator[tuple[Command, Room]]:
    """Yield the commands of such a room, each with the room that it leaves."""
    room = Room.open(opening)
    yield opening, room
    while True:
        for command, after in moves_of(room):
            room = after
            yield command, room
        if room.round_no == rounds or room.match.over:
            return
        again = room.next_round(seed=room.seq, seat=0, id=f"n{room.seq}")
        room = room.after(again)
        yield again, room


def bytes_of(room: Room) -> bytes:
    """Return the whole room, hidden cards and all, as bytes that are equal when rooms are."""
    terms, rules = room.agreement, room.rules
    parts = {name: getattr(room, name) for name in room.__struct_fields__ if name != "agreement"}
    return msgspec.json.encode([rules.digest, rules.options, terms.seed, terms.since_round, parts], enc_hook=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, Round):
        return value.state.values()
    raise NotImplementedError(value)


def computer_wishes(room: Room, *, seed: int, stand_ins: Collection[int] = ()) -> tuple[ComputerMove, ...]:
    """Return what the computer players of *room* would do now, reactions first; *seed* settles what they leave to chance.

    They also play for the people of the seats *stand_ins*, who are away.
    """
    questions = questions_for(room, acting_seats(room, stand_ins=stand_ins), seed=seed)
    return tuple(sorted(filter(None, map(answer, questions)), key=lambda wish: not wish.is_reaction))


def moves_of(room: Room) -> Iterator[tuple[Moved, Room]]:
    """Yield the moves of a round, one by one, each with the room that it leaves.

    Rounds played by chance may not end for 100 000 moves: after `PATIENCE` moves, the computers play sensibly.
    """
    while room.is_playing:
        patient = len(room.played.moves) < PATIENCE
        wishes = computer_wishes(room if patient else msgspec.structs.replace(room, computer_play=SENSIBLE), seed=room.seq)
        if wishes:
            command = Moved(wishes[0].seat, wishes[0].move)
        else:
            assert room.round is not None
            seat = room.round.turn
            assert seat is not None
            word = player_named("thrifty").choose(room.round.view(seat), room.seq)
            assert word is not None
            command = Moved(seat, word, f"c{room.seq}")
        room = room.after(command)
        yield command, room


def room_at(scene: str, *, people: int = 1, forget: float = 0.0, player: str = "thrifty", seed: int = 7) -> Room:
    """Return a room whose round is the scene of a position file, its moves played."""
    position = read_position(scene)
    for _ in position.replay():
        pass
    round_ = position.round
    rules = round_.rules
    opening = opened(
        rules.id, seats=round_.seats, people=people, forget=forget, player=player, options=dict(rules.options), seed=seed
    )
    room = Room.open(opening)
    if room.round is None:
        room = room.after(room.next_round(seed=seed))
    return with_round(room, round_)


def with_round(room: Room, round_: Round) -> Room:
    """Return *room* with another round being played in it."""
    return msgspec.structs.replace(room, played=msgspec.structs.replace(room.played, round=round_))


def said(guest: int, kind: Any, *, id: str = "m", **fields: Any) -> GuestCommand:
    """Return the command that a message of *guest* is kept as."""
    return GuestCommand(guest, kind(id=id, **fields))
