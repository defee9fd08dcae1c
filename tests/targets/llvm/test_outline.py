"""Large functions are cut into parts, so that LLVM's time is linear in the length of a kernel."""

from __future__ import annotations

import re

import numpy as np
import pytest
from bench.compile import KINDS

from vyre import reference
from vyre.emit.llvm import outline
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.lower import work as measures
from vyre.passes import expand, optimize
from vyre.targets.cpu import native


def lowered(text: str) -> Program:
    return expand(optimize(read.program(text)))


def functions(program: Program) -> dict[str, list[str]]:
    """The lines of each function of a program's module."""
    found = re.finditer(r"^define .*?@([\w.]+)\(.*?^}", native.text(program, 1), re.MULTILINE | re.DOTALL)
    return {match[1]: match[0].splitlines() for match in found}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of a few lines, so that small programs have many of them and are huge."""
    monkeypatch.setattr(outline, "WHOLE", 40)
    monkeypatch.setattr(outline, "PART", 40)
    monkeypatch.setattr(outline, "HUGE", 40)
    monkeypatch.setattr(measures, "MANY_LOOPS", 0)


@pytest.mark.parametrize("kind", KINDS)
def test_no_function_has_more_to_do_in_a_longer_program(kind: str, small: None) -> None:
    largest = [max(map(work, functions(lowered(KINDS[kind](count))).values())) for count in (50, 200)]

    assert largest[1] <= largest[0] + 60


def work(lines: list[str]) -> int:
    """Lines of a function, without slots, and without the calls of parts, the question behind each whether to
    stop, and the block behind that.
    """
    part = r"@[\w.]+\.part|%on\d+$|^on|%(left|stop)\.\d+|^(done|fi)\d+:"
    return sum(" = alloca " not in line and re.search(part, line) is None for line in lines)


@pytest.mark.parametrize("kind", KINDS)
def test_an_ordinary_function_stays_whole(kind: str) -> None:
    names = functions(lowered(KINDS[kind](4)))

    assert [] == [name for name in names if ".part" in name]


@pytest.mark.parametrize("kind", KINDS)
def test_parts_together_mean_what_the_whole_means(kind: str, small: None) -> None:
    program = read.program(KINDS[kind](9))
    low = expand(optimize(program))
    assert any(".part" in name for name in functions(low))
    size = 256 if program.workgroup is None else 4
    x = np.random.default_rng(1).standard_normal(256).astype(np.float32)
    found, wanted = np.zeros(256, np.float32), np.zeros(256, np.float32)

    code = native.object_code(low, 1)
    native.run(native.loaded(code, low), low, {"x": x, "y": found, "n": 5}, (size,))
    reference.run(expand(program), {"x": x, "y": wanted, "n": np.int32(5)}, grid=(size,))

    assert wanted.tobytes() == found.tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_only_scalar_functions_are_left_as_they_are(kind: str, small: None) -> None:
    """LLVM ends the process over some vector code that is not optimised."""
    for lines in functions(lowered(KINDS[kind](9))).values():
        assert " optnone" not in lines[0] or not any(" x " in line for line in lines)


def cut(lines: list[str], *parts: outline.OutlinedPart, entry: tuple[str, ...] = ()) -> list[str]:
    return outline.functions(
        "define void @f(ptr %args)",
        "nounwind",
        entry=entry,
        lines=lines,
        parts=parts,
        types={"%v1": "i32", "%v2": "i32"},
    )


def test_a_part_gets_what_it_reads_and_copies_the_slots_that_others_use(small: None) -> None:
    lines = [
        "  %v1 = load i32, ptr %args, align 4",
        "  %v2 = load i32, ptr %a1, align 8",
        "  store i32 %v1, ptr %a1, align 8",
        "  store i32 %v2, ptr %a2, align 8",
        "  %v3 = load i32, ptr %a1, align 8",
        *["  store i32 1, ptr %args, align 4"] * 40,
        "  ret void",
    ]
    part, whole = cut(
        lines,
        outline.OutlinedPart(1, 4, "entry"),
        entry=("  %a1 = alloca i32, align 8", "  %a2 = alloca i32, align 8"),
    )

    assert [
        "define internal fastcc void @f.part0(ptr noalias %a1.outer, i32 %v1) noinline nounwind {",
        "entry:",
        "  %a2 = alloca i32, align 8",
        "  %a1 = alloca i32, align 8",
        "  %a1.before = load i32, ptr %a1.outer, align 8",
        "  store i32 %a1.before, ptr %a1, align 8",
        *lines[1:4],
        "  %a1.after = load i32, ptr %a1, align 8",
        "  store i32 %a1.after, ptr %a1.outer, align 8",
        "  ret void",
        "}",
    ] == part.splitlines()
    assert "  call fastcc void @f.part0(ptr %a1, i32 %v1)" == whole.splitlines()[4]
    assert "%a2" not in whole


def test_a_slot_that_is_an_array_is_passed_by_its_address(small: None) -> None:
    lines = [
        "  %v1 = getelementptr i32, ptr %a1, i64 3",
        "  store i32 1, ptr %v1, align 4",
        "  %v2 = load i32, ptr %a1, align 8",
        *["  store i32 1, ptr %args, align 4"] * 40,
        "  ret void",
    ]
    part, whole = cut(
        lines, outline.OutlinedPart(0, 2, "entry"), entry=("  %a1 = alloca [8 x i32], align 64",)
    )

    assert part.startswith("define internal fastcc void @f.part0(ptr noalias %a1) ")
    assert "alloca" not in part
    assert "  call fastcc void @f.part0(ptr %a1)\n" in whole


@pytest.mark.parametrize(
    "other",
    [["  store ptr %v1, ptr %args, align 8", "  %v2 = load ptr, ptr %args, align 8"], []],
    ids=["is in memory", "is passed too"],
)
def test_an_array_of_which_another_address_may_be_used_is_not_said_to_be_alone(
    other: list[str], small: None
) -> None:
    lines = ["  %v1 = getelementptr i32, ptr %a1, i64 3", *other]
    part = outline.OutlinedPart(len(lines), len(lines) + 2, "entry")
    lines += ["  store i32 1, ptr %a1, align 4", f"  store i32 1, ptr %v{2 if other else 1}, align 4"]
    lines += ["  store i32 1, ptr %args, align 4"] * 40
    entry = ["  %a1 = alloca [8 x i32], align 64"]

    first, _ = outline.functions(
        "define void @f(ptr %args)", "nounwind", entry=entry, lines=lines, parts=[part],
        types={"%v1": "ptr", "%v2": "ptr"},
    )  # fmt: skip

    assert "noalias" not in first.splitlines()[0]


@pytest.mark.parametrize(
    "lines",
    [
        [
            "  %v3 = load i32, ptr %args, align 4",
            "  store i32 2, ptr %args, align 4",
            "  store i32 %v3, ptr %args",
        ],
        ["  br label %end", "on:", "  store i32 2, ptr %args, align 4", "end:"],
        ["  store i64 %v9, ptr %args, align 8", "  store i32 2, ptr %args, align 4"],
    ],
    ids=[
        "makes a value of unknown type that is read behind it",
        "jumps out",
        "reads a value of unknown type",
    ],
)
def test_a_part_that_cannot_stand_alone_stays(lines: list[str], small: None) -> None:
    body = [*lines, *["  store i32 1, ptr %args, align 4"] * 40, "  ret void"]

    (whole,) = cut(body, outline.OutlinedPart(0, 2, "entry"))

    assert body == whole.splitlines()[2:-1]


def test_a_value_that_other_parts_read_has_a_slot(small: None) -> None:
    lines = [
        "  %v1 = load i32, ptr %args, align 4",
        "  store i32 %v1, ptr %args, align 4",
        "  br label %on1",
        "on1:",
        "  %v2 = add i32 %v1, %v1",
        "  store i32 %v2, ptr %args, align 4",
        *["  store i32 1, ptr %args, align 4"] * 40,
        "  ret void",
    ]
    first, second, whole = cut(lines, outline.OutlinedPart(0, 2, "entry"), outline.OutlinedPart(4, 6, "on1"))

    assert [
        "define internal fastcc void @f.part0(ptr %args, ptr noalias %v1.kept.outer) noinline nounwind {",
        "entry:",
        "  %v1.kept = alloca i32, align 8",
        "  %v1.kept.before = load i32, ptr %v1.kept.outer, align 8",
        "  store i32 %v1.kept.before, ptr %v1.kept, align 8",
        lines[0],
        "  store i32 %v1, ptr %v1.kept, align 8",
        lines[1],
        "  %v1.kept.after = load i32, ptr %v1.kept, align 8",
        "  store i32 %v1.kept.after, ptr %v1.kept.outer, align 8",
        "  ret void",
        "}",
    ] == first.splitlines()
    assert ["  %v1.at4 = load i32, ptr %v1.kept, align 8", "  %v2 = add i32 %v1.at4, %v1.at4"] == (
        second.splitlines()[5:7]
    )
    assert "  %v1.kept = alloca i32, align 8" in whole


def test_bounds_that_double_with_every_line_are_not_written_out() -> None:
    """2**60 terms, if every local were replaced by what it stands for."""
    lines = "".join(f"    m{at} = m{at - 1} + m{at - 1}\n" for at in range(1, 60))
    text = "def k(x: Buf[f32], y: Out[f32], n: i32):\n    m0 = n + 1\n" + lines
    loop = "    v = 0.0\n    for q in range(m59):\n        v = v + x[q]\n    y[gid()] = v\n"

    assert native.text(lowered("@kernel\n" + text + loop), 1).count("\n") < 5_000
