; aes128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
;   ./cw build aes128_ctr --cpu golden-cove
;
; void aes128_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 41 uops, planned 20.2; bounds: width 6.8, ports 19.0, path 8.0
;   blocks: 67 uops, planned 59.0; bounds: width 11.2, ports 40.0, path 33.0
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
%fatal "aes128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_ctr
$_aes128_ctr:
%else
        global $aes128_ctr
%endif
$aes128_ctr:
        push rbp                                                  ;                    preserved
        mov rax, rsp                                              ;                    frame
        sub rsp, 0x740                                            ;                    frame
        and rsp, -64                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 1672], rax                               ;                    frame
        mov qword [rbp + 1600], rsi                               ;                    argument
        mov qword [rbp + 1608], rdi                               ;                    argument
        mov dword [rbp + 1680], r8d                               ;                    argument
        mov qword [rbp + 1624], rdx                               ;                    argument
        mov qword [rbp + 1640], rcx                               ;                    argument
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512]          ;     0.0 p2      24 rk reload
        vmovdqu64 [rbp + 384], zmm0                               ;     6.0 p7+p4   24 rk
        mov r8, qword [rbp + 1600]                                ;     0.3 p3      24 counter reload
        vbroadcasti32x4 zmm0, [r8]                                ;     5.3 p10     24 counter
        vmovdqu64 [rbp + 448], zmm0                               ;    11.3 p8+p9   24 counter
        vpshufb zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 64] ;    11.3 p5+p2   24 low
        vmovdqu64 [rbp + 512], zmm0                               ;    12.3 p7+p4   24 low
        vpaddq zmm1, zmm0, [rel aes128_ctr.T0_constants512 + 128] ;    12.3 p0+p3   24 low
        vmovdqu64 [rbp + 576], zmm1                               ;    13.3 p8+p9   24 low
        vpaddq zmm1, zmm0, [rel aes128_ctr.T0_constants512 + 192] ;    12.3 p5+p2   24 low
        vmovdqu64 [rbp + 640], zmm1                               ;    13.3 p7+p4   24 low
        vpaddq zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 256] ;    12.3 p0+p3   24 low
        vmovdqu64 [rbp + 704], zmm0                               ;    13.3 p8+p9   24 low
        mov r8, qword [rbp + 1608]                                ;     2.3 p10     24 rk reload
        vbroadcasti32x4 zmm0, [r8]                                ;     7.3 p2      24 rk
        vmovdqu64 [rbp + 768], zmm0                               ;    13.3 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 16]                           ;     7.3 p3      24 rk
        vmovdqu64 [rbp + 832], zmm0                               ;    13.3 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 32]                           ;     7.3 p10     24 rk
        vmovdqu64 [rbp + 896], zmm0                               ;    13.3 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 48]                           ;     7.3 p2      24 rk
        vmovdqu64 [rbp + 960], zmm0                               ;    13.3 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 64]                           ;     7.3 p3      24 rk
        vmovdqu64 [rbp + 1024], zmm0                              ;    13.3 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 80]                           ;     7.3 p10     24 rk
        vmovdqu64 [rbp + 1088], zmm0                              ;    13.3 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 96]                           ;     7.3 p2      24 rk
        vmovdqu64 [rbp + 1152], zmm0                              ;    13.3 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 112]                          ;     7.3 p3      24 rk
        vmovdqu64 [rbp + 1216], zmm0                              ;    13.3 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 128]                          ;     7.3 p10     24 rk
        vmovdqu64 [rbp + 1280], zmm0                              ;    14.2 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 144]                          ;     7.3 p2      24 rk
        vmovdqu64 [rbp + 1344], zmm0                              ;    14.7 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 160]                          ;     7.3 p3      24 rk
        vmovdqu64 [rbp + 1408], zmm0                              ;    16.2 p7+p4   24 rk
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512 + 320]    ;     7.0 p2      24 low reload
        vmovdqu64 [rbp + 1472], zmm0                              ;    16.7 p8+p9   24 low
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512 + 384]    ;     7.3 p3      24 blocks reload
        vmovdqu64 [rbp + 1536], zmm0                              ;    18.2 p7+p4   24 blocks
        cmp dword [rbp + 1680], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1680]                               ;                    passes of 16
        mov rcx, rax                                              ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                              ;                    passes of 16
        mov qword [rbp + 1616], rax                               ;                    passes of 16
        sub rcx, rax                                              ;                    passes of 16
        imul rcx, rcx, 0x10                                       ;                    passes of 16
        mov rdx, qword [rbp + 1624]                               ;                    passes of 16
        add rcx, rdx                                              ;                    passes of 16
        mov qword [rbp + 1632], rcx                               ;                    passes of 16
        cmp rcx, rdx                                              ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 512]                               ;                    resident
        vmovdqu64 zmm1, [rbp + 384]                               ;                    resident
        vmovdqu64 zmm2, [rbp + 576]                               ;                    resident
        vmovdqu64 zmm3, [rbp + 640]                               ;                    resident
        vmovdqu64 zmm4, [rbp + 704]                               ;                    resident
        vmovdqu64 zmm5, [rbp + 1472]                              ;                    resident
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
        mov r8, qword [rbp + 1624]                                ;                    resident
        vmovdqu64 zmm16, [rbp + 1408]                             ;                    resident
        mov r9, qword [rbp + 1640]                                ;                    resident
        vmovdqu64 zmm17, [rbp + 1536]                             ;                    resident
        align 16
