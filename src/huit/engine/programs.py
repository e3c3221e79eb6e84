"""Programs: machine code of outermost kernels, called without Numba.

A program comes about in two steps. Numba infers types and makes LLVM's code of a kernel and all that it calls (`compiling`). That
is most of the time of a first start, and the same on every machine of a kind. `make kernels` does it once, for a package to hold.
LLVM then finishes it for the processor at hand. Both are kept as files (`code_files`).
"""
# pyright: basic, reportMissingTypeStubs=false

import ctypes
import struct
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple
from weakref import ref

import numpy as np
from llvmlite import binding as llvm

from huit.engine import code_files
from huit.engine.code_files import Code, read, write
from huit.engine.kernel import KERNELS, NATIVE

NAME = "program"
"""What the function is called in the code of every program."""
RESULTS: dict[str, Any] = {"none": ctypes.c_void_p, "int64": ctypes.c_int64, "int32": ctypes.c_int32, "bool": ctypes.c_bool}
"""What a program may return: nothing is a null pointer, which `ctypes` reads as None."""
_SCALARS = {int: "q", float: "d"}
"""What it may take beside arrays in one piece, and tuples of all these; as `struct` packs it."""
_ARRAY = "ppqqpqq"
"""The fields of Numba's arrays: who owns it (twice), how many, how large each, where it lies, its shape, its steps."""


# Telling those who wait

_LISTENERS: list[Callable[[], None]] = []
_COUNTING: list[Callable[[Collection[str]], None]] = []


@contextmanager
def when_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call *tell*, once, if anything has to be compiled meanwhile because it is not yet on disk."""
    told: list[bool] = []

    def once() -> None:
        if not told:
            told.append(True)
            tell()

    _LISTENERS.append(once)
    try:
        yield
    finally:
        _LISTENERS.remove(once)


def tell_compiling() -> None:
    """Tell those who want to know that something is compiled."""
    for listener in tuple(_LISTENERS):
        listener()


@contextmanager
def when_ready(tell: Callable[[Collection[str]], None]) -> Iterator[None]:
    """Call *tell* meanwhile with the names of kernels, as `kernels_of` has them, that have just been compiled or loaded."""
    _COUNTING.append(tell)
    try:
        yield
    finally:
        _COUNTING.remove(tell)


def tell_ready(names: Collection[str]) -> None:
    """Tell those who want to know that the kernels of these *names* are ready."""
    for listener in tuple(_COUNTING):
        listener(names)


def name_of(function: Any) -> str:
    """Return the name of a kernel: its copies for families and observers have names of their own."""
    return f"{function.__module__}.{function.__qualname__}"


def kernels_of(function: Any) -> frozenset[str]:
    """Return the names of *function*, an outermost kernel, and of all kernels that are compiled with it.

    >>> from huit.engine.bits import next_random
    >>> sorted(kernels_of(next_random))
    ['huit.engine.bits.next_random']
    """
    found: dict[str, Any] = {}
    waiting = [function]
    while waiting:
        each = waiting.pop()
        if name_of(each) not in found:
            found[name_of(each)] = each
            callees = (each.__globals__.get(name) for name in each.__code__.co_names)
            waiting += [one for one in callees if isinstance(one, FunctionType) and one in KERNELS and one not in NATIVE]
    return frozenset(found)


# Machine code


def finished(code: Code) -> Code:
    """Return LLVM's *code* as machine code for this processor."""
    _initialize()
    module = llvm.parse_bitcode(code.code)
    target = llvm.Target.from_triple(llvm.get_process_triple())
    # As Numba has it: on these processors code lies near what it calls.
    reloc = "static" if target.name.startswith("x86") else "default"
    machine = target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc=reloc,
        codemodel="jitdefault",
        jit=True,
    )
    return code._replace(code=machine.emit_object(module))


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def _new_engine() -> Any:
    _initialize()
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


@cache
def _is_known(function: str) -> bool:
    """Tell whether the system has a function of that name."""
    _new_engine()  # the first one makes known what the process has
    return llvm.address_of_symbol(function) is not None


class Loaded:
    """Machine code in memory, for arguments of some kinds."""

    def __init__(self, code: Code, kinds: tuple[Any, ...]) -> None:
        self._engine = _new_engine()
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code.code))
        self._engine.finalize_object()
        self._result = RESULTS[code.result]
        # Called so, it releases the lock of Python.
        door = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_char_p)
        self._function = door(self._engine.get_function_address(NAME))
        self._pack = struct.Struct(fields_of(kinds).replace("p", "q")).pack

    def packed(self, args: tuple[Any, ...]) -> bytes:
        """Return arguments as the program takes them, one after another."""
        return self._pack(*_flat(args))

    def run(self, packed: bytes) -> Any:
        """Run the program and return its result.

        Raises:
            RuntimeError: if it stops before its end.
        """
        result = self._result()
        if status := self._function(ctypes.byref(result), packed):
            raise RuntimeError(f"a program stopped with {status}")
        return result.value


