/* aes_from_slices for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/aes.cw; do not edit. */
#ifndef CIPHERWRIGHT_AES_FROM_SLICES_H
#define CIPHERWRIGHT_AES_FROM_SLICES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * src: 8192 bytes a batch (128 slices), read, secret, aligned to 16 bytes
 * dst: 8192 bytes a batch (512 blocks of 16), written, secret, aligned to 16 bytes
 * n: number of batches of 512 blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void aes_from_slices(const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
