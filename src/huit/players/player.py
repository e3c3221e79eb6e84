"""Computer players at a table: from a seat's view to a move, in words."""

from dataclasses import dataclass
from typing import Protocol

from huit.engine.actions import ALL_SUITS, DRAW, NAME_SUIT, PASS, SAY
from huit.engine.bits import hash_seed, next_random
from huit.engine.moves import Move
from huit.engine.shedding.legal import calls_suit
from huit.engine.shedding.view import SeatView
from huit.players.heuristics import CHANCES, RANDOM, THRIFTY, choose


class Player(Protocol):
    """Whoever decides for a seat."""

    @property
    def name(self) -> str:
        """What a table or a simulation calls it."""
        ...

    def choose(self, view: SeatView, seed: int) -> str | None:
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

    def choose(self, view: SeatView, seed: int) -> str | None:
        """See `Player.choose`."""
        dice = hash_seed(seed & 0x3FFFFFFFFFFFFFFF)
        announces = False
        word = Move(None)
        view = view.copy()
        while True:
            dice = next_random(dice)
            action = self._choose(view, (dice ^ (dice >> 32)) % CHANCES)
            if action == SAY and view.seat == view.turn and not view.forgot >> view.seat & 1:
                announces = True
                # Who announces plays: the card comes next.
                view.actions &= (1 << DRAW) - 1
                continue
            if action == PASS and view.seat != view.turn:
                return None
            if action >= NAME_SUIT and action < SAY:
                return str(Move(word.action, action - NAME_SUIT, announces))
            word = Move(action, announces=announces)
            if not self._names_a_suit(view, action):
                return str(word)
            view.hand = _without(view.hand, action)
            view.actions = ALL_SUITS

    def _choose(self, view: SeatView, chance: int) -> int:
        assert view.rules is not None, "a view that a player reads comes with the rules in force"
        return choose(self.kind, view.rules, view, chance)

    def _names_a_suit(self, view: SeatView, action: int) -> bool:
        assert view.rules is not None
        if action >= DRAW or not calls_suit(view.rules, view.row, action):
            return False
        is_last = view.hand_sizes[view.seat] == 1
        ends_the_round = is_last and not view.rules.plays_again[action] and not view.rules.announces_last
        return not ends_the_round


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
