"""The native machine: a persistent child process that serves calls over pipes: i386 (runner32.asm) or x86-64."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from cipherwright.machine.assemble import AssembleError, ToolMissing, run_nasm
from cipherwright.machine.machine import (
    STACK,
    STACK_SIZE,
    VECTOR_JUNK,
    Fault,
    Machine,
    MachineError,
    MachineUnavailable,
    Outcome,
    Plan,
    Region,
    default_abi,
    sentinels,
    vector_junk,
)
from targets.abi import Abi
from targets.cpuid import CPUINFO
from targets.elf import PAGE, Image, Segment
from targets.kept import own_folder

_MMAP, _WRITE, _MPROTECT, _CALL, _READ, _MUNMAP = range(1, 7)
_R, _W, _X = 1, 2, 4
_HEADER = struct.Struct("<4I")
_GENERAL = {32: ("eax", "ebx", "ecx", "edx", "esi", "edi", "ebp"),
            64: ("eax", "ecx", "edx", "ebx", "ebp", "esi", "edi", *(f"r{n}d" for n in range(8, 16)))}
_AFTER = ("esp", "eflags", "tag", "fcw", "mxcsr", "addr", "eip", "err", "trap", "errno")
_REQUEST = {32: struct.Struct("<11I16s"), 64: struct.Struct("<19Q256s")}
_REPLY = {32: struct.Struct("<17Ii"), 64: struct.Struct("<25Qq256s")}
_VECTORS = {32: 0, 64: 16}  # whose values the reply holds
_JUNK = {bits: b"".join(vector_junk(n).to_bytes(16, "little") for n in range(count)) or VECTOR_JUNK
         for bits, count in _VECTORS.items()}
_BASE = 0x7F000000
_CPUINFO = {
    "sse3": "pni",
    "sse41": "sse4_1",
    "sse42": "sse4_2",
    "sse4.1": "sse4_1",
    "sse4.2": "sse4_2",
    "pclmul": "pclmulqdq",
    "vpclmul": "vpclmulqdq",
    "avx512vbmi2": "avx512_vbmi2",
    "avx512_ifma": "avx512ifma",
    "avx512_vbmi": "avx512vbmi",
    "lzcnt": "abm",
    "sha": "sha_ni",
    "x87": "fpu",
    "cmpxchg8b": "cx8",
    "x86-64": "lm",
    "x64": "lm",
}
"""Features, as the tables' rows and the decoder name them in small letters, that /proc/cpuinfo spells differently."""
_IMPLIED = frozenset({"i386", "i486"})
PROGRAMS = {32: "i386", 64: "x86-64"}


class _Died(Exception):
    """The runner is gone, or does not answer."""


