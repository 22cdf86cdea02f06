"""The flow of control and of flags between the instructions of a routine, and its straight-line pieces.

A piece is a run of instructions that control enters at its first and leaves behind its last. Branches, calls, string
and system instructions, what writes the stack pointer and what cannot be described stand between pieces and stay where
they are; so does a comparison right before its conditional jump, because CPUs fuse the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import iced_x86 as iced

from cipherwright.reschedule.code import FLOW, Code, Insn
from targets.x86.registers import SP

FLAGS = {"c": iced.RflagsBits.CF, "p": iced.RflagsBits.PF, "a": iced.RflagsBits.AF, "z": iced.RflagsBits.ZF,
         "s": iced.RflagsBits.SF, "o": iced.RflagsBits.OF}
ALL_FLAGS = sum(FLAGS.values())
LEAST = 3
"""Instructions of a piece that is worth a search."""
FENCES = frozenset("""cpuid rdtsc rdtscp rdpmc xgetbv xsetbv lfence mfence sfence serialize vzeroupper vzeroall ldmxcsr
    stmxcsr vldmxcsr vstmxcsr fldcw fnstcw fstcw fldenv fnstenv fnsave frstor fxsave fxsave64 fxrstor fxrstor64 xsave
    xrstor pushf popf pushfd popfd pushfq popfq cld std cli sti lahf sahf hlt syscall sysenter int int3 in out rdrand
    rdseed pause endbr64 endbr32 nop maskmovq maskmovdqu vmaskmovdqu clflush clflushopt clwb rdfsbase rdgsbase wrfsbase
    wrgsbase monitor mwait umonitor umwait tpause xbegin xend xabort xtest ud2 enter leave pusha pushad popa
    popad xlat xlatb wait fwait""".split())
STREAMING = "movnt"
PLACED = (2, 4, 10)
"""Relocations of 32-bit code that are relative to their place (R_386_PC32, PLT32, GOTPC)."""
_INFO = iced.InstructionInfoFactory()


def fence(one: Insn) -> str:
    """Why an instruction stays where it is, in a few words; "" where it may move."""
    asm, what = one.one, one.what
    if asm.flow_control != FLOW.NEXT:
        return "branch or call"
    if what is None or one.unknown:
        return "not described"
    name = what.mnemonic
    if name in FENCES or asm.is_privileged or name.removeprefix("v").startswith(STREAMING):
        return "orders what is around it"
    if asm.is_string_instruction or asm.has_rep_prefix or asm.has_repne_prefix:
        return "string instruction"
    if asm.has_lock_prefix or (name == "xchg" and what.store_bytes):
        return "locked"
    if asm.stack_pointer_increment or any(r.number == SP for r in what.writes):
        return "writes the stack pointer"
    if asm.segment_prefix in (iced.Register.FS, iced.Register.GS):
        return "another segment"
    if what.elements > 1 and what.store_bytes:
        return "scatters"
    if one.relocation is not None and what.bits == 32 and one.relocation.kind in PLACED:
        return "an address relative to its own"
    if len(_INFO.info(asm).used_memory()) > 1 and not asm.is_vsib:
        return "two places in memory"
    sizes = {iced.RegisterExt.size(r) for r in (asm.memory_base, asm.memory_index) if r and not asm.is_vsib}
    if sizes - {what.bits // 8} and not asm.is_ip_rel_memory_operand:
        return "an address of another width"
    if name in ("bt", "bts", "btr", "btc") and (what.load_bytes or what.store_bytes) and what.immediate is None:
        return "its address depends on a bit number"
    return ""


@dataclass(frozen=True)
class Piece:
    """A straight-line run of instructions; `live` are the flag bits (FLAGS) that something behind it may read."""

    insns: tuple[Insn, ...]
    live: int

    @property
    def offset(self) -> int:
        """Where it begins."""
        return self.insns[0].offset

    @property
    def end(self) -> int:
        """The offset behind it."""
        return self.insns[-1].end


@dataclass(frozen=True)
class Flow:
    """The successors of every instruction, flag bits live behind it, and the pieces."""

    code: Code

    @cached_property
    def returns(self) -> dict[int, list[int]]:
        """By the offset of a return: where it goes back to, of the calls that are decoded."""
        callers: dict[int, list[int]] = {}
        for one in self.code.insns.values():
            target = self.code.obj.target(one)
            if one.one.flow_control == FLOW.CALL and target in self.code.insns and one.end in self.code.insns:
                callers.setdefault(int(target or 0), []).append(one.end)
        out: dict[int, list[int]] = {}
        for callee, back in callers.items():
            for at in self._reached(callee):
                if self.code.insns[at].one.flow_control == FLOW.RETURN:
                    out.setdefault(at, []).extend(back)
        return out

    @cached_property
    def open_returns(self) -> set[int]:
        """Returns that may go back to code that was not followed and whose conventions are its own."""
        found = {at for start in self.code.foreign for at in self._reached(start)}
        return {at for at in found if self.code.insns[at].one.flow_control == FLOW.RETURN}

    def _reached(self, start: int) -> set[int]:
        """The instructions of one function: calls are stepped over."""
        seen: set[int] = set()
        todo = [start]
        while todo:
            at = todo.pop()
            if at in seen or at not in self.code.insns:
                continue
            seen.add(at)
            one = self.code.insns[at]
            if one.falls_through:
                todo.append(one.end)
            target = self.code.obj.target(one)
            if target is not None and one.one.flow_control != FLOW.CALL:
                todo.append(target)
        return seen

    def inner(self, one: Insn) -> list[int]:
        """What may run after an instruction: of a call what it calls, or what is behind it where that is not decoded;
        of a return the places behind the calls that are decoded."""
        insns, flow = self.code.insns, one.one.flow_control
        target = self.code.obj.target(one)
        if flow == FLOW.RETURN:
            return self.returns.get(one.offset, [])
        if flow == FLOW.CALL and target in insns:
            return [int(target or 0)]
        out = [one.end] if one.falls_through and one.end in insns else []
        return out + ([target] if target is not None and target in insns else [])

    @cached_property
    def live(self) -> dict[int, int]:
        """Flag bits that may be read behind each instruction before they are written; none behind a return to a caller
        that is not decoded, for no calling convention passes flags."""
        before = {at: 0 for at in self.code.insns}
        after = dict(before)
        order, changed = sorted(self.code.insns, reverse=True), True
        while changed:
            changed = False
            for at in order:
                one = self.code.insns[at]
                flow, asm = one.one.flow_control, one.one
                out = 0
                for behind in self.inner(one):
                    out |= before[behind]
                if flow == FLOW.CALL and one.end in before:
                    out |= before[one.end] if self.code.obj.target(one) in before else 0
                if flow == FLOW.INDIRECT_BRANCH or at in self.open_returns:
                    out = ALL_FLAGS
                into = (int(asm.rflags_read) | (out & ~int(asm.rflags_modified))) & ALL_FLAGS
                if flow in (FLOW.CALL, FLOW.INDIRECT_CALL):
                    into = out if self.code.obj.target(one) in before else 0
                if (into, out) != (before[at], after[at]):
                    before[at], after[at], changed = into, out, True
        return after

    @cached_property
    def fences(self) -> dict[str, int]:
        """How many instructions stay where they are, by the reason."""
        out: dict[str, int] = {}
        for one in self.code.ordered():
            why = fence(one)
            if why:
                out[why] = out.get(why, 0) + 1
        return out

    @cached_property
    def pieces(self) -> list[Piece]:
        """The straight-line pieces in the order of the code, of at least LEAST instructions."""
        runs: list[list[Insn]] = [[]]
        ordered = self.code.ordered()
        for k, one in enumerate(ordered):
            if one.offset in self.code.leaders or (runs[-1] and runs[-1][-1].end != one.offset):
                runs.append([])
            behind = ordered[k + 1] if k + 1 < len(ordered) else None
            if fence(one) or (behind is not None and _fused(one, behind)):
                runs.append([])
            else:
                runs[-1].append(one)
        return [Piece(tuple(run), self.live[run[-1].offset]) for run in runs if len(run) >= LEAST]


def _fused(one: Insn, behind: Insn) -> bool:
    """Whether the flags of an instruction are for the conditional jump right behind it."""
    return (behind.offset == one.end and behind.one.flow_control == FLOW.CONDITIONAL_BRANCH
            and bool(int(one.one.rflags_modified) & int(behind.one.rflags_read)))


def left_alone(code: Code, pieces: list[Piece]) -> tuple[list[Piece], Mapping[str, int]]:
    """(pieces that may be rescheduled, how many instructions of others by the reason)."""
    good: list[Piece] = []
    why: dict[str, int] = {}
    for piece in pieces:
        place = code.obj.function_at(piece.offset)
        inside = any(piece.offset < at < piece.end for at in (*code.leaders, *code.data)) \
            or any(piece.offset <= at < piece.end for at in code.data)
        reason = ""
        if place in code.lost:
            reason = f"{place} has an indirect jump: where it goes is not known"
        elif inside:
            reason = "its bytes are read as data, or entered inside an instruction"
        if reason:
            why[reason] = why.get(reason, 0) + len(piece.insns)
        else:
            good.append(piece)
    return good, why
