; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu golden-cove --variant rounds
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 3 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 29 uops, planned 15.0; bounds: width 4.8, ports 4.0, path 10.0
;   blocks: 213 uops, planned 137.2; bounds: width 35.5, ports 80.0, path 137.0
;   body.2: 21 uops, planned 8.7; bounds: width 3.5, ports 4.0, path 1.0
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
        push rbx                                                     ;                    preserved
        push rbp                                                     ;                    preserved
        sub rsp, 0x48                                                ;                    frame
        lea rbx, [rsp + 128]                                         ;                    frame
        mov qword [rbx - 96], rdi                                    ;                    argument
        mov dword [rbx - 72], edx                                    ;                    argument
        mov qword [rbx - 88], rsi                                    ;                    argument
        mov r8, qword [rbx - 96]                                     ;     0.0 p2      71 v[7] reload
        mov esi, dword [r8 + 28]                                     ;     5.0 p3      71 v[7]
        mov edi, dword [r8 + 24]                                     ;     5.0 p10     71 v[6]
        shl rdi, 0x20                                                ;    10.0 p0      71 v[7]
        or rsi, rdi                                                  ;    11.0 p1      71 v[7]
        vmovq xmm0, rsi                                              ;    12.0 p5      68 blocks
        mov esi, dword [r8 + 12]                                     ;     5.0 p2      71 v[3]
        mov edi, dword [r8 + 8]                                      ;     5.0 p3      71 v[2]
        shl rdi, 0x20                                                ;    10.0 p6      71 v[7]
        or rsi, rdi                                                  ;    11.0 p11     71 v[7]
        vmovq xmm1, rsi                                              ;    12.0 p5      68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                 ;    14.0 p1      68 blocks
        vmovdqa [rbx - 128], xmm0                                    ;    15.0 p7+p4   68 blocks
        mov esi, dword [r8 + 20]                                     ;     5.0 p10     71 v[5]
        mov edi, dword [r8 + 16]                                     ;     5.0 p2      71 v[4]
        shl rdi, 0x20                                                ;    10.0 p0      71 v[5]
        or rsi, rdi                                                  ;    11.0 p6      71 v[5]
        mov edi, dword [r8 + 4]                                      ;     5.0 p3      71 v[1]
        mov ebp, dword [r8]                                          ;     5.0 p10     71 v[0]
        shl rbp, 0x20                                                ;    10.0 p0      71 v[5]
        or rdi, rbp                                                  ;    11.0 p11     71 v[5]
        vmovq xmm0, rsi                                              ;    12.0 p5      68 blocks
        vmovq xmm1, rdi                                              ;    12.0 p5      68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                 ;    14.0 p1      68 blocks
        vmovdqa [rbx - 112], xmm0                                    ;    15.0 p8+p9   68 blocks
        mov r8d, dword [rbx - 72]                                    ;     4.2 p2      68 blocks
        shl r8, 6                                                    ;     9.2 p6      68 blocks
        add r8, qword [rbx - 88]                                     ;    10.2 p11+p3   68 blocks
        mov qword [rbx - 80], r8                                     ;    11.2 p7+p4   68 blocks
        cmp dword [rbx - 72], 0                                      ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 88]                                     ;                    resident
        vmovdqa xmm15, [rbx - 128]                                   ;                    resident
        vmovdqa xmm14, [rbx - 112]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm1, [r8]                                           ;     0.0 p2      73 w[0]
        vmovdqa xmm2, [rel sha256_blocks.T0_constants128]            ;     0.2 p3      73 w[0] reload
        vpshufb xmm1, xmm1, xmm2                                     ;     6.2 p1      73 w[0]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 16]  ;     7.2 p0+p10   73 w[0]
        vpshufd xmm3, xmm0, 0xee                                     ;     8.2 p5      73 w[2]
        vmovdqa xmm4, xmm15                                          ;     0.8         62 v[3] copy
        sha256rnds2 xmm15, xmm14                                     ;     8.2 p5      62 v[3]
        vmovdqa xmm0, xmm3                                           ;     9.2         73 w[2] copy
        vmovdqa xmm3, xmm14                                          ;     1.3         62 v[1] copy
        sha256rnds2 xmm14, xmm15                                     ;    12.2 p5      62 v[1]
        vmovdqu xmm5, [r8 + 16]                                      ;     1.7 p2      73 w[4]
        vpshufb xmm5, xmm5, xmm2                                     ;     7.7 p1      73 w[4]
        sha256msg1 xmm1, xmm5                                        ;     8.7 p0+p1+p5+p6   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 32]  ;     8.7 p0+p3   73 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    16.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;     9.7 p1      73 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    20.2 p5      62 v[5]
        vmovdqu xmm6, [r8 + 32]                                      ;     3.8 p10     73 w[8]
        vpshufb xmm6, xmm6, xmm2                                     ;     9.8 p1      73 w[8]
        sha256msg1 xmm5, xmm6                                        ;    10.8 p0+p1+p5+p6   78 w[4]
        vmovdqu xmm7, [r8 + 48]                                      ;     5.3 p2      73 w[12]
        vpshufb xmm2, xmm7, xmm2                                     ;    11.3 p1      73 w[12]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 48]  ;    10.8 p0+p3   73 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    24.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    11.8 p1      73 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    28.2 p5      62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    12.3 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    13.7 p0      78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    14.7 p5      78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    14.7 p1+p0+p6+p5   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 64]  ;    12.3 p0+p10   73 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    32.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    13.3 p1      73 w[14]
        sha256rnds2 xmm14, xmm15                                     ;    36.2 p5      62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    20.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    21.7 p0      78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    22.7 p5      78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    20.7 p1+p0+p6+p5   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 80]  ;    20.7 p0+p2   78 w[0]
        sha256rnds2 xmm15, xmm14                                     ;    40.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    21.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;    44.2 p5      62 v[1]
        vpalignr xmm7, xmm5, xmm1, 4                                 ;    28.7 p5      78 w[8]
        vpaddd xmm6, xmm6, xmm7                                      ;    29.7 p0      78 w[8]
        sha256msg2 xmm6, xmm5                                        ;    30.7 p5      78 w[8]
        sha256msg1 xmm1, xmm5                                        ;    28.7 p1+p0+p6+p5   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 96]  ;    28.7 p0+p3   78 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    48.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    29.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    52.2 p5      62 v[5]
        vpalignr xmm7, xmm6, xmm5, 4                                 ;    36.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm7                                      ;    37.7 p0      78 w[12]
        sha256msg2 xmm2, xmm6                                        ;    38.7 p5      78 w[12]
        sha256msg1 xmm5, xmm6                                        ;    36.7 p1+p0+p6+p5   78 w[4]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 112] ;    36.7 p0+p10   78 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    56.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    37.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    60.2 p5      62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    44.7 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    45.7 p0      78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    46.7 p5      78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    44.7 p1+p0+p6+p5   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 128] ;    44.7 p0+p2   78 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    64.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    45.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;    68.2 p5      62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    52.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    53.7 p0      78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    54.7 p5      78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    52.7 p1+p0+p6+p5   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 144] ;    52.7 p0+p3   78 w[0]
        sha256rnds2 xmm15, xmm14                                     ;    72.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    53.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;    76.2 p5      62 v[1]
        vpalignr xmm7, xmm5, xmm1, 4                                 ;    60.7 p5      78 w[8]
        vpaddd xmm6, xmm6, xmm7                                      ;    61.7 p0      78 w[8]
        sha256msg2 xmm6, xmm5                                        ;    62.7 p5      78 w[8]
        sha256msg1 xmm1, xmm5                                        ;    60.7 p1+p0+p6+p5   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 160] ;    60.7 p0+p10   78 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    80.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    61.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    84.2 p5      62 v[5]
        vpalignr xmm7, xmm6, xmm5, 4                                 ;    68.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm7                                      ;    69.7 p0      78 w[12]
        sha256msg2 xmm2, xmm6                                        ;    70.7 p5      78 w[12]
        sha256msg1 xmm5, xmm6                                        ;    68.7 p1+p0+p6+p5   78 w[4]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 176] ;    68.7 p0+p2   78 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    88.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    69.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    92.2 p5      62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    76.7 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    77.7 p0      78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    78.7 p5      78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    76.7 p1+p0+p6+p5   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 192] ;    76.7 p0+p3   78 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    96.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    77.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;   100.2 p5      62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    84.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    85.7 p0      78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    86.7 p5      78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    84.7 p1+p0+p6+p5   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 208] ;    84.7 p0+p10   78 w[0]
        sha256rnds2 xmm15, xmm14                                     ;   104.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    85.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;   108.2 p5      62 v[1]
        vpalignr xmm1, xmm5, xmm1, 4                                 ;    92.7 p5      78 w[8]
        vpaddd xmm6, xmm6, xmm1                                      ;    93.7 p0      78 w[8]
        sha256msg2 xmm6, xmm5                                        ;    94.7 p5      78 w[8]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 224] ;    92.7 p1+p2   78 w[4]
        sha256rnds2 xmm15, xmm14                                     ;   112.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    93.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;   116.2 p5      62 v[5]
        vpalignr xmm1, xmm6, xmm5, 4                                 ;   100.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm1                                      ;   101.7 p0      78 w[12]
        sha256msg2 xmm2, xmm6                                        ;   102.7 p5      78 w[12]
        vpaddd xmm6, xmm6, [rel sha256_blocks.T0_constants128 + 240] ;   100.7 p0+p3   78 w[8]
        vmovdqa xmm0, xmm6                                           ;   101.7         78 w[8] copy
        sha256rnds2 xmm15, xmm14                                     ;   120.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   101.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;   124.2 p5      62 v[1]
        vpaddd xmm2, xmm2, [rel sha256_blocks.T0_constants128 + 256] ;   108.7 p0+p10   78 w[12]
        vmovdqa xmm0, xmm2                                           ;   109.7         78 w[12] copy
        sha256rnds2 xmm15, xmm14                                     ;   128.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   109.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;   132.2 p5      62 v[5]
        vpaddd xmm15, xmm15, xmm4                                    ;   132.2 p0      82 h
        vpaddd xmm14, xmm14, xmm3                                    ;   136.2 p1      82 h
        add r8, 0x40                                                 ;    35.3 p11     68 blocks
        cmp r8, qword [rbx - 80]                                     ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 88], r8                                     ;                    resident
        vmovdqa [rbx - 128], xmm15                                   ;                    resident
        vmovdqa [rbx - 112], xmm14                                   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 112]                                    ;     0.0 p2      82 h reload
        mov esi, r8d                                                 ;     5.0         82 h
        shr r8, 0x20                                                 ;     5.0 p0      82 h
        mov r9, qword [rbx - 96]                                     ;     0.5 p3      82 h reload
        mov dword [r9 + 20], esi                                     ;     5.0 p7+p4   82 h
        mov dword [r9 + 16], r8d                                     ;     6.0 p8+p9   82 h
        mov r8, qword [rbx - 104]                                    ;     1.0 p10     82 h reload
        mov esi, r8d                                                 ;     6.0         82 h
        mov dword [r9 + 4], esi                                      ;     6.0 p7+p4   82 h
        shr r8, 0x20                                                 ;     6.0 p6      82 h
        mov dword [r9], r8d                                          ;     7.0 p8+p9   82 h
        mov r8, qword [rbx - 128]                                    ;     1.8 p2      82 h reload
        mov esi, r8d                                                 ;     6.8         82 h
        mov dword [r9 + 28], esi                                     ;     6.8 p7+p4   82 h
        shr r8, 0x20                                                 ;     6.8 p0      82 h
        mov dword [r9 + 24], r8d                                     ;     7.8 p8+p9   82 h
        mov r8, qword [rbx - 120]                                    ;     2.7 p3      82 h reload
        mov esi, r8d                                                 ;     7.7         82 h
        mov dword [r9 + 12], esi                                     ;     7.7 p7+p4   82 h
        shr r8, 0x20                                                 ;     7.7 p6      82 h
        mov dword [r9 + 8], r8d                                      ;     8.7 p8+p9   82 h
        vpxor xmm0, xmm0, xmm0                                       ;                    cleared
        vmovdqa [rbx - 128], xmm0                                    ;                    cleared
        vmovdqa [rbx - 112], xmm0                                    ;                    cleared
        add rsp, 0x48                                                ;                    frame
        pop rbp                                                      ;                    preserved
        pop rbx                                                      ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
sha256_blocks.T0_constants128:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x71374491428a2f98, 0xe9b5dba5b5c0fbcf, 0x59f111f13956c25b, 0xab1c5ed5923f82a4, 0x12835b01d807aa98, 0x550c7dc3243185be
        dq 0x80deb1fe72be5d74, 0xc19bf1749bdc06a7, 0xefbe4786e49b69c1, 0x240ca1cc0fc19dc6, 0x4a7484aa2de92c6f, 0x76f988da5cb0a9dc, 0xa831c66d983e5152, 0xbf597fc7b00327c8
        dq 0xd5a79147c6e00bf3, 0x1429296706ca6351, 0x2e1b213827b70a85, 0x53380d134d2c6dfc, 0x766a0abb650a7354, 0x92722c8581c2c92e, 0xa81a664ba2bfe8a1, 0xc76c51a3c24b8b70
        dq 0xd6990624d192e819, 0x106aa070f40e3585, 0x1e376c0819a4c116, 0x34b0bcb52748774c, 0x4ed8aa4a391c0cb3, 0x682e6ff35b9cca4f, 0x78a5636f748f82ee, 0x8cc7020884c87814
        dq 0xa4506ceb90befffa, 0xc67178f2bef9a3f7

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
