"""The names in the links of rooms."""

from random import Random

ROOM_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters or digits that look alike."""
ROOM_LENGTH, LINK_LENGTH = 10, 12
"""Lengths of: names of rooms; names of replays, of spectators' links and of renewed rooms."""


def new_name(chance: Random, length: int) -> str:
    """Return a random name of *length* letters for a room or a link.

    >>> from huit.server.chance import Chance
    >>> name = new_name(Chance().names, 10)
    >>> len(name), is_room_name(name)
    (10, True)
    """
    return "".join(chance.choice(ROOM_LETTERS) for _ in range(length))


def is_room_name(text: str) -> bool:
    """Tell whether *text* may be the name of a room or a link.

    >>> is_room_name("k3v9abcdef"), is_room_name("../etc")
    (True, False)
    """
    return len(text) in (ROOM_LENGTH, LINK_LENGTH) and all(letter in ROOM_LETTERS for letter in text)
