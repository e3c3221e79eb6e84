"""Idle knobs of a card, which never act because of its others: the sheet leaves them out, the check reports them."""

from collections.abc import Mapping

from huit.cards import Face, FaceSet, faces_of, is_joker
from huit.rules.families import schema_of
from huit.rules.rule_set import Power, RuleSet, once
from huit.rules.shedding.answers import (
    answers_some,
    answers_to,
    keeps_turns,
    neighbours_in_runs,
    plays_on_attacks,
    rank_laid_together,
    refused_by,
    turning_runs,
)
from huit.rules.shedding.endings import goes_on_after, two_may_be_left

_AFTER_AGAIN = ("skips", "not_at_two", "turn_at_two", "turn_at_two_left")
"""What takes a turn from others, or gives one: a card that obliges to play again comes to none of it."""
_LAST = ("last_draw", "last_answered_by", "doubles", "last_points")
DOUBLING = ("left_in_hand", "winner_takes")
"""The counts in which a last card may double the points, or add some."""
_OF_TWO = ("turn_at_two", "not_at_two")
_OF_TWO_LEFT = ("turn_at_two_left", "goes_on_at_two_left")
LINKS = ("goes_on", "goes_on_at_two_left")
"""The knobs that say where a card goes, and nothing of what it does there."""
_SETS = ("plays_set", "set_of", "set_from", "set_in_suit", "adds_up")
_RUNS = ("plays_run", "run_from", "run_turns")


@once
def idle_knobs(rules: RuleSet, face: Face) -> frozenset[str]:
    """Return the knobs of a card that do nothing.

    >>> from huit.rules import load_rules
    >>> ace = {"plays_again": True, "skips": 2, "plays_set": True, "adds_up": True}
    >>> sorted(idle_knobs(load_rules("rien", options={"powers": {"A": ace}}), 0))
    ['adds_up', 'skips']
    """
    uncounted = () if rules.knobs["count"] in DOUBLING else ("doubles", "last_points")
    alone = _RUNS if runs_alone(rules, face) else ()
    one_turn = ("skips_add_up",) if adds_nothing(rules, face) else ()
    unanswering = never_answering(rules, face)
    return (
        frozenset({*idle_beside(rules, face), *idle_without(rules, face), *uncounted, *alone, *one_turn, *unanswering})
        | idle_for_two(rules, face)
        | idle_but_for_two(rules, face)
    )


@once
def acting_power(rules: RuleSet, face: Face) -> Power:
    """Return what a card says and may come to do.

    >>> from huit.rules import load_rules
    >>> dict(acting_power(load_rules("rien", options={"powers": {"A": {"plays_again": True, "skips": 2}}}), 0))
    {'plays_again': True}
    """
    idle = idle_knobs(rules, face)
    return {name: value for name, value in rules.power(face).items() if name not in idle}


def idle_for_two(rules: RuleSet, face: Face) -> frozenset[str]:
    """Return the knobs of a card that do nothing because there are never more than two players (G-22).

    >>> from huit.rules import load_rules
    >>> powers = {"J": {"reverses": True}, "8": {"skips": 1, "not_at_two": True}}
    >>> rules = load_rules("rien", options={"seats_max": 2, "powers": powers})
    >>> [sorted(idle_for_two(rules, face)) for face in (28, 40)]
    [['skips'], ['reverses']]
    """
    power = rules.power(face)
    idle = ("reverses", "skips") if power.get("not_at_two") else ("reverses",)
    return frozenset(name for name in idle if power.get(name) and rules.seats[-1] == 2)


def idle_but_for_two(rules: RuleSet, face: Face) -> frozenset[str]:
    """Return the knobs of a card that do nothing because there are never only two players.

    >>> from huit.rules import load_rules
    >>> idle_but_for_two(load_rules("rien", options={"seats_min": 3, "powers": {"7": {"turn_at_two": True}}}), 24)
    frozenset({'turn_at_two'})
    """
    return frozenset(name for name in never_two(rules) if rules.power(face).get(name))


def never_two(rules: RuleSet) -> tuple[str, ...]:
    """Return the knobs of what holds where only two play, or are left, if that never comes to be.

    >>> from huit.rules import load_rules
    >>> never_two(load_rules("rien", options={"seats_min": 3, "goes_on": "places"}))
    ('turn_at_two', 'not_at_two')
    """
    if rules.seats[0] == 2:
        return ()
    return _OF_TWO if two_may_be_left(rules) else (*_OF_TWO, *_OF_TWO_LEFT)


