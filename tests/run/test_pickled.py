"""Kernels, functions and pipelines reach other processes: by name where a module has them, else by value."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from vyre import Buf, Const, InOut, Out, f32, gid, i32

cloudpickle = pytest.importorskip("cloudpickle", reason="cloudpickle is not installed")

X = np.arange(6, dtype=np.float32)
WEIGHTS = (1.0, 2.0, 4.0)
SCRIPT = """
from __future__ import annotations
import sys
import cloudpickle, pickle
import vyre as vy
from vyre import Buf, Const, Out, f32, gid

SHIFT = 3

@vy.func
def moved(value, by):
    return value + f32(by)

@vy.kernel
def shifted(x: Buf[f32, "n"], y: Out[f32, "n"], times: Const[int] = 1):
    y[gid()] = moved(x[gid()], SHIFT * times)

@vy.pipeline
def twice(x):
    return shifted(shifted(x), times=2)

for thing in (shifted, shifted.over(2), twice):
    for pickler in (pickle, cloudpickle):
        sys.stdout.write(pickler.dumps(thing).hex() + "\\n")
"""
LOADER = """
import pickle, sys
import numpy as np
for line in sys.stdin:
    thing = pickle.loads(bytes.fromhex(line))
    print(thing(np.arange(2, dtype=np.float32)).tolist())
"""


@vy.kernel
def doubled(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * 2.0


@vy.func
def halved(x):  # type: ignore[no-untyped-def]
    return x * 0.5


@vy.pipeline
def quadrupled(x: Any) -> Any:
    return doubled(doubled(x))


def nested() -> dict[str, Any]:
    """Things that no module has under their names."""
    offset = 5

    @vy.func
    def weighted(value, k):  # type: ignore[no-untyped-def]
        return value * WEIGHTS[k]

    @vy.kernel
    def inner(x: Buf[f32], y: Out[f32], k: Const[int] = 1):  # type: ignore[no-untyped-def]
        y[gid()] = weighted(halved(x[gid()]), k) + f32(offset)

    @vy.kernel(workgroup=2)
    def grouped(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
        tile = vy.shared(f32, 2)
        tile[vy.lid()] = x[gid()]
        vy.barrier()
        y[gid()] = tile[1 - vy.lid()]

    @vy.kernel
    def counted(x: InOut[i32]):  # type: ignore[no-untyped-def]
        x[gid()] += 1

    @vy.pipeline
    def joined(x: Any) -> Any:
        return inner(grouped(x), k=2) if len(x) > 3 else inner(x)

    return {"inner": inner, "grouped": grouped, "over": inner.over(4), "joined": joined, "counted": counted}


@pytest.mark.parametrize("pickler", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
@pytest.mark.parametrize("name", ["inner", "grouped", "over", "joined"])
def test_what_is_nested_is_pickled_by_value(name: str, pickler: Any) -> None:
    thing = nested()[name]
    again = pickle.loads(pickler.dumps(thing))

    assert thing is not again
    assert thing(X).tobytes() == again(X).tobytes()
    assert repr(thing) == repr(again)


@pytest.mark.parametrize("pickler", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
def test_what_a_module_has_is_pickled_by_name(pickler: Any) -> None:
    for thing in (doubled, quadrupled, halved):
        assert thing is pickle.loads(pickler.dumps(thing))


def test_the_same_bytes_give_the_same_object() -> None:
    data = pickle.dumps(nested()["inner"])

    assert pickle.loads(data) is pickle.loads(data)


def test_a_kernel_that_changes_its_argument_is_pickled() -> None:
    again = pickle.loads(pickle.dumps(nested()["counted"]))

    assert [1, 2] == again(np.array([0, 1], np.int32)).tolist()


def test_the_program_of_a_copy_is_the_same() -> None:
    inner = nested()["inner"]

    assert inner.show() == pickle.loads(pickle.dumps(inner)).show()


def test_a_module_may_ask_to_be_pickled_by_value() -> None:
    module = sys.modules[__name__]
    cloudpickle.register_pickle_by_value(module)
    try:
        again = pickle.loads(cloudpickle.dumps(quadrupled))
    finally:
        cloudpickle.unregister_pickle_by_value(module)

    assert quadrupled is not again
    assert quadrupled(X).tobytes() == again(X).tobytes()


def test_a_script_sends_its_kernels_to_a_process_without_its_file(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    sent = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (0, "") == (sent.returncode, sent.stderr)
    script.write_text("# another program now\n" * 40, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", LOADER], input=sent.stdout, capture_output=True, text=True, check=False
    )

    assert "" == done.stderr
    assert ["[3.0, 4.0]"] * 4 + ["[9.0, 10.0]"] * 2 == done.stdout.splitlines()


def test_an_error_in_a_copy_shows_its_source() -> None:
    def make() -> vy.Kernel:
        @vy.kernel
        def wrong(x: Buf[f32], y: Out[f32]):  # type: ignore[no-untyped-def]
            y[gid()] = x[gid()] + gid()

        return wrong

    with pytest.raises(vy.Problems) as raised:
        pickle.loads(pickle.dumps(make()))(X)

    assert "P203" == raised.value.problems[0].code
    assert "y[gid()] = x[gid()] + gid()" in str(raised.value.problems[0])


def test_types_of_vectors_and_matrices_are_themselves_after_pickling() -> None:
    kinds = vy.vec(f32, 3), vy.mat(f32, 2, 3)

    assert all(pickle.loads(pickle.dumps(kind)) is kind and copy.deepcopy(kind) is kind for kind in kinds)


def test_values_of_vectors_keep_their_parts_when_pickled() -> None:
    value = vy.vec(f32, 2)(1, 2)

    assert value == pickle.loads(pickle.dumps(value)) == copy.copy(value)
