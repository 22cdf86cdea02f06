; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu core2-64
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 360 bytes, 24 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1043 uops, planned 301.0; bounds: width 260.8, ports 296.7, path 166.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        sub rsp, 0x178                     ;                    frame
        mov qword [rsp + 320], rdi         ;                    argument
        mov dword [rsp + 372], edx         ;                    argument
        mov qword [rsp + 328], rsi         ;                    argument
        mov r8, qword [rsp + 320]          ;     0.0 p2      16 h reload
        mov esi, dword [r8]                ;     3.0 p2      16 h
        mov dword [rsp + 352], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      16 h
        mov dword [rsp + 356], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      16 h
        mov dword [rsp + 360], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      16 h
        mov dword [rsp + 364], esi         ;     7.0 p3+p4   16 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      16 h
        mov dword [rsp + 368], esi         ;     8.0 p3+p4   16 h
        mov r8d, dword [rsp + 372]         ;     6.0 p2      16 h
        shl r8, 6                          ;     9.0 p0      16 h
        add r8, qword [rsp + 328]          ;    10.0 p1+p2   16 h
        mov qword [rsp + 336], r8          ;    11.0 p3+p4   16 h
        cmp dword [rsp + 372], 0           ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 328]          ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]                ;     0.0 p2      22 w[0]
        mov edi, dword [r8 + 4]            ;     1.0 p2      22 w[1]
        mov ebp, dword [r8 + 8]            ;     2.0 p2      22 w[2]
        mov r9d, dword [rsp + 352]         ;     3.0 p2      27 v[4]
        rol r9d, 5                         ;     6.0 p0      27 v[4]
        mov r11d, dword [rsp + 356]        ;     4.0 p2      28 v[1]
        rol r11d, 0x1e                     ;     7.0 p5      28 v[1]
        mov r10d, dword [r8 + 12]          ;     5.0 p2      22 w[3]
        mov r12d, dword [r8 + 16]          ;     6.0 p2      22 w[4]
        bswap esi                          ;     3.0 p0+p5   22 w[0]
        bswap edi                          ;     4.0 p0+p5   22 w[1]
        mov r14d, dword [r8 + 24]          ;     7.0 p2      22 w[6]
        mov eax, dword [rsp + 364]         ;     8.0 p2      27 v[3]
        mov dword [rsp + 0], esi           ;     7.0 p3+p4   22 w[0]
        bswap ebp                          ;     5.0 p0+p5   22 w[2]
        mov r13d, dword [r8 + 20]          ;     9.0 p2      22 w[5]
        mov r15d, dword [rsp + 368]        ;    10.0 p2      27 v[4]
        lea r15d, [r15 + r9 + 1518500249]  ;    13.0 p0      27 v[4]
        ror r9d, 7                         ;     7.0 p5      28 v[0]
        add r15d, esi                      ;    14.0 p1      27 v[4]
        mov ecx, dword [rsp + 360]         ;    11.0 p2      27 v[2]
        bswap r10d                         ;     8.0 p0+p5   22 w[3]
        lea ecx, [rcx + rbp + 1518500249]  ;    14.0 p0      27 v[2]
        mov ebx, dword [rsp + 360]         ;    12.0 p2      19 v[2] reload
        mov dword [rsp + 12], r10d         ;    12.0 p3+p4   22 w[3]
        mov edx, r11d                      ;     8.0 p1      28 v[1] copy
        mov dword [rsp + 8], ebp           ;     9.0 p3+p4   22 w[2]
        bswap r12d                         ;     9.0 p0+p5   22 w[4]
        mov dword [rsp + 4], edi           ;     9.0 p3+p4   22 w[1]
        xor r11d, ebx                      ;    15.0 p1       6 v[3]
        bswap r13d                         ;    12.0 p0+p5   22 w[5]
        lea eax, [rax + rdi + 1518500249]  ;    11.0 p0      27 v[3]
        mov dword [rsp + 20], r13d         ;    16.0 p3+p4   22 w[5]
        bswap r14d                         ;    11.2 p0+p5   22 w[6]
        mov dword [rsp + 16], r12d         ;    13.0 p3+p4   22 w[4]
        and r11d, dword [rsp + 352]        ;    16.0 p1+p2    6 v[3]
        mov dword [rsp + 24], r14d         ;    15.2 p3+p4   22 w[6]
        xor r11d, ebx                      ;    17.0 p5       6 v[3]
        add eax, r11d                      ;    18.0 p1      27 v[3]
        mov r11d, edx                      ;    12.0 p5      28 v[1] copy
        xor edx, r9d                       ;    12.2 p0       6 v[2]
        lea edi, [r11 + r10 + 1518500249]  ;    13.2 p0      27 v[1]
        mov r10d, r9d                      ;    12.5 p1      28 v[0] copy
        lea esi, [r10 + r12 + 1518500249]  ;    14.2 p0      27 v[0]
        lea r12d, [r13 + 1518500249]       ;    16.0 p0      27 v[4]
        mov r13d, ebx                      ;    15.0 p5      19 v[2] copy
        xor ebx, dword [rsp + 364]         ;    15.0 p1+p2    6 v[4]
        and ebx, dword [rsp + 356]         ;    16.0 p5+p2    6 v[4]
        xor ebx, dword [rsp + 364]         ;    17.0 p1+p2    6 v[4]
        add r15d, ebx                      ;    18.0 p5      27 v[4]
        and edx, r15d                      ;    19.0 p1       6 v[2]
        rol r15d, 5                        ;    19.0 p5      27 v[3]
        mov ebx, dword [r8 + 28]           ;    17.0 p2      22 w[7]
        xor r11d, edx                      ;    20.0 p0       6 v[2]
        mov edx, dword [r8 + 32]           ;    18.0 p2      22 w[8]
        add eax, r15d                      ;    20.0 p1      27 v[3]
        ror r15d, 7                        ;    20.0 p5      28 v[4]
        bswap ebx                          ;    20.0 p0+p5   22 w[7]
        xor r9d, r15d                      ;    21.0 p1       6 v[1]
        add ecx, r11d                      ;    21.0 p0      27 v[2]
        mov r11d, dword [r8 + 36]          ;    19.0 p2      22 w[9]
        bswap edx                          ;    21.0 p0+p5   22 w[8]
        add r12d, r15d                     ;    21.0 p1      27 v[4]
        and r9d, eax                       ;    22.0 p1       6 v[1]
        rol eax, 5                         ;    21.0 p5      27 v[2]
        add ecx, eax                       ;    22.0 p0      27 v[2]
        ror eax, 7                         ;    22.0 p5      28 v[3]
        bswap r11d                         ;    22.0 p0+p5   22 w[9]
        xor r10d, r9d                      ;    23.0 p1       6 v[1]
        add edi, r10d                      ;    24.0 p1      27 v[1]
        mov r9d, r15d                      ;    22.2 p0      28 v[4] copy
        xor r15d, eax                      ;    23.0 p1       6 v[0]
        and r15d, ecx                      ;    24.0 p5       6 v[0]
        rol ecx, 5                         ;    23.2 p0      27 v[1]
        xor r9d, r15d                      ;    25.0 p1       6 v[0]
        add edi, ecx                       ;    25.0 p5      27 v[1]
        ror ecx, 7                         ;    24.2 p0      28 v[2]
        add esi, r9d                       ;    26.0 p1      27 v[0]
        mov r9d, dword [r8 + 40]           ;    22.5 p2      22 w[10]
        mov r10d, eax                      ;    25.0 p5      28 v[3] copy
        mov dword [rsp + 28], ebx          ;    24.0 p3+p4   22 w[7]
        mov dword [rsp + 32], edx          ;    25.0 p3+p4   22 w[8]
        mov dword [rsp + 36], r11d         ;    26.0 p3+p4   22 w[9]
        bswap r9d                          ;    26.0 p0+p5   22 w[10]
        xor eax, ecx                       ;    25.5 p1       6 v[4]
        and eax, edi                       ;    26.5 p0       6 v[4]
        rol edi, 5                         ;    27.0 p5      27 v[0]
        lea r15d, [r10 + r14 + 1518500249] ;    27.2 p0      27 v[3]
        xor r10d, eax                      ;    27.5 p1       6 v[4]
        add esi, edi                       ;    28.0 p1      27 v[0]
        ror edi, 7                         ;    28.0 p5      28 v[1]
        add r12d, r10d                     ;    28.5 p0      27 v[4]
        mov dword [rsp + 40], r9d          ;    30.0 p3+p4   22 w[10]
        mov r10d, dword [r8 + 44]          ;    26.5 p2      22 w[11]
        bswap r10d                         ;    29.5 p0+p5   22 w[11]
        mov eax, ecx                       ;    28.5 p1      28 v[2] copy
        xor ecx, edi                       ;    29.5 p1       6 v[3]
        and ecx, esi                       ;    30.5 p5       6 v[3]
        rol esi, 5                         ;    30.2 p0      27 v[4]
        xor ecx, eax                       ;    31.5 p1       6 v[3]
        add r12d, esi                      ;    31.2 p5      27 v[4]
        ror esi, 7                         ;    31.2 p0      28 v[0]
        add r15d, ecx                      ;    32.5 p1      27 v[3]
        mov ecx, dword [r8 + 48]           ;    29.2 p2      22 w[12]
        lea eax, [rax + rbx + 1518500249]  ;    32.2 p0      27 v[2]
        bswap ecx                          ;    33.2 p0+p5   22 w[12]
        mov dword [rsp + 48], ecx          ;    37.2 p3+p4   22 w[12]
        mov r13d, edi                      ;    32.5 p1      28 v[1] copy
        xor edi, esi                       ;    33.0 p5       6 v[2]
        and edi, r12d                      ;    34.0 p1       6 v[2]
        rol r12d, 5                        ;    34.0 p5      27 v[3]
        add r15d, r12d                     ;    35.0 p0      27 v[3]
        ror r12d, 7                        ;    35.0 p5      28 v[4]
        xor edi, r13d                      ;    35.0 p1       6 v[2]
        lea r13d, [r13 + rdx + 1518500249] ;    35.2 p0      27 v[1]
        add eax, edi                       ;    36.0 p1      27 v[2]
        mov edi, dword [r8 + 52]           ;    32.8 p2      22 w[13]
        bswap edi                          ;    36.2 p0+p5   22 w[13]
        mov ebx, esi                       ;    36.5 p1      28 v[0] copy
        xor esi, r12d                      ;    37.0 p5       6 v[1]
        and esi, r15d                      ;    38.0 p0       6 v[1]
        rol r15d, 5                        ;    38.0 p5      27 v[2]
        xor esi, ebx                       ;    39.0 p1       6 v[1]
        mov dword [rsp + 52], edi          ;    40.2 p3+p4   22 w[13]
        lea ebx, [rbx + r11 + 1518500249]  ;    38.2 p0      27 v[0]
        add eax, r15d                      ;    39.0 p1      27 v[2]
        ror r15d, 7                        ;    39.0 p5      28 v[3]
        add r13d, esi                      ;    40.0 p0      27 v[1]
        mov esi, dword [r8 + 56]           ;    36.0 p2      22 w[14]
        bswap esi                          ;    40.2 p0+p5   22 w[14]
        mov r14d, r12d                     ;    39.5 p1      28 v[4] copy
        xor r12d, r15d                     ;    40.5 p1       6 v[0]
        and r12d, eax                      ;    41.5 p5       6 v[0]
        rol eax, 5                         ;    41.2 p0      27 v[1]
        xor r12d, r14d                     ;    42.5 p1       6 v[0]
        lea r14d, [r14 + r9 + 1518500249]  ;    42.2 p0      27 v[4]
        add ebx, r12d                      ;    43.5 p5      27 v[0]
        mov dword [rsp + 44], r10d         ;    38.5 p3+p4   22 w[11]
        mov r12d, dword [r8 + 60]          ;    38.8 p2      22 w[15]
        mov dword [rsp + 56], esi          ;    44.2 p3+p4   22 w[14]
        bswap r12d                         ;    43.2 p0+p5   22 w[15]
        mov qword [rsp + 344], r8          ;    40.5 p3+p4   22 w[0] spill
        mov r8d, r15d                      ;    42.5 p1      28 v[3] copy
        add r13d, eax                      ;    43.5 p1      27 v[1]
        ror eax, 7                         ;    44.0 p5      28 v[2]
        xor r15d, eax                      ;    45.0 p0       6 v[4]
        and r15d, r13d                     ;    46.0 p1       6 v[4]
        rol r13d, 5                        ;    45.0 p5      27 v[0]
        add ebx, r13d                      ;    46.0 p0      27 v[0]
        ror r13d, 7                        ;    46.0 p5      28 v[1]
        xor r15d, r8d                      ;    47.0 p1       6 v[4]
        lea r8d, [r8 + r10 + 1518500249]   ;    46.2 p0      27 v[3]
        add r14d, r15d                     ;    48.0 p1      27 v[4]
        mov r15d, dword [rsp + 0]          ;    42.8 p2      23 w[0]
        xor r15d, ebp                      ;    47.0 p5      23 w[0]
        xor r15d, edx                      ;    48.0 p0      23 w[0]
        xor r15d, edi                      ;    49.0 p1      23 w[0]
        rol r15d, 1                        ;    50.0 p5      23 w[0]
        mov dword [rsp + 60], r12d         ;    47.2 p3+p4   22 w[15]
        mov dword [rsp + 64], r15d         ;    51.0 p3+p4   23 w[0]
        mov edx, eax                       ;    48.2 p0      28 v[2] copy
        xor eax, r13d                      ;    48.5 p1       6 v[3]
        and eax, ebx                       ;    49.5 p5       6 v[3]
        rol ebx, 5                         ;    49.2 p0      27 v[4]
        xor eax, edx                       ;    50.5 p1       6 v[3]
        lea edx, [rdx + rcx + 1518500249]  ;    50.2 p0      27 v[2]
        add r14d, ebx                      ;    50.2 p5      27 v[4]
        ror ebx, 7                         ;    51.0 p5      28 v[0]
        add r8d, eax                       ;    51.5 p1      27 v[3]
        mov eax, dword [rsp + 12]          ;    47.2 p2      23 w[1]
        xor eax, r11d                      ;    51.2 p0      23 w[1]
        xor eax, esi                       ;    52.2 p1      23 w[1]
        xor eax, dword [rsp + 4]           ;    53.2 p5+p2   23 w[1]
        rol eax, 1                         ;    54.2 p0      23 w[1]
        mov r11d, r13d                     ;    52.5 p1      28 v[1] copy
        xor r13d, ebx                      ;    53.0 p5       6 v[2]
        and r13d, r14d                     ;    54.0 p0       6 v[2]
        rol r14d, 5                        ;    54.0 p5      27 v[3]
        xor ebp, r9d                       ;    53.5 p1      23 w[2]
        xor ebp, r12d                      ;    54.5 p0      23 w[2]
        xor ebp, dword [rsp + 16]          ;    55.5 p1+p2   23 w[2]
        add r8d, r14d                      ;    55.0 p5      27 v[3]
        ror r14d, 7                        ;    55.2 p0      28 v[4]
        xor r13d, r11d                     ;    55.5 p1       6 v[2]
        add edx, r13d                      ;    56.5 p5      27 v[2]
        lea r11d, [r11 + rdi + 1518500249] ;    56.2 p0      27 v[1]
        mov dword [rsp + 68], eax          ;    55.2 p3+p4   23 w[1]
        mov r13d, ebx                      ;    56.5 p1      28 v[0] copy
        rol ebp, 1                         ;    57.0 p5      23 w[2]
        xor ebx, r14d                      ;    57.2 p0       6 v[1]
        and ebx, r8d                       ;    58.2 p1       6 v[1]
        rol r8d, 5                         ;    58.0 p5      27 v[2]
        add edx, r8d                       ;    59.0 p0      27 v[2]
        ror r8d, 7                         ;    59.0 p5      28 v[3]
        xor ebx, r13d                      ;    59.2 p1       6 v[1]
        lea r13d, [r13 + rsi + 1518500249] ;    59.2 p0      27 v[0]
        add r11d, ebx                      ;    60.2 p1      27 v[1]
        mov dword [rsp + 72], ebp          ;    58.0 p3+p4   23 w[2]
        mov ebx, dword [rsp + 20]          ;    55.5 p2      23 w[3]
        xor ebx, r10d                      ;    60.0 p5      23 w[3]
        xor ebx, r15d                      ;    61.0 p0      23 w[3]
        xor ebx, dword [rsp + 12]          ;    62.0 p1+p2   23 w[3]
        rol ebx, 1                         ;    63.0 p5      23 w[3]
        mov r9d, r14d                      ;    61.2 p0      28 v[4] copy
        mov dword [rsp + 76], ebx          ;    64.0 p3+p4   23 w[3]
        xor r14d, r8d                      ;    61.5 p1       6 v[0]
        and r14d, edx                      ;    62.5 p5       6 v[0]
        rol edx, 5                         ;    62.2 p0      27 v[1]
        xor r14d, r9d                      ;    63.5 p1       6 v[0]
        lea r9d, [r9 + r12 + 1518500249]   ;    63.2 p0      27 v[4]
        add r11d, edx                      ;    63.2 p5      27 v[1]
        ror edx, 7                         ;    64.0 p5      28 v[2]
        add r13d, r14d                     ;    64.5 p1      27 v[0]
        mov r14d, dword [rsp + 24]         ;    59.8 p2      23 w[4]
        xor r14d, ecx                      ;    64.2 p0      23 w[4]
        xor r14d, eax                      ;    65.2 p1      23 w[4]
        xor r14d, dword [rsp + 16]         ;    66.2 p5+p2   23 w[4]
        rol r14d, 1                        ;    67.2 p0      23 w[4]
        mov ecx, r8d                       ;    65.5 p1      28 v[3] copy
        xor r8d, edx                       ;    66.0 p5       6 v[4]
        and r8d, r11d                      ;    67.0 p0       6 v[4]
        rol r11d, 5                        ;    67.0 p5      27 v[0]
        add r13d, r11d                     ;    68.0 p1      27 v[0]
        ror r11d, 7                        ;    68.0 p0      28 v[1]
        xor r8d, ecx                       ;    68.0 p1       6 v[4]
        lea ecx, [rcx + r15 + 1518500249]  ;    68.2 p0      27 v[3]
        mov dword [rsp + 80], r14d         ;    68.2 p3+p4   23 w[4]
        add r9d, r8d                       ;    69.0 p5      27 v[4]
        mov r8d, dword [rsp + 28]          ;    64.2 p2      23 w[5]
        xor r8d, ebp                       ;    68.5 p1      23 w[5]
        xor r8d, edi                       ;    69.5 p5      23 w[5]
        xor r8d, dword [rsp + 20]          ;    70.5 p0+p2   23 w[5]
        rol r8d, 1                         ;    71.5 p5      23 w[5]
        mov dword [rsp + 84], r8d          ;    72.5 p3+p4   23 w[5]
        mov edi, dword [rsp + 36]          ;    66.2 p2      23 w[7]
        xor edi, r12d                      ;    69.5 p1      23 w[7]
        xor edi, r14d                      ;    70.5 p0      23 w[7]
        xor edi, dword [rsp + 28]          ;    71.5 p1+p2   23 w[7]
        rol edi, 1                         ;    72.5 p5      23 w[7]
        lea r12d, [rbp + r11 + 1518500249] ;    71.2 p0      27 v[1]
        mov ebp, edx                       ;    71.5 p1      28 v[2] copy
        xor edx, r11d                      ;    72.0 p5       6 v[3]
        and edx, r13d                      ;    73.0 p0       6 v[3]
        rol r13d, 5                        ;    73.0 p5      27 v[4]
        xor edx, ebp                       ;    74.0 p1       6 v[3]
        lea ebp, [rbp + rax + 1518500249]  ;    73.2 p0      27 v[2]
        add r9d, r13d                      ;    74.0 p1      27 v[4]
        ror r13d, 7                        ;    74.0 p5      28 v[0]
        add ecx, edx                       ;    75.0 p0      27 v[3]
        mov edx, r11d                      ;    74.5 p1      28 v[1] copy
        xor r11d, r13d                     ;    75.0 p5       6 v[2]
        and r11d, r9d                      ;    76.0 p0       6 v[2]
        rol r9d, 5                         ;    76.0 p5      27 v[3]
        add ecx, r9d                       ;    77.0 p1      27 v[3]
        ror r9d, 7                         ;    77.0 p0      28 v[4]
        xor edx, r11d                      ;    77.0 p1       6 v[2]
        mov r11d, dword [rsp + 32]         ;    72.5 p2      23 w[6]
        mov dword [rsp + 92], edi          ;    73.5 p3+p4   23 w[7]
        xor r11d, ebx                      ;    77.0 p5      23 w[6]
        xor r11d, esi                      ;    78.0 p0      23 w[6]
        xor r11d, dword [rsp + 24]         ;    79.0 p1+p2   23 w[6]
        add ebp, edx                       ;    78.0 p5      27 v[2]
        mov edx, dword [rsp + 36]          ;    74.5 p2      23 w[9]
        xor edx, eax                       ;    78.2 p0      23 w[9]
        rol r11d, 1                        ;    80.0 p5      23 w[6]
        xor edx, r10d                      ;    79.2 p1      23 w[9]
        mov eax, dword [rsp + 40]          ;    75.5 p2      23 w[8]
        xor edx, r11d                      ;    81.0 p0      23 w[9]
        rol edx, 1                         ;    82.0 p5      23 w[9]
        xor eax, r15d                      ;    79.5 p1      23 w[8]
        xor eax, r8d                       ;    80.5 p0      23 w[8]
        xor eax, dword [rsp + 32]          ;    81.5 p1+p2   23 w[8]
        rol eax, 1                         ;    82.5 p5      23 w[8]
        lea r15d, [rbx + r13 + 1518500249] ;    81.2 p0      27 v[0]
        mov esi, r13d                      ;    81.5 p1      28 v[0] copy
        xor r13d, r9d                      ;    82.0 p5       6 v[1]
        and r13d, ecx                      ;    83.0 p0       6 v[1]
        rol ecx, 5                         ;    83.0 p5      27 v[2]
        xor esi, r13d                      ;    84.0 p1       6 v[1]
        lea r13d, [r14 + r9 + 1859775393]  ;    83.2 p0      27 v[4]
        add ebp, ecx                       ;    84.0 p1      27 v[2]
        ror ecx, 7                         ;    84.0 p5      28 v[3]
        xor ebx, r10d                      ;    84.2 p0      23 w[11]
        mov dword [rsp + 96], eax          ;    83.5 p3+p4   23 w[8]
        mov r10d, r9d                      ;    84.5 p1      28 v[4] copy
        xor r9d, ecx                       ;    85.0 p5       6 v[0]
        and r9d, ebp                       ;    86.0 p0       6 v[0]
        xor r10d, r9d                      ;    87.0 p1       6 v[0]
        add r15d, r10d                     ;    88.0 p5      27 v[0]
        mov r10d, dword [rsp + 72]         ;    82.0 p2      23 w[10]
        xor r10d, edi                      ;    86.2 p0      23 w[10]
        xor r10d, dword [rsp + 48]         ;    87.2 p1+p2   23 w[10]
        mov dword [rsp + 100], edx         ;    83.0 p3+p4   23 w[9]
        xor r14d, edx                      ;    87.0 p5      23 w[12]
        add r12d, esi                      ;    87.2 p0      27 v[1]
        mov esi, dword [rsp + 52]          ;    84.0 p2      22 w[13] reload
        xor ebx, esi                       ;    87.5 p1      23 w[11]
        xor ebx, eax                       ;    88.5 p5      23 w[11]
        rol ebp, 5                         ;    88.2 p0      27 v[1]
        rol ebx, 1                         ;    89.5 p5      23 w[11]
        add r12d, ebp                      ;    89.2 p1      27 v[1]
        ror ebp, 7                         ;    89.2 p0      28 v[2]
        xor r10d, dword [rsp + 40]         ;    89.5 p1+p2   23 w[10]
        mov dword [rsp + 108], ebx         ;    90.5 p3+p4   23 w[11]
        mov dword [rsp + 88], r11d         ;    86.5 p3+p4   23 w[6]
        xor r14d, dword [rsp + 56]         ;    90.0 p5+p2   23 w[12]
        rol r10d, 1                        ;    90.5 p0      23 w[10]
        lea r9d, [rcx + r8 + 1859775393]   ;    91.2 p0      27 v[3]
        xor ecx, r12d                      ;    90.5 p1       7 v[4]
        rol r12d, 5                        ;    91.0 p5      27 v[0]
        xor r8d, esi                       ;    91.5 p1      23 w[13]
        mov esi, dword [rsp + 60]          ;    87.8 p2      22 w[15] reload
        xor r8d, esi                       ;    92.5 p5      23 w[13]
        xor ecx, ebp                       ;    92.2 p0       7 v[4]
        add r13d, ecx                      ;    93.2 p1      27 v[4]
        lea ecx, [rbp + r11 + 1859775393]  ;    93.2 p0      27 v[2]
        xor r14d, dword [rsp + 48]         ;    93.0 p5+p2   23 w[12]
        add r15d, r12d                     ;    93.5 p1      27 v[0]
        ror r12d, 7                        ;    94.0 p5      28 v[1]
        xor ebp, r15d                      ;    94.5 p0       7 v[3]
        rol r15d, 5                        ;    95.0 p5      27 v[4]
        add r13d, r15d                     ;    96.0 p1      27 v[4]
        ror r15d, 7                        ;    96.0 p0      28 v[0]
        mov dword [rsp + 104], r10d        ;    91.5 p3+p4   23 w[10]
        movaps xmm0, [rsp + 96]            ;    91.5 p2      23 w[8] reload
        xor ebp, r12d                      ;    95.5 p1       7 v[3]
        add r9d, ebp                       ;    96.5 p5      27 v[3]
        lea ebp, [r12 + rdi + 1859775393]  ;    96.2 p0      27 v[1]
        pshufd xmm1, xmm0, 0xe             ;    97.0 p5+p1   23 w[0]
        xor r8d, r10d                      ;    97.2 p0      23 w[13]
        rol r14d, 1                        ;    98.0 p5      23 w[12]
        xor r12d, r13d                     ;    97.5 p1       7 v[2]
        rol r13d, 5                        ;    98.2 p0      27 v[3]
        xor edi, esi                       ;    98.5 p1      23 w[15]
        xor edi, dword [rsp + 68]          ;    99.5 p5+p2   23 w[15]
        xor r12d, r15d                     ;    99.2 p0       7 v[2]
        xor r11d, ebx                      ;    99.5 p1      23 w[14]
        lea eax, [rax + r15 + 1859775393]  ;   100.2 p0      27 v[0]
        add ecx, r12d                      ;   100.2 p5      27 v[2]
        xor r11d, dword [rsp + 64]         ;   100.5 p1+p2   23 w[14]
        add r9d, r13d                      ;   101.0 p5      27 v[3]
        rol r8d, 1                         ;   101.2 p0      23 w[13]
        xor r11d, dword [rsp + 56]         ;   101.5 p1+p2   23 w[14]
        ror r13d, 7                        ;   102.0 p5      28 v[4]
        xor edi, r14d                      ;   102.2 p0      23 w[15]
        xor r15d, r9d                      ;   102.5 p1       7 v[1]
        rol r9d, 5                         ;   103.0 p5      27 v[2]
        rol r11d, 1                        ;   103.2 p0      23 w[14]
        xor r15d, r13d                     ;   103.5 p1       7 v[1]
        mov dword [rsp + 116], r8d         ;   102.2 p3+p4   23 w[13]
        lea edx, [rdx + r13 + 1859775393]  ;   104.2 p0      27 v[4]
        rol edi, 1                         ;   104.0 p5      23 w[15]
        add ebp, r15d                      ;   104.5 p1      27 v[1]
        mov dword [rsp + 112], r14d        ;   100.2 p3+p4   23 w[12]
        add ecx, r9d                       ;   105.0 p5      27 v[2]
        ror r9d, 7                         ;   105.2 p0      28 v[3]
        mov dword [rsp + 124], edi         ;   105.0 p3+p4   23 w[15]
        xor r13d, ecx                      ;   106.0 p1       7 v[0]
        rol ecx, 5                         ;   106.0 p5      27 v[1]
        add r10d, 0x6ed9eba1               ;   106.2 p0      27 v[3]
        mov dword [rsp + 120], r11d        ;   104.2 p3+p4   23 w[14]
        movaps xmm2, [rsp + 112]           ;   104.2 p2      23 w[12] reload
        punpcklqdq xmm1, xmm2              ;   107.2 p1      23 w[0]
        xor r13d, r9d                      ;   107.0 p5       7 v[0]
        add ebp, ecx                       ;   107.2 p0      27 v[1]
        add r10d, r9d                      ;   107.5 p1      27 v[3]
        xor r9d, ebp                       ;   108.2 p5       7 v[4]
        rol ebp, 5                         ;   108.2 p0      27 v[0]
        ror ecx, 7                         ;   109.0 p5      28 v[2]
        add eax, r13d                      ;   108.5 p1      27 v[0]
        xor r9d, ecx                       ;   110.0 p0       7 v[4]
        lea ebx, [rbx + rcx + 1859775393]  ;   110.2 p0      27 v[2]
        add eax, ebp                       ;   109.5 p1      27 v[0]
        ror ebp, 7                         ;   110.0 p5      28 v[1]
        pshufd xmm3, xmm2, 0xe             ;   111.0 p5+p1   23 w[4]
        movaps xmm4, [rsp + 64]            ;   106.5 p2      23 w[0] reload
        xorps xmm1, xmm4                   ;   111.2 p0      23 w[0]
        movaps xmm5, [rsp + 16]            ;   107.5 p2      22 w[4] reload
        xorps xmm1, xmm5                   ;   112.2 p1      23 w[0]
        xorps xmm1, [rsp + 0]              ;   113.2 p5+p2   23 w[0]
        add edx, r9d                       ;   112.2 p0      27 v[4]
        xor ecx, eax                       ;   112.5 p1       7 v[3]
        xor ecx, ebp                       ;   113.5 p5       7 v[3]
        rol eax, 5                         ;   113.2 p0      27 v[4]
        lea r14d, [r14 + rbp + 1859775393] ;   114.2 p0      27 v[1]
        add edx, eax                       ;   114.2 p1      27 v[4]
        ror eax, 7                         ;   114.2 p5      28 v[0]
        add r10d, ecx                      ;   114.5 p1      27 v[3]
        add r8d, 0x6ed9eba1                ;   115.0 p5      27 v[0]
        xor ebp, edx                       ;   115.2 p0       7 v[2]
        rol edx, 5                         ;   116.0 p5      27 v[3]
        movaps xmm6, [rsp + 80]            ;   111.0 p2      23 w[4] reload
        xorps xmm5, xmm6                   ;   115.5 p1      23 w[4]
        movaps xmm7, [rsp + 32]            ;   112.0 p2      22 w[8] reload
        xorps xmm5, xmm7                   ;   116.5 p0      23 w[4]
        xor ebp, eax                       ;   116.5 p1       7 v[2]
        add r8d, eax                       ;   117.0 p5      27 v[0]
        add r10d, edx                      ;   117.2 p0      27 v[3]
        ror edx, 7                         ;   118.0 p5      28 v[4]
        add ebx, ebp                       ;   117.5 p1      27 v[2]
        movaps xmm8, xmm1                  ;   118.2 p0      23 w[0] copy
        pslld xmm8, 2                      ;   119.2 p0      23 w[0]
        psrld xmm1, 0x1e                   ;   120.2 p0      23 w[0]
        xor eax, r10d                      ;   118.5 p1       7 v[1]
        rol r10d, 5                        ;   119.0 p5      27 v[2]
        movaps xmm9, [rsp + 48]            ;   115.0 p2      22 w[12] reload
        xor eax, edx                       ;   119.5 p1       7 v[1]
        lea r11d, [r11 + rdx + 1859775393] ;   121.2 p0      27 v[4]
        xorps xmm7, xmm0                   ;   120.0 p5      23 w[8]
        xorps xmm7, xmm9                   ;   121.0 p1      23 w[8]
        add r14d, eax                      ;   121.0 p5      27 v[1]
        add ebx, r10d                      ;   121.5 p1      27 v[2]
        ror r10d, 7                        ;   122.0 p5      28 v[3]
        xorps xmm8, xmm1                   ;   122.2 p0      23 w[0]
        xor edx, ebx                       ;   122.5 p1       7 v[0]
        rol ebx, 5                         ;   123.0 p5      27 v[1]
        xor edx, r10d                      ;   123.5 p0       7 v[0]
        lea esi, [r10 + rdi + 1859775393]  ;   124.2 p0      27 v[3]
        xorps xmm9, xmm4                   ;   123.5 p1      23 w[12]
        xorps xmm9, xmm2                   ;   124.5 p5      23 w[12]
        punpcklqdq xmm3, xmm8              ;   124.5 p1      23 w[4]
        movaps [rsp + 128], xmm8           ;   123.2 p3+p4   23 w[0]
        add r14d, ebx                      ;   125.0 p5      27 v[1]
        ror ebx, 7                         ;   125.2 p0      28 v[2]
        add r8d, edx                       ;   125.5 p1      27 v[0]
        xorps xmm5, xmm3                   ;   126.0 p5      23 w[4]
        xor r10d, r14d                     ;   126.2 p0       7 v[4]
        xor r10d, ebx                      ;   127.2 p1       7 v[4]
        rol r14d, 5                        ;   127.0 p5      27 v[0]
        add r8d, r14d                      ;   128.0 p0      27 v[0]
        add r11d, r10d                     ;   128.2 p1      27 v[4]
        ror r14d, 7                        ;   128.0 p5      28 v[1]
        mov edi, dword [rsp + 128]         ;   123.2 p2      27 v[2]
        lea edi, [rdi + rbx + 1859775393]  ;   128.2 p0      27 v[2]
        xor ebx, r8d                       ;   129.0 p1       7 v[3]
        rol r8d, 5                         ;   129.0 p5      27 v[4]
        xor ebx, r14d                      ;   130.0 p0       7 v[3]
        mov ebp, dword [rsp + 132]         ;   124.5 p2      27 v[1]
        lea ebp, [rbp + r14 + 1859775393]  ;   130.2 p0      27 v[1]
        add r11d, r8d                      ;   130.0 p1      27 v[4]
        movaps xmm1, xmm5                  ;   130.0 p5      23 w[4] copy
        pslld xmm1, 2                      ;   131.2 p0      23 w[4]
        psrld xmm5, 0x1e                   ;   132.2 p0      23 w[4]
        add esi, ebx                       ;   131.0 p1      27 v[3]
        xor r14d, r11d                     ;   131.0 p5       7 v[2]
        rol r11d, 5                        ;   132.0 p5      27 v[3]
        ror r8d, 7                         ;   133.0 p5      28 v[0]
        xor r14d, r8d                      ;   134.0 p1       7 v[2]
        mov r9d, dword [rsp + 136]         ;   128.2 p2      27 v[0]
        lea r9d, [r9 + r8 + 1859775393]    ;   134.0 p0      27 v[0]
        xorps xmm1, xmm5                   ;   134.2 p1      23 w[4]
        add edi, r14d                      ;   135.0 p1      27 v[2]
        add esi, r11d                      ;   134.0 p5      27 v[3]
        ror r11d, 7                        ;   134.2 p0      28 v[4]
        movaps [rsp + 144], xmm1           ;   135.2 p3+p4   23 w[4]
        movaps xmm3, xmm8                  ;   134.5 p1      23 w[0] copy
        xorps xmm3, xmm4                   ;   135.5 p5      23 w[0]
        xorps xmm3, xmm6                   ;   136.5 p0      23 w[0]
        xor r8d, esi                       ;   135.5 p1       7 v[1]
        rol esi, 5                         ;   136.0 p5      27 v[2]
        movq xmm4, [rsp + 136]             ;   131.5 p2      23 w[8]
        punpcklqdq xmm4, xmm1              ;   136.2 p0      23 w[8]
        xor r8d, r11d                      ;   136.5 p1       7 v[1]
        mov r10d, dword [rsp + 140]        ;   132.5 p2      27 v[4]
        lea r10d, [r10 + r11 + 1859775393] ;   137.2 p0      27 v[4]
        xorps xmm7, xmm4                   ;   137.2 p5      23 w[8]
        add edi, esi                       ;   137.5 p1      27 v[2]
        ror esi, 7                         ;   138.0 p5      28 v[3]
        add ebp, r8d                       ;   138.2 p0      27 v[1]
        mov r8d, dword [rsp + 144]         ;   135.2 p2      27 v[3]
        lea r8d, [r8 + rsi + 1859775393]   ;   139.2 p0      27 v[3]
        xor r11d, edi                      ;   138.5 p1       7 v[0]
        rol edi, 5                         ;   139.0 p5      27 v[1]
        xor r11d, esi                      ;   139.5 p1       7 v[0]
        add ebp, edi                       ;   140.0 p5      27 v[1]
        ror edi, 7                         ;   140.2 p0      28 v[2]
        add r9d, r11d                      ;   140.5 p1      27 v[0]
        xor esi, ebp                       ;   141.0 p5       7 v[4]
        rol ebp, 5                         ;   141.2 p0      27 v[0]
        movaps xmm4, xmm7                  ;   141.5 p1      23 w[8] copy
        pslld xmm4, 2                      ;   142.5 p0      23 w[8]
        psrld xmm7, 0x1e                   ;   143.2 p0      23 w[8]
        xorps xmm4, xmm7                   ;   145.2 p5      23 w[8]
        xor esi, edi                       ;   142.5 p1       7 v[4]
        mov r11d, dword [rsp + 148]        ;   138.5 p2      27 v[2]
        lea r11d, [r11 + rdi + 1859775393] ;   144.2 p0      27 v[2]
        add r9d, ebp                       ;   143.0 p5      27 v[0]
        ror ebp, 7                         ;   144.0 p5      28 v[1]
        add r10d, esi                      ;   143.5 p1      27 v[4]
        mov esi, dword [rsp + 152]         ;   139.8 p2      27 v[1]
        lea esi, [rsi + rbp + 1859775393]  ;   145.2 p0      27 v[1]
        xor edi, r9d                       ;   144.5 p1       7 v[3]
        rol r9d, 5                         ;   145.0 p5      27 v[4]
        xor edi, ebp                       ;   145.5 p1       7 v[3]
        movaps xmm5, xmm1                  ;   146.0 p5      23 w[4] copy
        xorps xmm5, xmm6                   ;   147.0 p0      23 w[4]
        movq xmm6, [rsp + 152]             ;   141.5 p2      23 w[12]
        punpcklqdq xmm6, xmm4              ;   146.5 p1      23 w[12]
        xorps xmm5, xmm0                   ;   148.0 p5      23 w[4]
        movaps [rsp + 160], xmm4           ;   146.2 p3+p4   23 w[8]
        add r8d, edi                       ;   147.2 p0      27 v[3]
        xorps xmm9, xmm6                   ;   147.5 p1      23 w[12]
        add r10d, r9d                      ;   148.0 p5      27 v[4]
        ror r9d, 7                         ;   148.2 p0      28 v[0]
        xor ebp, r10d                      ;   149.0 p1       7 v[2]
        rol r10d, 5                        ;   149.0 p5      27 v[3]
        xor ebp, r9d                       ;   150.0 p0       7 v[2]
        mov edi, dword [rsp + 156]         ;   145.0 p2      27 v[0]
        lea edi, [rdi + r9 + 1859775393]   ;   150.2 p0      27 v[0]
        add r8d, r10d                      ;   150.0 p1      27 v[3]
        ror r10d, 7                        ;   150.0 p5      28 v[4]
        add r11d, ebp                      ;   151.0 p1      27 v[2]
        mov ebp, dword [rsp + 160]         ;   146.2 p2      27 v[4]
        lea ebp, [rbp + r10 - 1894007588]  ;   151.2 p0      27 v[4]
        xor r9d, r8d                       ;   151.0 p5       7 v[1]
        rol r8d, 5                         ;   152.0 p5      27 v[2]
        xor r9d, r10d                      ;   152.0 p1       7 v[1]
        add r11d, r8d                      ;   153.0 p0      27 v[2]
        movaps xmm6, xmm9                  ;   152.5 p1      23 w[12] copy
        psrld xmm9, 0x1e                   ;   153.2 p0      23 w[12]
        ror r8d, 7                         ;   153.0 p5      28 v[3]
        pslld xmm6, 2                      ;   154.2 p0      23 w[12]
        xor r10d, r11d                     ;   154.0 p1       7 v[0]
        xor r10d, r8d                      ;   155.0 p5       7 v[0]
        rol r11d, 5                        ;   155.0 p5      27 v[1]
        xorps xmm6, xmm9                   ;   156.2 p1      23 w[12]
        add esi, r9d                       ;   155.2 p0      27 v[1]
        add esi, r11d                      ;   156.2 p1      27 v[1]
        mov r9d, dword [rsp + 164]         ;   151.0 p2      27 v[3]
        lea r9d, [r9 + r8 - 1894007588]    ;   156.2 p0      27 v[3]
        movaps xmm7, xmm4                  ;   156.0 p5      23 w[8] copy
        xorps xmm7, xmm0                   ;   157.0 p1      23 w[8]
        xorps xmm7, xmm2                   ;   158.0 p5      23 w[8]
        add edi, r10d                      ;   157.2 p0      27 v[0]
        ror r11d, 7                        ;   158.0 p5      28 v[2]
        mov r10d, r8d                      ;   157.5 p1       8 v[4] copy
        mov r12d, r8d                      ;   158.2 p0      28 v[3] copy
        xor r8d, esi                       ;   158.5 p1       8 v[4]
        rol esi, 5                         ;   159.0 p5      27 v[0]
        movq xmm0, [rsp + 168]             ;   154.2 p2      23 w[0]
        punpcklqdq xmm0, xmm6              ;   159.2 p0      23 w[0]
        xor r10d, r11d                     ;   159.5 p1       8 v[4]
        mov r13d, dword [rsp + 168]        ;   155.2 p2      27 v[2]
        lea r13d, [r13 + r11 - 1894007588] ;   160.2 p0      27 v[2]
        add edi, esi                       ;   160.0 p5      27 v[0]
        ror esi, 7                         ;   161.0 p5      28 v[1]
        xorps xmm3, xmm0                   ;   160.5 p1      23 w[0]
        and r8d, r10d                      ;   161.2 p0       8 v[4]
        xor r12d, r8d                      ;   162.2 p1       8 v[4]
        movaps [rsp + 176], xmm6           ;   157.2 p3+p4   23 w[12]
        mov r8d, r11d                      ;   162.0 p5       8 v[3] copy
        mov r10d, r11d                     ;   162.2 p0      28 v[2] copy
        xor r11d, edi                      ;   162.5 p1       8 v[3]
        add ebp, r12d                      ;   163.2 p5      27 v[4]
        movaps xmm0, xmm3                  ;   163.2 p0      23 w[0] copy
        pslld xmm0, 2                      ;   164.2 p0      23 w[0]
        mov r12d, dword [rsp + 172]        ;   158.8 p2      27 v[1]
        xor r8d, esi                       ;   163.5 p1       8 v[3]
        psrld xmm3, 0x1e                   ;   165.2 p0      23 w[0]
        lea r12d, [r12 + rsi - 1894007588] ;   166.2 p0      27 v[1]
        rol edi, 5                         ;   164.0 p5      27 v[4]
        add ebp, edi                       ;   165.0 p1      27 v[4]
        ror edi, 7                         ;   165.0 p5      28 v[0]
        and r11d, r8d                      ;   165.5 p1       8 v[3]
        mov r14d, esi                      ;   166.0 p5      28 v[1] copy
        mov r8d, esi                       ;   166.5 p1       8 v[2] copy
        xor esi, ebp                       ;   167.0 p5       8 v[2]
        xor r10d, r11d                     ;   167.2 p0       8 v[3]
        xor r8d, edi                       ;   167.5 p1       8 v[2]
        xorps xmm0, xmm3                   ;   168.0 p5      23 w[0]
        add r9d, r10d                      ;   168.2 p0      27 v[3]
        rol ebp, 5                         ;   169.0 p5      27 v[3]
        add r9d, ebp                       ;   170.0 p1      27 v[3]
        ror ebp, 7                         ;   170.0 p0      28 v[4]
        movaps xmm3, xmm8                  ;   169.5 p1      23 w[12] copy
        xorps xmm3, xmm2                   ;   170.5 p5      23 w[12]
        and esi, r8d                       ;   170.2 p0       8 v[2]
        xorps xmm3, xmm6                   ;   171.5 p1      23 w[12]
        movq xmm2, [rsp + 184]             ;   165.8 p2      23 w[4]
        punpcklqdq xmm2, xmm0              ;   171.0 p5      23 w[4]
        xor r14d, esi                      ;   171.2 p0       8 v[2]
        add r13d, r14d                     ;   172.2 p1      27 v[2]
        mov r8d, edi                       ;   172.0 p5       8 v[1] copy
        mov r10d, edi                      ;   172.2 p0      28 v[0] copy
        xor edi, r9d                       ;   172.5 p1       8 v[1]
        rol r9d, 5                         ;   173.0 p5      27 v[2]
        mov esi, dword [rsp + 176]         ;   168.0 p2      27 v[0]
        xorps xmm5, xmm2                   ;   173.2 p0      23 w[4]
        xor r8d, ebp                       ;   173.5 p1       8 v[1]
        add r13d, r9d                      ;   174.0 p5      27 v[2]
        ror r9d, 7                         ;   174.2 p0      28 v[3]
        and edi, r8d                       ;   174.5 p1       8 v[1]
        lea esi, [rsi + r10 - 1894007588]  ;   175.2 p0      27 v[0]
        xor r10d, edi                      ;   175.5 p5       8 v[1]
        movaps xmm2, xmm5                  ;   175.5 p1      23 w[4] copy
        pslld xmm2, 2                      ;   176.5 p0      23 w[4]
        psrld xmm5, 0x1e                   ;   177.2 p0      23 w[4]
        mov edi, r13d                      ;   176.0 p5      27 v[1] copy
        rol edi, 5                         ;   177.0 p5      27 v[1]
        add r12d, r10d                     ;   176.5 p1      27 v[1]
        xorps xmm2, xmm5                   ;   179.2 p1      23 w[4]
        movaps [rsp + 192], xmm2           ;   180.2 p3+p4   23 w[4]
        add r12d, edi                      ;   178.0 p5      27 v[1]
        xor r13d, ebp                      ;   178.2 p0       8 v[0]
        mov r8d, ebp                       ;   178.5 p1      28 v[4] copy
        ror edi, 7                         ;   179.0 p5      28 v[2]
        mov r10d, r9d                      ;   179.2 p0       8 v[4] copy
        movaps [rsp + 208], xmm0           ;   174.5 p3+p4   23 w[0]
        movq xmm5, [rsp + 216]             ;   174.8 p2      23 w[8]
        xor r10d, edi                      ;   180.2 p1       8 v[4]
        mov r11d, r9d                      ;   180.0 p5      28 v[3] copy
        xor ebp, r9d                       ;   180.2 p0       8 v[0]
        and r13d, ebp                      ;   181.2 p1       8 v[0]
        xor r9d, r12d                      ;   181.0 p5       8 v[4]
        mov ebp, dword [rsp + 180]         ;   176.5 p2      27 v[4]
        lea ebp, [rbp + r8 - 1894007588]   ;   181.2 p0      27 v[4]
        rol r12d, 5                        ;   182.0 p5      27 v[0]
        and r9d, r10d                      ;   182.0 p1       8 v[4]
        xor r8d, r13d                      ;   182.2 p0       8 v[0]
        add esi, r12d                      ;   183.0 p1      27 v[0]
        ror r12d, 7                        ;   183.0 p5      28 v[1]
        add esi, r8d                       ;   184.0 p0      27 v[0]
        punpcklqdq xmm5, xmm2              ;   183.5 p1      23 w[8]
        xorps xmm7, xmm5                   ;   184.5 p5      23 w[8]
        movaps xmm5, xmm7                  ;   185.5 p0      23 w[8] copy
        pslld xmm5, 2                      ;   186.5 p0      23 w[8]
        psrld xmm7, 0x1e                   ;   186.2 p0      23 w[8]
        mov r8d, edi                       ;   184.5 p1       8 v[3] copy
        xor r8d, r12d                      ;   185.5 p5       8 v[3]
        xorps xmm5, xmm7                   ;   188.5 p1      23 w[8]
        movaps [rsp + 224], xmm5           ;   189.5 p3+p4   23 w[8]
        xorps xmm8, xmm0                   ;   186.0 p5      23 w[0]
        mov r13d, dword [rsp + 184]        ;   182.0 p2      27 v[3]
        lea r13d, [r13 + r11 - 1894007588] ;   187.2 p0      27 v[3]
        mov r10d, dword [rsp + 208]        ;   183.0 p2      27 v[1]
        xor r11d, r9d                      ;   186.5 p1       8 v[4]
        mov r9d, edi                       ;   187.0 p5      28 v[2] copy
        add ebp, r11d                      ;   187.5 p1      27 v[4]
        xor edi, esi                       ;   188.0 p5       8 v[3]
        rol esi, 5                         ;   188.2 p0      27 v[4]
        add ebp, esi                       ;   189.2 p1      27 v[4]
        xorps xmm8, xmm1                   ;   189.0 p5      23 w[0]
        mov r11d, dword [rsp + 188]        ;   184.8 p2      27 v[2]
        lea r11d, [r11 + r9 - 1894007588]  ;   189.2 p0      27 v[2]
        lea r10d, [r10 + r12 - 1894007588] ;   190.2 p0      27 v[1]
        and r8d, edi                       ;   189.5 p1       8 v[3]
        mov edi, r12d                      ;   190.0 p5       8 v[2] copy
        ror esi, 7                         ;   191.0 p5      28 v[0]
        xor r9d, r8d                       ;   190.5 p1       8 v[3]
        mov r8d, dword [rsp + 212]         ;   186.8 p2      27 v[0]
        lea r8d, [r8 + rsi - 1894007588]   ;   192.0 p0      27 v[0]
        movq xmm7, [rsp + 200]             ;   187.8 p2      23 w[12]
        punpcklqdq xmm7, xmm5              ;   191.5 p1      23 w[12]
        xorps xmm3, xmm7                   ;   192.5 p5      23 w[12]
        xor edi, esi                       ;   192.2 p0       8 v[2]
        add r13d, r9d                      ;   192.5 p1      27 v[3]
        mov r9d, esi                       ;   193.0 p5      28 v[0] copy
        mov r14d, r12d                     ;   193.2 p0      28 v[1] copy
        xor r12d, ebp                      ;   193.5 p1       8 v[2]
        rol ebp, 5                         ;   194.0 p5      27 v[3]
        add r13d, ebp                      ;   195.0 p0      27 v[3]
        ror ebp, 7                         ;   195.0 p5      28 v[4]
        and r12d, edi                      ;   194.5 p1       8 v[2]
        mov edi, esi                       ;   195.2 p0       8 v[1] copy
        xor edi, ebp                       ;   196.2 p1       8 v[1]
        xor r14d, r12d                     ;   196.0 p5       8 v[2]
        add r11d, r14d                     ;   197.0 p0      27 v[2]
        xor esi, r13d                      ;   196.5 p1       8 v[1]
        rol r13d, 5                        ;   197.0 p5      27 v[2]
        and esi, edi                       ;   197.5 p0       8 v[1]
        movaps xmm7, xmm3                  ;   197.5 p1      23 w[12] copy
        pslld xmm7, 2                      ;   198.5 p0      23 w[12]
        psrld xmm3, 0x1e                   ;   199.2 p0      23 w[12]
        add r11d, r13d                     ;   198.0 p5      27 v[2]
        ror r13d, 7                        ;   199.0 p5      28 v[3]
        xor r9d, esi                       ;   198.5 p1       8 v[1]
        xorps xmm2, xmm1                   ;   199.5 p1      23 w[4]
        mov esi, ebp                       ;   200.0 p5       8 v[0] copy
        mov edi, ebp                       ;   200.2 p0      28 v[4] copy
        xor ebp, r11d                      ;   200.5 p1       8 v[0]
        rol r11d, 5                        ;   201.0 p5      27 v[1]
        xorps xmm7, xmm3                   ;   201.2 p0      23 w[12]
        xor esi, r13d                      ;   201.5 p1       8 v[0]
        add r10d, r9d                      ;   202.0 p5      27 v[1]
        mov r9d, dword [rsp + 216]         ;   197.2 p2      27 v[4]
        lea r9d, [r9 + rdi - 1894007588]   ;   202.2 p0      27 v[4]
        movaps [rsp + 240], xmm7           ;   202.2 p3+p4   23 w[12]
        xorps xmm2, xmm4                   ;   202.5 p1      23 w[4]
        add r10d, r11d                     ;   203.0 p5      27 v[1]
        ror r11d, 7                        ;   203.2 p0      28 v[2]
        and ebp, esi                       ;   203.5 p1       8 v[0]
        mov r12d, dword [rsp + 220]        ;   199.0 p2      27 v[3]
        lea r12d, [r12 + r13 - 1894007588] ;   204.2 p0      27 v[3]
        movq xmm1, [rsp + 232]             ;   200.0 p2      23 w[0]
        punpcklqdq xmm1, xmm7              ;   204.0 p5      23 w[0]
        mov r14d, r13d                     ;   204.5 p1      28 v[3] copy
        xor edi, ebp                       ;   205.0 p5       8 v[0]
        xorps xmm8, xmm1                   ;   205.2 p0      23 w[0]
        mov ebp, dword [rsp + 192]         ;   201.0 p2      27 v[2]
        mov esi, r13d                      ;   205.5 p1       8 v[4] copy
        xor r13d, r10d                     ;   206.0 p5       8 v[4]
        rol r10d, 5                        ;   206.2 p0      27 v[0]
        xor esi, r11d                      ;   206.5 p1       8 v[4]
        and r13d, esi                      ;   207.5 p5       8 v[4]
        xor r14d, r13d                     ;   208.5 p0       8 v[4]
        mov r13d, dword [rsp + 196]        ;   202.5 p2      27 v[1]
        lea ebp, [rbp + r11 - 1894007588]  ;   208.2 p0      27 v[2]
        add r8d, r10d                      ;   207.5 p1      27 v[0]
        ror r10d, 7                        ;   208.0 p5      28 v[1]
        mov esi, r11d                      ;   208.5 p1       8 v[3] copy
        xor esi, r10d                      ;   209.5 p5       8 v[3]
        add r8d, edi                       ;   209.2 p0      27 v[0]
        mov edi, r11d                      ;   209.5 p1      28 v[2] copy
        xor r11d, r8d                      ;   210.2 p5       8 v[3]
        add r9d, r14d                      ;   210.2 p0      27 v[4]
        lea r13d, [r13 + r10 - 1894007588] ;   211.2 p0      27 v[1]
        movaps xmm1, xmm8                  ;   210.5 p1      23 w[0] copy
        pslld xmm1, 2                      ;   212.2 p0      23 w[0]
        rol r8d, 5                         ;   211.0 p5      27 v[4]
        psrld xmm8, 0x1e                   ;   213.2 p0      23 w[0]
        and esi, r11d                      ;   211.5 p1       8 v[3]
        add r9d, r8d                       ;   212.0 p5      27 v[4]
        mov r14d, r10d                     ;   212.5 p1      28 v[1] copy
        mov r11d, r10d                     ;   213.0 p5       8 v[2] copy
        xor edi, esi                       ;   213.5 p1       8 v[3]
        xor r10d, r9d                      ;   214.0 p5       8 v[2]
        rol r9d, 5                         ;   214.2 p0      27 v[3]
        add r12d, edi                      ;   214.5 p1      27 v[3]
        add r12d, r9d                      ;   215.5 p5      27 v[3]
        ror r8d, 7                         ;   215.2 p0      28 v[0]
        xor r11d, r8d                      ;   216.2 p1       8 v[2]
        xorps xmm5, xmm4                   ;   216.0 p5      23 w[8]
        xorps xmm1, xmm8                   ;   216.2 p0      23 w[0]
        xorps xmm5, xmm6                   ;   217.0 p1      23 w[8]
        ror r9d, 7                         ;   217.0 p5      28 v[4]
        mov esi, dword [rsp + 200]         ;   212.0 p2      27 v[0]
        movaps [rsp + 256], xmm1           ;   217.2 p3+p4   23 w[0]
        lea esi, [rsi + r8 - 1894007588]   ;   217.2 p0      27 v[0]
        and r10d, r11d                     ;   217.5 p1       8 v[2]
        mov r11d, r8d                      ;   218.0 p5      28 v[0] copy
        movq xmm3, [rsp + 248]             ;   213.2 p2      23 w[4]
        punpcklqdq xmm3, xmm1              ;   218.2 p0      23 w[4]
        xorps xmm2, xmm3                   ;   219.2 p1      23 w[4]
        movaps xmm1, xmm2                  ;   220.2 p5      23 w[4] copy
        xor r14d, r10d                     ;   219.2 p0       8 v[2]
        mov r10d, dword [rsp + 204]        ;   214.5 p2      27 v[4]
        lea r10d, [r10 + r9 - 1894007588]  ;   220.2 p0      27 v[4]
        add ebp, r14d                      ;   220.2 p1      27 v[2]
        mov r14d, r9d                      ;   220.0 p5      28 v[4] copy
        mov edi, r8d                       ;   220.5 p1       8 v[1] copy
        xor r8d, r12d                      ;   221.0 p5       8 v[1]
        xor edi, r9d                       ;   221.5 p0       8 v[1]
        and r8d, edi                       ;   222.5 p1       8 v[1]
        xor r11d, r8d                      ;   223.5 p5       8 v[1]
        rol r12d, 5                        ;   222.2 p0      27 v[2]
        add ebp, r12d                      ;   223.2 p1      27 v[2]
        ror r12d, 7                        ;   223.2 p5      28 v[3]
        mov edi, r9d                       ;   223.2 p0       8 v[0] copy
        xor edi, r12d                      ;   224.2 p1       8 v[0]
        mov r8d, dword [rsp + 224]         ;   219.2 p2      27 v[3]
        xor r9d, ebp                       ;   224.2 p5       8 v[0]
        add r13d, r11d                     ;   224.5 p0      27 v[1]
        rol ebp, 5                         ;   225.0 p5      27 v[1]
        add r13d, ebp                      ;   226.0 p1      27 v[1]
        ror ebp, 7                         ;   226.0 p0      28 v[2]
        mov r11d, r12d                     ;   225.5 p1      28 v[3] copy
        lea r8d, [r8 + r12 - 1894007588]   ;   226.2 p0      27 v[3]
        pslld xmm1, 2                      ;   227.2 p0      23 w[4]
        psrld xmm2, 0x1e                   ;   228.2 p0      23 w[4]
        xorps xmm1, xmm2                   ;   230.2 p5      23 w[4]
        xorps xmm7, xmm0                   ;   226.5 p1      23 w[12]
        xorps xmm7, xmm6                   ;   227.5 p5      23 w[12]
        movaps [rsp + 272], xmm1           ;   231.2 p3+p4   23 w[4]
        movq xmm0, [rsp + 264]             ;   223.8 p2      23 w[8]
        punpcklqdq xmm0, xmm1              ;   231.2 p1      23 w[8]
        and r9d, edi                       ;   228.0 p5       8 v[0]
        xor r14d, r9d                      ;   229.0 p1       8 v[0]
        mov r9d, dword [rsp + 228]         ;   224.8 p2      27 v[2]
        lea r9d, [r9 + rbp - 1894007588]   ;   229.2 p0      27 v[2]
        mov edi, r12d                      ;   229.0 p5       8 v[4] copy
        xor r12d, r13d                     ;   229.5 p1       8 v[4]
        rol r13d, 5                        ;   230.0 p5      27 v[0]
        add esi, r14d                      ;   230.2 p0      27 v[0]
        add esi, r13d                      ;   231.2 p1      27 v[0]
        ror r13d, 7                        ;   231.0 p5      28 v[1]
        mov r14d, ebp                      ;   231.2 p0      28 v[2] copy
        xor edi, ebp                       ;   231.5 p1       8 v[4]
        and r12d, edi                      ;   232.5 p5       8 v[4]
        xor r11d, r12d                     ;   233.5 p0       8 v[4]
        mov edi, ebp                       ;   232.5 p1       8 v[3] copy
        xor edi, r13d                      ;   233.5 p5       8 v[3]
        xor ebp, esi                       ;   233.2 p0       8 v[3]
        rol esi, 5                         ;   234.0 p5      27 v[4]
        mov r12d, dword [rsp + 232]        ;   229.8 p2      27 v[1]
        lea r12d, [r12 + r13 - 1894007588] ;   234.2 p0      27 v[1]
        xorps xmm5, xmm0                   ;   233.5 p1      23 w[8]
        add r10d, r11d                     ;   234.5 p1      27 v[4]
        and ebp, edi                       ;   235.0 p5       8 v[3]
        add r10d, esi                      ;   235.5 p0      27 v[4]
        ror esi, 7                         ;   236.0 p5      28 v[0]
        mov r11d, r13d                     ;   235.5 p1      28 v[1] copy
        xor r14d, ebp                      ;   236.2 p0       8 v[3]
        mov edi, r13d                      ;   236.5 p1       8 v[2] copy
        xor edi, esi                       ;   237.5 p5       8 v[2]
        mov ebp, dword [rsp + 236]         ;   232.5 p2      27 v[0]
        lea ebp, [rbp + rsi - 1894007588]  ;   237.2 p0      27 v[0]
        xor r13d, r10d                     ;   237.5 p1       8 v[2]
        rol r10d, 5                        ;   238.0 p5      27 v[3]
        add r8d, r14d                      ;   238.2 p0      27 v[3]
        add r8d, r10d                      ;   239.2 p1      27 v[3]
        movaps xmm0, xmm5                  ;   239.0 p5      23 w[8] copy
        psrld xmm5, 0x1e                   ;   239.2 p0      23 w[8]
        ror r10d, 7                        ;   240.0 p5      28 v[4]
        and r13d, edi                      ;   239.5 p1       8 v[2]
        mov edi, esi                       ;   240.2 p0       8 v[1] copy
        xor edi, r10d                      ;   241.2 p1       8 v[1]
        pslld xmm0, 2                      ;   241.2 p0      23 w[8]
        xor r11d, r13d                     ;   241.0 p5       8 v[2]
        mov r13d, esi                      ;   241.5 p1      28 v[0] copy
        xorps xmm0, xmm5                   ;   243.2 p5      23 w[8]
        xor esi, r8d                       ;   242.2 p0       8 v[1]
        rol r8d, 5                         ;   243.0 p5      27 v[2]
        add r9d, r11d                      ;   242.5 p1      27 v[2]
        mov r11d, dword [rsp + 240]        ;   238.0 p2      27 v[4]
        add r9d, r8d                       ;   244.0 p0      27 v[2]
        ror r8d, 7                         ;   244.0 p5      28 v[3]
        and esi, edi                       ;   243.5 p1       8 v[1]
        movaps [rsp + 288], xmm0           ;   244.2 p3+p4   23 w[8]
        mov edi, r10d                      ;   244.2 p0       8 v[0] copy
        lea r11d, [r11 + r10 - 899497514]  ;   245.2 p0      27 v[4]
        mov r14d, r10d                     ;   244.5 p1      28 v[4] copy
        xor r10d, r9d                      ;   245.0 p5       8 v[0]
        xor r13d, esi                      ;   245.5 p1       8 v[1]
        mov esi, dword [rsp + 244]         ;   241.2 p2      27 v[3]
        lea esi, [rsi + r8 - 899497514]    ;   246.2 p0      27 v[3]
        xor edi, r8d                       ;   246.0 p5       8 v[0]
        movq xmm1, [rsp + 280]             ;   242.2 p2      23 w[12]
        punpcklqdq xmm1, xmm0              ;   246.5 p1      23 w[12]
        xorps xmm7, xmm1                   ;   247.5 p5      23 w[12]
        add r12d, r13d                     ;   247.2 p0      27 v[1]
        rol r9d, 5                         ;   248.0 p5      27 v[1]
        add r12d, r9d                      ;   249.0 p1      27 v[1]
        ror r9d, 7                         ;   249.0 p0      28 v[2]
        and r10d, edi                      ;   248.5 p1       8 v[0]
        xor r8d, r12d                      ;   250.0 p5       7 v[4]
        rol r12d, 5                        ;   250.0 p0      27 v[0]
        xor r8d, r9d                       ;   251.0 p1       7 v[4]
        movaps xmm0, xmm7                  ;   250.0 p5      23 w[12] copy
        mov edi, dword [rsp + 248]         ;   245.2 p2      27 v[2]
        pslld xmm0, 2                      ;   251.0 p0      23 w[12]
        psrld xmm7, 0x1e                   ;   251.2 p0      23 w[12]
        add r11d, r8d                      ;   252.0 p1      27 v[4]
        xor r14d, r10d                     ;   251.0 p5       8 v[0]
        add ebp, r14d                      ;   252.0 p1      27 v[0]
        add edi, 0xca62c1d6                ;   252.0 p5      27 v[2]
        add edi, r9d                       ;   253.0 p0      27 v[2]
        add ebp, r12d                      ;   253.0 p1      27 v[0]
        ror r12d, 7                        ;   253.0 p5      28 v[1]
        xor r9d, ebp                       ;   254.0 p0       7 v[3]
        rol ebp, 5                         ;   254.0 p5      27 v[4]
        xor r9d, r12d                      ;   255.0 p1       7 v[3]
        mov r8d, dword [rsp + 252]         ;   250.0 p2      27 v[1]
        lea r8d, [r8 + r12 - 899497514]    ;   254.2 p0      27 v[1]
        add r11d, ebp                      ;   255.0 p1      27 v[4]
        add esi, r9d                       ;   256.0 p5      27 v[3]
        mov r9d, dword [rsp + 256]         ;   251.0 p2      27 v[0]
        ror ebp, 7                         ;   255.2 p0      28 v[0]
        xorps xmm0, xmm7                   ;   255.5 p1      23 w[12]
        mov r10d, dword [rsp + 260]        ;   252.0 p2      27 v[4]
        xor r12d, r11d                     ;   256.0 p5       7 v[2]
        rol r11d, 5                        ;   256.2 p0      27 v[3]
        xor r12d, ebp                      ;   257.0 p1       7 v[2]
        add esi, r11d                      ;   257.2 p5      27 v[3]
        ror r11d, 7                        ;   257.2 p0      28 v[4]
        add edi, r12d                      ;   258.0 p1      27 v[2]
        lea r10d, [r10 + r11 - 899497514]  ;   258.2 p0      27 v[4]
        lea r9d, [r9 + rbp - 899497514]    ;   259.2 p0      27 v[0]
        xor ebp, esi                       ;   258.2 p5       7 v[1]
        rol esi, 5                         ;   259.0 p5      27 v[2]
        add edi, esi                       ;   260.0 p1      27 v[2]
        ror esi, 7                         ;   260.0 p5      28 v[3]
        xor ebp, r11d                      ;   259.5 p1       7 v[1]
        add r8d, ebp                       ;   260.5 p0      27 v[1]
        xor r11d, edi                      ;   261.0 p1       7 v[0]
        mov ebp, dword [rsp + 264]         ;   256.0 p2      27 v[3]
        lea ebp, [rbp + rsi - 899497514]   ;   261.2 p0      27 v[3]
        rol edi, 5                         ;   261.0 p5      27 v[1]
        add r8d, edi                       ;   262.0 p1      27 v[1]
        xor r11d, esi                      ;   262.0 p5       7 v[0]
        xor esi, r8d                       ;   263.0 p0       7 v[4]
        add r9d, r11d                      ;   263.0 p1      27 v[0]
        rol r8d, 5                         ;   263.0 p5      27 v[0]
        ror edi, 7                         ;   263.2 p0      28 v[2]
        xor esi, edi                       ;   264.2 p1       7 v[4]
        mov r11d, dword [rsp + 268]        ;   259.0 p2      27 v[2]
        lea r11d, [r11 + rdi - 899497514]  ;   264.2 p0      27 v[2]
        add r9d, r8d                       ;   264.0 p5      27 v[0]
        ror r8d, 7                         ;   265.0 p5      28 v[1]
        add r10d, esi                      ;   265.2 p1      27 v[4]
        xor edi, r9d                       ;   265.2 p0       7 v[3]
        xor edi, r8d                       ;   266.2 p1       7 v[3]
        rol r9d, 5                         ;   266.0 p5      27 v[4]
        mov esi, dword [rsp + 272]         ;   261.2 p2      27 v[1]
        lea esi, [rsi + r8 - 899497514]    ;   266.2 p0      27 v[1]
        add r10d, r9d                      ;   267.0 p1      27 v[4]
        add ebp, edi                       ;   267.2 p5      27 v[3]
        mov edi, dword [rsp + 276]         ;   262.2 p2      27 v[0]
        xor r8d, r10d                      ;   268.0 p0       7 v[2]
        rol r10d, 5                        ;   268.0 p5      27 v[3]
        add ebp, r10d                      ;   269.0 p1      27 v[3]
        ror r10d, 7                        ;   269.0 p0      28 v[4]
        ror r9d, 7                         ;   269.0 p5      28 v[0]
        xor r8d, r9d                       ;   270.0 p1       7 v[2]
        add r11d, r8d                      ;   271.0 p0      27 v[2]
        lea edi, [rdi + r9 - 899497514]    ;   270.2 p0      27 v[0]
        xor r9d, ebp                       ;   270.0 p1       7 v[1]
        rol ebp, 5                         ;   270.0 p5      27 v[2]
        xor r9d, r10d                      ;   271.0 p1       7 v[1]
        add r11d, ebp                      ;   272.0 p5      27 v[2]
        ror ebp, 7                         ;   271.2 p0      28 v[3]
        add esi, r9d                       ;   272.0 p1      27 v[1]
        mov r9d, dword [rsp + 284]         ;   267.0 p2      27 v[3]
        movaps [rsp + 304], xmm0           ;   267.2 p3+p4   23 w[12]
        mov r8d, dword [rsp + 280]         ;   268.0 p2      27 v[4]
        lea r8d, [r8 + r10 - 899497514]    ;   272.2 p0      27 v[4]
        xor r10d, r11d                     ;   273.0 p5       7 v[0]
        rol r11d, 5                        ;   273.0 p5      27 v[1]
        xor r10d, ebp                      ;   274.0 p1       7 v[0]
        add esi, r11d                      ;   274.0 p0      27 v[1]
        ror r11d, 7                        ;   274.0 p5      28 v[2]
        add edi, r10d                      ;   275.0 p1      27 v[0]
        mov r10d, dword [rsp + 288]        ;   270.0 p2      27 v[2]
        lea r10d, [r10 + r11 - 899497514]  ;   275.0 p0      27 v[2]
        lea r9d, [r9 + rbp - 899497514]    ;   275.2 p0      27 v[3]
        xor ebp, esi                       ;   275.0 p1       7 v[4]
        xor ebp, r11d                      ;   276.0 p5       7 v[4]
        rol esi, 5                         ;   276.0 p5      27 v[0]
        add edi, esi                       ;   277.0 p1      27 v[0]
        ror esi, 7                         ;   277.0 p0      28 v[1]
        add r8d, ebp                       ;   277.0 p1      27 v[4]
        xor r11d, edi                      ;   278.0 p5       7 v[3]
        rol edi, 5                         ;   278.0 p0      27 v[4]
        add r8d, edi                       ;   279.0 p1      27 v[4]
        ror edi, 7                         ;   279.0 p5      28 v[0]
        xor r11d, esi                      ;   279.0 p0       7 v[3]
        add r9d, r11d                      ;   280.0 p1      27 v[3]
        mov ebp, dword [rsp + 292]         ;   274.5 p2      27 v[1]
        lea ebp, [rbp + rsi - 899497514]   ;   279.2 p0      27 v[1]
        mov r11d, dword [rsp + 296]        ;   275.5 p2      27 v[0]
        lea r11d, [r11 + rdi - 899497514]  ;   280.2 p0      27 v[0]
        xor esi, r8d                       ;   280.0 p5       7 v[2]
        rol r8d, 5                         ;   280.0 p5      27 v[3]
        add r9d, r8d                       ;   281.0 p1      27 v[3]
        ror r8d, 7                         ;   281.0 p5      28 v[4]
        xor esi, edi                       ;   281.0 p1       7 v[2]
        add r10d, esi                      ;   282.0 p0      27 v[2]
        mov esi, dword [rsp + 300]         ;   277.2 p2      27 v[4]
        xor edi, r9d                       ;   282.0 p1       7 v[1]
        rol r9d, 5                         ;   282.0 p5      27 v[2]
        add r10d, r9d                      ;   283.0 p0      27 v[2]
        xor edi, r8d                       ;   283.0 p1       7 v[1]
        lea esi, [rsi + r8 - 899497514]    ;   283.2 p0      27 v[4]
        xor r8d, r10d                      ;   284.0 p5       7 v[0]
        ror r9d, 7                         ;   284.0 p5      28 v[3]
        add ebp, edi                       ;   284.0 p1      27 v[1]
        rol r10d, 5                        ;   284.2 p0      27 v[1]
        mov edi, dword [rsp + 304]         ;   280.2 p2      27 v[3]
        xor r8d, r9d                       ;   285.0 p1       7 v[0]
        lea edi, [rdi + r9 - 899497514]    ;   285.2 p0      27 v[3]
        add ebp, r10d                      ;   285.2 p5      27 v[1]
        ror r10d, 7                        ;   286.0 p5      28 v[2]
        xor r9d, ebp                       ;   286.2 p1       7 v[4]
        xor r9d, r10d                      ;   287.2 p0       7 v[4]
        add r11d, r8d                      ;   286.5 p1      27 v[0]
        rol ebp, 5                         ;   287.0 p5      27 v[0]
        add r11d, ebp                      ;   288.0 p0      27 v[0]
        ror ebp, 7                         ;   288.0 p5      28 v[1]
        add esi, r9d                       ;   288.2 p1      27 v[4]
        mov r9d, dword [rsp + 312]         ;   283.5 p2      27 v[1]
        lea r9d, [r9 + rbp - 899497514]    ;   289.0 p0      27 v[1]
        mov r8d, dword [rsp + 308]         ;   284.5 p2      27 v[2]
        lea r8d, [r8 + r10 - 899497514]    ;   289.2 p0      27 v[2]
        xor r10d, r11d                     ;   289.0 p1       7 v[3]
        xor r10d, ebp                      ;   290.0 p5       7 v[3]
        add edi, r10d                      ;   291.0 p1      27 v[3]
        mov r10d, dword [rsp + 352]        ;   285.5 p2      30 h
        rol r11d, 5                        ;   290.0 p5      27 v[4]
        add esi, r11d                      ;   291.0 p0      27 v[4]
        ror r11d, 7                        ;   291.0 p5      28 v[0]
        xor ebp, esi                       ;   292.0 p1       7 v[2]
        rol esi, 5                         ;   292.0 p0      27 v[3]
        xor ebp, r11d                      ;   293.0 p1       7 v[2]
        add r8d, ebp                       ;   294.0 p5      27 v[2]
        lea r10d, [r10 + r11 - 899497514]  ;   292.2 p0      30 h
        add r10d, dword [rsp + 316]        ;   293.2 p1+p2   30 h
        add edi, esi                       ;   293.0 p5      27 v[3]
        ror esi, 7                         ;   293.2 p0      28 v[4]
        xor r11d, edi                      ;   294.0 p1       7 v[1]
        mov ebp, dword [rsp + 356]         ;   289.2 p2      30 h
        rol edi, 5                         ;   294.0 p5      27 v[2]
        mov r12d, dword [rsp + 364]        ;   290.2 p2      30 h
        xor r11d, esi                      ;   295.0 p0       7 v[1]
        add r8d, edi                       ;   295.0 p1      27 v[2]
        ror edi, 7                         ;   295.0 p5      28 v[3]
        add r9d, r11d                      ;   296.0 p0      27 v[1]
        mov r11d, dword [rsp + 360]        ;   291.2 p2      30 h
        add r12d, edi                      ;   296.0 p1      30 h
        xor edi, esi                       ;   296.0 p5       7 v[0]
        add esi, dword [rsp + 368]         ;   296.2 p0+p2   30 h
        xor edi, r8d                       ;   297.0 p1       7 v[0]
        mov dword [rsp + 364], r12d        ;   297.0 p3+p4   30 h
        rol r8d, 5                         ;   297.0 p5      27 v[1]
        mov dword [rsp + 368], esi         ;   297.2 p3+p4   30 h
        add r9d, r8d                       ;   298.0 p0      27 v[1]
        add ebp, r9d                       ;   299.0 p1      30 h
        mov dword [rsp + 356], ebp         ;   300.0 p3+p4   30 h
        add r10d, edi                      ;   298.0 p5      30 h
        ror r8d, 7                         ;   298.2 p0      28 v[2]
        add r11d, r8d                      ;   299.2 p1      30 h
        rol r9d, 5                         ;   299.0 p5      27 v[0]
        add r10d, r9d                      ;   300.0 p0      30 h
        mov dword [rsp + 360], r11d        ;   300.2 p3+p4   30 h
        mov r8, qword [rsp + 344]          ;   296.2 p2      16 blocks
        mov dword [rsp + 352], r10d        ;   301.0 p3+p4   30 h
        add r8, 0x40                       ;   299.5 p1      16 blocks
        cmp r8, qword [rsp + 336]          ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 352]         ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 320]          ;     1.0 p2      16 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   16 blocks
        mov esi, dword [rsp + 356]         ;     2.0 p2      16 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   16 blocks
        mov esi, dword [rsp + 360]         ;     3.0 p2      16 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   16 blocks
        mov esi, dword [rsp + 364]         ;     4.0 p2      16 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   16 blocks
        mov esi, dword [rsp + 368]         ;     5.0 p2      16 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   16 blocks
        xorps xmm0, xmm0                   ;                    cleared
        movaps [rsp + 0], xmm0             ;                    cleared
        movaps [rsp + 16], xmm0            ;                    cleared
        movaps [rsp + 32], xmm0            ;                    cleared
        movaps [rsp + 48], xmm0            ;                    cleared
        movaps [rsp + 64], xmm0            ;                    cleared
        movaps [rsp + 80], xmm0            ;                    cleared
        movaps [rsp + 96], xmm0            ;                    cleared
        movaps [rsp + 112], xmm0           ;                    cleared
        movaps [rsp + 128], xmm0           ;                    cleared
        movaps [rsp + 144], xmm0           ;                    cleared
        movaps [rsp + 160], xmm0           ;                    cleared
        movaps [rsp + 176], xmm0           ;                    cleared
        movaps [rsp + 192], xmm0           ;                    cleared
        movaps [rsp + 208], xmm0           ;                    cleared
        movaps [rsp + 224], xmm0           ;                    cleared
        movaps [rsp + 240], xmm0           ;                    cleared
        movaps [rsp + 256], xmm0           ;                    cleared
        movaps [rsp + 272], xmm0           ;                    cleared
        movaps [rsp + 288], xmm0           ;                    cleared
        movaps [rsp + 304], xmm0           ;                    cleared
        movaps [rsp + 336], xmm0           ;                    cleared
        movaps [rsp + 352], xmm0           ;                    cleared
        movq [rsp + 368], xmm0             ;                    cleared
        add rsp, 0x178                     ;                    frame
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
