"""Translation validation: that machine code computes, for every input, what its source says."""
