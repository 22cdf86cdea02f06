; The measuring program for 64-bit code: brackets of LFENCE and RDTSC around a kernel, in x86-64 Linux (nasm -f bin).
; The method is that of measure32.asm, with arguments in registers: they are loaded inside every bracket, so that what is
; subtracted has them, too. The settings say which registers hold what, so that both conventions are served.
; Each run leaves eight dwords, seven of them clock ticks: the kernel, nothing, the null function, and before and behind
; the kernel a chain of additions, which says how long a clock is, and the watch: code as wide as the core, which tells
; whether something else had part of it.
; Everything lies below 2 GiB.
bits 64
%include "common.inc"
RUN     equ 4 * 8               ; bytes of one run's results
        org CODE

absolute CONFIG
warmup: resd 1                  ; runs that leave nothing
runs:   resd 1                  ; runs that leave results
entry:  resd 1
block:  resd 1                  ; what the null function counts down
words:  resd 1
settle: resd 1                  ; ticks that the warm-up takes at least
regs:   resq 6                  ; rdi rsi rdx rcx r8 r9
stack:  resq WORDS
clock:  resq 1
left:   resq 1                  ; calls of this run that are still to be made
until:  resq 1                  ; the tick to which the warm-up goes on
place:  resq 1                  ; where the next results go
step:   resq 1                  ; 0 in the warm-up, then the bytes of one run's results
%define RESULT rcx           ; where close_bracket leaves it
section .text

%macro ticks 0                  ; rax: the time-stamp counter
        rdtsc
        shl rdx, 32
        or rax, rdx
%endmacro

%macro open_bracket 0
        lfence
        rdtsc
        mov [clock], eax
        lfence
        mov rdi, [regs]
        mov rsi, [regs + 8]
        mov rdx, [regs + 16]
        mov rcx, [regs + 24]
        mov r8, [regs + 32]
        mov r9, [regs + 40]
%endmacro

%macro close_bracket 1          ; the number of the result
        lfence
        rdtsc
        sub eax, [clock]
        mov rcx, [place]
        mov [rcx + 4 * %1], eax
%endmacro

start:  cld
        mov qword [place], RESULTS
        mov qword [step], 0
        ticks
        mov ecx, [settle]
        add rax, rcx
        mov [until], rax
.warm:  mov ebp, [warmup]
        call series
        ticks
        cmp rax, [until]
        jb .warm
        mov qword [step], RUN
        mov ebp, [runs]
        call series
        mov r12d, RESULTS
        mov r13d, [runs]
        imul r13, r13, RUN
.write: mov eax, 1              ; write
        mov edi, 1
        mov rsi, r12
        mov rdx, r13
        syscall
        cmp rax, -4             ; EINTR
        je .write
        test rax, rax
        jle .exit
        add r12, rax
        sub r13, rax
        jnz .write
.exit:  mov edi, r13d           ; 0: all was written
        mov eax, 60
        syscall

; ebp runs
series: test ebp, ebp
        jz .done
.next:  push rbp
        less_of_two chain, 3
        less_of_two watch, 5
        mov rbp, rsp
        mov dword [left], CALLS
.call:  sub rsp, 8 * WORDS
        and rsp, -16            ; the stack of the kernel, the same in every run
        mov esi, stack
        mov rdi, rsp
        mov ecx, [words]
        rep movsq
        open_bracket
        mov eax, [entry]
        call rax
        close_bracket 0
        mov rsp, rbp
        dec dword [left]
        jnz .call
        less_of_two watch, 6
        less_of_two chain, 4
        open_bracket
        close_bracket 1
        open_bracket
        mov edi, [block]
        call null
        close_bracket 2
        mov rax, [step]
        add [place], rax
        pop rbp
        dec ebp
        jnz .next
.done:  ret

; void null(uint32_t block): what the loop over the blocks costs by itself
        align 16
null:   push rbx
        push rbp
        push r12
        push r13
        test edi, edi
        jz .done
        align 16
.next:  dec edi
        jnz .next
.done:  pop r13
        pop r12
        pop rbp
        pop rbx
        ret

        align 16
chain:  additions PASSES

        align 16
watch:  wide_instructions
