"""Cards that act: some of a pack that all do the same."""

from typing import NamedTuple

from huit.cards import Face, FaceSet, faces_of
from huit.rules.rule_set import Power, RuleSet, once


class ActingCards(NamedTuple):
    """Some cards that all do the same: the rules in force, the cards, and what their knobs say."""

    rules: RuleSet
    faces: FaceSet
    power: Power

    @property
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
        return _having(self.rules, name)


@once
def _having(rules: RuleSet, name: str) -> FaceSet:
    return sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get(name))
