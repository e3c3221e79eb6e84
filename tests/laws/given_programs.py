"""The searches that `make searches` made, run by Wasmtime: must agree with `frontend/src/here/search_program.ts`."""

from collections.abc import Sequence
from functools import cache
from struct import pack, unpack
from typing import Any

from wasmtime import Engine, Instance, Module, Store

from huit.players.given_search import program_file

_PAGE = 1 << 16
"""Memory of WebAssembly grows by so much."""
_ENGINE = Engine()


@cache
def module_of(family: str) -> Module:
    return Module.from_file(_ENGINE, str(program_file(family)))


class GivenProgram:
    """As `huit.players.given_search.SearchProgram` says."""

    def __init__(self, family: str, sizes: Sequence[int]) -> None:
        self._store = Store(_ENGINE)
        self._exports: Any = Instance(self._store, module_of(family), []).exports(self._store)
        self._memory = self._exports["memory"]
        self._free = self._exports["__heap_base"].value(self._store)
        *known, world, guess, node, nodes = sizes
        self._result, self._arguments = self._take(8), self._take(512)
        # One after another, as the rows come.
        self._rows = self._take(sum(known))
        places = [self._rows + sum(known[:count]) for count in range(len(known))]
        arrays = [(place, 1, size) for place, size in zip(places, known, strict=True)]
        self._tree = self._take(nodes * node)
        self._tree_end = self._free
        arrays += [(self._take(2 * world), 2, world), (self._take(guess), 1, guess), (self._tree, nodes, node)]
        self._arrays = b"".join(pack("7q", 0, 0, count, size, place, count, size) for place, count, size in arrays)
        self._memory.grow(self._store, -(-self._free // _PAGE) - self._memory.size(self._store))

    def think(self, rows: bytes, seed: str) -> int:
        self._run("think_once", rows, int(seed))
        (action,) = unpack("q", self._memory.read(self._store, self._result, self._result + 8))
        return action

    def compare(self, rows: bytes, choices: str, seed: str) -> bytes:
        self._run("compare_once", rows, int(choices), int(seed))
        return bytes(self._memory.read(self._store, self._tree, self._tree_end))

    def _run(self, name: str, rows: bytes, *numbers: int) -> None:
        self._memory.write(self._store, rows, self._rows)
        self._memory.write(self._store, self._arrays + pack(f"{len(numbers)}q", *numbers), self._arguments)
        status = self._exports[name](self._store, self._result, self._arguments)
        assert status == 0, status

    def _take(self, size: int) -> int:
        place = -(-self._free // 8) * 8
        self._free = place + size
        return place
