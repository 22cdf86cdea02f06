"""Registers for the webs of an order: every two that live at once in another one.

Webs are intervals, so as many registers suffice as live at once, but for the ends of the piece: there some webs are in
registers that are given. What goes wrong by that is mended by exchanging two registers for a while, or by following all
assignments (scheduler.inorder.precolored).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from scheduler.code.instr import BYTE, GENERAL, Address, Instr, Operand, Plan, Reg
from scheduler.inorder.precolored import follow
from scheduler.inorder.webs import Mate, Webs, web_name

Span = tuple[int, int]


def lives(webs: Webs, order: Sequence[int]) -> list[Span]:
    """Of each web the places of its first and last instruction in `order`; -1 on entry, len(order) at the end."""
    first, last = [len(order)] * len(webs.webs), [-1] * len(webs.webs)
    for place, i in enumerate(order):
        for w in webs.access[i].webs:
            first[w], last[w] = min(first[w], place), max(last[w], place)
    for mate in joined(webs, order).values():
        if mate.web >= 0:
            first[mate.web], last[mate.web] = len(order), -1
    for web in webs.webs:
        if web.entry:
            first[web.number] = -1
        if web.leave:
            last[web.number] = len(order)
    return list(zip(first, last, strict=True))


def assign(webs: Webs, order: Sequence[int], registers: Sequence[str] = GENERAL) -> Plan | None:
    """The plan in `order` with registers again; None where they are too few, or given ones cannot be had."""
    spans = lives(webs, order)
    given = _Assignment(webs, spans, registers, len(order)).run()
    given = given or follow(spans, registers, _Assignment(webs, spans, registers, len(order)).may)
    return None if given is None else _named(webs, order, given)


class _Assignment:
    """`given`: the register of each web that has one."""

    def __init__(self, webs: Webs, spans: Sequence[Span], registers: Sequence[str], end: int) -> None:
        self.webs, self.spans, self.registers, self.end = webs.webs, spans, registers, end
        self.promised = {web.leave: web.number for web in webs.webs if web.leave}
        self.bytes_matter = any(web.byte for web in webs.webs)
        self.given: dict[int, str] = {}
        self.holds: dict[str, list[int]] = {r: [] for r in registers}

    def run(self) -> dict[int, str] | None:
        """Webs in the order of their beginnings; None if one finds no register."""
        for number in sorted(range(len(self.spans)), key=lambda w: self.spans[w]):
            if self.spans[number][0] > self.spans[number][1]:
                continue  # nothing reads or writes it
            free = [r for r in self.registers if self.is_free(number, r)]
            reg = min((r for r in free if self.may(number, r)), key=self.worth, default=None)
            reg = reg or self.exchange(number, free)
            if reg is None:
                return None
            self.give(number, reg)
        return self.given

    def worth(self, reg: str) -> tuple[bool, int]:
        """The register that is promised to another soonest first: the others stay free for webs that live longer."""
        until = self.spans[self.promised[reg]][0] if reg in self.promised else self.end
        return self.bytes_matter and reg in BYTE, until

    def give(self, number: int, reg: str) -> None:
        self.given[number] = reg
        self.holds[reg].append(number)

    def is_free(self, number: int, reg: str) -> bool:
        return not any(self.meet(number, other) for other in self.holds[reg])

    def meet(self, one: int, two: int) -> bool:
        """Whether two webs live at once; one may begin in the instruction that is the other's last."""
        (a, b), (c, d) = self.spans[one], self.spans[two]
        return one != two and ((a < d and c < b) or a == c or (a, c) == (b, d))

    def may(self, number: int, reg: str) -> bool:
        """Whether the register is one for this web, now and to its end."""
        web = self.webs[number]
        if (web.entry or web.leave) and reg not in {web.entry or reg} & {web.leave or reg}:
            return False
        if web.byte and reg not in BYTE:
            return False
        promised = self.promised.get(reg)
        return promised is None or promised == number or not self.meet(number, promised)

    def exchange(self, number: int, free: Sequence[str]) -> str | None:
        """Make a register free that web `number` may have: those in it and in a free one change places for a while."""
        for reg in (r for r in self.registers if r not in free and self.may(number, r)):
            for other in free:
                moving = self.connected(number, reg, other)
                to = {w: other if self.given[w] == reg else reg for w in moving}
                if all(self.may(w, r) for w, r in to.items()):
                    for w, r in to.items():
                        self.holds[self.given[w]].remove(w)
                        self.give(w, r)
                    if self.is_free(number, reg):
                        return reg
        return None

    def connected(self, number: int, reg: str, other: str) -> set[int]:
        """The webs in the way of `number` in `reg`, those in `other` that live beside them, and so on."""
        both = self.holds[reg] + self.holds[other]
        found = {w for w in self.holds[reg] if self.meet(w, number)}
        ahead = list(found)
        while ahead:
            one = ahead.pop()
            more = {w for w in both if w not in found and self.meet(one, w)}
            found |= more
            ahead += more
        return found


def joined(webs: Webs, order: Sequence[int]) -> dict[int, Mate]:
    """The mates that follow each other in `order`, by the place of the first; nobody has two."""
    known = {(m.first, m.second): m for m in webs.mates}
    found: dict[int, Mate] = {}
    for place, pair in enumerate(itertools.pairwise(order)):
        if pair in known and place - 1 not in found:
            found[place] = known[pair]
    return found


def in_forms(webs: Webs, order: Sequence[int]) -> list[Instr]:
    """The instructions in `order`, mates as one; their registers are named after webs."""
    together = joined(webs, order)
    return [together[place].joint if place in together else webs.renamed[i] for place, i in enumerate(order)
            if place - 1 not in together]


def _named(webs: Webs, order: Sequence[int], given: dict[int, str]) -> Plan:
    table = {web_name(number): reg for number, reg in given.items()}
    instrs = [replace(one, operands=tuple(_rename(o, table) for o in one.operands)) for one in in_forms(webs, order)]
    instrs = [one for one in instrs if not (one.does == "copy" and one.operands[0] == one.operands[1])]
    plan = replace(webs.plan, instrs=instrs)
    holds: dict[str, int] = {}
    for i in order:
        holds.update({given[w]: w for w in webs.access[i].writes if w in given})
    plan.left = {slot: given[w] for w, slots in webs.left.items() for slot in slots
                 if w in given and holds.get(given[w], w) == w}
    return plan


def _rename(o: Operand, table: dict[str, str]) -> Operand:
    if isinstance(o, Reg):
        return replace(o, name=table[o.name])
    if isinstance(o, Address):
        return replace(o, base=table[o.base] if o.base else None, index=table[o.index] if o.index else None)
    return o
