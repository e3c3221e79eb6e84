"""Everything that chance settles in a round: shuffles, sets of cards, single numbers.

A seed is an int or a key. An int starts the fast generator of `bits`, for mass play, tests and old journals: whoever sees some of
its draws can compute all others. A key, 64 hexadecimal digits, deals to people: every draw takes a fresh stream of ChaCha20
(RFC 8439), and nobody can compute a stream from others. The order of draws by a key is written down in `docs/positions.md`.
"""

import re
from typing import Annotated, Any

from huit.cards import FaceSet
from huit.engine.bits import hash_seed, next_random, nth, popcount, scaled
from huit.engine.kernel import kernel
from huit.rules.record import I8, Record

Seed = int | str
"""What deals a round: an int below `SEEDS`, or a key."""
SEEDS = 1 << 62
KEY_WORDS = 8
BY_KEY = -1
"""What a kernel gets in place of an int seed where the state has a key."""

_KEY = re.compile("[0-9a-f]{64}")
_WORD = 0xFFFFFFFF
_LARGEST_BATCH = 1 << 24
"""One word of a stream settles several choices while they have at most so many outcomes together."""
_NO_WORDS = (0,) * 16
# "expand 32-byte k", as words
_FIRST, _SECOND, _THIRD, _FOURTH = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574


def is_key(seed: object) -> bool:
    """Tell whether *seed* is a key: 64 hexadecimal digits, small letters.

    >>> is_key("0f" * 32), is_key("0F" * 32), is_key(7)
    (True, False, False)
    """
    return isinstance(seed, str) and _KEY.fullmatch(seed) is not None


def check_seed(seed: Seed) -> None:
    """Check that *seed* is one.

    >>> check_seed(-1)
    Traceback (most recent call last):
    ValueError: seed must be a whole number from 0 to 2**62 - 1, or a key of 64 hexadecimal digits

    Raises:
        ValueError: if it is none.
    """
    if not (is_key(seed) or (isinstance(seed, int) and 0 <= seed < SEEDS)):
        raise ValueError("seed must be a whole number from 0 to 2**62 - 1, or a key of 64 hexadecimal digits")


class Dice(Record):
    """A source of random numbers apart from any round; `begin` starts it. The states of rounds have the same two fields.

    >>> dice = dice_of("0f" * 32)
    >>> draw_below(dice, 6), draw_below(dice, 6), -dice.rng - 1
    (3, 5, 2)
    """

    rng: I8
    """The state of the fast generator; with a key -1, -2, …: one less after every stream that was taken."""
    key: Annotated[list[int], "u4", KEY_WORDS]


def dice_of(seed: Seed) -> Dice:
    """Return dice that begin with *seed*."""
    dice = Dice()
    begin(dice, seeded(dice, seed))
    return dice


def seeded(chance: Any, seed: Seed) -> int:
    """Write the key, if *seed* is one, into *chance*; return what a kernel that calls `begin` gets."""
    if isinstance(seed, int):
        return seed
    key = bytes.fromhex(seed)
    chance.key[:] = [int.from_bytes(key[at : at + 4], "little") for at in range(0, len(key), 4)]
    return BY_KEY


@kernel
def begin(chance: Any, seed: int) -> None:
    """Begin with an int seed, or with the key that *chance* has where it is `BY_KEY`."""
    chance.rng = hash_seed(seed) if seed >= 0 else BY_KEY


@kernel
def draw_below(chance: Any, n: int) -> int:
    """Return a number in range(*n*), each as likely as any other; *n* is at most 2**24."""
    if chance.rng >= 0:
        chance.rng = next_random(chance.rng)
        return scaled(chance.rng, n)
    stream = next_stream(chance)
    _, _, word = next_word(chance.key, stream, _NO_WORDS, 0, n)
    return (word * n) >> 32


