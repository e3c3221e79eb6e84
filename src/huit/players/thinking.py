"""Players that search, at a table: the compiled search of a family, and the memory that it works in."""

from functools import cache
from typing import Any

from huit.engine.actions import Action, ActionSet
from huit.engine.jit import entry, rows_of, write_row
from huit.engine.kernel import bound
from huit.engine.odds import Guess, Odds
from huit.engine.round import family_named
from huit.players.choosing import Decide, Mind
from huit.players.player import players_of
from huit.players.search import MOST_NODES, Node, think, think_once


def search_kernels(family: str) -> dict[str, Any]:
    """Return the kernels that the search of `huit.players.search` leaves open, those of *family*."""
    players: Any = players_of(family)
    names = {name: getattr(players, name) for name in ("choose", "reflex", "candidates")}
    return {**family_named(family).kernels, **names}


@cache
def think_for(family: str) -> Any:
    """Return `think` bound to the kernels of *family*."""
    return bound(think, search_kernels(family), label=family)


class Thinker:
    """The search of one family, compiled on the first decision, with rows to work in: one decision at a time."""

    def __init__(self, family: str) -> None:
        parts = family_named(family)
        self._think = entry(bound(think_once, search_kernels(family), label=family))
        self._rules, self._views, self._worlds = rows_of(parts.columns, 1), rows_of(parts.view, 1), rows_of(parts.state, 2)
        self._odds, self._minds, self._guesses = rows_of(Odds, 1), rows_of(Mind, 1), rows_of(Guess, 1)
        self._tree = rows_of(Node, MOST_NODES)
        self._begin_odds = parts.kernels["begin_odds"]

    def warm_up(self) -> None:
        """Compile the search, or load it, by a decision about nothing: every row is empty."""
        rows = (self._rules, self._views, self._odds, self._minds)
        for row in rows:
            row[:] = 0
        self._think(*rows, self._worlds, self._guesses, self._tree, 0)

    def decide_by(self, odds: Odds | None) -> Decide:
        """Return what decides on views, with those *odds*; None for nothing learned."""

        def decide(mind: Mind, rules: Any, known: Any, seat: int, actions: ActionSet, chance: int) -> Action:
            if odds is None:
                learned = Odds()
                self._begin_odds(rules, known, learned)
            else:
                learned = odds
            rows = (self._rules, self._views, self._odds, self._minds)
            for row, record in zip(rows, (rules, known, learned, mind), strict=True):
                write_row(row[0], record)
            return self._think(self._rules, self._views, self._odds, self._minds, self._worlds, self._guesses, self._tree, chance)

        return decide


@cache
def thinker_for(family: str) -> Thinker:
    """Return the thinker of *family*, the same one every time."""
    return Thinker(family)
