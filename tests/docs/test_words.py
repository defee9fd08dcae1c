"""Every public name is documented with an example, and the errors that are listed for words are raised."""

from __future__ import annotations

import linecache
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("kernel", "Buf", "InOut", "Out", "f32", "i32", "u8", "gid")
# A word, a code that it lists, the size of the workgroup if any, and the body of a kernel that gets the code.
WRONG = """\
exp P203: y[gid()] = vyre.exp(gid())
exp P113: y[gid()] = vyre.exp(x[gid()], 1, 2)
atan2 P203: y[gid()] = vyre.atan2(x[gid()], gid())
atan2 P113: y[gid()] = vyre.atan2(x[gid()])
atomic_add P015: vyre.atomic_add(x, 0, 1.0)
atomic_add P016: a = vyre.local(i32, 2); vyre.atomic_add(a, 0, 1)
atomic_add P017: vyre.atomic_add(y, (0, 0), 1.0)
atomic_add P203: vyre.atomic_add(b, 0, 1)
atomic_max P015: vyre.atomic_max(x, 0, 1.0)
atomic_max P016: a = vyre.local(i32, 2); vyre.atomic_max(a, 0, 1)
atomic_max P017: vyre.atomic_max(y, (0, 0), 1.0)
atomic_max P203: vyre.atomic_max(y, 0, gid())
subgroup_and P203 64: y[gid()] = vyre.subgroup_and(x[gid()])
subgroup_and P053: y[gid()] = vyre.subgroup_add(x[gid()])
subgroup_and P056 48: y[gid()] = vyre.subgroup_add(x[gid()])
subgroup_and P073 64: if gid() > 3: y[gid()] = vyre.subgroup_add(x[gid()])
workgroup_sum P203 64: y[gid()] = vyre.workgroup_any(x[gid()])
workgroup_sum P053: y[gid()] = vyre.workgroup_sum(x[gid()])
workgroup_sum P056 48: y[gid()] = vyre.workgroup_sum(x[gid()])
workgroup_sum P070 64: if gid() > 3: y[gid()] = vyre.workgroup_sum(x[gid()])
group_prefix_add P053: y[gid()] = vyre.group_prefix_add(x[gid()])
group_prefix_add P071 64: if gid() > 3: return; y[gid()] = vyre.group_prefix_add(x[gid()])
group_prefix_add P074 64: for k in range(3): y[gid()] = vyre.group_prefix_add(x[gid()])
gid P113: y[vyre.gid(9)] = 1.0
lid P113 64: y[vyre.lid(9)] = 1.0
lid P053: y[vyre.lid()] = 1.0
subgroup_lane P053: y[vyre.subgroup_lane()] = 1.0
dot P203: y[0] = vyre.dot(vyre.vec(f32, 2)(0), vyre.vec(f32, 3)(0))
length P203: y[0] = vyre.length(vyre.vec(i32, 2)(1))
conj P203: y[0] = vyre.conj(x[0])
barrier P053: vyre.barrier()
barrier P070 64: if gid() > 3: vyre.barrier()
grid_sync P071: for k in range(gid()): vyre.grid_sync()
grid_sync P072: if x[0] > 0: vyre.grid_sync()
shared P052 64: if x[0] > 0: a = vyre.shared(f32, 4)
shared P053: a = vyre.shared(f32, 4); a[0] = 1.0
shared P057 64: a = vyre.shared(f32, 100000); a[0] = 1.0
shared P119 64: a = vyre.shared(f32, gid()); a[0] = 1.0
local P058: a = vyre.local(f32, 100000); a[0] = 1.0
local P119: a = vyre.local(f32, gid()); a[0] = 1.0
table P113: y[0] = vyre.table(f32, ())[0]
table P205: y[0] = f32(vyre.table(i32, (1 << 40,))[0])
unroll P059: for k in vyre.unroll(range(gid())): y[k] = 1.0
unroll P060: for k in vyre.unroll(range(99999)): y[k] = 1.0
unroll P118: a = vyre.unroll(range(3))
while_ P118: a = vyre.while_(x[0] > 1, most=3)
while_ P207: for _ in vyre.while_(gid(), most=3): y[0] = 1.0
debug P118: y[0] = vyre.debug(x[0])
expect P207: vyre.expect(gid())
region P118: a = vyre.region("a")
i8 P205: y[0] = f32(vyre.i8(999))
i8 P212: y[0] = f32(vyre.i8(x))
"""


def sections(name: str) -> dict[str, str]:
    """The texts under the headings of a page."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    _, *parts = re.split(r"^### (\w+)$", page, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def codes_of(group: str, body: str) -> set[str]:
    """The problems of a kernel; ";" begins a line of its own."""
    head = f"@kernel(workgroup={group})" if group else "@kernel"
    lines = "".join(f"    {line}\n" for line in body.split("; "))
    text = f"{head}\ndef k(x: Buf[f32], b: InOut[u8], y: Out[f32]):\n{lines}"
    file = f"<wrong {body}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space: dict[str, Any] = {"vyre": vyre, **{name: getattr(vyre, name) for name in NAMES}}
    exec(compile(text, file, "exec"), space)
    try:
        space["k"].show()
    except vyre.Problems as error:
        return {problem.code for problem in error.problems}
    return set()


@pytest.mark.parametrize("line", WRONG.splitlines())
def test_an_error_that_a_word_lists_is_raised(line: str) -> None:
    word, code, group, body = re.fullmatch(r"(\w+) (\w+) ?(\d*): (.*)", line).groups()  # type: ignore[union-attr]

    assert code in sections("words.md")[word].partition("```")[0]
    assert code in codes_of(group, body)


def test_every_error_that_these_words_list_is_tried() -> None:
    tried = {tuple(line.partition(":")[0].split()[:2]) for line in WRONG.splitlines()}
    words = {word for word, _ in tried}
    listed = {
        (word, code)
        for word in words
        for code in re.findall(r"P\d{3}", sections("words.md")[word].partition("```")[0])
    }

    assert tried == listed


def test_every_public_name_has_its_meaning_errors_and_an_example() -> None:
    names = (ROOT / "tests" / "public_names.txt").read_text(encoding="utf-8").split()
    found = sections("api.md") | sections("words.md")

    assert [] == [name for name in names if name not in found]
    assert [] == [name for name in names if not re.search(rf">>> (?:.*\n\.\.\. )*.*\b{name}\b", found[name])]
    assert [] == [name for name in names if "Errors: " not in found[name]]


def test_every_name_of_the_library_has_its_signature_and_an_example() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("lib*.md")))
    code = "".join(re.findall(r"^>>> .*(?:\n\.\.\. .*)*", pages, flags=re.MULTILINE))

    assert [] == [name for name in vyre.lib.__all__ if not re.search(rf"\blib\.{name}\b", code)]
    assert [] == [name for name in vyre.lib.__all__ if not re.search(rf"`(?:lib\.)?{name}[(\[`]", pages)]


def test_a_lambda_is_refused_by_elementwise_as_by_kernel() -> None:
    with pytest.raises(vyre.Problems, match="P102: a lambda has no place in the kernel language"):
        vyre.elementwise(lambda x: x * 2)(np.ones(3, np.float32))
