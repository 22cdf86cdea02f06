"""Keystreams of several messages side by side: the driver on kernels in Python; `test`, `vectors`, `run`, `measure`.

Hash functions are in test_hashes.py and test_cli_run.py.
"""

from __future__ import annotations

import json

import pytest

from cipherwright.bench.measure import check_native
from cipherwright.instrument.kernel_args import kernel_arguments
from cipherwright.machine.machine import MachineUnavailable
from cipherwright.project.sources import Library
from cipherwright.protocols.bound import CHUNK, Bound
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check_all, check_together
from targets.cpu import load_cpu
from tests.commands.test_cli_run import CIPHER, KEY
from tests.support import fakes, toy_stream


class Executor:
    """The toy stream cipher of fakes, with `next-N` for N messages; `calls` lists (messages, blocks) of each call.

    `wrong` is what the kernel of several messages does wrong.
    """

    def __init__(self, wrong=""):
        self.calls = []
        self.wrong = wrong

    def __call__(self, name, args):
        if not name.startswith("next"):
            return fakes.executor(name, args)
        messages = int(name.partition("-")[2] or 1)
        states, count = args[:messages], args[-1]
        assert len(args) == 2 * messages + 1
        self.calls.append((messages, count))
        after = [fakes.executor("next", [state, b"", count]) for state in states]
        if messages > 1 and self.wrong == "keeps":
            after[1][0] = states[1]
        if messages > 1 and self.wrong == "mixes":
            after[0][1], after[1][1] = after[1][1], after[0][1]
        return [a[0] for a in after] + [a[1] for a in after]


def made(messages, executor):
    cipher = make_cipher(fakes.STREAMS[16], fakes.PROGRAM, executor, fakes.PARAMS.__getitem__)
    if messages > 1:
        cipher.run_together(Bound(f"next-{messages}", fakes.PARAMS["next"], executor, messages))
    return cipher


def request(number, length):
    return bytes(range(number, number + 16)), bytes([number] * 4), length


@pytest.mark.parametrize("messages", [1, 2, 3])
@pytest.mark.parametrize("limits", [(), (1, 2, 1)])
@pytest.mark.parametrize("lengths", [[], [0], [5, 5], [0, 1000], [1000, 0, 64], [640, 641, 3, 3, 500],
                                     [2 * CHUNK + 3, CHUNK, 1]])
def test_keystreams(messages, limits, lengths):
    requests = [request(n, length) for n, length in enumerate(lengths)]
    expected = [made(1, Executor()).start_state(key, iv).take(length) for key, iv, length in requests]
    assert made(messages, Executor()).keystreams(requests, limits) == expected


def test_what_runs_side_by_side():
    """2, 5 and 3 blocks: two together, then the third in the place that is free, then what is left alone."""
    executor = Executor()
    made(2, executor).keystreams([request(0, 128), request(1, 300), request(2, 150)])
    assert executor.calls == [(2, 2), (2, 3)]
    executor.calls.clear()
    made(2, executor).keystreams([request(0, 64), request(1, 300)], (1, 2))
    assert executor.calls == [(2, 1), (1, 2), (1, 2)]


def vectors(count):
    found = []
    for n in range(count):
        key, iv, length = request(n, 10 + 90 * n)
        stream = made(1, Executor()).start_state(key, iv).take(7 + length)
        found.append({"id": str(n), "variant": "toy", "key": key.hex(), "iv": iv.hex(), "keystream": stream[7:].hex(),
                      "offset": 7})
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_wrong_kernels_are_found(count):
    """However few vectors there are, the kernel of several messages is called."""
    executor = Executor()
    assert check_all(made(3, executor), vectors(count), reference=fakes.executor) == []
    assert any(messages == 3 for messages, _ in executor.calls)
    kept = check_together(made(3, Executor("keeps")), vectors(count))
    assert kept and all(f.id.endswith("in pieces") or count > 1 for f in kept)
    assert count == 1 or check_together(made(3, Executor("mixes")), vectors(count))
    *_, state = check_all(made(3, Executor("keeps")), vectors(count), reference=fakes.executor)
    assert state.id.startswith("parameter `st` after call ") and "message 2 of 3" in state.id


# -- by the command line --------------------------------------------------------------------------------------

