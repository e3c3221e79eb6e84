"""Where the views of each family of games stand: a module of its name beside this one, loaded when it is first wanted."""

from typing import Any

from huit.rules.families import part_of


def of_family(family: str) -> Any:
    """Return the module of *family*.

    For a page it holds the structs ``Open`` and ``Own``, and ``lying_open``, ``of_seat`` and ``holding``, which fill them.
    Besides, ``told`` says where a round stands, and a ``Scene`` is set by a file.
    """
    return part_of(family, "views")
