"""Which mappings make sense for a kernel on a CPU: the axes of choice, and the directives on each.

A *wish* is the directives of one mapping, as text. Nothing here decides whether the language or the CPU allows it:
that is asked of the compiler, which gives its reason.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.ir import Loop, Region
from dsl.names import loop_labels
from dsl.operations import WORDWISE
from dsl.parser import Directive, Mapping, Program, pos_of
from dsl.semantics import LANE, SPLIT
from scheduler.graph.nodes import Program as Graph
from scheduler.graph.simplify import pieces
from scheduler.mapping import directives
from scheduler.mapping.layout import FILES, Layout
from scheduler.rewrite.pack import packable
from scheduler.select.differences import shared_sums
from scheduler.select.nested import rotated_twice
from targets.x86.instruction_set import instruction_set
from targets.x86.register_files import VECTOR_FILES

Wish = tuple[str, ...]
"""Directives of a mapping, in their order."""
STREAMS = "streams"
IN_GENERAL = "place all in general"
MANY_LABELS = 2  # up to so many loops are rolled in every combination, else one at a time and all together
LANES = {(bits, row.said): 8 * row.bytes // bits for bits in (32, 64) for row in VECTOR_FILES.values()
         if row.bytes > bits // 8}
"""Bits of a lane and the file -> how many lanes it has."""
LONG = {row.said: row for row in VECTOR_FILES.values() if 8 * row.bytes > LANE}
"""Files that are tried only where the CPU has them, and of which a register has several states of a round."""
ROUNDS = "prefer rounds"
DIFFERENCES = "prefer differences"
RESIDENTS = "prefer residents"
ROUND_STREAMS = (2, 4, 6, 8)
"""Copies that hide a round's latency behind each other: a round takes 3 to 7 clocks, and one or two begin in each."""
PRODUCTS = {"general": 0, "mmx": 32, "xmm": 32, "x87": 64}
"""Registers that limbs may be in -> the bits that a product's factors have (0: a word), x87: that its sums have."""
SPARE_LIMBS = 1  # more limbs than the fewest that are tried: more room for sums, and more products
MANY_NAMES = 4  # up to so many variables are kept in memory one at a time, too
NAME = "tuned"


@dataclass(frozen=True)
class Traits:
    """What decides which axes a kernel has.

    counts: label of a loop -> its iterations, 0 where it cannot be kept at run time; widest: bits of the widest value;
    vectors: 64-bit values are in registers of their own; tables: tables of 64-bit entries; read: vector variables whose
    words or bytes are read; blocks: whether there is a loop over blocks, which can be shared out to lanes and streams;
    turned: whether a value is rotated more than once; expanded: variables whose words follow a linear recurrence;
    modulus: bits of the largest modulus of its numbers, 0 where it has none (their limbs are not among `widest`); word:
    bits of a general register; files: the CPU's registers longer than those of 128 bits, as mappings call them;
    rounds: how states lie in registers on which an instruction of the CPU does a round ("": one in each), where the
    kernel looks anything up; or computes with words of 32 bits, vectors of which have instructions, too;
    shared: whether a sum is part of two sums; boxes: where the kernel looks anything up, (way, file): each way to do
    that in lanes, and the longest registers for which the CPU has instructions for it.
    """

    counts: dict[str, int]
    widest: int
    vectors: bool
    tables: int
    read: tuple[str, ...]
    blocks: bool
    turned: bool = False
    expanded: tuple[str, ...] = ()
    modulus: int = 0
    word: int = 32
    files: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()
    shared: bool = False
    boxes: tuple[tuple[str, str], ...] = ()


