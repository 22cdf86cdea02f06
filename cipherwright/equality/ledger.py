"""`generated/proofs.json`: which kernels are proved to compute what their source says, committed beside their code.

`./cw prove --census --store` writes it, builds and exports read it. An entry stands for a text without its comments,
its manifest without figures, and its source (`stamp`): where one of them is another, it says nothing. What a proof
rests on besides, the meaning of operations and instructions, is in the stamp as files; the checker is there as
`VERSION`, so that one that is only faster or knows more rules leaves entries as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cipherwright.building.jobs import Job
from cipherwright.files import digest, write_atomically
from cipherwright.paths import TOOL
from cipherwright.project.sources import Library
from cipherwright.prove.verdict import PROVED, UNKNOWN, Verdict

FILE = "proofs.json"
VERSION = 2
"""Raised when something that a former checker has proved may be wrong: a hole that is mended."""
MEANINGS = ("dsl/operations.py", "dsl/semantics.py", "dsl/rounds.py", "dsl/rounds.toml", "scheduler/graph/meaning.py",
            "cipherwright/machine/steps.py", "cipherwright/machine/vector_steps.py")
FIGURES = ("pieces", "uops", "loop_uops", "instructions", "papers", "left_out", "source_sha256", "tool")
"""What a manifest says of cost and origin: no part of what is proved."""
OUT_OF_TIME = "not finished in the given processor time"
OUT_OF_MEMORY = "not finished before the machine's memory ran out"
_COMMENT = re.compile(r"^([^;\"'`\n]*?)[ \t]*;[^\n]*$", re.MULTILINE)
_DETAIL = ((r"\(at 0x[^)]*(\)[^)]*)?\)$", ""), (r"\bat 0x[0-9a-f]+", "somewhere"), (r"`[^`]*`", "a parameter"),
           (r"\b(byte|bit|register) -?\d+", r"a \1"), (r"\b\d+ (bits|bytes)\b", r"some \1"),
           (r"in \d+ s of (processor time).*", r"in the given \1"),
           (r"^(after the last block|without a block|where the loop begins): ", ""))
"""What is left out of a finding to have the reason."""


@dataclass(frozen=True)
class Entry:
    """What came of one kernel: `of` its stamp; `seconds` of processor time that it took, or was given (unknown)."""

    of: str
    result: str
    seconds: float
    reason: str = ""


def reason(verdict: Verdict) -> str:
    """Why a kernel is not proved, without what is only this kernel's: places, names, numbers."""
    if not verdict.findings:
        return ""
    said = verdict.findings[0].what
    for pattern, short in _DETAIL:
        said = re.sub(pattern, short, said)
    return said.strip()


@cache
def _meaning() -> str:
    return digest(b"\0".join((TOOL / name).read_bytes() for name in MEANINGS))


def stamp(library: Library, job: Job, asm: str, manifest: Mapping[str, Any]) -> str:
    """The hash of all that a proof is of."""
    facts = {key: value for key, value in manifest.items() if key not in FIGURES}
    return digest(json.dumps([VERSION, _meaning(), digest(_COMMENT.sub(r"\1", asm).encode()),
                              library.source_of(job.kernel).digest, facts], sort_keys=True).encode())[:32]


def apart(in_place: Sequence[Sequence[str]]) -> str:
    """That outputs are not in place of inputs, of pairs (read, written) that may be one memory: no proof covers it."""
    return " and ".join(f"{written} is not in place of {read}" for read, written in in_place)


def function_promise(known: Entry | None, manifest: Mapping[str, Any]) -> list[str]:
    """What is proved of what a function computes, for who calls it; nothing where it is not."""
    if known is None or known.result != PROVED:
        return []
    but = apart(manifest.get("in_place", ()))
    return ["Proved, too, to compute what its source says, for all inputs" + (f", if {but}." if but else ".")]


class Ledger:
    """The file of one folder of generated code; one that is not there, or says nothing of use, has no entries."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.entries = self._read()
        self.put_here: dict[str, Entry] = {}
        self.only: frozenset[str] | None = None

    def _read(self) -> dict[str, Entry]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
            return {label: Entry(**row) for label, row in found.items()}
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return {}

    def find(self, label: str, of: str) -> Entry | None:
        """What came of a kernel whose stamp is this."""
        found = self.entries.get(label)
        return found if found is not None and found.of == of else None

    def put(self, label: str, of: str, verdict: Verdict) -> None:
        """Take down a verdict. What is proved stays so for all that a check with less time did not finish."""
        one = Entry(of, verdict.result, round(verdict.seconds, 2), reason(verdict))
        if not _stays(self.entries.get(label), one):
            self.entries[label] = self.put_here[label] = one

    def keep(self, labels: Collection[str]) -> None:
        """Forget all kernels but these."""
        self.only = frozenset(labels)
        self.entries = {label: entry for label, entry in self.entries.items() if label in labels}

    def write(self) -> None:
        """Write the file: a line a kernel. What another process has written since it was read stays."""
        entries = self._read()
        entries |= {label: one for label, one in self.put_here.items() if not _stays(entries.get(label), one)}
        self.entries = {label: one for label, one in entries.items() if self.only is None or label in self.only}
        rows = [f" {json.dumps(label)}: {json.dumps({k: v for k, v in asdict(entry).items() if v != ''})}"
                for label, entry in sorted(self.entries.items())]
        write_atomically(self.path, ("{\n" + ",\n".join(rows) + "\n}\n").encode())


def _stays(known: Entry | None, one: Entry) -> bool:
    """Whether a proof of the same code is known, and another check has only not finished."""
    return known is not None and known.of == one.of and known.result == PROVED and one.result == UNKNOWN
