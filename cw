#!/usr/bin/env python3
"""Start cipherwright, setting up what it needs on first use.

    ./cw ARGS...                      set up what is needed, then run `python -m cipherwright ARGS...`
    ./cw --launcher-check             say whether the set-up is complete (exit 0 or 1); changes nothing
    ./cw --launcher-setup [EXTRA...]  set up from scratch, with these extras of pyproject.toml, and stop
    ./cw --launcher-add EXTRA...      add extras to the set-up, and stop

The set-up is a virtual environment in .venv with the dependencies listed in pyproject.toml, and nasm:
what a build needs. `./cw test` adds the extra `test`; `dev` has what checks the sources. It is complete
when .venv/.cw-stamp, which is written last, matches. A matching start imports nothing but hashlib, os
and sys. Everything the launcher says goes to stderr.
"""
import hashlib
import os
import sys

MINIMUM = (3, 10)
ROOT = os.path.dirname(os.path.realpath(__file__))


class SetupError(Exception):
    """What failed, and the remedy."""

    def __init__(self, what, remedy):
        super().__init__(what)
        self.what = what
        self.remedy = remedy


def say(text):
    print("cw: " + text, file=sys.stderr, flush=True)


# ---- the fast path ----

def venv_python(root):
    return os.path.join(root, ".venv", "bin", "python")


def stamp_path(root):
    return os.path.join(root, ".venv", ".cw-stamp")


def stamp_key(root):
    """What the environment was made from.

    The resolved interpreter behind .venv carries the Python version in its name, so an upgrade of the
    system's Python invalidates the stamp, while merely starting cw with another python3 does not.
    """
    with open(os.path.join(root, "pyproject.toml"), "rb") as f:
        digest = hashlib.sha256(f.read()).hexdigest()
    return "\n".join([digest, os.path.realpath(venv_python(root)), root])


def complete(root):
    """The environment's Python version as (major, minor) and its extras, or None when a set-up is needed."""
    try:
        with open(stamp_path(root), encoding="utf-8") as f:
            first, _, key = f.read().partition("\n")
        if key != stamp_key(root) or not os.access(venv_python(root), os.X_OK):
            return None
        version, *extras = first.split(" ")
        major, minor = version.split(".")
        return (int(major), int(minor)), extras
    except (OSError, ValueError):
        return None


def ready(root, extras=()):
    """The environment's Python version as (major, minor), or None when a set-up, or one of the extras, is missing."""
    found = complete(root)
    return found[0] if found and set(extras) <= set(found[1]) else None


def extras_for(args):
    """The extras that a command needs: `test` for the test suite, which `./cw test` without a kernel runs."""
    return ["test"] if args[:1] == ["test"] and not set(args[1:]) - {"--quick", "--full"} else []


def command(root, version, args):
    """The command line to exec. -P (Python 3.11) keeps the current directory off the module path."""
    safe = ["-P"] if version >= (3, 11) else []
    return [venv_python(root)] + safe + ["-m", "cipherwright"] + list(args)


# ---- set-up: only this part imports more ----

def dependencies(text, extras=()):
    """The strings of `dependencies` and of some extras in pyproject.toml (3.10 has no tomllib)."""
    import re

    found = []
    for section, key in [("project", "dependencies")] + [("project.optional-dependencies", e) for e in extras]:
        body = re.search(r"(?ms)^\[" + re.escape(section) + r"\]\s*$(.*?)(?=^\[|\Z)", text)
        items = body and re.search(r"(?ms)^" + key + r"\s*=\s*\[(.*?)^\]", body.group(1))
        if not items:
            raise SetupError("pyproject.toml has no list '" + key + "' in [" + section + "].",
                             "Restore pyproject.toml: git checkout pyproject.toml; its extras are the lists there.")
        found += re.findall(r'"([^"]+)"', re.sub(r"(?m)#.*$", "", items.group(1)))
    return found


def has_module(name):
    import importlib.util

    return importlib.util.find_spec(name) is not None


def venv_plan(has_venv, has_ensurepip, has_pip, has_virtualenv, can_apt):
    """The ways to get a virtual environment with pip, in the order to try them.

    Debian's bare python3 has venv but no ensurepip; then the ways that leave the system as it is go first.
    """
    plan = []
    if has_venv and has_ensurepip:
        plan.append("venv")
    if has_virtualenv:
        plan.append("virtualenv")
    if has_venv and has_pip:
        plan.append("system-pip")
    if can_apt:
        plan.append("apt-venv")
    return plan


SYSTEM = {"venv": {"apt-get": "python3-venv", "pacman": "python", "brew": "python"}, "nasm": {}}
"""What is needed of the system -> its package where it is not called so; venv is a part of python3 elsewhere."""


def missing(plan, has_nasm):
    """What the system lacks, of SYSTEM: a way to a virtual environment, as `venv_plan` without apt, and nasm."""
    return ["venv"] * (not plan) + ["nasm"] * (not has_nasm)


