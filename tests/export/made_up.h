/* CPUID of machines that are made up, in the place of the compiler's cpuid.h. */
#include <string.h>

#define SSE_BITS (1u << 0 | 1u << 23 | 1u << 25 | 1u << 26)
#define AVX_BITS (1u << 27 | 1u << 28)
#define AVX2_BITS (1u << 3 | 1u << 5 | 1u << 8)
#define AVX512_BITS (1u << 16 | 1u << 17 | 1u << 30 | 1u << 31)

#if defined(ZEN3)
enum { vendor = 'A', signature = 0x00a20f10 };
#define MASKS AVX_BITS, AVX2_BITS, 7
#elif defined(ZEN4)
enum { vendor = 'A', signature = 0x00a60f12 };
#define MASKS AVX_BITS, AVX2_BITS | AVX512_BITS, 0xe7
#elif defined(ZEN4_WITHOUT_STATE)
enum { vendor = 'A', signature = 0x00a60f12 };
#define MASKS AVX_BITS, AVX2_BITS | AVX512_BITS, 1
#elif defined(GOLDEN_COVE)
enum { vendor = 'I', signature = 0x000806f8 };
#define MASKS AVX_BITS, AVX2_BITS | AVX512_BITS, 0xe7
#elif defined(HASWELL)
enum { vendor = 'I', signature = 0x000306c3 };
#define MASKS AVX_BITS, AVX2_BITS, 7
#else /* Core 2 */
enum { vendor = 'I', signature = 0x000006f6 };
#define MASKS 0, 0, 0
#endif
static const unsigned masks[3] = {MASKS};

static unsigned made_up_state(void) { return masks[2]; }

static void made_up(unsigned leaf, unsigned *a, unsigned *b, unsigned *c, unsigned *d)
{
    const char *name = vendor == 'A' ? "AuthenticAMD" : "GenuineIntel";
    *a = *b = *c = *d = 0;
    if (leaf == 0) {
        *a = 7;
        memcpy(b, name, 4);
        memcpy(d, name + 4, 4);
        memcpy(c, name + 8, 4);
    } else if (leaf == 1) {
        *a = signature;
        *c = masks[0];
        *d = SSE_BITS;
    } else if (leaf == 7) {
        *b = masks[1];
    } else if (leaf == 0x80000001u) {
        *d = 1u << 29;
    }
}

static unsigned __get_cpuid_max(unsigned base, unsigned *unused)
{
    (void)unused;
    return base ? 0x80000008u : 7;
}

#define __cpuid(leaf, a, b, c, d) made_up(leaf, &(a), &(b), &(c), &(d))
#define __cpuid_count(leaf, sub, a, b, c, d) made_up(leaf, &(a), &(b), &(c), &(d))
