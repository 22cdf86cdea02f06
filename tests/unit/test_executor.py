"""The executor beside the processor: kernels, what goes wrong in a call, and when it is chosen."""

from __future__ import annotations

import functools
import random

import pytest

from cipherwright.building.build import Builder
from cipherwright.building.running import MachineExecutor
from cipherwright.instrument.kernel_trace import RecordingExecutor, RecordingMachine
from cipherwright.machine import native
from cipherwright.machine.assemble import assemble
from cipherwright.machine.executor import Executor
from cipherwright.machine.machine import AbiViolation, Argument, Buffer, CallFault, Machine, MachineUnavailable
from cipherwright.machine.needed import features_of
from cipherwright.machine.open import open_machine
from cipherwright.project.sources import ROOT, Library
from targets.abi import load_abis
from targets.cpu import load_cpu
from targets.elf import Image, load_elf
from tests.support import shipped

KERNELS = [("core2-64", "md5_blocks"), ("core2-64", "keccak_blocks"), ("core2-64", "poly1305_blocks"),
           ("core2-64", "chacha20_blocks"), ("northwood", "aes128_encrypt"), ("pentium3", "fox128_encrypt-two"),
           ("prescott", "sha512_blocks-double"), ("pentium", "ripemd160_blocks"),
           ("core2-64", "kasumi_encrypt_compact-bitsliced")]


@functools.cache
def image(body: str, bits: int = 64) -> Image:
    """An image with one function, ``f``."""
    text = f"bits {bits}\nglobal f\nsection .text\nf:\n{body}\nsection .data\nx: dd 1, 2, 3, 4\n"
    return load_elf(assemble(text, "test.asm", bits), 0x10000000, bits)


def call(body: str, args: list[Argument], abi: str = "sysv64", timeout: float = 5.0) -> list[bytes]:
    machine = Executor(frozenset(), load_abis()[abi])
    return machine.call(image(body, load_abis()[abi].bits), "f", args, timeout=timeout).buffers


@pytest.mark.parametrize("cpu, name", KERNELS)
def test_kernels(cpu: str, name: str) -> None:
    """The shipped code of old CPUs does on integers what it does on the processor, or where that cannot, in unicorn."""
    target = load_cpu(cpu)
    try:
        beside = open_machine(target.features, "native", target.abi)
    except MachineUnavailable:
        beside = open_machine(target.features, "emulated", target.abi)
    machines = [beside, Executor(target.features, target.abi)]
    native_one, ours = (MachineExecutor(shipped.Shipped(shipped.LIBRARY, shipped.FOLDER), target, machine=machine)
                        for machine in machines)
    params = [p for p in shipped.params(name.partition("-")[0])
              for _ in range(native_one.messages(name) if p.own else 1)]
    rng = random.Random(name)
    for count in (0, 1, 3):
        args = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1)) for p in params]
        assert ours(name, args) == native_one(name, args), count


def test_faults() -> None:
    with pytest.raises(CallFault, match="past the end of argument 1"):
        call("mov rax, [rdi + 1]\nret", [Buffer(bytes(8), align=1)])
    with pytest.raises(CallFault, match="read-only"):
        call("mov [rdi], rax\nret", [Buffer(bytes(8), False)])
    with pytest.raises(CallFault, match="misaligned"):
        call("movdqa xmm0, [rdi]\nret", [Buffer(bytes(32), offset=8)])
    with pytest.raises(CallFault, match="does not know vpdpbusd"):
        call("vpdpbusd zmm0, zmm1, zmm2\nret", [])
    with pytest.raises(CallFault, match="timeout"):
        call("f_: jmp f_\nret", [], timeout=0.05)
    with pytest.raises(AbiViolation, match="rbx"):
        call("mov ebx, 1\nret", [])
    with pytest.raises(AbiViolation, match="emms is missing"):
        call("movd mm0, eax\nret", [])


def test_data_stays_between_calls() -> None:
    """As long as the image is the same; another one begins anew."""
    body = "mov eax, [x]\nadd dword [x], 5\nmov edx, [esp + 4]\nmov [edx], eax\nret"
    code = load_elf(assemble(f"bits 32\nglobal f\nsection .text\nf:\n{body}\nsection .data\nx: dd 7\n", "t", 32),
                    0x10000000, 32)
    machine: Machine = Executor()
    assert [machine.call(code, "f", [Buffer(bytes(4))]).buffers[0][0] for _ in range(3)] == [7, 12, 17]


def lacking(monkeypatch: pytest.MonkeyPatch, *features: str) -> None:
    """This processor has none of these features any more."""
    check = native._check_features

    def without(asked: frozenset[str]) -> None:
        if asked & {*features}:
            raise MachineUnavailable("made to lack it")
        check(asked)

    monkeypatch.setattr(native, "_check_features", without)


def test_it_is_taken_where_nothing_else_runs_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "avx2")
    assert open_machine(frozenset({"avx2"}), abi=load_abis()["sysv64"]).name == "executor"
    with pytest.raises(MachineUnavailable, match="does not know 3dnow"):
        open_machine(frozenset({"avx2", "3dnow"}))


def test_code_that_needs_less_than_its_cpu_has_runs_natively(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "avx2")
    library = Library(ROOT)
    execute = MachineExecutor(Builder(library, ROOT / "generated"), load_cpu("zen3"))
    assert isinstance(execute.machine, Executor)
    execute._images["plain"] = image("mov eax, 1\nret")
    execute._images["wide"] = image("vpxor ymm0, ymm0, ymm1\nvzeroupper\nret")
    assert features_of(execute._images["wide"]) == {"i386", "avx", "avx2"}
    assert execute.machine_of("wide").name == "executor"
    try:
        open_machine(prefer="native", abi=load_abis()["sysv64"]).close()
    except MachineUnavailable as error:
        pytest.skip(f"nothing runs natively: {error}")
    assert execute.machine_of("plain").name == "native"
    execute.close()


@pytest.mark.parametrize("cpu, name", KERNELS)
def test_no_code_needs_what_its_cpu_lacks(cpu: str, name: str) -> None:
    """Tables stand behind the code, and are not read as instructions."""
    assert features_of(shipped.image(name, cpu)) <= load_cpu(cpu).features


@pytest.mark.parametrize("cpu, name", [("core2-64", "md5_blocks"), ("northwood", "aes128_encrypt")])
def test_a_recording_is_that_of_the_emulator(cpu: str, name: str) -> None:
    target = load_cpu(cpu)
    code, rng = shipped.image(name, cpu), random.Random(name)
    args: list[Argument] = [2 if p.kind == "count" else
                            Buffer(rng.randbytes(2 * p.bytes if p.per_block else p.bytes), p.kind != "in", 16)
                            for p in shipped.params(name)]
    found = []
    for machine in (RecordingMachine(target.features, target.abi), RecordingExecutor(target.features, target.abi)):
        machine.call(code, name, args, end_guard=False)
        found.append(machine.record)
    assert found[0].address == found[1].address
    assert found[0].load == found[1].load and found[0].store == found[1].store
