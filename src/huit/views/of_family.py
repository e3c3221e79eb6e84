"""Where the views of each family of games stand: a module of its name beside this one, loaded when it is first wanted."""

import importlib
from functools import cache
from typing import Any


@cache
def of_family(family: str) -> Any:
    """Return the module of *family*.

    It holds ``lying_open`` and ``of_seat`` (for a page), ``told`` (where a round stands), ``Scene`` (set by a file).
    """
    return importlib.import_module(f"huit.views.{family}")
