"""Mass play of every game of the library, to find broken laws and rounds without an end: `make campaign`.

Random players play 100 000 rounds of each game and `thrifty` ones 10 000, over all its numbers of players. Each kind also plays
1 000 rounds of each pair of its options; the numbers of players take turns.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, islice
from time import perf_counter

from huit.lab.conformance import RoundEnds, ends
from huit.rules import RulesError, RuleSet, load_rules, rule_names
from huit.rules.check import checked_rules

RANDOM_ROUNDS = 100_000
THRIFTY_ROUNDS = 10_000
ROUNDS_A_PAIR = 1_000


@dataclass
class Tally:
    """Sums over many rounds of one kind of player."""

    rounds: int = 0
    broken: int = 0
    unfinished: int = 0
    decisions: float = 0.0

    def add(self, told: RoundEnds) -> None:
        """Add the rounds of *told*."""
        self.rounds += told.rounds
        self.broken += told.broken
        self.unfinished += told.unfinished
        self.decisions += told.mean_decisions * told.rounds


def played(rules: RuleSet, player: str, rounds: int) -> Tally:
    """Play at least *rounds* rounds, equally many with each number of players."""
    tally = Tally()
    for seats in rules.seats:
        tally.add(ends(rules, seats=seats, player=player, rounds=-(-rounds // len(rules.seats)), clock=perf_counter))
    return tally


def of_games() -> Iterator[str]:
    """Play every game; yield a line of the table for each."""
    yield "| Game | Rounds by chance | unfinished | Decisions each | Rounds by `thrifty` | unfinished | Decisions each | Broken |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for name in rule_names():
        rules = load_rules(name)
        chance, sensible = (played(rules, *how) for how in (("random", RANDOM_ROUNDS), ("thrifty", THRIFTY_ROUNDS)))
        yield (
            f"| `{name}` | {chance.rounds} | {_share(chance)} | {chance.decisions / chance.rounds:.1f} | {sensible.rounds}"
            f" | {_share(sensible)} | {sensible.decisions / sensible.rounds:.1f} | {chance.broken + sensible.broken} |"
        )


def _share(tally: Tally) -> str:
    return "none" if tally.unfinished == 0 else f"{tally.unfinished} ({100 * tally.unfinished / tally.rounds:.3f} %)"


def of_pairs(*, rounds: int = ROUNDS_A_PAIR, every: int = 1) -> Iterator[str]:
    """Play pairs of options of every game; yield a line for each pair that fails, then a summary.

    Each kind of player plays *rounds* rounds of each pair. Only one of *every* pairs is played.
    """
    pairs, refused, turn = 0, 0, count()
    sums = {"random": Tally(), "thrifty": Tally()}
    all_pairs = ((name, pair) for name in rule_names() for pair in combinations(load_rules(name).choices, 2))
    for name, pair in islice(all_pairs, 0, None, every):
        try:
            rules = checked_rules(name, dict.fromkeys(pair, True))
        except RulesError as error:
            refused += 1
            yield f"- `{name}` with {' and '.join(pair)} is refused: {error}"
            continue
        pairs += 1
        seats = rules.seats[next(turn) % len(rules.seats)]
        for player, tally in sums.items():
            told = ends(rules, seats=seats, player=player, rounds=rounds, clock=perf_counter)
            tally.add(told)
            if told.broken or (told.unfinished and player == "thrifty"):
                yield f"- `{name}` with {' and '.join(pair)}, {seats} players, {player}: {told}"
    broken = sum(tally.broken for tally in sums.values())
    yield (
        f"{pairs} pairs of options ({refused} refused), {rounds} rounds each by chance and by `thrifty`: {broken} laws"
        f" broken, unfinished {_share(sums['random'])} by chance, {_share(sums['thrifty'])} by `thrifty`."
    )


def main() -> None:
    """Write the tables, line by line as they come."""
    began = perf_counter()
    for part in (of_games(), iter([""]), of_pairs()):
        for line in part:
            print(line, flush=True)
    print(f"\n{perf_counter() - began:.0f} s, Python {sys.version.split()[0]}, one core.")


if __name__ == "__main__":
    main()
