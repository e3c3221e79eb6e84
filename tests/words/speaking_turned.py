"""Runs `speaking` with other words than those of the tree: `python -m tests.words.speaking_turned FOLDER`, where they stand.

They have to be there before anything of Huit is imported.
"""

import importlib.util
import sys
from pathlib import Path
from runpy import run_module

MADE = "huit.words.made"


def speak_with(folder: Path) -> None:
    """Let the words in *folder* be those of `huit.words.made`."""
    spec = importlib.util.spec_from_file_location(MADE, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    sys.modules[MADE] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)


if __name__ == "__main__":
    speak_with(Path(sys.argv[1]))
    run_module("tests.words.speaking", run_name="__main__")
