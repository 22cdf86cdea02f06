"""Random programs: the interpreter and machine code for every target agree. See tests/programs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections import Counter

import pytest

from cipherwright.compiler import pipeline
from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.compiler.state import there
from dsl import operations
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Loop, Region
from dsl.parser import GRAMMAR, Program, parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import cpu_names, load_cpu, target_names
from tests.programs import cases as program_cases
from tests.programs import check as program_check
from tests.programs import coverage as program_coverage
from tests.programs import run as program_run
from tests.programs.coverage import CALL, CALLS, DIRECTIVES, REFUSED, SAID, form_of
from tests.programs.generate import KERNEL, PATH, generate, targets_of
from tests.programs.shrink import shrink
from tests.support.spread import some
from tests.support.through import state_of

CHUNKS, EACH = 10, 5  # each is compiled for the two targets of its seed
COVERED = 200  # programs that are looked through for what they contain
ELSEWHERE = {"start", "use", "used", "kparam", "algorithm", "field", "vectors", "mapping", "cpus", "directive"}
"""Rules of the grammar that are no part of a definition (`kparam` has other names in the tree)."""
SYNTAX = sorted(set(re.findall(r"(?:^|-> )([a-z]\w*)(?=:|$| *\|)", GRAMMAR.read_text(), re.M)) - ELSEWHERE)
LATER = {*operations.UNPACKS, *operations.LANES, *operations.BOXES, *operations.CARRIES, *operations.ROUNDS,
         *operations.WORDWISE, *operations.kinds("float"), *operations.ADDED, "mulwide", "bytes", "align"}
"""Operations that passes make: with slices, of sums with a carry, of whole rounds and vectors of words, of numbers in
floating point, and of products whose factors are short (`mul r32` shows that they do) or of which a part is added; and
orders of bytes, of counter blocks."""
KINDS = tuple(kind for kind in operations.KINDS if kind not in LATER)
# What selection and allocation emit (scheduler.schedule.perform, .registers, .finish), on one CPU or another.
FORMS = ("mov r32,m32", "mov m32,r32", "mov m16,r16", "mov m8,r8", "mov r32,r32", "mov r32,imm32", "xor r32,r32",
         "xor r32,m32", "xor r32,imm32", "and r32,r32", "and r32,imm32", "and r32,m32", "or r32,r32", "or r32,imm32",
         "or r32,m32", "add r32,r32", "add r32,m32", "add r32,imm32", "sub r32,r32", "sub r32,m32", "sub r32,imm32",
         "imul r32,r32", "shl r32,imm8", "shr r32,imm8", "rol r32,imm8", "bswap r32", "not r32", "neg r32",
         "movzx r32,r8", "movzx r32,r8h", "movzx r32,r16", "movzx r32,m8", "movzx r32,m16", "lea r32,m",
         "cmp r32,r32", "cmp r32,m32", "cmp r32,imm32", "cmp m32,imm32", "sbb r32,r32", "test r32,r32",
         "xchg r32,r32", "imul r32,m32", "mul r32", "push r32", "pop r32", "jcc", "ret")


@pytest.mark.long
@pytest.mark.parametrize("chunk", some(range(CHUNKS), 3))
def test_interpreter_and_machine_code_agree(chunk: int) -> None:
    for number in range(EACH * chunk, EACH * (chunk + 1)):
        program_run.examine(number)


MENDED = {
    "a word of a load whose place has changed, though another holds its value": ("pentium3", """
table T: u8 -> u64 = c => 1
kernel k(d: out u64le[3], m: inout u64le[2]) tables {
    let v = m[0]
    m[0] = 1
    d[2] = v
    m[0] = cat(u32(0), u8(0), T(0)[6 +: 8], v[1 +: 15], u1(1))
}
"""),
    "an amount that is at hand, part of a value that is not": ("core2-64", """
kernel k(m: in u32le[1], n: count, d: out u32le[1] per block) {
    let v = u32(u48(m[0]))
    blocks n { d[0] = v <<< v }
}
"""),
    "parts that are at hand of a value that is not": ("athlon64", """
