/* whirlpool_many for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/whirlpool_many.cw; do not edit. */
#ifndef CIPHERWRIGHT_WHIRLPOOL_MANY_H
#define CIPHERWRIGHT_WHIRLPOOL_MANY_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 49152 bytes (1536 slices), read and written, secret, aligned to 16 bytes
 * m: 16384 bytes a batch (512 slices), read, secret, aligned to 16 bytes
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void whirlpool_many(void *st, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