def test_test_and_vectors(cw, root):
    toy_stream.write(root)
    for cpu in ("northwood", "core2-64"):
        code, out, err = cw("test", "rotor", "--cpu", cpu, "--variant", "four")
        assert code == 0 and "rotor: 6 of 6 vectors agree" in out and "variant four" in out, out + err
    assert cw("test", "rotor", "--cpu", "northwood")[1].count("6 of 6") == 2
    assert cw("vectors", "rotor", "--cpu", "northwood", "--variant", "four")[0] == 0


def test_run_takes_the_kernel_for_one(cw, root, tmp_path):
    toy_stream.write(root)
    data = bytes(range(256)) * 3
    (tmp_path / "in").write_bytes(data)
    key, iv = bytes(16), bytes(8)
    common = ["run", "rotor", "--cpu", "northwood", "--mode", "stream", "--key", key.hex(), "--iv", iv.hex(), "--in",
              tmp_path / "in", "--out", tmp_path / "out"]
    code, _, err = cw(*common, "--variant", "four")
    assert code == 0 and "variant `four` takes 4 messages at once; fewer run in the kernel for one" in err
    coded = (tmp_path / "out").read_bytes()
    assert bytes(a ^ b for a, b in zip(coded, data, strict=True)) == toy_stream.keystream(key, iv, len(data))
    assert "note" not in cw(*common)[2]


ONE_WAY = CIPHER.replace("    expand_decrypt expand_back\n    decrypt back\n", "")
CHAINED = ONE_WAY.replace("blocks n {\n        var x = [src[0], src[1]]", "var c = rk[0]\n    blocks n {\n"
                          "        var x = [src[0] ^ c, src[1]]\n        c = src[1]", 1)


def write_pair(root, text):
    """Add a block cipher to a library, with a vector of one block, which the interpreter gives."""
    (root / "ciphers" / "pair.cw").write_text(text)
    source = Library(root).source_of("there")
    keys = source.interpreter("expand", [bytes.fromhex(KEY), bytes(16)])[1]
    coded = source.interpreter("there", [keys, bytes(8), bytes(8), 1])[2]
    vector = {"id": "0", "variant": "pair", "source": "here", "key": KEY, "plaintext": "00" * 8,
              "ciphertext": coded.hex()}
    (root / "tests" / "vectors" / "pair.json").write_text(json.dumps(
        {"algorithm": "pair", "variant": ["pair"], "source": {"here": ""}, "vectors": [vector]}))


def test_block_ciphers_refuse_messages(cw, root):
    """Blocks that depend on each other are no blocks of this protocol."""
    write_pair(root, CHAINED + "mapping there four on northwood { lanes 4 in xmm }\n")
    code, _, err = cw("test", "pair", "--cpu", "northwood", "--variant", "four")
    assert code == 2 and "variant `four` of kernel there takes 4 messages at once, because its blocks" in err


def native(cpu):
    found = load_cpu(cpu)
    try:
        check_native(found.features, found.abi)
    except MachineUnavailable as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("cpu", ["northwood", "core2-64"])
def test_measure(cw, root, cpu):
    """It ended with SIGSEGV: the kernel was given one message's arguments."""
    native(cpu)
    toy_stream.write(root)
    command = ["measure", "rotor", "--cpu", cpu, "--variant", "four", "--runs", "5", "--blocks", "50"]
    code, out, err = cw(*command, "--json")
    assert code == 0, err
    (row,) = json.loads(out)["results"]
    assert (row["blocks"], row["messages"], row["block_bytes"]) == (200, 4, 16)
    whole, share = row["cycles"]["minimum"], row["cycles_per_block"]["minimum"]
    assert share == (None if whole is None else whole / 200)
    assert "200 blocks a call of 4 messages side by side" in cw(*command)[1]


def test_measure_bit_slices(cw, root):
    native("core2-64")
    write_pair(root, ONE_WAY + "mapping there sliced on core2-64 { slices in general }\n")
    code, out, err = cw("measure", "there", "--cpu", "core2-64", "--variant", "sliced", "--runs", 5, "--blocks", 200)
    assert code == 0 and "192 blocks a call" in out, err


def test_arguments_of_several_messages(root):
    toy_stream.write(root)
    args = kernel_arguments(Library(root), "rotor_keystream", 3, messages=4)
    assert len(args) == 9 and args[-1] == 3 and [len(a.data) for a in args[:-1]] == [24] * 4 + [48] * 4
