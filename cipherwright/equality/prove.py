"""Whether a kernel's machine code computes what its source says, for every input: `prove`."""

from __future__ import annotations

import gc
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import iced_x86 as iced

from cipherwright.equality.blocks import Beside
from cipherwright.equality.both import Different
from cipherwright.equality.calls import Calls, has_numbers
from cipherwright.equality.forms import Unknown
from cipherwright.equality.machine import code_of
from cipherwright.equality.search import Search
from cipherwright.equality.sweep import Enough
from cipherwright.prove.verdict import Finding, Verdict
from dsl.ir import Kernel
from targets.abi import Abi
from targets.elf import Image

SELDOM = 100_000
"""New objects before the next look for garbage: formulas are many, and are kept."""
PATIENCE, LESS = 150_000, 50_000
"""Atoms that are taken apart in vain before the next way is taken: some 2 s; where a way before was in vain."""
SHORT, LITTLE, VAIN, FEW, BRIEFLY, SOME = 6_000, 160_000, 10_000, 2_000, 300, 40_000
"""Bytes of code that may be compared as gates in a few seconds: of such code so many atoms are taken apart in
vain at the closer look before that is tried; then so many, and so many searches are made; before words are taken as
integers only so many of those, in so many gates."""
COPIES, EACH, CLOSER, SOONER, PATIENT, GATES, BITS = "copies", "each", "closer", "sooner", "patient", "gates", "bits"
BRIEF, NUMBERS, PLAINER, BY_WORDS, BITWISE = "brief", "numbers", "plainer", "by words", "bitwise"
"""Ways of a proof: what all blocks or messages compute is one formula; each has its own; these, looked at closer;
compared as gates for a while, if that was much in vain; closer, however much is in vain; compared as gates; numbers as
bits by how they were made; before gates, those for a moment; words as exact integers that are multiplied out; that are
not; numbers as bits by how they were made, those of which that is not known called after the words that they are in;
numbers as bits by how they were made, compared as gates."""
SLOW = frozenset((CLOSER, SOONER, PATIENT, GATES, BITS, BY_WORDS, BITWISE))
"""With rules that take time, which most kernels do not need."""


def prove(kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi, search: Search | None = None) -> Verdict:
    """The verdict on the function of the name of `kernel` in an image; the manifest says how it takes its arguments.

    proved: for every input and any number of blocks, what the memory behind the parameters holds after a call is what
    the interpreter leaves there (docs/proof.md has what that rests on). refuted: `search` has found an input for which
    it is not. unknown: the finding says what the checker has no rule for.
    """
    gc.set_threshold(SELDOM)
    begin = time.process_time()
    finding, looked, way = _tried(kernel, manifest, image, abi, COPIES)
    if way == EACH:    # what cannot be shown of all blocks at once perhaps can of each
        finding, looked, way = _tried(kernel, manifest, image, abi, EACH)
    plain = _is_plain(kernel, manifest)
    while finding is not None and way in SLOW:
        if plain and way in (SOONER, GATES):    # which take longer
            plain = False
            if not all(_tried(kernel, manifest, image, abi, one)[0] for one in (BRIEF, NUMBERS, PLAINER)):
                finding = None
                break
        last, looked, way = _tried(kernel, manifest, image, abi, way)
        finding = finding if last else None    # what was not shown at the first look says more
    if finding is None:
        return Verdict("proved", (), looked, time.process_time() - begin)
    made = Verdict("unknown", (finding,), looked, time.process_time() - begin)
    return refuted(made, search, image) if search else made


def _tried(kernel: Kernel, manifest: Mapping[str, Any], image: Image, abi: Abi,
           way: str) -> tuple[Finding | None, int, str | None]:
    """What is not shown, or None; how many instructions were looked at; in which other way it may be shown."""
    finding: Finding | None = None
    beside: Beside | None = None
    differs = enough = False
    wide = _has_wide(image, abi.bits)
    try:
        numbers = way in (NUMBERS, PLAINER) or has_numbers(kernel.body.items)
        beside = Calls(kernel, manifest, image, abi, wide) if numbers else \
            Beside(kernel, manifest, image, abi, wide, copies=way == COPIES)
        sweep = beside.sweep
        if way in (COPIES, EACH) and not isinstance(beside, Calls) and not beside.a.careful:
            sweep.patience = PATIENCE if way == COPIES else LESS
        elif way in (CLOSER, PATIENT):
            beside.look_closer()
            sweep.patience = LITTLE if way == CLOSER and len(code_of(image)) <= SHORT else 0
        elif way in (BRIEF, SOONER, GATES):
            beside.take_apart()
            if way == SOONER and sweep.gates:
                sweep.patience, sweep.gates.gates.most = VAIN, FEW
            elif way == BRIEF and sweep.gates:
                sweep.gates.gates.most, sweep.gates.room, sweep.gates.hard = BRIEFLY, SOME, 0
        if way in (BITS, BY_WORDS, BITWISE) and isinstance(beside, Calls):
            beside.look_at_bits(way == BITWISE, way == BY_WORDS)
        elif way in (NUMBERS, PLAINER) and isinstance(beside, Calls):
            beside.look_at_words(way == NUMBERS)
        beside.prove()
    except Enough:
        finding, enough = Finding(0, "", "forms that may be equal are not seen to be"), True
    except Unknown as what:
        finding = Finding(0, "", str(what))
    except Different as what:
        finding, differs = Finding(0, "", f"{what} is not shown to be what the source has"), True
    except RecursionError:
        finding = Finding(0, "", "formulas inside one another too deeply")
    if beside is None:
        return finding, 0, None
    return finding, len(beside.machine.code), _next(beside, way, differs, enough) if finding else None


def _is_plain(kernel: Kernel, manifest: Mapping[str, Any]) -> bool:
    """Whether a kernel has no numbers modulo a constant, and its code neither lanes nor slices."""
    return not has_numbers(kernel.body.items) and not any(
        int(manifest.get(name, 1)) > 1 for name in ("lanes", "messages", "slices"))


def _next(beside: Beside, way: str, differs: bool, enough: bool) -> str | None:
    """In which way a kernel that is not proved in one is tried then; `differs`: for bits that are not shown equal;
    `enough`: as too much was in vain.
    """
    if way == SOONER or (way == CLOSER and enough):
        return PATIENT if way == SOONER else SOONER
    if beside.f.copies:
        return CLOSER if enough else EACH
    if isinstance(beside, Calls):
        if beside.at_once > 1 or beside.whole.twins:
            return {BITS: BY_WORDS, BY_WORDS: BITWISE}.get(way)
        if beside.whole.opaque:
            return BITS
        return GATES
    if not beside.a.careful:
        return CLOSER
    return GATES if differs and beside.sweep.gates is None else None


def refuted(verdict: Verdict, search: Search, image: Image) -> Verdict:
    """Of what is unknown: refuted if a search finds an input for which it goes wrong, else as it was."""
    begin = time.process_time()
    found = search(image)
    seconds = verdict.seconds + time.process_time() - begin
    if found is None:
        return replace(verdict, seconds=seconds)
    return replace(verdict, result="refuted", findings=(Finding(0, "", *found),), seconds=seconds)


def _has_wide(image: Image, bits: int) -> bool:
    """Whether code has instructions that write more than 128 bits of a register, or make the others zero."""
    code = code_of(image)
    return not code or any(one.encoding in (iced.EncodingKind.VEX, iced.EncodingKind.EVEX, iced.EncodingKind.XOP)
                           for one in iced.Decoder(bits, code))
