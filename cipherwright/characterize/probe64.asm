; The program that times probes: loops of instructions, on requests that come over a pipe (nasm -f bin, x86-64 Linux).
; A request is three qwords: entry of the probe, passes of its loop, runs. A run times a chain of CHAIN additions, then
; the probe, each between LFENCE and RDTSC: the chain says how many core clocks a tick is at that moment. A reply is, of
; every run, two qwords of ticks: chain, probe. A request of entry 0 fills memory: address and bytes in place of passes
; and runs; the bytes follow it, and nothing is replied. The end of the input ends the program.
; A probe finds: r15 the passes, r14 ARENA, other general registers and vector registers with contents of no meaning,
; masks of ones; it returns by RET.
bits 64
CODE    equ 0x7e000000
CONFIG  equ 0x7e100000          ; a dword, written by Python: 0 SSE2, 1 AVX, 2 AVX-512
ARENA   equ 0x20000000
REPLY   equ 0x7e200000
LINKS   equ 100
CHAIN   equ 10000
        org CODE

start:  cld
        mov edi, ARENA          ; 64 KiB of zeros, of pages of their own
        mov ecx, 65536 / 8
        xor eax, eax
        rep stosq
.next:  mov r12d, REPLY - 64
        mov r13d, 24
        call read
        mov r12d, REPLY - 64
        mov rbx, [r12]
        mov rbp, [r12 + 8]
        mov r13, [r12 + 16]
        test rbx, rbx
        jz .fill
        lea r11, [abs REPLY]
.run:   push r13
        push r11
        lfence
        rdtsc
        lfence
        shl rdx, 32
        lea r8, [rax + rdx]
        mov ecx, CHAIN / LINKS
        align 64
.chain: times LINKS add rax, rax
        dec ecx
        jnz .chain
        lfence
        rdtsc
        lfence
        shl rdx, 32
        add rax, rdx
        sub rax, r8
        mov r11, [rsp]
        mov [r11], rax
        push rbx
        push rbp
        mov r15, rbp
        call contents
        lfence
        rdtsc
        lfence
        shl rdx, 32
        add rax, rdx
        mov [abs CONFIG + 8], rax
        mov rax, rbx
        mov rbx, 0x1020304050607080
        mov ebp, 7
        call rax
        lfence
        rdtsc
        lfence
        shl rdx, 32
        add rax, rdx
        sub rax, [abs CONFIG + 8]
        pop rbp
        pop rbx
        pop r11
        mov [r11 + 8], rax
        add r11, 16
        pop r13
        dec r13
        jnz .run
        mov r12d, REPLY
        mov r13, r11
        sub r13, r12
        call write
        jmp .next
.fill:  mov r12, rbp
        call read
        jmp .next

; general registers but rbx, rbp, r15, and the vector registers
contents:
        cmp dword [abs CONFIG], 1
        jb .sse
        ja .zmm
        vpcmpeqd ymm0, ymm0, ymm0
        vpsrld ymm0, ymm0, 25
%assign n 1
%rep 15
        vmovdqa ymm %+ n, ymm0
%assign n n + 1
%endrep
        jmp .general
.zmm:   vpternlogd zmm0, zmm0, zmm0, 0xff
        vpsrld zmm0, zmm0, 25
%assign n 1
%rep 31
        vmovdqa64 zmm %+ n, zmm0
%assign n n + 1
%endrep
%assign n 0
%rep 8
        kxnorw k %+ n, k0, k0
        kunpckwd k %+ n, k %+ n, k %+ n
        kunpckdq k %+ n, k %+ n, k %+ n
%assign n n + 1
%endrep
        jmp .general
.sse:   pcmpeqd xmm0, xmm0
        psrld xmm0, 25
%assign n 1
%rep 15
        movdqa xmm %+ n, xmm0
%assign n n + 1
%endrep
.general:
        mov edx, 5
        mov ecx, 3
        mov esi, 0x01234567
        mov edi, 0x7654321
        mov r8d, 11
        mov r9d, 13
        mov r10d, 17
        mov r11d, 19
        mov r12d, 23
        mov r13d, 29
        mov r14d, ARENA
        ret

; r13 bytes to r12; the end of the input ends the program
read:   xor eax, eax
        xor edi, edi
        mov rsi, r12
        mov rdx, r13
        syscall
        cmp rax, -4             ; EINTR
        je read
        test rax, rax
        jle exit
        add r12, rax
        sub r13, rax
        jnz read
        ret

; r13 bytes from r12
write:  mov eax, 1
        mov edi, 1
        mov rsi, r12
        mov rdx, r13
        syscall
        cmp rax, -4
        je write
        test rax, rax
        jle exit
        add r12, rax
        sub r13, rax
        jnz write
        ret

exit:   xor edi, edi
        mov eax, 60
        syscall
