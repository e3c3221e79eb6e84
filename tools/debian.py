"""Installs a package of Debian that the tests need, where apt is there and we may use it."""

import os
import shutil
import subprocess
import sys


def install(package: str, *, what_for: str) -> bool:
    """Install *package*, and say that we do; return whether apt was there to do it."""
    become_root = _become_root()
    if not shutil.which("apt-get") or become_root is None:
        return False
    print(f"huit: installing {package}, for {what_for}", file=sys.stderr, flush=True)
    quiet = {"stdin": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    command = [*become_root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    # The lists of a fresh machine are empty or old: try with what it has, then with new ones.
    if subprocess.run(command, capture_output=True, check=False, **quiet).returncode:
        subprocess.run([*become_root, "apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False, **quiet)
    return True


def _become_root() -> list[str] | None:
    """Return what to put before a command to run it as root, or nothing where we would have to ask for a password."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0:
        return [sudo, "-n"]
    return None
