"""Compiles the words of `src/huit/words` (Project Fluent) to typed modules for the page and for Python.

Nothing is parsed at run time: `python -m tools.words` writes one module for each file of words and side, and make calls it.
"""

from tools.words.catalogue import Catalogue, WordsError, read_catalogue
from tools.words.modules import write_modules

__all__ = ["Catalogue", "WordsError", "read_catalogue", "write_modules"]