def package_names(lacking, manager):
    """The packages of what is missing, for a package manager."""
    return [SYSTEM[what].get(manager, "python3" if what == "venv" else what) for what in lacking]


def installer(uid, which):
    """(prefix, manager) for installing system packages, or None; `which` finds a program."""
    for manager in ("apt-get", "dnf", "pacman", "brew"):
        if not which(manager):
            continue
        if manager == "brew" or uid == 0:
            return [], manager
        if which("sudo"):
            return ["sudo"], manager
    return None


def install_commands(prefix, manager, packages):
    prefix = list(prefix)
    if manager == "apt-get":
        env = prefix + ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        return [env + ["update"], env + ["install", "-y", "--no-install-recommends"] + packages]
    if manager == "dnf":
        return [prefix + ["dnf", "install", "-y"] + packages]
    if manager == "pacman":
        return [prefix + ["pacman", "-Sy", "--noconfirm", "--needed"] + packages]
    return [["brew", "install"] + packages]


class Setup:
    def __init__(self, root, lock_fd):
        self.root = root
        self.venv = os.path.join(root, ".venv")
        self.lock_fd = lock_fd

    def run(self, argv, quiet=False):
        """Run a step; true when it worked. Children keep the lock open, so that what a killed set-up
        left running ends before the next set-up starts."""
        import subprocess

        say("$ " + " ".join(argv))
        env = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1",
                   PIP_ROOT_USER_ACTION="ignore")
        for name in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PYTHONHOME", "PYTHONPATH"):
            env.pop(name, None)
        out = subprocess.DEVNULL if quiet else sys.stderr.fileno()
        try:
            return subprocess.run(argv, stdin=subprocess.DEVNULL, stdout=out, env=env,
                                  pass_fds=(self.lock_fd,), check=False).returncode == 0
        except OSError as e:
            say(argv[0] + ": " + str(e.strerror))
            return False

    def remove_venv(self):
        import shutil

        if os.path.islink(self.venv):
            os.unlink(self.venv)
        elif os.path.exists(self.venv):
            if os.path.exists(stamp_path(self.root)):
                os.unlink(stamp_path(self.root))    # first: a half-removed .venv must not look complete
            shutil.rmtree(self.venv)

    def system_install(self, packages):
        import shutil

        found = installer(os.geteuid(), shutil.which)
        if not found:
            return False
        prefix, manager = found
        if prefix and not sys.stdin.isatty():
            prefix = prefix + ["-n"]
        *before, last = install_commands(prefix, manager, packages)
        for argv in before:
            self.run(argv, quiet=True)     # a failing update need not stop the installation
        return self.run(last, quiet=True)

    def attempt(self, way):
        import glob
        import sysconfig

        python = sys.executable
        self.remove_venv()
        if way == "venv":
            ok = self.run([python, "-m", "venv", self.venv])
        elif way == "virtualenv":
            ok = self.run([python, "-m", "virtualenv", "-q", self.venv])
        elif way == "system-pip":
            ok = self.run([python, "-m", "venv", "--without-pip", self.venv])
            site = glob.glob(os.path.join(self.venv, "lib", "python3*", "site-packages"))
            ok = ok and bool(site) and self.run(
                [python, "-m", "pip", "install", "-q", "--target", site[0], "pip"])
        else:
            version = sysconfig.get_python_version()
            ok = self.system_install(["python3-venv"])
            if ok and not self.run([python, "-c", "import ensurepip"]):
                ok = self.system_install(["python" + version + "-venv"])
            ok = ok and self.run([python, "-m", "venv", self.venv])
        return ok and self.run([venv_python(self.root), "-m", "pip", "--version"], quiet=True)

    def plan(self, can_apt):
        return venv_plan(has_module("venv"), has_module("ensurepip"), has_module("pip"), has_module("virtualenv"),
                         can_apt)

    def system_packages(self):
        """Install at once all that the system lacks, or name all of it: a set-up without nasm goes on."""
        import shutil

        nasm = os.environ.get("CIPHERWRIGHT_NASM")
        if nasm and not shutil.which(nasm):
            raise SetupError("CIPHERWRIGHT_NASM is " + nasm + ", which is no program that can be run.",
                             "Name nasm by its whole path, or unset CIPHERWRIGHT_NASM to use the one on PATH.")
        lacking = missing(self.plan(False), bool(shutil.which(nasm or "nasm")))
        if not lacking:
            return
        found = installer(os.geteuid(), shutil.which)
        names = " ".join(package_names(lacking, found[1] if found else "apt-get"))
        say("missing of the system: " + names + ("; installing." if found else "."))
        if found and self.system_install(names.split()):
            return
        how = " ".join(install_commands([], found[1] if found else "apt-get", names.split())[-1])
        if "venv" in lacking and not (found and found[1] == "apt-get"):
            raise SetupError("the system lacks " + names + ".", "Install all of it as an administrator (" + how
                             + "), then start ./cw again.")
        say("warning: not all of it could be installed. Remedy: " + how + ", as an administrator.")

    def make_venv(self):
        import shutil

        found = installer(os.geteuid(), shutil.which)
        plan = self.plan(bool(found) and found[1] == "apt-get")
        for way in plan:
            if self.attempt(way):
                return
            say("that did not work (" + way + ").")
        raise SetupError("no virtual environment with pip could be made with " + sys.executable + ".",
                         "Install Python's venv and pip (Debian: apt-get install python3-venv), "
                         "then start ./cw again.")

    def say_nasm(self):
        import shutil

        given = os.environ.get("CIPHERWRIGHT_NASM")
        found = shutil.which(given or "nasm")
        if found:
            say("nasm is " + found + (" (CIPHERWRIGHT_NASM)." if given else " (from PATH)."))
        else:
            say("warning: nasm is not on PATH; commands that assemble will fail. Remedy: install the package "
                "nasm as an administrator (Debian: apt-get install nasm), or name the program by CIPHERWRIGHT_NASM.")

    def wanted(self, extras):
        """The requirements of pyproject.toml."""
        with open(os.path.join(self.root, "pyproject.toml"), encoding="utf-8") as f:
            return dependencies(f.read(), extras)

    def install(self, wanted):
        if not self.run([venv_python(self.root), "-m", "pip", "install", "-q"] + wanted):
            raise SetupError("pip could not install the dependencies (its message is above).",
                             "Check that pip reaches a package index, then start ./cw again.")

    def stamp(self, version, extras, key):
        with open(stamp_path(self.root) + ".new", "w", encoding="utf-8") as f:
            f.write(" ".join([version] + sorted(extras)) + "\n" + key)
            f.flush()
            os.fsync(f.fileno())
        os.replace(stamp_path(self.root) + ".new", stamp_path(self.root))

    def add(self, extras):
        """Extras beside what is there. Where that fails, what is there stays."""
        version, there = complete(self.root)
        say("adding to .venv: " + ", ".join(sorted(set(extras) - set(there))) + " (extras of pyproject.toml).")
        key = stamp_key(self.root)
        self.install(self.wanted(extras))
        self.stamp("%d.%d" % version, set(extras) | set(there), key)

    def whole(self, extras):
        import glob

        say("setting up .venv (first use, or pyproject.toml or Python changed).")
        wanted = self.wanted(extras)
        self.system_packages()
        self.make_venv()
        key = stamp_key(self.root)      # of the pyproject.toml about to be installed
        self.install(wanted)
        site = glob.glob(os.path.join(self.venv, "lib", "python3*", "site-packages"))[0]
        with open(os.path.join(site, "cipherwright-root.pth"), "w", encoding="utf-8") as f:
            f.write(self.root + "\n")
        self.say_nasm()
        self.stamp(os.path.basename(os.path.dirname(site))[len("python"):], extras, key)
        say("set-up complete.")


