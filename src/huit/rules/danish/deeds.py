"""Deeds of the cards of Danish, as data."""

from collections.abc import Iterator

from huit.cards import Face, FaceSet, faces_of, select_faces, set_of
from huit.rules.acting import ActingCards
from huit.rules.danish.schema import DANISH_POWERS
from huit.rules.deeds import Deed, Does, Named, Others
from huit.rules.rule_set import RuleSet


class GoesOnAny(Deed, frozen=True):
    """The cards go on any card, but for some that refuse them, and some that send the pile, and that they do not answer."""

    but: Named
    refusing: Named = 0


class Copies(Deed, frozen=True):
    """The cards copy the one they cover, whichever it is, but for those that refuse them or send the pile (DA-12)."""

    but: Named
    refusing: Named = 0
    same_suit: bool = False
    """Whether a suit that is asked for stays the same under them."""


class CopiesNothing(Deed, frozen=True):
    """On an empty pile the cards are what they are, and do what they say themselves; so too on a pile that was sent to them."""

    does: tuple[Deed, ...]
    sent: Named = 0
    """Cards that send the pile, and that these answer."""

    stands = "last"


class CopiesSkip(Deed, frozen=True):
    """Several of the cards skip as many players on one that skips."""

    on: Named
    one_each: bool
    """Whether each skips one player."""

    stands = "last"


class AsksSuit(Deed, frozen=True):
    """One of the cards played next has to be of their suit, unless it is one of some (DA-13)."""

    unless: Named


class Refuses(Deed, frozen=True):
    """Some cards never go on them, not even one that goes on any other."""

    cards: Others


class SkipsEach(Deed, frozen=True):
    """Each of the cards skips so many players."""

    players: int


class KeepsTurn(Deed, frozen=True):
    """Their player plays again."""

    capped: bool
    """Whether their rank or a lower one."""


class SendsDiscard(Deed, frozen=True):
    """A player of one’s choice picks up the pile, unless they play one of some."""

    answers: Named


def card_deeds(cards: ActingCards) -> Iterator[Deed]:
    """Yield what *cards* do, in the order of the text; cards that copy do nothing of their own but on an empty pile."""
    rules, power = cards.rules, cards.power
    if not power.get("copies"):
        yield from _own_deeds(cards)
        return
    unanswered = _unanswered(cards)
    refusing = refused_by(rules, cards.first)
    yield Copies(unanswered, refusing, same_suit=bool(cards.having("asks_suit") & ~refusing))
    yield CopiesNothing(tuple(_own_deeds(cards)), sent=cards.having("sends") & ~unanswered)
    copied = ("copies", "sends", "burns", "plays_again")
    skips = {face: int(rules.power(face).get("skips", 0)) for face in faces_of(cards.having("skips"))}
    skips = {face: number for face, number in skips.items() if not any(rules.power(face).get(name) for name in copied)}
    if skips:
        yield CopiesSkip(set_of(skips), one_each=max(skips.values()) == 1)


def refusing(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards on which *face* does not go, which goes on any other: they refuse it, or send the pile."""
    return refused_by(rules, face) | unanswered_by(rules, face)


def refused_by(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that refuse *face*, which goes on any other card."""
    if not rules.power(face).get("anywhere") and not rules.power(face).get("copies"):
        return 0
    return set_of(other for other in faces_of(rules.deck) if select_faces(str(rules.power(other).get("refuses", ""))) >> face & 1)


def unanswered_by(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that send the pile, and that *face*, which goes on any other card, does not answer."""
    if not rules.power(face).get("anywhere") and not rules.power(face).get("copies"):
        return 0
    sending = [other for other in faces_of(rules.deck) if rules.power(other).get("sends")]
    return sum(1 << other for other in sending if not select_faces(str(rules.power(other).get("answered_by", ""))) >> face & 1)


def _unanswered(cards: ActingCards) -> FaceSet:
    """Return the cards that send the pile, and that these, which go on any other card, do not answer."""
    return unanswered_by(cards.rules, cards.first)


def _own_deeds(cards: ActingCards) -> Iterator[Deed]:
    power = cards.power
    for name in (name for name in DANISH_POWERS if power.get(name) and name not in ("copies", "answered_by")):
        match name:
            case "anywhere" if refusing(cards.rules, cards.first):
                yield GoesOnAny(_unanswered(cards), refused_by(cards.rules, cards.first))
            case "asks_suit":
                refused = select_faces(str(power.get("refuses", "")))
                yield AsksSuit((cards.having("anywhere") | cards.having("copies")) & ~refused)
            case "refuses":
                if refused := select_faces(str(power["refuses"])) & cards.rules.deck:
                    yield Refuses(refused)
            case "skips":
                yield SkipsEach(cards.number(name))
            case "plays_again":
                yield KeepsTurn(capped=bool(power.get("caps")))
            case "sends":
                yield SendsDiscard(select_faces(str(power.get("answered_by", ""))) & cards.rules.deck)
            case "caps" if power.get("plays_again"):
                pass
            case _:
                yield Does(name)
