"""Which arithmetic numbers have: the form that the mapping says, or those that the CPU's table suggests, in order."""

from __future__ import annotations

from collections.abc import Callable

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Loop, Modulus, Param, Pos
from scheduler.code.vector_forms import KIND, WHOLE_PRODUCT, general
from scheduler.mapping.layout import Held
from scheduler.numbers.field import Arithmetic, Field
from scheduler.numbers.form import Form, Shape, Unsuited
from scheduler.numbers.horner import find
from scheduler.numbers.real_field import RealField
from scheduler.numbers.saturated import Saturated
from scheduler.numbers.sums import Sums
from scheduler.numbers.words import Maker
from targets.cpu import Cpu

MOST_WORDS = 3
"""Of a column of products: two of the product, and what their sums carry."""
LANE_RADIX, LANE_BLOCKS = 26, 4
"""Of numbers in lanes: bits of a limb, so that sums of a few products have room; blocks of a pass."""
SPARE = 2
"""More limbs than the fewest that are still tried: more room, and more products."""


def forms(modulus: Modulus, cpu: Cpu, held: Held | None) -> list[Form]:
    """The forms to try, the most promising first; that of the mapping alone if it says one.

    One in lanes (scheduler.numbers.powers) is for blocks; what is beside them has a form of general registers.
    """
    if held is not None and held.blocks == 1:
        return [Form(held.count, held.radix, held.file)]
    found = [Form(-(-modulus.bits // cpu.bits), cpu.bits, "r")]  # the fewest products
    fewest = -(-modulus.bits // (cpu.bits - 1))
    for count in range(fewest, fewest + SPARE + 1):
        found.append(Form(count, -(-modulus.bits // count), "r"))
    return found


def preferred(kernel: Kernel, cpu: Cpu) -> Held | None:
    """Lanes for the loop over the blocks, where it is one for them and the CPU's table says that they are sooner.

    In lanes, a product of limbs is half a `mulwide` of vectors, with an addition and a load or copy; nothing waits. In
    words a block waits for a product, and for a carry through the words of a sum and back.
    """
    products = cpu.instructions.find("mulwide", KIND["x"], KIND["x"], elem=64)
    loop = next((i for i in kernel.body.items if isinstance(i, Loop) and isinstance(i.count, Param)), None)
    if products is None or loop is None or not loop.carried or loop.carried[0].param.modulus is None:
        return None
    bits = loop.carried[0].param.modulus.bits
    count = -(-bits // LANE_RADIX)
    held = Held(count, -(-bits // count), "x", loop.pos or Pos("", 1, 1), LANE_BLOCKS)
    try:
        find(kernel, held.pos)
    except SourceError:
        return None
    words = -(-bits // cpu.bits)
    word = general(cpu.bits)
    carry = cpu.cost(cpu.instructions.form("add with carry", word, word))
    times = cpu.cost(cpu.instructions.form(WHOLE_PRODUCT, word))
    in_lanes = count * count / 2 * 3 * cpu.slots(products.name) / cpu.width
    waits = times.latency + 2 * words * carry.latency
    issues = words * words * (times.uops + 1 + 2 * carry.uops) / cpu.width
    return held if in_lanes < max(waits, issues) else None


def arithmetics(modulus: Modulus, form: Form, cpu: Cpu) -> list[Callable[[Maker], Arithmetic]]:
    """The ways to compute with a form, the cheapest first, each of which makes its operations where it is told.

    Unsuited if there is none.
    """
    shape = Shape(modulus, form)
    found: list[Callable[[Maker], Arithmetic]]
    if form.file == "st":
        found = [lambda make: RealField(shape, make, cpu.bits)]
    elif form.file != "r":
        raise Unsuited("limbs in vector registers are not made yet: write `in general`")
    elif form.radix == cpu.bits:
        found = [lambda make: Saturated(shape, Sums(make, cpu.bits, 2 * form.count + 1))]
    else:
        def with_effort(effort: int) -> Callable[[Maker], Arithmetic]:
            return lambda make: Field(shape, Sums(make, cpu.bits, MOST_WORDS), effort)

        found = [with_effort(effort) for effort in range(form.count + 1)]
    found[0](Maker())  # what does not suit one suits none
    return found
