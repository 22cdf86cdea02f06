"""Vector register files: random machine graphs as machine code against their meaning, and the code of known pieces."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from cipherwright.commands.shared import explain
from dsl.ir import Table
from scheduler.code.instr import Address, Instr
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.interpret import Execution, run
from scheduler.graph.nodes import FILE_BYTES, Counted, Mem, Node, Piece, Program, Slot
from scheduler.refine.best_plan import best_plan, best_plans
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.schedule.list_scheduler import schedule
from targets.cpu import Cpu, cpu_names, load_cpu
from targets.x86.instruction_set import NoInstruction
from targets.x86.register_files import register_set
from tests.support import asmtext, graph_random, graph_run
from tests.support.graph_random import Maker
from tests.support.spread import some

GRAPHS, MORE = 10, 200  # for each mix of files
MIXES = [("mm",), ("mm", "r"), ("mm", "mm", "mm", "r"), ("x",), ("x", "r"), ("mm", "x", "r")]
WITH = {"paddq mm,mm": {("add", 64), ("sub", 64)}, "pshufw mm,mm,imm8": {("shuffle", 32)}}
"""What a CPU has no instruction for if it has not these: pass `select` makes it of others."""


def served(files: tuple[str, ...]) -> list[Cpu]:
    """The CPUs with these vector files."""
    needed = {{"mm": "mmx", "x": "sse2"}[file] for file in files if file != "r"}
    return [cpu for cpu in map(load_cpu, cpu_names()) if needed <= cpu.features]


@pytest.mark.long
@pytest.mark.spread(6)
@pytest.mark.parametrize("files", some(MIXES[::-1], 2), ids="+".join)
@pytest.mark.parametrize("streams", [1, 2])
def test_random_graphs(files: tuple[str, ...], streams: int) -> None:
    """A random graph, by a random policy, computes what it means."""
    check_graphs(files, streams, range(GRAPHS))


@pytest.mark.slow
@pytest.mark.parametrize("files", MIXES, ids="+".join)
@pytest.mark.parametrize("streams", [1, 2])
def test_many_random_graphs(files: tuple[str, ...], streams: int) -> None:
    check_graphs(files, streams, range(GRAPHS, MORE))


def check_graphs(files: tuple[str, ...], streams: int, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(f"{files} {streams} {seed}")
        cpu = rng.choice(served(files))
        lack = frozenset(pair for form, pairs in WITH.items() if not cpu.has(form) for pair in pairs)
        program = Maker(rng, files, streams, lack).program(rng.randrange(2, 90))
        args = graph_random.arguments(rng)
        code = graph_run.image(graph_run.text(program, cpu, Portfolio((rng.choice(PORTFOLIO.usual),))))
        assert graph_run.call(program, code, args) == run(program, args), (files, streams, seed)


@pytest.mark.parametrize("files", [("mm", "r"), ("x",)], ids="+".join)
def test_streams_stay_in_their_registers(files: tuple[str, ...]) -> None:
    rng, cpu, seen = random.Random(1), served(files)[-1], set()
    for _ in range(5):
        program = Maker(rng, files, 2).program(60)
        for piece in (i for item in program.items for i in (item.body if isinstance(item, Counted) else [item])):
            assert isinstance(piece, Piece)
            graph_run.number(piece)
            for i in schedule(piece, cpu).instrs:
                mine = [r.name for r in i.operands if getattr(r, "name", "")[:2] in ("mm", "xm")]
                if i.node.file != "r" and i.node.kind not in ("setslot", "store", "storehigh"):
                    assert {*mine} <= {*register_set(32).share(i.node.file, i.node.group, 2)}, i
                    seen.update(mine)
    assert len(seen) == 8


def test_too_many_streams_are_refused() -> None:
    program = Program("graph", [Piece("body", [Node("slot", slot=Slot("s", size=8), file="mm")])], [], [], {"mm": 4})
    with pytest.raises(ValueError, match="4 streams in the 8 registers of file mm: each needs at least 3"):
        schedule(program.items[0], load_cpu("pentium3"))  # type: ignore[arg-type]
    assert register_set(32).share("mm", 1, 2) == ("mm4", "mm5", "mm6", "mm7")
    assert register_set(32).share("r", 1, 2) == ("ecx", "ebx", "edi")


def test_what_a_cpu_lacks_is_said() -> None:
    a, b = (Node("slot", slot=Slot(name, size=8), file="mm") for name in "ab")
    piece = Piece("body", [a, b, Node("add", [a, b], file="mm", elem=64)])
    with pytest.raises(NoInstruction, match=r"mmx, sse does `add` in lanes of 64 bits on \(mm, mm\)") as raised:
        schedule(piece, load_cpu("pentium3"))
    assert explain(raised.value)[0] == 2  # no bug of the tool


# -- code of known pieces -------------------------------------------------------------------------------------

STEPS = {"Sigma1": (14, 18, 41), "Sigma0": (28, 34, 39)}


class Round:
    """One round of SHA-512 (FIPS 180-4, 6.4.2) on 64-bit words in mm registers, the state in frame slots.

    A rotation is two shifts in Horner form: x >>> a ^ x >>> b ^ x >>> c is ((x >> c-b ^ x) >> b-a ^ x) >> a for the
    parts shifted right, and likewise for those shifted left.
    """

    def __init__(self) -> None:
        self.piece = Piece("round")
        self.words = [Slot(name, size=8) for name in "abcdefgh"]
        self.message, self.constant = Slot("w", size=8), Slot("k", size=8)

    def node(self, kind: str, *args: Node, imm: int = 0, slot: Slot | None = None, elem: int = 64) -> Node:
        made = Node(kind, list(args), imm, slot=slot, file="mm", elem=elem)
        self.piece.nodes.append(made)
        return made

    def chain(self, kind: str, x: Node, first: int, second: int, last: int) -> Node:
        inner = self.node("xor", self.node(kind, x, imm=first), x)
        return self.node(kind, self.node("xor", self.node(kind, inner, imm=second), x), imm=last)

    def sigma(self, x: Node, a: int, b: int, c: int) -> list[Node]:
        return [self.chain("shr", x, c - b, b - a, a), self.chain("shl", x, b - a, c - b, 64 - c)]

    def make(self) -> Program:
        a, b, c, d, e, f, g, h = (self.node("slot", slot=s) for s in self.words)
        choice = self.node("xor", self.node("and", self.node("xor", f, g), e), g)
        most = self.node("or", self.node("and", a, b), self.node("and", c, self.node("or", a, b)))
        one, zero = (self.node("xor", *self.sigma(x, *STEPS[s])) for x, s in ((e, "Sigma1"), (a, "Sigma0")))
        w, k = (self.node("slot", slot=s) for s in (self.message, self.constant))
        t1 = self.node("add", h, one, choice, w, k)
        new_e = self.node("add", d, t1)
        new_a = self.node("add", t1, zero, most)
        for slot, value in ((self.words[7], new_a), (self.words[3], new_e)):
            self.node("setslot", value, slot=slot)
        return Program("graph", [self.piece], [], [])

    def expected(self, s: list[int], w: int, k: int) -> tuple[int, int]:
        """(new a, new e) by the standard."""
        mask = (1 << 64) - 1
        a, b, c, d, e, f, g, h = s
        def sigma(x: int, steps: tuple[int, int, int]) -> int:
            ways = [(x >> n | x << 64 - n) & mask for n in steps]
            return ways[0] ^ ways[1] ^ ways[2]
        t1 = h + sigma(e, STEPS["Sigma1"]) + (e & f ^ ~e & g) + k + w
        return (t1 + sigma(a, STEPS["Sigma0"]) + (a & b ^ a & c ^ b & c)) & mask, (d + t1) & mask


def test_the_round_is_that_of_sha512() -> None:
    made, rng = Round(), random.Random(3)
    made.make()
    values = [rng.getrandbits(64) for _ in range(10)]
    execution = Execution(Program("graph", [], [], []), [])
    for slot, value in zip([*made.words, made.message, made.constant], values, strict=True):
        execution.slots.write(slot, value)
    execution.piece(made.piece)
    found = execution.slots[made.words[7]], execution.slots[made.words[3]]
    assert found == made.expected(values[:8], *values[8:])


def roles(piece: Piece, cpu: Cpu) -> Counter[str]:
    """How many instructions of the best plan are there for what."""
    return Counter(i.role for i in best_plan(piece, cpu, {}).instrs)


@pytest.mark.parametrize("cpu", [cpu for cpu in served(()) if cpu.has("paddq mm,mm")], ids=lambda cpu: cpu.name)
def test_a_round_is_copied_no_more_than_it_must(cpu: Cpu) -> None:
    """Eleven values at most live at once, all of them in slots: no spills, and copies only of what stays live."""
    piece = Round().make().items[0]
    assert isinstance(piece, Piece)
    graph_run.number(piece)
    made = roles(piece, cpu)
    readers = Counter(a for n in piece.nodes for a in n.args)
    still_wanted = sum(readers[n.args[0]] > 1 for n in piece.nodes if n.kind in ("shl", "shr", "xor", "and", "or"))
    assert made["spill"] == 0
    assert made["copy"] <= still_wanted
    sums = [n for n in piece.nodes if n.kind not in ("slot", "setslot")]
    assert made["join"] + made["op"] + made["copy"] + made["reload"] <= sum(
        max(1, len(n.args) - 1) for n in sums) + len(readers) // 2


def look_up(count: int) -> Piece:
    """The sum of `count` entries of a table of 64-bit words, indexed by bytes of words in slots."""
    piece, table = Piece("body"), Table("T", 64, tuple(range(256)))
    entries = []
    for i in range(count):
        word = Node("slot", slot=Slot(f"s{i}"))
        index = Node("byte", [word], imm=1)
        entries.append(Node("load", mem=Mem(8, None, index, 8, table, where=("table",)), file="mm"))
        piece.nodes += [word, index, entries[-1]]
    total = Node("xor", entries, file="mm", elem=64)
    piece.nodes += [total, Node("setslot", [total], slot=Slot("out", size=8), file="mm")]
    graph_run.number(piece)
    return piece


@pytest.mark.parametrize("cpu", served(("mm",)), ids=lambda cpu: cpu.name)
def test_look_ups_are_folded(cpu: Cpu) -> None:
    forms = Counter(i.form for i in best_plan(look_up(4), cpu, {}).instrs)
    assert forms == {"movzx r32,m8": 4, "movq mm,m64": 1, "pxor mm,m64": 3, "movq m64,mm": 1}


def joined_loads(known: bool) -> Counter[str]:
    """The forms of a sum of two loads of 16 bytes, whose alignment is known or not."""
    piece, base = Piece("body"), Node("slot", slot=Slot("p", 0))
    loads = [Node("load", mem=Mem(16, base, disp=16 * i, where=("p", (), 16 * i, 16, False), aligned=known), file="x")
             for i in range(2)]
    total = Node("add", loads, file="x", elem=64)
    piece.nodes += [base, *loads, total, Node("setslot", [total], slot=Slot("out", size=16), file="x")]
    graph_run.number(piece)
    return Counter(i.form for i in best_plan(piece, load_cpu("northwood"), {}).instrs)


def test_sixteen_bytes_are_an_operand_only_where_they_are_aligned() -> None:
    rest = {"mov r32,m32": 1, "movdqa m128,x": 1}
    assert joined_loads(True) == {"movdqa x,m128": 1, "paddq x,m128": 1, **rest}
    assert joined_loads(False) == {"movdqu x,m128": 2, "paddq x,x": 1, **rest}


def constants(users: int) -> tuple[Counter[str], Counter[str]]:
    """The forms of a piece in which several values are masked with one constant of a table; of those, what reads it."""
    piece, table = Piece("body"), Table("C", 64, (0xFF00FF00FF00FF00,))
    mask = Node("load", mem=Mem(8, table=table, where=("table",)), file="mm")
    piece.nodes.append(mask)
    for i in range(users):
        value = Node("slot", slot=Slot(f"s{i}", size=8), file="mm")
        masked = Node("and", [mask, value], file="mm", elem=64)
        piece.nodes += [value, masked, Node("setslot", [masked], slot=value.slot, file="mm")]
    graph_run.number(piece)
    instrs = best_plan(piece, load_cpu("pentium3"), {}).instrs
    reads = Counter(i.form for i in instrs if any(isinstance(o, Address) and o.table for o in i.operands))
    return Counter(i.form for i in instrs), reads


def test_a_constant_is_read_in_place_or_kept_in_a_register() -> None:
    """Once is in place, beside the value or as the copy that the value is masked in; with registers to spare, kept."""
    forms, reads = constants(1)
    assert forms == {"movq mm,m64": 1, "pand mm,m64": 1, "movq m64,mm": 1} and reads.total() == 1
    forms, reads = constants(6)
    assert reads == {"movq mm,m64": 1} and forms["pand mm,mm"] + forms["pand mm,m64"] == 6


def carried(file: str, count: int, streams: int = 1) -> Program:
    """A loop that turns `count` carried vectors round by one place a pass, each added to its neighbour."""
    rng = random.Random(count)
    maker = Maker(rng, (file,), streams)
    program = maker.program(0, 0)
    loop = next(i for i in program.items if isinstance(i, Counted))
    slots = [Slot(f"v{i}", size=FILE_BYTES[file]) for i in range(count)]
    first, last, body = program.items[0], program.items[-1], loop.body[0]
    assert isinstance(first, Piece) and isinstance(last, Piece) and isinstance(body, Piece)
    for piece, n in ((first, 0), (last, 2)):
        pointer = next((x for x in piece.nodes if x.slot and x.slot.argument == n), None)
        if pointer is None:
            pointer = Node("slot", slot=program.arguments[n])
            piece.nodes.insert(0, pointer)
        for i, s in enumerate(slots):
            where = (program.arguments[n].name, (), 16 * i, 16, False)
            mem = Mem(s.size, pointer, disp=16 * i, where=where, aligned=True)
            if n == 0:
                value = Node("load", mem=mem, file=file)
                piece.nodes += [value, Node("setslot", [value], slot=s, file=file)]
            else:
                value = Node("slot", slot=s, file=file)
                piece.nodes += [value, Node("store", [value], mem=mem, file=file)]
    old = [Node("slot", slot=s, file=file) for s in slots]
    body.nodes += old
    for i, s in enumerate(slots):
        new = Node("xor", [old[i], old[i - 1]], file=file) if i % 3 == 0 else Node("copy", [old[i - 1]], file=file)
        body.nodes += [new, Node("setslot", [new], slot=s, file=file)]
    return program


@pytest.mark.parametrize(("file", "count"), [("mm", 3), ("mm", 6), ("mm", 12), ("x", 6), ("x", 7)])
def test_carried_vectors(file: str, count: int) -> None:
    for cpu in served((file,)):
        program = carried(file, count)
        asm = graph_run.text(program, cpu)
        code = graph_run.image(asm)
        loop = asm[asm.index(".pass_1:"):asm.index("jne .pass_1")]
        if count <= 6:  # two registers stay for the work
            assert not re.search(r"\[esp", re.sub(r"cmp .*", "", loop)), loop
        for seed in range(4):
            args = graph_random.arguments(random.Random(seed))
            assert graph_run.call(program, code, args) == run(program, args), cpu.name


@pytest.mark.parametrize("file", ["mm", "x"])
def test_frames_with_vectors_are_aligned_and_left_as_found(file: str) -> None:
    """The machine calls with a stack pointer of no alignment to 8, and checks registers, stack and x87 state."""
    program = carried(file, 12)
    asm = graph_run.text(program, load_cpu("northwood"))
    assert re.search(r"and esp, 0xfffffff0", asm)
    assert re.findall(r"^ +(emms|pop \w+|mov esp, .*?|ret)\b *;?.*$", asm, re.MULTILINE)[-1] == "ret"
    assert ("emms" in asm) == (file == "mm")
    if file == "mm":
        assert asm.index("emms") < asm.index("mov esp, dword")


def test_general_registers_alone_need_no_such_frame() -> None:
    program = Maker(random.Random(5), ("r",)).program(60)
    asm = graph_run.text(program, load_cpu("northwood"))
    assert "and esp" not in asm and "emms" not in asm


@pytest.mark.full
@pytest.mark.long
def test_every_form_can_be_read_from_the_text() -> None:
    """The text says what the schedule says, form by form, though vector operands in memory are written without size."""
    for seed, files in enumerate(MIXES):
        program = Maker(random.Random(seed), files).program(80)
        for item in program.items:
            graph_run.number(item)
        cpu = load_cpu("prescott")
        routine = finish(program, cpu, best_plans(program, cpu, {}, PORTFOLIO.first(1)))
        asm = emit(routine, graph_run.kernel(program), graph_run.FACTS).asm
        assert Counter(asmtext.form(line) for line in asmtext.code(asm)) == Counter(
            "lea r32,m" if i.form.startswith("lea") else i.form for i in routine.lines if isinstance(i, Instr))
        files_said = re.findall(r"x?mm0 to x?mm7", asm)
        assert files_said == [f for f in ("mm0 to mm7", "xmm0 to xmm7") if f[:f.index("0")] in {
            {"x": "xmm"}.get(f, f) for f in files}]
