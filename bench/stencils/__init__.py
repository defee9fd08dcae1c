"""Pipelines of stencils from image processing and physics: fused, call by call, and by torch.compile."""
