"""Mapping directives that lay values on registers, and `prefer`, which chooses a rewrite; read and checked one by one.

    lanes 2 in xmm            two blocks or messages side by side in one register
    streams 2 split mmx       two copies interleaved, each with half of the MMX registers (more files may follow)
    place all in mmx          64-bit values are in MMX registers, or with `general` in pairs of general registers
    place x y[2] in mmx       32-bit variables, or single elements, are in MMX registers where they are sums by `^`
    slices in xmm             bit slices: bit i of 128 blocks in register i (64 in mmx; general: 32 or 64; ymm: 256;
                              zmm: 512)
    broadcast rk              with slices: of this parameter, which all blocks share, a slice in memory is 4 bytes
    whole src dst             with slices: these parameters hold blocks, which the kernel brings into slices and back
    limbs 5 by 26 in general  numbers modulo a constant are 5 limbs, 26 bits apart, in these registers (or x87's)
    limbs 5 by 26 in xmm by 2 the same in lanes, 2 blocks in each pass of the loop over blocks (else 4)
    tables merge              tables of 32-bit entries are merged in pairs into tables of 64-bit entries
    tables windows 8          tables with the same bytes are read at offsets into one table of entries of 8 bytes
    boxes by inversion        look-ups of bytes are done on whole registers of lanes (`round`, `registers`: other ways)
    frame apart               no slot of the frame is at the same place of a page as a table
    tables 4                  tables that are rotations of one another by 16 bits: keep so many, rotate what is read
    prefer REWRITE NAME…      another way to compute the same (`REWRITES`), for the variables named where it takes names
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Pos
from dsl.operations import HALF, ROUNDS
from dsl.parser import Directive
from dsl.semantics import LANE
from dsl.wordwise import ALIGN, SUMS, wordwise
from scheduler.graph.nodes import FILE_BYTES
from scheduler.mapping.layout import BOX_WAYS, FILES, REPEATED, Boxes, Held, Layout
from targets.forms import FEATURES
from targets.x86.instruction_set import COUNT, VECTORS, instruction_set, memory
from targets.x86.register_files import LEAST, VECTOR_FILES, register_set

WORDS = ("lanes", "streams", "slices", "whole", "broadcast", "place", "tables", "limbs", "frame", "boxes",
         "prefer")
NEEDS = {row.said: (row.feature, row.title) for row in VECTOR_FILES.values()}
"""What a CPU must have for a file to be used."""
ALL = frozenset(feature for feature, _ in NEEDS.values())
"""The features of a CPU that has all files."""
MOST_STREAMS = 8
STACK = "x87"
"""What the register stack of the floating-point unit is called where numbers are held in it."""
MOST_LIMBS, MOST_RADIX = 64, 64
LONG = tuple(row.said for row in VECTOR_FILES.values() if 8 * row.bytes > HALF)
"""Files whose registers are longer than a value of 64 bits."""
STATES = next(row.file for row in VECTOR_FILES.values() if 8 * row.bytes == LANE)
"""The file whose registers hold one state of a round."""
GROUPS = {row.file: (row.bytes // 8, row.bytes // 4) for row in VECTOR_FILES.values() if 8 * row.bytes >= LANE}
"""How many blocks a pass may take by the file in whose lanes numbers can be: one a lane, or two."""
VEX_NAMES = 16
"""Vector registers that VEX can name; others take an instruction in EVEX form."""
WIDE_ENTRIES = (2, 4, 8)
"""Bytes of an entry that an address reaches by its scale."""
Named = tuple[tuple[str, Pos], ...]
"""Names of a directive with their places."""


@dataclass(frozen=True)
class Rewrite:
    """Another way to compute the same, chosen by `prefer`; `file`: the registers that it uses beside general ones.

    `apply` is given the names, or of a rewrite without names its own, with their places.
    """

    what: str
    takes_names: bool
    apply: Callable[[Layout, Named], Layout]
    file: str = ""


REWRITES = {
    "nested_sums": Rewrite("sums of sums are made as the source or a circuit has them, not in any order", False,
                           lambda layout, _: replace(layout, nested=True)),
    "nested_rotations": Rewrite("a value's second rotation is made of its first one, and so on", False,
                                lambda layout, _: replace(layout, chained=True)),
    "differences": Rewrite("a sum that is part of two sums is made in one of them, and the other from that", False,
                           lambda layout, _: replace(layout, differences=True)),
    "residents": Rewrite("vectors that all passes of a loop read are made before it, and are in registers while there "
                         "are some", False, lambda layout, _: replace(layout, residents=True)),
    "from_memory": Rewrite("vector variables whose words and bytes are read from the frame, not the register", True,
                           lambda layout, names: replace(layout, kept=layout.kept | {name for name, _ in names})),
    "packed": Rewrite("words of a linear recurrence (a message expansion) are made four at a time", True,
                      lambda layout, names: replace(layout, packed=(*layout.packed, *names)), "xmm"),
    "early": Rewrite("variables and parameters whose words are made before all else, and kept in the frame", True,
                     lambda layout, names: replace(layout, first=(*layout.first, *names))),
    "rounds": Rewrite("four words that one instruction makes of four words and a key are made by it", False,
                      lambda layout, said: replace(layout, rounds=said[0][1]), "xmm"),
}
"""What `prefer` can be followed by."""


class LacksRegisters(SourceError):
    """A directive names a register file that the CPU does not have, or wants of it what no instruction of it does."""


def default_layout(features: Collection[str], bits: int = 32) -> Layout:
    """One stream, no lanes; 64-bit values in MMX registers if the CPU has them, in 64-bit code in general ones."""
    wide = "mm" if "mmx" in features and bits == 32 else "r"
    isa = instruction_set(frozenset(features))
    multiplies = isa.find("mulwide", "mm", "mm", elem=64) is not None
    turns = frozenset(f for f in VECTOR_FILES if isa.find("turn", f, COUNT, elem=32))
    rows = frozenset(f for f, row in VECTOR_FILES.items() if row.bytes > LANE // 8 and (
        isa.find("load low", row.low or f, memory(LANE // 8)) or len(row.registers(bits)) <= VEX_NAMES)
        and row.feature in features)
    orders = {f: isa.find("bytes", f, f, elem=8) for f in VECTOR_FILES}
    # one that overwrites takes a copy beside, and is of CPUs (SSSE3 alone) where it is no less than two shifts
    own = frozenset(f for f, form in orders.items() if form is not None and form.separate)
    return Layout(wide=wide, multiplies=multiplies, turns=turns, bits=bits, rows=rows, bytes=own)


def apply(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    """`layout` as one directive changes it; SourceError if it is wrong, LacksRegisters if the CPU has no such."""
    if d.words[0] == "lanes":
        return _lanes(layout, d, cpu_name, features)
    if d.words[0] == "streams":
        return _streams(layout, d, cpu_name, features)
    if d.words[0] == "slices":
        return _slices(layout, d, cpu_name, features)
    if d.words[0] == "whole":
        if len(d.words) < 2:
            raise SourceError(d.pos, "`whole` does not say what holds whole blocks", "write `whole src dst`")
        return replace(layout, whole=(*layout.whole, *zip(d.words[1:], d.places[1:], strict=True)))
    if d.words[0] == "broadcast":
        if len(d.words) < 2:
            raise SourceError(d.pos, "`broadcast` does not say what all blocks share", "write `broadcast rk`")
        return replace(layout, shared=(*layout.shared, *zip(d.words[1:], d.places[1:], strict=True)))
    if d.words[0] == "limbs":
        limbs = _limbs(d, cpu_name, features)
        return replace(layout, limbs=limbs, wide="r" if limbs.blocks > 1 else layout.wide)
    if d.words[0] == "tables":
        if d.words[1:] == ["merge"]:
            return replace(layout, merged=True)
        if d.words[1:2] == ["windows"]:
            return replace(layout, windows=_number(d, WIDE_ENTRIES, "tables windows 8", 2))
        return replace(layout, tables=_number(d, range(1, 257), "tables 4`, `tables merge` or `tables windows 8"))
    if d.words[0] == "frame":
        return _apart(layout, d, cpu_name)
    if d.words[0] == "boxes":
        return _boxes(layout, d)
    if d.words[0] == "prefer":
        return _prefer(layout, d, cpu_name, features)
    return _place(layout, d, cpu_name, features)


def _file(d: Directive, number: int, cpu_name: str, features: Collection[str], but: tuple[str, ...] = ()) -> str:
    """The register file that word `number` names."""
    names = [n for n in FILES if n not in but]
    word = d.words[number]
    if word not in names:
        raise SourceError(d.places[number], f"there is no register file `{word}` here",
                          did_you_mean(word, names) or f"known here: {', '.join(names)}")
    needed, what = NEEDS.get(word, ("", ""))
    if needed and needed not in features:
        raise LacksRegisters(d.places[number], f"{cpu_name} has no {what}",
                             f"map for a CPU that has them: `mapping … on CPU {{ {' '.join(d.words)} }}`")
    return FILES[word]


def _number(d: Directive, allowed: Collection[int], usage: str, number: int = 1) -> int:
    """The number that word `number` is."""
    if len(d.words) <= number or not d.words[number].isdigit() or int(d.words[number]) not in allowed:
        at = d.places[min(number, len(d.words) - 1)]
        ranged = isinstance(allowed, range)
        numbers = f"{min(allowed)} to {max(allowed)}" if ranged else ", ".join(map(str, sorted(allowed)))
        raise SourceError(at, f"`{' '.join(d.words[:number])}` takes a number: {numbers}", f"write `{usage}`")
    return int(d.words[number])


def _lanes(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    usage = "lanes 4 in xmm"
    lanes = _number(d, (1, 2, 4, 8, 16, 32, 64), usage)
    if lanes == 1 and len(d.words) == 2:
        return replace(layout, lanes=1, lane_file="r")
    if len(d.words) != 4 or d.words[2] != "in":
        raise SourceError(d.pos, "`lanes` does not say in which registers, once",
                          f"write `{usage}` or `lanes 2 in mmx`")
    file = _file(d, 3, cpu_name, features, ("general",))
    if 8 * FILE_BYTES[file] // lanes not in (8, 32, 64, LANE) or (lanes == 1 and file != STATES):
        raise SourceError(d.places[1], f"{lanes} lanes of a register of {8 * FILE_BYTES[file]} bits",
                          "a lane has 32 or 64 bits: `lanes 2 in mmx`, `lanes 2 in xmm` or `lanes 4 in xmm`, twice as "
                          "many in ymm, and twice those in zmm; `lanes 1 in xmm` are 32 bits of one copy; beside "
                          "`boxes` 8 bits, too: `lanes 16 in xmm`")
    return replace(layout, lanes=lanes, lane_file=file)


def _boxes(layout: Layout, d: Directive) -> Layout:
    listed = f"write `boxes by {next(iter(BOX_WAYS))}`; known here: {', '.join(BOX_WAYS)}"
    if d.words[1:2] != ["by"] or len(d.words) != 3:
        raise SourceError(d.pos, "`boxes` does not say which way look-ups of bytes are done, once", listed)
    if d.words[2] not in BOX_WAYS:
        raise SourceError(d.places[2], f"there is no way `{d.words[2]}` to do look-ups of bytes",
                          did_you_mean(d.words[2], BOX_WAYS) or listed)
    return replace(layout, boxes=Boxes(d.words[2], d.pos))


def check_boxes(layout: Layout, mine: Sequence[Directive], cpu_name: str, features: Collection[str]) -> None:
    """SourceError at `boxes` without lanes, and at lanes of bytes without `boxes`; `mine`: the kernel's directives.

    LacksRegisters if the CPU has not what the way needs.
    """
    at = {d.words[0]: d for d in mine}
    if layout.boxes is None and layout.element != 8:
        return
    if layout.boxes is None:
        raise SourceError(at["lanes"].pos, f"{layout.lanes} lanes of 8 bits without `boxes`", "words are taken apart "
                          "into bytes for look-ups of bytes: write `boxes by inversion`, or wider lanes")
    if not layout.in_lanes:
        raise SourceError(layout.boxes.pos, "`boxes` without `lanes`", "it is about look-ups in lanes of a register: "
                          "write `lanes 4 in xmm`, or remove the directive")
    way = BOX_WAYS[layout.boxes.way]
    if layout.boxes.way not in box_ways(layout.lane_file, features):
        raise LacksRegisters(layout.boxes.pos, f"{cpu_name} has not what `boxes by {layout.boxes.way}` needs in "
                             f"`{VECTOR_FILES[layout.lane_file].said}`: {way.needs}",
                             "map for a CPU that has it, or do look-ups another way")


def box_ways(file: str, features: Collection[str]) -> list[str]:
    """The ways to do look-ups of bytes in lanes of a file for which there are instructions, as mappings call them."""
    isa, kind = instruction_set(frozenset(features)), VECTORS[file]
    return [said for said, way in BOX_WAYS.items() if FILE_BYTES[file] >= way.least
            and all(isa.find(does, *[kind] * registers, *[COUNT] * counts, elem=8)
                    for does, registers, counts in way.kinds)]


def _slices(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    if len(d.words) != 3 or d.words[1] != "in":
        raise SourceError(d.pos, "`slices` does not say in which registers, once",
                          "write `slices in xmm`, `slices in mmx` or `slices in general`")
    file = _file(d, 2, cpu_name, features)
    return replace(layout, slices=file, wide="r" if FILE_BYTES[file] > HALF // 8 else file)


def _limbs(d: Directive, cpu_name: str, features: Collection[str]) -> Held:
    usage = "write `limbs 5 by 26`, or with the registers `limbs 5 by 26 in general`"
    words = d.words[1:]
    if len(words) not in (3, 5, 7) or [words[1], *words[3::2]] != ["by", "in", "by"][:len(words) // 2]:
        raise SourceError(d.pos, "`limbs` does not say how many limbs there are, how many bits they are apart", usage)
    for place, most, what in ((1, MOST_LIMBS, "limbs"), (3, MOST_RADIX, "bits from limb to limb")):
        if not d.words[place].isdigit() or not 1 <= int(d.words[place]) <= most:
            raise SourceError(d.places[place], f"`{d.words[place]}` {what}: there are 1 to {most}", usage)
    file = "r" if len(words) == 3 else "st" if words[4] == STACK else _file(d, 5, cpu_name, features)
    groups = GROUPS.get(file, ())
    if len(words) == 7 and words[6] not in map(str, groups):
        many, said = (groups, words[4]) if groups else (GROUPS[STATES], "xmm")
        raise SourceError(d.places[7], f"`{words[6]}` blocks in each pass, in {words[4]}", "several blocks are taken "
                          f"in lanes, {' or '.join(map(str, many))} of them: `limbs 5 by 26 in {said} by {many[-1]}`")
    blocks = int(words[6]) if len(words) == 7 else max(groups, default=1)
    return Held(int(words[0]), int(words[2]), file, d.pos, blocks)


def check_slices(layout: Layout, mine: Sequence[Directive], cpu_name: str, features: Collection[str]) -> None:
    """SourceError at what does not go with slices, or not without them; `mine`: the directives of the kernel.

    LacksRegisters if the CPU of these features cannot repeat what all blocks share, and others can.
    """
    at = {d.words[0]: d for d in mine}
    if layout.slices and layout.in_lanes:
        raise SourceError(at["lanes"].pos, "`lanes` beside `slices`", "a register of slices holds a bit of as many "
                          "blocks as it is wide: remove one of the two")
    if layout.shared and not layout.slices:
        raise SourceError(layout.shared[0][1], "`broadcast` without `slices`", "it is about slices in memory: remove "
                          "the directive, or write `slices in ymm`")
    if layout.whole and not layout.slices:
        raise SourceError(layout.whole[0][1], "`whole` without `slices`", "blocks are whole where there are no slices: "
                          "remove the directive, or write `slices in xmm`")
    if layout.shared and not _repeats(layout.slices, features):
        said = next(word for word, file in FILES.items() if file == layout.slices)
        others = [word for word, file in FILES.items() if _repeats(file, features)]
        wanted = " or ".join(f"`slices in {word}`" for word in others)
        message = f"{cpu_name} has no instruction that repeats a word of memory in `{said}`"
        remedy = f"remove `broadcast`, or write {wanted}" if wanted else \
            "remove `broadcast`, or map for a CPU that has such: `mapping … on CPU { slices in ymm; … }`"
        if _repeats(layout.slices, FEATURES):
            raise LacksRegisters(layout.shared[0][1], message, remedy)
        raise SourceError(layout.shared[0][1], message, remedy)


def check_rounds(layout: Layout, cpu_name: str, features: Collection[str]) -> None:
    """SourceError at `prefer rounds` beside slices; LacksRegisters if the CPU has no instruction for a round."""
    if layout.rounds is None:
        return
    if layout.slices:
        raise SourceError(layout.rounds, "`prefer rounds` beside `slices`", "no value is whole in slices: remove one "
                          "of the two")
    if not round_kinds(layout, features):
        file = VECTOR_FILES[state_file(layout)]
        raise LacksRegisters(layout.rounds, f"{cpu_name} has no instruction for a round in `{file.said}`",
                             "map for a CPU that has one, or in shorter registers")


def round_kinds(layout: Layout, features: Collection[str]) -> list[str]:
    """The rounds (dsl.rounds) that an instruction does on the registers that hold states.

    With them operations on vectors of four words (dsl.wordwise), in the file whose registers are such.
    """
    isa, file = instruction_set(frozenset(features)), state_file(layout)
    kind = VECTORS[file]
    found = [name for name in ROUNDS if isa.find(name, kind, kind)]
    if file != STATES or layout.in_lanes:
        return found
    more = [row.kind for row in wordwise().values() if isa.find(row.kind, kind, kind, *[COUNT][:row.choices])]
    if more and isa.find(ALIGN, kind, kind, COUNT):
        found += [*more, ALIGN, SUMS]
    return found


def state_file(layout: Layout) -> str:
    """The file of values of 128 bits."""
    return layout.lane_file if layout.in_lanes else STATES


def _repeats(file: str, features: Collection[str]) -> bool:
    """Whether an instruction repeats a slice of what all blocks share in a register of this file."""
    kind = VECTORS.get(file, "")
    return instruction_set(frozenset(features)).find("repeat", kind, memory(REPEATED // 8), elem=REPEATED) is not None


def _streams(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    usage = "streams 2 split mmx"
    streams = _number(d, range(1, MOST_STREAMS + 1), usage)
    if len(d.words) == 2:
        return replace(layout, streams=streams, split=frozenset())
    if d.words[2] != "split":
        raise SourceError(d.places[2], f"`{d.words[2]}` where only `split` may stand", f"write `{usage}`")
    if len(d.words) == 3:
        raise SourceError(d.places[2], "`split` names no register file", f"write `{usage}`")
    files = frozenset(_file(d, i, cpu_name, features) for i in range(3, len(d.words)))
    for i, file in enumerate((FILES[word] for word in d.words[3:]), 3):
        there = len(register_set(layout.bits).files[file])
        if there // streams < LEAST and streams > 1:
            raise SourceError(d.places[i], f"the {there} registers of `{d.words[i]}` are too few to be split between "
                              f"{streams} streams", f"a stream needs at least {LEAST}: split for {there // LEAST} "
                              "streams, or leave `split` out, so that they share the registers")
    return replace(layout, streams=streams, split=files)


def _place(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    if len(d.words) < 4 or d.words[-2] != "in":
        raise SourceError(d.pos, "`place` does not say what is placed where",
                          "write `place all in mmx`, which is about 64-bit values, `place all in general`, or "
                          "`place NAME in mmx`, which is about a 32-bit variable")
    last = len(d.words) - 1
    if d.words[1:-2] == ["all"]:
        return replace(layout, wide=_file(d, last, cpu_name, features, LONG))
    _file(d, last, cpu_name, features, (*LONG, "general"))
    return replace(layout, placed=(*layout.placed, *zip(d.words[1:-2], d.places[1:-2], strict=True)))


def _apart(layout: Layout, d: Directive, cpu_name: str) -> Layout:
    if d.words[1:] != ["apart"]:
        raise SourceError(d.pos, "`frame` does not say what of the frame", "write `frame apart`")
    if cpu_name and layout.bits != 32:
        raise SourceError(d.pos, f"the frame of {cpu_name}'s code cannot be apart from tables", "this is for 32-bit "
                          "code, whose frame is aligned by itself: map for a CPU without `-64`")
    return replace(layout, apart=d.pos)


def preferred(d: Directive) -> Rewrite | None:
    """The rewrite that a directive `prefer` chooses, if there is one of that name."""
    return REWRITES.get(d.words[1]) if d.words[0] == "prefer" and len(d.words) > 1 else None


def _prefer(layout: Layout, d: Directive, cpu_name: str, features: Collection[str]) -> Layout:
    rewrite = preferred(d)
    if rewrite is None:
        listed = "known here: " + ", ".join(REWRITES)
        if len(d.words) < 2:
            raise SourceError(d.pos, "`prefer` names no rewrite", listed)
        raise SourceError(d.places[1], f"there is no rewrite `{d.words[1]}`",
                          did_you_mean(d.words[1], REWRITES) or listed)
    said = f"prefer {d.words[1]}"
    if rewrite.takes_names and len(d.words) < 3:
        raise SourceError(d.pos, f"`{said}` does not say of what", f"write `{said} NAME`")
    if not rewrite.takes_names and len(d.words) > 2:
        raise SourceError(d.places[2], f"`{d.words[2]}` after `{said}`, which is about the whole kernel",
                          f"write `{said}`")
    needed, what = NEEDS.get(rewrite.file, ("", ""))
    if needed and needed not in features:
        raise LacksRegisters(d.places[1], f"{cpu_name} has no {what}, which `{said}` uses",
                             f"map for a CPU that has them: `mapping … on CPU {{ {' '.join(d.words)} }}`")
    named = slice(2, None) if rewrite.takes_names else slice(1, 2)
    return rewrite.apply(layout, tuple(zip(d.words[named], d.places[named], strict=True)))
