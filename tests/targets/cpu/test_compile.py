"""Text to object code."""

import threading

import numpy as np
import pytest

import vyre as vy
from targets.cpu.kernels import ADD, MARK, run_python
from vyre import Buf, Out, f32, gid, vec3, vec4
from vyre.targets.cpu import compile, machine
from vyre.targets.cpu.compile import InternalError, assembly, compile_object, unknown_intrinsics


@pytest.mark.parametrize("name", machine.BASELINES)
def test_every_baseline_compiles(name: str) -> None:
    data = compile_object(ADD, machine.baseline(name))

    assert b"\x7fELF" == data[:4]
    assert (183 if name == "aarch64" else 62) == int.from_bytes(data[18:20], "little")


def test_the_same_text_gives_the_same_bytes() -> None:
    target = machine.baseline("x86-64-v3")
    here = compile_object(ADD, target)
    script = (
        "import hashlib; from targets.cpu.kernels import ADD; from vyre.targets.cpu import compile, machine;"
        "compile.compile_object('define void @other() { ret void }', machine.baseline('aarch64'));"
        "print(compile.compile_object(ADD, machine.baseline('x86-64-v3')).hex())"
    )

    assert here == compile_object(ADD, target)
    assert here.hex() == run_python(script).stdout.strip()


def test_assembly_is_that_of_the_target() -> None:
    assert "retq" in assembly(ADD, machine.baseline("x86-64"))
    assert "fadd\ts" in assembly(ADD, machine.baseline("aarch64"))


@pytest.mark.parametrize("kind", ["float", "double", "<4 x float>"])
@pytest.mark.parametrize(("test", "minima", "maxima"), [("olt", 0, 0), ("ogt", 0, 1)])
def test_a_choice_between_zeros_is_a_minimum_or_maximum_where_it_means_the_same(
    kind: str, test: str, minima: int, maxima: int
) -> None:
    truth, zero = ("<4 x i1>", "zeroinitializer") if "x" in kind else ("i1", "0.0")
    body = (
        f"%c = fcmp {test} {kind} %x, {zero}\n%r = select {truth} %c, {kind} %x, {kind} {zero}\nret {kind} %r"
    )
    made = assembly(f"define {kind} @choice({kind} %x) {{\n{body}\n}}\n", machine.baseline("aarch64"))

    assert (minima, maxima) == (made.count("fminnm"), made.count("fmaxnm"))


def test_an_intrinsic_that_is_not_listed_is_refused_with_the_text() -> None:
    text = "declare float @llvm.sin.f32(float)\n"

    with pytest.raises(InternalError, match=r"llvm\.sin\.f32") as caught:
        compile_object(text, machine.host())
    assert str(caught.value).endswith(text)


def test_intrinsics_are_known_by_their_names_without_types() -> None:
    text = "@llvm.fma.v16f32 @llvm.vector.reduce.or.v8i1 @llvm.fmaximum.f32 @llvm.x86.sse2.pause"

    assert ["llvm.fmaximum.f32", "llvm.x86.sse2.pause"] == unknown_intrinsics(text)
    assert ["llvm.fmaximum.f32"] == unknown_intrinsics(text, ["x86.sse2.pause"])


@pytest.mark.parametrize(
    "text",
    [
        "this is not IR",
        "define void @kernel() { ret i32 0 }",
        "define i32 @kernel() {\n  %y = add i32 %z, 1\n  %z = add i32 %y, 1\n  ret i32 %y\n}",
    ],
    ids=["syntax", "type", "order"],
)
def test_a_module_that_llvm_refuses_is_our_fault_and_shown(text: str) -> None:
    with pytest.raises(InternalError, match="LLVM does not take") as caught:
        compile_object(text, machine.host())
    assert str(caught.value).endswith(text)


def test_a_refused_module_does_not_spoil_the_next() -> None:
    with pytest.raises(InternalError):
        compile_object("nonsense", machine.host())

    assert compile_object(MARK, machine.host())


def test_threads_may_compile_at_once() -> None:
    expected = {text: compile_object(text, machine.host()) for text in (ADD, MARK)}
    found: list[bool] = []

    def work(text: str) -> None:
        found.extend(compile_object(text, machine.host()) == expected[text] for _ in range(5))

    threads = [threading.Thread(target=work, args=(text,)) for text in (ADD, MARK) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [True] * 20 == found


def test_the_version_of_llvm_is_given() -> None:
    assert 3 == len(compile.llvm_version().split("."))


def test_a_fork_in_the_middle_of_compilations_is_safe() -> None:
    script = """
import os, threading
from targets.cpu.kernels import ADD
from vyre.targets.cpu import compile, machine
stop, statuses, target = threading.Event(), set(), machine.baseline("x86-64")
good = compile.compile_object(ADD, target)
def endless():
    while not stop.is_set():
        compile.compile_object(ADD, target)
thread = threading.Thread(target=endless)
thread.start()
for _ in range(20):
    pid = os.fork()
    if pid == 0:
        os._exit(0 if compile.compile_object(ADD, target) == good else 1)
    statuses.add(os.waitpid(pid, 0)[1])
stop.set()
thread.join()
print(statuses)
"""
    done = run_python(script)

    assert ("{0}\n", "", 0) == (done.stdout, done.stderr, done.returncode)


@vy.kernel
def curves(p: Buf[vec3, "n", 4], t: Buf[f32, "m"], o: Out[vec3, "n", "m"]):
    i, j = gid(0), gid(1)
    powers = vec4(1, t[j], t[j] ** 2, t[j] ** 3)
    total = vec3(0)
    for k in range(4):
        total += p[i, k] * powers[k]
    o[i, j] = total


def test_a_loop_whose_redundant_phis_did_not_settle_is_compiled() -> None:
    p, t = np.ones((3, 4, 3), np.float32), np.array([0, 1, 2, 3, 4, 5, 6], np.float32)

    assert [1.0, 4.0, 15.0, 40.0, 85.0, 156.0, 259.0] == curves(p, t)[1, :, 2].tolist()
