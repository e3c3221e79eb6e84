"""Finds Chromium for the browser tests, or installs Debian's: `python -m tools.chromium --install`."""

import os
import shutil
import sys
from pathlib import Path

from tools import debian

# The headless shells come first: the same engine without windows, for three quarters of the processor time.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = "the browser tests need Chromium or Chrome: install one, or name it in HUIT_CHROMIUM"


def find_chromium() -> str | None:
    """Return the path of Chromium or Chrome: HUIT_CHROMIUM if set, else the first one found; None if there is none."""
    named = os.environ.get("HUIT_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in (*found, *APPLICATIONS) if path and Path(path).is_file()), None)


def install_chromium() -> None:
    """Install Debian's headless shell, or its chromium if that fails; exit with advice if apt cannot be used or both fail."""
    for package in ("chromium-headless-shell", "chromium"):
        if not debian.install(package, what_for="the browser tests"):
            sys.exit(f"huit: {ADVICE}")
        if find_chromium():
            return
    sys.exit(f"huit: apt-get could not install chromium; {ADVICE}")


if __name__ == "__main__":
    if "--install" in sys.argv and not find_chromium():
        install_chromium()
    print(find_chromium() or f"huit: {ADVICE}")
