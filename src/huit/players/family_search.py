"""The search of one family: the kernels of `huit.players.search` bound to it, its records, and how any thinker is asked."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, Protocol

from huit.engine.actions import Action, ActionSet
from huit.engine.kernel import bound
from huit.engine.odds import WIN, Guess, Odds
from huit.engine.round import family_named
from huit.players.family_players import searched_players
from huit.players.minds import Considered, Decide, Mind
from huit.players.search import MOST_NODES, Node, compare_once, think, think_once
from huit.rules.record import Record

ThinkerKind = Literal["compiled", "given", "plain"]
"""Compiled on this machine; given as a program that was compiled beforehand; plain Python, which imagines fewer rounds."""


def search_kernels(family: str) -> dict[str, Any]:
    """Return the kernels that the search of `huit.players.search` leaves open, those of *family*."""
    players = searched_players(family)
    own = {"choose": players.choose, "reflex": players.reflex, "candidates": players.candidates}
    return {**family_named(family).kernels, **own}


@cache
def think_for(family: str) -> Any:
    """Return `think` bound to the kernels of *family*."""
    return bound(think, search_kernels(family), label=family)


def search_entries(family: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return `think_once` and `compare_once` bound to the kernels of *family*: all of its search that is called from outside."""
    names = search_kernels(family)
    return bound(think_once, names, label=family), bound(compare_once, names, label=family)


def search_records(family: str) -> tuple[tuple[type[Record], int], ...]:
    """Return the records that both take, and how many of each.

    What is known comes first: rules, view, odds, mind. The others are memory to work in: worlds, guess, tree.
    """
    parts = family_named(family)
    known = (parts.columns, 1), (parts.view, 1), (Odds, 1), (Mind, 1)
    return (*known, (parts.state, 2), (Guess, 1), (Node, MOST_NODES))


class Tree(Protocol):
    """Nodes by their place, as `Node` or as a row of it; the first one is the root."""

    def __getitem__(self, place: int, /) -> Any:
        """Return the node in that place."""
        ...


class Thinker(ABC):
    """The search of one family at a table, one decision at a time: by one of three kinds, which decide alike."""

    kind: ThinkerKind

    def __init__(self, family: str) -> None:
        self._begin_odds = family_named(family).kernels["begin_odds"]

    def warm_up(self) -> None:  # noqa: B027  # most kinds have nothing to wait for
        """Make ready what the first decision would wait for."""

    def decide_by(self, odds: Odds | None) -> Decide:
        """Return the decision by search, with *odds* learned in the round, or None."""

        def decide(mind: Mind, rules: Any, view: Any, seat: int, actions: ActionSet, chance: int) -> Action:
            return self.think(mind, rules, view, self._odds(rules, view, odds), chance)

        return decide

    def compare(self, mind: Mind, view: Any, choices: ActionSet, seed: int) -> dict[Action, Considered]:
        """Return the results of each of *choices*, two at least, in imagined rounds. The one tried most is the best."""
        tree = self.grow(mind, view.rules, view, self._odds(view.rules, view, view.odds), choices, seed)
        found = dict[Action, Considered]()
        at = int(tree[0].child)
        while at:
            node = tree[at]
            visits = int(node.visits)
            found[int(node.action)] = Considered(visits, int(node.value) / visits / WIN)
            at = int(node.sibling)
        return found

    @abstractmethod
    def think(self, mind: Mind, rules: Any, view: Any, odds: Odds, seed: int) -> Action:
        """Return what is decided on *view*: see `think_once`."""
        ...

    @abstractmethod
    def grow(self, mind: Mind, rules: Any, view: Any, odds: Odds, choices: ActionSet, seed: int) -> Tree:
        """Return the tree that is grown from *choices*, valid until the next decision: see `compare_once`."""
        ...

    def _odds(self, rules: Any, view: Any, odds: Odds | None) -> Odds:
        if odds is None:
            odds = Odds()
            self._begin_odds(rules, view, odds)
        return odds
