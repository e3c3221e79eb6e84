"""The computer players of a room. Each decides on the view of its seat, and on nothing else."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from huit.cards import Face
from huit.engine.actions import SAY
from huit.engine.chance import Seed, dice_of, draw_below
from huit.players import player_named, players_of
from huit.players.advice import ADVISER
from huit.rooms.moves import is_reaction
from huit.rooms.room import Room
from huit.rooms.trust import seed_for

STAND_IN = "thrifty"
"""The player that stands in for people who are away. It forgets no announcement, whatever the room's own computers do."""

_FINE = 1 << 20
"""The resolution of a rate of forgetting."""
MOST_FORGETFUL = 0.9
"""The highest rate of forgetting. Some rules void the win of a player who did not announce: without a limit nobody would win."""


_MANY, _SHORT = 8, 2
"""Hand sizes: from `_MANY` cards on, a choice looks no harder; with `_SHORT` or fewer, a player may go out soon."""


class ComputerMove(NamedTuple):
    """A move that a computer player would make now.

    >>> ComputerMove(1, "catch", is_reaction=True)
    ComputerMove(seat=1, move='catch', is_reaction=True, is_below_level=False)
    """

    seat: int
    move: str
    is_reaction: bool = False
    """Whether it is made out of turn (an announcement, a catch, or a card that jumps in), and so before the next move."""
    is_below_level: bool = False
    """Whether the heuristic made it for a player that searches."""


class Acting(NamedTuple):
    """A seat that a computer plays for, and that may do something now."""

    seat: int
    is_turn: bool
    may_react: bool
    """Whether it may act out of turn."""


class Forgetting(NamedTuple):
    """How a computer forgets to announce."""

    often: float
    seed: Seed
    """Decides, with the card that is left, whether it forgets."""


class PlayerQuestion(NamedTuple):
    """The question what one seat would do, with all that the seat may know and nothing else: any process may answer it."""

    seat: int
    view: Any
    player: str
    seed: int
    """The seed of the player's random choices."""
    is_turn: bool
    forgetting: Forgetting | None

    @property
    def searches(self) -> bool:
        """Whether its player searches, which is slow and needs compiled code."""
        return player_named(self.player).searches(self.view.family)


def acting_seats(room: Room, *, stand_ins: Collection[int] = ()) -> tuple[Acting, ...]:
    """Return the seats whose computer may act now: seats of computers, and *stand_ins*, whose people are away."""
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
    """Return how hard the choice of the seat to play looks, from 0 to 1, by what everybody knows.

    A small hand is chosen from quickly; a player about to go out makes the others think.
    """
    if room.round is None or room.round.over:
        return 0.0
    sizes = room.round.state.hand_sizes[: room.seats]
    held = min(int(sizes[room.round.state.turn]), _MANY)
    is_threatened = held > 1 and any(0 < size <= _SHORT for seat, size in enumerate(sizes) if seat != room.round.state.turn)
    return (held + (_MANY if is_threatened else 0)) / (2 * _MANY)


def questions_for(room: Room, acting: Iterable[Acting], *, seed: int) -> tuple[PlayerQuestion, ...]:
    """Return the questions for the *acting* seats of *room*; *seed* is the seed of their random choices."""
    return tuple(_question(room, one, seed ^ one.seat) for one in acting)


def advice_for(room: Room, seat: int, *, seed: int) -> PlayerQuestion:
    """Return the question for the strong player that advises the person on *seat*."""
    assert room.round is not None
    return PlayerQuestion(seat, room.round.view(seat), ADVISER, seed, True, None)


def _question(room: Room, acting: Acting, seed: int) -> PlayerQuestion:
    assert room.round is not None
    view = room.round.view(acting.seat)
    if not room.computers[acting.seat]:
        return PlayerQuestion(acting.seat, view, STAND_IN, seed, acting.is_turn, None)
    forgetting = None
    if room.computer_play.forget > 0 and room.dealt.begun is not None:
        often = min(room.computer_play.forget, MOST_FORGETFUL)
        forgetting = Forgetting(often, seed_for(room.dealt.begun.seed, "forgets", acting.seat, span=16))
    return PlayerQuestion(acting.seat, view, room.levels[acting.seat] or STAND_IN, seed, acting.is_turn, forgetting)


def answer(question: PlayerQuestion) -> ComputerMove | None:
    """Return the move of the computer on that seat, or None to do nothing now."""
    move = _choose(question)
    return None if move is None else ComputerMove(question.seat, move, is_reaction(move) or not question.is_turn)


def _choose(question: PlayerQuestion) -> str | None:
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
    """Tell whether a seat forgets to announce, decided by the card that it is left with.

    So a computer that forgot the announcement with its play does not make it a moment later.
    """
    dice = dice_of(seed_for(forgetting.seed, "left with", card, span=64))
    return draw_below(dice, _FINE) < forgetting.often * _FINE


def waits_for_computers(room: Room) -> bool:
    """Tell whether a round by correspondence waits for computers alone, stand-ins for people who left included."""
    if not room.settings.is_correspondence or not room.is_playing or room.poll is not None:
        return False
    chairs = [room.seating.chairs[seat] for seat in room.awaited]
    return chairs != [] and all(chair.computer or chair.has_left or chair.is_played_for for chair in chairs)
