"""The emulated machine: the same calls and checks under the Unicorn CPU emulator.

Differences from a real CPU: aligned vector accesses (movdqa ...) to misaligned addresses do not fault here.
"""

from __future__ import annotations

from typing import Any

from cipherwright.machine.machine import (
    FCW,
    MXCSR,
    PAGE,
    STACK,
    STACK_SIZE,
    VECTOR_JUNK,
    Fault,
    Machine,
    MachineUnavailable,
    Outcome,
    Plan,
    default_abi,
    sentinels,
    vector_junk,
)
from targets.abi import Abi
from targets.elf import Image, Segment
from targets.x86.register_files import WIDE

_RETURN = 0x7F000000
_STATE = {"eflags": "EFLAGS", "tag": "FPTAG", "fcw": "FPCW", "mxcsr": "MXCSR"}
_TRAPS = {
    0: "SIGFPE",
    1: "SIGTRAP",
    3: "SIGTRAP",
    4: "SIGSEGV",
    5: "SIGSEGV",
    6: "SIGILL",
    16: "SIGFPE",
    19: "SIGFPE",
}
_SUPPORTED = frozenset(
    {
        "i386",
        "i486",
        "fpu",
        "x87",
        "tsc",
        "cx8",
        "cmpxchg8b",
        "cmov",
        "mmx",
        "fxsr",
        "sse",
        "sse2",
        "sse3",
        "pni",
    }
    | {"ssse3", "sse4_1", "sse4_2", "sse41", "sse42", "sse4.1", "sse4.2", "aes", "pclmulqdq", "pclmul"}
    | {"popcnt", "movbe", "bmi1", "bmi2", "adx", "x86-64"}
)


