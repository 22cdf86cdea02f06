"""What the generated files say: header comment, prototype, comments of code lines, manifest."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.files import digest
from dsl.ir import Param
from dsl.parser import parse
from targets.cpu import load_cpu
from tests.support import asmtext, shipped
from tests.support.shipped import CASES

VARIABLE, CONSTANT = "NOT constant time", "Constant time:"
COMMENT = re.compile(r" +(?P<cycle>\d+\.\d)( (?P<ports>[a-zA-Z]\w*(\+\w+)*))? +(?P<line>\d+)( \S.*)?$")
CONTROL_WORDS = re.compile(
    r"preserved|argument|frame|cleared|resident|(no|more) \w+\?|x87 state|floating point|page|passes of \d+"
    r"|blocks left over")
ANY = r"(e..|r..|r\d\d?d?)"  # a register of 32 or 64 bits
CONTROL = re.compile(
    r"(push|pop) (ebx|esi|edi|ebp|rbx|rbp|r12|r13|r14|r15)$|(sub|add|and) [er]sp, -?\w+$|ret$|vzeroupper$|emms$"
    r"|mov eax, esp$"
    r"|lea ANY, \[[er]sp( \+ \d+)?\]$|(test|sub|add|cmp|xor) ANY, ANY$|mov ecx, \w+$|rep stos[dq]$|mov ANY, ANY$"
    r"|cmp ([dq]word \[[er].. [+-] \d+\], 0|ANY, [dq]word \[[er].. [+-] \d+\])$"
    r"|mov (ANY, [dq]word \[[er].. [+-] \d+\]|[dq]word \[[er].. [+-] \d+\], ANY)$|j(e|ne|ae) \.\w+$"
    r"|(pxor|xorps) (?P<zero>x?mm0), (?P=zero)$|vpxord? (?P<wide>[xyz]mm0), (?P=wide), (?P=wide)$"
    r"|(and|add|sub|shr|imul ANY,) ANY, \w+$|neg ANY$|lea ANY, \[ANY [+-] \d+\]$|sbb (?P<all>ANY), (?P=all)$"
    r"|sub ANY, [dq]word \[[er]bp \+ \d+\]$|rep movs[bdq]$|j(mp|s) \.\w+_(again|back)$"
    r"|fldz$|fstp st0$|f(ld|stp) tword \[esp [+-] \d+\]$|fn(stcw|clex)|fldcw|mov dword \[esp [+-] \d+\], (0|0x37f)$"
    r"|v?mov(q|d|dqa|dqu|aps|dqa64|dqu64) ([xyz]?mm\d+, \[ANY( [+-] \d+)?\]"
    r"|\[ANY( [+-] \d+)?\], [xyz]?mm\d+)$".replace("ANY", ANY))
EACH_VALUE = ("resident", "cleared", "argument")  # control lines of which a kernel has one for each such value
WHOLE_STACK = ("fldz", "fstp st0")  # said of each register of a stack in the same words
REMAINDER = re.compile(r"passes of \d+|blocks left over")  # as many lines, however little the kernel does
MOST_CONTROL = 20  # lines around and between loops, in a kernel that does little else
PROTOTYPE = re.compile(r"^void (?P<name>\w+)\((?P<params>[^)]*)\);", re.MULTILINE)


# One file in forty: `.ci/run` builds all of them and compares, and so does the slow rest of this test.
@pytest.mark.parametrize(("kernel", "cpu"), [pytest.param(*case, marks=pytest.mark.slow if i % 40 else pytest.mark.full)
                                             for i, case in enumerate(CASES)])
def test_generated_files_are_what_the_compiler_makes(kernel: str, cpu: str) -> None:
    made = shipped.compiled(kernel, cpu)
    for suffix, text in (("asm", made.asm), ("h", made.header)):
        path = shipped.FOLDER / cpu / f"{kernel}.{suffix}"
        assert path.exists() and path.read_text(encoding="utf-8") == text, f"{cpu}/{kernel}.{suffix}: run ./cw build"
    manifest = json.loads((shipped.FOLDER / cpu / f"{kernel}.json").read_text(encoding="utf-8"))
    assert manifest == json.loads(json.dumps(made.manifest)), f"{cpu}/{kernel}.json: run ./cw build"


def secret_index(kernel: str) -> bool:
    """Whether the source looks secret data up in a table, or applies a linear map to it that is made into tables: where
    no secret may index one, maps are operations."""
    found = shipped.LIBRARY.kernels[kernel].kernel(kernel)
    return any(op.kind in ("lookup", "linear") and op.args[0].secret
               and (op.kind == "lookup" or not found.constant_time) for op in found.body.ops())


def check_timing_claim(asm: str, header: str, kernel: str, variable: bool) -> None:
    """The claim stands in both headers, and the code is as claimed: table accesses, or no branch but loops."""
    said = " ".join(asmtext.header(asm))
    assert (VARIABLE in said, CONSTANT in said) == (variable, not variable)
    assert (VARIABLE in header, CONSTANT in header) == (variable, not variable)
    assert bool(asmtext.table_accesses(asm, kernel)) == variable


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_timing_claim(kernel: str, cpu: str) -> None:
    variable = secret_index(kernel) and shipped.LIBRARY.kernels[kernel].kernel(kernel).tables_allowed
    check_timing_claim(shipped.shipped(kernel, cpu, "asm"), shipped.shipped(kernel, cpu, "h"), kernel, variable)


def compile_text(text: str, cpu: str) -> Compiled:
    """The kernel `k` of a source."""
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text, source_name="k.cw")


BODY = ("k(a: {secrecy} in u32le[2] per block, b: secret out u32le[1] per block, n: count) {ct} "
        "{{ blocks n {{ {what} }} }}")
TABLE = "table T: u8 -> u32 = c => u32(c) * 0x01010101\n"
LINEAR = "linear L(x: u32) -> u32 { return (x <<< 3) ^ (x <<< 7) ^ x }\n"


@pytest.mark.parametrize("cpu", shipped.CPUS)
@pytest.mark.parametrize(("definitions", "secrecy", "ct", "what", "variable"), [
    (TABLE, "secret", "tables", "b[0] = T(a[0].byte[1])", True),
    (LINEAR, "secret", "tables", "b[0] = L(a[0])", True),
    (LINEAR, "secret", "", "b[0] = L(a[0])", False),
    ("", "secret", "", "b[0] = (a[0] + a[1]) <<< 5", False),
    ("", "secret", "constant_time", "b[0] = select(a[0] < a[1], a[0], ~a[1])", False),
    pytest.param(LINEAR, "secret", "constant_time", "b[0] = L(a[0])", False),
])
def test_timing_claim_of_small_kernels(definitions: str, secrecy: str, ct: str, what: str, variable: bool,
                                       cpu: str) -> None:
    made = compile_text(definitions + "kernel " + BODY.format(secrecy=secrecy, ct=ct, what=what), cpu)
    check_timing_claim(made.asm, made.header, "k", variable)
    jumps = [c.mnemonic for c in asmtext.code(made.asm) if c.mnemonic.startswith("j")]
    assert len(jumps) == 2, "the block loop's two, none on data"


@pytest.mark.parametrize("cpu", shipped.CPUS)
def test_public_index_is_constant_time(cpu: str) -> None:
    made = compile_text(TABLE + "kernel " + BODY.format(secrecy="public", ct="constant_time",
                                                        what="b[0] = T(a[0].byte[1])"), cpu)
    assert CONSTANT in made.asm and CONSTANT in made.header
    assert asmtext.table_accesses(made.asm, "k")


# -- prototype ------------------------------------------------------------------------------------------------

def c_type(p: Param) -> str:
    """What the calling program declares."""
    if p.kind == "count":
        return "uint32_t"
    return "const void *" if p.kind == "in" else "void *"


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_prototype(kernel: str, cpu: str) -> None:
    """Names, types and order of the arguments are the source's, in the C header and the assembly's comment."""
    wanted = [(c_type(p), p.name) for p in shipped.params(kernel)]
    source = shipped.LIBRARY.kernels[kernel].text
    signature = re.search(rf"^kernel {kernel}\((.*?)\)[^)]*{{", source, re.MULTILINE | re.DOTALL)
    assert signature and re.findall(r"(\w+)\s*:", signature[1]) == [name for _, name in wanted]
    comment = "\n".join(asmtext.header(shipped.shipped(kernel, cpu, "asm")))
    for text in (shipped.shipped(kernel, cpu, "h"), re.sub(r"\);\s+cdecl", ");", comment)):
        found = PROTOTYPE.search(text)
        assert found and found["name"] == kernel
        params = [re.match(r"\s*(.*?)\s*(\w+)$", p) for p in found["params"].split(",")]
        assert [(m[1], m[2]) for m in params if m] == wanted


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_c_header_is_guarded(kernel: str, cpu: str) -> None:
    text = shipped.shipped(kernel, cpu, "h")
    guard = re.search(r"^#ifndef (\w+)\n#define (\w+)$", text, re.MULTILINE)
    assert guard and guard[1] == guard[2] and kernel.upper() in guard[1]
    assert "#include <stdint.h>" in text and 'extern "C" {' in text
    assert text.count("#if") == text.count("#endif") and text.count("{") == text.count("}")


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_header_names_its_source(kernel: str, cpu: str) -> None:
    source = shipped.LIBRARY.kernels[kernel]
    said = " ".join(asmtext.header(shipped.shipped(kernel, cpu, "asm")))
    assert load_cpu(cpu).title in said and f"ciphers/{source.path.name}" in said
    assert digest(source.text.encode())[:16] in said
    secrecy = source.kernel(kernel).secrecy
    for p in shipped.params(kernel):
        if p.kind != "count":
            assert p.secret <= (secrecy[p.name] == "secret")
            size = f"{p.bytes} bytes( a block)?"
            if kernel in shipped.IN_SLICES:
                size = r"\d+ bytes( a batch)? \(\d+ slices\)"
            assert re.search(rf"\b{p.name}: {size}, [^:]*{secrecy[p.name]}", said)


# -- code -----------------------------------------------------------------------------------------------------

@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_every_code_line_says_when_and_whence(kernel: str, cpu: str) -> None:
    """Planned cycle, ports of the CPU and source line beside every instruction.

    That is, but for saved registers, frame and loop control. What is said of single values is not said twice: a slot
    is read before a loop and written behind it once, and there is an argument for each parameter.
    """
    text, source = shipped.shipped(kernel, cpu, "asm"), shipped.LIBRARY.kernels[kernel].text.splitlines()
    commented, lines = 0, asmtext.code(text)
    values = Counter((line.text, line.comment.strip()) for line in lines if line.comment.strip() in EACH_VALUE
                     and line.text not in WHOLE_STACK)
    loops = sum(line.text.startswith(("jne", "js")) for line in lines)
    assert max(values.values(), default=0) <= max(1, loops)
    assert sum(what == "argument" for _, what in values) <= len(shipped.params(kernel))
    for line in lines:
        if CONTROL_WORDS.fullmatch(line.comment.strip()) or not line.comment:
            assert CONTROL.match(line.text), f"line {line.number}: `{line.text}` has no comment"
            continue
        found = COMMENT.match(line.comment)
        assert found, f"line {line.number}: {line.comment}"
        if found["ports"]:
            assert {*found["ports"].split("+")} <= {*load_cpu(cpu).ports}, f"line {line.number}: {line.comment}"
        else:
            assert not load_cpu(cpu).cost(asmtext.form(line)).ports, f"line {line.number}: {line.comment}"
        assert source[int(found["line"]) - 1].split("#")[0].strip(), f"line {line.number}: an empty source line"
        commented += 1
    left = sum(bool(REMAINDER.fullmatch(line.comment.strip())) for line in lines)
    assert left < 3 * MOST_CONTROL
    assert len(lines) - commented - values.total() - left < max(0.2 * len(lines), MOST_CONTROL)


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_manifest_counts(kernel: str, cpu: str) -> None:
    """Instructions and µops are those of the text: each form found from the text, its µops from the CPU's table."""
    manifest = json.loads(shipped.shipped(kernel, cpu, "json"))
    lines = asmtext.code(shipped.shipped(kernel, cpu, "asm"))
    forms = Counter(asmtext.form(line) for line in lines)
    costs = {name: load_cpu(cpu).cost(name) for name in forms}
    assert manifest["instructions"] == len(lines)
    assert manifest["uops"] == sum(costs[name].uops * count for name, count in forms.items())
    assert (manifest["kernel"], manifest["cpu"]) == (kernel, cpu)
    assert manifest["source_sha256"] == digest(shipped.LIBRARY.kernels[kernel].text.encode())


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_manifest_pieces(kernel: str, cpu: str) -> None:
    """The pieces make up the kernel but for its control lines, and their width bound is µops per width."""
    manifest = json.loads(shipped.shipped(kernel, cpu, "json"))
    lines = asmtext.code(shipped.shipped(kernel, cpu, "asm"))
    assert sum(p["instructions"] for p in manifest["pieces"]) == sum(
        bool(line.comment) and not CONTROL_WORDS.fullmatch(line.comment.strip()) for line in lines)
    for piece in manifest["pieces"]:
        assert piece["uops"] >= piece["instructions"] > 0
        assert piece["bounds"]["width"] == round(piece["uops"] / load_cpu(cpu).width, 2)


