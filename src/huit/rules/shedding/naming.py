"""How the sheet calls cards in what it says of others: those of a knob, a card of their own rank, whoever played them."""

from huit.cards import FaceSet, faces_of, select_faces
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.refusing import refused_by
from huit.rules.telling import AboutCards
from huit.rules.words import any_of, card_word, card_words, counted, the_card


def having(rules: RuleSet, name: str) -> FaceSet:
    """Return the cards of the pack that have a knob.

    >>> from huit.rules import load_rules
    >>> having(load_rules("minimale"), "wild") == 0b1111 << 28
    True
    """
    return sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get(name))


def cards_named(cards: AboutCards, faces: FaceSet) -> str:
    """Return *faces* as a choice between them: ``un as ou un 8``.

    >>> from huit.rules import load_rules
    >>> queens = AboutCards(load_rules("minimale"), 0b1111 << 44, {}, "fr")
    >>> cards_named(queens, 0b1111 | 0b1111 << 28)
    'un as ou un 8'
    """
    return any_of(card_words(faces, cards.rules.deck, cards.language, article=True), cards.language)


def layer(cards: AboutCards) -> str:
    """Return « celui qui l’a posé », after the card, or who played one of several.

    >>> from huit.rules import load_rules
    >>> queens = AboutCards(load_rules("minimale"), 0b1111 << 44, {}, "fr")
    >>> layer(queens)
    'celui qui l’a posée'
    """
    if cards.several:
        return cards.either("celui qui a posé la carte", "the player who played the card")
    return cards.either(f"celui qui l’a posé{'e' if cards.feminine else ''}", "the player who played it")


def another(cards: AboutCards) -> str:
    """Return « un autre valet », where the cards have one rank.

    >>> from huit.rules import load_rules
    >>> queens = AboutCards(load_rules("minimale"), 0b1111 << 44, {}, "fr")
    >>> another(queens)
    'une autre dame'
    """
    one = card_word(cards.rank, cards.language, article=True)
    return cards.either(one.replace("une ", "une autre ").replace("un ", "un autre "), f"another {cards.called}")


def the_cards_rank(cards: AboutCards) -> str:
    """Return « la dame », or « la carte » of one of several ranks.

    >>> from huit.rules import load_rules
    >>> queens = AboutCards(load_rules("minimale"), 0b1111 << 44, {}, "fr")
    >>> the_cards_rank(queens)
    'la dame'
    """
    return the_card(cards.rank, cards.language) if cards.rank else cards.either("la carte", "the card")


def tops_refusing(cards: AboutCards) -> FaceSet:
    """Return the cards of the pack that take none of these.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"8": {"refuses": ["Q"]}}})
    >>> tops_refusing(AboutCards(rules, 0b1111 << 44, {}, "fr")) == 0b1111 << 28
    True
    """
    rules = cards.rules
    return sum(1 << face for face in faces_of(rules.deck) if refused_by(rules, face) & cards.faces == cards.faces)


def who_played(cards: AboutCards) -> str:
    """Return « celui qui a posé la dame »: what is played on an attack is not the card that attacks.

    >>> from huit.rules import load_rules
    >>> queens = AboutCards(load_rules("minimale"), 0b1111 << 44, {}, "fr")
    >>> who_played(queens)
    'celui qui a posé la dame'
    """
    return cards.either(f"celui qui a posé {the_cards_rank(cards)}", f"whoever played {the_cards_rank(cards)}")


def counted_cards(number: int, language: str) -> str:
    """Return so many cards in words, without the noun: a card is feminine in French.

    >>> counted_cards(1, "fr"), counted_cards(1, "en")
    ('une', 'one')
    """
    return "une" if number == 1 and language == "fr" else counted(number, language)


def goes_on_attacks(cards: AboutCards, *, but: str = "") -> bool:
    """Tell whether *cards* may be laid on an attack that is not paid yet, of a card without the knob *but*.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale")
    >>> [goes_on_attacks(AboutCards(rules, 0b1111 << rank, {}, "fr")) for rank in (4, 8)]
    [True, False]
    """
    attacks = [cards.rules.power(face) for face in faces_of(cards.rules.deck) if cards.rules.power(face).get("draw")]
    attacks = [power for power in attacks if not power.get(but)]
    return bool(cards.power.get("on_debt")) or any(select_faces(str(one.get("answered_by", ""))) & cards.faces for one in attacks)
