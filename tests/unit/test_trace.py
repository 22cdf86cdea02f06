"""Traces of small routines: every record, address, taken bit and mark; and what is refused."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cipherwright.instrument import peers
from cipherwright.machine.assemble import run_nasm
from targets.callspec import Call, parse_call
from targets.run_trace import BUFFERS, STACK_POINTER, TracedCall, TraceError, trace_call

SUM32 = """
global f
section .text align=64
        nop
f:      push ebx
        mov edx, [esp+8]
        mov ecx, [esp+12]
        xor ebx, ebx
.next:  add ebx, [edx]
        add [edx], ebx
        add edx, 4
        dec ecx
        jnz .next
        mov eax, ebx
        pop ebx
        ret
"""

SUM64 = """
default rel
global f
section .text align=64
f:      xor eax, eax
.next:  movdqu xmm0, [rdi]
        movdqu [rdi+16], xmm0
        add rax, [rsi]
        dec rdx
        jnz .next
        mov [rsp-8], rax
        ret
"""


def call(bits: int, args: list[dict[str, Any]], **more: Any) -> Call:
    return parse_call({"id": "t", "package_arch": "i386" if bits == 32 else "amd64", "member": "m.o", "entry": "f",
                       "args": args, "warmup": 1, **more})


def run(source: str, bits: int = 32, args: list[dict[str, Any]] | None = None, compiled: bool = True,
        budget: int = 10_000, check: bool = True, **more: Any) -> TracedCall:
    return trace_call(call(bits, args or [], **more), {"m.o": run_nasm(source, "t.asm", f"elf{bits}")},
                      compiled=compiled, budget=budget, check=check)


WORDS = [{"buffer": 8, "align": 64, "contents": "hex:0100000002000000", "name": "D"}, {"int": 2}]


@pytest.mark.parametrize("compiled", [True, False])
def test_every_record_of_a_32_bit_call(compiled: bool) -> None:
    traced = run(SUM32, args=WORDS, compiled=compiled, instructions_per_call=17,
                 expect=[{"registers": ["eax"], "hex": struct.pack("<I", 7).hex()},
                         {"buffer": "D", "hex": struct.pack("<II", 4, 12).hex()}])
    trace = traced.trace
    assert (trace.bits, trace.marks, trace.warmup, trace.measured) == (32, (0, 17, 34), 1, 1)
    assert [one.mnemonic for one in trace.code] == "push mov mov xor add add add dec jcc mov pop ret".split()
    once = [0, 1, 2, 3, 4, 5, 6, 7, 8, 4, 5, 6, 7, 8, 9, 10, 11]
    assert trace.index.tolist() == once * 2
    sp, d = STACK_POINTER, BUFFERS
    assert trace.load.tolist() == [0, sp, sp + 4, 0, d, d, 0, 0, 0, d + 4, d + 4, 0, 0, 0, 0, sp - 8, sp - 4] * 2
    assert trace.store.tolist() == [sp - 8, 0, 0, 0, 0, d, 0, 0, 0, 0, d + 4, 0, 0, 0, 0, 0, 0] * 2
    assert trace.taken.tolist() == [0] * 8 + [1] + [0] * 7 + [1] + [0] * 8 + [1] + [0] * 7 + [1]
    assert (trace.index.dtype, trace.load.dtype, trace.taken.dtype) == (np.int32, np.int64, np.int8)
    assert traced.text_base % 64 == 0 and traced.entry == traced.text_base + 1
    assert traced.offset_of(traced.entry) == 1 and traced.offsets()[:2].tolist() == [1, 2]
    assert traced.positions_of(int(traced.offsets()[4])).tolist() == [4, 9, 21, 26]
    assert sp % 64 == 0 and traced.buffers == {"D": BUFFERS} and not traced.repeats
    with pytest.raises(TraceError, match="no instruction at offset 0x0 "):
        traced.positions_of(0)


@pytest.mark.parametrize("compiled", [True, False])
def test_every_record_of_a_64_bit_call(compiled: bool) -> None:
    args = [{"buffer": 32, "align": 16, "contents": "random", "name": "A"},
            {"buffer": 8, "align": 64, "contents": "hex:05", "name": "B"}, {"int": 2}]
    traced = run(SUM64, 64, args, compiled, measured=2, expect=[{"registers": ["rax"], "hex": "0a" + "00" * 7}])
    trace, a, b, sp = traced.trace, BUFFERS, BUFFERS + 64, STACK_POINTER
    assert trace.marks == (0, 13, 26, 39) and trace.measured == 2 and traced.instructions_per_call == (13, 13)
    assert trace.load[13:26].tolist() == [0, a, 0, b, 0, 0, a, 0, b, 0, 0, 0, sp - 8]
    assert trace.store[13:26].tolist() == [0, 0, a + 16, 0, 0, 0, 0, a + 16, 0, 0, 0, sp - 16, 0]
    assert trace.taken[13:26].tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert traced.contents["A"][:16] == traced.contents["A"][16:]


def test_more_arguments_than_registers_are_on_the_stack() -> None:
    source = "bits 64\nglobal f\nf: mov rax, [rsp+8]\n shl rax, 4\n add rax, [rsp+16]\n add rax, r9\n ret\n"
    run(source, 64, [{"int": n} for n in (1, 2, 3, 4, 5, 0x600, 7, 8)],
        expect=[{"registers": ["rax"], "hex": "7806" + "00" * 6}])


def test_a_repeated_string_instruction_is_one_record() -> None:
    source = """
