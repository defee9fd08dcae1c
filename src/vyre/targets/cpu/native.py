"""A Program as machine code of this CPU: compiled, loaded, run.

Only compilation needs LLVM, and the cache saves it.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.analysis.times import NS_PER_NODE, UNKNOWN_TURNS
from vyre.ir import limits
from vyre.ir.nodes import Block, Declare, Expr, For, Id, Program, Store
from vyre.ir.walk import blocks, evaluated, evaluated_by, loads, statements
from vyre.targets.batch import grid_words
from vyre.targets.cpu import loader, pool, stacks
from vyre.targets.cpu.loader import LoadedCode, load
from vyre.targets.cpu.machine import Processor, host, vector_lanes
from vyre.targets.specialization import DEFAULT, Configuration

if TYPE_CHECKING:
    from vyre.targets.cpu.compile import Passes


@dataclass(frozen=True, slots=True)
class NativeKernel:
    """Loaded code of one kernel, how its work is shared, and its own stack, if it needs one."""

    face: Program  # its name, parameters and workgroup
    code: LoadedCode
    how: pool.Spread
    stack: stacks.OnStack | None = None

    @property
    def address(self) -> int:
        """The entry address of the kernel."""
        return self.code["kernel"] if self.stack is None else self.stack.address

    @property
    def bytes(self) -> int:
        """The memory of the code, in bytes."""
        return self.code.size

    def launch(self, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> None:
        """Run over a grid; the arguments have been checked."""
        run(self, self.face, arguments, grid)


def fingerprint(target: Processor) -> tuple[str | int | bool, ...]:
    """Return what machine code depends on beside the Program: the CPU as passed to LLVM, and LLVM itself."""
    return (
        "cpu",
        target.triple,
        target.cpu,
        target.features,
        target.vector_bytes,
        target.has_f16,
        _llvmlite(),
    )


@cache
def _llvmlite() -> str:
    """Return the version of llvmlite, and with it of LLVM, from the name of its metadata folder.

    importlib.metadata takes longer to load than a kernel from the cache.
    """
    spec = find_spec("llvmlite")
    if spec is not None and spec.origin is not None:
        for folder in Path(spec.origin).parents[1].glob("llvmlite-*.dist-info"):
            return folder.name
    from importlib import metadata

    return metadata.version("llvmlite")


def text(
    program: Program, rank: int, target: Processor | None = None, configuration: Configuration = DEFAULT, *,
    is_inside: bool = False,
) -> str:  # fmt: skip
    """Return the LLVM IR of an expanded Program; `is_inside` as in `schedule.lowered`."""
    from vyre.targets.cpu.schedule import module_text  # much code, and not needed to run compiled code

    machine = target or host()
    return module_text(
        program,
        rank=rank,
        vector_bytes=machine.vector_bytes,
        has_f16=machine.has_f16,
        configuration=configuration,
        is_inside=is_inside,
    )


def lowered_text(program: Program, rank: int) -> str:
    """Return the lowered form of an expanded Program."""
    from vyre.lower.show import show  # likewise
    from vyre.targets.cpu.schedule import lowered

    return show(lowered(program, rank, host().vector_bytes))


def object_code(
    program: Program, rank: int, target: Processor | None = None, configuration: Configuration = DEFAULT, *,
    is_inside: bool = False,
) -> bytes:  # fmt: skip
    """Return the object file of an expanded Program; Unfit if the configuration cannot be applied to it."""
    from vyre.emit.llvm.text import array_bytes  # likewise
    from vyre.targets.cpu import compile as llvm

    source = text(program, rank, target, configuration, is_inside=is_inside)
    machine = target or host()
    needed = array_bytes(source)
    most = limits.CPU_BYTES if stacks.are_possible(machine) else stacks.ELSEWHERE_BYTES
    if needed > most:
        raise stacks.too_large(program.name, needed, f"{most:,} are possible")
    return llvm.compile_object(source, machine, passes=passes(program, source))


def assembly(program: Program, rank: int, target: Processor | None = None) -> str:
    """Return the machine code of an expanded Program in assembly language."""
    from vyre.targets.cpu import compile as llvm  # likewise

    source = text(program, rank, target)
    return llvm.assembly(source, target or host(), passes=passes(program, source))


def passes(program: Program, source: str) -> Passes:
    """Return what LLVM has to do: little for code that has plain loops at most, and for code that is too
    large; all for serial loops; less than that for vector code, and for workgroups of one, unless they load
    what they store.
    """
    from vyre.emit.llvm import outline  # likewise
    from vyre.lower.work import has_plain_loops

    loops = [node for node in statements(program.body) if isinstance(node, For)]
    is_plain = program.workgroup is None and not loops
    if is_plain or source.count("\n") > outline.HUGE or source.count(":\n") > outline.HUGE_BLOCKS:
        return "few"
    if program.workgroup is None:
        if not any(map(_differs, evaluated(program.body))):
            return "full"
        return "few" if has_plain_loops(program) else "most"
    is_serial = math.prod(program.workgroup) == 1 and _loads_stored(program.body)
    return "full" if is_serial else "most"


def _differs(expr: Expr) -> bool:
    """True if the expression is an id by which the invocations of an element kernel differ."""
    return isinstance(expr, Id) and expr.kind == "gid"


def _loads_stored(body: Block) -> bool:
    """True if statements load from an array that they store to; one that they declare is in registers."""
    own = {node.name for node in statements(body) if isinstance(node, Declare)}
    stored = {node.array for node in statements(body) if isinstance(node, Store)} - own
    return any(load.array in stored for load in loads(body))


def loaded(
    code: bytes,
    program: Program,
    configuration: Configuration = DEFAULT,
    *,
    cost: float | None = None,
    in_order: bool = False,
) -> NativeKernel:
    """Return object code ready to run; `cost` is the result of `cost_ns`, if known."""
    cost = cost_ns(program) if cost is None else cost
    strip = 1 if program.workgroup else vector_lanes(program, host().vector_bytes)
    how = pool.spread(cost, threads=configuration.threads, chunk=configuration.chunk, strip=strip)
    if in_order:
        how = replace(how, chunk=pool.IN_ORDER)
    kernel = load(code, ["kernel"])
    return NativeKernel(program, kernel, how, _own_stack(program.name, kernel["kernel"], code))


def _own_stack(name: str, kernel: int, code: bytes) -> stacks.OnStack | None:
    """Return the stack for a kernel with large frames; a CallError if there is not enough memory."""
    needed = stacks.stack_bytes(code)
    if needed is None or needed <= stacks.THREAD_BYTES:
        return None
    machine = host()
    arena = stacks.arena(name, needed, pool.threads())
    return stacks.OnStack(kernel, arena, loader.runtime()["run_on_stack"], is_x86=machine.is_x86)


def cost_ns(program: Program) -> float:
    """Estimate the nanoseconds of one unit of work: an invocation, or a whole workgroup."""
    return max(_cost(program.body), 1.0) * NS_PER_NODE * math.prod(program.workgroup or (1,))


def _cost(body: tuple[Any, ...]) -> float:
    total = 0.0
    for node in body:
        total += len(evaluated_by(node))
        inner = sum(_cost(part) for part in blocks(node))
        total += inner * (UNKNOWN_TURNS if isinstance(node, For) else 1)
    return total


def run(native: NativeKernel, program: Program, arguments: Mapping[str, Any], grid: tuple[int, ...]) -> None:
    """Run the code over a grid; `bind` has checked the arguments."""
    extents = grid_words(grid)
    total = math.prod(extents)
    if total == 0:
        return
    slots: list[int] = []
    for param in program.params:
        value = arguments[param.name]
        if param.is_array:
            slots += [value.ctypes.data, *value.shape]
        else:
            slots.append(int.from_bytes(np.asarray(value).tobytes(), "little"))
    block = (ctypes.c_uint64 * (len(slots) + len(extents)))(*slots, *extents)
    pool.share(native.address, ctypes.addressof(block), total, native.how)
