"""Random programs of the language whose code is given to the checker of functions (cipherwright.equality).

    python -m tests.programs.prove 0 --count 2000 --jobs 2     counts their codes by what is said of them

Each program is compiled for the two targets of its seed by plans that are not optimised, and each code has so many
seconds of processor time (--seconds). Codes and answers are kept in --store: a campaign that was stopped goes on where
it was, and after a change of the checker, or with more seconds than it had, only what was not proved is tried again
(--again: everything).
--mutants 5 changes each code that is proved five times (tests/support/mutants.py): none that differs may be proved.
What is unknown is searched for an input for which the code does something else: `wrong`, if there is one.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.equality.clauses import load
from cipherwright.equality.kernels import TooLong, at_most
from cipherwright.equality.prove import prove
from cipherwright.files import digest, write_atomically
from cipherwright.machine.assemble import assemble
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.ir import Kernel
from dsl.parser import Program, parse
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.programs.cases import Failure, Form, compare, counts_of, execute, make_cases, run
from tests.programs.check import accepted, codes_of, interpreter
from tests.programs.generate import KERNEL, PATH, generate
from tests.support.mutants import Mutants

BASE = 0x08000000
PROVED, LATE, REFUSED, WRONG = "proved", "not finished", "refused", "wrong"
STORE = Path(".cache/proved-programs")
ROUNDS = 8
"""Times that all calls of what is not proved are made."""


def coded(program: Program, target: str, variant: str | None) -> Compiled | None:
    """A program's code, without the directives that are refused; None if it cannot be compiled."""
    cpu = load_cpu(target)
    try:
        return accepted(program, cpu, variant, Counter(), lambda program: compile_kernel(
            program, KERNEL, cpu, source_text=program.text, source_name=PATH, variant=variant, quick=True))
    except SourceError:
        return None


def image_of(asm: str, target: str) -> Image:
    """A code's text, assembled, at its place in memory."""
    bits = load_cpu(target).bits
    return load_elf(assemble(asm, PATH, bits), BASE, bits)


def said(kernel: Kernel, manifest: dict[str, Any], image: Image, target: str, seconds: int) -> str:
    """That a code is proved, or why not."""
    try:
        with at_most(seconds):
            verdict = prove(kernel, manifest, image, load_cpu(target).abi)
    except TooLong:
        return LATE
    return PROVED if verdict.result == PROVED else verdict.findings[0].what


def differs(kernel: Kernel, manifest: dict[str, Any], image: Image, target: str, times: range) -> str:
    """What a code does otherwise than the interpreter in so many turns of calls, "" if nothing; parameters are apart.

    Of code that takes several messages all have the same arguments.
    """
    form, plain = Form.of(kernel, manifest), interpreter(kernel, "unrolled")
    try:
        for turn in times:
            rng = random.Random(turn)
            for case in make_cases(kernel, rng, counts_of(kernel, form.copies, rng)):
                want = run(plain, case, "unrolled")
                for found in execute(kernel, image, [case] * form.messages, target, form):
                    compare(kernel, target, want, found)
    except Failure as failure:
        return str(failure).splitlines()[0]
    return ""


def of_safety(what: str, wrong: str) -> bool:
    """Whether a difference is one that only the other half of a proof says, of safety: the state in which a mutant
    leaves the x87 unit, a vector register that the convention preserves, and an aligned access that no more is one.
    """
    aligned = "misaligned vector operand" in wrong and re.search(r"movdqa|movap[sd]|movnt", what) is not None
    return aligned or what == "no emms" or re.match(r"AbiViolation.*: xmm\d+ is ", wrong) is not None


def tried(seed: int, seconds: int, store: Path, again: bool) -> list[dict[str, Any]]:
    """What is said of the codes of one program: target, variant, assembly, manifest, and `said`."""
    path = store / f"{seed}.json"
    text = generate(seed)
    program = parse(text, PATH)
    rows: list[dict[str, Any]] = []
    of = digest(text.encode())
    if path.is_file():
        kept = json.loads(path.read_text(encoding="utf-8"))
        rows = kept["rows"] if kept["of"] == of else []
    kernel = elaborate(program, KERNEL)
    for row in rows or [{"target": t, "variant": v} for t, v in codes_of(program, seed)]:
        if "asm" not in row:
            made = coded(program, row["target"], row["variant"])
            row.update({"asm": made.asm, "manifest": made.manifest} if made else {"asm": "", "manifest": {}})
            rows.append(row)
        if not row["asm"]:
            row["said"] = REFUSED
            continue
        longer = row.get("said") == LATE and seconds > row.get("for", 0)
        done = row.get("said") == PROVED or (row.get("by") == checker() and not longer)
        if done and not again:
            continue
        manifest = json.loads(json.dumps(row["manifest"]))
        image = image_of(row["asm"], row["target"])
        row["said"] = said(kernel, manifest, image, row["target"], seconds)
        if row["said"] != PROVED and (wrong := differs(kernel, manifest, image, row["target"], range(ROUNDS))):
            row["said"] = f"{WRONG}: {wrong}"
        row["by"], row["for"] = checker(), seconds
    write_atomically(path, json.dumps({"of": of, "rows": rows}).encode())
    return rows


