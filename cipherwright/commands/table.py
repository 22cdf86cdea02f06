"""The commands that stand in modules of their own: which module, and what help says of each before it is loaded."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """A row: `function` is the click command in `module`; `text` its first sentence."""

    name: str
    module: str
    function: str
    text: str
    hidden: bool = False


ROWS = (
    Command("init", "cipherwright.commands.project", "init",
            "Make a project in a folder: cipherwright.toml, a first cipher with its vectors, .gitignore, a CI file."),
    Command("where", "cipherwright.commands.project", "where",
            "Say which project is worked on, which files belong to the tool, and which assembler is used."),
    Command("check", "cipherwright.commands.check", "check",
            "Check sources without compiling them: parse, evaluate, weigh mappings, interpret on vectors."),
    Command("build", "cipherwright.commands.build", "build",
            "Compile kernels into generated/<cpu>/; no argument: all of them."),
    Command("prove", "cipherwright.commands.prove", "prove",
            "Prove finished code safe and constant in time, from its bytes, for all inputs; no argument: all kernels."),
    Command("test", "cipherwright.commands.vectors", "test",
            "Run a kernel's (or algorithm's) test vectors on its machine code; no argument: all of the project's."),
    Command("vectors", "cipherwright.commands.vectors", "vectors",
            "Check a cipher against a file of test vectors."),
    Command("import-vectors", "cipherwright.commands.importing", "import_vectors",
            "Make a vector file of NIST's response files (.rsp) and of Wycheproof's JSON."),
    Command("diff", "cipherwright.commands.diff", "diff",
            "Two CPUs' schedules of a kernel side by side, matched by source operation, and what binds each CPU."),
    Command("pages", "cipherwright.commands.pages", "pages",
            "One index of the pages in a folder: those of report, validate, bench, tune, diff and explain."),
    Command("explore", "cipherwright.commands.explore", "explore",
            "A page on this machine: a source, what becomes of it on a CPU, and its timeline, anew as you type."),
    Command("circuits", "cipherwright.commands.circuits", "circuits_command",
            "List the stored circuits of S-boxes and XOR programs of linear maps, with what they cost."),
    Command("run", "cipherwright.commands.run", "run",
            "Encrypt, decrypt, hash or authenticate files with a generated kernel."),
    Command("export", "cipherwright.commands.export", "export",
            "Make a folder that builds alone: kernels as a C library, with a function each that picks the machine's "
            "code."),
    Command("refine", "cipherwright.commands.refine", "refine",
            "Search for better schedules; what is found is kept in generated/<cpu>/refined.json for every later "
            "build."),
    Command("tune", "cipherwright.commands.tune", "tune_command",
            "Try the mappings that make sense for a kernel on a CPU, by the pipeline model, and explain the choice."),
    Command("measure", "cipherwright.commands.measure", "measure",
            "Time a kernel on this machine, by the papers' method: RDTSC before and behind the call, many runs."),
    Command("bench", "cipherwright.commands.bench", "bench",
            "Our 64-bit kernels and other people's code on this machine, by the papers' method, in one run."),
    Command("characterize", "cipherwright.commands.characterize", "characterize",
            "Measure this machine: latencies, rates, ports, structure; written as a CPU table and compared with one."),
    Command("explain", "cipherwright.commands.explain", "explain",
            "What a CPU's pipeline makes of a kernel, by the model: each instruction's clocks and why it waited."),
    Command("validate", "cipherwright.commands.model", "validate",
            "Compare the pipeline model with published cycle counts, row by row."),
    Command("simulate", "cipherwright.commands.simulate", "simulate",
            "Cycles of a routine in any object file on CPUs nobody has any more, by the pipeline model."),
    Command("reschedule", "cipherwright.commands.reschedule", "reschedule",
            "Give the instructions of a routine in any object file a better order for a CPU, by the pipeline model."),
    Command("report", "cipherwright.commands.report", "report",
            "The papers' cycles beside our kernels' on the model, row by row, as one page to look at in a browser."),
    Command("peers", "cipherwright.instrument.peers", "peers",
            "Fetch Debian's libcrypto.a for amd64, i386 or (no argument) both, and say what there is.", hidden=True),
)
COMMANDS = {row.name: row for row in ROWS}
