"""Writes docs/words.md: the signature, meaning, errors and an example of every word of the kernel language.

The output below each example is what the example printed when the page was written.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import linecache
import re
from collections.abc import Iterator

from vyre.front.words import DTYPES, INTRINSICS
from vyre.ops import WORDS
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow
from vyre.ops.subgroup import CollectiveRow
from vyre.ops.word_help import help_text

HEAD = """# Words of the kernel language

<!-- Written by docs/generate.py; run `make docs` instead of editing. -->

Every word that kernels import from `vyre`, with an example that is run by the tests. [Operations](ops.md) has
the same words as tables with their types, [the language](language.md) explains how they work together, and
[problems](problems.md) shows every code. Words work inside kernels and their functions; elsewhere they raise
`CallError`.

```python
>>> import numpy as np
>>> import vyre as vy
>>> from vyre import Buf, InOut, Out, f32, gid, i32, lid, u32

```
"""
# The operands of the examples of operations: NumPy expressions.
FLOATS, BITS, COUNTS = (
    "np.array([0.5, 2, -3], np.float32)",
    "np.array([1, 12, 255], np.uint32)",
    "np.array([4, 8, 31], np.uint32)",
)
OPERANDS = {
    **dict.fromkeys(("acos", "asin"), ("np.array([1, 0, -0.5], np.float32)",)),
    **dict.fromkeys(
        ("log", "log2", "log10", "log1p", "sqrt", "rsqrt"), ("np.array([1, 8, 0.5], np.float32)",)
    ),
    **dict.fromkeys(("isnan", "isinf", "isfinite"), ("np.array([1, np.nan, np.inf], np.float32)",)),
    **dict.fromkeys(("popcount", "clz", "ctz", "reverse_bits"), (BITS,)),
    **dict.fromkeys(("rotl", "rotr"), (BITS, COUNTS)),
    **dict.fromkeys(("add_sat", "sub_sat"), ("np.array([200, 5], np.uint8)", "np.array([100, 9], np.uint8)")),
    **dict.fromkeys(("floor", "ceil", "trunc"), ("np.array([1.5, -1.5, 2], np.float32)",)),
    "mulhi": ("np.array([2**31, 7], np.uint32)", "np.array([6, 9], np.uint32)"),
    "clamp": ("np.array([-1, 0.5, 9], np.float32)", "np.float32(0)", "np.float32(1)"),
    "fma": (FLOATS, "np.float32(10)", "np.float32(1)"),
    "select": ("np.array([True, False])", "np.array([1, 2], np.float32)", "np.array([-1, -2], np.float32)"),
    "bits": ("np.array([1, -1, 0.5], np.float32)",),
}
PAIR = ("np.array([5.5, -7], np.float32)", "np.array([2, 3], np.float32)")

OP_ERRORS = (
    "P203 for operands of different types, or of a type that it does not take; P113 for a wrong number of "
    "operands."
)
ATOMIC_ERRORS = (
    "P015 on a `Buf`, P016 on a local array, P017 for a wrong number of indices, P203 for elements of 8 or "
    "16 bits and for a value of another type than the array's."
)
SUBGROUP_ERRORS = (
    "P203 for a type that it does not take, P053 in a kernel without a workgroup, P056 if the size of the "
    "workgroup is not a multiple of 32, P073 if not every lane reaches it."
)
WORKGROUP_ERRORS = (
    "P203 for a type that it does not take, P053 in a kernel without a workgroup, P056 if the size of the "
    "workgroup is not a multiple of 32, P070 if not every invocation of the workgroup reaches it."
)
LAUNCH_ERRORS = (
    "P053 in a kernel without a workgroup, P071 if not every invocation of the launch reaches it, P074 in an "
    "`if` or a loop."
)
ERRORS = {
    **dict.fromkeys(("gid", "domain"), "P113 for an axis that no domain has."),
    **dict.fromkeys(
        ("lid", "wid", "group_size", "num_groups"),
        "P113 for an axis that no workgroup has, P053 in a kernel without a workgroup.",
    ),
    "subgroup_lane": "P053 in a kernel without a workgroup.",
    **dict.fromkeys(("dot", "cross"), "P203 for anything but two vectors of one type and length."),
    **dict.fromkeys(("length", "normalize"), "P203 for anything but a vector of floats."),
    "conj": "P203 for anything but a complex number.",
    "barrier": "P053 in a kernel without a workgroup, P070 if not every invocation reaches it.",
    "grid_sync": "P071 if not every invocation of the launch reaches it, P072 in an `if`.",
    "shared": "P052 in an `if` or a loop, P053 in a kernel without a workgroup, P057 if it does not fit, "
    "P119 without a dtype and a constant size.",
    "local": "P058 if it does not fit, P119 without a dtype and a constant size.",
    "table": "P113 without values, P205 for a number that does not fit the type.",
    "unroll": "P059 for bounds that are not constants, P060 for too many copies, P118 outside a `for`.",
    "while_": "P118 outside a `for`, P207 for a condition that is not a bool.",
    "debug": "P118 where its value is used.",
    "expect": "`ExpectError` after the launch if the condition does not hold; P207 if it is not a bool.",
    "region": "P118 outside a `with`.",
}
KERNELS = """
# gid
@vy.kernel
def example(y: Out[i32]):
    y[gid()] = 10 * gid()
