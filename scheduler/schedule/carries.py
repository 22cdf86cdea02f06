"""Sums and differences with a carry: from a mask to the flags, from link to link of a chain, and back to a mask.

A mask of ones added to itself sets the carry flag; where no carry comes in, the first link takes none. Nothing but
moves stands between the instructions, so that what one leaves in the flags the next one finds.
"""

from __future__ import annotations

from collections.abc import Collection

from scheduler.code.instr import Operand, Reg
from scheduler.code.vector_forms import kind, own
from scheduler.graph.nodes import Node
from scheduler.schedule.chains import DOES
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item, Link

WITHOUT = {"add with carry": "add", "subtract with borrow": "sub"}
"""What a link does that takes no carry."""


class Carries(Emitter):
    """Performs chains of links."""

    def do_carry(self, item: Item, made: Collection[Node] = ()) -> None:
        """The sums in the registers of first operands or copies, the last carry in a mask of its own or a sum's.

        `made`: what has just been made for it, and had best stay where it is.
        """
        links, regs = item.links, self.regs
        occurs = [n for link in links for n in (link.a, link.b)] + [links[0].mask]
        sums: list[tuple[Link, str, Node]] = []
        begun = set(made)  # what holds the registers of the sums, and what has just been made for them
        for link in links:
            a, b = self.turned(link, occurs)
            reg = self.begin(link, a, occurs, begun)
            sums.append((link, reg, b))
            begun.add(regs.held[reg])
        to = self.add_up(sums, occurs, begun)
        for link in links[:-1]:
            if link.out is not None and link.out in regs.reg:
                regs.forget(link.out)
        self.use(item)
        last = links[-1]
        for node, reg in [*((link.given, reg) for link, reg, _ in sums), (last.out, to)]:
            if node is not None:
                if regs.reg.get(node) != reg:
                    regs.bind(node, reg)
                self.state.finish(node)

    def turned(self, link: Link, occurs: list[Node]) -> tuple[Node, Node]:
        """The operand to be overwritten, and the other: of a sum the one that dies, and no constant."""
        def price(n: Node) -> int:
            return 4 if n.kind == "const" else 0 if self.dies(n, occurs) else 1 if n not in self.regs.reg else 2

        if DOES[link.node.kind] == "add with carry" and price(link.b) < price(link.a):
            return link.b, link.a
        return link.a, link.b

    def dies(self, n: Node, occurs: list[Node]) -> bool:
        """Whether an operand is in a register and read here for the last time."""
        return n in self.regs.reg and self.state.uses[n] == 1 and occurs.count(n) == 1

    def begin(self, link: Link, a: Node, occurs: list[Node], begun: set[Node]) -> str:
        """The register in which a link's sum is made, with its first operand."""
        regs = self.regs
        if self.dies(a, occurs):
            return regs.reg[a]
        operand: Operand = Reg(regs.reg[a]) if a in regs.reg else regs.home_operand(a, begun)
        to = regs.take(link.node, begun | {a})
        if isinstance(operand, Reg):
            regs.copy(to, operand.name, a)
        else:
            regs.load_into(to, operand, a, "op")
        regs.bind(link.node, to)
        return to

    def add_up(self, sums: list[tuple[Link, str, Node]], occurs: list[Node], begun: set[Node]) -> str:
        """The instructions; the register of the last carry's mask, "" if that is not wanted."""
        regs, first, last = self.regs, sums[0][0], sums[-1][0]
        does, mine, mask = DOES[first.node.kind], own(first.node), first.mask
        carried, spare = mask.kind != "const" or mask.imm != 0, ""
        if carried:
            flag = regs.ensure(mask, begun | {mask})
            if self.dies(mask, occurs):
                spare = flag
                begun.add(mask)
            else:  # nobody wants it once the carry is in the flags
                flag = regs.take(mask, begun | {mask})
                regs.copy(flag, regs.reg[mask], mask)
            wide = own(mask)
            self.out(self.isa.form("add", wide, wide), (Reg(flag), Reg(flag)), first.node)
        for link, reg, b in sums:
            operand = self.state.source(b, link.node, begun)
            form = self.isa.form(does if carried else WITHOUT[does], mine, kind(operand, link.node))
            self.out(form, (Reg(reg), operand), link.node)
            carried = True
        if last.out is None:
            return ""
        to = sums[-1][1] if last.given is None else spare
        if not to:
            to = regs.take(last.out, begun)
            regs.bind(last.out, to)
        wide = own(last.out)
        self.out(self.isa.form("subtract with borrow", wide, wide), (Reg(to), Reg(to)), last.out)
        return to
