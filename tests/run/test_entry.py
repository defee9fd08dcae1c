"""Errors of the user's making show the user's lines, and none of ours."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre
from vyre import Buf, Const, Out, f32, gid
from vyre.ir import axes
from vyre.run.user_frame import is_own_bug, with_user_frame

SOURCE = str(Path(vyre.__file__).parent)


@vyre.kernel
def broken(x: Buf[f32], y: Out[f32], n: Const[int] = 3):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] + missing  # type: ignore[name-defined]


@vyre.kernel
def whole(x: Buf[f32], y: Out[f32], n: Const[int] = 3):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()]


def frames_of(call: Callable[[], Any]) -> list[traceback.FrameSummary]:
    with pytest.raises(ValueError) as raised:
        call()
    chain: BaseException | None = raised.value
    assert chain is not None
    assert (None, None) == (chain.__cause__, chain.__context__)
    return traceback.extract_tb(raised.value.__traceback__)


@pytest.mark.parametrize(
    "call",
    [
        lambda: broken(np.ones(1, np.float32)),
        lambda: broken.show(),
        lambda: broken.program,
        lambda: broken.over(3)(np.ones(1, np.float32)),
        lambda: whole(),
        lambda: whole(3, 4),
        lambda: whole(np.ones(1, np.float32), n=1.5),
        lambda: whole(np.ones(1, np.float32), device="moon"),
        lambda: whole.show(m=3),
        lambda: whole.show(3),
        lambda: vyre.check(whole),
        lambda: vyre.check(3),
        lambda: vyre.use("moon"),
        lambda: vyre.kernel(3),
        lambda: vyre.kernel(workgroup="64"),
        lambda: vyre.kernel(workgroup=64)(3),
        lambda: vyre.func(print),
    ],
)
def test_no_frame_of_ours_is_in_the_traceback(call: Callable[[], Any]) -> None:
    files = [frame.filename for frame in frames_of(call)]

    assert __file__ == files[0]
    assert [] == [file for file in files if file.startswith(SOURCE)]


def test_the_last_frame_is_the_kernel_itself() -> None:
    last = frames_of(lambda: broken(np.ones(1, np.float32)))[-1]

    assert (__file__, "broken") == (last.filename, last.name)
    assert "def broken(" in str(last.line)


def test_an_error_inside_a_users_handler_keeps_the_users_context() -> None:
    first = KeyError("the user's own")
    try:
        raise first
    except KeyError:
        with pytest.raises(vyre.CallError) as raised:
            whole()

    assert raised.value.__context__ is first


def test_other_errors_pass_through() -> None:
    def fails(args: tuple[Any, ...], named: Any) -> Any:
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        with_user_frame(fails, name="k", file=__file__, line=1)()


@pytest.mark.parametrize("name", ["entry", "perform", "failure", "outcome", "args", "ü"])
def test_any_name_can_be_disguised(name: str) -> None:
    function = with_user_frame(lambda args, named: (args, dict(named)), name=name, file="f.py", line=3)

    assert ((1, 2), {"c": 3}) == function(1, 2, c=3)
    assert (name, "f.py", 3) == (
        function.__name__,
        function.__code__.co_filename,
        function.__code__.co_firstlineno,
    )


def _failed(call: Callable[[], Any]) -> Exception:
    with pytest.raises((AssertionError, ValueError)) as raised:
        call()
    return raised.value


def test_an_assertion_is_a_bug_of_vyre_only_if_it_is_in_vyre() -> None:
    def doubtful(x: int) -> int:
        assert isinstance(x, str)
        return x

    assert is_own_bug(_failed(lambda: axes.value("n if n else 1", {"n": 3})))
    assert not is_own_bug(_failed(lambda: vyre.func(doubtful)(3)))
    assert not is_own_bug(_failed(lambda: whole(3, 4)))
