/* aes192_expand_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3): made by cipherwright 0.1.0 from ciphers/aes.cw; do not edit. */
#ifndef CIPHERWRIGHT_AES192_EXPAND_DECRYPT_H
#define CIPHERWRIGHT_AES192_EXPAND_DECRYPT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * rk: 208 bytes, written, secret, no alignment needed
 * Called by the System V, 64 bits convention.
 * Parameters do not overlap.
 * NOT constant time: secret data indexes tables.
 * The frame holds secrets after return (`wipe` clears it).
 */
void aes192_expand_decrypt(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif
