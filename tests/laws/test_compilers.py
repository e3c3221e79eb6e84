"""The compilers of kernels fit some versions of Numba; with any other one, plain Numba compiles the same kernels."""

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import numba
import pytest
from numba.core import codegen, typed_passes

import huit.engine
from huit.engine import compilers, compiling, jit
from huit.engine.bits import hash_seed, next_random
from huit.engine.compilers import FITTING, PLAIN
from huit.engine.programs import Program

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
LATER = "99.0.0"


def read_anew(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module as a process that starts now would read it."""
    monkeypatch.delitem(sys.modules, "huit.engine.machine_code")
    monkeypatch.delattr(huit.engine, "machine_code")
    spec = importlib.util.spec_from_file_location("huit.engine.compilers_anew", compilers.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_versions_that_fit_are_those_that_may_be_installed():
    (bound,) = [each for each in PROJECT["dependencies"] if each.startswith("numba")]
    least, above = bound.removeprefix("numba>=").split(",<")
    minors = [int(version.removeprefix("0.")) for version in FITTING]
    assert minors == list(range(int(least.removeprefix("0.")), int(above.removeprefix("0."))))
    assert numba.__version__.startswith(tuple(f"{version}." for version in FITTING)), "our own compilers are tested"
    assert compilers.compilers() is not PLAIN


def test_a_private_part_that_is_gone_leaves_plain_numba(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(typed_passes, "PreLowerStripPhis")
    anew = read_anew(monkeypatch)
    with pytest.warns(RuntimeWarning, match="plain Numba"):
        assert anew.compilers() is anew.PLAIN


def test_another_version_is_tried_and_taken_where_it_compiles(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(numba, "__version__", LATER)
    assert compilers.compilers.__wrapped__() == compilers.compilers()


def test_another_version_that_compiles_nothing_leaves_plain_numba(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(numba, "__version__", LATER)
    (hooked,) = [each for each in codegen.JITCodeLibrary.__mro__ if "_get_module_for_linking" in vars(each)]
    monkeypatch.delattr(hooked, "_get_module_for_linking")
    with pytest.warns(RuntimeWarning, match=f"numba {LATER}"):
        assert compilers.compilers.__wrapped__() is PLAIN


def test_plain_numba_compiles_what_the_kernels_say(monkeypatch: pytest.MonkeyPatch):
    own = compiling.numbas_folder(hash_seed)
    monkeypatch.setattr(compiling, "compilers", lambda: PLAIN)
    assert compiling.numbas_folder(hash_seed) != own, "what one compiles the other does not load"
    for kernel in (hash_seed, next_random):
        assert compiling.by_numba.__wrapped__(kernel)(1960) == kernel(1960)
        assert compiling.code_of(kernel, (1960,)) is None, "Numba runs it itself"


def test_a_version_that_does_not_fit_is_left_to_numba(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    assert isinstance(jit.program_of(hash_seed), Program)
    monkeypatch.setattr(jit, "numba_version", lambda: LATER)
    assert jit.program_of(hash_seed) is compiling.by_numba(hash_seed)
