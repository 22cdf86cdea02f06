; sha256_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu core2-64
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 112 bytes, 15 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 14.0; bounds: width 5.2, ports 11.0, path 3.0
;   blocks: 2673 uops, planned 813.2; bounds: width 668.2, ports 811.3, path 450.0
;   body.2: 17 uops, planned 11.0; bounds: width 4.2, ports 9.0, path 0.0
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
        sub rsp, 0x88                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 64], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      68 h reload
        mov esi, dword [r8]                ;     3.0 p2      68 h
        mov dword [rsp + 32], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      68 h
        mov dword [rsp + 36], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      68 h
        mov dword [rsp + 40], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      68 h
        mov dword [rsp + 44], esi          ;     7.0 p3+p4   68 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      68 h
        mov dword [rsp + 48], esi          ;     8.0 p3+p4   68 h
        mov esi, dword [r8 + 20]           ;     6.0 p2      68 h
        mov dword [rsp + 52], esi          ;     9.0 p3+p4   68 h
        mov esi, dword [r8 + 24]           ;     7.0 p2      68 h
        mov dword [rsp + 56], esi          ;    10.0 p3+p4   68 h
        mov esi, dword [r8 + 28]           ;     8.0 p2      68 h
        mov dword [rsp + 60], esi          ;    11.0 p3+p4   68 h
        mov r8d, dword [rsp + 64]          ;     9.0 p2      68 h
        shl r8, 6                          ;    12.0 p0      68 h
        add r8, qword [rsp + 8]            ;    13.0 p1+p2   68 h
        mov qword [rsp + 16], r8           ;    14.0 p3+p4   68 h
        cmp dword [rsp + 64], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 48]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        align 16
