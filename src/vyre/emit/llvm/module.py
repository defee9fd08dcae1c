"""Functions as text, the module that they make, and how their code polls for a stop request.

A kernel with long loops has a counter of units, about one vector operation each; any other is called for
parts of its domain. A loop subtracts its units from the counter; below 0 the function that the caller passed
is called, and if it asks for a stop, every function returns from where it is. The innermost loop never
counts: it runs in pieces, and the units of a piece are known at its end. Loops with a fixed and small trip
count are charged as the operations that they execute.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.emit.llvm import outline
from vyre.emit.llvm.builder import Emitter
from vyre.emit.llvm.text import RARELY, Val
from vyre.lower.lowered import Function
from vyre.lower.work import UNITS

ARGUMENTS = "ptr noalias %units, ptr %watch"  # of functions that a kernel calls
PASSED = "ptr %units, ptr %watch"
QUIT = "quit"  # the label at which every function returns

_EFFECTS = "memory(argmem: readwrite, inaccessiblemem: readwrite)"  # arrays stay in registers across it
# True if the kernel is to stop. Word 1 of the caller's watch record polls, and sets the counter.
_CHARGE = f"""
define internal i1 @charge(ptr noalias %units, ptr %watch, i64 %spent) %INLINING nounwind {_EFFECTS} {{
  %before = load i64, ptr %units, align 8
  %left = sub i64 %before, %spent
  store i64 %left, ptr %units, align 8
  %is_over = icmp slt i64 %left, 0
  br i1 %is_over, label %asking, label %on{RARELY}
asking:
  %poll.p = getelementptr i64, ptr %watch, i64 1
  %poll = load ptr, ptr %poll.p, align 8
  %stop = call i1 %poll(ptr %watch, ptr %units) cold nounwind {_EFFECTS}
  ret i1 %stop
on:
  ret i1 false
}}
"""


def _polling(*, is_huge: bool) -> str:
    """Return the function that a module's code polls with. In a huge module it stays a call: inlined, polling
    is a third of the code of a short loop.
    """
    return _CHARGE.replace("%INLINING", "noinline" if is_huge else "alwaysinline")


def charge(e: Emitter, units: Val) -> None:
    """Subtract units from the counter, and poll when none are left; the function returns if it is to stop."""
    e.charges = True
    stop = e.assign("i1", 0, f"call i1 @charge({PASSED}, {units})")
    on = e.label("on")
    e.branch(stop, QUIT, on)
    e.start_closed(on)


METADATA = """
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 4}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 8}
!6 = !{!"branch_weights", i32 1, i32 1000000}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.full"}
"""
# Spilled vectors that cross cache lines cost half of the speed; without alignment it would depend on chance.
ATTRIBUTES = "nounwind alignstack(64)"
# The attribute of functions that gain little from LLVM's passes: they run rarely, or only call others.
FEW_PASSES = '"vyre-few-passes"'
ZERO = "@zero = private constant [64 x i8] zeroinitializer, align 64\n"


@dataclass
class FunctionText:
    """One function of the module: its emitter, head and attributes; `is_rare` if it runs only where others
    cannot.
    """

    head: str
    e: Emitter
    attributes: str = ATTRIBUTES
    is_rare: bool = False

    @property
    def may_be_slow(self) -> bool:
        """True if the function need not be optimised. LLVM's tuning of vector instructions fails an assertion
        in some code that is not.
        """
        return self.is_rare and not any(" x " in line for line in self.e.lines)

    def text(self, *, is_optimised: bool = True) -> str:
        """Return the text of the function, and of the parts that it is cut into if it is large."""
        e, attributes = self.e, f"{self.attributes} {FEW_PASSES}" if self.is_rare else self.attributes
        e.line("ret void")
        return "\n".join(
            outline.functions(
                self.head,
                attributes if is_optimised else f"{attributes} optnone",
                entry=e.entry,
                lines=e.lines,
                parts=e.parts,
                types=e.types,
                quit=QUIT if e.polls else "",
            )
        )


def kernel_function(e: Emitter, *, only_calls: bool) -> FunctionText:
    """Return the function that callers use, with its own unit counter; `only_calls` if others do the work."""
    e.entry.append("  %units = alloca i64, align 8")
    e.entry.append(f"  store i64 {UNITS}, ptr %units, align 8")
    attributes = f"{ATTRIBUTES} {FEW_PASSES}" if only_calls else ATTRIBUTES
    return FunctionText("define void @kernel(ptr %args, i64 %lo, i64 %hi, ptr %watch)", e, attributes)


def inner_function(function: Function, parameters: str, e: Emitter) -> FunctionText:
    """A function that the kernel calls."""
    if function.is_rare and not function.body:
        e.line(f"call void @{e.declare('llvm.trap', 'void', [])}()")
    head = f"define internal void @{function.name}(ptr %args, {ARGUMENTS}, {parameters})"
    return FunctionText(f"{head} noinline", e, is_rare=function.is_rare)


def module_of(functions: list[FunctionText]) -> str:
    """Return the text of a module of these functions; in a huge one, those that run rarely are not
    optimised.
    """
    lines, blocks = 0, 0
    for function in functions:
        lines, blocks = lines + len(function.e.lines), blocks + outline.blocks_in(function.e.lines)
    is_huge = lines > outline.HUGE or blocks > outline.HUGE_BLOCKS
    texts = [function.text(is_optimised=not (is_huge and function.may_be_slow)) for function in functions]
    declared: dict[str, str] = {}
    for function in functions:
        declared.update(function.e.declared | function.e.tables)
    known = [declared[name] for name in sorted(declared)]
    polling = [_polling(is_huge=is_huge)] * any(function.e.charges for function in functions)
    return "\n".join([ZERO, *known, *polling, *texts, METADATA])
