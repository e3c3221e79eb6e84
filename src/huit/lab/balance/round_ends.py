"""Whether rounds end, for every number of sensible players, and what is wrong with rules where they do not."""

from collections.abc import Iterator
from enum import auto

from huit.lab.conformance import RoundEnds, ends
from huit.rules import Mistake, RuleSet
from huit.rules.findings import Finding, refused, warned
from huit.rules.rule_set import ByLanguage, ByName
from huit.rules.words import listed
from huit.words.made import measures, mistakes_lab

ENDS_ROUNDS = 100
"""Rounds of each number of players that tell whether rounds end."""
_SLOW_SHARE = 0.5
"""More blocked rounds than this are worth a warning; where as many do not end at every number of players, rules are refused."""


class PlayMistake(Mistake):
    """The mistakes of whole rules that mass play shows."""

    BREAKS_A_LAW = auto()
    NO_END = auto()
    SOME_HAVE_NO_END = auto()
    MOSTLY_BLOCKED = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_lab.WORDS


def how_rounds_end(rules: RuleSet, *, rounds: int = ENDS_ROUNDS) -> tuple[list[RoundEnds], list[Finding]]:
    """Return how rounds of `thrifty` players end for every number of them, and what is wrong with that.

    >>> from huit.rules import load_rules
    >>> ends_found, found = how_rounds_end(load_rules("minimale"))
    >>> len(ends_found), found
    (9, [])
    """
    counted = [ends(rules, seats=seats, player="thrifty", rounds=rounds, clock=float) for seats in rules.seats]
    return counted, list(_wrong_with(counted, rules))


def _wrong_with(counted: list[RoundEnds], rules: RuleSet) -> Iterator[Finding]:
    """Yield what is wrong: rounds without an end for all numbers of players that have them, the rest for the first."""
    broken = [one for one in counted if one.broken]
    blocked = [one for one in counted if one.blocked > _SLOW_SHARE * one.rounds]
    if broken:
        yield refused(PlayMistake.BREAKS_A_LAW, "", seats=broken[0].seats, broken=broken[0].broken, rounds=broken[0].rounds)
    yield from _without_an_end(counted, rules)
    if blocked:
        facts = {"seats": blocked[0].seats, "blocked": blocked[0].blocked, "rounds": blocked[0].rounds}
        yield warned(PlayMistake.MOSTLY_BLOCKED, "", **facts)


def _without_an_end(counted: list[RoundEnds], rules: RuleSet) -> Iterator[Finding]:
    """Yield at most one finding. Computer players may go in circles where people would not: few such rounds are a warning."""
    # A round that breaks a law is not finished either, and reported already.
    endless = {one.seats: one.unfinished - one.broken for one in counted if one.unfinished > one.broken}
    if not endless:
        return
    hopeless = all(endless.get(one.seats, 0) >= _SLOW_SHARE * one.rounds for one in counted)
    rounds = sum(one.rounds for one in counted if one.seats in endless)
    facts: dict[str, object] = {"unfinished": sum(endless.values()), "rounds": rounds}
    if hopeless:
        yield refused(PlayMistake.NO_END, "", **facts, advice=_to_end(rules, None))
        return
    least = min(endless)
    goes_up = all(one.seats in endless for one in counted if one.seats >= least) and least > counted[0].seats
    facts["seats"] = ByLanguage.of(lambda language: listed([str(seats) for seats in endless], language))
    facts["advice"] = _to_end(rules, least - 1 if goes_up else None)
    yield warned(PlayMistake.SOME_HAVE_NO_END, "seats_max" if goes_up else "", **facts)


def _to_end(rules: RuleSet, most: int | None) -> ByLanguage:
    """Return what to do so that rounds end: play with *most* players, or change the rules."""
    limitless = rules.knobs.get("play_limit") == 0
    return ByLanguage.of(lambda language: measures.WORDS[language].to_end(most, limitless))
