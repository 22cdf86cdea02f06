"""What operations on long vectors and their loads and stores share.

A core whose ports do two operations and two loads of 512 bits a clock, each kind alone, may not do both at that rate
together. What they share is not known; the rule is the one that isolated loops show: operations and accesses of a
length take so much of a clock each, in any order, and together no more than there are clocks. It holds back rename
(`renaming.wait_for_share`), so that what is not used is lost.
"""

from __future__ import annotations

from targets.machinecode import Instruction
from targets.model.parameters import Rename
from targets.model.uops import ALU, LOAD, STORE_DATA, Uop


def shared_clocks(uop: Uop, one: Instruction, rename: Rename) -> float:
    """What a uop of an instruction takes of what long vectors share, in clocks; 0 of what is shorter."""
    if uop.kind == ALU:
        return {256: rename.operation_256, 512: rename.operation_512}.get(uop.bits, 0.0)
    size = {LOAD: one.load_bytes, STORE_DATA: one.store_bytes}.get(uop.kind, 0)
    return {32: rename.access_256, 64: rename.access_512}.get(size, 0.0)
