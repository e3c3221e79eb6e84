"""`python -m tools.words`: writes the modules anew that differ."""

import sys
from pathlib import Path

from tools.words import WordsError, read_catalogue, write_modules

ROOT = Path(__file__).resolve().parents[2]

try:
    write_modules(read_catalogue(ROOT / "src/huit/words"), ROOT)
except WordsError as error:
    sys.exit(f"huit: {error}")
