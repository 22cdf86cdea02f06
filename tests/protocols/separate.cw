# A kernel by itself, with one parameter that goes in and comes out: what Ascon does between associated data and text.
kernel toy_separate(st: secret inout u64le[5]) constant_time { st[4] = st[4] ^ (u64(1) << 63) }

algorithm toy_separation {
    protocol kernel
    kernel toy_separate
}
