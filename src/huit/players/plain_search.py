"""The search of a family as plain Python: where nothing is compiled, two hundred times as slow, and so with fewer rounds."""

from typing import Any

from huit.engine.actions import Action, ActionSet
from huit.engine.odds import Odds
from huit.players.family_search import Thinker, ThinkerKind, Tree, search_entries, search_records
from huit.players.minds import Mind

MOST_PLAIN = 400
"""So many rounds are imagined at most for a plain decision: half a second of CPython, one to two seconds of Pyodide."""


class PlainThinker(Thinker):
    """A thinker with plain records to work in."""

    kind: ThinkerKind = "plain"

    def __init__(self, family: str) -> None:
        super().__init__(family)
        self._think, self._grow = search_entries(family)
        # A round adds one node at most.
        counts = ((record, min(count, MOST_PLAIN + 1)) for record, count in search_records(family)[4:])
        self._memory: list[list[Any]] = [[record() for _ in range(count)] for record, count in counts]

    def think(self, mind: Mind, rules: Any, view: Any, odds: Odds, seed: int) -> Action:
        """Return what is decided on *view*."""
        return self._think(*self._known(rules, view, odds, mind), *self._memory, seed)

    def grow(self, mind: Mind, rules: Any, view: Any, odds: Odds, choices: ActionSet, seed: int) -> Tree:
        """Return the tree that is grown from *choices*."""
        self._grow(*self._known(rules, view, odds, mind), *self._memory, choices, seed)
        return self._memory[-1]

    def _known(self, rules: Any, view: Any, odds: Odds, mind: Mind) -> list[list[Any]]:
        mind = mind.copy()
        mind.iterations = min(mind.iterations, MOST_PLAIN)
        # A search learns what the seat has not yet: in a row of its own, were it compiled.
        return [[rules], [view], [odds.copy()], [mind]]
