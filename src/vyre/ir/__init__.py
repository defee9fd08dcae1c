"""What a Program is: dtypes, literals, nodes, walks over them, limits, and problems. Imports nothing of
ours.
"""
