"""What rounds, seals and snapshots say of the rules that they were dealt by: their digest, and all that they say themselves."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, cast

from huit.cards import Face, face_name
from huit.rules.families import schema_of
from huit.rules.rule_set import Power, RuleSet


def digest_of(rules: RuleSet) -> str:
    """Return the digest of *rules*: of the family, and of what differs from its defaults.

    >>> from huit.rules import load_rules
    >>> digest_of(load_rules("minimale")) == digest_of(load_rules("minimale", options={"hand": 8, "powers": {"9": {"skips": 0}}}))
    True
    """
    powers = {face: power for face, power in rules.powers.items() if power}
    return _hashed({"family": rules.family, "knobs": _set_knobs(rules), "powers": powers, "points": rules.points})


def section_of(rules: RuleSet) -> dict[str, Any]:
    """Return *rules* as a rule file without a parent: the family, the words, and what differs from the family's defaults.

    Of the named options only those are there that are on.

    >>> from huit.rules import load_rules
    >>> said = section_of(load_rules("minimale", options={"hand": {2: 7, 3: 5}}))
    >>> said["family"], said["hand"], said["powers"]["2c 2d 2h 2s"]["draw"]
    ('shedding', {'2': 7, '3': 5}, 2)
    """
    on = {name: option for name, option in rules.choices.items() if rules.options.get(name)}
    said: dict[str, Any] = {
        "summary": dict(rules.summary),
        "source": rules.source,
        "powers": {cards: dict(rules.powers[face]) for cards, face in _alike(rules.powers).items()},
        "points": {cards: rules.points[face] for cards, face in _alike(rules.points).items()},
        "match": dict(rules.match),
        "options": {name: _with_text_keys({**option.text, **option.changes}) for name, option in on.items()},
    }
    knobs = {name: _with_text_keys(value) for name, value in _set_knobs(rules).items()}
    return {"family": rules.family, "name": dict(rules.name), **knobs, **{key: value for key, value in said.items() if value}}


def _alike(values: Mapping[Face, Power] | Mapping[Face, int]) -> dict[str, Face]:
    """Return the cards that have the same value, as a rule file names them, and one of them."""
    alike: dict[str, list[Face]] = {}
    for face, value in values.items():
        alike.setdefault(json.dumps(value, sort_keys=True), []).append(face)
    return {" ".join(map(face_name, faces)): faces[0] for faces in alike.values()}


def _with_text_keys(value: Any) -> Any:
    """Return *value* with the keys of its tables as text: JSON and TOML have no others."""
    if not isinstance(value, Mapping):
        return value
    return {str(key): _with_text_keys(inner) for key, inner in cast("Mapping[Any, Any]", value).items()}


def _set_knobs(rules: RuleSet) -> dict[str, Any]:
    """Return the knobs of the round that are not as the family has them by default."""
    defaults = schema_of(rules.family).knobs
    return {name: value for name, value in rules.knobs.items() if value != defaults[name].default}


def _hashed(said: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(said, sort_keys=True, default=dict).encode()).hexdigest()[:16]
