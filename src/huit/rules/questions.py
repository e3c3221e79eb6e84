"""Questions about rules that need no play: for how many players, of which cards, which wishes there are."""

from collections.abc import Sequence
from dataclasses import dataclass

from huit.cards import FaceSet, faces_of, is_joker, rank_of
from huit.rules.prose import key_of
from huit.rules.rule_set import RuleSet
from huit.words.made import measures

USUAL_SEATS = 4


@dataclass(frozen=True)
class Wish:
    """A wish of people for rules: a measure that is to become larger (1) or smaller (-1)."""

    name: str
    measure: str
    sign: int
    of_a_card: bool = False

    def phrase(self, language: str) -> str:
        """Return in words what is wished.

        >>> WISHES["weaker"].phrase("en")
        'a weaker card'
        """
        return getattr(measures.WORDS[language].wish, self.name)


WISHES: dict[str, Wish] = {
    wish.name: wish
    for wish in (
        Wish("shorter", "turns", -1),
        Wish("longer", "turns", 1),
        Wish("fairer", "place", -1),
        Wish("weaker", "held", -1, of_a_card=True),
        Wish("stronger", "held", 1, of_a_card=True),
        Wish("choice", "choices", 1),
        Wish("unblocked", "blocked", -1),
        Wish("comebacks", "comeback", 1),
    )
}
"""All wishes by their names."""


def usual_seats(rules: RuleSet) -> int:
    """Return four, or what is nearest to it.

    >>> from huit.rules import load_rules
    >>> usual_seats(load_rules("monclar")), usual_seats(load_rules("trois-cinq-huit"))
    (4, 3)
    """
    return min(max(USUAL_SEATS, rules.seats[0]), rules.seats[-1])


def common_seats(rules_told: Sequence[RuleSet]) -> int | None:
    """Return the usual number of players of the first of some rules, or the nearest to it that all of them have.

    >>> from huit.rules import load_rules
    >>> common_seats([load_rules("monclar"), load_rules("trois-cinq-huit")])
    3
    """
    common = [seats for seats in rules_told[0].seats if all(seats in rules.seats for rules in rules_told)]
    usual = usual_seats(rules_told[0])
    return min(common, key=lambda seats: abs(seats - usual), default=None)


def card_groups(rules: RuleSet) -> dict[str, FaceSet]:
    """Return the cards by what a rule file calls them: those of a rank that do the same together.

    >>> from huit.rules import load_rules
    >>> list(card_groups(load_rules("monclar")))[:3]
    ['A', '2', '3']
    """
    alike: dict[tuple[object, ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        power = tuple(sorted((name, str(value)) for name, value in rules.power(face).items()))
        key = ("joker" if is_joker(face) else rank_of(face), power)
        alike[key] = alike.get(key, 0) | 1 << face
    return {key_of(faces, rules.deck): faces for faces in alike.values()}
