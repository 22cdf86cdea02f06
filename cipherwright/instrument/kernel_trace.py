"""A run of a generated kernel as the pipeline model wants it: what was executed, and from which line of the file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.building.in_slices import in_slices
from cipherwright.building.versions import Finished, finished_now
from cipherwright.errors import UserError
from cipherwright.instrument.kernel_args import kernel_arguments
from cipherwright.machine.assemble import run_nasm_listing
from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.executor import Executor
from cipherwright.machine.listing import offsets
from cipherwright.machine.machine import Argument, MachineUnavailable
from cipherwright.machine.state import Memory, State, Step
from cipherwright.progress import note
from targets.abi import Abi
from targets.cpu import Cpu
from targets.elf import Image, load_elf
from targets.machinecode import Instruction, decode_one
from targets.model.parameters import parameters
from targets.trace import Trace

WARMUP = 2
"""Calls before the measured one; they fill the caches and teach the branch predictor."""
LONG_HISTORY = 8
"""Outcomes of jumps, of which more take twice as many calls to teach."""
TIMEOUT = 300.0
"""Seconds for one call: an emulation that writes down every instruction is slow."""
_PREFIX = re.compile(r"^\s*db 0x2e(, 0x2e)*\s*$")
_SECTION = re.compile(r"^\s*\[?section\s+(\S+)", re.IGNORECASE)
_DATA = re.compile(r"^\s*(d[bwdqt]|res[bwdq])\b", re.IGNORECASE)
_PADDING = re.compile(r"^\s*align\b", re.IGNORECASE)


Told = Callable[[int, int], object]


@dataclass
class Recorded:
    """One call: addresses of the executed instructions in order, and their first load and store (0: none)."""

    address: list[int] = field(default_factory=list)
    load: list[int] = field(default_factory=list)
    store: list[int] = field(default_factory=list)


class RecordingMachine(EmulatedMachine):
    """The emulated machine, which writes down what the code of the loaded images does."""

    def __init__(self, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
        self.record = Recorded()
        self._ours: set[int] = set()            # addresses of instructions of loaded images that have run
        super().__init__(features, abi)

    def _start(self) -> None:
        super()._start()
        self._ours.clear()
        module = self._uc_module
        self._uc.hook_add(module.UC_HOOK_CODE, self._on_code)
        self._uc.hook_add(module.UC_HOOK_MEM_READ | module.UC_HOOK_MEM_WRITE, self._on_access)

    def _on_code(self, uc: Any, address: int, size: int, _data: object) -> None:
        if address not in self._ours:           # looked for once: this is called for every instruction that runs
            if not any(s.address <= address < s.end for image in self._images.values() for s in image.segments):
                return
            self._ours.add(address)
        record = self.record
        record.address.append(address)
        record.load.append(0)
        record.store.append(0)

    def _on_access(self, uc: Any, access: int, address: int, size: int, _value: int, _data: object) -> None:
        where = self.record.store if access == self._uc_module.UC_MEM_WRITE else self.record.load
        if where and not where[-1]:
            where[-1] = address & (1 << self.abi.bits) - 1


class _Noted(Memory):
    """Memory that writes down where an instruction loads and stores first."""

    record: Recorded | None = None

    def find(self, address: int, size: int, write: bool) -> tuple[bytearray, int]:
        """As Memory.find."""
        if self.record is not None:
            where = self.record.store if write else self.record.load
            if where and not where[-1]:
                where[-1] = address
        return super().find(address, size, write)


class RecordingExecutor(Executor):
    """The executor, which writes down what the code does: for instructions that unicorn does not know."""

    memory_kind = _Noted

    def __init__(self, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
        super().__init__(features, abi)
        self.record = Recorded()

    def _decoded(self, ip: int) -> tuple[Step, int]:
        memory, record = self._memory, self.record
        assert isinstance(memory, _Noted)
        memory.record = None                    # reading the instruction is no load
        step, after = super()._decoded(ip)

        def recorded(state: State) -> int | None:
            record.address.append(ip)
            record.load.append(0)
            record.store.append(0)
            state.memory.record = record        # type: ignore[attr-defined]
            return step(state)
        self._code[ip] = recorded, after
        return self._code[ip]


def _recording(features: frozenset[str], abi: Abi | None) -> RecordingMachine | RecordingExecutor:
    """What records on these features: unicorn, which is faster, where it knows them."""
    try:
        return RecordingMachine(features, abi)
    except MachineUnavailable:
        return RecordingExecutor(features, abi)


def trace_image(image: Image, symbol: str, args: list[Argument], features: frozenset[str] = frozenset(),
                warmup: int = WARMUP, calls: int = 1, abi: Abi | None = None,
                told: Told = lambda done, each: None) -> Trace:
    """The trace of `warmup` + `calls` calls with the same arguments, under emulation; `told` hears of each call.

    A call sets registers, arguments and stack anew. Where no segment of the image can be written, nothing else is left
    from one call to the next, so that one is run, and is the others, too.
    Raises MachineUnavailable where neither unicorn nor the executor knows the features, CallFault and AbiViolation as
    `Machine.call` does.
    """
    machine = _recording(features, abi)
    note(lambda: f"{len(machine.record.address):,} instructions")
    marks, total = [0], warmup + calls
    once = not any(s.writable for s in image.segments)
    try:
        for number in range(total):
            if number == 0 or not once:
                machine.call(image, symbol, args, end_guard=False, timeout=TIMEOUT)
            marks.append(marks[1] * (number + 1) if once and number else len(machine.record.address))
            told(number + 1, marks[-1] - marks[-2])
    finally:
        machine.close()
    return _as_trace(image, machine.record, tuple(marks), warmup, total if once else 1)


def _as_trace(image: Image, seen: Recorded, marks: tuple[int, ...], warmup: int, times: int) -> Trace:
    """What was recorded, so many times one behind the other."""
    numbers = {address: n for n, address in enumerate(dict.fromkeys(seen.address))}
    code = [instruction_at(image, address) for address in numbers]
    addresses = np.tile(np.array(seen.address, dtype=np.int64), times)
    index = np.tile(np.array([numbers[a] for a in seen.address], dtype=np.int32), times)
    after = np.array([one.address + one.length for one in code], dtype=np.int64)[index]
    following = np.append(addresses[1:], 0)
    load, store = (np.tile(np.array(places, dtype=np.int64), times) for places in (seen.load, seen.store))
    return Trace(bits=image.bits, code=tuple(code), index=index, load=load, store=store,
                 taken=(after != following).astype(np.int8), marks=marks, warmup=warmup)


def instruction_at(image: Image, address: int) -> Instruction:
    """The instruction that begins at an address of a loaded image."""
    segment = next(s for s in image.segments if s.address <= address < s.end)
    at = address - segment.address
    return decode_one(segment.data[at:at + 15], address, image.bits)


def code_lines(asm: str, listing: str, base: int) -> dict[int, int]:
    """From the address of each instruction to its line in `asm` (from 1), by nasm's listing of it.

    `base` is where the text section lies; every byte of padding is an instruction of its `align`. The text must have
    no macros: then the listing's lines are its own.
    """
    listed = offsets(listing)
    out: dict[int, int] = {}
    section, padding = "", (0, 0)
    begun: int | None = None    # where prefixes before an instruction began
    for number, line in enumerate(asm.splitlines(), 1):
        change = _SECTION.match(line)
        section = change[1] if change else section
        if section == ".text" and number in listed and _PREFIX.match(line):
            begun = listed[number]
        if section != ".text" or number not in listed or _DATA.match(line):
            continue
        offset, begun = listed[number] if begun is None else begun, None
        if padding[1]:
            out.update({base + at: padding[1] for at in range(padding[0], offset)})
        padding = (offset, number) if _PADDING.match(line) else (0, 0)
        if not padding[1]:
            out[base + offset] = number
    return out


@dataclass(frozen=True)
class KernelTrace:
    """A kernel's trace, the text of its file, and from instruction addresses to its lines (from 1).

    `messages` is how many messages each call took side by side, or blocks in slices: it handled that many times its
    number of blocks.
    """

    trace: Trace
    lines: dict[int, int]
    asm: str
    messages: int = 1


def together(manifest: Mapping[str, Any]) -> tuple[int, int]:
    """Messages that a kernel takes side by side (1: one), and blocks of each that it takes in bit slices (0: none)."""
    return int(manifest.get("messages", 1)), in_slices(manifest).width


def copies(manifest: Mapping[str, Any]) -> int:
    """Blocks that a kernel handles in each round of its count: messages side by side, blocks in bit slices."""
    messages, slices = together(manifest)
    return messages * max(1, slices)


def warmup_calls(cpu: Cpu) -> int:
    """Calls before the measured one, on the CPU's pipeline model."""
    long = not cpu.in_order and parameters(cpu.table).branch.global_bits > LONG_HISTORY
    return WARMUP * (2 if long else 1)


