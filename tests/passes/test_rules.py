"""Rules of tables and linear maps: evaluated once where their operand may be unknown, else for every index."""

from __future__ import annotations

import pytest

from dsl import expressions
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.ir import Linear, Table
from dsl.parser import parse

KERNEL = "\nkernel k(a: in u8[1], b: out u8[1]) tables { b[0] = a[0] }\n"
LONG = """fn long(x: u8) -> u8 {
    var y = x
    for i in 0..100 { y = (y <<< 1) ^ select(y[7 +: 1], u8(0x1b), x) }
    return y
}"""


def meaning(text: str, name: str) -> object:
    program = parse(text + KERNEL, "rules.cw")
    elaborate(program, "k")
    return program.meanings[name]


def entries(text: str, name: str = "T") -> tuple[int, ...]:
    found = meaning(text, name)
    assert isinstance(found, Table)
    return found.entries


def test_a_rule_is_evaluated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In steps of compile-time evaluation, of which 256 entries one by one would take a hundred thousand."""
    monkeypatch.setattr(expressions, "BUDGET", 5000)
    found = entries(LONG + "\ntable T: u8 -> u8 = x => long(x)")

    def long(x: int) -> int:
        y = x
        for _ in range(100):
            y = (y << 1 & 255 | y >> 7) ^ (0x1b if y >> 7 else x)
        return y

    assert found == tuple(long(x) for x in range(256))
    assert isinstance(meaning(LONG + "\nlinear L(x: u64) -> u64 { return x ^ (x <<< 1) }", "L"), Linear)


@pytest.mark.parametrize(("rule", "wanted"), [
    ("u8(A[x])", lambda x: (5, 9, 1, 7)[x]),                            # an array indexed by the operand
    ("decide(x)", lambda x: 3 if x == 2 else x),                         # a decision at compile time
    ("u8(1 << x)", lambda x: 1 << x),                                   # a shift by it
    ("7", lambda x: 7),
    ("u8(x)", lambda x: x),
    ("u8(x) * 3 - u8(T0(x))", lambda x: (3 * x - (3 - x)) % 256),
])
def test_the_operand_may_be_known(rule: str, wanted: object) -> None:
    text = ("const A: u8[4] = [5, 9, 1, 7]\ntable T0: u2 -> u2 = [3, 2, 1, 0]\n"
            "fn decide(x: u2) -> u8 { if x == 2 { return 3 } return u8(x) }\n")
    assert entries(f"{text}table T: u2 -> u8 = x => {rule}") == tuple(wanted(x) for x in range(4))


@pytest.mark.parametrize("width", [1, 3, 8, 9, 16])
def test_every_width_of_index(width: int) -> None:
    assert entries(f"table T: u{width} -> u{width} = x => ~x") == tuple(range((1 << width) - 1, -1, -1))


def test_a_wrong_rule_says_where() -> None:
    with pytest.raises(SourceError) as caught:
        entries("table T: u8 -> u8 = x => y")
    assert (caught.value.pos.line, caught.value.pos.column) == (1, 26)
    assert "not declared" in caught.value.message
    with pytest.raises(SourceError, match="not linear"):
        entries("linear T(x: u8) -> u8 { return x + 1 }")
