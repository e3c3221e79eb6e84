"""The engine for browsers is made of what stands in the sources, the same at every run, and not made twice."""

import hashlib
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from huit.names import drawn_alike
from tests.built_engine import build_engine
from tools.engine import build as building
from tools.engine.build import DOOR, FOLDER, modules, sources, stamp_of_sources
from tools.engine.folder import STAMP, digest_of, packed_before, write_folder
from tools.engine.parts import HERE, PLATFORM, WANTED, WHEELS, fetch_pyodide, is_installed, short_table, wheels

NOT_THERE = ("numpy", "numba", "llvmlite", "aiohttp", "sqlalchemy", "cryptography", "psycopg", "prometheus_client", "uvloop")
ASKS = f"""
import sys
class No:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {NOT_THERE}: raise ImportError("no " + name)
sys.meta_path.insert(0, No())
import {DOOR}
print(*(name for name in sys.modules if name.partition(".")[0] == "huit"))
"""
FILES = {"huit.pack": b"8" * 999, "pyodide.asm.wasm": b"wasm", "LICENSES/msgspec.txt": b"BSD"}


def test_the_door_imports_nothing_that_a_browser_lacks_and_all_of_it_may_come_into_the_engine():
    done = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    files = {".".join(file.relative_to(building.SOURCES).with_suffix("").parts).removesuffix(".__init__") for file in sources()}
    assert sorted({*done.stdout.split()} - files) == []


def test_every_floor_below_the_server_goes_along_and_nothing_of_http():
    names = modules()
    assert {"huit.engine.shedding.apply", "huit.players.danish", "huit.rules.tricks.schema", "huit.rooms.room"} <= {*names}
    assert [name for name in names if name.startswith(("huit.server", "huit.clients"))] == []
    assert [file for file in sources() if "http" in file.parts or "clients" in file.parts] == []


def test_an_engine_that_is_current_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / STAMP).write_text(stamp_of_sources())
    monkeypatch.setattr(building, "fetch_pyodide", lambda: pytest.fail("made again"))
    assert building.build(tmp_path, say=pytest.fail) is False


def test_the_stamp_tells_another_source_from_another_name():
    assert digest_of({"a": b"bc"}) != digest_of({"ab": b"c"})
    assert digest_of({"a": b"1", "b": b"2"}) == digest_of({"b": b"2", "a": b"1"})


def test_the_folder_says_what_is_in_it_and_what_was_packed_is_not_packed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def compress(command: list[str], _folder: Path) -> None:
        for name in command[2:]:
            for kind in ("br", "gz"):
                Path(f"{name}.{kind}").write_bytes(b"small")

    monkeypatch.setattr("tools.engine.folder.run", compress)
    monkeypatch.setattr("tools.engine.folder.program", lambda name: name)
    write_folder(tmp_path, FILES, "stamp")
    told = json.loads((tmp_path / "engine.json").read_text())
    assert told["files"] == [
        {"name": "huit.pack", "size": 999, "br": 5, "gz": 5},
        {"name": "pyodide.asm.wasm", "size": 4, "br": 5, "gz": 5},
    ]
    assert (tmp_path / told["digest"] / "LICENSES" / "msgspec.txt").read_bytes() == b"BSD"
    assert (tmp_path / STAMP).read_text() == "stamp"
    newer = FILES | {"huit.pack": b"9"}
    assert sorted(packed_before(tmp_path, newer)) == ["pyodide.asm.wasm.br", "pyodide.asm.wasm.gz"]
    write_folder(tmp_path, newer, "stamp")
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] != [told["digest"]]


