/* snow2_init256 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_INIT256_H
#define CIPHERWRIGHT_SNOW2_INIT256_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 8192 bytes (256 slices), read, secret, aligned to 16 bytes
 * iv: 4096 bytes (128 slices), read, public, aligned to 16 bytes
 * st: 18432 bytes (576 slices), written, secret, aligned to 16 bytes
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void snow2_init256(const void *key, const void *iv, void *st);

#ifdef __cplusplus
}
#endif
#endif
