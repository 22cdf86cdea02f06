"""Pass `emit`: a finished routine as NASM text and a C header, through jinja2 templates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from dsl.cnames import c_names
from dsl.ir import Kernel, Param, Table
from scheduler.code.instr import FORMS, Address, Imm, Instr, Operand, Reg, floats
from scheduler.code.short_encodings import at
from scheduler.finish.control import Label
from scheduler.finish.finish import Routine
from scheduler.finish.position import HERE
from scheduler.graph.places import alignment, element_bytes
from targets.abi import GUARD
from targets.x86.instruction_set import JUMPS, LONG
from targets.x86.register_files import MASKS, VECTOR_FILES, RegisterSet, file_of, low_part, register_name, register_set

LONGEST = 64  # columns of an instruction before its comment; longer ones push it to the right
SIZES = {1: "byte", 2: "word", 4: "dword", 8: "qword", 10: "tword"}
PREFIX = "0x2e"
"""A segment's, in 64-bit code without effect: it makes an instruction longer."""
DATA = {1: "db", 2: "dw", 4: "dd", 8: "dq"}


@dataclass(frozen=True)
class Emitted:
    """NASM source, C header, and each instruction with its text, in order."""

    asm: str
    header: str
    lines: list[tuple[Instr, str]]


def emit(routine: Routine, kernel: Kernel, facts: dict[str, object]) -> Emitted:
    """Render `routine`. `facts` are header fields: cpu, tool, source, source_hash, command, plan."""
    shown = [(line, render(line, routine)) for line in routine.lines if isinstance(line, Instr)]
    width = min(LONGEST, max(len(text) for _, text in shown))
    texts = iter(shown)
    body: list[str] = []
    for number, line in enumerate(routine.lines):
        if isinstance(line, Label):
            align = routine.aligned.get(line.name, 16)
            body += [f"        align {align}"] if line.align and align > 1 else []
            body.append(f"{line.name}:")
            continue
        if number in routine.longer:
            body.append(f"        db {', '.join([PREFIX] * routine.longer[number])}")
        body.append(f"        {next(texts)[1]:<{width}} ; {comment(line)}".rstrip(" ;"))
    env = templates()
    tables = [(t.name, label(routine, t), DATA[min(element_bytes(t), 8)], rows(t), alignment(t))
              for t in routine.tables]
    params = [replace(p, name=name)
              for p, name in zip(kernel.params, c_names([p.name for p in kernel.params]), strict=True)]
    secret_index = any(o.kind == "lookup" and o.args[0].secret for o in kernel.body.ops())
    unprobed = f"{routine.name} has a frame of {routine.frame} bytes, which needs stack probes here that it has not" \
        if routine.abi.unprobed and routine.frame >= GUARD else ""
    context = {"abi": routine.abi, "unprobed": unprobed, "otherwise": otherwise(routine),
               "preserves": preserves(routine), "changes": changes(routine),
               "start": start(routine) if any(i.start for i in immediates(routine)) else "",
               "name": kernel.name, "params": params, "ctype": ctype, "contract": contract(params),
               "guard": kernel.name.upper() if kernel.name.islower() else f"NAME_{kernel.name}",
               "vectors": " and ".join(changed(routine)), "x87": unit(routine), "body": body, "tables": tables,
               "table_align": routine.table_align,
               "secret_index": secret_index, "secret_amount": False, "left": left_behind(routine, params), **facts}
    return Emitted(env.get_template("kernel.asm.j2").render(context), env.get_template("kernel.h.j2").render(context),
                   shown)


def changed(routine: Routine) -> list[str]:
    """The vector files that the routine writes to, and masks."""
    used = {file_of(o.name) for i in routine.lines if isinstance(i, Instr) for o in i.operands if isinstance(o, Reg)}
    files = register_set(routine.abi.bits).files
    kept = routine.abi.preserved_vectors
    free = {file: [r for r in files[file] if r not in kept] for file in VECTOR_FILES}
    masks = [f"{MASKS.registers[0]} to {MASKS.registers[-1]}"] * (MASKS.file in used)
    return [f"{free[file][0]} to {free[file][-1]}" for file in VECTOR_FILES if file in used] + masks


