"""The reference interpreter, which defines the language's meaning, and the sanitizer built on it."""

from vyre.targets.reference.machine import run
from vyre.targets.reference.report import Finding, Report
from vyre.targets.reference.sanitizer import sanitize
from vyre.targets.reference.watch import Touch, Watch

__all__ = ["Finding", "Report", "Touch", "Watch", "run", "sanitize"]
