"""What is known of the x86 instruction set, for every CPU: its registers and how instructions are described."""
