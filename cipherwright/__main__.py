"""`python -m cipherwright`."""
from cipherwright.cli import main

if __name__ == "__main__":
    main()
