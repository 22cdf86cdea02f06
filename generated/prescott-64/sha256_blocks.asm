; sha256_blocks for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu prescott-64
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
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.0
;   blocks: 2813 uops, planned 942.0; bounds: width 937.7, ports 806.9, path 448.0
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
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
        mov dword [rsp + 64], edx   ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 p2      68 h reload
        mov esi, dword [r8]         ;     4.0 p2      68 h
        mov dword [rsp + 32], esi   ;     8.0 p0+p3   68 h
        mov esi, dword [r8 + 4]     ;     4.0 p2      68 h
        mov dword [rsp + 36], esi   ;     8.0 p0+p3   68 h
        mov esi, dword [r8 + 8]     ;     4.0 p2      68 h
        mov dword [rsp + 40], esi   ;     8.0 p0+p3   68 h
        mov esi, dword [r8 + 12]    ;     4.0 p2      68 h
        mov dword [rsp + 44], esi   ;     8.0 p0+p3   68 h
        mov esi, dword [r8 + 16]    ;     5.0 p2      68 h
        mov dword [rsp + 48], esi   ;     9.0 p0+p3   68 h
        mov esi, dword [r8 + 20]    ;     6.0 p2      68 h
        mov dword [rsp + 52], esi   ;    10.7 p0+p3   68 h
        mov esi, dword [r8 + 24]    ;     7.0 p2      68 h
        mov dword [rsp + 56], esi   ;    12.7 p0+p3   68 h
        mov esi, dword [r8 + 28]    ;     8.0 p2      68 h
        mov dword [rsp + 60], esi   ;    14.7 p0+p3   68 h
        mov r8d, dword [rsp + 64]   ;     9.0 p2      68 h
        shl r8, 6                   ;    13.0 p1      68 h
        add r8, qword [rsp + 8]     ;    14.0 p2+p1   68 h
        mov qword [rsp + 16], r8    ;    16.7 p0+p3   68 h
        cmp dword [rsp + 64], 0     ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]     ;                    resident
        mov esi, dword [rsp + 48]   ;                    resident
        mov edi, dword [rsp + 32]   ;                    resident
        mov ebp, dword [rsp + 36]   ;                    resident
        mov r9d, dword [rsp + 52]   ;                    resident
        mov r10d, dword [rsp + 56]  ;                    resident
        mov r11d, dword [rsp + 40]  ;                    resident
        mov r12d, dword [rsp + 44]  ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8]        ;     0.0 p2      73 w[0]
        bswap r13d                  ;     4.0 p1      73 w[0]
        mov r14d, esi               ;     0.7 p0      48 t1 copy
        ror r14d, 0xe               ;     1.7 p1      48 t1
        xor r14d, esi               ;     2.7 p0      48 t1
        ror r14d, 5                 ;     3.7 p1      48 t1
        xor r14d, esi               ;     4.7 p0      48 t1
        ror r14d, 6                 ;     5.7 p1      48 t1
        add r14d, r13d              ;     6.7 p0      61 t1
        mov r15d, dword [rsp + 60]  ;     3.0 p2      71 v[7] reload
        add r14d, r15d              ;     7.7 p0      61 t1
        add r14d, 0x428a2f98        ;     8.7 p0      61 t1
        mov eax, edi                ;     4.3 p1      47 v[7] copy
        ror eax, 9                  ;     9.7 p1      47 v[7]
        xor eax, edi                ;    10.7 p0      47 v[7]
        ror eax, 0xb                ;    11.7 p1      47 v[7]
        xor eax, edi                ;    12.7 p0      47 v[7]
        ror eax, 2                  ;    13.7 p1      47 v[7]
        mov ecx, r10d               ;     6.0 p0      51 t1 copy
        xor ecx, r9d                ;     7.0 p0      51 t1
        and ecx, esi                ;     8.0 p0      51 t1
        xor ecx, r10d               ;     9.0 p0      51 t1
        add r14d, ecx               ;    10.0 p1      61 t1
        mov ecx, dword [r8 + 4]     ;     7.7 p2      73 w[1]
        bswap ecx                   ;    11.7 p1      73 w[1]
        add eax, r14d               ;    14.7 p0      63 v[7]
        add r14d, r12d              ;    11.0 p0      62 v[3]
        mov edx, r14d               ;    12.0 p0      48 t1 copy
        ror edx, 0xe                ;    13.0 p1      48 t1
        mov ebx, r11d               ;     9.8 p0      52 v[7] copy
        xor ebx, ebp                ;    10.8 p0      52 v[7]
        xor edx, r14d               ;    14.0 p0      48 t1
        mov r15d, edi               ;    10.7 p1      52 v[7] copy
        xor r15d, ebp               ;    11.7 p0      52 v[7]
        and ebx, r15d               ;    12.7 p0      52 v[7]
        ror edx, 5                  ;    15.0 p1      48 t1
        xor ebx, ebp                ;    13.7 p0      52 v[7]
        add eax, ebx                ;    15.7 p1      63 v[7]
        xor edx, r14d               ;    16.0 p0      48 t1
        ror edx, 6                  ;    17.0 p1      48 t1
        add edx, r10d               ;    18.0 p0      61 t1
        add edx, ecx                ;    19.0 p0      61 t1
        add edx, 0x71374491         ;    20.0 p1      61 t1
        mov ebx, eax                ;    16.7 p0      47 v[6] copy
        ror ebx, 9                  ;    21.0 p1      47 v[6]
        mov dword [rsp + 68], r10d  ;    15.0 p0+p3   71 v[6] spill
        mov r10d, r14d              ;    15.7 p1      51 t1 copy
        mov dword [rsp + 72], r12d  ;    17.0 p0+p3   71 v[3] spill
        mov r12d, eax               ;    16.7 p1      52 v[6] copy
        xor r12d, ebp               ;    17.7 p0      52 v[6]
        and r15d, r12d              ;    18.7 p0      52 v[6]
        xor r15d, ebp               ;    19.7 p0      52 v[6]
        mov r12d, r9d               ;    17.3 p1      51 t1 copy
        xor r12d, esi               ;    18.5 p0      51 t1
        and r10d, r12d              ;    19.5 p0      51 t1
        xor r10d, r9d               ;    20.5 p0      51 t1
        add edx, r10d               ;    21.5 p1      61 t1
        mov r10d, dword [r8 + 8]    ;    19.0 p2      73 w[2]
        bswap r10d                  ;    23.0 p1      73 w[2]
        xor ebx, eax                ;    22.0 p0      47 v[6]
        ror ebx, 0xb                ;    23.0 p1      47 v[6]
        add r15d, edx               ;    22.5 p0      63 v[6]
        add edx, r11d               ;    22.5 p0      62 v[2]
        xor ebx, eax                ;    24.0 p0      47 v[6]
        ror ebx, 2                  ;    25.0 p1      47 v[6]
        add r15d, ebx               ;    26.0 p0      63 v[6]
        mov r12d, edx               ;    23.5 p1      48 t1 copy
        ror r12d, 0xe               ;    27.0 p1      48 t1
        xor r12d, edx               ;    28.0 p0      48 t1
        ror r12d, 5                 ;    29.0 p1      48 t1
        xor r12d, edx               ;    30.0 p0      48 t1
        ror r12d, 6                 ;    31.0 p1      48 t1
        mov ebx, r15d               ;    27.0 p0      47 v[5] copy
        ror ebx, 9                  ;    32.0 p1      47 v[5]
        add r12d, r9d               ;    32.0 p0      61 t1
        add r12d, r10d              ;    33.0 p0      61 t1
        add r12d, 0xb5c0fbcf        ;    34.0 p0      61 t1
        xor ebx, r15d               ;    33.0 p0      47 v[5]
        ror ebx, 0xb                ;    34.0 p1      47 v[5]
        xor ebx, r15d               ;    35.0 p0      47 v[5]
        ror ebx, 2                  ;    36.0 p1      47 v[5]
        mov dword [rsp + 76], r9d   ;    27.2 p0+p3   71 v[5] spill
        mov r9d, r14d               ;    28.2 p0      51 t1 copy
        xor r9d, esi                ;    29.2 p0      51 t1
        and r9d, edx                ;    30.2 p0      51 t1
        xor r9d, esi                ;    31.2 p0      51 t1
        add r12d, r9d               ;    35.0 p1      61 t1
        mov r9d, dword [r8 + 12]    ;    29.0 p2      73 w[3]
        bswap r9d                   ;    33.0 p1      73 w[3]
        add ebx, r12d               ;    37.0 p0      63 v[5]
        add r12d, ebp               ;    36.0 p1      62 v[1]
        mov dword [rsp + 80], r11d  ;    30.7 p0+p3   71 v[2] spill
        mov r11d, r12d              ;    37.0 p1      48 t1 copy
        ror r11d, 0xe               ;    38.0 p1      48 t1
        mov dword [rsp + 84], ebp   ;    32.3 p0+p3   71 v[1] spill
        mov ebp, r15d               ;    32.3 p1      52 v[5] copy
        xor ebp, eax                ;    33.3 p0      52 v[5]
        xor r11d, r12d              ;    39.0 p0      48 t1
        mov dword [rsp + 88], r10d  ;    34.3 p0+p3   73 w[2] spill
        mov r10d, ebp               ;    34.3 p1      52 v[5] copy
        mov dword [rsp + 92], r13d  ;    36.3 p0+p3   73 w[0] spill
        mov r13d, eax               ;    33.7 p1      52 v[5] copy
        xor r13d, edi               ;    35.7 p0      52 v[5]
        and r10d, r13d              ;    36.7 p0      52 v[5]
        ror r11d, 5                 ;    40.0 p1      48 t1
        xor r10d, eax               ;    37.7 p0      52 v[5]
        add ebx, r10d               ;    38.7 p1      63 v[5]
        xor r11d, r12d              ;    41.0 p0      48 t1
        ror r11d, 6                 ;    42.0 p1      48 t1
        add r11d, esi               ;    43.0 p1      61 t1
        add r11d, r9d               ;    44.0 p1      61 t1
        add r11d, 0xe9b5dba5        ;    45.0 p0      61 t1
        mov r10d, ebx               ;    39.7 p1      47 v[4] copy
        ror r10d, 9                 ;    46.0 p1      47 v[4]
        mov r13d, r14d              ;    38.2 p0      51 t1 copy
        xor r13d, edx               ;    39.2 p0      51 t1
        and r13d, r12d              ;    40.2 p0      51 t1
        xor r13d, r14d              ;    41.2 p0      51 t1
        add r11d, r13d              ;    46.0 p1      61 t1
        xor r10d, ebx               ;    47.0 p0      47 v[4]
        ror r10d, 0xb               ;    48.0 p1      47 v[4]
        xor r10d, ebx               ;    49.0 p0      47 v[4]
        ror r10d, 2                 ;    50.0 p1      47 v[4]
        lea r10d, [r11 + r10]       ;    51.0 p0      63 v[4]
        add r11d, edi               ;    47.0 p0      62 v[0]
        mov r13d, r15d              ;    42.2 p1      52 v[4] copy
        xor r13d, ebx               ;    43.2 p0      52 v[4]
        and ebp, r13d               ;    44.2 p0      52 v[4]
        xor ebp, r15d               ;    45.2 p0      52 v[4]
        add r10d, ebp               ;    53.5 p1      63 v[4]
        mov ebp, dword [r8 + 16]    ;    43.3 p2      73 w[4]
        bswap ebp                   ;    47.3 p1      73 w[4]
        add r14d, ebp               ;    48.3 p0      61 t1
        add r14d, 0x3956c25b        ;    49.3 p0      61 t1
        mov dword [rsp + 96], esi   ;    45.0 p0+p3   71 v[4] spill
        mov esi, r11d               ;    48.0 p1      48 t1 copy
        ror esi, 0xe                ;    50.3 p1      48 t1
        xor esi, r11d               ;    51.3 p0      48 t1
        ror esi, 5                  ;    52.3 p1      48 t1
        xor esi, r11d               ;    53.3 p0      48 t1
        ror esi, 6                  ;    54.3 p1      48 t1
        add r14d, esi               ;    55.3 p0      61 t1
        mov esi, r10d               ;    54.5 p0      47 v[3] copy
        ror esi, 9                  ;    56.3 p1      47 v[3]
        mov dword [rsp + 100], edi  ;    48.0 p0+p3   71 v[0] spill
        mov edi, edx                ;    49.0 p0      51 t1 copy
        xor edi, r12d               ;    50.0 p0      51 t1
        and edi, r11d               ;    51.0 p0      51 t1
        xor edi, edx                ;    52.0 p0      51 t1
        add r14d, edi               ;    56.3 p1      61 t1
        add eax, r14d               ;    57.3 p1      62 v[7]
        xor esi, r10d               ;    57.3 p0      47 v[3]
        ror esi, 0xb                ;    58.3 p1      47 v[3]
        xor esi, r10d               ;    59.3 p0      47 v[3]
        ror esi, 2                  ;    60.3 p1      47 v[3]
        mov edi, ebx                ;    52.0 p0      52 v[3] copy
        xor edi, r10d               ;    54.5 p0      52 v[3]
        and r13d, edi               ;    55.5 p0      52 v[3]
        xor r13d, ebx               ;    56.5 p0      52 v[3]
        add r14d, r13d              ;    57.5 p1      63 v[3]
        add r14d, esi               ;    61.3 p1      63 v[3]
        mov esi, dword [r8 + 20]    ;    53.7 p2      73 w[5]
        bswap esi                   ;    57.7 p1      73 w[5]
        mov r13d, eax               ;    58.3 p0      48 t1 copy
        ror r13d, 0xe               ;    62.3 p1      48 t1
        xor r13d, eax               ;    63.3 p0      48 t1
        ror r13d, 5                 ;    64.3 p1      48 t1
        add edx, esi                ;    58.7 p0      61 t1
        add edx, 0x59f111f1         ;    59.7 p0      61 t1
        xor r13d, eax               ;    65.3 p0      48 t1
        ror r13d, 6                 ;    66.3 p1      48 t1
        add edx, r13d               ;    67.3 p0      61 t1
        mov r13d, r14d              ;    62.3 p0      47 v[2] copy
        ror r13d, 9                 ;    68.3 p1      47 v[2]
        mov dword [rsp + 104], esi  ;    58.7 p0+p3   73 w[5] spill
        mov esi, r12d               ;    59.0 p1      51 t1 copy
        xor esi, r11d               ;    60.0 p0      51 t1
        and esi, eax                ;    61.0 p0      51 t1
        xor esi, r12d               ;    62.0 p0      51 t1
        add edx, esi                ;    68.3 p1      61 t1
        add r15d, edx               ;    69.3 p1      62 v[6]
        xor r13d, r14d              ;    69.3 p0      47 v[2]
        ror r13d, 0xb               ;    70.3 p1      47 v[2]
        xor r13d, r14d              ;    71.3 p0      47 v[2]
        ror r13d, 2                 ;    72.3 p1      47 v[2]
        mov esi, r10d               ;    61.7 p0      52 v[2] copy
        xor esi, r14d               ;    62.7 p0      52 v[2]
        and edi, esi                ;    63.7 p0      52 v[2]
        xor edi, r10d               ;    64.7 p0      52 v[2]
        add edi, edx                ;    69.3 p1      63 v[2]
        add edi, r13d               ;    73.3 p1      63 v[2]
        mov r13d, dword [r8 + 24]   ;    63.7 p2      73 w[6]
        bswap r13d                  ;    67.7 p1      73 w[6]
        mov edx, r15d               ;    70.3 p0      48 t1 copy
        ror edx, 0xe                ;    74.3 p1      48 t1
        xor edx, r15d               ;    75.3 p0      48 t1
        ror edx, 5                  ;    76.3 p1      48 t1
        add r12d, r13d              ;    68.7 p0      61 t1
        add r12d, 0x923f82a4        ;    69.7 p0      61 t1
        xor edx, r15d               ;    77.3 p0      48 t1
        ror edx, 6                  ;    78.3 p1      48 t1
        add r12d, edx               ;    79.3 p0      61 t1
        mov edx, edi                ;    74.3 p0      47 v[1] copy
        ror edx, 9                  ;    80.3 p1      47 v[1]
        mov dword [rsp + 108], r13d ;    68.7 p0+p3   73 w[6] spill
        mov r13d, r11d              ;    69.0 p1      51 t1 copy
        xor r13d, eax               ;    70.0 p0      51 t1
        and r13d, r15d              ;    71.0 p0      51 t1
        xor r13d, r11d              ;    72.0 p0      51 t1
        add r12d, r13d              ;    80.3 p1      61 t1
        add ebx, r12d               ;    81.3 p1      62 v[5]
        xor edx, edi                ;    81.3 p0      47 v[1]
        ror edx, 0xb                ;    82.3 p1      47 v[1]
        xor edx, edi                ;    83.3 p0      47 v[1]
        ror edx, 2                  ;    84.3 p1      47 v[1]
        mov r13d, r14d              ;    71.7 p0      52 v[1] copy
        xor r13d, edi               ;    74.3 p0      52 v[1]
        and esi, r13d               ;    75.3 p0      52 v[1]
        xor esi, r14d               ;    76.3 p0      52 v[1]
        add esi, r12d               ;    81.3 p1      63 v[1]
        add esi, edx                ;    85.3 p1      63 v[1]
        mov r12d, dword [r8 + 28]   ;    73.7 p2      73 w[7]
        bswap r12d                  ;    77.7 p1      73 w[7]
        mov edx, ebx                ;    82.3 p0      48 t1 copy
        ror edx, 0xe                ;    86.3 p1      48 t1
        add r11d, r12d              ;    78.7 p0      61 t1
        add r11d, 0xab1c5ed5        ;    79.7 p0      61 t1
        xor edx, ebx                ;    87.3 p0      48 t1
        ror edx, 5                  ;    88.3 p1      48 t1
        xor edx, ebx                ;    89.3 p0      48 t1
        ror edx, 6                  ;    90.3 p1      48 t1
        add r11d, edx               ;    91.3 p0      61 t1
        mov edx, esi                ;    86.3 p0      47 v[0] copy
        ror edx, 9                  ;    92.3 p1      47 v[0]
        mov dword [rsp + 112], r12d ;    78.7 p0+p3   73 w[7] spill
        mov r12d, eax               ;    79.0 p0      51 t1 copy
        xor r12d, r15d              ;    80.0 p0      51 t1
        and r12d, ebx               ;    82.3 p0      51 t1
        xor r12d, eax               ;    83.3 p0      51 t1
        add r11d, r12d              ;    92.3 p1      61 t1
        add r10d, r11d              ;    93.3 p1      62 v[4]
        xor edx, esi                ;    93.3 p0      47 v[0]
        ror edx, 0xb                ;    94.3 p1      47 v[0]
        xor edx, esi                ;    95.3 p0      47 v[0]
        ror edx, 2                  ;    96.3 p1      47 v[0]
        mov r12d, edi               ;    82.0 p0      52 v[0] copy
        xor r12d, esi               ;    86.3 p0      52 v[0]
        and r13d, r12d              ;    87.3 p0      52 v[0]
        xor r13d, edi               ;    88.3 p0      52 v[0]
        add r13d, r11d              ;    93.3 p1      63 v[0]
        add r13d, edx               ;    97.3 p1      63 v[0]
        mov r11d, dword [r8 + 32]   ;    83.7 p2      73 w[8]
        bswap r11d                  ;    87.7 p1      73 w[8]
        add eax, r11d               ;    88.7 p0      61 t1
        add eax, 0xd807aa98         ;    89.7 p0      61 t1
        mov edx, r10d               ;    94.3 p1      48 t1 copy
        ror edx, 0xe                ;    95.3 p1      48 t1
        xor edx, r10d               ;    96.3 p0      48 t1
        ror edx, 5                  ;    97.3 p1      48 t1
        xor edx, r10d               ;    98.3 p0      48 t1
        ror edx, 6                  ;    99.3 p1      48 t1
        add eax, edx                ;   100.3 p0      61 t1
        mov edx, r13d               ;    98.3 p0      47 v[7] copy
        ror edx, 9                  ;   101.3 p1      47 v[7]
        mov dword [rsp + 116], r11d ;    88.7 p0+p3   73 w[8] spill
        mov r11d, r15d              ;    89.0 p0      51 t1 copy
        xor r11d, ebx               ;    90.0 p0      51 t1
        and r11d, r10d              ;    94.3 p0      51 t1
        xor r11d, r15d              ;    95.3 p0      51 t1
        add eax, r11d               ;   101.3 p1      61 t1
        add r14d, eax               ;   102.3 p1      62 v[3]
        xor edx, r13d               ;   102.3 p0      47 v[7]
        ror edx, 0xb                ;   103.3 p1      47 v[7]
        xor edx, r13d               ;   104.3 p0      47 v[7]
        ror edx, 2                  ;   105.3 p1      47 v[7]
        mov r11d, esi               ;    92.0 p0      52 v[7] copy
        xor r11d, r13d              ;    98.3 p0      52 v[7]
        and r12d, r11d              ;    99.3 p0      52 v[7]
        xor r12d, esi               ;   100.3 p0      52 v[7]
        add r12d, eax               ;   102.3 p1      63 v[7]
        add r12d, edx               ;   106.3 p1      63 v[7]
        mov eax, dword [r8 + 36]    ;    93.7 p2      73 w[9]
        bswap eax                   ;    97.7 p1      73 w[9]
        add r15d, eax               ;    98.7 p0      61 t1
        add r15d, 0x12835b01        ;    99.7 p0      61 t1
        mov edx, r14d               ;   103.3 p1      48 t1 copy
        ror edx, 0xe                ;   104.3 p1      48 t1
        xor edx, r14d               ;   105.3 p0      48 t1
        ror edx, 5                  ;   106.3 p1      48 t1
        xor edx, r14d               ;   107.3 p0      48 t1
        ror edx, 6                  ;   108.3 p1      48 t1
        add r15d, edx               ;   109.3 p0      61 t1
        mov edx, r12d               ;   107.3 p0      47 v[6] copy
        ror edx, 9                  ;   110.3 p1      47 v[6]
        mov dword [rsp + 120], ebp  ;    98.0 p0+p3   73 w[4] spill
        mov ebp, ebx                ;    99.0 p0      51 t1 copy
        xor ebp, r10d               ;   100.0 p0      51 t1
        and ebp, r14d               ;   103.3 p0      51 t1
        xor ebp, ebx                ;   104.3 p0      51 t1
        add r15d, ebp               ;   110.3 p1      61 t1
        add edi, r15d               ;   111.3 p1      62 v[2]
        xor edx, r12d               ;   111.3 p0      47 v[6]
        ror edx, 0xb                ;   112.3 p1      47 v[6]
        xor edx, r12d               ;   113.3 p0      47 v[6]
        ror edx, 2                  ;   114.3 p1      47 v[6]
        mov ebp, r13d               ;   102.0 p0      52 v[6] copy
        xor ebp, r12d               ;   107.3 p0      52 v[6]
        and r11d, ebp               ;   108.3 p0      52 v[6]
        xor r11d, r13d              ;   109.3 p0      52 v[6]
        add r11d, r15d              ;   111.3 p1      63 v[6]
        add r11d, edx               ;   115.3 p1      63 v[6]
        mov r15d, dword [r8 + 40]   ;   103.7 p2      73 w[10]
        bswap r15d                  ;   107.7 p1      73 w[10]
        mov edx, edi                ;   112.3 p0      48 t1 copy
        ror edx, 0xe                ;   116.3 p1      48 t1
        add ebx, r15d               ;   108.7 p0      61 t1
        add ebx, 0x243185be         ;   109.7 p0      61 t1
        xor edx, edi                ;   117.3 p0      48 t1
        ror edx, 5                  ;   118.3 p1      48 t1
        xor edx, edi                ;   119.3 p0      48 t1
        ror edx, 6                  ;   120.3 p1      48 t1
        add ebx, edx                ;   121.3 p0      61 t1
        mov edx, r11d               ;   116.3 p0      47 v[5] copy
        ror edx, 9                  ;   122.3 p1      47 v[5]
        mov dword [rsp + 124], r9d  ;   108.0 p0+p3   73 w[3] spill
        mov r9d, r10d               ;   109.0 p0      51 t1 copy
        xor r9d, r14d               ;   110.0 p0      51 t1
        and r9d, edi                ;   112.3 p0      51 t1
        xor r9d, r10d               ;   113.3 p0      51 t1
        add ebx, r9d                ;   122.3 p1      61 t1
        add esi, ebx                ;   123.3 p1      62 v[1]
        xor edx, r11d               ;   123.3 p0      47 v[5]
        ror edx, 0xb                ;   124.3 p1      47 v[5]
        xor edx, r11d               ;   125.3 p0      47 v[5]
        ror edx, 2                  ;   126.3 p1      47 v[5]
        mov r9d, r12d               ;   112.0 p0      52 v[5] copy
        xor r9d, r11d               ;   116.3 p0      52 v[5]
        and ebp, r9d                ;   117.3 p0      52 v[5]
        xor ebp, r12d               ;   118.3 p0      52 v[5]
        add ebp, ebx                ;   123.3 p1      63 v[5]
        add ebp, edx                ;   127.3 p1      63 v[5]
        mov edx, dword [r8 + 44]    ;   113.7 p2      73 w[11]
        bswap edx                   ;   117.7 p1      73 w[11]
        add r10d, edx               ;   118.7 p0      61 t1
        add r10d, 0x550c7dc3        ;   119.7 p0      61 t1
        mov ebx, esi                ;   124.3 p1      48 t1 copy
        ror ebx, 0xe                ;   125.3 p1      48 t1
        xor ebx, esi                ;   126.3 p0      48 t1
        ror ebx, 5                  ;   127.3 p1      48 t1
        xor ebx, esi                ;   128.3 p0      48 t1
        ror ebx, 6                  ;   129.3 p1      48 t1
        add r10d, ebx               ;   130.3 p0      61 t1
        mov ebx, ebp                ;   128.3 p0      47 v[4] copy
        ror ebx, 9                  ;   131.3 p1      47 v[4]
        mov dword [rsp + 128], edx  ;   118.7 p0+p3   73 w[11] spill
        mov edx, r14d               ;   119.0 p0      51 t1 copy
        xor edx, edi                ;   120.0 p0      51 t1
        and edx, esi                ;   124.3 p0      51 t1
        xor edx, r14d               ;   125.3 p0      51 t1
        add r10d, edx               ;   131.3 p1      61 t1
        add r13d, r10d              ;   132.3 p1      62 v[0]
        xor ebx, ebp                ;   132.3 p0      47 v[4]
        ror ebx, 0xb                ;   133.3 p1      47 v[4]
        xor ebx, ebp                ;   134.3 p0      47 v[4]
        ror ebx, 2                  ;   135.3 p1      47 v[4]
        mov edx, r11d               ;   122.0 p0      52 v[4] copy
        xor edx, ebp                ;   128.3 p0      52 v[4]
        and r9d, edx                ;   129.3 p0      52 v[4]
        xor r9d, r11d               ;   130.3 p0      52 v[4]
        add r9d, r10d               ;   132.3 p1      63 v[4]
        add r9d, ebx                ;   136.3 p1      63 v[4]
        mov r10d, dword [r8 + 48]   ;   123.7 p2      73 w[12]
        bswap r10d                  ;   127.7 p1      73 w[12]
        add r14d, r10d              ;   128.7 p0      61 t1
        add r14d, 0x72be5d74        ;   129.7 p0      61 t1
        mov ebx, r13d               ;   133.3 p1      48 t1 copy
        ror ebx, 0xe                ;   134.3 p1      48 t1
        xor ebx, r13d               ;   135.3 p0      48 t1
        ror ebx, 5                  ;   136.3 p1      48 t1
        xor ebx, r13d               ;   137.3 p0      48 t1
        ror ebx, 6                  ;   138.3 p1      48 t1
        add r14d, ebx               ;   139.3 p0      61 t1
        mov ebx, r9d                ;   137.3 p0      47 v[3] copy
        ror ebx, 9                  ;   140.3 p1      47 v[3]
        mov dword [rsp + 132], r10d ;   128.7 p0+p3   73 w[12] spill
        mov r10d, edi               ;   129.0 p0      51 t1 copy
        xor r10d, esi               ;   130.0 p0      51 t1
        and r10d, r13d              ;   133.3 p0      51 t1
        xor r10d, edi               ;   134.3 p0      51 t1
        add r14d, r10d              ;   140.3 p1      61 t1
        add r12d, r14d              ;   141.3 p1      62 v[7]
        xor ebx, r9d                ;   141.3 p0      47 v[3]
        ror ebx, 0xb                ;   142.3 p1      47 v[3]
        xor ebx, r9d                ;   143.3 p0      47 v[3]
        ror ebx, 2                  ;   144.3 p1      47 v[3]
        mov r10d, ebp               ;   132.0 p0      52 v[3] copy
        xor r10d, r9d               ;   137.3 p0      52 v[3]
        and edx, r10d               ;   138.3 p0      52 v[3]
        xor edx, ebp                ;   139.3 p0      52 v[3]
        add edx, r14d               ;   141.3 p1      63 v[3]
        add edx, ebx                ;   145.3 p1      63 v[3]
        mov r14d, dword [r8 + 52]   ;   133.7 p2      73 w[13]
        bswap r14d                  ;   137.7 p1      73 w[13]
        mov ebx, r12d               ;   142.3 p0      48 t1 copy
        ror ebx, 0xe                ;   146.3 p1      48 t1
        add edi, r14d               ;   138.7 p0      61 t1
        add edi, 0x80deb1fe         ;   139.7 p0      61 t1
        xor ebx, r12d               ;   147.3 p0      48 t1
        ror ebx, 5                  ;   148.3 p1      48 t1
        xor ebx, r12d               ;   149.3 p0      48 t1
        ror ebx, 6                  ;   150.3 p1      48 t1
        add edi, ebx                ;   151.3 p0      61 t1
        mov ebx, edx                ;   146.3 p0      47 v[2] copy
        ror ebx, 9                  ;   152.3 p1      47 v[2]
        mov dword [rsp + 136], r14d ;   138.7 p0+p3   73 w[13] spill
        mov r14d, esi               ;   139.0 p1      51 t1 copy
        xor r14d, r13d              ;   140.0 p0      51 t1
        and r14d, r12d              ;   142.3 p0      51 t1
        xor r14d, esi               ;   143.3 p0      51 t1
        add edi, r14d               ;   152.3 p1      61 t1
        add r11d, edi               ;   153.3 p1      62 v[6]
        xor ebx, edx                ;   153.3 p0      47 v[2]
        ror ebx, 0xb                ;   154.3 p1      47 v[2]
        xor ebx, edx                ;   155.3 p0      47 v[2]
        ror ebx, 2                  ;   156.3 p1      47 v[2]
        mov r14d, r9d               ;   141.7 p0      52 v[2] copy
        xor r14d, edx               ;   146.3 p0      52 v[2]
        and r10d, r14d              ;   147.3 p0      52 v[2]
        xor r10d, r9d               ;   148.3 p0      52 v[2]
        add r10d, edi               ;   153.3 p1      63 v[2]
        add r10d, ebx               ;   157.3 p1      63 v[2]
        mov edi, dword [r8 + 56]    ;   143.7 p2      73 w[14]
        bswap edi                   ;   147.7 p1      73 w[14]
        add esi, 0x9bdc06a7         ;   144.3 p0      61 t1
        add esi, edi                ;   148.7 p0      61 t1
        mov ebx, r11d               ;   154.3 p1      48 t1 copy
        ror ebx, 0xe                ;   155.3 p1      48 t1
        xor ebx, r11d               ;   156.3 p0      48 t1
        ror ebx, 5                  ;   157.3 p1      48 t1
        xor ebx, r11d               ;   158.3 p0      48 t1
        ror ebx, 6                  ;   159.3 p1      48 t1
        add esi, ebx                ;   160.3 p0      61 t1
        mov ebx, r10d               ;   158.3 p0      47 v[1] copy
        ror ebx, 9                  ;   161.3 p1      47 v[1]
        mov dword [rsp + 140], r15d ;   148.0 p0+p3   73 w[10] spill
        mov r15d, r13d              ;   149.0 p0      51 t1 copy
        xor r15d, r12d              ;   150.0 p0      51 t1
        and r15d, r11d              ;   154.3 p0      51 t1
        xor r15d, r13d              ;   155.3 p0      51 t1
        add esi, r15d               ;   161.3 p1      61 t1
        add ebp, esi                ;   162.3 p1      62 v[5]
        xor ebx, r10d               ;   162.3 p0      47 v[1]
        ror ebx, 0xb                ;   163.3 p1      47 v[1]
        xor ebx, r10d               ;   164.3 p0      47 v[1]
        ror ebx, 2                  ;   165.3 p1      47 v[1]
        mov r15d, edx               ;   152.0 p0      52 v[1] copy
        xor r15d, r10d              ;   158.3 p0      52 v[1]
        and r14d, r15d              ;   159.3 p0      52 v[1]
        xor r14d, edx               ;   160.3 p0      52 v[1]
        add r14d, esi               ;   162.3 p1      63 v[1]
        add r14d, ebx               ;   166.3 p1      63 v[1]
        mov esi, dword [r8 + 60]    ;   153.7 p2      73 w[15]
        bswap esi                   ;   157.7 p1      73 w[15]
        add r13d, 0xc19bf174        ;   154.3 p0      61 t1
        add r13d, esi               ;   158.7 p0      61 t1
        mov ebx, ebp                ;   163.3 p1      48 t1 copy
        ror ebx, 0xe                ;   164.3 p1      48 t1
        xor ebx, ebp                ;   165.3 p0      48 t1
        ror ebx, 5                  ;   166.3 p1      48 t1
        xor ebx, ebp                ;   167.3 p0      48 t1
        ror ebx, 6                  ;   168.3 p1      48 t1
        add r13d, ebx               ;   169.3 p0      61 t1
        mov ebx, r14d               ;   167.3 p0      47 v[0] copy
        ror ebx, 9                  ;   170.3 p1      47 v[0]
        mov qword [rsp + 24], r8    ;   158.0 p0+p3   73 w[0] spill
        mov r8d, r12d               ;   159.0 p0      51 t1 copy
        xor r8d, r11d               ;   160.0 p0      51 t1
        and r8d, ebp                ;   163.3 p0      51 t1
        xor r8d, r12d               ;   164.3 p0      51 t1
        add r13d, r8d               ;   170.3 p1      61 t1
        add r9d, r13d               ;   171.3 p1      62 v[4]
        xor ebx, r14d               ;   171.3 p0      47 v[0]
        ror ebx, 0xb                ;   172.3 p1      47 v[0]
        xor ebx, r14d               ;   173.3 p0      47 v[0]
        ror ebx, 2                  ;   174.3 p1      47 v[0]
        mov r8d, r10d               ;   162.0 p0      52 v[0] copy
        xor r8d, r14d               ;   167.3 p0      52 v[0]
        and r15d, r8d               ;   168.3 p0      52 v[0]
        xor r15d, r10d              ;   169.3 p0      52 v[0]
        add r15d, r13d              ;   171.3 p1      63 v[0]
        add r15d, ebx               ;   175.3 p1      63 v[0]
        mov r13d, edi               ;   164.0 p0      50 w[0] copy
        shr r13d, 0xa               ;   165.0 p1      50 w[0]
        mov ebx, edi                ;   164.5 p0      50 w[0] copy
        ror ebx, 2                  ;   166.0 p1      50 w[0]
        xor ebx, edi                ;   167.0 p0      50 w[0]
        ror ebx, 0x11               ;   168.0 p1      50 w[0]
        xor r13d, ebx               ;   169.0 p0      50 w[0]
        mov ebx, ecx                ;   166.2 p0      49 w[0] copy
        shr ebx, 3                  ;   167.2 p1      49 w[0]
        mov dword [rsp + 144], edi  ;   166.7 p0+p3   73 w[14] spill
        mov edi, ecx                ;   167.2 p1      49 w[0] copy
        ror edi, 0xb                ;   168.2 p1      49 w[0]
        xor edi, ecx                ;   169.2 p0      49 w[0]
        ror edi, 7                  ;   170.2 p1      49 w[0]
        mov dword [rsp + 148], r10d ;   168.7 p0+p3   63 v[2] spill
        mov r10d, esi               ;   169.3 p0      50 w[1] copy
        shr r10d, 0xa               ;   170.3 p1      50 w[1]
        xor ebx, edi                ;   171.2 p0      49 w[0]
        mov edi, esi                ;   170.3 p1      50 w[1] copy
        ror edi, 2                  ;   172.2 p1      50 w[1]
        xor edi, esi                ;   173.2 p0      50 w[1]
        ror edi, 0x11               ;   174.2 p1      50 w[1]
        xor r10d, edi               ;   175.2 p0      50 w[1]
        add r13d, ebx               ;   172.2 p0      78 w[0]
        add r13d, eax               ;   173.2 p0      78 w[0]
        add r13d, dword [rsp + 92]  ;   174.2 p2+p0   78 w[0]
        mov edi, r9d                ;   172.8 p1      48 t1 copy
        ror edi, 0xe                ;   175.2 p1      48 t1
        xor edi, r9d                ;   176.2 p0      48 t1
        ror edi, 5                  ;   177.2 p1      48 t1
        xor edi, r9d                ;   178.2 p0      48 t1
        ror edi, 6                  ;   179.2 p1      48 t1
        add r12d, edi               ;   180.2 p0      61 t1
        add r12d, 0xe49b69c1        ;   181.2 p0      61 t1
        add r12d, r13d              ;   182.2 p0      61 t1
        mov edi, r15d               ;   176.3 p0      47 v[7] copy
        ror edi, 9                  ;   183.2 p1      47 v[7]
        mov ebx, r11d               ;   176.7 p0      51 t1 copy
        xor ebx, ebp                ;   177.7 p0      51 t1
        and ebx, r9d                ;   178.7 p0      51 t1
        xor ebx, r11d               ;   179.7 p0      51 t1
        add r12d, ebx               ;   183.2 p1      61 t1
        add edx, r12d               ;   184.2 p1      62 v[3]
        xor edi, r15d               ;   184.2 p0      47 v[7]
        ror edi, 0xb                ;   185.2 p1      47 v[7]
        xor edi, r15d               ;   186.2 p0      47 v[7]
        ror edi, 2                  ;   187.2 p1      47 v[7]
        mov ebx, r14d               ;   179.7 p0      52 v[7] copy
        xor ebx, r15d               ;   180.7 p0      52 v[7]
        and r8d, ebx                ;   181.7 p0      52 v[7]
        xor r8d, r14d               ;   182.7 p0      52 v[7]
        add r8d, r12d               ;   184.2 p1      63 v[7]
        add r8d, edi                ;   188.2 p1      63 v[7]
        mov edi, r13d               ;   181.7 p0      50 w[2] copy
        shr edi, 0xa                ;   182.7 p1      50 w[2]
        mov r12d, r13d              ;   182.3 p0      50 w[2] copy
        ror r12d, 2                 ;   183.7 p1      50 w[2]
        xor r12d, r13d              ;   184.7 p0      50 w[2]
        ror r12d, 0x11              ;   185.7 p1      50 w[2]
        xor edi, r12d               ;   186.7 p0      50 w[2]
        add r10d, ecx               ;   184.2 p0      78 w[1]
        mov r12d, dword [rsp + 140] ;   184.3 p2      73 w[10] reload
        add r10d, r12d              ;   188.3 p1      78 w[1]
        mov ecx, edx                ;   185.2 p0      48 t1 copy
        ror ecx, 0xe                ;   189.3 p1      48 t1
        xor ecx, edx                ;   190.3 p0      48 t1
        mov r12d, dword [rsp + 88]  ;   186.0 p2      49 w[1]
        mov dword [rsp + 92], eax   ;   186.3 p0+p3   73 w[9] spill
        mov eax, dword [rsp + 88]   ;   187.0 p2      49 w[1]
        shr eax, 3                  ;   191.0 p1      49 w[1]
        ror ecx, 5                  ;   192.0 p1      48 t1
        mov dword [rsp + 152], r13d ;   188.3 p0+p3   78 w[0] spill
        mov r13d, dword [rsp + 88]  ;   188.0 p2      49 w[1]
        ror r13d, 0xb               ;   193.0 p1      49 w[1]
        xor r12d, r13d              ;   194.0 p0      49 w[1]
        ror r12d, 7                 ;   195.0 p1      49 w[1]
        xor eax, r12d               ;   196.0 p0      49 w[1]
        add r10d, eax               ;   197.0 p0      78 w[1]
        xor ecx, edx                ;   193.0 p0      48 t1
        ror ecx, 6                  ;   194.0 p1      48 t1
        add r11d, ecx               ;   195.0 p0      61 t1
        add r11d, 0xefbe4786        ;   196.0 p0      61 t1
        add r11d, r10d              ;   198.0 p1      61 t1
        mov r12d, ebp               ;   191.8 p0      51 t1 copy
        xor r12d, r9d               ;   192.8 p0      51 t1
        and r12d, edx               ;   193.8 p0      51 t1
        xor r12d, ebp               ;   194.8 p0      51 t1
        add r11d, r12d              ;   199.0 p1      61 t1
        mov r12d, r8d               ;   193.5 p1      47 v[6] copy
        ror r12d, 9                 ;   200.0 p1      47 v[6]
        xor r12d, r8d               ;   201.0 p0      47 v[6]
        ror r12d, 0xb               ;   202.0 p1      47 v[6]
        xor r12d, r8d               ;   203.0 p0      47 v[6]
        ror r12d, 2                 ;   204.0 p1      47 v[6]
        lea r12d, [r11 + r12]       ;   205.0 p0      63 v[6]
        add r11d, dword [rsp + 148] ;   200.0 p2+p0   62 v[2]
        mov r13d, r15d              ;   196.3 p0      52 v[6] copy
        xor r13d, r8d               ;   197.3 p0      52 v[6]
        and ebx, r13d               ;   198.3 p0      52 v[6]
        xor ebx, r15d               ;   199.3 p0      52 v[6]
        add r12d, ebx               ;   207.5 p1      63 v[6]
        mov eax, r10d               ;   198.2 p1      50 w[3] copy
        shr eax, 0xa                ;   199.2 p1      50 w[3]
        mov ecx, r10d               ;   198.7 p0      50 w[3] copy
        ror ecx, 2                  ;   200.2 p1      50 w[3]
        xor ecx, r10d               ;   201.2 p0      50 w[3]
        ror ecx, 0x11               ;   202.2 p1      50 w[3]
        xor eax, ecx                ;   203.2 p0      50 w[3]
        mov ecx, dword [rsp + 124]  ;   200.3 p2      49 w[2]
        shr ecx, 3                  ;   204.3 p1      49 w[2]
        mov ebx, dword [rsp + 128]  ;   201.3 p2      73 w[11] reload
        add edi, ebx                ;   205.3 p0      78 w[2]
        add edi, dword [rsp + 88]   ;   206.3 p2+p1   78 w[2]
        mov ebx, r11d               ;   202.3 p0      48 t1 copy
        ror ebx, 0xe                ;   207.3 p1      48 t1
        xor ebx, r11d               ;   208.3 p0      48 t1
        ror ebx, 5                  ;   209.3 p1      48 t1
        mov dword [rsp + 88], r10d  ;   203.7 p0+p3   78 w[1] spill
        mov r10d, dword [rsp + 124] ;   204.0 p2      49 w[2]
        mov dword [rsp + 148], esi  ;   205.7 p0+p3   73 w[15] spill
        mov esi, dword [rsp + 124]  ;   205.0 p2      49 w[2]
        ror esi, 0xb                ;   210.3 p1      49 w[2]
        xor r10d, esi               ;   211.3 p0      49 w[2]
        ror r10d, 7                 ;   212.3 p1      49 w[2]
        xor ecx, r10d               ;   213.3 p0      49 w[2]
        add edi, ecx                ;   214.3 p0      78 w[2]
        xor ebx, r11d               ;   210.3 p0      48 t1
        ror ebx, 6                  ;   211.3 p1      48 t1
        add ebp, ebx                ;   212.3 p0      61 t1
        add ebp, 0xfc19dc6          ;   213.3 p1      61 t1
        add ebp, edi                ;   215.3 p0      61 t1
        mov esi, r9d                ;   208.5 p1      51 t1 copy
        xor esi, edx                ;   209.5 p0      51 t1
        and esi, r11d               ;   210.5 p0      51 t1
        xor esi, r9d                ;   211.5 p0      51 t1
        add ebp, esi                ;   216.3 p1      61 t1
        add r14d, ebp               ;   217.3 p0      62 v[1]
        mov esi, r12d               ;   210.3 p1      47 v[5] copy
        ror esi, 9                  ;   218.3 p1      47 v[5]
        xor esi, r12d               ;   219.3 p0      47 v[5]
        ror esi, 0xb                ;   220.3 p1      47 v[5]
        xor esi, r12d               ;   221.3 p0      47 v[5]
        ror esi, 2                  ;   222.3 p1      47 v[5]
        mov r10d, r8d               ;   212.3 p0      52 v[5] copy
        xor r10d, r12d              ;   213.3 p0      52 v[5]
        and r13d, r10d              ;   214.3 p0      52 v[5]
        xor r13d, r8d               ;   215.3 p0      52 v[5]
        mov ecx, edi                ;   215.3 p1      50 w[4] copy
        shr ecx, 0xa                ;   216.3 p1      50 w[4]
        mov ebx, edi                ;   215.3 p0      50 w[4] copy
        ror ebx, 2                  ;   217.3 p1      50 w[4]
        add r13d, ebp               ;   217.3 p0      63 v[5]
        add r13d, esi               ;   223.3 p0      63 v[5]
        xor ebx, edi                ;   218.3 p0      50 w[4]
        ror ebx, 0x11               ;   219.3 p1      50 w[4]
        xor ecx, ebx                ;   220.3 p0      50 w[4]
        mov esi, dword [rsp + 120]  ;   216.7 p2      49 w[3]
        shr esi, 3                  ;   220.7 p1      49 w[3]
        mov ebp, dword [rsp + 132]  ;   217.7 p2      73 w[12] reload
        add eax, ebp                ;   221.7 p0      78 w[3]
        add eax, dword [rsp + 124]  ;   222.7 p2+p1   78 w[3]
        mov ebx, r14d               ;   218.7 p0      48 t1 copy
        ror ebx, 0xe                ;   223.7 p1      48 t1
        xor ebx, r14d               ;   224.7 p0      48 t1
        ror ebx, 5                  ;   225.7 p1      48 t1
        mov ebp, dword [rsp + 120]  ;   220.0 p2      49 w[3]
        mov dword [rsp + 124], edi  ;   220.3 p0+p3   78 w[2] spill
        mov edi, dword [rsp + 120]  ;   221.0 p2      49 w[3]
        ror edi, 0xb                ;   226.7 p1      49 w[3]
        xor ebp, edi                ;   227.7 p0      49 w[3]
        ror ebp, 7                  ;   228.7 p1      49 w[3]
        xor esi, ebp                ;   229.7 p0      49 w[3]
        add eax, esi                ;   230.7 p0      78 w[3]
        xor ebx, r14d               ;   226.7 p0      48 t1
        ror ebx, 6                  ;   227.7 p1      48 t1
        add r9d, ebx                ;   228.7 p0      61 t1
        add r9d, 0x240ca1cc         ;   229.7 p0      61 t1
        add r9d, eax                ;   231.7 p1      61 t1
        mov esi, edx                ;   224.5 p0      51 t1 copy
        xor esi, r11d               ;   225.5 p0      51 t1
        and esi, r14d               ;   226.5 p0      51 t1
        xor esi, edx                ;   227.5 p0      51 t1
        add r9d, esi                ;   232.7 p1      61 t1
        add r15d, r9d               ;   233.7 p1      62 v[0]
        mov esi, r13d               ;   226.5 p0      47 v[4] copy
        ror esi, 9                  ;   234.7 p1      47 v[4]
        xor esi, r13d               ;   235.7 p0      47 v[4]
        ror esi, 0xb                ;   236.7 p1      47 v[4]
        xor esi, r13d               ;   237.7 p0      47 v[4]
        ror esi, 2                  ;   238.7 p1      47 v[4]
        mov edi, r12d               ;   228.3 p0      52 v[4] copy
        xor edi, r13d               ;   229.3 p0      52 v[4]
        and r10d, edi               ;   230.3 p0      52 v[4]
        xor r10d, r12d              ;   231.3 p0      52 v[4]
        mov ebp, eax                ;   231.7 p1      50 w[5] copy
        shr ebp, 0xa                ;   232.7 p1      50 w[5]
        mov ebx, eax                ;   231.7 p0      50 w[5] copy
        ror ebx, 2                  ;   233.7 p1      50 w[5]
        add r10d, r9d               ;   233.7 p0      63 v[4]
        add r10d, esi               ;   239.7 p0      63 v[4]
        xor ebx, eax                ;   234.7 p0      50 w[5]
        ror ebx, 0x11               ;   235.7 p1      50 w[5]
        xor ebp, ebx                ;   236.7 p0      50 w[5]
        mov esi, dword [rsp + 104]  ;   232.7 p2      49 w[4]
        shr esi, 3                  ;   236.7 p1      49 w[4]
        mov r9d, dword [rsp + 136]  ;   233.7 p2      73 w[13] reload
        add ecx, r9d                ;   237.7 p0      78 w[4]
        add ecx, dword [rsp + 120]  ;   238.7 p2+p1   78 w[4]
        mov ebx, r15d               ;   234.7 p0      48 t1 copy
        ror ebx, 0xe                ;   239.7 p1      48 t1
        xor ebx, r15d               ;   240.7 p0      48 t1
        ror ebx, 5                  ;   241.7 p1      48 t1
        mov r9d, dword [rsp + 104]  ;   236.0 p2      49 w[4]
        mov dword [rsp + 120], eax  ;   236.3 p0+p3   78 w[3] spill
        mov eax, dword [rsp + 104]  ;   237.0 p2      49 w[4]
        ror eax, 0xb                ;   242.7 p1      49 w[4]
        xor r9d, eax                ;   243.7 p0      49 w[4]
        ror r9d, 7                  ;   244.7 p1      49 w[4]
        xor esi, r9d                ;   245.7 p0      49 w[4]
        add ecx, esi                ;   246.7 p0      78 w[4]
        xor ebx, r15d               ;   242.7 p0      48 t1
        ror ebx, 6                  ;   243.7 p1      48 t1
        add edx, ebx                ;   244.7 p0      61 t1
        add edx, 0x2de92c6f         ;   245.7 p0      61 t1
        add edx, ecx                ;   247.7 p1      61 t1
        mov esi, r11d               ;   240.5 p0      51 t1 copy
        xor esi, r14d               ;   241.5 p0      51 t1
        and esi, r15d               ;   242.5 p0      51 t1
        xor esi, r11d               ;   243.5 p0      51 t1
        add edx, esi                ;   248.7 p1      61 t1
        add r8d, edx                ;   249.7 p1      62 v[7]
        mov esi, r10d               ;   242.5 p0      47 v[3] copy
        ror esi, 9                  ;   250.7 p1      47 v[3]
        xor esi, r10d               ;   251.7 p0      47 v[3]
        ror esi, 0xb                ;   252.7 p1      47 v[3]
        xor esi, r10d               ;   253.7 p0      47 v[3]
        ror esi, 2                  ;   254.7 p1      47 v[3]
        mov r9d, r13d               ;   244.3 p0      52 v[3] copy
        xor r9d, r10d               ;   245.3 p0      52 v[3]
        and edi, r9d                ;   246.3 p0      52 v[3]
        xor edi, r13d               ;   247.3 p0      52 v[3]
        mov eax, ecx                ;   247.7 p1      50 w[6] copy
        shr eax, 0xa                ;   248.7 p1      50 w[6]
        mov ebx, ecx                ;   247.7 p0      50 w[6] copy
        ror ebx, 2                  ;   249.7 p1      50 w[6]
        add edi, edx                ;   249.7 p0      63 v[3]
        add edi, esi                ;   255.7 p0      63 v[3]
        xor ebx, ecx                ;   250.7 p0      50 w[6]
        ror ebx, 0x11               ;   251.7 p1      50 w[6]
        xor eax, ebx                ;   252.7 p0      50 w[6]
        mov esi, dword [rsp + 108]  ;   248.7 p2      49 w[5]
        shr esi, 3                  ;   252.7 p1      49 w[5]
        mov edx, dword [rsp + 144]  ;   249.7 p2      73 w[14] reload
        add ebp, edx                ;   253.7 p0      78 w[5]
        add ebp, dword [rsp + 104]  ;   254.7 p2+p1   78 w[5]
        mov ebx, r8d                ;   250.7 p0      48 t1 copy
        ror ebx, 0xe                ;   255.7 p1      48 t1
        xor ebx, r8d                ;   256.7 p0      48 t1
        ror ebx, 5                  ;   257.7 p1      48 t1
        mov edx, dword [rsp + 108]  ;   252.0 p2      49 w[5]
        mov dword [rsp + 104], ecx  ;   252.3 p0+p3   78 w[4] spill
        mov ecx, dword [rsp + 108]  ;   253.0 p2      49 w[5]
        ror ecx, 0xb                ;   258.7 p1      49 w[5]
        xor edx, ecx                ;   259.7 p0      49 w[5]
        ror edx, 7                  ;   260.7 p1      49 w[5]
        xor esi, edx                ;   261.7 p0      49 w[5]
        add ebp, esi                ;   262.7 p0      78 w[5]
        xor ebx, r8d                ;   258.7 p0      48 t1
        ror ebx, 6                  ;   259.7 p1      48 t1
        add r11d, ebx               ;   260.7 p0      61 t1
        add r11d, 0x4a7484aa        ;   261.7 p0      61 t1
        add r11d, ebp               ;   263.7 p1      61 t1
        mov esi, r14d               ;   256.5 p0      51 t1 copy
        xor esi, r15d               ;   257.5 p0      51 t1
        and esi, r8d                ;   258.5 p0      51 t1
        xor esi, r14d               ;   259.5 p0      51 t1
        add r11d, esi               ;   264.7 p1      61 t1
        add r12d, r11d              ;   265.7 p1      62 v[6]
        mov esi, edi                ;   258.5 p0      47 v[2] copy
        ror esi, 9                  ;   266.7 p1      47 v[2]
        xor esi, edi                ;   267.7 p0      47 v[2]
        ror esi, 0xb                ;   268.7 p1      47 v[2]
        xor esi, edi                ;   269.7 p0      47 v[2]
        ror esi, 2                  ;   270.7 p1      47 v[2]
        mov ecx, r10d               ;   260.3 p0      52 v[2] copy
        xor ecx, edi                ;   261.3 p0      52 v[2]
        and r9d, ecx                ;   262.3 p0      52 v[2]
        xor r9d, r10d               ;   263.3 p0      52 v[2]
        mov edx, ebp                ;   263.7 p1      50 w[7] copy
        shr edx, 0xa                ;   264.7 p1      50 w[7]
        mov ebx, ebp                ;   263.7 p0      50 w[7] copy
        ror ebx, 2                  ;   265.7 p1      50 w[7]
        add r9d, r11d               ;   265.7 p0      63 v[2]
        add r9d, esi                ;   271.7 p0      63 v[2]
        xor ebx, ebp                ;   266.7 p0      50 w[7]
        ror ebx, 0x11               ;   267.7 p1      50 w[7]
        xor edx, ebx                ;   268.7 p0      50 w[7]
        mov esi, dword [rsp + 112]  ;   264.7 p2      49 w[6]
        shr esi, 3                  ;   268.7 p1      49 w[6]
        mov r11d, dword [rsp + 148] ;   265.7 p2      73 w[15] reload
        add eax, r11d               ;   269.7 p0      78 w[6]
        add eax, dword [rsp + 108]  ;   270.7 p2+p1   78 w[6]
        mov ebx, r12d               ;   266.7 p0      48 t1 copy
        ror ebx, 0xe                ;   271.7 p1      48 t1
        xor ebx, r12d               ;   272.7 p0      48 t1
        ror ebx, 5                  ;   273.7 p1      48 t1
        mov r11d, dword [rsp + 112] ;   268.0 p2      49 w[6]
        mov dword [rsp + 108], ebp  ;   268.3 p0+p3   78 w[5] spill
        mov ebp, dword [rsp + 112]  ;   269.0 p2      49 w[6]
        ror ebp, 0xb                ;   274.7 p1      49 w[6]
        xor r11d, ebp               ;   275.7 p0      49 w[6]
        ror r11d, 7                 ;   276.7 p1      49 w[6]
        xor esi, r11d               ;   277.7 p0      49 w[6]
        add eax, esi                ;   278.7 p0      78 w[6]
        xor ebx, r12d               ;   274.7 p0      48 t1
        ror ebx, 6                  ;   275.7 p1      48 t1
        add r14d, ebx               ;   276.7 p0      61 t1
        add r14d, 0x5cb0a9dc        ;   277.7 p0      61 t1
        add r14d, eax               ;   279.7 p1      61 t1
        mov esi, r15d               ;   272.5 p0      51 t1 copy
        xor esi, r8d                ;   273.5 p0      51 t1
        and esi, r12d               ;   274.5 p0      51 t1
        xor esi, r15d               ;   275.5 p0      51 t1
        add r14d, esi               ;   280.7 p1      61 t1
        add r13d, r14d              ;   281.7 p1      62 v[5]
        mov esi, r9d                ;   274.5 p0      47 v[1] copy
        ror esi, 9                  ;   282.7 p1      47 v[1]
        xor esi, r9d                ;   283.7 p0      47 v[1]
        ror esi, 0xb                ;   284.7 p1      47 v[1]
        xor esi, r9d                ;   285.7 p0      47 v[1]
        ror esi, 2                  ;   286.7 p1      47 v[1]
        mov ebp, edi                ;   276.3 p0      52 v[1] copy
        xor ebp, r9d                ;   277.3 p0      52 v[1]
        and ecx, ebp                ;   278.3 p0      52 v[1]
        xor ecx, edi                ;   279.3 p0      52 v[1]
        mov r11d, eax               ;   279.7 p1      50 w[8] copy
        shr r11d, 0xa               ;   280.7 p1      50 w[8]
        mov ebx, eax                ;   279.7 p0      50 w[8] copy
        ror ebx, 2                  ;   281.7 p1      50 w[8]
        add ecx, r14d               ;   281.7 p0      63 v[1]
        add ecx, esi                ;   287.7 p0      63 v[1]
        xor ebx, eax                ;   282.7 p0      50 w[8]
        ror ebx, 0x11               ;   283.7 p1      50 w[8]
        xor r11d, ebx               ;   284.7 p0      50 w[8]
        mov esi, dword [rsp + 116]  ;   280.7 p2      49 w[7]
        shr esi, 3                  ;   284.7 p1      49 w[7]
        mov r14d, dword [rsp + 152] ;   281.7 p2      78 w[0] reload
        add edx, r14d               ;   285.7 p0      78 w[7]
        add edx, dword [rsp + 112]  ;   286.7 p2+p1   78 w[7]
        mov ebx, r13d               ;   282.7 p0      48 t1 copy
        ror ebx, 0xe                ;   287.7 p1      48 t1
        xor ebx, r13d               ;   288.7 p0      48 t1
        ror ebx, 5                  ;   289.7 p1      48 t1
        mov r14d, dword [rsp + 116] ;   284.0 p2      49 w[7]
        mov dword [rsp + 112], eax  ;   284.3 p0+p3   78 w[6] spill
        mov eax, dword [rsp + 116]  ;   285.0 p2      49 w[7]
        ror eax, 0xb                ;   290.7 p1      49 w[7]
        xor r14d, eax               ;   291.7 p0      49 w[7]
        ror r14d, 7                 ;   292.7 p1      49 w[7]
        xor esi, r14d               ;   293.7 p0      49 w[7]
        add edx, esi                ;   294.7 p0      78 w[7]
        xor ebx, r13d               ;   290.7 p0      48 t1
        ror ebx, 6                  ;   291.7 p1      48 t1
        add r15d, ebx               ;   292.7 p0      61 t1
        add r15d, 0x76f988da        ;   293.7 p0      61 t1
        add r15d, edx               ;   295.7 p1      61 t1
        mov esi, r8d                ;   288.5 p0      51 t1 copy
        xor esi, r12d               ;   289.5 p0      51 t1
        and esi, r13d               ;   290.5 p0      51 t1
        xor esi, r8d                ;   291.5 p0      51 t1
        add r15d, esi               ;   296.7 p1      61 t1
        add r10d, r15d              ;   297.7 p1      62 v[4]
        mov esi, ecx                ;   290.5 p0      47 v[0] copy
        ror esi, 9                  ;   298.7 p1      47 v[0]
        xor esi, ecx                ;   299.7 p0      47 v[0]
        ror esi, 0xb                ;   300.7 p1      47 v[0]
        xor esi, ecx                ;   301.7 p0      47 v[0]
        ror esi, 2                  ;   302.7 p1      47 v[0]
        mov r14d, r9d               ;   292.3 p0      52 v[0] copy
        xor r14d, ecx               ;   293.3 p0      52 v[0]
        and ebp, r14d               ;   294.3 p0      52 v[0]
        xor ebp, r9d                ;   295.3 p0      52 v[0]
        mov eax, edx                ;   295.7 p1      50 w[9] copy
        shr eax, 0xa                ;   296.7 p1      50 w[9]
        mov ebx, edx                ;   295.7 p0      50 w[9] copy
        ror ebx, 2                  ;   297.7 p1      50 w[9]
        add ebp, r15d               ;   297.7 p0      63 v[0]
        add ebp, esi                ;   303.7 p0      63 v[0]
        xor ebx, edx                ;   298.7 p0      50 w[9]
        ror ebx, 0x11               ;   299.7 p1      50 w[9]
        xor eax, ebx                ;   300.7 p0      50 w[9]
        mov esi, dword [rsp + 92]   ;   296.7 p2      49 w[8]
        shr esi, 3                  ;   300.7 p1      49 w[8]
        mov r15d, dword [rsp + 88]  ;   297.7 p2      78 w[1] reload
        add r11d, r15d              ;   301.7 p0      78 w[8]
        add r11d, dword [rsp + 116] ;   302.7 p2+p1   78 w[8]
        mov ebx, r10d               ;   298.7 p0      48 t1 copy
        ror ebx, 0xe                ;   303.7 p1      48 t1
        xor ebx, r10d               ;   304.7 p0      48 t1
        ror ebx, 5                  ;   305.7 p1      48 t1
        mov r15d, dword [rsp + 92]  ;   300.0 p2      49 w[8]
        mov dword [rsp + 116], edx  ;   300.3 p0+p3   78 w[7] spill
        mov edx, dword [rsp + 92]   ;   301.0 p2      49 w[8]
        ror edx, 0xb                ;   306.7 p1      49 w[8]
        xor r15d, edx               ;   307.7 p0      49 w[8]
        ror r15d, 7                 ;   308.7 p1      49 w[8]
        xor esi, r15d               ;   309.7 p0      49 w[8]
        add r11d, esi               ;   310.7 p0      78 w[8]
        xor ebx, r10d               ;   306.7 p0      48 t1
        ror ebx, 6                  ;   307.7 p1      48 t1
        add r8d, ebx                ;   308.7 p0      61 t1
        add r8d, 0x983e5152         ;   309.7 p0      61 t1
        add r8d, r11d               ;   311.7 p1      61 t1
        mov esi, r12d               ;   304.5 p0      51 t1 copy
        xor esi, r13d               ;   305.5 p0      51 t1
        and esi, r10d               ;   306.5 p0      51 t1
        xor esi, r12d               ;   307.5 p0      51 t1
        add r8d, esi                ;   312.7 p1      61 t1
        add edi, r8d                ;   313.7 p1      62 v[3]
        mov esi, ebp                ;   306.5 p0      47 v[7] copy
        ror esi, 9                  ;   314.7 p1      47 v[7]
        xor esi, ebp                ;   315.7 p0      47 v[7]
        ror esi, 0xb                ;   316.7 p1      47 v[7]
        xor esi, ebp                ;   317.7 p0      47 v[7]
        ror esi, 2                  ;   318.7 p1      47 v[7]
        mov r15d, ecx               ;   308.3 p0      52 v[7] copy
        xor r15d, ebp               ;   309.3 p0      52 v[7]
        and r14d, r15d              ;   310.3 p0      52 v[7]
        xor r14d, ecx               ;   311.3 p0      52 v[7]
        mov edx, r11d               ;   311.7 p1      50 w[10] copy
        shr edx, 0xa                ;   312.7 p1      50 w[10]
        mov ebx, r11d               ;   311.7 p0      50 w[10] copy
        ror ebx, 2                  ;   313.7 p1      50 w[10]
        add r14d, r8d               ;   313.7 p0      63 v[7]
        add r14d, esi               ;   319.7 p0      63 v[7]
        xor ebx, r11d               ;   314.7 p0      50 w[10]
        ror ebx, 0x11               ;   315.7 p1      50 w[10]
        xor edx, ebx                ;   316.7 p0      50 w[10]
        mov esi, dword [rsp + 140]  ;   312.7 p2      49 w[9]
        shr esi, 3                  ;   316.7 p1      49 w[9]
        mov r8d, dword [rsp + 124]  ;   313.7 p2      78 w[2] reload
        add eax, r8d                ;   317.7 p0      78 w[9]
        add eax, dword [rsp + 92]   ;   318.7 p2+p1   78 w[9]
        mov ebx, edi                ;   314.7 p0      48 t1 copy
        ror ebx, 0xe                ;   319.7 p1      48 t1
        xor ebx, edi                ;   320.7 p0      48 t1
        ror ebx, 5                  ;   321.7 p1      48 t1
        mov r8d, dword [rsp + 140]  ;   316.0 p2      49 w[9]
        mov dword [rsp + 92], r11d  ;   316.3 p0+p3   78 w[8] spill
        mov r11d, dword [rsp + 140] ;   317.0 p2      49 w[9]
        ror r11d, 0xb               ;   322.7 p1      49 w[9]
        xor r8d, r11d               ;   323.7 p0      49 w[9]
        ror r8d, 7                  ;   324.7 p1      49 w[9]
        xor esi, r8d                ;   325.7 p0      49 w[9]
        add eax, esi                ;   326.7 p0      78 w[9]
        xor ebx, edi                ;   322.7 p0      48 t1
        ror ebx, 6                  ;   323.7 p1      48 t1
        add r12d, ebx               ;   324.7 p0      61 t1
        add r12d, 0xa831c66d        ;   325.7 p0      61 t1
        add r12d, eax               ;   327.7 p1      61 t1
        mov esi, r13d               ;   320.5 p0      51 t1 copy
        xor esi, r10d               ;   321.5 p0      51 t1
        and esi, edi                ;   322.5 p0      51 t1
        xor esi, r13d               ;   323.5 p0      51 t1
        add r12d, esi               ;   328.7 p1      61 t1
        add r9d, r12d               ;   329.7 p1      62 v[2]
        mov esi, r14d               ;   322.5 p0      47 v[6] copy
        ror esi, 9                  ;   330.7 p1      47 v[6]
        xor esi, r14d               ;   331.7 p0      47 v[6]
        ror esi, 0xb                ;   332.7 p1      47 v[6]
        xor esi, r14d               ;   333.7 p0      47 v[6]
        ror esi, 2                  ;   334.7 p1      47 v[6]
        mov r8d, ebp                ;   324.3 p0      52 v[6] copy
        xor r8d, r14d               ;   325.3 p0      52 v[6]
        and r15d, r8d               ;   326.3 p0      52 v[6]
        xor r15d, ebp               ;   327.3 p0      52 v[6]
        mov r11d, eax               ;   327.7 p1      50 w[11] copy
        shr r11d, 0xa               ;   328.7 p1      50 w[11]
        mov ebx, eax                ;   327.7 p0      50 w[11] copy
        ror ebx, 2                  ;   329.7 p1      50 w[11]
        add r15d, r12d              ;   329.7 p0      63 v[6]
        add r15d, esi               ;   335.7 p0      63 v[6]
        xor ebx, eax                ;   330.7 p0      50 w[11]
        ror ebx, 0x11               ;   331.7 p1      50 w[11]
        xor r11d, ebx               ;   332.7 p0      50 w[11]
        mov esi, dword [rsp + 128]  ;   328.7 p2      49 w[10]
        shr esi, 3                  ;   332.7 p1      49 w[10]
        mov r12d, dword [rsp + 120] ;   329.7 p2      78 w[3] reload
        add edx, r12d               ;   333.7 p0      78 w[10]
        add edx, dword [rsp + 140]  ;   334.7 p2+p1   78 w[10]
        mov ebx, r9d                ;   330.7 p0      48 t1 copy
        ror ebx, 0xe                ;   335.7 p1      48 t1
        xor ebx, r9d                ;   336.7 p0      48 t1
        ror ebx, 5                  ;   337.7 p1      48 t1
        mov r12d, dword [rsp + 128] ;   332.0 p2      49 w[10]
        mov dword [rsp + 140], eax  ;   332.3 p0+p3   78 w[9] spill
        mov eax, dword [rsp + 128]  ;   333.0 p2      49 w[10]
        ror eax, 0xb                ;   338.7 p1      49 w[10]
        xor r12d, eax               ;   339.7 p0      49 w[10]
        ror r12d, 7                 ;   340.7 p1      49 w[10]
        xor esi, r12d               ;   341.7 p0      49 w[10]
        add edx, esi                ;   342.7 p0      78 w[10]
        xor ebx, r9d                ;   338.7 p0      48 t1
        ror ebx, 6                  ;   339.7 p1      48 t1
        add r13d, ebx               ;   340.7 p0      61 t1
        add r13d, 0xb00327c8        ;   341.7 p0      61 t1
        add r13d, edx               ;   343.7 p1      61 t1
        mov esi, r10d               ;   336.5 p0      51 t1 copy
        xor esi, edi                ;   337.5 p0      51 t1
        and esi, r9d                ;   338.5 p0      51 t1
        xor esi, r10d               ;   339.5 p0      51 t1
        add r13d, esi               ;   344.7 p1      61 t1
        add ecx, r13d               ;   345.7 p1      62 v[1]
        mov esi, r15d               ;   338.5 p0      47 v[5] copy
        ror esi, 9                  ;   346.7 p1      47 v[5]
        xor esi, r15d               ;   347.7 p0      47 v[5]
        ror esi, 0xb                ;   348.7 p1      47 v[5]
        xor esi, r15d               ;   349.7 p0      47 v[5]
        ror esi, 2                  ;   350.7 p1      47 v[5]
        mov r12d, r14d              ;   340.3 p0      52 v[5] copy
        xor r12d, r15d              ;   341.3 p0      52 v[5]
        and r8d, r12d               ;   342.3 p0      52 v[5]
        xor r8d, r14d               ;   343.3 p0      52 v[5]
        mov eax, edx                ;   343.7 p1      50 w[12] copy
        shr eax, 0xa                ;   344.7 p1      50 w[12]
        mov ebx, edx                ;   343.7 p0      50 w[12] copy
        ror ebx, 2                  ;   345.7 p1      50 w[12]
        add r8d, r13d               ;   345.7 p0      63 v[5]
        add r8d, esi                ;   351.7 p0      63 v[5]
        xor ebx, edx                ;   346.7 p0      50 w[12]
        ror ebx, 0x11               ;   347.7 p1      50 w[12]
        xor eax, ebx                ;   348.7 p0      50 w[12]
        mov esi, dword [rsp + 132]  ;   344.7 p2      49 w[11]
        shr esi, 3                  ;   348.7 p1      49 w[11]
        mov r13d, dword [rsp + 104] ;   345.7 p2      78 w[4] reload
        add r11d, r13d              ;   349.7 p0      78 w[11]
        add r11d, dword [rsp + 128] ;   350.7 p2+p1   78 w[11]
        mov ebx, ecx                ;   346.7 p0      48 t1 copy
        ror ebx, 0xe                ;   351.7 p1      48 t1
        xor ebx, ecx                ;   352.7 p0      48 t1
        ror ebx, 5                  ;   353.7 p1      48 t1
        mov r13d, dword [rsp + 132] ;   348.0 p2      49 w[11]
        mov dword [rsp + 128], edx  ;   348.3 p0+p3   78 w[10] spill
        mov edx, dword [rsp + 132]  ;   349.0 p2      49 w[11]
        ror edx, 0xb                ;   354.7 p1      49 w[11]
        xor r13d, edx               ;   355.7 p0      49 w[11]
        ror r13d, 7                 ;   356.7 p1      49 w[11]
        xor esi, r13d               ;   357.7 p0      49 w[11]
        add r11d, esi               ;   358.7 p0      78 w[11]
        xor ebx, ecx                ;   354.7 p0      48 t1
        ror ebx, 6                  ;   355.7 p1      48 t1
        add r10d, ebx               ;   356.7 p0      61 t1
        add r10d, 0xbf597fc7        ;   357.7 p0      61 t1
        add r10d, r11d              ;   359.7 p1      61 t1
        mov esi, edi                ;   352.5 p0      51 t1 copy
        xor esi, r9d                ;   353.5 p0      51 t1
        and esi, ecx                ;   354.5 p0      51 t1
        xor esi, edi                ;   355.5 p0      51 t1
        add r10d, esi               ;   360.7 p1      61 t1
        add ebp, r10d               ;   361.7 p1      62 v[0]
        mov esi, r8d                ;   354.5 p0      47 v[4] copy
        ror esi, 9                  ;   362.7 p1      47 v[4]
        xor esi, r8d                ;   363.7 p0      47 v[4]
        ror esi, 0xb                ;   364.7 p1      47 v[4]
        xor esi, r8d                ;   365.7 p0      47 v[4]
        ror esi, 2                  ;   366.7 p1      47 v[4]
        mov r13d, r15d              ;   356.3 p0      52 v[4] copy
        xor r13d, r8d               ;   357.3 p0      52 v[4]
        and r12d, r13d              ;   358.3 p0      52 v[4]
        xor r12d, r15d              ;   359.3 p0      52 v[4]
        mov edx, r11d               ;   359.7 p1      50 w[13] copy
        shr edx, 0xa                ;   360.7 p1      50 w[13]
        mov ebx, r11d               ;   359.7 p0      50 w[13] copy
        ror ebx, 2                  ;   361.7 p1      50 w[13]
        add r12d, r10d              ;   361.7 p0      63 v[4]
        add r12d, esi               ;   367.7 p0      63 v[4]
        xor ebx, r11d               ;   362.7 p0      50 w[13]
        ror ebx, 0x11               ;   363.7 p1      50 w[13]
        xor edx, ebx                ;   364.7 p0      50 w[13]
        mov esi, dword [rsp + 136]  ;   360.7 p2      49 w[12]
        shr esi, 3                  ;   364.7 p1      49 w[12]
        mov r10d, dword [rsp + 108] ;   361.7 p2      78 w[5] reload
        add eax, r10d               ;   365.7 p0      78 w[12]
        add eax, dword [rsp + 132]  ;   366.7 p2+p1   78 w[12]
        mov ebx, ebp                ;   362.7 p0      48 t1 copy
        ror ebx, 0xe                ;   367.7 p1      48 t1
        xor ebx, ebp                ;   368.7 p0      48 t1
        ror ebx, 5                  ;   369.7 p1      48 t1
        mov r10d, dword [rsp + 136] ;   364.0 p2      49 w[12]
        mov dword [rsp + 132], r11d ;   364.3 p0+p3   78 w[11] spill
        mov r11d, dword [rsp + 136] ;   365.0 p2      49 w[12]
        ror r11d, 0xb               ;   370.7 p1      49 w[12]
        xor r10d, r11d              ;   371.7 p0      49 w[12]
        ror r10d, 7                 ;   372.7 p1      49 w[12]
        xor esi, r10d               ;   373.7 p0      49 w[12]
        add eax, esi                ;   374.7 p0      78 w[12]
        xor ebx, ebp                ;   370.7 p0      48 t1
        ror ebx, 6                  ;   371.7 p1      48 t1
        add edi, ebx                ;   372.7 p0      61 t1
        add edi, 0xc6e00bf3         ;   373.7 p0      61 t1
        add edi, eax                ;   375.7 p1      61 t1
        mov esi, r9d                ;   368.5 p0      51 t1 copy
        xor esi, ecx                ;   369.5 p0      51 t1
        and esi, ebp                ;   370.5 p0      51 t1
        xor esi, r9d                ;   371.5 p0      51 t1
        add edi, esi                ;   376.7 p1      61 t1
        add r14d, edi               ;   377.7 p1      62 v[7]
        mov esi, r12d               ;   370.5 p0      47 v[3] copy
        ror esi, 9                  ;   378.7 p1      47 v[3]
        xor esi, r12d               ;   379.7 p0      47 v[3]
        ror esi, 0xb                ;   380.7 p1      47 v[3]
        xor esi, r12d               ;   381.7 p0      47 v[3]
        ror esi, 2                  ;   382.7 p1      47 v[3]
        mov r10d, r8d               ;   372.3 p0      52 v[3] copy
        xor r10d, r12d              ;   373.3 p0      52 v[3]
        and r13d, r10d              ;   374.3 p0      52 v[3]
        xor r13d, r8d               ;   375.3 p0      52 v[3]
        mov r11d, eax               ;   375.7 p1      50 w[14] copy
        shr r11d, 0xa               ;   376.7 p1      50 w[14]
        mov ebx, eax                ;   375.7 p0      50 w[14] copy
        ror ebx, 2                  ;   377.7 p1      50 w[14]
        add r13d, edi               ;   377.7 p0      63 v[3]
        add r13d, esi               ;   383.7 p0      63 v[3]
        xor ebx, eax                ;   378.7 p0      50 w[14]
        ror ebx, 0x11               ;   379.7 p1      50 w[14]
        xor r11d, ebx               ;   380.7 p0      50 w[14]
        mov esi, dword [rsp + 144]  ;   376.7 p2      49 w[13]
        shr esi, 3                  ;   380.7 p1      49 w[13]
        mov edi, dword [rsp + 112]  ;   377.7 p2      78 w[6] reload
        add edx, edi                ;   381.7 p0      78 w[13]
        add edx, dword [rsp + 136]  ;   382.7 p2+p1   78 w[13]
        mov ebx, r14d               ;   378.7 p0      48 t1 copy
        ror ebx, 0xe                ;   383.7 p1      48 t1
        xor ebx, r14d               ;   384.7 p0      48 t1
        ror ebx, 5                  ;   385.7 p1      48 t1
        mov edi, dword [rsp + 144]  ;   380.0 p2      49 w[13]
        mov dword [rsp + 136], eax  ;   380.3 p0+p3   78 w[12] spill
        mov eax, dword [rsp + 144]  ;   381.0 p2      49 w[13]
        ror eax, 0xb                ;   386.7 p1      49 w[13]
        xor edi, eax                ;   387.7 p0      49 w[13]
        ror edi, 7                  ;   388.7 p1      49 w[13]
        xor esi, edi                ;   389.7 p0      49 w[13]
        add edx, esi                ;   390.7 p0      78 w[13]
        xor ebx, r14d               ;   386.7 p0      48 t1
        ror ebx, 6                  ;   387.7 p1      48 t1
        add r9d, ebx                ;   388.7 p0      61 t1
        add r9d, 0xd5a79147         ;   389.7 p0      61 t1
        add r9d, edx                ;   391.7 p1      61 t1
        mov esi, ecx                ;   384.5 p0      51 t1 copy
        xor esi, ebp                ;   385.5 p0      51 t1
        and esi, r14d               ;   386.5 p0      51 t1
        xor esi, ecx                ;   387.5 p0      51 t1
        add r9d, esi                ;   392.7 p1      61 t1
        add r15d, r9d               ;   393.7 p1      62 v[6]
        mov esi, r13d               ;   386.5 p0      47 v[2] copy
        ror esi, 9                  ;   394.7 p1      47 v[2]
        xor esi, r13d               ;   395.7 p0      47 v[2]
        ror esi, 0xb                ;   396.7 p1      47 v[2]
        xor esi, r13d               ;   397.7 p0      47 v[2]
        ror esi, 2                  ;   398.7 p1      47 v[2]
        mov edi, r12d               ;   388.3 p0      52 v[2] copy
        xor edi, r13d               ;   389.3 p0      52 v[2]
        and r10d, edi               ;   390.3 p0      52 v[2]
        xor r10d, r12d              ;   391.3 p0      52 v[2]
        mov eax, edx                ;   391.7 p1      50 w[15] copy
        shr eax, 0xa                ;   392.7 p1      50 w[15]
        mov ebx, edx                ;   391.7 p0      50 w[15] copy
        ror ebx, 2                  ;   393.7 p1      50 w[15]
        add r10d, r9d               ;   393.7 p0      63 v[2]
        add r10d, esi               ;   399.7 p0      63 v[2]
        xor ebx, edx                ;   394.7 p0      50 w[15]
        ror ebx, 0x11               ;   395.7 p1      50 w[15]
        xor eax, ebx                ;   396.7 p0      50 w[15]
        mov esi, dword [rsp + 148]  ;   392.7 p2      49 w[14]
        shr esi, 3                  ;   396.7 p1      49 w[14]
        mov r9d, dword [rsp + 116]  ;   393.7 p2      78 w[7] reload
        add r11d, r9d               ;   397.7 p0      78 w[14]
        add r11d, dword [rsp + 144] ;   398.7 p2+p1   78 w[14]
        mov ebx, r15d               ;   394.7 p0      48 t1 copy
        ror ebx, 0xe                ;   399.7 p1      48 t1
        xor ebx, r15d               ;   400.7 p0      48 t1
        ror ebx, 5                  ;   401.7 p1      48 t1
        mov r9d, dword [rsp + 148]  ;   396.0 p2      49 w[14]
        mov dword [rsp + 144], edx  ;   396.3 p0+p3   78 w[13] spill
        mov edx, dword [rsp + 148]  ;   397.0 p2      49 w[14]
        ror edx, 0xb                ;   402.7 p1      49 w[14]
        xor r9d, edx                ;   403.7 p0      49 w[14]
        ror r9d, 7                  ;   404.7 p1      49 w[14]
        xor esi, r9d                ;   405.7 p0      49 w[14]
        add r11d, esi               ;   406.7 p0      78 w[14]
        xor ebx, r15d               ;   402.7 p0      48 t1
        ror ebx, 6                  ;   403.7 p1      48 t1
        add ecx, ebx                ;   404.7 p0      61 t1
        add ecx, 0x6ca6351          ;   405.7 p0      61 t1
        add ecx, r11d               ;   407.7 p1      61 t1
        mov esi, ebp                ;   400.5 p0      51 t1 copy
        xor esi, r14d               ;   401.5 p0      51 t1
        and esi, r15d               ;   402.5 p0      51 t1
        xor esi, ebp                ;   403.5 p0      51 t1
        add ecx, esi                ;   408.7 p1      61 t1
        add r8d, ecx                ;   409.7 p1      62 v[5]
        mov esi, r10d               ;   402.5 p0      47 v[1] copy
        ror esi, 9                  ;   410.7 p1      47 v[1]
        xor esi, r10d               ;   411.7 p0      47 v[1]
        ror esi, 0xb                ;   412.7 p1      47 v[1]
        xor esi, r10d               ;   413.7 p0      47 v[1]
        ror esi, 2                  ;   414.7 p1      47 v[1]
        mov r9d, r13d               ;   404.3 p0      52 v[1] copy
        xor r9d, r10d               ;   405.3 p0      52 v[1]
        and edi, r9d                ;   406.3 p0      52 v[1]
        xor edi, r13d               ;   407.3 p0      52 v[1]
        mov edx, r11d               ;   407.7 p1      50 w[0] copy
        shr edx, 0xa                ;   408.7 p1      50 w[0]
        mov ebx, r11d               ;   407.7 p0      50 w[0] copy
        ror ebx, 2                  ;   409.7 p1      50 w[0]
        add edi, ecx                ;   409.7 p0      63 v[1]
        add edi, esi                ;   415.7 p0      63 v[1]
        xor ebx, r11d               ;   410.7 p0      50 w[0]
        ror ebx, 0x11               ;   411.7 p1      50 w[0]
        xor edx, ebx                ;   412.7 p0      50 w[0]
        mov esi, dword [rsp + 152]  ;   408.7 p2      49 w[15]
        shr esi, 3                  ;   412.7 p1      49 w[15]
        mov ecx, dword [rsp + 92]   ;   409.7 p2      78 w[8] reload
        add eax, ecx                ;   413.7 p0      78 w[15]
        add eax, dword [rsp + 148]  ;   414.7 p2+p1   78 w[15]
        mov ebx, r8d                ;   410.7 p0      48 t1 copy
        ror ebx, 0xe                ;   415.7 p1      48 t1
        xor ebx, r8d                ;   416.7 p0      48 t1
        ror ebx, 5                  ;   417.7 p1      48 t1
        mov ecx, dword [rsp + 152]  ;   412.0 p2      49 w[15]
        mov dword [rsp + 148], r11d ;   412.3 p0+p3   78 w[14] spill
        mov r11d, dword [rsp + 152] ;   413.0 p2      49 w[15]
        ror r11d, 0xb               ;   418.7 p1      49 w[15]
        xor ecx, r11d               ;   419.7 p0      49 w[15]
        ror ecx, 7                  ;   420.7 p1      49 w[15]
        xor esi, ecx                ;   421.7 p0      49 w[15]
        add eax, esi                ;   422.7 p0      78 w[15]
        xor ebx, r8d                ;   418.7 p0      48 t1
        ror ebx, 6                  ;   419.7 p1      48 t1
        add ebp, ebx                ;   420.7 p0      61 t1
        add ebp, 0x14292967         ;   421.7 p0      61 t1
        add ebp, eax                ;   423.7 p1      61 t1
        mov esi, r14d               ;   416.5 p0      51 t1 copy
        xor esi, r15d               ;   417.5 p0      51 t1
        and esi, r8d                ;   418.5 p0      51 t1
        xor esi, r14d               ;   419.5 p0      51 t1
        add ebp, esi                ;   424.7 p1      61 t1
        add r12d, ebp               ;   425.7 p1      62 v[4]
        mov esi, edi                ;   418.5 p0      47 v[0] copy
        ror esi, 9                  ;   426.7 p1      47 v[0]
        xor esi, edi                ;   427.7 p0      47 v[0]
        ror esi, 0xb                ;   428.7 p1      47 v[0]
        xor esi, edi                ;   429.7 p0      47 v[0]
        ror esi, 2                  ;   430.7 p1      47 v[0]
        mov r11d, r10d              ;   420.3 p0      52 v[0] copy
        xor r11d, edi               ;   421.3 p0      52 v[0]
        and r9d, r11d               ;   422.3 p0      52 v[0]
        xor r9d, r10d               ;   423.3 p0      52 v[0]
        mov ecx, eax                ;   423.7 p1      50 w[1] copy
        shr ecx, 0xa                ;   424.7 p1      50 w[1]
        mov ebx, eax                ;   423.7 p0      50 w[1] copy
        ror ebx, 2                  ;   425.7 p1      50 w[1]
        add r9d, ebp                ;   425.7 p0      63 v[0]
        add r9d, esi                ;   431.7 p0      63 v[0]
        xor ebx, eax                ;   426.7 p0      50 w[1]
        ror ebx, 0x11               ;   427.7 p1      50 w[1]
        xor ecx, ebx                ;   428.7 p0      50 w[1]
        mov esi, dword [rsp + 88]   ;   424.7 p2      49 w[0]
        shr esi, 3                  ;   428.7 p1      49 w[0]
        mov ebp, dword [rsp + 140]  ;   425.7 p2      78 w[9] reload
        add edx, ebp                ;   429.7 p0      78 w[0]
        add edx, dword [rsp + 152]  ;   430.7 p2+p1   78 w[0]
        mov ebx, r12d               ;   426.7 p0      48 t1 copy
        ror ebx, 0xe                ;   431.7 p1      48 t1
        xor ebx, r12d               ;   432.7 p0      48 t1
        ror ebx, 5                  ;   433.7 p1      48 t1
        mov ebp, dword [rsp + 88]   ;   428.0 p2      49 w[0]
        mov dword [rsp + 152], eax  ;   428.3 p0+p3   78 w[15] spill
        mov eax, dword [rsp + 88]   ;   429.0 p2      49 w[0]
        ror eax, 0xb                ;   434.7 p1      49 w[0]
        xor ebp, eax                ;   435.7 p0      49 w[0]
        ror ebp, 7                  ;   436.7 p1      49 w[0]
        xor esi, ebp                ;   437.7 p0      49 w[0]
        add edx, esi                ;   438.7 p0      78 w[0]
        xor ebx, r12d               ;   434.7 p0      48 t1
        ror ebx, 6                  ;   435.7 p1      48 t1
        add r14d, ebx               ;   436.7 p0      61 t1
        add r14d, 0x27b70a85        ;   437.7 p0      61 t1
        add r14d, edx               ;   439.7 p1      61 t1
        mov esi, r15d               ;   432.5 p0      51 t1 copy
        xor esi, r8d                ;   433.5 p0      51 t1
        and esi, r12d               ;   434.5 p0      51 t1
        xor esi, r15d               ;   435.5 p0      51 t1
        add r14d, esi               ;   440.7 p1      61 t1
        add r13d, r14d              ;   441.7 p1      62 v[3]
        mov esi, r9d                ;   434.5 p0      47 v[7] copy
        ror esi, 9                  ;   442.7 p1      47 v[7]
        xor esi, r9d                ;   443.7 p0      47 v[7]
        ror esi, 0xb                ;   444.7 p1      47 v[7]
        xor esi, r9d                ;   445.7 p0      47 v[7]
        ror esi, 2                  ;   446.7 p1      47 v[7]
        mov ebp, edi                ;   436.3 p0      52 v[7] copy
        xor ebp, r9d                ;   437.3 p0      52 v[7]
        and r11d, ebp               ;   438.3 p0      52 v[7]
        xor r11d, edi               ;   439.3 p0      52 v[7]
        mov eax, edx                ;   439.7 p1      50 w[2] copy
        shr eax, 0xa                ;   440.7 p1      50 w[2]
        mov ebx, edx                ;   439.7 p0      50 w[2] copy
        ror ebx, 2                  ;   441.7 p1      50 w[2]
        add r11d, r14d              ;   441.7 p0      63 v[7]
        add r11d, esi               ;   447.7 p0      63 v[7]
        xor ebx, edx                ;   442.7 p0      50 w[2]
        ror ebx, 0x11               ;   443.7 p1      50 w[2]
        xor eax, ebx                ;   444.7 p0      50 w[2]
        mov esi, dword [rsp + 124]  ;   440.7 p2      49 w[1]
        shr esi, 3                  ;   444.7 p1      49 w[1]
        mov r14d, dword [rsp + 128] ;   441.7 p2      78 w[10] reload
        add ecx, r14d               ;   445.7 p0      78 w[1]
        add ecx, dword [rsp + 88]   ;   446.7 p2+p1   78 w[1]
        mov ebx, r13d               ;   442.7 p0      48 t1 copy
        ror ebx, 0xe                ;   447.7 p1      48 t1
        xor ebx, r13d               ;   448.7 p0      48 t1
        ror ebx, 5                  ;   449.7 p1      48 t1
        mov r14d, dword [rsp + 124] ;   444.0 p2      49 w[1]
        mov dword [rsp + 88], edx   ;   444.3 p0+p3   78 w[0] spill
        mov edx, dword [rsp + 124]  ;   445.0 p2      49 w[1]
        ror edx, 0xb                ;   450.7 p1      49 w[1]
        xor r14d, edx               ;   451.7 p0      49 w[1]
        ror r14d, 7                 ;   452.7 p1      49 w[1]
        xor esi, r14d               ;   453.7 p0      49 w[1]
        add ecx, esi                ;   454.7 p0      78 w[1]
        xor ebx, r13d               ;   450.7 p0      48 t1
        ror ebx, 6                  ;   451.7 p1      48 t1
        add r15d, ebx               ;   452.7 p0      61 t1
        add r15d, 0x2e1b2138        ;   453.7 p0      61 t1
        add r15d, ecx               ;   455.7 p1      61 t1
        mov esi, r8d                ;   448.5 p0      51 t1 copy
        xor esi, r12d               ;   449.5 p0      51 t1
        and esi, r13d               ;   450.5 p0      51 t1
        xor esi, r8d                ;   451.5 p0      51 t1
        add r15d, esi               ;   456.7 p1      61 t1
        add r10d, r15d              ;   457.7 p1      62 v[2]
        mov esi, r11d               ;   450.5 p0      47 v[6] copy
        ror esi, 9                  ;   458.7 p1      47 v[6]
        xor esi, r11d               ;   459.7 p0      47 v[6]
        ror esi, 0xb                ;   460.7 p1      47 v[6]
        xor esi, r11d               ;   461.7 p0      47 v[6]
        ror esi, 2                  ;   462.7 p1      47 v[6]
        mov r14d, r9d               ;   452.3 p0      52 v[6] copy
        xor r14d, r11d              ;   453.3 p0      52 v[6]
        and ebp, r14d               ;   454.3 p0      52 v[6]
        xor ebp, r9d                ;   455.3 p0      52 v[6]
        mov edx, ecx                ;   455.7 p1      50 w[3] copy
        shr edx, 0xa                ;   456.7 p1      50 w[3]
        mov ebx, ecx                ;   455.7 p0      50 w[3] copy
        ror ebx, 2                  ;   457.7 p1      50 w[3]
        add ebp, r15d               ;   457.7 p0      63 v[6]
        add ebp, esi                ;   463.7 p0      63 v[6]
        xor ebx, ecx                ;   458.7 p0      50 w[3]
        ror ebx, 0x11               ;   459.7 p1      50 w[3]
        xor edx, ebx                ;   460.7 p0      50 w[3]
        mov esi, dword [rsp + 120]  ;   456.7 p2      49 w[2]
        shr esi, 3                  ;   460.7 p1      49 w[2]
        mov r15d, dword [rsp + 132] ;   457.7 p2      78 w[11] reload
        add eax, r15d               ;   461.7 p0      78 w[2]
        add eax, dword [rsp + 124]  ;   462.7 p2+p1   78 w[2]
        mov ebx, r10d               ;   458.7 p0      48 t1 copy
        ror ebx, 0xe                ;   463.7 p1      48 t1
        xor ebx, r10d               ;   464.7 p0      48 t1
        ror ebx, 5                  ;   465.7 p1      48 t1
        mov r15d, dword [rsp + 120] ;   460.0 p2      49 w[2]
        mov dword [rsp + 124], ecx  ;   460.3 p0+p3   78 w[1] spill
        mov ecx, dword [rsp + 120]  ;   461.0 p2      49 w[2]
        ror ecx, 0xb                ;   466.7 p1      49 w[2]
        xor r15d, ecx               ;   467.7 p0      49 w[2]
        ror r15d, 7                 ;   468.7 p1      49 w[2]
        xor esi, r15d               ;   469.7 p0      49 w[2]
        add eax, esi                ;   470.7 p0      78 w[2]
        xor ebx, r10d               ;   466.7 p0      48 t1
        ror ebx, 6                  ;   467.7 p1      48 t1
        add r8d, ebx                ;   468.7 p0      61 t1
        add r8d, 0x4d2c6dfc         ;   469.7 p0      61 t1
        add r8d, eax                ;   471.7 p1      61 t1
        mov esi, r12d               ;   464.5 p0      51 t1 copy
        xor esi, r13d               ;   465.5 p0      51 t1
        and esi, r10d               ;   466.5 p0      51 t1
        xor esi, r12d               ;   467.5 p0      51 t1
        add r8d, esi                ;   472.7 p1      61 t1
        add edi, r8d                ;   473.7 p1      62 v[1]
        mov esi, ebp                ;   466.5 p0      47 v[5] copy
        ror esi, 9                  ;   474.7 p1      47 v[5]
        xor esi, ebp                ;   475.7 p0      47 v[5]
        ror esi, 0xb                ;   476.7 p1      47 v[5]
        xor esi, ebp                ;   477.7 p0      47 v[5]
        ror esi, 2                  ;   478.7 p1      47 v[5]
        mov r15d, r11d              ;   468.3 p0      52 v[5] copy
        xor r15d, ebp               ;   469.3 p0      52 v[5]
        and r14d, r15d              ;   470.3 p0      52 v[5]
        xor r14d, r11d              ;   471.3 p0      52 v[5]
        mov ecx, eax                ;   471.7 p1      50 w[4] copy
        shr ecx, 0xa                ;   472.7 p1      50 w[4]
        mov ebx, eax                ;   471.7 p0      50 w[4] copy
        ror ebx, 2                  ;   473.7 p1      50 w[4]
        add r14d, r8d               ;   473.7 p0      63 v[5]
        add r14d, esi               ;   479.7 p0      63 v[5]
        xor ebx, eax                ;   474.7 p0      50 w[4]
        ror ebx, 0x11               ;   475.7 p1      50 w[4]
        xor ecx, ebx                ;   476.7 p0      50 w[4]
        mov esi, dword [rsp + 104]  ;   472.7 p2      49 w[3]
        shr esi, 3                  ;   476.7 p1      49 w[3]
        mov r8d, dword [rsp + 136]  ;   473.7 p2      78 w[12] reload
        add edx, r8d                ;   477.7 p0      78 w[3]
        add edx, dword [rsp + 120]  ;   478.7 p2+p1   78 w[3]
        mov ebx, edi                ;   474.7 p0      48 t1 copy
        ror ebx, 0xe                ;   479.7 p1      48 t1
        xor ebx, edi                ;   480.7 p0      48 t1
        ror ebx, 5                  ;   481.7 p1      48 t1
        mov r8d, dword [rsp + 104]  ;   476.0 p2      49 w[3]
        mov dword [rsp + 120], eax  ;   476.3 p0+p3   78 w[2] spill
        mov eax, dword [rsp + 104]  ;   477.0 p2      49 w[3]
        ror eax, 0xb                ;   482.7 p1      49 w[3]
        xor r8d, eax                ;   483.7 p0      49 w[3]
        ror r8d, 7                  ;   484.7 p1      49 w[3]
        xor esi, r8d                ;   485.7 p0      49 w[3]
        add edx, esi                ;   486.7 p0      78 w[3]
        xor ebx, edi                ;   482.7 p0      48 t1
        ror ebx, 6                  ;   483.7 p1      48 t1
        add r12d, ebx               ;   484.7 p0      61 t1
        add r12d, 0x53380d13        ;   485.7 p0      61 t1
        add r12d, edx               ;   487.7 p1      61 t1
        mov esi, r13d               ;   480.5 p0      51 t1 copy
        xor esi, r10d               ;   481.5 p0      51 t1
        and esi, edi                ;   482.5 p0      51 t1
        xor esi, r13d               ;   483.5 p0      51 t1
        add r12d, esi               ;   488.7 p1      61 t1
        add r9d, r12d               ;   489.7 p1      62 v[0]
        mov esi, r14d               ;   482.5 p0      47 v[4] copy
        ror esi, 9                  ;   490.7 p1      47 v[4]
        xor esi, r14d               ;   491.7 p0      47 v[4]
        ror esi, 0xb                ;   492.7 p1      47 v[4]
        xor esi, r14d               ;   493.7 p0      47 v[4]
        ror esi, 2                  ;   494.7 p1      47 v[4]
        mov r8d, ebp                ;   484.3 p0      52 v[4] copy
        xor r8d, r14d               ;   485.3 p0      52 v[4]
        and r15d, r8d               ;   486.3 p0      52 v[4]
        xor r15d, ebp               ;   487.3 p0      52 v[4]
        mov eax, edx                ;   487.7 p1      50 w[5] copy
        shr eax, 0xa                ;   488.7 p1      50 w[5]
        mov ebx, edx                ;   487.7 p0      50 w[5] copy
        ror ebx, 2                  ;   489.7 p1      50 w[5]
        add r15d, r12d              ;   489.7 p0      63 v[4]
        add r15d, esi               ;   495.7 p0      63 v[4]
        xor ebx, edx                ;   490.7 p0      50 w[5]
        ror ebx, 0x11               ;   491.7 p1      50 w[5]
        xor eax, ebx                ;   492.7 p0      50 w[5]
        mov esi, dword [rsp + 108]  ;   488.7 p2      49 w[4]
        shr esi, 3                  ;   492.7 p1      49 w[4]
        mov r12d, dword [rsp + 144] ;   489.7 p2      78 w[13] reload
        add ecx, r12d               ;   493.7 p0      78 w[4]
        add ecx, dword [rsp + 104]  ;   494.7 p2+p1   78 w[4]
        mov ebx, r9d                ;   490.7 p0      48 t1 copy
        ror ebx, 0xe                ;   495.7 p1      48 t1
        xor ebx, r9d                ;   496.7 p0      48 t1
        ror ebx, 5                  ;   497.7 p1      48 t1
        mov r12d, dword [rsp + 108] ;   492.0 p2      49 w[4]
        mov dword [rsp + 104], edx  ;   492.3 p0+p3   78 w[3] spill
        mov edx, dword [rsp + 108]  ;   493.0 p2      49 w[4]
        ror edx, 0xb                ;   498.7 p1      49 w[4]
        xor r12d, edx               ;   499.7 p0      49 w[4]
        ror r12d, 7                 ;   500.7 p1      49 w[4]
        xor esi, r12d               ;   501.7 p0      49 w[4]
        add ecx, esi                ;   502.7 p0      78 w[4]
        xor ebx, r9d                ;   498.7 p0      48 t1
        ror ebx, 6                  ;   499.7 p1      48 t1
        add r13d, ebx               ;   500.7 p0      61 t1
        add r13d, 0x650a7354        ;   501.7 p0      61 t1
        add r13d, ecx               ;   503.7 p1      61 t1
        mov esi, r10d               ;   496.5 p0      51 t1 copy
        xor esi, edi                ;   497.5 p0      51 t1
        and esi, r9d                ;   498.5 p0      51 t1
        xor esi, r10d               ;   499.5 p0      51 t1
        add r13d, esi               ;   504.7 p1      61 t1
        add r11d, r13d              ;   505.7 p1      62 v[7]
        mov esi, r15d               ;   498.5 p0      47 v[3] copy
        ror esi, 9                  ;   506.7 p1      47 v[3]
        xor esi, r15d               ;   507.7 p0      47 v[3]
        ror esi, 0xb                ;   508.7 p1      47 v[3]
        xor esi, r15d               ;   509.7 p0      47 v[3]
        ror esi, 2                  ;   510.7 p1      47 v[3]
        mov r12d, r14d              ;   500.3 p0      52 v[3] copy
        xor r12d, r15d              ;   501.3 p0      52 v[3]
        and r8d, r12d               ;   502.3 p0      52 v[3]
        xor r8d, r14d               ;   503.3 p0      52 v[3]
        mov edx, ecx                ;   503.7 p1      50 w[6] copy
        shr edx, 0xa                ;   504.7 p1      50 w[6]
        mov ebx, ecx                ;   503.7 p0      50 w[6] copy
        ror ebx, 2                  ;   505.7 p1      50 w[6]
        add r8d, r13d               ;   505.7 p0      63 v[3]
        add r8d, esi                ;   511.7 p0      63 v[3]
        xor ebx, ecx                ;   506.7 p0      50 w[6]
        ror ebx, 0x11               ;   507.7 p1      50 w[6]
        xor edx, ebx                ;   508.7 p0      50 w[6]
        mov esi, dword [rsp + 112]  ;   504.7 p2      49 w[5]
        shr esi, 3                  ;   508.7 p1      49 w[5]
        mov r13d, dword [rsp + 148] ;   505.7 p2      78 w[14] reload
        add eax, r13d               ;   509.7 p0      78 w[5]
        add eax, dword [rsp + 108]  ;   510.7 p2+p1   78 w[5]
        mov ebx, r11d               ;   506.7 p0      48 t1 copy
        ror ebx, 0xe                ;   511.7 p1      48 t1
        xor ebx, r11d               ;   512.7 p0      48 t1
        ror ebx, 5                  ;   513.7 p1      48 t1
        mov r13d, dword [rsp + 112] ;   508.0 p2      49 w[5]
        mov dword [rsp + 108], ecx  ;   508.3 p0+p3   78 w[4] spill
        mov ecx, dword [rsp + 112]  ;   509.0 p2      49 w[5]
        ror ecx, 0xb                ;   514.7 p1      49 w[5]
        xor r13d, ecx               ;   515.7 p0      49 w[5]
        ror r13d, 7                 ;   516.7 p1      49 w[5]
        xor esi, r13d               ;   517.7 p0      49 w[5]
        add eax, esi                ;   518.7 p0      78 w[5]
        xor ebx, r11d               ;   514.7 p0      48 t1
        ror ebx, 6                  ;   515.7 p1      48 t1
        add r10d, ebx               ;   516.7 p0      61 t1
        add r10d, 0x766a0abb        ;   517.7 p0      61 t1
        add r10d, eax               ;   519.7 p1      61 t1
        mov esi, edi                ;   512.5 p0      51 t1 copy
        xor esi, r9d                ;   513.5 p0      51 t1
        and esi, r11d               ;   514.5 p0      51 t1
        xor esi, edi                ;   515.5 p0      51 t1
        add r10d, esi               ;   520.7 p1      61 t1
        add ebp, r10d               ;   521.7 p1      62 v[6]
        mov esi, r8d                ;   514.5 p0      47 v[2] copy
        ror esi, 9                  ;   522.7 p1      47 v[2]
        xor esi, r8d                ;   523.7 p0      47 v[2]
        ror esi, 0xb                ;   524.7 p1      47 v[2]
        xor esi, r8d                ;   525.7 p0      47 v[2]
        ror esi, 2                  ;   526.7 p1      47 v[2]
        mov r13d, r15d              ;   516.3 p0      52 v[2] copy
        xor r13d, r8d               ;   517.3 p0      52 v[2]
        and r12d, r13d              ;   518.3 p0      52 v[2]
        xor r12d, r15d              ;   519.3 p0      52 v[2]
        mov ecx, eax                ;   519.7 p1      50 w[7] copy
        shr ecx, 0xa                ;   520.7 p1      50 w[7]
        mov ebx, eax                ;   519.7 p0      50 w[7] copy
        ror ebx, 2                  ;   521.7 p1      50 w[7]
        add r12d, r10d              ;   521.7 p0      63 v[2]
        add r12d, esi               ;   527.7 p0      63 v[2]
        xor ebx, eax                ;   522.7 p0      50 w[7]
        ror ebx, 0x11               ;   523.7 p1      50 w[7]
        xor ecx, ebx                ;   524.7 p0      50 w[7]
        mov esi, dword [rsp + 116]  ;   520.7 p2      49 w[6]
        shr esi, 3                  ;   524.7 p1      49 w[6]
        mov r10d, dword [rsp + 152] ;   521.7 p2      78 w[15] reload
        add edx, r10d               ;   525.7 p0      78 w[6]
        add edx, dword [rsp + 112]  ;   526.7 p2+p1   78 w[6]
        mov ebx, ebp                ;   522.7 p0      48 t1 copy
        ror ebx, 0xe                ;   527.7 p1      48 t1
        xor ebx, ebp                ;   528.7 p0      48 t1
        ror ebx, 5                  ;   529.7 p1      48 t1
        mov r10d, dword [rsp + 116] ;   524.0 p2      49 w[6]
        mov dword [rsp + 112], eax  ;   524.3 p0+p3   78 w[5] spill
        mov eax, dword [rsp + 116]  ;   525.0 p2      49 w[6]
        ror eax, 0xb                ;   530.7 p1      49 w[6]
        xor r10d, eax               ;   531.7 p0      49 w[6]
        ror r10d, 7                 ;   532.7 p1      49 w[6]
        xor esi, r10d               ;   533.7 p0      49 w[6]
        add edx, esi                ;   534.7 p0      78 w[6]
        xor ebx, ebp                ;   530.7 p0      48 t1
        ror ebx, 6                  ;   531.7 p1      48 t1
        add edi, ebx                ;   532.7 p0      61 t1
        add edi, 0x81c2c92e         ;   533.7 p0      61 t1
        add edi, edx                ;   535.7 p1      61 t1
        mov esi, r9d                ;   528.5 p0      51 t1 copy
        xor esi, r11d               ;   529.5 p0      51 t1
        and esi, ebp                ;   530.5 p0      51 t1
        xor esi, r9d                ;   531.5 p0      51 t1
        add edi, esi                ;   536.7 p1      61 t1
        add r14d, edi               ;   537.7 p1      62 v[5]
        mov esi, r12d               ;   530.5 p0      47 v[1] copy
        ror esi, 9                  ;   538.7 p1      47 v[1]
        xor esi, r12d               ;   539.7 p0      47 v[1]
        ror esi, 0xb                ;   540.7 p1      47 v[1]
        xor esi, r12d               ;   541.7 p0      47 v[1]
        ror esi, 2                  ;   542.7 p1      47 v[1]
        mov r10d, r8d               ;   532.3 p0      52 v[1] copy
        xor r10d, r12d              ;   533.3 p0      52 v[1]
        and r13d, r10d              ;   534.3 p0      52 v[1]
        xor r13d, r8d               ;   535.3 p0      52 v[1]
        mov eax, edx                ;   535.7 p1      50 w[8] copy
        shr eax, 0xa                ;   536.7 p1      50 w[8]
        mov ebx, edx                ;   535.7 p0      50 w[8] copy
        ror ebx, 2                  ;   537.7 p1      50 w[8]
        add r13d, edi               ;   537.7 p0      63 v[1]
        add r13d, esi               ;   543.7 p0      63 v[1]
        xor ebx, edx                ;   538.7 p0      50 w[8]
        ror ebx, 0x11               ;   539.7 p1      50 w[8]
        xor eax, ebx                ;   540.7 p0      50 w[8]
        mov esi, dword [rsp + 92]   ;   536.7 p2      49 w[7]
        shr esi, 3                  ;   540.7 p1      49 w[7]
        mov edi, dword [rsp + 88]   ;   537.7 p2      78 w[0] reload
        add ecx, edi                ;   541.7 p0      78 w[7]
        add ecx, dword [rsp + 116]  ;   542.7 p2+p1   78 w[7]
        mov ebx, r14d               ;   538.7 p0      48 t1 copy
        ror ebx, 0xe                ;   543.7 p1      48 t1
        xor ebx, r14d               ;   544.7 p0      48 t1
        ror ebx, 5                  ;   545.7 p1      48 t1
        mov edi, dword [rsp + 92]   ;   540.0 p2      49 w[7]
        mov dword [rsp + 116], edx  ;   540.3 p0+p3   78 w[6] spill
        mov edx, dword [rsp + 92]   ;   541.0 p2      49 w[7]
        ror edx, 0xb                ;   546.7 p1      49 w[7]
        xor edi, edx                ;   547.7 p0      49 w[7]
        ror edi, 7                  ;   548.7 p1      49 w[7]
        xor esi, edi                ;   549.7 p0      49 w[7]
        add ecx, esi                ;   550.7 p0      78 w[7]
        xor ebx, r14d               ;   546.7 p0      48 t1
        ror ebx, 6                  ;   547.7 p1      48 t1
        add r9d, ebx                ;   548.7 p0      61 t1
        add r9d, 0x92722c85         ;   549.7 p0      61 t1
        add r9d, ecx                ;   551.7 p1      61 t1
        mov esi, r11d               ;   544.5 p0      51 t1 copy
        xor esi, ebp                ;   545.5 p0      51 t1
        and esi, r14d               ;   546.5 p0      51 t1
        xor esi, r11d               ;   547.5 p0      51 t1
        add r9d, esi                ;   552.7 p1      61 t1
        add r15d, r9d               ;   553.7 p1      62 v[4]
        mov esi, r13d               ;   546.5 p0      47 v[0] copy
        ror esi, 9                  ;   554.7 p1      47 v[0]
        xor esi, r13d               ;   555.7 p0      47 v[0]
        ror esi, 0xb                ;   556.7 p1      47 v[0]
        xor esi, r13d               ;   557.7 p0      47 v[0]
        ror esi, 2                  ;   558.7 p1      47 v[0]
        mov edi, r12d               ;   548.3 p0      52 v[0] copy
        xor edi, r13d               ;   549.3 p0      52 v[0]
        and r10d, edi               ;   550.3 p0      52 v[0]
        xor r10d, r12d              ;   551.3 p0      52 v[0]
        mov edx, ecx                ;   551.7 p1      50 w[9] copy
        shr edx, 0xa                ;   552.7 p1      50 w[9]
        mov ebx, ecx                ;   551.7 p0      50 w[9] copy
        ror ebx, 2                  ;   553.7 p1      50 w[9]
        add r10d, r9d               ;   553.7 p0      63 v[0]
        add r10d, esi               ;   559.7 p0      63 v[0]
        xor ebx, ecx                ;   554.7 p0      50 w[9]
        ror ebx, 0x11               ;   555.7 p1      50 w[9]
        xor edx, ebx                ;   556.7 p0      50 w[9]
        mov esi, dword [rsp + 140]  ;   552.7 p2      49 w[8]
        shr esi, 3                  ;   556.7 p1      49 w[8]
        mov r9d, dword [rsp + 124]  ;   553.7 p2      78 w[1] reload
        add eax, r9d                ;   557.7 p0      78 w[8]
        add eax, dword [rsp + 92]   ;   558.7 p2+p1   78 w[8]
        mov ebx, r15d               ;   554.7 p0      48 t1 copy
        ror ebx, 0xe                ;   559.7 p1      48 t1
        xor ebx, r15d               ;   560.7 p0      48 t1
        ror ebx, 5                  ;   561.7 p1      48 t1
        mov r9d, dword [rsp + 140]  ;   556.0 p2      49 w[8]
        mov dword [rsp + 92], ecx   ;   556.3 p0+p3   78 w[7] spill
        mov ecx, dword [rsp + 140]  ;   557.0 p2      49 w[8]
        ror ecx, 0xb                ;   562.7 p1      49 w[8]
        xor r9d, ecx                ;   563.7 p0      49 w[8]
        ror r9d, 7                  ;   564.7 p1      49 w[8]
        xor esi, r9d                ;   565.7 p0      49 w[8]
        add eax, esi                ;   566.7 p0      78 w[8]
        xor ebx, r15d               ;   562.7 p0      48 t1
        ror ebx, 6                  ;   563.7 p1      48 t1
        add r11d, ebx               ;   564.7 p0      61 t1
        add r11d, 0xa2bfe8a1        ;   565.7 p0      61 t1
        add r11d, eax               ;   567.7 p1      61 t1
        mov esi, ebp                ;   560.5 p0      51 t1 copy
        xor esi, r14d               ;   561.5 p0      51 t1
        and esi, r15d               ;   562.5 p0      51 t1
        xor esi, ebp                ;   563.5 p0      51 t1
        add r11d, esi               ;   568.7 p1      61 t1
        add r8d, r11d               ;   569.7 p1      62 v[3]
        mov esi, r10d               ;   562.5 p0      47 v[7] copy
        ror esi, 9                  ;   570.7 p1      47 v[7]
        xor esi, r10d               ;   571.7 p0      47 v[7]
        ror esi, 0xb                ;   572.7 p1      47 v[7]
        xor esi, r10d               ;   573.7 p0      47 v[7]
        ror esi, 2                  ;   574.7 p1      47 v[7]
        mov r9d, r13d               ;   564.3 p0      52 v[7] copy
        xor r9d, r10d               ;   565.3 p0      52 v[7]
        and edi, r9d                ;   566.3 p0      52 v[7]
        xor edi, r13d               ;   567.3 p0      52 v[7]
        mov ecx, eax                ;   567.7 p1      50 w[10] copy
        shr ecx, 0xa                ;   568.7 p1      50 w[10]
        mov ebx, eax                ;   567.7 p0      50 w[10] copy
        ror ebx, 2                  ;   569.7 p1      50 w[10]
        add edi, r11d               ;   569.7 p0      63 v[7]
        add edi, esi                ;   575.7 p0      63 v[7]
        xor ebx, eax                ;   570.7 p0      50 w[10]
        ror ebx, 0x11               ;   571.7 p1      50 w[10]
        xor ecx, ebx                ;   572.7 p0      50 w[10]
        mov esi, dword [rsp + 128]  ;   568.7 p2      49 w[9]
        shr esi, 3                  ;   572.7 p1      49 w[9]
        mov r11d, dword [rsp + 120] ;   569.7 p2      78 w[2] reload
        add edx, r11d               ;   573.7 p0      78 w[9]
        add edx, dword [rsp + 140]  ;   574.7 p2+p1   78 w[9]
        mov ebx, r8d                ;   570.7 p0      48 t1 copy
        ror ebx, 0xe                ;   575.7 p1      48 t1
        xor ebx, r8d                ;   576.7 p0      48 t1
        ror ebx, 5                  ;   577.7 p1      48 t1
        mov r11d, dword [rsp + 128] ;   572.0 p2      49 w[9]
        mov dword [rsp + 140], eax  ;   572.3 p0+p3   78 w[8] spill
        mov eax, dword [rsp + 128]  ;   573.0 p2      49 w[9]
        ror eax, 0xb                ;   578.7 p1      49 w[9]
        xor r11d, eax               ;   579.7 p0      49 w[9]
        ror r11d, 7                 ;   580.7 p1      49 w[9]
        xor esi, r11d               ;   581.7 p0      49 w[9]
        add edx, esi                ;   582.7 p0      78 w[9]
        xor ebx, r8d                ;   578.7 p0      48 t1
        ror ebx, 6                  ;   579.7 p1      48 t1
        add ebp, ebx                ;   580.7 p0      61 t1
        add ebp, 0xa81a664b         ;   581.7 p0      61 t1
        add ebp, edx                ;   583.7 p1      61 t1
        mov esi, r14d               ;   576.5 p0      51 t1 copy
        xor esi, r15d               ;   577.5 p0      51 t1
        and esi, r8d                ;   578.5 p0      51 t1
        xor esi, r14d               ;   579.5 p0      51 t1
        add ebp, esi                ;   584.7 p1      61 t1
        add r12d, ebp               ;   585.7 p1      62 v[2]
        mov esi, edi                ;   578.5 p0      47 v[6] copy
        ror esi, 9                  ;   586.7 p1      47 v[6]
        xor esi, edi                ;   587.7 p0      47 v[6]
        ror esi, 0xb                ;   588.7 p1      47 v[6]
        xor esi, edi                ;   589.7 p0      47 v[6]
        ror esi, 2                  ;   590.7 p1      47 v[6]
        mov r11d, r10d              ;   580.3 p0      52 v[6] copy
        xor r11d, edi               ;   581.3 p0      52 v[6]
        and r9d, r11d               ;   582.3 p0      52 v[6]
        xor r9d, r10d               ;   583.3 p0      52 v[6]
        mov eax, edx                ;   583.7 p1      50 w[11] copy
        shr eax, 0xa                ;   584.7 p1      50 w[11]
        mov ebx, edx                ;   583.7 p0      50 w[11] copy
        ror ebx, 2                  ;   585.7 p1      50 w[11]
        add r9d, ebp                ;   585.7 p0      63 v[6]
        add r9d, esi                ;   591.7 p0      63 v[6]
        xor ebx, edx                ;   586.7 p0      50 w[11]
        ror ebx, 0x11               ;   587.7 p1      50 w[11]
        xor eax, ebx                ;   588.7 p0      50 w[11]
        mov esi, dword [rsp + 132]  ;   584.7 p2      49 w[10]
        shr esi, 3                  ;   588.7 p1      49 w[10]
        mov ebp, dword [rsp + 104]  ;   585.7 p2      78 w[3] reload
        add ecx, ebp                ;   589.7 p0      78 w[10]
        add ecx, dword [rsp + 128]  ;   590.7 p2+p1   78 w[10]
        mov ebx, r12d               ;   586.7 p0      48 t1 copy
        ror ebx, 0xe                ;   591.7 p1      48 t1
        xor ebx, r12d               ;   592.7 p0      48 t1
        ror ebx, 5                  ;   593.7 p1      48 t1
        mov ebp, dword [rsp + 132]  ;   588.0 p2      49 w[10]
        mov dword [rsp + 128], edx  ;   588.3 p0+p3   78 w[9] spill
        mov edx, dword [rsp + 132]  ;   589.0 p2      49 w[10]
        ror edx, 0xb                ;   594.7 p1      49 w[10]
        xor ebp, edx                ;   595.7 p0      49 w[10]
        ror ebp, 7                  ;   596.7 p1      49 w[10]
        xor esi, ebp                ;   597.7 p0      49 w[10]
        add ecx, esi                ;   598.7 p0      78 w[10]
        xor ebx, r12d               ;   594.7 p0      48 t1
        ror ebx, 6                  ;   595.7 p1      48 t1
        add r14d, ebx               ;   596.7 p0      61 t1
        add r14d, 0xc24b8b70        ;   597.7 p0      61 t1
        add r14d, ecx               ;   599.7 p1      61 t1
        mov esi, r15d               ;   592.5 p0      51 t1 copy
        xor esi, r8d                ;   593.5 p0      51 t1
        and esi, r12d               ;   594.5 p0      51 t1
        xor esi, r15d               ;   595.5 p0      51 t1
        add r14d, esi               ;   600.7 p1      61 t1
        add r13d, r14d              ;   601.7 p1      62 v[1]
        mov esi, r9d                ;   594.5 p0      47 v[5] copy
        ror esi, 9                  ;   602.7 p1      47 v[5]
        xor esi, r9d                ;   603.7 p0      47 v[5]
        ror esi, 0xb                ;   604.7 p1      47 v[5]
        xor esi, r9d                ;   605.7 p0      47 v[5]
        ror esi, 2                  ;   606.7 p1      47 v[5]
        mov ebp, edi                ;   596.3 p0      52 v[5] copy
        xor ebp, r9d                ;   597.3 p0      52 v[5]
        and r11d, ebp               ;   598.3 p0      52 v[5]
        xor r11d, edi               ;   599.3 p0      52 v[5]
        mov edx, ecx                ;   599.7 p1      50 w[12] copy
        shr edx, 0xa                ;   600.7 p1      50 w[12]
        mov ebx, ecx                ;   599.7 p0      50 w[12] copy
        ror ebx, 2                  ;   601.7 p1      50 w[12]
        add r11d, r14d              ;   601.7 p0      63 v[5]
        add r11d, esi               ;   607.7 p0      63 v[5]
        xor ebx, ecx                ;   602.7 p0      50 w[12]
        ror ebx, 0x11               ;   603.7 p1      50 w[12]
        xor edx, ebx                ;   604.7 p0      50 w[12]
        mov esi, dword [rsp + 136]  ;   600.7 p2      49 w[11]
        shr esi, 3                  ;   604.7 p1      49 w[11]
        mov r14d, dword [rsp + 108] ;   601.7 p2      78 w[4] reload
        add eax, r14d               ;   605.7 p0      78 w[11]
        add eax, dword [rsp + 132]  ;   606.7 p2+p1   78 w[11]
        mov ebx, r13d               ;   602.7 p0      48 t1 copy
        ror ebx, 0xe                ;   607.7 p1      48 t1
        xor ebx, r13d               ;   608.7 p0      48 t1
        ror ebx, 5                  ;   609.7 p1      48 t1
        mov r14d, dword [rsp + 136] ;   604.0 p2      49 w[11]
        mov dword [rsp + 132], ecx  ;   604.3 p0+p3   78 w[10] spill
        mov ecx, dword [rsp + 136]  ;   605.0 p2      49 w[11]
        ror ecx, 0xb                ;   610.7 p1      49 w[11]
        xor r14d, ecx               ;   611.7 p0      49 w[11]
        ror r14d, 7                 ;   612.7 p1      49 w[11]
        xor esi, r14d               ;   613.7 p0      49 w[11]
        add eax, esi                ;   614.7 p0      78 w[11]
        xor ebx, r13d               ;   610.7 p0      48 t1
        ror ebx, 6                  ;   611.7 p1      48 t1
        add r15d, ebx               ;   612.7 p0      61 t1
        add r15d, 0xc76c51a3        ;   613.7 p0      61 t1
        add r15d, eax               ;   615.7 p1      61 t1
        mov esi, r8d                ;   608.5 p0      51 t1 copy
        xor esi, r12d               ;   609.5 p0      51 t1
        and esi, r13d               ;   610.5 p0      51 t1
        xor esi, r8d                ;   611.5 p0      51 t1
        add r15d, esi               ;   616.7 p1      61 t1
        add r10d, r15d              ;   617.7 p1      62 v[0]
        mov esi, r11d               ;   610.5 p0      47 v[4] copy
        ror esi, 9                  ;   618.7 p1      47 v[4]
        xor esi, r11d               ;   619.7 p0      47 v[4]
        ror esi, 0xb                ;   620.7 p1      47 v[4]
        xor esi, r11d               ;   621.7 p0      47 v[4]
        ror esi, 2                  ;   622.7 p1      47 v[4]
        mov r14d, r9d               ;   612.3 p0      52 v[4] copy
        xor r14d, r11d              ;   613.3 p0      52 v[4]
        and ebp, r14d               ;   614.3 p0      52 v[4]
        xor ebp, r9d                ;   615.3 p0      52 v[4]
        mov ecx, eax                ;   615.7 p1      50 w[13] copy
        shr ecx, 0xa                ;   616.7 p1      50 w[13]
        mov ebx, eax                ;   615.7 p0      50 w[13] copy
        ror ebx, 2                  ;   617.7 p1      50 w[13]
        add ebp, r15d               ;   617.7 p0      63 v[4]
        add ebp, esi                ;   623.7 p0      63 v[4]
        xor ebx, eax                ;   618.7 p0      50 w[13]
        ror ebx, 0x11               ;   619.7 p1      50 w[13]
        xor ecx, ebx                ;   620.7 p0      50 w[13]
        mov esi, dword [rsp + 144]  ;   616.7 p2      49 w[12]
        shr esi, 3                  ;   620.7 p1      49 w[12]
        mov r15d, dword [rsp + 112] ;   617.7 p2      78 w[5] reload
        add edx, r15d               ;   621.7 p0      78 w[12]
        add edx, dword [rsp + 136]  ;   622.7 p2+p1   78 w[12]
        mov ebx, r10d               ;   618.7 p0      48 t1 copy
        ror ebx, 0xe                ;   623.7 p1      48 t1
        xor ebx, r10d               ;   624.7 p0      48 t1
        ror ebx, 5                  ;   625.7 p1      48 t1
        mov r15d, dword [rsp + 144] ;   620.0 p2      49 w[12]
        mov dword [rsp + 136], eax  ;   620.3 p0+p3   78 w[11] spill
        mov eax, dword [rsp + 144]  ;   621.0 p2      49 w[12]
        ror eax, 0xb                ;   626.7 p1      49 w[12]
        xor r15d, eax               ;   627.7 p0      49 w[12]
        ror r15d, 7                 ;   628.7 p1      49 w[12]
        xor esi, r15d               ;   629.7 p0      49 w[12]
        add edx, esi                ;   630.7 p0      78 w[12]
        xor ebx, r10d               ;   626.7 p0      48 t1
        ror ebx, 6                  ;   627.7 p1      48 t1
        add r8d, ebx                ;   628.7 p0      61 t1
        add r8d, 0xd192e819         ;   629.7 p0      61 t1
        add r8d, edx                ;   631.7 p1      61 t1
        mov esi, r12d               ;   624.5 p0      51 t1 copy
        xor esi, r13d               ;   625.5 p0      51 t1
        and esi, r10d               ;   626.5 p0      51 t1
        xor esi, r12d               ;   627.5 p0      51 t1
        add r8d, esi                ;   632.7 p1      61 t1
        add edi, r8d                ;   633.7 p1      62 v[7]
        mov esi, ebp                ;   626.5 p0      47 v[3] copy
        ror esi, 9                  ;   634.7 p1      47 v[3]
        xor esi, ebp                ;   635.7 p0      47 v[3]
        ror esi, 0xb                ;   636.7 p1      47 v[3]
        xor esi, ebp                ;   637.7 p0      47 v[3]
        ror esi, 2                  ;   638.7 p1      47 v[3]
        mov r15d, r11d              ;   628.3 p0      52 v[3] copy
        xor r15d, ebp               ;   629.3 p0      52 v[3]
        and r14d, r15d              ;   630.3 p0      52 v[3]
        xor r14d, r11d              ;   631.3 p0      52 v[3]
        mov eax, edx                ;   631.7 p1      50 w[14] copy
        shr eax, 0xa                ;   632.7 p1      50 w[14]
        mov ebx, edx                ;   631.7 p0      50 w[14] copy
        ror ebx, 2                  ;   633.7 p1      50 w[14]
        add r14d, r8d               ;   633.7 p0      63 v[3]
        add r14d, esi               ;   639.7 p0      63 v[3]
        xor ebx, edx                ;   634.7 p0      50 w[14]
        ror ebx, 0x11               ;   635.7 p1      50 w[14]
        xor eax, ebx                ;   636.7 p0      50 w[14]
        mov esi, dword [rsp + 148]  ;   632.7 p2      49 w[13]
        shr esi, 3                  ;   636.7 p1      49 w[13]
        mov r8d, dword [rsp + 116]  ;   633.7 p2      78 w[6] reload
        add ecx, r8d                ;   637.7 p0      78 w[13]
        add ecx, dword [rsp + 144]  ;   638.7 p2+p1   78 w[13]
        mov ebx, edi                ;   634.7 p0      48 t1 copy
        ror ebx, 0xe                ;   639.7 p1      48 t1
        xor ebx, edi                ;   640.7 p0      48 t1
        ror ebx, 5                  ;   641.7 p1      48 t1
        mov r8d, dword [rsp + 148]  ;   636.0 p2      49 w[13]
        mov dword [rsp + 144], edx  ;   636.3 p0+p3   78 w[12] spill
        mov edx, dword [rsp + 148]  ;   637.0 p2      49 w[13]
        ror edx, 0xb                ;   642.7 p1      49 w[13]
        xor r8d, edx                ;   643.7 p0      49 w[13]
        ror r8d, 7                  ;   644.7 p1      49 w[13]
        xor esi, r8d                ;   645.7 p0      49 w[13]
        add ecx, esi                ;   646.7 p0      78 w[13]
        xor ebx, edi                ;   642.7 p0      48 t1
        ror ebx, 6                  ;   643.7 p1      48 t1
        add r12d, ebx               ;   644.7 p0      61 t1
        add r12d, 0xd6990624        ;   645.7 p0      61 t1
        add r12d, ecx               ;   647.7 p1      61 t1
        mov esi, r13d               ;   640.5 p0      51 t1 copy
        xor esi, r10d               ;   641.5 p0      51 t1
        and esi, edi                ;   642.5 p0      51 t1
        xor esi, r13d               ;   643.5 p0      51 t1
        add r12d, esi               ;   648.7 p1      61 t1
        add r9d, r12d               ;   649.7 p1      62 v[6]
        mov esi, r14d               ;   642.5 p0      47 v[2] copy
        ror esi, 9                  ;   650.7 p1      47 v[2]
        xor esi, r14d               ;   651.7 p0      47 v[2]
        ror esi, 0xb                ;   652.7 p1      47 v[2]
        xor esi, r14d               ;   653.7 p0      47 v[2]
        ror esi, 2                  ;   654.7 p1      47 v[2]
        mov r8d, ebp                ;   644.3 p0      52 v[2] copy
        xor r8d, r14d               ;   645.3 p0      52 v[2]
        and r15d, r8d               ;   646.3 p0      52 v[2]
        xor r15d, ebp               ;   647.3 p0      52 v[2]
        add r15d, r12d              ;   649.7 p1      63 v[2]
        add r15d, esi               ;   655.7 p1      63 v[2]
        mov esi, ecx                ;   647.7 p0      50 w[15] copy
        shr esi, 0xa                ;   648.7 p1      50 w[15]
        mov r12d, ecx               ;   647.7 p0      50 w[15] copy
        ror r12d, 2                 ;   649.7 p1      50 w[15]
        xor r12d, ecx               ;   650.7 p0      50 w[15]
        ror r12d, 0x11              ;   651.7 p1      50 w[15]
        xor esi, r12d               ;   652.7 p0      50 w[15]
        mov r12d, dword [rsp + 152] ;   648.7 p2      49 w[14]
        shr r12d, 3                 ;   652.7 p1      49 w[14]
        mov edx, dword [rsp + 92]   ;   649.7 p2      78 w[7] reload
        add eax, edx                ;   653.7 p0      78 w[14]
        add eax, dword [rsp + 148]  ;   654.7 p2+p1   78 w[14]
        mov ebx, r9d                ;   650.7 p0      48 t1 copy
        ror ebx, 0xe                ;   655.7 p1      48 t1
        xor ebx, r9d                ;   656.7 p0      48 t1
        ror ebx, 5                  ;   657.7 p1      48 t1
        mov edx, dword [rsp + 152]  ;   652.0 p2      49 w[14]
        mov dword [rsp + 148], ecx  ;   652.3 p0+p3   78 w[13] spill
        mov ecx, dword [rsp + 152]  ;   653.0 p2      49 w[14]
        ror ecx, 0xb                ;   658.7 p1      49 w[14]
        xor edx, ecx                ;   659.7 p0      49 w[14]
        ror edx, 7                  ;   660.7 p1      49 w[14]
        xor r12d, edx               ;   661.7 p0      49 w[14]
        add eax, r12d               ;   662.7 p0      78 w[14]
        xor ebx, r9d                ;   658.7 p0      48 t1
        ror ebx, 6                  ;   659.7 p1      48 t1
        add r13d, ebx               ;   660.7 p0      61 t1
        add r13d, 0xf40e3585        ;   661.7 p0      61 t1
        add r13d, eax               ;   663.7 p1      61 t1
        mov r12d, r10d              ;   656.5 p0      51 t1 copy
        xor r12d, edi               ;   657.5 p0      51 t1
        and r12d, r9d               ;   658.5 p0      51 t1
        xor r12d, r10d              ;   659.5 p0      51 t1
        add r13d, r12d              ;   664.7 p1      61 t1
        add r11d, r13d              ;   665.7 p1      62 v[5]
        mov r12d, r15d              ;   658.5 p0      47 v[1] copy
        ror r12d, 9                 ;   666.7 p1      47 v[1]
        xor r12d, r15d              ;   667.7 p0      47 v[1]
        ror r12d, 0xb               ;   668.7 p1      47 v[1]
        xor r12d, r15d              ;   669.7 p0      47 v[1]
        ror r12d, 2                 ;   670.7 p1      47 v[1]
        mov ecx, r14d               ;   660.3 p0      52 v[1] copy
        xor ecx, r15d               ;   661.3 p0      52 v[1]
        and r8d, ecx                ;   662.3 p0      52 v[1]
        xor r8d, r14d               ;   663.3 p0      52 v[1]
        add r8d, r13d               ;   665.7 p1      63 v[1]
        add r8d, r12d               ;   671.7 p1      63 v[1]
        mov r12d, eax               ;   663.7 p0      50 w[0] copy
        shr r12d, 0xa               ;   664.7 p1      50 w[0]
        mov r13d, eax               ;   663.7 p0      50 w[0] copy
        ror r13d, 2                 ;   665.7 p1      50 w[0]
        xor r13d, eax               ;   666.7 p0      50 w[0]
        ror r13d, 0x11              ;   667.7 p1      50 w[0]
        xor r12d, r13d              ;   668.7 p0      50 w[0]
        mov r13d, dword [rsp + 88]  ;   664.7 p2      49 w[15]
        shr r13d, 3                 ;   668.7 p1      49 w[15]
        mov edx, dword [rsp + 140]  ;   665.7 p2      78 w[8] reload
        add esi, edx                ;   669.7 p0      78 w[15]
        add esi, dword [rsp + 152]  ;   670.7 p2+p1   78 w[15]
        mov ebx, r11d               ;   666.7 p0      48 t1 copy
        ror ebx, 0xe                ;   671.7 p1      48 t1
        xor ebx, r11d               ;   672.7 p0      48 t1
        ror ebx, 5                  ;   673.7 p1      48 t1
        mov edx, dword [rsp + 88]   ;   668.0 p2      49 w[15]
        mov dword [rsp + 152], eax  ;   668.3 p0+p3   78 w[14] spill
        mov eax, dword [rsp + 88]   ;   669.0 p2      49 w[15]
        ror eax, 0xb                ;   674.7 p1      49 w[15]
        xor edx, eax                ;   675.7 p0      49 w[15]
        ror edx, 7                  ;   676.7 p1      49 w[15]
        xor r13d, edx               ;   677.7 p0      49 w[15]
        add esi, r13d               ;   678.7 p0      78 w[15]
        xor ebx, r11d               ;   674.7 p0      48 t1
        ror ebx, 6                  ;   675.7 p1      48 t1
        add r10d, ebx               ;   676.7 p0      61 t1
        add r10d, 0x106aa070        ;   677.7 p0      61 t1
        add r10d, esi               ;   679.7 p1      61 t1
        mov r13d, edi               ;   672.5 p0      51 t1 copy
        xor r13d, r9d               ;   673.5 p0      51 t1
        and r13d, r11d              ;   674.5 p0      51 t1
        xor r13d, edi               ;   675.5 p0      51 t1
        add r10d, r13d              ;   680.7 p1      61 t1
        add ebp, r10d               ;   681.7 p1      62 v[4]
        mov r13d, r8d               ;   674.5 p0      47 v[0] copy
        ror r13d, 9                 ;   682.7 p1      47 v[0]
        xor r13d, r8d               ;   683.7 p0      47 v[0]
        ror r13d, 0xb               ;   684.7 p1      47 v[0]
        xor r13d, r8d               ;   685.7 p0      47 v[0]
        ror r13d, 2                 ;   686.7 p1      47 v[0]
        mov eax, r15d               ;   676.3 p0      52 v[0] copy
        xor eax, r8d                ;   677.3 p0      52 v[0]
        and ecx, eax                ;   678.3 p0      52 v[0]
        xor ecx, r15d               ;   679.3 p0      52 v[0]
        add ecx, r10d               ;   681.7 p1      63 v[0]
        add ecx, r13d               ;   687.7 p1      63 v[0]
        mov r10d, esi               ;   679.7 p0      50 w[1] copy
        shr r10d, 0xa               ;   680.7 p1      50 w[1]
        mov r13d, esi               ;   679.7 p0      50 w[1] copy
        ror r13d, 2                 ;   681.7 p1      50 w[1]
        xor r13d, esi               ;   682.7 p0      50 w[1]
        ror r13d, 0x11              ;   683.7 p1      50 w[1]
        xor r10d, r13d              ;   684.7 p0      50 w[1]
        mov r13d, dword [rsp + 124] ;   680.7 p2      49 w[0]
        shr r13d, 3                 ;   684.7 p1      49 w[0]
        mov edx, dword [rsp + 128]  ;   681.7 p2      78 w[9] reload
        add r12d, edx               ;   685.7 p0      78 w[0]
        add r12d, dword [rsp + 88]  ;   686.7 p2+p1   78 w[0]
        mov ebx, ebp                ;   682.7 p0      48 t1 copy
        ror ebx, 0xe                ;   687.7 p1      48 t1
        xor ebx, ebp                ;   688.7 p0      48 t1
        ror ebx, 5                  ;   689.7 p1      48 t1
        mov edx, dword [rsp + 124]  ;   684.0 p2      49 w[0]
        mov dword [rsp + 88], esi   ;   684.3 p0+p3   78 w[15] spill
        mov esi, dword [rsp + 124]  ;   685.0 p2      49 w[0]
        ror esi, 0xb                ;   690.7 p1      49 w[0]
        xor edx, esi                ;   691.7 p0      49 w[0]
        ror edx, 7                  ;   692.7 p1      49 w[0]
        xor r13d, edx               ;   693.7 p0      49 w[0]
        add r12d, r13d              ;   694.7 p0      78 w[0]
        xor ebx, ebp                ;   690.7 p0      48 t1
        ror ebx, 6                  ;   691.7 p1      48 t1
        add edi, ebx                ;   692.7 p0      61 t1
        add edi, 0x19a4c116         ;   693.7 p0      61 t1
        add edi, r12d               ;   695.7 p1      61 t1
        mov esi, r9d                ;   688.5 p0      51 t1 copy
        xor esi, r11d               ;   689.5 p0      51 t1
        and esi, ebp                ;   690.5 p0      51 t1
        xor esi, r9d                ;   691.5 p0      51 t1
        add edi, esi                ;   696.7 p1      61 t1
        add r14d, edi               ;   697.7 p1      62 v[3]
        mov esi, ecx                ;   690.5 p0      47 v[7] copy
        ror esi, 9                  ;   698.7 p1      47 v[7]
        xor esi, ecx                ;   699.7 p0      47 v[7]
        ror esi, 0xb                ;   700.7 p1      47 v[7]
        xor esi, ecx                ;   701.7 p0      47 v[7]
        ror esi, 2                  ;   702.7 p1      47 v[7]
        mov r13d, r8d               ;   692.3 p0      52 v[7] copy
        xor r13d, ecx               ;   693.3 p0      52 v[7]
        and eax, r13d               ;   694.3 p0      52 v[7]
        xor eax, r8d                ;   695.3 p0      52 v[7]
        mov edx, r12d               ;   695.7 p1      50 w[2] copy
        shr edx, 0xa                ;   696.7 p1      50 w[2]
        mov ebx, r12d               ;   695.7 p0      50 w[2] copy
        ror ebx, 2                  ;   697.7 p1      50 w[2]
        add eax, edi                ;   697.7 p0      63 v[7]
        add eax, esi                ;   703.7 p0      63 v[7]
        xor ebx, r12d               ;   698.7 p0      50 w[2]
        ror ebx, 0x11               ;   699.7 p1      50 w[2]
        xor edx, ebx                ;   700.7 p0      50 w[2]
        mov esi, dword [rsp + 120]  ;   696.7 p2      49 w[1]
        shr esi, 3                  ;   700.7 p1      49 w[1]
        mov edi, dword [rsp + 132]  ;   697.7 p2      78 w[10] reload
        add r10d, edi               ;   701.7 p0      78 w[1]
        add r10d, dword [rsp + 124] ;   702.7 p2+p1   78 w[1]
        mov ebx, r14d               ;   698.7 p0      48 t1 copy
        ror ebx, 0xe                ;   703.7 p1      48 t1
        xor ebx, r14d               ;   704.7 p0      48 t1
        ror ebx, 5                  ;   705.7 p1      48 t1
        mov edi, dword [rsp + 120]  ;   700.0 p2      49 w[1]
        mov dword [rsp + 124], r12d ;   700.3 p0+p3   78 w[0] spill
        mov r12d, dword [rsp + 120] ;   701.0 p2      49 w[1]
        ror r12d, 0xb               ;   706.7 p1      49 w[1]
        xor edi, r12d               ;   707.7 p0      49 w[1]
        ror edi, 7                  ;   708.7 p1      49 w[1]
        xor esi, edi                ;   709.7 p0      49 w[1]
        add r10d, esi               ;   710.7 p0      78 w[1]
        xor ebx, r14d               ;   706.7 p0      48 t1
        ror ebx, 6                  ;   707.7 p1      48 t1
        add r9d, ebx                ;   708.7 p0      61 t1
        add r9d, r10d               ;   711.7 p0      61 t1
        add r9d, 0x1e376c08         ;   712.7 p1      61 t1
        mov esi, r11d               ;   704.5 p0      51 t1 copy
        xor esi, ebp                ;   705.5 p0      51 t1
        and esi, r14d               ;   706.5 p0      51 t1
        xor esi, r11d               ;   707.5 p0      51 t1
        add r9d, esi                ;   713.7 p1      61 t1
        add r15d, r9d               ;   714.7 p1      62 v[2]
        mov esi, eax                ;   706.5 p0      47 v[6] copy
        ror esi, 9                  ;   715.7 p1      47 v[6]
        xor esi, eax                ;   716.7 p0      47 v[6]
        ror esi, 0xb                ;   717.7 p1      47 v[6]
        xor esi, eax                ;   718.7 p0      47 v[6]
        ror esi, 2                  ;   719.7 p1      47 v[6]
        mov edi, ecx                ;   708.3 p0      52 v[6] copy
        xor edi, eax                ;   709.3 p0      52 v[6]
        and r13d, edi               ;   710.3 p0      52 v[6]
        mov r12d, r10d              ;   711.7 p1      50 w[3] copy
        shr r12d, 0xa               ;   712.7 p1      50 w[3]
        xor r13d, ecx               ;   711.3 p0      52 v[6]
        mov ebx, r10d               ;   711.7 p0      50 w[3] copy
        ror ebx, 2                  ;   712.7 p1      50 w[3]
        add r13d, r9d               ;   714.7 p0      63 v[6]
        add r13d, esi               ;   720.7 p0      63 v[6]
        xor ebx, r10d               ;   713.7 p0      50 w[3]
        ror ebx, 0x11               ;   714.7 p1      50 w[3]
        xor r12d, ebx               ;   715.7 p0      50 w[3]
        mov esi, dword [rsp + 104]  ;   712.7 p2      49 w[2]
        shr esi, 3                  ;   716.7 p1      49 w[2]
        mov r9d, dword [rsp + 136]  ;   713.7 p2      78 w[11] reload
        add edx, r9d                ;   717.7 p0      78 w[2]
        add edx, dword [rsp + 120]  ;   718.7 p2+p1   78 w[2]
        mov ebx, r15d               ;   715.7 p0      48 t1 copy
        ror ebx, 0xe                ;   719.7 p1      48 t1
        xor ebx, r15d               ;   720.7 p0      48 t1
        ror ebx, 5                  ;   721.7 p1      48 t1
        mov r9d, dword [rsp + 104]  ;   716.0 p2      49 w[2]
        mov dword [rsp + 120], r10d ;   716.3 p0+p3   78 w[1] spill
        mov r10d, dword [rsp + 104] ;   717.0 p2      49 w[2]
        ror r10d, 0xb               ;   722.7 p1      49 w[2]
        xor r9d, r10d               ;   723.7 p0      49 w[2]
        ror r9d, 7                  ;   724.7 p1      49 w[2]
        xor esi, r9d                ;   725.7 p0      49 w[2]
        add edx, esi                ;   726.7 p0      78 w[2]
        xor ebx, r15d               ;   722.7 p0      48 t1
        ror ebx, 6                  ;   723.7 p1      48 t1
        add r11d, ebx               ;   724.7 p0      61 t1
        add r11d, edx               ;   727.7 p0      61 t1
        add r11d, 0x2748774c        ;   728.7 p1      61 t1
        mov esi, ebp                ;   720.5 p0      51 t1 copy
        xor esi, r14d               ;   721.5 p0      51 t1
        and esi, r15d               ;   722.5 p0      51 t1
        xor esi, ebp                ;   723.5 p0      51 t1
        add r11d, esi               ;   729.7 p1      61 t1
        add r8d, r11d               ;   730.7 p1      62 v[1]
        mov esi, r13d               ;   722.5 p0      47 v[5] copy
        ror esi, 9                  ;   731.7 p1      47 v[5]
        xor esi, r13d               ;   732.7 p0      47 v[5]
        ror esi, 0xb                ;   733.7 p1      47 v[5]
        xor esi, r13d               ;   734.7 p0      47 v[5]
        ror esi, 2                  ;   735.7 p1      47 v[5]
        mov r9d, eax                ;   724.3 p0      52 v[5] copy
        xor r9d, r13d               ;   725.3 p0      52 v[5]
        and edi, r9d                ;   726.3 p0      52 v[5]
        mov r10d, edx               ;   727.7 p1      50 w[4] copy
        shr r10d, 0xa               ;   728.7 p1      50 w[4]
        xor edi, eax                ;   727.3 p0      52 v[5]
        mov ebx, edx                ;   727.7 p0      50 w[4] copy
        ror ebx, 2                  ;   728.7 p1      50 w[4]
        add edi, r11d               ;   730.7 p0      63 v[5]
        add edi, esi                ;   736.7 p0      63 v[5]
        xor ebx, edx                ;   729.7 p0      50 w[4]
        ror ebx, 0x11               ;   730.7 p1      50 w[4]
        xor r10d, ebx               ;   731.7 p0      50 w[4]
        mov esi, dword [rsp + 108]  ;   728.7 p2      49 w[3]
        shr esi, 3                  ;   732.7 p1      49 w[3]
        mov r11d, dword [rsp + 144] ;   729.7 p2      78 w[12] reload
        add r12d, r11d              ;   733.7 p0      78 w[3]
        add r12d, dword [rsp + 104] ;   734.7 p2+p1   78 w[3]
        mov ebx, r8d                ;   731.7 p0      48 t1 copy
        ror ebx, 0xe                ;   735.7 p1      48 t1
        xor ebx, r8d                ;   736.7 p0      48 t1
        ror ebx, 5                  ;   737.7 p1      48 t1
        mov r11d, dword [rsp + 108] ;   732.0 p2      49 w[3]
        mov dword [rsp + 104], edx  ;   732.3 p0+p3   78 w[2] spill
        mov edx, dword [rsp + 108]  ;   733.0 p2      49 w[3]
        ror edx, 0xb                ;   738.7 p1      49 w[3]
        xor r11d, edx               ;   739.7 p0      49 w[3]
        ror r11d, 7                 ;   740.7 p1      49 w[3]
        xor esi, r11d               ;   741.7 p0      49 w[3]
        add r12d, esi               ;   742.7 p0      78 w[3]
        xor ebx, r8d                ;   738.7 p0      48 t1
        ror ebx, 6                  ;   739.7 p1      48 t1
        add ebp, ebx                ;   740.7 p0      61 t1
        add ebp, r12d               ;   743.7 p0      61 t1
        add ebp, 0x34b0bcb5         ;   744.7 p1      61 t1
        mov esi, r14d               ;   736.5 p0      51 t1 copy
        xor esi, r15d               ;   737.5 p0      51 t1
        and esi, r8d                ;   738.5 p0      51 t1
        xor esi, r14d               ;   739.5 p0      51 t1
        add ebp, esi                ;   745.7 p1      61 t1
        add ecx, ebp                ;   746.7 p1      62 v[0]
        mov esi, edi                ;   738.5 p0      47 v[4] copy
        ror esi, 9                  ;   747.7 p1      47 v[4]
        xor esi, edi                ;   748.7 p0      47 v[4]
        ror esi, 0xb                ;   749.7 p1      47 v[4]
        xor esi, edi                ;   750.7 p0      47 v[4]
        ror esi, 2                  ;   751.7 p1      47 v[4]
        mov r11d, r13d              ;   740.3 p0      52 v[4] copy
        xor r11d, edi               ;   741.3 p0      52 v[4]
        and r9d, r11d               ;   742.3 p0      52 v[4]
        mov edx, r12d               ;   743.7 p1      50 w[5] copy
        shr edx, 0xa                ;   744.7 p1      50 w[5]
        xor r9d, r13d               ;   743.3 p0      52 v[4]
        mov ebx, r12d               ;   743.7 p0      50 w[5] copy
        ror ebx, 2                  ;   744.7 p1      50 w[5]
        add r9d, ebp                ;   746.7 p0      63 v[4]
        add r9d, esi                ;   752.7 p0      63 v[4]
        xor ebx, r12d               ;   745.7 p0      50 w[5]
        ror ebx, 0x11               ;   746.7 p1      50 w[5]
        xor edx, ebx                ;   747.7 p0      50 w[5]
        mov esi, dword [rsp + 112]  ;   744.7 p2      49 w[4]
        shr esi, 3                  ;   748.7 p1      49 w[4]
        mov ebp, dword [rsp + 148]  ;   745.7 p2      78 w[13] reload
        add r10d, ebp               ;   749.7 p0      78 w[4]
        add r10d, dword [rsp + 108] ;   750.7 p2+p1   78 w[4]
        mov ebx, ecx                ;   747.7 p0      48 t1 copy
        ror ebx, 0xe                ;   751.7 p1      48 t1
        xor ebx, ecx                ;   752.7 p0      48 t1
        ror ebx, 5                  ;   753.7 p1      48 t1
        mov ebp, dword [rsp + 112]  ;   748.0 p2      49 w[4]
        mov dword [rsp + 108], r12d ;   748.3 p0+p3   78 w[3] spill
        mov r12d, dword [rsp + 112] ;   749.0 p2      49 w[4]
        ror r12d, 0xb               ;   754.7 p1      49 w[4]
        xor ebp, r12d               ;   755.7 p0      49 w[4]
        ror ebp, 7                  ;   756.7 p1      49 w[4]
        xor esi, ebp                ;   757.7 p0      49 w[4]
        add r10d, esi               ;   758.7 p0      78 w[4]
        xor ebx, ecx                ;   754.7 p0      48 t1
        ror ebx, 6                  ;   755.7 p1      48 t1
        add r14d, ebx               ;   756.7 p0      61 t1
        add r14d, r10d              ;   759.7 p0      61 t1
        add r14d, 0x391c0cb3        ;   760.7 p1      61 t1
        mov esi, r15d               ;   752.5 p0      51 t1 copy
        xor esi, r8d                ;   753.5 p0      51 t1
        and esi, ecx                ;   754.5 p0      51 t1
        xor esi, r15d               ;   755.5 p0      51 t1
        add r14d, esi               ;   761.7 p1      61 t1
        add eax, r14d               ;   762.7 p1      62 v[7]
        mov esi, r9d                ;   754.5 p0      47 v[3] copy
        ror esi, 9                  ;   763.7 p1      47 v[3]
        xor esi, r9d                ;   764.7 p0      47 v[3]
        ror esi, 0xb                ;   765.7 p1      47 v[3]
        xor esi, r9d                ;   766.7 p0      47 v[3]
        ror esi, 2                  ;   767.7 p1      47 v[3]
        mov ebp, edi                ;   756.3 p0      52 v[3] copy
        xor ebp, r9d                ;   757.3 p0      52 v[3]
        and r11d, ebp               ;   758.3 p0      52 v[3]
        mov r12d, r10d              ;   759.7 p1      50 w[6] copy
        shr r12d, 0xa               ;   760.7 p1      50 w[6]
        xor r11d, edi               ;   759.3 p0      52 v[3]
        mov ebx, r10d               ;   759.7 p0      50 w[6] copy
        ror ebx, 2                  ;   760.7 p1      50 w[6]
        add r11d, r14d              ;   762.7 p0      63 v[3]
        add r11d, esi               ;   768.7 p0      63 v[3]
        xor ebx, r10d               ;   761.7 p0      50 w[6]
        ror ebx, 0x11               ;   762.7 p1      50 w[6]
        xor r12d, ebx               ;   763.7 p0      50 w[6]
        mov esi, dword [rsp + 116]  ;   760.7 p2      49 w[5]
        shr esi, 3                  ;   764.7 p1      49 w[5]
        mov r14d, dword [rsp + 152] ;   761.7 p2      78 w[14] reload
        add edx, r14d               ;   765.7 p0      78 w[5]
        add edx, dword [rsp + 112]  ;   766.7 p2+p1   78 w[5]
        mov ebx, eax                ;   763.7 p0      48 t1 copy
        ror ebx, 0xe                ;   767.7 p1      48 t1
        xor ebx, eax                ;   768.7 p0      48 t1
        ror ebx, 5                  ;   769.7 p1      48 t1
        mov r14d, dword [rsp + 116] ;   764.0 p2      49 w[5]
        mov dword [rsp + 112], r10d ;   764.3 p0+p3   78 w[4] spill
        mov r10d, dword [rsp + 116] ;   765.0 p2      49 w[5]
        ror r10d, 0xb               ;   770.7 p1      49 w[5]
        xor r14d, r10d              ;   771.7 p0      49 w[5]
        ror r14d, 7                 ;   772.7 p1      49 w[5]
        xor esi, r14d               ;   773.7 p0      49 w[5]
        add edx, esi                ;   774.7 p0      78 w[5]
        xor ebx, eax                ;   770.7 p0      48 t1
        ror ebx, 6                  ;   771.7 p1      48 t1
        add r15d, ebx               ;   772.7 p0      61 t1
        add r15d, edx               ;   775.7 p0      61 t1
        add r15d, 0x4ed8aa4a        ;   776.7 p1      61 t1
        mov esi, r8d                ;   768.5 p0      51 t1 copy
        xor esi, ecx                ;   769.5 p0      51 t1
        and esi, eax                ;   770.5 p0      51 t1
        xor esi, r8d                ;   771.5 p0      51 t1
        add r15d, esi               ;   777.7 p1      61 t1
        add r13d, r15d              ;   778.7 p1      62 v[6]
        mov esi, r11d               ;   770.5 p0      47 v[2] copy
        ror esi, 9                  ;   779.7 p1      47 v[2]
        xor esi, r11d               ;   780.7 p0      47 v[2]
        ror esi, 0xb                ;   781.7 p1      47 v[2]
        xor esi, r11d               ;   782.7 p0      47 v[2]
        ror esi, 2                  ;   783.7 p1      47 v[2]
        mov r10d, r9d               ;   772.3 p0      52 v[2] copy
        xor r10d, r11d              ;   773.3 p0      52 v[2]
        and ebp, r10d               ;   774.3 p0      52 v[2]
        mov r14d, edx               ;   775.7 p1      50 w[7] copy
        shr r14d, 0xa               ;   776.7 p1      50 w[7]
        xor ebp, r9d                ;   775.3 p0      52 v[2]
        mov ebx, edx                ;   775.7 p0      50 w[7] copy
        ror ebx, 2                  ;   776.7 p1      50 w[7]
        add ebp, r15d               ;   778.7 p0      63 v[2]
        add ebp, esi                ;   784.7 p0      63 v[2]
        xor ebx, edx                ;   777.7 p0      50 w[7]
        ror ebx, 0x11               ;   778.7 p1      50 w[7]
        xor r14d, ebx               ;   779.7 p0      50 w[7]
        mov esi, dword [rsp + 92]   ;   776.7 p2      49 w[6]
        shr esi, 3                  ;   780.7 p1      49 w[6]
        mov r15d, dword [rsp + 88]  ;   777.7 p2      78 w[15] reload
        add r12d, r15d              ;   781.7 p0      78 w[6]
        add r12d, dword [rsp + 116] ;   782.7 p2+p1   78 w[6]
        mov ebx, r13d               ;   779.7 p0      48 t1 copy
        ror ebx, 0xe                ;   783.7 p1      48 t1
        xor ebx, r13d               ;   784.7 p0      48 t1
        ror ebx, 5                  ;   785.7 p1      48 t1
        mov r15d, dword [rsp + 92]  ;   780.0 p2      49 w[6]
        mov dword [rsp + 116], edx  ;   780.3 p0+p3   78 w[5] spill
        mov edx, dword [rsp + 92]   ;   781.0 p2      49 w[6]
        ror edx, 0xb                ;   786.7 p1      49 w[6]
        xor r15d, edx               ;   787.7 p0      49 w[6]
        ror r15d, 7                 ;   788.7 p1      49 w[6]
        xor esi, r15d               ;   789.7 p0      49 w[6]
        add r12d, esi               ;   790.7 p0      78 w[6]
        xor ebx, r13d               ;   786.7 p0      48 t1
        ror ebx, 6                  ;   787.7 p1      48 t1
        add r8d, ebx                ;   788.7 p0      61 t1
        add r8d, r12d               ;   791.7 p0      61 t1
        add r8d, 0x5b9cca4f         ;   792.7 p1      61 t1
        mov esi, ecx                ;   784.5 p0      51 t1 copy
        xor esi, eax                ;   785.5 p0      51 t1
        and esi, r13d               ;   786.5 p0      51 t1
        xor esi, ecx                ;   787.5 p0      51 t1
        add r8d, esi                ;   793.7 p1      61 t1
        add edi, r8d                ;   794.7 p1      62 v[5]
        mov esi, ebp                ;   786.5 p0      47 v[1] copy
        ror esi, 9                  ;   795.7 p1      47 v[1]
        xor esi, ebp                ;   796.7 p0      47 v[1]
        ror esi, 0xb                ;   797.7 p1      47 v[1]
        xor esi, ebp                ;   798.7 p0      47 v[1]
        ror esi, 2                  ;   799.7 p1      47 v[1]
        mov r15d, r11d              ;   788.3 p0      52 v[1] copy
        xor r15d, ebp               ;   789.3 p0      52 v[1]
        and r10d, r15d              ;   790.3 p0      52 v[1]
        mov edx, r12d               ;   791.7 p1      50 w[8] copy
        shr edx, 0xa                ;   792.7 p1      50 w[8]
        xor r10d, r11d              ;   791.3 p0      52 v[1]
        mov ebx, r12d               ;   791.7 p0      50 w[8] copy
        ror ebx, 2                  ;   792.7 p1      50 w[8]
        add r10d, r8d               ;   794.7 p0      63 v[1]
        add r10d, esi               ;   800.7 p0      63 v[1]
        xor ebx, r12d               ;   793.7 p0      50 w[8]
        ror ebx, 0x11               ;   794.7 p1      50 w[8]
        xor edx, ebx                ;   795.7 p0      50 w[8]
        mov esi, dword [rsp + 140]  ;   792.7 p2      49 w[7]
        shr esi, 3                  ;   796.7 p1      49 w[7]
        mov r8d, dword [rsp + 124]  ;   793.7 p2      78 w[0] reload
        add r14d, r8d               ;   797.7 p0      78 w[7]
        add r14d, dword [rsp + 92]  ;   798.7 p2+p1   78 w[7]
        mov ebx, edi                ;   795.7 p0      48 t1 copy
        ror ebx, 0xe                ;   799.7 p1      48 t1
        xor ebx, edi                ;   800.7 p0      48 t1
        ror ebx, 5                  ;   801.7 p1      48 t1
        mov r8d, dword [rsp + 140]  ;   796.0 p2      49 w[7]
        mov dword [rsp + 92], r12d  ;   796.3 p0+p3   78 w[6] spill
        mov r12d, dword [rsp + 140] ;   797.0 p2      49 w[7]
        ror r12d, 0xb               ;   802.7 p1      49 w[7]
        xor r8d, r12d               ;   803.7 p0      49 w[7]
        ror r8d, 7                  ;   804.7 p1      49 w[7]
        xor esi, r8d                ;   805.7 p0      49 w[7]
        add r14d, esi               ;   806.7 p0      78 w[7]
        xor ebx, edi                ;   802.7 p0      48 t1
        ror ebx, 6                  ;   803.7 p1      48 t1
        add ecx, ebx                ;   804.7 p0      61 t1
        add ecx, r14d               ;   807.7 p0      61 t1
        add ecx, 0x682e6ff3         ;   808.7 p1      61 t1
        mov esi, eax                ;   800.5 p0      51 t1 copy
        xor esi, r13d               ;   801.5 p0      51 t1
        and esi, edi                ;   802.5 p0      51 t1
        xor esi, eax                ;   803.5 p0      51 t1
        add ecx, esi                ;   809.7 p1      61 t1
        add r9d, ecx                ;   810.7 p1      62 v[4]
        mov esi, r10d               ;   802.5 p0      47 v[0] copy
        ror esi, 9                  ;   811.7 p1      47 v[0]
        xor esi, r10d               ;   812.7 p0      47 v[0]
        ror esi, 0xb                ;   813.7 p1      47 v[0]
        xor esi, r10d               ;   814.7 p0      47 v[0]
        ror esi, 2                  ;   815.7 p1      47 v[0]
        mov r8d, ebp                ;   804.3 p0      52 v[0] copy
        xor r8d, r10d               ;   805.3 p0      52 v[0]
        and r15d, r8d               ;   806.3 p0      52 v[0]
        mov r12d, r14d              ;   807.7 p1      50 w[9] copy
        shr r12d, 0xa               ;   808.7 p1      50 w[9]
        xor r15d, ebp               ;   807.3 p0      52 v[0]
        mov ebx, r14d               ;   807.7 p0      50 w[9] copy
        ror ebx, 2                  ;   808.7 p1      50 w[9]
        add r15d, ecx               ;   810.7 p0      63 v[0]
        add r15d, esi               ;   816.7 p0      63 v[0]
        xor ebx, r14d               ;   809.7 p0      50 w[9]
        ror ebx, 0x11               ;   810.7 p1      50 w[9]
        xor r12d, ebx               ;   811.7 p0      50 w[9]
        mov esi, dword [rsp + 128]  ;   808.7 p2      49 w[8]
        shr esi, 3                  ;   812.7 p1      49 w[8]
        add edx, dword [rsp + 120]  ;   809.7 p2+p0   78 w[8]
        add edx, dword [rsp + 140]  ;   810.7 p2+p1   78 w[8]
        mov ecx, dword [rsp + 128]  ;   811.7 p2      49 w[8]
        ror ecx, 0xb                ;   815.7 p1      49 w[8]
        mov ebx, dword [rsp + 128]  ;   812.7 p2      78 w[9] reload
        xor ecx, ebx                ;   816.7 p0      49 w[8]
        ror ecx, 7                  ;   817.7 p1      49 w[8]
        xor esi, ecx                ;   818.7 p0      49 w[8]
        add edx, esi                ;   819.7 p0      78 w[8]
        mov esi, r9d                ;   813.0 p1      48 t1 copy
        ror esi, 0xe                ;   820.7 p1      48 t1
        xor esi, r9d                ;   821.7 p0      48 t1
        ror esi, 5                  ;   822.7 p1      48 t1
        add eax, edx                ;   820.7 p0      61 t1
        add eax, 0x748f82ee         ;   821.7 p0      61 t1
        xor esi, r9d                ;   823.7 p0      48 t1
        ror esi, 6                  ;   824.7 p1      48 t1
        add eax, esi                ;   825.7 p0      61 t1
        mov esi, r15d               ;   817.7 p0      47 v[7] copy
        ror esi, 9                  ;   826.7 p1      47 v[7]
        mov ecx, r13d               ;   816.8 p0      51 t1 copy
        xor ecx, edi                ;   817.8 p0      51 t1
        and ecx, r9d                ;   818.8 p0      51 t1
        xor ecx, r13d               ;   819.8 p0      51 t1
        add eax, ecx                ;   826.7 p1      61 t1
        add r11d, eax               ;   827.7 p1      62 v[3]
        xor esi, r15d               ;   827.7 p0      47 v[7]
        ror esi, 0xb                ;   828.7 p1      47 v[7]
        xor esi, r15d               ;   829.7 p0      47 v[7]
        ror esi, 2                  ;   830.7 p1      47 v[7]
        mov ecx, r10d               ;   820.0 p0      52 v[7] copy
        xor ecx, r15d               ;   821.0 p0      52 v[7]
        and r8d, ecx                ;   822.0 p0      52 v[7]
        xor r8d, r10d               ;   823.0 p0      52 v[7]
        add r8d, eax                ;   827.7 p1      63 v[7]
        add r8d, esi                ;   831.7 p1      63 v[7]
        mov esi, edx                ;   822.0 p0      50 w[10] copy
        shr esi, 0xa                ;   823.0 p1      50 w[10]
        mov eax, edx                ;   822.7 p0      50 w[10] copy
        ror eax, 2                  ;   824.0 p1      50 w[10]
        xor eax, edx                ;   825.0 p0      50 w[10]
        ror eax, 0x11               ;   826.0 p1      50 w[10]
        xor esi, eax                ;   827.0 p0      50 w[10]
        add r12d, ebx               ;   824.5 p0      78 w[9]
        add r12d, dword [rsp + 104] ;   825.5 p2+p1   78 w[9]
        mov eax, dword [rsp + 132]  ;   825.7 p2      49 w[9]
        shr eax, 3                  ;   829.7 p1      49 w[9]
        mov ebx, r11d               ;   828.7 p0      48 t1 copy
        ror ebx, 0xe                ;   830.7 p1      48 t1
        xor ebx, r11d               ;   831.7 p0      48 t1
        ror ebx, 5                  ;   832.7 p1      48 t1
        mov dword [rsp + 104], edx  ;   827.3 p0+p3   78 w[8] spill
        mov edx, dword [rsp + 132]  ;   827.7 p2      49 w[9]
        mov dword [rsp + 128], r14d ;   829.3 p0+p3   78 w[7] spill
        mov r14d, dword [rsp + 132] ;   828.7 p2      49 w[9]
        ror r14d, 0xb               ;   833.7 p1      49 w[9]
        xor edx, r14d               ;   834.7 p0      49 w[9]
        ror edx, 7                  ;   835.7 p1      49 w[9]
        xor eax, edx                ;   836.7 p0      49 w[9]
        add r12d, eax               ;   837.7 p0      78 w[9]
        xor ebx, r11d               ;   833.7 p0      48 t1
        ror ebx, 6                  ;   834.7 p1      48 t1
        add r13d, ebx               ;   835.7 p0      61 t1
        add r13d, r12d              ;   838.7 p1      61 t1
        add r13d, 0x78a5636f        ;   839.7 p0      61 t1
        mov r14d, edi               ;   832.2 p1      51 t1 copy
        xor r14d, r9d               ;   833.2 p0      51 t1
        and r14d, r11d              ;   834.2 p0      51 t1
        xor r14d, edi               ;   835.2 p0      51 t1
        add r13d, r14d              ;   840.7 p1      61 t1
        add ebp, r13d               ;   841.7 p0      62 v[2]
        mov r14d, r8d               ;   834.0 p1      47 v[6] copy
        ror r14d, 9                 ;   842.7 p1      47 v[6]
        xor r14d, r8d               ;   843.7 p0      47 v[6]
        ror r14d, 0xb               ;   844.7 p1      47 v[6]
        xor r14d, r8d               ;   845.7 p0      47 v[6]
        ror r14d, 2                 ;   846.7 p1      47 v[6]
        mov eax, r15d               ;   836.0 p0      52 v[6] copy
        xor eax, r8d                ;   837.0 p0      52 v[6]
        and ecx, eax                ;   838.0 p0      52 v[6]
        mov edx, r12d               ;   838.7 p1      50 w[11] copy
        shr edx, 0xa                ;   839.7 p1      50 w[11]
        xor ecx, r15d               ;   839.0 p0      52 v[6]
        mov ebx, r12d               ;   838.7 p0      50 w[11] copy
        ror ebx, 2                  ;   840.0 p1      50 w[11]
        add ecx, r13d               ;   841.7 p0      63 v[6]
        add ecx, r14d               ;   847.7 p0      63 v[6]
        xor r12d, ebx               ;   841.0 p0      50 w[11]
        ror r12d, 0x11              ;   842.0 p1      50 w[11]
        xor edx, r12d               ;   843.0 p0      50 w[11]
        mov r12d, dword [rsp + 136] ;   840.3 p2      49 w[10]
        shr r12d, 3                 ;   844.3 p1      49 w[10]
        add esi, dword [rsp + 108]  ;   841.3 p2+p0   78 w[10]
        add esi, dword [rsp + 132]  ;   842.3 p2+p1   78 w[10]
        mov r13d, dword [rsp + 136] ;   843.3 p2      49 w[10]
        ror r13d, 0xb               ;   847.3 p1      49 w[10]
        mov r14d, dword [rsp + 136] ;   844.3 p2      78 w[11] reload
        xor r13d, r14d              ;   848.3 p0      49 w[10]
        ror r13d, 7                 ;   849.3 p1      49 w[10]
        xor r12d, r13d              ;   850.3 p0      49 w[10]
        add esi, r12d               ;   851.3 p0      78 w[10]
        add edi, esi                ;   852.3 p1      61 t1
        add edi, 0x84c87814         ;   853.3 p0      61 t1
        mov r12d, ebp               ;   845.3 p1      48 t1 copy
        ror r12d, 0xe               ;   854.3 p1      48 t1
        xor r12d, ebp               ;   855.3 p0      48 t1
        ror r12d, 5                 ;   856.3 p1      48 t1
        xor r12d, ebp               ;   857.3 p0      48 t1
        ror r12d, 6                 ;   858.3 p1      48 t1
        add edi, r12d               ;   859.3 p0      61 t1
        mov r12d, r9d               ;   847.8 p0      51 t1 copy
        xor r12d, r11d              ;   848.8 p0      51 t1
        and r12d, ebp               ;   849.8 p0      51 t1
        xor r12d, r9d               ;   850.8 p0      51 t1
        add edi, r12d               ;   860.3 p1      61 t1
        add r10d, edi               ;   861.3 p1      62 v[1]
        mov r12d, ecx               ;   849.8 p0      47 v[5] copy
        ror r12d, 9                 ;   862.3 p1      47 v[5]
        xor r12d, ecx               ;   863.3 p0      47 v[5]
        ror r12d, 0xb               ;   864.3 p1      47 v[5]
        xor r12d, ecx               ;   865.3 p0      47 v[5]
        ror r12d, 2                 ;   866.3 p1      47 v[5]
        mov r13d, r8d               ;   851.7 p0      52 v[5] copy
        xor r13d, ecx               ;   852.7 p0      52 v[5]
        and eax, r13d               ;   853.7 p0      52 v[5]
        mov ebx, esi                ;   853.0 p1      50 w[12] copy
        shr ebx, 0xa                ;   854.0 p1      50 w[12]
        xor eax, r8d                ;   854.7 p0      52 v[5]
        add eax, edi                ;   861.3 p0      63 v[5]
        add eax, r12d               ;   867.3 p1      63 v[5]
        mov edi, esi                ;   854.3 p0      50 w[12] copy
        ror edi, 2                  ;   868.3 p1      50 w[12]
        xor esi, edi                ;   869.3 p0      50 w[12]
        ror esi, 0x11               ;   870.3 p1      50 w[12]
        xor ebx, esi                ;   871.3 p0      50 w[12]
        mov esi, dword [rsp + 144]  ;   856.0 p2      49 w[11]
        shr esi, 3                  ;   860.0 p1      49 w[11]
        add edx, r14d               ;   856.7 p0      78 w[11]
        add edx, dword [rsp + 112]  ;   857.7 p2+p0   78 w[11]
        mov edi, dword [rsp + 144]  ;   858.0 p2      49 w[11]
        ror edi, 0xb                ;   862.0 p1      49 w[11]
        mov r12d, dword [rsp + 144] ;   859.0 p2      78 w[12] reload
        xor edi, r12d               ;   863.0 p0      49 w[11]
        ror edi, 7                  ;   864.0 p1      49 w[11]
        xor esi, edi                ;   865.0 p0      49 w[11]
        add edx, esi                ;   866.0 p0      78 w[11]
        add r9d, edx                ;   867.0 p1      61 t1
        add r9d, 0x8cc70208         ;   868.0 p0      61 t1
        mov esi, r10d               ;   862.3 p1      48 t1 copy
        ror esi, 0xe                ;   869.0 p1      48 t1
        xor esi, r10d               ;   870.0 p0      48 t1
        ror esi, 5                  ;   871.0 p1      48 t1
        xor esi, r10d               ;   872.0 p0      48 t1
        ror esi, 6                  ;   873.0 p1      48 t1
        add r9d, esi                ;   874.0 p0      61 t1
        mov esi, r11d               ;   863.2 p0      51 t1 copy
        xor esi, ebp                ;   864.2 p0      51 t1
        and esi, r10d               ;   865.2 p0      51 t1
        xor esi, r11d               ;   866.2 p0      51 t1
        add r9d, esi                ;   875.0 p1      61 t1
        add r15d, r9d               ;   876.0 p1      62 v[0]
        mov esi, eax                ;   868.3 p0      47 v[4] copy
        ror esi, 9                  ;   877.0 p1      47 v[4]
        xor esi, eax                ;   878.0 p0      47 v[4]
        ror esi, 0xb                ;   879.0 p1      47 v[4]
        xor esi, eax                ;   880.0 p0      47 v[4]
        ror esi, 2                  ;   881.0 p1      47 v[4]
        mov edi, ecx                ;   867.0 p0      52 v[4] copy
        xor edi, eax                ;   868.3 p0      52 v[4]
        and r13d, edi               ;   869.3 p0      52 v[4]
        mov r14d, edx               ;   868.3 p1      50 w[13] copy
        shr r14d, 0xa               ;   869.3 p1      50 w[13]
        xor r13d, ecx               ;   870.3 p0      52 v[4]
        add r13d, r9d               ;   876.0 p0      63 v[4]
        add r13d, esi               ;   882.0 p1      63 v[4]
        mov esi, edx                ;   869.7 p0      50 w[13] copy
        ror esi, 2                  ;   883.0 p1      50 w[13]
        xor edx, esi                ;   884.0 p0      50 w[13]
        ror edx, 0x11               ;   885.0 p1      50 w[13]
        xor r14d, edx               ;   886.0 p0      50 w[13]
        mov esi, dword [rsp + 148]  ;   871.3 p2      49 w[12]
        shr esi, 3                  ;   875.3 p1      49 w[12]
        add r12d, ebx               ;   872.3 p0      78 w[12]
        add r12d, dword [rsp + 116] ;   873.3 p2+p0   78 w[12]
        mov r9d, dword [rsp + 148]  ;   873.3 p2      49 w[12]
        ror r9d, 0xb                ;   877.3 p1      49 w[12]
        mov edx, dword [rsp + 148]  ;   874.3 p2      78 w[13] reload
        xor r9d, edx                ;   878.3 p0      49 w[12]
        ror r9d, 7                  ;   879.3 p1      49 w[12]
        xor esi, r9d                ;   880.3 p0      49 w[12]
        add r12d, esi               ;   881.3 p0      78 w[12]
        add r11d, r12d              ;   882.3 p1      61 t1
        add r11d, 0x90befffa        ;   883.3 p0      61 t1
        mov esi, r15d               ;   877.0 p1      48 t1 copy
        ror esi, 0xe                ;   884.3 p1      48 t1
        xor esi, r15d               ;   885.3 p0      48 t1
        ror esi, 5                  ;   886.3 p1      48 t1
        xor esi, r15d               ;   887.3 p0      48 t1
        ror esi, 6                  ;   888.3 p1      48 t1
        add r11d, esi               ;   889.3 p0      61 t1
        mov esi, ebp                ;   878.5 p0      51 t1 copy
        xor esi, r10d               ;   879.5 p0      51 t1
        and esi, r15d               ;   880.5 p0      51 t1
        xor esi, ebp                ;   881.5 p0      51 t1
        add r11d, esi               ;   890.3 p1      61 t1
        add r8d, r11d               ;   891.3 p1      62 v[7]
        mov esi, r13d               ;   883.0 p0      47 v[3] copy
        ror esi, 9                  ;   892.3 p1      47 v[3]
        xor esi, r13d               ;   893.3 p0      47 v[3]
        ror esi, 0xb                ;   894.3 p1      47 v[3]
        xor esi, r13d               ;   895.3 p0      47 v[3]
        ror esi, 2                  ;   896.3 p1      47 v[3]
        mov r9d, eax                ;   882.3 p0      52 v[3] copy
        xor r9d, r13d               ;   883.3 p0      52 v[3]
        and edi, r9d                ;   884.3 p0      52 v[3]
        xor edi, eax                ;   885.3 p0      52 v[3]
        add edi, r11d               ;   891.3 p1      63 v[3]
        add edi, esi                ;   897.3 p1      63 v[3]
        mov esi, dword [rsp + 152]  ;   884.3 p2      49 w[13]
        shr esi, 3                  ;   888.3 p1      49 w[13]
        add edx, r14d               ;   887.0 p0      78 w[13]
        add edx, dword [rsp + 92]   ;   888.0 p2+p1   78 w[13]
        mov r11d, dword [rsp + 152] ;   886.3 p2      49 w[13]
        ror r11d, 0xb               ;   890.3 p1      49 w[13]
        mov r14d, dword [rsp + 152] ;   887.3 p2      78 w[14] reload
        xor r11d, r14d              ;   891.3 p0      49 w[13]
        ror r11d, 7                 ;   892.3 p1      49 w[13]
        xor esi, r11d               ;   893.3 p0      49 w[13]
        add edx, esi                ;   894.3 p0      78 w[13]
        add ebp, edx                ;   895.3 p1      61 t1
        add ebp, 0xa4506ceb         ;   896.3 p0      61 t1
        mov esi, r8d                ;   892.3 p1      48 t1 copy
        ror esi, 0xe                ;   897.3 p1      48 t1
        xor esi, r8d                ;   898.3 p0      48 t1
        ror esi, 5                  ;   899.3 p1      48 t1
        xor esi, r8d                ;   900.3 p0      48 t1
        ror esi, 6                  ;   901.3 p1      48 t1
        add ebp, esi                ;   902.3 p0      61 t1
        mov esi, r10d               ;   891.5 p0      51 t1 copy
        xor esi, r15d               ;   892.5 p0      51 t1
        and esi, r8d                ;   893.5 p0      51 t1
        xor esi, r10d               ;   894.5 p0      51 t1
        add ebp, esi                ;   903.3 p1      61 t1
        add ecx, ebp                ;   904.3 p1      62 v[6]
        mov esi, edi                ;   898.3 p0      47 v[2] copy
        ror esi, 9                  ;   905.3 p1      47 v[2]
        xor esi, edi                ;   906.3 p0      47 v[2]
        ror esi, 0xb                ;   907.3 p1      47 v[2]
        xor esi, edi                ;   908.3 p0      47 v[2]
        ror esi, 2                  ;   909.3 p1      47 v[2]
        mov r11d, r13d              ;   895.3 p0      52 v[2] copy
        xor r11d, edi               ;   898.3 p0      52 v[2]
        and r9d, r11d               ;   899.3 p0      52 v[2]
        mov ebx, r12d               ;   896.7 p1      50 w[14] copy
        shr ebx, 0xa                ;   897.7 p1      50 w[14]
        xor r9d, r13d               ;   900.3 p0      52 v[2]
        add r9d, ebp                ;   904.3 p0      63 v[2]
        add r9d, esi                ;   910.3 p1      63 v[2]
        mov esi, r12d               ;   898.0 p0      50 w[14] copy
        ror esi, 2                  ;   911.3 p1      50 w[14]
        xor r12d, esi               ;   912.3 p0      50 w[14]
        ror r12d, 0x11              ;   913.3 p1      50 w[14]
        xor ebx, r12d               ;   914.3 p0      50 w[14]
        mov esi, dword [rsp + 88]   ;   899.7 p2      49 w[14]
        shr esi, 3                  ;   903.7 p1      49 w[14]
        mov ebp, ecx                ;   905.3 p0      48 t1 copy
        ror ebp, 0xe                ;   906.3 p1      48 t1
        xor ebp, ecx                ;   907.3 p0      48 t1
        ror ebp, 5                  ;   908.3 p1      48 t1
        xor ebp, ecx                ;   909.3 p0      48 t1
        ror ebp, 6                  ;   910.3 p1      48 t1
        mov r12d, dword [rsp + 88]  ;   902.3 p2      49 w[14]
        mov dword [rsp + 92], r13d  ;   902.7 p0+p3   63 v[4] spill
        mov r13d, dword [rsp + 88]  ;   903.3 p2      49 w[14]
        ror r13d, 0xb               ;   911.3 p1      49 w[14]
        xor r12d, r13d              ;   912.3 p0      49 w[14]
        ror r12d, 7                 ;   913.3 p1      49 w[14]
        xor esi, r12d               ;   914.3 p0      49 w[14]
        add r10d, r14d              ;   904.8 p0      61 t1
        add r10d, ebp               ;   911.3 p0      61 t1
        add r10d, ebx               ;   915.3 p0      61 t1
        add r10d, esi               ;   916.3 p1      61 t1
        add r10d, dword [rsp + 128] ;   917.3 p2+p0   61 t1
        add r10d, 0xbef9a3f7        ;   918.3 p1      61 t1
        mov esi, r15d               ;   907.0 p0      51 t1 copy
        xor esi, r8d                ;   908.0 p0      51 t1
        and esi, ecx                ;   909.0 p0      51 t1
        xor esi, r15d               ;   910.0 p0      51 t1
        add r10d, esi               ;   919.3 p1      61 t1
        add eax, r10d               ;   920.3 p1      62 v[5]
        mov esi, r9d                ;   911.3 p0      47 v[1] copy
        ror esi, 9                  ;   921.3 p1      47 v[1]
        xor esi, r9d                ;   922.3 p0      47 v[1]
        ror esi, 0xb                ;   923.3 p1      47 v[1]
        xor esi, r9d                ;   924.3 p0      47 v[1]
        ror esi, 2                  ;   925.3 p1      47 v[1]
        mov ebp, edi                ;   911.0 p0      52 v[1] copy
        xor ebp, r9d                ;   912.0 p0      52 v[1]
        and r11d, ebp               ;   913.0 p0      52 v[1]
        xor r11d, edi               ;   914.0 p0      52 v[1]
        mov r12d, edx               ;   912.3 p1      50 w[15] copy
        shr r12d, 0xa               ;   913.3 p1      50 w[15]
        mov r13d, edx               ;   913.0 p0      50 w[15] copy
        ror r13d, 2                 ;   914.3 p1      50 w[15]
        add r11d, r10d              ;   920.3 p0      63 v[1]
        add r11d, esi               ;   926.3 p0      63 v[1]
        xor edx, r13d               ;   915.3 p0      50 w[15]
        ror edx, 0x11               ;   916.3 p1      50 w[15]
        xor r12d, edx               ;   917.3 p0      50 w[15]
        mov esi, dword [rsp + 124]  ;   915.3 p2      49 w[15]
        shr esi, 3                  ;   919.3 p1      49 w[15]
        mov r10d, dword [rsp + 124] ;   916.3 p2      49 w[15]
        ror r10d, 0xb               ;   920.3 p1      49 w[15]
        xor r10d, dword [rsp + 124] ;   921.3 p2+p0   49 w[15]
        ror r10d, 7                 ;   922.3 p1      49 w[15]
        xor esi, r10d               ;   923.3 p0      49 w[15]
        mov r10d, eax               ;   921.3 p0      48 t1 copy
        ror r10d, 0xe               ;   924.3 p1      48 t1
        xor r10d, eax               ;   925.3 p0      48 t1
        ror r10d, 5                 ;   926.3 p1      48 t1
        add r15d, r12d              ;   919.3 p0      61 t1
        add r15d, esi               ;   924.3 p0      61 t1
        add r15d, dword [rsp + 104] ;   925.3 p2+p1   61 t1
        add r15d, dword [rsp + 88]  ;   926.3 p2+p0   61 t1
        add r15d, 0xc67178f2        ;   927.3 p1      61 t1
        xor r10d, eax               ;   927.3 p0      48 t1
        ror r10d, 6                 ;   928.3 p1      48 t1
        add r15d, r10d              ;   929.3 p0      61 t1
        mov esi, r11d               ;   927.3 p0      47 v[0] copy
        ror esi, 9                  ;   930.3 p1      47 v[0]
        xor esi, r11d               ;   931.3 p0      47 v[0]
        ror esi, 0xb                ;   932.3 p1      47 v[0]
        xor esi, r11d               ;   933.3 p0      47 v[0]
        ror esi, 2                  ;   934.3 p1      47 v[0]
        mov r10d, ecx               ;   924.7 p0      51 t1 copy
        xor r10d, r8d               ;   925.7 p0      51 t1
        and r10d, eax               ;   926.7 p0      51 t1
        xor r10d, r8d               ;   927.7 p0      51 t1
        add r15d, r10d              ;   930.3 p1      61 t1
        add esi, r15d               ;   935.3 p1      82 h
        add esi, dword [rsp + 100]  ;   936.3 p2+p0   82 h
        mov r10d, r11d              ;   927.3 p1      52 v[0] copy
        xor r10d, r9d               ;   928.3 p0      52 v[0]
        and ebp, r10d               ;   929.3 p0      52 v[0]
        xor ebp, r9d                ;   930.3 p0      52 v[0]
        add esi, ebp                ;   937.3 p1      82 h
        add r11d, dword [rsp + 84]  ;   929.2 p2+p0   82 h
        add r9d, dword [rsp + 80]   ;   930.0 p2+p1   82 h
        add edi, dword [rsp + 72]   ;   931.0 p2+p0   82 h
        add r15d, dword [rsp + 96]  ;   932.0 p2+p1   82 h
        add r15d, dword [rsp + 92]  ;   933.0 p2+p0   82 h
        add eax, dword [rsp + 76]   ;   934.0 p2+p1   82 h
        add ecx, dword [rsp + 68]   ;   935.0 p2+p0   82 h
        add r8d, dword [rsp + 60]   ;   936.0 p2+p1   82 h
        mov dword [rsp + 60], r8d   ;   937.0 p0+p3   82 h
        mov r8, qword [rsp + 24]    ;   937.0 p2      68 blocks
        add r8, 0x40                ;   941.0 p1      68 blocks
        mov ebp, r11d               ;   935.3 p0      82 h copy
        mov r11d, r9d               ;   935.7 p1      82 h copy
        mov r12d, edi               ;   936.0 p0      82 h copy
        mov edi, esi                ;   938.3 p1      82 h copy
        mov esi, r15d               ;   936.7 p0      82 h copy
        mov r9d, eax                ;   937.0 p1      82 h copy
        mov r10d, ecx               ;   937.3 p0      82 h copy
        cmp r8, qword [rsp + 16]    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8     ;                    resident
        mov dword [rsp + 48], esi   ;                    resident
        mov dword [rsp + 32], edi   ;                    resident
        mov dword [rsp + 36], ebp   ;                    resident
        mov dword [rsp + 52], r9d   ;                    resident
        mov dword [rsp + 56], r10d  ;                    resident
        mov dword [rsp + 40], r11d  ;                    resident
        mov dword [rsp + 44], r12d  ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]   ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 0]     ;     1.0 p2      68 blocks reload
        mov dword [r8], esi         ;     4.0 p0+p3   68 blocks
        mov esi, dword [rsp + 36]   ;     2.0 p2      68 blocks reload
        mov dword [r8 + 4], esi     ;     6.0 p0+p3   68 blocks
        mov esi, dword [rsp + 40]   ;     3.0 p2      68 blocks reload
        mov dword [r8 + 8], esi     ;     7.0 p0+p3   68 blocks
        mov esi, dword [rsp + 44]   ;     4.0 p2      68 blocks reload
        mov dword [r8 + 12], esi    ;     8.0 p0+p3   68 blocks
        mov esi, dword [rsp + 48]   ;     5.0 p2      68 blocks reload
        mov dword [r8 + 16], esi    ;     9.0 p0+p3   68 blocks
        mov esi, dword [rsp + 52]   ;     6.0 p2      68 blocks reload
        mov dword [r8 + 20], esi    ;    10.7 p0+p3   68 blocks
        mov esi, dword [rsp + 56]   ;     7.0 p2      68 blocks reload
        mov dword [r8 + 24], esi    ;    12.7 p0+p3   68 blocks
        mov esi, dword [rsp + 60]   ;     8.0 p2      68 blocks reload
        mov dword [r8 + 28], esi    ;    14.7 p0+p3   68 blocks
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
