"""Starters: the cards that are turned up first, and those that go back into the stock instead."""

from huit.cards import Face, FaceSet, faces_of, select_faces
from huit.rules.families import schema_of
from huit.rules.rule_set import RuleSet, once
from huit.rules.shedding.idle import LINKS, acting_power

_SETS = ("plays_set", "set_of", "set_from", "set_in_suit", "adds_up")
_RUNS = ("plays_run", "run_from", "run_turns")
_NO_EFFECT = (*LINKS, "on_debt", *_SETS, *_RUNS, "announced")
"""What only says where, with which others or how a card is laid; nor has a starter to do with what last cards do."""


def never_starters(rules: RuleSet) -> FaceSet:
    """Return the cards that go back into the stock: those that are named, and all with an effect where starters are plain.

    Jokers too where the pack has none: exported rounds tell the cards that are named as the rules do.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"starter_plain": True, "powers": {"2": {"draw": 2}}})
    >>> faces_text(faces_of(never_starters(rules)))
    '2c 2d 2h 2s Xb Xr'
    """
    named = select_faces(str(rules.knobs["starter_buried"]))
    return named | with_an_effect(rules) if rules.knobs["starter_plain"] else named


@once
def with_an_effect(rules: RuleSet) -> FaceSet:
    """Return the cards of the pack with any effect; what a card says and never does is none.

    >>> from huit.rules import load_rules
    >>> with_an_effect(load_rules("switch")) == select_faces("2 8 J A")
    True
    >>> with_an_effect(load_rules("macau")) == select_faces("2 3 4 J A Kh Ks")
    True
    """
    return sum(1 << face for face in faces_of(rules.deck) if _has_effect(rules, face))


def _has_effect(rules: RuleSet, face: Face) -> bool:
    knobs = schema_of(rules.family).powers
    return any(name not in _NO_EFFECT and knobs[name].group != "last" for name in acting_power(rules, face))


def starter_does_something(rules: RuleSet) -> bool:
    """Tell whether the starter acts: a plain one has nothing to do."""
    return bool(rules.knobs["starter_acts"]) and not rules.knobs["starter_plain"]
