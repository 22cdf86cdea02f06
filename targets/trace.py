"""A trace: what a run of machine code executed, in order, with its addresses. It belongs to no CPU."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from targets.machinecode import Instruction

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
else:
    Array = Any  # numpy is loaded where arrays are made


@dataclass(frozen=True)
class Trace:
    """Executed instructions in order.

    `code` holds each distinct instruction once (by address); `index` (int32) says which one ran, `load` and `store`
    (int64, two's complement) its data addresses (0 where it has none) and `taken` (int8) is 1 where the next
    instruction executed is not the following one. `marks` are positions in `index`: the first instruction of every
    call, then the length. The first `warmup` calls are not measured.
    """

    bits: int
    code: tuple[Instruction, ...]
    index: Array
    load: Array
    store: Array
    taken: Array
    marks: tuple[int, ...]
    warmup: int = 0

    def __len__(self) -> int:
        return len(self.index)

    @property
    def measured(self) -> int:
        """How many calls are measured."""
        return len(self.marks) - 1 - self.warmup


def straight_line(code: list[Instruction], repeat: int = 1, loads: dict[int, int] | None = None,
                  stores: dict[int, int] | None = None, loop: bool = False) -> Trace:
    """A trace that runs `code` from top to bottom `repeat` times, each time a call of its own.

    `loads` and `stores` give the address used by the instruction at a position; an operand without one gets
    a place of its own, 64 bytes from the next. With `loop` the last instruction is taken every time but the last;
    without it a repetition continues as if the code lay there again (addresses are the same: branches predicted).
    """
    import numpy as np  # only here: who wants no trace of numbers need not load it

    n = len(code)
    load = np.array([_place(i, one.load_bytes, loads) for i, one in enumerate(code)], dtype=np.int64)
    store = np.array([_place(i, one.store_bytes, stores) for i, one in enumerate(code)], dtype=np.int64)
    taken = np.zeros(n * repeat, dtype=np.int8)
    if loop:
        taken[n - 1:: n] = 1
        taken[-1] = 0
    return Trace(bits=code[0].bits, code=tuple(code), index=np.tile(np.arange(n, dtype=np.int32), repeat),
                 load=np.tile(load, repeat), store=np.tile(store, repeat), taken=taken,
                 marks=tuple(range(0, n * repeat + 1, n)))


def _place(position: int, size: int, given: dict[int, int] | None) -> int:
    if not size:
        return 0
    return (given or {}).get(position, 0x100000 + 64 * position)
