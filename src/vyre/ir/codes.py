"""The stable codes of problems, each with the sentence that docs/problems.md opens its entry with.

P0xx: a Program that is not valid (check). P1xx: Python that the language does not have. P2xx: names, types and literals (front).
"""

CODES: dict[str, str] = {
    # check
    # front: syntax
    # front: names, types, literals
}
