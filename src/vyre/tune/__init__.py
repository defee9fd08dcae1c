"""Which of the ways to run a pipeline is fastest here, found out with Vyre's own kernels.

`sheaf` says which stages fit together, `policy` which candidate to try, `natural` how the policy moves.
Fixed point is 16.16 in u32: ONE is 1.0.
"""

from vyre.tune.checks import HALF, ONE, to_fixed

__all__ = ["HALF", "ONE", "to_fixed"]
