"""The times and thresholds of all cost models, with the measurements that they come from.

`analysis.cost` counts; a caller multiplies its counts by these. They are of the machines they were measured
on, and decide between ways to run something, never about results.
"""

from __future__ import annotations

UNKNOWN_TURNS = 16.0  # of a loop whose bounds depend on data

# In nanoseconds on one core. Measured as the difference between fuse="off" and fuse="max" for maps and
# stencils (a product, a cubic polynomial, exp, 3 to 9 points) before stencils of 2 to 9 points and before
# softmax, on 4,096 to 16 M elements of f32, and for 16 Jacobi steps on 1 to 16 M, best of many calls, with
# vectors of 16 lanes and caches of 1 and 32 MB. Threads share the memory and not the arithmetic: with
# several, fusing pays sooner.
NS_PER_BYTE = ((32 << 20, 0.13), (8 << 20, 0.06), (0, 0.02))  # by array size: written and read again
# Of stencils that run launch by launch or as a stream: 5-point and 9-point ones, waves, shallow water,
# diffusion with quotients and with exp, on 4 M elements, with 2 MB a core and vectors of 16 lanes. A load and
# an operation of f32; a quotient has a unit of its own, and is computed beside all else. A byte that a launch
# reads or writes, by how many that are.
NS_PER_LOAD, NS_PER_OPERATION, NS_PER_QUOTIENT = 0.016, 0.014, 0.22
NS_PER_BYTE_MOVED = ((24 << 20, 0.05), (16 << 20, 0.03), (0, 0.01))
SURE = 1.06  # times the estimate of a stream, which must still be less than that of its launches
NS_PER_BYTE_IN_BANDS = 0.055  # of an array that stays in the cache between launches in bands
NS_PER_NODE = 0.02  # a load, or an operation after expansion; indices are nearly free
NS_PER_NODE_IN_GROUPS = 0.06  # the same in a workgroup, whose loads are seldom proved to be inside the array
NS_PER_LAUNCH = 20.0  # between launches of one plan

# Measured with 1 MB a core for 2 to 16 Jacobi steps of 2048 x 2048 and 4096 x 4096, and for edges of images.
NS_PER_BYTE_IN_LINES = 0.004  # of an array that is kept in lines of the cache
NS_PER_BYTE_OF_BLOCKS = 0.03  # more, of an array in memory that is read or written in blocks of columns
NS_PER_LINE = 15.0  # of a stage, of a fetch, and of the copy of what a stage keeps: a row of a block
# Of a launch: a row of a plane. Measured as 8 to 13 for heat and waves on 4 M elements in rows of 40 to 400;
# two steps of heat stream in 0.8 of the time of launches, and in 1.1 if the first one is stored too.
NS_PER_LINE_OF_PLANES = 20.0

# Of a row that is shorter than vectors, which a launch over all rows takes with the others as one: squares of
# 300,000 rows of 16 elements before sums of rows took 2.8 ms in bands, and 1.2 apart.
NS_PER_SHORT_ROW = 8.0

# Of a call that is computed where another's workgroup or loop loads, on one core with vectors of 16 lanes and
# 32 MB of cache, against launches of their own: for maps (a square, quotients, exp) and stencils of 3 to 9
# points before sums and maxima of rows, columns and all, on 10,000 to 36 M elements. An expression beyond the
# few that cost nothing beside the loop, a quotient, a load some places away, and one at other places; what a
# launch and a byte less save at least. Workgroups along one axis go over tiles of neighbours, where the next
# expressions do not wait for those before them: there the first two take a part of that. The row and the
# column of a place take a quotient of integers, where all rows are taken as one.
FREE_NODES_INSIDE, NS_PER_NODE_INSIDE, NS_PER_QUOTIENT_INSIDE = 12.0, 0.025, 0.1
NS_PER_NEAR_LOAD_INSIDE, NS_PER_LOAD_INSIDE, NS_PER_PLACE_INSIDE, IN_TILES = 0.2, 0.3, 0.15, 0.35
NS_PER_LAUNCH_SAVED, NS_PER_BYTE_SAVED = 100.0, ((16 << 20, 0.02), (0, 0.012))

# Of two calls over different arrays: from this many on, one launch takes 1.1 to 1.5 times as long as two.
BESIDE_BYTES = 4 << 20

# Of an expression in a loop: on one core with vectors of 16 lanes, and with all of an H200 at work.
NS_PER_NODE_IN_LOOPS, NS_PER_NODE_ON_GPU = 0.005, 0.0001

# Nanoseconds of estimated work on the CPU. Giving the interpreter away and back costs 0.03 µs, and whoever
# wants it then waits no longer than this; waking a thread costs its waker 1.3 µs if its processor is idle and
# 2 to 4 if not, and it begins 5 to 7 µs later; another seat costs 0.15 µs, a chunk 0.03. With 16 processors,
# all threads awake, saxpy of 2^15 elements (4 µs on one) takes 2.2 µs on 4 to 8, of 2^16 (8.3) 3.5 on 4 and
# 2.8 on 8. What lies between SHARED_NS and WIDE_NS is shared if a thread is awake; every 16th call wakes one.
UNLOCKED_NS = 4_000.0
SHARED_NS = 5_000.0
WIDE_NS = 20_000.0
CHUNK_NS = 1_500.0

# Walks on an H200.
PROCESSORS, SCHEDULERS = 132, 4  # and of each
CYCLES_PER_NS = 1.75
ISSUED, FETCHED = 1.15, 1000.0  # cycles of an instruction, and until a row is there
SHUFFLED, SHARED = 2.7, 0.4  # cycles of a processor for a shuffle, and for an element in workgroup memory
CHECKED = 0.75  # of the time of subgroups at the borders of the domain, more
BYTES_PER_NS, BYTES_PER_NS_APART = 3800.0, 3000.0  # of a walk, and of steps one by one
# Of subgroups that do not wait for each other: cycles of an instruction of one among many and of one alone,
# the power by which the two add up, cycles until a row is there, and bytes, whose time is added. For 73 walks
# of edges, an unsharp mask and Harris corners in images of 2 to 33 M places, estimates are within 9 % (rms of
# the logarithms, fast walks weighing more), and the walks that are chosen within 3 % of the fastest.
ISSUED_APART, ALONE_APART, HIDDEN, FETCHED_APART, BYTES_PER_NS_BESIDE = 0.53, 1.63, 1.46, 360.0, 7400.0
# Of subgroups that wait for each other: cycles of an instruction of one workgroup alone, the part of the time
# of bytes or of work that they do not hide, and the part of a band for which processors wait at the end. For
# 83 walks of 2 to 5 steps of heat in 384 x 384 x 384 and 385 x 383 x 387, estimates are within 11 % (rms).
ALONE_TOGETHER, TOGETHER, TAIL = 3.1, 0.6, 0.2
NS_PER_GPU_LAUNCH = 3000.0
