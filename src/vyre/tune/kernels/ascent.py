# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""One step of a factored softmax policy, in 16.16: a distribution for each row, a workgroup for each row.

The Fisher matrix of a softmax is diag(p) - p pᵀ. Its pseudo-inverse turns the gradient of the expected
utility into the mean utility of the samples that chose a value, so the natural step needs no matrix at all.
"""

from vyre import Buf, Const, InOut, clamp, i32, i64, kernel, lid, pipeline, shared, sign, u32, wid
from vyre.tune.kernels.groups import LANES, SUBGROUPS, added
from vyre.tune.kernels.shares import exponentials, shares

FARTHEST = 8 << 16  # logits are kept between -8 and 8: exp(-16) is below the last place of 16.16


@kernel(workgroup=LANES)
def advance(
    logits: InOut[i32, 2], sizes: Buf[i32], chosen: Buf[i32, 2], utilities: Buf[i32], p: Buf[u32, 2], rate:
    i32, natural: Const[bool] = True,
):  # fmt: skip
    """Move each row of logits uphill, centre it and clip it.

    `chosen[s, row]` is the value that sample `s` took, `utilities[s]` its utility. Shares and means are
    rounded towards zero, products down.
    """
    parts = shared(i64, SUBGROUPS)
    row, samples = wid(), len(utilities)
    n = sizes[row]
    everything = i64(0)
    for s in range(samples):
        everything += i64(utilities[s])
    mean = sign(everything) * (abs(everything) // i64(samples))
    mine = i64(0)
    for v in range(lid(), n, LANES):
        total = i64(0)
        count = i64(0)
        for s in range(samples):
            if chosen[s, row] == v:
                total += i64(utilities[s])
                count += 1
        slope = sign(total) * (abs(total) // max(count if natural else i64(samples), i64(1)))
        if not natural:
            slope -= i64(p[row, v]) * mean >> 16
        moved = i64(logits[row, v]) + (i64(rate) * slope >> 16)
        logits[row, v] = i32(clamp(moved, i64(-(1 << 30)), i64(1 << 30)))
        mine += i64(logits[row, v])
    centre = added(mine, parts) // i64(n)
    for v in range(lid(), n, LANES):
        logits[row, v] = i32(clamp(i64(logits[row, v]) - centre, i64(-FARTHEST), i64(FARTHEST)))


@pipeline
def ascend(logits, sizes, chosen, utilities, p, rate, natural):
    """`advance` in place, then the distributions of the new logits into `p`, which held those of the old."""
    rows = logits.shape[0]
    advance(logits, sizes, chosen, utilities, p, rate=rate, natural=natural, groups=rows)
    weights = exponentials(logits, sizes, groups=rows)
    shares(weights, p=p, groups=rows)
