"""Faults planted in finished kernels: their text, changed in one place, so that `./cw prove` can show it no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cipherwright.building.build import FIRST_BASE
from cipherwright.machine.assemble import run_nasm_listing
from cipherwright.prove import memory
from cipherwright.prove.code import load_code
from cipherwright.prove.contract import from_header
from cipherwright.prove.linear import Number, plus
from cipherwright.prove.machine import Machine
from cipherwright.prove.memory import Place
from cipherwright.prove.state import PARAMETER, Region, State
from cipherwright.prove.values import SECRET
from cipherwright.prove.verdict import ABI, CONSTANT_TIME, MEMORY, WRITTEN
from cipherwright.prove.walk import Walk
from targets.elf import load_elf

_LISTED = re.compile(r" *(\d+) ([0-9A-F]{8}) [0-9A-F\[\]<>()]+")
_PLACE = re.compile(r"\[([^\]]*)\]")
WIDE = {"rax": "eax", "rcx": "ecx", "rdx": "edx", "rbx": "ebx", "rsi": "esi", "rdi": "edi", "rbp": "ebp"}


@dataclass(frozen=True)
class Fault:
    """A kernel's text with a fault: what was changed at which line, and the property that holds no more."""

    what: str
    line: str
    text: str
    breaks: str


class _AtTheEnd(memory.Memory):
    """Notes which instructions access the last byte of a parameter, and whether it is secret."""

    def check(self, s: State, place: Place, size: Number, write: bool, align: int = 0) -> tuple[Region | None, Number]:
        region, offset = super().check(s, place, size, write, align)
        if region is not None and region.kind == PARAMETER and region.size is not None and \
                isinstance(size, int) and s.facts.least(plus(region.size, plus(offset, size), -1)) == 0:
            assert isinstance(self.m, _Watching)
            self.m.ends[self.m.at] = bool(region.label & SECRET)
        return region, offset


class _Watching(Machine):
    def __init__(self, *given: object) -> None:
        self.ends: dict[int, bool] = {}
        super().__init__(*given)  # type: ignore[arg-type]
        self.memory = _AtTheEnd(self)


def _ends(asm: str) -> dict[int, bool]:
    """The lines of a kernel whose instructions access the last byte of a parameter, from 1: whether it is secret."""
    contract = from_header(asm, "the kernel")
    data, listing = run_nasm_listing(asm, "the kernel", f"elf{contract.abi.bits}")
    m = _Watching(load_code(data, load_elf(data, FIRST_BASE, contract.abi.bits), contract.name), contract)
    Walk(m).function(m.code.entry, m.entry_state())
    lines: dict[int, int] = {}
    for row in listing.splitlines():
        found = _LISTED.match(row)
        if found and "section .rodata" not in row:
            lines.setdefault(int(found[2], 16), int(found[1]))  # the code's section comes first
    return {lines[at - FIRST_BASE]: secret for at, secret in m.ends.items() if at - FIRST_BASE in lines}


def faults(asm: str, most: int = 3) -> Iterator[Fault]:
    """Faults of every kind that a kernel has a place for, `most` of each, spread over the text."""
    lines = asm.splitlines()
    begin = next(n for n, line in enumerate(lines) if re.match(r"\$\w+:$", line))
    end = max(n for n, line in enumerate(lines) if line.split(";")[0].strip() == "ret")
    body = range(begin + 1, end + 1)
    ends = _ends(asm)

    def made(what: str, n: int, new: list[str], breaks: str) -> Fault:
        return Fault(what, lines[n].strip(), "\n".join([*lines[:n], *new, *lines[n + 1:]]) + "\n", breaks)

    for n in _spread([n for n in body if n + 1 in ends], most):
        yield made("a displacement one too large at the end of a parameter", n,
                   [_PLACE.sub(lambda m: f"[{m[1]} + 1]", lines[n], count=1)], MEMORY)
    left_over = any("rep movs" in lines[n] for n in body)  # code for what is left over is right for no block, too
    for n in _spread([n for n in body if not left_over and _code(lines[n]).startswith("je ")
                      and "no blocks" in lines[n - 1]], most):
        yield made("no look at whether there is a block", n, [], MEMORY)
    yield from _by_line(made, lines, body, most)
    yield from _planted(made, lines, body, ends, most)
    yield from _unwritten(made, lines, body, most)


