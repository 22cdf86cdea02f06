"""Pass `products`: 64-bit products of values that have no more than 32 bits become products of low halves.

Those are one instruction where the product of two 64-bit values is several. That a value is short is seen from the
operation that makes it; a mask that only cuts the upper half off is left out, since nothing there is read.
"""

from __future__ import annotations

from dsl.ir import Kernel, Op

BITS = 64
HALF = BITS // 2
LOW = (1 << HALF) - 1


def shorten_products(kernel: Kernel) -> Kernel:
    """`kernel` with such products marked; operations are changed in place."""
    for op in kernel.body.ops():
        if op.kind == "mul" and op.bits == BITS and all(map(is_short, op.args)):
            op.kind, op.args = "mulwide", tuple(map(without_mask, op.args))
    return kernel


def is_short(op: Op) -> bool:
    """Whether the upper half of a value is known to be 0."""
    if op.kind == "zext":
        return op.args[0].bits <= HALF
    if op.kind == "and":
        return any(map(is_short, op.args))
    if op.kind == "shr":
        return op.attr >= HALF
    return op.kind == "const" and op.attr <= LOW


def without_mask(op: Op) -> Op:
    """The value whose low half an operand is, where it is masked."""
    if op.kind == "and":
        for value, mask in (op.args, op.args[::-1]):
            if mask.kind == "const" and mask.attr == LOW:
                return value
    return op
