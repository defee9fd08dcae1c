"""The same pipelines as JAX and numexpr take them, for those that are installed."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from typing import Any

import numpy as np

F = np.float32


def in_numexpr(name: str, threads: int) -> Callable[..., Any] | None:
    """A pipeline as one expression; None if it is none, or numexpr is not there."""
    if name != "chain" or importlib.util.find_spec("numexpr") is None:
        return None
    import numexpr

    numexpr.set_num_threads(threads)
    text = "where(v < low, low, where(v > high, high, v))".replace(
        "v", "(sqrt(abs((x * a + b) * (x * a + b) - one)) * half)"
    )
    numbers = {"a": F(1.5), "b": F(0.25), "one": F(1), "half": F(0.5), "low": F(0.125), "high": F(1)}
    return lambda x: numexpr.evaluate(text, {"x": x, **numbers})


def in_jax(name: str) -> Callable[..., Any] | None:
    """A pipeline compiled by JAX, from NumPy arrays to a NumPy array; None if JAX is not there."""
    if importlib.util.find_spec("jax") is None:
        return None
    import jax

    compiled = jax.jit(_functions()[name], static_argnames=["steps"] if name == "plate" else [])

    def call(*arguments: Any) -> Any:
        return np.asarray(compiled(*arguments).block_until_ready())

    return call


def _functions() -> dict[str, Callable[..., Any]]:
    import jax.numpy as jnp
    from jax import nn
    from jax.scipy.special import erf

    def chain(x: Any) -> Any:
        v = x * 1.5 + 0.25
        return jnp.clip(jnp.sqrt(jnp.abs(v * v - 1.0)) * 0.5, 0.125, 1.0)

    def bright(x: Any, sums: Any, least: Any) -> Any:
        del sums  # JAX writes to no array that is given
        wide = jnp.pad(x, 2)
        soft = sum(wide[k : k + x.size] for k in range(5)) * 0.2
        return jnp.where(soft > least, soft, 0).reshape(-1, 4096).sum(axis=1)

    def edges(red: Any, green: Any, blue: Any, least: Any) -> Any:
        h, w = red.shape
        grey = sum(c.astype(jnp.float32) * k for c, k in ((red, 0.299), (green, 0.587), (blue, 0.114)))
        wide = jnp.pad(grey, 1)
        soft = sum(wide[a : a + h, b : b + w] for a in range(3) for b in range(3)) * (1 / 9)
        wide = jnp.pad(soft, 1)
        dx = wide[1:-1, 2:] - wide[1:-1, :-2]
        dy = wide[2:, 1:-1] - wide[:-2, 1:-1]
        return jnp.where(jnp.sqrt(dx * dx + dy * dy) > least, 255, 0).astype(jnp.uint8)

    def options(spot: Any, strike: Any, years: Any, rate: Any, vol: Any) -> Any:
        root = vol * jnp.sqrt(years)
        d = (jnp.log(spot / strike) + (rate + 0.5 * vol * vol) * years) / root
        p, q = (0.5 + 0.5 * erf(v * 0.70710678) for v in (d, d - root))
        return spot * p - strike * jnp.exp(-rate * years) * q

    def attention(x: Any, heat: Any) -> Any:
        return nn.softmax(x * heat, axis=1)

    def plate(x: Any, steps: int) -> Any:
        for _ in range(steps):
            wide = jnp.pad(x, 1)
            x = 0.25 * (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:])
        return x

    found: dict[str, Callable[..., Any]] = {
        "chain": chain, "bright": bright, "edges": edges, "options": options, "attention": attention,
        "plate": plate,
    }  # fmt: skip
    return found
