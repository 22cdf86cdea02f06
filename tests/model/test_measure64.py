"""`cw measure` of 64-bit code: brackets on this machine, where it runs x86-64 programs."""

from __future__ import annotations

import json

import pytest

from cipherwright.bench.measure import CHAIN, Host, measure
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, MachineError, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from targets.abi import load_abis
from targets.elf import Image, load_elf

CONVENTIONS = ["sysv64", "win64"]


def image(body: str) -> Image:
    text = f"bits 64\nglobal f\nsection .text\nalign 16\nf:\n{body}\nret\n"
    return load_elf(assemble(text, "test.asm", 64), 0x10000000, 64)


@pytest.fixture(scope="module", autouse=True)
def native() -> None:
    try:
        NativeMachine(abi=load_abis()["sysv64"]).close()
    except MachineUnavailable as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("name", CONVENTIONS)
def test_a_chain_of_additions_takes_a_cycle_each(name: str) -> None:
    """Best of several: a neighbour on the same core can spoil one series, not all."""
    host, wanted, seen = Host.here(), 300_000, []
    code = image(f"mov ecx, {wanted // 100}\nalign 16\n.next:\ntimes 100 add rax, rax\ndec ecx\njnz .next")
    for _ in range(6):
        ran = measure(code, "f", [], 0, 100, abi=load_abis()[name])
        seen.append(ran.cycles("brackets", host.chain_cycles).median)
        if abs(seen[-1] - wanted * host.chain_cycles / CHAIN) < 0.2 * wanted:
            return
    raise AssertionError(f"{wanted} additions took {seen} cycles")


@pytest.mark.parametrize("name", CONVENTIONS)
def test_arguments_arrive_and_are_fresh_at_every_call(name: str) -> None:
    """A pointer, a count, an argument on the stack; the kernel changes them and faults unless they are right again."""
    abi = load_abis()[name]
    first, second = ("rdi", "esi") if name == "sysv64" else ("rcx", "edx")
    place = abi.stack_place(7)
    body = f"""
        cmp {second}, 77
        jne .bad
        cmp dword [{first}], 0x64636261
        jne .bad
        cmp dword [rsp + {place}], 8
        jne .bad
        test rsp, 7
        jnz .bad
        xor {second}, {second}
        mov dword [rsp + {place}], 0
        mov byte [{first} + 4], 1
        ret
    .bad: ud2"""
    args = [77, 3, 4, 5, 6, 7, 8]
    assert measure(image(body), "f", [Buffer(b"abcd____"), *args], 0, 10, abi=abi).runs == 10
    with pytest.raises(MachineError, match="SIGILL"):
        measure(image(body), "f", [Buffer(b"abcx____"), *args], 0, 10, abi=abi)


def test_command(cw) -> None:
    code, out, _ = cw("measure", "toy_encrypt", "--cpu", "core2-64", "--cpu", "core2-64-win64", "--runs", 20, "--json")
    assert code == 0
    assert [row["cpu"] for row in json.loads(out)["results"]] == ["core2-64", "core2-64-win64"]
