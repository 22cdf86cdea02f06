"""Pass `emit`: a finished routine as NASM text and a C header, through jinja2 templates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from dsl.ir import Kernel, Param, Table
from scheduler.finish import Label, Routine
from scheduler.instr import FILES, Imm, Instr, Operand, Reg
from scheduler.lower import element_bytes

LOW = {"eax": "al", "ecx": "cl", "edx": "dl", "ebx": "bl"}
LONGEST = 64  # columns of an instruction before its comment; longer ones push it to the right
VECTORS = frozenset(FILES["mm"] + FILES["x"])
SIZES = {1: "byte", 2: "word", 4: "dword"}
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
    for line in routine.lines:
        if isinstance(line, Label):
            body += ["        align 16"] if line.align else []
            body.append(f"{line.name}:")
            continue
        body.append(f"        {next(texts)[1]:<{width}} ; {comment(line)}".rstrip(" ;"))
    env = templates()
    tables = [(t.name, label(routine, t), DATA[min(element_bytes(t), 8)], rows(t), element_bytes(t) >= 8)
              for t in routine.tables]
    secret_index = any(o.kind == "lookup" and o.args[0].secret for o in kernel.body.ops())
    context = {"name": kernel.name, "params": kernel.params, "ctype": ctype, "contract": contract(kernel),
               "vectors": " and ".join(changed(routine)), "body": body, "tables": tables,
               "secret_index": secret_index, **facts}
    return Emitted(env.get_template("kernel.asm.j2").render(context), env.get_template("kernel.h.j2").render(context),
                   shown)


def changed(routine: Routine) -> list[str]:
    """The vector files that the routine writes to."""
    used = {o.name for i in routine.lines if isinstance(i, Instr) for o in i.operands if isinstance(o, Reg)}
    return [f"{FILES[file][0]} to {FILES[file][-1]}" for file in ("mm", "x") if used & {*FILES[file]}]


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


def contract(kernel: Kernel) -> list[str]:
    """One sentence for each parameter, in calling order."""
    said = []
    for p in kernel.params:
        if p.kind == "count":
            said.append(f"{p.name}: number of blocks, may be 0")
            continue
        way = {"in": "read", "out": "written", "inout": "read and written"}[p.kind]
        size = f"{p.bytes} bytes" + (" a block" if p.per_block else "")
        said.append(f"{p.name}: {size}, {way}, {'secret' if p.secret else 'public'}, no alignment needed")
    return said


def label(routine: Routine, table: Table) -> str:
    """Assembly name of a table: the kernel's name keeps kernels linkable together."""
    return f"{routine.name}.T{routine.tables.index(table)}_{table.name}"


def rows(table: Table) -> list[str]:
    """Entries as hexadecimal, a line of at most eight numbers each; 16 bytes are two numbers, low half first."""
    width = 2 * min(element_bytes(table), 8)
    numbers = [e >> s & (1 << 64) - 1 for e in table.entries for s in range(0, 8 * element_bytes(table), 64)]
    cells = [f"0x{e:0{width}x}" for e in numbers]
    return [", ".join(cells[i:i + 8]) for i in range(0, len(cells), 8)]


def render(instr: Instr, routine: Routine) -> str:
    """One instruction as NASM text."""
    if instr.form in ("jcc", "jmp"):
        return f"{instr.mnemonic} {instr.note}"
    parts = [operand(o, routine, instr) for o in instr.operands]
    if instr.mnemonic == "lea":
        parts[1] = parts[1].removeprefix("dword ")
    return f"{instr.mnemonic} {', '.join(parts)}" if parts else instr.mnemonic


def operand(o: Operand, routine: Routine, instr: Instr) -> str:
    if isinstance(o, Imm) and o.table:
        return label(routine, o.table) + (f" + {o.value}" if o.value else "")
    if isinstance(o, Imm):
        return f"0x{o.value:x}" if o.value > 9 else str(o.value)
    if isinstance(o, Reg):
        if o.part == "32":
            return o.name
        if o.part == "16":
            return o.name[1:]
        return LOW[o.name] if o.part == "low" else LOW[o.name][0] + "h"
    if o.slot is not None:
        inside = f"{routine.base} + {routine.offset[o.slot] + o.disp - routine.bias}".replace("+ -", "- ")
    else:
        terms = [o.base] if o.base else []
        if o.index:
            terms.append(f"{o.index}*{o.scale}" if o.scale > 1 else o.index)
        if o.table:
            terms.append(label(routine, o.table))
        if o.disp:
            terms.append(str(o.disp))
        inside = " + ".join(t for t in terms if t).replace("+ -", "- ")
    vector = any(isinstance(r, Reg) and r.name in VECTORS for r in instr.operands)
    return f"[{inside}]" if vector else f"{SIZES[o.size]} [{inside}]"  # nasm knows, and refuses some that are right


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
