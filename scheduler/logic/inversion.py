"""Circuits of S-boxes that are inversion in GF(2^8) between two affine maps, by tower fields.

Which maps a box has between itself and inversion is found from the table. Then inversion is done in
GF(2^4): with x = c (A y + B y^16), y + y^16 = 1 and N = y^17,

    1/x = (B y + A y^16) t / c,    t = 1 / (AB + N (A + B)^2),

and a product in GF(2^4) by nine ANDs: the elements r of three of the five cosets of GF(4)* in GF(16)* give nine
linear forms Tr(r a), and ab is a sum of elements m_r times Tr(r a) Tr(r b) (Karatsuba's method, twice). A and B
take part in two products each with the same forms, so the circuit is a linear layer of 22 forms, a middle, and a
linear layer of the 18 products with the forms of t: the structure of J. Boyar and R. Peralta (A new combinational
logic minimization technique with applications to cryptology, SEA 2010). There are 8 values of N, 10 triples of
cosets and 17 factors c that differ: all are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from scheduler.logic.circuit import Circuit, Step
from scheduler.logic.circuit_make import make_circuit
from scheduler.logic.circuit_walk import improve, strip
from scheduler.logic.linear_program import paar

LINEAR_EFFORT = 10000  # steps of the walk for each linear layer, when towers are compared
MODULUS = 0x11B  # any irreducible polynomial of degree 8 will do: fields of one size are the same but for names


def multiply(a: int, b: int) -> int:
    """The product in GF(2^8)."""
    out = 0
    while b:
        out ^= a if b & 1 else 0
        a = a << 1 ^ (MODULUS if a & 128 else 0)
        b >>= 1
    return out


@cache
def _power(a: int, n: int) -> int:
    out = 1
    for _ in range(n):
        out = multiply(out, a)
    return out


INVERSE = tuple(_power(a, 254) for a in range(256))
SUBFIELD = tuple(a for a in range(1, 256) if _power(a, 16) == a)  # GF(16) without 0
SMALLEST = tuple(a for a in SUBFIELD if _power(a, 4) == a)  # GF(4) without 0


@dataclass(frozen=True)
class Equivalence:
    """S(x) = after(1 / before(x ^ point)) ^ S(point), with two linear maps given by the images of single bits."""

    point: int
    before: tuple[int, ...]
    after: tuple[int, ...]


def image(columns: Sequence[int], x: int) -> int:
    """What a linear map makes of x."""
    out = 0
    for i, c in enumerate(columns):
        out ^= c if x >> i & 1 else 0
    return out


def find_inversion(entries: Sequence[int]) -> Equivalence | None:
    """How a table of 256 entries is inversion between affine maps; None if it is not.

    For each a there is one b for which 1/(x + a) + 1/x = b has four solutions, b = 1/a, and one of them is 0. So
    the table's own differences tell the image of 0 (the point) and the box without its constants.
    """
    if sorted(entries) != list(range(256)):
        return None
    bare = [0] * 256
    points = set(range(256))
    for a in range(1, 256):
        solutions: dict[int, set[int]] = {}
        for x in range(256):
            solutions.setdefault(entries[x] ^ entries[x ^ a], set()).add(x)
        four = [b for b, xs in solutions.items() if len(xs) == 4]
        if len(four) != 1:
            return None
        bare[a] = four[0]
        points &= solutions[four[0]]
    for point in sorted(points):
        if all(entries[x ^ point] ^ entries[point] == bare[x] for x in range(256)):
            maps = next(filter(None, (_linear_maps(bare, g) for g in range(2, 256))), None)
            return Equivalence(point, *maps) if maps else None
    return None


class _Span:
    """A linear map as far as it is known: pairs (x, image of x)."""

    def __init__(self) -> None:
        self.known = {0: 0}

    def add(self, x: int, y: int) -> bool:
        """Whether the pair fits; the map is extended by it."""
        if x in self.known:
            return self.known[x] == y
        self.known.update({x ^ a: y ^ b for a, b in list(self.known.items())})
        return len(set(self.known.values())) == len(self.known)


def _linear_maps(bare: Sequence[int], second: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The maps if input bit 0 goes to 1 (no loss: x -> cx turns one pair into another) and bit 1 to `second`."""
    before, after = _Span(), _Span()
    if not (before.add(1, 1) and before.add(2, second)):
        return None
    back = {y: x for x, y in enumerate(bare)}
    done_before: set[int] = set()
    done_after: set[int] = set()
    while todo := [x for x in before.known if x not in done_before]:
        for x in todo:
            done_before.add(x)
            if not after.add(INVERSE[before.known[x]], bare[x]):
                return None
        for y in [y for y in after.known if y not in done_after]:
            done_after.add(y)
            if not before.add(back[after.known[y]], INVERSE[y]):
                return None
    if len(before.known) < 256:
        return None
    return tuple(before.known[1 << i] for i in range(8)), tuple(after.known[1 << i] for i in range(8))


