"""The searches that are given to browsers: made of the kernels as they stand, and deciding as these do."""

import random
from collections.abc import Generator, Sequence

import pytest

from huit.engine.jit import dtype_of, rows_of, write_row
from huit.engine.round import Round, new_round
from huit.players import player_named
from huit.players.family_search import Thinker, search_records
from huit.players.given_search import GivenThinker, known_rows, program_file, row_sizes
from huit.players.plain_search import MOST_PLAIN, PlainThinker
from huit.players.thinker import give_programs, thinker_for
from huit.rules import load_rules, rule_names
from tests.cases import games_mostly_long, so_many
from tests.laws.given_programs import GivenProgram, module_of
from tests.laws.test_hidden_mixes import some_mix
from tools.searches import DECISIONS, digest_of, digests_kept, kernels_digest, searched_families, views_to_think_about

Thinkers = dict[str, tuple[Thinker, ...]]
FAMILIES = searched_families()
SEARCHED = [name for name in rule_names() if load_rules(name).family in FAMILIES]
FEW = 24
"""Iterations."""
SEED = (1 << 61) + 1
"""Of more bits than a number of JavaScript has."""


@pytest.fixture(scope="module")
def thinkers() -> Generator[Thinkers]:
    """The thinkers of each family: by the program, by plain Python, by what this machine compiled."""
    made: Thinkers = {
        family: (GivenThinker(family, GivenProgram(family, row_sizes(family))), PlainThinker(family), thinker_for(family))
        for family in FAMILIES
    }
    yield made
    # Wasmtime wants them gone before Python ends.
    made.clear()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_search_was_made_of_the_kernels_as_they_stand(family: str):
    kept = digests_kept()
    assert kept["kernels"].get(family) == kernels_digest(family), "a kernel has changed since: run `make searches`"
    assert kept["programs"].get(family) == digest_of(program_file(family).read_bytes()), "run `make searches`"


def test_every_family_that_can_search_has_one_and_no_other():
    assert sorted(digests_kept()["programs"]) == FAMILIES
    assert sorted(path.stem for path in program_file("").parent.glob("*.wasm")) == FAMILIES


def test_the_decisions_that_the_page_is_asked_are_those_that_were_written():
    assert digests_kept()["decisions"] == digest_of(DECISIONS.read_bytes()), "run `make searches`"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_search_imports_nothing(family: str):
    module = module_of(family)
    assert [each.name for each in module.imports] == []
    assert sorted(each.name for each in module.exports) == ["__heap_base", "compare_once", "memory", "think_once"]


@pytest.mark.parametrize("family", FAMILIES)
def test_rows_as_bytes_lie_as_numpy_lays_them(family: str):
    round_ = new_round(next(name for name in SEARCHED if load_rules(name).family == family), seats=3, seed=4)
    round_.watch()
    view = round_.view(1)
    known, rows = (view.rules, view, view.odds, player_named("strong").mind(view.rules)), list[bytes]()
    for record, (layout, _) in zip(known, search_records(family), strict=False):
        row = rows_of(layout, 1)
        write_row(row[0], record)
        rows.append(row.tobytes())
    assert known_rows(family, *known) == b"".join(rows)
    assert row_sizes(family)[:-1] == [dtype_of(layout).itemsize for layout, _ in search_records(family)]


@pytest.mark.parametrize("name", games_mostly_long(SEARCHED, every=8))
def test_given_plain_and_compiled_searches_decide_alike(name: str, thinkers: Thinkers):
    rules = load_rules(name)
    compared = 0
    for seed in range(so_many(short=1, long=2)):
        compared += assert_alike(thinkers, new_round(rules, seats=rules.seats[seed % len(rules.seats)], seed=seed), seed, most=6)
    assert compared


def test_so_they_do_in_mixes(thinkers: Thinkers):
    compared = mixes = number = 0
    while mixes < so_many(short=8, long=100):
        number += 1
        mix = some_mix(random.Random(number))
        if mix is not None and mix[0].family in FAMILIES:
            mixes += 1
            compared += assert_alike(thinkers, new_round(mix[0], seats=mix[1], seed=number), number, most=3)
    assert compared > mixes


def assert_alike(thinkers: Thinkers, round_: Round, seed: int, *, most: int) -> int:
    """Compare the three kinds in positions of a round; return how many there were."""
    family, compared = round_.rules.family, 0
    round_.watch(in_match=seed % 2 == 1)
    for view, choices in views_to_think_about(round_, most=most):
        mind = player_named(f"strong@{FEW}").mind(view.rules)
        decided = {
            each.kind: (
                each.decide_by(view.odds)(mind, view.rules, view, view.seat, view.actions, SEED + compared),
                each.compare(mind, view, choices, SEED + compared),
            )
            for each in thinkers[family]
        }
        assert decided["given"] == decided["plain"] == decided["compiled"], (round_.rules.id, round_.rules.options, seed)
        compared += 1
    return compared


def test_what_is_given_comes_first():
    def make(family: str, sizes: Sequence[int]) -> GivenProgram | None:
        return GivenProgram(family, sizes) if family == "danish" else None

    give_programs(make)
    try:
        assert [thinker_for(family).kind for family in ("danish", "tricks")] == ["given", "compiled"]
    finally:
        give_programs(None)
    assert thinker_for("danish").kind == "compiled"


def test_a_plain_search_imagines_fewer_rounds_and_leaves_the_mind_as_it_is():
    round_ = new_round("trois-cinq-huit", seats=3, seed=2)
    round_.watch()
    view, choices = next(views_to_think_about(round_, most=1))
    mind = player_named("strong").mind(view.rules)
    assert mind.iterations > MOST_PLAIN
    considered = PlainThinker("tricks").compare(mind, view, choices, 1)
    assert sum(each.visits for each in considered.values()) == MOST_PLAIN
    assert mind == player_named("strong").mind(view.rules)
