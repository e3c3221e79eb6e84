"""Finds the Chromium that the browser tests drive, or installs Debian's: `python -m tools.chromium --install`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
    become_root = _become_root()
    if not shutil.which("apt-get") or become_root is None:
        sys.exit(f"huit: {ADVICE}")
    print("huit: installing chromium, for the browser tests", file=sys.stderr, flush=True)
    quiet = {"stdin": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    install = [*become_root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    # The lists of a fresh machine are empty or old: try with what it has, then with new ones.
    if subprocess.run(install, capture_output=True, check=False, **quiet).returncode:
        subprocess.run([*become_root, "apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(install, stdout=subprocess.DEVNULL, check=False, **quiet)
    if not find_chromium():
        sys.exit(f"huit: apt-get could not install chromium; {ADVICE}")


def _become_root() -> list[str] | None:
    """Return what to put before a command to run it as root, or nothing where we would have to ask for a password."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


if __name__ == "__main__":
    if "--install" in sys.argv and not find_chromium():
        install_chromium()
    print(find_chromium() or f"huit: {ADVICE}")
