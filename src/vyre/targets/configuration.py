"""How a program is laid out on a machine: the choices that change its speed and never its results.

Compilers have a default for each; the tuner measures others. A zero, or no sizes, leaves a choice to the
compiler.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Configuration:
    """`lanes` neighbours that run together in vectors: of a register on a CPU, of a thread on a GPU;
    `strips` such vectors in flight together; `threads` that share a launch on a CPU, in pieces of `chunk`
    units; `block`, the threads of a GPU's block along the axes of the domain, for element kernels.
    """

    lanes: int = 0
    strips: int = 0
    threads: int = 0
    chunk: int = 0
    block: tuple[int, ...] = ()

    def key(self) -> tuple[object, ...]:
        """What of it goes into the key of compiled code."""
        return astuple(self)


DEFAULT = Configuration()


class Unfit(ValueError):
    """A configuration that a program cannot be laid out by; the message says why."""
