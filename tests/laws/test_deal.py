"""The deal: WK-02 as the rules page says it, and chance that is chance, also from one seed to the next."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pytest

import huit
from huit.cards import is_joker, parse_face, parse_faces, suit_of
from huit.engine.hands import PLANES
from huit.engine.round import Round
from huit.engine.shedding.deal import deal_round
from huit.engine.shedding.state import SheddingState
from huit.rules import compile_rules
from huit.views.positions import read_position

ACE_OF_SPADES = parse_face("As")
SEEDS = {"one after the other": 1, "far apart": 1 << 32, "very far apart": 1 << 45}
"""Distances between seeds that are used in a row."""


def dealt(seats: int = 4, *, seed: int = 5, dealer: int | None = None, **options: object) -> Round:
    return huit.new_round(huit.load_rules("minimale", options=options), seats=seats, seed=seed, dealer=dealer)


@pytest.mark.parametrize("seats", range(2, 9))
def test_wk_02_eight_cards_each_and_one_turned_up(seats: int) -> None:
    round_ = dealt(seats)
    assert [len(hand) for hand in round_.hands] == [8] * seats
    assert len(round_.discard) == 1
    packs = 1 if seats <= 5 else 2
    assert len(round_.stock) == 52 * packs - 8 * seats - 1


def test_wk_02_one_by_one() -> None:
    """One card more each leaves everybody the cards he had: they are dealt round and round, not a hand at a time."""
    for few, many in zip(dealt(hand=7).hands, dealt(hand=8).hands, strict=True):
        assert set(few) < set(many)


def test_wk_02_the_deal_goes_round_from_the_left_of_the_dealer() -> None:
    by_the_last, by_the_first = dealt(dealer=3), dealt(dealer=0)
    assert by_the_last.hands == [by_the_first.hands[(seat + 1) % 4] for seat in range(4)]
    assert (by_the_last.turn, by_the_first.turn) == (0, 1)


def test_wk_02_the_first_card_of_the_stock_is_turned_up() -> None:
    """With one card less each, what comes next off the stock is the last round of the deal, and then the same starter."""
    few, many = dealt(hand=7), dealt(hand=8)
    coming = [*few.discard, *few.stock]
    last_cards = [(set(more) - set(less)).pop() for less, more in zip(few.hands, many.hands, strict=True)]
    assert coming[:4] == last_cards
    assert coming[4:] == [*many.discard, *many.stock]


def test_g_11_a_joker_never_stays_as_starter() -> None:
    for seed in range(200):
        round_ = dealt(seed=seed, jokers=True)
        assert not is_joker(round_.discard[0])
        assert sum(is_joker(face) for face in [*round_.stock, *(face for hand in round_.hands for face in hand)]) == 2


def test_the_same_seed_deals_the_same_cards() -> None:
    assert dealt(seed=9).state == dealt(seed=9).state
    assert dealt(seed=9).state != dealt(seed=10).state


@pytest.mark.parametrize("step", SEEDS.values(), ids=SEEDS)
def test_every_card_is_as_often_the_starter(step: int) -> None:
    starters = Counter(state.top for state in deals(5200, step))
    assert chi_square(starters, dict.fromkeys(range(52), 100.0)) < limit(51)


@pytest.mark.parametrize("step", SEEDS.values(), ids=SEEDS)
def test_everybody_gets_the_ace_of_spades_as_often(step: int) -> None:
    deals_ = 3900
    where: Counter[str] = Counter()
    for state in deals(deals_, step):
        holders = [seat for seat in range(4) if state.hands[PLANES * seat] >> ACE_OF_SPADES & 1]
        where[str(holders[0]) if holders else "on the table"] += 1
    expected = {str(seat): deals_ * 8 / 52 for seat in range(4)} | {"on the table": deals_ * 20 / 52}
    assert chi_square(where, expected) < limit(4)


@pytest.mark.parametrize("step", SEEDS.values(), ids=SEEDS)
def test_a_deal_says_nothing_about_the_next(step: int) -> None:
    """Naive seeding gives neighbours the same first cards: the suits of two starters in a row must be independent."""
    suits = [suit_of(state.top) for state in deals(3201, step)]
    pairs = Counter(pairwise(suits))
    assert chi_square(pairs, {(one, other): 200.0 for one in range(4) for other in range(4)}) < limit(15)


def deals(count: int, step: int) -> list[SheddingState]:
    columns, states = compile_rules(huit.load_rules("minimale"), seats=4), []
    for k in range(count):
        state = SheddingState()
        deal_round(columns, state, k * step, 3)
        states.append(state)
    return states


def chi_square(seen: Counter[Any], expected: Mapping[Any, float]) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[what] - wanted) ** 2 / wanted for what, wanted in expected.items())


def limit(degrees: int) -> float:
    """What χ² exceeds once in ten thousand times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    return degrees * (1 - spread + 3.719 * spread**0.5) ** 3


RECYCLING = """
rules = "minimale"
hands = ["Qd Kd", "5c 6c"]
discard = "2c 3c 4c 7c 9c Jc Qc Kc 4h"
stock = ""
moves = ["0 draw"]
random_seed = {seed!r}
"""


def stock_after_recycling(seed: int | str) -> list[int]:
    position = read_position(RECYCLING.format(seed=seed))
    assert [number for number, _, _ in position.replay()] == [1]
    drawn = set(position.round.hands[0]) - {parse_face("Qd"), parse_face("Kd")}
    return [*drawn, *position.round.stock]


@pytest.mark.parametrize("seed", [int, "{:064x}".format], ids=["int", "key"])
def test_g_03_the_same_random_seed_recycles_alike(seed: Callable[[int], int | str]) -> None:
    assert stock_after_recycling(seed(3)) == stock_after_recycling(seed(3))
    assert len({tuple(stock_after_recycling(seed(number))) for number in range(20)}) == 20


def test_g_03_every_card_is_as_often_the_first_of_the_new_stock() -> None:
    drawn = Counter(stock_after_recycling(seed)[0] for seed in range(800))
    rest = parse_faces("2c 3c 4c 7c 9c Jc Qc Kc")
    assert chi_square(drawn, dict.fromkeys(rest, 100.0)) < limit(7)


@pytest.mark.parametrize(("seats", "cards", "each"), [(5, 52, 5), (3, 32, 5), (6, 52, 8), (3, 52, 8)])
def test_kp_02_half_of_the_cards_are_dealt(seats: int, cards: int, each: int) -> None:
    rules = huit.load_rules("demi-paquet", options={"cards": cards})
    round_ = huit.new_round(rules, seats=seats, seed=1)
    assert [len(hand) for hand in round_.hands] == [each] * seats


def test_kp_01_three_players_or_more() -> None:
    with pytest.raises(huit.RulesError, match="only for 3 to 10"):
        huit.new_round(huit.load_rules("demi-paquet"), seats=2, seed=1)
