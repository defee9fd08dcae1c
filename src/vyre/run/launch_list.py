"""The launches of a plan made one by one on any device, used where they are not one machine-code sequence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vyre.ir.dtypes import i32
from vyre.ir.nodes import Name
from vyre.plan.bands import Bands, rows_of, with_extent
from vyre.plan.graph import Step
from vyre.plan.plan import Plan
from vyre.run.devices import Place
from vyre.run.host_memory import Lodging
from vyre.run.ready import Ready
from vyre.run.sequence import Code


@dataclass(frozen=True, slots=True)
class Launches:
    """A plan with its programs, and the memory space in which it allocates arrays."""

    plan: Plan
    ready: Sequence[Ready]
    code: Code
    scalars: Mapping[Name, Any]
    lodging: Lodging

    def run(self, arrays: dict[Name, Any], where: Place) -> None:
        """Launch on arrays by name; those that the plan allocates are added.

        Runs in bands only where a memory budget requires it: launched from here, bands do not stay in the
        cache.
        """
        bands = {band.first: (band, ready) for band, ready in self.code.bands}
        stop = 0
        for position, (step, ready) in enumerate(zip(self.plan.steps, self.ready, strict=True)):
            if self.plan.budget_bytes is not None and position in bands:
                stop = bands[position][0].stop
                self._run_bands(arrays, where, *bands[position])
            elif position >= stop:
                self._launch(arrays, where, step, ready, step.piece.grid)
            for name in step.dead:
                arrays.pop(name, None)

    def _launch(
        self, arrays: dict[Name, Any], where: Place, step: Step, ready: Ready, grid: tuple[int, ...],
        rows: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        arguments: dict[Name, Any] = {}
        for param, plain in zip(step.program.params, ready.program.params, strict=False):
            if param.is_array and param.name not in arrays:
                shape = self.plan.graph.arrays[param.name].shape
                arrays[param.name] = self.lodging.made(shape, param.dtype, is_cleared=True)
            value = arrays[param.name] if param.is_array else self.scalars[param.name]
            arguments[plain.name] = value
        more = ready.program.params[len(step.program.params) :]
        arguments |= {param.name: np.array(row, i32.storage) for param, row in zip(more, rows, strict=True)}
        where.backend.run(ready, arguments, grid=grid, index=where.index)

    def _run_bands(self, arrays: dict[Name, Any], where: Place, band: Bands, ready: Sequence[Ready]) -> None:
        run = band.run
        for top in range(0, run.height, band.rows):
            for position, (step, banded) in enumerate(zip(run.steps, ready, strict=True)):
                margin = run.margins[position]
                rows = rows_of(margin, top, band.rows, run.height)
                is_inside = margin.before <= top and top + band.rows + margin.after <= run.height
                for name in (name for name, writer in run.windows.items() if writer == position):
                    if name not in arrays or name in run.blank or not is_inside:
                        shape, dtype = run.shape(name, band.rows), run.graph.arrays[name].dtype
                        arrays[name] = self.lodging.made(shape, dtype, is_cleared=True)
                grid = with_extent(step.piece.grid, run.axis, len(rows))
                self._launch(arrays, where, step, banded, grid, (rows.start, top))
