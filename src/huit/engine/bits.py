"""Sets as the bits of one non-negative int below 2**63, and the random numbers that the engine deals with."""

from huit.engine.kernel import kernel, native


@native("popcount")
def popcount(bits: int) -> int:
    """Return how many members a set has.

    >>> popcount(0b1011)
    3
    """
    return bits.bit_count()


@native("lowest")
def lowest(bits: int) -> int:
    """Return the lowest member of a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    return (bits & -bits).bit_length() - 1


@native("nth")
def nth(bits: int, k: int) -> int:
    """Return the member of a set that *k* others are below.

    >>> nth(0b11010, 1)
    3
    """
    while k > 0:
        bits &= bits - 1
        k -= 1
    return (bits & -bits).bit_length() - 1


@kernel
def hash_seed(seed: int) -> int:
    """Return a start for `next_random` that says nothing about the one of *seed* + 1.

    Consecutive seeds give correlated deals when they are used as they are; a test deals thousands and asks χ².
    Masked after each product, so that Python's long ints and the machine's agree.

    >>> hash_seed(1) == hash_seed(2)
    False
    """
    bits = (seed ^ (seed >> 31)) & 0x3FFFFFFFFFFFFFFF
    for _ in range(3):
        bits = ((bits ^ (bits >> 29)) * 0x369DEA0F31A53F85 + 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
    return (bits ^ (bits >> 32)) | 1


@kernel
def next_random(bits: int) -> int:
    """Return the state after *bits* of a multiply-with-carry generator (Marsaglia), which stays below 2**63.

    >>> next_random(5)
    10737415425
    """
    return 2147483085 * (bits & 0xFFFFFFFF) + (bits >> 32)


@kernel
def scaled(bits: int, n: int) -> int:
    """Return a number in range(*n*) made from a state of the generator.

    >>> scaled(0x80000000, 10)
    5
    """
    return (((bits ^ (bits >> 32)) & 0xFFFFFFFF) * n) >> 32
