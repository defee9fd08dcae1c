"""Writes the generated pages of docs: operations, problems, words, and errors of the library.

`make docs` runs it. A test compares the pages with what it would write, so they never fall behind.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from generate_lib_errors import lib_errors_page
from generate_words import words_page
from problem_codes import CODES

from vyre.front.words import DTYPES, INTRINSICS
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ops import ATOMICS, COLLECTIVES, TABLE, AtomicRow, arith, bits, compare, convert, math
from vyre.ops.atomics import check as check_element
from vyre.ops.row import OpRow, TypeFault
from vyre.ops.subgroup import CollectiveRow
from vyre.ops.word_help import OPERANDS, meaning, parameters

DOCS = Path(__file__).resolve().parent
CASES = DOCS.parent / "tests" / "cases"
MOST_LINES = 20  # of an example
LONGEST_LINE = 100  # characters of an example

KINDS = {
    frozenset(dtypes.ALL): "any",
    frozenset(dtypes.INTEGERS): "integers",
    frozenset(dtypes.FLOATS): "floats",
    frozenset((*dtypes.INTEGERS, *dtypes.FLOATS)): "numbers",
    frozenset((dtypes.bool_, *dtypes.INTEGERS)): "bool, integers",
    frozenset((dtypes.bool_,)): "bool",
}
ROLES = {
    "Buf": '`Buf[f32]`, `Buf[f32, 2]`, `Buf[f32, "n"]`: an array that the kernel reads.',
    "Out": "`Out[f32]`: an array that the kernel writes; a fresh one starts at zero.",
    "InOut": "`InOut[f32]`: an array that the kernel reads and writes.",
}
FAMILIES = (
    ("Arithmetic", arith.ROWS),
    ("Comparison, logic and choice", compare.ROWS),
    ("Bits", bits.ROWS),
    ("Conversion", convert.ROWS),
    ("Functions", math.ROWS),
)
OPS_HEAD = """# Operations

<!-- Written by docs/generate.py; run `make docs` instead of editing. -->

