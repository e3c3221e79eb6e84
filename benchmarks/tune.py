"""Looks for better weights of the heuristic of the shedding games: `make tune`, by cross-entropy on duplicate deals.

Each step draws sets of weights round the best so far, plays each against `thrifty-1` and against the weights in force on all
games of the library, and goes on from the best of them. At the end the middle is played on fresh deals against `thrifty-1`; if it
beats the weights in force there by more than its interval and `LEAST_GAIN`, it is written to ``players/weights.toml``.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from huit.lab.duels import Duel, Score
from huit.players import player
from huit.players.minds import COMPANIES, WEIGHTS
from huit.players.player import weights_for
from huit.rules import load_rules, rule_names

FILE = Path(player.__file__).with_name("weights.toml")
YARDSTICK, IN_FORCE = "thrifty-1", "thrifty"
SEATS = {"two": 2, "more": 4, "teams": 4}
SAMPLES, ELITE = 40, 6
DEALS, FRESH_DEALS = 200, 4000
LEAST_GAIN = 0.002
"""Rounds won beyond chance that other weights are worth."""
_SEED = 77
_LEAST_SPREAD = 12.0
"""In sixteenths of a point: below it the steps would stand still."""


class Arena:
    """All games that a company plays, each against two rivals."""

    def __init__(self, company: str, *, seed: int) -> None:
        self._duels: list[Duel] = []
        seats = SEATS[company]
        for name in rule_names():
            rules = load_rules(name)
            if (
                rules.family == "shedding"
                and seats in rules.seats
                and bool(rules.at("teams", seats=seats)) == (company == "teams")
            ):
                rivals = (YARDSTICK, IN_FORCE)
                self._duels += [Duel(rules, seats=seats, challenger=IN_FORCE, rival=rival, seed=seed) for rival in rivals]

    def score(self, weights: Sequence[int], *, deals: int, seed: int, rival: str | None = None) -> Score:
        """Return how many rounds *weights* win, over all games, on deals from *seed* on."""
        shares: list[float] = []
        for duel in self._duels:
            if rival in (None, duel.rival):
                duel.begin_anew(seed, weights)
                list(duel.run(deals))
                shares += duel.shares
        return Score.of(np.array(shares))


def found_weights(company: str, steps: int) -> tuple[list[int], Score, Score]:
    """Return the best weights for a company, and how they and those in force do against the yardstick on fresh deals."""
    dice, arena = np.random.default_rng(_SEED), Arena(company, seed=_SEED)
    middle = np.array(weights_for(IN_FORCE, company), float)
    spread = np.maximum(np.abs(middle) / 2, 60.0)
    for step in range(steps):
        samples = np.rint(middle + spread * dice.standard_normal((SAMPLES, len(WEIGHTS)))).astype(int)
        scores = [arena.score(sample.tolist(), deals=DEALS, seed=_SEED + step * DEALS).mean for sample in samples]
        best = samples[np.argsort(scores)[-ELITE:]]
        # Half of the way: the elite of few deals is partly luck.
        middle = (middle + best.mean(axis=0)) / 2
        spread = np.maximum((spread + best.std(axis=0)) / 2, _LEAST_SPREAD)
        print(
            f"{company}, step {step + 1} of {steps}: best {100 * max(scores):.2f}, mean {100 * float(np.mean(scores)):.2f}",
            flush=True,
        )
    weights = np.rint(middle).astype(int).tolist()
    fresh = {"deals": FRESH_DEALS, "seed": 1_000_000, "rival": YARDSTICK}
    return weights, arena.score(weights, **fresh), arena.score(weights_for(IN_FORCE, company), **fresh)


def write(company: str, weights: Sequence[int], score: Score) -> None:
    """Write the weights of a company into the file, with the figure that they were chosen by."""
    section = f"[{IN_FORCE}.{company}]"
    lines = [section, f"# {score} against {YARDSTICK} over all games, {score.deals} deals"]
    lines += [f"{name} = {weight}" for name, weight in zip(WEIGHTS, weights, strict=True)]
    pattern = re.escape(section) + r"\n(?:#.*\n)?(?:\w+ = -?\d+\n)+"
    text, count = re.subn(pattern, "\n".join(lines) + "\n", FILE.read_text("utf-8"))
    assert count == 1, section
    FILE.write_text(text, "utf-8")


def main() -> None:
    """Search, and write what is better."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tune", description=__doc__)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--company", nargs="+", choices=COMPANIES, default=COMPANIES)
    arguments = parser.parse_args()
    for company in arguments.company:
        weights, found, before = found_weights(company, arguments.steps)
        better = found.mean - before.mean > found.half_width + LEAST_GAIN
        told = ", ".join(f"{name} {weight}" for name, weight in zip(WEIGHTS, weights, strict=True))
        print(f"{company}: {told}: {found}; in force {before}: {'written' if better else 'kept as it was'}")
        if better:
            write(company, weights, found)
    sys.exit(0)


if __name__ == "__main__":
    main()
