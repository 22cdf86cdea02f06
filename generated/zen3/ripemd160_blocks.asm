; ripemd160_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu zen3
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 1952 uops, planned 391.3; bounds: width 325.3, ports 350.2, path 387.0
;   body.2: 11 uops, planned 7.0; bounds: width 1.8, ports 3.7, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

%ifdef __?OUTPUT_FORMAT?__
%define OBJECT_FORMAT __?OUTPUT_FORMAT?__
%else
%define OBJECT_FORMAT __OUTPUT_FORMAT__ ; before nasm 2.15
%endif
%macro for_formats 1-* ; HERE: whether nasm -f is one of these
%assign HERE 0
%rep %0
%ifidn OBJECT_FORMAT, %1
%assign HERE 1
%endif
%rotate 1
%endrep
%endmacro

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x48              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov dword [rsp + 24], edx  ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    41 h reload
        mov esi, dword [r8]        ;     4.0 agu1    41 h
        mov r9d, dword [rsp + 24]  ;     0.3 agu2    41 h
        shl r9, 6                  ;     4.3 alu1    41 h
        mov edi, dword [r8 + 4]    ;     4.0 agu0    41 h
        mov ebp, dword [r8 + 8]    ;     4.0 agu1    41 h
        mov r10d, dword [r8 + 12]  ;     4.0 agu2    41 h
        mov r11d, dword [r8 + 16]  ;     4.0 agu0    41 h
        add r9, qword [rsp + 8]    ;     5.3 alu0+agu1   41 h
        mov qword [rsp + 16], r9   ;     6.3 agu2+st0   41 h
        mov dword [rsp + 28], esi  ;     8.0 agu0+st1   41 h
        mov dword [rsp + 32], edi  ;     8.0 agu1+st0   41 h
        mov dword [rsp + 36], ebp  ;     8.0 agu2+st1   41 h
        mov dword [rsp + 40], r10d ;     8.0 agu0+st0   41 h
        mov dword [rsp + 44], r11d ;     8.0 agu1+st1   41 h
        cmp dword [rsp + 24], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]    ;                    resident
        mov esi, dword [rsp + 40]  ;                    resident
        align 16
