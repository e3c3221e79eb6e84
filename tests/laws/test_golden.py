"""One round of each version, move by move. This pins behaviour, not truth: truth is worked by hand in tests/scenarios.

When the engine is meant to play differently, look at what changed and write the files anew: ``python -m tests.laws.test_golden``.
"""

from pathlib import Path

import pytest

import huit
from huit.engine.round import Round

FOLDER = Path(__file__).parent / "golden"
SEATS = {
    "minimale": 3,
    "classique": 4,
    "monclar": 5,
    "variante-1": 4,
    "carte-et-maou": 3,
    "les-ulis": 4,
    "variante-4": 2,
    "variante-5": 2,
    "variante-6": 3,
    "variante-7": 3,
    "courte-amicale": 4,
    "man-et-resta": 6,
    "derniere-carte": 3,
    "paradox-hech": 4,
    "demi-paquet": 5,
    "deux-jeux": 3,
    "les-huit": 4,
    "huit-cochon": 6,
    "huit-hollywood": 2,
    "le-8": 2,
    "bande-des-huit": 5,
    "trois-cinq-huit": 3,
    "danish": 4,
    "mau-mau": 3,
    "tschau-sepp": 4,
    "switch": 4,
    "prsi": 4,
    "makao": 5,
    "pesten": 3,
    "crazy-eights-countdown": 3,
    "jeu-de-couleurs": 4,
    "last-card": 4,
    "vandatta": 4,
    "one-card": 5,
    "macau": 4,
    "pis-yedili": 4,
    "cent-un": 4,
    "kadi": 4,
    "sergeant-major-9-5-2": 3,
    "sergeant-major-8-5-3": 3,
    "shithead": 3,
}
SEED = 1960


def playthrough(name: str) -> str:
    round_ = huit.new_round(huit.load_rules(name), seats=SEATS[name], seed=SEED)
    lines = [f"seed {SEED}", "", str(round_), ""]
    number = 0
    while not round_.over:
        seat, word = golden_move(round_, number)
        heard = [event.for_seat(seat) for event in round_.play(word, seat=seat)]
        lines.append(f"{seat} {word}".ljust(9) + " ".join(str(event["kind"]) for event in heard))
        number += 1
    return "\n".join([*lines, "", str(round_), "", str(round_.result), ""])


def golden_move(round_: Round, number: int) -> tuple[int, str]:
    """A policy that is neither wise nor left to chance: it forgets « Carte » now and then, and catches now and then."""
    for seat in range(round_.seats):
        calls = round_.reactions(seat)
        if calls and (number + seat) % 3 == 0:
            return seat, calls[number % len(calls)]
    moves = round_.legal_moves()
    word = moves[(7 * number + 3) % len(moves)]
    turn = round_.turn or 0
    announced = word[:2] in round_.announced_plays(turn)
    return turn, word + "!" * (announced and number % 2)


@pytest.mark.parametrize("name", SEATS)
def test_the_round_is_played_as_ever(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_version_has_its_round() -> None:
    assert list(SEATS) == list(huit.rule_names())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for version in SEATS:
        (FOLDER / f"{version}.txt").write_text(playthrough(version), "utf-8")
