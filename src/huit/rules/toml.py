"""Reading TOML that anybody may have written: whatever is wrong with it is one kind of error."""

from collections.abc import Iterable
from typing import Any, cast

from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import RulesError

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
    import tomllib  # a tenth of the time that `import huit` takes

    try:
        section = tomllib.loads(text)
    except RecursionError:
        raise RulesError(FileMistake.TOO_DEEP, file, most=MOST_DEEP) from None
    except ValueError as error:
        # Not only TOMLDecodeError: a number of thousands of digits is refused by Python itself.
        raise RulesError(FileMistake.NOT_TOML, file, why=error) from error
    if is_too_deep(section):
        raise RulesError(FileMistake.TOO_DEEP, file, most=MOST_DEEP)
    return section


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