def set_up(root, extras=(), force=False):
    import fcntl

    if sys.version_info < MINIMUM:
        raise SetupError("Python %d.%d is too old; cipherwright needs %d.%d."
                         % (tuple(sys.version_info[:2]) + MINIMUM),
                         "Start it with a newer Python: python3.X ./cw ...")
    cache = os.path.join(root, ".cache")
    os.makedirs(cache, exist_ok=True)
    with open(os.path.join(cache, "setup.lock"), "a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another ./cw is setting up; waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        if force or not ready(root, extras):    # the other start may have finished it
            setup = Setup(root, lock.fileno())
            if not force and ready(root):
                setup.add(extras)
                return
            try:
                setup.whole(extras)
            except SetupError:
                setup.remove_venv()
                raise


def main(args):
    try:
        if args == ["--launcher-check"]:
            complete = ready(ROOT)
            say("ready." if complete else "not set up; any command, or --launcher-setup, does it.")
            return 0 if complete else 1
        if args[:1] == ["--launcher-setup"]:
            set_up(ROOT, args[1:], force=True)
            return 0
        if args[:1] == ["--launcher-add"]:
            set_up(ROOT, args[1:])
            return 0
        extras = extras_for(args)
        version = ready(ROOT, extras)
        if not version:
            set_up(ROOT, extras)
            version = ready(ROOT, extras)
        if not version:
            raise SetupError("the set-up does not match its stamp (pyproject.toml changed meanwhile?).",
                             "Start ./cw again.")
        argv = command(ROOT, version, args)
        os.execv(argv[0], argv)
    except SetupError as e:
        say("error: " + e.what)
        say("remedy: " + e.remedy)
    except OSError as e:
        say("error: " + str(e))
        say("remedy: check that " + ROOT + " is complete and writable and has space; then start ./cw again.")
    except KeyboardInterrupt:
        say("interrupted; the next start sets up anew if need be.")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
