; What a process of Python times other people's shared libraries with (nasm -f bin): position-independent, System V.
; At offset 0 the clock, at 48 nothing, at 64 a chain of PASSES * LINKS additions, at 512 the watch, both as in measure64.asm.
bits 64
%include "common.inc"

; uint64_t ticks(void): the time-stamp counter, between LFENCEs as in measure64.asm
ticks:  lfence
        rdtsc
        lfence
        shl rdx, 32
        or rax, rdx
        ret

        times 48 - ($ - $$) db 0xcc
nothing:
        ret

        times 64 - ($ - $$) db 0xcc
chain:  additions PASSES

        times 512 - ($ - $$) db 0xcc
watch:  wide_instructions
