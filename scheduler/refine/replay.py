"""What refinement stores for a piece, as JSON: a policy, residents, and an order of the instructions they give.

An order is a permutation written in runs: ``0-4 7 5-6`` takes instruction 7 before 5. It belongs to the plan that
the policy gives, of which the entry holds a digest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from heapq import heapify, heappop, heappush
from typing import Any

from scheduler.code.dependences import dependences
from scheduler.code.instr import Address, Imm, Operand, Plan, Reg
from scheduler.inorder.coloring import assign
from scheduler.inorder.forms import webs_in_order
from scheduler.inorder.webs import webs_of
from scheduler.schedule.policy import BIAS_DIGITS, CHOICES, COSTS, DIGITS, Order, Policy, Priority, Strategy
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.datafile import fits, words

Entry = Mapping[str, Any]
"""{"piece", "users": kernels, "uops", "planned_cycles", "residents": number in `loop_residents.choices`, "policy": its
name, "priority": {cost: value}, "strategy": {field: value}, "bias": {item number: value}}, and where an order was found
{"order", "of": digest of the plan that it permutes, "cycles": the model's of a pass}; where not the model but a machine
chose it, {"judge": who it was, "cycles": that machine's of a block}."""
AGAIN = "refine the kernel with --adopt"

_KINDS = {"piece": str, "users": list[str], "uops": int, "planned_cycles": float, "residents": int, "policy": str,
          "priority": dict[str, float], "strategy": dict, "bias": dict[str, float], "order": str, "of": str,
          "cycles": float, "judge": str, "exact": dict}
_MAY_LACK = {"users", "planned_cycles", "policy", "order", "of", "cycles", "judge", "exact"}
_KIND_OF = {name: str if name == "order" else type(getattr(Strategy(), name)) for name in CHOICES}
_ORDERS = [order.value for order in Order]


def to_json(policy: Policy, plan: Plan) -> dict[str, Any]:
    """An entry of a store; figures are rounded as the entry will be read back."""
    costs, how = policy.priority, policy.strategy
    return {"piece": plan.name, "uops": plan.uops, "planned_cycles": round(plan.cycles, 1),
            "residents": plan.choice, **({"policy": policy.name} if policy.name else {}),
            "priority": {n: round(getattr(costs, n), DIGITS) for n in COSTS},
            "strategy": {n: getattr(how, n) for n in CHOICES} | {"order": how.order.value},
            "bias": {str(k): b for k, v in sorted(costs.bias.items()) if (b := round(v, BIAS_DIGITS))}}


def entry_fault(entry: Any) -> str:
    """What is wrong with the form of a store's entry, in words; "" where nothing is."""
    if not isinstance(entry, dict):
        return f"it is no object but {type(entry).__name__}"
    if "weights" in entry:
        return "it is of an earlier form, with weights"
    for name, kind in _KINDS.items():
        if name not in entry and name not in _MAY_LACK:
            return f"it has no {name}"
        if name in entry and not fits(entry[name], kind):
            return f"its {name} is not {words(kind)}"
    if entry["residents"] < 0:
        return f"its residents are {entry['residents']}; they are counted from 0"
    unknown = sorted(set(entry["priority"]) - set(COSTS))
    if unknown:
        return f"there is no cost {unknown[0]}; the costs are {', '.join(COSTS)}"
    wrong = next((k for k in entry["bias"] if not (k.isascii() and k.isdigit() and len(k) < 10)), None)
    return f"its bias has {wrong!r}, which is no item's number" if wrong is not None else _fault(entry["strategy"])


def _fault(how: dict[str, Any]) -> str:
    """What is wrong with a strategy, in words."""
    for name, value in how.items():
        if name not in _KIND_OF:
            return f"a strategy has no {name}; it has {', '.join(CHOICES)}"
        if not fits(value, _KIND_OF[name]):
            return f"its strategy's {name} is not {words(_KIND_OF[name])}"
    order = how.get("order", _ORDERS[0])
    if order not in _ORDERS:
        return f"its strategy's order is {order!r}; the orders are {', '.join(_ORDERS)}"
    negative = next((n for n, kind in _KIND_OF.items() if kind is int and how.get(n, 0) < 0), "")
    return f"its strategy's {negative} is negative" if negative else ""


def from_json(entry: Entry) -> Policy:
    """The policy of a store's entry; what it does not say is as the defaults."""
    bias = {int(k): v for k, v in entry["bias"].items()}
    how: dict[str, Any] = {n: Order(v) if n == "order" else v for n, v in entry["strategy"].items()}
    return Policy(entry.get("policy", ""), Priority(**entry["priority"], bias=bias), Strategy(**how))


def with_order(entry: Entry, plan: Plan, order: Sequence[int], cycles: float, judge: str = "") -> dict[str, Any]:
    """`entry`, which gives `plan`, with an order of its instructions that the model judged at `cycles` a pass.

    `judge`: who it was where it was not the model; then `cycles` are those of a block.
    """
    plain = {name: value for name, value in entry.items() if name != "judge"}
    return {**plain, "order": pack(order), "of": plan_digest(plan), "cycles": round(cycles, 2),
            **({"judge": judge} if judge else {})}


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
    """A name for a plan's instructions in their order; neither where slots lie matters nor what they are called."""
    numbers: dict[str, int] = {}
    text = "\n".join(f"{i.form} {' '.join(_operand(o, numbers) for o in i.operands)}" for i in plan.instrs)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _operand(o: Operand, numbers: dict[str, int]) -> str:
    """An operand; slots and tables by their first mention."""
    if isinstance(o, Address):
        named = [f"{of}{numbers.setdefault(of + thing.name, len(numbers))}"
                 for of, thing in (("s", o.slot), ("t", o.table)) if thing]
        return f"[{o.base} {o.index} {o.scale} {' '.join(named)} {o.disp}]:{o.size}"
    return f"{o.name}.{o.part}" if isinstance(o, Reg) else str(o.value if isinstance(o, Imm) else o)


def stored_order(entry: Entry, plan: Plan, cpu: Cpu) -> tuple[list[int] | None, str]:
    """(the order that an entry holds for `plan` or None, why it holds one that cannot be used)."""
    if "order" not in entry:
        return None, ""
    if entry.get("of") != plan_digest(plan):
        return None, f"the stored order is of other instructions than this policy gives now and is left out; {AGAIN}"
    try:
        order = unpack(entry["order"])
    except ValueError:
        return None, f"the stored order is no list of runs and is left out; {AGAIN}"
    if in_new_order(plan, order, cpu) is None:
        return None, f"the stored order breaks dependences of the instructions and is left out; {AGAIN}"
    return order, ""


def carried(entry: Entry, plan: Plan, cpu: Cpu) -> list[int] | None:
    """The order of an entry on a plan of other instructions than it was found for, None where it has or gives none.

    As it is where that can be; else each instruction about where that of its rank was, behind what it waits for.
    """
    try:
        order = unpack(entry.get("order", ""))
    except ValueError:
        return None
    size, old = len(plan.instrs), len(order)
    if not old or sorted(order) != list(range(old)):
        return None
    if in_new_order(plan, order, cpu) is not None:
        return order
    if cpu.in_order:  # there the search makes a better one than can be made of this
        return None
    place = {i: at for at, i in enumerate(order)}
    wanted = [place[i * old // size] for i in range(size)]
    deps = dependences(plan.instrs)
    waits = [len(before) for before in deps.before]
    ready = [(wanted[i], i) for i in range(size) if not waits[i]]
    heapify(ready)
    out = []
    while ready:
        _, i = heappop(ready)
        out.append(i)
        for after in deps.after[i]:
            waits[after] -= 1
            if not waits[after]:
                heappush(ready, (wanted[after], after))
    return out if deps.allow(out) else None


def in_new_order(plan: Plan, order: Sequence[int], cpu: Cpu) -> Plan | None:
    """The plan with its instructions in `order`; None if that breaks a dependence. Planned clocks are the old ones.

    On a CPU that executes in order, registers are assigned anew where that is possible (scheduler.inorder.webs); the
    order is one of the plan's instructions or of those that the search takes them apart into (scheduler.inorder.forms).
    Elsewhere they are in 32-bit code if the plan's own do not allow the order.
    """
    webs = webs_in_order(plan, cpu) if cpu.in_order else None
    if webs is not None and len(order) != len(webs.access):
        webs = webs_of(plan, cpu)
    if webs is not None:
        return assign(webs, order) if webs.allow(order) else None
    if dependences(plan.instrs).allow(order):
        return replace(plan, instrs=[plan.instrs[k] for k in order])  # the last writer of each register stays the last
    webs = webs_of(plan, cpu) if cpu.bits == 32 else None
    return assign(replace(webs, mates=[]), order) if webs is not None and webs.allow(order) else None


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
