fn slicewise(x: u32) -> u32 { return x }  # error: `slicewise` is a built-in function  # hint: choose another name
kernel k(x: inout u32le[2]) { x[0] = slicewise(x[1]) }
