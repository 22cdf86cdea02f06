"""Who judges orders of instructions: names that a command offers before it loads anything."""

from __future__ import annotations

MODEL, MEAN, WORST, MACHINE = JUDGES = ("model", "mean", "worst", "machine")
"""The model by the CPU's table; or by it and the tables beside it (`targets.model.fitted.neighbours`): the mean of all,
or the slowest; or this machine, which times them."""
MODELS = (MODEL, MEAN, WORST)
"""Judges that need no machine."""
