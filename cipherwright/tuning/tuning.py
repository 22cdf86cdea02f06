"""Trying mappings of a kernel on a CPU: each is compiled, run under emulation and put on the pipeline model.

The axes are taken one after the other, each on top of the best mappings found so far: loops, arithmetic of numbers,
register files, rounds by one instruction, memory, streams, residents. What the compiler refuses stays in the list, with
the reason. All candidates are scheduled with the same short portfolio and none of the stored refinement, which would
favour the mapping that is in use already.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from cipherwright.building.build import FIRST_BASE, Builder, get_cpu, tool_hash
from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.paths import contents_hash
from cipherwright.processes import begin_worker, ended_at_once
from cipherwright.progress import step
from cipherwright.project.circuits import own_circuits_digest
from cipherwright.project.sources import Library
from cipherwright.protocols import MODULES as DRIVERS
from cipherwright.tuning.axes import (
    IN_GENERAL,
    STREAMS,
    Traits,
    Wish,
    box_wishes,
    limb_wishes,
    loop_wishes,
    memory_wishes,
    merged,
    operation_wishes,
    own_wishes,
    plain,
    register_wishes,
    resident_wishes,
    round_wishes,
    stream_wishes,
    subject,
    traits,
    with_mapping,
    without,
)

if TYPE_CHECKING:
    from cipherwright.machine.machine import Argument
    from targets.cpu import Cpu
    from targets.elf import Image

BLOCKS = 128
BASES = 2  # the best mappings that the next axis is tried on
REFINED = 3  # the best mappings that are refined when there is time for it
_CODE = ("tuning/tuning", "tuning/axes", "instrument/kernel_trace", "instrument/kernel_args", "machine/emulated",
         *DRIVERS)


@dataclass(frozen=True)
class Question:
    """A kernel, a CPU, about how many blocks to run and for how many seconds to refine; it can be pickled."""

    root: Path
    kernel: str
    cpu: str
    blocks: int = BLOCKS
    seconds: float = 0.0


@dataclass(frozen=True)
class Tried:
    """A mapping and what became of it: figures a block, or the `refusal` ("" when it ran).

    own: what the source calls it, "" when it is not there; blocks: of the measured call, all copies together;
    copies: lanes times streams; messages: how many of the copies are independent messages;
    bounds, causes: clocks a block; seconds: of refinement; code: a digest of the instructions.
    """

    wish: Wish
    own: str = ""
    refusal: str = ""
    blocks: int = 0
    copies: int = 1
    messages: int = 1
    uops: float = 0.0
    cycles: float = 0.0
    bounds: dict[str, float] = field(default_factory=dict)
    causes: dict[str, float] = field(default_factory=dict)
    table_bytes: int = 0
    seconds: float = 0.0
    code: str = ""

    @property
    def label(self) -> str:
        """The directives; what is done without any."""
        return "; ".join(self.wish) or "all loops unrolled"

    @property
    def bound(self) -> tuple[str, float]:
        """The highest lower bound."""
        return max(self.bounds.items(), key=lambda b: b[1], default=("", 0.0))


@dataclass(frozen=True)
class Tuned:
    """All that was tried, in order, and the traits of the kernel."""

    question: Question
    traits: Traits
    tried: tuple[Tried, ...]

    @property
    def ranked(self) -> list[Tried]:
        """Those that ran, the fewest clocks a block first; among equals fewer uops, fewer copies."""
        return rank(self.tried)


def rank(tried: Iterable[Tried]) -> list[Tried]:
    """Those that ran, the best first."""
    return sorted((t for t in tried if not t.refusal), key=lambda t: (round(t.cycles, 2), t.uops, t.copies, t.wish))


Told = Callable[[Tried], object]


class Pool(Protocol):
    """What tries several mappings side by side: an executor, or a cluster."""

    def map(self, work: Callable[[tuple[Question, Wish]], Tried], items: Sequence[tuple[Question, Wish]],
            ) -> Iterator[Tried]:
        """What `work` makes of each item, in their order."""
        ...


def tune(question: Question, jobs: int = 1, told: Told = lambda one: None, pool: Pool | None = None) -> Tuned:
    """Try the mappings that make sense; `told` hears of each, in an order that does not depend on `jobs`.

    With a `pool` they are tried there, in place of `jobs` processes here.
    """
    library, cpu = Library(question.root), get_cpu(question.cpu)
    source = library.source_of(question.kernel)
    with step(f"looking at {question.kernel}"):
        Builder(library, library.project.generated).check_source(source)
        t = _traits(library, question, cpu)
    with source.errors():
        own = own_wishes(source.program, question.kernel, cpu.name)
    search = _Search(question, own, told)
    if pool is not None:
        search.run(t, pool)
        return Tuned(question, t, tuple(search.found.values()))
    forked = jobs > 1 and "fork" in multiprocessing.get_all_start_methods()
    global _library
    _library = library  # workers inherit it
    here = ProcessPoolExecutor(jobs, multiprocessing.get_context("fork"), begin_worker) if forked else None
    with ended_at_once(here) if here else contextlib.nullcontext():
        search.run(t, here)
    return Tuned(question, t, tuple(search.found.values()))


class _Search:
    def __init__(self, question: Question, own: dict[Wish, str], told: Told) -> None:
        self.question, self.own, self.told = question, own, told
        self.found: dict[frozenset[str], Tried] = {}

    def run(self, t: Traits, pool: Pool | None) -> None:
        """One axis after the other."""
        self.ask([*self.own, *loop_wishes(t)], pool)
        self.ask([merged(b, more) for b in self.best(BASES) for more in limb_wishes(t)], pool)
        single = list(dict.fromkeys(without(b, "lanes") for b in self.best(len(self.found))))[:BASES]
        self.ask([merged(b, more) for b in single for more in (*register_wishes(t), *box_wishes(t))], pool)
        words = next((b for b in self.best(len(self.found)) if without(b, "lanes") == b), ())
        for base in dict.fromkeys([words, ()]):
            ways = round_wishes(t, base)
            self.ask(ways[:1], pool)
            self.ask([one for one in ways[1:] if self.cycles(ways[0]) < math.inf], pool)
        self.ask([merged(plain(words), more) for more in operation_wishes(t)], pool)
        (base,) = self.best(1, wide=True)  # fewer tables and words in memory matter in vectors only
        self.ask([merged(base, more) for more in memory_wishes(t)], pool)
        gains = [w for w in self.best(len(self.found)) if w != base and set(base) < set(w)
                 and self.found[frozenset(w)].cycles < self.cycles(base)]
        both = {subject(d): d for w in reversed(gains) for d in w if d not in base}  # the best of each word
        if len(both) > 1:
            self.ask([merged(base, tuple(both.values()))], pool)
        ran = rank(self.found.values())
        bases = dict.fromkeys([*self.best(1), *self.best(1, wide=True), *[x.wish for x in ran if x.copies > 1][:1]])
        self.ask([one for b in bases for one in stream_wishes(t, without(b, STREAMS))], pool)
        self.ask([one for x in rank(self.found.values())[:1] for one in resident_wishes(t, x.wish)], pool)
        if self.question.seconds:
            self.refine(pool)

    def cycles(self, wish: Wish) -> float:
        """Clocks a block; a mapping that did not run takes for ever."""
        one = self.found.get(frozenset(wish))
        return one.cycles if one and not one.refusal else math.inf

    def best(self, count: int, wide: bool = False) -> list[Wish]:
        """The best mappings so far with one stream, one of each that give the same code.

        `wide`: of those that leave 64-bit values where they are without a word.
        """
        ran = rank(one for one in self.found.values() if without(one.wish, STREAMS) == one.wish
                   and not (wide and IN_GENERAL in one.wish))
        distinct = {one.code: one.wish for one in reversed(ran)}
        return [one.wish for one in ran if distinct[one.code] == one.wish][:count] or [()]

    def ask(self, wishes: Iterable[Wish], pool: Pool | None) -> None:
        """Try those that have not been tried: the same directives in another order are the same mapping."""
        fresh = {frozenset(w): w for w in reversed(list(wishes)) if frozenset(w) not in self.found}
        work = [(replace(self.question, seconds=0.0), w) for w in reversed(fresh.values())]
        results = pool.map(_try, work) if pool else map(_try, work)  # forks all workers, before there is a thread
        for _, wish in work:
            with step(f"trying `{'; '.join(wish) or 'no directives'}`"):
                self.keep(next(results))

    def refine(self, pool: Pool | None) -> None:
        """Search for better policies for the best ones."""
        best = rank(self.found.values())[:REFINED]
        for one in (pool if pool else _Here()).map(_try, [(self.question, t.wish) for t in best]):
            if not one.refusal and one.cycles < self.found[frozenset(one.wish)].cycles:
                self.keep(one)

    def keep(self, one: Tried) -> None:
        own = {frozenset(w): name for w, name in self.own.items()}
        one = replace(one, own=own.get(frozenset(one.wish), ""))
        self.found[frozenset(one.wish)] = one
        self.told(one)


class _Here:
    """An executor that is this process."""

    map = staticmethod(map)


_library: Library | None = None


def _traits(library: Library, question: Question, cpu: Cpu) -> Traits:
    from cipherwright.compiler.pipeline import run_passes
    from cipherwright.compiler.state import Target
    from dsl.diagnostics import SourceError

    source = library.source_of(question.kernel)
    with source.errors():
        program, name = with_mapping(source.program, question.kernel, cpu.name, ())
        graph = None
        with contextlib.suppress(SourceError):  # the candidate will say why
            graph = run_passes(program, question.kernel, Target(cpu), variant=name, until="simplify").graph
        return traits(source.program, question.kernel, graph, cpu.bits, cpu.features)


def _try(work: tuple[Question, Wish]) -> Tried:
    """A mapping's figures: from .cache/ if nothing has changed since."""
    question, wish = work
    return tried(_library or Library(question.root), question, wish)


