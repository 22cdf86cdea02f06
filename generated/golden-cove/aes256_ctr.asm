; aes256_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 526a24a17b1fe633); do not edit:
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
;   body: 36 uops, planned 18.2; bounds: width 6.0, ports 17.0, path 6.0
;   blocks: 115 uops, planned 62.7; bounds: width 19.2, ports 56.0, path 46.0
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
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x6c0                                             ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 1544], rax                                ;                    frame
        mov qword [rbp + 1472], rsi                                ;                    argument
        mov qword [rbp + 1480], rdi                                ;                    argument
        mov dword [rbp + 1552], r8d                                ;                    argument
        mov qword [rbp + 1496], rdx                                ;                    argument
        mov qword [rbp + 1512], rcx                                ;                    argument
        vmovdqu64 zmm0, [rel aes256_ctr.T0_constants512]           ;     0.0 p2      28 rk reload
        vmovdqu64 [rbp + 384], zmm0                                ;     6.0 p7+p4   28 rk
        mov r8, qword [rbp + 1472]                                 ;     0.3 p3      28 counter reload
        vbroadcasti32x4 zmm0, [r8]                                 ;     5.3 p2      28 counter
        vmovdqu64 [rbp + 448], zmm0                                ;    11.3 p8+p9   28 counter
        mov r8, qword [rbp + 1480]                                 ;     0.8 p10     28 rk reload
        vbroadcasti32x4 zmm0, [r8]                                 ;     5.8 p3      28 rk
        vmovdqu64 [rbp + 512], zmm0                                ;    11.8 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 16]                            ;     5.8 p2      28 rk
        vmovdqu64 [rbp + 576], zmm0                                ;    11.8 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 32]                            ;     5.8 p3      28 rk
        vmovdqu64 [rbp + 640], zmm0                                ;    11.8 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 48]                            ;     5.8 p2      28 rk
        vmovdqu64 [rbp + 704], zmm0                                ;    11.8 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 64]                            ;     5.8 p3      28 rk
        vmovdqu64 [rbp + 768], zmm0                                ;    11.8 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 80]                            ;     5.8 p2      28 rk
        vmovdqu64 [rbp + 832], zmm0                                ;    11.8 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 96]                            ;     5.8 p3      28 rk
        vmovdqu64 [rbp + 896], zmm0                                ;    11.8 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 112]                           ;     5.8 p2      28 rk
        vmovdqu64 [rbp + 960], zmm0                                ;    11.8 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 128]                           ;     5.8 p3      28 rk
        vmovdqu64 [rbp + 1024], zmm0                               ;    11.8 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 144]                           ;     6.0 p2      28 rk
        vmovdqu64 [rbp + 1088], zmm0                               ;    12.0 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 160]                           ;     6.3 p3      28 rk
        vmovdqu64 [rbp + 1152], zmm0                               ;    12.3 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 176]                           ;     7.0 p2      28 rk
        vmovdqu64 [rbp + 1216], zmm0                               ;    13.0 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 192]                           ;     7.3 p3      28 rk
        vmovdqu64 [rbp + 1280], zmm0                               ;    14.2 p7+p4   28 rk
        vbroadcasti32x4 zmm0, [r8 + 208]                           ;     8.0 p2      28 rk
        vmovdqu64 [rbp + 1344], zmm0                               ;    14.7 p8+p9   28 rk
        vbroadcasti32x4 zmm0, [r8 + 224]                           ;     8.3 p3      28 rk
        vmovdqu64 [rbp + 1408], zmm0                               ;    16.2 p7+p4   28 rk
        cmp dword [rbp + 1552], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1552]                                ;                    passes of 16
        mov rcx, rax                                               ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                               ;                    passes of 16
        mov qword [rbp + 1488], rax                                ;                    passes of 16
        sub rcx, rax                                               ;                    passes of 16
        imul rcx, rcx, 0x10                                        ;                    passes of 16
        mov rdx, qword [rbp + 1496]                                ;                    passes of 16
        add rcx, rdx                                               ;                    passes of 16
        mov qword [rbp + 1504], rcx                                ;                    passes of 16
        cmp rcx, rdx                                               ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu64 zmm0, [rbp + 448]                                ;     0.0 p2      28 low reload
        vpshufb zmm0, zmm0, [rel aes256_ctr.T0_constants512 + 64]  ;     6.0 p5+p3   28 low
        vmovdqu64 zmm1, [rbp + 384]                                ;     1.0 p2      28 low reload
        vpaddq zmm2, zmm0, zmm1                                    ;     7.0 p0      28 low
        vmovdqu64 zmm3, [rel aes256_ctr.T0_constants512 + 320]     ;     1.2 p3      28 low reload
        vpshufb zmm2, zmm2, zmm3                                   ;     8.0 p5      28 low
        vmovdqa64 zmm4, zmm0                                       ;     7.0         28 low copy
        vmovdqa64 zmm5, zmm0                                       ;     7.0         28 low copy
        vmovdqu64 zmm6, [rbp + 512]                                ;     2.0 p2      11 s[0] reload
        vpxord zmm2, zmm2, zmm6                                    ;     9.0 p0      11 s[0]
        vmovdqu64 zmm7, [rbp + 576]                                ;     2.2 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm7                                   ;    10.0 p0      14 t[0]
        vmovdqu64 zmm8, [rbp + 640]                                ;     3.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm8                                   ;    13.0 p0      14 t[0]
        vmovdqu64 zmm9, [rbp + 704]                                ;     3.2 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm9                                   ;    16.0 p0      14 t[0]
        vmovdqu64 zmm10, [rbp + 768]                               ;     4.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm10                                  ;    19.0 p0      14 t[0]
        vmovdqu64 zmm11, [rbp + 832]                               ;     4.2 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm11                                  ;    22.0 p0      14 t[0]
        vmovdqu64 zmm12, [rbp + 896]                               ;     5.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm12                                  ;    25.0 p0      14 t[0]
        vmovdqu64 zmm13, [rbp + 960]                               ;     5.2 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm13                                  ;    28.0 p0      14 t[0]
        vmovdqu64 zmm14, [rel aes256_ctr.T0_constants512 + 128]    ;     6.0 p2      28 low
        vpaddq zmm14, zmm14, zmm1                                  ;    12.0 p5      28 low
        vpaddq zmm4, zmm4, zmm14                                   ;    13.0 p5      28 low
        vpshufb zmm4, zmm4, zmm3                                   ;    14.0 p5      28 low
        vpxord zmm4, zmm4, zmm6                                    ;    15.0 p5      11 s[0]
        vaesenc zmm4, zmm4, zmm7                                   ;    16.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm8                                   ;    19.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm9                                   ;    22.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm10                                  ;    25.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm11                                  ;    28.0 p0      14 t[0]
        vpaddq zmm14, zmm1, [rel aes256_ctr.T0_constants512 + 192] ;     8.3 p5+p3   28 low
        vpaddq zmm5, zmm5, zmm14                                   ;     9.3 p5      28 low
        vpshufb zmm5, zmm5, zmm3                                   ;    10.3 p5      28 low
        vpxord zmm5, zmm5, zmm6                                    ;    11.3 p5      11 s[0]
        vaesenc zmm5, zmm5, zmm7                                   ;    14.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm8                                   ;    17.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm9                                   ;    20.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm10                                  ;    23.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm11                                  ;    26.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm12                                  ;    29.7 p0      14 t[0]
        vpaddq zmm14, zmm1, [rel aes256_ctr.T0_constants512 + 256] ;    12.3 p5+p2   28 low
        vpaddq zmm0, zmm0, zmm14                                   ;    13.3 p5      28 low
        vpshufb zmm0, zmm0, zmm3                                   ;    14.3 p5      28 low
        vpxord zmm6, zmm6, zmm0                                    ;    15.3 p5      11 s[0]
        vaesenc zmm0, zmm6, zmm7                                   ;    20.7 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm8                                   ;    23.7 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm9                                   ;    26.7 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm10                                  ;    29.7 p0      14 t[0]
        vaesenc zmm3, zmm4, zmm12                                  ;    31.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm11                                  ;    32.7 p0      14 t[0]
        vmovdqu64 zmm4, [rbp + 1024]                               ;     9.2 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm4                                   ;    31.0 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm13                                  ;    32.7 p0      14 t[0]
        vpaddq zmm1, zmm1, [rel aes256_ctr.T0_constants512 + 384]  ;    16.3 p5+p2   28 blocks
        vmovdqu64 [rbp + 384], zmm1                                ;    17.3 p7+p4   28 blocks
        vaesenc zmm1, zmm3, zmm13                                  ;    34.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm12                                  ;    35.7 p0      14 t[0]
        vmovdqu64 zmm3, [rbp + 1088]                               ;    10.3 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm3                                   ;    34.0 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm4                                   ;    35.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm4                                   ;    37.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm13                                  ;    38.7 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 1152]                               ;    11.2 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm6                                   ;    37.0 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm3                                   ;    38.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm3                                   ;    40.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm4                                   ;    41.7 p0      14 t[0]
        vmovdqu64 zmm4, [rbp + 1216]                               ;    12.0 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm4                                   ;    40.0 p0      14 t[0]
        mov r8, qword [rbp + 1496]                                 ;    12.3 p10     18 z[0] reload
        vmovdqu64 zmm7, [r8]                                       ;    17.3 p2      18 z[0]
        vmovdqu64 zmm8, [rbp + 1408]                               ;    13.0 p3      18 z[0] reload
        vpxord zmm7, zmm7, zmm8                                    ;    23.3 p5      18 z[0]
        vmovdqu64 zmm9, [r8 + 64]                                  ;    17.3 p2      18 z[0]
        vpxord zmm9, zmm9, zmm8                                    ;    23.3 p5      18 z[0]
        vmovdqu64 zmm10, [r8 + 128]                                ;    17.3 p3      18 z[0]
        vpxord zmm10, zmm10, zmm8                                  ;    23.3 p5      18 z[0]
        vmovdqu64 zmm11, [r8 + 192]                                ;    17.3 p2      18 z[0]
        vpxord zmm11, zmm11, zmm8                                  ;    23.3 p5      18 z[0]
        add r8, 0x100                                              ;    17.3 p1      28 blocks
        mov qword [rbp + 1496], r8                                 ;    18.3 p8+p9   28 blocks
        vaesenc zmm5, zmm5, zmm6                                   ;    41.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm6                                   ;    43.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm3                                   ;    44.7 p0      14 t[0]
        vmovdqu64 zmm3, [rbp + 1280]                               ;    15.0 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm3                                   ;    43.0 p0      14 t[0]
        mov r8, qword [rbp + 1512]                                 ;    15.2 p10     28 blocks
        add r8, 0x100                                              ;    20.2 p6      28 blocks
        vaesenc zmm5, zmm5, zmm4                                   ;    44.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm4                                   ;    46.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm6                                   ;    47.7 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 1344]                               ;    16.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm6                                   ;    46.7 p0      14 t[0]
        vaesenc zmm5, zmm5, zmm3                                   ;    47.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm3                                   ;    49.0 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm4                                   ;    50.7 p0      14 t[0]
        vaesenclast zmm2, zmm2, zmm7                               ;    50.7 p0      18 z[0]
        vaesenc zmm4, zmm5, zmm6                                   ;    51.7 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm6                                   ;    52.7 p0      14 t[0]
        vaesenc zmm0, zmm0, zmm3                                   ;    53.7 p0      14 t[0]
        vaesenclast zmm3, zmm4, zmm10                              ;    54.7 p0      18 z[0]
        vaesenclast zmm1, zmm1, zmm9                               ;    55.7 p0      18 z[0]
        mov r9, qword [rbp + 1512]                                 ;    17.8 p3      19 dst reload
        vmovdqu64 [r9], zmm2                                       ;    53.7 p7+p4   19 dst
        vaesenc zmm0, zmm0, zmm6                                   ;    56.7 p0      14 t[0]
        vmovdqu64 [r9 + 128], zmm3                                 ;    57.7 p8+p9   19 dst
        vmovdqu64 [r9 + 64], zmm1                                  ;    58.7 p7+p4   19 dst
        vaesenclast zmm0, zmm0, zmm11                              ;    59.7 p0      18 z[0]
        vmovdqu64 [r9 + 192], zmm0                                 ;    62.7 p8+p9   19 dst
        mov qword [rbp + 1512], r8                                 ;    22.0 p7+p4   28 blocks
        mov rax, qword [rbp + 1496]                                ;                    more blocks?
        cmp rax, qword [rbp + 1504]                                ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1488]                                ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1496]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 1520], rsi                                ;                    blocks left over
        mov qword [rbp + 1496], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 1512]                                ;                    blocks left over
        lea rdi, [rbp + 128]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 1520]                                ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 1528], rdi                                ;                    blocks left over
        mov qword [rbp + 1536], rsi                                ;                    blocks left over
        mov qword [rbp + 1512], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 128]                                       ;                    blocks left over
        mov qword [rbp + 1504], rsi                                ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 1488], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 1528]                                ;                    blocks left over
        mov rdi, qword [rbp + 1536]                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 1544]                                ;                    frame
        pop rbp                                                    ;                    preserved
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
