/* keccak_blocks for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/sha3.cw; do not edit. */
#ifndef CIPHERWRIGHT_KECCAK_BLOCKS_H
#define CIPHERWRIGHT_KECCAK_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * a: 200 bytes, read and written, secret, no alignment needed
 * m: 168 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 552 bytes, 4 instructions, one of them for 138 stores. Registers are not.
 */
void keccak_blocks(void *a, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
