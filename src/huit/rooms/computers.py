"""Which computer seat should act next, and what it does: decided on what that seat may know, and nothing else."""

from collections.abc import Collection
from typing import NamedTuple

from huit.cards import FACES
from huit.engine.actions import SAY
from huit.engine.bits import hash_seed, next_random, scaled
from huit.engine.round import Round
from huit.engine.shedding.moves import Move
from huit.engine.shedding.view import SheddingView
from huit.players import player_named
from huit.rooms.moving import REACTIONS
from huit.rooms.room import Room

STAND_IN = "thrifty"
"""Who plays for a person who is away: it forgets nothing, whatever the computer players of the room are like."""

_SEED_BITS = (1 << 62) - 1
_FINE = 1 << 20
MOST_FORGETFUL = 0.9
"""However forgetful computers are, they remember so much: one time in ten."""
"""How finely a rate of forgetting is measured."""


class Wish(NamedTuple):
    """A move that a computer player would make now."""

    seat: int
    move: str
    is_reaction: bool = False
    """Whether it is made out of turn: called out, or a card laid à la volée. It comes before the next move or not at all."""


def computer_wishes(room: Room, *, seed: int, stand_ins: Collection[int] = ()) -> tuple[Wish, ...]:
    """Return what the computer players of *room* would do now, reactions first; *seed* settles what they leave to chance.

    They play for the seats of *stand_ins* too, whose people are away.
    """
    round_ = room.round
    if round_ is None or round_.over:
        return ()
    wishes: list[Wish] = []
    for seat, is_computer in enumerate(room.computers):
        if (is_computer or seat in stand_ins) and round_.legal_actions(seat):
            move = _choose(room, round_, seat, seed=seed ^ seat)
            if move is not None:
                wishes.append(Wish(seat, move, move in REACTIONS or seat != round_.turn))
    return tuple(sorted(wishes, key=lambda wish: not wish.is_reaction))


def _choose(room: Room, round_: Round, seat: int, *, seed: int) -> str | None:
    if not room.computers[seat]:
        return player_named(STAND_IN).choose(round_.view(seat), seed)
    player = player_named(room.computer_play.player)
    view = round_.view(seat)
    move = player.choose(view, seed)
    if move is None or not _announces(move) or not _forgets(room, view, move):
        return move
    if move != "say":
        return move.removesuffix("!")
    view.actions &= ~(1 << SAY)
    return player.choose(view, seed) if view.actions else None


def _announces(move: str) -> bool:
    return move == "say" or move.endswith("!")


def _forgets(room: Room, view: SheddingView, move: str) -> bool:
    """Tell whether the seat forgets what it should announce.

    Settled by the card that it is left with, so that who forgot with the play does not remember a moment later; by the card laid
    where none is left (« Maou »).
    """
    if room.computer_play.forget <= 0 or room.dealt.begun is None:
        return False
    # Who never remembered would never go out where that costs the last card its win.
    often = min(room.computer_play.forget, MOST_FORGETFUL)
    said = Move.parse(move)
    about = view.faces
    for face in said.given if said.action is None else (said.action,):
        if face in about and len(about) > 1:
            about.remove(face)
    # Whose last card obliges to play again has none left, and is still to announce what he draws.
    card = about[0] if about else FACES
    dice = hash_seed((room.dealt.begun.seed * 1024 + view.seat * 64 + card) & _SEED_BITS)
    return scaled(next_random(dice), _FINE) < often * _FINE
