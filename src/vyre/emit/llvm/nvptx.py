"""Lowered -> LLVM IR text for NVIDIA GPUs.

The words of a launch are the parameters of the kernel: the address and extents of arrays, scalars, and the
extents of the domain or grid of groups. CUDA's x is the language's last axis.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from vyre.emit.llvm import module
from vyre.emit.llvm.device_emitter import DeviceEmitter
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.printer import Printer
from vyre.emit.llvm.ring import MAP, RingCode
from vyre.emit.llvm.text import STORED, Val
from vyre.emit.llvm.values import Arguments
from vyre.ir.dtypes import DType, f16
from vyre.ir.limits import GROUP_RANK, SUBGROUP
from vyre.lower.form import Private, Ref, domain
from vyre.lower.launch import ALIGNED
from vyre.lower.lowered import Buffer, LoweredForm, all_statements
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way

_REGISTER_FILE = 65536


def module_text(lowered: LoweredForm) -> str:
    """Return the module of a lowered kernel."""
    assert lowered.launch is not None
    (entry,) = lowered.functions
    buffers = [param for param in lowered.params if isinstance(param, Buffer)]
    is_narrow = bool(buffers) and all(buffer.is_narrow for buffer in buffers)
    # With private arrays registers are few, and places of rows that LLVM moves out of loops take less.
    is_near = is_narrow and not any(
        isinstance(statement, Private) for statement in all_statements(entry.body)
    )
    e = DeviceEmitter(narrow=is_narrow, near=is_near, is_asked=lowered.launch.shared > 0)
    printer = Printer(e, arguments(e, lowered.params, lowered.rank), WarpLanes(e))
    printer.ring = RingCode(e, printer).emit
    printer.registers = {name: partial(e.special, name) for name in entry.params}
    printer.block(entry.body)
    words = parameters(lowered.params, lowered.rank, meets=lowered.launch.meets)
    words += "".join(f", {MAP} %map{number}" for number in range(len(lowered.launch.maps)))
    return kernel_text(e, words, prod(lowered.launch.block), entry.registers)


def kernel_text(e: DeviceEmitter, words: str, threads: int, registers: int = 0) -> str:
    """Return the module of one kernel with these parameters, whose code has been emitted."""
    has_room = threads * registers <= _REGISTER_FILE
    bound = f' "nvvm.maxnreg"="{registers}"' if registers and has_room else ""
    # LLVM would read shared memory speculatively.
    patient = " sanitize_thread" if e.globals else ""
    attributes = f'nounwind{patient} "nvvm.maxntid"="{threads}"{bound}'
    text = module.FunctionText(f"define ptx_kernel void @kernel({words})", e, attributes).text()
    declared = (e.declared[name] for name in sorted(e.declared))
    return "\n".join([*e.globals, *e.tables.values(), *declared, "", text, module.METADATA])


def parameters(params: tuple[Buffer | Ref, ...], rank: int, *, meets: bool) -> str:
    """Return the parameters of the kernel."""
    words: list[str] = []
    for number, param in enumerate(params):
        if isinstance(param, Ref):
            words.append(f"i64 %s{number}")
            continue
        apart = "" if not param.is_apart else " noalias" if param.writable else " noalias readonly"
        words.append(f"ptr addrspace(1){apart} align {param.align} %p{number}")
        words += [f"i64 %n{number}_{axis}" for axis in range(param.rank)]
    words += [f"i64 %grid{axis}" for axis in range(max(rank, GROUP_RANK))]
    return ", ".join([*words, "ptr addrspace(1) align 8 %meet"] if meets else words)


def arguments(e: DeviceEmitter, params: tuple[Buffer | Ref, ...], rank: int) -> Arguments:
    """Return the parameters of the kernel as values."""
    passed = Arguments({}, {})
    for number, param in enumerate(params):
        if isinstance(param, Buffer):
            base = Val("ptr addrspace(1)", 0, f"%p{number}")
            extents = [Val("i64", 0, f"%n{number}_{axis}") for axis in range(param.rank)]
            for axis, size in enumerate(param.sizes):
                if size:
                    extents[axis] = e.const("i64", 0, size)
            if param.divisor > 1 and not any(param.sizes[-1:]):  # so that LLVM sees that rows are aligned
                extent = e.short(extents[-1])
                extents[-1] = e.offset(e.bin("and", extent, e.like(extent, -param.divisor)))
            divisor = 0 if param.align < ALIGNED else param.divisor
            passed.places[param.name] = BufferPlace(base, tuple(extents), param.type, divisor=divisor)
        else:
            assert not isinstance(param.type, str)
            word = _scalar(e, STORED[param.type.name], Val("i64", 0, f"%s{number}"))
            passed.scalars[param.name] = e.from_storage(param.type, word)
    for axis in range(max(rank, GROUP_RANK)):
        passed.scalars[domain(axis).name] = Val("i64", 0, f"%grid{axis}")
    return passed


def _scalar(e: DeviceEmitter, elem: str, word: Val) -> Val:
    """Return the low bits of a word as a value of this type."""
    if elem in ("float", "double"):
        return e.convert("bitcast", _scalar(e, "i32" if elem == "float" else "i64", word), elem)
    return e.resize(word, elem, signed=False)


_PRODUCTS = {  # the shape of mma.sync, its types in the name of LLVM's intrinsic, and those of its results
    "f16": ("m16n8k16", "f32.f32", "float"), "bf16": ("m16n8k16", "bf16", "float"),
    "i8": ("m16n8k32", "s8", "i32"), "u8": ("m16n8k32", "u8", "i32"), "f64": ("m16n8k4", "f64", "double"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class WarpLanes:
    """The lanes of a warp, which is a subgroup."""

    e: DeviceEmitter

    def combined(self, row: OpRow, dtype: DType, a: Val, b: Val) -> Val:
        assert row.llvm is not None
        return self.e.rounded(dtype, row.llvm(self.e, dtype, dtype, a, b))

    def moved(self, way: Way, x: Val, amount: int | Val) -> Val:
        e = self.e
        if x.elem in ("float", "double"):
            bits = e.convert("bitcast", x, "i32" if x.elem == "float" else "i64")
            return e.convert("bitcast", self.moved(way, bits, amount), x.elem)
        if x.elem == "i64":
            low = self._word(way, e.convert("trunc", x, "i32"), amount)
            high = self._word(way, e.convert("trunc", e.bin("lshr", x, e.like(x, 32)), "i32"), amount)
            shifted = e.bin("shl", e.convert("zext", high, "i64"), e.like(x, 32))
            return e.bin("or", shifted, e.convert("zext", low, "i64"))
        wide = x if x.elem == "i32" else e.convert("zext", x, "i32")
        moved = self._word(way, wide, amount)
        return moved if x.elem == "i32" else e.convert("trunc", moved, x.elem)

    def first(self, x: Val) -> Val:
        return self.moved("from", x, 0)

    def at_least(self, lane: int) -> Val:
        own = self.e.special("laneid")
        return self.e.icmp("uge", own, self.e.like(own, lane))

    def taken(self, x: Val, lanes: Sequence[int]) -> Val:
        raise AssertionError("a GPU without the instruction refuses the program")

    def product(self, kind: DType, words: Sequence[Val]) -> list[Val]:
        """Multiply by mma.sync. Four calls with the same words, one for each element, become one."""
        e, (shape, word, elem) = self.e, _PRODUCTS[kind.name]
        operands = [*words[4:], *words[:4]]
        if kind == f16:  # LLVM has pairs of them as vectors
            pairs = [e.assign("<2 x half>", 0, f"bitcast {one} to <2 x half>") for one in operands[:6]]
            operands = [*pairs, *operands[6:]]
        result = "{ " + ", ".join([elem] * 4) + " }"
        types = [operand.type for operand in operands]
        full = e.declare(f"llvm.nvvm.mma.{shape}.row.col.{word}", result, types)
        product = e.assign(result, 0, f"call {result} @{full}({', '.join(map(str, operands))}) convergent")
        return [e.assign(elem, 0, f"extractvalue {product}, {at}") for at in range(4)]

    def ballot(self, x: Val) -> Val:
        return self._vote("ballot", "i32", x)

    def match(self, x: Val) -> Val:
        wide = x if x.elem in ("i32", "i64") else self.e.convert("zext", x, "i32")
        full = self.e.declare(f"llvm.nvvm.match.any.sync.{wide.elem}", "i32", ["i32", wide.elem])
        return self.e.assign("i32", 0, f"call i32 @{full}(i32 -1, {wide})")

    def any(self, x: Val) -> Val:
        return self._vote("any", "i1", x)

    def all(self, x: Val) -> Val:
        return self._vote("all", "i1", x)

    def _vote(self, name: str, result: str, x: Val) -> Val:
        full = self.e.declare(f"llvm.nvvm.vote.{name}.sync", result, ["i32", "i1"])
        return self.e.assign(result, 0, f"call {result} @{full}(i32 -1, {x})")

    def _word(self, way: Way, x: Val, amount: int | Val) -> Val:
        mode = {"from": "idx", "xor": "bfly", "up": "up", "down": "down"}[way]
        full = self.e.declare(f"llvm.nvvm.shfl.sync.{mode}.i32", "i32", ["i32", "i32", "i32", "i32"])
        limit = 0 if way == "up" else SUBGROUP - 1
        by = self.e.const("i32", 0, amount) if isinstance(amount, int) else amount
        return self.e.assign("i32", 0, f"call i32 @{full}(i32 -1, {x}, {by}, i32 {limit})")
