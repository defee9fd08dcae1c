# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Collectives of a workgroup of LANES invocations. Either all of them call these functions, or none."""

from vyre import barrier, func, lid, subgroup_add, subgroup_lane, subgroup_max, subgroup_min, unroll

LANES = 64  # two subgroups: distributions seldom have more entries, and wider groups cost small ones 10 µs
SUBGROUPS = LANES // 32


@func
def exchange(own, parts):
    """Put the value of each subgroup into `parts`, which is shared, with an element per subgroup."""
    barrier()  # other invocations may still read `parts`
    if subgroup_lane() == 0:
        parts[lid() // 32] = own
    barrier()


@func
def added(value, parts):
    """Return the sum over the workgroup, in a fixed order."""
    exchange(subgroup_add(value), parts)
    total = parts[0]
    for k in unroll(range(1, SUBGROUPS)):
        total += parts[k]
    return total


@func
def least(value, parts):
    """Return the least over the workgroup."""
    exchange(subgroup_min(value), parts)
    total = parts[0]
    for k in unroll(range(1, SUBGROUPS)):
        total = min(total, parts[k])
    return total


@func
def greatest(value, parts):
    """Return the greatest over the workgroup."""
    exchange(subgroup_max(value), parts)
    total = parts[0]
    for k in unroll(range(1, SUBGROUPS)):
        total = max(total, parts[k])
    return total
