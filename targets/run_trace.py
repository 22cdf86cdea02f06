"""Running a call specification in unicorn and recording its trace."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import unicorn
from unicorn import unicorn_const as uc_const
from unicorn import x86_const

from targets.callspec import Argument, Call, Setup
from targets.elf import PAGE, Image, ObjectError, Placed, load_objects
from targets.machinecode import Instruction, MachineCodeError, decode_one
from targets.recorder import Recorder, emulated
from targets.trace import Array, Trace

# Where things lie. Code is where linkers put programs; the low 16 bits of the areas differ, so that code, data and
# stack do not meet in CPUs that compare only so many address bits. Specifications leave the place in the page of code
# and of stack open, to a multiple of 64. The AES-CBC members lay out their frames by both and run a few instructions
# more or less; these places (code 0xa40, stack 0xb80) are among those that give the instructions_per_call of both
# calls aes-586 and aes-x86_64 cbc-large-chunk-encrypt:integer (found by trying all: code 0xa00 to 0xb00, stack from
# 0xb00 to 0xc00); the other calls ran as many instructions at any place that was tried.
CODE_BASE = {32: 0x08048A40, 64: 0x00400A40}
CODE_STEP = 0x100000                    # from one object to the next
WORDS = 0x1800F000                      # capability words and other given symbols
TRAPS = 0x1900F000                      # never mapped: where functions of no object are said to be
BUFFERS, MOST_BUFFERS = 0x20101000, 0x0F000000
STACK, STACK_SIZE = 0x30000000, 0x100000
STACK_POINTER = STACK + 0xEEB80         # at the call instruction; a multiple of 64
STOP = 0x7F000000                       # every call returns here
BUDGET = 4_000_000                      # instructions of one call

_CALLEE_SAVED = {32: ("ebx", "esi", "edi", "ebp"), 64: ("rbx", "rbp", "r12", "r13", "r14", "r15")}
_SYSV = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_FAULTS = {uc_const.UC_MEM_READ_UNMAPPED: "reads", uc_const.UC_MEM_READ_PROT: "reads",
           uc_const.UC_MEM_WRITE_UNMAPPED: "writes", uc_const.UC_MEM_WRITE_PROT: "writes",
           uc_const.UC_MEM_FETCH_UNMAPPED: "jumps to", uc_const.UC_MEM_FETCH_PROT: "jumps to"}
_UNALIGNED = frozenset("movdqu movups movupd lddqu movq movd movhps movlps movhpd movlpd".split())

_STRING_OPCODES = frozenset({*range(0x6C, 0x70), *range(0xA4, 0xA8), *range(0xAA, 0xB0)})


class TraceError(Exception):
    """A call that cannot be traced: it faults, runs away, breaks its ABI or does not give what is expected."""


@dataclass(frozen=True)
class TracedCall:
    """The trace of a call and where things lay.

    `text_base` is the address of the member's .text, which the offsets of a specification count from; `buffers` are
    addresses by name and `contents` their bytes after all calls. A repeated string instruction is one record of
    the trace, with the addresses of its first iteration; `repeats` gives the iterations by position. `differences`
    says in words where the run is not what the specification expects.
    """

    call: Call
    trace: Trace
    text_base: int
    entry: int
    stack_pointer: int
    buffers: Mapping[str, int]
    contents: Mapping[str, bytes] = field(repr=False)
    repeats: Mapping[int, int]
    symbols: Mapping[str, int] = field(repr=False)
    differences: tuple[str, ...] = ()

    @property
    def instructions_per_call(self) -> tuple[int, ...]:
        """Instructions of each measured call."""
        return tuple(int(n) for n in np.diff(self.trace.marks)[self.trace.warmup:])

    def offset_of(self, address: int) -> int:
        """The offset in the member's .text of a code address."""
        return address - self.text_base

    def offsets(self) -> Array:
        """The offset in .text of every distinct instruction (int64, in the order of `trace.code`)."""
        return np.array([one.address - self.text_base for one in self.trace.code], dtype=np.int64)

    def positions_of(self, offset: int) -> Array:
        """The positions in the trace at which the instruction at an offset of .text ran, in order; TraceError if it did
        not."""
        found = np.flatnonzero(self.offsets() == offset)
        if not len(found):
            raise TraceError(f"{self.call.id}: no instruction at offset {offset:#x} of .text of {self.call.member} "
                             "was executed; the object is another revision, or the offset is wrong")
        return np.flatnonzero(self.trace.index == found[0])


