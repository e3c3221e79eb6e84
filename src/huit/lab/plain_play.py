"""Rounds of players from anywhere, in plain Python, beside those of the house: `huit.players.Player` says what they need."""

from collections.abc import Sequence

import numpy as np

from huit.engine.actions import PASS
from huit.engine.bits import hash_seed, next_random
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round, new_round
from huit.lab.mass import LONGEST, ONCE
from huit.players import Player, PlayerError, any_player
from huit.rules import RuleSet


class PlainPlay:
    """Like `huit.lab.searched_play.Play`, for players of which one at least is from elsewhere (``module:Name``).

    >>> from huit.engine.jit import rows_of
    >>> from huit.lab.mass import Outcome
    >>> from huit.rules import load_rules
    >>> players = ["huit.players.player:PLAYERS", "thrifty"]
    >>> play = PlainPlay(load_rules("minimale"), seats=2, players=players)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    huit.players.player.PlayerError: ...no player; give it a name and choose(view, seed) (docs/players.md)
    """

    at_once = 10
    """Rounds that take some seconds at most."""

    def __init__(self, rules: RuleSet, *, seats: int, players: Sequence[str], in_match: bool = False) -> None:
        self._rules = rules
        self._seats = seats
        self._in_match = in_match
        self._players = [any_player(name) for name in players]

    def expect(self, rounds: int) -> None:
        """See `huit.lab.searched_play.Play`: here nothing is compiled."""

    def __call__(self, rows: np.ndarray, first: int, *, again: tuple[int, int] = ONCE) -> None:
        """Play a round for each of *rows*, which must be zeros; see `huit.lab.mass.play_rounds`.

        Raises:
            ValueError: if a player makes a move that is not allowed.
        """
        length, times = again
        round_: Round | None = None
        for k, row in enumerate(rows):
            match = k // length
            seed = first + match // times * length + k % length
            carried = round_.carried if round_ is not None and k % length else None
            round_ = new_round(self._rules, seats=self._seats, seed=seed, dealer=seed % self._seats, carried=carried)
            decisions = self._play_out(round_, match % times, hash_seed(~seed & 0x3FFFFFFF))
            _write(row, round_, decisions)

    def _play_out(self, round_: Round, shift: int, dice: int) -> int:
        """Play a round to its end, or `LONGEST` decisions; return how many were made."""
        round_.watch(in_match=self._in_match)
        for decision in range(LONGEST):
            if round_.over:
                return decision
            seat, dice = round_.next_to_act(), next_random(dice)
            player: Player = self._players[(seat + shift) % self._seats]
            move = player.choose(round_.view(seat), dice & 0x7FFFFFFF)
            try:
                if move is None:
                    round_.act(PASS, seat)
                else:
                    round_.play(move, seat=seat)
            except IllegalAction as error:
                legal = ", ".join(error.legal)
                raise PlayerError("plays_illegally", player=player.name, move=move, seat=seat, legal=legal) from error
        return LONGEST


def _write(row: np.void, round_: Round, decisions: int) -> None:
    """Write how a round ended into *row*."""
    row["decisions"], row["plays"] = decisions, round_.state.plays
    row["over"], row["reason"] = round_.over, round_.state.reason
    if round_.result is not None:
        row["winners"] = sum(1 << seat for seat in round_.result.winners)
        row["points"][: round_.seats] = round_.result.points