def _spread(places: list[int], most: int) -> list[int]:
    return places[::max(1, -(-len(places) // most))] if places else []


def _code(line: str) -> str:
    return line.split(";")[0].strip()


def _by_line(made: object, lines: list[str], body: range, most: int) -> Iterator[Fault]:
    """Instructions that are dropped or changed wherever they stand."""
    assert callable(made)
    word = 8 if any(_code(lines[n]).startswith("push r") for n in body) else 4
    top = "rsp" if word == 8 else "esp"
    restores = [n for n in body if re.match(r"pop [er]\w+$", _code(lines[n]))]
    for n in _spread(restores, most):
        yield made("a register that is not restored", n, [f"        add {top}, {word}"], ABI)
    for name in ("emms", "vzeroupper"):
        for n in _spread([n for n in body if _code(lines[n]) == name], 1):
            yield made(f"no {name}", n, [], ABI)
    for n in _spread([n for n in body if re.match(r"(movdqa|movaps) .*\[", _code(lines[n]))], most):
        yield made("an aligned access that is not", n,
                   [_PLACE.sub(lambda m: f"[{m[1]} + 4]", lines[n], count=1)], MEMORY)
    for n in _spread([n for n in body if re.match(r"add \w+, dword \[.*|add \w+, qword \[.*", _code(lines[n]))
                      and "loop" not in lines[n] and re.match(r"(shl|imul) ", _code(lines[n - 1]))], most):
        register = _code(lines[n]).split()[1].rstrip(",")
        yield made("a loop that goes round once too often", n, [lines[n], f"        add {register}, 0x1000"], MEMORY)
    returns = [n for n in body if _code(lines[n]) == "ret"]
    yield made("the direction flag set", returns[-1], ["        std", lines[returns[-1]]], ABI)
    yield made("a stack pointer that is not restored", returns[-1],
               [f"        add {top}, {word}", lines[returns[-1]]], ABI)


def _planted(made: object, lines: list[str], body: range, ends: dict[int, bool], most: int) -> Iterator[Fault]:
    """A secret that was just loaded indexes the frame, or decides a branch."""
    assert callable(made)
    long = any(_code(lines[n]).startswith("mov r") for n in body)
    loads = [n for n in body if ends.get(n + 1) and re.match(r"mov (e\w\w|r\d+d), dword \[", _code(lines[n]))]
    for n in _spread(loads, most):
        register = _code(lines[n]).split()[1].rstrip(",")
        wide = {v: k for k, v in WIDE.items()}.get(register, register.rstrip("d")) if long else register
        yield made("a secret that indexes the frame", n,
                   [lines[n], f"        and {register}, 3",
                    f"        mov {register}, dword [{'rsp' if long else 'esp'} + {wide}*4]"], CONSTANT_TIME)
        yield made("a secret that decides a branch", n,
                   [lines[n], f"        test {register}, {register}", "        jz .planted", ".planted:"],
                   CONSTANT_TIME)


def _unwritten(made: object, lines: list[str], body: range, most: int) -> Iterator[Fault]:
    """A slot of the frame that only one instruction writes, and a later one reads, is not written."""
    assert callable(made)
    text = [_code(lines[n]) for n in body]
    stores = [(n, m[1]) for n in body if (m := re.match(r"mov\w* (?:[dq]word )?(\[(?:[er]sp|[er]bp)[^*\]]*\]), \w+$",
                                                        _code(lines[n])))]
    alone = [(n, place) for n, place in stores if sum(p == place for _, p in stores) == 1
             and sum(place in t and not t.startswith("cmp") for t in text) == 2
             and any(re.match(r"\w+ \w+, (?:[dq]word )?" + re.escape(place), _code(lines[k])) for k in body if k > n)]
    for n in _spread([n for n, _ in alone], most):
        yield made("a slot that nobody writes", n, [], WRITTEN)
