"""The machine graph: its kinds, the places it names, the form it must have, and sums made flat."""
