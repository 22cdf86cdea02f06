/* poly1305_init for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/poly1305.cw; do not edit. */
#ifndef CIPHERWRIGHT_POLY1305_INIT_H
#define CIPHERWRIGHT_POLY1305_INIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * r: 16 bytes, written, secret, no alignment needed
 * s: 16 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame holds no secrets.
 */
void poly1305_init(const void *key, void *r, void *s);

#ifdef __cplusplus
}
#endif
#endif