def unit(routine: Routine) -> str:
    """What a call asks of the unit for floating point, and leaves of it; nothing where it is not used."""
    if not floats(routine.lines):
        return ""
    return ("Uses the x87 registers, which are also the MMX registers: all must be empty on entry, and are on return; "
            "exception flags are cleared, the control word is the caller's again.")


def immediates(routine: Routine) -> list[Imm]:
    """Every constant operand."""
    return [o for i in routine.lines if isinstance(i, Instr) for o in i.operands if isinstance(o, Imm)]


def preserves(routine: Routine) -> str:
    """The registers that the convention makes a function preserve."""
    long, abi = routine.abi.bits == 64, routine.abi
    vectors = [f"{abi.preserved_vectors[0]}-{abi.preserved_vectors[-1]}"] if abi.preserved_vectors else []
    return " ".join([register_name(r, wide=long) for r in (*abi.preserved, RegisterSet.stack)] + vectors)


def changes(routine: Routine) -> str:
    """The general registers that a function may change."""
    long = routine.abi.bits == 64
    return " ".join(register_name(r, wide=long) for r in register_set(routine.abi.bits).general
                    if r not in routine.abi.preserved)


def left_behind(routine: Routine, params: Sequence[Param]) -> str:
    """What the frame holds after return; nothing where no parameter is secret."""
    done = routine.cleared
    if done:
        others = ", but for those of the x87 unit" if floats(routine.lines) else ""
        repeated = f", one of them for {done.repeated} stores" if done.repeated else ""
        return (f"The frame is cleared before return: {done.bytes} bytes, {done.instructions} instructions{repeated}. "
                f"Registers are not{others}.")
    if not any(p.secrecy == "secret" or p.secret for p in params):
        return ""
    return "The frame holds secrets after return (`wipe` clears it)." if routine.data else "The frame holds no secrets."


def otherwise(routine: Routine) -> str:
    """What the assembler says where the object format is one of another convention."""
    abi = routine.abi
    return (f"{routine.name} is called by the {abi.title} convention: assemble it with nasm -f "
            f"{' or '.join(abi.formats)}; {abi.hint}")


@cache
def templates() -> Environment:
    """The folder of templates, each read once."""
    return Environment(loader=FileSystemLoader(Path(__file__).parent / "templates"), undefined=StrictUndefined,
                       trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)


def ctype(p: Param) -> str:
    """C type of a parameter."""
    if p.kind == "count":
        return "uint32_t"
    return ("const " if p.kind == "in" else "") + "void *"


def contract(params: Sequence[Param]) -> list[str]:
    """One sentence for each parameter, in calling order."""
    said = []
    for p in params:
        if p.kind == "count":
            said.append(f"{p.name}: number of {f'batches of {p.slices} ' if p.slices else ''}blocks, may be 0")
            continue
        way = {"in": "read", "out": "written", "inout": "read and written"}[p.kind]
        size = f"{p.bytes} bytes" + (" a batch" if p.slices else " a block") * p.per_block
        if p.slices:
            size += f" ({p.slices} blocks of {p.bytes // p.slices})" if p.whole else f" ({p.length} slices)" \
                if not p.repeated else f" ({p.length} slices of {p.bits // 8} bytes, the same in all blocks)"
        aligned = "aligned to 16 bytes" if p.bits > 64 else "no alignment needed"
        said.append(", ".join(filter(None, (f"{p.name}: {size}", way, p.secrecy, aligned))))
    return said


def label(routine: Routine, table: Table) -> str:
    """Assembly name of a table: the kernel's name keeps kernels linkable together."""
    return f"{routine.name}.T{routine.tables.index(table)}_{table.name}"


def rows(table: Table) -> list[str]:
    """Entries as hexadecimal, a line of at most eight numbers each; of 16 bytes and more several, the low one first."""
    width = 2 * min(element_bytes(table), 8)
    numbers = [e >> s & (1 << 64) - 1 for e in table.entries for s in range(0, 8 * element_bytes(table), 64)]
    cells = [f"0x{e:0{width}x}" for e in numbers]
    return [", ".join(cells[i:i + 8]) for i in range(0, len(cells), 8)]


