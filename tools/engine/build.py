"""Builds the engine into the package, where it is not current."""

import json
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from huit.rooms.snapshot import SOURCES_DIGEST, digest_of_sources
from tools.engine.folder import STAMP, digest_of, write_folder
from tools.engine.parts import HERE, LOCK, PROGRAMS, PYODIDE, fetch_packages, fetch_pyodide, licences, program, run

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
FOLDER = SOURCES / "huit" / "clients" / "engine"
SEARCHES = SOURCES / "huit" / "players" / "searches"
"""The searches of the families, compiled for browsers, where they have been made."""
DOOR = "huit.server.offline.door"
FLOORS = ("names", "cards", "scores", "rules", "engine", "views", "players", "rooms", "lessons")
"""Whose modules are imported by name, or later: all that a browser can import of them goes along."""
DATA = (".toml", ".txt")
NOT_PLAYED = ("clients", "server/http", "server/running", "engine/folding.py", "engine/own_kernels.py")
"""What cannot come into the engine: folders, and what makes kernels of kernels."""


def build(folder: Path = FOLDER, say: Callable[[str], None] = print) -> bool:
    """Make the engine in *folder*, unless the one there was made of the very same sources; return whether it was made."""
    stamp = stamp_of_sources()
    kept = folder / STAMP
    if kept.is_file() and kept.read_text() == stamp:
        return False
    say("huit: the engine: fetching Pyodide and its packages")
    fetch_pyodide()
    with tempfile.TemporaryDirectory(prefix="huit-engine-") as made:
        work = Path(made)
        fetch_packages(work / "site")
        say("huit: the engine: compiling Huit and the library in it")
        trim(work)
        compile_inside(work)
        say("huit: the engine: packing it for browsers")
        write_folder(folder, files_of(work), stamp)
    return True


def stamp_of_sources() -> str:
    """Return a digest of all that the engine is made of, and of what makes it."""
    ours = [file for file in HERE.rglob("*") if file.is_file() and not {"node_modules", "__pycache__"} & {*file.parts}]
    return digest_of(
        {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in (*ours, *sources(), *ROOT.glob("requirements*.lock"))}
    )


def sources() -> Iterable[Path]:
    """Yield the files of Huit that may come into the engine."""
    for file in sorted((SOURCES / "huit").rglob("*")):
        path = file.relative_to(SOURCES / "huit").as_posix()
        if file.suffix in (".py", *DATA, ".wasm") and not path.startswith(NOT_PLAYED):
            yield file


def modules() -> list[str]:
    """Return the names of all modules of the floors below the server."""
    files = [file.relative_to(SOURCES).with_suffix("") for file in sources() if file.suffix == ".py"]
    names = {".".join(file.parts).removesuffix(".__init__") for file in files}
    below = tuple(f"huit.{floor}" for floor in FLOORS)
    return sorted(name for name in names if name in below or name.startswith(tuple(f"{floor}." for floor in below)))


def trim(work: Path) -> None:
    """Put Pyodide into *work*, its program without what nothing here calls. It compiles the pack: what it lacks shows."""
    shutil.copytree(PYODIDE, work / PYODIDE.name)
    run([program("node"), str(HERE / "trim.mjs"), str(work)], HERE)


def compile_inside(work: Path) -> None:
    """Have Pyodide write huit.pack and python_stdlib.zip into *work*."""
    # Bytecode does not say of which sources it is; snapshots of rooms want to know.
    written = {f"huit/{SOURCES_DIGEST}": digest_of_sources()}
    data = [file.relative_to(SOURCES).as_posix() for file in sources() if file.suffix in DATA]
    (work / "job.json").write_text(json.dumps({"door": DOOR, "modules": modules(), "data": data, "written": written}))
    run([program("node"), str(HERE / "inside.mjs"), str(work), str(SOURCES)], HERE)


def files_of(work: Path) -> dict[str, bytes]:
    """Return the files of the engine, by name."""
    made = {name: (work / name).read_bytes() for name in ("huit.pack", "python_stdlib.zip")}
    taken = {name: (work / PYODIDE.name / name).read_bytes() for name in PROGRAMS}
    searches = {file.name: file.read_bytes() for file in SEARCHES.glob("*.wasm")}
    texts = {f"LICENSES/{name}": text for name, text in licences(work / "site").items()}
    # It would load packages of its own from elsewhere; there are none.
    lock = json.loads((PYODIDE / LOCK).read_text()) | {"packages": {}}
    return {**made, **taken, **searches, **texts, LOCK: json.dumps(lock).encode()}