def traits(program: Program, kernel: str, graph: Graph | None, word: int = 32,
           features: frozenset[str] = frozenset()) -> Traits:
    """The traits of a kernel; `graph`, where it could be made: the machine graph in source order, nothing rolled.

    `word`: bits of the CPU's general registers; `features`: what instructions it has.
    """
    plain = elaborate(program, kernel)
    ops = list(plain.body.ops())
    read: dict[str, None] = {}
    nodes = [n for piece in pieces(graph) for n in piece.nodes] if graph else []
    for n in nodes:
        if n.kind == "toword" and n.args[0].kind not in ("slot", "load") and n.args[0].name:
            read[n.args[0].name.partition("[")[0]] = None
    tables = [t for t in graph.tables if t.bits == 64] if graph else []
    read_tables = {id(n.mem.table) for n in nodes if n.mem and n.mem.table and n.mem.index is not None}
    return Traits(counts={label: _count(program, kernel, label) for label in loop_labels(program, kernel)},
                  widest=max((op.bits for op in ops if op.modulus is None), default=0),
                  vectors=any(n.file == "mm" for n in nodes), tables=sum(id(t) in read_tables for t in tables),
                  read=tuple(sorted(read)), blocks=any(p.kind == "count" for p in plain.params),
                  turned=graph is not None and rotated_twice(graph),
                  expanded=tuple(packable(graph, instruction_set(features))) if graph else (),
                  modulus=max((op.modulus.bits for op in ops if op.modulus), default=0), word=word,
                  files=tuple(said for said, row in LONG.items() if row.feature in features),
                  rounds=_rounds(features, any(op.kind == "lookup" for op in ops)),
                  shared=graph is not None and shared_sums(graph),
                  boxes=_boxes(features) if any(op.kind == "lookup" for op in ops) else ())


