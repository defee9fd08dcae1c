"""Functions as text, and the module that they make."""

from __future__ import annotations

from dataclasses import dataclass

from vyre.emit.llvm import outline, polling
from vyre.emit.llvm.numbers import Numbers
from vyre.lower.work import UNITS

METADATA = """
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
"""
# Spilled vectors that cross cache lines cost half of the speed; without alignment it would depend on chance.
ATTRIBUTES = "nounwind alignstack(64)"
ZERO = "@zero = private constant [64 x i8] zeroinitializer, align 64\n"


@dataclass
class FunctionText:
    """One function of the module: its emitter, head and attributes; `is_rare` if it runs only where others
    cannot.
    """

    head: str
    e: Numbers
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
        e = self.e
        e.line("ret void")
        return "\n".join(
            outline.functions(
                self.head,
                self.attributes if is_optimised else f"{self.attributes} optnone",
                entry=e.entry,
                lines=e.lines,
                parts=e.parts,
                types=e.types,
                quit=polling.QUIT if e.polls else "",
            )
        )


def kernel_function(e: Numbers) -> FunctionText:
    """Return the function that callers use, with its own unit counter."""
    e.entry.append("  %units = alloca i64, align 8")
    e.entry.append(f"  store i64 {UNITS}, ptr %units, align 8")
    return FunctionText("define void @kernel(ptr %args, i64 %lo, i64 %hi, ptr %watch)", e)


def inner_function(name: str, parameters: str, e: Numbers, *, is_rare: bool) -> FunctionText:
    """A function that the kernel calls."""
    head = f"define internal void @{name}(ptr %args, {polling.ARGUMENTS}, {parameters})"
    return FunctionText(f"{head} noinline", e, is_rare=is_rare)


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
    return "\n".join([ZERO, *known, polling.functions(is_huge=is_huge), *texts, METADATA + polling.METADATA])
