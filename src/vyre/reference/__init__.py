"""The reference interpreter, which defines the language's meaning, and the sanitizer built on it."""

from vyre.reference.machine import run
from vyre.reference.report import Finding, Report
from vyre.reference.sanitizer import sanitize
from vyre.reference.watch import ArrayAccess, RunWatch

__all__ = ["ArrayAccess", "Finding", "Report", "RunWatch", "run", "sanitize"]
