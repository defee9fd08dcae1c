"""Reports of Vyre's decisions, as text and as self-contained HTML pages."""

from vyre.report.explanation import Explanation
from vyre.report.full import report

__all__ = ["Explanation", "report"]
