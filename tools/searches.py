"""The searches that `make searches` compiled: where they lie, what they were made from, and some of their decisions."""

import ast
import json
import tomllib
import zlib
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

from huit.engine.folding import names_read
from huit.engine.own_kernels import callees, source_of
from huit.engine.programs import name_of
from huit.engine.round import Round, new_round
from huit.players.advice import choices_of
from huit.players.family_players import can_search, searched_players
from huit.players.family_search import search_entries, search_records
from huit.players.given_search import known_rows, program_file, row_sizes
from huit.players.minds import CHANCES
from huit.players.plain_search import PlainThinker
from huit.players.player import PLAYERS, player_named
from huit.rules import load_rules, rule_names

ROOT = Path(__file__).parents[1]
DIGESTS = program_file("shedding").with_name("digests.toml")
DECISIONS = ROOT / "frontend/tests/search_decisions.json"
"""What the page's tests ask of the searches."""
_GAMES, _CHOICES = 3, 2
"""So many games of each family, and so many choices in each, are written down."""
_ITERATIONS = 200
_SEED = (1 << 53) + 1
"""Not a number of JavaScript."""
_LONGEST = 400
_NATIVE = ROOT / "src/huit/engine/native.py"


def searched_families() -> list[str]:
    """Return the families of the library whose players search.

    >>> searched_families()
    ['danish', 'shedding', 'tricks']
    """
    return sorted(filter(can_search, {load_rules(name).family for name in rule_names()}))


# Digests


def kernels_digest(family: str) -> str:
    """Return a digest of all that the search of *family* is compiled from, but for comments and docstrings."""
    kernels = dict[str, FunctionType]()
    waiting: list[Any] = [*search_entries(family)]
    while waiting:
        kernel = waiting.pop()
        if name_of(kernel) not in kernels:
            kernels[name_of(kernel)] = kernel
            waiting += [callee for _, callee in callees(kernel, names_read(_tree_of(kernel)))]
    parts = [f"{name} {_plain(_tree_of(kernel))} {[*_constants_of(kernel)]}" for name, kernel in sorted(kernels.items())]
    parts += [f"{record.__name__} {record.fields()} {count}" for record, count in search_records(family)]
    parts.append(_plain(ast.parse(_NATIVE.read_text("utf-8"))))
    return digest_of("\n".join(parts).encode())


def digest_of(content: bytes) -> str:
    """Return a digest of *content*."""
    return sha256(content).hexdigest()


def _tree_of(kernel: FunctionType) -> ast.FunctionDef:
    tree = source_of(kernel)
    assert tree is not None, kernel
    return tree


def _plain(tree: ast.AST) -> str:
    """Return a source as text without comments and docstrings, alike in every Python."""
    tree = ast.parse(ast.unparse(tree))
    for node in ast.walk(tree):
        body: list[ast.stmt] = getattr(node, "body", [])
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            body[0] = ast.Pass()
    return ast.unparse(tree)


def _constants_of(kernel: FunctionType) -> Iterator[tuple[str, str]]:
    """Yield what *kernel* reads of its module that is no function, by its name."""
    for name in sorted(names_read(_tree_of(kernel))):
        value = kernel.__globals__.get(name)
        if isinstance(value, int | float | str | tuple):
            yield name, repr(value)


def digests_kept() -> dict[str, Any]:
    """Return what stands beside the searches: see `write_digests`."""
    return tomllib.loads(DIGESTS.read_text("utf-8")) if DIGESTS.exists() else {}


def write_digests(made_with: str) -> None:
    """Write what the searches were made from and with, and the digests of what was made."""
    families = searched_families()
    made = {family: program_file(family).read_bytes() for family in families}
    lines = [
        "# Written by `make searches`. The test that compares is tests/laws/test_given_searches.py.",
        f'made_with = "{made_with}"',
        f'decisions = "{digest_of(DECISIONS.read_bytes())}"',
        *("", "[kernels]", *(f'{family} = "{kernels_digest(family)}"' for family in families)),
        *("", "[programs]", *(f'{family} = "{digest_of(made[family])}"' for family in families)),
    ]
    DIGESTS.write_text("\n".join(lines) + "\n", "utf-8")


# Decisions


def views_to_think_about(round_: Round, *, most: int) -> Iterator[tuple[Any, int]]:
    """Play *round_* on, by the heuristic; yield the view and the choices where thought is needed, *most* times."""
    family, mind, dice = searched_players(round_.rules.family), PLAYERS["thrifty"].mind(round_.columns), Random(most)
    found = 0
    for _ in range(_LONGEST):
        if round_.over or found == most:
            return
        seat = round_.next_to_act()
        view = round_.view(seat)
        if choices := choices_of(family, view, view.actions):
            found += 1
            yield view, choices
        round_.act(family.choose(mind, view.rules, view, seat, view.actions, dice.randrange(CHANCES)), seat)


def write_decisions() -> None:
    """Write what plain Python decides in some positions: rows as the programs take them, deflated, and what must come of them."""
    told = {family: {"sizes": row_sizes(family), "cases": [*_decisions_of(family)]} for family in searched_families()}
    DECISIONS.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _decisions_of(family: str) -> Iterator[dict[str, Any]]:
    thinker = PlainThinker(family)
    for name in [name for name in rule_names() if load_rules(name).family == family][:_GAMES]:
        round_ = new_round(name, seats=3, seed=8)
        round_.watch()
        for seed, (view, choices) in enumerate(views_to_think_about(round_, most=_CHOICES), start=_SEED):
            mind = player_named(f"strong@{_ITERATIONS}").mind(view.rules)
            rows = known_rows(family, view.rules, view, view.odds, mind)
            considered = thinker.compare(mind, view, choices, seed)
            yield {
                "game": name,
                "rows": b64encode(zlib.compress(rows, 9)).decode(),
                "seed": str(seed),
                "choices": str(choices),
                "decides": thinker.think(mind, view.rules, view, view.odds, seed),
                "visits": {str(action): found.visits for action, found in sorted(considered.items())},
            }