def kernel_trace(builder: Builder, kernel: str, cpu: Cpu, variant: str | None, blocks: int,
                 told: Told = lambda done, each: None, code: Finished | None = None) -> KernelTrace:
    """Run a generated kernel: warm-up calls and the measured one, each with `blocks` as count and random data.

    In bit slices, and with several messages side by side, that is so many times `copies` blocks. After each call
    `told` hears how many are done and how many instructions the last one had.
    Without `code` it is the code as it is now: compiled first if generated/ has none that is up to date. UserError when
    the instructions of the file and those that ran are not the same (a file that was changed by hand, or uses macros).
    """
    code = code or finished_now(builder, kernel, cpu, variant)
    obj, listing = run_nasm_listing(code.asm, f"{kernel}.asm", f"elf{cpu.bits}")
    image = load_elf(obj, FIRST_BASE, cpu.bits)     # puts the code first
    lines = code_lines(code.asm, listing, FIRST_BASE)
    trace = trace_image(image, kernel, kernel_arguments(builder.library, kernel, blocks, *together(code.manifest)),
                        cpu.features, warmup_calls(cpu), abi=cpu.abi, told=told)
    check_lines(trace, lines, code.asm, code.where)
    return KernelTrace(trace, lines, code.asm, copies(code.manifest))