def from_json(data: dict[str, Any]) -> Tried:
    """A mapping's figures, of what `asdict` made of them."""
    return Tried(**{**data, "wish": tuple(data["wish"])})


def tried(library: Library, question: Question, wish: Wish) -> Tried:
    """`measure`, from .cache/ if nothing has changed since."""
    path = _cached(library, question, wish)
    with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
        return from_json(json.loads(path.read_text(encoding="utf-8")))
    made = measure(library, question, wish)
    with contextlib.suppress(UserError):  # a folder that cannot be written to: measure every time
        write_atomically(path, json.dumps(asdict(made)).encode())
    return made


def words(library: Library, question: Question, wish: Wish) -> str:
    """All that the figures of a mapping depend on."""
    text = library.source_of(question.kernel).text
    made_by = (tool_hash(), _code_hash(), own_circuits_digest(), get_cpu(question.cpu).table_hash)
    return "\0".join([*made_by, text, question.kernel, question.cpu, str(question.blocks), str(question.seconds),
                      *wish])


def _cached(library: Library, question: Question, wish: Wish) -> Path:
    name = hashlib.sha256(words(library, question, wish).encode()).hexdigest()[:24]
    return library.cache / "tune" / f"{name}.json"


@cache
def _code_hash() -> str:
    return contents_hash(_CODE)


