; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 607062246fdd0540); do not edit:
;   ./cw build sha256_blocks --cpu zen3
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 136 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 8.0; bounds: width 3.5, ports 6.7, path 4.0
;   blocks: 2755 uops, planned 601.7; bounds: width 459.2, ports 533.5, path 448.0
;   body.2: 17 uops, planned 9.0; bounds: width 2.8, ports 5.7, path 0.0
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
%fatal "sha256_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0xa8               ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov dword [rsp + 32], edx   ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0    68 h reload
        mov esi, dword [r8]         ;     4.0 agu1    68 h
        mov r9d, dword [rsp + 32]   ;     0.3 agu2    68 h
        shl r9, 6                   ;     4.3 alu1    68 h
        mov edi, dword [r8 + 4]     ;     4.0 agu0    68 h
        mov ebp, dword [r8 + 8]     ;     4.0 agu1    68 h
        mov r10d, dword [r8 + 12]   ;     4.0 agu2    68 h
        mov r11d, dword [r8 + 16]   ;     4.0 agu0    68 h
        mov r12d, dword [r8 + 20]   ;     4.0 agu1    68 h
        mov r13d, dword [r8 + 24]   ;     4.0 agu2    68 h
        mov r14d, dword [r8 + 28]   ;     4.0 agu0    68 h
        add r9, qword [rsp + 8]     ;     5.3 alu0+agu1   68 h
        mov qword [rsp + 16], r9    ;     6.3 agu2+st0   68 h
        mov dword [rsp + 36], esi   ;     8.0 agu0+st1   68 h
        mov dword [rsp + 40], edi   ;     8.0 agu1+st0   68 h
        mov dword [rsp + 44], ebp   ;     8.0 agu2+st1   68 h
        mov dword [rsp + 48], r10d  ;     8.0 agu0+st0   68 h
        mov dword [rsp + 52], r11d  ;     8.0 agu1+st1   68 h
        mov dword [rsp + 56], r12d  ;     8.0 agu2+st0   68 h
        mov dword [rsp + 60], r13d  ;     8.0 agu0+st1   68 h
        mov dword [rsp + 64], r14d  ;     8.0 agu1+st0   68 h
        cmp dword [rsp + 32], 0     ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]     ;                    resident
        mov esi, dword [rsp + 52]   ;                    resident
        mov edi, dword [rsp + 36]   ;                    resident
        mov ebp, dword [rsp + 40]   ;                    resident
        mov r9d, dword [rsp + 56]   ;                    resident
        mov r10d, dword [rsp + 60]  ;                    resident
        mov r11d, dword [rsp + 44]  ;                    resident
        mov r12d, dword [rsp + 48]  ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8]        ;     0.0 agu0    73 w[0]
        bswap r13d                  ;     4.0 alu0    73 w[0]
        mov r14d, esi               ;     0.3         48 t1 copy
        ror r14d, 0xe               ;     0.5 alu1    48 t1
        xor r14d, esi               ;     1.5 alu2    48 t1
        ror r14d, 5                 ;     2.5 alu1    48 t1
        xor r14d, esi               ;     3.5 alu3    48 t1
        ror r14d, 6                 ;     4.5 alu2    48 t1
        add r14d, r13d              ;     5.5 alu0    61 t1
        mov r15d, dword [rsp + 64]  ;     1.5 agu1    71 v[7] reload
        add r14d, r15d              ;     6.5 alu3    61 t1
        add r14d, 0x428a2f98        ;     7.5 alu0    61 t1
        mov eax, r10d               ;     2.0         51 t1 copy
        xor eax, r9d                ;     2.5 alu1    51 t1
        and eax, esi                ;     3.5 alu2    51 t1
        xor eax, r10d               ;     4.5 alu3    51 t1
        add r14d, eax               ;     8.5 alu0    61 t1
        mov eax, edi                ;     2.8         47 v[7] copy
        ror eax, 9                  ;     3.5 alu1    47 v[7]
        xor eax, edi                ;     4.5 alu2    47 v[7]
        ror eax, 0xb                ;     5.5 alu1    47 v[7]
        xor eax, edi                ;     6.5 alu3    47 v[7]
        ror eax, 2                  ;     7.5 alu2    47 v[7]
        lea eax, [r14 + rax]        ;     9.5 alu0    63 v[7]
        add r14d, r12d              ;     9.5 alu3    62 v[3]
        mov ecx, dword [r8 + 4]     ;     4.2 agu2    73 w[1]
        bswap ecx                   ;     8.2 alu0    73 w[1]
        mov edx, r11d               ;     4.5         52 v[7] copy
        xor edx, ebp                ;     5.5 alu1    52 v[7]
        mov ebx, ebp                ;     4.8         52 v[7] copy
        xor ebx, edi                ;     5.7 alu2    52 v[7]
        and edx, ebx                ;     6.7 alu3    52 v[7]
        xor edx, ebp                ;     7.7 alu0    52 v[7]
        add eax, edx                ;    10.5 alu1    63 v[7]
        mov edx, r14d               ;    10.5         48 t1 copy
        ror edx, 0xe                ;    10.5 alu2    48 t1
        xor edx, r14d               ;    11.5 alu3    48 t1
        ror edx, 5                  ;    12.5 alu1    48 t1
        xor edx, r14d               ;    13.5 alu0    48 t1
        ror edx, 6                  ;    14.5 alu2    48 t1
        add edx, r10d               ;    15.5 alu3    61 t1
        add edx, ecx                ;    16.5 alu0    61 t1
        add edx, 0x71374491         ;    17.5 alu1    61 t1
        and ebx, eax                ;    11.5 alu2    52 v[6]
        mov r15d, r14d              ;    10.5         51 t1 copy
        mov dword [rsp + 68], r10d  ;     8.2 agu0+st0   71 v[6] spill
        mov r10d, r9d               ;     8.3         51 t1 copy
        xor r10d, esi               ;     9.0 alu3    51 t1
        and r15d, r10d              ;    10.5 alu0    51 t1
        xor r15d, r9d               ;    11.5 alu1    51 t1
        add edx, r15d               ;    18.5 alu2    61 t1
        add ebx, edx                ;    19.5 alu3    63 v[6]
        add edx, r11d               ;    19.5 alu0    62 v[2]
        mov r10d, eax               ;    11.5         47 v[6] copy
        ror r10d, 9                 ;    11.5 alu1    47 v[6]
        xor r10d, eax               ;    12.5 alu2    47 v[6]
        ror r10d, 0xb               ;    13.5 alu1    47 v[6]
        xor r10d, eax               ;    14.5 alu3    47 v[6]
        ror r10d, 2                 ;    15.5 alu2    47 v[6]
        add ebx, r10d               ;    20.5 alu0    63 v[6]
        mov r10d, dword [r8 + 8]    ;    12.0 agu1    73 w[2]
        bswap r10d                  ;    16.0 alu3    73 w[2]
        mov r15d, ebp               ;    12.3         52 v[6] copy
        and r15d, edi               ;    12.8 alu0    52 v[6]
        add ebx, r15d               ;    21.5 alu1    63 v[6]
        mov r15d, edx               ;    20.5         48 t1 copy
        ror r15d, 0xe               ;    20.5 alu2    48 t1
        xor r15d, edx               ;    21.5 alu3    48 t1
        ror r15d, 5                 ;    22.5 alu1    48 t1
        xor r15d, edx               ;    23.5 alu0    48 t1
        ror r15d, 6                 ;    24.5 alu2    48 t1
        add r15d, r9d               ;    25.5 alu3    61 t1
        add r15d, r10d              ;    26.5 alu1    61 t1
        add r15d, 0xb5c0fbcf        ;    27.5 alu0    61 t1
        mov dword [rsp + 72], r9d   ;    16.5 agu2+st1   71 v[5] spill
        mov r9d, r14d               ;    16.7         51 t1 copy
        xor r9d, esi                ;    16.8 alu2    51 t1
        and r9d, edx                ;    20.5 alu3    51 t1
        xor r9d, esi                ;    21.5 alu1    51 t1
        add r15d, r9d               ;    28.5 alu0    61 t1
        mov r9d, ebx                ;    22.5         47 v[5] copy
        ror r9d, 9                  ;    22.5 alu2    47 v[5]
        xor r9d, ebx                ;    23.5 alu3    47 v[5]
        ror r9d, 0xb                ;    24.5 alu1    47 v[5]
        xor r9d, ebx                ;    25.5 alu0    47 v[5]
        ror r9d, 2                  ;    26.5 alu2    47 v[5]
        add r9d, r15d               ;    29.5 alu3    63 v[5]
        add r15d, ebp               ;    29.5 alu1    62 v[1]
        mov dword [rsp + 76], r12d  ;    21.8 agu0+st0   71 v[3] spill
        mov r12d, eax               ;    22.0         52 v[5] copy
        xor r12d, ebx               ;    22.5 alu0    52 v[5]
        mov dword [rsp + 80], r11d  ;    22.5 agu1+st1   71 v[2] spill
        mov r11d, eax               ;    22.7         52 v[5] copy
        xor r11d, edi               ;    22.8 alu2    52 v[5]
        and r11d, r12d              ;    23.8 alu3    52 v[5]
        xor r11d, eax               ;    24.8 alu1    52 v[5]
        add r9d, r11d               ;    30.5 alu0    63 v[5]
        mov r11d, dword [r8 + 12]   ;    23.5 agu2    73 w[3]
        bswap r11d                  ;    27.5 alu2    73 w[3]
        and r12d, r9d               ;    31.5 alu3    52 v[4]
        mov dword [rsp + 84], ebp   ;    24.0 agu0+st0   71 v[1] spill
        mov ebp, r15d               ;    30.5         48 t1 copy
        ror ebp, 0xe                ;    30.5 alu1    48 t1
        xor ebp, r15d               ;    31.5 alu0    48 t1
        ror ebp, 5                  ;    32.5 alu2    48 t1
        xor ebp, r15d               ;    33.5 alu3    48 t1
        ror ebp, 6                  ;    34.5 alu1    48 t1
        add ebp, esi                ;    35.5 alu0    61 t1
        add ebp, r11d               ;    36.5 alu2    61 t1
        add ebp, 0xe9b5dba5         ;    37.5 alu3    61 t1
        mov dword [rsp + 88], esi   ;    27.5 agu1+st1   71 v[4] spill
        mov esi, r14d               ;    27.7         51 t1 copy
        xor esi, edx                ;    27.8 alu1    51 t1
        and esi, r15d               ;    30.5 alu0    51 t1
        xor esi, r14d               ;    31.5 alu2    51 t1
        add ebp, esi                ;    38.5 alu3    61 t1
        lea esi, [rbp + r12]        ;    39.5 alu1    63 v[4]
        add ebp, edi                ;    39.5 alu0    62 v[0]
        mov r12d, r9d               ;    31.5         47 v[4] copy
        ror r12d, 9                 ;    31.5 alu2    47 v[4]
        xor r12d, r9d               ;    32.5 alu3    47 v[4]
        ror r12d, 0xb               ;    33.5 alu1    47 v[4]
        xor r12d, r9d               ;    34.5 alu0    47 v[4]
        ror r12d, 2                 ;    35.5 alu2    47 v[4]
        mov dword [rsp + 92], edi   ;    31.8 agu2+st0   71 v[0] spill
        mov edi, dword [r8 + 16]    ;    32.0 agu0    73 w[4]
        bswap edi                   ;    36.0 alu3    73 w[4]
        add r14d, edi               ;    37.0 alu1    61 t1
        add r14d, 0x3956c25b        ;    38.0 alu0    61 t1
        mov dword [rsp + 96], edi   ;    37.0 agu1+st1   73 w[4] spill
        mov edi, ebx                ;    32.8         52 v[4] copy
        xor edi, r9d                ;    33.0 alu2    52 v[4]
        add esi, r12d               ;    40.5 alu3    63 v[4]
        mov r12d, ebp               ;    40.5         48 t1 copy
        ror r12d, 0xe               ;    40.5 alu1    48 t1
        xor r12d, ebp               ;    41.5 alu0    48 t1
        ror r12d, 5                 ;    42.5 alu2    48 t1
        xor r12d, ebp               ;    43.5 alu3    48 t1
        ror r12d, 6                 ;    44.5 alu1    48 t1
        add r14d, r12d              ;    45.5 alu0    61 t1
        mov r12d, edx               ;    36.5         51 t1 copy
        xor r12d, r15d              ;    36.7 alu2    51 t1
        and r12d, ebp               ;    40.5 alu3    51 t1
        xor r12d, edx               ;    41.5 alu1    51 t1
        add r14d, r12d              ;    46.5 alu0    61 t1
        mov r12d, eax               ;    37.5         52 v[4] copy
        and r12d, ebx               ;    37.7 alu2    52 v[4]
        add esi, r12d               ;    41.5 alu3    63 v[4]
        add eax, r14d               ;    47.5 alu1    62 v[7]
        and edi, esi                ;    42.5 alu0    52 v[3]
        mov r12d, esi               ;    42.5         47 v[3] copy
        ror r12d, 9                 ;    42.5 alu2    47 v[3]
        xor r12d, esi               ;    43.5 alu3    47 v[3]
        ror r12d, 0xb               ;    44.5 alu1    47 v[3]
        xor r12d, esi               ;    45.5 alu0    47 v[3]
        ror r12d, 2                 ;    46.5 alu2    47 v[3]
        mov dword [rsp + 100], r11d ;    41.5 agu2+st0   73 w[3] spill
        mov r11d, dword [r8 + 20]   ;    41.7 agu0    73 w[5]
        bswap r11d                  ;    45.7 alu3    73 w[5]
        add edx, r11d               ;    46.7 alu1    61 t1
        add edx, 0x59f111f1         ;    47.7 alu0    61 t1
        mov dword [rsp + 104], r11d ;    46.7 agu1+st1   73 w[5] spill
        mov r11d, r9d               ;    42.7         52 v[3] copy
        xor r11d, esi               ;    42.8 alu2    52 v[3]
        add edi, r14d               ;    47.5 alu3    63 v[3]
        mov r14d, eax               ;    48.5         48 t1 copy
        ror r14d, 0xe               ;    48.5 alu1    48 t1
        xor r14d, eax               ;    49.5 alu0    48 t1
        ror r14d, 5                 ;    50.5 alu2    48 t1
        xor r14d, eax               ;    51.5 alu3    48 t1
        ror r14d, 6                 ;    52.5 alu1    48 t1
        add edx, r14d               ;    53.5 alu0    61 t1
        mov r14d, r15d              ;    45.7         51 t1 copy
        xor r14d, ebp               ;    45.8 alu2    51 t1
        and r14d, eax               ;    48.5 alu3    51 t1
        xor r14d, r15d              ;    49.5 alu1    51 t1
        add edx, r14d               ;    54.5 alu0    61 t1
        add edi, r12d               ;    48.5 alu2    63 v[3]
        mov r12d, ebx               ;    46.8         52 v[3] copy
        and r12d, r9d               ;    47.0 alu3    52 v[3]
        add edi, r12d               ;    49.5 alu1    63 v[3]
        add ebx, edx                ;    55.5 alu0    62 v[6]
        and r11d, edi               ;    50.5 alu2    52 v[2]
        mov r12d, edi               ;    50.5         47 v[2] copy
        ror r12d, 9                 ;    50.5 alu1    47 v[2]
        xor r12d, edi               ;    51.5 alu3    47 v[2]
        ror r12d, 0xb               ;    52.5 alu2    47 v[2]
        xor r12d, edi               ;    53.5 alu0    47 v[2]
        ror r12d, 2                 ;    54.5 alu1    47 v[2]
        mov r14d, dword [r8 + 24]   ;    49.5 agu2    73 w[6]
        bswap r14d                  ;    53.5 alu3    73 w[6]
        add r15d, r14d              ;    54.5 alu0    61 t1
        add r15d, 0x923f82a4        ;    55.5 alu2    61 t1
        mov dword [rsp + 108], r14d ;    54.5 agu0+st0   73 w[6] spill
        mov r14d, esi               ;    50.7         52 v[2] copy
        xor r14d, edi               ;    50.8 alu1    52 v[2]
        add r11d, edx               ;    55.5 alu3    63 v[2]
        mov edx, ebx                ;    56.5         48 t1 copy
        ror edx, 0xe                ;    56.5 alu2    48 t1
        xor edx, ebx                ;    57.5 alu0    48 t1
        ror edx, 5                  ;    58.5 alu1    48 t1
        xor edx, ebx                ;    59.5 alu3    48 t1
        ror edx, 6                  ;    60.5 alu2    48 t1
        add r15d, edx               ;    61.5 alu0    61 t1
        mov edx, ebp                ;    53.7         51 t1 copy
        xor edx, eax                ;    53.8 alu1    51 t1
        and edx, ebx                ;    56.5 alu3    51 t1
        xor edx, ebp                ;    57.5 alu2    51 t1
        add r15d, edx               ;    62.5 alu0    61 t1
        add r11d, r12d              ;    56.5 alu1    63 v[2]
        mov r12d, r9d               ;    54.8         52 v[2] copy
        and r12d, esi               ;    55.0 alu3    52 v[2]
        add r11d, r12d              ;    57.5 alu2    63 v[2]
        add r9d, r15d               ;    63.5 alu0    62 v[5]
        and r14d, r11d              ;    58.5 alu1    52 v[1]
        mov r12d, r11d              ;    58.5         47 v[1] copy
        ror r12d, 9                 ;    58.5 alu2    47 v[1]
        xor r12d, r11d              ;    59.5 alu3    47 v[1]
        ror r12d, 0xb               ;    60.5 alu1    47 v[1]
        xor r12d, r11d              ;    61.5 alu0    47 v[1]
        ror r12d, 2                 ;    62.5 alu2    47 v[1]
        mov edx, dword [r8 + 28]    ;    57.5 agu1    73 w[7]
        bswap edx                   ;    61.5 alu3    73 w[7]
        add ebp, edx                ;    62.5 alu0    61 t1
        add ebp, 0xab1c5ed5         ;    63.5 alu1    61 t1
        mov dword [rsp + 112], edx  ;    62.5 agu2+st1   73 w[7] spill
        mov edx, edi                ;    58.7         52 v[1] copy
        xor edx, r11d               ;    58.8 alu2    52 v[1]
        add r14d, r15d              ;    63.5 alu3    63 v[1]
        mov r15d, r9d               ;    64.5         48 t1 copy
        ror r15d, 0xe               ;    64.5 alu1    48 t1
        xor r15d, r9d               ;    65.5 alu0    48 t1
        ror r15d, 5                 ;    66.5 alu2    48 t1
        xor r15d, r9d               ;    67.5 alu3    48 t1
        ror r15d, 6                 ;    68.5 alu1    48 t1
        add ebp, r15d               ;    69.5 alu0    61 t1
        mov r15d, eax               ;    61.7         51 t1 copy
        xor r15d, ebx               ;    61.8 alu2    51 t1
        and r15d, r9d               ;    64.5 alu3    51 t1
        xor r15d, eax               ;    65.5 alu1    51 t1
        add ebp, r15d               ;    70.5 alu0    61 t1
        add r14d, r12d              ;    64.5 alu2    63 v[1]
        mov r12d, esi               ;    62.8         52 v[1] copy
        and r12d, edi               ;    63.0 alu3    52 v[1]
        add r14d, r12d              ;    65.5 alu1    63 v[1]
        add esi, ebp                ;    71.5 alu0    62 v[4]
        and edx, r14d               ;    66.5 alu2    52 v[0]
        mov r12d, r14d              ;    66.5         47 v[0] copy
        ror r12d, 9                 ;    66.5 alu1    47 v[0]
        xor r12d, r14d              ;    67.5 alu3    47 v[0]
        ror r12d, 0xb               ;    68.5 alu2    47 v[0]
        xor r12d, r14d              ;    69.5 alu0    47 v[0]
        ror r12d, 2                 ;    70.5 alu1    47 v[0]
        mov r15d, dword [r8 + 32]   ;    65.5 agu0    73 w[8]
        bswap r15d                  ;    69.5 alu3    73 w[8]
        add eax, r15d               ;    70.5 alu2    61 t1
        add eax, 0xd807aa98         ;    71.5 alu0    61 t1
        mov dword [rsp + 116], r15d ;    70.5 agu1+st0   73 w[8] spill
        mov r15d, r11d              ;    66.7         52 v[0] copy
        xor r15d, r14d              ;    66.8 alu1    52 v[0]
        add edx, ebp                ;    71.5 alu3    63 v[0]
        mov ebp, esi                ;    72.5         48 t1 copy
        ror ebp, 0xe                ;    72.5 alu2    48 t1
        xor ebp, esi                ;    73.5 alu0    48 t1
        ror ebp, 5                  ;    74.5 alu1    48 t1
        xor ebp, esi                ;    75.5 alu3    48 t1
        ror ebp, 6                  ;    76.5 alu2    48 t1
        add eax, ebp                ;    77.5 alu0    61 t1
        mov ebp, ebx                ;    69.7         51 t1 copy
        xor ebp, r9d                ;    69.8 alu1    51 t1
        and ebp, esi                ;    72.5 alu3    51 t1
        xor ebp, ebx                ;    73.5 alu2    51 t1
        add eax, ebp                ;    78.5 alu0    61 t1
        add edx, r12d               ;    72.5 alu1    63 v[0]
        mov ebp, edi                ;    70.8         52 v[0] copy
        and ebp, r11d               ;    71.0 alu3    52 v[0]
        add edx, ebp                ;    73.5 alu2    63 v[0]
        add edi, eax                ;    79.5 alu0    62 v[3]
        and r15d, edx               ;    74.5 alu1    52 v[7]
        mov ebp, edx                ;    74.5         47 v[7] copy
        ror ebp, 9                  ;    74.5 alu2    47 v[7]
        xor ebp, edx                ;    75.5 alu3    47 v[7]
        ror ebp, 0xb                ;    76.5 alu1    47 v[7]
        xor ebp, edx                ;    77.5 alu0    47 v[7]
        ror ebp, 2                  ;    78.5 alu2    47 v[7]
        mov r12d, dword [r8 + 36]   ;    73.5 agu2    73 w[9]
        bswap r12d                  ;    77.5 alu3    73 w[9]
        add ebx, 0x12835b01         ;    73.8 alu0    61 t1
        add ebx, r12d               ;    78.5 alu1    61 t1
        mov dword [rsp + 120], r10d ;    74.2 agu0+st1   73 w[2] spill
        mov r10d, r14d              ;    74.3         52 v[7] copy
        xor r10d, edx               ;    74.5 alu2    52 v[7]
        add r15d, eax               ;    79.5 alu3    63 v[7]
        mov eax, edi                ;    80.5         48 t1 copy
        ror eax, 0xe                ;    80.5 alu1    48 t1
        xor eax, edi                ;    81.5 alu0    48 t1
        ror eax, 5                  ;    82.5 alu2    48 t1
        xor eax, edi                ;    83.5 alu3    48 t1
        ror eax, 6                  ;    84.5 alu1    48 t1
        add ebx, eax                ;    85.5 alu0    61 t1
        mov eax, r9d                ;    76.7         51 t1 copy
        xor eax, esi                ;    76.8 alu2    51 t1
        and eax, edi                ;    80.5 alu3    51 t1
        xor eax, r9d                ;    81.5 alu1    51 t1
        add ebx, eax                ;    86.5 alu0    61 t1
        add r15d, ebp               ;    80.5 alu2    63 v[7]
        mov ebp, r11d               ;    78.5         52 v[7] copy
        and ebp, r14d               ;    78.7 alu3    52 v[7]
        add r15d, ebp               ;    81.5 alu1    63 v[7]
        add r11d, ebx               ;    87.5 alu0    62 v[2]
        and r10d, r15d              ;    82.5 alu2    52 v[6]
        mov ebp, r15d               ;    82.5         47 v[6] copy
        ror ebp, 9                  ;    82.5 alu1    47 v[6]
        xor ebp, r15d               ;    83.5 alu3    47 v[6]
        ror ebp, 0xb                ;    84.5 alu2    47 v[6]
        xor ebp, r15d               ;    85.5 alu0    47 v[6]
        ror ebp, 2                  ;    86.5 alu1    47 v[6]
        mov eax, dword [r8 + 40]    ;    81.5 agu1    73 w[10]
        bswap eax                   ;    85.5 alu3    73 w[10]
        add r9d, 0x243185be         ;    81.8 alu2    61 t1
        add r9d, eax                ;    86.5 alu0    61 t1
        mov dword [rsp + 124], eax  ;    86.5 agu2+st0   73 w[10] spill
        mov eax, edx                ;    82.5         52 v[6] copy
        xor eax, r15d               ;    82.7 alu1    52 v[6]
        add r10d, ebx               ;    87.5 alu3    63 v[6]
        mov ebx, r11d               ;    88.5         48 t1 copy
        ror ebx, 0xe                ;    88.5 alu2    48 t1
        xor ebx, r11d               ;    89.5 alu0    48 t1
        ror ebx, 5                  ;    90.5 alu1    48 t1
        xor ebx, r11d               ;    91.5 alu3    48 t1
        ror ebx, 6                  ;    92.5 alu2    48 t1
        add r9d, ebx                ;    93.5 alu0    61 t1
        mov ebx, esi                ;    85.5         51 t1 copy
        xor ebx, edi                ;    85.7 alu1    51 t1
        and ebx, r11d               ;    88.5 alu3    51 t1
        xor ebx, esi                ;    89.5 alu2    51 t1
        add r9d, ebx                ;    94.5 alu0    61 t1
        add r10d, ebp               ;    88.5 alu1    63 v[6]
        mov ebp, r14d               ;    86.7         52 v[6] copy
        and ebp, edx                ;    86.8 alu3    52 v[6]
        add r10d, ebp               ;    89.5 alu2    63 v[6]
        add r14d, r9d               ;    95.5 alu0    62 v[1]
        and eax, r10d               ;    90.5 alu1    52 v[5]
        mov ebp, r10d               ;    90.5         47 v[5] copy
        ror ebp, 9                  ;    90.5 alu2    47 v[5]
        xor ebp, r10d               ;    91.5 alu3    47 v[5]
        ror ebp, 0xb                ;    92.5 alu1    47 v[5]
        xor ebp, r10d               ;    93.5 alu0    47 v[5]
        ror ebp, 2                  ;    94.5 alu2    47 v[5]
        mov ebx, dword [r8 + 44]    ;    89.5 agu0    73 w[11]
        bswap ebx                   ;    93.5 alu3    73 w[11]
        add esi, 0x550c7dc3         ;    89.8 alu1    61 t1
        add esi, ebx                ;    94.5 alu0    61 t1
        mov dword [rsp + 128], ebx  ;    94.5 agu1+st1   73 w[11] spill
        mov ebx, r15d               ;    90.5         52 v[5] copy
        xor ebx, r10d               ;    90.7 alu2    52 v[5]
        add eax, r9d                ;    95.5 alu3    63 v[5]
        mov r9d, r14d               ;    96.5         48 t1 copy
        ror r9d, 0xe                ;    96.5 alu1    48 t1
        xor r9d, r14d               ;    97.5 alu0    48 t1
        ror r9d, 5                  ;    98.5 alu2    48 t1
        xor r9d, r14d               ;    99.5 alu3    48 t1
        ror r9d, 6                  ;   100.5 alu1    48 t1
        add esi, r9d                ;   101.5 alu0    61 t1
        mov r9d, edi                ;    93.5         51 t1 copy
        xor r9d, r11d               ;    93.7 alu2    51 t1
        and r9d, r14d               ;    96.5 alu3    51 t1
        xor r9d, edi                ;    97.5 alu1    51 t1
        add esi, r9d                ;   102.5 alu0    61 t1
        add eax, ebp                ;    96.5 alu2    63 v[5]
        mov ebp, edx                ;    94.7         52 v[5] copy
        and ebp, r15d               ;    94.8 alu3    52 v[5]
        add eax, ebp                ;    97.5 alu1    63 v[5]
        add edx, esi                ;   103.5 alu0    62 v[0]
        and ebx, eax                ;    98.5 alu2    52 v[4]
        mov ebp, eax                ;    98.5         47 v[4] copy
        ror ebp, 9                  ;    98.5 alu1    47 v[4]
        xor ebp, eax                ;    99.5 alu3    47 v[4]
        ror ebp, 0xb                ;   100.5 alu2    47 v[4]
        xor ebp, eax                ;   101.5 alu0    47 v[4]
        ror ebp, 2                  ;   102.5 alu1    47 v[4]
        mov r9d, dword [r8 + 48]    ;    97.5 agu2    73 w[12]
        bswap r9d                   ;   101.5 alu3    73 w[12]
        add edi, 0x72be5d74         ;    97.8 alu2    61 t1
        add edi, r9d                ;   102.5 alu0    61 t1
        mov dword [rsp + 132], r9d  ;   102.5 agu0+st0   73 w[12] spill
        mov r9d, r10d               ;    98.5         52 v[4] copy
        xor r9d, eax                ;    98.7 alu1    52 v[4]
        add ebx, esi                ;   103.5 alu3    63 v[4]
        mov esi, edx                ;   104.5         48 t1 copy
        ror esi, 0xe                ;   104.5 alu2    48 t1
        xor esi, edx                ;   105.5 alu0    48 t1
        ror esi, 5                  ;   106.5 alu1    48 t1
        xor esi, edx                ;   107.5 alu3    48 t1
        ror esi, 6                  ;   108.5 alu2    48 t1
        add edi, esi                ;   109.5 alu0    61 t1
        mov esi, r11d               ;   101.5         51 t1 copy
        xor esi, r14d               ;   101.7 alu1    51 t1
        and esi, edx                ;   104.5 alu3    51 t1
        xor esi, r11d               ;   105.5 alu2    51 t1
        add edi, esi                ;   110.5 alu0    61 t1
        add ebx, ebp                ;   104.5 alu1    63 v[4]
        mov esi, r15d               ;   102.7         52 v[4] copy
        and esi, r10d               ;   102.8 alu3    52 v[4]
        add ebx, esi                ;   105.5 alu2    63 v[4]
        add r15d, edi               ;   111.5 alu0    62 v[7]
        and r9d, ebx                ;   106.5 alu1    52 v[3]
        mov esi, ebx                ;   106.5         47 v[3] copy
        ror esi, 9                  ;   106.5 alu2    47 v[3]
        xor esi, ebx                ;   107.5 alu3    47 v[3]
        ror esi, 0xb                ;   108.5 alu1    47 v[3]
        xor esi, ebx                ;   109.5 alu0    47 v[3]
        ror esi, 2                  ;   110.5 alu2    47 v[3]
        mov ebp, dword [r8 + 52]    ;   105.5 agu1    73 w[13]
        bswap ebp                   ;   109.5 alu3    73 w[13]
        add r11d, 0x80deb1fe        ;   105.8 alu1    61 t1
        add r11d, ebp               ;   110.5 alu0    61 t1
        mov dword [rsp + 136], ebp  ;   110.5 agu2+st1   73 w[13] spill
        mov ebp, eax                ;   106.5         52 v[3] copy
        xor ebp, ebx                ;   106.7 alu2    52 v[3]
        add r9d, edi                ;   111.5 alu3    63 v[3]
        mov edi, r15d               ;   112.5         48 t1 copy
        ror edi, 0xe                ;   112.5 alu1    48 t1
        xor edi, r15d               ;   113.5 alu0    48 t1
        ror edi, 5                  ;   114.5 alu2    48 t1
        xor edi, r15d               ;   115.5 alu3    48 t1
        ror edi, 6                  ;   116.5 alu1    48 t1
        add r11d, edi               ;   117.5 alu0    61 t1
        mov edi, r14d               ;   109.5         51 t1 copy
        xor edi, edx                ;   109.7 alu2    51 t1
        and edi, r15d               ;   112.5 alu3    51 t1
        xor edi, r14d               ;   113.5 alu1    51 t1
        add r11d, edi               ;   118.5 alu0    61 t1
        add r9d, esi                ;   112.5 alu2    63 v[3]
        mov esi, r10d               ;   110.7         52 v[3] copy
        and esi, eax                ;   110.8 alu3    52 v[3]
        add r9d, esi                ;   113.5 alu1    63 v[3]
        add r10d, r11d              ;   119.5 alu0    62 v[6]
        and ebp, r9d                ;   114.5 alu2    52 v[2]
        mov esi, r9d                ;   114.5         47 v[2] copy
        ror esi, 9                  ;   114.5 alu1    47 v[2]
        xor esi, r9d                ;   115.5 alu3    47 v[2]
        ror esi, 0xb                ;   116.5 alu2    47 v[2]
        xor esi, r9d                ;   117.5 alu0    47 v[2]
        ror esi, 2                  ;   118.5 alu1    47 v[2]
        mov edi, dword [r8 + 56]    ;   113.5 agu0    73 w[14]
        bswap edi                   ;   117.5 alu3    73 w[14]
        add r14d, 0x9bdc06a7        ;   113.8 alu2    61 t1
        mov dword [rsp + 140], r13d ;   114.0 agu1+st0   73 w[0] spill
        mov r13d, ebx               ;   114.2         52 v[2] copy
        xor r13d, r9d               ;   114.5 alu0    52 v[2]
        add r14d, edi               ;   118.5 alu1    61 t1
        mov dword [rsp + 144], r12d ;   114.7 agu2+st1   73 w[9] spill
        mov r12d, r10d              ;   120.5         48 t1 copy
        ror r12d, 0xe               ;   120.5 alu2    48 t1
        xor r12d, r10d              ;   121.5 alu3    48 t1
        ror r12d, 5                 ;   122.5 alu1    48 t1
        xor r12d, r10d              ;   123.5 alu0    48 t1
        ror r12d, 6                 ;   124.5 alu2    48 t1
        add r14d, r12d              ;   125.5 alu3    61 t1
        mov r12d, edx               ;   116.5         51 t1 copy
        xor r12d, r15d              ;   116.7 alu1    51 t1
        and r12d, r10d              ;   120.5 alu0    51 t1
        xor r12d, edx               ;   121.5 alu2    51 t1
        add r14d, r12d              ;   126.5 alu3    61 t1
        mov r12d, dword [r8 + 60]   ;   117.7 agu0    73 w[15]
        bswap r12d                  ;   121.7 alu1    73 w[15]
        mov qword [rsp + 24], r8    ;   118.0 agu1+st0   73 w[0] spill
        lea r8d, [rax + r14]        ;   127.5 alu0    62 v[5]
        add edx, 0xc19bf174         ;   118.5 alu2    61 t1
        and eax, ebx                ;   118.7 alu3    52 v[2]
        add edx, r12d               ;   122.7 alu1    61 t1
        add ebp, r11d               ;   119.5 alu0    63 v[2]
        mov r11d, r8d               ;   128.5         48 t1 copy
        ror r11d, 0xe               ;   128.5 alu2    48 t1
        xor r11d, r8d               ;   129.5 alu3    48 t1
        ror r11d, 5                 ;   130.5 alu1    48 t1
        xor r11d, r8d               ;   131.5 alu0    48 t1
        ror r11d, 6                 ;   132.5 alu2    48 t1
        add edx, r11d               ;   133.5 alu3    61 t1
        mov r11d, r15d              ;   121.7         51 t1 copy
        xor r11d, r10d              ;   121.8 alu1    51 t1
        and r11d, r8d               ;   128.5 alu0    51 t1
        xor r11d, r15d              ;   129.5 alu2    51 t1
        add edx, r11d               ;   134.5 alu3    61 t1
        add ebp, esi                ;   122.8 alu1    63 v[2]
        add ebp, eax                ;   123.8 alu0    63 v[2]
        mov esi, r9d                ;   123.5         52 v[1] copy
        xor esi, ebp                ;   124.8 alu2    52 v[1]
        and r13d, esi               ;   125.8 alu3    52 v[1]
        xor r13d, r9d               ;   126.8 alu1    52 v[1]
        mov r11d, ebp               ;   124.8         47 v[1] copy
        ror r11d, 9                 ;   125.0 alu2    47 v[1]
        xor r11d, ebp               ;   126.0 alu0    47 v[1]
        ror r11d, 0xb               ;   127.0 alu1    47 v[1]
        xor r11d, ebp               ;   128.0 alu3    47 v[1]
        ror r11d, 2                 ;   129.0 alu2    47 v[1]
        add r14d, r13d              ;   127.8 alu0    63 v[1]
        add r14d, r11d              ;   130.0 alu1    63 v[1]
        mov r11d, ebp               ;   127.0         52 v[0] copy
        xor r11d, r14d              ;   131.0 alu3    52 v[0]
        and esi, r11d               ;   132.0 alu2    52 v[0]
        xor esi, ebp                ;   133.0 alu0    52 v[0]
        add ebx, edx                ;   135.5 alu1    62 v[4]
        mov r13d, r14d              ;   131.0         47 v[0] copy
        ror r13d, 9                 ;   131.0 alu2    47 v[0]
        xor r13d, r14d              ;   132.0 alu3    47 v[0]
        ror r13d, 0xb               ;   133.0 alu1    47 v[0]
        xor r13d, r14d              ;   134.0 alu0    47 v[0]
        ror r13d, 2                 ;   135.0 alu2    47 v[0]
        add esi, edx                ;   135.5 alu3    63 v[0]
        add esi, r13d               ;   136.5 alu1    63 v[0]
        mov r13d, edi               ;   131.0         50 w[0] copy
        shr r13d, 0xa               ;   131.2 alu2    50 w[0]
        mov eax, edi                ;   131.3         50 w[0] copy
        ror eax, 2                  ;   131.5 alu1    50 w[0]
        xor eax, edi                ;   132.5 alu0    50 w[0]
        ror eax, 0x11               ;   133.5 alu2    50 w[0]
        xor r13d, eax               ;   134.5 alu3    50 w[0]
        mov eax, r12d               ;   132.2         50 w[1] copy
        shr eax, 0xa                ;   132.5 alu1    50 w[1]
        mov edx, r12d               ;   132.5         50 w[1] copy
        ror edx, 2                  ;   133.2 alu2    50 w[1]
        xor edx, r12d               ;   134.2 alu0    50 w[1]
        ror edx, 0x11               ;   135.2 alu1    50 w[1]
        xor eax, edx                ;   136.2 alu3    50 w[1]
        mov edx, ecx                ;   133.3         49 w[0] copy
        shr edx, 3                  ;   134.2 alu2    49 w[0]
        add r13d, dword [rsp + 144] ;   135.5 alu0+agu2   78 w[0]
        add r13d, dword [rsp + 140] ;   136.5 alu3+agu0   78 w[0]
        mov dword [rsp + 140], r12d ;   134.0 agu1+st1   73 w[15] spill
        mov r12d, ecx               ;   134.2         49 w[0] copy
        ror r12d, 0xb               ;   134.5 alu1    49 w[0]
        xor r12d, ecx               ;   135.5 alu0    49 w[0]
        ror r12d, 7                 ;   136.5 alu2    49 w[0]
        xor edx, r12d               ;   137.5 alu3    49 w[0]
        add r13d, edx               ;   138.5 alu1    78 w[0]
        mov r12d, ebx               ;   136.5         48 t1 copy
        ror r12d, 0xe               ;   136.5 alu2    48 t1
        xor r12d, ebx               ;   137.5 alu0    48 t1
        ror r12d, 5                 ;   138.5 alu1    48 t1
        xor r12d, ebx               ;   139.5 alu3    48 t1
        ror r12d, 6                 ;   140.5 alu2    48 t1
        mov edx, r10d               ;   136.2         51 t1 copy
        xor edx, r8d                ;   136.8 alu0    51 t1
        and edx, ebx                ;   137.8 alu3    51 t1
        xor edx, r10d               ;   138.8 alu1    51 t1
        add r15d, edx               ;   139.8 alu0    61 t1
        add r15d, r12d              ;   141.5 alu3    61 t1
        add r15d, 0xe49b69c1        ;   142.5 alu2    61 t1
        add r15d, r13d              ;   143.5 alu1    61 t1
        mov r12d, r14d              ;   137.5         52 v[7] copy
        xor r12d, esi               ;   138.8 alu0    52 v[7]
        and r11d, r12d              ;   139.8 alu3    52 v[7]
        xor r11d, r14d              ;   140.8 alu2    52 v[7]
        add r9d, r15d               ;   144.5 alu1    62 v[3]
        mov edx, esi                ;   138.3         47 v[7] copy
        ror edx, 9                  ;   140.2 alu2    47 v[7]
        xor edx, esi                ;   141.2 alu0    47 v[7]
        ror edx, 0xb                ;   142.2 alu1    47 v[7]
        xor edx, esi                ;   143.2 alu3    47 v[7]
        ror edx, 2                  ;   144.2 alu2    47 v[7]
        add r11d, r15d              ;   144.5 alu0    63 v[7]
        add r11d, edx               ;   145.5 alu3    63 v[7]
        mov r15d, r13d              ;   139.7         50 w[2] copy
        shr r15d, 0xa               ;   141.5 alu1    50 w[2]
        mov edx, r13d               ;   140.0         50 w[2] copy
        ror edx, 2                  ;   142.2 alu2    50 w[2]
        xor edx, r13d               ;   143.2 alu0    50 w[2]
        ror edx, 0x11               ;   144.2 alu1    50 w[2]
        xor r15d, edx               ;   145.2 alu3    50 w[2]
        mov edx, dword [rsp + 120]  ;   140.8 agu2    49 w[1]
        add eax, ecx                ;   142.8 alu0    78 w[1]
        mov ecx, dword [rsp + 124]  ;   141.2 agu0    73 w[10] reload
        add eax, ecx                ;   145.2 alu3    78 w[1]
        mov ecx, r9d                ;   145.5         48 t1 copy
        ror ecx, 0xe                ;   145.5 alu2    48 t1
        xor ecx, r9d                ;   146.5 alu1    48 t1
        ror ecx, 5                  ;   147.5 alu2    48 t1
        xor ecx, r9d                ;   148.5 alu0    48 t1
        ror ecx, 6                  ;   149.5 alu1    48 t1
        mov dword [rsp + 148], r13d ;   143.2 agu1+st0   78 w[0] spill
        mov r13d, dword [rsp + 120] ;   143.3 agu2    49 w[1]
        shr r13d, 3                 ;   147.3 alu2    49 w[1]
        mov dword [rsp + 152], edi  ;   143.7 agu0+st1   73 w[14] spill
        mov edi, dword [rsp + 120]  ;   144.2 agu1    49 w[1]
        ror edi, 0xb                ;   148.2 alu1    49 w[1]
        xor edx, edi                ;   149.2 alu3    49 w[1]
        ror edx, 7                  ;   150.2 alu2    49 w[1]
        xor r13d, edx               ;   151.2 alu0    49 w[1]
        add eax, r13d               ;   152.2 alu3    78 w[1]
        mov edi, r8d                ;   144.8         51 t1 copy
        xor edi, ebx                ;   145.8 alu0    51 t1
        and edi, r9d                ;   146.8 alu3    51 t1
        xor edi, r8d                ;   147.8 alu1    51 t1
        add r10d, edi               ;   148.8 alu0    61 t1
        add r10d, ecx               ;   150.5 alu2    61 t1
        add r10d, 0xefbe4786        ;   151.5 alu3    61 t1
        add r10d, eax               ;   153.2 alu1    61 t1
        mov edi, esi                ;   146.5         52 v[6] copy
        xor edi, r11d               ;   147.8 alu0    52 v[6]
        and r12d, edi               ;   148.8 alu2    52 v[6]
        xor r12d, esi               ;   149.8 alu3    52 v[6]
        add ebp, r10d               ;   154.2 alu1    62 v[2]
        mov r13d, r11d              ;   147.8         47 v[6] copy
        ror r13d, 9                 ;   149.2 alu2    47 v[6]
        xor r13d, r11d              ;   150.2 alu0    47 v[6]
        ror r13d, 0xb               ;   151.2 alu1    47 v[6]
        xor r13d, r11d              ;   152.2 alu3    47 v[6]
        ror r13d, 2                 ;   153.2 alu2    47 v[6]
        add r12d, r10d              ;   154.2 alu0    63 v[6]
        add r12d, r13d              ;   155.2 alu3    63 v[6]
        mov r10d, eax               ;   153.2         50 w[3] copy
        shr r10d, 0xa               ;   153.2 alu1    50 w[3]
        mov r13d, eax               ;   153.2         50 w[3] copy
        ror r13d, 2                 ;   153.2 alu2    50 w[3]
        xor r13d, eax               ;   154.2 alu0    50 w[3]
        ror r13d, 0x11              ;   155.2 alu1    50 w[3]
        xor r10d, r13d              ;   156.2 alu3    50 w[3]
        mov r13d, dword [rsp + 100] ;   151.3 agu2    49 w[2]
        shr r13d, 3                 ;   155.3 alu2    49 w[2]
        mov ecx, dword [rsp + 100]  ;   151.7 agu0    49 w[2]
        ror ecx, 0xb                ;   155.7 alu1    49 w[2]
        mov edx, dword [rsp + 100]  ;   152.2 agu1    73 w[3] reload
        xor ecx, edx                ;   156.7 alu0    49 w[2]
        ror ecx, 7                  ;   157.7 alu2    49 w[2]
        xor r13d, ecx               ;   158.7 alu3    49 w[2]
        add r15d, r13d              ;   159.7 alu0    78 w[2]
        mov r13d, dword [rsp + 128] ;   153.5 agu2    73 w[11] reload
        add r15d, r13d              ;   160.7 alu1    78 w[2]
        add r15d, dword [rsp + 120] ;   161.7 alu2+agu0   78 w[2]
        mov ecx, ebp                ;   155.2         48 t1 copy
        ror ecx, 0xe                ;   155.2 alu1    48 t1
        xor ecx, ebp                ;   156.2 alu3    48 t1
        ror ecx, 5                  ;   157.2 alu2    48 t1
        xor ecx, ebp                ;   158.2 alu0    48 t1
        ror ecx, 6                  ;   159.2 alu1    48 t1
        add r8d, ecx                ;   160.2 alu3    61 t1
        mov ecx, ebx                ;   155.5         51 t1 copy
        xor ecx, r9d                ;   155.7 alu0    51 t1
        and ecx, ebp                ;   156.7 alu2    51 t1
        xor ecx, ebx                ;   157.7 alu3    51 t1
        add r8d, ecx                ;   161.2 alu0    61 t1
        add r8d, 0xfc19dc6          ;   162.2 alu1    61 t1
        add r8d, r15d               ;   163.2 alu2    61 t1
        mov ecx, r11d               ;   156.7         52 v[5] copy
        xor ecx, r12d               ;   157.3 alu3    52 v[5]
        and edi, ecx                ;   158.3 alu0    52 v[5]
        xor edi, r11d               ;   159.3 alu1    52 v[5]
        add r14d, r8d               ;   164.2 alu2    62 v[1]
        add edi, r8d                ;   164.2 alu3    63 v[5]
        mov r8d, r12d               ;   157.7         47 v[5] copy
        ror r8d, 9                  ;   158.7 alu1    47 v[5]
        xor r8d, r12d               ;   159.7 alu0    47 v[5]
        ror r8d, 0xb                ;   160.7 alu2    47 v[5]
        xor r8d, r12d               ;   161.7 alu3    47 v[5]
        ror r8d, 2                  ;   162.7 alu1    47 v[5]
        add edi, r8d                ;   165.2 alu0    63 v[5]
        mov r8d, r15d               ;   162.7         50 w[4] copy
        shr r8d, 0xa                ;   162.7 alu2    50 w[4]
        add r10d, edx               ;   160.3 alu3    78 w[3]
        mov edx, r15d               ;   162.7         50 w[4] copy
        ror edx, 2                  ;   162.7 alu1    50 w[4]
        xor edx, r15d               ;   163.7 alu0    50 w[4]
        ror edx, 0x11               ;   164.7 alu2    50 w[4]
        xor r8d, edx                ;   165.7 alu3    50 w[4]
        mov edx, dword [rsp + 96]   ;   161.2 agu1    49 w[3]
        add r10d, dword [rsp + 132] ;   161.7 alu0+agu2   78 w[3]
        mov r13d, r14d              ;   165.2         48 t1 copy
        ror r13d, 0xe               ;   165.2 alu1    48 t1
        xor r13d, r14d              ;   166.2 alu2    48 t1
        ror r13d, 5                 ;   167.2 alu1    48 t1
        xor r13d, r14d              ;   168.2 alu3    48 t1
        ror r13d, 6                 ;   169.2 alu2    48 t1
        mov dword [rsp + 100], r15d ;   163.0 agu0+st0   78 w[2] spill
        mov r15d, dword [rsp + 96]  ;   163.2 agu1    49 w[3]
        shr r15d, 3                 ;   167.2 alu1    49 w[3]
        mov dword [rsp + 120], eax  ;   163.5 agu2+st1   78 w[1] spill
        mov eax, dword [rsp + 96]   ;   164.0 agu0    49 w[3]
        ror eax, 0xb                ;   168.0 alu2    49 w[3]
        xor edx, eax                ;   169.0 alu0    49 w[3]
        ror edx, 7                  ;   170.0 alu1    49 w[3]
        xor r15d, edx               ;   171.0 alu3    49 w[3]
        add r10d, r15d              ;   172.0 alu0    78 w[3]
        mov r15d, r9d               ;   164.7         51 t1 copy
        xor r15d, ebp               ;   165.2 alu2    51 t1
        and r15d, r14d              ;   166.2 alu3    51 t1
        xor r15d, r9d               ;   167.2 alu1    51 t1
        add ebx, r15d               ;   168.2 alu0    61 t1
        add ebx, r13d               ;   170.2 alu2    61 t1
        add ebx, 0x240ca1cc         ;   171.2 alu3    61 t1
        add ebx, r10d               ;   173.0 alu1    61 t1
        mov r13d, r12d              ;   166.2         52 v[4] copy
        xor r13d, edi               ;   167.0 alu0    52 v[4]
        and ecx, r13d               ;   168.0 alu2    52 v[4]
        xor ecx, r12d               ;   169.0 alu3    52 v[4]
        add esi, ebx                ;   174.0 alu1    62 v[0]
        mov r15d, edi               ;   167.3         47 v[4] copy
        ror r15d, 9                 ;   168.2 alu2    47 v[4]
        xor r15d, edi               ;   169.2 alu0    47 v[4]
        ror r15d, 0xb               ;   170.2 alu1    47 v[4]
        xor r15d, edi               ;   171.2 alu3    47 v[4]
        ror r15d, 2                 ;   172.2 alu2    47 v[4]
        add ecx, r15d               ;   173.2 alu0    63 v[4]
        add ecx, ebx                ;   174.2 alu3    63 v[4]
        mov r15d, r10d              ;   173.0         50 w[5] copy
        shr r15d, 0xa               ;   173.0 alu1    50 w[5]
        mov eax, r10d               ;   173.0         50 w[5] copy
        ror eax, 2                  ;   173.0 alu2    50 w[5]
        xor eax, r10d               ;   174.0 alu0    50 w[5]
        ror eax, 0x11               ;   175.0 alu1    50 w[5]
        xor r15d, eax               ;   176.0 alu3    50 w[5]
        mov eax, dword [rsp + 104]  ;   171.0 agu1    49 w[4]
        shr eax, 3                  ;   175.0 alu2    49 w[4]
        mov edx, dword [rsp + 104]  ;   171.3 agu2    49 w[4]
        ror edx, 0xb                ;   175.3 alu1    49 w[4]
        mov ebx, dword [rsp + 104]  ;   171.7 agu0    73 w[5] reload
        xor edx, ebx                ;   176.3 alu0    49 w[4]
        ror edx, 7                  ;   177.3 alu2    49 w[4]
        xor eax, edx                ;   178.3 alu3    49 w[4]
        add r8d, eax                ;   179.3 alu0    78 w[4]
        mov eax, dword [rsp + 136]  ;   173.2 agu1    73 w[13] reload
        add r8d, eax                ;   180.3 alu1    78 w[4]
        add r8d, dword [rsp + 96]   ;   181.3 alu2+agu2   78 w[4]
        mov edx, esi                ;   175.0         48 t1 copy
        ror edx, 0xe                ;   175.0 alu1    48 t1
        xor edx, esi                ;   176.0 alu3    48 t1
        ror edx, 5                  ;   177.0 alu2    48 t1
        xor edx, esi                ;   178.0 alu0    48 t1
        ror edx, 6                  ;   179.0 alu1    48 t1
        add r9d, edx                ;   180.0 alu3    61 t1
        mov edx, ebp                ;   175.2         51 t1 copy
        xor edx, r14d               ;   175.3 alu0    51 t1
        and edx, esi                ;   176.3 alu2    51 t1
        xor edx, ebp                ;   177.3 alu3    51 t1
        add r9d, edx                ;   181.0 alu0    61 t1
        add r9d, 0x2de92c6f         ;   182.0 alu1    61 t1
        add r9d, r8d                ;   183.0 alu2    61 t1
        mov edx, edi                ;   176.3         52 v[3] copy
        xor edx, ecx                ;   177.0 alu3    52 v[3]
        and r13d, edx               ;   178.0 alu0    52 v[3]
        xor r13d, edi               ;   179.0 alu1    52 v[3]
        add r11d, r9d               ;   184.0 alu2    62 v[7]
        add r13d, r9d               ;   184.0 alu3    63 v[3]
        mov r9d, ecx                ;   177.3         47 v[3] copy
        ror r9d, 9                  ;   178.3 alu1    47 v[3]
        xor r9d, ecx                ;   179.3 alu0    47 v[3]
        ror r9d, 0xb                ;   180.3 alu2    47 v[3]
        xor r9d, ecx                ;   181.3 alu3    47 v[3]
        ror r9d, 2                  ;   182.3 alu1    47 v[3]
        add r13d, r9d               ;   185.0 alu0    63 v[3]
        mov r9d, r8d                ;   182.3         50 w[6] copy
        shr r9d, 0xa                ;   182.3 alu2    50 w[6]
        add r15d, ebx               ;   180.0 alu3    78 w[5]
        mov ebx, r8d                ;   182.3         50 w[6] copy
        ror ebx, 2                  ;   182.3 alu1    50 w[6]
        xor ebx, r8d                ;   183.3 alu0    50 w[6]
        ror ebx, 0x11               ;   184.3 alu2    50 w[6]
        xor r9d, ebx                ;   185.3 alu3    50 w[6]
        mov ebx, dword [rsp + 108]  ;   181.0 agu0    49 w[5]
        add r15d, dword [rsp + 152] ;   181.3 alu0+agu1   78 w[5]
        mov eax, r11d               ;   185.0         48 t1 copy
        ror eax, 0xe                ;   185.0 alu1    48 t1
        xor eax, r11d               ;   186.0 alu2    48 t1
        ror eax, 5                  ;   187.0 alu1    48 t1
        xor eax, r11d               ;   188.0 alu3    48 t1
        ror eax, 6                  ;   189.0 alu2    48 t1
        mov dword [rsp + 104], r8d  ;   182.7 agu2+st0   78 w[4] spill
        mov r8d, dword [rsp + 108]  ;   182.8 agu0    49 w[5]
        shr r8d, 3                  ;   186.8 alu1    49 w[5]
        mov dword [rsp + 96], r10d  ;   183.2 agu1+st1   78 w[3] spill
        mov r10d, dword [rsp + 108] ;   183.7 agu2    49 w[5]
        ror r10d, 0xb               ;   187.7 alu2    49 w[5]
        xor ebx, r10d               ;   188.7 alu0    49 w[5]
        ror ebx, 7                  ;   189.7 alu1    49 w[5]
        xor r8d, ebx                ;   190.7 alu3    49 w[5]
        add r15d, r8d               ;   191.7 alu0    78 w[5]
        mov r8d, r14d               ;   184.3         51 t1 copy
        xor r8d, esi                ;   184.7 alu2    51 t1
        and r8d, r11d               ;   185.7 alu3    51 t1
        xor r8d, r14d               ;   186.7 alu1    51 t1
        add ebp, r8d                ;   187.7 alu0    61 t1
        add ebp, eax                ;   190.0 alu2    61 t1
        add ebp, 0x4a7484aa         ;   191.0 alu3    61 t1
        add ebp, r15d               ;   192.7 alu1    61 t1
        mov r8d, ecx                ;   185.7         52 v[2] copy
        xor r8d, r13d               ;   186.7 alu0    52 v[2]
        and edx, r8d                ;   187.7 alu2    52 v[2]
        xor edx, ecx                ;   188.7 alu3    52 v[2]
        add r12d, ebp               ;   193.7 alu1    62 v[6]
        mov r10d, r13d              ;   187.0         47 v[2] copy
        ror r10d, 9                 ;   187.7 alu2    47 v[2]
        xor r10d, r13d              ;   188.7 alu0    47 v[2]
        ror r10d, 0xb               ;   189.7 alu1    47 v[2]
        xor r10d, r13d              ;   190.7 alu3    47 v[2]
        ror r10d, 2                 ;   191.7 alu2    47 v[2]
        add edx, r10d               ;   192.7 alu0    63 v[2]
        add edx, ebp                ;   193.7 alu3    63 v[2]
        mov ebp, r15d               ;   192.7         50 w[7] copy
        shr ebp, 0xa                ;   192.7 alu1    50 w[7]
        mov r10d, r15d              ;   192.7         50 w[7] copy
        ror r10d, 2                 ;   192.7 alu2    50 w[7]
        xor r10d, r15d              ;   193.7 alu0    50 w[7]
        ror r10d, 0x11              ;   194.7 alu1    50 w[7]
        xor ebp, r10d               ;   195.7 alu3    50 w[7]
        mov r10d, dword [rsp + 112] ;   190.7 agu0    49 w[6]
        shr r10d, 3                 ;   194.7 alu2    49 w[6]
        mov eax, dword [rsp + 112]  ;   191.0 agu1    49 w[6]
        ror eax, 0xb                ;   195.0 alu1    49 w[6]
        mov ebx, dword [rsp + 112]  ;   191.3 agu2    73 w[7] reload
        xor eax, ebx                ;   196.0 alu0    49 w[6]
        ror eax, 7                  ;   197.0 alu2    49 w[6]
        xor r10d, eax               ;   198.0 alu3    49 w[6]
        add r9d, r10d               ;   199.0 alu0    78 w[6]
        mov r10d, dword [rsp + 140] ;   192.8 agu0    73 w[15] reload
        add r9d, r10d               ;   200.0 alu1    78 w[6]
        add r9d, dword [rsp + 108]  ;   201.0 alu2+agu1   78 w[6]
        mov eax, r12d               ;   194.7         48 t1 copy
        ror eax, 0xe                ;   194.7 alu1    48 t1
        xor eax, r12d               ;   195.7 alu3    48 t1
        ror eax, 5                  ;   196.7 alu2    48 t1
        xor eax, r12d               ;   197.7 alu0    48 t1
        ror eax, 6                  ;   198.7 alu1    48 t1
        add r14d, eax               ;   199.7 alu3    61 t1
        mov eax, esi                ;   194.8         51 t1 copy
        xor eax, r11d               ;   195.0 alu0    51 t1
        and eax, r12d               ;   196.0 alu2    51 t1
        xor eax, esi                ;   197.0 alu3    51 t1
        add r14d, eax               ;   200.7 alu0    61 t1
        add r14d, 0x5cb0a9dc        ;   201.7 alu1    61 t1
        add r14d, r9d               ;   202.7 alu2    61 t1
        mov eax, r13d               ;   196.0         52 v[1] copy
        xor eax, edx                ;   196.7 alu3    52 v[1]
        and r8d, eax                ;   197.7 alu0    52 v[1]
        xor r8d, r13d               ;   198.7 alu1    52 v[1]
        add edi, r14d               ;   203.7 alu2    62 v[5]
        add r8d, r14d               ;   203.7 alu3    63 v[1]
        mov r14d, edx               ;   197.0         47 v[1] copy
        ror r14d, 9                 ;   198.0 alu1    47 v[1]
        xor r14d, edx               ;   199.0 alu0    47 v[1]
        ror r14d, 0xb               ;   200.0 alu2    47 v[1]
        xor r14d, edx               ;   201.0 alu3    47 v[1]
        ror r14d, 2                 ;   202.0 alu1    47 v[1]
        add r8d, r14d               ;   204.7 alu0    63 v[1]
        mov r14d, r9d               ;   202.0         50 w[8] copy
        shr r14d, 0xa               ;   202.0 alu2    50 w[8]
        add ebp, ebx                ;   199.7 alu3    78 w[7]
        mov ebx, r9d                ;   202.0         50 w[8] copy
        ror ebx, 2                  ;   202.0 alu1    50 w[8]
        xor ebx, r9d                ;   203.0 alu0    50 w[8]
        ror ebx, 0x11               ;   204.0 alu2    50 w[8]
        xor r14d, ebx               ;   205.0 alu3    50 w[8]
        mov ebx, dword [rsp + 116]  ;   200.7 agu2    49 w[7]
        add ebp, dword [rsp + 148]  ;   201.0 alu0+agu0   78 w[7]
        mov r10d, edi               ;   204.7         48 t1 copy
        ror r10d, 0xe               ;   204.7 alu1    48 t1
        xor r10d, edi               ;   205.7 alu2    48 t1
        ror r10d, 5                 ;   206.7 alu1    48 t1
        xor r10d, edi               ;   207.7 alu3    48 t1
        ror r10d, 6                 ;   208.7 alu2    48 t1
        mov dword [rsp + 112], r9d  ;   202.3 agu1+st0   78 w[6] spill
        mov r9d, dword [rsp + 116]  ;   202.5 agu2    49 w[7]
        shr r9d, 3                  ;   206.5 alu1    49 w[7]
        mov dword [rsp + 108], r15d ;   202.8 agu0+st1   78 w[5] spill
        mov r15d, dword [rsp + 116] ;   203.3 agu1    49 w[7]
        ror r15d, 0xb               ;   207.3 alu2    49 w[7]
        xor ebx, r15d               ;   208.3 alu0    49 w[7]
        ror ebx, 7                  ;   209.3 alu1    49 w[7]
        xor r9d, ebx                ;   210.3 alu3    49 w[7]
        add ebp, r9d                ;   211.3 alu0    78 w[7]
        mov r9d, r11d               ;   204.0         51 t1 copy
        xor r9d, r12d               ;   204.3 alu2    51 t1
        and r9d, edi                ;   205.3 alu3    51 t1
        xor r9d, r11d               ;   206.3 alu1    51 t1
        add esi, r9d                ;   207.3 alu0    61 t1
        add esi, r10d               ;   209.7 alu2    61 t1
        add esi, 0x76f988da         ;   210.7 alu3    61 t1
        add esi, ebp                ;   212.3 alu1    61 t1
        mov r9d, edx                ;   205.3         52 v[0] copy
        xor r9d, r8d                ;   206.3 alu0    52 v[0]
        and eax, r9d                ;   207.3 alu2    52 v[0]
        xor eax, edx                ;   208.3 alu3    52 v[0]
        add ecx, esi                ;   213.3 alu1    62 v[4]
        mov r10d, r8d               ;   206.7         47 v[0] copy
        ror r10d, 9                 ;   207.3 alu2    47 v[0]
        xor r10d, r8d               ;   208.3 alu0    47 v[0]
        ror r10d, 0xb               ;   209.3 alu1    47 v[0]
        xor r10d, r8d               ;   210.3 alu3    47 v[0]
        ror r10d, 2                 ;   211.3 alu2    47 v[0]
        add eax, r10d               ;   212.3 alu0    63 v[0]
        add eax, esi                ;   213.3 alu3    63 v[0]
        mov esi, ebp                ;   212.3         50 w[9] copy
        shr esi, 0xa                ;   212.3 alu1    50 w[9]
        mov r10d, ebp               ;   212.3         50 w[9] copy
        ror r10d, 2                 ;   212.3 alu2    50 w[9]
        xor r10d, ebp               ;   213.3 alu0    50 w[9]
        ror r10d, 0x11              ;   214.3 alu1    50 w[9]
        xor esi, r10d               ;   215.3 alu3    50 w[9]
        mov r10d, dword [rsp + 144] ;   210.3 agu2    49 w[8]
        shr r10d, 3                 ;   214.3 alu2    49 w[8]
        mov r15d, dword [rsp + 144] ;   210.7 agu0    49 w[8]
        ror r15d, 0xb               ;   214.7 alu1    49 w[8]
        mov ebx, dword [rsp + 144]  ;   211.0 agu1    73 w[9] reload
        xor r15d, ebx               ;   215.7 alu0    49 w[8]
        ror r15d, 7                 ;   216.7 alu2    49 w[8]
        xor r10d, r15d              ;   217.7 alu3    49 w[8]
        add r14d, r10d              ;   218.7 alu0    78 w[8]
        mov r10d, dword [rsp + 120] ;   212.5 agu2    78 w[1] reload
        add r14d, r10d              ;   219.7 alu1    78 w[8]
        add r14d, dword [rsp + 116] ;   220.7 alu2+agu0   78 w[8]
        mov r15d, ecx               ;   214.3         48 t1 copy
        ror r15d, 0xe               ;   214.3 alu1    48 t1
        xor r15d, ecx               ;   215.3 alu3    48 t1
        ror r15d, 5                 ;   216.3 alu2    48 t1
        xor r15d, ecx               ;   217.3 alu0    48 t1
        ror r15d, 6                 ;   218.3 alu1    48 t1
        add r11d, r15d              ;   219.3 alu3    61 t1
        mov r15d, r12d              ;   214.5         51 t1 copy
        xor r15d, edi               ;   214.7 alu0    51 t1
        and r15d, ecx               ;   215.7 alu2    51 t1
        xor r15d, r12d              ;   216.7 alu3    51 t1
        add r11d, r15d              ;   220.3 alu0    61 t1
        add r11d, 0x983e5152        ;   221.3 alu1    61 t1
        add r11d, r14d              ;   222.3 alu2    61 t1
        mov r15d, r8d               ;   215.7         52 v[7] copy
        xor r15d, eax               ;   216.3 alu3    52 v[7]
        and r9d, r15d               ;   217.3 alu0    52 v[7]
        xor r9d, r8d                ;   218.3 alu1    52 v[7]
        add r13d, r11d              ;   223.3 alu2    62 v[3]
        add r9d, r11d               ;   223.3 alu3    63 v[7]
        mov r11d, eax               ;   216.7         47 v[7] copy
        ror r11d, 9                 ;   217.7 alu1    47 v[7]
        xor r11d, eax               ;   218.7 alu0    47 v[7]
        ror r11d, 0xb               ;   219.7 alu2    47 v[7]
        xor r11d, eax               ;   220.7 alu3    47 v[7]
        ror r11d, 2                 ;   221.7 alu1    47 v[7]
        add r9d, r11d               ;   224.3 alu0    63 v[7]
        mov r11d, r14d              ;   221.7         50 w[10] copy
        shr r11d, 0xa               ;   221.7 alu2    50 w[10]
        add esi, ebx                ;   219.3 alu3    78 w[9]
        mov ebx, r14d               ;   221.7         50 w[10] copy
        ror ebx, 2                  ;   221.7 alu1    50 w[10]
        xor ebx, r14d               ;   222.7 alu0    50 w[10]
        ror ebx, 0x11               ;   223.7 alu2    50 w[10]
        xor r11d, ebx               ;   224.7 alu3    50 w[10]
        mov ebx, dword [rsp + 124]  ;   220.3 agu1    49 w[9]
        add esi, dword [rsp + 100]  ;   220.7 alu0+agu2   78 w[9]
        mov r10d, r13d              ;   224.3         48 t1 copy
        ror r10d, 0xe               ;   224.3 alu1    48 t1
        xor r10d, r13d              ;   225.3 alu2    48 t1
        ror r10d, 5                 ;   226.3 alu1    48 t1
        xor r10d, r13d              ;   227.3 alu3    48 t1
        ror r10d, 6                 ;   228.3 alu2    48 t1
        mov dword [rsp + 144], r14d ;   222.0 agu0+st0   78 w[8] spill
        mov r14d, dword [rsp + 124] ;   222.2 agu1    49 w[9]
        shr r14d, 3                 ;   226.2 alu1    49 w[9]
        mov dword [rsp + 116], ebp  ;   222.5 agu2+st1   78 w[7] spill
        mov ebp, dword [rsp + 124]  ;   223.0 agu0    49 w[9]
        ror ebp, 0xb                ;   227.0 alu2    49 w[9]
        xor ebx, ebp                ;   228.0 alu0    49 w[9]
        ror ebx, 7                  ;   229.0 alu1    49 w[9]
        xor r14d, ebx               ;   230.0 alu3    49 w[9]
        add esi, r14d               ;   231.0 alu0    78 w[9]
        mov ebp, edi                ;   223.7         51 t1 copy
        xor ebp, ecx                ;   224.0 alu2    51 t1
        and ebp, r13d               ;   225.0 alu3    51 t1
        xor ebp, edi                ;   226.0 alu1    51 t1
        add r12d, ebp               ;   227.0 alu0    61 t1
        add r12d, r10d              ;   229.3 alu2    61 t1
        add r12d, 0xa831c66d        ;   230.3 alu3    61 t1
        add r12d, esi               ;   232.0 alu1    61 t1
        mov ebp, eax                ;   225.0         52 v[6] copy
        xor ebp, r9d                ;   226.0 alu0    52 v[6]
        and r15d, ebp               ;   227.0 alu2    52 v[6]
        xor r15d, eax               ;   228.0 alu3    52 v[6]
        add edx, r12d               ;   233.0 alu1    62 v[2]
        mov r10d, r9d               ;   226.3         47 v[6] copy
        ror r10d, 9                 ;   227.0 alu2    47 v[6]
        xor r10d, r9d               ;   228.0 alu0    47 v[6]
        ror r10d, 0xb               ;   229.0 alu1    47 v[6]
        xor r10d, r9d               ;   230.0 alu3    47 v[6]
        ror r10d, 2                 ;   231.0 alu2    47 v[6]
        add r15d, r10d              ;   232.0 alu0    63 v[6]
        add r15d, r12d              ;   233.0 alu3    63 v[6]
        mov r10d, esi               ;   232.0         50 w[11] copy
        shr r10d, 0xa               ;   232.0 alu1    50 w[11]
        mov r12d, esi               ;   232.0         50 w[11] copy
        ror r12d, 2                 ;   232.0 alu2    50 w[11]
        xor r12d, esi               ;   233.0 alu0    50 w[11]
        ror r12d, 0x11              ;   234.0 alu1    50 w[11]
        xor r10d, r12d              ;   235.0 alu3    50 w[11]
        mov r12d, dword [rsp + 128] ;   230.0 agu1    49 w[10]
        shr r12d, 3                 ;   234.0 alu2    49 w[10]
        mov r14d, dword [rsp + 128] ;   230.3 agu2    49 w[10]
        ror r14d, 0xb               ;   234.3 alu1    49 w[10]
        mov ebx, dword [rsp + 128]  ;   230.7 agu0    73 w[11] reload
        xor r14d, ebx               ;   235.3 alu0    49 w[10]
        ror r14d, 7                 ;   236.3 alu2    49 w[10]
        xor r12d, r14d              ;   237.3 alu3    49 w[10]
        add r11d, r12d              ;   238.3 alu0    78 w[10]
        mov r12d, dword [rsp + 96]  ;   232.2 agu1    78 w[3] reload
        add r11d, r12d              ;   239.3 alu1    78 w[10]
        add r11d, dword [rsp + 124] ;   240.3 alu2+agu2   78 w[10]
        mov r14d, edx               ;   234.0         48 t1 copy
        ror r14d, 0xe               ;   234.0 alu1    48 t1
        xor r14d, edx               ;   235.0 alu3    48 t1
        ror r14d, 5                 ;   236.0 alu2    48 t1
        xor r14d, edx               ;   237.0 alu0    48 t1
        ror r14d, 6                 ;   238.0 alu1    48 t1
        add edi, r14d               ;   239.0 alu3    61 t1
        mov r14d, ecx               ;   234.2         51 t1 copy
        xor r14d, r13d              ;   234.3 alu0    51 t1
        and r14d, edx               ;   235.3 alu2    51 t1
        xor r14d, ecx               ;   236.3 alu3    51 t1
        add edi, r14d               ;   240.0 alu0    61 t1
        add edi, 0xb00327c8         ;   241.0 alu1    61 t1
        add edi, r11d               ;   242.0 alu2    61 t1
        mov r14d, r9d               ;   235.3         52 v[5] copy
        xor r14d, r15d              ;   236.0 alu3    52 v[5]
        and ebp, r14d               ;   237.0 alu0    52 v[5]
        xor ebp, r9d                ;   238.0 alu1    52 v[5]
        add r8d, edi                ;   243.0 alu2    62 v[1]
        add ebp, edi                ;   243.0 alu3    63 v[5]
        mov edi, r15d               ;   236.3         47 v[5] copy
        ror edi, 9                  ;   237.3 alu1    47 v[5]
        xor edi, r15d               ;   238.3 alu0    47 v[5]
        ror edi, 0xb                ;   239.3 alu2    47 v[5]
        xor edi, r15d               ;   240.3 alu3    47 v[5]
        ror edi, 2                  ;   241.3 alu1    47 v[5]
        add ebp, edi                ;   244.0 alu0    63 v[5]
        mov edi, r11d               ;   241.3         50 w[12] copy
        shr edi, 0xa                ;   241.3 alu2    50 w[12]
        add r10d, ebx               ;   239.0 alu3    78 w[11]
        mov ebx, r11d               ;   241.3         50 w[12] copy
        ror ebx, 2                  ;   241.3 alu1    50 w[12]
        xor ebx, r11d               ;   242.3 alu0    50 w[12]
        ror ebx, 0x11               ;   243.3 alu2    50 w[12]
        xor edi, ebx                ;   244.3 alu3    50 w[12]
        mov ebx, dword [rsp + 132]  ;   240.0 agu0    49 w[11]
        add r10d, dword [rsp + 104] ;   240.3 alu0+agu1   78 w[11]
        mov r12d, r8d               ;   244.0         48 t1 copy
        ror r12d, 0xe               ;   244.0 alu1    48 t1
        xor r12d, r8d               ;   245.0 alu2    48 t1
        ror r12d, 5                 ;   246.0 alu1    48 t1
        xor r12d, r8d               ;   247.0 alu3    48 t1
        ror r12d, 6                 ;   248.0 alu2    48 t1
        mov dword [rsp + 128], r11d ;   241.7 agu2+st0   78 w[10] spill
        mov r11d, dword [rsp + 132] ;   241.8 agu0    49 w[11]
        shr r11d, 3                 ;   245.8 alu1    49 w[11]
        mov dword [rsp + 124], esi  ;   242.2 agu1+st1   78 w[9] spill
        mov esi, dword [rsp + 132]  ;   242.7 agu2    49 w[11]
        ror esi, 0xb                ;   246.7 alu2    49 w[11]
        xor ebx, esi                ;   247.7 alu0    49 w[11]
        ror ebx, 7                  ;   248.7 alu1    49 w[11]
        xor r11d, ebx               ;   249.7 alu3    49 w[11]
        add r10d, r11d              ;   250.7 alu0    78 w[11]
        mov esi, r13d               ;   243.3         51 t1 copy
        xor esi, edx                ;   243.7 alu2    51 t1
        and esi, r8d                ;   244.7 alu3    51 t1
        xor esi, r13d               ;   245.7 alu1    51 t1
        add ecx, esi                ;   246.7 alu0    61 t1
        add ecx, r12d               ;   249.0 alu2    61 t1
        add ecx, 0xbf597fc7         ;   250.0 alu3    61 t1
        add ecx, r10d               ;   251.7 alu1    61 t1
        mov esi, r15d               ;   244.7         52 v[4] copy
        xor esi, ebp                ;   245.7 alu0    52 v[4]
        and r14d, esi               ;   246.7 alu2    52 v[4]
        xor r14d, r15d              ;   247.7 alu3    52 v[4]
        add eax, ecx                ;   252.7 alu1    62 v[0]
        mov r11d, ebp               ;   246.0         47 v[4] copy
        ror r11d, 9                 ;   246.7 alu2    47 v[4]
        xor r11d, ebp               ;   247.7 alu0    47 v[4]
        ror r11d, 0xb               ;   248.7 alu1    47 v[4]
        xor r11d, ebp               ;   249.7 alu3    47 v[4]
        ror r11d, 2                 ;   250.7 alu2    47 v[4]
        add r14d, r11d              ;   251.7 alu0    63 v[4]
        add r14d, ecx               ;   252.7 alu3    63 v[4]
        mov r11d, r10d              ;   251.7         50 w[13] copy
        shr r11d, 0xa               ;   251.7 alu1    50 w[13]
        mov r12d, r10d              ;   251.7         50 w[13] copy
        ror r12d, 2                 ;   251.7 alu2    50 w[13]
        xor r12d, r10d              ;   252.7 alu0    50 w[13]
        ror r12d, 0x11              ;   253.7 alu1    50 w[13]
        xor r11d, r12d              ;   254.7 alu3    50 w[13]
        mov r12d, dword [rsp + 136] ;   249.7 agu0    49 w[12]
        shr r12d, 3                 ;   253.7 alu2    49 w[12]
        mov ecx, dword [rsp + 136]  ;   250.0 agu1    49 w[12]
        ror ecx, 0xb                ;   254.0 alu1    49 w[12]
        mov ebx, dword [rsp + 136]  ;   250.3 agu2    73 w[13] reload
        xor ecx, ebx                ;   255.0 alu0    49 w[12]
        ror ecx, 7                  ;   256.0 alu2    49 w[12]
        xor r12d, ecx               ;   257.0 alu3    49 w[12]
        add edi, r12d               ;   258.0 alu0    78 w[12]
        mov r12d, dword [rsp + 108] ;   251.8 agu0    78 w[5] reload
        add edi, r12d               ;   259.0 alu1    78 w[12]
        add edi, dword [rsp + 132]  ;   260.0 alu2+agu1   78 w[12]
        mov ecx, eax                ;   253.7         48 t1 copy
        ror ecx, 0xe                ;   253.7 alu1    48 t1
        xor ecx, eax                ;   254.7 alu3    48 t1
        ror ecx, 5                  ;   255.7 alu2    48 t1
        xor ecx, eax                ;   256.7 alu0    48 t1
        ror ecx, 6                  ;   257.7 alu1    48 t1
        add r13d, ecx               ;   258.7 alu3    61 t1
        mov ecx, edx                ;   253.8         51 t1 copy
        xor ecx, r8d                ;   254.0 alu0    51 t1
        and ecx, eax                ;   255.0 alu2    51 t1
        xor ecx, edx                ;   256.0 alu3    51 t1
        add r13d, ecx               ;   259.7 alu0    61 t1
        add r13d, 0xc6e00bf3        ;   260.7 alu1    61 t1
        add r13d, edi               ;   261.7 alu2    61 t1
        mov ecx, ebp                ;   255.0         52 v[3] copy
        xor ecx, r14d               ;   255.7 alu3    52 v[3]
        and esi, ecx                ;   256.7 alu0    52 v[3]
        xor esi, ebp                ;   257.7 alu1    52 v[3]
        add r9d, r13d               ;   262.7 alu2    62 v[7]
        add esi, r13d               ;   262.7 alu3    63 v[3]
        mov r13d, r14d              ;   256.0         47 v[3] copy
        ror r13d, 9                 ;   257.0 alu1    47 v[3]
        xor r13d, r14d              ;   258.0 alu0    47 v[3]
        ror r13d, 0xb               ;   259.0 alu2    47 v[3]
        xor r13d, r14d              ;   260.0 alu3    47 v[3]
        ror r13d, 2                 ;   261.0 alu1    47 v[3]
        add esi, r13d               ;   263.7 alu0    63 v[3]
        mov r13d, edi               ;   261.0         50 w[14] copy
        shr r13d, 0xa               ;   261.0 alu2    50 w[14]
        add r11d, ebx               ;   258.7 alu3    78 w[13]
        mov ebx, edi                ;   261.0         50 w[14] copy
        ror ebx, 2                  ;   261.0 alu1    50 w[14]
        xor ebx, edi                ;   262.0 alu0    50 w[14]
        ror ebx, 0x11               ;   263.0 alu2    50 w[14]
        xor r13d, ebx               ;   264.0 alu3    50 w[14]
        mov ebx, dword [rsp + 152]  ;   259.7 agu2    49 w[13]
        add r11d, dword [rsp + 112] ;   260.0 alu0+agu0   78 w[13]
        mov r12d, r9d               ;   263.7         48 t1 copy
        ror r12d, 0xe               ;   263.7 alu1    48 t1
        xor r12d, r9d               ;   264.7 alu2    48 t1
        ror r12d, 5                 ;   265.7 alu1    48 t1
        xor r12d, r9d               ;   266.7 alu3    48 t1
        ror r12d, 6                 ;   267.7 alu2    48 t1
        mov dword [rsp + 136], edi  ;   261.3 agu1+st0   78 w[12] spill
        mov edi, dword [rsp + 152]  ;   261.5 agu2    49 w[13]
        shr edi, 3                  ;   265.5 alu1    49 w[13]
        mov dword [rsp + 132], r10d ;   261.8 agu0+st1   78 w[11] spill
        mov r10d, dword [rsp + 152] ;   262.3 agu1    49 w[13]
        ror r10d, 0xb               ;   266.3 alu2    49 w[13]
        xor ebx, r10d               ;   267.3 alu0    49 w[13]
        ror ebx, 7                  ;   268.3 alu1    49 w[13]
        xor edi, ebx                ;   269.3 alu3    49 w[13]
        add r11d, edi               ;   270.3 alu2    78 w[13]
        mov edi, r8d                ;   263.0         51 t1 copy
        xor edi, eax                ;   263.3 alu0    51 t1
        and edi, r9d                ;   264.3 alu3    51 t1
        xor edi, r8d                ;   265.3 alu1    51 t1
        add edx, edi                ;   266.3 alu2    61 t1
        add edx, r12d               ;   268.7 alu0    61 t1
        add edx, 0xd5a79147         ;   269.7 alu3    61 t1
        add edx, r11d               ;   271.3 alu1    61 t1
        mov edi, r14d               ;   264.3         52 v[2] copy
        xor edi, esi                ;   265.3 alu2    52 v[2]
        and ecx, edi                ;   266.3 alu0    52 v[2]
        xor ecx, r14d               ;   267.3 alu3    52 v[2]
        add r15d, edx               ;   272.3 alu1    62 v[6]
        mov r10d, esi               ;   265.7         47 v[2] copy
        ror r10d, 9                 ;   266.3 alu2    47 v[2]
        xor r10d, esi               ;   267.3 alu0    47 v[2]
        ror r10d, 0xb               ;   268.3 alu1    47 v[2]
        xor r10d, esi               ;   269.3 alu3    47 v[2]
        ror r10d, 2                 ;   270.3 alu2    47 v[2]
        add ecx, r10d               ;   271.3 alu0    63 v[2]
        add ecx, edx                ;   272.3 alu3    63 v[2]
        mov r10d, r11d              ;   271.3         50 w[15] copy
        shr r10d, 0xa               ;   271.3 alu1    50 w[15]
        mov r12d, r11d              ;   271.3         50 w[15] copy
        ror r12d, 2                 ;   271.3 alu2    50 w[15]
        xor r12d, r11d              ;   272.3 alu0    50 w[15]
        ror r12d, 0x11              ;   273.3 alu1    50 w[15]
        xor r10d, r12d              ;   274.3 alu3    50 w[15]
        mov r12d, dword [rsp + 140] ;   269.3 agu2    49 w[14]
        shr r12d, 3                 ;   273.3 alu2    49 w[14]
        mov edx, dword [rsp + 140]  ;   269.7 agu0    49 w[14]
        ror edx, 0xb                ;   273.7 alu1    49 w[14]
        mov ebx, dword [rsp + 140]  ;   270.0 agu1    73 w[15] reload
        xor edx, ebx                ;   274.7 alu0    49 w[14]
        ror edx, 7                  ;   275.7 alu2    49 w[14]
        xor r12d, edx               ;   276.7 alu3    49 w[14]
        add r13d, r12d              ;   277.7 alu1    78 w[14]
        mov r12d, dword [rsp + 116] ;   271.5 agu2    78 w[7] reload
        add r13d, r12d              ;   278.7 alu0    78 w[14]
        add r13d, dword [rsp + 152] ;   279.7 alu2+agu0   78 w[14]
        mov edx, r15d               ;   273.3         48 t1 copy
        ror edx, 0xe                ;   273.3 alu1    48 t1
        xor edx, r15d               ;   274.3 alu3    48 t1
        ror edx, 5                  ;   275.3 alu2    48 t1
        xor edx, r15d               ;   276.3 alu0    48 t1
        ror edx, 6                  ;   277.3 alu1    48 t1
        add r8d, edx                ;   278.3 alu3    61 t1
        mov edx, eax                ;   273.5         51 t1 copy
        xor edx, r9d                ;   273.7 alu0    51 t1
        and edx, r15d               ;   274.7 alu2    51 t1
        xor edx, eax                ;   275.7 alu1    51 t1
        add r8d, edx                ;   279.3 alu3    61 t1
        add r8d, 0x6ca6351          ;   280.3 alu0    61 t1
        add r8d, r13d               ;   281.3 alu2    61 t1
        mov edx, esi                ;   274.7         52 v[1] copy
        xor edx, ecx                ;   275.3 alu1    52 v[1]
        and edi, edx                ;   276.3 alu3    52 v[1]
        xor edi, esi                ;   277.3 alu0    52 v[1]
        add ebp, r8d                ;   282.3 alu2    62 v[5]
        add edi, r8d                ;   282.3 alu1    63 v[1]
        mov r8d, ecx                ;   275.7         47 v[1] copy
        ror r8d, 9                  ;   276.8 alu2    47 v[1]
        xor r8d, ecx                ;   277.8 alu3    47 v[1]
        ror r8d, 0xb                ;   278.8 alu1    47 v[1]
        xor r8d, ecx                ;   279.8 alu0    47 v[1]
        ror r8d, 2                  ;   280.8 alu2    47 v[1]
        add edi, r8d                ;   283.3 alu3    63 v[1]
        mov r8d, r13d               ;   280.7         50 w[0] copy
        shr r8d, 0xa                ;   280.7 alu1    50 w[0]
        add r10d, ebx               ;   277.7 alu0    78 w[15]
        mov ebx, r13d               ;   280.7         50 w[0] copy
        ror ebx, 2                  ;   280.7 alu2    50 w[0]
        xor ebx, r13d               ;   281.7 alu3    50 w[0]
        ror ebx, 0x11               ;   282.7 alu1    50 w[0]
        xor r8d, ebx                ;   283.7 alu0    50 w[0]
        mov ebx, dword [rsp + 148]  ;   279.3 agu1    49 w[15]
        add r10d, dword [rsp + 144] ;   279.5 alu3+agu2   78 w[15]
        mov r12d, ebp               ;   283.3         48 t1 copy
        ror r12d, 0xe               ;   283.3 alu2    48 t1
        xor r12d, ebp               ;   284.3 alu0    48 t1
        ror r12d, 5                 ;   285.3 alu1    48 t1
        xor r12d, ebp               ;   286.3 alu3    48 t1
        ror r12d, 6                 ;   287.3 alu2    48 t1
        mov dword [rsp + 140], r13d ;   281.0 agu0+st0   78 w[14] spill
        mov r13d, dword [rsp + 148] ;   281.2 agu1    49 w[15]
        shr r13d, 3                 ;   285.2 alu1    49 w[15]
        mov dword [rsp + 152], r11d ;   281.5 agu2+st1   78 w[13] spill
        mov r11d, dword [rsp + 148] ;   282.0 agu0    49 w[15]
        ror r11d, 0xb               ;   286.0 alu2    49 w[15]
        xor ebx, r11d               ;   287.0 alu0    49 w[15]
        ror ebx, 7                  ;   288.0 alu1    49 w[15]
        xor r13d, ebx               ;   289.0 alu3    49 w[15]
        add r10d, r13d              ;   290.0 alu2    78 w[15]
        mov r11d, r9d               ;   282.7         51 t1 copy
        xor r11d, r15d              ;   283.0 alu0    51 t1
        and r11d, ebp               ;   284.0 alu1    51 t1
        xor r11d, r9d               ;   285.0 alu3    51 t1
        add eax, r11d               ;   286.0 alu2    61 t1
        add eax, r12d               ;   288.3 alu0    61 t1
        add eax, 0x14292967         ;   289.3 alu1    61 t1
        add eax, r10d               ;   291.0 alu3    61 t1
        mov r11d, ecx               ;   284.0         52 v[0] copy
        xor r11d, edi               ;   284.8 alu2    52 v[0]
        and edx, r11d               ;   285.8 alu0    52 v[0]
        xor edx, ecx                ;   286.8 alu1    52 v[0]
        add r14d, eax               ;   292.0 alu3    62 v[4]
        mov r12d, edi               ;   285.2         47 v[0] copy
        ror r12d, 9                 ;   285.8 alu2    47 v[0]
        xor r12d, edi               ;   286.8 alu0    47 v[0]
        ror r12d, 0xb               ;   287.8 alu1    47 v[0]
        xor r12d, edi               ;   288.8 alu3    47 v[0]
        ror r12d, 2                 ;   289.8 alu2    47 v[0]
        add edx, r12d               ;   290.8 alu0    63 v[0]
        add edx, eax                ;   292.0 alu1    63 v[0]
        mov r12d, r10d              ;   291.0         50 w[1] copy
        shr r12d, 0xa               ;   291.0 alu2    50 w[1]
        mov r13d, r10d              ;   291.0         50 w[1] copy
        ror r13d, 2                 ;   291.0 alu1    50 w[1]
        xor r13d, r10d              ;   292.0 alu3    50 w[1]
        ror r13d, 0x11              ;   293.0 alu2    50 w[1]
        xor r12d, r13d              ;   294.0 alu0    50 w[1]
        mov r13d, dword [rsp + 120] ;   288.8 agu1    49 w[0]
        shr r13d, 3                 ;   292.8 alu1    49 w[0]
        mov eax, dword [rsp + 120]  ;   289.2 agu2    49 w[0]
        ror eax, 0xb                ;   293.2 alu2    49 w[0]
        mov ebx, dword [rsp + 120]  ;   289.5 agu0    78 w[1] reload
        xor eax, ebx                ;   294.2 alu3    49 w[0]
        ror eax, 7                  ;   295.2 alu1    49 w[0]
        xor r13d, eax               ;   296.2 alu0    49 w[0]
        add r8d, r13d               ;   297.2 alu3    78 w[0]
        mov r13d, dword [rsp + 124] ;   291.0 agu1    78 w[9] reload
        add r8d, r13d               ;   298.2 alu2    78 w[0]
        add r8d, dword [rsp + 148]  ;   299.2 alu0+agu2   78 w[0]
        mov eax, r14d               ;   293.0         48 t1 copy
        ror eax, 0xe                ;   293.0 alu1    48 t1
        xor eax, r14d               ;   294.0 alu3    48 t1
        ror eax, 5                  ;   295.0 alu2    48 t1
        xor eax, r14d               ;   296.0 alu0    48 t1
        ror eax, 6                  ;   297.0 alu1    48 t1
        add r9d, eax                ;   298.0 alu3    61 t1
        mov eax, r15d               ;   293.0         51 t1 copy
        xor eax, ebp                ;   293.2 alu2    51 t1
        and eax, r14d               ;   294.2 alu0    51 t1
        xor eax, r15d               ;   295.2 alu1    51 t1
        add r9d, eax                ;   299.0 alu3    61 t1
        add r9d, 0x27b70a85         ;   300.0 alu2    61 t1
        add r9d, r8d                ;   301.0 alu0    61 t1
        mov eax, edi                ;   294.2         52 v[7] copy
        xor eax, edx                ;   294.7 alu1    52 v[7]
        and r11d, eax               ;   295.7 alu3    52 v[7]
        xor r11d, edi               ;   296.7 alu2    52 v[7]
        add esi, r9d                ;   302.0 alu0    62 v[3]
        add r11d, r9d               ;   302.0 alu1    63 v[7]
        mov r9d, edx                ;   295.2         47 v[7] copy
        ror r9d, 9                  ;   296.2 alu2    47 v[7]
        xor r9d, edx                ;   297.2 alu3    47 v[7]
        ror r9d, 0xb                ;   298.2 alu1    47 v[7]
        xor r9d, edx                ;   299.2 alu0    47 v[7]
        ror r9d, 2                  ;   300.2 alu2    47 v[7]
        add r11d, r9d               ;   303.0 alu3    63 v[7]
        mov r9d, r8d                ;   300.2         50 w[2] copy
        shr r9d, 0xa                ;   300.2 alu1    50 w[2]
        add r12d, ebx               ;   297.3 alu0    78 w[1]
        mov ebx, r8d                ;   300.2         50 w[2] copy
        ror ebx, 2                  ;   300.2 alu2    50 w[2]
        xor ebx, r8d                ;   301.2 alu3    50 w[2]
        ror ebx, 0x11               ;   302.2 alu1    50 w[2]
        xor r9d, ebx                ;   303.2 alu0    50 w[2]
        mov ebx, dword [rsp + 100]  ;   299.0 agu0    49 w[1]
        add r12d, dword [rsp + 128] ;   299.2 alu3+agu1   78 w[1]
        mov r13d, esi               ;   303.0         48 t1 copy
        ror r13d, 0xe               ;   303.0 alu2    48 t1
        xor r13d, esi               ;   304.0 alu0    48 t1
        ror r13d, 5                 ;   305.0 alu1    48 t1
        xor r13d, esi               ;   306.0 alu3    48 t1
        ror r13d, 6                 ;   307.0 alu2    48 t1
        mov dword [rsp + 120], r8d  ;   300.5 agu2+st0   78 w[0] spill
        mov r8d, dword [rsp + 100]  ;   300.7 agu0    49 w[1]
        shr r8d, 3                  ;   304.7 alu1    49 w[1]
        mov dword [rsp + 148], r10d ;   301.0 agu1+st1   78 w[15] spill
        mov r10d, dword [rsp + 100] ;   301.5 agu2    49 w[1]
        ror r10d, 0xb               ;   305.5 alu2    49 w[1]
        xor ebx, r10d               ;   306.5 alu0    49 w[1]
        ror ebx, 7                  ;   307.5 alu1    49 w[1]
        xor r8d, ebx                ;   308.5 alu3    49 w[1]
        add r12d, r8d               ;   309.5 alu2    78 w[1]
        mov r8d, ebp                ;   302.2         51 t1 copy
        xor r8d, r14d               ;   302.5 alu0    51 t1
        and r8d, esi                ;   303.5 alu3    51 t1
        xor r8d, ebp                ;   304.5 alu1    51 t1
        add r15d, r8d               ;   305.5 alu2    61 t1
        add r15d, r13d              ;   308.0 alu0    61 t1
        add r15d, 0x2e1b2138        ;   309.0 alu3    61 t1
        add r15d, r12d              ;   310.5 alu1    61 t1
        mov r8d, edx                ;   303.7         52 v[6] copy
        xor r8d, r11d               ;   304.5 alu2    52 v[6]
        and eax, r8d                ;   305.5 alu0    52 v[6]
        xor eax, edx                ;   306.5 alu3    52 v[6]
        add ecx, r15d               ;   311.5 alu1    62 v[2]
        mov r10d, r11d              ;   304.8         47 v[6] copy
        ror r10d, 9                 ;   305.5 alu2    47 v[6]
        xor r10d, r11d              ;   306.5 alu0    47 v[6]
        ror r10d, 0xb               ;   307.5 alu1    47 v[6]
        xor r10d, r11d              ;   308.5 alu3    47 v[6]
        ror r10d, 2                 ;   309.5 alu2    47 v[6]
        add eax, r10d               ;   310.5 alu0    63 v[6]
        add eax, r15d               ;   311.5 alu3    63 v[6]
        mov r10d, r12d              ;   310.5         50 w[3] copy
        shr r10d, 0xa               ;   310.5 alu1    50 w[3]
        mov r13d, r12d              ;   310.5         50 w[3] copy
        ror r13d, 2                 ;   310.5 alu2    50 w[3]
        xor r13d, r12d              ;   311.5 alu0    50 w[3]
        ror r13d, 0x11              ;   312.5 alu1    50 w[3]
        xor r10d, r13d              ;   313.5 alu3    50 w[3]
        mov r13d, dword [rsp + 96]  ;   308.5 agu0    49 w[2]
        shr r13d, 3                 ;   312.5 alu2    49 w[2]
        mov r15d, dword [rsp + 96]  ;   308.8 agu1    49 w[2]
        ror r15d, 0xb               ;   312.8 alu1    49 w[2]
        mov ebx, dword [rsp + 96]   ;   309.2 agu2    78 w[3] reload
        xor r15d, ebx               ;   313.8 alu0    49 w[2]
        ror r15d, 7                 ;   314.8 alu2    49 w[2]
        xor r13d, r15d              ;   315.8 alu3    49 w[2]
        add r9d, r13d               ;   316.8 alu1    78 w[2]
        mov r13d, dword [rsp + 132] ;   310.7 agu0    78 w[11] reload
        add r9d, r13d               ;   317.8 alu0    78 w[2]
        add r9d, dword [rsp + 100]  ;   318.8 alu2+agu1   78 w[2]
        mov r15d, ecx               ;   312.5         48 t1 copy
        ror r15d, 0xe               ;   312.5 alu1    48 t1
        xor r15d, ecx               ;   313.5 alu3    48 t1
        ror r15d, 5                 ;   314.5 alu2    48 t1
        xor r15d, ecx               ;   315.5 alu0    48 t1
        ror r15d, 6                 ;   316.5 alu1    48 t1
        add ebp, r15d               ;   317.5 alu3    61 t1
        mov r15d, r14d              ;   312.7         51 t1 copy
        xor r15d, esi               ;   312.8 alu0    51 t1
        and r15d, ecx               ;   313.8 alu2    51 t1
        xor r15d, r14d              ;   314.8 alu1    51 t1
        add ebp, r15d               ;   318.5 alu3    61 t1
        add ebp, 0x4d2c6dfc         ;   319.5 alu0    61 t1
        add ebp, r9d                ;   320.5 alu2    61 t1
        mov r15d, r11d              ;   313.8         52 v[5] copy
        xor r15d, eax               ;   314.5 alu1    52 v[5]
        and r8d, r15d               ;   315.5 alu3    52 v[5]
        xor r8d, r11d               ;   316.5 alu0    52 v[5]
        add edi, ebp                ;   321.5 alu2    62 v[1]
        add r8d, ebp                ;   321.5 alu1    63 v[5]
        mov ebp, eax                ;   314.8         47 v[5] copy
        ror ebp, 9                  ;   316.0 alu2    47 v[5]
        xor ebp, eax                ;   317.0 alu3    47 v[5]
        ror ebp, 0xb                ;   318.0 alu1    47 v[5]
        xor ebp, eax                ;   319.0 alu0    47 v[5]
        ror ebp, 2                  ;   320.0 alu2    47 v[5]
        add r8d, ebp                ;   322.5 alu3    63 v[5]
        mov ebp, r9d                ;   319.8         50 w[4] copy
        shr ebp, 0xa                ;   319.8 alu1    50 w[4]
        add r10d, ebx               ;   316.8 alu0    78 w[3]
        mov ebx, r9d                ;   319.8         50 w[4] copy
        ror ebx, 2                  ;   319.8 alu2    50 w[4]
        xor ebx, r9d                ;   320.8 alu3    50 w[4]
        ror ebx, 0x11               ;   321.8 alu1    50 w[4]
        xor ebp, ebx                ;   322.8 alu0    50 w[4]
        mov ebx, dword [rsp + 104]  ;   318.5 agu2    49 w[3]
        add r10d, dword [rsp + 136] ;   318.7 alu3+agu0   78 w[3]
        mov r13d, edi               ;   322.5         48 t1 copy
        ror r13d, 0xe               ;   322.5 alu2    48 t1
        xor r13d, edi               ;   323.5 alu0    48 t1
        ror r13d, 5                 ;   324.5 alu1    48 t1
        xor r13d, edi               ;   325.5 alu3    48 t1
        ror r13d, 6                 ;   326.5 alu2    48 t1
        mov dword [rsp + 96], r9d   ;   320.2 agu1+st0   78 w[2] spill
        mov r9d, dword [rsp + 104]  ;   320.3 agu2    49 w[3]
        shr r9d, 3                  ;   324.3 alu1    49 w[3]
        mov dword [rsp + 100], r12d ;   320.7 agu0+st1   78 w[1] spill
        mov r12d, dword [rsp + 104] ;   321.2 agu1    49 w[3]
        ror r12d, 0xb               ;   325.2 alu2    49 w[3]
        xor ebx, r12d               ;   326.2 alu0    49 w[3]
        ror ebx, 7                  ;   327.2 alu1    49 w[3]
        xor r9d, ebx                ;   328.2 alu3    49 w[3]
        add r10d, r9d               ;   329.2 alu2    78 w[3]
        mov r9d, esi                ;   321.8         51 t1 copy
        xor r9d, ecx                ;   322.2 alu0    51 t1
        and r9d, edi                ;   323.2 alu1    51 t1
        xor r9d, esi                ;   324.2 alu3    51 t1
        add r14d, r9d               ;   325.2 alu2    61 t1
        add r14d, r13d              ;   327.5 alu0    61 t1
        add r14d, 0x53380d13        ;   328.5 alu1    61 t1
        add r14d, r10d              ;   330.2 alu3    61 t1
        mov r9d, eax                ;   323.2         52 v[4] copy
        xor r9d, r8d                ;   324.0 alu2    52 v[4]
        and r15d, r9d               ;   325.0 alu0    52 v[4]
        xor r15d, eax               ;   326.0 alu1    52 v[4]
        add edx, r14d               ;   331.2 alu3    62 v[0]
        mov r12d, r8d               ;   324.3         47 v[4] copy
        ror r12d, 9                 ;   325.0 alu2    47 v[4]
        xor r12d, r8d               ;   326.0 alu0    47 v[4]
        ror r12d, 0xb               ;   327.0 alu1    47 v[4]
        xor r12d, r8d               ;   328.0 alu3    47 v[4]
        ror r12d, 2                 ;   329.0 alu2    47 v[4]
        add r15d, r12d              ;   330.0 alu0    63 v[4]
        add r15d, r14d              ;   331.2 alu1    63 v[4]
        mov r12d, r10d              ;   330.2         50 w[5] copy
        shr r12d, 0xa               ;   330.2 alu2    50 w[5]
        mov r13d, r10d              ;   330.2         50 w[5] copy
        ror r13d, 2                 ;   330.2 alu1    50 w[5]
        xor r13d, r10d              ;   331.2 alu3    50 w[5]
        ror r13d, 0x11              ;   332.2 alu2    50 w[5]
        xor r12d, r13d              ;   333.2 alu0    50 w[5]
        mov r13d, dword [rsp + 108] ;   328.0 agu2    49 w[4]
        shr r13d, 3                 ;   332.0 alu1    49 w[4]
        mov r14d, dword [rsp + 108] ;   328.3 agu0    49 w[4]
        ror r14d, 0xb               ;   332.3 alu2    49 w[4]
        mov ebx, dword [rsp + 108]  ;   328.7 agu1    78 w[5] reload
        xor r14d, ebx               ;   333.3 alu3    49 w[4]
        ror r14d, 7                 ;   334.3 alu1    49 w[4]
        xor r13d, r14d              ;   335.3 alu0    49 w[4]
        add ebp, r13d               ;   336.3 alu3    78 w[4]
        mov r13d, dword [rsp + 152] ;   330.2 agu2    78 w[13] reload
        add ebp, r13d               ;   337.3 alu2    78 w[4]
        add ebp, dword [rsp + 104]  ;   338.3 alu0+agu0   78 w[4]
        mov r14d, edx               ;   332.2         48 t1 copy
        ror r14d, 0xe               ;   332.2 alu1    48 t1
        xor r14d, edx               ;   333.2 alu3    48 t1
        ror r14d, 5                 ;   334.2 alu2    48 t1
        xor r14d, edx               ;   335.2 alu0    48 t1
        ror r14d, 6                 ;   336.2 alu1    48 t1
        add esi, r14d               ;   337.2 alu3    61 t1
        mov r14d, ecx               ;   332.2         51 t1 copy
        xor r14d, edi               ;   332.3 alu2    51 t1
        and r14d, edx               ;   333.3 alu0    51 t1
        xor r14d, ecx               ;   334.3 alu1    51 t1
        add esi, r14d               ;   338.2 alu3    61 t1
        add esi, 0x650a7354         ;   339.2 alu2    61 t1
        add esi, ebp                ;   340.2 alu0    61 t1
        mov r14d, r8d               ;   333.3         52 v[3] copy
        xor r14d, r15d              ;   333.8 alu1    52 v[3]
        and r9d, r14d               ;   334.8 alu3    52 v[3]
        xor r9d, r8d                ;   335.8 alu2    52 v[3]
        add r11d, esi               ;   341.2 alu0    62 v[7]
        add r9d, esi                ;   341.2 alu1    63 v[3]
        mov esi, r15d               ;   334.3         47 v[3] copy
        ror esi, 9                  ;   335.3 alu2    47 v[3]
        xor esi, r15d               ;   336.3 alu3    47 v[3]
        ror esi, 0xb                ;   337.3 alu1    47 v[3]
        xor esi, r15d               ;   338.3 alu0    47 v[3]
        ror esi, 2                  ;   339.3 alu2    47 v[3]
        add r9d, esi                ;   342.2 alu3    63 v[3]
        mov esi, ebp                ;   339.3         50 w[6] copy
        shr esi, 0xa                ;   339.3 alu1    50 w[6]
        add r12d, ebx               ;   336.5 alu0    78 w[5]
        mov ebx, ebp                ;   339.3         50 w[6] copy
        ror ebx, 2                  ;   339.3 alu2    50 w[6]
        xor ebx, ebp                ;   340.3 alu3    50 w[6]
        ror ebx, 0x11               ;   341.3 alu1    50 w[6]
        xor esi, ebx                ;   342.3 alu0    50 w[6]
        mov ebx, dword [rsp + 112]  ;   338.2 agu1    49 w[5]
        add r12d, dword [rsp + 140] ;   338.3 alu3+agu2   78 w[5]
        mov r13d, r11d              ;   342.2         48 t1 copy
        ror r13d, 0xe               ;   342.2 alu2    48 t1
        xor r13d, r11d              ;   343.2 alu0    48 t1
        ror r13d, 5                 ;   344.2 alu1    48 t1
        xor r13d, r11d              ;   345.2 alu3    48 t1
        ror r13d, 6                 ;   346.2 alu2    48 t1
        mov dword [rsp + 108], ebp  ;   339.7 agu0+st0   78 w[4] spill
        mov ebp, dword [rsp + 112]  ;   339.8 agu1    49 w[5]
        shr ebp, 3                  ;   343.8 alu1    49 w[5]
        mov dword [rsp + 104], r10d ;   340.2 agu2+st1   78 w[3] spill
        mov r10d, dword [rsp + 112] ;   340.7 agu0    49 w[5]
        ror r10d, 0xb               ;   344.7 alu2    49 w[5]
        xor ebx, r10d               ;   345.7 alu0    49 w[5]
        ror ebx, 7                  ;   346.7 alu1    49 w[5]
        xor ebp, ebx                ;   347.7 alu3    49 w[5]
        add r12d, ebp               ;   348.7 alu2    78 w[5]
        mov ebp, edi                ;   341.3         51 t1 copy
        xor ebp, edx                ;   341.7 alu0    51 t1
        and ebp, r11d               ;   342.7 alu3    51 t1
        xor ebp, edi                ;   343.7 alu1    51 t1
        add ecx, ebp                ;   344.7 alu2    61 t1
        add ecx, r13d               ;   347.2 alu0    61 t1
        add ecx, 0x766a0abb         ;   348.2 alu3    61 t1
        add ecx, r12d               ;   349.7 alu1    61 t1
        mov ebp, r15d               ;   342.8         52 v[2] copy
        xor ebp, r9d                ;   343.7 alu2    52 v[2]
        and r14d, ebp               ;   344.7 alu0    52 v[2]
        xor r14d, r15d              ;   345.7 alu3    52 v[2]
        add eax, ecx                ;   350.7 alu1    62 v[6]
        mov r10d, r9d               ;   344.0         47 v[2] copy
        ror r10d, 9                 ;   344.7 alu2    47 v[2]
        xor r10d, r9d               ;   345.7 alu0    47 v[2]
        ror r10d, 0xb               ;   346.7 alu1    47 v[2]
        xor r10d, r9d               ;   347.7 alu3    47 v[2]
        ror r10d, 2                 ;   348.7 alu2    47 v[2]
        add r14d, r10d              ;   349.7 alu0    63 v[2]
        add r14d, ecx               ;   350.7 alu3    63 v[2]
        mov r10d, r12d              ;   349.7         50 w[7] copy
        shr r10d, 0xa               ;   349.7 alu1    50 w[7]
        mov r13d, r12d              ;   349.7         50 w[7] copy
        ror r13d, 2                 ;   349.7 alu2    50 w[7]
        xor r13d, r12d              ;   350.7 alu0    50 w[7]
        ror r13d, 0x11              ;   351.7 alu1    50 w[7]
        xor r10d, r13d              ;   352.7 alu3    50 w[7]
        mov r13d, dword [rsp + 116] ;   347.7 agu1    49 w[6]
        shr r13d, 3                 ;   351.7 alu2    49 w[6]
        mov ecx, dword [rsp + 116]  ;   348.0 agu2    49 w[6]
        ror ecx, 0xb                ;   352.0 alu1    49 w[6]
        mov ebx, dword [rsp + 116]  ;   348.3 agu0    78 w[7] reload
        xor ecx, ebx                ;   353.0 alu0    49 w[6]
        ror ecx, 7                  ;   354.0 alu2    49 w[6]
        xor r13d, ecx               ;   355.0 alu3    49 w[6]
        add esi, r13d               ;   356.0 alu1    78 w[6]
        mov r13d, dword [rsp + 148] ;   349.8 agu1    78 w[15] reload
        add esi, r13d               ;   357.0 alu0    78 w[6]
        add esi, dword [rsp + 112]  ;   358.0 alu2+agu2   78 w[6]
        mov ecx, eax                ;   351.7         48 t1 copy
        ror ecx, 0xe                ;   351.7 alu1    48 t1
        xor ecx, eax                ;   352.7 alu3    48 t1
        ror ecx, 5                  ;   353.7 alu2    48 t1
        xor ecx, eax                ;   354.7 alu0    48 t1
        ror ecx, 6                  ;   355.7 alu1    48 t1
        add edi, ecx                ;   356.7 alu3    61 t1
        mov ecx, edx                ;   351.8         51 t1 copy
        xor ecx, r11d               ;   352.0 alu0    51 t1
        and ecx, eax                ;   353.0 alu2    51 t1
        xor ecx, edx                ;   354.0 alu1    51 t1
        add edi, ecx                ;   357.7 alu3    61 t1
        add edi, 0x81c2c92e         ;   358.7 alu0    61 t1
        add edi, esi                ;   359.7 alu2    61 t1
        mov ecx, r9d                ;   353.0         52 v[1] copy
        xor ecx, r14d               ;   353.7 alu1    52 v[1]
        and ebp, ecx                ;   354.7 alu3    52 v[1]
        xor ebp, r9d                ;   355.7 alu0    52 v[1]
        add r8d, edi                ;   360.7 alu2    62 v[5]
        add ebp, edi                ;   360.7 alu1    63 v[1]
        mov edi, r14d               ;   354.0         47 v[1] copy
        ror edi, 9                  ;   355.2 alu2    47 v[1]
        xor edi, r14d               ;   356.2 alu3    47 v[1]
        ror edi, 0xb                ;   357.2 alu1    47 v[1]
        xor edi, r14d               ;   358.2 alu0    47 v[1]
        ror edi, 2                  ;   359.2 alu2    47 v[1]
        add ebp, edi                ;   361.7 alu3    63 v[1]
        mov edi, esi                ;   359.0         50 w[8] copy
        shr edi, 0xa                ;   359.0 alu1    50 w[8]
        add r10d, ebx               ;   356.0 alu0    78 w[7]
        mov ebx, esi                ;   359.0         50 w[8] copy
        ror ebx, 2                  ;   359.0 alu2    50 w[8]
        xor ebx, esi                ;   360.0 alu3    50 w[8]
        ror ebx, 0x11               ;   361.0 alu1    50 w[8]
        xor edi, ebx                ;   362.0 alu0    50 w[8]
        mov ebx, dword [rsp + 144]  ;   357.7 agu0    49 w[7]
        add r10d, dword [rsp + 120] ;   357.8 alu3+agu1   78 w[7]
        mov r13d, r8d               ;   361.7         48 t1 copy
        ror r13d, 0xe               ;   361.7 alu2    48 t1
        xor r13d, r8d               ;   362.7 alu0    48 t1
        ror r13d, 5                 ;   363.7 alu1    48 t1
        xor r13d, r8d               ;   364.7 alu3    48 t1
        ror r13d, 6                 ;   365.7 alu2    48 t1
        mov dword [rsp + 116], esi  ;   359.3 agu2+st0   78 w[6] spill
        mov esi, dword [rsp + 144]  ;   359.5 agu0    49 w[7]
        shr esi, 3                  ;   363.5 alu1    49 w[7]
        mov dword [rsp + 112], r12d ;   359.8 agu1+st1   78 w[5] spill
        mov r12d, dword [rsp + 144] ;   360.3 agu2    49 w[7]
        ror r12d, 0xb               ;   364.3 alu2    49 w[7]
        xor ebx, r12d               ;   365.3 alu0    49 w[7]
        ror ebx, 7                  ;   366.3 alu1    49 w[7]
        xor esi, ebx                ;   367.3 alu3    49 w[7]
        add r10d, esi               ;   368.3 alu2    78 w[7]
        mov esi, r11d               ;   361.0         51 t1 copy
        xor esi, eax                ;   361.3 alu0    51 t1
        and esi, r8d                ;   362.3 alu1    51 t1
        xor esi, r11d               ;   363.3 alu3    51 t1
        add edx, esi                ;   364.3 alu2    61 t1
        add edx, r13d               ;   366.7 alu0    61 t1
        add edx, 0x92722c85         ;   367.7 alu1    61 t1
        add edx, r10d               ;   369.3 alu3    61 t1
        mov esi, r14d               ;   362.3         52 v[0] copy
        xor esi, ebp                ;   363.2 alu2    52 v[0]
        and ecx, esi                ;   364.2 alu0    52 v[0]
        xor ecx, r14d               ;   365.2 alu1    52 v[0]
        add r15d, edx               ;   370.3 alu3    62 v[4]
        mov r12d, ebp               ;   363.5         47 v[0] copy
        ror r12d, 9                 ;   364.2 alu2    47 v[0]
        xor r12d, ebp               ;   365.2 alu0    47 v[0]
        ror r12d, 0xb               ;   366.2 alu1    47 v[0]
        xor r12d, ebp               ;   367.2 alu3    47 v[0]
        ror r12d, 2                 ;   368.2 alu2    47 v[0]
        add ecx, r12d               ;   369.2 alu0    63 v[0]
        add ecx, edx                ;   370.3 alu1    63 v[0]
        mov r12d, r10d              ;   369.3         50 w[9] copy
        shr r12d, 0xa               ;   369.3 alu2    50 w[9]
        mov r13d, r10d              ;   369.3         50 w[9] copy
        ror r13d, 2                 ;   369.3 alu1    50 w[9]
        xor r13d, r10d              ;   370.3 alu3    50 w[9]
        ror r13d, 0x11              ;   371.3 alu2    50 w[9]
        xor r12d, r13d              ;   372.3 alu0    50 w[9]
        mov r13d, dword [rsp + 124] ;   367.2 agu0    49 w[8]
        shr r13d, 3                 ;   371.2 alu1    49 w[8]
        mov edx, dword [rsp + 124]  ;   367.5 agu1    49 w[8]
        ror edx, 0xb                ;   371.5 alu2    49 w[8]
        mov ebx, dword [rsp + 124]  ;   367.8 agu2    78 w[9] reload
        xor edx, ebx                ;   372.5 alu3    49 w[8]
        ror edx, 7                  ;   373.5 alu1    49 w[8]
        xor r13d, edx               ;   374.5 alu0    49 w[8]
        add edi, r13d               ;   375.5 alu3    78 w[8]
        mov r13d, dword [rsp + 100] ;   369.3 agu0    78 w[1] reload
        add edi, r13d               ;   376.5 alu2    78 w[8]
        add edi, dword [rsp + 144]  ;   377.5 alu0+agu1   78 w[8]
        mov edx, r15d               ;   371.3         48 t1 copy
        ror edx, 0xe                ;   371.3 alu1    48 t1
        xor edx, r15d               ;   372.3 alu3    48 t1
        ror edx, 5                  ;   373.3 alu2    48 t1
        xor edx, r15d               ;   374.3 alu0    48 t1
        ror edx, 6                  ;   375.3 alu1    48 t1
        add r11d, edx               ;   376.3 alu3    61 t1
        mov edx, eax                ;   371.3         51 t1 copy
        xor edx, r8d                ;   371.5 alu2    51 t1
        and edx, r15d               ;   372.5 alu0    51 t1
        xor edx, eax                ;   373.5 alu1    51 t1
        add r11d, edx               ;   377.3 alu3    61 t1
        add r11d, 0xa2bfe8a1        ;   378.3 alu2    61 t1
        add r11d, edi               ;   379.3 alu0    61 t1
        mov edx, ebp                ;   372.5         52 v[7] copy
        xor edx, ecx                ;   373.0 alu1    52 v[7]
        and esi, edx                ;   374.0 alu3    52 v[7]
        xor esi, ebp                ;   375.0 alu2    52 v[7]
        add r9d, r11d               ;   380.3 alu0    62 v[3]
        add esi, r11d               ;   380.3 alu1    63 v[7]
        mov r11d, ecx               ;   373.5         47 v[7] copy
        ror r11d, 9                 ;   374.5 alu2    47 v[7]
        xor r11d, ecx               ;   375.5 alu3    47 v[7]
        ror r11d, 0xb               ;   376.5 alu1    47 v[7]
        xor r11d, ecx               ;   377.5 alu0    47 v[7]
        ror r11d, 2                 ;   378.5 alu2    47 v[7]
        add esi, r11d               ;   381.3 alu3    63 v[7]
        mov r11d, edi               ;   378.5         50 w[10] copy
        shr r11d, 0xa               ;   378.5 alu1    50 w[10]
        add r12d, ebx               ;   375.7 alu0    78 w[9]
        mov ebx, edi                ;   378.5         50 w[10] copy
        ror ebx, 2                  ;   378.5 alu2    50 w[10]
        xor ebx, edi                ;   379.5 alu3    50 w[10]
        ror ebx, 0x11               ;   380.5 alu1    50 w[10]
        xor r11d, ebx               ;   381.5 alu0    50 w[10]
        mov ebx, dword [rsp + 128]  ;   377.3 agu2    49 w[9]
        add r12d, dword [rsp + 96]  ;   377.5 alu3+agu0   78 w[9]
        mov r13d, r9d               ;   381.3         48 t1 copy
        ror r13d, 0xe               ;   381.3 alu2    48 t1
        xor r13d, r9d               ;   382.3 alu0    48 t1
        ror r13d, 5                 ;   383.3 alu1    48 t1
        xor r13d, r9d               ;   384.3 alu3    48 t1
        ror r13d, 6                 ;   385.3 alu2    48 t1
        mov dword [rsp + 124], edi  ;   378.8 agu1+st0   78 w[8] spill
        mov edi, dword [rsp + 128]  ;   379.0 agu2    49 w[9]
        shr edi, 3                  ;   383.0 alu1    49 w[9]
        mov dword [rsp + 144], r10d ;   379.3 agu0+st1   78 w[7] spill
        mov r10d, dword [rsp + 128] ;   379.8 agu1    49 w[9]
        ror r10d, 0xb               ;   383.8 alu2    49 w[9]
        xor ebx, r10d               ;   384.8 alu0    49 w[9]
        ror ebx, 7                  ;   385.8 alu1    49 w[9]
        xor edi, ebx                ;   386.8 alu3    49 w[9]
        add r12d, edi               ;   387.8 alu2    78 w[9]
        mov edi, r8d                ;   380.5         51 t1 copy
        xor edi, r15d               ;   380.8 alu0    51 t1
        and edi, r9d                ;   381.8 alu3    51 t1
        xor edi, r8d                ;   382.8 alu1    51 t1
        add eax, edi                ;   383.8 alu2    61 t1
        add eax, r13d               ;   386.3 alu0    61 t1
        add eax, 0xa81a664b         ;   387.3 alu3    61 t1
        add eax, r12d               ;   388.8 alu1    61 t1
        mov edi, ecx                ;   382.0         52 v[6] copy
        xor edi, esi                ;   382.8 alu2    52 v[6]
        and edx, edi                ;   383.8 alu0    52 v[6]
        xor edx, ecx                ;   384.8 alu3    52 v[6]
        add r14d, eax               ;   389.8 alu1    62 v[2]
        mov r10d, esi               ;   383.2         47 v[6] copy
        ror r10d, 9                 ;   383.8 alu2    47 v[6]
        xor r10d, esi               ;   384.8 alu0    47 v[6]
        ror r10d, 0xb               ;   385.8 alu1    47 v[6]
        xor r10d, esi               ;   386.8 alu3    47 v[6]
        ror r10d, 2                 ;   387.8 alu2    47 v[6]
        add edx, r10d               ;   388.8 alu0    63 v[6]
        add edx, eax                ;   389.8 alu3    63 v[6]
        mov r10d, r12d              ;   388.8         50 w[11] copy
        shr r10d, 0xa               ;   388.8 alu1    50 w[11]
        mov r13d, r12d              ;   388.8         50 w[11] copy
        ror r13d, 2                 ;   388.8 alu2    50 w[11]
        xor r13d, r12d              ;   389.8 alu0    50 w[11]
        ror r13d, 0x11              ;   390.8 alu1    50 w[11]
        xor r10d, r13d              ;   391.8 alu3    50 w[11]
        mov r13d, dword [rsp + 132] ;   386.8 agu2    49 w[10]
        shr r13d, 3                 ;   390.8 alu2    49 w[10]
        mov eax, dword [rsp + 132]  ;   387.2 agu0    49 w[10]
        ror eax, 0xb                ;   391.2 alu1    49 w[10]
        mov ebx, dword [rsp + 132]  ;   387.5 agu1    78 w[11] reload
        xor eax, ebx                ;   392.2 alu0    49 w[10]
        ror eax, 7                  ;   393.2 alu2    49 w[10]
        xor r13d, eax               ;   394.2 alu3    49 w[10]
        add r11d, r13d              ;   395.2 alu1    78 w[10]
        mov r13d, dword [rsp + 104] ;   389.0 agu2    78 w[3] reload
        add r11d, r13d              ;   396.2 alu0    78 w[10]
        add r11d, dword [rsp + 128] ;   397.2 alu2+agu0   78 w[10]
        mov eax, r14d               ;   390.8         48 t1 copy
        ror eax, 0xe                ;   390.8 alu1    48 t1
        xor eax, r14d               ;   391.8 alu3    48 t1
        ror eax, 5                  ;   392.8 alu2    48 t1
        xor eax, r14d               ;   393.8 alu0    48 t1
        ror eax, 6                  ;   394.8 alu1    48 t1
        add r8d, eax                ;   395.8 alu3    61 t1
        mov eax, r15d               ;   391.0         51 t1 copy
        xor eax, r9d                ;   391.2 alu0    51 t1
        and eax, r14d               ;   392.2 alu2    51 t1
        xor eax, r15d               ;   393.2 alu1    51 t1
        add r8d, eax                ;   396.8 alu3    61 t1
        add r8d, 0xc24b8b70         ;   397.8 alu0    61 t1
        add r8d, r11d               ;   398.8 alu2    61 t1
        mov eax, esi                ;   392.2         52 v[5] copy
        xor eax, edx                ;   392.8 alu1    52 v[5]
        and edi, eax                ;   393.8 alu3    52 v[5]
        xor edi, esi                ;   394.8 alu0    52 v[5]
        add ebp, r8d                ;   399.8 alu2    62 v[1]
        add edi, r8d                ;   399.8 alu1    63 v[5]
        mov r8d, edx                ;   393.2         47 v[5] copy
        ror r8d, 9                  ;   394.3 alu2    47 v[5]
        xor r8d, edx                ;   395.3 alu3    47 v[5]
        ror r8d, 0xb                ;   396.3 alu1    47 v[5]
        xor r8d, edx                ;   397.3 alu0    47 v[5]
        ror r8d, 2                  ;   398.3 alu2    47 v[5]
        add edi, r8d                ;   400.8 alu3    63 v[5]
        mov r8d, r11d               ;   398.2         50 w[12] copy
        shr r8d, 0xa                ;   398.2 alu1    50 w[12]
        add r10d, ebx               ;   395.2 alu0    78 w[11]
        mov ebx, r11d               ;   398.2         50 w[12] copy
        ror ebx, 2                  ;   398.2 alu2    50 w[12]
        xor ebx, r11d               ;   399.2 alu3    50 w[12]
        ror ebx, 0x11               ;   400.2 alu1    50 w[12]
        xor r8d, ebx                ;   401.2 alu0    50 w[12]
        mov ebx, dword [rsp + 136]  ;   396.8 agu1    49 w[11]
        add r10d, dword [rsp + 108] ;   397.0 alu3+agu2   78 w[11]
        mov r13d, ebp               ;   400.8         48 t1 copy
        ror r13d, 0xe               ;   400.8 alu2    48 t1
        xor r13d, ebp               ;   401.8 alu0    48 t1
        ror r13d, 5                 ;   402.8 alu1    48 t1
        xor r13d, ebp               ;   403.8 alu3    48 t1
        ror r13d, 6                 ;   404.8 alu2    48 t1
        mov dword [rsp + 132], r11d ;   398.5 agu0+st0   78 w[10] spill
        mov r11d, dword [rsp + 136] ;   398.7 agu1    49 w[11]
        shr r11d, 3                 ;   402.7 alu1    49 w[11]
        mov dword [rsp + 128], r12d ;   399.0 agu2+st1   78 w[9] spill
        mov r12d, dword [rsp + 136] ;   399.5 agu0    49 w[11]
        ror r12d, 0xb               ;   403.5 alu2    49 w[11]
        xor ebx, r12d               ;   404.5 alu0    49 w[11]
        ror ebx, 7                  ;   405.5 alu1    49 w[11]
        xor r11d, ebx               ;   406.5 alu3    49 w[11]
        add r10d, r11d              ;   407.5 alu2    78 w[11]
        mov r11d, r9d               ;   400.2         51 t1 copy
        xor r11d, r14d              ;   400.5 alu0    51 t1
        and r11d, ebp               ;   401.5 alu1    51 t1
        xor r11d, r9d               ;   402.5 alu3    51 t1
        add r15d, r11d              ;   403.5 alu2    61 t1
        add r15d, r13d              ;   405.8 alu0    61 t1
        add r15d, 0xc76c51a3        ;   406.8 alu1    61 t1
        add r15d, r10d              ;   408.5 alu3    61 t1
        mov r11d, edx               ;   401.5         52 v[4] copy
        xor r11d, edi               ;   402.3 alu2    52 v[4]
        and eax, r11d               ;   403.3 alu0    52 v[4]
        xor eax, edx                ;   404.3 alu1    52 v[4]
        add ecx, r15d               ;   409.5 alu3    62 v[0]
        mov r12d, edi               ;   402.7         47 v[4] copy
        ror r12d, 9                 ;   403.3 alu2    47 v[4]
        xor r12d, edi               ;   404.3 alu0    47 v[4]
        ror r12d, 0xb               ;   405.3 alu1    47 v[4]
        xor r12d, edi               ;   406.3 alu3    47 v[4]
        ror r12d, 2                 ;   407.3 alu2    47 v[4]
        add eax, r12d               ;   408.3 alu0    63 v[4]
        add eax, r15d               ;   409.5 alu1    63 v[4]
        mov r12d, r10d              ;   408.5         50 w[13] copy
        shr r12d, 0xa               ;   408.5 alu2    50 w[13]
        mov r13d, r10d              ;   408.5         50 w[13] copy
        ror r13d, 2                 ;   408.5 alu1    50 w[13]
        xor r13d, r10d              ;   409.5 alu3    50 w[13]
        ror r13d, 0x11              ;   410.5 alu2    50 w[13]
        xor r12d, r13d              ;   411.5 alu0    50 w[13]
        mov r13d, dword [rsp + 152] ;   406.3 agu1    49 w[12]
        shr r13d, 3                 ;   410.3 alu1    49 w[12]
        mov r15d, dword [rsp + 152] ;   406.7 agu2    49 w[12]
        ror r15d, 0xb               ;   410.7 alu2    49 w[12]
        mov ebx, dword [rsp + 152]  ;   407.0 agu0    78 w[13] reload
        xor r15d, ebx               ;   411.7 alu3    49 w[12]
        ror r15d, 7                 ;   412.7 alu1    49 w[12]
        xor r13d, r15d              ;   413.7 alu0    49 w[12]
        add r8d, r13d               ;   414.7 alu3    78 w[12]
        mov r13d, dword [rsp + 112] ;   408.5 agu1    78 w[5] reload
        add r8d, r13d               ;   415.7 alu2    78 w[12]
        add r8d, dword [rsp + 136]  ;   416.7 alu0+agu2   78 w[12]
        mov r15d, ecx               ;   410.5         48 t1 copy
        ror r15d, 0xe               ;   410.5 alu1    48 t1
        xor r15d, ecx               ;   411.5 alu3    48 t1
        ror r15d, 5                 ;   412.5 alu2    48 t1
        xor r15d, ecx               ;   413.5 alu0    48 t1
        ror r15d, 6                 ;   414.5 alu1    48 t1
        add r9d, r15d               ;   415.5 alu3    61 t1
        mov r15d, r14d              ;   410.5         51 t1 copy
        xor r15d, ebp               ;   410.7 alu2    51 t1
        and r15d, ecx               ;   411.7 alu0    51 t1
        xor r15d, r14d              ;   412.7 alu1    51 t1
        add r9d, r15d               ;   416.5 alu3    61 t1
        add r9d, 0xd192e819         ;   417.5 alu2    61 t1
        add r9d, r8d                ;   418.5 alu0    61 t1
        mov r15d, edi               ;   411.7         52 v[3] copy
        xor r15d, eax               ;   412.2 alu1    52 v[3]
        and r11d, r15d              ;   413.2 alu3    52 v[3]
        xor r11d, edi               ;   414.2 alu2    52 v[3]
        add esi, r9d                ;   419.5 alu0    62 v[7]
        add r11d, r9d               ;   419.5 alu1    63 v[3]
        mov r9d, eax                ;   412.7         47 v[3] copy
        ror r9d, 9                  ;   413.7 alu2    47 v[3]
        xor r9d, eax                ;   414.7 alu3    47 v[3]
        ror r9d, 0xb                ;   415.7 alu1    47 v[3]
        xor r9d, eax                ;   416.7 alu0    47 v[3]
        ror r9d, 2                  ;   417.7 alu2    47 v[3]
        add r11d, r9d               ;   420.5 alu3    63 v[3]
        mov r9d, r8d                ;   417.7         50 w[14] copy
        shr r9d, 0xa                ;   417.7 alu1    50 w[14]
        add r12d, ebx               ;   414.8 alu0    78 w[13]
        mov ebx, r8d                ;   417.7         50 w[14] copy
        ror ebx, 2                  ;   417.7 alu2    50 w[14]
        xor ebx, r8d                ;   418.7 alu3    50 w[14]
        ror ebx, 0x11               ;   419.7 alu1    50 w[14]
        xor r9d, ebx                ;   420.7 alu0    50 w[14]
        mov ebx, dword [rsp + 140]  ;   416.5 agu0    49 w[13]
        add r12d, dword [rsp + 116] ;   416.7 alu3+agu1   78 w[13]
        mov r13d, esi               ;   420.5         48 t1 copy
        ror r13d, 0xe               ;   420.5 alu2    48 t1
        xor r13d, esi               ;   421.5 alu0    48 t1
        ror r13d, 5                 ;   422.5 alu1    48 t1
        xor r13d, esi               ;   423.5 alu3    48 t1
        ror r13d, 6                 ;   424.5 alu2    48 t1
        mov dword [rsp + 152], r8d  ;   418.0 agu2+st0   78 w[12] spill
        mov r8d, dword [rsp + 140]  ;   418.2 agu0    49 w[13]
        shr r8d, 3                  ;   422.2 alu1    49 w[13]
        mov dword [rsp + 136], r10d ;   418.5 agu1+st1   78 w[11] spill
        mov r10d, dword [rsp + 140] ;   419.0 agu2    49 w[13]
        ror r10d, 0xb               ;   423.0 alu2    49 w[13]
        xor ebx, r10d               ;   424.0 alu0    49 w[13]
        ror ebx, 7                  ;   425.0 alu1    49 w[13]
        xor r8d, ebx                ;   426.0 alu3    49 w[13]
        add r12d, r8d               ;   427.0 alu2    78 w[13]
        mov r8d, ebp                ;   419.7         51 t1 copy
        xor r8d, ecx                ;   420.0 alu0    51 t1
        and r8d, esi                ;   421.0 alu3    51 t1
        xor r8d, ebp                ;   422.0 alu1    51 t1
        add r14d, r8d               ;   423.0 alu2    61 t1
        add r14d, r13d              ;   425.5 alu0    61 t1
        add r14d, 0xd6990624        ;   426.5 alu3    61 t1
        add r14d, r12d              ;   428.0 alu1    61 t1
        mov r8d, eax                ;   421.2         52 v[2] copy
        xor r8d, r11d               ;   422.0 alu2    52 v[2]
        and r15d, r8d               ;   423.0 alu0    52 v[2]
        xor r15d, eax               ;   424.0 alu3    52 v[2]
        add edx, r14d               ;   429.0 alu1    62 v[6]
        mov r10d, r11d              ;   422.3         47 v[2] copy
        ror r10d, 9                 ;   423.0 alu2    47 v[2]
        xor r10d, r11d              ;   424.0 alu0    47 v[2]
        ror r10d, 0xb               ;   425.0 alu1    47 v[2]
        xor r10d, r11d              ;   426.0 alu3    47 v[2]
        ror r10d, 2                 ;   427.0 alu2    47 v[2]
        add r15d, r10d              ;   428.0 alu0    63 v[2]
        add r15d, r14d              ;   429.0 alu3    63 v[2]
        mov r10d, r12d              ;   428.0         50 w[15] copy
        shr r10d, 0xa               ;   428.0 alu1    50 w[15]
        mov r13d, r12d              ;   428.0         50 w[15] copy
        ror r13d, 2                 ;   428.0 alu2    50 w[15]
        xor r13d, r12d              ;   429.0 alu0    50 w[15]
        ror r13d, 0x11              ;   430.0 alu1    50 w[15]
        xor r10d, r13d              ;   431.0 alu3    50 w[15]
        mov r13d, dword [rsp + 148] ;   426.0 agu0    49 w[14]
        shr r13d, 3                 ;   430.0 alu2    49 w[14]
        mov r14d, dword [rsp + 148] ;   426.3 agu1    49 w[14]
        ror r14d, 0xb               ;   430.3 alu1    49 w[14]
        mov ebx, dword [rsp + 148]  ;   426.7 agu2    78 w[15] reload
        xor r14d, ebx               ;   431.3 alu0    49 w[14]
        ror r14d, 7                 ;   432.3 alu2    49 w[14]
        xor r13d, r14d              ;   433.3 alu3    49 w[14]
        add r9d, r13d               ;   434.3 alu1    78 w[14]
        mov r13d, dword [rsp + 144] ;   428.2 agu0    78 w[7] reload
        add r9d, r13d               ;   435.3 alu0    78 w[14]
        add r9d, dword [rsp + 140]  ;   436.3 alu2+agu1   78 w[14]
        mov r14d, edx               ;   430.0         48 t1 copy
        ror r14d, 0xe               ;   430.0 alu1    48 t1
        xor r14d, edx               ;   431.0 alu3    48 t1
        ror r14d, 5                 ;   432.0 alu2    48 t1
        xor r14d, edx               ;   433.0 alu0    48 t1
        ror r14d, 6                 ;   434.0 alu1    48 t1
        add ebp, r14d               ;   435.0 alu3    61 t1
        mov r14d, ecx               ;   430.2         51 t1 copy
        xor r14d, esi               ;   430.3 alu0    51 t1
        and r14d, edx               ;   431.3 alu2    51 t1
        xor r14d, ecx               ;   432.3 alu1    51 t1
        add ebp, r14d               ;   436.0 alu3    61 t1
        add ebp, 0xf40e3585         ;   437.0 alu0    61 t1
        add ebp, r9d                ;   438.0 alu2    61 t1
        mov r14d, r11d              ;   431.3         52 v[1] copy
        xor r14d, r15d              ;   432.0 alu1    52 v[1]
        and r8d, r14d               ;   433.0 alu3    52 v[1]
        xor r8d, r11d               ;   434.0 alu0    52 v[1]
        add edi, ebp                ;   439.0 alu2    62 v[5]
        add r8d, ebp                ;   439.0 alu1    63 v[1]
        mov ebp, r15d               ;   432.3         47 v[1] copy
        ror ebp, 9                  ;   433.5 alu2    47 v[1]
        xor ebp, r15d               ;   434.5 alu3    47 v[1]
        ror ebp, 0xb                ;   435.5 alu1    47 v[1]
        xor ebp, r15d               ;   436.5 alu0    47 v[1]
        ror ebp, 2                  ;   437.5 alu2    47 v[1]
        add r8d, ebp                ;   440.0 alu3    63 v[1]
        mov ebp, r9d                ;   437.3         50 w[0] copy
        shr ebp, 0xa                ;   437.3 alu1    50 w[0]
        add r10d, ebx               ;   434.3 alu0    78 w[15]
        mov ebx, r9d                ;   437.3         50 w[0] copy
        ror ebx, 2                  ;   437.3 alu2    50 w[0]
        xor ebx, r9d                ;   438.3 alu3    50 w[0]
        ror ebx, 0x11               ;   439.3 alu1    50 w[0]
        xor ebp, ebx                ;   440.3 alu0    50 w[0]
        mov ebx, dword [rsp + 120]  ;   436.0 agu2    49 w[15]
        add r10d, dword [rsp + 124] ;   436.2 alu3+agu0   78 w[15]
        mov r13d, edi               ;   440.0         48 t1 copy
        ror r13d, 0xe               ;   440.0 alu2    48 t1
        xor r13d, edi               ;   441.0 alu0    48 t1
        ror r13d, 5                 ;   442.0 alu1    48 t1
        xor r13d, edi               ;   443.0 alu3    48 t1
        ror r13d, 6                 ;   444.0 alu2    48 t1
        mov dword [rsp + 148], r9d  ;   437.7 agu1+st0   78 w[14] spill
        mov r9d, dword [rsp + 120]  ;   437.8 agu2    49 w[15]
        shr r9d, 3                  ;   441.8 alu1    49 w[15]
        mov dword [rsp + 140], r12d ;   438.2 agu0+st1   78 w[13] spill
        mov r12d, dword [rsp + 120] ;   438.7 agu1    49 w[15]
        ror r12d, 0xb               ;   442.7 alu2    49 w[15]
        xor ebx, r12d               ;   443.7 alu0    49 w[15]
        ror ebx, 7                  ;   444.7 alu1    49 w[15]
        xor r9d, ebx                ;   445.7 alu3    49 w[15]
        add r10d, r9d               ;   446.7 alu2    78 w[15]
        mov r9d, esi                ;   439.3         51 t1 copy
        xor r9d, edx                ;   439.7 alu0    51 t1
        and r9d, edi                ;   440.7 alu1    51 t1
        xor r9d, esi                ;   441.7 alu3    51 t1
        add ecx, r9d                ;   442.7 alu2    61 t1
        add ecx, r13d               ;   445.0 alu0    61 t1
        add ecx, 0x106aa070         ;   446.0 alu1    61 t1
        add ecx, r10d               ;   447.7 alu3    61 t1
        mov r9d, r15d               ;   440.7         52 v[0] copy
        xor r9d, r8d                ;   441.5 alu2    52 v[0]
        and r14d, r9d               ;   442.5 alu0    52 v[0]
        xor r14d, r15d              ;   443.5 alu1    52 v[0]
        add eax, ecx                ;   448.7 alu3    62 v[4]
        mov r12d, r8d               ;   441.8         47 v[0] copy
        ror r12d, 9                 ;   442.5 alu2    47 v[0]
        xor r12d, r8d               ;   443.5 alu0    47 v[0]
        ror r12d, 0xb               ;   444.5 alu1    47 v[0]
        xor r12d, r8d               ;   445.5 alu3    47 v[0]
        ror r12d, 2                 ;   446.5 alu2    47 v[0]
        add r14d, r12d              ;   447.5 alu0    63 v[0]
        add r14d, ecx               ;   448.7 alu1    63 v[0]
        mov r12d, r10d              ;   447.7         50 w[1] copy
        shr r12d, 0xa               ;   447.7 alu2    50 w[1]
        mov r13d, r10d              ;   447.7         50 w[1] copy
        ror r13d, 2                 ;   447.7 alu1    50 w[1]
        xor r13d, r10d              ;   448.7 alu3    50 w[1]
        ror r13d, 0x11              ;   449.7 alu2    50 w[1]
        xor r12d, r13d              ;   450.7 alu0    50 w[1]
        mov r13d, dword [rsp + 100] ;   445.5 agu2    49 w[0]
        shr r13d, 3                 ;   449.5 alu1    49 w[0]
        mov ecx, dword [rsp + 100]  ;   445.8 agu0    49 w[0]
        ror ecx, 0xb                ;   449.8 alu2    49 w[0]
        mov ebx, dword [rsp + 100]  ;   446.2 agu1    78 w[1] reload
        xor ecx, ebx                ;   450.8 alu3    49 w[0]
        ror ecx, 7                  ;   451.8 alu1    49 w[0]
        xor r13d, ecx               ;   452.8 alu0    49 w[0]
        add ebp, r13d               ;   453.8 alu3    78 w[0]
        mov r13d, dword [rsp + 128] ;   447.7 agu2    78 w[9] reload
        add ebp, r13d               ;   454.8 alu2    78 w[0]
        add ebp, dword [rsp + 120]  ;   455.8 alu0+agu0   78 w[0]
        mov ecx, eax                ;   449.7         48 t1 copy
        ror ecx, 0xe                ;   449.7 alu1    48 t1
        xor ecx, eax                ;   450.7 alu3    48 t1
        ror ecx, 5                  ;   451.7 alu2    48 t1
        xor ecx, eax                ;   452.7 alu0    48 t1
        ror ecx, 6                  ;   453.7 alu1    48 t1
        add esi, ecx                ;   454.7 alu3    61 t1
        mov ecx, edx                ;   449.7         51 t1 copy
        xor ecx, edi                ;   449.8 alu2    51 t1
        and ecx, eax                ;   450.8 alu0    51 t1
        xor ecx, edx                ;   451.8 alu1    51 t1
        add esi, ecx                ;   455.7 alu3    61 t1
        add esi, 0x19a4c116         ;   456.7 alu2    61 t1
        add esi, ebp                ;   457.7 alu0    61 t1
        mov ecx, r8d                ;   450.8         52 v[7] copy
        xor ecx, r14d               ;   451.3 alu1    52 v[7]
        and r9d, ecx                ;   452.3 alu3    52 v[7]
        xor r9d, r8d                ;   453.3 alu2    52 v[7]
        add r11d, esi               ;   458.7 alu0    62 v[3]
        add r9d, esi                ;   458.7 alu1    63 v[7]
        mov esi, r14d               ;   451.8         47 v[7] copy
        ror esi, 9                  ;   452.8 alu2    47 v[7]
        xor esi, r14d               ;   453.8 alu3    47 v[7]
        ror esi, 0xb                ;   454.8 alu1    47 v[7]
        xor esi, r14d               ;   455.8 alu0    47 v[7]
        ror esi, 2                  ;   456.8 alu2    47 v[7]
        add r9d, esi                ;   459.7 alu3    63 v[7]
        mov esi, ebp                ;   456.8         50 w[2] copy
        shr esi, 0xa                ;   456.8 alu1    50 w[2]
        add r12d, ebx               ;   454.0 alu0    78 w[1]
        mov ebx, ebp                ;   456.8         50 w[2] copy
        ror ebx, 2                  ;   456.8 alu2    50 w[2]
        xor ebx, ebp                ;   457.8 alu3    50 w[2]
        ror ebx, 0x11               ;   458.8 alu1    50 w[2]
        xor esi, ebx                ;   459.8 alu0    50 w[2]
        mov ebx, dword [rsp + 96]   ;   455.7 agu1    49 w[1]
        add r12d, dword [rsp + 132] ;   455.8 alu3+agu2   78 w[1]
        mov r13d, r11d              ;   459.7         48 t1 copy
        ror r13d, 0xe               ;   459.7 alu2    48 t1
        xor r13d, r11d              ;   460.7 alu0    48 t1
        ror r13d, 5                 ;   461.7 alu1    48 t1
        xor r13d, r11d              ;   462.7 alu3    48 t1
        ror r13d, 6                 ;   463.7 alu2    48 t1
        mov dword [rsp + 100], ebp  ;   457.2 agu0+st0   78 w[0] spill
        mov ebp, dword [rsp + 96]   ;   457.3 agu1    49 w[1]
        shr ebp, 3                  ;   461.3 alu1    49 w[1]
        mov dword [rsp + 120], r10d ;   457.7 agu2+st1   78 w[15] spill
        mov r10d, dword [rsp + 96]  ;   458.2 agu0    49 w[1]
        ror r10d, 0xb               ;   462.2 alu2    49 w[1]
        xor ebx, r10d               ;   463.2 alu0    49 w[1]
        ror ebx, 7                  ;   464.2 alu1    49 w[1]
        xor ebp, ebx                ;   465.2 alu3    49 w[1]
        add r12d, ebp               ;   466.2 alu2    78 w[1]
        mov ebp, edi                ;   458.8         51 t1 copy
        xor ebp, eax                ;   459.2 alu0    51 t1
        and ebp, r11d               ;   460.2 alu3    51 t1
        xor ebp, edi                ;   461.2 alu1    51 t1
        add edx, ebp                ;   462.2 alu2    61 t1
        add edx, r13d               ;   464.7 alu0    61 t1
        add edx, 0x1e376c08         ;   465.7 alu3    61 t1
        add edx, r12d               ;   467.2 alu1    61 t1
        mov ebp, r14d               ;   460.3         52 v[6] copy
        xor ebp, r9d                ;   461.2 alu2    52 v[6]
        and ecx, ebp                ;   462.2 alu0    52 v[6]
        xor ecx, r14d               ;   463.2 alu3    52 v[6]
        add r15d, edx               ;   468.2 alu1    62 v[2]
        mov r10d, r9d               ;   461.5         47 v[6] copy
        ror r10d, 9                 ;   462.2 alu2    47 v[6]
        xor r10d, r9d               ;   463.2 alu0    47 v[6]
        ror r10d, 0xb               ;   464.2 alu1    47 v[6]
        xor r10d, r9d               ;   465.2 alu3    47 v[6]
        ror r10d, 2                 ;   466.2 alu2    47 v[6]
        add ecx, r10d               ;   467.2 alu0    63 v[6]
        add ecx, edx                ;   468.2 alu3    63 v[6]
        mov r10d, r12d              ;   467.2         50 w[3] copy
        shr r10d, 0xa               ;   467.2 alu1    50 w[3]
        mov r13d, r12d              ;   467.2         50 w[3] copy
        ror r13d, 2                 ;   467.2 alu2    50 w[3]
        xor r13d, r12d              ;   468.2 alu0    50 w[3]
        ror r13d, 0x11              ;   469.2 alu1    50 w[3]
        xor r10d, r13d              ;   470.2 alu3    50 w[3]
        mov r13d, dword [rsp + 104] ;   465.2 agu1    49 w[2]
        shr r13d, 3                 ;   469.2 alu2    49 w[2]
        mov edx, dword [rsp + 104]  ;   465.5 agu2    49 w[2]
        ror edx, 0xb                ;   469.5 alu1    49 w[2]
        mov ebx, dword [rsp + 104]  ;   465.8 agu0    78 w[3] reload
        xor edx, ebx                ;   470.5 alu0    49 w[2]
        ror edx, 7                  ;   471.5 alu2    49 w[2]
        xor r13d, edx               ;   472.5 alu3    49 w[2]
        add esi, r13d               ;   473.5 alu1    78 w[2]
        mov r13d, dword [rsp + 136] ;   467.3 agu1    78 w[11] reload
        add esi, r13d               ;   474.5 alu0    78 w[2]
        add esi, dword [rsp + 96]   ;   475.5 alu2+agu2   78 w[2]
        mov edx, r15d               ;   469.2         48 t1 copy
        ror edx, 0xe                ;   469.2 alu1    48 t1
        xor edx, r15d               ;   470.2 alu3    48 t1
        ror edx, 5                  ;   471.2 alu2    48 t1
        xor edx, r15d               ;   472.2 alu0    48 t1
        ror edx, 6                  ;   473.2 alu1    48 t1
        add edi, edx                ;   474.2 alu3    61 t1
        mov edx, eax                ;   469.3         51 t1 copy
        xor edx, r11d               ;   469.5 alu0    51 t1
        and edx, r15d               ;   470.5 alu2    51 t1
        xor edx, eax                ;   471.5 alu1    51 t1
        add edi, edx                ;   475.2 alu3    61 t1
        add edi, 0x2748774c         ;   476.2 alu0    61 t1
        add edi, esi                ;   477.2 alu2    61 t1
        mov edx, r9d                ;   470.5         52 v[5] copy
        xor edx, ecx                ;   471.2 alu1    52 v[5]
        and ebp, edx                ;   472.2 alu3    52 v[5]
        xor ebp, r9d                ;   473.2 alu0    52 v[5]
        add r8d, edi                ;   478.2 alu2    62 v[1]
        add ebp, edi                ;   478.2 alu1    63 v[5]
        mov edi, ecx                ;   471.5         47 v[5] copy
        ror edi, 9                  ;   472.7 alu2    47 v[5]
        xor edi, ecx                ;   473.7 alu3    47 v[5]
        ror edi, 0xb                ;   474.7 alu1    47 v[5]
        xor edi, ecx                ;   475.7 alu0    47 v[5]
        ror edi, 2                  ;   476.7 alu2    47 v[5]
        add ebp, edi                ;   479.2 alu3    63 v[5]
        mov edi, esi                ;   476.5         50 w[4] copy
        shr edi, 0xa                ;   476.5 alu1    50 w[4]
        add r10d, ebx               ;   473.5 alu0    78 w[3]
        mov ebx, esi                ;   476.5         50 w[4] copy
        ror ebx, 2                  ;   476.5 alu2    50 w[4]
        xor ebx, esi                ;   477.5 alu3    50 w[4]
        ror ebx, 0x11               ;   478.5 alu1    50 w[4]
        xor edi, ebx                ;   479.5 alu0    50 w[4]
        mov ebx, dword [rsp + 108]  ;   475.2 agu0    49 w[3]
        add r10d, dword [rsp + 152] ;   475.3 alu3+agu1   78 w[3]
        mov r13d, r8d               ;   479.2         48 t1 copy
        ror r13d, 0xe               ;   479.2 alu2    48 t1
        xor r13d, r8d               ;   480.2 alu0    48 t1
        ror r13d, 5                 ;   481.2 alu1    48 t1
        xor r13d, r8d               ;   482.2 alu3    48 t1
        ror r13d, 6                 ;   483.2 alu2    48 t1
        mov dword [rsp + 104], esi  ;   476.8 agu2+st0   78 w[2] spill
        mov esi, dword [rsp + 108]  ;   477.0 agu0    49 w[3]
        shr esi, 3                  ;   481.0 alu1    49 w[3]
        mov dword [rsp + 96], r12d  ;   477.3 agu1+st1   78 w[1] spill
        mov r12d, dword [rsp + 108] ;   477.8 agu2    49 w[3]
        ror r12d, 0xb               ;   481.8 alu2    49 w[3]
        xor ebx, r12d               ;   482.8 alu0    49 w[3]
        ror ebx, 7                  ;   483.8 alu1    49 w[3]
        xor esi, ebx                ;   484.8 alu3    49 w[3]
        add r10d, esi               ;   485.8 alu2    78 w[3]
        mov esi, r11d               ;   478.5         51 t1 copy
        xor esi, r15d               ;   478.8 alu0    51 t1
        and esi, r8d                ;   479.8 alu1    51 t1
        xor esi, r11d               ;   480.8 alu3    51 t1
        add eax, esi                ;   481.8 alu2    61 t1
        add eax, r13d               ;   484.2 alu0    61 t1
        add eax, 0x34b0bcb5         ;   485.2 alu1    61 t1
        add eax, r10d               ;   486.8 alu3    61 t1
        mov esi, ecx                ;   479.8         52 v[4] copy
        xor esi, ebp                ;   480.7 alu2    52 v[4]
        and edx, esi                ;   481.7 alu0    52 v[4]
        xor edx, ecx                ;   482.7 alu1    52 v[4]
        add r14d, eax               ;   487.8 alu3    62 v[0]
        mov r12d, ebp               ;   481.0         47 v[4] copy
        ror r12d, 9                 ;   481.7 alu2    47 v[4]
        xor r12d, ebp               ;   482.7 alu0    47 v[4]
        ror r12d, 0xb               ;   483.7 alu1    47 v[4]
        xor r12d, ebp               ;   484.7 alu3    47 v[4]
        ror r12d, 2                 ;   485.7 alu2    47 v[4]
        add edx, r12d               ;   486.7 alu0    63 v[4]
        add edx, eax                ;   487.8 alu1    63 v[4]
        mov r12d, r10d              ;   486.8         50 w[5] copy
        shr r12d, 0xa               ;   486.8 alu2    50 w[5]
        mov r13d, r10d              ;   486.8         50 w[5] copy
        ror r13d, 2                 ;   486.8 alu1    50 w[5]
        xor r13d, r10d              ;   487.8 alu3    50 w[5]
        ror r13d, 0x11              ;   488.8 alu2    50 w[5]
        xor r12d, r13d              ;   489.8 alu0    50 w[5]
        mov r13d, dword [rsp + 112] ;   484.7 agu0    49 w[4]
        shr r13d, 3                 ;   488.7 alu1    49 w[4]
        mov eax, dword [rsp + 112]  ;   485.0 agu1    49 w[4]
        ror eax, 0xb                ;   489.0 alu2    49 w[4]
        mov ebx, dword [rsp + 112]  ;   485.3 agu2    78 w[5] reload
        xor eax, ebx                ;   490.0 alu3    49 w[4]
        ror eax, 7                  ;   491.0 alu1    49 w[4]
        xor r13d, eax               ;   492.0 alu0    49 w[4]
        add edi, r13d               ;   493.0 alu3    78 w[4]
        mov r13d, dword [rsp + 140] ;   486.8 agu0    78 w[13] reload
        add edi, r13d               ;   494.0 alu2    78 w[4]
        add edi, dword [rsp + 108]  ;   495.0 alu0+agu1   78 w[4]
        mov eax, r14d               ;   488.8         48 t1 copy
        ror eax, 0xe                ;   488.8 alu1    48 t1
        xor eax, r14d               ;   489.8 alu3    48 t1
        ror eax, 5                  ;   490.8 alu2    48 t1
        xor eax, r14d               ;   491.8 alu0    48 t1
        ror eax, 6                  ;   492.8 alu1    48 t1
        add r11d, eax               ;   493.8 alu3    61 t1
        mov eax, r15d               ;   488.8         51 t1 copy
        xor eax, r8d                ;   489.0 alu2    51 t1
        and eax, r14d               ;   490.0 alu0    51 t1
        xor eax, r15d               ;   491.0 alu1    51 t1
        add r11d, eax               ;   494.8 alu3    61 t1
        add r11d, 0x391c0cb3        ;   495.8 alu2    61 t1
        add r11d, edi               ;   496.8 alu0    61 t1
        mov eax, ebp                ;   490.0         52 v[3] copy
        xor eax, edx                ;   490.5 alu1    52 v[3]
        and esi, eax                ;   491.5 alu3    52 v[3]
        xor esi, ebp                ;   492.5 alu2    52 v[3]
        add r9d, r11d               ;   497.8 alu0    62 v[7]
        add esi, r11d               ;   497.8 alu1    63 v[3]
        mov r11d, edx               ;   491.0         47 v[3] copy
        ror r11d, 9                 ;   492.0 alu2    47 v[3]
        xor r11d, edx               ;   493.0 alu3    47 v[3]
        ror r11d, 0xb               ;   494.0 alu1    47 v[3]
        xor r11d, edx               ;   495.0 alu0    47 v[3]
        ror r11d, 2                 ;   496.0 alu2    47 v[3]
        add esi, r11d               ;   498.8 alu3    63 v[3]
        mov r11d, edi               ;   496.0         50 w[6] copy
        shr r11d, 0xa               ;   496.0 alu1    50 w[6]
        add r12d, ebx               ;   493.2 alu0    78 w[5]
        mov ebx, edi                ;   496.0         50 w[6] copy
        ror ebx, 2                  ;   496.0 alu2    50 w[6]
        xor ebx, edi                ;   497.0 alu3    50 w[6]
        ror ebx, 0x11               ;   498.0 alu1    50 w[6]
        xor r11d, ebx               ;   499.0 alu0    50 w[6]
        mov ebx, dword [rsp + 116]  ;   494.8 agu2    49 w[5]
        add r12d, dword [rsp + 148] ;   495.0 alu3+agu0   78 w[5]
        mov r13d, r9d               ;   498.8         48 t1 copy
        ror r13d, 0xe               ;   498.8 alu2    48 t1
        xor r13d, r9d               ;   499.8 alu0    48 t1
        ror r13d, 5                 ;   500.8 alu1    48 t1
        xor r13d, r9d               ;   501.8 alu3    48 t1
        ror r13d, 6                 ;   502.8 alu2    48 t1
        mov dword [rsp + 112], edi  ;   496.3 agu1+st0   78 w[4] spill
        mov edi, dword [rsp + 116]  ;   496.5 agu2    49 w[5]
        shr edi, 3                  ;   500.5 alu1    49 w[5]
        mov dword [rsp + 108], r10d ;   496.8 agu0+st1   78 w[3] spill
        mov r10d, dword [rsp + 116] ;   497.3 agu1    49 w[5]
        ror r10d, 0xb               ;   501.3 alu2    49 w[5]
        xor ebx, r10d               ;   502.3 alu0    49 w[5]
        ror ebx, 7                  ;   503.3 alu1    49 w[5]
        xor edi, ebx                ;   504.3 alu3    49 w[5]
        add r12d, edi               ;   505.3 alu2    78 w[5]
        mov edi, r8d                ;   498.0         51 t1 copy
        xor edi, r14d               ;   498.3 alu0    51 t1
        and edi, r9d                ;   499.3 alu3    51 t1
        xor edi, r8d                ;   500.3 alu1    51 t1
        add r15d, edi               ;   501.3 alu2    61 t1
        add r15d, r13d              ;   503.8 alu0    61 t1
        add r15d, 0x4ed8aa4a        ;   504.8 alu3    61 t1
        add r15d, r12d              ;   506.3 alu1    61 t1
        mov edi, edx                ;   499.5         52 v[2] copy
        xor edi, esi                ;   500.3 alu2    52 v[2]
        and eax, edi                ;   501.3 alu0    52 v[2]
        xor eax, edx                ;   502.3 alu3    52 v[2]
        add ecx, r15d               ;   507.3 alu1    62 v[6]
        mov r10d, esi               ;   500.7         47 v[2] copy
        ror r10d, 9                 ;   501.3 alu2    47 v[2]
        xor r10d, esi               ;   502.3 alu0    47 v[2]
        ror r10d, 0xb               ;   503.3 alu1    47 v[2]
        xor r10d, esi               ;   504.3 alu3    47 v[2]
        ror r10d, 2                 ;   505.3 alu2    47 v[2]
        add eax, r10d               ;   506.3 alu0    63 v[2]
        add eax, r15d               ;   507.3 alu3    63 v[2]
        mov r10d, r12d              ;   506.3         50 w[7] copy
        shr r10d, 0xa               ;   506.3 alu1    50 w[7]
        mov r13d, r12d              ;   506.3         50 w[7] copy
        ror r13d, 2                 ;   506.3 alu2    50 w[7]
        xor r13d, r12d              ;   507.3 alu0    50 w[7]
        ror r13d, 0x11              ;   508.3 alu1    50 w[7]
        xor r10d, r13d              ;   509.3 alu3    50 w[7]
        mov r13d, dword [rsp + 144] ;   504.3 agu2    49 w[6]
        shr r13d, 3                 ;   508.3 alu2    49 w[6]
        mov r15d, dword [rsp + 144] ;   504.7 agu0    49 w[6]
        ror r15d, 0xb               ;   508.7 alu1    49 w[6]
        mov ebx, dword [rsp + 144]  ;   505.0 agu1    78 w[7] reload
        xor r15d, ebx               ;   509.7 alu0    49 w[6]
        ror r15d, 7                 ;   510.7 alu2    49 w[6]
        xor r13d, r15d              ;   511.7 alu3    49 w[6]
        add r11d, r13d              ;   512.7 alu1    78 w[6]
        mov r13d, dword [rsp + 120] ;   506.5 agu2    78 w[15] reload
        add r11d, r13d              ;   513.7 alu0    78 w[6]
        add r11d, dword [rsp + 116] ;   514.7 alu2+agu0   78 w[6]
        mov r15d, ecx               ;   508.3         48 t1 copy
        ror r15d, 0xe               ;   508.3 alu1    48 t1
        xor r15d, ecx               ;   509.3 alu3    48 t1
        ror r15d, 5                 ;   510.3 alu2    48 t1
        xor r15d, ecx               ;   511.3 alu0    48 t1
        ror r15d, 6                 ;   512.3 alu1    48 t1
        add r8d, r15d               ;   513.3 alu3    61 t1
        mov r15d, r14d              ;   508.5         51 t1 copy
        xor r15d, r9d               ;   508.7 alu0    51 t1
        and r15d, ecx               ;   509.7 alu2    51 t1
        xor r15d, r14d              ;   510.7 alu1    51 t1
        add r8d, r15d               ;   514.3 alu3    61 t1
        add r8d, 0x5b9cca4f         ;   515.3 alu0    61 t1
        add r8d, r11d               ;   516.3 alu2    61 t1
        mov r15d, esi               ;   509.7         52 v[1] copy
        xor r15d, eax               ;   510.3 alu1    52 v[1]
        and edi, r15d               ;   511.3 alu3    52 v[1]
        xor edi, esi                ;   512.3 alu0    52 v[1]
        add ebp, r8d                ;   517.3 alu2    62 v[5]
        add edi, r8d                ;   517.3 alu1    63 v[1]
        mov r8d, eax                ;   510.7         47 v[1] copy
        ror r8d, 9                  ;   511.8 alu2    47 v[1]
        xor r8d, eax                ;   512.8 alu3    47 v[1]
        ror r8d, 0xb                ;   513.8 alu1    47 v[1]
        xor r8d, eax                ;   514.8 alu0    47 v[1]
        ror r8d, 2                  ;   515.8 alu2    47 v[1]
        add edi, r8d                ;   518.3 alu3    63 v[1]
        mov r8d, r11d               ;   515.7         50 w[8] copy
        shr r8d, 0xa                ;   515.7 alu1    50 w[8]
        add r10d, ebx               ;   512.7 alu0    78 w[7]
        mov ebx, r11d               ;   515.7         50 w[8] copy
        ror ebx, 2                  ;   515.7 alu2    50 w[8]
        xor ebx, r11d               ;   516.7 alu3    50 w[8]
        ror ebx, 0x11               ;   517.7 alu1    50 w[8]
        xor r8d, ebx                ;   518.7 alu0    50 w[8]
        mov ebx, dword [rsp + 124]  ;   514.3 agu1    49 w[7]
        add r10d, dword [rsp + 100] ;   514.5 alu3+agu2   78 w[7]
        mov r13d, ebp               ;   518.3         48 t1 copy
        ror r13d, 0xe               ;   518.3 alu2    48 t1
        xor r13d, ebp               ;   519.3 alu0    48 t1
        ror r13d, 5                 ;   520.3 alu1    48 t1
        xor r13d, ebp               ;   521.3 alu3    48 t1
        ror r13d, 6                 ;   522.3 alu2    48 t1
        mov dword [rsp + 144], r11d ;   516.0 agu0+st0   78 w[6] spill
        mov r11d, dword [rsp + 124] ;   516.2 agu1    49 w[7]
        shr r11d, 3                 ;   520.2 alu1    49 w[7]
        mov dword [rsp + 116], r12d ;   516.5 agu2+st1   78 w[5] spill
        mov r12d, dword [rsp + 124] ;   517.0 agu0    49 w[7]
        ror r12d, 0xb               ;   521.0 alu2    49 w[7]
        xor ebx, r12d               ;   522.0 alu0    49 w[7]
        ror ebx, 7                  ;   523.0 alu1    49 w[7]
        xor r11d, ebx               ;   524.0 alu3    49 w[7]
        add r10d, r11d              ;   525.0 alu2    78 w[7]
        mov r11d, r9d               ;   517.7         51 t1 copy
        xor r11d, ecx               ;   518.0 alu0    51 t1
        and r11d, ebp               ;   519.0 alu3    51 t1
        xor r11d, r9d               ;   520.0 alu1    51 t1
        add r14d, r11d              ;   521.0 alu2    61 t1
        add r14d, r13d              ;   523.3 alu0    61 t1
        add r14d, 0x682e6ff3        ;   524.3 alu3    61 t1
        add r14d, r10d              ;   526.0 alu1    61 t1
        mov r11d, eax               ;   519.0         52 v[0] copy
        xor r11d, edi               ;   519.8 alu2    52 v[0]
        and r15d, r11d              ;   520.8 alu0    52 v[0]
        xor r15d, eax               ;   521.8 alu3    52 v[0]
        add edx, r14d               ;   527.0 alu1    62 v[4]
        mov r12d, edi               ;   520.2         47 v[0] copy
        ror r12d, 9                 ;   520.8 alu2    47 v[0]
        xor r12d, edi               ;   521.8 alu0    47 v[0]
        ror r12d, 0xb               ;   522.8 alu1    47 v[0]
        xor r12d, edi               ;   523.8 alu3    47 v[0]
        ror r12d, 2                 ;   524.8 alu2    47 v[0]
        add r15d, r12d              ;   525.8 alu0    63 v[0]
        add r15d, r14d              ;   527.0 alu3    63 v[0]
        mov r12d, r10d              ;   526.0         50 w[9] copy
        shr r12d, 0xa               ;   526.0 alu1    50 w[9]
        mov r13d, r10d              ;   526.0         50 w[9] copy
        ror r13d, 2                 ;   526.0 alu2    50 w[9]
        xor r13d, r10d              ;   527.0 alu0    50 w[9]
        ror r13d, 0x11              ;   528.0 alu1    50 w[9]
        xor r12d, r13d              ;   529.0 alu3    50 w[9]
        mov r13d, dword [rsp + 128] ;   523.8 agu1    49 w[8]
        shr r13d, 3                 ;   527.8 alu2    49 w[8]
        mov r14d, dword [rsp + 128] ;   524.2 agu2    49 w[8]
        ror r14d, 0xb               ;   528.2 alu1    49 w[8]
        mov ebx, dword [rsp + 128]  ;   524.5 agu0    78 w[9] reload
        xor r14d, ebx               ;   529.2 alu0    49 w[8]
        ror r14d, 7                 ;   530.2 alu2    49 w[8]
        xor r13d, r14d              ;   531.2 alu3    49 w[8]
        add r8d, r13d               ;   532.2 alu1    78 w[8]
        add r8d, dword [rsp + 96]   ;   533.2 alu0+agu1   78 w[8]
        add r8d, dword [rsp + 124]  ;   534.2 alu2+agu2   78 w[8]
        mov r13d, edx               ;   528.0         48 t1 copy
        ror r13d, 0xe               ;   528.0 alu1    48 t1
        xor r13d, edx               ;   529.0 alu3    48 t1
        ror r13d, 5                 ;   530.0 alu2    48 t1
        xor r13d, edx               ;   531.0 alu0    48 t1
        ror r13d, 6                 ;   532.0 alu1    48 t1
        mov r14d, ecx               ;   527.8         51 t1 copy
        xor r14d, ebp               ;   528.0 alu3    51 t1
        and r14d, edx               ;   529.0 alu0    51 t1
        xor r14d, ecx               ;   530.0 alu2    51 t1
        add r9d, r14d               ;   531.0 alu1    61 t1
        add r9d, r13d               ;   533.0 alu3    61 t1
        add r9d, 0x748f82ee         ;   534.0 alu0    61 t1
        add r9d, r8d                ;   535.2 alu2    61 t1
        mov r13d, edi               ;   529.2         52 v[7] copy
        xor r13d, r15d              ;   529.8 alu1    52 v[7]
        and r11d, r13d              ;   530.8 alu3    52 v[7]
        xor r11d, edi               ;   531.8 alu0    52 v[7]
        add esi, r9d                ;   536.2 alu2    62 v[3]
        mov r14d, r15d              ;   530.0         47 v[7] copy
        ror r14d, 9                 ;   530.8 alu1    47 v[7]
        xor r14d, r15d              ;   531.8 alu3    47 v[7]
        ror r14d, 0xb               ;   532.8 alu2    47 v[7]
        xor r14d, r15d              ;   533.8 alu0    47 v[7]
        ror r14d, 2                 ;   534.8 alu1    47 v[7]
        add r11d, r14d              ;   535.8 alu3    63 v[7]
        add r11d, r9d               ;   536.8 alu0    63 v[7]
        mov r9d, r8d                ;   535.2         50 w[10] copy
        shr r9d, 0xa                ;   535.2 alu2    50 w[10]
        mov r14d, r8d               ;   535.2         50 w[10] copy
        ror r14d, 2                 ;   535.2 alu1    50 w[10]
        xor r14d, r8d               ;   536.2 alu3    50 w[10]
        ror r14d, 0x11              ;   537.2 alu2    50 w[10]
        xor r9d, r14d               ;   538.2 alu0    50 w[10]
        mov r14d, dword [rsp + 132] ;   533.2 agu0    49 w[9]
        add r12d, ebx               ;   533.8 alu1    78 w[9]
        add r12d, dword [rsp + 104] ;   534.8 alu3+agu1   78 w[9]
        mov ebx, esi                ;   537.2         48 t1 copy
        ror ebx, 0xe                ;   537.2 alu2    48 t1
        xor ebx, esi                ;   538.2 alu0    48 t1
        ror ebx, 5                  ;   539.2 alu1    48 t1
        xor ebx, esi                ;   540.2 alu3    48 t1
        ror ebx, 6                  ;   541.2 alu2    48 t1
        mov dword [rsp + 104], r8d  ;   535.3 agu2+st0   78 w[8] spill
        mov r8d, dword [rsp + 132]  ;   535.5 agu0    49 w[9]
        shr r8d, 3                  ;   539.5 alu1    49 w[9]
        mov dword [rsp + 128], r10d ;   535.8 agu1+st1   78 w[7] spill
        mov r10d, dword [rsp + 132] ;   536.3 agu2    49 w[9]
        ror r10d, 0xb               ;   540.3 alu2    49 w[9]
        xor r14d, r10d              ;   541.3 alu0    49 w[9]
        ror r14d, 7                 ;   542.3 alu1    49 w[9]
        xor r8d, r14d               ;   543.3 alu3    49 w[9]
        add r12d, r8d               ;   544.3 alu0    78 w[9]
        mov r8d, ebp                ;   537.0         51 t1 copy
        xor r8d, edx                ;   537.3 alu2    51 t1
        and r8d, esi                ;   538.3 alu3    51 t1
        xor r8d, ebp                ;   539.3 alu1    51 t1
        add ecx, r8d                ;   540.3 alu0    61 t1
        add ecx, ebx                ;   542.2 alu2    61 t1
        add ecx, 0x78a5636f         ;   543.2 alu3    61 t1
        add ecx, r12d               ;   545.3 alu1    61 t1
        mov r8d, r15d               ;   538.3         52 v[6] copy
        xor r8d, r11d               ;   539.3 alu0    52 v[6]
        and r13d, r8d               ;   540.3 alu2    52 v[6]
        xor r13d, r15d              ;   541.3 alu3    52 v[6]
        add eax, ecx                ;   546.3 alu1    62 v[2]
        mov r10d, r11d              ;   539.5         47 v[6] copy
        ror r10d, 9                 ;   540.3 alu2    47 v[6]
        xor r10d, r11d              ;   541.3 alu0    47 v[6]
        ror r10d, 0xb               ;   542.3 alu1    47 v[6]
        xor r10d, r11d              ;   543.3 alu3    47 v[6]
        ror r10d, 2                 ;   544.3 alu2    47 v[6]
        add r13d, r10d              ;   545.3 alu0    63 v[6]
        add r13d, ecx               ;   546.3 alu3    63 v[6]
        mov r10d, r12d              ;   545.3         50 w[11] copy
        shr r10d, 0xa               ;   545.3 alu1    50 w[11]
        mov r14d, r12d              ;   545.3         50 w[11] copy
        ror r14d, 2                 ;   545.3 alu2    50 w[11]
        xor r12d, r14d              ;   546.3 alu0    50 w[11]
        ror r12d, 0x11              ;   547.3 alu1    50 w[11]
        xor r10d, r12d              ;   548.3 alu3    50 w[11]
        mov r12d, dword [rsp + 136] ;   543.2 agu0    49 w[10]
        shr r12d, 3                 ;   547.2 alu2    49 w[10]
        mov r14d, dword [rsp + 136] ;   543.5 agu1    49 w[10]
        ror r14d, 0xb               ;   547.5 alu1    49 w[10]
        mov ecx, dword [rsp + 136]  ;   543.8 agu2    78 w[11] reload
        xor r14d, ecx               ;   548.5 alu0    49 w[10]
        ror r14d, 7                 ;   549.5 alu2    49 w[10]
        xor r12d, r14d              ;   550.5 alu3    49 w[10]
        add r9d, r12d               ;   551.5 alu1    78 w[10]
        add r9d, dword [rsp + 108]  ;   552.5 alu0+agu0   78 w[10]
        add r9d, dword [rsp + 132]  ;   553.5 alu2+agu1   78 w[10]
        mov r12d, eax               ;   547.3         48 t1 copy
        ror r12d, 0xe               ;   547.3 alu1    48 t1
        xor r12d, eax               ;   548.3 alu3    48 t1
        ror r12d, 5                 ;   549.3 alu2    48 t1
        xor r12d, eax               ;   550.3 alu0    48 t1
        ror r12d, 6                 ;   551.3 alu1    48 t1
        mov r14d, edx               ;   547.2         51 t1 copy
        xor r14d, esi               ;   547.3 alu3    51 t1
        and r14d, eax               ;   548.3 alu0    51 t1
        xor r14d, edx               ;   549.3 alu2    51 t1
        add ebp, r14d               ;   550.3 alu1    61 t1
        add ebp, r12d               ;   552.3 alu3    61 t1
        add ebp, 0x84c87814         ;   553.3 alu0    61 t1
        add ebp, r9d                ;   554.5 alu2    61 t1
        mov r12d, r11d              ;   548.5         52 v[5] copy
        xor r12d, r13d              ;   549.3 alu1    52 v[5]
        and r8d, r12d               ;   550.3 alu3    52 v[5]
        xor r8d, r11d               ;   551.3 alu0    52 v[5]
        add edi, ebp                ;   555.5 alu2    62 v[1]
        mov r14d, r13d              ;   549.5         47 v[5] copy
        ror r14d, 9                 ;   550.3 alu1    47 v[5]
        xor r14d, r13d              ;   551.3 alu3    47 v[5]
        ror r14d, 0xb               ;   552.3 alu2    47 v[5]
        xor r14d, r13d              ;   553.3 alu0    47 v[5]
        ror r14d, 2                 ;   554.3 alu1    47 v[5]
        add r8d, r14d               ;   555.3 alu3    63 v[5]
        add r8d, ebp                ;   556.3 alu0    63 v[5]
        mov ebp, r9d                ;   554.5         50 w[12] copy
        shr ebp, 0xa                ;   554.5 alu2    50 w[12]
        mov r14d, r9d               ;   554.5         50 w[12] copy
        ror r14d, 2                 ;   554.5 alu1    50 w[12]
        xor r9d, r14d               ;   555.5 alu3    50 w[12]
        ror r9d, 0x11               ;   556.5 alu2    50 w[12]
        xor ebp, r9d                ;   557.5 alu0    50 w[12]
        mov r9d, dword [rsp + 152]  ;   552.7 agu2    49 w[11]
        shr r9d, 3                  ;   556.7 alu1    49 w[11]
        mov r14d, dword [rsp + 152] ;   553.3 agu0    49 w[11]
        ror r14d, 0xb               ;   557.3 alu2    49 w[11]
        mov ebx, dword [rsp + 152]  ;   553.7 agu1    78 w[12] reload
        xor r14d, ebx               ;   558.3 alu3    49 w[11]
        ror r14d, 7                 ;   559.3 alu1    49 w[11]
        xor r9d, r14d               ;   560.3 alu0    49 w[11]
        add r10d, ecx               ;   554.7 alu2    78 w[11]
        add r10d, r9d               ;   561.3 alu3    78 w[11]
        add r10d, dword [rsp + 112] ;   562.3 alu0+agu2   78 w[11]
        mov r9d, edi                ;   556.5         48 t1 copy
        ror r9d, 0xe                ;   556.5 alu1    48 t1
        xor r9d, edi                ;   557.5 alu2    48 t1
        ror r9d, 5                  ;   558.5 alu1    48 t1
        xor r9d, edi                ;   559.5 alu3    48 t1
        ror r9d, 6                  ;   560.5 alu2    48 t1
        mov r14d, esi               ;   556.3         51 t1 copy
        xor r14d, eax               ;   556.5 alu0    51 t1
        and r14d, edi               ;   557.5 alu3    51 t1
        xor r14d, esi               ;   558.5 alu1    51 t1
        add edx, r14d               ;   559.5 alu0    61 t1
        add edx, r9d                ;   561.5 alu2    61 t1
        add edx, 0x8cc70208         ;   562.5 alu3    61 t1
        add edx, r10d               ;   563.5 alu1    61 t1
        mov r9d, r13d               ;   557.7         52 v[4] copy
        xor r9d, r8d                ;   558.5 alu0    52 v[4]
        and r12d, r9d               ;   559.5 alu2    52 v[4]
        xor r12d, r13d              ;   560.5 alu3    52 v[4]
        add r15d, edx               ;   564.5 alu1    62 v[0]
        mov r14d, r8d               ;   558.5         47 v[4] copy
        ror r14d, 9                 ;   559.7 alu2    47 v[4]
        xor r14d, r8d               ;   560.7 alu0    47 v[4]
        ror r14d, 0xb               ;   561.7 alu1    47 v[4]
        xor r14d, r8d               ;   562.7 alu3    47 v[4]
        ror r14d, 2                 ;   563.7 alu2    47 v[4]
        add r12d, edx               ;   564.5 alu0    63 v[4]
        add r12d, r14d              ;   565.5 alu3    63 v[4]
        mov r14d, r10d              ;   563.3         50 w[13] copy
        shr r14d, 0xa               ;   563.3 alu1    50 w[13]
        mov ecx, r10d               ;   563.3         50 w[13] copy
        ror ecx, 2                  ;   563.3 alu2    50 w[13]
        xor r10d, ecx               ;   564.3 alu0    50 w[13]
        ror r10d, 0x11              ;   565.3 alu1    50 w[13]
        xor r14d, r10d              ;   566.3 alu3    50 w[13]
        mov r10d, dword [rsp + 140] ;   561.7 agu0    49 w[12]
        shr r10d, 3                 ;   565.7 alu2    49 w[12]
        mov ecx, dword [rsp + 140]  ;   562.3 agu1    49 w[12]
        ror ecx, 0xb                ;   566.3 alu1    49 w[12]
        mov edx, dword [rsp + 140]  ;   562.7 agu2    78 w[13] reload
        xor ecx, edx                ;   567.3 alu0    49 w[12]
        ror ecx, 7                  ;   568.3 alu2    49 w[12]
        xor r10d, ecx               ;   569.3 alu3    49 w[12]
        add ebp, ebx                ;   563.8 alu0    78 w[12]
        add ebp, r10d               ;   570.3 alu1    78 w[12]
        add ebp, dword [rsp + 116]  ;   571.3 alu3+agu0   78 w[12]
        mov r10d, r15d              ;   565.5         48 t1 copy
        ror r10d, 0xe               ;   565.5 alu2    48 t1
        xor r10d, r15d              ;   566.5 alu0    48 t1
        ror r10d, 5                 ;   567.5 alu1    48 t1
        xor r10d, r15d              ;   568.5 alu3    48 t1
        ror r10d, 6                 ;   569.5 alu2    48 t1
        mov ecx, eax                ;   565.3         51 t1 copy
        xor ecx, edi                ;   565.8 alu0    51 t1
        and ecx, r15d               ;   566.8 alu1    51 t1
        xor ecx, eax                ;   567.8 alu3    51 t1
        add esi, ecx                ;   568.8 alu2    61 t1
        add esi, r10d               ;   570.5 alu0    61 t1
        add esi, 0x90befffa         ;   571.5 alu1    61 t1
        add esi, ebp                ;   572.5 alu3    61 t1
        mov r10d, r8d               ;   566.7         52 v[3] copy
        xor r10d, r12d              ;   567.7 alu2    52 v[3]
        and r9d, r10d               ;   568.7 alu0    52 v[3]
        xor r9d, r8d                ;   569.7 alu1    52 v[3]
        add r11d, esi               ;   573.5 alu3    62 v[7]
        mov ecx, r12d               ;   567.5         47 v[3] copy
        ror ecx, 9                  ;   568.7 alu2    47 v[3]
        xor ecx, r12d               ;   569.7 alu0    47 v[3]
        ror ecx, 0xb                ;   570.7 alu1    47 v[3]
        xor ecx, r12d               ;   571.7 alu3    47 v[3]
        ror ecx, 2                  ;   572.7 alu2    47 v[3]
        add r9d, esi                ;   573.5 alu0    63 v[3]
        add r9d, ecx                ;   574.5 alu1    63 v[3]
        mov esi, dword [rsp + 148]  ;   569.0 agu1    49 w[13]
        shr esi, 3                  ;   573.0 alu2    49 w[13]
        mov ecx, dword [rsp + 148]  ;   569.3 agu2    49 w[13]
        ror ecx, 0xb                ;   573.3 alu1    49 w[13]
        mov ebx, dword [rsp + 148]  ;   569.7 agu0    78 w[14] reload
        xor ecx, ebx                ;   574.3 alu3    49 w[13]
        ror ecx, 7                  ;   575.3 alu2    49 w[13]
        xor esi, ecx                ;   576.3 alu0    49 w[13]
        add r14d, edx               ;   571.3 alu3    78 w[13]
        add r14d, esi               ;   577.3 alu0    78 w[13]
        add r14d, dword [rsp + 144] ;   578.3 alu1+agu1   78 w[13]
        mov esi, r11d               ;   574.5         48 t1 copy
        ror esi, 0xe                ;   574.5 alu2    48 t1
        xor esi, r11d               ;   575.5 alu3    48 t1
        ror esi, 5                  ;   576.5 alu1    48 t1
        xor esi, r11d               ;   577.5 alu0    48 t1
        ror esi, 6                  ;   578.5 alu2    48 t1
        mov ecx, edi                ;   573.0         51 t1 copy
        xor ecx, r15d               ;   573.3 alu3    51 t1
        and ecx, r11d               ;   574.5 alu0    51 t1
        mov edx, dword [rsp + 128]  ;   573.5 agu2    61 t1
        add edx, edi                ;   577.5 alu1    61 t1
        xor edi, ecx                ;   575.5 alu3    51 t1
        add eax, edi                ;   576.5 alu2    61 t1
        add eax, esi                ;   579.5 alu0    61 t1
        add eax, 0xa4506ceb         ;   580.5 alu1    61 t1
        add eax, r14d               ;   581.5 alu3    61 t1
        mov esi, r12d               ;   574.8         52 v[2] copy
        xor esi, r9d                ;   575.7 alu2    52 v[2]
        and r10d, esi               ;   576.7 alu0    52 v[2]
        mov edi, dword [rsp + 88]   ;   575.3 agu0    82 h
        add edi, r12d               ;   579.3 alu1    82 h
        xor r12d, r10d              ;   577.7 alu3    52 v[2]
        add r13d, eax               ;   582.5 alu2    62 v[6]
        mov r10d, r9d               ;   576.0         47 v[2] copy
        ror r10d, 9                 ;   577.3 alu1    47 v[2]
        xor r10d, r9d               ;   578.3 alu0    47 v[2]
        ror r10d, 0xb               ;   579.3 alu2    47 v[2]
        xor r10d, r9d               ;   580.3 alu3    47 v[2]
        ror r10d, 2                 ;   581.3 alu1    47 v[2]
        add r12d, r10d              ;   582.3 alu0    63 v[2]
        add r12d, eax               ;   583.3 alu3    63 v[2]
        mov r10d, ebp               ;   577.7         50 w[14] copy
        shr r10d, 0xa               ;   578.7 alu2    50 w[14]
        mov eax, ebp                ;   578.0         50 w[14] copy
        ror eax, 2                  ;   579.3 alu1    50 w[14]
        xor ebp, eax                ;   580.3 alu0    50 w[14]
        ror ebp, 0x11               ;   581.3 alu2    50 w[14]
        xor r10d, ebp               ;   582.3 alu3    50 w[14]
        mov ebp, dword [rsp + 120]  ;   578.8 agu1    49 w[14]
        shr ebp, 3                  ;   582.8 alu1    49 w[14]
        mov eax, dword [rsp + 120]  ;   579.2 agu2    49 w[14]
        ror eax, 0xb                ;   583.2 alu2    49 w[14]
        mov ecx, dword [rsp + 120]  ;   579.5 agu0    78 w[15] reload
        xor eax, ecx                ;   584.2 alu0    49 w[14]
        ror eax, 7                  ;   585.2 alu1    49 w[14]
        xor ebp, eax                ;   586.2 alu3    49 w[14]
        mov eax, r13d               ;   583.5         48 t1 copy
        ror eax, 0xe                ;   583.5 alu2    48 t1
        xor eax, r13d               ;   584.5 alu0    48 t1
        ror eax, 5                  ;   585.5 alu1    48 t1
        xor eax, r13d               ;   586.5 alu3    48 t1
        ror eax, 6                  ;   587.5 alu2    48 t1
        add edx, ebx                ;   581.8 alu0    61 t1
        mov ebx, r15d               ;   581.8         51 t1 copy
        xor ebx, r11d               ;   582.3 alu3    51 t1
        and ebx, r13d               ;   583.5 alu0    51 t1
        xor ebx, r15d               ;   584.5 alu1    51 t1
        add edx, r10d               ;   583.3 alu3    61 t1
        add edx, ebx                ;   585.5 alu2    61 t1
        add edx, ebp                ;   587.2 alu0    61 t1
        add edx, eax                ;   588.5 alu1    61 t1
        add edx, 0xbef9a3f7         ;   589.5 alu3    61 t1
        mov ebp, r9d                ;   583.5         52 v[1] copy
        xor ebp, r12d               ;   584.7 alu2    52 v[1]
        and esi, ebp                ;   585.7 alu0    52 v[1]
        xor esi, r9d                ;   586.7 alu1    52 v[1]
        add r8d, edx                ;   590.5 alu3    62 v[5]
        mov r10d, r12d              ;   584.3         47 v[1] copy
        ror r10d, 9                 ;   585.7 alu2    47 v[1]
        xor r10d, r12d              ;   586.7 alu0    47 v[1]
        ror r10d, 0xb               ;   587.7 alu1    47 v[1]
        xor r10d, r12d              ;   588.7 alu3    47 v[1]
        ror r10d, 2                 ;   589.7 alu2    47 v[1]
        add esi, edx                ;   590.5 alu0    63 v[1]
        add esi, r10d               ;   591.5 alu1    63 v[1]
        mov r10d, r14d              ;   585.8         50 w[15] copy
        shr r10d, 0xa               ;   587.7 alu2    50 w[15]
        mov eax, r14d               ;   586.2         50 w[15] copy
        ror eax, 2                  ;   588.3 alu1    50 w[15]
        xor r14d, eax               ;   589.3 alu3    50 w[15]
        ror r14d, 0x11              ;   590.3 alu2    50 w[15]
        xor r10d, r14d              ;   591.3 alu0    50 w[15]
        mov r14d, dword [rsp + 100] ;   587.0 agu1    49 w[15]
        shr r14d, 3                 ;   591.0 alu1    49 w[15]
        mov eax, dword [rsp + 100]  ;   587.3 agu2    49 w[15]
        ror eax, 0xb                ;   591.3 alu2    49 w[15]
        xor eax, dword [rsp + 100]  ;   592.3 alu3+agu0   49 w[15]
        ror eax, 7                  ;   593.3 alu1    49 w[15]
        xor r14d, eax               ;   594.3 alu0    49 w[15]
        mov eax, r8d                ;   591.5         48 t1 copy
        ror eax, 0xe                ;   591.5 alu2    48 t1
        xor eax, r8d                ;   592.5 alu3    48 t1
        ror eax, 5                  ;   593.5 alu1    48 t1
        xor eax, r8d                ;   594.5 alu0    48 t1
        ror eax, 6                  ;   595.5 alu2    48 t1
        mov edx, r13d               ;   590.3         51 t1 copy
        xor edx, r11d               ;   590.5 alu3    51 t1
        and edx, r8d                ;   591.5 alu0    51 t1
        xor edx, r11d               ;   592.5 alu3    51 t1
        add r15d, ecx               ;   591.8 alu0    61 t1
        add r15d, r10d              ;   592.8 alu1    61 t1
        add r15d, edx               ;   593.8 alu3    61 t1
        add r15d, r14d              ;   595.3 alu2    61 t1
        add r15d, eax               ;   596.5 alu0    61 t1
        add r15d, dword [rsp + 104] ;   597.5 alu1+agu1   61 t1
        add r15d, 0xc67178f2        ;   598.5 alu3    61 t1
        mov r10d, esi               ;   592.5         47 v[0] copy
        ror r10d, 9                 ;   593.7 alu2    47 v[0]
        xor r10d, esi               ;   594.7 alu0    47 v[0]
        ror r10d, 0xb               ;   595.7 alu1    47 v[0]
        xor r10d, esi               ;   596.7 alu3    47 v[0]
        ror r10d, 2                 ;   597.7 alu2    47 v[0]
        mov r14d, esi               ;   593.2         52 v[0] copy
        xor r14d, r12d              ;   594.8 alu0    52 v[0]
        and ebp, r14d               ;   595.8 alu1    52 v[0]
        xor ebp, r12d               ;   596.8 alu3    52 v[0]
        add ebp, r10d               ;   598.7 alu2    82 h
        add ebp, dword [rsp + 92]   ;   599.7 alu0+agu2   82 h
        add ebp, r15d               ;   600.7 alu1    82 h
        add esi, dword [rsp + 84]   ;   596.5 alu3+agu0   82 h
        add r12d, dword [rsp + 80]  ;   596.7 alu2+agu1   82 h
        add r9d, dword [rsp + 76]   ;   596.8 alu0+agu2   82 h
        add edi, r15d               ;   599.5 alu1    82 h
        add r8d, dword [rsp + 72]   ;   597.5 alu3+agu0   82 h
        add r13d, dword [rsp + 68]  ;   597.7 alu2+agu1   82 h
        add r11d, dword [rsp + 64]  ;   597.8 alu0+agu2   82 h
        mov dword [rsp + 64], r11d  ;   598.8 agu0+st0   82 h
        mov r10, qword [rsp + 24]   ;   596.7 agu1    68 blocks
        add r10, 0x40               ;   600.7 alu1    68 blocks
        mov r11d, r12d              ;   597.7         82 h copy
        mov r12d, r9d               ;   597.8         82 h copy
        mov r9d, r8d                ;   598.5         82 h copy
        mov r8, r10                 ;   601.7         68 blocks copy
        mov r10d, r13d              ;   598.7         82 h copy
        xchg edi, ebp               ;   601.7         82 h copy
        xchg ebp, esi               ;   601.7         82 h copy
        cmp r8, qword [rsp + 16]    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8     ;                    resident
        mov dword [rsp + 52], esi   ;                    resident
        mov dword [rsp + 36], edi   ;                    resident
        mov dword [rsp + 40], ebp   ;                    resident
        mov dword [rsp + 56], r9d   ;                    resident
        mov dword [rsp + 60], r10d  ;                    resident
        mov dword [rsp + 44], r11d  ;                    resident
        mov dword [rsp + 48], r12d  ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 36]   ;     0.0 agu0    68 blocks reload
        mov r8, qword [rsp + 0]     ;     0.2 agu1    68 blocks reload
        mov dword [r8], esi         ;     4.0 agu2+st0   68 blocks
        mov esi, dword [rsp + 40]   ;     1.0 agu0    68 blocks reload
        mov dword [r8 + 4], esi     ;     5.0 agu1+st1   68 blocks
        mov esi, dword [rsp + 44]   ;     1.3 agu2    68 blocks reload
        mov dword [r8 + 8], esi     ;     5.3 agu0+st0   68 blocks
        mov esi, dword [rsp + 48]   ;     2.2 agu1    68 blocks reload
        mov dword [r8 + 12], esi    ;     6.2 agu2+st1   68 blocks
        mov esi, dword [rsp + 52]   ;     3.0 agu0    68 blocks reload
        mov dword [r8 + 16], esi    ;     7.0 agu1+st0   68 blocks
        mov esi, dword [rsp + 56]   ;     3.3 agu2    68 blocks reload
        mov dword [r8 + 20], esi    ;     7.3 agu0+st1   68 blocks
        mov esi, dword [rsp + 60]   ;     4.2 agu1    68 blocks reload
        mov dword [r8 + 24], esi    ;     8.2 agu2+st0   68 blocks
        mov esi, dword [rsp + 64]   ;     5.0 agu0    68 blocks reload
        mov dword [r8 + 28], esi    ;     9.0 agu1+st1   68 blocks
        xor eax, eax                ;                    cleared
        mov qword [rsp + 24], rax   ;                    cleared
        mov qword [rsp + 32], rax   ;                    cleared
        mov qword [rsp + 40], rax   ;                    cleared
        mov qword [rsp + 48], rax   ;                    cleared
        mov qword [rsp + 56], rax   ;                    cleared
        mov qword [rsp + 64], rax   ;                    cleared
        mov qword [rsp + 72], rax   ;                    cleared
        mov qword [rsp + 80], rax   ;                    cleared
        mov qword [rsp + 88], rax   ;                    cleared
        mov qword [rsp + 96], rax   ;                    cleared
        mov qword [rsp + 104], rax  ;                    cleared
        mov qword [rsp + 112], rax  ;                    cleared
        mov qword [rsp + 120], rax  ;                    cleared
        mov qword [rsp + 128], rax  ;                    cleared
        mov qword [rsp + 136], rax  ;                    cleared
        mov qword [rsp + 144], rax  ;                    cleared
        mov qword [rsp + 152], rax  ;                    cleared
        add rsp, 0xa8               ;                    frame
        pop r15                     ;                    preserved
        pop r14                     ;                    preserved
        pop r13                     ;                    preserved
        pop r12                     ;                    preserved
        pop rbp                     ;                    preserved
        pop rbx                     ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
