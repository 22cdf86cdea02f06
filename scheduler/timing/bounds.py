"""Lower bounds of a plan in clocks: issue width, each port's load, the longest path of dependences."""

from __future__ import annotations

from scheduler.code.instr import Instr
from scheduler.timing.pairing import least, records, rules
from targets.cpu import Cpu


def bounds(instrs: list[Instr], cpu: Cpu, path: float) -> dict[str, float]:
    """{"width": uops/width, "ports": least possible load of the busiest port set, "path": `path`}, rounded to 0.01.

    `path` is the sum of latencies along the longest path of the piece (each operand of a sum taken as its last). On a
    CPU that executes in order `ports` is what pairs can do: an immediate decides there whether a rotation pairs.
    """
    uops = sum(i.uops for i in instrs)
    if cpu.in_order:
        pairs = float(least(records(instrs, rules(cpu.name))))
        return {"width": round(uops / cpu.width, 2), "ports": pairs, "path": round(path, 2)}
    load: dict[tuple[str, ...], float] = {}
    taken: dict[str, list[tuple[tuple[str, ...], float]]] = {}  # of each form
    for i in instrs:
        if i.form not in taken:
            cost = cpu.cost(i.form)
            taken[i.form] = [(tuple(sorted(p)), busy) for p, busy in zip(cost.ports, cost.occupancy, strict=True)]
        for key, busy in taken[i.form]:
            load[key] = load.get(key, 0.0) + busy
    worst = 0.0
    for group in load:  # every set of ports that some uop class is confined to bounds the plan
        inside = sum(v for k, v in load.items() if set(k) <= set(group))
        worst = max(worst, inside / len(group))
    return {"width": round(uops / cpu.width, 2), "ports": round(worst, 2), "path": round(path, 2)}
