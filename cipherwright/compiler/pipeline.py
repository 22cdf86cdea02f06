"""The runner of the passes (cipherwright.compiler.passes), and a kernel compiled by all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cipherwright.compiler.forms import MALFORMED
from cipherwright.compiler.lines import Line, Planned
from cipherwright.compiler.manifest import make_manifest, schedule_lines
from cipherwright.compiler.passes import PASSES, Pass
from cipherwright.compiler.state import State, Target, there
from dsl.parser import Program
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.refine.store import Store
from targets.cpu import Cpu


class PassError(Exception):
    """A pass left something malformed: a bug in the tool, named by the pass."""


@dataclass(frozen=True)
class Step:
    """A pass that has run, or was skipped, and the state after it, to be looked at before the next one runs.

    `seconds` of the pass and of the check behind it; `skipped`: why it did not run, "" where it did.
    """

    done: Pass
    state: State
    seconds: float = 0.0
    checking: float = 0.0
    skipped: str = ""


Told = Callable[[Step], object]
"""Hears of every pass, in order."""


def run_passes(program: Program | None, kernel: str, target: Target, *, until: str | None = None,
               variant: str | None = None, text: str = "", path: str = "", told: Told = lambda step: None,
               passes: Sequence[Pass] = PASSES, used: Mapping[str, Program] | None = None) -> State:
    """One kernel through `passes`, or up to the one called `until`, with the mapping `variant` (None: the default one).

    `program` is the source parsed, None if it is to be parsed from `text`, whose file is `path`, and which
    uses the files `used`. What a pass leaves is
    checked for form before the next one runs: PassError names the pass that made a mistake. SourceError at one of the
    source, ValueError where no pass is called `until`.
    """
    if until is not None and until not in [one.name for one in passes]:
        raise ValueError(f"no pass is called {until}")
    state = State(kernel, text, path, variant, program, used=used or {})
    for one in passes:
        if one.applies(state, target):
            begun = time.perf_counter()
            state = one.run(state, target)
            ended = time.perf_counter()
            _check(one, state)
            told(Step(one, state, ended - begun, time.perf_counter() - ended))
        else:
            told(Step(one, state, skipped=one.otherwise))
        if one.name == until:
            break
    return state


def _check(one: Pass, state: State) -> None:
    try:
        one.makes.check(state)
    except MALFORMED as error:
        raise PassError(f"the pass `{one.name}` left a malformed {one.makes.name}: {error}") from error


@dataclass(frozen=True)
class Compiled:
    """What a kernel becomes on one CPU."""

    asm: str
    header: str
    manifest: dict[str, Any]
    schedule: list[Line]
    seconds: float = 0.0  # spent in scheduling, trials included
    choices: Mapping[str, Any] = field(default_factory=dict)  # entries for a store, of pieces that were tried out
    keys: frozenset[str] = frozenset()  # what all pieces are called in a store

    @property
    def planned(self) -> Planned:
        """What there is to say of it without its text."""
        return Planned(self.manifest, self.schedule)


def compile_kernel(program: Program, kernel_name: str, cpu: Cpu, *, source_text: str = "", source_name: str = "",
                   store: Store | None = None, papers: Sequence[dict[str, Any]] = (), variant: str | None = None,
                   portfolio: Portfolio = PORTFOLIO, thorough: bool = False, told: Told = lambda step: None,
                   passes: Sequence[Pass] = PASSES, quick: bool = False, command: str = "./cw") -> Compiled:
    """All `passes` on one kernel, `variant` of its mappings, for `cpu`; the source's text and name are for the header.

    `store`, `papers`, `portfolio`, `thorough`, `quick`, `command` are those of a Target. SourceError at a mistake.
    """
    seconds: list[float] = []

    def heard(step: Step) -> None:
        if step.done.name == "schedule":
            seconds.append(step.seconds)
        told(step)

    target = Target(cpu, store or {}, portfolio, thorough, papers, quick, command)
    state = run_passes(program, kernel_name, target, variant=variant, text=source_text, path=source_name, told=heard,
                       passes=passes)
    emitted, routine, plans = there(state.emitted), there(state.routine), there(state.plans).values()
    return Compiled(emitted.asm, emitted.header, make_manifest(state, target),
                    schedule_lines(routine, emitted, source_text, source_name), sum(seconds),
                    {name: entry for plan in plans for name, entry in plan.to_store.items()},
                    frozenset(plan.key for plan in plans))
