"""What is shown of finished machine code for every input: its bytes, decoded, followed on all their paths."""