def _trace(a: int) -> int:
    """From GF(16) to GF(2)."""
    return a ^ _power(a, 2) ^ _power(a, 4) ^ _power(a, 8)


@dataclass(frozen=True)
class Tower:
    """One way to do inversion in GF(16): `y` and `factor` (c above), and the three cosets' elements `forms`."""

    y: int
    factor: int
    forms: tuple[int, ...]


def towers() -> Iterator[Tower]:
    """All that differ."""
    ys = [y for y in range(256) if y ^ _power(y, 16) == 1]
    cosets = sorted({tuple(sorted(multiply(s, w) for w in SMALLEST)) for s in SUBFIELD})
    factors = sorted({min(multiply(c, s) for s in SUBFIELD) for c in range(1, 256)})
    for y in ys[::2] if _power(ys[0], 16) == ys[1] else [y for y in ys if y < _power(y, 16)]:
        for three in combinations(cosets, 3):
            for factor in factors:
                yield Tower(y, factor, tuple(r for coset in three for r in coset))


@cache
def product_weights(forms: tuple[int, ...]) -> tuple[int, ...]:
    """Nine elements m_r with ab = sum of m_r Tr(r a) Tr(r b), found bit by bit of the product.

    The nine products are symmetric and span all bilinear forms that multiplication needs, so a solution exists;
    ValueError for `forms` that do not.
    """
    weights = [0] * 9
    pairs = [(a, b) for a in SUBFIELD for b in SUBFIELD if a <= b]
    equations = [sum((_trace(multiply(r, a)) & _trace(multiply(r, b))) << k for k, r in enumerate(forms))
                 for a, b in pairs]
    for bit in range(8):
        right = [multiply(a, b) >> bit & 1 for a, b in pairs]
        solution = _solve(equations, right, 9)
        for k in range(9):
            weights[k] |= (solution >> k & 1) << bit
    return tuple(weights)


def _solve(equations: Sequence[int], right: Sequence[int], unknowns: int) -> int:
    """A solution of linear equations (masks of unknowns), which must exist."""
    rows = [e | r << unknowns for e, r in zip(equations, right, strict=True)]
    pivots: list[tuple[int, int]] = []
    for k in range(unknowns):
        pivot = next((r for r in rows if r >> k & 1), None)
        if pivot is None:
            continue
        rows = [r ^ pivot if r >> k & 1 else r for r in rows if r is not pivot]
        pivots = [(j, p ^ pivot if p >> k & 1 else p) for j, p in pivots] + [(k, pivot)]
    if any(rows):
        raise ValueError("the equations have no solution")
    return sum(1 << k for k, p in pivots if p >> unknowns & 1)


@cache
def _small_inverse(forms: tuple[int, ...], basis: tuple[int, ...]) -> Circuit:
    """From the four bits Tr(r n), r in `basis`, of n in GF(16) to the nine bits Tr(r / n), r in `forms`."""
    table = [0] * 16
    for n in SUBFIELD:
        at = sum(_trace(multiply(r, n)) << k for k, r in enumerate(basis))
        table[at] = sum(_trace(multiply(r, INVERSE[n])) << k for k, r in enumerate(forms))
    return min((improve(strip(make_circuit(table, 9)), 20000, seed) for seed in (1, 2, 3)), key=lambda c: c.gates)


