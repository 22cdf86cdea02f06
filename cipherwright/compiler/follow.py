"""What becomes of a value: the lines of it in the dump of every pass, from its statement to its instructions.

A value is what one statement gives to one variable: the operations of its name that stand in a row in the IR. Once it
is elaborated, their places in the source are marked; passes hand places on, so that the marks are found behind them.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from lark import Tree

from cipherwright.compiler.dump import Shown, branch_lines
from cipherwright.compiler.forms import ASM, MAPPING, TREE
from cipherwright.compiler.passes import PASSES, Pass
from cipherwright.compiler.pipeline import Step
from cipherwright.compiler.state import State, Target, there
from dsl.ir import Loop, Op, Pos, Region
from dsl.parser import Program, pos_of

Value = list[Op]
NUMBER = re.compile(r"%\d+")


class NothingThere(Exception):
    """The line that was asked for, or the variable, makes nothing in this kernel; the message says what does."""


class Marked(Pos):
    """The place of an operation of the value that is followed."""


@dataclass(frozen=True)
class Trail:
    """What a pass left of the value: its lines, or why there are none to show."""

    done: Pass
    lines: tuple[str, ...]
    remark: str = ""


@dataclass
class Follower:
    """Follows the value of the variable `name` (None: the first) in `line`, as it is made the `time`-th time.

    `passes` are to be run in place of PASSES, and the follower is told of them. Afterwards `trails` has each pass,
    `times` how often the value is made, `others` what else the line makes.
    """

    line: int
    name: str | None = None
    time: int = 1
    times: int = 0
    others: list[str] = field(default_factory=list)
    trails: list[Trail] = field(default_factory=list)
    last: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)  # form -> pass, lines

    @property
    def passes(self) -> tuple[Pass, ...]:
        """All passes; the one that makes the IR marks the value."""
        return tuple(replace(one, run=self._elaborated(one)) if one.name == "elaborate" else one for one in PASSES)

    def _elaborated(self, one: Pass) -> Any:
        def run(state: State, target: Target) -> State:
            made = one.run(state, target)
            for op in self._value(made):
                if op.pos:
                    op.pos = Marked(op.pos.path, op.pos.line, op.pos.column)
            return made

        return run

    def _value(self, state: State) -> Value:
        every = list(_values(there(state.kernel).body))
        here = [v for v in every if any(op.pos and op.pos.line == self.line for op in v)]
        names = list(dict.fromkeys(v[0].name for v in here))
        if not names:
            lines = sorted({op.pos.line for v in every for op in v if op.pos})
            raise NothingThere(f"line {self.line} makes no value of {state.name}; lines that do: "
                               f"{', '.join(map(str, lines))}")
        self.name = self.name or names[0]
        mine = [v for v in here if v[0].name == self.name]
        if not mine:
            raise NothingThere(f"line {self.line} makes no `{self.name}` in {state.name}, but {', '.join(names)}")
        if not 1 <= self.time <= len(mine):
            raise NothingThere(f"line {self.line} makes `{self.name}` {len(mine)} times in {state.name}; "
                               f"there is no time {self.time}")
        self.times, self.others = len(mine), [n for n in names if n != self.name]
        return mine[self.time - 1]

    def __call__(self, step: Step) -> None:
        """Note what a pass left (`pipeline.Told`)."""
        done, state = step.done, step.state
        lines = tuple(self._lines(done, state)) if not step.skipped or done.makes is TREE else ()
        name, before = self.last.get(done.makes.name, ("", ()))
        if step.skipped and not lines:
            remark = f"skipped: {step.skipped}"
        elif name and _like(lines) == _like(before):
            lines, remark = (), f"as after `{name}`"
        elif lines:
            self.last[done.makes.name], remark = (done.name, lines), ""
        else:
            figures = ", ".join(f"{key} {n:,}" for key, n in done.makes.figures(state).items())
            remark = "nothing of it is left" if name else f"of the whole kernel: {figures}"
        self.trails.append(Trail(done, lines, remark))

    def _lines(self, done: Pass, state: State) -> Iterator[str]:
        if done.makes is TREE:
            shown = _branches(there(state.tree), self.line)
        elif done.makes is MAPPING:
            shown = iter(done.makes.lines(state))
        else:
            numbered = enumerate(done.makes.lines(state), 1)
            shown = (Shown(f"{n}: {one.text.strip()}" if done.makes is ASM else one.text) for n, one in numbered
                     if isinstance(one.pos, Marked))
        return (one.text.rstrip() for one in shown)


def _values(region: Region) -> Iterator[Value]:
    """The values with a name, in order."""
    for name, group in groupby(region.items, lambda item: "" if isinstance(item, Loop) else item.name):
        items = list(group)
        if name:
            yield [item for item in items if isinstance(item, Op)]
        for loop in (item for item in items if isinstance(item, Loop)):
            yield from _values(loop.body)


def _branches(program: Program, line: int) -> Iterator[Shown]:
    """The syntax trees that begin in a line."""
    def find(tree: Tree[Any]) -> Iterator[Shown]:
        if pos_of(program.path, tree).line == line:
            yield from branch_lines(program.path, tree)
            return
        for child in tree.children:
            if isinstance(child, Tree):
                yield from find(child)

    for tree in (*program.definitions.values(), *program.kernels.values()):
        yield from find(tree)


def _like(lines: tuple[str, ...]) -> list[str]:
    """Lines without the numbers of operations, which change where others come or go."""
    return [NUMBER.sub("%", line) for line in lines]


def text(follower: Follower, source: str, path: str, file: str) -> str:
    """The walk in words; `source` is the text in `path`, `file` where the assembly text goes."""
    others = f"; the line makes {', '.join(follower.others)}, too" if follower.others else ""
    lines = [f"{path}:{follower.line}: {source.splitlines()[follower.line - 1].strip()}",
             f"{follower.name}, time {follower.time} of {follower.times}{others}", ""]
    for trail in follower.trails:
        done = trail.done
        if not trail.lines:
            lines.append(f"{done.name}: {trail.remark}")
            continue
        head = f"{done.name}: {done.reads.name} → {done.makes.name}" + (f", {file}" if done.makes is ASM else "")
        lines += [""] * bool(lines[-1])
        lines += [head, textwrap.indent(textwrap.dedent("\n".join(trail.lines)), "    "), ""]
    return "\n".join(lines).rstrip() + "\n"


def as_data(follower: Follower) -> dict[str, Any]:
    """The walk as plain data."""
    return {"line": follower.line, "name": follower.name, "time": follower.time, "times": follower.times,
            "others": follower.others, "passes": [{"pass": t.done.name, "makes": t.done.makes.name,
                                                   "lines": list(t.lines), "remark": t.remark or None}
                                                  for t in follower.trails]}
