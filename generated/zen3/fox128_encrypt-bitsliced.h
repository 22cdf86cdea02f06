/* fox128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/fox128.cw; do not edit. */
#ifndef CIPHERWRIGHT_FOX128_ENCRYPT_H
#define CIPHERWRIGHT_FOX128_ENCRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * rk: 65536 bytes (2048 slices), read, secret, aligned to 16 bytes
 * src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
 * dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
 * n: number of batches of 256 blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void fox128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