def _register(name: str) -> int:
    return int(getattr(x86_const, f"UC_X86_REG_{name.upper()}"))


class _Machine:
    """An emulator with the objects, buffers and stack of one call in it."""

    def __init__(self, call: Call, objects: Mapping[str, bytes], budget: int, compiled: bool) -> None:
        self.call, self.bits, self.budget = call, call.bits, budget
        self.traps = {name: TRAPS + 64 * n for n, name in enumerate(call.externals)
                      if name not in dict(call.cpu_features)}
        self.images = self._link(objects)
        self.buffers = call.offsets(BUFFERS)
        mode = unicorn.UC_MODE_32 if self.bits == 32 else unicorn.UC_MODE_64
        self.uc: Any = unicorn.Uc(unicorn.UC_ARCH_X86, mode)
        self.uc.ctl_set_cpu_model(x86_const.UC_CPU_X86_BROADWELL)
        self._map()
        self.fault: tuple[str, int] | None = None
        self.uc.hook_add(uc_const.UC_HOOK_MEM_INVALID, self._on_fault)
        self.uc.hook_add(uc_const.UC_HOOK_INTR, self._on_interrupt)
        self.recorder = Recorder(self.uc, budget + 1, compiled)
        self.sp, self.pc = (_register("esp" if self.bits == 32 else "rsp"),
                            _register("eip" if self.bits == 32 else "rip"))

    def _link(self, objects: Mapping[str, bytes]) -> dict[str, Image]:
        once = (*self.call.setup, *self.call.finish)
        names = list(dict.fromkeys([self.call.member, *(one.member for one in once)]))
        for name in names:
            if name not in objects:
                raise TraceError(f"{self.call.id}: object {name} is not at hand; there are "
                                 f"{', '.join(sorted(objects)[:8]) or 'none'}")
        given = dict(self.traps)
        given.update({symbol: WORDS + 64 * n for n, (symbol, _words) in enumerate(self.call.cpu_features)})
        placed = [Placed(name, objects[name], CODE_BASE[self.bits] + n * CODE_STEP) for n, name in enumerate(names)]
        try:
            return dict(zip(names, load_objects(placed, self.bits, given), strict=True))
        except ObjectError as error:
            hint = "; list in 'externals' what no object defines" if "undefined" in str(error) else ""
            raise TraceError(f"{self.call.id}: {error}{hint}") from None

    def _map(self) -> None:
        read, write, execute = uc_const.UC_PROT_READ, uc_const.UC_PROT_WRITE, uc_const.UC_PROT_EXEC
        for image in self.images.values():
            for segment in image.segments:
                rights = read | (write if segment.writable else 0) | (execute if segment.executable else 0)
                self._fill(segment.address, segment.data, rights)
        words = b"".join(np.array(words, dtype="<u4").tobytes().ljust(64, b"\0")
                         for _symbol, words in self.call.cpu_features)
        self._fill(WORDS, words, read | write)
        last = self.call.buffers[-1] if self.call.buffers else None
        size = self.buffers[last.name] + last.size - BUFFERS if last else 0
        if size > MOST_BUFFERS:
            raise TraceError(f"{self.call.id}: {size} bytes of buffers; there is room for {MOST_BUFFERS}")
        body = bytearray(size)
        for buffer in self.call.buffers:
            at = self.buffers[buffer.name] - BUFFERS
            body[at : at + buffer.size] = buffer.data()
        self._fill(BUFFERS, bytes(body), read | write)
        # table look-ups may begin a little outside a buffer; what is there is not used, so it can be read only
        self._fill(BUFFERS - PAGE, bytes(PAGE), read)
        self._fill(-(-(BUFFERS + size) // PAGE) * PAGE, bytes(PAGE), read)
        self._fill(STACK, bytes(STACK_SIZE), read | write)
        self._fill(STOP, b"\xf4", read | execute)

    def _fill(self, address: int, data: bytes, rights: int) -> None:
        if data:
            low, high = address // PAGE * PAGE, -(-(address + len(data)) // PAGE) * PAGE
            self.uc.mem_map(low, high - low, rights)
            self.uc.mem_write(address, data)

    def _on_fault(self, _uc: Any, access: int, address: int, _size: int, _value: int, _data: object) -> bool:
        self.fault = _FAULTS.get(access, "touches"), address & ((1 << self.bits) - 1)
        return False

    def _on_interrupt(self, uc: Any, number: int, _data: object) -> None:
        self.fault = f"raises interrupt or exception {number}", -1
        uc.emu_stop()

    def load_arguments(self, args: tuple[Argument, ...], abi: str) -> None:
        """Put the arguments where the ABI wants them and the return address on the stack."""
        wide = self.bits // 8
        stack = STOP.to_bytes(wide, "little")
        for n, arg in enumerate(args):
            value = arg.value if not arg.buffer else self.buffers[arg.buffer] + arg.offset
            if arg.register.startswith("xmm"):
                value = int.from_bytes(self.uc.mem_read(value, 16), "little")
            if abi == "cdecl" or (abi == "sysv" and n >= len(_SYSV)):
                stack += value.to_bytes(wide, "little")
            else:
                self.uc.reg_write(_register(arg.register or _SYSV[n]), value)
        self.uc.mem_write(STACK_POINTER - wide, stack)
        self.uc.reg_write(self.sp, STACK_POINTER - wide)

    def run(self, name: str, entry: int, args: tuple[Argument, ...], abi: str) -> Array:
        """One call; its records. TraceError when it does not come back as it should."""
        saved = {register: 0x51AB0000 + 0x101 * n for n, register in enumerate(_CALLEE_SAVED[self.bits])}
        for register, value in saved.items():
            self.uc.reg_write(_register(register), value)
        self.uc.reg_write(_register("eflags"), 0x202)
        self.load_arguments(args, abi)
        self.recorder.clear()
        self.fault = None
        try:
            self.uc.emu_start(entry, STOP, count=self.budget)
        except unicorn.UcError as error:
            raise self._error(name, str(error)) from None
        if self.fault is not None:
            raise self._error(name, "")
        if self.uc.reg_read(self.pc) != STOP:
            if self.recorder.count >= self.budget:
                raise TraceError(f"{name}: it has not returned after {self.budget} instructions; it stands at "
                                 f"{self.where(self.uc.reg_read(self.pc))}")
            raise self._error(name, "it stops there (hlt, or an instruction the emulator does not run)")
        self._check_kept(name, saved if abi != "registers" else {})
        records = self.recorder.records()
        return records[:-1] if len(records) and records[-1, 0] == STOP else records

    def _check_kept(self, name: str, saved: Mapping[str, int]) -> None:
        sp = self.uc.reg_read(self.sp)
        if sp != STACK_POINTER:
            raise TraceError(f"{name}: the stack pointer is {sp:#x} after the call, expected {STACK_POINTER:#x} "
                             "(unbalanced stack, or ret n)")
        for register, value in saved.items():
            found = self.uc.reg_read(_register(register))
            if found != value:
                raise TraceError(f"{name}: {register} is {found:#x} after the call, expected {value:#x}: a "
                                 "callee-saved register was not kept")

    def where(self, address: int) -> str:
        """An address in words: nearest symbol, object and the instruction there."""
        for member, image in self.images.items():
            for segment in image.segments:
                if segment.address <= address < segment.end:
                    at, symbol = max(((a, n) for n, a in image.symbols.items() if a <= address), default=(0, ""))
                    place = f"{symbol}+{address - at:#x} in {member}" if symbol else member
                    raw = segment.data[address - segment.address :][:15]
                    try:
                        return f"{address:#x} ({place}): {decode_one(raw, address, self.bits).text}"
                    except MachineCodeError:
                        return f"{address:#x} ({place}): {raw[:8].hex(' ')}"
        return f"{address:#x}"

    def _error(self, name: str, detail: str) -> TraceError:
        """What happened, and at which instruction: the last one that began."""
        records = self.recorder.records()
        at = self.where(int(records[-1, 0])) if len(records) else "the entry"
        if self.fault is None:
            return TraceError(f"{name}: {at}: {detail}")
        what, address = self.fault
        if address < 0:
            return TraceError(f"{name}: {at}: {what}")
        for symbol, trap in self.traps.items():
            if trap <= address < trap + 64:
                return TraceError(f"{name}: {at}: {what} the external '{symbol}', which is no code or data here; give "
                                  "its words in cpu_features, or the object that defines it")
        near = [(abs(address - start), n) for n, start in self.buffers.items()]
        near += [(abs(address - start - b.size), b.name) for b in self.call.buffers
                 for start in (self.buffers[b.name],)]
        best = min(near, default=(1 << 64, ""))
        hint = f", {best[0]} bytes from an end of buffer {best[1]}" if best[0] < 1 << 16 else ""
        return TraceError(f"{name}: {at}: {what} address {address:#x}{hint}")


def _repeated(one: Instruction, raw: bytes) -> bool:
    """A string instruction with a rep prefix."""
    prefixes = raw[: one.prefixes]
    return (0xF3 in prefixes or 0xF2 in prefixes) and raw[one.prefixes] in _STRING_OPCODES


def _decode(machine: _Machine, addresses: Array) -> tuple[tuple[Instruction, ...], Array]:
    """The distinct instructions, and which of them are repeated string instructions."""
    code: list[Instruction] = []
    repeated = np.zeros(len(addresses), dtype=bool)
    for n, address in enumerate(addresses):
        raw = bytes(machine.uc.mem_read(int(address), 15))
        try:
            code.append(decode_one(raw, int(address), machine.bits))
        except MachineCodeError as error:
            raise TraceError(f"{machine.call.id}: {error}") from None
        if not emulated(code[-1]):
            raise TraceError(f"{machine.call.id}: {machine.where(int(address))}: the emulator does not run vector "
                             "instructions in VEX or EVEX as a CPU does")
        repeated[n] = _repeated(code[-1], raw)
    return tuple(code), repeated


def _build(machine: _Machine, calls: list[Array]) -> tuple[Trace, dict[int, int]]:
    """One trace of all recorded calls, and the iterations of its repeated string instructions."""
    rows = np.concatenate(calls)
    starts = np.cumsum([0, *(len(one) for one in calls)])
    addresses, index = np.unique(rows[:, 0], return_inverse=True)
    code, repeated = _decode(machine, addresses)
    keep = np.ones(len(rows), dtype=bool)
    keep[1:] = ~(repeated[index[1:]] & (index[1:] == index[:-1]))
    keep[starts[:-1]] = True
    kept = np.flatnonzero(keep)
    iterations = np.add.reduceat((rows[:, 1] | rows[:, 2]) != 0, kept)
    repeats = {int(n): int(iterations[n]) for n in np.flatnonzero(repeated[index[kept]])}
    rows, index = rows[kept], index[kept]
    marks = np.searchsorted(kept, starts)
    lengths = np.array([one.length for one in code], dtype=np.int64)
    taken = np.ones(len(rows), dtype=np.int8)
    taken[:-1] = rows[1:, 0] != rows[:-1, 0] + lengths[index[:-1]]
    taken[marks[1:] - 1] = 1            # the call returns to its caller
    trace = Trace(bits=machine.bits, code=code, index=index.astype(np.int32), load=np.ascontiguousarray(rows[:, 1]),
                  store=np.ascontiguousarray(rows[:, 2]), taken=taken, marks=tuple(int(m) for m in marks),
                  warmup=machine.call.warmup)
    return trace, repeats


def _check_alignment(machine: _Machine, trace: Trace) -> None:
    """Unicorn lets an SSE operand lie anywhere; a CPU without AVX faults when it is not at a multiple of 16."""
    strict = np.array(["m128" in one.form and one.mnemonic not in _UNALIGNED for one in trace.code])
    for addresses in (trace.load, trace.store):
        bad = np.flatnonzero(strict[trace.index] & (addresses & 15 != 0))
        if len(bad):
            at = machine.where(trace.code[trace.index[bad[0]]].address)
            raise TraceError(f"{machine.call.id}: {at}: faults on a CPU, its operand at {int(addresses[bad[0]]):#x} is "
                             "not aligned to 16")


def _differences(machine: _Machine, trace: Trace, contents: Mapping[str, bytes]) -> Iterator[str]:
    call = machine.call
    counts = sorted({int(n) for n in np.diff(trace.marks)[call.warmup:]})
    if call.instructions_per_call is not None and counts != [call.instructions_per_call]:
        yield (f"instructions_per_call: expected {call.instructions_per_call}, a measured call ran "
               f"{' or '.join(map(str, counts))}")
    for one in call.expect:
        name = one.buffer or ", ".join(one.registers)
        found = contents[one.buffer] if one.buffer else b"".join(
            machine.uc.reg_read(_register(r)).to_bytes(_width(r), "little") for r in one.registers)
        if one.hex and found != bytes.fromhex(one.hex):
            yield f"expect {name}: expected {one.hex}, found {found.hex()}"
        if one.sha256 and hashlib.sha256(found).hexdigest() != one.sha256:
            yield f"expect {name}: expected sha256 {one.sha256}, found {hashlib.sha256(found).hexdigest()}"


def _width(register: str) -> int:
    if register.startswith("xmm"):
        return 16
    return 4 if register.startswith("e") or register.endswith("d") else 8


def _entry(machine: _Machine, symbol: str) -> int:
    call, image = machine.call, machine.images[machine.call.member]
    if symbol in image.symbols or call.entry_offset is None or not call.entry_is_local_symbol:
        try:
            return image.entry(symbol)
        except ObjectError as error:
            raise TraceError(f"{call.id}: {call.member}: {error}") from None
    return _text(machine) + call.entry_offset       # a local symbol may have been stripped


def _text(machine: _Machine) -> int:
    image = machine.images[machine.call.member]
    return image.sections.get(".text", image.base)


def _call_once(machine: _Machine, calls: tuple[Setup, ...], what: str) -> None:
    """Make the calls that are not part of the trace, and compare what they return; `what` they are, for errors."""
    abi = {32: "cdecl", 64: "sysv"}[machine.bits]
    for one in calls:
        name = f"{machine.call.id}: {what} {one.entry}"
        try:
            entry = machine.images[one.member].entry(one.entry)
        except ObjectError as error:
            raise TraceError(f"{name}: {one.member}: {error}") from None
        machine.run(name, entry, one.args, abi)
        found = machine.uc.reg_read(_register("eax")) & 0xFFFFFFFF
        if one.returns is not None and found != one.returns & 0xFFFFFFFF:
            raise TraceError(f"{name}: it returns {found:#x}, expected {one.returns:#x}")


def trace_call(call: Call, objects: Mapping[str, bytes], entry: str | None = None, *, check: bool = True,
               budget: int = BUDGET, compiled: bool = True) -> TracedCall:
    """Load, set up, run the warm-up and measured calls of a specification, recording them, then its `finish`.

    `objects` are object files by member name; `entry` replaces the symbol of the specification. With `check` a run
    that differs from what the specification expects is an error, otherwise `differences` says so. `budget` is
    in instructions of one call. TraceError names the call, the instruction and the address.
    """
    machine = _Machine(call, objects, budget, compiled)
    start = _entry(machine, entry or call.entry)
    _call_once(machine, call.setup, "set-up")
    calls = [machine.run(call.id, start, call.args, call.abi) for _ in range(call.warmup + call.measured)]
    _call_once(machine, call.finish, "finish")
    trace, repeats = _build(machine, calls)
    _check_alignment(machine, trace)
    contents = {b.name: bytes(machine.uc.mem_read(machine.buffers[b.name], b.size)) for b in call.buffers}
    differences = tuple(_differences(machine, trace, contents))
    if check and differences:
        raise TraceError(f"{call.id}: " + "; ".join(differences))
    return TracedCall(call, trace, _text(machine), start, STACK_POINTER, machine.buffers, contents, repeats,
                      machine.images[call.member].symbols, differences)
