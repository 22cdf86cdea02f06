/* snow2_init256 for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/snow2.cw; do not edit. */
#ifndef CIPHERWRIGHT_SNOW2_INIT256_H
#define CIPHERWRIGHT_SNOW2_INIT256_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * iv: 16 bytes, read, public, no alignment needed
 * st: 72 bytes, written, secret, no alignment needed
 * Parameters do not overlap, but per-block output may be exactly in place of per-block input.
 * NOT constant time: secret data indexes tables.
 */
void snow2_init256(const void *key, const void *iv, void *st);

#ifdef __cplusplus
}
#endif
#endif
