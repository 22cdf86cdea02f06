# after: select
# A sum of two rotations of one value: its shifts to the left share one copy, so do those to the right.
kernel k(a: secret in u64le[1], b: out u64le[1]) { b[0] = (a[0] >>> 14) ^ (a[0] >>> 41) }
