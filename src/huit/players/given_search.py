"""The search of a family by a program that was compiled beforehand, and is given: where there is no Numba, in a browser."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from huit.engine.actions import Action, ActionSet
from huit.engine.byte_rows import bytes_of, layout_of, record_at
from huit.engine.odds import Odds
from huit.players.family_search import Thinker, ThinkerKind, Tree, search_records
from huit.players.minds import Mind
from huit.players.search import Node


class SearchProgram(Protocol):
    """The search of a family as a program over bytes. Numbers of 64 bits go in as decimals: JavaScript's would lose bits."""

    def think(self, rows: bytes, seed: str) -> int:
        """Return what is decided on *rows*, one of each record of which something is known, one after another."""
        ...

    def compare(self, rows: bytes, choices: str, seed: str) -> bytes:
        """Return the nodes of the tree that is grown from *choices*, one after another."""
        ...


MakeProgram = Callable[[str, Sequence[int]], SearchProgram | None]
"""Makes the program of a family, or None where there is none, from the sizes of its rows, `row_sizes`."""


def program_file(family: str) -> Path:
    """Return where `make searches` puts the program of *family*, a module of WebAssembly.

    >>> program_file("danish").name
    'danish.wasm'
    """
    return Path(__file__).with_name("searches") / f"{family}.wasm"


def row_sizes(family: str) -> list[int]:
    """Return the bytes of a row of rules, view, odds, mind, world, guess and node, and how many nodes there are.

    >>> row_sizes("danish")[-2:]
    [56, 32768]
    """
    records = search_records(family)
    return [*(layout_of(record).size for record, _ in records), records[-1][1]]


def known_rows(family: str, *known: Any) -> bytes:
    """Return what is known for a decision, records of rules, view, odds and mind, as rows."""
    layouts = (record for record, _ in search_records(family)[: len(known)])
    return b"".join(map(bytes_of, known, layouts))


class GivenThinker(Thinker):
    """A thinker that asks a program."""

    kind: ThinkerKind = "given"

    def __init__(self, family: str, program: SearchProgram) -> None:
        super().__init__(family)
        self._family, self._program = family, program

    def think(self, mind: Mind, rules: Any, view: Any, odds: Odds, seed: int) -> Action:
        """Return what is decided on *view*."""
        return self._program.think(known_rows(self._family, rules, view, odds, mind), str(seed))

    def grow(self, mind: Mind, rules: Any, view: Any, odds: Odds, choices: ActionSet, seed: int) -> Tree:
        """Return the tree that is grown from *choices*."""
        return _Nodes(self._program.compare(known_rows(self._family, rules, view, odds, mind), str(choices), str(seed)))


class _Nodes:
    """A tree in bytes."""

    def __init__(self, rows: bytes) -> None:
        self._rows = rows

    def __getitem__(self, place: int, /) -> Node:
        return record_at(self._rows, place, Node)
