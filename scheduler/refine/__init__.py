"""The best plan of a piece among several, and what earlier searches have stored."""
