"""Orders of instructions on CPUs that execute in order: searches, registers that follow, exact windows."""
