"""Conway's game of life on a torus: two-dimensional arrays, and a function that kernels call.

python examples/life.py
"""

import sys

import numpy as np

import vyre as vy
from vyre import Buf, Out, gid, u8


@vy.func
def wrapped(cells, row, column):
    """The cell at a place of the torus."""
    return cells[row % cells.shape[0], column % cells.shape[1]]


@vy.kernel
def step(cells: Buf[u8, 2], new: Out[u8, 2]):
    row, column = gid(0), gid(1)
    around = u8(0)
    for down in vy.unroll(range(-1, 2)):
        for right in vy.unroll(range(-1, 2)):
            if down != 0 or right != 0:
                around += wrapped(cells, row + down, column + right)
    alive = around == 3 or (around == 2 and cells[row, column] == 1)
    new[row, column] = u8(alive)


def plain(cells: np.ndarray) -> np.ndarray:
    """The same with NumPy."""
    moves = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
    around = sum(np.roll(cells, move, axis=(0, 1)) for move in moves)
    return ((around == 3) | ((around == 2) & (cells == 1))).astype(np.uint8)


def glider_and_friends() -> np.ndarray:
    cells = np.zeros((16, 40), np.uint8)
    cells[1:4, 1:4] = [[0, 1, 0], [0, 0, 1], [1, 1, 1]]  # a glider
    cells[7, 20:23] = 1  # a blinker
    cells[4:7, 30:33] = [[0, 1, 1], [1, 1, 0], [0, 1, 0]]  # the R-pentomino
    return cells


def main() -> None:
    cells = expected = glider_and_friends()
    for _ in range(60):
        cells, expected = step(cells), plain(expected)
    for row in cells:
        sys.stdout.write("".join(".#"[cell] for cell in row) + "\n")
    same = np.array_equal(cells, expected)
    sys.stdout.write(f"{int(cells.sum())} cells alive after 60 steps, as NumPy computes them: {same}\n")
    assert same


if __name__ == "__main__":
    main()