Every operation of the kernel language, generated from the tables that define them. The common rules are in
[language.md](language.md#meaning): integers wrap, floats round once, nothing raises.

Operands of one operation have one type; a Python number takes the type of the operand beside it. *numbers*
are all integers and all floats, *any* also includes bool. Names are imported from `vyre`, as in `from vyre
import fma`; the Python functions `abs`, `min`, `max`, `round` and `pow` are the same operations, and `min`
and `max` also take more than two operands.
"""
FUNCTIONS_TEXT = """
Each function is Vyre's own code, built from the operations above, so its bytes are the same on every device.
The error is at most the stated number of units in the last place for f32 and for f64, over the whole range;
f16 and bf16 are computed in f32 and rounded once. `fast=True`, as in `exp(x, fast=True)`, lets a target use
its own function instead; the reference has none, so both forms are the same there.
"""
ATOMICS_TEXT = """
An atomic reads an element, combines it and writes it back as one step, and returns the **old** value. `x` is
an `Out` or `InOut` array or shared memory of a 32- or 64-bit type; `index` is an integer, or a tuple of
them. Outside the array it returns 0 and has no effect. Atomics on floats are allowed, and their sums depend
on the order in which invocations run.
"""
SUBGROUPS_TEXT = """
A subgroup is 32 consecutive invocations of a workgroup, by row-major local id; `subgroup_lane()` is the
index in it, 0 to 31. All 32 must reach the operation; otherwise it is a problem. Sums and other reductions
pair the lanes whose indices differ by 16, then 8, 4, 2, 1; scans combine the value 1, 2, 4, 8, 16 lanes
below. Float results are therefore the same everywhere.
"""
PREFIXES_TEXT = """
`group_prefix(x, "add")` is `group_prefix_add(x)`. All invocations of the launch must reach it, at the top
level of the kernel; [the language](language.md#group_prefix) defines the order of the operations.

"""
WORKGROUPS_TEXT = """
All invocations of the workgroup must reach the operation, as for `barrier()`, and the size of the workgroup
must be a multiple of 32. Results of reductions are uniform. `docs/language.md` states the order of float
additions.
"""
STUB_HEAD = '''# mypy: disable-error-code="misc"
"""The names of vyre as type checkers and editors see them; written by docs/generate.py."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar, dataclass_transform, overload

from vyre import lib as lib
from vyre.front.template import Func as Func
from vyre.ir.dtypes import DType
from vyre.ir.problem import (
    CallError as CallError, DeviceError as DeviceError, DeviceLost as DeviceLost, ExpectError as ExpectError,
    OutOfMemory as OutOfMemory,
    Problem as Problem, Problems as Problems, SlowKernelWarning as SlowKernelWarning,
    UntrackedWarning as UntrackedWarning,
)
from vyre.report.chrome_trace import trace as trace
from vyre.run.arrays import array as array, empty as empty, zeros as zeros
from vyre.run.checking import check as check
from vyre.run.context import devices as devices, threads as threads, use as use
from vyre.run.elementwise import Elementwise
from vyre.run.kernel import Kernel as Kernel
from vyre.run.loaded import Saved as Saved, load as load
from vyre.run.observe import counters as counters, observe as observe
from vyre.run.pipeline import Pipeline as Pipeline
from vyre.targets.cuda.arrays import DeviceArray as DeviceArray
from vyre.tune.tune import Tuning as Tuning

__version__: str
dtype: TypeAlias = DType

# With the parameters of the function, for editors: calls leave out outputs, and have other keywords.
_P = ParamSpec("_P")
class _KernelOf(Kernel, Generic[_P]): ...
class _PipelineOf(Pipeline, Generic[_P]): ...
class _ElementwiseOf(Elementwise, Generic[_P]): ...
class _FuncOf(Func, Generic[_P]):
    def __call__(self, *args: _P.args, **named: _P.kwargs) -> Any: ...

@overload
def kernel(function: Callable[_P, Any], /) -> _KernelOf[_P]: ...
@overload
def kernel(
    *, workgroup: int | tuple[int, ...] | None = None
) -> Callable[[Callable[_P, Any]], _KernelOf[_P]]: ...
@overload
def pipeline(function: Callable[_P, Any], /) -> _PipelineOf[_P]: ...
@overload
def pipeline(**options: Any) -> Callable[[Callable[_P, Any]], _PipelineOf[_P]]: ...
@overload
def elementwise(function: Callable[_P, Any], /) -> _ElementwiseOf[_P]: ...
@overload
def elementwise(
    *, neutral: bool | int | float | None = None
) -> Callable[[Callable[_P, Any]], _ElementwiseOf[_P]]: ...
def func(function: Callable[_P, Any]) -> _FuncOf[_P]:
    """A function that kernels may call; it is inlined there."""
_Value = TypeVar("_Value")
Const: TypeAlias = _Value | Any
"""`Const[int]`: a number, bool or dtype that is known when the kernel is compiled."""
_Class = TypeVar("_Class", bound=type)
@dataclass_transform()
def struct(cls: _Class) -> _Class:
    """A class whose fields are numbers, for locals, arguments and elements of arrays."""

# mypy takes a name of type Any as a type with any arguments; other checkers take classes and aliases.
MYPY = False
'''
PROBLEMS_HEAD = """# Problems

<!-- Written by docs/generate.py; run `make docs` instead of editing. -->

What can be wrong with a kernel. Codes are stable: a code keeps its meaning, and a code that is not needed
any more is not used again. All problems of a kernel are raised together as one `vyre.Problems`, which is a
`ValueError`; `.problems` has them as records with `code`, `what`, `fix` and `where`. A call with arguments
that the kernel cannot take raises `vyre.CallError`, a `ValueError` too, which needs no code: it is one line
about one argument.

Codes below P100 are the checker's. It looks at Programs, also those that were read or decoded, so some of
its problems are out of reach for a kernel written in Python, which is refused earlier with a code from P100
on.
"""


def ops_page() -> str:
    """docs/ops.md."""
    parts = [OPS_HEAD]
    for title, rows in FAMILIES:
        parts.append(f"\n## {title}\n")
        parts.append(FUNCTIONS_TEXT if rows is math.ROWS else "")
        bounded = any(row.ulp is not None for row in rows)
        head = ("operation", "takes", "gives", "meaning", *(["error, ulp"] if bounded else []))
        parts.append(_table(head, (_op_cells(row, bounded=bounded) for row in rows)))
    parts += ["\n## Atomics\n", ATOMICS_TEXT, _atomics_table()]
    parts += ["\n## Subgroups\n", SUBGROUPS_TEXT, _collectives_table("subgroup")]
    parts += ["\n## Workgroups\n", WORKGROUPS_TEXT, _collectives_table("workgroup")]
    parts += ["\n## All workgroups\n", PREFIXES_TEXT, _collectives_table("launch")]
    return "".join(parts)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    cells = [list(head), *map(list, rows)]
    lines = [f"| {' | '.join(row)} |" for row in cells]
    lines.insert(1, "|" + "---|" * len(cells[0]))
    return "\n" + "\n".join(lines) + "\n"


def _op_cells(row: OpRow, *, bounded: bool) -> list[str]:
    takes, gives = _types(row)
    cells = [_code(_spelling(row)), takes, gives, _escaped(row.doc)]
    return [*cells, "" if row.ulp is None else f"{row.ulp:g}"] if bounded else cells


def _code(text: str) -> str:
    return f"`{_escaped(text)}`"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")


def _spelling(row: OpRow) -> str:
    if row.name == "cast":
        return "f32(x)"
    if row.symbol and row.arity == 2:
        return f"a {row.symbol} b"
    return row.symbol or f"{row.name}({OPERANDS.get(row.name, 'x' if row.arity == 1 else 'a, b')})"


def _types(row: OpRow) -> tuple[str, str]:
    """What a row takes and gives, found by asking its rule about every type."""
    if row.name == "cast":
        return "any", "the type called"
    if row.name == "from_bits":
        return "the unsigned type of the width", "the dtype named"
    free: tuple[DType, ...] = (dtypes.bool_,) * row.free
    found = _results(lambda t: row.rule((*free, *(t,) * (row.arity - row.free)), None))
    takes = KINDS[frozenset(found)]
    return f"a bool, then {takes}" if row.free else takes, _gives(found)


def _results(ask: Callable[[DType], DType]) -> dict[DType, DType]:
    found = {}
    for dtype in dtypes.ALL:
        try:
            found[dtype] = ask(dtype)
        except TypeFault:
            continue
    return found


def _gives(found: Mapping[DType, DType]) -> str:
    if all(source == result for source, result in found.items()):
        return "the same"
    results = set(found.values())
    return str(results.pop()) if len(results) == 1 else "the unsigned type of its width"


def _atomics_table() -> str:
    return _table(
        ("operation", "elements", "the element becomes"), (_atomic_cells(row) for row in ATOMICS.values())
    )


def _atomic_cells(row: AtomicRow) -> tuple[str, str, str]:
    def ask(dtype: DType) -> DType:
        check_element(row, dtype)
        return dtype

    values = ("", ", value", ", expected, value")[row.values]
    words = [word for word in (row.syntax, row.statement) if word]
    return (
        " ".join(_code(f"{word}(x, index{values})") for word in words),
        ", ".join(map(str, _results(ask))),
        row.doc,
    )


def _collectives_table(scope: str) -> str:
    rows = (_collective_cells(row) for row in COLLECTIVES.values() if row.scope == scope)
    return _table(("operation", "takes", "gives", "meaning"), rows)


def _collective_cells(row: CollectiveRow) -> tuple[str, str, str, str]:
    call = _code(f"{row.syntax}({row.parameters})")
    if row.operands:
        counted = Counter(map(str, row.operands[:-1]))
        takes = ", ".join(f"{count} {name}" for name, count in counted.items())
        return call, f"{takes}, and an i32", str(row.operands[0]), row.doc
    takes = KINDS[frozenset(t for t in dtypes.ALL if t.kind in row.kinds)]
    gives = "the same" if row.result == "same" else row.result
    return call, takes + (", and an i32" if row.beside else ""), gives, row.doc


FOR_CHECKERS = {"bool": "bool", "uint": "int", "int": "int", "float": "float"}  # Python's type of a number
FAMILIES_OF_TYPES = {
    "vec": "`vec[f32, 3]`: the type of vectors of 3 numbers.",
    "mat": "`mat[f32, 2, 2]`: the type of matrices of 2 x 2 numbers.",
}
COMPOUNDS = [f"{kind}{size}" for kind in ("vec", "mat") for size in (2, 3, 4)]


# All vectors are one type to checkers, with operators of their own: `2.0 * v` is no float, as it is if the
# class is derived from Any.
BINARY = [
    "add",
    "sub",
    "mul",
    "truediv",
    "floordiv",
    "mod",
    "pow",
    "matmul",
    "and",
    "or",
    "xor",
    "lshift",
    "rshift",
]
METHODS = [
    ("new", "cls, *args: Any", "Any"),
    ("class_getitem", "cls, item: Any", "Any"),
    ("getattr", "self, name: str", "Any"),
    ("setattr", "self, name: str, value: Any", "None"),
    ("getitem", "self, index: Any", "Any"),
    ("setitem", "self, index: Any, value: Any", "None"),
    ("set", "self, owner: Any, value: Any", "None"),  # a field takes a tuple, too
    ("iter", "self", "Iterator[Any]"),
    *((name, "self", "Any") for name in ("neg", "pos", "invert", "abs", "round")),
    *((side + name, "self, other: Any", "Any") for name in BINARY for side in ("", "r")),
    *((name, "self, other: Any", "Any") for name in ("lt", "le", "gt", "ge", "eq", "ne")),
]


def _methods() -> str:
    return "".join(f"        def __{name}__({takes}) -> {gives}: ...\n" for name, takes, gives in METHODS)


def untyped() -> str:
    """src/vyre/_untyped.pyi."""
    names = [*ROLES, *FAMILIES_OF_TYPES, *DTYPES, "complex64", "complex128", *COMPOUNDS]
    head = '"""Names that mypy takes as types of anything; written by docs/generate.py."""\n'
    return f"{head}\nfrom typing import Any\n\n" + "".join(f"{name}: Any\n" for name in names)


def stub() -> str:
    """src/vyre/__init__.pyi."""
    names = [*ROLES, *FAMILIES_OF_TYPES, *DTYPES, "complex64", "complex128", *COMPOUNDS]
    imported = ", ".join(f"{name} as {name}" for name in names)
    parts = [STUB_HEAD, f"if MYPY:\n    from vyre._untyped import {imported}\nelse:\n"]
    for name, text in ROLES.items():
        item = "        def __class_getitem__(cls, item: Any) -> Any: ..."
        parts.append(f'    class {name}(Any):\n        """{text}"""\n{item}\n')
    for name, text in FAMILIES_OF_TYPES.items():
        parts.append(f'    class {name}:\n        """{text}"""\n{_methods()}')
    for name, dtype in DTYPES.items():
        text = "True or False." if dtype.kind == "bool" else f"{dtype.spoken.capitalize()}; a conversion."
        parts.append(f'    {name}: TypeAlias = {FOR_CHECKERS[dtype.kind]}\n    """{text}"""\n')
    for name in ("complex64", "complex128"):
        parts.append(f'    {name}: TypeAlias = complex\n    """A complex number of two floats."""\n')
    for name in COMPOUNDS:
        what = "vector of 0 f32" if name[0] == "v" else "matrix of 0 x 0 f32"
        parts.append(f'    {name}: TypeAlias = {name[:3]}\n    """A {what.replace("0", name[3])}."""\n')
    for word in INTRINSICS:
        takes = ", ".join(_typed(part) for part in parameters(word).split(", ") if part)
        lines = meaning(word).replace("\n\n", "\n\n    ")
        parts.append(f'def {word}({takes}) -> Any:\n    """{lines}"""\n')
    return "".join(parts)


def _typed(parameter: str) -> str:
    if parameter == "*":
        return parameter
    name, equals, default = parameter.partition("=")
    kind = {"0": "int", "False": "bool"}.get(default, "Any")
    return f"{name}: {kind} = {default}" if equals else f"{name}: {kind}"


def problems_page(cases: Path = CASES) -> str:
    """docs/problems.md; a code with a case file shows the shortest one."""
    examples = _examples(cases)
    parts = [PROBLEMS_HEAD]
    for code, sentence in CODES.items():
        parts.append(f"\n## {code}\n\n{sentence}\n")
        if code in examples:
            kernel, said = examples[code]
            parts.append(f"\n```python\n{_cut(kernel)}\n```\n\n```text\n{said}\n```\n")
    return "".join(parts)


def _cut(kernel: str) -> str:
    """A kernel as a reader wants it: of many lines the first and the last, of a long line its beginning."""
    lines = [
        line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} ..." for line in kernel.split("\n")
    ]
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES // 2], "    ...", *lines[-2:]]
    return "\n".join(lines)


def _examples(cases: Path) -> dict[str, tuple[str, str]]:
    """By code: the shortest case file with this problem and no other, and what is said of it."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(cases.rglob("*.k")):
        kernel, sections = _case(path.read_text(encoding="utf-8"))
        said = sections.get("problem", sections.get("problems", ""))
        codes = [code for code, line in product(CODES, said.splitlines()) if f"{code}: " in line]
        if len(codes) == 1 and (codes[0] not in found or len(kernel) < len(found[codes[0]][0])):
            found[codes[0]] = kernel, said
    return found


def _case(text: str) -> tuple[str, dict[str, str]]:
    """A case file: the kernel, and what follows under each `--- heading`."""
    kernel, *parts = ("\n" + text).split("\n--- ")
    sections = {}
    for part in parts:
        heading, _, body = part.partition("\n")
        sections[heading.split()[0] if heading.split() else ""] = body.strip("\n")
    return kernel.strip("\n"), sections


PAGES: dict[str, Callable[[], str]] = {
    "ops.md": ops_page,
    "problems.md": problems_page,
    "words.md": words_page,
    "lib-errors.md": lib_errors_page,
    "../src/vyre/__init__.pyi": stub,
    "../src/vyre/_untyped.pyi": untyped,
}


def main() -> None:
    assert set(OPERANDS) <= set(TABLE)
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
        sys.stdout.write(f"docs/{name}\n")


if __name__ == "__main__":
    main()
