"""Finds the fastest way to run a pipeline on this machine, with Vyre's own kernels.

`sheaf` decides which stages fit together, `policy` which candidate to try, `natural` how the policy moves.
Fixed point is 16.16 in u32: ONE is 1.0.
"""

from vyre.tune.checks import HALF, ONE, to_fixed

__all__ = ["HALF", "ONE", "to_fixed"]
