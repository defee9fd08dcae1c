"""What calls cost beside the work on the GPU: single launches from Python, and sixteen of them as a graph."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch
from bench.cpu.tables import Table, factor, spread
from bench.cpu.timing import Times, ratio
from bench.cuda import kernels as K
from bench.cuda.contest import Contest, as_tensor
from bench.cuda.jobs import by_jax, raw_kernels

import vyre as vy

SIZE, STAGES = 16, 16
IN_A_ROW = 500  # launches for one reading: fewer than the driver queues before it makes callers wait
GRAPHS_IN_A_ROW = 50
Many = Callable[[int], Any]  # makes so many calls and gives the last one's result

_PTX = """
.version 7.0
.target sm_75
.address_size 64
.visible .entry add(.param .u64 x, .param .u64 y, .param .u64 z) {
    .reg .b32 %r; .reg .b64 %x, %y, %z, %at; .reg .f32 %p, %q;
    ld.param.u64 %x, [x]; ld.param.u64 %y, [y]; ld.param.u64 %z, [z];
    cvta.to.global.u64 %x, %x; cvta.to.global.u64 %y, %y; cvta.to.global.u64 %z, %z;
    mov.u32 %r, %tid.x;
    mul.wide.u32 %at, %r, 4;
    add.u64 %x, %x, %at; add.u64 %y, %y, %at; add.u64 %z, %z, %at;
    ld.global.f32 %p, [%x]; ld.global.f32 %q, [%y];
    add.f32 %p, %p, %q;
    st.global.f32 [%z], %p;
    ret;
}
"""


def repeated(function: Callable[..., Any], *arguments: Any, **named: Any) -> Many:
    def many(count: int) -> Any:
        for _ in range(count):
            result = function(*arguments, **named)
        return result

    return many


def launches(contest: Contest) -> Table:
    """A row for each way to launch a kernel on three arrays."""
    heads = ("way", "time for a call", "beside C", "aims")
    table = Table("launch", f"Launching from Python, three arrays of {SIZE} f32", heads)
    x, y, z = (torch.randn(SIZE, device="cuda") for _ in range(3))
    makers: dict[str, Callable[[], Many]] = {
        "C, cuLaunchKernel": partial(_in_c, x, y, z),
        "vyre, its own arrays": partial(_own_arrays, x, y),
        "vyre, torch's tensors": lambda: repeated(K.add, x, y, z),
        "torch.add(x, y, out=z)": lambda: repeated(torch.add, x, y, out=z),
        "Triton": partial(_in_triton, x, y, z),
        "CuPy RawKernel": partial(_in_cupy, x, y, z),
        "cuda.bindings, cuLaunchKernel": partial(_by_bindings, x, y, z),
        "JAX": lambda: repeated(by_jax(lambda jnp: jnp.add, x, y)()),
    }
    works = _checked(contest, makers, x + y, out=z)
    times = _readings(works, contest.rounds, IN_A_ROW)
    for name, found in times.items():
        base = times.get("C, cuLaunchKernel")
        beside = factor(1 / ratio(found, base)) if base else "-"
        aims = _launch_aims(times) if name == "vyre, its own arrays" else "-"
        record = {"way": name, "ns": [found.median, *found.quartiles], "aims": aims}
        table.add((name, spread(found), beside, aims), record)
    return table


def _launch_aims(times: dict[str, Times]) -> str:
    ours = times["vyre, its own arrays"]
    aims = (("C, cuLaunchKernel", 1.5, "at most 1.5x C"), ("torch.add(x, y, out=z)", 1.0, "ahead of torch"))
    return "; ".join(
        f"{text}: {'met' if 1 / ratio(ours, times[peer]) <= most else 'missed'}"
        for peer, most, text in aims
        if peer in times
    )


def _checked(
    contest: Contest, makers: dict[str, Callable[[], Many]], expected: torch.Tensor, *, out: torch.Tensor
) -> dict[str, Many]:
    """The ways that give the right result."""

    def made(make: Callable[[], Many]) -> Many:
        many = make()
        out.fill_(float("nan"))
        result = many(5)
        found = as_tensor(out if result is None else result)
        if not torch.allclose(expected, found.reshape(expected.shape)):
            raise ValueError("the result is wrong")
        return many

    works = {name: contest.attempt(name, partial(made, make)) for name, make in makers.items()}
    return {name: many for name, many in works.items() if many is not None}


def _readings(works: dict[str, Many], rounds: int, count: int, *, waits: bool = False) -> dict[str, Times]:
    """Nanoseconds of one of many calls in a row; with `waits` of those on the GPU as well."""
    for many in works.values():
        many(count)
    found: dict[str, list[float]] = {name: [] for name in works}
    names = list(works)
    for number in range(rounds if names else 0):
        at = number % len(names)
        for name in names[at:] + names[:at]:
            torch.cuda.synchronize()
            began = time.perf_counter_ns()
            last = works[name](count)
            if waits:
                torch.cuda.synchronize()
            found[name].append((time.perf_counter_ns() - began) / count)
            if hasattr(last, "block_until_ready"):
                last.block_until_ready()
    return {name: Times(tuple(each)) for name, each in found.items()}


def _own_arrays(x: torch.Tensor, y: torch.Tensor) -> Many:
    mine = [vy.array(each.cpu().numpy(), device="cuda:0") for each in (x, y)]
    return repeated(K.add, *mine, vy.zeros(SIZE, device="cuda:0"))


def _in_triton(x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> Many:
    from bench.cuda import triton_peers

    return repeated(triton_peers.add, x, y, z)


def _in_cupy(x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> Many:
    import cupy

    kernel = raw_kernels().get_function("add")
    return repeated(kernel, (1,), (SIZE,), tuple(cupy.asarray(each) for each in (x, y, z)))


def _loaded() -> tuple[Any, int]:
    """libcuda, and the hand-written kernel by its handle, in torch's context."""
    cuda = ctypes.CDLL("libcuda.so.1")
    module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
    statuses = (
        cuda.cuModuleLoadData(ctypes.byref(module), ctypes.c_char_p(_PTX.encode())),
        cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"add"),
    )
    if any(statuses) or kernel.value is None:
        raise OSError(f"the driver does not load the kernel: {statuses}")
    return cuda, kernel.value


