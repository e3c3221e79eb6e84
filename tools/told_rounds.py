"""Rounds move by move, as they are told. `python -m tools.told_rounds` writes those that the page's sentences are tested with."""

import json
import random
from pathlib import Path
from typing import Any

import huit
from huit.engine.round import Round
from huit.engine.shedding.state import PHASES

ROUNDS = Path(__file__).parent.parent / "frontend" / "tests" / "told_rounds.json"
"""The rounds that the page is tested with."""
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("monclar", 3, {"misdeals": 100, "wrong_catch": True}),
    ("variante-4", 3, {}),
    ("variante-6", 4, {"joker-pioche-quatre": True}),
    ("paradox-hech", 4, {}),
    ("bande-des-huit", 3, {}),
    ("switch", 3, {}),
    ("deux-jeux", 2, {}),
    ("jeu-de-couleurs", 3, {"on-empile": True, "on-peut-en-douter": True}),
    ("makao", 4, {}),
    ("le-8", 2, {}),
    ("derniere-carte", 3, {}),
    ("demi-paquet", 4, {}),
    ("huit-cochon", 4, {"grandes-equipes": True}),
    ("minimale", 4, {"powers": {"T": {"plays_again": True, "draw": 2}, "4": {"passes_on": True}, "7": {"trades": True}}}),
    ("minimale", 3, {"hand": 4, "powers": {"5": {"draw": 1, "hits_chosen": True, "answered_by": ["5"]}, "K": {"rotates": True}}}),
    ("danish", 3, {}),
    ("shithead", 3, {}),
    ("danish", 4, {"plus-petite-commence": True, "sans-echange": True}),
    ("trois-cinq-huit", 3, {}),
    ("sergeant-major-8-5-3", 3, {}),
)
"""What is played, by how many, with which options: every way in which a turn comes to somebody."""
SETTLED = ("play", "doubt", "hit", "last_hit", "over")
MOST_MOVES = 45


def rounds() -> list[dict[str, Any]]:
    """Return a round of each game: after each move what all were told, and whose turn it is then.

    >>> first = rounds()[0]
    >>> first["rules"], [event["kind"] for event in first["moves"][0]["told"]]
    ('monclar', ['dealt', 'misdeal', 'starter', 'turn'])
    """
    return [_round(rules, seats, options) for rules, seats, options in GAMES]


def _round(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    rules = huit.load_rules(name, options=options)
    round_ = huit.new_round(rules, seats=seats, seed=5)
    chance = random.Random(name)
    moves = [_told(round_, round_.opening)]
    while not round_.over and len(moves) < MOST_MOVES:
        seat, words = chance.choice(list(round_.may_act().items()))
        moves.append(_told(round_, round_.play(chance.choice([word for word in words if word != "pass"] or words), seat=seat)))
    return {"rules": name, "seats": seats, "draw_ends": round_.draw_ends, "moves": moves}


def _told(round_: Round, events: tuple[Any, ...]) -> dict[str, Any]:
    state = round_.state
    gone = [seat for seat in range(round_.seats) if round_.is_out(seat)]
    turn = None if round_.duty is None else round_.turn
    # An attack is told once its player has chosen all that the card lets them choose.
    settled = round_.rules.family == "shedding" and PHASES[state.phase] in SETTLED
    facts = {"turn": turn, "direction": getattr(state, "direction", 1), "debt": state.draw_debt if settled else None, "out": gone}
    return facts | {"told": [event.for_seat(None) for event in events]}


def text() -> str:
    """Return what the file holds: one round a line."""
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in rounds()) + "\n]\n"


def main() -> None:
    """Write the rounds anew."""
    ROUNDS.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
