"""Where the views of each family of games stand: a module of its name beside this one, loaded when it is first wanted."""

from typing import Any

from huit.rules.families import part_of


def of_family(family: str) -> Any:
    """Return the module of *family*.

    It holds ``lying_open`` and ``of_seat`` (for a page), ``told`` (where a round stands), ``Scene`` (set by a file).
    """
    return part_of(family, "views")
