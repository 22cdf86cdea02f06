"""Poly1305's loop in floating point of 80 bits, by hand: 53 operations a block, as Bernstein counts them.

h is four limbs, the i-th a multiple of 2^(32 i). A block is added (8 operations: a word beside a constant is a double
of a known exponent), each limb is carried by adding and subtracting 3*2^(e+62), whose last bit is 2^e (16, and a
product with 5*2^-130), then comes the product with r (16 products, 12 sums). D. J. Bernstein, Poly1305-AES for the
Pentium Pro/II/III/M (https://cr.yp.to/mac/ppro.html), counts the same.
"""

from __future__ import annotations

from dsl import extended
from dsl.ir import Access, Carried, Kernel, Loop, Op, Param, Pos, Region

PRIME = (1 << 130) - 5
CLAMP = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
LIMBS = 4
AT = Pos("float_poly.py", 1, 1)


def const(bits: int, value: int) -> Op:
    return Op("const", bits, (), value, AT)


def power(m: int, e: int) -> Op:
    """m * 2**e."""
    return const(80, extended.pattern(m, e))


def exponent_word(i: int) -> int:
    """The upper half of the double that is 2^(52+32i) plus its lower half times 2^(32i)."""
    return 1023 + 52 + 32 * i << 20


class Writer:
    """Operations into a region."""

    def __init__(self, region: Region) -> None:
        self.region = region

    def op(self, kind: str, bits: int, *args: Op, attr: object = None, name: str = "") -> Op:
        made = Op(kind, bits, args, attr, AT, True, name)
        self.region.items.append(made)
        return made

    def add(self, a: Op, b: Op, name: str = "") -> Op:
        return self.op("fadd", 80, a, b, name=name)

    def sub(self, a: Op, b: Op, name: str = "") -> Op:
        return self.op("fsub", 80, a, b, name=name)

    def mul(self, a: Op, b: Op, name: str = "") -> Op:
        return self.op("fmul", 80, a, b, name=name)

    def word(self, param: Param, i: int, bits: int = 32) -> Op:
        return self.op("load", bits, attr=Access(param, bits // 8 * i, bits, "le"), name=param.name)

    def limb(self, word: Op, i: int, more: int = 0, name: str = "") -> Op:
        """A word times 2^(32i), and `more`."""
        joined = self.op("concat", 64, word, const(32, exponent_word(i)), name=name)
        whole = self.op("widen", 80, joined, name=name)
        return self.sub(whole, power((1 << 52 + 32 * i) - more, 0), name)

    def carried(self, h: list[Op]) -> list[Op]:
        """All limbs cut at once; what is cut off goes to the next, from the last one to the first."""
        low, high = [], []
        for i, x in enumerate(h):
            e = 32 * (i + 1) if i < LIMBS - 1 else 130
            magic = power(3, e + 62)
            up = self.sub(self.add(x, magic, f"c{i}"), magic, f"c{i}")
            low.append(self.sub(x, up, f"l{i}"))
            high.append(up)
        high[-1] = self.mul(high[-1], power(5, -130), "c3")
        return [self.add(low[i], high[i - 1], f"h{i}") for i in range(LIMBS)]

    def product(self, h: list[Op], r: list[Op], s: list[Op]) -> list[Op]:
        """h * r, with `s` what r is times 5*2^-130."""
        out = []
        for k in range(LIMBS):
            terms = [self.mul(h[i], r[k - i] if i <= k else s[k - i + LIMBS], f"x{k}") for i in range(LIMBS)]
            total = terms[0]
            for term in terms[1:]:
                total = self.add(total, term, f"x{k}")
            out.append(total)
        return out


def poly_kernel(wipe: bool = True) -> Kernel:
    """`poly(r: in u32le[4], h: inout u64le[4] (doubles), m: in u32le[4] per block, n: count)`; r is clamped.

    `h` comes and goes as four limbs, which are less than 2^34 times their unit and need not be reduced.
    """
    r_param = Param("r", "in", 32, "le", LIMBS, False, True)
    h_param = Param("h", "inout", 64, "le", LIMBS, False, True)
    m_param = Param("m", "in", 32, "le", LIMBS, True, True)
    count = Param("n", "count", 32, "le", 1, False, False)
    body = Region()
    out = Writer(body)
    r = [out.limb(out.word(r_param, i), i, name=f"r{i}") for i in range(LIMBS)]
    s = [r[0], *(out.mul(x, power(5, -130), "s") for x in r[1:])]
    kept = [out.op("narrow", 64, x, name=f"r{i}") for i, x in enumerate(r)]
    kept_s = [kept[0], *(out.op("narrow", 64, x, name=f"s{i}") for i, x in enumerate(s[1:], 1))]
    first = [out.op("widen", 80, out.word(h_param, i, 64), name=f"h{i}") for i in range(LIMBS)]
    loop = Loop("blocks", count, [], Region(), AT)
    params = [Op("param", 80, (), f"h{i}", AT, True, f"h{i}") for i in range(LIMBS)]
    inner = Writer(loop.body)
    h = [inner.add(params[i], inner.limb(inner.word(m_param, i), i, (1 << 128) * (i == LIMBS - 1), f"m{i}"), f"h{i}")
         for i in range(LIMBS)]
    h = inner.carried(h)
    wide = [inner.op("widen", 80, x, name=x.name) for x in kept]
    wide_s = [wide[0], *(inner.op("widen", 80, x, name=x.name) for x in kept_s[1:])]
    h = inner.product(h, wide, wide_s)
    loop.carried = [Carried(a, p, x) for a, p, x in zip(first, params, h, strict=True)]
    body.items.append(loop)
    last = [Op("result", 80, (), (loop, i), AT, True, f"h{i}") for i in range(LIMBS)]
    for _ in range(2):
        last = out.carried(last)
    for i, x in enumerate(last):
        short = out.op("narrow", 64, x, name=f"h{i}")
        out.op("store", 0, short, attr=Access(h_param, 8 * i, 64, "le"))
    return Kernel("poly", [r_param, h_param, m_param, count], body, wipe=wipe, constant_time=True)


def limbs_of(value: int) -> bytes:
    """A number below 2^130 as `h`."""
    words = [value >> 32 * i & (1 << 32 if i < LIMBS - 1 else 1 << 34) - 1 for i in range(LIMBS)]
    return b"".join(extended.narrow(extended.pattern(w, 32 * i), 64).to_bytes(8, "little") for i, w in enumerate(words))


def value_of(h: bytes) -> int:
    """What `h` is modulo 2^130 - 5."""
    total = 0
    for i in range(LIMBS):
        found = extended.finite(extended.widen(int.from_bytes(h[8 * i:8 * i + 8], "little"), 64))
        assert found is not None and (found[1] >= 0 or found[0] % (1 << -found[1]) == 0), "no integer"
        total += found[0] << found[1] if found[1] >= 0 else found[0] >> -found[1]
    return total % PRIME


def poly(r: int, h: int, message: bytes) -> int:
    """The same on integers, of whole blocks."""
    for at in range(0, len(message), 16):
        h = (h + int.from_bytes(message[at:at + 16], "little") + (1 << 128)) * r % PRIME
    return h
