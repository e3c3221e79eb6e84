"""Real rounds as one seat sees them. `python -m tools.guide_views` writes those that hints of a first game are tested with."""

import json
import random
from pathlib import Path
from typing import Any

import huit
from huit.players import player_named
from huit.views.client_view import client_view

VIEWS = Path(__file__).parent.parent / "frontend" / "tests" / "guide_views.json"
"""The views that the page is tested with."""
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("monclar", 3, {}),
    ("les-huit", 4, {}),
    ("minimale", 2, {}),
    ("le-8", 2, {}),
    ("paradox-hech", 4, {}),
    ("huit-cochon", 4, {}),
    ("danish", 3, {}),
    ("shithead", 3, {}),
    ("trois-cinq-huit", 3, {}),
    ("sergeant-major-9-5-2", 3, {}),
)
"""What is played by computers, by how many, with which options."""
ODD_GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("minimale", 4, {"powers": {"T": {"plays_again": True, "draw": 2}, "7": {"trades": True}}}),
    ("minimale", 2, {"draws": 2}),
    ("makao", 3, {}),
    ("pesten", 3, {}),
    ("les-ulis", 3, {"a-la-volee": True}),
)
"""What is played at random: moves that no computer makes lead to where few rounds come."""
SEEDS = (3, 8)
MOST_TURNS = 9
"""Turns of seat 0 that are kept of a round."""
READ = (
    *("family", "seat", "names", "turn", "phase", "over", "direction", "top", "stands_for", "in_force", "suit", "named", "rank"),
    *(
        "debt",
        "again",
        "counts",
        "out",
        "hand",
        "moves",
        "why",
        "jumps",
        "run",
        "give",
        "take_from",
        "misdealt",
        "one_card",
        "calls",
    ),
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
    return [
        {"rules": rules, **_round(huit.load_rules(rules, options=options), seats, seed, at_random=games is ODD_GAMES)}
        for games in (GAMES, ODD_GAMES)
        for rules, seats, options in games
        for seed in SEEDS
    ]


def _round(rules: huit.RuleSet, seats: int, seed: int, *, at_random: bool) -> dict[str, Any]:
    round_ = huit.new_round(rules, seats=seats, seed=seed)
    thrifty, chance = player_named("thrifty"), random.Random(seed)
    told = list(round_.opening)
    seen: list[dict[str, Any]] = []

    number = 0
    while not round_.over and len(seen) < MOST_TURNS:
        if round_.turn == 0:
            view = client_view(round_, 0) | {"names": ["Anne", "Paul", "Léa", "Hugo"][:seats]}
            seen.append({"events": len(told), "view": {name: view[name] for name in READ if view.get(name) is not None}})
        if at_random:
            seat, words = chance.choice(list(round_.may_act().items()))
            told += round_.play(chance.choice(words), seat=seat)
        else:
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
