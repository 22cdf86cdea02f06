"""The name under which refinement stores what it found for a piece: a hash of what the piece computes.

It outlives changes of words: nothing in it is called by a name. Kinds and register files go by the numbers of two
tables here; slots, tables and nodes by their first mention in the piece. What may overlap in memory is left out, since
an order is checked against it whenever it is used, and better analysis is no reason to lose one.
"""

from __future__ import annotations

import hashlib

from scheduler.graph.nodes import Mem, Node, Piece, Slot, SlotPart

KIND_NUMBERS = {
    "const": 1, "address": 2, "tables": 3, "slot": 4, "setslot": 5, "put": 6, "part": 7, "joined": 8, "load": 9,
    "loadhigh": 10, "store": 11, "storehigh": 12, "xor": 13, "and": 14, "or": 15, "add": 16, "sub": 17, "mul": 18,
    "not": 19, "neg": 20, "andn": 21, "shl": 22, "shr": 23, "rol": 24, "ror": 25, "ltmask": 26, "gt": 27, "equal": 28,
    "byte": 29, "word": 30, "low": 31, "bswap": 32, "copy": 33, "toword": 34, "tovector": 35, "unpacklow": 36,
    "unpackhigh": 37, "shuffle": 38, "shufflelow": 39, "shufflehigh": 40,
    "mulwide": 41, "mulhi": 42, "shlby": 43, "shrby": 44, "rolby": 45, "rorby": 46,
    "addc": 47, "carryc": 48, "subc": 49, "borrowc": 50,
    "fadd": 51, "fsub": 52, "fmul": 53, "paired": 54,
    "permute": 55, "lanes": 56, "ternary": 57, "turn": 58, "bytes": 59,
    "round": 60, "roundlast": 61, "unround": 62, "unroundlast": 63,
    "steps2": 64, "expand1": 65, "expand2": 66, "align": 67, "addlow": 68, "addhigh": 69,
    "steps4": 70, "addturned": 71, "fold1": 72, "fold2": 73, "affine": 74, "affineinverse": 75, "pick": 76,
    "look": 77, "lookmasked": 78, "copymasked": 79, "masktop": 80, "masktest": 81}
"""A kind that is renamed keeps its number, a new one takes the next, and that of one that is gone is not used again."""
FILE_NUMBERS = {"r": 1, "mm": 2, "x": 3, "f": 4, "y": 5, "z": 6, "k": 7}
"""Register files, likewise."""
FORM = 1
"""Of what is hashed; with another one no stored refinement applies."""


def stable_key(piece: Piece) -> str:
    """24 hexadecimal digits; pieces that compute the same by the same nodes in the same order have the same."""
    shares = sorted((FILE_NUMBERS[file], n) for file, n in piece.groups.items() if n > 1)
    said = _Said()
    lines = [f"{FORM} {piece.bits} {shares}", *map(said.node, piece.nodes)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24]


class _Said:
    """Nodes in numbers; what was mentioned before is called by when it was."""

    def __init__(self) -> None:
        self.nodes: dict[Node, int] = {}
        self.others: dict[object, int] = {}

    def node(self, n: Node) -> str:
        """One node; its operands come before it."""
        self.nodes[n] = len(self.nodes)
        imm = n.imm if n.op.largest is not None else ""
        args = [self.nodes[a] for a in n.args]
        slot = self.slot(n.slot) if n.slot is not None else ""
        mem = self.mem(n.mem) if n.mem is not None else ""
        return f"{KIND_NUMBERS[n.kind]} {FILE_NUMBERS[n.file]} {n.elem} {n.group} {args} {imm} {slot} {mem}"

    def slot(self, slot: Slot) -> str:
        """Which slot, its bytes, which argument it is, where it lies in a larger one."""
        if isinstance(slot, SlotPart):
            return f"{self.slot(slot.whole)}+{slot.disp}:{slot.size}"
        argument = "" if slot.argument is None else slot.argument
        return f"{self.number(slot)}:{slot.size}:{argument}"

    def mem(self, mem: Mem) -> str:
        """An address in its parts."""
        base, index = ("" if n is None else self.nodes[n] for n in (mem.base, mem.index))
        table = "" if mem.table is None else self.number(mem.table.name)
        return f"[{base} {index} {mem.scale} {table} {mem.disp}]:{mem.size}:{int(mem.aligned)}{'*' * mem.repeat}"

    def number(self, thing: object) -> int:
        """A slot, or a table by its name, by its first mention."""
        return self.others.setdefault(thing, len(self.others))
