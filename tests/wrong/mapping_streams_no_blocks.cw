kernel k(x: inout u32le[4]) {
    for i in 0..4 as words { x[i] = x[i] + 1 }  # error: `k` has no loop over blocks, so there is nothing for several lanes or streams to work on  # hint: remove `lanes` and `streams`
}

mapping k { streams 2 }