def layers(tower: Tower, maps: Equivalence) -> tuple[list[int], list[int]]:
    """The rows of the linear layers: 22 sums of 8 inputs, and 8 sums of 18 products (nine with B, nine with A).

    The 22 are the forms of A, those of B, and the four bits of N (A + B)^2.
    """
    y, forms = tower.y, tower.forms
    weights = product_weights(forms)
    other = y ^ 1
    scaled = [multiply(INVERSE[tower.factor], c) for c in maps.before]
    a = [multiply(x, y) ^ _power(multiply(x, y), 16) for x in scaled]
    b = [multiply(x, other) ^ _power(multiply(x, other), 16) for x in scaled]
    squares = [multiply(multiply(y, other), _power(u ^ v, 2)) for u, v in zip(a, b, strict=True)]

    def row(r: int, elements: Sequence[int]) -> int:
        return sum(_trace(multiply(r, e)) << i for i, e in enumerate(elements))

    top = [row(r, a) for r in forms] + [row(r, b) for r in forms] + [row(r, squares) for r in basis_of(forms)]
    ends = [image(maps.after, multiply(INVERSE[tower.factor], multiply(side, m))) for side in (y, other)
            for m in weights]
    return top, [sum((e >> j & 1) << k for k, e in enumerate(ends)) for j in range(8)]


def basis_of(forms: tuple[int, ...]) -> tuple[int, ...]:
    """Four of the nine forms that are independent: two of each of two cosets."""
    return (*forms[0:2], *forms[3:5])


class _Joined:
    """Circuits one behind another."""

    def __init__(self, inputs: int) -> None:
        self.inputs, self.steps = inputs, list[Step]()

    def step(self, kind: str, a: int, b: int) -> int:
        self.steps.append(Step(kind, (a, b)))
        return self.inputs + len(self.steps) - 1

    def use(self, circuit: Circuit, values: Sequence[int]) -> list[int]:
        number = list(values)
        for s in circuit.steps:
            number.append(self.step(s.kind, number[s.args[0]], number[s.args[1]]))
        return [number[o] for o in circuit.outputs]


def tower_circuit(tower: Tower, maps: Equivalence, top: Circuit, bottom: Circuit) -> Circuit:
    """The circuit of S(x ^ point) ^ S(point) with these programs of its linear layers."""
    forms = tower.forms
    weights, basis = product_weights(forms), basis_of(forms)
    made = _Joined(8)
    ends = made.use(top, range(8))
    a, b, squares = ends[:9], ends[9:18], ends[18:]
    products = [made.step("and", p, q) for p, q in zip(a, b, strict=True)]
    norm = paar(13, [sum(_trace(multiply(r, m)) << k for k, m in enumerate(weights)) | 1 << 9 + j
                     for j, r in enumerate(basis)])
    inverse = made.use(_small_inverse(forms, basis), made.use(norm, [*products, *squares]))
    last = [made.step("and", t, p) for side in (b, a) for t, p in zip(inverse, side, strict=True)]
    outputs = made.use(bottom, last)
    return Circuit(8, tuple(made.steps), tuple(outputs))


def search_inversion(maps: Equivalence, starts: int = 4, effort: int = 20000, seed: int = 1,
                     deepest: int = 0, every: int = 1) -> list[Circuit]:
    """Circuits of S(x ^ point) ^ S(point), shortest first: the `starts` towers whose linear layers are shortest, each
    improved by `effort` steps of the walk; paths of at most `deepest` gates if that is not 0 and can be.
    Only every so many towers are compared."""
    rough = []
    for number, tower in list(enumerate(towers()))[::every]:
        top, bottom = layers(tower, maps)
        rough.append((paar(8, top).gates + paar(18, bottom).gates, number, tower))
    rough.sort(key=lambda r: r[:2])
    finer = []
    for _, number, tower in rough[:8 * starts]:
        top, bottom = layers(tower, maps)
        programs = [improve(paar(n, rows), LINEAR_EFFORT, seed) for n, rows in ((8, top), (18, bottom))]
        circuit = tower_circuit(tower, maps, *programs)
        finer.append((circuit.gates, number, circuit))
    finer.sort(key=lambda r: r[:2])
    found = [improve(circuit, effort, seed, deepest=deepest) for _, _, circuit in finer[:starts]]
    return sorted(found, key=lambda c: (c.gates, c.depth))
