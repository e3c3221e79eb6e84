"""The part of the rule sheet that each family has of its own: what its cards do together, in words.

A round needs none of it: it is loaded with the first rule sheet, and by nothing below `huit.rules.prose`.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from huit.cards import Face, FaceSet
from huit.rules.acting import ActingCards
from huit.rules.deed_sentences import Words
from huit.rules.deeds import Deed
from huit.rules.families import schema_of
from huit.rules.rule_set import Power, RuleSet


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """The words of a rule sheet of a family beside those of its knobs."""

    deeds: Callable[[ActingCards], Iterable[Deed]] = lambda cards: ()
    """Return what some cards do, in the order of the text: what their knobs do together is no sum of them."""
    words: Mapping[str, Words] = field(default_factory=dict[str, Words])
    """The words of each deed, by language."""
    also_told: Mapping[str, Callable[[RuleSet, str, int | None], tuple[str, ...]]] = field(default_factory=dict[str, Any])
    """What the sheet says after the knobs of a group, or after the basics, and no knob alone does: from rules, language and seats
    (if known)."""
    acting: Callable[[RuleSet, Face], Power] = lambda rules, face: rules.power(face)
    """Return what a card says and may come to do, beside all else that it says."""
    gathered: Callable[[RuleSet, tuple[FaceSet, ...]], tuple[FaceSet, ...]] = lambda rules, alike: alike
    """Return sets of cards that do the same, some of them gathered of which one sentence can tell: each is about its own suit."""
    left_to_cards: Callable[[RuleSet, tuple[Deed, ...]], tuple[Deed, ...]] = lambda rules, deeds: deeds
    """Return those of the deeds of some cards that the sheet tells of them: what many cards do it tells of the round."""
    of_blocked_rounds: Callable[[RuleSet, str, int | None], Iterable[str]] = lambda rules, language, seats: ()
    """Return those of the sentences about the count that are about a blocked round."""
    refusing: Callable[[RuleSet, Face], FaceSet] = lambda rules, face: 0
    """Return the cards on which one never goes that goes on any other: cards that do the same may differ in that."""


def sheet_of(family: str) -> Sheet:
    """Return what rule sheets of *family* say beside its knobs: ``SHEET`` of the module that its `Schema.sheet` names.

    >>> sorted(sheet_of("tricks").also_told)
    ['announcing']
    """
    module = schema_of(family).sheet
    return importlib.import_module(module).SHEET if module else Sheet()
