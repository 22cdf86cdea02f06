"""Of each kind of operation in the machine graph what it means, in other words than its own: those of the source's
operations, or of numbers alone."""

from __future__ import annotations

from collections.abc import Callable

from dsl import operations
from dsl.operations import evaluate
from dsl.semantics import unpack
from tests.support.states import after, times

Said = Callable[[list[int], int, int, int], int]
"""(operands, immediate, bits of an element, bits of the whole) -> value."""


def pieces_of(value: int, elem: int, bits: int) -> list[int]:
    """The elements of a register, by its bytes."""
    data = value.to_bytes(bits // 8, "little")
    return [int.from_bytes(data[i:i + elem // 8], "little") for i in range(0, bits // 8, elem // 8)]


def whole(parts: list[int], elem: int) -> int:
    return int.from_bytes(b"".join(p.to_bytes(elem // 8, "little") for p in parts), "little")


def by(kind: str, signed: bool = False) -> Said:
    """An operation of the language, on each element."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        columns = zip(*(pieces_of(a, elem, bits) for a in args), strict=True)
        return whole([evaluate(kind, elem, imm, list(c[:2]), [elem] * len(c)) if len(c) < 3 else
                      evaluate(kind, elem, imm, [evaluate(kind, elem, imm, list(c[:2]), []), c[2]], [])
                      for c in columns], elem)

    return said


def of_halves(args: list[int], imm: int, elem: int, bits: int) -> int:
    """The product of every second piece of two registers, each as wide as two pieces."""
    a, b = (pieces_of(x, elem // 2, bits)[::2] for x in args)
    return whole([evaluate("mul", elem, None, [x, y], []) for x, y in zip(a, b, strict=True)], elem)


def by_second(kind: str) -> Said:
    """A shift or a rotation by the second operand modulo the width."""
    return lambda args, imm, elem, bits: evaluate(kind, elem, args[1] % elem, args[:1], [])


def with_carry(kind: str) -> Said:
    """A sum or difference, or what goes out of it as a mask; what comes in is the highest bit of the third operand."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        given = [*args[:2], args[2] >> elem - 1]
        if kind in ("addc", "subc"):
            return evaluate(kind, elem, None, given, [elem, elem, 1])
        return (1 << elem) - 1 if evaluate(kind, 1, None, given, [elem, elem, 1]) else 0

    return said


def where(true: Callable[[int, int], bool], signed: bool = False) -> Said:
    """Ones in the elements of which something is true."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        a, b = ([int.from_bytes(x.to_bytes(elem // 8, "little"), "little", signed=signed) for x in
                 pieces_of(y, elem, bits)] for y in args)
        return whole([int(true(x, y)) * ((1 << elem) - 1) for x, y in zip(a, b, strict=True)], elem)

    return said


def cut(size: int, step: int) -> Said:
    """So many bits, from `step` times the immediate on."""
    return lambda args, imm, elem, bits: evaluate("extract", size or elem, step * imm, args[-1:], [])


def turns(high: bool) -> Said:
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        if bits == 128:
            return unpack(args[0], args[1], elem, high)
        if bits > 128:
            return whole([said([x >> at & (1 << 128) - 1 for x in args], imm, elem, 128)
                          for at in range(0, bits, 128)], 128)
        a, b = (pieces_of(x, elem, bits) for x in args)
        half = len(a) // 2
        return whole([x[i + half * high] for i in range(half) for x in (a, b)], elem)

    return said


def order(part: int, first: int) -> Said:
    """The four elements of `part` bits from number `first` on in another order."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        old = pieces_of(args[0], part, bits)
        new = list(old)
        for i in range(4):
            new[first + i] = old[first + (imm // 4 ** i) % 4]
        return whole(new, part)

    return said


def in_lanes(one: Said) -> Said:
    """The same in each 128 bits."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        if bits <= 128:
            return one(args, imm, elem, bits)
        return whole([one([piece], imm, elem, 128) for piece in pieces_of(args[0], 128, bits)], 128)

    return said


def permuted(args: list[int], imm: int, elem: int, bits: int) -> int:
    return whole([order(64, 0)([half], imm, 64, 256) for half in pieces_of(args[0], 256, bits)], 256)


def lanes(args: list[int], imm: int, elem: int, bits: int) -> int:
    a, b = (pieces_of(x, 128, bits) for x in args)
    if bits == 256:
        return whole([0 if four & 8 else [*a, *b][four % 4] for four in (imm % 16, imm // 16)], 128)
    return whole([a[imm % 4], a[imm // 4 % 4], b[imm // 16 % 4], b[imm // 64]], 128)


def looked_up(args: list[int], imm: int, elem: int, bits: int) -> int:
    data, places = (x.to_bytes(bits // 8, "little") for x in args)
    made = bytes(0 if p & 0x80 else data[at // 16 * 16 + p % 16] for at, p in enumerate(places))
    return int.from_bytes(made, "little")


def by_table(args: list[int], imm: int, elem: int, bits: int) -> int:
    texts = [f"{x:0{bits}b}" for x in args]
    return int("".join(str(imm >> int("".join(column), 2) & 1) for column in zip(*texts, strict=True)), 2)


def each_state(kind: str) -> Said:
    return lambda args, imm, elem, bits: whole(
        [after(kind, *pair) for pair in zip(*(pieces_of(x, 128, bits) for x in args), strict=True)], 128)


def last(args: list[int], imm: int, elem: int, bits: int) -> int:
    return args[-1] % (1 << bits)


def widened(step: int, size: int = 0) -> Said:
    """What is read, from `step` times the immediate on, and widened to 80 bits where the register has them."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        part = evaluate("extract", elem if bits == 80 else size or bits, step * imm, args[-1:], [])
        return evaluate("widen", 80, None, [part], [elem]) if bits == 80 and elem < 80 else part

    return said


def narrowed(args: list[int], imm: int, elem: int, bits: int) -> int:
    if bits == 80 and elem < 80:
        return evaluate("narrow", elem, None, [args[-1] % (1 << 80)], [80])
    return last(args, imm, elem, bits)


def rounded(kind: str) -> Said:
    return lambda args, imm, elem, bits: evaluate(kind, 80, None, args, [80, 80])


def on_vectors(kind: str) -> Said:
    return lambda args, imm, elem, bits: evaluate(kind, bits, imm, args, [bits] * len(args))


def aligned(args: list[int], imm: int, elem: int, bits: int) -> int:
    both = evaluate("concat", 2 * bits, None, args[::-1], [bits, bits])
    return evaluate("extract", bits, 8 * imm, [both], [2 * bits])


def by_matrix(inverse: bool) -> Said:
    """GF2P8AFFINEQB and GF2P8AFFINEINVQB as Intel's manual has them: affine_byte, bit by bit; inverses by powers."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        found = []
        for at, x in enumerate(pieces_of(args[0], 8, bits)):
            matrix = pieces_of(args[1], 64, bits)[at // 8]
            for _ in range(6 * inverse):    # x^(1 + 2 + ... + 64), whose square is x^254
                x = times(times(x, x), pieces_of(args[0], 8, bits)[at])
            x = times(x, x) if inverse else x
            bits_of = [bin(matrix >> 8 * (7 - i) & 0xFF & x).count("1") % 2 ^ imm >> i & 1 for i in range(8)]
            found.append(sum(b << i for i, b in enumerate(bits_of)))
        return whole(found, 8)

    return said


def picked_bytes(args: list[int], imm: int, elem: int, bits: int) -> int:
    """VPERMI2B: the bits of a number that count are those of a place in two registers."""
    low, high = (pieces_of(x, 8, bits) for x in args[1:])
    return whole([(high if x & len(low) else low)[x & len(low) - 1] for x in pieces_of(args[0], 8, bits)], 8)


def by_number(args: list[int], imm: int, elem: int, bits: int) -> int:
    """VPERMB: of 64 bytes, or 32 or 16, those at the places that the bytes of the index say, from the lowest on."""
    table = args[1].to_bytes(bits // 8, "little")
    return int.from_bytes(bytes(table[x % len(table)] for x in args[0].to_bytes(bits // 8, "little")), "little")


def under_mask(new: Said) -> Said:
    """A result of which only those elements are written whose bit of the mask is 1: the others stay."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        ones = [elem // 8 * (b"\xff" if bit == "1" else b"\0") for bit in f"{args[1]:0{bits}b}"[::-1][:bits // elem]]
        mask = int.from_bytes(b"".join(ones), "little")
        return args[0] & ~mask | new(args[2:], imm, elem, bits) & mask

    return said


def masked_bytes(true: Callable[..., bool]) -> Said:
    """A 1 for each of 64 bytes of which something is true."""
    return lambda args, imm, elem, bits: int("".join(
        str(int(true(*column))) for column in zip(*(x.to_bytes(bits, "big") for x in args), strict=True)), 2)


def part_added(kind: str) -> Said:
    """A sum and the low or the high 52 bits of a product."""
    def one(c: int, *factors: int) -> int:
        x, y = (v % (1 << 52) for v in factors)
        return (c + (x * y >> 52 if kind == "addhigh" else x * y % (1 << 52))) % (1 << 64)

    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        return whole([one(*lane) for lane in zip(*(pieces_of(x, elem, bits) for x in args), strict=True)], elem)

    return said


SAID: dict[str, Said] = {
    **{kind: by(kind) for kind in ("xor", "and", "or", "add", "sub", "mul", "not", "shl", "shr")},
    "rol": by("rotl"), "ror": by("rotr"), "neg": lambda a, i, elem, b: evaluate("sub", elem, None, [0, a[0]], []),
    "mulwide": of_halves, **{kind: part_added(kind) for kind in operations.ADDED},
    **{kind: by_second(of) for kind, of in (("shlby", "shl"), ("shrby", "shr"), ("rolby", "rotl"),
                                                                 ("rorby", "rotr"))},
    **{kind: with_carry(kind) for kind in ("addc", "carryc", "subc", "borrowc")},
    "mulhi": lambda a, i, elem, b: evaluate("extract", elem, elem, [evaluate("mul", 2 * elem, None, a, [])], []),
    "andn": lambda a, i, elem, bits: evaluate("and", bits, None, [evaluate("not", bits, None, a[:1], []), a[1]], []),
    "ltmask": where(lambda a, b: bool(evaluate("ltu", 1, None, [a, b], []))), "gt": where(lambda a, b: a > b, True),
    "equal": where(lambda a, b: bool(evaluate("eq", 1, None, [a, b], []))),
    "byte": cut(8, 8), "word": cut(16, 0), "low": cut(32, 0), "toword": cut(0, 32),
    "part": lambda a, imm, elem, bits: (widened(8) if bits == 80 else cut(0, 8))(a, imm, elem, bits),
    "slot": widened(8), "load": widened(0), "paired": widened(0),
    **dict.fromkeys(("setslot", "put", "store"), narrowed),
    **{kind: rounded(kind) for kind in ("fadd", "fsub", "fmul")},
    "bswap": lambda a, i, e, bits: int.from_bytes(a[0].to_bytes(bits // 8, "big"), "little"),
    "unpacklow": turns(False), "unpackhigh": turns(True),
    "shuffle": in_lanes(lambda a, imm, e, bits: order(bits // 4, 0)(a, imm, e, bits)),
    "shufflelow": in_lanes(order(16, 0)), "shufflehigh": in_lanes(order(16, 4)),
    **{kind: each_state(kind) for kind in operations.ROUNDS},
    **{kind: on_vectors(kind) for kind in ("steps2", "expand1", "expand2", "steps4", "addturned", "fold1", "fold2")},
    "align": aligned, "affine": by_matrix(False), "affineinverse": by_matrix(True), "pick": picked_bytes,
    "look": by_number, "lookmasked": under_mask(by_number), "copymasked": under_mask(last),
    "masktop": masked_bytes(lambda x: x >= 128), "masktest": masked_bytes(lambda x, y: bool(x & y)),
    "permute": permuted, "lanes": lanes, "bytes": looked_up, "ternary": by_table, "turn": by("rotl"),
    "loadhigh": lambda a, i, e, bits: evaluate("concat", 128, None, [a[0] % (1 << 64), a[1]], [64, 64]),
    "storehigh": lambda a, i, e, bits: pieces_of(a[0], 64, bits)[1],
    "const": lambda a, imm, e, bits: imm,
    **dict.fromkeys(("address", "tables", "joined", "copy", "tovector"), last)}
