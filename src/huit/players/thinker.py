"""The thinker: the compiled search of a family at a table, and its memory."""

from collections.abc import Callable
from functools import cache
from typing import Any

from huit.engine.actions import Action, ActionSet
from huit.engine.jit import entry, rows_of, write_row
from huit.engine.kernel import bound
from huit.engine.odds import WIN, Guess, Odds
from huit.engine.round import family_named
from huit.players.family_players import searched_players
from huit.players.minds import Considered, Decide, Mind
from huit.players.search import MOST_NODES, Node, compare_once, think, think_once


def search_kernels(family: str) -> dict[str, Any]:
    """Return the kernels that the search of `huit.players.search` leaves open, those of *family*."""
    players = searched_players(family)
    own = {"choose": players.choose, "reflex": players.reflex, "candidates": players.candidates}
    return {**family_named(family).kernels, **own}


@cache
def think_for(family: str) -> Any:
    """Return `think` bound to the kernels of *family*."""
    return bound(think, search_kernels(family), label=family)


class Thinker:
    """The search of one family, compiled on the first decision, with rows to work in: one decision at a time."""

    def __init__(self, family: str) -> None:
        parts = family_named(family)
        self._think, self._compare = (
            entry(bound(kernel, search_kernels(family), label=family)) for kernel in (think_once, compare_once)
        )
        self._rules, self._views, self._worlds = rows_of(parts.columns, 1), rows_of(parts.view, 1), rows_of(parts.state, 2)
        self._odds, self._minds, self._guesses = rows_of(Odds, 1), rows_of(Mind, 1), rows_of(Guess, 1)
        self._tree = rows_of(Node, MOST_NODES)
        self._known = (self._rules, self._views, self._odds, self._minds)
        self._memory = (self._worlds, self._guesses, self._tree)
        self._begin_odds = parts.kernels["begin_odds"]

    def warm_up(self) -> None:
        """Compile the search, or load it."""
        for run in self.runs():
            run()

    def runs(self) -> tuple[Callable[[], object], ...]:
        """Return a run of each of its programs: a decision about nothing, as every row is empty."""
        for row in self._known:
            row[:] = 0
        return (lambda: self._think(*self._known, *self._memory, 0), lambda: self._compare(*self._known, *self._memory, 0, 0))

    def decide_by(self, odds: Odds | None) -> Decide:
        """Return the decision by search, with *odds* learned in the round, or None."""

        def decide(mind: Mind, rules: Any, view: Any, seat: int, actions: ActionSet, chance: int) -> Action:
            self._know(mind, rules, view, odds)
            return self._think(*self._known, *self._memory, chance)

        return decide

    def compare(self, mind: Mind, view: Any, choices: ActionSet, seed: int) -> dict[Action, Considered]:
        """Return the results of each of *choices*, two at least, in imagined rounds. The one tried most is the best."""
        self._know(mind, view.rules, view, view.odds)
        self._compare(*self._known, *self._memory, choices, seed)
        tree, found = self._tree, dict[Action, Considered]()
        at = int(tree[0]["child"])
        while at:
            node = tree[at]
            found[int(node["action"])] = Considered(int(node["visits"]), int(node["value"]) / int(node["visits"]) / WIN)
            at = int(node["sibling"])
        return found

    def _know(self, mind: Mind, rules: Any, view: Any, odds: Odds | None) -> None:
        """Write the arguments of a decision into the rows."""
        if odds is None:
            odds = Odds()
            self._begin_odds(rules, view, odds)
        for row, record in zip(self._known, (rules, view, odds, mind), strict=True):
            write_row(row[0], record)


@cache
def thinker_for(family: str) -> Thinker:
    """Return the thinker of *family*, the same one every time."""
    return Thinker(family)
