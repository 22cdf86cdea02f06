"""`python -m tests.programs`."""

import sys

from tests.programs.run import command

if __name__ == "__main__":
    sys.exit(command(sys.argv[1:]))
