"""In which order the operations of floating point of a piece run: by latency, with no more values than places.

A list scheduler: of the operations that are ready, one that can begin soonest, and among those the one that most waits
for; with few places free, one that frees a place comes first. A *pace* varies what counts how much, so that several
orders can be compared: by a rough clock here, by the pipeline model in refinement.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from scheduler.stack.task import Step, Task, Value
from targets.cpu import Cpu
from targets.x86.register_files import STACK


@dataclass(frozen=True)
class Pace:
    """What counts in choosing: a clock of waiting, a clock of the way to the end, a place more, chance.

    `room`: places that are used. `haste`: how much faster than evenly the instructions around come.
    """

    wait: float = 1.0
    height: float = 0.3
    place: float = 1.0
    source: float = 0.02
    chance: float = 0.0
    room: int = STACK.count
    haste: float = 2.0


def pace_of(number: int) -> Pace:
    """What a pace of that number goes by; 0 is the usual one."""
    if not number:
        return Pace()
    rng = random.Random(number)
    return Pace(rng.choice((0.5, 1.0, 2.0)), rng.choice((0.0, 0.1, 0.3, 0.6)), rng.choice((0.3, 1.0, 2.0, 3.0)),
                   rng.choice((0.0, 0.02, 0.1)), rng.choice((0.0, 1.0, 2.0, 4.0)), STACK.count - (rng.random() < 0.2),
                   rng.choice((1.0, 1.5, 2.0, 3.0)))


class Timing:
    """How long operations take on a CPU."""

    def __init__(self, task: Task, cpu: Cpu) -> None:
        self.latency: list[float] = []
        self.busy: list[float] = []  # of the unit that is a product's alone; negative: no arithmetic
        for step in task.steps:
            if step.kind in ("load", "store"):
                self.latency.append(cpu.load_latency)
                self.busy.append(-1.0)
                continue
            form = cpu.instructions.form(step.kind, STACK.kind, STACK.kind)
            cost = cpu.cost(form)
            self.latency.append(cost.latency)
            products = cpu.core["x87"]["multiply_clocks"] if cpu.in_order and step.kind == "fmul" else 0.0
            self.busy.append(max(0.0, cost.unit_clocks - 1.0, products - 1.0))
        after: list[list[int]] = [[] for _ in task.steps]
        maker = {s.result: i for i, s in enumerate(task.steps) if s.result}
        self.before = [{*s.before, *(maker[a] for a in s.args if a in maker)} for s in task.steps]
        for i, some in enumerate(self.before):
            for b in some:
                after[b].append(i)
        self.after = after
        self.height = [0.0] * len(task.steps)
        for i in reversed(self.topological()):
            self.height[i] = self.latency[i] + max((self.height[k] for k in after[i]), default=0.0)

    def topological(self) -> list[int]:
        """The numbers of the steps, each behind those before it."""
        left = [len(b) for b in self.before]
        found = [i for i, n in enumerate(left) if not n]
        for i in found:
            for k in self.after[i]:
                left[k] -= 1
                if not left[k]:
                    found.append(k)
        assert len(found) == len(left), "operations wait for each other"
        return found


class Orders:
    """Orders of the steps of a task."""

    def __init__(self, task: Task, cpu: Cpu) -> None:
        self.task, self.cpu, self.timing = task, cpu, Timing(task, cpu)
        self.readers = task.readers()

    def delta(self, step: Step, left: dict[Value, int], on: set[Value]) -> tuple[int, int]:
        """(places more behind a step, places more at its peak)."""
        freed = sum(1 for v in dict.fromkeys(step.args) if v in on and left[v] == 1)
        held = sum(1 for v in dict.fromkeys(step.args) if v not in on and not v.in_place and left[v] > 1)
        made = 1 if step.result is not None else 0
        peak = made if freed == 0 else 0
        if step.kind not in ("load", "store"):
            peak = max(peak, sum(v not in on and not v.in_place for v in dict.fromkeys(step.args)))
        return made + held - freed, peak

    def loads(self, step: Step, left: dict[Value, int], on: set[Value]) -> bool:
        """Whether a step begins with a load: of operands in memory, or of one beside a value that is wanted again."""
        places = [v for v in step.args if v.in_place]
        return len(places) == len(step.args) or (bool(places) and all(left[v] > 1 for v in step.args if v in on))

    def order(self, pace: int, ready_at: dict[Value, float] | None = None) -> tuple[list[int], dict[Value, float]]:
        """An order, and when each value is there."""
        how, rng = pace_of(pace), random.Random(pace)
        task, timing = self.task, self.timing
        noise = [rng.random() * how.chance for _ in task.steps]
        waits = [len(b) for b in timing.before]
        ready = [i for i, n in enumerate(waits) if not n]
        left = {v: len(r) + (v in task.last) for v, r in self.readers.items()}
        on = set(task.first)
        at: dict[Value, float] = dict(ready_at or {})
        begun = [0.0] * len(task.steps)
        unit = products = 0.0
        out: list[int] = []
        while ready:
            free = how.room - len(on)

            def price(i: int, now: float = unit, wide: float = products, free: int = free) -> tuple[bool, float]:
                step = task.steps[i]
                start = max([now, wide * (timing.busy[i] > 0), *(at.get(v, 0.0) for v in step.args),
                             *(begun[b] for b in timing.before[i])])
                more, peak = self.delta(step, left, on)
                tight = more > free or peak > free or (more > 0 and free - more < 1 and not step.kind == "load")
                return tight, (how.wait * (start - now) - how.height * timing.height[i]
                               + how.place * more * (1 + (free <= 2)) + how.source * i + noise[i])

            best = min(ready, key=price)
            ready.remove(best)
            step = task.steps[best]
            start = max([unit, products * (timing.busy[best] > 0), *(at.get(v, 0.0) for v in step.args)])
            if timing.busy[best] >= 0:
                unit = start + 1.0 + (self.cpu.in_order and self.loads(step, left, on))
            if timing.busy[best] > 0:
                products = unit + timing.busy[best]
            begun[best] = start
            out.append(best)
            for v in dict.fromkeys(step.args):
                left[v] -= 1
                if not v.in_place and left[v] > 0:
                    on.add(v)
                elif left[v] == 0:
                    on.discard(v)
            if step.result is not None:
                at[step.result] = start + timing.latency[best]
                if left.get(step.result, 0) > 0 or step.result in task.last:
                    on.add(step.result)
            for k in timing.after[best]:
                waits[k] -= 1
                if not waits[k]:
                    ready.append(k)
        return out, at

    def paced(self, pace: int) -> list[int]:
        """An order by a pace: in a loop with what is there at its beginning as late as the end of the pass before."""
        order, at = self.order(pace)
        for _ in range(2 if self.task.first else 0):
            period = max(len([b for b in self.timing.busy if b >= 0]) + 1.0, 1.0)
            carried = {a: at.get(b, 0.0) - period for a, b in zip(self.task.first, self.task.last, strict=True)}
            order, at = self.order(pace, carried)
        return order
