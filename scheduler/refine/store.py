"""Where refinement keeps what it found: entries by piece, and what becomes of those that apply no longer.

An entry is under the piece's `stable_key`. `users` says which kernels' pieces it is for; what is refined for one of
them alone goes under a name of its own, KEY/KERNEL, and is used before the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from scheduler.code.instr import Plan
from scheduler.refine.replay import AGAIN, Entry

Store = Mapping[str, Entry]
WHOSE = ("piece", "users")  # what an entry says of where it is used


@dataclass(frozen=True)
class LeftOut:
    """A stored refinement of a piece that a build did not use, and `why`, in words.

    In clocks of a pass: `planned` when it was stored, by the planner, and `now` of the plan in its place (None: there
    is none, or a plan from before this was kept); `model`: what the model said of a stored order.
    """

    key: str
    piece: str
    why: str
    planned: float | None
    now: float | None
    model: float | None

    @property
    def lost(self) -> float:
        """Planned clocks of a pass that are lost; 0 where that is not known, or there is nothing lost."""
        return max(0.0, self.now - self.planned) if self.planned is not None and self.now is not None else 0.0

    def as_data(self) -> dict[str, Any]:
        """For a manifest."""
        return {**asdict(self), "lost": round(self.lost, 1)}


def label(kernel: str, variant: str | None) -> str:
    """What a kernel in a mapping is called among the users of an entry, and as its files are."""
    return f"{kernel}-{variant}" if variant else kernel


def name_in(store: Store, key: str, kernel: str) -> str:
    """The name that the entry for a kernel's piece has in the store, or would have."""
    own = f"{key}/{kernel}"
    return own if own in store else key


def put(store: dict[str, Any], name: str, entry: Entry, kernel: str) -> None:
    """Keep an entry for a piece of `kernel`; what other kernels use besides stays as it is for them."""
    there = store.get(name)
    users = set(there.get("users", ())) if there else set()
    if there is not None and users - {kernel} and _content(there) != _content(entry):
        store[name] = {**there, "users": sorted(users - {kernel})}
        name, users = f"{name.partition('/')[0]}/{kernel}", set()
    store[name] = {**entry, "users": sorted(users | {kernel})}


def drop(store: dict[str, Any], name: str, kernel: str) -> None:
    """Take a kernel from the users of an entry, and the entry out when nobody is left."""
    users = [u for u in store[name]["users"] if u != kernel]
    if users:
        store[name] = {**store[name], "users": users}
    else:
        del store[name]


def of_kernel(store: Store, kernel: str) -> list[tuple[str, Entry]]:
    """The entries that are for pieces of a kernel."""
    return [(name, entry) for name, entry in store.items() if kernel in entry.get("users", ())]


def left_out(store: Store, kernel: str, plans: Iterable[Plan], in_order: bool) -> list[LeftOut]:
    """The stored refinements of a kernel that its `plans` make no use of; `in_order`: as its CPU executes."""
    made = {plan.key: plan for plan in plans}
    by_piece = {plan.name: plan for plan in made.values()}
    out = [_left_out(name, store[name], plan.warning, plan, in_order)
           for name, plan in made.items() if plan.warning and name in store]
    out += [_left_out(name, entry, f"no piece computes what it was found for; {AGAIN}", by_piece.get(entry["piece"]),
                      in_order) for name, entry in of_kernel(store, kernel) if name not in made]
    return out


def _left_out(name: str, entry: Entry, why: str, plan: Plan | None, in_order: bool) -> LeftOut:
    model = entry.get("cycles") if "order" in entry and "judge" not in entry else None
    planned = model if in_order and model is not None else entry.get("planned_cycles")
    return LeftOut(name, plan.name if plan else entry["piece"], why, planned, round(plan.cycles, 1) if plan else None,
                   model)


def _content(entry: Entry) -> dict[str, Any]:
    return {k: v for k, v in entry.items() if k not in WHOSE}
