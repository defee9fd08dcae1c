"""Values in a thread of an NVIDIA GPU, its special registers, barriers and shared memory."""

from __future__ import annotations

from math import inf

from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.text import RARELY, CutVector, Val
from vyre.lower.launch import ALIGNED


class DeviceEmitter(Emitter):
    """Values on a GPU: every array has a first element that can be read, and atomics have device scope."""

    zero = None
    scope = ' syncscope("device")'
    unrolled = 256
    table_space = " addrspace(1)"
    polls = False
    native = frozenset({"minimumnum", "maximumnum", "fptosi.sat", "fptoui.sat"})

    def __init__(self, *, narrow: bool, near: bool = False, is_asked: bool = False) -> None:
        super().__init__(has_f16=True)
        self.narrow, self.near = narrow, near  # offsets of elements in bytes have 31 bits
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

    def convert(self, op: str, a: Val, elem: str) -> Val:
        """Convert a value; a byte to a float as a word, of which the GPU's instruction takes any byte."""
        if a.elem == "i8" and op in ("sitofp", "uitofp"):
            a = super().convert("sext" if op == "sitofp" else "zext", a, "i32")
        return super().convert(op, a, elem)

    def near_rsqrt(self, x: Val) -> Val:
        """Return an estimate; where x is not subnormal, without the instructions for that."""
        is_normal = x.least >= 2.0**-126
        return self._lanewise(f"nvvm.rsqrt.approx{'.ftz' if is_normal else ''}.f", x, "float")

    def near_reciprocal(self, x: Val) -> Val | None:
        """Return the estimate if 1 / x is normal. ptxas computes rcp.rn.f32 by the same step from it, after a
        test that takes longer, on every GPU from sm_75 on.
        """
        if x.elem != "float" or x.is_number or not 2.0**-126 <= x.least <= x.most < 2.0**126:
            return None
        return self._lanewise("nvvm.rcp.approx.ftz.f", x, "float")

    def quick_sqrt(self, x: Val) -> Val | None:
        """Return the roots by the steps that ptxas takes for finite numbers from 2**-101 on, on all GPUs from
        sm_75 on, but with one test for all lanes, and none for numbers that are known to be such.
        """
        is_known = x.least >= 2.0**-101 and x.most < inf
        if x.elem != "float" or not (x.lanes or is_known):
            return None
        near = self._lanewise("nvvm.rsqrt.approx.ftz.f", x, "float")
        root, half = self.bin("fmul", x, near), self.bin("fmul", near, self.like(near, 0.5))
        quick = self.call("fma", self.call("fma", self.neg(root), root, x), half, root)
        if is_known:
            return quick
        bits = self.convert("bitcast", x, "i32")
        worst = self.reduce("umax", self.bin("sub", bits, self.like(bits, 26 << 23)))  # 2**-101 becomes 0
        is_rare, before = self.icmp("ugt", worst, self.like(worst, (229 << 23) - 1)), self.block
        with self.when(is_rare, note=RARELY):
            exact, inside = self.call("sqrt", x), self.block
        choice = f"[ {quick.text}, %{before} ], [ {exact.text}, %{inside} ]"
        return self.assign("float", x.lanes, f"phi {x.type} {choice}")

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

    def offset(self, total: Val, *, signed: bool = False) -> Val:
        return self.resize(total, "i64", signed=signed)

    def opaque_copy(self, value: Val) -> Val:
        """Return a copy of a 32-bit value that LLVM cannot identify with the original."""
        self.copies += 1  # in the text, or LLVM would merge two copies
        text = f'asm "mov.b32 $0, $1; // {self.copies}", "=r,r"'
        return self.assign("i32", 0, f"call i32 {text}({value})")

    def shared(self, type_: str, size: int) -> Val:
        # LLVM widens loads up to the alignment, so an array is as long as a multiple of it
        whole = -(-size // ALIGNED) * ALIGNED
        if self.is_asked:
            self.globals = [f"@shared = external addrspace(3) global [0 x i8], align {ALIGNED}"]
            at, self.taken = self.taken, self.taken + whole
            return Val("ptr addrspace(3)", 0, f"getelementptr (i8, ptr addrspace(3) @shared, i64 {at})")
        name = f"@shared{len(self.globals)}"
        padded = type_ if whole == size else f"{{ {type_}, [{whole - size} x i8] }}"
        self.globals.append(f"{name} = internal addrspace(3) global {padded} undef, align {ALIGNED}")
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
