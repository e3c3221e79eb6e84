"""Makes the searches of computer players for where there is no Numba: `make searches`.

A search is `think_once` and `compare_once` of one family as a module of WebAssembly: Numba's own LLVM code of the kernels,
finished for another machine. It imports nothing. A browser runs it beside plain Python (`huit.players.given_search`). What stands
beside the searches: `tools.searches`.
"""
# pyright: basic, reportMissingTypeStubs=false

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from llvmlite import binding as llvm

from huit.engine import compiling
from huit.engine.jit import rows_of
from huit.engine.programs import NAME
from huit.players.family_search import search_entries, search_records
from huit.players.given_search import program_file
from tools.searches import searched_families, write_decisions, write_digests

EXPORTS = ("think_once", "compare_once")
TARGET = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser has that can run Python."""
_STACK = 1 << 20
_SQUARE_ROOT = """
define internal double @sqrt(double %square) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %square)
  ret double %root
}
declare double @llvm.sqrt.f64(double)
"""
"""The one function of the system that a search calls is an instruction there."""


def object_of(family: str) -> bytes:
    """Return the search of *family* as an object file of WebAssembly."""
    machine = llvm.Target.from_triple(TARGET).create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="default")
    whole = llvm.parse_assembly(_SQUARE_ROOT)
    for name, kernel in zip(EXPORTS, search_entries(family), strict=True):
        whole.link_in(_retargeted(_code_of(kernel, family), name, machine))
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in EXPORTS:
            each.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    # The two programs have most of their parts in common.
    once = llvm.create_new_module_pass_manager()
    once.add_global_dead_code_eliminate_pass()
    once.add_merge_functions_pass()
    once.run(whole, builder)
    builder.getModulePassManager().run(whole, builder)
    whole.verify()
    return machine.emit_object(whole)


def _code_of(kernel: Any, family: str) -> bytes:
    rows = tuple(rows_of(record, count) for record, count in search_records(family))
    numbers = (0,) * (kernel.__code__.co_argcount - len(rows))
    code = compiling.code_of(kernel, (*rows, *numbers))
    assert code is not None, "only Numba can run it"
    assert set(code.needs) <= {"sqrt"}, code.needs
    return code.code


def _retargeted(code: bytes, name: str, machine: Any) -> Any:
    """Return a program as a module for the other machine, its door called *name*."""
    module = llvm.parse_bitcode(code)
    module.triple, module.data_layout = TARGET, str(machine.target_data)
    module.get_function(NAME).name = name
    for each in module.global_variables:
        # Where Numba would keep its environment: nothing asks for it.
        each.linkage = "internal"
    return module


def linked(code: bytes) -> bytes:
    """Return an object file as a module."""
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "search.o"), Path(folder, "search.wasm")
        source.write_bytes(code)
        exports = (f"--export={name}" for name in (*EXPORTS, "__heap_base"))
        linker = (sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "-O3", "-z", f"stack-size={_STACK}")
        subprocess.run([*linker, *exports, "-o", str(made), str(source)], check=True)
        return made.read_bytes()


def main() -> None:
    """Make the search of each family that has one, the decisions, and the digests."""
    # Read when Numba, and `huit.engine.code_files`, are loaded: code for any processor, not for this one.
    if os.environ.get("NUMBA_CPU_NAME") != "generic" or os.environ.get("NUMBA_BOUNDSCHECK"):
        sys.exit("huit: this is run by `make searches`")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for family in searched_families():
        made = program_file(family)
        made.parent.mkdir(exist_ok=True)
        made.write_bytes(linked(object_of(family)))
        print(f"huit: {made.name}, {made.stat().st_size} bytes", file=sys.stderr)
    write_decisions()
    write_digests(", ".join(f"{package} {version(package)}" for package in ("numba", "llvmlite", "ziglang")))


if __name__ == "__main__":
    main()