def check_lines(trace: Trace, lines: dict[int, int], asm: str, where: str) -> None:
    """UserError unless every instruction that ran has a line, and the line is that instruction.

    `lines`: from addresses to lines of `asm` (from 1); `where`: its file.
    """
    text = asm.splitlines()
    for one in trace.code:
        number = lines.get(one.address)
        if number is None:
            raise UserError(f"{where}: no line for the instruction `{one.text}` that ran at {one.address:#x}; "
                            "rebuild the file with ./cw build")
        words = text[number - 1].strip().removeprefix("rep ").split()
        if not _same_mnemonic(words[0] if words else "", one):
            raise UserError(f"{where}:{number}: the line is `{text[number - 1].strip()}`, and `{one.text}` ran there; "
                            "rebuild the file with ./cw build")


def _same_mnemonic(word: str, one: Instruction) -> bool:
    """Whether a word of the file names the decoded instruction, which has one name of several for its condition."""
    stems = ("cmov", "set", "j")
    if one.mnemonic.endswith("cc"):
        return any(one.mnemonic == stem + "cc" and word.startswith(stem) for stem in stems)
    if word == "align":
        return one.mnemonic in ("nop", "lea", "mov")    # what assemblers pad with
    return {"sal": "shl", "retn": "ret"}.get(word, word) == one.mnemonic
