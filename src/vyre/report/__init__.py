"""Reports of Vyre's decisions, as text and as self-contained HTML pages."""

from vyre.report.explanation import Explanation, report

__all__ = ["Explanation", "report"]
