/* tdes_expand for Intel Pentium 4 (Northwood) (northwood): made by cipherwright 0.1.0 from ciphers/des.cw; do not edit. */
#ifndef CIPHERWRIGHT_TDES_EXPAND_H
#define CIPHERWRIGHT_TDES_EXPAND_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * key: 24 bytes, read, secret, no alignment needed
 * rk: 384 bytes, written, secret, no alignment needed
 * Parameters do not overlap.
 * Constant time: no secret reaches an address or a branch.
 * The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
 */
void tdes_expand(const void *key, void *rk);

#ifdef __cplusplus
}
#endif
#endif
