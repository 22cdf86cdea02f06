"""`permute`: by the interpreter against Python, as machine code of every CPU against the interpreter; the programs that
are made of it against what they stand for."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Linear
from dsl.operations import evaluate
from dsl.parser import parse
from scheduler.algorithm.selections import Words, by_index, chosen_bits, completed, programs
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import NEEDS, check, compiled
from tests.support.des_tables import TABLES
from tests.support.spread import some

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
DEFINED = "".join(f"const {name} = {table}\n" for name, (_, table) in TABLES.items())
PRESENT = "const TO = [" + ", ".join(str(i // 16 + 4 * i % 64) for i in range(64)) + "]\n"
"""Bit i of the result is this one; ISO/IEC 29192-2 has the inverse, where bit i goes to 16*i mod 63."""
DES = DEFINED + """
kernel k(k: secret in u64be[1], x: secret in u64be[1] per block, o: out u64be[4] per block, n: count) MARK {
    blocks n {
        let cd = permute(k[0], PC1, msb1)
        let y = permute(x[0], IP, msb1)
        o[0] = permute(y, FP, msb1) ^ permute(x[0] + k[0], FP, msb1)
        let e = permute(y[0 +: 32], E, msb1) ^ permute(cd <<< 3, PC2, msb1)
        o[1] = u64(e)
        o[2] = cat(permute(e[3 +: 32], P, msb1), y[32 +: 32])
        o[3] = u64(cd)
    }
}
"""
OTHER = PRESENT + """
const SOME: int[5] = [4, 4, 0, 31, 7]
const BYTE = [7, 3, 5, 1, 0, 2, 6, 4]
const MIRROR = [32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8,
    7, 6, 5, 4, 3, 2, 1]
kernel k(x: secret in u64le[1] per block, o: out u64le[1] per block, p: out u32le[4] per block,
         n: count) constant_time {
    blocks n {
        let y = permute(x[0], TO)
        o[0] = permute(y ^ x[0], TO) + y
        p[0] = u32(permute(u32(y), SOME)) ^ u32(permute(y[5 +: 40], SOME, msb0))
        p[1] = u32(permute(x[0].byte[3], BYTE))
        p[2] = permute(x[0][7 +: 32], MIRROR, lsb1)
        p[3] = u32(permute(u3(y), [1, 2, 0, 1, 1, 0, 2], lsb0)) ^ u32(permute(y, [64], lsb1))
    }
}
"""
LANES = """
const P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9,
           19, 13, 30, 6, 22, 11, 4, 25]
