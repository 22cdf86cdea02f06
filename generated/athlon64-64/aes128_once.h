/* aes128_once for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64): made by cipherwright 0.1.0 from ciphers/aes.cw; do not edit. */
#ifndef CIPHERWRIGHT_AES128_ONCE_H
#define CIPHERWRIGHT_AES128_ONCE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 16 bytes, read, secret, no alignment needed
 * src: 16 bytes, read, secret, no alignment needed
 * dst: 16 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void aes128_once(const void *key, const void *src, void *dst);

#ifdef __cplusplus
}
#endif
#endif
