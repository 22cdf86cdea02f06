; ripemd160_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 f09eaf0807588306); do not edit:
;   ./cw build ripemd160_blocks --cpu zen3
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 56 bytes, 8 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 1781 uops, planned 436.7; bounds: width 296.8, ports 350.2, path 387.0
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
        sub rsp, 0x58              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov dword [rsp + 32], edx  ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    41 h reload
        mov esi, dword [r8]        ;     4.0 agu1    41 h
        mov r9d, dword [rsp + 32]  ;     0.3 agu2    41 h
        shl r9, 6                  ;     4.3 alu1    41 h
        mov edi, dword [r8 + 4]    ;     4.0 agu0    41 h
        mov ebp, dword [r8 + 8]    ;     4.0 agu1    41 h
        mov r10d, dword [r8 + 12]  ;     4.0 agu2    41 h
        mov r11d, dword [r8 + 16]  ;     4.0 agu0    41 h
        add r9, qword [rsp + 8]    ;     5.3 alu0+agu1   41 h
        mov qword [rsp + 16], r9   ;     6.3 agu2+st0   41 h
        mov dword [rsp + 36], esi  ;     8.0 agu0+st1   41 h
        mov dword [rsp + 40], edi  ;     8.0 agu1+st0   41 h
        mov dword [rsp + 44], ebp  ;     8.0 agu2+st1   41 h
        mov dword [rsp + 48], r10d ;     8.0 agu0+st0   41 h
        mov dword [rsp + 52], r11d ;     8.0 agu1+st1   41 h
        cmp dword [rsp + 32], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]    ;                    resident
        mov esi, dword [rsp + 48]  ;                    resident
        mov edi, dword [rsp + 40]  ;                    resident
        mov ebp, dword [rsp + 52]  ;                    resident
        mov r9d, dword [rsp + 44]  ;                    resident
        align 16
