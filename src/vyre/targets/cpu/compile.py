"""LLVM IR text to object code. LLVM is loaded on the first compilation and used by one thread at a time.

LLVM ends the process over some faults, such as an intrinsic that a target cannot lower, so the text is
checked against a list of intrinsics and verified before any of it is compiled. The same text, target and LLVM
give the same bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any, Literal

from vyre.emit.llvm.module import FEW_PASSES
from vyre.emit.llvm.text import INTRINSICS, used_intrinsics
from vyre.emit.llvm.zero_choices import with_kept_zeros, with_nested_choices
from vyre.targets.cpu.deep_stack import on_deep_stack
from vyre.targets.cpu.machine import Processor
from vyre.targets.locks import SHARED

# The text is vector code already. Levels 1 to 3 give equally fast kernels; 2 unrolls a little more than 1.
SPEED_LEVEL = 2

# How much LLVM does: "full" is its own list, which scalar loops need; it makes vectors of loops whose
# iterations it proves independent, and keeps the order of float sums. "most" leaves out what finds
# nothing to do in vector code, and takes two thirds of the time; where it gains little, functions get "few".
# "few" is enough for code whose only loops are over its invocations, in a third of the time, and for huge
# modules; "none" is for well written IR.
Passes = Literal["full", "most", "few", "none"]
_AVX512 = ("x86.avx512.mask.range", "x86.avx512.mask.fixupimm", "x86.avx512.mask.compress")
_INLINE = ("always_inliner", "global_dead_code_eliminate")
_FEW = (
    "always_inliner", "sroa", "simplify_cfg", "loop_rotate", "new_gvn", "dead_store_elimination",
    "instruction_combine", "simplify_cfg", "aggressive_dce",
)  # fmt: skip


class InternalError(Exception):
    """IR that LLVM rejects: a bug in Vyre. The text is at the end of the message."""


def compile_object(
    text: str,
    target: Processor,
    *,
    also: Collection[str] = (),
    passes: Passes = "full",
) -> bytes:
    """Return the relocatable object file of a module; `also` names intrinsics allowed beside those of
    kernels.
    """

    def emitted() -> bytes:
        with _COMPILER.optimised(text, target, also, passes) as (machine, module):
            return bytes(machine.emit_object(module))

    with SHARED:
        return on_deep_stack(emitted)


def assembly(text: str, target: Processor, *, also: Collection[str] = (), passes: Passes = "full") -> str:
    """Return the machine code of a module in assembly language."""

    def emitted() -> str:
        with _COMPILER.optimised(text, target, also, passes) as (machine, module):
            return str(machine.emit_assembly(module))

    with SHARED:
        return on_deep_stack(emitted)


def llvm_version() -> str:
    """Return the version of LLVM that compiles here; loads LLVM."""
    import llvmlite.binding as llvm

    return ".".join(str(part) for part in llvm.llvm_version_info)


def unknown_intrinsics(text: str, also: Collection[str] = ()) -> list[str]:
    """Return the intrinsics in a module text that are not on the list, sorted."""
    allowed = INTRINSICS.union(also)
    return sorted(name for name in used_intrinsics(text) if not _stems(name) & allowed)


def _stems(name: str) -> set[str]:
    """`llvm.fma.v8f32` -> {"fma", "fma.v8f32"}: the name with and without its types."""
    parts = name.removeprefix("llvm.").split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts) + 1)}


class _Compiler:
    """LLVM, initialised once, and its target machines; not safe for threads, so the caller holds SHARED."""

    def __init__(self) -> None:
        self._llvm: Any = None
        self._machines: dict[Processor, Any] = {}

    @contextmanager
    def optimised(
        self, text: str, target: Processor, also: Collection[str], passes: Passes
    ) -> Iterator[tuple[Any, Any]]:
        """Yield the target machine and the optimised module of a text."""
        own = _AVX512 if target.vector_bytes == 64 else ()
        unknown = unknown_intrinsics(text, (*also, *own))
        if unknown:
            raise InternalError(f"intrinsics that no target vouches for: {', '.join(unknown)}\n\n{text}")
        # Closed here in this order: left to the garbage collector, a context may be freed before its module.
        with ExitStack() as stack:
            llvm = self._llvm = self._llvm or self._start()
            machine = self._machine(target)
            module = _parsed(llvm, with_nested_choices(text) if " fcmp " in text else text, stack)
            module.triple = target.triple
            module.data_layout = str(machine.target_data)
            _run_passes(llvm, machine, module, passes)
            if not target.is_x86 and " fcmp " in text:
                optimised = str(module)
                kept = with_kept_zeros(optimised)
                module = module if kept == optimised else _parsed(llvm, kept, stack)
            yield machine, module

    def _start(self) -> Any:
        import llvmlite.binding as llvm

        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        # By phis of operations new_gvn may not settle, which LLVM asserts: the process would end. Code that
        # was measured without them is as fast.
        llvm.set_option("vyre", "-enable-phi-of-ops=false")
        return llvm

    def _machine(self, target: Processor) -> Any:
        if target not in self._machines:
            self._machines[target] = self._llvm.Target.from_triple(target.triple).create_target_machine(
                cpu=target.cpu, features=target.features, opt=SPEED_LEVEL, reloc="pic", codemodel="small"
            )
        return self._machines[target]


def _run_passes(llvm: Any, machine: Any, module: Any, passes: Passes) -> None:
    with ExitStack() as stack:
        options = stack.enter_context(closing(llvm.create_pipeline_tuning_options(speed_level=SPEED_LEVEL)))
        options.slp_vectorization = False
        options.loop_vectorization = passes == "full"
        builder = stack.enter_context(closing(llvm.create_pass_builder(machine, options)))
        whole = builder.getModulePassManager() if passes == "full" else llvm.create_new_module_pass_manager()
        if passes != "full":
            for name in _FEW if passes == "few" else _INLINE:
                getattr(whole, f"add_{name}_pass")()
        stack.enter_context(closing(whole)).run(module, builder)
        if passes == "most":
            simplify = stack.enter_context(closing(builder.getFunctionPassManager()))
            few = stack.enter_context(closing(llvm.create_new_function_pass_manager()))
            for name in _FEW[1:]:
                getattr(few, f"add_{name}_pass")()
            for function in module.functions:
                if not function.is_declaration:
                    is_few = any(FEW_PASSES.encode() in text for text in function.attributes)
                    (few if is_few else simplify).run(function, builder)


def _parsed(llvm: Any, text: str, stack: ExitStack) -> Any:
    context = stack.enter_context(closing(llvm.create_context()))
    try:
        module = stack.enter_context(closing(llvm.parse_assembly(text, context)))
        module.verify()
    except RuntimeError as fault:
        raise InternalError(f"LLVM does not take this module: {fault}\n\n{text}") from None
    return module


_COMPILER = _Compiler()
