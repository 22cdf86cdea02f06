"""Many random programs, one of them, and what is said of a failure. The command line of tests/programs."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from cipherwright.building.build import check_hash, tool_hash
from cipherwright.cluster import Unit, check_same, connected
from dsl.diagnostics import SourceError
from dsl.parser import parse
from targets.cpu import load_cpu, target_names
from tests.programs.cases import Failure
from tests.programs.check import Checked, accepted, check, codes_of
from tests.programs.coverage import Count, table
from tests.programs.generate import KERNEL, PATH, SHAPES, generate, targets_of
from tests.programs.shrink import shrink
from tests.support.pass_check import check_passes

HERE = Path(__file__).parent
CHUNK = 25  # programs of one task of a long run
HASTY = 300  # tries to shrink a program of a long run
TELL = 10.0  # seconds between two progress lines


def failure_of(text: str, seed: int, cpus: Iterable[str] = ()) -> Failure | None:
    """What is wrong with a program; a SourceError passes through."""
    try:
        check(text, seed, list(cpus))
    except Failure as failure:
        return failure
    return None


def small(text: str, seed: int, failure: Failure, among: Sequence[str] = (), tries: int = 3000) -> str:
    """`text` shrunk while it fails in the same way, on one target if one is enough."""
    known = list(among) or targets_of(seed)
    cpus = next(([c] for c in known if _same(failure_of(text, seed, [c]), failure)), known)

    def fails(candidate: str) -> bool:
        try:
            return _same(failure_of(candidate, seed, cpus), failure)
        except SourceError:
            return False
        except Exception:  # the front end broke: another bug than the one looked for
            return False

    return shrink(text, fails, tries)


def _same(found: Failure | None, wanted: Failure) -> bool:
    return found is not None and found.kind == wanted.kind


def blamed(text: str, seed: int, cpus: Sequence[str] = ()) -> str:
    """The first pass before scheduling after which a program computes something else, or that there is none."""
    program = parse(text, PATH)
    for target, variant in codes_of(program, seed, cpus):
        cpu = load_cpu(target)
        try:
            accepted(program, cpu, variant, Counter(),
                     lambda program, cpu=cpu, variant=variant: check_passes(program, KERNEL, cpu, variant, seed))
        except Failure as failure:
            return f"A pass is to blame: {failure}"
        except Exception as error:  # the compiler broke, which the failure says already
            return f"No pass is known to blame: {error}"
    return "No pass before scheduling is to blame."


def examine(seed: int, size: int | None = None, shape: str | None = None, cpus: Sequence[str] = (),
            tries: int = 3000, among: Sequence[str] = ()) -> Checked:
    """Check the program of `seed`; on failure raise AssertionError with a shrunk program and how to get it again.

    For two targets of `among`, if it is given; for `cpus`, if these are given, in every layout.
    """
    command = f"python -m tests.programs {seed} --run" + (f" --size {size}" if size is not None else "") + (
        f" --shape {shape}" if shape is not None else "") + "".join(f" --cpu {name}" for name in among)
    text = generate(seed, size, shape, among)
    try:
        return check(text, seed, cpus, among)
    except Failure as failure:
        cpus = cpus or (targets_of(seed, among) if among else ())
        less = small(text, seed, failure, cpus, tries)
        now = failure_of(less, seed, cpus) or failure
        raise AssertionError(f"{now}\n{blamed(less, seed, cpus)}\nAgain: {command}\nShrunk:\n{less}") from failure
    except SourceError as error:
        raise AssertionError(f"the generator wrote a wrong program\n{error.render(text)}\nAgain: {command}") from error


def many(seeds: range, size: int | None = None, shape: str | None = None,
         among: Sequence[str] = ()) -> tuple[list[str], Count]:
    """Reports of the failing programs among `seeds`, and what the others exercised."""
    reports: list[str] = []
    total: Count = Counter()
    for seed in seeds:
        try:
            total += examine(seed, size, shape, tries=HASTY, among=among).count
        except Exception as error:
            reports.append(f"seed {seed}: {error}" if isinstance(error, AssertionError)
                           else f"seed {seed}: {type(error).__name__}: {error}")
    return reports, total


def unit_of(seeds: range, how: dict[str, Any]) -> Unit:
    """Programs of some seeds as a unit of work for a cluster; `how` as `many` takes it."""
    words = [tool_hash(), check_hash(), *(path.read_text("utf-8") for path in sorted(HERE.glob("*.py")))]
    code = hashlib.sha256("\0".join(words).encode()).hexdigest()
    return Unit((seeds, how), f"programs {code} {seeds.start} {seeds.stop} {sorted(how.items())}")


def checked(unit: Unit) -> list[Any]:
    """What a worker does with a unit: reports and counts. UserError if it has another compiler or other programs."""
    seeds, how = unit.argument
    check_same(unit, unit_of(seeds, how).words, "compiler or generator of programs", HERE)
    reports, total = many(seeds, **how)
    return [reports, list(total.items())]


@contextmanager
def _done(tasks: Sequence[range], jobs: int, address: str | None,
          how: dict[str, Any]) -> Iterator[Iterator[tuple[range, list[str], Count]]]:
    """Each task with its reports and counts: here in their order, on a cluster as they come."""
    if address:
        with connected(address) as cluster:
            found = cluster.each(checked, [unit_of(task, how) for task in tasks])
            yield ((tasks[n], made[0], Counter({_pair(key): value for key, value in made[1]})) for n, made in found)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield ((task, *made) for task, made in zip(tasks, pool.map(partial(many, **how), tasks), strict=True))
        finally:
            pool.shutdown(cancel_futures=True)


def _pair(key: Any) -> Any:
    """A key of a count, which JSON makes a list of."""
    return tuple(key) if isinstance(key, list) else key


def campaign(first: int, count: int, jobs: int, say: Callable[[str], None], most: int = 5, address: str | None = None,
             **how: Any) -> list[str]:
    """Check `count` programs in `jobs` processes, or on the cluster at `address`; stops after `most` failures and
    returns their reports.

    `how`: their size, their shape and the targets that they are for, as `many` takes them.
    """
    started = told = time.monotonic()
    tasks = [range(s, min(s + CHUNK, first + count)) for s in range(first, first + count, CHUNK)]
    reports: list[str] = []
    total: Count = Counter()
    done = 0
    with _done(tasks, jobs, address, how) as results:
        for task, found, exercised in results:
            done += len(task)
            reports += found
            total += exercised
            now = time.monotonic()
            if now - told >= TELL or done == count or found:
                told = now
                for report in found:
                    say(report)
                say(f"{done} of {count} programs, {len(reports)} failed, {done / (now - started):.1f} a second")
            if len(reports) >= most:
                break
    for line in table(total, done):
        say(line)
    return reports


def command(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs", description="Random programs.")
    parser.add_argument("seed", type=int, nargs="?", help="a program's seed, or the first of --count")
    parser.add_argument("--run", action="store_true", help="check the program instead of printing it")
    parser.add_argument("--count", type=int, help="check this many programs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--size", type=int, help="1 (tiny) to 10")
    parser.add_argument("--shape", choices=sorted(set(SHAPES)))
    parser.add_argument("--cpu", dest="among", action="append", default=[], choices=target_names(), metavar="TARGET",
                        help="each program for two of these targets instead of one of 32 bits and one of 64 "
                        "(repeatable)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="with --count: check them on the Dask cluster whose "
                        "scheduler is there, whose workers were started in the repository")
    given = parser.parse_args(arguments)
    if given.count is None:
        if given.seed is None:
            parser.error("give a seed, or --count")
        if not given.run:
            print(generate(given.seed, given.size, given.shape, given.among), end="")
            return 0
        try:
            examine(given.seed, given.size, given.shape, among=given.among)
        except AssertionError as error:
            print(error)
            return 1
        print("the same everywhere")
        return 0
    first = given.seed if given.seed is not None else time.time_ns() // 1000
    print(f"seeds from {first}", flush=True)
    reports = campaign(first, given.count, given.jobs, lambda line: print(line, file=sys.stderr, flush=True),
                       address=given.cluster, size=given.size, shape=given.shape, among=given.among)
    if not reports:
        print(f"{given.count} programs: the same everywhere")
    return 1 if reports else 0
