"""What the computer players of a room would do now. Each decides on what its seat may know, and on nothing else."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from huit.cards import Face
from huit.engine.actions import SAY
from huit.engine.chance import Seed, dice_of, draw_below
from huit.players import player_named, players_of
from huit.players.advice import ADVISER
from huit.rooms.moving import is_reaction
from huit.rooms.room import Room
from huit.rooms.trust import seed_for

STAND_IN = "thrifty"
"""The player that stands in for people who are away. It forgets nothing, whatever the room's own computers do."""

_FINE = 1 << 20
"""In how many steps a rate of forgetting is measured."""
MOST_FORGETFUL = 0.9
"""The highest rate of forgetting that is played. A player that never announced would never go out where that voids the win."""


_MANY, _SHORT = 8, 2
"""So many cards take as long to look through as any more; a player with so few may go out soon."""


class Wish(NamedTuple):
    """A move that a computer player would make now.

    >>> Wish(1, "catch", is_reaction=True)
    Wish(seat=1, move='catch', is_reaction=True, is_below_level=False)
    """

    seat: int
    move: str
    is_reaction: bool = False
    """Whether it is made out of turn: an announcement, a catch, or a card that jumps in. It must come before the next move."""
    is_below_level: bool = False
    """Whether the heuristic made it for a player that searches."""


class Acting(NamedTuple):
    """A seat that a computer plays for, and that may do something now."""

    seat: int
    is_turn: bool
    may_react: bool
    """Whether it may do something out of turn."""


class Forgetting(NamedTuple):
    """How a computer forgets to announce."""

    often: float
    seed: Seed
    """Settles, with the card that is left, whether it does."""


class Question(NamedTuple):
    """What would this seat do? A value with all that the seat may know and nothing else: another process could answer it."""

    seat: int
    view: Any
    player: str
    seed: int
    """Settles what the player leaves to chance."""
    is_turn: bool
    forgetting: Forgetting | None

    @property
    def searches(self) -> bool:
        """Whether its player searches: that takes long, and compiled code."""
        return player_named(self.player).searches(self.view.family)


def acting_seats(room: Room, *, stand_ins: Collection[int] = ()) -> tuple[Acting, ...]:
    """Return the seats whose computer may do something now: its own, and the seats of *stand_ins*, whose people are away."""
    round_ = room.round
    if round_ is None or round_.over:
        return ()
    seats = [seat for seat, is_computer in enumerate(room.computers) if is_computer or seat in stand_ins]
    return tuple(
        Acting(seat, seat == round_.turn, seat != round_.turn or bool(round_.reactions(seat)))
        for seat in seats
        if round_.legal_actions(seat)
    )


def hardness_of(room: Room) -> float:
    """Return how hard the choice of the seat whose turn it is looks to everybody, from 0 to 1: what it holds must not show.

    Few cards are quickly looked through; somebody who is about to go out makes one think.
    """
    if room.round is None or room.round.over:
        return 0.0
    sizes = room.round.state.hand_sizes[: room.seats]
    held = min(int(sizes[room.round.state.turn]), _MANY)
    is_threatened = held > 1 and any(0 < size <= _SHORT for seat, size in enumerate(sizes) if seat != room.round.state.turn)
    return (held + (_MANY if is_threatened else 0)) / (2 * _MANY)


def questions_for(room: Room, acting: Iterable[Acting], *, seed: int) -> tuple[Question, ...]:
    """Return what the *acting* seats of *room* are asked; *seed* settles what their computers leave to chance."""
    return tuple(_question(room, one, seed ^ one.seat) for one in acting)


def advice_for(room: Room, seat: int, *, seed: int) -> Question:
    """Return what a strong player is asked who advises the person on *seat*."""
    assert room.round is not None
    return Question(seat, room.round.view(seat), ADVISER, seed, True, None)


def _question(room: Room, acting: Acting, seed: int) -> Question:
    assert room.round is not None
    view = room.round.view(acting.seat)
    if not room.computers[acting.seat]:
        return Question(acting.seat, view, STAND_IN, seed, acting.is_turn, None)
    forgetting = None
    if room.computer_play.forget > 0 and room.dealt.begun is not None:
        often = min(room.computer_play.forget, MOST_FORGETFUL)
        forgetting = Forgetting(often, seed_for(room.dealt.begun.seed, "forgets", acting.seat, span=16))
    return Question(acting.seat, view, room.levels[acting.seat] or STAND_IN, seed, acting.is_turn, forgetting)


def answer(question: Question) -> Wish | None:
    """Return what the computer of that seat would do; None: nothing now."""
    move = _choose(question)
    return None if move is None else Wish(question.seat, move, is_reaction(move) or not question.is_turn)


def _choose(question: Question) -> str | None:
    player, view = player_named(question.player), question.view
    move = player.choose(view, question.seed)
    if move is None or question.forgetting is None:
        return move
    left_with = players_of(view.family).announced_at(view, move)
    if left_with is None or not _forgets(question.forgetting, left_with):
        return move
    if move != "say":
        return move.removesuffix("!")
    view.actions &= ~(1 << SAY)
    return player.choose(view, question.seed) if view.actions else None


def _forgets(forgetting: Forgetting, card: Face) -> bool:
    """Tell whether a seat forgets to announce, settled by the card that it is left with.

    So a computer that forgot the announcement with its play does not remember it a moment later.
    """
    dice = dice_of(seed_for(forgetting.seed, "left with", card, span=64))
    return draw_below(dice, _FINE) < forgetting.often * _FINE


def waits_for_computers(room: Room) -> bool:
    """Tell whether a round by correspondence waits for computers alone, those in the place of people who have left among them."""
    if not room.settings.is_correspondence or not room.is_playing or room.poll is not None:
        return False
    chairs = [room.seating.chairs[seat] for seat in room.awaited]
    return chairs != [] and all(chair.computer or chair.has_left or chair.is_played_for for chair in chairs)