kernel k(m: in u64le[6], n: count, d: out u64le[2] per block) tables {
    var v: u32[3]
    for i in 0..3 { v[i] = u32(m[4]) }
    blocks n { d[0] = cat(v[0], v[1]) }
}
"""),
    "a sum of nothing but look-ups that are rotated alike": ("core2", """
table T: u8 -> u64 = c => (u64(c) * 0xda882fed3889407d ^ 0x907390f436e58bd8) <<< 16
table U: u8 -> u64 = c => u64(c) * 0xda882fed3889407d ^ 0x907390f436e58bd8
kernel k(d: out u8[8], n: count, m: inout u64le[4]) tables {
    let v = m[1]
    blocks n {
        d[5] = u8(T(u8(u32(v)))[1 +: 32])
        m[3] = U(v.byte[7]) ^ U(v.byte[5])
    }
}
mapping k { tables 1; place all in mmx }
"""),
    "a small table inside a larger one, read by a vector": ("northwood", """
table T: u8 -> u9 = c => 0
linear L(x: u16) -> u16 { return cat(x[1 +: 1], x[0 +: 15]) }
kernel k(n: count, m: inout u32le[3], d: out u64le[4] per block) tables {
    m[0] = permute(m[2], [1, 9, 1, 1, 3, 1, 7, 5, 1, 1, 1, 1, 4, 2, 8, 6,
                          1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], lsb1)
    let v: u7 = T(m[1][1 +: 8])[2 +: 7]
    blocks n { d[2] = u64(L(u16(v))) }
}
mapping k { place m in mmx }
"""),
    "three operands, all of them wanted later, and no register more": ("golden-cove", """
kernel k(m3: in u32le[2], m4: out u32le[2] per block, m5: out u32le[3] per block, n: count,
         m8: out u32le[4] per block) {
    var v: u32 = m3[1]
    blocks n {
        m8[2] = 1 + v
        let w = 1 ^ v
        m4[0] = w ^ v ^ 1
        m5[0] = w
    }
}
mapping k laid { prefer nested_sums; streams 5 split xmm; lanes 4 in xmm }
""")}
"""Programs that were wrong, and for which target."""


@pytest.mark.parametrize("what", MENDED)
def test_what_was_found_is_mended(what: str) -> None:
    target, text = MENDED[what]
    program_check.check(text, 0, [target])


def test_these_programs_are_for_every_target() -> None:
    assert {t for number in range(CHUNKS * EACH) for t in targets_of(number)} == set(target_names())


@pytest.mark.full
def test_every_directive_is_exercised() -> None:
    """A directive that the generator does not know is missing here, for the forms come from the compiler's list."""
    missing = set(DIRECTIVES)
    for number in range(2 * COVERED):       # few CPUs repeat a word of memory in their registers
        text = generate(number)
        program = parse(text, PATH)
        said = {form_of(d.words) for m in program.mappings for d in m.directives}
        if not said & missing:
            continue
        for target, variant in program_check.codes_of(program, number):
            choice = accepted(program, target, variant)
            missing -= {form_of(d.split()) for d in choice}
    assert not missing


def accepted(program: Program, target: str, variant: str | None) -> tuple[str, ...]:
    """The directives of a mapping, without those that are refused."""
    cpu = load_cpu(target)
    while True:
        try:
            return there(state_of(program, KERNEL, cpu, variant).choice).directives
        except SourceError as error:
            refused = program_coverage.culprit([d for m in program.mappings if m.variant == variant
                                                and m.cpu in (None, cpu.name) for d in m.directives], error)
            assert refused is not None, error
            program = program_coverage.without(program, refused)


@pytest.mark.slow
def test_many_programs() -> None:
    """CW_PROGRAMS programs (20000) of seeds that depend on the time."""
    count, first = int(os.environ.get("CW_PROGRAMS", "20000")), time.time_ns() // 1000
    with open(os.dup(2), "w") as told:  # the terminal, which pytest does not see
        reports = program_run.campaign(first, count, os.cpu_count() or 1,
                                       lambda line: print(line, file=told, flush=True))
    assert not reports, "\n\n".join(reports)