def measure(library: Library, question: Question, wish: Wish) -> Tried:
    """Compile a kernel with a mapping, run it and simulate the run."""
    from dsl.diagnostics import SourceError
    from targets.x86.instruction_set import NoInstruction

    try:
        compiled = compiled_with(library, question, wish)
    except SourceError as error:
        return Tried(wish, refusal=error.message)
    except NoInstruction as error:
        return Tried(wish, refusal=str(error))
    except Exception as error:  # a mapping that the compiler cannot do, and does not say so
        return Tried(wish, refusal=f"the compiler failed: {type(error).__name__}: {error}")
    return _simulated(library, question, wish, compiled)


def compiled_with(library: Library, question: Question, wish: Wish) -> Any:
    """A kernel compiled with a mapping; errors as compiling has them."""
    from cipherwright.compiler.pipeline import compile_kernel

    cpu, kernel = get_cpu(question.cpu), question.kernel
    program, name = with_mapping(library.source_of(kernel).program, kernel, cpu.name, wish)
    store = _refined(program, kernel, cpu, name, question.seconds) if question.seconds else {}
    return compile_kernel(program, kernel, cpu, store=store, variant=name)


def _refined(program: Any, kernel: str, cpu: Cpu, variant: str, seconds: float) -> dict[str, Any]:
    """Policies found in a search of so many seconds, shared out to the pieces by their size."""
    from cipherwright.compiler.passes import before
    from cipherwright.compiler.pipeline import run_passes
    from cipherwright.compiler.state import Target, there
    from scheduler.graph.simplify import pieces
    from scheduler.refine.replay import to_json
    from scheduler.refine.search import search
    from scheduler.refine.stable_key import stable_key
    from scheduler.schedule.loop_residents import sole_bodies
    from scheduler.schedule.reorder import Limits

    graph = there(run_passes(program, kernel, Target(cpu), variant=variant, until=before("schedule")).graph)
    every, loops = [p for p in pieces(graph) if p.nodes], sole_bodies(graph)
    total = sum(len(p.nodes) for p in every)
    found = {p: search(p, cpu, Limits(seconds * len(p.nodes) / total), loop=p in loops)[0] for p in every}
    return {stable_key(p): to_json(policy, plan) for p, (policy, plan) in found.items()}


