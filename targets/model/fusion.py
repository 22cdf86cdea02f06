"""Macro fusion: a compare and the conditional jump behind it become one slot.

Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), section 8.5.
"""

from __future__ import annotations

from dataclasses import replace

from targets.machinecode import Instruction
from targets.model.parameters import Parameters
from targets.model.uops import FUSIBLE_ALWAYS, LOAD, Record, Uop

# cmp fuses with conditions on carry and zero; test with all (the jump's text tells which it is)
UNSIGNED_JUMPS = frozenset({"je", "jne", "jb", "jae", "jbe", "ja"})
BLOCK = 16


def fuse(records: list[Record], p: Parameters) -> list[Record]:
    """Records with fused pairs: the compare keeps at most its load, the jump does the comparing."""
    if not p.frontend.macro_fusion_bits:
        return records
    at = {record.instruction.address: k for k, record in enumerate(records)}
    out = list(records)
    for k, first in enumerate(records):
        one = first.instruction
        position = at.get(one.address + one.length)
        if not first.fusible or position is None or not _fuses(first, records[position].instruction):
            continue
        second = records[position]
        loads = tuple(u for u in first.uops if u.kind == LOAD)
        out[k] = replace(first, uops=loads, slots=len(loads), flags_written=0)
        out[position] = replace(second, uops=_jump_uops(first, second, bool(loads)), slots=0 if loads else 1,
                                flags_read=0, flags_written=first.flags_written)
    return out


def _fuses(first: Record, jump: Instruction) -> bool:
    if not jump.conditional or jump.mnemonic != "jcc":
        return False
    if jump.address % BLOCK == 0 or jump.address // BLOCK != (jump.address + jump.length - 1) // BLOCK:
        return False
    return first.fusible == FUSIBLE_ALWAYS or jump.text.split()[0] in UNSIGNED_JUMPS


def _jump_uops(first: Record, second: Record, loads: bool) -> tuple[Uop, ...]:
    sources = tuple(dict.fromkeys(r for u in first.uops if u.kind != LOAD for r in u.sources))
    targets = tuple(dict.fromkeys(r for u in first.uops if u.kind != LOAD for r in u.targets))
    jump = replace(second.uops[-1], sources=sources, targets=targets, opens_slot=not loads)
    return (jump,)
