"""What a Program is: dtypes, literals, nodes, walks over them, limits, problems. Imports nothing of ours."""
