/* aes256_expand_decrypt for Intel Skylake-X, Skylake-SP (Cascade Lake, Cooper Lake), 64-bit code (skylake-x): made by cipherwright 0.1.0 from ciphers/aes.cw; do not edit. */
#ifndef CIPHERWRIGHT_AES256_EXPAND_DECRYPT_H
#define CIPHERWRIGHT_AES256_EXPAND_DECRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 32 bytes, read, secret, no alignment needed
 * rk: 240 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void aes256_expand_decrypt(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif
