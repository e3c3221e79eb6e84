"""Installs Debian packages that the tests need, if apt can be used."""

import os
import shutil
import subprocess
import sys


def install(package: str, *, what_for: str) -> bool:
    """Install *package* and announce it on stderr; return False if apt cannot be used, True even if apt fails."""
    become_root = _become_root()
    if not shutil.which("apt-get") or become_root is None:
        return False
    print(f"huit: installing {package}, for {what_for}", file=sys.stderr, flush=True)
    quiet = {"stdin": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    command = [*become_root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    # Package lists may be empty or old: try with the present ones, then with new ones.
    if subprocess.run(command, capture_output=True, check=False, **quiet).returncode:
        subprocess.run([*become_root, "apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False, **quiet)
    return True


def _become_root() -> list[str] | None:
    """Return the prefix that runs a command as root; None if that needs a password."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0:
        return [sudo, "-n"]
    return None
