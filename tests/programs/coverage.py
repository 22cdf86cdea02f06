"""What random programs have exercised: directives, targets, kinds of calls, frames; as counts that add up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from dsl.diagnostics import SourceError
from dsl.parser import Directive, Program
from scheduler.mapping.choose import KNOWN
from scheduler.mapping.directives import REWRITES
from targets.cpu import target_names
from tests.programs.cases import Case, Form

Count = Counter[tuple[str, str]]
"""(kind, what) -> how often; kinds are the titles below."""
SAID, REFUSED, TARGET, CALL, FRAME, REASON = "directives", "refused", "targets", "calls", "frames", "reasons"
OPERAND = "operands"
FORMS: dict[str, tuple[str, ...]] = {
    "roll": ("roll", "roll by"), "prefer": tuple(f"prefer {name}" for name in REWRITES if name != "rounds"),
    "place": ("place all", "place NAME"),
    "tables": ("tables N", "tables merge", "tables windows"), "streams": ("streams", "streams split")}
"""Directives with several forms; every other one is one form. No random program has rounds that an instruction makes:
tests/passes/test_rounds.py has programs that do."""
DIRECTIVES = tuple(form for word in KNOWN for form in FORMS.get(word, (word,)))
CALLS = ("no block", "one block", "fewer blocks than a pass", "whole passes", "passes and a rest", "in place",
         "in place, with a mapping", "several messages", "slices", "odd count")
OPERANDS = {"MMX registers": r"\bmm\d", "XMM registers": r"\bxmm\d", "YMM registers": r"\bymm\d",
            "ZMM registers": r"\bzmm\d", "16 vector registers more": r"\b[xyz]mm(1[6-9]|2\d|3[01])\b",
            "one element of memory for all": r"\{1to\d+\}", "mask registers": r"\bk[0-7]\b"}
"""What instructions of vectors may have, and how it is written."""
FRAMES = ("up to 128 bytes", "more than 128 bytes", "more than 4096 bytes")


def form_of(words: Sequence[str]) -> str:
    """The form of a directive, one of DIRECTIVES; the word itself where there is none."""
    word = words[0]
    if word == "prefer" or words[:2] in (["tables", "merge"], ["tables", "windows"]):
        return " ".join(words[:2])
    found = {"tables": "tables N", "place": "place all" if "all" in words else "place NAME",
             "streams": "streams split" if "split" in words else "streams",
             "roll": "roll by" if "by" in words else "roll"}
    return found.get(word, word)


def culprit(directives: Sequence[Directive], error: SourceError) -> Directive | None:
    """The directive that an error is about: the one that stands there, else the one that its text speaks of."""
    for d in directives:
        if error.pos in (d.pos, *d.places):
            return d
    text = re.sub(r"[^a-z]+", " ", f"{error.message} {error.hint}".lower()).split()
    spoken_of = {"packed": "pack", "early": "first"}
    for said, file in (("floating", "x87"), ("lanes", "xmm")):  # which limbs in such registers are, too
        for d in directives:
            if said in text and d.words[0] == "limbs" and d.words[-1] == file:
                return d
    for word in ("limbs", "whole", "broadcast", "slices", "lanes", "streams", "packed", "early", "place"):
        for d in directives:
            if word in d.words[:2] and {word, word.rstrip("s"), spoken_of.get(word, word)} & {*text}:
                return d
    return next((d for d in directives if d.words[0] in ("lanes", "slices")), None)


def without(program: Program, refused: Directive) -> Program:
    """`program` with one directive less."""
    from dataclasses import replace
    mappings = [replace(m, directives=[d for d in m.directives if d is not refused]) for m in program.mappings]
    return replace(program, mappings=mappings)


def refusal(d: Directive, error: SourceError) -> tuple[str, str]:
    """Why a directive was refused, without the names in it."""
    return REASON, f"{form_of(d.words)}: {re.sub('`[^`]*`', '`…`', error.message)}"[:110]


def frame_bytes(asm: str) -> int:
    """Bytes of the frame of assembled code."""
    return max((int(n, 0) for n in re.findall(r"^\s*sub\s+[er]sp,\s*(0x[0-9a-f]+|\d+)", asm, re.M)), default=0)


def of_code(target: str, manifest: dict[str, Any], asm: str) -> Count:
    """What compiled code counts for."""
    size = frame_bytes(asm)
    frame = FRAMES[0 if size <= 128 else 1 if size <= 4096 else 2]
    forms = {form_of(text.split()) for text in manifest["mapping"]}
    code = re.sub(r"\s*;.*", "", asm)
    operands = [name for name, written in OPERANDS.items() if re.search(written, code)]
    return Counter({(TARGET, target): 1, (FRAME, frame): 1, **{(SAID, form): 1 for form in forms},
                    **{(OPERAND, name): 1 for name in operands}})


def of_call(case: Case, form: Form, mapped: bool, count: int | None) -> Count:
    """What one call counts for; `count` is that of its blocks."""
    found = {"in place": case.shared is not None, "in place, with a mapping": case.shared is not None and mapped,
             "several messages": form.messages > 1, "slices": form.slices > 0}
    if count is not None:
        rest = count % form.copies
        found |= {"no block": count == 0, "one block": count == 1, "odd count": bool(count % 2),
                  "fewer blocks than a pass": 0 < count < form.copies,
                  "whole passes": form.copies > 1 and count > 0 and not rest,
                  "passes and a rest": count > form.copies and bool(rest)}
    return Counter({(CALL, name): 1 for name, yes in found.items() if yes})


def table(total: Count, programs: int) -> list[str]:
    """The counts in lines of text; what has not occurred is there with 0."""
    lines = [f"exercised in {programs} programs (codes, calls; directives that were refused stand behind the comma)"]
    for title, names in ((SAID, DIRECTIVES), (TARGET, tuple(target_names())), (OPERAND, tuple(OPERANDS)),
                         (FRAME, FRAMES), (CALL, CALLS)):
        lines.append(f"{title}:")
        more = tuple(what for kind, what in total if kind == title and what not in names)
        for name in (*names, *more):
            refused = f", {total[REFUSED, name]} refused" if title == SAID else ""
            lines.append(f"  {name:26} {total[title, name]:7}{refused}")
    lines.append("reasons of refusals:")
    lines += [f"  {n:6} {what}" for (kind, what), n in sorted(total.items(), key=lambda x: -x[1]) if kind == REASON]
    return lines
