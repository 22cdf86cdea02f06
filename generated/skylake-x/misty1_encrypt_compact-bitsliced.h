/* misty1_encrypt_compact for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/misty1.cw; do not edit. */
#ifndef CIPHERWRIGHT_MISTY1_ENCRYPT_COMPACT_H
#define CIPHERWRIGHT_MISTY1_ENCRYPT_COMPACT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * k: 16384 bytes (256 slices), read, secret, aligned to 16 bytes
 * src: 4096 bytes a batch (64 slices), read, secret, aligned to 16 bytes
 * dst: 4096 bytes a batch (64 slices), written, secret, aligned to 16 bytes
 * n: number of batches of 512 blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds secrets after return (`wipe` clears it).
 */
void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
