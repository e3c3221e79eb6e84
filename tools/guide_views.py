"""Real rounds as one seat sees them. `python -m tools.guide_views` writes those that hints of a first game are tested with."""

import json
from pathlib import Path
from typing import Any

import huit
from huit.players import player_named
from huit.views.client_view import client_view

VIEWS = Path(__file__).parent.parent / "frontend" / "tests" / "guide_views.json"
"""The views that the page is tested with."""
GAMES = {
    "monclar": 3,
    "les-huit": 4,
    "minimale": 2,
    "le-8": 2,
    "paradox-hech": 4,
    "huit-cochon": 4,
    "danish": 3,
    "trois-cinq-huit": 3,
}
"""How many seats each game is played with."""
SEEDS = (3, 8)
MOST_TURNS = 9
"""Turns of seat 0 that are kept of a round."""
READ = (
    *("family", "seat", "names", "turn", "phase", "over", "direction", "top", "stands_for", "in_force", "suit", "named", "rank"),
    *("debt", "counts", "out", "hand", "moves", "why", "jumps", "run", "give", "take_from", "misdealt", "one_card", "calls"),
    *("sweep", "held_up", "may_announce", "announce_with", "may_say", "may_catch", "catches", "wild_ranks", "discard"),
    *("tricks", "danish"),
)
"""The fields of a view that hints are made from."""


def views() -> list[dict[str, Any]]:
    """Return rounds of each game: their events, and what seat 0 saw at its turns, with how many events there had been.

    >>> first = views()[0]
    >>> first["rules"], first["events"][0]["kind"], sorted(first["seen"][0])
    ('monclar', 'dealt', ['events', 'view'])
    """
    return [{"rules": rules, **_round(rules, seats, seed)} for rules, seats in GAMES.items() for seed in SEEDS]


def _round(rules: str, seats: int, seed: int) -> dict[str, Any]:
    round_ = huit.new_round(huit.load_rules(rules), seats=seats, seed=seed)
    thrifty = player_named("thrifty")
    told = list(round_.opening)
    seen: list[dict[str, Any]] = []

    number = 0
    while not round_.over and len(seen) < MOST_TURNS:
        if round_.turn == 0:
            view = client_view(round_, 0) | {"names": ["Anne", "Paul", "Léa", "Hugo"][:seats]}
            seen.append({"events": len(told), "view": {name: view[name] for name in READ if view.get(name) is not None}})
        move = thrifty.choose(round_, number)
        assert move is not None, "a player whose turn it is moves"
        told += round_.play(move)
        number += 1
    return {"events": [event.for_seat(0) for event in told[: seen[-1]["events"]]], "seen": seen}


def text() -> str:
    """Return the file: one line a round."""
    rounds = (json.dumps(told, ensure_ascii=False, separators=(",", ":")) for told in views())
    return "[\n" + ",\n".join(rounds) + "\n]\n"


if __name__ == "__main__":
    VIEWS.write_text(text(), encoding="utf-8")
