"""How cards and lists of cards are called in a sentence of a rule sheet."""

import unicodedata
from collections.abc import Sequence
from functools import reduce
from typing import Any, Literal, cast

from huit.cards import JOKERS, RANKS, SUITS, FaceSet, face_name, faces_of, is_joker, rank_of, select_faces
from huit.words.made import rules_sentences
from huit.words.made.rules_cards import WORDS

_NUMBERS = "23456789T"
"""The ranks that are called by numbers."""
_OBEYED = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's categories of characters that are not shown, and that terminals or readers may obey."""


def visible(text: str) -> str:
    """Return *text* on one line, with the characters that a terminal would obey written as escapes.

    >>> print(visible("Anne\\x1b[2J\\nBob"))
    Anne\\u001b[2J Bob
    """
    return text if text.isprintable() else "".join(map(_visible_character, text))


def _visible_character(character: str) -> str:
    if character in "\n\t":
        return " "
    if unicodedata.category(character) not in _OBEYED:
        return character
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def all_visible(value: Any) -> Any:
    """Return a value of TOML with every text in it `visible`.

    >>> all_visible({"names": ["a\\x07b"], "seats": 2})
    {'names': ['a\\\\u0007b'], 'seats': 2}
    """
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, list):
        return [all_visible(inner) for inner in cast("list[object]", value)]
    if isinstance(value, dict):
        return {visible(key): all_visible(inner) for key, inner in cast("dict[str, object]", value).items()}
    return value


def card_words(faces: FaceSet, deck: FaceSet, language: str) -> list[str]:
    """Return *faces* as a person says them, by rank or suit where a whole one of *deck* is meant.

    >>> card_words(0b1111 << 28 | 1 << 7, (1 << 52) - 1, "fr")
    ['2 de pique', '8']
    """
    return [card_word(name, language) for name in spoken_names(faces, deck)]


def spoken_names(faces: FaceSet, deck: FaceSet) -> list[str]:
    """Return the `told_names` of *faces*, and ``X`` for all the jokers of *deck*.

    >>> spoken_names(0b11 << 52, (1 << 54) - 1), spoken_names(0b01 << 52, (1 << 54) - 1)
    (['X'], ['Xb'])
    """
    # Where a pack has but one of the two, it is « le joker » and no coloured one.
    jokers = bool(faces & JOKERS) and faces & JOKERS == (deck & JOKERS or JOKERS)
    names = [name for name in told_names(faces, deck) if not jokers or name[0] != "X"]
    return [*names, "X"] if jokers else names


def form_of(faces: FaceSet, deck: FaceSet) -> Literal["single", "suit", "several"]:
    """Return what a verb has to agree with where *faces* are its subject: a suit is plural in some languages.

    >>> form_of(0b1111 << 28, (1 << 52) - 1), form_of(0b0101 << 28, (1 << 52) - 1)
    ('single', 'several')
    """
    names = spoken_names(faces, deck)
    if len(names) > 1:
        return "several"
    return "suit" if any(name in SUITS for name in names) else "single"


def with_articles(faces: FaceSet, deck: FaceSet, language: str) -> list[str]:
    """Return `card_words`, each with its article.

    >>> with_articles(0b1111 | 0b1111 << 28, (1 << 52) - 1, "fr")
    ['un as', 'un 8']
    """
    return [card_word(name, language, article=True) for name in spoken_names(faces, deck)]


def card_word(name: str, language: str, *, article: bool = False) -> str:
    """Return a card, a rank, a suit (``h``), or ``X`` for any joker, as a person says it.

    >>> card_word("9h", "fr"), card_word("Qs", "en"), card_word("A", "en", article=True)
    ('9 de cœur', 'queen of spades', 'an ace')
    """
    words = WORDS[language]
    return words.one_called(name) if article else words.called(name)


def counted(number: int, language: str) -> str:
    """Return a number in words, up to ten.

    >>> counted(3, "fr"), counted(12, "en")
    ('trois', '12')
    """
    return WORDS[language].in_words(number)


