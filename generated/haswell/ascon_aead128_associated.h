/* ascon_aead128_associated for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/ascon.cw; do not edit. */
#ifndef CIPHERWRIGHT_ASCON_AEAD128_ASSOCIATED_H
#define CIPHERWRIGHT_ASCON_AEAD128_ASSOCIATED_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 40 bytes, read and written, secret, no alignment needed
 * ad: 16 bytes a block, read, public, no alignment needed
 * n: number of blocks, may be 0
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
 */
void ascon_aead128_associated(void *st, const void *ad, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
