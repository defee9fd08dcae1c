"""Small kernels written as LLVM IR by hand, to the convention `void kernel(ptr args, i64 lo, i64 hi)`."""

import functools
import os
import subprocess
import sys
from pathlib import Path

from vyre.targets.cpu.compile import compile_object
from vyre.targets.cpu.loader import LoadedCode, load
from vyre.targets.cpu.machine import host

ROOT = Path(__file__).resolve().parents[3]


def looped(before: str, body: str) -> str:
    """A kernel that runs `body` for %i from lo below hi."""
    return f"""
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {{
entry:
  {before}
  br label %head
head:
  %i = phi i64 [ %lo, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %hi
  br i1 %more, label %body, label %done
body:
  {body}
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}}
"""


# out[i] = a[i] + b[i], for three f32 arrays of one dimension
ADD = looped(
    """%a = load ptr, ptr %args
  %b.s = getelementptr i64, ptr %args, i64 2
  %b = load ptr, ptr %b.s
  %out.s = getelementptr i64, ptr %args, i64 4
  %out = load ptr, ptr %out.s""",
    """%a.p = getelementptr float, ptr %a, i64 %i
  %b.p = getelementptr float, ptr %b, i64 %i
  %out.p = getelementptr float, ptr %out, i64 %i
  %x = load float, ptr %a.p
  %y = load float, ptr %b.p
  %z = fadd float %x, %y
  store float %z, ptr %out.p""",
)

# marks[i] += 1, for an i32 array: not atomic, so that an index run twice at once shows too
MARK = looped(
    "%marks = load ptr, ptr %args",
    """%p = getelementptr i32, ptr %marks, i64 %i
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p""",
)

# Adds one to counts[0], then waits until it is 2 and adds one to counts[1]; gives up after half a minute.
MEET = """
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {
entry:
  %counts = load ptr, ptr %args
  %met = getelementptr i64, ptr %counts, i64 1
  %old = atomicrmw add ptr %counts, i64 1 seq_cst
  br label %wait
wait:
  %n = phi i64 [ 0, %entry ], [ %n1, %again ]
  %now = load atomic i64, ptr %counts acquire, align 8
  %both = icmp sge i64 %now, 2
  br i1 %both, label %yes, label %again
again:
  %n1 = add i64 %n, 1
  %patient = icmp ult i64 %n1, 100000000000
  br i1 %patient, label %wait, label %no
yes:
  %o = atomicrmw add ptr %met, i64 1 seq_cst
  ret void
no:
  ret void
}
"""


def echo(count: int) -> str:
    """A kernel that copies the first `count` slots of its argument block to its first array, of i64."""
    lines = [
        f"""  %s{at} = getelementptr i64, ptr %args, i64 {at}
  %v{at} = load i64, ptr %s{at}
  %t{at} = getelementptr i64, ptr %out, i64 {at}
  store i64 %v{at}, ptr %t{at}"""
        for at in range(count)
    ]
    body = "\n".join(lines)
    return f"""
define void @kernel(ptr %args, i64 %lo, i64 %hi) nounwind {{
  %out = load ptr, ptr %args
{body}
  ret void
}}
"""


@functools.cache
def loaded(text: str) -> LoadedCode:
    """The kernel of a text, compiled for this machine."""
    return load(compile_object(text, host()), ["kernel"])


def run_python(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A script in a process of its own, which sees what the tests see."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    return subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", script],
        capture_output=True, text=True, check=False, timeout=120,
        env=os.environ | {"PYTHONPATH": paths} | environment,
    )  # fmt: skip
