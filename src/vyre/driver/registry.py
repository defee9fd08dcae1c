"""Names to devices. A device asked for by name and not there is an error; nothing is replaced in silence."""

from __future__ import annotations

from vyre.ir.problem import CallError

DEVICES = ("cpu", "reference")


def choose(asked: str | None, preferred: str | None) -> str:
    """The device that a launch runs on: the one asked for, the preferred one, or the best that works."""
    name = asked or preferred or DEVICES[0]
    if name not in DEVICES:
        known = ", ".join(repr(device) for device in DEVICES)
        fix = f"Fix: pass device={DEVICES[0]!r}, or none."
        raise CallError(f"the device {name!r} is not here; this version has {known}. {fix}")
    return name
