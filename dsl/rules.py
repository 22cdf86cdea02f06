"""Rules of tables and linear maps as functions: evaluated once on an unknown operand, then called for each index.

A rule that treats its operand as a compile-time integer (`if x == 3`, an array indexed by it) cannot be; it is
evaluated anew for every index instead.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl.diagnostics import SourceError, TooLarge
from dsl.expressions import Expressions, constant
from dsl.interpret import compile_interpreter
from dsl.ir import WIDEST, Access, Kernel, Op, Param, Region


def compiled_rule(expressions: Expressions, width: int, value_of: Callable[[Op], Op]) -> Callable[[int], int] | None:
    """`value_of`, which evaluates a rule for an operand of `width` bits, as a function of integers.

    None where the rule needs to know its operand, or is wrong: then evaluation for a known one says what is the matter.
    """
    size = next(s for s in (8, 16, 32, 64) if width <= s)
    given = Param("x", "in", size, "le", 1, False, False)
    result = Param("y", "out", WIDEST, "le", 1, False, False)
    outer, scope, made = expressions.region, expressions.scope, expressions.made
    expressions.region = region = Region()
    expressions.made = 0
    try:
        x = expressions.emit("load", size, (), Access(given, 0, size, "le", ()))
        y = value_of(x if width == size else expressions.emit("extract", width, (x,), 0))
        if y.bits < WIDEST:
            y = expressions.emit("zext", WIDEST, (y,)) if y.kind != "const" else constant(WIDEST, int(y.attr))
        expressions.emit("store", 0, (y,), Access(result, 0, WIDEST, "le", ()))
    except TooLarge:
        if expressions.made <= expressions.limit:  # of steps, which a known operand would take, too
            raise
        return None
    except SourceError:
        return None
    finally:
        expressions.region, expressions.scope, expressions.made = outer, scope, made
    run = compile_interpreter(Kernel("rule", [given, result], region, True))
    nothing = bytes(WIDEST // 8)
    return lambda index: int.from_bytes(run((index.to_bytes(size // 8, "little"), nothing))[1], "little")
