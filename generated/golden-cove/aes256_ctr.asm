; aes256_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
;   ./cw build aes256_ctr --cpu golden-cove
;
; void aes256_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 240 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 49 uops, planned 24.2; bounds: width 8.2, ports 23.0, path 8.0
;   blocks: 83 uops, planned 83.0; bounds: width 13.8, ports 56.0, path 45.0
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
%fatal "aes256_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes256_ctr
$_aes256_ctr:
%else
        global $aes256_ctr
%endif
$aes256_ctr:
        push rbp                                                  ;                    preserved
        mov rax, rsp                                              ;                    frame
        sub rsp, 0x840                                            ;                    frame
        and rsp, -64                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 1928], rax                               ;                    frame
        mov qword [rbp + 1856], rsi                               ;                    argument
        mov qword [rbp + 1864], rdi                               ;                    argument
        mov dword [rbp + 1936], r8d                               ;                    argument
        mov qword [rbp + 1880], rdx                               ;                    argument
        mov qword [rbp + 1896], rcx                               ;                    argument
        vmovdqu64 zmm0, [rel aes256_ctr.T0_constants512]          ;     0.0 p2      28 rk reload
        vmovdqu64 [rbp + 384], zmm0                               ;     6.0 p7+p4   28 rk
        mov r8, qword [rbp + 1856]                                ;     0.3 p3      28 counter reload
        vbroadcasti32x4 zmm0, [r8]                                ;     5.3 p10     28 counter
        vmovdqu64 [rbp + 448], zmm0                               ;    11.3 p8+p9   28 counter
        vpshufb zmm0, zmm0, [rel aes256_ctr.T0_constants512 + 64] ;    11.3 p5+p2   28 low
        vmovdqu64 [rbp + 512], zmm0                               ;    12.3 p7+p4   28 low
        vpaddq zmm1, zmm0, [rel aes256_ctr.T0_constants512 + 128] ;    12.3 p0+p3   28 low
        vmovdqu64 [rbp + 576], zmm1                               ;    13.3 p8+p9   28 low
        vpaddq zmm1, zmm0, [rel aes256_ctr.T0_constants512 + 192] ;    12.3 p5+p2   28 low
        vmovdqu64 [rbp + 640], zmm1                               ;    13.3 p7+p4   28 low
        vpaddq zmm0, zmm0, [rel aes256_ctr.T0_constants512 + 256] ;    12.3 p0+p3   28 low
        vmovdqu64 [rbp + 704], zmm0                               ;    13.3 p8+p9   28 low
        mov r8, qword [rbp + 1864]                                ;     2.3 p10     28 rk reload
        vbroadcasti32x4 zmm0, [r8]                                ;     7.3 p2      28 rk
        vmovdqu64 [rbp + 768], zmm0                               ;    13.3 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 16]                           ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 832], zmm0                               ;    13.3 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 32]                           ;     7.3 p10     28 rk
        vmovdqu64 [rbp + 896], zmm0                               ;    13.3 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 48]                           ;     7.3 p2      28 rk
        vmovdqu64 [rbp + 960], zmm0                               ;    13.3 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 64]                           ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 1024], zmm0                              ;    13.3 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 80]                           ;     7.3 p10     28 rk
        vmovdqu64 [rbp + 1088], zmm0                              ;    13.3 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 96]                           ;     7.3 p2      28 rk
        vmovdqu64 [rbp + 1152], zmm0                              ;    13.3 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 112]                          ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 1216], zmm0                              ;    13.3 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 128]                          ;     7.3 p10     28 rk
        vmovdqu64 [rbp + 1280], zmm0                              ;    14.2 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 144]                          ;     7.3 p2      28 rk
        vmovdqu64 [rbp + 1344], zmm0                              ;    14.7 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 160]                          ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 1408], zmm0                              ;    16.2 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 176]                          ;     7.3 p10     28 rk
        vmovdqu64 [rbp + 1472], zmm0                              ;    16.7 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 192]                          ;     7.3 p2      28 rk
        vmovdqu64 [rbp + 1536], zmm0                              ;    18.2 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 208]                          ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 1600], zmm0                              ;    18.7 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 224]                          ;     7.3 p10     28 rk
        vmovdqu64 [rbp + 1664], zmm0                              ;    20.2 p7+p4   28 rk
        vmovdqu64 zmm0, [rel aes256_ctr.T0_constants512 + 320]    ;     8.0 p2      28 low reload
        vmovdqu64 [rbp + 1728], zmm0                              ;    20.7 p8+p9   28 low
        vmovdqu64 zmm0, [rel aes256_ctr.T0_constants512 + 384]    ;     8.3 p3      28 blocks reload
        vmovdqu64 [rbp + 1792], zmm0                              ;    22.2 p7+p4   28 blocks
        cmp dword [rbp + 1936], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1936]                               ;                    passes of 16
        mov rcx, rax                                              ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                              ;                    passes of 16
        mov qword [rbp + 1872], rax                               ;                    passes of 16
        sub rcx, rax                                              ;                    passes of 16
        imul rcx, rcx, 0x10                                       ;                    passes of 16
        mov rdx, qword [rbp + 1880]                               ;                    passes of 16
        add rcx, rdx                                              ;                    passes of 16
        mov qword [rbp + 1888], rcx                               ;                    passes of 16
        cmp rcx, rdx                                              ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 512]                               ;                    resident
        vmovdqu64 zmm1, [rbp + 384]                               ;                    resident
        vmovdqu64 zmm2, [rbp + 576]                               ;                    resident
        vmovdqu64 zmm3, [rbp + 640]                               ;                    resident
        vmovdqu64 zmm4, [rbp + 704]                               ;                    resident
        vmovdqu64 zmm5, [rbp + 1728]                              ;                    resident
        vmovdqu64 zmm6, [rbp + 768]                               ;                    resident
        vmovdqu64 zmm7, [rbp + 832]                               ;                    resident
        vmovdqu64 zmm8, [rbp + 896]                               ;                    resident
        vmovdqu64 zmm9, [rbp + 960]                               ;                    resident
        vmovdqu64 zmm10, [rbp + 1024]                             ;                    resident
        vmovdqu64 zmm11, [rbp + 1088]                             ;                    resident
        vmovdqu64 zmm12, [rbp + 1152]                             ;                    resident
        vmovdqu64 zmm13, [rbp + 1216]                             ;                    resident
        vmovdqu64 zmm14, [rbp + 1280]                             ;                    resident
        vmovdqu64 zmm15, [rbp + 1344]                             ;                    resident
        vmovdqu64 zmm16, [rbp + 1408]                             ;                    resident
        vmovdqu64 zmm17, [rbp + 1472]                             ;                    resident
        vmovdqu64 zmm18, [rbp + 1536]                             ;                    resident
        vmovdqu64 zmm19, [rbp + 1600]                             ;                    resident
        mov r8, qword [rbp + 1880]                                ;                    resident
        vmovdqu64 zmm20, [rbp + 1664]                             ;                    resident
        mov r9, qword [rbp + 1896]                                ;                    resident
        vmovdqu64 zmm21, [rbp + 1792]                             ;                    resident
        align 16