def kind_of(arg: Any) -> Any:
    """Return what the code of a program depends on of an argument; None for what only Numba can take."""
    if isinstance(arg, np.ndarray):
        return arg.dtype if arg.ndim == 1 and arg.flags.carray else None
    if isinstance(arg, tuple):
        kinds = tuple(map(kind_of, arg))
        return kinds if _are_fit(kinds) else None
    kind = type(arg)
    return kind if kind in _SCALARS else None


def _are_fit(kinds: tuple[Any, ...]) -> bool:
    return all(kind is not None for kind in kinds)


def fields_of(kinds: tuple[Any, ...]) -> str:
    """Return arguments of these kinds as machine code takes them: ``p`` for a pointer, ``q`` for an int, ``d`` for a float.

    >>> fields_of((np.dtype("i8"), (int, float)))
    'ppqqpqqqd'
    """
    return "".join(
        fields_of(kind) if isinstance(kind, tuple) else _ARRAY if isinstance(kind, np.dtype) else _SCALARS[kind] for kind in kinds
    )


def _flat(args: tuple[Any, ...]) -> list[Any]:
    """Return arguments as `fields_of` tells them. Arrays have no owner there: kernels count none."""
    flat: list[Any] = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            size, width = arg.size, arg.itemsize
            flat += (0, 0, size, width, arg.ctypes.data, size, width)
        elif isinstance(arg, tuple):
            flat += _flat(arg)
        else:
            flat.append(arg)
    return flat


class _Call(NamedTuple):
    """A call of arrays alone as it was made, to be made again: rounds that are stepped together pass the same ones every time."""

    places: tuple[int, ...]
    """The arrays by `id`, which stays theirs while `refs` live."""
    refs: tuple[Any, ...]
    """NumPy moves no array that somebody refers to."""
    run: Callable[[bytes], Any]
    packed: bytes


_NO_CALL = _Call((-1,), (), bytes, b"")


Compile = Callable[[Any, tuple[Any, ...]], Code | None]


class Program:
    """A kernel that is called from Python with arrays of records: compiled, or loaded, for arguments when such come first."""

    def __init__(self, function: Any, compile_: Compile, by_numba: Callable[[Any], Any]) -> None:
        self._function = function
        self._compile, self._by_numba = compile_, by_numba
        self._loaded: dict[tuple[Any, ...], Loaded | None] = {}
        self._latest = _NO_CALL

    def __call__(self, *args: Any) -> Any:
        """Run it."""
        call = self._latest
        if call.places == tuple(map(id, args)):
            return call.run(call.packed)
        kinds = tuple(map(kind_of, args))
        if kinds not in self._loaded:
            self._loaded[kinds] = self._made(kinds, args)
            tell_ready(kernels_of(self._function))
        loaded = self._loaded[kinds]
        if loaded is None:
            return self._by_numba(self._function)(*args)
        packed = loaded.packed(args)
        if all(isinstance(kind, np.dtype) for kind in kinds):
            refs = tuple(ref(arg, self._forget) for arg in args)
            self._latest = _Call(tuple(map(id, args)), refs, loaded.run, packed)
        return loaded.run(packed)

    def _forget(self, _: object) -> None:
        self._latest = _NO_CALL

    def _made(self, kinds: tuple[Any, ...], args: tuple[Any, ...]) -> Loaded | None:
        """Return the program for arguments of these kinds, ready to run; None where only Numba can run it."""
        code = self._machine_code(kinds, args) if _are_fit(kinds) else None
        return Loaded(code, kinds) if code is not None and all(map(_is_known, code.needs)) else None

    def _machine_code(self, kinds: tuple[Any, ...], args: tuple[Any, ...]) -> Code | None:
        """Return the program for arguments of these kinds: kept, or finished now; None where only Numba can run it."""
        name = f"{name_of(self._function)}-{code_files.folder_name(repr(kinds))}"
        folder = code_files.folder_of(code_files.sources_of(self._function))
        own = code_files.cache_folder() / folder
        ready = own / f"{name}.{code_files.processor()}.o"
        code = read(ready)
        if code is not None:
            return code
        tell_compiling()
        with code_files.alone(ready):
            # Another process may have made it while this one waited.
            code = read(ready)
            if code is not None:
                return code
            source = read(code_files.KEPT / folder / f"{name}.bc") or read(own / f"{name}.bc")
            if source is None:
                source = self._compile(self._function, args)
                if source is None:
                    return None
                write(own / f"{name}.bc", source)
            code = finished(source)
            write(ready, code)
        return code
