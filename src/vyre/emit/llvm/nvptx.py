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
from vyre.emit.llvm.builder import CutVector, Val
from vyre.emit.llvm.memory import BufferPlace
from vyre.emit.llvm.numbers import STORED, Numbers
from vyre.emit.llvm.printer import Printer
from vyre.emit.llvm.values import Arguments
from vyre.ir.dtypes import DType, f16
from vyre.ir.limits import GROUP_RANK, SUBGROUP
from vyre.lower.form import Ref, domain
from vyre.lower.launch import ALIGNED
from vyre.lower.lowered import Buffer, LoweredForm
from vyre.ops.row import OpRow
from vyre.ops.subgroup import Way

_REGISTER_FILE = 65536
UNROLLING = """
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 4}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 8}
"""


def module_text(lowered: LoweredForm) -> str:
    """Return the module of a lowered kernel."""
    assert lowered.launch is not None
    (entry,) = lowered.functions
    buffers = [param for param in lowered.params if isinstance(param, Buffer)]
    is_narrow = bool(buffers) and all(buffer.is_narrow for buffer in buffers)
    e = DeviceNumbers(narrow=is_narrow, is_asked=lowered.launch.shared > 0)
    printer = Printer(e, arguments(e, lowered.params, lowered.rank), WarpLanes(e))
    printer.registers = {name: partial(e.special, name) for name in entry.params}
    printer.block(entry.body)
    words = parameters(lowered.params, lowered.rank, meets=lowered.launch.meets)
    return kernel_text(e, words, prod(lowered.launch.block), entry.registers)


def kernel_text(e: DeviceNumbers, words: str, threads: int, registers: int = 0) -> str:
    """Return the module of one kernel with these parameters, whose code has been emitted."""
    has_room = threads * registers <= _REGISTER_FILE
    bound = f' "nvvm.maxnreg"="{registers}"' if registers and has_room else ""
    # LLVM would read shared memory speculatively.
    patient = " sanitize_thread" if e.globals else ""
    attributes = f'nounwind{patient} "nvvm.maxntid"="{threads}"{bound}'
    text = module.FunctionText(f"define ptx_kernel void @kernel({words})", e, attributes).text()
    declared = (e.declared[name] for name in sorted(e.declared))
    return "\n".join([*e.globals, *e.tables.values(), *declared, "", text, module.METADATA, UNROLLING])


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


def arguments(e: DeviceNumbers, params: tuple[Buffer | Ref, ...], rank: int) -> Arguments:
    """Return the parameters of the kernel as values."""
    found = Arguments({}, {})
    for number, param in enumerate(params):
        if isinstance(param, Buffer):
            base = Val("ptr addrspace(1)", 0, f"%p{number}")
            extents = [Val("i64", 0, f"%n{number}_{axis}") for axis in range(param.rank)]
            if param.divisor > 1:  # so that LLVM sees that rows are aligned
                extents[-1] = e.bin("and", extents[-1], e.const("i64", 0, -param.divisor))
            found.places[param.name] = BufferPlace(base, tuple(extents), param.type)
        else:
            assert not isinstance(param.type, str)
            word = _scalar(e, STORED[param.type.name], Val("i64", 0, f"%s{number}"))
            found.scalars[param.name] = e.from_storage(param.type, word)
    for axis in range(max(rank, GROUP_RANK)):
        found.scalars[domain(axis).name] = Val("i64", 0, f"%grid{axis}")
    return found


def _scalar(e: DeviceNumbers, elem: str, word: Val) -> Val:
    """Return the low bits of a word as a value of this type."""
    if elem in ("float", "double"):
        return e.convert("bitcast", _scalar(e, "i32" if elem == "float" else "i64", word), elem)
    return e.resize(word, elem, signed=False)