example(np.zeros(4, np.int32))

# domain
@vy.kernel
def example(y: Out[i32]):
    y[gid()] = vy.domain() - gid()
example(np.zeros(4, np.int32))

# lid
@vy.kernel(workgroup=4)
def example(y: Out[i32]):
    y[gid()] = vy.lid()
example(np.zeros(6, np.int32))

# wid
@vy.kernel(workgroup=4)
def example(y: Out[i32]):
    y[gid()] = vy.wid()
example(np.zeros(6, np.int32))

# group_size
@vy.kernel(workgroup=4)
def example(y: Out[i32]):
    y[gid()] = vy.group_size()
example(np.zeros(3, np.int32))

# num_groups
@vy.kernel(workgroup=4)
def example(y: Out[i32]):
    y[gid()] = vy.num_groups()
example(np.zeros(6, np.int32))

# subgroup_lane
@vy.kernel(workgroup=64)
def example(y: Out[i32]):
    y[gid()] = vy.subgroup_lane()
example(np.zeros(64, np.int32))[30:34]

# dot
@vy.kernel
def example(v: Buf[vy.vec[f32, 3], "n"], y: Out[f32, "n"]):
    y[gid()] = vy.dot(v[gid()], v[gid()])
example(np.array([[1, 2, 3]], np.float32))

# cross
@vy.kernel
def example(v: Buf[vy.vec[f32, 3], "n"], w: Buf[vy.vec[f32, 3], "n"], y: Out[vy.vec[f32, 3], "n"]):
    y[gid()] = vy.cross(v[gid()], w[gid()])
example(np.array([[1, 0, 0]], np.float32), np.array([[0, 1, 0]], np.float32))

# length
@vy.kernel
def example(v: Buf[vy.vec[f32, 2], "n"], y: Out[f32, "n"]):
    y[gid()] = vy.length(v[gid()])
example(np.array([[3, 4]], np.float32))

# normalize
@vy.kernel
def example(v: Buf[vy.vec[f32, 2], "n"], y: Out[vy.vec[f32, 2], "n"]):
    y[gid()] = vy.normalize(v[gid()])
example(np.array([[3, 4]], np.float32))

# conj
@vy.kernel
def example(z: Buf[vy.complex64], y: Out[vy.complex64]):
    y[gid()] = vy.conj(z[gid()])
example(np.array([1 + 2j], np.complex64))

# barrier
@vy.kernel(workgroup=4)
def example(x: InOut[f32]):
    tile = vy.shared(f32, 4)
    tile[lid()] = x[gid()]
    vy.barrier()
    x[gid()] = tile[3 - lid()]
example(np.array([1, 2, 3, 4], np.float32))

# shared
@vy.kernel(workgroup=4)
def example(x: InOut[f32]):
    tile = vy.shared(f32, 4)
    tile[lid()] = x[gid()]
    vy.barrier()
    x[gid()] += tile[0]
example(np.array([1, 2, 3, 4], np.float32))

# grid_sync
@vy.kernel
def example(x: InOut[f32], y: Out[f32]):
    x[gid()] *= 2
    vy.grid_sync()
    y[gid()] = x[len(x) - 1 - gid()]
example(np.array([1, 2, 3], np.float32))

# local
@vy.kernel
def example(x: Buf[f32], y: Out[f32]):
    last = vy.local(f32, 2)
    for k in range(4):
        last[k % 2] = x[gid()] + f32(k)
    y[gid()] = last[0] * last[1]
example(np.array([0, 1], np.float32))

# table
@vy.kernel
def example(y: Out[f32]):
    y[gid()] = vy.table(f32, (0.25, 0.5, 0.25))[gid() % 3]
example(np.zeros(4, np.float32))

# unroll
@vy.kernel
def example(x: Buf[f32], y: Out[f32]):
    total = 0.0
    for k in vy.unroll(range(3)):
        total += x[gid() + k]
    y[gid()] = total
example(np.array([1, 2, 3], np.float32))

