"""`python -m tools.engine`: makes the engine where it is not current."""

import sys

from tools.engine.build import build
from tools.engine.parts import EngineError

if __name__ == "__main__":
    try:
        print("huit: the engine is made" if build() else "huit: the engine is current")
    except EngineError as error:
        sys.exit(f"huit: {error}")
