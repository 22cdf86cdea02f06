"""One analysis of a function: its code, its contract as unknowns and regions, and what has been found."""

from __future__ import annotations

import abc
from collections.abc import Callable
from typing import Any

from cipherwright.prove.code import Code, Function, function_at, text_of
from cipherwright.prove.contract import COUNT, Contract
from cipherwright.prove.linear import Facts, Number, Sum, Symbol, plus, sum_of
from cipherwright.prove.state import OUTSIDE, PARAMETER, SECTION, STACK, Frame, Region, State
from cipherwright.prove.values import IN_PART, SECRET, UNWRITTEN, Data, Value, data, label_of
from cipherwright.prove.verdict import ABI, CONSTANT_TIME, REFUTED, UNKNOWN
from targets.x86.registers import GPR, GPR_NAMES, REGISTERS, SP, register_name, vector

Step = Callable[[State], None]
NEAR = 4096
"""Bytes from a variable of another object that are taken as its own."""
RETURN = "the return address"
BUDGET = 3_000_000
"""Instructions that are followed before an analysis is given up."""
Found = dict[tuple[int, str], tuple[str, str]]
"""By instruction and property: refuted or unknown, and why."""


class Analysis(abc.ABC):
    """`at`: the present instruction; `memory` makes accesses (memory.Memory), `top` is the place at the stack pointer;
    `attempts`: what was found before passes of loops that are being tried."""

    memory: Any
    top: Any

    def __init__(self, code: Code, contract: Contract, whole_sections: bool = False) -> None:
        self.code, self.contract, self.whole_sections = code, contract, whole_sections
        self.width, self.word = code.bits, code.bits // 8
        self.red_zone = contract.abi.red_zone if whole_sections else 0
        self.table: list[Symbol] = []
        self.found: Found = {}
        self.indexed: set[int] = set()
        self.varying: set[int] = set()
        self.partial: set[int] = set()
        self.visits = 0
        self.at, self.budget = code.entry, BUDGET
        self.attempts: list[Found] = []
        self.calls: set[int] = set()
        self.splits: set[int] = set()
        self.returns: dict[int, Value] = {}
        self.parts: dict[tuple[Number, int], int] = {}
        self.hulls: dict[int, int] = {}
        self.touches = False
        self.pairs: dict[int, tuple[Number, Number]] = {}
        self.sections: dict[int, int] = {}
        self.functions: dict[int, Function] = {}
        self.steps: dict[int, Step] = {}
        self.parameters: dict[str, Region] = {}
        self.initial: dict[int, Value] = {}
        ones = (1 << self.width) - 1
        abi = contract.abi
        self.stack = self.symbol("the stack pointer", 1 << 16, ones, align=max(abi.stack_alignment, self.word),
                                 residue=-self.word % abi.stack_alignment)
        stacked = max(0, len(contract.parameters) - len(abi.arguments)) if not contract.registers else 0
        self.stack_arguments = abi.shadow + abi.stack_slot * stacked
        self.table[self.stack].region = Region(STACK, "the stack", self.stack, None, True)
        self.frame = Frame(self.stack, self.table, self.width)

    def symbol(self, name: str, low: int, high: int, label: int = 0, align: int = 1, residue: int = 0,
               same_as: tuple[Sum, int] | None = None) -> int:
        """The number of a new unknown."""
        self.table.append(Symbol(name, low, high, label, None, align, residue, same_as))
        return len(self.table) - 1

    def one(self, symbol: int) -> Sum:
        """An unknown as a sum."""
        return Sum(0, ((symbol, 1),))

    def find(self, of: str, how: str, what: str) -> None:
        """Note what is wrong, or not shown, at the present instruction."""
        key = self.at, of
        known = self.found.get(key)
        if known is None or (known[0] == UNKNOWN and how == REFUTED):
            self.found[key] = how, what

    def attempt(self) -> None:
        """What is found from now on counts when it is accepted."""
        self.attempts.append(self.found)
        self.found = {}

    def accept(self) -> None:
        """What was found since the attempt began counts."""
        found, self.found = self.found, self.attempts.pop()
        for (at, of), (how, what) in found.items():
            here, self.at = self.at, at
            self.find(of, how, what)
            self.at = here

    def reject(self) -> None:
        """What was found since the attempt began does not count."""
        self.found = self.attempts.pop()

    def fresh(self, name: str, most: int, label: int) -> int:
        """An unknown that stands for data."""
        return self.symbol(name, 0, most, label)

    def quotient(self, s: State, x: Sum, power: int) -> Number:
        """x divided by 2^power, rounded down."""
        key = x, power
        if key not in self.parts:
            always = Facts(self.table)  # a symbol's range holds in every state, not in this one alone
            self.parts[key] = self.symbol(f"({always.words(x)}) / {1 << power}", always.least(x) >> power,
                                          always.most(x) >> power)
        made = self.one(self.parts[key])
        rest = plus(x, made, -(1 << power))
        for fact in (rest, plus((1 << power) - 1, rest, -1)):
            s.facts = s.facts.also(fact) or s.facts
        return made

    def remainder(self, s: State, x: Sum, power: int) -> Number:
        """What is left of x by 2^power."""
        known = s.facts.residue(x, 1 << power)
        if known is not None:
            return known
        if not any(self.table[n].region is not None for n, _ in x.terms):
            return plus(x, self.quotient(s, x, power), -(1 << power))
        key = x, -power
        if key not in self.parts:
            self.parts[key] = self.symbol(f"({s.facts.words(x)}) mod {1 << power}", 0, (1 << power) - 1,
                                          same_as=(x, 1 << power))
        return self.one(self.parts[key])

    def either(self, x: Number, y: Number) -> Number:
        """The exclusive-or of two numbers: an unknown, of which and one of them the other comes out again."""
        for one, other in ((x, y), (y, x)):
            if one == 0:
                return other
            if isinstance(one, Sum) and one == self.one(one.terms[0][0]) and one.terms[0][0] in self.pairs:
                first, second = self.pairs[one.terms[0][0]]
                if other in (first, second):
                    return second if first == other else first
        label = label_of(x, Facts(self.table)) | label_of(y, Facts(self.table))
        made = self.symbol("an exclusive-or", 0, (1 << self.width) - 1, label)
        self.pairs[made] = x, y
        return self.one(made)

    def amount(self, mnemonic: str, label: int) -> None:
        """A shift or rotation by a value of which the label is given."""
        if label & SECRET and f"{mnemonic}by" in self.contract.variable_time:
            self.varying.add(self.at)
            if not self.contract.amounts:
                self.find(CONSTANT_TIME, REFUTED, "how long the shift takes depends on secrets on this CPU")

    @abc.abstractmethod
    def compiled(self, address: int, decoded: Any) -> Step:
        """The step of an instruction."""

    def label(self, address: int) -> str:
        """The nearest symbol and the distance from it."""
        best = max((a for a in self.code.names if a <= address), default=None)
        if best is None:
            return f"{address:#x}"
        return self.code.names[best] + (f"+{address - best:#x}" if address > best else "")

    def returned_to(self, s: State) -> Value:
        """Where a function that was called returned to."""
        return self.returns.pop(id(s), 0)

    def text(self, address: int) -> str:
        """The instruction at an address."""
        decoded = self.code.decode(address)
        return text_of(decoded[0]) if decoded else "no instruction"

    def function(self, entry: int) -> Function:
        """What an entry reaches."""
        if entry not in self.functions:
            self.functions[entry] = function_at(self.code, entry)
        return self.functions[entry]

    def address_in_object(self, address: int) -> Number:
        """An address of the object as its section and an offset; of no section, the number."""
        part = self.code.part_of(address)
        if part is None:
            near = max((a for a in self.contract.outside if a <= address < a + NEAR), default=None)
            return address if near is None else plus(self._outside(near, *self.contract.outside[near]), address - near)
        if part.address not in self.sections:
            made = self.symbol(part.name, 1, (1 << self.width) - 1, align=part.align)
            self.table[made].region = Region(SECTION, part.name, made, len(part.data), part.writable,
                                              SECRET if part.writable else 0, part)
            self.sections[part.address] = made
        return sum_of(address - part.address, {self.sections[part.address]: 1})

    def _outside(self, address: int, name: str, words: tuple[int, ...]) -> Number:
        if address not in self.sections:
            made = self.symbol(name, 1, (1 << self.width) - 1, align=4)
            size = 4 * len(words) if words else None
            self.table[made].region = Region(OUTSIDE, name, made, size, True, words=dict(
                zip(range(0, 4 * len(words), 4), words, strict=True)))
            self.sections[address] = made
        return self.one(self.sections[address])

    def entry_state(self) -> State:
        """Registers, stack and parameters as a caller leaves them."""
        s, ones = State(Facts(self.table)), (1 << self.width) - 1
        for number in range(REGISTERS):
            names = f"{register_name(number)} at entry" if not 48 <= number <= 50 else "flags"
            top = ones if GPR <= number < GPR + 16 else (1 << 512) - 1
            s.r[number] = self.one(self.symbol(names, 0, top, UNWRITTEN))
        s.r[SP] = self.one(self.stack)
        s.units.control = self.one(self.symbol("x87 control word", 0, 0xFFFF))
        s.units.vector_control = self.one(self.symbol("mxcsr", 0, (1 << 32) - 1))
        self.return_to = self.symbol(RETURN, 1, ones)
        self.frame.store(s, ((self.stack, 1),), 0, self.word, self.one(self.return_to))
        self.initial = dict(enumerate(s.r))
        for number, value in enumerate(self._arguments()):
            self._pass(s, number, value)
        for region in self.parameters.values():  # no memory goes round the end of the addresses
            end = plus(self.one(region.symbol), region.size or 0)
            s.facts = s.facts.also(plus(ones, end, -1)) or s.facts
        return s

    def _pass(self, s: State, number: int, value: Value) -> None:
        """Put an argument where the convention has it."""
        abi, parameter = self.contract.abi, self.contract.parameters[number]
        named = self.contract.registers.get(parameter.name)
        if named is None and number < len(abi.arguments):
            named = abi.arguments[number]
        if named is not None:
            s.r[register_number(named)] = value
            return
        at = abi.stack_place(number)
        assert at is not None
        self.frame.store(s, ((self.stack, 1),), at, self.word, value)

    def _arguments(self) -> list[Value]:
        counted = next((p for p in self.contract.parameters if p.kind == COUNT and p.low < p.high), None)
        ones, values = (1 << self.width) - 1, []
        counts: Number = 0
        if counted is not None:
            most = min([counted.high, *((ones - p.size) // p.each for p in self.contract.parameters if p.each)])
            counts = self.one(self.symbol(counted.name, counted.low, most))
        for p in self.contract.parameters:
            if p.kind == COUNT:
                number: Number = p.low if p.low == p.high else counts
                if self.width > p.bits:  # the caller says nothing of the upper half
                    junk = self.symbol(f"what is above {p.name}", 0, (1 << self.width - p.bits) - 1, UNWRITTEN)
                    number = plus(number, self.one(junk), 1 << p.bits)
                value: Value = number
                if p.secret:
                    value = data(SECRET, p.high)
                values.append(value)
                continue
            base = self.symbol(p.name, 1, ones, align=p.align)
            size = sum_of(p.size, {counts.terms[0][0]: p.each} if isinstance(counts, Sum) else {}) \
                if isinstance(counts, Sum) else p.size + p.each * counts
            region = Region(PARAMETER, p.name, base, size, p.writable, SECRET if p.secret else 0, words=dict(p.holds),
                            public=p.public)
            self.table[base].region = self.parameters[p.name] = region
            values.append(self.one(base))
        for a, b in self.contract.in_place:
            one, other = self.parameters[a], self.parameters[b]
            one.label = other.label = one.label | other.label
        return values

    def check_return(self, s: State) -> None:
        """What the convention asks of registers and units when a function returns."""
        abi = self.contract.abi

        def want(name: str, found: Value, value: Value) -> None:
            if found != value:  # what does not depend on it is not always what it was
                depends = isinstance(found, Data) and found.label & (UNWRITTEN | IN_PART)
                self.find(ABI, UNKNOWN if depends else REFUTED,
                          f"{name} is not what it was at entry when the function returns: {self.words(s, found)}")

        expected = Sum(self.word, ((self.stack, 1),))
        want("the stack pointer", s.r[SP], expected)
        for name in abi.preserved:
            number = register_number(name)
            want(name if self.width == 32 else register_name(number), s.r[number], self.initial[number])
        for name in abi.preserved_vectors:
            number = vector(int(name.removeprefix("xmm")))
            want(name, s.r[number], self.initial[number])
        units = s.units
        want("the x87 control word", units.control, self._control(0))
        want("mxcsr", units.vector_control, self._control(1))
        for wrong, what in ((units.backwards, "the direction flag is set: cld is missing"),
                            (units.mmx, "MMX registers are in use: emms is missing"),
                            (bool(units.stack), f"{len(units.stack)} values are left on the x87 stack"),
                            (units.upper, "upper halves of vector registers are in use: vzeroupper is missing")):
            if wrong:
                self.find(ABI, REFUTED, f"when the function returns, {what}")

    def _control(self, which: int) -> Value:
        return self.one(self.return_to - 2 + which)

    def words(self, s: State, value: Value) -> str:
        """A value for people."""
        if isinstance(value, Data):
            return "not known, depends on secrets" if value.label & SECRET else "not known"
        return s.facts.words(value)


def register_number(name: str) -> int:
    """The number of a general or vector register by a name of it."""
    if name.startswith("xmm"):
        return vector(int(name[3:]))
    short = name.removeprefix("e")
    if short in GPR_NAMES:
        return GPR + GPR_NAMES.index(short)
    wide = name.removeprefix("r")
    return GPR + GPR_NAMES.index(wide if wide in GPR_NAMES else name.removesuffix("d"))

