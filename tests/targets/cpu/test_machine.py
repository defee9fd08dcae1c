"""What code is compiled for."""

import sys

import pytest

from targets.cpu.kernels import run_python
from vyre.targets.cpu import machine

on_linux_x86 = pytest.mark.skipif(
    sys.platform != "linux" or not machine.host().is_x86, reason="reads the flags that Linux lists for x86-64"
)


def test_the_levels_are_those_of_x86() -> None:
    found = [machine.baseline(name) for name in machine.BASELINES]

    assert ["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", "generic"] == [target.cpu for target in found]
    assert [16, 16, 32, 64, 16] == [target.vector_bytes for target in found]
    assert [False, False, True, True, True] == [target.has_f16 for target in found]
    assert [""] * 5 == [target.features for target in found]


def test_a_level_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="x86-64-v9"):
        machine.baseline("x86-64-v9")


def test_features_beyond_a_level_are_named_in_order() -> None:
    assert "+avx,+popcnt" == machine.x86(machine.LINUX_X86, ["popcnt", "avx", "sse2"]).features


def test_features_without_their_prerequisites_are_not_used() -> None:
    target = machine.x86(machine.LINUX_X86, ["avx2", "fma", "f16c", "avx512vbmi"])

    assert ("x86-64", "", 16, False) == (
        target.cpu, target.features, target.vector_bytes, target.has_f16,
    )  # fmt: skip


def test_linux_names_of_flags_become_those_of_llvm() -> None:
    text = "processor : 0\nflags\t\t: fpu pni sse4_1 abm bmi1 avx512_vbmi2\n\nflags : none\n"

    assert {"fpu", "sse3", "sse4.1", "lzcnt", "bmi", "avx512vbmi2"} == machine.linux_features(text)


def test_without_flags_there_are_no_features() -> None:
    assert frozenset() == machine.linux_features("nothing here")


@on_linux_x86
def test_llvm_finds_the_same_processor() -> None:
    import llvmlite.binding as llvm

    found = [name for name, present in llvm.get_host_cpu_features().items() if present]

    assert machine.host() == machine.x86(machine.LINUX_X86, found)


@on_linux_x86
def test_looking_at_the_processor_does_not_load_llvm() -> None:
    done = run_python(
        "import sys; from vyre.targets.cpu import machine, loader, pool, entry; machine.host();"
        "print('llvmlite' in sys.modules)"
    )

    assert ("False\n", "", 0) == (done.stdout, done.stderr, done.returncode)
