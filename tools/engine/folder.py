"""The folder of the engine, as the server sends it: files under a digest of them all, each by Brotli and gzip too, and a list."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.engine.parts import HERE, program, run

LIST = "engine.json"
STAMP = ".sources"
PACKED = {".mjs", ".wasm", ".zip", ".json", ".pack"}
DIGEST_LENGTH = 16


def write_folder(folder: Path, files: dict[str, bytes], stamp: str) -> None:
    """Write *files* into *folder*, in place of what was there; engine.json and *stamp* come last."""
    digest = digest_of(files)[:DIGEST_LENGTH]
    shutil.rmtree(folder, ignore_errors=True)
    for name, body in files.items():
        path = folder / digest / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    packed = sorted(path for path in (folder / digest).iterdir() if path.suffix in PACKED)
    run([program("node"), str(HERE / "compress.mjs"), *map(str, packed)], HERE)
    told = {"digest": digest, "files": [_told(path) for path in packed]}
    (folder / LIST).write_text(json.dumps(told, indent=1) + "\n")
    (folder / STAMP).write_text(stamp)


def digest_of(files: dict[str, bytes]) -> str:
    """Return a digest of the names and contents of *files*."""
    digest = hashlib.sha256()
    for name, body in sorted(files.items()):
        # Length first, so that no byte can move from one file into the next.
        digest.update(f"{name} {len(body)}\n".encode() + body)
    return digest.hexdigest()


def _told(path: Path) -> dict[str, object]:
    sizes = {kind: path.with_name(f"{path.name}.{kind}").stat().st_size for kind in ("br", "gz")}
    return {"name": path.name, "size": path.stat().st_size, **sizes}