def _write_binary(folder: Path, name: str, body: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    if path.exists() and path.read_bytes() == body and os.access(path, os.X_OK):
        return path
    handle, temporary = tempfile.mkstemp(dir=folder, prefix=name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(body)
        os.chmod(temporary, 0o755)
        os.replace(temporary, path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise
    return path


def runner_path(bits: int = 32) -> Path:
    """Where the built runner for code of so many bits is; it is built first if the cache lacks it."""
    here = Path(__file__).resolve()
    source = here.with_name(f"runner{bits}.asm").read_text(encoding="utf-8")
    name = f"runner{bits}-" + hashlib.sha256(source.encode()).hexdigest()[:16]
    kept = own_folder("programs")
    if kept and os.access(kept / name, os.X_OK):
        return kept / name
    body = run_nasm(source, f"runner{bits}.asm", "bin")
    if kept:
        with contextlib.suppress(OSError):
            return _write_binary(kept, name, body)
    folder = Path(tempfile.mkdtemp(prefix="cipherwright-runner-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return _write_binary(folder, name, body)


def flags() -> frozenset[str]:
    """What this CPU has, as /proc/cpuinfo spells it; MachineUnavailable where there is none (not Linux)."""
    try:
        text = CPUINFO.read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise MachineUnavailable("there is no /proc/cpuinfo here (not Linux)") from None
    return next((frozenset(line.split()[2:]) for line in text.splitlines() if line.startswith("flags")), frozenset())


def flag_of(feature: str) -> str:
    """A feature (in small letters) as /proc/cpuinfo spells it."""
    return _CPUINFO.get(feature, feature)


def _check_features(features: frozenset[str]) -> None:
    have = flags()
    missing = sorted(f for f in features - _IMPLIED if flag_of(f) not in have)
    if missing:
        raise MachineUnavailable(f"this CPU lacks {', '.join(missing)}")


def _pages(segment: Segment) -> int:
    return -(-len(segment.data) // PAGE) * PAGE


class NativeMachine(Machine):
    """Calls run on this CPU, in a child process that has nothing else in it."""

    name = "native"

    def __init__(self, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
        self._child: subprocess.Popen[bytes] | None = None
        self._owner = 0     # the process that started it: a fork of that one starts its own
        self.abi = abi or default_abi()
        self._images: dict[int, Image] = {}
        self._mapped: dict[int, Region] = {}
        _check_features(features)
        try:
            self._path = runner_path(self.abi.bits)
            self._start()
            probe = self._exchange(_HEADER.pack(_READ, _BASE, 4, 0), 4, 5.0)
        except (ToolMissing, AssembleError) as error:
            raise MachineUnavailable(f"the runner cannot be built: {error}") from None
        except (OSError, _Died) as error:
            self.close()
            raise MachineUnavailable(f"this system does not run {PROGRAMS[self.abi.bits]} programs ({error})") from None
        if probe != b"\x7fELF":
            self.close()
            raise MachineUnavailable("the runner gives wrong answers")

    def _start(self) -> None:
        self._images.clear()
        self._mapped.clear()
        self._owner = os.getpid()
        self._child = subprocess.Popen(
            [str(self._path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        stack = _HEADER.pack(_MMAP, STACK, STACK_SIZE, _R | _W)
        assert self._child.stdin is not None
        self._send(stack)

    def _send(self, request: bytes) -> None:
        assert self._child is not None and self._child.stdin is not None
        view = memoryview(request)
        try:
            while view:
                view = view[os.write(self._child.stdin.fileno(), view) :]
        except BrokenPipeError:
            raise _Died(self._obituary()) from None

    def _exchange(self, request: bytes, size: int, timeout: float) -> bytes:
        self._send(request)
        assert self._child is not None and self._child.stdout is not None
        fd, parts, deadline = self._child.stdout.fileno(), bytearray(), time.monotonic() + timeout
        while len(parts) < size:
            ready, _, _ = select.select([fd], [], [], max(deadline - time.monotonic(), 0))
            if not ready:
                raise _Died("it does not answer")
            piece = os.read(fd, size - len(parts))
            if not piece:
                raise _Died(self._obituary())
            parts += piece
        return bytes(parts)

    def _obituary(self) -> str:
        assert self._child is not None
        try:
            code = self._child.wait(1.0)
        except subprocess.TimeoutExpired:
            return "it closed its pipes"
        return (
            f"it ended with {signal.Signals(-code).name}" if code < 0 else f"it ended with exit status {code}"
        )

    def close(self) -> None:
        """End the child process."""
        child, self._child = self._child, None
        if child is None:
            return
        if self._owner == os.getpid():
            child.kill()
            child.wait()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                pipe.close()

    def __del__(self) -> None:
        self.close()

    def _load(self, image: Image, out: list[bytes]) -> None:
        if id(image) in self._images:
            return
        for other in list(self._images.values()):
            if any(
                a.address < b.address + _pages(b) and b.address < a.address + _pages(a)
                for a in image.segments
                for b in other.segments
            ):
                out += [_HEADER.pack(_MUNMAP, s.address, _pages(s), 0) for s in other.segments]
                del self._images[id(other)]
        for segment in image.segments:
            rights = _R | (_W if segment.writable else 0) | (_X if segment.executable else 0)
            out.append(_HEADER.pack(_MMAP, segment.address, _pages(segment), _R | _W))
            out.append(_HEADER.pack(_WRITE, segment.address, len(segment.data), 0))
            out.append(segment.data)
            out.append(_HEADER.pack(_MPROTECT, segment.address, _pages(segment), rights))
        self._images[id(image)] = image

    def _map_buffers(self, regions: list[Region], out: list[bytes]) -> None:
        """Map and fill the buffers; mappings of the call before are kept where they are the same."""
        keep = {r.low: r for r in regions}
        for low, old in list(self._mapped.items()):
            new = keep.get(low)
            if new is None or new.high != old.high or new.buffer.writable != old.buffer.writable:
                out.append(_HEADER.pack(_MUNMAP, low, old.high - low, 0))
                del self._mapped[low]
        for region in regions:
            size, writable = region.high - region.low, region.buffer.writable
            before = self._mapped.get(region.low)
            self._mapped[region.low] = region
            if before is None:
                out.append(_HEADER.pack(_MMAP, region.low, size, _R | _W))
            elif not writable:
                if before.contents == region.contents:
                    continue
                out.append(_HEADER.pack(_MPROTECT, region.low, size, _R | _W))
            out += [_HEADER.pack(_WRITE, region.low, size, 0), region.contents]
            if not writable:
                out.append(_HEADER.pack(_MPROTECT, region.low, size, _R))

    def _execute(self, image: Image, entry: int, plan: Plan, timeout: float) -> Outcome:
        try:
            return self._once(image, entry, plan, timeout)
        except _Died as error:
            self.close()
            return Outcome({}, [], b"", Fault("the process was lost", None, None, str(error)))
        except BaseException:   # a limit of time, say, that ends the caller: what the process has mapped is not known
            self.close()
            raise

    def _once(self, image: Image, entry: int, plan: Plan, timeout: float) -> Outcome:
        if self._child is not None and self._owner != os.getpid():
            self.close()    # what this process made it map, the one that it was forked from would not know
        if self._child is None:
            self._start()
        request: list[bytes] = []
        self._load(image, request)
        self._map_buffers(plan.regions, request)
        request += [_HEADER.pack(_WRITE, plan.esp, len(plan.stack), 0), plan.stack]
        seconds, micros = divmod(max(int(timeout * 1e6), 1), 1_000_000)
        bits = self.abi.bits
        general = {**sentinels(self.abi), **plan.registers}
        values = [entry, plan.esp, *(general[r] for r in _GENERAL[bits]), seconds, micros]
        request += [_HEADER.pack(_CALL, 0, 0, 0), _REQUEST[bits].pack(*values, _JUNK[bits])]
        changeable = [r for r in plan.regions if r.buffer.writable]
        sizes = [len(r.contents) for r in changeable] + [len(plan.stack)]
        places = [r.low for r in changeable] + [plan.esp]
        request += [_HEADER.pack(_READ, a, n, 0) for a, n in zip(places, sizes, strict=True)]
        answer = self._exchange(b"".join(request), _REPLY[bits].size + sum(sizes), timeout + 5.0)
        reply = _REPLY[bits].unpack_from(answer)
        names = ("sig", *_GENERAL[bits], *_AFTER)
        state: dict[str, int] = dict(zip(names, reply, strict=bits == 32))
        vectors = {name: int.from_bytes(reply[-1][16 * int(name[3:]):][:16], "little")
                   for name in self.abi.preserved_vectors}
        if state["errno"]:
            self.close()
            raise MachineError(f"the runner could not map memory (result {state['errno']})")
        if state["sig"]:
            return Outcome(state, [], b"", _fault(state, timeout))
        position, bodies = _REPLY[bits].size, []
        for size in sizes:
            bodies.append(answer[position : position + size])
            position += size
        changed = iter(bodies)
        regions = [next(changed) if r.buffer.writable else r.contents for r in plan.regions]
        return Outcome(state, regions, bodies[-1], vectors=vectors)


def _fault(state: dict[str, int], timeout: float) -> Fault:
    number, eip = state["sig"], state["eip"]
    if number == signal.SIGALRM:
        return Fault("timeout", None, eip, f"it did not return within {timeout:g} s")
    name = signal.Signals(number).name
    if number == signal.SIGSEGV and state["trap"] == 14:
        kind = "instruction fetch" if state["err"] & 16 else "write" if state["err"] & 2 else "read"
        return Fault(f"{name} ({kind})", state["addr"], eip)
    if number == signal.SIGSEGV:
        return Fault(
            name, None, eip, "general protection (a misaligned vector operand, or a privileged instruction)"
        )
    return Fault(name, None, eip)