.blocks_1:
        vpaddq zmm18, zmm0, zmm1                                  ;     0.0 p0      24 low
        vpshufb zmm18, zmm18, zmm5                                ;     1.0 p5      24 low
        vpxord zmm18, zmm18, zmm6                                 ;     2.0 p0      11 s[0]
        vaesenc zmm18, zmm18, zmm7                                ;     3.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm8                                ;     6.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm9                                ;     9.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm10                               ;    12.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm11                               ;    15.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm12                               ;    18.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm13                               ;    21.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm14                               ;    24.0 p0      14 t[0]
        vaesenc zmm18, zmm18, zmm15                               ;    27.0 p0      14 t[0]
        vpaddq zmm19, zmm2, zmm1                                  ;     2.0 p5      24 low
        vpshufb zmm19, zmm19, zmm5                                ;     3.0 p5      24 low
        vpxord zmm19, zmm19, zmm6                                 ;     4.0 p5      11 s[0]
        vaesenc zmm19, zmm19, zmm7                                ;    11.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm8                                ;    14.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm9                                ;    17.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm10                               ;    20.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm11                               ;    23.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm12                               ;    26.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm13                               ;    29.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm14                               ;    32.0 p0      14 t[0]
        vaesenc zmm19, zmm19, zmm15                               ;    35.0 p0      14 t[0]
        vpaddq zmm20, zmm3, zmm1                                  ;     5.0 p5      24 low
        vpshufb zmm20, zmm20, zmm5                                ;     6.0 p5      24 low
        vpxord zmm20, zmm20, zmm6                                 ;     7.0 p5      11 s[0]
        vaesenc zmm20, zmm20, zmm7                                ;    20.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm8                                ;    23.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm9                                ;    26.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm10                               ;    29.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm11                               ;    32.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm12                               ;    35.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm13                               ;    38.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm14                               ;    41.0 p0      14 t[0]
        vaesenc zmm20, zmm20, zmm15                               ;    44.0 p0      14 t[0]
        vpaddq zmm21, zmm1, zmm4                                  ;     8.0 p5      24 low
        vpshufb zmm21, zmm21, zmm5                                ;     9.0 p5      24 low
        vpxord zmm21, zmm21, zmm6                                 ;    10.0 p5      11 s[0]
        vaesenc zmm21, zmm21, zmm7                                ;    29.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm8                                ;    32.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm9                                ;    35.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm10                               ;    38.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm11                               ;    41.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm12                               ;    44.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm13                               ;    47.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm14                               ;    50.0 p0      14 t[0]
        vaesenc zmm21, zmm21, zmm15                               ;    53.0 p0      14 t[0]
        vpaddq zmm1, zmm1, zmm17                                  ;    11.0 p5      24 blocks
        vmovdqu64 zmm22, [r8]                                     ;     8.2 p2      18 z[0]
        vpxord zmm22, zmm22, zmm16                                ;    14.2 p5      18 z[0]
        vaesenclast zmm18, zmm18, zmm22                           ;    38.0 p0      18 z[0]
        vmovdqu64 [r9], zmm18                                     ;    41.0 p7+p4   19 dst
        vmovdqu64 zmm18, [r8 + 64]                                ;     8.8 p3      18 z[0]
        vpxord zmm18, zmm18, zmm16                                ;    14.8 p5      18 z[0]
        vaesenclast zmm18, zmm19, zmm18                           ;    39.0 p0      18 z[0]
        vmovdqu64 [r9 + 64], zmm18                                ;    42.0 p8+p9   19 dst
        vmovdqu64 zmm18, [r8 + 128]                               ;     9.5 p2      18 z[0]
        vpxord zmm18, zmm18, zmm16                                ;    15.5 p5      18 z[0]
        vaesenclast zmm18, zmm20, zmm18                           ;    47.0 p0      18 z[0]
        vmovdqu64 [r9 + 128], zmm18                               ;    50.0 p7+p4   19 dst
        vmovdqu64 zmm18, [r8 + 192]                               ;    10.2 p3      18 z[0]
        vpxord zmm18, zmm18, zmm16                                ;    16.2 p5      18 z[0]
        vaesenclast zmm18, zmm21, zmm18                           ;    56.0 p0      18 z[0]
        vmovdqu64 [r9 + 192], zmm18                               ;    59.0 p8+p9   19 dst
        add r9, 0x100                                             ;    10.8 p1      24 blocks
        add r8, 0x100                                             ;    11.0 p6      24 blocks
        cmp r8, qword [rbp + 1632]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 384], zmm1                               ;                    resident
        mov qword [rbp + 1624], r8                                ;                    resident
        mov qword [rbp + 1640], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1616]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1624]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 1648], rsi                               ;                    blocks left over
        mov qword [rbp + 1624], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 1640]                               ;                    blocks left over
        lea rdi, [rbp + 128]                                      ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 1648]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 1656], rdi                               ;                    blocks left over
        mov qword [rbp + 1664], rsi                               ;                    blocks left over
        mov qword [rbp + 1640], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 128]                                      ;                    blocks left over
        mov qword [rbp + 1632], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 1616], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 1656]                               ;                    blocks left over
        mov rdi, qword [rbp + 1664]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 1672]                               ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_ctr.T0_constants512:
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