.blocks_1:
        mov edi, esi               ;     0.0         26 sum copy
        not edi                    ;     0.2 alu0    26 sum
        mov ebp, dword [rsp + 36]  ;     0.3 agu0    44 x[2] reload
        rorx r9d, ebp, 0x16        ;     4.3 alu1    36 v[2]
        mov r10d, dword [r8 + 20]  ;     0.7 agu1    34 sum
        mov r11d, dword [rsp + 28] ;     0.8 agu2    44 x[0] reload
        add r10d, r11d             ;     4.8 alu2    34 sum
        add r10d, 0x50a28be6       ;     5.8 alu3    34 sum
        mov r12d, dword [rsp + 32] ;     1.3 agu0    44 x[1] reload
        rorx r13d, r12d, 0x16      ;     5.3 alu1    36 v[1]
        or edi, ebp                ;     4.3 alu0    26 sum
        mov r14d, dword [r8 + 56]  ;     1.8 agu1    34 sum
        mov r15d, dword [rsp + 44] ;     2.0 agu2    44 x[4] reload
        xor edi, r12d              ;     5.3 alu2    26 sum
        mov eax, r9d               ;     5.3         26 sum copy
        not eax                    ;     5.3 alu3    26 sum
        add r10d, edi              ;     6.8 alu1    34 sum
        add r14d, r15d             ;     6.0 alu0    34 sum
        add r14d, 0x50a28be6       ;     7.0 alu2    34 sum
        mov edi, esi               ;     3.2         35 v[4] copy
        or eax, r12d               ;     6.3 alu3    26 sum
        mov ecx, r13d              ;     6.3         26 sum copy
        not ecx                    ;     6.3 alu1    26 sum
        mov edx, dword [r8 + 28]   ;     3.8 agu0    34 sum
        ror r10d, 0x18             ;     7.8 alu2    35 v[0]
        add edx, esi               ;     7.8 alu0    34 sum
        add r10d, r15d             ;     8.8 alu3    35 v[0]
        add edx, 0x50a28be6        ;     8.8 alu1    34 sum
        xor eax, r10d              ;     9.8 alu0    26 sum
        mov ebx, dword [r8]        ;     5.3 agu1    34 sum
        or ecx, r10d               ;     9.8 alu2    26 sum
        add r14d, eax              ;    10.8 alu3    34 sum
        ror r10d, 0x16             ;     9.8 alu1    36 v[0]
        ror r14d, 0x17             ;    11.8 alu2    35 v[4]
        mov r15d, r10d             ;    10.8         26 sum copy
        not r15d                   ;    10.8 alu0    26 sum
        add edi, r14d              ;    12.8 alu3    35 v[4]
        add ebx, r9d               ;     9.3 alu1    34 sum
        add ebx, 0x50a28be6        ;    10.3 alu0    34 sum
        mov eax, r9d               ;     7.0         35 v[3] copy
        xor ecx, edi               ;    13.8 alu2    26 sum
        mov r14d, dword [r8 + 36]  ;     7.3 agu2    34 sum
        or r15d, edi               ;    13.8 alu3    26 sum
        ror edi, 0x16              ;    13.8 alu1    36 v[4]
        add edx, ecx               ;    14.8 alu0    34 sum
        mov ecx, r13d              ;     8.8         35 v[2] copy
        ror edx, 0x17              ;    15.8 alu2    35 v[3]
        mov r11d, edi              ;    14.8         26 sum copy
        not r11d                   ;    14.8 alu3    26 sum
        add eax, edx               ;    16.8 alu1    35 v[3]
        add r14d, r13d             ;    11.3 alu0    34 sum
        add r14d, 0x50a28be6       ;    12.3 alu2    34 sum
        xor r15d, eax              ;    17.8 alu3    26 sum
        mov edx, dword [r8 + 8]    ;    10.8 agu0    34 sum
        or r11d, eax               ;    17.8 alu1    26 sum
        ror eax, 0x16              ;    17.8 alu2    36 v[3]
        add ebx, r15d              ;    18.8 alu0    34 sum
        add edx, r10d              ;    14.8 alu3    34 sum
        mov r15d, eax              ;    18.8         26 sum copy
        not r15d                   ;    18.8 alu1    26 sum
        ror ebx, 0x15              ;    19.8 alu2    35 v[2]
        add ecx, ebx               ;    20.8 alu0    35 v[2]
        add edx, 0x50a28be6        ;    15.8 alu3    34 sum
        xor r11d, ecx              ;    21.8 alu1    26 sum
        mov ebx, dword [r8 + 44]   ;    14.8 agu1    34 sum
        or r15d, ecx               ;    21.8 alu2    26 sum
        ror ecx, 0x16              ;    21.8 alu1    36 v[2]
        add r14d, r11d             ;    22.8 alu0    34 sum
        add ebx, edi               ;    18.8 alu3    34 sum
        mov r11d, ecx              ;    22.8         26 sum copy
        not r11d                   ;    22.8 alu2    26 sum
        ror r14d, 0x13             ;    23.8 alu1    35 v[1]
        add r10d, r14d             ;    24.8 alu0    35 v[1]
        xor r15d, r10d             ;    25.8 alu3    26 sum
        add ebx, 0x50a28be6        ;    19.8 alu2    34 sum
        mov r14d, dword [r8 + 16]  ;    18.8 agu2    34 sum
        or r11d, r10d              ;    25.8 alu1    26 sum
        ror r10d, 0x16             ;    25.8 alu2    36 v[1]
        add edx, r15d              ;    26.8 alu0    34 sum
        add r14d, eax              ;    22.8 alu3    34 sum
        mov r15d, r10d             ;    26.8         26 sum copy
        not r15d                   ;    26.8 alu1    26 sum
        ror edx, 0x11              ;    27.8 alu2    35 v[0]
        add edi, edx               ;    28.8 alu0    35 v[0]
        mov edx, dword [r8]        ;    22.0 agu0    34 sum
        xor r11d, edi              ;    29.8 alu3    26 sum
        add r14d, 0x50a28be6       ;    23.8 alu1    34 sum
        mov dword [rsp + 48], r13d ;    22.8 agu1+st0   36 v[1] spill
        mov r13d, dword [r8 + 52]  ;    23.0 agu2    34 sum
        or r15d, edi               ;    29.8 alu2    26 sum
        ror edi, 0x16              ;    29.8 alu1    36 v[0]
        add ebx, r11d              ;    30.8 alu0    34 sum
        add r13d, ecx              ;    27.0 alu3    34 sum
        mov r11d, edi              ;    30.8         26 sum copy
        not r11d                   ;    30.8 alu2    26 sum
        ror ebx, 0x11              ;    31.8 alu1    35 v[4]
        mov dword [rsp + 52], edi  ;    30.8 agu0+st1   36 v[0] spill
        mov edi, r12d              ;    26.0         25 sum copy
        add eax, ebx               ;    32.8 alu0    35 v[4]
        xor edi, ebp               ;    26.3 alu3    25 sum
        xor edi, esi               ;    27.3 alu2    25 sum
        xor r15d, eax              ;    33.8 alu1    26 sum
        mov ebx, dword [rsp + 28]  ;    27.0 agu1    44 x[0] reload
        add edx, ebx               ;    31.0 alu0    34 sum
        add edx, edi               ;    32.0 alu3    34 sum
        mov edi, dword [r8 + 4]    ;    27.5 agu2    34 sum
        or r11d, eax               ;    33.8 alu2    26 sum
        add r14d, r15d             ;    34.8 alu1    34 sum
        add r13d, 0x50a28be6       ;    28.2 alu0    34 sum
        mov r15d, dword [r8 + 24]  ;    28.2 agu0    34 sum
        ror eax, 0x16              ;    33.8 alu2    36 v[4]
        ror r14d, 0x1b             ;    35.8 alu1    35 v[3]
        ror edx, 0x15              ;    33.0 alu2    35 v[0]
        add ecx, r14d              ;    36.8 alu3    35 v[3]
        add r15d, r10d             ;    32.2 alu0    34 sum
        mov r14d, dword [rsp + 44] ;    30.8 agu1    44 x[4] reload
        add edx, r14d              ;    34.8 alu1    35 v[0]
        mov ebx, eax               ;    34.8         26 sum copy
        not ebx                    ;    34.8 alu2    26 sum
        xor r11d, ecx              ;    37.8 alu3    26 sum
        mov ebp, r9d               ;    31.7         25 sum copy
        xor ebp, r12d              ;    31.8 alu0    25 sum
        xor ebp, edx               ;    35.8 alu1    25 sum
        or ebx, ecx                ;    37.8 alu2    26 sum
        add r13d, r11d             ;    38.8 alu3    34 sum
        lea r11d, [rdi + r14]      ;    34.8 alu0    34 sum
        add r11d, ebp              ;    36.8 alu1    34 sum
        mov ebp, dword [r8 + 8]    ;    33.0 agu2    34 sum
        ror r13d, 0x19             ;    39.8 alu2    35 v[2]
        add r15d, 0x50a28be6       ;    33.8 alu3    34 sum
        ror ecx, 0x16              ;    37.8 alu1    36 v[3]
        mov r14d, dword [r8 + 60]  ;    34.2 agu0    34 sum
        add r10d, r13d             ;    40.8 alu0    35 v[2]
        mov r13d, dword [rsp + 52] ;    34.5 agu1    35 v[1]
        ror r11d, 0x12             ;    37.8 alu2    35 v[4]
        add r11d, esi              ;    38.8 alu3    35 v[4]
        mov r12d, ecx              ;    38.8         26 sum copy
        not r12d                   ;    38.8 alu1    26 sum
        xor ebx, r10d              ;    41.8 alu0    26 sum
        mov edi, dword [rsp + 48]  ;    35.5 agu2    25 sum
        xor edi, edx               ;    39.5 alu2    25 sum
        xor edi, r11d              ;    40.5 alu3    25 sum
        or r12d, r10d              ;    41.8 alu1    26 sum
        add r15d, ebx              ;    42.8 alu0    34 sum
        add ebp, esi               ;    37.0 alu2    34 sum
        add r14d, dword [rsp + 52] ;    38.2 alu3+agu0   34 sum
        mov ebx, dword [r8 + 12]   ;    37.8 agu1    34 sum
        add ebp, edi               ;    41.5 alu1    34 sum
        ror r15d, 0x19             ;    43.8 alu2    35 v[1]
        add r14d, 0x50a28be6       ;    39.2 alu0    34 sum
        ror r10d, 0x16             ;    41.8 alu1    36 v[2]
        mov edi, dword [r8 + 32]   ;    38.7 agu2    34 sum
        ror ebp, 0x11              ;    42.5 alu2    35 v[3]
        add r13d, r15d             ;    44.8 alu3    35 v[1]
        ror edx, 0x16              ;    40.0 alu1    36 v[0]
        lea r15d, [r9 + rbx]       ;    41.8 alu0    34 sum
        add edi, eax               ;    42.7 alu3    34 sum
        add r9d, ebp               ;    43.5 alu2    35 v[3]
        mov ebp, r10d              ;    42.8         26 sum copy
        not ebp                    ;    42.8 alu0    26 sum
        xor r12d, r13d             ;    45.8 alu3    26 sum
        mov dword [rsp + 52], esi  ;    40.5 agu0+st0   44 x[3] spill
        mov esi, r11d              ;    40.7         25 sum copy
        xor esi, edx               ;    41.0 alu1    25 sum
        xor esi, r9d               ;    44.5 alu2    25 sum
        or ebp, r13d               ;    45.8 alu0    26 sum
        add r14d, r12d             ;    46.8 alu3    34 sum
        mov r12d, dword [r8 + 16]  ;    41.8 agu1    34 sum
        add r15d, esi              ;    45.5 alu1    34 sum
        ror r14d, 0x18             ;    47.8 alu2    35 v[0]
        add edi, 0x50a28be6        ;    43.7 alu0    34 sum
        mov esi, dword [r8 + 4]    ;    42.5 agu2    34 sum
        ror r11d, 0x16             ;    43.0 alu1    36 v[4]
        ror r13d, 0x16             ;    45.8 alu2    36 v[1]
        add eax, r14d              ;    48.8 alu3    35 v[0]
        mov r14d, dword [rsp + 48] ;    43.2 agu0    35 v[2]
        ror r15d, 0x14             ;    46.5 alu1    35 v[2]
        add r14d, r15d             ;    47.5 alu0    35 v[2]
        mov r15d, r13d             ;    46.8         26 sum copy
        not r15d                   ;    46.8 alu3    26 sum
        xor ebp, eax               ;    49.8 alu2    26 sum
        add esi, ecx               ;    46.5 alu0    34 sum
        mov ebx, r11d              ;    44.3         25 sum copy
        xor ebx, r9d               ;    45.0 alu3    25 sum
        xor ebx, r14d              ;    48.5 alu1    25 sum
        or r15d, eax               ;    49.8 alu2    26 sum
        add edi, ebp               ;    50.8 alu0    34 sum
        mov ebp, dword [rsp + 48]  ;    45.5 agu1    34 sum
        add ebp, r12d              ;    49.5 alu3    34 sum
        add ebp, ebx               ;    50.5 alu1    34 sum
        ror edi, 0x15              ;    51.8 alu2    35 v[4]
        add esi, 0x50a28be6        ;    47.5 alu0    34 sum
        mov ebx, dword [r8 + 20]   ;    46.5 agu2    34 sum
        ror eax, 0x16              ;    49.8 alu1    36 v[0]
        mov r12d, dword [r8 + 40]  ;    46.8 agu0    34 sum
        add ecx, edi               ;    52.8 alu3    35 v[4]
        ror r9d, 0x16              ;    47.2 alu2    36 v[3]
        add ebx, edx               ;    50.5 alu0    34 sum
        add r12d, r10d             ;    50.8 alu3    34 sum
        mov edi, eax               ;    50.8         26 sum copy
        not edi                    ;    50.8 alu1    26 sum
        ror ebp, 0x1b              ;    51.5 alu2    35 v[1]
        add edx, ebp               ;    52.5 alu0    35 v[1]
        xor r15d, ecx              ;    53.8 alu3    26 sum
        mov ebp, r14d              ;    48.8         25 sum copy
        xor ebp, r9d               ;    49.0 alu1    25 sum
        xor ebp, edx               ;    53.5 alu2    25 sum
        or edi, ecx                ;    53.8 alu0    26 sum
        add esi, r15d              ;    54.8 alu3    34 sum
        mov r15d, dword [r8 + 24]  ;    50.0 agu1    34 sum
        add ebx, ebp               ;    54.5 alu1    34 sum
        ror esi, 0x12              ;    55.8 alu2    35 v[3]
        add r12d, 0x50a28be6       ;    51.8 alu0    34 sum
        ror ecx, 0x16              ;    53.8 alu1    36 v[4]
        mov ebp, dword [r8 + 12]   ;    50.8 agu2    34 sum
        ror ebx, 0x18              ;    55.5 alu2    35 v[0]
        add r10d, esi              ;    56.8 alu3    35 v[3]
        ror r14d, 0x16             ;    52.2 alu1    36 v[2]
        add r15d, r11d             ;    54.0 alu0    34 sum
        add ebp, r13d              ;    54.8 alu3    34 sum
        mov esi, ecx               ;    54.8         26 sum copy
        not esi                    ;    54.8 alu2    26 sum
        add r11d, ebx              ;    56.5 alu0    35 v[0]
        xor edi, r10d              ;    57.8 alu3    26 sum
        mov ebx, r14d              ;    53.2         25 sum copy
        xor ebx, edx               ;    53.5 alu1    25 sum
        xor ebx, r11d              ;    57.5 alu2    25 sum
        or esi, r10d               ;    57.8 alu0    26 sum
        add r12d, edi              ;    58.8 alu3    34 sum
        mov edi, dword [r8 + 28]   ;    54.0 agu0    34 sum
        add r15d, ebx              ;    58.5 alu1    34 sum
        ror r12d, 0x12             ;    59.8 alu2    35 v[2]
        add ebp, 0x50a28be6        ;    55.8 alu0    34 sum
        ror r10d, 0x16             ;    57.8 alu1    36 v[3]
        mov ebx, dword [r8 + 48]   ;    54.8 agu1    34 sum
        ror r15d, 0x19             ;    59.5 alu2    35 v[4]
        add r13d, r12d             ;    60.8 alu3    35 v[2]
        add edi, r9d               ;    58.0 alu0    34 sum
        ror edx, 0x16              ;    56.2 alu1    36 v[1]
        mov r12d, r10d             ;    58.8         26 sum copy
        not r12d                   ;    58.8 alu3    26 sum
        add r9d, r15d              ;    60.5 alu2    35 v[4]
        xor esi, r13d              ;    61.8 alu0    26 sum
        add ebx, eax               ;    58.8 alu3    34 sum
        mov r15d, edx              ;    57.2         25 sum copy
        xor r15d, r11d             ;    57.5 alu1    25 sum
        xor r15d, r9d              ;    61.5 alu2    25 sum
        or r12d, r13d              ;    61.8 alu0    26 sum
        add ebp, esi               ;    62.8 alu3    34 sum
        mov esi, dword [r8 + 32]   ;    58.0 agu2    34 sum
        add edi, r15d              ;    62.5 alu1    34 sum
        ror ebp, 0x14              ;    63.8 alu2    35 v[1]
        add ebx, 0x50a28be6        ;    59.8 alu0    34 sum
        ror edi, 0x17              ;    63.5 alu1    35 v[3]
        add eax, ebp               ;    64.8 alu3    35 v[1]
        ror r11d, 0x16             ;    59.5 alu2    36 v[0]
        add edi, r14d              ;    64.5 alu0    35 v[3]
        mov ebp, dword [r8 + 24]   ;    59.3 agu0    34 sum
        add ebp, ecx               ;    63.3 alu3    34 sum
        mov r15d, r9d              ;    61.5         25 sum copy
        xor r15d, edi              ;    65.5 alu1    25 sum
        xor r12d, eax              ;    65.8 alu2    26 sum
        add esi, r14d              ;    62.0 alu0    34 sum
        xor r15d, r11d             ;    66.5 alu3    25 sum
        ror r13d, 0x16             ;    61.8 alu1    36 v[2]
        mov r14d, dword [r8 + 36]  ;    61.5 agu1    34 sum
        add ebx, r12d              ;    66.8 alu2    34 sum
        mov r12d, eax              ;    65.8         26 sum copy
        add esi, r15d              ;    67.5 alu0    34 sum
        ror ebx, 0x1a              ;    67.8 alu1    35 v[0]
        add r14d, edx              ;    65.5 alu3    34 sum
        mov r15d, r13d             ;    62.8         26 sum copy
        mov dword [rsp + 48], r13d ;    62.8 agu2+st1   36 v[2] spill
        mov r13d, eax              ;    65.8         26 sum copy
        ror esi, 0x15              ;    68.5 alu2    35 v[2]
        add ecx, ebx               ;    68.8 alu0    35 v[0]
        ror r9d, 0x16              ;    63.3 alu1    36 v[4]
        add ebp, 0x5c4dd124        ;    64.3 alu3    34 sum
        mov ebx, edi               ;    65.5         25 sum copy
        add edx, esi               ;    69.5 alu2    35 v[2]
        xor r12d, ecx              ;    69.8 alu0    26 sum
        xor ebx, r9d               ;    65.5 alu1    25 sum
        mov esi, dword [r8 + 40]   ;    64.8 agu0    34 sum
        xor ebx, edx               ;    70.5 alu3    25 sum
        and r15d, r12d             ;    70.8 alu2    26 sum
        mov r12d, dword [r8 + 44]  ;    65.7 agu1    34 sum
        add r12d, r10d             ;    69.7 alu0    34 sum
        add r14d, ebx              ;    71.5 alu1    34 sum
        xor r13d, r15d             ;    71.8 alu3    26 sum
        ror eax, 0x16              ;    66.5 alu2    36 v[1]
        lea r15d, [r11 + rsi]      ;    68.8 alu0    34 sum
        mov ebx, ecx               ;    69.8         26 sum copy
        ror r14d, 0x13             ;    72.5 alu1    35 v[1]
        mov esi, edx               ;    70.5         25 sum copy
        add ebp, r13d              ;    72.8 alu3    34 sum
        ror edi, 0x16              ;    67.5 alu2    36 v[3]
        mov r13d, eax              ;    67.7         26 sum copy
        add r11d, r14d             ;    73.5 alu0    35 v[1]
        ror ebp, 0x17              ;    73.8 alu1    35 v[4]
        xor esi, edi               ;    70.5 alu3    25 sum
        mov r14d, ecx              ;    69.8         26 sum copy
        xor esi, r11d              ;    74.5 alu2    25 sum
        add r10d, ebp              ;    74.8 alu0    35 v[4]
        add r12d, 0x5c4dd124       ;    70.7 alu1    34 sum
        mov ebp, dword [r8 + 44]   ;    69.8 agu2    34 sum
        add r15d, esi              ;    75.5 alu3    34 sum
        xor ebx, r10d              ;    75.8 alu2    26 sum
        ror edx, 0x16              ;    70.7 alu1    36 v[2]
        add ebp, r9d               ;    73.8 alu0    34 sum
        ror r15d, 0x12             ;    76.5 alu2    35 v[0]
        and r13d, ebx              ;    76.8 alu3    26 sum
        mov ebx, edx               ;    71.7         25 sum copy
        mov esi, dword [rsp + 48]  ;    71.2 agu0    35 v[3]
        xor ebx, r11d              ;    74.5 alu0    25 sum
        add r9d, r15d              ;    77.5 alu1    35 v[0]
        xor r14d, r13d             ;    77.8 alu3    26 sum
        ror ecx, 0x16              ;    72.2 alu2    36 v[0]
        mov r13d, dword [r8 + 48]  ;    72.0 agu1    34 sum
        mov r15d, r10d             ;    75.8         26 sum copy
        xor ebx, r9d               ;    78.5 alu0    25 sum
        add r12d, r14d             ;    78.8 alu1    34 sum
        mov r14d, ecx              ;    73.2         26 sum copy
        add ebp, ebx               ;    79.5 alu3    34 sum
        ror r12d, 0x13             ;    79.8 alu2    35 v[3]
        add r13d, edi              ;    76.0 alu0    34 sum
        mov ebx, r10d              ;    75.8         26 sum copy
        ror ebp, 0x11              ;    80.5 alu1    35 v[4]
        add esi, r12d              ;    80.8 alu3    35 v[3]
        ror r11d, 0x16             ;    74.8 alu2    36 v[1]
        mov r12d, dword [rsp + 48] ;    75.0 agu2    34 sum
        add r12d, dword [r8 + 12]  ;    79.0 alu0+agu0   34 sum
        add r12d, 0x5c4dd124       ;    80.0 alu1    34 sum
        add edi, ebp               ;    81.5 alu3    35 v[4]
        xor r15d, esi              ;    81.8 alu2    26 sum
        mov ebp, r11d              ;    76.2         25 sum copy
        xor ebp, r9d               ;    78.5 alu0    25 sum
        xor ebp, edi               ;    82.5 alu1    25 sum
        and r14d, r15d             ;    82.8 alu3    26 sum
        mov r15d, dword [r8 + 28]  ;    76.8 agu1    34 sum
        add r15d, eax              ;    80.8 alu2    34 sum
        mov dword [rsp + 48], ecx  ;    77.5 agu2+st0   36 v[0] spill
        mov ecx, dword [r8 + 52]   ;    77.7 agu0    34 sum
        add r13d, ebp              ;    83.5 alu0    34 sum
        xor ebx, r14d              ;    83.8 alu1    26 sum
        ror r10d, 0x16             ;    78.5 alu2    36 v[4]
        add ecx, edx               ;    81.7 alu3    34 sum
        mov r14d, r10d             ;    79.5         26 sum copy
        mov ebp, esi               ;    81.8         26 sum copy
        ror r13d, 0x1a             ;    84.5 alu1    35 v[3]
        add r12d, ebx              ;    84.8 alu0    34 sum
        ror r9d, 0x16              ;    79.7 alu2    36 v[0]
        mov ebx, edi               ;    82.5         25 sum copy
        add edx, r13d              ;    85.5 alu3    35 v[3]
        ror r12d, 0x11             ;    85.8 alu1    35 v[2]
        xor ebx, r9d               ;    82.5 alu0    25 sum
        mov r13d, esi              ;    81.8         26 sum copy
        xor ebx, edx               ;    86.5 alu2    25 sum
        add eax, r12d              ;    86.8 alu3    35 v[2]
        add r15d, 0x5c4dd124       ;    81.8 alu1    34 sum
        mov r12d, dword [r8 + 56]  ;    81.8 agu1    34 sum
        add ecx, ebx               ;    87.5 alu0    34 sum
        xor ebp, eax               ;    87.8 alu2    26 sum
        ror edi, 0x16              ;    82.7 alu1    36 v[4]
        add r12d, r11d             ;    85.8 alu3    34 sum
        ror ecx, 0x19              ;    88.5 alu2    35 v[2]
        and r14d, ebp              ;    88.8 alu0    26 sum
        mov ebp, dword [rsp + 48]  ;    83.0 agu2    35 v[1]
        mov ebx, edi               ;    83.7         25 sum copy
        xor ebx, edx               ;    86.5 alu3    25 sum
        mov dword [rsp + 56], edi  ;    83.7 agu0+st1   36 v[4] spill
        mov edi, dword [r8]        ;    83.7 agu1    34 sum
        add r11d, ecx              ;    89.5 alu1    35 v[2]
        xor r13d, r14d             ;    89.8 alu0    26 sum
        ror esi, 0x16              ;    84.2 alu2    36 v[3]
        mov r14d, eax              ;    87.8         26 sum copy
        xor ebx, r11d              ;    90.5 alu3    25 sum
        add r15d, r13d             ;    90.8 alu1    34 sum
        mov r13d, esi              ;    85.2         26 sum copy
        mov ecx, dword [r8 + 60]   ;    85.2 agu2    34 sum
        add r12d, ebx              ;    91.5 alu0    34 sum
        ror r15d, 0x19             ;    91.8 alu2    35 v[1]
        mov ebx, eax               ;    87.8         26 sum copy
        ror r12d, 0x17             ;    92.5 alu1    35 v[1]
        add ebp, r15d              ;    92.8 alu3    35 v[1]
        ror edx, 0x16              ;    86.7 alu2    36 v[3]
        add edi, dword [rsp + 48]  ;    87.7 alu0+agu0   34 sum
        add edi, 0x5c4dd124        ;    88.7 alu1    34 sum
        add ecx, r9d               ;    89.2 alu3    34 sum
        mov r15d, r11d             ;    90.5         25 sum copy
        add r9d, r12d              ;    93.5 alu2    35 v[1]
        xor r14d, ebp              ;    93.8 alu0    26 sum
        xor r15d, edx              ;    90.5 alu1    25 sum
        and r13d, r14d             ;    94.8 alu3    26 sum
        xor r15d, r9d              ;    94.5 alu2    25 sum
        mov r12d, dword [r8 + 52]  ;    88.8 agu1    34 sum
        add r12d, r10d             ;    92.8 alu0    34 sum
        add ecx, r15d              ;    95.5 alu1    34 sum
        xor ebx, r13d              ;    95.8 alu3    26 sum
        ror eax, 0x16              ;    89.8 alu2    36 v[2]
        mov r13d, dword [rsp + 56] ;    90.0 agu2    35 v[0]
        ror r11d, 0x16             ;    90.5 alu1    36 v[2]
        mov r14d, dword [r8 + 28]  ;    90.5 agu0    34 sum
        mov r15d, ebp              ;    93.8         26 sum copy
        ror ecx, 0x18              ;    96.5 alu2    35 v[0]
        add edi, ebx               ;    96.8 alu0    34 sum
        mov ebx, eax               ;    91.2         26 sum copy
        mov dword [rsp + 48], eax  ;    91.3 agu1+st0   36 v[2] spill
        mov eax, r11d              ;    91.5         25 sum copy
        xor eax, r9d               ;    94.5 alu3    25 sum
        add r13d, ecx              ;    97.5 alu1    35 v[0]
        ror edi, 0x14              ;    97.8 alu2    35 v[0]
        and eax, r13d              ;    98.5 alu0    25 sum
        add r10d, edi              ;    98.8 alu3    35 v[0]
        add r12d, 0x5c4dd124       ;    93.8 alu1    34 sum
        add r14d, dword [rsp + 56] ;    94.5 alu2+agu2   34 sum
        mov edi, r11d              ;    93.5         25 sum copy
        mov ecx, ebp               ;    93.8         26 sum copy
        xor edi, eax               ;    99.5 alu0    25 sum
        xor r15d, r10d             ;    99.8 alu3    26 sum
        add r14d, 0x5a827999       ;    95.5 alu1    34 sum
        ror r9d, 0x16              ;    94.5 alu2    36 v[1]
        mov eax, dword [r8 + 16]   ;    94.5 agu0    34 sum
        add r14d, edi              ;   100.5 alu0    34 sum
        and ebx, r15d              ;   100.8 alu3    26 sum
        mov edi, dword [r8 + 20]   ;    95.0 agu1    34 sum
        add edi, esi               ;    99.0 alu1    34 sum
        add eax, edx               ;    98.5 alu2    34 sum
        ror r14d, 0x19             ;   101.5 alu1    35 v[4]
        xor ecx, ebx               ;   101.8 alu0    26 sum
        ror ebp, 0x16              ;    96.3 alu2    36 v[1]
        mov r15d, r9d              ;    96.0         25 sum copy
        xor r15d, r13d             ;    98.5 alu3    25 sum
        mov ebx, r10d              ;    99.8         26 sum copy
        add edx, r14d              ;   102.5 alu0    35 v[4]
        add r12d, ecx              ;   102.8 alu1    34 sum
        and r15d, edx              ;   103.5 alu3    25 sum
        ror r12d, 0x18             ;   103.8 alu2    35 v[4]
        mov r14d, ebp              ;    98.5         26 sum copy
        mov ecx, r9d               ;    98.7         25 sum copy
        mov dword [rsp + 56], ebp  ;    98.8 agu2+st1   36 v[1] spill
        mov ebp, r10d              ;    99.8         26 sum copy
        xor ecx, r15d              ;   104.5 alu0    25 sum
        add esi, r12d              ;   104.8 alu1    35 v[4]
        ror r13d, 0x16             ;    99.5 alu2    36 v[0]
        add eax, 0x5a827999        ;    99.7 alu3    34 sum
        add edi, 0x5c4dd124        ;   100.2 alu0    34 sum
        mov r12d, dword [r8 + 52]  ;   100.0 agu0    34 sum
        add eax, ecx               ;   105.5 alu1    34 sum
        xor ebx, esi               ;   105.8 alu2    26 sum
        add r12d, r11d             ;   104.0 alu3    34 sum
        ror eax, 0x1a              ;   106.5 alu1    35 v[3]
        and r14d, ebx              ;   106.8 alu0    26 sum
        mov r15d, r13d             ;   101.0         25 sum copy
        mov ecx, dword [rsp + 48]  ;   101.2 agu1    35 v[3]
        xor r15d, edx              ;   103.5 alu2    25 sum
        add r11d, eax              ;   107.5 alu3    35 v[3]
        xor ebp, r14d              ;   107.8 alu0    26 sum
        and r15d, r11d             ;   108.5 alu1    25 sum
        add edi, ebp               ;   108.8 alu2    34 sum
        mov ebp, r13d              ;   102.5         25 sum copy
        xor ebp, r15d              ;   109.5 alu3    25 sum
        mov r15d, esi              ;   105.8         26 sum copy
        ror r10d, 0x16             ;   103.5 alu1    36 v[0]
        mov r14d, dword [r8 + 40]  ;   103.7 agu2    34 sum
        mov eax, esi               ;   105.8         26 sum copy
        mov ebx, r10d              ;   104.5         26 sum copy
        ror edi, 0x17              ;   109.8 alu2    35 v[3]
        add r12d, 0x5a827999       ;   105.0 alu0    34 sum
        add ecx, edi               ;   110.8 alu3    35 v[3]
        add r12d, ebp              ;   110.5 alu1    34 sum
        ror edx, 0x16              ;   105.2 alu2    36 v[4]
        add r14d, dword [rsp + 48] ;   107.7 alu0+agu0   34 sum
        add r14d, 0x5c4dd124       ;   108.7 alu3    34 sum
        mov edi, dword [r8 + 4]    ;   105.5 agu1    34 sum
        ror r12d, 0x18             ;   111.5 alu1    35 v[2]
        xor eax, ecx               ;   111.8 alu2    26 sum
        add edi, r9d               ;   109.5 alu0    34 sum
        mov ebp, edx               ;   106.2         25 sum copy
        xor ebp, r11d              ;   108.5 alu3    25 sum
        add r9d, r12d              ;   112.5 alu1    35 v[2]
        and ebx, eax               ;   112.8 alu2    26 sum
        mov r12d, dword [rsp + 56] ;   107.5 agu2    35 v[2]
        mov eax, dword [r8 + 56]   ;   107.7 agu0    34 sum
        and ebp, r9d               ;   113.5 alu0    25 sum
        xor r15d, ebx              ;   113.8 alu3    26 sum
        ror esi, 0x16              ;   108.2 alu1    36 v[4]
        mov ebx, edx               ;   108.3         25 sum copy
        mov dword [rsp + 48], edx  ;   108.5 agu1+st0   36 v[4] spill
        mov edx, ecx               ;   111.8         26 sum copy
        xor ebx, ebp               ;   114.5 alu2    25 sum
        add r14d, r15d             ;   114.8 alu0    34 sum
        ror r11d, 0x16             ;   109.2 alu1    36 v[3]
        add edi, 0x5a827999        ;   110.5 alu3    34 sum
        mov ebp, esi               ;   109.5         26 sum copy
        add edi, ebx               ;   115.5 alu2    34 sum
        ror r14d, 0x15             ;   115.8 alu1    35 v[2]
        mov r15d, ecx              ;   111.8         26 sum copy
        mov ebx, dword [r8 + 40]   ;   110.2 agu2    34 sum
        ror edi, 0x13              ;   116.5 alu2    35 v[1]
        add r12d, r14d             ;   116.8 alu0    35 v[2]
        add eax, dword [rsp + 56]  ;   111.7 alu3+agu0   34 sum
        add ebx, r13d              ;   114.2 alu1    34 sum
        mov r14d, r11d             ;   111.5         25 sum copy
        xor r14d, r9d              ;   113.5 alu0    25 sum
        add r13d, edi              ;   117.5 alu3    35 v[1]
        xor edx, r12d              ;   117.8 alu2    26 sum
        add eax, 0x5c4dd124        ;   112.7 alu1    34 sum
        and r14d, r13d             ;   118.5 alu0    25 sum
        and ebp, edx               ;   118.8 alu3    26 sum
        mov edi, dword [r8 + 60]   ;   112.7 agu1    34 sum
        add edi, r10d              ;   116.7 alu2    34 sum
        mov edx, r11d              ;   113.0         25 sum copy
        xor edx, r14d              ;   119.5 alu1    25 sum
        xor r15d, ebp              ;   119.8 alu0    26 sum
        ror ecx, 0x16              ;   114.0 alu2    36 v[3]
        ror r9d, 0x16              ;   114.2 alu1    36 v[2]
        add ebx, 0x5a827999        ;   115.2 alu3    34 sum
        mov ebp, r12d              ;   117.8         26 sum copy
        add ebx, edx               ;   120.5 alu0    34 sum
        add eax, r15d              ;   120.8 alu2    34 sum
        mov r14d, dword [rsp + 48] ;   114.8 agu2    35 v[0]
        mov r15d, ecx              ;   115.0         26 sum copy
        mov edx, dword [r8 + 24]   ;   115.2 agu0    34 sum
        ror ebx, 0x15              ;   121.5 alu1    35 v[0]
        ror eax, 0x19              ;   121.8 alu2    35 v[1]
        mov dword [rsp + 56], ecx  ;   115.7 agu1+st1   36 v[3] spill
        mov ecx, r13d              ;   118.5         25 sum copy
        add r14d, ebx              ;   122.5 alu3    35 v[0]
        add r10d, eax              ;   122.8 alu0    35 v[1]
        xor ecx, r9d               ;   118.5 alu1    25 sum
        add edi, 0x5c4dd124        ;   117.7 alu2    34 sum
        mov eax, r12d              ;   117.8         26 sum copy
        and ecx, r14d              ;   123.5 alu3    25 sum
        xor ebp, r10d              ;   123.8 alu0    26 sum
        add edx, dword [rsp + 48]  ;   119.2 alu1+agu2   34 sum
        add edx, 0x5a827999        ;   120.2 alu2    34 sum
        mov ebx, r9d               ;   118.5         25 sum copy
        xor ebx, ecx               ;   124.5 alu3    25 sum
        and r15d, ebp              ;   124.8 alu0    26 sum
        ror r13d, 0x16             ;   119.0 alu1    36 v[1]
        mov ebp, dword [r8 + 32]   ;   119.2 agu0    34 sum
        add ebp, esi               ;   123.2 alu2    34 sum
        add edx, ebx               ;   125.5 alu3    34 sum
        xor eax, r15d              ;   125.8 alu0    26 sum
        mov r15d, dword [r8 + 60]  ;   119.8 agu1    34 sum
        ror edx, 0x17              ;   126.5 alu1    35 v[4]
        add edi, eax               ;   126.8 alu2    34 sum
        add r15d, r11d             ;   123.8 alu3    34 sum
        mov eax, r13d              ;   120.5         25 sum copy
        xor eax, r14d              ;   123.5 alu0    25 sum
        add r11d, edx              ;   127.5 alu1    35 v[4]
        ror edi, 0x19              ;   127.8 alu2    35 v[0]
        and eax, r11d              ;   128.5 alu3    25 sum
        add esi, edi               ;   128.8 alu0    35 v[0]
        mov edi, r13d              ;   122.8         25 sum copy
        xor edi, eax               ;   129.5 alu1    25 sum
        add r15d, 0x5a827999       ;   124.8 alu2    34 sum
        add r15d, edi              ;   130.5 alu3    34 sum
        mov edi, dword [rsp + 56]  ;   123.7 agu2    35 v[4]
        ror r12d, 0x16             ;   124.0 alu1    36 v[2]
        mov ecx, r10d              ;   124.0         26 sum copy
        mov edx, r12d              ;   125.0         26 sum copy
        add ebp, 0x5c4dd124        ;   124.3 alu0    34 sum
        mov ebx, r10d              ;   124.5         26 sum copy
        xor ecx, esi               ;   129.8 alu2    26 sum
        ror r14d, 0x16             ;   125.0 alu1    36 v[0]
        mov eax, dword [r8 + 12]   ;   125.0 agu0    34 sum
        and edx, ecx               ;   130.8 alu3    26 sum
        mov ecx, dword [r8 + 48]   ;   125.3 agu1    34 sum
        ror r15d, 0x19             ;   131.5 alu2    35 v[3]
        xor ebx, edx               ;   131.8 alu0    26 sum
        ror r10d, 0x16             ;   126.0 alu1    36 v[1]
        add eax, r9d               ;   129.0 alu3    34 sum
        mov edx, r14d              ;   126.2         25 sum copy
        xor edx, r11d              ;   128.5 alu2    25 sum
        add r9d, r15d              ;   132.5 alu0    35 v[3]
        add ebp, ebx               ;   132.8 alu1    34 sum
        ror ebp, 0x14              ;   133.8 alu2    35 v[4]
        mov ebx, esi               ;   129.8         26 sum copy
        and edx, r9d               ;   133.5 alu3    25 sum
        mov r15d, r10d             ;   127.8         26 sum copy
        mov dword [rsp + 48], r10d ;   128.0 agu2+st0   36 v[1] spill
        mov r10d, r14d             ;   128.2         25 sum copy
        mov dword [rsp + 60], r14d ;   128.3 agu0+st1   36 v[0] spill
        mov r14d, esi              ;   129.8         26 sum copy
        xor r10d, edx              ;   134.5 alu0    25 sum
        add edi, ebp               ;   134.8 alu1    35 v[4]
        ror r11d, 0x16             ;   129.0 alu2    36 v[4]
        add eax, 0x5a827999        ;   130.0 alu3    34 sum
        add ecx, dword [rsp + 56]  ;   129.7 alu0+agu1   34 sum
        add ecx, 0x5c4dd124        ;   130.7 alu1    34 sum
        add eax, r10d              ;   135.5 alu2    34 sum
        xor ebx, edi               ;   135.8 alu3    26 sum
        mov ebp, dword [r8 + 48]   ;   130.0 agu2    34 sum
        add ebp, r13d              ;   134.0 alu0    34 sum
        ror eax, 0x11              ;   136.5 alu1    35 v[2]
        and r15d, ebx              ;   136.8 alu2    26 sum
        mov r10d, dword [r8 + 16]  ;   130.7 agu0    34 sum
        add r10d, r12d             ;   134.7 alu3    34 sum
        mov edx, r11d              ;   131.0         25 sum copy
        xor edx, r9d               ;   133.5 alu0    25 sum
        add r13d, eax              ;   137.5 alu1    35 v[2]
        xor r14d, r15d             ;   137.8 alu2    26 sum
        ror esi, 0x16              ;   132.8 alu1    36 v[0]
        mov r15d, edi              ;   135.8         26 sum copy
        and edx, r13d              ;   138.5 alu3    25 sum
        add ecx, r14d              ;   138.8 alu0    34 sum
        mov r14d, r11d             ;   133.5         25 sum copy
        mov eax, esi               ;   133.8         26 sum copy
        xor r14d, edx              ;   139.5 alu2    25 sum
        ror ecx, 0x19              ;   139.8 alu1    35 v[3]
        add ebp, 0x5a827999        ;   135.0 alu3    34 sum
        mov edx, edi               ;   135.8         26 sum copy
        add ebp, r14d              ;   140.5 alu0    34 sum
        add r12d, ecx              ;   140.8 alu2    35 v[3]
        ror r9d, 0x16              ;   135.0 alu1    36 v[3]
        add r10d, 0x5c4dd124       ;   135.7 alu3    34 sum
        mov r14d, dword [rsp + 60] ;   135.2 agu1    35 v[1]
        mov ecx, dword [r8]        ;   135.3 agu2    34 sum
        ror ebp, 0x19              ;   141.5 alu2    35 v[1]
        mov ebx, r9d               ;   136.0         25 sum copy
        xor r15d, r12d             ;   141.8 alu0    26 sum
        xor ebx, r13d              ;   138.5 alu1    25 sum
        add r14d, ebp              ;   142.5 alu3    35 v[1]
        and eax, r15d              ;   142.8 alu0    26 sum
        mov ebp, dword [rsp + 48]  ;   136.5 agu0    35 v[2]
        mov r15d, dword [r8 + 36]  ;   136.7 agu1    34 sum
        and ebx, r14d              ;   143.5 alu2    25 sum
        xor edx, eax               ;   143.8 alu1    26 sum
        ror edi, 0x16              ;   137.8 alu2    36 v[4]
        add ecx, dword [rsp + 60]  ;   139.3 alu3+agu2   34 sum
        mov dword [rsp + 60], r9d  ;   137.8 agu0+st0   36 v[3] spill
        mov eax, r9d               ;   138.0         25 sum copy
        mov r9d, r12d              ;   141.8         26 sum copy
        xor eax, ebx               ;   144.5 alu0    25 sum
        add r10d, edx              ;   144.8 alu1    34 sum
        ror r13d, 0x16             ;   138.8 alu2    36 v[2]
        add ecx, 0x5a827999        ;   140.3 alu3    34 sum
        add ecx, eax               ;   145.5 alu0    34 sum
        mov edx, edi               ;   139.3         26 sum copy
        ror r10d, 0x1a             ;   145.8 alu1    35 v[2]
        mov eax, r12d              ;   141.8         26 sum copy
        mov ebx, dword [r8 + 36]   ;   139.8 agu1    34 sum
        ror ecx, 0x14              ;   146.5 alu2    35 v[0]
        add ebp, r10d              ;   146.8 alu3    35 v[2]
        add r15d, dword [rsp + 48] ;   140.7 alu0+agu2   34 sum
        add r15d, 0x5c4dd124       ;   141.7 alu1    34 sum
        add ebx, r11d              ;   143.8 alu2    34 sum
        mov r10d, r13d             ;   141.5         25 sum copy
        xor r10d, r14d             ;   143.5 alu3    25 sum
        add r11d, ecx              ;   147.5 alu0    35 v[0]
        xor r9d, ebp               ;   147.8 alu1    26 sum
        mov ecx, r13d              ;   142.2         25 sum copy
        and edx, r9d               ;   148.8 alu2    26 sum
        and r10d, r11d             ;   148.5 alu3    25 sum
        mov r9d, dword [r8 + 4]    ;   142.7 agu0    34 sum
        add r9d, esi               ;   146.7 alu0    34 sum
        xor ecx, r10d              ;   149.5 alu1    25 sum
        xor eax, edx               ;   149.8 alu2    26 sum
        ror r12d, 0x16             ;   144.0 alu1    36 v[3]
        ror r14d, 0x16             ;   144.5 alu2    36 v[1]
        add ebx, 0x5a827999        ;   144.8 alu3    34 sum
        mov r10d, dword [r8 + 20]  ;   144.2 agu1    34 sum
        mov edx, ebp               ;   147.8         26 sum copy
        add r15d, eax              ;   150.8 alu0    34 sum
        add ebx, ecx               ;   150.5 alu1    34 sum
        mov eax, r12d              ;   145.0         26 sum copy
        ror ebx, 0x11              ;   151.5 alu2    35 v[4]
        ror r15d, 0x11             ;   151.8 alu1    35 v[1]
        mov ecx, dword [rsp + 60]  ;   145.5 agu2    35 v[4]
        mov dword [rsp + 48], r12d ;   145.7 agu0+st1   36 v[3] spill
        mov r12d, r14d             ;   145.8         25 sum copy
        xor r12d, r11d             ;   148.5 alu3    25 sum
        add ecx, ebx               ;   152.5 alu0    35 v[4]
        add esi, r15d              ;   152.8 alu2    35 v[1]
        add r9d, 0x5c4dd124        ;   147.7 alu1    34 sum
        mov r15d, ebp              ;   147.8         26 sum copy
        and r12d, ecx              ;   153.5 alu3    25 sum
        xor edx, esi               ;   153.8 alu0    26 sum
        add r10d, dword [rsp + 60] ;   148.2 alu2+agu1   34 sum
        mov ebx, r14d              ;   148.0         25 sum copy
        xor ebx, r12d              ;   154.5 alu1    25 sum
        and eax, edx               ;   154.8 alu3    26 sum
        ror r11d, 0x16             ;   148.8 alu2    36 v[0]
        add r10d, 0x5a827999       ;   149.2 alu0    34 sum
        mov r12d, dword [r8 + 8]   ;   148.8 agu2    34 sum
        add r12d, edi              ;   152.8 alu1    34 sum
        mov edx, dword [r8 + 8]    ;   149.2 agu0    34 sum
        add r10d, ebx              ;   155.5 alu3    34 sum
        xor r15d, eax              ;   155.8 alu0    26 sum
        ror ebp, 0x16              ;   149.8 alu2    36 v[2]
        mov eax, esi               ;   153.8         26 sum copy
        ror r10d, 0x17             ;   156.5 alu1    35 v[3]
        add r9d, r15d              ;   156.8 alu3    34 sum
        add edx, r13d              ;   153.2 alu0    34 sum
        mov r15d, r11d             ;   150.8         25 sum copy
        xor r15d, ecx              ;   153.5 alu2    25 sum
        add r13d, r10d             ;   157.5 alu1    35 v[3]
        ror r9d, 0x13              ;   157.8 alu2    35 v[0]
        mov r10d, ebp              ;   152.5         26 sum copy
        and r15d, r13d             ;   158.5 alu3    25 sum
        add edi, r9d               ;   158.8 alu0    35 v[0]
        add r12d, 0x5c4dd124       ;   153.8 alu1    34 sum
        mov ebx, esi               ;   153.8         26 sum copy
        mov r9d, r11d              ;   153.5         25 sum copy
        xor r9d, r15d              ;   159.5 alu2    25 sum
        xor eax, edi               ;   159.8 alu3    26 sum
        ror ecx, 0x16              ;   154.0 alu1    36 v[4]
        add edx, 0x5a827999        ;   154.2 alu0    34 sum
        mov r15d, dword [r8 + 60]  ;   154.3 agu1    34 sum
        add edx, r9d               ;   160.5 alu2    34 sum
        and r10d, eax              ;   160.8 alu3    26 sum
        mov r9d, dword [rsp + 48]  ;   154.8 agu2    35 v[4]
        mov eax, dword [r8 + 56]   ;   155.0 agu0    34 sum
        mov dword [rsp + 60], r11d ;   155.3 agu1+st0   36 v[0] spill
        mov r11d, edi              ;   159.8         25 sum copy
        not r11d                   ;   159.8 alu1    25 sum
        ror edx, 0x15              ;   161.5 alu2    35 v[2]
        xor ebx, r10d              ;   161.8 alu0    26 sum
        ror esi, 0x16              ;   156.5 alu1    36 v[1]
        mov r10d, ecx              ;   156.2         25 sum copy
        add eax, r14d              ;   159.0 alu3    34 sum
        xor r10d, r13d             ;   158.5 alu2    25 sum
        add r14d, edx              ;   162.5 alu0    35 v[2]
        add r12d, ebx              ;   162.8 alu3    34 sum
        and r10d, r14d             ;   163.5 alu1    25 sum
        ror r12d, 0x15             ;   163.8 alu2    35 v[4]
        add r15d, dword [rsp + 48] ;   158.5 alu0+agu2   34 sum
        mov edx, esi               ;   158.7         25 sum copy
        mov ebx, ecx               ;   158.8         25 sum copy
        xor ebx, r10d              ;   164.5 alu3    25 sum
        add r15d, 0x6d703ef3       ;   159.5 alu1    34 sum
        add r9d, r12d              ;   164.8 alu2    35 v[4]
        ror r13d, 0x16             ;   160.2 alu1    36 v[3]
        add eax, 0x5a827999        ;   160.0 alu0    34 sum
        add eax, ebx               ;   165.5 alu3    34 sum
        mov r10d, dword [r8 + 20]  ;   160.0 agu0    34 sum
        or r11d, r9d               ;   165.8 alu2    25 sum
        add r10d, ebp              ;   164.0 alu0    34 sum
        mov r12d, dword [r8 + 44]  ;   160.5 agu1    34 sum
        mov ebx, r9d               ;   165.8         25 sum copy
        not ebx                    ;   165.8 alu3    25 sum
        ror eax, 0x19              ;   166.5 alu1    35 v[1]
        xor edx, r11d              ;   166.8 alu2    25 sum
        ror edi, 0x16              ;   162.2 alu1    36 v[0]
        mov r11d, r13d             ;   161.5         25 sum copy
        mov dword [rsp + 48], r9d  ;   165.8 agu2+st1   35 v[4] spill
        mov r9d, dword [rsp + 60]  ;   161.8 agu0    35 v[1]
        xor r11d, r14d             ;   163.5 alu0    25 sum
        add r9d, eax               ;   167.5 alu3    35 v[1]
        add r15d, edx              ;   167.8 alu2    34 sum
        and r11d, r9d              ;   168.5 alu0    25 sum
        ror r15d, 0x17             ;   168.8 alu1    35 v[3]
        mov eax, edi               ;   163.7         25 sum copy
        mov edx, r13d              ;   163.8         25 sum copy
        xor edx, r11d              ;   169.5 alu3    25 sum
        add ebp, r15d              ;   169.8 alu2    35 v[3]
        ror r14d, 0x16             ;   164.5 alu1    36 v[2]
        add r10d, 0x6d703ef3       ;   165.0 alu0    34 sum
        add r12d, dword [rsp + 60] ;   165.0 alu3+agu1   34 sum
        add r12d, 0x5a827999       ;   166.0 alu2    34 sum
        mov r11d, dword [r8 + 32]  ;   165.0 agu2    34 sum
        add r12d, edx              ;   170.5 alu0    34 sum
        or ebx, ebp                ;   170.8 alu1    25 sum
        mov r15d, dword [r8 + 4]   ;   165.5 agu0    34 sum
        add r15d, esi              ;   169.5 alu3    34 sum
        mov edx, ebp               ;   170.8         25 sum copy
        not edx                    ;   170.8 alu2    25 sum
        ror r12d, 0x13             ;   171.5 alu1    35 v[0]
        xor eax, ebx               ;   171.8 alu0    25 sum
        add r11d, ecx              ;   169.0 alu3    34 sum
        mov ebx, r14d              ;   166.7         25 sum copy
        xor ebx, r9d               ;   168.5 alu2    25 sum
        mov dword [rsp + 60], r9d  ;   168.5 agu1+st0   35 v[1] spill
        mov r9d, dword [rsp + 48]  ;   167.5 agu2    35 v[4] reload
        rorx r9d, r9d, 0x16        ;   171.5 alu1    36 v[4]
        add ecx, r12d              ;   172.5 alu0    35 v[0]
        add r10d, eax              ;   172.8 alu3    34 sum
        mov r12d, r9d              ;   172.5         25 sum copy
        mov eax, r14d              ;   168.8         25 sum copy
        and ebx, ecx               ;   173.5 alu2    25 sum
        ror r10d, 0x19             ;   173.8 alu1    35 v[2]
        xor eax, ebx               ;   174.5 alu0    25 sum
        add esi, r10d              ;   174.8 alu3    35 v[2]
        add r15d, 0x6d703ef3       ;   170.5 alu2    34 sum
        add r11d, 0x5a827999       ;   170.2 alu1    34 sum
        add r11d, eax              ;   175.5 alu0    34 sum
        or edx, esi                ;   175.8 alu3    25 sum
        mov r10d, dword [r8 + 12]  ;   170.7 agu0    34 sum
        add r10d, edi              ;   174.7 alu2    34 sum
        mov eax, ecx               ;   173.5         25 sum copy
        not eax                    ;   173.5 alu1    25 sum
        mov ebx, dword [r8 + 12]   ;   171.3 agu1    34 sum
        ror r11d, 0x14             ;   176.5 alu2    35 v[4]
        xor r12d, edx              ;   176.8 alu0    25 sum
        ror ebp, 0x16              ;   172.2 alu1    36 v[3]
        add ebx, r13d              ;   175.3 alu3    34 sum
        mov edx, dword [rsp + 60]  ;   172.2 agu2    35 v[1] reload
        rorx edx, edx, 0x16        ;   176.2 alu2    36 v[1]
        mov dword [rsp + 60], ecx  ;   173.5 agu0+st1   35 v[0] spill
        mov ecx, esi               ;   175.8         25 sum copy
        not ecx                    ;   175.8 alu0    25 sum
        add r13d, r11d             ;   177.5 alu3    35 v[4]
        add r15d, r12d             ;   177.8 alu1    34 sum
        mov r11d, ebp              ;   173.8         25 sum copy
        or eax, r13d               ;   178.5 alu0    25 sum
        mov r12d, edx              ;   177.2         25 sum copy
        ror r15d, 0x11             ;   178.8 alu2    35 v[1]
        xor r12d, eax              ;   179.5 alu3    25 sum
        add edi, r15d              ;   179.8 alu1    35 v[1]
        add r10d, 0x6d703ef3       ;   175.7 alu0    34 sum
        add ebx, 0x6ed9eba1        ;   176.3 alu2    34 sum
        mov r15d, dword [r8 + 28]  ;   175.5 agu1    34 sum
        or ecx, edi                ;   180.8 alu3    25 sum
        add ebx, r12d              ;   180.5 alu1    34 sum
        add r15d, r9d              ;   179.5 alu0    34 sum
        mov r12d, dword [r8 + 40]  ;   176.2 agu2    34 sum
        mov eax, edi               ;   180.8         25 sum copy
        not eax                    ;   180.8 alu2    25 sum
        ror ebx, 0x15              ;   181.5 alu1    35 v[3]
        xor r11d, ecx              ;   181.8 alu3    25 sum
        ror esi, 0x16              ;   177.5 alu2    36 v[2]
        add r12d, r14d             ;   180.2 alu0    34 sum
        mov ecx, r13d              ;   178.5         25 sum copy
        not ecx                    ;   178.5 alu3    25 sum
        add r14d, ebx              ;   182.5 alu1    35 v[3]
        add r10d, r11d             ;   182.8 alu0    34 sum
        mov r11d, dword [rsp + 60] ;   178.5 agu0    35 v[0] reload
        rorx r11d, r11d, 0x16      ;   182.5 alu2    36 v[0]
        mov ebx, esi               ;   178.8         25 sum copy
        or ecx, r14d               ;   183.5 alu3    25 sum
        ror r10d, 0x15             ;   183.8 alu1    35 v[0]
        xor ecx, r11d              ;   184.5 alu0    25 sum
        add r9d, r10d              ;   184.8 alu2    35 v[0]
        add r15d, 0x6d703ef3       ;   180.5 alu3    34 sum
        add r12d, 0x6ed9eba1       ;   181.2 alu1    34 sum
        mov r10d, dword [r8 + 56]  ;   180.2 agu1    34 sum
        add r12d, ecx              ;   185.5 alu0    34 sum
        or eax, r9d                ;   185.8 alu2    25 sum
        add r10d, ebp              ;   184.2 alu3    34 sum
        mov ecx, dword [r8 + 56]   ;   180.8 agu2    34 sum
        ror r12d, 0x13             ;   186.5 alu1    35 v[2]
        xor ebx, eax               ;   186.8 alu0    25 sum
        ror edi, 0x16              ;   181.7 alu2    36 v[1]
        add ecx, edx               ;   184.8 alu3    34 sum
        mov eax, r14d              ;   183.5         25 sum copy
        not eax                    ;   183.5 alu1    25 sum
        mov dword [rsp + 60], r14d ;   183.5 agu0+st0   35 v[3] spill
        mov r14d, r9d              ;   185.8         25 sum copy
        not r14d                   ;   185.8 alu0    25 sum
        add edx, r12d              ;   187.5 alu2    35 v[2]
        add r15d, ebx              ;   187.8 alu3    34 sum
        ror r13d, 0x16             ;   183.7 alu1    36 v[4]
        mov r12d, edi              ;   183.8         25 sum copy
        or eax, edx                ;   188.5 alu0    25 sum
        ror r15d, 0x18             ;   188.8 alu2    35 v[4]
        add r10d, 0x6d703ef3       ;   185.2 alu3    34 sum
        mov ebx, r13d              ;   184.7         25 sum copy
        xor ebx, eax               ;   189.5 alu1    25 sum
        add ebp, r15d              ;   189.8 alu0    35 v[4]
        add ecx, 0x6ed9eba1        ;   185.8 alu2    34 sum
        mov r15d, dword [r8 + 24]  ;   185.2 agu1    34 sum
        mov eax, dword [r8 + 16]   ;   185.3 agu2    34 sum
        add ecx, ebx               ;   190.5 alu3    34 sum
        or r14d, ebp               ;   190.8 alu1    25 sum
        add r15d, esi              ;   189.2 alu0    34 sum
        add eax, r11d              ;   189.3 alu2    34 sum
        mov ebx, ebp               ;   190.8         25 sum copy
        not ebx                    ;   190.8 alu3    25 sum
        ror ecx, 0x1a              ;   191.5 alu1    35 v[1]
        xor r12d, r14d             ;   191.8 alu0    25 sum
        mov r14d, edx              ;   188.5         25 sum copy
        not r14d                   ;   188.5 alu2    25 sum
        ror r9d, 0x16              ;   187.7 alu1    36 v[0]
        mov dword [rsp + 48], edx  ;   188.5 agu0+st1   35 v[2] spill
        mov edx, dword [rsp + 60]  ;   187.8 agu1    35 v[3] reload
        rorx edx, edx, 0x16        ;   191.8 alu2    36 v[3]
        add r11d, ecx              ;   192.5 alu3    35 v[1]
        add r10d, r12d             ;   192.8 alu0    34 sum
        mov r12d, r9d              ;   188.8         25 sum copy
        or r14d, r11d              ;   193.5 alu1    25 sum
        ror r10d, 0x1a             ;   193.8 alu2    35 v[3]
        mov ecx, edx               ;   192.8         25 sum copy
        xor ecx, r14d              ;   194.5 alu3    25 sum
        add esi, r10d              ;   194.8 alu0    35 v[3]
        add r15d, 0x6d703ef3       ;   190.2 alu1    34 sum
        add eax, 0x6ed9eba1        ;   190.3 alu2    34 sum
        mov r10d, dword [r8 + 36]  ;   190.2 agu2    34 sum
        add eax, ecx               ;   195.5 alu3    34 sum
        or ebx, esi                ;   195.8 alu0    25 sum
        add r10d, edi              ;   194.2 alu1    34 sum
        mov r14d, dword [r8 + 36]  ;   190.8 agu0    34 sum
        mov ecx, esi               ;   195.8         25 sum copy
        not ecx                    ;   195.8 alu2    25 sum
        ror eax, 0x19              ;   196.5 alu1    35 v[0]
        xor r12d, ebx              ;   196.8 alu3    25 sum
        ror ebp, 0x16              ;   192.2 alu2    36 v[4]
        add r14d, r13d             ;   194.8 alu0    34 sum
        mov ebx, r11d              ;   193.5         25 sum copy
        not ebx                    ;   193.5 alu3    25 sum
        add r13d, eax              ;   197.5 alu0    35 v[0]
        add r15d, r12d             ;   197.8 alu1    34 sum
        mov r12d, dword [rsp + 48] ;   193.5 agu1    35 v[2] reload
        rorx r12d, r12d, 0x16      ;   197.5 alu2    36 v[2]
        mov eax, ebp               ;   193.8         25 sum copy
        or ebx, r13d               ;   198.5 alu3    25 sum
        ror r15d, 0x1a             ;   198.8 alu1    35 v[2]
        xor ebx, r12d              ;   199.5 alu0    25 sum
        add edi, r15d              ;   199.8 alu2    35 v[2]
        add r10d, 0x6d703ef3       ;   195.2 alu3    34 sum
        add r14d, 0x6ed9eba1       ;   195.8 alu1    34 sum
        mov r15d, dword [r8 + 44]  ;   195.0 agu2    34 sum
        mov dword [rsp + 48], r12d ;   198.5 agu0+st0   36 v[2] spill
        mov r12d, dword [r8 + 60]  ;   195.3 agu1    34 sum
        add r14d, ebx              ;   200.5 alu0    34 sum
        or ecx, edi                ;   200.8 alu2    25 sum
        add r15d, r9d              ;   199.0 alu3    34 sum
        add r12d, edx              ;   199.3 alu1    34 sum
        mov ebx, edi               ;   200.8         25 sum copy
        not ebx                    ;   200.8 alu0    25 sum
        ror r14d, 0x12             ;   201.5 alu2    35 v[4]
        xor eax, ecx               ;   201.8 alu3    25 sum
        ror esi, 0x16              ;   197.5 alu1    36 v[3]
        ror r11d, 0x16             ;   197.7 alu2    36 v[1]
        mov ecx, r13d              ;   198.5         25 sum copy
        not ecx                    ;   198.5 alu0    25 sum
        add edx, r14d              ;   202.5 alu3    35 v[4]
        add r10d, eax              ;   202.8 alu1    34 sum
        mov eax, r11d              ;   198.7         25 sum copy
        or ecx, edx                ;   203.5 alu2    25 sum
        ror r10d, 0x12             ;   203.8 alu1    35 v[1]
        mov r14d, esi              ;   199.2         25 sum copy
        xor eax, ecx               ;   204.5 alu0    25 sum
        add r9d, r10d              ;   204.8 alu3    35 v[1]
        add r15d, 0x6d703ef3       ;   200.0 alu2    34 sum
        add r12d, 0x6ed9eba1       ;   200.3 alu0    34 sum
        mov r10d, dword [r8 + 32]  ;   200.0 agu2    34 sum
        add r12d, eax              ;   205.5 alu3    34 sum
        or ebx, r9d                ;   205.8 alu1    25 sum
        add r10d, ebp              ;   204.0 alu2    34 sum
        mov eax, dword [r8 + 32]   ;   200.7 agu0    34 sum
        mov ecx, r9d               ;   205.8         25 sum copy
        not ecx                    ;   205.8 alu0    25 sum
        ror r12d, 0x17             ;   206.5 alu1    35 v[3]
        xor r14d, ebx              ;   206.8 alu3    25 sum
        ror edi, 0x16              ;   201.8 alu2    36 v[2]
        mov ebx, dword [rsp + 48]  ;   201.7 agu1    35 v[3]
        mov dword [rsp + 60], r9d  ;   205.8 agu2+st1   35 v[1] spill
        mov r9d, edx               ;   203.5         25 sum copy
        not r9d                    ;   203.5 alu0    25 sum
        add ebx, r12d              ;   207.5 alu3    35 v[3]
        add r15d, r14d             ;   207.8 alu1    34 sum
        ror r13d, 0x16             ;   203.5 alu2    36 v[0]
        mov r12d, edi              ;   203.7         25 sum copy
        or r9d, ebx                ;   208.5 alu0    25 sum
        ror r15d, 0x14             ;   208.8 alu1    35 v[0]
        mov r14d, r13d             ;   204.5         25 sum copy
        xor r14d, r9d              ;   209.5 alu3    25 sum
        add ebp, r15d              ;   209.8 alu2    35 v[0]
        add r10d, 0x6d703ef3       ;   205.0 alu0    34 sum
        add eax, dword [rsp + 48]  ;   205.0 alu1+agu0   34 sum
        add eax, 0x6ed9eba1        ;   206.0 alu3    34 sum
        mov r9d, dword [r8 + 48]   ;   205.2 agu1    34 sum
        add eax, r14d              ;   210.5 alu2    34 sum
        or ecx, ebp                ;   210.8 alu0    25 sum
        add r9d, esi               ;   209.2 alu1    34 sum
        mov r14d, dword [r8 + 4]   ;   205.8 agu2    34 sum
        mov r15d, ebp              ;   210.8         25 sum copy
        not r15d                   ;   210.8 alu3    25 sum
        ror eax, 0x13              ;   211.5 alu2    35 v[2]
        xor r12d, ecx              ;   211.8 alu0    25 sum
        add r14d, r11d             ;   209.8 alu1    34 sum
        mov ecx, dword [rsp + 60]  ;   206.8 agu0    35 v[1] reload
        rorx ecx, ecx, 0x16        ;   210.8 alu2    36 v[1]
        mov dword [rsp + 60], ebp  ;   210.8 agu1+st0   35 v[0] spill
        mov ebp, ebx               ;   208.5         25 sum copy
        not ebp                    ;   208.5 alu3    25 sum
        add r11d, eax              ;   212.5 alu0    35 v[2]
        add r10d, r12d             ;   212.8 alu1    34 sum
        ror edx, 0x16              ;   208.8 alu2    36 v[4]
        mov r12d, ecx              ;   211.8         25 sum copy
        or ebp, r11d               ;   213.5 alu3    25 sum
        ror r10d, 0x13             ;   213.8 alu1    35 v[4]
        add r9d, 0x6d703ef3        ;   210.2 alu0    34 sum
        mov eax, edx               ;   209.8         25 sum copy
        xor eax, ebp               ;   214.5 alu2    25 sum
        add esi, r10d              ;   214.8 alu3    35 v[4]
        add r14d, 0x6ed9eba1       ;   210.8 alu0    34 sum
        mov ebp, dword [r8 + 8]    ;   210.5 agu2    34 sum
        add r14d, eax              ;   215.5 alu1    34 sum
        or r15d, esi               ;   215.8 alu2    25 sum
        add ebp, edi               ;   214.5 alu3    34 sum
        mov r10d, dword [r8 + 8]   ;   211.2 agu0    34 sum
        mov eax, esi               ;   215.8         25 sum copy
        not eax                    ;   215.8 alu0    25 sum
        ror r14d, 0x11             ;   216.5 alu1    35 v[1]
        xor r12d, r15d             ;   216.8 alu2    25 sum
        ror ebx, 0x16              ;   212.7 alu1    36 v[3]
        add r10d, r13d             ;   215.2 alu3    34 sum
        mov r15d, r11d             ;   213.5         25 sum copy
        not r15d                   ;   213.5 alu0    25 sum
        mov dword [rsp + 48], r11d ;   213.5 agu1+st1   35 v[2] spill
        mov r11d, dword [rsp + 60] ;   212.8 agu2    35 v[0] reload
        rorx r11d, r11d, 0x16      ;   216.8 alu2    36 v[0]
        add r13d, r14d             ;   217.5 alu3    35 v[1]
        add r9d, r12d              ;   217.8 alu0    34 sum
        mov r12d, r11d             ;   217.8         25 sum copy
        or r15d, r13d              ;   218.5 alu1    25 sum
        ror r9d, 0x1b              ;   218.8 alu2    35 v[3]
        add edi, r9d               ;   219.8 alu3    35 v[3]
        mov r14d, ebx              ;   214.7         25 sum copy
        xor r14d, r15d             ;   219.5 alu0    25 sum
        add ebp, 0x6d703ef3        ;   215.5 alu1    34 sum
        add r10d, 0x6ed9eba1       ;   216.2 alu2    34 sum
        mov r9d, dword [r8 + 40]   ;   215.5 agu0    34 sum
        add r10d, r14d             ;   220.5 alu3    34 sum
        or eax, edi                ;   220.8 alu0    25 sum
        add r9d, ecx               ;   219.5 alu1    34 sum
        mov r14d, dword [r8 + 28]  ;   216.2 agu1    34 sum
        mov r15d, edi              ;   220.8         25 sum copy
        not r15d                   ;   220.8 alu2    25 sum
        ror r10d, 0x12             ;   221.5 alu1    35 v[0]
        xor r12d, eax              ;   221.8 alu3    25 sum
        ror esi, 0x16              ;   217.5 alu2    36 v[4]
        add r14d, edx              ;   220.2 alu0    34 sum
        mov eax, r13d              ;   218.5         25 sum copy
        not eax                    ;   218.5 alu3    25 sum
        add edx, r10d              ;   222.5 alu1    35 v[0]
        add ebp, r12d              ;   222.8 alu0    34 sum
        mov r10d, dword [rsp + 48] ;   218.5 agu2    35 v[2] reload
        rorx r10d, r10d, 0x16      ;   222.5 alu2    36 v[2]
        mov r12d, esi              ;   218.8         25 sum copy
        or eax, edx                ;   223.5 alu3    25 sum
        ror ebp, 0x12              ;   223.8 alu1    35 v[2]
        add r9d, 0x6d703ef3        ;   220.5 alu0    34 sum
        xor eax, r10d              ;   224.5 alu2    25 sum
        add ecx, ebp               ;   224.8 alu3    35 v[2]
        add r14d, 0x6ed9eba1       ;   221.2 alu1    34 sum
        mov ebp, dword [r8]        ;   220.2 agu0    34 sum
        mov dword [rsp + 48], r10d ;   223.5 agu1+st0   36 v[2] spill
        mov r10d, dword [r8]       ;   220.5 agu2    34 sum
        add r14d, eax              ;   225.5 alu0    34 sum
        mov eax, ecx               ;   225.8         25 sum copy
        or r15d, ecx               ;   225.8 alu2    25 sum
        add ebp, r11d              ;   224.2 alu3    34 sum
        add r10d, ebx              ;   224.5 alu1    34 sum
        not eax                    ;   225.8 alu0    25 sum
        ror r14d, 0x18             ;   226.5 alu2    35 v[4]
        xor r12d, r15d             ;   226.8 alu3    25 sum
        ror edi, 0x16              ;   222.5 alu1    36 v[3]
        ror r13d, 0x16             ;   223.0 alu2    36 v[1]
        mov r15d, edx              ;   223.5         25 sum copy
        not r15d                   ;   223.5 alu0    25 sum
        add ebx, r14d              ;   227.5 alu3    35 v[4]
        add r9d, r12d              ;   227.8 alu1    34 sum
        mov r12d, edi              ;   223.7         25 sum copy
        or r15d, ebx               ;   228.5 alu0    25 sum
        ror r9d, 0x13              ;   228.8 alu2    35 v[1]
        mov r14d, r13d             ;   224.2         25 sum copy
        xor r14d, r15d             ;   229.5 alu3    25 sum
        add r11d, r9d              ;   229.8 alu1    35 v[1]
        add ebp, 0x6d703ef3        ;   225.2 alu0    34 sum
        add r10d, 0x6ed9eba1       ;   225.5 alu2    34 sum
        mov r9d, dword [r8 + 16]   ;   225.0 agu0    34 sum
        add r10d, r14d             ;   230.5 alu3    34 sum
        or eax, r11d               ;   230.8 alu1    25 sum
        add r9d, esi               ;   229.0 alu0    34 sum
        mov r14d, dword [r8 + 24]  ;   225.7 agu1    34 sum
        mov r15d, r11d             ;   230.8         25 sum copy
        not r15d                   ;   230.8 alu2    25 sum
        ror r10d, 0x13             ;   231.5 alu1    35 v[3]
        xor r12d, eax              ;   231.8 alu3    25 sum
        ror ecx, 0x16              ;   227.0 alu2    36 v[2]
        mov eax, dword [rsp + 48]  ;   226.7 agu2    35 v[3]
        mov dword [rsp + 60], r11d ;   230.8 agu0+st1   35 v[1] spill
        mov r11d, ebx              ;   228.5         25 sum copy
        not r11d                   ;   228.5 alu0    25 sum
        add ebp, r12d              ;   232.8 alu3    34 sum
        add eax, r10d              ;   232.5 alu1    35 v[3]
        ror edx, 0x16              ;   228.5 alu2    36 v[0]
        mov r10d, ecx              ;   228.7         25 sum copy
        or r11d, eax               ;   233.5 alu0    25 sum
        ror ebp, 0x13              ;   233.8 alu1    35 v[0]
        mov r12d, edx              ;   229.5         25 sum copy
        xor r12d, r11d             ;   234.5 alu3    25 sum
        add esi, ebp               ;   234.8 alu2    35 v[0]
        add r9d, 0x6d703ef3        ;   230.0 alu0    34 sum
        add r14d, dword [rsp + 48] ;   230.0 alu1+agu1   34 sum
        add r14d, 0x6ed9eba1       ;   231.0 alu3    34 sum
        mov ebp, dword [r8 + 52]   ;   230.2 agu2    34 sum
        mov r11d, dword [r8 + 52]  ;   230.3 agu0    34 sum
        or r15d, esi               ;   235.8 alu2    25 sum
        add r14d, r12d             ;   235.5 alu0    34 sum
        add ebp, edi               ;   234.2 alu1    34 sum
        add r11d, r13d             ;   234.3 alu3    34 sum
        mov r12d, esi              ;   235.8         25 sum copy
        not r12d                   ;   235.8 alu2    25 sum
        ror r14d, 0x1a             ;   236.5 alu1    35 v[2]
        xor r10d, r15d             ;   236.8 alu0    25 sum
        ror ebx, 0x16              ;   232.5 alu2    36 v[4]
        mov r15d, dword [rsp + 60] ;   232.0 agu1    35 v[1] reload
        rorx r15d, r15d, 0x16      ;   236.0 alu1    36 v[1]
        mov dword [rsp + 60], edx  ;   232.5 agu2+st0   36 v[0] spill
        mov edx, eax               ;   233.5         25 sum copy
        not edx                    ;   233.5 alu3    25 sum
        add r13d, r14d             ;   237.5 alu0    35 v[2]
        add r9d, r10d              ;   237.8 alu2    34 sum
        or edx, r13d               ;   238.5 alu3    25 sum
        ror r9d, 0x19              ;   238.8 alu1    35 v[4]
        mov r10d, ebx              ;   234.0         25 sum copy
        xor r10d, edx              ;   239.5 alu0    25 sum
        mov r14d, r15d             ;   237.0         25 sum copy
        add edi, r9d               ;   239.8 alu2    35 v[4]
        add ebp, 0x6d703ef3        ;   235.2 alu3    34 sum
        add r11d, 0x6ed9eba1       ;   235.3 alu1    34 sum
        ror esi, 0x16              ;   235.8 alu2    36 v[0]
        mov r9d, dword [r8 + 32]   ;   235.3 agu0    34 sum
        add r11d, r10d             ;   240.5 alu0    34 sum
        or r12d, edi               ;   240.8 alu3    25 sum
        add r9d, ecx               ;   239.3 alu1    34 sum
        mov r10d, dword [r8 + 44]  ;   236.0 agu1    34 sum
        mov edx, edi               ;   240.8         25 sum copy
        ror r11d, 0x1b             ;   241.5 alu2    35 v[1]
        xor r14d, r12d             ;   241.8 alu0    25 sum
        xor edx, esi               ;   240.8 alu3    25 sum
        mov r12d, dword [rsp + 60] ;   236.8 agu2    35 v[1]
        mov dword [rsp + 48], ebx  ;   237.0 agu0+st1   36 v[4] spill
        mov ebx, r13d              ;   238.5         25 sum copy
        not ebx                    ;   238.5 alu1    25 sum
        add r12d, r11d             ;   242.5 alu0    35 v[1]
        add ebp, r14d              ;   242.8 alu2    34 sum
        ror eax, 0x16              ;   238.3 alu1    36 v[3]
        or ebx, r12d               ;   243.5 alu3    25 sum
        ror ebp, 0x1b              ;   243.8 alu2    35 v[3]
        mov r11d, esi              ;   238.7         25 sum copy
        mov r14d, eax              ;   239.3         25 sum copy
        xor r14d, ebx              ;   244.5 alu0    25 sum
        add ecx, ebp               ;   244.8 alu1    35 v[3]
        add r9d, 0x7a6d76e9        ;   240.3 alu3    34 sum
        add r10d, dword [rsp + 60] ;   240.0 alu2+agu1   34 sum
        add r10d, 0x6ed9eba1       ;   241.0 alu0    34 sum
        ror edi, 0x16              ;   240.8 alu1    36 v[4]
        mov ebp, dword [r8 + 24]   ;   240.0 agu2    34 sum
        mov ebx, dword [r8 + 20]   ;   240.2 agu0    34 sum
        add r10d, r14d             ;   245.5 alu3    34 sum
        and edx, ecx               ;   245.8 alu2    25 sum
        add ebp, r15d              ;   244.0 alu0    34 sum
        mov r14d, ecx              ;   245.8         25 sum copy
        ror r10d, 0x14             ;   246.5 alu1    35 v[0]
        xor r11d, edx              ;   246.8 alu3    25 sum
        mov edx, dword [rsp + 48]  ;   241.3 agu1    35 v[0]
        xor r14d, edi              ;   245.8 alu2    25 sum
        mov dword [rsp + 60], eax  ;   241.7 agu2+st0   36 v[3] spill
        mov eax, r12d              ;   243.5         25 sum copy
        not eax                    ;   243.5 alu0    25 sum
        add edx, r10d              ;   247.5 alu1    35 v[0]
        add r9d, r11d              ;   247.8 alu3    34 sum
        ror r13d, 0x16             ;   242.8 alu2    36 v[2]
        ror r9d, 0x11              ;   248.8 alu1    35 v[2]
        or eax, edx                ;   248.5 alu0    25 sum
        mov r10d, edi              ;   243.7         25 sum copy
        mov r11d, r13d             ;   243.8         25 sum copy
        xor r11d, eax              ;   249.5 alu3    25 sum
        add r15d, r9d              ;   249.8 alu2    35 v[2]
        add ebp, 0x7a6d76e9        ;   245.0 alu1    34 sum
        add ebx, dword [rsp + 48]  ;   244.5 alu0+agu0   34 sum
        add ebx, 0x6ed9eba1        ;   245.5 alu3    34 sum
        ror ecx, 0x16              ;   245.8 alu2    36 v[3]
        mov r9d, dword [r8 + 48]   ;   245.0 agu1    34 sum
        add ebx, r11d              ;   250.5 alu1    34 sum
        and r14d, r15d             ;   250.8 alu0    25 sum
        mov r11d, dword [r8 + 16]  ;   245.5 agu2    34 sum
        add r11d, esi              ;   249.5 alu3    34 sum
        mov eax, ecx               ;   246.8         25 sum copy
        xor eax, r15d              ;   250.8 alu2    25 sum
        ror ebx, 0x19              ;   251.5 alu1    35 v[4]
        xor r10d, r14d             ;   251.8 alu0    25 sum
        mov r14d, dword [rsp + 60] ;   246.5 agu0    35 v[4]
        mov dword [rsp + 48], r13d ;   246.7 agu1+st1   36 v[2] spill
        mov r13d, edx              ;   248.5         25 sum copy
        not r13d                   ;   248.5 alu3    25 sum
        add r14d, ebx              ;   252.5 alu2    35 v[4]
        add ebp, r10d              ;   252.8 alu1    34 sum
        ror r12d, 0x16             ;   248.2 alu2    36 v[1]
        or r13d, r14d              ;   253.5 alu0    25 sum
        ror ebp, 0x1b              ;   253.8 alu1    35 v[1]
        add esi, ebp               ;   254.8 alu3    35 v[1]
        mov ebx, r12d              ;   249.2         25 sum copy
        xor ebx, r13d              ;   254.5 alu0    25 sum
        mov r10d, ecx              ;   249.0         25 sum copy
        add r11d, 0x7a6d76e9       ;   250.5 alu2    34 sum
        add r9d, dword [rsp + 60]  ;   249.3 alu1+agu2   34 sum
        add r9d, 0x6ed9eba1        ;   250.3 alu3    34 sum
        ror r15d, 0x16             ;   250.8 alu2    36 v[2]
        mov ebp, dword [r8 + 4]    ;   249.8 agu0    34 sum
        add r9d, ebx               ;   255.5 alu0    34 sum
        mov ebx, r15d              ;   251.8         25 sum copy
        and eax, esi               ;   255.8 alu1    25 sum
        ror edx, 0x16              ;   251.2 alu2    36 v[0]
        ror r9d, 0x1b              ;   256.5 alu1    35 v[3]
        xor r10d, eax              ;   256.8 alu3    25 sum
        mov r13d, dword [r8 + 4]   ;   251.0 agu1    34 sum
        add r13d, edi              ;   255.0 alu0    34 sum
        mov eax, dword [rsp + 48]  ;   251.3 agu2    35 v[3]
        xor ebx, esi               ;   255.8 alu3    25 sum
        add eax, r9d               ;   257.5 alu0    35 v[3]
        add r11d, r10d             ;   257.8 alu2    34 sum
        mov r9d, edx               ;   252.2         26 sum copy
        not r9d                    ;   252.3 alu1    26 sum
        mov r10d, edx              ;   252.3         26 sum copy
        and r9d, r14d              ;   253.5 alu3    26 sum
        mov dword [rsp + 60], edx  ;   252.7 agu0+st0   36 v[0] spill
        mov edx, r15d              ;   252.8         25 sum copy
        and r10d, eax              ;   258.5 alu0    26 sum
        ror r11d, 0x18             ;   258.8 alu2    35 v[0]
        add ebp, dword [rsp + 48]  ;   253.8 alu1+agu1   34 sum
        add ebp, r9d               ;   254.8 alu3    34 sum
        add ebp, r10d              ;   259.5 alu0    34 sum
        add edi, r11d              ;   259.8 alu2    35 v[0]
        ror r14d, 0x16             ;   254.3 alu1    36 v[4]
        add ebp, 0x8f1bbcdc        ;   260.5 alu3    34 sum
        add r13d, 0x7a6d76e9       ;   256.0 alu0    34 sum
        mov r9d, dword [r8 + 36]   ;   254.8 agu2    34 sum
        and ebx, edi               ;   260.8 alu2    25 sum
        add r9d, r12d              ;   258.8 alu1    34 sum
        ror esi, 0x16              ;   256.2 alu2    36 v[1]
        mov r10d, r14d             ;   255.5         26 sum copy
        not r10d                   ;   255.8 alu3    26 sum
        ror ebp, 0x15              ;   261.5 alu1    35 v[2]
        xor edx, ebx               ;   261.8 alu0    25 sum
        mov r11d, dword [r8 + 12]  ;   256.2 agu0    34 sum
        add r11d, ecx              ;   260.2 alu3    34 sum
        mov ebx, r14d              ;   256.5         26 sum copy
        and r10d, eax              ;   258.5 alu0    26 sum
        mov dword [rsp + 48], r14d ;   256.8 agu1+st1   36 v[4] spill
        mov r14d, esi              ;   257.2         25 sum copy
        xor r14d, edi              ;   260.8 alu2    25 sum
        add r12d, ebp              ;   262.5 alu1    35 v[2]
        add r13d, edx              ;   262.8 alu3    34 sum
        add r9d, r10d              ;   259.8 alu0    34 sum
        and ebx, r12d              ;   263.5 alu2    26 sum
        ror r13d, 0x15             ;   263.8 alu1    35 v[4]
        add r9d, 0x8f1bbcdc        ;   260.8 alu3    34 sum
        mov ebp, esi               ;   258.8         25 sum copy
        mov r10d, dword [r8 + 44]  ;   259.0 agu2    34 sum
        add r9d, ebx               ;   264.5 alu0    34 sum
        add ecx, r13d              ;   264.8 alu2    35 v[4]
        ror eax, 0x16              ;   259.5 alu1    36 v[3]
        add r11d, 0x7a6d76e9       ;   261.2 alu3    34 sum
        mov r13d, dword [rsp + 60] ;   259.8 agu0    35 v[1]
        ror edi, 0x16              ;   260.8 alu2    36 v[0]
        mov edx, eax               ;   260.5         26 sum copy
        not edx                    ;   260.5 alu0    26 sum
        ror r9d, 0x14              ;   265.5 alu1    35 v[1]
        and r14d, ecx              ;   265.8 alu3    25 sum
        mov ebx, eax               ;   260.8         26 sum copy
        and edx, r12d              ;   263.5 alu2    26 sum
        mov dword [rsp + 56], eax  ;   261.2 agu1+st0   36 v[3] spill
        mov eax, dword [r8 + 44]   ;   261.3 agu2    34 sum
        add r13d, r9d              ;   266.5 alu0    35 v[1]
        xor ebp, r14d              ;   266.8 alu1    25 sum
        add r10d, dword [rsp + 60] ;   263.0 alu3+agu0   34 sum
        add eax, r15d              ;   265.3 alu2    34 sum
        mov r9d, edi               ;   262.2         25 sum copy
        xor r9d, ecx               ;   265.8 alu0    25 sum
        and ebx, r13d              ;   267.5 alu1    26 sum
        add r11d, ebp              ;   267.8 alu3    34 sum
        add r10d, 0x8f1bbcdc       ;   264.0 alu2    34 sum
        add r10d, edx              ;   265.0 alu0    34 sum
        mov ebp, dword [r8 + 40]   ;   263.2 agu1    34 sum
        add r10d, ebx              ;   268.5 alu1    34 sum
        ror r11d, 0x12             ;   268.8 alu2    35 v[3]
        ror r12d, 0x16             ;   264.7 alu1    36 v[2]
        mov r14d, edi              ;   263.8         25 sum copy
        mov edx, dword [rsp + 48]  ;   264.0 agu2    35 v[0]
        mov ebx, r12d              ;   265.7         26 sum copy
        not ebx                    ;   265.7 alu3    26 sum
        ror r10d, 0x12             ;   269.5 alu2    35 v[0]
        add r15d, r11d             ;   269.8 alu0    35 v[3]
        add eax, 0x7a6d76e9        ;   266.3 alu3    34 sum
        mov r11d, r12d             ;   265.7         26 sum copy
        ror ecx, 0x16              ;   265.8 alu1    36 v[4]
        and ebx, r13d              ;   267.5 alu0    26 sum
        mov dword [rsp + 60], r12d ;   265.7 agu0+st1   36 v[2] spill
        mov r12d, dword [r8 + 60]  ;   265.8 agu1    34 sum
        add edx, r10d              ;   270.5 alu2    35 v[0]
        and r9d, r15d              ;   270.8 alu3    25 sum
        add ebp, dword [rsp + 48]  ;   267.2 alu1+agu2   34 sum
        add ebp, 0x8f1bbcdc        ;   268.2 alu0    34 sum
        add ebp, ebx               ;   269.2 alu2    34 sum
        and r11d, edx              ;   271.5 alu3    26 sum
        xor r14d, r9d              ;   271.8 alu1    25 sum
        add r12d, esi              ;   269.8 alu0    34 sum
        mov r10d, dword [r8]       ;   267.3 agu0    34 sum
        mov r9d, ecx               ;   267.5         25 sum copy
        xor r9d, r15d              ;   270.8 alu2    25 sum
        add ebp, r11d              ;   272.5 alu3    34 sum
        add eax, r14d              ;   272.8 alu1    34 sum
        ror r13d, 0x16             ;   269.3 alu2    36 v[1]
        mov r11d, dword [rsp + 56] ;   268.3 agu1    35 v[4]
        mov r14d, r13d             ;   270.3         26 sum copy
        not r14d                   ;   270.3 alu0    26 sum
        ror ebp, 0x11              ;   273.5 alu1    35 v[4]
        ror eax, 0x12              ;   273.8 alu2    35 v[2]
        mov ebx, ecx               ;   269.2         25 sum copy
        and r14d, edx              ;   271.5 alu3    26 sum
        mov dword [rsp + 48], ecx  ;   269.5 agu2+st0   36 v[4] spill
        mov ecx, r13d              ;   270.3         26 sum copy
        add r11d, ebp              ;   274.5 alu0    35 v[4]
        add esi, eax               ;   274.8 alu3    35 v[2]
        add r12d, 0x7a6d76e9       ;   270.8 alu1    34 sum
        add r10d, dword [rsp + 56] ;   271.3 alu0+agu0   34 sum
        add r10d, 0x8f1bbcdc       ;   272.3 alu2    34 sum
        add r10d, r14d             ;   273.3 alu3    34 sum
        mov ebp, dword [r8 + 32]   ;   270.8 agu1    34 sum
        and ecx, r11d              ;   275.5 alu1    26 sum
        and r9d, esi               ;   275.8 alu0    25 sum
        ror r15d, 0x16             ;   272.3 alu2    36 v[3]
        mov r14d, dword [r8]       ;   271.5 agu2    34 sum
        add r10d, ecx              ;   276.5 alu3    34 sum
        xor ebx, r9d               ;   276.8 alu1    25 sum
        ror edx, 0x16              ;   273.3 alu2    36 v[0]
        add r14d, edi              ;   275.5 alu0    34 sum
        mov r9d, dword [rsp + 60]  ;   272.3 agu0    35 v[3]
        mov eax, r15d              ;   273.3         25 sum copy
        xor eax, esi               ;   275.8 alu3    25 sum
        ror r10d, 0x12             ;   277.5 alu1    35 v[3]
        add r12d, ebx              ;   277.8 alu0    34 sum
        mov ecx, edx               ;   274.3         26 sum copy
        mov ebx, edx               ;   274.3         26 sum copy
        not ecx                    ;   274.3 alu2    26 sum
        and ecx, r11d              ;   275.5 alu3    26 sum
        add r9d, r10d              ;   278.5 alu1    35 v[3]
        ror r12d, 0x1a             ;   278.8 alu2    35 v[1]
        add ebp, dword [rsp + 60]  ;   274.8 alu0+agu1   34 sum
        mov r10d, r15d             ;   274.5         25 sum copy
        add ebp, ecx               ;   276.5 alu3    34 sum
        and ebx, r9d               ;   279.5 alu1    26 sum
        add edi, r12d              ;   279.8 alu0    35 v[1]
        add ebp, 0x8f1bbcdc        ;   277.5 alu2    34 sum
        add r14d, 0x7a6d76e9       ;   276.5 alu3    34 sum
        ror r11d, 0x16             ;   276.7 alu1    36 v[4]
        mov r12d, dword [r8 + 48]  ;   275.7 agu2    34 sum
        add ebp, ebx               ;   280.5 alu0    34 sum
        and eax, edi               ;   280.8 alu2    25 sum
        ror esi, 0x16              ;   277.7 alu1    36 v[2]
        add r12d, r13d             ;   279.7 alu3    34 sum
        mov ecx, r11d              ;   277.7         26 sum copy
        not ecx                    ;   277.8 alu0    26 sum
        mov ebx, dword [r8 + 20]   ;   276.8 agu0    34 sum
        ror ebp, 0x11              ;   281.5 alu2    35 v[2]
        xor r10d, eax              ;   281.8 alu3    25 sum
        mov eax, dword [rsp + 48]  ;   277.3 agu1    35 v[0]
        and ecx, r9d               ;   279.5 alu1    26 sum
        mov dword [rsp + 60], r15d ;   277.7 agu2+st1   36 v[3] spill
        mov r15d, r11d             ;   277.8         26 sum copy
        mov dword [rsp + 56], r11d ;   278.0 agu0+st0   36 v[4] spill
        mov r11d, esi              ;   278.7         25 sum copy
        xor r11d, edi              ;   280.8 alu0    25 sum
        add r13d, ebp              ;   282.5 alu2    35 v[2]
        add r14d, r10d             ;   282.8 alu3    34 sum
        and r15d, r13d             ;   283.5 alu1    26 sum
        ror r14d, 0x12             ;   283.8 alu2    35 v[0]
        add r12d, 0x8f1bbcdc       ;   280.7 alu0    34 sum
        ror r9d, 0x16              ;   280.7 alu1    36 v[3]
        mov ebp, esi               ;   279.5         25 sum copy
        add r12d, ecx              ;   281.7 alu3    34 sum
        mov r10d, dword [r8 + 16]  ;   279.8 agu1    34 sum
        add r12d, r15d             ;   284.5 alu0    34 sum
        add eax, r14d              ;   284.8 alu2    35 v[0]
        add ebx, dword [rsp + 48]  ;   281.3 alu3+agu2   34 sum
        add ebx, 0x7a6d76e9        ;   282.3 alu1    34 sum
        mov r15d, r9d              ;   281.7         26 sum copy
        ror edi, 0x16              ;   282.3 alu2    36 v[1]
        add r10d, edx              ;   283.8 alu0    34 sum
        mov r14d, r9d              ;   281.7         26 sum copy
        not r14d                   ;   282.3 alu3    26 sum
        ror r12d, 0x17             ;   285.5 alu1    35 v[1]
        and r11d, eax              ;   285.8 alu0    25 sum
        mov ecx, dword [rsp + 60]  ;   281.8 agu0    35 v[4]
        and r14d, r13d             ;   283.5 alu2    26 sum
        add edx, r12d              ;   286.5 alu3    35 v[1]
        mov r12d, dword [r8 + 48]  ;   282.3 agu1    34 sum
        xor ebp, r11d              ;   286.8 alu1    25 sum
        mov r11d, edi              ;   283.3         25 sum copy
        add r10d, r14d             ;   284.8 alu0    34 sum
        xor r11d, eax              ;   285.8 alu2    25 sum
        and r15d, edx              ;   287.5 alu3    26 sum
        add ebx, ebp               ;   287.8 alu1    34 sum
        add r10d, 0x8f1bbcdc       ;   285.8 alu0    34 sum
        mov ebp, dword [r8 + 52]   ;   283.7 agu2    34 sum
        add r10d, r15d             ;   288.5 alu2    34 sum
        ror ebx, 0x1a              ;   288.8 alu1    35 v[4]
        ror r13d, 0x16             ;   286.3 alu2    36 v[2]
        mov r14d, edi              ;   284.3         25 sum copy
        mov r15d, dword [rsp + 56] ;   284.5 agu0    35 v[0]
        add r12d, dword [rsp + 60] ;   286.3 alu3+agu1   34 sum
        mov dword [rsp + 60], edi  ;   284.8 agu2+st1   36 v[1] spill
        mov edi, r13d              ;   287.3         26 sum copy
        not edi                    ;   287.3 alu0    26 sum
        ror r10d, 0x18             ;   289.5 alu1    35 v[0]
        add ecx, ebx               ;   289.8 alu3    35 v[4]
        add r12d, 0x7a6d76e9       ;   287.3 alu0    34 sum
        ror eax, 0x16              ;   287.3 alu2    36 v[0]
        add ebp, dword [rsp + 56]  ;   287.7 alu3+agu0   34 sum
        mov ebx, r13d              ;   287.3         26 sum copy
        and edi, edx               ;   288.3 alu1    26 sum
        add r15d, r10d             ;   290.5 alu0    35 v[0]
        mov r10d, dword [r8 + 8]   ;   286.7 agu1    34 sum
        and r11d, ecx              ;   290.8 alu2    25 sum
        add ebp, edi               ;   289.3 alu3    34 sum
        and ebx, r15d              ;   291.5 alu1    26 sum
        xor r14d, r11d             ;   291.8 alu0    25 sum
        add ebp, 0x8f1bbcdc        ;   290.3 alu2    34 sum
        add r10d, esi              ;   290.7 alu3    34 sum
        mov edi, eax               ;   288.3         25 sum copy
        xor edi, ecx               ;   290.8 alu1    25 sum
        mov r11d, dword [r8 + 12]  ;   288.3 agu2    34 sum
        add ebp, ebx               ;   292.5 alu0    34 sum
        add r12d, r14d             ;   292.8 alu2    34 sum
        ror edx, 0x16              ;   290.7 alu1    36 v[1]
        mov ebx, eax               ;   289.0         25 sum copy
        add r11d, r9d              ;   292.3 alu3    34 sum
        mov r14d, edx              ;   291.7         26 sum copy
        not r14d                   ;   291.7 alu0    26 sum
        ror ebp, 0x17              ;   293.5 alu2    35 v[4]
        and r14d, r15d             ;   292.7 alu3    26 sum
        mov dword [rsp + 56], eax  ;   290.0 agu0+st0   36 v[0] spill
        ror r12d, 0x17             ;   293.8 alu1    35 v[3]
        mov eax, edx               ;   291.7         26 sum copy
        add r9d, ebp               ;   294.5 alu0    35 v[4]
        add esi, r12d              ;   294.8 alu2    35 v[3]
        add r10d, 0x7a6d76e9       ;   292.3 alu3    34 sum
        add r11d, 0x8f1bbcdc       ;   293.3 alu1    34 sum
        add r11d, r14d             ;   294.3 alu0    34 sum
        and eax, r9d               ;   295.5 alu2    26 sum
        and edi, esi               ;   295.8 alu3    25 sum
        ror ecx, 0x16              ;   293.7 alu1    36 v[4]
        ror r15d, 0x16             ;   294.3 alu2    36 v[0]
        mov ebp, dword [r8 + 28]   ;   292.2 agu1    34 sum
        mov r12d, dword [r8 + 52]  ;   292.3 agu2    34 sum
        add r11d, eax              ;   296.5 alu0    34 sum
        xor ebx, edi               ;   296.8 alu3    25 sum
        add ebp, r13d              ;   296.2 alu1    34 sum
        mov edi, dword [rsp + 60]  ;   293.0 agu0    35 v[2]
        mov r14d, ecx              ;   294.7         25 sum copy
        mov eax, r15d              ;   295.3         26 sum copy
        not eax                    ;   295.3 alu0    26 sum
        and eax, r9d               ;   296.3 alu2    26 sum
        add ebp, eax               ;   297.3 alu3    34 sum
        xor r14d, esi              ;   295.8 alu1    25 sum
        ror r11d, 0x12             ;   297.5 alu2    35 v[3]
        add r10d, ebx              ;   297.8 alu0    34 sum
        mov ebx, r15d              ;   295.3         26 sum copy
        ror r10d, 0x14             ;   298.8 alu1    35 v[2]
        add r13d, r11d             ;   298.5 alu3    35 v[3]
        and ebx, r13d              ;   299.5 alu0    26 sum
        add edi, r10d              ;   299.8 alu2    35 v[2]
        ror r9d, 0x16              ;   297.7 alu1    36 v[4]
        add ebp, 0x8f1bbcdc        ;   298.3 alu3    34 sum
        add r12d, dword [rsp + 60] ;   297.8 alu0+agu1   34 sum
        add r12d, 0x7a6d76e9       ;   298.8 alu2    34 sum
        mov r10d, dword [r8 + 60]  ;   296.2 agu2    34 sum
        add ebp, ebx               ;   300.5 alu3    34 sum
        and r14d, edi              ;   300.8 alu1    25 sum
        ror esi, 0x16              ;   299.3 alu2    36 v[3]
        add r10d, edx              ;   300.2 alu0    34 sum
        mov eax, r9d               ;   298.7         26 sum copy
        mov r11d, ecx              ;   297.3         25 sum copy
        not eax                    ;   299.3 alu3    26 sum
        mov ebx, dword [r8 + 36]   ;   297.7 agu0    34 sum
        ror ebp, 0x1b              ;   301.5 alu1    35 v[2]
        xor r11d, r14d             ;   301.8 alu0    25 sum
        mov r14d, dword [rsp + 56] ;   298.2 agu1    35 v[1]
        mov dword [rsp + 60], ecx  ;   298.3 agu2+st1   36 v[4] spill
        mov ecx, r9d               ;   298.7         26 sum copy
        and eax, r13d              ;   300.3 alu2    26 sum
        mov dword [rsp + 48], r9d  ;   298.8 agu0+st0   36 v[4] spill
        mov r9d, esi               ;   300.3         25 sum copy
        xor r9d, edi               ;   300.8 alu3    25 sum
        add edx, ebp               ;   302.5 alu1    35 v[2]
        add r12d, r11d             ;   302.8 alu0    34 sum
        and ecx, edx               ;   303.5 alu2    26 sum
        ror r12d, 0x17             ;   303.8 alu1    35 v[1]
        mov ebp, esi               ;   300.3         25 sum copy
        add r10d, 0x8f1bbcdc       ;   301.3 alu3    34 sum
        add r10d, eax              ;   302.3 alu0    34 sum
        mov r11d, dword [r8 + 56]  ;   300.5 agu1    34 sum
        add r10d, ecx              ;   304.5 alu2    34 sum
        add r14d, r12d             ;   304.8 alu3    35 v[1]
        ror r13d, 0x16             ;   302.7 alu1    36 v[3]
        ror edi, 0x16              ;   303.3 alu2    36 v[2]
        add ebx, dword [rsp + 56]  ;   302.8 alu0+agu2   34 sum
        add ebx, 0x7a6d76e9        ;   303.8 alu3    34 sum
        add r11d, r15d             ;   304.5 alu1    34 sum
        mov r12d, r13d             ;   303.7         26 sum copy
        not r12d                   ;   303.8 alu0    26 sum
        mov eax, dword [r8 + 28]   ;   302.2 agu0    34 sum
        ror r10d, 0x1a             ;   305.5 alu2    35 v[1]
        and r9d, r14d              ;   305.8 alu3    25 sum
        mov ecx, edx               ;   303.5         26 sum copy
        and ecx, r12d              ;   304.8 alu1    26 sum
        mov r12d, r13d             ;   303.7         26 sum copy
        xor ebp, r9d               ;   306.8 alu0    25 sum
        add r15d, r10d             ;   306.5 alu2    35 v[1]
        mov r10d, edi              ;   304.3         25 sum copy
        mov r9d, dword [rsp + 60]  ;   303.7 agu1    35 v[0]
        xor r10d, r14d             ;   305.8 alu3    25 sum
        and r12d, r15d             ;   307.5 alu1    26 sum
        add ebx, ebp               ;   307.8 alu0    34 sum
        add r11d, 0x8f1bbcdc       ;   306.3 alu2    34 sum
        add r11d, ecx              ;   307.3 alu3    34 sum
        mov ebp, dword [r8 + 20]   ;   304.7 agu2    34 sum
        add r11d, r12d             ;   308.5 alu1    34 sum
        ror ebx, 0x14              ;   308.8 alu2    35 v[0]
        ror edx, 0x16              ;   307.7 alu1    36 v[2]
        mov r12d, edi              ;   305.3         25 sum copy
        mov ecx, dword [rsp + 48]  ;   305.5 agu0    35 v[0]
        ror r11d, 0x18             ;   309.5 alu2    35 v[0]
        add r9d, ebx               ;   309.8 alu0    35 v[0]
        ror r14d, 0x16             ;   308.7 alu1    36 v[1]
        add eax, dword [rsp + 60]  ;   307.3 alu3+agu1   34 sum
        add eax, 0x7a6d76e9        ;   308.3 alu0    34 sum
        mov ebx, r15d              ;   307.5         26 sum copy
        mov dword [rsp + 60], edi  ;   306.7 agu2+st1   36 v[2] spill
        mov edi, edx               ;   308.7         26 sum copy
        not edi                    ;   308.7 alu3    26 sum
        and ebx, edi               ;   309.7 alu0    26 sum
        mov edi, edx               ;   308.7         26 sum copy
        add ecx, r11d              ;   310.5 alu2    35 v[0]
        and r10d, r9d              ;   310.8 alu3    25 sum
        add ebp, dword [rsp + 48]  ;   309.7 alu1+agu0   34 sum
        add ebp, ebx               ;   310.7 alu0    34 sum
        mov r11d, dword [r8 + 40]  ;   308.2 agu1    34 sum
        and edi, ecx               ;   311.5 alu2    26 sum
        xor r12d, r10d             ;   311.8 alu3    25 sum
        add ebp, 0x8f1bbcdc        ;   311.7 alu1    34 sum
        add r11d, esi              ;   312.2 alu0    34 sum
        mov r10d, r14d             ;   309.7         25 sum copy
        xor r10d, r9d              ;   311.3 alu2    25 sum
        add ebp, edi               ;   312.7 alu3    34 sum
        mov edi, dword [r8 + 24]   ;   309.5 agu2    34 sum
        add eax, r12d              ;   312.8 alu1    34 sum
        ror r15d, 0x16             ;   312.3 alu2    36 v[1]
        add edi, r13d              ;   313.5 alu0    34 sum
        ror ebp, 0x1a              ;   313.7 alu1    35 v[4]
        ror eax, 0x1b              ;   313.8 alu2    35 v[4]
        mov r12d, r14d             ;   310.5         25 sum copy
        mov ebx, ecx               ;   311.5         26 sum copy
        mov dword [rsp + 48], r14d ;   310.8 agu0+st0   36 v[1] spill
        mov r14d, r15d             ;   313.3         26 sum copy
        not r14d                   ;   313.3 alu3    26 sum
        and ebx, r14d              ;   314.3 alu0    26 sum
        mov r14d, r15d             ;   313.3         26 sum copy
        add r13d, ebp              ;   314.7 alu3    35 v[4]
        add esi, eax               ;   314.8 alu1    35 v[4]
        add r11d, 0x7a6d76e9       ;   313.8 alu0    34 sum
        add edi, 0x8f1bbcdc        ;   314.5 alu2    34 sum
        add edi, ebx               ;   315.5 alu3    34 sum
        mov ebp, dword [r8 + 8]    ;   312.5 agu1    34 sum
        and r14d, r13d             ;   315.7 alu1    26 sum
        and r10d, esi              ;   315.8 alu0    25 sum
        ror r9d, 0x16              ;   315.3 alu2    36 v[0]
        ror ecx, 0x16              ;   315.7 alu1    36 v[0]
        mov eax, dword [r8 + 56]   ;   313.3 agu2    34 sum
        add edi, r14d              ;   316.7 alu3    34 sum
        xor r12d, r10d             ;   316.8 alu0    25 sum
        add ebp, edx               ;   316.5 alu2    34 sum
        mov r10d, dword [rsp + 60] ;   314.0 agu0    35 v[3]
        mov r14d, esi              ;   315.8         25 sum copy
        xor r14d, r9d              ;   316.3 alu3    25 sum
        mov ebx, ecx               ;   316.7         26 sum copy
        not ebx                    ;   316.7 alu1    26 sum
        ror edi, 0x1b              ;   317.7 alu2    35 v[3]
        add r11d, r12d             ;   317.8 alu0    34 sum
        mov r12d, r13d             ;   315.7         26 sum copy
        and r12d, ebx              ;   317.7 alu3    26 sum
        mov ebx, ecx               ;   316.7         26 sum copy
        add edx, edi               ;   318.7 alu1    35 v[3]
        ror r11d, 0x11             ;   318.8 alu2    35 v[3]
        mov edi, r9d               ;   316.3         25 sum copy
        add ebp, r12d              ;   318.7 alu0    34 sum
        and ebx, edx               ;   319.7 alu3    26 sum
        add r10d, r11d             ;   319.8 alu1    35 v[3]
        ror r13d, 0x16             ;   319.3 alu2    36 v[4]
        add ebp, 0x8f1bbcdc        ;   319.7 alu0    34 sum
        add eax, dword [rsp + 60]  ;   319.3 alu3+agu1   34 sum
        add eax, 0x7a6d76e9        ;   320.3 alu1    34 sum
        mov r11d, r13d             ;   320.3         26 sum copy
        not r11d                   ;   320.3 alu0    26 sum
        add ebp, ebx               ;   320.7 alu2    34 sum
        and r14d, r10d             ;   320.8 alu3    25 sum
        mov r12d, dword [r8 + 16]  ;   318.0 agu2    34 sum
        add r12d, r15d             ;   322.0 alu1    34 sum
        mov ebx, edx               ;   319.7         26 sum copy
        or ebx, r11d               ;   321.3 alu0    26 sum
        xor edi, r14d              ;   321.8 alu2    25 sum
        ror esi, 0x16              ;   321.7 alu1    36 v[4]
        mov r11d, dword [rsp + 48] ;   319.0 agu0    35 v[2]
        mov r14d, r10d             ;   320.8         25 sum copy
        ror ebp, 0x14              ;   322.3 alu2    35 v[2]
        add r15d, ebp              ;   323.3 alu3    35 v[2]
        xor r14d, esi              ;   322.7 alu0    25 sum
        add eax, edi               ;   322.8 alu3    34 sum
        mov edi, dword [r8 + 48]   ;   320.0 agu1    34 sum
        ror edx, 0x16              ;   322.7 alu1    36 v[3]
        mov ebp, edx               ;   323.7         26 sum copy
        ror eax, 0x18              ;   323.8 alu2    35 v[2]
        add edi, dword [rsp + 48]  ;   324.0 alu0+agu2   34 sum
        add r12d, 0xa953fd4e       ;   323.3 alu3    34 sum
        xor ebx, r15d              ;   324.3 alu1    26 sum
        not ebp                    ;   323.8 alu0    26 sum
        add r11d, eax              ;   324.8 alu2    35 v[2]
        mov eax, dword [r8]        ;   321.5 agu0    34 sum
        add eax, ecx               ;   325.5 alu3    34 sum
        add r12d, ebx              ;   325.3 alu1    34 sum
        mov ebx, r15d              ;   324.3         26 sum copy
        or ebx, ebp                ;   324.8 alu0    26 sum
        mov ebp, dword [r8 + 60]   ;   322.3 agu1    34 sum
        xor r14d, r11d             ;   325.8 alu2    25 sum
        ror r10d, 0x16             ;   325.7 alu1    36 v[3]
        add ebp, r9d               ;   326.3 alu3    34 sum
        ror r12d, 0x17             ;   326.3 alu2    35 v[1]
        add edi, r14d              ;   326.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   326.5 alu3    34 sum
        ror r15d, 0x16             ;   326.7 alu1    36 v[2]
        mov r14d, r11d             ;   325.8         25 sum copy
        xor r14d, r10d             ;   326.8 alu0    25 sum
        add ecx, r12d              ;   327.3 alu2    35 v[1]
        ror edi, 0x18              ;   327.8 alu1    35 v[1]
        mov r12d, dword [r8 + 20]  ;   324.5 agu2    34 sum
        xor ebx, ecx               ;   328.3 alu3    26 sum
        add r9d, edi               ;   328.8 alu0    35 v[1]
        add r12d, r13d             ;   328.5 alu2    34 sum
        mov edi, r15d              ;   327.7         26 sum copy
        not edi                    ;   328.3 alu3    26 sum
        add eax, ebx               ;   329.3 alu1    34 sum
        mov ebx, ecx               ;   328.3         26 sum copy
        or ebx, edi                ;   329.3 alu0    26 sum
        xor r14d, r9d              ;   329.8 alu2    25 sum
        ror r11d, 0x16             ;   329.7 alu1    36 v[2]
        add r12d, 0xa953fd4e       ;   329.5 alu3    34 sum
        mov edi, dword [r8 + 40]   ;   326.8 agu0    34 sum
        add edi, esi               ;   330.8 alu0    34 sum
        ror eax, 0x11              ;   330.3 alu2    35 v[0]
        add ebp, r14d              ;   330.8 alu3    34 sum
        ror ecx, 0x16              ;   330.7 alu1    36 v[1]
        mov r14d, r9d              ;   329.8         25 sum copy
        xor r14d, r11d             ;   330.8 alu0    25 sum
        add r13d, eax              ;   331.3 alu2    35 v[0]
        mov eax, dword [r8 + 36]   ;   328.5 agu1    34 sum
        ror ebp, 0x1b              ;   331.8 alu1    35 v[0]
        xor ebx, r13d              ;   332.3 alu3    26 sum
        add esi, ebp               ;   332.8 alu0    35 v[0]
        add eax, edx               ;   332.5 alu2    34 sum
        mov ebp, ecx               ;   331.7         26 sum copy
        not ebp                    ;   332.3 alu3    26 sum
        add r12d, ebx              ;   333.3 alu1    34 sum
        mov ebx, r13d              ;   332.3         26 sum copy
        or ebx, ebp                ;   333.3 alu0    26 sum
        xor r14d, esi              ;   333.8 alu2    25 sum
        ror r9d, 0x16              ;   333.7 alu1    36 v[1]
        mov ebp, dword [r8 + 16]   ;   330.7 agu2    34 sum
        add ebp, r10d              ;   334.7 alu3    34 sum
        ror r12d, 0x1b             ;   334.3 alu2    35 v[4]
        add edi, r14d              ;   334.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   334.3 alu3    34 sum
        ror r13d, 0x16             ;   334.7 alu1    36 v[0]
        mov r14d, esi              ;   333.8         25 sum copy
        xor r14d, r9d              ;   334.8 alu0    25 sum
        add edx, r12d              ;   335.3 alu2    35 v[4]
        ror edi, 0x14              ;   335.8 alu1    35 v[4]
        add r10d, edi              ;   336.8 alu3    35 v[4]
        mov r12d, dword [r8 + 28]  ;   332.8 agu0    34 sum
        xor ebx, edx               ;   336.3 alu0    26 sum
        add r12d, r15d             ;   336.8 alu2    34 sum
        mov edi, r13d              ;   335.7         26 sum copy
        not edi                    ;   336.3 alu3    26 sum
        add eax, ebx               ;   337.3 alu1    34 sum
        mov ebx, edx               ;   336.3         26 sum copy
        or ebx, edi                ;   337.3 alu0    26 sum
        xor r14d, r10d             ;   337.8 alu2    25 sum
        ror esi, 0x16              ;   337.7 alu1    36 v[0]
        mov edi, dword [r8 + 4]    ;   334.7 agu1    34 sum
        add edi, r11d              ;   338.7 alu3    34 sum
        ror eax, 0x15              ;   338.3 alu2    35 v[3]
        add ebp, r14d              ;   338.8 alu0    34 sum
        mov r14d, r10d             ;   337.8         25 sum copy
        add r12d, 0xa953fd4e       ;   338.3 alu3    34 sum
        ror edx, 0x16              ;   338.7 alu1    36 v[4]
        xor r14d, esi              ;   338.8 alu0    25 sum
        add r15d, eax              ;   339.3 alu2    35 v[3]
        ror ebp, 0x17              ;   339.8 alu1    35 v[3]
        mov eax, dword [r8 + 48]   ;   336.7 agu2    34 sum
        xor ebx, r15d              ;   340.3 alu3    26 sum
        add r11d, ebp              ;   340.8 alu0    35 v[3]
        add eax, ecx               ;   340.7 alu2    34 sum
        mov ebp, edx               ;   339.7         26 sum copy
        not ebp                    ;   340.3 alu3    26 sum
        add r12d, ebx              ;   341.3 alu1    34 sum
        mov ebx, r15d              ;   340.3         26 sum copy
        or ebx, ebp                ;   341.3 alu0    26 sum
        mov ebp, dword [r8 + 20]   ;   338.3 agu0    34 sum
        xor r14d, r11d             ;   341.8 alu2    25 sum
        ror r10d, 0x16             ;   341.7 alu1    36 v[4]
        add ebp, r9d               ;   342.3 alu3    34 sum
        ror r12d, 0x1a             ;   342.3 alu2    35 v[2]
        add edi, r14d              ;   342.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   342.3 alu3    34 sum
        ror r15d, 0x16             ;   342.7 alu1    36 v[3]
        mov r14d, r11d             ;   341.8         25 sum copy
        xor r14d, r10d             ;   342.8 alu0    25 sum
        add ecx, r12d              ;   343.3 alu2    35 v[2]
        ror edi, 0x14              ;   343.8 alu1    35 v[2]
        mov r12d, dword [r8 + 8]   ;   340.7 agu1    34 sum
        xor ebx, ecx               ;   344.3 alu3    26 sum
        add r9d, edi               ;   344.8 alu0    35 v[2]
        add r12d, r13d             ;   344.7 alu2    34 sum
        mov edi, r15d              ;   343.7         26 sum copy
        not edi                    ;   344.3 alu3    26 sum
        add eax, ebx               ;   345.3 alu1    34 sum
        mov ebx, ecx               ;   344.3         26 sum copy
        or ebx, edi                ;   345.3 alu0    26 sum
        mov edi, dword [r8 + 32]   ;   342.3 agu2    34 sum
        xor r14d, r9d              ;   345.8 alu2    25 sum
        ror r11d, 0x16             ;   345.7 alu1    36 v[3]
        add edi, esi               ;   346.3 alu3    34 sum
        ror eax, 0x18              ;   346.3 alu2    35 v[1]
        add ebp, r14d              ;   346.8 alu0    34 sum
        add r12d, 0xa953fd4e       ;   346.3 alu3    34 sum
        ror ecx, 0x16              ;   346.7 alu1    36 v[2]
        mov r14d, r9d              ;   345.8         25 sum copy
        xor r14d, r11d             ;   346.8 alu0    25 sum
        add r13d, eax              ;   347.3 alu2    35 v[1]
        ror ebp, 0x1b              ;   347.8 alu1    35 v[1]
        mov eax, dword [r8 + 40]   ;   344.7 agu0    34 sum
        xor ebx, r13d              ;   348.3 alu3    26 sum
        add esi, ebp               ;   348.8 alu0    35 v[1]
        add eax, edx               ;   348.7 alu2    34 sum
        mov ebp, ecx               ;   347.7         26 sum copy
        not ebp                    ;   348.3 alu3    26 sum
        add r12d, ebx              ;   349.3 alu1    34 sum
        mov ebx, r13d              ;   348.3         26 sum copy
        or ebx, ebp                ;   349.3 alu0    26 sum
        mov ebp, dword [r8 + 28]   ;   346.3 agu1    34 sum
        xor r14d, esi              ;   349.8 alu2    25 sum
        ror r9d, 0x16              ;   349.7 alu1    36 v[2]
        add ebp, r10d              ;   350.3 alu3    34 sum
        ror r12d, 0x13             ;   350.3 alu2    35 v[0]
        add edi, r14d              ;   350.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   350.3 alu3    34 sum
        ror r13d, 0x16             ;   350.7 alu1    36 v[1]
        mov r14d, esi              ;   349.8         25 sum copy
        xor r14d, r9d              ;   350.8 alu0    25 sum
        add edx, r12d              ;   351.3 alu2    35 v[0]
        ror edi, 0x12              ;   351.8 alu1    35 v[0]
        mov r12d, dword [r8 + 56]  ;   348.7 agu2    34 sum
        add r12d, r15d             ;   352.7 alu3    34 sum
        xor ebx, edx               ;   352.3 alu0    26 sum
        add r10d, edi              ;   352.8 alu2    35 v[0]
        mov edi, r13d              ;   351.7         26 sum copy
        not edi                    ;   352.3 alu3    26 sum
        add eax, ebx               ;   353.3 alu1    34 sum
        mov ebx, edx               ;   352.3         26 sum copy
        or ebx, edi                ;   353.3 alu0    26 sum
        mov edi, dword [r8 + 24]   ;   350.3 agu0    34 sum
        xor r14d, r10d             ;   353.8 alu2    25 sum
        ror esi, 0x16              ;   353.7 alu1    36 v[1]
        add edi, r11d              ;   354.3 alu3    34 sum
        ror eax, 0x14              ;   354.3 alu2    35 v[4]
        add ebp, r14d              ;   354.8 alu0    34 sum
        add r12d, 0xa953fd4e       ;   354.3 alu3    34 sum
        ror edx, 0x16              ;   354.7 alu1    36 v[0]
        mov r14d, r10d             ;   353.8         25 sum copy
        xor r14d, esi              ;   354.8 alu0    25 sum
        add r15d, eax              ;   355.3 alu2    35 v[4]
        ror ebp, 0x1a              ;   355.8 alu1    35 v[4]
        mov eax, dword [r8 + 4]    ;   352.7 agu1    34 sum
        add eax, ecx               ;   356.7 alu3    34 sum
        xor ebx, r15d              ;   356.3 alu0    26 sum
        add r11d, ebp              ;   356.8 alu2    35 v[4]
        mov ebp, edx               ;   355.7         26 sum copy
        not ebp                    ;   356.3 alu3    26 sum
        add r12d, ebx              ;   357.3 alu1    34 sum
        mov ebx, r15d              ;   356.3         26 sum copy
        or ebx, ebp                ;   357.3 alu0    26 sum
        mov ebp, dword [r8 + 8]    ;   354.3 agu2    34 sum
        xor r14d, r11d             ;   357.8 alu2    25 sum
        ror r10d, 0x16             ;   357.7 alu1    36 v[0]
        add ebp, r9d               ;   358.3 alu3    34 sum
        ror r12d, 0x1b             ;   358.3 alu2    35 v[3]
        add edi, r14d              ;   358.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   358.3 alu3    34 sum
        ror r15d, 0x16             ;   358.7 alu1    36 v[4]
        mov r14d, r11d             ;   357.8         25 sum copy
        xor r14d, r10d             ;   358.8 alu0    25 sum
        add ecx, r12d              ;   359.3 alu2    35 v[3]
        ror edi, 0x18              ;   359.8 alu1    35 v[3]
        mov r12d, dword [r8 + 12]  ;   356.7 agu0    34 sum
        xor ebx, ecx               ;   360.3 alu3    26 sum
        add r9d, edi               ;   360.8 alu0    35 v[3]
        add r12d, r13d             ;   360.7 alu2    34 sum
        mov edi, r15d              ;   359.7         26 sum copy
        not edi                    ;   360.3 alu3    26 sum
        add eax, ebx               ;   361.3 alu1    34 sum
        mov ebx, ecx               ;   360.3         26 sum copy
        or ebx, edi                ;   361.3 alu0    26 sum
        mov edi, dword [r8 + 52]   ;   358.3 agu1    34 sum
        xor r14d, r9d              ;   361.8 alu2    25 sum
        ror r11d, 0x16             ;   361.7 alu1    36 v[4]
        add edi, esi               ;   362.3 alu3    34 sum
        ror eax, 0x14              ;   362.3 alu2    35 v[2]
        add ebp, r14d              ;   362.8 alu0    34 sum
        add r12d, 0xa953fd4e       ;   362.3 alu3    34 sum
        ror ecx, 0x16              ;   362.7 alu1    36 v[3]
        mov r14d, r9d              ;   361.8         25 sum copy
        xor r14d, r11d             ;   362.8 alu0    25 sum
        add r13d, eax              ;   363.3 alu2    35 v[2]
        ror ebp, 0x13              ;   363.8 alu1    35 v[2]
        mov eax, dword [r8 + 32]   ;   360.7 agu2    34 sum
        xor ebx, r13d              ;   364.3 alu3    26 sum
        add esi, ebp               ;   364.8 alu0    35 v[2]
        add eax, edx               ;   364.7 alu2    34 sum
        mov ebp, ecx               ;   363.7         26 sum copy
        not ebp                    ;   364.3 alu3    26 sum
        add r12d, ebx              ;   365.3 alu1    34 sum
        mov ebx, r13d              ;   364.3         26 sum copy
        or ebx, ebp                ;   365.3 alu0    26 sum
        mov ebp, dword [r8 + 56]   ;   362.3 agu0    34 sum
        xor r14d, esi              ;   365.8 alu2    25 sum
        ror r9d, 0x16              ;   365.7 alu1    36 v[3]
        add ebp, r10d              ;   366.3 alu3    34 sum
        ror r12d, 0x13             ;   366.3 alu2    35 v[1]
        add edi, r14d              ;   366.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   366.3 alu3    34 sum
        ror r13d, 0x16             ;   366.7 alu1    36 v[2]
        mov r14d, esi              ;   365.8         25 sum copy
        xor r14d, r9d              ;   366.8 alu0    25 sum
        add edx, r12d              ;   367.3 alu2    35 v[1]
        ror edi, 0x1a              ;   367.8 alu1    35 v[1]
        mov r12d, dword [r8 + 44]  ;   364.7 agu1    34 sum
        xor ebx, edx               ;   368.3 alu3    26 sum
        add r10d, edi              ;   368.8 alu0    35 v[1]
        add r12d, r15d             ;   368.7 alu2    34 sum
        mov edi, r13d              ;   367.7         26 sum copy
        not edi                    ;   368.3 alu3    26 sum
        add eax, ebx               ;   369.3 alu1    34 sum
        mov ebx, edx               ;   368.3         26 sum copy
        or ebx, edi                ;   369.3 alu0    26 sum
        mov edi, dword [r8]        ;   366.3 agu2    34 sum
        xor r14d, r10d             ;   369.8 alu2    25 sum
        ror esi, 0x16              ;   369.7 alu1    36 v[2]
        add edi, r11d              ;   370.3 alu3    34 sum
        ror eax, 0x12              ;   370.3 alu2    35 v[0]
        add ebp, r14d              ;   370.8 alu0    34 sum
        add r12d, 0xa953fd4e       ;   370.3 alu3    34 sum
        ror edx, 0x16              ;   370.7 alu1    36 v[1]
        mov r14d, r10d             ;   369.8         25 sum copy
        xor r14d, esi              ;   370.8 alu0    25 sum
        add r15d, eax              ;   371.3 alu2    35 v[0]
        ror ebp, 0x1b              ;   371.8 alu1    35 v[0]
        mov eax, dword [r8 + 24]   ;   368.7 agu0    34 sum
        xor ebx, r15d              ;   372.3 alu3    26 sum
        add r11d, ebp              ;   372.8 alu0    35 v[0]
        add eax, ecx               ;   372.7 alu2    34 sum
        mov ebp, dword [r8 + 12]   ;   369.3 agu1    34 sum
        add ebp, r9d               ;   373.3 alu3    34 sum
        add r12d, ebx              ;   373.3 alu1    34 sum
        mov ebx, edx               ;   371.7         26 sum copy
        not ebx                    ;   372.8 alu0    26 sum
        xor r14d, r11d             ;   373.8 alu2    25 sum
        ror r10d, 0x16             ;   373.7 alu1    36 v[1]
        mov dword [rsp + 48], edx  ;   371.7 agu2+st1   36 v[1] spill
        mov edx, r15d              ;   372.3         26 sum copy
        or edx, ebx                ;   373.8 alu3    26 sum
        mov ebx, r11d              ;   373.8         25 sum copy
        ror r12d, 0x15             ;   374.3 alu2    35 v[4]
        xor ebx, r10d              ;   374.7 alu0    25 sum
        add edi, r14d              ;   374.8 alu3    34 sum
        add eax, 0xa953fd4e        ;   374.7 alu1    34 sum
        ror r15d, 0x16             ;   375.3 alu2    36 v[0]
        add ecx, r12d              ;   375.3 alu0    35 v[4]
        ror edi, 0x11              ;   375.8 alu1    35 v[4]
        mov r12d, dword [r8 + 60]  ;   372.7 agu0    34 sum
        mov r14d, dword [r8 + 36]  ;   372.8 agu1    34 sum
        xor edx, ecx               ;   376.3 alu3    26 sum
        add r9d, edi               ;   376.8 alu0    35 v[4]
        add r12d, r13d             ;   376.7 alu2    34 sum
        mov edi, r15d              ;   376.3         26 sum copy
        not edi                    ;   376.3 alu3    26 sum
        add eax, edx               ;   377.3 alu1    34 sum
        mov edx, ecx               ;   376.3         26 sum copy
        or edx, edi                ;   377.3 alu0    26 sum
        xor ebx, r9d               ;   377.8 alu2    25 sum
        ror r11d, 0x16             ;   377.7 alu1    36 v[0]
        add r14d, esi              ;   377.3 alu3    34 sum
        mov edi, r9d               ;   377.8         25 sum copy
        ror eax, 0x18              ;   378.3 alu2    35 v[3]
        xor edi, r11d              ;   378.7 alu0    25 sum
        add ebp, ebx               ;   378.8 alu3    34 sum
        add r12d, 0xa953fd4e       ;   378.7 alu1    34 sum
        ror ecx, 0x16              ;   379.3 alu2    36 v[4]
        add r13d, eax              ;   379.3 alu0    35 v[3]
        mov eax, dword [r8 + 52]   ;   376.7 agu2    34 sum
        ror ebp, 0x13              ;   379.8 alu1    35 v[3]
        mov ebx, dword [r8 + 44]   ;   377.0 agu0    34 sum
        xor edx, r13d              ;   380.3 alu3    26 sum
        add esi, ebp               ;   380.8 alu0    35 v[3]
        add r12d, edx              ;   381.3 alu2    34 sum
        mov ebp, dword [rsp + 48]  ;   377.7 agu1    35 v[2]
        mov edx, dword [rsp + 52]  ;   377.8 agu2    49 h
        add edx, ecx               ;   381.8 alu3    49 h
        not ecx                    ;   380.7 alu1    26 sum
        xor edi, esi               ;   381.8 alu0    25 sum
        ror r9d, 0x16              ;   381.3 alu2    36 v[4]
        add eax, dword [rsp + 48]  ;   381.3 alu3+agu0   34 sum
        add ebx, r10d              ;   381.7 alu1    34 sum
        or ecx, r13d               ;   381.8 alu0    26 sum
        ror r12d, 0x1b             ;   382.3 alu2    35 v[2]
        add r14d, edi              ;   382.8 alu3    34 sum
        add eax, 0xa953fd4e        ;   382.7 alu1    34 sum
        mov edi, esi               ;   381.8         25 sum copy
        xor edi, r9d               ;   382.8 alu0    25 sum
        add ebp, r12d              ;   383.3 alu2    35 v[2]
        ror r14d, 0x15             ;   383.8 alu1    35 v[2]
        ror r13d, 0x16             ;   384.3 alu2    36 v[3]
        ror esi, 0x16              ;   384.7 alu1    36 v[3]
        xor ecx, ebp               ;   384.3 alu3    26 sum
        add ebp, dword [rsp + 32]  ;   384.3 alu0+agu1   48 h0
        add r10d, r14d             ;   384.8 alu3    35 v[2]
        add r9d, dword [rsp + 36]  ;   384.8 alu0+agu2   49 h
        add r9d, r13d              ;   385.8 alu2    49 h
        add eax, ecx               ;   385.3 alu3    34 sum
        add ebp, esi               ;   385.7 alu1    48 h0
        xor edi, r10d              ;   385.8 alu0    25 sum
        add edx, r11d              ;   386.3 alu2    49 h
        add r11d, r15d             ;   386.3 alu3    49 h
        add r11d, dword [rsp + 44] ;   387.3 alu1+agu0   49 h
        ror eax, 0x1a              ;   387.3 alu2    35 v[1]
        mov esi, dword [rsp + 28]  ;   383.3 agu1    49 h
        add ebx, edi               ;   386.8 alu0    34 sum
        add esi, eax               ;   388.3 alu3    49 h
        ror ebx, 0x15              ;   387.8 alu1    35 v[1]
        add esi, r15d              ;   389.3 alu0    49 h
        add esi, r10d              ;   390.3 alu2    49 h
        mov dword [rsp + 28], ebp  ;   386.7 agu2+st0   50 h
        mov dword [rsp + 32], r9d  ;   386.8 agu0+st1   49 h
        mov dword [rsp + 36], edx  ;   387.3 agu1+st0   49 h
        add r8, 0x40               ;   388.3 alu3    41 blocks
        add r11d, ebx              ;   388.8 alu1    49 h
        mov dword [rsp + 44], esi  ;   391.3 agu2+st1   49 h
        mov esi, r11d              ;   389.8         49 h copy
        cmp r8, qword [rsp + 16]   ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8    ;                    resident
        mov dword [rsp + 40], esi  ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 28]  ;     0.0 agu0    41 blocks reload
        mov r8, qword [rsp + 0]    ;     0.2 agu1    41 blocks reload
        mov dword [r8], esi        ;     4.0 agu2+st0   41 blocks
        mov esi, dword [rsp + 32]  ;     1.0 agu0    41 blocks reload
        mov dword [r8 + 4], esi    ;     5.0 agu1+st1   41 blocks
        mov esi, dword [rsp + 36]  ;     1.3 agu2    41 blocks reload
        mov dword [r8 + 8], esi    ;     5.3 agu0+st0   41 blocks
        mov esi, dword [rsp + 40]  ;     2.2 agu1    41 blocks reload
        mov dword [r8 + 12], esi   ;     6.2 agu2+st1   41 blocks
        mov esi, dword [rsp + 44]  ;     3.0 agu0    41 blocks reload
        mov dword [r8 + 16], esi   ;     7.0 agu1+st0   41 blocks
        xor eax, eax               ;                    cleared
        mov qword [rsp + 24], rax  ;                    cleared
        mov qword [rsp + 32], rax  ;                    cleared
        mov qword [rsp + 40], rax  ;                    cleared
        mov qword [rsp + 48], rax  ;                    cleared
        mov qword [rsp + 56], rax  ;                    cleared
        add rsp, 0x48              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
