"""How the model's inner functions are compiled."""

from __future__ import annotations

from numba import njit

# Without numba's run-time reference counts: the functions share tuples of some fifty arrays and make no new ones,
# and counting each array at each call costs a hundred times what the functions do.
compiled = njit(cache=True, _nrt=False)
