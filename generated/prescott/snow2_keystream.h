/* snow2_keystream for Intel Pentium 4 (Prescott, 32-bit) (prescott): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_KEYSTREAM_H
#define CIPHERWRIGHT_SNOW2_KEYSTREAM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * st: 72 bytes, read and written, secret, no alignment needed
 * z: 64 bytes a block, written, public, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap, but per-block output may be exactly in place of per-block input.
 * NOT constant time: secret data indexes tables.
 */
void snow2_keystream(void *st, void *z, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