global f
f:      push esi
        push edi
        mov esi, [esp+12]
        mov edi, [esp+16]
        mov ecx, [esp+20]
        rep movsd
        jmp short .on
.on:    rep stosb
        pop edi
        pop esi
        ret
"""
    args = [{"buffer": 16, "contents": "random", "name": "A"}, {"buffer": 16, "name": "B"}, {"int": 4}]
    traced = run(source, args=args, instructions_per_call=11)
    trace = traced.trace
    moved, stored = (next(one for one in trace.code if one.form == form) for form in ("rep movsd", "rep stosb"))
    assert (moved.load_bytes, moved.store_bytes, stored.load_bytes, stored.store_bytes) == (4, 4, 0, 1)
    assert traced.repeats == {5: 4, 7: 0, 16: 4, 18: 0}
    assert (trace.load[5], trace.store[5]) == (BUFFERS, BUFFERS + 64) and trace.load[7] == trace.store[7] == 0
    assert trace.taken[:11].tolist() == [0] * 10 + [1]      # the jump goes to the next instruction
    assert traced.contents["A"] == traced.contents["B"]


def test_set_up_features_and_registers() -> None:
    source = """
default rel
extern words, other
global f, prepare
prepare: mov qword [rdi], 7
        mov eax, 3
        ret
f:      mov r10d, [words+4]
        movdqa xmm3, xmm15
        add r10, rax
        pcmpeqd xmm15, xmm15
        jz other
        ret
"""
    args = [{"reg": "xmm15", "contents": "ref:P", "offset": 8}, {"reg": "rax", "int": 9}]
    setup = [{"entry": "prepare", "args": [{"buffer": 24, "contents": "random", "name": "P"}], "returns": 3}]
    more: dict[str, Any] = {"abi": "registers", "cpu_features": {"words": [1, 5]}, "externals": ["words", "other"]}
    traced = run(source, 64, args, setup=setup, **more)
    assert traced.trace.marks == (0, 6, 12) and traced.contents["P"][:8] == b"\7" + bytes(7)
    expect = traced.contents["P"][8:].hex() + "0e" + "00" * 7
    run(source, 64, args, setup=setup, expect=[{"registers": ["xmm3", "r10"], "hex": expect}], **more)
    with pytest.raises(TraceError, match="t: set-up prepare: it returns 0x3, expected 0x4"):
        run(source, 64, args, setup=[{**setup[0], "returns": 4}], **more)


def test_what_is_called_behind_all_others_is_not_in_the_trace() -> None:
    source = """
global f, tag
f:      inc dword [rdi]
        ret
tag:    mov eax, [rdi]
        add eax, 5
        mov [rsi], eax
        ret
