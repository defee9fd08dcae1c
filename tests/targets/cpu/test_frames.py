"""The stack that object code uses, read from its instructions."""

import re

import pytest

from vyre.emit.llvm.text import array_bytes
from vyre.targets.cpu import machine, stacks
from vyre.targets.cpu.compile import assembly, compile_object

BASELINES = [machine.baseline(name) for name in machine.BASELINES]
FUNCTIONS = 2  # of a module


def module(size: int, *, attributes: str = "nounwind alignstack(64)") -> str:
    """A kernel that calls a function with an array of so many bytes."""
    return f"""
define internal void @inner(ptr %args) noinline {attributes} {{
  %array = alloca [{size} x i8], align 64
  store volatile ptr %array, ptr %args
  ret void
}}
define void @kernel(ptr %args, i64 %lo, i64 %hi) {attributes} {{
  call void @inner(ptr %args)
  store i64 0, ptr %args
  ret void
}}
"""


@pytest.mark.parametrize("target", BASELINES, ids=lambda target: target.cpu)
@pytest.mark.parametrize("size", [1, 64, 100, 128, 200, 4096, 70_000, 1 << 20, (100 << 20) + 8, 250 << 20])
def test_the_bytes_of_frames_are_read_from_the_code(target: machine.Processor, size: int) -> None:
    found = stacks.stack_bytes(compile_object(module(size), target))

    assert found is not None
    assert size <= found <= size + FUNCTIONS * (stacks.BESIDE_FRAME + 256)


@pytest.mark.parametrize("target", BASELINES, ids=lambda target: target.cpu)
def test_frames_that_are_set_up_in_another_way_are_counted_too(target: machine.Processor) -> None:
    found = stacks.stack_bytes(compile_object(module(70_000, attributes="nounwind"), target))

    assert found is not None
    assert found >= 70_000


@pytest.mark.parametrize("target", BASELINES, ids=lambda target: target.cpu)
def test_spilled_registers_are_counted(target: machine.Processor) -> None:
    count = 200
    loads = "".join(
        f"  %p{k} = getelementptr <8 x double>, ptr %args, i64 {k}\n"
        f"  %v{k} = load volatile <8 x double>, ptr %p{k}\n"
        for k in range(count)
    )
    stores = "".join(f"  store volatile <8 x double> %v{k}, ptr %p{k}\n" for k in range(count))
    text = (
        f"define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind alignstack(64) {{\n"
        f"{loads}{stores}  ret void\n}}\n"
    )

    found = stacks.stack_bytes(compile_object(text, target))

    assert found is not None
    assert found >= (count - 32) * 64
    told = re.findall(
        r"subq\s+\$(\d+), %rsp|sub\s+(?:sp|x9), (?:sp|x9), #(\d+)(, lsl #12)?", assembly(text, target)
    )
    assert found - stacks.BESIDE_FRAME == sum(
        int(x86 or arm) << (12 if shifted else 0) for x86, arm, shifted in told
    )


def test_nothing_is_known_of_other_formats() -> None:
    assert stacks.stack_bytes(b"\xcf\xfa\xed\xfe" + bytes(100)) is None


def test_the_arrays_of_a_module_are_counted_before_it_is_compiled() -> None:
    text = """
  %a1 = alloca [10 x <4 x double>], align 64
  %a2 = alloca <16 x i1>, align 64
  %a3 = alloca i64, align 8
  %a4 = alloca [3 x float], align 64
"""

    assert 320 + 12 == array_bytes(text)