def _in_c(x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> Many:
    compiler = next(filter(None, map(shutil.which, ("gcc", "cc", "clang"))), None)
    if compiler is None:
        raise OSError("there is no C compiler")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "launches.so"
        source = Path(__file__).with_name("launches.c")
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        loop = ctypes.CDLL(str(library)).launches
    loop.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, ctypes.c_long]
    cuda, kernel = _loaded()
    words = (ctypes.c_uint64 * 3)(*(each.data_ptr() for each in (x, y, z)))
    arguments = (ctypes.c_void_p * 3)(*(ctypes.addressof(words) + 8 * at for at in range(3)))
    address = ctypes.cast(cuda.cuLaunchKernel, ctypes.c_void_p).value

    def many(count: int, words: Any = words) -> None:  # the words live as long as this
        status = loop(address, kernel, SIZE, ctypes.addressof(arguments), count)
        if status:
            raise OSError(f"cuLaunchKernel gives {status}")

    return many


def _by_bindings(x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> Many:
    from cuda.bindings import driver

    kernel, stream = driver.CUfunction(_loaded()[1]), driver.CUstream(0)
    values = tuple(each.data_ptr() for each in (x, y, z))
    arguments = (values, (ctypes.c_void_p,) * 3)
    call = driver.cuLaunchKernel
    if call(kernel, 1, 1, 1, SIZE, 1, 1, 0, stream, arguments, 0)[0] != driver.CUresult.CUDA_SUCCESS:
        raise OSError("cuLaunchKernel fails")

    def many(count: int) -> None:
        for _ in range(count):
            call(kernel, 1, 1, 1, SIZE, 1, 1, 0, stream, arguments, 0)

    return many


def graphs(contest: Contest) -> Table:
    """Sixteen kernels on 1,024 elements: as a graph, fused into one, and one by one."""
    heads = ("way", "one of many calls", "one of many, each waited for", "aim")
    table = Table("graph", f"A pipeline of {STAGES} tiny kernels, warm, 1,024 f32", heads)
    x = torch.randn(1024, device="cuda")
    a, b = torch.empty_like(x), torch.empty_like(x)
    mine = contest.attempt("vyre's arrays", lambda: vy.array(x.cpu().numpy(), device="cuda:0"))
    makers: dict[str, Callable[[], Many]] = {
        "torch's CUDA graph": partial(_torch_graph, x, a, b),
        "vyre, fuse='off': a graph of 16": lambda: repeated(K.sixteen_shifts, mine, fuse="off"),
        "vyre, fuse='off', torch's tensors": lambda: repeated(K.sixteen_shifts, x, fuse="off"),
        "vyre: fused into one launch": lambda: repeated(K.sixteen_shifts, mine),
        "torch, 16 calls": lambda: repeated(_shifts, x, a, b),
    }
    works = _checked(contest, makers, x + 0.5 * STAGES, out=b)
    row = _readings(works, contest.rounds, GRAPHS_IN_A_ROW, waits=True)
    waited = {name: _waited_for(many) for name, many in works.items()}
    alone = _readings(waited, contest.rounds, GRAPHS_IN_A_ROW)
    for name in works:
        verdict = "-"
        if name.startswith("vyre, fuse='off': ") and "torch's CUDA graph" in works:
            worst = max(1 / ratio(each[name], each["torch's CUDA graph"]) for each in (row, alone))
            verdict = f"at most 1.30x torch's, {factor(worst)}: {'met' if worst <= 1.3 else 'missed'}"
        record = {
            "way": name, "row_ns": [row[name].median, *row[name].quartiles],
            "alone_ns": [alone[name].median, *alone[name].quartiles], "aim": verdict,
        }  # fmt: skip
        table.add((name, spread(row[name]), spread(alone[name]), verdict), record)
    return table


def _waited_for(many: Many) -> Many:
    def one_by_one(count: int) -> Any:
        for _ in range(count):
            result = many(1)
            torch.cuda.synchronize()
        return result

    return one_by_one


def _shifts(x: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    source = x
    for number in range(STAGES):
        source = torch.add(source, 0.5, out=b if number % 2 else a)
    return source


def _torch_graph(x: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> Many:
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        _shifts(x, a, b)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, capture_error_mode="thread_local"):
        _shifts(x, a, b)
    return repeated(graph.replay)
