"""One program of the language, checked: interpreter against machine code for two targets, or for those asked for."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar
from unittest import mock

from cipherwright.compiler.passes import PASSES, Pass
from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.compiler.state import State, Target, there
from cipherwright.machine.assemble import assemble
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import Interpreter, compile_interpreter
from dsl.ir import Kernel
from dsl.parser import Program, parse
from scheduler.code.instr import Plan
from scheduler.mapping.choose import choose
from scheduler.mapping.meant import variants_for
from scheduler.refine import best_plan
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.refine.replay import put_in_order
from scheduler.schedule.loop_residents import Residents, choices
from scheduler.schedule.policy import COSTS, Order, Policy, Strategy
from scheduler.schedule.reorder import Limits, reorder
from targets.cpu import Cpu, cpu_names, load_cpu, mode_names
from targets.elf import Image, load_elf
from tests.programs import coverage as program_coverage
from tests.programs.cases import Failure, Form, another, compare, counts_of, execute, make_cases, pairs, run
from tests.programs.coverage import REFUSED, Count, culprit, form_of, refusal, without
from tests.programs.generate import KERNEL, PATH, targets_of

BASE = 0x10000000
T = TypeVar("T")
EVERY = (*cpu_names(), "core2-64")
"""The targets for a program that is no random one."""
Code = tuple[str, "str | None"]
"""A target and a variant."""


@dataclass
class Checked:
    """The code of a program that was found right, and what it exercised."""

    codes: list[Compiled] = field(default_factory=list)
    count: Count = field(default_factory=Counter)


def codes_of(program: Program, seed: int, targets: Sequence[str] = (), among: Sequence[str] = ()) -> list[Code]:
    """What is compiled of a program: for `targets` everything, else one code for each of the two targets of its seed.

    That is its layout, where it has one, now and then the default one. `among`: as in `targets_of`.
    """
    codes = [(t, v) for t in targets or targets_of(seed, among)
             for v in variants_for(program, KERNEL, load_cpu(t).name)]
    if targets:
        return codes
    last = {t: (t, v) for t, v in codes}
    return [(t, None) if seed % 5 == number else code for number, (t, code) in enumerate(last.items())]


def check(text: str, seed: int = 0, targets: Sequence[str] = (), among: Sequence[str] = ()) -> Checked:
    """Raise Failure unless `text` computes the same everywhere; SourceError if it is no valid program."""
    program = parse(text, PATH)
    kernel = elaborate(program, KERNEL)
    codes = codes_of(program, seed, targets, among)
    check_rolled(program, kernel, seed, [code for code, _ in codes])
    policy = some_policy(random.Random(seed))
    done = Checked()
    for target, variant in codes:
        check_code(program, kernel, target, variant, policy, seed, done)
    return done


def check_rolled(program: Program, kernel: Kernel, seed: int, targets: Sequence[str]) -> None:
    """The interpreter against itself, with the loops kept that the default mappings keep."""
    cases = make_cases(kernel, random.Random(seed))
    wanted: list[list[bytes]] = []
    cpus = [load_cpu(target) for target in targets]
    for rolled in {tuple(sorted(choose(program, KERNEL, cpu.name, known_cpus=mode_names(), features=cpu.features,
                                       bits=cpu.bits).rolled)) for cpu in cpus} - {()}:
        plain, other = interpreter(kernel, "unrolled"), interpreter(elaborate(program, KERNEL, frozenset(rolled)),
                                                                    "rolled")
        wanted = wanted or [run(plain, case, "unrolled") for case in cases]
        for case, want in zip(cases, wanted, strict=True):
            compare(kernel, "rolled against unrolled", want, run(other, case, "rolled"))


def check_code(program: Program, kernel: Kernel, target: str, variant: str | None, policy: Policy, seed: int,
               done: Checked) -> None:
    """One code; where it takes several messages at once, each of them is another."""
    compiled, image = build(program, kernel, target, policy, variant, done.count)
    done.codes.append(compiled)
    done.count += program_coverage.of_code(target, compiled.manifest, compiled.asm)
    form, rng = Form.of(kernel, compiled.manifest), random.Random(seed)
    plain = interpreter(kernel, "unrolled")
    what = f"machine code of {target}" + (f", {variant}" if variant else "")
    shared = pairs(kernel, compiled.manifest) if form.messages == 1 else []
    number = next((i for i, p in enumerate(kernel.params) if p.kind == "count"), None)
    for first in make_cases(kernel, rng, counts_of(kernel, form.copies, rng), shared):
        together = [first, *(another(kernel, first, rng) for _ in range(form.messages - 1))]
        got = execute(kernel, image, together, target, form)
        for case, found in zip(together, got, strict=True):
            compare(kernel, what, run(plain, case, "unrolled"), found)
        done.count += program_coverage.of_call(first, form, bool(compiled.manifest["mapping"]),
                                               None if number is None else int(first.args[number]))


def interpreter(kernel: Kernel, what: str) -> Interpreter:
    try:
        return compile_interpreter(kernel)
    except Exception as error:
        raise Failure(f"interpreter ({what}) {type(error).__name__}", str(error)) from error


def some_policy(rng: random.Random) -> Policy:
    """What the scheduler goes by: of its portfolio, or as a search of refinement might find, or any strategy at all.

    Any policy must give right code; one trial instead of the whole portfolio is several times quicker.
    """
    policy = rng.choice(PORTFOLIO.usual).going(order=rng.choice((Order.SOURCE, Order.CHAINS)),
                                               copy_aside=rng.random() < 0.5, join_words=rng.random() < 0.5)
    if rng.random() < 0.6:
        return policy
    change = {name: getattr(policy.priority, name) * 2 ** rng.gauss(0, 1) for name in COSTS if rng.random() < 0.5}
    bias = {number: rng.gauss(0, 3) for number in range(400) if rng.random() < 0.3} if rng.random() < 0.5 else {}
    strategy = policy.strategy if rng.random() < 0.5 else Strategy(
        rng.choice(list(Order)), rng.choice((1, 7, 40, 400)), *(rng.random() < 0.5 for _ in range(4)),
        rng.choice((0, 3, 10)), *(rng.random() < 0.5 for _ in range(2)))
    return Policy(policy.name, replace(policy.priority, **change, bias=bias), strategy)


def one_of(residents: list[Residents], text: str) -> list[Residents]:
    """One number of residents instead of all: whatever it is, the code must be right."""
    return [residents[len(text) % len(residents)]]


def shuffling(text: str) -> tuple[Pass, ...]:
    """The passes, for about half of the programs with a `schedule` that leaves another order that keeps dependences."""
    def shuffled(plan: Plan, cpu: Cpu) -> Plan:
        if len(plan.instrs) < 2:
            return plan
        calls = itertools.count()  # every order is better than the one before
        found = reorder(plan.instrs, lambda order: -next(calls), Limits(tries=60), len(text), (4, 1, 1))
        return put_in_order(plan, found.order, cpu)

    def after(one: Pass) -> Pass:
        def run(state: State, target: Target) -> State:
            made = one.run(state, target)
            return replace(made, plans={piece: shuffled(plan, target.cpu) for piece, plan in there(made.plans).items()})

        return replace(one, run=run) if one.name == "schedule" else one

    return PASSES if len(text) % 2 else tuple(map(after, PASSES))


def accepted(program: Program, cpu: Cpu, variant: str | None, count: Count, made: Callable[[Program], T]) -> T:
    """What is `made` of a program without the directives that are refused, which `count` gets."""
    while True:
        try:
            return made(program)
        except SourceError as error:
            mine = [d for m in program.mappings if m.variant == variant and m.cpu in (None, cpu.name)
                    for d in m.directives]
            refused = culprit(mine, error)
            if refused is None:
                raise
            count.update([(REFUSED, form_of(refused.words)), refusal(refused, error)])
            program = without(program, refused)


def build(program: Program, kernel: Kernel, target: str, policy: Policy, variant: str | None,
          count: Count) -> tuple[Compiled, Image]:
    """The kernel's code for `target`, without the directives that are refused, which `count` gets."""
    cpu, text = load_cpu(target), program.text
    stage = "compile"
    try:
        with mock.patch.object(best_plan, "choices", lambda piece: one_of(choices(piece), text)):
            compiled = accepted(program, cpu, variant, count, lambda program: compile_kernel(
                program, KERNEL, cpu, source_text=text, source_name=PATH, portfolio=Portfolio((policy,)),
                variant=variant, passes=shuffling(text)))
        stage = "assemble"
        return compiled, load_elf(assemble(compiled.asm, PATH, cpu.bits), BASE, cpu.bits)
    except Exception as error:
        raise Failure(f"{stage} {type(error).__name__}", f"{target}: {error}") from error
