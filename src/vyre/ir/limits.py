"""The sizes beyond which a Program is refused; the checker, the text reader and the decoder share them."""

EXPRESSION_DEPTH = 100
BLOCK_DEPTH = 99  # nested blocks of statements: Python's own limit of indentation
NODES = 200_000  # statements and expressions of one Program, counted as a tree
PARAMETERS = 64
NAME_LENGTH = 120
RANK = 6  # axes of an array, and of an element kernel's domain
GROUP_RANK = 3  # axes of a workgroup
AXIS = 2**31 - 1  # elements along one axis
WORKGROUP = 1024  # invocations of one workgroup
LONG_WORKGROUP = 8192  # of launches that a plan writes for devices where a workgroup is a loop
SUBGROUP = 32  # invocations of one subgroup
SHARED_BYTES = 256 * 1024  # workgroup memory of one workgroup; many devices have less
LOCAL_BYTES = 16 * 1024  # private arrays of one invocation
CPU_BYTES = 256 * 2**20  # memory of one workgroup on the CPU: arrays, and locals that live across barriers
TABLE = 4096  # elements of one constant table
TABLE_BYTES = 1 << 20  # all different constant tables of one Program
UNROLL = 256  # iterations that `unroll` may expand
UNROLLED = NODES // 2  # statements and expressions that unrolled loops may add to one Program
