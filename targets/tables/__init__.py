"""CPU tables as data: files with their bases (files), what stands where (shape), rows of all kinds (patterns, rows)."""
