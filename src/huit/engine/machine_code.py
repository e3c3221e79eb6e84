"""How Numba makes machine code of kernels: each kernel is typed once, and a whole program is optimised once.

Left to itself, Numba optimises a kernel again with each of its callers, and emits machine code of each for nobody: three quarters
of a first start. Its other passes serve Python that no kernel is written in (closures, generators, array expressions).
"""
# pyright: basic, reportMissingTypeStubs=false, reportAttributeAccessIssue=false

from typing import Any, ClassVar

from llvmlite.binding import parse_assembly
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import IRLegalization, NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.untyped_passes import FixupArgs, IRProcessing, ReconstructSSA, TranslateByteCode

_PASSES = (
    *(TranslateByteCode, FixupArgs, IRProcessing, ReconstructSSA),
    *(NopythonTypeInference, PreLowerStripPhis, IRLegalization, NativeLowering, NoPythonBackend),
)


_NOTHING_COUNTED = """
define void @NRT_incref(ptr %owner) alwaysinline { ret void }
define void @NRT_decref(ptr %owner) alwaysinline { ret void }
"""


class Program(JITCodeLibrary):
    """A kernel that is called from Python, with all the kernels that it calls."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.parts: dict[ProgramPart, None] = {}
        """The kernels that are called, directly or not; a callee before its callers."""

    def add_linking_library(self, library: Any) -> None:
        """Add what a call in this code needs."""
        if isinstance(library, ProgramPart):
            self.parts |= library.parts | {library: None}
        else:
            super().add_linking_library(library)

    def finalize(self) -> None:
        """Link, optimise and emit machine code."""
        # Callers first: the linker leaves out a function that nothing calls yet.
        for part in reversed(self.parts):
            self._final_module.link_in(part._get_module_for_linking(), preserve=True)
            for library in part._linking_libraries:
                super().add_linking_library(library)
        super().finalize()


class LooseProgram(Program):
    """A program that Numba does not run: its code, optimised, is finished and called by `huit.engine.programs`.

    What it is given belongs to its caller, and kernels allocate nothing: nothing is counted.
    """

    def finalize(self) -> None:
        """Link and optimise."""
        self._final_module.link_in(parse_assembly(_NOTHING_COUNTED))
        super().finalize()

    @property
    def code(self) -> Any:
        """Return all of it, linked and optimised, as a module of LLVM."""
        return self._final_module

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Link and optimise, and return the null pointer: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Return what Numba asks to set the address of the environment, which only machine code has."""
        return self

    def set_env(self, env_name: str, env: object) -> None:
        """Set nothing."""


class ProgramPart(LooseProgram):
    """A kernel that only other kernels call: kept as it is until a program takes it in."""

    def finalize(self) -> None:
        """Take nothing more; nothing is linked or optimised."""
        self._finalized = True


class RarePart(ProgramPart):
    """A part that stays a function of its own, however few call it."""

    def finalize(self) -> None:
        """Mark what the kernel became, and take nothing more."""
        for function in self._final_module.functions:
            if not function.is_declaration and b"alwaysinline" not in b" ".join(function.attributes):
                function.add_function_attribute("noinline")
        super().finalize()


class ProgramCompiler(CompilerBase):
    """The passes that a kernel needs, as `numba.njit(pipeline_class=…)` takes them."""

    library: ClassVar[type[Program]] = Program

    def define_pipelines(self) -> list[PassManager]:
        """Return the one way of compiling."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        passes = PassManager("kernel")
        for one in _PASSES:
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


class LooseProgramCompiler(ProgramCompiler):
    """The same for a program that Numba does not run."""

    library = LooseProgram


class PartCompiler(ProgramCompiler):
    """The same for a kernel that only other kernels call."""

    library = ProgramPart


class RarePartCompiler(PartCompiler):
    """The same for one that few decisions pass through."""

    library = RarePart
