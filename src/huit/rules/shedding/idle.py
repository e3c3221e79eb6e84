"""What a card says and never comes to do, because of what else it says: the sheet leaves it out, the check tells of it."""

from collections.abc import Mapping

from huit.cards import Face, is_joker
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.refusing import answers_to
from huit.rules.shedding.schema import POWER_KNOBS

_AFTER_AGAIN = ("skips", "not_at_two", "turn_at_two", "turn_at_two_left")
"""What takes a turn from others, or gives one: a card that obliges to play again comes to none of it."""
_LAST = ("last_draw", "last_answered_by", "doubles")
_LINKS = ("goes_on", "goes_on_at_two_left")
_SETS = ("plays_set", "set_of", "set_in_suit", "adds_up")


def idle_knobs(rules: RuleSet, face: Face) -> frozenset[str]:
    """Return the knobs of a card that do nothing.

    >>> from huit.rules import load_rules
    >>> ace = {"plays_again": True, "skips": 2, "plays_set": True, "adds_up": True}
    >>> sorted(idle_knobs(load_rules("rien", options={"powers": {"A": ace}}), 0))
    ['adds_up', 'skips']
    """
    return frozenset({**idle_beside(rules, face), **idle_without(rules, face), **dict.fromkeys(idle_for_seats(rules, face))})


def acting_power(rules: RuleSet, face: Face) -> Power:
    """Return what a card says and may come to do.

    >>> from huit.rules import load_rules
    >>> dict(acting_power(load_rules("rien", options={"powers": {"A": {"plays_again": True, "skips": 2}}}), 0))
    {'plays_again': True}
    """
    idle = idle_knobs(rules, face)
    return {name: value for name, value in rules.power(face).items() if name not in idle}


def idle_for_seats(rules: RuleSet, face: Face) -> tuple[str, ...]:
    """Return the knobs of a card that do nothing for as many players as there can be (G-22).

    >>> from huit.rules import load_rules
    >>> idle_for_seats(load_rules("rien", options={"seats_max": 2, "powers": {"A": {"reverses": True}}}), 0)
    ('reverses',)
    """
    power = rules.power(face)
    if rules.seats[0] > 2:
        names = ("turn_at_two", "not_at_two")
    else:
        names = ("reverses", "not_at_two", "skips") if rules.seats[-1] == 2 else ()
    return tuple(name for name in names if power.get(name) and (name != "skips" or power.get("not_at_two")))


def idle_beside(rules: RuleSet, face: Face) -> Mapping[str, str]:
    """Return the knobs of a card that do nothing beside another of its knobs, and that one."""
    power = rules.power(face)
    found: dict[str, str] = {}
    if power.get("plays_again"):
        found |= dict.fromkeys(_AFTER_AGAIN, "plays_again")
        if not power.get("wins_last"):
            found |= dict.fromkeys(_LAST, "plays_again")
        elif goes_on_after(rules):
            # Whoever goes out with it does not play again, and the next player loses his turn.
            found = {name: other for name, other in found.items() if name not in ("skips", "not_at_two")}
    if power.get("wild"):
        found |= dict.fromkeys(_LINKS, "wild")
    if is_joker(face) and power.get("names_own_suit"):
        # A joker has no suit of its own.
        found |= dict.fromkeys(("names_suit", "names_own_suit"), "names_own_suit")
    if power.get("lets_steal"):
        found["turn_at_two_left"] = "lets_steal"
    if power.get("plays_flush"):
        found |= dict.fromkeys(_SETS, "plays_flush")
    if power.get("set_of") == 1:
        # One at a time is what every card is.
        found |= dict.fromkeys(_SETS, "set_of")
    if power.get("stands_for"):
        # Only what it goes on, and when it may be laid, are its own.
        own = {"never_last", *(name for name, knob in POWER_KNOBS.items() if knob.group == "laying")}
        found |= {name: "stands_for" for name in POWER_KNOBS if name not in own}
    return {name: other for name, other in found.items() if power.get(name)}


def idle_without(rules: RuleSet, face: Face) -> Mapping[str, tuple[str, ...]]:
    """Return the knobs of a card that do nothing without another one, and those of which it takes one."""
    power = rules.power(face)
    acting = {name for name in power if power[name]} - set(idle_beside(rules, face))
    takes: dict[str, tuple[str, ...]] = {"then_plays": ("draw",), "adds_up": ("draw", "skips")}
    if not answers_to(rules, face):
        takes |= dict.fromkeys(("must_answer", "drawn_answers"), ("answered_by",))
    return {name: others for name, others in takes.items() if name in acting and not acting & {*others}}


def goes_on_after(rules: RuleSet) -> bool:
    """Tell whether the round may go on after somebody is out.

    >>> from huit.rules import load_rules
    >>> goes_on_after(load_rules("minimale")), goes_on_after(load_rules("minimale", options={"goes_on": "places"}))
    (False, True)
    """
    return rules.knobs["goes_on"] != "first_out" or any(rules.at("teams", seats=seats) for seats in rules.seats)
