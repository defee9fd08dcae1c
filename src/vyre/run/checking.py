"""The public function `check`, apart from what it runs.

`import vyre` defines it at once: the room `vyre.check` would take the place of a name that is defined later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import vyre.check  # noqa: F401  # now: imported later, it would take the place of the function `vyre.check`
from vyre.run.user_frame import public

if TYPE_CHECKING:
    from vyre.reference import Report


@public
def check(kernel: Any, /, *args: Any, **named: Any) -> Report:
    """Run a kernel, or all kernels of a pipeline, on the reference and report faults: problems, races,
    out-of-range accesses, arrays that do not fit together, outputs that are not written, parameters that are
    not used.
    """
    from vyre.run import sanitized  # the front end and the reference, which `import vyre` does not need

    return sanitized.report(kernel, args, named)
