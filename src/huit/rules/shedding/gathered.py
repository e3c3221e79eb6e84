"""Cards that a sheet tells of together though they do not quite do the same: each is answered by a card of its own suit."""

from msgspec.structs import replace

from huit.cards import JOKERS, FaceSet, faces_of
from huit.rules.acting import ActingCards
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.answers import answers_by_suit
from huit.rules.shedding.card_deeds import card_deeds
from huit.rules.shedding.deeds import Draws
from huit.rules.shedding.idle import acting_power


def gathered(rules: RuleSet, alike: tuple[FaceSet, ...]) -> tuple[FaceSet, ...]:
    """Return *alike*, sets of cards that do the same; those of a rank in one set that differ only in which suit answers them.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> powers = {f"2{suit}": {"draw": 2, "answered_by": f"2 3{suit}"} for suit in "cdhs"}
    >>> rules = load_rules("rien", options={"powers": powers})
    >>> [faces_text(faces_of(faces)) for faces in gathered(rules, tuple(1 << face for face in range(4, 8)))]
    ['2c 2d 2h 2s']
    """
    together: dict[tuple[object, ...], FaceSet] = {}
    for faces in alike:
        key = _but_for_its_suit(rules, faces)
        together[key] = together.get(key, 0) | faces
    return tuple(together.values())


def _but_for_its_suit(rules: RuleSet, faces: FaceSet) -> tuple[object, ...]:
    """Return what must be the same of cards for them to be told of together; of most cards, these alone."""
    face, *others = faces_of(faces)
    own = answers_by_suit(rules, face)
    if others or faces & JOKERS or not own[1]:
        return (faces,)
    deeds = tuple(card_deeds(ActingCards(rules, faces, acting_power(rules, face))))
    plain = [replace(deed, answers=0) if isinstance(deed, Draws) else deed for deed in deeds]
    return (face >> 2, *own, *plain) if plain != list(deeds) else (faces,)