def _rounds(features: frozenset[str], looks_up: bool) -> tuple[str, ...]:
    """The directives that lay states on registers on which there is an instruction for a round; "" for none."""
    if not looks_up:
        return ("",) if {*WORDWISE} & {*directives.round_kinds(Layout(), features)} else ()
    ways = {"": Layout(), **{f"lanes {8 * row.bytes // LANE} in {row.said}": Layout(8 * row.bytes // LANE, row.file)
                             for row in LONG.values() if row.feature in features}}
    return tuple(said for said, layout in ways.items() if directives.round_kinds(layout, features))


def _boxes(features: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """Each way to do look-ups of bytes in lanes, with the longest of the CPU's registers that has it."""
    rows = [row for row in VECTOR_FILES.values() if row.feature in features]
    return tuple({way: (way, row.said) for row in sorted(rows, key=lambda row: row.bytes)
                  for way in directives.box_ways(row.file, features)}.values())


def _count(program: Program, kernel: str, label: str) -> int:
    try:
        kept = elaborate(program, kernel, {label: 1})
    except SourceError:
        return 0
    return max((loop.count for loop in _loops(kept.body) if loop.name == label and isinstance(loop.count, int)),
               default=0)


def _loops(region: Region) -> list[Loop]:
    found = [item for item in region.items if isinstance(item, Loop)]
    return found + [inner for loop in found for inner in _loops(loop.body)]


def loop_wishes(t: Traits) -> list[Wish]:
    """Rolled loops: none, and each label rolled, by 2 where that divides, in combination with the others."""
    ways = {label: ["", f"roll {label}", *([f"roll {label} by 2"] if n > 2 and n % 2 == 0 else [])]
            for label, n in t.counts.items()}
    if len(ways) <= MANY_LABELS:
        found: list[Wish] = [()]
        for said in ways.values():
            found = [(*wish, one) if one else wish for wish in found for one in said]
        return found
    single: list[Wish] = [(one,) for said in ways.values() for one in said if one]
    return [(), *single, tuple(f"roll {label}" for label, n in t.counts.items() if n)]


def register_wishes(t: Traits) -> list[Wish]:
    """Other register files: 64-bit values where they are not without a word, copies side by side in lanes.

    Numbers have no copies in lanes but those that `limbs` says.
    """
    found: list[Wish] = []
    if t.widest > 32:
        found.append((IN_GENERAL,) if t.vectors else ("place all in mmx",))
    if t.blocks and not t.modulus:
        width = 64 if t.widest > 32 else 32
        found += [(f"lanes {n} in {file}",) for (bits, file), n in LANES.items()
                  if bits == width and (file in t.files or file not in LONG)]
    return found


def box_wishes(t: Traits) -> list[Wish]:
    """Look-ups of bytes in lanes, of the width of the kernel's values and of bytes, each way that the CPU has."""
    if not t.blocks or t.modulus:
        return []
    sizes = {row.said: row.bytes for row in VECTOR_FILES.values()}
    return [(f"lanes {8 * sizes[file] // bits} in {file}", f"boxes by {way}")
            for way, file in t.boxes for bits in dict.fromkeys((64 if t.widest > 32 else 32, 8))]


def round_wishes(t: Traits, base: Wish) -> list[Wish]:
    """A round by one instruction, on top of `base`; the first with one state in a register.

    If that is refused, the kernel has no such round, and the others need not be tried.
    """
    return [merged(merged(base, (ROUNDS,)), (way,) if way else ()) for way in t.rounds if not way or t.blocks]


def limb_wishes(t: Traits) -> list[Wish]:
    """Arithmetics of numbers: limbs in each kind of registers, from the fewest that a product can have.

    In general registers, first those that fill a word, whose sums carry from limb to limb. On x87 a sum of products
    must be exact, so that factors have half of its bits at most; the highest limb may be a little wider than the
    others. In lanes, as many blocks in each pass as there may be; in registers longer than 128 bits also limbs for
    products of which parts are added. Whether registers and instructions are there, and bounds hold, the compiler says.
    """
    if not t.modulus:
        return []
    found: list[Wish] = [(f"limbs {-(-t.modulus // t.word)} by {t.word} in general",)]
    for file, bits in [*PRODUCTS.items(), *((file, bits) for file in t.files for bits in (PRODUCTS["xmm"], SPLIT))]:
        most = bits // 2 if file == "x87" else (bits or t.word) - 1
        fewest = -(-t.modulus // most)
        if file == "x87" and (fewest - 1) * most >= t.modulus - 2:
            found.append((f"limbs {fewest - 1} by {most} in {file}",))
        groups = [f" by {n}" for n in directives.GROUPS.get(FILES.get(file, ""), ())] or [""]
        found += [(f"limbs {n} by {-(-t.modulus // n)} in {file}{group}",)
                  for n in range(fewest, fewest + SPARE_LIMBS + 1) for group in groups]
    return list(dict.fromkeys(found))


def memory_wishes(t: Traits) -> list[Wish]:
    """Fewer tables; vector variables that are read from memory, each alone and all together."""
    counts = [n for n in (1, 2, 4, 8, 16) if n < t.tables] if t.vectors else []
    keeps = list(t.read) if len(t.read) <= MANY_NAMES else []
    if len(t.read) > 1:
        keeps.append(" ".join(t.read))
    return [*((f"tables {n}",) for n in counts), *((f"prefer from_memory {names}",) for names in keeps)]


def operation_wishes(t: Traits) -> list[Wish]:
    """Other ways to do the same operations: rotations of one another, a message expansion in vectors or done before,
    sums that are part of two taken apart.

    Rotations are tried by themselves and beside each way to expand, differences beside each of all these.
    """
    found: list[Wish] = [(), *((f"prefer {rewrite} {name}",) for name in t.expanded for rewrite in ("packed", "early"))]
    if t.turned:
        found += [(*wish, "prefer nested_rotations") for wish in found]
    if t.shared:
        found += [(*wish, DIFFERENCES) for wish in found]
    return found[1:]


def stream_wishes(t: Traits, base: Wish) -> list[Wish]:
    """Copies interleaved on top of `base`: two, with and without shares of its vector registers, and three; more of
    rounds by one instruction."""
    if not t.blocks:
        return []
    if ROUNDS in base:
        return [(*base, f"streams {n}") for n in ROUND_STREAMS]
    files = [row.said for row in VECTOR_FILES.values() if any(f"in {row.said}" in d for d in base)]
    file = files[-1] if files else "mmx" if t.vectors and IN_GENERAL not in base else ""
    split = ["streams 2 split " + file] if file else []
    return [(*base, one) for one in ("streams 2", *split, "streams 3")]


def resident_wishes(t: Traits, base: Wish) -> list[Wish]:
    """What all passes of a loop read in registers, on top of `base`: where it has vectors of which there are many."""
    said = " ".join(base).split()
    return [merged(base, (RESIDENTS,))] if t.blocks and (ROUNDS in base or {*t.files} & {*said}) else []


def without(wish: Wish, word: str) -> Wish:
    """The directives that do not begin with `word`, nor what is about lanes alone if that is the word."""
    gone = {word, "boxes"} if word == "lanes" else {word}
    return tuple(d for d in wish if d.split()[0] not in gone)


def merged(base: Wish, more: Wish) -> Wish:
    """`base` with `more`, whose words replace those of `base`; lanes and placement exclude each other, and lanes
    what is about words of one copy.

    Each rewrite to prefer is a thing of its own.
    """
    words = {subject(d) for d in more}
    gone = words | ({"place", "lanes"} if words & {"place", "lanes"} else set())
    gone |= {"prefer packed", "prefer nested_rotations", DIFFERENCES, "boxes"} if "lanes" in words else set()
    return (*(d for d in base if subject(d) not in gone), *more)


def subject(directive: str) -> str:
    """What a directive is about: its first word, and which rewrite it prefers."""
    words = directive.split()
    return " ".join(words[:2]) if words[0] == "prefer" else words[0]


def plain(wish: Wish) -> Wish:
    """`wish` without what `operation_wishes` is about."""
    gone = ("prefer packed", "prefer early", "prefer nested_rotations", DIFFERENCES)
    return tuple(d for d in wish if subject(d) not in gone)


def unused_name(program: Program, kernel: str) -> str:
    """A name for a variant that the kernel does not have."""
    taken = {m.variant for m in program.mappings if m.kernel == kernel}
    return next(n for n in (NAME, *(f"{NAME}{i}" for i in range(2, 1000))) if n not in taken)


def with_mapping(program: Program, kernel: str, cpu: str, wish: Wish) -> tuple[Program, str]:
    """The program with one more variant for a CPU, and its name; definitions are shared with `program`."""
    name, pos = unused_name(program, kernel), pos_of(program.path, program.kernels[kernel])
    said = [Directive(d.split(), pos, (pos,) * len(d.split())) for d in wish]
    mine = Mapping(kernel, cpu, name, said, pos, pos, pos)
    return replace(program, mappings=[*program.mappings, mine]), name


def own_wishes(program: Program, kernel: str, cpu: str) -> dict[Wish, str]:
    """The mappings of the source that are meant for the CPU -> what the source calls them."""
    from scheduler.mapping.meant import meant, variants_for

    found: dict[Wish, str] = {}
    for variant in variants_for(program, kernel, cpu):
        chosen = [m for m in meant(program, kernel, cpu) if m.variant == variant]
        found.setdefault(_plain([" ".join(d.words) for m in chosen for d in m.directives]),
                         variant or "the default mapping")
    return found


def _plain(directives: list[str]) -> Wish:
    """One directive for each loop and each word: what is said later replaces what was said before."""
    said: dict[tuple[str, str], str] = {}
    for d in directives:
        words = d.split()
        if words[0] in ("roll", "unroll"):
            by = words[words.index("by"):] if "by" in words else []
            for label in words[1:len(words) - len(by)]:
                said["loop", label] = " ".join(["roll", label, *by]) if words[0] == "roll" else ""
        else:
            second = words[1] if len(words) > 1 else ""
            alone = words[0] in ("lanes", "streams") or second == "all" or second.isdigit()
            said[words[0], "" if alone else d] = d
    return tuple(d for d in said.values() if d)


def mapping_text(kernel: str, cpu: str, wish: Wish, name: str | None, labels: Any = ()) -> str:
    """The mapping as a source has it."""
    said = wish or tuple(f"unroll {label}" for label in labels) or ("streams 1",)
    return f"mapping {kernel} {f'{name} ' if name else ''}on {cpu} {{ {'; '.join(said)} }}"


