"""What emits instructions for a piece has the piece's state and the instruction set of its CPU."""

from __future__ import annotations

from scheduler.schedule.values import Values


class Emitter:
    """The base of those that emit: `state`, with the registers and the way out that all share, and `isa`.

    `do_KIND` performs an item whose node is of that kind, or of that kind of form.
    """

    def __init__(self, state: Values) -> None:
        self.state, self.regs, self.cpu = state, state.regs, state.cpu
        self.isa = state.cpu.instructions
        self.out, self.use = state.out, state.use
