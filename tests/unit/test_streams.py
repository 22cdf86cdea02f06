"""Inputs and outputs of `./cw run`: files, pipes, devices and descriptors, each opened once and read to its end."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
import threading
import tty
from pathlib import Path

import pytest

from cipherwright.errors import ProtocolError, UserError
from cipherwright.project.sources import ROOT
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.protocols import make_cipher
from cipherwright.streaming.run import hash_files, run_file
from cipherwright.streaming.streams import descriptor, reading, writing
from tests.support import fake_hashes, fakes

KEY = bytes(range(16))
DATA = bytes(range(256)) * 300
PROGRAM = """
import sys
from cipherwright.commands import cli
from cipherwright.streaming.run import run_file
from cipherwright.protocols.protocols import make_cipher
from tests.support import fakes
aes = make_cipher(fakes.AES, fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)
cli.cli.callback = lambda debug: None
@cli.cli.command("x")
def x():
    run_file(aes, "ctr", bytes(16), bytes(16), *sys.argv[2:])
cli.main(["x"])
"""


def aes():
    return make_cipher(fakes.AES, fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


def coded(data: bytes = DATA) -> bytes:
    """DATA as `encrypt` makes it."""
    return aes().start("ctr", KEY, bytes(16))(data)


def encrypt(source, target, mode="ctr", **more) -> int:
    return run_file(aes(), mode, KEY, bytes(16) if mode == "ctr" else b"", source, target, **more)


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    path = tmp_path / "plain"
    path.write_bytes(DATA)
    return path


def fifo(path: Path, data: bytes | None = None, pieces: int = 1) -> threading.Thread:
    """A pipe of this name with a thread that writes `data` into it, or, without, keeps what it reads as `.got`."""
    os.mkfifo(path)

    def work() -> None:
        if data is None:
            thread.got = path.read_bytes()
            return
        with path.open("wb", buffering=0) as file:
            for start in range(0, len(data), -(-len(data) // pieces)):
                file.write(data[start:start - (-len(data) // pieces)])

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def test_a_pipe_is_read_to_its_end_and_opened_once(tmp_path):
    thread = fifo(tmp_path / "in", DATA, pieces=7)
    steps = []
    assert encrypt(tmp_path / "in", tmp_path / "out", advance=lambda *step: steps.append(step)) == len(DATA)
    thread.join(10)
    assert (tmp_path / "out").read_bytes() == coded() and steps[-1] == (len(DATA), None)


def test_a_file_of_the_system_says_0_bytes_and_has_more(tmp_path):
    want = Path("/proc/self/cmdline").read_bytes()
    assert os.stat("/proc/self/cmdline").st_size == 0 < len(want)
    assert encrypt("/proc/self/cmdline", tmp_path / "out") == len(want)
    assert (tmp_path / "out").read_bytes() == coded(want)
    ((_, count),) = hash_files(function(), ["/proc/self/cmdline"])
    assert count == len(want)


def function() -> Hash:
    made = make_cipher(fake_hashes.algorithm(), fakes.PROGRAM, fake_hashes.Executor(), {
        "squeeze": fake_hashes.PARAMS}.get, lambda name: fake_hashes.INITIAL)
    assert isinstance(made, Hash)
    return made


def test_descriptors(tmp_path, plain):
    """Process substitution and /dev/stdin are names of open files, by links, too."""
    read, write = os.pipe()
    os.write(write, DATA[:4096])
    os.close(write)
    (tmp_path / "link").symlink_to(f"/dev/fd/{read}")
    assert descriptor(tmp_path / "link") == descriptor(f"/proc/self/fd/{read}") == read
    assert (descriptor("/dev/stdin"), descriptor("/dev/stdout"), descriptor(plain)) == (0, 1, None)
    assert encrypt(tmp_path / "link", tmp_path / "out") == 4096
    assert (tmp_path / "out").read_bytes() == coded(DATA[:4096])
    os.close(read)
    with plain.open("r+b") as file:  # as the shell's >> leaves it: what stands before stays
        file.seek(0, 2)
        assert encrypt("/proc/self/cmdline", f"/dev/fd/{file.fileno()}") > 0
    assert plain.read_bytes().startswith(DATA) and plain.stat().st_size > len(DATA)


def test_standard_input_and_output(monkeypatch, capsysbinary):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(DATA)))
    assert encrypt("-", "-") == len(DATA)
    out, err = capsysbinary.readouterr()
    assert (out, err) == (coded(), b"")


def test_a_file_called_minus(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("-").write_bytes(b"abc")
    assert encrypt(Path("-"), Path("out")) == encrypt("./-", "./out") == 3


def test_a_link_stays_and_its_target_is_replaced(tmp_path, plain):
    (tmp_path / "folder").mkdir()
    target, link, new = tmp_path / "folder" / "target", tmp_path / "link", tmp_path / "new"
    target.write_bytes(b"old")
    target.chmod(0o600)
    link.symlink_to("folder/target")
    new.symlink_to("folder/created")
    assert encrypt(plain, link) == encrypt(plain, new) == len(DATA)
    assert link.is_symlink() and target.read_bytes() == coded() and target.stat().st_mode & 0o777 == 0o600
    assert new.is_symlink() and (tmp_path / "folder" / "created").read_bytes() == coded()
    assert sorted(p.name for p in (tmp_path / "folder").iterdir()) == ["created", "target"]
    thread = fifo(tmp_path / "in", DATA[:33])
    with pytest.raises(UserError, match="ECB takes a multiple of 16"):
        run_file(aes(), "ecb", KEY, b"", tmp_path / "in", link)
    thread.join(10)
    assert target.read_bytes() == coded()


def test_a_pipe_and_a_device_are_written_and_stay(tmp_path, plain):
    thread = fifo(tmp_path / "out")
    assert encrypt(plain, tmp_path / "out") == len(DATA)
    thread.join(10)
    assert thread.got == coded() and (tmp_path / "out").is_fifo()
    ours, theirs = os.openpty()  # a device that a mistake cannot replace by a file
    tty.setraw(theirs)
    device = Path(os.ttyname(theirs))
    (tmp_path / "link").symlink_to(device)
    for name in (device, tmp_path / "link"):
        assert encrypt(plain, name, length=100) == 100 and os.read(ours, 1000) == coded(DATA[:100])
    assert device.is_char_device() and (tmp_path / "link").is_symlink()
    os.close(ours)
    os.close(theirs)


def test_ecb_on_a_stream_refuses_a_remainder_at_its_end(tmp_path):
    thread = fifo(tmp_path / "in", DATA[:1000], pieces=9)  # pieces of 112 bytes: blocks go on over their ends
    with pytest.raises(ProtocolError, match=r"in: ECB takes a multiple of 16 bytes, this input has 1000; nothing was"):
        encrypt(tmp_path / "in", tmp_path / "out", "ecb")
    thread.join(10)
    assert not (tmp_path / "out").exists()
    writer, reader = fifo(tmp_path / "in2", DATA[:1000], pieces=11), fifo(tmp_path / "out2")
    with pytest.raises(ProtocolError, match="this input has 1000; its first 992 were written; use --mode ctr"):
        encrypt(tmp_path / "in2", tmp_path / "out2", "ecb")
    writer.join(10)
    reader.join(10)
    assert reader.got == aes().start("ecb", KEY)(DATA[:992])
    (tmp_path / "file").write_bytes(DATA[:40])
    assert encrypt(tmp_path / "file", tmp_path / "out", "ecb", length=32) == 32
    with pytest.raises(ProtocolError, match="this input has 33"):
        encrypt(tmp_path / "file", tmp_path / "out3", "ecb", length=33)


def test_length_of_a_stream(tmp_path):
    for n, length in enumerate((0, 1, 500)):
        read, write = os.pipe()
        os.write(write, DATA[:300])
        os.close(write)
        assert encrypt(f"/dev/fd/{read}", tmp_path / str(n), length=length) == min(length, 300)
        os.close(read)
    assert encrypt("/dev/zero", tmp_path / "zeros", length=1000) == 1000
    assert (tmp_path / "zeros").read_bytes() == coded(bytes(1000))


def test_hash_of_several_with_standard_input(tmp_path, plain, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(DATA[:777])))
    thread = fifo(tmp_path / "in", DATA[:50])
    found = hash_files(function(), [plain, "-", tmp_path / "in"])
    thread.join(10)
    assert [count for _, count in found] == [len(DATA), 777, 50]
    assert [digest for digest, _ in found] == [function().digest(d) for d in (DATA, DATA[:777], DATA[:50])]


def test_what_cannot_be_read_or_written(tmp_path, plain):
    import socket

    with socket.socket(socket.AF_UNIX) as one, open("/dev/full", "wb") as full:
        one.bind(str(tmp_path / "socket"))
        for name, said in ((tmp_path, "cannot be read: it is a directory"),
                           ("nothing", "nothing: cannot be read: No such"),
                           (tmp_path / "socket", "cannot be read: "), ("/dev/fd/999", "cannot be read: ")):
            with pytest.raises(UserError, match=said):
                encrypt(name, tmp_path / "out")
            with pytest.raises(UserError, match=said):
                hash_files(function(), [name])
        for name, said in ((tmp_path, "it is a directory"), (tmp_path / "socket", "cannot be written"),
                           (plain / "x", "cannot be written: Not a directory"), ("/dev/fd/999", "cannot be written"),
                           (f"/dev/fd/{full.fileno()}", "No space left on device")):
            with pytest.raises(UserError, match=said):
                encrypt(plain, name)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["plain", "socket"] and plain.read_bytes() == DATA


def test_a_file_is_not_read_while_a_descriptor_of_it_is_written(plain):
    with plain.open("ab") as file, pytest.raises(UserError, match="is read and written through"):
        encrypt(plain, f"/dev/fd/{file.fileno()}")
    assert plain.read_bytes() == DATA


def test_a_reader_that_goes_away(tmp_path, plain):
    os.mkfifo(tmp_path / "out")
    reader = os.open(tmp_path / "out", os.O_RDONLY | os.O_NONBLOCK)
    with writing(tmp_path / "out") as out:
        out.write(b"1")
        os.close(reader)
        with pytest.raises(UserError, match="out: cannot be written: its reader is gone"):
            out.write(b"2")


def test_an_error_while_reading(tmp_path):
    """The memory of this process begins with an address that nobody can read."""
    with reading("/proc/self/mem") as read, pytest.raises(UserError, match=os.strerror(errno.EIO)):
        read(10)


def program(*args: str, **more) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", PROGRAM, "x", *args]
    return subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, check=False, **more)


@pytest.mark.long
def test_standard_output_of_a_process(tmp_path, plain):
    """Only the data go there; closed, full or with nobody who reads it is an error, and no second one at the end."""
    done = program(str(plain), "-", stdout=subprocess.PIPE)
    want = aes().start("ctr", bytes(16), bytes(16))(DATA)
    assert (done.returncode, done.stdout, done.stderr) == (0, want, b"")
    with plain.open("rb") as file:
        done = program("/dev/stdin", "/dev/stdout", stdin=file, stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout) == (0, want)
    with open("/dev/full", "wb") as file:
        done = program(str(plain), "-", stdout=file)
    said = b"error: standard output: cannot be written: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, said)
    done = program(str(plain), "-", preexec_fn=lambda: os.close(1))
    assert done.returncode == 2 and b"standard output is closed" in done.stderr
    read, write = os.pipe()
    os.close(read)
    done = program(str(plain), "-", stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")