.blocks_1:
        mov r9d, dword [r8]                ;     0.0 p2      73 w[0]
        mov r13d, dword [rsp + 60]         ;     1.0 p2      71 v[7] reload
        mov r12d, dword [rsp + 56]         ;     2.0 p2      71 v[6] reload
        mov eax, dword [rsp + 40]          ;     3.0 p2      71 v[2] reload
        bswap r9d                          ;     3.0 p0+p5   73 w[0]
        mov r11d, dword [rsp + 52]         ;     4.0 p2      51 t1
        mov r10d, esi                      ;     1.8 p1      48 t1 copy
        ror r10d, 0xe                      ;     2.8 p0      48 t1
        xor r10d, esi                      ;     3.8 p5      48 t1
        ror r10d, 5                        ;     4.8 p0      48 t1
        xor r10d, esi                      ;     5.8 p1      48 t1
        xor r11d, r12d                     ;     7.0 p5      51 t1
        and r11d, esi                      ;     8.0 p1      51 t1
        ror r10d, 6                        ;     6.8 p0      48 t1
        xor r11d, r12d                     ;     9.0 p5      51 t1
        lea r10d, [r10 + r9 + 1116352408]  ;     7.8 p0      61 t1
        add r10d, r13d                     ;     8.8 p1      61 t1
        add r10d, r11d                     ;    10.0 p5      61 t1
        mov r14d, dword [rsp + 44]         ;     5.0 p2      71 v[3] reload
        mov r11d, edi                      ;     5.8 p1      47 v[7] copy
        ror r11d, 9                        ;     6.8 p0      47 v[7]
        xor r11d, edi                      ;     7.8 p5      47 v[7]
        ror r11d, 0xb                      ;     8.8 p0      47 v[7]
        xor r11d, edi                      ;     9.8 p1      47 v[7]
        ror r11d, 2                        ;    10.8 p5      47 v[7]
        lea r11d, [r10 + r11]              ;    11.8 p0      63 v[7]
        add r10d, r14d                     ;    11.0 p1      62 v[3]
        mov r15d, ebp                      ;     8.2 p5      52 v[7] copy
        xor r15d, eax                      ;     9.2 p1      52 v[7]
        mov ecx, edi                       ;     9.0 p0      52 v[7] copy
        xor ecx, ebp                       ;    10.0 p5      52 v[7]
        and r15d, ecx                      ;    11.0 p1      52 v[7]
        xor r15d, ebp                      ;    12.0 p0      52 v[7]
        add r11d, r15d                     ;    13.0 p5      63 v[7]
        mov r15d, dword [r8 + 4]           ;     8.8 p2      73 w[1]
        mov dword [rsp + 68], esi          ;     9.0 p3+p4   71 v[4] spill
        bswap r15d                         ;    11.8 p0+p5   73 w[1]
        mov edx, r10d                      ;    12.0 p1      48 t1 copy
        ror edx, 0xe                       ;    13.0 p0      48 t1
        xor edx, r10d                      ;    14.0 p1      48 t1
        ror edx, 5                         ;    15.0 p5      48 t1
        xor edx, r10d                      ;    16.0 p1      48 t1
        ror edx, 6                         ;    17.0 p0      48 t1
        mov ebx, esi                       ;    13.2 p5      51 t1 copy
        xor ebx, dword [rsp + 52]          ;    14.2 p1+p2   51 t1
        and ebx, r10d                      ;    15.2 p0      51 t1
        xor ebx, dword [rsp + 52]          ;    16.2 p5+p2   51 t1
        lea ebx, [rbx + r12 + 1899447441]  ;    17.2 p0      61 t1
        add ebx, edx                       ;    18.2 p1      61 t1
        add ebx, r15d                      ;    19.2 p5      61 t1
        mov edx, ebp                       ;    15.8 p1      52 v[6] copy
        xor edx, r11d                      ;    16.8 p0      52 v[6]
        and ecx, edx                       ;    17.8 p5      52 v[6]
        xor ecx, ebp                       ;    18.8 p1      52 v[6]
        lea ecx, [rbx + rcx]               ;    20.2 p0      63 v[6]
        add ebx, eax                       ;    20.2 p5      62 v[2]
        mov edx, r11d                      ;    17.8 p1      47 v[6] copy
        ror edx, 9                         ;    18.8 p0      47 v[6]
        xor edx, r11d                      ;    19.8 p5      47 v[6]
        ror edx, 0xb                       ;    20.8 p0      47 v[6]
        xor edx, r11d                      ;    21.8 p1      47 v[6]
        ror edx, 2                         ;    22.8 p5      47 v[6]
        add ecx, edx                       ;    23.8 p1      63 v[6]
        mov edx, dword [r8 + 8]            ;    16.8 p2      73 w[2]
        bswap edx                          ;    20.2 p0+p5   73 w[2]
        mov r13d, ebx                      ;    21.2 p1      48 t1 copy
        ror r13d, 0xe                      ;    22.2 p0      48 t1
        xor r13d, ebx                      ;    23.2 p5      48 t1
        ror r13d, 5                        ;    24.2 p0      48 t1
        xor r13d, ebx                      ;    25.2 p1      48 t1
        ror r13d, 6                        ;    26.2 p5      48 t1
        add r13d, dword [rsp + 52]         ;    27.2 p1+p2   61 t1
        mov r12d, r10d                     ;    23.0 p0      51 t1 copy
        lea r13d, [r13 + rdx - 1245643825] ;    28.2 p0      61 t1
        xor r12d, esi                      ;    24.0 p5      51 t1
        and r12d, ebx                      ;    25.0 p1      51 t1
        xor r12d, esi                      ;    26.0 p5      51 t1
        add r13d, r12d                     ;    29.2 p1      61 t1
        mov r12d, ecx                      ;    25.0 p0      47 v[5] copy
        ror r12d, 9                        ;    26.0 p5      47 v[5]
        xor r12d, ecx                      ;    27.0 p1      47 v[5]
        ror r12d, 0xb                      ;    28.0 p0      47 v[5]
        xor r12d, ecx                      ;    29.0 p5      47 v[5]
        ror r12d, 2                        ;    30.0 p0      47 v[5]
        lea r12d, [r13 + r12]              ;    31.0 p0      63 v[5]
        add r13d, ebp                      ;    30.2 p1      62 v[1]
        mov r14d, r11d                     ;    27.2 p5      52 v[5] copy
        xor r14d, ecx                      ;    28.2 p1      52 v[5]
        mov eax, r11d                      ;    28.2 p5      52 v[5] copy
        xor eax, edi                       ;    29.2 p1      52 v[5]
        and eax, r14d                      ;    30.2 p0      52 v[5]
        mov dword [rsp + 72], ebp          ;    26.2 p3+p4   71 v[1] spill
        xor eax, r11d                      ;    31.2 p5      52 v[5]
        add r12d, eax                      ;    32.2 p1      63 v[5]
        mov eax, dword [r8 + 12]           ;    27.0 p2      73 w[3]
        mov dword [rsp + 76], edi          ;    27.2 p3+p4   71 v[0] spill
        bswap eax                          ;    30.2 p0+p5   73 w[3]
        mov dword [rsp + 80], eax          ;    34.2 p3+p4   73 w[3] spill
        mov ebp, r13d                      ;    31.2 p1      48 t1 copy
        ror ebp, 0xe                       ;    32.2 p0      48 t1
        xor ebp, r13d                      ;    33.2 p5      48 t1
        ror ebp, 5                         ;    34.2 p0      48 t1
        xor ebp, r13d                      ;    35.2 p1      48 t1
        ror ebp, 6                         ;    36.2 p5      48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    37.2 p0      61 t1
        add ebp, eax                       ;    38.2 p1      61 t1
        mov esi, r10d                      ;    33.2 p5      51 t1 copy
        xor esi, ebx                       ;    34.2 p1      51 t1
        and esi, r13d                      ;    35.2 p0      51 t1
        xor esi, r10d                      ;    36.2 p5      51 t1
        add ebp, esi                       ;    39.2 p1      61 t1
        mov esi, ecx                       ;    35.0 p0      52 v[4] copy
        xor esi, r12d                      ;    36.0 p5      52 v[4]
        and r14d, esi                      ;    37.0 p1      52 v[4]
        xor r14d, ecx                      ;    38.0 p0      52 v[4]
        lea r14d, [rbp + r14]              ;    40.2 p0      63 v[4]
        add ebp, edi                       ;    40.2 p5      62 v[0]
        mov edi, r12d                      ;    36.8 p1      47 v[4] copy
        ror edi, 9                         ;    37.8 p5      47 v[4]
        xor edi, r12d                      ;    38.8 p1      47 v[4]
        ror edi, 0xb                       ;    39.8 p0      47 v[4]
        xor edi, r12d                      ;    40.8 p5      47 v[4]
        ror edi, 2                         ;    41.8 p0      47 v[4]
        add r14d, edi                      ;    42.8 p1      63 v[4]
        mov edi, dword [r8 + 16]           ;    36.2 p2      73 w[4]
        bswap edi                          ;    40.0 p0+p5   73 w[4]
        mov eax, ebp                       ;    41.2 p1      48 t1 copy
        ror eax, 0xe                       ;    42.2 p5      48 t1
        xor eax, ebp                       ;    43.2 p1      48 t1
        ror eax, 5                         ;    44.2 p0      48 t1
        xor eax, ebp                       ;    45.2 p5      48 t1
        ror eax, 6                         ;    46.2 p0      48 t1
        lea r10d, [r10 + rax + 961987163]  ;    47.2 p0      61 t1
        mov eax, ebx                       ;    41.8 p1      51 t1 copy
        xor eax, r13d                      ;    42.8 p5      51 t1
        and eax, ebp                       ;    43.8 p1      51 t1
        xor eax, ebx                       ;    44.8 p5      51 t1
        add r10d, eax                      ;    48.2 p1      61 t1
        add r10d, edi                      ;    49.2 p0      61 t1
        mov eax, r12d                      ;    44.2 p5      52 v[3] copy
        xor eax, r14d                      ;    45.2 p1      52 v[3]
        and esi, eax                       ;    46.2 p0      52 v[3]
        xor esi, r12d                      ;    47.2 p5      52 v[3]
        add esi, r10d                      ;    50.2 p1      63 v[3]
        add r11d, r10d                     ;    50.2 p0      62 v[7]
        mov r10d, r14d                     ;    46.2 p5      47 v[3] copy
        ror r10d, 9                        ;    47.2 p0      47 v[3]
        xor r10d, r14d                     ;    48.2 p1      47 v[3]
        ror r10d, 0xb                      ;    49.2 p5      47 v[3]
        xor r10d, r14d                     ;    50.2 p1      47 v[3]
        ror r10d, 2                        ;    51.2 p0      47 v[3]
        add esi, r10d                      ;    52.2 p5      63 v[3]
        mov r10d, dword [r8 + 20]          ;    45.5 p2      73 w[5]
        mov qword [rsp + 24], r8           ;    45.8 p3+p4   73 w[0] spill
        mov dword [rsp + 84], edi          ;    46.8 p3+p4   73 w[4] spill
        bswap r10d                         ;    49.2 p0+p5   73 w[5]
        mov edi, r11d                      ;    51.2 p1      48 t1 copy
        ror edi, 0xe                       ;    52.2 p0      48 t1
        xor edi, r11d                      ;    53.2 p1      48 t1
        ror edi, 5                         ;    54.2 p5      48 t1
        xor edi, r11d                      ;    55.2 p1      48 t1
        ror edi, 6                         ;    56.2 p0      48 t1
        lea ebx, [rbx + rdi + 1508970993]  ;    57.2 p0      61 t1
        mov edi, r13d                      ;    51.2 p5      51 t1 copy
        xor edi, ebp                       ;    52.2 p1      51 t1
        and edi, r11d                      ;    53.2 p5      51 t1
        xor edi, r13d                      ;    54.2 p1      51 t1
        add ebx, edi                       ;    58.2 p0      61 t1
        add ebx, r10d                      ;    59.2 p5      61 t1
        mov edi, r14d                      ;    53.8 p1      52 v[2] copy
        xor edi, esi                       ;    54.8 p0      52 v[2]
        and eax, edi                       ;    55.8 p5      52 v[2]
        xor eax, r14d                      ;    56.8 p1      52 v[2]
        add eax, ebx                       ;    60.2 p0      63 v[2]
        mov dword [rsp + 88], r10d         ;    53.2 p3+p4   73 w[5] spill
        add ecx, ebx                       ;    60.2 p5      62 v[6]
        mov ebx, esi                       ;    55.8 p1      47 v[2] copy
        ror ebx, 9                         ;    56.8 p0      47 v[2]
        xor ebx, esi                       ;    57.8 p5      47 v[2]
        ror ebx, 0xb                       ;    58.8 p0      47 v[2]
        xor ebx, esi                       ;    59.8 p1      47 v[2]
        ror ebx, 2                         ;    60.8 p5      47 v[2]
        add eax, ebx                       ;    61.8 p1      63 v[2]
        mov ebx, dword [r8 + 24]           ;    55.2 p2      73 w[6]
        bswap ebx                          ;    58.2 p0+p5   73 w[6]
        mov r10d, ecx                      ;    61.2 p1      48 t1 copy
        ror r10d, 0xe                      ;    62.2 p0      48 t1
        xor r10d, ecx                      ;    63.2 p5      48 t1
        ror r10d, 5                        ;    64.2 p0      48 t1
        xor r10d, ecx                      ;    65.2 p1      48 t1
        ror r10d, 6                        ;    66.2 p5      48 t1
        lea r13d, [r13 + rbx - 1841331548] ;    62.2 p0      61 t1
        add r13d, r10d                     ;    67.2 p1      61 t1
        mov r10d, ebp                      ;    61.2 p5      51 t1 copy
        xor r10d, r11d                     ;    62.2 p1      51 t1
        and r10d, ecx                      ;    63.2 p0      51 t1
        xor r10d, ebp                      ;    64.2 p5      51 t1
        add r13d, r10d                     ;    68.2 p1      61 t1
        mov r10d, esi                      ;    63.0 p0      52 v[1] copy
        xor r10d, eax                      ;    64.0 p5      52 v[1]
        and edi, r10d                      ;    65.0 p1      52 v[1]
        xor edi, esi                       ;    66.0 p0      52 v[1]
        add edi, r13d                      ;    69.2 p5      63 v[1]
        add r12d, r13d                     ;    69.2 p1      62 v[5]
        mov r13d, eax                      ;    65.0 p0      47 v[1] copy
        ror r13d, 9                        ;    66.0 p5      47 v[1]
        xor r13d, eax                      ;    67.0 p1      47 v[1]
        ror r13d, 0xb                      ;    68.0 p0      47 v[1]
        xor r13d, eax                      ;    69.0 p5      47 v[1]
        ror r13d, 2                        ;    70.0 p0      47 v[1]
        add edi, r13d                      ;    71.0 p1      63 v[1]
        mov r13d, dword [r8 + 28]          ;    64.5 p2      73 w[7]
        bswap r13d                         ;    68.0 p0+p5   73 w[7]
        mov dword [rsp + 92], r13d         ;    72.0 p3+p4   73 w[7] spill
        mov dword [rsp + 96], ebx          ;    66.5 p3+p4   73 w[6] spill
        mov ebx, r12d                      ;    70.2 p1      48 t1 copy
        ror ebx, 0xe                       ;    71.2 p5      48 t1
        xor ebx, r12d                      ;    72.2 p1      48 t1
        ror ebx, 5                         ;    73.2 p0      48 t1
        xor ebx, r12d                      ;    74.2 p5      48 t1
        ror ebx, 6                         ;    75.2 p0      48 t1
        lea ebp, [rbp + rbx - 1424204075]  ;    76.2 p0      61 t1
        mov ebx, r11d                      ;    69.8 p1      51 t1 copy
        xor ebx, ecx                       ;    70.8 p5      51 t1
        and ebx, r12d                      ;    71.8 p1      51 t1
        xor ebx, r11d                      ;    72.8 p5      51 t1
        add ebp, ebx                       ;    77.2 p1      61 t1
        add ebp, r13d                      ;    78.2 p0      61 t1
        mov ebx, eax                       ;    72.2 p5      52 v[0] copy
        xor ebx, edi                       ;    73.2 p1      52 v[0]
        and r10d, ebx                      ;    74.2 p0      52 v[0]
        xor r10d, eax                      ;    75.2 p5      52 v[0]
        add r14d, ebp                      ;    79.2 p1      62 v[4]
        add r10d, ebp                      ;    79.2 p0      63 v[0]
        mov ebp, edi                       ;    74.2 p5      47 v[0] copy
        ror ebp, 9                         ;    75.2 p0      47 v[0]
        xor ebp, edi                       ;    76.2 p1      47 v[0]
        ror ebp, 0xb                       ;    77.2 p5      47 v[0]
        xor ebp, edi                       ;    78.2 p1      47 v[0]
        ror ebp, 2                         ;    79.2 p0      47 v[0]
        add r10d, ebp                      ;    80.2 p5      63 v[0]
        mov r13d, r14d                     ;    80.2 p1      48 t1 copy
        mov ebp, dword [r8 + 32]           ;    74.5 p2      73 w[8]
        mov dword [rsp + 100], edx         ;    74.8 p3+p4   73 w[2] spill
        bswap ebp                          ;    77.5 p0+p5   73 w[8]
        ror r13d, 0xe                      ;    81.2 p0      48 t1
        xor r13d, r14d                     ;    82.2 p1      48 t1
        mov dword [rsp + 104], ebp         ;    81.5 p3+p4   73 w[8] spill
        ror r13d, 5                        ;    83.2 p5      48 t1
        xor r13d, r14d                     ;    84.2 p1      48 t1
        ror r13d, 6                        ;    85.2 p0      48 t1
        lea r11d, [r11 + rbp - 670586216]  ;    81.5 p0      61 t1
        add r11d, r13d                     ;    86.2 p5      61 t1
        mov r13d, ecx                      ;    79.8 p1      51 t1 copy
        xor r13d, r12d                     ;    80.8 p5      51 t1
        and r13d, r14d                     ;    81.8 p1      51 t1
        xor r13d, ecx                      ;    82.8 p0      51 t1
        add r11d, r13d                     ;    87.2 p5      61 t1
        mov r13d, edi                      ;    81.8 p1      52 v[7] copy
        xor r13d, r10d                     ;    82.8 p0      52 v[7]
        add esi, r11d                      ;    88.2 p5      62 v[3]
        and ebx, r13d                      ;    83.8 p1      52 v[7]
        xor ebx, edi                       ;    84.8 p0      52 v[7]
        add ebx, r11d                      ;    88.2 p5      63 v[7]
        mov r11d, r10d                     ;    83.8 p1      47 v[7] copy
        ror r11d, 9                        ;    84.8 p0      47 v[7]
        xor r11d, r10d                     ;    85.8 p5      47 v[7]
        ror r11d, 0xb                      ;    86.8 p0      47 v[7]
        xor r11d, r10d                     ;    87.8 p1      47 v[7]
        ror r11d, 2                        ;    88.8 p5      47 v[7]
        add ebx, r11d                      ;    89.8 p1      63 v[7]
        mov r11d, dword [r8 + 36]          ;    83.2 p2      73 w[9]
        bswap r11d                         ;    86.2 p0+p5   73 w[9]
        mov ebp, esi                       ;    89.2 p1      48 t1 copy
        ror ebp, 0xe                       ;    90.2 p0      48 t1
        xor ebp, esi                       ;    91.2 p5      48 t1
        ror ebp, 5                         ;    92.2 p0      48 t1
        xor ebp, esi                       ;    93.2 p1      48 t1
        ror ebp, 6                         ;    94.2 p5      48 t1
        lea ecx, [rcx + rbp + 310598401]   ;    95.2 p0      61 t1
        mov ebp, r12d                      ;    88.8 p1      51 t1 copy
        xor ebp, r14d                      ;    89.8 p5      51 t1
        and ebp, esi                       ;    90.8 p1      51 t1
        xor ebp, r12d                      ;    91.8 p0      51 t1
        add ecx, ebp                       ;    96.2 p5      61 t1
        add ecx, r11d                      ;    97.2 p1      61 t1
        mov ebp, r10d                      ;    91.0 p0      52 v[6] copy
        xor ebp, ebx                       ;    92.0 p5      52 v[6]
        and r13d, ebp                      ;    93.0 p1      52 v[6]
        xor r13d, r10d                     ;    94.0 p0      52 v[6]
        add eax, ecx                       ;    98.2 p5      62 v[2]
        add r13d, ecx                      ;    98.2 p1      63 v[6]
        mov ecx, ebx                       ;    93.0 p0      47 v[6] copy
        ror ecx, 9                         ;    94.0 p5      47 v[6]
        xor ecx, ebx                       ;    95.0 p1      47 v[6]
        ror ecx, 0xb                       ;    96.0 p0      47 v[6]
        xor ecx, ebx                       ;    97.0 p5      47 v[6]
        ror ecx, 2                         ;    98.0 p0      47 v[6]
        add r13d, ecx                      ;    99.2 p1      63 v[6]
        mov ecx, dword [r8 + 40]           ;    93.0 p2      73 w[10]
        bswap ecx                          ;    96.0 p0+p5   73 w[10]
        mov dword [rsp + 108], ecx         ;   100.0 p3+p4   73 w[10] spill
        mov edx, eax                       ;    99.2 p1      48 t1 copy
        ror edx, 0xe                       ;   100.2 p5      48 t1
        xor edx, eax                       ;   101.2 p1      48 t1
        ror edx, 5                         ;   102.2 p0      48 t1
        xor edx, eax                       ;   103.2 p5      48 t1
        ror edx, 6                         ;   104.2 p0      48 t1
        lea r12d, [r12 + rdx + 607225278]  ;   105.2 p0      61 t1
        mov edx, r14d                      ;    97.8 p1      51 t1 copy
        xor edx, esi                       ;    98.8 p5      51 t1
        and edx, eax                       ;    99.8 p1      51 t1
        xor edx, r14d                      ;   100.8 p5      51 t1
        add r12d, edx                      ;   106.2 p1      61 t1
        add r12d, ecx                      ;   107.2 p0      61 t1
        mov edx, ebx                       ;   100.2 p5      52 v[5] copy
        xor edx, r13d                      ;   101.2 p1      52 v[5]
        and ebp, edx                       ;   102.2 p0      52 v[5]
        xor ebp, ebx                       ;   103.2 p5      52 v[5]
        add edi, r12d                      ;   108.2 p1      62 v[1]
        add ebp, r12d                      ;   108.2 p0      63 v[5]
        mov r12d, r13d                     ;   102.2 p5      47 v[5] copy
        ror r12d, 9                        ;   103.2 p0      47 v[5]
        xor r12d, r13d                     ;   104.2 p1      47 v[5]
        ror r12d, 0xb                      ;   105.2 p5      47 v[5]
        xor r12d, r13d                     ;   106.2 p1      47 v[5]
        ror r12d, 2                        ;   107.2 p0      47 v[5]
        add ebp, r12d                      ;   109.2 p5      63 v[5]
        mov ecx, edi                       ;   109.2 p1      48 t1 copy
        ror ecx, 0xe                       ;   110.2 p0      48 t1
        mov r12d, dword [r8 + 44]          ;   103.2 p2      73 w[11]
        bswap r12d                         ;   106.2 p0+p5   73 w[11]
        xor ecx, edi                       ;   111.2 p1      48 t1
        ror ecx, 5                         ;   112.2 p5      48 t1
        xor ecx, edi                       ;   113.2 p1      48 t1
        ror ecx, 6                         ;   114.2 p0      48 t1
        lea r14d, [r14 + rcx + 1426881987] ;   115.2 p0      61 t1
        mov ecx, esi                       ;   107.2 p5      51 t1 copy
        xor ecx, eax                       ;   108.2 p1      51 t1
        and ecx, edi                       ;   109.2 p5      51 t1
        xor ecx, esi                       ;   110.2 p1      51 t1
        add r14d, ecx                      ;   116.2 p0      61 t1
        add r14d, r12d                     ;   117.2 p5      61 t1
        mov ecx, r13d                      ;   109.8 p1      52 v[4] copy
        xor ecx, ebp                       ;   110.8 p0      52 v[4]
        and edx, ecx                       ;   111.8 p5      52 v[4]
        xor edx, r13d                      ;   112.8 p1      52 v[4]
        add edx, r14d                      ;   118.2 p0      63 v[4]
        add r10d, r14d                     ;   118.2 p5      62 v[0]
        mov r14d, ebp                      ;   111.8 p1      47 v[4] copy
        ror r14d, 9                        ;   112.8 p0      47 v[4]
        xor r14d, ebp                      ;   113.8 p5      47 v[4]
        ror r14d, 0xb                      ;   114.8 p0      47 v[4]
        xor r14d, ebp                      ;   115.8 p1      47 v[4]
        ror r14d, 2                        ;   116.8 p5      47 v[4]
        add edx, r14d                      ;   119.2 p1      63 v[4]
        mov dword [rsp + 112], r12d        ;   112.0 p3+p4   73 w[11] spill
        mov r14d, dword [r8 + 48]          ;   112.2 p2      73 w[12]
        bswap r14d                         ;   115.2 p0+p5   73 w[12]
        mov r12d, r10d                     ;   119.2 p1      48 t1 copy
        ror r12d, 0xe                      ;   120.2 p0      48 t1
        xor r12d, r10d                     ;   121.2 p5      48 t1
        ror r12d, 5                        ;   122.2 p0      48 t1
        xor r12d, r10d                     ;   123.2 p1      48 t1
        ror r12d, 6                        ;   124.2 p5      48 t1
        lea esi, [rsi + r12 + 1925078388]  ;   125.2 p0      61 t1
        mov r12d, eax                      ;   116.8 p1      51 t1 copy
        xor r12d, edi                      ;   117.8 p5      51 t1
        and r12d, r10d                     ;   119.2 p1      51 t1
        xor r12d, eax                      ;   120.2 p0      51 t1
        add esi, r12d                      ;   126.2 p5      61 t1
        add esi, r14d                      ;   127.2 p1      61 t1
        mov r12d, ebp                      ;   119.0 p0      52 v[3] copy
        xor r12d, edx                      ;   120.2 p5      52 v[3]
        and ecx, r12d                      ;   121.2 p1      52 v[3]
        xor ecx, ebp                       ;   122.2 p0      52 v[3]
        add ecx, esi                       ;   128.2 p5      63 v[3]
        add ebx, esi                       ;   128.2 p1      62 v[7]
        mov esi, edx                       ;   121.0 p0      47 v[3] copy
        ror esi, 9                         ;   122.0 p5      47 v[3]
        mov dword [rsp + 116], r14d        ;   120.2 p3+p4   73 w[12] spill
        mov r14d, ebx                      ;   129.2 p1      48 t1 copy
        ror r14d, 0xe                      ;   130.2 p0      48 t1
        xor r14d, ebx                      ;   131.2 p5      48 t1
        ror r14d, 5                        ;   132.2 p0      48 t1
        xor r14d, ebx                      ;   133.2 p1      48 t1
        ror r14d, 6                        ;   134.2 p5      48 t1
        xor esi, edx                       ;   123.8 p1      47 v[3]
        ror esi, 0xb                       ;   124.8 p0      47 v[3]
        xor esi, edx                       ;   125.8 p5      47 v[3]
        ror esi, 2                         ;   126.8 p0      47 v[3]
        add ecx, esi                       ;   129.2 p1      63 v[3]
        mov esi, dword [r8 + 52]           ;   124.2 p2      73 w[13]
        bswap esi                          ;   127.2 p0+p5   73 w[13]
        lea eax, [rax + rsi - 2132889090]  ;   131.2 p0      61 t1
        add eax, r14d                      ;   135.2 p1      61 t1
        mov r14d, edi                      ;   126.2 p5      51 t1 copy
        xor r14d, r10d                     ;   127.2 p1      51 t1
        and r14d, ebx                      ;   129.2 p5      51 t1
        xor r14d, edi                      ;   130.2 p1      51 t1
        add eax, r14d                      ;   136.2 p0      61 t1
        mov r14d, edx                      ;   128.2 p5      52 v[2] copy
        xor r14d, ecx                      ;   130.2 p1      52 v[2]
        and r12d, r14d                     ;   131.2 p0      52 v[2]
        xor r12d, edx                      ;   132.2 p5      52 v[2]
        add r12d, eax                      ;   137.2 p1      63 v[2]
        add r13d, eax                      ;   137.2 p0      62 v[6]
        mov eax, ecx                       ;   130.2 p5      47 v[2] copy
        ror eax, 9                         ;   131.2 p0      47 v[2]
        xor eax, ecx                       ;   132.2 p1      47 v[2]
        ror eax, 0xb                       ;   133.2 p5      47 v[2]
        xor eax, ecx                       ;   134.2 p1      47 v[2]
        ror eax, 2                         ;   135.2 p0      47 v[2]
        add r12d, eax                      ;   138.2 p5      63 v[2]
        mov eax, dword [r8 + 56]           ;   131.5 p2      73 w[14]
        mov dword [rsp + 120], esi         ;   131.8 p3+p4   73 w[13] spill
        mov dword [rsp + 124], r12d        ;   139.2 p3+p4   63 v[2] spill
        bswap eax                          ;   134.5 p0+p5   73 w[14]
        mov esi, r13d                      ;   138.2 p1      48 t1 copy
        ror esi, 0xe                       ;   139.2 p0      48 t1
        xor esi, r13d                      ;   140.2 p1      48 t1
        ror esi, 5                         ;   141.2 p5      48 t1
        xor esi, r13d                      ;   142.2 p1      48 t1
        ror esi, 6                         ;   143.2 p0      48 t1
        lea edi, [rdi + rsi - 1680079193]  ;   144.2 p0      61 t1
        mov esi, r10d                      ;   135.2 p5      51 t1 copy
        xor esi, ebx                       ;   136.2 p1      51 t1
        and esi, r13d                      ;   138.2 p5      51 t1
        xor esi, r10d                      ;   139.2 p1      51 t1
        add edi, esi                       ;   145.2 p0      61 t1
        mov esi, ecx                       ;   137.2 p5      52 v[1] copy
        add edi, eax                       ;   146.2 p1      61 t1
        add ebp, edi                       ;   147.2 p0      62 v[5]
        xor esi, r12d                      ;   139.2 p5      52 v[1]
        and r14d, esi                      ;   140.2 p1      52 v[1]
        xor r14d, ecx                      ;   141.2 p0      52 v[1]
        add r14d, edi                      ;   147.2 p5      63 v[1]
        mov edi, r12d                      ;   139.8 p1      47 v[1] copy
        ror edi, 9                         ;   140.8 p0      47 v[1]
        xor edi, r12d                      ;   141.8 p5      47 v[1]
        ror edi, 0xb                       ;   142.8 p0      47 v[1]
        xor edi, r12d                      ;   143.8 p1      47 v[1]
        ror edi, 2                         ;   144.8 p5      47 v[1]
        add r14d, edi                      ;   148.2 p1      63 v[1]
        mov edi, dword [r8 + 60]           ;   140.8 p2      73 w[15]
        mov r8d, ebp                       ;   148.2 p0      48 t1 copy
        ror r8d, 0xe                       ;   149.2 p5      48 t1
        xor r8d, ebp                       ;   150.2 p1      48 t1
        ror r8d, 5                         ;   151.2 p0      48 t1
        xor r8d, ebp                       ;   152.2 p5      48 t1
        ror r8d, 6                         ;   153.2 p0      48 t1
        lea r10d, [r10 + r8 - 1046744716]  ;   154.2 p0      61 t1
        mov dword [rsp + 128], eax         ;   143.2 p3+p4   73 w[14] spill
        bswap edi                          ;   146.0 p0+p5   73 w[15]
        mov r8d, ebx                       ;   144.2 p1      51 t1 copy
        mov dword [rsp + 132], r11d        ;   144.5 p3+p4   73 w[9] spill
        xor r8d, r13d                      ;   145.2 p1      51 t1
        and r8d, ebp                       ;   148.2 p5      51 t1
        xor r8d, ebx                       ;   149.2 p1      51 t1
        add r10d, r8d                      ;   155.2 p5      61 t1
        mov r8d, r12d                      ;   147.0 p0      52 v[0] copy
        xor r8d, r14d                      ;   149.2 p1      52 v[0]
        and esi, r8d                       ;   150.2 p5      52 v[0]
        xor esi, r12d                      ;   151.2 p0      52 v[0]
        mov r12d, eax                      ;   148.2 p1      50 w[0] copy
        ror r12d, 2                        ;   149.2 p5      50 w[0]
        add r10d, edi                      ;   156.2 p0      61 t1
        add edx, r10d                      ;   157.2 p1      62 v[4]
        add esi, r10d                      ;   157.2 p5      63 v[0]
        mov r10d, r14d                     ;   150.0 p0      47 v[0] copy
        ror r10d, 9                        ;   151.0 p5      47 v[0]
        xor r12d, eax                      ;   150.2 p1      50 w[0]
        ror r12d, 0x11                     ;   151.2 p0      50 w[0]
        xor r10d, r14d                     ;   152.0 p1      47 v[0]
        ror r10d, 0xb                      ;   153.0 p5      47 v[0]
        xor r10d, r14d                     ;   154.0 p0      47 v[0]
        ror r10d, 2                        ;   155.0 p5      47 v[0]
        add esi, r10d                      ;   158.2 p1      63 v[0]
        mov r10d, eax                      ;   153.0 p0      50 w[0] copy
        mov eax, edi                       ;   153.2 p1      50 w[1] copy
        ror eax, 2                         ;   154.2 p5      50 w[1]
        xor eax, edi                       ;   155.2 p0      50 w[1]
        ror eax, 0x11                      ;   156.2 p5      50 w[1]
        shr r10d, 0xa                      ;   155.0 p0      50 w[0]
        xor r10d, r12d                     ;   156.0 p1      50 w[0]
        mov r12d, edi                      ;   155.2 p1      50 w[1] copy
        shr r12d, 0xa                      ;   156.2 p5      50 w[1]
        add r9d, r10d                      ;   157.0 p0      78 w[0]
        mov r10d, r15d                     ;   156.2 p1      49 w[0] copy
        add r9d, r11d                      ;   158.0 p5      78 w[0]
        ror r10d, 0xb                      ;   157.2 p0      49 w[0]
        xor r10d, r15d                     ;   158.2 p1      49 w[0]
        xor r12d, eax                      ;   157.2 p5      50 w[1]
        mov eax, r15d                      ;   158.0 p0      49 w[0] copy
        shr eax, 3                         ;   159.0 p5      49 w[0]
        mov r11d, dword [rsp + 100]        ;   156.0 p2      49 w[1]
        ror r10d, 7                        ;   159.2 p0      49 w[0]
        xor eax, r10d                      ;   160.2 p1      49 w[0]
        mov r10d, edx                      ;   159.2 p1      48 t1 copy
        ror r10d, 0xe                      ;   160.2 p5      48 t1
        xor r10d, edx                      ;   161.2 p0      48 t1
        ror r10d, 5                        ;   162.2 p5      48 t1
        add r9d, eax                       ;   161.2 p1      78 w[0]
        mov eax, r13d                      ;   161.0 p0      51 t1 copy
        xor r10d, edx                      ;   163.2 p1      48 t1
        ror r10d, 6                        ;   164.2 p5      48 t1
        lea ebx, [rbx + r10 - 459576895]   ;   165.2 p0      61 t1
        mov r10d, r14d                     ;   162.2 p1      52 v[7] copy
        xor eax, ebp                       ;   162.2 p5      51 t1
        and eax, edx                       ;   163.2 p0      51 t1
        xor eax, r13d                      ;   164.2 p1      51 t1
        add ebx, eax                       ;   166.2 p5      61 t1
        mov eax, esi                       ;   164.0 p0      47 v[7] copy
        xor r10d, esi                      ;   164.2 p1      52 v[7]
        and r8d, r10d                      ;   165.2 p5      52 v[7]
        ror eax, 9                         ;   165.0 p0      47 v[7]
        xor eax, esi                       ;   166.0 p1      47 v[7]
        ror eax, 0xb                       ;   167.0 p5      47 v[7]
        xor r8d, r14d                      ;   166.2 p0      52 v[7]
        add ebx, r9d                       ;   167.2 p1      61 t1
        xor eax, esi                       ;   168.0 p5      47 v[7]
        add ecx, ebx                       ;   168.2 p0      62 v[3]
        add r8d, ebx                       ;   168.2 p1      63 v[7]
        mov ebx, r9d                       ;   167.2 p5      50 w[2] copy
        ror ebx, 2                         ;   168.2 p0      50 w[2]
        add r12d, r15d                     ;   168.2 p1      78 w[1]
        xor ebx, r9d                       ;   169.2 p5      50 w[2]
        ror r11d, 0xb                      ;   169.0 p0      49 w[1]
        ror eax, 2                         ;   169.2 p5      47 v[7]
        add r8d, eax                       ;   170.2 p1      63 v[7]
        ror ebx, 0x11                      ;   170.2 p0      50 w[2]
        mov eax, r9d                       ;   170.2 p1      50 w[2] copy
        mov r15d, dword [rsp + 108]        ;   166.2 p2      73 w[10] reload
        add r12d, r15d                     ;   170.2 p5      78 w[1]
        mov r15d, dword [rsp + 100]        ;   167.2 p2      49 w[1]
        shr eax, 0xa                       ;   171.2 p0      50 w[2]
        xor eax, ebx                       ;   172.2 p1      50 w[2]
        mov ebx, dword [rsp + 100]         ;   168.2 p2      49 w[1]
        shr r15d, 3                        ;   171.2 p5      49 w[1]
        xor ebx, r11d                      ;   172.0 p0      49 w[1]
        mov r11d, ecx                      ;   172.2 p1      48 t1 copy
        ror ebx, 7                         ;   173.0 p5      49 w[1]
        xor r15d, ebx                      ;   174.0 p0      49 w[1]
        add r12d, r15d                     ;   175.0 p1      78 w[1]
        mov r15d, ebp                      ;   173.2 p5      51 t1 copy
        xor r15d, edx                      ;   174.2 p0      51 t1
        and r15d, ecx                      ;   175.2 p1      51 t1
        xor r15d, ebp                      ;   176.2 p5      51 t1
        lea r13d, [r13 + r15 - 272742522]  ;   177.2 p0      61 t1
        mov ebx, r12d                      ;   176.0 p1      50 w[3] copy
        ror r11d, 0xe                      ;   175.2 p5      48 t1
        xor r11d, ecx                      ;   176.2 p0      48 t1
        ror r11d, 5                        ;   177.2 p5      48 t1
        add eax, dword [rsp + 112]         ;   176.2 p1+p2   78 w[2]
        add eax, dword [rsp + 100]         ;   177.2 p0+p2   78 w[2]
        mov r15d, r8d                      ;   177.2 p1      47 v[6] copy
        mov dword [rsp + 100], r12d        ;   176.0 p3+p4   78 w[1] spill
        xor r11d, ecx                      ;   178.2 p5      48 t1
        ror r11d, 6                        ;   179.2 p0      48 t1
        ror r15d, 9                        ;   178.2 p5      47 v[6]
        add r13d, r11d                     ;   180.2 p1      61 t1
        mov r11d, esi                      ;   179.0 p0      52 v[6] copy
        xor r11d, r8d                      ;   180.0 p1      52 v[6]
        and r10d, r11d                     ;   181.0 p5      52 v[6]
        add r13d, r12d                     ;   181.2 p0      61 t1
        xor r10d, esi                      ;   182.0 p1      52 v[6]
        lea r10d, [r13 + r10]              ;   183.0 p0      63 v[6]
        xor r15d, r8d                      ;   180.2 p5      47 v[6]
        ror r15d, 0xb                      ;   181.2 p5      47 v[6]
        ror ebx, 2                         ;   182.0 p0      50 w[3]
        xor r15d, r8d                      ;   182.2 p1      47 v[6]
        xor ebx, r12d                      ;   183.0 p1      50 w[3]
        ror ebx, 0x11                      ;   184.0 p5      50 w[3]
        add r13d, dword [rsp + 124]        ;   183.0 p0+p2   62 v[2]
        mov dword [rsp + 124], r9d         ;   178.5 p3+p4   78 w[0] spill
        mov r9d, dword [rsp + 80]          ;   179.2 p2      49 w[2]
        ror r9d, 0xb                       ;   183.2 p5      49 w[2]
        ror r15d, 2                        ;   184.0 p0      47 v[6]
        add r10d, r15d                     ;   185.0 p1      63 v[6]
        mov r15d, r12d                     ;   184.2 p1      50 w[3] copy
        shr r15d, 0xa                      ;   185.2 p5      50 w[3]
        xor r15d, ebx                      ;   186.2 p0      50 w[3]
        mov ebx, dword [rsp + 80]          ;   181.0 p2      49 w[2]
        xor ebx, r9d                       ;   185.2 p1      49 w[2]
        mov r9d, r13d                      ;   185.2 p5      48 t1 copy
        ror r9d, 0xe                       ;   186.2 p0      48 t1
        xor r9d, r13d                      ;   187.2 p1      48 t1
        mov r12d, dword [rsp + 80]         ;   182.2 p2      49 w[2]
        shr r12d, 3                        ;   186.2 p5      49 w[2]
        ror r9d, 5                         ;   188.2 p0      48 t1
        xor r9d, r13d                      ;   189.2 p1      48 t1
        ror r9d, 6                         ;   190.2 p5      48 t1
        lea ebp, [rbp + r9 + 264347078]    ;   191.2 p0      61 t1
        ror ebx, 7                         ;   188.2 p5      49 w[2]
        xor r12d, ebx                      ;   189.2 p1      49 w[2]
        add eax, r12d                      ;   190.2 p0      78 w[2]
        mov r12d, edx                      ;   189.2 p1      51 t1 copy
        xor r12d, ecx                      ;   190.2 p5      51 t1
        and r12d, r13d                     ;   191.2 p0      51 t1
        xor r12d, edx                      ;   192.2 p1      51 t1
        add ebp, r12d                      ;   193.2 p5      61 t1
        add ebp, eax                       ;   194.2 p0      61 t1
        mov r12d, r10d                     ;   191.2 p1      47 v[5] copy
        ror r12d, 9                        ;   192.2 p5      47 v[5]
        mov r9d, r8d                       ;   192.0 p0      52 v[5] copy
        add r15d, dword [rsp + 116]        ;   192.2 p1+p2   78 w[3]
        add r15d, dword [rsp + 80]         ;   193.2 p5+p2   78 w[3]
        xor r9d, r10d                      ;   193.0 p0      52 v[5]
        and r11d, r9d                      ;   194.0 p1      52 v[5]
        xor r11d, r8d                      ;   195.0 p5      52 v[5]
        mov dword [rsp + 80], eax          ;   191.2 p3+p4   78 w[2] spill
        xor r12d, r10d                     ;   194.0 p0      47 v[5]
        ror r12d, 0xb                      ;   195.0 p5      47 v[5]
        add r11d, ebp                      ;   196.0 p1      63 v[5]
        xor r12d, r10d                     ;   196.0 p0      47 v[5]
        ror r12d, 2                        ;   197.0 p5      47 v[5]
        add r11d, r12d                     ;   198.0 p1      63 v[5]
        mov ebx, dword [rsp + 84]          ;   192.2 p2      49 w[3]
        mov r12d, eax                      ;   196.0 p0      50 w[4] copy
        ror r12d, 2                        ;   197.0 p5      50 w[4]
        add r14d, ebp                      ;   196.2 p1      62 v[1]
        mov ebp, eax                       ;   197.0 p0      50 w[4] copy
        xor r12d, eax                      ;   198.0 p1      50 w[4]
        shr ebp, 0xa                       ;   198.0 p5      50 w[4]
        ror r12d, 0x11                     ;   199.0 p0      50 w[4]
        mov eax, dword [rsp + 84]          ;   194.2 p2      49 w[3]
        ror eax, 0xb                       ;   198.2 p5      49 w[3]
        xor ebx, eax                       ;   199.2 p1      49 w[3]
        ror ebx, 7                         ;   200.2 p0      49 w[3]
        xor ebp, r12d                      ;   200.0 p1      50 w[4]
        mov r12d, dword [rsp + 84]         ;   195.5 p2      49 w[3]
        mov eax, ecx                       ;   199.2 p5      51 t1 copy
        xor eax, r13d                      ;   200.2 p0      51 t1
        shr r12d, 3                        ;   200.2 p5      49 w[3]
        xor r12d, ebx                      ;   201.2 p1      49 w[3]
        add r15d, r12d                     ;   202.2 p0      78 w[3]
        mov r12d, r14d                     ;   201.2 p1      48 t1 copy
        ror r12d, 0xe                      ;   202.2 p5      48 t1
        xor r12d, r14d                     ;   203.2 p0      48 t1
        mov ebx, dword [rsp + 88]          ;   198.0 p2      49 w[4]
        ror r12d, 5                        ;   204.2 p5      48 t1
        xor r12d, r14d                     ;   205.2 p1      48 t1
        ror r12d, 6                        ;   206.2 p0      48 t1
        and eax, r14d                      ;   203.2 p1      51 t1
        xor eax, ecx                       ;   204.2 p5      51 t1
        lea edx, [rdx + r12 + 604807628]   ;   207.2 p0      61 t1
        mov r12d, r10d                     ;   204.2 p1      52 v[4] copy
        add edx, eax                       ;   208.2 p5      61 t1
        mov eax, r11d                      ;   205.0 p0      47 v[4] copy
        ror eax, 9                         ;   206.0 p5      47 v[4]
        xor eax, r11d                      ;   207.0 p1      47 v[4]
        ror eax, 0xb                       ;   208.0 p0      47 v[4]
        xor eax, r11d                      ;   209.0 p1      47 v[4]
        ror eax, 2                         ;   210.0 p5      47 v[4]
        add edx, r15d                      ;   209.2 p0      61 t1
        add esi, edx                       ;   210.2 p1      62 v[0]
        xor r12d, r11d                     ;   207.2 p5      52 v[4]
        and r9d, r12d                      ;   208.2 p0      52 v[4]
        xor r9d, r10d                      ;   209.2 p1      52 v[4]
        add r9d, edx                       ;   210.2 p5      63 v[4]
        add r9d, eax                       ;   211.2 p0      63 v[4]
        mov edx, r15d                      ;   209.2 p1      50 w[5] copy
        ror edx, 2                         ;   210.2 p5      50 w[5]
        mov eax, r15d                      ;   210.0 p0      50 w[5] copy
        shr eax, 0xa                       ;   211.0 p5      50 w[5]
        xor edx, r15d                      ;   211.2 p1      50 w[5]
        ror edx, 0x11                      ;   212.2 p0      50 w[5]
        xor eax, edx                       ;   213.2 p1      50 w[5]
        add ebp, dword [rsp + 120]         ;   211.2 p5+p2   78 w[4]
        add ebp, dword [rsp + 84]          ;   212.2 p0+p2   78 w[4]
        add eax, dword [rsp + 128]         ;   214.2 p1+p2   78 w[5]
        mov dword [rsp + 84], r15d         ;   209.2 p3+p4   78 w[3] spill
        mov r15d, dword [rsp + 88]         ;   211.2 p2      49 w[4]
        ror r15d, 0xb                      ;   214.2 p5      49 w[4]
        xor ebx, r15d                      ;   215.2 p0      49 w[4]
        mov r15d, esi                      ;   213.2 p1      48 t1 copy
        ror r15d, 0xe                      ;   214.2 p5      48 t1
        xor r15d, esi                      ;   215.2 p0      48 t1
        mov edx, dword [rsp + 88]          ;   212.2 p2      49 w[4]
        shr edx, 3                         ;   215.2 p5      49 w[4]
        ror ebx, 7                         ;   216.2 p0      49 w[4]
        xor edx, ebx                       ;   217.2 p1      49 w[4]
        add ebp, edx                       ;   218.2 p1      78 w[4]
        mov edx, r13d                      ;   215.2 p5      51 t1 copy
        add eax, dword [rsp + 88]          ;   216.0 p0+p2   78 w[5]
        mov dword [rsp + 88], ebp          ;   219.2 p3+p4   78 w[4] spill
        ror r15d, 5                        ;   216.2 p5      48 t1
        xor r15d, esi                      ;   217.2 p1      48 t1
        xor edx, r14d                      ;   217.0 p0      51 t1
        ror r15d, 6                        ;   218.2 p5      48 t1
        and edx, esi                       ;   218.0 p1      51 t1
        xor edx, r13d                      ;   219.0 p0      51 t1
        lea ecx, [rcx + rdx + 770255983]   ;   220.0 p0      61 t1
        add ecx, r15d                      ;   221.0 p1      61 t1
        mov r15d, r11d                     ;   218.2 p5      52 v[3] copy
        xor r15d, r9d                      ;   219.2 p1      52 v[3]
        and r12d, r15d                     ;   220.2 p5      52 v[3]
        mov edx, r9d                       ;   220.0 p0      47 v[3] copy
        add ecx, ebp                       ;   222.0 p1      61 t1
        ror edx, 9                         ;   221.0 p5      47 v[3]
        xor edx, r9d                       ;   222.0 p0      47 v[3]
        ror edx, 0xb                       ;   223.0 p5      47 v[3]
        xor edx, r9d                       ;   224.0 p1      47 v[3]
        xor r12d, r11d                     ;   222.0 p0      52 v[3]
        add r12d, ecx                      ;   223.0 p1      63 v[3]
        ror edx, 2                         ;   225.0 p5      47 v[3]
        add r12d, edx                      ;   226.0 p0      63 v[3]
        mov edx, ebp                       ;   223.2 p1      50 w[6] copy
        ror edx, 2                         ;   224.2 p5      50 w[6]
        add r8d, ecx                       ;   224.0 p0      62 v[7]
        mov ecx, ebp                       ;   224.2 p1      50 w[6] copy
        shr ecx, 0xa                       ;   225.2 p5      50 w[6]
        xor edx, ebp                       ;   225.2 p0      50 w[6]
        ror edx, 0x11                      ;   226.2 p5      50 w[6]
        xor ecx, edx                       ;   227.2 p1      50 w[6]
        mov edx, dword [rsp + 96]          ;   222.0 p2      49 w[5]
        shr edx, 3                         ;   226.0 p0      49 w[5]
        mov ebp, dword [rsp + 96]          ;   223.0 p2      49 w[5]
        ror ebp, 0xb                       ;   226.2 p5      49 w[5]
        mov ebx, dword [rsp + 96]          ;   224.0 p2      49 w[5]
        xor ebx, ebp                       ;   227.2 p1      49 w[5]
        mov ebp, r8d                       ;   227.0 p0      48 t1 copy
        ror ebp, 0xe                       ;   228.0 p5      48 t1
        ror ebx, 7                         ;   228.2 p0      49 w[5]
        xor edx, ebx                       ;   229.2 p1      49 w[5]
        xor ebp, r8d                       ;   229.0 p1      48 t1
        ror ebp, 5                         ;   230.0 p5      48 t1
        xor ebp, r8d                       ;   231.0 p0      48 t1
        ror ebp, 6                         ;   232.0 p5      48 t1
        lea r13d, [r13 + rbp + 1249150122] ;   233.0 p0      61 t1
        add eax, edx                       ;   230.2 p1      78 w[5]
        mov edx, r14d                      ;   230.2 p1      51 t1 copy
        xor edx, esi                       ;   231.2 p5      51 t1
        and edx, r8d                       ;   232.2 p0      51 t1
        xor edx, r14d                      ;   233.2 p1      51 t1
        add r13d, edx                      ;   234.2 p5      61 t1
        add r13d, eax                      ;   235.2 p0      61 t1
        mov edx, r12d                      ;   232.2 p1      47 v[2] copy
        add ecx, edi                       ;   232.2 p5      78 w[6]
        ror edx, 9                         ;   233.2 p0      47 v[2]
        add r10d, r13d                     ;   236.2 p1      62 v[6]
        xor edx, r12d                      ;   234.2 p5      47 v[2]
        ror edx, 0xb                       ;   235.2 p0      47 v[2]
        xor edx, r12d                      ;   236.2 p1      47 v[2]
        mov ebp, r9d                       ;   234.2 p5      52 v[2] copy
        xor ebp, r12d                      ;   235.2 p0      52 v[2]
        and r15d, ebp                      ;   236.2 p1      52 v[2]
        xor r15d, r9d                      ;   237.2 p5      52 v[2]
        add r15d, r13d                     ;   238.2 p0      63 v[2]
        add ecx, dword [rsp + 96]          ;   236.2 p1+p2   78 w[6]
        mov dword [rsp + 96], edi          ;   232.8 p3+p4   73 w[15] spill
        mov edi, dword [rsp + 92]          ;   233.5 p2      49 w[6]
        ror edi, 0xb                       ;   236.5 p5      49 w[6]
        mov r13d, eax                      ;   237.0 p0      50 w[7] copy
        shr r13d, 0xa                      ;   238.0 p5      50 w[7]
        mov ebx, dword [rsp + 92]          ;   234.5 p2      49 w[6]
        xor ebx, edi                       ;   237.5 p1      49 w[6]
        mov edi, r10d                      ;   238.0 p0      48 t1 copy
        ror edx, 2                         ;   238.2 p5      47 v[2]
        add r15d, edx                      ;   239.2 p1      63 v[2]
        mov edx, eax                       ;   239.0 p0      50 w[7] copy
        ror edx, 2                         ;   240.0 p5      50 w[7]
        xor edx, eax                       ;   241.0 p1      50 w[7]
        ror edx, 0x11                      ;   242.0 p0      50 w[7]
        xor r13d, edx                      ;   243.0 p1      50 w[7]
        mov edx, dword [rsp + 92]          ;   236.8 p2      49 w[6]
        shr edx, 3                         ;   240.2 p5      49 w[6]
        ror edi, 0xe                       ;   241.0 p0      48 t1
        xor edi, r10d                      ;   242.0 p1      48 t1
        ror edi, 5                         ;   243.0 p5      48 t1
        xor edi, r10d                      ;   244.0 p0      48 t1
        ror edi, 6                         ;   245.0 p5      48 t1
        lea r14d, [r14 + rdi + 1555081692] ;   246.0 p0      61 t1
        ror ebx, 7                         ;   243.2 p5      49 w[6]
        xor edx, ebx                       ;   244.2 p1      49 w[6]
        add ecx, edx                       ;   245.2 p1      78 w[6]
        mov edx, esi                       ;   244.0 p0      51 t1 copy
        xor edx, r8d                       ;   245.0 p1      51 t1
        and edx, r10d                      ;   246.0 p5      51 t1
        xor edx, esi                       ;   247.0 p0      51 t1
        add r14d, edx                      ;   248.0 p1      61 t1
        mov edx, r15d                      ;   245.2 p5      47 v[1] copy
        ror edx, 9                         ;   246.2 p0      47 v[1]
        xor edx, r15d                      ;   247.2 p1      47 v[1]
        ror edx, 0xb                       ;   248.2 p5      47 v[1]
        xor edx, r15d                      ;   249.2 p0      47 v[1]
        mov edi, r12d                      ;   247.2 p1      52 v[1] copy
        xor edi, r15d                      ;   248.2 p5      52 v[1]
        and ebp, edi                       ;   249.2 p0      52 v[1]
        add r14d, ecx                      ;   249.0 p1      61 t1
        xor ebp, r12d                      ;   250.2 p5      52 v[1]
        ror edx, 2                         ;   250.2 p0      47 v[1]
        add ebp, r14d                      ;   251.2 p1      63 v[1]
        add ebp, edx                       ;   252.2 p5      63 v[1]
        add r13d, dword [rsp + 124]        ;   250.0 p0+p2   78 w[7]
        add r11d, r14d                     ;   250.2 p1      62 v[5]
        mov ebx, dword [rsp + 104]         ;   247.0 p2      49 w[7]
        add r13d, dword [rsp + 92]         ;   251.0 p5+p2   78 w[7]
        mov dword [rsp + 92], ecx          ;   247.2 p3+p4   78 w[6] spill
        mov edx, ecx                       ;   251.0 p0      50 w[8] copy
        ror edx, 2                         ;   252.0 p5      50 w[8]
        xor edx, ecx                       ;   253.0 p1      50 w[8]
        ror edx, 0x11                      ;   254.0 p0      50 w[8]
        mov r14d, ecx                      ;   252.2 p1      50 w[8] copy
        mov ecx, dword [rsp + 104]         ;   249.0 p2      49 w[7]
        ror ecx, 0xb                       ;   252.2 p5      49 w[7]
        xor ebx, ecx                       ;   253.2 p0      49 w[7]
        mov ecx, r11d                      ;   253.2 p1      48 t1 copy
        shr r14d, 0xa                      ;   253.2 p5      50 w[8]
        xor r14d, edx                      ;   255.0 p0      50 w[8]
        add r14d, dword [rsp + 100]        ;   256.0 p1+p2   78 w[8]
        add r14d, dword [rsp + 104]        ;   257.0 p5+p2   78 w[8]
        ror ebx, 7                         ;   255.0 p0      49 w[7]
        ror ecx, 0xe                       ;   255.2 p5      48 t1
        xor ecx, r11d                      ;   256.2 p1      48 t1
        ror ecx, 5                         ;   257.2 p0      48 t1
        xor ecx, r11d                      ;   258.2 p1      48 t1
        ror ecx, 6                         ;   259.2 p5      48 t1
        mov edx, dword [rsp + 104]         ;   252.5 p2      49 w[7]
        shr edx, 3                         ;   257.0 p0      49 w[7]
        xor edx, ebx                       ;   258.0 p1      49 w[7]
        add r13d, edx                      ;   259.0 p5      78 w[7]
        mov edx, r8d                       ;   258.0 p0      51 t1 copy
        xor edx, r10d                      ;   259.0 p1      51 t1
        and edx, r11d                      ;   260.0 p5      51 t1
        xor edx, r8d                       ;   261.0 p0      51 t1
        lea esi, [rsi + rdx + 1996064986]  ;   262.0 p0      61 t1
        mov edx, ebp                       ;   259.2 p1      47 v[0] copy
        ror edx, 9                         ;   260.2 p5      47 v[0]
        add esi, ecx                       ;   263.0 p1      61 t1
        add esi, r13d                      ;   264.0 p5      61 t1
        mov ecx, r15d                      ;   261.0 p0      52 v[0] copy
        xor edx, ebp                       ;   261.2 p1      47 v[0]
        ror edx, 0xb                       ;   262.2 p5      47 v[0]
        xor edx, ebp                       ;   263.2 p0      47 v[0]
        ror edx, 2                         ;   264.2 p5      47 v[0]
        xor ecx, ebp                       ;   262.2 p1      52 v[0]
        and edi, ecx                       ;   263.2 p0      52 v[0]
        xor edi, r15d                      ;   264.2 p1      52 v[0]
        add edi, esi                       ;   265.2 p5      63 v[0]
        add edi, edx                       ;   266.2 p0      63 v[0]
        mov edx, r13d                      ;   264.2 p1      50 w[9] copy
        ror edx, 2                         ;   265.2 p5      50 w[9]
        mov dword [rsp + 104], r13d        ;   261.0 p3+p4   78 w[7] spill
        xor edx, r13d                      ;   266.2 p0      50 w[9]
        ror edx, 0x11                      ;   267.2 p5      50 w[9]
        mov ebx, dword [rsp + 132]         ;   261.8 p2      49 w[8]
        add r9d, esi                       ;   265.2 p1      62 v[4]
        mov esi, r13d                      ;   266.0 p0      50 w[9] copy
        mov r13d, dword [rsp + 132]        ;   262.8 p2      49 w[8]
        shr esi, 0xa                       ;   267.0 p5      50 w[9]
        xor esi, edx                       ;   268.2 p1      50 w[9]
        add esi, dword [rsp + 80]          ;   269.2 p0+p2   78 w[9]
        add esi, dword [rsp + 132]         ;   270.2 p1+p2   78 w[9]
        mov edx, dword [rsp + 132]         ;   265.8 p2      49 w[8]
        shr edx, 3                         ;   268.8 p5      49 w[8]
        ror r13d, 0xb                      ;   268.0 p0      49 w[8]
        xor ebx, r13d                      ;   269.0 p1      49 w[8]
        mov r13d, r9d                      ;   268.2 p5      48 t1 copy
        ror r13d, 0xe                      ;   269.2 p0      48 t1
        xor r13d, r9d                      ;   270.2 p1      48 t1
        ror r13d, 5                        ;   271.2 p5      48 t1
        xor r13d, r9d                      ;   272.2 p0      48 t1
        ror r13d, 6                        ;   273.2 p5      48 t1
        lea r8d, [r8 + r13 - 1740746414]   ;   274.2 p0      61 t1
        mov r13d, ebp                      ;   270.2 p1      52 v[7] copy
        xor r13d, edi                      ;   271.2 p1      52 v[7]
        ror ebx, 7                         ;   271.2 p5      49 w[8]
        and ecx, r13d                      ;   272.2 p0      52 v[7]
        xor ecx, ebp                       ;   273.2 p1      52 v[7]
        xor edx, ebx                       ;   272.2 p5      49 w[8]
        add r14d, edx                      ;   273.2 p0      78 w[8]
        mov edx, r10d                      ;   273.2 p1      51 t1 copy
        xor edx, r11d                      ;   274.2 p5      51 t1
        and edx, r9d                       ;   275.2 p0      51 t1
        xor edx, r10d                      ;   276.2 p1      51 t1
        add r8d, edx                       ;   277.2 p5      61 t1
        mov edx, edi                       ;   275.0 p0      47 v[7] copy
        ror edx, 9                         ;   276.0 p5      47 v[7]
        xor edx, edi                       ;   277.0 p1      47 v[7]
        mov dword [rsp + 132], r14d        ;   274.2 p3+p4   78 w[8] spill
        mov ebx, dword [rsp + 108]         ;   272.2 p2      49 w[9]
        add r8d, r14d                      ;   278.2 p0      61 t1
        add r12d, r8d                      ;   279.2 p1      62 v[3]
        ror edx, 0xb                       ;   278.0 p5      47 v[7]
        xor edx, edi                       ;   279.0 p0      47 v[7]
        ror edx, 2                         ;   280.0 p5      47 v[7]
        add ecx, r8d                       ;   279.2 p1      63 v[7]
        mov r8d, r14d                      ;   278.0 p0      50 w[10] copy
        shr r8d, 0xa                       ;   279.0 p5      50 w[10]
        add ecx, edx                       ;   281.0 p1      63 v[7]
        mov edx, r14d                      ;   279.0 p0      50 w[10] copy
        ror edx, 2                         ;   280.0 p5      50 w[10]
        xor edx, r14d                      ;   281.0 p1      50 w[10]
        ror edx, 0x11                      ;   282.0 p0      50 w[10]
        xor r8d, edx                       ;   283.0 p1      50 w[10]
        mov edx, dword [rsp + 108]         ;   277.0 p2      49 w[9]
        shr edx, 3                         ;   280.2 p5      49 w[9]
        mov r14d, dword [rsp + 108]        ;   278.0 p2      49 w[9]
        ror r14d, 0xb                      ;   281.0 p0      49 w[9]
        xor ebx, r14d                      ;   282.0 p1      49 w[9]
        ror ebx, 7                         ;   283.0 p5      49 w[9]
        xor edx, ebx                       ;   284.0 p0      49 w[9]
        add esi, edx                       ;   285.0 p1      78 w[9]
        mov edx, r11d                      ;   282.2 p5      51 t1 copy
        mov r14d, r12d                     ;   283.0 p0      48 t1 copy
        xor edx, r9d                       ;   283.2 p1      51 t1
        and edx, r12d                      ;   284.2 p5      51 t1
        add r8d, dword [rsp + 84]          ;   284.0 p0+p2   78 w[10]
        ror r14d, 0xe                      ;   284.2 p5      48 t1
        xor r14d, r12d                     ;   285.2 p1      48 t1
        ror r14d, 5                        ;   286.2 p0      48 t1
        xor r14d, r12d                     ;   287.2 p1      48 t1
        xor edx, r11d                      ;   285.2 p5      51 t1
        ror r14d, 6                        ;   288.2 p0      48 t1
        lea r10d, [r10 + r14 - 1473132947] ;   289.2 p0      61 t1
        mov r14d, edi                      ;   286.2 p1      52 v[6] copy
        xor r14d, ecx                      ;   287.2 p5      52 v[6]
        and r13d, r14d                     ;   288.2 p1      52 v[6]
        xor r13d, edi                      ;   289.2 p5      52 v[6]
        add r10d, edx                      ;   290.2 p0      61 t1
        mov edx, ecx                       ;   288.2 p1      47 v[6] copy
        add r10d, esi                      ;   291.2 p5      61 t1
        add r15d, r10d                     ;   292.2 p0      62 v[2]
        add r8d, dword [rsp + 108]         ;   289.2 p1+p2   78 w[10]
        ror edx, 9                         ;   289.2 p5      47 v[6]
        xor edx, ecx                       ;   290.2 p0      47 v[6]
        add r13d, r10d                     ;   292.2 p1      63 v[6]
        mov r10d, esi                      ;   290.2 p5      50 w[11] copy
        shr r10d, 0xa                      ;   291.2 p0      50 w[11]
        ror edx, 0xb                       ;   291.2 p5      47 v[6]
        mov ebx, dword [rsp + 112]         ;   287.5 p2      49 w[10]
        mov dword [rsp + 108], esi         ;   287.8 p3+p4   78 w[9] spill
        xor edx, ecx                       ;   292.2 p1      47 v[6]
        ror edx, 2                         ;   293.2 p0      47 v[6]
        add r13d, edx                      ;   294.2 p1      63 v[6]
        mov edx, esi                       ;   292.2 p5      50 w[11] copy
        ror edx, 2                         ;   293.2 p0      50 w[11]
        xor edx, esi                       ;   294.2 p1      50 w[11]
        mov esi, dword [rsp + 112]         ;   289.8 p2      49 w[10]
        ror esi, 0xb                       ;   293.2 p5      49 w[10]
        ror edx, 0x11                      ;   295.2 p0      50 w[11]
        xor r10d, edx                      ;   296.2 p1      50 w[11]
        mov edx, dword [rsp + 112]         ;   290.8 p2      49 w[10]
        shr edx, 3                         ;   294.2 p5      49 w[10]
        xor ebx, esi                       ;   295.0 p0      49 w[10]
        ror ebx, 7                         ;   296.0 p5      49 w[10]
        xor edx, ebx                       ;   297.0 p1      49 w[10]
        add r8d, edx                       ;   298.0 p0      78 w[10]
        mov edx, r9d                       ;   296.2 p1      51 t1 copy
        xor edx, r12d                      ;   297.2 p5      51 t1
        and edx, r15d                      ;   298.2 p0      51 t1
        xor edx, r9d                       ;   299.2 p1      51 t1
        lea r11d, [r11 + rdx - 1341970488] ;   300.2 p0      61 t1
        mov esi, r15d                      ;   297.2 p5      48 t1 copy
        ror esi, 0xe                       ;   298.2 p5      48 t1
        xor esi, r15d                      ;   299.2 p1      48 t1
        mov edx, r13d                      ;   299.0 p0      47 v[5] copy
        ror esi, 5                         ;   300.2 p5      48 t1
        xor esi, r15d                      ;   301.2 p1      48 t1
        ror edx, 9                         ;   300.0 p0      47 v[5]
        xor edx, r13d                      ;   301.0 p1      47 v[5]
        ror edx, 0xb                       ;   302.0 p5      47 v[5]
        ror esi, 6                         ;   302.2 p0      48 t1
        add r11d, esi                      ;   303.2 p1      61 t1
        mov esi, ecx                       ;   301.2 p5      52 v[5] copy
        xor esi, r13d                      ;   302.2 p0      52 v[5]
        add r11d, r8d                      ;   304.2 p1      61 t1
        xor edx, r13d                      ;   303.0 p5      47 v[5]
        ror edx, 2                         ;   304.0 p0      47 v[5]
        add r10d, dword [rsp + 88]         ;   303.2 p1+p2   78 w[11]
        and r14d, esi                      ;   303.2 p5      52 v[5]
        xor r14d, ecx                      ;   304.2 p0      52 v[5]
        add r14d, r11d                     ;   305.2 p1      63 v[5]
        add r10d, dword [rsp + 112]        ;   304.2 p5+p2   78 w[11]
        add r14d, edx                      ;   306.2 p0      63 v[5]
        mov edx, r8d                       ;   305.2 p1      50 w[12] copy
        ror edx, 2                         ;   306.2 p5      50 w[12]
        add ebp, r11d                      ;   306.0 p0      62 v[1]
        mov r11d, r8d                      ;   306.2 p1      50 w[12] copy
        xor edx, r8d                       ;   307.2 p5      50 w[12]
        mov dword [rsp + 112], r8d         ;   302.5 p3+p4   78 w[10] spill
        mov r8d, dword [rsp + 116]         ;   302.8 p2      49 w[11]
        mov ebx, dword [rsp + 116]         ;   303.8 p2      49 w[11]
        ror r8d, 0xb                       ;   307.0 p0      49 w[11]
        xor ebx, r8d                       ;   308.0 p1      49 w[11]
        shr r11d, 0xa                      ;   307.2 p5      50 w[12]
        mov r8d, ebp                       ;   308.0 p0      48 t1 copy
        ror r8d, 0xe                       ;   309.0 p5      48 t1
        xor r8d, ebp                       ;   310.0 p1      48 t1
        ror ebx, 7                         ;   309.0 p0      49 w[11]
        ror edx, 0x11                      ;   309.2 p5      50 w[12]
        ror r8d, 5                         ;   311.0 p0      48 t1
        xor r11d, edx                      ;   310.2 p1      50 w[12]
        mov edx, dword [rsp + 116]         ;   305.8 p2      49 w[11]
        shr edx, 3                         ;   310.2 p5      49 w[11]
        xor edx, ebx                       ;   311.2 p1      49 w[11]
        mov ebx, dword [rsp + 120]         ;   306.8 p2      49 w[12]
        xor r8d, ebp                       ;   312.0 p0      48 t1
        add r10d, edx                      ;   312.2 p1      78 w[11]
        mov edx, r12d                      ;   311.2 p5      51 t1 copy
        ror r8d, 6                         ;   313.0 p0      48 t1
        lea r9d, [r9 + r8 - 1084653625]    ;   314.0 p0      61 t1
        add r11d, eax                      ;   312.2 p1      78 w[12]
        add r11d, dword [rsp + 116]        ;   313.2 p5+p2   78 w[12]
        mov dword [rsp + 116], eax         ;   308.5 p3+p4   78 w[5] spill
        mov eax, dword [rsp + 120]         ;   309.2 p2      49 w[12]
        ror eax, 0xb                       ;   313.2 p5      49 w[12]
        xor ebx, eax                       ;   314.2 p1      49 w[12]
        xor edx, r15d                      ;   314.0 p0      51 t1
        and edx, ebp                       ;   315.0 p1      51 t1
        xor edx, r12d                      ;   316.0 p5      51 t1
        add r9d, edx                       ;   317.0 p0      61 t1
        add r9d, r10d                      ;   318.0 p1      61 t1
        add edi, r9d                       ;   319.0 p5      62 v[0]
        mov eax, edi                       ;   320.0 p0      48 t1 copy
        mov r8d, r13d                      ;   316.2 p1      52 v[4] copy
        mov edx, r14d                      ;   316.2 p5      47 v[4] copy
        xor r8d, r14d                      ;   317.2 p0      52 v[4]
        and esi, r8d                       ;   318.2 p1      52 v[4]
        ror edx, 9                         ;   317.2 p5      47 v[4]
        xor edx, r14d                      ;   318.2 p0      47 v[4]
        ror eax, 0xe                       ;   321.0 p5      48 t1
        xor esi, r13d                      ;   319.2 p1      52 v[4]
        add esi, r9d                       ;   320.2 p0      63 v[4]
        ror edx, 0xb                       ;   319.2 p5      47 v[4]
        xor edx, r14d                      ;   320.2 p1      47 v[4]
        ror edx, 2                         ;   321.2 p0      47 v[4]
        add esi, edx                       ;   322.2 p1      63 v[4]
        mov edx, r10d                      ;   320.2 p5      50 w[13] copy
        ror ebx, 7                         ;   321.0 p0      49 w[12]
        xor eax, edi                       ;   322.0 p1      48 t1
        ror eax, 5                         ;   323.0 p5      48 t1
        xor eax, edi                       ;   324.0 p0      48 t1
        ror edx, 2                         ;   322.2 p5      50 w[13]
        xor edx, r10d                      ;   323.2 p1      50 w[13]
        ror eax, 6                         ;   325.0 p0      48 t1
        lea r12d, [r12 + rax - 958395405]  ;   326.0 p0      61 t1
        ror edx, 0x11                      ;   324.2 p5      50 w[13]
        mov r9d, r10d                      ;   323.2 p1      50 w[13] copy
        shr r9d, 0xa                       ;   324.2 p5      50 w[13]
        xor r9d, edx                       ;   325.2 p1      50 w[13]
        mov edx, dword [rsp + 120]         ;   320.8 p2      49 w[12]
        shr edx, 3                         ;   325.0 p0      49 w[12]
        xor edx, ebx                       ;   326.0 p1      49 w[12]
        mov eax, r14d                      ;   325.2 p5      52 v[3] copy
        xor eax, esi                       ;   326.2 p0      52 v[3]
        and r8d, eax                       ;   327.2 p1      52 v[3]
        add r11d, edx                      ;   327.0 p5      78 w[12]
        mov edx, r15d                      ;   327.0 p0      51 t1 copy
        xor edx, ebp                       ;   328.0 p1      51 t1
        and edx, edi                       ;   329.0 p5      51 t1
        xor edx, r15d                      ;   330.0 p0      51 t1
        add r12d, edx                      ;   331.0 p1      61 t1
        mov edx, esi                       ;   328.2 p5      47 v[3] copy
        ror edx, 9                         ;   329.2 p0      47 v[3]
        xor edx, esi                       ;   330.2 p1      47 v[3]
        add r9d, dword [rsp + 92]          ;   329.2 p5+p2   78 w[13]
        xor r8d, r14d                      ;   330.0 p0      52 v[3]
        add r9d, dword [rsp + 120]         ;   330.2 p1+p2   78 w[13]
        add r12d, r11d                     ;   332.0 p5      61 t1
        add r8d, r12d                      ;   333.0 p0      63 v[3]
        ror edx, 0xb                       ;   331.2 p5      47 v[3]
        xor edx, esi                       ;   332.2 p1      47 v[3]
        add ecx, r12d                      ;   333.0 p0      62 v[7]
        mov r12d, r11d                     ;   332.2 p1      50 w[14] copy
        shr r12d, 0xa                      ;   333.2 p5      50 w[14]
        mov dword [rsp + 120], r11d        ;   328.2 p3+p4   78 w[12] spill
        ror edx, 2                         ;   333.2 p0      47 v[3]
        add r8d, edx                       ;   334.2 p1      63 v[3]
        mov edx, r11d                      ;   333.2 p5      50 w[14] copy
        ror edx, 2                         ;   334.2 p0      50 w[14]
        mov ebx, dword [rsp + 128]         ;   330.0 p2      49 w[13]
        xor edx, r11d                      ;   335.2 p1      50 w[14]
        mov r11d, dword [rsp + 128]        ;   331.0 p2      49 w[13]
        ror r11d, 0xb                      ;   334.2 p5      49 w[13]
        xor ebx, r11d                      ;   335.2 p0      49 w[13]
        mov r11d, ecx                      ;   335.2 p1      48 t1 copy
        ror r11d, 0xe                      ;   336.2 p5      48 t1
        xor r11d, ecx                      ;   337.2 p0      48 t1
        ror r11d, 5                        ;   338.2 p5      48 t1
        ror ebx, 7                         ;   337.0 p0      49 w[13]
        ror edx, 0x11                      ;   337.2 p5      50 w[14]
        xor r11d, ecx                      ;   339.2 p1      48 t1
        xor r12d, edx                      ;   338.2 p1      50 w[14]
        mov edx, dword [rsp + 128]         ;   333.5 p2      49 w[13]
        shr edx, 3                         ;   338.0 p0      49 w[13]
        xor edx, ebx                       ;   339.0 p1      49 w[13]
        add r9d, edx                       ;   340.0 p5      78 w[13]
        mov edx, ebp                       ;   339.0 p0      51 t1 copy
        mov ebx, dword [rsp + 96]          ;   334.8 p2      49 w[14]
        add r12d, dword [rsp + 104]        ;   339.2 p1+p2   78 w[14]
        xor edx, edi                       ;   340.0 p5      51 t1
        and edx, ecx                       ;   341.0 p0      51 t1
        xor edx, ebp                       ;   342.0 p1      51 t1
        lea r15d, [r15 + rdx - 710438585]  ;   343.0 p0      61 t1
        ror r11d, 6                        ;   340.2 p5      48 t1
        add r15d, r11d                     ;   344.0 p1      61 t1
        mov edx, r8d                       ;   341.2 p5      47 v[2] copy
        ror edx, 9                         ;   342.2 p0      47 v[2]
        xor edx, r8d                       ;   343.2 p1      47 v[2]
        ror edx, 0xb                       ;   344.2 p5      47 v[2]
        xor edx, r8d                       ;   345.2 p0      47 v[2]
        ror edx, 2                         ;   346.2 p5      47 v[2]
        mov r11d, esi                      ;   343.2 p1      52 v[2] copy
        xor r11d, r8d                      ;   344.2 p0      52 v[2]
        add r15d, r9d                      ;   345.0 p1      61 t1
        and eax, r11d                      ;   345.2 p5      52 v[2]
        xor eax, esi                       ;   346.2 p0      52 v[2]
        add eax, r15d                      ;   347.2 p1      63 v[2]
        add r12d, dword [rsp + 128]        ;   345.2 p5+p2   78 w[14]
        mov dword [rsp + 128], r9d         ;   341.2 p3+p4   78 w[13] spill
        add r13d, r15d                     ;   346.0 p0      62 v[6]
        mov r15d, r9d                      ;   346.2 p1      50 w[15] copy
        add eax, edx                       ;   348.2 p5      63 v[2]
        mov edx, r9d                       ;   347.0 p0      50 w[15] copy
        ror edx, 2                         ;   348.0 p5      50 w[15]
        xor edx, r9d                       ;   349.0 p1      50 w[15]
        ror edx, 0x11                      ;   350.0 p0      50 w[15]
        shr r15d, 0xa                      ;   348.2 p5      50 w[15]
        xor r15d, edx                      ;   351.0 p1      50 w[15]
        mov edx, dword [rsp + 96]          ;   345.0 p2      49 w[14]
        mov r9d, dword [rsp + 96]          ;   346.0 p2      49 w[14]
        ror r9d, 0xb                       ;   349.0 p0      49 w[14]
        xor ebx, r9d                       ;   350.0 p1      49 w[14]
        ror ebx, 7                         ;   351.0 p5      49 w[14]
        mov r9d, r13d                      ;   350.0 p0      48 t1 copy
        shr edx, 3                         ;   350.2 p5      49 w[14]
        ror r9d, 0xe                       ;   351.0 p0      48 t1
        xor r9d, r13d                      ;   352.0 p1      48 t1
        ror r9d, 5                         ;   353.0 p5      48 t1
        xor edx, ebx                       ;   352.0 p1      49 w[14]
        add r12d, edx                      ;   353.0 p0      78 w[14]
        mov edx, edi                       ;   352.2 p1      51 t1 copy
        xor edx, ecx                       ;   353.2 p5      51 t1
        xor r9d, r13d                      ;   354.0 p0      48 t1
        and edx, r13d                      ;   354.2 p1      51 t1
        xor edx, edi                       ;   355.2 p5      51 t1
        ror r9d, 6                         ;   355.0 p0      48 t1
        lea ebp, [rbp + r9 + 113926993]    ;   356.0 p0      61 t1
        add ebp, edx                       ;   357.0 p1      61 t1
        mov edx, eax                       ;   354.2 p5      47 v[1] copy
        ror edx, 9                         ;   355.2 p5      47 v[1]
        xor edx, eax                       ;   356.2 p1      47 v[1]
        ror edx, 0xb                       ;   357.2 p0      47 v[1]
        add ebp, r12d                      ;   358.0 p1      61 t1
        mov r9d, r8d                       ;   356.2 p5      52 v[1] copy
        xor r9d, eax                       ;   357.2 p0      52 v[1]
        and r11d, r9d                      ;   358.2 p1      52 v[1]
        xor r11d, r8d                      ;   359.2 p5      52 v[1]
        add r11d, ebp                      ;   360.2 p0      63 v[1]
        add r15d, dword [rsp + 132]        ;   358.2 p1+p2   78 w[15]
        xor edx, eax                       ;   358.2 p5      47 v[1]
        add r15d, dword [rsp + 96]         ;   359.2 p0+p2   78 w[15]
        mov dword [rsp + 96], r12d         ;   355.0 p3+p4   78 w[14] spill
        ror edx, 2                         ;   359.2 p5      47 v[1]
        add r11d, edx                      ;   361.2 p1      63 v[1]
        mov ebx, dword [rsp + 124]         ;   356.0 p2      49 w[15]
        mov edx, r12d                      ;   360.0 p0      50 w[0] copy
        ror edx, 2                         ;   361.0 p5      50 w[0]
        xor edx, r12d                      ;   362.0 p1      50 w[0]
        add r14d, ebp                      ;   361.0 p0      62 v[5]
        mov ebp, r12d                      ;   361.2 p1      50 w[0] copy
        mov r12d, dword [rsp + 124]        ;   357.2 p2      49 w[15]
        ror r12d, 0xb                      ;   361.2 p5      49 w[15]
        xor ebx, r12d                      ;   362.2 p0      49 w[15]
        ror ebx, 7                         ;   363.2 p5      49 w[15]
        shr ebp, 0xa                       ;   363.0 p0      50 w[0]
        ror edx, 0x11                      ;   363.2 p5      50 w[0]
        xor ebp, edx                       ;   364.2 p1      50 w[0]
        mov edx, dword [rsp + 124]         ;   359.2 p2      49 w[15]
        shr edx, 3                         ;   364.0 p0      49 w[15]
        xor edx, ebx                       ;   365.0 p1      49 w[15]
        mov r12d, r14d                     ;   364.2 p1      48 t1 copy
        ror r12d, 0xe                      ;   365.2 p5      48 t1
        add r15d, edx                      ;   366.0 p0      78 w[15]
        xor r12d, r14d                     ;   366.2 p1      48 t1
        ror r12d, 5                        ;   367.2 p5      48 t1
        mov edx, ecx                       ;   366.0 p0      51 t1 copy
        xor edx, r13d                      ;   367.0 p1      51 t1
        and edx, r14d                      ;   368.0 p5      51 t1
        xor r12d, r14d                     ;   368.2 p0      48 t1
        ror r12d, 6                        ;   369.2 p5      48 t1
        lea edi, [rdi + r12 + 338241895]   ;   370.2 p0      61 t1
        mov r12d, eax                      ;   367.2 p1      52 v[0] copy
        xor edx, ecx                       ;   369.0 p1      51 t1
        add edi, edx                       ;   371.2 p5      61 t1
        mov edx, r11d                      ;   369.0 p0      47 v[0] copy
        ror edx, 9                         ;   370.0 p5      47 v[0]
        add edi, r15d                      ;   372.2 p1      61 t1
        xor r12d, r11d                     ;   370.0 p0      52 v[0]
        and r9d, r12d                      ;   371.0 p1      52 v[0]
        xor r9d, eax                       ;   372.0 p5      52 v[0]
        add ebp, dword [rsp + 108]         ;   371.0 p0+p2   78 w[0]
        add r9d, edi                       ;   373.2 p1      63 v[0]
        xor edx, r11d                      ;   371.2 p5      47 v[0]
        ror edx, 0xb                       ;   372.2 p0      47 v[0]
        add ebp, dword [rsp + 124]         ;   372.2 p1+p2   78 w[0]
        mov dword [rsp + 124], r15d        ;   368.2 p3+p4   78 w[15] spill
        xor edx, r11d                      ;   373.2 p5      47 v[0]
        ror edx, 2                         ;   374.2 p0      47 v[0]
        add r9d, edx                       ;   375.2 p1      63 v[0]
        mov edx, r15d                      ;   373.2 p5      50 w[1] copy
        ror edx, 2                         ;   374.2 p0      50 w[1]
        xor edx, r15d                      ;   375.2 p1      50 w[1]
        mov ebx, dword [rsp + 100]         ;   370.5 p2      49 w[0]
        add esi, edi                       ;   374.2 p5      62 v[4]
        mov edi, r15d                      ;   375.0 p0      50 w[1] copy
        mov r15d, dword [rsp + 100]        ;   371.5 p2      49 w[0]
        ror r15d, 0xb                      ;   375.2 p5      49 w[0]
        xor ebx, r15d                      ;   376.2 p1      49 w[0]
        ror ebx, 7                         ;   377.2 p0      49 w[0]
        ror edx, 0x11                      ;   376.2 p5      50 w[1]
        shr edi, 0xa                       ;   377.0 p0      50 w[1]
        xor edi, edx                       ;   378.0 p1      50 w[1]
        mov edx, dword [rsp + 100]         ;   373.0 p2      49 w[0]
        shr edx, 3                         ;   377.2 p5      49 w[0]
        mov r15d, esi                      ;   377.2 p1      48 t1 copy
        ror r15d, 0xe                      ;   378.2 p0      48 t1
        add edi, dword [rsp + 112]         ;   379.0 p1+p2   78 w[1]
        xor edx, ebx                       ;   378.2 p5      49 w[0]
        add ebp, edx                       ;   379.2 p0      78 w[0]
        mov edx, r13d                      ;   379.2 p1      51 t1 copy
        xor r15d, esi                      ;   379.2 p5      48 t1
        ror r15d, 5                        ;   380.2 p0      48 t1
        xor r15d, esi                      ;   381.2 p1      48 t1
        ror r15d, 6                        ;   382.2 p5      48 t1
        xor edx, r14d                      ;   381.0 p0      51 t1
        and edx, esi                       ;   382.0 p1      51 t1
        xor edx, r13d                      ;   383.0 p5      51 t1
        lea ecx, [rcx + rdx + 666307205]   ;   384.0 p0      61 t1
        mov edx, r9d                       ;   382.2 p1      47 v[7] copy
        ror edx, 9                         ;   383.2 p5      47 v[7]
        xor edx, r9d                       ;   384.2 p0      47 v[7]
        ror edx, 0xb                       ;   385.2 p5      47 v[7]
        add edi, dword [rsp + 100]         ;   383.2 p1+p2   78 w[1]
        xor edx, r9d                       ;   386.2 p0      47 v[7]
        ror edx, 2                         ;   387.2 p5      47 v[7]
        add ecx, r15d                      ;   385.0 p1      61 t1
        mov r15d, r11d                     ;   385.0 p0      52 v[7] copy
        xor r15d, r9d                      ;   386.0 p1      52 v[7]
        and r12d, r15d                     ;   387.0 p5      52 v[7]
        add ecx, ebp                       ;   386.0 p0      61 t1
        mov dword [rsp + 100], ebp         ;   382.0 p3+p4   78 w[0] spill
        add r8d, ecx                       ;   387.0 p1      62 v[3]
        mov ebx, dword [rsp + 80]          ;   382.5 p2      49 w[1]
        xor r12d, r11d                     ;   388.0 p5      52 v[7]
        add r12d, ecx                      ;   389.0 p0      63 v[7]
        mov ecx, ebp                       ;   387.2 p1      50 w[2] copy
        add r12d, edx                      ;   390.0 p5      63 v[7]
        mov edx, ebp                       ;   388.0 p0      50 w[2] copy
        ror edx, 2                         ;   389.0 p5      50 w[2]
        xor edx, ebp                       ;   390.0 p1      50 w[2]
        mov ebp, dword [rsp + 80]          ;   385.0 p2      49 w[1]
        ror ebp, 0xb                       ;   389.0 p0      49 w[1]
        ror edx, 0x11                      ;   391.0 p5      50 w[2]
        xor ebx, ebp                       ;   390.0 p1      49 w[1]
        mov ebp, r8d                       ;   390.0 p0      48 t1 copy
        ror ebx, 7                         ;   391.0 p5      49 w[1]
        shr ecx, 0xa                       ;   391.0 p0      50 w[2]
        ror ebp, 0xe                       ;   391.2 p5      48 t1
        xor ebp, r8d                       ;   392.2 p1      48 t1
        xor ecx, edx                       ;   392.0 p1      50 w[2]
        mov edx, dword [rsp + 80]          ;   387.8 p2      49 w[1]
        shr edx, 3                         ;   392.0 p0      49 w[1]
        xor edx, ebx                       ;   393.0 p1      49 w[1]
        ror ebp, 5                         ;   393.2 p5      48 t1
        xor ebp, r8d                       ;   394.2 p0      48 t1
        ror ebp, 6                         ;   395.2 p5      48 t1
        add edi, edx                       ;   394.0 p1      78 w[1]
        mov edx, r14d                      ;   394.0 p0      51 t1 copy
        lea r13d, [r13 + rbp + 773529912]  ;   396.2 p0      61 t1
        mov ebp, r9d                       ;   394.2 p1      52 v[6] copy
        xor ebp, r12d                      ;   395.2 p5      52 v[6]
        and r15d, ebp                      ;   396.2 p1      52 v[6]
        xor r15d, r9d                      ;   397.2 p5      52 v[6]
        mov ebx, dword [rsp + 84]          ;   391.5 p2      49 w[2]
        xor edx, esi                       ;   396.0 p0      51 t1
        and edx, r8d                       ;   397.0 p1      51 t1
        xor edx, r14d                      ;   398.0 p5      51 t1
        add r13d, edx                      ;   399.0 p0      61 t1
        mov edx, r12d                      ;   397.2 p1      47 v[6] copy
        ror edx, 9                         ;   398.2 p5      47 v[6]
        xor edx, r12d                      ;   399.2 p0      47 v[6]
        add ecx, r10d                      ;   398.2 p1      78 w[2]
        add r13d, edi                      ;   400.0 p5      61 t1
        ror edx, 0xb                       ;   400.2 p0      47 v[6]
        add r15d, r13d                     ;   401.0 p1      63 v[6]
        xor edx, r12d                      ;   401.2 p5      47 v[6]
        ror edx, 2                         ;   402.2 p0      47 v[6]
        add r15d, edx                      ;   403.2 p1      63 v[6]
        mov edx, edi                       ;   400.2 p5      50 w[3] copy
        ror edx, 2                         ;   401.2 p0      50 w[3]
        xor edx, edi                       ;   402.2 p1      50 w[3]
        ror edx, 0x11                      ;   403.2 p5      50 w[3]
        add eax, r13d                      ;   402.0 p0      62 v[2]
        add ecx, dword [rsp + 80]          ;   402.2 p1+p2   78 w[2]
        mov dword [rsp + 80], r10d         ;   398.2 p3+p4   78 w[11] spill
        mov r13d, edi                      ;   402.2 p5      50 w[3] copy
        mov r10d, dword [rsp + 84]         ;   399.0 p2      49 w[2]
        ror r10d, 0xb                      ;   403.0 p0      49 w[2]
        shr r13d, 0xa                      ;   403.2 p5      50 w[3]
        xor r13d, edx                      ;   404.2 p1      50 w[3]
        mov edx, dword [rsp + 84]          ;   400.0 p2      49 w[2]
        xor ebx, r10d                      ;   404.0 p0      49 w[2]
        mov r10d, eax                      ;   404.2 p1      48 t1 copy
        ror r10d, 0xe                      ;   405.2 p5      48 t1
        xor r10d, eax                      ;   406.2 p0      48 t1
        ror r10d, 5                        ;   407.2 p5      48 t1
        ror ebx, 7                         ;   406.0 p0      49 w[2]
        shr edx, 3                         ;   406.2 p5      49 w[2]
        xor edx, ebx                       ;   407.2 p1      49 w[2]
        add ecx, edx                       ;   408.2 p1      78 w[2]
        mov edx, esi                       ;   407.0 p0      51 t1 copy
        xor edx, r8d                       ;   408.0 p1      51 t1
        and edx, eax                       ;   409.0 p5      51 t1
        xor r10d, eax                      ;   408.2 p0      48 t1
        ror r10d, 6                        ;   409.2 p5      48 t1
        lea r14d, [r14 + r10 + 1294757372] ;   410.2 p0      61 t1
        xor edx, esi                       ;   410.0 p1      51 t1
        add r14d, edx                      ;   411.2 p1      61 t1
        mov edx, r15d                      ;   409.2 p5      47 v[5] copy
        ror edx, 9                         ;   410.2 p0      47 v[5]
        xor edx, r15d                      ;   411.2 p1      47 v[5]
        ror edx, 0xb                       ;   412.2 p5      47 v[5]
        add r14d, ecx                      ;   412.2 p0      61 t1
        add r13d, dword [rsp + 120]        ;   411.2 p1+p2   78 w[3]
        add r11d, r14d                     ;   413.2 p5      62 v[1]
        mov r10d, r12d                     ;   412.0 p0      52 v[5] copy
        xor r10d, r15d                     ;   413.0 p1      52 v[5]
        and ebp, r10d                      ;   414.0 p5      52 v[5]
        xor edx, r15d                      ;   413.2 p0      47 v[5]
        ror edx, 2                         ;   414.2 p5      47 v[5]
        xor ebp, r12d                      ;   415.0 p1      52 v[5]
        add ebp, r14d                      ;   416.0 p0      63 v[5]
        add ebp, edx                       ;   417.0 p1      63 v[5]
        mov edx, ecx                       ;   414.2 p5      50 w[4] copy
        mov r14d, ecx                      ;   415.0 p0      50 w[4] copy
        add r13d, dword [rsp + 84]         ;   415.2 p1+p2   78 w[3]
        mov dword [rsp + 84], ecx          ;   411.5 p3+p4   78 w[2] spill
        shr r14d, 0xa                      ;   416.0 p5      50 w[4]
        mov ebx, dword [rsp + 88]          ;   412.2 p2      49 w[3]
        ror edx, 2                         ;   416.0 p0      50 w[4]
        xor edx, ecx                       ;   417.0 p1      50 w[4]
        mov ecx, dword [rsp + 88]          ;   413.2 p2      49 w[3]
        ror ecx, 0xb                       ;   416.2 p5      49 w[3]
        ror edx, 0x11                      ;   418.0 p0      50 w[4]
        xor ebx, ecx                       ;   417.2 p1      49 w[3]
        ror ebx, 7                         ;   418.2 p5      49 w[3]
        mov ecx, r11d                      ;   418.0 p0      48 t1 copy
        ror ecx, 0xe                       ;   419.0 p5      48 t1
        xor ecx, r11d                      ;   420.0 p1      48 t1
        xor r14d, edx                      ;   419.0 p0      50 w[4]
        mov edx, dword [rsp + 88]          ;   415.0 p2      49 w[3]
        shr edx, 3                         ;   419.2 p5      49 w[3]
        xor edx, ebx                       ;   420.2 p1      49 w[3]
        add r13d, edx                      ;   421.2 p0      78 w[3]
        mov edx, r8d                       ;   420.2 p1      51 t1 copy
        xor edx, eax                       ;   421.2 p5      51 t1
        ror ecx, 5                         ;   421.0 p0      48 t1
        xor ecx, r11d                      ;   422.0 p1      48 t1
        ror ecx, 6                         ;   423.0 p5      48 t1
        add r14d, dword [rsp + 128]        ;   422.0 p0+p2   78 w[4]
        and edx, r11d                      ;   422.2 p1      51 t1
        xor edx, r8d                       ;   423.2 p5      51 t1
        lea esi, [rsi + rdx + 1396182291]  ;   424.2 p0      61 t1
        mov edx, ebp                       ;   423.2 p1      47 v[4] copy
        ror edx, 9                         ;   424.2 p5      47 v[4]
        xor edx, ebp                       ;   425.2 p0      47 v[4]
        ror edx, 0xb                       ;   426.2 p5      47 v[4]
        add esi, ecx                       ;   425.2 p1      61 t1
        mov ecx, r15d                      ;   425.0 p0      52 v[4] copy
        xor ecx, ebp                       ;   426.0 p1      52 v[4]
        and r10d, ecx                      ;   427.0 p5      52 v[4]
        xor r10d, r15d                     ;   428.0 p0      52 v[4]
        xor edx, ebp                       ;   427.2 p1      47 v[4]
        ror edx, 2                         ;   428.2 p5      47 v[4]
        add esi, r13d                      ;   427.0 p0      61 t1
        add r10d, esi                      ;   429.0 p1      63 v[4]
        add r10d, edx                      ;   430.0 p5      63 v[4]
        add r14d, dword [rsp + 88]         ;   428.0 p0+p2   78 w[4]
        mov edx, r13d                      ;   428.2 p1      50 w[5] copy
        ror edx, 2                         ;   429.2 p5      50 w[5]
        xor edx, r13d                      ;   430.2 p0      50 w[5]
        add r9d, esi                       ;   429.2 p1      62 v[0]
        mov dword [rsp + 88], r13d         ;   425.2 p3+p4   78 w[3] spill
        mov esi, r13d                      ;   429.2 p5      50 w[5] copy
        mov r13d, dword [rsp + 116]        ;   425.8 p2      49 w[4]
        ror edx, 0x11                      ;   431.2 p0      50 w[5]
        shr esi, 0xa                       ;   430.2 p5      50 w[5]
        xor esi, edx                       ;   432.2 p1      50 w[5]
        mov ebx, dword [rsp + 116]         ;   427.0 p2      49 w[4]
        mov edx, dword [rsp + 116]         ;   428.0 p2      49 w[4]
        ror r13d, 0xb                      ;   431.0 p0      49 w[4]
        xor ebx, r13d                      ;   432.0 p1      49 w[4]
        ror ebx, 7                         ;   433.0 p5      49 w[4]
        shr edx, 3                         ;   432.0 p0      49 w[4]
        mov r13d, r9d                      ;   432.2 p1      48 t1 copy
        xor edx, ebx                       ;   434.0 p5      49 w[4]
        ror r13d, 0xe                      ;   433.2 p0      48 t1
        xor r13d, r9d                      ;   434.2 p1      48 t1
        ror r13d, 5                        ;   435.2 p5      48 t1
        xor r13d, r9d                      ;   436.2 p0      48 t1
        ror r13d, 6                        ;   437.2 p5      48 t1
        add r14d, edx                      ;   435.0 p1      78 w[4]
        mov edx, eax                       ;   435.0 p0      51 t1 copy
        lea r8d, [r8 + r13 + 1695183700]   ;   438.2 p0      61 t1
        mov r13d, ebp                      ;   435.2 p1      52 v[3] copy
        xor r13d, r10d                     ;   436.2 p5      52 v[3]
        xor edx, r11d                      ;   436.2 p1      51 t1
        and edx, r9d                       ;   437.2 p5      51 t1
        xor edx, eax                       ;   438.2 p0      51 t1
        add r8d, edx                       ;   439.2 p1      61 t1
        mov edx, r10d                      ;   437.2 p5      47 v[3] copy
        ror edx, 9                         ;   438.2 p0      47 v[3]
        xor edx, r10d                      ;   439.2 p1      47 v[3]
        and ecx, r13d                      ;   438.2 p5      52 v[3]
        add r8d, r14d                      ;   440.2 p0      61 t1
        xor ecx, ebp                       ;   439.2 p1      52 v[3]
        add ecx, r8d                       ;   441.2 p5      63 v[3]
        ror edx, 0xb                       ;   440.2 p0      47 v[3]
        xor edx, r10d                      ;   441.2 p1      47 v[3]
        ror edx, 2                         ;   442.2 p5      47 v[3]
        add ecx, edx                       ;   443.2 p0      63 v[3]
        add esi, dword [rsp + 96]          ;   441.2 p1+p2   78 w[5]
        add r12d, r8d                      ;   441.2 p5      62 v[7]
        mov ebx, dword [rsp + 92]          ;   438.2 p2      49 w[5]
        mov edx, r14d                      ;   442.0 p0      50 w[6] copy
        ror edx, 2                         ;   443.0 p5      50 w[6]
        xor edx, r14d                      ;   444.0 p1      50 w[6]
        ror edx, 0x11                      ;   445.0 p0      50 w[6]
        mov r8d, r14d                      ;   443.2 p1      50 w[6] copy
        shr r8d, 0xa                       ;   444.2 p5      50 w[6]
        xor r8d, edx                       ;   446.0 p0      50 w[6]
        mov edx, dword [rsp + 92]          ;   440.0 p2      49 w[5]
        shr edx, 3                         ;   444.2 p5      49 w[5]
        add esi, dword [rsp + 116]         ;   444.2 p1+p2   78 w[5]
        mov dword [rsp + 116], r14d        ;   440.8 p3+p4   78 w[4] spill
        mov r14d, dword [rsp + 92]         ;   442.0 p2      49 w[5]
        ror r14d, 0xb                      ;   445.0 p0      49 w[5]
        xor ebx, r14d                      ;   446.0 p1      49 w[5]
        ror ebx, 7                         ;   447.0 p5      49 w[5]
        xor edx, ebx                       ;   448.0 p0      49 w[5]
        add esi, edx                       ;   449.0 p1      78 w[5]
        mov edx, r11d                      ;   446.2 p5      51 t1 copy
        xor edx, r9d                       ;   447.2 p0      51 t1
        mov r14d, r12d                     ;   447.2 p1      48 t1 copy
        ror r14d, 0xe                      ;   448.2 p5      48 t1
        xor r14d, r12d                     ;   449.2 p0      48 t1
        and edx, r12d                      ;   448.2 p1      51 t1
        xor edx, r11d                      ;   449.2 p5      51 t1
        ror r14d, 5                        ;   450.2 p0      48 t1
        xor r14d, r12d                     ;   451.2 p1      48 t1
        ror r14d, 6                        ;   452.2 p5      48 t1
        lea eax, [rax + r14 + 1986661051]  ;   453.2 p0      61 t1
        mov r14d, r10d                     ;   450.2 p1      52 v[2] copy
        xor r14d, ecx                      ;   451.2 p5      52 v[2]
        add r8d, dword [rsp + 124]         ;   451.0 p0+p2   78 w[6]
        and r13d, r14d                     ;   452.2 p1      52 v[2]
        add r8d, dword [rsp + 92]          ;   452.0 p5+p2   78 w[6]
        xor r13d, r10d                     ;   453.2 p0      52 v[2]
        add eax, edx                       ;   454.2 p1      61 t1
        add eax, esi                       ;   455.2 p5      61 t1
        add r15d, eax                      ;   456.2 p0      62 v[6]
        mov ebx, dword [rsp + 104]         ;   449.0 p2      49 w[6]
        mov edx, ecx                       ;   453.2 p1      47 v[2] copy
        add r13d, eax                      ;   456.2 p5      63 v[2]
        ror edx, 9                         ;   454.2 p0      47 v[2]
        xor edx, ecx                       ;   455.2 p1      47 v[2]
        ror edx, 0xb                       ;   456.2 p5      47 v[2]
        xor edx, ecx                       ;   457.2 p0      47 v[2]
        ror edx, 2                         ;   458.2 p5      47 v[2]
        add r13d, edx                      ;   459.2 p1      63 v[2]
        mov eax, esi                       ;   456.0 p0      50 w[7] copy
        shr eax, 0xa                       ;   457.0 p5      50 w[7]
        mov dword [rsp + 92], esi          ;   452.5 p3+p4   78 w[5] spill
        mov edx, esi                       ;   456.2 p1      50 w[7] copy
        ror edx, 2                         ;   457.2 p0      50 w[7]
        xor edx, esi                       ;   458.2 p1      50 w[7]
        ror edx, 0x11                      ;   459.2 p5      50 w[7]
        xor eax, edx                       ;   460.2 p0      50 w[7]
        mov edx, dword [rsp + 104]         ;   454.5 p2      49 w[6]
        mov esi, dword [rsp + 104]         ;   455.5 p2      49 w[6]
        ror esi, 0xb                       ;   458.5 p5      49 w[6]
        shr edx, 3                         ;   459.0 p0      49 w[6]
        xor ebx, esi                       ;   459.5 p1      49 w[6]
        mov esi, r15d                      ;   459.2 p1      48 t1 copy
        ror ebx, 7                         ;   460.5 p5      49 w[6]
        xor edx, ebx                       ;   461.5 p0      49 w[6]
        add r8d, edx                       ;   462.5 p1      78 w[6]
        mov edx, r9d                       ;   460.2 p5      51 t1 copy
        ror esi, 0xe                       ;   461.0 p0      48 t1
        xor esi, r15d                      ;   462.0 p1      48 t1
        xor edx, r12d                      ;   461.2 p5      51 t1
        and edx, r15d                      ;   462.2 p0      51 t1
        xor edx, r9d                       ;   463.2 p1      51 t1
        lea r11d, [r11 + rdx - 2117940946] ;   464.2 p0      61 t1
        mov edx, r13d                      ;   462.2 p5      47 v[1] copy
        mov ebx, dword [rsp + 132]         ;   459.2 p2      49 w[7]
        ror esi, 5                         ;   463.2 p5      48 t1
        xor esi, r15d                      ;   464.2 p1      48 t1
        ror esi, 6                         ;   465.2 p0      48 t1
        add r11d, esi                      ;   466.2 p1      61 t1
        mov esi, ecx                       ;   464.2 p5      52 v[1] copy
        ror edx, 9                         ;   465.0 p0      47 v[1]
        xor edx, r13d                      ;   466.0 p1      47 v[1]
        add r11d, r8d                      ;   467.2 p5      61 t1
        xor esi, r13d                      ;   466.0 p0      52 v[1]
        and r14d, esi                      ;   467.0 p1      52 v[1]
        add ebp, r11d                      ;   468.2 p5      62 v[5]
        xor r14d, ecx                      ;   468.0 p0      52 v[1]
        add r14d, r11d                     ;   469.0 p1      63 v[1]
        mov r11d, r8d                      ;   467.2 p5      50 w[8] copy
        ror edx, 0xb                       ;   468.0 p0      47 v[1]
        xor edx, r13d                      ;   469.0 p1      47 v[1]
        ror edx, 2                         ;   470.0 p5      47 v[1]
        add r14d, edx                      ;   471.0 p0      63 v[1]
        mov edx, r8d                       ;   469.2 p1      50 w[8] copy
        ror edx, 2                         ;   470.2 p5      50 w[8]
        add eax, dword [rsp + 100]         ;   470.0 p0+p2   78 w[7]
        add eax, dword [rsp + 104]         ;   471.0 p1+p2   78 w[7]
        mov dword [rsp + 104], r8d         ;   466.2 p3+p4   78 w[6] spill
        xor edx, r8d                       ;   471.2 p5      50 w[8]
        mov r8d, dword [rsp + 132]         ;   467.2 p2      49 w[7]
        ror r8d, 0xb                       ;   471.0 p0      49 w[7]
        xor ebx, r8d                       ;   472.0 p1      49 w[7]
        mov r8d, ebp                       ;   471.2 p5      48 t1 copy
        ror r8d, 0xe                       ;   472.2 p0      48 t1
        xor r8d, ebp                       ;   473.2 p1      48 t1
        ror r8d, 5                         ;   474.2 p5      48 t1
        xor r8d, ebp                       ;   475.2 p0      48 t1
        ror r8d, 6                         ;   476.2 p5      48 t1
        ror edx, 0x11                      ;   474.0 p0      50 w[8]
        shr r11d, 0xa                      ;   474.2 p5      50 w[8]
        xor r11d, edx                      ;   475.2 p1      50 w[8]
        mov edx, dword [rsp + 132]         ;   470.2 p2      49 w[7]
        shr edx, 3                         ;   475.0 p0      49 w[7]
        ror ebx, 7                         ;   475.2 p5      49 w[7]
        xor edx, ebx                       ;   476.2 p1      49 w[7]
        lea r9d, [r9 + r8 - 1838011259]    ;   477.2 p0      61 t1
        mov r8d, r13d                      ;   475.2 p1      52 v[0] copy
        mov ebx, dword [rsp + 108]         ;   471.8 p2      49 w[8]
        add eax, edx                       ;   477.2 p1      78 w[7]
        mov edx, r12d                      ;   476.2 p5      51 t1 copy
        xor edx, r15d                      ;   477.2 p0      51 t1
        and edx, ebp                       ;   478.2 p1      51 t1
        xor edx, r12d                      ;   479.2 p5      51 t1
        add r9d, edx                       ;   480.2 p0      61 t1
        add r9d, eax                       ;   481.2 p1      61 t1
        xor r8d, r14d                      ;   478.2 p5      52 v[0]
        and esi, r8d                       ;   479.2 p0      52 v[0]
        xor esi, r13d                      ;   480.2 p1      52 v[0]
        add esi, r9d                       ;   482.2 p5      63 v[0]
        add r11d, edi                      ;   480.0 p0      78 w[8]
        mov edx, r14d                      ;   480.2 p1      47 v[0] copy
        ror edx, 9                         ;   481.2 p5      47 v[0]
        xor edx, r14d                      ;   482.2 p0      47 v[0]
        add r10d, r9d                      ;   482.2 p1      62 v[4]
        ror edx, 0xb                       ;   483.2 p5      47 v[0]
        mov r9d, eax                       ;   482.0 p0      50 w[9] copy
        shr r9d, 0xa                       ;   483.0 p5      50 w[9]
        xor edx, r14d                      ;   484.2 p1      47 v[0]
        ror edx, 2                         ;   485.2 p0      47 v[0]
        add esi, edx                       ;   486.2 p1      63 v[0]
        mov edx, eax                       ;   483.2 p5      50 w[9] copy
        ror edx, 2                         ;   484.2 p0      50 w[9]
        xor edx, eax                       ;   485.2 p1      50 w[9]
        ror edx, 0x11                      ;   486.2 p5      50 w[9]
        xor r9d, edx                       ;   487.2 p0      50 w[9]
        mov edx, dword [rsp + 108]         ;   481.2 p2      49 w[8]
        shr edx, 3                         ;   485.2 p5      49 w[8]
        add r11d, dword [rsp + 132]        ;   485.2 p1+p2   78 w[8]
        mov dword [rsp + 132], edi         ;   482.0 p3+p4   78 w[1] spill
        mov edi, dword [rsp + 108]         ;   483.2 p2      49 w[8]
        ror edi, 0xb                       ;   486.2 p0      49 w[8]
        xor ebx, edi                       ;   487.2 p1      49 w[8]
        mov edi, r10d                      ;   486.2 p5      48 t1 copy
        ror edi, 0xe                       ;   487.2 p0      48 t1
        xor edi, r10d                      ;   488.2 p1      48 t1
        ror ebx, 7                         ;   488.2 p5      49 w[8]
        xor edx, ebx                       ;   489.2 p0      49 w[8]
        ror edi, 5                         ;   489.2 p5      48 t1
        xor edi, r10d                      ;   490.2 p1      48 t1
        ror edi, 6                         ;   491.2 p0      48 t1
        lea r12d, [r12 + rdi - 1564481375] ;   492.2 p0      61 t1
        add r11d, edx                      ;   490.2 p1      78 w[8]
        mov edx, r15d                      ;   489.2 p5      51 t1 copy
        xor edx, ebp                       ;   490.2 p1      51 t1
        and edx, r10d                      ;   491.2 p5      51 t1
        mov edi, r14d                      ;   491.0 p0      52 v[7] copy
        xor edi, esi                       ;   492.0 p1      52 v[7]
        and r8d, edi                       ;   493.0 p5      52 v[7]
        xor r8d, r14d                      ;   494.0 p0      52 v[7]
        xor edx, r15d                      ;   492.2 p1      51 t1
        add r12d, edx                      ;   493.2 p5      61 t1
        mov edx, esi                       ;   493.0 p0      47 v[7] copy
        ror edx, 9                         ;   494.0 p5      47 v[7]
        xor edx, esi                       ;   495.0 p1      47 v[7]
        ror edx, 0xb                       ;   496.0 p0      47 v[7]
        add r12d, r11d                     ;   494.2 p1      61 t1
        add r8d, r12d                      ;   495.2 p5      63 v[7]
        xor edx, esi                       ;   497.0 p0      47 v[7]
        ror edx, 2                         ;   498.0 p5      47 v[7]
        add r8d, edx                       ;   499.0 p1      63 v[7]
        mov edx, r11d                      ;   496.0 p0      50 w[10] copy
        ror edx, 2                         ;   497.0 p5      50 w[10]
        add r9d, dword [rsp + 84]          ;   496.2 p1+p2   78 w[9]
        add r9d, dword [rsp + 108]         ;   497.2 p0+p2   78 w[9]
        add ecx, r12d                      ;   497.2 p1      62 v[3]
        xor edx, r11d                      ;   498.0 p5      50 w[10]
        mov r12d, r11d                     ;   498.0 p0      50 w[10] copy
        mov dword [rsp + 108], r11d        ;   494.0 p3+p4   78 w[8] spill
        mov r11d, dword [rsp + 112]        ;   494.2 p2      49 w[9]
        ror edx, 0x11                      ;   499.0 p5      50 w[10]
        shr r12d, 0xa                      ;   499.0 p0      50 w[10]
        xor r12d, edx                      ;   500.0 p1      50 w[10]
        mov edx, dword [rsp + 112]         ;   495.2 p2      49 w[9]
        add r12d, dword [rsp + 88]         ;   501.0 p1+p2   78 w[10]
        shr edx, 3                         ;   499.2 p5      49 w[9]
        mov ebx, dword [rsp + 112]         ;   497.2 p2      49 w[9]
        add r12d, dword [rsp + 112]        ;   502.0 p0+p2   78 w[10]
        ror r11d, 0xb                      ;   500.2 p5      49 w[9]
        xor ebx, r11d                      ;   501.2 p1      49 w[9]
        ror ebx, 7                         ;   502.2 p0      49 w[9]
        xor edx, ebx                       ;   503.2 p1      49 w[9]
        mov r11d, ecx                      ;   501.2 p5      48 t1 copy
        add r9d, edx                       ;   504.2 p0      78 w[9]
        mov edx, ebp                       ;   502.2 p1      51 t1 copy
        mov dword [rsp + 112], r9d         ;   505.2 p3+p4   78 w[9] spill
        xor edx, r10d                      ;   503.2 p5      51 t1
        and edx, ecx                       ;   504.2 p0      51 t1
        xor edx, ebp                       ;   505.2 p1      51 t1
        lea r15d, [r15 + rdx - 1474664885] ;   506.2 p0      61 t1
        ror r11d, 0xe                      ;   503.2 p5      48 t1
        xor r11d, ecx                      ;   504.2 p1      48 t1
        ror r11d, 5                        ;   505.2 p5      48 t1
        xor r11d, ecx                      ;   506.2 p0      48 t1
        ror r11d, 6                        ;   507.2 p5      48 t1
        add r15d, r11d                     ;   508.2 p1      61 t1
        mov edx, r8d                       ;   506.0 p0      47 v[6] copy
        add r15d, r9d                      ;   509.2 p1      61 t1
        mov r11d, esi                      ;   506.2 p5      52 v[6] copy
        ror edx, 9                         ;   507.0 p0      47 v[6]
        xor edx, r8d                       ;   508.0 p1      47 v[6]
        ror edx, 0xb                       ;   509.0 p5      47 v[6]
        xor edx, r8d                       ;   510.0 p0      47 v[6]
        xor r11d, r8d                      ;   508.2 p1      52 v[6]
        and edi, r11d                      ;   509.2 p5      52 v[6]
        xor edi, esi                       ;   510.2 p0      52 v[6]
        add edi, r15d                      ;   511.2 p1      63 v[6]
        ror edx, 2                         ;   511.0 p5      47 v[6]
        add r13d, r15d                     ;   510.2 p0      62 v[2]
        mov r15d, r9d                      ;   510.2 p1      50 w[11] copy
        add edi, edx                       ;   512.2 p5      63 v[6]
        mov edx, r9d                       ;   511.0 p0      50 w[11] copy
        mov ebx, dword [rsp + 80]          ;   507.0 p2      49 w[10]
        shr r15d, 0xa                      ;   511.2 p5      50 w[11]
        ror edx, 2                         ;   512.0 p0      50 w[11]
        xor edx, r9d                       ;   513.0 p1      50 w[11]
        mov r9d, dword [rsp + 80]          ;   508.2 p2      49 w[10]
        ror r9d, 0xb                       ;   512.2 p5      49 w[10]
        xor ebx, r9d                       ;   513.2 p1      49 w[10]
        ror edx, 0x11                      ;   514.0 p0      50 w[11]
        xor r15d, edx                      ;   515.0 p1      50 w[11]
        mov edx, dword [rsp + 80]          ;   509.5 p2      49 w[10]
        ror ebx, 7                         ;   514.2 p5      49 w[10]
        mov r9d, r13d                      ;   514.0 p0      48 t1 copy
        ror r9d, 0xe                       ;   515.0 p5      48 t1
        xor r9d, r13d                      ;   516.0 p1      48 t1
        ror r9d, 5                         ;   517.0 p0      48 t1
        xor r9d, r13d                      ;   518.0 p1      48 t1
        ror r9d, 6                         ;   519.0 p5      48 t1
        lea ebp, [rbp + r9 - 1035236496]   ;   520.0 p0      61 t1
        shr edx, 3                         ;   516.2 p5      49 w[10]
        xor edx, ebx                       ;   517.2 p1      49 w[10]
        add r12d, edx                      ;   518.2 p0      78 w[10]
        mov edx, r10d                      ;   517.2 p1      51 t1 copy
        xor edx, ecx                       ;   518.2 p5      51 t1
        and edx, r13d                      ;   519.2 p0      51 t1
        xor edx, r10d                      ;   520.2 p1      51 t1
        add ebp, edx                       ;   521.2 p5      61 t1
        mov edx, edi                       ;   519.0 p0      47 v[5] copy
        mov r9d, r8d                       ;   519.2 p1      52 v[5] copy
        xor r9d, edi                       ;   520.2 p5      52 v[5]
        and r11d, r9d                      ;   521.2 p0      52 v[5]
        xor r11d, r8d                      ;   522.2 p1      52 v[5]
        ror edx, 9                         ;   520.2 p5      47 v[5]
        add ebp, r12d                      ;   522.2 p0      61 t1
        add r11d, ebp                      ;   523.2 p1      63 v[5]
        xor edx, edi                       ;   521.2 p5      47 v[5]
        ror edx, 0xb                       ;   522.2 p0      47 v[5]
        xor edx, edi                       ;   523.2 p1      47 v[5]
        ror edx, 2                         ;   524.2 p5      47 v[5]
        add r11d, edx                      ;   525.2 p0      63 v[5]
        mov edx, r12d                      ;   523.2 p1      50 w[12] copy
        add r15d, dword [rsp + 116]        ;   523.2 p5+p2   78 w[11]
        ror edx, 2                         ;   524.2 p0      50 w[12]
        xor edx, r12d                      ;   525.2 p1      50 w[12]
        ror edx, 0x11                      ;   526.2 p5      50 w[12]
        add r14d, ebp                      ;   525.0 p0      62 v[1]
        add r15d, dword [rsp + 80]         ;   525.2 p1+p2   78 w[11]
        mov dword [rsp + 80], r12d         ;   521.5 p3+p4   78 w[10] spill
        mov ebp, r12d                      ;   525.2 p5      50 w[12] copy
        shr ebp, 0xa                       ;   526.2 p0      50 w[12]
        xor ebp, edx                       ;   527.2 p1      50 w[12]
        mov edx, dword [rsp + 120]         ;   522.5 p2      49 w[11]
        shr edx, 3                         ;   526.2 p5      49 w[11]
        mov r12d, dword [rsp + 120]        ;   523.5 p2      49 w[11]
        ror r12d, 0xb                      ;   527.0 p0      49 w[11]
        mov ebx, dword [rsp + 120]         ;   524.5 p2      49 w[11]
        xor ebx, r12d                      ;   528.0 p1      49 w[11]
        ror ebx, 7                         ;   529.0 p5      49 w[11]
        xor edx, ebx                       ;   530.0 p0      49 w[11]
        add r15d, edx                      ;   531.0 p1      78 w[11]
        mov r12d, r14d                     ;   528.2 p5      48 t1 copy
        ror r12d, 0xe                      ;   529.2 p0      48 t1
        xor r12d, r14d                     ;   530.2 p1      48 t1
        ror r12d, 5                        ;   531.2 p5      48 t1
        xor r12d, r14d                     ;   532.2 p0      48 t1
        mov edx, ecx                       ;   530.2 p1      51 t1 copy
        xor edx, r13d                      ;   531.2 p5      51 t1
        ror r12d, 6                        ;   533.2 p0      48 t1
        lea r10d, [r10 + r12 - 949202525]  ;   534.2 p0      61 t1
        mov r12d, edi                      ;   531.2 p1      52 v[4] copy
        and edx, r14d                      ;   532.2 p5      51 t1
        xor edx, ecx                       ;   533.2 p1      51 t1
        xor r12d, r11d                     ;   532.2 p5      52 v[4]
        and r9d, r12d                      ;   533.2 p0      52 v[4]
        xor r9d, edi                       ;   534.2 p1      52 v[4]
        add r10d, edx                      ;   535.2 p5      61 t1
        mov edx, r11d                      ;   534.0 p0      47 v[4] copy
        ror edx, 9                         ;   535.0 p5      47 v[4]
        xor edx, r11d                      ;   536.0 p1      47 v[4]
        add r10d, r15d                     ;   536.2 p0      61 t1
        add r9d, r10d                      ;   537.2 p1      63 v[4]
        ror edx, 0xb                       ;   537.0 p5      47 v[4]
        xor edx, r11d                      ;   538.0 p0      47 v[4]
        ror edx, 2                         ;   539.0 p5      47 v[4]
        add r9d, edx                       ;   540.0 p1      63 v[4]
        mov edx, r15d                      ;   537.0 p0      50 w[13] copy
        ror edx, 2                         ;   538.0 p5      50 w[13]
        xor edx, r15d                      ;   539.0 p1      50 w[13]
        add ebp, dword [rsp + 92]          ;   538.0 p0+p2   78 w[12]
        add ebp, dword [rsp + 120]         ;   539.0 p1+p2   78 w[12]
        mov dword [rsp + 120], r15d        ;   534.2 p3+p4   78 w[11] spill
        mov ebx, dword [rsp + 128]         ;   535.8 p2      49 w[12]
        add esi, r10d                      ;   538.2 p5      62 v[0]
        ror edx, 0x11                      ;   540.0 p0      50 w[13]
        mov r10d, r15d                     ;   539.2 p1      50 w[13] copy
        shr r10d, 0xa                      ;   540.2 p5      50 w[13]
        xor r10d, edx                      ;   541.2 p0      50 w[13]
        mov edx, dword [rsp + 128]         ;   536.8 p2      49 w[12]
        shr edx, 3                         ;   540.2 p5      49 w[12]
        mov r15d, dword [rsp + 128]        ;   537.8 p2      49 w[12]
        ror r15d, 0xb                      ;   541.0 p0      49 w[12]
        xor ebx, r15d                      ;   542.0 p1      49 w[12]
        ror ebx, 7                         ;   543.0 p5      49 w[12]
        xor edx, ebx                       ;   544.0 p1      49 w[12]
        add ebp, edx                       ;   545.0 p0      78 w[12]
        mov edx, r13d                      ;   542.2 p1      51 t1 copy
        xor edx, r14d                      ;   543.2 p5      51 t1
        and edx, esi                       ;   544.2 p0      51 t1
        xor edx, r13d                      ;   545.2 p1      51 t1
        mov ebx, dword [rsp + 96]          ;   539.5 p2      49 w[13]
        mov r15d, esi                      ;   543.2 p5      48 t1 copy
        lea ecx, [rcx + rdx - 778901479]   ;   546.2 p0      61 t1
        mov edx, r9d                       ;   544.2 p1      47 v[3] copy
        ror r15d, 0xe                      ;   544.2 p5      48 t1
        xor r15d, esi                      ;   545.2 p0      48 t1
        ror r15d, 5                        ;   546.2 p5      48 t1
        xor r15d, esi                      ;   547.2 p1      48 t1
        ror r15d, 6                        ;   548.2 p0      48 t1
        add ecx, r15d                      ;   549.2 p1      61 t1
        ror edx, 9                         ;   546.2 p5      47 v[3]
        xor edx, r9d                       ;   547.2 p0      47 v[3]
        ror edx, 0xb                       ;   548.2 p5      47 v[3]
        xor edx, r9d                       ;   549.2 p1      47 v[3]
        ror edx, 2                         ;   550.2 p0      47 v[3]
        mov r15d, r11d                     ;   548.2 p1      52 v[3] copy
        xor r15d, r9d                      ;   549.2 p5      52 v[3]
        and r12d, r15d                     ;   550.2 p0      52 v[3]
        xor r12d, r11d                     ;   551.2 p1      52 v[3]
        add r10d, dword [rsp + 104]        ;   549.2 p5+p2   78 w[13]
        add ecx, ebp                       ;   550.2 p0      61 t1
        add r12d, ecx                      ;   552.2 p1      63 v[3]
        add r12d, edx                      ;   553.2 p5      63 v[3]
        mov edx, ebp                       ;   551.0 p0      50 w[14] copy
        ror edx, 2                         ;   552.0 p5      50 w[14]
        xor edx, ebp                       ;   553.0 p1      50 w[14]
        add r8d, ecx                       ;   552.0 p0      62 v[7]
        mov ecx, ebp                       ;   552.2 p1      50 w[14] copy
        shr ecx, 0xa                       ;   553.2 p5      50 w[14]
        add r10d, dword [rsp + 128]        ;   553.0 p0+p2   78 w[13]
        mov dword [rsp + 128], ebp         ;   549.5 p3+p4   78 w[12] spill
        ror edx, 0x11                      ;   554.0 p5      50 w[14]
        mov ebp, dword [rsp + 96]          ;   550.2 p2      49 w[13]
        ror ebp, 0xb                       ;   554.0 p0      49 w[13]
        xor ebx, ebp                       ;   555.0 p1      49 w[13]
        ror ebx, 7                         ;   556.0 p5      49 w[13]
        xor ecx, edx                       ;   555.0 p1      50 w[14]
        mov edx, dword [rsp + 96]          ;   551.2 p2      49 w[13]
        shr edx, 3                         ;   555.0 p0      49 w[13]
        xor edx, ebx                       ;   557.0 p1      49 w[13]
        mov ebp, r8d                       ;   555.2 p5      48 t1 copy
        add r10d, edx                      ;   558.0 p0      78 w[13]
        mov edx, r14d                      ;   556.2 p1      51 t1 copy
        ror ebp, 0xe                       ;   556.2 p5      48 t1
        xor ebp, r8d                       ;   557.2 p0      48 t1
        ror ebp, 5                         ;   558.2 p5      48 t1
        xor edx, esi                       ;   557.2 p1      51 t1
        and edx, r8d                       ;   558.2 p0      51 t1
        xor ebp, r8d                       ;   559.2 p1      48 t1
        ror ebp, 6                         ;   560.2 p5      48 t1
        lea r13d, [r13 + rbp - 694614492]  ;   561.2 p0      61 t1
        mov ebp, r9d                       ;   559.2 p1      52 v[2] copy
        xor edx, r14d                      ;   559.2 p5      51 t1
        add r13d, edx                      ;   562.2 p0      61 t1
        mov edx, r12d                      ;   560.2 p1      47 v[2] copy
        ror edx, 9                         ;   561.2 p5      47 v[2]
        xor edx, r12d                      ;   562.2 p0      47 v[2]
        ror edx, 0xb                       ;   563.2 p5      47 v[2]
        xor edx, r12d                      ;   564.2 p1      47 v[2]
        xor ebp, r12d                      ;   562.0 p0      52 v[2]
        and r15d, ebp                      ;   563.0 p1      52 v[2]
        xor r15d, r9d                      ;   564.0 p5      52 v[2]
        mov ebx, dword [rsp + 124]         ;   558.2 p2      49 w[14]
        ror edx, 2                         ;   565.2 p0      47 v[2]
        add r13d, r10d                     ;   563.2 p1      61 t1
        add edi, r13d                      ;   564.2 p5      62 v[6]
        add ecx, eax                       ;   564.0 p0      78 w[14]
        add ecx, dword [rsp + 96]          ;   565.0 p1+p2   78 w[14]
        mov dword [rsp + 96], eax          ;   560.2 p3+p4   78 w[7] spill
        mov eax, dword [rsp + 124]         ;   560.8 p2      49 w[14]
        ror eax, 0xb                       ;   564.2 p5      49 w[14]
        xor ebx, eax                       ;   565.2 p0      49 w[14]
        mov eax, edi                       ;   565.2 p1      48 t1 copy
        ror eax, 0xe                       ;   566.2 p5      48 t1
        xor eax, edi                       ;   567.2 p0      48 t1
        add r15d, r13d                     ;   566.2 p1      63 v[2]
        mov r13d, r10d                     ;   566.2 p5      50 w[15] copy
        add r15d, edx                      ;   567.2 p0      63 v[2]
        shr r13d, 0xa                      ;   567.2 p5      50 w[15]
        ror eax, 5                         ;   568.2 p0      48 t1
        xor eax, edi                       ;   569.2 p1      48 t1
        ror eax, 6                         ;   570.2 p5      48 t1
        lea r14d, [r14 + rax - 200395387]  ;   571.2 p0      61 t1
        mov edx, r10d                      ;   568.2 p1      50 w[15] copy
        ror edx, 2                         ;   569.2 p5      50 w[15]
        xor edx, r10d                      ;   570.2 p1      50 w[15]
        ror edx, 0x11                      ;   571.2 p0      50 w[15]
        xor r13d, edx                      ;   572.2 p1      50 w[15]
        mov edx, dword [rsp + 124]         ;   566.0 p2      49 w[14]
        ror ebx, 7                         ;   570.2 p5      49 w[14]
        shr edx, 3                         ;   571.0 p0      49 w[14]
        mov eax, r12d                      ;   571.2 p1      52 v[1] copy
        xor edx, ebx                       ;   572.0 p5      49 w[14]
        add ecx, edx                       ;   573.0 p0      78 w[14]
        mov edx, esi                       ;   572.2 p1      51 t1 copy
        xor edx, r8d                       ;   573.2 p5      51 t1
        xor eax, r15d                      ;   573.0 p0      52 v[1]
        and ebp, eax                       ;   574.0 p1      52 v[1]
        xor ebp, r12d                      ;   575.0 p5      52 v[1]
        and edx, edi                       ;   574.2 p0      51 t1
        xor edx, esi                       ;   575.2 p1      51 t1
        add r14d, edx                      ;   576.2 p5      61 t1
        add r14d, ecx                      ;   577.2 p0      61 t1
        add ebp, r14d                      ;   578.2 p1      63 v[1]
        mov edx, r15d                      ;   575.2 p5      47 v[1] copy
        ror edx, 9                         ;   576.2 p0      47 v[1]
        add r11d, r14d                     ;   578.2 p1      62 v[5]
        mov r14d, ecx                      ;   576.2 p5      50 w[0] copy
        xor edx, r15d                      ;   577.2 p0      47 v[1]
        ror edx, 0xb                       ;   578.2 p5      47 v[1]
        xor edx, r15d                      ;   579.2 p1      47 v[1]
        ror edx, 2                         ;   580.2 p0      47 v[1]
        add ebp, edx                       ;   581.2 p1      63 v[1]
        mov edx, ecx                       ;   578.2 p5      50 w[0] copy
        shr r14d, 0xa                      ;   579.0 p0      50 w[0]
        ror edx, 2                         ;   579.2 p5      50 w[0]
        xor edx, ecx                       ;   580.2 p1      50 w[0]
        ror edx, 0x11                      ;   581.2 p0      50 w[0]
        xor r14d, edx                      ;   582.2 p1      50 w[0]
        mov edx, dword [rsp + 100]         ;   576.5 p2      49 w[15]
        shr edx, 3                         ;   580.2 p5      49 w[15]
        add r13d, dword [rsp + 108]        ;   581.0 p0+p2   78 w[15]
        add r13d, dword [rsp + 124]        ;   582.0 p1+p2   78 w[15]
        mov dword [rsp + 124], ecx         ;   577.5 p3+p4   78 w[14] spill
        mov ecx, dword [rsp + 100]         ;   579.5 p2      49 w[15]
        ror ecx, 0xb                       ;   582.5 p5      49 w[15]
        mov ebx, dword [rsp + 100]         ;   580.5 p2      49 w[15]
        xor ebx, ecx                       ;   583.5 p0      49 w[15]
        ror ebx, 7                         ;   584.5 p5      49 w[15]
        xor edx, ebx                       ;   585.5 p1      49 w[15]
        mov ecx, r11d                      ;   583.0 p0      48 t1 copy
        ror ecx, 0xe                       ;   584.0 p5      48 t1
        xor ecx, r11d                      ;   585.0 p1      48 t1
        add r13d, edx                      ;   586.5 p0      78 w[15]
        mov edx, r8d                       ;   584.2 p1      51 t1 copy
        ror ecx, 5                         ;   586.0 p5      48 t1
        add r14d, dword [rsp + 112]        ;   585.0 p0+p2   78 w[0]
        xor edx, edi                       ;   585.2 p1      51 t1
        add r14d, dword [rsp + 100]        ;   586.0 p5+p2   78 w[0]
        xor ecx, r11d                      ;   587.0 p0      48 t1
        ror ecx, 6                         ;   588.0 p5      48 t1
        and edx, r11d                      ;   586.2 p1      51 t1
        xor edx, r8d                       ;   587.2 p0      51 t1
        lea esi, [rsi + rdx + 275423344]   ;   588.2 p0      61 t1
        add esi, ecx                       ;   589.2 p1      61 t1
        mov edx, ebp                       ;   587.2 p5      47 v[0] copy
        ror edx, 9                         ;   588.2 p5      47 v[0]
        xor edx, ebp                       ;   589.2 p1      47 v[0]
        ror edx, 0xb                       ;   590.2 p0      47 v[0]
        xor edx, ebp                       ;   591.2 p1      47 v[0]
        ror edx, 2                         ;   592.2 p5      47 v[0]
        mov dword [rsp + 100], r13d        ;   587.5 p3+p4   78 w[15] spill
        add esi, r13d                      ;   590.2 p0      61 t1
        mov ecx, r15d                      ;   590.2 p1      52 v[0] copy
        xor ecx, ebp                       ;   591.2 p5      52 v[0]
        and eax, ecx                       ;   592.2 p0      52 v[0]
        add r9d, esi                       ;   591.2 p1      62 v[4]
        xor eax, r15d                      ;   593.2 p5      52 v[0]
        add eax, esi                       ;   594.2 p0      63 v[0]
        add eax, edx                       ;   595.2 p1      63 v[0]
        mov esi, r13d                      ;   592.2 p5      50 w[1] copy
        mov edx, r13d                      ;   593.0 p0      50 w[1] copy
        ror edx, 2                         ;   594.0 p5      50 w[1]
        xor edx, r13d                      ;   595.0 p1      50 w[1]
        mov r13d, dword [rsp + 132]        ;   589.5 p2      49 w[0]
        ror r13d, 0xb                      ;   594.0 p0      49 w[0]
        mov ebx, dword [rsp + 132]         ;   590.5 p2      49 w[0]
        shr esi, 0xa                       ;   594.2 p5      50 w[1]
        xor ebx, r13d                      ;   595.0 p1      49 w[0]
        mov r13d, r9d                      ;   595.0 p0      48 t1 copy
        ror r13d, 0xe                      ;   596.0 p5      48 t1
        ror edx, 0x11                      ;   596.0 p0      50 w[1]
        ror ebx, 7                         ;   596.2 p5      49 w[0]
        xor esi, edx                       ;   597.0 p1      50 w[1]
        add esi, dword [rsp + 80]          ;   598.0 p1+p2   78 w[1]
        mov edx, dword [rsp + 132]         ;   593.5 p2      49 w[0]
        shr edx, 3                         ;   597.0 p0      49 w[0]
        xor edx, ebx                       ;   598.0 p1      49 w[0]
        xor r13d, r9d                      ;   597.2 p5      48 t1
        add r14d, edx                      ;   599.0 p0      78 w[0]
        ror r13d, 5                        ;   598.2 p5      48 t1
        add esi, dword [rsp + 132]         ;   599.0 p1+p2   78 w[1]
        xor r13d, r9d                      ;   599.2 p0      48 t1
        ror r13d, 6                        ;   600.2 p5      48 t1
        mov edx, edi                       ;   599.2 p1      51 t1 copy
        xor edx, r11d                      ;   600.2 p0      51 t1
        and edx, r9d                       ;   601.2 p1      51 t1
        xor edx, edi                       ;   602.2 p5      51 t1
        lea r8d, [r8 + r13 + 430227734]    ;   601.2 p0      61 t1
        add r8d, edx                       ;   603.2 p1      61 t1
        add r8d, r14d                      ;   604.2 p5      61 t1
        mov ebx, dword [rsp + 84]          ;   597.2 p2      49 w[1]
        mov r13d, ebp                      ;   602.0 p0      52 v[7] copy
        xor r13d, eax                      ;   603.0 p1      52 v[7]
        and ecx, r13d                      ;   604.0 p5      52 v[7]
        mov edx, eax                       ;   603.0 p0      47 v[7] copy
        xor ecx, ebp                       ;   605.0 p1      52 v[7]
        add ecx, r8d                       ;   606.0 p5      63 v[7]
        ror edx, 9                         ;   604.0 p0      47 v[7]
        xor edx, eax                       ;   605.0 p1      47 v[7]
        ror edx, 0xb                       ;   606.0 p5      47 v[7]
        xor edx, eax                       ;   607.0 p0      47 v[7]
        ror edx, 2                         ;   608.0 p5      47 v[7]
        add ecx, edx                       ;   609.0 p1      63 v[7]
        add r12d, r8d                      ;   606.0 p0      62 v[3]
        mov r8d, r14d                      ;   606.2 p1      50 w[2] copy
        shr r8d, 0xa                       ;   607.2 p5      50 w[2]
        mov edx, r14d                      ;   607.0 p0      50 w[2] copy
        ror edx, 2                         ;   608.0 p5      50 w[2]
        mov dword [rsp + 132], r14d        ;   603.5 p3+p4   78 w[0] spill
        xor edx, r14d                      ;   609.0 p1      50 w[2]
        mov r14d, dword [rsp + 84]         ;   604.0 p2      49 w[1]
        ror edx, 0x11                      ;   610.0 p0      50 w[2]
        ror r14d, 0xb                      ;   608.2 p5      49 w[1]
        xor r8d, edx                       ;   611.0 p1      50 w[2]
        mov edx, dword [rsp + 84]          ;   605.0 p2      49 w[1]
        xor ebx, r14d                      ;   609.2 p0      49 w[1]
        ror ebx, 7                         ;   610.2 p5      49 w[1]
        shr edx, 3                         ;   610.0 p0      49 w[1]
        xor edx, ebx                       ;   611.2 p1      49 w[1]
        mov ebx, dword [rsp + 108]         ;   606.5 p2      78 w[8]
        add esi, edx                       ;   612.2 p1      78 w[1]
        mov r14d, r12d                     ;   610.2 p5      48 t1 copy
        ror r14d, 0xe                      ;   611.2 p0      48 t1
        mov edx, r11d                      ;   611.2 p1      51 t1 copy
        xor edx, r9d                       ;   612.2 p5      51 t1
        xor r14d, r12d                     ;   612.2 p0      48 t1
        ror r14d, 5                        ;   613.2 p5      48 t1
        xor r14d, r12d                     ;   614.2 p1      48 t1
        ror r14d, 6                        ;   615.2 p0      48 t1
        lea edi, [rdi + r14 + 506948616]   ;   616.2 p0      61 t1
        and edx, r12d                      ;   613.2 p1      51 t1
        xor edx, r11d                      ;   614.2 p5      51 t1
        add edi, edx                       ;   617.2 p1      61 t1
        mov edx, ecx                       ;   614.2 p5      47 v[6] copy
        mov r14d, eax                      ;   615.0 p0      52 v[6] copy
        add r8d, dword [rsp + 120]         ;   615.2 p1+p2   78 w[2]
        add edi, esi                       ;   618.2 p5      61 t1
        ror edx, 9                         ;   616.0 p0      47 v[6]
        xor r14d, ecx                      ;   616.2 p1      52 v[6]
        and r13d, r14d                     ;   617.2 p5      52 v[6]
        xor r13d, eax                      ;   618.2 p0      52 v[6]
        xor edx, ecx                       ;   617.2 p1      47 v[6]
        ror edx, 0xb                       ;   618.2 p5      47 v[6]
        xor edx, ecx                       ;   619.2 p0      47 v[6]
        ror edx, 2                         ;   620.2 p5      47 v[6]
        add r13d, edi                      ;   619.2 p1      63 v[6]
        add r13d, edx                      ;   621.2 p0      63 v[6]
        mov edx, esi                       ;   619.2 p1      50 w[3] copy
        add ebx, esi                       ;   619.2 p5      78 w[8]
        ror edx, 2                         ;   620.2 p0      50 w[3]
        add r15d, edi                      ;   620.2 p1      62 v[2]
        mov edi, esi                       ;   620.2 p5      50 w[3] copy
        xor esi, edx                       ;   621.2 p0      50 w[3]
        ror esi, 0x11                      ;   622.2 p5      50 w[3]
        shr edi, 0xa                       ;   622.0 p0      50 w[3]
        xor edi, esi                       ;   623.2 p1      50 w[3]
        mov esi, dword [rsp + 88]          ;   618.2 p2      49 w[2]
        shr esi, 3                         ;   622.2 p5      49 w[2]
        add r8d, dword [rsp + 84]          ;   622.2 p1+p2   78 w[2]
        mov dword [rsp + 84], ebx          ;   620.2 p3+p4   78 w[8] spill
        mov ebx, dword [rsp + 88]          ;   620.2 p2      49 w[2]
        mov edx, dword [rsp + 88]          ;   621.2 p2      49 w[2]
        ror ebx, 0xb                       ;   623.2 p0      49 w[2]
        xor edx, ebx                       ;   624.2 p1      49 w[2]
        ror edx, 7                         ;   625.2 p5      49 w[2]
        xor esi, edx                       ;   626.2 p0      49 w[2]
        add r8d, esi                       ;   627.2 p1      78 w[2]
        mov esi, r15d                      ;   624.2 p5      48 t1 copy
        mov ebx, dword [rsp + 112]         ;   622.2 p2      78 w[9]
        ror esi, 0xe                       ;   625.2 p0      48 t1
        xor esi, r15d                      ;   626.2 p1      48 t1
        ror esi, 5                         ;   627.2 p5      48 t1
        mov edx, r9d                       ;   626.0 p0      51 t1 copy
        xor edx, r12d                      ;   627.0 p1      51 t1
        and edx, r15d                      ;   628.0 p5      51 t1
        xor edx, r9d                       ;   629.0 p0      51 t1
        add ebx, r8d                       ;   628.2 p1      78 w[9]
        xor esi, r15d                      ;   628.2 p5      48 t1
        add edi, dword [rsp + 128]         ;   628.0 p0+p2   78 w[3]
        add edi, dword [rsp + 88]          ;   629.0 p1+p2   78 w[3]
        mov dword [rsp + 88], ebx          ;   629.2 p3+p4   78 w[9] spill
        mov ebx, dword [rsp + 116]         ;   625.8 p2      49 w[3]
        ror ebx, 0xb                       ;   628.8 p5      49 w[3]
        ror esi, 6                         ;   629.2 p0      48 t1
        lea r11d, [r11 + rsi + 659060556]  ;   630.2 p0      61 t1
        mov esi, ecx                       ;   629.2 p1      52 v[5] copy
        xor esi, r13d                      ;   630.2 p5      52 v[5]
        add r11d, edx                      ;   631.2 p1      61 t1
        mov edx, r13d                      ;   630.2 p5      47 v[5] copy
        ror edx, 9                         ;   631.2 p0      47 v[5]
        xor edx, r13d                      ;   632.2 p1      47 v[5]
        ror edx, 0xb                       ;   633.2 p5      47 v[5]
        xor edx, r13d                      ;   634.2 p0      47 v[5]
        add r11d, r8d                      ;   632.2 p1      61 t1
        and r14d, esi                      ;   632.2 p5      52 v[5]
        xor r14d, ecx                      ;   633.2 p0      52 v[5]
        add r14d, r11d                     ;   634.2 p1      63 v[5]
        ror edx, 2                         ;   635.2 p5      47 v[5]
        add r14d, edx                      ;   636.2 p0      63 v[5]
        add ebp, r11d                      ;   634.2 p1      62 v[1]
        mov r11d, r8d                      ;   634.2 p5      50 w[4] copy
        shr r11d, 0xa                      ;   635.2 p0      50 w[4]
        mov edx, r8d                       ;   635.2 p1      50 w[4] copy
        ror edx, 2                         ;   636.2 p5      50 w[4]
        xor r8d, edx                       ;   637.2 p0      50 w[4]
        ror r8d, 0x11                      ;   638.2 p5      50 w[4]
        xor r11d, r8d                      ;   639.2 p1      50 w[4]
        mov r8d, dword [rsp + 116]         ;   632.5 p2      49 w[3]
        mov edx, dword [rsp + 116]         ;   633.5 p2      49 w[3]
        xor edx, ebx                       ;   637.0 p0      49 w[3]
        ror edx, 7                         ;   638.0 p5      49 w[3]
        shr r8d, 3                         ;   638.0 p0      49 w[3]
        xor r8d, edx                       ;   639.0 p1      49 w[3]
        mov edx, r12d                      ;   638.2 p1      51 t1 copy
        xor edx, r15d                      ;   639.2 p5      51 t1
        and edx, ebp                       ;   640.2 p0      51 t1
        add edi, r8d                       ;   640.0 p1      78 w[3]
        mov r8d, ebp                       ;   639.2 p5      48 t1 copy
        ror r8d, 0xe                       ;   640.2 p0      48 t1
        xor r8d, ebp                       ;   641.2 p1      48 t1
        ror r8d, 5                         ;   642.2 p5      48 t1
        xor r8d, ebp                       ;   643.2 p0      48 t1
        ror r8d, 6                         ;   644.2 p5      48 t1
        lea r9d, [r9 + r8 + 883997877]     ;   645.2 p0      61 t1
        xor edx, r12d                      ;   641.2 p1      51 t1
        add r9d, edx                       ;   646.2 p1      61 t1
        add r9d, edi                       ;   647.2 p5      61 t1
        add eax, r9d                       ;   648.2 p0      62 v[0]
        mov edx, r14d                      ;   643.2 p1      47 v[4] copy
        ror edx, 9                         ;   644.2 p5      47 v[4]
        xor edx, r14d                      ;   645.2 p0      47 v[4]
        ror edx, 0xb                       ;   646.2 p5      47 v[4]
        xor edx, r14d                      ;   647.2 p1      47 v[4]
        mov r8d, r13d                      ;   645.0 p0      52 v[4] copy
        xor r8d, r14d                      ;   646.0 p1      52 v[4]
        and esi, r8d                       ;   647.0 p5      52 v[4]
        ror edx, 2                         ;   648.2 p0      47 v[4]
        xor esi, r13d                      ;   648.0 p1      52 v[4]
        add r11d, r10d                     ;   646.2 p5      78 w[4]
        add r11d, dword [rsp + 116]        ;   647.2 p0+p2   78 w[4]
        mov dword [rsp + 116], r10d        ;   644.2 p3+p4   78 w[13] spill
        mov r10d, dword [rsp + 92]         ;   644.5 p2      49 w[4]
        ror r10d, 0xb                      ;   647.5 p5      49 w[4]
        add esi, r9d                       ;   649.0 p1      63 v[4]
        add esi, edx                       ;   650.0 p0      63 v[4]
        mov r9d, edi                       ;   648.2 p1      50 w[5] copy
        mov edx, edi                       ;   648.2 p5      50 w[5] copy
        ror edx, 2                         ;   649.2 p0      50 w[5]
        shr r9d, 0xa                       ;   649.2 p5      50 w[5]
        mov ebx, dword [rsp + 80]          ;   646.5 p2      78 w[10]
        add ebx, edi                       ;   649.5 p1      78 w[10]
        xor edi, edx                       ;   650.2 p0      50 w[5]
        mov edx, dword [rsp + 92]          ;   647.5 p2      49 w[4]
        xor edx, r10d                      ;   650.5 p1      49 w[4]
        ror edx, 7                         ;   651.5 p5      49 w[4]
        ror edi, 0x11                      ;   651.2 p0      50 w[5]
        xor r9d, edi                       ;   652.2 p1      50 w[5]
        mov edi, dword [rsp + 92]          ;   648.5 p2      49 w[4]
        shr edi, 3                         ;   651.5 p5      49 w[4]
        xor edi, edx                       ;   652.5 p0      49 w[4]
        mov edx, dword [rsp + 120]         ;   649.5 p2      78 w[11]
        add r11d, edi                      ;   653.5 p1      78 w[4]
        mov edi, eax                       ;   652.2 p5      48 t1 copy
        ror edi, 0xe                       ;   653.2 p0      48 t1
        xor edi, eax                       ;   654.2 p1      48 t1
        add r9d, dword [rsp + 124]         ;   653.2 p5+p2   78 w[5]
        mov r10d, r15d                     ;   654.0 p0      51 t1 copy
        xor r10d, ebp                      ;   655.0 p1      51 t1
        and r10d, eax                      ;   656.0 p5      51 t1
        ror edi, 5                         ;   655.2 p0      48 t1
        xor edi, eax                       ;   656.2 p1      48 t1
        ror edi, 6                         ;   657.2 p5      48 t1
        xor r10d, r15d                     ;   657.0 p0      51 t1
        lea r12d, [r12 + rdi + 958139571]  ;   658.2 p0      61 t1
        mov edi, r14d                      ;   656.2 p1      52 v[3] copy
        xor edi, esi                       ;   657.2 p5      52 v[3]
        and r8d, edi                       ;   658.2 p1      52 v[3]
        add r12d, r10d                     ;   659.2 p5      61 t1
        xor r8d, r14d                      ;   659.2 p0      52 v[3]
        add r12d, r11d                     ;   660.2 p1      61 t1
        mov r10d, esi                      ;   658.2 p5      47 v[3] copy
        add ecx, r12d                      ;   661.2 p0      62 v[7]
        add r9d, dword [rsp + 92]          ;   659.2 p1+p2   78 w[5]
        ror r10d, 9                        ;   659.2 p5      47 v[3]
        xor r10d, esi                      ;   660.2 p0      47 v[3]
        add edx, r11d                      ;   660.2 p1      78 w[11]
        mov dword [rsp + 92], edx          ;   661.2 p3+p4   78 w[11] spill
        mov edx, dword [rsp + 104]         ;   656.5 p2      49 w[5]
        ror edx, 0xb                       ;   660.2 p5      49 w[5]
        add r8d, r12d                      ;   661.2 p0      63 v[3]
        mov r12d, r11d                     ;   661.2 p1      50 w[6] copy
        ror r12d, 2                        ;   662.2 p5      50 w[6]
        ror r10d, 0xb                      ;   662.0 p0      47 v[3]
        xor r10d, esi                      ;   663.0 p1      47 v[3]
        ror r10d, 2                        ;   664.0 p5      47 v[3]
        add r8d, r10d                      ;   665.0 p0      63 v[3]
        mov r10d, r11d                     ;   663.2 p1      50 w[6] copy
        xor r11d, r12d                     ;   663.2 p5      50 w[6]
        ror r11d, 0x11                     ;   664.2 p0      50 w[6]
        mov r12d, dword [rsp + 104]        ;   660.2 p2      49 w[5]
        shr r10d, 0xa                      ;   664.2 p5      50 w[6]
        xor r10d, r11d                     ;   665.2 p1      50 w[6]
        mov r11d, dword [rsp + 104]        ;   661.2 p2      49 w[5]
        shr r11d, 3                        ;   665.0 p0      49 w[5]
        xor r12d, edx                      ;   665.2 p1      49 w[5]
        ror r12d, 7                        ;   666.2 p5      49 w[5]
        xor r11d, r12d                     ;   667.2 p0      49 w[5]
        mov r12d, ebp                      ;   666.2 p1      51 t1 copy
        add r9d, r11d                      ;   668.2 p5      78 w[5]
        mov r11d, ecx                      ;   667.0 p0      48 t1 copy
        ror r11d, 0xe                      ;   668.0 p5      48 t1
        xor r11d, ecx                      ;   669.0 p1      48 t1
        xor r12d, eax                      ;   668.0 p0      51 t1
        and r12d, ecx                      ;   669.0 p1      51 t1
        xor r12d, ebp                      ;   670.0 p5      51 t1
        ror r11d, 5                        ;   670.0 p0      48 t1
        xor r11d, ecx                      ;   671.0 p1      48 t1
        ror r11d, 6                        ;   672.0 p5      48 t1
        lea r15d, [r15 + r11 + 1322822218] ;   673.0 p0      61 t1
        add r15d, r12d                     ;   674.0 p1      61 t1
        mov r12d, r8d                      ;   670.2 p5      47 v[2] copy
        mov edx, dword [rsp + 128]         ;   666.2 p2      78 w[12]
        add edx, r9d                       ;   671.0 p0      78 w[12]
        add r10d, dword [rsp + 100]        ;   671.2 p1+p2   78 w[6]
        add r10d, dword [rsp + 104]        ;   672.2 p5+p2   78 w[6]
        mov dword [rsp + 104], edx         ;   672.0 p3+p4   78 w[12] spill
        ror r12d, 9                        ;   672.0 p0      47 v[2]
        mov edx, dword [rsp + 96]          ;   669.2 p2      49 w[6]
        ror edx, 0xb                       ;   672.2 p5      49 w[6]
        xor r12d, r8d                      ;   673.0 p1      47 v[2]
        ror r12d, 0xb                      ;   674.0 p0      47 v[2]
        xor r12d, r8d                      ;   675.0 p1      47 v[2]
        ror r12d, 2                        ;   676.0 p5      47 v[2]
        mov r11d, esi                      ;   674.0 p0      52 v[2] copy
        add r15d, r9d                      ;   675.0 p1      61 t1
        xor r11d, r8d                      ;   675.0 p5      52 v[2]
        and edi, r11d                      ;   676.0 p0      52 v[2]
        xor edi, esi                       ;   677.0 p1      52 v[2]
        add edi, r15d                      ;   678.0 p5      63 v[2]
        add r13d, r15d                     ;   676.0 p0      62 v[6]
        mov r15d, r9d                      ;   676.2 p1      50 w[7] copy
        ror r15d, 2                        ;   677.2 p5      50 w[7]
        add edi, r12d                      ;   679.0 p0      63 v[2]
        mov r12d, r9d                      ;   677.2 p1      50 w[7] copy
        xor r9d, r15d                      ;   678.2 p5      50 w[7]
        ror r9d, 0x11                      ;   679.2 p0      50 w[7]
        mov r15d, dword [rsp + 96]         ;   674.2 p2      49 w[6]
        xor r15d, edx                      ;   678.2 p1      49 w[6]
        mov edx, dword [rsp + 116]         ;   675.2 p2      78 w[13]
        ror r15d, 7                        ;   679.2 p5      49 w[6]
        shr r12d, 0xa                      ;   679.0 p0      50 w[7]
        xor r12d, r9d                      ;   680.2 p1      50 w[7]
        mov r9d, dword [rsp + 96]          ;   676.2 p2      49 w[6]
        shr r9d, 3                         ;   679.2 p5      49 w[6]
        xor r9d, r15d                      ;   680.2 p0      49 w[6]
        add r10d, r9d                      ;   681.2 p1      78 w[6]
        mov r9d, r13d                      ;   680.2 p5      48 t1 copy
        ror r9d, 0xe                       ;   681.2 p0      48 t1
        xor r9d, r13d                      ;   682.2 p1      48 t1
        ror r9d, 5                         ;   683.2 p5      48 t1
        mov r15d, eax                      ;   682.0 p0      51 t1 copy
        xor r15d, ecx                      ;   683.0 p1      51 t1
        and r15d, r13d                     ;   684.0 p5      51 t1
        xor r15d, eax                      ;   685.0 p0      51 t1
        xor r9d, r13d                      ;   684.2 p1      48 t1
        ror r9d, 6                         ;   685.2 p5      48 t1
        lea ebp, [rbp + r9 + 1537002063]   ;   686.2 p0      61 t1
        mov r9d, r8d                       ;   684.2 p1      52 v[1] copy
        add ebp, r15d                      ;   687.2 p5      61 t1
        add ebp, r10d                      ;   688.2 p0      61 t1
        add r14d, ebp                      ;   689.2 p1      62 v[5]
        mov r15d, edi                      ;   685.2 p5      47 v[1] copy
        ror r15d, 9                        ;   686.2 p0      47 v[1]
        xor r15d, edi                      ;   687.2 p1      47 v[1]
        ror r15d, 0xb                      ;   688.2 p5      47 v[1]
        xor r15d, edi                      ;   689.2 p0      47 v[1]
        ror r15d, 2                        ;   690.2 p5      47 v[1]
        xor r9d, edi                       ;   687.2 p1      52 v[1]
        and r11d, r9d                      ;   688.2 p0      52 v[1]
        xor r11d, r8d                      ;   689.2 p1      52 v[1]
        add r11d, ebp                      ;   690.2 p5      63 v[1]
        add r11d, r15d                     ;   691.2 p0      63 v[1]
        mov r15d, r10d                     ;   689.2 p1      50 w[8] copy
        mov ebp, r10d                      ;   689.2 p5      50 w[8] copy
        add edx, r10d                      ;   690.0 p0      78 w[13]
        ror r15d, 2                        ;   690.2 p5      50 w[8]
        xor r10d, r15d                     ;   691.2 p1      50 w[8]
        shr ebp, 0xa                       ;   691.0 p0      50 w[8]
        ror r10d, 0x11                     ;   692.2 p5      50 w[8]
        add r12d, dword [rsp + 132]        ;   691.2 p1+p2   78 w[7]
        add r12d, dword [rsp + 96]         ;   692.2 p0+p2   78 w[7]
        mov r15d, dword [rsp + 108]        ;   690.2 p2      49 w[7]
        xor ebp, r10d                      ;   693.2 p1      50 w[8]
        mov r10d, dword [rsp + 108]        ;   691.2 p2      49 w[7]
        shr r10d, 3                        ;   694.2 p5      49 w[7]
        mov dword [rsp + 96], edx          ;   691.0 p3+p4   78 w[13] spill
        mov edx, dword [rsp + 108]         ;   692.2 p2      49 w[7]
        ror edx, 0xb                       ;   695.2 p0      49 w[7]
        xor r15d, edx                      ;   696.2 p1      49 w[7]
        ror r15d, 7                        ;   697.2 p5      49 w[7]
        xor r10d, r15d                     ;   698.2 p0      49 w[7]
        add r12d, r10d                     ;   699.2 p1      78 w[7]
        mov r10d, r14d                     ;   694.2 p5      48 t1 copy
        ror r10d, 0xe                      ;   695.2 p0      48 t1
        xor r10d, r14d                     ;   696.2 p1      48 t1
        ror r10d, 5                        ;   697.2 p5      48 t1
        xor r10d, r14d                     ;   698.2 p0      48 t1
        ror r10d, 6                        ;   699.2 p5      48 t1
        lea eax, [rax + r10 + 1747873779]  ;   700.2 p0      61 t1
        mov r15d, ecx                      ;   696.2 p1      51 t1 copy
        xor r15d, r13d                     ;   697.2 p1      51 t1
        and r15d, r14d                     ;   698.2 p5      51 t1
        xor r15d, ecx                      ;   699.2 p0      51 t1
        add eax, r15d                      ;   701.2 p1      61 t1
        mov r15d, r11d                     ;   698.2 p5      47 v[0] copy
        mov r10d, edi                      ;   699.0 p0      52 v[0] copy
        ror r15d, 9                        ;   699.2 p5      47 v[0]
        xor r15d, r11d                     ;   700.2 p1      47 v[0]
        ror r15d, 0xb                      ;   701.2 p0      47 v[0]
        xor r15d, r11d                     ;   702.2 p1      47 v[0]
        ror r15d, 2                        ;   703.2 p5      47 v[0]
        mov edx, dword [rsp + 124]         ;   697.8 p2      61 t1
        lea edx, [rdx + r12 - 1090935817]  ;   701.0 p0      61 t1
        mov dword [rsp + 108], edx         ;   702.0 p3+p4   61 t1 spill
        mov edx, dword [rsp + 84]          ;   698.8 p2      78 w[8] reload
        add edx, ebp                       ;   701.8 p1      78 w[8]
        mov ebp, dword [rsp + 112]         ;   699.8 p2      49 w[8]
        ror ebp, 0xb                       ;   702.8 p5      49 w[8]
        xor r10d, r11d                     ;   702.0 p0      52 v[0]
        and r9d, r10d                      ;   703.0 p1      52 v[0]
        xor r9d, edi                       ;   704.0 p5      52 v[0]
        add eax, r12d                      ;   703.0 p0      61 t1
        add esi, eax                       ;   704.0 p1      62 v[4]
        add r9d, eax                       ;   705.0 p5      63 v[0]
        add r9d, r15d                      ;   706.0 p0      63 v[0]
        mov eax, r12d                      ;   704.2 p1      50 w[9] copy
        ror eax, 2                         ;   705.2 p5      50 w[9]
        mov r15d, r12d                     ;   705.0 p0      50 w[9] copy
        xor r12d, eax                      ;   706.2 p1      50 w[9]
        mov eax, dword [rsp + 112]         ;   702.2 p2      49 w[8]
        xor eax, ebp                       ;   705.2 p5      49 w[8]
        ror eax, 7                         ;   706.2 p0      49 w[8]
        shr r15d, 0xa                      ;   706.2 p5      50 w[9]
        mov ebp, esi                       ;   706.2 p1      48 t1 copy
        ror ebp, 0xe                       ;   707.2 p0      48 t1
        xor ebp, esi                       ;   708.2 p1      48 t1
        ror r12d, 0x11                     ;   707.2 p5      50 w[9]
        xor r15d, r12d                     ;   708.2 p0      50 w[9]
        mov r12d, dword [rsp + 112]        ;   704.5 p2      49 w[8]
        shr r12d, 3                        ;   708.2 p5      49 w[8]
        xor r12d, eax                      ;   709.2 p1      49 w[8]
        add edx, r12d                      ;   710.2 p0      78 w[8]
        mov r12d, r13d                     ;   709.2 p1      51 t1 copy
        xor r12d, r14d                     ;   710.2 p5      51 t1
        and r12d, esi                      ;   711.2 p0      51 t1
        xor r12d, r13d                     ;   712.2 p1      51 t1
        lea ecx, [rcx + r12 + 1955562222]  ;   713.2 p0      61 t1
        ror ebp, 5                         ;   710.2 p5      48 t1
        xor ebp, esi                       ;   711.2 p1      48 t1
        ror ebp, 6                         ;   712.2 p5      48 t1
        add ecx, ebp                       ;   714.2 p0      61 t1
        mov ebp, r11d                      ;   712.2 p1      52 v[7] copy
        xor ebp, r9d                       ;   713.2 p5      52 v[7]
        and r10d, ebp                      ;   714.2 p0      52 v[7]
        add ecx, edx                       ;   715.2 p1      61 t1
        xor r10d, r11d                     ;   715.2 p5      52 v[7]
        add r10d, ecx                      ;   716.2 p0      63 v[7]
        mov r12d, r9d                      ;   714.2 p1      47 v[7] copy
        ror r12d, 9                        ;   715.2 p5      47 v[7]
        xor r12d, r9d                      ;   716.2 p0      47 v[7]
        ror r12d, 0xb                      ;   717.2 p5      47 v[7]
        xor r12d, r9d                      ;   718.2 p1      47 v[7]
        ror r12d, 2                        ;   719.2 p0      47 v[7]
        add r10d, r12d                     ;   720.2 p1      63 v[7]
        add r8d, ecx                       ;   716.2 p5      62 v[3]
        mov ecx, dword [rsp + 100]         ;   712.8 p2      61 t1
        lea ecx, [rcx + rdx - 965641998]   ;   717.0 p0      61 t1
        mov dword [rsp + 112], ecx         ;   718.0 p3+p4   61 t1 spill
        mov ecx, dword [rsp + 88]          ;   713.8 p2      78 w[9] reload
        add ecx, r15d                      ;   717.2 p1      78 w[9]
        mov r15d, dword [rsp + 80]         ;   714.8 p2      49 w[9]
        mov eax, edx                       ;   717.2 p5      50 w[10] copy
        ror r15d, 0xb                      ;   718.0 p0      49 w[9]
        ror eax, 2                         ;   718.2 p5      50 w[10]
        mov r12d, edx                      ;   718.2 p1      50 w[10] copy
        xor edx, eax                       ;   719.2 p0      50 w[10]
        shr r12d, 0xa                      ;   719.2 p5      50 w[10]
        ror edx, 0x11                      ;   720.2 p0      50 w[10]
        xor r12d, edx                      ;   721.2 p1      50 w[10]
        mov edx, dword [rsp + 80]          ;   716.8 p2      49 w[9]
        xor edx, r15d                      ;   720.2 p1      49 w[9]
        ror edx, 7                         ;   721.2 p5      49 w[9]
        mov eax, dword [rsp + 80]          ;   717.8 p2      49 w[9]
        shr eax, 3                         ;   721.0 p0      49 w[9]
        xor eax, edx                       ;   722.2 p1      49 w[9]
        add ecx, eax                       ;   723.2 p5      78 w[9]
        mov r15d, r8d                      ;   722.0 p0      48 t1 copy
        ror r15d, 0xe                      ;   723.0 p5      48 t1
        xor r15d, r8d                      ;   724.0 p1      48 t1
        ror r15d, 5                        ;   725.0 p0      48 t1
        xor r15d, r8d                      ;   726.0 p1      48 t1
        ror r15d, 6                        ;   727.0 p5      48 t1
        lea r13d, [r13 + r15 + 2024104815] ;   728.0 p0      61 t1
        mov eax, r14d                      ;   724.2 p1      51 t1 copy
        xor eax, esi                       ;   725.2 p5      51 t1
        and eax, r8d                       ;   726.2 p0      51 t1
        xor eax, r14d                      ;   727.2 p1      51 t1
        add r13d, eax                      ;   729.0 p5      61 t1
        add r13d, ecx                      ;   730.0 p0      61 t1
        mov eax, r10d                      ;   726.2 p1      47 v[6] copy
        ror eax, 9                         ;   727.2 p5      47 v[6]
        xor eax, r10d                      ;   728.2 p0      47 v[6]
        ror eax, 0xb                       ;   729.2 p5      47 v[6]
        add edi, r13d                      ;   731.0 p1      62 v[2]
        mov r15d, r9d                      ;   728.0 p0      52 v[6] copy
        xor r15d, r10d                     ;   729.0 p1      52 v[6]
        and ebp, r15d                      ;   730.0 p5      52 v[6]
        xor eax, r10d                      ;   730.2 p0      47 v[6]
        ror eax, 2                         ;   731.2 p5      47 v[6]
        xor ebp, r9d                       ;   731.0 p1      52 v[6]
        add ebp, r13d                      ;   732.0 p0      63 v[6]
        mov r13d, ecx                      ;   730.2 p1      50 w[11] copy
        add ebp, eax                       ;   733.0 p5      63 v[6]
        mov eax, ecx                       ;   731.0 p0      50 w[11] copy
        ror eax, 2                         ;   732.0 p5      50 w[11]
        xor ecx, eax                       ;   733.0 p1      50 w[11]
        mov eax, dword [rsp + 120]         ;   728.5 p2      49 w[10]
        shr eax, 3                         ;   732.0 p0      49 w[10]
        ror ecx, 0x11                      ;   734.0 p5      50 w[11]
        shr r13d, 0xa                      ;   733.0 p0      50 w[11]
        xor r13d, ecx                      ;   735.0 p1      50 w[11]
        mov ecx, dword [rsp + 120]         ;   730.0 p2      49 w[10]
        ror ecx, 0xb                       ;   733.2 p5      49 w[10]
        xor ecx, dword [rsp + 120]         ;   734.2 p1+p2   49 w[10]
        ror ecx, 7                         ;   735.2 p0      49 w[10]
        xor eax, ecx                       ;   736.2 p1      49 w[10]
        add ebx, r12d                      ;   734.2 p5      78 w[10]
        add ebx, eax                       ;   737.2 p0      78 w[10]
        mov eax, esi                       ;   735.2 p1      51 t1 copy
        xor eax, r8d                       ;   736.2 p5      51 t1
        and eax, edi                       ;   737.2 p0      51 t1
        mov ecx, dword [rsp + 128]         ;   732.5 p2      49 w[11]
        mov r12d, edi                      ;   736.2 p1      48 t1 copy
        ror r12d, 0xe                      ;   737.2 p5      48 t1
        xor r12d, edi                      ;   738.2 p0      48 t1
        xor eax, esi                       ;   738.2 p1      51 t1
        ror r12d, 5                        ;   739.2 p5      48 t1
        xor r12d, edi                      ;   740.2 p0      48 t1
        ror r12d, 6                        ;   741.2 p5      48 t1
        lea r14d, [r14 + rax - 2067236844] ;   739.2 p0      61 t1
        add r14d, ebx                      ;   740.2 p1      61 t1
        add r14d, r12d                     ;   742.2 p1      61 t1
        mov r12d, r10d                     ;   739.2 p5      52 v[5] copy
        xor r12d, ebp                      ;   740.2 p0      52 v[5]
        and r15d, r12d                     ;   741.2 p1      52 v[5]
        xor r15d, r10d                     ;   742.2 p5      52 v[5]
        add r11d, r14d                     ;   743.2 p0      62 v[1]
        add r15d, r14d                     ;   743.2 p1      63 v[5]
        mov r14d, ebx                      ;   741.2 p5      50 w[12] copy
        shr r14d, 0xa                      ;   742.2 p0      50 w[12]
        mov eax, ebp                       ;   742.2 p1      47 v[5] copy
        ror eax, 9                         ;   743.2 p5      47 v[5]
        xor eax, ebp                       ;   744.2 p0      47 v[5]
        ror eax, 0xb                       ;   745.2 p5      47 v[5]
        xor eax, ebp                       ;   746.2 p1      47 v[5]
        ror eax, 2                         ;   747.2 p0      47 v[5]
        add r15d, eax                      ;   748.2 p1      63 v[5]
        mov eax, ebx                       ;   744.2 p5      50 w[12] copy
        ror eax, 2                         ;   745.2 p0      50 w[12]
        xor ebx, eax                       ;   746.2 p1      50 w[12]
        ror ebx, 0x11                      ;   747.2 p5      50 w[12]
        xor r14d, ebx                      ;   748.2 p0      50 w[12]
        mov eax, dword [rsp + 128]         ;   742.5 p2      49 w[11]
        shr eax, 3                         ;   746.2 p5      49 w[11]
        ror ecx, 0xb                       ;   747.0 p0      49 w[11]
        xor ecx, dword [rsp + 128]         ;   748.0 p1+p2   49 w[11]
        ror ecx, 7                         ;   749.0 p5      49 w[11]
        xor eax, ecx                       ;   750.0 p1      49 w[11]
        mov ecx, dword [rsp + 92]          ;   744.5 p2      78 w[11] reload
        add ecx, r13d                      ;   748.0 p0      78 w[11]
        mov r13d, r11d                     ;   748.2 p1      48 t1 copy
        ror r13d, 0xe                      ;   749.2 p5      48 t1
        xor r13d, r11d                     ;   750.2 p0      48 t1
        ror r13d, 5                        ;   751.2 p5      48 t1
        xor r13d, r11d                     ;   752.2 p1      48 t1
        add ecx, eax                       ;   751.0 p0      78 w[11]
        ror r13d, 6                        ;   753.2 p5      48 t1
        lea esi, [rsi + r13 - 1933114872]  ;   754.2 p0      61 t1
        mov eax, r8d                       ;   750.2 p1      51 t1 copy
        xor eax, edi                       ;   751.2 p1      51 t1
        and eax, r11d                      ;   752.2 p5      51 t1
        xor eax, r8d                       ;   753.2 p0      51 t1
        add esi, eax                       ;   755.2 p1      61 t1
        mov eax, r15d                      ;   752.2 p5      47 v[4] copy
        ror eax, 9                         ;   753.2 p0      47 v[4]
        xor eax, r15d                      ;   754.2 p1      47 v[4]
        ror eax, 0xb                       ;   755.2 p5      47 v[4]
        xor eax, r15d                      ;   756.2 p0      47 v[4]
        ror eax, 2                         ;   757.2 p5      47 v[4]
        add esi, ecx                       ;   756.2 p1      61 t1
        mov r13d, ebp                      ;   755.0 p0      52 v[4] copy
        xor r13d, r15d                     ;   756.0 p1      52 v[4]
        add r9d, esi                       ;   757.2 p5      62 v[0]
        and r12d, r13d                     ;   757.0 p0      52 v[4]
        xor r12d, ebp                      ;   758.0 p1      52 v[4]
        add r12d, esi                      ;   759.0 p5      63 v[4]
        add r12d, eax                      ;   760.0 p0      63 v[4]
        mov eax, ecx                       ;   757.2 p1      50 w[13] copy
        ror eax, 2                         ;   758.2 p5      50 w[13]
        mov esi, ecx                       ;   758.0 p0      50 w[13] copy
        shr esi, 0xa                       ;   759.0 p5      50 w[13]
        xor ecx, eax                       ;   759.2 p1      50 w[13]
        ror ecx, 0x11                      ;   760.2 p0      50 w[13]
        xor esi, ecx                       ;   761.2 p1      50 w[13]
        mov eax, dword [rsp + 116]         ;   756.0 p2      49 w[12]
        mov ecx, dword [rsp + 116]         ;   757.0 p2      49 w[12]
        ror ecx, 0xb                       ;   760.0 p5      49 w[12]
        xor ecx, dword [rsp + 116]         ;   761.0 p0+p2   49 w[12]
        ror ecx, 7                         ;   762.0 p5      49 w[12]
        shr eax, 3                         ;   761.0 p0      49 w[12]
        xor eax, ecx                       ;   763.0 p1      49 w[12]
        mov ecx, dword [rsp + 104]         ;   759.0 p2      78 w[12] reload
        add ecx, r14d                      ;   762.0 p1      78 w[12]
        add ecx, eax                       ;   764.0 p5      78 w[12]
        mov eax, edi                       ;   762.0 p0      51 t1 copy
        mov r14d, r9d                      ;   762.2 p1      48 t1 copy
        ror r14d, 0xe                      ;   763.2 p5      48 t1
        xor r14d, r9d                      ;   764.2 p0      48 t1
        ror r14d, 5                        ;   765.2 p5      48 t1
        xor eax, r11d                      ;   763.2 p1      51 t1
        and eax, r9d                       ;   764.2 p0      51 t1
        xor r14d, r9d                      ;   766.2 p1      48 t1
        ror r14d, 6                        ;   767.2 p5      48 t1
        xor eax, edi                       ;   765.2 p0      51 t1
        lea r8d, [r8 + r14 - 1866530822]   ;   768.2 p0      61 t1
        add r8d, ecx                       ;   769.2 p1      61 t1
        add r8d, eax                       ;   770.2 p5      61 t1
        mov r14d, r15d                     ;   766.2 p1      52 v[3] copy
        mov eax, r12d                      ;   766.2 p5      47 v[3] copy
        xor r14d, r12d                     ;   767.2 p0      52 v[3]
        ror eax, 9                         ;   767.2 p5      47 v[3]
        xor eax, r12d                      ;   768.2 p1      47 v[3]
        ror eax, 0xb                       ;   769.2 p0      47 v[3]
        xor eax, r12d                      ;   770.2 p1      47 v[3]
        ror eax, 2                         ;   771.2 p5      47 v[3]
        and r13d, r14d                     ;   769.0 p0      52 v[3]
        xor r13d, r15d                     ;   770.0 p1      52 v[3]
        add r10d, r8d                      ;   771.2 p5      62 v[7]
        add r13d, r8d                      ;   771.2 p0      63 v[3]
        mov r8d, dword [rsp + 124]         ;   766.5 p2      49 w[13]
        shr r8d, 3                         ;   770.2 p5      49 w[13]
        add r13d, eax                      ;   772.2 p1      63 v[3]
        mov eax, dword [rsp + 124]         ;   767.5 p2      49 w[13]
        ror eax, 0xb                       ;   771.0 p0      49 w[13]
        xor eax, dword [rsp + 124]         ;   772.0 p1+p2   49 w[13]
        ror eax, 7                         ;   773.0 p5      49 w[13]
        xor r8d, eax                       ;   774.0 p0      49 w[13]
        mov eax, dword [rsp + 96]          ;   769.5 p2      78 w[13] reload
        add eax, esi                       ;   772.5 p1      78 w[13]
        mov esi, r10d                      ;   772.2 p5      48 t1 copy
        add eax, r8d                       ;   775.0 p0      78 w[13]
        mov r8d, r11d                      ;   773.2 p1      51 t1 copy
        ror esi, 0xe                       ;   773.2 p5      48 t1
        xor esi, r10d                      ;   774.2 p0      48 t1
        ror esi, 5                         ;   775.2 p5      48 t1
        xor esi, r10d                      ;   776.2 p1      48 t1
        xor r8d, r9d                       ;   775.0 p0      51 t1
        and r8d, r10d                      ;   776.0 p1      51 t1
        xor r8d, r11d                      ;   777.0 p5      51 t1
        ror esi, 6                         ;   777.2 p0      48 t1
        lea edi, [rdi + rsi - 1538233109]  ;   778.2 p0      61 t1
        mov esi, r12d                      ;   776.2 p1      52 v[2] copy
        add edi, eax                       ;   779.2 p5      61 t1
        add edi, r8d                       ;   780.2 p1      61 t1
        xor esi, r13d                      ;   777.2 p5      52 v[2]
        mov r8d, dword [rsp + 68]          ;   773.2 p2      82 h
        add r8d, r12d                      ;   778.0 p0      82 h
        add ebp, edi                       ;   781.2 p1      62 v[6]
        and r14d, esi                      ;   778.2 p5      52 v[2]
        xor r12d, r14d                     ;   779.2 p0      52 v[2]
        add r12d, edi                      ;   781.2 p1      63 v[2]
        mov edi, ecx                       ;   779.2 p5      50 w[14] copy
        shr edi, 0xa                       ;   780.2 p0      50 w[14]
        mov r14d, r13d                     ;   780.2 p1      47 v[2] copy
        ror r14d, 9                        ;   781.2 p5      47 v[2]
        xor r14d, r13d                     ;   782.2 p0      47 v[2]
        ror r14d, 0xb                      ;   783.2 p5      47 v[2]
        xor r14d, r13d                     ;   784.2 p1      47 v[2]
        ror r14d, 2                        ;   785.2 p0      47 v[2]
        add r12d, r14d                     ;   786.2 p1      63 v[2]
        mov r14d, ecx                      ;   782.2 p5      50 w[14] copy
        ror r14d, 2                        ;   783.2 p0      50 w[14]
        xor ecx, r14d                      ;   784.2 p1      50 w[14]
        mov r14d, dword [rsp + 100]        ;   779.5 p2      49 w[14]
        mov ebx, dword [rsp + 108]         ;   780.5 p2      61 t1 reload
        add ebx, r11d                      ;   783.5 p5      61 t1
        shr r14d, 3                        ;   784.0 p0      49 w[14]
        mov r11d, r12d                     ;   787.2 p1      47 v[1] copy
        ror r11d, 9                        ;   788.2 p5      47 v[1]
        mov edx, r9d                       ;   785.0 p0      51 t1 copy
        xor edx, r10d                      ;   786.0 p1      51 t1
        and edx, ebp                       ;   787.0 p5      51 t1
        ror ecx, 0x11                      ;   786.0 p0      50 w[14]
        xor edi, ecx                       ;   787.0 p1      50 w[14]
        mov ecx, dword [rsp + 100]         ;   782.5 p2      49 w[14]
        ror ecx, 0xb                       ;   786.2 p5      49 w[14]
        xor ecx, dword [rsp + 100]         ;   787.2 p0+p2   49 w[14]
        add ebx, edi                       ;   788.0 p1      61 t1
        ror ecx, 7                         ;   788.2 p5      49 w[14]
        xor r14d, ecx                      ;   789.2 p0      49 w[14]
        mov ecx, ebp                       ;   788.2 p1      48 t1 copy
        mov edi, r13d                      ;   788.2 p5      52 v[1] copy
        xor edi, r12d                      ;   789.2 p0      52 v[1]
        ror ecx, 0xe                       ;   789.2 p5      48 t1
        and esi, edi                       ;   790.2 p1      52 v[1]
        xor ecx, ebp                       ;   790.2 p0      48 t1
        xor esi, r13d                      ;   791.2 p1      52 v[1]
        xor edx, r9d                       ;   790.2 p5      51 t1
        ror ecx, 5                         ;   791.2 p0      48 t1
        xor ecx, ebp                       ;   792.2 p1      48 t1
        ror ecx, 6                         ;   793.2 p5      48 t1
        add ebx, r14d                      ;   792.0 p0      61 t1
        add ebx, edx                       ;   793.0 p1      61 t1
        add ebx, ecx                       ;   794.2 p5      61 t1
        add r15d, ebx                      ;   795.2 p0      62 v[5]
        xor r11d, r12d                     ;   793.2 p1      47 v[1]
        ror r11d, 0xb                      ;   794.2 p5      47 v[1]
        xor r11d, r12d                     ;   795.2 p0      47 v[1]
        add ebx, esi                       ;   795.2 p1      63 v[1]
        ror r11d, 2                        ;   796.2 p5      47 v[1]
        add ebx, r11d                      ;   797.2 p0      63 v[1]
        mov r11d, eax                      ;   795.2 p1      50 w[15] copy
        ror r11d, 2                        ;   796.2 p5      50 w[15]
        mov r14d, dword [rsp + 132]        ;   791.2 p2      49 w[15]
        ror r14d, 0xb                      ;   796.0 p0      49 w[15]
        xor r14d, dword [rsp + 132]        ;   797.0 p1+p2   49 w[15]
        ror r14d, 7                        ;   798.0 p5      49 w[15]
        mov esi, eax                       ;   797.0 p0      50 w[15] copy
        shr esi, 0xa                       ;   798.0 p5      50 w[15]
        xor eax, r11d                      ;   797.2 p1      50 w[15]
        mov r11d, dword [rsp + 132]        ;   793.5 p2      49 w[15]
        mov ecx, dword [rsp + 112]         ;   794.5 p2      61 t1 reload
        ror eax, 0x11                      ;   798.2 p0      50 w[15]
        xor esi, eax                       ;   799.2 p1      50 w[15]
        shr r11d, 3                        ;   798.2 p5      49 w[15]
        xor r11d, r14d                     ;   799.2 p0      49 w[15]
        mov r14d, r15d                     ;   799.2 p1      48 t1 copy
        ror r14d, 0xe                      ;   800.2 p5      48 t1
        mov eax, ebp                       ;   800.0 p0      51 t1 copy
        xor r14d, r15d                     ;   801.2 p1      48 t1
        add ecx, r9d                       ;   800.2 p5      61 t1
        mov r9d, ebx                       ;   801.0 p0      52 v[0] copy
        add ecx, esi                       ;   801.2 p1      61 t1
        xor r9d, r12d                      ;   802.0 p5      52 v[0]
        ror r14d, 5                        ;   802.2 p0      48 t1
        and edi, r9d                       ;   803.0 p1      52 v[0]
        xor edi, r12d                      ;   804.0 p5      52 v[0]
        mov r9d, dword [rsp + 76]          ;   798.2 p2      82 h
        add ecx, r11d                      ;   803.0 p0      61 t1
        xor eax, r10d                      ;   803.2 p1      51 t1
        add ebp, dword [rsp + 56]          ;   803.2 p5+p2   82 h
        and eax, r15d                      ;   804.2 p0      51 t1
        xor eax, r10d                      ;   805.2 p1      51 t1
        add ecx, eax                       ;   806.2 p5      61 t1
        mov dword [rsp + 56], ebp          ;   804.2 p3+p4   82 h
        xor r14d, r15d                     ;   805.0 p0      48 t1
        ror r14d, 6                        ;   806.0 p5      48 t1
        mov esi, ebx                       ;   805.2 p1      47 v[0] copy
        ror esi, 9                         ;   806.2 p0      47 v[0]
        xor esi, ebx                       ;   807.2 p1      47 v[0]
        add r10d, dword [rsp + 60]         ;   806.2 p5+p2   82 h
        mov dword [rsp + 60], r10d         ;   807.2 p3+p4   82 h
        mov r10, qword [rsp + 24]          ;   803.0 p2      68 blocks
        add r10, 0x40                      ;   807.0 p0      68 blocks
        add ecx, r14d                      ;   807.2 p1      61 t1
        add r12d, dword [rsp + 40]         ;   807.2 p5+p2   82 h
        add r9d, ecx                       ;   808.2 p0      82 h
        add r9d, edi                       ;   809.2 p1      82 h
        ror esi, 0xb                       ;   808.2 p5      47 v[0]
        xor esi, ebx                       ;   809.2 p0      47 v[0]
        add r15d, dword [rsp + 52]         ;   809.2 p1+p2   82 h
        ror esi, 2                         ;   810.2 p5      47 v[0]
        add ebx, dword [rsp + 72]          ;   810.0 p0+p2   82 h
        mov ebp, ebx                       ;   811.0 p1      82 h copy
        mov dword [rsp + 40], r12d         ;   808.2 p3+p4   82 h
        add r8d, ecx                       ;   810.2 p5      82 h
        mov dword [rsp + 52], r15d         ;   810.2 p3+p4   82 h
        add r9d, esi                       ;   811.2 p0      82 h
        mov esi, r8d                       ;   811.2 p1      82 h copy
        mov r8, r10                        ;   811.2 p5      68 blocks copy
        mov edi, r9d                       ;   812.2 p0      82 h copy
        add r13d, dword [rsp + 44]         ;   812.2 p1+p2   82 h
        mov dword [rsp + 44], r13d         ;   813.2 p3+p4   82 h
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 0]            ;     1.0 p2      68 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   68 blocks
        mov esi, dword [rsp + 36]          ;     2.0 p2      68 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   68 blocks
        mov esi, dword [rsp + 40]          ;     3.0 p2      68 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   68 blocks
        mov esi, dword [rsp + 44]          ;     4.0 p2      68 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   68 blocks
        mov esi, dword [rsp + 48]          ;     5.0 p2      68 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   68 blocks
        mov esi, dword [rsp + 52]          ;     6.0 p2      68 blocks reload
        mov dword [r8 + 20], esi           ;     9.0 p3+p4   68 blocks
        mov esi, dword [rsp + 56]          ;     7.0 p2      68 blocks reload
        mov dword [r8 + 24], esi           ;    10.0 p3+p4   68 blocks
        mov esi, dword [rsp + 60]          ;     8.0 p2      68 blocks reload
        mov dword [r8 + 28], esi           ;    11.0 p3+p4   68 blocks
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
