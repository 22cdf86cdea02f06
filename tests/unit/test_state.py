"""What kernels leave for their next call: vectors in pieces, and state compared with a reference call by call.

The wrong kernels here give every vector that fits one call; what they leave in memory is wrong.
"""

from __future__ import annotations

import re

import pytest

from cipherwright.building.build import Builder
from cipherwright.building.running import MachineExecutor
from cipherwright.project.sources import Library
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.trials import piece_lengths
from cipherwright.protocols.vectors import check_all, sample
from targets.cpu import load_cpu
from tests.support import fake_hashes, fakes, toy_stream

STORE = re.compile(r"\n +mov dword \[e(?!sp)\w\w \+ (\d+)\], e\w\w [^\n]*")


class Spoiled(Builder):
    """The keystream kernel lacks some of the stores that follow its loop: those of words at these places."""

    def asm(self, kernel, cpu, variant=None):
        text = super().asm(kernel, cpu, variant)
        loop, done, rest = text.rpartition("_done:")
        return text if not done else loop + done + STORE.sub(lambda m: "" if int(m[1]) in self.lacking else m[0], rest)


@pytest.mark.parametrize("lacking", [{16, 20}, {16}, {20}])
def test_state_that_is_not_written_back_is_found(root, lacking):
    """Every vector fits one call and comes out right whole; in pieces it does not, and the state says why."""
    toy_stream.write(root)
    library = Library(root)
    source, algorithm = library.algorithm("rotor")
    vectors = source.vectors(algorithm)
    for words in (set(), lacking):
        builder = Spoiled(library, root / "generated")
        builder.lacking = words
        executor = MachineExecutor(builder, load_cpu("prescott"))
        cipher = make_cipher(algorithm, source.program, executor, source.params)
        for v in vectors:
            data = bytes.fromhex(v["keystream"])
            assert cipher.start_state(bytes.fromhex(v["key"]), bytes.fromhex(v["iv"])).take(len(data)) == data
        alone, both = check_all(cipher, vectors), check_all(cipher, vectors, reference=source.interpreter)
        executor.close()
        if not words:
            assert alone == both == []
            continue
        assert [f.id for f in alone] == [f'{v["id"]}, in pieces' for v in vectors]
        assert both[:len(alone)] == alone and len(both) == len(alone) + len(sample(vectors))
        for failure in both[len(alone):]:
            assert re.match(r"\d+: parameter `st` after call 1 of rotor_keystream, with \d+ blocks", failure.id)
            first = next(i for i, (a, b) in enumerate(zip(failure.expected, failure.got, strict=True)) if a != b)
            assert min(lacking) <= first < min(lacking) + 4


# -- with kernels in Python -----------------------------------------------------------------------------------

def forgetful(name, args):
    """The toy stream cipher, whose state stays what it was."""
    after = fakes.executor(name, args)
    return [args[0], *after[1:]] if name == "next" else after


def stream(executor):
    return make_cipher(fakes.STREAMS[16], fakes.PROGRAM, executor, fakes.PARAMS.__getitem__)


def test_a_vector_of_one_block_is_made_longer():
    key, iv = bytes(range(16)), b"\x01\x02\x03\x04"
    vector = {"id": "v", "variant": "toy", "key": key.hex(), "iv": iv.hex(),
              "keystream": stream(fakes.executor).start_state(key, iv).take(10).hex()}
    assert check_all(stream(fakes.executor), [vector], reference=fakes.executor) == []
    assert [f.id for f in check_all(stream(forgetful), [vector])] == ["v, in pieces"]
    both = check_all(stream(forgetful), [vector], reference=fakes.executor)
    assert [f.id for f in both] == ["v, in pieces", "v: parameter `st` after call 1 of next, with 5 blocks"]
    assert "first difference at byte 7 of 8" in both[1].describe()
    coded = {**vector, "plaintext": "00" * 10, "ciphertext": vector["keystream"]}
    del coded["keystream"]
    assert [f.id for f in check_all(stream(forgetful), [coded])] == ["v, in pieces"]


