"""What a card of Danish does, told as one."""

from collections.abc import Mapping

from huit.cards import FaceSet, faces_of
from huit.rules.telling import AboutCards, CardClauses
from huit.rules.words import any_of, card_words


def tell_cards(cards: AboutCards, said: Mapping[str, str]) -> CardClauses:
    """Return what *cards* do: a copy goes on all but a card that was sent (DA-12), a suit is asked of all but some (DA-13)."""
    told = CardClauses(dict(said))
    if "copies" in said:
        told.by_knob["copies"] = _copies(cards)
        told.more += _of_copies(cards)
    if "asks_suit" in said and (free := _having(cards, "anywhere") | _having(cards, "copies")):
        named = _named(cards, free)
        told.by_knob["asks_suit"] += cards.either(f", à moins de poser {named}", f", unless {named} is played")
    return told


def _copies(cards: AboutCards) -> str:
    """Return what a card can be played on that copies."""
    sending = _named(cards, _having(cards, "sends"))
    but = (f", sauf {sending} envoyé", f" except {sending} that was sent") if sending else ("", "")
    return cards.either(
        f"prend la valeur et l’effet de la carte qu’il couvre\u00a0; se pose sur toute carte{but[0]}",
        f"copies the rank and the effect of the card it covers; can be played on any card{but[1]}",
    )


def _of_copies(cards: AboutCards) -> list[str]:
    """Return what a copy is that covers no card, and what several of them do on a card that skips."""
    said = [
        cards.either(
            f"Sur un tas vide, c’est {_named(cards, cards.faces)}", f"On an empty pile it is {_named(cards, cards.faces)}"
        )
    ]
    if skipping := _having(cards, "skips"):
        said.append(
            cards.either(
                f"Plusieurs sur {_named(cards, skipping)} font passer autant de tours",
                f"Several on {_named(cards, skipping)} skip as many players",
            )
        )
    return said


def _having(cards: AboutCards, name: str) -> FaceSet:
    return sum(1 << face for face in faces_of(cards.rules.deck) if cards.rules.power(face).get(name))


def _named(cards: AboutCards, faces: FaceSet) -> str:
    return any_of(card_words(faces, cards.rules.deck, cards.language, article=True), cards.language)
