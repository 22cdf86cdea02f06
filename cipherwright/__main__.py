"""`python -m cipherwright`."""
from cipherwright.commands.cli import main

if __name__ == "__main__":
    main()
