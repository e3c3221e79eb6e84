"""What the rule sheet of a shedding game says beyond the sentences of its knobs: attacks, jokers, what the cards are worth."""

from huit.cards import JOKERS, RANKS, FaceSet, faces_of, rank_of
from huit.rules.knobs import POINTS
from huit.rules.rule_set import Power, RuleSet
from huit.rules.words import SUIT_WORDS, card_words, listed

_NUMBERS = "23456789T"


def attack(power: Power, language: str, said: str) -> str:
    """Return what an attack makes the next player do: draw, and lose his turn unless the card says otherwise."""
    if power.get("then_plays") or power.get("sweeps"):
        return said.removesuffix(", qui passe son tour,").removesuffix(" and lose his turn,")
    if "answered_by" in power:
        return said
    return said + (" sans recours" if language == "fr" else " with no answer possible")


def on_a_joker(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add what goes on a joker that is no other card, calls no suit, and leaves nothing else in force (W10-03)."""
    otherwise = ("stands_for", "transparent", "names_suit")
    plain = [face for face in faces_of(rules.deck & JOKERS) if not any(rules.power(face).get(name) for name in otherwise)]
    if not plain:
        return (said,)
    attacks = any(rules.power(face).get("draw") for face in plain)
    if language == "fr":
        return said, ("Une fois l’attaque payée, n" if attacks else "N") + "’importe quelle carte se pose sur un joker."
    return said, ("Once the attack is paid, any" if attacks else "Any") + " card goes on a joker."


def values(rules: RuleSet, language: str, seats: int | None, said: str) -> tuple[str, ...]:
    """Add what the cards are worth, where hands are counted."""
    if rules.knobs["count"] not in ("left_in_hand", "winner_takes"):
        return (said,)
    printed = _worth_their_number(rules)
    alike: dict[int, FaceSet] = {}
    for face in faces_of(rules.deck & ~printed):
        if points := rules.points.get(face, 0):
            alike[points] = alike.get(points, 0) | 1 << face
    worth = [(printed, "leur nombre" if language == "fr" else "their number")] if printed else []
    worth += [(alike[points], POINTS.sentence(language, points)) for points in sorted(alike)]
    told = [f"{points} ({listed(card_words(faces, rules.deck, language), language)})" for faces, points in worth]
    return said, ("Les cartes comptent " if language == "fr" else "The cards count ") + ", ".join(told) + "."


def _worth_their_number(rules: RuleSet) -> FaceSet:
    """Return the cards that count the number printed on them, where there are enough of these to say so."""
    numbered = [face for face in faces_of(rules.deck & ~JOKERS) if RANKS[rank_of(face)] in _NUMBERS]
    printed = sum(1 << face for face in numbered if rules.points.get(face, 0) == 1 + rank_of(face))
    return printed if printed.bit_count() > 2 * len(SUIT_WORDS["en"]) else 0
