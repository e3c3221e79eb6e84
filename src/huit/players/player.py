"""Computer players at a table: from a seat's view to a move, in words."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from huit.cards import Face
from huit.engine.actions import ALL_SUITS, DRAW, NAME_SUIT, PASS, SAY, Action
from huit.engine.bits import hash_seed, next_random
from huit.engine.shedding.legal import calls_suit, is_announced_with, leaves_one
from huit.engine.shedding.moves import Move
from huit.engine.shedding.state import CHOOSE_FACE, CHOOSE_SEAT, GIVE, RUN, TAKE
from huit.engine.shedding.view import SeatView
from huit.players.heuristics import CHANCES, RANDOM, THRIFTY, choose
from huit.rules.columns import ON_LAST_CARD, UNPAID
from huit.rules.families import SHEDDING


class Player(Protocol):
    """Whoever decides for a seat."""

    @property
    def name(self) -> str:
        """What a table or a simulation calls it."""
        ...

    def choose(self, view: Any, seed: int) -> str | None:
        """Return the move that the seat of *view* makes, or None to let a reaction be. *seed* settles whatever is left to chance.

        >>> from huit import load_rules, new_round
        >>> round_ = new_round(load_rules("monclar"), seats=3, seed=5)
        >>> player_named("thrifty").choose(round_.view(0), seed=1) in round_.legal_moves()
        True
        """
        ...


@dataclass(frozen=True)
class HeuristicPlayer:
    """A player of `heuristics`, for one round played plain."""

    name: str
    kind: int

    def choose(self, view: Any, seed: int) -> str | None:
        """See `Player.choose`."""
        return _mover_of(view.family)(self.kind, view, hash_seed(seed & 0x3FFFFFFFFFFFFFFF))


@cache
def _mover_of(family: str) -> Callable[[int, Any, int], str | None]:
    """Return what makes a move, in words, for the players of *family*: from their kind, the view, and dice to be thrown."""
    return move_of if family == SHEDDING else importlib.import_module(f"huit.players.{family}").move_of


@cache
def chooser_of(family: str) -> Callable[..., Action]:
    """Return the kernel that chooses an action for the players of *family*."""
    return choose if family == SHEDDING else importlib.import_module(f"huit.players.{family}").choose


def move_of(kind: int, view: SeatView, dice: int) -> str | None:
    """Return the move of a shedding game that a player of that *kind* makes; None to let a reaction be."""
    move = Move(None)
    view = view.copy()
    may_say = False
    while True:
        dice = next_random(dice)
        assert view.rules is not None, "a view that a player reads comes with the rules in force"
        action = choose(kind, view.rules, view, (dice ^ (dice >> 32)) % CHANCES)
        if action == SAY and not is_late(view):
            # Said with the card, once it is chosen.
            may_say = True
            view.actions &= ~(1 << SAY)
            continue
        if action == PASS and view.seat != view.turn:
            return None
        if may_say and (move.action is None or view.phase == CHOOSE_FACE):
            move = replace(move, announces=_is_announced(view, action))
        move = _with_action(move, view, action)
        if not _asks_more(view, move, action):
            return str(move)


def is_late(view: SeatView) -> bool:
    """Tell whether what the seat of *view* may say is about the card that it was left with before."""
    rules = view.rules
    assert rules is not None
    own = 1 << view.seat
    if view.forgot & own:
        return True
    waits = rules.announces and rules.forgotten == ON_LAST_CARD and view.hand_sizes[view.seat] == 1 and not view.announced & own
    return bool(rules.late_say and waits) and (bool(rules.announces_last) or view.seat != view.turn)


def _is_announced(view: SeatView, action: Action) -> bool:
    """Tell whether *action* is a play, or a gift, that leaves what may be announced."""
    rules, held = view.rules, view.hand_sizes[view.seat]
    assert rules is not None
    if view.phase in (CHOOSE_SEAT, GIVE):
        return True
    if action >= DRAW:
        return False
    return (held <= 2 and is_announced_with(rules, view, view.seat, held)) or leaves_one(rules, view, action, held)


def _with_action(move: Move, view: SeatView, action: Action) -> Move:
    """Return *move* with what *action* adds to it."""
    if action >= SAY:
        return Move(action)
    if view.seat == view.turn and view.phase == CHOOSE_SEAT:
        return replace(move, to=action)
    if view.seat == view.turn and view.phase == GIVE:
        return replace(move, given=(*move.given, action))
    if view.seat == view.turn and view.phase == CHOOSE_FACE:
        return replace(move, stands_for=action)
    if NAME_SUIT <= action < SAY:
        return replace(move, suit=action - NAME_SUIT)
    return replace(move, action=action, takes=action == DRAW and view.phase == TAKE)


def _asks_more(view: SeatView, move: Move, action: Action) -> bool:
    """Tell whether a move wants more than *action*, and write into *view* what it wants."""
    rules = view.rules
    assert rules is not None
    if action >= SAY:
        return False
    if move.to is not None:
        view.phase = GIVE
        if move.given:
            view.hand = _without(view.hand, move.given[-1])
        view.actions = view.hand[0]
        return len(move.given) < view.gives_left
    if action >= DRAW or move.stands_for is not None:
        return False
    if rules.stands_for[action]:
        attacked = UNPAID <= view.row < UNPAID + 64
        others = rules.accept[view.row] if attacked else ~rules.refused[view.shown]
        view.phase, view.actions = CHOOSE_FACE, others & rules.plain
        view.turn = view.seat
        return True
    if _names_a_suit(view, action):
        view.hand = _without(view.hand, action)
        view.actions = ALL_SUITS
        return True
    return False


def _names_a_suit(view: SeatView, face: Face) -> bool:
    """Tell whether laying *face* asks its player for a suit: not in the middle of a run, nor where it ends the round."""
    rules = view.rules
    assert rules is not None
    if not calls_suit(rules, view.in_force if view.phase == RUN else view.row, face):
        return False
    if view.hand_sizes[view.seat] > 1:
        goes_on = view.phase == RUN and _without(view.hand, face)[0] & rules.accept[view.run + face]
        return not goes_on
    may_stay_in = (rules.plays_again[face], rules.announces_last, rules.teams, rules.goes_on, rules.forgotten == ON_LAST_CARD)
    return any(may_stay_in)


def _without(hand: list[int], face: int) -> list[int]:
    """Return the planes of *hand* less one copy of *face*: out of the last plane that has it."""
    planes = hand[:]
    for plane in reversed(range(len(planes))):
        if planes[plane] >> face & 1:
            planes[plane] ^= 1 << face
            break
    return planes


PLAYERS: dict[str, HeuristicPlayer] = {
    "thrifty": HeuristicPlayer("thrifty", THRIFTY),
    "random": HeuristicPlayer("random", RANDOM),
}
"""The players that a table or a simulation can name."""


def player_named(name: str) -> Player:
    """Return the player of that name.

    >>> player_named("thrifty").name
    'thrifty'

    Raises:
        ValueError: if there is none; the message names those that there are.
    """
    if name not in PLAYERS:
        raise ValueError(f"no player named {name!r}: there are {', '.join(PLAYERS)}")
    return PLAYERS[name]