"""
    args = [{"buffer": 4, "name": "STATE"}]
    finish = [{"entry": "tag", "args": [{"contents": "ref:STATE"}, {"buffer": 4, "name": "TAG"}], "returns": 7}]
    traced = run(source, 64, args, finish=finish, expect=[{"buffer": "TAG", "hex": "07000000"}])
    assert traced.trace.marks == (0, 2, 4) and set(traced.buffers) == {"STATE", "TAG"}
    with pytest.raises(TraceError, match="t: finish tag: it returns 0x7, expected 0x9"):
        run(source, 64, args, finish=[{**finish[0], "returns": 9}])
    with pytest.raises(TraceError, match="expect TAG: expected 08000000, found 07000000"):
        run(source, 64, args, finish=finish, expect=[{"buffer": "TAG", "hex": "08000000"}])


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize(("body", "message"), [
    ("mov eax, 1\nmov ecx, [0x1234]\nret", r"f\+0x5 in m\.o\): mov ecx,\[1234h\]: reads address 0x1234"),
    ("mov [f], eax\nret", r"f\+0x0 in m\.o\): mov \[.*\],eax: writes address 0x80"),
    ("mov eax, [esp+4]\nmov [eax-8], eax\nret", r"mov \[eax-8\],eax: writes address 0x20100ff8, 8 bytes from an end of "
                                                "buffer D"),
    ("nop\nl: jmp l", r"has not returned after 10000 instructions; it stands at .*\(l\+0x0 in m\.o\): jmp"),
    ("call other\nret", r"f\+0x0 in m\.o\): call .*: jumps to the external 'other', which is no code or data"),
    ("mov eax, [other]\nret", r"reads the external 'other'"),
    ("ud2", r"f\+0x0 in m\.o\): ud2: "),
    ("hlt\nret", r"hlt"),
    ("int3\nret", r"raises interrupt or exception 3"),
    ("xor ecx, ecx\ndiv ecx\nret", r"div ecx: raises interrupt or exception 0"),
    ("mov esi, 1\nret", r"t: esi is 0x1 after the call, expected 0x[0-9a-f]+: a callee-saved register was not kept"),
    ("ret 4", r"t: the stack pointer is 0x[0-9a-f]+ after the call, expected 0x[0-9a-f]+ \(unbalanced stack, or ret n"),
    ("mov eax, ds\nret", r"t: 0x80\w+: 8c d8: mov eax,ds: the decoder does not describe operand ds"),
    ("vpxor xmm0, xmm1, xmm2\nret", r"t: .*f\+0x0 in m\.o\): vpxor .*: the emulator does not run vector instructions"),
    ("kmovd k1, eax\nret", r"kmovd k1,eax: the emulator does not run"),
    ("nop\nvzeroupper\nret", r"f\+0x1 in m\.o\): vzeroupper: the emulator does not run"),
    ("mov eax, [esp+4]\nmovdqa xmm0, [eax+8]\nret", r"movdqa xmm0,\[eax\+8\]: faults on a CPU, its operand at 0x20101"),
])
def test_what_goes_wrong_is_named(body: str, message: str, compiled: bool) -> None:
    source = f"extern other\nglobal f\nf: {body}\n"
    with pytest.raises(TraceError, match=message):
        run(source, args=[{"buffer": 32, "name": "D"}], compiled=compiled, externals=["other"])


def test_vex_of_general_registers_runs() -> None:
    source = "global f\nf: mov edx, [esp+4]\nmov ecx, 0x0f\nandn eax, ecx, edx\nrorx eax, eax, 4\nret\n"
    traced = run(source, args=[{"int": 0x1234}], expect=[{"registers": ["eax"], "hex": struct.pack("<I", 0x123).hex()}])
    assert [one.mnemonic for one in traced.trace.code] == "mov mov andn rorx ret".split()


def test_what_is_missing_is_named() -> None:
    with pytest.raises(TraceError, match=r"t: m\.o: undefined symbol 'other'.*; list in 'externals'"):
        run("extern other\nglobal f\nf: jmp other\n")
    with pytest.raises(TraceError, match=r"t: m\.o: no symbol 'f' in the object; .* func"):
        run("global func\nfunc: ret\n")
    with pytest.raises(TraceError, match=r"t: object n\.o is not at hand; there are m\.o"):
        run("global f\nf: ret\n", setup=[{"member": "n.o", "entry": "g"}])
    with pytest.raises(TraceError, match=r"set-up g: m\.o: no symbol 'g'"):
        run("global f\nf: ret\n", setup=[{"entry": "g"}])


def test_a_run_that_differs_is_an_error_or_a_report() -> None:
    expect = [{"buffer": "D", "hex": "00" * 8}, {"buffer": "D", "sha256": "00" * 32}]
    with pytest.raises(TraceError, match=r"^t: instructions_per_call: expected 18, a measured call ran 17; expect D: "
                                         r"expected 0{16}, found 040000000c000000; expect D: expected sha256 0"):
        run(SUM32, args=WORDS, instructions_per_call=18, expect=expect)
    traced = run(SUM32, args=WORDS, instructions_per_call=18, check=False)
    assert traced.differences == ("instructions_per_call: expected 18, a measured call ran 17",)


def test_entry_by_name_or_by_offset() -> None:
    source = "global g\nnop\nf: nop\nret\ng: ret\n"
    data = {"m.o": run_nasm(source, "t.asm", "elf32")}
    assert trace_call(call(32, []), data).entry % 64 == 1
    assert trace_call(call(32, []), data, entry="g").trace.marks == (0, 1, 2)
    stripped = call(32, [], entry="gone", entry_offset=3, entry_is_local_symbol=True)
    assert trace_call(stripped, data).trace.marks == (0, 1, 2)


def _archive(*files: tuple[str, bytes]) -> bytes:
    def member(name: str, body: bytes) -> bytes:
        return f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(body):<10}`\n".encode() + body + b"\n" * (len(body) % 2)

    return b"!<arch>\n" + b"".join(member(name, body) for name, body in files)


def test_archives() -> None:
    data = _archive(("/", b"table"), ("//", b"a-very-long-member-name.o/\nsecond.o/\n"), ("/0", b"one"),
                    ("/27", b"2"), ("short.o/", b"three"))
    assert list(peers.read_ar(data, "x")) == [("a-very-long-member-name.o", b"one"), ("second.o", b"2"),
                                               ("short.o", b"three")]
    with pytest.raises(peers.PeerError, match="x is not an ar archive"):
        list(peers.read_ar(b"nothing", "x"))
    with pytest.raises(peers.PeerError, match="damaged ar archive at byte"):
        list(peers.read_ar(data[:-3], "x"))


@pytest.fixture
def package() -> Callable[[str], bytes]:
    """Makes a package file of one version."""
    import io
    import tarfile

    def tar(name: str, body: bytes) -> bytes:
        out = io.BytesIO()
        with tarfile.open(fileobj=out, mode="w:xz") as file:
            entry = tarfile.TarInfo(name)
            entry.size = len(body)
            file.addfile(entry, io.BytesIO(body))
        return out.getvalue()

    def make(version: str) -> bytes:
        library = _archive(("m.o/", run_nasm("global f\nf: ret\n", "t.asm", "elf32")))
        control = tar("./control", f"Package: libssl-dev\nVersion: {version}\n".encode())
        return _archive(("debian-binary", b"2.0\n"), ("control.tar.xz", control),
                        ("data.tar.xz", tar("./usr/lib/libcrypto.a", library)))

    return make


def test_a_package_at_hand_is_unpacked(tmp_path: Path, package: Callable[[str], bytes]) -> None:
    (tmp_path / "libssl-dev_3_i386.deb").write_bytes(package("3.0.99-1"))
    got = peers.load_peers("i386", tmp_path)
    assert (got.version, list(got.members)) == ("3.0.99-1", ["m.o"])
    assert trace_call(call(32, []), got.members).trace.marks == (0, 1, 2)
    with pytest.raises(peers.PeerError, match="has no member 'n.o'; .*m.o"):
        got["n.o"]
    (tmp_path / "libssl-dev_1_amd64.deb").write_bytes(package("1.1.1w-0"))
    with pytest.raises(peers.PeerError, match="is version 1.1.1w-0; the calls are for OpenSSL 3"):
        peers.load_peers("amd64", tmp_path)
    with pytest.raises(peers.PeerError, match="unknown architecture 'arm'"):
        peers.load_peers("arm", tmp_path)


def test_no_package_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers.shutil, "which", lambda name: None)
    with pytest.raises(peers.PeerError, match=r"is not on PATH; or put a file libssl-dev_\*_i386\.deb"):
        peers.load_peers("i386", tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(peers, "_apt", lambda arguments, folder: (False, f"E: no network for {arguments[-2:]}"))
    with pytest.raises(peers.PeerError, match=r"could not be fetched: E: no network .*'download'.*Is there a network"):
        peers.load_peers("i386", tmp_path)
