"""Products that the source does not have: forms of the code are found among the source's, and shown to be equal.

A form that has such products and is, for random inputs, the same as one of the source's may be that. It is proved by
taking the products of their difference apart: their factors are sums of forms that may be anything, and the difference
is zero for every value of those. Nothing is taken to be equal without that.
"""

from __future__ import annotations

from collections import defaultdict

from cipherwright.equality.all_inputs import AllInputs
from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.by_parts import ByParts
from cipherwright.equality.cases import Cases
from cipherwright.equality.cut_sums import TRUE, CutSums
from cipherwright.equality.difference import Difference
from cipherwright.equality.few import MOST, leaves, same_for_all
from cipherwright.equality.forms import FALSE, Content, Forms
from cipherwright.equality.samples import ONES, Near, Samples
from cipherwright.equality.taken_apart import Apart
from cipherwright.equality.within import Within

LEVELS = 4
"""How often names of the source are replaced in a difference."""
DEPTH = 3
"""How many of the source's products inside one another are taken apart."""
ALIKE = 4
"""Forms of the source with one sample that are tried."""
INPUTS = 8
"""Atoms that a form is looked for by, where more have one sample."""
LONG = 20_000
"""Atoms of a form of which names are replaced, all of them if they are not more."""
VAINLY = 1000
"""Candidates that were tried in vain before more samples are made."""
UNWOUND = 100
"""Names that are replaced in a difference, one after the other."""
TERMS = 1024
"""Products of two atoms into which one is multiplied out."""
FEW = 4
"""Tables in a form of the source, with which all others of the same index are taken apart."""


class Enough(Exception):
    """More was tried in vain than is worth it: another way of a proof may be quicker."""


