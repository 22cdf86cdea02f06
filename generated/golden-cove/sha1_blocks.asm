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
; The frame is cleared before return: 72 bytes, 10 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 1191 uops, planned 204.0; bounds: width 198.5, ports 180.2, path 165.0
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
        sub rsp, 0x68                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 44], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      16 h reload
        mov esi, dword [r8]                ;     5.0 p3      16 h
        mov dword [rsp + 24], esi          ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 4]            ;     5.0 p10     16 h
        mov dword [rsp + 28], esi          ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 8]            ;     5.0 p2      16 h
        mov dword [rsp + 32], esi          ;    10.0 p7+p4   16 h
        mov esi, dword [r8 + 12]           ;     5.0 p3      16 h
        mov dword [rsp + 36], esi          ;    10.0 p8+p9   16 h
        mov esi, dword [r8 + 16]           ;     5.0 p10     16 h
        mov dword [rsp + 40], esi          ;    10.0 p7+p4   16 h
        mov r8d, dword [rsp + 44]          ;     2.0 p2      16 h
        shl r8, 6                          ;     7.0 p0      16 h
        add r8, qword [rsp + 8]            ;     8.0 p1+p3   16 h
        mov qword [rsp + 16], r8           ;     9.0 p8+p9   16 h
        cmp dword [rsp + 44], 0            ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 8]            ;     0.0 p2      22 w[0] reload
        mov esi, dword [r8]                ;     5.0 p3      22 w[0]
        bswap esi                          ;    10.0 p1      22 w[0]
        mov edi, dword [rsp + 40]          ;     0.5 p10     27 v[4]
        lea edi, [rdi + rsi + 1518500249]  ;    11.0 p0      27 v[4]
        mov ebp, dword [r8 + 4]            ;     5.0 p2      22 w[1]
        bswap ebp                          ;    10.0 p1      22 w[1]
        mov r9d, dword [rsp + 36]          ;     1.2 p3      27 v[3]
        lea r9d, [r9 + rbp + 1518500249]   ;    11.0 p5      27 v[3]
        mov r10d, dword [r8 + 8]           ;     5.0 p10     22 w[2]
        bswap r10d                         ;    10.0 p1      22 w[2]
        mov r11d, dword [rsp + 32]         ;     2.0 p2      27 v[2]
        lea r11d, [r11 + r10 + 1518500249] ;    11.0 p6      27 v[2]
        mov r12d, dword [r8 + 12]          ;     5.0 p3      22 w[3]
        bswap r12d                         ;    10.0 p1      22 w[3]
        mov r13d, dword [rsp + 24]         ;     2.5 p10     27 v[4]
        rol r13d, 5                        ;     7.5 p0      27 v[4]
        add edi, r13d                      ;    12.0 p11     27 v[4]
        mov r13d, dword [r8 + 16]          ;     5.0 p2      22 w[4]
        bswap r13d                         ;    10.0 p1      22 w[4]
        mov r14d, dword [rsp + 28]         ;     3.3 p3      28 v[1]
        rol r14d, 0x1e                     ;     8.3 p6      28 v[1]
        mov r15d, dword [r8 + 20]          ;     5.0 p10     22 w[5]
        bswap r15d                         ;    10.0 p1      22 w[5]
        mov eax, dword [rsp + 24]          ;     4.0 p2       6 v[3]
        not eax                            ;     9.0 p5       6 v[3]
        mov ecx, dword [rsp + 32]          ;     4.3 p3      19 v[2] reload
        and eax, ecx                       ;    10.0 p0       6 v[3]
        add r9d, eax                       ;    12.0 p11     27 v[3]
        mov eax, dword [r8 + 24]           ;     5.0 p10     22 w[6]
        bswap eax                          ;    10.0 p1      22 w[6]
        xor esi, r10d                      ;    11.0 p6      23 w[0]
        mov edx, r14d                      ;     9.3          6 v[3] copy
        mov ebx, dword [rsp + 24]          ;     5.5 p2      19 v[0] reload
        and edx, ebx                       ;    10.5 p5       6 v[3]
        add r9d, edx                       ;    13.0 p0      27 v[3]
        mov edx, ebx                       ;    10.5         28 v[0] copy
        rol edx, 0x1e                      ;    10.5 p6      28 v[0]
        xor ebp, r12d                      ;    11.0 p11     23 w[1]
        xor r10d, r13d                     ;    11.0 p5      23 w[2]
        lea ebx, [r12 + r14 + 1518500249]  ;    11.0 p0      27 v[1]
        xor r12d, r15d                     ;    11.0 p6      23 w[3]
        mov r8d, r14d                      ;     9.3          6 v[2] copy
        xor r8d, edx                       ;    11.5 p1       6 v[2]
        mov dword [rsp + 48], r12d         ;    12.0 p7+p4   23 w[3] spill
        lea r12d, [r13 + rdx + 1518500249] ;    11.5 p11     27 v[0]
        xor r13d, eax                      ;    11.0 p5      23 w[4]
        mov dword [rsp + 52], r13d         ;    12.0 p8+p9   23 w[4] spill
        mov r13d, edx                      ;    11.5          6 v[1] copy
        mov dword [rsp + 56], r10d         ;    12.0 p7+p4   23 w[2] spill
        lea r10d, [r15 + 1518500249]       ;    11.0 p0      27 v[4]
        mov dword [rsp + 60], r15d         ;    11.0 p8+p9   23 w[5] spill
        lea r15d, [rax + 1518500249]       ;    11.0 p6      27 v[3]
        mov dword [rsp + 64], eax          ;    11.0 p7+p4   23 w[6] spill
        mov eax, ecx                       ;     9.3          6 v[4] copy
        xor eax, dword [rsp + 36]          ;     9.3 p1+p3    6 v[4]
        and eax, dword [rsp + 28]          ;    10.3 p11+p10    6 v[4]
        xor eax, dword [rsp + 36]          ;    11.3 p5+p2    6 v[4]
        add edi, eax                       ;    13.0 p0      27 v[4]
        and r8d, edi                       ;    14.0 p6       6 v[2]
        xor r14d, r8d                      ;    15.0 p1       6 v[2]
        add r11d, r14d                     ;    16.0 p11     27 v[2]
        mov r8d, edi                       ;    14.0         27 v[3] copy
        rol r8d, 5                         ;    14.0 p0      27 v[3]
        add r9d, r8d                       ;    15.0 p5      27 v[3]
        rol edi, 0x1e                      ;    14.0 p6      28 v[4]
        xor r13d, edi                      ;    15.0 p1       6 v[1]
        and r13d, r9d                      ;    16.0 p11      6 v[1]
        xor edx, r13d                      ;    17.0 p5       6 v[1]
        add ebx, edx                       ;    18.0 p0      27 v[1]
        add r10d, edi                      ;    15.0 p6      27 v[4]
        mov r8d, r9d                       ;    16.0         27 v[2] copy
        rol r8d, 5                         ;    16.0 p0      27 v[2]
        add r11d, r8d                      ;    17.0 p1      27 v[2]
        rol r9d, 0x1e                      ;    16.0 p6      28 v[3]
        add r15d, r9d                      ;    17.0 p11     27 v[3]
        mov r8d, edi                       ;    15.0          6 v[0] copy
        xor r8d, r9d                       ;    17.0 p5       6 v[0]
        and r8d, r11d                      ;    18.0 p1       6 v[0]
        xor edi, r8d                       ;    19.0 p11      6 v[0]
        add r12d, edi                      ;    20.0 p0      27 v[0]
        mov edi, r11d                      ;    18.0         27 v[1] copy
        rol edi, 5                         ;    18.0 p6      27 v[1]
        add ebx, edi                       ;    19.0 p5      27 v[1]
        rol r11d, 0x1e                     ;    18.0 p0      28 v[2]
        mov edi, r9d                       ;    17.0          6 v[4] copy
        xor edi, r11d                      ;    19.0 p1       6 v[4]
        and edi, ebx                       ;    20.0 p11      6 v[4]
        xor r9d, edi                       ;    21.0 p5       6 v[4]
        add r10d, r9d                      ;    22.0 p6      27 v[4]
        mov edi, ebx                       ;    20.0         27 v[0] copy
        rol edi, 5                         ;    20.0 p0      27 v[0]
        add r12d, edi                      ;    21.0 p1      27 v[0]
        rol ebx, 0x1e                      ;    20.0 p6      28 v[1]
        mov edi, r12d                      ;    22.0         27 v[4] copy
        rol edi, 5                         ;    22.0 p0      27 v[4]
        add r10d, edi                      ;    23.0 p11     27 v[4]
        mov edi, r12d                      ;    22.0         28 v[0] copy
        rol edi, 0x1e                      ;    22.0 p6      28 v[0]
        mov r8d, r11d                      ;    19.0          6 v[3] copy
        xor r8d, ebx                       ;    21.0 p5       6 v[3]
        and r12d, r8d                      ;    22.0 p1       6 v[3]
        xor r12d, r11d                     ;    23.0 p11      6 v[3]
        add r15d, r12d                     ;    24.0 p5      27 v[3]
        mov r8d, r10d                      ;    24.0         27 v[3] copy
        rol r8d, 5                         ;    24.0 p0      27 v[3]
        add r15d, r8d                      ;    25.0 p1      27 v[3]
        mov r8d, r10d                      ;    24.0         28 v[4] copy
        rol r8d, 0x1e                      ;    24.0 p6      28 v[4]
        mov r9d, ebx                       ;    21.0          6 v[2] copy
        xor r9d, edi                       ;    23.0 p11      6 v[2]
        and r10d, r9d                      ;    24.0 p5       6 v[2]
        xor r10d, ebx                      ;    25.0 p0       6 v[2]
        lea r11d, [r11 + r10 + 1518500249] ;    26.0 p1      27 v[2]
        mov r9d, r15d                      ;    26.0         27 v[2] copy
        rol r9d, 5                         ;    26.0 p6      27 v[2]
        add r11d, r9d                      ;    27.0 p11     27 v[2]
        mov r9d, r15d                      ;    26.0         28 v[3] copy
        rol r9d, 0x1e                      ;    26.0 p0      28 v[3]
        mov r10d, edi                      ;    23.0          6 v[1] copy
        xor r10d, r8d                      ;    25.0 p5       6 v[1]
        and r15d, r10d                     ;    26.0 p1       6 v[1]
        xor r15d, edi                      ;    27.0 p6       6 v[1]
        lea ebx, [rbx + r15 + 1518500249]  ;    28.0 p11     27 v[1]
        mov r10, qword [rsp + 8]           ;    20.7 p3      22 w[0] reload
        mov r12d, dword [r10 + 28]         ;    25.7 p10     22 w[7]
        bswap r12d                         ;    30.7 p1      22 w[7]
        add r11d, r12d                     ;    31.7 p0      27 v[2]
        mov r13d, dword [r10 + 32]         ;    25.7 p2      22 w[8]
        bswap r13d                         ;    30.7 p1      22 w[8]
        add ebx, r13d                      ;    31.7 p5      27 v[1]
        mov r14d, dword [r10 + 36]         ;    25.7 p3      22 w[9]
        bswap r14d                         ;    30.7 p1      22 w[9]
        lea edi, [rdi + r14 + 1518500249]  ;    31.7 p6      27 v[0]
        mov r15d, dword [r10 + 40]         ;    25.7 p10     22 w[10]
        bswap r15d                         ;    30.7 p1      22 w[10]
        xor esi, r13d                      ;    31.7 p11     23 w[0]
        xor ebp, r14d                      ;    31.7 p0      23 w[1]
        mov eax, dword [r10 + 44]          ;    25.7 p2      22 w[11]
        bswap eax                          ;    30.7 p1      22 w[11]
        mov edx, dword [r10 + 48]          ;    25.7 p3      22 w[12]
        bswap edx                          ;    30.7 p1      22 w[12]
        mov ecx, dword [r10 + 52]          ;    25.7 p10     22 w[13]
        bswap ecx                          ;    30.7 p1      22 w[13]
        xor esi, ecx                       ;    32.7 p5      23 w[0]
        rol esi, 1                         ;    33.7 p6      23 w[0]
        mov dword [rsp + 68], r13d         ;    31.7 p8+p9   22 w[8] spill
        mov r13d, dword [r10 + 56]         ;    25.7 p2      22 w[14]
        bswap r13d                         ;    30.7 p1      22 w[14]
        xor ebp, r13d                      ;    32.7 p11     23 w[1]
        rol ebp, 1                         ;    33.7 p0      23 w[1]
        mov r10d, dword [r10 + 60]         ;    25.7 p3      22 w[15]
        bswap r10d                         ;    30.7 p1      22 w[15]
        mov dword [rsp + 72], r14d         ;    31.7 p7+p4   22 w[9] spill
        mov r14d, r11d                     ;    32.7         27 v[1] copy
        rol r14d, 5                        ;    32.7 p6      27 v[1]
        add ebx, r14d                      ;    33.7 p5      27 v[1]
        mov r14d, r11d                     ;    32.7         28 v[2] copy
        rol r14d, 0x1e                     ;    32.7 p0      28 v[2]
        mov dword [rsp + 76], r12d         ;    31.7 p8+p9   22 w[7] spill
        mov r12d, r8d                      ;    26.7          6 v[0] copy
        xor r12d, r9d                      ;    27.0 p11      6 v[0]
        and r11d, r12d                     ;    32.7 p6       6 v[0]
        xor r11d, r8d                      ;    33.7 p5       6 v[0]
        add edi, r11d                      ;    34.7 p0      27 v[0]
        lea r8d, [r8 + r15 + 1518500249]   ;    31.7 p11     27 v[4]
        mov r11d, ebx                      ;    34.7         27 v[0] copy
        rol r11d, 5                        ;    34.7 p6      27 v[0]
        add edi, r11d                      ;    35.7 p5      27 v[0]
        mov r11d, ebx                      ;    34.7         28 v[1] copy
        rol r11d, 0x1e                     ;    34.7 p0      28 v[1]
        mov r12d, r9d                      ;    28.5          6 v[4] copy
        xor r12d, r14d                     ;    33.7 p11      6 v[4]
        and ebx, r12d                      ;    34.7 p6       6 v[4]
        xor ebx, r9d                       ;    35.7 p5       6 v[4]
        add r8d, ebx                       ;    36.7 p0      27 v[4]
        lea r9d, [r9 + rax + 1518500249]   ;    31.7 p11     27 v[3]
        mov r12d, dword [rsp + 56]         ;    29.5 p10     23 w[2] reload
        xor r12d, r15d                     ;    34.5 p6      23 w[2]
        xor r12d, r10d                     ;    35.5 p1      23 w[2]
        rol r12d, 1                        ;    36.5 p0      23 w[2]
        mov ebx, dword [rsp + 48]          ;    30.2 p2      23 w[3] reload
        xor ebx, eax                       ;    35.2 p5      23 w[3]
        xor ebx, esi                       ;    36.2 p11     23 w[3]
        rol ebx, 1                         ;    37.2 p6      23 w[3]
        mov dword [rsp + 48], r15d         ;    31.7 p7+p4   22 w[10] spill
        mov r15d, edi                      ;    36.7         27 v[4] copy
        rol r15d, 5                        ;    36.7 p0      27 v[4]
        add r8d, r15d                      ;    37.7 p1      27 v[4]
        mov r15d, edi                      ;    36.7         28 v[0] copy
        rol r15d, 0x1e                     ;    36.7 p6      28 v[0]
        mov dword [rsp + 56], eax          ;    31.8 p8+p9   22 w[11] spill
        mov eax, r8d                       ;    38.7         27 v[3] copy
        rol eax, 5                         ;    38.7 p0      27 v[3]
        add r9d, eax                       ;    39.7 p5      27 v[3]
        mov eax, r8d                       ;    38.7         28 v[4] copy
        rol eax, 0x1e                      ;    38.7 p6      28 v[4]
        mov dword [rsp + 80], ebx          ;    38.2 p7+p4   23 w[3] spill
        mov ebx, r14d                      ;    33.7          6 v[3] copy
        xor ebx, r11d                      ;    35.7 p11      6 v[3]
        and edi, ebx                       ;    36.7 p1       6 v[3]
        xor edi, r14d                      ;    37.7 p0       6 v[3]
        add r9d, edi                       ;    40.7 p5      27 v[3]
        lea r14d, [r14 + rdx + 1518500249] ;    34.0 p6      27 v[2]
        mov edi, dword [rsp + 52]          ;    34.0 p3      23 w[4] reload
        xor edi, edx                       ;    39.0 p11     23 w[4]
        xor edi, ebp                       ;    40.0 p1      23 w[4]
        rol edi, 1                         ;    41.0 p0      23 w[4]
        mov ebx, r11d                      ;    35.7          6 v[2] copy
        xor ebx, r15d                      ;    37.7 p5       6 v[2]
        and r8d, ebx                       ;    38.7 p6       6 v[2]
        xor r8d, r11d                      ;    39.7 p11      6 v[2]
        add r14d, r8d                      ;    40.7 p1      27 v[2]
        lea r11d, [r11 + rcx + 1518500249] ;    35.7 p0      27 v[1]
        mov r8d, dword [rsp + 60]          ;    35.7 p10     23 w[5] reload
        xor r8d, ecx                       ;    40.7 p5      23 w[5]
        xor r8d, r12d                      ;    41.7 p6      23 w[5]
        mov ebx, r9d                       ;    41.7         27 v[2] copy
        rol ebx, 5                         ;    41.7 p0      27 v[2]
        add r14d, ebx                      ;    42.7 p11     27 v[2]
        mov ebx, r9d                       ;    41.7         28 v[3] copy
        rol ebx, 0x1e                      ;    41.7 p6      28 v[3]
        xor r8d, dword [rsp + 76]          ;    42.7 p1+p2   23 w[5]
        rol r8d, 1                         ;    43.7 p0      23 w[5]
        mov dword [rsp + 60], edx          ;    37.3 p8+p9   22 w[12] spill
        mov edx, r15d                      ;    37.7          6 v[1] copy
        xor edx, eax                       ;    39.7 p5       6 v[1]
        and r9d, edx                       ;    41.7 p11      6 v[1]
        xor r9d, r15d                      ;    42.7 p1       6 v[1]
        add r11d, r9d                      ;    43.7 p6      27 v[1]
        lea r15d, [r15 + r13 + 1518500249] ;    38.5 p0      27 v[0]
        mov r9d, dword [rsp + 64]          ;    38.5 p3      23 w[6] reload
        xor r9d, r13d                      ;    43.5 p5      23 w[6]
        mov edx, r14d                      ;    43.7         27 v[1] copy
        rol edx, 5                         ;    43.7 p6      27 v[1]
        add r11d, edx                      ;    44.7 p11     27 v[1]
        mov edx, r14d                      ;    43.7         28 v[2] copy
        rol edx, 0x1e                      ;    43.7 p0      28 v[2]
        xor r9d, dword [rsp + 80]          ;    44.5 p1+p10   23 w[6]
        xor r9d, dword [rsp + 68]          ;    45.5 p5+p2   23 w[6]
        rol r9d, 1                         ;    46.5 p6      23 w[6]
        mov dword [rsp + 64], r13d         ;    40.2 p7+p4   22 w[14] spill
        mov r13d, eax                      ;    40.3          6 v[0] copy
        xor r13d, ebx                      ;    42.7 p11      6 v[0]
        and r14d, r13d                     ;    43.7 p0       6 v[0]
        xor r14d, eax                      ;    44.7 p1       6 v[0]
        add r15d, r14d                     ;    45.7 p5      27 v[0]
        lea eax, [rax + r10 + 1518500249]  ;    41.2 p6      27 v[4]
        mov r13d, r11d                     ;    45.7         27 v[0] copy
        rol r13d, 5                        ;    45.7 p0      27 v[0]
        add r15d, r13d                     ;    46.7 p11     27 v[0]
        mov r13d, r11d                     ;    45.7         28 v[1] copy
        rol r13d, 0x1e                     ;    45.7 p6      28 v[1]
        mov r14d, r15d                     ;    47.7         27 v[4] copy
        rol r14d, 5                        ;    47.7 p0      27 v[4]
        add eax, r14d                      ;    48.7 p1      27 v[4]
        mov r14d, r15d                     ;    47.7         28 v[0] copy
        rol r14d, 0x1e                     ;    47.7 p6      28 v[0]
        mov dword [rsp + 52], ecx          ;    43.0 p8+p9   22 w[13] spill
        mov ecx, ebx                       ;    43.2          6 v[4] copy
        xor ecx, edx                       ;    44.7 p5       6 v[4]
        and r11d, ecx                      ;    45.7 p11      6 v[4]
        xor r11d, ebx                      ;    46.7 p1       6 v[4]
        add eax, r11d                      ;    49.7 p0      27 v[4]
        lea ebx, [rbx + rsi + 1518500249]  ;    44.2 p6      27 v[3]
        mov r11d, edx                      ;    44.7          6 v[3] copy
        xor r11d, r13d                     ;    46.7 p5       6 v[3]
        and r15d, r11d                     ;    47.7 p11      6 v[3]
        xor r15d, edx                      ;    48.7 p1       6 v[3]
        add ebx, r15d                      ;    49.7 p0      27 v[3]
        lea edx, [rdx + rbp + 1518500249]  ;    45.2 p6      27 v[2]
        mov r11d, dword [rsp + 80]         ;    45.2 p3      27 v[0]
        lea r11d, [r11 + r14 + 1518500249] ;    50.2 p5      27 v[0]
        mov r15d, eax                      ;    50.7         27 v[3] copy
        rol r15d, 5                        ;    50.7 p0      27 v[3]
        add ebx, r15d                      ;    51.7 p11     27 v[3]
        mov r15d, eax                      ;    50.7         28 v[4] copy
        rol r15d, 0x1e                     ;    50.7 p6      28 v[4]
        mov ecx, r13d                      ;    46.7          6 v[2] copy
        xor ecx, r14d                      ;    48.7 p1       6 v[2]
        and eax, ecx                       ;    50.7 p5       6 v[2]
        xor eax, r13d                      ;    51.7 p11      6 v[2]
        add edx, eax                       ;    52.7 p0      27 v[2]
        lea r13d, [r13 + r12 + 1518500249] ;    47.2 p6      27 v[1]
        mov eax, r14d                      ;    48.7          6 v[1] copy
        xor eax, r15d                      ;    51.7 p1       6 v[1]
        and eax, ebx                       ;    52.7 p5       6 v[1]
        xor r14d, eax                      ;    53.7 p11      6 v[1]
        add r13d, r14d                     ;    54.7 p0      27 v[1]
        mov r14d, ebx                      ;    52.7         27 v[2] copy
        rol r14d, 5                        ;    52.7 p6      27 v[2]
        add edx, r14d                      ;    53.7 p1      27 v[2]
        rol ebx, 0x1e                      ;    52.7 p0      28 v[3]
        mov r14d, edx                      ;    54.7         27 v[1] copy
        rol r14d, 5                        ;    54.7 p6      27 v[1]
        add r13d, r14d                     ;    55.7 p5      27 v[1]
        mov r14d, edx                      ;    54.7         28 v[2] copy
        rol r14d, 0x1e                     ;    54.7 p0      28 v[2]
        mov eax, r13d                      ;    56.7         27 v[0] copy
        rol eax, 5                         ;    56.7 p6      27 v[0]
        add r11d, eax                      ;    57.7 p11     27 v[0]
        mov eax, r13d                      ;    56.7         28 v[1] copy
        rol eax, 0x1e                      ;    56.7 p0      28 v[1]
        xor r13d, ebx                      ;    56.7 p1       7 v[4]
        xor r13d, r14d                     ;    57.7 p5       7 v[4]
        lea r13d, [r13 + r15 + 1859775393] ;    58.7 p11     27 v[4]
        lea ecx, [rbx + r8 + 1859775393]   ;    53.7 p6      27 v[3]
        xor ebx, r15d                      ;    53.7 p1       6 v[0]
        and edx, ebx                       ;    54.7 p5       6 v[0]
        xor r15d, edx                      ;    55.7 p11      6 v[0]
        add r11d, r15d                     ;    58.7 p0      27 v[0]
        add r13d, edi                      ;    59.7 p6      27 v[4]
        lea r15d, [r14 + r9 + 1859775393]  ;    55.7 p1      27 v[2]
        xor r14d, eax                      ;    57.7 p5       7 v[3]
        xor r14d, r11d                     ;    59.7 p11      7 v[3]
        add ecx, r14d                      ;    60.7 p0      27 v[3]
        mov r14d, r11d                     ;    59.7         27 v[4] copy
        rol r14d, 5                        ;    59.7 p6      27 v[4]
        add r13d, r14d                     ;    60.7 p1      27 v[4]
        rol r11d, 0x1e                     ;    59.7 p0      28 v[0]
        mov r14d, r10d                     ;    53.3         23 w[7] copy
        xor r14d, edi                      ;    53.7 p5      23 w[7]
        mov edx, eax                       ;    57.7          7 v[2] copy
        xor edx, r11d                      ;    60.7 p11      7 v[2]
        xor edx, r13d                      ;    61.7 p6       7 v[2]
        add r15d, edx                      ;    62.7 p1      27 v[2]
        mov edx, r13d                      ;    61.7         27 v[3] copy
        rol edx, 5                         ;    61.7 p0      27 v[3]
        add ecx, edx                       ;    62.7 p5      27 v[3]
        rol r13d, 0x1e                     ;    61.7 p6      28 v[4]
        mov edx, dword [rsp + 72]          ;    55.0 p10     22 w[9] reload
        xor r14d, edx                      ;    60.0 p11     23 w[7]
        xor edx, ebp                       ;    60.0 p1      23 w[9]
        xor edx, r9d                       ;    61.0 p5      23 w[9]
        xor r14d, dword [rsp + 76]         ;    61.0 p0+p2   23 w[7]
        rol r14d, 1                        ;    62.0 p6      23 w[7]
        lea eax, [rax + r14 + 1859775393]  ;    63.0 p11     27 v[1]
        mov ebx, r11d                      ;    60.7          7 v[1] copy
        xor ebx, r13d                      ;    62.7 p1       7 v[1]
        xor ebx, ecx                       ;    63.7 p5       7 v[1]
        add eax, ebx                       ;    64.7 p0      27 v[1]
        mov ebx, ecx                       ;    63.7         27 v[2] copy
        rol ebx, 5                         ;    63.7 p6      27 v[2]
        add r15d, ebx                      ;    64.7 p11     27 v[2]
        rol ecx, 0x1e                      ;    63.7 p0      28 v[3]
        mov ebx, dword [rsp + 56]          ;    57.5 p3      22 w[11] reload
        xor edx, ebx                       ;    62.5 p1      23 w[9]
        rol edx, 1                         ;    63.5 p6      23 w[9]
        xor ebx, dword [rsp + 80]          ;    62.5 p5+p10   23 w[11]
        xor ebx, dword [rsp + 52]          ;    63.5 p11+p2   23 w[11]
        mov dword [rsp + 56], r9d          ;    58.3 p7+p4   23 w[6] spill
        lea r9d, [r13 + rdx + 1859775393]  ;    64.5 p1      27 v[4]
        xor r13d, ecx                      ;    64.7 p5       7 v[0]
        xor r13d, r15d                     ;    65.7 p0       7 v[0]
        lea r11d, [r11 + r13 + 1859775393] ;    66.7 p11     27 v[0]
        mov r13d, r15d                     ;    65.7         27 v[1] copy
        rol r13d, 5                        ;    65.7 p6      27 v[1]
        add eax, r13d                      ;    66.7 p1      27 v[1]
        rol r15d, 0x1e                     ;    65.7 p0      28 v[2]
        mov r13d, esi                      ;    59.8         23 w[8] copy
        xor r13d, r8d                      ;    60.0 p5      23 w[8]
        xor r13d, dword [rsp + 48]         ;    61.0 p11+p3   23 w[8]
        xor r13d, dword [rsp + 68]         ;    62.0 p6+p10   23 w[8]
        rol r13d, 1                        ;    63.0 p0      23 w[8]
        add r11d, r13d                     ;    67.7 p1      27 v[0]
        xor ebx, r13d                      ;    64.5 p5      23 w[11]
        rol ebx, 1                         ;    65.5 p6      23 w[11]
        mov dword [rsp + 68], r13d         ;    64.0 p8+p9   23 w[8] spill
        mov r13d, r10d                     ;    61.3         23 w[13] copy
        xor r10d, ebp                      ;    61.5 p11     23 w[15]
        xor r13d, r8d                      ;    61.7 p1      23 w[13]
        xor r10d, r14d                     ;    63.0 p5      23 w[15]
        xor ebp, edx                       ;    64.5 p0      23 w[1]
        xor r13d, dword [rsp + 52]         ;    62.7 p6+p2   23 w[13]
        xor ebp, dword [rsp + 80]          ;    65.5 p11+p3   23 w[1]
        mov dword [rsp + 52], r8d          ;    62.5 p7+p4   23 w[5] spill
        mov r8d, ecx                       ;    64.7          7 v[4] copy
        xor r8d, r15d                      ;    66.7 p1       7 v[4]
        xor r8d, eax                       ;    67.7 p5       7 v[4]
        add r9d, r8d                       ;    68.7 p0      27 v[4]
        lea r8d, [r15 + rbx + 1859775393]  ;    66.7 p6      27 v[2]
        mov dword [rsp + 76], esi          ;    63.5 p8+p9   23 w[0] spill
        mov esi, eax                       ;    67.7         27 v[0] copy
        rol esi, 5                         ;    67.7 p0      27 v[0]
        add r11d, esi                      ;    68.7 p11     27 v[0]
        rol eax, 0x1e                      ;    67.7 p6      28 v[1]
        xor r15d, eax                      ;    68.7 p1       7 v[3]
        xor r15d, r11d                     ;    69.7 p5       7 v[3]
        lea ecx, [rcx + r15 + 1859775393]  ;    70.7 p11     27 v[3]
        mov esi, r11d                      ;    69.7         27 v[4] copy
        rol esi, 5                         ;    69.7 p0      27 v[4]
        add r9d, esi                       ;    70.7 p1      27 v[4]
        rol r11d, 0x1e                     ;    69.7 p6      28 v[0]
        mov esi, r14d                      ;    65.5         23 w[10] copy
        xor esi, r12d                      ;    65.7 p5      23 w[10]
        mov r15d, dword [rsp + 60]         ;    65.8 p10     22 w[12] reload
        xor esi, r15d                      ;    70.8 p11     23 w[10]
        xor r15d, edx                      ;    70.8 p0      23 w[12]
        xor r15d, edi                      ;    71.8 p1      23 w[12]
        xor esi, dword [rsp + 48]          ;    71.8 p6+p2   23 w[10]
        rol esi, 1                         ;    72.8 p0      23 w[10]
        add ecx, esi                       ;    73.8 p5      27 v[3]
        xor r13d, esi                      ;    73.8 p11     23 w[13]
        rol r13d, 1                        ;    74.8 p6      23 w[13]
        xor r15d, dword [rsp + 64]         ;    72.8 p1+p3   23 w[12]
        rol r15d, 1                        ;    73.8 p0      23 w[12]
        xor r10d, r15d                     ;    74.8 p5      23 w[15]
        rol r10d, 1                        ;    75.8 p6      23 w[15]
        mov dword [rsp + 48], edx          ;    68.0 p7+p4   23 w[9] spill
        lea edx, [rax + r15 + 1859775393]  ;    74.8 p11     27 v[1]
        xor eax, r11d                      ;    70.7 p1       7 v[2]
        xor eax, r9d                       ;    71.7 p5       7 v[2]
        add r8d, eax                       ;    72.7 p0      27 v[2]
        lea eax, [r11 + r13 + 1859775393]  ;    75.8 p11     27 v[0]
        mov dword [rsp + 60], r15d         ;    74.8 p8+p9   23 w[12] spill
        mov r15d, r9d                      ;    71.7         27 v[3] copy
        rol r15d, 5                        ;    71.7 p6      27 v[3]
        add ecx, r15d                      ;    74.8 p1      27 v[3]
        rol r9d, 0x1e                      ;    71.7 p0      28 v[4]
        xor r11d, r9d                      ;    72.7 p5       7 v[1]
        xor r11d, ecx                      ;    75.8 p11      7 v[1]
        add edx, r11d                      ;    76.8 p6      27 v[1]
        mov r11d, ecx                      ;    75.8         27 v[2] copy
        rol r11d, 5                        ;    75.8 p0      27 v[2]
        add r8d, r11d                      ;    76.8 p1      27 v[2]
        rol ecx, 0x1e                      ;    75.8 p6      28 v[3]
        mov r11d, r9d                      ;    72.7          7 v[0] copy
        xor r11d, ecx                      ;    76.8 p5       7 v[0]
        xor r11d, r8d                      ;    77.8 p11      7 v[0]
        add eax, r11d                      ;    78.8 p1      27 v[0]
        lea r11d, [rcx + r10 + 1859775393] ;    76.8 p0      27 v[3]
        mov r15d, r8d                      ;    77.8         27 v[1] copy
        rol r15d, 5                        ;    77.8 p6      27 v[1]
        add edx, r15d                      ;    78.8 p5      27 v[1]
        rol r8d, 0x1e                      ;    77.8 p0      28 v[2]
        xor ecx, r8d                       ;    78.8 p11      7 v[4]
        xor ecx, edx                       ;    79.8 p1       7 v[4]
        lea r9d, [r9 + rcx + 1859775393]   ;    80.8 p5      27 v[4]
        mov r15d, edx                      ;    79.8         27 v[0] copy
        rol r15d, 5                        ;    79.8 p6      27 v[0]
        add eax, r15d                      ;    80.8 p11     27 v[0]
        rol edx, 0x1e                      ;    79.8 p0      28 v[1]
        mov r15d, r12d                     ;    73.7         23 w[0] copy
        xor r12d, edi                      ;    73.8 p1      23 w[2]
        xor r12d, esi                      ;    74.8 p5      23 w[2]
        xor r15d, r13d                     ;    75.8 p6      23 w[0]
        xor r12d, r10d                     ;    76.8 p11     23 w[2]
        rol r12d, 1                        ;    77.8 p0      23 w[2]
        mov ecx, r8d                       ;    78.8          7 v[3] copy
        xor ecx, edx                       ;    80.8 p1       7 v[3]
        xor ecx, eax                       ;    81.8 p5       7 v[3]
        add r11d, ecx                      ;    82.8 p6      27 v[3]
        mov ecx, eax                       ;    81.8         27 v[4] copy
        rol ecx, 5                         ;    81.8 p0      27 v[4]
        add r9d, ecx                       ;    82.8 p11     27 v[4]
        rol eax, 0x1e                      ;    81.8 p6      28 v[0]
        mov ecx, edx                       ;    80.8          7 v[2] copy
        xor ecx, eax                       ;    82.8 p1       7 v[2]
        xor r15d, dword [rsp + 68]         ;    76.8 p5+p10   23 w[0]
        xor r15d, dword [rsp + 76]         ;    77.8 p11+p2   23 w[0]
        rol r15d, 1                        ;    78.8 p0      23 w[0]
        lea r8d, [r8 + r15 + 1859775393]   ;    79.8 p1      27 v[2]
        xor edi, dword [rsp + 60]          ;    79.8 p5+p3   23 w[4]
        xor edi, dword [rsp + 56]          ;    80.8 p6+p10   23 w[4]
        mov dword [rsp + 72], esi          ;    77.3 p7+p4   23 w[10] spill
        lea esi, [rax + r12 + 1859775393]  ;    82.8 p11     27 v[0]
        mov dword [rsp + 84], r10d         ;    77.7 p8+p9   23 w[15] spill
        mov r10d, r14d                     ;    77.8         23 w[5] copy
        xor r10d, r13d                     ;    78.2 p0      23 w[5]
        xor r10d, r12d                     ;    79.2 p1      23 w[5]
        xor r10d, dword [rsp + 52]         ;    80.2 p5+p2   23 w[5]
        rol r10d, 1                        ;    81.2 p6      23 w[5]
        xor r14d, dword [rsp + 84]         ;    82.7 p11+p3   23 w[7]
        xor r14d, dword [rsp + 48]         ;    83.7 p0+p10   23 w[7]
        mov dword [rsp + 88], r13d         ;    79.0 p7+p4   23 w[13] spill
        mov r13d, ebx                      ;    79.2         23 w[14] copy
        xor r13d, dword [rsp + 56]         ;    79.3 p1+p2   23 w[14]
        xor r13d, dword [rsp + 76]         ;    80.3 p5+p3   23 w[14]
        xor r13d, dword [rsp + 64]         ;    81.3 p6+p10   23 w[14]
        rol r13d, 1                        ;    82.3 p0      23 w[14]
        add r9d, r13d                      ;    83.8 p11     27 v[4]
        xor ecx, r9d                       ;    84.8 p1       7 v[2]
        add r8d, ecx                       ;    85.8 p5      27 v[2]
        xor ebp, r13d                      ;    83.3 p6      23 w[1]
        rol ebp, 1                         ;    84.3 p0      23 w[1]
        lea edx, [rdx + rbp + 1859775393]  ;    85.3 p11     27 v[1]
        xor edi, ebp                       ;    85.3 p1      23 w[4]
        rol edi, 1                         ;    86.3 p6      23 w[4]
        mov ecx, r9d                       ;    84.8         27 v[3] copy
        rol ecx, 5                         ;    84.8 p0      27 v[3]
        add r11d, ecx                      ;    85.8 p5      27 v[3]
        rol r9d, 0x1e                      ;    84.8 p6      28 v[4]
        xor eax, r9d                       ;    85.8 p11      7 v[1]
        xor eax, r11d                      ;    86.8 p1       7 v[1]
        add edx, eax                       ;    87.8 p5      27 v[1]
        xor r14d, edi                      ;    87.3 p11     23 w[7]
        rol r14d, 1                        ;    88.3 p0      23 w[7]
        mov eax, r11d                      ;    86.8         27 v[2] copy
        rol eax, 5                         ;    86.8 p6      27 v[2]
        add r8d, eax                       ;    87.8 p1      27 v[2]
        rol r11d, 0x1e                     ;    86.8 p0      28 v[3]
        mov eax, r9d                       ;    85.8          7 v[0] copy
        xor eax, r11d                      ;    87.8 p5       7 v[0]
        xor eax, r8d                       ;    88.8 p11      7 v[0]
        add esi, eax                       ;    89.8 p1      27 v[0]
        lea eax, [r11 + rdi + 1859775393]  ;    87.8 p6      27 v[3]
        mov ecx, r8d                       ;    88.8         27 v[1] copy
        rol ecx, 5                         ;    88.8 p0      27 v[1]
        add edx, ecx                       ;    89.8 p5      27 v[1]
        rol r8d, 0x1e                      ;    88.8 p6      28 v[2]
        xor r11d, r8d                      ;    89.8 p11      7 v[4]
        xor r11d, edx                      ;    90.8 p1       7 v[4]
        lea r9d, [r9 + r11 + 1859775393]   ;    91.8 p5      27 v[4]
        lea r11d, [r8 + r10 + 1859775393]  ;    89.8 p11     27 v[2]
        mov ecx, edx                       ;    90.8         27 v[0] copy
        rol ecx, 5                         ;    90.8 p0      27 v[0]
        add esi, ecx                       ;    91.8 p1      27 v[0]
        rol edx, 0x1e                      ;    90.8 p6      28 v[1]
        xor r8d, edx                       ;    91.8 p5       7 v[3]
        xor r8d, esi                       ;    92.8 p11      7 v[3]
        add eax, r8d                       ;    93.8 p0      27 v[3]
        mov r8d, esi                       ;    92.8         27 v[4] copy
        rol r8d, 5                         ;    92.8 p6      27 v[4]
        add r9d, r8d                       ;    93.8 p1      27 v[4]
        rol esi, 0x1e                      ;    92.8 p0      28 v[0]
        mov r8d, ebx                       ;    87.5         23 w[3] copy
        xor r8d, r15d                      ;    87.7 p5      23 w[3]
        xor r8d, dword [rsp + 52]          ;    88.7 p11+p2   23 w[3]
        xor r8d, dword [rsp + 80]          ;    89.7 p1+p3   23 w[3]
        rol r8d, 1                         ;    90.7 p6      23 w[3]
        add r9d, r8d                       ;    94.8 p5      27 v[4]
        mov ecx, edx                       ;    91.8          7 v[2] copy
        xor ecx, esi                       ;    93.8 p11      7 v[2]
        xor ecx, r9d                       ;    95.8 p0       7 v[2]
        add r11d, ecx                      ;    96.8 p1      27 v[2]
        lea ecx, [rsi + r14 + 1859775393]  ;    93.8 p6      27 v[0]
        mov dword [rsp + 80], edi          ;    89.3 p8+p9   23 w[4] spill
        mov edi, r9d                       ;    95.8         27 v[3] copy
        rol edi, 5                         ;    95.8 p0      27 v[3]
        add eax, edi                       ;    96.8 p5      27 v[3]
        rol r9d, 0x1e                      ;    95.8 p6      28 v[4]
        xor esi, r9d                       ;    96.8 p11      7 v[1]
        xor esi, eax                       ;    97.8 p1       7 v[1]
        lea edx, [rdx + rsi + 1859775393]  ;    98.8 p5      27 v[1]
        mov esi, eax                       ;    97.8         27 v[2] copy
        rol esi, 5                         ;    97.8 p0      27 v[2]
        add r11d, esi                      ;    98.8 p11     27 v[2]
        rol eax, 0x1e                      ;    97.8 p6      28 v[3]
        mov esi, r13d                      ;    91.3         23 w[6] copy
        xor esi, r8d                       ;    91.7 p1      23 w[6]
        mov edi, dword [rsp + 68]          ;    91.7 p10     23 w[8] reload
        xor esi, edi                       ;    96.7 p5      23 w[6]
        xor edi, r15d                      ;    96.7 p0      23 w[8]
        xor edi, r10d                      ;    97.7 p11     23 w[8]
        xor esi, dword [rsp + 56]          ;    97.7 p1+p2   23 w[6]
        rol esi, 1                         ;    98.7 p6      23 w[6]
        add edx, esi                       ;    99.8 p5      27 v[1]
        xor edi, dword [rsp + 72]          ;    98.7 p0+p3   23 w[8]
        rol edi, 1                         ;    99.7 p6      23 w[8]
        mov dword [rsp + 56], r15d         ;    93.2 p7+p4   23 w[0] spill
        lea r15d, [r9 + rdi - 1894007588]  ;   100.7 p11     27 v[4]
        xor r9d, r11d                      ;    99.8 p1       7 v[0]
        xor r9d, eax                       ;   100.8 p5       7 v[0]
        add ecx, r9d                       ;   101.8 p0      27 v[0]
        mov r9d, r11d                      ;    99.8         27 v[1] copy
        rol r9d, 5                         ;    99.8 p6      27 v[1]
        add edx, r9d                       ;   100.8 p11     27 v[1]
        rol r11d, 0x1e                     ;    99.8 p0      28 v[2]
        mov r9d, ebx                       ;    94.7         23 w[9] copy
        xor r9d, ebp                       ;    94.8 p1      23 w[9]
        xor ebx, r8d                       ;    95.0 p5      23 w[11]
        xor r9d, esi                       ;    99.7 p11     23 w[9]
        xor ebx, edi                       ;   100.7 p6      23 w[11]
        xor r9d, dword [rsp + 48]          ;   100.7 p1+p10   23 w[9]
        rol r9d, 1                         ;   101.7 p0      23 w[9]
        xor ebx, dword [rsp + 88]          ;   101.7 p5+p2   23 w[11]
        rol ebx, 1                         ;   102.7 p6      23 w[11]
        mov dword [rsp + 48], r8d          ;    96.2 p8+p9   23 w[3] spill
        mov r8d, edx                       ;   101.8         27 v[0] copy
        rol r8d, 5                         ;   101.8 p0      27 v[0]
        add ecx, r8d                       ;   102.8 p11     27 v[0]
        mov r8d, edx                       ;   101.8         28 v[1] copy
        rol r8d, 0x1e                      ;   101.8 p6      28 v[1]
        xor edx, eax                       ;   101.8 p1       8 v[4]
        mov dword [rsp + 68], edi          ;   100.7 p7+p4   23 w[8] spill
        mov edi, ecx                       ;   103.8         27 v[4] copy
        rol edi, 5                         ;   103.8 p0      27 v[4]
        add r15d, edi                      ;   104.8 p5      27 v[4]
        mov edi, ecx                       ;   103.8         28 v[0] copy
        rol edi, 0x1e                      ;   103.8 p6      28 v[0]
        xor ecx, r11d                      ;   103.8 p11      8 v[3]
        mov dword [rsp + 52], ebp          ;    98.5 p8+p9   23 w[1] spill
        mov ebp, eax                       ;    98.8          8 v[4] copy
        xor ebp, r11d                      ;   100.8 p1       8 v[4]
        and edx, ebp                       ;   102.8 p5       8 v[4]
        xor edx, eax                       ;   103.8 p0       8 v[4]
        add r15d, edx                      ;   105.8 p11     27 v[4]
        lea eax, [rax + r9 - 1894007588]   ;   102.7 p6      27 v[3]
        mov ebp, r11d                      ;   100.8          8 v[3] copy
        xor ebp, r8d                       ;   102.8 p1       8 v[3]
        and ecx, ebp                       ;   104.8 p5       8 v[3]
        xor ecx, r11d                      ;   105.8 p0       8 v[3]
        add eax, ecx                       ;   106.8 p11     27 v[3]
        mov ebp, r12d                      ;   100.5         23 w[10] copy
        xor ebp, r14d                      ;   100.7 p6      23 w[10]
        mov ecx, r15d                      ;   106.8         27 v[3] copy
        rol ecx, 5                         ;   106.8 p0      27 v[3]
        add eax, ecx                       ;   107.8 p1      27 v[3]
        mov ecx, r15d                      ;   106.8         28 v[4] copy
        rol ecx, 0x1e                      ;   106.8 p6      28 v[4]
        xor r15d, r8d                      ;   106.8 p5       8 v[2]
        mov edx, r13d                      ;   101.8         23 w[12] copy
        xor r13d, esi                      ;   102.0 p11     23 w[14]
        xor edx, r9d                       ;   102.7 p0      23 w[12]
        xor r13d, ebx                      ;   103.7 p1      23 w[14]
        xor ebp, dword [rsp + 60]          ;   102.7 p6+p3   23 w[10]
        xor ebp, dword [rsp + 72]          ;   103.7 p5+p10   23 w[10]
        rol ebp, 1                         ;   104.7 p0      23 w[10]
        lea r11d, [r11 + rbp - 1894007588] ;   105.7 p11     27 v[2]
        xor edx, dword [rsp + 80]          ;   103.7 p1+p2   23 w[12]
        xor edx, dword [rsp + 60]          ;   104.7 p6+p3   23 w[12]
        rol edx, 1                         ;   105.7 p0      23 w[12]
        xor r13d, dword [rsp + 56]         ;   104.7 p5+p10   23 w[14]
        rol r13d, 1                        ;   105.7 p6      23 w[14]
        mov dword [rsp + 60], esi          ;   104.0 p7+p4   23 w[6] spill
        mov esi, eax                       ;   108.8         27 v[2] copy
        rol esi, 5                         ;   108.8 p0      27 v[2]
        add r11d, esi                      ;   109.8 p11     27 v[2]
        mov esi, eax                       ;   108.8         28 v[3] copy
        rol esi, 0x1e                      ;   108.8 p6      28 v[3]
        xor eax, edi                       ;   108.8 p1       8 v[1]
        mov dword [rsp + 72], r9d          ;   105.2 p8+p9   23 w[9] spill
        mov r9d, r8d                       ;   105.3          8 v[2] copy
        xor r9d, edi                       ;   105.5 p5       8 v[2]
        and r15d, r9d                      ;   107.8 p11      8 v[2]
        xor r15d, r8d                      ;   108.8 p1       8 v[2]
        add r11d, r15d                     ;   110.8 p0      27 v[2]
        lea r8d, [r8 + rbx - 1894007588]   ;   106.5 p5      27 v[1]
        mov r9d, edi                       ;   106.3          8 v[1] copy
        lea r15d, [rdi + rdx - 1894007588] ;   106.7 p6      27 v[0]
        xor r9d, ecx                       ;   107.8 p11      8 v[1]
        and eax, r9d                       ;   109.8 p1       8 v[1]
        xor edi, eax                       ;   110.8 p0       8 v[1]
        add r8d, edi                       ;   111.8 p5      27 v[1]
        mov edi, r11d                      ;   111.8         27 v[1] copy
        rol edi, 5                         ;   111.8 p6      27 v[1]
        add r8d, edi                       ;   112.8 p11     27 v[1]
        mov edi, r11d                      ;   111.8         28 v[2] copy
        rol edi, 0x1e                      ;   111.8 p0      28 v[2]
        xor r11d, ecx                      ;   111.8 p1       8 v[0]
        mov r9d, ecx                       ;   108.3          8 v[0] copy
        xor r9d, esi                       ;   109.8 p5       8 v[0]
        and r11d, r9d                      ;   112.8 p6       8 v[0]
        xor r11d, ecx                      ;   113.8 p11      8 v[0]
        add r15d, r11d                     ;   114.8 p0      27 v[0]
        mov r9d, r10d                      ;   109.2         23 w[13] copy
        xor r9d, ebp                       ;   109.3 p1      23 w[13]
        mov r11d, r8d                      ;   113.8         27 v[0] copy
        rol r11d, 5                        ;   113.8 p6      27 v[0]
        add r15d, r11d                     ;   115.8 p5      27 v[0]
        mov r11d, r8d                      ;   113.8         28 v[1] copy
        rol r11d, 0x1e                     ;   113.8 p0      28 v[1]
        xor r8d, esi                       ;   113.8 p11      8 v[4]
        mov eax, dword [rsp + 84]          ;   110.5 p2      23 w[15] reload
        xor r9d, eax                       ;   115.5 p1      23 w[13]
        xor eax, r14d                      ;   115.5 p6      23 w[15]
        xor eax, edx                       ;   116.5 p5      23 w[15]
        xor r9d, dword [rsp + 88]          ;   116.5 p0+p3   23 w[13]
        rol r9d, 1                         ;   117.5 p6      23 w[13]
        lea ecx, [rcx + r9 - 1894007588]   ;   118.5 p11     27 v[4]
        xor eax, dword [rsp + 52]          ;   117.5 p1+p10   23 w[15]
        rol eax, 1                         ;   118.5 p0      23 w[15]
        mov dword [rsp + 88], r14d         ;   112.0 p7+p4   23 w[7] spill
        mov r14d, r15d                     ;   116.8         27 v[4] copy
        rol r14d, 5                        ;   116.8 p6      27 v[4]
        add ecx, r14d                      ;   119.5 p5      27 v[4]
        mov r14d, r15d                     ;   116.8         28 v[0] copy
        rol r14d, 0x1e                     ;   116.8 p0      28 v[0]
        xor r15d, edi                      ;   116.8 p11      8 v[3]
        mov dword [rsp + 84], edx          ;   113.2 p8+p9   23 w[12] spill
        mov edx, esi                       ;   113.3          8 v[4] copy
        xor edx, edi                       ;   113.5 p1       8 v[4]
        and r8d, edx                       ;   114.8 p5       8 v[4]
        xor r8d, esi                       ;   115.8 p6       8 v[4]
        add ecx, r8d                       ;   120.5 p11     27 v[4]
        lea esi, [rsi + r13 - 1894007588]  ;   114.2 p0      27 v[3]
        mov r8d, r12d                      ;   114.3         23 w[0] copy
        xor r12d, ebp                      ;   114.5 p1      23 w[2]
        xor r8d, r9d                       ;   118.5 p5      23 w[0]
        xor r12d, eax                      ;   119.5 p6      23 w[2]
        mov edx, edi                       ;   115.0          8 v[3] copy
        xor edx, r11d                      ;   115.2 p11      8 v[3]
        and r15d, edx                      ;   117.8 p0       8 v[3]
        xor r15d, edi                      ;   118.8 p1       8 v[3]
        add esi, r15d                      ;   119.8 p5      27 v[3]
        lea edi, [rdi + rax - 1894007588]  ;   119.5 p6      27 v[2]
        mov r15d, ecx                      ;   121.5         27 v[3] copy
        rol r15d, 5                        ;   121.5 p0      27 v[3]
        add esi, r15d                      ;   122.5 p11     27 v[3]
        mov r15d, ecx                      ;   121.5         28 v[4] copy
        rol r15d, 0x1e                     ;   121.5 p6      28 v[4]
        xor ecx, r11d                      ;   121.5 p1       8 v[2]
        mov edx, r11d                      ;   117.0          8 v[2] copy
        xor edx, r14d                      ;   117.8 p5       8 v[2]
        and ecx, edx                       ;   122.5 p0       8 v[2]
        xor ecx, r11d                      ;   123.5 p11      8 v[2]
        add edi, ecx                       ;   124.5 p6      27 v[2]
        mov ecx, esi                       ;   123.5         27 v[2] copy
        rol ecx, 5                         ;   123.5 p0      27 v[2]
        add edi, ecx                       ;   125.5 p1      27 v[2]
        mov ecx, esi                       ;   123.5         28 v[3] copy
        rol ecx, 0x1e                      ;   123.5 p6      28 v[3]
        xor esi, r14d                      ;   123.5 p5       8 v[1]
        mov edx, dword [rsp + 68]          ;   118.8 p2      23 w[8] reload
        xor r8d, edx                       ;   123.8 p11     23 w[0]
        xor r8d, dword [rsp + 56]          ;   124.8 p1+p3   23 w[0]
        rol r8d, 1                         ;   125.8 p0      23 w[0]
        lea r11d, [r11 + r8 - 1894007588]  ;   126.8 p5      27 v[1]
        xor r12d, dword [rsp + 80]         ;   120.5 p6+p10   23 w[2]
        rol r12d, 1                        ;   121.5 p0      23 w[2]
        mov edx, r14d                      ;   120.0          8 v[1] copy
        xor edx, r15d                      ;   122.5 p11      8 v[1]
        and esi, edx                       ;   124.5 p1       8 v[1]
        xor esi, r14d                      ;   125.5 p5       8 v[1]
        add r11d, esi                      ;   127.8 p6      27 v[1]
        mov esi, edi                       ;   126.5         27 v[1] copy
        rol esi, 5                         ;   126.5 p0      27 v[1]
        add r11d, esi                      ;   128.8 p11     27 v[1]
        mov esi, edi                       ;   126.5         28 v[2] copy
        rol esi, 0x1e                      ;   126.5 p6      28 v[2]
        xor edi, r15d                      ;   126.5 p1       8 v[0]
        mov edx, r10d                      ;   121.8         23 w[3] copy
        xor edx, ebx                       ;   122.0 p5      23 w[3]
        xor r10d, r9d                      ;   122.2 p11     23 w[5]
        xor edx, r8d                       ;   126.8 p0      23 w[3]
        xor r10d, r12d                     ;   123.2 p1      23 w[5]
        xor edx, dword [rsp + 48]          ;   127.8 p6+p2   23 w[3]
        rol edx, 1                         ;   128.8 p0      23 w[3]
        xor r10d, dword [rsp + 88]         ;   124.2 p5+p3   23 w[5]
        rol r10d, 1                        ;   125.2 p6      23 w[5]
        mov dword [rsp + 56], r9d          ;   123.3 p7+p4   23 w[13] spill
        mov r9d, r15d                      ;   123.5          8 v[0] copy
        xor r9d, ecx                       ;   124.5 p11      8 v[0]
        and edi, r9d                       ;   127.5 p1       8 v[0]
        xor edi, r15d                      ;   128.5 p5       8 v[0]
        lea r14d, [r14 + rdi - 1894007588] ;   129.5 p0      27 v[0]
        lea r15d, [r15 + r12 - 1894007588] ;   124.7 p11     27 v[4]
        mov edi, r11d                      ;   129.8         27 v[0] copy
        rol edi, 5                         ;   129.8 p6      27 v[0]
        add r14d, edi                      ;   130.8 p1      27 v[0]
        mov edi, r11d                      ;   129.8         28 v[1] copy
        rol edi, 0x1e                      ;   129.8 p0      28 v[1]
        xor r11d, ecx                      ;   129.8 p5       8 v[4]
        mov r9d, ecx                       ;   125.5          8 v[4] copy
        xor r9d, esi                       ;   127.5 p11      8 v[4]
        and r11d, r9d                      ;   130.8 p6       8 v[4]
        xor r11d, ecx                      ;   131.8 p1       8 v[4]
        add r15d, r11d                     ;   132.8 p0      27 v[4]
        lea ecx, [rcx + rdx - 1894007588]  ;   129.8 p5      27 v[3]
        mov r9d, r13d                      ;   126.5         23 w[1] copy
        mov r11d, dword [rsp + 72]         ;   126.7 p10     23 w[9] reload
        xor r9d, r11d                      ;   131.7 p11     23 w[1]
        xor r9d, dword [rsp + 48]          ;   132.7 p6+p2   23 w[1]
        xor r9d, dword [rsp + 52]          ;   133.7 p1+p3   23 w[1]
        rol r9d, 1                         ;   134.7 p0      23 w[1]
        add r14d, r9d                      ;   135.7 p5      27 v[0]
        mov r11d, r14d                     ;   136.7         27 v[4] copy
        rol r11d, 5                        ;   136.7 p6      27 v[4]
        add r15d, r11d                     ;   137.7 p11     27 v[4]
        mov r11d, r14d                     ;   136.7         28 v[0] copy
        rol r11d, 0x1e                     ;   136.7 p0      28 v[0]
        xor r14d, esi                      ;   136.7 p1       8 v[3]
        mov dword [rsp + 52], r12d         ;   128.7 p8+p9   23 w[2] spill
        mov r12d, esi                      ;   128.8          8 v[3] copy
        xor r12d, edi                      ;   130.8 p5       8 v[3]
        and r14d, r12d                     ;   137.7 p6       8 v[3]
        xor r14d, esi                      ;   138.7 p11      8 v[3]
        add ecx, r14d                      ;   139.7 p0      27 v[3]
        mov r12d, r15d                     ;   138.7         27 v[3] copy
        rol r12d, 5                        ;   138.7 p6      27 v[3]
        add ecx, r12d                      ;   140.7 p1      27 v[3]
        mov r12d, r15d                     ;   138.7         28 v[4] copy
        rol r12d, 0x1e                     ;   138.7 p0      28 v[4]
        xor r15d, edi                      ;   138.7 p5       8 v[2]
        mov r14d, edi                      ;   130.8          8 v[2] copy
        xor r14d, r11d                     ;   137.7 p11      8 v[2]
        and r15d, r14d                     ;   139.7 p1       8 v[2]
        xor r15d, edi                      ;   140.7 p6       8 v[2]
        lea esi, [rsi + r15 - 1894007588]  ;   141.7 p5      27 v[2]
        lea edi, [rdi + r10 - 1894007588]  ;   131.5 p0      27 v[1]
        mov r14d, ebp                      ;   131.7         23 w[8] copy
        xor r14d, r8d                      ;   131.8 p11     23 w[8]
        xor r14d, r10d                     ;   132.8 p1      23 w[8]
        mov r15d, r13d                     ;   132.2         23 w[6] copy
        xor r15d, edx                      ;   132.3 p6      23 w[6]
        xor r15d, dword [rsp + 68]         ;   133.3 p5+p10   23 w[6]
        xor r15d, dword [rsp + 60]         ;   134.3 p0+p2   23 w[6]
        rol r15d, 1                        ;   135.3 p6      23 w[6]
        xor r14d, dword [rsp + 68]         ;   133.8 p11+p3   23 w[8]
        rol r14d, 1                        ;   134.8 p0      23 w[8]
        xor ebp, dword [rsp + 52]          ;   133.7 p1+p10   23 w[10]
        xor ebp, dword [rsp + 84]          ;   134.7 p5+p2   23 w[10]
        mov dword [rsp + 68], r8d          ;   133.7 p7+p4   23 w[0] spill
        mov r8d, ecx                       ;   141.7         27 v[2] copy
        rol r8d, 5                         ;   141.7 p6      27 v[2]
        add esi, r8d                       ;   142.7 p11     27 v[2]
        mov r8d, ecx                       ;   141.7         28 v[3] copy
        rol r8d, 0x1e                      ;   141.7 p0      28 v[3]
        xor ecx, r11d                      ;   141.7 p1       8 v[1]
        mov dword [rsp + 48], r10d         ;   134.8 p8+p9   23 w[5] spill
        mov r10d, r9d                      ;   135.7         23 w[4] copy
        xor r10d, dword [rsp + 84]         ;   135.7 p5+p3   23 w[4]
        xor r10d, dword [rsp + 60]         ;   136.7 p11+p10   23 w[4]
        xor r10d, dword [rsp + 80]         ;   137.7 p6+p2   23 w[4]
        rol r10d, 1                        ;   138.7 p0      23 w[4]
        add esi, r10d                      ;   143.7 p1      27 v[2]
        mov dword [rsp + 80], r13d         ;   136.0 p7+p4   23 w[14] spill
        mov r13d, r11d                     ;   137.7          8 v[1] copy
        xor r13d, r12d                     ;   139.7 p5       8 v[1]
        and ecx, r13d                      ;   142.7 p11      8 v[1]
        xor ecx, r11d                      ;   143.7 p6       8 v[1]
        add edi, ecx                       ;   144.7 p0      27 v[1]
        lea r11d, [r11 + r15 - 1894007588] ;   137.7 p1      27 v[0]
        mov r13d, esi                      ;   144.7         27 v[1] copy
        rol r13d, 5                        ;   144.7 p6      27 v[1]
        add edi, r13d                      ;   145.7 p5      27 v[1]
        mov r13d, esi                      ;   144.7         28 v[2] copy
        rol r13d, 0x1e                     ;   144.7 p0      28 v[2]
        xor esi, r12d                      ;   144.7 p11      8 v[0]
        mov ecx, r12d                      ;   139.7          8 v[0] copy
        xor ecx, r8d                       ;   142.7 p1       8 v[0]
        and esi, ecx                       ;   145.7 p5       8 v[0]
        xor esi, r12d                      ;   146.7 p6       8 v[0]
        add r11d, esi                      ;   147.7 p0      27 v[0]
        mov esi, ebx                       ;   139.0         23 w[9] copy
        xor esi, r9d                       ;   139.2 p11     23 w[9]
        xor ebx, edx                       ;   139.3 p1      23 w[11]
        xor esi, r15d                      ;   140.2 p5      23 w[9]
        xor ebx, r14d                      ;   140.3 p6      23 w[11]
        mov ecx, edi                       ;   146.7         27 v[0] copy
        rol ecx, 5                         ;   146.7 p0      27 v[0]
        add r11d, ecx                      ;   148.7 p11     27 v[0]
        mov ecx, edi                       ;   146.7         28 v[1] copy
        rol ecx, 0x1e                      ;   146.7 p6      28 v[1]
        xor edi, r8d                       ;   146.7 p1       8 v[4]
        xor esi, dword [rsp + 72]          ;   141.2 p5+p3   23 w[9]
        rol esi, 1                         ;   142.2 p0      23 w[9]
        xor ebx, dword [rsp + 56]          ;   141.3 p11+p10   23 w[11]
        rol ebx, 1                         ;   142.3 p6      23 w[11]
        mov dword [rsp + 60], edx          ;   141.5 p8+p9   23 w[3] spill
        mov edx, eax                       ;   141.7         23 w[7] copy
        xor edx, r10d                      ;   141.8 p1      23 w[7]
        xor edx, dword [rsp + 72]          ;   142.8 p5+p2   23 w[7]
        xor edx, dword [rsp + 88]          ;   143.8 p0+p3   23 w[7]
        rol edx, 1                         ;   144.8 p6      23 w[7]
        lea r12d, [r12 + rdx - 1894007588] ;   145.8 p11     27 v[4]
        xor ebp, edx                       ;   145.8 p1      23 w[10]
        rol ebp, 1                         ;   146.8 p0      23 w[10]
        mov dword [rsp + 88], r15d         ;   143.0 p7+p4   23 w[6] spill
        mov r15d, r8d                      ;   143.2          8 v[4] copy
        xor r15d, r13d                     ;   145.7 p5       8 v[4]
        and edi, r15d                      ;   147.7 p11      8 v[4]
        xor edi, r8d                       ;   148.7 p6       8 v[4]
        add r12d, edi                      ;   149.7 p1      27 v[4]
        lea r8d, [r8 + r14 - 1894007588]   ;   144.2 p0      27 v[3]
        mov edi, r11d                      ;   149.7         27 v[4] copy
        rol edi, 5                         ;   149.7 p6      27 v[4]
        add r12d, edi                      ;   150.7 p5      27 v[4]
        mov edi, r11d                      ;   149.7         28 v[0] copy
        rol edi, 0x1e                      ;   149.7 p0      28 v[0]
        xor r11d, r13d                     ;   149.7 p11      8 v[3]
        mov r15d, r13d                     ;   145.7          8 v[3] copy
        xor r15d, ecx                      ;   147.7 p1       8 v[3]
        and r11d, r15d                     ;   150.7 p5       8 v[3]
        xor r11d, r13d                     ;   151.7 p6       8 v[3]
        add r8d, r11d                      ;   152.7 p11     27 v[3]
        lea r13d, [r13 + rsi - 1894007588] ;   146.2 p0      27 v[2]
        mov r11d, r12d                     ;   151.7         27 v[3] copy
        rol r11d, 5                        ;   151.7 p6      27 v[3]
        add r8d, r11d                      ;   153.7 p1      27 v[3]
        mov r11d, r12d                     ;   151.7         28 v[4] copy
        rol r11d, 0x1e                     ;   151.7 p0      28 v[4]
        xor r12d, ecx                      ;   151.7 p5       8 v[2]
        mov r15d, ecx                      ;   147.7          8 v[2] copy
        xor r15d, edi                      ;   150.7 p11      8 v[2]
        and r12d, r15d                     ;   152.7 p1       8 v[2]
        xor r12d, ecx                      ;   153.7 p6       8 v[2]
        add r13d, r12d                     ;   154.7 p5      27 v[2]
        lea ecx, [rcx + rbp - 1894007588]  ;   148.2 p0      27 v[1]
        mov r12d, r8d                      ;   154.7         27 v[2] copy
        rol r12d, 5                        ;   154.7 p6      27 v[2]
        add r13d, r12d                     ;   155.7 p11     27 v[2]
        mov r12d, r8d                      ;   154.7         28 v[3] copy
        rol r12d, 0x1e                     ;   154.7 p0      28 v[3]
        xor r8d, edi                       ;   154.7 p1       8 v[1]
        mov r15d, eax                      ;   149.2         23 w[13] copy
        xor eax, r9d                       ;   149.3 p5      23 w[15]
        xor eax, edx                       ;   150.3 p11     23 w[15]
        xor r15d, ebp                      ;   149.7 p6      23 w[13]
        xor r9d, esi                       ;   150.0 p1      23 w[1]
        xor r15d, dword [rsp + 48]         ;   150.7 p0+p10   23 w[13]
        xor r15d, dword [rsp + 56]         ;   151.7 p5+p2   23 w[13]
        rol r15d, 1                        ;   152.7 p6      23 w[13]
        xor r9d, dword [rsp + 60]          ;   151.0 p11+p3   23 w[1]
        mov dword [rsp + 56], edx          ;   150.7 p8+p9   23 w[7] spill
        mov edx, edi                       ;   150.8          8 v[1] copy
        xor edx, r11d                      ;   152.7 p1       8 v[1]
        and r8d, edx                       ;   155.7 p0       8 v[1]
        xor r8d, edi                       ;   156.7 p5       8 v[1]
        add ecx, r8d                       ;   157.7 p11     27 v[1]
        lea edi, [rdi + rbx - 1894007588]  ;   151.7 p6      27 v[0]
        mov r8d, r13d                      ;   156.7         27 v[1] copy
        rol r8d, 5                         ;   156.7 p0      27 v[1]
        add ecx, r8d                       ;   158.7 p1      27 v[1]
        mov r8d, r13d                      ;   156.7         28 v[2] copy
        rol r8d, 0x1e                      ;   156.7 p6      28 v[2]
        xor r13d, r11d                     ;   156.7 p5       8 v[0]
        mov edx, r11d                      ;   152.8          8 v[0] copy
        xor edx, r12d                      ;   155.7 p11      8 v[0]
        and r13d, edx                      ;   157.7 p1       8 v[0]
        xor r13d, r11d                     ;   158.7 p0       8 v[0]
        add edi, r13d                      ;   159.7 p5      27 v[0]
        lea r13d, [r12 + r15 - 899497514]  ;   155.7 p6      27 v[3]
        xor r12d, r8d                      ;   157.7 p11      7 v[4]
        xor r12d, ecx                      ;   159.7 p1       7 v[4]
        lea r11d, [r11 + r12 - 899497514]  ;   160.7 p0      27 v[4]
        mov r12d, ecx                      ;   159.7         27 v[0] copy
        rol r12d, 5                        ;   159.7 p6      27 v[0]
        add edi, r12d                      ;   160.7 p5      27 v[0]
        rol ecx, 0x1e                      ;   159.7 p0      28 v[1]
        mov r12d, esi                      ;   155.0         23 w[12] copy
        xor r12d, r10d                     ;   155.2 p11     23 w[12]
        mov edx, dword [rsp + 80]          ;   155.3 p10     23 w[14] reload
        xor r12d, edx                      ;   160.3 p1      23 w[12]
        xor edx, ebx                       ;   160.3 p5      23 w[14]
        xor r12d, dword [rsp + 84]         ;   161.3 p6+p2   23 w[12]
        rol r12d, 1                        ;   162.3 p0      23 w[12]
        add r11d, r12d                     ;   163.3 p11     27 v[4]
        xor eax, r12d                      ;   163.3 p1      23 w[15]
        rol eax, 1                         ;   164.3 p6      23 w[15]
        xor edx, dword [rsp + 88]          ;   161.3 p5+p3   23 w[14]
        xor edx, dword [rsp + 68]          ;   162.3 p11+p10   23 w[14]
        rol edx, 1                         ;   163.3 p0      23 w[14]
        xor r9d, edx                       ;   164.3 p1      23 w[1]
        rol r9d, 1                         ;   165.3 p6      23 w[1]
        mov dword [rsp + 84], esi          ;   157.5 p7+p4   23 w[9] spill
        lea esi, [r8 + rdx - 899497514]    ;   164.3 p5      27 v[2]
        xor r8d, ecx                       ;   160.7 p11      7 v[3]
        xor r8d, edi                       ;   161.7 p0       7 v[3]
        add r13d, r8d                      ;   162.7 p1      27 v[3]
        lea r8d, [rcx + rax - 899497514]   ;   165.3 p5      27 v[1]
        mov dword [rsp + 80], edx          ;   164.3 p8+p9   23 w[14] spill
        mov edx, edi                       ;   161.7         27 v[4] copy
        rol edx, 5                         ;   161.7 p6      27 v[4]
        add r11d, edx                      ;   164.3 p11     27 v[4]
        rol edi, 0x1e                      ;   161.7 p0      28 v[0]
        xor ecx, edi                       ;   162.7 p1       7 v[2]
        xor ecx, r11d                      ;   165.3 p5       7 v[2]
        add esi, ecx                       ;   166.3 p6      27 v[2]
        mov ecx, r11d                      ;   165.3         27 v[3] copy
        rol ecx, 5                         ;   165.3 p0      27 v[3]
        add r13d, ecx                      ;   166.3 p11     27 v[3]
        rol r11d, 0x1e                     ;   165.3 p6      28 v[4]
        mov ecx, edi                       ;   162.7          7 v[1] copy
        xor ecx, r11d                      ;   166.3 p1       7 v[1]
        xor ecx, r13d                      ;   167.3 p5       7 v[1]
        add r8d, ecx                       ;   168.3 p11     27 v[1]
        lea ecx, [r11 + r9 - 899497514]    ;   166.3 p0      27 v[4]
        mov edx, r13d                      ;   167.3         27 v[2] copy
        rol edx, 5                         ;   167.3 p6      27 v[2]
        add esi, edx                       ;   168.3 p1      27 v[2]
        rol r13d, 0x1e                     ;   167.3 p0      28 v[3]
        xor r11d, r13d                     ;   168.3 p5       7 v[0]
        xor r11d, esi                      ;   169.3 p11      7 v[0]
        lea edi, [rdi + r11 - 899497514]   ;   170.3 p1      27 v[0]
        mov r11d, esi                      ;   169.3         27 v[1] copy
        rol r11d, 5                        ;   169.3 p6      27 v[1]
        add r8d, r11d                      ;   170.3 p5      27 v[1]
        rol esi, 0x1e                      ;   169.3 p0      28 v[2]
        mov r11d, r10d                     ;   163.2         23 w[2] copy
        xor r11d, ebp                      ;   163.3 p11     23 w[2]
        xor r10d, r12d                     ;   163.7 p1      23 w[4]
        xor r10d, r9d                      ;   166.3 p6      23 w[4]
        xor r11d, eax                      ;   165.3 p5      23 w[2]
        mov edx, r14d                      ;   164.0         23 w[0] copy
        xor edx, r15d                      ;   164.3 p11     23 w[0]
        xor edx, dword [rsp + 52]          ;   165.3 p0+p2   23 w[0]
        xor edx, dword [rsp + 68]          ;   166.3 p1+p3   23 w[0]
        rol edx, 1                         ;   167.3 p6      23 w[0]
        add edi, edx                       ;   171.3 p5      27 v[0]
        xor r11d, dword [rsp + 52]         ;   166.3 p11+p10   23 w[2]
        rol r11d, 1                        ;   167.3 p0      23 w[2]
        xor r10d, dword [rsp + 88]         ;   167.3 p1+p2   23 w[4]
        rol r10d, 1                        ;   168.3 p6      23 w[4]
        mov dword [rsp + 52], r12d         ;   165.7 p7+p4   23 w[12] spill
        lea r12d, [r13 + r11 - 899497514]  ;   168.3 p5      27 v[3]
        xor r13d, esi                      ;   170.3 p11      7 v[4]
        xor r13d, r8d                      ;   171.3 p0       7 v[4]
        add ecx, r13d                      ;   172.3 p1      27 v[4]
        mov r13d, r8d                      ;   171.3         27 v[0] copy
        rol r13d, 5                        ;   171.3 p6      27 v[0]
        add edi, r13d                      ;   172.3 p5      27 v[0]
        rol r8d, 0x1e                      ;   171.3 p0      28 v[1]
        mov r13d, esi                      ;   170.3          7 v[3] copy
        xor r13d, r8d                      ;   172.3 p11      7 v[3]
        xor r13d, edi                      ;   173.3 p1       7 v[3]
        add r12d, r13d                     ;   174.3 p6      27 v[3]
        lea r13d, [r8 + r10 - 899497514]   ;   172.3 p5      27 v[1]
        mov dword [rsp + 68], ebp          ;   168.0 p8+p9   23 w[10] spill
        mov ebp, edi                       ;   173.3         27 v[4] copy
        rol ebp, 5                         ;   173.3 p0      27 v[4]
        add ecx, ebp                       ;   174.3 p11     27 v[4]
        rol edi, 0x1e                      ;   173.3 p6      28 v[0]
        xor r8d, edi                       ;   174.3 p1       7 v[2]
        xor r8d, ecx                       ;   175.3 p5       7 v[2]
        lea esi, [rsi + r8 - 899497514]    ;   176.3 p0      27 v[2]
        mov ebp, ecx                       ;   175.3         27 v[3] copy
        rol ebp, 5                         ;   175.3 p6      27 v[3]
        add r12d, ebp                      ;   176.3 p11     27 v[3]
        rol ecx, 0x1e                      ;   175.3 p0      28 v[4]
        mov ebp, r11d                      ;   170.0         23 w[5] copy
        xor ebp, r15d                      ;   170.2 p1      23 w[5]
        mov r8d, edx                       ;   170.3         23 w[3] copy
        xor r8d, ebx                       ;   170.5 p5      23 w[3]
        xor r8d, dword [rsp + 48]          ;   171.5 p11+p3   23 w[3]
        xor r8d, dword [rsp + 60]          ;   172.5 p6+p10   23 w[3]
        rol r8d, 1                         ;   173.5 p0      23 w[3]
        add esi, r8d                       ;   177.3 p1      27 v[2]
        xor ebp, dword [rsp + 56]          ;   171.5 p5+p2   23 w[5]
        xor ebp, dword [rsp + 48]          ;   172.5 p11+p3   23 w[5]
        rol ebp, 1                         ;   173.5 p6      23 w[5]
        xor r11d, dword [rsp + 52]         ;   172.2 p1+p10   23 w[10]
        xor r11d, dword [rsp + 68]         ;   173.2 p0+p2   23 w[10]
        mov dword [rsp + 48], r15d         ;   172.2 p7+p4   23 w[13] spill
        lea r15d, [rdi + rbp - 899497514]  ;   174.5 p5      27 v[0]
        xor edi, ecx                       ;   176.3 p11      7 v[1]
        xor edi, r12d                      ;   177.3 p6       7 v[1]
        add r13d, edi                      ;   178.3 p1      27 v[1]
        mov edi, r12d                      ;   177.3         27 v[2] copy
        rol edi, 5                         ;   177.3 p0      27 v[2]
        add esi, edi                       ;   178.3 p5      27 v[2]
        rol r12d, 0x1e                     ;   177.3 p6      28 v[3]
        mov edi, r10d                      ;   173.7         23 w[7] copy
        xor edi, eax                       ;   173.8 p11     23 w[7]
        xor edi, dword [rsp + 84]          ;   174.8 p1+p3   23 w[7]
        xor edi, dword [rsp + 56]          ;   175.8 p0+p10   23 w[7]
        rol edi, 1                         ;   176.8 p6      23 w[7]
        xor r11d, edi                      ;   177.8 p5      23 w[10]
        rol r11d, 1                        ;   178.8 p0      23 w[10]
        xor r10d, dword [rsp + 80]         ;   174.8 p11+p2   23 w[12]
        xor r10d, dword [rsp + 52]         ;   175.8 p1+p3   23 w[12]
        mov dword [rsp + 52], eax          ;   175.2 p8+p9   23 w[15] spill
        mov eax, r8d                       ;   175.3         23 w[6] copy
        xor eax, r14d                      ;   175.5 p5      23 w[6]
        xor r14d, ebp                      ;   175.8 p11     23 w[8]
        xor r14d, edx                      ;   176.8 p6      23 w[8]
        xor r8d, ebx                       ;   176.2 p1      23 w[11]
        xor ebx, r9d                       ;   176.3 p0      23 w[9]
        xor ebp, r11d                      ;   179.8 p5      23 w[13]
        xor r9d, edi                       ;   177.8 p11     23 w[15]
        lea edi, [rdi + r12 - 899497514]   ;   178.3 p6      27 v[3]
        xor eax, dword [rsp + 80]          ;   177.2 p1+p10   23 w[6]
        xor eax, dword [rsp + 88]          ;   178.2 p0+p2   23 w[6]
        rol eax, 1                         ;   179.2 p6      23 w[6]
        xor ebx, eax                       ;   180.2 p5      23 w[9]
        xor edx, eax                       ;   180.2 p11     23 w[14]
        lea eax, [rax + rcx - 899497514]   ;   180.2 p1      27 v[4]
        xor ecx, r12d                      ;   178.3 p0       7 v[0]
        xor ecx, esi                       ;   179.3 p5       7 v[0]
        add r15d, ecx                      ;   180.3 p11     27 v[0]
        mov ecx, esi                       ;   179.3         27 v[1] copy
        rol ecx, 5                         ;   179.3 p6      27 v[1]
        add r13d, ecx                      ;   180.3 p1      27 v[1]
        rol esi, 0x1e                      ;   179.3 p0      28 v[2]
        xor r12d, esi                      ;   180.3 p5       7 v[4]
        xor r12d, r13d                     ;   181.3 p11      7 v[4]
        add eax, r12d                      ;   182.3 p6      27 v[4]
        mov r12d, r13d                     ;   181.3         27 v[0] copy
        rol r12d, 5                        ;   181.3 p0      27 v[0]
        add r15d, r12d                     ;   182.3 p1      27 v[0]
        rol r13d, 0x1e                     ;   181.3 p6      28 v[1]
        mov r12d, esi                      ;   180.3          7 v[3] copy
        xor r12d, r13d                     ;   182.3 p5       7 v[3]
        xor r12d, r15d                     ;   183.3 p11      7 v[3]
        add edi, r12d                      ;   184.3 p1      27 v[3]
        mov r12d, r15d                     ;   183.3         27 v[4] copy
        rol r12d, 5                        ;   183.3 p0      27 v[4]
        add eax, r12d                      ;   184.3 p5      27 v[4]
        rol r15d, 0x1e                     ;   183.3 p6      28 v[0]
        lea r11d, [r11 + r15 - 899497514]  ;   184.3 p11     27 v[0]
        mov r12d, r13d                     ;   182.3          7 v[2] copy
        xor r12d, r15d                     ;   184.3 p1       7 v[2]
        xor r12d, eax                      ;   185.3 p0       7 v[2]
        lea esi, [rsi + r12 - 899497514]   ;   186.3 p5      27 v[2]
        mov r12d, eax                      ;   185.3         27 v[3] copy
        rol r12d, 5                        ;   185.3 p6      27 v[3]
        add edi, r12d                      ;   186.3 p11     27 v[3]
        rol eax, 0x1e                      ;   185.3 p0      28 v[4]
        xor r15d, eax                      ;   186.3 p1       7 v[1]
        xor r15d, edi                      ;   187.3 p5       7 v[1]
        lea r13d, [r13 + r15 - 899497514]  ;   188.3 p11     27 v[1]
        xor ebx, dword [rsp + 84]          ;   183.8 p6+p3   23 w[9]
        rol ebx, 1                         ;   184.8 p0      23 w[9]
        add r13d, ebx                      ;   189.3 p1      27 v[1]
        xor r10d, ebx                      ;   185.8 p5      23 w[12]
        rol r10d, 1                        ;   186.8 p6      23 w[12]
        xor r9d, r10d                      ;   187.8 p11     23 w[15]
        xor r14d, dword [rsp + 68]         ;   185.2 p1+p10   23 w[8]
        rol r14d, 1                        ;   186.2 p0      23 w[8]
        add esi, r14d                      ;   187.3 p5      27 v[2]
        xor r8d, r14d                      ;   187.2 p11     23 w[11]
        mov r12d, dword [rsp + 48]         ;   185.2 p2      23 w[13] reload
        xor r8d, r12d                      ;   190.2 p6      23 w[11]
        xor ebp, r12d                      ;   190.2 p1      23 w[13]
        rol r8d, 1                         ;   191.2 p0      23 w[11]
        lea r12d, [rax + r8 - 899497514]   ;   192.2 p5      27 v[4]
        xor edx, r8d                       ;   192.2 p11     23 w[14]
        mov r8d, edi                       ;   187.3         27 v[2] copy
        rol r8d, 5                         ;   187.3 p6      27 v[2]
        add esi, r8d                       ;   188.3 p1      27 v[2]
        rol edi, 0x1e                      ;   187.3 p0      28 v[3]
        xor eax, edi                       ;   188.3 p5       7 v[0]
        xor eax, esi                       ;   189.3 p11      7 v[0]
        add r11d, eax                      ;   190.3 p6      27 v[0]
        lea r10d, [r10 + rdi - 899497514]  ;   188.3 p1      27 v[3]
        mov r8d, dword [rsp + 52]          ;   187.5 p3      23 w[15] reload
        xor ebp, r8d                       ;   192.5 p0      23 w[13]
        xor r9d, r8d                       ;   192.5 p5      23 w[15]
        rol ebp, 1                         ;   193.5 p6      23 w[13]
        rol r9d, 1                         ;   193.5 p0      23 w[15]
        mov r8d, esi                       ;   189.3         27 v[1] copy
        rol r8d, 5                         ;   189.8 p6      27 v[1]
        add r13d, r8d                      ;   190.8 p11     27 v[1]
        rol esi, 0x1e                      ;   190.3 p0      28 v[2]
        xor edi, esi                       ;   191.3 p1       7 v[4]
        xor edi, r13d                      ;   192.3 p5       7 v[4]
        add r12d, edi                      ;   193.3 p11     27 v[4]
        lea ebp, [rbp + rsi - 899497514]   ;   194.5 p1      27 v[2]
        mov edi, r13d                      ;   191.8         27 v[0] copy
        rol edi, 5                         ;   191.8 p6      27 v[0]
        add r11d, edi                      ;   192.8 p5      27 v[0]
        rol r13d, 0x1e                     ;   191.8 p0      28 v[1]
        xor esi, r13d                      ;   192.8 p11      7 v[3]
        xor esi, r11d                      ;   193.8 p1       7 v[3]
        add r10d, esi                      ;   194.8 p5      27 v[3]
        xor edx, dword [rsp + 80]          ;   193.2 p11+p10   23 w[14]
        rol edx, 1                         ;   194.2 p6      23 w[14]
        lea edx, [rdx + r13 - 899497514]   ;   195.2 p1      27 v[1]
        mov esi, r11d                      ;   193.8         27 v[4] copy
        rol esi, 5                         ;   193.8 p0      27 v[4]
        add r12d, esi                      ;   194.8 p5      27 v[4]
        rol r11d, 0x1e                     ;   193.8 p6      28 v[0]
        xor r13d, r11d                     ;   194.8 p11      7 v[2]
        lea r9d, [r9 + r11 - 899497514]    ;   194.8 p1      30 h
        xor r13d, r12d                     ;   195.8 p0       7 v[2]
        add ebp, r13d                      ;   196.8 p5      27 v[2]
        add r9d, dword [rsp + 24]          ;   195.8 p11+p2   30 h
        mov esi, r12d                      ;   195.8         27 v[3] copy
        rol esi, 5                         ;   195.8 p6      27 v[3]
        add r10d, esi                      ;   196.8 p1      27 v[3]
        rol r12d, 0x1e                     ;   195.8 p0      28 v[4]
        xor r11d, r12d                     ;   196.8 p5       7 v[1]
        xor r11d, r10d                     ;   197.8 p11      7 v[1]
        add edx, r11d                      ;   198.8 p6      27 v[1]
        mov esi, r10d                      ;   197.8         27 v[2] copy
        rol esi, 5                         ;   197.8 p0      27 v[2]
        add ebp, esi                       ;   198.8 p1      27 v[2]
        rol r10d, 0x1e                     ;   197.8 p6      28 v[3]
        mov esi, r12d                      ;   196.8          7 v[0] copy
        xor esi, r10d                      ;   198.8 p5       7 v[0]
        xor esi, ebp                       ;   199.8 p11      7 v[0]
        add r9d, esi                       ;   200.8 p1      30 h
        add r10d, dword [rsp + 36]         ;   198.8 p0+p3   30 h
        mov dword [rsp + 36], r10d         ;   199.8 p7+p4   30 h
        add r12d, dword [rsp + 40]         ;   196.8 p5+p10   30 h
        mov dword [rsp + 40], r12d         ;   197.8 p8+p9   30 h
        mov esi, ebp                       ;   199.8         27 v[1] copy
        rol esi, 5                         ;   199.8 p6      27 v[1]
        add edx, esi                       ;   200.8 p11     27 v[1]
        rol ebp, 0x1e                      ;   199.8 p0      28 v[2]
        add ebp, dword [rsp + 32]          ;   200.8 p1+p2   30 h
        mov dword [rsp + 32], ebp          ;   201.8 p7+p4   30 h
        mov esi, edx                       ;   201.8         27 v[0] copy
        rol esi, 5                         ;   201.8 p6      27 v[0]
        add r9d, esi                       ;   202.8 p5      30 h
        mov dword [rsp + 24], r9d          ;   203.8 p8+p9   30 h
        add edx, dword [rsp + 28]          ;   201.8 p11+p3   30 h
        mov dword [rsp + 28], edx          ;   202.8 p7+p4   30 h
        mov r8, qword [rsp + 8]            ;   198.0 p10     16 blocks
        add r8, 0x40                       ;   203.0 p1      16 blocks
        mov qword [rsp + 8], r8            ;   204.0 p8+p9   16 blocks
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [rsp + 24]          ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 0]            ;     0.2 p3      16 blocks reload
        mov dword [r8], esi                ;     5.0 p7+p4   16 blocks
        mov esi, dword [rsp + 28]          ;     0.5 p10     16 blocks reload
        mov dword [r8 + 4], esi            ;     5.5 p8+p9   16 blocks
        mov esi, dword [rsp + 32]          ;     1.0 p2      16 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p7+p4   16 blocks
        mov esi, dword [rsp + 36]          ;     1.2 p3      16 blocks reload
        mov dword [r8 + 12], esi           ;     6.2 p8+p9   16 blocks
        mov esi, dword [rsp + 40]          ;     1.5 p10     16 blocks reload
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
        add rsp, 0x68                      ;                    frame
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
