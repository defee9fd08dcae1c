"""`python -m bench.suite [--only name] [--size S|M] [--threads 1] [--cpu]`: programs beside their peers.

Every version is called in turn, in an order that turns from round to round; arguments that a program changes
are copied before each call, outside of the time. Results are compared before anything is timed. A ratio is
the median over the rounds, above 1 where Vyre is faster; numba counts with the fastest of its versions.
"""

from __future__ import annotations

import argparse
import os
import warnings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", default=[], help="programs whose name contains one of these")
    parser.add_argument("--size", choices=("T", "S", "M"), nargs="+", default=["S", "M"])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each version of each program")
    parser.add_argument(
        "--cpu", action="store_true", help="CPU time of the process instead of wall time: for a busy machine"
    )
    parser.add_argument("--no-numpy", action="store_true", help="leave NumPy's version out of the table")
    given = parser.parse_args()
    for name in ("OPENBLAS", "MKL", "OMP", "NUMBA"):  # before they are loaded
        os.environ[f"{name}_NUM_THREADS"] = str(given.threads)
    from bench.suite.measure import tables

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numba's advice
        tables(given)


if __name__ == "__main__":
    main()