class DeviceNumbers(Numbers):
    """Values on a GPU: every array has a first element that can be read, and atomics have device scope."""

    zero = None
    scope = ' syncscope("device")'
    unrolled = 256
    table_space = " addrspace(1)"
    polls = False
    native = frozenset({"minimumnum", "maximumnum", "fptosi.sat", "fptoui.sat"})

    def __init__(self, *, narrow: bool, is_asked: bool = False) -> None:
        super().__init__(has_f16=True)
        self.narrow = narrow  # offsets of elements in bytes have 31 bits
        self.is_asked, self.taken = is_asked, 0  # launches ask for shared memory; bytes of it in use
        self.copies = 0

    def cut(self, since: CutVector, times: int = 1) -> CutVector:
        return since  # a thread's code is one function

    def saturated(self, name: str, a: Val, elem: str) -> Val:
        """Convert a float to an integer, saturating. The GPU's own conversion of an f32 saturates and gives 0
        for NaN; that of an f64 does not.
        """
        if a.elem != "float" or elem == "i64":
            return super().saturated(name, a, elem)
        is_signed = name == "fptosi.sat"
        converted = self._lanewise(f"nvvm.f2{'i' if is_signed else 'ui'}.rz", a, "i32")
        if elem == "i32":
            return converted
        bits = int(elem[1:])
        if is_signed:
            least, most = self.like(converted, -(1 << bits - 1)), self.like(converted, (1 << bits - 1) - 1)
            held = self.call("smax", self.call("smin", converted, most), least)
        else:
            held = self.call("umin", converted, self.like(converted, (1 << bits) - 1))
        return self.resize(held, elem, signed=is_signed)

    def near_rsqrt(self, x: Val) -> Val:
        """Return an estimate; where x is not subnormal, without the instructions for that."""
        is_normal = x.least >= 2.0**-126
        return self._lanewise(f"nvvm.rsqrt.approx{'.ftz' if is_normal else ''}.f", x, "float")

    def _lanewise(self, name: str, a: Val, elem: str) -> Val:
        """Call an intrinsic that has no vector form on every lane of an f32."""
        full = self.declare(f"llvm.{name}", elem, ["float"])
        result = Val(elem, a.lanes, "poison")
        for lane in range(a.lanes or 1):
            number = self.const("i64", 0, lane)
            one = self.assign(elem, 0, f"call {elem} @{full}({self.extract(a, number)})")
            result = (
                self.assign(elem, a.lanes, f"insertelement {result}, {one}, {number}") if a.lanes else one
            )
        return result

    def short(self, index: Val) -> Val:
        return self.convert("trunc", index, "i32") if self.narrow and not index.lanes else index

    def offset(self, total: Val) -> Val:
        return self.convert("zext", total, "i64") if total.elem == "i32" else total

    def anew(self, value: Val) -> Val:
        """Return a copy of a 32-bit value that LLVM cannot identify with the original."""
        self.copies += 1  # in the text, or LLVM would merge two copies
        text = f'asm "mov.b32 $0, $1; // {self.copies}", "=r,r"'
        return self.assign("i32", 0, f"call i32 {text}({value})")

    def shared(self, type_: str, size: int) -> Val:
        if self.is_asked:
            self.globals = ["@shared = external addrspace(3) global [0 x i8], align 16"]
            at, self.taken = self.taken, self.taken + -(-size // ALIGNED) * ALIGNED
            return Val("ptr addrspace(3)", 0, f"getelementptr (i8, ptr addrspace(3) @shared, i64 {at})")
        name = f"@shared{len(self.globals)}"
        self.globals.append(f"{name} = internal addrspace(3) global {type_} undef, align 16")
        return Val("ptr addrspace(3)", 0, name)

    def special(self, name: str) -> Val:
        """Read a special register, such as tid.x."""
        full = self.declare(f"llvm.nvvm.read.ptx.sreg.{name}", "i32", [])
        return self.convert("zext", self.assign("i32", 0, f"call i32 @{full}()"), "i64")

    def barrier(self, *, is_grid: bool = False) -> None:
        """Wait for all threads of the block, or of the launch."""
        if is_grid:
            self._meet()
            return
        full = self.declare("llvm.nvvm.barrier.cta.sync.aligned.all", "void", ["i32"])
        self.line(f"call void @{full}(i32 0)")

    def _meet(self) -> None:
        """Wait for all blocks of the launch, which must all be resident: one thread of each increments the
        counter at `%meet`, and the last one advances the word that the others poll.
        """
        self.barrier()
        axes = [self.special(f"tid.{axis}") for axis in "xyz"]
        mine = self.bin("or", self.bin("or", axes[0], axes[1]), axes[2])
        with self.when(self.icmp("eq", mine, self.like(mine, 0))):
            self._count_in()
        self.barrier()

    def _count_in(self) -> None:
        count = Val("ptr addrspace(1)", 0, "%meet")
        page = self.gep(count, "i32", self.const("i64", 0, 1))
        one = self.const("i32", 0, 1)
        self.line(f"fence{self.scope} seq_cst")
        seen = self.assign("i32", 0, f"load atomic i32, {page}{self.scope} monotonic, align 4")
        before = self.assign("i32", 0, f"atomicrmw add {count}, {one}{self.scope} acq_rel, align 4")
        blocks = [self.special(f"nctaid.{axis}") for axis in "xyz"]
        total = self.resize(
            self.bin("mul", self.bin("mul", blocks[0], blocks[1]), blocks[2]), "i32", signed=False
        )
        last, rest, after = self.label("last"), self.label("watch"), self.label("met")
        self.branch(self.icmp("eq", self.bin("add", before, one), total), last, rest)
        self.start_closed(last)
        zero = self.const("i32", 0, 0)
        self.line(f"store atomic {zero}, {count}{self.scope} monotonic, align 4")
        self.line(f"fence{self.scope} seq_cst")
        self.assign("i32", 0, f"atomicrmw add {page}, {one}{self.scope} acq_rel, align 4")
        self.jump(after)
        self.start_closed(rest)
        now = self.assign("i32", 0, f"load atomic i32, {page}{self.scope} acquire, align 4")
        self.branch(self.icmp("eq", now, seen), rest, after)
        self.start_closed(after)
        self.line(f"fence{self.scope} seq_cst")


_PRODUCTS = {  # the shape of mma.sync, its types in the name of LLVM's intrinsic, and those of its results
    "f16": ("m16n8k16", "f32.f32", "float"), "bf16": ("m16n8k16", "bf16", "float"),
    "i8": ("m16n8k32", "s8", "i32"), "u8": ("m16n8k32", "u8", "i32"), "f64": ("m16n8k4", "f64", "double"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class WarpLanes:
    """The lanes of a warp, which is a subgroup."""

    e: DeviceNumbers

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
