"""The digest of rules, and their parts as a rule file says them: what rounds, seals and snapshots keep. See `RuleSet.digest`."""

from collections.abc import Mapping
from typing import Any, cast

from huit.cards import Face, face_name


def digest_of(family: str, knobs: Mapping[str, Any], powers: Mapping[Face, Any], points: Mapping[Face, int]) -> str:
    """Return the digest of rules, of which *knobs* are those that differ from the defaults of the family.

    >>> digest_of("danish", {"hand": 4}, {}, {}) == digest_of("danish", {"hand": 4}, {12: {}}, {})
    True
    """
    content = {face: power for face, power in powers.items() if power}
    return _hashed({"family": family, "knobs": knobs, "powers": content, "points": points})


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


def _hashed(content: dict[str, Any]) -> str:
    import hashlib
    import json

    return hashlib.sha256(json.dumps(content, sort_keys=True, default=dict).encode()).hexdigest()[:16]
