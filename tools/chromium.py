"""Finds the Chromium that the browser tests drive, or installs Debian's: `python -m tools.chromium --install`."""

import os
import shutil
import sys
from pathlib import Path

from tools import debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = "the browser tests need Chromium or Chrome: install one, or name it in HUIT_CHROMIUM"


def find_chromium() -> str | None:
    """Return the path of a Chromium or Chrome: the one in HUIT_CHROMIUM, else the first that this machine has."""
    named = os.environ.get("HUIT_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in (*found, *APPLICATIONS) if path and Path(path).is_file()), None)


def install_chromium() -> None:
    """Install Debian's chromium where apt is there and we may use it; exit with what to do where it is not."""
    if not debian.install("chromium", what_for="the browser tests"):
        sys.exit(f"huit: {ADVICE}")
    if not find_chromium():
        sys.exit(f"huit: apt-get could not install chromium; {ADVICE}")


if __name__ == "__main__":
    if "--install" in sys.argv and not find_chromium():
        install_chromium()
    print(find_chromium() or f"huit: {ADVICE}")