@pytest.mark.parametrize(("text", "form"), [
    ("mov eax, dword [esi + 4]", "mov r32,m32"), ("mov dword [esp + 8], ebp", "mov m32,r32"),
    ("movzx esi, ah", "movzx r32,r8h"), ("movzx esi, cl", "movzx r32,r8"), ("movzx edx, si", "movzx r32,r16"),
    ("movzx edx, byte [k.T0 + ecx*4]", "movzx r32,m8"), ("rol eax, 0x18", "rol r32,imm8"),
    ("xor eax, 0x63", "xor r32,imm32"), ("jnz .blocks_1", "jcc"), ("ret", "ret"), ("dec dword [esp + 4]", "dec m32"),
    ("movd mm1, [esi + 4]", "movd mm,m32"), ("pxor mm0, [k.T0 + ecx*8]", "pxor mm,m64"), ("emms", "emms"),
    ("punpckldq mm0, [esp + 8]", "punpckldq mm,m32"), ("pshufd xmm1, [esp + 16], 0x1b", "pshufd x,m128,imm8"),
    ("movhps [edi + 8], xmm7", "movhps m64,x"), ("psrlq xmm2, 7", "psrlq x,imm8"), ("movd eax, mm3", "movd r32,mm"),
    ("lea eax, [ebx + ecx + 5]", "lea r32,[r+r+i]"), ("mov byte [edi], al", "mov m8,r8"), ("setb al", "setcc r8"),
    ("rep stosd", "rep stosd"),
])
def test_forms_are_read(text: str, form: str) -> None:
    assert asmtext.form(asmtext.Code(1, text, "")) == form


@pytest.mark.parametrize("path", sorted(shipped.FOLDER.glob("*/*_*.json")), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_no_plan_is_below_its_bounds(path: Path) -> None:
    """Planned clocks of a piece are those of an optimistic machine, but not below what its instructions take anyhow."""
    for piece in json.loads(path.read_text(encoding="utf-8"))["pieces"]:
        assert piece["planned_cycles"] >= max(piece["bounds"].values()) - 0.05, piece["name"]
