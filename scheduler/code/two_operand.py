"""Which operations' instructions overwrite an operand: of the instruction set, not of the operations themselves.

Instructions have two operands and the first is where the result goes, but for those of UNTIED.
"""

from __future__ import annotations

from scheduler.graph.ops import SHUFFLES

TIED = ("sub", "mul", "not", "neg", "shl", "shr", "rol", "ror", "bswap")
"""On general registers; sums, which overwrite one of theirs, are not among them."""
UNTIED = ("byte", "word", "load", "ltmask", "toword", "tovector", *SHUFFLES)
"""The result may go to any register."""