def in_frame(o: Address, routine: Routine) -> str:
    """A slot of the frame as register and displacement."""
    assert o.slot is not None
    reg, disp = at(routine.offset[o.slot] + o.disp, routine.base, routine.bias,
                   routine.windows if o.slot.size == 16 else ())  # arguments are stored before there are any
    return f"{register_name(reg, wide=routine.abi.bits == 64)} + {disp}"


def by_name(o: Address, routine: Routine) -> str:
    """A slot by its name, as long as it has no place in the frame."""
    assert o.slot is not None
    return o.slot.name + (f" + {o.disp}" if o.disp else "")


def render(instr: Instr, routine: Routine, place: Callable[[Address, Routine], str] = in_frame) -> str:
    """One instruction as NASM text; `place` says how a slot is written."""
    if instr.does in JUMPS:
        return f"{instr.mnemonic} {instr.note}"
    parts = [operand(o, routine, instr, kind, place)
             for o, kind in zip(instr.operands, FORMS[instr.form].operand_kinds, strict=True)]
    if instr.does == "address":
        parts[1] = parts[1][parts[1].index("["):]
    if FORMS[instr.form].masked:
        parts[:2] = [f"{parts[0]}{{{parts[1]}}}"]
    return f"{instr.mnemonic} {', '.join(parts)}" if parts else instr.mnemonic


def start(routine: Routine) -> str:
    """The label where the tables begin, from which all of them are addressed."""
    return f"{routine.name}.tables"


def operand(o: Operand, routine: Routine, instr: Instr, kind: str, place: Callable[[Address, Routine], str]) -> str:
    """An operand of the kind that the instruction's form has in its place."""
    long, relative = routine.abi.bits == 64, routine.abi.relative_tables
    if isinstance(o, Imm) and (o.table or o.start):
        where = label(routine, o.table) if o.table else start(routine)
        where += f" + {o.value}" if o.value else ""
        return f"[rel {where}]" if long else where if not relative else \
            f"{where} - {start(routine) if o.table else HERE}"
    if isinstance(o, Imm):
        value = o.value - (1 << 64) if o.value >> 63 else o.value
        return str(value) if value <= 9 else f"0x{value:x}"
    if isinstance(o, Reg):
        if kind in VECTOR_FILES:
            return low_part(o.name, kind)
        return register_name(o.name, o.part, kind == LONG)
    if o.slot is not None:
        inside = place(o, routine).replace("+ -", "- ")
    else:
        terms = [register_name(o.base, wide=long)] if o.base else []
        if o.index:
            index = register_name(o.index, wide=long)
            terms.append(f"{index}*{o.scale}" if o.scale > 1 else index)
        if o.table and relative and o.base:
            terms.append(f"{label(routine, o.table)} - {start(routine)}")
        elif o.table:
            terms.append(("rel " if long else "") + label(routine, o.table))
        if o.disp:
            terms.append(str(o.disp))
        inside = " + ".join(t for t in terms if t).replace("+ -", "- ")
    vector = any(isinstance(r, Reg) and file_of(r.name) in VECTOR_FILES for r in instr.operands)
    if o.repeat:
        return f"[{inside}]{{1to{VECTOR_FILES[file_of(_vector(instr))].bytes // o.size}}}" if kind.endswith("b") \
            else f"[{inside}]"
    return f"[{inside}]" if vector else f"{SIZES[o.size]} [{inside}]"  # nasm knows, and refuses some that are right


def _vector(instr: Instr) -> str:
    """The first register of an instruction."""
    return next(o.name for o in instr.operands if isinstance(o, Reg))


def comment(instr: Instr) -> str:
    """Planned cycle and ports, then source line and variable, then why the instruction exists if not for itself."""
    if instr.role == "control":
        return f"{'':18} {instr.why}" if instr.why else ""
    node = instr.node
    where = f"{node.pos.line:>4}" if node.pos else "    "
    why = instr.role if instr.role in ("spill", "reload", "copy") else ""
    ports = "+".join(dict.fromkeys(instr.ports))
    what = " ".join(filter(None, (where, node.name, why)))
    return f"{instr.cycle:7.1f} {ports:<5} {what}".rstrip()
