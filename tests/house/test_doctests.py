"""What people call first shows how it is called."""

import importlib
import inspect
from collections.abc import Iterator

DOORS = ("huit", "huit.cards", "huit.rules", "huit.views", "huit.players", "huit.scores")


def called_first() -> Iterator[tuple[str, object]]:
    """Everything that a floor exports."""
    for door in DOORS:
        module = importlib.import_module(door)
        yield from ((f"{door}.{name}", getattr(module, name)) for name in module.__all__)


def test_what_people_call_first_has_a_doctest():
    silent = [name for name, thing in called_first() if is_called(thing) and ">>>" not in (inspect.getdoc(thing) or "")]
    assert silent == []


def is_called(thing: object) -> bool:
    """Tell whether *thing* is a function, or a class that is more than an error or a protocol."""
    if isinstance(thing, type):
        return not issubclass(thing, Exception) and not getattr(thing, "_is_protocol", False)
    return inspect.isfunction(thing)