@dataclass(frozen=True)
class Loaded:
    """A compiled kernel in its place, the arguments of a call and of how many blocks it is (1 where it has none).

    code: a digest of the object.
    """

    image: Image
    args: list[Argument]
    blocks: int
    code: str


def loaded(library: Library, question: Question, compiled: Any) -> Loaded:
    """What `compiled_with` gave, assembled, for a call of about as many blocks as asked for; errors as `assemble`."""
    from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
    from cipherwright.instrument.kernel_trace import copies, together
    from cipherwright.machine.assemble import assemble
    from targets.elf import load_elf

    cpu, kernel, beside = get_cpu(question.cpu), question.kernel, copies(compiled.manifest)
    each = max(1, question.blocks // beside)
    data = assemble(compiled.asm, kernel, cpu.bits)
    return Loaded(load_elf(data, FIRST_BASE, cpu.bits),
                  kernel_arguments(library, kernel, each, *together(compiled.manifest)),
                  each * beside if block_bytes(library.source_of(kernel).params(kernel)) else 1,
                  hashlib.sha256(data).hexdigest()[:16])


def _simulated(library: Library, question: Question, wish: Wish, compiled: Any) -> Tried:
    from cipherwright.instrument.kernel_trace import together, trace_image
    from targets.simulate import simulate

    cpu, manifest = get_cpu(question.cpu), compiled.manifest
    made = loaded(library, question, compiled)
    outcome = simulate(trace_image(made.image, question.kernel, made.args, cpu.features, abi=cpu.abi), cpu.name)
    whole = outcome.calls * made.blocks
    return Tried(wish, blocks=made.blocks, copies=int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1)),
                 messages=together(manifest)[0], uops=outcome.uops / whole, cycles=outcome.cycles / whole,
                 bounds={name: clocks / whole for name, clocks in outcome.bounds.items()},
                 causes={name: clocks / whole for name, clocks in outcome.causes.items()},
                 table_bytes=int(manifest["table_bytes"]), seconds=question.seconds,
                 code=made.code)


def as_data(tried: Sequence[Tried]) -> list[dict[str, Any]]:
    """Every candidate as plain data."""
    return [{"mapping": list(t.wish), "own": t.own, "refusal": t.refusal or None, "blocks": t.blocks,
             "copies": t.copies, "messages": t.messages, "uops_per_block": round(t.uops, 2),
             "cycles_per_block": round(t.cycles, 2), "bounds": {k: round(v, 2) for k, v in t.bounds.items()},
             "causes": {k: round(v, 2) for k, v in t.causes.items()}, "table_bytes": t.table_bytes,
             "refined_seconds": t.seconds} for t in tried]
