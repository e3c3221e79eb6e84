"""How rounds of a shedding game end: with which last card, and whether others play on."""

from typing import Literal

from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.answers import counted_down


def goes_on_after_last(rules: RuleSet, power: Power) -> bool:
    """Tell whether the round may go on after somebody is out with a card of that *power*.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale", options={"goes_on": "places"})
    >>> [goes_on_after_last(rules, power) for power in ({}, {"plays_again": True}, {"last_costs": 2})]
    [True, False, False]
    """
    stays = power.get("never_last") or power.get("last_costs") or (power.get("plays_again") and not power.get("wins_last"))
    return goes_on_after(rules) and not stays


def last_card(rules: RuleSet) -> Literal["last", "last_of_ace"]:
    """Return with which last card a player is out.

    >>> from huit.rules import load_rules
    >>> last_card(load_rules("rien")), last_card(load_rules("rien", options={"countdown": 8}))
    ('last', 'last_of_ace')
    """
    return "last_of_ace" if counted_down(rules) > 1 else "last"


def two_may_be_left(rules: RuleSet) -> bool:
    """Tell whether two of more players may be left in a round.

    >>> from huit.rules import load_rules
    >>> two_may_be_left(load_rules("minimale")), two_may_be_left(load_rules("minimale", options={"hand_limit": 20}))
    (False, True)
    """
    leave = goes_on_after(rules) or any(rules.at("hand_limit", seats=seats) for seats in rules.seats)
    return rules.seats[-1] > 2 and leave


def goes_on_after(rules: RuleSet) -> bool:
    """Tell whether the round may go on after somebody is out.

    >>> from huit.rules import load_rules
    >>> goes_on_after(load_rules("minimale")), goes_on_after(load_rules("minimale", options={"goes_on": "places"}))
    (False, True)
    """
    return rules.knobs["goes_on"] != "first_out" or any(rules.at("teams", seats=seats) for seats in rules.seats)
