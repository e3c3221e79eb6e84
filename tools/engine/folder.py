"""The folder of the engine, as the server sends it: files under a digest of them all, each by Brotli and gzip too, and a list."""

import hashlib
import json
import shutil
from pathlib import Path

from huit.rooms.snapshot import digest_of_sources
from tools.engine.parts import HERE, program, run

LIST = "engine.json"
STAMP = ".sources"
KINDS = ("br", "gz")
PACKED = {".mjs", ".wasm", ".zip", ".json", ".pack"}
DIGEST_LENGTH = 16


def write_folder(folder: Path, files: dict[str, bytes], stamp: str) -> None:
    """Write *files* into *folder*, in place of what was there; engine.json and *stamp* come last."""
    digest = digest_of(files)[:DIGEST_LENGTH]
    before = packed_before(folder, files)
    shutil.rmtree(folder, ignore_errors=True)
    for name, body in (files | before).items():
        path = folder / digest / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    packed = sorted(path for path in (folder / digest).iterdir() if path.suffix in PACKED)
    fresh = [str(path) for path in packed if f"{path.name}.br" not in before]
    run([program("node"), str(HERE / "compress.mjs"), *fresh], HERE)
    # By its sources `huit site` sees whether it is of the same Huit.
    told = {"digest": digest, "sources": digest_of_sources(), "files": [_told(path) for path in packed]}
    (folder / LIST).write_text(json.dumps(told, indent=1) + "\n")
    (folder / STAMP).write_text(stamp)


def packed_before(folder: Path, files: dict[str, bytes]) -> dict[str, bytes]:
    """Return what lies in *folder* packed already of the very same *files*: Pyodide, mostly, which takes a minute."""
    found = dict[str, bytes]()
    for path in folder.glob("*/*"):
        if path.is_file() and files.get(path.name) == path.read_bytes():
            others = [path.with_name(f"{path.name}.{kind}") for kind in KINDS]
            found |= {other.name: other.read_bytes() for other in others if other.is_file()}
    return found


def digest_of(files: dict[str, bytes]) -> str:
    """Return a digest of the names and contents of *files*."""
    digest = hashlib.sha256()
    for name, body in sorted(files.items()):
        # Length first, so that no byte can move from one file into the next.
        digest.update(f"{name} {len(body)}\n".encode() + body)
    return digest.hexdigest()


def _told(path: Path) -> dict[str, object]:
    sizes = {kind: path.with_name(f"{path.name}.{kind}").stat().st_size for kind in KINDS}
    return {"name": path.name, "size": path.stat().st_size, **sizes}
