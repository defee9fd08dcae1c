"""Listings of a compiled program: LLVM IR and assembly for this processor, PTX for GPUs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vyre.check.index_axes import IndexAxes
from vyre.ir import limits
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.run.ready import Ready

KINDS = ("llvm", "native", "ptx")
ARCH = "sm_90"  # the default for PTX
_ABSENT = {"wgsl": "WebGPU"}


def listing(ready: Ready, kind: object, *, rank: int, arch: object = None) -> str:
    """The text of a program in the form `kind`, for a domain of `rank` axes; of all segments, if several.

    `arch` is the compute capability of the GPU for PTX.
    """
    require_kind(kind)
    from vyre.gridsync.segments import contains_grid_sync

    text: Callable[[Program, int], str]
    if kind == "ptx":
        text = partial(_ptx, arch=_compute_capability(arch))
    else:
        from vyre.targets.cpu import native

        text = native.text if kind == "llvm" else native.assembly
    if not contains_grid_sync(ready.program):
        return text(ready.lowered, rank)
    comment = {"llvm": ";", "native": "#", "ptx": "//"}[str(kind)]
    parts = ready.parts.segments
    return "\n".join(f"{comment} {part.title}\n{text(Ready(part.program).lowered, rank)}" for part in parts)


def _ptx(program: Program, rank: int, *, arch: str) -> str:
    """The PTX for arrays of one shape, as compiled for a call whose arrays Vyre allocated."""
    from vyre.targets.cuda.ptx import compile
    from vyre.targets.llvm.nvptx_shape import Facts

    is_element = program.workgroup is None
    alike = frozenset(param.name for param in program.params if is_element and param.rank == rank)
    facts = Facts(aligned=True, distinct=True, narrow=True, even=True, alike=alike)
    return compile(program, rank, arch, facts=facts).ptx


def _compute_capability(arch: object) -> str:
    from vyre.targets.cuda.ptx import target

    wanted = ARCH if arch is None else str(arch)
    try:
        target(wanted)
    except ValueError as fault:
        raise CallError(str(fault)) from None
    return wanted


def require_kind(kind: object) -> None:
    """Raise CallError unless `kind` is a known kind of listing."""
    if isinstance(kind, str) and kind in KINDS:
        return
    known = " or ".join(repr(each) for each in KINDS)
    backend = _ABSENT.get(kind) if isinstance(kind, str) else None
    if backend is not None:
        what = f"this version of Vyre has no {backend} backend, and so no {kind!r} text"
        raise CallError(f"{what}. Fix: ask for {known}.")
    raise CallError(f"{short(kind)} is no kind of assembly. Fix: ask for {known}.")


def domain_rank(given: object, over: object, axes: IndexAxes) -> int:
    """The rank of an element kernel's domain: as requested, else of `over`, else of the program's ids."""
    if given is not None:
        if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= limits.RANK:
            raise CallError(f"rank is {short(given)}. Fix: pass a whole number from 1 to {limits.RANK}.")
        return given
    if over is not None:
        return len(over) if isinstance(over, tuple | list) else 1
    return max(axes.rank, 1)
