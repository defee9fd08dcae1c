"""Reports of Vyre's decisions, as text and as self-contained HTML pages."""

from vyre.report.explanation import Explanation

__all__ = ["Explanation"]
