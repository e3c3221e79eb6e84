"""What a card never takes: the cards that it names, or those that are higher than it is."""

from huit.cards import JOKERS, Face, FaceSet, is_joker, select_faces
from huit.rules.rule_set import RuleSet


def refused_by(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that nobody lays on *face*, among those of the game. A joker is neither high nor low.

    >>> from huit.cards import faces_text, faces_of
    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"Q": {"refuses_higher": True, "refuses": "2h"}}})
    >>> faces_text(faces_of(refused_by(rules, 44)))
    '2h Kc Kd Kh Ks'
    """
    power = rules.power(face)
    refused = select_faces(str(power.get("refuses", "")))
    if power.get("refuses_higher") and not is_joker(face):
        refused |= (-1 << 4 * (face // 4 + 1)) & ~JOKERS
    return refused & rules.deck
