; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 7cff2112ee1864dc); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 104 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 1088 uops, planned 211.2; bounds: width 181.3, ports 180.0, path 165.0
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
        sub rsp, 0x88                      ;                    frame
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
        mov r9d, dword [rsp + 36]          ;                    resident
        mov r10d, dword [rsp + 48]         ;                    resident
        align 16
.blocks_1:
        rorx r11d, r9d, 2                  ;     0.0 p0      28 v[1]
        rorx r12d, esi, 0x1b               ;     0.2 p6      27 v[4]
        lea r12d, [r12 + r10 + 1518500249] ;     1.2 p1      27 v[4]
        rorx r13d, esi, 2                  ;     1.0 p0      28 v[0]
        mov r14d, dword [r8]               ;     0.7 p2      22 w[0]
        bswap r14d                         ;     5.7 p1      22 w[0]
        add r12d, r14d                     ;     6.7 p5      27 v[4]
        mov r15d, dword [r8 + 4]           ;     1.2 p3      22 w[1]
        bswap r15d                         ;     6.2 p1      22 w[1]
        mov eax, esi                       ;     1.5          6 v[3] copy
        not eax                            ;     1.7 p11      6 v[3]
        and eax, edi                       ;     2.7 p6       6 v[3]
        lea eax, [rax + rbp + 1518500249]  ;     3.7 p0      27 v[3]
        add eax, r15d                      ;     7.2 p5      27 v[3]
        mov ecx, dword [r8 + 8]            ;     2.3 p10     22 w[2]
        bswap ecx                          ;     7.3 p1      22 w[2]
        mov edx, r11d                      ;     2.7          6 v[3] copy
        and edx, esi                       ;     2.8 p11      6 v[3]
        add eax, edx                       ;     8.2 p6      27 v[3]
        mov edx, r11d                      ;     3.2          6 v[2] copy
        xor edx, r13d                      ;     3.3 p0       6 v[2]
        mov ebx, r11d                      ;     3.5          6 v[2] copy
        xor r14d, ecx                      ;     8.3 p5      23 w[0]
        mov dword [rsp + 56], r10d         ;     3.8 p7+p4   19 v[4] spill
        lea r10d, [rcx + rdi + 1518500249] ;     8.3 p11     27 v[2]
        mov dword [rsp + 60], esi          ;     4.2 p8+p9   19 v[0] spill
        mov esi, r13d                      ;     4.3          6 v[1] copy
        mov dword [rsp + 64], ecx          ;     8.3 p7+p4   23 w[2] spill
        mov ecx, r13d                      ;     4.7          6 v[1] copy
        mov dword [rsp + 68], r15d         ;     7.2 p8+p9   23 w[1] spill
        mov r15d, dword [r8 + 12]          ;     5.0 p2      22 w[3]
        bswap r15d                         ;    10.0 p1      22 w[3]
        lea r11d, [r11 + r15 + 1518500249] ;    11.0 p6      27 v[1]
        mov dword [rsp + 72], r14d         ;     9.3 p7+p4   23 w[0] spill
        mov r14d, dword [rsp + 68]         ;     7.2 p3      23 w[1] reload
        xor r14d, r15d                     ;    12.2 p0      23 w[1]
        mov dword [rsp + 68], r15d         ;    11.0 p8+p9   23 w[3] spill
        mov r15d, dword [r8 + 16]          ;     6.2 p10     22 w[4]
        bswap r15d                         ;    11.2 p1      22 w[4]
        lea r13d, [r13 + r15 + 1518500249] ;    12.2 p5      27 v[0]
        mov dword [rsp + 76], r14d         ;    13.2 p7+p4   23 w[1] spill
        mov r14d, dword [rsp + 64]         ;     8.3 p2      23 w[2] reload
        xor r14d, r15d                     ;    13.3 p11     23 w[2]
        mov dword [rsp + 64], r15d         ;    12.2 p8+p9   23 w[4] spill
        mov r15d, dword [r8 + 20]          ;     7.3 p3      22 w[5]
        bswap r15d                         ;    12.3 p1      22 w[5]
        mov dword [rsp + 80], r14d         ;    14.3 p7+p4   23 w[2] spill
        lea r14d, [r15 + 1518500249]       ;    13.3 p6      27 v[4]
        mov qword [rsp + 24], r8           ;     8.2 p8+p9   22 w[0] spill
        mov r8d, dword [rsp + 68]          ;    11.0 p10     23 w[3] reload
        xor r8d, r15d                      ;    16.0 p0      23 w[3]
        mov dword [rsp + 68], r15d         ;    13.3 p7+p4   23 w[5] spill
        mov r15d, edi                      ;     8.7          6 v[4] copy
        xor r15d, ebp                      ;     8.8 p5       6 v[4]
        and r15d, r9d                      ;     9.8 p11      6 v[4]
        xor r15d, ebp                      ;    10.8 p1       6 v[4]
        add r12d, r15d                     ;    11.8 p6      27 v[4]
        and edx, r12d                      ;    12.8 p0       6 v[2]
        xor ebx, edx                       ;    13.8 p5       6 v[2]
        add r10d, ebx                      ;    14.8 p11     27 v[2]
        rorx r15d, r12d, 0x1b              ;    12.8 p6      27 v[3]
        add eax, r15d                      ;    13.8 p1      27 v[3]
        ror r12d, 2                        ;    12.8 p0      28 v[4]
        xor esi, r12d                      ;    13.8 p5       6 v[1]
        and esi, eax                       ;    14.8 p11      6 v[1]
        xor ecx, esi                       ;    15.8 p1       6 v[1]
        add r11d, ecx                      ;    16.8 p6      27 v[1]
        rorx esi, eax, 0x1b                ;    14.8 p0      27 v[2]
        add r10d, esi                      ;    15.8 p5      27 v[2]
        ror eax, 2                         ;    14.8 p6      28 v[3]
        add r14d, r12d                     ;    14.3 p11     27 v[4]
        rorx esi, r10d, 0x1b               ;    16.8 p0      27 v[1]
        add r11d, esi                      ;    17.8 p1      27 v[1]
        rorx esi, r10d, 2                  ;    16.8 p6      28 v[2]
        rorx r15d, r11d, 0x1b              ;    18.8 p0      27 v[0]
        add r13d, r15d                     ;    19.8 p5      27 v[0]
        rorx r15d, r11d, 2                 ;    18.8 p6      28 v[1]
        mov ecx, r12d                      ;    13.8          6 v[0] copy
        xor ecx, eax                       ;    15.8 p11      6 v[0]
        and r10d, ecx                      ;    16.8 p1       6 v[0]
        xor r12d, r10d                     ;    17.8 p5       6 v[0]
        add r13d, r12d                     ;    20.8 p11     27 v[0]
        rorx r10d, r13d, 0x1b              ;    21.8 p0      27 v[4]
        add r14d, r10d                     ;    22.8 p1      27 v[4]
        rorx r10d, r13d, 2                 ;    21.8 p6      28 v[0]
        mov r12d, eax                      ;    15.8          6 v[4] copy
        xor r12d, esi                      ;    17.8 p5       6 v[4]
        and r11d, r12d                     ;    18.8 p11      6 v[4]
        xor r11d, eax                      ;    19.8 p1       6 v[4]
        add r14d, r11d                     ;    23.8 p0      27 v[4]
        rorx r11d, r14d, 0x1b              ;    24.8 p6      27 v[3]
        lea eax, [rax + r11 + 1518500249]  ;    25.8 p5      27 v[3]
        rorx r11d, r14d, 2                 ;    24.8 p0      28 v[4]
        mov r12d, esi                      ;    17.8          6 v[3] copy
        xor r12d, r15d                     ;    19.8 p11      6 v[3]
        and r13d, r12d                     ;    21.8 p1       6 v[3]
        xor r13d, esi                      ;    22.8 p5       6 v[3]
        add eax, r13d                      ;    26.8 p11     27 v[3]
        mov r12d, r15d                     ;    19.8          6 v[2] copy
        xor r12d, r10d                     ;    22.8 p1       6 v[2]
        and r14d, r12d                     ;    24.8 p6       6 v[2]
        xor r14d, r15d                     ;    25.8 p0       6 v[2]
        lea esi, [rsi + r14 + 1518500249]  ;    26.8 p5      27 v[2]
        mov r12, qword [rsp + 24]          ;    17.2 p2      22 w[0] reload
        mov r13d, dword [r12 + 24]         ;    22.2 p3      22 w[6]
        bswap r13d                         ;    27.2 p1      22 w[6]
        add eax, r13d                      ;    28.2 p11     27 v[3]
        rorx r14d, eax, 0x1b               ;    29.2 p6      27 v[2]
        add esi, r14d                      ;    30.2 p0      27 v[2]
        rorx r14d, eax, 2                  ;    29.2 p6      28 v[3]
        mov ecx, dword [r12 + 28]          ;    22.2 p10     22 w[7]
        bswap ecx                          ;    27.2 p1      22 w[7]
        add esi, ecx                       ;    31.2 p5      27 v[2]
        rorx edx, esi, 0x1b                ;    32.2 p0      27 v[1]
        lea r15d, [r15 + rdx + 1518500249] ;    33.2 p11     27 v[1]
        rorx edx, esi, 2                   ;    32.2 p6      28 v[2]
        mov ebx, r10d                      ;    22.8          6 v[1] copy
        xor ebx, r11d                      ;    25.8 p5       6 v[1]
        and eax, ebx                       ;    29.2 p11      6 v[1]
        xor eax, r10d                      ;    30.2 p1       6 v[1]
        add r15d, eax                      ;    34.2 p0      27 v[1]
        mov eax, r11d                      ;    25.8          6 v[0] copy
        xor eax, r14d                      ;    30.2 p5       6 v[0]
        and esi, eax                       ;    32.2 p11      6 v[0]
        xor esi, r11d                      ;    33.2 p1       6 v[0]
        lea r10d, [r10 + rsi + 1518500249] ;    34.2 p6      27 v[0]
        mov esi, dword [r12 + 32]          ;    22.2 p2      22 w[8]
        bswap esi                          ;    27.2 p1      22 w[8]
        add r15d, esi                      ;    35.2 p0      27 v[1]
        rorx eax, r15d, 0x1b               ;    36.2 p6      27 v[0]
        add r10d, eax                      ;    37.2 p5      27 v[0]
        rorx eax, r15d, 2                  ;    36.2 p0      28 v[1]
        mov ebx, dword [rsp + 72]          ;    22.0 p3      23 w[0] reload
        xor ebx, esi                       ;    28.2 p11     23 w[0]
        mov dword [rsp + 72], ebp          ;    22.3 p8+p9   19 v[3] spill
        mov ebp, dword [r12 + 36]          ;    22.5 p10     22 w[9]
        bswap ebp                          ;    27.5 p1      22 w[9]
        add r10d, ebp                      ;    38.2 p5      27 v[0]
        mov dword [rsp + 84], edi          ;    23.0 p7+p4   19 v[2] spill
        rorx edi, r10d, 0x1b               ;    39.2 p6      27 v[4]
        lea r11d, [r11 + rdi + 1518500249] ;    40.2 p11     27 v[4]
        rorx edi, r10d, 2                  ;    39.2 p0      28 v[0]
        mov dword [rsp + 88], r9d          ;    23.7 p8+p9   19 v[1] spill
        mov r9d, dword [r12 + 40]          ;    23.8 p2      22 w[10]
        bswap r9d                          ;    28.8 p1      22 w[10]
        add r11d, r9d                      ;    41.2 p5      27 v[4]
        mov dword [rsp + 92], esi          ;    28.2 p7+p4   22 w[8] spill
        mov esi, dword [r12 + 44]          ;    24.5 p3      22 w[11]
        bswap esi                          ;    29.5 p1      22 w[11]
        xor r8d, esi                       ;    30.5 p6      23 w[3]
        mov dword [rsp + 96], ecx          ;    28.2 p8+p9   22 w[7] spill
        mov ecx, dword [r12 + 48]          ;    25.2 p10     22 w[12]
        bswap ecx                          ;    30.2 p1      22 w[12]
        mov dword [rsp + 100], r13d        ;    28.2 p7+p4   22 w[6] spill
        mov r13d, dword [r12 + 52]         ;    25.7 p2      22 w[13]
        bswap r13d                         ;    30.7 p1      22 w[13]
        xor ebx, r13d                      ;    31.7 p11     23 w[0]
        ror ebx, 0x1f                      ;    32.7 p0      23 w[0]
        xor r8d, ebx                       ;    33.7 p5      23 w[3]
        ror r8d, 0x1f                      ;    34.7 p6      23 w[3]
        mov dword [rsp + 104], r8d         ;    35.7 p8+p9   23 w[3] spill
        mov r8d, dword [r12 + 56]          ;    26.8 p3      22 w[14]
        bswap r8d                          ;    31.8 p1      22 w[14]
        mov r12d, dword [r12 + 60]         ;    27.2 p10     22 w[15]
        bswap r12d                         ;    32.2 p1      22 w[15]
        mov dword [rsp + 108], r9d         ;    29.8 p7+p4   22 w[10] spill
        mov r9d, dword [rsp + 76]          ;    27.7 p2      23 w[1] reload
        xor r9d, ebp                       ;    32.7 p11     23 w[1]
        xor r9d, r8d                       ;    33.7 p0      23 w[1]
        ror r9d, 0x1f                      ;    34.7 p6      23 w[1]
        mov dword [rsp + 76], ebp          ;    28.5 p8+p9   22 w[9] spill
        mov ebp, r14d                      ;    30.2          6 v[4] copy
        xor ebp, edx                       ;    33.2 p5       6 v[4]
        and r15d, ebp                      ;    36.2 p11      6 v[4]
        xor r15d, r14d                     ;    37.2 p0       6 v[4]
        add r11d, r15d                     ;    42.2 p6      27 v[4]
        lea r14d, [r14 + rsi + 1518500249] ;    30.5 p5      27 v[3]
        rorx ebp, r11d, 0x1b               ;    43.2 p0      27 v[3]
        add r14d, ebp                      ;    44.2 p11     27 v[3]
        rorx ebp, r11d, 2                  ;    43.2 p6      28 v[4]
        mov r15d, edx                      ;    33.2          6 v[3] copy
        xor r15d, eax                      ;    37.2 p1       6 v[3]
        and r10d, r15d                     ;    39.2 p5       6 v[3]
        xor r10d, edx                      ;    40.2 p11      6 v[3]
        add r14d, r10d                     ;    45.2 p0      27 v[3]
        lea edx, [rdx + rcx + 1518500249]  ;    33.2 p6      27 v[2]
        rorx r10d, r14d, 0x1b              ;    46.2 p0      27 v[2]
        add edx, r10d                      ;    47.2 p1      27 v[2]
        rorx r10d, r14d, 2                 ;    46.2 p6      28 v[3]
        mov r15d, dword [rsp + 64]         ;    31.5 p3      23 w[4] reload
        xor r15d, ecx                      ;    36.5 p5      23 w[4]
        xor r15d, r9d                      ;    37.5 p11     23 w[4]
        xor r15d, dword [rsp + 100]        ;    38.5 p1+p10   23 w[4]
        ror r15d, 0x1f                     ;    39.5 p0      23 w[4]
        mov dword [rsp + 64], ecx          ;    32.3 p7+p4   22 w[12] spill
        mov ecx, dword [rsp + 80]          ;    32.5 p2      23 w[2] reload
        xor ecx, r12d                      ;    37.5 p5      23 w[2]
        xor ecx, dword [rsp + 108]         ;    38.5 p11+p3   23 w[2]
        ror ecx, 0x1f                      ;    39.5 p6      23 w[2]
        mov dword [rsp + 80], esi          ;    33.2 p8+p9   22 w[11] spill
        mov esi, dword [rsp + 68]          ;    33.3 p10     23 w[5] reload
        xor esi, r13d                      ;    38.3 p1      23 w[5]
        xor esi, ecx                       ;    40.5 p5      23 w[5]
        xor esi, dword [rsp + 96]          ;    41.5 p11+p2   23 w[5]
        ror esi, 0x1f                      ;    42.5 p0      23 w[5]
        mov dword [rsp + 68], esi          ;    43.5 p7+p4   23 w[5] spill
        mov esi, eax                       ;    37.2          6 v[2] copy
        xor esi, edi                       ;    40.2 p6       6 v[2]
        and r11d, esi                      ;    43.2 p1       6 v[2]
        xor r11d, eax                      ;    44.2 p5       6 v[2]
        add edx, r11d                      ;    48.2 p11     27 v[2]
        lea eax, [rax + r13 + 1518500249]  ;    37.2 p0      27 v[1]
        rorx esi, edx, 0x1b                ;    49.2 p6      27 v[1]
        add eax, esi                       ;    50.2 p1      27 v[1]
        rorx esi, edx, 2                   ;    49.2 p0      28 v[2]
        mov r11d, edi                      ;    40.2          6 v[1] copy
        xor r11d, ebp                      ;    44.2 p5       6 v[1]
        and r14d, r11d                     ;    46.2 p11      6 v[1]
        xor r14d, edi                      ;    47.2 p6       6 v[1]
        add eax, r14d                      ;    51.2 p1      27 v[1]
        lea edi, [rdi + r8 + 1518500249]   ;    40.2 p5      27 v[0]
        rorx r11d, eax, 0x1b               ;    52.2 p0      27 v[0]
        add edi, r11d                      ;    53.2 p11     27 v[0]
        rorx r11d, eax, 2                  ;    52.2 p6      28 v[1]
        mov r14d, ebp                      ;    44.2          6 v[0] copy
        xor r14d, r10d                     ;    47.2 p1       6 v[0]
        and edx, r14d                      ;    49.2 p5       6 v[0]
        xor edx, ebp                       ;    50.2 p11      6 v[0]
        add edi, edx                       ;    54.2 p0      27 v[0]
        lea ebp, [rbp + r12 + 1518500249]  ;    44.2 p6      27 v[4]
        rorx r14d, edi, 0x1b               ;    55.2 p0      27 v[4]
        add ebp, r14d                      ;    56.2 p1      27 v[4]
        rorx r14d, edi, 2                  ;    55.2 p6      28 v[0]
        lea edx, [rbx + r10 + 1518500249]  ;    47.2 p5      27 v[3]
        mov dword [rsp + 112], r13d        ;    39.0 p8+p9   22 w[13] spill
        mov r13d, r10d                     ;    47.2          6 v[4] copy
        xor r13d, esi                      ;    50.2 p11      6 v[4]
        and eax, r13d                      ;    52.2 p1       6 v[4]
        xor r10d, eax                      ;    53.2 p5       6 v[4]
        add ebp, r10d                      ;    57.2 p0      27 v[4]
        rorx r10d, ebp, 0x1b               ;    58.2 p6      27 v[3]
        add edx, r10d                      ;    59.2 p11     27 v[3]
        rorx r10d, ebp, 2                  ;    58.2 p0      28 v[4]
        lea r13d, [r9 + rsi + 1518500249]  ;    50.2 p1      27 v[2]
        mov eax, esi                       ;    50.2          6 v[3] copy
        xor eax, r11d                      ;    53.2 p5       6 v[3]
        and edi, eax                       ;    55.2 p11      6 v[3]
        xor esi, edi                       ;    56.2 p6       6 v[3]
        add edx, esi                       ;    60.2 p1      27 v[3]
        rorx esi, edx, 0x1b                ;    61.2 p0      27 v[2]
        add r13d, esi                      ;    62.2 p5      27 v[2]
        rorx esi, edx, 2                   ;    61.2 p6      28 v[3]
        lea edi, [rcx + r11 + 1518500249]  ;    53.2 p11     27 v[1]
        mov eax, r11d                      ;    53.2          6 v[2] copy
        xor eax, r14d                      ;    56.2 p1       6 v[2]
        and ebp, eax                       ;    58.2 p5       6 v[2]
        xor r11d, ebp                      ;    59.2 p0       6 v[2]
        add r13d, r11d                     ;    63.2 p11     27 v[2]
        mov ebp, dword [rsp + 104]         ;    43.0 p3      27 v[0]
        lea ebp, [rbp + r14 + 1518500249]  ;    56.2 p6      27 v[0]
        rorx r11d, r13d, 0x1b              ;    64.2 p0      27 v[1]
        add edi, r11d                      ;    65.2 p1      27 v[1]
        rorx r11d, r13d, 2                 ;    64.2 p6      28 v[2]
        mov eax, r12d                      ;    43.8         23 w[7] copy
        xor eax, r15d                      ;    44.0 p5      23 w[7]
        xor eax, dword [rsp + 76]          ;    45.0 p11+p10   23 w[7]
        xor eax, dword [rsp + 96]          ;    46.0 p1+p2   23 w[7]
        ror eax, 0x1f                      ;    47.0 p0      23 w[7]
        mov dword [rsp + 96], r12d         ;    44.7 p7+p4   22 w[15] spill
        mov r12d, r14d                     ;    56.2          6 v[1] copy
        xor r12d, r10d                     ;    59.2 p5       6 v[1]
        and edx, r12d                      ;    61.2 p11      6 v[1]
        xor r14d, edx                      ;    62.2 p6       6 v[1]
        add edi, r14d                      ;    66.2 p1      27 v[1]
        rorx r12d, edi, 0x1b               ;    67.2 p0      27 v[0]
        add ebp, r12d                      ;    68.2 p5      27 v[0]
        rorx r12d, edi, 2                  ;    67.2 p6      28 v[1]
        xor edi, esi                       ;    67.2 p11      7 v[4]
        xor edi, r11d                      ;    68.2 p1       7 v[4]
        lea edi, [rdi + r15 + 1859775393]  ;    69.2 p5      27 v[4]
        add edi, r10d                      ;    70.2 p0      27 v[4]
        mov r14d, dword [rsp + 68]         ;    46.8 p3      27 v[3]
        lea r14d, [r14 + rsi + 1859775393] ;    62.2 p11     27 v[3]
        xor esi, r10d                      ;    62.2 p6       6 v[0]
        and r13d, esi                      ;    64.2 p1       6 v[0]
        xor r10d, r13d                     ;    65.2 p5       6 v[0]
        add ebp, r10d                      ;    69.2 p0      27 v[0]
        mov esi, r8d                       ;    47.8         23 w[6] copy
        mov r10d, dword [rsp + 104]        ;    48.0 p10     23 w[3] reload
        xor esi, r10d                      ;    53.0 p11     23 w[6]
        rorx r13d, ebp, 0x1b               ;    70.2 p6      27 v[4]
        add edi, r13d                      ;    71.2 p1      27 v[4]
        rorx r13d, ebp, 2                  ;    70.2 p0      28 v[0]
        xor ebp, r11d                      ;    70.2 p5       7 v[3]
        xor ebp, r12d                      ;    71.2 p11      7 v[3]
        add r14d, ebp                      ;    72.2 p6      27 v[3]
        lea ebp, [r12 + rax + 1859775393]  ;    68.2 p1      27 v[1]
        xor r12d, r13d                     ;    71.2 p5       7 v[2]
        xor r12d, edi                      ;    72.2 p0       7 v[2]
        lea r11d, [r11 + r12 + 1859775393] ;    73.2 p11     27 v[2]
        rorx r12d, edi, 0x1b               ;    72.2 p6      27 v[3]
        add r14d, r12d                     ;    73.2 p1      27 v[3]
        ror edi, 2                         ;    72.2 p0      28 v[4]
        mov r12d, dword [rsp + 92]         ;    50.5 p2      22 w[8] reload
        xor esi, r12d                      ;    55.5 p5      23 w[6]
        xor r12d, ebx                      ;    55.5 p11     23 w[8]
        xor esi, dword [rsp + 100]         ;    56.5 p6+p3   23 w[6]
        ror esi, 0x1f                      ;    57.5 p0      23 w[6]
        add r11d, esi                      ;    74.2 p1      27 v[2]
        mov edx, r9d                       ;    51.5         23 w[9] copy
        xor edx, esi                       ;    58.5 p5      23 w[9]
        xor edx, dword [rsp + 80]          ;    59.5 p11+p10   23 w[9]
        xor edx, dword [rsp + 76]          ;    60.5 p6+p2   23 w[9]
        ror edx, 0x1f                      ;    61.5 p0      23 w[9]
        xor r12d, dword [rsp + 68]         ;    56.5 p1+p3   23 w[8]
        xor r12d, dword [rsp + 108]        ;    57.5 p5+p10   23 w[8]
        ror r12d, 0x1f                     ;    58.5 p6      23 w[8]
        mov dword [rsp + 76], ebx          ;    52.8 p8+p9   23 w[0] spill
        lea ebx, [r13 + r12 + 1859775393]  ;    71.2 p11     27 v[0]
        xor r13d, edi                      ;    73.2 p1       7 v[1]
        xor r13d, r14d                     ;    74.2 p5       7 v[1]
        add ebp, r13d                      ;    75.2 p0      27 v[1]
        rorx r13d, r14d, 0x1b              ;    74.2 p6      27 v[2]
        add r11d, r13d                     ;    75.2 p11     27 v[2]
        ror r14d, 2                        ;    74.2 p0      28 v[3]
        lea r13d, [rdi + rdx + 1859775393] ;    73.2 p1      27 v[4]
        xor edi, r14d                      ;    75.2 p5       7 v[0]
        xor edi, r11d                      ;    76.2 p11      7 v[0]
        add ebx, edi                       ;    77.2 p6      27 v[0]
        rorx edi, r11d, 0x1b               ;    76.2 p0      27 v[1]
        add ebp, edi                       ;    77.2 p1      27 v[1]
        ror r11d, 2                        ;    76.2 p6      28 v[2]
        mov edi, r8d                       ;    55.3         23 w[12] copy
        xor edi, r15d                      ;    56.0 p5      23 w[12]
        xor r8d, esi                       ;    58.5 p11     23 w[14]
        xor edi, edx                       ;    62.5 p1      23 w[12]
        xor edi, dword [rsp + 64]          ;    63.5 p5+p2   23 w[12]
        ror edi, 0x1f                      ;    64.5 p0      23 w[12]
        xor r8d, dword [rsp + 76]          ;    59.5 p11+p3   23 w[14]
        mov dword [rsp + 100], esi         ;    58.5 p7+p4   23 w[6] spill
        rorx esi, ebp, 0x1b                ;    78.2 p6      27 v[0]
        add ebx, esi                       ;    79.2 p1      27 v[0]
        rorx esi, ebp, 2                   ;    78.2 p0      28 v[1]
        xor ebp, r14d                      ;    78.2 p5       7 v[4]
        xor ebp, r11d                      ;    79.2 p11      7 v[4]
        add r13d, ebp                      ;    80.2 p6      27 v[4]
        mov ebp, r10d                      ;    57.7         23 w[11] copy
        xor ebp, r12d                      ;    59.5 p1      23 w[11]
        xor ebp, dword [rsp + 112]         ;    60.5 p5+p10   23 w[11]
        xor ebp, dword [rsp + 80]          ;    61.5 p0+p2   23 w[11]
        ror ebp, 0x1f                      ;    62.5 p6      23 w[11]
        xor r8d, ebp                       ;    63.5 p11     23 w[14]
        ror r8d, 0x1f                      ;    64.5 p0      23 w[14]
        lea r10d, [r11 + rbp + 1859775393] ;    77.2 p1      27 v[2]
        xor r11d, esi                      ;    79.2 p5       7 v[3]
        xor r11d, ebx                      ;    80.2 p11      7 v[3]
        lea r14d, [r14 + r11 + 1859775393] ;    81.2 p6      27 v[3]
        rorx r11d, ebx, 0x1b               ;    80.2 p0      27 v[4]
        add r13d, r11d                     ;    81.2 p1      27 v[4]
        ror ebx, 2                         ;    80.2 p6      28 v[0]
        mov r11d, ecx                      ;    60.0         23 w[10] copy
        xor r11d, eax                      ;    61.0 p5      23 w[10]
        xor r11d, dword [rsp + 64]         ;    62.0 p11+p3   23 w[10]
        xor r11d, dword [rsp + 108]        ;    63.0 p1+p10   23 w[10]
        ror r11d, 0x1f                     ;    64.0 p0      23 w[10]
        add r14d, r11d                     ;    82.2 p5      27 v[3]
        mov dword [rsp + 108], r15d        ;    61.0 p8+p9   23 w[4] spill
        mov r15d, r9d                      ;    61.2         23 w[15] copy
        xor r15d, eax                      ;    62.3 p11     23 w[15]
        xor r9d, edx                       ;    62.5 p6      23 w[1]
        xor r15d, edi                      ;    65.5 p1      23 w[15]
        xor r9d, r8d                       ;    65.5 p5      23 w[1]
        xor r15d, dword [rsp + 96]         ;    66.5 p0+p2   23 w[15]
        ror r15d, 0x1f                     ;    67.5 p6      23 w[15]
        xor r9d, dword [rsp + 104]         ;    66.5 p11+p3   23 w[1]
        ror r9d, 0x1f                      ;    67.5 p0      23 w[1]
        mov dword [rsp + 64], edx          ;    62.7 p7+p4   23 w[9] spill
        lea edx, [rsi + rdi + 1859775393]  ;    79.2 p1      27 v[1]
        xor esi, ebx                       ;    81.2 p5       7 v[2]
        xor esi, r13d                      ;    82.2 p11      7 v[2]
        add r10d, esi                      ;    83.2 p6      27 v[2]
        rorx esi, r13d, 0x1b               ;    82.2 p0      27 v[3]
        add r14d, esi                      ;    83.2 p1      27 v[3]
        ror r13d, 2                        ;    82.2 p6      28 v[4]
        rorx esi, r14d, 0x1b               ;    84.2 p0      27 v[2]
        add r10d, esi                      ;    85.2 p5      27 v[2]
        rorx esi, r14d, 2                  ;    84.2 p6      28 v[3]
        xor r14d, ebx                      ;    84.2 p11      7 v[1]
        xor r14d, r13d                     ;    85.2 p1       7 v[1]
        add edx, r14d                      ;    86.2 p5      27 v[1]
        lea r14d, [r13 + r8 + 1859775393]  ;    83.2 p11     27 v[4]
        xor r13d, esi                      ;    85.2 p1       7 v[0]
        xor r13d, r10d                     ;    86.2 p5       7 v[0]
        lea ebx, [rbx + r13 + 1859775393]  ;    87.2 p0      27 v[0]
        rorx r13d, r10d, 0x1b              ;    86.2 p6      27 v[1]
        add edx, r13d                      ;    87.2 p11     27 v[1]
        ror r10d, 2                        ;    86.2 p0      28 v[2]
        lea r13d, [rsi + r15 + 1859775393] ;    85.2 p1      27 v[3]
        xor esi, r10d                      ;    87.2 p5       7 v[4]
        xor esi, edx                       ;    88.2 p11      7 v[4]
        add r14d, esi                      ;    89.2 p6      27 v[4]
        rorx esi, edx, 0x1b                ;    88.2 p0      27 v[0]
        add ebx, esi                       ;    89.2 p1      27 v[0]
        ror edx, 2                         ;    88.2 p6      28 v[1]
        mov esi, ecx                       ;    67.3         23 w[0] copy
        xor esi, r12d                      ;    69.0 p5      23 w[0]
        xor ecx, r11d                      ;    69.3 p11     23 w[2]
        xor ecx, r15d                      ;    70.3 p1      23 w[2]
        xor esi, dword [rsp + 76]          ;    70.0 p5+p10   23 w[0]
        xor ecx, dword [rsp + 108]         ;    71.3 p0+p2   23 w[2]
        ror ecx, 0x1f                      ;    72.3 p6      23 w[2]
        mov dword [rsp + 76], r8d          ;    68.5 p8+p9   23 w[14] spill
        mov r8d, r11d                      ;    68.7         23 w[13] copy
        xor r8d, dword [rsp + 68]          ;    70.3 p11+p3   23 w[13]
        xor r8d, dword [rsp + 96]          ;    71.3 p1+p10   23 w[13]
        xor r8d, dword [rsp + 112]         ;    72.3 p5+p2   23 w[13]
        ror r8d, 0x1f                      ;    73.3 p0      23 w[13]
        add ebx, r8d                       ;    90.2 p11     27 v[0]
        xor esi, r8d                       ;    74.3 p6      23 w[0]
        ror esi, 0x1f                      ;    75.3 p0      23 w[0]
        mov dword [rsp + 112], r11d        ;    70.0 p7+p4   23 w[10] spill
        lea r11d, [r10 + rsi + 1859775393] ;    87.2 p1      27 v[2]
        xor r10d, edx                      ;    89.2 p5       7 v[3]
        xor r10d, ebx                      ;    91.2 p11      7 v[3]
        add r13d, r10d                     ;    92.2 p6      27 v[3]
        rorx r10d, ebx, 0x1b               ;    91.2 p0      27 v[4]
        add r14d, r10d                     ;    92.2 p1      27 v[4]
        ror ebx, 2                         ;    91.2 p6      28 v[0]
        lea r10d, [rdx + r9 + 1859775393]  ;    89.2 p5      27 v[1]
        xor edx, ebx                       ;    92.2 p11      7 v[2]
        xor edx, r14d                      ;    93.2 p1       7 v[2]
        add r11d, edx                      ;    94.2 p5      27 v[2]
        rorx edx, r14d, 0x1b               ;    93.2 p0      27 v[3]
        add r13d, edx                      ;    94.2 p11     27 v[3]
        ror r14d, 2                        ;    93.2 p6      28 v[4]
        mov edx, eax                       ;    72.5         23 w[5] copy
        xor edx, r8d                       ;    74.7 p1      23 w[5]
        xor eax, r15d                      ;    75.0 p5      23 w[7]
        xor edx, ecx                       ;    75.7 p0      23 w[5]
        xor edx, dword [rsp + 68]          ;    76.7 p11+p3   23 w[5]
        ror edx, 0x1f                      ;    77.7 p6      23 w[5]
        xor eax, dword [rsp + 64]          ;    76.0 p1+p10   23 w[7]
        mov dword [rsp + 96], r15d         ;    73.7 p8+p9   23 w[15] spill
        lea r15d, [rbx + rcx + 1859775393] ;    92.2 p5      27 v[0]
        xor ebx, r14d                      ;    94.2 p0       7 v[1]
        xor ebx, r13d                      ;    95.2 p11      7 v[1]
        add r10d, ebx                      ;    96.2 p6      27 v[1]
        rorx ebx, r13d, 0x1b               ;    95.2 p0      27 v[2]
        add r11d, ebx                      ;    96.2 p1      27 v[2]
        ror r13d, 2                        ;    95.2 p6      28 v[3]
        mov ebx, ebp                       ;    75.0         23 w[3] copy
        xor ebx, esi                       ;    77.0 p5      23 w[3]
        xor ebx, dword [rsp + 68]          ;    78.0 p11+p2   23 w[3]
        xor ebx, dword [rsp + 104]         ;    79.0 p1+p3   23 w[3]
        ror ebx, 0x1f                      ;    80.0 p0      23 w[3]
        mov dword [rsp + 104], r8d         ;    75.8 p7+p4   23 w[13] spill
        lea r8d, [r14 + rbx + 1859775393]  ;    94.2 p5      27 v[4]
        xor r14d, r13d                     ;    96.2 p11      7 v[0]
        xor r14d, r11d                     ;    97.2 p6       7 v[0]
        add r15d, r14d                     ;    98.2 p1      27 v[0]
        rorx r14d, r11d, 0x1b              ;    97.2 p0      27 v[1]
        add r10d, r14d                     ;    98.2 p5      27 v[1]
        ror r11d, 2                        ;    97.2 p6      28 v[2]
        mov r14d, r12d                     ;    77.2         23 w[6] copy
        xor r12d, esi                      ;    79.3 p11     23 w[8]
        xor r14d, ebx                      ;    81.0 p1      23 w[6]
        xor r12d, edx                      ;    80.3 p5      23 w[8]
        xor r14d, dword [rsp + 76]         ;    82.0 p0+p10   23 w[6]
        xor r14d, dword [rsp + 100]        ;    83.0 p11+p2   23 w[6]
        ror r14d, 0x1f                     ;    84.0 p6      23 w[6]
        xor r12d, dword [rsp + 112]        ;    81.3 p1+p3   23 w[8]
        ror r12d, 0x1f                     ;    82.3 p0      23 w[8]
        mov dword [rsp + 68], esi          ;    78.7 p8+p9   23 w[0] spill
        rorx esi, r10d, 0x1b               ;    99.2 p6      27 v[0]
        add r15d, esi                      ;   100.2 p5      27 v[0]
        rorx esi, r10d, 2                  ;    99.2 p0      28 v[1]
        xor r10d, r13d                     ;    99.2 p11      7 v[4]
        xor r10d, r11d                     ;   100.2 p1       7 v[4]
        add r8d, r10d                      ;   101.2 p5      27 v[4]
        lea r10d, [r11 + rdx + 1859775393] ;    98.2 p11     27 v[2]
        xor r11d, esi                      ;   100.2 p6       7 v[3]
        xor r11d, r15d                     ;   101.2 p1       7 v[3]
        lea r13d, [r13 + r11 + 1859775393] ;   102.2 p5      27 v[3]
        rorx r11d, r15d, 0x1b              ;   101.2 p0      27 v[4]
        add r8d, r11d                      ;   102.2 p11     27 v[4]
        ror r15d, 2                        ;   101.2 p6      28 v[0]
        mov r11d, edi                      ;    81.0         23 w[4] copy
        xor r11d, r9d                      ;    83.7 p1      23 w[4]
        xor r11d, dword [rsp + 100]        ;    84.7 p5+p10   23 w[4]
        xor r11d, dword [rsp + 108]        ;    85.7 p0+p2   23 w[4]
        ror r11d, 0x1f                     ;    86.7 p6      23 w[4]
        add r13d, r11d                     ;   103.2 p11     27 v[3]
        xor eax, r11d                      ;    87.7 p1      23 w[7]
        ror eax, 0x1f                      ;    88.7 p0      23 w[7]
        mov dword [rsp + 108], edx         ;    82.3 p7+p4   23 w[5] spill
        lea edx, [rsi + r14 + 1859775393]  ;   100.2 p5      27 v[1]
        xor esi, r15d                      ;   102.2 p11      7 v[2]
        xor esi, r8d                       ;   103.2 p6       7 v[2]
        add r10d, esi                      ;   104.2 p1      27 v[2]
        rorx esi, r8d, 0x1b                ;   103.2 p0      27 v[3]
        add r13d, esi                      ;   104.2 p5      27 v[3]
        ror r8d, 2                         ;   103.2 p6      28 v[4]
        lea esi, [r15 + rax + 1859775393]  ;   102.2 p11     27 v[0]
        xor r15d, r8d                      ;   104.2 p1       7 v[1]
        xor r15d, r13d                     ;   105.2 p5       7 v[1]
        add edx, r15d                      ;   106.2 p0      27 v[1]
        rorx r15d, r13d, 0x1b              ;   105.2 p6      27 v[2]
        add r10d, r15d                     ;   106.2 p11     27 v[2]
        ror r13d, 2                        ;   105.2 p0      28 v[3]
        mov r15d, ebp                      ;    84.8         23 w[9] copy
        xor r15d, r9d                      ;    87.7 p1      23 w[9]
        xor ebp, ebx                       ;    88.0 p5      23 w[11]
        xor r15d, r14d                     ;    88.7 p11     23 w[9]
        xor ebp, r12d                      ;    89.0 p6      23 w[11]
        xor r15d, dword [rsp + 64]         ;    89.7 p1+p3   23 w[9]
        ror r15d, 0x1f                     ;    90.7 p0      23 w[9]
        xor ebp, dword [rsp + 104]         ;    90.0 p5+p10   23 w[11]
        ror ebp, 0x1f                      ;    91.0 p6      23 w[11]
        mov dword [rsp + 64], ebx          ;    86.3 p8+p9   23 w[3] spill
        lea ebx, [r8 + r12 - 1894007588]   ;   104.2 p11     27 v[4]
        xor r8d, r10d                      ;   107.2 p1       7 v[0]
        xor r8d, r13d                      ;   108.2 p5       7 v[0]
        add esi, r8d                       ;   109.2 p0      27 v[0]
        rorx r8d, r10d, 0x1b               ;   107.2 p6      27 v[1]
        add edx, r8d                       ;   108.2 p11     27 v[1]
        ror r10d, 2                        ;   107.2 p0      28 v[2]
        mov r8d, edi                       ;    87.7         23 w[10] copy
        xor r8d, ecx                       ;    90.7 p1      23 w[10]
        xor edi, r11d                      ;    91.0 p5      23 w[12]
        xor r8d, eax                       ;    91.7 p11     23 w[10]
        xor edi, r15d                      ;    92.0 p6      23 w[12]
        xor r8d, dword [rsp + 112]         ;    92.7 p1+p2   23 w[10]
        ror r8d, 0x1f                      ;    93.7 p0      23 w[10]
        xor edi, dword [rsp + 76]          ;    93.0 p5+p3   23 w[12]
        ror edi, 0x1f                      ;    94.0 p6      23 w[12]
        mov dword [rsp + 112], r11d        ;    89.2 p7+p4   23 w[4] spill
        rorx r11d, edx, 0x1b               ;   109.2 p0      27 v[0]
        add esi, r11d                      ;   110.2 p11     27 v[0]
        rorx r11d, edx, 2                  ;   109.2 p6      28 v[1]
        xor edx, r13d                      ;   109.2 p1       8 v[4]
        mov dword [rsp + 100], r12d        ;    90.0 p8+p9   23 w[8] spill
        rorx r12d, esi, 0x1b               ;   111.2 p0      27 v[4]
        add ebx, r12d                      ;   112.2 p5      27 v[4]
        rorx r12d, esi, 2                  ;   111.2 p6      28 v[0]
        xor esi, r10d                      ;   111.2 p11      8 v[3]
        mov dword [rsp + 80], ecx          ;    90.8 p7+p4   23 w[2] spill
        lea ecx, [r15 + r13 - 1894007588]  ;   106.2 p1      27 v[3]
        mov dword [rsp + 92], r15d         ;    91.7 p8+p9   23 w[9] spill
        mov r15d, r13d                     ;   106.2          8 v[4] copy
        xor r15d, r10d                     ;   108.2 p5       8 v[4]
        and edx, r15d                      ;   110.2 p11      8 v[4]
        xor r13d, edx                      ;   111.2 p1       8 v[4]
        add ebx, r13d                      ;   113.2 p5      27 v[4]
        rorx r13d, ebx, 0x1b               ;   114.2 p0      27 v[3]
        add ecx, r13d                      ;   115.2 p11     27 v[3]
        rorx r13d, ebx, 2                  ;   114.2 p6      28 v[4]
        xor ebx, r11d                      ;   114.2 p1       8 v[2]
        mov r15d, r9d                      ;    92.8         23 w[15] copy
        xor r15d, eax                      ;    96.0 p5      23 w[15]
        xor r15d, edi                      ;    97.0 p0      23 w[15]
        mov edx, r14d                      ;    93.3         23 w[14] copy
        xor edx, ebp                       ;    96.3 p11     23 w[14]
        xor edx, dword [rsp + 68]          ;    97.3 p6+p10   23 w[14]
        xor edx, dword [rsp + 76]          ;    98.3 p1+p2   23 w[14]
        ror edx, 0x1f                      ;    99.3 p0      23 w[14]
        xor r9d, edx                       ;   100.3 p5      23 w[1]
        xor r15d, dword [rsp + 96]         ;    98.0 p11+p3   23 w[15]
        ror r15d, 0x1f                     ;    99.0 p6      23 w[15]
        xor r9d, dword [rsp + 92]          ;   101.3 p1+p10   23 w[1]
        xor r9d, dword [rsp + 64]          ;   102.3 p5+p2   23 w[1]
        ror r9d, 0x1f                      ;   103.3 p0      23 w[1]
        mov dword [rsp + 76], eax          ;    95.2 p7+p4   23 w[7] spill
        lea eax, [rbp + r11 - 1894007588]  ;   110.2 p11     27 v[1]
        mov dword [rsp + 116], r14d        ;    95.5 p8+p9   23 w[6] spill
        mov r14d, r10d                     ;   108.2          8 v[3] copy
        xor r14d, r11d                     ;   110.2 p6       8 v[3]
        and esi, r14d                      ;   112.2 p1       8 v[3]
        xor esi, r10d                      ;   113.2 p5       8 v[3]
        add ecx, esi                       ;   116.2 p0      27 v[3]
        lea r10d, [r10 + r8 - 1894007588]  ;   108.2 p11     27 v[2]
        rorx esi, ecx, 0x1b                ;   117.2 p6      27 v[2]
        add r10d, esi                      ;   118.2 p1      27 v[2]
        rorx esi, ecx, 2                   ;   117.2 p0      28 v[3]
        xor ecx, r12d                      ;   117.2 p5       8 v[1]
        mov r14d, r11d                     ;   110.2          8 v[2] copy
        xor r14d, r12d                     ;   112.2 p11      8 v[2]
        and ebx, r14d                      ;   115.2 p6       8 v[2]
        xor r11d, ebx                      ;   116.2 p1       8 v[2]
        add r10d, r11d                     ;   119.2 p5      27 v[2]
        rorx r11d, r10d, 0x1b              ;   120.2 p0      27 v[1]
        add eax, r11d                      ;   121.2 p11     27 v[1]
        rorx r11d, r10d, 2                 ;   120.2 p6      28 v[2]
        xor r10d, r13d                     ;   120.2 p1       8 v[0]
        lea r14d, [rdi + r12 - 1894007588] ;   112.2 p5      27 v[0]
        mov ebx, r12d                      ;   112.2          8 v[1] copy
        xor ebx, r13d                      ;   115.2 p0       8 v[1]
        and ecx, ebx                       ;   118.2 p11      8 v[1]
        xor r12d, ecx                      ;   119.2 p6       8 v[1]
        add eax, r12d                      ;   122.2 p1      27 v[1]
        mov r12d, r8d                      ;    99.8         23 w[13] copy
        mov ecx, dword [rsp + 108]         ;   100.0 p3      23 w[5] reload
        xor r12d, ecx                      ;   105.0 p5      23 w[13]
        xor r12d, dword [rsp + 96]         ;   106.0 p0+p10   23 w[13]
        xor r12d, dword [rsp + 104]        ;   107.0 p11+p2   23 w[13]
        ror r12d, 0x1f                     ;   108.0 p6      23 w[13]
        rorx ebx, eax, 0x1b                ;   123.2 p0      27 v[0]
        add r14d, ebx                      ;   124.2 p1      27 v[0]
        rorx ebx, eax, 2                   ;   123.2 p6      28 v[1]
        xor eax, esi                       ;   123.2 p5       8 v[4]
        lea ecx, [rdx + rsi - 1894007588]  ;   118.2 p11     27 v[3]
        mov dword [rsp + 104], edx         ;   101.7 p7+p4   23 w[14] spill
        mov edx, r13d                      ;   115.2          8 v[0] copy
        xor edx, esi                       ;   118.2 p1       8 v[0]
        and r10d, edx                      ;   121.2 p5       8 v[0]
        xor r10d, r13d                     ;   122.2 p0       8 v[0]
        add r14d, r10d                     ;   125.2 p11     27 v[0]
        lea r13d, [r13 + r12 - 1894007588] ;   115.2 p6      27 v[4]
        rorx r10d, r14d, 0x1b              ;   126.2 p0      27 v[4]
        add r13d, r10d                     ;   127.2 p1      27 v[4]
        rorx r10d, r14d, 2                 ;   126.2 p6      28 v[0]
        xor r14d, r11d                     ;   126.2 p5       8 v[3]
        mov edx, esi                       ;   118.2          8 v[4] copy
        xor edx, r11d                      ;   121.2 p11      8 v[4]
        and eax, edx                       ;   124.2 p1       8 v[4]
        xor esi, eax                       ;   125.2 p5       8 v[4]
        add r13d, esi                      ;   128.2 p0      27 v[4]
        rorx esi, r13d, 0x1b               ;   129.2 p6      27 v[3]
        add ecx, esi                       ;   130.2 p11     27 v[3]
        rorx esi, r13d, 2                  ;   129.2 p0      28 v[4]
        xor r13d, ebx                      ;   129.2 p1       8 v[2]
        mov eax, r8d                       ;   105.0         23 w[2] copy
        xor eax, r15d                      ;   108.0 p5      23 w[2]
        lea edx, [r15 + r11 - 1894007588]  ;   121.2 p11     27 v[2]
        xor eax, dword [rsp + 112]         ;   109.0 p6+p3   23 w[2]
        xor eax, dword [rsp + 80]          ;   110.0 p1+p10   23 w[2]
        ror eax, 0x1f                      ;   111.0 p0      23 w[2]
        mov dword [rsp + 96], r8d          ;   106.0 p8+p9   23 w[10] spill
        mov r8d, r11d                      ;   121.2          8 v[3] copy
        xor r8d, ebx                       ;   124.2 p5       8 v[3]
        and r14d, r8d                      ;   127.2 p11      8 v[3]
        xor r11d, r14d                     ;   128.2 p6       8 v[3]
        add ecx, r11d                      ;   131.2 p1      27 v[3]
        mov r8d, r12d                      ;   109.0         23 w[0] copy
        mov r11d, dword [rsp + 100]        ;   107.2 p2      23 w[8] reload
        xor r8d, r11d                      ;   112.2 p5      23 w[0]
        xor r8d, dword [rsp + 80]          ;   113.2 p0+p3   23 w[0]
        xor r8d, dword [rsp + 68]          ;   114.2 p11+p10   23 w[0]
        ror r8d, 0x1f                      ;   115.2 p6      23 w[0]
        rorx r14d, ecx, 0x1b               ;   132.2 p0      27 v[2]
        add edx, r14d                      ;   133.2 p1      27 v[2]
        rorx r14d, ecx, 2                  ;   132.2 p6      28 v[3]
        xor ecx, r10d                      ;   132.2 p5       8 v[1]
        mov r11d, ebp                      ;   108.7         23 w[3] copy
        xor r11d, r8d                      ;   116.2 p11     23 w[3]
        xor r11d, dword [rsp + 108]        ;   117.2 p1+p2   23 w[3]
        xor r11d, dword [rsp + 64]         ;   118.2 p5+p3   23 w[3]
        ror r11d, 0x1f                     ;   119.2 p0      23 w[3]
        mov dword [rsp + 64], ebp          ;   109.5 p7+p4   23 w[11] spill
        mov ebp, edi                       ;   109.7         23 w[4] copy
        xor ebp, r9d                       ;   112.3 p11     23 w[4]
        xor ebp, dword [rsp + 116]         ;   113.3 p6+p10   23 w[4]
        xor ebp, dword [rsp + 112]         ;   114.3 p1+p2   23 w[4]
        ror ebp, 0x1f                      ;   115.3 p0      23 w[4]
        mov dword [rsp + 112], edi         ;   110.5 p8+p9   23 w[12] spill
        lea edi, [r9 + r10 - 1894007588]   ;   127.2 p5      27 v[0]
        mov dword [rsp + 68], r9d          ;   110.8 p7+p4   23 w[1] spill
        mov r9d, ebx                       ;   124.2          8 v[2] copy
        xor r9d, r10d                      ;   127.2 p11      8 v[2]
        and r13d, r9d                      ;   130.2 p6       8 v[2]
        xor r13d, ebx                      ;   131.2 p1       8 v[2]
        add edx, r13d                      ;   134.2 p5      27 v[2]
        lea ebx, [rbx + r8 - 1894007588]   ;   124.2 p0      27 v[1]
        rorx r9d, edx, 0x1b                ;   135.2 p6      27 v[1]
        add ebx, r9d                       ;   136.2 p11     27 v[1]
        rorx r9d, edx, 2                   ;   135.2 p0      28 v[2]
        xor edx, esi                       ;   135.2 p1       8 v[0]
        mov r13d, r10d                     ;   127.2          8 v[1] copy
        xor r13d, esi                      ;   130.2 p5       8 v[1]
        and ecx, r13d                      ;   133.2 p11      8 v[1]
        xor r10d, ecx                      ;   134.2 p6       8 v[1]
        add ebx, r10d                      ;   137.2 p1      27 v[1]
        rorx r10d, ebx, 0x1b               ;   138.2 p0      27 v[0]
        add edi, r10d                      ;   139.2 p5      27 v[0]
        rorx r10d, ebx, 2                  ;   138.2 p6      28 v[1]
        xor ebx, r14d                      ;   138.2 p11      8 v[4]
        mov r13d, r12d                     ;   114.2         23 w[5] copy
        xor r13d, eax                      ;   116.7 p1      23 w[5]
        lea ecx, [rax + rsi - 1894007588]  ;   130.2 p5      27 v[4]
        xor r13d, dword [rsp + 76]         ;   117.7 p0+p3   23 w[5]
        xor r13d, dword [rsp + 108]        ;   118.7 p11+p10   23 w[5]
        ror r13d, 0x1f                     ;   119.7 p6      23 w[5]
        mov dword [rsp + 108], r12d        ;   115.2 p8+p9   23 w[13] spill
        mov r12d, esi                      ;   130.2          8 v[0] copy
        xor r12d, r14d                     ;   133.2 p1       8 v[0]
        and edx, r12d                      ;   136.2 p5       8 v[0]
        xor esi, edx                       ;   137.2 p0       8 v[0]
        add edi, esi                       ;   140.2 p11     27 v[0]
        rorx esi, edi, 0x1b                ;   141.2 p6      27 v[4]
        add ecx, esi                       ;   142.2 p1      27 v[4]
        rorx esi, edi, 2                   ;   141.2 p0      28 v[0]
        xor edi, r9d                       ;   141.2 p5       8 v[3]
        mov r12d, r15d                     ;   116.8         23 w[7] copy
        xor r12d, ebp                      ;   119.3 p11     23 w[7]
        lea edx, [rbp + r9 - 1894007588]   ;   136.2 p6      27 v[2]
        xor r12d, dword [rsp + 92]         ;   120.3 p1+p2   23 w[7]
        xor r12d, dword [rsp + 76]         ;   121.3 p5+p3   23 w[7]
        ror r12d, 0x1f                     ;   122.3 p0      23 w[7]
        mov dword [rsp + 76], r15d         ;   117.8 p7+p4   23 w[15] spill
        mov r15d, r8d                      ;   118.0         23 w[8] copy
        xor r15d, r13d                     ;   120.7 p11     23 w[8]
        xor r15d, dword [rsp + 96]         ;   121.7 p6+p10   23 w[8]
        xor r15d, dword [rsp + 100]        ;   122.7 p1+p2   23 w[8]
        ror r15d, 0x1f                     ;   123.7 p0      23 w[8]
        mov dword [rsp + 80], r8d          ;   118.8 p8+p9   23 w[0] spill
        mov r8d, r14d                      ;   133.2          8 v[4] copy
        xor r8d, r9d                       ;   136.2 p5       8 v[4]
        and ebx, r8d                       ;   139.2 p11      8 v[4]
        xor ebx, r14d                      ;   140.2 p6       8 v[4]
        add ecx, ebx                       ;   143.2 p1      27 v[4]
        lea r14d, [r14 + r11 - 1894007588] ;   133.2 p5      27 v[3]
        rorx r8d, ecx, 0x1b                ;   144.2 p0      27 v[3]
        add r14d, r8d                      ;   145.2 p11     27 v[3]
        rorx r8d, ecx, 2                   ;   144.2 p6      28 v[4]
        xor ecx, r10d                      ;   144.2 p1       8 v[2]
        mov ebx, r9d                       ;   136.2          8 v[3] copy
        xor ebx, r10d                      ;   139.2 p5       8 v[3]
        and edi, ebx                       ;   142.2 p0       8 v[3]
        xor r9d, edi                       ;   143.2 p11      8 v[3]
        add r14d, r9d                      ;   146.2 p6      27 v[3]
        lea edi, [r13 + r10 - 1894007588]  ;   139.2 p1      27 v[1]
        rorx r9d, r14d, 0x1b               ;   147.2 p0      27 v[2]
        add edx, r9d                       ;   148.2 p5      27 v[2]
        rorx r9d, r14d, 2                  ;   147.2 p6      28 v[3]
        xor r14d, esi                      ;   147.2 p11      8 v[1]
        mov ebx, r11d                      ;   122.3         23 w[6] copy
        xor ebx, dword [rsp + 104]         ;   124.7 p1+p3   23 w[6]
        xor ebx, dword [rsp + 100]         ;   125.7 p5+p10   23 w[6]
        xor ebx, dword [rsp + 116]         ;   126.7 p0+p2   23 w[6]
        ror ebx, 0x1f                      ;   127.7 p6      23 w[6]
        mov dword [rsp + 116], r13d        ;   123.2 p7+p4   23 w[5] spill
        mov r13d, r10d                     ;   139.2          8 v[2] copy
        xor r13d, esi                      ;   142.2 p11      8 v[2]
        and ecx, r13d                      ;   145.2 p1       8 v[2]
        xor r10d, ecx                      ;   146.2 p5       8 v[2]
        add edx, r10d                      ;   149.2 p0      27 v[2]
        rorx r10d, edx, 0x1b               ;   150.2 p6      27 v[1]
        add edi, r10d                      ;   151.2 p11     27 v[1]
        rorx r10d, edx, 2                  ;   150.2 p0      28 v[2]
        xor edx, r8d                       ;   150.2 p1       8 v[0]
        mov r13d, eax                      ;   124.8         23 w[10] copy
        xor r13d, r12d                     ;   127.0 p5      23 w[10]
        lea ecx, [r12 + r8 - 1894007588]   ;   145.2 p11     27 v[4]
        xor r13d, dword [rsp + 112]        ;   128.0 p6+p3   23 w[10]
        xor r13d, dword [rsp + 96]         ;   129.0 p1+p10   23 w[10]
        ror r13d, 0x1f                     ;   130.0 p0      23 w[10]
        mov dword [rsp + 96], eax          ;   125.8 p8+p9   23 w[2] spill
        mov eax, r11d                      ;   126.0         23 w[11] copy
        xor eax, r15d                      ;   128.0 p5      23 w[11]
        xor eax, dword [rsp + 108]         ;   129.0 p11+p2   23 w[11]
        xor eax, dword [rsp + 64]          ;   130.0 p6+p3   23 w[11]
        ror eax, 0x1f                      ;   131.0 p0      23 w[11]
        mov dword [rsp + 100], r11d        ;   126.8 p7+p4   23 w[3] spill
        lea r11d, [r15 + r9 - 1894007588]  ;   148.2 p1      27 v[3]
        mov dword [rsp + 120], r15d        ;   127.2 p8+p9   23 w[8] spill
        mov r15d, esi                      ;   142.2          8 v[1] copy
        xor r15d, r8d                      ;   145.2 p5       8 v[1]
        and r14d, r15d                     ;   148.2 p11      8 v[1]
        xor r14d, esi                      ;   149.2 p6       8 v[1]
        add edi, r14d                      ;   152.2 p1      27 v[1]
        lea esi, [rsi + rbx - 1894007588]  ;   142.2 p5      27 v[0]
        rorx r14d, edi, 0x1b               ;   153.2 p0      27 v[0]
        add esi, r14d                      ;   154.2 p11     27 v[0]
        rorx r14d, edi, 2                  ;   153.2 p6      28 v[1]
        xor edi, r9d                       ;   153.2 p1       8 v[4]
        mov r15d, r8d                      ;   145.2          8 v[0] copy
        xor r15d, r9d                      ;   148.2 p5       8 v[0]
        and edx, r15d                      ;   151.2 p0       8 v[0]
        xor r8d, edx                       ;   152.2 p11      8 v[0]
        add esi, r8d                       ;   155.2 p6      27 v[0]
        mov r8d, ebx                       ;   129.8         23 w[9] copy
        mov r15d, dword [rsp + 68]         ;   130.0 p10     23 w[1] reload
        xor r8d, r15d                      ;   135.0 p1      23 w[9]
        xor r8d, dword [rsp + 64]          ;   136.0 p5+p2   23 w[9]
        xor r8d, dword [rsp + 92]          ;   137.0 p0+p3   23 w[9]
        ror r8d, 0x1f                      ;   138.0 p6      23 w[9]
        rorx edx, esi, 0x1b                ;   156.2 p0      27 v[4]
        add ecx, edx                       ;   157.2 p11     27 v[4]
        rorx edx, esi, 2                   ;   156.2 p6      28 v[0]
        xor esi, r10d                      ;   156.2 p1       8 v[3]
        mov r15d, ebp                      ;   131.5         23 w[12] copy
        xor r15d, r8d                      ;   139.0 p5      23 w[12]
        xor r15d, dword [rsp + 104]        ;   140.0 p11+p10   23 w[12]
        xor r15d, dword [rsp + 112]        ;   141.0 p1+p2   23 w[12]
        ror r15d, 0x1f                     ;   142.0 p0      23 w[12]
        mov dword [rsp + 112], ebp         ;   132.3 p7+p4   23 w[4] spill
        mov ebp, r9d                       ;   148.2          8 v[4] copy
        xor ebp, r10d                      ;   151.2 p5       8 v[4]
        and edi, ebp                       ;   154.2 p11      8 v[4]
        xor r9d, edi                       ;   155.2 p6       8 v[4]
        add ecx, r9d                       ;   158.2 p1      27 v[4]
        rorx edi, ecx, 0x1b                ;   159.2 p0      27 v[3]
        add r11d, edi                      ;   160.2 p5      27 v[3]
        rorx edi, ecx, 2                   ;   159.2 p6      28 v[4]
        xor ecx, r14d                      ;   159.2 p11      8 v[2]
        mov ebp, r12d                      ;   134.0         23 w[15] copy
        xor ebp, r15d                      ;   143.0 p1      23 w[15]
        mov r9d, dword [rsp + 68]          ;   134.3 p3      23 w[1] reload
        xor ebp, r9d                       ;   144.0 p5      23 w[15]
        xor r9d, r8d                       ;   139.3 p0      23 w[1]
        xor ebp, dword [rsp + 76]          ;   145.0 p11+p10   23 w[15]
        ror ebp, 0x1f                      ;   146.0 p6      23 w[15]
        xor r9d, dword [rsp + 100]         ;   140.3 p1+p2   23 w[1]
        mov dword [rsp + 68], r12d         ;   135.3 p8+p9   23 w[7] spill
        lea r12d, [r8 + r10 - 1894007588]  ;   151.2 p5      27 v[2]
        mov dword [rsp + 92], r8d          ;   139.0 p7+p4   23 w[9] spill
        mov r8d, r10d                      ;   151.2          8 v[3] copy
        xor r8d, r14d                      ;   154.2 p0       8 v[3]
        and esi, r8d                       ;   157.2 p11      8 v[3]
        xor r10d, esi                      ;   158.2 p6       8 v[3]
        add r11d, r10d                     ;   161.2 p1      27 v[3]
        rorx esi, r11d, 0x1b               ;   162.2 p0      27 v[2]
        add r12d, esi                      ;   163.2 p5      27 v[2]
        lea esi, [r13 + r14 - 1894007588]  ;   154.2 p11     27 v[1]
        rorx r8d, r11d, 2                  ;   162.2 p6      28 v[3]
        xor r11d, edx                      ;   162.2 p1       8 v[1]
        mov r10d, ebx                      ;   137.5         23 w[14] copy
        xor r10d, eax                      ;   139.0 p5      23 w[14]
        xor r10d, dword [rsp + 80]         ;   140.0 p0+p3   23 w[14]
        xor r10d, dword [rsp + 104]        ;   141.0 p11+p10   23 w[14]
        ror r10d, 0x1f                     ;   142.0 p6      23 w[14]
        xor r9d, r10d                      ;   143.0 p1      23 w[1]
        ror r9d, 0x1f                      ;   144.0 p0      23 w[1]
        mov dword [rsp + 104], ebx         ;   138.7 p8+p9   23 w[6] spill
        mov ebx, r14d                      ;   154.2          8 v[2] copy
        xor ebx, edx                       ;   157.2 p5       8 v[2]
        and ecx, ebx                       ;   160.2 p11      8 v[2]
        xor r14d, ecx                      ;   161.2 p6       8 v[2]
        add r12d, r14d                     ;   164.2 p1      27 v[2]
        lea r14d, [rax + rdx - 1894007588] ;   157.2 p5      27 v[0]
        rorx ecx, r12d, 0x1b               ;   165.2 p0      27 v[1]
        add esi, ecx                       ;   166.2 p11     27 v[1]
        rorx ecx, r12d, 2                  ;   165.2 p6      28 v[2]
        xor r12d, edi                      ;   165.2 p1       8 v[0]
        mov ebx, r13d                      ;   140.5         23 w[13] copy
        xor ebx, dword [rsp + 116]         ;   142.0 p5+p2   23 w[13]
        xor ebx, dword [rsp + 76]          ;   143.0 p0+p3   23 w[13]
        xor ebx, dword [rsp + 108]         ;   144.0 p11+p10   23 w[13]
        ror ebx, 0x1f                      ;   145.0 p6      23 w[13]
        mov dword [rsp + 108], r13d        ;   141.3 p7+p4   23 w[10] spill
        mov r13d, edx                      ;   157.2          8 v[1] copy
        xor r13d, edi                      ;   160.2 p1       8 v[1]
        and r11d, r13d                     ;   163.2 p5       8 v[1]
        xor edx, r11d                      ;   164.2 p0       8 v[1]
        add esi, edx                       ;   167.2 p11     27 v[1]
        lea r11d, [r15 + rdi - 899497514]  ;   160.2 p6      27 v[4]
        rorx r13d, esi, 0x1b               ;   168.2 p0      27 v[0]
        add r14d, r13d                     ;   169.2 p1      27 v[0]
        rorx r13d, esi, 2                  ;   168.2 p6      28 v[1]
        xor esi, r8d                       ;   168.2 p5       7 v[4]
        xor esi, ecx                       ;   169.2 p11      7 v[4]
        add r11d, esi                      ;   170.2 p1      27 v[4]
        lea esi, [r8 + rbx - 899497514]    ;   163.2 p5      27 v[3]
        xor r8d, edi                       ;   163.2 p0       8 v[0]
        and r12d, r8d                      ;   166.2 p11      8 v[0]
        xor edi, r12d                      ;   167.2 p6       8 v[0]
        add r14d, edi                      ;   170.2 p1      27 v[0]
        lea edi, [r10 + rcx - 899497514]   ;   166.2 p5      27 v[2]
        xor ecx, r13d                      ;   169.2 p0       7 v[3]
        xor ecx, r14d                      ;   171.2 p11      7 v[3]
        add esi, ecx                       ;   172.2 p6      27 v[3]
        rorx r8d, r14d, 0x1b               ;   171.2 p0      27 v[4]
        add r11d, r8d                      ;   172.2 p1      27 v[4]
        ror r14d, 2                        ;   171.2 p6      28 v[0]
        lea r8d, [r13 + rbp - 899497514]   ;   169.2 p5      27 v[1]
        xor r13d, r14d                     ;   172.2 p11      7 v[2]
        xor r13d, r11d                     ;   173.2 p1       7 v[2]
        add edi, r13d                      ;   174.2 p5      27 v[2]
        rorx r12d, r11d, 0x1b              ;   173.2 p0      27 v[3]
        add esi, r12d                      ;   174.2 p11     27 v[3]
        ror r11d, 2                        ;   173.2 p6      28 v[4]
        mov r12d, eax                      ;   146.7         23 w[3] copy
        mov r13d, dword [rsp + 116]        ;   146.8 p2      23 w[5] reload
        xor r12d, r13d                     ;   151.8 p1      23 w[3]
        xor r13d, ebx                      ;   151.8 p5      23 w[5]
        mov ecx, ebx                       ;   147.3         23 w[0] copy
        mov edx, dword [rsp + 120]         ;   147.5 p3      23 w[8] reload
        xor ecx, edx                       ;   152.5 p0      23 w[0]
        xor ecx, dword [rsp + 96]          ;   153.5 p11+p10   23 w[0]
        xor ecx, dword [rsp + 80]          ;   154.5 p6+p2   23 w[0]
        ror ecx, 0x1f                      ;   155.5 p0      23 w[0]
        xor r12d, ecx                      ;   156.5 p1      23 w[3]
        xor r12d, dword [rsp + 100]        ;   157.5 p5+p3   23 w[3]
        ror r12d, 0x1f                     ;   158.5 p6      23 w[3]
        xor r13d, dword [rsp + 68]         ;   152.8 p11+p10   23 w[5]
        lea edx, [r14 + rcx - 899497514]   ;   172.2 p1      27 v[0]
        xor r14d, r11d                     ;   174.2 p5       7 v[1]
        xor r14d, esi                      ;   175.2 p0       7 v[1]
        add r8d, r14d                      ;   176.2 p11     27 v[1]
        rorx r14d, esi, 0x1b               ;   175.2 p6      27 v[2]
        add edi, r14d                      ;   176.2 p1      27 v[2]
        ror esi, 2                         ;   175.2 p0      28 v[3]
        lea r14d, [r11 + r9 - 899497514]   ;   174.2 p5      27 v[4]
        xor r11d, esi                      ;   176.2 p11      7 v[0]
        xor r11d, edi                      ;   177.2 p6       7 v[0]
        add edx, r11d                      ;   178.2 p1      27 v[0]
        rorx r11d, edi, 0x1b               ;   177.2 p0      27 v[1]
        add r8d, r11d                      ;   178.2 p5      27 v[1]
        ror edi, 2                         ;   177.2 p6      28 v[2]
        mov r11d, r9d                      ;   151.3         23 w[4] copy
        xor r11d, r15d                     ;   153.3 p11     23 w[4]
        xor r11d, dword [rsp + 104]        ;   154.3 p1+p2   23 w[4]
        xor r11d, dword [rsp + 112]        ;   155.3 p5+p3   23 w[4]
        ror r11d, 0x1f                     ;   156.3 p0      23 w[4]
        mov dword [rsp + 100], r15d        ;   152.2 p8+p9   23 w[12] spill
        mov r15d, r9d                      ;   152.3         23 w[9] copy
        xor r15d, eax                      ;   154.3 p11     23 w[9]
        xor eax, ebx                       ;   154.5 p6      23 w[11]
        xor eax, r12d                      ;   159.5 p1      23 w[11]
        xor ebx, ebp                       ;   155.0 p5      23 w[13]
        xor r9d, ebp                       ;   155.2 p0      23 w[15]
        xor r15d, dword [rsp + 92]         ;   155.3 p11+p10   23 w[9]
        mov dword [rsp + 80], ecx          ;   156.5 p7+p4   23 w[0] spill
        lea ecx, [r12 + rdi - 899497514]   ;   178.2 p6      27 v[2]
        xor r12d, r10d                     ;   159.5 p1      23 w[6]
        xor r12d, dword [rsp + 120]        ;   160.5 p5+p2   23 w[6]
        xor r12d, dword [rsp + 104]        ;   161.5 p0+p3   23 w[6]
        ror r12d, 0x1f                     ;   162.5 p6      23 w[6]
        xor r15d, r12d                     ;   163.5 p11     23 w[9]
        ror r15d, 0x1f                     ;   164.5 p0      23 w[9]
        mov dword [rsp + 104], r10d        ;   154.8 p8+p9   23 w[14] spill
        mov r10d, ebp                      ;   155.0         23 w[2] copy
        xor ebp, r11d                      ;   157.3 p1      23 w[7]
        xor r10d, dword [rsp + 108]        ;   157.0 p5+p10   23 w[2]
        xor r10d, dword [rsp + 112]        ;   158.0 p11+p2   23 w[2]
        xor r10d, dword [rsp + 96]         ;   159.0 p6+p3   23 w[2]
        ror r10d, 0x1f                     ;   160.0 p0      23 w[2]
        xor r13d, r10d                     ;   161.0 p1      23 w[5]
        ror r13d, 0x1f                     ;   162.0 p6      23 w[5]
        xor ebx, r13d                      ;   163.0 p5      23 w[13]
        xor ebp, dword [rsp + 92]          ;   158.3 p11+p10   23 w[7]
        xor ebp, dword [rsp + 68]          ;   159.3 p1+p2   23 w[7]
        ror ebp, 0x1f                      ;   160.3 p0      23 w[7]
        xor r9d, ebp                       ;   161.3 p5      23 w[15]
        mov dword [rsp + 68], r15d         ;   165.5 p7+p4   23 w[9] spill
        lea r15d, [r10 + rsi - 899497514]  ;   176.2 p11     27 v[3]
        xor r10d, ebp                      ;   161.3 p6      23 w[10]
        xor esi, edi                       ;   178.2 p1       7 v[4]
        xor esi, r8d                       ;   179.2 p5       7 v[4]
        add r14d, esi                      ;   180.2 p0      27 v[4]
        rorx esi, r8d, 0x1b                ;   179.2 p6      27 v[0]
        add edx, esi                       ;   180.2 p11     27 v[0]
        ror r8d, 2                         ;   179.2 p0      28 v[1]
        xor edi, r8d                       ;   180.2 p1       7 v[3]
        xor edi, edx                       ;   181.2 p5       7 v[3]
        add r15d, edi                      ;   182.2 p11     27 v[3]
        rorx esi, edx, 0x1b                ;   181.2 p6      27 v[4]
        add r14d, esi                      ;   182.2 p1      27 v[4]
        ror edx, 2                         ;   181.2 p0      28 v[0]
        lea esi, [r13 + rdx - 899497514]   ;   182.2 p5      27 v[0]
        lea edi, [r11 + r8 - 899497514]    ;   180.2 p11     27 v[1]
        xor r8d, edx                       ;   182.2 p6       7 v[2]
        xor r8d, r14d                      ;   183.2 p1       7 v[2]
        add ecx, r8d                       ;   184.2 p5      27 v[2]
        rorx r8d, r14d, 0x1b               ;   183.2 p0      27 v[3]
        add r15d, r8d                      ;   184.2 p11     27 v[3]
        ror r14d, 2                        ;   183.2 p6      28 v[4]
        xor edx, r14d                      ;   184.2 p1       7 v[1]
        xor edx, r15d                      ;   185.2 p5       7 v[1]
        add edi, edx                       ;   186.2 p0      27 v[1]
        rorx r8d, r15d, 0x1b               ;   185.2 p6      27 v[2]
        add ecx, r8d                       ;   186.2 p11     27 v[2]
        ror r15d, 2                        ;   185.2 p0      28 v[3]
        lea r8d, [r12 + r14 - 899497514]   ;   184.2 p1      27 v[4]
        xor r14d, r15d                     ;   186.2 p5       7 v[0]
        lea ebp, [rbp + r15 - 899497514]   ;   186.2 p11     27 v[3]
        xor r14d, ecx                      ;   187.2 p6       7 v[0]
        add esi, r14d                      ;   188.2 p1      27 v[0]
        rorx r14d, ecx, 0x1b               ;   187.2 p0      27 v[1]
        add edi, r14d                      ;   188.2 p5      27 v[1]
        ror ecx, 2                         ;   187.2 p6      28 v[2]
        xor r15d, ecx                      ;   188.2 p11      7 v[4]
        xor r15d, edi                      ;   189.2 p1       7 v[4]
        add r8d, r15d                      ;   190.2 p5      27 v[4]
        mov r14d, dword [rsp + 80]         ;   163.8 p3      23 w[0] reload
        xor r13d, r14d                     ;   168.8 p0      23 w[8]
        xor r12d, r14d                     ;   168.8 p11     23 w[14]
        mov r14d, dword [rsp + 108]        ;   164.3 p10     23 w[10] reload
        xor r13d, r14d                     ;   169.8 p6      23 w[8]
        xor r10d, r14d                     ;   169.3 p1      23 w[10]
        xor r13d, dword [rsp + 120]        ;   170.8 p5+p2   23 w[8]
        ror r13d, 0x1f                     ;   171.8 p0      23 w[8]
        xor eax, r13d                      ;   172.8 p11     23 w[11]
        ror eax, 0x1f                      ;   173.8 p6      23 w[11]
        xor r12d, eax                      ;   174.8 p1      23 w[14]
        mov r14d, dword [rsp + 100]        ;   165.7 p3      23 w[12] reload
        xor r10d, r14d                     ;   170.7 p5      23 w[10]
        xor r11d, r14d                     ;   170.7 p0      23 w[12]
        ror r10d, 0x1f                     ;   171.7 p6      23 w[10]
        xor ebx, r10d                      ;   172.7 p11     23 w[13]
        ror ebx, 0x1f                      ;   173.7 p0      23 w[13]
        rorx r14d, edi, 0x1b               ;   189.2 p6      27 v[0]
        add esi, r14d                      ;   190.2 p1      27 v[0]
        ror edi, 2                         ;   189.2 p0      28 v[1]
        lea r13d, [r13 + rcx - 899497514]  ;   188.2 p5      27 v[2]
        mov r14d, dword [rsp + 68]         ;   167.3 p10     23 w[9] reload
        xor r11d, r14d                     ;   172.3 p11     23 w[12]
        xor ecx, edi                       ;   190.2 p1       7 v[3]
        lea r14d, [r14 + rdi - 899497514]  ;   190.2 p5      27 v[1]
        xor ecx, esi                       ;   191.2 p11      7 v[3]
        add ebp, ecx                       ;   192.2 p6      27 v[3]
        mov r15d, dword [rsp + 104]        ;   168.3 p2      23 w[14] reload
        xor r11d, r15d                     ;   173.3 p1      23 w[12]
        xor r12d, r15d                     ;   175.8 p5      23 w[14]
        ror r11d, 0x1f                     ;   174.3 p0      23 w[12]
        xor r9d, r11d                      ;   175.3 p11     23 w[15]
        ror r9d, 0x1f                      ;   176.3 p6      23 w[15]
        ror r12d, 0x1f                     ;   176.8 p0      23 w[14]
        rorx r15d, esi, 0x1b               ;   191.2 p6      27 v[4]
        add r8d, r15d                      ;   192.2 p1      27 v[4]
        ror esi, 2                         ;   191.2 p0      28 v[0]
        xor edi, esi                       ;   192.2 p5       7 v[2]
        xor edi, r8d                       ;   193.2 p11      7 v[2]
        add r13d, edi                      ;   194.2 p1      27 v[2]
        rorx edi, r8d, 0x1b                ;   193.2 p6      27 v[3]
        add ebp, edi                       ;   194.2 p5      27 v[3]
        ror r8d, 2                         ;   193.2 p0      28 v[4]
        lea r10d, [r10 + rsi - 899497514]  ;   192.2 p11     27 v[0]
        xor esi, r8d                       ;   194.2 p1       7 v[1]
        xor esi, ebp                       ;   195.2 p5       7 v[1]
        add r14d, esi                      ;   196.2 p11     27 v[1]
        lea eax, [rax + r8 - 899497514]    ;   194.2 p6      27 v[4]
        rorx esi, ebp, 0x1b                ;   195.2 p0      27 v[2]
        add r13d, esi                      ;   196.2 p1      27 v[2]
        ror ebp, 2                         ;   195.2 p6      28 v[3]
        xor r8d, ebp                       ;   196.2 p5       7 v[0]
        xor r8d, r13d                      ;   197.2 p11      7 v[0]
        add r10d, r8d                      ;   198.2 p1      27 v[0]
        add r9d, dword [rsp + 60]          ;   177.3 p5+p3   30 h
        rorx esi, r13d, 0x1b               ;   197.2 p0      27 v[1]
        add r14d, esi                      ;   198.2 p11     27 v[1]
        ror r13d, 2                        ;   197.2 p6      28 v[2]
        lea r11d, [r11 + rbp - 899497514]  ;   196.2 p1      27 v[3]
        xor ebp, r13d                      ;   198.2 p5       7 v[4]
        xor ebp, r14d                      ;   199.2 p0       7 v[4]
        add eax, ebp                       ;   200.2 p11     27 v[4]
        lea ebx, [rbx + r13 - 899497514]   ;   198.2 p6      27 v[2]
        rorx esi, r14d, 0x1b               ;   199.2 p0      27 v[0]
        add r10d, esi                      ;   200.2 p1      27 v[0]
        ror r14d, 2                        ;   199.2 p6      28 v[1]
        xor r13d, r14d                     ;   200.2 p5       7 v[3]
        xor r13d, r10d                     ;   201.2 p11      7 v[3]
        add r11d, r13d                     ;   202.2 p1      27 v[3]
        rorx esi, r10d, 0x1b               ;   201.2 p0      27 v[4]
        add eax, esi                       ;   202.2 p5      27 v[4]
        ror r10d, 2                        ;   201.2 p6      28 v[0]
        lea r12d, [r12 + r14 - 899497514]  ;   200.2 p11     27 v[1]
        xor r14d, r10d                     ;   202.2 p1       7 v[2]
        lea r9d, [r9 + r10 - 899497514]    ;   202.2 p5      30 h
        xor r14d, eax                      ;   203.2 p0       7 v[2]
        add ebx, r14d                      ;   204.2 p11     27 v[2]
        rorx esi, eax, 0x1b                ;   203.2 p6      27 v[3]
        add r11d, esi                      ;   204.2 p1      27 v[3]
        ror eax, 2                         ;   203.2 p0      28 v[4]
        xor r10d, eax                      ;   204.2 p5       7 v[1]
        xor r10d, r11d                     ;   205.2 p11      7 v[1]
        add r12d, r10d                     ;   206.2 p6      27 v[1]
        rorx esi, r11d, 0x1b               ;   205.2 p0      27 v[2]
        add ebx, esi                       ;   206.2 p1      27 v[2]
        ror r11d, 2                        ;   205.2 p6      28 v[3]
        rorx esi, ebx, 0x1b                ;   207.2 p0      27 v[1]
        add r12d, esi                      ;   208.2 p5      27 v[1]
        rorx esi, ebx, 2                   ;   207.2 p6      28 v[2]
        xor ebx, eax                       ;   207.2 p11      7 v[0]
        xor ebx, r11d                      ;   208.2 p1       7 v[0]
        add r9d, ebx                       ;   209.2 p5      30 h
        add eax, dword [rsp + 56]          ;   204.2 p11+p10   30 h
        add r11d, dword [rsp + 72]         ;   206.2 p1+p2   30 h
        add esi, dword [rsp + 84]          ;   208.2 p5+p3   30 h
        rorx edi, r12d, 0x1b               ;   209.2 p0      27 v[0]
        add r9d, edi                       ;   210.2 p11     30 h
        add r12d, dword [rsp + 88]         ;   209.2 p6+p10   30 h
        mov r8, qword [rsp + 24]           ;   180.3 p2      16 blocks
        add r8, 0x40                       ;   185.7 p1      16 blocks
        mov r10d, eax                      ;   205.2         30 h copy
        mov ebp, r11d                      ;   207.2         30 h copy
        mov edi, esi                       ;   209.2         30 h copy
        mov esi, r9d                       ;   211.2         30 h copy
        mov r9d, r12d                      ;   210.2         30 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 32], esi          ;                    resident
        mov dword [rsp + 40], edi          ;                    resident
        mov dword [rsp + 44], ebp          ;                    resident
        mov dword [rsp + 36], r9d          ;                    resident
        mov dword [rsp + 48], r10d         ;                    resident
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
        mov qword [rsp + 112], rax         ;                    cleared
        mov qword [rsp + 120], rax         ;                    cleared
        add rsp, 0x88                      ;                    frame
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