def kinds_of(region: Region) -> Counter[str]:
    seen: Counter[str] = Counter()
    for item in region.items:
        if isinstance(item, Loop):
            seen["param"] += len(item.carried)
            seen += kinds_of(item.body)
        else:
            seen[item.kind] += 1
            seen["const"] += sum(a.kind == "const" for a in item.args)
    return seen


@pytest.mark.full
def test_the_programs_cover_the_language_and_the_instructions() -> None:
    syntax: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    names = cpu_names()
    for number in range(COVERED):
        if all(syntax[k] for k in SYNTAX) and all(kinds[k] for k in KINDS) and all(forms[k] for k in FORMS):
            break
        text = generate(number, 1 + number % 10)
        program = parse(text, PATH)
        for tree in [*program.definitions.values(), *program.kernels.values()]:
            syntax.update(str(node.data) for node in tree.iter_subtrees())
        rolled = {label for m in program.mappings if not m.variant for d in m.directives if d.words[0] == "roll"
                  for label in d.words[1:]}
        kinds += kinds_of(elaborate(program, KERNEL, frozenset(rolled)).body)
        if any(not forms[k] for k in FORMS):  # compiling takes longer: only while something is missing
            cpu = load_cpu(names[number % len(names)])
            program.mappings = [m for m in program.mappings if not m.cpu and not m.variant]
            compiled = compile_kernel(program, KERNEL, cpu, source_text=text, source_name=PATH,
                                      portfolio=PORTFOLIO.first(1))
            forms.update(line.form for line in compiled.schedule)
    for title, counts in (("syntax", syntax), ("operations", kinds), ("forms", forms)):
        print(title, ", ".join(f"{k}: {n}" for k, n in sorted(counts.items())))
    assert not [k for k in SYNTAX if not syntax[k]]
    assert not [k for k in KINDS if not kinds[k]]
    assert not [k for k in FORMS if not forms[k]]  # as far as compiled


def test_a_name_that_hides_another_is_not_read_before_it_has_a_value() -> None:
    """`var v15: u64[2]` hid an array that its first elements were made of."""
    elaborate(parse(generate(101996), PATH), KERNEL)


@pytest.mark.full
def test_a_seed_gives_one_text_in_every_process() -> None:
    command = [sys.executable, "-m", "tests.programs", "12345"]
    texts = {subprocess.run(command, capture_output=True, text=True, check=True,
                            env={**os.environ, "PYTHONHASHSEED": salt}).stdout for salt in ("1", "2")}
    assert texts == {generate(12345)}


BROKEN = {"xor ": "or ", "shr ": "sar "}


