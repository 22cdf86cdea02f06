"""What addresses and memory operands ask of the frame: alignment, and how far a short displacement reaches.

The rest of what a frame must be is the calling convention's (targets/abi.toml).
"""

from __future__ import annotations

ALIGNMENT = 16
"""Bytes: what operands in memory of that size must be aligned to, and larger objects of the frame with them."""
REACH = 256
"""Bytes that displacements of one byte reach, half of them before the register."""
