# after: select
# cpu: pentium3
# A 64-bit addition in MMX on a CPU that has none: the carry of the low halves is a signed comparison of biased sums.
kernel k(a: secret in u64le[2], b: out u64le[1]) { b[0] = a[0] + a[1] }
