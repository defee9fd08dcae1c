"""The driver's errors as messages for users: what happened, and what to do."""

from __future__ import annotations

import ctypes

from vyre.ir.problem import CallError, DeviceError, DeviceLost, OutOfMemory
from vyre.targets.cuda.api import api, number

OUT_OF_MEMORY, NOT_READY = 2, 600
NOT_CURRENT = frozenset({3, 201, 400, 709})  # the thread has no context, or that of another device
_OLD_DRIVER = frozenset({222, 36, 803})
_NO_CODE = frozenset({209, 218, 221})

# After these the context is unusable: every call gives the same error, until the process ends.
_STICKY = {
    214: "its memory has an error that cannot be corrected",
    219: "a peer of it failed",
    700: "a kernel touched memory that is not there",
    702: "a kernel ran longer than the system allows",
    710: "a kernel stopped itself",
    714: "the hardware stack of a kernel is broken",
    715: "a kernel has an invalid instruction",
    716: "a kernel touched memory at an address that is not aligned",
    717: "a kernel touched memory of the wrong kind",
    718: "a kernel jumped out of its code",
    719: "a kernel failed",
    46: "it is not available any more",
    101: "it is not there any more",
    999: "it fails for a reason that the driver does not know",
}


def status_name(status: int) -> str:
    """Return the driver's name and explanation of a status."""
    cuda = api()
    if cuda is None:
        return f"error {status}"
    words = []
    for function in (cuda.cuGetErrorName, cuda.cuGetErrorString):
        cell = ctypes.c_char_p()
        if function(status, ctypes.addressof(cell)) == 0 and cell.value is not None:
            words.append(cell.value.decode(errors="replace"))
    return ": ".join(words) or f"error {status}"


def fault(status: int, doing: str, *, device: str, log: str = "") -> CallError:
    """Return the error for a status other than success."""
    reason = status_name(status)
    if status == OUT_OF_MEMORY:
        return OutOfMemory(
            f"{device} has not enough memory for {doing}. "
            "Fix: drop arrays that are not needed, or work on parts of the data."
        )
    if status in _STICKY:
        return DeviceLost(
            f"{device} was lost while {doing}: {_STICKY[status]} ({reason}). "
            "Fix: restart the process; until then use device='cpu', which gives the same bytes."
        )
    if status in _OLD_DRIVER:
        version = version_text(driver_version())
        return DeviceError(
            f"the NVIDIA driver here is too old for the code that {doing} needs ({reason}; it knows CUDA "
            f"{version}).{_with(log)} Fix: install a newer driver, or use device='cpu'."
        )
    if status in _NO_CODE:
        return DeviceError(
            f"{device} does not take the code made for it ({reason}).{_with(log)} "
            "Fix: report it with this text; meanwhile use device='cpu', which gives the same bytes."
        )
    return DeviceError(
        f"{doing} failed on {device} ({reason}).{_with(log)} Fix: see `vyre doctor`, or use device='cpu'."
    )


def is_sticky(status: int) -> bool:
    """True if the device refuses every call after this error."""
    return status in _STICKY


def _with(log: str) -> str:
    return f" The driver's compiler says: {log.strip()}." if log.strip() else ""


def driver_version() -> int:
    """Return the driver's CUDA version, as 1000 * major + 10 * minor; 0 if there is no driver."""
    cuda = api()
    return 0 if cuda is None else number(cuda.cuDriverGetVersion)[1]


def version_text(version: int) -> str:
    return f"{version // 1000}.{version % 1000 // 10}"
