"""What the list scheduler goes by: the costs of a choice (`Priority`) and the way it works (`Strategy`).

Costs are in arbitrary units, of which only ratios matter; a search perturbs them. A strategy is no matter of degree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum

WINDOW = 96  # places; about the reorder window of the CPUs served


class Order(Enum):
    """The order in which items are considered, of which a window is looked at (scheduler.schedule.line_order)."""

    SOURCE = "source"  # as the source has them
    CHAINS = "chains"  # one chain of dependences is finished before another is begun
    ABREAST = "abreast"  # independent chains advance side by side


@dataclass(frozen=True)
class Priority:
    """What an item costs that is done next; the least is taken."""

    shortage: float = 6.0  # a register that is missing: each is a spill or a reload
    pressure: float = 1.0  # a register filled, less those freed
    readers: float = 0.5  # a reader left of the operand that has the fewest
    new_sum: float = 0.5  # a sum begun
    tight: float = 2.0  # factor on the four above when few registers are free
    copy: float = 3.0  # a register copied
    reload: float = 1.0  # an operand that comes back from memory
    bare_sum: float = 20.0  # a sum begun from memory or a constant
    stall: float = 0.2  # a clock until the operands are there
    distance: float = 0.05  # a place in the order beyond the oldest item left
    height: float = 0.02  # gained by a clock of the longest path to the end of the piece
    copy_wait: float = 1.0  # a clock of waiting, against one of a port's backlog, in choosing how to copy a vector
    bias: Mapping[int, float] = field(default_factory=dict)  # item number -> extra cost


COSTS = tuple(f.name for f in fields(Priority) if f.name != "bias")
DIGITS, BIAS_DIGITS = 4, 3
"""Decimals of costs and of biases where they are stored; a search tries no others, so that what it stores it has tried.
"""


@dataclass(frozen=True)
class Strategy:
    """How the list scheduler works. The defaults do least; a stored refinement that says nothing of one means them."""

    order: Order = Order.SOURCE
    window: int = WINDOW  # places of the order that are looked at, from the oldest item left
    load_whole: bool = False  # words of the frame all of whose bytes are read are loaded once, not byte by byte
    load_repeated: bool = False  # a word in memory that is soon read again is loaded, and copied, not read twice
    copy_aside: bool = False  # copies are for other readers and the value is changed, where that is sooner
    recolor: bool = False  # registers are given anew after scheduling, so that copies fall away
    reload_gap: int = 0  # a word of the frame read again after more instructions than that is loaded anew; 0: none is
    let_go: int = 0  # words of the frame next read more places on than that are not kept in registers; 0: all are
    book_units: bool = False  # units that vector instructions keep busy are booked on the planner's clock
    loads_in_order: bool = False  # loads go in program order on the planner's clock
    pace: int = 0  # of floating point on its stack: which of many orders (scheduler.stack.order); 0: the best of some
    join_words: bool = False  # a word in memory rather joins a sum in place than begins it, where that saves a slot


CHOICES = tuple(f.name for f in fields(Strategy))


@dataclass(frozen=True)
class Policy:
    """What the list scheduler goes by; `name`: of the row of the portfolio that it is, or is like."""

    name: str = ""
    priority: Priority = Priority()
    strategy: Strategy = Strategy()

    def going(self, **how: Order | int | bool) -> Policy:
        """The same with another strategy in the fields given."""
        return replace(self, strategy=replace(self.strategy, **how))  # type: ignore[arg-type]
