"""What passes hand on: a kernel on its way from text to code, and the target that it is made for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from dsl.ir import Kernel, Param
from dsl.parser import Program as Tree
from scheduler.code.instr import Plan
from scheduler.finish.emit import Emitted
from scheduler.finish.finish import Routine
from scheduler.graph.nodes import Piece, Program
from scheduler.graph.places import InPlace
from scheduler.mapping.choose import Choice
from scheduler.numbers.form import Bound
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.refine.store import Store
from scheduler.rewrite.in_place import Accesses, Names, in_place
from targets.cpu import Cpu

T = TypeVar("T")


@dataclass(frozen=True)
class Target:
    """What code is made for.

    `store`: policies and orders found by refinement, by the key of a piece; `portfolio`: policies tried where there are
    none; `thorough`: a longer search for an order, where execution is in order; `quick`: one plan, and no search;
    `papers`: published counts (ciphers/papers.toml) that are printed beside ours; `command`: how headers call the
    program.
    """

    cpu: Cpu
    store: Store = field(default_factory=dict)
    portfolio: Portfolio = PORTFOLIO
    thorough: bool = False
    papers: Sequence[Mapping[str, Any]] = ()
    quick: bool = False
    command: str = "./cw"


@dataclass(frozen=True)
class Overlap:
    """What the source says of parameters that share an address (scheduler.rewrite.in_place).

    `params`: those of the source; `late`: pairs of which a byte is read after it was written; `sliced`: the same of the
    kernel in bit slices, if it is, with those that a block does not write all of.
    """

    params: Sequence[Param]
    late: Collection[Names]
    sliced: Collection[Names] | None = None

    def pairs(self, whole: Collection[str]) -> list[InPlace]:
        """What may be in place of what; `whole`: parameters that hold blocks though the kernel is in slices."""
        return in_place(self.params, self.late, self.sliced, whole)


@dataclass(frozen=True)
class State:
    """One kernel between two passes; a field is None until a pass has made it. `used`: files that the source uses;
    `bounds`: what numbers can be that loops carry.

    A pass returns another State and owns what it was given: it may change `kernel` and `graph` in place. So an earlier
    State is of no use once the next pass has run; who wants to look at it looks before (`pipeline.Step`).
    """

    name: str
    text: str = ""
    path: str = ""
    variant: str | None = None
    tree: Tree | None = None
    choice: Choice | None = None
    kernel: Kernel | None = None
    overlap: Overlap | None = None
    graph: Program | None = None
    accesses: Accesses | None = None
    plans: Mapping[Piece, Plan] | None = None
    routine: Routine | None = None
    emitted: Emitted | None = None
    used: Mapping[str, Tree] = field(default_factory=dict)
    bounds: Sequence[Bound] = ()


def there(value: T | None) -> T:
    """A field of a State that an earlier pass has made."""
    assert value is not None, "a pass reads what no pass before it has made"
    return value


def overlaps(state: State) -> list[InPlace]:
    """The pairs of parameters that may share an address, as far as they are known."""
    if state.accesses is not None and state.graph is not None:
        return state.graph.in_place
    whole = state.choice.layout.whole if state.choice else ()
    return there(state.overlap).pairs([name for name, _ in whole])
