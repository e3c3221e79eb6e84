"""What the computer players of a room would do now. Each decides on what its seat may know, and on nothing else."""

from collections.abc import Collection
from typing import NamedTuple

from huit.cards import Face
from huit.engine.actions import SAY
from huit.engine.bits import hash_seed, next_random, scaled
from huit.engine.round import Round
from huit.players import player_named, players_of
from huit.rooms.moving import REACTIONS
from huit.rooms.room import Room

STAND_IN = "thrifty"
"""The player that stands in for people who are away. It forgets nothing, whatever the room's own computers do."""

_SEED_BITS = (1 << 62) - 1
_FINE = 1 << 20
"""In how many steps a rate of forgetting is measured."""
MOST_FORGETFUL = 0.9
"""The highest rate of forgetting that is played. A player that never announced would never go out where that voids the win."""


class Wish(NamedTuple):
    """A move that a computer player would make now.

    >>> Wish(1, "catch", is_reaction=True)
    Wish(seat=1, move='catch', is_reaction=True)
    """

    seat: int
    move: str
    is_reaction: bool = False
    """Whether it is made out of turn: an announcement, a catch, or a card that jumps in. It must come before the next move."""


def computer_wishes(room: Room, *, seed: int, stand_ins: Collection[int] = ()) -> tuple[Wish, ...]:
    """Return what the computer players of *room* would do now, reactions first; *seed* settles what they leave to chance.

    They also play for the people of the seats *stand_ins*, who are away.

    >>> from huit.rooms.journal import Opened
    >>> opened = Opened(rules="monclar", options={}, match=None, names=("Léa", "Hugo"), computers=(True, True),
    ...                 player="thrifty", pace=1.0, forget=0.0, seed=7, first=None)
    >>> room = Room.open(opened)
    >>> [wish.seat for wish in computer_wishes(room.after(room.next_round(seed=7)), seed=1)]
    [0]
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
    left_with = None if move is None else players_of(view.family).announced_at(view, move)
    if move is None or left_with is None or not _forgets(room, seat, left_with):
        return move
    if move != "say":
        return move.removesuffix("!")
    view.actions &= ~(1 << SAY)
    return player.choose(view, seed) if view.actions else None


def _forgets(room: Room, seat: int, card: Face) -> bool:
    """Tell whether *seat* forgets to announce, settled by the card that it is left with.

    So a computer that forgot the announcement with its play does not remember it a moment later.
    """
    often = min(room.computer_play.forget, MOST_FORGETFUL)
    if often <= 0 or room.dealt.begun is None:
        return False
    dice = hash_seed((room.dealt.begun.seed * 1024 + seat * 64 + card) & _SEED_BITS)
    return scaled(next_random(dice), _FINE) < often * _FINE