def idle_beside(rules: RuleSet, face: Face) -> Mapping[str, str]:
    """Return the knobs of a card that do nothing beside another of its knobs, and that one."""
    power = rules.power(face)
    found: dict[str, str] = {}
    if power.get("plays_again"):
        found |= dict.fromkeys(_AFTER_AGAIN, "plays_again")
        if not power.get("wins_last"):
            found |= dict.fromkeys(_LAST, "plays_again")
        elif goes_on_after(rules) and not power.get("last_draw"):
            # Whoever goes out with it does not play again, and the next player loses their turn.
            found = {name: other for name, other in found.items() if name not in ("skips", "not_at_two")}
    if power.get("wild"):
        found |= dict.fromkeys(LINKS, "wild")
    if is_joker(face) and power.get("names_own_suit"):
        # A joker has no suit of its own.
        found |= dict.fromkeys(("names_suit", "names_own_suit"), "names_own_suit")
    if power.get("lets_steal"):
        found["turn_at_two_left"] = "lets_steal"
    if power.get("plays_flush"):
        found |= dict.fromkeys(_SETS, "plays_flush")
    found |= _never_together(rules, face)
    if power.get("set_of") == 1:
        # One at a time is what every card is.
        found |= dict.fromkeys(_SETS, "set_of")
    if power.get("stands_for"):
        # Only what it goes on, and when it may be laid, are its own.
        knobs = schema_of(rules.family).powers
        own = {"never_last", "last_on_own_suit", *(name for name, knob in knobs.items() if knob.group == "laying")}
        found |= {name: "stands_for" for name in knobs if name not in own}
    return {name: other for name, other in found.items() if power.get(name)}


def runs_alone(rules: RuleSet, face: Face) -> bool:
    """Tell whether a card may be part of a run, but no card next to it.

    >>> from huit.rules import load_rules
    >>> [runs_alone(load_rules("rien", options={"powers": {cards: {"plays_run": True}}}), 44) for cards in ("Q", "J Q")]
    [True, False]
    """
    return bool(rules.power(face).get("plays_run")) and not _beside_in_runs(rules, face)


def _beside_in_runs(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that come next to *face* in a run, and those to which it turns there."""
    return neighbours_in_runs(rules, face) | turning_runs(rules, face)


def adds_nothing(rules: RuleSet, face: Face) -> bool:
    """Tell whether the turns that a card takes away would add up, and are never more than one: it keeps no turn either.

    >>> from huit.rules import load_rules
    >>> four = {"skips": 1, "skips_add_up": True}
    >>> powers = [{"4": four | {"skip_answered_by": cards}} for cards in ("4", "5")]
    >>> [adds_nothing(load_rules("rien", options={"powers": power}), 12) for power in powers]
    [False, True]
    """
    power = rules.power(face)
    several = int(power.get("skips", 0)) > 1 or power.get("adds_up")
    return bool(power.get("skips_add_up")) and not several and not keeps_turns(rules, face)


def never_answering(rules: RuleSet, face: Face) -> tuple[str, ...]:
    """Return the knobs of a card that change the attack on which it is laid, if it never lies on one.

    >>> from huit.rules import load_rules
    >>> powers = {"7": {"draw": 2, "draw_doubles": True, "answered_by": "7"}, "T": {"sends_back": True}}
    >>> [never_answering(load_rules("rien", options={"powers": powers}), face) for face in (24, 36)]
    [(), ('sends_back',)]
    """
    power, idle = rules.power(face), list[str]()
    if power.get("draw_doubles") and not answers_some(rules, face) and not plays_on_attacks(rules):
        idle.append("draw_doubles")
    if power.get("sends_back") and not answers_some(rules, face, but="sweeps"):
        idle.append("sends_back")
    return tuple(idle)


def _never_together(rules: RuleSet, face: Face) -> dict[str, str]:
    """Return the knobs by which a card would be laid with others, none of which it takes, nor they it."""
    power, found = rules.power(face), dict[str, str]()
    for name, alike in (("plays_set", rank_laid_together), ("plays_run", _beside_in_runs)):
        others = alike(rules, face) if power.get(name) else 0
        takes = others & ~refused_by(rules, face)
        if others and not takes and all(refused_by(rules, other) >> face & 1 for other in faces_of(others)):
            by = "refuses_higher" if power.get("refuses_higher") else "refuses"
            found |= dict.fromkeys(_SETS if name == "plays_set" else _RUNS, by)
    return found


def idle_without(rules: RuleSet, face: Face) -> Mapping[str, tuple[str, ...]]:
    """Return the knobs of a card that do nothing without another one, and those of which it takes one."""
    power = rules.power(face)
    idle = {*idle_beside(rules, face), *idle_for_two(rules, face), *idle_but_for_two(rules, face)}
    acting = {name for name in power if power[name] and name not in idle}
    of_cards = schema_of(rules.family).powers.values()
    takes = {"then_plays": ("draw",), **{knob.name: knob.takes_one_of for knob in of_cards if knob.takes_one_of}}
    if not answers_to(rules, face):
        takes |= dict.fromkeys(("must_answer", "drawn_answers"), ("answered_by",))
    return {name: others for name, others in takes.items() if name in acting and not acting & {*others}}
