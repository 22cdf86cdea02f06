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
; The frame is cleared before return: 48 bytes, 7 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 1656 uops, planned 436.8; bounds: width 276.0, ports 350.2, path 387.0
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
        mov esi, dword [rsp + 32]  ;                    resident
        mov edi, dword [rsp + 36]  ;                    resident
        mov ebp, dword [rsp + 40]  ;                    resident
        mov r8, qword [rsp + 8]    ;                    resident
        mov r9d, dword [rsp + 28]  ;                    resident
        mov r10d, dword [rsp + 44] ;                    resident
        align 16
.blocks_1:
        rorx r11d, edi, 0x16       ;     0.0 alu1    36 v[2]
        rorx r12d, esi, 0x16       ;     0.2 alu2    36 v[1]
        mov r13d, dword [r8]       ;     0.3 agu0    34 sum
        add r13d, r11d             ;     4.3 alu0    34 sum
        add r13d, 0x50a28be6       ;     5.3 alu3    34 sum
        mov r14d, r11d             ;     1.0         26 sum copy
        not r14d                   ;     1.0 alu1    26 sum
        or r14d, esi               ;     2.0 alu2    26 sum
        mov r15d, ebp              ;     1.3         26 sum copy
        not r15d                   ;     1.5 alu0    26 sum
        or r15d, edi               ;     2.5 alu3    26 sum
        xor r15d, esi              ;     3.5 alu1    26 sum
        add r15d, r9d              ;     4.5 alu2    34 sum
        add r15d, dword [r8 + 20]  ;     5.5 alu0+agu1   34 sum
        add r15d, 0x50a28be6       ;     6.5 alu3    34 sum
        ror r15d, 0x18             ;     7.5 alu1    35 v[0]
        mov eax, dword [r8 + 36]   ;     2.7 agu2    34 sum
        add eax, r12d              ;     6.7 alu2    34 sum
        add eax, 0x50a28be6        ;     7.7 alu0    34 sum
        add r15d, r10d             ;     8.5 alu3    35 v[0]
        mov ecx, r12d              ;     3.3         26 sum copy
        not ecx                    ;     4.0 alu1    26 sum
        xor r14d, r15d             ;     9.5 alu2    26 sum
        or ecx, r15d               ;     9.5 alu0    26 sum
        ror r15d, 0x16             ;     9.5 alu1    36 v[0]
        add r14d, r10d             ;    10.5 alu3    34 sum
        add r14d, dword [r8 + 56]  ;    11.5 alu2+agu0   34 sum
        add r14d, 0x50a28be6       ;    12.5 alu0    34 sum
        ror r14d, 0x17             ;    13.5 alu1    35 v[4]
        mov edx, r11d              ;     4.8         35 v[3] copy
        mov ebx, r12d              ;     5.0         35 v[2] copy
        add r14d, ebp              ;    14.5 alu3    35 v[4]
        xor ecx, r14d              ;    15.5 alu2    26 sum
        add ecx, ebp               ;    16.5 alu0    34 sum
        add ecx, dword [r8 + 28]   ;    17.5 alu3+agu1   34 sum
        add ecx, 0x50a28be6        ;    18.5 alu1    34 sum
        ror ecx, 0x17              ;    19.5 alu2    35 v[3]
        add edx, ecx               ;    20.5 alu0    35 v[3]
        mov ecx, dword [r8 + 8]    ;     7.7 agu2    34 sum
        add ecx, r15d              ;    11.7 alu3    34 sum
        add ecx, 0x50a28be6        ;    12.7 alu1    34 sum
        mov dword [rsp + 48], r12d ;     9.5 agu0+st0   36 v[1] spill
        mov r12d, r15d             ;    10.5         26 sum copy
        not r12d                   ;    10.5 alu2    26 sum
        or r12d, r14d              ;    15.5 alu0    26 sum
        ror r14d, 0x16             ;    15.5 alu1    36 v[4]
        xor r12d, edx              ;    21.5 alu3    26 sum
        add r13d, r12d             ;    22.5 alu2    34 sum
        mov r12d, dword [r8 + 44]  ;    11.5 agu1    34 sum
        add r12d, r14d             ;    16.5 alu0    34 sum
        add r12d, 0x50a28be6       ;    17.5 alu1    34 sum
        ror r13d, 0x15             ;    23.5 alu2    35 v[2]
        add ebx, r13d              ;    24.5 alu3    35 v[2]
        mov r13d, r14d             ;    16.5         26 sum copy
        not r13d                   ;    16.5 alu0    26 sum
        or r13d, edx               ;    21.5 alu1    26 sum
        ror edx, 0x16              ;    21.5 alu2    36 v[3]
        xor r13d, ebx              ;    25.5 alu3    26 sum
        add eax, r13d              ;    26.5 alu0    34 sum
        ror eax, 0x13              ;    27.5 alu1    35 v[1]
        add r15d, eax              ;    28.5 alu2    35 v[1]
        mov r13d, dword [r8 + 16]  ;    17.0 agu2    34 sum
        add r13d, edx              ;    22.5 alu3    34 sum
        add r13d, 0x50a28be6       ;    23.5 alu0    34 sum
        mov eax, edx               ;    22.5         26 sum copy
        not eax                    ;    22.5 alu1    26 sum
        or eax, ebx                ;    25.5 alu2    26 sum
        ror ebx, 0x16              ;    25.5 alu1    36 v[2]
        xor eax, r15d              ;    29.5 alu3    26 sum
        add ecx, eax               ;    30.5 alu0    34 sum
        ror ecx, 0x11              ;    31.5 alu2    35 v[0]
        add r14d, ecx              ;    32.5 alu1    35 v[0]
        rorx eax, r15d, 0x16       ;    29.5 alu2    36 v[1]
        mov ecx, dword [r8 + 52]   ;    22.8 agu0    34 sum
        add ecx, ebx               ;    26.8 alu3    34 sum
        add ecx, 0x50a28be6        ;    27.8 alu0    34 sum
        mov dword [rsp + 52], r11d ;    23.5 agu1+st1   36 v[2] spill
        mov r11d, ebx              ;    26.5         26 sum copy
        not r11d                   ;    26.5 alu1    26 sum
        or r15d, r11d              ;    29.5 alu2    26 sum
        xor r15d, r14d             ;    33.5 alu3    26 sum
        add r12d, r15d             ;    34.5 alu0    34 sum
        ror r12d, 0x11             ;    35.5 alu1    35 v[4]
        add edx, r12d              ;    36.5 alu2    35 v[4]
        mov r11d, dword [r8 + 4]   ;    26.7 agu2    34 sum
        rorx r12d, r14d, 0x16      ;    33.5 alu1    36 v[0]
        mov r15d, dword [r8 + 24]  ;    27.0 agu0    34 sum
        add r15d, eax              ;    31.0 alu3    34 sum
        mov r11d, eax              ;    30.5         26 sum copy
        not r11d                   ;    30.5 alu0    26 sum
        or r14d, r11d              ;    33.5 alu2    26 sum
        add r15d, 0x50a28be6       ;    32.0 alu1    34 sum
        xor r14d, edx              ;    37.5 alu3    26 sum
        add r13d, r14d             ;    38.5 alu0    34 sum
        ror r13d, 0x1b             ;    39.5 alu2    35 v[3]
        add ebx, r13d              ;    40.5 alu1    35 v[3]
        mov r11d, dword [rsp + 52] ;    30.7 agu1    25 sum
        xor r11d, esi              ;    34.7 alu3    25 sum
        rorx r13d, edx, 0x16       ;    37.5 alu2    36 v[4]
        mov r14d, r12d             ;    34.5         26 sum copy
        not r14d                   ;    34.5 alu0    26 sum
        or edx, r14d               ;    37.5 alu1    26 sum
        xor edx, ebx               ;    41.5 alu3    26 sum
        add ecx, edx               ;    42.5 alu2    34 sum
        ror ecx, 0x19              ;    43.5 alu1    35 v[2]
        add eax, ecx               ;    44.5 alu0    35 v[2]
        mov r14d, dword [r8 + 4]   ;    34.5 agu2    34 sum
        add r14d, r10d             ;    38.5 alu3    34 sum
        rorx ecx, ebx, 0x16        ;    41.5 alu2    36 v[3]
        mov edx, r13d              ;    38.5         26 sum copy
        not edx                    ;    38.5 alu1    26 sum
        or ebx, edx                ;    41.5 alu0    26 sum
        xor ebx, eax               ;    45.5 alu3    26 sum
        add r15d, ebx              ;    46.5 alu2    34 sum
        ror r15d, 0x19             ;    47.5 alu1    35 v[1]
        mov edx, ecx               ;    42.5         26 sum copy
        not edx                    ;    42.5 alu0    26 sum
        mov ebx, esi               ;    38.7         25 sum copy
        xor ebx, edi               ;    38.8 alu3    25 sum
        xor ebx, ebp               ;    39.8 alu2    25 sum
        add ebx, r9d               ;    40.8 alu1    34 sum
        add ebx, dword [r8]        ;    41.8 alu0+agu0   34 sum
        ror ebx, 0x15              ;    42.8 alu2    35 v[0]
        add ebx, r10d              ;    43.8 alu3    35 v[0]
        xor r11d, ebx              ;    44.8 alu1    25 sum
        add r14d, r11d             ;    45.8 alu0    34 sum
        mov r11d, dword [r8 + 60]  ;    41.5 agu1    34 sum
        add r11d, r12d             ;    45.5 alu3    34 sum
        add r12d, r15d             ;    48.5 alu2    35 v[1]
        or edx, eax                ;    45.5 alu1    26 sum
        ror eax, 0x16              ;    45.5 alu2    36 v[2]
        ror r14d, 0x12             ;    46.8 alu1    35 v[4]
        mov r15d, dword [r8 + 32]  ;    42.7 agu2    34 sum
        add r15d, r13d             ;    46.7 alu0    34 sum
        add r14d, ebp              ;    47.8 alu3    35 v[4]
        add r11d, 0x50a28be6       ;    46.5 alu0    34 sum
        xor edx, r12d              ;    49.5 alu2    26 sum
        add r11d, edx              ;    50.5 alu1    34 sum
        rorx edx, ebx, 0x16        ;    44.8 alu2    36 v[0]
        xor ebx, r14d              ;    48.8 alu3    25 sum
        ror r11d, 0x18             ;    51.5 alu1    35 v[0]
        add r13d, r11d             ;    52.5 alu0    35 v[0]
        rorx r11d, r12d, 0x16      ;    49.5 alu2    36 v[1]
        xor ebx, dword [rsp + 48]  ;    49.8 alu3+agu0   25 sum
        add ebx, ebp               ;    50.8 alu1    34 sum
        add ebx, dword [r8 + 8]    ;    51.8 alu0+agu1   34 sum
        ror ebx, 0x11              ;    52.8 alu2    35 v[3]
        add ebx, dword [rsp + 52]  ;    53.8 alu3+agu2   35 v[3]
        add r15d, 0x50a28be6       ;    47.7 alu1    34 sum
        mov dword [rsp + 56], r9d  ;    47.0 agu0+st0   44 x[0] spill
        mov r9d, dword [r8 + 4]    ;    47.2 agu1    34 sum
        add r9d, ecx               ;    51.2 alu0    34 sum
        add r9d, 0x50a28be6        ;    52.2 alu2    34 sum
        mov dword [rsp + 60], r10d ;    47.7 agu2+st1   44 x[4] spill
        rorx r10d, r14d, 0x16      ;    48.8 alu1    36 v[4]
        xor r14d, edx              ;    48.8 alu3    25 sum
        xor r14d, ebx              ;    54.8 alu0    25 sum
        add r14d, dword [rsp + 52] ;    55.8 alu2+agu0   34 sum
        mov dword [rsp + 52], ebp  ;    49.0 agu1+st0   44 x[3] spill
        mov ebp, eax               ;    49.2         26 sum copy
        not ebp                    ;    49.3 alu1    26 sum
        or r12d, ebp               ;    50.3 alu3    26 sum
        xor r12d, r13d             ;    53.5 alu0    26 sum
        add r15d, r12d             ;    54.5 alu2    34 sum
        ror r15d, 0x15             ;    55.5 alu1    35 v[4]
        add ecx, r15d              ;    56.5 alu3    35 v[4]
        mov ebp, dword [r8 + 12]   ;    50.3 agu2    34 sum
        mov r12d, dword [r8 + 20]  ;    50.5 agu0    34 sum
        add r12d, edx              ;    54.5 alu0    34 sum
        mov r15d, dword [r8 + 40]  ;    50.8 agu1    34 sum
        add r15d, eax              ;    54.8 alu2    34 sum
        add r14d, ebp              ;    56.8 alu1    34 sum
        ror r14d, 0x14             ;    57.8 alu2    35 v[2]
        add r14d, dword [rsp + 48] ;    58.8 alu3+agu2   35 v[2]
        add r15d, 0x50a28be6       ;    55.8 alu0    34 sum
        mov dword [rsp + 64], edi  ;    52.2 agu0+st1   44 x[2] spill
        rorx edi, r13d, 0x16       ;    53.5 alu1    36 v[0]
        mov dword [rsp + 68], esi  ;    52.5 agu1+st0   44 x[1] spill
        rorx esi, ebx, 0x16        ;    54.8 alu2    36 v[3]
        xor ebx, r10d              ;    54.8 alu3    25 sum
        xor ebx, r14d              ;    59.8 alu0    25 sum
        add ebx, dword [rsp + 48]  ;    60.8 alu1+agu2   34 sum
        mov ebp, r11d              ;    53.8         26 sum copy
        not ebp                    ;    54.0 alu3    26 sum
        or r13d, ebp               ;    55.0 alu2    26 sum
        xor r13d, ecx              ;    57.5 alu0    26 sum
        add r9d, r13d              ;    58.5 alu1    34 sum
        ror r9d, 0x12              ;    59.5 alu2    35 v[3]
        add eax, r9d               ;    60.5 alu3    35 v[3]
        mov ebp, dword [r8 + 16]   ;    55.2 agu0    34 sum
        mov r9d, dword [r8 + 24]   ;    55.3 agu1    34 sum
        add r9d, r10d              ;    59.3 alu0    34 sum
        mov r13d, dword [r8 + 12]  ;    55.7 agu2    34 sum
        add r13d, r11d             ;    59.7 alu1    34 sum
        add ebx, ebp               ;    61.8 alu3    34 sum
        ror ebx, 0x1b              ;    62.8 alu2    35 v[1]
        add edx, ebx               ;    63.8 alu0    35 v[1]
        rorx ebx, ecx, 0x16        ;    57.5 alu1    36 v[4]
        add r13d, 0x50a28be6       ;    60.7 alu3    34 sum
        rorx ebp, r14d, 0x16       ;    59.8 alu2    36 v[2]
        xor r14d, esi              ;    59.8 alu0    25 sum
        xor r14d, edx              ;    64.8 alu1    25 sum
        add r12d, r14d             ;    65.8 alu3    34 sum
        mov r14d, dword [r8 + 28]  ;    58.5 agu0    34 sum
        add r14d, esi              ;    62.5 alu2    34 sum
        ror r12d, 0x18             ;    66.8 alu1    35 v[0]
        add r10d, r12d             ;    67.8 alu0    35 v[0]
        mov r12d, edi              ;    59.5         26 sum copy
        not r12d                   ;    59.7 alu3    26 sum
        or ecx, r12d               ;    60.7 alu2    26 sum
        xor ecx, eax               ;    61.7 alu1    26 sum
        add r15d, ecx              ;    62.7 alu0    34 sum
        ror r15d, 0x12             ;    63.7 alu2    35 v[2]
        add r11d, r15d             ;    64.7 alu3    35 v[2]
        rorx r12d, eax, 0x16       ;    61.5 alu1    36 v[3]
        mov r15d, dword [r8 + 48]  ;    60.8 agu1    34 sum
        add r15d, edi              ;    64.8 alu0    34 sum
        mov ecx, ebx               ;    61.2         26 sum copy
        not ecx                    ;    61.7 alu3    26 sum
        or eax, ecx                ;    62.7 alu2    26 sum
        mov ecx, dword [r8 + 24]   ;    61.7 agu2    34 sum
        add ecx, ebx               ;    65.7 alu1    34 sum
        xor eax, r11d              ;    65.7 alu0    26 sum
        add r13d, eax              ;    66.7 alu3    34 sum
        ror r13d, 0x14             ;    67.7 alu2    35 v[1]
        add edi, r13d              ;    68.7 alu1    35 v[1]
        rorx r13d, edx, 0x16       ;    64.8 alu2    36 v[1]
        xor edx, ebp               ;    64.8 alu0    25 sum
        mov eax, dword [r8 + 32]   ;    63.0 agu0    34 sum
        add eax, ebp               ;    67.0 alu3    34 sum
        xor edx, r10d              ;    68.8 alu1    25 sum
        add r9d, edx               ;    69.8 alu0    34 sum
        rorx edx, r11d, 0x16       ;    65.7 alu2    36 v[2]
        ror r9d, 0x19              ;    70.8 alu1    35 v[4]
        add esi, r9d               ;    71.8 alu3    35 v[4]
        mov r9d, r12d              ;    65.2         26 sum copy
        not r9d                    ;    65.3 alu0    26 sum
        or r11d, r9d               ;    66.3 alu2    26 sum
        mov r9d, dword [r8 + 44]   ;    65.7 agu1    34 sum
        add r9d, r12d              ;    69.7 alu1    34 sum
        xor r11d, edi              ;    69.7 alu3    26 sum
        add r15d, r11d             ;    70.7 alu0    34 sum
        rorx r11d, r10d, 0x16      ;    68.8 alu2    36 v[0]
        xor r10d, r13d             ;    68.8 alu1    25 sum
        xor r10d, esi              ;    72.8 alu3    25 sum
        add r14d, r10d             ;    73.8 alu0    34 sum
        mov r10d, dword [r8 + 36]  ;    67.0 agu2    34 sum
        add r10d, r13d             ;    71.0 alu2    34 sum
        ror r14d, 0x17             ;    74.8 alu1    35 v[3]
        add ebp, r14d              ;    75.8 alu3    35 v[3]
        rorx r14d, edi, 0x16       ;    69.7 alu2    36 v[1]
        add r15d, 0x50a28be6       ;    71.7 alu0    34 sum
        ror r15d, 0x1a             ;    72.7 alu1    35 v[0]
        add ebx, r15d              ;    73.7 alu3    35 v[0]
        rorx r15d, esi, 0x16       ;    72.8 alu2    36 v[4]
        xor esi, r11d              ;    72.8 alu0    25 sum
        add ecx, 0x5c4dd124        ;    70.0 alu1    34 sum
        xor esi, ebp               ;    76.8 alu3    25 sum
        add eax, esi               ;    77.8 alu0    34 sum
        mov esi, edi               ;    70.3         26 sum copy
        xor esi, ebx               ;    74.7 alu2    26 sum
        and esi, edx               ;    75.7 alu1    26 sum
        xor edi, esi               ;    76.7 alu3    26 sum
        add ecx, edi               ;    77.7 alu0    34 sum
        mov esi, dword [r8 + 12]   ;    71.7 agu0    34 sum
        add esi, edx               ;    75.7 alu2    34 sum
        ror eax, 0x15              ;    78.8 alu1    35 v[2]
        add r13d, eax              ;    79.8 alu3    35 v[2]
        ror ecx, 0x17              ;    78.7 alu2    35 v[4]
        add r12d, ecx              ;    79.7 alu0    35 v[4]
        mov edi, dword [r8 + 44]   ;    73.2 agu1    34 sum
        add edi, r15d              ;    77.2 alu1    34 sum
        rorx eax, ebx, 0x16        ;    74.7 alu2    36 v[0]
        rorx ecx, ebp, 0x16        ;    76.8 alu1    36 v[3]
        xor ebp, r15d              ;    76.8 alu3    25 sum
        xor ebp, r13d              ;    80.8 alu0    25 sum
        add r10d, ebp              ;    81.8 alu2    34 sum
        mov ebp, ebx               ;    75.7         26 sum copy
        ror r10d, 0x13             ;    82.8 alu1    35 v[1]
        xor ebp, r12d              ;    80.7 alu3    26 sum
        and ebp, r14d              ;    81.7 alu0    26 sum
        xor ebx, ebp               ;    82.7 alu2    26 sum
        add r9d, ebx               ;    83.7 alu1    34 sum
        lea ebp, [r11 + r10]       ;    83.8 alu3    35 v[1]
        rorx r10d, r13d, 0x16      ;    80.8 alu2    36 v[2]
        xor r13d, ecx              ;    80.8 alu0    25 sum
        mov ebx, dword [r8 + 48]   ;    77.7 agu2    34 sum
        add ebx, ecx               ;    81.7 alu1    34 sum
        add r9d, 0x5c4dd124        ;    84.7 alu3    34 sum
        ror r9d, 0x13              ;    85.7 alu2    35 v[3]
        add edx, r9d               ;    86.7 alu0    35 v[3]
        xor r13d, ebp              ;    84.8 alu1    25 sum
        add r11d, r13d             ;    85.8 alu3    34 sum
        mov r9d, eax               ;    80.7         26 sum copy
        rorx r13d, ebp, 0x16       ;    84.8 alu2    36 v[1]
        xor ebp, r10d              ;    84.8 alu0    25 sum
        mov dword [rsp + 48], eax  ;    81.2 agu0+st1   36 v[0] spill
        mov eax, r12d              ;    81.3         26 sum copy
        xor eax, edx               ;    87.7 alu1    26 sum
        and r9d, eax               ;    88.7 alu3    26 sum
        mov eax, r12d              ;    81.8         26 sum copy
        xor eax, r9d               ;    89.7 alu2    26 sum
        add esi, eax               ;    90.7 alu0    34 sum
        mov r9d, dword [r8 + 40]   ;    82.3 agu1    34 sum
        ror r12d, 0x16             ;    82.5 alu1    36 v[4]
        add r11d, r9d              ;    86.8 alu3    34 sum
        ror r11d, 0x12             ;    87.8 alu2    35 v[0]
        add r15d, r11d             ;    88.8 alu0    35 v[0]
        mov r11d, dword [r8 + 28]  ;    83.7 agu2    34 sum
        add r11d, r14d             ;    87.7 alu1    34 sum
        mov eax, dword [r8 + 52]   ;    84.0 agu0    34 sum
        add eax, r10d              ;    88.0 alu3    34 sum
        xor ebp, r15d              ;    89.8 alu2    25 sum
        add edi, ebp               ;    90.8 alu0    34 sum
        ror edi, 0x11              ;    91.8 alu1    35 v[4]
        add ecx, edi               ;    92.8 alu3    35 v[4]
        mov edi, dword [r8 + 56]   ;    85.7 agu1    34 sum
        add edi, r13d              ;    89.7 alu2    34 sum
        rorx ebp, edx, 0x16        ;    87.7 alu1    36 v[3]
        add esi, 0x5c4dd124        ;    91.7 alu0    34 sum
        ror esi, 0x11              ;    92.7 alu2    35 v[2]
        add r14d, esi              ;    93.7 alu3    35 v[2]
        rorx esi, r15d, 0x16       ;    89.8 alu1    36 v[0]
        xor r15d, r13d             ;    89.8 alu0    25 sum
        xor r15d, ecx              ;    93.8 alu2    25 sum
        add ebx, r15d              ;    94.8 alu3    34 sum
        mov r15d, edx              ;    88.7         26 sum copy
        ror ebx, 0x1a              ;    95.8 alu1    35 v[3]
        add r10d, ebx              ;    96.8 alu0    35 v[3]
        mov ebx, r12d              ;    89.7         26 sum copy
        xor r15d, r14d             ;    94.7 alu2    26 sum
        and ebx, r15d              ;    95.7 alu3    26 sum
        xor edx, ebx               ;    96.7 alu1    26 sum
        mov r15d, dword [r8 + 52]  ;    90.3 agu2    34 sum
        add r15d, r12d             ;    94.3 alu0    34 sum
        add r11d, edx              ;    97.7 alu2    34 sum
        mov edx, dword [r8 + 60]   ;    90.8 agu0    34 sum
        add edx, esi               ;    94.8 alu3    34 sum
        rorx ebx, ecx, 0x16        ;    93.8 alu1    36 v[4]
        xor ecx, esi               ;    93.8 alu0    25 sum
        xor ecx, r10d              ;    97.8 alu2    25 sum
        add eax, ecx               ;    98.8 alu3    34 sum
        ror eax, 0x19              ;    99.8 alu1    35 v[2]
        add r13d, eax              ;   100.8 alu0    35 v[2]
        rorx eax, r14d, 0x16       ;    94.7 alu2    36 v[2]
        rorx ecx, r10d, 0x16       ;    97.8 alu1    36 v[3]
        xor r10d, ebx              ;    97.8 alu3    25 sum
        add r11d, 0x5c4dd124       ;    98.7 alu0    34 sum
        ror r11d, 0x19             ;    99.7 alu2    35 v[1]
        add r11d, dword [rsp + 48] ;   100.7 alu1+agu1   35 v[1]
        xor r10d, r13d             ;   101.8 alu3    25 sum
        add edi, r10d              ;   102.8 alu0    34 sum
        mov r10d, dword [r8 + 28]  ;    95.7 agu2    34 sum
        add r10d, ebx              ;    99.7 alu2    34 sum
        ror edi, 0x17              ;   103.8 alu1    35 v[1]
        add esi, edi               ;   104.8 alu3    35 v[1]
        mov edi, r14d              ;    96.8         26 sum copy
        xor edi, r11d              ;   101.7 alu0    26 sum
        and edi, ebp               ;   102.7 alu2    26 sum
        xor r14d, edi              ;   103.7 alu1    26 sum
        rorx edi, r13d, 0x16       ;   101.8 alu2    36 v[2]
        xor r13d, ecx              ;   101.8 alu3    25 sum
        add r14d, dword [r8]       ;   104.7 alu0+agu0   34 sum
        add r14d, dword [rsp + 48] ;   105.7 alu1+agu1   34 sum
        add r14d, 0x5c4dd124       ;   106.7 alu3    34 sum
        ror r14d, 0x14             ;   107.7 alu2    35 v[0]
        add r12d, r14d             ;   108.7 alu0    35 v[0]
        mov r14d, dword [r8 + 20]  ;   100.7 agu2    34 sum
        add r14d, ebp              ;   104.7 alu1    34 sum
        xor r13d, esi              ;   105.8 alu3    25 sum
        add edx, r13d              ;   106.8 alu2    34 sum
        mov r13d, dword [r8 + 16]  ;   101.8 agu0    34 sum
        add r13d, ecx              ;   105.8 alu0    34 sum
        ror edx, 0x18              ;   107.8 alu1    35 v[0]
        add ebx, edx               ;   108.8 alu3    35 v[0]
        rorx edx, r11d, 0x16       ;   102.7 alu2    36 v[1]
        add r15d, 0x5c4dd124       ;   103.0 alu0    34 sum
        add r10d, 0x5a827999       ;   103.2 alu1    34 sum
        add r13d, 0x5a827999       ;   106.8 alu3    34 sum
        add r14d, 0x5c4dd124       ;   105.7 alu2    34 sum
        rorx r9d, esi, 0x16        ;   105.8 alu1    36 v[1]
        xor esi, edi               ;   105.8 alu0    25 sum
        and esi, ebx               ;   109.8 alu3    25 sum
        xor esi, edi               ;   110.8 alu2    25 sum
        add r10d, esi              ;   111.8 alu0    34 sum
        mov esi, r11d              ;   105.7         26 sum copy
        xor esi, r12d              ;   109.7 alu1    26 sum
        and esi, eax               ;   110.7 alu3    26 sum
        xor r11d, esi              ;   111.7 alu2    26 sum
        add r15d, r11d             ;   112.7 alu0    34 sum
        mov esi, dword [r8 + 52]   ;   106.5 agu1    34 sum
        add esi, edi               ;   110.5 alu1    34 sum
        mov r11d, dword [r8 + 40]  ;   106.8 agu2    34 sum
        add r11d, eax              ;   110.8 alu3    34 sum
        ror r10d, 0x19             ;   112.8 alu2    35 v[4]
        add ecx, r10d              ;   113.8 alu0    35 v[4]
        ror r15d, 0x18             ;   113.7 alu1    35 v[4]
        add ebp, r15d              ;   114.7 alu3    35 v[4]
        rorx r10d, ebx, 0x16       ;   109.8 alu2    36 v[0]
        xor ebx, r9d               ;   109.8 alu0    25 sum
        rorx r15d, r12d, 0x16      ;   109.7 alu1    36 v[0]
        and ebx, ecx               ;   114.8 alu3    25 sum
        xor ebx, r9d               ;   115.8 alu2    25 sum
        add r13d, ebx              ;   116.8 alu0    34 sum
        mov ebx, dword [r8 + 4]    ;   110.2 agu0    34 sum
        add ebx, r9d               ;   114.2 alu1    34 sum
        ror r13d, 0x1a             ;   117.8 alu2    35 v[3]
        add edi, r13d              ;   118.8 alu3    35 v[3]
        mov r13d, r12d             ;   110.8         26 sum copy
        xor r13d, ebp              ;   115.7 alu0    26 sum
        and r13d, edx              ;   116.7 alu1    26 sum
        xor r12d, r13d             ;   117.7 alu3    26 sum
        add r14d, r12d             ;   118.7 alu2    34 sum
        mov r12d, dword [r8 + 56]  ;   111.8 agu1    34 sum
        add r12d, edx              ;   115.8 alu0    34 sum
        rorx r13d, ecx, 0x16       ;   114.8 alu1    36 v[4]
        xor ecx, r10d              ;   114.8 alu3    25 sum
        ror r14d, 0x17             ;   119.7 alu2    35 v[3]
        add eax, r14d              ;   120.7 alu0    35 v[3]
        rorx r14d, ebp, 0x16       ;   115.7 alu1    36 v[4]
        and ecx, edi               ;   119.8 alu3    25 sum
        xor ecx, r10d              ;   120.8 alu2    25 sum
        add esi, ecx               ;   121.8 alu0    34 sum
        mov ecx, dword [r8 + 40]   ;   115.2 agu2    34 sum
        add ecx, r10d              ;   119.2 alu1    34 sum
        add esi, 0x5a827999        ;   122.8 alu3    34 sum
        ror esi, 0x18              ;   123.8 alu2    35 v[2]
        add r9d, esi               ;   124.8 alu0    35 v[2]
        mov esi, ebp               ;   116.2         26 sum copy
        xor esi, eax               ;   121.7 alu1    26 sum
        and esi, r15d              ;   122.7 alu3    26 sum
        xor ebp, esi               ;   123.7 alu2    26 sum
        mov esi, dword [r8 + 60]   ;   117.7 agu0    34 sum
        add esi, r15d              ;   121.7 alu0    34 sum
        add r11d, ebp              ;   124.7 alu1    34 sum
        rorx ebp, edi, 0x16        ;   119.8 alu2    36 v[3]
        xor edi, r13d              ;   119.8 alu3    25 sum
        add r11d, 0x5c4dd124       ;   125.7 alu0    34 sum
        ror r11d, 0x15             ;   126.7 alu1    35 v[2]
        add edx, r11d              ;   127.7 alu2    35 v[2]
        rorx r11d, eax, 0x16       ;   121.7 alu1    36 v[3]
        and edi, r9d               ;   125.8 alu3    25 sum
        xor edi, r13d              ;   126.8 alu0    25 sum
        add ebx, edi               ;   127.8 alu2    34 sum
        mov edi, dword [r8 + 24]   ;   121.7 agu1    34 sum
        add edi, r13d              ;   125.7 alu3    34 sum
        add ebx, 0x5a827999        ;   128.8 alu0    34 sum
        ror ebx, 0x13              ;   129.8 alu1    35 v[1]
        add r10d, ebx              ;   130.8 alu2    35 v[1]
        mov ebx, eax               ;   122.7         26 sum copy
        add r12d, 0x5c4dd124       ;   122.8 alu3    34 sum
        xor ebx, edx               ;   128.7 alu0    26 sum
        and ebx, r14d              ;   129.7 alu1    26 sum
        xor eax, ebx               ;   130.7 alu2    26 sum
        mov ebx, dword [r8 + 32]   ;   123.8 agu2    34 sum
        add ebx, r14d              ;   127.8 alu3    34 sum
        add r12d, eax              ;   131.7 alu0    34 sum
        rorx eax, r9d, 0x16        ;   125.8 alu1    36 v[2]
        xor r9d, ebp               ;   125.8 alu2    25 sum
        ror r12d, 0x19             ;   132.7 alu1    35 v[1]
        add r15d, r12d             ;   133.7 alu3    35 v[1]
        and r9d, r10d              ;   131.8 alu0    25 sum
        xor r9d, ebp               ;   132.8 alu2    25 sum
        mov r12d, dword [r8 + 60]  ;   126.7 agu0    34 sum
        add r12d, ebp              ;   130.7 alu1    34 sum
        add ecx, r9d               ;   133.8 alu3    34 sum
        rorx r9d, edx, 0x16        ;   128.7 alu2    36 v[2]
        add ecx, 0x5a827999        ;   134.8 alu0    34 sum
        ror ecx, 0x15              ;   135.8 alu1    35 v[0]
        add r13d, ecx              ;   136.8 alu3    35 v[0]
        rorx ecx, r10d, 0x16       ;   131.8 alu2    36 v[1]
        xor r10d, eax              ;   131.8 alu0    25 sum
        add esi, 0x5c4dd124        ;   129.7 alu1    34 sum
        add edi, 0x5a827999        ;   129.8 alu3    34 sum
        add ebx, 0x5c4dd124        ;   130.0 alu2    34 sum
        add r12d, 0x5a827999       ;   131.7 alu0    34 sum
        and r10d, r13d             ;   137.8 alu1    25 sum
        xor r10d, eax              ;   138.8 alu3    25 sum
        add edi, r10d              ;   139.8 alu2    34 sum
        mov r10d, edx              ;   131.0         26 sum copy
        xor r10d, r15d             ;   134.7 alu0    26 sum
        and r10d, r11d             ;   135.7 alu1    26 sum
        xor edx, r10d              ;   136.7 alu3    26 sum
        add esi, edx               ;   137.7 alu2    34 sum
        mov r10d, dword [r8 + 48]  ;   132.2 agu1    34 sum
        add r10d, r11d             ;   136.2 alu0    34 sum
        mov edx, dword [r8 + 12]   ;   132.5 agu2    34 sum
        add edx, eax               ;   136.5 alu1    34 sum
        ror esi, 0x19              ;   138.7 alu2    35 v[0]
        add r14d, esi              ;   139.7 alu3    35 v[0]
        rorx esi, r15d, 0x16       ;   134.7 alu1    36 v[1]
        ror edi, 0x17              ;   140.8 alu2    35 v[4]
        add ebp, edi               ;   141.8 alu0    35 v[4]
        rorx edi, r13d, 0x16       ;   137.8 alu1    36 v[0]
        xor r13d, ecx              ;   137.8 alu3    25 sum
        add edx, 0x5a827999        ;   137.5 alu2    34 sum
        and r13d, ebp              ;   142.8 alu0    25 sum
        xor r13d, ecx              ;   143.8 alu1    25 sum
        add r12d, r13d             ;   144.8 alu3    34 sum
        mov r13d, r15d             ;   136.7         26 sum copy
        xor r13d, r14d             ;   140.7 alu2    26 sum
        and r13d, r9d              ;   141.7 alu0    26 sum
        xor r15d, r13d             ;   142.7 alu1    26 sum
        add ebx, r15d              ;   143.7 alu3    34 sum
        mov r13d, dword [r8 + 48]  ;   137.8 agu0    34 sum
        add r13d, ecx              ;   141.8 alu2    34 sum
        mov r15d, dword [r8 + 16]  ;   138.2 agu1    34 sum
        add r15d, r9d              ;   142.2 alu0    34 sum
        ror ebx, 0x14              ;   144.7 alu1    35 v[4]
        add r11d, ebx              ;   145.7 alu3    35 v[4]
        ror r12d, 0x19             ;   145.8 alu2    35 v[3]
        add eax, r12d              ;   146.8 alu0    35 v[3]
        rorx r12d, r14d, 0x16      ;   140.7 alu1    36 v[0]
        rorx ebx, ebp, 0x16        ;   142.8 alu2    36 v[4]
        xor ebp, edi               ;   142.8 alu3    25 sum
        add r10d, 0x5c4dd124       ;   141.0 alu0    34 sum
        and ebp, eax               ;   147.8 alu1    25 sum
        xor ebp, edi               ;   148.8 alu2    25 sum
        add edx, ebp               ;   149.8 alu3    34 sum
        mov ebp, dword [r8]        ;   142.0 agu2    34 sum
        add ebp, edi               ;   146.0 alu0    34 sum
        ror edx, 0x11              ;   150.8 alu1    35 v[2]
        add ecx, edx               ;   151.8 alu2    35 v[2]
        mov edx, r14d              ;   142.8         26 sum copy
        xor edx, r11d              ;   146.7 alu3    26 sum
        and edx, esi               ;   147.7 alu0    26 sum
        xor r14d, edx              ;   148.7 alu1    26 sum
        add r10d, r14d             ;   149.7 alu2    34 sum
        mov r14d, dword [r8 + 36]  ;   143.8 agu0    34 sum
        add r14d, esi              ;   147.8 alu3    34 sum
        ror r10d, 0x19             ;   150.7 alu1    35 v[3]
        add r9d, r10d              ;   151.7 alu0    35 v[3]
        rorx r10d, eax, 0x16       ;   147.8 alu2    36 v[3]
        xor eax, ebx               ;   147.8 alu3    25 sum
        rorx edx, r11d, 0x16       ;   146.7 alu1    36 v[4]
        add r13d, 0x5a827999       ;   146.7 alu0    34 sum
        and eax, ecx               ;   152.8 alu2    25 sum
        xor eax, ebx               ;   153.8 alu3    25 sum
        add r13d, eax              ;   154.8 alu1    34 sum
        mov eax, dword [r8 + 36]   ;   147.7 agu1    34 sum
        add eax, ebx               ;   151.7 alu0    34 sum
        ror r13d, 0x19             ;   155.8 alu2    35 v[1]
        add edi, r13d              ;   156.8 alu3    35 v[1]
        mov r13d, r11d             ;   148.3         26 sum copy
        xor r13d, r9d              ;   152.7 alu1    26 sum
        and r13d, r12d             ;   153.7 alu0    26 sum
        xor r11d, r13d             ;   154.7 alu2    26 sum
        add r15d, r11d             ;   155.7 alu3    34 sum
        mov r11d, dword [r8 + 4]   ;   149.7 agu2    34 sum
        add r11d, r12d             ;   153.7 alu1    34 sum
        rorx r13d, ecx, 0x16       ;   152.8 alu2    36 v[2]
        xor ecx, r10d              ;   152.8 alu0    25 sum
        add r15d, 0x5c4dd124       ;   156.7 alu3    34 sum
        ror r15d, 0x1a             ;   157.7 alu1    35 v[2]
        add esi, r15d              ;   158.7 alu2    35 v[2]
        rorx r15d, r9d, 0x16       ;   152.7 alu1    36 v[3]
        and ecx, edi               ;   157.8 alu0    25 sum
        xor ecx, r10d              ;   158.8 alu3    25 sum
        add ebp, ecx               ;   159.8 alu2    34 sum
        mov ecx, dword [r8 + 20]   ;   153.2 agu0    34 sum
        add ecx, r10d              ;   157.2 alu0    34 sum
        add ebp, 0x5a827999        ;   160.8 alu1    34 sum
        ror ebp, 0x14              ;   161.8 alu2    35 v[0]
        add ebx, ebp               ;   162.8 alu3    35 v[0]
        mov ebp, r9d               ;   154.0         26 sum copy
        xor ebp, esi               ;   159.7 alu0    26 sum
        and ebp, edx               ;   160.7 alu1    26 sum
        xor r9d, ebp               ;   161.7 alu3    26 sum
        mov ebp, dword [r8 + 8]    ;   155.7 agu1    34 sum
        add ebp, edx               ;   159.7 alu2    34 sum
        add r14d, r9d              ;   162.7 alu0    34 sum
        rorx r9d, edi, 0x16        ;   157.8 alu1    36 v[1]
        xor edi, r13d              ;   157.8 alu3    25 sum
        add r14d, 0x5c4dd124       ;   163.7 alu2    34 sum
        ror r14d, 0x11             ;   164.7 alu1    35 v[1]
        add r12d, r14d             ;   165.7 alu0    35 v[1]
        rorx r14d, esi, 0x16       ;   159.7 alu2    36 v[2]
        and edi, ebx               ;   163.8 alu3    25 sum
        xor edi, r13d              ;   164.8 alu1    25 sum
        add eax, edi               ;   165.8 alu0    34 sum
        mov edi, dword [r8 + 8]    ;   159.7 agu2    34 sum
        add edi, r13d              ;   163.7 alu2    34 sum
        add eax, 0x5a827999        ;   166.8 alu3    34 sum
        ror eax, 0x11              ;   167.8 alu1    35 v[4]
        add r10d, eax              ;   168.8 alu0    35 v[4]
        mov eax, esi               ;   160.7         26 sum copy
        add r11d, 0x5c4dd124       ;   160.8 alu2    34 sum
        xor eax, r12d              ;   166.7 alu3    26 sum
        and eax, r15d              ;   167.7 alu1    26 sum
        xor esi, eax               ;   168.7 alu0    26 sum
        mov eax, dword [r8 + 60]   ;   161.8 agu0    34 sum
        add eax, r15d              ;   165.8 alu2    34 sum
        add r11d, esi              ;   169.7 alu3    34 sum
        rorx esi, ebx, 0x16        ;   163.8 alu1    36 v[0]
        xor ebx, r9d               ;   163.8 alu0    25 sum
        ror r11d, 0x13             ;   170.7 alu2    35 v[0]
        add edx, r11d              ;   171.7 alu3    35 v[0]
        and ebx, r10d              ;   169.8 alu1    25 sum
        xor ebx, r9d               ;   170.8 alu0    25 sum
        mov r11d, dword [r8 + 56]  ;   164.7 agu1    34 sum
        add r11d, r9d              ;   168.7 alu2    34 sum
        add ecx, ebx               ;   171.8 alu3    34 sum
        rorx ebx, r12d, 0x16       ;   166.7 alu1    36 v[1]
        add ecx, 0x5a827999        ;   172.8 alu0    34 sum
        ror ecx, 0x17              ;   173.8 alu2    35 v[3]
        add r13d, ecx              ;   174.8 alu3    35 v[3]
        rorx ecx, r10d, 0x16       ;   169.8 alu1    36 v[4]
        xor r10d, esi              ;   169.8 alu0    25 sum
        add ebp, 0x5c4dd124        ;   167.7 alu2    34 sum
        add edi, 0x5a827999        ;   167.8 alu3    34 sum
        add eax, 0x6d703ef3        ;   168.0 alu1    34 sum
        add r11d, 0x5a827999       ;   169.7 alu0    34 sum
        and r10d, r13d             ;   175.8 alu2    25 sum
        xor r10d, esi              ;   176.8 alu3    25 sum
        add edi, r10d              ;   177.8 alu1    34 sum
        mov r10d, r12d             ;   169.0         26 sum copy
        xor r10d, edx              ;   172.7 alu0    26 sum
        and r10d, r14d             ;   173.7 alu2    26 sum
        xor r12d, r10d             ;   174.7 alu3    26 sum
        add ebp, r12d              ;   175.7 alu1    34 sum
        mov r10d, dword [r8 + 20]  ;   170.2 agu2    34 sum
        add r10d, r14d             ;   174.2 alu0    34 sum
        mov r12d, dword [r8 + 44]  ;   170.5 agu0    34 sum
        add r12d, esi              ;   174.5 alu2    34 sum
        ror ebp, 0x15              ;   176.7 alu1    35 v[4]
        add r15d, ebp              ;   177.7 alu3    35 v[4]
        rorx ebp, edx, 0x16        ;   172.7 alu2    36 v[0]
        not edx                    ;   172.7 alu0    25 sum
        ror edi, 0x15              ;   178.8 alu1    35 v[2]
        add r9d, edi               ;   179.8 alu3    35 v[2]
        rorx edi, r13d, 0x16       ;   175.8 alu2    36 v[3]
        xor r13d, ecx              ;   175.8 alu0    25 sum
        or edx, r15d               ;   178.7 alu1    25 sum
        xor edx, ebx               ;   179.7 alu3    25 sum
        add eax, edx               ;   180.7 alu2    34 sum
        mov edx, dword [r8 + 4]    ;   174.5 agu1    34 sum
        add edx, ebx               ;   178.5 alu0    34 sum
        ror eax, 0x17              ;   181.7 alu1    35 v[3]
        add r14d, eax              ;   182.7 alu3    35 v[3]
        and r13d, r9d              ;   180.8 alu2    25 sum
        xor r13d, ecx              ;   181.8 alu0    25 sum
        add r11d, r13d             ;   182.8 alu1    34 sum
        mov r13d, dword [r8 + 32]  ;   176.2 agu2    34 sum
        add r13d, ecx              ;   180.2 alu3    34 sum
        rorx eax, r15d, 0x16       ;   178.7 alu2    36 v[4]
        not r15d                   ;   178.7 alu0    25 sum
        ror r11d, 0x19             ;   183.8 alu1    35 v[1]
        add esi, r11d              ;   184.8 alu3    35 v[1]
        rorx r11d, r9d, 0x16       ;   180.8 alu2    36 v[2]
        xor r9d, edi               ;   180.8 alu0    25 sum
        or r15d, r14d              ;   183.7 alu1    25 sum
        xor r15d, ebp              ;   184.7 alu3    25 sum
        add r10d, r15d             ;   185.7 alu2    34 sum
        mov r15d, dword [r8 + 12]  ;   179.7 agu0    34 sum
        add r15d, ebp              ;   183.7 alu0    34 sum
        and r9d, esi               ;   185.8 alu1    25 sum
        xor r9d, edi               ;   186.8 alu3    25 sum
        add r12d, r9d              ;   187.8 alu2    34 sum
        mov r9d, dword [r8 + 12]   ;   180.8 agu1    34 sum
        add r9d, edi               ;   184.8 alu0    34 sum
        add r10d, 0x6d703ef3       ;   186.7 alu1    34 sum
        ror r10d, 0x19             ;   187.7 alu2    35 v[2]
        add ebx, r10d              ;   188.7 alu3    35 v[2]
        rorx r10d, r14d, 0x16      ;   183.7 alu1    36 v[3]
        not r14d                   ;   183.7 alu0    25 sum
        add r12d, 0x5a827999       ;   188.8 alu2    34 sum
        ror r12d, 0x13             ;   189.8 alu1    35 v[0]
        add ecx, r12d              ;   190.8 alu3    35 v[0]
        rorx r12d, esi, 0x16       ;   185.8 alu2    36 v[1]
        xor esi, r11d              ;   185.8 alu0    25 sum
        or r14d, ebx               ;   189.7 alu1    25 sum
        xor r14d, eax              ;   190.7 alu3    25 sum
        add edx, r14d              ;   191.7 alu2    34 sum
        mov r14d, dword [r8 + 28]  ;   185.0 agu2    34 sum
        add r14d, eax              ;   189.0 alu0    34 sum
        add edx, 0x6d703ef3        ;   192.7 alu1    34 sum
        and esi, ecx               ;   191.8 alu3    25 sum
        xor esi, r11d              ;   192.8 alu2    25 sum
        add r13d, esi              ;   193.8 alu0    34 sum
        mov esi, dword [r8 + 40]   ;   186.7 agu0    34 sum
        add esi, r11d              ;   190.7 alu1    34 sum
        ror edx, 0x11              ;   193.7 alu2    35 v[1]
        add ebp, edx               ;   194.7 alu3    35 v[1]
        rorx edx, ebx, 0x16        ;   189.7 alu1    36 v[2]
        not ebx                    ;   189.7 alu0    25 sum
        add r13d, 0x5a827999       ;   194.8 alu2    34 sum
        ror r13d, 0x14             ;   195.8 alu1    35 v[4]
        add edi, r13d              ;   196.8 alu3    35 v[4]
        rorx r13d, ecx, 0x16       ;   191.8 alu2    36 v[0]
        not ecx                    ;   191.8 alu0    25 sum
        or ebx, ebp                ;   195.7 alu1    25 sum
        xor ebx, r10d              ;   196.7 alu3    25 sum
        add r15d, ebx              ;   197.7 alu2    34 sum
        mov ebx, dword [r8 + 56]   ;   191.0 agu1    34 sum
        add ebx, r10d              ;   195.0 alu0    34 sum
        add r15d, 0x6d703ef3       ;   198.7 alu1    34 sum
        or ecx, edi                ;   197.8 alu3    25 sum
        xor ecx, r12d              ;   198.8 alu2    25 sum
        add r9d, ecx               ;   199.8 alu0    34 sum
        mov ecx, dword [r8 + 56]   ;   192.7 agu2    34 sum
        add ecx, r12d              ;   196.7 alu1    34 sum
        ror r15d, 0x15             ;   199.7 alu2    35 v[0]
        add eax, r15d              ;   200.7 alu3    35 v[0]
        rorx r15d, ebp, 0x16       ;   195.7 alu1    36 v[1]
        not ebp                    ;   195.7 alu0    25 sum
        add r9d, 0x6ed9eba1        ;   200.8 alu2    34 sum
        ror r9d, 0x15              ;   201.8 alu1    35 v[3]
        add r11d, r9d              ;   202.8 alu3    35 v[3]
        rorx r9d, edi, 0x16        ;   197.8 alu2    36 v[4]
        not edi                    ;   197.8 alu0    25 sum
        or ebp, eax                ;   201.7 alu1    25 sum
        xor ebp, edx               ;   202.7 alu3    25 sum
        add r14d, ebp              ;   203.7 alu2    34 sum
        mov ebp, dword [r8 + 24]   ;   197.0 agu0    34 sum
        add ebp, edx               ;   201.0 alu0    34 sum
        add r14d, 0x6d703ef3       ;   204.7 alu1    34 sum
        or edi, r11d               ;   203.8 alu3    25 sum
        xor edi, r13d              ;   204.8 alu2    25 sum
        add esi, edi               ;   205.8 alu0    34 sum
        mov edi, dword [r8 + 16]   ;   198.7 agu1    34 sum
        add edi, r13d              ;   202.7 alu1    34 sum
        ror r14d, 0x18             ;   205.7 alu2    35 v[4]
        add r10d, r14d             ;   206.7 alu3    35 v[4]
        rorx r14d, eax, 0x16       ;   201.7 alu1    36 v[0]
        not eax                    ;   201.7 alu0    25 sum
        add esi, 0x6ed9eba1        ;   206.8 alu2    34 sum
        ror esi, 0x13              ;   207.8 alu1    35 v[2]
        add r12d, esi              ;   208.8 alu3    35 v[2]
        rorx esi, r11d, 0x16       ;   203.8 alu2    36 v[3]
        not r11d                   ;   203.8 alu0    25 sum
        or eax, r10d               ;   207.7 alu1    25 sum
        xor eax, r15d              ;   208.7 alu3    25 sum
        add ebx, eax               ;   209.7 alu2    34 sum
        mov eax, dword [r8 + 36]   ;   203.0 agu2    34 sum
        add eax, r15d              ;   207.0 alu0    34 sum
        add ebx, 0x6d703ef3        ;   210.7 alu1    34 sum
        or r11d, r12d              ;   209.8 alu3    25 sum
        xor r11d, r9d              ;   210.8 alu2    25 sum
        add ecx, r11d              ;   211.8 alu0    34 sum
        mov r11d, dword [r8 + 36]  ;   204.7 agu0    34 sum
        add r11d, r9d              ;   208.7 alu1    34 sum
        ror ebx, 0x1a              ;   211.7 alu2    35 v[3]
        add edx, ebx               ;   212.7 alu3    35 v[3]
        rorx ebx, r10d, 0x16       ;   207.7 alu1    36 v[4]
        not r10d                   ;   207.7 alu0    25 sum
        add ecx, 0x6ed9eba1        ;   212.8 alu2    34 sum
        ror ecx, 0x1a              ;   213.8 alu1    35 v[1]
        add r13d, ecx              ;   214.8 alu3    35 v[1]
        rorx ecx, r12d, 0x16       ;   209.8 alu2    36 v[2]
        not r12d                   ;   209.8 alu0    25 sum
        or r10d, edx               ;   213.7 alu1    25 sum
        xor r10d, r14d             ;   214.7 alu3    25 sum
        add ebp, r10d              ;   215.7 alu2    34 sum
        mov r10d, dword [r8 + 44]  ;   209.0 agu1    34 sum
        add r10d, r14d             ;   213.0 alu0    34 sum
        add ebp, 0x6d703ef3        ;   216.7 alu1    34 sum
        or r12d, r13d              ;   215.8 alu3    25 sum
        xor r12d, esi              ;   216.8 alu2    25 sum
        add edi, r12d              ;   217.8 alu0    34 sum
        mov r12d, dword [r8 + 60]  ;   210.7 agu2    34 sum
        add r12d, esi              ;   214.7 alu1    34 sum
        ror ebp, 0x1a              ;   217.7 alu2    35 v[2]
        add r15d, ebp              ;   218.7 alu3    35 v[2]
        rorx ebp, edx, 0x16        ;   213.7 alu1    36 v[3]
        not edx                    ;   213.7 alu0    25 sum
        add edi, 0x6ed9eba1        ;   218.8 alu2    34 sum
        ror edi, 0x19              ;   219.8 alu1    35 v[0]
        add r9d, edi               ;   220.8 alu3    35 v[0]
        rorx edi, r13d, 0x16       ;   215.8 alu2    36 v[1]
        not r13d                   ;   215.8 alu0    25 sum
        or edx, r15d               ;   219.7 alu1    25 sum
        xor edx, ebx               ;   220.7 alu3    25 sum
        add eax, edx               ;   221.7 alu2    34 sum
        mov edx, dword [r8 + 32]   ;   215.0 agu0    34 sum
        add edx, ebx               ;   219.0 alu0    34 sum
        add eax, 0x6d703ef3        ;   222.7 alu1    34 sum
        or r13d, r9d               ;   221.8 alu3    25 sum
        xor r13d, ecx              ;   222.8 alu2    25 sum
        add r11d, r13d             ;   223.8 alu0    34 sum
        mov r13d, dword [r8 + 32]  ;   216.7 agu1    34 sum
        add r13d, ecx              ;   220.7 alu1    34 sum
        ror eax, 0x12              ;   223.7 alu2    35 v[1]
        add r14d, eax              ;   224.7 alu3    35 v[1]
        rorx eax, r15d, 0x16       ;   219.7 alu1    36 v[2]
        not r15d                   ;   219.7 alu0    25 sum
        add r11d, 0x6ed9eba1       ;   224.8 alu2    34 sum
        ror r11d, 0x12             ;   225.8 alu1    35 v[4]
        add esi, r11d              ;   226.8 alu3    35 v[4]
        rorx r11d, r9d, 0x16       ;   221.8 alu2    36 v[0]
        not r9d                    ;   221.8 alu0    25 sum
        or r15d, r14d              ;   225.7 alu1    25 sum
        xor r15d, ebp              ;   226.7 alu3    25 sum
        add r10d, r15d             ;   227.7 alu2    34 sum
        mov r15d, dword [r8 + 48]  ;   221.0 agu2    34 sum
        add r15d, ebp              ;   225.0 alu0    34 sum
        add r10d, 0x6d703ef3       ;   228.7 alu1    34 sum
        or r9d, esi                ;   227.8 alu3    25 sum
        xor r9d, edi               ;   228.8 alu2    25 sum
        add r12d, r9d              ;   229.8 alu0    34 sum
        mov r9d, dword [r8 + 4]    ;   222.7 agu0    34 sum
        add r9d, edi               ;   226.7 alu1    34 sum
        ror r10d, 0x14             ;   229.7 alu2    35 v[0]
        add ebx, r10d              ;   230.7 alu3    35 v[0]
        rorx r10d, r14d, 0x16      ;   225.7 alu1    36 v[1]
        not r14d                   ;   225.7 alu0    25 sum
        add r12d, 0x6ed9eba1       ;   230.8 alu2    34 sum
        ror r12d, 0x17             ;   231.8 alu1    35 v[3]
        add ecx, r12d              ;   232.8 alu3    35 v[3]
        rorx r12d, esi, 0x16       ;   227.8 alu2    36 v[4]
        not esi                    ;   227.8 alu0    25 sum
        or r14d, ebx               ;   231.7 alu1    25 sum
        xor r14d, eax              ;   232.7 alu3    25 sum
        add edx, r14d              ;   233.7 alu2    34 sum
        mov r14d, dword [r8 + 8]   ;   227.0 agu1    34 sum
        add r14d, eax              ;   231.0 alu0    34 sum
        add edx, 0x6d703ef3        ;   234.7 alu1    34 sum
        or esi, ecx                ;   233.8 alu3    25 sum
        xor esi, r11d              ;   234.8 alu2    25 sum
        add r13d, esi              ;   235.8 alu0    34 sum
        mov esi, dword [r8 + 8]    ;   228.7 agu2    34 sum
        add esi, r11d              ;   232.7 alu1    34 sum
        ror edx, 0x13              ;   235.7 alu2    35 v[4]
        add ebp, edx               ;   236.7 alu3    35 v[4]
        rorx edx, ebx, 0x16        ;   231.7 alu1    36 v[0]
        not ebx                    ;   231.7 alu0    25 sum
        add r13d, 0x6ed9eba1       ;   236.8 alu2    34 sum
        ror r13d, 0x13             ;   237.8 alu1    35 v[2]
        add edi, r13d              ;   238.8 alu3    35 v[2]
        rorx r13d, ecx, 0x16       ;   233.8 alu2    36 v[3]
        not ecx                    ;   233.8 alu0    25 sum
        or ebx, ebp                ;   237.7 alu1    25 sum
        xor ebx, r10d              ;   238.7 alu3    25 sum
        add r15d, ebx              ;   239.7 alu2    34 sum
        mov ebx, dword [r8 + 40]   ;   233.0 agu0    34 sum
        add ebx, r10d              ;   237.0 alu0    34 sum
        add r15d, 0x6d703ef3       ;   240.7 alu1    34 sum
        or ecx, edi                ;   239.8 alu3    25 sum
        xor ecx, r12d              ;   240.8 alu2    25 sum
        add r9d, ecx               ;   241.8 alu0    34 sum
        mov ecx, dword [r8 + 28]   ;   234.7 agu1    34 sum
        add ecx, r12d              ;   238.7 alu1    34 sum
        ror r15d, 0x1b             ;   241.7 alu2    35 v[3]
        add eax, r15d              ;   242.7 alu3    35 v[3]
        rorx r15d, ebp, 0x16       ;   237.7 alu1    36 v[4]
        not ebp                    ;   237.7 alu0    25 sum
        add r9d, 0x6ed9eba1        ;   242.8 alu2    34 sum
        ror r9d, 0x11              ;   243.8 alu1    35 v[1]
        add r11d, r9d              ;   244.8 alu3    35 v[1]
        rorx r9d, edi, 0x16        ;   239.8 alu2    36 v[2]
        not edi                    ;   239.8 alu0    25 sum
        or ebp, eax                ;   243.7 alu1    25 sum
        xor ebp, edx               ;   244.7 alu3    25 sum
        add r14d, ebp              ;   245.7 alu2    34 sum
        mov ebp, dword [r8]        ;   239.0 agu2    34 sum
        add ebp, edx               ;   243.0 alu0    34 sum
        add r14d, 0x6d703ef3       ;   246.7 alu1    34 sum
        or edi, r11d               ;   245.8 alu3    25 sum
        xor edi, r13d              ;   246.8 alu2    25 sum
        add esi, edi               ;   247.8 alu0    34 sum
        mov edi, dword [r8]        ;   240.7 agu0    34 sum
        add edi, r13d              ;   244.7 alu1    34 sum
        ror r14d, 0x12             ;   247.7 alu2    35 v[2]
        add r10d, r14d             ;   248.7 alu3    35 v[2]
        rorx r14d, eax, 0x16       ;   243.7 alu1    36 v[3]
        not eax                    ;   243.7 alu0    25 sum
        add esi, 0x6ed9eba1        ;   248.8 alu2    34 sum
        ror esi, 0x12              ;   249.8 alu1    35 v[0]
        add r12d, esi              ;   250.8 alu3    35 v[0]
        rorx esi, r11d, 0x16       ;   245.8 alu2    36 v[1]
        not r11d                   ;   245.8 alu0    25 sum
        or eax, r10d               ;   249.7 alu1    25 sum
        xor eax, r15d              ;   250.7 alu3    25 sum
        add ebx, eax               ;   251.7 alu2    34 sum
        mov eax, dword [r8 + 16]   ;   245.0 agu1    34 sum
        add eax, r15d              ;   249.0 alu0    34 sum
        add ebx, 0x6d703ef3        ;   252.7 alu1    34 sum
        or r11d, r12d              ;   251.8 alu3    25 sum
        xor r11d, r9d              ;   252.8 alu2    25 sum
        add ecx, r11d              ;   253.8 alu0    34 sum
        mov r11d, dword [r8 + 24]  ;   246.7 agu2    34 sum
        add r11d, r9d              ;   250.7 alu1    34 sum
        ror ebx, 0x13              ;   253.7 alu2    35 v[1]
        add edx, ebx               ;   254.7 alu3    35 v[1]
        rorx ebx, r10d, 0x16       ;   249.7 alu1    36 v[2]
        not r10d                   ;   249.7 alu0    25 sum
        add ecx, 0x6ed9eba1        ;   254.8 alu2    34 sum
        ror ecx, 0x18              ;   255.8 alu1    35 v[4]
        add r13d, ecx              ;   256.8 alu3    35 v[4]
        rorx ecx, r12d, 0x16       ;   251.8 alu2    36 v[0]
        not r12d                   ;   251.8 alu0    25 sum
        or r10d, edx               ;   255.7 alu1    25 sum
        xor r10d, r14d             ;   256.7 alu3    25 sum
        add ebp, r10d              ;   257.7 alu2    34 sum
        mov r10d, dword [r8 + 52]  ;   251.0 agu0    34 sum
        add r10d, r14d             ;   255.0 alu0    34 sum
        add ebp, 0x6d703ef3        ;   258.7 alu1    34 sum
        or r12d, r13d              ;   257.8 alu3    25 sum
        xor r12d, esi              ;   258.8 alu2    25 sum
        add edi, r12d              ;   259.8 alu0    34 sum
        mov r12d, dword [r8 + 52]  ;   252.7 agu1    34 sum
        add r12d, esi              ;   256.7 alu1    34 sum
        ror ebp, 0x13              ;   259.7 alu2    35 v[0]
        add r15d, ebp              ;   260.7 alu3    35 v[0]
        rorx ebp, edx, 0x16        ;   255.7 alu1    36 v[1]
        not edx                    ;   255.7 alu0    25 sum
        add edi, 0x6ed9eba1        ;   260.8 alu2    34 sum
        ror edi, 0x13              ;   261.8 alu1    35 v[3]
        add r9d, edi               ;   262.8 alu3    35 v[3]
        rorx edi, r13d, 0x16       ;   257.8 alu2    36 v[4]
        not r13d                   ;   257.8 alu0    25 sum
        or edx, r15d               ;   261.7 alu1    25 sum
        xor edx, ebx               ;   262.7 alu3    25 sum
        add eax, edx               ;   263.7 alu2    34 sum
        mov edx, dword [r8 + 32]   ;   257.0 agu2    34 sum
        add edx, ebx               ;   261.0 alu0    34 sum
        add eax, 0x6d703ef3        ;   264.7 alu1    34 sum
        or r13d, r9d               ;   263.8 alu3    25 sum
        xor r13d, ecx              ;   264.8 alu2    25 sum
        add r11d, r13d             ;   265.8 alu0    34 sum
        mov r13d, dword [r8 + 44]  ;   258.7 agu0    34 sum
        add r13d, ecx              ;   262.7 alu1    34 sum
        ror eax, 0x19              ;   265.7 alu2    35 v[4]
        add r14d, eax              ;   266.7 alu3    35 v[4]
        rorx eax, r15d, 0x16       ;   261.7 alu1    36 v[0]
        not r15d                   ;   261.7 alu0    25 sum
        add r11d, 0x6ed9eba1       ;   266.8 alu2    34 sum
        ror r11d, 0x1a             ;   267.8 alu1    35 v[2]
        add esi, r11d              ;   268.8 alu3    35 v[2]
        rorx r11d, r9d, 0x16       ;   263.8 alu2    36 v[3]
        not r9d                    ;   263.8 alu0    25 sum
        or r15d, r14d              ;   267.7 alu1    25 sum
        xor r15d, ebp              ;   268.7 alu3    25 sum
        add r10d, r15d             ;   269.7 alu2    34 sum
        mov r15d, dword [r8 + 24]  ;   263.0 agu1    34 sum
        add r15d, ebp              ;   267.0 alu0    34 sum
        add r10d, 0x6d703ef3       ;   270.7 alu1    34 sum
        or r9d, esi                ;   269.8 alu3    25 sum
        xor r9d, edi               ;   270.8 alu2    25 sum
        add r12d, r9d              ;   271.8 alu0    34 sum
        mov r9d, dword [r8 + 20]   ;   264.7 agu2    34 sum
        add r9d, edi               ;   268.7 alu1    34 sum
        ror r10d, 0x1b             ;   271.7 alu2    35 v[3]
        add ebx, r10d              ;   272.7 alu3    35 v[3]
        rorx r10d, r14d, 0x16      ;   267.7 alu1    36 v[4]
        xor r14d, eax              ;   267.7 alu0    25 sum
        add r12d, 0x6ed9eba1       ;   272.8 alu2    34 sum
        ror r12d, 0x1b             ;   273.8 alu1    35 v[1]
        add ecx, r12d              ;   274.8 alu3    35 v[1]
        rorx r12d, esi, 0x16       ;   269.8 alu2    36 v[2]
        not esi                    ;   269.8 alu0    25 sum
        and r14d, ebx              ;   273.7 alu1    25 sum
        xor r14d, eax              ;   274.7 alu3    25 sum
        add edx, r14d              ;   275.7 alu2    34 sum
        mov r14d, dword [r8 + 16]  ;   269.0 agu0    34 sum
        add r14d, eax              ;   273.0 alu0    34 sum
        add edx, 0x7a6d76e9        ;   276.7 alu1    34 sum
        or esi, ecx                ;   275.8 alu3    25 sum
        xor esi, r11d              ;   276.8 alu2    25 sum
        add r13d, esi              ;   277.8 alu0    34 sum
        mov esi, dword [r8 + 48]   ;   270.7 agu1    34 sum
        add esi, r11d              ;   274.7 alu1    34 sum
        ror edx, 0x11              ;   277.7 alu2    35 v[2]
        add ebp, edx               ;   278.7 alu3    35 v[2]
        rorx edx, ebx, 0x16        ;   273.7 alu1    36 v[3]
        xor ebx, r10d              ;   273.7 alu0    25 sum
        add r13d, 0x6ed9eba1       ;   278.8 alu2    34 sum
        ror r13d, 0x14             ;   279.8 alu1    35 v[0]
        add edi, r13d              ;   280.8 alu3    35 v[0]
        rorx r13d, ecx, 0x16       ;   275.8 alu2    36 v[1]
        not ecx                    ;   275.8 alu0    25 sum
        and ebx, ebp               ;   279.7 alu1    25 sum
        xor ebx, r10d              ;   280.7 alu3    25 sum
        add r15d, ebx              ;   281.7 alu2    34 sum
        mov ebx, dword [r8 + 4]    ;   275.0 agu2    34 sum
        add ebx, r10d              ;   279.0 alu0    34 sum
        add r15d, 0x7a6d76e9       ;   282.7 alu1    34 sum
        or ecx, edi                ;   281.8 alu3    25 sum
        xor ecx, r12d              ;   282.8 alu2    25 sum
        add r9d, ecx               ;   283.8 alu0    34 sum
        mov ecx, dword [r8 + 4]    ;   276.7 agu0    34 sum
        add ecx, r12d              ;   280.7 alu1    34 sum
        ror r15d, 0x1b             ;   283.7 alu2    35 v[1]
        add eax, r15d              ;   284.7 alu3    35 v[1]
        rorx r15d, ebp, 0x16       ;   279.7 alu1    36 v[2]
        xor ebp, edx               ;   279.7 alu0    25 sum
        add r9d, 0x6ed9eba1        ;   284.8 alu2    34 sum
        ror r9d, 0x19              ;   285.8 alu1    35 v[4]
        add r11d, r9d              ;   286.8 alu3    35 v[4]
        rorx r9d, edi, 0x16        ;   281.8 alu2    36 v[0]
        not edi                    ;   281.8 alu0    25 sum
        and ebp, eax               ;   285.7 alu1    25 sum
        xor ebp, edx               ;   286.7 alu3    25 sum
        add r14d, ebp              ;   287.7 alu2    34 sum
        mov ebp, dword [r8 + 12]   ;   281.0 agu1    34 sum
        add ebp, edx               ;   285.0 alu0    34 sum
        add r14d, 0x7a6d76e9       ;   288.7 alu1    34 sum
        or edi, r11d               ;   287.8 alu3    25 sum
        xor edi, r13d              ;   288.8 alu2    25 sum
        add esi, edi               ;   289.8 alu0    34 sum
        mov edi, dword [r8 + 36]   ;   282.7 agu2    34 sum
        add edi, r13d              ;   286.7 alu1    34 sum
        ror r14d, 0x18             ;   289.7 alu2    35 v[0]
        add r10d, r14d             ;   290.7 alu3    35 v[0]
        rorx r14d, eax, 0x16       ;   285.7 alu1    36 v[1]
        xor eax, r15d              ;   285.7 alu0    25 sum
        add esi, 0x6ed9eba1        ;   290.8 alu2    34 sum
        ror esi, 0x1b              ;   291.8 alu1    35 v[3]
        add r12d, esi              ;   292.8 alu3    35 v[3]
        rorx esi, r11d, 0x16       ;   287.8 alu2    36 v[4]
        and eax, r10d              ;   291.7 alu0    25 sum
        xor eax, r15d              ;   292.7 alu1    25 sum
        add ebx, eax               ;   293.7 alu3    34 sum
        mov eax, r9d               ;   286.8         26 sum copy
        not eax                    ;   287.0 alu2    26 sum
        and r11d, eax              ;   288.0 alu0    26 sum
        add ecx, r11d              ;   289.0 alu1    34 sum
        mov r11d, r9d              ;   287.7         26 sum copy
        mov eax, dword [r8 + 44]   ;   287.8 agu0    34 sum
        add eax, r9d               ;   291.8 alu3    34 sum
        and r11d, r12d             ;   293.8 alu2    26 sum
        add ecx, r11d              ;   294.8 alu0    34 sum
        mov r11d, dword [r8 + 44]  ;   288.5 agu1    34 sum
        add r11d, r15d             ;   292.5 alu1    34 sum
        add ecx, 0x8f1bbcdc        ;   295.8 alu3    34 sum
        ror ecx, 0x15              ;   296.8 alu2    35 v[2]
        add r13d, ecx              ;   297.8 alu0    35 v[2]
        rorx ecx, r10d, 0x16       ;   291.7 alu1    36 v[0]
        xor r10d, r14d             ;   291.7 alu3    25 sum
        add ebx, 0x7a6d76e9        ;   294.7 alu2    34 sum
        ror ebx, 0x15              ;   295.7 alu1    35 v[4]
        add edx, ebx               ;   296.7 alu0    35 v[4]
        rorx ebx, r12d, 0x16       ;   293.8 alu2    36 v[3]
        and r10d, edx              ;   297.7 alu3    25 sum
        xor r10d, r14d             ;   298.7 alu1    25 sum
        add ebp, r10d              ;   299.7 alu0    34 sum
        mov r10d, esi              ;   292.5         26 sum copy
        not r10d                   ;   292.8 alu2    26 sum
        and r12d, r10d             ;   293.8 alu3    26 sum
        add edi, r12d              ;   294.8 alu1    34 sum
        mov r10d, esi              ;   293.2         26 sum copy
        mov r12d, dword [r8 + 40]  ;   293.3 agu2    34 sum
        add r12d, esi              ;   297.3 alu0    34 sum
        and r10d, r13d             ;   298.8 alu2    26 sum
        add edi, r10d              ;   299.8 alu3    34 sum
        add edi, 0x8f1bbcdc        ;   300.8 alu1    34 sum
        mov r10d, dword [r8 + 60]  ;   294.2 agu0    34 sum
        add r10d, r14d             ;   298.2 alu0    34 sum
        ror edi, 0x14              ;   301.8 alu2    35 v[1]
        add r9d, edi               ;   302.8 alu3    35 v[1]
        rorx edi, edx, 0x16        ;   297.7 alu1    36 v[4]
        xor edx, ecx               ;   297.7 alu0    25 sum
        add ebp, 0x7a6d76e9        ;   300.7 alu2    34 sum
        ror ebp, 0x12              ;   301.7 alu1    35 v[3]
        add r15d, ebp              ;   302.7 alu3    35 v[3]
        rorx ebp, r13d, 0x16       ;   298.8 alu2    36 v[2]
        add eax, 0x8f1bbcdc        ;   297.7 alu0    34 sum
        and edx, r15d              ;   303.7 alu1    25 sum
        xor edx, ecx               ;   304.7 alu3    25 sum
        add r11d, edx              ;   305.7 alu2    34 sum
        mov edx, ebx               ;   298.3         26 sum copy
        not edx                    ;   298.7 alu0    26 sum
        and r13d, edx              ;   299.7 alu1    26 sum
        add eax, r13d              ;   300.7 alu3    34 sum
        mov r13d, ebx              ;   299.0         26 sum copy
        mov edx, dword [r8]        ;   299.2 agu1    34 sum
        add edx, ebx               ;   303.2 alu2    34 sum
        and r13d, r9d              ;   303.8 alu0    26 sum
        add eax, r13d              ;   304.8 alu1    34 sum
        ror eax, 0x12              ;   305.8 alu2    35 v[0]
        add esi, eax               ;   306.8 alu3    35 v[0]
        mov r13d, dword [r8]       ;   300.2 agu2    34 sum
        add r13d, ecx              ;   304.2 alu0    34 sum
        rorx eax, r9d, 0x16        ;   303.8 alu1    36 v[1]
        add r11d, 0x7a6d76e9       ;   306.7 alu3    34 sum
        ror r11d, 0x12             ;   307.7 alu2    35 v[2]
        add r14d, r11d             ;   308.7 alu0    35 v[2]
        rorx r11d, r15d, 0x16      ;   303.7 alu1    36 v[3]
        xor r15d, edi              ;   303.7 alu3    25 sum
        add r12d, 0x8f1bbcdc       ;   302.8 alu2    34 sum
        add r10d, 0x7a6d76e9       ;   303.0 alu0    34 sum
        and r15d, r14d             ;   309.7 alu1    25 sum
        xor r15d, edi              ;   310.7 alu3    25 sum
        add r10d, r15d             ;   311.7 alu2    34 sum
        mov r15d, ebp              ;   303.8         26 sum copy
        not r15d                   ;   304.0 alu0    26 sum
        and r9d, r15d              ;   305.0 alu1    26 sum
        add r12d, r9d              ;   306.0 alu3    34 sum
        mov r9d, ebp               ;   304.5         26 sum copy
        and r9d, esi               ;   307.8 alu2    26 sum
        add r12d, r9d              ;   308.8 alu0    34 sum
        ror r12d, 0x11             ;   309.8 alu1    35 v[4]
        add ebx, r12d              ;   310.8 alu3    35 v[4]
        mov r9d, dword [r8 + 32]   ;   305.3 agu0    34 sum
        add r9d, ebp               ;   309.3 alu2    34 sum
        rorx r12d, esi, 0x16       ;   307.8 alu1    36 v[0]
        ror r10d, 0x1a             ;   312.7 alu2    35 v[1]
        add ecx, r10d              ;   313.7 alu0    35 v[1]
        mov r10d, eax              ;   306.2         26 sum copy
        not r10d                   ;   306.7 alu3    26 sum
        and esi, r10d              ;   307.8 alu0    26 sum
        add edx, esi               ;   308.8 alu1    34 sum
        mov esi, dword [r8 + 20]   ;   307.0 agu1    34 sum
        add esi, edi               ;   311.0 alu3    34 sum
        rorx r10d, r14d, 0x16      ;   309.7 alu2    36 v[2]
        xor r14d, r11d             ;   309.7 alu0    25 sum
        mov r15d, eax              ;   308.0         26 sum copy
        and r15d, ebx              ;   311.8 alu1    26 sum
        add edx, r15d              ;   312.8 alu3    34 sum
        mov r15d, dword [r8 + 48]  ;   308.7 agu2    34 sum
        add r15d, eax              ;   312.7 alu2    34 sum
        add edx, 0x8f1bbcdc        ;   313.8 alu0    34 sum
        ror edx, 0x12              ;   314.8 alu1    35 v[3]
        add ebp, edx               ;   315.8 alu3    35 v[3]
        rorx edx, ebx, 0x16        ;   311.8 alu2    36 v[4]
        and r14d, ecx              ;   314.7 alu0    25 sum
        xor r14d, r11d             ;   315.7 alu1    25 sum
        add r13d, r14d             ;   316.7 alu3    34 sum
        mov r14d, r12d             ;   310.7         26 sum copy
        not r14d                   ;   310.8 alu2    26 sum
        and ebx, r14d              ;   311.8 alu0    26 sum
        add r9d, ebx               ;   312.8 alu1    34 sum
        rorx r14d, ecx, 0x16       ;   314.7 alu2    36 v[1]
        xor ecx, r10d              ;   314.7 alu3    25 sum
        mov ebx, r12d              ;   311.8         26 sum copy
        and ebx, ebp               ;   316.8 alu0    26 sum
        add r9d, ebx               ;   317.8 alu1    34 sum
        mov ebx, dword [r8 + 16]   ;   312.3 agu0    34 sum
        add ebx, r12d              ;   316.3 alu3    34 sum
        add r9d, 0x8f1bbcdc        ;   318.8 alu2    34 sum
        ror r9d, 0x11              ;   319.8 alu1    35 v[2]
        add eax, r9d               ;   320.8 alu0    35 v[2]
        mov r9d, dword [r8 + 48]   ;   313.2 agu1    34 sum
        add r9d, r11d              ;   317.2 alu3    34 sum
        add r13d, 0x7a6d76e9       ;   317.7 alu2    34 sum
        ror r13d, 0x12             ;   318.7 alu1    35 v[0]
        add edi, r13d              ;   319.7 alu0    35 v[0]
        rorx r13d, ebp, 0x16       ;   316.8 alu2    36 v[3]
        and ecx, edi               ;   320.7 alu3    25 sum
        xor ecx, r10d              ;   321.7 alu1    25 sum
        add esi, ecx               ;   322.7 alu0    34 sum
        mov ecx, edx               ;   315.8         26 sum copy
        not ecx                    ;   316.0 alu2    26 sum
        and ebp, ecx               ;   317.0 alu3    26 sum
        add r15d, ebp              ;   318.0 alu1    34 sum
        mov ebp, edx               ;   316.7         26 sum copy
        mov ecx, dword [r8 + 52]   ;   316.8 agu2    34 sum
        add ecx, edx               ;   320.8 alu0    34 sum
        and ebp, eax               ;   321.8 alu2    26 sum
        add r15d, ebp              ;   322.8 alu3    34 sum
        rorx ebp, edi, 0x16        ;   320.7 alu1    36 v[0]
        xor edi, r14d              ;   320.7 alu0    25 sum
        add r15d, 0x8f1bbcdc       ;   323.8 alu2    34 sum
        ror r15d, 0x17             ;   324.8 alu1    35 v[1]
        add r12d, r15d             ;   325.8 alu3    35 v[1]
        mov r15d, dword [r8 + 8]   ;   318.7 agu0    34 sum
        add r15d, r10d             ;   322.7 alu0    34 sum
        add esi, 0x7a6d76e9        ;   323.7 alu2    34 sum
        ror esi, 0x1a              ;   324.7 alu1    35 v[4]
        add r11d, esi              ;   325.7 alu3    35 v[4]
        rorx esi, eax, 0x16        ;   321.8 alu2    36 v[2]
        and edi, r11d              ;   326.7 alu0    25 sum
        xor edi, r14d              ;   327.7 alu1    25 sum
        add r9d, edi               ;   328.7 alu3    34 sum
        mov edi, r13d              ;   321.3         26 sum copy
        not edi                    ;   321.7 alu2    26 sum
        and eax, edi               ;   322.7 alu0    26 sum
        add ebx, eax               ;   323.7 alu1    34 sum
        mov edi, r13d              ;   322.0         26 sum copy
        mov eax, dword [r8 + 12]   ;   322.2 agu1    34 sum
        add eax, r13d              ;   326.2 alu3    34 sum
        and edi, r12d              ;   326.8 alu2    26 sum
        add ebx, edi               ;   327.8 alu0    34 sum
        rorx edi, r12d, 0x16       ;   326.8 alu1    36 v[1]
        add ebx, 0x8f1bbcdc        ;   328.8 alu3    34 sum
        ror ebx, 0x18              ;   329.8 alu2    35 v[0]
        add edx, ebx               ;   330.8 alu0    35 v[0]
        mov ebx, dword [r8 + 52]   ;   323.8 agu2    34 sum
        add ebx, r14d              ;   327.8 alu1    34 sum
        add r9d, 0x7a6d76e9        ;   329.7 alu3    34 sum
        ror r9d, 0x17              ;   330.7 alu2    35 v[3]
        add r10d, r9d              ;   331.7 alu0    35 v[3]
        rorx r9d, r11d, 0x16       ;   326.7 alu1    36 v[4]
        xor r11d, ebp              ;   326.7 alu3    25 sum
        add ecx, 0x8f1bbcdc        ;   326.2 alu2    34 sum
        and r11d, r10d             ;   332.7 alu0    25 sum
        xor r11d, ebp              ;   333.7 alu1    25 sum
        add r15d, r11d             ;   334.7 alu3    34 sum
        mov r11d, esi              ;   327.0         26 sum copy
        not r11d                   ;   327.2 alu2    26 sum
        and r12d, r11d             ;   328.2 alu0    26 sum
        add ecx, r12d              ;   329.2 alu1    34 sum
        mov r11d, esi              ;   327.7         26 sum copy
        mov r12d, dword [r8 + 28]  ;   327.8 agu0    34 sum
        add r12d, esi              ;   331.8 alu3    34 sum
        and r11d, edx              ;   331.8 alu2    26 sum
        add ecx, r11d              ;   332.8 alu0    34 sum
        ror ecx, 0x17              ;   333.8 alu1    35 v[4]
        add r13d, ecx              ;   334.8 alu3    35 v[4]
        rorx r11d, edx, 0x16       ;   331.8 alu2    36 v[0]
        mov ecx, edi               ;   329.0         26 sum copy
        not ecx                    ;   329.3 alu0    26 sum
        and edx, ecx               ;   331.8 alu1    26 sum
        add eax, edx               ;   332.8 alu3    34 sum
        mov ecx, dword [r8 + 36]   ;   329.7 agu1    34 sum
        add ecx, ebp               ;   333.7 alu2    34 sum
        rorx edx, r10d, 0x16       ;   332.7 alu1    36 v[3]
        xor r10d, r9d              ;   332.7 alu0    25 sum
        add r15d, 0x7a6d76e9       ;   335.7 alu3    34 sum
        ror r15d, 0x14             ;   336.7 alu2    35 v[2]
        add r14d, r15d             ;   337.7 alu0    35 v[2]
        mov r15d, edi              ;   332.0         26 sum copy
        and r15d, r13d             ;   335.8 alu1    26 sum
        add eax, r15d              ;   336.8 alu3    34 sum
        mov r15d, dword [r8 + 60]  ;   332.5 agu2    34 sum
        add r15d, edi              ;   336.5 alu2    34 sum
        add eax, 0x8f1bbcdc        ;   337.8 alu0    34 sum
        ror eax, 0x12              ;   338.8 alu1    35 v[3]
        add esi, eax               ;   339.8 alu3    35 v[3]
        rorx eax, r13d, 0x16       ;   335.8 alu2    36 v[4]
        and r10d, r14d             ;   338.7 alu0    25 sum
        xor r10d, r9d              ;   339.7 alu1    25 sum
        add ebx, r10d              ;   340.7 alu3    34 sum
        mov r10d, r11d             ;   334.0         26 sum copy
        not r10d                   ;   334.7 alu2    26 sum
        and r13d, r10d             ;   335.8 alu0    26 sum
        add r12d, r13d             ;   336.8 alu1    34 sum
        mov r10d, r11d             ;   335.0         26 sum copy
        mov r13d, dword [r8 + 56]  ;   335.2 agu0    34 sum
        add r13d, r11d             ;   339.2 alu3    34 sum
        and r10d, esi              ;   340.8 alu2    26 sum
        add r12d, r10d             ;   341.8 alu0    34 sum
        mov r10d, dword [r8 + 28]  ;   336.0 agu1    34 sum
        add r10d, r9d              ;   340.0 alu1    34 sum
        add r12d, 0x8f1bbcdc       ;   342.8 alu3    34 sum
        ror r12d, 0x1b             ;   343.8 alu2    35 v[2]
        add edi, r12d              ;   344.8 alu0    35 v[2]
        rorx r12d, r14d, 0x16      ;   338.7 alu1    36 v[2]
        xor r14d, edx              ;   338.7 alu3    25 sum
        add ebx, 0x7a6d76e9        ;   341.7 alu2    34 sum
        ror ebx, 0x17              ;   342.7 alu1    35 v[1]
        add ebp, ebx               ;   343.7 alu0    35 v[1]
        rorx ebx, esi, 0x16        ;   340.8 alu2    36 v[3]
        and r14d, ebp              ;   344.7 alu3    25 sum
        xor r14d, edx              ;   345.7 alu1    25 sum
        add ecx, r14d              ;   346.7 alu0    34 sum
        mov r14d, eax              ;   339.7         26 sum copy
        not r14d                   ;   339.8 alu2    26 sum
        and esi, r14d              ;   340.8 alu3    26 sum
        add r15d, esi              ;   341.8 alu1    34 sum
        mov esi, eax               ;   340.3         26 sum copy
        mov r14d, dword [r8 + 20]  ;   340.5 agu2    34 sum
        add r14d, eax              ;   344.5 alu0    34 sum
        and esi, edi               ;   345.8 alu2    26 sum
        add r15d, esi              ;   346.8 alu3    34 sum
        rorx esi, ebp, 0x16        ;   344.7 alu1    36 v[1]
        xor ebp, r12d              ;   344.7 alu0    25 sum
        add r15d, 0x8f1bbcdc       ;   347.8 alu2    34 sum
        ror r15d, 0x1a             ;   348.8 alu1    35 v[1]
        add r11d, r15d             ;   349.8 alu3    35 v[1]
        mov r15d, dword [r8 + 40]  ;   342.7 agu0    34 sum
        add r15d, edx              ;   346.7 alu0    34 sum
        add ecx, 0x7a6d76e9        ;   347.7 alu2    34 sum
        ror ecx, 0x14              ;   348.7 alu1    35 v[0]
        add r9d, ecx               ;   349.7 alu3    35 v[0]
        rorx ecx, edi, 0x16        ;   345.8 alu2    36 v[2]
        add r13d, 0x8f1bbcdc       ;   344.7 alu0    34 sum
        and ebp, r9d               ;   350.7 alu1    25 sum
        xor ebp, r12d              ;   351.7 alu3    25 sum
        add r10d, ebp              ;   352.7 alu2    34 sum
        mov ebp, ebx               ;   345.3         26 sum copy
        not ebp                    ;   345.7 alu0    26 sum
        and edi, ebp               ;   346.7 alu1    26 sum
        add r13d, edi              ;   347.7 alu3    34 sum
        mov edi, ebx               ;   346.0         26 sum copy
        mov ebp, dword [r8 + 24]   ;   346.2 agu1    34 sum
        add ebp, ebx               ;   350.2 alu2    34 sum
        and edi, r11d              ;   350.8 alu0    26 sum
        add r13d, edi              ;   351.8 alu1    34 sum
        ror r13d, 0x18             ;   352.8 alu2    35 v[0]
        add eax, r13d              ;   353.8 alu3    35 v[0]
        mov edi, dword [r8 + 56]   ;   347.2 agu2    34 sum
        add edi, r12d              ;   351.2 alu0    34 sum
        rorx r13d, r11d, 0x16      ;   350.8 alu1    36 v[1]
        add r10d, 0x7a6d76e9       ;   353.7 alu3    34 sum
        ror r10d, 0x1b             ;   354.7 alu2    35 v[4]
        add edx, r10d              ;   355.7 alu0    35 v[4]
        rorx r10d, r9d, 0x16       ;   350.7 alu1    36 v[0]
        xor r9d, esi               ;   350.7 alu3    25 sum
        add r14d, 0x8f1bbcdc       ;   349.8 alu2    34 sum
        add r15d, 0x7a6d76e9       ;   350.0 alu0    34 sum
        and r9d, edx               ;   356.7 alu1    25 sum
        xor r9d, esi               ;   357.7 alu3    25 sum
        add r15d, r9d              ;   358.7 alu2    34 sum
        mov r9d, ecx               ;   350.8         26 sum copy
        not r9d                    ;   351.0 alu0    26 sum
        and r11d, r9d              ;   352.0 alu1    26 sum
        add r14d, r11d             ;   353.0 alu3    34 sum
        mov r9d, ecx               ;   351.5         26 sum copy
        and r9d, eax               ;   354.8 alu2    26 sum
        add r14d, r9d              ;   355.8 alu0    34 sum
        ror r14d, 0x1a             ;   356.8 alu1    35 v[4]
        add ebx, r14d              ;   357.8 alu3    35 v[4]
        mov r9d, dword [r8 + 8]    ;   352.3 agu0    34 sum
        add r9d, ecx               ;   356.3 alu2    34 sum
        rorx r11d, eax, 0x16       ;   354.8 alu1    36 v[0]
        ror r15d, 0x11             ;   359.7 alu2    35 v[3]
        add r12d, r15d             ;   360.7 alu0    35 v[3]
        mov r14d, r13d             ;   353.2         26 sum copy
        not r14d                   ;   353.7 alu3    26 sum
        and eax, r14d              ;   354.8 alu0    26 sum
        add ebp, eax               ;   355.8 alu1    34 sum
        mov r14d, dword [r8 + 48]  ;   354.0 agu1    34 sum
        add r14d, esi              ;   358.0 alu3    34 sum
        rorx r15d, edx, 0x16       ;   356.7 alu2    36 v[4]
        xor edx, r10d              ;   356.7 alu0    25 sum
        mov eax, r13d              ;   355.0         26 sum copy
        and eax, ebx               ;   358.8 alu1    26 sum
        add ebp, eax               ;   359.8 alu3    34 sum
        mov eax, dword [r8 + 16]   ;   355.7 agu2    34 sum
        add eax, r13d              ;   359.7 alu2    34 sum
        add ebp, 0x8f1bbcdc        ;   360.8 alu0    34 sum
        ror ebp, 0x1b              ;   361.8 alu1    35 v[3]
        add ecx, ebp               ;   362.8 alu3    35 v[3]
        rorx ebp, ebx, 0x16        ;   358.8 alu2    36 v[4]
        and edx, r12d              ;   361.7 alu0    25 sum
        xor edx, r10d              ;   362.7 alu1    25 sum
        add edi, edx               ;   363.7 alu3    34 sum
        mov edx, dword [r8 + 60]   ;   357.7 agu0    34 sum
        add edx, r10d              ;   361.7 alu2    34 sum
        add r9d, 0x8f1bbcdc        ;   358.0 alu0    34 sum
        add edi, 0x7a6d76e9        ;   364.7 alu1    34 sum
        ror edi, 0x18              ;   365.7 alu2    35 v[2]
        add esi, edi               ;   366.7 alu3    35 v[2]
        mov edi, r11d              ;   358.8         26 sum copy
        not edi                    ;   359.0 alu0    26 sum
        and ebx, edi               ;   360.0 alu1    26 sum
        add r9d, ebx               ;   361.0 alu3    34 sum
        rorx edi, r12d, 0x16       ;   361.7 alu2    36 v[3]
        xor r12d, r15d             ;   361.7 alu0    25 sum
        mov ebx, ebp               ;   360.0         26 sum copy
        not ebx                    ;   360.2 alu1    26 sum
        or ebx, ecx                ;   363.8 alu3    26 sum
        add eax, 0xa953fd4e        ;   360.8 alu2    34 sum
        xor r12d, esi              ;   367.7 alu0    25 sum
        add r14d, r12d             ;   368.7 alu1    34 sum
        rorx r12d, ecx, 0x16       ;   363.8 alu2    36 v[3]
        and ecx, r11d              ;   363.8 alu3    26 sum
        add r9d, ecx               ;   364.8 alu0    34 sum
        ror r9d, 0x14              ;   365.8 alu1    35 v[2]
        add r13d, r9d              ;   366.8 alu3    35 v[2]
        mov r9d, dword [r8]        ;   362.2 agu1    34 sum
        add r9d, r11d              ;   366.2 alu2    34 sum
        mov ecx, dword [r8 + 20]   ;   362.5 agu2    34 sum
        add ecx, ebp               ;   366.5 alu0    34 sum
        xor ebx, r13d              ;   367.8 alu1    26 sum
        add eax, ebx               ;   368.8 alu3    34 sum
        mov ebx, dword [r8 + 40]   ;   363.7 agu0    34 sum
        add ebx, r15d              ;   367.7 alu2    34 sum
        ror r14d, 0x18             ;   369.7 alu1    35 v[1]
        add r10d, r14d             ;   370.7 alu0    35 v[1]
        ror eax, 0x17              ;   369.8 alu2    35 v[1]
        add r11d, eax              ;   370.8 alu3    35 v[1]
        rorx r14d, r13d, 0x16      ;   367.8 alu1    36 v[2]
        rorx eax, esi, 0x16        ;   367.7 alu2    36 v[2]
        xor esi, edi               ;   367.7 alu0    25 sum
        xor esi, r10d              ;   371.7 alu3    25 sum
        add edx, esi               ;   372.7 alu1    34 sum
        mov esi, r12d              ;   366.7         26 sum copy
        not esi                    ;   366.8 alu0    26 sum
        or r13d, esi               ;   367.8 alu2    26 sum
        mov esi, dword [r8 + 36]   ;   367.2 agu1    34 sum
        add esi, r12d              ;   371.2 alu3    34 sum
        xor r13d, r11d             ;   371.8 alu1    26 sum
        add r9d, r13d              ;   372.8 alu0    34 sum
        mov r13d, dword [r8 + 16]  ;   368.0 agu2    34 sum
        add r13d, edi              ;   372.0 alu2    34 sum
        ror edx, 0x1b              ;   373.7 alu1    35 v[0]
        add r15d, edx              ;   374.7 alu3    35 v[0]
        rorx edx, r11d, 0x16       ;   371.8 alu2    36 v[1]
        add r9d, 0xa953fd4e        ;   373.8 alu0    34 sum
        ror r9d, 0x11              ;   374.8 alu1    35 v[0]
        add ebp, r9d               ;   375.8 alu3    35 v[0]
        rorx r9d, r10d, 0x16       ;   371.7 alu2    36 v[1]
        xor r10d, eax              ;   371.7 alu0    25 sum
        xor r10d, r15d             ;   375.7 alu3    25 sum
        add ebx, r10d              ;   376.7 alu1    34 sum
        mov r10d, r14d             ;   371.2         26 sum copy
        not r10d                   ;   371.3 alu0    26 sum
        or r11d, r10d              ;   372.3 alu2    26 sum
        mov r10d, dword [r8 + 28]  ;   371.7 agu0    34 sum
        add r10d, r14d             ;   375.7 alu3    34 sum
        ror ebx, 0x14              ;   377.7 alu1    35 v[4]
        add edi, ebx               ;   378.7 alu0    35 v[4]
        mov ebx, dword [r8 + 4]    ;   372.3 agu1    34 sum
        add ebx, eax               ;   376.3 alu2    34 sum
        xor r11d, ebp              ;   376.8 alu3    26 sum
        add ecx, r11d              ;   377.8 alu1    34 sum
        rorx r11d, r15d, 0x16      ;   375.7 alu2    36 v[0]
        xor r15d, r9d              ;   375.7 alu0    25 sum
        add ecx, 0xa953fd4e        ;   378.8 alu3    34 sum
        ror ecx, 0x1b              ;   379.8 alu1    35 v[4]
        add r12d, ecx              ;   380.8 alu0    35 v[4]
        rorx ecx, ebp, 0x16        ;   376.8 alu2    36 v[0]
        xor r15d, edi              ;   379.7 alu3    25 sum
        add r13d, r15d             ;   380.7 alu1    34 sum
        ror r13d, 0x17             ;   381.7 alu2    35 v[3]
        add eax, r13d              ;   382.7 alu0    35 v[3]
        mov r13d, edx              ;   376.2         26 sum copy
        not r13d                   ;   376.3 alu3    26 sum
        or ebp, r13d               ;   377.3 alu1    26 sum
        mov r13d, dword [r8 + 48]  ;   376.7 agu2    34 sum
        add r13d, edx              ;   380.7 alu2    34 sum
        mov r15d, dword [r8 + 20]  ;   377.0 agu0    34 sum
        add r15d, r9d              ;   381.0 alu0    34 sum
        xor ebp, r12d              ;   381.8 alu3    26 sum
        add esi, ebp               ;   382.8 alu1    34 sum
        rorx ebp, edi, 0x16        ;   379.7 alu2    36 v[4]
        xor edi, r11d              ;   379.7 alu0    25 sum
        add esi, 0xa953fd4e        ;   383.8 alu3    34 sum
        ror esi, 0x15              ;   384.8 alu1    35 v[3]
        add r14d, esi              ;   385.8 alu2    35 v[3]
        rorx esi, r12d, 0x16       ;   381.8 alu1    36 v[4]
        xor edi, eax               ;   383.7 alu0    25 sum
        add ebx, edi               ;   384.7 alu3    34 sum
        ror ebx, 0x14              ;   385.7 alu2    35 v[2]
        add r9d, ebx               ;   386.7 alu0    35 v[2]
        mov edi, ecx               ;   380.7         26 sum copy
        not edi                    ;   380.8 alu1    26 sum
        or r12d, edi               ;   381.8 alu3    26 sum
        mov edi, dword [r8 + 8]    ;   381.2 agu1    34 sum
        add edi, ecx               ;   385.2 alu2    34 sum
        mov ebx, dword [r8 + 32]   ;   381.5 agu2    34 sum
        add ebx, r11d              ;   385.5 alu0    34 sum
        xor r12d, r14d             ;   386.8 alu1    26 sum
        add r10d, r12d             ;   387.8 alu3    34 sum
        rorx r12d, eax, 0x16       ;   383.7 alu2    36 v[3]
        xor eax, ebp               ;   383.7 alu0    25 sum
        xor eax, r9d               ;   387.7 alu1    25 sum
        add r15d, eax              ;   388.7 alu3    34 sum
        mov eax, esi               ;   382.8         26 sum copy
        not eax                    ;   383.3 alu2    26 sum
        or eax, r14d               ;   386.8 alu0    26 sum
        ror r14d, 0x16             ;   386.8 alu1    36 v[3]
        ror r15d, 0x1b             ;   389.7 alu2    35 v[1]
        add r11d, r15d             ;   390.7 alu3    35 v[1]
        add r10d, 0xa953fd4e       ;   388.8 alu0    34 sum
        ror r10d, 0x1a             ;   389.8 alu1    35 v[2]
        add edx, r10d              ;   390.8 alu3    35 v[2]
        mov r10d, dword [r8 + 40]  ;   385.2 agu0    34 sum
        add r10d, esi              ;   389.2 alu2    34 sum
        mov r15d, dword [r8 + 28]  ;   385.5 agu1    34 sum
        add r15d, ebp              ;   389.5 alu0    34 sum
        xor eax, edx               ;   391.8 alu1    26 sum
        add r13d, eax              ;   392.8 alu3    34 sum
        rorx eax, r9d, 0x16        ;   387.7 alu2    36 v[2]
        xor r9d, r12d              ;   387.7 alu0    25 sum
        xor r9d, r11d              ;   391.7 alu1    25 sum
        add ebx, r9d               ;   392.7 alu3    34 sum
        ror ebx, 0x12              ;   393.7 alu2    35 v[0]
        add ebp, ebx               ;   394.7 alu0    35 v[0]
        mov r9d, r14d              ;   388.0         26 sum copy
        not r9d                    ;   388.2 alu1    26 sum
        or r9d, edx                ;   391.8 alu3    26 sum
        ror edx, 0x16              ;   391.8 alu2    36 v[2]
        add r13d, 0xa953fd4e       ;   393.8 alu0    34 sum
        mov ebx, dword [r8 + 56]   ;   388.8 agu2    34 sum
        add ebx, r14d              ;   392.8 alu1    34 sum
        ror r13d, 0x18             ;   394.8 alu2    35 v[1]
        add ecx, r13d              ;   395.8 alu3    35 v[1]
        mov r13d, dword [r8 + 24]  ;   389.7 agu0    34 sum
        add r13d, r12d             ;   393.7 alu0    34 sum
        add edi, 0xa953fd4e        ;   390.2 alu1    34 sum
        xor r9d, ecx               ;   396.8 alu3    26 sum
        add edi, r9d               ;   397.8 alu2    34 sum
        rorx r9d, r11d, 0x16       ;   391.7 alu1    36 v[1]
        xor r11d, eax              ;   391.7 alu0    25 sum
        xor r11d, ebp              ;   395.7 alu3    25 sum
        add r15d, r11d             ;   396.7 alu2    34 sum
        ror r15d, 0x1a             ;   397.7 alu1    35 v[4]
        add r12d, r15d             ;   398.7 alu0    35 v[4]
        ror edi, 0x13              ;   398.8 alu2    35 v[0]
        add esi, edi               ;   399.8 alu3    35 v[0]
        add r10d, 0xa953fd4e       ;   393.2 alu1    34 sum
        mov edi, edx               ;   393.0         26 sum copy
        not edi                    ;   393.7 alu0    26 sum
        or edi, ecx                ;   396.8 alu3    26 sum
        ror ecx, 0x16              ;   396.8 alu2    36 v[1]
        mov r11d, dword [r8 + 4]   ;   393.8 agu1    34 sum
        add r11d, edx              ;   397.8 alu1    34 sum
        mov r15d, dword [r8 + 8]   ;   394.2 agu2    34 sum
        add r15d, eax              ;   398.2 alu0    34 sum
        xor edi, esi               ;   400.8 alu3    26 sum
        add r10d, edi              ;   401.8 alu2    34 sum
        rorx edi, ebp, 0x16        ;   395.7 alu1    36 v[0]
        xor ebp, r9d               ;   395.7 alu0    25 sum
        xor ebp, r12d              ;   399.7 alu3    25 sum
        add r13d, ebp              ;   400.7 alu2    34 sum
        ror r13d, 0x18             ;   401.7 alu1    35 v[3]
        add eax, r13d              ;   402.7 alu0    35 v[3]
        ror r10d, 0x14             ;   402.8 alu2    35 v[4]
        add r14d, r10d             ;   403.8 alu3    35 v[4]
        add ebx, 0xa953fd4e        ;   397.2 alu1    34 sum
        add r11d, 0xa953fd4e       ;   398.8 alu0    34 sum
        mov ebp, ecx               ;   397.8         26 sum copy
        not ebp                    ;   398.0 alu2    26 sum
        or ebp, esi                ;   400.8 alu3    26 sum
        ror esi, 0x16              ;   400.8 alu1    36 v[0]
        mov r10d, dword [r8 + 12]  ;   398.3 agu0    34 sum
        add r10d, ecx              ;   402.3 alu0    34 sum
        mov r13d, dword [r8 + 52]  ;   398.7 agu1    34 sum
        add r13d, r9d              ;   402.7 alu2    34 sum
        xor ebp, r14d              ;   404.8 alu3    26 sum
        add ebx, ebp               ;   405.8 alu1    34 sum
        rorx ebp, r12d, 0x16       ;   400.0 alu2    36 v[4]
        xor r12d, edi              ;   399.7 alu0    25 sum
        xor r12d, eax              ;   403.7 alu3    25 sum
        add r15d, r12d             ;   404.7 alu1    34 sum
        ror r15d, 0x13             ;   405.7 alu2    35 v[2]
        add r9d, r15d              ;   406.7 alu0    35 v[2]
        ror ebx, 0x1b              ;   406.8 alu1    35 v[3]
        add edx, ebx               ;   407.8 alu3    35 v[3]
        add r10d, 0xa953fd4e       ;   403.3 alu0    34 sum
        mov r12d, esi              ;   401.8         26 sum copy
        not r12d                   ;   402.0 alu2    26 sum
        or r12d, r14d              ;   404.8 alu3    26 sum
        ror r14d, 0x16             ;   404.8 alu1    36 v[4]
        mov r15d, dword [r8 + 32]  ;   402.3 agu2    34 sum
        add r15d, esi              ;   406.3 alu0    34 sum
        rorx ebx, eax, 0x16        ;   403.7 alu2    36 v[3]
        xor eax, ebp               ;   403.7 alu3    25 sum
        xor eax, r9d               ;   407.7 alu1    25 sum
        add r13d, eax              ;   408.7 alu0    34 sum
        mov eax, dword [r8 + 56]   ;   403.7 agu0    34 sum
        add eax, edi               ;   407.7 alu2    34 sum
        xor r12d, edx              ;   408.8 alu3    26 sum
        add r11d, r12d             ;   409.8 alu1    34 sum
        ror r13d, 0x1a             ;   409.7 alu2    35 v[1]
        add edi, r13d              ;   410.7 alu0    35 v[1]
        ror r11d, 0x14             ;   410.8 alu1    35 v[2]
        add ecx, r11d              ;   411.8 alu3    35 v[2]
        add r15d, 0xa953fd4e       ;   407.3 alu0    34 sum
        mov r11d, r14d             ;   405.8         26 sum copy
        not r11d                   ;   406.0 alu2    26 sum
        or r11d, edx               ;   408.8 alu3    26 sum
        ror edx, 0x16              ;   408.8 alu1    36 v[3]
        mov r12d, dword [r8 + 44]  ;   406.3 agu1    34 sum
        add r12d, r14d             ;   410.3 alu0    34 sum
        mov r13d, dword [r8]       ;   406.7 agu2    34 sum
        add r13d, ebp              ;   410.7 alu2    34 sum
        xor r11d, ecx              ;   412.8 alu3    26 sum
        add r10d, r11d             ;   413.8 alu1    34 sum
        rorx r11d, r9d, 0x16       ;   408.0 alu2    36 v[2]
        xor r9d, ebx               ;   407.8 alu0    25 sum
        xor r9d, edi               ;   411.7 alu3    25 sum
        add eax, r9d               ;   412.7 alu1    34 sum
        ror eax, 0x1b              ;   413.7 alu2    35 v[0]
        add ebp, eax               ;   414.7 alu0    35 v[0]
        ror r10d, 0x13             ;   414.8 alu1    35 v[1]
        add esi, r10d              ;   415.8 alu3    35 v[1]
        add r12d, 0xa953fd4e       ;   411.3 alu0    34 sum
        mov r9d, edx               ;   409.8         26 sum copy
        not r9d                    ;   410.0 alu2    26 sum
        or r9d, ecx                ;   412.8 alu3    26 sum
        ror ecx, 0x16              ;   412.8 alu1    36 v[2]
        mov r10d, dword [r8 + 24]  ;   410.3 agu0    34 sum
        add r10d, edx              ;   414.3 alu0    34 sum
        mov eax, dword [r8 + 12]   ;   410.7 agu1    34 sum
        add eax, ebx               ;   414.7 alu2    34 sum
        xor r9d, esi               ;   416.8 alu3    26 sum
        add r15d, r9d              ;   417.8 alu1    34 sum
        rorx r9d, edi, 0x16        ;   412.0 alu2    36 v[1]
        xor edi, r11d              ;   411.8 alu0    25 sum
        xor edi, ebp               ;   415.7 alu3    25 sum
        add r13d, edi              ;   416.7 alu1    34 sum
        ror r13d, 0x11             ;   417.7 alu2    35 v[4]
        add ebx, r13d              ;   418.7 alu0    35 v[4]
        ror r15d, 0x12             ;   418.8 alu1    35 v[0]
        add r14d, r15d             ;   419.8 alu3    35 v[0]
        add r10d, 0xa953fd4e       ;   415.3 alu0    34 sum
        mov edi, ecx               ;   413.8         26 sum copy
        not edi                    ;   414.0 alu2    26 sum
        or edi, esi                ;   416.8 alu3    26 sum
        ror esi, 0x16              ;   416.8 alu1    36 v[1]
        mov r13d, dword [r8 + 60]  ;   414.3 agu2    34 sum
        add r13d, ecx              ;   418.3 alu0    34 sum
        rorx r15d, ebp, 0x16       ;   415.7 alu2    36 v[0]
        xor ebp, r9d               ;   415.7 alu3    25 sum
        xor ebp, ebx               ;   419.7 alu1    25 sum
        add eax, ebp               ;   420.7 alu0    34 sum
        mov ebp, dword [r8 + 36]   ;   415.7 agu0    34 sum
        add ebp, r11d              ;   419.7 alu2    34 sum
        xor edi, r14d              ;   420.8 alu3    26 sum
        add r12d, edi              ;   421.8 alu1    34 sum
        ror eax, 0x13              ;   421.7 alu2    35 v[3]
        add r11d, eax              ;   422.7 alu0    35 v[3]
        ror r12d, 0x15             ;   422.8 alu1    35 v[4]
        add edx, r12d              ;   423.8 alu3    35 v[4]
        add r13d, 0xa953fd4e       ;   419.3 alu0    34 sum
        mov edi, esi               ;   417.8         26 sum copy
        not edi                    ;   418.0 alu2    26 sum
        or edi, r14d               ;   420.8 alu3    26 sum
        ror r14d, 0x16             ;   420.8 alu1    36 v[0]
        mov r12d, dword [r8 + 52]  ;   418.3 agu1    34 sum
        add r12d, esi              ;   422.3 alu0    34 sum
        mov eax, dword [r8 + 44]   ;   418.7 agu2    34 sum
        add eax, r9d               ;   422.7 alu2    34 sum
        xor edi, edx               ;   424.8 alu3    26 sum
        add r10d, edi              ;   425.8 alu1    34 sum
        rorx edi, ebx, 0x16        ;   420.0 alu2    36 v[4]
        xor ebx, r15d              ;   419.8 alu0    25 sum
        xor ebx, r11d              ;   423.7 alu3    25 sum
        add ebp, ebx               ;   424.7 alu1    34 sum
        mov ebx, dword [rsp + 64]  ;   420.3 agu0    49 h
        add ebx, edi               ;   424.3 alu0    49 h
        xor edi, r11d              ;   423.7 alu2    25 sum
        ror r11d, 0x16             ;   423.7 alu1    36 v[3]
        ror ebp, 0x15              ;   425.7 alu2    35 v[2]
        add r9d, ebp               ;   426.7 alu3    35 v[2]
        ror r10d, 0x18             ;   426.8 alu1    35 v[3]
        add ecx, r10d              ;   427.8 alu0    35 v[3]
        rorx ebp, edx, 0x16        ;   424.8 alu2    36 v[4]
        mov r10d, r14d             ;   422.7         26 sum copy
        not r10d                   ;   422.8 alu3    26 sum
        or edx, r10d               ;   424.8 alu0    26 sum
        mov r10d, dword [rsp + 52] ;   423.2 agu1    49 h
        add r10d, r15d             ;   427.2 alu1    49 h
        add r15d, r14d             ;   423.8 alu3    49 h
        add r10d, ebp              ;   428.2 alu0    49 h
        not ebp                    ;   425.8 alu2    26 sum
        xor edi, r9d               ;   427.7 alu1    25 sum
        add eax, edi               ;   428.7 alu3    34 sum
        ror eax, 0x15              ;   429.7 alu2    35 v[1]
        add r15d, eax              ;   430.7 alu0    49 h
        xor edx, ecx               ;   428.8 alu1    26 sum
        add r14d, r9d              ;   427.7 alu3    49 h
        add r13d, edx              ;   429.8 alu0    34 sum
        or ebp, ecx                ;   428.8 alu2    26 sum
        ror ecx, 0x16              ;   428.8 alu1    36 v[3]
        add ebx, ecx               ;   429.8 alu3    49 h
        add r12d, 0xa953fd4e       ;   427.0 alu0    34 sum
        ror r13d, 0x1b             ;   430.8 alu2    35 v[2]
        add esi, r13d              ;   431.8 alu1    35 v[2]
        add r11d, dword [rsp + 68] ;   427.8 alu3+agu2   48 h0
        add r15d, dword [rsp + 60] ;   431.7 alu0+agu0   49 h
        add r14d, dword [rsp + 56] ;   428.7 alu2+agu1   49 h
        xor ebp, esi               ;   432.8 alu1    26 sum
        add r11d, esi              ;   432.8 alu3    48 h0
        add r12d, ebp              ;   433.8 alu0    34 sum
        ror r12d, 0x1a             ;   434.8 alu2    35 v[1]
        add r14d, r12d             ;   435.8 alu1    49 h
        add r8, 0x40               ;   429.8 alu3    41 blocks
        mov edi, r10d              ;   429.2         49 h copy
        mov esi, ebx               ;   430.8         49 h copy
        mov ebp, r15d              ;   432.7         49 h copy
        mov r9d, r11d              ;   433.8         48 h0 copy
        mov r10d, r14d             ;   436.8         49 h copy
        cmp r8, qword [rsp + 16]   ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 32], esi  ;                    resident
        mov dword [rsp + 36], edi  ;                    resident
        mov dword [rsp + 40], ebp  ;                    resident
        mov qword [rsp + 8], r8    ;                    resident
        mov dword [rsp + 28], r9d  ;                    resident
        mov dword [rsp + 44], r10d ;                    resident
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
        mov qword [rsp + 64], rax  ;                    cleared
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