def apart(parts: Sequence[str], language: str) -> str:
    """Return *parts* as one sentence, kept apart by semicolons.

    >>> apart(["With two players, each is dealt 8 cards", "with three, 7"], "en")
    'With two players, each is dealt 8 cards; with three, 7.'
    """
    return separated(parts, language) + "."


def separated(parts: Sequence[str], language: str) -> str:
    """Return *parts* with semicolons between them.

    >>> separated(["an 8", "a jack"], "en")
    'an 8; a jack'
    """
    return reduce(rules_sentences.WORDS[language].apart, parts)


def opened(who: str, sentence: str, language: str) -> str:
    """Return *sentence* after what opens it.

    >>> opened("With two players", "each is dealt 8 cards", "en")
    'With two players, each is dealt 8 cards'
    """
    return rules_sentences.WORDS[language].opened(who, sentence)


def lowered(sentence: str) -> str:
    """Return *sentence* as it goes on after a colon.

    >>> lowered("Each player is dealt 5 cards.")
    'each player is dealt 5 cards.'
    """
    return sentence[:1].lower() + sentence[1:]


def short_names(faces: FaceSet, deck: FaceSet) -> tuple[str, ...]:
    """Return *faces* as rank letters where all of a rank in *deck* is meant, else one by one.

    >>> short_names(0b1110, 0b1110), short_names(0b0110, 0b1110)
    (('A',), ('Ad', 'Ah'))
    """
    names: list[str] = []
    for face in faces_of(faces):
        whole = 0b1111 << (face & ~3) & deck
        if is_joker(face) or faces & whole != whole:
            names.append(face_name(face))
        elif 1 << face == whole & -whole:
            names.append(RANKS[rank_of(face)])
    return tuple(names)


def told_names(faces: FaceSet, deck: FaceSet) -> tuple[str, ...]:
    """Return *faces* in as few names as a person would use: whole ranks, whole suits (``h``), single cards.

    >>> from huit.cards import select_faces
    >>> told_names(select_faces("8 h d"), (1 << 52) - 1), told_names(select_faces("A 2s"), (1 << 52) - 1)
    (('8', 'd', 'h'), ('A', '2s'))
    """
    by_rank = short_names(faces, deck)
    whole = {name: suit for name in SUITS if (suit := select_faces(name) & deck) and faces & suit == suit}
    if not 0 < len(whole) < len(SUITS):
        return by_rank
    in_suits = sum(whole.values())
    single = {face_name(face) for face in faces_of(in_suits)}
    ranks = {RANKS[rank_of(face)] for face in faces_of(faces & ~in_suits & ~JOKERS)}
    others = [name for name in by_rank if name not in single and (len(name) > 1 or name in ranks)]
    by_suit = (*others, *whole)
    return by_suit if len(by_suit) < len(by_rank) else by_rank


def of_cards(faces: FaceSet, deck: FaceSet, language: str) -> str:
    """Return *faces* one after another, each with its article.

    >>> of_cards(0b1111 | 0b1111 << 44, (1 << 52) - 1, "fr"), of_cards(1 << 7, (1 << 52) - 1, "en")
    ('l’as et la dame', 'the 2 of spades')
    """
    names = spoken_names(faces, deck)
    return WORDS[language].the_cards_called(names, len(names) > 1 and all(name in _NUMBERS for name in names))


def the_card(name: str, language: str) -> str:
    """Return a card with its definite article.

    >>> the_card("As", "fr"), the_card("Xr", "en")
    ('l’as de pique', 'the coloured joker')
    """
    return WORDS[language].the_called(name)


def any_of(words: list[str], language: str) -> str:
    """Return *words* as a choice between them.

    >>> any_of(["an ace", "an 8"], "en")
    'an ace or an 8'
    """
    return WORDS[language].either(words)


def listed(words: list[str], language: str) -> str:
    """Return *words* as one says them one after another.

    >>> listed(["as", "8", "10"], "fr")
    'as, 8 et 10'
    """
    return WORDS[language].listed(words)
