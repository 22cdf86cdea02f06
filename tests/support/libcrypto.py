"""The routines of Debian's libcrypto.a that `reschedule` is shown on, each on its authors' newest CPU of the list.

The calls are those of targets/validation/calls.toml; what runs in each is a function of its own, but for the three
calls of RC4, which choose three loops of one function.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.explain.simulation import Code
from cipherwright.instrument.instrument import load_calls
from cipherwright.instrument.peers import PeerError, load_peers
from cipherwright.project.sources import ROOT
from cipherwright.reschedule import output, routine
from cipherwright.reschedule.search import distance
from cipherwright.validation.validate import MODELS
from scheduler.schedule.reorder import Limits
from targets.callspec import Call

CALLS = ROOT / "targets" / "validation" / "calls.toml"
PAGE = ROOT / "docs" / "reschedule.md"
OLDEST_FIRST = ("prescott-64", "athlon64", "core2", "haswell", "skylake")
"""The CPUs with 64-bit code that the calls' rows name."""
TRIES = 2500
HEAD = ["| function | CPU | pieces changed | instructions moved | before | after | change |",
        "|---|---|--:|--:|--:|--:|--:|"]


@dataclass(frozen=True)
class Row:
    """What became of a call: cycles of all measured calls by the model, and on how many random inputs both agreed."""

    name: str
    function: str
    cpu: str
    before: float
    after: float
    changed: int
    pieces: int
    moved: int
    inputs: int

    @property
    def line(self) -> str:
        """The row of the page's table."""
        change = f"{100 * (self.after / self.before - 1):+.2f} %" if self.after != self.before else "0"
        cells = (f"`{self.function}`", self.cpu, f"{self.changed} of {self.pieces}", self.moved, f"{self.before:.0f}",
                 f"{self.after:.0f}", change)
        return "| " + " | ".join(map(str, cells)) + " |"


def calls() -> list[Call]:
    """The 64-bit calls."""
    return [call for call in load_calls(CALLS) if call.package_arch == "amd64"]


def newest(call: Call) -> str:
    """The newest CPU that a call's authors gave figures for."""
    known = {**MODELS, "pentium-4": ("prescott-64",)}
    return max((known[name][0] for name in call.cpus if name in known), key=OLDEST_FIRST.index)


def function(call: Call) -> str:
    """The function in which most of a call's instructions lie; RC4 has three loops."""
    name = call.runs_in.split()[0]
    return f"{name} ({call.id.split(':')[-1].removeprefix('integer-')})" if name == "RC4" else name


def missing() -> str:
    """Why the objects are not at hand, in words."""
    try:
        load_peers("amd64", fetch=False)
    except PeerError as error:
        return str(error)
    return ""


def version() -> str:
    """The revision of the package at hand."""
    return load_peers("amd64", fetch=False).version


def objects(call: Call) -> Code:
    """The archive's members with the one that is called."""
    return Code(Path(call.member), call.member, 64, load_peers("amd64", fetch=False).members)


def rescheduled(call: Call, tries: int = TRIES, registers: bool = False) -> tuple[routine.Rescheduled, Row]:
    """A call's routine rescheduled and assembled from NASM source, with its row."""
    cpu = newest(call)
    options = routine.Options(Limits(tries=tries), registers=registers, offset=call.entry_offset)
    made = routine.reschedule(objects(call), call.entry, cpu, call, options)
    output.source(made, call.member)                # raises unless nasm makes the same code of it
    assert made.before is not None and made.after is not None
    return made, Row(call.id, function(call), cpu, made.before.cycles, made.after.cycles, made.changed, len(made.found),
                     sum(distance(one.order) for one in made.found), made.inputs)


def table(rows: list[Row]) -> list[str]:
    """The page's table."""
    return [*HEAD, *(row.line for row in rows)]


def on_page(text: str) -> list[str]:
    """The lines of the table on the page."""
    lines: list[Any] = text.splitlines()
    start = lines.index(HEAD[0])
    end = next(k for k in range(start, len(lines)) if not lines[k].startswith("|"))
    return lines[start:end]
