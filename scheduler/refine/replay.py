"""What refinement stores for a piece, as JSON: weights, residents, and an order of the instructions they give.

An order is a permutation written in runs: ``0-4 7 5-6`` takes instruction 7 before 5. It belongs to the plan that
the weights give, of which the entry holds a digest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from scheduler.code.dependences import dependences
from scheduler.code.instr import Address, Imm, Operand, Plan, Reg
from scheduler.inorder.coloring import assign
from scheduler.inorder.forms import webs_in_order
from scheduler.inorder.webs import webs_of
from scheduler.schedule.priority import NAMES, Weights
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.datafile import fits, words

Entry = Mapping[str, Any]
Store = Mapping[str, Entry]
"""Piece key -> {"uops", "residents": number in `residents.choices`, "weights": {name: value}, "bias": {item number:
value}}, and where an order was found {"order", "of": digest of the plan that it permutes, "cycles": the model's}."""

_KINDS = {"piece": str, "uops": int, "planned_cycles": float, "residents": int, "weights": dict[str, float],
          "bias": dict[str, float], "kernel": str, "variant": str, "order": str, "of": str, "cycles": float,
          "exact": dict}
_MAY_LACK = {"planned_cycles", "kernel", "variant", "order", "of", "cycles", "exact"}


def to_json(weights: Weights, plan: Plan) -> dict[str, Any]:
    """An entry of a store; figures are rounded as the entry will be read back."""
    return {"piece": plan.name, "uops": plan.uops, "planned_cycles": round(plan.cycles, 1),
            "residents": plan.choice,
            "weights": {n: round(getattr(weights, n), 4) for n in NAMES},
            "bias": {str(k): round(v, 3) for k, v in sorted(weights.bias.items()) if round(v, 3)}}


def entry_fault(entry: Any) -> str:
    """What is wrong with the form of a store's entry, in words; "" where nothing is."""
    if not isinstance(entry, dict):
        return f"it is no object but {type(entry).__name__}"
    for name, kind in _KINDS.items():
        if name not in entry and name not in _MAY_LACK:
            return f"it has no {name}"
        if name in entry and not fits(entry[name], kind):
            return f"its {name} is not {words(kind)}"
    if entry["residents"] < 0:
        return f"its residents are {entry['residents']}; they are counted from 0"
    unknown = sorted(set(entry["weights"]) - set(NAMES))
    if unknown:
        return f"there is no weight {unknown[0]}; the weights are {', '.join(NAMES)}"
    wrong = next((k for k in entry["bias"] if not (k.isascii() and k.isdigit() and len(k) < 10)), None)
    return f"its bias has {wrong!r}, which is no item's number" if wrong is not None else ""


def from_json(entry: Entry) -> Weights:
    """The weights of a store's entry."""
    return Weights(**dict(entry["weights"]), bias={int(k): v for k, v in entry["bias"].items()})


def with_order(entry: Entry, plan: Plan, order: Sequence[int], cycles: float) -> dict[str, Any]:
    """`entry`, which gives `plan`, with an order of its instructions that the model judged at `cycles` a pass."""
    return {**entry, "order": pack(order), "of": plan_digest(plan), "cycles": round(cycles, 2)}


def pack(order: Sequence[int]) -> str:
    """A permutation as runs of consecutive numbers."""
    runs: list[list[int]] = []
    for i in order:
        if runs and i == runs[-1][1] + 1:
            runs[-1][1] = i
        else:
            runs.append([i, i])
    return " ".join(f"{a}-{b}" if a != b else f"{a}" for a, b in runs)


def unpack(text: str) -> list[int]:
    """The numbers that `pack` wrote; ValueError for other text."""
    order: list[int] = []
    for run in text.split():
        first, _, last = run.partition("-")
        order += range(int(first), int(last or first) + 1)
    return order


def plan_digest(plan: Plan) -> str:
    """A name for a plan's instructions in their order; where the frame's slots lie does not matter."""
    text = "\n".join(f"{i.form} {' '.join(_operand(o) for o in i.operands)}" for i in plan.instrs)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _operand(o: Operand) -> str:
    if isinstance(o, Address):
        names = (o.slot.name if o.slot else "", o.table.name if o.table else "")
        return f"[{o.base} {o.index} {o.scale} {names} {o.disp}]:{o.size}"
    return f"{o.name}.{o.part}" if isinstance(o, Reg) else str(o.value if isinstance(o, Imm) else o)


def stored_order(entry: Entry, plan: Plan, cpu: Cpu) -> tuple[list[int] | None, str]:
    """(the order that an entry holds for `plan` or None, why it holds one that cannot be used)."""
    if "order" not in entry:
        return None, ""
    again = "refine the kernel again"
    if entry.get("of") != plan_digest(plan):
        return None, f"the stored order is of other instructions than these weights give now and is left out; {again}"
    try:
        order = unpack(entry["order"])
    except ValueError:
        return None, f"the stored order is no list of runs and is left out; {again}"
    if in_new_order(plan, order, cpu) is None:
        return None, f"the stored order breaks dependences of the instructions and is left out; {again}"
    return order, ""


def in_new_order(plan: Plan, order: Sequence[int], cpu: Cpu) -> Plan | None:
    """The plan with its instructions in `order`; None if that breaks a dependence. Planned clocks are the old ones.

    On a CPU that executes in order, registers are assigned anew where that is possible (scheduler.inorder.webs); the
    order is one of the plan's instructions or of those that the search takes them apart into (scheduler.inorder.forms).
    """
    webs = webs_in_order(plan, cpu) if cpu.in_order else None
    if webs is not None and len(order) != len(webs.access):
        webs = webs_of(plan, cpu)
    if webs is not None:
        return assign(webs, order) if webs.allow(order) else None
    if not dependences(plan.instrs).allow(order):
        return None
    return replace(plan, instrs=[plan.instrs[k] for k in order])  # the last writer of each register stays the last


def as_planned(plan: Plan, cpu: Cpu) -> list[int]:
    """The order that a plan is in, as orders of it are written: in order perhaps more numbers than instructions."""
    webs = webs_in_order(plan, cpu) if cpu.in_order else None
    return list(range(len(plan.instrs) if webs is None else len(webs.access)))


def put_in_order(plan: Plan, order: Sequence[int], cpu: Cpu) -> Plan:
    """The plan in `order`, with the planned clocks of that; ValueError if the order breaks dependences."""
    made = in_new_order(plan, order, cpu)
    if made is None:
        raise ValueError(f"piece {plan.name}: the order does not keep the dependences of its instructions")
    return timed(made, cpu)
