"""What Vyre tells about its work, as text and as self-contained HTML pages."""

from vyre.report.explanation import Explanation

__all__ = ["Explanation"]
