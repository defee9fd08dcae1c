"""The Program: dtypes, literals, nodes, traversals, limits, problems. Imports nothing else of Vyre."""
