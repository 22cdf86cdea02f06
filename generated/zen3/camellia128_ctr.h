/* camellia128_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw; do not edit. */
#ifndef CIPHERWRIGHT_CAMELLIA128_CTR_H
#define CIPHERWRIGHT_CAMELLIA128_CTR_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * k: 208 bytes, read, secret, no alignment needed
 * counter: 16 bytes, read, public, no alignment needed
 * src: 16 bytes a block, read, secret, no alignment needed
 * dst: 16 bytes a block, written, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void camellia128_ctr(const void *k, const void *counter, const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
