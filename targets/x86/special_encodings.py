"""What an instruction's encoding depends on besides its form: certain registers and constants, and prefixes.

Registers are general ones by their 32-bit names. Source: Intel 64 and IA-32 Architectures Software Developer's Manual,
volume 2, section 2.1.5 (addressing forms) and the opcodes of each instruction.
"""

from __future__ import annotations

from targets.forms import Form

ACCUMULATOR = "eax"
"""The register with encodings of its own: exchanges, comparisons with constants, accesses to a fixed place."""
DISPLACED = "ebp"
"""The base that an address cannot have without a displacement."""
ROTATIONS = frozenset({"rol", "ror", "rcl", "rcr"})
SHIFTS = frozenset({"shl", "shr", "sar"})
"""Instructions that have an encoding of their own for a count of one, without an immediate."""
EXTENSIONS = frozenset({"movzx", "movsx"})
"""Instructions whose source may be narrower than what they write: the prefix is for the size of that."""


def immediate(form: Form, value: int) -> bool:
    """Whether a last operand that is a constant of that value is in the code: a count of one is not."""
    return not (form.mnemonic in ROTATIONS | SHIFTS and value == 1)


def special(form: Form, registers: frozenset[str], constant: int | None) -> str:
    """The special encoding of a form (targets.tables.rows.WHEN) with these register operands, "" if it has none.

    `registers`: those that are named, but for high bytes; `constant`: the last operand, if it is one.
    """
    if constant is not None and form.mnemonic in ROTATIONS and constant == 1:
        return "by-one"
    if constant is not None and form.does == "examine" and ACCUMULATOR in registers:
        return "accumulator"
    short = form.does == "exchange" and ACCUMULATOR in registers and "r8" not in form.operand_kinds
    return "short" if short else ""


def operand_prefix(form: Form) -> bool:
    """Whether an operand of 16 bits makes a prefix necessary."""
    kinds = form.operand_kinds
    return kinds[0] == "r16" if form.mnemonic in EXTENSIONS else "r16" in kinds or "m16" in kinds


def displacement(base: str | None, index: str | None, scale: int) -> bool:
    """Whether an address of these registers is encoded with a displacement although it has none."""
    if base is None:
        return index is None or scale > 2  # twice an index alone is encoded as a sum
    return base == DISPLACED and (index in (None, DISPLACED) or scale > 1)
