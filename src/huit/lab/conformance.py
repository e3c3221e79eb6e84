"""The conformance kit: checks that the rounds of a rule file keep the laws of every round, and that they end.

`broken_laws` checks each decision in plain Python; `ends` counts how many more rounds end in mass play.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from huit.cards import Face, faces_of
from huit.engine.bits import hash_seed, next_random, scaled
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round, new_round
from huit.lab.mass import LAWS
from huit.lab.simulate import Simulation
from huit.rules import RuleSet

_SEED_BITS = (1 << 62) - 1
MOST_DECISIONS = 2_000
"""A random round is abandoned after this many decisions: `ends` counts unfinished rounds."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A law that the round of *seed* broke after *decision* decisions."""

    law: str
    seats: int
    seed: int
    decision: int
    how: str

    def __str__(self) -> str:
        return f"{self.law}: {self.seats} players, seed {self.seed}, decision {self.decision}: {self.how}"


@dataclass(frozen=True, slots=True)
class RoundEnds:
    """How rounds of mass play ended, for one number and one kind of players."""

    seats: int
    player: str
    rounds: int
    blocked: int
    unfinished: int
    broken: int
    """Rounds in which a law was broken."""
    mean_decisions: float


def broken_laws(rules: RuleSet, *, seats: int, rounds: int, seed: int = 0) -> Iterator[Broken]:
    """Play *rounds* random rounds in plain Python; yield the first law that each breaks.

    >>> from huit.rules import load_rules
    >>> list(broken_laws(load_rules("monclar"), seats=3, rounds=2))
    []

    Raises:
        RulesError: if the rules are not for *seats* players.
    """
    for one in range(seed, seed + rounds):
        round_ = new_round(rules, seats=seats, seed=one)
        pack = Counter(round_.cards())
        for decision, how in enumerate(_played(round_, pack, hash_seed(~one & _SEED_BITS)), start=1):
            if how is not None:
                yield Broken(how[0], seats, one, decision, how[1])
                break


def ends(rules: RuleSet, *, seats: int, player: str, rounds: int, clock: Callable[[], float], seed: int = 0) -> RoundEnds:
    """Play *rounds* rounds in mass by players of one kind; return how they ended. *clock* returns seconds.

    Raises:
        RulesError: if the rules are not for *seats* players.
        ValueError: if there is no such player.
    """
    simulation = Simulation(rules, seats=seats, players=[player], seed=seed, clock=clock, observer=LAWS)
    for _ in simulation.run(rounds):
        pass
    report = simulation.report()
    return RoundEnds(seats, player, rounds, report["blocked"], report["unfinished"], report["broken"], report["mean_decisions"])


def _played(round_: Round, pack: Counter[Face], dice: int) -> Iterator[tuple[str, str] | None]:
    """Play a random round; yield after each decision the broken law and how, or None."""
    decisions = 0
    while not round_.over and decisions < MOST_DECISIONS:
        decisions += 1
        seat = round_.next_to_act()
        actions = faces_of(round_.legal_actions(seat))
        if not actions:
            yield "somebody can always go on", f"seat {seat} is to act and may do nothing"
            return
        before = round_.columns.values()
        dice = next_random(dice)
        round_.act(actions[scaled(dice, len(actions))], seat)
        if round_.columns.values() != before:
            yield "rules stay as they are", "a move changed them"
            return
        yield _law_broken(round_, pack, dice)


def _law_broken(round_: Round, pack: Counter[Face], dice: int) -> tuple[str, str] | None:
    """Return the law that the round breaks now, and how, or None."""
    lying = Counter(round_.cards())
    if lying != pack:
        return "no card is lost or made", f"{sum(lying.values())} of {sum(pack.values())} cards, or others than at the deal"
    oddity = round_.oddity()
    if oddity is not None:
        return "the state makes sense", oddity
    if round_.over:
        return _end_broken(round_)
    return _listed_broken(round_, dice)


def _end_broken(round_: Round) -> tuple[str, str] | None:
    result = round_.result
    if result is None or not result.winners or len(result.points) != round_.seats:
        return "a round that is over has a winner and points", str(result)
    if any(round_.legal_actions(seat) for seat in range(round_.seats)):
        return "nothing may be done once a round is over", "somebody still may"
    return None


def _listed_broken(round_: Round, dice: int) -> tuple[str, str] | None:
    """Check that one listed move is accepted, and that playing it on a copy leaves the round unchanged."""
    listed = [(seat, word) for seat, words in round_.may_act().items() for word in words]
    if not listed:
        return None  # a choice that a single action answers, in the middle of a move
    seat, word = listed[scaled(next_random(dice), len(listed))]
    before = round_.state.values()
    try:
        round_.copy().play(word, seat=seat)
    except IllegalAction as error:
        return "what is listed is accepted", f"seat {seat}: {word}: {error.code}"
    return None if round_.state.values() == before else ("a copy is its own", f"seat {seat}: {word}")
