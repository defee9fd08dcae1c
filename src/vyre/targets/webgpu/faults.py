"""Errors of wgpu as messages for users: what happened, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vyre.ir.problem import CallError, DeviceError, DeviceLost, OutOfMemory


@contextmanager
def translating(device: str, doing: str) -> Iterator[None]:
    """Raise what wgpu raises inside as an error of Vyre."""
    try:
        yield
    except (CallError, MemoryError, KeyboardInterrupt):
        raise
    except Exception as error:  # noqa: BLE001  # wgpu raises its own, RuntimeError, and those of cffi
        raise fault(error, device, doing) from None


def fault(error: Exception, device: str, doing: str) -> CallError:
    """The error for one of wgpu."""
    reason = first_line(str(error)) or type(error).__name__
    kind = f"{type(error).__name__} {reason}".lower()
    if "memory" in kind:
        return OutOfMemory(
            f"{device} has not enough memory for {doing}. "
            "Fix: drop arrays that are not needed, or work on parts of the data."
        )
    if "lost" in kind:
        return DeviceLost(
            f"{device} was lost while {doing} ({reason}). "
            "Fix: restart the process; until then use device='cpu', which gives the same bytes."
        )
    return DeviceError(f"{doing} failed on {device} ({reason}). Fix: see `vyre doctor`, or use device='cpu'.")


def first_line(text: str) -> str:
    """The line of wgpu's text that says most: the last cause."""
    lines = [
        line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("In ")
    ]
    lines = [line for line in lines if line not in ("Validation Error", "Caused by:")]
    return lines[0][:300] if lines else ""
