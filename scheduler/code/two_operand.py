"""Which operations' instructions overwrite an operand: of the instruction set, not of the operations themselves."""

from __future__ import annotations

from scheduler.code.instr import FORMS
from scheduler.code.vector_forms import form
from scheduler.graph.nodes import Node
from scheduler.graph.ops import GENERAL, MASKING, PAIRS, ROTATIONS, SHIFTS, SHUFFLES, SUMS, kinds
from targets.cpu import Cpu

_OVERWRITING = {f.does for f in FORMS.values() if f.tied}
TIED = kinds(lambda o: o.files[:1] == GENERAL and not o.associates and o.kind in _OVERWRITING)
"""On general registers; sums, which overwrite one of theirs, are not among them."""
UNTIED = ("byte", "word", "load", "ltmask", "toword", "tovector", *SHUFFLES, *MASKING)
"""The result may go to any register."""
COMPUTED = SUMS + PAIRS + SHIFTS


def has_own_result(n: Node, cpu: Cpu) -> bool:
    """Whether the result goes to a register of its own on this CPU: of a sum, a pair or a shift in a vector file, and
    of a rotation in general registers."""
    computed = ROTATIONS if n.file == "r" else COMPUTED
    return cpu.instructions.separates and n.kind in computed and FORMS[form(cpu, n)].separate
