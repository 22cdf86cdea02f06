"""Trials that need not be made, since an earlier one of the same piece gives the same plan.

Two policies may differ only in what makes no difference to a piece: how far ahead is looked where no ready item was
ever beyond, words loaded whole where no word is read byte by byte, words loaded once where none in memory was soon
read again. A trial takes down what would have mattered, whether its own policy asks for it or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Slot
from scheduler.schedule.policy import Policy


@dataclass(frozen=True)
class Trial:
    """A plan by a policy, with some residents; `far`: places to the farthest item that was ready, of any step; `whole`,
    `repeated`: whether words could be loaded so."""

    policy: Policy
    resident: Mapping[Slot, str]
    far: int
    whole: bool
    repeated: bool
    plan: Plan

    def gives(self, policy: Policy, resident: Mapping[Slot, str]) -> bool:
        """Whether a trial by `policy` would go as this one did."""
        mine, how = self.policy.strategy, policy.strategy
        if min(mine.window, how.window) >= self.far:
            how = replace(how, window=mine.window)
        if not self.whole:
            how = replace(how, load_whole=mine.load_whole)
        if not self.repeated:
            how = replace(how, load_repeated=mine.load_repeated)
        return how == mine and policy.priority == self.policy.priority and resident == self.resident


def found(trials: Iterable[Trial], policy: Policy, resident: Mapping[Slot, str]) -> Plan | None:
    """The plan that a trial by this policy would give, if an earlier one has given it."""
    return next((one.plan for one in trials if one.gives(policy, resident)), None)
