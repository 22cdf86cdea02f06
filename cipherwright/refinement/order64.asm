; The program that times orders of a piece of 64-bit code, in x86-64 Linux (nasm -f bin). It stays: a question is the
; bytes of the piece, which are read to where they run, the answer the clock ticks of some runs, of four dwords each:
; the kernel, a loop of nops before it, one behind it, a chain of additions. The nops, as many a clock as the core takes,
; say whether another program had a part of the core in that run; the chain says how long a clock is.
; Everything lies below 2 GiB.
bits 64
%include "common.inc"
NOPS    equ 600                 ; instructions of a pass of the probe, its two of the loop among them
        org CODE

absolute CONFIG
warmup: resd 1                  ; runs that leave nothing
runs:   resd 1                  ; runs that leave results
entry:  resd 1
calls:  resd 1                  ; of the kernel in one run
words:  resd 1
        resd 1
regs:   resq 6                  ; rdi rsi rdx rcx r8 r9
stack:  resq WORDS
piece:  resq 1                  ; where the bytes go, and how many they are
bytes:  resq 1
clock:  resq 1
place:  resq 1                  ; where the next results go
back:   resq 1                  ; the return address of `several`
step:   resq 1                  ; 0 in the warm-up, then the bytes of one run's results
section .text

%macro timed 2                  ; what is called, and the number of its result
        lfence
        rdtsc
        lfence
        mov [clock], eax
        call %1
        lfence
        rdtsc
        lfence
        sub eax, [clock]
        mov rcx, [place]
        mov [rcx + 4 * %2], eax
%endmacro

start:  cld
.question:
        mov r12, [piece]
        mov r13, [bytes]
.more:  xor eax, eax            ; read
        xor edi, edi
        mov rsi, r12
        mov rdx, r13
        syscall
        cmp rax, -4             ; EINTR
        je .more
        test rax, rax
        jle .exit
        add r12, rax
        sub r13, rax
        jnz .more
        xor eax, eax
        cpuid                   ; nothing that was fetched before is run
        mov qword [place], RESULTS
        mov qword [step], 0
        mov r15d, [warmup]
        call series
        mov qword [step], 16
        mov r15d, [runs]
        call series
        mov r12d, RESULTS
        mov r13d, [runs]
        shl r13, 4
.write: mov eax, 1              ; write
        mov edi, 1
        mov rsi, r12
        mov rdx, r13
        syscall
        cmp rax, -4
        je .write
        test rax, rax
        jle .exit
        add r12, rax
        sub r13, rax
        jnz .write
        jmp .question
.exit:  xor edi, edi
        mov eax, 60
        syscall

; r15d runs
series: test r15d, r15d
        jz .done
.next:  push rbp
        mov rbp, rsp
        sub rsp, 8 * WORDS
        and rsp, -16            ; the stack of the kernel, the same in every run
        mov esi, stack
        mov rdi, rsp
        mov ecx, [words]
        rep movsq
        timed probe, 1
        timed several, 0
        timed probe, 2
        timed chain, 3
        mov rsp, rbp
        mov rax, [step]
        add [place], rax
        pop rbp
        dec r15d
        jnz .next
.done:  ret

; the kernel, so often; what it is given on the stack lies above its return address
several:
        pop qword [back]
        mov r14d, [calls]
.next:  mov rdi, [regs]
        mov rsi, [regs + 8]
        mov rdx, [regs + 16]
        mov rcx, [regs + 24]
        mov r8, [regs + 32]
        mov r9, [regs + 40]
        mov eax, [entry]
        call rax
        dec r14d
        jnz .next
        push qword [back]
        ret

        align 64
probe:  mov ecx, 20
        align 64
.next:
        times NOPS - 2 db 0x0f, 0x1f, 0x44, 0, 0
        dec ecx
        jnz .next
        ret

; 10,000 additions
        align 16
chain:  additions 100
