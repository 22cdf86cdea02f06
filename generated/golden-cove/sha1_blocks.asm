; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 3e9ad2edd67b151b); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 1071 uops, planned 204.3; bounds: width 178.5, ports 180.4, path 165.0
;   body.2: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 0.0
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
%fatal "sha1_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x78                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 52], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      16 h reload
        mov esi, dword [r8]                ;     5.0 p3      16 h
        mov dword [rsp + 32], esi          ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 4]            ;     5.0 p10     16 h
        mov dword [rsp + 36], esi          ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 8]            ;     5.0 p2      16 h
        mov dword [rsp + 40], esi          ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 12]           ;     5.0 p3      16 h
        mov dword [rsp + 44], esi          ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 16]           ;     5.0 p10     16 h
        mov dword [rsp + 48], esi          ;    10.0 p7+p4   16 h
        mov r8d, dword [rsp + 52]          ;     2.0 p2      16 h
        shl r8, 6                          ;     7.0 p0      16 h
        add r8, qword [rsp + 8]            ;     8.0 p1+p3   16 h
        mov qword [rsp + 16], r8           ;     9.0 p8+p9   16 h
        cmp dword [rsp + 52], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 32]          ;                    resident
        mov edi, dword [rsp + 40]          ;                    resident
        mov ebp, dword [rsp + 44]          ;                    resident
        align 16
