"""Macro fusion: a compare and the conditional jump behind it become one slot.

Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 8.5 (rule `unsigned`, Core 2), 9.7
and 11.6 (`intel`, Haswell and later: additions, subtractions and counts as well), 23.4 (`any`, Zen: any condition).
"""

from __future__ import annotations

from dataclasses import replace

from targets.machinecode import Instruction
from targets.model.parameters import Parameters
from targets.model.uops import (
    FUSIBLE_ALWAYS,
    FUSIBLE_COMPARED,
    FUSIBLE_ORDER,
    FUSIBLE_UNSIGNED,
    LOAD,
    Record,
    Uop,
)
from targets.x86.registers import is_flag

# cmp fuses with conditions on carry and zero; test with all (the jump's text tells which it is)
UNSIGNED_JUMPS = frozenset({"je", "jne", "jb", "jae", "jbe", "ja"})
SIGNED_JUMPS = frozenset({"je", "jne", "jl", "jge", "jle", "jg"})
JUMPS = {FUSIBLE_UNSIGNED: UNSIGNED_JUMPS, FUSIBLE_COMPARED: UNSIGNED_JUMPS | SIGNED_JUMPS, FUSIBLE_ORDER: SIGNED_JUMPS}
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
        if not first.fusible or position is None or not _fuses(first, records[position].instruction, p):
            continue
        second = records[position]
        loads = tuple(u for u in first.uops if u.kind == LOAD)
        out[k] = replace(first, uops=loads, slots=len(loads), flags_written=0)
        out[position] = replace(second, uops=_jump_uops(first, second, bool(loads)), slots=0 if loads else 1,
                                flags_read=0, flags_written=first.flags_written)
    return out


def _fuses(first: Record, jump: Instruction, p: Parameters) -> bool:
    if not jump.conditional or jump.mnemonic != "jcc":
        return False
    in_blocks = p.frontend.fuse_rule == "unsigned"
    last = jump.address + jump.length - 1
    if in_blocks and (jump.address % BLOCK == 0 or jump.address // BLOCK != last // BLOCK):
        return False
    return first.fusible == FUSIBLE_ALWAYS or jump.text.split()[0] in JUMPS[first.fusible]


def _jump_uops(first: Record, second: Record, loads: bool) -> tuple[Uop, ...]:
    sources = tuple(dict.fromkeys(r for u in first.uops if u.kind != LOAD for r in u.sources))
    targets = tuple(dict.fromkeys(r for u in first.uops if u.kind != LOAD for r in u.targets))
    result = any(not is_flag(reg.number) for reg in targets)
    latency = max((u.latency for u in first.uops if u.kind != LOAD), default=0) if result else second.uops[-1].latency
    jump = replace(second.uops[-1], sources=sources, targets=targets, latency=latency, opens_slot=not loads)
    return (jump,)
