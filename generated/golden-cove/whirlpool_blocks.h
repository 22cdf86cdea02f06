/* whirlpool_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove): made by cipherwright 0.1.0 from ciphers/whirlpool.cw; do not edit. */
#ifndef CIPHERWRIGHT_WHIRLPOOL_BLOCKS_H
#define CIPHERWRIGHT_WHIRLPOOL_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 64 bytes, read and written, secret, no alignment needed
 * m: 64 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void whirlpool_blocks(void *h, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
