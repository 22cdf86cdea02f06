/* sha512_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/sha512.cw; do not edit. */
#ifndef CIPHERWRIGHT_SHA512_BLOCKS_H
#define CIPHERWRIGHT_SHA512_BLOCKS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h_0: 64 bytes, read and written, secret, no alignment needed
 * h_1: 64 bytes, read and written, secret, no alignment needed
 * h_2: 64 bytes, read and written, secret, no alignment needed
 * h_3: 64 bytes, read and written, secret, no alignment needed
 * m_0: 128 bytes a block, read, secret, no alignment needed
 * m_1: 128 bytes a block, read, secret, no alignment needed
 * m_2: 128 bytes a block, read, secret, no alignment needed
 * m_3: 128 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void sha512_blocks(void *h_0, void *h_1, void *h_2, void *h_3, const void *m_0, const void *m_1, const void *m_2, const void *m_3, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
