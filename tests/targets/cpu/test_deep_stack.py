"""Calls on large stacks, from threads that have little."""

import contextvars
import gc
import sys
import threading
import weakref
from types import FrameType
from typing import Any

import pytest

from small_stacks import Overflow, on_small_stack
from vyre.targets.cpu import deep_stack
from vyre.targets.cpu.deep_stack import on_deep_stack, on_enough_stack
from vyre.targets.locks import SHARED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="stacks are not asked for their size here")

WORD = contextvars.ContextVar("WORD", default="none")


def nested(levels: int) -> int:
    """Takes so many levels of C functions: each sort calls the next."""
    return 0 if levels == 0 else 1 + sorted([1], key=lambda _: nested(levels - 1))[0] * 0 + levels - 1


def test_a_call_that_needs_more_than_a_thread_has_is_made_elsewhere() -> None:
    assert 200 == on_small_stack(lambda: on_enough_stack(lambda: nested(200)))
    with pytest.raises(Overflow):
        on_small_stack(lambda: nested(200))


def test_a_call_is_made_on_this_thread_if_its_stack_is_large_enough() -> None:
    here = threading.get_ident()

    assert here == on_enough_stack(threading.get_ident)
    assert here != on_deep_stack(threading.get_ident)
    assert on_deep_stack(lambda: threading.get_ident() == on_deep_stack(threading.get_ident))


def test_what_is_raised_is_raised_here_and_not_kept() -> None:
    class Thing:
        pass

    def fail(thing: Thing) -> None:
        raise KeyError("here")

    def failing() -> "weakref.ref[Thing]":
        thing = Thing()
        with pytest.raises(KeyError, match="here"):
            on_deep_stack(lambda: fail(thing))
        return weakref.ref(thing)

    gc.collect()
    gc.disable()
    try:
        seen = failing()
    finally:
        gc.enable()

    assert seen() is None


def test_the_callers_context_is_seen() -> None:
    token = WORD.set("mine")
    try:
        assert "mine" == on_deep_stack(WORD.get)
    finally:
        WORD.reset(token)


def test_the_lock_of_a_waiting_thread_is_lent() -> None:
    def take() -> bool:
        with SHARED:
            return SHARED.is_mine()

    assert not SHARED.is_mine()
    with SHARED:
        assert on_deep_stack(take)
        taken = []
        other = threading.Thread(target=lambda: taken.append(SHARED._lock.acquire(blocking=False)))
        other.start()
        other.join()
        assert [False] == taken
    assert on_deep_stack(take)


def test_threads_of_the_user_keep_their_size() -> None:
    before = threading.stack_size()

    on_deep_stack(lambda: None)

    assert before == threading.stack_size()
    assert deep_stack.ENOUGH <= on_deep_stack(deep_stack._stack_bytes)


class Stopped(BaseException):
    """Raised where a signal handler could raise."""


def raise_after_the_thread_began(frame: FrameType, event: str, _: object) -> Any:
    """A trace function, as signal handlers are: called between two instructions."""
    is_there = frame.f_code is deep_stack._run_in_thread.__code__ and "thread" in frame.f_locals
    if is_there and frame.f_locals["thread"].value:
        sys.settrace(None)
        raise Stopped
    return raise_after_the_thread_began


def test_an_exception_after_the_thread_began_does_not_leave_it_running() -> None:
    events: list[str] = []

    def call() -> None:
        events.append("begin")
        for _ in range(300_000):  # longer than the caller takes to its end
            pass
        events.append("end")

    before = sys.gettrace()
    sys.settrace(raise_after_the_thread_began)
    try:
        with pytest.raises(Stopped):
            deep_stack._run_in_thread(lambda _: call())
    finally:
        sys.settrace(before)

    assert ["begin", "end"] == events
