"""The server's random numbers: from the system's cryptographic source, or in tests from a seed."""

import random
from collections import Counter

from huit.rooms.trust import SECRET_BYTES, SEED_BYTES, Secret, secret_from

_SYSTEM = random.SystemRandom()


class Chance:
    """Random numbers for cards, computer players and room names. Tokens are always drawn from the system.

    Without a seed they cannot be guessed. With one they repeat, and whoever knows the seed knows every card: for tests only.
    Each *thing* has its own sequence, whatever else was drawn before.

    >>> Chance("a").of("deal", 3).random() == Chance("a").of("deal", 3).random()
    True
    >>> Chance().of("deal", 3).random() == Chance().of("deal", 3).random()
    False
    """

    def __init__(self, seed: str | None = None) -> None:
        self._seed = seed
        self._calls: Counter[tuple[object, ...]] = Counter()
        self.names = self.of("names")
        """Names of rooms and links; with a seed, in the order in which they are opened."""

    def of(self, *thing: object) -> random.Random:
        """Return the generator for *thing*; with a seed, always at its start."""
        return _SYSTEM if self._seed is None else random.Random(repr((self._seed, *thing)))

    def next_of(self, *thing: object) -> random.Random:
        """Return a generator for *thing* that differs at each call."""
        if self._seed is None:
            return _SYSTEM
        self._calls[thing] += 1
        return self.of(*thing, self._calls[thing])


def fresh_seed(chance: random.Random) -> str:
    """Return a key for a room or a round."""
    return chance.randbytes(SEED_BYTES).hex()


def fresh_secret(chance: random.Random) -> Secret:
    """Return the secret that a deal is made from."""
    return secret_from(chance.randbytes(SECRET_BYTES))
