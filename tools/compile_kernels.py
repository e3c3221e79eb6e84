"""Compiles the kernels of every family into Numba's cache before the tests start: `python -m tools.compile_kernels`.

Otherwise every test worker would compile them. Set NUMBA_BOUNDSCHECK=1, as the tests do: such code is cached apart.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from time import perf_counter


def compile_family(family: str) -> None:
    """Run every loop of mass play once on a game of *family*, and the search that advice asks."""
    from huit.lab.balance.measuring import Lab
    from huit.lab.mass import LAWS, PLAIN
    from huit.lab.simulate import Batch, Simulation
    from huit.players.player import can_search
    from huit.players.thinking import thinker_for
    from huit.rules import load_rules, rule_names

    rules = next(rules for rules in map(load_rules, rule_names()) if rules.family == family)
    seats = rules.seats[0]
    searched = ("good",) if can_search(family) else ()
    for player, observer in product(("random", "thrifty", *searched), (PLAIN, LAWS)):
        simulation = Simulation(rules, seats=seats, players=[player], seed=0, clock=perf_counter, observer=observer)
        for _ in simulation.run(1):
            pass
    if searched:
        thinker_for(family).warm_up()
    Lab(rules, seats=seats).warm_up()
    batch = Batch(rules, seats=seats, size=1, seed=0)
    _, actions = batch.legal()
    batch.step(batch.choose(actions))


def main() -> None:
    """Compile in one process for each family; print the time if it exceeds 5 seconds."""
    from huit.rules import load_rules, rule_names

    families = sorted({load_rules(name).family for name in rule_names()})
    began = perf_counter()
    with ProcessPoolExecutor() as processes:
        for _ in processes.map(compile_family, families):
            pass
    seconds = perf_counter() - began
    if seconds > 5:
        print(f"huit: kernels compiled in {seconds:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
