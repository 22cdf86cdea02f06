"""Random programs of the cipher language for differential testing.

    python -m tests.programs SEED                        prints the program of SEED
    python -m tests.programs SEED --run                  checks it; on failure prints a shrunk program
    python -m tests.programs --count 20000 --jobs 2      checks that many programs of new seeds

A seed alone decides the size, the shape and the two targets; --size and --shape choose the first two.
"""