.blocks_1:
        mov r10d, r9d              ;     0.0         36 v[2] copy
        rol r10d, 0xa              ;     0.2 alu1    36 v[2]
        mov r11d, dword [r8]       ;     0.3 agu0    34 sum
        add r11d, r10d             ;     4.3 alu0    34 sum
        add r11d, 0x50a28be6       ;     5.3 alu2    34 sum
        mov r12d, r10d             ;     1.2         26 sum copy
        not r12d                   ;     1.2 alu3    26 sum
        or r12d, edi               ;     2.2 alu1    26 sum
        mov r13d, edi              ;     1.3         36 v[1] copy
        rol r13d, 0xa              ;     1.7 alu2    36 v[1]
        mov r14d, esi              ;     1.7         26 sum copy
        not r14d                   ;     1.8 alu0    26 sum
        or r14d, r9d               ;     2.8 alu3    26 sum
        xor r14d, edi              ;     3.8 alu1    26 sum
        add r14d, dword [r8 + 20]  ;     4.8 alu2+agu1   34 sum
        mov r15d, dword [rsp + 36] ;     2.5 agu2    44 x[0] reload
        add r14d, r15d             ;     6.5 alu0    34 sum
        add r14d, 0x50a28be6       ;     7.5 alu3    34 sum
        rol r14d, 8                ;     8.5 alu1    35 v[0]
        mov eax, dword [r8 + 36]   ;     3.2 agu0    34 sum
        add eax, r13d              ;     7.2 alu2    34 sum
        add eax, 0x50a28be6        ;     8.2 alu0    34 sum
        add r14d, ebp              ;     9.5 alu3    35 v[0]
        mov ecx, r13d              ;     3.8         26 sum copy
        not ecx                    ;     4.2 alu1    26 sum
        xor r12d, r14d             ;    10.5 alu2    26 sum
        or ecx, r14d               ;    10.5 alu0    26 sum
        rol r14d, 0xa              ;    10.5 alu1    36 v[0]
        add r12d, ebp              ;    11.5 alu3    34 sum
        add r12d, dword [r8 + 56]  ;    12.5 alu2+agu1   34 sum
        add r12d, 0x50a28be6       ;    13.5 alu0    34 sum
        rol r12d, 9                ;    14.5 alu1    35 v[4]
        mov edx, r10d              ;     5.3         35 v[3] copy
        mov ebx, r13d              ;     5.5         35 v[2] copy
        add r12d, esi              ;    15.5 alu3    35 v[4]
        xor ecx, r12d              ;    16.5 alu2    26 sum
        add ecx, esi               ;    17.5 alu0    34 sum
        add ecx, dword [r8 + 28]   ;    18.5 alu3+agu2   34 sum
        add ecx, 0x50a28be6        ;    19.5 alu1    34 sum
        rol ecx, 9                 ;    20.5 alu2    35 v[3]
        add edx, ecx               ;    21.5 alu0    35 v[3]
        mov ecx, dword [r8 + 8]    ;     8.5 agu0    34 sum
        add ecx, r14d              ;    12.5 alu3    34 sum
        add ecx, 0x50a28be6        ;    13.5 alu1    34 sum
        mov r15d, r14d             ;    11.5         26 sum copy
        not r15d                   ;    11.5 alu2    26 sum
        or r15d, r12d              ;    16.5 alu0    26 sum
        rol r12d, 0xa              ;    16.5 alu1    36 v[4]
        xor r15d, edx              ;    22.5 alu3    26 sum
        add r11d, r15d             ;    23.5 alu2    34 sum
        mov r15d, dword [r8 + 44]  ;    12.5 agu1    34 sum
        add r15d, r12d             ;    17.5 alu0    34 sum
        add r15d, 0x50a28be6       ;    18.5 alu1    34 sum
        rol r11d, 0xb              ;    24.5 alu2    35 v[2]
        add ebx, r11d              ;    25.5 alu3    35 v[2]
        mov r11d, r12d             ;    17.5         26 sum copy
        not r11d                   ;    17.5 alu0    26 sum
        or r11d, edx               ;    22.5 alu1    26 sum
        rol edx, 0xa               ;    22.5 alu2    36 v[3]
        xor r11d, ebx              ;    26.5 alu3    26 sum
        add eax, r11d              ;    27.5 alu0    34 sum
        rol eax, 0xd               ;    28.5 alu1    35 v[1]
        add r14d, eax              ;    29.5 alu2    35 v[1]
        mov r11d, dword [r8 + 16]  ;    18.0 agu2    34 sum
        add r11d, edx              ;    23.5 alu3    34 sum
        add r11d, 0x50a28be6       ;    24.5 alu0    34 sum
        mov eax, edx               ;    23.5         26 sum copy
        not eax                    ;    23.5 alu1    26 sum
        or eax, ebx                ;    26.5 alu2    26 sum
        rol ebx, 0xa               ;    26.5 alu1    36 v[2]
        xor eax, r14d              ;    30.5 alu3    26 sum
        add ecx, eax               ;    31.5 alu0    34 sum
        rol ecx, 0xf               ;    32.5 alu2    35 v[0]
        add r12d, ecx              ;    33.5 alu1    35 v[0]
        mov eax, dword [r8 + 52]   ;    23.7 agu0    34 sum
        add eax, ebx               ;    27.7 alu3    34 sum
        add eax, 0x50a28be6        ;    28.7 alu0    34 sum
        mov ecx, ebx               ;    27.5         26 sum copy
        not ecx                    ;    27.5 alu2    26 sum
        or ecx, r14d               ;    30.5 alu1    26 sum
        rol r14d, 0xa              ;    30.5 alu2    36 v[1]
        xor ecx, r12d              ;    34.5 alu3    26 sum
        add r15d, ecx              ;    35.5 alu0    34 sum
        mov ecx, r10d              ;    26.8         25 sum copy
        xor ecx, edi               ;    27.0 alu1    25 sum
        rol r15d, 0xf              ;    36.5 alu2    35 v[4]
        add edx, r15d              ;    37.5 alu3    35 v[4]
        mov r15d, dword [r8 + 24]  ;    27.7 agu1    34 sum
        add r15d, r14d             ;    31.7 alu0    34 sum
        mov dword [rsp + 56], r10d ;    28.0 agu2+st0   36 v[2] spill
        mov r10d, r14d             ;    31.5         26 sum copy
        not r10d                   ;    31.5 alu1    26 sum
        or r10d, r12d              ;    34.5 alu2    26 sum
        rol r12d, 0xa              ;    34.5 alu1    36 v[0]
        add r15d, 0x50a28be6       ;    32.7 alu3    34 sum
        xor r10d, edx              ;    38.5 alu0    26 sum
        add r11d, r10d             ;    39.5 alu2    34 sum
        rol r11d, 5                ;    40.5 alu1    35 v[3]
        add ebx, r11d              ;    41.5 alu3    35 v[3]
        mov r10d, dword [r8 + 4]   ;    31.7 agu0    34 sum
        mov r11d, r12d             ;    35.5         26 sum copy
        not r11d                   ;    35.5 alu0    26 sum
        or r11d, edx               ;    38.5 alu2    26 sum
        rol edx, 0xa               ;    38.5 alu1    36 v[4]
        xor r11d, ebx              ;    42.5 alu3    26 sum
        add eax, r11d              ;    43.5 alu0    34 sum
        rol eax, 7                 ;    44.5 alu2    35 v[2]
        add r14d, eax              ;    45.5 alu1    35 v[2]
        lea r11d, [r10 + rbp]      ;    35.7 alu3    34 sum
        mov eax, edx               ;    39.5         26 sum copy
        not eax                    ;    39.5 alu0    26 sum
        or eax, ebx                ;    42.5 alu2    26 sum
        rol ebx, 0xa               ;    42.5 alu1    36 v[3]
        xor eax, r14d              ;    46.5 alu3    26 sum
        add r15d, eax              ;    47.5 alu0    34 sum
        rol r15d, 7                ;    48.5 alu2    35 v[1]
        mov eax, ebx               ;    43.5         26 sum copy
        not eax                    ;    43.5 alu1    26 sum
        mov r10d, edi              ;    39.5         25 sum copy
        xor r10d, r9d              ;    39.7 alu3    25 sum
        xor r10d, esi              ;    40.7 alu0    25 sum
        add r10d, dword [r8]       ;    41.7 alu2+agu1   34 sum
        add r10d, dword [rsp + 36] ;    42.7 alu1+agu2   34 sum
        rol r10d, 0xb              ;    43.7 alu2    35 v[0]
        add r10d, ebp              ;    44.7 alu3    35 v[0]
        xor ecx, r10d              ;    45.7 alu0    25 sum
        add r11d, ecx              ;    46.7 alu1    34 sum
        mov ecx, dword [r8 + 60]   ;    42.5 agu0    34 sum
        add ecx, r12d              ;    46.5 alu3    34 sum
        rol r11d, 0xe              ;    47.7 alu2    35 v[4]
        add r12d, r15d             ;    49.5 alu0    35 v[1]
        or eax, r14d               ;    46.5 alu1    26 sum
        rol r14d, 0xa              ;    46.5 alu2    36 v[2]
        mov r15d, dword [r8 + 32]  ;    43.7 agu1    34 sum
        add r15d, edx              ;    47.7 alu3    34 sum
        add r11d, esi              ;    48.7 alu0    35 v[4]
        add ecx, 0x50a28be6        ;    47.5 alu1    34 sum
        xor eax, r12d              ;    50.5 alu2    26 sum
        add ecx, eax               ;    51.5 alu3    34 sum
        mov eax, r10d              ;    45.7         36 v[0] copy
        rol eax, 0xa               ;    45.7 alu1    36 v[0]
        xor r10d, r13d             ;    45.8 alu0    25 sum
        xor r10d, r11d             ;    49.7 alu2    25 sum
        add r10d, esi              ;    50.7 alu3    34 sum
        rol ecx, 8                 ;    52.5 alu1    35 v[0]
        add edx, ecx               ;    53.5 alu0    35 v[0]
        add r10d, dword [r8 + 8]   ;    51.7 alu2+agu2   34 sum
        mov ecx, dword [r8 + 4]    ;    47.0 agu0    34 sum
        add ecx, ebx               ;    51.0 alu3    34 sum
        rol r10d, 0xf              ;    52.7 alu1    35 v[3]
        add r10d, dword [rsp + 56] ;    53.7 alu0+agu1   35 v[3]
        add r15d, 0x50a28be6       ;    48.7 alu2    34 sum
        add ecx, 0x50a28be6        ;    52.0 alu3    34 sum
        mov dword [rsp + 60], ebp  ;    48.0 agu2+st1   44 x[4] spill
        mov ebp, r14d              ;    48.2         26 sum copy
        not ebp                    ;    48.7 alu1    26 sum
        or ebp, r12d               ;    50.5 alu0    26 sum
        rol r12d, 0xa              ;    50.5 alu2    36 v[1]
        xor ebp, edx               ;    54.5 alu3    26 sum
        add r15d, ebp              ;    55.5 alu1    34 sum
        mov ebp, r11d              ;    49.7         36 v[4] copy
        rol ebp, 0xa               ;    50.0 alu2    36 v[4]
        xor r11d, eax              ;    49.8 alu0    25 sum
        xor r11d, r10d             ;    54.7 alu3    25 sum
        rol r15d, 0xb              ;    56.5 alu1    35 v[4]
        add ebx, r15d              ;    57.5 alu0    35 v[4]
        mov r15d, r13d             ;    50.7         35 v[2] copy
        add r11d, dword [rsp + 56] ;    55.7 alu2+agu0   34 sum
        mov dword [rsp + 56], esi  ;    51.0 agu1+st0   44 x[3] spill
        mov esi, r12d              ;    51.5         26 sum copy
        not esi                    ;    51.5 alu3    26 sum
        or esi, edx                ;    54.5 alu1    26 sum
        xor esi, ebx               ;    58.5 alu0    26 sum
        add ecx, esi               ;    59.5 alu2    34 sum
        mov esi, ebp               ;    52.0         25 sum copy
        xor esi, r10d              ;    54.7 alu3    25 sum
        mov dword [rsp + 64], r9d  ;    52.3 agu2+st1   44 x[2] spill
        mov r9d, dword [r8 + 12]   ;    52.5 agu0    34 sum
        rol edx, 0xa               ;    54.5 alu1    36 v[0]
        rol r10d, 0xa              ;    54.7 alu2    36 v[3]
        add r11d, r9d              ;    56.7 alu0    34 sum
        rol r11d, 0xc              ;    57.7 alu1    35 v[2]
        add r15d, r11d             ;    58.7 alu3    35 v[2]
        mov r11d, dword [r8 + 20]  ;    53.7 agu1    34 sum
        add r11d, eax              ;    57.7 alu0    34 sum
        rol ecx, 0xe               ;    60.5 alu2    35 v[3]
        xor esi, r15d              ;    59.7 alu3    25 sum
        add r13d, esi              ;    60.7 alu1    34 sum
        mov esi, dword [r8 + 40]   ;    55.0 agu2    34 sum
        add esi, r14d              ;    59.0 alu0    34 sum
        add r14d, ecx              ;    61.5 alu2    35 v[3]
        mov ecx, edx               ;    55.5         26 sum copy
        not ecx                    ;    55.7 alu3    26 sum
        or ecx, ebx                ;    58.5 alu1    26 sum
        add esi, 0x50a28be6        ;    60.0 alu0    34 sum
        xor ecx, r14d              ;    62.5 alu2    26 sum
        add esi, ecx               ;    63.5 alu3    34 sum
        mov ecx, r10d              ;    56.7         25 sum copy
        xor ecx, r15d              ;    59.7 alu1    25 sum
        mov dword [rsp + 68], edi  ;    57.5 agu0+st0   44 x[1] spill
        mov edi, dword [r8 + 16]   ;    57.7 agu1    34 sum
        rol ebx, 0xa               ;    58.5 alu2    36 v[4]
        rol r15d, 0xa              ;    59.7 alu1    36 v[2]
        add r13d, edi              ;    61.7 alu0    34 sum
        rol r13d, 5                ;    62.7 alu2    35 v[1]
        add eax, r13d              ;    63.7 alu3    35 v[1]
        mov r13d, dword [r8 + 24]  ;    58.8 agu2    34 sum
        add r13d, ebp              ;    62.8 alu1    34 sum
        rol esi, 0xe               ;    64.5 alu2    35 v[2]
        xor ecx, eax               ;    64.7 alu0    25 sum
        add r11d, ecx              ;    65.7 alu3    34 sum
        mov ecx, dword [r8 + 12]   ;    59.7 agu0    34 sum
        add ecx, r12d              ;    63.7 alu1    34 sum
        add r12d, esi              ;    65.5 alu0    35 v[2]
        mov esi, dword [r8 + 28]   ;    60.2 agu1    34 sum
        add esi, r10d              ;    64.2 alu3    34 sum
        rol r11d, 8                ;    66.7 alu2    35 v[0]
        add ebp, r11d              ;    67.7 alu1    35 v[0]
        mov r11d, dword [r8 + 48]  ;    60.8 agu2    34 sum
        add r11d, edx              ;    64.8 alu0    34 sum
        add ecx, 0x50a28be6        ;    64.7 alu3    34 sum
        add r11d, 0x50a28be6       ;    65.8 alu2    34 sum
        mov edi, ebx               ;    62.5         26 sum copy
        not edi                    ;    62.7 alu1    26 sum
        or edi, r14d               ;    63.7 alu0    26 sum
        rol r14d, 0xa              ;    63.0 alu2    36 v[3]
        xor edi, r12d              ;    66.5 alu3    26 sum
        add ecx, edi               ;    67.5 alu1    34 sum
        mov edi, dword [r8 + 24]   ;    63.5 agu0    34 sum
        add edi, ebx               ;    67.5 alu0    34 sum
        rol ecx, 0xc               ;    68.5 alu2    35 v[1]
        add edx, ecx               ;    69.5 alu3    35 v[1]
        mov ecx, dword [r8 + 32]   ;    64.2 agu1    34 sum
        add ecx, r15d              ;    68.2 alu1    34 sum
        mov r9d, eax               ;    64.7         36 v[1] copy
        rol r9d, 0xa               ;    65.0 alu2    36 v[1]
        xor eax, r15d              ;    64.8 alu0    25 sum
        xor eax, ebp               ;    68.7 alu3    25 sum
        add r13d, eax              ;    69.7 alu1    34 sum
        rol r13d, 7                ;    70.7 alu2    35 v[4]
        add r10d, r13d             ;    71.7 alu0    35 v[4]
        mov r13d, r14d             ;    65.7         26 sum copy
        not r13d                   ;    66.2 alu3    26 sum
        or r13d, r12d              ;    67.2 alu1    26 sum
        rol r12d, 0xa              ;    67.0 alu2    36 v[2]
        mov eax, dword [r8 + 44]   ;    66.3 agu2    34 sum
        add eax, r14d              ;    70.3 alu0    34 sum
        xor r13d, edx              ;    70.5 alu3    26 sum
        add r11d, r13d             ;    71.5 alu1    34 sum
        rol r11d, 6                ;    72.5 alu2    35 v[0]
        add ebx, r11d              ;    73.5 alu0    35 v[0]
        mov r11d, dword [r8 + 36]  ;    67.3 agu0    34 sum
        add r11d, r9d              ;    71.3 alu3    34 sum
        mov r13d, r9d              ;    67.7         25 sum copy
        xor r13d, ebp              ;    68.7 alu1    25 sum
        rol ebp, 0xa               ;    69.0 alu2    36 v[0]
        xor r13d, r10d             ;    72.7 alu0    25 sum
        add esi, r13d              ;    73.7 alu3    34 sum
        rol esi, 9                 ;    74.7 alu1    35 v[3]
        add r15d, esi              ;    75.7 alu0    35 v[3]
        mov esi, r12d              ;    68.8         26 sum copy
        add edi, 0x5c4dd124        ;    70.0 alu2    34 sum
        mov r13d, ebp              ;    70.0         25 sum copy
        xor r13d, r10d             ;    72.7 alu3    25 sum
        rol r10d, 0xa              ;    72.7 alu1    36 v[4]
        xor r13d, r15d             ;    76.7 alu0    25 sum
        add ecx, r13d              ;    77.7 alu2    34 sum
        mov r13d, ebp              ;    70.3         35 v[1] copy
        rol ecx, 0xb               ;    78.7 alu1    35 v[2]
        add r9d, ecx               ;    79.7 alu3    35 v[2]
        mov ecx, edx               ;    70.8         36 v[1] copy
        rol ecx, 0xa               ;    72.0 alu2    36 v[1]
        add eax, 0x5c4dd124        ;    71.8 alu0    34 sum
        mov dword [rsp + 72], r12d ;    71.5 agu1+st1   36 v[2] spill
        mov r12d, edx              ;    71.7         26 sum copy
        xor r12d, ebx              ;    74.5 alu3    26 sum
        and esi, r12d              ;    75.5 alu1    26 sum
        xor edx, esi               ;    76.5 alu0    26 sum
        add edi, edx               ;    77.5 alu2    34 sum
        mov esi, dword [r8 + 44]   ;    72.5 agu2    34 sum
        add esi, r10d              ;    76.5 alu3    34 sum
        rol edi, 9                 ;    78.5 alu1    35 v[4]
        add r14d, edi              ;    79.5 alu0    35 v[4]
        mov edi, dword [r8 + 40]   ;    73.2 agu0    34 sum
        add ebp, edi               ;    77.2 alu2    34 sum
        mov r12d, r10d             ;    73.7         25 sum copy
        xor r12d, r15d             ;    76.7 alu3    25 sum
        rol r15d, 0xa              ;    76.7 alu1    36 v[3]
        mov edx, ecx               ;    74.5         26 sum copy
        xor r12d, r9d              ;    80.7 alu0    25 sum
        add r11d, r12d             ;    81.7 alu2    34 sum
        rol r11d, 0xd              ;    82.7 alu1    35 v[1]
        add r13d, r11d             ;    83.7 alu3    35 v[1]
        mov r11d, ebx              ;    76.5         36 v[0] copy
        rol r11d, 0xa              ;    76.7 alu2    36 v[0]
        mov r12d, ebx              ;    76.8         26 sum copy
        xor r12d, r14d             ;    80.5 alu0    26 sum
        and edx, r12d              ;    81.5 alu1    26 sum
        xor ebx, edx               ;    82.5 alu3    26 sum
        add eax, ebx               ;    83.5 alu2    34 sum
        mov r12d, dword [r8 + 28]  ;    77.7 agu1    34 sum
        add r12d, ecx              ;    81.7 alu0    34 sum
        mov edx, dword [r8 + 48]   ;    78.0 agu2    34 sum
        add edx, r15d              ;    82.0 alu1    34 sum
        rol eax, 0xd               ;    84.5 alu2    35 v[3]
        mov ebx, r15d              ;    78.5         25 sum copy
        xor ebx, r9d               ;    80.7 alu3    25 sum
        rol r9d, 0xa               ;    80.7 alu1    36 v[2]
        xor ebx, r13d              ;    84.7 alu0    25 sum
        add ebp, ebx               ;    85.7 alu2    34 sum
        rol ebp, 0xe               ;    86.7 alu1    35 v[0]
        add r10d, ebp              ;    87.7 alu3    35 v[0]
        mov ebp, dword [r8 + 52]   ;    80.7 agu0    34 sum
        add ebp, r9d               ;    84.7 alu0    34 sum
        mov ebx, r9d               ;    81.7         25 sum copy
        xor ebx, r13d              ;    84.7 alu2    25 sum
        rol r13d, 0xa              ;    84.7 alu1    36 v[1]
        add eax, dword [rsp + 72]  ;    85.5 alu3+agu1   35 v[3]
        xor ebx, r10d              ;    88.7 alu0    25 sum
        add esi, ebx               ;    89.7 alu2    34 sum
        mov ebx, r14d              ;    82.2         36 v[4] copy
        rol ebx, 0xa               ;    82.5 alu1    36 v[4]
        rol esi, 0xf               ;    90.7 alu2    35 v[4]
        add r15d, esi              ;    91.7 alu3    35 v[4]
        mov esi, r14d              ;    82.8         26 sum copy
        xor esi, eax               ;    86.5 alu0    26 sum
        and esi, r11d              ;    87.5 alu1    26 sum
        xor r14d, esi              ;    88.5 alu3    26 sum
        mov esi, dword [r8]        ;    84.5 agu2    34 sum
        add esi, r11d              ;    88.5 alu0    34 sum
        add r14d, dword [rsp + 72] ;    89.5 alu2+agu0   34 sum
        add r14d, dword [r8 + 12]  ;    90.5 alu1+agu1   34 sum
        add r14d, 0x5c4dd124       ;    91.5 alu3    34 sum
        rol r14d, 0xf              ;    92.5 alu2    35 v[2]
        add ecx, r14d              ;    93.5 alu0    35 v[2]
        mov r14d, dword [r8 + 56]  ;    85.7 agu2    34 sum
        add r14d, r13d             ;    89.7 alu1    34 sum
        add r12d, 0x5c4dd124       ;    86.5 alu3    34 sum
        mov edi, r13d              ;    86.7         25 sum copy
        xor edi, r10d              ;    88.7 alu0    25 sum
        rol r10d, 0xa              ;    88.7 alu2    36 v[0]
        xor edi, r15d              ;    92.7 alu1    25 sum
        add edx, edi               ;    93.7 alu3    34 sum
        rol edx, 6                 ;    94.7 alu2    35 v[3]
        add r9d, edx               ;    95.7 alu0    35 v[3]
        mov edi, dword [r8 + 60]   ;    88.8 agu0    34 sum
        add edi, r10d              ;    92.8 alu1    34 sum
        mov edx, r10d              ;    89.7         25 sum copy
        xor edx, r15d              ;    92.7 alu3    25 sum
        rol r15d, 0xa              ;    92.7 alu2    36 v[4]
        xor edx, r9d               ;    96.7 alu0    25 sum
        add ebp, edx               ;    97.7 alu1    34 sum
        mov edx, eax               ;    90.0         36 v[3] copy
        rol edx, 0xa               ;    90.5 alu2    36 v[3]
        rol ebp, 7                 ;    98.7 alu1    35 v[2]
        add r13d, ebp              ;    99.7 alu3    35 v[2]
        mov ebp, eax               ;    90.8         26 sum copy
        xor ebp, ecx               ;    94.5 alu0    26 sum
        and ebp, ebx               ;    95.5 alu2    26 sum
        xor eax, ebp               ;    96.5 alu3    26 sum
        add r12d, eax              ;    97.5 alu0    34 sum
        mov ebp, dword [r8 + 52]   ;    92.7 agu1    34 sum
        add ebp, ebx               ;    96.7 alu1    34 sum
        rol r12d, 7                ;    98.5 alu2    35 v[1]
        add r11d, r12d             ;    99.5 alu3    35 v[1]
        mov r12d, dword [r8 + 28]  ;    93.3 agu2    34 sum
        add r12d, r15d             ;    97.3 alu0    34 sum
        mov eax, r15d              ;    93.7         25 sum copy
        xor eax, r9d               ;    96.7 alu1    25 sum
        rol r9d, 0xa               ;    96.7 alu2    36 v[3]
        xor eax, r13d              ;   100.7 alu3    25 sum
        add r14d, eax              ;   101.7 alu0    34 sum
        mov eax, ecx               ;    95.5         36 v[2] copy
        rol eax, 0xa               ;    95.7 alu1    36 v[2]
        rol r14d, 9                ;   102.7 alu2    35 v[1]
        add r10d, r14d             ;   103.7 alu3    35 v[1]
        mov r14d, ecx              ;    96.5         26 sum copy
        xor r14d, r11d             ;   100.5 alu0    26 sum
        and r14d, edx              ;   101.5 alu1    26 sum
        xor ecx, r14d              ;   102.5 alu2    26 sum
        add esi, ecx               ;   103.5 alu3    34 sum
        mov r14d, dword [r8 + 20]  ;    97.3 agu0    34 sum
        add r14d, edx              ;   101.3 alu0    34 sum
        add esi, 0x5c4dd124        ;   104.5 alu1    34 sum
        rol esi, 0xc               ;   105.5 alu2    35 v[0]
        add ebx, esi               ;   106.5 alu3    35 v[0]
        mov esi, r9d               ;    98.5         25 sum copy
        xor esi, r13d              ;   100.7 alu0    25 sum
        rol r13d, 0xa              ;   100.7 alu1    36 v[2]
        mov ecx, dword [r8 + 16]   ;    99.5 agu1    34 sum
        add ecx, r9d               ;   103.5 alu2    34 sum
        xor esi, r10d              ;   104.7 alu3    25 sum
        add edi, esi               ;   105.7 alu0    34 sum
        rol edi, 8                 ;   106.7 alu1    35 v[0]
        add r15d, edi              ;   107.7 alu2    35 v[0]
        mov esi, r11d              ;   101.0         26 sum copy
        mov edi, r11d              ;   101.2         36 v[1] copy
        rol edi, 0xa               ;   101.7 alu1    36 v[1]
        add ebp, 0x5c4dd124        ;   101.5 alu3    34 sum
        add r12d, 0x5a827999       ;   101.7 alu0    34 sum
        xor esi, ebx               ;   107.5 alu2    26 sum
        and esi, eax               ;   108.5 alu3    26 sum
        xor r11d, esi              ;   109.5 alu1    26 sum
        add ebp, r11d              ;   110.5 alu0    34 sum
        mov esi, r10d              ;   104.7         36 v[1] copy
        rol esi, 0xa               ;   104.7 alu2    36 v[1]
        xor r10d, r13d             ;   104.7 alu3    25 sum
        mov r11d, dword [r8 + 40]  ;   103.7 agu2    34 sum
        add r11d, eax              ;   107.7 alu1    34 sum
        and r10d, r15d             ;   108.7 alu0    25 sum
        xor r10d, r13d             ;   109.7 alu2    25 sum
        add r12d, r10d             ;   110.7 alu3    34 sum
        mov r10d, dword [r8 + 52]  ;   104.8 agu0    34 sum
        add r10d, r13d             ;   108.8 alu1    34 sum
        rol ebp, 8                 ;   111.5 alu2    35 v[4]
        add edx, ebp               ;   112.5 alu0    35 v[4]
        rol r12d, 7                ;   111.7 alu1    35 v[4]
        add r9d, r12d              ;   112.7 alu3    35 v[4]
        mov ebp, edi               ;   106.5         26 sum copy
        add ecx, 0x5a827999        ;   106.7 alu0    34 sum
        mov r12d, r15d             ;   108.7         36 v[0] copy
        rol r12d, 0xa              ;   108.7 alu2    36 v[0]
        xor r15d, esi              ;   108.7 alu3    25 sum
        and r15d, r9d              ;   113.7 alu1    25 sum
        xor r15d, esi              ;   114.7 alu0    25 sum
        add ecx, r15d              ;   115.7 alu2    34 sum
        mov r15d, dword [r8 + 4]   ;   108.7 agu1    34 sum
        add r15d, esi              ;   112.7 alu3    34 sum
        rol ecx, 6                 ;   116.7 alu1    35 v[3]
        add r13d, ecx              ;   117.7 alu0    35 v[3]
        mov ecx, ebx               ;   109.3         36 v[0] copy
        rol ecx, 0xa               ;   109.5 alu2    36 v[0]
        add r14d, 0x5c4dd124       ;   109.8 alu3    34 sum
        add r10d, 0x5a827999       ;   110.0 alu1    34 sum
        add r11d, 0x5c4dd124       ;   110.2 alu0    34 sum
        mov qword [rsp + 24], r8   ;   110.2 agu2+st0   34 sum spill
        mov r8d, ebx               ;   110.3         26 sum copy
        xor r8d, edx               ;   113.5 alu2    26 sum
        and ebp, r8d               ;   114.5 alu3    26 sum
        xor ebx, ebp               ;   115.5 alu1    26 sum
        add r14d, ebx              ;   116.5 alu0    34 sum
        add r15d, 0x5a827999       ;   113.7 alu2    34 sum
        mov ebp, ecx               ;   111.3         26 sum copy
        rol r14d, 9                ;   117.5 alu1    35 v[3]
        add eax, r14d              ;   118.5 alu3    35 v[3]
        mov r8d, r12d              ;   111.8         25 sum copy
        xor r8d, r9d               ;   113.7 alu0    25 sum
        rol r9d, 0xa               ;   113.7 alu2    36 v[4]
        mov r14d, edi              ;   112.7         35 v[2] copy
        and r8d, r13d              ;   118.7 alu3    25 sum
        xor r8d, r12d              ;   119.7 alu1    25 sum
        add r10d, r8d              ;   120.7 alu0    34 sum
        mov r8d, edx               ;   113.7         36 v[4] copy
        rol r8d, 0xa               ;   113.8 alu2    36 v[4]
        mov ebx, edx               ;   114.0         26 sum copy
        rol r10d, 8                ;   121.7 alu1    35 v[2]
        add esi, r10d              ;   122.7 alu3    35 v[2]
        xor ebx, eax               ;   119.5 alu0    26 sum
        and ebp, ebx               ;   120.5 alu2    26 sum
        xor edx, ebp               ;   121.5 alu1    26 sum
        add edi, 0x5c4dd124        ;   115.3 alu3    34 sum
        mov ebp, r12d              ;   115.3         35 v[1] copy
        add r11d, edx              ;   122.5 alu0    34 sum
        add r12d, 0x5a827999       ;   115.8 alu2    34 sum
        mov r10d, r9d              ;   115.8         25 sum copy
        xor r10d, r13d             ;   118.7 alu1    25 sum
        rol r13d, 0xa              ;   118.7 alu2    36 v[3]
        rol r11d, 0xb              ;   123.5 alu1    35 v[2]
        add r14d, r11d             ;   124.5 alu3    35 v[2]
        mov r11d, r9d              ;   117.5         25 sum copy
        and r10d, esi              ;   123.7 alu0    25 sum
        xor r11d, r10d             ;   124.7 alu3    25 sum
        mov r10d, r8d              ;   118.5         26 sum copy
        add r15d, r11d             ;   125.7 alu2    34 sum
        mov r11d, ecx              ;   118.8         35 v[1] copy
        rol r15d, 0xd              ;   126.7 alu1    35 v[1]
        add ebp, r15d              ;   127.7 alu0    35 v[1]
        mov r15d, eax              ;   119.5         26 sum copy
        mov edx, eax               ;   119.5         36 v[3] copy
        rol edx, 0xa               ;   119.7 alu2    36 v[3]
        mov ebx, r9d               ;   119.8         35 v[0] copy
        xor r15d, r14d             ;   125.5 alu3    26 sum
        and r10d, r15d             ;   126.5 alu1    26 sum
        xor eax, r10d              ;   127.5 alu0    26 sum
        add edi, eax               ;   128.5 alu2    34 sum
        mov r10, qword [rsp + 24]  ;   120.7 agu0    34 sum reload
        add edi, dword [r10 + 56]  ;   129.5 alu3+agu1   34 sum
        mov r15d, dword [r10 + 32] ;   124.7 agu2    34 sum
        add r15d, r8d              ;   128.7 alu1    34 sum
        mov eax, esi               ;   123.7         36 v[2] copy
        rol eax, 0xa               ;   123.7 alu2    36 v[2]
        xor esi, r13d              ;   123.7 alu0    25 sum
        rol edi, 7                 ;   130.5 alu1    35 v[1]
        add r11d, edi              ;   131.5 alu3    35 v[1]
        and esi, ebp               ;   128.7 alu2    25 sum
        xor esi, r13d              ;   129.7 alu0    25 sum
        add r12d, esi              ;   130.7 alu1    34 sum
        add r12d, dword [r10 + 40] ;   131.7 alu3+agu0   34 sum
        mov esi, dword [r10 + 60]  ;   124.8 agu1    34 sum
        add esi, r13d              ;   128.8 alu2    34 sum
        rol r12d, 0xb              ;   132.7 alu1    35 v[0]
        add ebx, r12d              ;   133.7 alu0    35 v[0]
        add ecx, dword [r10 + 60]  ;   128.7 alu3+agu2   34 sum
        mov edi, r14d              ;   126.7         36 v[2] copy
        rol edi, 0xa               ;   126.8 alu2    36 v[2]
        mov r12d, r14d             ;   127.0         26 sum copy
        add r9d, dword [r10 + 24]  ;   128.7 alu0+agu0   34 sum
        xor r12d, r11d             ;   132.5 alu1    26 sum
        and r12d, edx              ;   133.5 alu3    26 sum
        xor r14d, r12d             ;   134.5 alu2    26 sum
        add ecx, r14d              ;   135.5 alu0    34 sum
        mov r12d, dword [r10 + 48] ;   128.8 agu1    34 sum
        add r12d, edx              ;   132.8 alu1    34 sum
        mov r14d, ebp              ;   129.2         36 v[1] copy
        rol r14d, 0xa              ;   129.5 alu2    36 v[1]
        xor ebp, eax               ;   129.5 alu3    25 sum
        and ebp, ebx               ;   134.7 alu0    25 sum
        xor ebp, eax               ;   135.7 alu1    25 sum
        add r9d, ebp               ;   136.7 alu3    34 sum
        mov ebp, dword [r10 + 12]  ;   130.2 agu2    34 sum
        add ebp, eax               ;   134.2 alu2    34 sum
        add ecx, 0x5c4dd124        ;   136.5 alu0    34 sum
        rol ecx, 7                 ;   137.5 alu1    35 v[0]
        add r8d, ecx               ;   138.5 alu3    35 v[0]
        add r9d, 0x5a827999        ;   137.7 alu2    34 sum
        rol r9d, 9                 ;   138.7 alu1    35 v[4]
        add r13d, r9d              ;   139.7 alu0    35 v[4]
        mov r9d, r11d              ;   132.7         36 v[1] copy
        rol r9d, 0xa               ;   132.8 alu2    36 v[1]
        mov ecx, r11d              ;   133.0         26 sum copy
        add r15d, 0x5c4dd124       ;   133.2 alu3    34 sum
        add esi, 0x5a827999        ;   133.3 alu1    34 sum
        xor ecx, r8d               ;   139.5 alu0    26 sum
        and ecx, edi               ;   140.5 alu2    26 sum
        xor r11d, ecx              ;   141.5 alu3    26 sum
        add r15d, r11d             ;   142.5 alu1    34 sum
        mov r11d, ebx              ;   134.7         36 v[0] copy
        rol r11d, 0xa              ;   134.8 alu2    36 v[0]
        xor ebx, r14d              ;   134.7 alu0    25 sum
        mov ecx, dword [r10 + 16]  ;   134.8 agu0    34 sum
        add ecx, edi               ;   138.8 alu3    34 sum
        and ebx, r13d              ;   140.7 alu1    25 sum
        xor ebx, r14d              ;   141.7 alu0    25 sum
        add esi, ebx               ;   142.7 alu2    34 sum
        mov ebx, dword [r10 + 48]  ;   135.7 agu1    34 sum
        add ebx, r14d              ;   139.7 alu3    34 sum
        rol r15d, 0xc              ;   143.5 alu1    35 v[4]
        add edx, r15d              ;   144.5 alu0    35 v[4]
        rol esi, 7                 ;   143.7 alu2    35 v[3]
        add eax, esi               ;   144.7 alu3    35 v[3]
        mov esi, r9d               ;   138.5         26 sum copy
        add ebp, 0x5a827999        ;   138.7 alu1    34 sum
        mov r15d, r13d             ;   140.7         36 v[4] copy
        rol r15d, 0xa              ;   140.7 alu2    36 v[4]
        xor r13d, r11d             ;   140.7 alu0    25 sum
        and r13d, eax              ;   145.7 alu3    25 sum
        xor r13d, r11d             ;   146.7 alu1    25 sum
        add ebp, r13d              ;   147.7 alu2    34 sum
        mov r13d, dword [r10]      ;   140.5 agu2    34 sum
        add r13d, r11d             ;   144.5 alu0    34 sum
        rol ebp, 0xf               ;   148.7 alu1    35 v[2]
        add r14d, ebp              ;   149.7 alu3    35 v[2]
        mov ebp, r8d               ;   141.2         36 v[0] copy
        rol ebp, 0xa               ;   141.3 alu2    36 v[0]
        add r12d, 0x5c4dd124       ;   141.7 alu0    34 sum
        add ebx, 0x5a827999        ;   141.8 alu1    34 sum
        add ecx, 0x5c4dd124        ;   142.0 alu3    34 sum
        mov r10d, r8d              ;   142.0         26 sum copy
        xor r10d, edx              ;   145.5 alu2    26 sum
        and esi, r10d              ;   146.5 alu0    26 sum
        xor r8d, esi               ;   147.5 alu1    26 sum
        add r12d, r8d              ;   148.5 alu3    34 sum
        add r13d, 0x5a827999       ;   145.5 alu2    34 sum
        mov esi, ebp               ;   143.0         26 sum copy
        rol r12d, 7                ;   149.5 alu1    35 v[3]
        add edi, r12d              ;   150.5 alu0    35 v[3]
        mov r8d, r15d              ;   143.7         25 sum copy
        xor r8d, eax               ;   145.7 alu3    25 sum
        rol eax, 0xa               ;   145.7 alu2    36 v[3]
        mov r10d, r9d              ;   144.7         35 v[2] copy
        and r8d, r14d              ;   150.7 alu0    25 sum
        xor r8d, r15d              ;   151.7 alu1    25 sum
        add ebx, r8d               ;   152.7 alu3    34 sum
        mov r8d, edx               ;   145.7         36 v[4] copy
        rol r8d, 0xa               ;   145.8 alu2    36 v[4]
        mov r12d, edx              ;   146.0         26 sum copy
        rol ebx, 7                 ;   153.7 alu1    35 v[1]
        add r11d, ebx              ;   154.7 alu0    35 v[1]
        xor r12d, edi              ;   151.5 alu3    26 sum
        and esi, r12d              ;   152.5 alu2    26 sum
        xor edx, esi               ;   153.5 alu1    26 sum
        add r9d, 0x5c4dd124        ;   147.3 alu0    34 sum
        mov esi, r15d              ;   147.3         35 v[0] copy
        add ecx, edx               ;   154.5 alu3    34 sum
        add r15d, 0x5a827999       ;   147.8 alu2    34 sum
        mov r12d, eax              ;   147.8         25 sum copy
        xor r12d, r14d             ;   150.7 alu1    25 sum
        rol r14d, 0xa              ;   150.7 alu2    36 v[2]
        rol ecx, 6                 ;   155.5 alu1    35 v[2]
        add r10d, ecx              ;   156.5 alu0    35 v[2]
        mov ecx, eax               ;   149.5         25 sum copy
        and r12d, r11d             ;   155.7 alu3    25 sum
        xor ecx, r12d              ;   156.7 alu0    25 sum
        mov r12d, r8d              ;   150.5         26 sum copy
        add r13d, ecx              ;   157.7 alu2    34 sum
        mov ecx, ebp               ;   150.8         35 v[1] copy
        rol r13d, 0xc              ;   158.7 alu1    35 v[0]
        add esi, r13d              ;   159.7 alu3    35 v[0]
        mov r13d, edi              ;   151.5         26 sum copy
        mov edx, edi               ;   151.5         36 v[3] copy
        rol edx, 0xa               ;   151.7 alu2    36 v[3]
        mov ebx, eax               ;   151.8         35 v[4] copy
        xor r13d, r10d             ;   157.5 alu0    26 sum
        and r12d, r13d             ;   158.5 alu1    26 sum
        xor edi, r12d              ;   159.5 alu3    26 sum
        add r9d, edi               ;   160.5 alu2    34 sum
        mov r12, qword [rsp + 24]  ;   152.7 agu0    34 sum reload
        add r9d, dword [r12 + 36]  ;   161.5 alu0+agu1   34 sum
        mov edi, dword [r12 + 8]   ;   156.7 agu2    34 sum
        add edi, r8d               ;   160.7 alu1    34 sum
        mov r13d, r11d             ;   155.7         36 v[1] copy
        rol r13d, 0xa              ;   155.7 alu2    36 v[1]
        xor r11d, r14d             ;   155.7 alu3    25 sum
        rol r9d, 0xf               ;   162.5 alu1    35 v[1]
        add ecx, r9d               ;   163.5 alu0    35 v[1]
        and r11d, esi              ;   160.7 alu2    25 sum
        xor r11d, r14d             ;   161.7 alu3    25 sum
        add r15d, r11d             ;   162.7 alu1    34 sum
        add r15d, dword [r12 + 36] ;   163.7 alu0+agu0   34 sum
        mov r9d, dword [r12 + 8]   ;   156.8 agu1    34 sum
        add r9d, r14d              ;   160.8 alu2    34 sum
        rol r15d, 0xf              ;   164.7 alu1    35 v[4]
        add ebx, r15d              ;   165.7 alu3    35 v[4]
        add ebp, dword [r12 + 4]   ;   160.7 alu0+agu2   34 sum
        mov r11d, r10d             ;   158.7         36 v[2] copy
        rol r11d, 0xa              ;   158.8 alu2    36 v[2]
        mov r15d, r10d             ;   159.0         26 sum copy
        add eax, dword [r12 + 20]  ;   160.7 alu1+agu0   34 sum
        xor r15d, ecx              ;   164.5 alu3    26 sum
        and r15d, edx              ;   165.5 alu0    26 sum
        xor r10d, r15d             ;   166.5 alu2    26 sum
        add ebp, r10d              ;   167.5 alu1    34 sum
        mov r10d, dword [r12 + 60] ;   160.8 agu1    34 sum
        add r10d, edx              ;   164.8 alu3    34 sum
        mov r15d, esi              ;   161.2         36 v[0] copy
        rol r15d, 0xa              ;   161.5 alu2    36 v[0]
        xor esi, r13d              ;   161.5 alu0    25 sum
        and esi, ebx               ;   166.7 alu1    25 sum
        xor esi, r13d              ;   167.7 alu3    25 sum
        add eax, esi               ;   168.7 alu0    34 sum
        mov esi, dword [r12 + 56]  ;   162.2 agu2    34 sum
        add esi, r13d              ;   166.2 alu2    34 sum
        add ebp, 0x5c4dd124        ;   168.5 alu1    34 sum
        rol ebp, 0xd               ;   169.5 alu2    35 v[0]
        add r8d, ebp               ;   170.5 alu3    35 v[0]
        add eax, 0x5a827999        ;   169.7 alu0    34 sum
        rol eax, 9                 ;   170.7 alu1    35 v[3]
        add r14d, eax              ;   171.7 alu3    35 v[3]
        mov ebp, ecx               ;   164.7         26 sum copy
        mov eax, ecx               ;   164.8         36 v[1] copy
        rol eax, 0xa               ;   165.0 alu2    36 v[1]
        xor ebp, r8d               ;   171.5 alu0    26 sum
        and ebp, r11d              ;   172.5 alu1    26 sum
        xor ecx, ebp               ;   173.5 alu3    26 sum
        mov ebp, dword [r12 + 20]  ;   165.7 agu0    34 sum
        add ebp, r11d              ;   169.7 alu2    34 sum
        add edi, ecx               ;   174.5 alu0    34 sum
        mov ecx, ebx               ;   166.7         36 v[4] copy
        rol ecx, 0xa               ;   166.7 alu1    36 v[4]
        xor ebx, r15d              ;   166.8 alu3    25 sum
        and ebx, r14d              ;   172.7 alu2    25 sum
        xor ebx, r15d              ;   173.7 alu0    25 sum
        add r9d, ebx               ;   174.7 alu1    34 sum
        mov ebx, dword [r12 + 44]  ;   167.7 agu1    34 sum
        add ebx, r15d              ;   171.7 alu3    34 sum
        add edi, 0x5c4dd124        ;   175.5 alu2    34 sum
        rol edi, 0xb               ;   176.5 alu1    35 v[4]
        add edx, edi               ;   177.5 alu0    35 v[4]
        add r9d, 0x5a827999        ;   175.7 alu3    34 sum
        rol r9d, 0xb               ;   176.7 alu2    35 v[2]
        add r13d, r9d              ;   177.7 alu1    35 v[2]
        mov edi, r8d               ;   171.5         25 sum copy
        not edi                    ;   171.5 alu0    25 sum
        rol r8d, 0xa               ;   171.7 alu2    36 v[0]
        mov r9d, r14d              ;   172.7         36 v[3] copy
        rol r9d, 0xa               ;   172.7 alu1    36 v[3]
        xor r14d, ecx              ;   172.7 alu3    25 sum
        or edi, edx                ;   178.5 alu0    25 sum
        xor edi, eax               ;   179.5 alu2    25 sum
        add r10d, edi              ;   180.5 alu1    34 sum
        mov edi, dword [r12 + 4]   ;   172.8 agu2    34 sum
        add edi, eax               ;   176.8 alu3    34 sum
        and r14d, r13d             ;   178.7 alu0    25 sum
        xor r14d, ecx              ;   179.7 alu2    25 sum
        add esi, r14d              ;   180.7 alu1    34 sum
        mov r14d, dword [r12 + 32] ;   173.7 agu0    34 sum
        add r14d, ecx              ;   177.7 alu3    34 sum
        add r10d, 0x6d703ef3       ;   181.5 alu0    34 sum
        rol r10d, 9                ;   182.5 alu2    35 v[3]
        add r11d, r10d             ;   183.5 alu1    35 v[3]
        add esi, 0x5a827999        ;   181.7 alu3    34 sum
        rol esi, 7                 ;   182.7 alu2    35 v[1]
        add r15d, esi              ;   183.7 alu0    35 v[1]
        mov esi, edx               ;   178.5         25 sum copy
        not esi                    ;   178.5 alu1    25 sum
        rol edx, 0xa               ;   178.5 alu2    36 v[4]
        mov r10d, r13d             ;   178.7         36 v[2] copy
        rol r10d, 0xa              ;   178.7 alu1    36 v[2]
        xor r13d, r9d              ;   178.7 alu3    25 sum
        or esi, r11d               ;   184.5 alu0    25 sum
        xor esi, r8d               ;   185.5 alu2    25 sum
        add ebp, esi               ;   186.5 alu1    34 sum
        mov esi, dword [r12 + 12]  ;   179.3 agu1    34 sum
        add esi, r8d               ;   183.3 alu3    34 sum
        and r13d, r15d             ;   184.7 alu0    25 sum
        xor r13d, r9d              ;   185.7 alu2    25 sum
        add ebx, r13d              ;   186.7 alu1    34 sum
        mov r13d, dword [r12 + 12] ;   180.2 agu2    34 sum
        add r13d, r9d              ;   184.2 alu3    34 sum
        add ebp, 0x6d703ef3        ;   187.5 alu0    34 sum
        rol ebp, 7                 ;   188.5 alu2    35 v[2]
        add eax, ebp               ;   189.5 alu1    35 v[2]
        add ebx, 0x5a827999        ;   187.7 alu3    34 sum
        rol ebx, 0xd               ;   188.7 alu2    35 v[0]
        add ecx, ebx               ;   189.7 alu0    35 v[0]
        mov ebp, r11d              ;   184.5         25 sum copy
        not ebp                    ;   184.5 alu1    25 sum
        rol r11d, 0xa              ;   184.5 alu2    36 v[3]
        mov ebx, r15d              ;   184.7         36 v[1] copy
        rol ebx, 0xa               ;   184.7 alu1    36 v[1]
        xor r15d, r10d             ;   184.7 alu3    25 sum
        or ebp, eax                ;   190.5 alu0    25 sum
        xor ebp, edx               ;   191.5 alu2    25 sum
        add edi, ebp               ;   192.5 alu1    34 sum
        mov ebp, dword [r12 + 28]  ;   185.3 agu0    34 sum
        add ebp, edx               ;   189.3 alu3    34 sum
        and r15d, ecx              ;   190.7 alu0    25 sum
        xor r15d, r10d             ;   191.7 alu2    25 sum
        add r14d, r15d             ;   192.7 alu1    34 sum
        mov r15d, dword [r12 + 40] ;   186.2 agu1    34 sum
        add r15d, r10d             ;   190.2 alu3    34 sum
        add edi, 0x6d703ef3        ;   193.5 alu0    34 sum
        rol edi, 0xf               ;   194.5 alu2    35 v[1]
        add r8d, edi               ;   195.5 alu1    35 v[1]
        add r14d, 0x5a827999       ;   193.7 alu3    34 sum
        rol r14d, 0xc              ;   194.7 alu2    35 v[4]
        add r9d, r14d              ;   195.7 alu0    35 v[4]
        mov edi, eax               ;   190.5         25 sum copy
        not edi                    ;   190.5 alu1    25 sum
        rol eax, 0xa               ;   190.5 alu2    36 v[2]
        mov r14d, ecx              ;   190.7         25 sum copy
        not r14d                   ;   190.7 alu3    25 sum
        rol ecx, 0xa               ;   190.7 alu1    36 v[0]
        or edi, r8d                ;   196.5 alu0    25 sum
        xor edi, r11d              ;   197.5 alu2    25 sum
        add esi, edi               ;   198.5 alu3    34 sum
        mov edi, dword [r12 + 56]  ;   191.3 agu2    34 sum
        add edi, r11d              ;   195.3 alu1    34 sum
        or r14d, r9d               ;   196.7 alu0    25 sum
        xor r14d, ebx              ;   197.7 alu2    25 sum
        add r13d, r14d             ;   198.7 alu3    34 sum
        mov r14d, dword [r12 + 56] ;   192.2 agu0    34 sum
        add r14d, ebx              ;   196.2 alu1    34 sum
        add esi, 0x6d703ef3        ;   199.5 alu0    34 sum
        rol esi, 0xb               ;   200.5 alu2    35 v[0]
        add edx, esi               ;   201.5 alu3    35 v[0]
        add r13d, 0x6ed9eba1       ;   199.7 alu1    34 sum
        rol r13d, 0xb              ;   200.7 alu2    35 v[3]
        add r10d, r13d             ;   201.7 alu0    35 v[3]
        mov esi, r8d               ;   196.5         25 sum copy
        not esi                    ;   196.5 alu3    25 sum
        rol r8d, 0xa               ;   196.5 alu1    36 v[1]
        mov r13d, r9d              ;   196.7         25 sum copy
        not r13d                   ;   196.7 alu2    25 sum
        rol r9d, 0xa               ;   196.7 alu1    36 v[4]
        or esi, edx                ;   202.5 alu0    25 sum
        xor esi, eax               ;   203.5 alu3    25 sum
        add ebp, esi               ;   204.5 alu2    34 sum
        mov esi, dword [r12 + 24]  ;   197.3 agu1    34 sum
        add esi, eax               ;   201.3 alu1    34 sum
        or r13d, r10d              ;   202.7 alu0    25 sum
        xor r13d, ecx              ;   203.7 alu3    25 sum
        add r15d, r13d             ;   204.7 alu2    34 sum
        mov r13d, dword [r12 + 16] ;   198.2 agu2    34 sum
        add r13d, ecx              ;   202.2 alu1    34 sum
        add ebp, 0x6d703ef3        ;   205.5 alu0    34 sum
        rol ebp, 8                 ;   206.5 alu2    35 v[4]
        add r11d, ebp              ;   207.5 alu3    35 v[4]
        add r15d, 0x6ed9eba1       ;   205.7 alu1    34 sum
        rol r15d, 0xd              ;   206.7 alu2    35 v[2]
        add ebx, r15d              ;   207.7 alu0    35 v[2]
        mov ebp, edx               ;   202.5         25 sum copy
        not ebp                    ;   202.5 alu3    25 sum
        rol edx, 0xa               ;   202.5 alu1    36 v[0]
        mov r15d, r10d             ;   202.7         25 sum copy
        not r15d                   ;   202.7 alu2    25 sum
        rol r10d, 0xa              ;   202.7 alu1    36 v[3]
        or ebp, r11d               ;   208.5 alu0    25 sum
        xor ebp, r8d               ;   209.5 alu3    25 sum
        add edi, ebp               ;   210.5 alu2    34 sum
        mov ebp, dword [r12 + 36]  ;   203.3 agu0    34 sum
        add ebp, r8d               ;   207.3 alu1    34 sum
        or r15d, ebx               ;   208.7 alu0    25 sum
        xor r15d, r9d              ;   209.7 alu3    25 sum
        add r14d, r15d             ;   210.7 alu2    34 sum
        mov r15d, dword [r12 + 36] ;   204.2 agu1    34 sum
        add r15d, r9d              ;   208.2 alu1    34 sum
        add edi, 0x6d703ef3        ;   211.5 alu0    34 sum
        rol edi, 6                 ;   212.5 alu2    35 v[3]
        add eax, edi               ;   213.5 alu3    35 v[3]
        add r14d, 0x6ed9eba1       ;   211.7 alu1    34 sum
        rol r14d, 6                ;   212.7 alu2    35 v[1]
        add ecx, r14d              ;   213.7 alu0    35 v[1]
        mov edi, r11d              ;   208.5         25 sum copy
        not edi                    ;   208.5 alu3    25 sum
        rol r11d, 0xa              ;   208.5 alu1    36 v[4]
        mov r14d, ebx              ;   208.7         25 sum copy
        not r14d                   ;   208.7 alu2    25 sum
        rol ebx, 0xa               ;   208.7 alu1    36 v[2]
        or edi, eax                ;   214.5 alu0    25 sum
        xor edi, edx               ;   215.5 alu3    25 sum
        add esi, edi               ;   216.5 alu2    34 sum
        mov edi, dword [r12 + 44]  ;   209.3 agu2    34 sum
        add edi, edx               ;   213.3 alu1    34 sum
        or r14d, ecx               ;   214.7 alu0    25 sum
        xor r14d, r10d             ;   215.7 alu3    25 sum
        add r13d, r14d             ;   216.7 alu2    34 sum
        mov r14d, dword [r12 + 60] ;   210.2 agu0    34 sum
        add r14d, r10d             ;   214.2 alu1    34 sum
        add esi, 0x6d703ef3        ;   217.5 alu0    34 sum
        rol esi, 6                 ;   218.5 alu2    35 v[2]
        add r8d, esi               ;   219.5 alu3    35 v[2]
        add r13d, 0x6ed9eba1       ;   217.7 alu1    34 sum
        rol r13d, 7                ;   218.7 alu2    35 v[0]
        add r9d, r13d              ;   219.7 alu0    35 v[0]
        mov esi, eax               ;   214.5         25 sum copy
        not esi                    ;   214.5 alu3    25 sum
        rol eax, 0xa               ;   214.5 alu1    36 v[3]
        mov r13d, ecx              ;   214.7         25 sum copy
        not r13d                   ;   214.7 alu2    25 sum
        rol ecx, 0xa               ;   214.7 alu1    36 v[1]
        or esi, r8d                ;   220.5 alu0    25 sum
        xor esi, r11d              ;   221.5 alu3    25 sum
        add ebp, esi               ;   222.5 alu2    34 sum
        mov esi, dword [r12 + 32]  ;   215.3 agu1    34 sum
        add esi, r11d              ;   219.3 alu1    34 sum
        or r13d, r9d               ;   220.7 alu0    25 sum
        xor r13d, ebx              ;   221.7 alu3    25 sum
        add r15d, r13d             ;   222.7 alu2    34 sum
        mov r13d, dword [r12 + 32] ;   216.2 agu2    34 sum
        add r13d, ebx              ;   220.2 alu1    34 sum
        add ebp, 0x6d703ef3        ;   223.5 alu0    34 sum
        rol ebp, 0xe               ;   224.5 alu2    35 v[1]
        add edx, ebp               ;   225.5 alu3    35 v[1]
        add r15d, 0x6ed9eba1       ;   223.7 alu1    34 sum
        rol r15d, 0xe              ;   224.7 alu2    35 v[4]
        add r10d, r15d             ;   225.7 alu0    35 v[4]
        mov ebp, r8d               ;   220.5         25 sum copy
        not ebp                    ;   220.5 alu3    25 sum
        rol r8d, 0xa               ;   220.5 alu1    36 v[2]
        mov r15d, r9d              ;   220.7         25 sum copy
        not r15d                   ;   220.7 alu2    25 sum
        rol r9d, 0xa               ;   220.7 alu1    36 v[0]
        or ebp, edx                ;   226.5 alu0    25 sum
        xor ebp, eax               ;   227.5 alu3    25 sum
        add edi, ebp               ;   228.5 alu2    34 sum
        mov ebp, dword [r12 + 48]  ;   221.3 agu0    34 sum
        add ebp, eax               ;   225.3 alu1    34 sum
        or r15d, r10d              ;   226.7 alu0    25 sum
        xor r15d, ecx              ;   227.7 alu3    25 sum
        add r14d, r15d             ;   228.7 alu2    34 sum
        mov r15d, dword [r12 + 4]  ;   222.2 agu1    34 sum
        add r15d, ecx              ;   226.2 alu1    34 sum
        add edi, 0x6d703ef3        ;   229.5 alu0    34 sum
        rol edi, 0xc               ;   230.5 alu2    35 v[0]
        add r11d, edi              ;   231.5 alu3    35 v[0]
        add r14d, 0x6ed9eba1       ;   229.7 alu1    34 sum
        rol r14d, 9                ;   230.7 alu2    35 v[3]
        add ebx, r14d              ;   231.7 alu0    35 v[3]
        mov edi, edx               ;   226.5         25 sum copy
        not edi                    ;   226.5 alu3    25 sum
        rol edx, 0xa               ;   226.5 alu1    36 v[1]
        mov r14d, r10d             ;   226.7         25 sum copy
        not r14d                   ;   226.7 alu2    25 sum
        rol r10d, 0xa              ;   226.7 alu1    36 v[4]
        or edi, r11d               ;   232.5 alu0    25 sum
        xor edi, r8d               ;   233.5 alu3    25 sum
        add esi, edi               ;   234.5 alu2    34 sum
        mov edi, dword [r12 + 8]   ;   227.3 agu2    34 sum
        add edi, r8d               ;   231.3 alu1    34 sum
        or r14d, ebx               ;   232.7 alu0    25 sum
        xor r14d, r9d              ;   233.7 alu3    25 sum
        add r13d, r14d             ;   234.7 alu2    34 sum
        mov r14d, dword [r12 + 8]  ;   228.2 agu0    34 sum
        add r14d, r9d              ;   232.2 alu1    34 sum
        add esi, 0x6d703ef3        ;   235.5 alu0    34 sum
        rol esi, 0xd               ;   236.5 alu2    35 v[4]
        add eax, esi               ;   237.5 alu3    35 v[4]
        add r13d, 0x6ed9eba1       ;   235.7 alu1    34 sum
        rol r13d, 0xd              ;   236.7 alu2    35 v[2]
        add ecx, r13d              ;   237.7 alu0    35 v[2]
        mov esi, r11d              ;   232.5         25 sum copy
        not esi                    ;   232.5 alu3    25 sum
        rol r11d, 0xa              ;   232.5 alu1    36 v[0]
        mov r13d, ebx              ;   232.7         25 sum copy
        not r13d                   ;   232.7 alu2    25 sum
        rol ebx, 0xa               ;   232.7 alu1    36 v[3]
        or esi, eax                ;   238.5 alu0    25 sum
        xor esi, edx               ;   239.5 alu3    25 sum
        add ebp, esi               ;   240.5 alu2    34 sum
        mov esi, dword [r12 + 40]  ;   233.3 agu1    34 sum
        add esi, edx               ;   237.3 alu1    34 sum
        or r13d, ecx               ;   238.7 alu0    25 sum
        xor r13d, r10d             ;   239.7 alu3    25 sum
        add r15d, r13d             ;   240.7 alu2    34 sum
        mov r13d, dword [r12 + 28] ;   234.2 agu2    34 sum
        add r13d, r10d             ;   238.2 alu1    34 sum
        add ebp, 0x6d703ef3        ;   241.5 alu0    34 sum
        rol ebp, 5                 ;   242.5 alu2    35 v[3]
        add r8d, ebp               ;   243.5 alu3    35 v[3]
        add r15d, 0x6ed9eba1       ;   241.7 alu1    34 sum
        rol r15d, 0xf              ;   242.7 alu2    35 v[1]
        add r9d, r15d              ;   243.7 alu0    35 v[1]
        mov ebp, eax               ;   238.5         25 sum copy
        not ebp                    ;   238.5 alu3    25 sum
        rol eax, 0xa               ;   238.5 alu1    36 v[4]
        mov r15d, ecx              ;   238.7         25 sum copy
        not r15d                   ;   238.7 alu2    25 sum
        rol ecx, 0xa               ;   238.7 alu1    36 v[2]
        or ebp, r8d                ;   244.5 alu0    25 sum
        xor ebp, r11d              ;   245.5 alu3    25 sum
        add edi, ebp               ;   246.5 alu2    34 sum
        mov ebp, dword [r12]       ;   239.3 agu0    34 sum
        add ebp, r11d              ;   243.3 alu1    34 sum
        or r15d, r9d               ;   244.7 alu0    25 sum
        xor r15d, ebx              ;   245.7 alu3    25 sum
        add r14d, r15d             ;   246.7 alu2    34 sum
        mov r15d, dword [r12]      ;   240.2 agu1    34 sum
        add r15d, ebx              ;   244.2 alu1    34 sum
        add edi, 0x6d703ef3        ;   247.5 alu0    34 sum
        rol edi, 0xe               ;   248.5 alu2    35 v[2]
        add edx, edi               ;   249.5 alu3    35 v[2]
        add r14d, 0x6ed9eba1       ;   247.7 alu1    34 sum
        rol r14d, 0xe              ;   248.7 alu2    35 v[0]
        add r10d, r14d             ;   249.7 alu0    35 v[0]
        mov edi, r8d               ;   244.5         25 sum copy
        not edi                    ;   244.5 alu3    25 sum
        rol r8d, 0xa               ;   244.5 alu1    36 v[3]
        mov r14d, r9d              ;   244.7         25 sum copy
        not r14d                   ;   244.7 alu2    25 sum
        rol r9d, 0xa               ;   244.7 alu1    36 v[1]
        or edi, edx                ;   250.5 alu0    25 sum
        xor edi, eax               ;   251.5 alu3    25 sum
        add esi, edi               ;   252.5 alu2    34 sum
        mov edi, dword [r12 + 16]  ;   245.3 agu2    34 sum
        add edi, eax               ;   249.3 alu1    34 sum
        or r14d, r10d              ;   250.7 alu0    25 sum
        xor r14d, ecx              ;   251.7 alu3    25 sum
        add r13d, r14d             ;   252.7 alu2    34 sum
        mov r14d, dword [r12 + 24] ;   246.2 agu0    34 sum
        add r14d, ecx              ;   250.2 alu1    34 sum
        add esi, 0x6d703ef3        ;   253.5 alu0    34 sum
        rol esi, 0xd               ;   254.5 alu2    35 v[1]
        add r11d, esi              ;   255.5 alu3    35 v[1]
        add r13d, 0x6ed9eba1       ;   253.7 alu1    34 sum
        rol r13d, 8                ;   254.7 alu2    35 v[4]
        add ebx, r13d              ;   255.7 alu0    35 v[4]
        mov esi, edx               ;   250.5         25 sum copy
        not esi                    ;   250.5 alu3    25 sum
        rol edx, 0xa               ;   250.5 alu1    36 v[2]
        mov r13d, r10d             ;   250.7         25 sum copy
        not r13d                   ;   250.7 alu2    25 sum
        rol r10d, 0xa              ;   250.7 alu1    36 v[0]
        or esi, r11d               ;   256.5 alu0    25 sum
        xor esi, r8d               ;   257.5 alu3    25 sum
        add ebp, esi               ;   258.5 alu2    34 sum
        mov esi, dword [r12 + 52]  ;   251.3 agu1    34 sum
        add esi, r8d               ;   255.3 alu1    34 sum
        or r13d, ebx               ;   256.7 alu0    25 sum
        xor r13d, r9d              ;   257.7 alu3    25 sum
        add r15d, r13d             ;   258.7 alu2    34 sum
        mov r13d, dword [r12 + 52] ;   252.2 agu2    34 sum
        add r13d, r9d              ;   256.2 alu1    34 sum
        add ebp, 0x6d703ef3        ;   259.5 alu0    34 sum
        rol ebp, 0xd               ;   260.5 alu2    35 v[0]
        add eax, ebp               ;   261.5 alu3    35 v[0]
        add r15d, 0x6ed9eba1       ;   259.7 alu1    34 sum
        rol r15d, 0xd              ;   260.7 alu2    35 v[3]
        add ecx, r15d              ;   261.7 alu0    35 v[3]
        mov ebp, r11d              ;   256.5         25 sum copy
        not ebp                    ;   256.5 alu3    25 sum
        rol r11d, 0xa              ;   256.5 alu1    36 v[1]
        mov r15d, ebx              ;   256.7         25 sum copy
        not r15d                   ;   256.7 alu2    25 sum
        rol ebx, 0xa               ;   256.7 alu1    36 v[4]
        or ebp, eax                ;   262.5 alu0    25 sum
        xor ebp, edx               ;   263.5 alu3    25 sum
        add edi, ebp               ;   264.5 alu2    34 sum
        mov ebp, dword [r12 + 32]  ;   257.3 agu0    34 sum
        add ebp, edx               ;   261.3 alu1    34 sum
        or r15d, ecx               ;   262.7 alu0    25 sum
        xor r15d, r10d             ;   263.7 alu3    25 sum
        add r14d, r15d             ;   264.7 alu2    34 sum
        mov r15d, dword [r12 + 44] ;   258.2 agu1    34 sum
        add r15d, r10d             ;   262.2 alu1    34 sum
        add edi, 0x6d703ef3        ;   265.5 alu0    34 sum
        rol edi, 7                 ;   266.5 alu2    35 v[4]
        add r8d, edi               ;   267.5 alu3    35 v[4]
        add r14d, 0x6ed9eba1       ;   265.7 alu1    34 sum
        rol r14d, 6                ;   266.7 alu2    35 v[2]
        add r9d, r14d              ;   267.7 alu0    35 v[2]
        mov edi, eax               ;   262.5         25 sum copy
        not edi                    ;   262.5 alu3    25 sum
        rol eax, 0xa               ;   262.5 alu1    36 v[0]
        mov r14d, ecx              ;   262.7         25 sum copy
        not r14d                   ;   262.7 alu2    25 sum
        rol ecx, 0xa               ;   262.7 alu1    36 v[3]
        or edi, r8d                ;   268.5 alu0    25 sum
        xor edi, r11d              ;   269.5 alu3    25 sum
        add esi, edi               ;   270.5 alu2    34 sum
        mov edi, dword [r12 + 24]  ;   263.3 agu2    34 sum
        add edi, r11d              ;   267.3 alu1    34 sum
        or r14d, r9d               ;   268.7 alu0    25 sum
        xor r14d, ebx              ;   269.7 alu3    25 sum
        add r13d, r14d             ;   270.7 alu2    34 sum
        mov r14d, dword [r12 + 20] ;   264.2 agu0    34 sum
        add r14d, ebx              ;   268.2 alu1    34 sum
        add esi, 0x6d703ef3        ;   271.5 alu0    34 sum
        rol esi, 5                 ;   272.5 alu2    35 v[3]
        add edx, esi               ;   273.5 alu3    35 v[3]
        add r13d, 0x6ed9eba1       ;   271.7 alu1    34 sum
        rol r13d, 5                ;   272.7 alu2    35 v[1]
        add r10d, r13d             ;   273.7 alu0    35 v[1]
        mov esi, r9d               ;   268.7         25 sum copy
        not esi                    ;   268.7 alu3    25 sum
        rol r9d, 0xa               ;   268.7 alu1    36 v[2]
        mov r13d, r8d              ;   268.5         36 v[4] copy
        rol r13d, 0xa              ;   268.5 alu2    36 v[4]
        xor r8d, eax               ;   268.7 alu0    25 sum
        and r8d, edx               ;   274.5 alu3    25 sum
        xor r8d, eax               ;   275.5 alu1    25 sum
        add ebp, r8d               ;   276.5 alu2    34 sum
        mov r8d, dword [r12 + 16]  ;   269.3 agu1    34 sum
        add r8d, eax               ;   273.3 alu0    34 sum
        or esi, r10d               ;   274.7 alu3    25 sum
        xor esi, ecx               ;   275.7 alu1    25 sum
        add r15d, esi              ;   276.7 alu2    34 sum
        mov esi, dword [r12 + 48]  ;   270.2 agu2    34 sum
        add esi, ecx               ;   274.2 alu0    34 sum
        add ebp, 0x7a6d76e9        ;   277.5 alu3    34 sum
        rol ebp, 0xf               ;   278.5 alu1    35 v[2]
        add r11d, ebp              ;   279.5 alu2    35 v[2]
        add r15d, 0x6ed9eba1       ;   277.7 alu0    34 sum
        rol r15d, 0xc              ;   278.7 alu1    35 v[0]
        add ebx, r15d              ;   279.7 alu3    35 v[0]
        mov ebp, r10d              ;   274.7         25 sum copy
        not ebp                    ;   274.7 alu2    25 sum
        rol r10d, 0xa              ;   274.7 alu1    36 v[1]
        mov r15d, edx              ;   274.5         36 v[3] copy
        rol r15d, 0xa              ;   274.5 alu2    36 v[3]
        xor edx, r13d              ;   274.7 alu0    25 sum
        and edx, r11d              ;   280.5 alu3    25 sum
        xor edx, r13d              ;   281.5 alu1    25 sum
        add edi, edx               ;   282.5 alu2    34 sum
        mov edx, dword [r12 + 4]   ;   275.3 agu0    34 sum
        add edx, r13d              ;   279.3 alu0    34 sum
        or ebp, ebx                ;   280.7 alu3    25 sum
        xor ebp, r9d               ;   281.7 alu1    25 sum
        add r14d, ebp              ;   282.7 alu2    34 sum
        mov ebp, dword [r12 + 4]   ;   276.2 agu1    34 sum
        add ebp, r9d               ;   280.2 alu0    34 sum
        add edi, 0x7a6d76e9        ;   283.5 alu3    34 sum
        rol edi, 5                 ;   284.5 alu1    35 v[1]
        add eax, edi               ;   285.5 alu2    35 v[1]
        add r14d, 0x6ed9eba1       ;   283.7 alu0    34 sum
        rol r14d, 7                ;   284.7 alu1    35 v[4]
        add ecx, r14d              ;   285.7 alu3    35 v[4]
        mov edi, ebx               ;   280.7         25 sum copy
        not edi                    ;   280.7 alu2    25 sum
        rol ebx, 0xa               ;   280.7 alu1    36 v[0]
        mov r14d, r11d             ;   280.5         36 v[2] copy
        rol r14d, 0xa              ;   280.5 alu2    36 v[2]
        xor r11d, r15d             ;   280.7 alu0    25 sum
        and r11d, eax              ;   286.5 alu3    25 sum
        xor r11d, r15d             ;   287.5 alu1    25 sum
        add r8d, r11d              ;   288.5 alu2    34 sum
        mov r11d, dword [r12 + 12] ;   281.3 agu2    34 sum
        add r11d, r15d             ;   285.3 alu0    34 sum
        or edi, ecx                ;   286.7 alu3    25 sum
        xor edi, r10d              ;   287.7 alu1    25 sum
        add esi, edi               ;   288.7 alu2    34 sum
        mov edi, dword [r12 + 36]  ;   282.2 agu0    34 sum
        add edi, r10d              ;   286.2 alu0    34 sum
        add r8d, 0x7a6d76e9        ;   289.5 alu3    34 sum
        rol r8d, 8                 ;   290.5 alu1    35 v[0]
        add r13d, r8d              ;   291.5 alu2    35 v[0]
        add esi, 0x6ed9eba1        ;   289.7 alu0    34 sum
        rol esi, 5                 ;   290.7 alu1    35 v[3]
        add r9d, esi               ;   291.7 alu3    35 v[3]
        mov esi, ebx               ;   285.3         26 sum copy
        not esi                    ;   285.5 alu2    26 sum
        and esi, ecx               ;   286.7 alu0    26 sum
        add ebp, esi               ;   287.7 alu1    34 sum
        rol ecx, 0xa               ;   286.7 alu2    36 v[4]
        mov esi, eax               ;   286.5         36 v[1] copy
        rol esi, 0xa               ;   286.8 alu1    36 v[1]
        xor eax, r14d              ;   286.7 alu3    25 sum
        and eax, r13d              ;   292.5 alu0    25 sum
        xor eax, r14d              ;   293.5 alu2    25 sum
        add edx, eax               ;   294.5 alu3    34 sum
        mov r8d, ebx               ;   287.3         26 sum copy
        mov eax, dword [r12 + 44]  ;   287.5 agu1    34 sum
        add eax, ebx               ;   291.5 alu0    34 sum
        and r8d, r9d               ;   292.7 alu1    26 sum
        add ebp, r8d               ;   293.7 alu2    34 sum
        mov r8d, dword [r12 + 44]  ;   288.2 agu2    34 sum
        add r8d, r14d              ;   292.2 alu3    34 sum
        add ebp, 0x8f1bbcdc        ;   294.7 alu0    34 sum
        rol ebp, 0xb               ;   295.7 alu1    35 v[2]
        add r10d, ebp              ;   296.7 alu2    35 v[2]
        add edx, 0x7a6d76e9        ;   295.5 alu3    34 sum
        rol edx, 0xb               ;   296.5 alu1    35 v[4]
        add r15d, edx              ;   297.5 alu0    35 v[4]
        mov ebp, ecx               ;   290.7         26 sum copy
        not ebp                    ;   290.8 alu2    26 sum
        and ebp, r9d               ;   292.7 alu3    26 sum
        add edi, ebp               ;   293.7 alu1    34 sum
        rol r9d, 0xa               ;   292.7 alu2    36 v[3]
        mov ebp, r13d              ;   292.5         36 v[0] copy
        rol ebp, 0xa               ;   292.5 alu1    36 v[0]
        xor r13d, esi              ;   292.5 alu0    25 sum
        and r13d, r15d             ;   298.5 alu3    25 sum
        xor r13d, esi              ;   299.5 alu2    25 sum
        add r11d, r13d             ;   300.5 alu0    34 sum
        mov r13d, ecx              ;   293.2         26 sum copy
        mov edx, dword [r12 + 40]  ;   293.3 agu0    34 sum
        add edx, ecx               ;   297.3 alu1    34 sum
        and r13d, r10d             ;   297.7 alu3    26 sum
        add edi, r13d              ;   298.7 alu2    34 sum
        add edi, 0x8f1bbcdc        ;   299.7 alu0    34 sum
        mov r13d, dword [r12 + 60] ;   294.2 agu1    34 sum
        add r13d, esi              ;   298.2 alu1    34 sum
        rol edi, 0xc               ;   300.7 alu2    35 v[1]
        add ebx, edi               ;   301.7 alu3    35 v[1]
        add r11d, 0x7a6d76e9       ;   301.5 alu0    34 sum
        rol r11d, 0xe              ;   302.5 alu1    35 v[3]
        add r14d, r11d             ;   303.5 alu3    35 v[3]
        mov edi, r9d               ;   296.5         26 sum copy
        not edi                    ;   296.7 alu2    26 sum
        and edi, r10d              ;   297.7 alu0    26 sum
        add eax, edi               ;   298.7 alu1    34 sum
        rol r10d, 0xa              ;   297.7 alu2    36 v[2]
        mov edi, r15d              ;   298.5         36 v[4] copy
        rol edi, 0xa               ;   298.5 alu1    36 v[4]
        xor r15d, ebp              ;   298.5 alu3    25 sum
        mov r11d, r9d              ;   298.0         26 sum copy
        and r11d, ebx              ;   302.7 alu0    26 sum
        add eax, r11d              ;   303.7 alu2    34 sum
        mov r11d, dword [r12]      ;   298.5 agu2    34 sum
        add r11d, r9d              ;   302.5 alu3    34 sum
        and r15d, r14d             ;   304.5 alu1    25 sum
        xor r15d, ebp              ;   305.5 alu0    25 sum
        add r8d, r15d              ;   306.5 alu2    34 sum
        add eax, 0x8f1bbcdc        ;   304.7 alu3    34 sum
        rol eax, 0xe               ;   305.7 alu1    35 v[0]
        add ecx, eax               ;   306.7 alu0    35 v[0]
        mov r15d, dword [r12]      ;   299.8 agu0    34 sum
        add r15d, ebp              ;   303.8 alu2    34 sum
        mov eax, r10d              ;   300.5         26 sum copy
        not eax                    ;   300.8 alu3    26 sum
        and eax, ebx               ;   302.7 alu1    26 sum
        add edx, eax               ;   303.7 alu0    34 sum
        rol ebx, 0xa               ;   302.7 alu2    36 v[1]
        add r8d, 0x7a6d76e9        ;   307.5 alu3    34 sum
        rol r8d, 0xe               ;   308.5 alu1    35 v[2]
        add esi, r8d               ;   309.5 alu0    35 v[2]
        mov r8d, r10d              ;   302.8         26 sum copy
        mov eax, dword [r12 + 32]  ;   303.0 agu1    34 sum
        add eax, r10d              ;   307.0 alu2    34 sum
        and r8d, ecx               ;   307.7 alu3    26 sum
        add edx, r8d               ;   308.7 alu1    34 sum
        mov r8d, r14d              ;   304.5         36 v[3] copy
        rol r8d, 0xa               ;   304.5 alu2    36 v[3]
        xor r14d, edi              ;   304.5 alu0    25 sum
        add edx, 0x8f1bbcdc        ;   309.7 alu3    34 sum
        rol edx, 0xf               ;   310.7 alu1    35 v[4]
        add r9d, edx               ;   311.7 alu0    35 v[4]
        and r14d, esi              ;   310.5 alu2    25 sum
        xor r14d, edi              ;   311.5 alu3    25 sum
        add r13d, r14d             ;   312.5 alu1    34 sum
        mov r14d, ebx              ;   305.5         26 sum copy
        not r14d                   ;   306.0 alu0    26 sum
        and r14d, ecx              ;   307.7 alu2    26 sum
        add r11d, r14d             ;   308.7 alu3    34 sum
        rol ecx, 0xa               ;   307.7 alu1    36 v[0]
        mov r14d, dword [r12 + 20] ;   306.7 agu2    34 sum
        add r14d, edi              ;   310.7 alu0    34 sum
        mov edx, ebx               ;   307.0         26 sum copy
        and edx, r9d               ;   312.7 alu2    26 sum
        add r11d, edx              ;   313.7 alu3    34 sum
        mov edx, dword [r12 + 48]  ;   307.7 agu0    34 sum
        add edx, ebx               ;   311.7 alu1    34 sum
        add r13d, 0x7a6d76e9       ;   313.5 alu0    34 sum
        rol r13d, 6                ;   314.5 alu2    35 v[1]
        add ebp, r13d              ;   315.5 alu3    35 v[1]
        add r11d, 0x8f1bbcdc       ;   314.7 alu1    34 sum
        rol r11d, 0xe              ;   315.7 alu2    35 v[3]
        add r10d, r11d             ;   316.7 alu0    35 v[3]
        mov r11d, esi              ;   310.5         36 v[2] copy
        rol r11d, 0xa              ;   310.5 alu1    36 v[2]
        xor esi, r8d               ;   310.7 alu3    25 sum
        and esi, ebp               ;   316.5 alu2    25 sum
        xor esi, r8d               ;   317.5 alu0    25 sum
        add r15d, esi              ;   318.5 alu1    34 sum
        mov esi, r9d               ;   312.7         36 v[4] copy
        rol esi, 0xa               ;   312.7 alu2    36 v[4]
        mov r13d, ecx              ;   311.7         26 sum copy
        not r13d                   ;   311.8 alu3    26 sum
        and r9d, r13d              ;   312.8 alu0    26 sum
        add eax, r9d               ;   313.8 alu1    34 sum
        mov r9d, ecx               ;   312.5         26 sum copy
        mov r13d, dword [r12 + 16] ;   312.7 agu1    34 sum
        add r13d, ecx              ;   316.7 alu2    34 sum
        and r9d, r10d              ;   317.7 alu3    26 sum
        add eax, r9d               ;   318.7 alu0    34 sum
        mov r9d, dword [r12 + 48]  ;   313.3 agu2    34 sum
        add r9d, r8d               ;   317.3 alu1    34 sum
        add eax, 0x8f1bbcdc        ;   319.7 alu2    34 sum
        rol eax, 0xf               ;   320.7 alu1    35 v[2]
        add ebx, eax               ;   321.7 alu3    35 v[2]
        add r15d, 0x7a6d76e9       ;   319.5 alu0    34 sum
        rol r15d, 0xe              ;   320.5 alu2    35 v[0]
        add edi, r15d              ;   321.5 alu3    35 v[0]
        mov r15d, esi              ;   315.5         26 sum copy
        not r15d                   ;   315.7 alu0    26 sum
        and r15d, r10d             ;   317.7 alu1    26 sum
        add edx, r15d              ;   318.7 alu2    34 sum
        rol r10d, 0xa              ;   317.7 alu1    36 v[3]
        mov r15d, ebp              ;   316.7         36 v[1] copy
        rol r15d, 0xa              ;   317.0 alu2    36 v[1]
        xor ebp, r11d              ;   317.0 alu3    25 sum
        and ebp, edi               ;   322.5 alu0    25 sum
        xor ebp, r11d              ;   323.5 alu1    25 sum
        add r14d, ebp              ;   324.5 alu2    34 sum
        mov ebp, esi               ;   317.7         26 sum copy
        mov eax, dword [r12 + 52]  ;   317.8 agu0    34 sum
        add eax, esi               ;   321.8 alu3    34 sum
        and ebp, ebx               ;   322.7 alu0    26 sum
        add edx, ebp               ;   323.7 alu1    34 sum
        add edx, 0x8f1bbcdc        ;   324.7 alu2    34 sum
        mov ebp, dword [r12 + 8]   ;   318.7 agu1    34 sum
        add ebp, r11d              ;   322.7 alu3    34 sum
        rol edx, 9                 ;   325.7 alu1    35 v[1]
        add ecx, edx               ;   326.7 alu0    35 v[1]
        add r14d, 0x7a6d76e9       ;   325.5 alu2    34 sum
        rol r14d, 6                ;   326.5 alu1    35 v[4]
        add r8d, r14d              ;   327.5 alu3    35 v[4]
        mov r14d, r10d             ;   320.7         26 sum copy
        not r14d                   ;   320.8 alu0    26 sum
        and r14d, ebx              ;   322.7 alu2    26 sum
        add r13d, r14d             ;   323.7 alu3    34 sum
        rol ebx, 0xa               ;   322.7 alu1    36 v[2]
        mov r14d, edi              ;   322.5         36 v[0] copy
        rol r14d, 0xa              ;   322.5 alu2    36 v[0]
        xor edi, r15d              ;   322.7 alu0    25 sum
        mov edx, r10d              ;   322.8         26 sum copy
        and edx, ecx               ;   327.7 alu3    26 sum
        add r13d, edx              ;   328.7 alu1    34 sum
        mov edx, dword [r12 + 12]  ;   323.3 agu2    34 sum
        add edx, r10d              ;   327.3 alu2    34 sum
        and edi, r8d               ;   328.5 alu0    25 sum
        xor edi, r15d              ;   329.5 alu3    25 sum
        add r9d, edi               ;   330.5 alu1    34 sum
        add r13d, 0x8f1bbcdc       ;   329.7 alu2    34 sum
        rol r13d, 8                ;   330.7 alu1    35 v[0]
        add esi, r13d              ;   331.7 alu0    35 v[0]
        mov edi, dword [r12 + 52]  ;   324.7 agu0    34 sum
        add edi, r15d              ;   328.7 alu3    34 sum
        mov r13d, ebx              ;   325.0         26 sum copy
        not r13d                   ;   325.5 alu2    26 sum
        and r13d, ecx              ;   327.7 alu0    26 sum
        add eax, r13d              ;   328.7 alu3    34 sum
        rol ecx, 0xa               ;   327.7 alu1    36 v[1]
        add r9d, 0x7a6d76e9        ;   331.5 alu2    34 sum
        rol r9d, 9                 ;   332.5 alu1    35 v[3]
        add r11d, r9d              ;   333.5 alu0    35 v[3]
        mov r9d, ebx               ;   327.5         26 sum copy
        mov r13d, dword [r12 + 28] ;   327.7 agu1    34 sum
        add r13d, ebx              ;   331.7 alu3    34 sum
        and r9d, esi               ;   332.7 alu2    26 sum
        add eax, r9d               ;   333.7 alu1    34 sum
        mov r9d, r8d               ;   328.5         36 v[4] copy
        rol r9d, 0xa               ;   329.0 alu2    36 v[4]
        xor r8d, r14d              ;   328.7 alu0    25 sum
        and r8d, r11d              ;   334.5 alu3    25 sum
        xor r8d, r14d              ;   335.5 alu1    25 sum
        add ebp, r8d               ;   336.5 alu0    34 sum
        add eax, 0x8f1bbcdc        ;   334.7 alu3    34 sum
        rol eax, 9                 ;   335.7 alu2    35 v[4]
        add r10d, eax              ;   336.7 alu1    35 v[4]
        mov r8d, ecx               ;   329.8         26 sum copy
        not r8d                    ;   330.7 alu0    26 sum
        and r8d, esi               ;   332.7 alu3    26 sum
        add edx, r8d               ;   333.7 alu2    34 sum
        rol esi, 0xa               ;   332.7 alu1    36 v[0]
        mov r8d, dword [r12 + 36]  ;   331.5 agu2    34 sum
        add r8d, r14d              ;   335.5 alu0    34 sum
        mov eax, ecx               ;   331.8         26 sum copy
        and eax, r10d              ;   337.7 alu3    26 sum
        add edx, eax               ;   338.7 alu2    34 sum
        mov eax, dword [r12 + 60]  ;   332.5 agu0    34 sum
        add eax, ecx               ;   336.5 alu1    34 sum
        add ebp, 0x7a6d76e9        ;   337.5 alu0    34 sum
        rol ebp, 0xc               ;   338.5 alu2    35 v[2]
        add r15d, ebp              ;   339.5 alu3    35 v[2]
        add edx, 0x8f1bbcdc        ;   339.7 alu1    34 sum
        rol edx, 0xe               ;   340.7 alu2    35 v[3]
        add ebx, edx               ;   341.7 alu0    35 v[3]
        mov ebp, r11d              ;   334.5         36 v[3] copy
        rol ebp, 0xa               ;   334.7 alu1    36 v[3]
        xor r11d, r9d              ;   334.8 alu3    25 sum
        and r11d, r15d             ;   340.5 alu0    25 sum
        xor r11d, r9d              ;   341.5 alu2    25 sum
        add edi, r11d              ;   342.5 alu1    34 sum
        mov r11d, esi              ;   335.7         26 sum copy
        not r11d                   ;   335.8 alu3    26 sum
        and r11d, r10d             ;   337.7 alu0    26 sum
        add r13d, r11d             ;   338.7 alu2    34 sum
        rol r10d, 0xa              ;   337.7 alu1    36 v[4]
        mov r11d, esi              ;   336.7         26 sum copy
        mov edx, dword [r12 + 56]  ;   336.8 agu1    34 sum
        add edx, esi               ;   340.8 alu3    34 sum
        and r11d, ebx              ;   342.7 alu0    26 sum
        add r13d, r11d             ;   343.7 alu2    34 sum
        mov r11d, dword [r12 + 28] ;   337.7 agu2    34 sum
        add r11d, r9d              ;   341.7 alu1    34 sum
        add r13d, 0x8f1bbcdc       ;   344.7 alu3    34 sum
        rol r13d, 5                ;   345.7 alu2    35 v[2]
        add ecx, r13d              ;   346.7 alu0    35 v[2]
        add edi, 0x7a6d76e9        ;   343.5 alu1    34 sum
        rol edi, 9                 ;   344.5 alu2    35 v[1]
        add r14d, edi              ;   345.5 alu3    35 v[1]
        mov edi, r15d              ;   340.5         36 v[2] copy
        rol edi, 0xa               ;   340.5 alu1    36 v[2]
        xor r15d, ebp              ;   340.7 alu0    25 sum
        and r15d, r14d             ;   346.5 alu2    25 sum
        xor r15d, ebp              ;   347.5 alu3    25 sum
        add r8d, r15d              ;   348.5 alu1    34 sum
        mov r13d, ebx              ;   342.7         36 v[3] copy
        rol r13d, 0xa              ;   342.7 alu2    36 v[3]
        mov r15d, r10d             ;   341.7         26 sum copy
        not r15d                   ;   341.8 alu0    26 sum
        and ebx, r15d              ;   342.8 alu3    26 sum
        add eax, ebx               ;   343.8 alu1    34 sum
        mov r15d, r10d             ;   342.5         26 sum copy
        mov ebx, dword [r12 + 20]  ;   342.7 agu0    34 sum
        add ebx, r10d              ;   346.7 alu2    34 sum
        and r15d, ecx              ;   347.7 alu0    26 sum
        add eax, r15d              ;   348.7 alu3    34 sum
        add eax, 0x8f1bbcdc        ;   349.7 alu1    34 sum
        mov r15d, dword [r12 + 40] ;   343.5 agu1    34 sum
        add r15d, ebp              ;   347.5 alu2    34 sum
        rol eax, 6                 ;   350.7 alu1    35 v[1]
        add esi, eax               ;   351.7 alu0    35 v[1]
        add r8d, 0x7a6d76e9        ;   349.5 alu3    34 sum
        rol r8d, 0xc               ;   350.5 alu2    35 v[0]
        add r9d, r8d               ;   351.5 alu0    35 v[0]
        mov r8d, r13d              ;   345.5         26 sum copy
        not r8d                    ;   345.7 alu3    26 sum
        and r8d, ecx               ;   347.7 alu1    26 sum
        add edx, r8d               ;   348.7 alu2    34 sum
        rol ecx, 0xa               ;   347.7 alu1    36 v[2]
        mov r8d, r14d              ;   346.7         36 v[1] copy
        rol r8d, 0xa               ;   347.0 alu2    36 v[1]
        xor r14d, edi              ;   347.0 alu0    25 sum
        and r14d, r9d              ;   352.5 alu3    25 sum
        xor r14d, edi              ;   353.5 alu1    25 sum
        add r11d, r14d             ;   354.5 alu0    34 sum
        mov r14d, r13d             ;   347.7         26 sum copy
        mov eax, dword [r12 + 24]  ;   347.8 agu2    34 sum
        add eax, r13d              ;   351.8 alu2    34 sum
        and r14d, esi              ;   352.7 alu3    26 sum
        add edx, r14d              ;   353.7 alu1    34 sum
        add edx, 0x8f1bbcdc        ;   354.7 alu0    34 sum
        rol edx, 8                 ;   355.7 alu2    35 v[0]
        mov r14d, dword [r12 + 56] ;   348.8 agu0    34 sum
        add r14d, edi              ;   352.8 alu3    34 sum
        add r10d, edx              ;   356.7 alu1    35 v[0]
        mov edx, ecx               ;   349.5         26 sum copy
        not edx                    ;   350.0 alu0    26 sum
        and edx, esi               ;   352.7 alu2    26 sum
        add ebx, edx               ;   353.7 alu3    34 sum
        rol esi, 0xa               ;   352.7 alu1    36 v[1]
        add r11d, 0x7a6d76e9       ;   355.5 alu0    34 sum
        rol r11d, 5                ;   356.5 alu2    35 v[4]
        add ebp, r11d              ;   357.5 alu3    35 v[4]
        mov r11d, r9d              ;   352.5         36 v[0] copy
        rol r11d, 0xa              ;   352.5 alu1    36 v[0]
        xor r9d, r8d               ;   352.7 alu0    25 sum
        mov edx, ecx               ;   352.8         26 sum copy
        and edx, r10d              ;   357.7 alu2    26 sum
        add ebx, edx               ;   358.7 alu3    34 sum
        mov edx, dword [r12 + 8]   ;   353.3 agu1    34 sum
        add edx, ecx               ;   357.3 alu1    34 sum
        and r9d, ebp               ;   358.5 alu0    25 sum
        xor r9d, r8d               ;   359.5 alu2    25 sum
        add r15d, r9d              ;   360.5 alu3    34 sum
        add ebx, 0x8f1bbcdc        ;   359.7 alu1    34 sum
        rol ebx, 6                 ;   360.7 alu2    35 v[4]
        add r13d, ebx              ;   361.7 alu0    35 v[4]
        mov r9d, esi               ;   354.7         26 sum copy
        not r9d                    ;   355.2 alu3    26 sum
        and r9d, r10d              ;   357.7 alu1    26 sum
        add eax, r9d               ;   358.7 alu0    34 sum
        rol r10d, 0xa              ;   357.7 alu2    36 v[0]
        mov r9d, dword [r12 + 48]  ;   355.7 agu2    34 sum
        add r9d, r8d               ;   359.7 alu3    34 sum
        mov ebx, esi               ;   356.5         26 sum copy
        and ebx, r13d              ;   362.7 alu1    26 sum
        add eax, ebx               ;   363.7 alu0    34 sum
        mov ebx, dword [r12 + 16]  ;   357.3 agu0    34 sum
        add ebx, esi               ;   361.3 alu2    34 sum
        add r15d, 0x7a6d76e9       ;   361.5 alu3    34 sum
        rol r15d, 0xf              ;   362.5 alu1    35 v[3]
        add edi, r15d              ;   363.5 alu0    35 v[3]
        mov r15d, ebp              ;   358.5         25 sum copy
        rol ebp, 0xa               ;   358.5 alu2    36 v[4]
        xor r15d, r11d             ;   358.7 alu3    25 sum
        add eax, 0x8f1bbcdc        ;   364.7 alu1    34 sum
        rol eax, 5                 ;   365.7 alu2    35 v[3]
        add ecx, eax               ;   366.7 alu0    35 v[3]
        and r15d, edi              ;   364.5 alu3    25 sum
        xor r15d, r11d             ;   365.5 alu1    25 sum
        add r14d, r15d             ;   366.5 alu0    34 sum
        mov r15d, dword [r12 + 60] ;   359.8 agu1    34 sum
        add r15d, r11d             ;   363.8 alu2    34 sum
        mov eax, r10d              ;   360.5         26 sum copy
        not eax                    ;   360.7 alu3    26 sum
        and eax, r13d              ;   362.7 alu1    26 sum
        add edx, eax               ;   363.7 alu0    34 sum
        rol r13d, 0xa              ;   362.7 alu2    36 v[4]
        mov eax, r10d              ;   361.5         26 sum copy
        and eax, ecx               ;   367.7 alu3    26 sum
        add edx, eax               ;   368.7 alu1    34 sum
        mov eax, dword [r12]       ;   362.5 agu2    34 sum
        add eax, r10d              ;   366.5 alu0    34 sum
        add edx, 0x8f1bbcdc        ;   369.7 alu2    34 sum
        rol edx, 0xc               ;   370.7 alu1    35 v[2]
        add esi, edx               ;   371.7 alu3    35 v[2]
        mov edx, r13d              ;   363.7         26 sum copy
        not edx                    ;   363.7 alu0    26 sum
        or edx, ecx                ;   367.7 alu2    26 sum
        rol ecx, 0xa               ;   367.7 alu1    36 v[3]
        add r14d, 0x7a6d76e9       ;   367.5 alu3    34 sum
        rol r14d, 8                ;   368.5 alu2    35 v[2]
        add r8d, r14d              ;   369.5 alu0    35 v[2]
        mov r14d, dword [r12 + 20] ;   364.7 agu0    34 sum
        add r14d, r13d             ;   368.7 alu1    34 sum
        add ebx, 0xa953fd4e        ;   365.5 alu3    34 sum
        add eax, 0xa953fd4e        ;   367.5 alu0    34 sum
        xor edx, esi               ;   372.7 alu2    26 sum
        add ebx, edx               ;   373.7 alu1    34 sum
        mov edx, edi               ;   366.7         36 v[3] copy
        rol edx, 0xa               ;   366.8 alu2    36 v[3]
        xor edi, ebp               ;   367.0 alu3    25 sum
        xor edi, r8d               ;   370.5 alu0    25 sum
        add r9d, edi               ;   371.5 alu1    34 sum
        mov edi, dword [r12 + 40]  ;   367.5 agu1    34 sum
        add edi, ebp               ;   371.5 alu2    34 sum
        rol r9d, 8                 ;   372.5 alu1    35 v[1]
        add r11d, r9d              ;   373.5 alu3    35 v[1]
        rol ebx, 9                 ;   374.7 alu2    35 v[1]
        add r10d, ebx              ;   375.7 alu0    35 v[1]
        mov r9d, ecx               ;   368.7         26 sum copy
        not r9d                    ;   369.0 alu3    26 sum
        or r9d, esi                ;   372.7 alu0    26 sum
        rol esi, 0xa               ;   372.7 alu1    36 v[2]
        mov ebx, dword [r12 + 36]  ;   369.2 agu2    34 sum
        add ebx, ecx               ;   373.2 alu2    34 sum
        add r14d, 0xa953fd4e       ;   370.0 alu3    34 sum
        xor r9d, r10d              ;   376.7 alu0    26 sum
        add eax, r9d               ;   377.7 alu1    34 sum
        mov r9d, r8d               ;   370.5         36 v[2] copy
        rol r9d, 0xa               ;   370.8 alu2    36 v[2]
        xor r8d, edx               ;   371.0 alu3    25 sum
        xor r8d, r11d              ;   374.5 alu0    25 sum
        add r15d, r8d              ;   375.5 alu1    34 sum
        mov r8d, dword [r12 + 16]  ;   371.5 agu0    34 sum
        add r8d, edx               ;   375.5 alu2    34 sum
        rol r15d, 5                ;   376.5 alu1    35 v[0]
        add ebp, r15d              ;   377.5 alu3    35 v[0]
        rol eax, 0xf               ;   378.7 alu2    35 v[0]
        add r13d, eax              ;   379.7 alu0    35 v[0]
        mov r15d, esi              ;   373.7         26 sum copy
        not r15d                   ;   373.7 alu3    26 sum
        or r15d, r10d              ;   376.7 alu1    26 sum
        rol r10d, 0xa              ;   376.7 alu2    36 v[1]
        mov eax, dword [r12 + 28]  ;   373.7 agu1    34 sum
        add eax, esi               ;   377.7 alu0    34 sum
        xor r15d, r13d             ;   380.7 alu3    26 sum
        add r14d, r15d             ;   381.7 alu1    34 sum
        mov r15d, r11d             ;   374.5         36 v[1] copy
        rol r15d, 0xa              ;   374.8 alu2    36 v[1]
        xor r11d, r9d              ;   374.8 alu0    25 sum
        xor r11d, ebp              ;   378.5 alu3    25 sum
        add edi, r11d              ;   379.5 alu1    34 sum
        mov r11d, dword [r12 + 4]  ;   375.5 agu2    34 sum
        add r11d, r9d              ;   379.5 alu0    34 sum
        rol edi, 0xc               ;   380.5 alu2    35 v[4]
        add edx, edi               ;   381.5 alu3    35 v[4]
        rol r14d, 5                ;   382.7 alu1    35 v[4]
        add ecx, r14d              ;   383.7 alu0    35 v[4]
        mov edi, r10d              ;   377.7         26 sum copy
        not edi                    ;   377.7 alu2    26 sum
        or edi, r13d               ;   380.7 alu3    26 sum
        rol r13d, 0xa              ;   380.7 alu1    36 v[0]
        mov r14d, dword [r12 + 48] ;   377.8 agu0    34 sum
        add r14d, r10d             ;   381.8 alu0    34 sum
        add ebx, 0xa953fd4e        ;   378.2 alu2    34 sum
        xor edi, ecx               ;   384.7 alu3    26 sum
        add ebx, edi               ;   385.7 alu1    34 sum
        mov edi, ebp               ;   378.7         36 v[0] copy
        rol edi, 0xa               ;   379.2 alu2    36 v[0]
        xor ebp, r15d              ;   379.0 alu0    25 sum
        xor ebp, edx               ;   382.5 alu3    25 sum
        add r8d, ebp               ;   383.5 alu1    34 sum
        rol r8d, 9                 ;   384.5 alu2    35 v[3]
        add r9d, r8d               ;   385.5 alu0    35 v[3]
        mov ebp, dword [r12 + 20]  ;   379.8 agu1    34 sum
        add ebp, r15d              ;   383.8 alu3    34 sum
        rol ebx, 0xb               ;   386.7 alu1    35 v[3]
        add esi, ebx               ;   387.7 alu0    35 v[3]
        mov r8d, r13d              ;   381.7         26 sum copy
        not r8d                    ;   381.7 alu2    26 sum
        or r8d, ecx                ;   384.7 alu3    26 sum
        rol ecx, 0xa               ;   384.7 alu1    36 v[4]
        mov ebx, dword [r12 + 8]   ;   381.8 agu2    34 sum
        add ebx, r13d              ;   385.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   382.2 alu2    34 sum
        xor r8d, esi               ;   388.7 alu3    26 sum
        add eax, r8d               ;   389.7 alu1    34 sum
        mov r8d, edx               ;   382.7         36 v[4] copy
        rol r8d, 0xa               ;   383.2 alu2    36 v[4]
        xor edx, edi               ;   383.0 alu0    25 sum
        xor edx, r9d               ;   386.5 alu3    25 sum
        add r11d, edx              ;   387.5 alu1    34 sum
        mov edx, dword [r12 + 32]  ;   383.5 agu0    34 sum
        add edx, edi               ;   387.5 alu0    34 sum
        rol r11d, 0xc              ;   388.5 alu2    35 v[2]
        add r15d, r11d             ;   389.5 alu3    35 v[2]
        rol eax, 6                 ;   390.7 alu1    35 v[2]
        add r10d, eax              ;   391.7 alu0    35 v[2]
        mov r11d, ecx              ;   385.7         26 sum copy
        not r11d                   ;   385.7 alu2    26 sum
        or r11d, esi               ;   388.7 alu3    26 sum
        rol esi, 0xa               ;   388.7 alu1    36 v[3]
        mov eax, dword [r12 + 40]  ;   385.8 agu1    34 sum
        add eax, ecx               ;   389.8 alu0    34 sum
        add r14d, 0xa953fd4e       ;   386.2 alu2    34 sum
        xor r11d, r10d             ;   392.7 alu3    26 sum
        add r14d, r11d             ;   393.7 alu1    34 sum
        mov r11d, r9d              ;   386.7         36 v[3] copy
        rol r11d, 0xa              ;   387.2 alu2    36 v[3]
        xor r9d, r8d               ;   387.0 alu0    25 sum
        xor r9d, r15d              ;   390.5 alu3    25 sum
        add ebp, r9d               ;   391.5 alu1    34 sum
        mov r9d, dword [r12 + 28]  ;   387.5 agu2    34 sum
        add r9d, r8d               ;   391.5 alu0    34 sum
        rol ebp, 5                 ;   392.5 alu2    35 v[1]
        add edi, ebp               ;   393.5 alu3    35 v[1]
        rol r14d, 8                ;   394.7 alu1    35 v[1]
        add r13d, r14d             ;   395.7 alu0    35 v[1]
        mov ebp, esi               ;   389.7         26 sum copy
        not ebp                    ;   389.7 alu2    26 sum
        or ebp, r10d               ;   392.7 alu3    26 sum
        rol r10d, 0xa              ;   392.7 alu1    36 v[2]
        mov r14d, dword [r12 + 56] ;   389.8 agu0    34 sum
        add r14d, esi              ;   393.8 alu0    34 sum
        add ebx, 0xa953fd4e        ;   390.2 alu2    34 sum
        xor ebp, r13d              ;   396.7 alu3    26 sum
        add ebx, ebp               ;   397.7 alu1    34 sum
        mov ebp, r15d              ;   390.7         36 v[2] copy
        rol ebp, 0xa               ;   391.2 alu2    36 v[2]
        xor r15d, r11d             ;   391.0 alu0    25 sum
        xor r15d, edi              ;   394.5 alu3    25 sum
        add edx, r15d              ;   395.5 alu1    34 sum
        rol edx, 0xe               ;   396.5 alu2    35 v[0]
        add r8d, edx               ;   397.5 alu0    35 v[0]
        mov r15d, dword [r12 + 24] ;   391.8 agu1    34 sum
        add r15d, r11d             ;   395.8 alu3    34 sum
        rol ebx, 0xd               ;   398.7 alu1    35 v[0]
        add ecx, ebx               ;   399.7 alu0    35 v[0]
        mov edx, r10d              ;   393.7         26 sum copy
        not edx                    ;   393.7 alu2    26 sum
        or edx, r13d               ;   396.7 alu3    26 sum
        rol r13d, 0xa              ;   396.7 alu1    36 v[1]
        mov ebx, dword [r12 + 4]   ;   393.8 agu2    34 sum
        add ebx, r10d              ;   397.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   394.2 alu2    34 sum
        xor edx, ecx               ;   400.7 alu3    26 sum
        add eax, edx               ;   401.7 alu1    34 sum
        mov edx, edi               ;   394.7         36 v[1] copy
        rol edx, 0xa               ;   395.2 alu2    36 v[1]
        xor edi, ebp               ;   395.0 alu0    25 sum
        xor edi, r8d               ;   398.5 alu3    25 sum
        add r9d, edi               ;   399.5 alu1    34 sum
        mov edi, dword [r12 + 8]   ;   395.5 agu0    34 sum
        add edi, ebp               ;   399.5 alu0    34 sum
        rol r9d, 6                 ;   400.5 alu2    35 v[4]
        add r11d, r9d              ;   401.5 alu3    35 v[4]
        rol eax, 0xc               ;   402.7 alu1    35 v[4]
        add esi, eax               ;   403.7 alu0    35 v[4]
        mov r9d, r13d              ;   397.7         26 sum copy
        not r9d                    ;   397.7 alu2    26 sum
        or r9d, ecx                ;   400.7 alu3    26 sum
        rol ecx, 0xa               ;   400.7 alu1    36 v[0]
        mov eax, dword [r12 + 12]  ;   397.8 agu1    34 sum
        add eax, r13d              ;   401.8 alu0    34 sum
        add r14d, 0xa953fd4e       ;   398.2 alu2    34 sum
        xor r9d, esi               ;   404.7 alu3    26 sum
        add r14d, r9d              ;   405.7 alu1    34 sum
        mov r9d, r8d               ;   398.7         36 v[0] copy
        rol r9d, 0xa               ;   399.2 alu2    36 v[0]
        xor r8d, edx               ;   399.0 alu0    25 sum
        xor r8d, r11d              ;   402.5 alu3    25 sum
        add r15d, r8d              ;   403.5 alu1    34 sum
        mov r8d, dword [r12 + 52]  ;   399.5 agu2    34 sum
        add r8d, edx               ;   403.5 alu0    34 sum
        rol r15d, 8                ;   404.5 alu2    35 v[3]
        add ebp, r15d              ;   405.5 alu3    35 v[3]
        rol r14d, 5                ;   406.7 alu1    35 v[3]
        add r10d, r14d             ;   407.7 alu0    35 v[3]
        mov r14d, ecx              ;   401.7         26 sum copy
        not r14d                   ;   401.7 alu2    26 sum
        or r14d, esi               ;   404.7 alu3    26 sum
        rol esi, 0xa               ;   404.7 alu1    36 v[4]
        mov r15d, dword [r12 + 32] ;   401.8 agu0    34 sum
        add r15d, ecx              ;   405.8 alu0    34 sum
        add ebx, 0xa953fd4e        ;   402.2 alu2    34 sum
        xor r14d, r10d             ;   408.7 alu3    26 sum
        add ebx, r14d              ;   409.7 alu1    34 sum
        mov r14d, r11d             ;   402.7         36 v[4] copy
        rol r14d, 0xa              ;   403.2 alu2    36 v[4]
        xor r11d, r9d              ;   403.0 alu0    25 sum
        xor r11d, ebp              ;   406.5 alu3    25 sum
        add edi, r11d              ;   407.5 alu1    34 sum
        rol edi, 0xd               ;   408.5 alu2    35 v[2]
        add edx, edi               ;   409.5 alu0    35 v[2]
        mov edi, dword [r12 + 56]  ;   403.8 agu1    34 sum
        add edi, r9d               ;   407.8 alu3    34 sum
        rol ebx, 0xc               ;   410.7 alu1    35 v[2]
        add r13d, ebx              ;   411.7 alu0    35 v[2]
        mov r11d, esi              ;   405.7         26 sum copy
        not r11d                   ;   405.7 alu2    26 sum
        or r11d, r10d              ;   408.7 alu3    26 sum
        rol r10d, 0xa              ;   408.7 alu1    36 v[3]
        mov ebx, dword [r12 + 44]  ;   405.8 agu2    34 sum
        add ebx, esi               ;   409.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   406.2 alu2    34 sum
        xor r11d, r13d             ;   412.7 alu3    26 sum
        add eax, r11d              ;   413.7 alu1    34 sum
        mov r11d, ebp              ;   406.7         36 v[3] copy
        rol r11d, 0xa              ;   407.2 alu2    36 v[3]
        xor ebp, r14d              ;   407.0 alu0    25 sum
        xor ebp, edx               ;   410.5 alu3    25 sum
        add r8d, ebp               ;   411.5 alu1    34 sum
        mov ebp, dword [r12]       ;   407.5 agu0    34 sum
        add ebp, r14d              ;   411.5 alu0    34 sum
        rol r8d, 6                 ;   412.5 alu2    35 v[1]
        add r9d, r8d               ;   413.5 alu3    35 v[1]
        rol eax, 0xd               ;   414.7 alu1    35 v[1]
        add ecx, eax               ;   415.7 alu0    35 v[1]
        mov r8d, r10d              ;   409.7         26 sum copy
        not r8d                    ;   409.7 alu2    26 sum
        or r8d, r13d               ;   412.7 alu3    26 sum
        rol r13d, 0xa              ;   412.7 alu1    36 v[2]
        mov eax, dword [r12 + 24]  ;   409.8 agu1    34 sum
        add eax, r10d              ;   413.8 alu0    34 sum
        add r15d, 0xa953fd4e       ;   410.2 alu2    34 sum
        xor r8d, ecx               ;   416.7 alu3    26 sum
        add r15d, r8d              ;   417.7 alu1    34 sum
        mov r8d, edx               ;   410.7         36 v[2] copy
        rol r8d, 0xa               ;   411.2 alu2    36 v[2]
        xor edx, r11d              ;   411.0 alu0    25 sum
        xor edx, r9d               ;   414.5 alu3    25 sum
        add edi, edx               ;   415.5 alu1    34 sum
        mov edx, dword [r12 + 12]  ;   411.5 agu2    34 sum
        add edx, r11d              ;   415.5 alu0    34 sum
        rol edi, 5                 ;   416.5 alu2    35 v[0]
        add r14d, edi              ;   417.5 alu3    35 v[0]
        rol r15d, 0xe              ;   418.7 alu1    35 v[0]
        add esi, r15d              ;   419.7 alu0    35 v[0]
        mov edi, r13d              ;   413.7         26 sum copy
        not edi                    ;   413.7 alu2    26 sum
        or edi, ecx                ;   416.7 alu3    26 sum
        rol ecx, 0xa               ;   416.7 alu1    36 v[1]
        mov r15d, dword [r12 + 60] ;   413.8 agu0    34 sum
        add r15d, r13d             ;   417.8 alu0    34 sum
        add ebx, 0xa953fd4e        ;   414.2 alu2    34 sum
        xor edi, esi               ;   420.7 alu3    26 sum
        add ebx, edi               ;   421.7 alu1    34 sum
        mov edi, r9d               ;   414.7         36 v[1] copy
        rol edi, 0xa               ;   415.2 alu2    36 v[1]
        xor r9d, r8d               ;   415.0 alu0    25 sum
        xor r9d, r14d              ;   418.5 alu3    25 sum
        add ebp, r9d               ;   419.5 alu1    34 sum
        rol ebp, 0xf               ;   420.5 alu2    35 v[4]
        add r11d, ebp              ;   421.5 alu0    35 v[4]
        mov ebp, dword [r12 + 36]  ;   415.8 agu1    34 sum
        add ebp, r8d               ;   419.8 alu3    34 sum
        rol ebx, 0xb               ;   422.7 alu1    35 v[4]
        add r10d, ebx              ;   423.7 alu0    35 v[4]
        mov r9d, ecx               ;   417.7         26 sum copy
        not r9d                    ;   417.7 alu2    26 sum
        or r9d, esi                ;   420.7 alu3    26 sum
        rol esi, 0xa               ;   420.7 alu1    36 v[0]
        mov ebx, dword [r12 + 52]  ;   417.8 agu2    34 sum
        add ebx, ecx               ;   421.8 alu0    34 sum
        add eax, 0xa953fd4e        ;   418.2 alu2    34 sum
        xor r9d, r10d              ;   424.7 alu3    26 sum
        add eax, r9d               ;   425.7 alu1    34 sum
        mov r9d, r14d              ;   418.7         36 v[0] copy
        rol r9d, 0xa               ;   419.2 alu2    36 v[0]
        xor r14d, edi              ;   419.0 alu0    25 sum
        xor r14d, r11d             ;   422.5 alu3    25 sum
        add edx, r14d              ;   423.5 alu1    34 sum
        mov r14d, dword [r12 + 44] ;   419.5 agu0    34 sum
        add r14d, edi              ;   423.5 alu0    34 sum
        rol edx, 0xd               ;   424.5 alu2    35 v[3]
        add r8d, edx               ;   425.5 alu3    35 v[3]
        rol eax, 8                 ;   426.7 alu1    35 v[3]
        add r13d, eax              ;   427.7 alu0    35 v[3]
        mov eax, esi               ;   421.7         26 sum copy
        not eax                    ;   421.7 alu2    26 sum
        or eax, r10d               ;   424.7 alu3    26 sum
        rol r10d, 0xa              ;   424.7 alu1    36 v[4]
        mov edx, dword [rsp + 60]  ;   421.8 agu1    49 h
        add edx, esi               ;   425.8 alu0    49 h
        add edx, r9d               ;   426.8 alu2    49 h
        add r15d, 0xa953fd4e       ;   422.5 alu3    34 sum
        xor eax, r13d              ;   428.7 alu1    26 sum
        add r15d, eax              ;   429.7 alu0    34 sum
        mov eax, dword [rsp + 56]  ;   422.8 agu2    49 h
        add eax, r9d               ;   426.8 alu2    49 h
        xor r9d, r11d              ;   423.5 alu3    25 sum
        rol r11d, 0xa              ;   423.7 alu1    36 v[4]
        add eax, r10d              ;   427.8 alu0    49 h
        not r10d                   ;   425.7 alu2    26 sum
        xor r9d, r8d               ;   426.5 alu3    25 sum
        add ebp, r9d               ;   427.5 alu1    34 sum
        rol ebp, 0xb               ;   428.5 alu2    35 v[2]
        add edi, ebp               ;   429.5 alu0    35 v[2]
        mov ebp, dword [rsp + 64]  ;   425.0 agu0    49 h
        add ebp, r11d              ;   429.0 alu3    49 h
        xor r11d, r8d              ;   426.5 alu1    25 sum
        rol r8d, 0xa               ;   426.5 alu2    36 v[3]
        or r10d, r13d              ;   428.7 alu0    26 sum
        rol r13d, 0xa              ;   428.7 alu1    36 v[3]
        add ebp, r13d              ;   430.0 alu3    49 h
        rol r15d, 5                ;   430.7 alu2    35 v[2]
        add ecx, r15d              ;   431.7 alu0    35 v[2]
        xor r11d, edi              ;   430.5 alu3    25 sum
        add esi, edi               ;   430.5 alu1    49 h
        add r14d, r11d             ;   431.5 alu0    34 sum
        add ebx, 0xa953fd4e        ;   428.2 alu2    34 sum
        add r8d, dword [rsp + 68]  ;   428.5 alu3+agu1   48 h0
        add esi, dword [rsp + 36]  ;   431.5 alu1+agu2   49 h
        rol r14d, 0xb              ;   432.5 alu2    35 v[1]
        xor r10d, ecx              ;   432.7 alu0    26 sum
        add r8d, ecx               ;   432.7 alu3    48 h0
        add ebx, r10d              ;   433.7 alu1    34 sum
        add edx, r14d              ;   433.5 alu0    49 h
        mov dword [rsp + 36], r8d  ;   433.7 agu0+st1   50 h
        rol ebx, 6                 ;   434.7 alu2    35 v[1]
        add esi, ebx               ;   435.7 alu3    49 h
        add r12, 0x40              ;   430.7 alu1    41 blocks
        mov r9d, eax               ;   430.0         49 h copy
        mov edi, ebp               ;   431.0         49 h copy
        mov ebp, esi               ;   436.7         49 h copy
        mov esi, edx               ;   434.5         49 h copy
        mov r8, r12                ;   431.7         41 blocks copy
        cmp r8, qword [rsp + 16]   ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8    ;                    resident
        mov dword [rsp + 48], esi  ;                    resident
        mov dword [rsp + 40], edi  ;                    resident
        mov dword [rsp + 52], ebp  ;                    resident
        mov dword [rsp + 44], r9d  ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 36]  ;     0.0 agu0    41 blocks reload
        mov r8, qword [rsp + 0]    ;     0.2 agu1    41 blocks reload
        mov dword [r8], esi        ;     4.0 agu2+st0   41 blocks
        mov esi, dword [rsp + 40]  ;     1.0 agu0    41 blocks reload
        mov dword [r8 + 4], esi    ;     5.0 agu1+st1   41 blocks
        mov esi, dword [rsp + 44]  ;     1.3 agu2    41 blocks reload
        mov dword [r8 + 8], esi    ;     5.3 agu0+st0   41 blocks
        mov esi, dword [rsp + 48]  ;     2.2 agu1    41 blocks reload
        mov dword [r8 + 12], esi   ;     6.2 agu2+st1   41 blocks
        mov esi, dword [rsp + 52]  ;     3.0 agu0    41 blocks reload
        mov dword [r8 + 16], esi   ;     7.0 agu1+st0   41 blocks
        xor eax, eax               ;                    cleared
        mov qword [rsp + 24], rax  ;                    cleared
        mov qword [rsp + 32], rax  ;                    cleared
        mov qword [rsp + 40], rax  ;                    cleared
        mov qword [rsp + 48], rax  ;                    cleared
        mov qword [rsp + 56], rax  ;                    cleared
        mov qword [rsp + 64], rax  ;                    cleared
        mov qword [rsp + 72], rax  ;                    cleared
        add rsp, 0x58              ;                    frame
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
