"""The report of a pipeline: its explanation with a real run, the roofline, tuning history and code."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vyre.ir.problem import CallError
from vyre.report.explanation import Explanation
from vyre.report.measured import measure
from vyre.run.pipeline import Pipeline


def report(pipeline: Pipeline, /, *args: Any, **named: Any) -> Explanation:
    """Call a pipeline with these arguments some times, and explain it with what was measured.

    The result is that of `pipeline.explain`; its page has a timeline and a roofline too.
    """
    if not hasattr(pipeline, "_is_pipeline"):
        raise CallError(f"report takes a pipeline, and this is {pipeline!r}. Fix: put @vyre.pipeline on it.")
    explained: Explanation = pipeline.explain(*args, **named)
    return replace(explained, measured=measure(pipeline, args, named, explained.step_bytes))
