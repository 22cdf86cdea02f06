/* Around every call of a kernel in a library's self-test: it runs instruction by instruction (the trap flag), and at
 * each one the unwinder of the C compiler must find the caller with its stack pointer and all registers that it keeps.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>
#include <unwind.h>

#ifdef __x86_64__
#define IP REG_RIP
#define SP REG_RSP
#define KEPT 6
static const int kept_dwarf[KEPT] = {3, 6, 12, 13, 14, 15};
static const int kept_context[KEPT] = {REG_RBX, REG_RBP, REG_R12, REG_R13, REG_R14, REG_R15};
#else
#define IP REG_EIP
#define SP REG_ESP
#define KEPT 4
static const int kept_dwarf[KEPT] = {3, 5, 6, 7};
static const int kept_context[KEPT] = {REG_EBX, REG_EBP, REG_ESI, REG_EDI};
#endif

static uintptr_t traced_function, entry_sp, entry_return, entry_kept[KEPT], stopped_at;
static int tracing, found_kernel, found_caller;
static unsigned long traced_steps, traced_wrong, traced_calls;

static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *unused)
{
    int i;
    (void)unused;
    if (!found_kernel) {
        found_kernel = _Unwind_GetIP(context) == stopped_at;
        return _URC_NO_REASON;
    }
    found_caller = _Unwind_GetIP(context) == entry_return && _Unwind_GetCFA(context) == entry_sp + sizeof(void *);
    for (i = 0; i < KEPT; i++)
        found_caller &= _Unwind_GetGR(context, kept_dwarf[i]) == entry_kept[i];
    return _URC_END_OF_STACK;
}

static void at_step(int number, siginfo_t *info, void *data)
{
    greg_t *r = ((ucontext_t *)data)->uc_mcontext.gregs;
    int i;
    (void)number, (void)info;
    if (!tracing) {
        r[REG_EFL] &= ~0x100L;
        return;
    }
    r[REG_EFL] |= 0x100;
    stopped_at = (uintptr_t)r[IP];
    if (stopped_at == traced_function) {
        entry_sp = (uintptr_t)r[SP];
        entry_return = *(uintptr_t *)entry_sp;
        for (i = 0; i < KEPT; i++)
            entry_kept[i] = (uintptr_t)r[kept_context[i]];
        traced_calls++;
    }
    if (!entry_return)
        return;
    if (stopped_at == entry_return) {
        entry_return = 0;
        return;
    }
    traced_steps++;
    found_kernel = found_caller = 0;
    _Unwind_Backtrace(look, 0);
    if (!found_caller && traced_wrong++ < 5)
        printf("FAILED: no caller at %#lx of the function at %#lx\n", (unsigned long)stopped_at,
               (unsigned long)traced_function);
}

static void trace(uintptr_t function)
{
    static int ready;
    if (!ready) {
        struct sigaction action = {0};
        action.sa_sigaction = at_step;
        action.sa_flags = SA_SIGINFO;
        sigaction(SIGTRAP, &action, 0);
        ready = 1;
    }
    traced_function = function;
    tracing = 1;
    raise(SIGTRAP);
}

static void trace_ended(void)
{
    tracing = 0;
}

#define CHECK_CALL(call) do { if (run) trace((uintptr_t)run); call; trace_ended(); } while (0)

static void said_of_traces(void) __attribute__((destructor));
static void said_of_traces(void)
{
    printf("%lu instructions of %lu calls traced, %lu without their caller\n", traced_steps, traced_calls, traced_wrong);
    fflush(stdout);
    if (traced_wrong || !traced_steps)
        _Exit(1);
}
