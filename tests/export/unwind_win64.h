/* Around every call of a kernel in a library's self-test, on Windows: it runs instruction by instruction (the trap flag),
 * and at each one the system's own unwinder must find the caller with its stack pointer and all registers that it keeps.
 */
#include <windows.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEEP 4 /* frames between an instruction and the caller: the kernel's and that of an entry in front of it */

static CONTEXT at_entry;
static DWORD64 traced_function, entry_return;
static int tracing;
static unsigned long traced_steps, traced_wrong, traced_calls;

static int same_registers(const CONTEXT *one, const CONTEXT *other)
{
    return one->Rbx == other->Rbx && one->Rbp == other->Rbp && one->Rsi == other->Rsi && one->Rdi == other->Rdi &&
           one->R12 == other->R12 && one->R13 == other->R13 && one->R14 == other->R14 && one->R15 == other->R15 &&
           !memcmp(&one->Xmm6, &other->Xmm6, 10 * sizeof one->Xmm6);
}

static int finds_the_caller(const CONTEXT *stopped)
{
    CONTEXT walk = *stopped;
    DWORD64 base, frame;
    void *data;
    int i;
    for (i = 0; i < DEEP; i++) {
        RUNTIME_FUNCTION *function = RtlLookupFunctionEntry(walk.Rip, &base, 0);
        if (!function)
            return 0;
        RtlVirtualUnwind(UNW_FLAG_NHANDLER, base, walk.Rip, function, &walk, &data, &frame, 0);
        if (walk.Rip == entry_return)
            return walk.Rsp == at_entry.Rsp + 8 && same_registers(&walk, &at_entry);
    }
    return 0;
}

static LONG CALLBACK at_step(EXCEPTION_POINTERS *said)
{
    CONTEXT *c = said->ContextRecord;
    if (said->ExceptionRecord->ExceptionCode != EXCEPTION_SINGLE_STEP)
        return EXCEPTION_CONTINUE_SEARCH;
    if (!tracing) {
        c->EFlags &= ~0x100u;
        return EXCEPTION_CONTINUE_EXECUTION;
    }
    c->EFlags |= 0x100;
    if (c->Rip == traced_function) {
        at_entry = *c;
        entry_return = *(DWORD64 *)c->Rsp;
        traced_calls++;
    }
    if (entry_return && c->Rip == entry_return)
        entry_return = 0;
    if (!entry_return)
        return EXCEPTION_CONTINUE_EXECUTION;
    traced_steps++;
    if (!finds_the_caller(c) && traced_wrong++ < 5)
        printf("FAILED: no caller at %llx of the function at %llx\n", c->Rip, traced_function);
    return EXCEPTION_CONTINUE_EXECUTION;
}

static void trace(DWORD64 function)
{
    static int ready;
    if (!ready)
        AddVectoredExceptionHandler(1, at_step);
    ready = 1;
    traced_function = function;
    tracing = 1;
    __asm__ volatile("pushfq\n\torq $0x100, (%%rsp)\n\tpopfq" : : : "cc", "memory");
}

static void trace_ended(void)
{
    tracing = 0;
}

#define CHECK_CALL(call) do { if (run) trace((DWORD64)run); call; trace_ended(); } while (0)

static void said_of_traces(void) __attribute__((destructor));
static void said_of_traces(void)
{
    printf("%lu instructions of %lu calls traced, %lu without their caller\n", traced_steps, traced_calls, traced_wrong);
    fflush(stdout);
    if (traced_wrong || !traced_steps)
        _exit(1);
}
