"""Strategies on recorded spaces, beside those of Kernel Tuner."""
