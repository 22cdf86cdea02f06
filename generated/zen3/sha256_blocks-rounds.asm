; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu zen3 --variant rounds
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
;   body: 29 uops, planned 14.0; bounds: width 4.8, ports 4.7, path 10.0
;   blocks: 177 uops, planned 138.2; bounds: width 29.5, ports 41.5, path 138.0
;   body.2: 21 uops, planned 8.3; bounds: width 3.5, ports 4.3, path 1.0
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
        mov r8, qword [rbx - 96]                                     ;     0.0 agu0    71 v[7] reload
        mov esi, dword [r8 + 28]                                     ;     4.0 agu1    71 v[7]
        mov edi, dword [r8 + 24]                                     ;     4.0 agu2    71 v[6]
        mov ebp, dword [r8 + 12]                                     ;     4.0 agu0    71 v[3]
        mov r9d, dword [r8 + 8]                                      ;     4.0 agu1    71 v[2]
        shl rdi, 0x20                                                ;     8.0 alu1    71 v[7]
        shl r9, 0x20                                                 ;     8.0 alu2    71 v[7]
        or rsi, rdi                                                  ;     9.0 alu0    71 v[7]
        or rbp, r9                                                   ;     9.0 alu3    71 v[7]
        mov edi, dword [r8 + 20]                                     ;     4.0 agu2    71 v[5]
        mov r9d, dword [r8 + 16]                                     ;     4.0 agu0    71 v[4]
        mov r10d, dword [r8 + 4]                                     ;     4.0 agu1    71 v[1]
        mov r11d, dword [r8]                                         ;     4.0 agu2    71 v[0]
        shl r9, 0x20                                                 ;     8.0 alu1    71 v[5]
        shl r11, 0x20                                                ;     8.0 alu2    71 v[5]
        or rdi, r9                                                   ;     9.0 alu0    71 v[5]
        or r10, r11                                                  ;     9.0 alu3    71 v[5]
        vmovq xmm0, rsi                                              ;    10.0 fp4     68 blocks
        vmovq xmm1, rbp                                              ;    10.0 fp4     68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                 ;    13.0 fp1     68 blocks
        vmovdqa [rbx - 128], xmm0                                    ;    14.0 agu0+fp5   68 blocks
        vmovq xmm0, rdi                                              ;    10.0 fp4     68 blocks
        vmovq xmm1, r10                                              ;    10.0 fp4     68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                 ;    13.0 fp2     68 blocks
        vmovdqa [rbx - 112], xmm0                                    ;    14.0 agu1+fp5   68 blocks
        mov r8d, dword [rbx - 72]                                    ;     8.0 agu2    68 blocks
        shl r8, 6                                                    ;    12.0 alu1    68 blocks
        add r8, qword [rbx - 88]                                     ;    13.0 alu2+agu0   68 blocks
        mov qword [rbx - 80], r8                                     ;    14.0 agu1+st0   68 blocks
        cmp dword [rbx - 72], 0                                      ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 88]                                     ;                    resident
        vmovdqa xmm15, [rbx - 128]                                   ;                    resident
        vmovdqa xmm14, [rbx - 112]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm1, [r8]                                           ;     0.0 agu0    73 w[0]
        vmovdqa xmm2, [rel sha256_blocks.T0_constants128]            ;     0.2 agu1    73 w[0] reload
        vpshufb xmm1, xmm1, xmm2                                     ;     7.2 fp1     73 w[0]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 16]  ;     8.2 fp0+agu0   73 w[0]
        vpshufd xmm3, xmm0, 0xee                                     ;     9.2 fp2     73 w[2]
        vmovdqa xmm4, xmm15                                          ;     0.8         62 v[3] copy
        sha256rnds2 xmm15, xmm14                                     ;     9.2 fp1     62 v[3]
        vmovdqa xmm0, xmm3                                           ;    10.2         73 w[2] copy
        vmovdqa xmm3, xmm14                                          ;     1.3         62 v[1] copy
        sha256rnds2 xmm14, xmm15                                     ;    13.2 fp0     62 v[1]
        vmovdqu xmm5, [r8 + 16]                                      ;     1.7 agu1    73 w[4]
        vpshufb xmm5, xmm5, xmm2                                     ;     8.7 fp2     73 w[4]
        sha256msg1 xmm1, xmm5                                        ;     9.7 fp3+fp1   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 32]  ;     9.7 fp0+agu0   73 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    17.2 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    10.7 fp2     73 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    21.2 fp0     62 v[5]
        vmovdqu xmm6, [r8 + 32]                                      ;     3.0 agu1    73 w[8]
        vpshufb xmm6, xmm6, xmm2                                     ;    10.0 fp2     73 w[8]
        sha256msg1 xmm5, xmm6                                        ;    11.0 fp3+fp1   78 w[4]
        vmovdqu xmm7, [r8 + 48]                                      ;     7.2 agu0    73 w[12]
        vpshufb xmm2, xmm7, xmm2                                     ;    14.2 fp2     73 w[12]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 48]  ;    11.0 fp3+agu1   73 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    25.2 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    12.0 fp1     73 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    29.2 fp0     62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    15.2 fp2     78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    16.2 fp3     78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    17.2 fp1+fp2+fp3   78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    15.2 fp0+fp2   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 64]  ;    15.2 fp3+agu0   73 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    33.2 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    16.2 fp1     73 w[14]
        sha256rnds2 xmm14, xmm15                                     ;    37.2 fp0     62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    20.2 fp2     78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    21.2 fp3     78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    22.2 fp1+fp2+fp3   78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    20.2 fp0+fp2   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 80]  ;    20.2 fp3+agu1   78 w[0]
        sha256rnds2 xmm15, xmm14                                     ;    41.2 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    21.2 fp1     78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;    45.2 fp0     62 v[1]
        vpalignr xmm7, xmm5, xmm1, 4                                 ;    25.2 fp2     78 w[8]
        vpaddd xmm6, xmm6, xmm7                                      ;    26.2 fp3     78 w[8]
        sha256msg2 xmm6, xmm5                                        ;    27.2 fp1+fp2+fp3   78 w[8]
        sha256msg1 xmm1, xmm5                                        ;    25.2 fp0+fp2   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 96]  ;    25.2 fp3+agu0   78 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    49.2 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    26.2 fp1     78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    53.2 fp0     62 v[5]
        vpalignr xmm7, xmm6, xmm5, 4                                 ;    30.2 fp2     78 w[12]
        vpaddd xmm2, xmm2, xmm7                                      ;    31.2 fp3     78 w[12]
        sha256msg2 xmm2, xmm6                                        ;    32.2 fp1+fp2+fp3   78 w[12]
        sha256msg1 xmm5, xmm6                                        ;    30.2 fp0+fp2   78 w[4]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 112] ;    30.2 fp3+agu1   78 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    57.2 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    31.2 fp1     78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    61.2 fp0     62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    35.2 fp2     78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    36.2 fp3     78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    37.2 fp1+fp2+fp3   78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    35.2 fp0+fp2   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 128] ;    35.2 fp3+agu0   78 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    65.2 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    36.2 fp1     78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;    69.2 fp0     62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    40.2 fp2     78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    41.2 fp3     78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    42.2 fp1+fp2+fp3   78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    40.2 fp0+fp2   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 144] ;    40.2 fp3+agu1   78 w[0]
        sha256rnds2 xmm15, xmm14                                     ;    73.2 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    41.2 fp1     78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;    77.2 fp0     62 v[1]
        vpalignr xmm7, xmm5, xmm1, 4                                 ;    45.2 fp2     78 w[8]
        vpaddd xmm6, xmm6, xmm7                                      ;    46.2 fp3     78 w[8]
        sha256msg2 xmm6, xmm5                                        ;    47.2 fp1+fp2+fp3   78 w[8]
        sha256msg1 xmm1, xmm5                                        ;    45.2 fp0+fp2   78 w[0]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 160] ;    45.5 fp3+agu0   78 w[4]
        sha256rnds2 xmm15, xmm14                                     ;    81.2 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    46.5 fp2     78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;    85.2 fp0     62 v[5]
        vpalignr xmm7, xmm6, xmm5, 4                                 ;    50.2 fp1     78 w[12]
        vpaddd xmm2, xmm2, xmm7                                      ;    51.2 fp3     78 w[12]
        sha256msg2 xmm2, xmm6                                        ;    52.2 fp0+fp1+fp2+fp3   78 w[12]
        sha256msg1 xmm5, xmm6                                        ;    50.2 fp0+fp2   78 w[4]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 176] ;    50.5 fp3+agu1   78 w[8]
        sha256rnds2 xmm15, xmm14                                     ;    89.2 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    51.5 fp2     78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;    93.2 fp0     62 v[1]
        vpalignr xmm7, xmm2, xmm6, 4                                 ;    55.2 fp1     78 w[0]
        vpaddd xmm1, xmm1, xmm7                                      ;    56.2 fp3     78 w[0]
        sha256msg2 xmm1, xmm2                                        ;    57.2 fp0+fp1+fp2+fp3   78 w[0]
        sha256msg1 xmm6, xmm2                                        ;    56.2 fp0+fp1   78 w[8]
        vpaddd xmm0, xmm2, [rel sha256_blocks.T0_constants128 + 192] ;    56.5 fp2+agu0   78 w[12]
        sha256rnds2 xmm15, xmm14                                     ;    97.2 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    57.5 fp1     78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;   101.2 fp0     62 v[5]
        vpalignr xmm7, xmm1, xmm2, 4                                 ;    60.2 fp2     78 w[4]
        vpaddd xmm5, xmm5, xmm7                                      ;    61.2 fp3     78 w[4]
        sha256msg2 xmm5, xmm1                                        ;    62.2 fp1+fp2+fp3   78 w[4]
        sha256msg1 xmm2, xmm1                                        ;    61.2 fp0+fp2   78 w[12]
        vpaddd xmm0, xmm1, [rel sha256_blocks.T0_constants128 + 208] ;    61.5 fp3+agu1   78 w[0]
        vpalignr xmm1, xmm5, xmm1, 4                                 ;    65.2 fp1     78 w[8]
        vpaddd xmm6, xmm6, xmm1                                      ;    66.2 fp0     78 w[8]
        sha256rnds2 xmm15, xmm14                                     ;   105.2 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    62.5 fp2     78 w[2]
        sha256rnds2 xmm14, xmm15                                     ;   109.2 fp1     62 v[1]
        sha256msg2 xmm6, xmm5                                        ;    67.2 fp3+fp1+fp2   78 w[8]
        vpaddd xmm0, xmm5, [rel sha256_blocks.T0_constants128 + 224] ;    66.2 fp0+agu0   78 w[4]
        vpalignr xmm1, xmm6, xmm5, 4                                 ;    70.2 fp1     78 w[12]
        vpaddd xmm2, xmm2, xmm1                                      ;    71.2 fp3     78 w[12]
        sha256msg2 xmm2, xmm6                                        ;    72.2 fp0+fp1+fp2+fp3   78 w[12]
        sha256rnds2 xmm15, xmm14                                     ;   113.2 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    71.2 fp1     78 w[6]
        sha256rnds2 xmm14, xmm15                                     ;   117.2 fp0     62 v[5]
        vpaddd xmm6, xmm6, [rel sha256_blocks.T0_constants128 + 240] ;    72.2 fp2+agu1   78 w[8]
        vmovdqa xmm0, xmm6                                           ;    73.2         78 w[8] copy
        sha256rnds2 xmm15, xmm14                                     ;   121.2 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    73.2 fp2     78 w[10]
        sha256rnds2 xmm14, xmm15                                     ;   125.2 fp0     62 v[1]
        vpaddd xmm2, xmm2, [rel sha256_blocks.T0_constants128 + 256] ;    75.2 fp3+agu0   78 w[12]
        vmovdqa xmm0, xmm2                                           ;    76.2         78 w[12] copy
        sha256rnds2 xmm15, xmm14                                     ;   129.2 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    76.2 fp2     78 w[14]
        sha256rnds2 xmm14, xmm15                                     ;   133.2 fp0     62 v[5]
        vpaddd xmm15, xmm15, xmm4                                    ;   133.2 fp3     82 h
        vpaddd xmm14, xmm14, xmm3                                    ;   137.2 fp1     82 h
        add r8, 0x40                                                 ;    81.2 alu0    68 blocks
        cmp r8, qword [rbx - 80]                                     ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 88], r8                                     ;                    resident
        vmovdqa [rbx - 128], xmm15                                   ;                    resident
        vmovdqa [rbx - 112], xmm14                                   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 112]                                    ;     0.0 agu0    82 h reload
        mov esi, r8d                                                 ;     4.0         82 h
        mov r9, qword [rbx - 96]                                     ;     0.3 agu1    82 h reload
        mov dword [r9 + 20], esi                                     ;     4.0 agu2+st0   82 h
        shr r8, 0x20                                                 ;     4.0 alu1    82 h
        mov dword [r9 + 16], r8d                                     ;     5.0 agu0+st1   82 h
        mov r8, qword [rbx - 104]                                    ;     1.3 agu1    82 h reload
        mov esi, r8d                                                 ;     5.3         82 h
        mov dword [r9 + 4], esi                                      ;     5.3 agu2+st0   82 h
        shr r8, 0x20                                                 ;     5.3 alu2    82 h
        mov dword [r9], r8d                                          ;     6.3 agu0+st1   82 h
        mov r8, qword [rbx - 128]                                    ;     2.3 agu1    82 h reload
        mov esi, r8d                                                 ;     6.3         82 h
        mov dword [r9 + 28], esi                                     ;     6.3 agu2+st0   82 h
        shr r8, 0x20                                                 ;     6.3 alu1    82 h
        mov dword [r9 + 24], r8d                                     ;     7.3 agu0+st1   82 h
        mov r8, qword [rbx - 120]                                    ;     3.3 agu1    82 h reload
        mov esi, r8d                                                 ;     7.3         82 h
        mov dword [r9 + 12], esi                                     ;     7.3 agu2+st0   82 h
        shr r8, 0x20                                                 ;     7.3 alu2    82 h
        mov dword [r9 + 8], r8d                                      ;     8.3 agu0+st1   82 h
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
