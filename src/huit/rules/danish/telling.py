"""What a card of Danish does, told as one."""

from collections.abc import Mapping

from huit.cards import faces_of
from huit.rules.telling import AboutCards, CardClauses
from huit.rules.words import any_of, card_words


def tell_cards(cards: AboutCards, said: Mapping[str, str]) -> CardClauses:
    """Return what *cards* do; a card that copies goes on all but those that send the pile (DA-12)."""
    told = CardClauses(dict(said))
    sending = sum(1 << face for face in faces_of(cards.rules.deck) if cards.rules.power(face).get("sends"))
    if "copies" in said:
        told.by_knob["copies"] = cards.either(
            "prend la valeur et l’effet de la carte qu’il couvre\u00a0; se pose sur toute carte",
            "copies the rank and the effect of the card it covers; can be played on any card",
        )
        if sending:
            named = any_of(card_words(sending, cards.rules.deck, cards.language, article=True), cards.language)
            told.by_knob["copies"] += cards.either(f", sauf {named} envoyé", f" except {named} that was sent")
    return told
