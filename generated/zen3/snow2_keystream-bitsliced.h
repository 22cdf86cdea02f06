/* snow2_keystream for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_KEYSTREAM_H
#define CIPHERWRIGHT_SNOW2_KEYSTREAM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 18432 bytes (576 slices), read and written, secret, aligned to 16 bytes
 * z: 16384 bytes a batch (512 slices), written, secret, aligned to 16 bytes
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void snow2_keystream(void *st, void *z, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