# while_
@vy.kernel
def example(x: Buf[i32], y: Out[i32]):
    n, steps = x[gid()], 0
    for _ in vy.while_(n > 1, most=1000):
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    y[gid()] = steps
example(np.array([1, 6, 27], np.int32))

# debug
@vy.kernel
def example(x: Buf[i32], y: Out[i32]):
    if x[gid()] < 0:
        vy.debug("negative", x[gid()])
    y[gid()] = x[gid()] * 2
example(np.array([1, -2], np.int32))

# expect
@vy.kernel
def example(x: Buf[i32], y: Out[i32]):
    vy.expect(x[gid()] >= 0, x[gid()])
    y[gid()] = x[gid()] * 2
example(np.array([1, 2], np.int32))

# region
@vy.kernel
def example(x: Buf[f32], y: Out[f32]):
    with vy.region("scaling"):
        y[gid()] = x[gid()] * 3
example(np.array([1, 2], np.float32))

# group_prefix
@vy.kernel(workgroup=2)
def example(x: Buf[i32], y: Out[i32]):
    y[gid()] = vy.group_prefix(x[gid()], "add")
example(np.arange(1, 9, dtype=np.int32))

# atomic_compare_exchange
@vy.kernel
def example(x: Buf[i32], c: InOut[i32]):
    vy.atomic_compare_exchange(c, x[gid()], 0, 7)
example(np.array([0, 2], np.int32), np.array([0, 5, 6], np.int32), domain=2)

# atomic_load
@vy.kernel
def example(c: InOut[i32], y: Out[i32]):
    y[gid()] = vy.atomic_load(c, 1)