.blocks_1:
        vpaddq zmm22, zmm0, zmm1                                  ;     0.0 p0      28 low
        vpshufb zmm22, zmm22, zmm5                                ;     1.0 p5      28 low
        vpxord zmm22, zmm22, zmm6                                 ;     2.0 p0      11 s[0]
        vaesenc zmm22, zmm22, zmm7                                ;     3.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm8                                ;     6.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm9                                ;     9.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm10                               ;    12.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm11                               ;    15.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm12                               ;    18.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm13                               ;    21.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm14                               ;    24.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm15                               ;    27.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm16                               ;    30.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm17                               ;    33.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm18                               ;    36.0 p0      14 t[0]
        vaesenc zmm22, zmm22, zmm19                               ;    39.0 p0      14 t[0]
        vpaddq zmm23, zmm2, zmm1                                  ;     2.7 p5      28 low
        vpshufb zmm23, zmm23, zmm5                                ;     3.7 p5      28 low
        vpxord zmm23, zmm23, zmm6                                 ;     4.7 p5      11 s[0]
        vaesenc zmm23, zmm23, zmm7                                ;    15.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm8                                ;    18.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm9                                ;    21.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm10                               ;    24.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm11                               ;    27.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm12                               ;    30.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm13                               ;    33.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm14                               ;    36.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm15                               ;    39.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm16                               ;    42.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm17                               ;    45.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm18                               ;    48.0 p0      14 t[0]
        vaesenc zmm23, zmm23, zmm19                               ;    51.0 p0      14 t[0]
        vpaddq zmm24, zmm3, zmm1                                  ;     5.7 p5      28 low
        vpshufb zmm24, zmm24, zmm5                                ;     6.7 p5      28 low
        vpxord zmm24, zmm24, zmm6                                 ;     7.7 p5      11 s[0]
        vaesenc zmm24, zmm24, zmm7                                ;    28.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm8                                ;    31.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm9                                ;    34.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm10                               ;    37.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm11                               ;    40.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm12                               ;    43.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm13                               ;    46.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm14                               ;    49.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm15                               ;    52.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm16                               ;    55.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm17                               ;    58.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm18                               ;    61.0 p0      14 t[0]
        vaesenc zmm24, zmm24, zmm19                               ;    64.0 p0      14 t[0]
        vpaddq zmm25, zmm1, zmm4                                  ;     8.7 p5      28 low
        vpshufb zmm25, zmm25, zmm5                                ;     9.7 p5      28 low
        vpxord zmm25, zmm25, zmm6                                 ;    10.7 p5      11 s[0]
        vaesenc zmm25, zmm25, zmm7                                ;    41.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm8                                ;    44.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm9                                ;    47.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm10                               ;    50.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm11                               ;    53.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm12                               ;    56.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm13                               ;    59.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm14                               ;    62.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm15                               ;    65.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm16                               ;    68.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm17                               ;    71.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm18                               ;    74.0 p0      14 t[0]
        vaesenc zmm25, zmm25, zmm19                               ;    77.0 p0      14 t[0]
        vpaddq zmm1, zmm1, zmm21                                  ;    11.7 p5      28 blocks
        vmovdqu64 zmm26, [r8]                                     ;    10.8 p2      18 z[0]
        vpxord zmm26, zmm26, zmm20                                ;    16.8 p5      18 z[0]
        vaesenclast zmm22, zmm22, zmm26                           ;    54.0 p0      18 z[0]
        vmovdqu64 [r9], zmm22                                     ;    57.0 p7+p4   19 dst
        vmovdqu64 zmm22, [r8 + 64]                                ;    11.5 p3      18 z[0]
        vpxord zmm22, zmm22, zmm20                                ;    17.5 p5      18 z[0]
        vaesenclast zmm22, zmm23, zmm22                           ;    55.0 p0      18 z[0]
        vmovdqu64 [r9 + 64], zmm22                                ;    58.0 p8+p9   19 dst
        vmovdqu64 zmm22, [r8 + 128]                               ;    12.2 p2      18 z[0]
        vpxord zmm22, zmm22, zmm20                                ;    18.2 p5      18 z[0]
        vaesenclast zmm22, zmm24, zmm22                           ;    67.0 p0      18 z[0]
        vmovdqu64 [r9 + 128], zmm22                               ;    70.0 p7+p4   19 dst
        vmovdqu64 zmm22, [r8 + 192]                               ;    12.8 p3      18 z[0]
        vpxord zmm22, zmm22, zmm20                                ;    18.8 p5      18 z[0]
        vaesenclast zmm22, zmm25, zmm22                           ;    80.0 p0      18 z[0]
        vmovdqu64 [r9 + 192], zmm22                               ;    83.0 p8+p9   19 dst
        add r9, 0x100                                             ;    13.5 p1      28 blocks
        add r8, 0x100                                             ;    13.7 p6      28 blocks
        cmp r8, qword [rbp + 1888]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 384], zmm1                               ;                    resident
        mov qword [rbp + 1880], r8                                ;                    resident
        mov qword [rbp + 1896], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1872]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1880]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 1904], rsi                               ;                    blocks left over
        mov qword [rbp + 1880], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 1896]                               ;                    blocks left over
        lea rdi, [rbp + 128]                                      ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 1904]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 1912], rdi                               ;                    blocks left over
        mov qword [rbp + 1920], rsi                               ;                    blocks left over
        mov qword [rbp + 1896], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 128]                                      ;                    blocks left over
        mov qword [rbp + 1888], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 1872], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 1912]                               ;                    blocks left over
        mov rdi, qword [rbp + 1920]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 1928]                               ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes256_ctr.T0_constants512:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000001, 0x0000000000000000, 0x0000000000000002, 0x0000000000000000, 0x0000000000000003, 0x0000000000000000
        dq 0x08090a0b0c0d0e0f, 0x0706050403020100, 0x08090a0b0c0d0e0f, 0x0706050403020100, 0x08090a0b0c0d0e0f, 0x0706050403020100, 0x08090a0b0c0d0e0f, 0x0706050403020100
        dq 0x0000000000000004, 0x0000000000000000, 0x0000000000000004, 0x0000000000000000, 0x0000000000000004, 0x0000000000000000, 0x0000000000000004, 0x0000000000000000
        dq 0x0000000000000008, 0x0000000000000000, 0x0000000000000008, 0x0000000000000000, 0x0000000000000008, 0x0000000000000000, 0x0000000000000008, 0x0000000000000000
        dq 0x000000000000000c, 0x0000000000000000, 0x000000000000000c, 0x0000000000000000, 0x000000000000000c, 0x0000000000000000, 0x000000000000000c, 0x0000000000000000
        dq 0x0f0e0d0c0b0a0908, 0x0001020304050607, 0x0f0e0d0c0b0a0908, 0x0001020304050607, 0x0f0e0d0c0b0a0908, 0x0001020304050607, 0x0f0e0d0c0b0a0908, 0x0001020304050607
        dq 0x0000000000000010, 0x0000000000000000, 0x0000000000000010, 0x0000000000000000, 0x0000000000000010, 0x0000000000000000, 0x0000000000000010, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
