"""Moments of a finished round in which another card was clearly better, from what its player could see."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from huit.engine.round import Round
from huit.players.advice import ADVISER, Why, best_first, choices_of
from huit.players.family_players import searched_players
from huit.players.player import PLAYERS
from huit.players.thinker import thinker_for

MOST_MOMENTS = 3
_CLEARLY = 0.05
"""A move is reported if another wins so large a share more of the imagined rounds, and more than twice its error."""
_MORE = 4
"""So many times the rounds are imagined for a move and the better one, alone."""
_SEED = 20_031


@dataclass(frozen=True)
class BetterMove:
    """A move, and a better one."""

    number: int
    """The move, counted from 1."""
    seat: int
    move: str
    chance: float
    """How often it reaches the goal in imagined rounds: see `Advice`."""
    better: str
    """The first action of a better move, in words."""
    better_chance: float
    why: tuple[Why, ...]
    goal: str = "win"
    """The goal of the chances: see `Advice`."""

    @property
    def lost(self) -> float:
        """The difference that it made, 0 to 1."""
        return self.better_chance - self.chance

    def as_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object; chances in thousandths."""
        return {
            "number": self.number,
            "seat": self.seat,
            "move": self.move,
            "goal": self.goal,
            "chance": round(1000 * self.chance),
            "better": self.better,
            "better_chance": round(1000 * self.better_chance),
            "why": [why.as_dict() for why in self.why],
        }


class Review:
    """Goes through the moves of a round from its deal on; *seats* are those whose moves are looked at.

    >>> from huit.views.positions import read_position
    >>> round_ = read_position('rules = "minimale"\\nhands = ["8c 9h Kd", "4c 5c 7d"]\\ndiscard = "2h"').round
    >>> review = Review(round_, [(0, "8c=s")], seats=[0])
    >>> list(review.run()), [(moment.move, moment.better) for moment in review.moments]
    ([1], [('8c=s', '9h')])
    """

    def __init__(
        self, round_: Round, moves: Sequence[tuple[int, str]], *, seats: Collection[int], in_match: bool = False
    ) -> None:
        """*in_match*: points decide."""
        self._round = round_
        self._moves = moves
        self._seats = seats
        self._found: list[BetterMove] = []
        round_.watch(in_match=in_match)

    def run(self) -> Iterator[int]:
        """Look at one move after another; yield how many are done.

        Raises:
            IllegalAction: if the moves are not of this round.
        """
        for number, (seat, move) in enumerate(self._moves, start=1):
            thinks = seat in self._seats and seat == self._round.turn and self._round.why_not(seat, move) is None
            if thinks and (moment := self._moment(number, seat, move)):
                self._found.append(moment)
            self._round.play(move, seat=seat)
            yield number

    @property
    def moments(self) -> list[BetterMove]:
        """The worst moments so far, in the order of the round."""
        worst = sorted(self._found, key=lambda moment: moment.lost, reverse=True)[:MOST_MOMENTS]
        return sorted(worst, key=lambda moment: moment.number)

    def _moment(self, number: int, seat: int, move: str) -> BetterMove | None:
        view = self._round.view(seat)
        family = searched_players(view.family)
        done, choices = family.decision_in(view, move), choices_of(family, view, view.actions)
        if done is None or not choices >> done & 1:
            return None
        mind, thinker = PLAYERS[ADVISER].mind(view.rules), thinker_for(view.family)
        considered = thinker.compare(mind, view, choices, _SEED + number)
        best = best_first(considered)[0]
        if best == done:
            return None
        # Once more between the two alone: the first time the worse one was hardly tried.
        mind.iterations *= _MORE
        pair = thinker.compare(mind, view, 1 << best | 1 << done, _SEED + number)
        moment = BetterMove(
            number,
            seat,
            move,
            pair[done].chance,
            family.word_of(view, best),
            pair[best].chance,
            tuple(Why(code, facts) for code, facts in family.reasons_for(view, best, choices)[:2]),
            family.goal_of(view),
        )
        error = 2 * sum(0.25 / each.visits for each in pair.values()) ** 0.5
        return moment if moment.lost >= max(_CLEARLY, error) else None
