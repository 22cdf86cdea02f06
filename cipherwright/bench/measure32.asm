; The measuring program: brackets of CPUID and RDTSC around a kernel, in i386 Linux (nasm -f bin).
; The method is section 3 of Matsui and Fukuda, How to Maximize Software Performance of Symmetric Primitives on
; Pentium III and 4 Processors (FSE 2005), Codes 1 and 2; the null function is that of its appendix.
; Python lays this code, the kernel, its buffers and the block of settings out in one static executable.
; Each run leaves six dwords of clock ticks: the kernel, nothing, the null function, the chain of additions, and the watch
; before and behind the kernel: code as wide as the core, which tells whether something else had part of the core.
; The arguments are put on the stack before the bracket: the call alone is inside.
bits 32
%include "common.inc"
RUN     equ 4 * 6               ; bytes of one run's results
        org CODE

absolute CONFIG
warmup: resd 1                  ; runs that leave nothing
runs:   resd 1                  ; runs that leave results
entry:  resd 1
block:  resd 1                  ; what the null function counts down
words:  resd 1
args:   resd WORDS
clock:  resd 1
place:  resd 1                  ; where the next results go
step:   resd 1                  ; 0 in the warm-up, then the bytes of one run's results
section .text

%macro open_bracket 0
        xor eax, eax
        cpuid
        rdtsc
        mov [clock], eax
        xor eax, eax
        cpuid
%endmacro

%macro close_bracket 1          ; the number of the result
        xor eax, eax
        cpuid
        rdtsc
        sub eax, [clock]
        mov ecx, [place]
        mov [ecx + 4 * %1], eax
        xor eax, eax
        cpuid
%endmacro

start:  cld
        mov dword [place], RESULTS
        mov dword [step], 0
        mov ebp, [warmup]
        call series
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
        open_bracket
        call watch
        close_bracket 4
        mov ebp, esp
        sub esp, 4 * WORDS
        and esp, -16            ; the stack of the kernel, the same in every run
        mov esi, args
        mov edi, esp
        mov ecx, [words]
        rep movsd
        open_bracket
        call [entry]
        close_bracket 0
        mov esp, ebp
        open_bracket
        call watch
        close_bracket 5
        open_bracket
        close_bracket 1
        push dword [block]
        open_bracket
        call null
        close_bracket 2
        pop eax
        open_bracket
        call chain
        close_bracket 3
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
