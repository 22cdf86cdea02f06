"""What the slots of an instruction keep in the data fields of their trace-cache entries, which are 16 bits wide.

Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), section 5.2.
"""

from __future__ import annotations

from targets.machinecode import Instruction
from targets.model.parameters import Parameters
from targets.model.uops import LOAD, STORE_ADDRESS, Record

NO_DATA, SMALL_DATA, WIDE_BORROWS, WIDE_ALONE = range(4)


def slot_data(record: Record, p: Parameters) -> list[int]:
    """Of each slot NO_DATA, SMALL_DATA, or more than the field holds: WIDE_BORROWS another entry's, or is WIDE_ALONE.
    """
    one = record.instruction
    if not p.frontend.double_entries:
        return [NO_DATA] * record.slots
    data = [NO_DATA] * record.slots
    slot = -1
    for uop in record.uops:
        slot += uop.opens_slot
        if slot < 0:
            continue
        need = _uop_data(uop.kind, one, p.scheduling.load_address_may_borrow)
        data[slot] = max(data[slot], need)
    if one.immediate is not None and not one.branch and data:
        wide = not -32768 <= _signed32(one.immediate) <= 32767
        free = [k for k, value in enumerate(data) if value == NO_DATA]
        at = free[-1] if free else len(data) - 1
        data[at] = max(data[at], WIDE_BORROWS if wide else SMALL_DATA)
    return data


def _signed32(value: int) -> int:
    value &= 0xFFFFFFFF
    return value - (1 << 32) if value >> 31 else value


def _uop_data(kind: int, one: Instruction, loads_borrow: bool) -> int:
    if kind not in (LOAD, STORE_ADDRESS) or not one.displacement_bytes:
        return NO_DATA
    if one.address_registers:
        wide = not -32768 <= one.displacement <= 32767
    else:
        wide = not 0 <= one.displacement & 0xFFFFFFFF <= 65535
    if not wide:
        return SMALL_DATA
    return WIDE_ALONE if kind == LOAD and not loads_borrow else WIDE_BORROWS
