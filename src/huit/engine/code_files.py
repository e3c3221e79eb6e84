"""The code of programs as files, in folders named by what it is made from: in the package, or in the cache of this machine.

What was made from other sources, by other versions or for other machines has another name; what is not whole is not read.
"""
# pyright: basic, reportMissingTypeStubs=false

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import metadata
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import llvmlite
from llvmlite import binding as llvm
from platformdirs import user_cache_dir

from huit.engine.kernel import KERNELS, OWN

if sys.platform != "win32":
    from fcntl import LOCK_EX, flock

PACKAGE = Path(__file__).parents[1]
KEPT = Path(__file__).parent / "made"
"""LLVM's code that came with the package."""
_SOURCES = ("cards/**/*.py", "rules/**/*.py", "engine/**/*.py", "views/**/*.py", "players/**/*.py", "lab/*.py")
"""Where the house has kernels, and what they are made from. The folders of the lab have none."""
_SLOW_PDEP = ("bdver4", "znver1", "znver2")
"""AMD's processors before Zen 3, in LLVM's words: to deposit bits takes them longer than to count halves."""
QUICK_PDEP = (
    # Asked for another processor than this one.
    "NUMBA_CPU_NAME" not in os.environ
    and platform.machine() in ("x86_64", "AMD64")
    and llvm.get_host_cpu_features().get("bmi2", False)
    and llvm.get_host_cpu_name() not in _SLOW_PDEP
)
"""Whether the processor can deposit bits, and is quick at it: see `native.nth`."""


class Code(NamedTuple):
    """A program as LLVM's code, or as machine code."""

    result: str
    """The type of what it returns: one of `huit.engine.programs.RESULTS`."""
    needs: tuple[str, ...]
    """The functions of the system that it calls."""
    code: bytes


# Folders


def sources_of(function: Any) -> list[str]:
    """Return digests of all the sources that *function*, a kernel, is made from.

    Numba looks for edits only in the file of the function that it compiles, not in those of its callees.
    """
    return [_digest_of(package) for package in sorted(_packages(function, set()))]


@cache
def _digest_of(package: Path) -> str:
    """Return a digest of the sources that kernels of *package*, a folder or a single file, are made from."""
    patterns = _SOURCES if package == PACKAGE else ("**/*.py",)
    sources = [source for pattern in patterns for source in sorted(package.glob(pattern))] if package.is_dir() else [package]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def _packages(function: Any, seen: set[Any]) -> set[Path]:
    """Return where *function*, and the kernels that it calls, come from: folders of packages, or single files."""
    seen.add(function)
    folders = getattr(sys.modules[function.__module__.partition(".")[0]], "__path__", None)
    found = {Path(folders[0] if folders else function.__code__.co_filename)}
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee in KERNELS and callee not in seen:
            found |= _packages(callee, seen)
    return found


def folder_name(*made_from: str) -> str:
    """Return the name of a folder for what is made from all this."""
    return hashlib.sha256(" ".join(made_from).encode()).hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder for what is compiled on this machine."""
    return Path(user_cache_dir("huit")) / "kernels"


@cache
def _kind_of_machine() -> tuple[str, ...]:
    """Return what LLVM's code of a program depends on beside its sources."""
    versions = sys.implementation.cache_tag, numba_version(), llvmlite.__version__
    # Code with checked bounds, as tests may run it, is other code than that without.
    return (*versions, llvm.get_process_triple(), str(QUICK_PDEP), os.environ.get("NUMBA_BOUNDSCHECK", ""))


def folder_of(sources: list[str]) -> str:
    """Return the name of the folder for code that is made from *sources*."""
    return folder_name(*_kind_of_machine(), *sources)


@cache
def numba_version() -> str:
    """Return the version of Numba, which need not be loaded for that."""
    return metadata.version("numba")


@cache
def processor() -> str:
    """Return a name for the processor at hand."""
    return folder_name(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())


# Files


def write(path: Path, code: Code) -> None:
    """Write *code* to a file, at once or not at all; where nothing can be written, it is made anew at every start."""
    body = f"{code.result} {' '.join(code.needs)}\n".encode() + code.code
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(hashlib.sha256(body).digest() + body)
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()


def can_write() -> bool:
    """Tell whether what is compiled on this machine can be kept."""
    probe = cache_folder() / f"probe.{os.getpid()}"
    try:
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return False
    return True


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Hold back everybody else on this machine who makes the same file *path*: they find it made, and need not make it again.

    Where the system has no such locks, or the folder cannot be written, several may make it.
    """
    beside, lock = path.with_name(f"{path.name}.lock"), None
    if sys.platform != "win32":
        with suppress(OSError):
            beside.parent.mkdir(parents=True, exist_ok=True)
            lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
            # The system lets go of it for a process that dies.
            flock(lock, LOCK_EX)
    try:
        yield
    finally:
        if lock is not None:
            # Who waits for it still has it; who comes later finds what was made.
            with suppress(OSError):
                beside.unlink()
            os.close(lock)


def read(path: Path) -> Code | None:
    """Return the code in a file; None if there is none, or it is not whole."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, body = content[:32], content[32:]
    if hashlib.sha256(body).digest() != digest:
        return None
    head, _, code = body.partition(b"\n")
    result, *needs = head.decode().split()
    return Code(result, tuple(needs), code)


def keep() -> None:
    """Put LLVM's code of the house's kernels, as far as it was made on this machine, into the package, and no other.

    What was compiled for one set of rules is of use to whoever played long by them.
    """
    folder = folder_of([_digest_of(PACKAGE)])
    for other in KEPT.glob("*"):
        if other.name != folder:
            shutil.rmtree(other)
    (KEPT / folder).mkdir(parents=True, exist_ok=True)
    for code in (cache_folder() / folder).glob("*.bc"):
        if OWN not in code.name:
            shutil.copy(code, KEPT / folder)
