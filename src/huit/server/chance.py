"""Where the server's chance comes from: the system's cryptographic source, or in tests a seed."""

import random
from collections import Counter

from huit.rooms.trust import Secret, secret_from

SEED_BITS = 62
_SYSTEM = random.SystemRandom()


class Chance:
    """The source of all that the server leaves to chance: cards, what computers do and when, names of rooms.

    Without a seed nobody can guess any of it. With one, a test can be repeated, and whoever knows the seed knows every card. What
    is drawn for a thing is settled by the seed and the thing, not by what was drawn before. Tokens are never made from a seed.

    >>> Chance("a").of("deal", 3).random() == Chance("a").of("deal", 3).random()
    True
    >>> Chance().of("deal", 3).random() == Chance().of("deal", 3).random()
    False
    """

    def __init__(self, seed: str | None = None) -> None:
        self._seed = seed
        self._asked: Counter[tuple[object, ...]] = Counter()
        self.names = self.of("names")
        """Draws names of rooms and links; with a seed, in the order in which they are opened."""

    def of(self, *thing: object) -> random.Random:
        """Return what draws for *thing*."""
        return _SYSTEM if self._seed is None else random.Random(repr((self._seed, *thing)))

    def next_of(self, *thing: object) -> random.Random:
        """Return what draws for *thing*; it draws otherwise each time it is asked for."""
        if self._seed is None:
            return _SYSTEM
        self._asked[thing] += 1
        return self.of(*thing, self._asked[thing])


def fresh_seed(chance: random.Random) -> int:
    """Return a seed for a room or a round."""
    return chance.getrandbits(SEED_BITS)


def fresh_secret(chance: random.Random) -> Secret:
    """Return the secret that a deal is made from."""
    return secret_from(chance.randbytes(24))
