/* poly1305_last for Intel Pentium Pro (pentium-pro): made by cipherwright 0.1.0 from ciphers/poly1305.cw; do not edit. */
#ifndef CIPHERWRIGHT_POLY1305_LAST_H
#define CIPHERWRIGHT_POLY1305_LAST_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * r: 16 bytes, read, secret, no alignment needed
 * h: 20 bytes, read and written, secret, no alignment needed
 * m: 16 bytes a block, read, secret, no alignment needed
 * n: number of blocks, may be 0
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 88 bytes, 23 instructions. Registers are not.
 */
void poly1305_last(const void *r, void *h, const void *m, uint32_t n);

#ifdef __cplusplus
}
#endif
#endif
