"""Reading TOML that anybody may have written: whatever is wrong with it is one kind of error."""

import re
from collections.abc import Iterable
from typing import Any, cast

from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import ByLanguage, RulesError
from huit.words.made.rules_wrong import WORDS

MOST_DEEP = 20
"""Tables and lists inside one another. Rule files and positions need six."""


def parsed(text: str, file: str = "") -> dict[str, Any]:
    """Return what *text* says; errors name *file*.

    >>> parsed("a.b = [1]")
    {'a': {'b': [1]}}
    >>> parsed("a = " + "[" * 5000 + "]" * 5000, "deep.toml")
    Traceback (most recent call last):
    huit.rules.rule_set.RulesError: deep.toml: tables and lists are nested too deep: 20 levels at most

    Raises:
        RulesError: if it is no TOML, or nested deeper than `MOST_DEEP`.
    """
    import tomllib

    try:
        # Some editors of Windows begin a file with a mark that is no text.
        section = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise RulesError(FileMistake.TOO_DEEP, file, most=MOST_DEEP) from None
    except ValueError as error:
        # Not only TOMLDecodeError: a number of thousands of digits is refused by Python itself.
        raise RulesError(_MISREAD.get(_reason(error), FileMistake.NOT_TOML), file, where=_place(str(error))) from error
    if is_too_deep(section):
        raise RulesError(FileMistake.TOO_DEEP, file, most=MOST_DEEP)
    return section


_MISREAD = {
    "Cannot overwrite a value": FileMistake.TWICE_IN_FILE,
    "Cannot declare": FileMistake.TWICE_IN_FILE,
    "Cannot mutate": FileMistake.TWICE_IN_FILE,
    "Cannot redefine": FileMistake.TWICE_IN_FILE,
    "Duplicate": FileMistake.TWICE_IN_FILE,
    "Expected '='": FileMistake.NO_EQUALS_SIGN,
    "Invalid value": FileMistake.NO_VALUE,
    "Unclosed": FileMistake.UNCLOSED,
    "Unterminated": FileMistake.UNCLOSED,
    "Illegal character '\\n'": FileMistake.UNCLOSED,
    "Exceeds the limit": FileMistake.TOO_MANY_DIGITS,
}
"""What the reader says in English, by its first words, and what we say."""


def _reason(error: ValueError) -> str:
    return next((begin for begin in _MISREAD if str(error).startswith(begin)), "")


def _place(message: str) -> ByLanguage:
    """Return where a text is wrong, from what the reader says: ``… (at line 3, column 7)``."""
    found = re.search(r"\(at line (\d+), column (\d+)\)", message)
    if found is None:
        return ByLanguage.of(lambda language: WORDS[language].end_of_file)
    return ByLanguage.of(lambda language: WORDS[language].place(*found.groups()))


def is_too_deep(value: object) -> bool:
    """Tell whether tables and lists in *value* are nested deeper than `MOST_DEEP`. Does not recurse itself."""
    level = [value]
    for _ in range(MOST_DEEP + 1):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return cast("dict[str, object]", value).values()
    return cast("list[object]", value) if isinstance(value, list) else ()
