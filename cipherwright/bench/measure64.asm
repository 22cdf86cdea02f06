; The measuring program for 64-bit code: brackets of CPUID and RDTSC around a kernel, in x86-64 Linux (nasm -f bin).
; The method is that of measure32.asm, with arguments in registers: they are loaded inside every bracket, so that what is
; subtracted has them, too. The settings say which registers hold what, so that both conventions are served.
; Each run leaves six dwords of clock ticks: the kernel, nothing, the null function, the chain of additions, and the watch
; before and behind the kernel: code as wide as the core, which tells whether something else had part of the core.
; Everything lies below 2 GiB.
bits 64
%include "common.inc"
RUN     equ 4 * 6               ; bytes of one run's results
        org CODE

absolute CONFIG
warmup: resd 1                  ; runs that leave nothing
runs:   resd 1                  ; runs that leave results
entry:  resd 1
block:  resd 1                  ; what the null function counts down
words:  resd 1
        resd 1
regs:   resq 6                  ; rdi rsi rdx rcx r8 r9
stack:  resq WORDS
clock:  resq 1
place:  resq 1                  ; where the next results go
step:   resq 1                  ; 0 in the warm-up, then the bytes of one run's results
section .text

%macro open_bracket 0
        xor eax, eax
        cpuid
        rdtsc
        mov [clock], eax
        xor eax, eax
        cpuid
        mov rdi, [regs]
        mov rsi, [regs + 8]
        mov rdx, [regs + 16]
        mov rcx, [regs + 24]
        mov r8, [regs + 32]
        mov r9, [regs + 40]
%endmacro

%macro close_bracket 1          ; the number of the result
        xor eax, eax
        cpuid
        rdtsc
        sub eax, [clock]
        mov rcx, [place]
        mov [rcx + 4 * %1], eax
        xor eax, eax
        cpuid
%endmacro

start:  cld
        mov qword [place], RESULTS
        mov qword [step], 0
        mov ebp, [warmup]
        call series
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
        open_bracket
        call watch
        close_bracket 4
        mov rbp, rsp
        sub rsp, 8 * WORDS
        and rsp, -16            ; the stack of the kernel, the same in every run
        mov esi, stack
        mov rdi, rsp
        mov ecx, [words]
        rep movsq
        open_bracket
        mov eax, [entry]
        call rax
        close_bracket 0
        open_bracket
        call watch
        close_bracket 5
        open_bracket
        close_bracket 1
        open_bracket
        mov edi, [block]
        call null
        close_bracket 2
        open_bracket
        call chain
        close_bracket 3
        mov rsp, rbp
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