PACKAGES = {"node_modules/pyodide": {"version": "8.0.0", "integrity": "sha512-8"}}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder in which npm has installed a Pyodide."""
    modules = tmp_path / "node_modules"
    (modules / "pyodide").mkdir(parents=True)
    for name in ("package.json", *WANTED):
        (modules / "pyodide" / name).write_text("{}")
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": {"": {"version": "0"}, **PACKAGES}}))
    (modules / ".package-lock.json").write_text(json.dumps({"packages": PACKAGES}))
    return tmp_path


def test_pyodide_that_is_there_is_not_fetched_again(installed: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tools.engine.parts.run", lambda command, folder: pytest.fail("fetched again"))
    fetch_pyodide(installed)


def newer(folder: Path) -> None:
    packages = {"node_modules/pyodide": {"version": "8.0.1", "integrity": "sha512-9"}}
    (folder / "package-lock.json").write_text(json.dumps({"packages": packages}))


@pytest.mark.parametrize(
    "happened",
    [
        newer,
        lambda folder: (folder / "node_modules" / ".package-lock.json").unlink(),
        lambda folder: (folder / "node_modules" / ".package-lock.json").write_text('{"packages": {'),
        lambda folder: (folder / "node_modules" / "pyodide" / "package.json").unlink(),
        lambda folder: (folder / "node_modules" / "pyodide" / "pyodide.asm.wasm").unlink(),
    ],
    ids=["another-version", "never-done", "half-told", "without-a-package", "without-a-file"],
)
def test_pyodide_of_another_version_or_in_part_is_fetched_anew(
    installed: Path, happened: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
):
    asked: list[list[str]] = []
    monkeypatch.setattr("tools.engine.parts.program", lambda name: name)
    monkeypatch.setattr("tools.engine.parts.run", lambda command, folder: asked.append(command))
    happened(installed)
    assert not is_installed(installed)
    fetch_pyodide(installed)
    assert [command[:2] for command in asked] == [["npm", "ci"]]


def test_a_wheel_is_fetched_once_and_anew_where_it_is_not_the_one_that_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    lock, kept = tmp_path / "requirements.lock", tmp_path / "wheels"
    lock.write_text(f"msgspec==8 --hash=sha256:{hashlib.sha256(b'good').hexdigest()}")
    asked: list[list[str]] = []

    def fetch(command: list[str], _folder: Path) -> None:
        asked.append(command)
        kept.mkdir(exist_ok=True)
        (kept / "msgspec-8.whl").write_bytes(b"good")

    monkeypatch.setattr("tools.engine.parts.run", fetch)
    for _ in range(2):
        assert wheels(kept, lock) == [kept / "msgspec-8.whl"]
    assert len(asked) == 1
    assert {"--require-hashes", *PLATFORM} <= {*asked[0]}
    (kept / "msgspec-8.whl").write_bytes(b"half")
    assert wheels(kept, lock) == [kept / "msgspec-8.whl"]
    assert len(asked) == 2


def test_pyodide_and_the_wheel_for_it_are_of_one_python():
    locked = json.loads((HERE / "package-lock.json").read_text())["packages"]["node_modules/pyodide"]["version"]
    assert locked == json.loads((HERE / "package.json").read_text())["dependencies"]["pyodide"]
    assert f"Pyodide {locked}" in (HERE / "licences" / "README.txt").read_text()
    assert "msgspec==" in WHEELS.read_text()


def test_the_short_table_of_characters_tells_as_much_as_the_whole_one(monkeypatch: pytest.MonkeyPatch):
    whole, table = drawn_alike(), short_table()
    told = json.loads(table)
    # In order, so that the same sources make the same bytes.
    assert list(told) == sorted(told)
    monkeypatch.setattr("huit.names._letters_alike", lambda: told)
    assert drawn_alike.__wrapped__() == whole


@pytest.mark.long(short="test_the_short_table_of_characters_tells_as_much_as_the_whole_one")
def test_the_engine_has_nothing_twice_and_of_its_program_what_is_asked_for():
    build_engine()
    (played,) = (path for path in FOLDER.iterdir() if path.is_dir())
    library = set(zipfile.ZipFile(played / "python_stdlib.zip").namelist())
    assert {"typing.pyc", "asyncio/events.pyc"} <= library
    assert not {"os.pyc", "importlib/_bootstrap.pyc"} & library, "frozen into Python itself"
    whole = HERE / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    assert (played / whole.name).stat().st_size < 0.95 * whole.stat().st_size