@pytest.mark.full
@pytest.mark.long
@pytest.mark.parametrize("right", some(sorted(BROKEN), 1))
def test_wrong_code_is_found_and_its_program_shrunk(right: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pipeline.compile_kernel

    def broken(*args: object, **named: object) -> object:
        compiled = made(*args, **named)  # type: ignore[arg-type]
        return pipeline.Compiled(compiled.asm.replace(right, BROKEN[right]), compiled.header, compiled.manifest,
                                 compiled.schedule)

    monkeypatch.setattr(program_check, "compile_kernel", broken)
    number = next(n for n in range(20) if program_run.failure_of(generate(n, 2), n, ["pentium3"]))
    text = generate(number, 2)
    failure = program_run.failure_of(text, number, ["pentium3"])
    assert failure is not None
    less = program_run.small(text, number, failure, ["pentium3"])
    again = program_run.failure_of(less, number, ["pentium3"])
    assert again is not None and again.kind == failure.kind
    assert len(less.splitlines()) <= 14, less


@pytest.mark.full
@pytest.mark.long
def test_shrinking_keeps_what_matters() -> None:
    text = next(t for n in range(50) if "= ~v" in (t := generate(n, 8, "chain")))

    def fails(candidate: str) -> bool:
        try:
            return any(o.kind == "mul" for o in elaborate(parse(candidate, PATH), KERNEL).body.ops())
        except Exception:  # no program any more
            return False

    assert fails(text)
    less = shrink(text, fails)
    assert fails(less) and len(less) < 300, less


IN_PLACE = """
kernel k(a: in u32le[2] per block, n: count, b: out u32le[2] per block) {
    blocks n {
        b[0] = a[1]
        b[1] = a[0] + 1
    }
}
"""


def test_in_place_calls_share_memory_in_both_worlds() -> None:
    # the second statement reads what the first has written
    kernel = elaborate(parse(IN_PLACE, PATH), KERNEL)
    one = bytearray(range(8))
    assert interpret(kernel, [one, 1, one]) == [bytes([4, 5, 6, 7, 5, 5, 6, 7])] * 2
    assert interpret(kernel, [one, 1, bytes(8)]) == [bytes(range(8)), bytes([4, 5, 6, 7, 1, 1, 2, 3])]
    assert program_cases.pairs(kernel, {}) == [(0, 2)]
    assert program_cases.pairs(kernel, {"in_place": []}) == []
    assert program_cases.pairs(kernel, {"in_place": [["a", "b"]]}) == [(0, 2)]
    for number in range(2):
        assert program_check.check(IN_PLACE, number).count[CALL, "in place"]


FOUND = [
    # a rotation of a constant, on a CPU that executes in order
    ("""kernel k(n: count, m: out u32le[6]) {
        var v = u32(0)
        blocks n {
            m[0] = (v ^ v) <<< 1
            v = u32(0)
        }
    }""", "pentium", 0),
    # three registers for a stream: a value in one of them, whose pointer need not stay in another
    ("""kernel k(a: in u8[1] per block, b: out u32be[1] per block, c: out u32le[1], n: count) {
        blocks n {
            let v = a[0]
            var w: u63 = u63(v)
            var x = w + w
            b[0] = 0
            var y = a[0]
            b[0] = select(x == w, 0, u32(1))
            c[0] = u32(y)
        }
    }
    mapping k { place all in general; streams 2 split general }""", "prescott", 1029),
    # a byte of a sum that turns out to be one value, which is shorter
    ("""linear L(x: u64) -> u32 { return u32(x >> 32) ^ u32(x >> 40) }
    kernel k(a: in u32be[1], b: out u32le[1]) tables {
        let v = u64(a[0])
        b[0] = L(v | v) ^ a[0]
    }""", "athlon64-64", 0),
    # blocks as they are: what is stored is read before it is written to memory
    ("""kernel k(a: inout u8[2] per block, b: in u8[2] per block, n: count) {
        blocks n {
            a[0] = a[1] ^ b[0]
            a[1] = a[0] + b[1]
        }
    }
    mapping k { slices in general; whole a }""", "pentium3", 0),
    # the high word of a vector that is in a register and in memory
    ("""kernel k(a: inout u64le[6] per block, b: inout u64be[4] per block, n: count) tables {
        blocks n {
            let v = a[4]
            var w: u64[4]
            a[4] = 0
            w[0] = v
            b[1] = select(u1(b[0]), 0, w[0])
        }
    }""", "pentium3", 100466),
    # a stream none of whose registers has a high byte
    ("""table T: u8 -> u32 = c => 8
    kernel k(n: count, a: out u32be[4] per block, b: in u32be[4] per block) tables {
        blocks n {
            var s: u32[3]
            s[0] = b[0]
            var t: u32[3]
            for i in 0..3 { t[i] = T(s[0].byte[1]) }
            s = t
            a[2] = s[2]
        }
    }
    mapping k { prefer early b t; streams 5 split general xmm; prefer nested_rotations }""", "prescott-64", 100393),
    # two words of 32 bits that come to an MMX register of 64, in 64-bit code
    ("""kernel k(n: count, m: in u64le[6], d: out u64be[8] per block) {
        blocks n {
            var v: u32 = addc(3, (u32(m[2])), 0)
            d[4] = cat(v, v)
        }
    }
    mapping k { prefer from_memory v; place all in mmx }""", "core2-64", 0),
    # sums of many words in a stream that has three registers
    ("""type Field = mod (1 << 255) - 1
    kernel k(m: in u8[6], d: out u64le[4] per block, n: count) {
        blocks n {
            let x = digits(0 - Field(m), 1)
            d[0] = u64(x[1])
        }
    }
    mapping k { streams 2 split general }""", "northwood", 1445),
    # columns of a product above a number with few bits in its highest limb
    ("""type Field = mod (1 << 90) - 33
    kernel k(h: in u16be[4], d: out u32le[3], n: count) {
        var x = Field(h)
        blocks n { x = x * x }
        let y = digits(x, 32)
        for i in 0..3 { d[i] = y[i] }
    }""", "northwood", 0),
    # a number that a loop makes large a few bits a time
    ("""type Field = mod (1 << 130) - 5
    kernel k(h: out u32le[5], m: in u8[8]) {
        var x = Field(3)
        for j in 0..8 as loop { x = x * Field(m[j]) + Field(u32(6)) }
        let d = digits(x, 32)
        for i in 0..5 { h[i] = d[i] }
    }
    mapping k { roll loop }""", "core2-64", 0),
    # 64-bit code has registers enough
    ("""kernel k(a: in u32le[1] per block, b: out u32le[1] per block, n: count) { blocks n { b[0] = a[0] <<< 3 } }
    mapping k on core2-64 { lanes 4 in xmm; streams 5 split xmm general }""", "core2-64", 0),
    # a byte of a value that is shifted, where each stream has registers of its own
    ("""table T: u8 -> u64 = c => 0
    table U: u8 -> u64 = c => 0
    kernel k(m: in u64le[6] per block, n: count, y: inout u64le[4] per block, z: out u64be[4] per block) tables {
        blocks n {
            let s = [m[0], 1, y[2], 3]
            var t: u64[4]
            for i in 0..4 { t[i] = T(s[(i + 2) % 4].byte[6]) ^ U(s[0].byte[7]) }
            y[2] = t[2]
            z[3] = t[0]
        }
    }
    mapping k { tables 3; prefer nested_rotations; place all in mmx; streams 4 split general }""",
     "core2-64", 1795465703001773),
]


@pytest.mark.parametrize(("text", "target", "number"), FOUND)
def test_programs_that_once_failed(text: str, target: str, number: int) -> None:
    program_check.check(text, number, [target])


NOTHING_TO_PLACE = """
kernel k(a: in u32le[1] per block, n: count, b: out u32le[1] per block) { blocks n { b[0] = a[0] + 1 } }
mapping k laid { streams 3; place b in mmx; prefer nested_sums }
"""


def test_what_is_refused_is_left_out_and_counted() -> None:
    done = program_check.check(NOTHING_TO_PLACE, 0, ["pentium3"])
    assert done.codes[1].manifest["mapping"] == ["streams 3", "prefer nested_sums"]
    assert done.count[REFUSED, "place NAME"] == 1 and not done.count[SAID, "place NAME"]
    assert done.count[SAID, "streams"] == done.count[SAID, "prefer nested_sums"] == 1
    assert {name for name in CALLS if done.count[CALL, name]} >= {"no block", "one block", "passes and a rest",
                                                                 "fewer blocks than a pass", "whole passes", "in place"}
    text = "\n".join(program_coverage.table(done.count, 1))
    assert re.search(r"place NAME +0, 1 refused", text) and re.search(r"slices +0, 0 refused", text)


def test_a_mistake_that_no_directive_is_about_is_a_failure() -> None:
    text = "table T: u8 -> u8 = c => c\nkernel k(a: secret in u8[1], b: out u8[1]) { b[0] = T(a[0]) }"
    with pytest.raises(program_cases.Failure, match="compile SourceError"):
        program_check.check(text, 0, ["pentium3"])


def test_a_compile_time_array_cannot_change_in_a_run_time_loop() -> None:
    text = "kernel k(a: out u32le[1]) {\n var x = [1, 2]\n for i in 0..3 as l { x[0] = x[0] + 1 }\n a[0] = x[0]\n}"
    assert interpret(elaborate(parse(text, PATH), KERNEL), [bytes(4)]) == [bytes([4, 0, 0, 0])]
    with pytest.raises(SourceError, match="cannot change in a run-time loop"):
        elaborate(parse(text, PATH), KERNEL, frozenset({"l"}))