kernel k(x: in u32le[2] per block, o: out u32le[2] per block, n: count) {
    blocks n {
        o[0] = permute(x[0] + x[1], P, msb1)
        o[1] = permute(x[1], P, lsb1) ^ x[0]
    }
}
"""


def moved(x: int, bits: int, table: list[int], numbering: str) -> int:
    """What a table makes of a value, bit by bit as strings, the first bit first."""
    text = format(x, f"0{bits}b")
    text = text if numbering.startswith("m") else text[::-1]
    made = "".join(text[number - int(numbering[3])] for number in table)
    return int(made if numbering.startswith("m") else made[::-1], 2)


@pytest.mark.parametrize("numbering", ["lsb0", "lsb1", "msb0", "msb1"])
@pytest.mark.parametrize("name", TABLES)
def test_the_interpreter_and_python(name: str, numbering: str) -> None:
    bits, table = TABLES[name]
    table = [number - 1 + int(numbering[3]) for number in table]
    text = f"const T = {table}\nkernel k(x: in u64le[1], o: out u64le[1]) {{ " \
           f"o[0] = u64(permute(u{bits}(x[0]), T{'' if numbering == 'lsb0' else ', ' + numbering})) }}"
    kernel = elaborate(parse(text, "k.cw"), "k")
    rng = random.Random(name)
    for x in [0, (1 << 64) - 1, *(1 << i for i in range(bits)), *(rng.getrandbits(64) for _ in range(20))]:
        _, made = interpret(kernel, [x.to_bytes(8, "little"), bytes(8)])
        assert int.from_bytes(made, "little") == moved(x & (1 << bits) - 1, bits, table, numbering)


def test_the_initial_permutation_and_its_inverse() -> None:
    """FIPS 46-3 prints both."""
    text = DEFINED + "kernel k(x: in u64be[1], o: out u64be[1]) { o[0] = permute(permute(x[0], IP, msb1), FP, msb1) }"
    x = bytes.fromhex("0123456789abcdef")
    assert interpret(elaborate(parse(text, "k.cw"), "k"), [x, bytes(8)])[1] == x


CASES = [("des", DES.replace("MARK", "constant_time"), ""), ("des", DES.replace("MARK", "tables"), ""),
         ("des", DES.replace("MARK", "constant_time"), "place all in general"),
         ("des", DES.replace("MARK", "constant_time"), "streams 2"),
         ("other", OTHER, ""), ("other", OTHER, "place all in general"), ("lanes", LANES, ""),
         ("lanes", LANES, "lanes 4 in xmm"), ("lanes", LANES, "lanes 2 in mmx")]


@pytest.mark.spread(8)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES],
                         ids=[f"{name}{i}-{said or 'default'}" for i, (name, _, said) in enumerate(CASES)])
def test_machine_code(text: str, said: str, cpu: str) -> None:
    if any(name in said and feature not in load_cpu(cpu).features for name, (feature, _) in NEEDS.items()):
        return
    kernel, image, messages = compiled(text, said, cpu)
    for count in (0, 1, 2, 5):
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


def run(made: Words, x: int) -> int:
    """What a program makes of an operand."""
    values = [x >> made.unit * i & made.ones for i in range(made.inputs)]
    for kind, args, attr in made.steps:
        a = [values[i] for i in args]
        values.append(evaluate(kind, made.unit, attr, [*a, attr] if kind == "and" else a, [made.unit] * 2))
    return sum(values[r] << made.unit * i for i, r in enumerate(made.results))


@pytest.mark.parametrize("seed", some(range(30), 6))
def test_every_way_makes_every_choice(seed: int) -> None:
    rng = random.Random(seed)
    bits, wanted = rng.choice((3, 8, 20, 32, 33, 56, 64)), rng.choice((1, 5, 8, 31, 32, 48, 64))
    choice = tuple(rng.randrange(bits) for _ in range(wanted)) if rng.random() < 0.4 or wanted > bits else \
        tuple(rng.sample(range(bits), wanted))
    if rng.random() < 0.3:
        bits = wanted = 64
        order, flip = rng.sample(range(6), 6), rng.randrange(64)
        choice = tuple(sum((i >> b & 1) << order[b] for b in range(6)) ^ flip for i in range(64))
    ways = [made for unit in (32, 64) for rotates in (True, False) if unit >= 33 or max(bits, wanted) <= 64
            for made in programs(choice, bits, unit, rotates)]
    for x in (0, (1 << bits) - 1, *(rng.getrandbits(bits) for _ in range(20))):
        for made in ways:
            assert run(made, x) & (1 << wanted) - 1 == sum((x >> s & 1) << i for i, s in enumerate(choice))


def test_exchanges_of_index_bits_are_few() -> None:
    """The initial permutation is a round of all six bits of the index: five exchanges of six operations."""
    columns = [0] * 64
    for at, number in enumerate(TABLES["IP"][1]):
        columns[64 - number] |= 1 << 63 - at
    choice = chosen_bits(Linear("IP", 64, tuple(columns)))
    assert choice is not None
    made = by_index(completed(choice, 64), 32)
    assert made is not None and len(made.steps) == 30
    assert chosen_bits(Linear("two", 1, (1, 1))) is None and chosen_bits(Linear("none", 2, (1,))) is None
