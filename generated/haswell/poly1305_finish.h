/* poly1305_finish for Intel Haswell (and Broadwell), 64-bit code (haswell): made by cipherwright 0.1.0 from ciphers/poly1305.cw; do not edit. */
#ifndef CIPHERWRIGHT_POLY1305_FINISH_H
#define CIPHERWRIGHT_POLY1305_FINISH_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * h: 20 bytes, read, secret, no alignment needed
 * s: 16 bytes, read, secret, no alignment needed
 * tag: 16 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds no secrets.
 */
void poly1305_finish(const void *h, const void *s, void *tag);

#ifdef __cplusplus
}
#endif
#endif
