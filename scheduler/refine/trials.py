"""Trials of a piece: by several policies, with several choices of residents, as many as its share of the work allows.

How much work that is, is counted in items that are scheduled, never in seconds: the same piece gives the same plan.
Where all trials are too many, all policies are tried with the one choice of residents that is best with the first of
them, then the best of these with the other choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece
from scheduler.refine.cost import QUICK, READ, reads, round_cost, searched_cost, well_ordered
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.loop_residents import Residents
from scheduler.schedule.policy import Policy
from targets.cpu import Cpu

LARGE = 2000  # nodes above which only broad policies are tried, and the fewest and the most residents
BUDGET = 32_000  # work of all trials of a kernel by one kind of policies: some three seconds
LEAST = 2_000  # the same of a piece, however little it is of its kernel
SEARCH = 3  # trials that a search for an order takes as long as
FAR = 1.1  # times the cost of the best, beyond which a policy is not tried with other residents

Candidate = tuple[Policy, Plan]
Price = Callable[[Plan], float]


def work(piece: Piece) -> int:
    """How much there is to schedule: each operand that joins a sum counts as a node does."""
    return sum(max(1, len(n.args) - 1) for n in piece.nodes)


def affordable(piece: Piece, whole: int) -> int:
    """How many trials a piece may have in a kernel with pieces of so much work, `whole`; 1 at least."""
    size = max(1, work(piece))
    return max(1, BUDGET // max(whole, size), LEAST // size)


class Prices:
    """What plans cost, by what the choice among them is made: in order the clocks of a good order of instructions.

    `passes`: of a loop's passes, each of which may wait for the one before: the clocks of one among others. `kept`:
    of a loop that says what may be in registers the same, and a little for what is read from memory all the same.
    """

    def __init__(self, cpu: Cpu, passes: bool = False, kept: bool = False) -> None:
        self.cpu, self.round, self.kept = cpu, (passes or kept) and not cpu.in_order, kept
        self._ordered: dict[int, tuple[Plan, Plan]] = {}  # by the plan's identity, which holds as long as the plan

    def __call__(self, plan: Plan) -> float:
        if self.round:
            return round_cost(plan, self.cpu) + (READ * reads(plan) if self.kept else 0.0)
        return self.ordered(plan).cycles if self.cpu.in_order else searched_cost(plan, self.cpu)

    def ordered(self, plan: Plan) -> Plan:
        """The plan in an order that a brief search finds, once for each plan."""
        if id(plan) not in self._ordered:
            self._ordered[id(plan)] = plan, well_ordered(plan, self.cpu, QUICK)
        return self._ordered[id(plan)][1]


def scheduled(piece: Piece, cpu: Cpu, policy: Policy, kept: Sequence[Residents], choice: int) -> Plan:
    """The plan by this policy and with the residents of that number in `kept`, or the last ones."""
    choice = min(choice, len(kept) - 1)
    plan = schedule(piece, cpu, policy, kept[choice])
    plan.choice = choice
    return plan


def first(piece: Piece, cpu: Cpu, tried: Sequence[Policy], kept: Sequence[Residents], price: Price,
          most: int | None = None, near: int | None = None) -> Candidate:
    """The best of `tried` with the fewest residents and the most of each kind; then the best residents with it.

    At most `most` trials, one at least (None: all): where that is fewer, `near` is the choice of residents to begin
    with, by default the best with the first policy.
    """
    numbers: Sequence[int] = range(len(kept))
    ends = [n for n in numbers if n == 0 or n == numbers[-1] or len(kept[n]) > len(kept[n + 1])]
    if work(piece) > LARGE:
        numbers = ends = [*{0, numbers[-1]}]
    each = 1 + SEARCH * (cpu.in_order and isinstance(price, Prices))
    if most is not None and each * (len(tried) * len(ends) + len(numbers) - len(ends)) > most:
        return _Few(piece, cpu, kept, price, most, each - 1).best(tried, ends, numbers, near)
    best = min(((p, scheduled(piece, cpu, p, kept, n)) for p in tried for n in ends), key=lambda one: price(one[1]))
    others = (scheduled(piece, cpu, best[0], kept, n) for n in numbers if n not in ends)
    return best[0], min((best[1], *others), key=price)


def nearest(numbers: Sequence[int], to: int) -> Sequence[int]:
    """The numbers, nearest first."""
    return sorted(numbers, key=lambda n: abs(n - to))


def _code(plan: Plan) -> tuple[str, ...]:
    return tuple(f"{i.form} {i.note} {i.cycle}" for i in plan.instrs)


class _Few:
    """A number of trials. A search for an order, if `search` trials are what it takes, is made of the best alone."""

    def __init__(self, piece: Piece, cpu: Cpu, kept: Sequence[Residents], price: Price, most: int, search: int) -> None:
        self.piece, self.cpu, self.kept, self.price, self.search = piece, cpu, kept, price, search
        self.left = max(1, most - search)
        self.made: list[Candidate] = []

    def rough(self, one: Candidate) -> float:
        """A cost that takes no search."""
        return one[1].cycles if self.search else self.price(one[1])

    def try_all(self, policies: Iterable[Policy], numbers: Sequence[int], least: int = 0) -> None:
        """Trials of each policy with each choice of residents, until no more than `least` are left."""
        for policy in policies:
            for n in numbers:
                if self.left > least and not any(p is policy and plan.choice == n for p, plan in self.made):
                    self.made.append((policy, scheduled(self.piece, self.cpu, policy, self.kept, n)))
                    self.left -= 1

    def best(self, tried: Sequence[Policy], ends: Sequence[int], numbers: Sequence[int],
             near: int | None) -> Candidate:
        """The best that is found."""
        if near is None and self.left > len(ends):
            self.try_all(tried[:1], ends)
            near = min(self.made, key=self.rough)[1].choice
        begin = ends[-1] if near is None else nearest(ends, near)[0]
        self.try_all(tried, [begin])
        rest = [n for n in numbers if n not in ends]
        ranked = [one for one in sorted(self.made, key=self.rough) if one[1].choice == begin]
        ranked = [one for one in ranked if self.rough(one) <= FAR * self.rough(ranked[0])]
        distinct = {_code(plan): policy for policy, plan in reversed(ranked)}  # what gave the same code will again
        self.try_all([p for p, plan in ranked if distinct[_code(plan)] is p], ends, min(len(rest), self.left // 2))
        policy, _ = min(self.made, key=self.rough)
        good = [plan.choice for p, plan in sorted(self.made, key=self.rough) if p is policy]
        beside = zip(*(nearest(rest, choice) for choice in good), strict=True)
        self.try_all([policy], [n for some in beside for n in some])
        order = {id(p): number for number, p in enumerate(tried)}

        def place(one: Candidate) -> tuple[bool, int, int]:  # among equals the one that is first where all are tried
            p, choice = one[0], one[1].choice
            return choice in rest, 0 if choice in rest else order[id(p)], choice

        if self.search:
            self.made = sorted(self.made, key=self.rough)[:1 + self.left // self.search]
        return min(self.made, key=lambda one: (self.price(one[1]), place(one)))
