"""What the pipeline model saw of a kernel, instruction by instruction: the data behind `cw explain`.

Times are clocks; clock 0 is the first decoding of the measured call. The views only show what is here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from targets.outcome import Outcome, Timeline
from targets.trace import Trace

NO_WAIT = frozenset({"", "none", "nothing", "start", "rename width", "in order"})
"""Names of causes that mean: it did not wait. A group that fills the width of rename is followed by the next one."""
_COMMENT = re.compile(r"^(?P<cycle>-?\d+(?:\.\d+)?)\s+(?P<unit>\S+)\s+(?P<line>\d+)?\s*(?P<what>.*)$")


@dataclass(frozen=True)
class Note:
    """The comment of a generated line: planned clock, planned unit, source line, and the value or role.

    `cycle`, `unit` and `line` are None and empty on lines that no plan has (saving registers, the loop's branch).
    """

    cycle: float | None = None
    unit: str = ""
    line: int | None = None
    what: str = ""


@dataclass(frozen=True)
class Part:
    """One uop: its number in the instruction (from 1), the clocks of its stages, its port, and what it waited for.

    `held` is how much later it was renamed than the uop before it, for the reason `rename_cause`; `wait` is how much
    longer it then waited for its dispatch than any uop must, for `cause`. Blockers are row numbers, or -1; they may
    be negative for instructions of an earlier call.
    """

    number: int
    decode: float
    rename: float
    dispatch: float
    complete: float
    retire: float
    port: str
    held: float
    rename_cause: str
    rename_blocker: int | None
    wait: float
    cause: str
    blocker: int | None


@dataclass(frozen=True)
class Row:
    """One executed instruction. `line` is its line in the .asm file, `group` the number of its decode group (from 1).

    `cause` is the reason for the longest of its waits ("" if it never waited), `clocks` how long that was.
    """

    number: int
    line: int
    text: str
    note: Note
    source: str
    group: int
    parts: tuple[Part, ...]
    cause: str
    clocks: float


class Spent(Protocol):
    """Whatever has cycles, and where they went."""

    @property
    def cycles(self) -> float:
        """Clocks."""

    @property
    def causes(self) -> Mapping[str, float]:
        """Clocks by cause."""


@dataclass(frozen=True)
class View:
    """A kernel on one CPU; `bias` says how far its model is known to be off.

    `ports` are busy clocks, `bounds` lower bounds and `causes` the shares of the critical path, all of one call.
    """

    cpu: str
    title: str
    bias: str
    cycles: float
    blocks: int | None
    block_bytes: int | None
    instructions: int
    uops: int
    ports: dict[str, float]
    bounds: dict[str, float]
    causes: dict[str, float]
    rows: tuple[Row, ...]
    code: tuple[int, ...] = ()      # lines of the .asm file with an instruction each, executed or not
    exchanges: tuple[tuple[str, str, float], ...] = ()      # part, whose, clocks of a call with that part in its place
    beside: tuple[tuple[str, float], ...] = ()      # a fitted parameter at another value, clocks of a call with it
    warmup: int = 2                 # calls before it

    @property
    def per_block(self) -> float | None:
        """Clocks a block; None for a kernel without blocks."""
        return self.cycles / self.blocks if self.blocks else None

    @property
    def per_byte(self) -> float | None:
        """Clocks a byte; None for a kernel without blocks."""
        return self.cycles / self.blocks / self.block_bytes if self.blocks and self.block_bytes else None

    @property
    def uops_per_cycle(self) -> float:
        """Uops a clock, on average."""
        return self.uops / self.cycles if self.cycles else 0.0


@dataclass(frozen=True)
class Difference:
    """Clocks of one call that two CPUs lost to a cause; the sums are the two figures of cycles."""

    cause: str
    first: float
    second: float

    @property
    def more(self) -> float:
        """What the second spends more than the first."""
        return self.second - self.first


def parse_note(comment: str) -> Note:
    """The parts of a generated line's comment."""
    match = _COMMENT.match(comment.strip())
    if match is None:
        return Note(what=comment.strip())
    return Note(float(match["cycle"]), match["unit"], int(match["line"]) if match["line"] else None,
                match["what"].strip())


def split_line(line: str) -> tuple[str, Note]:
    """A line of the file as instruction text and note."""
    text, _, comment = line.partition(";")
    return " ".join(text.split()), parse_note(comment)


def clocks(amount: float) -> str:
    """ "1 clock", "2.5 clocks"."""
    return f"{amount:g} clock" if amount == 1 else f"{amount:g} clocks"


def waits(part: Part, row: int = -1, rows: Sequence[Row] = ()) -> list[str]:
    """Why a uop of instruction `row` waited, in sentences; `rows` give the text of the blockers."""
    said = []
    if part.held > 0 and part.rename_cause not in NO_WAIT:
        by = _named(part.rename_blocker, row, rows)
        said.append(f"renamed {clocks(part.held)} after the uop before it: {part.rename_cause}{by}")
    if part.wait > 0 and part.cause not in NO_WAIT:
        said.append(f"waited {clocks(part.wait)} for {part.cause}{_named(part.blocker, row, rows)}")
    return said


def _named(blocker: int | None, row: int, rows: Sequence[Row]) -> str:
    if blocker is None:
        return ""
    if blocker < 0:
        return " (of an earlier call)"
    if blocker == row:
        return " (of its own)"
    return f" (#{blocker} `{rows[blocker].text}`)" if blocker < len(rows) else f" (#{blocker})"


def why(row: Row, rows: Sequence[Row] = ()) -> str:
    """All of an instruction's waits in one text; "" if it never waited."""
    if not row.parts:
        return "no uop of its own (fused with a neighbour)"
    many = len(row.parts) > 1
    said = []
    for number, part in enumerate(row.parts, 1):
        said += [f"uop {number} {text}" if many else text for text in waits(part, row.number, rows)]
    return "; ".join(said)


class _Stages:
    """A timeline cut to the measured call, with clocks from its first decoding."""

    def __init__(self, timeline: Timeline, first: int) -> None:
        self.t = timeline
        self.first = first      # position of the first measured instruction
        self.begin = int((timeline.position < first).sum())
        self.end = len(timeline.position)
        self.origin = float(timeline.decode[self.begin:].min()) if self.begin < self.end else 0.0
        sent = timeline.dispatch - timeline.rename
        needed = sent[timeline.port >= 0]
        self.gap = float(needed.min()) if len(needed) else 0.0

    def at(self, stage: str, uop: int) -> float:
        return float(getattr(self.t, stage)[uop]) - self.origin

    def row_of(self, uop: int) -> int | None:
        """The row of a uop: negative for those before the measured call; None for no uop."""
        return int(self.t.position[uop]) - self.first if uop >= 0 else None

    def part(self, uop: int) -> Part:
        t = self.t
        rename, dispatch = self.at("rename", uop), self.at("dispatch", uop)
        held = rename - self.at("rename", uop - 1) if uop else 0.0
        port = int(t.port[uop])
        return Part(number=int(t.part[uop]) + 1, decode=self.at("decode", uop), rename=rename, dispatch=dispatch,
                    complete=self.at("complete", uop), retire=self.at("retire", uop),
                    port=t.port_names[port] if port >= 0 else "",
                    held=max(held, 0.0), rename_cause=t.rename_cause_names[int(t.rename_cause[uop])],
                    rename_blocker=self.row_of(int(t.rename_blocker[uop])),
                    wait=max(dispatch - rename - self.gap, 0.0) if port >= 0 else 0.0,
                    cause=t.cause_names[int(t.cause[uop])], blocker=self.row_of(int(t.blocker[uop])))


def _main_cause(parts: Sequence[Part]) -> tuple[str, float]:
    best = ("", 0.0)
    for part in parts:
        for cause, amount in ((part.cause, part.wait), (part.rename_cause, part.held)):
            if cause not in NO_WAIT and amount > best[1]:
                best = (cause, amount)
    return best


def make_rows(timeline: Timeline, trace: Trace, lines: dict[int, int], asm: str, source: str,
              most: int | None = None) -> tuple[Row, ...]:
    """A row for every instruction of the measured calls, or for the first `most` of them.

    `lines` leads from instruction addresses to lines of `asm`; `source` is the cipher's source text, whose lines
    the comments of `asm` name. An instruction without a line (code that is not ours) is shown as decoded.
    """
    first = trace.marks[trace.warmup]
    stages = _Stages(timeline, first)
    written, origin = asm.splitlines(), source.splitlines()
    size = len(trace) - first if most is None else min(most, len(trace) - first)
    parts: list[list[Part]] = [[] for _ in range(size)]
    for uop in range(stages.begin, int(timeline.position.searchsorted(first + size))):
        parts[int(timeline.position[uop]) - first].append(stages.part(uop))
    rows: list[Row] = []
    group, last = 0, None
    for number, mine in enumerate(parts):
        one = trace.code[int(trace.index[first + number])]
        line = lines.get(one.address, 0)
        text, note = split_line(written[line - 1]) if line else (one.text, Note())
        if text.startswith("align"):
            text = f"{one.text} ({text})"
        if mine and mine[0].decode != last:
            group, last = group + 1, mine[0].decode
        cause, amount = _main_cause(mine)
        known = note.line is not None and note.line <= len(origin)
        said = origin[note.line - 1].strip() if known and note.line else ""
        rows.append(Row(number, line, text, note, said, group, tuple(mine), cause, amount))
    return tuple(rows)


def make_view(outcome: Outcome, trace: Trace, lines: dict[int, int], asm: str, source: str, *, title: str, bias: str,
              blocks: int | None, block_bytes: int | None, most: int | None = None) -> View:
    """The view of an outcome; figures are of one call, rows its first `most` instructions (None: all).

    ValueError if the outcome has no timeline.
    """
    if outcome.timeline is None:
        raise ValueError("the outcome has no timeline: run simulate(..., timeline=True)")
    each = 1 / outcome.calls
    return View(cpu=outcome.cpu, title=title, bias=bias, cycles=outcome.cycles * each, blocks=blocks,
                block_bytes=block_bytes, instructions=round(outcome.instructions * each),
                uops=round(outcome.uops * each), ports={k: v * each for k, v in outcome.ports.items()},
                bounds={k: v * each for k, v in outcome.bounds.items()},
                causes={k: v * each for k, v in outcome.causes.items()},
                rows=make_rows(outcome.timeline, trace, lines, asm, source, most), code=code_lines(lines, asm),
                warmup=trace.warmup)


def code_lines(lines: Mapping[int, int], asm: str) -> tuple[int, ...]:
    """The lines of the .asm file that hold an instruction each, but not those that only fill up to an address."""
    written = asm.splitlines()
    return tuple(n for n in sorted(set(lines.values())) if not written[n - 1].lstrip().startswith("align"))


def family(cause: str) -> str:
    """What a cause along the critical path is to the uops that it keeps waiting: the latency before an operand, say.

    The model names the former more finely than the latter; where they are the same the name is the same.
    """
    if cause.startswith(("latency", "transfer")):
        return "an operand"
    if cause.startswith("port ") and cause.endswith(" busy"):
        return "a busy port"
    return cause


def by_cause(runs: Sequence[Spent], least: float = 0.005) -> list[tuple[str, list[float]]]:
    """The causes with at least this share of the clocks of some run, each with every run's clocks; then the others
    together. The one with the largest share anywhere comes first."""
    share = {name: max(run.causes.get(name, 0.0) / (run.cycles or 1.0) for run in runs)
             for name in dict.fromkeys(name for run in runs for name in run.causes)}
    ordered = [(name, [run.causes.get(name, 0.0) for run in runs])
               for name in sorted(share, key=lambda name: -share[name])]
    large = [item for item in ordered if share[item[0]] >= least]
    rest = [amounts for _, amounts in ordered[len(large):]]
    if len(rest) < 2:
        return ordered
    return [*large, (f"{len(rest)} smaller causes", [sum(column) for column in zip(*rest, strict=True)])]


def main_causes(view: Spent, least: float = 0.005) -> list[tuple[str, float]]:
    """`by_cause` of one run."""
    return [(name, amount) for name, (amount,) in by_cause([view], least)]


def wait_order(views: Sequence[View]) -> list[str]:
    """The causes of waits in all instructions, that which holds uops for most clocks first."""
    total: dict[str, float] = {}
    for part in (p for view in views for row in view.rows for p in row.parts):
        for cause, amount in ((part.cause, part.wait), (part.rename_cause, part.held)):
            if amount > 0 and cause not in NO_WAIT:
                total[cause] = total.get(cause, 0.0) + amount
    return sorted(total, key=lambda name: (-total[name], name))


def next_limit(view: View) -> str:
    """What the largest lower bound leaves to be gained, by the next one; "" with fewer than two bounds.

    Causes add up to the clocks, but what a cause takes is not what its removal would give: other limits stand behind.
    """
    ranked = sorted(view.bounds.items(), key=lambda item: -item[1])
    if len(ranked) < 2 or not ranked[0][1]:
        return ""
    (first, least), (second, behind) = ranked[:2]
    gain = max(0.0, view.cycles - behind)
    return (f"{view.cpu}: {first}: no fewer than {_short(least)} of the {_short(view.cycles)} clocks; without that "
            f"limit {second}: no fewer than {_short(behind)}, so that at most {_short(gain)} are to be gained")


def _short(value: float) -> str:
    return f"{round(value, 1):g}"


READING = ("A cause has the clocks for which the last uop to retire, and step by step back what that waited for, "
           "waited for it. This is not what its removal would give, for the run then meets the next limit:")
"""What a reader has to know of causes, wherever they are printed."""


def differences(first: View, second: View) -> list[Difference]:
    """Both CPUs' clocks by cause, the largest difference first."""
    names = dict.fromkeys([*first.causes, *second.causes])
    found = [Difference(n, first.causes.get(n, 0.0), second.causes.get(n, 0.0)) for n in names]
    return sorted(found, key=lambda d: (-abs(d.more), d.cause))
