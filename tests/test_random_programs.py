"""Random programs: the interpreter and the machine code of every CPU agree. See tests/programs.py."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cipherwright import pipeline
from cipherwright.pipeline import compile_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Loop, Region
from dsl.parser import parse
from scheduler.refine import PORTFOLIO
from targets.cpu import cpu_names, load_cpu
from tests import program_check, program_run
from tests.program_shrink import shrink
from tests.programs import KERNEL, PATH, SHAPES, generate

CHUNKS, EACH = 10, 6  # each is compiled for every CPU
COVERED = 200  # programs that are looked through for what they contain
SYNTAX = ("or_op", "xor_op", "and_op", "eq_op", "lt_op", "shl_op", "shr_op", "rotl_op", "rotr_op", "add_op", "sub_op",
          "mul_op", "div_op", "mod_op", "not_op", "neg_op", "index", "byte", "slice", "call", "cast", "array", "rule",
          "const", "table", "sbox", "linear", "fn", "let", "var", "assign", "for", "if", "blocks", "return",
          "count_param", "memory_param", "open")
KINDS = ("const", "param", "result", "and", "or", "xor", "add", "sub", "mul", "not", "shl", "shr", "rotl", "rotr",
         "extract", "concat", "zext", "lookup", "linear", "slicewise", "eq", "ltu", "select", "load", "store")
# What selection and allocation emit (scheduler.perform, .registers, .finish), on one CPU or another.
FORMS = ("mov r32,m32", "mov m32,r32", "mov m16,r16", "mov m8,r8", "mov r32,r32", "mov r32,imm32", "xor r32,r32",
         "xor r32,m32", "xor r32,imm32", "and r32,r32", "and r32,imm32", "and r32,m32", "or r32,r32", "or r32,imm32",
         "or r32,m32", "add r32,r32", "add r32,m32", "add r32,imm32", "sub r32,r32", "sub r32,m32", "sub r32,imm32",
         "imul r32,r32", "shl r32,imm8", "shr r32,imm8", "rol r32,imm8", "bswap r32", "not r32", "neg r32",
         "movzx r32,r8", "movzx r32,r8h", "movzx r32,r16", "movzx r32,m8", "movzx r32,m16", "lea r32,m",
         "cmp r32,r32", "cmp r32,m32", "cmp r32,imm32", "cmp m32,imm32", "sbb r32,r32", "test r32,r32",
         "xchg r32,r32", "imul r32,m32", "push r32", "pop r32", "jcc", "ret")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_interpreter_and_machine_code_agree(chunk: int) -> None:
    # Hypothesis draws the seed only: a failing program is shrunk by tests/program_shrink.py.
    @seed(chunk)
    @settings(max_examples=EACH, deadline=None, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))
    @given(number=st.integers(0, 2**64 - 1), size=st.integers(1, 10), shape=st.sampled_from(sorted(set(SHAPES))))
    def each(number: int, size: int, shape: str) -> None:
        program_run.examine(number, size, shape)

    each()


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


def test_the_programs_cover_the_language_and_the_instructions() -> None:
    syntax: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    names = cpu_names()
    for number in range(COVERED):
        text = generate(number, 1 + number % 10)
        program = parse(text, PATH)
        for tree in [*program.definitions.values(), *program.kernels.values()]:
            syntax.update(str(node.data) for node in tree.iter_subtrees())
        rolled = {w for m in program.mappings for d in m.directives if d.words[0] == "roll" for w in d.words[1:]}
        kinds += kinds_of(elaborate(program, KERNEL, frozenset(rolled)).body)
        if any(not forms[k] for k in FORMS):  # compiling takes longer: only while something is missing
            cpu = load_cpu(names[number % len(names)])
            compiled = compile_kernel(program, KERNEL, cpu, source_text=text, source_name=PATH, portfolio=PORTFOLIO[:1])
            forms.update(line.form for line in compiled.schedule)
    for title, counts in (("syntax", syntax), ("operations", kinds), ("forms", forms)):
        print(title, ", ".join(f"{k}: {n}" for k, n in sorted(counts.items())))
    assert not [k for k in SYNTAX if not syntax[k]]
    assert not [k for k in KINDS if not kinds[k]]
    assert not [k for k in FORMS if not forms[k]]  # as far as compiled


def test_a_seed_gives_one_text_in_every_process() -> None:
    command = [sys.executable, "-m", "tests.programs", "12345"]
    texts = {subprocess.run(command, capture_output=True, text=True, check=True,
                            env={**os.environ, "PYTHONHASHSEED": salt}).stdout for salt in ("1", "2")}
    assert texts == {generate(12345)}


BROKEN = {"xor ": "or ", "shr ": "sar "}


@pytest.mark.parametrize("right", sorted(BROKEN))
def test_wrong_code_is_found_and_its_program_shrunk(right: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pipeline.compile_kernel

    def broken(*args: object, **named: object) -> object:
        compiled = made(*args, **named)  # type: ignore[arg-type]
        return pipeline.Compiled(compiled.asm.replace(right, BROKEN[right]), compiled.header, compiled.manifest,
                                 compiled.schedule)

    monkeypatch.setattr(program_check, "compile_kernel", broken)
    number = next(n for n in range(20) if program_run.failure_of(generate(n), n, ["pentium3"]))
    text = generate(number)
    failure = program_run.failure_of(text, number, ["pentium3"])
    assert failure is not None
    less = program_run.small(text, number, failure)
    again = program_run.failure_of(less, number)
    assert again is not None and again.kind == failure.kind
    assert len(less.splitlines()) <= 14, less


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
    assert program_check.pair(kernel) == (0, 2)
    program_check.check(IN_PLACE)


def test_a_compile_time_array_cannot_change_in_a_run_time_loop() -> None:
    text = "kernel k(a: out u32le[1]) {\n var x = [1, 2]\n for i in 0..3 as l { x[0] = x[0] + 1 }\n a[0] = x[0]\n}"
    assert interpret(elaborate(parse(text, PATH), KERNEL), [bytes(4)]) == [bytes([4, 0, 0, 0])]
    with pytest.raises(SourceError, match="cannot change in a run-time loop"):
        elaborate(parse(text, PATH), KERNEL, frozenset({"l"}))
