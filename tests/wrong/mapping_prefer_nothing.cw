kernel k(x: inout u32le[4]) {
    x[0] = x[1] ^ x[2] ^ x[3]
}

mapping k { prefer }  # error: `prefer` names no rewrite  # hint: known here: nested_sums, nested_rotations, differences, residents, from_memory, packed, early, rounds
