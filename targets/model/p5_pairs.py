"""The rules of pairs of the in-order Pentium, and of what decoding takes: plain functions on numbers, said once.

The planner calls them as they are (scheduler.timing.pairing). The model's engine and the searches for an order have
them compiled (p5_compiled); so none calls another. Clocks are whole clocks. Source: Agner Fog, The microarchitecture of
Intel, AMD and VIA CPUs (2023), sections 4.1 (pairs), 4.2 (addresses) and 4.4 (prefixes).
"""

from __future__ import annotations

from typing import Any

FREE, RAW, WAW = range(3)
"""What `register_conflict` says: none, a register read after it is written, one written twice."""
PUSH, POP, CALL, OTHER_STACK = range(1, 5)
"""What an instruction does with the stack; 0: nothing."""
SHADOWS = 2
"""Groups whose decoding shadow is known: the last one, and the one before."""


def sides(pair: str, both: bool, prefixed: bool, mmx: bool = False) -> tuple[bool, bool]:
    """Whether an instruction may be the first of a pair, in U, and the second, in V.

    `pair` as a row says (targets.tables.rows.Row). A displacement and an immediate (`both`) keep it out of either pipe
    of a pair, on the Pentium MMX (`mmx`) only out of V; so does a prefix that counts (`prefixed`).
    """
    return pair in ("UV", "PU") and (mmx or not both), pair in ("UV", "PV") and not both and not prefixed


def register_conflict(writes: int, reads: int, address: int, changes: int, stack: int, following: int,
                      sp: int) -> int:
    """Whether registers let an instruction go beside another, which writes `writes`: FREE, RAW or WAW.

    It reads `reads`, has `address` in its address and writes `changes`; all are masks, a part of a register the whole
    of it. Of two that push, call or pop (`stack`, `following`) the second does not wait for the stack pointer `sp`.
    """
    uses = reads | address
    if (stack == PUSH and (following == PUSH or following == CALL)) or (stack == POP and following == POP):
        uses = reads
        changes &= ~sp
    if writes & uses:
        return RAW
    return WAW if writes & changes else FREE


def listed_conflict(writes: Any, others: Any) -> bool:
    """`register_conflict` where a mask has too few bits for the registers: whether the first writes one of `others`.

    `others` are all that the second reads, has in its address and writes, -1 for none; neither uses the stack.
    """
    for a in writes:
        if a >= 0:
            for b in others:
                if a == b:
                    return True
    return False


def bank(place: int, size: int, count: int) -> int:
    """The one of `count` banks of the data cache, each `size` bytes wide, that the byte at `place` is in: two accesses
    to one bank are not made in one clock."""
    return place // size % count


def together(pair: int, first: int, second: int, kind: int, wait: int, clash: bool) -> tuple[int, int]:
    """(clocks from the start of U to that of V, clocks of the pair) for two instructions of `first`, `second` clocks.

    `pair`: what the table of pairs has for their classes, `kind`: the class of the second (0: register or move).
    `wait`: clocks after the start of U in which the second has its address; `clash`: both access one bank.
    """
    usual = pair - 1 - kind if kind else 0
    offset = usual + 1 if clash and wait <= usual else max(usual, wait)
    return offset, max(first, offset + second)


def address_ready(end: int, interlock: int) -> int:
    """The clock from which a register serves as an address, when what writes it ends at `end`."""
    return end + interlock


def shadow(begin: int, end: int, before: int, groups: int) -> tuple[int, int]:
    """Clocks of decoding that a group, decoded from `begin` and ended at `end`, can hide; and the group before it.

    All of its clocks but one; `before` is what the group before can still hide, `groups` how many groups can at all.
    """
    return max(0, end - begin - 1) if groups > 0 else 0, before if groups > 1 else 0


def decoding(prefixes: int, last: int, before: int) -> tuple[int, int, int]:
    """(clocks of decoding prefixes that are left, and those that the last group and the one before can still hide).

    What is hidden is used up, the oldest first.
    """
    used = min(prefixes, before)
    more = min(prefixes - used, last)
    return prefixes - used - more, last - more, before - used
