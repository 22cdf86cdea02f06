"""A CPU that is made up: the times of probes come from a table of ports and latencies, so that inference has an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from cipherwright.characterize.probes import Probe
from cipherwright.characterize.timing import Figure

Uops = tuple[str, ...]
"""Micro-operations, each with its ports as letters: ("ab", "c")."""
WAYS = {"vmovq": 3.0, "movq": 3.0, "vpmovd2m": 2.5, "vpmovm2d": 2.5, "kmovq": 2.0}
"""Latencies of the instructions that bring a result back, by mnemonic."""


@dataclass
class FakeCpu:
    """`forms`: their micro-operations; what is not in it takes a slot and no port. `kept`: how long each keeps its
    port. `latency`: of every pair of operands. `seen` are the probes that were asked for. `closes`: ports that vectors
    of 128 and 256 bits have not beside a form of 512 bits. `slowed`: clocks that an instruction of a form loses in a
    loop that has more of another, by their names, for no port's sake.
    """

    forms: Mapping[str, Uops]
    latency: Mapping[str, float] = field(default_factory=dict)
    kept: Mapping[str, float] = field(default_factory=dict)
    width: float = 6.0
    closes: str = ""
    slowed: Mapping[tuple[str, str], float] = field(default_factory=dict)
    seen: list[str] = field(default_factory=list)

    def time(self, probes: Sequence[Probe], least: bool = True) -> list[Figure]:
        """As `Timer`."""
        self.seen += [probe.name for probe in probes]
        return [Figure(self.chain(p) if p.chain else self.throughput(p), 0.002, 3) for p in probes]

    def chain(self, probe: Probe) -> float:
        """Every instruction waits for the one before."""
        return sum(self.latency.get(use.form, WAYS.get(use.text.split()[0], 1.0)) for use in probe.body)

    def throughput(self, probe: Probe) -> float:
        """The fullest set of ports, or the slots."""
        busy: dict[str, float] = {}
        number = Counter(use.form for use in probe.body)
        shut = self.closes if any(" z" in form or "m512" in form for form in number) else ""
        for use in probe.body:
            for ports in self.forms.get(use.form, ()):
                if " x" in use.form or " y" in use.form:
                    ports = "".join(p for p in ports if p not in shut)
                busy[ports] = busy.get(ports, 0.0) + self.kept.get(use.form, 1.0)
        lost = sum(clocks * number[one] for (one, other), clocks in self.slowed.items() if number[other] > number[one])
        unions = {"".join(sorted(set("".join(some)))) for n in (1, 2, 3) for some in combinations(busy, n)}
        full = (sum(clocks for ports, clocks in busy.items() if set(ports) <= set(u)) / len(u) for u in unions)
        return max([len(probe.body) / self.width, *full]) + lost


ZEN_LIKE: dict[str, Uops] = {
    "add r64,r64": ("abcd",), "sub r64,r64": ("abcd",), "shl r32,imm8": ("bc",), "rol r32,imm8": ("bc",),
    "cmovcc r64,r64": ("ad",), "imul r64,r64": ("b",), "mov r64,m64": ("efg",), "add r64,m64": ("abcd", "efg"),
    "vpxor y,y,y": ("hijk",), "vpaddd y,y,y": ("hijk",), "vpmuludq y,y,y": ("hi",), "vpshufb y,y,y": ("ij",),
    "vpsrld y,y,imm8": ("jk",), "vmovdqu y,m256": ("ef",), "vpxor y,y,m256": ("hijk", "ef"),
    "vpshufb y,y,m256": ("ij", "ef"), "vaesenc y,y,y": ("hi",), "vpaddd z,z,z": ("hijk",), "vpshufb z,z,z": ("ij",),
}
"""Four integer pipes, four of vectors, three for addresses, of which vectors take two."""
ZEN_KEPT = {"vpaddd z,z,z": 2.0, "vpshufb z,z,z": 2.0}
INTEL_LIKE: dict[str, Uops] = {
    "add r64,r64": ("abcd",), "sub r64,r64": ("abcd",), "shl r32,imm8": ("ad",), "rol r32,imm8": ("ad",),
    "imul r64,r64": ("b",), "mov r64,m64": ("ef",), "add r64,m64": ("abcd", "ef"), "vpxor y,y,y": ("abc",),
    "vpaddd y,y,y": ("abc",), "vpmuludq y,y,y": ("ab",), "vpshufb y,y,y": ("c",), "vpsrld y,y,imm8": ("ab",),
    "vpsllvd y,y,y": ("ab",), "lea r64,[r+r+i]": ("b",), "vpermd y,y,y": ("c",), "vpxor y,y,m256": ("abc", "ef"),
}
"""Integer and vector instructions on the same ports, loads on two of their own."""
WIDE_LIKE: dict[str, Uops] = INTEL_LIKE | {
    "vpand x,x,x": ("abc",), "vpermq y,y,imm8": ("c",), "vpmovmskb r32,x": ("a",), "vpshufd x,x,imm8": ("bc",),
    "vmovdqa64 z,z": (), "vpaddd z,z,z": ("ac",), "vpermd z,z,z": ("c",), "vaesenc z,z,z": ("a",),
    "vpmuludq z,z,z": ("ac",), "vmovdqu64 z,m512": ("ef",),
}
"""The same with forms of 512 bits, which have no port b."""
