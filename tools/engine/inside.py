"""Runs in Pyodide, under Node: finds out what the door imports there, and writes it and the standard library as bytecode.

`/work` is the folder of the build: `job.json` says what is wanted, `site` has the packages, and what is made is written there.
"""

import ast
import importlib
import json
import sys
import zipfile
from collections.abc import Mapping
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any

WORK, SOURCES, LIBRARY = Path("/work"), Path("/sources"), "/lib/python314.zip"
LATE = (
    *("ast", "codeop", "difflib", "linecache", "stringprep", "textwrap", "token", "tokenize", "traceback"),
    *("encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8"),
)
"""What the library itself imports when it is called: to tell an error, to decode."""
OURS = ("pyodide", "_pyodide")
"""Packages of the library that Pyodide cannot start without."""
UNUSED = ("pyodide.console", "pyodide.http", "pyodide._nodesock_transport")
"""What of them only those want who type Python, or ask it for files."""
FROZEN = "frozen"
"""Where modules come from that are in Python's program already: of the library they are never read."""
NOTHING = b"\0" * 8


def bytecode(source: bytes, name: str, *, is_ours: bool = True) -> bytes:
    """Return *source* compiled, without what only readers want; it is believed without a look at the source.

    That is docstrings, asserts and the places in the source; and, of modules that are ours or known, annotations of functions.
    """
    tree = ast.parse(source)
    if is_ours:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_read(node):
                node.returns = None
                taken = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg)
                for arg in filter(None, taken):
                    arg.annotation = None
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return _code_to_hash_pyc(without_places(code), NOTHING, False)


def is_read(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether somebody may read the annotations of a function: `singledispatch`, or who says what a property holds."""
    return bool(node.decorator_list)


def without_places(code: CodeType) -> CodeType:
    """Return *code* without the lines of its instructions, a tenth of it: a byte says of eight of them that they have none."""
    parts = (without_places(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(parts))


def import_what_is_there(modules: list[str]) -> list[str]:
    """Import *modules*; return those that a browser cannot: nothing of them stays."""
    failed = []
    for module in modules:
        before = set(sys.modules)
        try:
            importlib.import_module(module)
        except ImportError:
            failed.append(module)
            for name in set(sys.modules) - before:
                del sys.modules[name]
    return failed


def files_imported() -> list[Path]:
    """Return the files of our modules and packages that have been imported."""
    found = {Path(file) for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
    return sorted(file for file in found if file.is_relative_to(SOURCES) or file.is_relative_to(WORK / "site"))


def names_asked(source: bytes) -> set[str]:
    """Return the modules that *source* imports anywhere, in functions too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def packed(files: dict[str, bytes]) -> bytes:
    """Return the pack: a line with names and lengths, then the files one after another."""
    head = json.dumps([[name, len(body)] for name, body in files.items()], ensure_ascii=False, separators=(",", ":"))
    return head.encode() + b"\n" + b"".join(files.values())


def write_pack(job: Mapping[str, Any]) -> set[str]:
    """Write `huit.pack`; return the modules of the library that its sources name."""
    root = WORK / "site"
    wanted = {file: file.relative_to(SOURCES if file.is_relative_to(SOURCES) else root) for file in files_imported()}
    wanted |= {SOURCES / name: Path(name) for name in job["data"]}
    wanted |= {file: file.relative_to(root) for file in root.rglob("*") if file.suffix in (".py", ".so", ".json")}
    files, asked = {name: text.encode() for name, text in job["written"].items()}, set[str]()
    for file, path in sorted(wanted.items(), key=lambda each: each[1]):
        name, body = path.as_posix(), file.read_bytes()
        if file.suffix == ".py":
            asked |= names_asked(body)
            name, body = f"{name}c", bytecode(body, name)
        files[name] = body
    (WORK / "huit.pack").write_bytes(packed(files))
    return asked


def is_frozen(module: str) -> bool:
    """Tell whether *module* is in Python's program."""
    spec = sys.modules[module].__spec__
    return spec is not None and spec.origin == FROZEN


def write_library(asked: set[str]) -> list[str]:
    """Write the part of the standard library that is imported, or asked for later, as bytecode; return its modules."""
    ours = set(sys.stdlib_module_names)
    import_what_is_there(sorted(name for name in asked | {*LATE} if name.partition(".")[0] in ours))
    kept = []
    with zipfile.ZipFile(LIBRARY) as whole, zipfile.ZipFile(WORK / "python_stdlib.zip", "w") as part:
        for info in sorted(whole.infolist(), key=lambda info: info.filename):
            path = PurePosixPath(info.filename)
            module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
            is_wanted = path.parts[0] in OURS or (module in sys.modules and not is_frozen(module))
            if path.suffix == ".py" and is_wanted and not module.startswith(UNUSED):
                # Without a date, so that the same sources make the same bytes; not packed, for what packs it is Brotli.
                entry = zipfile.ZipInfo(f"{path}c", (1980, 1, 1, 0, 0, 0))
                part.writestr(entry, bytecode(whole.read(info), f"{LIBRARY}/{path}", is_ours=False))
                kept.append(module)
    return kept


def main() -> None:
    """Write both files, and what is in the library."""
    job = json.loads((WORK / "job.json").read_text())
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(SOURCES), str(WORK / "site")]
    importlib.import_module(job["door"])
    left_out = import_what_is_there(job["modules"])
    library = write_library(write_pack(job))
    (WORK / "made.json").write_text(json.dumps({"left_out": left_out, "library": library}))


main()
