"""Compiles kernels before they are wanted: `python -m tools.compile_kernels`.

For tests: otherwise every worker would compile them. Set NUMBA_BOUNDSCHECK=1, as they do: such code is cached apart.
With ``--keep`` for a package: LLVM's code of every kernel goes into it, for all machines of this kind (`huit.engine.code_files`).
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from time import perf_counter


def compile_family(family: str, *, has_lab: bool, has_par: bool) -> None:
    """Run every loop of mass play once on a game of *family*, the search that advice asks, and the measures if it *has_lab*.

    The par of a deal too, if it *has_par*.
    """
    from huit.engine.round import new_round
    from huit.lab.balance.measurement import Lab
    from huit.lab.mass import LAWS, PLAIN
    from huit.lab.par import Par
    from huit.lab.simulate import Batch, Simulation
    from huit.players.family_players import can_search
    from huit.players.thinker import thinker_for
    from huit.rules import load_rules, rule_names

    rules = next(rules for rules in map(load_rules, rule_names()) if rules.family == family)
    seats = rules.seats[0]
    played = list(product(("random", "thrifty"), (PLAIN, LAWS)))
    if can_search(family):
        played += [("strong@100", PLAIN), ("strong@100", LAWS)] if has_lab else [("strong@100", LAWS)]
        thinker_for(family).warm_up()
    for player, observer in played:
        simulation = Simulation(rules, seats=seats, players=[player], seed=0, clock=perf_counter, observer=observer)
        for _ in simulation.run(1):
            pass
    if has_lab:
        Lab(rules, seats=seats).warm_up()
    if has_par and can_search(family):
        Par(new_round(rules, seats=seats, seed=0), seat=0, others="thrifty", seed=0).warm_up()
    batch = Batch(rules, seats=seats, size=1, seed=0)
    _, actions = batch.legal()
    batch.step(batch.choose(actions))


def main() -> None:
    """Compile in one process for each family; print the time if it exceeds 5 seconds."""
    from huit.engine import code_files
    from huit.rules import load_rules, rule_names

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--long", action="store_true", help="also what only long tests run: the lab in every family")
    arguments.add_argument("--keep", action="store_true", help="put LLVM's code of the kernels into the package")
    asked = arguments.parse_args()
    is_long = asked.long
    families = Counter(load_rules(name).family for name in rule_names())
    # The largest takes longest. In the short run the lab measures games of that one alone.
    largest = families.most_common()[0][0]
    began = perf_counter()
    with ProcessPoolExecutor() as processes:
        for done in [
            processes.submit(compile_family, family, has_lab=is_long or family == largest, has_par=is_long)
            for family, _ in families.most_common()
        ]:
            done.result()
    if asked.keep:
        code_files.keep()
    seconds = perf_counter() - began
    if seconds > 5:
        print(f"huit: kernels compiled in {seconds:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
