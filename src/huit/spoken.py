"""The language of a terminal, and errors with a text in each language. The page has its own choice."""

import os
from string import Formatter
from typing import Any

_VARIABLES = ("HUIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language; the first one set counts."""
COLON = {"fr": "\u00a0: ", "en": ": "}
"""The sign between a subject and the sentence about it."""


def language() -> str:
    """Return ``en`` where ``HUIT_LANG``, or else the locale, says English, and ``fr`` otherwise."""
    locale = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "fr")
    return "en" if locale.lower().startswith("en") else "fr"


class _Counting(Formatter):
    """Fills templates with numbers as a language writes them, and with the words that they count."""

    def __init__(self, language: str) -> None:
        self.french = language == "fr"

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, several = format_spec.split("|")
            return one if is_one(value, "fr" if self.french else "en") else several
        text = super().format_field(value, format_spec)
        if not self.french or not isinstance(value, int | float):
            return text
        return text.replace(",", "\u202f").replace(".", ",").replace("%", "\u00a0%")


def is_one(number: float, language: str) -> bool:
    """Tell whether what is counted stands in the singular: French says so of 0 and 1,5 too.

    >>> [is_one(number, "fr") for number in (0, 1, 2)], [is_one(number, "en") for number in (0, 1, 2)]
    ([True, True, False], [False, True, False])
    """
    return abs(number) < 2 if language == "fr" else abs(number) == 1


def filled(template: str, language: str, /, **facts: object) -> str:
    """Return *template* with its facts; ``{count:card|cards}`` is the word for so many.

    >>> filled("{n:,.1f} {n:point|points}", "en", n=1.0), filled("{n:.1f} {n:point|points}", "fr", n=1.5)
    ('1.0 point', '1,5 point')
    """
    return _Counting(language).vformat(template, (), facts)


class SpokenError(ValueError):
    """An error of input; the message says in both languages what would be right.

    >>> SpokenError("rien n’est encore noté", "nothing is written yet").text("fr")
    'rien n’est encore noté'
    """

    def __init__(self, french: str, english: str) -> None:
        super().__init__(french, english)
        self.french = french
        self.english = english

    def text(self, language: str) -> str:
        """Return the message in that language."""
        return self.french if language == "fr" else self.english

    def __str__(self) -> str:
        return self.english
