; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 607062246fdd0540); do not edit:
;   ./cw build sha256_blocks --cpu golden-cove
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 128 bytes, 17 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2672 uops, planned 472.0; bounds: width 445.3, ports 415.8, path 449.0
;   body.2: 17 uops, planned 7.5; bounds: width 2.8, ports 4.0, path 0.0
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
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x98                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 64], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      68 h reload
        mov esi, dword [r8]                ;     5.0 p3      68 h
        mov dword [rsp + 32], esi          ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 4]            ;     5.0 p10     68 h
        mov dword [rsp + 36], esi          ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 8]            ;     5.0 p2      68 h
        mov dword [rsp + 40], esi          ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 12]           ;     5.0 p3      68 h
        mov dword [rsp + 44], esi          ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 16]           ;     5.0 p10     68 h
        mov dword [rsp + 48], esi          ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 20]           ;     5.0 p2      68 h
        mov dword [rsp + 52], esi          ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 24]           ;     5.0 p3      68 h
        mov dword [rsp + 56], esi          ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 28]           ;     5.0 p10     68 h
        mov dword [rsp + 60], esi          ;    10.0 p8+p9   68 h
        mov r8d, dword [rsp + 64]          ;     3.0 p2      68 h
        shl r8, 6                          ;     8.0 p0      68 h
        add r8, qword [rsp + 8]            ;     9.0 p1+p3   68 h
        mov qword [rsp + 16], r8           ;    10.0 p7+p4   68 h
        cmp dword [rsp + 64], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 48]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        mov r9d, dword [rsp + 52]          ;                    resident
        mov r10d, dword [rsp + 56]         ;                    resident
        mov r11d, dword [rsp + 40]         ;                    resident
        mov r12d, dword [rsp + 44]         ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8]               ;     0.0 p2      73 w[0]
        bswap r13d                         ;     5.0 p1      73 w[0]
        mov r14d, esi                      ;     0.3         48 t1 copy
        ror r14d, 0xe                      ;     0.5 p0      48 t1
        xor r14d, esi                      ;     1.5 p5      48 t1
        ror r14d, 5                        ;     2.5 p6      48 t1
        xor r14d, esi                      ;     3.5 p11     48 t1
        ror r14d, 6                        ;     4.5 p0      48 t1
        lea r14d, [r14 + r13 + 1116352408] ;     6.0 p1      61 t1
        mov r15d, dword [rsp + 60]         ;     1.5 p3      71 v[7] reload
        add r14d, r15d                     ;     7.0 p5      61 t1
        mov eax, r10d                      ;     1.8         51 t1 copy
        xor eax, r9d                       ;     2.0 p6      51 t1
        and eax, esi                       ;     3.0 p11     51 t1
        xor eax, r10d                      ;     4.0 p1      51 t1
        add r14d, eax                      ;     8.0 p0      61 t1
        mov eax, edi                       ;     2.7         47 v[7] copy
        ror eax, 9                         ;     3.0 p6      47 v[7]
        xor eax, edi                       ;     4.0 p5      47 v[7]
        ror eax, 0xb                       ;     5.0 p0      47 v[7]
        xor eax, edi                       ;     6.0 p11     47 v[7]
        ror eax, 2                         ;     7.0 p6      47 v[7]
        lea eax, [r14 + rax]               ;     9.0 p1      63 v[7]
        add r14d, r12d                     ;     9.0 p5      62 v[3]
        mov ecx, dword [r8 + 4]            ;     4.0 p10     73 w[1]
        bswap ecx                          ;     9.0 p1      73 w[1]
        mov edx, r11d                      ;     4.3         52 v[7] copy
        xor edx, ebp                       ;     4.5 p11     52 v[7]
        mov ebx, ebp                       ;     4.7         52 v[7] copy
        xor ebx, edi                       ;     4.8 p0      52 v[7]
        and edx, ebx                       ;     5.8 p5      52 v[7]
        xor edx, ebp                       ;     6.8 p6      52 v[7]
        add eax, edx                       ;    10.0 p11     63 v[7]
        mov edx, r14d                      ;    10.0         48 t1 copy
        ror edx, 0xe                       ;    10.0 p0      48 t1
        xor edx, r14d                      ;    11.0 p1      48 t1
        ror edx, 5                         ;    12.0 p6      48 t1
        xor edx, r14d                      ;    13.0 p5      48 t1
        ror edx, 6                         ;    14.0 p0      48 t1
        lea edx, [rdx + r10 + 1899447441]  ;    15.0 p11     61 t1
        add edx, ecx                       ;    16.0 p1      61 t1
        and ebx, eax                       ;    11.0 p6      52 v[6]
        mov r15d, r14d                     ;    10.0         51 t1 copy
        mov dword [rsp + 68], r10d         ;     7.2 p7+p4   71 v[6] spill
        mov r10d, r9d                      ;     7.3         51 t1 copy
        xor r10d, esi                      ;     7.5 p5      51 t1
        and r15d, r10d                     ;    10.0 p11     51 t1
        xor r15d, r9d                      ;    11.0 p0      51 t1
        add edx, r15d                      ;    17.0 p1      61 t1
        add ebx, edx                       ;    18.0 p6      63 v[6]
        add edx, r11d                      ;    18.0 p5      62 v[2]
        mov r10d, eax                      ;    11.0         47 v[6] copy
        ror r10d, 9                        ;    11.0 p0      47 v[6]
        xor r10d, eax                      ;    12.0 p11     47 v[6]
        ror r10d, 0xb                      ;    13.0 p6      47 v[6]
        xor r10d, eax                      ;    14.0 p1      47 v[6]
        ror r10d, 2                        ;    15.0 p0      47 v[6]
        add ebx, r10d                      ;    19.0 p5      63 v[6]
        mov r10d, dword [r8 + 8]           ;     9.7 p2      73 w[2]
        bswap r10d                         ;    14.7 p1      73 w[2]
        mov r15d, ebp                      ;    10.0         52 v[6] copy
        and r15d, edi                      ;    10.2 p11     52 v[6]
        add ebx, r15d                      ;    20.0 p6      63 v[6]
        mov r15d, edx                      ;    19.0         48 t1 copy
        ror r15d, 0xe                      ;    19.0 p0      48 t1
        xor r15d, edx                      ;    20.0 p5      48 t1
        ror r15d, 5                        ;    21.0 p6      48 t1
        xor r15d, edx                      ;    22.0 p11     48 t1
        ror r15d, 6                        ;    23.0 p0      48 t1
        lea r15d, [r15 + r9 - 1245643825]  ;    24.0 p1      61 t1
        add r15d, r10d                     ;    25.0 p5      61 t1
        mov dword [rsp + 72], r9d          ;    11.8 p8+p9   71 v[5] spill
        mov r9d, r14d                      ;    12.0         51 t1 copy
        xor r9d, esi                       ;    12.2 p11     51 t1
        and r9d, edx                       ;    19.0 p6      51 t1
        xor r9d, esi                       ;    20.0 p1      51 t1
        add r15d, r9d                      ;    26.0 p5      61 t1
        mov r9d, ebx                       ;    21.0         47 v[5] copy
        ror r9d, 9                         ;    21.0 p0      47 v[5]
        xor r9d, ebx                       ;    22.0 p11     47 v[5]
        ror r9d, 0xb                       ;    23.0 p6      47 v[5]
        xor r9d, ebx                       ;    24.0 p1      47 v[5]
        ror r9d, 2                         ;    25.0 p0      47 v[5]
        add r9d, r15d                      ;    27.0 p5      63 v[5]
        add r15d, ebp                      ;    27.0 p11     62 v[1]
        mov dword [rsp + 76], r12d         ;    14.2 p7+p4   71 v[3] spill
        mov r12d, eax                      ;    14.3         52 v[5] copy
        xor r12d, ebx                      ;    21.0 p6      52 v[5]
        mov dword [rsp + 80], r11d         ;    14.7 p8+p9   71 v[2] spill
        mov r11d, eax                      ;    14.8         52 v[5] copy
        xor r11d, edi                      ;    15.0 p1      52 v[5]
        and r11d, r12d                     ;    22.0 p5      52 v[5]
        xor r11d, eax                      ;    23.0 p0      52 v[5]
        add r9d, r11d                      ;    28.0 p11     63 v[5]
        mov r11d, dword [r8 + 12]          ;    15.7 p3      73 w[3]
        bswap r11d                         ;    20.7 p1      73 w[3]
        and r12d, r9d                      ;    29.0 p6      52 v[4]
        mov dword [rsp + 84], ebp          ;    16.2 p7+p4   71 v[1] spill
        mov ebp, r15d                      ;    28.0         48 t1 copy
        ror ebp, 0xe                       ;    28.0 p0      48 t1
        xor ebp, r15d                      ;    29.0 p5      48 t1
        ror ebp, 5                         ;    30.0 p6      48 t1
        xor ebp, r15d                      ;    31.0 p11     48 t1
        ror ebp, 6                         ;    32.0 p0      48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    33.0 p1      61 t1
        add ebp, r11d                      ;    34.0 p5      61 t1
        mov dword [rsp + 88], esi          ;    17.7 p8+p9   71 v[4] spill
        mov esi, r14d                      ;    17.8         51 t1 copy
        xor esi, edx                       ;    19.0 p6      51 t1
        and esi, r15d                      ;    28.0 p11     51 t1
        xor esi, r14d                      ;    29.0 p1      51 t1
        add ebp, esi                       ;    35.0 p0      61 t1
        lea esi, [rbp + r12]               ;    36.0 p5      63 v[4]
        add ebp, edi                       ;    36.0 p6      62 v[0]
        mov r12d, r9d                      ;    29.0         47 v[4] copy
        ror r12d, 9                        ;    29.0 p0      47 v[4]
        xor r12d, r9d                      ;    30.0 p11     47 v[4]
        ror r12d, 0xb                      ;    31.0 p6      47 v[4]
        xor r12d, r9d                      ;    32.0 p1      47 v[4]
        ror r12d, 2                        ;    33.0 p0      47 v[4]
        mov dword [rsp + 92], edi          ;    20.0 p7+p4   71 v[0] spill
        mov edi, dword [r8 + 16]           ;    20.2 p10     73 w[4]
        bswap edi                          ;    25.2 p1      73 w[4]
        lea r14d, [r14 + rdi + 961987163]  ;    26.2 p5      61 t1
        mov dword [rsp + 96], edi          ;    26.2 p8+p9   73 w[4] spill
        mov edi, ebx                       ;    21.0         52 v[4] copy
        xor edi, r9d                       ;    29.0 p11     52 v[4]
        add esi, r12d                      ;    37.0 p6      63 v[4]
        mov r12d, ebp                      ;    37.0         48 t1 copy
        ror r12d, 0xe                      ;    37.0 p0      48 t1
        xor r12d, ebp                      ;    38.0 p5      48 t1
        ror r12d, 5                        ;    39.0 p6      48 t1
        xor r12d, ebp                      ;    40.0 p1      48 t1
        ror r12d, 6                        ;    41.0 p0      48 t1
        add r14d, r12d                     ;    42.0 p11     61 t1
        mov r12d, edx                      ;    22.5         51 t1 copy
        xor r12d, r15d                     ;    28.0 p5      51 t1
        and r12d, ebp                      ;    37.0 p1      51 t1
        xor r12d, edx                      ;    38.0 p6      51 t1
        add r14d, r12d                     ;    43.0 p11     61 t1
        mov r12d, eax                      ;    23.3         52 v[4] copy
        and r12d, ebx                      ;    23.5 p0      52 v[4]
        add esi, r12d                      ;    38.0 p5      63 v[4]
        add eax, r14d                      ;    44.0 p1      62 v[7]
        and edi, esi                       ;    39.0 p6      52 v[3]
        mov r12d, esi                      ;    39.0         47 v[3] copy
        ror r12d, 9                        ;    39.0 p0      47 v[3]
        xor r12d, esi                      ;    40.0 p11     47 v[3]
        ror r12d, 0xb                      ;    41.0 p6      47 v[3]
        xor r12d, esi                      ;    42.0 p5      47 v[3]
        ror r12d, 2                        ;    43.0 p0      47 v[3]
        mov dword [rsp + 100], r11d        ;    25.2 p7+p4   73 w[3] spill
        mov r11d, dword [r8 + 20]          ;    25.3 p2      73 w[5]
        bswap r11d                         ;    30.3 p1      73 w[5]
        lea edx, [rdx + r11 + 1508970993]  ;    31.3 p11     61 t1
        mov dword [rsp + 104], r11d        ;    31.3 p8+p9   73 w[5] spill
        mov r11d, r9d                      ;    29.0         52 v[3] copy
        xor r11d, esi                      ;    39.0 p5      52 v[3]
        add edi, r14d                      ;    44.0 p6      63 v[3]
        mov r14d, eax                      ;    45.0         48 t1 copy
        ror r14d, 0xe                      ;    45.0 p0      48 t1
        xor r14d, eax                      ;    46.0 p1      48 t1
        ror r14d, 5                        ;    47.0 p6      48 t1
        xor r14d, eax                      ;    48.0 p11     48 t1
        ror r14d, 6                        ;    49.0 p0      48 t1
        add edx, r14d                      ;    50.0 p5      61 t1
        mov r14d, r15d                     ;    28.0         51 t1 copy
        xor r14d, ebp                      ;    37.0 p1      51 t1
        and r14d, eax                      ;    45.0 p11     51 t1
        xor r14d, r15d                     ;    46.0 p6      51 t1
        add edx, r14d                      ;    51.0 p5      61 t1
        mov r14d, ebx                      ;    28.5         52 v[3] copy
        and r14d, r9d                      ;    29.0 p0      52 v[3]
        add edi, r14d                      ;    45.0 p1      63 v[3]
        add edi, r12d                      ;    46.0 p11     63 v[3]
        add ebx, edx                       ;    52.0 p6      62 v[6]
        and r11d, edi                      ;    47.0 p5      52 v[2]
        mov r12d, edi                      ;    47.0         47 v[2] copy
        ror r12d, 9                        ;    47.0 p0      47 v[2]
        xor r12d, edi                      ;    48.0 p1      47 v[2]
        ror r12d, 0xb                      ;    49.0 p6      47 v[2]
        xor r12d, edi                      ;    50.0 p11     47 v[2]
        mov r14d, dword [r8 + 24]          ;    30.3 p3      73 w[6]
        bswap r14d                         ;    35.3 p1      73 w[6]
        ror r12d, 2                        ;    51.0 p0      47 v[2]
        lea r15d, [r15 + r14 - 1841331548] ;    36.3 p5      61 t1
        mov dword [rsp + 108], r14d        ;    36.3 p7+p4   73 w[6] spill
        mov r14d, esi                      ;    39.0         52 v[2] copy
        xor r14d, edi                      ;    47.0 p11     52 v[2]
        add r11d, edx                      ;    52.0 p6      63 v[2]
        mov edx, ebx                       ;    53.0         48 t1 copy
        ror edx, 0xe                       ;    53.0 p0      48 t1
        xor edx, ebx                       ;    54.0 p1      48 t1
        ror edx, 5                         ;    55.0 p6      48 t1
        xor edx, ebx                       ;    56.0 p5      48 t1
        ror edx, 6                         ;    57.0 p0      48 t1
        add r15d, edx                      ;    58.0 p11     61 t1
        mov edx, ebp                       ;    37.0         51 t1 copy
        xor edx, eax                       ;    45.0 p1      51 t1
        and edx, ebx                       ;    53.0 p5      51 t1
        xor edx, ebp                       ;    54.0 p6      51 t1
        add r15d, edx                      ;    59.0 p11     61 t1
        mov edx, r9d                       ;    33.7         52 v[2] copy
        and edx, esi                       ;    39.0 p0      52 v[2]
        add r11d, edx                      ;    53.0 p1      63 v[2]
        add r11d, r12d                     ;    54.0 p5      63 v[2]
        add r9d, r15d                      ;    60.0 p6      62 v[5]
        and r14d, r11d                     ;    55.0 p11     52 v[1]
        mov r12d, dword [r8 + 28]          ;    34.7 p10     73 w[7]
        mov edx, r11d                      ;    55.0         47 v[1] copy
        ror edx, 9                         ;    55.0 p0      47 v[1]
        xor edx, r11d                      ;    56.0 p1      47 v[1]
        ror edx, 0xb                       ;    57.0 p6      47 v[1]
        bswap r12d                         ;    39.7 p1      73 w[7]
        xor edx, r11d                      ;    58.0 p5      47 v[1]
        ror edx, 2                         ;    59.0 p0      47 v[1]
        lea ebp, [rbp + r12 - 1424204075]  ;    40.7 p11     61 t1
        mov dword [rsp + 112], r12d        ;    40.7 p8+p9   73 w[7] spill
        mov r12d, edi                      ;    47.0         52 v[1] copy
        xor r12d, r11d                     ;    55.0 p6      52 v[1]
        add r14d, r15d                     ;    60.0 p5      63 v[1]
        mov r15d, r9d                      ;    61.0         48 t1 copy
        ror r15d, 0xe                      ;    61.0 p0      48 t1
        xor r15d, r9d                      ;    62.0 p11     48 t1
        ror r15d, 5                        ;    63.0 p6      48 t1
        xor r15d, r9d                      ;    64.0 p1      48 t1
        ror r15d, 6                        ;    65.0 p0      48 t1
        add ebp, r15d                      ;    66.0 p5      61 t1
        mov r15d, eax                      ;    45.0         51 t1 copy
        xor r15d, ebx                      ;    53.0 p11     51 t1
        and r15d, r9d                      ;    61.0 p1      51 t1
        xor r15d, eax                      ;    62.0 p6      51 t1
        add ebp, r15d                      ;    67.0 p5      61 t1
        mov r15d, esi                      ;    39.0         52 v[1] copy
        and r15d, edi                      ;    47.0 p0      52 v[1]
        add r14d, r15d                     ;    61.0 p11     63 v[1]
        add r14d, edx                      ;    62.0 p1      63 v[1]
        add esi, ebp                       ;    68.0 p6      62 v[4]
        and r12d, r14d                     ;    63.0 p5      52 v[0]
        mov r15d, dword [r8 + 32]          ;    39.8 p2      73 w[8]
        bswap r15d                         ;    44.8 p1      73 w[8]
        mov edx, r14d                      ;    63.0         47 v[0] copy
        ror edx, 9                         ;    63.0 p0      47 v[0]
        xor edx, r14d                      ;    64.0 p11     47 v[0]
        ror edx, 0xb                       ;    65.0 p6      47 v[0]
        xor edx, r14d                      ;    66.0 p5      47 v[0]
        ror edx, 2                         ;    67.0 p0      47 v[0]
        lea eax, [rax + r15 - 670586216]   ;    45.8 p11     61 t1
        mov dword [rsp + 116], r15d        ;    45.8 p7+p4   73 w[8] spill
        mov r15d, r11d                     ;    55.0         52 v[0] copy
        xor r15d, r14d                     ;    63.0 p1      52 v[0]
        add r12d, ebp                      ;    68.0 p6      63 v[0]
        mov ebp, esi                       ;    69.0         48 t1 copy
        ror ebp, 0xe                       ;    69.0 p0      48 t1
        xor ebp, esi                       ;    70.0 p5      48 t1
        ror ebp, 5                         ;    71.0 p6      48 t1
        xor ebp, esi                       ;    72.0 p11     48 t1
        ror ebp, 6                         ;    73.0 p0      48 t1
        add eax, ebp                       ;    74.0 p1      61 t1
        mov ebp, ebx                       ;    53.0         51 t1 copy
        xor ebp, r9d                       ;    61.0 p5      51 t1
        and ebp, esi                       ;    69.0 p11     51 t1
        xor ebp, ebx                       ;    70.0 p6      51 t1
        add eax, ebp                       ;    75.0 p1      61 t1
        mov ebp, edi                       ;    47.0         52 v[0] copy
        and ebp, r11d                      ;    55.0 p5      52 v[0]
        add r12d, ebp                      ;    69.0 p0      63 v[0]
        add r12d, edx                      ;    70.0 p11     63 v[0]
        add edi, eax                       ;    76.0 p6      62 v[3]
        and r15d, r12d                     ;    71.0 p1      52 v[7]
        mov ebp, dword [r8 + 36]           ;    45.0 p3      73 w[9]
        bswap ebp                          ;    50.0 p1      73 w[9]
        mov edx, r12d                      ;    71.0         47 v[7] copy
        ror edx, 9                         ;    71.0 p0      47 v[7]
        xor edx, r12d                      ;    72.0 p5      47 v[7]
        ror edx, 0xb                       ;    73.0 p6      47 v[7]
        xor edx, r12d                      ;    74.0 p11     47 v[7]
        ror edx, 2                         ;    75.0 p0      47 v[7]
        lea ebx, [rbx + rbp + 310598401]   ;    53.0 p5      61 t1
        mov dword [rsp + 120], r10d        ;    46.5 p8+p9   73 w[2] spill
        mov r10d, r14d                     ;    63.0         52 v[7] copy
        xor r10d, r12d                     ;    71.0 p6      52 v[7]
        add r15d, eax                      ;    76.0 p11     63 v[7]
        mov eax, edi                       ;    77.0         48 t1 copy
        ror eax, 0xe                       ;    77.0 p0      48 t1
        xor eax, edi                       ;    78.0 p1      48 t1
        ror eax, 5                         ;    79.0 p6      48 t1
        xor eax, edi                       ;    80.0 p5      48 t1
        ror eax, 6                         ;    81.0 p0      48 t1
        add ebx, eax                       ;    82.0 p11     61 t1
        mov eax, r9d                       ;    61.0         51 t1 copy
        xor eax, esi                       ;    69.0 p1      51 t1
        and eax, edi                       ;    77.0 p5      51 t1
        xor eax, r9d                       ;    78.0 p6      51 t1
        add ebx, eax                       ;    83.0 p11     61 t1
        mov eax, r11d                      ;    55.0         52 v[7] copy
        and eax, r14d                      ;    63.0 p1      52 v[7]
        add r15d, eax                      ;    77.0 p0      63 v[7]
        add r15d, edx                      ;    78.0 p5      63 v[7]
        add r11d, ebx                      ;    84.0 p6      62 v[2]
        and r10d, r15d                     ;    79.0 p11     52 v[6]
        mov eax, dword [r8 + 40]           ;    50.2 p10     73 w[10]
        bswap eax                          ;    55.2 p1      73 w[10]
        mov edx, r15d                      ;    79.0         47 v[6] copy
        ror edx, 9                         ;    79.0 p0      47 v[6]
        xor edx, r15d                      ;    80.0 p5      47 v[6]
        ror edx, 0xb                       ;    81.0 p6      47 v[6]
        xor edx, r15d                      ;    82.0 p11     47 v[6]
        ror edx, 2                         ;    83.0 p0      47 v[6]
        lea r9d, [r9 + rax + 607225278]    ;    61.0 p1      61 t1
        mov dword [rsp + 124], eax         ;    56.2 p7+p4   73 w[10] spill
        mov eax, r12d                      ;    71.0         52 v[6] copy
        xor eax, r15d                      ;    79.0 p5      52 v[6]
        add r10d, ebx                      ;    84.0 p6      63 v[6]
        mov ebx, r11d                      ;    85.0         48 t1 copy
        ror ebx, 0xe                       ;    85.0 p0      48 t1
        xor ebx, r11d                      ;    86.0 p11     48 t1
        ror ebx, 5                         ;    87.0 p6      48 t1
        xor ebx, r11d                      ;    88.0 p1      48 t1
        ror ebx, 6                         ;    89.0 p0      48 t1
        add r9d, ebx                       ;    90.0 p5      61 t1
        mov ebx, esi                       ;    69.0         51 t1 copy
        xor ebx, edi                       ;    77.0 p11     51 t1
        and ebx, r11d                      ;    85.0 p1      51 t1
        xor ebx, esi                       ;    86.0 p6      51 t1
        add r9d, ebx                       ;    91.0 p5      61 t1
        mov ebx, r14d                      ;    63.0         52 v[6] copy
        and ebx, r12d                      ;    71.0 p11     52 v[6]
        add r10d, ebx                      ;    85.0 p0      63 v[6]
        add r10d, edx                      ;    86.0 p1      63 v[6]
        add r14d, r9d                      ;    92.0 p6      62 v[1]
        and eax, r10d                      ;    87.0 p5      52 v[5]
        mov edx, dword [r8 + 44]           ;    55.3 p2      73 w[11]
        bswap edx                          ;    60.3 p1      73 w[11]
        mov ebx, r10d                      ;    87.0         47 v[5] copy
        ror ebx, 9                         ;    87.0 p0      47 v[5]
        xor ebx, r10d                      ;    88.0 p11     47 v[5]
        ror ebx, 0xb                       ;    89.0 p6      47 v[5]
        xor ebx, r10d                      ;    90.0 p5      47 v[5]
        ror ebx, 2                         ;    91.0 p0      47 v[5]
        lea esi, [rsi + rdx + 1426881987]  ;    69.0 p11     61 t1
        mov dword [rsp + 128], edx         ;    61.3 p8+p9   73 w[11] spill
        mov edx, r15d                      ;    79.0         52 v[5] copy
        xor edx, r10d                      ;    87.0 p1      52 v[5]
        add eax, r9d                       ;    92.0 p6      63 v[5]
        mov r9d, r14d                      ;    93.0         48 t1 copy
        ror r9d, 0xe                       ;    93.0 p0      48 t1
        xor r9d, r14d                      ;    94.0 p5      48 t1
        ror r9d, 5                         ;    95.0 p6      48 t1
        xor r9d, r14d                      ;    96.0 p11     48 t1
        ror r9d, 6                         ;    97.0 p0      48 t1
        add esi, r9d                       ;    98.0 p1      61 t1
        mov r9d, edi                       ;    77.0         51 t1 copy
        xor r9d, r11d                      ;    85.0 p5      51 t1
        and r9d, r14d                      ;    93.0 p11     51 t1
        xor r9d, edi                       ;    94.0 p6      51 t1
        add esi, r9d                       ;    99.0 p1      61 t1
        mov r9d, r12d                      ;    71.0         52 v[5] copy
        and r9d, r15d                      ;    79.0 p5      52 v[5]
        add eax, r9d                       ;    93.0 p0      63 v[5]
        add eax, ebx                       ;    94.0 p11     63 v[5]
        add r12d, esi                      ;   100.0 p6      62 v[0]
        and edx, eax                       ;    95.0 p1      52 v[4]
        mov r9d, dword [r8 + 48]           ;    60.5 p3      73 w[12]
        bswap r9d                          ;    65.5 p1      73 w[12]
        mov ebx, eax                       ;    95.0         47 v[4] copy
        ror ebx, 9                         ;    95.0 p0      47 v[4]
        xor ebx, eax                       ;    96.0 p5      47 v[4]
        ror ebx, 0xb                       ;    97.0 p6      47 v[4]
        xor ebx, eax                       ;    98.0 p11     47 v[4]
        ror ebx, 2                         ;    99.0 p0      47 v[4]
        lea edi, [rdi + r9 + 1925078388]   ;    77.0 p5      61 t1
        mov dword [rsp + 132], r9d         ;    66.5 p7+p4   73 w[12] spill
        mov r9d, r10d                      ;    87.0         52 v[4] copy
        xor r9d, eax                       ;    95.0 p6      52 v[4]
        add edx, esi                       ;   100.0 p11     63 v[4]
        mov esi, r12d                      ;   101.0         48 t1 copy
        ror esi, 0xe                       ;   101.0 p0      48 t1
        xor esi, r12d                      ;   102.0 p1      48 t1
        ror esi, 5                         ;   103.0 p6      48 t1
        xor esi, r12d                      ;   104.0 p5      48 t1
        ror esi, 6                         ;   105.0 p0      48 t1
        add edi, esi                       ;   106.0 p11     61 t1
        mov esi, r11d                      ;    85.0         51 t1 copy
        xor esi, r14d                      ;    93.0 p1      51 t1
        and esi, r12d                      ;   101.0 p5      51 t1
        xor esi, r11d                      ;   102.0 p6      51 t1
        add edi, esi                       ;   107.0 p11     61 t1
        mov esi, r15d                      ;    79.0         52 v[4] copy
        and esi, r10d                      ;    87.0 p1      52 v[4]
        add edx, esi                       ;   101.0 p0      63 v[4]
        add edx, ebx                       ;   102.0 p5      63 v[4]
        add r15d, edi                      ;   108.0 p6      62 v[7]
        and r9d, edx                       ;   103.0 p11     52 v[3]
        mov esi, dword [r8 + 52]           ;    65.7 p10     73 w[13]
        bswap esi                          ;    70.7 p1      73 w[13]
        mov ebx, edx                       ;   103.0         47 v[3] copy
        ror ebx, 9                         ;   103.0 p0      47 v[3]
        xor ebx, edx                       ;   104.0 p5      47 v[3]
        ror ebx, 0xb                       ;   105.0 p6      47 v[3]
        xor ebx, edx                       ;   106.0 p11     47 v[3]
        ror ebx, 2                         ;   107.0 p0      47 v[3]
        lea r11d, [r11 + rsi - 2132889090] ;    85.0 p1      61 t1
        mov dword [rsp + 136], esi         ;    71.7 p8+p9   73 w[13] spill
        mov esi, eax                       ;    95.0         52 v[3] copy
        xor esi, edx                       ;   103.0 p5      52 v[3]
        add r9d, edi                       ;   108.0 p6      63 v[3]
        mov edi, r15d                      ;   109.0         48 t1 copy
        ror edi, 0xe                       ;   109.0 p0      48 t1
        xor edi, r15d                      ;   110.0 p11     48 t1
        ror edi, 5                         ;   111.0 p6      48 t1
        xor edi, r15d                      ;   112.0 p1      48 t1
        ror edi, 6                         ;   113.0 p0      48 t1
        add r11d, edi                      ;   114.0 p5      61 t1
        mov edi, r14d                      ;    93.0         51 t1 copy
        xor edi, r12d                      ;   101.0 p11     51 t1
        and edi, r15d                      ;   109.0 p1      51 t1
        xor edi, r14d                      ;   110.0 p6      51 t1
        add r11d, edi                      ;   115.0 p5      61 t1
        mov edi, r10d                      ;    87.0         52 v[3] copy
        and edi, eax                       ;    95.0 p0      52 v[3]
        add r9d, edi                       ;   109.0 p11     63 v[3]
        add r9d, ebx                       ;   110.0 p1      63 v[3]
        add r10d, r11d                     ;   116.0 p6      62 v[6]
        mov edi, dword [r8 + 56]           ;    70.7 p2      73 w[14]
        and esi, r9d                       ;   111.0 p5      52 v[2]
        bswap edi                          ;    75.7 p1      73 w[14]
        mov ebx, r9d                       ;   111.0         47 v[2] copy
        ror ebx, 9                         ;   111.0 p0      47 v[2]
        xor ebx, r9d                       ;   112.0 p11     47 v[2]
        ror ebx, 0xb                       ;   113.0 p6      47 v[2]
        xor ebx, r9d                       ;   114.0 p5      47 v[2]
        ror ebx, 2                         ;   115.0 p0      47 v[2]
        lea r14d, [r14 + rdi - 1680079193] ;    93.0 p1      61 t1
        mov dword [rsp + 140], r13d        ;    72.3 p7+p4   73 w[0] spill
        mov r13d, edx                      ;   103.0         52 v[2] copy
        xor r13d, r9d                      ;   111.0 p11     52 v[2]
        mov dword [rsp + 144], ebp         ;    72.8 p8+p9   73 w[9] spill
        mov ebp, dword [r8 + 60]           ;    73.0 p3      73 w[15]
        bswap ebp                          ;    78.0 p1      73 w[15]
        mov qword [rsp + 24], r8           ;    73.3 p7+p4   73 w[0] spill
        mov r8d, r10d                      ;   117.0         48 t1 copy
        ror r8d, 0xe                       ;   117.0 p6      48 t1
        xor r8d, r10d                      ;   118.0 p5      48 t1
        ror r8d, 5                         ;   119.0 p0      48 t1
        xor r8d, r10d                      ;   120.0 p11     48 t1
        ror r8d, 6                         ;   121.0 p6      48 t1
        add r14d, r8d                      ;   122.0 p1      61 t1
        mov r8d, r12d                      ;   101.0         51 t1 copy
        xor r8d, r15d                      ;   109.0 p5      51 t1
        and r8d, r10d                      ;   117.0 p0      51 t1
        xor r8d, r12d                      ;   118.0 p11     51 t1
        add r14d, r8d                      ;   123.0 p1      61 t1
        lea r8d, [rax + r14]               ;   124.0 p6      62 v[5]
        lea r12d, [r12 + rbp - 1046744716] ;   101.0 p5      61 t1
        and eax, edx                       ;   103.0 p0      52 v[2]
        add eax, esi                       ;   112.0 p11     63 v[2]
        mov esi, r8d                       ;   125.0         48 t1 copy
        ror esi, 0xe                       ;   125.0 p6      48 t1
        xor esi, r8d                       ;   126.0 p1      48 t1
        ror esi, 5                         ;   127.0 p0      48 t1
        xor esi, r8d                       ;   128.0 p5      48 t1
        ror esi, 6                         ;   129.0 p6      48 t1
        add r12d, esi                      ;   130.0 p11     61 t1
        mov esi, r15d                      ;   109.0         51 t1 copy
        xor esi, r10d                      ;   117.0 p1      51 t1
        and esi, r8d                       ;   125.0 p5      51 t1
        xor esi, r15d                      ;   126.0 p0      51 t1
        add r12d, esi                      ;   131.0 p11     61 t1
        add eax, r11d                      ;   116.0 p1      63 v[2]
        add eax, ebx                       ;   117.0 p6      63 v[2]
        mov esi, r9d                       ;   111.0         52 v[1] copy
        xor esi, eax                       ;   118.0 p5      52 v[1]
        and r13d, esi                      ;   119.0 p0      52 v[1]
        xor r13d, r9d                      ;   120.0 p11     52 v[1]
        mov r11d, eax                      ;   118.0         47 v[1] copy
        ror r11d, 9                        ;   118.0 p6      47 v[1]
        xor r11d, eax                      ;   119.0 p1      47 v[1]
        ror r11d, 0xb                      ;   120.0 p0      47 v[1]
        xor r11d, eax                      ;   121.0 p5      47 v[1]
        ror r11d, 2                        ;   122.0 p6      47 v[1]
        add r13d, r11d                     ;   123.0 p11     63 v[1]
        add r13d, r14d                     ;   124.0 p1      63 v[1]
        mov r11d, eax                      ;   118.0         52 v[0] copy
        xor r11d, r13d                     ;   125.0 p5      52 v[0]
        and esi, r11d                      ;   126.0 p0      52 v[0]
        xor esi, eax                       ;   127.0 p11     52 v[0]
        add edx, r12d                      ;   132.0 p1      62 v[4]
        mov r14d, edi                      ;    81.3         50 w[0] copy
        shr r14d, 0xa                      ;    81.7 p6      50 w[0]
        mov ebx, edi                       ;    81.7         50 w[0] copy
        ror ebx, 2                         ;    82.0 p0      50 w[0]
        xor ebx, edi                       ;    83.0 p5      50 w[0]
        ror ebx, 0x11                      ;    84.0 p6      50 w[0]
        xor r14d, ebx                      ;    85.0 p11     50 w[0]
        mov ebx, r13d                      ;   125.0         47 v[0] copy
        ror ebx, 9                         ;   125.0 p0      47 v[0]
        xor ebx, r13d                      ;   126.0 p1      47 v[0]
        ror ebx, 0xb                       ;   127.0 p6      47 v[0]
        xor ebx, r13d                      ;   128.0 p5      47 v[0]
        ror ebx, 2                         ;   129.0 p0      47 v[0]
        add esi, ebx                       ;   130.0 p11     63 v[0]
        add esi, r12d                      ;   132.0 p1      63 v[0]
        mov r12d, ebp                      ;    83.8         50 w[1] copy
        shr r12d, 0xa                      ;    84.7 p6      50 w[1]
        mov ebx, ebp                       ;    84.2         50 w[1] copy
        ror ebx, 2                         ;    85.0 p0      50 w[1]
        xor ebx, ebp                       ;    86.0 p5      50 w[1]
        ror ebx, 0x11                      ;    87.0 p6      50 w[1]
        xor r12d, ebx                      ;    88.0 p11     50 w[1]
        mov ebx, ecx                       ;    85.0         49 w[0] copy
        shr ebx, 3                         ;    86.0 p0      49 w[0]
        add r14d, dword [rsp + 144]        ;    86.0 p1+p10   78 w[0]
        add r14d, dword [rsp + 140]        ;    87.0 p5+p2   78 w[0]
        mov dword [rsp + 140], ebp         ;    85.7 p8+p9   73 w[15] spill
        mov ebp, ecx                       ;    85.8         49 w[0] copy
        ror ebp, 0xb                       ;    86.7 p6      49 w[0]
        xor ebp, ecx                       ;    87.7 p11     49 w[0]
        ror ebp, 7                         ;    88.7 p0      49 w[0]
        xor ebx, ebp                       ;    89.7 p1      49 w[0]
        add r14d, ebx                      ;    90.7 p5      78 w[0]
        mov ebp, edx                       ;   133.0         48 t1 copy
        ror ebp, 0xe                       ;   133.0 p6      48 t1
        xor ebp, edx                       ;   134.0 p11     48 t1
        ror ebp, 5                         ;   135.0 p0      48 t1
        xor ebp, edx                       ;   136.0 p1      48 t1
        lea r15d, [r15 + r14 - 459576895]  ;   109.0 p5      61 t1
        ror ebp, 6                         ;   137.0 p6      48 t1
        mov ebx, r10d                      ;   117.0         51 t1 copy
        xor ebx, r8d                       ;   125.0 p11     51 t1
        and ebx, edx                       ;   133.0 p1      51 t1
        xor ebx, r10d                      ;   134.0 p5      51 t1
        add r15d, ebx                      ;   135.0 p0      61 t1
        add r15d, ebp                      ;   138.0 p11     61 t1
        mov ebp, r13d                      ;   125.0         52 v[7] copy
        xor ebp, esi                       ;   133.0 p1      52 v[7]
        and r11d, ebp                      ;   134.0 p6      52 v[7]
        xor r11d, r13d                     ;   135.0 p5      52 v[7]
        add r9d, r15d                      ;   139.0 p0      62 v[3]
        mov ebx, r14d                      ;    91.7         50 w[2] copy
        shr ebx, 0xa                       ;    91.7 p6      50 w[2]
        add r11d, r15d                     ;   139.0 p11     63 v[7]
        mov r15d, esi                      ;   133.0         47 v[7] copy
        ror r15d, 9                        ;   133.0 p0      47 v[7]
        xor r15d, esi                      ;   134.0 p1      47 v[7]
        ror r15d, 0xb                      ;   135.0 p6      47 v[7]
        xor r15d, esi                      ;   136.0 p5      47 v[7]
        ror r15d, 2                        ;   137.0 p0      47 v[7]
        add r11d, r15d                     ;   140.0 p11     63 v[7]
        mov r15d, r14d                     ;    91.7         50 w[2] copy
        ror r15d, 2                        ;    92.7 p6      50 w[2]
        xor r15d, r14d                     ;    93.7 p1      50 w[2]
        ror r15d, 0x11                     ;    94.7 p0      50 w[2]
        xor ebx, r15d                      ;    95.7 p5      50 w[2]
        mov r15d, dword [rsp + 120]        ;    92.3 p3      49 w[1]
        add r12d, ecx                      ;    92.5 p11     78 w[1]
        mov ecx, dword [rsp + 124]         ;    92.7 p10     73 w[10] reload
        add r12d, ecx                      ;    97.7 p1      78 w[1]
        mov ecx, dword [rsp + 120]         ;    93.0 p2      49 w[1]
        shr ecx, 3                         ;    98.0 p6      49 w[1]
        mov dword [rsp + 148], r14d        ;    93.3 p7+p4   78 w[0] spill
        mov r14d, dword [rsp + 120]        ;    93.5 p3      49 w[1]
        ror r14d, 0xb                      ;    98.5 p0      49 w[1]
        xor r15d, r14d                     ;    99.5 p5      49 w[1]
        ror r15d, 7                        ;   100.5 p6      49 w[1]
        xor ecx, r15d                      ;   101.5 p11     49 w[1]
        add r12d, ecx                      ;   102.5 p1      78 w[1]
        mov r14d, r9d                      ;   140.0         48 t1 copy
        ror r14d, 0xe                      ;   140.0 p0      48 t1
        xor r14d, r9d                      ;   141.0 p5      48 t1
        ror r14d, 5                        ;   142.0 p6      48 t1
        xor r14d, r9d                      ;   143.0 p11     48 t1
        lea r10d, [r10 + r12 - 272742522]  ;   117.0 p1      61 t1
        ror r14d, 6                        ;   144.0 p0      48 t1
        mov r15d, r8d                      ;   125.0         51 t1 copy
        xor r15d, edx                      ;   133.0 p5      51 t1
        and r15d, r9d                      ;   140.0 p11     51 t1
        xor r15d, r8d                      ;   141.0 p1      51 t1
        add r10d, r15d                     ;   142.0 p6      61 t1
        add r10d, r14d                     ;   145.0 p5      61 t1
        mov r14d, esi                      ;   133.0         52 v[6] copy
        xor r14d, r11d                     ;   141.0 p0      52 v[6]
        and ebp, r14d                      ;   142.0 p11     52 v[6]
        xor ebp, esi                       ;   143.0 p1      52 v[6]
        add eax, r10d                      ;   146.0 p6      62 v[2]
        mov r15d, r12d                     ;   103.5         50 w[3] copy
        shr r15d, 0xa                      ;   103.5 p0      50 w[3]
        mov ecx, r11d                      ;   141.0         47 v[6] copy
        ror ecx, 9                         ;   141.0 p6      47 v[6]
        xor ecx, r11d                      ;   142.0 p5      47 v[6]
        ror ecx, 0xb                       ;   143.0 p0      47 v[6]
        xor ecx, r11d                      ;   144.0 p11     47 v[6]
        ror ecx, 2                         ;   145.0 p6      47 v[6]
        add ebp, r10d                      ;   146.0 p1      63 v[6]
        mov r10d, r12d                     ;   103.5         50 w[3] copy
        ror r10d, 2                        ;   103.5 p0      50 w[3]
        xor r10d, r12d                     ;   104.5 p5      50 w[3]
        ror r10d, 0x11                     ;   105.5 p6      50 w[3]
        xor r15d, r10d                     ;   106.5 p11     50 w[3]
        add ebp, ecx                       ;   147.0 p1      63 v[6]
        mov r10d, dword [rsp + 100]        ;   100.0 p10     49 w[2]
        shr r10d, 3                        ;   105.0 p0      49 w[2]
        mov ecx, dword [rsp + 100]         ;   100.3 p2      49 w[2]
        add ebx, dword [rsp + 128]         ;   100.5 p5+p3   78 w[2]
        add ebx, dword [rsp + 120]         ;   101.5 p11+p10   78 w[2]
        mov dword [rsp + 120], r12d        ;   103.5 p8+p9   78 w[1] spill
        mov r12d, dword [rsp + 100]        ;   101.3 p2      49 w[2]
        ror r12d, 0xb                      ;   106.3 p6      49 w[2]
        xor ecx, r12d                      ;   107.3 p1      49 w[2]
        ror ecx, 7                         ;   108.3 p0      49 w[2]
        xor r10d, ecx                      ;   109.3 p5      49 w[2]
        add ebx, r10d                      ;   110.3 p11     78 w[2]
        mov r10d, eax                      ;   147.0         48 t1 copy
        ror r10d, 0xe                      ;   147.0 p6      48 t1
        xor r10d, eax                      ;   148.0 p1      48 t1
        ror r10d, 5                        ;   149.0 p0      48 t1
        xor r10d, eax                      ;   150.0 p5      48 t1
        ror r10d, 6                        ;   151.0 p6      48 t1
        lea r8d, [r8 + rbx + 264347078]    ;   125.0 p11     61 t1
        mov r12d, edx                      ;   133.0         51 t1 copy
        xor r12d, r9d                      ;   140.0 p1      51 t1
        and r12d, eax                      ;   147.0 p5      51 t1
        xor r12d, edx                      ;   148.0 p0      51 t1
        add r8d, r12d                      ;   149.0 p11     61 t1
        add r8d, r10d                      ;   152.0 p1      61 t1
        mov r10d, r11d                     ;   141.0         52 v[5] copy
        xor r10d, ebp                      ;   148.0 p6      52 v[5]
        and r14d, r10d                     ;   149.0 p5      52 v[5]
        xor r14d, r11d                     ;   150.0 p0      52 v[5]
        add r13d, r8d                      ;   153.0 p11     62 v[1]
        mov r12d, ebp                      ;   148.0         47 v[5] copy
        ror r12d, 9                        ;   148.0 p6      47 v[5]
        xor r12d, ebp                      ;   149.0 p1      47 v[5]
        ror r12d, 0xb                      ;   150.0 p0      47 v[5]
        mov ecx, ebx                       ;   111.3         50 w[4] copy
        shr ecx, 0xa                       ;   111.3 p6      50 w[4]
        xor r12d, ebp                      ;   151.0 p5      47 v[5]
        ror r12d, 2                        ;   152.0 p0      47 v[5]
        add r14d, r8d                      ;   153.0 p11     63 v[5]
        mov r8d, ebx                       ;   111.3         50 w[4] copy
        ror r8d, 2                         ;   111.3 p6      50 w[4]
        xor r8d, ebx                       ;   112.3 p1      50 w[4]
        ror r8d, 0x11                      ;   113.3 p0      50 w[4]
        xor ecx, r8d                       ;   114.3 p5      50 w[4]
        add r14d, r12d                     ;   154.0 p11     63 v[5]
        mov r8d, dword [rsp + 96]          ;   107.5 p3      49 w[3]
        shr r8d, 3                         ;   112.5 p6      49 w[3]
        mov r12d, dword [rsp + 96]         ;   107.8 p10     49 w[3]
        add r15d, dword [rsp + 132]        ;   108.0 p1+p2   78 w[3]
        add r15d, dword [rsp + 100]        ;   109.0 p5+p3   78 w[3]
        mov dword [rsp + 100], ebx         ;   111.3 p7+p4   78 w[2] spill
        mov ebx, dword [rsp + 96]          ;   108.8 p10     49 w[3]
        ror ebx, 0xb                       ;   113.8 p0      49 w[3]
        xor r12d, ebx                      ;   114.8 p11     49 w[3]
        ror r12d, 7                        ;   115.8 p6      49 w[3]
        xor r8d, r12d                      ;   116.8 p1      49 w[3]
        add r15d, r8d                      ;   117.8 p5      78 w[3]
        mov r8d, r13d                      ;   154.0         48 t1 copy
        ror r8d, 0xe                       ;   154.0 p0      48 t1
        xor r8d, r13d                      ;   155.0 p11     48 t1
        ror r8d, 5                         ;   156.0 p6      48 t1
        xor r8d, r13d                      ;   157.0 p1      48 t1
        ror r8d, 6                         ;   158.0 p0      48 t1
        lea edx, [rdx + r15 + 604807628]   ;   133.0 p5      61 t1
        mov r12d, r9d                      ;   140.0         51 t1 copy
        xor r12d, eax                      ;   147.0 p11     51 t1
        and r12d, r13d                     ;   154.0 p1      51 t1
        xor r12d, r9d                      ;   155.0 p5      51 t1
        add edx, r12d                      ;   156.0 p6      61 t1
        add edx, r8d                       ;   159.0 p11     61 t1
        mov r8d, ebp                       ;   148.0         52 v[4] copy
        xor r8d, r14d                      ;   155.0 p0      52 v[4]
        and r10d, r8d                      ;   156.0 p1      52 v[4]
        xor r10d, ebp                      ;   157.0 p5      52 v[4]
        add esi, edx                       ;   160.0 p6      62 v[0]
        mov r12d, r14d                     ;   155.0         47 v[4] copy
        ror r12d, 9                        ;   155.0 p0      47 v[4]
        xor r12d, r14d                     ;   156.0 p11     47 v[4]
        ror r12d, 0xb                      ;   157.0 p6      47 v[4]
        mov ebx, r15d                      ;   118.8         50 w[5] copy
        shr ebx, 0xa                       ;   118.8 p0      50 w[5]
        xor r12d, r14d                     ;   158.0 p1      47 v[4]
        ror r12d, 2                        ;   159.0 p6      47 v[4]
        add r10d, edx                      ;   160.0 p5      63 v[4]
        mov edx, r15d                      ;   118.8         50 w[5] copy
        ror edx, 2                         ;   118.8 p0      50 w[5]
        xor edx, r15d                      ;   119.8 p11     50 w[5]
        ror edx, 0x11                      ;   120.8 p6      50 w[5]
        xor ebx, edx                       ;   121.8 p1      50 w[5]
        add r10d, r12d                     ;   161.0 p5      63 v[4]
        mov r12d, dword [rsp + 104]        ;   115.0 p2      49 w[4]
        shr r12d, 3                        ;   120.0 p0      49 w[4]
        mov edx, dword [rsp + 104]         ;   115.3 p3      49 w[4]
        add ecx, dword [rsp + 136]         ;   115.5 p11+p10   78 w[4]
        add ecx, dword [rsp + 96]          ;   116.5 p1+p2   78 w[4]
        mov dword [rsp + 96], r15d         ;   118.8 p8+p9   78 w[3] spill
        mov r15d, dword [rsp + 104]        ;   116.3 p3      49 w[4]
        ror r15d, 0xb                      ;   121.3 p6      49 w[4]
        xor edx, r15d                      ;   122.3 p5      49 w[4]
        ror edx, 7                         ;   123.3 p0      49 w[4]
        xor r12d, edx                      ;   124.3 p11     49 w[4]
        add ecx, r12d                      ;   125.3 p1      78 w[4]
        mov r12d, esi                      ;   161.0         48 t1 copy
        ror r12d, 0xe                      ;   161.0 p6      48 t1
        xor r12d, esi                      ;   162.0 p5      48 t1
        ror r12d, 5                        ;   163.0 p0      48 t1
        xor r12d, esi                      ;   164.0 p11     48 t1
        ror r12d, 6                        ;   165.0 p6      48 t1
        lea r9d, [r9 + rcx + 770255983]    ;   140.0 p1      61 t1
        mov r15d, eax                      ;   147.0         51 t1 copy
        xor r15d, r13d                     ;   154.0 p5      51 t1
        and r15d, esi                      ;   161.0 p11     51 t1
        xor r15d, eax                      ;   162.0 p0      51 t1
        add r9d, r15d                      ;   163.0 p1      61 t1
        add r9d, r12d                      ;   166.0 p5      61 t1
        mov r12d, r14d                     ;   155.0         52 v[3] copy
        xor r12d, r10d                     ;   162.0 p6      52 v[3]
        and r8d, r12d                      ;   163.0 p11     52 v[3]
        xor r8d, r14d                      ;   164.0 p0      52 v[3]
        add r11d, r9d                      ;   167.0 p1      62 v[7]
        mov r15d, r10d                     ;   162.0         47 v[3] copy
        ror r15d, 9                        ;   162.0 p6      47 v[3]
        xor r15d, r10d                     ;   163.0 p5      47 v[3]
        ror r15d, 0xb                      ;   164.0 p0      47 v[3]
        mov edx, ecx                       ;   126.3         50 w[6] copy
        shr edx, 0xa                       ;   126.3 p6      50 w[6]
        xor r15d, r10d                     ;   165.0 p11     47 v[3]
        ror r15d, 2                        ;   166.0 p0      47 v[3]
        add r8d, r9d                       ;   167.0 p1      63 v[3]
        mov r9d, ecx                       ;   126.3         50 w[6] copy
        ror r9d, 2                         ;   126.3 p6      50 w[6]
        xor r9d, ecx                       ;   127.3 p5      50 w[6]
        ror r9d, 0x11                      ;   128.3 p0      50 w[6]
        xor edx, r9d                       ;   129.3 p11     50 w[6]
        add r8d, r15d                      ;   168.0 p1      63 v[3]
        mov r9d, dword [rsp + 108]         ;   122.5 p10     49 w[5]
        shr r9d, 3                         ;   127.5 p6      49 w[5]
        mov r15d, dword [rsp + 108]        ;   122.8 p2      49 w[5]
        add ebx, edi                       ;   123.0 p5      78 w[5]
        add ebx, dword [rsp + 104]         ;   124.0 p11+p3   78 w[5]
        mov dword [rsp + 104], edi         ;   123.3 p7+p4   73 w[14] spill
        mov edi, dword [rsp + 108]         ;   123.5 p10     49 w[5]
        ror edi, 0xb                       ;   128.5 p0      49 w[5]
        xor r15d, edi                      ;   129.5 p1      49 w[5]
        ror r15d, 7                        ;   130.5 p6      49 w[5]
        xor r9d, r15d                      ;   131.5 p5      49 w[5]
        add ebx, r9d                       ;   132.5 p11     78 w[5]
        mov edi, r11d                      ;   168.0         48 t1 copy
        ror edi, 0xe                       ;   168.0 p0      48 t1
        xor edi, r11d                      ;   169.0 p1      48 t1
        ror edi, 5                         ;   170.0 p6      48 t1
        xor edi, r11d                      ;   171.0 p5      48 t1
        ror edi, 6                         ;   172.0 p0      48 t1
        lea eax, [rax + rbx + 1249150122]  ;   147.0 p11     61 t1
        mov r9d, r13d                      ;   154.0         51 t1 copy
        xor r9d, esi                       ;   161.0 p1      51 t1
        and r9d, r11d                      ;   168.0 p5      51 t1
        xor r9d, r13d                      ;   169.0 p11     51 t1
        add eax, r9d                       ;   170.0 p6      61 t1
        add eax, edi                       ;   173.0 p1      61 t1
        mov edi, r10d                      ;   162.0         52 v[2] copy
        xor edi, r8d                       ;   169.0 p0      52 v[2]
        and r12d, edi                      ;   170.0 p5      52 v[2]
        xor r12d, r10d                     ;   171.0 p11     52 v[2]
        add ebp, eax                       ;   174.0 p6      62 v[6]
        mov r9d, r8d                       ;   169.0         47 v[2] copy
        ror r9d, 9                         ;   169.0 p0      47 v[2]
        xor r9d, r8d                       ;   170.0 p1      47 v[2]
        ror r9d, 0xb                       ;   171.0 p6      47 v[2]
        mov r15d, ebx                      ;   133.5         50 w[7] copy
        shr r15d, 0xa                      ;   133.5 p0      50 w[7]
        xor r9d, r8d                       ;   172.0 p5      47 v[2]
        ror r9d, 2                         ;   173.0 p6      47 v[2]
        add r12d, eax                      ;   174.0 p11     63 v[2]
        mov eax, ebx                       ;   133.5         50 w[7] copy
        ror eax, 2                         ;   133.5 p0      50 w[7]
        xor eax, ebx                       ;   134.5 p1      50 w[7]
        ror eax, 0x11                      ;   135.5 p6      50 w[7]
        xor r15d, eax                      ;   136.5 p5      50 w[7]
        add r12d, r9d                      ;   175.0 p11     63 v[2]
        mov r9d, dword [rsp + 112]         ;   130.0 p2      49 w[6]
        shr r9d, 3                         ;   135.0 p0      49 w[6]
        mov eax, dword [rsp + 112]         ;   130.3 p3      49 w[6]
        add edx, dword [rsp + 140]         ;   130.5 p1+p10   78 w[6]
        add edx, dword [rsp + 108]         ;   131.5 p5+p2   78 w[6]
        mov dword [rsp + 108], ebx         ;   133.5 p8+p9   78 w[5] spill
        mov ebx, dword [rsp + 112]         ;   131.3 p3      49 w[6]
        ror ebx, 0xb                       ;   136.3 p6      49 w[6]
        xor eax, ebx                       ;   137.3 p11     49 w[6]
        ror eax, 7                         ;   138.3 p0      49 w[6]
        xor r9d, eax                       ;   139.3 p1      49 w[6]
        add edx, r9d                       ;   140.3 p5      78 w[6]
        mov r9d, ebp                       ;   175.0         48 t1 copy
        ror r9d, 0xe                       ;   175.0 p6      48 t1
        xor r9d, ebp                       ;   176.0 p11     48 t1
        ror r9d, 5                         ;   177.0 p0      48 t1
        xor r9d, ebp                       ;   178.0 p1      48 t1
        ror r9d, 6                         ;   179.0 p6      48 t1
        lea r13d, [r13 + rdx + 1555081692] ;   154.0 p5      61 t1
        mov eax, esi                       ;   161.0         51 t1 copy
        xor eax, r11d                      ;   168.0 p11     51 t1
        and eax, ebp                       ;   175.0 p1      51 t1
        xor eax, esi                       ;   176.0 p0      51 t1
        add r13d, eax                      ;   177.0 p5      61 t1
        add r13d, r9d                      ;   180.0 p11     61 t1
        mov r9d, r8d                       ;   169.0         52 v[1] copy
        xor r9d, r12d                      ;   176.0 p6      52 v[1]
        and edi, r9d                       ;   177.0 p1      52 v[1]
        xor edi, r8d                       ;   178.0 p0      52 v[1]
        add r14d, r13d                     ;   181.0 p5      62 v[5]
        mov eax, r12d                      ;   176.0         47 v[1] copy
        ror eax, 9                         ;   176.0 p6      47 v[1]
        xor eax, r12d                      ;   177.0 p11     47 v[1]
        ror eax, 0xb                       ;   178.0 p0      47 v[1]
        xor eax, r12d                      ;   179.0 p1      47 v[1]
        mov ebx, edx                       ;   141.3         50 w[8] copy
        shr ebx, 0xa                       ;   141.3 p6      50 w[8]
        ror eax, 2                         ;   180.0 p0      47 v[1]
        add edi, r13d                      ;   181.0 p5      63 v[1]
        mov r13d, edx                      ;   141.3         50 w[8] copy
        ror r13d, 2                        ;   141.3 p6      50 w[8]
        xor r13d, edx                      ;   142.3 p11     50 w[8]
        ror r13d, 0x11                     ;   143.3 p0      50 w[8]
        xor ebx, r13d                      ;   144.3 p1      50 w[8]
        add edi, eax                       ;   182.0 p5      63 v[1]
        mov r13d, dword [rsp + 116]        ;   137.5 p10     49 w[7]
        shr r13d, 3                        ;   142.5 p6      49 w[7]
        mov eax, dword [rsp + 116]         ;   137.8 p2      49 w[7]
        add r15d, dword [rsp + 148]        ;   138.0 p11+p3   78 w[7]
        add r15d, dword [rsp + 112]        ;   139.0 p1+p10   78 w[7]
        mov dword [rsp + 112], edx         ;   141.3 p7+p4   78 w[6] spill
        mov edx, dword [rsp + 116]         ;   138.8 p2      49 w[7]
        ror edx, 0xb                       ;   143.8 p0      49 w[7]
        xor eax, edx                       ;   144.8 p5      49 w[7]
        ror eax, 7                         ;   145.8 p6      49 w[7]
        xor r13d, eax                      ;   146.8 p11     49 w[7]
        add r15d, r13d                     ;   147.8 p1      78 w[7]
        mov r13d, r14d                     ;   182.0         48 t1 copy
        ror r13d, 0xe                      ;   182.0 p0      48 t1
        xor r13d, r14d                     ;   183.0 p5      48 t1
        ror r13d, 5                        ;   184.0 p6      48 t1
        xor r13d, r14d                     ;   185.0 p11     48 t1
        ror r13d, 6                        ;   186.0 p0      48 t1
        lea esi, [rsi + r15 + 1996064986]  ;   161.0 p1      61 t1
        mov eax, r11d                      ;   168.0         51 t1 copy
        xor eax, ebp                       ;   175.0 p5      51 t1
        and eax, r14d                      ;   182.0 p11     51 t1
        xor eax, r11d                      ;   183.0 p1      51 t1
        add esi, eax                       ;   184.0 p6      61 t1
        add esi, r13d                      ;   187.0 p5      61 t1
        mov r13d, r12d                     ;   176.0         52 v[0] copy
        xor r13d, edi                      ;   183.0 p0      52 v[0]
        and r9d, r13d                      ;   184.0 p11     52 v[0]
        xor r9d, r12d                      ;   185.0 p1      52 v[0]
        add r10d, esi                      ;   188.0 p6      62 v[4]
        mov eax, edi                       ;   183.0         47 v[0] copy
        ror eax, 9                         ;   183.0 p0      47 v[0]
        xor eax, edi                       ;   184.0 p5      47 v[0]
        ror eax, 0xb                       ;   185.0 p6      47 v[0]
        xor eax, edi                       ;   186.0 p11     47 v[0]
        mov edx, r15d                      ;   148.8         50 w[9] copy
        shr edx, 0xa                       ;   148.8 p0      50 w[9]
        ror eax, 2                         ;   187.0 p6      47 v[0]
        add r9d, esi                       ;   188.0 p1      63 v[0]
        mov esi, r15d                      ;   148.8         50 w[9] copy
        ror esi, 2                         ;   148.8 p0      50 w[9]
        xor esi, r15d                      ;   149.8 p5      50 w[9]
        ror esi, 0x11                      ;   150.8 p6      50 w[9]
        xor edx, esi                       ;   151.8 p11     50 w[9]
        add r9d, eax                       ;   189.0 p1      63 v[0]
        mov esi, dword [rsp + 144]         ;   145.0 p3      49 w[8]
        shr esi, 3                         ;   150.0 p0      49 w[8]
        mov eax, dword [rsp + 144]         ;   145.3 p10     49 w[8]
        add ebx, dword [rsp + 120]         ;   145.5 p5+p2   78 w[8]
        add ebx, dword [rsp + 116]         ;   146.5 p11+p3   78 w[8]
        mov dword [rsp + 116], r15d        ;   148.8 p8+p9   78 w[7] spill
        mov r15d, dword [rsp + 144]        ;   146.3 p10     49 w[8]
        ror r15d, 0xb                      ;   151.3 p6      49 w[8]
        xor eax, r15d                      ;   152.3 p1      49 w[8]
        ror eax, 7                         ;   153.3 p0      49 w[8]
        xor esi, eax                       ;   154.3 p5      49 w[8]
        add ebx, esi                       ;   155.3 p11     78 w[8]
        mov esi, r10d                      ;   189.0         48 t1 copy
        ror esi, 0xe                       ;   189.0 p6      48 t1
        xor esi, r10d                      ;   190.0 p1      48 t1
        ror esi, 5                         ;   191.0 p0      48 t1
        xor esi, r10d                      ;   192.0 p5      48 t1
        ror esi, 6                         ;   193.0 p6      48 t1
        lea r11d, [r11 + rbx - 1740746414] ;   168.0 p11     61 t1
        mov r15d, ebp                      ;   175.0         51 t1 copy
        xor r15d, r14d                     ;   182.0 p1      51 t1
        and r15d, r10d                     ;   189.0 p5      51 t1
        xor r15d, ebp                      ;   190.0 p0      51 t1
        add r11d, r15d                     ;   191.0 p11     61 t1
        add r11d, esi                      ;   194.0 p1      61 t1
        mov esi, edi                       ;   183.0         52 v[7] copy
        xor esi, r9d                       ;   190.0 p6      52 v[7]
        and r13d, esi                      ;   191.0 p5      52 v[7]
        xor r13d, edi                      ;   192.0 p0      52 v[7]
        add r8d, r11d                      ;   195.0 p11     62 v[3]
        mov r15d, r9d                      ;   190.0         47 v[7] copy
        ror r15d, 9                        ;   190.0 p6      47 v[7]
        xor r15d, r9d                      ;   191.0 p1      47 v[7]
        ror r15d, 0xb                      ;   192.0 p0      47 v[7]
        xor r15d, r9d                      ;   193.0 p5      47 v[7]
        mov eax, ebx                       ;   156.3         50 w[10] copy
        shr eax, 0xa                       ;   156.3 p6      50 w[10]
        ror r15d, 2                        ;   194.0 p0      47 v[7]
        add r13d, r11d                     ;   195.0 p11     63 v[7]
        mov r11d, ebx                      ;   156.3         50 w[10] copy
        ror r11d, 2                        ;   156.3 p6      50 w[10]
        xor r11d, ebx                      ;   157.3 p1      50 w[10]
        ror r11d, 0x11                     ;   158.3 p0      50 w[10]
        xor eax, r11d                      ;   159.3 p5      50 w[10]
        add r13d, r15d                     ;   196.0 p11     63 v[7]
        mov r11d, dword [rsp + 124]        ;   152.5 p2      49 w[9]
        shr r11d, 3                        ;   157.5 p6      49 w[9]
        mov r15d, dword [rsp + 124]        ;   152.8 p3      49 w[9]
        add edx, dword [rsp + 100]         ;   153.0 p1+p10   78 w[9]
        add edx, dword [rsp + 144]         ;   154.0 p5+p2   78 w[9]
        mov dword [rsp + 144], ebx         ;   156.3 p7+p4   78 w[8] spill
        mov ebx, dword [rsp + 124]         ;   153.8 p3      49 w[9]
        ror ebx, 0xb                       ;   158.8 p0      49 w[9]
        xor r15d, ebx                      ;   159.8 p11     49 w[9]
        ror r15d, 7                        ;   160.8 p6      49 w[9]
        xor r11d, r15d                     ;   161.8 p1      49 w[9]
        add edx, r11d                      ;   162.8 p5      78 w[9]
        mov r11d, r8d                      ;   196.0         48 t1 copy
        ror r11d, 0xe                      ;   196.0 p0      48 t1
        xor r11d, r8d                      ;   197.0 p11     48 t1
        ror r11d, 5                        ;   198.0 p6      48 t1
        xor r11d, r8d                      ;   199.0 p1      48 t1
        ror r11d, 6                        ;   200.0 p0      48 t1
        lea ebp, [rbp + rdx - 1473132947]  ;   175.0 p5      61 t1
        mov r15d, r14d                     ;   182.0         51 t1 copy
        xor r15d, r10d                     ;   189.0 p11     51 t1
        and r15d, r8d                      ;   196.0 p1      51 t1
        xor r15d, r14d                     ;   197.0 p5      51 t1
        add ebp, r15d                      ;   198.0 p6      61 t1
        add ebp, r11d                      ;   201.0 p11     61 t1
        mov r11d, r9d                      ;   190.0         52 v[6] copy
        xor r11d, r13d                     ;   197.0 p0      52 v[6]
        and esi, r11d                      ;   198.0 p1      52 v[6]
        xor esi, r9d                       ;   199.0 p5      52 v[6]
        add r12d, ebp                      ;   202.0 p6      62 v[2]
        mov r15d, r13d                     ;   197.0         47 v[6] copy
        ror r15d, 9                        ;   197.0 p0      47 v[6]
        xor r15d, r13d                     ;   198.0 p11     47 v[6]
        ror r15d, 0xb                      ;   199.0 p6      47 v[6]
        xor r15d, r13d                     ;   200.0 p1      47 v[6]
        mov ebx, edx                       ;   163.8         50 w[11] copy
        shr ebx, 0xa                       ;   163.8 p0      50 w[11]
        ror r15d, 2                        ;   201.0 p6      47 v[6]
        add esi, ebp                       ;   202.0 p5      63 v[6]
        mov ebp, edx                       ;   163.8         50 w[11] copy
        ror ebp, 2                         ;   163.8 p0      50 w[11]
        xor ebp, edx                       ;   164.8 p11     50 w[11]
        ror ebp, 0x11                      ;   165.8 p6      50 w[11]
        xor ebx, ebp                       ;   166.8 p1      50 w[11]
        add esi, r15d                      ;   203.0 p5      63 v[6]
        mov ebp, dword [rsp + 128]         ;   160.0 p10     49 w[10]
        shr ebp, 3                         ;   165.0 p0      49 w[10]
        mov r15d, dword [rsp + 128]        ;   160.3 p2      49 w[10]
        add eax, dword [rsp + 96]          ;   160.5 p11+p3   78 w[10]
        add eax, dword [rsp + 124]         ;   161.5 p1+p10   78 w[10]
        mov dword [rsp + 124], edx         ;   163.8 p8+p9   78 w[9] spill
        mov edx, dword [rsp + 128]         ;   161.3 p2      49 w[10]
        ror edx, 0xb                       ;   166.3 p6      49 w[10]
        xor r15d, edx                      ;   167.3 p5      49 w[10]
        ror r15d, 7                        ;   168.3 p0      49 w[10]
        xor ebp, r15d                      ;   169.3 p11     49 w[10]
        add eax, ebp                       ;   170.3 p1      78 w[10]
        mov ebp, r12d                      ;   203.0         48 t1 copy
        ror ebp, 0xe                       ;   203.0 p6      48 t1
        xor ebp, r12d                      ;   204.0 p5      48 t1
        ror ebp, 5                         ;   205.0 p0      48 t1
        xor ebp, r12d                      ;   206.0 p11     48 t1
        ror ebp, 6                         ;   207.0 p6      48 t1
        lea r14d, [r14 + rax - 1341970488] ;   182.0 p1      61 t1
        mov r15d, r10d                     ;   189.0         51 t1 copy
        xor r15d, r8d                      ;   196.0 p5      51 t1
        and r15d, r12d                     ;   203.0 p11     51 t1
        xor r15d, r10d                     ;   204.0 p1      51 t1
        add r14d, r15d                     ;   205.0 p0      61 t1
        add r14d, ebp                      ;   208.0 p5      61 t1
        mov ebp, r13d                      ;   197.0         52 v[5] copy
        xor ebp, esi                       ;   204.0 p11     52 v[5]
        and r11d, ebp                      ;   205.0 p6      52 v[5]
        xor r11d, r13d                     ;   206.0 p1      52 v[5]
        add edi, r14d                      ;   209.0 p0      62 v[1]
        mov r15d, esi                      ;   204.0         47 v[5] copy
        ror r15d, 9                        ;   204.0 p6      47 v[5]
        xor r15d, esi                      ;   205.0 p5      47 v[5]
        ror r15d, 0xb                      ;   206.0 p0      47 v[5]
        xor r15d, esi                      ;   207.0 p11     47 v[5]
        mov edx, eax                       ;   171.3         50 w[12] copy
        shr edx, 0xa                       ;   171.3 p6      50 w[12]
        ror r15d, 2                        ;   208.0 p0      47 v[5]
        add r11d, r14d                     ;   209.0 p1      63 v[5]
        mov r14d, eax                      ;   171.3         50 w[12] copy
        ror r14d, 2                        ;   171.3 p6      50 w[12]
        xor r14d, eax                      ;   172.3 p5      50 w[12]
        ror r14d, 0x11                     ;   173.3 p0      50 w[12]
        xor edx, r14d                      ;   174.3 p11     50 w[12]
        add r11d, r15d                     ;   210.0 p1      63 v[5]
        mov r14d, dword [rsp + 132]        ;   167.5 p3      49 w[11]
        shr r14d, 3                        ;   172.5 p6      49 w[11]
        mov r15d, dword [rsp + 132]        ;   167.8 p10     49 w[11]
        add ebx, ecx                       ;   168.0 p5      78 w[11]
        add ebx, dword [rsp + 128]         ;   169.0 p11+p2   78 w[11]
        mov dword [rsp + 128], ecx         ;   168.3 p7+p4   78 w[4] spill
        mov ecx, dword [rsp + 132]         ;   168.5 p3      49 w[11]
        ror ecx, 0xb                       ;   173.5 p0      49 w[11]
        xor r15d, ecx                      ;   174.5 p1      49 w[11]
        ror r15d, 7                        ;   175.5 p6      49 w[11]
        xor r14d, r15d                     ;   176.5 p5      49 w[11]
        add ebx, r14d                      ;   177.5 p11     78 w[11]
        mov r14d, edi                      ;   210.0         48 t1 copy
        ror r14d, 0xe                      ;   210.0 p0      48 t1
        xor r14d, edi                      ;   211.0 p1      48 t1
        ror r14d, 5                        ;   212.0 p6      48 t1
        xor r14d, edi                      ;   213.0 p5      48 t1
        ror r14d, 6                        ;   214.0 p0      48 t1
        lea r10d, [r10 + rbx - 1084653625] ;   189.0 p11     61 t1
        mov r15d, r8d                      ;   196.0         51 t1 copy
        xor r15d, r12d                     ;   203.0 p1      51 t1
        and r15d, edi                      ;   210.0 p5      51 t1
        xor r15d, r8d                      ;   211.0 p11     51 t1
        add r10d, r15d                     ;   212.0 p6      61 t1
        add r10d, r14d                     ;   215.0 p1      61 t1
        mov r14d, esi                      ;   204.0         52 v[4] copy
        xor r14d, r11d                     ;   211.0 p0      52 v[4]
        and ebp, r14d                      ;   212.0 p5      52 v[4]
        xor ebp, esi                       ;   213.0 p11     52 v[4]
        add r9d, r10d                      ;   216.0 p6      62 v[0]
        mov r15d, r11d                     ;   211.0         47 v[4] copy
        ror r15d, 9                        ;   211.0 p0      47 v[4]
        xor r15d, r11d                     ;   212.0 p1      47 v[4]
        ror r15d, 0xb                      ;   213.0 p6      47 v[4]
        xor r15d, r11d                     ;   214.0 p5      47 v[4]
        mov ecx, ebx                       ;   178.5         50 w[13] copy
        shr ecx, 0xa                       ;   178.5 p0      50 w[13]
        ror r15d, 2                        ;   215.0 p6      47 v[4]
        add ebp, r10d                      ;   216.0 p11     63 v[4]
        mov r10d, ebx                      ;   178.5         50 w[13] copy
        ror r10d, 2                        ;   178.5 p0      50 w[13]
        xor r10d, ebx                      ;   179.5 p1      50 w[13]
        ror r10d, 0x11                     ;   180.5 p6      50 w[13]
        xor ecx, r10d                      ;   181.5 p5      50 w[13]
        add ebp, r15d                      ;   217.0 p11     63 v[4]
        mov r10d, dword [rsp + 136]        ;   175.0 p10     49 w[12]
        shr r10d, 3                        ;   180.0 p0      49 w[12]
        mov r15d, dword [rsp + 136]        ;   175.3 p2      49 w[12]
        add edx, dword [rsp + 108]         ;   175.5 p1+p3   78 w[12]
        add edx, dword [rsp + 132]         ;   176.5 p5+p10   78 w[12]
        mov dword [rsp + 132], ebx         ;   178.5 p8+p9   78 w[11] spill
        mov ebx, dword [rsp + 136]         ;   176.3 p2      49 w[12]
        ror ebx, 0xb                       ;   181.3 p6      49 w[12]
        xor r15d, ebx                      ;   182.3 p11     49 w[12]
        ror r15d, 7                        ;   183.3 p0      49 w[12]
        xor r10d, r15d                     ;   184.3 p1      49 w[12]
        add edx, r10d                      ;   185.3 p5      78 w[12]
        mov r10d, r9d                      ;   217.0         48 t1 copy
        ror r10d, 0xe                      ;   217.0 p6      48 t1
        xor r10d, r9d                      ;   218.0 p11     48 t1
        ror r10d, 5                        ;   219.0 p0      48 t1
        xor r10d, r9d                      ;   220.0 p1      48 t1
        ror r10d, 6                        ;   221.0 p6      48 t1
        lea r8d, [r8 + rdx - 958395405]    ;   196.0 p5      61 t1
        mov r15d, r12d                     ;   203.0         51 t1 copy
        xor r15d, edi                      ;   210.0 p11     51 t1
        and r15d, r9d                      ;   217.0 p1      51 t1
        xor r15d, r12d                     ;   218.0 p5      51 t1
        add r8d, r15d                      ;   219.0 p0      61 t1
        add r8d, r10d                      ;   222.0 p11     61 t1
        mov r10d, r11d                     ;   211.0         52 v[3] copy
        xor r10d, ebp                      ;   218.0 p1      52 v[3]
        and r14d, r10d                     ;   219.0 p6      52 v[3]
        xor r14d, r11d                     ;   220.0 p5      52 v[3]
        add r13d, r8d                      ;   223.0 p0      62 v[7]
        mov r15d, ebp                      ;   218.0         47 v[3] copy
        ror r15d, 9                        ;   218.0 p6      47 v[3]
        xor r15d, ebp                      ;   219.0 p11     47 v[3]
        ror r15d, 0xb                      ;   220.0 p0      47 v[3]
        xor r15d, ebp                      ;   221.0 p1      47 v[3]
        mov ebx, edx                       ;   186.3         50 w[14] copy
        shr ebx, 0xa                       ;   186.3 p6      50 w[14]
        ror r15d, 2                        ;   222.0 p0      47 v[3]
        add r14d, r8d                      ;   223.0 p5      63 v[3]
        mov r8d, edx                       ;   186.3         50 w[14] copy
        ror r8d, 2                         ;   186.3 p6      50 w[14]
        xor r8d, edx                       ;   187.3 p11     50 w[14]
        ror r8d, 0x11                      ;   188.3 p0      50 w[14]
        xor ebx, r8d                       ;   189.3 p1      50 w[14]
        add r14d, r15d                     ;   224.0 p5      63 v[3]
        mov r8d, dword [rsp + 104]         ;   182.5 p3      49 w[13]
        shr r8d, 3                         ;   187.5 p6      49 w[13]
        mov r15d, dword [rsp + 104]        ;   182.8 p10     49 w[13]
        add ecx, dword [rsp + 112]         ;   183.0 p11+p2   78 w[13]
        add ecx, dword [rsp + 136]         ;   184.0 p1+p3   78 w[13]
        mov dword [rsp + 136], edx         ;   186.3 p7+p4   78 w[12] spill
        mov edx, dword [rsp + 104]         ;   183.8 p10     49 w[13]
        ror edx, 0xb                       ;   188.8 p0      49 w[13]
        xor r15d, edx                      ;   189.8 p5      49 w[13]
        ror r15d, 7                        ;   190.8 p6      49 w[13]
        xor r8d, r15d                      ;   191.8 p11     49 w[13]
        add ecx, r8d                       ;   192.8 p1      78 w[13]
        mov r8d, r13d                      ;   224.0         48 t1 copy
        ror r8d, 0xe                       ;   224.0 p0      48 t1
        xor r8d, r13d                      ;   225.0 p5      48 t1
        ror r8d, 5                         ;   226.0 p6      48 t1
        xor r8d, r13d                      ;   227.0 p11     48 t1
        ror r8d, 6                         ;   228.0 p0      48 t1
        lea r12d, [r12 + rcx - 710438585]  ;   203.0 p1      61 t1
        mov r15d, edi                      ;   210.0         51 t1 copy
        xor r15d, r9d                      ;   217.0 p5      51 t1
        and r15d, r13d                     ;   224.0 p11     51 t1
        xor r15d, edi                      ;   225.0 p1      51 t1
        add r12d, r15d                     ;   226.0 p6      61 t1
        add r12d, r8d                      ;   229.0 p5      61 t1
        mov r8d, ebp                       ;   218.0         52 v[2] copy
        xor r8d, r14d                      ;   225.0 p0      52 v[2]
        and r10d, r8d                      ;   226.0 p11     52 v[2]
        xor r10d, ebp                      ;   227.0 p1      52 v[2]
        add esi, r12d                      ;   230.0 p6      62 v[6]
        mov r15d, r14d                     ;   225.0         47 v[2] copy
        ror r15d, 9                        ;   225.0 p0      47 v[2]
        xor r15d, r14d                     ;   226.0 p5      47 v[2]
        ror r15d, 0xb                      ;   227.0 p6      47 v[2]
        xor r15d, r14d                     ;   228.0 p11     47 v[2]
        mov edx, ecx                       ;   193.8         50 w[15] copy
        shr edx, 0xa                       ;   193.8 p0      50 w[15]
        ror r15d, 2                        ;   229.0 p6      47 v[2]
        add r10d, r12d                     ;   230.0 p1      63 v[2]
        mov r12d, ecx                      ;   193.8         50 w[15] copy
        ror r12d, 2                        ;   193.8 p0      50 w[15]
        xor r12d, ecx                      ;   194.8 p5      50 w[15]
        ror r12d, 0x11                     ;   195.8 p6      50 w[15]
        xor edx, r12d                      ;   196.8 p11     50 w[15]
        add r10d, r15d                     ;   231.0 p1      63 v[2]
        mov r12d, dword [rsp + 140]        ;   190.0 p2      49 w[14]
        shr r12d, 3                        ;   195.0 p0      49 w[14]
        mov r15d, dword [rsp + 140]        ;   190.3 p3      49 w[14]
        add ebx, dword [rsp + 116]         ;   190.5 p5+p10   78 w[14]
        add ebx, dword [rsp + 104]         ;   191.5 p11+p2   78 w[14]
        mov dword [rsp + 104], ecx         ;   193.8 p8+p9   78 w[13] spill
        mov ecx, dword [rsp + 140]         ;   191.3 p3      49 w[14]
        ror ecx, 0xb                       ;   196.3 p6      49 w[14]
        xor r15d, ecx                      ;   197.3 p1      49 w[14]
        ror r15d, 7                        ;   198.3 p0      49 w[14]
        xor r12d, r15d                     ;   199.3 p5      49 w[14]
        add ebx, r12d                      ;   200.3 p11     78 w[14]
        mov r12d, esi                      ;   231.0         48 t1 copy
        ror r12d, 0xe                      ;   231.0 p6      48 t1
        xor r12d, esi                      ;   232.0 p1      48 t1
        ror r12d, 5                        ;   233.0 p0      48 t1
        xor r12d, esi                      ;   234.0 p5      48 t1
        ror r12d, 6                        ;   235.0 p6      48 t1
        lea edi, [rdi + rbx + 113926993]   ;   210.0 p11     61 t1
        mov r15d, r9d                      ;   217.0         51 t1 copy
        xor r15d, r13d                     ;   224.0 p1      51 t1
        and r15d, esi                      ;   231.0 p5      51 t1
        xor r15d, r9d                      ;   232.0 p11     51 t1
        add edi, r15d                      ;   233.0 p0      61 t1
        add edi, r12d                      ;   236.0 p1      61 t1
        mov r12d, r14d                     ;   225.0         52 v[1] copy
        xor r12d, r10d                     ;   232.0 p5      52 v[1]
        and r8d, r12d                      ;   233.0 p6      52 v[1]
        xor r8d, r14d                      ;   234.0 p11     52 v[1]
        add r11d, edi                      ;   237.0 p0      62 v[5]
        mov r15d, r10d                     ;   232.0         47 v[1] copy
        ror r15d, 9                        ;   232.0 p6      47 v[1]
        xor r15d, r10d                     ;   233.0 p1      47 v[1]
        ror r15d, 0xb                      ;   234.0 p0      47 v[1]
        xor r15d, r10d                     ;   235.0 p5      47 v[1]
        mov ecx, ebx                       ;   201.3         50 w[0] copy
        shr ecx, 0xa                       ;   201.3 p6      50 w[0]
        ror r15d, 2                        ;   236.0 p0      47 v[1]
        add r8d, edi                       ;   237.0 p11     63 v[1]
        mov edi, ebx                       ;   201.3         50 w[0] copy
        ror edi, 2                         ;   201.3 p6      50 w[0]
        xor edi, ebx                       ;   202.3 p1      50 w[0]
        ror edi, 0x11                      ;   203.3 p0      50 w[0]
        xor ecx, edi                       ;   204.3 p5      50 w[0]
        add r8d, r15d                      ;   238.0 p11     63 v[1]
        mov edi, dword [rsp + 148]         ;   197.5 p10     49 w[15]
        shr edi, 3                         ;   202.5 p6      49 w[15]
        mov r15d, dword [rsp + 148]        ;   197.8 p2      49 w[15]
        add edx, dword [rsp + 144]         ;   198.0 p1+p3   78 w[15]
        add edx, dword [rsp + 140]         ;   199.0 p5+p10   78 w[15]
        mov dword [rsp + 140], ebx         ;   201.3 p7+p4   78 w[14] spill
        mov ebx, dword [rsp + 148]         ;   198.8 p2      49 w[15]
        ror ebx, 0xb                       ;   203.8 p0      49 w[15]
        xor r15d, ebx                      ;   204.8 p11     49 w[15]
        ror r15d, 7                        ;   205.8 p6      49 w[15]
        xor edi, r15d                      ;   206.8 p1      49 w[15]
        add edx, edi                       ;   207.8 p5      78 w[15]
        mov edi, r11d                      ;   238.0         48 t1 copy
        ror edi, 0xe                       ;   238.0 p0      48 t1
        xor edi, r11d                      ;   239.0 p11     48 t1
        ror edi, 5                         ;   240.0 p6      48 t1
        xor edi, r11d                      ;   241.0 p1      48 t1
        ror edi, 6                         ;   242.0 p0      48 t1
        lea r9d, [r9 + rdx + 338241895]    ;   217.0 p5      61 t1
        mov r15d, r13d                     ;   224.0         51 t1 copy
        xor r15d, esi                      ;   231.0 p11     51 t1
        and r15d, r11d                     ;   238.0 p1      51 t1
        xor r15d, r13d                     ;   239.0 p5      51 t1
        add r9d, r15d                      ;   240.0 p6      61 t1
        add r9d, edi                       ;   243.0 p11     61 t1
        mov edi, r10d                      ;   232.0         52 v[0] copy
        xor edi, r8d                       ;   239.0 p0      52 v[0]
        and r12d, edi                      ;   240.0 p1      52 v[0]
        xor r12d, r10d                     ;   241.0 p5      52 v[0]
        add ebp, r9d                       ;   244.0 p6      62 v[4]
        mov r15d, r8d                      ;   239.0         47 v[0] copy
        ror r15d, 9                        ;   239.0 p0      47 v[0]
        xor r15d, r8d                      ;   240.0 p11     47 v[0]
        ror r15d, 0xb                      ;   241.0 p6      47 v[0]
        xor r15d, r8d                      ;   242.0 p1      47 v[0]
        mov ebx, edx                       ;   208.8         50 w[1] copy
        shr ebx, 0xa                       ;   208.8 p0      50 w[1]
        ror r15d, 2                        ;   243.0 p6      47 v[0]
        add r12d, r9d                      ;   244.0 p5      63 v[0]
        mov r9d, edx                       ;   208.8         50 w[1] copy
        ror r9d, 2                         ;   208.8 p0      50 w[1]
        xor r9d, edx                       ;   209.8 p11     50 w[1]
        ror r9d, 0x11                      ;   210.8 p6      50 w[1]
        xor ebx, r9d                       ;   211.8 p1      50 w[1]
        add r12d, r15d                     ;   245.0 p5      63 v[0]
        mov r9d, dword [rsp + 120]         ;   205.0 p3      49 w[0]
        shr r9d, 3                         ;   210.0 p0      49 w[0]
        mov r15d, dword [rsp + 120]        ;   205.3 p10     49 w[0]
        add ecx, dword [rsp + 124]         ;   205.5 p11+p2   78 w[0]
        add ecx, dword [rsp + 148]         ;   206.5 p1+p3   78 w[0]
        mov dword [rsp + 148], edx         ;   208.8 p8+p9   78 w[15] spill
        mov edx, dword [rsp + 120]         ;   206.3 p10     49 w[0]
        ror edx, 0xb                       ;   211.3 p6      49 w[0]
        xor r15d, edx                      ;   212.3 p5      49 w[0]
        ror r15d, 7                        ;   213.3 p0      49 w[0]
        xor r9d, r15d                      ;   214.3 p11     49 w[0]
        add ecx, r9d                       ;   215.3 p1      78 w[0]
        mov r9d, ebp                       ;   245.0         48 t1 copy
        ror r9d, 0xe                       ;   245.0 p6      48 t1
        xor r9d, ebp                       ;   246.0 p5      48 t1
        ror r9d, 5                         ;   247.0 p0      48 t1
        xor r9d, ebp                       ;   248.0 p11     48 t1
        ror r9d, 6                         ;   249.0 p6      48 t1
        lea r13d, [r13 + rcx + 666307205]  ;   224.0 p1      61 t1
        mov r15d, esi                      ;   231.0         51 t1 copy
        xor r15d, r11d                     ;   238.0 p5      51 t1
        and r15d, ebp                      ;   245.0 p11     51 t1
        xor r15d, esi                      ;   246.0 p1      51 t1
        add r13d, r15d                     ;   247.0 p0      61 t1
        add r13d, r9d                      ;   250.0 p5      61 t1
        mov r9d, r8d                       ;   239.0         52 v[7] copy
        xor r9d, r12d                      ;   246.0 p11     52 v[7]
        and edi, r9d                       ;   247.0 p6      52 v[7]
        xor edi, r8d                       ;   248.0 p1      52 v[7]
        add r14d, r13d                     ;   251.0 p0      62 v[3]
        mov r15d, r12d                     ;   246.0         47 v[7] copy
        ror r15d, 9                        ;   246.0 p6      47 v[7]
        xor r15d, r12d                     ;   247.0 p5      47 v[7]
        ror r15d, 0xb                      ;   248.0 p0      47 v[7]
        xor r15d, r12d                     ;   249.0 p11     47 v[7]
        mov edx, ecx                       ;   216.3         50 w[2] copy
        shr edx, 0xa                       ;   216.3 p6      50 w[2]
        ror r15d, 2                        ;   250.0 p0      47 v[7]
        add edi, r13d                      ;   251.0 p1      63 v[7]
        mov r13d, ecx                      ;   216.3         50 w[2] copy
        ror r13d, 2                        ;   216.3 p6      50 w[2]
        xor r13d, ecx                      ;   217.3 p5      50 w[2]
        ror r13d, 0x11                     ;   218.3 p0      50 w[2]
        xor edx, r13d                      ;   219.3 p11     50 w[2]
        add edi, r15d                      ;   252.0 p1      63 v[7]
        mov r13d, dword [rsp + 100]        ;   212.5 p2      49 w[1]
        shr r13d, 3                        ;   217.5 p6      49 w[1]
        mov r15d, dword [rsp + 100]        ;   212.8 p3      49 w[1]
        add ebx, eax                       ;   213.0 p5      78 w[1]
        add ebx, dword [rsp + 120]         ;   214.0 p11+p10   78 w[1]
        mov dword [rsp + 120], eax         ;   213.3 p7+p4   78 w[10] spill
        mov eax, dword [rsp + 100]         ;   213.5 p2      49 w[1]
        ror eax, 0xb                       ;   218.5 p0      49 w[1]
        xor r15d, eax                      ;   219.5 p1      49 w[1]
        ror r15d, 7                        ;   220.5 p6      49 w[1]
        xor r13d, r15d                     ;   221.5 p5      49 w[1]
        add ebx, r13d                      ;   222.5 p11     78 w[1]
        mov r13d, r14d                     ;   252.0         48 t1 copy
        ror r13d, 0xe                      ;   252.0 p0      48 t1
        xor r13d, r14d                     ;   253.0 p1      48 t1
        ror r13d, 5                        ;   254.0 p6      48 t1
        xor r13d, r14d                     ;   255.0 p5      48 t1
        ror r13d, 6                        ;   256.0 p0      48 t1
        lea esi, [rsi + rbx + 773529912]   ;   231.0 p11     61 t1
        mov r15d, r11d                     ;   238.0         51 t1 copy
        xor r15d, ebp                      ;   245.0 p1      51 t1
        and r15d, r14d                     ;   252.0 p5      51 t1
        xor r15d, r11d                     ;   253.0 p11     51 t1
        add esi, r15d                      ;   254.0 p6      61 t1
        add esi, r13d                      ;   257.0 p1      61 t1
        mov r13d, r12d                     ;   246.0         52 v[6] copy
        xor r13d, edi                      ;   253.0 p0      52 v[6]
        and r9d, r13d                      ;   254.0 p5      52 v[6]
        xor r9d, r12d                      ;   255.0 p11     52 v[6]
        add r10d, esi                      ;   258.0 p6      62 v[2]
        mov r15d, edi                      ;   253.0         47 v[6] copy
        ror r15d, 9                        ;   253.0 p0      47 v[6]
        xor r15d, edi                      ;   254.0 p1      47 v[6]
        ror r15d, 0xb                      ;   255.0 p6      47 v[6]
        xor r15d, edi                      ;   256.0 p5      47 v[6]
        mov eax, ebx                       ;   223.5         50 w[3] copy
        shr eax, 0xa                       ;   223.5 p0      50 w[3]
        ror r15d, 2                        ;   257.0 p6      47 v[6]
        add r9d, esi                       ;   258.0 p11     63 v[6]
        mov esi, ebx                       ;   223.5         50 w[3] copy
        ror esi, 2                         ;   223.5 p0      50 w[3]
        xor esi, ebx                       ;   224.5 p1      50 w[3]
        ror esi, 0x11                      ;   225.5 p6      50 w[3]
        xor eax, esi                       ;   226.5 p5      50 w[3]
        add r9d, r15d                      ;   259.0 p11     63 v[6]
        mov esi, dword [rsp + 96]          ;   220.0 p3      49 w[2]
        shr esi, 3                         ;   225.0 p0      49 w[2]
        mov r15d, dword [rsp + 96]         ;   220.3 p10     49 w[2]
        add edx, dword [rsp + 132]         ;   220.5 p1+p2   78 w[2]
        add edx, dword [rsp + 100]         ;   221.5 p5+p3   78 w[2]
        mov dword [rsp + 100], ebx         ;   223.5 p8+p9   78 w[1] spill
        mov ebx, dword [rsp + 96]          ;   221.3 p10     49 w[2]
        ror ebx, 0xb                       ;   226.3 p6      49 w[2]
        xor r15d, ebx                      ;   227.3 p11     49 w[2]
        ror r15d, 7                        ;   228.3 p0      49 w[2]
        xor esi, r15d                      ;   229.3 p1      49 w[2]
        add edx, esi                       ;   230.3 p5      78 w[2]
        mov esi, r10d                      ;   259.0         48 t1 copy
        ror esi, 0xe                       ;   259.0 p6      48 t1
        xor esi, r10d                      ;   260.0 p11     48 t1
        ror esi, 5                         ;   261.0 p0      48 t1
        xor esi, r10d                      ;   262.0 p1      48 t1
        ror esi, 6                         ;   263.0 p6      48 t1
        lea r11d, [r11 + rdx + 1294757372] ;   238.0 p5      61 t1
        mov r15d, ebp                      ;   245.0         51 t1 copy
        xor r15d, r14d                     ;   252.0 p11     51 t1
        and r15d, r10d                     ;   259.0 p1      51 t1
        xor r15d, ebp                      ;   260.0 p5      51 t1
        add r11d, r15d                     ;   261.0 p0      61 t1
        add r11d, esi                      ;   264.0 p11     61 t1
        mov esi, edi                       ;   253.0         52 v[5] copy
        xor esi, r9d                       ;   260.0 p1      52 v[5]
        and r13d, esi                      ;   261.0 p6      52 v[5]
        xor r13d, edi                      ;   262.0 p5      52 v[5]
        add r8d, r11d                      ;   265.0 p0      62 v[1]
        mov r15d, r9d                      ;   260.0         47 v[5] copy
        ror r15d, 9                        ;   260.0 p6      47 v[5]
        xor r15d, r9d                      ;   261.0 p11     47 v[5]
        ror r15d, 0xb                      ;   262.0 p0      47 v[5]
        xor r15d, r9d                      ;   263.0 p1      47 v[5]
        mov ebx, edx                       ;   231.3         50 w[4] copy
        shr ebx, 0xa                       ;   231.3 p6      50 w[4]
        ror r15d, 2                        ;   264.0 p0      47 v[5]
        add r13d, r11d                     ;   265.0 p5      63 v[5]
        mov r11d, edx                      ;   231.3         50 w[4] copy
        ror r11d, 2                        ;   231.3 p6      50 w[4]
        xor r11d, edx                      ;   232.3 p11     50 w[4]
        ror r11d, 0x11                     ;   233.3 p0      50 w[4]
        xor ebx, r11d                      ;   234.3 p1      50 w[4]
        add r13d, r15d                     ;   266.0 p5      63 v[5]
        mov r11d, dword [rsp + 128]        ;   227.5 p2      49 w[3]
        shr r11d, 3                        ;   232.5 p6      49 w[3]
        mov r15d, dword [rsp + 128]        ;   227.8 p3      49 w[3]
        add eax, dword [rsp + 136]         ;   228.0 p11+p10   78 w[3]
        add eax, dword [rsp + 96]          ;   229.0 p1+p2   78 w[3]
        mov dword [rsp + 96], edx          ;   231.3 p7+p4   78 w[2] spill
        mov edx, dword [rsp + 128]         ;   228.8 p3      49 w[3]
        ror edx, 0xb                       ;   233.8 p0      49 w[3]
        xor r15d, edx                      ;   234.8 p5      49 w[3]
        ror r15d, 7                        ;   235.8 p6      49 w[3]
        xor r11d, r15d                     ;   236.8 p11     49 w[3]
        add eax, r11d                      ;   237.8 p1      78 w[3]
        mov r11d, r8d                      ;   266.0         48 t1 copy
        ror r11d, 0xe                      ;   266.0 p0      48 t1
        xor r11d, r8d                      ;   267.0 p5      48 t1
        ror r11d, 5                        ;   268.0 p6      48 t1
        xor r11d, r8d                      ;   269.0 p11     48 t1
        ror r11d, 6                        ;   270.0 p0      48 t1
        lea ebp, [rbp + rax + 1396182291]  ;   245.0 p1      61 t1
        mov r15d, r14d                     ;   252.0         51 t1 copy
        xor r15d, r10d                     ;   259.0 p5      51 t1
        and r15d, r8d                      ;   266.0 p11     51 t1
        xor r15d, r14d                     ;   267.0 p1      51 t1
        add ebp, r15d                      ;   268.0 p6      61 t1
        add ebp, r11d                      ;   271.0 p5      61 t1
        mov r11d, r9d                      ;   260.0         52 v[4] copy
        xor r11d, r13d                     ;   267.0 p0      52 v[4]
        and esi, r11d                      ;   268.0 p11     52 v[4]
        xor esi, r9d                       ;   269.0 p1      52 v[4]
        add r12d, ebp                      ;   272.0 p6      62 v[0]
        mov r15d, r13d                     ;   267.0         47 v[4] copy
        ror r15d, 9                        ;   267.0 p0      47 v[4]
        xor r15d, r13d                     ;   268.0 p5      47 v[4]
        ror r15d, 0xb                      ;   269.0 p6      47 v[4]
        xor r15d, r13d                     ;   270.0 p11     47 v[4]
        ror r15d, 2                        ;   271.0 p0      47 v[4]
        mov edx, eax                       ;   238.8         50 w[5] copy
        shr edx, 0xa                       ;   238.8 p6      50 w[5]
        add esi, ebp                       ;   272.0 p1      63 v[4]
        mov ebp, eax                       ;   238.8         50 w[5] copy
        ror ebp, 2                         ;   238.8 p0      50 w[5]
        xor ebp, eax                       ;   239.8 p5      50 w[5]
        ror ebp, 0x11                      ;   240.8 p6      50 w[5]
        xor edx, ebp                       ;   241.8 p11     50 w[5]
        add esi, r15d                      ;   273.0 p1      63 v[4]
        mov ebp, dword [rsp + 108]         ;   235.0 p10     49 w[4]
        shr ebp, 3                         ;   240.0 p0      49 w[4]
        mov r15d, dword [rsp + 108]        ;   235.3 p2      49 w[4]
        add ebx, dword [rsp + 104]         ;   235.5 p5+p3   78 w[4]
        add ebx, dword [rsp + 128]         ;   236.5 p11+p10   78 w[4]
        mov dword [rsp + 128], eax         ;   238.8 p8+p9   78 w[3] spill
        mov eax, dword [rsp + 108]         ;   236.3 p2      49 w[4]
        ror eax, 0xb                       ;   241.3 p6      49 w[4]
        xor r15d, eax                      ;   242.3 p1      49 w[4]
        ror r15d, 7                        ;   243.3 p0      49 w[4]
        xor ebp, r15d                      ;   244.3 p5      49 w[4]
        add ebx, ebp                       ;   245.3 p11     78 w[4]
        mov ebp, r12d                      ;   273.0         48 t1 copy
        ror ebp, 0xe                       ;   273.0 p6      48 t1
        xor ebp, r12d                      ;   274.0 p1      48 t1
        ror ebp, 5                         ;   275.0 p0      48 t1
        xor ebp, r12d                      ;   276.0 p5      48 t1
        ror ebp, 6                         ;   277.0 p6      48 t1
        lea r14d, [r14 + rbx + 1695183700] ;   252.0 p11     61 t1
        mov r15d, r10d                     ;   259.0         51 t1 copy
        xor r15d, r8d                      ;   266.0 p1      51 t1
        and r15d, r12d                     ;   273.0 p5      51 t1
        xor r15d, r10d                     ;   274.0 p11     51 t1
        add r14d, r15d                     ;   275.0 p0      61 t1
        add r14d, ebp                      ;   278.0 p1      61 t1
        mov ebp, r13d                      ;   267.0         52 v[3] copy
        xor ebp, esi                       ;   274.0 p5      52 v[3]
        and r11d, ebp                      ;   275.0 p6      52 v[3]
        xor r11d, r13d                     ;   276.0 p11     52 v[3]
        add edi, r14d                      ;   279.0 p0      62 v[7]
        mov r15d, esi                      ;   274.0         47 v[3] copy
        ror r15d, 9                        ;   274.0 p6      47 v[3]
        xor r15d, esi                      ;   275.0 p1      47 v[3]
        ror r15d, 0xb                      ;   276.0 p0      47 v[3]
        xor r15d, esi                      ;   277.0 p5      47 v[3]
        ror r15d, 2                        ;   278.0 p6      47 v[3]
        mov eax, ebx                       ;   246.3         50 w[6] copy
        shr eax, 0xa                       ;   246.3 p0      50 w[6]
        add r11d, r14d                     ;   279.0 p11     63 v[3]
        mov r14d, ebx                      ;   246.3         50 w[6] copy
        ror r14d, 2                        ;   246.3 p6      50 w[6]
        xor r14d, ebx                      ;   247.3 p1      50 w[6]
        ror r14d, 0x11                     ;   248.3 p0      50 w[6]
        xor eax, r14d                      ;   249.3 p5      50 w[6]
        add r11d, r15d                     ;   280.0 p11     63 v[3]
        mov r14d, dword [rsp + 112]        ;   242.5 p3      49 w[5]
        shr r14d, 3                        ;   247.5 p6      49 w[5]
        mov r15d, dword [rsp + 112]        ;   242.8 p10     49 w[5]
        add edx, dword [rsp + 140]         ;   243.0 p1+p2   78 w[5]
        add edx, dword [rsp + 108]         ;   244.0 p5+p3   78 w[5]
        mov dword [rsp + 108], ebx         ;   246.3 p7+p4   78 w[4] spill
        mov ebx, dword [rsp + 112]         ;   243.8 p10     49 w[5]
        ror ebx, 0xb                       ;   248.8 p0      49 w[5]
        xor r15d, ebx                      ;   249.8 p11     49 w[5]
        ror r15d, 7                        ;   250.8 p6      49 w[5]
        xor r14d, r15d                     ;   251.8 p1      49 w[5]
        add edx, r14d                      ;   252.8 p5      78 w[5]
        mov r14d, edi                      ;   280.0         48 t1 copy
        ror r14d, 0xe                      ;   280.0 p0      48 t1
        xor r14d, edi                      ;   281.0 p11     48 t1
        ror r14d, 5                        ;   282.0 p6      48 t1
        xor r14d, edi                      ;   283.0 p1      48 t1
        ror r14d, 6                        ;   284.0 p0      48 t1
        lea r10d, [r10 + rdx + 1986661051] ;   259.0 p5      61 t1
        mov r15d, r8d                      ;   266.0         51 t1 copy
        xor r15d, r12d                     ;   273.0 p11     51 t1
        and r15d, edi                      ;   280.0 p1      51 t1
        xor r15d, r8d                      ;   281.0 p5      51 t1
        add r10d, r15d                     ;   282.0 p6      61 t1
        add r10d, r14d                     ;   285.0 p11     61 t1
        mov r14d, esi                      ;   274.0         52 v[2] copy
        xor r14d, r11d                     ;   281.0 p0      52 v[2]
        and ebp, r14d                      ;   282.0 p1      52 v[2]
        xor ebp, esi                       ;   283.0 p5      52 v[2]
        add r9d, r10d                      ;   286.0 p6      62 v[6]
        mov r15d, r11d                     ;   281.0         47 v[2] copy
        ror r15d, 9                        ;   281.0 p0      47 v[2]
        xor r15d, r11d                     ;   282.0 p11     47 v[2]
        ror r15d, 0xb                      ;   283.0 p6      47 v[2]
        xor r15d, r11d                     ;   284.0 p1      47 v[2]
        ror r15d, 2                        ;   285.0 p0      47 v[2]
        mov ebx, edx                       ;   253.8         50 w[7] copy
        shr ebx, 0xa                       ;   253.8 p6      50 w[7]
        add ebp, r10d                      ;   286.0 p5      63 v[2]
        mov r10d, edx                      ;   253.8         50 w[7] copy
        ror r10d, 2                        ;   253.8 p0      50 w[7]
        xor r10d, edx                      ;   254.8 p11     50 w[7]
        ror r10d, 0x11                     ;   255.8 p6      50 w[7]
        xor ebx, r10d                      ;   256.8 p1      50 w[7]
        add ebp, r15d                      ;   287.0 p5      63 v[2]
        mov r10d, dword [rsp + 116]        ;   250.0 p2      49 w[6]
        shr r10d, 3                        ;   255.0 p0      49 w[6]
        mov r15d, dword [rsp + 116]        ;   250.3 p3      49 w[6]
        add eax, dword [rsp + 148]         ;   250.5 p11+p10   78 w[6]
        add eax, dword [rsp + 112]         ;   251.5 p1+p2   78 w[6]
        mov dword [rsp + 112], edx         ;   253.8 p8+p9   78 w[5] spill
        mov edx, dword [rsp + 116]         ;   251.3 p3      49 w[6]
        ror edx, 0xb                       ;   256.3 p6      49 w[6]
        xor r15d, edx                      ;   257.3 p5      49 w[6]
        ror r15d, 7                        ;   258.3 p0      49 w[6]
        xor r10d, r15d                     ;   259.3 p11     49 w[6]
        add eax, r10d                      ;   260.3 p1      78 w[6]
        mov r10d, r9d                      ;   287.0         48 t1 copy
        ror r10d, 0xe                      ;   287.0 p6      48 t1
        xor r10d, r9d                      ;   288.0 p5      48 t1
        ror r10d, 5                        ;   289.0 p0      48 t1
        xor r10d, r9d                      ;   290.0 p11     48 t1
        ror r10d, 6                        ;   291.0 p6      48 t1
        lea r8d, [r8 + rax - 2117940946]   ;   266.0 p1      61 t1
        mov r15d, r12d                     ;   273.0         51 t1 copy
        xor r15d, edi                      ;   280.0 p5      51 t1
        and r15d, r9d                      ;   287.0 p11     51 t1
        xor r15d, r12d                     ;   288.0 p1      51 t1
        add r8d, r15d                      ;   289.0 p0      61 t1
        add r8d, r10d                      ;   292.0 p5      61 t1
        mov r10d, r11d                     ;   281.0         52 v[1] copy
        xor r10d, ebp                      ;   288.0 p11     52 v[1]
        and r14d, r10d                     ;   289.0 p6      52 v[1]
        xor r14d, r11d                     ;   290.0 p1      52 v[1]
        add r13d, r8d                      ;   293.0 p0      62 v[5]
        mov r15d, ebp                      ;   288.0         47 v[1] copy
        ror r15d, 9                        ;   288.0 p6      47 v[1]
        xor r15d, ebp                      ;   289.0 p5      47 v[1]
        ror r15d, 0xb                      ;   290.0 p0      47 v[1]
        xor r15d, ebp                      ;   291.0 p11     47 v[1]
        ror r15d, 2                        ;   292.0 p6      47 v[1]
        mov edx, eax                       ;   261.3         50 w[8] copy
        shr edx, 0xa                       ;   261.3 p0      50 w[8]
        add r14d, r8d                      ;   293.0 p1      63 v[1]
        add r14d, r15d                     ;   294.0 p5      63 v[1]
        mov r8d, eax                       ;   261.3         50 w[8] copy
        ror r8d, 2                         ;   261.3 p6      50 w[8]
        xor r8d, eax                       ;   262.3 p11     50 w[8]
        ror r8d, 0x11                      ;   263.3 p0      50 w[8]
        xor edx, r8d                       ;   264.3 p1      50 w[8]
        mov r8d, dword [rsp + 144]         ;   257.5 p10     49 w[7]
        shr r8d, 3                         ;   262.5 p6      49 w[7]
        mov r15d, dword [rsp + 144]        ;   257.8 p2      49 w[7]
        add ebx, ecx                       ;   258.0 p5      78 w[7]
        add ebx, dword [rsp + 116]         ;   259.0 p11+p3   78 w[7]
        mov dword [rsp + 116], ecx         ;   258.3 p7+p4   78 w[0] spill
        mov ecx, dword [rsp + 144]         ;   258.5 p10     49 w[7]
        ror ecx, 0xb                       ;   263.5 p0      49 w[7]
        xor r15d, ecx                      ;   264.5 p1      49 w[7]
        ror r15d, 7                        ;   265.5 p6      49 w[7]
        xor r8d, r15d                      ;   266.5 p5      49 w[7]
        add ebx, r8d                       ;   267.5 p11     78 w[7]
        mov r8d, r13d                      ;   294.0         48 t1 copy
        ror r8d, 0xe                       ;   294.0 p0      48 t1
        xor r8d, r13d                      ;   295.0 p1      48 t1
        ror r8d, 5                         ;   296.0 p6      48 t1
        xor r8d, r13d                      ;   297.0 p5      48 t1
        ror r8d, 6                         ;   298.0 p0      48 t1
        lea r12d, [r12 + rbx - 1838011259] ;   273.0 p11     61 t1
        mov r15d, edi                      ;   280.0         51 t1 copy
        xor r15d, r9d                      ;   287.0 p1      51 t1
        and r15d, r13d                     ;   294.0 p5      51 t1
        xor r15d, edi                      ;   295.0 p11     51 t1
        add r12d, r15d                     ;   296.0 p6      61 t1
        add r12d, r8d                      ;   299.0 p1      61 t1
        mov r8d, ebp                       ;   288.0         52 v[0] copy
        xor r8d, r14d                      ;   295.0 p0      52 v[0]
        and r10d, r8d                      ;   296.0 p5      52 v[0]
        xor r10d, ebp                      ;   297.0 p11     52 v[0]
        add esi, r12d                      ;   300.0 p6      62 v[4]
        mov r15d, r14d                     ;   295.0         47 v[0] copy
        ror r15d, 9                        ;   295.0 p0      47 v[0]
        xor r15d, r14d                     ;   296.0 p1      47 v[0]
        ror r15d, 0xb                      ;   297.0 p6      47 v[0]
        xor r15d, r14d                     ;   298.0 p5      47 v[0]
        ror r15d, 2                        ;   299.0 p0      47 v[0]
        mov ecx, ebx                       ;   268.5         50 w[9] copy
        shr ecx, 0xa                       ;   268.5 p6      50 w[9]
        add r10d, r12d                     ;   300.0 p11     63 v[0]
        add r10d, r15d                     ;   301.0 p1      63 v[0]
        mov r12d, ebx                      ;   268.5         50 w[9] copy
        ror r12d, 2                        ;   268.5 p0      50 w[9]
        xor r12d, ebx                      ;   269.5 p5      50 w[9]
        ror r12d, 0x11                     ;   270.5 p6      50 w[9]
        xor ecx, r12d                      ;   271.5 p11     50 w[9]
        mov r12d, dword [rsp + 124]        ;   265.0 p2      49 w[8]
        shr r12d, 3                        ;   270.0 p0      49 w[8]
        mov r15d, dword [rsp + 124]        ;   265.3 p3      49 w[8]
        add edx, dword [rsp + 100]         ;   265.5 p1+p10   78 w[8]
        add edx, dword [rsp + 144]         ;   266.5 p5+p2   78 w[8]
        mov dword [rsp + 144], ebx         ;   268.5 p8+p9   78 w[7] spill
        mov ebx, dword [rsp + 124]         ;   266.3 p3      49 w[8]
        ror ebx, 0xb                       ;   271.3 p6      49 w[8]
        xor r15d, ebx                      ;   272.3 p11     49 w[8]
        ror r15d, 7                        ;   273.3 p0      49 w[8]
        xor r12d, r15d                     ;   274.3 p1      49 w[8]
        add edx, r12d                      ;   275.3 p5      78 w[8]
        mov r12d, esi                      ;   301.0         48 t1 copy
        ror r12d, 0xe                      ;   301.0 p6      48 t1
        xor r12d, esi                      ;   302.0 p11     48 t1
        ror r12d, 5                        ;   303.0 p0      48 t1
        xor r12d, esi                      ;   304.0 p1      48 t1
        ror r12d, 6                        ;   305.0 p6      48 t1
        lea edi, [rdi + rdx - 1564481375]  ;   280.0 p5      61 t1
        mov r15d, r9d                      ;   287.0         51 t1 copy
        xor r15d, r13d                     ;   294.0 p11     51 t1
        and r15d, esi                      ;   301.0 p1      51 t1
        xor r15d, r9d                      ;   302.0 p5      51 t1
        add edi, r15d                      ;   303.0 p0      61 t1
        add edi, r12d                      ;   306.0 p11     61 t1
        mov r12d, r14d                     ;   295.0         52 v[7] copy
        xor r12d, r10d                     ;   302.0 p1      52 v[7]
        and r8d, r12d                      ;   303.0 p6      52 v[7]
        xor r8d, r14d                      ;   304.0 p5      52 v[7]
        add r11d, edi                      ;   307.0 p0      62 v[3]
        mov r15d, r10d                     ;   302.0         47 v[7] copy
        ror r15d, 9                        ;   302.0 p6      47 v[7]
        xor r15d, r10d                     ;   303.0 p11     47 v[7]
        ror r15d, 0xb                      ;   304.0 p0      47 v[7]
        xor r15d, r10d                     ;   305.0 p1      47 v[7]
        ror r15d, 2                        ;   306.0 p6      47 v[7]
        mov ebx, edx                       ;   276.3         50 w[10] copy
        shr ebx, 0xa                       ;   276.3 p0      50 w[10]
        add r8d, edi                       ;   307.0 p5      63 v[7]
        add r8d, r15d                      ;   308.0 p11     63 v[7]
        mov edi, edx                       ;   276.3         50 w[10] copy
        ror edi, 2                         ;   276.3 p6      50 w[10]
        xor edi, edx                       ;   277.3 p1      50 w[10]
        ror edi, 0x11                      ;   278.3 p0      50 w[10]
        xor ebx, edi                       ;   279.3 p5      50 w[10]
        mov edi, dword [rsp + 120]         ;   272.5 p10     49 w[9]
        shr edi, 3                         ;   277.5 p6      49 w[9]
        mov r15d, dword [rsp + 120]        ;   272.8 p2      49 w[9]
        add ecx, dword [rsp + 96]          ;   273.0 p11+p3   78 w[9]
        add ecx, dword [rsp + 124]         ;   274.0 p1+p10   78 w[9]
        mov dword [rsp + 124], edx         ;   276.3 p7+p4   78 w[8] spill
        mov edx, dword [rsp + 120]         ;   273.8 p2      49 w[9]
        ror edx, 0xb                       ;   278.8 p0      49 w[9]
        xor r15d, edx                      ;   279.8 p5      49 w[9]
        ror r15d, 7                        ;   280.8 p6      49 w[9]
        xor edi, r15d                      ;   281.8 p11     49 w[9]
        add ecx, edi                       ;   282.8 p1      78 w[9]
        mov edi, r11d                      ;   308.0         48 t1 copy
        ror edi, 0xe                       ;   308.0 p0      48 t1
        xor edi, r11d                      ;   309.0 p5      48 t1
        ror edi, 5                         ;   310.0 p6      48 t1
        xor edi, r11d                      ;   311.0 p11     48 t1
        ror edi, 6                         ;   312.0 p0      48 t1
        mov r15d, r13d                     ;   294.0         51 t1 copy
        xor r15d, esi                      ;   301.0 p1      51 t1
        lea r9d, [r9 + rcx - 1474664885]   ;   287.0 p5      61 t1
        and r15d, r11d                     ;   308.0 p11     51 t1
        xor r15d, r13d                     ;   309.0 p1      51 t1
        add r9d, r15d                      ;   310.0 p6      61 t1
        add r9d, edi                       ;   313.0 p5      61 t1
        mov edi, r10d                      ;   302.0         52 v[6] copy
        xor edi, r8d                       ;   309.0 p0      52 v[6]
        and r12d, edi                      ;   310.0 p11     52 v[6]
        xor r12d, r10d                     ;   311.0 p1      52 v[6]
        add ebp, r9d                       ;   314.0 p6      62 v[2]
        mov r15d, r8d                      ;   309.0         47 v[6] copy
        ror r15d, 9                        ;   309.0 p0      47 v[6]
        xor r15d, r8d                      ;   310.0 p5      47 v[6]
        ror r15d, 0xb                      ;   311.0 p6      47 v[6]
        xor r15d, r8d                      ;   312.0 p11     47 v[6]
        ror r15d, 2                        ;   313.0 p0      47 v[6]
        mov edx, ecx                       ;   283.8         50 w[11] copy
        shr edx, 0xa                       ;   283.8 p6      50 w[11]
        add r12d, r9d                      ;   314.0 p1      63 v[6]
        add r12d, r15d                     ;   315.0 p5      63 v[6]
        mov r9d, ecx                       ;   283.8         50 w[11] copy
        ror r9d, 2                         ;   283.8 p0      50 w[11]
        xor r9d, ecx                       ;   284.8 p11     50 w[11]
        ror r9d, 0x11                      ;   285.8 p6      50 w[11]
        xor edx, r9d                       ;   286.8 p1      50 w[11]
        mov r9d, dword [rsp + 132]         ;   280.0 p3      49 w[10]
        shr r9d, 3                         ;   285.0 p0      49 w[10]
        mov r15d, dword [rsp + 132]        ;   280.3 p10     49 w[10]
        add ebx, dword [rsp + 128]         ;   280.5 p5+p2   78 w[10]
        add ebx, dword [rsp + 120]         ;   281.5 p11+p3   78 w[10]
        mov dword [rsp + 120], ecx         ;   283.8 p8+p9   78 w[9] spill
        mov ecx, dword [rsp + 132]         ;   281.3 p10     49 w[10]
        ror ecx, 0xb                       ;   286.3 p6      49 w[10]
        xor r15d, ecx                      ;   287.3 p1      49 w[10]
        ror r15d, 7                        ;   288.3 p0      49 w[10]
        xor r9d, r15d                      ;   289.3 p5      49 w[10]
        add ebx, r9d                       ;   290.3 p11     78 w[10]
        mov r9d, ebp                       ;   315.0         48 t1 copy
        ror r9d, 0xe                       ;   315.0 p6      48 t1
        xor r9d, ebp                       ;   316.0 p1      48 t1
        ror r9d, 5                         ;   317.0 p0      48 t1
        xor r9d, ebp                       ;   318.0 p5      48 t1
        ror r9d, 6                         ;   319.0 p6      48 t1
        mov r15d, esi                      ;   301.0         51 t1 copy
        xor r15d, r11d                     ;   308.0 p11     51 t1
        lea r13d, [r13 + rbx - 1035236496] ;   294.0 p1      61 t1
        and r15d, ebp                      ;   315.0 p5      51 t1
        xor r15d, esi                      ;   316.0 p0      51 t1
        add r13d, r15d                     ;   317.0 p11     61 t1
        add r13d, r9d                      ;   320.0 p1      61 t1
        mov r9d, r8d                       ;   309.0         52 v[5] copy
        xor r9d, r12d                      ;   316.0 p5      52 v[5]
        and edi, r9d                       ;   317.0 p6      52 v[5]
        xor edi, r8d                       ;   318.0 p0      52 v[5]
        add r14d, r13d                     ;   321.0 p11     62 v[1]
        mov r15d, r12d                     ;   316.0         47 v[5] copy
        ror r15d, 9                        ;   316.0 p6      47 v[5]
        xor r15d, r12d                     ;   317.0 p1      47 v[5]
        ror r15d, 0xb                      ;   318.0 p0      47 v[5]
        xor r15d, r12d                     ;   319.0 p5      47 v[5]
        ror r15d, 2                        ;   320.0 p6      47 v[5]
        mov ecx, ebx                       ;   291.3         50 w[12] copy
        shr ecx, 0xa                       ;   291.3 p0      50 w[12]
        add edi, r13d                      ;   321.0 p11     63 v[5]
        add edi, r15d                      ;   322.0 p1      63 v[5]
        mov r13d, ebx                      ;   291.3         50 w[12] copy
        ror r13d, 2                        ;   291.3 p6      50 w[12]
        xor r13d, ebx                      ;   292.3 p5      50 w[12]
        ror r13d, 0x11                     ;   293.3 p0      50 w[12]
        xor ecx, r13d                      ;   294.3 p11     50 w[12]
        mov r13d, dword [rsp + 136]        ;   287.5 p2      49 w[11]
        shr r13d, 3                        ;   292.5 p6      49 w[11]
        mov r15d, dword [rsp + 136]        ;   287.8 p3      49 w[11]
        add edx, dword [rsp + 108]         ;   288.0 p1+p10   78 w[11]
        add edx, dword [rsp + 132]         ;   289.0 p5+p2   78 w[11]
        mov dword [rsp + 132], ebx         ;   291.3 p7+p4   78 w[10] spill
        mov ebx, dword [rsp + 136]         ;   288.8 p3      49 w[11]
        ror ebx, 0xb                       ;   293.8 p0      49 w[11]
        xor r15d, ebx                      ;   294.8 p11     49 w[11]
        ror r15d, 7                        ;   295.8 p6      49 w[11]
        xor r13d, r15d                     ;   296.8 p1      49 w[11]
        add edx, r13d                      ;   297.8 p5      78 w[11]
        mov r13d, r14d                     ;   322.0         48 t1 copy
        ror r13d, 0xe                      ;   322.0 p0      48 t1
        xor r13d, r14d                     ;   323.0 p11     48 t1
        ror r13d, 5                        ;   324.0 p6      48 t1
        xor r13d, r14d                     ;   325.0 p1      48 t1
        ror r13d, 6                        ;   326.0 p0      48 t1
        mov r15d, r11d                     ;   308.0         51 t1 copy
        xor r15d, ebp                      ;   315.0 p5      51 t1
        lea esi, [rsi + rdx - 949202525]   ;   301.0 p11     61 t1
        and r15d, r14d                     ;   322.0 p1      51 t1
        xor r15d, r11d                     ;   323.0 p5      51 t1
        add esi, r15d                      ;   324.0 p6      61 t1
        add esi, r13d                      ;   327.0 p11     61 t1
        mov r13d, r12d                     ;   316.0         52 v[4] copy
        xor r13d, edi                      ;   323.0 p0      52 v[4]
        and r9d, r13d                      ;   324.0 p1      52 v[4]
        xor r9d, r12d                      ;   325.0 p5      52 v[4]
        add r10d, esi                      ;   328.0 p6      62 v[0]
        mov r15d, edi                      ;   323.0         47 v[4] copy
        ror r15d, 9                        ;   323.0 p0      47 v[4]
        xor r15d, edi                      ;   324.0 p11     47 v[4]
        ror r15d, 0xb                      ;   325.0 p6      47 v[4]
        xor r15d, edi                      ;   326.0 p1      47 v[4]
        ror r15d, 2                        ;   327.0 p0      47 v[4]
        mov ebx, edx                       ;   298.8         50 w[13] copy
        shr ebx, 0xa                       ;   298.8 p6      50 w[13]
        add r9d, esi                       ;   328.0 p5      63 v[4]
        add r9d, r15d                      ;   329.0 p11     63 v[4]
        mov esi, edx                       ;   298.8         50 w[13] copy
        ror esi, 2                         ;   298.8 p0      50 w[13]
        xor esi, edx                       ;   299.8 p1      50 w[13]
        ror esi, 0x11                      ;   300.8 p6      50 w[13]
        xor ebx, esi                       ;   301.8 p5      50 w[13]
        mov esi, dword [rsp + 104]         ;   295.0 p10     49 w[12]
        shr esi, 3                         ;   300.0 p0      49 w[12]
        mov r15d, dword [rsp + 104]        ;   295.3 p2      49 w[12]
        add ecx, dword [rsp + 112]         ;   295.5 p11+p3   78 w[12]
        add ecx, dword [rsp + 136]         ;   296.5 p1+p10   78 w[12]
        mov dword [rsp + 136], edx         ;   298.8 p8+p9   78 w[11] spill
        mov edx, dword [rsp + 104]         ;   296.3 p2      49 w[12]
        ror edx, 0xb                       ;   301.3 p6      49 w[12]
        xor r15d, edx                      ;   302.3 p5      49 w[12]
        ror r15d, 7                        ;   303.3 p0      49 w[12]
        xor esi, r15d                      ;   304.3 p11     49 w[12]
        add ecx, esi                       ;   305.3 p1      78 w[12]
        mov esi, r10d                      ;   329.0         48 t1 copy
        ror esi, 0xe                       ;   329.0 p6      48 t1
        xor esi, r10d                      ;   330.0 p5      48 t1
        ror esi, 5                         ;   331.0 p0      48 t1
        xor esi, r10d                      ;   332.0 p11     48 t1
        ror esi, 6                         ;   333.0 p6      48 t1
        mov r15d, ebp                      ;   315.0         51 t1 copy
        xor r15d, r14d                     ;   322.0 p1      51 t1
        lea r11d, [r11 + rcx - 778901479]  ;   308.0 p5      61 t1
        and r15d, r10d                     ;   329.0 p11     51 t1
        xor r15d, ebp                      ;   330.0 p0      51 t1
        add r11d, r15d                     ;   331.0 p1      61 t1
        add r11d, esi                      ;   334.0 p5      61 t1
        mov esi, edi                       ;   323.0         52 v[3] copy
        xor esi, r9d                       ;   330.0 p11     52 v[3]
        and r13d, esi                      ;   331.0 p6      52 v[3]
        xor r13d, edi                      ;   332.0 p0      52 v[3]
        add r8d, r11d                      ;   335.0 p1      62 v[7]
        mov r15d, r9d                      ;   330.0         47 v[3] copy
        ror r15d, 9                        ;   330.0 p6      47 v[3]
        xor r15d, r9d                      ;   331.0 p5      47 v[3]
        ror r15d, 0xb                      ;   332.0 p0      47 v[3]
        xor r15d, r9d                      ;   333.0 p11     47 v[3]
        ror r15d, 2                        ;   334.0 p6      47 v[3]
        mov edx, ecx                       ;   306.3         50 w[14] copy
        shr edx, 0xa                       ;   306.3 p0      50 w[14]
        add r13d, r11d                     ;   335.0 p1      63 v[3]
        add r13d, r15d                     ;   336.0 p5      63 v[3]
        mov r11d, ecx                      ;   306.3         50 w[14] copy
        ror r11d, 2                        ;   306.3 p6      50 w[14]
        xor r11d, ecx                      ;   307.3 p11     50 w[14]
        ror r11d, 0x11                     ;   308.3 p0      50 w[14]
        xor edx, r11d                      ;   309.3 p1      50 w[14]
        mov r11d, dword [rsp + 140]        ;   302.5 p3      49 w[13]
        shr r11d, 3                        ;   307.5 p6      49 w[13]
        mov r15d, dword [rsp + 140]        ;   302.8 p10     49 w[13]
        add ebx, eax                       ;   303.0 p5      78 w[13]
        add ebx, dword [rsp + 104]         ;   304.0 p11+p2   78 w[13]
        mov dword [rsp + 104], eax         ;   303.3 p7+p4   78 w[6] spill
        mov eax, dword [rsp + 140]         ;   303.5 p3      49 w[13]
        ror eax, 0xb                       ;   308.5 p0      49 w[13]
        xor r15d, eax                      ;   309.5 p1      49 w[13]
        ror r15d, 7                        ;   310.5 p6      49 w[13]
        xor r11d, r15d                     ;   311.5 p5      49 w[13]
        add ebx, r11d                      ;   312.5 p11     78 w[13]
        mov r11d, r8d                      ;   336.0         48 t1 copy
        ror r11d, 0xe                      ;   336.0 p0      48 t1
        xor r11d, r8d                      ;   337.0 p1      48 t1
        ror r11d, 5                        ;   338.0 p6      48 t1
        xor r11d, r8d                      ;   339.0 p5      48 t1
        ror r11d, 6                        ;   340.0 p0      48 t1
        mov r15d, r14d                     ;   322.0         51 t1 copy
        xor r15d, r10d                     ;   329.0 p11     51 t1
        lea ebp, [rbp + rbx - 694614492]   ;   315.0 p1      61 t1
        and r15d, r8d                      ;   336.0 p5      51 t1
        xor r15d, r14d                     ;   337.0 p11     51 t1
        add ebp, r15d                      ;   338.0 p6      61 t1
        add ebp, r11d                      ;   341.0 p1      61 t1
        mov r11d, r9d                      ;   330.0         52 v[2] copy
        xor r11d, r13d                     ;   337.0 p0      52 v[2]
        and esi, r11d                      ;   338.0 p5      52 v[2]
        xor esi, r9d                       ;   339.0 p11     52 v[2]
        add r12d, ebp                      ;   342.0 p6      62 v[6]
        mov r15d, r13d                     ;   337.0         47 v[2] copy
        ror r15d, 9                        ;   337.0 p0      47 v[2]
        xor r15d, r13d                     ;   338.0 p1      47 v[2]
        ror r15d, 0xb                      ;   339.0 p6      47 v[2]
        xor r15d, r13d                     ;   340.0 p5      47 v[2]
        ror r15d, 2                        ;   341.0 p0      47 v[2]
        add esi, ebp                       ;   342.0 p11     63 v[2]
        add esi, r15d                      ;   343.0 p1      63 v[2]
        mov ebp, ebx                       ;   313.5         50 w[15] copy
        shr ebp, 0xa                       ;   313.5 p6      50 w[15]
        mov r15d, ebx                      ;   313.5         50 w[15] copy
        ror r15d, 2                        ;   313.5 p0      50 w[15]
        xor r15d, ebx                      ;   314.5 p5      50 w[15]
        ror r15d, 0x11                     ;   315.5 p6      50 w[15]
        xor ebp, r15d                      ;   316.5 p11     50 w[15]
        mov r15d, dword [rsp + 148]        ;   310.0 p10     49 w[14]
        shr r15d, 3                        ;   315.0 p0      49 w[14]
        mov eax, dword [rsp + 148]         ;   310.3 p2      49 w[14]
        add edx, dword [rsp + 144]         ;   310.5 p1+p3   78 w[14]
        add edx, dword [rsp + 140]         ;   311.5 p5+p10   78 w[14]
        mov dword [rsp + 140], ebx         ;   313.5 p8+p9   78 w[13] spill
        mov ebx, dword [rsp + 148]         ;   311.3 p2      49 w[14]
        ror ebx, 0xb                       ;   316.3 p6      49 w[14]
        xor eax, ebx                       ;   317.3 p11     49 w[14]
        ror eax, 7                         ;   318.3 p0      49 w[14]
        xor r15d, eax                      ;   319.3 p1      49 w[14]
        add edx, r15d                      ;   320.3 p5      78 w[14]
        mov r15d, r12d                     ;   343.0         48 t1 copy
        ror r15d, 0xe                      ;   343.0 p6      48 t1
        xor r15d, r12d                     ;   344.0 p11     48 t1
        ror r15d, 5                        ;   345.0 p0      48 t1
        xor r15d, r12d                     ;   346.0 p1      48 t1
        ror r15d, 6                        ;   347.0 p6      48 t1
        mov eax, r10d                      ;   329.0         51 t1 copy
        xor eax, r8d                       ;   336.0 p5      51 t1
        lea r14d, [r14 + rdx - 200395387]  ;   322.0 p11     61 t1
        and eax, r12d                      ;   343.0 p1      51 t1
        xor eax, r10d                      ;   344.0 p0      51 t1
        add r14d, eax                      ;   345.0 p5      61 t1
        add r14d, r15d                     ;   348.0 p11     61 t1
        mov r15d, r13d                     ;   337.0         52 v[1] copy
        xor r15d, esi                      ;   344.0 p6      52 v[1]
        and r11d, r15d                     ;   345.0 p1      52 v[1]
        xor r11d, r13d                     ;   346.0 p0      52 v[1]
        add edi, r14d                      ;   349.0 p5      62 v[5]
        mov eax, esi                       ;   344.0         47 v[1] copy
        ror eax, 9                         ;   344.0 p6      47 v[1]
        xor eax, esi                       ;   345.0 p11     47 v[1]
        ror eax, 0xb                       ;   346.0 p0      47 v[1]
        xor eax, esi                       ;   347.0 p1      47 v[1]
        ror eax, 2                         ;   348.0 p6      47 v[1]
        add r11d, r14d                     ;   349.0 p5      63 v[1]
        add r11d, eax                      ;   350.0 p11     63 v[1]
        mov r14d, edx                      ;   321.3         50 w[0] copy
        shr r14d, 0xa                      ;   321.3 p0      50 w[0]
        mov eax, edx                       ;   321.3         50 w[0] copy
        ror eax, 2                         ;   321.3 p6      50 w[0]
        xor eax, edx                       ;   322.3 p1      50 w[0]
        ror eax, 0x11                      ;   323.3 p0      50 w[0]
        xor r14d, eax                      ;   324.3 p5      50 w[0]
        mov eax, dword [rsp + 116]         ;   317.5 p3      49 w[15]
        shr eax, 3                         ;   322.5 p6      49 w[15]
        mov ebx, dword [rsp + 116]         ;   317.8 p10     49 w[15]
        add ebp, dword [rsp + 124]         ;   318.0 p11+p2   78 w[15]
        add ebp, dword [rsp + 148]         ;   319.0 p1+p3   78 w[15]
        mov dword [rsp + 148], edx         ;   321.3 p7+p4   78 w[14] spill
        mov edx, dword [rsp + 116]         ;   318.8 p10     49 w[15]
        ror edx, 0xb                       ;   323.8 p0      49 w[15]
        xor ebx, edx                       ;   324.8 p5      49 w[15]
        ror ebx, 7                         ;   325.8 p6      49 w[15]
        xor eax, ebx                       ;   326.8 p11     49 w[15]
        add ebp, eax                       ;   327.8 p1      78 w[15]
        mov eax, edi                       ;   350.0         48 t1 copy
        ror eax, 0xe                       ;   350.0 p0      48 t1
        xor eax, edi                       ;   351.0 p5      48 t1
        ror eax, 5                         ;   352.0 p6      48 t1
        xor eax, edi                       ;   353.0 p11     48 t1
        ror eax, 6                         ;   354.0 p0      48 t1
        mov edx, r8d                       ;   336.0         51 t1 copy
        xor edx, r12d                      ;   343.0 p1      51 t1
        lea r10d, [r10 + rbp + 275423344]  ;   329.0 p5      61 t1
        and edx, edi                       ;   350.0 p11     51 t1
        xor edx, r8d                       ;   351.0 p6      51 t1
        add r10d, edx                      ;   352.0 p1      61 t1
        add r10d, eax                      ;   355.0 p5      61 t1
        mov eax, esi                       ;   344.0         52 v[0] copy
        xor eax, r11d                      ;   351.0 p0      52 v[0]
        and r15d, eax                      ;   352.0 p11     52 v[0]
        xor r15d, esi                      ;   353.0 p6      52 v[0]
        add r9d, r10d                      ;   356.0 p1      62 v[4]
        mov edx, r11d                      ;   351.0         47 v[0] copy
        ror edx, 9                         ;   351.0 p0      47 v[0]
        xor edx, r11d                      ;   352.0 p5      47 v[0]
        ror edx, 0xb                       ;   353.0 p6      47 v[0]
        xor edx, r11d                      ;   354.0 p11     47 v[0]
        ror edx, 2                         ;   355.0 p0      47 v[0]
        add r15d, r10d                     ;   356.0 p1      63 v[0]
        add r15d, edx                      ;   357.0 p5      63 v[0]
        mov r10d, ebp                      ;   328.8         50 w[1] copy
        shr r10d, 0xa                      ;   328.8 p6      50 w[1]
        mov edx, ebp                       ;   328.8         50 w[1] copy
        ror edx, 2                         ;   328.8 p0      50 w[1]
        xor edx, ebp                       ;   329.8 p11     50 w[1]
        ror edx, 0x11                      ;   330.8 p6      50 w[1]
        xor r10d, edx                      ;   331.8 p1      50 w[1]
        mov edx, dword [rsp + 100]         ;   325.0 p2      49 w[0]
        shr edx, 3                         ;   330.0 p0      49 w[0]
        mov ebx, dword [rsp + 100]         ;   325.3 p3      49 w[0]
        add r14d, dword [rsp + 120]        ;   325.5 p5+p10   78 w[0]
        add r14d, dword [rsp + 116]        ;   326.5 p11+p2   78 w[0]
        mov dword [rsp + 116], ebp         ;   328.8 p8+p9   78 w[15] spill
        mov ebp, dword [rsp + 100]         ;   326.3 p3      49 w[0]
        ror ebp, 0xb                       ;   331.3 p6      49 w[0]
        xor ebx, ebp                       ;   332.3 p1      49 w[0]
        ror ebx, 7                         ;   333.3 p0      49 w[0]
        xor edx, ebx                       ;   334.3 p5      49 w[0]
        add r14d, edx                      ;   335.3 p11     78 w[0]
        mov ebp, r9d                       ;   357.0         48 t1 copy
        ror ebp, 0xe                       ;   357.0 p6      48 t1
        xor ebp, r9d                       ;   358.0 p1      48 t1
        ror ebp, 5                         ;   359.0 p0      48 t1
        xor ebp, r9d                       ;   360.0 p5      48 t1
        ror ebp, 6                         ;   361.0 p6      48 t1
        mov edx, r12d                      ;   343.0         51 t1 copy
        xor edx, edi                       ;   350.0 p11     51 t1
        lea r8d, [r8 + r14 + 430227734]    ;   336.3 p1      61 t1
        and edx, r9d                       ;   357.0 p5      51 t1
        xor edx, r12d                      ;   358.0 p0      51 t1
        add r8d, edx                       ;   359.0 p11     61 t1
        add r8d, ebp                       ;   362.0 p1      61 t1
        mov ebp, r11d                      ;   351.0         52 v[7] copy
        xor ebp, r15d                      ;   358.0 p6      52 v[7]
        and eax, ebp                       ;   359.0 p5      52 v[7]
        xor eax, r11d                      ;   360.0 p0      52 v[7]
        add r13d, r8d                      ;   363.0 p11     62 v[3]
        mov edx, r15d                      ;   358.0         47 v[7] copy
        ror edx, 9                         ;   358.0 p6      47 v[7]
        xor edx, r15d                      ;   359.0 p1      47 v[7]
        ror edx, 0xb                       ;   360.0 p0      47 v[7]
        xor edx, r15d                      ;   361.0 p5      47 v[7]
        ror edx, 2                         ;   362.0 p6      47 v[7]
        add eax, r8d                       ;   363.0 p11     63 v[7]
        add eax, edx                       ;   364.0 p1      63 v[7]
        mov r8d, r14d                      ;   336.3         50 w[2] copy
        shr r8d, 0xa                       ;   336.3 p0      50 w[2]
        mov edx, r14d                      ;   336.3         50 w[2] copy
        ror edx, 2                         ;   336.3 p6      50 w[2]
        xor edx, r14d                      ;   337.3 p5      50 w[2]
        ror edx, 0x11                      ;   338.3 p0      50 w[2]
        xor r8d, edx                       ;   339.3 p11     50 w[2]
        mov edx, dword [rsp + 96]          ;   332.5 p10     49 w[1]
        shr edx, 3                         ;   337.5 p6      49 w[1]
        mov ebx, dword [rsp + 96]          ;   332.8 p2      49 w[1]
        add r10d, dword [rsp + 132]        ;   333.0 p1+p3   78 w[1]
        add r10d, dword [rsp + 100]        ;   334.0 p5+p10   78 w[1]
        mov dword [rsp + 100], r14d        ;   336.3 p7+p4   78 w[0] spill
        mov r14d, dword [rsp + 96]         ;   333.8 p2      49 w[1]
        ror r14d, 0xb                      ;   338.8 p0      49 w[1]
        xor ebx, r14d                      ;   339.8 p11     49 w[1]
        ror ebx, 7                         ;   340.8 p6      49 w[1]
        xor edx, ebx                       ;   341.8 p1      49 w[1]
        add r10d, edx                      ;   342.8 p5      78 w[1]
        mov r14d, r13d                     ;   364.0         48 t1 copy
        ror r14d, 0xe                      ;   364.0 p0      48 t1
        xor r14d, r13d                     ;   365.0 p11     48 t1
        ror r14d, 5                        ;   366.0 p6      48 t1
        xor r14d, r13d                     ;   367.0 p1      48 t1
        ror r14d, 6                        ;   368.0 p0      48 t1
        lea r12d, [r12 + r10 + 506948616]  ;   343.8 p5      61 t1
        mov edx, edi                       ;   350.0         51 t1 copy
        xor edx, r9d                       ;   357.0 p11     51 t1
        and edx, r13d                      ;   364.0 p1      51 t1
        xor edx, edi                       ;   365.0 p5      51 t1
        add r12d, edx                      ;   366.0 p6      61 t1
        add r12d, r14d                     ;   369.0 p11     61 t1
        mov r14d, r15d                     ;   358.0         52 v[6] copy
        xor r14d, eax                      ;   365.0 p0      52 v[6]
        and ebp, r14d                      ;   366.0 p1      52 v[6]
        xor ebp, r15d                      ;   367.0 p5      52 v[6]
        add esi, r12d                      ;   370.0 p6      62 v[2]
        mov edx, eax                       ;   365.0         47 v[6] copy
        ror edx, 9                         ;   365.0 p0      47 v[6]
        xor edx, eax                       ;   366.0 p11     47 v[6]
        ror edx, 0xb                       ;   367.0 p6      47 v[6]
        xor edx, eax                       ;   368.0 p1      47 v[6]
        ror edx, 2                         ;   369.0 p0      47 v[6]
        mov ebx, r10d                      ;   343.8         50 w[3] copy
        shr ebx, 0xa                       ;   343.8 p6      50 w[3]
        add ebp, r12d                      ;   370.0 p5      63 v[6]
        add ebp, edx                       ;   371.0 p11     63 v[6]
        mov r12d, r10d                     ;   343.8         50 w[3] copy
        ror r12d, 2                        ;   343.8 p0      50 w[3]
        xor r12d, r10d                     ;   344.8 p1      50 w[3]
        ror r12d, 0x11                     ;   345.8 p6      50 w[3]
        xor ebx, r12d                      ;   346.8 p5      50 w[3]
        mov r12d, dword [rsp + 128]        ;   340.0 p3      49 w[2]
        shr r12d, 3                        ;   345.0 p0      49 w[2]
        mov edx, dword [rsp + 128]         ;   340.3 p10     49 w[2]
        add r8d, dword [rsp + 136]         ;   340.5 p11+p2   78 w[2]
        add r8d, dword [rsp + 96]          ;   341.5 p1+p3   78 w[2]
        mov dword [rsp + 96], r10d         ;   343.8 p8+p9   78 w[1] spill
        mov r10d, dword [rsp + 128]        ;   341.3 p10     49 w[2]
        ror r10d, 0xb                      ;   346.3 p6      49 w[2]
        xor edx, r10d                      ;   347.3 p5      49 w[2]
        ror edx, 7                         ;   348.3 p0      49 w[2]
        xor r12d, edx                      ;   349.3 p11     49 w[2]
        add r8d, r12d                      ;   350.3 p1      78 w[2]
        mov r10d, esi                      ;   371.0         48 t1 copy
        ror r10d, 0xe                      ;   371.0 p6      48 t1
        xor r10d, esi                      ;   372.0 p5      48 t1
        ror r10d, 5                        ;   373.0 p0      48 t1
        xor r10d, esi                      ;   374.0 p11     48 t1
        ror r10d, 6                        ;   375.0 p6      48 t1
        mov r12d, r9d                      ;   357.0         51 t1 copy
        xor r12d, r13d                     ;   364.0 p1      51 t1
        lea edi, [rdi + r8 + 659060556]    ;   351.3 p5      61 t1
        and r12d, esi                      ;   371.0 p11     51 t1
        xor r12d, r9d                      ;   372.0 p0      51 t1
        add edi, r12d                      ;   373.0 p1      61 t1
        add edi, r10d                      ;   376.0 p5      61 t1
        mov r10d, eax                      ;   365.0         52 v[5] copy
        xor r10d, ebp                      ;   372.0 p6      52 v[5]
        and r14d, r10d                     ;   373.0 p11     52 v[5]
        xor r14d, eax                      ;   374.0 p0      52 v[5]
        add r11d, edi                      ;   377.0 p1      62 v[1]
        mov r12d, ebp                      ;   372.0         47 v[5] copy
        ror r12d, 9                        ;   372.0 p6      47 v[5]
        xor r12d, ebp                      ;   373.0 p5      47 v[5]
        ror r12d, 0xb                      ;   374.0 p0      47 v[5]
        xor r12d, ebp                      ;   375.0 p11     47 v[5]
        ror r12d, 2                        ;   376.0 p6      47 v[5]
        mov edx, r8d                       ;   351.3         50 w[4] copy
        shr edx, 0xa                       ;   351.3 p0      50 w[4]
        add r14d, edi                      ;   377.0 p1      63 v[5]
        add r14d, r12d                     ;   378.0 p5      63 v[5]
        mov edi, r8d                       ;   351.3         50 w[4] copy
        ror edi, 2                         ;   351.3 p6      50 w[4]
        xor edi, r8d                       ;   352.3 p11     50 w[4]
        ror edi, 0x11                      ;   353.3 p0      50 w[4]
        xor edx, edi                       ;   354.3 p1      50 w[4]
        mov edi, dword [rsp + 108]         ;   347.5 p2      49 w[3]
        shr edi, 3                         ;   352.5 p6      49 w[3]
        mov r12d, dword [rsp + 108]        ;   347.8 p3      49 w[3]
        add ebx, ecx                       ;   348.0 p5      78 w[3]
        add ebx, dword [rsp + 128]         ;   349.0 p11+p10   78 w[3]
        mov dword [rsp + 128], ecx         ;   348.3 p7+p4   78 w[12] spill
        mov ecx, dword [rsp + 108]         ;   348.5 p2      49 w[3]
        ror ecx, 0xb                       ;   353.5 p0      49 w[3]
        xor r12d, ecx                      ;   354.5 p1      49 w[3]
        ror r12d, 7                        ;   355.5 p6      49 w[3]
        xor edi, r12d                      ;   356.5 p5      49 w[3]
        add ebx, edi                       ;   357.5 p11     78 w[3]
        mov edi, r11d                      ;   378.0         48 t1 copy
        ror edi, 0xe                       ;   378.0 p0      48 t1
        xor edi, r11d                      ;   379.0 p1      48 t1
        ror edi, 5                         ;   380.0 p6      48 t1
        xor edi, r11d                      ;   381.0 p5      48 t1
        ror edi, 6                         ;   382.0 p0      48 t1
        mov r12d, r13d                     ;   364.0         51 t1 copy
        xor r12d, esi                      ;   371.0 p11     51 t1
        lea r9d, [r9 + rbx + 883997877]    ;   358.5 p1      61 t1
        and r12d, r11d                     ;   378.0 p5      51 t1
        xor r12d, r13d                     ;   379.0 p6      51 t1
        add r9d, r12d                      ;   380.0 p11     61 t1
        add r9d, edi                       ;   383.0 p1      61 t1
        mov edi, ebp                       ;   372.0         52 v[4] copy
        xor edi, r14d                      ;   379.0 p0      52 v[4]
        and r10d, edi                      ;   380.0 p5      52 v[4]
        xor r10d, ebp                      ;   381.0 p6      52 v[4]
        add r15d, r9d                      ;   384.0 p11     62 v[0]
        mov r12d, r14d                     ;   379.0         47 v[4] copy
        ror r12d, 9                        ;   379.0 p0      47 v[4]
        xor r12d, r14d                     ;   380.0 p1      47 v[4]
        ror r12d, 0xb                      ;   381.0 p6      47 v[4]
        xor r12d, r14d                     ;   382.0 p5      47 v[4]
        ror r12d, 2                        ;   383.0 p0      47 v[4]
        mov ecx, ebx                       ;   358.5         50 w[5] copy
        shr ecx, 0xa                       ;   358.5 p6      50 w[5]
        add r10d, r9d                      ;   384.0 p11     63 v[4]
        add r10d, r12d                     ;   385.0 p1      63 v[4]
        mov r9d, ebx                       ;   358.5         50 w[5] copy
        ror r9d, 2                         ;   358.5 p0      50 w[5]
        xor r9d, ebx                       ;   359.5 p5      50 w[5]
        ror r9d, 0x11                      ;   360.5 p6      50 w[5]
        xor ecx, r9d                       ;   361.5 p11     50 w[5]
        mov r9d, dword [rsp + 112]         ;   355.0 p3      49 w[4]
        shr r9d, 3                         ;   360.0 p0      49 w[4]
        mov r12d, dword [rsp + 112]        ;   355.3 p10     49 w[4]
        add edx, dword [rsp + 140]         ;   355.5 p1+p2   78 w[4]
        add edx, dword [rsp + 108]         ;   356.5 p5+p3   78 w[4]
        mov dword [rsp + 108], ebx         ;   358.5 p8+p9   78 w[3] spill
        mov ebx, dword [rsp + 112]         ;   356.3 p10     49 w[4]
        ror ebx, 0xb                       ;   361.3 p6      49 w[4]
        xor r12d, ebx                      ;   362.3 p11     49 w[4]
        ror r12d, 7                        ;   363.3 p0      49 w[4]
        xor r9d, r12d                      ;   364.3 p1      49 w[4]
        add edx, r9d                       ;   365.3 p5      78 w[4]
        mov r9d, r15d                      ;   385.0         48 t1 copy
        ror r9d, 0xe                       ;   385.0 p6      48 t1
        xor r9d, r15d                      ;   386.0 p11     48 t1
        ror r9d, 5                         ;   387.0 p0      48 t1
        xor r9d, r15d                      ;   388.0 p1      48 t1
        ror r9d, 6                         ;   389.0 p6      48 t1
        mov r12d, esi                      ;   371.0         51 t1 copy
        xor r12d, r11d                     ;   378.0 p5      51 t1
        lea r13d, [r13 + rdx + 958139571]  ;   366.3 p11     61 t1
        and r12d, r15d                     ;   385.0 p1      51 t1
        xor r12d, esi                      ;   386.0 p0      51 t1
        add r13d, r12d                     ;   387.0 p5      61 t1
        add r13d, r9d                      ;   390.0 p11     61 t1
        mov r9d, r14d                      ;   379.0         52 v[3] copy
        xor r9d, r10d                      ;   386.0 p6      52 v[3]
        and edi, r9d                       ;   387.0 p1      52 v[3]
        xor edi, r14d                      ;   388.0 p0      52 v[3]
        add eax, r13d                      ;   391.0 p5      62 v[7]
        mov r12d, r10d                     ;   386.0         47 v[3] copy
        ror r12d, 9                        ;   386.0 p6      47 v[3]
        xor r12d, r10d                     ;   387.0 p11     47 v[3]
        ror r12d, 0xb                      ;   388.0 p0      47 v[3]
        xor r12d, r10d                     ;   389.0 p1      47 v[3]
        ror r12d, 2                        ;   390.0 p6      47 v[3]
        add edi, r13d                      ;   391.0 p5      63 v[3]
        add edi, r12d                      ;   392.0 p11     63 v[3]
        mov r12d, edx                      ;   366.3         50 w[6] copy
        shr r12d, 0xa                      ;   366.3 p0      50 w[6]
        mov r13d, edx                      ;   366.3         50 w[6] copy
        ror r13d, 2                        ;   366.3 p6      50 w[6]
        xor r13d, edx                      ;   367.3 p1      50 w[6]
        ror r13d, 0x11                     ;   368.3 p0      50 w[6]
        xor r12d, r13d                     ;   369.3 p5      50 w[6]
        mov r13d, dword [rsp + 104]        ;   362.5 p2      49 w[5]
        shr r13d, 3                        ;   367.5 p6      49 w[5]
        mov ebx, dword [rsp + 104]         ;   362.8 p3      49 w[5]
        add ecx, dword [rsp + 148]         ;   363.0 p11+p10   78 w[5]
        add ecx, dword [rsp + 112]         ;   364.0 p1+p2   78 w[5]
        mov dword [rsp + 112], edx         ;   366.3 p7+p4   78 w[4] spill
        mov edx, dword [rsp + 104]         ;   363.8 p3      49 w[5]
        ror edx, 0xb                       ;   368.8 p0      49 w[5]
        xor ebx, edx                       ;   369.8 p5      49 w[5]
        ror ebx, 7                         ;   370.8 p6      49 w[5]
        xor r13d, ebx                      ;   371.8 p11     49 w[5]
        add ecx, r13d                      ;   372.8 p1      78 w[5]
        mov r13d, eax                      ;   392.0         48 t1 copy
        ror r13d, 0xe                      ;   392.0 p0      48 t1
        xor r13d, eax                      ;   393.0 p5      48 t1
        ror r13d, 5                        ;   394.0 p6      48 t1
        xor r13d, eax                      ;   395.0 p11     48 t1
        ror r13d, 6                        ;   396.0 p0      48 t1
        mov edx, r11d                      ;   378.0         51 t1 copy
        xor edx, r15d                      ;   385.0 p1      51 t1
        lea esi, [rsi + rcx + 1322822218]  ;   373.8 p5      61 t1
        and edx, eax                       ;   392.0 p11     51 t1
        xor edx, r11d                      ;   393.0 p6      51 t1
        add esi, edx                       ;   394.0 p1      61 t1
        add esi, r13d                      ;   397.0 p5      61 t1
        mov r13d, r10d                     ;   386.0         52 v[2] copy
        xor r13d, edi                      ;   393.0 p0      52 v[2]
        and r9d, r13d                      ;   394.0 p11     52 v[2]
        xor r9d, r10d                      ;   395.0 p6      52 v[2]
        add ebp, esi                       ;   398.0 p1      62 v[6]
        mov edx, edi                       ;   393.0         47 v[2] copy
        ror edx, 9                         ;   393.0 p0      47 v[2]
        xor edx, edi                       ;   394.0 p5      47 v[2]
        ror edx, 0xb                       ;   395.0 p6      47 v[2]
        xor edx, edi                       ;   396.0 p11     47 v[2]
        ror edx, 2                         ;   397.0 p0      47 v[2]
        add r9d, esi                       ;   398.0 p1      63 v[2]
        add r9d, edx                       ;   399.0 p5      63 v[2]
        mov esi, ecx                       ;   373.8         50 w[7] copy
        shr esi, 0xa                       ;   373.8 p6      50 w[7]
        mov edx, ecx                       ;   373.8         50 w[7] copy
        ror edx, 2                         ;   373.8 p0      50 w[7]
        xor edx, ecx                       ;   374.8 p11     50 w[7]
        ror edx, 0x11                      ;   375.8 p6      50 w[7]
        xor esi, edx                       ;   376.8 p1      50 w[7]
        mov edx, dword [rsp + 144]         ;   370.0 p10     49 w[6]
        shr edx, 3                         ;   375.0 p0      49 w[6]
        mov ebx, dword [rsp + 144]         ;   370.3 p2      49 w[6]
        add r12d, dword [rsp + 116]        ;   370.5 p5+p3   78 w[6]
        add r12d, dword [rsp + 104]        ;   371.5 p11+p10   78 w[6]
        mov dword [rsp + 104], ecx         ;   373.8 p8+p9   78 w[5] spill
        mov ecx, dword [rsp + 144]         ;   371.3 p2      49 w[6]
        ror ecx, 0xb                       ;   376.3 p6      49 w[6]
        xor ebx, ecx                       ;   377.3 p1      49 w[6]
        ror ebx, 7                         ;   378.3 p0      49 w[6]
        xor edx, ebx                       ;   379.3 p5      49 w[6]
        add r12d, edx                      ;   380.3 p11     78 w[6]
        mov ecx, ebp                       ;   399.0         48 t1 copy
        ror ecx, 0xe                       ;   399.0 p6      48 t1
        xor ecx, ebp                       ;   400.0 p1      48 t1
        ror ecx, 5                         ;   401.0 p0      48 t1
        xor ecx, ebp                       ;   402.0 p5      48 t1
        ror ecx, 6                         ;   403.0 p6      48 t1
        mov edx, r15d                      ;   385.0         51 t1 copy
        xor edx, eax                       ;   392.0 p11     51 t1
        lea r11d, [r11 + r12 + 1537002063] ;   381.3 p1      61 t1
        and edx, ebp                       ;   399.0 p5      51 t1
        xor edx, r15d                      ;   400.0 p0      51 t1
        add r11d, edx                      ;   401.0 p11     61 t1
        add r11d, ecx                      ;   404.0 p1      61 t1
        mov ecx, edi                       ;   393.0         52 v[1] copy
        xor ecx, r9d                       ;   400.0 p6      52 v[1]
        and r13d, ecx                      ;   401.0 p5      52 v[1]
        xor r13d, edi                      ;   402.0 p0      52 v[1]
        add r14d, r11d                     ;   405.0 p11     62 v[5]
        mov edx, r9d                       ;   400.0         47 v[1] copy
        ror edx, 9                         ;   400.0 p6      47 v[1]
        xor edx, r9d                       ;   401.0 p1      47 v[1]
        ror edx, 0xb                       ;   402.0 p0      47 v[1]
        xor edx, r9d                       ;   403.0 p5      47 v[1]
        ror edx, 2                         ;   404.0 p6      47 v[1]
        add r13d, r11d                     ;   405.0 p11     63 v[1]
        add r13d, edx                      ;   406.0 p1      63 v[1]
        mov r11d, r12d                     ;   381.3         50 w[8] copy
        shr r11d, 0xa                      ;   381.3 p0      50 w[8]
        mov edx, r12d                      ;   381.3         50 w[8] copy
        ror edx, 2                         ;   381.3 p6      50 w[8]
        xor edx, r12d                      ;   382.3 p5      50 w[8]
        ror edx, 0x11                      ;   383.3 p0      50 w[8]
        xor r11d, edx                      ;   384.3 p11     50 w[8]
        mov edx, dword [rsp + 124]         ;   377.5 p3      49 w[7]
        shr edx, 3                         ;   382.5 p6      49 w[7]
        mov ebx, dword [rsp + 124]         ;   377.8 p10     49 w[7]
        add esi, dword [rsp + 100]         ;   378.0 p1+p2   78 w[7]
        add esi, dword [rsp + 144]         ;   379.0 p5+p3   78 w[7]
        mov dword [rsp + 144], r12d        ;   381.3 p7+p4   78 w[6] spill
        mov r12d, dword [rsp + 124]        ;   378.8 p10     49 w[7]
        ror r12d, 0xb                      ;   383.8 p0      49 w[7]
        xor ebx, r12d                      ;   384.8 p11     49 w[7]
        ror ebx, 7                         ;   385.8 p6      49 w[7]
        xor edx, ebx                       ;   386.8 p1      49 w[7]
        add esi, edx                       ;   387.8 p5      78 w[7]
        mov r12d, r14d                     ;   406.0         48 t1 copy
        ror r12d, 0xe                      ;   406.0 p0      48 t1
        xor r12d, r14d                     ;   407.0 p11     48 t1
        ror r12d, 5                        ;   408.0 p6      48 t1
        xor r12d, r14d                     ;   409.0 p1      48 t1
        ror r12d, 6                        ;   410.0 p0      48 t1
        mov edx, eax                       ;   392.0         51 t1 copy
        xor edx, ebp                       ;   399.0 p5      51 t1
        lea r15d, [r15 + rsi + 1747873779] ;   388.8 p11     61 t1
        and edx, r14d                      ;   406.0 p1      51 t1
        xor edx, eax                       ;   407.0 p6      51 t1
        add r15d, edx                      ;   408.0 p5      61 t1
        add r15d, r12d                     ;   411.0 p11     61 t1
        mov r12d, r9d                      ;   400.0         52 v[0] copy
        xor r12d, r13d                     ;   407.0 p0      52 v[0]
        and ecx, r12d                      ;   408.0 p1      52 v[0]
        xor ecx, r9d                       ;   409.0 p6      52 v[0]
        add r10d, r15d                     ;   412.0 p5      62 v[4]
        mov edx, r13d                      ;   407.0         47 v[0] copy
        ror edx, 9                         ;   407.0 p0      47 v[0]
        xor edx, r13d                      ;   408.0 p11     47 v[0]
        ror edx, 0xb                       ;   409.0 p6      47 v[0]
        xor edx, r13d                      ;   410.0 p1      47 v[0]
        ror edx, 2                         ;   411.0 p0      47 v[0]
        add ecx, r15d                      ;   412.0 p5      63 v[0]
        add ecx, edx                       ;   413.0 p11     63 v[0]
        mov r15d, esi                      ;   388.8         50 w[9] copy
        shr r15d, 0xa                      ;   388.8 p6      50 w[9]
        mov edx, esi                       ;   388.8         50 w[9] copy
        ror edx, 2                         ;   388.8 p0      50 w[9]
        xor edx, esi                       ;   389.8 p1      50 w[9]
        ror edx, 0x11                      ;   390.8 p6      50 w[9]
        xor r15d, edx                      ;   391.8 p5      50 w[9]
        mov edx, dword [rsp + 120]         ;   385.0 p2      49 w[8]
        shr edx, 3                         ;   390.0 p0      49 w[8]
        mov ebx, dword [rsp + 120]         ;   385.3 p3      49 w[8]
        add r11d, dword [rsp + 96]         ;   385.5 p11+p10   78 w[8]
        add r11d, dword [rsp + 124]        ;   386.5 p1+p2   78 w[8]
        mov dword [rsp + 124], esi         ;   388.8 p8+p9   78 w[7] spill
        mov esi, dword [rsp + 120]         ;   386.3 p3      49 w[8]
        ror esi, 0xb                       ;   391.3 p6      49 w[8]
        xor ebx, esi                       ;   392.3 p5      49 w[8]
        ror ebx, 7                         ;   393.3 p0      49 w[8]
        xor edx, ebx                       ;   394.3 p11     49 w[8]
        add r11d, edx                      ;   395.3 p1      78 w[8]
        mov esi, r10d                      ;   413.0         48 t1 copy
        ror esi, 0xe                       ;   413.0 p6      48 t1
        xor esi, r10d                      ;   414.0 p5      48 t1
        ror esi, 5                         ;   415.0 p0      48 t1
        xor esi, r10d                      ;   416.0 p11     48 t1
        ror esi, 6                         ;   417.0 p6      48 t1
        mov edx, ebp                       ;   399.0         51 t1 copy
        xor edx, r14d                      ;   406.0 p1      51 t1
        lea eax, [rax + r11 + 1955562222]  ;   396.3 p5      61 t1
        and edx, r10d                      ;   413.0 p11     51 t1
        xor edx, ebp                       ;   414.0 p0      51 t1
        add eax, edx                       ;   415.0 p1      61 t1
        add eax, esi                       ;   418.0 p5      61 t1
        mov esi, r13d                      ;   407.0         52 v[7] copy
        xor esi, ecx                       ;   414.0 p6      52 v[7]
        and r12d, esi                      ;   415.0 p11     52 v[7]
        xor r12d, r13d                     ;   416.0 p0      52 v[7]
        add edi, eax                       ;   419.0 p1      62 v[3]
        mov edx, ecx                       ;   414.0         47 v[7] copy
        ror edx, 9                         ;   414.0 p6      47 v[7]
        xor edx, ecx                       ;   415.0 p5      47 v[7]
        ror edx, 0xb                       ;   416.0 p0      47 v[7]
        xor edx, ecx                       ;   417.0 p11     47 v[7]
        ror edx, 2                         ;   418.0 p6      47 v[7]
        add r12d, eax                      ;   419.0 p1      63 v[7]
        add r12d, edx                      ;   420.0 p5      63 v[7]
        mov eax, r11d                      ;   396.3         50 w[10] copy
        shr eax, 0xa                       ;   396.3 p0      50 w[10]
        mov edx, r11d                      ;   396.3         50 w[10] copy
        ror edx, 2                         ;   396.3 p6      50 w[10]
        xor edx, r11d                      ;   397.3 p11     50 w[10]
        ror edx, 0x11                      ;   398.3 p0      50 w[10]
        xor eax, edx                       ;   399.3 p1      50 w[10]
        mov edx, dword [rsp + 132]         ;   392.5 p10     49 w[9]
        shr edx, 3                         ;   397.5 p6      49 w[9]
        mov ebx, dword [rsp + 132]         ;   392.8 p2      49 w[9]
        add r15d, r8d                      ;   393.0 p5      78 w[9]
        add r15d, dword [rsp + 120]        ;   394.0 p11+p3   78 w[9]
        mov r8d, dword [rsp + 132]         ;   393.5 p10     49 w[9]
        ror r8d, 0xb                       ;   398.5 p0      49 w[9]
        xor ebx, r8d                       ;   399.5 p1      49 w[9]
        ror ebx, 7                         ;   400.5 p6      49 w[9]
        xor edx, ebx                       ;   401.5 p5      49 w[9]
        add r15d, edx                      ;   402.5 p11     78 w[9]
        mov r8d, edi                       ;   420.0         48 t1 copy
        ror r8d, 0xe                       ;   420.0 p0      48 t1
        xor r8d, edi                       ;   421.0 p1      48 t1
        ror r8d, 5                         ;   422.0 p6      48 t1
        xor r8d, edi                       ;   423.0 p5      48 t1
        ror r8d, 6                         ;   424.0 p0      48 t1
        mov edx, r14d                      ;   406.0         51 t1 copy
        xor edx, r10d                      ;   413.0 p11     51 t1
        lea ebp, [rbp + r15 + 2024104815]  ;   403.5 p1      61 t1
        and edx, edi                       ;   420.0 p5      51 t1
        xor edx, r14d                      ;   421.0 p11     51 t1
        add ebp, edx                       ;   422.0 p6      61 t1
        add ebp, r8d                       ;   425.0 p1      61 t1
        mov r8d, ecx                       ;   414.0         52 v[6] copy
        xor r8d, r12d                      ;   421.0 p0      52 v[6]
        and esi, r8d                       ;   422.0 p5      52 v[6]
        xor esi, ecx                       ;   423.0 p11     52 v[6]
        add r9d, ebp                       ;   426.0 p6      62 v[2]
        mov edx, r12d                      ;   421.0         47 v[6] copy
        ror edx, 9                         ;   421.0 p0      47 v[6]
        xor edx, r12d                      ;   422.0 p1      47 v[6]
        ror edx, 0xb                       ;   423.0 p6      47 v[6]
        xor edx, r12d                      ;   424.0 p5      47 v[6]
        ror edx, 2                         ;   425.0 p0      47 v[6]
        add esi, ebp                       ;   426.0 p11     63 v[6]
        add esi, edx                       ;   427.0 p1      63 v[6]
        mov ebp, r15d                      ;   403.5         50 w[11] copy
        shr ebp, 0xa                       ;   403.5 p6      50 w[11]
        mov edx, r15d                      ;   403.5         50 w[11] copy
        ror edx, 2                         ;   403.5 p0      50 w[11]
        xor r15d, edx                      ;   404.5 p5      50 w[11]
        ror r15d, 0x11                     ;   405.5 p6      50 w[11]
        xor ebp, r15d                      ;   406.5 p11     50 w[11]
        mov r15d, dword [rsp + 136]        ;   399.8 p2      49 w[10]
        shr r15d, 3                        ;   404.8 p0      49 w[10]
        mov edx, dword [rsp + 136]         ;   400.2 p3      49 w[10]
        ror edx, 0xb                       ;   405.2 p6      49 w[10]
        mov ebx, dword [rsp + 136]         ;   400.5 p10     78 w[11] reload
        xor edx, ebx                       ;   406.2 p1      49 w[10]
        ror edx, 7                         ;   407.2 p0      49 w[10]
        xor r15d, edx                      ;   408.2 p5      49 w[10]
        add eax, r15d                      ;   409.2 p11     78 w[10]
        add eax, dword [rsp + 108]         ;   410.2 p1+p2   78 w[10]
        add eax, dword [rsp + 132]         ;   411.2 p5+p3   78 w[10]
        mov r15d, r9d                      ;   427.0         48 t1 copy
        ror r15d, 0xe                      ;   427.0 p6      48 t1
        xor r15d, r9d                      ;   428.0 p11     48 t1
        ror r15d, 5                        ;   429.0 p0      48 t1
        xor r15d, r9d                      ;   430.0 p1      48 t1
        ror r15d, 6                        ;   431.0 p6      48 t1
        mov edx, r10d                      ;   413.0         51 t1 copy
        xor edx, edi                       ;   420.0 p5      51 t1
        lea r14d, [r14 + rax - 2067236844] ;   412.2 p11     61 t1
        and edx, r9d                       ;   427.0 p1      51 t1
        xor edx, r10d                      ;   428.0 p0      51 t1
        add r14d, edx                      ;   429.0 p5      61 t1
        add r14d, r15d                     ;   432.0 p11     61 t1
        mov r15d, r12d                     ;   421.0         52 v[5] copy
        xor r15d, esi                      ;   428.0 p6      52 v[5]
        and r8d, r15d                      ;   429.0 p1      52 v[5]
        xor r8d, r12d                      ;   430.0 p0      52 v[5]
        add r13d, r14d                     ;   433.0 p5      62 v[1]
        mov edx, esi                       ;   428.0         47 v[5] copy
        ror edx, 9                         ;   428.0 p6      47 v[5]
        xor edx, esi                       ;   429.0 p11     47 v[5]
        ror edx, 0xb                       ;   430.0 p0      47 v[5]
        xor edx, esi                       ;   431.0 p1      47 v[5]
        ror edx, 2                         ;   432.0 p6      47 v[5]
        add r8d, r14d                      ;   433.0 p5      63 v[5]
        add r8d, edx                       ;   434.0 p11     63 v[5]
        mov r14d, eax                      ;   412.2         50 w[12] copy
        shr r14d, 0xa                      ;   412.2 p0      50 w[12]
        mov edx, eax                       ;   412.2         50 w[12] copy
        ror edx, 2                         ;   412.2 p6      50 w[12]
        xor eax, edx                       ;   413.2 p1      50 w[12]
        ror eax, 0x11                      ;   414.2 p0      50 w[12]
        xor r14d, eax                      ;   415.2 p5      50 w[12]
        mov eax, dword [rsp + 128]         ;   407.2 p10     49 w[11]
        shr eax, 3                         ;   412.2 p6      49 w[11]
        mov edx, dword [rsp + 128]         ;   407.5 p2      49 w[11]
        add ebp, ebx                       ;   407.7 p11     78 w[11]
        add ebp, dword [rsp + 112]         ;   408.7 p1+p3   78 w[11]
        mov ebx, dword [rsp + 128]         ;   408.2 p10     49 w[11]
        ror ebx, 0xb                       ;   413.2 p0      49 w[11]
        xor edx, ebx                       ;   414.2 p5      49 w[11]
        ror edx, 7                         ;   415.2 p6      49 w[11]
        xor eax, edx                       ;   416.2 p11     49 w[11]
        add ebp, eax                       ;   417.2 p1      78 w[11]
        mov eax, r13d                      ;   434.0         48 t1 copy
        ror eax, 0xe                       ;   434.0 p0      48 t1
        xor eax, r13d                      ;   435.0 p5      48 t1
        ror eax, 5                         ;   436.0 p6      48 t1
        xor eax, r13d                      ;   437.0 p11     48 t1
        ror eax, 6                         ;   438.0 p0      48 t1
        mov edx, edi                       ;   420.0         51 t1 copy
        xor edx, r9d                       ;   427.0 p1      51 t1
        lea r10d, [r10 + rbp - 1933114872] ;   418.2 p5      61 t1
        and edx, r13d                      ;   434.0 p11     51 t1
        xor edx, edi                       ;   435.0 p1      51 t1
        add r10d, edx                      ;   436.0 p5      61 t1
        add r10d, eax                      ;   439.0 p6      61 t1
        mov eax, esi                       ;   428.0         52 v[4] copy
        xor eax, r8d                       ;   435.0 p11     52 v[4]
        and r15d, eax                      ;   436.0 p0      52 v[4]
        xor r15d, esi                      ;   437.0 p1      52 v[4]
        add ecx, r10d                      ;   440.0 p5      62 v[0]
        mov edx, r8d                       ;   435.0         47 v[4] copy
        ror edx, 9                         ;   435.0 p6      47 v[4]
        xor edx, r8d                       ;   436.0 p11     47 v[4]
        ror edx, 0xb                       ;   437.0 p0      47 v[4]
        xor edx, r8d                       ;   438.0 p1      47 v[4]
        ror edx, 2                         ;   439.0 p6      47 v[4]
        add r15d, r10d                     ;   440.0 p5      63 v[4]
        add r15d, edx                      ;   441.0 p11     63 v[4]
        mov r10d, ebp                      ;   418.2         50 w[13] copy
        shr r10d, 0xa                      ;   418.2 p0      50 w[13]
        mov edx, ebp                       ;   418.2         50 w[13] copy
        ror edx, 2                         ;   418.2 p6      50 w[13]
        xor ebp, edx                       ;   419.2 p1      50 w[13]
        ror ebp, 0x11                      ;   420.2 p0      50 w[13]
        xor r10d, ebp                      ;   421.2 p5      50 w[13]
        mov ebp, dword [rsp + 140]         ;   414.5 p2      49 w[12]
        shr ebp, 3                         ;   419.5 p6      49 w[12]
        mov edx, dword [rsp + 140]         ;   414.8 p3      49 w[12]
        ror edx, 0xb                       ;   419.8 p0      49 w[12]
        mov ebx, dword [rsp + 140]         ;   415.2 p10     78 w[13] reload
        xor edx, ebx                       ;   420.8 p11     49 w[12]
        ror edx, 7                         ;   421.8 p6      49 w[12]
        xor ebp, edx                       ;   422.8 p1      49 w[12]
        add r14d, ebp                      ;   423.8 p5      78 w[12]
        add r14d, dword [rsp + 104]        ;   424.8 p11+p2   78 w[12]
        add r14d, dword [rsp + 128]        ;   425.8 p1+p3   78 w[12]
        mov ebp, ecx                       ;   441.0         48 t1 copy
        ror ebp, 0xe                       ;   441.0 p0      48 t1
        xor ebp, ecx                       ;   442.0 p5      48 t1
        ror ebp, 5                         ;   443.0 p6      48 t1
        xor ebp, ecx                       ;   444.0 p11     48 t1
        ror ebp, 6                         ;   445.0 p0      48 t1
        mov edx, r9d                       ;   427.0         51 t1 copy
        xor edx, r13d                      ;   434.0 p1      51 t1
        lea edi, [rdi + r14 - 1866530822]  ;   426.8 p5      61 t1
        and edx, ecx                       ;   441.0 p11     51 t1
        xor edx, r9d                       ;   442.0 p6      51 t1
        add edi, edx                       ;   443.0 p1      61 t1
        add edi, ebp                       ;   446.0 p5      61 t1
        mov ebp, r8d                       ;   435.0         52 v[3] copy
        xor ebp, r15d                      ;   442.0 p0      52 v[3]
        and eax, ebp                       ;   443.0 p11     52 v[3]
        xor eax, r8d                       ;   444.0 p6      52 v[3]
        add r12d, edi                      ;   447.0 p1      62 v[7]
        mov edx, r15d                      ;   442.0         47 v[3] copy
        ror edx, 9                         ;   442.0 p0      47 v[3]
        xor edx, r15d                      ;   443.0 p5      47 v[3]
        ror edx, 0xb                       ;   444.0 p6      47 v[3]
        xor edx, r15d                      ;   445.0 p11     47 v[3]
        ror edx, 2                         ;   446.0 p0      47 v[3]
        add eax, edi                       ;   447.0 p1      63 v[3]
        add eax, edx                       ;   448.0 p5      63 v[3]
        mov edi, dword [rsp + 148]         ;   420.7 p10     49 w[13]
        shr edi, 3                         ;   425.7 p6      49 w[13]
        mov edx, dword [rsp + 148]         ;   421.0 p2      49 w[13]
        add ebx, r10d                      ;   422.2 p11     78 w[13]
        add ebx, dword [rsp + 144]         ;   423.2 p1+p3   78 w[13]
        mov r10d, dword [rsp + 148]        ;   421.7 p10     49 w[13]
        ror r10d, 0xb                      ;   426.7 p0      49 w[13]
        xor edx, r10d                      ;   427.7 p5      49 w[13]
        ror edx, 7                         ;   428.7 p6      49 w[13]
        xor edi, edx                       ;   429.7 p11     49 w[13]
        add ebx, edi                       ;   430.7 p1      78 w[13]
        mov edi, r12d                      ;   448.0         48 t1 copy
        ror edi, 0xe                       ;   448.0 p0      48 t1
        xor edi, r12d                      ;   449.0 p5      48 t1
        ror edi, 5                         ;   450.0 p6      48 t1
        xor edi, r12d                      ;   451.0 p11     48 t1
        ror edi, 6                         ;   452.0 p0      48 t1
        mov r10d, r13d                     ;   434.0         51 t1 copy
        xor r10d, ecx                      ;   441.0 p1      51 t1
        mov edx, dword [rsp + 124]         ;   423.8 p2      61 t1
        lea edx, [rdx + r13 - 1090935817]  ;   434.0 p5      61 t1
        lea r9d, [r9 + rbx - 1538233109]   ;   431.7 p11     61 t1
        and r10d, r12d                     ;   448.0 p6      51 t1
        xor r13d, r10d                     ;   449.0 p1      51 t1
        add r9d, r13d                      ;   450.0 p0      61 t1
        add r9d, edi                       ;   453.0 p5      61 t1
        mov edi, r15d                      ;   442.0         52 v[2] copy
        xor edi, eax                       ;   449.0 p11     52 v[2]
        and ebp, edi                       ;   450.0 p6      52 v[2]
        mov r10d, dword [rsp + 88]         ;   425.5 p3      82 h
        add r10d, r15d                     ;   442.0 p1      82 h
        xor r15d, ebp                      ;   451.0 p0      52 v[2]
        add esi, r9d                       ;   454.0 p5      62 v[6]
        mov ebp, eax                       ;   449.0         47 v[2] copy
        ror ebp, 9                         ;   449.0 p6      47 v[2]
        xor ebp, eax                       ;   450.0 p11     47 v[2]
        ror ebp, 0xb                       ;   451.0 p0      47 v[2]
        xor ebp, eax                       ;   452.0 p1      47 v[2]
        ror ebp, 2                         ;   453.0 p6      47 v[2]
        mov r13d, r14d                     ;   427.2         50 w[14] copy
        shr r13d, 0xa                      ;   428.0 p0      50 w[14]
        add r15d, r9d                      ;   454.0 p5      63 v[2]
        add r15d, ebp                      ;   455.0 p11     63 v[2]
        mov ebp, r14d                      ;   427.8         50 w[14] copy
        ror ebp, 2                         ;   428.7 p6      50 w[14]
        xor r14d, ebp                      ;   429.7 p1      50 w[14]
        ror r14d, 0x11                     ;   430.7 p0      50 w[14]
        xor r13d, r14d                     ;   431.7 p5      50 w[14]
        mov ebp, dword [rsp + 116]         ;   428.7 p10     49 w[14]
        shr ebp, 3                         ;   433.7 p6      49 w[14]
        mov r9d, dword [rsp + 116]         ;   429.0 p2      49 w[14]
        ror r9d, 0xb                       ;   434.0 p0      49 w[14]
        mov r14d, dword [rsp + 116]        ;   429.3 p3      78 w[15] reload
        xor r9d, r14d                      ;   435.0 p11     49 w[14]
        ror r9d, 7                         ;   436.0 p6      49 w[14]
        xor ebp, r9d                       ;   437.0 p1      49 w[14]
        mov r9d, esi                       ;   455.0         48 t1 copy
        ror r9d, 0xe                       ;   455.0 p0      48 t1
        xor r9d, esi                       ;   456.0 p5      48 t1
        ror r9d, 5                         ;   457.0 p6      48 t1
        xor r9d, esi                       ;   458.0 p11     48 t1
        add edx, r13d                      ;   435.0 p1      61 t1
        ror r9d, 6                         ;   459.0 p0      48 t1
        add edx, ebp                       ;   438.0 p5      61 t1
        mov ebp, ecx                       ;   441.0         51 t1 copy
        xor ebp, r12d                      ;   448.0 p11     51 t1
        lea r11d, [rcx + r11 - 965641998]  ;   441.0 p1      61 t1
        add edx, dword [rsp + 148]         ;   439.0 p5+p10   61 t1
        and ebp, esi                       ;   455.0 p6      51 t1
        xor ecx, ebp                       ;   456.0 p11     51 t1
        add edx, ecx                       ;   457.0 p1      61 t1
        add edx, r9d                       ;   460.0 p0      61 t1
        mov ebp, eax                       ;   449.0         52 v[1] copy
        xor ebp, r15d                      ;   456.0 p5      52 v[1]
        and edi, ebp                       ;   457.0 p6      52 v[1]
        xor edi, eax                       ;   458.0 p11     52 v[1]
        add r8d, edx                       ;   461.0 p1      62 v[5]
        mov r9d, r15d                      ;   456.0         47 v[1] copy
        ror r9d, 9                         ;   456.0 p0      47 v[1]
        xor r9d, r15d                      ;   457.0 p5      47 v[1]
        ror r9d, 0xb                       ;   458.0 p6      47 v[1]
        xor r9d, r15d                      ;   459.0 p11     47 v[1]
        ror r9d, 2                         ;   460.0 p0      47 v[1]
        mov r13d, ebx                      ;   434.5         50 w[15] copy
        shr r13d, 0xa                      ;   435.7 p6      50 w[15]
        add edi, edx                       ;   461.0 p1      63 v[1]
        add edi, r9d                       ;   462.0 p5      63 v[1]
        mov r9d, ebx                       ;   435.2         50 w[15] copy
        ror r9d, 2                         ;   436.0 p0      50 w[15]
        xor ebx, r9d                       ;   437.0 p11     50 w[15]
        ror ebx, 0x11                      ;   438.0 p6      50 w[15]
        xor r13d, ebx                      ;   439.0 p1      50 w[15]
        mov r9d, dword [rsp + 100]         ;   436.0 p2      49 w[15]
        shr r9d, 3                         ;   441.0 p0      49 w[15]
        mov ecx, dword [rsp + 100]         ;   436.3 p3      49 w[15]
        ror ecx, 0xb                       ;   441.3 p6      49 w[15]
        xor ecx, dword [rsp + 100]         ;   442.3 p5+p10   49 w[15]
        ror ecx, 7                         ;   443.3 p0      49 w[15]
        xor r9d, ecx                       ;   444.3 p11     49 w[15]
        mov ecx, r8d                       ;   462.0         48 t1 copy
        ror ecx, 0xe                       ;   462.0 p6      48 t1
        xor ecx, r8d                       ;   463.0 p1      48 t1
        ror ecx, 5                         ;   464.0 p0      48 t1
        xor ecx, r8d                       ;   465.0 p5      48 t1
        add r11d, r14d                     ;   442.0 p11     61 t1
        add r11d, r13d                     ;   443.0 p1      61 t1
        ror ecx, 6                         ;   466.0 p6      48 t1
        add r11d, r9d                      ;   445.3 p5      61 t1
        mov r9d, r12d                      ;   448.0         51 t1 copy
        xor r9d, esi                       ;   455.0 p11     51 t1
        and r9d, r8d                       ;   462.0 p1      51 t1
        xor r9d, r12d                      ;   463.0 p5      51 t1
        add r11d, r9d                      ;   464.0 p0      61 t1
        add r11d, ecx                      ;   467.0 p11     61 t1
        mov r9d, edi                       ;   463.0         47 v[0] copy
        ror r9d, 9                         ;   463.0 p6      47 v[0]
        xor r9d, edi                       ;   464.0 p1      47 v[0]
        ror r9d, 0xb                       ;   465.0 p0      47 v[0]
        xor r9d, edi                       ;   466.0 p5      47 v[0]
        ror r9d, 2                         ;   467.0 p6      47 v[0]
        mov r13d, r15d                     ;   456.0         52 v[0] copy
        xor r13d, edi                      ;   463.0 p11     52 v[0]
        and ebp, r13d                      ;   464.0 p1      52 v[0]
        xor ebp, r15d                      ;   465.0 p5      52 v[0]
        add ebp, dword [rsp + 92]          ;   466.0 p0+p2   82 h
        add ebp, r9d                       ;   468.0 p11     82 h
        add ebp, r11d                      ;   469.0 p1      82 h
        add edi, dword [rsp + 84]          ;   463.0 p6+p3   82 h
        add r15d, dword [rsp + 80]         ;   456.0 p5+p10   82 h
        add eax, dword [rsp + 76]          ;   449.0 p0+p2   82 h
        add r10d, r11d                     ;   468.0 p11     82 h
        add r8d, dword [rsp + 72]          ;   462.0 p1+p3   82 h
        add esi, dword [rsp + 68]          ;   455.0 p6+p10   82 h
        add r12d, dword [rsp + 60]         ;   448.0 p5+p2   82 h
        mov dword [rsp + 60], r12d         ;   449.0 p7+p4   82 h
        mov r9, qword [rsp + 24]           ;   443.8 p3      68 blocks
        add r9, 0x40                       ;   448.8 p0      68 blocks
        mov r11d, r15d                     ;   457.0         82 h copy
        mov r12d, eax                      ;   450.0         82 h copy
        xchg edi, ebp                      ;   470.0 p11+p1+p6   82 h copy
        xchg esi, r10d                     ;   469.0 p5+p0+p11   82 h copy
        xchg r9, r8                        ;   463.0 p1+p6+p5   82 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
        mov dword [rsp + 52], r9d          ;                    resident
        mov dword [rsp + 56], r10d         ;                    resident
        mov dword [rsp + 40], r11d         ;                    resident
        mov dword [rsp + 44], r12d         ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 0]            ;     0.2 p3      68 blocks reload
        mov dword [r8], esi                ;     5.0 p7+p4   68 blocks
        mov esi, dword [rsp + 36]          ;     0.5 p10     68 blocks reload
        mov dword [r8 + 4], esi            ;     5.5 p8+p9   68 blocks
        mov esi, dword [rsp + 40]          ;     1.0 p2      68 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p7+p4   68 blocks
        mov esi, dword [rsp + 44]          ;     1.2 p3      68 blocks reload
        mov dword [r8 + 12], esi           ;     6.2 p8+p9   68 blocks
        mov esi, dword [rsp + 48]          ;     1.5 p10     68 blocks reload
        mov dword [r8 + 16], esi           ;     6.5 p7+p4   68 blocks
        mov esi, dword [rsp + 52]          ;     2.0 p2      68 blocks reload
        mov dword [r8 + 20], esi           ;     7.0 p8+p9   68 blocks
        mov esi, dword [rsp + 56]          ;     2.2 p3      68 blocks reload
        mov dword [r8 + 24], esi           ;     7.2 p7+p4   68 blocks
        mov esi, dword [rsp + 60]          ;     2.5 p10     68 blocks reload
        mov dword [r8 + 28], esi           ;     7.5 p8+p9   68 blocks
        xor eax, eax                       ;                    cleared
        mov qword [rsp + 24], rax          ;                    cleared
        mov qword [rsp + 32], rax          ;                    cleared
        mov qword [rsp + 40], rax          ;                    cleared
        mov qword [rsp + 48], rax          ;                    cleared
        mov qword [rsp + 56], rax          ;                    cleared
        mov qword [rsp + 64], rax          ;                    cleared
        mov qword [rsp + 72], rax          ;                    cleared
        mov qword [rsp + 80], rax          ;                    cleared
        mov qword [rsp + 88], rax          ;                    cleared
        mov qword [rsp + 96], rax          ;                    cleared
        mov qword [rsp + 104], rax         ;                    cleared
        mov qword [rsp + 112], rax         ;                    cleared
        mov qword [rsp + 120], rax         ;                    cleared
        mov qword [rsp + 128], rax         ;                    cleared
        mov qword [rsp + 136], rax         ;                    cleared
        mov qword [rsp + 144], rax         ;                    cleared
        add rsp, 0x98                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
