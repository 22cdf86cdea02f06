"""Words of the frame loaded anew for a late reader, in place of a register kept that long.

The list scheduler leaves a word that it has loaded in its register as long as nobody else wants that register, which
costs nothing where it plans. A search for another order (scheduler.inorder.search) takes registers as the plan has
them: such a word holds one for a hundred instructions, in which nothing can be begun early. Loaded again, it holds
none. The plan as it stands computes the same: the register is loaded with what it holds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scheduler.code.dependences import meet
from scheduler.code.instr import FORMS, Address, Instr, Plan, Reg
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.x86.instruction_set import WORD, memory


@dataclass
class _Held:
    """A register that holds a word of the frame: the load, and the place of the last reader (None: not yet read)."""

    load: Instr
    word: Address
    read: int | None = None


def load_again(plan: Plan, cpu: Cpu, gap: int) -> None:
    """Load words of the frame again for readers more than `gap` instructions behind the last one, in place."""
    out: list[Instr] = []
    held: dict[str, _Held] = {}
    for instr in plan.instrs:
        for name in _read(instr):
            found = held.get(name)
            if found is None:
                continue
            if found.read is not None and len(out) - found.read > gap:
                out.append(replace(found.load, role="reload"))
            found.read = len(out)
        form = FORMS[instr.form]
        for o in form.written(instr.operands):
            if isinstance(o, Reg):
                held.pop(o.name, None)
            elif isinstance(o, Address):
                held = {r: w for r, w in held.items() if not meet(w.word, o)}
        for name, role in form.implicit:
            if "w" in role:
                held = {} if name == "mem" else {r: w for r, w in held.items() if r != name}
        if instr.matches("load", WORD, memory(4)):
            to, word = instr.operands
            if isinstance(to, Reg) and isinstance(word, Address) and word.slot is not None:
                held[to.name] = _Held(instr, word)
        out.append(instr)
    if len(out) > len(plan.instrs):
        plan.instrs = out
        timed(plan, cpu)


def _read(instr: Instr) -> list[str]:
    """The registers that an instruction reads, those of addresses included."""
    form = FORMS[instr.form]
    names = [o.name for o, role in zip(instr.operands, form.operands, strict=True)
             if isinstance(o, Reg) and ("r" in role or o.part != "32")]
    addresses = [o for o in instr.operands if isinstance(o, Address)]
    return names + [r for a in addresses for r in (a.base, a.index) if r]
