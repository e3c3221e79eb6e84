"""Draws by a key: the generator, what is made of its words, and that what a player sees of one draw says nothing about another.

Write the vectors, which the tests of the page read too, anew by ``python -m tests.laws.test_chance``.
"""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import huit
from huit.cards import faces_of
from huit.engine import chance
from huit.engine.bits import next_random
from huit.engine.chance import BY_KEY, Dice, chacha_block, check_seed, dice_of, draw_below, drawn, next_word, seeded, shuffle
from huit.engine.jit import row_of, rows_of
from huit.engine.round import family_named
from huit.lab import mass
from huit.rooms.trust import SECRET_BYTES, commitment_of, deal_seed_of, secret_from, seed_for
from huit.rules import compile_rules
from tests.laws.test_deal import chi_square, limit

VECTORS = Path(__file__).with_name("chance_vectors.json")
GAMES = [("monclar", 4), ("les-huit", 2), ("trois-cinq-huit", 3), ("danish", 4)]
ROUNDS, STEPS = 20, 120

RFC_8439 = [
    # 2.3.2
    (
        bytes(range(32)).hex(),
        (1, 0x09000000, 0x4A000000, 0),
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    # A.1, 1 to 5
    (
        "00" * 32,
        (0, 0, 0, 0),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        (1, 0, 0, 0),
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00" * 31 + "01",
        (1, 0, 0, 0),
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        "00ff" + "00" * 30,
        (2, 0, 0, 0),
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    (
        "00" * 32,
        (0, 0, 0, 0x02000000),
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
]


def key_number(number: int) -> str:
    return hashlib.sha256(str(number).encode()).hexdigest()


def words_of(key: str) -> list[int]:
    dice = Dice()
    assert seeded(dice, key) == BY_KEY
    return dice.key


# The generator


@pytest.mark.parametrize(("key", "counter_and_nonce", "stream"), RFC_8439)
def test_blocks_are_those_that_are_published(key: str, counter_and_nonce: tuple[int, int, int, int], stream: str) -> None:
    block = chacha_block(words_of(key), *counter_and_nonce)
    assert b"".join(word.to_bytes(4, "little") for word in block).hex() == stream


def test_a_key_has_256_bits_and_all_of_them_count() -> None:
    assert len(words_of("f" * 64)) * 32 == 256
    blocks = {tuple(chacha_block(words_of(f"{1 << bit:064x}"), 0, 0, 0, 0)) for bit in range(256)}
    assert len(blocks) == 256


@pytest.mark.parametrize("wrong", [-1, 1 << 62, "", "0" * 63, "0" * 65, "F" * 64, "g" * 64, "0" * 64 + "\n", 1.5, None])
def test_what_is_no_seed_is_refused_and_the_error_says_what_would_be_right(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*62 - 1, or a key of 64 hexadecimal digits"):
        check_seed(wrong)
    with pytest.raises(ValueError, match="a key of 64 hexadecimal digits"):
        huit.new_round("monclar", seats=2, seed=wrong)


# What is made of its words


def test_draws_are_those_that_are_written_down_for_every_reader() -> None:
    assert vectors() == json.loads(VECTORS.read_text("utf-8"))


def vectors() -> dict[str, Any]:
    """What every reader of a key must come to: the page, other programs, later versions."""
    keys = ["00" * 32, bytes(range(32)).hex(), key_number(1)]
    refused = next(key for key in map(key_number, range(1000)) if words_for_a_shuffle(key) > 11)
    return {
        "blocks": [
            {"key": key, "counter": counter, "nonce": nonce, "stream": stream} for key, (counter, *nonce), stream in RFC_8439
        ],
        "shuffles": [
            {"key": key, "stream": stream, "cards": cards, "order": " ".join(map(str, order_of(key, stream, cards)))}
            for key, stream, cards in [
                *((key, stream, cards) for key in keys for cards in (32, 52, 54, 104, 108) for stream in (0, 1)),
                (keys[2], 1000, 52),
                (refused, 0, 52),
            ]
        ],
        "sets": [
            {
                "key": key,
                "stream": stream,
                "among": among,
                "count": count,
                "drawn": " ".join(map(str, set_of(key, stream, among, count))),
            }
            for key in keys
            for among, count, stream in ((52, 4, 0), (48, 16, 1), (32, 2, 2), (16, 16, 3))
        ],
        "numbers": [
            {"key": key, "stream": stream, "below": below, "drawn": number_of(key, stream, below)}
            for key in keys
            for stream, below in enumerate((2, 6, 10, 31, 51, 52, 100, 108))
        ],
        "deals": [deal_of(number, ["0f" * 16, "f0" * 16][:number]) for number in range(3)],
    }


def deal_of(number: int, nonces: list[str]) -> dict[str, Any]:
    made = secret_from(hashlib.sha512(bytes([number])).digest()[:SECRET_BYTES])
    promised = {"seed": made.seed, "salt": made.salt, "nonces": nonces}
    return promised | {"commitment": commitment_of(made), "key": deal_seed_of(made, nonces)}


def at_stream(key: str, stream: int) -> Dice:
    dice = dice_of(key)
    dice.rng -= stream
    return dice


def order_of(key: str, stream: int, cards: int) -> list[int]:
    order = list(range(cards))
    shuffle(at_stream(key, stream), order, cards)
    return order


def set_of(key: str, stream: int, among: int, count: int) -> list[int]:
    return list(faces_of(drawn(at_stream(key, stream), (1 << among) - 1, count)))


def number_of(key: str, stream: int, below: int) -> int:
    return draw_below(at_stream(key, stream), below)


def words_for_a_shuffle(key: str) -> int:
    """Return how many words the first shuffle of 52 cards takes, by the description in docs/positions.md and nothing else."""
    words = iter([word for counter in range(3) for word in chacha_block(words_of(key), counter, 0, 0, 0)])
    order, taken, size = list(range(52)), 0, 52
    while size > 1:
        ranges, outcomes = [size], size
        while ranges[-1] > 2 and outcomes * (ranges[-1] - 1) <= 1 << 24:
            ranges.append(ranges[-1] - 1)
            outcomes *= ranges[-1]
        while True:
            word = next(words)
            taken += 1
            if word * outcomes % (1 << 32) >= (1 << 32) % outcomes:
                break
        for n in ranges:
            place, word = divmod(word * n, 1 << 32)
            order[n - 1], order[place] = order[place], order[n - 1]
        size -= len(ranges)
    assert order == order_of(key, 0, 52)
    return taken


@pytest.mark.parametrize("outcomes", [3, 52, 100, 52 * 51 * 50 * 49, (1 << 24) - 1])
def test_a_word_that_would_favour_an_outcome_is_left_out(outcomes: int) -> None:
    """Those that are left are as many for each outcome, for their number can be divided by that of the outcomes."""
    favouring = [word for word in (0, *words_at_the_edges(outcomes)) if word * outcomes % (1 << 32) < (1 << 32) % outcomes]
    assert favouring
    for word in favouring:
        words = (0, word, *[good(outcomes)] * 14)
        _, used, taken = next_word(words_of("00" * 32), 0, words, 1, outcomes)
        assert (used, taken) == (3, good(outcomes))


def words_at_the_edges(outcomes: int) -> list[int]:
    """Words that begin the range of an outcome: what is too much stands there."""
    return [-(-((1 << 32) * outcome) // outcomes) for outcome in random.Random(1).choices(range(outcomes), k=20)]


def good(outcomes: int) -> int:
    return next(word for word in range(1, 1 << 32) if word * outcomes % (1 << 32) >= (1 << 32) % outcomes)


def test_every_order_comes_as_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(2400):
        orders[tuple(order_of(key_number(number // 8), number % 8, 4))] += 1
    assert chi_square(orders, dict.fromkeys(permutations(range(4)), 100.0)) < limit(23)


def test_every_card_comes_as_often_and_neighbouring_keys_and_streams_deal_alike() -> None:
    firsts = [order_of(f"{number // 2:064x}", number % 2, 13)[0] for number in range(1301)]
    assert chi_square(Counter(firsts), dict.fromkeys(range(13), 1301 / 13)) < limit(12)
    pairs = Counter((one % 4, other % 4) for one, other in pairwise(first for first in firsts if first < 12))
    total = sum(pairs.values())
    assert chi_square(pairs, {(one, other): total / 16 for one in range(4) for other in range(4)}) < limit(15)


# What one draw says about another


def linked(states: list[int]) -> bool:
    """Tell whether each state follows from the one before by the recursion of the fast generator.

    The attack on it: seen cards are the high digits of such a row, and a lattice finds the row.
    """
    modulus = 2147483085 * (1 << 32) - 1
    return all((after * (1 << 32) - before) % modulus == 0 for before, after in pairwise(states))


def test_by_an_int_one_draw_gives_the_next_and_by_a_key_it_does_not() -> None:
    row = [chance.hash_seed(7)]
    for _ in range(20):
        row.append(next_random(row[-1]))
    assert linked(row)
    words = [word for stream in range(20) for word in chacha_block(words_of("00" * 32), 0, stream, 0, 0)]
    in_pairs = [low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True)]
    assert not any(linked([one, other]) for one, other in pairwise(in_pairs))
    assert not any(linked([one, other]) for one, other in pairwise(words))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_state_of_a_round_that_a_key_dealt_holds_a_key_and_a_count_and_no_word_of_a_stream(name: str, seats: int) -> None:
    """So what is still to come follows from the key alone: a round that goes on has no state that draws could give away."""
    rounds = [huit.new_round(name, seats=seats, seed=key_number(number)) for number in range(8)]
    for number, round_ in enumerate(rounds):
        assert round_.state.key == words_of(key_number(number))
        assert -20 < round_.state.rng < 0
        streams = {word for stream in range(-round_.state.rng) for word in chacha_block(round_.state.key, 0, stream, 0, 0)}
        held = {value for value in round_.state.values() if isinstance(value, int)}
        assert not streams & held
    assert len({json.dumps(round_.hands) for round_ in rounds}) == 8


def test_a_key_for_something_else_tells_nothing_of_the_key() -> None:
    key = key_number(1)
    others = [seed_for(key, what, number, span=16) for what in ("one", "other") for number in range(16)]
    assert len({key, *others}) == 33
    assert all(chance.is_key(other) for other in others)


# One source


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_plain_and_compiled_rounds_by_keys_agree_decision_by_decision(
    name: str, seats: int, compiled_kernels: Callable[[Any], Any]
) -> None:
    rules = huit.load_rules(name)
    columns, state_of = compile_rules(rules, seats=seats), family_named(rules.family).state
    deal_all, step_all = (mass.loop_for(loop, rules.family) for loop in (mass.deal_all, mass.step_all))
    plain, row, rows = [state_of() for _ in range(ROUNDS)], row_of(columns), rows_of(state_of, ROUNDS)
    for number, state in enumerate(plain):
        seeded(state, key_number(number))
        rows[number]["key"] = state.key
    deal_all([columns], plain, BY_KEY)
    compiled_kernels(deal_all)(row, rows, BY_KEY)
    plain_asked, plain_actions = [0] * ROUNDS, [0] * ROUNDS
    asked, actions = np.zeros(ROUNDS, np.int64), np.zeros(ROUNDS, np.int64)
    chosen, dice = [mass.UNTOUCHED] * ROUNDS, random.Random(name)
    for _ in range(STEPS):
        step_all([columns], plain, plain_asked, plain_actions, chosen)
        compiled_kernels(step_all)(row, rows, asked, actions, np.array(chosen))
        assert (asked.tolist(), actions.tolist()) == (plain_asked, plain_actions)
        chosen = [dice.choice(faces_of(allowed)) if allowed else 0 for allowed in plain_actions]
    as_rows = rows_of(state_of, ROUNDS)
    for number, state in enumerate(plain):
        for field, _, _ in state_of.fields():
            as_rows[number][field] = getattr(state, field)
    assert as_rows.tobytes() == rows.tobytes()


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
