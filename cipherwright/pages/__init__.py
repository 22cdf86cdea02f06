"""Pages to look at in a browser: what all of them share, tables with bars, and an index."""
