"""Functions that files of words call in capitals, as on the page: `frontend/src/words/grammar.ts` must agree."""

import re
from collections.abc import Sequence
from typing import NamedTuple

_ELIDES = re.compile("[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiou]", re.IGNORECASE)
"""A y before a consonant is a vowel (Yves), before a vowel it is none (Yann)."""


class Person(NamedTuple):
    """Somebody in a sentence."""

    name: str
    you: bool = False
    """Whether it is whoever reads the sentence: the name is « vous » then."""


def capital(text: str) -> str:
    """Return *text* with a capital first letter.

    >>> capital("l’as")
    'L’as'
    """
    return text[:1].upper() + text[1:]


def elides(name: str) -> bool:
    """Tell whether « de » loses its vowel before *name*.

    >>> elides("Anne"), elides("Yves"), elides("Yann"), elides("Nord")
    (True, True, False, False)
    """
    return _ELIDES.match(name) is not None


def count(things: Sequence[str]) -> int:
    """Return how many *things* there are."""
    return len(things)


def listed(words: Sequence[str], last: str) -> str:
    """Return *words* as a list; *last* stands before the last one.

    >>> listed(["a", "b", "c"], "et"), listed(["a"], "et")
    ('a, b et c', 'a')
    """
    return " ".join([", ".join(words[:-1]), last, words[-1]]) if len(words) > 1 else "".join(words)


def neither(words: Sequence[str], nor: str) -> str:
    """Return *words* as a choice of none; *nor* stands before each. Only Python says such lists.

    >>> neither(["un as", "un 8"], "ni")
    'ni un as ni un 8'
    """
    return " ".join(f"{nor} {word}" for word in words)


def number(value: float, language: str) -> str:
    """Return *value* as *language* writes it.

    >>> number(1.5, "fr"), number(1.0, "en"), number(12345, "en")
    ('1,5', '1', '12,345')
    """
    text = f"{value:,.3f}".rstrip("0").rstrip(".") if value % 1 else f"{value:,.0f}"
    return text.translate({ord(","): "\u202f", ord("."): ","}) if language == "fr" else text


def fixed(value: float, places: float, language: str) -> str:
    """Return *value* with so many decimals; only Python says such numbers.

    >>> fixed(1.25, 1, "fr"), fixed(1234, 2, "en")
    ('1,2', '1234.00')
    """
    told = f"{value:.{max(0, int(places))}f}"
    return told.replace(".", ",") if language == "fr" else told


def share(value: float, language: str) -> str:
    """Return *value* in hundredths, with two decimals; only Python says such numbers.

    >>> share(0.25, "en"), share(0.5, "fr") == "50,00\u00a0%"
    ('25.00%', True)
    """
    return f"{fixed(100 * value, 2, language)}\u00a0%" if language == "fr" else f"{value:.2%}"


def as_typed(text: str) -> str:
    """Return *text* in quotes, as somebody has typed it; only Python says such texts.

    >>> as_typed("Ann")
    "'Ann'"
    """
    return repr(text)


def written(value: float) -> str:
    """Return *value* with a true minus sign."""
    return str(value).replace("-", "\u2212")


def rank(face: str) -> str:
    """Return the rank of *face*: of "Th", "T"."""
    return face[:1]


def precise(card: str) -> bool:
    """Tell whether *card* is a face, not a rank or a suit.

    >>> precise("2s"), precise("2"), precise("s")
    (True, False, False)
    """
    return len(card) > 1


def suit(face: str) -> str:
    """Return the suit of *face*."""
    return face[1:2]
