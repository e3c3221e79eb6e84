"""The par of a deal: what a player makes of one seat with its hand, whatever the others hold, over many imagined rounds."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from huit.engine.bits import hash_seed
from huit.engine.jit import entry, row_of, rows_of, write_row
from huit.engine.kernel import bound, kernel, open_name
from huit.engine.odds import Guess, Odds
from huit.engine.round import Round, family_named
from huit.engine.state import copy_state
from huit.lab.duels import Score
from huit.lab.mass import PLAIN, Outcome, write_outcome
from huit.lab.searched_play import play_one
from huit.players import player_named
from huit.players.family_search import search_kernels, think_for
from huit.players.minds import Mind
from huit.players.search import MOST_NODES, Node
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.rules.rule_set import MOST_SEATS

as_state, gather, redeal, begin_odds = (
    open_name("as_state"),
    open_name("gather"),
    open_name("redeal"),
    open_name("begin_odds"),
)

STRONG = "strong"
MOST_IMAGINED, _LEAST_IMAGINED = 1000, 100
"""How many rounds are imagined for a move. The level of a table imagines 4000, and takes four times as long."""
_LONG = 150
"""Rounds of more decisions than this are imagined less often: what a round takes grows with the square of its length."""
_TRIAL_ROUNDS = 16
_NO_POINTS = ("none", "wins")
"""Counts of a round that tell the winner only."""
_AT_ONCE = 4
"""Rounds between two yields of progress: some tenths of a second."""
_ROOT = 3
"""The place of what the seat knows among the states; before it are the round, and two to imagine on."""


@kernel
def play_imagined(
    rules_row: Any, views: Any, states: Any, odds_row: Any, guesses: Any, tree: Any, rows: Any, minds: Any, first: int
) -> None:
    """Play a round for each of *rows* from the first of *views* on, the cards that its seat does not see dealt anew each time.

    *states* are four: the round, two to imagine on, and what the seat knows.
    """
    rules = rules_row[0]
    view, root, guess = views[0], states[_ROOT], guesses[0]
    as_state(rules, view, view.seat + 0, root)
    for k in range(len(rows)):
        copy_state(root, states[0])
        begin_odds(rules, root, odds_row[0])
        guess.seat = view.seat
        guess.dice = hash_seed(first + k)
        gather(rules, root, guess)
        redeal(rules, states[0], odds_row[0], guess)
        play_one(rules, states, odds_row[0], guess, tree, rows[k], minds, 0, hash_seed(~(first + k) & 0x3FFFFFFF))


@cache
def imagined_loop(family: str) -> Any:
    """Return `play_imagined` bound to the kernels of *family*."""
    label = f"{family}_par"
    names = search_kernels(family) | {"think": think_for(family)}
    names["observe"] = bound(PLAIN.observe, names, label=label)
    names["write_result"] = bound(write_outcome, names, label=label)
    names["play_one"] = bound(play_one, names, label=label)
    return bound(play_imagined, names, label=label)


def counts_points(rules: RuleSet) -> bool:
    """Tell whether a round of *rules* brings points, and not only a winner.

    >>> from huit.rules import load_rules
    >>> counts_points(load_rules("monclar")), counts_points(load_rules("switch"))
    (True, False)
    """
    return schema_of(rules.family).counts(rules) not in _NO_POINTS


@dataclass(frozen=True)
class ParFound:
    """The result of a player on one seat over many rounds, as means with half of their 95 % interval."""

    points: Score | None
    """None where rounds bring no points."""
    won: Score
    """The share of rounds won, alone or with others."""
    imagines: int
    """How many rounds were imagined for a move."""


class Par:
    """The rounds that a strong player plays on *seat* of *dealt*, a round before its first move, against *others*.

    They play for points where the game counts any, else to win. The same round gives the same par on every machine.

    >>> from huit import load_rules, new_round
    >>> par = Par(new_round(load_rules("minimale"), seats=2, seed=5), seat=0, others="thrifty", seed=1, most=20)
    >>> par.imagines  # its rounds are compiled when it is run
    0
    """

    def __init__(self, dealt: Round, *, seat: int, others: str, seed: int, most: int = MOST_IMAGINED) -> None:
        """*most* rounds are imagined for a move, fewer where rounds are long."""
        family, columns = family_named(dealt.rules.family), dealt.columns
        self._seat, self._next, self._most = seat, seed, most
        self._columns, self._counts = columns, counts_points(dealt.rules)
        self._loop = entry(imagined_loop(dealt.rules.family))
        views, odds = rows_of(family.view, 1), rows_of(Odds, 1)
        write_row(views[0], dealt.view(seat))
        odds["in_match"] = self._counts
        imagined = (rows_of(family.state, _ROOT + 1), odds, rows_of(Guess, 1), rows_of(Node, MOST_NODES))
        self._known = (row_of(columns), views, *imagined)
        self._minds = rows_of(Mind, MOST_SEATS)
        for other in range(dealt.seats):
            write_row(self._minds[other], player_named(others).mind(columns))
        self.imagines = 0
        """How many rounds it imagines for a move; 0 before the first round."""
        self._points: list[int] = []
        self._won: list[int] = []

    def warm_up(self) -> None:
        """Compile the loop, or load it."""
        self._play(0)

    def run(self, rounds: int) -> Iterator[int]:
        """Play *rounds* rounds; yield now and then how many are played."""
        self._begin()
        for start in range(0, rounds, _AT_ONCE):
            rows = self._play(min(_AT_ONCE, rounds - start))
            self._points += rows["points"][:, self._seat].tolist()
            self._won += (rows["winners"].astype(np.int64) >> self._seat & 1).tolist()
            yield start + len(rows)

    def found(self) -> ParFound:
        """Return the par by the rounds so far."""
        points = Score.of(np.array(self._points)) if self._counts else None
        return ParFound(points, Score.of(np.array(self._won)), self.imagines)

    def _begin(self) -> None:
        """Let the heuristic play a few rounds, which tell how long they are, then the search."""
        length = float(self._play(_TRIAL_ROUNDS)["decisions"].mean())
        allowed = int(MOST_IMAGINED * (_LONG / length) ** 2) // _LEAST_IMAGINED * _LEAST_IMAGINED
        self.imagines = min(self._most, max(allowed, _LEAST_IMAGINED))
        write_row(self._minds[self._seat], player_named(f"{STRONG}@{self.imagines}").mind(self._columns))

    def _play(self, rounds: int) -> np.ndarray:
        rows = rows_of(Outcome, rounds)
        self._loop(*self._known, rows, self._minds, self._next)
        self._next += rounds
        return rows
