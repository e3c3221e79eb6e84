"""The language of a terminal, and errors that can be told in every language. The page has its own choice."""

import os
from collections.abc import Mapping
from typing import Any, ClassVar

from huit.words.made import people
from huit.words.telling import messages, said

_VARIABLES = ("HUIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language; the first one set counts."""
_USUAL = "fr"


def language() -> str:
    """Return the language that ``HUIT_LANG``, or else the locale, names, if there are words in it, and ``fr`` otherwise."""
    locale = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), _USUAL).lower()
    return next((each for each in people.WORDS if locale.startswith(each)), _USUAL)


class SpokenError(ValueError):
    """An error of input: its code, under which its sentence stands among `words`, and the facts that the sentence names.

    >>> class OurError(SpokenError):
    ...     words = people.WORDS
    >>> error = OurError("named", name="Ann")
    >>> error.code, error.text("fr")
    ('named', 'Ann')
    """

    words: ClassVar[Mapping[str, Any]]
    """The sentences of all errors of a class, by language: a file of words."""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def text(self, language: str) -> str:
        """Return in words what is wrong, and what would be right."""
        return said(messages(self.words[language])[self.code], self.facts)

    def __str__(self) -> str:
        return self.text("en")