class Sweep:
    """Of forms with products of the code's own those of the source that are equal."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f = f
        self.samples = Samples(f, a)
        self.others = Samples(f, a, 2), Near(f, a, 0, 8), Near(f, a, 64, 8), Near(f, a, 0, 4)
        """Of all forms; of those that the first ones do not tell apart, which most that differ are by these."""
        self.within = Within(f, self.samples)
        self.cases = Cases(f, a)
        self.by_parts = ByParts(f, a)
        self.all_inputs = AllInputs(f, a)
        self.sums = CutSums(f, a)
        self.source: dict[int, list[int]] = {0: [0]}
        """Of each sample the source's literals: of several that are equal one is easier to show than another."""
        self.more: dict[tuple[int, frozenset[int]], int] = {}
        """Of those beyond ALIKE one for what it is a function of: such are carries of a sum and of a little more."""
        self.rare: dict[tuple[int, frozenset[int]], list[int]] = defaultdict(list)
        """Of those beyond ALIKE all that have the same few variables: such are bits that are seldom ones."""
        self.both = False
        """Whether forms of the code may be what others are, too: those of a source that is run behind it."""
        self.seen = self.paired = 0
        self.beside_it: dict[int, list[int]] = defaultdict(list)
        """Of a form of the source those that are multiplied by it there."""
        self.whole: dict[int, Content] = {}
        self.tried = self.shown = 0
        self.wasted, self.patience = 0, 0
        """Atoms taken apart for differences that were not shown to be nothing; how many may be (0: any number).

        Where more are, it is Enough; if there are gates, or it does not end (`ends`), nothing more is taken apart.
        """
        self.ends = True
        f.settle, f.beside = self.settle, self.beside
        self.gates: Apart | None = None
        """What compares literals as gates, where nothing else has shown enough."""
        a.apart = lambda p, q: not self.samples.literal(p) & self.samples.literal(q)
        a.never = lambda p: p == FALSE or self.equal(p, FALSE)

    def settle(self, number: int) -> int:
        """A literal of the source that is equal to a form, or the form's own."""
        f = self.f
        samples = self.samples
        while self.seen < number:
            few = self.all_inputs.form(self.seen)    # in the order in which they are made: not deep inside one another
            if self.both or not f.of_code[self.seen]:
                found = samples.form(self.seen)
                turned = found & 1
                # a form that has a name is known by that: the same number twice would not be seen to be equal
                same = self.source.setdefault(found ^ ONES if turned else found, [])
                own = f.known[f.contents[self.seen]] ^ turned
                if own not in same and len(same) < ALIKE:
                    same.append(own)
                elif own not in same:
                    if few:
                        self.rare[found ^ ONES if turned else found, few].append(own)
                    if inputs := leaves(f, self.seen, INPUTS):
                        self.more.setdefault((found ^ ONES if turned else found, inputs), own)
            self.seen += 1
        self.seen = number    # this one is not the source's
        found = samples.form(number)
        turned = found & 1
        sample = found ^ ONES if turned else found
        same = self.source.get(sample, [])
        if len(same) == ALIKE and (inputs := leaves(f, number, INPUTS)) and (sample, inputs) in self.more:
            same = [self.more[sample, inputs], *same]
        for other in same:
            others = self.others if self.tried - self.shown > VAINLY else self.others[:1]
            if any(one.form(number) != one.literal(other ^ turned) for one in others):
                continue
            self.tried += 1
            if self.equal(2 * number, other ^ turned):
                self.shown += 1
                return other ^ turned
        few = self.all_inputs.form(number)
        for other in self.rare[sample, few] if few and (sample, few) in self.rare else ():
            if self.all_inputs.same(2 * number, other ^ turned):
                return other ^ turned
        return 2 * number

    def beside(self, made: int, x: int, y: int) -> int:
        """What is added to a product of the forms x and y in one of the source's, as samples have it; 0 if nothing is.

        The carry of u, v, c is (u + c) (v + c) + c, of which code may never have more than the product.
        """
        f, sample = self.f, self.samples.literal(made)
        common = f.known.get(f.contents[x] & f.contents[y], 0) >> 1
        for other in {*f.summands[x], *f.summands[y], common, *self._apart_by(x, y), *self._apart_by(y, x)} - {0}:
            found = sample ^ self.samples.form(other)
            if found not in (0, ONES) and (found ^ ONES if found & 1 else found) in self.source:
                return 2 * other
        return 0

    def _apart_by(self, x: int, y: int) -> list[int]:
        """The source's forms that are y and z together, for products of x and z in the source, as samples have it.

        With u + v as x and c as z, of which the code has v + c as y, that is v: it has no sum in which v is seen.
        """
        atoms, found = self.f.atoms, list[int]()
        for a in range(self.paired, len(atoms)):
            if atoms[a][0] == "and" and not self.f.atom_dirty[a]:
                self.beside_it[atoms[a][1] >> 1].append(atoms[a][2] >> 1)
                self.beside_it[atoms[a][2] >> 1].append(atoms[a][1] >> 1)
        self.paired = len(atoms)
        if self.f.is_public(y):    # counters: what agrees for samples there is another place's carry
            return found
        for z in self.beside_it.get(x, ()):
            both = self.samples.form(y) ^ self.samples.form(z)
            found += [one >> 1 for one in self.source.get(both ^ ONES if both & 1 else both, ())]
        return found

    def same(self, x: int, y: int) -> bool:
        """Whether two literals that both sides have are shown to be equal."""
        return self.samples.literal(x) == self.samples.literal(y) and (
            same_for_all(self.f, x, y) or self.sums.same(x, y) or self.equal(x, y))

    def equal(self, x: int, y: int) -> bool:
        """Whether two literals are shown to be equal."""
        found = self.all_inputs.same(x, y)
        if found is not None:
            return found
        if self.by_parts.same(x, y):
            return True
        before = self.wasted
        if self.cases.same(x, y) or (not self.f.whole and self._seen_equal(x, y)):
            return True
        if self.f.is_public(x >> 1):    # carries of counters agree for samples where they are of other places
            self.wasted = before
        return self.gates is not None and self.gates.equal(x, y)

    def _seen_equal(self, x: int, y: int) -> bool:
        f = self.f
        code, source = f.contents[x >> 1], f.contents[y >> 1]
        want = (x ^ y) & 1
        # words are known as sums by their bits: one that only complements another sum's stays the code's own
        own = want and not self.both and len(code) == 1 and f.atoms[next(iter(code))][0] == "sum"
        if not own and self._multiplied(self._joined(code ^ source)) == ({TRUE} if want else set()):
            return True
        if f.alike and same_for_all(f, x, y):
            return True
        if f.indices:
            if self.within.same(x >> 1, y >> 1):
                return not want
            whole = self._joined(self.expanded(x >> 1) ^ self.expanded(y >> 1))
            index = self._index(source, whole, code)
            if index and Difference(f, whole, set(), index, 0, self.expanded).constant() == want:
                return True
        shortest = self._unwound(self._joined(code ^ source))
        if self._shown(shortest, {f.atoms[a][1] if f.atoms[a][0] == "box" else a for a in source & shortest},
                       want):
            return True
        if self._shown_whole(x >> 1, y >> 1, want):
            return True
        for _ in range(LEVELS):
            code, source = self._named(code, True), self._named(source, True)
            both = self._joined(code ^ source)
            ours = {f.atoms[a][1] if f.atoms[a][0] == "box" else a for a in source}
            if self._shown(both, ours, want):
                return True
            more = self._named(code, False), self._named(source, False)
            if more == (code, source) or len(more[0]) + len(more[1]) > MOST:
                return False
            code, source = more
        return False

    def _multiplied(self, content: Content) -> set[int | tuple[int, int]]:
        """The atoms and the products of two atoms whose exclusive-or a difference is, products once multiplied out."""
        f, found = self.f, set[int | tuple[int, int]]()
        for a in self.sums.in_all(content):
            if a == TRUE or f.atoms[a][0] != "and":
                found ^= {a}
                continue
            one, other = (self.sums.in_all(f.contents[x >> 1]) ^ ({TRUE} if x & 1 else set()) for x in f.atoms[a][1:])
            if len(one) * len(other) > TERMS:
                return {a}
            for p in one:
                for q in other:
                    found ^= {max(p, q) if p == q or TRUE in (p, q) else (p, q) if p < q else (q, p)}
        return found

    def _index(self, source: Content, whole: Content, code: Content) -> frozenset[int]:
        """The bits that index the tables of a form of the source, or of a difference, where they are few.

        Where there is none, those of the last table in the factors of the code's products.
        """
        atoms = self.f.atoms
        for content in (source, whole):
            boxes = {atoms[a][1] for a in content if atoms[a][0] == "box"}
            if 0 < len(boxes) <= FEW:
                break
        else:
            inside = self._boxes_inside(code)
            last = frozenset(atoms[max(inside)][1]) if inside else frozenset()
            boxes = {box for box in inside if not last.isdisjoint(atoms[box][1])}
        return frozenset(n for box in boxes for n in atoms[box][1]) if len(boxes) <= FEW else frozenset()

    def expanded(self, number: int) -> Content:
        """The atoms of a form, all names replaced by what they stand for, as far as that is not too long."""
        found = self.whole.get(number)
        if found is None:
            f = self.f
            found = f.contents[number]
            for a in [a for a in found if f.atoms[a][0] == "name"]:
                inner = self.expanded(f.atoms[a][1])
                if len(inner) + len(found) <= LONG:
                    found ^= inner ^ {a}
            found = self.whole[number] = self._joined(found)
        return found

    def _boxes_inside(self, code: Content) -> set[int]:
        """The indices of the tables in a form of the code, and in the factors of its products."""
        f, found, seen, open_ = self.f, set[int](), set[int](), list(code)
        while open_ and len(seen) < MOST:
            a = open_.pop()
            if a in seen:
                continue
            seen.add(a)
            atom = f.atoms[a]
            if atom[0] == "box":
                found.add(atom[1])
            elif atom[0] == "name":
                open_ += f.contents[atom[1]] if f.atom_dirty[a] else ()
            elif atom[0] == "and" and f.atom_dirty[a]:
                open_ += [*f.contents[atom[1] >> 1], *f.contents[atom[2] >> 1]]
        return found

    def _shown(self, content: Content, ours: set[int], want: int) -> bool:
        """Whether a difference is shown to be the constant `want`; `ours`: the source's own atoms in it."""
        if 0 < self.patience < self.wasted:    # gates say the rest
            return False
        for opened, depth in ((ours, 0), (None, 0), (ours, DEPTH), (None, DEPTH)):
            one = Difference(self.f, content, opened, frozenset(), depth)
            if one.constant() == want:
                return True
            self.wasted += len(one.apart)
            if self.gates is None and self.ends and 0 < self.patience < self.wasted:
                raise Enough
        return False

    def _shown_whole(self, code: int, source: int, want: int) -> bool:
        """Whether a difference is shown to be the constant `want` with all names replaced, in factors, too.

        So a factor that is a long form is the sum that it is, wherever else its parts are.
        """
        if 0 < self.patience < self.wasted:
            return False
        atoms, own = self.f.atoms, self.expanded(source)
        whole = self._joined(self.expanded(code) ^ own)
        ours = {atoms[a][1] if atoms[a][0] == "box" else a for a in own & whole}
        one = Difference(self.f, whole, ours, frozenset(), 0, self.expanded, True)
        return one.constant() == want

    def _unwound(self, content: Content) -> Content:
        """The shortest of a difference's forms as names in it are replaced, the last made first.

        A name is made after all that it stands for: so what both sides have is met, however deep each side has it.
        """
        f, shortest = self.f, content
        for _ in range(UNWOUND):
            last = max((a for a in content if f.atoms[a][0] == "name"), default=None)
            if last is None or len(content) > MOST:
                break
            content = self._joined(content ^ f.contents[f.atoms[last][1]] ^ {last})
            if len(content) < len(shortest):
                shortest = content
        return shortest

    def _joined(self, content: Content) -> Content:
        return self.f._boxes_joined(content) if any(self.f.atoms[a][0] == "box" for a in content) else content

    def _named(self, content: Content, own: bool) -> Content:
        """Names replaced by what they stand for; `own`: those of the code, again and again."""
        f = self.f
        while True:
            names = [a for a in content if f.atoms[a][0] == "name" and (f.atom_dirty[a] or not own)]
            if not names:
                return content
            for a in names:
                content ^= f.contents[f.atoms[a][1]] ^ {a}
            content = self._joined(content)
            if not own:
                return content
