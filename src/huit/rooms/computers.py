"""Which computer seat should act next, and what it does: decided on what that seat may know, and nothing else."""

from typing import NamedTuple

from huit.cards import parse_face
from huit.engine.actions import SAY
from huit.engine.bits import hash_seed, next_random, scaled
from huit.engine.shedding.view import SeatView
from huit.players import player_named
from huit.rooms.room import REACTIONS, Room

_SEED_BITS = (1 << 62) - 1
_FINE = 1 << 20
"""How finely a rate of forgetting is measured."""


class Wish(NamedTuple):
    """A move that a computer player would make now."""

    seat: int
    move: str

    @property
    def is_reaction(self) -> bool:
        """Whether it is called out, whoever's turn it is."""
        return self.move in REACTIONS


def computer_wishes(room: Room, *, seed: int) -> tuple[Wish, ...]:
    """Return what the computer players of *room* would do now, reactions first; *seed* settles what they leave to chance."""
    if room.round.over:
        return ()
    wishes: list[Wish] = []
    for seat, is_computer in enumerate(room.computers):
        if is_computer and (seat == room.round.turn or room.round.reactions(seat)):
            move = _choose(room, room.round.view(seat), seed=seed ^ seat)
            if move is not None:
                wishes.append(Wish(seat, move))
    return tuple(sorted(wishes, key=lambda wish: not wish.is_reaction))


def _choose(room: Room, view: SeatView, *, seed: int) -> str | None:
    player = player_named(room.player)
    move = player.choose(view, seed)
    if move is None or not _announces(move) or not _forgets(room, view, move):
        return move
    if move != "say":
        return move.removesuffix("!")
    view.actions &= ~(1 << SAY)
    return player.choose(view, seed) if view.actions else None


def _announces(move: str) -> bool:
    return move == "say" or move.endswith("!")


def _forgets(room: Room, view: SeatView, move: str) -> bool:
    """Tell whether the seat forgets to announce the card that it is left with.

    Settled by that card, so that who forgot with the play does not remember a moment later.
    """
    if room.forget <= 0:
        return False
    kept = view.faces
    if move != "say":
        kept.remove(parse_face(move[:2]))
    dice = hash_seed((room.begun.seed * 512 + view.seat * 64 + kept[0]) & _SEED_BITS)
    return scaled(next_random(dice), _FINE) < room.forget * _FINE
