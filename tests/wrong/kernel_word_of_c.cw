kernel class(a: in u8[1], b: out u8[1]) { b[0] = a[0] }  # error: `class` is a word of C or C++: no program could call the kernel  # hint: call it `class_blocks`, say