.blocks_1:
        mov r9d, dword [r8]                ;     0.0 p2      22 w[0]
        bswap r9d                          ;     5.0 p1      22 w[0]
        rorx r10d, esi, 0x1b               ;     0.3 p0      27 v[4]
        mov r11d, edi                      ;     0.5          6 v[4] copy
        xor r11d, ebp                      ;     0.7 p5       6 v[4]
        mov r12d, dword [rsp + 36]         ;     0.8 p3      19 v[1] reload
        and r11d, r12d                     ;     5.8 p6       6 v[4]
        xor r11d, ebp                      ;     6.8 p11      6 v[4]
        mov r13d, dword [rsp + 48]         ;     1.3 p10     27 v[4]
        lea r13d, [r13 + r10 + 1518500249] ;     6.3 p1      27 v[4]
        add r13d, r9d                      ;     7.3 p0      27 v[4]
        add r13d, r11d                     ;     8.3 p5      27 v[4]
        rorx r11d, r12d, 2                 ;     5.8 p6      28 v[1]
        mov r14d, dword [r8 + 4]           ;     2.2 p2      22 w[1]
        bswap r14d                         ;     7.2 p1      22 w[1]
        rorx r15d, r13d, 0x1b              ;     9.3 p0      27 v[3]
        mov eax, esi                       ;     2.7          6 v[3] copy
        not eax                            ;     2.8 p11      6 v[3]
        and eax, edi                       ;     3.8 p5       6 v[3]
        lea eax, [rax + rbp + 1518500249]  ;     4.8 p6      27 v[3]
        add eax, r14d                      ;     8.2 p1      27 v[3]
        ror r10d, 7                        ;     3.7 p0      28 v[0]
        add eax, r15d                      ;    10.3 p11     27 v[3]
        mov ecx, r11d                      ;     6.8          6 v[3] copy
        and ecx, esi                       ;     6.8 p5       6 v[3]
        add eax, ecx                       ;    11.3 p6      27 v[3]
        mov ecx, dword [r8 + 8]            ;     4.3 p3      22 w[2]
        bswap ecx                          ;     9.3 p1      22 w[2]
        rorx edx, eax, 0x1b                ;    12.3 p0      27 v[2]
        mov ebx, r10d                      ;     4.8          6 v[2] copy
        xor ebx, r11d                      ;     6.8 p11      6 v[2]
        and r13d, ebx                      ;     9.3 p5       6 v[2]
        xor r13d, r11d                     ;    10.3 p6       6 v[2]
        lea r13d, [r13 + rdi + 1518500249] ;    11.3 p1      27 v[2]
        add r13d, ecx                      ;    12.3 p0      27 v[2]
        add r13d, edx                      ;    13.3 p11     27 v[2]
        ror r15d, 7                        ;    10.3 p6      28 v[4]
        mov ebx, dword [r8 + 12]           ;     6.2 p10     22 w[3]
        bswap ebx                          ;    11.2 p1      22 w[3]
        lea r11d, [r11 + rbx + 1518500249] ;    12.2 p5      27 v[1]
        ror edx, 7                         ;    13.3 p0      28 v[3]
        rorx r12d, r13d, 0x1b              ;    14.3 p6      27 v[1]
        add r11d, r12d                     ;    15.3 p11     27 v[1]
        mov dword [rsp + 56], ebp          ;     7.2 p7+p4   19 v[3] spill
        mov ebp, r10d                      ;     7.3          6 v[1] copy
        xor ebp, r15d                      ;    11.3 p1       6 v[1]
        and eax, ebp                       ;    12.3 p5       6 v[1]
        xor eax, r10d                      ;    13.3 p0       6 v[1]
        add r11d, eax                      ;    16.3 p11     27 v[1]
        mov ebp, dword [r8 + 16]           ;     8.2 p2      22 w[4]
        bswap ebp                          ;    13.2 p1      22 w[4]
        rorx eax, r11d, 0x1b               ;    17.3 p6      27 v[0]
        lea r10d, [r10 + rbp + 1518500249] ;    14.2 p5      27 v[0]
        add r10d, eax                      ;    18.3 p0      27 v[0]
        ror r12d, 7                        ;    15.3 p6      28 v[2]
        mov dword [rsp + 60], edi          ;     9.2 p8+p9   19 v[2] spill
        mov edi, r15d                      ;    11.3          6 v[0] copy
        xor edi, edx                       ;    14.3 p11      6 v[0]
        and r13d, edi                      ;    15.3 p1       6 v[0]
        xor r13d, r15d                     ;    16.3 p5       6 v[0]
        add r10d, r13d                     ;    19.3 p0      27 v[0]
        mov edi, dword [r8 + 20]           ;    10.2 p3      22 w[5]
        bswap edi                          ;    15.2 p1      22 w[5]
        rorx r13d, r10d, 0x1b              ;    20.3 p6      27 v[4]
        lea r15d, [r15 + rdi + 1518500249] ;    16.2 p11     27 v[4]
        add r15d, r13d                     ;    21.3 p5      27 v[4]
        ror eax, 7                         ;    18.3 p0      28 v[1]
        mov dword [rsp + 64], esi          ;    11.2 p7+p4   19 v[0] spill
        mov esi, edx                       ;    14.3          6 v[4] copy
        xor esi, r12d                      ;    16.3 p6       6 v[4]
        and r11d, esi                      ;    17.3 p11      6 v[4]
        xor r11d, edx                      ;    18.3 p1       6 v[4]
        add r15d, r11d                     ;    22.3 p5      27 v[4]
        mov esi, dword [r8 + 24]           ;    12.2 p10     22 w[6]
        bswap esi                          ;    17.2 p1      22 w[6]
        rorx r11d, r15d, 0x1b              ;    23.3 p0      27 v[3]
        lea edx, [rdx + rsi + 1518500249]  ;    18.2 p6      27 v[3]
        add edx, r11d                      ;    24.3 p11     27 v[3]
        ror r13d, 7                        ;    21.3 p0      28 v[0]
        mov dword [rsp + 68], esi          ;    18.2 p8+p9   22 w[6] spill
        mov esi, r12d                      ;    16.3          6 v[3] copy
        xor esi, eax                       ;    19.3 p5       6 v[3]
        and r10d, esi                      ;    20.3 p6       6 v[3]
        xor r10d, r12d                     ;    21.3 p11      6 v[3]
        add edx, r10d                      ;    25.3 p1      27 v[3]
        mov esi, dword [r8 + 28]           ;    14.2 p2      22 w[7]
        bswap esi                          ;    19.2 p1      22 w[7]
        rorx r10d, edx, 0x1b               ;    26.3 p0      27 v[2]
        lea r12d, [r12 + rsi + 1518500249] ;    20.2 p5      27 v[2]
        add r12d, r10d                     ;    27.3 p6      27 v[2]
        ror r11d, 7                        ;    24.3 p0      28 v[4]
        mov dword [rsp + 72], esi          ;    20.2 p7+p4   22 w[7] spill
        mov esi, eax                       ;    19.3          6 v[2] copy
        xor esi, r13d                      ;    22.3 p11      6 v[2]
        and r15d, esi                      ;    23.3 p5       6 v[2]
        xor r15d, eax                      ;    24.3 p6       6 v[2]
        add r12d, r15d                     ;    28.3 p1      27 v[2]
        mov esi, dword [r8 + 32]           ;    16.2 p3      22 w[8]
        bswap esi                          ;    21.2 p1      22 w[8]
        rorx r15d, r12d, 0x1b              ;    29.3 p0      27 v[1]
        lea eax, [rax + rsi + 1518500249]  ;    22.2 p11     27 v[1]
        add eax, r15d                      ;    30.3 p5      27 v[1]
        ror r10d, 7                        ;    27.3 p6      28 v[3]
        mov dword [rsp + 76], edi          ;    17.2 p8+p9   22 w[5] spill
        mov edi, r13d                      ;    22.3          6 v[1] copy
        xor edi, r11d                      ;    25.3 p0       6 v[1]
        and edx, edi                       ;    26.3 p11      6 v[1]
        xor edx, r13d                      ;    27.3 p5       6 v[1]
        add eax, edx                       ;    31.3 p6      27 v[1]
        mov edi, dword [r8 + 36]           ;    18.2 p10     22 w[9]
        bswap edi                          ;    23.2 p1      22 w[9]
        rorx edx, eax, 0x1b                ;    32.3 p0      27 v[0]
        lea r13d, [r13 + rdi + 1518500249] ;    24.2 p11     27 v[0]
        add r13d, edx                      ;    33.3 p5      27 v[0]
        ror r15d, 7                        ;    30.3 p6      28 v[2]
        mov dword [rsp + 80], ebp          ;    19.2 p7+p4   22 w[4] spill
        mov ebp, r11d                      ;    25.3          6 v[0] copy
        xor ebp, r10d                      ;    28.3 p1       6 v[0]
        and r12d, ebp                      ;    29.3 p0       6 v[0]
        xor r12d, r11d                     ;    30.3 p11      6 v[0]
        add r13d, r12d                     ;    34.3 p5      27 v[0]
        mov ebp, dword [r8 + 40]           ;    20.2 p2      22 w[10]
        bswap ebp                          ;    25.2 p1      22 w[10]
        rorx r12d, r13d, 0x1b              ;    35.3 p6      27 v[4]
        lea r11d, [r11 + rbp + 1518500249] ;    26.2 p0      27 v[4]
        add r11d, r12d                     ;    36.3 p11     27 v[4]
        ror edx, 7                         ;    33.3 p6      28 v[1]
        mov dword [rsp + 84], ebp          ;    26.2 p8+p9   22 w[10] spill
        mov ebp, r10d                      ;    28.3          6 v[4] copy
        xor ebp, r15d                      ;    31.3 p5       6 v[4]
        and eax, ebp                       ;    32.3 p1       6 v[4]
        xor eax, r10d                      ;    33.3 p0       6 v[4]
        add r11d, eax                      ;    37.3 p11     27 v[4]
        mov ebp, dword [r8 + 44]           ;    22.2 p3      22 w[11]
        bswap ebp                          ;    27.2 p1      22 w[11]
        rorx eax, r11d, 0x1b               ;    38.3 p6      27 v[3]
        lea r10d, [r10 + rbp + 1518500249] ;    28.3 p5      27 v[3]
        add r10d, eax                      ;    39.3 p0      27 v[3]
        ror r12d, 7                        ;    36.3 p6      28 v[0]
        mov dword [rsp + 88], ebp          ;    28.2 p7+p4   22 w[11] spill
        mov ebp, r15d                      ;    31.3          6 v[3] copy
        xor ebp, edx                       ;    34.3 p11      6 v[3]
        and r13d, ebp                      ;    35.3 p1       6 v[3]
        xor r13d, r15d                     ;    36.3 p5       6 v[3]
        add r10d, r13d                     ;    40.3 p0      27 v[3]
        mov ebp, dword [r8 + 48]           ;    24.2 p10     22 w[12]
        bswap ebp                          ;    29.2 p1      22 w[12]
        rorx r13d, r10d, 0x1b              ;    41.3 p6      27 v[2]
        lea r15d, [r15 + rbp + 1518500249] ;    31.3 p11     27 v[2]
        add r15d, r13d                     ;    42.3 p5      27 v[2]
        ror eax, 7                         ;    39.3 p0      28 v[4]
        mov dword [rsp + 92], ebp          ;    30.2 p8+p9   22 w[12] spill
        mov ebp, edx                       ;    34.3          6 v[2] copy
        xor ebp, r12d                      ;    37.3 p6       6 v[2]
        and r11d, ebp                      ;    38.3 p1       6 v[2]
        xor r11d, edx                      ;    39.3 p11      6 v[2]
        add r15d, r11d                     ;    43.3 p5      27 v[2]
        mov ebp, dword [r8 + 52]           ;    26.2 p2      22 w[13]
        bswap ebp                          ;    31.2 p1      22 w[13]
        rorx r11d, r15d, 0x1b              ;    44.3 p0      27 v[1]
        lea edx, [rdx + rbp + 1518500249]  ;    34.3 p6      27 v[1]
        add edx, r11d                      ;    45.3 p11     27 v[1]
        ror r13d, 7                        ;    42.3 p0      28 v[3]
        mov dword [rsp + 96], r14d         ;    27.2 p7+p4   22 w[1] spill
        mov r14d, r12d                     ;    37.3          6 v[1] copy
        xor r14d, eax                      ;    40.3 p5       6 v[1]
        and r10d, r14d                     ;    41.3 p1       6 v[1]
        xor r10d, r12d                     ;    42.3 p6       6 v[1]
        add edx, r10d                      ;    46.3 p11     27 v[1]
        mov r10d, dword [r8 + 56]          ;    28.2 p3      22 w[14]
        bswap r10d                         ;    33.2 p1      22 w[14]
        rorx r14d, edx, 0x1b               ;    47.3 p0      27 v[0]
        lea r12d, [r12 + r10 + 1518500249] ;    37.3 p5      27 v[0]
        add r12d, r14d                     ;    48.3 p6      27 v[0]
        ror r11d, 7                        ;    45.3 p0      28 v[2]
        mov dword [rsp + 100], ebx         ;    29.2 p8+p9   22 w[3] spill
        mov ebx, eax                       ;    40.3          6 v[0] copy
        xor ebx, r13d                      ;    43.3 p11      6 v[0]
        and r15d, ebx                      ;    44.3 p1       6 v[0]
        xor r15d, eax                      ;    45.3 p5       6 v[0]
        mov ebx, dword [r8 + 60]           ;    30.0 p10     22 w[15]
        add r12d, r15d                     ;    49.3 p6      27 v[0]
        bswap ebx                          ;    35.0 p1      22 w[15]
        rorx r15d, r12d, 0x1b              ;    50.3 p0      27 v[4]
        lea eax, [rax + rbx + 1518500249]  ;    40.3 p11     27 v[4]
        xor r9d, ecx                       ;    30.8 p5      23 w[0]
        xor r9d, esi                       ;    31.8 p6      23 w[0]
        xor r9d, ebp                       ;    32.8 p0      23 w[0]
        add eax, r15d                      ;    51.3 p1      27 v[4]
        ror r14d, 7                        ;    48.3 p6      28 v[1]
        ror r9d, 0x1f                      ;    33.8 p0      23 w[0]
        mov qword [rsp + 24], r8           ;    31.8 p7+p4   22 w[0] spill
        mov r8d, r13d                      ;    43.3          6 v[4] copy
        xor r8d, r11d                      ;    46.3 p11      6 v[4]
        and edx, r8d                       ;    47.3 p5       6 v[4]
        lea r8d, [r13 + r9 + 1518500249]   ;    43.3 p1      27 v[3]
        xor r13d, edx                      ;    48.3 p6       6 v[4]
        add eax, r13d                      ;    52.3 p11     27 v[4]
        rorx r13d, eax, 0x1b               ;    53.3 p0      27 v[3]
        mov edx, r11d                      ;    46.3          6 v[3] copy
        xor edx, r14d                      ;    49.3 p5       6 v[3]
        and r12d, edx                      ;    50.3 p1       6 v[3]
        xor r12d, r11d                     ;    51.3 p6       6 v[3]
        add r8d, r12d                      ;    52.3 p11     27 v[3]
        add r8d, r13d                      ;    54.3 p5      27 v[3]
        mov r12d, dword [rsp + 100]        ;    34.2 p2      23 w[1]
        xor r12d, edi                      ;    39.2 p0      23 w[1]
        xor r12d, r10d                     ;    40.2 p1      23 w[1]
        xor r12d, dword [rsp + 96]         ;    41.2 p6+p3   23 w[1]
        ror r15d, 7                        ;    51.3 p0      28 v[0]
        ror r12d, 0x1f                     ;    42.2 p6      23 w[1]
        rorx edx, r8d, 0x1b                ;    55.3 p0      27 v[2]
        lea r11d, [r11 + r12 + 1518500249] ;    46.3 p11     27 v[2]
        xor ecx, ebx                       ;    36.0 p5      23 w[2]
        add r11d, edx                      ;    56.3 p1      27 v[2]
        xor ecx, dword [rsp + 84]          ;    37.0 p11+p10   23 w[2]
        xor ecx, dword [rsp + 80]          ;    38.0 p5+p2   23 w[2]
        ror r13d, 7                        ;    54.3 p6      28 v[4]
        ror ecx, 0x1f                      ;    39.0 p0      23 w[2]
        mov dword [rsp + 96], esi          ;    36.5 p8+p9   22 w[8] spill
        mov esi, r14d                      ;    49.3          6 v[2] copy
        xor esi, r15d                      ;    52.3 p1       6 v[2]
        and eax, esi                       ;    53.3 p11      6 v[2]
        lea esi, [r14 + rcx + 1518500249]  ;    49.3 p5      27 v[1]
        xor r14d, eax                      ;    54.3 p1       6 v[2]
        add r11d, r14d                     ;    57.3 p6      27 v[2]
        rorx r14d, r11d, 0x1b              ;    58.3 p0      27 v[1]
        mov eax, r15d                      ;    52.3          6 v[1] copy
        xor eax, r13d                      ;    55.3 p11      6 v[1]
        and r8d, eax                       ;    56.3 p5       6 v[1]
        xor r8d, r15d                      ;    57.3 p1       6 v[1]
        add esi, r8d                       ;    58.3 p6      27 v[1]
        add esi, r14d                      ;    59.3 p11     27 v[1]
        mov r8d, dword [rsp + 88]          ;    38.8 p3      23 w[3]
        xor r8d, r9d                       ;    43.8 p5      23 w[3]
        mov eax, dword [rsp + 76]          ;    39.2 p10     22 w[5] reload
        xor r8d, eax                       ;    44.8 p0      23 w[3]
        xor r8d, dword [rsp + 100]         ;    45.8 p1+p2   23 w[3]
        ror edx, 7                         ;    56.3 p6      28 v[3]
        ror r8d, 0x1f                      ;    46.8 p0      23 w[3]
        lea r15d, [r15 + r8 + 1518500249]  ;    52.3 p11     27 v[0]
        ror r14d, 7                        ;    59.3 p6      28 v[2]
        mov dword [rsp + 100], r9d         ;    40.3 p7+p4   23 w[0] spill
        rorx r9d, esi, 0x1b                ;    60.3 p0      27 v[0]
        add r15d, r9d                      ;    61.3 p5      27 v[0]
        mov eax, r13d                      ;    55.3          6 v[0] copy
        xor eax, edx                       ;    57.3 p1       6 v[0]
        and r11d, eax                      ;    58.3 p11      6 v[0]
        xor r11d, r13d                     ;    59.3 p5       6 v[0]
        add r15d, r11d                     ;    62.3 p1      27 v[0]
        mov r11d, dword [rsp + 92]         ;    41.7 p3      23 w[4]
        xor r11d, r12d                     ;    46.7 p6      23 w[4]
        mov eax, dword [rsp + 68]          ;    42.0 p10     22 w[6] reload
        xor r11d, eax                      ;    47.7 p11     23 w[4]
        xor r11d, dword [rsp + 80]         ;    48.7 p0+p2   23 w[4]
        ror r11d, 0x1f                     ;    49.7 p6      23 w[4]
        xor esi, edx                       ;    60.3 p5       7 v[4]
        xor esi, r14d                      ;    61.3 p1       7 v[4]
        lea r13d, [r13 + r11 + 1859775393] ;    55.3 p11     27 v[4]
        add r13d, esi                      ;    62.3 p0      27 v[4]
        rorx esi, r15d, 0x1b               ;    63.3 p6      27 v[4]
        add r13d, esi                      ;    64.3 p5      27 v[4]
        ror r9d, 7                         ;    61.3 p0      28 v[1]
        ror esi, 7                         ;    64.3 p6      28 v[0]
        mov eax, dword [rsp + 72]          ;    44.0 p3      23 w[5]
        xor eax, ebp                       ;    49.0 p1      23 w[5]
        xor eax, ecx                       ;    50.0 p11     23 w[5]
        xor eax, dword [rsp + 76]          ;    51.0 p5+p10   23 w[5]
        ror eax, 0x1f                      ;    52.0 p0      23 w[5]
        xor r15d, r14d                     ;    63.3 p1       7 v[3]
        xor r15d, r9d                      ;    64.3 p11      7 v[3]
        lea edx, [rdx + rax + 1859775393]  ;    57.3 p5      27 v[3]
        mov dword [rsp + 76], ecx          ;    45.3 p8+p9   23 w[2] spill
        rorx ecx, r13d, 0x1b               ;    65.3 p6      27 v[3]
        xor r13d, r9d                      ;    65.3 p1       7 v[2]
        xor r13d, esi                      ;    66.3 p11      7 v[2]
        add edx, r15d                      ;    65.3 p0      27 v[3]
        mov r15d, dword [rsp + 72]         ;    46.2 p2      23 w[7]
        xor r15d, edi                      ;    51.2 p5      23 w[7]
        xor r15d, ebx                      ;    52.2 p1      23 w[7]
        xor r15d, r11d                     ;    53.2 p6      23 w[7]
        ror r15d, 0x1f                     ;    54.2 p0      23 w[7]
        add edx, ecx                       ;    66.3 p11     27 v[3]
        lea r14d, [r14 + r13 + 1859775393] ;    67.3 p5      27 v[2]
        mov r13d, dword [rsp + 96]         ;    47.3 p3      23 w[6]
        xor r13d, r10d                     ;    52.3 p1      23 w[6]
        xor r13d, r8d                      ;    53.3 p6      23 w[6]
        xor r13d, dword [rsp + 68]         ;    54.3 p11+p10   23 w[6]
        ror r13d, 0x1f                     ;    55.3 p0      23 w[6]
        add r14d, r13d                     ;    68.3 p5      27 v[2]
        ror ecx, 7                         ;    66.3 p6      28 v[4]
        xor edi, r12d                      ;    49.2 p1      23 w[9]
        xor edi, dword [rsp + 88]          ;    50.2 p11+p2   23 w[9]
        xor edi, r13d                      ;    56.3 p0      23 w[9]
        ror edi, 0x1f                      ;    57.3 p6      23 w[9]
        mov dword [rsp + 68], r13d         ;    56.3 p7+p4   23 w[6] spill
        rorx r13d, edx, 0x1b               ;    67.3 p0      27 v[2]
        add r14d, r13d                     ;    69.3 p5      27 v[2]
        ror r13d, 7                        ;    68.3 p6      28 v[3]
        xor edx, esi                       ;    67.3 p1       7 v[1]
        xor edx, ecx                       ;    68.3 p11      7 v[1]
        lea r9d, [r9 + r15 + 1859775393]   ;    62.3 p5      27 v[1]
        add r9d, edx                       ;    69.3 p1      27 v[1]
        rorx edx, r14d, 0x1b               ;    70.3 p0      27 v[1]
        xor r14d, ecx                      ;    70.3 p11      7 v[0]
        xor r14d, r13d                     ;    71.3 p5       7 v[0]
        add r9d, edx                       ;    71.3 p1      27 v[1]
        lea esi, [rsi + r14 + 1859775393]  ;    72.3 p6      27 v[0]
        mov r14d, dword [rsp + 100]        ;    51.3 p3      23 w[8]
        xor r14d, eax                      ;    56.3 p11     23 w[8]
        xor r14d, dword [rsp + 84]         ;    57.3 p0+p10   23 w[8]
        xor r14d, dword [rsp + 96]         ;    58.3 p5+p2   23 w[8]
        ror r14d, 0x1f                     ;    59.3 p6      23 w[8]
        add esi, r14d                      ;    73.3 p1      27 v[0]
        ror edx, 7                         ;    71.3 p0      28 v[2]
        mov dword [rsp + 96], r12d         ;    52.5 p8+p9   23 w[1] spill
        rorx r12d, r9d, 0x1b               ;    72.3 p6      27 v[0]
        add esi, r12d                      ;    74.3 p11     27 v[0]
        ror r12d, 7                        ;    73.3 p0      28 v[1]
        xor r9d, r13d                      ;    72.3 p5       7 v[4]
        xor r9d, edx                       ;    73.3 p1       7 v[4]
        lea ecx, [rcx + rdi + 1859775393]  ;    67.3 p11     27 v[4]
        add ecx, r9d                       ;    74.3 p5      27 v[4]
        rorx r9d, esi, 0x1b                ;    75.3 p6      27 v[4]
        xor esi, edx                       ;    75.3 p1       7 v[3]
        xor esi, r12d                      ;    76.3 p11      7 v[3]
        mov dword [rsp + 72], r11d         ;    54.3 p7+p4   23 w[4] spill
        mov r11d, dword [rsp + 88]         ;    54.5 p3      23 w[11]
        xor r11d, ebp                      ;    59.5 p0      23 w[11]
        xor r11d, r8d                      ;    60.5 p5      23 w[11]
        xor r11d, r14d                     ;    61.5 p1      23 w[11]
        ror r11d, 0x1f                     ;    62.5 p6      23 w[11]
        add ecx, r9d                       ;    76.3 p11     27 v[4]
        lea r13d, [r13 + rsi + 1859775393] ;    77.3 p0      27 v[3]
        mov esi, dword [rsp + 76]          ;    55.7 p10     23 w[10]
        xor esi, r15d                      ;    60.7 p5      23 w[10]
        xor esi, dword [rsp + 92]          ;    61.7 p1+p2   23 w[10]
        xor esi, dword [rsp + 84]          ;    62.7 p6+p3   23 w[10]
        ror esi, 0x1f                      ;    63.7 p0      23 w[10]
        add r13d, esi                      ;    78.3 p11     27 v[3]
        ror r9d, 7                         ;    76.3 p6      28 v[0]
        xor ebp, ebx                       ;    57.7 p5      23 w[13]
        xor ebp, eax                       ;    58.7 p1      23 w[13]
        xor ebp, esi                       ;    64.7 p11     23 w[13]
        ror ebp, 0x1f                      ;    65.7 p0      23 w[13]
        mov dword [rsp + 84], esi          ;    64.7 p8+p9   23 w[10] spill
        rorx esi, ecx, 0x1b                ;    77.3 p6      27 v[3]
        add r13d, esi                      ;    79.3 p5      27 v[3]
        ror esi, 7                         ;    78.3 p0      28 v[4]
        xor ecx, r12d                      ;    77.3 p1       7 v[2]
        xor ecx, r9d                       ;    78.3 p11      7 v[2]
        lea edx, [rdx + r11 + 1859775393]  ;    72.3 p5      27 v[2]
        add edx, ecx                       ;    79.3 p1      27 v[2]
        rorx ecx, r13d, 0x1b               ;    80.3 p6      27 v[2]
        xor r13d, r9d                      ;    80.3 p11      7 v[1]
        xor r13d, esi                      ;    81.3 p0       7 v[1]
        add edx, ecx                       ;    81.3 p5      27 v[2]
        lea r12d, [r12 + r13 + 1859775393] ;    82.3 p1      27 v[1]
        mov r13d, dword [rsp + 72]         ;    59.7 p10     23 w[12]
        xor r13d, r10d                     ;    64.7 p6      23 w[12]
        xor r13d, edi                      ;    65.7 p11     23 w[12]
        xor r13d, dword [rsp + 92]         ;    66.7 p0+p2   23 w[12]
        ror r13d, 0x1f                     ;    67.7 p6      23 w[12]
        add r12d, r13d                     ;    83.3 p5      27 v[1]
        ror ecx, 7                         ;    81.3 p0      28 v[3]
        xor ebx, r15d                      ;    62.2 p1      23 w[15]
        xor ebx, dword [rsp + 96]          ;    63.2 p11+p3   23 w[15]
        xor ebx, r13d                      ;    68.7 p5      23 w[15]
        ror ebx, 0x1f                      ;    69.7 p6      23 w[15]
        mov dword [rsp + 92], r13d         ;    68.7 p7+p4   23 w[12] spill
        rorx r13d, edx, 0x1b               ;    82.3 p0      27 v[1]
        add r12d, r13d                     ;    84.3 p1      27 v[1]
        ror r13d, 7                        ;    83.3 p6      28 v[2]
        xor r10d, r11d                     ;    63.5 p11     23 w[14]
        xor edx, esi                       ;    82.3 p5       7 v[0]
        xor edx, ecx                       ;    83.3 p1       7 v[0]
        xor r10d, dword [rsp + 68]         ;    64.5 p11+p10   23 w[14]
        xor r10d, dword [rsp + 100]        ;    65.5 p0+p2   23 w[14]
        lea r9d, [r9 + rbp + 1859775393]   ;    77.3 p5      27 v[0]
        ror r10d, 0x1f                     ;    66.5 p6      23 w[14]
        add r9d, edx                       ;    84.3 p1      27 v[0]
        rorx edx, r12d, 0x1b               ;    85.3 p0      27 v[0]
        xor r12d, ecx                      ;    85.3 p11      7 v[4]
        xor r12d, r13d                     ;    86.3 p5       7 v[4]
        add r9d, edx                       ;    86.3 p1      27 v[0]
        lea esi, [rsi + r10 + 1859775393]  ;    79.3 p6      27 v[4]
        add esi, r12d                      ;    87.3 p11     27 v[4]
        rorx r12d, r9d, 0x1b               ;    87.3 p0      27 v[4]
        add esi, r12d                      ;    88.3 p5      27 v[4]
        ror edx, 7                         ;    86.3 p6      28 v[1]
        ror r12d, 7                        ;    88.3 p0      28 v[0]
        xor r9d, r13d                      ;    87.3 p1       7 v[3]
        xor r9d, edx                       ;    88.3 p11      7 v[3]
        lea ecx, [rcx + rbx + 1859775393]  ;    82.3 p5      27 v[3]
        mov dword [rsp + 88], r15d         ;    65.7 p8+p9   23 w[7] spill
        mov r15d, dword [rsp + 96]         ;    65.8 p3      23 w[1]
        xor r15d, r8d                      ;    70.8 p1      23 w[1]
        xor r15d, edi                      ;    71.8 p6      23 w[1]
        xor r15d, r10d                     ;    72.8 p11     23 w[1]
        ror r15d, 0x1f                     ;    73.8 p0      23 w[1]
        mov dword [rsp + 96], r10d         ;    67.5 p7+p4   23 w[14] spill
        rorx r10d, esi, 0x1b               ;    89.3 p6      27 v[3]
        xor esi, edx                       ;    89.3 p5       7 v[2]
        xor esi, r12d                      ;    90.3 p1       7 v[2]
        add ecx, r9d                       ;    89.3 p11     27 v[3]
        mov r9d, dword [rsp + 76]          ;    67.5 p10     23 w[0]
        xor r9d, r14d                      ;    72.5 p0      23 w[0]
        xor r9d, ebp                       ;    73.5 p5      23 w[0]
        xor r9d, dword [rsp + 100]         ;    74.5 p1+p2   23 w[0]
        ror r9d, 0x1f                      ;    75.5 p6      23 w[0]
        add ecx, r10d                      ;    90.3 p11     27 v[3]
        lea r13d, [r13 + r9 + 1859775393]  ;    84.3 p0      27 v[2]
        add r13d, esi                      ;    91.3 p5      27 v[2]
        rorx esi, ecx, 0x1b                ;    91.3 p6      27 v[2]
        add r13d, esi                      ;    92.3 p1      27 v[2]
        ror r10d, 7                        ;    90.3 p0      28 v[4]
        xor r8d, eax                       ;    71.3 p11     23 w[3]
        xor r8d, r11d                      ;    72.3 p5      23 w[3]
        xor r8d, r9d                       ;    76.5 p1      23 w[3]
        ror esi, 7                         ;    92.3 p6      28 v[3]
        ror r8d, 0x1f                      ;    77.5 p0      23 w[3]
        xor ecx, r12d                      ;    91.3 p11      7 v[1]
        xor ecx, r10d                      ;    92.3 p5       7 v[1]
        lea edx, [rdx + r15 + 1859775393]  ;    87.3 p1      27 v[1]
        mov dword [rsp + 100], r11d        ;    70.7 p8+p9   23 w[11] spill
        rorx r11d, r13d, 0x1b              ;    93.3 p6      27 v[1]
        xor r13d, r10d                     ;    93.3 p11      7 v[0]
        xor r13d, esi                      ;    94.3 p0       7 v[0]
        add edx, ecx                       ;    93.3 p5      27 v[1]
        mov ecx, dword [rsp + 84]          ;    71.5 p3      23 w[2]
        xor ecx, ebx                       ;    76.5 p1      23 w[2]
        xor ecx, dword [rsp + 72]          ;    77.5 p6+p10   23 w[2]
        xor ecx, dword [rsp + 76]          ;    78.5 p11+p2   23 w[2]
        ror ecx, 0x1f                      ;    79.5 p0      23 w[2]
        add edx, r11d                      ;    94.3 p5      27 v[1]
        lea r12d, [r12 + rcx + 1859775393] ;    89.3 p1      27 v[0]
        add r12d, r13d                     ;    95.3 p6      27 v[0]
        rorx r13d, edx, 0x1b               ;    95.3 p0      27 v[0]
        add r12d, r13d                     ;    96.3 p11     27 v[0]
        ror r11d, 7                        ;    94.3 p6      28 v[2]
        xor eax, ebp                       ;    75.7 p5      23 w[5]
        xor eax, dword [rsp + 88]          ;    76.7 p1+p3   23 w[5]
        xor eax, ecx                       ;    80.5 p11     23 w[5]
        ror r13d, 7                        ;    96.3 p0      28 v[1]
        ror eax, 0x1f                      ;    81.5 p6      23 w[5]
        xor edx, esi                       ;    95.3 p5       7 v[4]
        xor edx, r11d                      ;    96.3 p1       7 v[4]
        lea r10d, [r10 + r8 + 1859775393]  ;    91.3 p11     27 v[4]
        mov dword [rsp + 76], ebp          ;    74.7 p7+p4   23 w[13] spill
        rorx ebp, r12d, 0x1b               ;    97.3 p0      27 v[4]
        xor r12d, r11d                     ;    97.3 p5       7 v[3]
        xor r12d, r13d                     ;    98.3 p1       7 v[3]
        add r10d, edx                      ;    97.3 p6      27 v[4]
        mov edx, dword [rsp + 92]          ;    75.5 p10     23 w[4]
        xor edx, r15d                      ;    80.5 p11     23 w[4]
        xor edx, dword [rsp + 68]          ;    81.5 p0+p2   23 w[4]
        xor edx, dword [rsp + 72]          ;    82.5 p5+p3   23 w[4]
        ror edx, 0x1f                      ;    83.5 p6      23 w[4]
        add r10d, ebp                      ;    98.3 p1      27 v[4]
        lea esi, [rsi + rdx + 1859775393]  ;    93.3 p11     27 v[3]
        add esi, r12d                      ;    99.3 p0      27 v[3]
        rorx r12d, r10d, 0x1b              ;    99.3 p6      27 v[3]
        add esi, r12d                      ;   100.3 p5      27 v[3]
        ror ebp, 7                         ;    98.3 p0      28 v[0]
        ror r12d, 7                        ;   100.3 p6      28 v[4]
        xor r10d, r13d                     ;    99.3 p1       7 v[2]
        xor r10d, ebp                      ;   100.3 p11      7 v[2]
        lea r11d, [r11 + rax + 1859775393] ;    95.3 p5      27 v[2]
        mov dword [rsp + 72], ecx          ;    80.5 p8+p9   23 w[2] spill
        mov ecx, dword [rsp + 88]          ;    78.2 p10     23 w[7]
        xor ecx, edi                       ;    83.2 p1      23 w[7]
        xor ecx, ebx                       ;    84.2 p11     23 w[7]
        xor ecx, edx                       ;    85.2 p0      23 w[7]
        ror ecx, 0x1f                      ;    86.2 p6      23 w[7]
        mov dword [rsp + 88], ebx          ;    79.0 p7+p4   23 w[15] spill
        rorx ebx, esi, 0x1b                ;   101.3 p0      27 v[2]
        xor esi, ebp                       ;   101.3 p5       7 v[1]
        xor esi, r12d                      ;   102.3 p1       7 v[1]
        add r11d, r10d                     ;   101.3 p11     27 v[2]
        mov r10d, dword [rsp + 96]         ;    79.8 p2      23 w[6]
        xor r10d, r14d                     ;    84.8 p5      23 w[6]
        xor r10d, r8d                      ;    85.8 p1      23 w[6]
        xor r10d, dword [rsp + 68]         ;    86.8 p6+p3   23 w[6]
        ror r10d, 0x1f                     ;    87.8 p0      23 w[6]
        add r11d, ebx                      ;   102.3 p11     27 v[2]
        lea r13d, [r13 + r10 + 1859775393] ;    97.3 p5      27 v[1]
        add r13d, esi                      ;   103.3 p1      27 v[1]
        rorx esi, r11d, 0x1b               ;   103.3 p6      27 v[1]
        add r13d, esi                      ;   104.3 p11     27 v[1]
        ror ebx, 7                         ;   102.3 p0      28 v[3]
        xor r11d, r12d                     ;   103.3 p5       7 v[0]
        xor r14d, r9d                      ;    85.2 p1      23 w[8]
        xor r11d, ebx                      ;   104.3 p6       7 v[0]
        lea ebp, [rbp + rcx + 1859775393]  ;    99.3 p11     27 v[0]
        xor r14d, eax                      ;    86.2 p0      23 w[8]
        xor r14d, dword [rsp + 84]         ;    87.2 p5+p10   23 w[8]
        add ebp, r11d                      ;   105.3 p1      27 v[0]
        rorx r11d, r13d, 0x1b              ;   105.3 p6      27 v[0]
        add ebp, r11d                      ;   106.3 p11     27 v[0]
        ror r14d, 0x1f                     ;    88.2 p0      23 w[8]
        ror esi, 7                         ;   104.3 p6      28 v[2]
        xor r13d, ebx                      ;   105.3 p5       8 v[4]
        xor edi, r15d                      ;    87.2 p1      23 w[9]
        lea r12d, [r12 + r14 - 1894007588] ;   101.3 p11     27 v[4]
        xor edi, dword [rsp + 100]         ;    88.2 p0+p2   23 w[9]
        xor edi, r10d                      ;    89.2 p5      23 w[9]
        ror edi, 0x1f                      ;    90.2 p6      23 w[9]
        ror r11d, 7                        ;   106.3 p0      28 v[1]
        mov dword [rsp + 68], r15d         ;    84.7 p8+p9   23 w[1] spill
        rorx r15d, ebp, 0x1b               ;   107.3 p6      27 v[4]
        add r12d, r15d                     ;   108.3 p1      27 v[4]
        mov dword [rsp + 80], r9d          ;    85.2 p7+p4   23 w[0] spill
        mov r9d, ebx                       ;   103.3          8 v[4] copy
        xor r9d, esi                       ;   105.3 p11      8 v[4]
        and r13d, r9d                      ;   106.3 p5       8 v[4]
        lea r9d, [rbx + rdi - 1894007588]  ;   103.3 p1      27 v[3]
        xor ebx, r13d                      ;   107.3 p11      8 v[4]
        add r12d, ebx                      ;   109.3 p0      27 v[4]
        rorx r13d, r12d, 0x1b              ;   110.3 p6      27 v[3]
        xor ebp, esi                       ;   107.3 p5       8 v[3]
        mov ebx, esi                       ;   105.3          8 v[3] copy
        xor ebx, r11d                      ;   107.3 p1       8 v[3]
        and ebp, ebx                       ;   108.3 p11      8 v[3]
        xor ebp, esi                       ;   109.3 p0       8 v[3]
        add r9d, ebp                       ;   110.3 p5      27 v[3]
        mov ebp, dword [rsp + 72]          ;    87.5 p3      23 w[10]
        xor ebp, ecx                       ;    92.5 p1      23 w[10]
        mov ebx, dword [rsp + 92]          ;    87.8 p10     23 w[12] reload
        xor ebp, ebx                       ;    93.5 p6      23 w[10]
        xor ebp, dword [rsp + 84]          ;    94.5 p11+p2   23 w[10]
        add r9d, r13d                      ;   111.3 p0      27 v[3]
        ror r15d, 7                        ;   108.3 p6      28 v[0]
        ror ebp, 0x1f                      ;    95.5 p0      23 w[10]
        xor r12d, r11d                     ;   110.3 p5       8 v[2]
        lea esi, [rsi + rbp - 1894007588]  ;   105.3 p1      27 v[2]
        ror r13d, 7                        ;   111.3 p6      28 v[4]
        mov dword [rsp + 84], ecx          ;    89.3 p8+p9   23 w[7] spill
        rorx ecx, r9d, 0x1b                ;   112.3 p0      27 v[2]
        add esi, ecx                       ;   113.3 p11     27 v[2]
        mov dword [rsp + 104], r10d        ;    89.8 p7+p4   23 w[6] spill
        mov r10d, r11d                     ;   107.3          8 v[2] copy
        xor r10d, r15d                     ;   109.3 p5       8 v[2]
        and r12d, r10d                     ;   111.3 p1       8 v[2]
        xor r12d, r11d                     ;   112.3 p11      8 v[2]
        add esi, r12d                      ;   114.3 p5      27 v[2]
        mov r10d, dword [rsp + 76]         ;    90.8 p3      23 w[11]
        xor r10d, r8d                      ;    95.8 p1      23 w[11]
        xor r10d, r14d                     ;    96.8 p6      23 w[11]
        xor r10d, dword [rsp + 100]        ;    97.8 p11+p10   23 w[11]
        ror r10d, 0x1f                     ;    98.8 p0      23 w[11]
        rorx r12d, esi, 0x1b               ;   115.3 p6      27 v[1]
        xor r9d, r15d                      ;   112.3 p5       8 v[1]
        lea r11d, [r11 + r10 - 1894007588] ;   107.3 p1      27 v[1]
        xor ebx, edx                       ;    95.3 p11     23 w[12]
        xor ebx, edi                       ;    96.3 p0      23 w[12]
        xor ebx, dword [rsp + 96]          ;    97.3 p5+p2   23 w[12]
        add r11d, r12d                     ;   116.3 p1      27 v[1]
        ror ecx, 7                         ;   113.3 p6      28 v[3]
        ror ebx, 0x1f                      ;    98.3 p0      23 w[12]
        mov dword [rsp + 92], edx          ;    93.2 p8+p9   23 w[4] spill
        mov edx, r15d                      ;   109.3          8 v[1] copy
        xor edx, r13d                      ;   112.3 p11      8 v[1]
        and r9d, edx                       ;   113.3 p5       8 v[1]
        lea edx, [r15 + rbx - 1894007588]  ;   109.3 p1      27 v[0]
        xor r15d, r9d                      ;   114.3 p6       8 v[1]
        add r11d, r15d                     ;   117.3 p11     27 v[1]
        rorx r9d, r11d, 0x1b               ;   118.3 p0      27 v[0]
        xor esi, r13d                      ;   115.3 p5       8 v[0]
        mov r15d, r13d                     ;   112.3          8 v[0] copy
        xor r15d, ecx                      ;   114.3 p1       8 v[0]
        and r15d, esi                      ;   116.3 p6       8 v[0]
        xor r15d, r13d                     ;   117.3 p11      8 v[0]
        add edx, r15d                      ;   118.3 p0      27 v[0]
        mov esi, dword [rsp + 88]          ;    95.5 p3      23 w[13]
        xor esi, eax                       ;   100.5 p5      23 w[13]
        xor esi, ebp                       ;   101.5 p1      23 w[13]
        xor esi, dword [rsp + 76]          ;   102.5 p6+p10   23 w[13]
        add edx, r9d                       ;   119.3 p11     27 v[0]
        ror r12d, 7                        ;   116.3 p0      28 v[2]
        ror esi, 0x1f                      ;   103.5 p6      23 w[13]
        rorx r15d, edx, 0x1b               ;   120.3 p0      27 v[4]
        xor r11d, ecx                      ;   118.3 p5       8 v[4]
        lea r13d, [r13 + rsi - 1894007588] ;   112.3 p1      27 v[4]
        add r13d, r15d                     ;   121.3 p11     27 v[4]
        ror r9d, 7                         ;   119.3 p6      28 v[1]
        mov dword [rsp + 76], eax          ;    97.5 p7+p4   23 w[5] spill
        mov eax, ecx                       ;   114.3          8 v[4] copy
        xor eax, r12d                      ;   117.3 p5       8 v[4]
        and r11d, eax                      ;   119.3 p1       8 v[4]
        xor r11d, ecx                      ;   120.3 p11      8 v[4]
        add r13d, r11d                     ;   122.3 p0      27 v[4]
        mov r11d, dword [rsp + 104]        ;    98.5 p2      23 w[14]
        xor r11d, r10d                     ;   103.5 p5      23 w[14]
        mov eax, dword [rsp + 80]          ;    98.8 p3      23 w[0] reload
        xor r11d, eax                      ;   104.5 p1      23 w[14]
        xor r11d, dword [rsp + 96]         ;   105.5 p6+p10   23 w[14]
        ror r11d, 0x1f                     ;   106.5 p0      23 w[14]
        xor edx, r12d                      ;   120.3 p11      8 v[3]
        lea ecx, [rcx + r11 - 1894007588]  ;   114.3 p5      27 v[3]
        ror r15d, 7                        ;   121.3 p6      28 v[0]
        mov dword [rsp + 96], r10d         ;   100.0 p8+p9   23 w[11] spill
        rorx r10d, r13d, 0x1b              ;   123.3 p0      27 v[3]
        add ecx, r10d                      ;   124.3 p1      27 v[3]
        mov dword [rsp + 100], ebp         ;   100.5 p7+p4   23 w[10] spill
        mov ebp, r12d                      ;   117.3          8 v[3] copy
        xor ebp, r9d                       ;   120.3 p11      8 v[3]
        and edx, ebp                       ;   121.3 p5       8 v[3]
        xor edx, r12d                      ;   122.3 p1       8 v[3]
        add ecx, edx                       ;   125.3 p6      27 v[3]
        mov ebp, dword [rsp + 84]          ;   101.5 p2      23 w[15]
        xor ebp, ebx                       ;   106.5 p11     23 w[15]
        mov edx, dword [rsp + 68]          ;   101.8 p3      23 w[1] reload
        xor ebp, edx                       ;   107.5 p0      23 w[15]
        xor ebp, dword [rsp + 88]          ;   108.5 p5+p10   23 w[15]
        ror ebp, 0x1f                      ;   109.5 p6      23 w[15]
        xor r13d, r9d                      ;   123.3 p1       8 v[2]
        lea r12d, [r12 + rbp - 1894007588] ;   117.3 p11     27 v[2]
        xor eax, r14d                      ;   105.5 p0      23 w[0]
        xor eax, esi                       ;   106.5 p5      23 w[0]
        xor eax, dword [rsp + 72]          ;   107.5 p1+p2   23 w[0]
        ror eax, 0x1f                      ;   108.5 p6      23 w[0]
        ror r10d, 7                        ;   124.3 p0      28 v[4]
        mov dword [rsp + 80], r14d         ;   103.7 p8+p9   23 w[8] spill
        rorx r14d, ecx, 0x1b               ;   126.3 p6      27 v[2]
        add r12d, r14d                     ;   127.3 p11     27 v[2]
        mov dword [rsp + 88], esi          ;   104.5 p7+p4   23 w[13] spill
        mov esi, r9d                       ;   120.3          8 v[2] copy
        xor esi, r15d                      ;   122.3 p5       8 v[2]
        and r13d, esi                      ;   124.3 p1       8 v[2]
        lea esi, [r9 + rax - 1894007588]   ;   120.3 p11     27 v[1]
        xor r9d, r13d                      ;   125.3 p0       8 v[2]
        add r12d, r9d                      ;   128.3 p5      27 v[2]
        rorx r9d, r12d, 0x1b               ;   129.3 p6      27 v[1]
        xor ecx, r15d                      ;   126.3 p1       8 v[1]
        mov r13d, r15d                     ;   122.3          8 v[1] copy
        xor r13d, r10d                     ;   125.3 p11      8 v[1]
        and r13d, ecx                      ;   127.3 p0       8 v[1]
        xor r13d, r15d                     ;   128.3 p5       8 v[1]
        xor edx, r8d                       ;   109.2 p1      23 w[1]
        xor edx, edi                       ;   110.2 p6      23 w[1]
        xor edx, r11d                      ;   111.2 p11     23 w[1]
        add esi, r13d                      ;   129.3 p0      27 v[1]
        add esi, r9d                       ;   130.3 p5      27 v[1]
        ror r14d, 7                        ;   127.3 p6      28 v[3]
        ror edx, 0x1f                      ;   112.2 p0      23 w[1]
        rorx r13d, esi, 0x1b               ;   131.3 p6      27 v[0]
        xor r12d, r10d                     ;   129.3 p1       8 v[0]
        mov ecx, r10d                      ;   125.3          8 v[0] copy
        xor ecx, r14d                      ;   128.3 p11      8 v[0]
        and ecx, r12d                      ;   130.3 p5       8 v[0]
        lea r15d, [r15 + rdx - 1894007588] ;   122.3 p1      27 v[0]
        xor ecx, r10d                      ;   131.3 p11      8 v[0]
        add r15d, ecx                      ;   132.3 p0      27 v[0]
        mov r12d, dword [rsp + 100]        ;   108.8 p3      23 w[2]
        xor r12d, ebp                      ;   113.8 p5      23 w[2]
        mov ecx, dword [rsp + 92]          ;   109.2 p10     23 w[4] reload
        xor r12d, ecx                      ;   114.8 p1      23 w[2]
        xor r12d, dword [rsp + 72]         ;   115.8 p6+p2   23 w[2]
        add r15d, r13d                     ;   133.3 p11     27 v[0]
        ror r9d, 7                         ;   130.3 p0      28 v[2]
        ror r12d, 0x1f                     ;   116.8 p6      23 w[2]
        xor esi, r14d                      ;   131.3 p5       8 v[4]
        lea r10d, [r10 + r12 - 1894007588] ;   125.3 p1      27 v[4]
        xor r8d, eax                       ;   113.3 p11     23 w[3]
        xor r8d, dword [rsp + 96]          ;   114.3 p0+p3   23 w[3]
        xor r8d, dword [rsp + 76]          ;   115.3 p5+p10   23 w[3]
        ror r8d, 0x1f                      ;   116.3 p6      23 w[3]
        ror r13d, 7                        ;   132.3 p0      28 v[1]
        mov dword [rsp + 72], eax          ;   111.3 p8+p9   23 w[0] spill
        rorx eax, r15d, 0x1b               ;   134.3 p6      27 v[4]
        add r10d, eax                      ;   135.3 p1      27 v[4]
        mov dword [rsp + 68], edi          ;   111.8 p7+p4   23 w[9] spill
        mov edi, r14d                      ;   128.3          8 v[4] copy
        xor edi, r9d                       ;   131.3 p11      8 v[4]
        and esi, edi                       ;   132.3 p5       8 v[4]
        lea edi, [r14 + r8 - 1894007588]   ;   128.3 p1      27 v[3]
        xor r14d, esi                      ;   133.3 p11      8 v[4]
        add r10d, r14d                     ;   136.3 p0      27 v[4]
        rorx esi, r10d, 0x1b               ;   137.3 p6      27 v[3]
        xor r15d, r9d                      ;   134.3 p5       8 v[3]
        mov r14d, r9d                      ;   131.3          8 v[3] copy
        xor r14d, r13d                     ;   133.3 p1       8 v[3]
        and r14d, r15d                     ;   135.3 p11      8 v[3]
        xor r14d, r9d                      ;   136.3 p0       8 v[3]
        xor ecx, ebx                       ;   116.7 p5      23 w[4]
        xor ecx, edx                       ;   117.7 p1      23 w[4]
        mov r15d, dword [rsp + 104]        ;   114.3 p2      23 w[6] reload
        xor ecx, r15d                      ;   119.3 p6      23 w[4]
        add edi, r14d                      ;   137.3 p11     27 v[3]
        add edi, esi                       ;   138.3 p0      27 v[3]
        ror eax, 7                         ;   135.3 p6      28 v[0]
        ror ecx, 0x1f                      ;   120.3 p0      23 w[4]
        rorx r14d, edi, 0x1b               ;   139.3 p6      27 v[2]
        xor r10d, r13d                     ;   137.3 p5       8 v[2]
        lea r9d, [r9 + rcx - 1894007588]   ;   131.3 p1      27 v[2]
        add r9d, r14d                      ;   140.3 p11     27 v[2]
        ror esi, 7                         ;   138.3 p0      28 v[4]
        mov dword [rsp + 92], ebx          ;   116.2 p8+p9   23 w[12] spill
        mov ebx, r13d                      ;   133.3          8 v[2] copy
        xor ebx, eax                       ;   136.3 p5       8 v[2]
        and r10d, ebx                      ;   138.3 p1       8 v[2]
        xor r10d, r13d                     ;   139.3 p11      8 v[2]
        add r9d, r10d                      ;   141.3 p5      27 v[2]
        mov r10d, dword [rsp + 88]         ;   117.2 p3      23 w[5]
        xor r10d, r12d                     ;   122.2 p1      23 w[5]
        mov ebx, dword [rsp + 84]          ;   117.5 p10     23 w[7] reload
        xor r10d, ebx                      ;   123.2 p6      23 w[5]
        xor r10d, dword [rsp + 76]         ;   124.2 p11+p2   23 w[5]
        ror r10d, 0x1f                     ;   125.2 p0      23 w[5]
        xor edi, eax                       ;   139.3 p5       8 v[1]
        lea r13d, [r13 + r10 - 1894007588] ;   133.3 p1      27 v[1]
        xor r15d, r11d                     ;   121.2 p6      23 w[6]
        xor r15d, r8d                      ;   122.2 p11     23 w[6]
        xor r15d, dword [rsp + 80]         ;   123.2 p0+p3   23 w[6]
        ror r15d, 0x1f                     ;   124.2 p6      23 w[6]
        ror r14d, 7                        ;   140.3 p0      28 v[3]
        mov dword [rsp + 104], r11d        ;   119.3 p7+p4   23 w[14] spill
        rorx r11d, r9d, 0x1b               ;   142.3 p6      27 v[1]
        add r13d, r11d                     ;   143.3 p5      27 v[1]
        mov dword [rsp + 76], r8d          ;   119.8 p8+p9   23 w[3] spill
        mov r8d, eax                       ;   136.3          8 v[1] copy
        xor r8d, esi                       ;   139.3 p1       8 v[1]
        and edi, r8d                       ;   140.3 p11      8 v[1]
        lea r8d, [rax + r15 - 1894007588]  ;   136.3 p5      27 v[0]
        xor eax, edi                       ;   141.3 p1       8 v[1]
        add r13d, eax                      ;   144.3 p11     27 v[1]
        rorx edi, r13d, 0x1b               ;   145.3 p0      27 v[0]
        xor r9d, esi                       ;   142.3 p5       8 v[0]
        mov eax, esi                       ;   139.3          8 v[0] copy
        xor eax, r14d                      ;   141.3 p1       8 v[0]
        and eax, r9d                       ;   143.3 p6       8 v[0]
        xor eax, esi                       ;   144.3 p11      8 v[0]
        xor ebx, ebp                       ;   124.5 p0      23 w[7]
        xor ebx, ecx                       ;   125.5 p5      23 w[7]
        mov r9d, dword [rsp + 68]          ;   122.3 p10     23 w[9] reload
        xor ebx, r9d                       ;   127.3 p1      23 w[7]
        add r8d, eax                       ;   145.3 p6      27 v[0]
        add r8d, edi                       ;   146.3 p11     27 v[0]
        ror r11d, 7                        ;   143.3 p0      28 v[2]
        ror ebx, 0x1f                      ;   128.3 p6      23 w[7]
        rorx eax, r8d, 0x1b                ;   147.3 p0      27 v[4]
        xor r13d, r14d                     ;   145.3 p5       8 v[4]
        lea esi, [rsi + rbx - 1894007588]  ;   139.3 p1      27 v[4]
        add esi, eax                       ;   148.3 p11     27 v[4]
        ror edi, 7                         ;   146.3 p6      28 v[1]
        mov dword [rsp + 84], ebp          ;   124.2 p7+p4   23 w[15] spill
        mov ebp, r14d                      ;   141.3          8 v[4] copy
        xor ebp, r11d                      ;   144.3 p5       8 v[4]
        and r13d, ebp                      ;   146.3 p1       8 v[4]
        xor r13d, r14d                     ;   147.3 p11      8 v[4]
        add esi, r13d                      ;   149.3 p0      27 v[4]
        mov ebp, dword [rsp + 72]          ;   125.2 p2      23 w[8]
        xor ebp, r10d                      ;   130.2 p5      23 w[8]
        mov r13d, dword [rsp + 100]        ;   125.5 p3      23 w[10] reload
        xor ebp, r13d                      ;   131.2 p1      23 w[8]
        xor ebp, dword [rsp + 80]          ;   132.2 p6+p10   23 w[8]
        ror ebp, 0x1f                      ;   133.2 p0      23 w[8]
        xor r8d, r11d                      ;   147.3 p11      8 v[3]
        lea r14d, [r14 + rbp - 1894007588] ;   141.3 p5      27 v[3]
        xor r9d, edx                       ;   129.2 p1      23 w[9]
        xor r9d, r15d                      ;   130.2 p6      23 w[9]
        xor r9d, dword [rsp + 96]          ;   131.2 p11+p2   23 w[9]
        ror r9d, 0x1f                      ;   132.2 p0      23 w[9]
        ror eax, 7                         ;   148.3 p6      28 v[0]
        mov dword [rsp + 68], r15d         ;   127.3 p8+p9   23 w[6] spill
        rorx r15d, esi, 0x1b               ;   150.3 p0      27 v[3]
        add r14d, r15d                     ;   151.3 p5      27 v[3]
        mov dword [rsp + 80], edx          ;   127.8 p7+p4   23 w[1] spill
        mov edx, r11d                      ;   144.3          8 v[3] copy
        xor edx, edi                       ;   147.3 p1       8 v[3]
        and r8d, edx                       ;   148.3 p11      8 v[3]
        lea edx, [r11 + r9 - 1894007588]   ;   144.3 p5      27 v[2]
        xor r11d, r8d                      ;   149.3 p1       8 v[3]
        add r14d, r11d                     ;   152.3 p6      27 v[3]
        rorx r8d, r14d, 0x1b               ;   153.3 p0      27 v[2]
        xor esi, edi                       ;   150.3 p11      8 v[2]
        mov r11d, edi                      ;   147.3          8 v[2] copy
        xor r11d, eax                      ;   149.3 p5       8 v[2]
        and r11d, esi                      ;   151.3 p1       8 v[2]
        xor r11d, edi                      ;   152.3 p6       8 v[2]
        xor r13d, r12d                     ;   132.3 p11     23 w[10]
        xor r13d, ebx                      ;   133.3 p0      23 w[10]
        mov esi, dword [rsp + 92]          ;   130.3 p3      23 w[12] reload
        xor r13d, esi                      ;   135.3 p5      23 w[10]
        add edx, r11d                      ;   153.3 p1      27 v[2]
        add edx, r8d                       ;   154.3 p6      27 v[2]
        ror r15d, 7                        ;   151.3 p0      28 v[4]
        ror r13d, 0x1f                     ;   136.3 p6      23 w[10]
        rorx r11d, edx, 0x1b               ;   155.3 p0      27 v[1]
        xor r14d, eax                      ;   153.3 p11      8 v[1]
        lea edi, [rdi + r13 - 1894007588]  ;   147.3 p5      27 v[1]
        add edi, r11d                      ;   156.3 p1      27 v[1]
        ror r8d, 7                         ;   154.3 p6      28 v[3]
        mov dword [rsp + 100], r12d        ;   132.2 p8+p9   23 w[2] spill
        mov r12d, eax                      ;   149.3          8 v[1] copy
        xor r12d, r15d                     ;   152.3 p11      8 v[1]
        and r14d, r12d                     ;   154.3 p5       8 v[1]
        xor r14d, eax                      ;   155.3 p1       8 v[1]
        add edi, r14d                      ;   157.3 p11     27 v[1]
        mov r12d, dword [rsp + 76]         ;   133.2 p10     23 w[11]
        xor r12d, ebp                      ;   138.2 p0      23 w[11]
        mov r14d, dword [rsp + 88]         ;   133.5 p2      23 w[13] reload
        xor r12d, r14d                     ;   139.2 p5      23 w[11]
        xor r12d, dword [rsp + 96]         ;   140.2 p1+p3   23 w[11]
        ror r12d, 0x1f                     ;   141.2 p6      23 w[11]
        xor edx, r15d                      ;   155.3 p11      8 v[0]
        lea eax, [rax + r12 - 1894007588]  ;   149.3 p0      27 v[0]
        xor esi, ecx                       ;   136.7 p5      23 w[12]
        xor esi, r9d                       ;   137.7 p1      23 w[12]
        xor esi, dword [rsp + 104]         ;   138.7 p6+p10   23 w[12]
        ror esi, 0x1f                      ;   139.7 p0      23 w[12]
        ror r11d, 7                        ;   156.3 p6      28 v[2]
        mov dword [rsp + 92], ecx          ;   135.3 p7+p4   23 w[4] spill
        rorx ecx, edi, 0x1b                ;   158.3 p0      27 v[0]
        add eax, ecx                       ;   159.3 p11     27 v[0]
        mov dword [rsp + 96], ebp          ;   135.8 p8+p9   23 w[8] spill
        mov ebp, r15d                      ;   152.3          8 v[0] copy
        xor ebp, r8d                       ;   155.3 p5       8 v[0]
        and edx, ebp                       ;   156.3 p1       8 v[0]
        lea ebp, [r15 + rsi - 899497514]   ;   152.3 p11     27 v[4]
        xor r15d, edx                      ;   157.3 p5       8 v[0]
        add eax, r15d                      ;   160.3 p1      27 v[0]
        rorx r15d, eax, 0x1b               ;   161.3 p6      27 v[4]
        xor edi, r8d                       ;   158.3 p11      7 v[4]
        xor edi, r11d                      ;   159.3 p0       7 v[4]
        xor r14d, r10d                     ;   139.7 p5      23 w[13]
        xor r14d, r13d                     ;   140.7 p1      23 w[13]
        mov edx, dword [rsp + 84]          ;   137.8 p2      23 w[15] reload
        xor r14d, edx                      ;   142.8 p6      23 w[13]
        add ebp, edi                       ;   160.3 p11     27 v[4]
        add ebp, r15d                      ;   162.3 p0      27 v[4]
        ror r14d, 0x1f                     ;   143.8 p6      23 w[13]
        ror ecx, 7                         ;   159.3 p0      28 v[1]
        xor edx, ebx                       ;   142.8 p5      23 w[15]
        xor edx, esi                       ;   143.8 p1      23 w[15]
        mov edi, dword [rsp + 80]          ;   139.2 p3      23 w[1] reload
        xor edx, edi                       ;   144.8 p11     23 w[15]
        ror edx, 0x1f                      ;   145.8 p6      23 w[15]
        ror r15d, 7                        ;   162.3 p0      28 v[0]
        xor eax, r11d                      ;   161.3 p5       7 v[3]
        xor eax, ecx                       ;   162.3 p1       7 v[3]
        lea r8d, [r8 + r14 - 899497514]    ;   155.3 p11     27 v[3]
        mov dword [rsp + 84], esi          ;   140.7 p7+p4   23 w[12] spill
        rorx esi, ebp, 0x1b                ;   163.3 p6      27 v[3]
        xor ebp, ecx                       ;   163.3 p5       7 v[2]
        xor ebp, r15d                      ;   164.3 p1       7 v[2]
        add r8d, eax                       ;   163.3 p11     27 v[3]
        mov eax, dword [rsp + 68]          ;   141.2 p10     23 w[14]
        xor eax, r12d                      ;   146.2 p0      23 w[14]
        xor eax, dword [rsp + 72]          ;   147.2 p5+p2   23 w[14]
        xor eax, dword [rsp + 104]         ;   148.2 p1+p3   23 w[14]
        ror eax, 0x1f                      ;   149.2 p6      23 w[14]
        add r8d, esi                       ;   164.3 p11     27 v[3]
        lea r11d, [r11 + rax - 899497514]  ;   157.3 p0      27 v[2]
        add r11d, ebp                      ;   165.3 p5      27 v[2]
        rorx ebp, r8d, 0x1b                ;   165.3 p6      27 v[2]
        add r11d, ebp                      ;   166.3 p1      27 v[2]
        ror esi, 7                         ;   164.3 p0      28 v[4]
        xor edi, r9d                       ;   145.3 p11     23 w[1]
        xor edi, dword [rsp + 76]          ;   146.3 p5+p10   23 w[1]
        xor edi, eax                       ;   150.2 p1      23 w[1]
        ror ebp, 7                         ;   166.3 p6      28 v[3]
        ror edi, 0x1f                      ;   151.2 p0      23 w[1]
        xor r8d, r15d                      ;   165.3 p11      7 v[1]
        xor r8d, esi                       ;   166.3 p5       7 v[1]
        lea ecx, [rcx + rdx - 899497514]   ;   160.3 p1      27 v[1]
        mov dword [rsp + 80], eax          ;   150.2 p8+p9   23 w[14] spill
        rorx eax, r11d, 0x1b               ;   167.3 p6      27 v[1]
        xor r11d, esi                      ;   167.3 p11      7 v[0]
        xor r11d, ebp                      ;   168.3 p0       7 v[0]
        add ecx, r8d                       ;   167.3 p5      27 v[1]
        mov r8d, dword [rsp + 96]          ;   145.2 p2      23 w[0]
        xor r8d, r14d                      ;   150.2 p1      23 w[0]
        xor r8d, dword [rsp + 100]         ;   151.2 p6+p3   23 w[0]
        xor r8d, dword [rsp + 72]          ;   152.2 p11+p10   23 w[0]
        ror r8d, 0x1f                      ;   153.2 p0      23 w[0]
        add ecx, eax                       ;   168.3 p5      27 v[1]
        lea r15d, [r15 + r8 - 899497514]   ;   163.3 p1      27 v[0]
        add r15d, r11d                     ;   169.3 p6      27 v[0]
        rorx r11d, ecx, 0x1b               ;   169.3 p0      27 v[0]
        add r15d, r11d                     ;   170.3 p11     27 v[0]
        ror eax, 7                         ;   168.3 p6      28 v[2]
        ror r11d, 7                        ;   170.3 p0      28 v[1]
        xor ecx, ebp                       ;   169.3 p5       7 v[4]
        xor ecx, eax                       ;   170.3 p1       7 v[4]
        lea esi, [rsi + rdi - 899497514]   ;   165.3 p11     27 v[4]
        mov dword [rsp + 72], r9d          ;   147.7 p7+p4   23 w[9] spill
        mov r9d, dword [rsp + 76]          ;   147.8 p2      23 w[3]
        xor r9d, r10d                      ;   152.8 p5      23 w[3]
        xor r9d, r12d                      ;   153.8 p1      23 w[3]
        xor r9d, r8d                       ;   154.8 p6      23 w[3]
        ror r9d, 0x1f                      ;   155.8 p0      23 w[3]
        mov dword [rsp + 76], r8d          ;   154.2 p8+p9   23 w[0] spill
        rorx r8d, r15d, 0x1b               ;   171.3 p6      27 v[4]
        xor r15d, eax                      ;   171.3 p11      7 v[3]
        xor r15d, r11d                     ;   172.3 p5       7 v[3]
        add esi, ecx                       ;   171.3 p1      27 v[4]
        mov ecx, dword [rsp + 92]          ;   149.5 p3      23 w[2]
        xor ecx, r13d                      ;   154.5 p11     23 w[2]
        xor ecx, edx                       ;   155.5 p0      23 w[2]
        xor ecx, dword [rsp + 100]         ;   156.5 p5+p10   23 w[2]
        ror ecx, 0x1f                      ;   157.5 p6      23 w[2]
        add esi, r8d                       ;   172.3 p1      27 v[4]
        lea ebp, [rbp + rcx - 899497514]   ;   167.3 p11     27 v[3]
        add ebp, r15d                      ;   173.3 p0      27 v[3]
        rorx r15d, esi, 0x1b               ;   173.3 p6      27 v[3]
        add ebp, r15d                      ;   174.3 p5      27 v[3]
        ror r8d, 7                         ;   172.3 p0      28 v[0]
        xor r10d, ebx                      ;   154.2 p1      23 w[5]
        xor r10d, r14d                     ;   155.2 p11     23 w[5]
        xor r10d, ecx                      ;   158.5 p5      23 w[5]
        ror r15d, 7                        ;   174.3 p6      28 v[4]
        ror r10d, 0x1f                     ;   159.5 p0      23 w[5]
        xor esi, r11d                      ;   173.3 p1       7 v[2]
        xor esi, r8d                       ;   174.3 p11      7 v[2]
        lea eax, [rax + r9 - 899497514]    ;   169.3 p5      27 v[2]
        mov dword [rsp + 100], ecx         ;   158.5 p7+p4   23 w[2] spill
        rorx ecx, ebp, 0x1b                ;   175.3 p6      27 v[2]
        xor ebp, r8d                       ;   175.3 p1       7 v[1]
        xor ebp, r15d                      ;   176.3 p11      7 v[1]
        add eax, esi                       ;   175.3 p0      27 v[2]
        mov esi, dword [rsp + 84]          ;   153.5 p2      23 w[4]
        xor esi, edi                       ;   158.5 p5      23 w[4]
        xor esi, dword [rsp + 68]          ;   159.5 p1+p3   23 w[4]
        xor esi, dword [rsp + 92]          ;   160.5 p6+p10   23 w[4]
        ror esi, 0x1f                      ;   161.5 p0      23 w[4]
        add eax, ecx                       ;   176.3 p11     27 v[2]
        lea r11d, [r11 + rsi - 899497514]  ;   171.3 p5      27 v[1]
        add r11d, ebp                      ;   177.3 p1      27 v[1]
        rorx ebp, eax, 0x1b                ;   177.3 p6      27 v[1]
        add r11d, ebp                      ;   178.3 p11     27 v[1]
        ror ecx, 7                         ;   176.3 p0      28 v[3]
        xor ebx, edx                       ;   158.7 p5      23 w[7]
        xor ebx, dword [rsp + 72]          ;   159.7 p1+p2   23 w[7]
        xor ebx, esi                       ;   162.5 p6      23 w[7]
        ror ebp, 7                         ;   178.3 p0      28 v[2]
        ror ebx, 0x1f                      ;   163.5 p6      23 w[7]
        xor eax, r15d                      ;   177.3 p11      7 v[0]
        xor eax, ecx                       ;   178.3 p5       7 v[0]
        lea r8d, [r8 + r10 - 899497514]    ;   173.3 p1      27 v[0]
        mov dword [rsp + 92], esi          ;   162.5 p8+p9   23 w[4] spill
        rorx esi, r11d, 0x1b               ;   179.3 p0      27 v[0]
        xor r11d, ecx                      ;   179.3 p11      7 v[4]
        xor r11d, ebp                      ;   180.3 p5       7 v[4]
        add r8d, eax                       ;   179.3 p1      27 v[0]
        mov eax, dword [rsp + 80]          ;   157.5 p3      23 w[6]
        xor eax, r9d                       ;   162.5 p6      23 w[6]
        xor eax, dword [rsp + 96]          ;   163.5 p11+p10   23 w[6]
        xor eax, dword [rsp + 68]          ;   164.5 p0+p2   23 w[6]
        ror eax, 0x1f                      ;   165.5 p6      23 w[6]
        add r8d, esi                       ;   180.3 p5      27 v[0]
        lea r15d, [r15 + rax - 899497514]  ;   175.3 p1      27 v[4]
        add r15d, r11d                     ;   181.3 p11     27 v[4]
        rorx r11d, r8d, 0x1b               ;   181.3 p0      27 v[4]
        add r15d, r11d                     ;   182.3 p5      27 v[4]
        ror esi, 7                         ;   180.3 p6      28 v[1]
        ror r11d, 7                        ;   182.3 p0      28 v[0]
        xor r8d, ebp                       ;   181.3 p1       7 v[3]
        xor r8d, esi                       ;   182.3 p11      7 v[3]
        lea ecx, [rcx + rbx - 899497514]   ;   177.3 p5      27 v[3]
        mov dword [rsp + 68], edx          ;   160.0 p7+p4   23 w[15] spill
        mov edx, dword [rsp + 72]          ;   160.2 p3      23 w[9]
        xor edx, edi                       ;   165.2 p1      23 w[9]
        xor edx, r12d                      ;   166.2 p6      23 w[9]
        xor edx, eax                       ;   167.2 p11     23 w[9]
        ror edx, 0x1f                      ;   168.2 p0      23 w[9]
        mov dword [rsp + 72], eax          ;   166.5 p8+p9   23 w[6] spill
        rorx eax, r15d, 0x1b               ;   183.3 p6      27 v[3]
        xor r15d, esi                      ;   183.3 p5       7 v[2]
        xor r15d, r11d                     ;   184.3 p1       7 v[2]
        add ecx, r8d                       ;   183.3 p11     27 v[3]
        mov r8d, dword [rsp + 76]          ;   161.8 p10     23 w[8]
        xor r8d, r10d                      ;   166.8 p0      23 w[8]
        xor r8d, r13d                      ;   167.8 p5      23 w[8]
        xor r8d, dword [rsp + 96]          ;   168.8 p1+p2   23 w[8]
        ror r8d, 0x1f                      ;   169.8 p6      23 w[8]
        add ecx, eax                       ;   184.3 p11     27 v[3]
        lea ebp, [rbp + r8 - 899497514]    ;   179.3 p0      27 v[2]
        add ebp, r15d                      ;   185.3 p5      27 v[2]
        rorx r15d, ecx, 0x1b               ;   185.3 p6      27 v[2]
        add ebp, r15d                      ;   186.3 p1      27 v[2]
        ror eax, 7                         ;   184.3 p0      28 v[4]
        xor r9d, r12d                      ;   167.3 p11     23 w[11]
        xor r9d, r14d                      ;   168.3 p5      23 w[11]
        xor r9d, r8d                       ;   170.8 p1      23 w[11]
        rorx r8d, ebp, 0x1b                ;   187.3 p6      27 v[1]
        ror r15d, 7                        ;   186.3 p0      28 v[3]
        ror r9d, 0x1f                      ;   171.8 p6      23 w[11]
        xor r13d, ebx                      ;   168.3 p11     23 w[10]
        xor ebp, eax                       ;   187.3 p5       7 v[0]
        xor ebp, r15d                      ;   188.3 p1       7 v[0]
        lea ebp, [r11 + rbp - 899497514]   ;   189.3 p11     27 v[0]
        xor r11d, ecx                      ;   185.3 p0       7 v[1]
        xor r11d, eax                      ;   186.3 p5       7 v[1]
        xor r13d, dword [rsp + 100]        ;   170.2 p1+p3   23 w[10]
        mov r12d, dword [rsp + 84]         ;   165.8 p10     23 w[12] reload
        xor r13d, r12d                     ;   171.2 p6      23 w[10]
        lea esi, [rsi + rdx - 899497514]   ;   181.3 p11     27 v[1]
        add esi, r11d                      ;   187.3 p0      27 v[1]
        ror r13d, 0x1f                     ;   172.2 p6      23 w[10]
        add esi, r8d                       ;   188.3 p5      27 v[1]
        add ebp, r13d                      ;   190.3 p1      27 v[0]
        rorx r11d, esi, 0x1b               ;   189.3 p0      27 v[0]
        add ebp, r11d                      ;   191.3 p11     27 v[0]
        ror r8d, 7                         ;   188.3 p6      28 v[2]
        xor r10d, r14d                     ;   171.7 p5      23 w[13]
        xor r10d, r13d                     ;   173.2 p1      23 w[13]
        mov r13d, dword [rsp + 68]         ;   167.8 p2      23 w[15] reload
        xor r10d, r13d                     ;   174.2 p11     23 w[13]
        rorx r14d, ebp, 0x1b               ;   192.3 p0      27 v[4]
        ror r11d, 7                        ;   190.3 p6      28 v[1]
        ror r10d, 0x1f                     ;   175.2 p0      23 w[13]
        xor edx, r12d                      ;   172.7 p5      23 w[12]
        xor ebp, r8d                       ;   192.3 p1       7 v[3]
        xor ebp, r11d                      ;   193.3 p11      7 v[3]
        lea ebp, [r15 + rbp - 899497514]   ;   194.3 p5      27 v[3]
        xor r15d, esi                      ;   189.3 p1       7 v[4]
        xor edx, dword [rsp + 92]          ;   174.2 p6+p3   23 w[12]
        mov esi, dword [rsp + 80]          ;   169.7 p10     23 w[14] reload
        xor edx, esi                       ;   175.2 p11     23 w[12]
        xor r15d, r8d                      ;   190.3 p0       7 v[4]
        lea eax, [rax + r9 - 899497514]    ;   185.3 p5      27 v[4]
        add eax, r15d                      ;   191.3 p1      27 v[4]
        ror edx, 0x1f                      ;   176.2 p6      23 w[12]
        add eax, r14d                      ;   193.3 p11     27 v[4]
        add ebp, edx                       ;   195.3 p0      27 v[3]
        rorx r12d, eax, 0x1b               ;   194.3 p6      27 v[3]
        add ebp, r12d                      ;   196.3 p5      27 v[3]
        ror r14d, 7                        ;   193.3 p0      28 v[0]
        xor ebx, edi                       ;   176.2 p1      23 w[15]
        xor ebx, r13d                      ;   177.2 p11     23 w[15]
        xor ebx, edx                       ;   178.2 p5      23 w[15]
        rorx edi, ebp, 0x1b                ;   197.3 p6      27 v[2]
        ror ebx, 0x1f                      ;   179.2 p0      23 w[15]
        ror r12d, 7                        ;   195.3 p6      28 v[4]
        xor r9d, esi                       ;   177.2 p1      23 w[14]
        xor ebp, r14d                      ;   197.3 p11      7 v[1]
        xor ebp, r12d                      ;   198.3 p5       7 v[1]
        lea esi, [r11 + rbp - 899497514]   ;   199.3 p1      27 v[1]
        xor r9d, dword [rsp + 72]          ;   178.3 p11+p2   23 w[14]
        xor r9d, dword [rsp + 76]          ;   179.3 p0+p3   23 w[14]
        xor r11d, eax                      ;   194.3 p5       7 v[2]
        xor r11d, r14d                     ;   195.3 p1       7 v[2]
        lea r10d, [r10 + r8 - 899497514]   ;   189.3 p6      27 v[2]
        ror r9d, 0x1f                      ;   180.3 p0      23 w[14]
        add r10d, r11d                     ;   196.3 p11     27 v[2]
        add r10d, edi                      ;   198.3 p5      27 v[2]
        add esi, r9d                       ;   200.3 p1      27 v[1]
        rorx ebp, r10d, 0x1b               ;   199.3 p6      27 v[1]
        add esi, ebp                       ;   201.3 p11     27 v[1]
        ror edi, 7                         ;   198.3 p0      28 v[3]
        add ebx, dword [rsp + 64]          ;   180.7 p5+p10   30 h
        rorx r8d, esi, 0x1b                ;   202.3 p6      27 v[0]
        xor r10d, r12d                     ;   199.3 p1       7 v[0]
        xor r10d, edi                      ;   200.3 p11      7 v[0]
        ror ebp, 7                         ;   200.3 p0      28 v[2]
        lea ebx, [rbx + r14 - 899497514]   ;   194.3 p5      30 h
        add ebx, r10d                      ;   201.3 p1      30 h
        add ebx, r8d                       ;   203.3 p6      30 h
        add esi, dword [rsp + 36]          ;   202.3 p11+p2   30 h
        mov dword [rsp + 36], esi          ;   203.3 p7+p4   30 h
        add ebp, dword [rsp + 60]          ;   201.3 p0+p3   30 h
        add edi, dword [rsp + 56]          ;   199.3 p5+p10   30 h
        add r12d, dword [rsp + 48]         ;   196.3 p1+p2   30 h
        mov dword [rsp + 48], r12d         ;   197.3 p8+p9   30 h
        mov r8, qword [rsp + 24]           ;   177.8 p3      16 blocks
        add r8, 0x40                       ;   183.2 p6      16 blocks
        mov esi, ebx                       ;   204.3         30 h copy
        xchg edi, ebp                      ;   202.3 p11+p0+p5   30 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 32], esi          ;                    resident
        mov dword [rsp + 40], edi          ;                    resident
        mov dword [rsp + 44], ebp          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 0]            ;     0.2 p3      16 blocks reload
        mov dword [r8], esi                ;     5.0 p7+p4   16 blocks
        mov esi, dword [rsp + 36]          ;     0.5 p10     16 blocks reload
        mov dword [r8 + 4], esi            ;     5.5 p8+p9   16 blocks
        mov esi, dword [rsp + 40]          ;     1.0 p2      16 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p7+p4   16 blocks
        mov esi, dword [rsp + 44]          ;     1.2 p3      16 blocks reload
        mov dword [r8 + 12], esi           ;     6.2 p8+p9   16 blocks
        mov esi, dword [rsp + 48]          ;     1.5 p10     16 blocks reload
        mov dword [r8 + 16], esi           ;     6.5 p7+p4   16 blocks
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
        add rsp, 0x78                      ;                    frame
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
