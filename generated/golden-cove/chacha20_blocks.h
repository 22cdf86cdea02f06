/* chacha20_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/chacha20.cw; do not edit. */
#ifndef CIPHERWRIGHT_CHACHA20_BLOCKS_H
#define CIPHERWRIGHT_CHACHA20_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 64 bytes, read, secret, no alignment needed
 * counter: 4 bytes, read, public, no alignment needed
 * src: 64 bytes a block, read, secret, no alignment needed
 * dst: 64 bytes a block, written, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 3392 bytes, 54 instructions. Registers are not.
 */
void chacha20_blocks(const void *st, const void *counter, const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
