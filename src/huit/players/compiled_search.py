"""The search of a family compiled on this machine, on the first decision: needs NumPy, and Numba where it is not on disk yet."""

from collections.abc import Callable
from typing import Any

import numpy as np

from huit.engine.actions import Action, ActionSet
from huit.engine.jit import entry, rows_of, write_row
from huit.engine.odds import Odds
from huit.players.family_search import Thinker, ThinkerKind, Tree, search_entries, search_records
from huit.players.minds import Mind


class CompiledThinker(Thinker):
    """A thinker with rows to work in."""

    kind: ThinkerKind = "compiled"

    def __init__(self, family: str) -> None:
        super().__init__(family)
        self._think, self._grow = map(entry, search_entries(family))
        self._rows = tuple(rows_of(record, count) for record, count in search_records(family))
        self._known = self._rows[:4]
        # Another name for the same rows, whose fields are read as those of a record.
        self._tree = self._rows[-1].view(np.recarray)

    def warm_up(self) -> None:
        """Compile the search, or load it."""
        for run in self.runs():
            run()

    def runs(self) -> tuple[Callable[[], object], ...]:
        """Return a run of each of its programs: a decision about nothing, as every row is empty."""
        for row in self._known:
            row[:] = 0
        return (lambda: self._think(*self._rows, 0), lambda: self._grow(*self._rows, 0, 0))

    def think(self, mind: Mind, rules: Any, view: Any, odds: Odds, seed: int) -> Action:
        """Return what is decided on *view*."""
        self._know(rules, view, odds, mind)
        return self._think(*self._rows, seed)

    def grow(self, mind: Mind, rules: Any, view: Any, odds: Odds, choices: ActionSet, seed: int) -> Tree:
        """Return the tree that is grown from *choices*."""
        self._know(rules, view, odds, mind)
        self._grow(*self._rows, choices, seed)
        return self._tree

    def _know(self, *records: Any) -> None:
        for row, record in zip(self._known, records, strict=True):
            write_row(row[0], record)
