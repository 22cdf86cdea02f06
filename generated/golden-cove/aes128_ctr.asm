; aes128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 526a24a17b1fe633); do not edit:
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
;   body: 28 uops, planned 14.2; bounds: width 4.7, ports 13.0, path 6.0
;   blocks: 88 uops, planned 47.5; bounds: width 14.7, ports 40.0, path 34.0
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
        sub rsp, 0x5c0                                            ;                    frame
        and rsp, -64                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 1288], rax                               ;                    frame
        mov qword [rbp + 1216], rsi                               ;                    argument
        mov qword [rbp + 1224], rdi                               ;                    argument
        mov dword [rbp + 1296], r8d                               ;                    argument
        mov qword [rbp + 1240], rdx                               ;                    argument
        mov qword [rbp + 1256], rcx                               ;                    argument
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512]          ;     0.0 p2      24 rk reload
        vmovdqu64 [rbp + 384], zmm0                               ;     6.0 p7+p4   24 rk
        mov r8, qword [rbp + 1216]                                ;     0.3 p3      24 counter reload
        vbroadcasti32x4 zmm0, [r8]                                ;     5.3 p2      24 counter
        vmovdqu64 [rbp + 448], zmm0                               ;    11.3 p8+p9   24 counter
        mov r8, qword [rbp + 1224]                                ;     0.8 p10     24 rk reload
        vbroadcasti32x4 zmm0, [r8]                                ;     5.8 p3      24 rk
        vmovdqu64 [rbp + 512], zmm0                               ;    11.8 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 16]                           ;     5.8 p2      24 rk
        vmovdqu64 [rbp + 576], zmm0                               ;    11.8 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 32]                           ;     5.8 p3      24 rk
        vmovdqu64 [rbp + 640], zmm0                               ;    11.8 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 48]                           ;     5.8 p2      24 rk
        vmovdqu64 [rbp + 704], zmm0                               ;    11.8 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 64]                           ;     5.8 p3      24 rk
        vmovdqu64 [rbp + 768], zmm0                               ;    11.8 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 80]                           ;     5.8 p2      24 rk
        vmovdqu64 [rbp + 832], zmm0                               ;    11.8 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 96]                           ;     5.8 p3      24 rk
        vmovdqu64 [rbp + 896], zmm0                               ;    11.8 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 112]                          ;     5.8 p2      24 rk
        vmovdqu64 [rbp + 960], zmm0                               ;    11.8 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 128]                          ;     5.8 p3      24 rk
        vmovdqu64 [rbp + 1024], zmm0                              ;    11.8 p7+p4   24 rk
        vbroadcasti32x4 zmm0, [r8 + 144]                          ;     6.0 p2      24 rk
        vmovdqu64 [rbp + 1088], zmm0                              ;    12.0 p8+p9   24 rk
        vbroadcasti32x4 zmm0, [r8 + 160]                          ;     6.3 p3      24 rk
        vmovdqu64 [rbp + 1152], zmm0                              ;    12.3 p7+p4   24 rk
        cmp dword [rbp + 1296], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1296]                               ;                    passes of 16
        mov rcx, rax                                              ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                              ;                    passes of 16
        mov qword [rbp + 1232], rax                               ;                    passes of 16
        sub rcx, rax                                              ;                    passes of 16
        imul rcx, rcx, 0x10                                       ;                    passes of 16
        mov rdx, qword [rbp + 1240]                               ;                    passes of 16
        add rcx, rdx                                              ;                    passes of 16
        mov qword [rbp + 1248], rcx                               ;                    passes of 16
        cmp rcx, rdx                                              ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 384]                               ;                    resident
        mov r8, qword [rbp + 1240]                                ;                    resident
        mov r9, qword [rbp + 1256]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm1, [rbp + 448]                               ;     0.0 p2      24 low reload
        vpshufb zmm1, zmm1, [rel aes128_ctr.T0_constants512 + 64] ;     6.0 p5+p3   24 low
        vpaddq zmm2, zmm1, zmm0                                   ;     7.0 p0      24 low
        vmovdqu64 zmm3, [rel aes128_ctr.T0_constants512 + 320]    ;     1.0 p2      24 low reload
        vpshufb zmm2, zmm2, zmm3                                  ;     8.0 p5      24 low
        vmovdqa64 zmm4, zmm1                                      ;     7.0         24 low copy
        vmovdqa64 zmm5, zmm1                                      ;     7.0         24 low copy
        vmovdqu64 zmm6, [rbp + 512]                               ;     1.3 p3      11 s[0] reload
        vpxord zmm2, zmm2, zmm6                                   ;     9.0 p0      11 s[0]
        vmovdqu64 zmm7, [rbp + 576]                               ;     2.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm7                                  ;    10.0 p0      14 t[0]
        vpaddq zmm8, zmm0, [rel aes128_ctr.T0_constants512 + 128] ;     6.0 p5+p3   24 low
        vpaddq zmm4, zmm4, zmm8                                   ;     7.0 p5      24 low
        vpshufb zmm4, zmm4, zmm3                                  ;     8.0 p5      24 low
        vpxord zmm4, zmm4, zmm6                                   ;     9.0 p0      11 s[0]
        vaesenc zmm4, zmm4, zmm7                                  ;    10.0 p0      14 t[0]
        vmovdqu64 zmm8, [rbp + 640]                               ;     3.0 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm8                                  ;    13.0 p0      14 t[0]
        vpaddq zmm9, zmm0, [rel aes128_ctr.T0_constants512 + 192] ;     6.0 p5+p3   24 low
        vpaddq zmm5, zmm5, zmm9                                   ;     7.0 p5      24 low
        vpshufb zmm5, zmm5, zmm3                                  ;     8.0 p5      24 low
        vpxord zmm5, zmm5, zmm6                                   ;     9.0 p0      11 s[0]
        vaesenc zmm5, zmm5, zmm7                                  ;    10.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm8                                  ;    13.0 p0      14 t[0]
        vpaddq zmm9, zmm0, [rel aes128_ctr.T0_constants512 + 256] ;     8.2 p5+p2   24 low
        vpaddq zmm1, zmm1, zmm9                                   ;     9.2 p5      24 low
        vpshufb zmm1, zmm1, zmm3                                  ;    10.2 p5      24 low
        vpxord zmm6, zmm6, zmm1                                   ;    11.2 p0      11 s[0]
        vaesenc zmm1, zmm6, zmm7                                  ;    12.2 p0      14 t[0]
        vaesenc zmm3, zmm5, zmm8                                  ;    13.0 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm8                                  ;    15.2 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 704]                               ;     5.3 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    16.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm5                                  ;    16.0 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    16.0 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    18.2 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 768]                               ;     6.2 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    19.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm5                                  ;    19.0 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    19.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    21.2 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 832]                               ;     7.0 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    22.0 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm5                                  ;    22.5 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    23.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    24.5 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 896]                               ;     7.8 p2      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    25.5 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm5                                  ;    26.5 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    27.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    28.5 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 960]                               ;     8.7 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    29.5 p0      14 t[0]
        vaesenc zmm4, zmm4, zmm5                                  ;    30.5 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    31.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    32.5 p0      14 t[0]
        vpaddq zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 384] ;    11.2 p5+p2   24 blocks
        vmovdqu64 zmm5, [rbp + 1024]                              ;     9.7 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    33.5 p0      14 t[0]
        vmovdqu64 zmm6, [r8]                                      ;    10.5 p2      18 z[0]
        vmovdqu64 zmm7, [rbp + 1152]                              ;    10.7 p3      18 z[0] reload
        vpxord zmm6, zmm6, zmm7                                   ;    16.7 p5      18 z[0]
        vmovdqu64 zmm8, [r8 + 64]                                 ;    11.5 p2      18 z[0]
        vpxord zmm8, zmm8, zmm7                                   ;    17.5 p5      18 z[0]
        vmovdqu64 zmm9, [r8 + 128]                                ;    11.7 p3      18 z[0]
        vpxord zmm9, zmm9, zmm7                                   ;    17.7 p5      18 z[0]
        vmovdqu64 zmm10, [r8 + 192]                               ;    12.5 p2      18 z[0]
        vpxord zmm10, zmm10, zmm7                                 ;    18.5 p5      18 z[0]
        add r8, 0x100                                             ;    11.5 p1      24 blocks
        vaesenc zmm4, zmm4, zmm5                                  ;    34.5 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    35.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    36.5 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 1088]                              ;    12.7 p3      14 t[0] reload
        vaesenc zmm2, zmm2, zmm5                                  ;    37.5 p0      14 t[0]
        lea r10, [r9 + 256]                                       ;    12.5 p6      24 blocks
        vaesenc zmm4, zmm4, zmm5                                  ;    38.5 p0      14 t[0]
        vaesenc zmm3, zmm3, zmm5                                  ;    39.5 p0      14 t[0]
        vaesenc zmm1, zmm1, zmm5                                  ;    40.5 p0      14 t[0]
        vaesenclast zmm2, zmm2, zmm6                              ;    41.5 p0      18 z[0]
        vaesenclast zmm4, zmm4, zmm8                              ;    42.5 p0      18 z[0]
        vaesenclast zmm3, zmm3, zmm9                              ;    43.5 p0      18 z[0]
        vaesenclast zmm1, zmm1, zmm10                             ;    44.5 p0      18 z[0]
        vmovdqu64 [r9], zmm2                                      ;    44.5 p7+p4   19 dst
        vmovdqu64 [r9 + 64], zmm4                                 ;    45.5 p8+p9   19 dst
        vmovdqu64 [r9 + 128], zmm3                                ;    46.5 p7+p4   19 dst
        vmovdqu64 [r9 + 192], zmm1                                ;    47.5 p8+p9   19 dst
        mov r9, r10                                               ;    14.5         24 blocks copy
        cmp r8, qword [rbp + 1248]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 384], zmm0                               ;                    resident
        mov qword [rbp + 1240], r8                                ;                    resident
        mov qword [rbp + 1256], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1232]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1240]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 1264], rsi                               ;                    blocks left over
        mov qword [rbp + 1240], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 1256]                               ;                    blocks left over
        lea rdi, [rbp + 128]                                      ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 1264]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 1272], rdi                               ;                    blocks left over
        mov qword [rbp + 1280], rsi                               ;                    blocks left over
        mov qword [rbp + 1256], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 128]                                      ;                    blocks left over
        mov qword [rbp + 1248], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 1232], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 1272]                               ;                    blocks left over
        mov rdi, qword [rbp + 1280]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 1288]                               ;                    frame
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
