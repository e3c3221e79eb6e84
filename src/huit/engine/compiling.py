"""Compiled kernels: Numba's part of making machine code of the same functions that run plain.

`compiled(f)` makes a copy of *f* whose globals name compiled kernels where *f*'s own name plain ones, so that one process holds
both.
"""
# pyright: basic, reportMissingTypeStubs=false, reportAttributeAccessIssue=false, reportCallIssue=false

from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np
from llvmlite import binding
from numba import types
from numba.core import config, event

from huit.engine import code_files, native, programs
from huit.engine.code_files import Code
from huit.engine.compilers import PLAIN, compilers
from huit.engine.kernel import HOT, KERNELS, NATIVE, RARE, Column
from huit.engine.programs import NAME, RESULTS, fields_of, kind_of

# No loop here is worth a vector, and to look for one takes a fifteenth of the first compilation.
config.LOOP_VECTORIZE = 0
_OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}


class _Teller(event.Listener):
    def on_start(self, event: Any) -> None:
        programs.tell_compiling()

    def on_end(self, event: Any) -> None:
        programs.tell_ready((programs.name_of(event.data["dispatcher"].py_func),))


event.register("numba:compile", _Teller())


@cache
def compiled(function: Any) -> Any:
    """Return *function*, a kernel, as compiled code; its callees are compiled with it."""
    # Only programs are called from Python: their parts need no door for that.
    options = compilers().rare_part if function in RARE else compilers().part
    dispatcher = numba.njit(**_OPTIONS, **options, no_cpython_wrapper=True, forceinline=function in HOT)(_rebound(function))
    return dispatcher if compilers() is PLAIN else _for_any_int(dispatcher)


def _for_any_int(dispatcher: Any) -> Any:
    """Compile *dispatcher* once for all ints: Numba would make a copy of it for every number that a caller writes out.

    A call is of the copy made for just its types. Numba would weigh the others too, and warn: the copy for a state fits a view,
    which has all the fields of a state and more.
    """
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        chosen, *rest = template([types.unliteral(arg) for arg in args], kws)
        folded = tuple(rest[1])
        chosen.cases = [signature for signature in chosen.cases if signature.args == folded] or chosen.cases
        return chosen, *rest

    dispatcher.get_call_template = get_call_template
    return dispatcher


def code_of(function: Any, args: tuple[Any, ...]) -> Code | None:
    """Return *function* as LLVM's code for arguments such as *args*; None where only Numba can run it."""
    if compilers() is PLAIN:
        return None
    dispatcher = numba.njit(**_OPTIONS, **compilers().loose_program, no_cpython_wrapper=True)(_rebound(function))
    dispatcher.compile(tuple(map(numba.typeof, args)))
    (result,) = dispatcher.overloads.values()
    module = _with_door(result.library.code, result.fndesc.llvm_func_name, fields_of(tuple(map(kind_of, args))))
    returns = str(types.unliteral(result.signature.return_type))
    needs = tuple(each.name for each in module.functions if each.is_declaration and not each.name.startswith("llvm."))
    is_loose = not any(each.is_declaration for each in module.global_variables) and not any(map(_of_numba, needs))
    return Code(returns, needs, module.as_bitcode()) if is_loose and returns in RESULTS else None


_TYPES = {"p": "ptr", "q": "i64", "d": "double"}


def _with_door(module: Any, name: str, fields: str) -> Any:
    """Return *module* with a function `NAME` that calls that of this *name*, and nothing that this does not need.

    It takes the place of the result and that of its arguments, as `programs.fields_of` tells them: one calls all programs alike.
    """
    takes = ["ptr", "ptr", *(_TYPES[field] for field in fields)]
    loads = [
        f"%at{k} = getelementptr i64, ptr %args, i64 {k}\n%arg{k} = load {_TYPES[field]}, ptr %at{k}"
        for k, field in enumerate(fields)
    ]
    gives = ["ptr %result", "ptr %error", *(f"{_TYPES[field]} %arg{k}" for k, field in enumerate(fields))]
    door = [
        f'declare i32 @"{name}"({", ".join(takes)})',
        f"define i32 @{NAME}(ptr %result, ptr %args) {{",
        "%error = alloca ptr",
        *loads,
        f'%status = call i32 @"{name}"({", ".join(gives)})',
        "ret i32 %status",
        "}",
    ]
    module.link_in(binding.parse_assembly("\n".join(door)))
    for function in module.functions:
        if not function.is_declaration and function.name != NAME:
            function.linkage = "internal"
    machine = binding.Target.from_triple(module.triple).create_target_machine()
    passes = binding.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options()))
    return module


def _of_numba(name: str) -> bool:
    """Tell whether a function is one of Numba or Python: code that calls it runs where both are."""
    return name.lstrip("_").startswith(("NRT_", "numba", "Py", "ZN"))


def numbas_folder(function: Any) -> str:
    """Return where Numba keeps the machine code of *function*, named by all that it is made from."""
    made_from = (
        numba.__version__,
        # Code with checked bounds, as the tests run it, is other code than that without.
        str(config.BOUNDSCHECK),
        "plain" if compilers() is PLAIN else "",
        *code_files.sources_of(function),
    )
    return str(code_files.cache_folder() / code_files.folder_name(*made_from))


@cache
def by_numba(function: Any) -> Any:
    """Return *function*, an outermost kernel, as Numba runs it and keeps it on disk."""
    kept, config.CACHE_DIR = config.CACHE_DIR, numbas_folder(function)
    try:
        return numba.njit(**_OPTIONS, **compilers().program, cache=True)(_rebound(function))
    finally:
        config.CACHE_DIR = kept


def _rebound(function: Any) -> FunctionType:
    twin = FunctionType(function.__code__, {"__builtins__": __builtins__}, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    for name in function.__code__.co_names:
        if name in function.__globals__:
            twin.__globals__[name] = _as_compiled(function.__globals__[name])
    twin.__globals__["__name__"] = function.__module__
    return twin


def _as_compiled(value: Any) -> Any:
    if isinstance(value, Column):
        return np.array(value, value.width)
    if not isinstance(value, FunctionType):
        return value
    if value in NATIVE:
        return getattr(native, NATIVE[value])
    return compiled(value) if value in KERNELS else value