def checker() -> str:
    """What the checker is, in a few letters."""
    from cipherwright.equality.kernels import _prover_hash

    return _prover_hash()[:16]


def mutated(seed: int, seconds: int, store: Path, each: int) -> list[str]:
    """Of the proved codes of a program so many mutants each (tests/support/mutants.py) that differ by running.

    Of each of them what is said: none may be proved.
    """
    found = []
    kernel = elaborate(parse(generate(seed), PATH), KERNEL)
    for row in tried(seed, seconds, store, False):
        if row["said"] != PROVED:
            continue
        manifest = json.loads(json.dumps(row["manifest"]))
        mutants = Mutants(image_of(row["asm"], row["target"]), load_cpu(row["target"]).bits)
        for number in range(each):
            kind, what, image = mutants.numbered(f"{seed}/{row['target']}", number)
            wrong = differs(kernel, manifest, image, row["target"], range(2))
            if wrong and not of_safety(what, wrong):
                verdict = said(kernel, manifest, image, row["target"], seconds)
                found.append(f"{seed} {row['target']} {kind} {what}: {PROVED}" if verdict == PROVED else verdict)
    return found


def reason(text: str) -> str:
    """Of what is said the kind, without places and names."""
    text = re.sub(r" \(at 0x.*", "", text)
    text = re.sub(r"^(without a block: |behind[^:]*: )?byte \d+ of `\w+`(, bit \d+)?", "a byte", text)
    return re.sub(r"0x[0-9a-f]+|\d+|`\w+`", "…", text)


def main(words: Sequence[str] | None = None) -> int:
    """Run a campaign; 1 if a code is wrong."""
    read = argparse.ArgumentParser(prog="python -m tests.programs.prove", description=__doc__,
                                   formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("first", type=int, nargs="?", default=0, help="the first program's seed (0)")
    read.add_argument("--count", type=int, default=120, help="programs (120)")
    read.add_argument("--jobs", type=int, default=1)
    read.add_argument("--seconds", type=int, default=3, help="processor time of each proof (3)")
    read.add_argument("--store", type=Path, default=STORE, help="where codes and answers are kept")
    read.add_argument("--again", action="store_true", help="try what is proved again, too")
    read.add_argument("--mutants", type=int, default=0, metavar="N", help="so many mutants of each code that is "
                      "proved: those that differ by running are given to the checker, and none may be proved")
    read.add_argument("--list", action="store_true", help="name every code that is not proved")
    asked = read.parse_args(words)
    asked.store.mkdir(parents=True, exist_ok=True)
    seeds = range(asked.first, asked.first + asked.count)
    checker()
    load()    # compiled here once: not in the time that a proof has
    if asked.mutants:
        return _mutants(seeds, asked)
    counts, codes, wrong = Counter[str](), 0, 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        work = partial(tried, seconds=asked.seconds, store=asked.store, again=asked.again)
        for number, (seed, rows) in enumerate(zip(seeds, pool.map(work, seeds), strict=True), 1):
            for row in rows:
                codes += row["said"] != REFUSED
                wrong += row["said"].startswith(WRONG)
                counts[reason(row["said"])] += 1
                if asked.list and row["said"] not in (PROVED, REFUSED):
                    print(f"{seed} {row['target']} {row['variant']}: {row['said']}", flush=True)
            if number % 25 == 0:
                print(f"{number} programs, {codes} codes: {counts[PROVED]} proved, {counts[LATE]} {LATE}, "
                      f"{wrong} wrong", file=sys.stderr, flush=True)
    print(f"{len(seeds)} programs, {codes} codes")
    for what, count in counts.most_common():
        print(f"{count:6} {what}")
    return 1 if wrong else 0


def _mutants(seeds: range, asked: argparse.Namespace) -> int:
    """Print what is said of mutants that differ; 1 if one of them is proved."""
    counts, holes = Counter[str](), 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        work = partial(mutated, seconds=asked.seconds, store=asked.store, each=asked.mutants)
        for rows in pool.map(work, seeds):
            for what in rows:
                if what.endswith(f": {PROVED}"):
                    holes += 1
                    print(f"proved although it differs: {what}", flush=True)
                else:
                    counts[LATE if what == LATE else "unknown"] += 1
    print(f"{sum(counts.values()) + holes} mutants that differ: {dict(counts)}, {holes} proved")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
