"""Scenes for the felt of any game: a real round of it, with as many seats and cards as a test wishes."""

from itertools import cycle, islice
from typing import Any

import huit
from huit.players import player_named
from huit.views.client_view import client_view

NAMES = ("Marguerite", "Jean-Baptiste", "Anne", "Hugo", "Léa", "Maximilien", "Paul", "Zoé", "Guillemette", "Élisabeth")


def scene_of(rules: str, *, seats: int, cards: int | None = None, plays: int = 6) -> dict[str, Any]:
    """Return the fields of a view of seat 0, on its turn after some *plays*; everybody holds so many *cards*, if told."""
    round_ = huit.new_round(huit.load_rules(rules), seats=seats, seed=5)
    thrifty = player_named("thrifty")
    while not round_.over and (plays > 0 or round_.turn != 0):
        round_.play(thrifty.choose(round_, plays + 1000))
        plays -= 1
    view = client_view(round_, 0)
    if cards is not None:
        held = view["hand"] or ["8h", "2c"]
        view["hand"] = list(islice(cycle([*held, "8h", "Jc", "Td", "2s", "As", "Kh", "9c", "7d"]), cards))
        view["counts"] = [cards] * seats
    return view | {
        "rules": rules,
        "names": list(NAMES[:seats]),
        "computers": [False, *[True] * (seats - 1)],
        "totals": [130 * seat % 480 for seat in range(seats)],
        "wins": [seat % 3 for seat in range(seats)],
    }
