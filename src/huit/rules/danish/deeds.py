"""What the cards of Danish do, as data."""

from collections.abc import Iterator

from huit.cards import FaceSet, select_faces
from huit.rules.danish.schema import DANISH_POWERS
from huit.rules.deeds import ActingCards, Deed, Does


class Copies(Deed, frozen=True):
    """The cards copy the one they cover, whichever it is, but for those that send the pile (DA-12)."""

    but: FaceSet


class CopiesNothing(Deed, frozen=True):
    """On an empty pile the cards are what they are."""

    stands = "last"


class CopiesSkip(Deed, frozen=True):
    """Several of the cards skip as many players on one that skips."""

    on: FaceSet

    stands = "last"


class AsksSuit(Deed, frozen=True):
    """One of the cards played next has to be of their suit, unless it is one of some (DA-13)."""

    unless: FaceSet


class SkipsEach(Deed, frozen=True):
    """Each of the cards skips so many players."""

    players: int


class SendsPile(Deed, frozen=True):
    """A player of one’s choice picks up the pile, unless they play one of some."""

    answers: FaceSet


def card_deeds(cards: ActingCards) -> Iterator[Deed]:
    """Yield what *cards* do, in the order of the text."""
    for name in (name for name in DANISH_POWERS if cards.power.get(name) and name != "answered_by"):
        match name:
            case "copies":
                yield Copies(cards.having("sends"))
                yield CopiesNothing()
                if skipping := cards.having("skips"):
                    yield CopiesSkip(skipping)
            case "asks_suit":
                yield AsksSuit(cards.having("anywhere") | cards.having("copies"))
            case "skips":
                yield SkipsEach(cards.number(name))
            case "sends":
                yield SendsPile(select_faces(str(cards.power.get("answered_by", ""))) & cards.rules.deck)
            case _:
                yield Does(name)
