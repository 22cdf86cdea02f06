"""Which operations' instructions overwrite an operand: of the instruction set, not of the operations themselves."""

from __future__ import annotations

from scheduler.code.instr import FORMS
from scheduler.code.vector_forms import form
from scheduler.graph.nodes import Node
from scheduler.graph.ops import GENERAL, PAIRS, SHIFTS, SHUFFLES, SUMS, kinds
from targets.cpu import Cpu

_OVERWRITING = {f.does for f in FORMS.values() if f.tied}
TIED = kinds(lambda o: o.files[:1] == GENERAL and not o.associates and o.kind in _OVERWRITING)
"""On general registers; sums, which overwrite one of theirs, are not among them."""
UNTIED = ("byte", "word", "load", "ltmask", "toword", "tovector", *SHUFFLES)
"""The result may go to any register."""
COMPUTED = SUMS + PAIRS + SHIFTS


def has_own_result(n: Node, cpu: Cpu) -> bool:
    """Whether a sum, a pair or a shift in a vector file has a destination of its own on this CPU."""
    return cpu.instructions.separates and n.file != "r" and n.kind in COMPUTED and FORMS[form(cpu, n)].separate
