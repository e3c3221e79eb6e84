"""The digest of rules, and their parts as a rule file says them: what rounds, seals and snapshots keep. See `RuleSet.digest`."""

from collections.abc import Mapping
from typing import Any, cast

from huit.cards import Face, face_name

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


def digest_of(family: str, knobs: Mapping[str, Any], powers: Mapping[Face, Any], points: Mapping[Face, int]) -> str:
    """Return the digest of rules, of which *knobs* are those that differ from the defaults of the family.

    >>> digest_of("danish", {"hand": 4}, {}, {}) == digest_of("danish", {"hand": 4}, {12: {}}, {})
    True
    """
    said = {face: power for face, power in powers.items() if power}
    return _hashed({"family": family, "knobs": knobs, "powers": said, "points": points})


def older_digest(rules: Any) -> str:
    """Return the first form of the digest of a `RuleSet`: of all the knobs of then; "" for rules that use a newer one.

    >>> from huit.rules import load_rules
    >>> older_digest(load_rules("minimale"))
    'a811085bfd765205'
    """
    known = _AT_FIRST.get(rules.family, " ".join(rules.knobs)).split()
    if not set(rules.changed) <= set(known) or rules.knobs.get("jokers", 0) not in (0, 2):
        return ""
    # At first a pack had jokers or none: true or false.
    knobs = {name: bool(rules.knobs[name]) if name == "jokers" else rules.knobs[name] for name in known if name in rules.knobs}
    return _hashed({"knobs": knobs, "powers": rules.powers, "points": rules.points})


def by_cards(values: Mapping[Face, Any]) -> dict[str, Any]:
    """Return *values* as a section of a rule file about cards: those with the same value on one line.

    >>> by_cards({0: {"draw": 2}, 1: {"skips": 1}, 13: {"draw": 2}})
    {'Ac 4d': {'draw': 2}, 'Ad': {'skips': 1}}
    """
    import json

    alike: dict[str, list[Face]] = {}
    for face, value in values.items():
        alike.setdefault(json.dumps(value, sort_keys=True), []).append(face)
    return {" ".join(map(face_name, faces)): with_text_keys(values[faces[0]]) for faces in alike.values()}


def with_text_keys(value: Any) -> Any:
    """Return *value* with the keys of its tables as text: JSON and TOML have no others.

    >>> with_text_keys({"hand": {2: 7, 3: 5}})
    {'hand': {'2': 7, '3': 5}}
    """
    if not isinstance(value, Mapping):
        return value
    return {str(key): with_text_keys(inner) for key, inner in cast("Mapping[Any, Any]", value).items()}


def _hashed(said: dict[str, Any]) -> str:
    import hashlib
    import json

    return hashlib.sha256(json.dumps(said, sort_keys=True, default=dict).encode()).hexdigest()[:16]
