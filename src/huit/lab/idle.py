"""Rules that do nothing: the same rounds are played with and without each of them.

Players by chance look only at what is legal, so that a rule without an effect leaves every round as it was, to the last decision.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import auto

import numpy as np

from huit.cards import RANKS, FaceSet, face_name, faces_of, is_joker, rank_of
from huit.lab.simulate import Simulation
from huit.rules import Mistake, RulesError, RuleSet, compile_rules, load_rules
from huit.rules.check import is_set
from huit.rules.families import schema_of
from huit.rules.findings import Finding, warned
from huit.rules.rule_set import ByName, Power
from huit.words.made import mistakes_lab

_ROUNDS = (6, 40, 250)
"""Rounds of each number of players, in steps: most rules show themselves in the first few."""
_SEED = 1
_MOST_PLAYS = 200
"""Rounds by chance may go on for ever: where rules have a limit to set, they end after so many plays."""
_OF_THE_PACK = ("cards", "ranks", "jokers", "packs")
"""Without them the cards are others, and nothing can be compared."""


class IdleMistake(Mistake):
    """The mistakes of single rules that play shows."""

    DOES_NOTHING = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_lab.WORDS


@dataclass(frozen=True)
class Statement:
    """One statement of rules: a knob of the round, or a knob of some cards."""

    key: str
    """As in ``hand`` or ``powers.7.skips``."""
    name: str
    faces: FaceSet = 0

    def left_out(self, rules: RuleSet) -> RuleSet:
        """Return *rules* without it."""
        if not self.faces:
            return replace(rules, knobs={**rules.knobs, self.name: schema_of(rules.family).knobs[self.name].default})
        powers = {face: self._less(power) if self.faces >> face & 1 else power for face, power in rules.powers.items()}
        return replace(rules, powers=powers)

    def _less(self, power: Power) -> Power:
        return {name: value for name, value in power.items() if name != self.name}

    def is_in(self, rules: RuleSet, other: RuleSet) -> bool:
        """Tell whether *other* says the same."""
        if not self.faces:
            return rules.knobs[self.name] == other.knobs[self.name]
        return all(rules.power(face)[self.name] == other.power(face).get(self.name) for face in faces_of(self.faces))


def statements_of(rules: RuleSet) -> Iterator[Statement]:
    """Yield what *rules* say that play may show: cards of one rank that say the same are one thing.

    >>> [statement.key for statement in statements_of(load_rules("minimale")) if statement.faces]
    ['powers.2.draw', 'powers.2.answered_by', 'powers.8.wild', 'powers.8.names_suit', 'powers.T.plays_again']
    """
    schema = schema_of(rules.family)
    for knob in schema.knobs.values():
        # A choice has always some value: only one that somebody has just made is worth a word.
        is_written = is_set(rules, knob) and (knob.kind != "choice" or knob.name in rules.options)
        if is_written and knob.acts_on in ("column", "columns") and knob.name not in _OF_THE_PACK:
            yield Statement(knob.name, knob.name)
    alike: dict[tuple[int, str, object], FaceSet] = {}
    for face in faces_of(rules.deck):
        for name, value in rules.power(face).items():
            if schema.powers[name].acts_on != "words":
                group = face if is_joker(face) else rank_of(face)
                alike[group, name, value] = alike.get((group, name, value), 0) | 1 << face
    for (_, name, _value), faces in alike.items():
        yield Statement(f"powers.{_written(faces, rules.deck)}.{name}", name, faces)


def _written(faces: FaceSet, deck: FaceSet) -> str:
    """Return how a rule file names *faces*, which are of one rank: the rank, or the first of them."""
    first = faces_of(faces)[0]
    whole = not is_joker(first) and faces == 0b1111 << (first & ~3) & deck
    return RANKS[rank_of(first)] if whole else face_name(first)


def idle_rules(rules: RuleSet) -> list[Finding]:
    """Return a warning for each thing that *rules* say and that does nothing; what their parent says idly too is left out.

    >>> skips = load_rules("minimale", options={"powers": {"T": {"skips": 1}}})
    >>> [found.key for found in idle_rules(skips)]
    ['powers.T.skips']
    """
    found: list[Finding] = []
    play = _Play(rules)
    usual = load_rules(rules.id) if rules.options else None
    usually = None if usual is None else _Play(usual)
    for statement in statements_of(rules):
        rounds = play.is_idle(statement)
        if rounds and not (usually and statement.is_in(rules, usually.rules) and usually.is_idle(statement)):
            found.append(warned(IdleMistake.DOES_NOTHING, statement.key, rounds=rounds))
    return found


class _Play:
    """Rounds of rules by players by chance, kept for comparing."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._limited = limited(rules)
        self._kept: dict[tuple[int, int], np.ndarray] = {}

    def is_idle(self, statement: Statement) -> int:
        """Return the rounds in which leaving out *statement* changed nothing; 0 if it changed something, or no rules are left."""
        without = limited(statement.left_out(self.rules))
        try:
            for seats in self.rules.seats:
                compile_rules(without, seats=seats)
        except RulesError:
            # Things that hold only together: none of them does nothing.
            return 0
        for rounds in _ROUNDS:
            for seats in self.rules.seats:
                if (seats, rounds) not in self._kept:
                    self._kept[seats, rounds] = played(self._limited, seats, rounds)
                if are_unlike(self._kept[seats, rounds], played(without, seats, rounds)).any():
                    return 0
        return _ROUNDS[-1] * len(self.rules.seats)


def limited(rules: RuleSet, plays: int = _MOST_PLAYS) -> RuleSet:
    """Return *rules* with a limit of plays, where they can have one: rounds by chance may go on for ever."""
    if rules.knobs.get("play_limit", 1):
        return rules
    return replace(rules, knobs={**rules.knobs, "play_limit": plays})


def played(rules: RuleSet, seats: int, rounds: int) -> np.ndarray:
    """Return the rows of *rounds* rounds by players by chance."""
    simulation = Simulation(rules, seats=seats, players=["random"], seed=_SEED, clock=float)
    for _ in simulation.run(rounds):
        pass
    return simulation.rows


def are_unlike(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Tell of each round of *one* whether it went otherwise than the same of *other*."""
    unlike = np.zeros(len(one), bool)
    for name in one.dtype.names or ():
        differs = one[name] != other[name]
        unlike |= differs.any(axis=1) if differs.ndim > 1 else differs
    return unlike
