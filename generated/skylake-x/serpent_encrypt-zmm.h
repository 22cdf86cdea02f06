/* serpent_encrypt for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/serpent.cw; do not edit. */
#ifndef CIPHERWRIGHT_SERPENT_ENCRYPT_H
#define CIPHERWRIGHT_SERPENT_ENCRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * rk: 528 bytes, read, secret, no alignment needed
 * src: 16 bytes a block, read, secret, no alignment needed
 * dst: 16 bytes a block, written, secret, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap, but dst may be exactly in place of src.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 11776 bytes, 185 instructions. Registers are not.
 */
void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
