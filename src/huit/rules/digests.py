"""Digests of rules: what rounds, seals and snapshots say of the rules that they were dealt by."""

import hashlib
import json
from typing import Any

from huit.rules.families import schema_of
from huit.rules.rule_set import RuleSet

_AT_FIRST = {
    "shedding": """
        seats_min seats_max cards jokers packs packs_least hand hand_two_packs hand_from hand_to deals_half cut misdeals
        misdeal_most teams starter_acts starter_buried starter_goes must_follow jump_in draws drawn_card draws_freely recycles
        plays_after_paying announces called knocks forgotten penalty penalty_skips late_say wrong_catch announces_last wins_held
        goes_on play_limit count winner_points""",
    "tricks": """
        seats_min seats_max cards chien announcer_makes third_makes dealer_makes announcer_least third_least dealer_least kinds
        exchanges leads must_trump""",
    "danish": "seats_min seats_max cards packs row hand swaps starts picks_up_freely turns_on_pick_up goes_on winner_points",
}
"""The knobs that the first form of digests covered, by family. This list never grows."""


def digest_of(rules: RuleSet) -> str:
    """Return the digest of *rules*: of the family, and of what differs from its defaults.

    >>> from huit.rules import load_rules
    >>> digest_of(load_rules("minimale")) == digest_of(load_rules("minimale", options={"hand": 8, "powers": {"9": {"skips": 0}}}))
    True
    """
    return _hashed({"family": rules.family, "knobs": _set_knobs(rules), "powers": rules.powers, "points": rules.points})


def older_digest(rules: RuleSet) -> str:
    """Return the first form of the digest: of all the knobs that there were then; "" for rules that use a newer one.

    >>> from huit.rules import load_rules
    >>> older_digest(load_rules("minimale"))
    'a811085bfd765205'
    """
    known = _AT_FIRST.get(rules.family, " ".join(rules.knobs)).split()
    if not set(_set_knobs(rules)) <= set(known):
        return ""
    knobs = {name: rules.knobs[name] for name in known if name in rules.knobs}
    return _hashed({"knobs": knobs, "powers": rules.powers, "points": rules.points})


def _set_knobs(rules: RuleSet) -> dict[str, Any]:
    """Return the knobs of the round that are not as the family has them by default."""
    defaults = schema_of(rules.family).knobs
    return {name: value for name, value in rules.knobs.items() if value != defaults[name].default}


def _hashed(said: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(said, sort_keys=True, default=dict).encode()).hexdigest()[:16]
