; The measuring program: brackets of LFENCE and RDTSC around a kernel, in i386 Linux (nasm -f bin).
; The method is section 3 of Matsui and Fukuda, How to Maximize Software Performance of Symmetric Primitives on
; Pentium III and 4 Processors (FSE 2005), Codes 1 and 2; the null function is that of its appendix. There it is CPUID
; that waits for what was before, as it is here where there is no LFENCE: hypervisors serve every CPUID, and behind it
; caches and predictors are not as the kernel left them.
; Python lays this code, the kernel, its buffers and the block of settings out in one static executable.
; Each run leaves eight dwords, seven of them clock ticks: the kernel, nothing, the null function, and before and behind
; the kernel a chain of additions, which says how long a clock is, and the watch: code as wide as the core, which tells
; whether something else had part of it.
; The arguments are put on the stack before the bracket: the call alone is inside.
bits 32
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
args:   resd WORDS
clock:  resd 1
fences: resd 1                  ; whether the CPU has LFENCE (SSE2)
left:   resd 1                  ; calls of this run that are still to be made
begun:  resd 1                  ; the tick at which the warm-up began
place:  resd 1                  ; where the next results go
step:   resd 1                  ; 0 in the warm-up, then the bytes of one run's results
%define RESULT ecx           ; where close_bracket leaves it
section .text

%macro wait_for_all 0
        cmp dword [fences], 0
        jne %%fence
        xor eax, eax
        cpuid
        jmp %%done
%%fence:
        lfence
%%done:
%endmacro

%macro open_bracket 0
        wait_for_all
        rdtsc
        mov [clock], eax
        wait_for_all
%endmacro

%macro close_bracket 1          ; the number of the result
        wait_for_all
        rdtsc
        sub eax, [clock]
        mov ecx, [place]
        mov [ecx + 4 * %1], eax
%endmacro

start:  cld
        mov eax, 1
        cpuid
        and edx, 1 << 26
        mov [fences], edx
        mov dword [place], RESULTS
        mov dword [step], 0
        rdtsc
        mov [begun], eax
.warm:  mov ebp, [warmup]
        call series
        rdtsc
        sub eax, [begun]
        cmp eax, [settle]
        jb .warm
        mov dword [step], RUN
        mov ebp, [runs]
        call series
        mov esi, RESULTS
        mov edi, [runs]
        imul edi, edi, RUN
.write: mov eax, 4              ; write
        mov ebx, 1
        mov ecx, esi
        mov edx, edi
        int 0x80
        cmp eax, -4             ; EINTR
        je .write
        test eax, eax
        jle .exit
        add esi, eax
        sub edi, eax
        jnz .write
.exit:  mov ebx, edi            ; 0: all was written
        mov eax, 1
        int 0x80

; ebp runs
series: test ebp, ebp
        jz .done
.next:  push ebp
        less_of_two chain, 3
        less_of_two watch, 5
        mov ebp, esp
        mov dword [left], CALLS
.call:  sub esp, 4 * WORDS
        and esp, -16            ; the stack of the kernel, the same in every run
        mov esi, args
        mov edi, esp
        mov ecx, [words]
        rep movsd
        open_bracket
        call [entry]
        close_bracket 0
        mov esp, ebp
        dec dword [left]
        jnz .call
        less_of_two watch, 6
        less_of_two chain, 4
        open_bracket
        close_bracket 1
        push dword [block]
        open_bracket
        call null
        close_bracket 2
        pop eax
        mov eax, [step]
        add [place], eax
        pop ebp
        dec ebp
        jnz .next
.done:  ret

; void null(uint32_t block): what the loop over the blocks costs by itself
        align 16
null:   push ebx
        push esi
        push edi
        push ebp
        cmp dword [esp + 20], 0
        jz .done
        align 16
.next:  dec dword [esp + 20]
        jnz .next
.done:  pop ebp
        pop edi
        pop esi
        pop ebx
        ret

        align 16
chain:  additions PASSES

        align 16
watch:  wide_instructions