def test_the_state_of_a_hash_is_compared():
    """The digest is only a part of the state: what is wrong in the rest shows nowhere else."""
    def wrong(name, args):
        state, *rest = fake_hashes.Executor()(name, args)
        return [state[:8] + bytes([state[8] ^ 1]) + state[9:], *rest]

    def made(executor):
        return make_cipher(fake_hashes.algorithm(digest=8), fakes.PROGRAM, executor,
                           {"squeeze": fake_hashes.PARAMS}.get, {"START": fake_hashes.INITIAL}.get)

    vector = {"id": "v", "variant": "squeezed", "message": "", "digest": fake_hashes.expected(b"")[:8].hex()}
    reference = fake_hashes.Executor()
    assert check_all(made(wrong), [vector]) == check_all(made(reference), [vector], reference=reference) == []
    (failure,) = check_all(made(wrong), [vector], reference=reference)
    assert failure.id == "v: parameter `h` after call 1 of squeeze, with 1 blocks"
    assert "first difference at byte 8 of 12" in failure.describe()


def test_state_that_a_block_cipher_keeps_is_compared():
    calls = [fakes.pointer("calls", "inout", 1)]

    def counting(name, args):
        if name != "encrypt":
            return fakes.executor(name, args)
        return [*fakes.executor(name, args[:-2] + args[-1:]), bytes([args[-2][0] + 1])]

    params = {**fakes.PARAMS, "encrypt": [*fakes.PARAMS["encrypt"][:-1], *calls, fakes.COUNT]}

    def still(name, args):
        return [*counting(name, args)[:-1], args[-2]] if name == "encrypt" else counting(name, args)

    made = make_cipher(fakes.AES, fakes.PROGRAM, still, params.get)
    key, data = bytes(16), bytes(48)
    vector = {"id": "v", "variant": "AES-128-ECB", "key": key.hex(), "plaintext": data.hex(),
              "ciphertext": fakes.aes_ecb(key, data).hex()}
    assert check_all(made, [vector]) == []
    (failure,) = check_all(made, [vector], reference=counting)
    assert failure.id == "v: parameter `calls` after call 1 of encrypt, with 3 blocks"


def test_blocks_are_given_in_calls_of_several_sizes():
    """A kernel that is wrong for a single block is found by a vector of four."""
    def wrong(name, args):
        after = fakes.executor(name, args)
        return [*after[:2], bytes(16)] if name == "encrypt" and args[-1] == 1 else after

    made = make_cipher(fakes.AES, fakes.PROGRAM, wrong, fakes.PARAMS.__getitem__)
    vector = {"id": "v", "variant": "AES-128-ECB", "key": bytes(16).hex(), "plaintext": bytes(64).hex(),
              "ciphertext": fakes.aes_ecb(bytes(16), bytes(64)).hex()}
    assert [f.id for f in check_all(made, [vector])] == ["v, in pieces"]


@pytest.mark.parametrize("block", [1, 2, 16, 64])
@pytest.mark.parametrize("total", [0, 1, 5, 16, 17, 63, 64, 65, 1000])
def test_pieces(total, block):
    lengths = piece_lengths(total, block)
    assert sum(lengths) == total and 0 not in lengths and (not total or lengths[0] == min(total, block))
    ends = [sum(lengths[:i + 1]) % block for i in range(len(lengths) - 1)]
    assert total < 4 * block or block == 1 or (0 in ends and any(ends))


def test_a_source_that_forgets_its_state_makes_no_code(cw, root):
    """Though its only vector is of one block, which is right."""
    toy_stream.write(root, (16,))
    assert cw("build", "rotor_init", "--cpu", "pentium3")[0] == 0
    (root / "ciphers" / "rotor.cw").write_text(toy_stream.SOURCE.replace("st[5] = d", "st[5] = c"))
    code, _, err = cw("build", "rotor_init", "--cpu", "pentium3")
    assert code == 1 and "does not compute rotor" in err and "0, in pieces: first difference at byte " in err
