"""Listings of a compiled program: its lowered form, LLVM IR and assembly for this processor, PTX and WGSL for
GPUs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vyre.emit.wgsl.printer import wgsl
from vyre.emit.wgsl.profile import is_own
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.lower import gpu
from vyre.lower.launch import Facts
from vyre.lower.show import show
from vyre.targets.batch import Source
from vyre.targets.cpu import native
from vyre.targets.cuda import ptx
from vyre.targets.specialization import DEFAULT, Specialization, compiled_form

KINDS = ("lowered", "llvm", "native", "ptx", "wgsl")
ARCH = "sm_90"  # the default for PTX


def listing(source: Source, kind: object, *, rank: int, arch: object = None) -> str:
    """The text of a program in the form `kind`, for a domain of `rank` axes; of all segments, if several.

    `arch` is the compute capability of the GPU for PTX; with it, the lowered form is that for the GPU.
    """
    require_kind(kind)
    text: Callable[[Program, int], str]
    if kind == "ptx":
        text = partial(_ptx, arch=_compute_capability(arch))
    elif kind == "lowered" and arch is not None:
        _compute_capability(arch)
        text = _lowered_for_gpu
    else:
        texts = {
            "lowered": native.lowered_text,
            "llvm": native.text,
            "native": native.assembly,
            "wgsl": _wgsl,
        }
        text = texts[str(kind)]
    form = partial(
        compiled_form, special=Specialization(rank=rank), is_own=is_own if kind == "wgsl" else None,
        strided=arch is None and kind in ("lowered", "llvm", "native"),
    )  # fmt: skip
    if not source.has_barriers:
        return text(form(source), rank)
    comment = {"lowered": "#", "llvm": ";", "native": "#", "ptx": "//", "wgsl": "//"}[str(kind)]
    parts = zip(source.parts.segments, source.segments, strict=True)
    return "\n".join(f"{comment} {part.title}\n{text(form(segment), rank)}" for part, segment in parts)


def _wgsl(program: Program, rank: int) -> str:
    """WGSL for an adapter on which every operation is exact."""
    return wgsl(gpu.lower(program, rank)).text


def _ptx(program: Program, rank: int, *, arch: str) -> str:
    return ptx.compile(program, rank, arch, facts=_facts(program, rank)).ptx


def _lowered_for_gpu(program: Program, rank: int) -> str:
    return show(ptx.lowered(program, rank, DEFAULT, _facts(program, rank)))


def _facts(program: Program, rank: int) -> Facts:
    """Those of a call on arrays of one shape that Vyre allocated."""
    is_element = program.workgroup is None
    alike = frozenset(param.name for param in program.params if is_element and param.rank == rank)
    return Facts(aligned=True, distinct=True, narrow=True, even=True, alike=alike)


def _compute_capability(arch: object) -> str:
    wanted = ARCH if arch is None else str(arch)
    try:
        ptx.target(wanted)
    except ValueError as fault:
        raise CallError(str(fault)) from None
    return wanted


def require_kind(kind: object) -> None:
    """Raise CallError unless `kind` is a known kind of listing."""
    if isinstance(kind, str) and kind in KINDS:
        return
    known = " or ".join(repr(each) for each in KINDS)
    raise CallError(f"{short(kind)} is not a kind of assembly. Fix: ask for {known}.")
