"""Object code to callable addresses."""

import ctypes
import gc
import sys
import weakref

import numpy as np
import pytest

from targets.cpu.kernels import ADD, loaded, run_python
from vyre.targets.cpu import loader, machine
from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.elf import LoadError

KERNEL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
ROUNDED = """
declare float @roundevenf(float)
declare float @llvm.fma.f32(float, float, float)
@seven = global float 7.0
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {
  %x = load float, ptr %args
  %r = call float @roundevenf(float %x)
  %s = load float, ptr @seven
  %y = call float @llvm.fma.f32(float %r, float %s, float 0.5)
  store float %y, ptr %args
  ret void
}
"""

on_linux_x86 = pytest.mark.skipif(
    sys.platform != "linux" or not machine.host().is_x86, reason="our own linker reads ELF for x86-64"
)
ways = pytest.mark.parametrize(
    "load", [pytest.param(loader.load_elf, marks=on_linux_x86), loader.load_by_llvm]
)


@ways
def test_a_kernel_runs(load) -> None:  # type: ignore[no-untyped-def]  # either loader
    code = load(compile_object(ADD, machine.host()), ["kernel"])
    a, b, out = np.arange(10, dtype=np.float32), np.full(10, 2, np.float32), np.zeros(10, np.float32)
    args = np.array(
        [word for array in (a, b, out) for word in (array.ctypes.data, 10)] + [10, 1, 1], np.int64
    )

    KERNEL(code["kernel"])(args.ctypes.data, 3, 7)

    assert [0, 0, 0, 5, 6, 7, 8, 0, 0, 0] == out.tolist()


@ways
def test_code_calls_the_c_library_and_reads_its_data(load) -> None:  # type: ignore[no-untyped-def]  # either
    code = load(compile_object(ROUNDED, machine.baseline("x86-64")), ["kernel"])
    cell = np.array([2.5], np.float32)

    KERNEL(code["kernel"])(cell.ctypes.data, 0, 1)

    assert [14.5] == cell.tolist()


@ways
def test_a_function_that_is_not_on_the_list_is_refused(load) -> None:  # type: ignore[no-untyped-def]  # either
    text = "declare i32 @getpid()\ndefine i32 @kernel() {\n  %r = call i32 @getpid()\n  ret i32 %r\n}"

    with pytest.raises(LoadError, match="getpid"):
        load(compile_object(text, machine.host()), ["kernel"])


@ways
def test_a_missing_export_is_an_error(load) -> None:  # type: ignore[no-untyped-def]  # either loader
    with pytest.raises(LoadError, match="nothing"):
        load(compile_object(ADD, machine.host()), ["nothing"])


@on_linux_x86
def test_code_cannot_be_written_to() -> None:
    done = run_python(
        "import ctypes; from targets.cpu.kernels import ADD, loaded; print('loaded', flush=True);"
        "ctypes.memset(loaded(ADD)['kernel'], 0, 1)"
    )

    assert ("loaded\n", -11) == (done.stdout, done.returncode)


@on_linux_x86
def test_memory_goes_with_the_record() -> None:
    code = loader.load(compile_object(ADD, machine.host()), ["kernel"])
    memory = weakref.ref(code.memory)

    del code
    gc.collect()

    assert memory() is None


def test_a_name_that_the_c_library_has_not_is_an_error() -> None:
    with pytest.raises(LoadError, match="no_such_function"):
        loader.address_of("no_such_function")


def test_every_function_on_the_list_is_there() -> None:
    assert all(loader.address_of(name) for name in loader.KERNEL_SYMBOLS)


def test_addresses_of_a_kernel_do_not_change() -> None:
    assert loaded(ADD)["kernel"] == loaded(ADD)["kernel"]
