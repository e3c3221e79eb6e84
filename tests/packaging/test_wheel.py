"""What people install: the wheel, built from the sources and played from an empty environment."""

import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

import huit
from tools.searches import searched_families

LONG = pytest.mark.long(short="test_the_wheel_holds_the_page_the_rules_and_the_types")
ROOT = Path(__file__).parents[2]
TYPED = """
import huit
from huit.players import player_named

round_ = huit.new_round(huit.load_rules("monclar"), seats=4, seed=7)
reveal_type(round_.legal_moves())
reveal_type(player_named("thrifty").choose(round_.view(0), 1))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sources as they are."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder of the commands of an environment that has the wheel and what it needs, and nothing else."""
    folder = wheel.parent
    venv.create(folder / "venv", with_pip=True)
    pip = (str(folder / "venv/bin/python"), "-m", "pip", "-qq", "--disable-pip-version-check", "install")
    run(*pip, "--require-hashes", "-r", str(ROOT / "requirements.lock"), cwd=folder)
    run(*pip, "--no-deps", str(wheel), cwd=folder)
    return folder / "venv/bin"


def run(*command: str, cwd: Path) -> str:
    """Return what a command prints; an environment of its own knows nothing of this one."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HUIT", "VIRTUAL_ENV"))}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_holds_the_page_the_rules_and_the_types(wheel: Path) -> None:
    assert wheel.name.startswith(f"huit-{huit.__version__}-")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"huit/py.typed", "huit/clients/web/index.html", "huit/clients/web/index.html.gz"} <= names
    rules = {Path(name).stem for name in names if name.startswith("huit/rules/library/")}
    assert {*huit.rule_names()} <= rules
    assert {f"huit/players/searches/{family}.wasm" for family in searched_families()} <= names


@LONG
def test_what_is_installed_works_is_typed_and_serves_the_page(installed: Path, tmp_path: Path) -> None:
    """One test, since the worker that runs it installs everything."""
    the_commands_work(installed, tmp_path)
    the_library_is_typed(installed, tmp_path)
    the_page_is_served(installed, tmp_path)


def the_commands_work(installed: Path, tmp_path: Path) -> None:
    assert run(str(installed / "huit"), "--version", cwd=tmp_path) == f"huit, version {huit.__version__}\n"
    assert "monclar" in run(str(installed / "huit"), "rules", "list", cwd=tmp_path)
    told = run(str(installed / "huit"), "simulate", "minimale", "--seats", "2", "--rounds", "200", "--seed", "1", cwd=tmp_path)
    assert "200" in told


def the_library_is_typed(installed: Path, tmp_path: Path) -> None:
    script = tmp_path / "typed.py"
    script.write_text(TYPED)
    pyright = Path(sys.executable).with_name("pyright")
    told = run(str(pyright), "--pythonpath", str(installed / "python"), str(script), cwd=tmp_path)
    assert re.findall(r'is "(.*)"', told) == ["tuple[str, ...]", "str | None"]
    run(str(installed / "python"), "-c", TYPED.split("reveal_type")[0], cwd=tmp_path)


def the_page_is_served(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "huit"), "play", "--port", "0", "--no-open", "--data", str(tmp_path)]
    server = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
        assert "<title>" in page
        for asset in re.findall(r'(?:src|href)="(/[\w./-]+\.(?:js|css))"', page):
            with urllib.request.urlopen(address.rstrip("/") + asset) as answer:
                assert answer.status == 200
    finally:
        server.terminate()
        server.wait()