@kernel
def shuffle(chance: Any, cards: Any, size: int) -> None:
    """Shuffle the first *size* of *cards*, a column, as they lie (Fisher and Yates)."""
    if chance.rng < 0:
        shuffle_by_key(chance, cards, size)
        return
    bits = chance.rng
    for last in range(size - 1, 0, -1):
        bits = next_random(bits)
        other = scaled(bits, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
    chance.rng = bits


@kernel
def shuffle_by_key(chance: Any, cards: Any, size: int) -> None:
    """Shuffle by one stream."""
    stream, words, used = next_stream(chance), _NO_WORDS, 0
    while size > 1:
        least, outcomes = batch(size, 2)
        words, used, word = next_word(chance.key, stream, words, used, outcomes)
        while size >= least:
            word *= size
            other = word >> 32
            word &= _WORD
            size -= 1
            kept = cards[size]
            cards[size] = cards[other]
            cards[other] = kept


@kernel
def drawn(chance: Any, faces: FaceSet, count: int) -> FaceSet:
    """Return *count* of *faces*: each choice of so many is as likely as any other."""
    if chance.rng < 0:
        return drawn_by_key(chance, faces, count)
    left = faces
    for size in range(popcount(faces), popcount(faces) - count, -1):
        chance.rng = next_random(chance.rng)
        left ^= 1 << nth(left, scaled(chance.rng, size))
    return faces ^ left


@kernel
def drawn_by_key(chance: Any, faces: FaceSet, count: int) -> FaceSet:
    """Return *count* of *faces*, by one stream."""
    stream, words, used = next_stream(chance), _NO_WORDS, 0
    size, left = popcount(faces), faces
    last = size - count
    while size > last:
        least, outcomes = batch(size, last + 1)
        words, used, word = next_word(chance.key, stream, words, used, outcomes)
        while size >= least:
            word *= size
            left ^= 1 << nth(left, word >> 32)
            word &= _WORD
            size -= 1
    return faces ^ left


@kernel
def batch(size: int, last: int) -> tuple[int, int]:
    """Return how far down from *size*, to *last* at least, one word settles choices, and their outcomes together.

    So one word settles a number below 52, one below 51, one below 50 and one below 49:

    >>> batch(52, 2)
    (49, 6497400)
    """
    outcomes = size
    while size > last and outcomes * (size - 1) <= _LARGEST_BATCH:
        size -= 1
        outcomes *= size
    return size, outcomes


@kernel
def next_stream(chance: Any) -> int:
    """Take the next stream: 0, 1, 2, …"""
    stream = -1 - chance.rng
    chance.rng -= 1
    return stream


@kernel
def next_word(key: Any, stream: int, words: Any, used: int, outcomes: int) -> tuple[Any, int, int]:
    """Return the block of *words* in use, how many words are *used*, and the next one that favours no outcome (Lemire)."""
    while True:
        if used & 15 == 0:
            words = chacha_block(key, used >> 4, stream, 0, 0)
        word = words[used & 15]
        used += 1
        if (word * outcomes) & _WORD >= (1 << 32) % outcomes:
            return words, used, word


@kernel
def chacha_block(key: Any, counter: int, one: int, two: int, three: int) -> Any:
    """Return the 16 words of a block of ChaCha20: of a key of 8 words, a counter, and a nonce of three (RFC 8439, 2.3)."""
    a, b, c, d = _FIRST, _SECOND, _THIRD, _FOURTH
    e, f, g, h, i, j, k, m = key[0] + 0, key[1] + 0, key[2] + 0, key[3] + 0, key[4] + 0, key[5] + 0, key[6] + 0, key[7] + 0
    n, o, p, q = counter, one, two, three
    for _ in range(10):
        a, e, i, n = quarter_round(a, e, i, n)
        b, f, j, o = quarter_round(b, f, j, o)
        c, g, k, p = quarter_round(c, g, k, p)
        d, h, m, q = quarter_round(d, h, m, q)
        a, f, k, q = quarter_round(a, f, k, q)
        b, g, m, n = quarter_round(b, g, m, n)
        c, h, i, o = quarter_round(c, h, i, o)
        d, e, j, p = quarter_round(d, e, j, p)
    return (
        (a + _FIRST) & _WORD,
        (b + _SECOND) & _WORD,
        (c + _THIRD) & _WORD,
        (d + _FOURTH) & _WORD,
        (e + key[0]) & _WORD,
        (f + key[1]) & _WORD,
        (g + key[2]) & _WORD,
        (h + key[3]) & _WORD,
        (i + key[4]) & _WORD,
        (j + key[5]) & _WORD,
        (k + key[6]) & _WORD,
        (m + key[7]) & _WORD,
        (n + counter) & _WORD,
        (o + one) & _WORD,
        (p + two) & _WORD,
        (q + three) & _WORD,
    )


@kernel
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Return four words of a block, mixed (RFC 8439, 2.1)."""
    a = (a + b) & _WORD
    d = d ^ a
    d = (d << 16 | d >> 16) & _WORD
    c = (c + d) & _WORD
    b = b ^ c
    b = (b << 12 | b >> 20) & _WORD
    a = (a + b) & _WORD
    d = d ^ a
    d = (d << 8 | d >> 24) & _WORD
    c = (c + d) & _WORD
    b = b ^ c
    b = (b << 7 | b >> 25) & _WORD
    return a, b, c, d