example(np.array([3, 4, 5], np.int32), np.zeros(2, np.int32), domain=2)
"""
# Matrix products: the type of c, ones as an element of a and b, how many of those, NumPy's name of c's type.
MMA = {
    "mma_f16": ("f32", "u32(0x3C003C00)", 6, "float32"), "mma_bf16": ("f32", "u32(0x3F803F80)", 6, "float32"),
    "mma_i8": ("i32", "u32(0x01010101)", 6, "int32"), "mma_u8": ("i32", "u32(0x01010101)", 6, "int32"),
    "mma_f64": ("vy.f64", "vy.f64(1)", 3, "float64"),
}  # fmt: skip


def words_page() -> str:
    """docs/words.md."""
    runner = _Runner(HEAD)
    parts = [HEAD]
    families: dict[str, list[str]] = {}
    for word in (*INTRINSICS, *DTYPES):
        families.setdefault(_family(word), []).append(word)
    for family, words in families.items():
        parts.append(f"\n## {family}\n")
        for word in words:
            shown = "".join(runner.shown(source) for source in _example(word))
            signature, _, text = _help(word).partition("\n\n")
            text = text.partition("\n\nExample:")[0]
            parts.append(f"\n### {word}\n\n`{signature}`: {text}\n\nErrors: {_linked(_errors(word))}\n")
            parts.append(f"\n```python\n{shown}\n```\n")
    return "".join(parts)


def _family(word: str) -> str:
    row = WORDS.get(word)
    if word in DTYPES:
        return "Types and conversions"
    if isinstance(row, OpRow):
        return "Operations on numbers"
    if isinstance(row, AtomicRow):
        return "Atomics"
    if isinstance(row, CollectiveRow):
        return {"subgroup": "Subgroups", "workgroup": "Workgroups", "launch": "All workgroups"}[row.scope]
    return "Ids, arrays, vectors and control"


def _help(word: str) -> str:
    if word not in DTYPES:
        return help_text(word)
    dtype = DTYPES[word]
    kinds = {
        "bool": "True or False. A number is converted to `x != 0`.",
        "int": "Converting a float rounds towards zero and saturates; NaN gives 0.",
        "float": "Converting a number rounds to the nearest value, ties to even.",
    }
    kind = "bool" if dtype.kind == "bool" else "float" if dtype.is_float else "int"
    spoken = "" if kind == "bool" else f"{dtype.spoken.capitalize()}. "
    return f"{word}(x)\n\n{spoken}{kinds[kind]}"


def _linked(text: str) -> str:
    """A text whose codes are links."""
    return re.sub(r"P\d{3}", lambda code: f"[{code[0]}](problems.md#{code[0].lower()})", text)


def _errors(word: str) -> str:
    row = WORDS.get(word)
    if word in DTYPES:
        return "P205 for a constant that does not fit, P212 for what is no number."
    if isinstance(row, OpRow):
        return OP_ERRORS
    if isinstance(row, AtomicRow):
        return ATOMIC_ERRORS
    if isinstance(row, CollectiveRow):
        return {"subgroup": SUBGROUP_ERRORS, "workgroup": WORKGROUP_ERRORS, "launch": LAUNCH_ERRORS}[
            row.scope
        ]
    return LAUNCH_ERRORS if word == "group_prefix" else ERRORS[word]


def _example(word: str) -> Iterator[str]:
    """The statements of an example, each as Python text."""
    row = WORDS.get(word)
    if word in DTYPES:
        back = "f32(vy.bf16(x))" if word == "bf16" else f"vy.{word}(x)"
        yield f"@vy.elementwise\ndef example(x):\n    return {back}\n"
        yield "example(np.array([0, 1.7, -2.3, 1e6], np.float32))\n"
    elif isinstance(row, OpRow):
        yield from _operation(word, row)
    elif word in MMA:
        kind, one, count, numpy = MMA[word]
        operands = ", ".join([f"{kind}(0)"] * 4 + ["one"] * count)
        body = f"one = {one}\ny[gid()] = vy.{word}({operands}, 0)"
        yield from _kernel(f"y: Out[{kind}]", body, f"example(np.zeros(32, np.{numpy}))[:3]", "32")
    elif f"# {word}\n" in KERNELS:
        block = KERNELS.partition(f"# {word}\n")[2].partition("\n\n")[0].rstrip("\n")
        kernel, _, call = block.rpartition("\n")
        yield from (f"{kernel}\n", f"{call}\n")
    elif isinstance(row, AtomicRow):
        yield from _kernel("x: Buf[i32], c: InOut[i32]", f"vy.{word}(c, x[gid()], 6)",
                           "example(np.array([0, 2, 2], np.int32), np.array([1, 2, 3], np.int32), domain=3)",
                           "")  # fmt: skip
    else:
        assert isinstance(row, CollectiveRow)
        yield from _collective(word, row)


def _operation(word: str, row: OpRow) -> Iterator[str]:
    if word == "from_bits":
        yield "@vy.elementwise\ndef example(u):\n    return vy.from_bits(f32, u)\n"
        yield "example(np.array([0x3F800000, 0x7F800000], np.uint32))\n"
        return
    arguments = OPERANDS.get(word) or ((FLOATS,) if row.arity == 1 else PAIR)
    names = ("x", "y", "z")[: len(arguments)]
    yield f"@vy.elementwise\ndef example({', '.join(names)}):\n    return vy.{word}({', '.join(names)})\n"
    yield f"example({', '.join(arguments)})\n"


def _collective(word: str, row: CollectiveRow) -> Iterator[str]:
    is_test = word.endswith(("_any", "_all", "_ballot"))
    value = "x[gid()] > 2" if is_test else "x[gid()]"
    gives = "vy.bool_" if word.endswith(("_any", "_all")) else "u32" if row.result == "u32" else "i32"
    beside = {"subgroup_broadcast": ", 3", "subgroup_shuffle": ", 31 - vy.subgroup_lane()"}.get(word, ", 1")
    call = f"vy.{word}({value}{beside if row.beside else ''})"
    size = "2" if row.scope == "launch" else "32"
    count = "8" if row.scope == "launch" else "32"
    show = "" if row.scope == "launch" else "[:5]"
    start = "1, 9" if row.scope == "launch" else count
    yield from _kernel(
        f"x: Buf[i32], y: Out[{gives}]", f"y[gid()] = {call}",
        f"example(np.arange({start}, dtype=np.int32)){show}", size,
    )  # fmt: skip


def _kernel(head: str, body: str, call: str, group: str) -> Iterator[str]:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    yield f"@vy.kernel{f'(workgroup={group})' if group else ''}\ndef example({head}):\n{lines}"
    yield f"{call}\n"


class _Runner:
    """Runs the statements of the page in one space, as its reader does."""

    def __init__(self, head: str) -> None:
        self.space: dict[str, object] = {"__name__": "words"}
        self.count = 0
        for example in doctest.DocTestParser().get_examples(head):
            exec(example.source, self.space)

    def shown(self, source: str) -> str:
        """A statement with its prompt, and what it prints."""
        self.count += 1
        file = f"<words {self.count}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        tree, out = ast.parse(source), io.StringIO()
        is_value = isinstance(tree.body[-1], ast.Expr)
        with contextlib.redirect_stdout(out):
            done = eval(compile(source, file, "eval" if is_value else "exec"), self.space)
        printed = re.sub(r"<words \d+>", "<...>", out.getvalue()) + (
            f"{done!r}\n" if is_value and done is not None else ""
        )
        lines = source.rstrip("\n").split("\n")
        prompted = "\n".join([f">>> {lines[0]}", *(f"... {line}" for line in lines[1:])])
        return f"{prompted}\n{'' if is_value else chr(10)}{printed}"