def _pages(segment: Segment) -> int:
    return -(-len(segment.data) // PAGE) * PAGE


class EmulatedMachine(Machine):
    """Calls run in Unicorn, on any host."""

    name = "emulated (unicorn)"

    def __init__(self, features: frozenset[str] = frozenset(), abi: Abi | None = None) -> None:
        self.abi = abi or default_abi()
        try:
            import unicorn
            from unicorn import x86_const
        except ImportError as error:
            raise MachineUnavailable(f"unicorn is not installed ({error}); pip install unicorn") from None
        missing = sorted(features - _SUPPORTED)
        if missing:
            raise MachineUnavailable(f"unicorn does not emulate {', '.join(missing)}")
        self._uc_module: Any = unicorn
        self._regs: Any = x86_const
        self._images: dict[int, Image] = {}
        self._fault: Fault | None = None
        self._plan: Plan | None = None
        self._image: Image | None = None
        self._uc: Any = None
        self._start()

    def _start(self) -> None:
        module, regs = self._uc_module, self._regs
        self._images.clear()
        uc = module.Uc(module.UC_ARCH_X86, module.UC_MODE_64 if self.abi.bits == 64 else module.UC_MODE_32)
        uc.ctl_set_cpu_model(regs.UC_CPU_X86_BROADWELL)
        uc.mem_map(STACK, STACK_SIZE, module.UC_PROT_READ | module.UC_PROT_WRITE)
        uc.mem_map(_RETURN, PAGE, module.UC_PROT_READ | module.UC_PROT_EXEC)
        uc.mem_write(_RETURN, b"\xf4" * 16)
        uc.hook_add(module.UC_HOOK_MEM_INVALID, self._on_memory)
        uc.hook_add(module.UC_HOOK_INTR, self._on_trap)
        self._uc = uc

    def _rights_at(self, address: int) -> tuple[bool, bool, bool]:
        """Whether an address can be read, written, executed."""
        assert self._plan is not None
        if STACK <= address < STACK + STACK_SIZE:
            return True, True, False
        for region in self._plan.regions:
            if region.low <= address < region.high:
                return True, region.buffer.writable, False
        for image in self._images.values():
            for segment in image.segments:
                if segment.address <= address < segment.address + _pages(segment):
                    return True, segment.writable, segment.executable
        return False, False, False

    def _on_memory(self, uc: Any, access: int, address: int, size: int, _value: int, _data: object) -> bool:
        module = self._uc_module
        address &= (1 << self.abi.bits) - 1
        kind, which = "read", 0
        if access in (module.UC_MEM_WRITE_UNMAPPED, module.UC_MEM_WRITE_PROT):
            kind, which = "write", 1
        elif access in (module.UC_MEM_FETCH_UNMAPPED, module.UC_MEM_FETCH_PROT):
            kind, which = "instruction fetch", 2
        if self._rights_at(address)[which]:
            address = (address + PAGE) // PAGE * PAGE  # the access crosses into the page that faults
        self._fault = Fault(f"SIGSEGV ({kind})", address, uc.reg_read(self._register("eip")))
        return False

    def _on_trap(self, uc: Any, number: int, _data: object) -> None:
        name = _TRAPS.get(number, "SIGSEGV")
        detail = "" if number in _TRAPS else f"interrupt or exception {number}"
        self._fault = Fault(name, None, uc.reg_read(self._register("eip")), detail)
        uc.emu_stop()

    def _load(self, image: Image) -> None:
        if id(image) in self._images:
            return
        module, uc = self._uc_module, self._uc
        for other in list(self._images.values()):
            if any(
                a.address < b.address + _pages(b) and b.address < a.address + _pages(a)
                for a in image.segments
                for b in other.segments
            ):
                for segment in other.segments:
                    uc.mem_unmap(segment.address, _pages(segment))
                del self._images[id(other)]
        for segment in image.segments:
            rights = module.UC_PROT_READ | (module.UC_PROT_WRITE if segment.writable else 0)
            rights |= module.UC_PROT_EXEC if segment.executable else 0
            uc.mem_map(segment.address, _pages(segment), rights)
            uc.mem_write(segment.address, segment.data)
            uc.ctl_remove_cache(segment.address, segment.address + _pages(segment))
        self._images[id(image)] = image

    def _register(self, name: str) -> int:
        """Unicorn's number of a general register in the width of the code, or of the instruction pointer."""
        if self.abi.bits == 64:
            name = {"eip": "rip", **WIDE}[name]
        return int(getattr(self._regs, f"UC_X86_REG_{name.upper()}"))

    def _set_registers(self, plan: Plan) -> None:
        uc, regs, word = self._uc, self._regs, self.abi.bits // 8
        for name, value in {**sentinels(self.abi), **plan.registers, "esp": plan.esp - word}.items():
            uc.reg_write(self._register(name), value)
        uc.reg_write(regs.UC_X86_REG_EFLAGS, 0x202)
        for index in range(16 if word == 8 else 8):
            junk = vector_junk(index) if word == 8 else int.from_bytes(VECTOR_JUNK, "little")
            uc.reg_write(regs.UC_X86_REG_XMM0 + index, junk)
        uc.reg_write(regs.UC_X86_REG_FPSW, 0)
        uc.reg_write(regs.UC_X86_REG_FPCW, FCW)
        uc.reg_write(regs.UC_X86_REG_FPTAG, 0xFFFF)
        uc.reg_write(regs.UC_X86_REG_MXCSR, MXCSR)

    def _execute(self, image: Image, entry: int, plan: Plan, timeout: float) -> Outcome:
        module, uc = self._uc_module, self._uc
        self._load(image)
        self._plan, self._image, self._fault = plan, image, None
        for region in plan.regions:
            rights = module.UC_PROT_READ | (module.UC_PROT_WRITE if region.buffer.writable else 0)
            uc.mem_map(region.low, region.high - region.low, rights)
            uc.mem_write(region.low, region.contents)
        try:
            word = self.abi.bits // 8
            uc.mem_write(plan.esp - word, _RETURN.to_bytes(word, "little") + plan.stack)
            self._set_registers(plan)
            return self._run(entry, plan, timeout)
        finally:
            for region in plan.regions:
                uc.mem_unmap(region.low, region.high - region.low)

    def _run(self, entry: int, plan: Plan, timeout: float) -> Outcome:
        module, uc, regs = self._uc_module, self._uc, self._regs
        try:
            uc.emu_start(entry, _RETURN, timeout=max(int(timeout * 1e6), 1))
        except module.UcError as error:
            eip = uc.reg_read(self._register("eip"))
            if self._fault is None:
                illegal = error.errno in (module.UC_ERR_INSN_INVALID, module.UC_ERR_EXCEPTION)
                self._fault = Fault("SIGILL" if illegal else "SIGSEGV", None, eip, str(error))
        state = {name: uc.reg_read(self._register(name)) for name in ("eip", "esp", *sentinels(self.abi))}
        state.update({name: uc.reg_read(getattr(regs, f"UC_X86_REG_{register}")) for name, register in _STATE.items()})
        vectors = {name: uc.reg_read(getattr(regs, f"UC_X86_REG_{name.upper()}"))
                   for name in self.abi.preserved_vectors}
        if self._fault is None and state["eip"] != _RETURN and not uc.query(module.UC_QUERY_TIMEOUT):
            self._fault = Fault(
                "SIGSEGV", None, state["eip"] - 1, "it executed hlt, a privileged instruction"
            )
        if self._fault is None and state["eip"] != _RETURN:
            self._fault = Fault("timeout", None, state["eip"], f"it did not return within {timeout:g} s")
        if self._fault is not None:
            return Outcome(state, [], b"", self._fault)
        regions = [bytes(uc.mem_read(r.low, r.high - r.low)) for r in plan.regions]
        return Outcome(state, regions, bytes(uc.mem_read(plan.esp, len(plan.stack))), vectors=vectors)
