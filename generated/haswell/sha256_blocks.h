/* sha256_blocks for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/sha256.cw; do not edit. */
#ifndef CIPHERWRIGHT_SHA256_BLOCKS_H
#define CIPHERWRIGHT_SHA256_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 32 bytes, read and written, secret, no alignment needed
 * m: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 320 bytes, 21 instructions. Registers are not.
 */
void sha256_blocks(void *h, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
