"""The parameters and the meaning of each word of the kernel language, as `help` and editors show them.

Operations take theirs from the tables that define them.
"""

from __future__ import annotations

from vyre.ops import TABLE, WORDS
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import OpRow
from vyre.ops.subgroup import CollectiveRow

# The operands of operations that are not x, or a and b.
OPERANDS = {
    "clamp": "x, low, high", "fma": "a, b, c", "select": "test, a, b", "from_bits": "dtype, u",
    "rotl": "x, n", "rotr": "x, n", "atan2": "y, x", "pow": "x, y", "hypot": "x, y", "fmod": "x, y",
    "remainder": "x, y",
}  # fmt: skip
# Other words: what they take, what they mean, and an example.
_OTHERS = {
    "gid": ("axis=0", "The index of this invocation along an axis of the domain, an i32.", "i = gid()"),
    "lid": ("axis=0", "The index of this invocation in its workgroup along an axis.", "k = lid()"),
    "wid": ("axis=0", "The index of the workgroup along an axis.", "first = wid() * 256"),
    "group_size": ("axis=0", "The size of the workgroup along an axis.", "n = group_size()"),
    "domain": ("axis=0", "The number of elements that a call runs over, along an axis.", "n = domain()"),
    "num_groups": ("axis=0", "The number of workgroups of the launch along an axis.", "n = num_groups()"),
    "subgroup_lane": ("", "The index of this invocation in its subgroup, 0 to 31.", "lane = subgroup_lane()"),
    "dot": ("a, b", "The dot product of two vectors.", "d = dot(v, w)"),
    "cross": ("a, b", "The cross product of two vectors of 3 components.", "n = cross(v, w)"),
    "length": ("v", "The length of a vector.", "r = length(v)"),
    "normalize": ("v", "The vector of length 1 in the same direction.", "n = normalize(v)"),
    "conj": ("z", "The complex conjugate.", "w = conj(z)"),
    "group_prefix": (
        "x, op", 'The fold of x over the workgroups before this one; op is "add", "min", "max" and so on.',
        'before = group_prefix(total, "add")',
    ),
    "barrier": ("", "Wait for every invocation of the workgroup.", "barrier()"),
    "grid_sync": ("", "Wait for every invocation of the launch.", "grid_sync()"),
    "shared": ("dtype, shape", "An array of the workgroup; it starts at zero.", "t = shared(f32, 256)"),
    "local": ("dtype, shape", "An array of this invocation alone; it starts at zero.", "a = local(f32, 8)"),
    "table": (
        "dtype, values", "A table of constants of one type, indexed at run time.",
        "w = table(f32, (1, 4, 1))[k]",
    ),
    "unroll": (
        "over",
        "Copy a loop's body for each value of a range, or each item of a tuple.",
        "for k in unroll(range(8)):",
    ),
    "while_": (
        "condition, *, most", "Repeat while a condition holds, at most `most` times.",
        "for _ in while_(x > 1, most=100):",
    ),
    "debug": (
        "*values", "Print values, after the launch, with the line and the invocation.", 'debug("x is", x)',
    ),
    "expect": (
        "condition, *values", "Raise ExpectError with the values, after the launch, if a condition is false.",
        "expect(x >= 0, x)",
    ),
    "region": ("name", "Name a block; reports show the name.", 'with region("tail"):'),
}  # fmt: skip
_INDEX = {0: "", 1: ", value", 2: ", expected, value"}


def parameters(word: str) -> str:
    """The parameters of a word, as Python writes them."""
    row = WORDS.get(word)
    if row is None:
        return _OTHERS[word][0]
    if isinstance(row, AtomicRow):
        return f"x, index{_INDEX[row.values]}"
    if isinstance(row, CollectiveRow):
        return row.parameters
    names = OPERANDS.get(row.name) or ("x" if row.arity == 1 else "a, b")
    return f"{names}, *, fast=False" if f"fast_{row.name}" in TABLE else names


def meaning(word: str) -> str:
    """The meaning of a word, and an example."""
    row = WORDS.get(word)
    if row is None:
        _, text, example = _OTHERS[word]
        return f"{text}\n\nExample: `{example}`"
    plain = parameters(word).partition(", *")[0]
    if isinstance(row, AtomicRow):
        returns = "" if word == row.statement else "; returns the old element"
        text = (
            f"Atomically set x[index] to {row.doc}{returns}." if row.values else "Atomically read x[index]."
        )
        return f"{text}\n\nExample: `{word}({plain.replace('index', 'i')})`"
    text = row.doc
    if isinstance(row, OpRow) and row.ulp is not None:
        text += " It is exact." if row.ulp == 0 else f" The error is at most {row.ulp:g} ulp."
    return f"{text}\n\nExample: `y = {word}({plain})`"


def help_text(word: str) -> str:
    """The docstring of a word."""
    return f"{word}({parameters(word)})\n\n{meaning(word)}"
