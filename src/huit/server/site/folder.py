"""Writes a site into a folder."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, NamedTuple

from huit.rooms.snapshot import digest_of_sources
from huit.server.http.pages import ENGINE, WEB
from huit.server.site.parts import (
    UnknownPageError,
    answers,
    digest_of,
    headers,
    manifest,
    missing_page,
    our_licence,
    start_page,
    worker,
)
from huit.spoken import SpokenError
from huit.words.made import site_command

LIST = ".huit-site"
"""Names the files of a site: what a later one may delete."""
_PACKED = (".br", ".gz")
_IMPORTED = ".mjs"
"""Browsers fetch these by themselves: nobody unpacks them."""
_NOT_WANTED = "assets/pictures-*.js"
"""Draws what a server has measured."""
_LICENCES = "LICENSES"


class SiteError(SpokenError):
    """A site that cannot be written."""

    words: ClassVar = {language: words.problems for language, words in site_command.WORDS.items()}


class Written(NamedTuple):
    """What was written: how many files, their bytes, and as many as travel to somebody who fetches them all, packed."""

    files: int
    size: int
    packed: int


def write_site(folder: Path, *, bundle: Path = WEB, engine: Path = ENGINE) -> Written:
    """Write a site into *folder*, in place of the one there.

    Raises:
        SiteError: if something is missing, or the folder is not for us.
    """
    before = _files_before(folder)
    files, packed = files_of(bundle, engine)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, body in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
        for name in before - set(files):
            _delete(folder, name)
        (folder / LIST).write_text("".join(f"{name}\n" for name in sorted(files)), "utf-8")
    except OSError as error:
        raise SiteError("unwritable", folder=str(folder), why=str(error)) from error
    return Written(len(files), sum(map(len, files.values())), packed)


def _files_before(folder: Path) -> set[str]:
    """Return the names of the files of the site in *folder*."""
    try:
        names = (folder / LIST).read_text("utf-8").splitlines()
    except FileNotFoundError:
        # Where the folder is a repository, what begins with a dot is not ours to count.
        if folder.is_dir() and any(not path.name.startswith(".") for path in folder.iterdir()):
            raise SiteError("not_empty", folder=str(folder)) from None
        return set()
    except (OSError, UnicodeDecodeError) as error:
        raise SiteError("unwritable", folder=str(folder), why=str(error)) from error
    return {name for name in names if not {*Path(name).parts} & {"..", ".git"} and not Path(name).is_absolute()}


def _delete(folder: Path, name: str) -> None:
    """Delete a file of the site before, and the folders that it leaves empty."""
    path = folder / name
    path.unlink(missing_ok=True)
    for above in path.parents:
        if above == folder or not above.is_dir() or any(above.iterdir()):
            return
        above.rmdir()


def files_of(bundle: Path = WEB, engine: Path = ENGINE) -> tuple[dict[str, bytes], int]:
    """Return the files of a site by name, and how many of their bytes travel.

    Raises:
        SiteError: if the page or the engine is not there, or of another version.
    """
    if not (bundle / "site.html").is_file():
        raise SiteError("no_page")
    if not (engine / "engine.json").is_file():
        raise SiteError("no_engine")
    page = _page(bundle)
    digest, played = _engine(engine)
    told = answers()
    # A sheet is read by who asks for it; whoever keeps the engine has them all.
    kept = [name for name in told if not name.startswith("api/sheets/")]
    try:
        files = page | played | told
        files["index.html"] = start_page((bundle / "site.html").read_text("utf-8"), digest).encode()
        files["manifest.webmanifest"] = manifest((bundle / "manifest.webmanifest").read_text("utf-8")).encode()
        files["sw.js"] = worker((bundle / "sw.js").read_text("utf-8"), kept, digest_of(files)).encode()
    except (UnknownPageError, KeyError) as error:
        raise SiteError("no_page") from error
    files |= _licences(bundle, engine / digest)
    files |= {"404.html": missing_page().encode(), "_headers": headers(files).encode(), ".nojekyll": b""}
    return files, _packed(files, bundle, engine)


def _page(bundle: Path) -> dict[str, bytes]:
    """Return the files of the page that are the same everywhere."""
    names = [path.relative_to(bundle) for path in bundle.rglob("*") if path.is_file() and not path.name.startswith(".")]
    taken = [name for name in names if name.suffix not in (*_PACKED, ".html", ".txt") and not name.match(_NOT_WANTED)]
    return {name.as_posix(): (bundle / name).read_bytes() for name in taken}


def _engine(engine: Path) -> tuple[str, dict[str, bytes]]:
    """Return the digest of the engine, and its files; also packed, for hosts that pack nothing: the page unpacks them."""
    told = json.loads((engine / "engine.json").read_text("utf-8"))
    if told.get("sources") != digest_of_sources():
        raise SiteError("old_engine")
    files = {"engine/engine.json": (engine / "engine.json").read_bytes()}
    for name in (file["name"] for file in told["files"]):
        path = engine / told["digest"] / name
        files[f"engine/{told['digest']}/{name}"] = path.read_bytes()
        if path.suffix != _IMPORTED:
            files[f"engine/{told['digest']}/{name}.gz"] = path.with_name(f"{name}.gz").read_bytes()
    return told["digest"], files


def _licences(bundle: Path, engine: Path) -> dict[str, bytes]:
    """Return under which licences each part may be passed on."""
    fonts = {path.name: path for path in (bundle / "assets").glob("*.txt")}
    parts = {"page.txt": bundle / "licences.txt"} | fonts
    parts |= {f"engine/{path.name}": path for path in (engine / _LICENCES).iterdir()}
    return {f"{_LICENCES}/Huit.txt": our_licence()} | {f"{_LICENCES}/{name}": path.read_bytes() for name, path in parts.items()}


def _packed(files: Mapping[str, bytes], bundle: Path, engine: Path) -> int:
    """Return how many bytes travel where the host packs by Brotli, as far as that is known."""
    return sum(_travels(name, body, bundle, engine) for name, body in files.items() if not name.endswith(_PACKED))


def _travels(name: str, body: bytes, bundle: Path, engine: Path) -> int:
    for root, inside in ((bundle, name), (engine, name.removeprefix("engine/"))):
        small = root / f"{inside}.br"
        if small.is_file():
            return small.stat().st_size
    return min(len(body), len(gzip.compress(body)))
