"""Deeds, what cards do as data: each family derives them from its knobs; words come later (`huit.rules.deed_sentences`)."""

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import msgspec

from huit.cards import Face, FaceSet, faces_of
from huit.rules.rule_set import Power, RuleSet

Named = Annotated[FaceSet, "named"]
"""Cards as they are said after a verb, with their articles: an ace or an 8. See `Subject` for these four."""
Completed = Annotated[FaceSet, "completed"]
"""Cards that are said together with the acting ones, where these complete a rank or a suit."""
Another = Annotated[FaceSet, "another"]
"""Cards that may be others of the acting ones’ rank: another jack."""
Others = Annotated[FaceSet, "others"]
"""Cards of several ranks, among which others of the acting ones’ may be: an ace or another jack."""


class Deed(msgspec.Struct, frozen=True):
    """One thing that cards do. Its fields and properties are the facts of which its words are made."""

    stands: ClassVar[Literal["clause", "beside", "last"]] = "clause"
    """Where its words stand: in a clause about the cards, in a sentence beside the clauses before it, or after all the others."""


class Does(Deed, frozen=True):
    """The cards do what a knob says, whatever else they do."""

    knob: str


@dataclass(frozen=True)
class ActingCards:
    """Some cards that all do the same: the rules in force, the cards, and what their knobs say."""

    rules: RuleSet
    faces: FaceSet
    power: Power

    @cached_property
    def first(self) -> Face:
        """One of the cards."""
        return faces_of(self.faces)[0]

    def number(self, name: str) -> int:
        """Return the number of a knob; 0 where the cards do not have it."""
        return int(self.power.get(name, 0))

    def having(self, name: str) -> FaceSet:
        """Return the cards of the pack that have a knob.

        >>> from huit.rules import load_rules
        >>> ActingCards(load_rules("minimale"), 1, {}).having("wild") == 0b1111 << 28
        True
        """
        return sum(1 << face for face in faces_of(self.rules.deck) if self.rules.power(face).get(name))
