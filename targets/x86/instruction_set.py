"""Which instruction does what: the rows of forms.toml by operation and operand kinds, for the features of one CPU.

Who makes code asks for an operation (`does` in the table) on operands of some kinds and takes what it is given: forms
that overwrite their first source and forms with a destination of their own (`Form.separate`) are asked for alike, by
the kinds of the destination and of all sources but the first.
"""

from __future__ import annotations

from functools import cache

from targets.forms import FEATURES, Form, load_forms
from targets.x86.register_files import MASKS, VECTOR_FILES

CONDITIONS = {"equal": "je", "not equal": "jne", "not below": "jae", "negative": "js"}
"""Jumps by what they are taken on: how two unsigned numbers that were compared are to each other, or a sign."""
JUMPS = ("jump", "jump if", "call")
"""What goes elsewhere: always, on a condition, and with the address of what follows it on the stack."""

POPPING = " and pop"
"""What stands behind an operation of the x87 stack that also takes the top from it."""
LEAVE_TOP = "put" + POPPING
"""What takes the top away: to a place, which may be the top itself."""

LOW, HIGH, HALF = "r8", "r8h", "r16"
"""The operand kinds of parts of a general register: its two bytes with names, and its low 16 bits."""
WORD, LONG = "r32", "r64"
GENERAL = (LOW, HIGH, HALF, WORD, LONG)
PLACE, RELATIVE, SUM3, SCALED = "m", "[rip]", "[r+r+i]", "[r*i]"
"""What `address` makes: any address, one from the instruction on, a sum of two registers and a constant, a multiple."""
CONSTANT, LONG_CONSTANT, COUNT = "imm32", "imm64", "imm8"
VECTORS = {file: file for file in VECTOR_FILES}
"""The operand kinds of vector files."""
MASK = MASKS.file
"""The operand kind of a mask."""


def general(bits: int) -> str:
    """The operand kind of a general register as wide as that."""
    return f"r{bits}"


def memory(size: int) -> str:
    """The operand kind of so many bytes of memory."""
    return f"m{8 * size}"


class NoInstruction(KeyError):
    """No instruction of the CPU's features does what was asked for."""

    def __str__(self) -> str:
        return str(self.args[0])


class InstructionSet:
    """The forms that code may use on a CPU of certain `features` (targets.forms.FEATURES).

    `separates`: whether there are forms with a destination of their own.
    """

    def __init__(self, features: frozenset[str]) -> None:
        self.features = features
        self.forms: dict[tuple[str, int, tuple[str, ...]], Form] = {}
        self._tied: dict[str, Form] = {}    # by the name of a form with a destination of its own
        for form in load_forms().values():
            if form.does and form.features <= features:
                key = form.does, form.elem, asked_by(form)
                other = self.forms.get(key)
                if other is None or form.age > other.age:
                    self.forms[key] = form
                    if form.separate and other is not None and other.tied:
                        self._tied[form.name] = other
        self.separates = any(form.separate for form in self.forms.values())

    def find(self, does: str, *kinds: str, elem: int = 0) -> Form | None:
        """The form that does it on operands of these kinds, in lanes of `elem` bits or in any; None if there is none.

        `kinds`: of the destination and of the sources, as in the table; of two or more sources the first, which is of
        the destination's kind, is left out.
        """
        return self.forms.get((does, elem, kinds)) or self.forms.get((does, 0, kinds))

    def overwriting(self, form: str) -> str:
        """What does the same as a form and overwrites its first source; the form itself where nothing does."""
        return self._tied[form].name if form in self._tied else form

    def form(self, does: str, *kinds: str, elem: int = 0) -> str:
        """The name of the form that `find` finds; NoInstruction says what is not there."""
        found = self.find(does, *kinds, elem=elem)
        if found is None:
            lanes = f" in lanes of {elem} bits" if elem else ""
            raise NoInstruction(f"no instruction of {', '.join(f for f in FEATURES if f in self.features)} does "
                                f"`{does}`{lanes} on ({', '.join(kinds)}): a row of targets/forms.toml says `does` "
                                "and `feature`")
        return found.name


def asked_by(form: Form) -> tuple[str, ...]:
    """The operand kinds by which a form is asked for: without a first source that is an operand of its own."""
    kinds = form.operand_kinds
    return kinds[:1] + kinds[2:] if form.separate else kinds


@cache
def instruction_set(features: frozenset[str]) -> InstructionSet:
    """The instruction set of CPUs with these features."""
    return InstructionSet(features)
