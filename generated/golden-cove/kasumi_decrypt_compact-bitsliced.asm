; kasumi_decrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu golden-cove --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 16384 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 72 uops, planned 34.2; bounds: width 12.0, ports 32.5, path 6.0
;   blocks/rounds: 2724 uops, planned 826.0; bounds: width 454.0, ports 824.5, path 103.0
;   blocks.2: 134 uops, planned 65.7; bounds: width 22.3, ports 65.0, path 1.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2d40                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 11392], rax                 ;                    frame
        mov dword [rbp + 11400], ecx                 ;                    argument
        mov qword [rbp + 11328], rsi                 ;                    argument
        mov qword [rbp + 11344], rdi                 ;                    argument
        mov qword [rbp + 11384], rdx                 ;                    argument
        mov r8d, dword [rbp + 11400]                 ;     0.0 p2     149 blocks
        shl r8, 0xc                                  ;     5.0 p0     149 blocks
        add r8, qword [rbp + 11328]                  ;     6.0 p1+p3  149 blocks
        mov qword [rbp + 11336], r8                  ;     7.0 p7+p4  149 blocks
        cmp dword [rbp + 11400], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 11328]                 ;                    first state
        mov r8, qword [rbp + 11328]                  ;     0.2 p3     130 l.0 reload
        vmovdqu64 zmm0, [r8 + 2048]                  ;     5.2 p2     131 r.0
        vmovdqu64 zmm1, [r8 + 2112]                  ;     5.2 p3     131 r.1
        vmovdqu64 zmm2, [r8 + 2176]                  ;     5.2 p2     131 r.2
        vmovdqu64 zmm3, [r8 + 2240]                  ;     5.2 p3     131 r.3
        vmovdqu64 zmm4, [r8 + 2304]                  ;     5.2 p2     131 r.4
        vmovdqu64 [rbp + 3968], zmm0                 ;    11.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;     5.2 p3     131 r.5
        vmovdqu64 zmm5, [r8 + 2432]                  ;     5.2 p2     131 r.6
        vmovdqu64 [rbp + 4032], zmm1                 ;    11.2 p8+p9  132 rounds
        vmovdqu64 zmm1, [r8 + 2496]                  ;     5.2 p3     131 r.7
        vmovdqu64 [rbp + 4096], zmm2                 ;    11.2 p7+p4  132 rounds
        vmovdqu64 zmm2, [r8 + 2560]                  ;     5.2 p2     131 r.8
        vmovdqu64 zmm6, [r8 + 2624]                  ;     5.2 p3     131 r.9
        vmovdqu64 [rbp + 4160], zmm3                 ;    11.2 p8+p9  132 rounds
        vmovdqu64 zmm3, [r8 + 2688]                  ;     6.0 p2     131 r.10
        vmovdqu64 [rbp + 4224], zmm4                 ;    11.2 p7+p4  132 rounds
        vmovdqu64 zmm4, [r8 + 2752]                  ;     6.2 p3     131 r.11
        vmovdqu64 zmm7, [r8 + 2816]                  ;     7.0 p2     131 r.12
        vmovdqu64 [rbp + 4288], zmm0                 ;    11.2 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;     7.2 p3     131 r.13
        vmovdqu64 [rbp + 4352], zmm5                 ;    11.2 p7+p4  132 rounds
        vmovdqu64 zmm5, [r8 + 2944]                  ;     8.0 p2     131 r.14
        vmovdqu64 zmm8, [r8 + 3008]                  ;     8.2 p3     131 r.15
        vmovdqu64 [rbp + 4416], zmm1                 ;    11.2 p8+p9  132 rounds
        vmovdqu64 [rbp + 4480], zmm2                 ;    11.2 p7+p4  132 rounds
        vmovdqu64 zmm1, [r8 + 3072]                  ;     9.0 p2     131 r.16
        vmovdqu64 [rbp + 4544], zmm1                 ;    15.0 p8+p9  132 rounds
        vmovdqu64 zmm1, [r8 + 3136]                  ;     9.2 p3     131 r.17
        vmovdqu64 [rbp + 4608], zmm1                 ;    15.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 4672], zmm6                 ;    11.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 4736], zmm3                 ;    13.2 p7+p4  132 rounds
        vmovdqu64 zmm1, [r8 + 3200]                  ;    10.0 p2     131 r.18
        vmovdqu64 [rbp + 4800], zmm1                 ;    16.0 p8+p9  132 rounds
        vmovdqu64 zmm1, [r8 + 3264]                  ;    10.2 p3     131 r.19
        vmovdqu64 [rbp + 4864], zmm1                 ;    16.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 4928], zmm4                 ;    15.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 4992], zmm7                 ;    17.2 p7+p4  132 rounds
        vmovdqu64 zmm1, [r8 + 3328]                  ;    11.0 p2     131 r.20
        vmovdqu64 [rbp + 5056], zmm1                 ;    17.7 p8+p9  132 rounds
        vmovdqu64 zmm1, [r8 + 3392]                  ;    11.2 p3     131 r.21
        vmovdqu64 [rbp + 5120], zmm1                 ;    19.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 5184], zmm0                 ;    19.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 5248], zmm5                 ;    21.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    12.0 p2     131 r.22
        vmovdqu64 [rbp + 5312], zmm0                 ;    21.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    12.2 p3     131 r.23
        vmovdqu64 [rbp + 5376], zmm0                 ;    23.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 5440], zmm8                 ;    23.7 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    13.0 p2     131 r.24
        vmovdqu64 zmm1, [r8 + 3648]                  ;    13.2 p3     131 r.25
        vmovdqu64 [rbp + 5504], zmm0                 ;    25.2 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    14.0 p2     131 r.26
        vmovdqu64 zmm2, [r8 + 3776]                  ;    14.2 p3     131 r.27
        vmovdqu64 zmm3, [r8 + 3840]                  ;    15.0 p2     131 r.28
        vmovdqu64 zmm4, [r8 + 3904]                  ;    15.2 p3     131 r.29
        vmovdqu64 [rbp + 5568], zmm1                 ;    25.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 5632], zmm0                 ;    27.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 5696], zmm2                 ;    27.7 p8+p9  132 rounds
        vmovdqu64 [rbp + 5760], zmm3                 ;    29.2 p7+p4  132 rounds
        vmovdqu64 [rbp + 5824], zmm4                 ;    29.7 p8+p9  132 rounds
        mov esi, 4                                   ;    10.3 p0     132 rounds reload
        mov dword [rbp + 11404], esi                 ;    31.2 p7+p4  132 rounds
        mov r8, qword [rbp + 11344]                  ;    10.7 p10    132 rounds reload
        mov qword [rbp + 11352], r8                  ;    31.7 p8+p9  132 rounds
        lea r9, [r8 + 6144]                          ;    15.7 p1     132 rounds
        mov qword [rbp + 11360], r9                  ;    32.2 p7+p4  132 rounds
        lea r9, [r8 + 4096]                          ;    15.7 p5     132 rounds
        mov qword [rbp + 11368], r9                  ;    32.7 p8+p9  132 rounds
        add r8, 0x800                                ;    15.7 p6     132 rounds
        mov qword [rbp + 11376], r8                  ;    33.2 p7+p4  132 rounds
        mov r8, qword [rbp + 11360]                  ;                    resident
        mov r9, qword [rbp + 11352]                  ;                    resident
        mov r10, qword [rbp + 11368]                 ;                    resident
        mov r11, qword [rbp + 11376]                 ;                    resident
        vmovdqu64 zmm0, [rbp + 3968]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 4096]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 4160]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 4224]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 4288]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 4352]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 4416]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4480]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4672]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4928]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4992]                ;                    resident
        vmovdqu64 zmm13, [rbp + 5184]                ;                    resident
        vmovdqu64 zmm14, [rbp + 5248]                ;                    resident
        vmovdqu64 zmm15, [rbp + 5440]                ;                    resident
        vmovdqu64 zmm16, [rbp + 4544]                ;                    resident
        vmovdqu64 zmm17, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm18, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm19, [rbp + 4864]                ;                    resident
        vmovdqu64 zmm20, [rbp + 5056]                ;                    resident
        vmovdqu64 zmm21, [rbp + 5120]                ;                    resident
        vmovdqu64 zmm22, [rbp + 5312]                ;                    resident
        vmovdqu64 zmm23, [rbp + 5376]                ;                    resident
        vmovdqu64 zmm24, [rbp + 5504]                ;                    resident
        vmovdqu64 zmm25, [rbp + 5568]                ;                    resident
        vmovdqu64 zmm26, [rbp + 5632]                ;                    resident
        vmovdqu64 zmm27, [rbp + 5696]                ;                    resident
        vmovdqu64 zmm28, [rbp + 5760]                ;                    resident
        vmovdqu64 zmm29, [rbp + 5824]                ;                    resident
        mov esi, dword [rbp + 11404]                 ;                    resident
        align 16
.rounds_2:
        vpxord zmm30, zmm16, [r9 + 704]              ;     6.0 p0+p2   50 next
        vmovdqu64 [rbp + 5888], zmm16                ;     0.2 p7+p4   50 next spill
        vmovdqa64 zmm16, zmm30                       ;     7.0         41 next copy
        vpxord zmm31, zmm17, [r9 + 768]              ;     6.0 p5+p3   50 next
        vmovdqu64 [rbp + 5952], zmm17                ;     0.7 p8+p9   50 next spill
        vpxord zmm17, zmm18, [r9 + 832]              ;     6.0 p0+p2   50 next
        vmovdqu64 [rbp + 6016], zmm18                ;     2.2 p7+p4   50 next spill
        vpxord zmm18, zmm19, [r9 + 896]              ;     6.0 p5+p3   50 next
        vmovdqu64 [rbp + 6080], zmm19                ;     2.7 p8+p9   50 next spill
        vmovdqa64 zmm19, zmm18                       ;     7.0         41 next copy
        vpternlogd zmm19, zmm17, zmm30, 0x6a         ;     7.0 p0      41 next
        vmovdqu64 [rbp + 6144], zmm8                 ;     4.2 p7+p4   50 next spill
        vpxord zmm8, zmm20, [r9 + 960]               ;     6.0 p5+p2   50 next
        vmovdqu64 [rbp + 6208], zmm20                ;     4.7 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm8                        ;     7.0         41 next copy
        vpternlogd zmm20, zmm18, zmm30, 0x93         ;     7.0 p0      41 next
        vmovdqu64 [rbp + 6272], zmm7                 ;     6.2 p7+p4   50 next spill
        vmovdqa64 zmm7, zmm20                        ;     8.0         41 next copy
        vpternlogd zmm7, zmm31, zmm30, 0x87          ;     8.0 p5      41 next
        vmovdqu64 [rbp + 6336], zmm6                 ;     6.7 p8+p9   50 next spill
        vmovdqa64 zmm6, zmm8                         ;     7.0         41 next copy
        vmovdqu64 [rbp + 6400], zmm5                 ;     8.2 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm8                         ;     7.0         41 next copy
        vmovdqu64 [rbp + 6464], zmm4                 ;     8.7 p8+p9   50 next spill
        vpxord zmm4, zmm21, [r9]                     ;     6.0 p0+p3   50 next
        vmovdqu64 [rbp + 6528], zmm21                ;    10.2 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm20                       ;     8.0         41 next copy
        vpternlogd zmm21, zmm4, zmm18, 0x78          ;     8.0 p5      41 next
        vpxord zmm6, zmm6, zmm21                     ;     9.0 p0      41 next
        vmovdqu64 [rbp + 6592], zmm3                 ;    10.7 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm4                         ;     7.0         41 next copy
        vpternlogd zmm3, zmm17, zmm30, 0x28          ;     7.0 p5      41 next
        vpternlogd zmm3, zmm4, zmm8, 0x2d            ;     8.0 p0      41 next
        vmovdqu64 [rbp + 6656], zmm2                 ;    12.2 p7+p4   50 next spill
        vpxord zmm2, zmm22, [r9 + 64]                ;     6.5 p5+p2   50 next
        vpternlogd zmm3, zmm2, zmm18, 0x87           ;     9.0 p0      41 next
        vmovdqu64 [rbp + 6720], zmm22                ;    12.7 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm3                        ;    10.0         41 next copy
        vpternlogd zmm22, zmm30, zmm30, 0x3f         ;    10.0 p5      41 next
        vmovdqu64 [rbp + 6784], zmm1                 ;    14.2 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm22                        ;    11.0         41 next copy
        vpternlogd zmm1, zmm6, zmm31, 0x2d           ;    11.0 p0      41 next
        vmovdqu64 [rbp + 6848], zmm0                 ;    14.7 p8+p9   50 next spill
        vmovdqa64 zmm0, zmm19                        ;     8.0         41 next copy
        vpternlogd zmm0, zmm2, zmm17, 0x78           ;     8.5 p5      41 next
        vpternlogd zmm3, zmm0, zmm31, 0xc6           ;    10.0 p0      41 next
        vpternlogd zmm3, zmm19, zmm4, 0xb4           ;    11.0 p5      41 next
        vpternlogd zmm3, zmm8, zmm18, 0x78           ;    12.0 p0      41 next
        vmovdqu64 [rbp + 6912], zmm15                ;    16.2 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm2                        ;     8.2         41 next copy
        vpternlogd zmm15, zmm8, zmm18, 0x6a          ;    10.5 p5      41 next
        vmovdqu64 [rbp + 6976], zmm14                ;    16.7 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm15                       ;    11.5         41 next copy
        vpternlogd zmm14, zmm4, zmm17, 0x60          ;    11.5 p0      41 next
        vpternlogd zmm15, zmm18, zmm30, 0x4b         ;    11.5 p5      41 next
        vmovdqu64 [rbp + 7040], zmm13                ;    18.2 p7+p4   50 next spill
        vmovdqa64 zmm13, zmm15                       ;    12.5         41 next copy
        vpternlogd zmm13, zmm17, zmm31, 0x78         ;    12.5 p0      41 next
        vpternlogd zmm22, zmm13, zmm18, 0xd2         ;    13.5 p5      41 next
        vpandd zmm16, zmm16, zmm2                    ;    13.0 p0      41 next
        vmovdqu64 [rbp + 7104], zmm12                ;    18.7 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm16                       ;    14.0         41 next copy
        vpternlogd zmm12, zmm4, zmm31, 0x87          ;    14.0 p5      41 next
        vpxord zmm5, zmm5, zmm12                     ;    15.0 p0      41 next
        vmovdqu64 [rbp + 7168], zmm11                ;    20.2 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm13                       ;    13.5         41 next copy
        vpternlogd zmm11, zmm12, zmm31, 0x28         ;    15.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm10                ;    20.7 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm2                        ;    11.3         41 next copy
        vpternlogd zmm10, zmm31, zmm31, 0x3f         ;    15.0 p0      41 next
        vmovdqu64 [rbp + 7296], zmm9                 ;    22.2 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm19                        ;    11.8         41 next copy
        vpternlogd zmm9, zmm10, zmm8, 0x93           ;    16.0 p5      41 next
        vpternlogd zmm14, zmm9, zmm8, 0x39           ;    17.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm3                 ;    22.7 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm10                        ;    16.0         41 next copy
        vpternlogd zmm3, zmm4, zmm17, 0x87           ;    16.5 p5      41 next
        vpternlogd zmm14, zmm16, zmm3, 0x69          ;    18.0 p0      41 next
        vpternlogd zmm6, zmm3, zmm2, 0xb4            ;    17.5 p5      41 next
        vpternlogd zmm6, zmm22, zmm4, 0xc6           ;    18.5 p0      41 next
        vpternlogd zmm3, zmm18, zmm30, 0x28          ;    18.5 p5      41 next
        vpternlogd zmm3, zmm13, zmm8, 0x2d           ;    19.5 p0      41 next
        vpternlogd zmm0, zmm3, zmm12, 0x69           ;    20.5 p5      41 next
        vpternlogd zmm6, zmm9, zmm17, 0x1e           ;    20.0 p0      41 next
        vmovdqa64 zmm3, zmm2                         ;    14.0         41 next copy
        vpternlogd zmm3, zmm4, zmm18, 0xc9           ;    20.5 p5      41 next
        vpternlogd zmm14, zmm10, zmm3, 0x4b          ;    21.5 p0      41 next
        vpternlogd zmm20, zmm14, zmm31, 0x36         ;    22.5 p5      41 next
        vpternlogd zmm15, zmm7, zmm3, 0x6c           ;    22.0 p0      41 next
        vpternlogd zmm5, zmm15, zmm17, 0xc6          ;    23.0 p5      41 next
        vpternlogd zmm3, zmm19, zmm30, 0x39          ;    23.0 p0      41 next
        vpternlogd zmm11, zmm3, zmm2, 0x87           ;    24.0 p5      41 next
        vpternlogd zmm11, zmm21, zmm18, 0x96         ;    25.0 p0      41 next
        vmovdqa64 zmm3, zmm2                         ;    15.5         41 next copy
        vpternlogd zmm3, zmm4, zmm18, 0x35           ;    24.5 p5      41 next
        vpternlogd zmm1, zmm3, zmm9, 0x96            ;    25.5 p0      41 next
        vpxord zmm3, zmm23, [r9 + 128]               ;    25.5 p5+p3   50 next
        vmovdqa64 zmm7, zmm3                         ;    26.5         41 next copy
        vmovdqa64 zmm9, zmm3                         ;    26.5         41 next copy
        vmovdqa64 zmm10, zmm3                        ;    26.5         41 next copy
        vpxord zmm12, zmm24, [r9 + 192]              ;    26.0 p0+p2   50 next
        vpxord zmm7, zmm7, zmm12                     ;    27.0 p5      41 next
        vmovdqa64 zmm13, zmm7                        ;    28.0         41 next copy
        vmovdqa64 zmm14, zmm12                       ;    27.0         41 next copy
        vpxord zmm15, zmm25, [r9 + 256]              ;    27.0 p0+p3   50 next
        vpxord zmm14, zmm14, zmm15                   ;    28.0 p5      41 next
        vmovdqa64 zmm16, zmm15                       ;    28.0         41 next copy
        vmovdqa64 zmm19, zmm15                       ;    28.0         41 next copy
        vpxord zmm21, zmm26, [r9 + 320]              ;    28.0 p0+p2   50 next
        vmovdqa64 zmm22, zmm21                       ;    29.0         41 next copy
        vpternlogd zmm22, zmm15, zmm12, 0x65         ;    29.0 p5      41 next
        vpternlogd zmm22, zmm12, zmm3, 0x4b          ;    30.0 p0      41 next
        vmovdqu64 [rbp + 7424], zmm26                ;    24.2 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm21                       ;    29.0         41 next copy
        vpternlogd zmm26, zmm15, zmm15, 0xc3         ;    29.5 p5      41 next
        vmovdqu64 [rbp + 7488], zmm25                ;    24.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm26                       ;    30.5         41 next copy
        vpternlogd zmm25, zmm12, zmm12, 0xcf         ;    30.5 p0      41 next
        vmovdqu64 [rbp + 7552], zmm24                ;    26.2 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm21                       ;    29.0         41 next copy
        vmovdqu64 [rbp + 7616], zmm23                ;    26.7 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm21                       ;    29.0         41 next copy
        vmovdqu64 [rbp + 7680], zmm11                ;    28.2 p7+p4   41 next spill
        vpxord zmm11, zmm27, [r9 + 384]              ;    30.5 p5+p3   50 next
        vpandd zmm13, zmm13, zmm11                   ;    31.5 p0      41 next
        vpandd zmm19, zmm19, zmm11                   ;    31.5 p5      41 next
        vmovdqu64 [rbp + 7744], zmm27                ;    28.7 p8+p9   50 next spill
        vmovdqa64 zmm27, zmm11                       ;    31.5         41 next copy
        vmovdqu64 [rbp + 7808], zmm6                 ;    30.2 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm11                        ;    31.5         41 next copy
        vmovdqu64 [rbp + 7872], zmm1                 ;    30.7 p8+p9   41 next spill
        vpxord zmm1, zmm28, [r9 + 448]               ;    32.0 p0+p2   50 next
        vmovdqu64 [rbp + 7936], zmm28                ;    32.2 p7+p4   50 next spill
        vmovdqa64 zmm28, zmm26                       ;    30.5         41 next copy
        vpternlogd zmm28, zmm22, zmm1, 0xc6          ;    33.0 p5      41 next
        vmovdqu64 [rbp + 8000], zmm0                 ;    32.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm1                         ;    33.0         41 next copy
        vpternlogd zmm0, zmm12, zmm3, 0x6c           ;    33.0 p0      41 next
        vpandd zmm6, zmm6, zmm1                      ;    33.5 p5      41 next
        vmovdqu64 [rbp + 8064], zmm5                 ;    34.2 p7+p4   41 next spill
        vpxord zmm5, zmm29, [r9 + 512]               ;    34.0 p0+p3   50 next
        vpxord zmm24, zmm24, zmm5                    ;    35.0 p5      41 next
        vpternlogd zmm28, zmm24, zmm0, 0x96          ;    36.0 p0      41 next
        vpxord zmm9, zmm9, zmm5                      ;    35.5 p5      41 next
        vmovdqu64 [rbp + 8128], zmm29                ;    34.7 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm24                       ;    36.0         41 next copy
        vmovdqu64 [rbp + 8192], zmm20                ;    36.2 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm5                        ;    35.0         41 next copy
        vpternlogd zmm20, zmm12, zmm12, 0xcf         ;    36.0 p0      41 next
        vmovdqu64 [rbp + 8256], zmm2                 ;    36.7 p8+p9   50 next spill
        vmovdqu64 zmm2, [r9 + 576]                   ;    25.0 p2      50 next
        vpxord zmm2, zmm2, [rax + 3968]              ;    36.5 p5+p3   50 next
        vpternlogd zmm0, zmm9, zmm2, 0x78            ;    37.5 p0      41 next
        vmovdqu64 [rbp + 8320], zmm4                 ;    38.2 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm2                         ;    37.5         41 next copy
        vpternlogd zmm4, zmm15, zmm3, 0x28           ;    37.5 p5      41 next
        vmovdqu64 [rbp + 8384], zmm8                 ;    38.7 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm4                         ;    38.5         41 next copy
        vpternlogd zmm8, zmm5, zmm1, 0x87            ;    38.5 p0      41 next
        vmovdqu64 [rbp + 8448], zmm18                ;    40.2 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm8                        ;    39.5         41 next copy
        vpternlogd zmm18, zmm11, zmm21, 0x78         ;    39.5 p5      41 next
        vmovdqu64 [rbp + 8512], zmm17                ;    40.7 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm2                        ;    37.5         41 next copy
        vpternlogd zmm17, zmm15, zmm12, 0x78         ;    39.0 p0      41 next
        vmovdqu64 [rbp + 8576], zmm31                ;    42.2 p7+p4   50 next spill
        vmovdqa64 zmm31, zmm17                       ;    40.0         41 next copy
        vpternlogd zmm31, zmm14, zmm1, 0x78          ;    40.0 p5      41 next
        vpternlogd zmm31, zmm24, zmm11, 0x78         ;    41.0 p0      41 next
        vpternlogd zmm20, zmm24, zmm31, 0x96         ;    42.0 p5      41 next
        vpxord zmm27, zmm27, zmm2                    ;    41.0 p0      41 next
        vpandd zmm29, zmm29, zmm2                    ;    41.5 p5      41 next
        vmovdqu64 zmm24, [r9 + 640]                  ;    28.7 p2      50 next
        vpxord zmm24, zmm24, [rax + 4032]            ;    42.0 p0+p3   50 next
        vmovdqu64 [rbp + 8640], zmm20                ;    43.0 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm24                       ;    43.0         41 next copy
        vpternlogd zmm20, zmm15, zmm12, 0x28         ;    43.0 p5      41 next
        vmovdqu64 [rbp + 8704], zmm30                ;    44.2 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm9                        ;    36.5         41 next copy
        vpternlogd zmm30, zmm26, zmm24, 0x65         ;    43.0 p0      41 next
        vpternlogd zmm30, zmm2, zmm1, 0x87           ;    44.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm17                ;    44.7 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm24                       ;    43.0         41 next copy
        vpternlogd zmm17, zmm2, zmm1, 0x95           ;    44.0 p0      41 next
        vpxord zmm16, zmm16, zmm24                   ;    44.5 p5      41 next
        vpternlogd zmm1, zmm16, zmm8, 0x95           ;    45.5 p0      41 next
        vpternlogd zmm14, zmm1, zmm2, 0x93           ;    46.5 p5      41 next
        vpternlogd zmm13, zmm28, zmm14, 0x69         ;    47.5 p0      41 next
        vpternlogd zmm14, zmm27, zmm24, 0x78         ;    47.5 p5      41 next
        vpternlogd zmm26, zmm22, zmm16, 0x39         ;    47.0 p0      41 next
        vpandd zmm23, zmm23, zmm16                   ;    47.5 p5      41 next
        vpandd zmm10, zmm10, zmm24                   ;    48.0 p0      41 next
        vpternlogd zmm10, zmm2, zmm11, 0x87          ;    49.0 p5      41 next
        vpternlogd zmm7, zmm10, zmm5, 0x93           ;    50.0 p0      41 next
        vpternlogd zmm10, zmm30, zmm18, 0x96         ;    50.0 p5      41 next
        vpternlogd zmm5, zmm20, zmm21, 0x6c          ;    50.0 p0      41 next
        vpternlogd zmm30, zmm22, zmm6, 0x69          ;    50.5 p5      41 next
        vpternlogd zmm6, zmm17, zmm24, 0x6d          ;    51.0 p0      41 next
        vpternlogd zmm12, zmm6, zmm11, 0x93          ;    52.0 p5      41 next
        vpternlogd zmm12, zmm9, zmm24, 0x87          ;    53.0 p0      41 next
        vpternlogd zmm29, zmm12, zmm7, 0x96          ;    54.0 p5      41 next
        vpternlogd zmm7, zmm21, zmm3, 0xd2           ;    53.0 p0      41 next
        vpternlogd zmm19, zmm17, zmm7, 0x69          ;    54.0 p5      41 next
        vmovdqa64 zmm1, zmm5                         ;    51.0         41 next copy
        vpternlogd zmm1, zmm18, zmm18, 0xc3          ;    54.0 p0      41 next
        vpternlogd zmm31, zmm1, zmm6, 0x96           ;    55.0 p5      41 next
        vpternlogd zmm31, zmm4, zmm3, 0x2d           ;    56.0 p0      41 next
        vpxord zmm5, zmm5, zmm26                     ;    55.5 p5      41 next
        vpternlogd zmm25, zmm5, zmm0, 0x69           ;    56.5 p0      41 next
        vpternlogd zmm30, zmm15, [rbp + 8768], 0x4b  ;    56.5 p5+p2   41 next
        vpternlogd zmm14, zmm21, [rbp + 8704], 0x96  ;    57.0 p0+p3   41 next
        vpternlogd zmm13, zmm8, [rbp + 8576], 0x96   ;    57.5 p5+p2   41 next
        vpternlogd zmm10, zmm0, [rbp + 8512], 0x69   ;    58.0 p0+p3   41 next
        vpternlogd zmm19, zmm20, [rbp + 8448], 0x96  ;    58.5 p5+p2   41 next
        vpternlogd zmm25, zmm11, [rbp + 8384], 0x96  ;    59.0 p0+p3   41 next
        vpternlogd zmm23, zmm31, [rbp + 8256], 0x96  ;    59.5 p5+p2   41 next
        vpternlogd zmm29, zmm15, [rbp + 8320], 0x96  ;    60.0 p0+p3   41 next
        vpternlogd zmm30, zmm15, [r11 + 9664], 0x69  ;    60.5 p5+p2   44 next
        vmovdqu64 zmm31, [rbp + 8640]                ;    43.0 p3      41 next reload
        vpternlogd zmm26, zmm31, [r11 + 9728], 0x96  ;    61.0 p0+p2   44 next
        vmovdqu64 zmm31, [rbp + 8192]                ;    40.2 p3      44 next
        vpternlogd zmm31, zmm14, [r11 + 9792], 0x96  ;    61.5 p5+p2   44 next
        vmovdqu64 zmm0, [rbp + 8064]                 ;    41.2 p3      44 next
        vpternlogd zmm0, zmm13, [r11 + 9856], 0x96   ;    62.0 p0+p2   44 next
        vmovdqu64 zmm1, [rbp + 8000]                 ;    42.2 p3      44 next
        vpternlogd zmm1, zmm10, [r11 + 9920], 0x96   ;    62.5 p5+p2   44 next
        vmovdqu64 zmm2, [rbp + 7360]                 ;    43.2 p3      44 next
        vpternlogd zmm2, zmm19, [r11 + 9984], 0x96   ;    63.0 p0+p2   44 next
        vmovdqu64 zmm3, [rbp + 7872]                 ;    44.2 p3      44 next
        vpternlogd zmm3, zmm25, [r11 + 10048], 0x96  ;    63.5 p5+p2   44 next
        vmovdqu64 zmm4, [rbp + 7808]                 ;    45.2 p3      44 next
        vpternlogd zmm4, zmm29, [r11 + 10112], 0x96  ;    64.0 p0+p2   44 next
        vmovdqu64 zmm5, [rbp + 7680]                 ;    46.2 p3      44 next
        vpternlogd zmm5, zmm23, [r11 + 10176], 0x96  ;    64.5 p5+p2   44 next
        vpxord zmm14, zmm14, [r11 + 9216]            ;    65.0 p0+p3   44 next
        vpxord zmm13, zmm13, [r11 + 9280]            ;    65.5 p5+p2   44 next
        vpxord zmm10, zmm10, [r11 + 9344]            ;    66.0 p0+p3   44 next
        vpxord zmm19, zmm19, [r11 + 9408]            ;    66.5 p5+p2   44 next
        vpxord zmm25, zmm25, [r11 + 9472]            ;    67.0 p0+p3   44 next
        vpxord zmm29, zmm29, [r11 + 9536]            ;    67.5 p5+p2   44 next
        vpxord zmm23, zmm23, [r11 + 9600]            ;    68.0 p0+p3   44 next
        vpxord zmm6, zmm26, zmm10                    ;    68.5 p5      41 next
        vpandd zmm7, zmm6, zmm13                     ;    69.5 p0      41 next
        vmovdqa64 zmm8, zmm7                         ;    70.5         41 next copy
        vpternlogd zmm8, zmm23, zmm19, 0x78          ;    70.5 p5      41 next
        vmovdqa64 zmm9, zmm8                         ;    71.5         41 next copy
        vpxord zmm11, zmm23, zmm19                   ;    70.0 p0      41 next
        vpxord zmm12, zmm23, zmm14                   ;    70.5 p5      41 next
        vmovdqa64 zmm15, zmm30                       ;    61.5         41 next copy
        vpternlogd zmm15, zmm10, zmm14, 0x28         ;    71.0 p0      41 next
        vmovdqa64 zmm16, zmm15                       ;    72.0         41 next copy
        vpternlogd zmm16, zmm23, zmm29, 0x87         ;    72.0 p5      41 next
        vmovdqa64 zmm17, zmm6                        ;    69.5         41 next copy
        vpternlogd zmm17, zmm16, zmm29, 0x93         ;    73.0 p0      41 next
        vmovdqa64 zmm18, zmm16                       ;    73.0         41 next copy
        vpternlogd zmm18, zmm25, zmm19, 0x78         ;    73.0 p5      41 next
        vpternlogd zmm15, zmm14, zmm14, 0xf3         ;    73.0 p0      41 next
        vpxord zmm20, zmm14, zmm13                   ;    73.5 p5      41 next
        vpandd zmm21, zmm20, zmm25                   ;    74.5 p0      41 next
        vmovdqa64 zmm22, zmm29                       ;    68.5         41 next copy
        vpternlogd zmm22, zmm13, zmm14, 0x6c         ;    74.5 p5      41 next
        vmovdqa64 zmm24, zmm12                       ;    71.5         41 next copy
        vpternlogd zmm24, zmm22, zmm30, 0x6c         ;    75.5 p0      41 next
        vmovdqa64 zmm27, zmm23                       ;    69.0         41 next copy
        vpternlogd zmm27, zmm19, zmm13, 0x93         ;    75.5 p5      41 next
        vpandd zmm28, zmm6, zmm19                    ;    76.0 p0      41 next
        vmovdqu64 [rbp + 7680], zmm28                ;    77.0 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm19                       ;    67.5         41 next copy
        vpternlogd zmm28, zmm10, zmm13, 0x65         ;    76.5 p5      41 next
        vpternlogd zmm28, zmm20, zmm14, 0x4b         ;    77.5 p0      41 next
        vmovdqu64 [rbp + 7808], zmm7                 ;    70.5 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm19                        ;    67.5         41 next copy
        vpternlogd zmm7, zmm10, zmm10, 0xc3          ;    77.5 p5      41 next
        vpternlogd zmm6, zmm7, zmm28, 0x65           ;    78.5 p0      41 next
        vpxord zmm9, zmm9, zmm6                      ;    79.5 p5      41 next
        vmovdqu64 [rbp + 7872], zmm16                ;    73.0 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm7                        ;    78.5         41 next copy
        vpternlogd zmm16, zmm28, zmm29, 0xc6         ;    79.0 p0      41 next
        vpternlogd zmm22, zmm16, zmm11, 0x96         ;    80.0 p5      41 next
        vmovdqa64 zmm16, zmm12                       ;    71.5         41 next copy
        vpternlogd zmm16, zmm7, zmm26, 0x65          ;    80.0 p0      41 next
        vpternlogd zmm16, zmm30, zmm29, 0x87         ;    81.0 p5      41 next
        vpternlogd zmm7, zmm13, zmm13, 0xcf          ;    81.0 p0      41 next
        vpternlogd zmm7, zmm9, zmm24, 0x69           ;    82.0 p5      41 next
        vpternlogd zmm7, zmm25, zmm3, 0x96           ;    83.0 p0      41 next
        vpxord zmm9, zmm13, zmm10                    ;    82.5 p5      41 next
        vpternlogd zmm17, zmm9, zmm30, 0x87          ;    83.5 p0      41 next
        vpternlogd zmm21, zmm22, zmm17, 0x69         ;    84.5 p5      41 next
        vmovdqa64 zmm22, zmm30                       ;    61.5         41 next copy
        vpternlogd zmm22, zmm10, zmm13, 0x78         ;    84.0 p0      41 next
        vpternlogd zmm9, zmm22, zmm29, 0x6c          ;    85.0 p5      41 next
        vpternlogd zmm9, zmm11, zmm25, 0x78          ;    86.0 p0      41 next
        vpternlogd zmm27, zmm6, zmm9, 0x96           ;    87.0 p5      41 next
        vmovdqa64 zmm6, zmm26                        ;    62.0         41 next copy
        vpternlogd zmm6, zmm30, zmm29, 0x95          ;    86.0 p0      41 next
        vpandd zmm11, zmm11, zmm30                   ;    86.5 p5      41 next
        vmovdqu64 [rbp + 7360], zmm27                ;    88.0 p8+p9   41 next spill
        vpxord zmm27, zmm30, zmm25                   ;    87.0 p0      41 next
        vpternlogd zmm17, zmm27, zmm26, 0x78         ;    88.0 p5      41 next
        vpternlogd zmm17, zmm19, zmm31, 0x96         ;    89.0 p0      41 next
        vpandd zmm30, zmm30, zmm25                   ;    88.5 p5      41 next
        vpternlogd zmm30, zmm26, zmm14, 0x87         ;    89.5 p0      41 next
        vpternlogd zmm20, zmm23, zmm30, 0x95         ;    90.5 p5      41 next
        vpternlogd zmm19, zmm14, zmm20, 0xa6         ;    91.5 p0      41 next
        vpternlogd zmm30, zmm16, zmm18, 0x96         ;    90.5 p5      41 next
        vpandd zmm29, zmm29, zmm25                   ;    91.0 p0      41 next
        vpternlogd zmm16, zmm28, zmm29, 0x69         ;    92.0 p5      41 next
        vpternlogd zmm16, zmm22, zmm10, 0x78         ;    93.0 p0      41 next
        vpternlogd zmm29, zmm6, zmm26, 0x6d          ;    92.5 p5      41 next
        vpternlogd zmm8, zmm18, zmm29, 0x69          ;    93.5 p0      41 next
        vpternlogd zmm15, zmm8, zmm9, 0x96           ;    94.5 p5      41 next
        vpternlogd zmm29, zmm13, zmm25, 0x87         ;    94.0 p0      41 next
        vpternlogd zmm29, zmm12, zmm26, 0x87         ;    95.0 p5      41 next
        vpternlogd zmm11, zmm29, zmm20, 0x96         ;    96.0 p0      41 next
        vpandd zmm25, zmm25, zmm10                   ;    95.5 p5      41 next
        vpternlogd zmm25, zmm6, zmm19, 0x69          ;    96.5 p0      41 next
        vpternlogd zmm30, zmm24, zmm1, 0x69          ;    96.5 p5      41 next
        vpternlogd zmm11, zmm10, zmm4, 0x96          ;    97.0 p0      41 next
        vpternlogd zmm21, zmm0, [rbp + 7872], 0x96   ;    97.5 p5+p2   41 next
        vpternlogd zmm25, zmm2, [rbp + 7808], 0x96   ;    98.0 p0+p3   41 next
        vpternlogd zmm15, zmm5, [rbp + 7680], 0x96   ;    98.5 p5+p2   41 next
        vmovdqa64 zmm6, zmm5                         ;    65.5         41 next copy
        vpternlogd zmm6, zmm0, zmm0, 0x3f            ;    99.0 p0      41 next
        vmovdqa64 zmm8, zmm6                         ;   100.0         41 next copy
        vpternlogd zmm8, zmm4, zmm1, 0x87            ;   100.0 p5      41 next
        vmovdqa64 zmm9, zmm8                         ;   101.0         41 next copy
        vpternlogd zmm9, zmm2, zmm31, 0x28           ;   101.0 p0      41 next
        vmovdqa64 zmm10, zmm2                        ;    64.0         41 next copy
        vpternlogd zmm10, zmm1, zmm31, 0x6a          ;   100.5 p5      41 next
        vmovdqa64 zmm12, zmm10                       ;   101.5         41 next copy
        vpternlogd zmm12, zmm6, zmm3, 0x93           ;   101.5 p0      41 next
        vmovdqa64 zmm13, zmm10                       ;   101.5         41 next copy
        vpternlogd zmm13, zmm5, zmm1, 0x78           ;   101.5 p5      41 next
        vmovdqa64 zmm14, zmm5                        ;    65.5         41 next copy
        vpternlogd zmm14, zmm3, zmm2, 0x6a           ;   102.0 p0      41 next
        vmovdqa64 zmm18, zmm14                       ;   103.0         41 next copy
        vpternlogd zmm18, zmm4, zmm1, 0x60           ;   103.0 p5      41 next
        vpternlogd zmm18, zmm12, zmm3, 0x39          ;   104.0 p0      41 next
        vpternlogd zmm14, zmm2, zmm31, 0x4b          ;   103.5 p5      41 next
        vmovdqa64 zmm19, zmm14                       ;   104.5         41 next copy
        vpternlogd zmm19, zmm1, zmm0, 0x78           ;   104.5 p0      41 next
        vpternlogd zmm9, zmm19, zmm3, 0x2d           ;   105.5 p5      41 next
        vmovdqa64 zmm20, zmm4                        ;    65.0         41 next copy
        vpternlogd zmm20, zmm1, zmm31, 0x28          ;   105.0 p0      41 next
        vpternlogd zmm20, zmm4, zmm3, 0x2d           ;   106.0 p5      41 next
        vpternlogd zmm20, zmm5, zmm2, 0x87           ;   107.0 p0      41 next
        vmovdqa64 zmm22, zmm3                        ;    64.5         41 next copy
        vpternlogd zmm22, zmm2, zmm31, 0x93          ;   106.5 p5      41 next
        vpandd zmm23, zmm31, zmm5                    ;   107.0 p0      41 next
        vpternlogd zmm18, zmm8, zmm23, 0x69          ;   108.0 p5      41 next
        vpternlogd zmm23, zmm4, zmm0, 0x87           ;   108.0 p0      41 next
        vpternlogd zmm9, zmm13, zmm23, 0x69          ;   109.0 p5      41 next
        vpternlogd zmm13, zmm20, zmm0, 0xd2          ;   109.0 p0      41 next
        vpternlogd zmm20, zmm31, zmm31, 0x3f         ;   109.5 p5      41 next
        vpternlogd zmm13, zmm10, zmm4, 0xb4          ;   110.0 p0      41 next
        vpternlogd zmm13, zmm3, zmm2, 0x78           ;   111.0 p5      41 next
        vmovdqa64 zmm24, zmm3                        ;    64.5         41 next copy
        vpxord zmm3, zmm3, zmm23                     ;   111.0 p0      41 next
        vpternlogd zmm23, zmm19, zmm0, 0x28          ;   111.5 p5      41 next
        vpternlogd zmm19, zmm20, zmm2, 0xc6          ;   112.0 p0      41 next
        vmovdqa64 zmm26, zmm22                       ;   107.5         41 next copy
        vpternlogd zmm26, zmm0, zmm31, 0x87          ;   112.5 p5      41 next
        vmovdqa64 zmm27, zmm5                        ;    65.5         41 next copy
        vpternlogd zmm27, zmm4, zmm2, 0xc9           ;   113.0 p0      41 next
        vpternlogd zmm18, zmm6, zmm27, 0x4b          ;   114.0 p5      41 next
        vpternlogd zmm14, zmm26, zmm27, 0x6c         ;   114.0 p0      41 next
        vpternlogd zmm3, zmm14, zmm1, 0xc6           ;   115.0 p5      41 next
        vpternlogd zmm27, zmm10, zmm31, 0x39         ;   115.0 p0      41 next
        vpternlogd zmm18, zmm22, zmm0, 0x1e          ;   115.5 p5      41 next
        vpternlogd zmm22, zmm4, zmm2, 0x78           ;   116.0 p0      41 next
        vpternlogd zmm23, zmm27, zmm5, 0x87          ;   116.5 p5      41 next
        vpxord zmm24, zmm24, zmm22                   ;   117.0 p0      41 next
        vpternlogd zmm20, zmm0, zmm24, 0x4b          ;   118.0 p5      41 next
        vpternlogd zmm24, zmm8, zmm5, 0xb4           ;   118.0 p0      41 next
        vpternlogd zmm5, zmm4, zmm2, 0x35            ;   118.5 p5      41 next
        vpternlogd zmm24, zmm19, zmm4, 0xc6          ;   119.0 p0      41 next
        vpternlogd zmm23, zmm22, zmm2, 0x96          ;   119.5 p5      41 next
        vpternlogd zmm20, zmm5, zmm12, 0x96          ;   120.0 p0      41 next
        vpternlogd zmm24, zmm12, zmm1, 0x1e          ;   120.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 7296]                ;    66.5 p3      50 next reload
        vpternlogd zmm18, zmm17, zmm31, 0x96         ;   121.0 p0      50 next
        vmovdqu64 zmm0, [rbp + 7168]                 ;    66.8 p2      50 next reload
        vpternlogd zmm9, zmm30, zmm0, 0x96           ;   121.5 p5      50 next
        vmovdqu64 zmm1, [rbp + 7232]                 ;    67.5 p3      50 next reload
        vpternlogd zmm3, zmm21, zmm1, 0x96           ;   122.0 p0      50 next
        vmovdqu64 zmm2, [rbp + 7104]                 ;    67.8 p2      50 next reload
        vpternlogd zmm13, zmm25, zmm2, 0x96          ;   122.5 p5      50 next
        vmovdqu64 zmm4, [rbp + 7040]                 ;    68.5 p3      50 next reload
        vpternlogd zmm20, zmm7, zmm4, 0x96           ;   123.0 p0      50 next
        vmovdqu64 zmm5, [rbp + 6976]                 ;    68.8 p2      50 next reload
        vpternlogd zmm24, zmm11, zmm5, 0x96          ;   123.5 p5      50 next
        vmovdqu64 zmm6, [rbp + 6912]                 ;    69.5 p3      50 next reload
        vpternlogd zmm23, zmm15, zmm6, 0x96          ;   124.0 p0      50 next
        vmovdqu64 zmm8, [r10 + 512]                  ;    69.8 p2      50 next
        vmovdqu64 zmm10, [rbp + 6848]                ;    70.5 p3      50 next reload
        vpxord zmm8, zmm8, zmm10                     ;   124.5 p5      50 next
        vmovdqu64 zmm12, [r10 + 576]                 ;    70.8 p2      50 next
        vmovdqu64 zmm14, [rbp + 6784]                ;    71.5 p3      50 next reload
        vpxord zmm12, zmm12, zmm14                   ;   125.0 p0      50 next
        vmovdqu64 zmm19, [r10 + 640]                 ;    71.8 p2      50 next
        vmovdqu64 zmm22, [rbp + 6656]                ;    72.5 p3      50 next reload
        vpxord zmm19, zmm19, zmm22                   ;   125.5 p5      50 next
        vmovdqu64 zmm26, [r10 + 704]                 ;    72.8 p2      50 next
        vmovdqu64 zmm27, [rbp + 6592]                ;    73.5 p3      50 next reload
        vpxord zmm26, zmm26, zmm27                   ;   126.0 p0      50 next
        vmovdqu64 zmm28, [r10 + 768]                 ;    73.8 p2      50 next
        vmovdqu64 zmm29, [rbp + 6464]                ;    74.5 p3      50 next reload
        vpxord zmm28, zmm28, zmm29                   ;   126.5 p5      50 next
        vmovdqu64 zmm29, [r10 + 832]                 ;    74.8 p2      50 next
        vpxord zmm29, zmm29, [rbp + 6400]            ;   127.0 p0+p3   50 next
        vmovdqu64 zmm27, [r10 + 896]                 ;    75.8 p2      50 next
        vpxord zmm27, zmm27, [rbp + 6336]            ;   127.5 p5+p3   50 next
        vmovdqu64 zmm22, [r10 + 960]                 ;    76.8 p2      50 next
        vpxord zmm22, zmm22, [rbp + 6272]            ;   128.0 p0+p3   50 next
        vmovdqu64 zmm14, [r10]                       ;    77.8 p2      50 next
        vpxord zmm14, zmm14, [rbp + 6144]            ;   128.5 p5+p3   50 next
        vmovdqu64 zmm10, [r10 + 64]                  ;    78.8 p2      50 next
        vpxord zmm10, zmm10, zmm31                   ;   129.0 p0      50 next
        vmovdqu64 zmm31, [r10 + 128]                 ;    79.5 p3      50 next
        vpxord zmm31, zmm31, zmm1                    ;   129.5 p5      50 next
        vmovdqa64 zmm1, zmm31                        ;   130.5         41 next copy
        vpternlogd zmm1, zmm10, zmm14, 0x65          ;   130.5 p0      41 next
        vpternlogd zmm1, zmm14, zmm22, 0x4b          ;   131.5 p5      41 next
        vmovdqu64 [rbp + 7680], zmm23                ;   125.0 p7+p4   50 next spill
        vmovdqa64 zmm23, zmm31                       ;   130.5         41 next copy
        vpternlogd zmm23, zmm10, zmm10, 0xc3         ;   131.0 p0      41 next
        vmovdqu64 [rbp + 7808], zmm24                ;   124.5 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm23                       ;   132.0         41 next copy
        vpternlogd zmm24, zmm14, zmm14, 0xcf         ;   132.0 p5      41 next
        vmovdqu64 [rbp + 7872], zmm20                ;   124.0 p7+p4   50 next spill
        vmovdqa64 zmm20, zmm31                       ;   130.5         41 next copy
        vmovdqu64 [rbp + 8000], zmm13                ;   123.5 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm31                       ;   130.5         41 next copy
        vmovdqu64 [rbp + 8064], zmm9                 ;   122.5 p7+p4   50 next spill
        vpxord zmm9, zmm14, zmm10                    ;   132.0 p0      41 next
        vmovdqu64 [rbp + 8192], zmm3                 ;   123.0 p8+p9   50 next spill
        vpxord zmm3, zmm14, zmm22                    ;   132.5 p5      41 next
        vmovdqu64 [rbp + 8640], zmm18                ;   122.0 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm3                        ;   133.5         41 next copy
        vmovdqu64 [rbp + 8320], zmm16                ;    94.0 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm22                       ;   129.0         41 next copy
        vmovdqu64 [rbp + 8256], zmm15                ;    99.5 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm22                       ;   129.0         41 next copy
        vmovdqu64 [rbp + 8384], zmm11                ;    98.0 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm10                       ;   130.0         41 next copy
        vmovdqu64 [rbp + 8448], zmm7                 ;    84.0 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm10                        ;   130.0         41 next copy
        vmovdqu64 [rbp + 8512], zmm25                ;    99.0 p8+p9   41 next spill
        vmovdqu64 zmm25, [r10 + 192]                 ;    79.8 p2      50 next
        vpxord zmm25, zmm25, zmm0                    ;   133.0 p0      50 next
        vpandd zmm18, zmm18, zmm25                   ;   134.0 p5      41 next
        vpandd zmm7, zmm7, zmm25                     ;   134.0 p0      41 next
        vmovdqa64 zmm0, zmm25                        ;   134.0         41 next copy
        vmovdqu64 [rbp + 8576], zmm30                ;    97.5 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm25                       ;   134.0         41 next copy
        vmovdqu64 [rbp + 8704], zmm21                ;    98.5 p8+p9   41 next spill
        vmovdqu64 zmm21, [r10 + 256]                 ;    80.5 p3      50 next
        vpxord zmm21, zmm21, zmm2                    ;   134.5 p5      50 next
        vmovdqa64 zmm2, zmm23                        ;   132.0         41 next copy
        vpternlogd zmm2, zmm1, zmm21, 0xc6           ;   135.5 p0      41 next
        vmovdqu64 [rbp + 8768], zmm17                ;    90.0 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm21                       ;   135.5         41 next copy
        vpternlogd zmm17, zmm14, zmm22, 0x6c         ;   135.5 p5      41 next
        vpandd zmm30, zmm30, zmm21                   ;   136.0 p0      41 next
        vmovdqu64 [rbp + 8832], zmm12                ;   126.0 p8+p9   50 next spill
        vmovdqu64 zmm12, [r10 + 320]                 ;    80.8 p2      50 next
        vpxord zmm12, zmm12, zmm4                    ;   136.5 p5      50 next
        vpxord zmm20, zmm20, zmm12                   ;   137.5 p0      41 next
        vpternlogd zmm2, zmm20, zmm17, 0x96          ;   138.5 p5      41 next
        vpxord zmm16, zmm16, zmm12                   ;   138.0 p0      41 next
        vmovdqa64 zmm4, zmm20                        ;   138.5         41 next copy
        vmovdqu64 [rbp + 8896], zmm19                ;   126.5 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm12                       ;   137.5         41 next copy
        vpternlogd zmm19, zmm14, zmm14, 0xcf         ;   138.5 p5      41 next
        vmovdqu64 [rbp + 8960], zmm29                ;   128.0 p8+p9   50 next spill
        vmovdqu64 zmm29, [r10 + 384]                 ;    82.5 p3      50 next
        vpxord zmm29, zmm29, zmm5                    ;   139.0 p0      50 next
        vpternlogd zmm17, zmm16, zmm29, 0x78         ;   140.0 p5      41 next
        vmovdqa64 zmm5, zmm29                        ;   140.0         41 next copy
        vpternlogd zmm5, zmm10, zmm22, 0x28          ;   140.0 p0      41 next
        vmovdqu64 [rbp + 9024], zmm26                ;   127.0 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm5                        ;   141.0         41 next copy
        vpternlogd zmm26, zmm12, zmm21, 0x87         ;   141.0 p5      41 next
        vpternlogd zmm5, zmm22, zmm22, 0xf3          ;   141.0 p0      41 next
        vmovdqu64 [rbp + 9088], zmm28                ;   127.5 p8+p9   50 next spill
        vmovdqa64 zmm28, zmm26                       ;   142.0         41 next copy
        vpternlogd zmm28, zmm25, zmm31, 0x78         ;   142.0 p5      41 next
        vmovdqu64 [rbp + 9152], zmm8                 ;   125.5 p7+p4   50 next spill
        vmovdqa64 zmm8, zmm29                        ;   140.0         41 next copy
        vpternlogd zmm8, zmm10, zmm14, 0x78          ;   142.0 p0      41 next
        vmovdqu64 [rbp + 9216], zmm27                ;   128.5 p8+p9   50 next spill
        vmovdqa64 zmm27, zmm8                        ;   143.0         41 next copy
        vpternlogd zmm27, zmm9, zmm21, 0x78          ;   143.0 p5      41 next
        vpternlogd zmm27, zmm20, zmm25, 0x78         ;   144.0 p0      41 next
        vpternlogd zmm19, zmm20, zmm27, 0x96         ;   145.0 p5      41 next
        vpxord zmm0, zmm0, zmm29                     ;   144.0 p0      41 next
        vpandd zmm4, zmm4, zmm29                     ;   144.5 p5      41 next
        vmovdqu64 zmm20, [r10 + 448]                 ;    86.2 p2      50 next
        vpxord zmm20, zmm20, zmm6                    ;   145.0 p0      50 next
        vmovdqa64 zmm6, zmm20                        ;   146.0         41 next copy
        vpternlogd zmm6, zmm10, zmm14, 0x28          ;   146.0 p5      41 next
        vmovdqu64 [rbp + 9280], zmm19                ;   146.0 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm16                       ;   139.0         41 next copy
        vpternlogd zmm19, zmm23, zmm20, 0x65         ;   146.0 p0      41 next
        vpternlogd zmm19, zmm29, zmm21, 0x87         ;   147.0 p5      41 next
        vmovdqu64 [rbp + 9344], zmm8                 ;   143.0 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm20                        ;   146.0         41 next copy
        vpternlogd zmm8, zmm29, zmm21, 0x95          ;   147.0 p0      41 next
        vpxord zmm11, zmm11, zmm20                   ;   147.5 p5      41 next
        vpternlogd zmm21, zmm11, zmm26, 0x95         ;   148.5 p0      41 next
        vpternlogd zmm9, zmm21, zmm29, 0x93          ;   149.5 p5      41 next
        vpternlogd zmm18, zmm2, zmm9, 0x69           ;   150.5 p0      41 next
        vpternlogd zmm9, zmm0, zmm20, 0x78           ;   150.5 p5      41 next
        vpternlogd zmm23, zmm1, zmm11, 0x39          ;   150.0 p0      41 next
        vpandd zmm13, zmm13, zmm11                   ;   150.5 p5      41 next
        vpandd zmm15, zmm15, zmm20                   ;   151.0 p0      41 next
        vpternlogd zmm15, zmm29, zmm25, 0x87         ;   152.0 p5      41 next
        vpternlogd zmm3, zmm15, zmm12, 0x93          ;   153.0 p0      41 next
        vpternlogd zmm15, zmm19, zmm28, 0x96         ;   153.0 p5      41 next
        vpternlogd zmm22, zmm3, zmm31, 0x9c          ;   154.0 p0      41 next
        vpternlogd zmm7, zmm22, zmm8, 0x69           ;   155.0 p5      41 next
        vpternlogd zmm12, zmm6, zmm31, 0x6c          ;   154.0 p0      41 next
        vpternlogd zmm19, zmm1, zmm30, 0x69          ;   154.5 p5      41 next
        vpternlogd zmm30, zmm8, zmm20, 0x6d          ;   155.0 p0      41 next
        vpternlogd zmm14, zmm30, zmm25, 0x93         ;   156.0 p5      41 next
        vpternlogd zmm14, zmm16, zmm20, 0x87         ;   157.0 p0      41 next
        vpternlogd zmm4, zmm14, zmm3, 0x96           ;   158.0 p5      41 next
        vpternlogd zmm30, zmm28, zmm12, 0x69         ;   157.0 p0      41 next
        vpternlogd zmm5, zmm30, zmm27, 0x96          ;   158.0 p5      41 next
        vpxord zmm12, zmm12, zmm23                   ;   158.0 p0      41 next
        vpternlogd zmm24, zmm12, zmm17, 0x69         ;   159.0 p5      41 next
        vpternlogd zmm19, zmm10, [rbp + 9344], 0x4b  ;   159.0 p0+p3   41 next
        vmovdqu64 zmm30, [rbp + 9152]                ;   125.5 p2      50 next reload
        vpternlogd zmm9, zmm31, zmm30, 0x96          ;   159.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 8832]                ;   126.0 p3      50 next reload
        vpternlogd zmm18, zmm26, zmm31, 0x96         ;   160.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 8896]                 ;   126.5 p2      50 next reload
        vpternlogd zmm15, zmm17, zmm0, 0x69          ;   160.5 p5      41 next
        vmovdqu64 zmm1, [rbp + 9024]                 ;   127.0 p3      50 next reload
        vpternlogd zmm7, zmm6, zmm1, 0x96            ;   161.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 9088]                 ;   127.5 p2      50 next reload
        vpternlogd zmm24, zmm25, zmm2, 0x96          ;   161.5 p5      41 next
        vmovdqu64 zmm3, [rbp + 9216]                 ;   128.5 p3      50 next reload
        vpternlogd zmm13, zmm5, zmm3, 0x96           ;   162.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 8960]                 ;   128.0 p2      50 next reload
        vpternlogd zmm4, zmm10, zmm5, 0x96           ;   162.5 p5      41 next
        vmovdqu64 zmm6, [r11 + 8640]                 ;    95.8 p3      69 k2.7 reload
        vpternlogd zmm19, zmm10, zmm6, 0x69          ;   163.0 p0      44 next
        vmovdqa64 zmm8, zmm3                         ;   134.5         41 next copy
        vpternlogd zmm8, zmm31, zmm31, 0x3f          ;   163.5 p5      41 next
        vmovdqa64 zmm10, zmm8                        ;   164.5         41 next copy
        vpternlogd zmm10, zmm5, zmm0, 0x87           ;   164.5 p0      41 next
        vmovdqa64 zmm11, zmm10                       ;   165.5         41 next copy
        vpternlogd zmm11, zmm1, zmm30, 0x28          ;   165.5 p5      41 next
        vmovdqa64 zmm12, zmm1                        ;   133.0         41 next copy
        vpternlogd zmm12, zmm0, zmm30, 0x6a          ;   165.0 p0      41 next
        vmovdqa64 zmm14, zmm12                       ;   166.0         41 next copy
        vpternlogd zmm14, zmm8, zmm2, 0x93           ;   166.0 p5      41 next
        vmovdqa64 zmm16, zmm12                       ;   166.0         41 next copy
        vpternlogd zmm16, zmm3, zmm0, 0x78           ;   166.0 p0      41 next
        vmovdqa64 zmm17, zmm3                        ;   134.5         41 next copy
        vpternlogd zmm17, zmm2, zmm1, 0x6a           ;   166.5 p5      41 next
        vmovdqa64 zmm20, zmm17                       ;   167.5         41 next copy
        vpternlogd zmm20, zmm5, zmm0, 0x60           ;   167.5 p0      41 next
        vpternlogd zmm20, zmm14, zmm2, 0x39          ;   168.5 p5      41 next
        vpternlogd zmm17, zmm1, zmm30, 0x4b          ;   168.0 p0      41 next
        vmovdqa64 zmm21, zmm17                       ;   169.0         41 next copy
        vpternlogd zmm21, zmm0, zmm31, 0x78          ;   169.0 p5      41 next
        vpternlogd zmm11, zmm21, zmm2, 0x2d          ;   170.0 p0      41 next
        vmovdqa64 zmm22, zmm5                        ;   134.0         41 next copy
        vpternlogd zmm22, zmm0, zmm30, 0x28          ;   169.5 p5      41 next
        vpternlogd zmm22, zmm5, zmm2, 0x2d           ;   170.5 p0      41 next
        vpternlogd zmm22, zmm3, zmm1, 0x87           ;   171.5 p5      41 next
        vmovdqa64 zmm25, zmm2                        ;   133.5         41 next copy
        vpternlogd zmm25, zmm1, zmm30, 0x93          ;   171.0 p0      41 next
        vpandd zmm26, zmm30, zmm3                    ;   171.5 p5      41 next
        vpternlogd zmm20, zmm10, zmm26, 0x69         ;   172.5 p0      41 next
        vpternlogd zmm26, zmm5, zmm31, 0x87          ;   172.5 p5      41 next
        vpternlogd zmm11, zmm16, zmm26, 0x69         ;   173.5 p0      41 next
        vpternlogd zmm16, zmm22, zmm31, 0xd2         ;   173.5 p5      41 next
        vpternlogd zmm22, zmm30, zmm30, 0x3f         ;   174.0 p0      41 next
        vpternlogd zmm16, zmm12, zmm5, 0xb4          ;   174.5 p5      41 next
        vpternlogd zmm16, zmm2, zmm1, 0x78           ;   175.5 p0      41 next
        vmovdqa64 zmm27, zmm2                        ;   133.5         41 next copy
        vpxord zmm2, zmm2, zmm26                     ;   175.5 p5      41 next
        vpternlogd zmm26, zmm21, zmm31, 0x28         ;   176.0 p0      41 next
        vpternlogd zmm21, zmm22, zmm1, 0xc6          ;   176.5 p5      41 next
        vmovdqu64 zmm28, [r11 + 8896]                ;   101.3 p2      69 k2.11 reload
        vpternlogd zmm11, zmm15, zmm28, 0x96         ;   177.0 p0      44 next
        vmovdqa64 zmm29, zmm25                       ;   172.0         41 next copy
        vpternlogd zmm29, zmm31, zmm30, 0x87         ;   177.5 p5      41 next
        vpternlogd zmm16, zmm7, [r11 + 8960], 0x96   ;   178.0 p0+p3   44 next
        vmovdqa64 zmm6, zmm25                        ;   172.0         41 next copy
        vpternlogd zmm6, zmm5, zmm1, 0x78            ;   178.5 p5      41 next
        vpxord zmm27, zmm27, zmm6                    ;   179.5 p0      41 next
        vpternlogd zmm22, zmm27, zmm31, 0x2d         ;   180.5 p5      41 next
        vpternlogd zmm27, zmm10, zmm3, 0xb4          ;   180.5 p0      41 next
        vpternlogd zmm27, zmm21, zmm5, 0xc6          ;   181.5 p5      41 next
        vpternlogd zmm27, zmm14, zmm0, 0x1e          ;   182.5 p0      41 next
        vmovdqa64 zmm10, zmm3                        ;   134.5         41 next copy
        vpternlogd zmm10, zmm5, zmm1, 0xc9           ;   181.5 p5      41 next
        vpternlogd zmm20, zmm8, zmm10, 0x4b          ;   182.5 p0      41 next
        vpternlogd zmm25, zmm20, zmm31, 0x36         ;   183.5 p5      41 next
        vpternlogd zmm17, zmm29, zmm10, 0x6c         ;   183.0 p0      41 next
        vpternlogd zmm2, zmm17, zmm0, 0xc6           ;   184.0 p5      41 next
        vpternlogd zmm10, zmm12, zmm30, 0x39         ;   184.0 p0      41 next
        vpternlogd zmm5, zmm3, zmm1, 0x1d            ;   184.5 p5      41 next
        vpternlogd zmm22, zmm5, zmm14, 0x96          ;   185.5 p0      41 next
        vpternlogd zmm26, zmm10, zmm3, 0x87          ;   185.5 p5      41 next
        vpternlogd zmm26, zmm6, zmm1, 0x96           ;   186.5 p0      41 next
        vmovdqu64 zmm30, [r11 + 8768]                ;   105.3 p2      69 k2.9 reload
        vpternlogd zmm25, zmm9, zmm30, 0x96          ;   186.5 p5      44 next
        vmovdqu64 zmm31, [r11 + 8832]                ;   105.7 p3      69 k2.10 reload
        vpternlogd zmm2, zmm18, zmm31, 0x96          ;   187.0 p0      44 next
        vmovdqu64 zmm0, [r11 + 9088]                 ;   106.3 p2      69 k2.14 reload
        vpternlogd zmm27, zmm4, zmm0, 0x96           ;   187.5 p5      44 next
        vmovdqu64 zmm1, [r11 + 9024]                 ;   106.7 p3      69 k2.13 reload
        vpternlogd zmm22, zmm24, zmm1, 0x96          ;   188.0 p0      44 next
        vmovdqu64 zmm3, [r11 + 9152]                 ;   107.3 p2      69 k2.15 reload
        vpternlogd zmm26, zmm13, zmm3, 0x96          ;   188.5 p5      44 next
        vmovdqu64 zmm5, [r11 + 8704]                 ;   107.7 p3      69 k2.8 reload
        vmovdqu64 zmm6, [rbp + 9280]                 ;   146.0 p2      41 next reload
        vpternlogd zmm23, zmm6, zmm5, 0x96           ;   189.0 p0      44 next
        vmovdqu64 zmm6, [r11 + 8192]                 ;   108.7 p3      69 k2.0 reload
        vpxord zmm9, zmm9, zmm6                      ;   189.5 p5      44 next
        vmovdqu64 zmm8, [r11 + 8256]                 ;   109.3 p2      69 k2.1 reload
        vpxord zmm18, zmm18, zmm8                    ;   190.0 p0      44 next
        vmovdqu64 zmm10, [r11 + 8320]                ;   109.7 p3      69 k2.2 reload
        vpxord zmm15, zmm15, zmm10                   ;   190.5 p5      44 next
        vmovdqu64 zmm12, [r11 + 8384]                ;   110.3 p2      69 k2.3 reload
        vpxord zmm7, zmm7, zmm12                     ;   191.0 p0      44 next
        vmovdqu64 zmm14, [r11 + 8448]                ;   110.7 p3      69 k2.4 reload
        vpxord zmm24, zmm24, zmm14                   ;   191.5 p5      44 next
        vmovdqu64 zmm17, [r11 + 8512]                ;   111.3 p2      69 k2.5 reload
        vpxord zmm4, zmm4, zmm17                     ;   192.0 p0      44 next
        vmovdqu64 zmm20, [r11 + 8576]                ;   111.7 p3      69 k2.6 reload
        vpxord zmm13, zmm13, zmm20                   ;   192.5 p5      44 next
        vpxord zmm21, zmm13, zmm7                    ;   193.5 p0      41 next
        vpandd zmm29, zmm21, zmm19                   ;   194.5 p5      41 next
        vpxord zmm5, zmm13, zmm9                     ;   194.0 p0      41 next
        vmovdqa64 zmm20, zmm13                       ;   193.5         41 next copy
        vpternlogd zmm20, zmm7, zmm18, 0x93          ;   194.5 p5      41 next
        vmovdqa64 zmm17, zmm7                        ;   192.0         41 next copy
        vpternlogd zmm17, zmm15, zmm18, 0x65         ;   195.0 p0      41 next
        vmovdqa64 zmm14, zmm7                        ;   192.0         41 next copy
        vpternlogd zmm14, zmm15, zmm15, 0xc3         ;   195.5 p5      41 next
        vmovdqa64 zmm12, zmm5                        ;   195.0         41 next copy
        vpternlogd zmm12, zmm14, zmm23, 0x65         ;   196.5 p0      41 next
        vpternlogd zmm12, zmm19, zmm4, 0x87          ;   197.5 p5      41 next
        vmovdqa64 zmm10, zmm14                       ;   196.5         41 next copy
        vpternlogd zmm10, zmm18, zmm18, 0xcf         ;   197.0 p0      41 next
        vmovdqa64 zmm8, zmm4                         ;   193.0         41 next copy
        vpternlogd zmm8, zmm18, zmm9, 0x6c           ;   197.5 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   195.0         41 next copy
        vpternlogd zmm6, zmm8, zmm19, 0x6c           ;   198.5 p0      41 next
        vpxord zmm3, zmm18, zmm15                    ;   198.5 p5      41 next
        vpxord zmm0, zmm18, zmm9                     ;   199.0 p0      41 next
        vpternlogd zmm17, zmm0, zmm9, 0x4b           ;   200.0 p5      41 next
        vmovdqa64 zmm1, zmm14                        ;   196.5         41 next copy
        vpternlogd zmm1, zmm17, zmm4, 0xc6           ;   201.0 p0      41 next
        vpternlogd zmm8, zmm1, zmm21, 0x96           ;   202.0 p5      41 next
        vpandd zmm1, zmm0, zmm24                     ;   201.0 p0      41 next
        vmovdqa64 zmm28, zmm19                       ;   164.0         41 next copy
        vpternlogd zmm28, zmm15, zmm18, 0x78         ;   201.5 p5      41 next
        vmovdqa64 zmm31, zmm18                       ;   191.0         41 next copy
        vmovdqa64 zmm30, zmm28                       ;   202.5         41 next copy
        vpternlogd zmm30, zmm3, zmm4, 0x78           ;   202.5 p0      41 next
        vpternlogd zmm30, zmm21, zmm24, 0x78         ;   203.5 p5      41 next
        vmovdqa64 zmm21, zmm23                       ;   190.0         41 next copy
        vpternlogd zmm21, zmm19, zmm4, 0x95          ;   203.0 p0      41 next
        vmovdqu64 [rbp + 9280], zmm2                 ;   188.0 p7+p4   44 next spill
        vmovdqa64 zmm2, zmm21                        ;   204.0         41 next copy
        vpternlogd zmm2, zmm24, zmm15, 0x78          ;   204.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm11                ;   178.0 p8+p9   44 next spill
        vmovdqa64 zmm11, zmm19                       ;   164.0         41 next copy
        vpternlogd zmm11, zmm15, zmm9, 0x28          ;   204.0 p0      41 next
        vmovdqu64 [rbp + 9216], zmm27                ;   188.5 p7+p4   44 next spill
        vmovdqa64 zmm27, zmm11                       ;   205.0         41 next copy
        vpternlogd zmm27, zmm13, zmm4, 0x87          ;   205.0 p5      41 next
        vpternlogd zmm11, zmm9, zmm9, 0xf3           ;   205.0 p0      41 next
        vmovdqu64 [rbp + 8960], zmm16                ;   179.0 p8+p9   44 next spill
        vpxord zmm16, zmm19, zmm24                   ;   205.5 p5      41 next
        vmovdqu64 [rbp + 9152], zmm22                ;   189.0 p7+p4   44 next spill
        vpandd zmm22, zmm19, zmm24                   ;   206.0 p0      41 next
        vpternlogd zmm22, zmm23, zmm9, 0x87          ;   207.0 p5      41 next
        vpternlogd zmm0, zmm22, zmm13, 0x93          ;   208.0 p0      41 next
        vmovdqu64 [rbp + 8896], zmm25                ;   187.5 p8+p9   44 next spill
        vmovdqa64 zmm25, zmm0                        ;   209.0         41 next copy
        vpternlogd zmm25, zmm7, zmm9, 0x78           ;   209.0 p5      41 next
        vpternlogd zmm2, zmm25, zmm9, 0x69           ;   210.0 p0      41 next
        vmovdqa64 zmm9, zmm27                        ;   206.0         41 next copy
        vpternlogd zmm9, zmm24, zmm7, 0x78           ;   208.5 p5      41 next
        vpternlogd zmm22, zmm12, zmm9, 0x96          ;   209.5 p0      41 next
        vpandd zmm25, zmm4, zmm24                    ;   209.5 p5      41 next
        vpternlogd zmm21, zmm25, zmm23, 0x79         ;   210.5 p0      41 next
        vpternlogd zmm25, zmm12, zmm17, 0x69         ;   210.5 p5      41 next
        vpternlogd zmm25, zmm28, zmm15, 0x78         ;   211.5 p0      41 next
        vpternlogd zmm18, zmm21, zmm24, 0x93         ;   211.5 p5      41 next
        vpternlogd zmm18, zmm5, zmm23, 0x87          ;   212.5 p0      41 next
        vpternlogd zmm29, zmm18, zmm0, 0x96          ;   213.5 p5      41 next
        vpxord zmm0, zmm23, zmm15                    ;   213.0 p0      41 next
        vpternlogd zmm4, zmm0, zmm27, 0x95           ;   214.0 p5      41 next
        vpternlogd zmm3, zmm4, zmm19, 0x93           ;   215.0 p0      41 next
        vpternlogd zmm16, zmm23, zmm3, 0x6a          ;   216.0 p5      41 next
        vpternlogd zmm1, zmm8, zmm3, 0x69            ;   216.0 p0      41 next
        vpternlogd zmm14, zmm17, zmm0, 0x39          ;   215.5 p5      41 next
        vpandd zmm31, zmm31, zmm0                    ;   216.0 p0      41 next
        vpternlogd zmm13, zmm31, zmm7, 0x6c          ;   217.0 p5      41 next
        vpternlogd zmm21, zmm9, zmm13, 0x69          ;   218.0 p0      41 next
        vpternlogd zmm11, zmm21, zmm30, 0x96         ;   219.0 p5      41 next
        vpternlogd zmm20, zmm30, zmm14, 0x96         ;   218.0 p0      41 next
        vpxord zmm14, zmm14, zmm13                   ;   218.5 p5      41 next
        vpternlogd zmm10, zmm14, zmm6, 0x69          ;   219.5 p0      41 next
        vpandd zmm0, zmm0, zmm7                      ;   219.5 p5      41 next
        vpternlogd zmm0, zmm11, zmm26, 0x96          ;   220.5 p0      41 next
        vmovdqu64 zmm30, [rbp + 9024]                ;   178.0 p2      44 next reload
        vpternlogd zmm22, zmm6, zmm30, 0x69          ;   220.5 p5      41 next
        vmovdqu64 zmm3, [rbp + 8896]                 ;   187.5 p3      44 next reload
        vpternlogd zmm16, zmm7, zmm3, 0x96           ;   221.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 9280]                 ;   188.0 p2      44 next reload
        vpternlogd zmm1, zmm27, zmm4, 0x96           ;   221.5 p5      41 next
        vmovdqu64 zmm5, [rbp + 8960]                 ;   179.0 p3      44 next reload
        vpternlogd zmm2, zmm31, zmm5, 0x96           ;   222.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 9216]                ;   188.5 p2      44 next reload
        vpternlogd zmm29, zmm15, zmm31, 0x96         ;   222.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 9152]                 ;   189.0 p3      44 next reload
        vpternlogd zmm10, zmm24, zmm6, 0x96          ;   223.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 8320]                 ;   125.8 p2      41 next reload
        vmovdqu64 zmm8, [rbp + 6272]                 ;   126.2 p3      50 next reload
        vpternlogd zmm25, zmm8, zmm7, 0x96           ;   223.5 p5      50 next
        vpternlogd zmm7, zmm8, [r10 + 1664], 0x96    ;   224.0 p0+p2   50 next
        vmovdqu64 zmm9, [rbp + 7360]                 ;   127.2 p3      41 next reload
        vmovdqu64 zmm11, [rbp + 6144]                ;   127.8 p2      50 next reload
        vpternlogd zmm20, zmm11, zmm9, 0x96          ;   224.5 p5      50 next
        vpternlogd zmm9, zmm11, [r10 + 1728], 0x96   ;   225.0 p0+p3   50 next
        vmovdqa64 zmm12, zmm26                       ;   189.5         41 next copy
        vpternlogd zmm12, zmm4, zmm4, 0x3f           ;   225.5 p5      41 next
        vmovdqa64 zmm13, zmm12                       ;   226.5         41 next copy
        vpternlogd zmm13, zmm31, zmm30, 0x87         ;   226.5 p0      41 next
        vmovdqa64 zmm14, zmm13                       ;   227.5         41 next copy
        vpternlogd zmm14, zmm5, zmm3, 0x28           ;   227.5 p5      41 next
        vmovdqa64 zmm15, zmm5                        ;   185.0         41 next copy
        vpternlogd zmm15, zmm30, zmm3, 0x6a          ;   227.0 p0      41 next
        vmovdqa64 zmm17, zmm15                       ;   228.0         41 next copy
        vpternlogd zmm17, zmm12, zmm6, 0x93          ;   228.0 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   228.0         41 next copy
        vpternlogd zmm18, zmm26, zmm30, 0x78         ;   228.0 p0      41 next
        vpandd zmm19, zmm26, zmm3                    ;   228.5 p5      41 next
        vmovdqa64 zmm21, zmm19                       ;   229.5         41 next copy
        vpternlogd zmm21, zmm31, zmm4, 0x87          ;   229.5 p0      41 next
        vmovdqa64 zmm23, zmm26                       ;   189.5         41 next copy
        vpternlogd zmm23, zmm6, zmm5, 0x6a           ;   229.5 p5      41 next
        vmovdqa64 zmm24, zmm23                       ;   230.5         41 next copy
        vpternlogd zmm24, zmm31, zmm30, 0x60         ;   230.5 p0      41 next
        vpternlogd zmm24, zmm17, zmm6, 0x39          ;   231.5 p5      41 next
        vpternlogd zmm24, zmm19, zmm13, 0x69         ;   232.5 p0      41 next
        vpternlogd zmm23, zmm5, zmm3, 0x4b           ;   231.5 p5      41 next
        vmovdqa64 zmm19, zmm23                       ;   232.5         41 next copy
        vpternlogd zmm19, zmm30, zmm4, 0x78          ;   232.5 p0      41 next
        vpternlogd zmm14, zmm19, zmm6, 0x2d          ;   233.5 p5      41 next
        vpternlogd zmm14, zmm18, zmm21, 0x69         ;   234.5 p0      41 next
        vmovdqu64 zmm27, [rbp + 8064]                ;   130.8 p2      50 next reload
        vpternlogd zmm14, zmm22, zmm27, 0x96         ;   235.5 p5      50 next
        vmovdqa64 zmm28, zmm19                       ;   233.5         41 next copy
        vpternlogd zmm28, zmm21, zmm4, 0x28          ;   234.0 p0      41 next
        vpxord zmm21, zmm21, zmm6                    ;   234.5 p5      41 next
        vmovdqa64 zmm11, zmm31                       ;   194.5         41 next copy
        vpternlogd zmm11, zmm30, zmm3, 0x28          ;   235.0 p0      41 next
        vpternlogd zmm11, zmm31, zmm6, 0x2d          ;   236.0 p5      41 next
        vpternlogd zmm11, zmm26, zmm5, 0x87          ;   237.0 p0      41 next
        vpternlogd zmm18, zmm11, zmm4, 0xd2          ;   238.0 p5      41 next
        vpternlogd zmm11, zmm3, zmm3, 0x3f           ;   238.0 p0      41 next
        vpternlogd zmm19, zmm11, zmm5, 0xc6          ;   239.0 p5      41 next
        vpternlogd zmm18, zmm15, zmm31, 0xb4         ;   239.0 p0      41 next
        vpternlogd zmm18, zmm6, zmm5, 0x78           ;   240.0 p5      41 next
        vmovdqa64 zmm8, zmm6                         ;   195.0         41 next copy
        vpternlogd zmm8, zmm5, zmm3, 0x93            ;   239.0 p0      41 next
        vmovdqu64 [rbp + 9152], zmm20                ;   225.5 p7+p4   50 next spill
        vmovdqa64 zmm20, zmm8                        ;   240.0         41 next copy
        vpternlogd zmm20, zmm4, zmm3, 0x87           ;   240.0 p5      41 next
        vmovdqu64 [rbp + 8064], zmm25                ;   224.5 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm8                        ;   240.0         41 next copy
        vpternlogd zmm25, zmm31, zmm5, 0x78          ;   240.0 p0      41 next
        vpxord zmm6, zmm6, zmm25                     ;   241.0 p5      41 next
        vpternlogd zmm11, zmm6, zmm4, 0x2d           ;   242.0 p0      41 next
        vpternlogd zmm6, zmm13, zmm26, 0xb4          ;   242.0 p5      41 next
        vpternlogd zmm6, zmm19, zmm31, 0xc6          ;   243.0 p0      41 next
        vpternlogd zmm6, zmm17, zmm30, 0x1e          ;   244.0 p5      41 next
        vmovdqa64 zmm13, zmm26                       ;   189.5         41 next copy
        vpternlogd zmm13, zmm31, zmm5, 0xc9          ;   243.0 p0      41 next
        vpternlogd zmm24, zmm12, zmm13, 0x4b         ;   244.0 p5      41 next
        vpternlogd zmm8, zmm24, zmm4, 0x36           ;   245.0 p0      41 next
        vpternlogd zmm23, zmm20, zmm13, 0x6c         ;   244.5 p5      41 next
        vpternlogd zmm21, zmm23, zmm30, 0xc6         ;   245.5 p0      41 next
        vpternlogd zmm13, zmm15, zmm3, 0x39          ;   245.5 p5      41 next
        vpternlogd zmm31, zmm26, zmm5, 0x1d          ;   246.0 p0      41 next
        vpternlogd zmm11, zmm31, zmm17, 0x96         ;   247.0 p5      41 next
        vpternlogd zmm28, zmm13, zmm26, 0x87         ;   247.0 p0      41 next
        vpternlogd zmm28, zmm25, zmm5, 0x96          ;   248.0 p5      41 next
        vmovdqu64 zmm30, [rbp + 8576]                ;   137.2 p3      41 next reload
        vmovdqu64 zmm31, [rbp + 6656]                ;   137.3 p2      50 next reload
        vpternlogd zmm22, zmm31, zmm30, 0x96         ;   248.0 p0      50 next
        vpternlogd zmm30, zmm31, [r10 + 1344], 0x96  ;   248.5 p5+p3   50 next
        vmovdqu64 zmm3, [rbp + 8640]                 ;   138.3 p2      50 next reload
        vpternlogd zmm8, zmm16, zmm3, 0x96           ;   249.0 p0      50 next
        vmovdqu64 zmm4, [rbp + 8768]                 ;   139.2 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 6848]                 ;   139.3 p2      50 next reload
        vpternlogd zmm16, zmm5, zmm4, 0x96           ;   249.5 p5      50 next
        vpternlogd zmm4, zmm5, [r10 + 1216], 0x96    ;   250.0 p0+p3   50 next
        vmovdqu64 zmm12, [rbp + 8000]                ;   140.3 p2      50 next reload
        vpternlogd zmm18, zmm2, zmm12, 0x96          ;   250.5 p5      50 next
        vmovdqu64 zmm13, [rbp + 8512]                ;   141.2 p3      41 next reload
        vmovdqu64 zmm15, [rbp + 6592]                ;   141.3 p2      50 next reload
        vpternlogd zmm2, zmm15, zmm13, 0x96          ;   251.0 p0      50 next
        vpternlogd zmm13, zmm15, [r10 + 1408], 0x96  ;   251.5 p5+p3   50 next
        vmovdqu64 zmm17, [rbp + 8192]                ;   142.3 p2      50 next reload
        vpternlogd zmm21, zmm1, zmm17, 0x96          ;   252.0 p0      50 next
        vmovdqu64 zmm19, [rbp + 8704]                ;   143.2 p3      41 next reload
        vmovdqu64 zmm20, [rbp + 6784]                ;   143.3 p2      50 next reload
        vpternlogd zmm1, zmm20, zmm19, 0x96          ;   252.5 p5      50 next
        vpternlogd zmm19, zmm20, [r10 + 1280], 0x96  ;   253.0 p0+p3   50 next
        vmovdqu64 zmm23, [rbp + 7808]                ;   144.3 p2      50 next reload
        vpternlogd zmm6, zmm29, zmm23, 0x96          ;   253.5 p5      50 next
        vmovdqu64 zmm24, [rbp + 8384]                ;   145.2 p3      41 next reload
        vmovdqu64 zmm25, [rbp + 6400]                ;   145.3 p2      50 next reload
        vpternlogd zmm29, zmm25, zmm24, 0x96         ;   254.0 p0      50 next
        vpternlogd zmm24, zmm25, [r10 + 1536], 0x96  ;   254.5 p5+p3   50 next
        vmovdqu64 zmm26, [rbp + 7872]                ;   146.3 p2      50 next reload
        vpternlogd zmm11, zmm10, zmm26, 0x96         ;   255.0 p0      50 next
        vpternlogd zmm28, zmm0, [rbp + 7680], 0x96   ;   255.5 p5+p3   50 next
        vmovdqu64 zmm25, [rbp + 6464]                ;   147.3 p2      50 next reload
        vpternlogd zmm10, zmm25, [rbp + 8448], 0x96  ;   256.0 p0+p3   50 next
        vmovdqu64 zmm15, [rbp + 6336]                ;   148.3 p2      50 next reload
        vpternlogd zmm0, zmm15, [rbp + 8256], 0x96   ;   256.5 p5+p3   50 next
        vmovdqu64 zmm31, [rbp + 8448]                ;   149.3 p2      50 next
        vpternlogd zmm31, zmm25, [r10 + 1472], 0x96  ;   257.0 p0+p3   50 next
        vmovdqu64 zmm25, [rbp + 8256]                ;   150.3 p2      50 next
        vpternlogd zmm25, zmm15, [r10 + 1600], 0x96  ;   257.5 p5+p3   50 next
        vpxord zmm3, zmm3, [r10 + 1792]              ;   258.0 p0+p2   50 next
        vpxord zmm17, zmm17, [r10 + 1856]            ;   258.5 p5+p3   50 next
        vpxord zmm27, zmm27, [r10 + 1920]            ;   259.0 p0+p2   50 next
        vpxord zmm12, zmm12, [r10 + 1984]            ;   259.5 p5+p3   50 next
        vpxord zmm26, zmm26, [r10 + 1024]            ;   260.0 p0+p2   50 next
        vpxord zmm23, zmm23, [r10 + 1088]            ;   260.5 p5+p3   50 next
        vpxord zmm15, zmm26, zmm17                   ;   261.0 p0      41 next
        vpxord zmm20, zmm26, zmm7                    ;   261.5 p5      41 next
        vmovdqa64 zmm5, zmm20                        ;   262.5         41 next copy
        vmovdqu64 [rbp + 8256], zmm0                 ;   257.5 p7+p4   50 next spill
        vmovdqa64 zmm0, zmm26                        ;   261.0         41 next copy
        vpternlogd zmm0, zmm9, zmm9, 0xcf            ;   262.0 p0      41 next
        vmovdqu64 [rbp + 8448], zmm29                ;   255.0 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm17                       ;   259.5         41 next copy
        vpternlogd zmm29, zmm3, zmm9, 0x65           ;   262.5 p5      41 next
        vmovdqu64 [rbp + 7872], zmm10                ;   257.0 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm12                       ;   260.5         41 next copy
        vpternlogd zmm10, zmm9, zmm7, 0x6c           ;   263.0 p0      41 next
        vmovdqu64 [rbp + 8384], zmm2                 ;   252.0 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm20                        ;   262.5         41 next copy
        vpternlogd zmm2, zmm10, zmm23, 0x6c          ;   264.0 p5      41 next
        vmovdqu64 [rbp + 7808], zmm22                ;   249.0 p7+p4   50 next spill
        vpxord zmm22, zmm9, zmm3                     ;   264.0 p0      41 next
        vmovdqu64 [rbp + 8704], zmm1                 ;   253.5 p8+p9   50 next spill
        vpxord zmm1, zmm9, zmm7                      ;   264.5 p5      41 next
        vpternlogd zmm29, zmm1, zmm7, 0x4b           ;   265.5 p0      41 next
        vmovdqu64 [rbp + 8192], zmm16                ;   250.5 p7+p4   50 next spill
        vpandd zmm16, zmm1, zmm27                    ;   265.5 p5      41 next
        vmovdqu64 [rbp + 8512], zmm28                ;   256.5 p8+p9   50 next spill
        vmovdqa64 zmm28, zmm23                       ;   261.5         41 next copy
        vpternlogd zmm28, zmm3, zmm7, 0x28           ;   266.0 p0      41 next
        vmovdqu64 [rbp + 8000], zmm6                 ;   254.5 p7+p4   50 next spill
        vmovdqa64 zmm6, zmm28                        ;   267.0         41 next copy
        vpternlogd zmm6, zmm26, zmm12, 0x87          ;   267.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm11                ;   256.0 p8+p9   50 next spill
        vmovdqa64 zmm11, zmm6                        ;   268.0         41 next copy
        vpternlogd zmm11, zmm27, zmm17, 0x78         ;   268.0 p0      41 next
        vmovdqu64 [rbp + 8640], zmm18                ;   251.5 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm7                        ;   225.0         41 next copy
        vmovdqu64 [rbp + 8576], zmm14                ;   236.5 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm17                       ;   259.5         41 next copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3           ;   267.5 p5      41 next
        vmovdqu64 [rbp + 8960], zmm21                ;   253.0 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm14                       ;   268.5         41 next copy
        vpternlogd zmm21, zmm9, zmm9, 0xcf           ;   268.5 p0      41 next
        vmovdqu64 [rbp + 9216], zmm8                 ;   250.0 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm14                        ;   268.5         41 next copy
        vpternlogd zmm8, zmm29, zmm12, 0xc6          ;   268.5 p5      41 next
        vpternlogd zmm10, zmm8, zmm15, 0x96          ;   269.5 p0      41 next
        vmovdqa64 zmm8, zmm22                        ;   265.0         41 next copy
        vpternlogd zmm8, zmm23, zmm3, 0xc6           ;   269.5 p5      41 next
        vmovdqu64 [rbp + 8896], zmm19                ;   254.0 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm8                        ;   270.5         41 next copy
        vpternlogd zmm19, zmm22, zmm12, 0x78         ;   270.5 p0      41 next
        vpternlogd zmm19, zmm15, zmm27, 0x78         ;   271.5 p5      41 next
        vpternlogd zmm0, zmm19, zmm15, 0x96          ;   272.5 p0      41 next
        vmovdqu64 [rbp + 9024], zmm0                 ;   273.5 p8+p9   41 next spill
        vpandd zmm0, zmm12, zmm27                    ;   271.5 p5      41 next
        vmovdqu64 [rbp + 9280], zmm30                ;   249.5 p7+p4   50 next spill
        vpxord zmm30, zmm27, zmm23                   ;   272.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm24                ;   255.5 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm17                       ;   259.5         41 next copy
        vmovdqu64 [rbp + 8320], zmm13                ;   252.5 p7+p4   50 next spill
        vmovdqa64 zmm13, zmm3                        ;   259.0         41 next copy
        vmovdqu64 [rbp + 8832], zmm31                ;   258.0 p8+p9   50 next spill
        vmovdqu64 zmm31, [rbp + 7680]                ;   156.2 p2      50 next
        vpxord zmm31, zmm31, [r10 + 1152]            ;   272.5 p5+p3   50 next
        vpternlogd zmm20, zmm14, zmm31, 0x65         ;   273.5 p0      41 next
        vpternlogd zmm20, zmm23, zmm12, 0x87         ;   274.5 p5      41 next
        vmovdqu64 [rbp + 7680], zmm4                 ;   251.0 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm31                        ;   273.5         41 next copy
        vpternlogd zmm4, zmm23, zmm12, 0x95          ;   274.0 p0      41 next
        vpxord zmm13, zmm13, zmm31                   ;   274.5 p5      41 next
        vpternlogd zmm12, zmm13, zmm6, 0x95          ;   275.5 p0      41 next
        vpternlogd zmm12, zmm22, zmm23, 0x87         ;   276.5 p5      41 next
        vpternlogd zmm16, zmm10, zmm12, 0x69         ;   277.5 p0      41 next
        vpternlogd zmm12, zmm30, zmm31, 0x78         ;   277.5 p5      41 next
        vpternlogd zmm22, zmm13, zmm3, 0x48          ;   277.0 p0      41 next
        vpternlogd zmm14, zmm29, zmm13, 0x39         ;   277.5 p5      41 next
        vpandd zmm24, zmm24, zmm13                   ;   278.0 p0      41 next
        vpandd zmm18, zmm18, zmm31                   ;   278.5 p5      41 next
        vpternlogd zmm18, zmm23, zmm27, 0x87         ;   279.5 p0      41 next
        vpternlogd zmm1, zmm18, zmm26, 0x93          ;   280.5 p5      41 next
        vpternlogd zmm18, zmm20, zmm11, 0x96         ;   280.5 p0      41 next
        vpternlogd zmm15, zmm23, zmm1, 0x95          ;   281.5 p5      41 next
        vpternlogd zmm1, zmm17, zmm7, 0x78           ;   281.5 p0      41 next
        vpternlogd zmm26, zmm22, zmm17, 0x6c         ;   281.5 p5      41 next
        vpternlogd zmm20, zmm29, zmm0, 0x69          ;   282.0 p0      41 next
        vpternlogd zmm0, zmm4, zmm31, 0x6d           ;   282.5 p5      41 next
        vpandd zmm5, zmm5, zmm31                     ;   283.0 p0      41 next
        vpternlogd zmm4, zmm27, zmm3, 0x78           ;   283.5 p5      41 next
        vpternlogd zmm4, zmm1, zmm7, 0x69            ;   284.5 p0      41 next
        vpternlogd zmm21, zmm14, zmm26, 0x96         ;   284.5 p5      41 next
        vpternlogd zmm26, zmm11, zmm11, 0xc3         ;   285.0 p0      41 next
        vpternlogd zmm19, zmm26, zmm0, 0x96          ;   286.0 p5      41 next
        vpternlogd zmm19, zmm28, zmm7, 0x2d          ;   287.0 p0      41 next
        vpternlogd zmm0, zmm9, zmm27, 0x87           ;   286.5 p5      41 next
        vpternlogd zmm15, zmm5, zmm0, 0x96           ;   287.5 p0      41 next
        vpternlogd zmm21, zmm2, zmm2, 0xc3           ;   287.5 p5      41 next
        vpternlogd zmm20, zmm8, zmm3, 0x2d           ;   288.0 p0      41 next
        vpternlogd zmm24, zmm19, zmm25, 0x96         ;   288.5 p5      41 next
        vmovdqu64 zmm30, [rbp + 7680]                ;   251.0 p2      50 next reload
        vpternlogd zmm12, zmm17, zmm30, 0x96         ;   289.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 8896]                ;   254.0 p3      50 next reload
        vpternlogd zmm16, zmm6, zmm31, 0x96          ;   289.5 p5      41 next
        vmovdqu64 zmm0, [rbp + 9280]                 ;   249.5 p2      50 next reload
        vpternlogd zmm18, zmm2, zmm0, 0x69           ;   290.0 p0      41 next
        vmovdqu64 zmm1, [rbp + 8320]                 ;   252.5 p3      50 next reload
        vpternlogd zmm4, zmm22, zmm1, 0x96           ;   290.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 8832]                 ;   258.0 p2      50 next reload
        vpternlogd zmm21, zmm27, zmm2, 0x96          ;   291.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 7360]                 ;   255.5 p3      50 next reload
        vpternlogd zmm15, zmm3, zmm5, 0x96           ;   291.5 p5      41 next
        vpternlogd zmm20, zmm3, [r8 + 8640], 0x69    ;   292.0 p0+p2   44 next
        vmovdqu64 zmm3, [rbp + 9024]                 ;   273.5 p3      41 next reload
        vpternlogd zmm14, zmm3, [r8 + 8704], 0x96    ;   292.5 p5+p2   44 next
        vmovdqa64 zmm3, zmm25                        ;   258.5         41 next copy
        vpternlogd zmm3, zmm31, zmm31, 0x3f          ;   293.0 p0      41 next
        vmovdqa64 zmm6, zmm3                         ;   294.0         41 next copy
        vpternlogd zmm6, zmm5, zmm0, 0x87            ;   294.0 p5      41 next
        vmovdqa64 zmm7, zmm6                         ;   295.0         41 next copy
        vpternlogd zmm7, zmm1, zmm30, 0x28           ;   295.0 p0      41 next
        vmovdqa64 zmm8, zmm1                         ;   258.5         41 next copy
        vpternlogd zmm8, zmm0, zmm30, 0x6a           ;   294.5 p5      41 next
        vmovdqa64 zmm9, zmm8                         ;   295.5         41 next copy
        vpternlogd zmm9, zmm3, zmm2, 0x93            ;   295.5 p0      41 next
        vmovdqa64 zmm10, zmm8                        ;   295.5         41 next copy
        vpternlogd zmm10, zmm25, zmm0, 0x78          ;   295.5 p5      41 next
        vpandd zmm11, zmm30, zmm25                   ;   296.0 p0      41 next
        vmovdqa64 zmm13, zmm11                       ;   297.0         41 next copy
        vpternlogd zmm13, zmm5, zmm31, 0x87          ;   297.0 p5      41 next
        vmovdqa64 zmm17, zmm25                       ;   258.5         41 next copy
        vpternlogd zmm17, zmm2, zmm1, 0x6a           ;   297.0 p0      41 next
        vmovdqa64 zmm19, zmm17                       ;   298.0         41 next copy
        vpternlogd zmm19, zmm5, zmm0, 0x60           ;   298.0 p5      41 next
        vpternlogd zmm19, zmm9, zmm2, 0x39           ;   299.0 p0      41 next
        vpternlogd zmm19, zmm11, zmm6, 0x69          ;   300.0 p5      41 next
        vpternlogd zmm17, zmm1, zmm30, 0x4b          ;   299.0 p0      41 next
        vmovdqa64 zmm11, zmm17                       ;   300.0         41 next copy
        vpternlogd zmm11, zmm0, zmm31, 0x78          ;   300.0 p5      41 next
        vpternlogd zmm7, zmm11, zmm2, 0x2d           ;   301.0 p0      41 next
        vpternlogd zmm7, zmm10, zmm13, 0x69          ;   302.0 p5      41 next
        vpxord zmm22, zmm13, zmm2                    ;   301.0 p0      41 next
        vpternlogd zmm13, zmm11, zmm31, 0x28         ;   301.5 p5      41 next
        vmovdqa64 zmm23, zmm2                        ;   264.0         41 next copy
        vpternlogd zmm23, zmm1, zmm30, 0x93          ;   302.0 p0      41 next
        vmovdqa64 zmm26, zmm2                        ;   264.0         41 next copy
        vmovdqa64 zmm27, zmm5                        ;   261.5         41 next copy
        vpternlogd zmm27, zmm0, zmm30, 0x28          ;   302.5 p5      41 next
        vpternlogd zmm27, zmm5, zmm2, 0x2d           ;   303.5 p0      41 next
        vpternlogd zmm27, zmm25, zmm1, 0x87          ;   304.5 p5      41 next
        vpternlogd zmm10, zmm27, zmm31, 0xd2         ;   305.5 p0      41 next
        vpternlogd zmm27, zmm30, zmm30, 0x3f         ;   305.5 p5      41 next
        vpternlogd zmm11, zmm27, zmm1, 0xc6          ;   306.5 p0      41 next
        vpternlogd zmm10, zmm8, zmm5, 0xb4           ;   306.5 p5      41 next
        vpternlogd zmm10, zmm2, zmm1, 0x78           ;   307.5 p0      41 next
        vmovdqa64 zmm2, zmm23                        ;   303.0         41 next copy
        vpternlogd zmm2, zmm31, zmm30, 0x87          ;   306.5 p5      41 next
        vpternlogd zmm7, zmm18, [r8 + 8896], 0x96    ;   307.0 p0+p3   44 next
        vpternlogd zmm10, zmm4, [r8 + 8960], 0x96    ;   308.5 p5+p2   44 next
        vmovdqa64 zmm28, zmm23                       ;   303.0         41 next copy
        vpternlogd zmm28, zmm5, zmm1, 0x78           ;   308.0 p0      41 next
        vpxord zmm26, zmm26, zmm28                   ;   309.0 p5      41 next
        vpternlogd zmm27, zmm26, zmm31, 0x2d         ;   310.0 p0      41 next
        vpternlogd zmm26, zmm6, zmm25, 0xb4          ;   310.0 p5      41 next
        vpternlogd zmm26, zmm11, zmm5, 0xc6          ;   311.0 p0      41 next
        vmovdqa64 zmm6, zmm25                        ;   258.5         41 next copy
        vpternlogd zmm6, zmm5, zmm1, 0xc9            ;   310.5 p5      41 next
        vpternlogd zmm19, zmm3, zmm6, 0x4b           ;   311.5 p0      41 next
        vpternlogd zmm23, zmm19, zmm31, 0x36         ;   312.5 p5      41 next
        vpternlogd zmm17, zmm2, zmm6, 0x6c           ;   312.0 p0      41 next
        vpternlogd zmm22, zmm17, zmm0, 0xc6          ;   313.0 p5      41 next
        vpternlogd zmm6, zmm8, zmm30, 0x39           ;   313.0 p0      41 next
        vpternlogd zmm5, zmm25, zmm1, 0x1d           ;   313.5 p5      41 next
        vpternlogd zmm13, zmm6, zmm25, 0x87          ;   314.0 p0      41 next
        vpternlogd zmm13, zmm28, zmm1, 0x96          ;   315.0 p5      41 next
        vpternlogd zmm27, zmm5, zmm9, 0x96           ;   315.0 p0      41 next
        vpternlogd zmm26, zmm9, zmm0, 0x1e           ;   315.5 p5      41 next
        vpternlogd zmm23, zmm12, [r8 + 8768], 0x96   ;   316.0 p0+p3   44 next
        vpternlogd zmm22, zmm16, [r8 + 8832], 0x96   ;   316.5 p5+p2   44 next
        vpternlogd zmm27, zmm21, [r8 + 9024], 0x96   ;   317.0 p0+p3   44 next
        vpternlogd zmm26, zmm15, [r8 + 9088], 0x96   ;   317.5 p5+p2   44 next
        vpternlogd zmm13, zmm24, [r8 + 9152], 0x96   ;   318.0 p0+p3   44 next
        vpxord zmm12, zmm12, [r8 + 8192]             ;   318.5 p5+p2   44 next
        vpxord zmm16, zmm16, [r8 + 8256]             ;   319.0 p0+p3   44 next
        vpxord zmm18, zmm18, [r8 + 8320]             ;   319.5 p5+p2   44 next
        vpxord zmm4, zmm4, [r8 + 8384]               ;   320.0 p0+p3   44 next
        vpxord zmm21, zmm21, [r8 + 8448]             ;   320.5 p5+p2   44 next
        vpxord zmm15, zmm15, [r8 + 8512]             ;   321.0 p0+p3   44 next
        vpxord zmm24, zmm24, [r8 + 8576]             ;   321.5 p5+p2   44 next
        vpxord zmm30, zmm14, zmm18                   ;   322.0 p0      41 next
        vpandd zmm31, zmm30, zmm16                   ;   323.0 p5      41 next
        vmovdqa64 zmm0, zmm31                        ;   324.0         41 next copy
        vpternlogd zmm0, zmm24, zmm4, 0x78           ;   324.0 p0      41 next
        vmovdqa64 zmm1, zmm0                         ;   325.0         41 next copy
        vpxord zmm2, zmm24, zmm4                     ;   323.5 p5      41 next
        vpxord zmm3, zmm24, zmm12                    ;   324.0 p0      41 next
        vmovdqa64 zmm5, zmm20                        ;   293.0         41 next copy
        vpternlogd zmm5, zmm18, zmm12, 0x28          ;   324.5 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   325.5         41 next copy
        vpternlogd zmm6, zmm24, zmm15, 0x87          ;   325.5 p0      41 next
        vmovdqa64 zmm8, zmm30                        ;   323.0         41 next copy
        vpternlogd zmm8, zmm6, zmm15, 0x93           ;   326.5 p5      41 next
        vmovdqa64 zmm9, zmm6                         ;   326.5         41 next copy
        vpternlogd zmm9, zmm21, zmm4, 0x78           ;   326.5 p0      41 next
        vpternlogd zmm0, zmm9, zmm9, 0xc3            ;   327.5 p5      41 next
        vmovdqa64 zmm11, zmm24                       ;   322.5         41 next copy
        vpternlogd zmm11, zmm4, zmm16, 0x93          ;   327.0 p0      41 next
        vmovdqa64 zmm17, zmm4                        ;   321.0         41 next copy
        vpternlogd zmm17, zmm18, zmm16, 0x65         ;   327.5 p5      41 next
        vmovdqa64 zmm19, zmm4                        ;   321.0         41 next copy
        vpternlogd zmm19, zmm18, zmm18, 0xc3         ;   328.0 p0      41 next
        vmovdqa64 zmm25, zmm3                        ;   325.0         41 next copy
        vpternlogd zmm25, zmm19, zmm14, 0x65         ;   329.0 p5      41 next
        vpternlogd zmm25, zmm20, zmm15, 0x87         ;   330.0 p0      41 next
        vpandd zmm28, zmm30, zmm4                    ;   329.5 p5      41 next
        vmovdqa64 zmm29, zmm19                       ;   329.0         41 next copy
        vpternlogd zmm29, zmm16, zmm16, 0xcf         ;   330.0 p0      41 next
        vmovdqu64 [rbp + 9280], zmm28                ;   330.5 p8+p9   41 next spill
        vpandd zmm28, zmm2, zmm20                    ;   330.5 p5      41 next
        vmovdqu64 [rbp + 8320], zmm31                ;   324.0 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm15                       ;   322.0         41 next copy
        vpternlogd zmm31, zmm16, zmm12, 0x6c         ;   331.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm22                ;   317.5 p8+p9   44 next spill
        vmovdqa64 zmm22, zmm3                        ;   325.0         41 next copy
        vpternlogd zmm22, zmm31, zmm20, 0x6c         ;   332.0 p5      41 next
        vmovdqu64 [rbp + 7680], zmm7                 ;   308.0 p7+p4   44 next spill
        vpxord zmm7, zmm16, zmm18                    ;   332.0 p0      41 next
        vpternlogd zmm8, zmm7, zmm20, 0x87           ;   333.0 p5      41 next
        vmovdqu64 [rbp + 8896], zmm26                ;   318.5 p8+p9   44 next spill
        vpxord zmm26, zmm16, zmm12                   ;   333.0 p0      41 next
        vpternlogd zmm17, zmm26, zmm12, 0x4b         ;   334.0 p5      41 next
        vpternlogd zmm30, zmm19, zmm17, 0x65         ;   335.0 p0      41 next
        vpternlogd zmm19, zmm17, zmm15, 0xc6         ;   335.0 p5      41 next
        vpternlogd zmm31, zmm19, zmm2, 0x96          ;   336.0 p0      41 next
        vpternlogd zmm31, zmm26, zmm21, 0x87         ;   337.0 p5      41 next
        vpternlogd zmm31, zmm6, zmm8, 0x96           ;   338.0 p0      41 next
        vpxord zmm1, zmm1, zmm30                     ;   336.5 p5      41 next
        vpternlogd zmm29, zmm1, zmm22, 0x69          ;   337.5 p0      41 next
        vpxord zmm1, zmm20, zmm21                    ;   337.5 p5      41 next
        vpternlogd zmm8, zmm1, zmm14, 0x78           ;   338.5 p0      41 next
        vpandd zmm1, zmm20, zmm21                    ;   338.5 p5      41 next
        vpternlogd zmm1, zmm14, zmm12, 0x87          ;   339.5 p0      41 next
        vpternlogd zmm26, zmm24, zmm1, 0x95          ;   340.5 p5      41 next
        vpternlogd zmm1, zmm9, zmm25, 0x96           ;   340.5 p0      41 next
        vmovdqa64 zmm6, zmm14                        ;   293.5         41 next copy
        vpternlogd zmm6, zmm20, zmm15, 0x95          ;   340.5 p5      41 next
        vpternlogd zmm20, zmm18, zmm16, 0x78         ;   341.0 p0      41 next
        vpternlogd zmm7, zmm20, zmm15, 0x6c          ;   342.0 p5      41 next
        vpternlogd zmm7, zmm2, zmm21, 0x78           ;   343.0 p0      41 next
        vpternlogd zmm11, zmm30, zmm7, 0x96          ;   344.0 p5      41 next
        vmovdqa64 zmm30, zmm26                       ;   341.5         41 next copy
        vpternlogd zmm30, zmm4, zmm12, 0xd2          ;   343.0 p0      41 next
        vpandd zmm15, zmm15, zmm21                   ;   343.5 p5      41 next
        vpternlogd zmm25, zmm17, zmm15, 0x69         ;   344.5 p0      41 next
        vpternlogd zmm25, zmm20, zmm18, 0x78         ;   345.5 p5      41 next
        vpternlogd zmm15, zmm6, zmm14, 0x6d          ;   345.0 p0      41 next
        vpternlogd zmm7, zmm0, zmm15, 0x96           ;   346.0 p5      41 next
        vpternlogd zmm7, zmm5, zmm12, 0x2d           ;   347.0 p0      41 next
        vpternlogd zmm15, zmm16, zmm21, 0x87         ;   346.5 p5      41 next
        vpternlogd zmm15, zmm3, zmm14, 0x87          ;   347.5 p0      41 next
        vpternlogd zmm28, zmm15, zmm26, 0x96         ;   348.5 p5      41 next
        vpandd zmm0, zmm18, zmm21                    ;   348.0 p0      41 next
        vpternlogd zmm0, zmm6, zmm30, 0x69           ;   349.0 p5      41 next
        vpternlogd zmm8, zmm4, zmm23, 0x96           ;   349.0 p0      41 next
        vpternlogd zmm29, zmm21, zmm27, 0x96         ;   349.5 p5      41 next
        vmovdqu64 zmm30, [rbp + 7680]                ;   308.0 p3      44 next reload
        vpternlogd zmm1, zmm22, zmm30, 0x69          ;   350.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 8896]                 ;   318.5 p2      44 next reload
        vpternlogd zmm28, zmm18, zmm2, 0x96          ;   350.5 p5      41 next
        vpternlogd zmm0, zmm10, [rbp + 8320], 0x96   ;   351.0 p0+p3   41 next
        vpternlogd zmm7, zmm13, [rbp + 9280], 0x96   ;   351.5 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 7360]                 ;   317.5 p3      44 next reload
        vpxord zmm31, zmm31, zmm3                    ;   352.0 p0      41 next
        vmovdqa64 zmm4, zmm13                        ;   319.0         41 next copy
        vpternlogd zmm4, zmm27, zmm10, 0x6a          ;   352.5 p5      41 next
        vmovdqa64 zmm5, zmm4                         ;   353.5         41 next copy
        vpternlogd zmm5, zmm2, zmm30, 0x60           ;   353.5 p0      41 next
        vpternlogd zmm4, zmm10, zmm23, 0x4b          ;   353.5 p5      41 next
        vmovdqa64 zmm6, zmm4                         ;   354.5         41 next copy
        vpternlogd zmm6, zmm30, zmm3, 0x78           ;   354.5 p0      41 next
        vmovdqa64 zmm9, zmm10                        ;   309.5         41 next copy
        vpternlogd zmm9, zmm30, zmm23, 0x6a          ;   354.5 p5      41 next
        vpandd zmm12, zmm23, zmm13                   ;   355.0 p0      41 next
        vmovdqa64 zmm14, zmm12                       ;   356.0         41 next copy
        vpternlogd zmm14, zmm2, zmm3, 0x87           ;   356.0 p5      41 next
        vmovdqa64 zmm15, zmm13                       ;   319.0         41 next copy
        vpternlogd zmm15, zmm3, zmm3, 0x3f           ;   356.0 p0      41 next
        vmovdqa64 zmm16, zmm9                        ;   355.5         41 next copy
        vpternlogd zmm16, zmm15, zmm27, 0x93         ;   357.0 p5      41 next
        vpternlogd zmm5, zmm16, zmm27, 0x39          ;   358.0 p0      41 next
        vmovdqa64 zmm17, zmm15                       ;   357.0         41 next copy
        vpternlogd zmm17, zmm2, zmm30, 0x87          ;   357.5 p5      41 next
        vpternlogd zmm5, zmm12, zmm17, 0x69          ;   359.0 p0      41 next
        vmovdqa64 zmm12, zmm17                       ;   358.5         41 next copy
        vpternlogd zmm12, zmm10, zmm23, 0x28         ;   358.5 p5      41 next
        vpternlogd zmm12, zmm6, zmm27, 0xd2          ;   359.5 p0      41 next
        vmovdqa64 zmm18, zmm27                       ;   318.0         41 next copy
        vpternlogd zmm18, zmm10, zmm23, 0x93         ;   359.5 p5      41 next
        vmovdqa64 zmm19, zmm27                       ;   318.0         41 next copy
        vmovdqa64 zmm20, zmm18                       ;   360.5         41 next copy
        vpternlogd zmm20, zmm3, zmm23, 0x87          ;   360.5 p0      41 next
        vmovdqa64 zmm21, zmm18                       ;   360.5         41 next copy
        vpternlogd zmm21, zmm2, zmm10, 0x78          ;   360.5 p5      41 next
        vpxord zmm19, zmm19, zmm21                   ;   361.5 p0      41 next
        vpternlogd zmm17, zmm19, zmm13, 0x9c         ;   362.5 p5      41 next
        vmovdqa64 zmm22, zmm14                       ;   357.0         41 next copy
        vpternlogd zmm22, zmm19, zmm21, 0x96         ;   362.5 p0      41 next
        vmovdqa64 zmm24, zmm6                        ;   355.5         41 next copy
        vpternlogd zmm24, zmm14, zmm3, 0x28          ;   362.5 p5      41 next
        vmovdqa64 zmm26, zmm2                        ;   324.5         41 next copy
        vpternlogd zmm26, zmm30, zmm23, 0x28         ;   363.0 p0      41 next
        vpternlogd zmm26, zmm2, zmm27, 0x2d          ;   364.0 p5      41 next
        vpternlogd zmm26, zmm13, zmm10, 0x87         ;   365.0 p0      41 next
        vmovdqu64 [rbp + 9280], zmm11                ;   345.0 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm26                       ;   366.0         41 next copy
        vpternlogd zmm11, zmm23, zmm23, 0x3f         ;   366.0 p5      41 next
        vpternlogd zmm6, zmm11, zmm10, 0xc6          ;   367.0 p0      41 next
        vpternlogd zmm11, zmm19, zmm3, 0x2d          ;   367.0 p5      41 next
        vpternlogd zmm17, zmm6, zmm2, 0xc6           ;   368.0 p0      41 next
        vpternlogd zmm17, zmm16, zmm30, 0x1e         ;   369.0 p5      41 next
        vmovdqu64 zmm6, [rbp + 8000]                 ;   254.5 p2      50 next reload
        vpternlogd zmm17, zmm28, zmm6, 0x96          ;   370.0 p0      50 next
        vmovdqa64 zmm19, zmm9                        ;   355.5         41 next copy
        vpternlogd zmm19, zmm13, zmm30, 0x78         ;   367.5 p5      41 next
        vpternlogd zmm12, zmm14, zmm19, 0x96         ;   368.5 p0      41 next
        vpternlogd zmm26, zmm19, zmm3, 0xc6          ;   368.5 p5      41 next
        vpternlogd zmm26, zmm9, zmm2, 0xb4           ;   369.5 p0      41 next
        vpternlogd zmm26, zmm27, zmm10, 0x78         ;   370.5 p5      41 next
        vmovdqa64 zmm14, zmm13                       ;   319.0         41 next copy
        vpternlogd zmm14, zmm2, zmm10, 0xc9          ;   370.0 p0      41 next
        vpternlogd zmm5, zmm15, zmm14, 0x4b          ;   371.0 p5      41 next
        vpternlogd zmm18, zmm5, zmm3, 0x36           ;   372.0 p0      41 next
        vpternlogd zmm4, zmm20, zmm14, 0x6c          ;   371.5 p5      41 next
        vpternlogd zmm22, zmm4, zmm30, 0xc6          ;   372.5 p0      41 next
        vpternlogd zmm14, zmm9, zmm23, 0x39          ;   372.5 p5      41 next
        vpternlogd zmm2, zmm13, zmm10, 0x1d          ;   373.0 p0      41 next
        vpternlogd zmm11, zmm2, zmm16, 0x96          ;   374.0 p5      41 next
        vpternlogd zmm24, zmm14, zmm13, 0x87         ;   374.0 p0      41 next
        vpternlogd zmm24, zmm21, zmm10, 0x96         ;   375.0 p5      41 next
        vmovdqu64 zmm30, [rbp + 9216]                ;   250.0 p3      50 next reload
        vpternlogd zmm18, zmm8, zmm30, 0x96          ;   375.0 p0      50 next
        vmovdqu64 zmm2, [rbp + 8576]                 ;   236.5 p2      50 next reload
        vpternlogd zmm12, zmm1, zmm2, 0x96           ;   375.5 p5      50 next
        vmovdqu64 zmm3, [rbp + 8960]                 ;   253.0 p3      50 next reload
        vpternlogd zmm22, zmm31, zmm3, 0x96          ;   376.0 p0      50 next
        vmovdqu64 zmm4, [rbp + 8640]                 ;   251.5 p2      50 next reload
        vpternlogd zmm26, zmm0, zmm4, 0x96           ;   376.5 p5      50 next
        vmovdqu64 zmm5, [rbp + 8768]                 ;   256.0 p3      50 next reload
        vpternlogd zmm11, zmm29, zmm5, 0x96          ;   377.0 p0      50 next
        vmovdqu64 zmm9, [rbp + 8512]                 ;   256.5 p2      50 next reload
        vpternlogd zmm24, zmm7, zmm9, 0x96           ;   377.5 p5      50 next
        vmovdqu64 zmm10, [r8 + 1920]                 ;   215.0 p3      68 k2.14 reload
        vpandd zmm13, zmm9, zmm10                    ;   378.0 p0      58 r
        vmovdqu64 zmm14, [rbp + 8192]                ;   250.5 p2      50 next reload
        vpternlogd zmm13, zmm8, zmm14, 0x96          ;   379.0 p5      58 r
        vmovdqu64 zmm8, [r8 + 1984]                  ;   217.3 p3      68 k2.15 reload
        vpandd zmm15, zmm14, zmm8                    ;   379.0 p0      58 r
        vmovdqu64 zmm16, [rbp + 8704]                ;   253.5 p2      50 next reload
        vpternlogd zmm15, zmm31, zmm16, 0x96         ;   380.0 p5      58 r
        vmovdqu64 zmm31, [r8 + 1024]                 ;   220.0 p3      68 k2.0 reload
        vpandd zmm19, zmm16, zmm31                   ;   380.0 p0      58 r
        vmovdqu64 zmm20, [rbp + 7808]                ;   249.0 p2      50 next reload
        vpternlogd zmm19, zmm1, zmm20, 0x96          ;   381.0 p5      58 r
        vmovdqu64 zmm1, [r8 + 1088]                  ;   221.0 p3      68 k2.1 reload
        vpandd zmm21, zmm20, zmm1                    ;   381.0 p0      58 r
        vmovdqu64 zmm23, [rbp + 8384]                ;   252.0 p2      50 next reload
        vpternlogd zmm21, zmm0, zmm23, 0x96          ;   382.0 p5      58 r
        vmovdqu64 zmm0, [r8 + 1536]                  ;   222.0 p3      68 k2.8 reload
        vpternlogd zmm22, zmm30, zmm0, 0x78          ;   382.0 p0      58 r
        vmovdqu64 zmm27, [r8 + 1600]                 ;   222.7 p2      68 k2.9 reload
        vpternlogd zmm12, zmm3, zmm27, 0x78          ;   382.5 p5      58 r
        vpandd zmm27, zmm23, [r8 + 1152]             ;   383.0 p0+p3   58 r
        vpternlogd zmm27, zmm29, [rbp + 7872], 0x96  ;   384.0 p5+p2   58 r
        vmovdqu64 zmm29, [r8 + 1792]                 ;   224.0 p3      68 k2.12 reload
        vpternlogd zmm17, zmm5, zmm29, 0x78          ;   384.0 p0      58 r
        vpternlogd zmm26, zmm2, [r8 + 1664], 0x78    ;   384.5 p5+p2   58 r
        vpternlogd zmm11, zmm4, [r8 + 1728], 0x78    ;   385.0 p0+p3   58 r
        vpternlogd zmm24, zmm6, [r8 + 1856], 0x78    ;   385.5 p5+p2   58 r
        vpord zmm0, zmm13, [r9 + 9216]               ;   386.0 p0+p3   59 r
        vpternlogd zmm0, zmm16, [rax + 1088], 0x96   ;   387.0 p5+p2  108 r
        vmovdqu64 zmm16, [r8 + 1472]                 ;   227.0 p3      68 k2.7 reload
        vmovdqu64 zmm1, [rbp + 9152]                 ;   227.7 p2      50 next reload
        vpternlogd zmm18, zmm1, zmm16, 0x78          ;   387.0 p0      58 r
        vpord zmm16, zmm15, [r9 + 9280]              ;   387.5 p5+p3   59 r
        vpternlogd zmm16, zmm20, [rax + 1152], 0x96  ;   388.5 p0+p2  108 r
        vmovdqu64 zmm20, [r9 + 9344]                 ;   229.0 p3      68 k2.2 reload
        vpord zmm31, zmm19, zmm20                    ;   388.5 p5      59 r
        vpternlogd zmm31, zmm23, [rax + 1216], 0x96  ;   389.5 p0+p2  108 r
        vmovdqu64 zmm23, [r9 + 9408]                 ;   230.0 p3      68 k2.3 reload
        vpord zmm20, zmm21, zmm23                    ;   389.5 p5      59 r
        vpord zmm23, zmm27, [r9 + 9472]              ;   390.0 p0+p2   59 r
        vpord zmm8, zmm22, [r9 + 9856]               ;   390.5 p5+p3   59 r
        vpternlogd zmm8, zmm2, [rax + 1728], 0x96    ;   391.5 p0+p2  108 r
        vmovdqu64 zmm2, [r9 + 9792]                  ;   232.0 p3      68 k2.9 reload
        vpord zmm10, zmm18, zmm2                     ;   391.5 p5      59 r
        vpternlogd zmm10, zmm3, [rax + 1664], 0x96   ;   392.5 p0+p2  108 r
        vmovdqu64 zmm3, [r9 + 9920]                  ;   233.0 p3      68 k2.11 reload
        vpord zmm2, zmm12, zmm3                      ;   392.5 p5      59 r
        vpternlogd zmm2, zmm4, [rax + 1792], 0x96    ;   393.5 p0+p2  108 r
        vmovdqu64 zmm4, [r9 + 9984]                  ;   234.0 p3      68 k2.12 reload
        vpord zmm3, zmm26, zmm4                      ;   393.5 p5      59 r
        vpternlogd zmm3, zmm5, [rax + 1856], 0x96    ;   394.5 p0+p2  108 r
        vmovdqu64 zmm5, [r9 + 10048]                 ;   235.5 p3      68 k2.13 reload
        vpord zmm4, zmm11, zmm5                      ;   394.5 p5      59 r
        vpternlogd zmm4, zmm6, [rax + 1920], 0x96    ;   395.5 p0+p2  108 r
        vmovdqu64 zmm6, [r9 + 10112]                 ;   237.0 p3      68 k2.14 reload
        vpord zmm5, zmm17, zmm6                      ;   395.5 p5      59 r
        vpternlogd zmm5, zmm9, [rax + 1984], 0x96    ;   396.5 p0+p2  108 r
        vmovdqu64 zmm9, [r9 + 10176]                 ;   238.0 p3      68 k2.15 reload
        vpord zmm6, zmm24, zmm9                      ;   396.5 p5      59 r
        vpternlogd zmm6, zmm14, [rax + 1024], 0x96   ;   397.5 p0+p2  108 r
        vmovdqu64 zmm14, [rbp + 7872]                ;   257.0 p3      50 next reload
        vmovdqu64 zmm9, [rax + 1280]                 ;   241.0 p2     108 r reload
        vpternlogd zmm20, zmm9, zmm14, 0x96          ;   397.5 p5     108 r
        vmovdqu64 zmm9, [rbp + 8448]                 ;   255.0 p3      50 next reload
        vmovdqu64 zmm29, [rax + 1344]                ;   242.0 p2     108 r reload
        vpternlogd zmm23, zmm29, zmm9, 0x96          ;   398.0 p0     108 r
        vmovdqu64 zmm29, [r8 + 1280]                 ;   242.3 p3      68 k2.4 reload
        vmovdqu64 [rbp + 1792], zmm4                 ;   396.5 p8+p9  108 r spill
        vpandd zmm4, zmm9, zmm29                     ;   398.5 p5      58 r
        vpternlogd zmm4, zmm7, [rbp + 8256], 0x96    ;   399.5 p0+p2   58 r
        vmovdqu64 zmm7, [r9 + 9600]                  ;   243.3 p3      68 k2.6 reload
        vpord zmm29, zmm4, zmm7                      ;   400.5 p5      59 r
        vmovdqu64 zmm7, [rax + 1472]                 ;   244.0 p2     108 r reload
        vpternlogd zmm29, zmm7, [rbp + 8064], 0x96   ;   401.5 p0+p3  108 r
        vmovdqu64 zmm7, [r8 + 1216]                  ;   245.3 p2      68 k2.3 reload
        vpandd zmm14, zmm14, zmm7                    ;   400.5 p5      58 r
        vpternlogd zmm14, zmm28, zmm9, 0x96          ;   401.5 p0      58 r
        vmovdqu64 zmm9, [r9 + 9536]                  ;   246.2 p3      68 k2.5 reload
        vpord zmm28, zmm14, zmm9                     ;   402.5 p5      59 r
        vmovdqu64 zmm9, [rax + 1408]                 ;   246.7 p2     108 r reload
        vpternlogd zmm28, zmm9, [rbp + 8256], 0x96   ;   403.5 p0+p3  108 r
        vpxord zmm13, zmm13, [rax]                   ;   402.5 p5+p2  108 r
        vmovdqa64 zmm9, zmm13                        ;   403.5         58 r copy
        vpternlogd zmm9, zmm5, [r8 + 896], 0x78      ;   403.5 p0+p3   58 r
        vpxord zmm15, zmm15, [rax + 64]              ;   403.5 p5+p2  108 r
        vmovdqu64 [rbp - 128], zmm13                 ;   403.5 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm15                       ;   404.5         58 r copy
        vpternlogd zmm13, zmm6, [r8 + 960], 0x78     ;   404.5 p0+p3   58 r
        vpxord zmm19, zmm19, [rax + 128]             ;   404.5 p5+p2  108 r
        vmovdqu64 [rbp - 64], zmm15                  ;   404.5 p8+p9  108 r spill
        vmovdqa64 zmm15, zmm19                       ;   405.5         58 r copy
        vpternlogd zmm15, zmm0, [r8], 0x78           ;   405.5 p0+p3   58 r
        vpxord zmm21, zmm21, [rax + 192]             ;   405.5 p5+p2  108 r
        vmovdqu64 [rbp + 0], zmm19                   ;   405.5 p7+p4  108 r spill
        vmovdqa64 zmm19, zmm21                       ;   406.5         58 r copy
        vpternlogd zmm19, zmm16, [r8 + 64], 0x78     ;   406.5 p0+p3   58 r
        vpxord zmm27, zmm27, [rax + 256]             ;   406.5 p5+p2  108 r
        vmovdqu64 [rbp + 64], zmm21                  ;   406.5 p8+p9  108 r spill
        vmovdqa64 zmm21, zmm27                       ;   407.5         58 r copy
        vpternlogd zmm21, zmm31, [r8 + 128], 0x78    ;   407.5 p0+p3   58 r
        vpxord zmm14, zmm14, [rax + 320]             ;   407.5 p5+p2  108 r
        vmovdqu64 [rbp + 128], zmm27                 ;   407.5 p7+p4  108 r spill
        vmovdqa64 zmm27, zmm14                       ;   408.5         58 r copy
        vpternlogd zmm27, zmm20, [r8 + 192], 0x78    ;   408.5 p0+p3   58 r
        vpxord zmm4, zmm4, [rax + 384]               ;   408.5 p5+p2  108 r
        vmovdqu64 [rbp + 192], zmm14                 ;   408.5 p8+p9  108 r spill
        vmovdqa64 zmm14, zmm4                        ;   409.5         58 r copy
        vpternlogd zmm14, zmm23, [r8 + 256], 0x78    ;   409.5 p0+p3   58 r
        vpxord zmm18, zmm18, [rax + 576]             ;   409.5 p5+p2  108 r
        vpxord zmm22, zmm22, [rax + 640]             ;   410.0 p0+p3  108 r
        vpxord zmm12, zmm12, [rax + 704]             ;   410.5 p5+p2  108 r
        vmovdqu64 [rbp + 256], zmm4                  ;   409.5 p7+p4  108 r spill
        vmovdqa64 zmm4, zmm12                        ;   411.5         58 r copy
        vpternlogd zmm4, zmm10, [r8 + 576], 0x78     ;   411.5 p0+p3   58 r
        vmovdqu64 [rbp + 576], zmm12                 ;   411.5 p8+p9  108 r spill
        vpord zmm12, zmm4, [r9 + 8896]               ;   412.5 p5+p2   59 r
        vpternlogd zmm12, zmm2, [r8 + 1472], 0x96    ;   413.5 p0+p3   50 next
        vpxord zmm26, zmm26, [rax + 768]             ;   412.5 p5+p2  108 r
        vmovdqu64 [rbp + 8384], zmm4                 ;   412.5 p7+p4   58 r spill
        vmovdqa64 zmm4, zmm26                        ;   413.5         58 r copy
        vpternlogd zmm4, zmm8, [r8 + 640], 0x78      ;   413.5 p0+p3   58 r
        vmovdqu64 [rbp + 640], zmm26                 ;   413.5 p8+p9  108 r spill
        vpord zmm26, zmm4, [r9 + 8960]               ;   414.5 p5+p2   59 r
        vpternlogd zmm26, zmm3, [r8 + 1536], 0x96    ;   415.5 p0+p3   50 next
        vpxord zmm11, zmm11, [rax + 832]             ;   414.5 p5+p2  108 r
        vmovdqu64 [rbp + 8704], zmm4                 ;   414.5 p7+p4   58 r spill
        vmovdqa64 zmm4, zmm11                        ;   415.5         58 r copy
        vpternlogd zmm4, zmm2, [r8 + 704], 0x78      ;   415.5 p0+p3   58 r
        vmovdqu64 [rbp + 704], zmm11                 ;   415.5 p8+p9  108 r spill
        vpord zmm11, zmm4, [r9 + 9024]               ;   416.5 p5+p2   59 r
        vmovdqu64 [rbp + 1664], zmm2                 ;   394.5 p7+p4  108 r spill
        vmovdqu64 zmm2, [rbp + 1792]                 ;   394.5 p3     108 r reload
        vpternlogd zmm11, zmm2, [r8 + 1600], 0x96    ;   417.5 p0+p2   50 next
        vpxord zmm17, zmm17, [rax + 896]             ;   416.5 p5+p3  108 r
        vmovdqu64 [rbp + 7360], zmm4                 ;   416.5 p8+p9   58 r spill
        vmovdqa64 zmm4, zmm17                        ;   417.5         58 r copy
        vpternlogd zmm4, zmm3, [r8 + 768], 0x78      ;   417.5 p0+p2   58 r
        vmovdqu64 [rbp + 768], zmm17                 ;   417.5 p7+p4  108 r spill
        vpord zmm17, zmm4, [r9 + 9088]               ;   418.5 p5+p3   59 r
        vpternlogd zmm17, zmm5, [r8 + 1664], 0x96    ;   419.5 p0+p2   50 next
        vpxord zmm24, zmm24, [rax + 960]             ;   418.5 p5+p3  108 r
        vmovdqu64 [rbp + 1856], zmm5                 ;   397.5 p8+p9  108 r spill
        vmovdqa64 zmm5, zmm24                        ;   419.5         58 r copy
        vpternlogd zmm5, zmm2, [r8 + 832], 0x78      ;   419.5 p0+p2   58 r
        vpord zmm2, zmm5, [r9 + 9152]                ;   420.5 p5+p3   59 r
        vpternlogd zmm2, zmm6, [r8 + 1728], 0x96     ;   421.5 p0+p2   50 next
        vmovdqu64 [rbp + 832], zmm24                 ;   419.5 p7+p4  108 r spill
        vpord zmm24, zmm9, [r9 + 8192]               ;   420.5 p5+p3   59 r
        vpternlogd zmm24, zmm0, [r8 + 1792], 0x96    ;   421.5 p0+p2   50 next
        vmovdqu64 [rbp + 1728], zmm3                 ;   395.5 p8+p9  108 r spill
        vpord zmm3, zmm13, [r9 + 8256]               ;   421.5 p5+p3   59 r
        vpternlogd zmm3, zmm16, [r8 + 1856], 0x96    ;   422.5 p0+p2   50 next
        vmovdqu64 [rbp + 1024], zmm16                ;   389.5 p7+p4  108 r spill
        vpord zmm16, zmm15, [r9 + 8320]              ;   422.5 p5+p3   59 r
        vpternlogd zmm16, zmm31, [r8 + 1920], 0x96   ;   423.5 p0+p2   50 next
        vmovdqu64 [rbp + 1088], zmm31                ;   390.5 p8+p9  108 r spill
        vpord zmm31, zmm19, [r9 + 8384]              ;   423.5 p5+p3   59 r
        vpternlogd zmm31, zmm20, [r8 + 1984], 0x96   ;   424.5 p0+p2   50 next
        vmovdqu64 [rbp + 1152], zmm20                ;   398.5 p7+p4  108 r spill
        vpord zmm20, zmm21, [r9 + 8448]              ;   424.5 p5+p3   59 r
        vpternlogd zmm20, zmm23, [r8 + 1024], 0x96   ;   425.5 p0+p2   50 next
        vmovdqu64 [rbp + 1216], zmm23                ;   399.0 p8+p9  108 r spill
        vpord zmm23, zmm27, [r9 + 8512]              ;   425.5 p5+p3   59 r
        vpternlogd zmm23, zmm28, [r8 + 1088], 0x96   ;   426.5 p0+p2   50 next
        vmovdqu64 [rbp + 960], zmm0                  ;   388.0 p7+p4  108 r spill
        vmovdqu64 zmm0, [rbp + 8256]                 ;   274.0 p3      58 r
        vpandd zmm0, zmm0, [r8 + 1344]               ;   426.5 p5+p2   58 r
        vpternlogd zmm0, zmm25, [rbp + 8064], 0x96   ;   427.5 p0+p3   58 r
        vmovdqu64 zmm25, [r9 + 9664]                 ;   275.7 p2      68 k2.7 reload
        vmovdqu64 [rbp + 896], zmm6                  ;   398.5 p8+p9  108 r spill
        vpord zmm6, zmm0, zmm25                      ;   428.5 p5      59 r
        vpternlogd zmm6, zmm1, [rax + 1536], 0x96    ;   429.5 p0+p3  108 r
        vmovdqa64 zmm25, zmm18                       ;   410.5         58 r copy
        vpternlogd zmm25, zmm6, [r8 + 448], 0x78     ;   430.5 p5+p2   58 r
        vmovdqu64 [rbp + 448], zmm18                 ;   410.5 p7+p4  108 r spill
        vpord zmm18, zmm25, [r9 + 8768]              ;   431.5 p0+p3   59 r
        vpternlogd zmm18, zmm10, [r8 + 1344], 0x96   ;   432.5 p5+p2   50 next
        vpxord zmm0, zmm0, [rax + 448]               ;   430.0 p0+p3  108 r
        vmovdqu64 [rbp + 1536], zmm10                ;   393.5 p8+p9  108 r spill
        vmovdqa64 zmm10, zmm0                        ;   431.0         58 r copy
        vpternlogd zmm10, zmm28, [r8 + 320], 0x78    ;   431.0 p5+p2   58 r
        vmovdqu64 [rbp + 320], zmm0                  ;   431.0 p7+p4  108 r spill
        vpord zmm0, zmm14, [r9 + 8576]               ;   431.0 p0+p3   59 r
        vpternlogd zmm0, zmm29, [r8 + 1152], 0x96    ;   432.0 p5+p2   50 next
        vmovdqu64 [rbp + 1280], zmm28                ;   404.5 p8+p9  108 r spill
        vmovdqu64 zmm28, [rbp + 8064]                ;   281.5 p3      58 r
        vpandd zmm28, zmm28, [r8 + 1408]             ;   432.0 p0+p2   58 r
        vpternlogd zmm28, zmm1, [rbp + 9280], 0x96   ;   433.0 p5+p3   58 r
        vmovdqu64 zmm1, [r9 + 9728]                  ;   282.8 p2      68 k2.8 reload
        vmovdqu64 [rbp + 9152], zmm14                ;   410.5 p7+p4   58 r spill
        vpord zmm14, zmm28, zmm1                     ;   434.0 p0      59 r
        vpternlogd zmm14, zmm30, [rax + 1600], 0x96  ;   435.0 p5+p3  108 r
        vmovdqa64 zmm30, zmm22                       ;   411.0         58 r copy
        vpternlogd zmm30, zmm14, [r8 + 512], 0x78    ;   436.0 p0+p2   58 r
        vpord zmm1, zmm30, [r9 + 8832]               ;   437.0 p5+p3   59 r
        vpternlogd zmm1, zmm8, [r8 + 1408], 0x96     ;   438.0 p0+p2   50 next
        vpxord zmm28, zmm28, [rax + 512]             ;   435.5 p5+p3  108 r
        vmovdqu64 [rbp + 512], zmm22                 ;   411.0 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm28                       ;   436.5         58 r copy
        vpternlogd zmm22, zmm29, [r8 + 384], 0x78    ;   436.5 p0+p2   58 r
        vmovdqu64 [rbp + 384], zmm28                 ;   436.5 p7+p4  108 r spill
        vpord zmm28, zmm10, [r9 + 8640]              ;   436.5 p5+p3   59 r
        vpternlogd zmm28, zmm7, zmm6, 0x96           ;   437.5 p0      50 next
        vpord zmm7, zmm22, [r9 + 8704]               ;   437.5 p5+p2   59 r
        vpternlogd zmm7, zmm14, [r8 + 1280], 0x96    ;   438.5 p0+p3   50 next
        vmovdqu64 [rbp + 1600], zmm8                 ;   392.5 p8+p9  108 r spill
        vpxord zmm8, zmm26, zmm18                    ;   438.5 p5      41 next
        vmovdqu64 [rbp + 1472], zmm14                ;   436.0 p7+p4  108 r spill
        vpxord zmm14, zmm26, zmm0                    ;   439.0 p0      41 next
        vmovdqu64 [rbp + 1408], zmm6                 ;   430.5 p8+p9  108 r spill
        vpandd zmm6, zmm14, zmm17                    ;   440.0 p5      41 next
        vmovdqu64 [rbp + 1344], zmm29                ;   402.5 p7+p4  108 r spill
        vmovdqa64 zmm29, zmm26                       ;   416.5         41 next copy
        vpternlogd zmm29, zmm28, zmm28, 0xcf         ;   440.0 p0      41 next
        vmovdqu64 [rbp + 9408], zmm22                ;   437.5 p8+p9   58 r spill
        vpxord zmm22, zmm17, zmm7                    ;   440.5 p5      41 next
        vmovdqu64 [rbp + 9472], zmm10                ;   432.0 p7+p4   58 r spill
        vmovdqa64 zmm10, zmm17                       ;   420.5         41 next copy
        vpternlogd zmm10, zmm11, zmm12, 0x95         ;   441.0 p0      41 next
        vmovdqu64 [rbp + 9536], zmm27                ;   409.5 p8+p9   58 r spill
        vpandd zmm27, zmm17, zmm0                    ;   441.5 p5      41 next
        vpternlogd zmm27, zmm11, zmm1, 0x87          ;   442.5 p0      41 next
        vmovdqu64 [rbp + 9600], zmm21                ;   408.5 p7+p4   58 r spill
        vmovdqa64 zmm21, zmm11                       ;   418.5         41 next copy
        vpternlogd zmm21, zmm7, zmm0, 0x28           ;   442.5 p5      41 next
        vmovdqu64 [rbp + 9664], zmm19                ;   407.5 p8+p9   58 r spill
        vmovdqa64 zmm19, zmm21                       ;   443.5         41 next copy
        vpternlogd zmm19, zmm26, zmm12, 0x87         ;   443.5 p0      41 next
        vpternlogd zmm21, zmm0, zmm0, 0xf3           ;   443.5 p5      41 next
        vmovdqu64 [rbp + 9728], zmm15                ;   406.5 p7+p4   58 r spill
        vmovdqa64 zmm15, zmm22                       ;   441.5         41 next copy
        vpternlogd zmm15, zmm19, zmm12, 0x93         ;   444.5 p0      41 next
        vmovdqu64 [rbp + 9792], zmm13                ;   405.5 p8+p9   58 r spill
        vmovdqa64 zmm13, zmm19                       ;   444.5         41 next copy
        vpternlogd zmm13, zmm1, zmm18, 0x78          ;   444.5 p5      41 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   404.5 p7+p4   58 r spill
        vmovdqa64 zmm9, zmm12                        ;   414.5         41 next copy
        vpternlogd zmm9, zmm28, zmm0, 0x6c           ;   445.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm5                 ;   420.5 p8+p9   58 r spill
        vmovdqa64 zmm5, zmm14                        ;   440.0         41 next copy
        vpternlogd zmm5, zmm9, zmm11, 0x6c           ;   446.0 p5      41 next
        vmovdqu64 [rbp + 9984], zmm4                 ;   418.5 p7+p4   58 r spill
        vpxord zmm4, zmm0, zmm28                     ;   446.0 p0      41 next
        vmovdqu64 [rbp + 10048], zmm30               ;   437.0 p8+p9   58 r spill
        vmovdqa64 zmm30, zmm27                       ;   443.5         41 next copy
        vpternlogd zmm30, zmm4, zmm26, 0x87          ;   447.0 p5      41 next
        vmovdqu64 [rbp + 10112], zmm25               ;   431.5 p7+p4   58 r spill
        vmovdqa64 zmm25, zmm30                       ;   448.0         41 next copy
        vpternlogd zmm25, zmm18, zmm0, 0xd2          ;   448.0 p0      41 next
        vpternlogd zmm30, zmm8, zmm11, 0x87          ;   448.0 p5      41 next
        vmovdqu64 [rbp + 10176], zmm19               ;   444.5 p8+p9   41 next spill
        vpandd zmm19, zmm4, zmm1                     ;   448.0 p0      41 next
        vmovdqu64 [rbp + 10240], zmm24               ;   422.5 p7+p4   50 next spill
        vpxord zmm24, zmm11, zmm1                    ;   448.5 p5      41 next
        vmovdqu64 [rbp + 10304], zmm3                ;   423.5 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm11                        ;   418.5         41 next copy
        vpternlogd zmm3, zmm7, zmm28, 0x78           ;   449.0 p0      41 next
        vmovdqu64 [rbp + 10368], zmm20               ;   426.5 p7+p4   50 next spill
        vmovdqa64 zmm20, zmm18                       ;   433.5         41 next copy
        vpternlogd zmm20, zmm7, zmm28, 0x65          ;   449.5 p5      41 next
        vpternlogd zmm20, zmm4, zmm0, 0x4b           ;   450.5 p0      41 next
        vpxord zmm0, zmm28, zmm7                     ;   450.5 p5      41 next
        vpternlogd zmm15, zmm0, zmm11, 0x87          ;   451.5 p0      41 next
        vpternlogd zmm24, zmm15, zmm17, 0x6c         ;   452.5 p5      41 next
        vpternlogd zmm24, zmm18, zmm2, 0x96          ;   453.5 p0      41 next
        vmovdqa64 zmm4, zmm0                         ;   451.5         41 next copy
        vpternlogd zmm4, zmm22, zmm7, 0x48           ;   452.5 p5      41 next
        vpternlogd zmm26, zmm4, zmm18, 0x6c          ;   453.5 p0      41 next
        vpternlogd zmm0, zmm3, zmm12, 0x6c           ;   453.5 p5      41 next
        vpternlogd zmm0, zmm8, zmm1, 0x78            ;   454.5 p0      41 next
        vpternlogd zmm29, zmm0, zmm8, 0x96           ;   455.5 p5      41 next
        vmovdqu64 [rbp + 10432], zmm29               ;   456.5 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm18                       ;   433.5         41 next copy
        vpternlogd zmm29, zmm7, zmm7, 0xc3           ;   455.0 p0      41 next
        vpternlogd zmm14, zmm29, zmm17, 0x65         ;   456.0 p5      41 next
        vpternlogd zmm14, zmm11, zmm12, 0x87         ;   457.0 p0      41 next
        vpternlogd zmm27, zmm14, zmm13, 0x96         ;   458.0 p5      41 next
        vpandd zmm18, zmm18, zmm22                   ;   457.0 p0      41 next
        vpternlogd zmm22, zmm29, zmm20, 0x65         ;   457.5 p5      41 next
        vmovdqa64 zmm11, zmm29                       ;   456.0         41 next copy
        vpternlogd zmm11, zmm20, zmm12, 0xc6         ;   458.0 p0      41 next
        vpternlogd zmm8, zmm9, zmm11, 0x96           ;   459.0 p5      41 next
        vpternlogd zmm19, zmm8, zmm15, 0x69          ;   460.0 p0      41 next
        vpternlogd zmm29, zmm28, zmm28, 0xcf         ;   459.5 p5      41 next
        vpandd zmm12, zmm12, zmm1                    ;   460.0 p0      41 next
        vpternlogd zmm14, zmm20, zmm12, 0x69         ;   461.0 p5      41 next
        vpternlogd zmm12, zmm17, zmm10, 0x6b         ;   461.0 p0      41 next
        vpternlogd zmm14, zmm3, zmm7, 0x2d           ;   462.0 p5      41 next
        vpternlogd zmm28, zmm12, zmm1, 0x93          ;   462.0 p0      41 next
        vpternlogd zmm30, zmm6, zmm28, 0x96          ;   463.0 p5      41 next
        vpternlogd zmm12, zmm13, zmm26, 0x69         ;   463.0 p0      41 next
        vpternlogd zmm21, zmm12, zmm0, 0x96          ;   464.0 p5      41 next
        vpxord zmm26, zmm26, zmm22                   ;   464.0 p0      41 next
        vpternlogd zmm29, zmm26, zmm5, 0x69          ;   465.0 p5      41 next
        vpandd zmm0, zmm1, zmm7                      ;   465.0 p0      41 next
        vpternlogd zmm0, zmm10, zmm25, 0x69          ;   466.0 p5      41 next
        vpternlogd zmm0, zmm4, zmm16, 0x96           ;   467.0 p0      41 next
        vpternlogd zmm29, zmm1, zmm31, 0x96          ;   466.5 p5      41 next
        vpternlogd zmm18, zmm21, zmm23, 0x96         ;   467.0 p0      41 next
        vmovdqu64 zmm1, [rbp + 10304]                ;   423.5 p2      50 next reload
        vpternlogd zmm27, zmm5, zmm1, 0x69           ;   467.5 p5      41 next
        vmovdqu64 zmm3, [rbp + 10368]                ;   426.5 p3      50 next reload
        vpternlogd zmm30, zmm7, zmm3, 0x96           ;   468.0 p0      41 next
        vpternlogd zmm14, zmm7, [r11 + 8640], 0x69   ;   468.5 p5+p2   44 next
        vmovdqu64 zmm4, [rbp + 10240]                ;   422.5 p3      50 next reload
        vmovdqu64 zmm5, [rbp + 10176]                ;   444.5 p2      41 next reload
        vpternlogd zmm19, zmm5, zmm4, 0x96           ;   469.0 p0      41 next
        vmovdqa64 zmm5, zmm23                        ;   427.5         41 next copy
        vpternlogd zmm5, zmm4, zmm4, 0x3f            ;   469.5 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   470.5         41 next copy
        vpternlogd zmm6, zmm3, zmm1, 0x87            ;   470.5 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   471.5         41 next copy
        vpternlogd zmm7, zmm16, zmm2, 0x28           ;   471.5 p5      41 next
        vmovdqa64 zmm8, zmm16                        ;   424.5         41 next copy
        vpternlogd zmm8, zmm1, zmm2, 0x6a            ;   471.0 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   472.0         41 next copy
        vpternlogd zmm9, zmm5, zmm31, 0x93           ;   472.0 p5      41 next
        vmovdqa64 zmm10, zmm8                        ;   472.0         41 next copy
        vpternlogd zmm10, zmm23, zmm1, 0x78          ;   472.0 p0      41 next
        vmovdqa64 zmm11, zmm23                       ;   427.5         41 next copy
        vpternlogd zmm11, zmm31, zmm16, 0x6a         ;   472.5 p5      41 next
        vmovdqa64 zmm12, zmm11                       ;   473.5         41 next copy
        vpternlogd zmm12, zmm3, zmm1, 0x60           ;   473.5 p0      41 next
        vpternlogd zmm12, zmm9, zmm31, 0x39          ;   474.5 p5      41 next
        vpternlogd zmm11, zmm16, zmm2, 0x4b          ;   474.0 p0      41 next
        vmovdqa64 zmm13, zmm11                       ;   475.0         41 next copy
        vpternlogd zmm13, zmm1, zmm4, 0x78           ;   475.0 p5      41 next
        vpternlogd zmm7, zmm13, zmm31, 0x2d          ;   476.0 p0      41 next
        vmovdqa64 zmm15, zmm3                        ;   432.5         41 next copy
        vpternlogd zmm15, zmm1, zmm2, 0x28           ;   475.5 p5      41 next
        vpternlogd zmm15, zmm3, zmm31, 0x2d          ;   476.5 p0      41 next
        vpternlogd zmm15, zmm23, zmm16, 0x87         ;   477.5 p5      41 next
        vmovdqa64 zmm17, zmm31                       ;   425.5         41 next copy
        vpternlogd zmm17, zmm16, zmm2, 0x93          ;   477.0 p0      41 next
        vpandd zmm20, zmm2, zmm23                    ;   477.5 p5      41 next
        vpternlogd zmm12, zmm6, zmm20, 0x69          ;   478.5 p0      41 next
        vpternlogd zmm20, zmm3, zmm4, 0x87           ;   478.5 p5      41 next
        vpternlogd zmm7, zmm10, zmm20, 0x69          ;   479.5 p0      41 next
        vpternlogd zmm10, zmm15, zmm4, 0xd2          ;   479.5 p5      41 next
        vpternlogd zmm15, zmm2, zmm2, 0x3f           ;   480.0 p0      41 next
        vpternlogd zmm10, zmm8, zmm3, 0xb4           ;   480.5 p5      41 next
        vpternlogd zmm10, zmm31, zmm16, 0x78         ;   481.5 p0      41 next
        vmovdqa64 zmm21, zmm31                       ;   425.5         41 next copy
        vpxord zmm31, zmm31, zmm20                   ;   481.5 p5      41 next
        vpternlogd zmm20, zmm13, zmm4, 0x28          ;   482.0 p0      41 next
        vpternlogd zmm13, zmm15, zmm16, 0xc6         ;   482.5 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;   427.5         41 next copy
        vpternlogd zmm25, zmm3, zmm16, 0xc9          ;   483.0 p0      41 next
        vpternlogd zmm12, zmm5, zmm25, 0x4b          ;   484.0 p5      41 next
        vpternlogd zmm12, zmm17, zmm4, 0x1e          ;   485.0 p0      41 next
        vpternlogd zmm8, zmm25, zmm2, 0x2d           ;   484.5 p5      41 next
        vpternlogd zmm2, zmm17, zmm4, 0x93           ;   485.0 p0      41 next
        vpternlogd zmm11, zmm2, zmm25, 0x6c          ;   486.0 p5      41 next
        vpternlogd zmm31, zmm11, zmm1, 0xc6          ;   487.0 p0      41 next
        vpternlogd zmm17, zmm3, zmm16, 0x78          ;   486.5 p5      41 next
        vpternlogd zmm20, zmm8, zmm23, 0x87          ;   487.0 p0      41 next
        vpxord zmm21, zmm21, zmm17                   ;   487.5 p5      41 next
        vpternlogd zmm15, zmm4, zmm21, 0x4b          ;   488.5 p0      41 next
        vpternlogd zmm21, zmm6, zmm23, 0xb4          ;   488.5 p5      41 next
        vpternlogd zmm23, zmm3, zmm16, 0x35          ;   489.0 p0      41 next
        vpternlogd zmm21, zmm13, zmm3, 0xc6          ;   489.5 p5      41 next
        vpternlogd zmm20, zmm17, zmm16, 0x96         ;   490.0 p0      41 next
        vpternlogd zmm15, zmm23, zmm9, 0x96          ;   490.5 p5      41 next
        vpternlogd zmm21, zmm9, zmm1, 0x1e           ;   491.0 p0      41 next
        vpternlogd zmm7, zmm27, [r11 + 8896], 0x96   ;   491.5 p5+p3   44 next
        vpternlogd zmm12, zmm24, [r11 + 8768], 0x96  ;   492.0 p0+p2   44 next
        vpternlogd zmm10, zmm0, [r11 + 8960], 0x96   ;   492.5 p5+p3   44 next
        vpternlogd zmm31, zmm19, [r11 + 8832], 0x96  ;   493.0 p0+p2   44 next
        vpternlogd zmm15, zmm29, [r11 + 9024], 0x96  ;   493.5 p5+p3   44 next
        vpternlogd zmm21, zmm30, [r11 + 9088], 0x96  ;   494.0 p0+p2   44 next
        vpternlogd zmm20, zmm18, [r11 + 9152], 0x96  ;   494.5 p5+p3   44 next
        vmovdqu64 zmm1, [rbp + 10432]                ;   456.5 p2      41 next reload
        vpternlogd zmm22, zmm1, [r11 + 8704], 0x96   ;   495.0 p0+p3   44 next
        vpxord zmm24, zmm24, [r11 + 8192]            ;   495.5 p5+p2   44 next
        vpxord zmm19, zmm19, [r11 + 8256]            ;   496.0 p0+p3   44 next
        vpxord zmm27, zmm27, [r11 + 8320]            ;   496.5 p5+p2   44 next
        vpxord zmm0, zmm0, [r11 + 8384]              ;   497.0 p0+p3   44 next
        vpxord zmm29, zmm29, [r11 + 8448]            ;   497.5 p5+p2   44 next
        vpxord zmm30, zmm30, [r11 + 8512]            ;   498.0 p0+p3   44 next
        vpxord zmm18, zmm18, [r11 + 8576]            ;   498.5 p5+p2   44 next
        vpxord zmm1, zmm22, zmm27                    ;   499.0 p0      41 next
        vpxord zmm2, zmm18, zmm0                     ;   499.5 p5      41 next
        vpandd zmm3, zmm2, zmm14                     ;   500.5 p0      41 next
        vpxord zmm4, zmm18, zmm24                    ;   500.5 p5      41 next
        vmovdqa64 zmm5, zmm14                        ;   469.5         41 next copy
        vpternlogd zmm5, zmm27, zmm24, 0x28          ;   501.0 p0      41 next
        vmovdqa64 zmm6, zmm5                         ;   502.0         41 next copy
        vpternlogd zmm6, zmm18, zmm30, 0x87          ;   502.0 p5      41 next
        vmovdqa64 zmm8, zmm1                         ;   500.0         41 next copy
        vpternlogd zmm8, zmm6, zmm30, 0x93           ;   503.0 p0      41 next
        vmovdqa64 zmm9, zmm6                         ;   503.0         41 next copy
        vpternlogd zmm9, zmm29, zmm0, 0x78           ;   503.0 p5      41 next
        vpternlogd zmm5, zmm24, zmm24, 0xf3          ;   503.0 p0      41 next
        vpxord zmm11, zmm24, zmm19                   ;   503.5 p5      41 next
        vpandd zmm13, zmm11, zmm29                   ;   504.5 p0      41 next
        vmovdqa64 zmm16, zmm30                       ;   499.0         41 next copy
        vpternlogd zmm16, zmm19, zmm24, 0x6c         ;   504.5 p5      41 next
        vmovdqa64 zmm17, zmm4                        ;   501.5         41 next copy
        vpternlogd zmm17, zmm16, zmm14, 0x6c         ;   505.5 p0      41 next
        vpxord zmm23, zmm14, zmm29                   ;   505.5 p5      41 next
        vpandd zmm25, zmm14, zmm29                   ;   506.0 p0      41 next
        vpternlogd zmm25, zmm22, zmm24, 0x87         ;   507.0 p5      41 next
        vmovdqa64 zmm26, zmm25                       ;   508.0         41 next copy
        vpternlogd zmm26, zmm11, zmm18, 0x87         ;   508.0 p0      41 next
        vmovdqa64 zmm28, zmm26                       ;   509.0         41 next copy
        vpternlogd zmm28, zmm0, zmm24, 0xd2          ;   509.0 p5      41 next
        vmovdqu64 [rbp + 10432], zmm6                ;   503.0 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm18                        ;   499.5         41 next copy
        vpternlogd zmm6, zmm0, zmm19, 0x93           ;   508.0 p0      41 next
        vmovdqu64 [rbp + 10304], zmm31               ;   494.0 p8+p9   44 next spill
        vmovdqa64 zmm31, zmm22                       ;   496.0         41 next copy
        vpternlogd zmm31, zmm14, zmm30, 0x95         ;   508.5 p5      41 next
        vmovdqu64 [rbp + 10368], zmm7                ;   492.5 p7+p4   44 next spill
        vmovdqa64 zmm7, zmm14                        ;   469.5         41 next copy
        vpternlogd zmm7, zmm27, zmm19, 0x78          ;   509.0 p0      41 next
        vmovdqu64 [rbp + 10240], zmm21               ;   495.0 p8+p9   44 next spill
        vmovdqa64 zmm21, zmm0                        ;   498.0         41 next copy
        vpternlogd zmm21, zmm27, zmm19, 0x65         ;   509.5 p5      41 next
        vpternlogd zmm21, zmm11, zmm24, 0x4b         ;   510.5 p0      41 next
        vpxord zmm11, zmm19, zmm27                   ;   510.5 p5      41 next
        vpternlogd zmm8, zmm11, zmm14, 0x87          ;   511.5 p0      41 next
        vpternlogd zmm23, zmm8, zmm22, 0x6c          ;   512.5 p5      41 next
        vpternlogd zmm23, zmm0, zmm12, 0x96          ;   513.5 p0      41 next
        vmovdqa64 zmm24, zmm11                       ;   511.5         41 next copy
        vpternlogd zmm24, zmm1, zmm27, 0x48          ;   512.5 p5      41 next
        vpternlogd zmm18, zmm24, zmm0, 0x6c          ;   513.5 p0      41 next
        vpternlogd zmm11, zmm7, zmm30, 0x6c          ;   513.5 p5      41 next
        vpternlogd zmm11, zmm2, zmm29, 0x78          ;   514.5 p0      41 next
        vmovdqu64 [rbp + 10176], zmm23               ;   514.5 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm0                        ;   498.0         41 next copy
        vpternlogd zmm23, zmm27, zmm27, 0xc3         ;   514.5 p5      41 next
        vpandd zmm0, zmm0, zmm1                      ;   515.0 p0      41 next
        vpternlogd zmm1, zmm23, zmm21, 0x65          ;   515.5 p5      41 next
        vpternlogd zmm6, zmm11, zmm1, 0x96           ;   516.5 p0      41 next
        vpxord zmm1, zmm1, zmm18                     ;   516.5 p5      41 next
        vmovdqu64 [rbp + 10496], zmm6                ;   517.5 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm23                        ;   515.5         41 next copy
        vpternlogd zmm6, zmm21, zmm30, 0xc6          ;   517.0 p0      41 next
        vpternlogd zmm2, zmm16, zmm6, 0x96           ;   518.0 p5      41 next
        vpternlogd zmm13, zmm2, zmm8, 0x69           ;   519.0 p0      41 next
        vmovdqa64 zmm2, zmm4                         ;   501.5         41 next copy
        vpternlogd zmm2, zmm23, zmm22, 0x65          ;   518.5 p5      41 next
        vpternlogd zmm2, zmm14, zmm30, 0x87          ;   519.5 p0      41 next
        vpternlogd zmm25, zmm2, zmm9, 0x96           ;   520.5 p5      41 next
        vpternlogd zmm23, zmm19, zmm19, 0xcf         ;   520.0 p0      41 next
        vpternlogd zmm23, zmm1, zmm17, 0x69          ;   521.0 p5      41 next
        vpandd zmm30, zmm30, zmm29                   ;   521.0 p0      41 next
        vpternlogd zmm2, zmm21, zmm30, 0x69          ;   522.0 p5      41 next
        vpternlogd zmm2, zmm7, zmm27, 0x78           ;   523.0 p0      41 next
        vpternlogd zmm30, zmm31, zmm22, 0x6d         ;   522.5 p5      41 next
        vpternlogd zmm18, zmm9, zmm30, 0x69          ;   523.5 p0      41 next
        vpternlogd zmm5, zmm18, zmm11, 0x96          ;   524.5 p5      41 next
        vpternlogd zmm30, zmm19, zmm29, 0x87         ;   524.0 p0      41 next
        vpternlogd zmm30, zmm4, zmm22, 0x78          ;   525.0 p5      41 next
        vpternlogd zmm30, zmm3, zmm26, 0x69          ;   526.0 p0      41 next
        vpandd zmm1, zmm27, zmm29                    ;   525.5 p5      41 next
        vpternlogd zmm1, zmm31, zmm28, 0x69          ;   526.5 p0      41 next
        vpternlogd zmm23, zmm29, zmm15, 0x96         ;   526.5 p5      41 next
        vpternlogd zmm1, zmm24, zmm10, 0x96          ;   527.5 p0      41 next
        vpternlogd zmm0, zmm5, zmm20, 0x96           ;   527.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 10368]               ;   492.5 p3      44 next reload
        vpternlogd zmm25, zmm17, zmm31, 0x69         ;   528.0 p0      41 next
        vmovdqu64 zmm3, [rbp + 10240]                ;   495.0 p2      44 next reload
        vpternlogd zmm30, zmm27, zmm3, 0x96          ;   528.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 10304]                ;   494.0 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 10432]                ;   503.0 p2      41 next reload
        vpternlogd zmm13, zmm5, zmm4, 0x96           ;   529.0 p0      41 next
        vmovdqa64 zmm5, zmm20                        ;   495.5         41 next copy
        vpternlogd zmm5, zmm4, zmm4, 0x3f            ;   529.5 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   530.5         41 next copy
        vpternlogd zmm6, zmm3, zmm31, 0x87           ;   530.5 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   531.5         41 next copy
        vpternlogd zmm7, zmm10, zmm12, 0x28          ;   531.5 p5      41 next
        vmovdqa64 zmm8, zmm10                        ;   493.5         41 next copy
        vpternlogd zmm8, zmm31, zmm12, 0x6a          ;   531.0 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   532.0         41 next copy
        vpternlogd zmm9, zmm5, zmm15, 0x93           ;   532.0 p5      41 next
        vmovdqa64 zmm11, zmm8                        ;   532.0         41 next copy
        vpternlogd zmm11, zmm20, zmm31, 0x78         ;   532.0 p0      41 next
        vmovdqa64 zmm14, zmm20                       ;   495.5         41 next copy
        vpternlogd zmm14, zmm15, zmm10, 0x6a         ;   532.5 p5      41 next
        vmovdqa64 zmm16, zmm14                       ;   533.5         41 next copy
        vpternlogd zmm16, zmm3, zmm31, 0x60          ;   533.5 p0      41 next
        vpternlogd zmm16, zmm9, zmm15, 0x39          ;   534.5 p5      41 next
        vpternlogd zmm14, zmm10, zmm12, 0x4b         ;   534.0 p0      41 next
        vmovdqa64 zmm17, zmm14                       ;   535.0         41 next copy
        vpternlogd zmm17, zmm31, zmm4, 0x78          ;   535.0 p5      41 next
        vpternlogd zmm7, zmm17, zmm15, 0x2d          ;   536.0 p0      41 next
        vmovdqa64 zmm18, zmm3                        ;   501.0         41 next copy
        vpternlogd zmm18, zmm31, zmm12, 0x28         ;   535.5 p5      41 next
        vpternlogd zmm18, zmm3, zmm15, 0x2d          ;   536.5 p0      41 next
        vpternlogd zmm18, zmm20, zmm10, 0x87         ;   537.5 p5      41 next
        vmovdqa64 zmm19, zmm15                       ;   494.5         41 next copy
        vpternlogd zmm19, zmm10, zmm12, 0x93         ;   537.0 p0      41 next
        vpandd zmm21, zmm12, zmm20                   ;   537.5 p5      41 next
        vpternlogd zmm16, zmm6, zmm21, 0x69          ;   538.5 p0      41 next
        vpternlogd zmm21, zmm3, zmm4, 0x87           ;   538.5 p5      41 next
        vpternlogd zmm7, zmm11, zmm21, 0x69          ;   539.5 p0      41 next
        vpternlogd zmm11, zmm18, zmm4, 0xd2          ;   539.5 p5      41 next
        vpternlogd zmm18, zmm12, zmm12, 0x3f         ;   540.0 p0      41 next
        vpternlogd zmm11, zmm8, zmm3, 0xb4           ;   540.5 p5      41 next
        vpternlogd zmm11, zmm15, zmm10, 0x78         ;   541.5 p0      41 next
        vmovdqa64 zmm22, zmm15                       ;   494.5         41 next copy
        vpxord zmm15, zmm15, zmm21                   ;   541.5 p5      41 next
        vpternlogd zmm21, zmm17, zmm4, 0x28          ;   542.0 p0      41 next
        vpternlogd zmm17, zmm18, zmm10, 0xc6         ;   542.5 p5      41 next
        vmovdqa64 zmm24, zmm19                       ;   538.0         41 next copy
        vpternlogd zmm24, zmm4, zmm12, 0x87          ;   543.0 p0      41 next
        vmovdqa64 zmm26, zmm19                       ;   538.0         41 next copy
        vpternlogd zmm26, zmm3, zmm10, 0x78          ;   543.5 p5      41 next
        vpxord zmm22, zmm22, zmm26                   ;   544.5 p0      41 next
        vmovdqa64 zmm27, zmm20                       ;   495.5         41 next copy
        vpternlogd zmm27, zmm3, zmm10, 0xc9          ;   544.5 p5      41 next
        vpternlogd zmm16, zmm5, zmm27, 0x4b          ;   545.5 p0      41 next
        vpternlogd zmm19, zmm16, zmm4, 0x36          ;   546.5 p5      41 next
        vpternlogd zmm14, zmm24, zmm27, 0x6c         ;   546.0 p0      41 next
        vpternlogd zmm15, zmm14, zmm31, 0xc6         ;   547.0 p5      41 next
        vpternlogd zmm27, zmm8, zmm12, 0x39          ;   547.0 p0      41 next
        vpternlogd zmm18, zmm4, zmm22, 0x4b          ;   547.5 p5      41 next
        vpternlogd zmm22, zmm6, zmm20, 0xb4          ;   548.0 p0      41 next
        vpternlogd zmm22, zmm17, zmm3, 0xc6          ;   549.0 p5      41 next
        vpternlogd zmm3, zmm20, zmm10, 0x1d          ;   549.0 p0      41 next
        vpternlogd zmm21, zmm27, zmm20, 0x87         ;   549.5 p5      41 next
        vpternlogd zmm21, zmm26, zmm10, 0x96         ;   550.5 p0      41 next
        vpternlogd zmm18, zmm3, zmm9, 0x96           ;   550.5 p5      41 next
        vpternlogd zmm22, zmm9, zmm31, 0x1e          ;   551.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 8384]                ;   412.5 p3      58 r reload
        vpternlogd zmm7, zmm25, zmm31, 0x96          ;   551.5 p5      50 next
        vmovdqu64 zmm3, [rbp + 8704]                 ;   414.5 p2      58 r reload
        vpternlogd zmm11, zmm1, zmm3, 0x96           ;   552.0 p0      50 next
        vmovdqu64 zmm4, [rbp + 10048]                ;   437.0 p3      58 r reload
        vpternlogd zmm15, zmm13, zmm4, 0x96          ;   552.5 p5      50 next
        vmovdqu64 zmm5, [rbp + 7360]                 ;   416.5 p2      58 r reload
        vpternlogd zmm18, zmm23, zmm5, 0x96          ;   553.0 p0      50 next
        vmovdqu64 zmm6, [rbp + 9984]                 ;   418.5 p3      58 r reload
        vpternlogd zmm22, zmm30, zmm6, 0x96          ;   553.5 p5      50 next
        vmovdqu64 zmm8, [rbp + 9920]                 ;   420.5 p2      58 r reload
        vpternlogd zmm21, zmm0, zmm8, 0x96           ;   554.0 p0      50 next
        vmovdqu64 zmm9, [rbp + 10112]                ;   431.5 p3      58 r reload
        vmovdqu64 zmm10, [rbp + 10176]               ;   514.5 p2      41 next reload
        vpternlogd zmm19, zmm10, zmm9, 0x96          ;   554.5 p5      50 next
        vpxord zmm9, zmm9, [r11 + 1088]              ;   555.0 p0+p3   50 next
        vpxord zmm4, zmm4, [r11 + 1152]              ;   555.5 p5+p2   50 next
        vpxord zmm31, zmm31, [r11 + 1216]            ;   556.0 p0+p3   50 next
        vpxord zmm3, zmm3, [r11 + 1280]              ;   556.5 p5+p2   50 next
        vpxord zmm5, zmm5, [r11 + 1344]              ;   557.0 p0+p3   50 next
        vpxord zmm6, zmm6, [r11 + 1408]              ;   557.5 p5+p2   50 next
        vpxord zmm8, zmm8, [r11 + 1472]              ;   558.0 p0+p3   50 next
        vmovdqu64 zmm12, [rbp + 9856]                ;   406.5 p2      50 next
        vpxord zmm12, zmm12, [r11 + 1536]            ;   558.5 p5+p3   50 next
        vmovdqu64 zmm14, [rbp + 9792]                ;   407.5 p2      50 next
        vpxord zmm14, zmm14, [r11 + 1600]            ;   559.0 p0+p3   50 next
        vmovdqu64 zmm16, [rbp + 9728]                ;   408.5 p2      50 next
        vpxord zmm16, zmm16, [r11 + 1664]            ;   559.5 p5+p3   50 next
        vmovdqu64 zmm17, [rbp + 9664]                ;   409.5 p2      50 next
        vpxord zmm17, zmm17, [r11 + 1728]            ;   560.0 p0+p3   50 next
        vmovdqu64 zmm20, [rbp + 9600]                ;   410.5 p2      50 next
        vpxord zmm20, zmm20, [r11 + 1792]            ;   560.5 p5+p3   50 next
        vmovdqu64 zmm24, [rbp + 9536]                ;   411.5 p2      50 next
        vpxord zmm24, zmm24, [r11 + 1856]            ;   561.0 p0+p3   50 next
        vmovdqu64 zmm26, [rbp + 9152]                ;   412.5 p2      50 next
        vpxord zmm26, zmm26, [r11 + 1920]            ;   561.5 p5+p3   50 next
        vmovdqu64 zmm27, [rbp + 9472]                ;   432.0 p2      50 next
        vpxord zmm27, zmm27, [r11 + 1984]            ;   562.0 p0+p3   50 next
        vpxord zmm28, zmm5, zmm4                     ;   562.5 p5      41 next
        vpandd zmm29, zmm28, zmm6                    ;   563.5 p0      41 next
        vpxord zmm10, zmm5, zmm27                    ;   563.5 p5      41 next
        vmovdqu64 [rbp + 10112], zmm21               ;   555.0 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm6                        ;   558.5         41 next copy
        vpternlogd zmm21, zmm9, zmm27, 0x28          ;   564.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm22                ;   554.5 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm21                       ;   565.0         41 next copy
        vpternlogd zmm22, zmm5, zmm3, 0x87           ;   565.0 p5      41 next
        vpternlogd zmm21, zmm27, zmm27, 0xf3         ;   565.0 p0      41 next
        vmovdqu64 [rbp + 9984], zmm18                ;   554.0 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm22                       ;   566.0         41 next copy
        vpternlogd zmm18, zmm31, zmm4, 0x78          ;   566.0 p5      41 next
        vmovdqu64 [rbp + 7360], zmm11                ;   553.0 p8+p9   50 next spill
        vmovdqa64 zmm11, zmm27                       ;   563.0         41 next copy
        vmovdqu64 [rbp + 10048], zmm7                ;   552.5 p7+p4   50 next spill
        vpandd zmm7, zmm27, zmm8                     ;   566.0 p0      41 next
        vpternlogd zmm7, zmm6, zmm31, 0x87           ;   567.0 p5      41 next
        vmovdqu64 [rbp + 8704], zmm15                ;   553.5 p8+p9   50 next spill
        vmovdqa64 zmm15, zmm4                        ;   556.5         41 next copy
        vpternlogd zmm15, zmm9, zmm9, 0xc3           ;   567.0 p0      41 next
        vmovdqu64 [rbp + 8384], zmm19                ;   555.5 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm10                       ;   564.5         41 next copy
        vpternlogd zmm19, zmm15, zmm8, 0x65          ;   568.0 p5      41 next
        vpternlogd zmm19, zmm6, zmm3, 0x87           ;   569.0 p0      41 next
        vmovdqu64 [rbp + 10368], zmm2                ;   524.0 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm19                        ;   570.0         41 next copy
        vpternlogd zmm2, zmm7, zmm18, 0x96           ;   570.0 p5      41 next
        vmovdqu64 [rbp + 10240], zmm0                ;   528.5 p7+p4   41 next spill
        vpxord zmm0, zmm6, zmm31                     ;   569.0 p0      41 next
        vmovdqu64 [rbp + 10304], zmm30               ;   529.5 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm8                        ;   559.0         41 next copy
        vpternlogd zmm30, zmm6, zmm3, 0x95           ;   569.5 p5      41 next
        vmovdqu64 [rbp + 10432], zmm23               ;   527.5 p7+p4   41 next spill
        vpxord zmm23, zmm8, zmm9                     ;   570.0 p0      41 next
        vmovdqu64 [rbp + 10560], zmm1                ;   528.5 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm23                        ;   571.0         41 next copy
        vpternlogd zmm1, zmm22, zmm3, 0x93           ;   571.0 p5      41 next
        vmovdqu64 [rbp + 10624], zmm25               ;   529.0 p7+p4   41 next spill
        vpandd zmm25, zmm23, zmm4                    ;   571.0 p0      41 next
        vmovdqu64 [rbp + 10688], zmm13               ;   530.0 p8+p9   41 next spill
        vpandd zmm13, zmm3, zmm31                    ;   571.5 p5      41 next
        vmovdqu64 [rbp + 10752], zmm25               ;   572.0 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm13                       ;   572.5         41 next copy
        vpternlogd zmm25, zmm30, zmm8, 0x6d          ;   572.5 p0      41 next
        vmovdqu64 [rbp + 10816], zmm2                ;   571.0 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm31                        ;   557.0         41 next copy
        vmovdqu64 [rbp + 10880], zmm22               ;   566.0 p7+p4   41 next spill
        vpandd zmm22, zmm31, zmm9                    ;   572.5 p5      41 next
        vmovdqu64 [rbp + 10944], zmm14               ;   560.0 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm9                        ;   556.0         41 next copy
        vmovdqu64 [rbp + 11008], zmm16               ;   560.5 p7+p4   50 next spill
        vmovdqu64 zmm16, [rbp + 9408]                ;   437.5 p2      50 next
        vpxord zmm16, zmm16, [r11 + 1024]            ;   573.0 p0+p3   50 next
        vmovdqu64 [rbp + 11072], zmm24               ;   562.0 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm25                       ;   573.5         41 next copy
        vpternlogd zmm24, zmm31, zmm16, 0x87         ;   574.0 p5      41 next
        vpternlogd zmm24, zmm10, zmm8, 0x87          ;   575.0 p0      41 next
        vmovdqu64 [rbp + 11136], zmm17               ;   561.0 p7+p4   50 next spill
        vmovdqa64 zmm17, zmm8                        ;   559.0         41 next copy
        vpternlogd zmm17, zmm9, zmm16, 0x28          ;   574.5 p5      41 next
        vmovdqu64 [rbp + 11200], zmm20               ;   561.5 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm17                       ;   575.5         41 next copy
        vpternlogd zmm20, zmm5, zmm4, 0x78           ;   575.5 p0      41 next
        vpternlogd zmm25, zmm18, zmm20, 0x69         ;   576.5 p5      41 next
        vmovdqa64 zmm18, zmm4                        ;   556.5         41 next copy
        vpternlogd zmm18, zmm9, zmm16, 0x65          ;   576.0 p0      41 next
        vmovdqu64 [rbp + 11264], zmm17               ;   575.5 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm3                        ;   557.5         41 next copy
        vpternlogd zmm17, zmm16, zmm27, 0x6c         ;   576.5 p5      41 next
        vpternlogd zmm10, zmm17, zmm6, 0x6c          ;   577.5 p0      41 next
        vpxord zmm14, zmm14, zmm16                   ;   577.5 p5      41 next
        vpternlogd zmm1, zmm14, zmm6, 0x87           ;   578.5 p0      41 next
        vpternlogd zmm0, zmm8, zmm1, 0x6a            ;   579.5 p5      41 next
        vpternlogd zmm6, zmm9, zmm16, 0x78           ;   579.0 p0      41 next
        vpternlogd zmm14, zmm6, zmm3, 0x6c           ;   580.0 p5      41 next
        vpternlogd zmm14, zmm28, zmm31, 0x78         ;   581.0 p0      41 next
        vpternlogd zmm21, zmm25, zmm14, 0x96         ;   582.0 p5      41 next
        vpxord zmm11, zmm11, zmm16                   ;   581.0 p0      41 next
        vpternlogd zmm18, zmm11, zmm27, 0x4b         ;   582.0 p5      41 next
        vpternlogd zmm13, zmm19, zmm18, 0x69         ;   583.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm18, 0x9a          ;   583.0 p5      41 next
        vpternlogd zmm17, zmm3, zmm28, 0x96          ;   584.0 p0      41 next
        vpternlogd zmm18, zmm23, zmm15, 0x4b         ;   583.5 p5      41 next
        vpternlogd zmm7, zmm11, zmm5, 0x87           ;   584.0 p0      41 next
        vpandd zmm2, zmm2, zmm11                     ;   584.5 p5      41 next
        vpternlogd zmm2, zmm17, zmm1, 0x69           ;   585.5 p0      41 next
        vpternlogd zmm29, zmm24, zmm7, 0x96          ;   585.5 p5      41 next
        vpternlogd zmm7, zmm27, zmm4, 0xb4           ;   586.0 p0      41 next
        vpternlogd zmm22, zmm30, zmm7, 0x69          ;   587.0 p5      41 next
        vpternlogd zmm15, zmm16, zmm16, 0xcf         ;   587.0 p0      41 next
        vpternlogd zmm5, zmm16, zmm16, 0xcf          ;   587.5 p5      41 next
        vpternlogd zmm5, zmm14, zmm28, 0x96          ;   588.5 p0      41 next
        vpternlogd zmm13, zmm6, zmm9, 0x2d           ;   588.5 p5      41 next
        vpxord zmm20, zmm20, zmm18                   ;   589.0 p0      41 next
        vpternlogd zmm15, zmm20, zmm10, 0x69         ;   590.0 p5      41 next
        vpternlogd zmm0, zmm4, zmm12, 0x96           ;   590.0 p0      41 next
        vmovdqu64 zmm30, [rbp + 11200]               ;   561.5 p2      50 next reload
        vpternlogd zmm15, zmm31, zmm30, 0x96         ;   591.0 p5      41 next
        vpternlogd zmm21, zmm26, [rbp + 10752], 0x96 ;   591.0 p0+p3   41 next
        vmovdqu64 zmm31, [rbp + 11072]               ;   562.0 p2      50 next reload
        vpternlogd zmm29, zmm9, zmm31, 0x96          ;   591.5 p5      41 next
        vpternlogd zmm13, zmm9, [r9 + 9664], 0x69    ;   592.0 p0+p3   44 next
        vpternlogd zmm5, zmm18, [r9 + 9728], 0x96    ;   592.5 p5+p2   44 next
        vmovdqu64 zmm1, [rbp + 11008]                ;   560.5 p3      50 next reload
        vmovdqu64 zmm3, [rbp + 10816]                ;   571.0 p2      41 next reload
        vpternlogd zmm10, zmm3, zmm1, 0x69           ;   593.0 p0      41 next
        vmovdqu64 zmm3, [rbp + 10944]                ;   560.0 p3      50 next reload
        vmovdqu64 zmm4, [rbp + 10880]                ;   566.0 p2      41 next reload
        vpternlogd zmm2, zmm4, zmm3, 0x96            ;   593.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 11136]                ;   561.0 p3      50 next reload
        vmovdqu64 zmm6, [rbp + 11264]                ;   575.5 p2      41 next reload
        vpternlogd zmm22, zmm6, zmm4, 0x96           ;   594.0 p0      41 next
        vmovdqa64 zmm6, zmm26                        ;   562.5         41 next copy
        vpternlogd zmm6, zmm3, zmm3, 0x3f            ;   594.5 p5      41 next
        vmovdqa64 zmm7, zmm6                         ;   595.5         41 next copy
        vpternlogd zmm7, zmm31, zmm1, 0x87           ;   595.5 p0      41 next
        vmovdqa64 zmm8, zmm7                         ;   596.5         41 next copy
        vpternlogd zmm8, zmm4, zmm12, 0x28           ;   596.5 p5      41 next
        vmovdqa64 zmm9, zmm4                         ;   567.0         41 next copy
        vpternlogd zmm9, zmm1, zmm12, 0x6a           ;   596.0 p0      41 next
        vmovdqa64 zmm11, zmm9                        ;   597.0         41 next copy
        vpternlogd zmm11, zmm6, zmm30, 0x93          ;   597.0 p5      41 next
        vmovdqa64 zmm14, zmm9                        ;   597.0         41 next copy
        vpternlogd zmm14, zmm26, zmm1, 0x78          ;   597.0 p0      41 next
        vpandd zmm16, zmm12, zmm26                   ;   597.5 p5      41 next
        vmovdqa64 zmm17, zmm16                       ;   598.5         41 next copy
        vpternlogd zmm17, zmm31, zmm3, 0x87          ;   598.5 p0      41 next
        vmovdqa64 zmm18, zmm26                       ;   562.5         41 next copy
        vpternlogd zmm18, zmm30, zmm4, 0x6a          ;   598.5 p5      41 next
        vmovdqa64 zmm19, zmm18                       ;   599.5         41 next copy
        vpternlogd zmm19, zmm31, zmm1, 0x60          ;   599.5 p0      41 next
        vpternlogd zmm19, zmm11, zmm30, 0x39         ;   600.5 p5      41 next
        vpternlogd zmm19, zmm16, zmm7, 0x69          ;   601.5 p0      41 next
        vpternlogd zmm18, zmm4, zmm12, 0x4b          ;   600.5 p5      41 next
        vmovdqa64 zmm16, zmm18                       ;   601.5         41 next copy
        vpternlogd zmm16, zmm1, zmm3, 0x78           ;   601.5 p0      41 next
        vpternlogd zmm8, zmm16, zmm30, 0x2d          ;   602.5 p5      41 next
        vpternlogd zmm8, zmm14, zmm17, 0x69          ;   603.5 p0      41 next
        vpxord zmm20, zmm17, zmm30                   ;   602.5 p5      41 next
        vpternlogd zmm17, zmm16, zmm3, 0x28          ;   603.0 p0      41 next
        vmovdqa64 zmm23, zmm30                       ;   567.5         41 next copy
        vpternlogd zmm23, zmm4, zmm12, 0x93          ;   603.5 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;   567.5         41 next copy
        vmovdqa64 zmm25, zmm31                       ;   568.0         41 next copy
        vpternlogd zmm25, zmm1, zmm12, 0x28          ;   604.0 p0      41 next
        vpternlogd zmm25, zmm31, zmm30, 0x2d         ;   605.0 p5      41 next
        vpternlogd zmm25, zmm26, zmm4, 0x87          ;   606.0 p0      41 next
        vpternlogd zmm14, zmm25, zmm3, 0xd2          ;   607.0 p5      41 next
        vpternlogd zmm25, zmm12, zmm12, 0x3f         ;   607.0 p0      41 next
        vpternlogd zmm16, zmm25, zmm4, 0xc6          ;   608.0 p5      41 next
        vpternlogd zmm14, zmm9, zmm31, 0xb4          ;   608.0 p0      41 next
        vpternlogd zmm14, zmm30, zmm4, 0x78          ;   609.0 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   604.5         41 next copy
        vpternlogd zmm30, zmm3, zmm12, 0x87          ;   608.0 p0      41 next
        vpternlogd zmm8, zmm10, [r9 + 9920], 0x96    ;   608.5 p5+p3   44 next
        vpternlogd zmm14, zmm22, [r9 + 9984], 0x96   ;   610.0 p0+p2   44 next
        vmovdqa64 zmm27, zmm23                       ;   604.5         41 next copy
        vpternlogd zmm27, zmm31, zmm4, 0x78          ;   609.5 p5      41 next
        vpxord zmm24, zmm24, zmm27                   ;   610.5 p0      41 next
        vpternlogd zmm25, zmm24, zmm3, 0x2d          ;   611.5 p5      41 next
        vpternlogd zmm24, zmm7, zmm26, 0xb4          ;   611.5 p0      41 next
        vpternlogd zmm24, zmm16, zmm31, 0xc6         ;   612.5 p5      41 next
        vmovdqa64 zmm7, zmm26                        ;   562.5         41 next copy
        vpternlogd zmm7, zmm31, zmm4, 0xc9           ;   612.0 p0      41 next
        vpternlogd zmm19, zmm6, zmm7, 0x4b           ;   613.0 p5      41 next
        vpternlogd zmm23, zmm19, zmm3, 0x36          ;   614.0 p0      41 next
        vpternlogd zmm18, zmm30, zmm7, 0x6c          ;   613.5 p5      41 next
        vpternlogd zmm20, zmm18, zmm1, 0xc6          ;   614.5 p0      41 next
        vpternlogd zmm7, zmm9, zmm12, 0x39           ;   614.5 p5      41 next
        vpternlogd zmm31, zmm26, zmm4, 0x1d          ;   615.0 p0      41 next
        vpternlogd zmm17, zmm7, zmm26, 0x87          ;   615.5 p5      41 next
        vpternlogd zmm17, zmm27, zmm4, 0x96          ;   616.5 p0      41 next
        vpternlogd zmm25, zmm31, zmm11, 0x96         ;   616.5 p5      41 next
        vpternlogd zmm24, zmm11, zmm1, 0x1e          ;   617.0 p0      41 next
        vpternlogd zmm23, zmm0, [r9 + 9792], 0x96    ;   617.5 p5+p3   44 next
        vpternlogd zmm20, zmm2, [r9 + 9856], 0x96    ;   618.0 p0+p2   44 next
        vpternlogd zmm25, zmm15, [r9 + 10048], 0x96  ;   618.5 p5+p3   44 next
        vpternlogd zmm24, zmm29, [r9 + 10112], 0x96  ;   619.0 p0+p2   44 next
        vpternlogd zmm17, zmm21, [r9 + 10176], 0x96  ;   619.5 p5+p3   44 next
        vpxord zmm0, zmm0, [r9 + 9216]               ;   620.0 p0+p2   44 next
        vpxord zmm2, zmm2, [r9 + 9280]               ;   620.5 p5+p3   44 next
        vpxord zmm10, zmm10, [r9 + 9344]             ;   621.0 p0+p2   44 next
        vpxord zmm22, zmm22, [r9 + 9408]             ;   621.5 p5+p3   44 next
        vpxord zmm15, zmm15, [r9 + 9472]             ;   622.0 p0+p2   44 next
        vpxord zmm29, zmm29, [r9 + 9536]             ;   622.5 p5+p3   44 next
        vpxord zmm21, zmm21, [r9 + 9600]             ;   623.0 p0+p2   44 next
        vpxord zmm30, zmm5, zmm10                    ;   623.5 p5      41 next
        vpandd zmm31, zmm30, zmm2                    ;   624.5 p0      41 next
        vmovdqa64 zmm1, zmm31                        ;   625.5         41 next copy
        vpternlogd zmm1, zmm21, zmm22, 0x78          ;   625.5 p5      41 next
        vmovdqa64 zmm3, zmm1                         ;   626.5         41 next copy
        vpxord zmm4, zmm21, zmm22                    ;   625.0 p0      41 next
        vpxord zmm6, zmm21, zmm0                     ;   625.5 p5      41 next
        vpandd zmm7, zmm6, zmm5                      ;   626.5 p0      41 next
        vmovdqa64 zmm9, zmm13                        ;   593.0         41 next copy
        vpternlogd zmm9, zmm10, zmm0, 0x28           ;   626.5 p5      41 next
        vmovdqa64 zmm11, zmm9                        ;   627.5         41 next copy
        vpternlogd zmm11, zmm21, zmm29, 0x87         ;   627.5 p0      41 next
        vmovdqa64 zmm12, zmm30                       ;   624.5         41 next copy
        vpternlogd zmm12, zmm11, zmm29, 0x93         ;   628.5 p5      41 next
        vmovdqa64 zmm16, zmm11                       ;   628.5         41 next copy
        vpternlogd zmm16, zmm15, zmm22, 0x78         ;   628.5 p0      41 next
        vpternlogd zmm1, zmm16, zmm16, 0xc3          ;   629.5 p5      41 next
        vmovdqa64 zmm18, zmm21                       ;   624.0         41 next copy
        vpternlogd zmm18, zmm22, zmm2, 0x93          ;   629.0 p0      41 next
        vmovdqa64 zmm19, zmm22                       ;   622.5         41 next copy
        vpternlogd zmm19, zmm10, zmm2, 0x65          ;   629.5 p5      41 next
        vmovdqa64 zmm26, zmm22                       ;   622.5         41 next copy
        vpternlogd zmm26, zmm10, zmm10, 0xc3         ;   630.0 p0      41 next
        vmovdqa64 zmm27, zmm6                        ;   626.5         41 next copy
        vpternlogd zmm27, zmm26, zmm5, 0x65          ;   631.0 p5      41 next
        vpternlogd zmm27, zmm13, zmm29, 0x87         ;   632.0 p0      41 next
        vpandd zmm28, zmm30, zmm22                   ;   631.5 p5      41 next
        vmovdqu64 [rbp + 11008], zmm28               ;   632.5 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm26                       ;   631.0         41 next copy
        vpternlogd zmm28, zmm2, zmm2, 0xcf           ;   632.0 p0      41 next
        vmovdqu64 [rbp + 11136], zmm31               ;   625.5 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm5                        ;   593.5         41 next copy
        vpternlogd zmm31, zmm13, zmm29, 0x95         ;   632.5 p5      41 next
        vmovdqu64 [rbp + 11072], zmm11               ;   628.5 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm29                       ;   623.5         41 next copy
        vpternlogd zmm11, zmm2, zmm0, 0x6c           ;   633.0 p0      41 next
        vpternlogd zmm6, zmm11, zmm13, 0x6c          ;   634.0 p5      41 next
        vmovdqu64 [rbp + 10944], zmm20               ;   619.0 p7+p4   44 next spill
        vpandd zmm20, zmm29, zmm15                   ;   634.0 p0      41 next
        vmovdqu64 [rbp + 11200], zmm8                ;   609.5 p8+p9   44 next spill
        vmovdqa64 zmm8, zmm20                        ;   635.0         41 next copy
        vpternlogd zmm8, zmm31, zmm5, 0x6d           ;   635.0 p5      41 next
        vmovdqu64 [rbp + 11264], zmm24               ;   620.0 p7+p4   44 next spill
        vmovdqa64 zmm24, zmm8                        ;   636.0         41 next copy
        vpternlogd zmm24, zmm15, zmm2, 0x87          ;   636.0 p0      41 next
        vmovdqu64 [rbp + 10880], zmm14               ;   611.0 p8+p9   44 next spill
        vpxord zmm14, zmm2, zmm10                    ;   635.5 p5      41 next
        vpternlogd zmm12, zmm14, zmm13, 0x87         ;   636.5 p0      41 next
        vmovdqu64 [rbp + 10816], zmm25               ;   619.5 p7+p4   44 next spill
        vpxord zmm25, zmm2, zmm0                     ;   636.5 p5      41 next
        vpternlogd zmm19, zmm25, zmm0, 0x4b          ;   637.5 p0      41 next
        vpternlogd zmm30, zmm26, zmm19, 0x65         ;   638.5 p5      41 next
        vpternlogd zmm26, zmm19, zmm29, 0xc6         ;   638.5 p0      41 next
        vpternlogd zmm11, zmm26, zmm4, 0x96          ;   639.5 p5      41 next
        vpternlogd zmm20, zmm19, zmm27, 0x69         ;   639.0 p0      41 next
        vpternlogd zmm2, zmm13, zmm10, 0x6c          ;   639.5 p5      41 next
        vpternlogd zmm14, zmm29, zmm2, 0x6a          ;   640.5 p0      41 next
        vpxord zmm19, zmm13, zmm15                   ;   640.5 p5      41 next
        vpternlogd zmm20, zmm2, zmm10, 0x78          ;   641.0 p0      41 next
        vpternlogd zmm19, zmm12, zmm5, 0x6c          ;   641.5 p5      41 next
        vpandd zmm2, zmm13, zmm15                    ;   642.0 p0      41 next
        vpternlogd zmm2, zmm5, zmm0, 0x87            ;   643.0 p5      41 next
        vpternlogd zmm27, zmm16, zmm2, 0x96          ;   644.0 p0      41 next
        vpternlogd zmm2, zmm21, zmm25, 0x87          ;   644.0 p5      41 next
        vpternlogd zmm13, zmm2, zmm4, 0x93           ;   645.0 p0      41 next
        vpternlogd zmm13, zmm7, zmm24, 0x96          ;   646.0 p5      41 next
        vpternlogd zmm2, zmm22, zmm0, 0xd2           ;   645.0 p0      41 next
        vpternlogd zmm14, zmm4, zmm15, 0x78          ;   645.5 p5      41 next
        vpandd zmm25, zmm25, zmm15                   ;   646.0 p0      41 next
        vpternlogd zmm25, zmm11, zmm12, 0x69         ;   647.0 p5      41 next
        vpternlogd zmm1, zmm8, zmm14, 0x96           ;   647.0 p0      41 next
        vpternlogd zmm1, zmm9, zmm0, 0x2d            ;   648.0 p5      41 next
        vpternlogd zmm18, zmm14, zmm30, 0x96         ;   648.0 p0      41 next
        vpxord zmm3, zmm3, zmm30                     ;   648.5 p5      41 next
        vpternlogd zmm28, zmm3, zmm6, 0x69           ;   649.5 p0      41 next
        vpandd zmm30, zmm10, zmm15                   ;   649.5 p5      41 next
        vpternlogd zmm30, zmm31, zmm2, 0x69          ;   650.5 p0      41 next
        vpternlogd zmm19, zmm22, zmm23, 0x96         ;   650.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 11200]               ;   609.5 p3      44 next reload
        vpternlogd zmm27, zmm6, zmm31, 0x69          ;   651.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 11264]                ;   620.0 p2      44 next reload
        vpternlogd zmm13, zmm10, zmm0, 0x96          ;   651.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 10816]                ;   619.5 p3      44 next reload
        vpternlogd zmm28, zmm15, zmm2, 0x96          ;   652.0 p0      41 next
        vpternlogd zmm1, zmm17, [rbp + 11008], 0x96  ;   652.5 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 10944]                ;   619.0 p3      44 next reload
        vmovdqu64 zmm4, [rbp + 11072]                ;   628.5 p2      41 next reload
        vpternlogd zmm25, zmm4, zmm3, 0x96           ;   653.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 10880]                ;   611.0 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 11136]                ;   625.5 p2      41 next reload
        vpternlogd zmm30, zmm5, zmm4, 0x96           ;   653.5 p5      41 next
        vmovdqu64 zmm5, [rbp + 9472]                 ;   486.0 p3      58 r reload
        vmovdqu64 zmm6, [rbp + 10368]                ;   524.0 p2      41 next reload
        vpternlogd zmm20, zmm6, zmm5, 0x96           ;   654.0 p0      50 next
        vpternlogd zmm6, zmm5, [r10 + 640], 0x96     ;   654.5 p5+p3   50 next
        vmovdqu64 zmm5, [rbp + 9408]                 ;   488.0 p2      58 r reload
        vmovdqu64 zmm7, [rbp + 10496]                ;   517.5 p3      41 next reload
        vpternlogd zmm18, zmm7, zmm5, 0x96           ;   655.0 p0      50 next
        vpternlogd zmm7, zmm5, [r10 + 704], 0x96     ;   655.5 p5+p2   50 next
        vmovdqa64 zmm5, zmm4                         ;   617.0         41 next copy
        vpternlogd zmm5, zmm31, zmm23, 0x6a          ;   656.0 p0      41 next
        vmovdqa64 zmm8, zmm5                         ;   657.0         41 next copy
        vpternlogd zmm8, zmm17, zmm31, 0x78          ;   657.0 p5      41 next
        vpandd zmm9, zmm23, zmm17                    ;   657.0 p0      41 next
        vmovdqa64 zmm10, zmm9                        ;   658.0         41 next copy
        vpternlogd zmm10, zmm0, zmm3, 0x87           ;   658.0 p5      41 next
        vpxord zmm11, zmm10, zmm2                    ;   659.0 p0      41 next
        vmovdqa64 zmm12, zmm17                       ;   620.5         41 next copy
        vpternlogd zmm12, zmm2, zmm4, 0x6a           ;   658.5 p5      41 next
        vmovdqa64 zmm14, zmm12                       ;   659.5         41 next copy
        vpternlogd zmm14, zmm0, zmm31, 0x60          ;   659.5 p0      41 next
        vpternlogd zmm12, zmm4, zmm23, 0x4b          ;   659.5 p5      41 next
        vmovdqa64 zmm15, zmm12                       ;   660.5         41 next copy
        vpternlogd zmm15, zmm31, zmm3, 0x78          ;   660.5 p0      41 next
        vmovdqa64 zmm16, zmm17                       ;   620.5         41 next copy
        vpternlogd zmm16, zmm3, zmm3, 0x3f           ;   660.5 p5      41 next
        vmovdqa64 zmm21, zmm5                        ;   657.0         41 next copy
        vpternlogd zmm21, zmm16, zmm2, 0x93          ;   661.5 p0      41 next
        vpternlogd zmm14, zmm21, zmm2, 0x39          ;   662.5 p5      41 next
        vmovdqa64 zmm22, zmm16                       ;   661.5         41 next copy
        vpternlogd zmm22, zmm0, zmm31, 0x87          ;   662.0 p0      41 next
        vpternlogd zmm14, zmm9, zmm22, 0x69          ;   663.5 p5      41 next
        vmovdqa64 zmm9, zmm22                        ;   663.0         41 next copy
        vpternlogd zmm9, zmm4, zmm23, 0x28           ;   663.0 p0      41 next
        vpternlogd zmm9, zmm15, zmm2, 0x2d           ;   664.0 p5      41 next
        vpternlogd zmm9, zmm8, zmm10, 0x69           ;   665.0 p0      41 next
        vpternlogd zmm10, zmm15, zmm3, 0x28          ;   664.5 p5      41 next
        vmovdqa64 zmm24, zmm2                        ;   625.5         41 next copy
        vpternlogd zmm24, zmm4, zmm23, 0x93          ;   665.0 p0      41 next
        vmovdqu64 zmm26, [rbp + 10048]               ;   552.5 p3      50 next reload
        vpternlogd zmm9, zmm27, zmm26, 0x96          ;   666.0 p5      50 next
        vmovdqa64 zmm29, zmm0                        ;   626.0         41 next copy
        vpternlogd zmm29, zmm31, zmm23, 0x28         ;   666.0 p0      41 next
        vpternlogd zmm29, zmm0, zmm2, 0x2d           ;   667.0 p5      41 next
        vpternlogd zmm29, zmm17, zmm4, 0x87          ;   668.0 p0      41 next
        vpternlogd zmm8, zmm29, zmm3, 0xd2           ;   669.0 p5      41 next
        vpternlogd zmm29, zmm23, zmm23, 0x3f         ;   669.0 p0      41 next
        vpternlogd zmm15, zmm29, zmm4, 0xc6          ;   670.0 p5      41 next
        vpternlogd zmm8, zmm5, zmm0, 0xb4            ;   670.0 p0      41 next
        vpternlogd zmm8, zmm2, zmm4, 0x78            ;   671.0 p5      41 next
        vmovdqu64 [rbp + 10816], zmm9                ;   667.0 p8+p9   50 next spill
        vmovdqa64 zmm9, zmm24                        ;   666.0         41 next copy
        vpternlogd zmm9, zmm3, zmm23, 0x87           ;   670.0 p0      41 next
        vmovdqu64 [rbp + 10048], zmm18               ;   656.0 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm24                       ;   666.0         41 next copy
        vpternlogd zmm18, zmm0, zmm4, 0x78           ;   670.5 p5      41 next
        vpxord zmm2, zmm2, zmm18                     ;   671.5 p0      41 next
        vpternlogd zmm29, zmm2, zmm3, 0x2d           ;   672.5 p5      41 next
        vpternlogd zmm2, zmm22, zmm17, 0xb4          ;   672.5 p0      41 next
        vpternlogd zmm2, zmm15, zmm0, 0xc6           ;   673.5 p5      41 next
        vpternlogd zmm2, zmm21, zmm31, 0x1e          ;   674.5 p0      41 next
        vmovdqa64 zmm15, zmm17                       ;   620.5         41 next copy
        vpternlogd zmm15, zmm0, zmm4, 0xc9           ;   673.5 p5      41 next
        vpternlogd zmm14, zmm16, zmm15, 0x4b         ;   674.5 p0      41 next
        vpternlogd zmm24, zmm14, zmm3, 0x36          ;   675.5 p5      41 next
        vpternlogd zmm12, zmm9, zmm15, 0x6c          ;   675.0 p0      41 next
        vpternlogd zmm11, zmm12, zmm31, 0xc6         ;   676.0 p5      41 next
        vpternlogd zmm15, zmm5, zmm23, 0x39          ;   676.0 p0      41 next
        vpternlogd zmm0, zmm17, zmm4, 0x1d           ;   676.5 p5      41 next
        vpternlogd zmm29, zmm0, zmm21, 0x96          ;   677.5 p0      41 next
        vpternlogd zmm10, zmm15, zmm17, 0x87         ;   677.5 p5      41 next
        vpternlogd zmm10, zmm18, zmm4, 0x96          ;   678.5 p0      41 next
        vmovdqu64 zmm31, [rbp + 9728]                ;   511.5 p2      58 r reload
        vmovdqu64 zmm0, [rbp + 10624]                ;   529.0 p3      41 next reload
        vpternlogd zmm27, zmm0, zmm31, 0x96          ;   678.5 p5      50 next
        vpternlogd zmm0, zmm31, [r10 + 320], 0x96    ;   679.0 p0+p2   50 next
        vmovdqu64 zmm31, [rbp + 8384]                ;   555.5 p3      50 next reload
        vpternlogd zmm24, zmm19, zmm31, 0x96         ;   679.5 p5      50 next
        vmovdqu64 zmm3, [rbp + 9856]                 ;   513.5 p2      58 r reload
        vmovdqu64 zmm4, [rbp + 10176]                ;   514.5 p3      41 next reload
        vpternlogd zmm19, zmm4, zmm3, 0x96           ;   680.0 p0      50 next
        vpternlogd zmm4, zmm3, [r10 + 192], 0x96     ;   680.5 p5+p2   50 next
        vmovdqu64 zmm3, [rbp + 8704]                 ;   553.5 p3      50 next reload
        vpternlogd zmm11, zmm25, zmm3, 0x96          ;   681.0 p0      50 next
        vmovdqu64 zmm5, [rbp + 9792]                 ;   515.8 p2      58 r reload
        vmovdqu64 zmm9, [rbp + 10688]                ;   530.0 p3      41 next reload
        vpternlogd zmm25, zmm9, zmm5, 0x96           ;   681.5 p5      50 next
        vpternlogd zmm9, zmm5, [r10 + 256], 0x96     ;   682.0 p0+p2   50 next
        vmovdqu64 zmm5, [rbp + 7360]                 ;   553.0 p3      50 next reload
        vpternlogd zmm8, zmm30, zmm5, 0x96           ;   682.5 p5      50 next
        vmovdqu64 zmm12, [rbp + 9664]                ;   517.8 p2      58 r reload
        vmovdqu64 zmm14, [rbp + 10560]               ;   528.5 p3      41 next reload
        vpternlogd zmm30, zmm14, zmm12, 0x96         ;   683.0 p0      50 next
        vpternlogd zmm14, zmm12, [r10 + 384], 0x96   ;   683.5 p5+p2   50 next
        vmovdqu64 zmm12, [rbp + 9920]                ;   554.5 p3      50 next reload
        vpternlogd zmm2, zmm13, zmm12, 0x96          ;   684.0 p0      50 next
        vmovdqu64 zmm15, [rbp + 9536]                ;   520.5 p2      58 r reload
        vmovdqu64 zmm16, [rbp + 10304]               ;   529.5 p3      41 next reload
        vpternlogd zmm13, zmm16, zmm15, 0x96         ;   684.5 p5      50 next
        vpternlogd zmm16, zmm15, [r10 + 512], 0x96   ;   685.0 p0+p2   50 next
        vmovdqu64 zmm15, [rbp + 9984]                ;   554.0 p3      50 next reload
        vpternlogd zmm29, zmm28, zmm15, 0x96         ;   685.5 p5      50 next
        vmovdqu64 zmm17, [rbp + 9600]                ;   524.2 p2      58 r reload
        vmovdqu64 zmm18, [rbp + 10432]               ;   527.5 p3      41 next reload
        vpternlogd zmm28, zmm18, zmm17, 0x96         ;   686.0 p0      50 next
        vpternlogd zmm18, zmm17, [r10 + 448], 0x96   ;   686.5 p5+p2   50 next
        vmovdqu64 zmm17, [rbp + 10112]               ;   555.0 p3      50 next reload
        vpternlogd zmm10, zmm1, zmm17, 0x96          ;   687.0 p0      50 next
        vmovdqu64 zmm21, [rbp + 9152]                ;   527.5 p2      58 r reload
        vmovdqu64 zmm22, [rbp + 10240]               ;   528.5 p3      41 next reload
        vpternlogd zmm1, zmm22, zmm21, 0x96          ;   687.5 p5      50 next
        vpternlogd zmm22, zmm21, [r10 + 576], 0x96   ;   688.0 p0+p2   50 next
        vpxord zmm31, zmm31, [r10 + 768]             ;   688.5 p5+p3   50 next
        vpxord zmm3, zmm3, [r10 + 832]               ;   689.0 p0+p2   50 next
        vpxord zmm26, zmm26, [r10 + 896]             ;   689.5 p5+p3   50 next
        vpxord zmm5, zmm5, [r10 + 960]               ;   690.0 p0+p2   50 next
        vpxord zmm15, zmm15, [r10]                   ;   690.5 p5+p3   50 next
        vpxord zmm12, zmm12, [r10 + 64]              ;   691.0 p0+p2   50 next
        vpxord zmm17, zmm17, [r10 + 128]             ;   691.5 p5+p3   50 next
        vpxord zmm21, zmm15, zmm3                    ;   692.0 p0      41 next
        vpxord zmm23, zmm15, zmm6                    ;   692.5 p5      41 next
        vmovdqu64 [rbp + 9152], zmm10                ;   688.0 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm15                       ;   691.5         41 next copy
        vpternlogd zmm10, zmm7, zmm7, 0xcf           ;   693.0 p0      41 next
        vmovdqu64 [rbp + 10240], zmm2                ;   685.0 p7+p4   50 next spill
        vmovdqa64 zmm2, zmm3                         ;   690.0         41 next copy
        vpternlogd zmm2, zmm31, zmm7, 0x65           ;   693.5 p5      41 next
        vmovdqu64 [rbp + 10112], zmm29               ;   686.5 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm5                        ;   691.0         41 next copy
        vpternlogd zmm29, zmm7, zmm6, 0x6c           ;   694.0 p0      41 next
        vmovdqu64 [rbp + 9600], zmm8                 ;   683.5 p7+p4   50 next spill
        vmovdqa64 zmm8, zmm23                        ;   693.5         41 next copy
        vpternlogd zmm8, zmm29, zmm12, 0x6c          ;   695.0 p5      41 next
        vmovdqu64 [rbp + 10432], zmm11               ;   682.0 p8+p9   50 next spill
        vpxord zmm11, zmm7, zmm31                    ;   695.0 p0      41 next
        vmovdqu64 [rbp + 9984], zmm24                ;   680.5 p7+p4   50 next spill
        vpxord zmm24, zmm7, zmm6                     ;   695.5 p5      41 next
        vpternlogd zmm2, zmm24, zmm6, 0x4b           ;   696.5 p0      41 next
        vmovdqu64 [rbp + 9536], zmm20                ;   655.0 p8+p9   50 next spill
        vpandd zmm20, zmm24, zmm26                   ;   696.5 p5      41 next
        vmovdqu64 [rbp + 10304], zmm1                ;   688.5 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm12                        ;   692.0         41 next copy
        vpternlogd zmm1, zmm31, zmm6, 0x28           ;   697.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm13                ;   685.5 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm1                        ;   698.0         41 next copy
        vpternlogd zmm13, zmm15, zmm5, 0x87          ;   698.0 p5      41 next
        vpternlogd zmm1, zmm6, zmm6, 0xf3            ;   698.0 p0      41 next
        vmovdqu64 [rbp + 9664], zmm28                ;   687.0 p7+p4   50 next spill
        vpandd zmm28, zmm6, zmm17                    ;   698.5 p5      41 next
        vpternlogd zmm28, zmm12, zmm26, 0x87         ;   699.5 p0      41 next
        vpternlogd zmm24, zmm28, zmm15, 0x93         ;   700.5 p5      41 next
        vpternlogd zmm6, zmm24, zmm3, 0x9c           ;   701.5 p0      41 next
        vpternlogd zmm24, zmm21, zmm12, 0x87         ;   701.5 p5      41 next
        vmovdqu64 [rbp + 10560], zmm30               ;   684.0 p8+p9   50 next spill
        vmovdqa64 zmm30, zmm13                       ;   699.0         41 next copy
        vpternlogd zmm30, zmm26, zmm3, 0x78          ;   701.0 p0      41 next
        vmovdqu64 [rbp + 7360], zmm27                ;   679.5 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm3                        ;   690.0         41 next copy
        vpternlogd zmm27, zmm31, zmm31, 0xc3         ;   701.5 p5      41 next
        vmovdqu64 [rbp + 9792], zmm25                ;   682.5 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm23                       ;   693.5         41 next copy
        vpternlogd zmm25, zmm27, zmm17, 0x65         ;   702.5 p0      41 next
        vpternlogd zmm25, zmm12, zmm5, 0x87          ;   703.5 p5      41 next
        vpternlogd zmm28, zmm25, zmm30, 0x96         ;   704.5 p0      41 next
        vpternlogd zmm28, zmm8, zmm0, 0x69           ;   705.5 p5      41 next
        vmovdqu64 [rbp + 10688], zmm19               ;   681.0 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm27                       ;   702.5         41 next copy
        vpternlogd zmm19, zmm7, zmm7, 0xcf           ;   704.0 p0      41 next
        vmovdqu64 [rbp + 8704], zmm28                ;   706.5 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm27                       ;   702.5         41 next copy
        vpternlogd zmm28, zmm2, zmm5, 0xc6           ;   704.5 p5      41 next
        vpternlogd zmm29, zmm28, zmm21, 0x96         ;   705.5 p0      41 next
        vpxord zmm28, zmm12, zmm26                   ;   705.5 p5      41 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   683.0 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm17                        ;   692.5         41 next copy
        vpternlogd zmm9, zmm12, zmm5, 0x95           ;   706.0 p0      41 next
        vmovdqu64 [rbp + 10176], zmm16               ;   686.0 p8+p9   50 next spill
        vmovdqa64 zmm16, zmm11                       ;   696.0         41 next copy
        vpternlogd zmm16, zmm12, zmm31, 0xc6         ;   706.5 p5      41 next
        vmovdqu64 [rbp + 8384], zmm0                 ;   680.0 p7+p4   50 next spill
        vmovdqa64 zmm0, zmm16                        ;   707.5         41 next copy
        vpternlogd zmm0, zmm11, zmm5, 0x78           ;   707.5 p0      41 next
        vpternlogd zmm0, zmm21, zmm26, 0x78          ;   708.5 p5      41 next
        vpternlogd zmm10, zmm21, zmm0, 0x96          ;   709.5 p0      41 next
        vpandd zmm21, zmm5, zmm26                    ;   708.5 p5      41 next
        vpternlogd zmm25, zmm21, zmm2, 0x69          ;   709.5 p0      41 next
        vpternlogd zmm25, zmm16, zmm31, 0x2d         ;   710.5 p5      41 next
        vpternlogd zmm21, zmm9, zmm17, 0x6d          ;   710.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm26, 0x93          ;   711.0 p5      41 next
        vpternlogd zmm7, zmm23, zmm17, 0x78          ;   712.0 p0      41 next
        vpternlogd zmm7, zmm24, zmm31, 0x96          ;   713.0 p5      41 next
        vpxord zmm16, zmm17, zmm31                   ;   712.0 p0      41 next
        vpternlogd zmm27, zmm2, zmm16, 0x39          ;   713.0 p5      41 next
        vpternlogd zmm5, zmm16, zmm13, 0x95          ;   713.0 p0      41 next
        vpternlogd zmm5, zmm12, zmm11, 0x87          ;   714.0 p5      41 next
        vpternlogd zmm28, zmm17, zmm5, 0x6a          ;   715.0 p0      41 next
        vpternlogd zmm20, zmm29, zmm5, 0x69          ;   715.0 p5      41 next
        vpternlogd zmm11, zmm16, zmm31, 0x48         ;   715.0 p0      41 next
        vpternlogd zmm15, zmm11, zmm3, 0x6c          ;   716.0 p5      41 next
        vpternlogd zmm21, zmm30, zmm15, 0x69         ;   717.0 p0      41 next
        vpternlogd zmm1, zmm21, zmm0, 0x96           ;   718.0 p5      41 next
        vpternlogd zmm19, zmm15, zmm27, 0x96         ;   717.0 p0      41 next
        vpternlogd zmm19, zmm8, zmm8, 0xc3           ;   718.0 p5      41 next
        vpandd zmm30, zmm31, zmm26                   ;   718.0 p0      41 next
        vpternlogd zmm30, zmm9, zmm6, 0x69           ;   719.0 p5      41 next
        vpandd zmm16, zmm16, zmm3                    ;   719.0 p0      41 next
        vpternlogd zmm28, zmm3, zmm4, 0x96           ;   719.5 p5      41 next
        vpternlogd zmm30, zmm11, zmm14, 0x96         ;   720.0 p0      41 next
        vpternlogd zmm19, zmm26, zmm18, 0x96         ;   720.5 p5      41 next
        vpternlogd zmm16, zmm1, zmm22, 0x96          ;   721.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 9856]                 ;   683.0 p2      50 next reload
        vpternlogd zmm20, zmm13, zmm0, 0x96          ;   721.5 p5      41 next
        vpternlogd zmm25, zmm31, [r10 + 9664], 0x69  ;   722.0 p0+p3   44 next
        vpternlogd zmm10, zmm27, [r10 + 9728], 0x96  ;   722.5 p5+p2   44 next
        vmovdqu64 zmm31, [rbp + 10176]               ;   686.0 p3      50 next reload
        vpxord zmm7, zmm7, zmm31                     ;   723.0 p0      41 next
        vmovdqa64 zmm1, zmm22                        ;   689.0         41 next copy
        vpternlogd zmm1, zmm0, zmm0, 0x3f            ;   723.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 8384]                 ;   680.0 p2      50 next reload
        vmovdqa64 zmm3, zmm1                         ;   724.5         41 next copy
        vpternlogd zmm3, zmm31, zmm2, 0x87           ;   724.5 p0      41 next
        vmovdqa64 zmm5, zmm3                         ;   725.5         41 next copy
        vpternlogd zmm5, zmm14, zmm4, 0x28           ;   725.5 p5      41 next
        vmovdqa64 zmm6, zmm14                        ;   684.5         41 next copy
        vpternlogd zmm6, zmm2, zmm4, 0x6a            ;   725.0 p0      41 next
        vmovdqa64 zmm8, zmm6                         ;   726.0         41 next copy
        vpternlogd zmm8, zmm1, zmm18, 0x93           ;   726.0 p5      41 next
        vmovdqa64 zmm9, zmm6                         ;   726.0         41 next copy
        vpternlogd zmm9, zmm22, zmm2, 0x78           ;   726.0 p0      41 next
        vpandd zmm11, zmm4, zmm22                    ;   726.5 p5      41 next
        vmovdqa64 zmm12, zmm11                       ;   727.5         41 next copy
        vpternlogd zmm12, zmm31, zmm0, 0x87          ;   727.5 p0      41 next
        vmovdqa64 zmm13, zmm22                       ;   689.0         41 next copy
        vpternlogd zmm13, zmm18, zmm14, 0x6a         ;   727.5 p5      41 next
        vmovdqa64 zmm15, zmm13                       ;   728.5         41 next copy
        vpternlogd zmm15, zmm31, zmm2, 0x60          ;   728.5 p0      41 next
        vpternlogd zmm15, zmm8, zmm18, 0x39          ;   729.5 p5      41 next
        vpternlogd zmm15, zmm11, zmm3, 0x69          ;   730.5 p0      41 next
        vpternlogd zmm13, zmm14, zmm4, 0x4b          ;   729.5 p5      41 next
        vmovdqa64 zmm11, zmm13                       ;   730.5         41 next copy
        vpternlogd zmm11, zmm2, zmm0, 0x78           ;   730.5 p0      41 next
        vpternlogd zmm5, zmm11, zmm18, 0x2d          ;   731.5 p5      41 next
        vpternlogd zmm5, zmm9, zmm12, 0x69           ;   732.5 p0      41 next
        vpxord zmm17, zmm12, zmm18                   ;   731.5 p5      41 next
        vpternlogd zmm12, zmm11, zmm0, 0x28          ;   732.0 p0      41 next
        vmovdqa64 zmm21, zmm18                       ;   687.5         41 next copy
        vpternlogd zmm21, zmm14, zmm4, 0x93          ;   732.5 p5      41 next
        vmovdqa64 zmm23, zmm18                       ;   687.5         41 next copy
        vmovdqa64 zmm24, zmm31                       ;   692.0         41 next copy
        vpternlogd zmm24, zmm2, zmm4, 0x28           ;   733.0 p0      41 next
        vpternlogd zmm24, zmm31, zmm18, 0x2d         ;   734.0 p5      41 next
        vpternlogd zmm24, zmm22, zmm14, 0x87         ;   735.0 p0      41 next
        vpternlogd zmm9, zmm24, zmm0, 0xd2           ;   736.0 p5      41 next
        vpternlogd zmm24, zmm4, zmm4, 0x3f           ;   736.0 p0      41 next
        vpternlogd zmm11, zmm24, zmm14, 0xc6         ;   737.0 p5      41 next
        vpternlogd zmm9, zmm6, zmm31, 0xb4           ;   737.0 p0      41 next
        vpternlogd zmm9, zmm18, zmm14, 0x78          ;   738.0 p5      41 next
        vmovdqa64 zmm18, zmm21                       ;   733.5         41 next copy
        vpternlogd zmm18, zmm0, zmm4, 0x87           ;   737.0 p0      41 next
        vmovdqa64 zmm26, zmm22                       ;   689.0         41 next copy
        vpternlogd zmm26, zmm31, zmm14, 0xc9         ;   737.5 p5      41 next
        vpternlogd zmm15, zmm1, zmm26, 0x4b          ;   738.5 p0      41 next
        vpternlogd zmm13, zmm18, zmm26, 0x6c         ;   738.5 p5      41 next
        vpternlogd zmm17, zmm13, zmm2, 0xc6          ;   739.5 p0      41 next
        vpternlogd zmm26, zmm6, zmm4, 0x39           ;   739.5 p5      41 next
        vpternlogd zmm15, zmm21, zmm0, 0x1e          ;   740.0 p0      41 next
        vpternlogd zmm21, zmm31, zmm14, 0x78         ;   740.5 p5      41 next
        vpternlogd zmm12, zmm26, zmm22, 0x87         ;   741.0 p0      41 next
        vpxord zmm23, zmm23, zmm21                   ;   741.5 p5      41 next
        vpternlogd zmm24, zmm0, zmm23, 0x4b          ;   742.5 p0      41 next
        vpternlogd zmm23, zmm3, zmm22, 0xb4          ;   742.5 p5      41 next
        vpternlogd zmm22, zmm31, zmm14, 0x35         ;   743.0 p0      41 next
        vpternlogd zmm23, zmm11, zmm31, 0xc6         ;   743.5 p5      41 next
        vpternlogd zmm12, zmm21, zmm14, 0x96         ;   744.0 p0      41 next
        vpternlogd zmm24, zmm22, zmm8, 0x96          ;   744.5 p5      41 next
        vpternlogd zmm23, zmm8, zmm2, 0x1e           ;   745.0 p0      41 next
        vpternlogd zmm15, zmm28, [r10 + 9792], 0x96  ;   745.5 p5+p3   44 next
        vpternlogd zmm17, zmm20, [r10 + 9856], 0x96  ;   746.0 p0+p2   44 next
        vpternlogd zmm9, zmm30, [r10 + 9984], 0x96   ;   746.5 p5+p3   44 next
        vpternlogd zmm24, zmm19, [r10 + 10048], 0x96 ;   747.0 p0+p2   44 next
        vpternlogd zmm23, zmm7, [r10 + 10112], 0x96  ;   747.5 p5+p3   44 next
        vpternlogd zmm12, zmm16, [r10 + 10176], 0x96 ;   748.0 p0+p2   44 next
        vmovdqu64 zmm31, [rbp + 8704]                ;   706.5 p3      41 next reload
        vpternlogd zmm5, zmm31, [r10 + 9920], 0x96   ;   748.5 p5+p2   44 next
        vpxord zmm28, zmm28, [r10 + 9216]            ;   749.0 p0+p3   44 next
        vpxord zmm20, zmm20, [r10 + 9280]            ;   749.5 p5+p2   44 next
        vpxord zmm31, zmm31, [r10 + 9344]            ;   750.0 p0+p3   44 next
        vpxord zmm30, zmm30, [r10 + 9408]            ;   750.5 p5+p2   44 next
        vpxord zmm19, zmm19, [r10 + 9472]            ;   751.0 p0+p3   44 next
        vpxord zmm7, zmm7, [r10 + 9536]              ;   751.5 p5+p2   44 next
        vpxord zmm16, zmm16, [r10 + 9600]            ;   752.0 p0+p3   44 next
        vpxord zmm0, zmm10, zmm31                    ;   752.5 p5      41 next
        vpandd zmm1, zmm0, zmm20                     ;   753.5 p0      41 next
        vmovdqa64 zmm2, zmm1                         ;   754.5         41 next copy
        vpternlogd zmm2, zmm16, zmm30, 0x78          ;   754.5 p5      41 next
        vmovdqa64 zmm3, zmm2                         ;   755.5         41 next copy
        vpxord zmm4, zmm16, zmm30                    ;   754.0 p0      41 next
        vpxord zmm6, zmm16, zmm28                    ;   754.5 p5      41 next
        vmovdqa64 zmm8, zmm25                        ;   723.0         41 next copy
        vpternlogd zmm8, zmm31, zmm28, 0x28          ;   755.0 p0      41 next
        vmovdqa64 zmm11, zmm8                        ;   756.0         41 next copy
        vpternlogd zmm11, zmm16, zmm7, 0x87          ;   756.0 p5      41 next
        vmovdqa64 zmm13, zmm0                        ;   753.5         41 next copy
        vpternlogd zmm13, zmm11, zmm7, 0x93          ;   757.0 p0      41 next
        vmovdqa64 zmm14, zmm11                       ;   757.0         41 next copy
        vpternlogd zmm14, zmm19, zmm30, 0x78         ;   757.0 p5      41 next
        vpternlogd zmm2, zmm14, zmm14, 0xc3          ;   758.0 p0      41 next
        vmovdqa64 zmm18, zmm16                       ;   753.0         41 next copy
        vpternlogd zmm18, zmm30, zmm20, 0x93         ;   757.5 p5      41 next
        vmovdqa64 zmm21, zmm30                       ;   751.5         41 next copy
        vpternlogd zmm21, zmm31, zmm20, 0x65         ;   758.0 p0      41 next
        vmovdqa64 zmm22, zmm30                       ;   751.5         41 next copy
        vpternlogd zmm22, zmm31, zmm31, 0xc3         ;   758.5 p5      41 next
        vmovdqa64 zmm26, zmm6                        ;   755.5         41 next copy
        vpternlogd zmm26, zmm22, zmm10, 0x65         ;   759.5 p0      41 next
        vpternlogd zmm26, zmm25, zmm7, 0x87          ;   760.5 p5      41 next
        mov r12, qword [rbp + 11344]                 ;   594.3 p10    132 rounds reload
        sub r8, r12                                  ;   599.3 p1     132 rounds
        vpandd zmm27, zmm0, zmm30                    ;   760.0 p0      41 next
        vmovdqa64 zmm29, zmm22                       ;   759.5         41 next copy
        vpternlogd zmm29, zmm20, zmm20, 0xcf         ;   760.5 p5      41 next
        vmovdqu64 [rbp + 8704], zmm27                ;   761.0 p8+p9   41 next spill
        vpandd zmm27, zmm4, zmm25                    ;   761.0 p0      41 next
        vmovdqu64 [rbp + 8384], zmm1                 ;   754.5 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm7                         ;   752.5         41 next copy
        vpternlogd zmm1, zmm20, zmm28, 0x6c          ;   761.5 p5      41 next
        vmovdqu64 [rbp + 10176], zmm11               ;   757.0 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm6                        ;   755.5         41 next copy
        vpternlogd zmm11, zmm1, zmm25, 0x6c          ;   762.5 p0      41 next
        vmovdqu64 [rbp + 9856], zmm17                ;   747.0 p7+p4   44 next spill
        vpxord zmm17, zmm20, zmm31                   ;   762.5 p5      41 next
        vpternlogd zmm13, zmm17, zmm25, 0x87         ;   763.5 p0      41 next
        vmovdqu64 [rbp + 9728], zmm23                ;   748.5 p8+p9   44 next spill
        vpxord zmm23, zmm20, zmm28                   ;   763.5 p5      41 next
        vpternlogd zmm21, zmm23, zmm28, 0x4b         ;   764.5 p0      41 next
        vpternlogd zmm0, zmm22, zmm21, 0x65          ;   765.5 p5      41 next
        vpternlogd zmm22, zmm21, zmm7, 0xc6          ;   765.5 p0      41 next
        vpternlogd zmm1, zmm22, zmm4, 0x96           ;   766.5 p5      41 next
        vpxord zmm3, zmm3, zmm0                      ;   766.5 p0      41 next
        vpternlogd zmm29, zmm3, zmm11, 0x69          ;   767.5 p5      41 next
        vpternlogd zmm29, zmm19, zmm24, 0x96         ;   768.5 p0      41 next
        vmovdqa64 zmm3, zmm25                        ;   723.0         41 next copy
        vpternlogd zmm3, zmm31, zmm20, 0x78          ;   767.5 p5      41 next
        vpternlogd zmm17, zmm3, zmm7, 0x6c           ;   768.5 p0      41 next
        vpternlogd zmm17, zmm4, zmm19, 0x78          ;   769.5 p5      41 next
        vpternlogd zmm18, zmm0, zmm17, 0x96          ;   770.5 p0      41 next
        vpxord zmm0, zmm25, zmm19                    ;   769.5 p5      41 next
        vpternlogd zmm0, zmm13, zmm10, 0x6c          ;   770.5 p0      41 next
        vpternlogd zmm0, zmm30, zmm15, 0x96          ;   771.5 p5      41 next
        vmovdqa64 zmm4, zmm10                        ;   723.5         41 next copy
        vpternlogd zmm4, zmm25, zmm7, 0x95           ;   771.0 p0      41 next
        vpandd zmm22, zmm23, zmm19                   ;   771.5 p5      41 next
        vpternlogd zmm22, zmm1, zmm13, 0x69          ;   772.5 p0      41 next
        vpandd zmm25, zmm25, zmm19                   ;   772.5 p5      41 next
        vpternlogd zmm25, zmm10, zmm28, 0x87         ;   773.5 p0      41 next
        vpternlogd zmm23, zmm16, zmm25, 0x95         ;   774.5 p5      41 next
        vpternlogd zmm25, zmm14, zmm26, 0x96         ;   774.5 p0      41 next
        vpternlogd zmm30, zmm23, zmm28, 0xc6         ;   775.5 p5      41 next
        vpandd zmm7, zmm7, zmm19                     ;   775.0 p0      41 next
        vpternlogd zmm26, zmm21, zmm7, 0x69          ;   776.0 p5      41 next
        vpternlogd zmm26, zmm3, zmm31, 0x78          ;   777.0 p0      41 next
        vpternlogd zmm7, zmm4, zmm10, 0x6d           ;   776.5 p5      41 next
        vpternlogd zmm17, zmm2, zmm7, 0x96           ;   777.5 p0      41 next
        vpternlogd zmm17, zmm8, zmm28, 0x2d          ;   778.5 p5      41 next
        vpternlogd zmm7, zmm20, zmm19, 0x87          ;   778.0 p0      41 next
        vpternlogd zmm7, zmm6, zmm10, 0x87           ;   779.0 p5      41 next
        vpternlogd zmm27, zmm7, zmm23, 0x96          ;   780.0 p0      41 next
        vpandd zmm19, zmm19, zmm31                   ;   779.5 p5      41 next
        vpternlogd zmm19, zmm4, zmm30, 0x69          ;   780.5 p0      41 next
        vpternlogd zmm25, zmm11, zmm5, 0x69          ;   780.5 p5      41 next
        vmovdqu64 zmm30, [rbp + 9728]                ;   748.5 p2      44 next reload
        vpternlogd zmm27, zmm31, zmm30, 0x96         ;   781.0 p0      41 next
        vmovdqu64 zmm31, [rbp + 9856]                ;   747.0 p3      41 next
        vpternlogd zmm19, zmm9, [rbp + 8384], 0x96   ;   781.5 p5+p2   41 next
        vpternlogd zmm17, zmm12, [rbp + 8704], 0x96  ;   782.0 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 9856]                 ;   747.0 p2      44 next reload
        vmovdqu64 zmm2, [rbp + 10176]                ;   757.0 p3      41 next reload
        vpternlogd zmm22, zmm2, zmm1, 0x96           ;   782.5 p5      41 next
        vmovdqa64 zmm2, zmm12                        ;   749.0         41 next copy
        vpternlogd zmm2, zmm1, zmm1, 0x3f            ;   783.0 p0      41 next
        vmovdqa64 zmm3, zmm2                         ;   784.0         41 next copy
        vpternlogd zmm3, zmm30, zmm5, 0x87           ;   784.0 p5      41 next
        vmovdqa64 zmm4, zmm3                         ;   785.0         41 next copy
        vpternlogd zmm4, zmm9, zmm15, 0x28           ;   785.0 p0      41 next
        vmovdqa64 zmm6, zmm12                        ;   749.0         41 next copy
        vpternlogd zmm6, zmm24, zmm9, 0x6a           ;   784.5 p5      41 next
        vmovdqa64 zmm7, zmm6                         ;   785.5         41 next copy
        vpternlogd zmm7, zmm30, zmm5, 0x60           ;   785.5 p0      41 next
        vpternlogd zmm6, zmm9, zmm15, 0x4b           ;   785.5 p5      41 next
        vmovdqa64 zmm8, zmm6                         ;   786.5         41 next copy
        vpternlogd zmm8, zmm5, zmm1, 0x78            ;   786.5 p0      41 next
        vpternlogd zmm4, zmm8, zmm24, 0x2d           ;   787.5 p5      41 next
        vmovdqa64 zmm10, zmm9                        ;   747.5         41 next copy
        vpternlogd zmm10, zmm5, zmm15, 0x6a          ;   787.0 p0      41 next
        vmovdqa64 zmm11, zmm10                       ;   788.0         41 next copy
        vpternlogd zmm11, zmm2, zmm24, 0x93          ;   788.0 p5      41 next
        vpternlogd zmm7, zmm11, zmm24, 0x39          ;   789.0 p0      41 next
        vmovdqa64 zmm13, zmm24                       ;   748.0         41 next copy
        vpternlogd zmm13, zmm9, zmm15, 0x93          ;   788.5 p5      41 next
        vpord zmm31, zmm31, zmm13                    ;   789.5 p0      41 next
        vmovdqa64 zmm14, zmm13                       ;   789.5         41 next copy
        vpternlogd zmm14, zmm1, zmm15, 0x87          ;   789.5 p5      41 next
        vpternlogd zmm13, zmm30, zmm9, 0x78          ;   790.0 p0      41 next
        vpandd zmm16, zmm15, zmm12                   ;   790.5 p5      41 next
        vpternlogd zmm7, zmm3, zmm16, 0x69           ;   791.5 p0      41 next
        vpternlogd zmm16, zmm30, zmm1, 0x87          ;   791.5 p5      41 next
        vpternlogd zmm4, zmm16, zmm16, 0xc3          ;   792.5 p0      41 next
        vpxord zmm20, zmm13, zmm24                   ;   792.5 p5      41 next
        vpternlogd zmm3, zmm20, zmm12, 0x9c          ;   793.5 p0      41 next
        vpternlogd zmm20, zmm1, zmm1, 0xf3           ;   793.5 p5      41 next
        vpxord zmm21, zmm24, zmm16                   ;   794.0 p0      41 next
        vpternlogd zmm16, zmm8, zmm1, 0x28           ;   794.5 p5      41 next
        sub r9, r12                                  ;   628.5 p6     132 rounds
        sub r10, r12                                 ;   628.7 p11    132 rounds
        sub r11, r12                                 ;   629.5 p1     132 rounds
        vpandd zmm23, zmm24, zmm9                    ;   795.0 p0      41 next
        vmovdqa64 zmm28, zmm30                       ;   754.5         41 next copy
        vpternlogd zmm28, zmm5, zmm15, 0x28          ;   795.5 p5      41 next
        vpternlogd zmm28, zmm24, zmm30, 0x4b         ;   796.5 p0      41 next
        vpternlogd zmm28, zmm12, zmm9, 0x87          ;   797.5 p5      41 next
        vmovdqa64 zmm24, zmm28                       ;   798.5         41 next copy
        vpternlogd zmm24, zmm15, zmm15, 0x3f         ;   798.5 p0      41 next
        vpternlogd zmm8, zmm24, zmm9, 0xc6           ;   799.5 p5      41 next
        vpternlogd zmm3, zmm8, zmm30, 0xc6           ;   800.5 p0      41 next
        vmovdqa64 zmm8, zmm12                        ;   749.0         41 next copy
        vpternlogd zmm8, zmm30, zmm9, 0xc9           ;   798.5 p5      41 next
        vpternlogd zmm7, zmm2, zmm8, 0x4b            ;   799.5 p0      41 next
        vpternlogd zmm6, zmm14, zmm8, 0x6c           ;   799.5 p5      41 next
        vpternlogd zmm21, zmm6, zmm5, 0x6c           ;   800.5 p0      41 next
        vpternlogd zmm8, zmm15, zmm15, 0xf3          ;   800.5 p5      41 next
        vpternlogd zmm31, zmm7, zmm0, 0x96           ;   801.0 p0      41 next
        vpternlogd zmm8, zmm10, zmm12, 0x28          ;   801.5 p5      41 next
        vpternlogd zmm8, zmm16, zmm13, 0x69          ;   802.5 p0      41 next
        vmovdqa64 zmm2, zmm12                        ;   749.0         41 next copy
        vpternlogd zmm2, zmm30, zmm9, 0x35           ;   802.5 p5      41 next
        vpternlogd zmm20, zmm2, zmm24, 0x96          ;   803.5 p0      41 next
        vpternlogd zmm12, zmm10, zmm5, 0x6c          ;   803.5 p5      41 next
        vpternlogd zmm28, zmm1, zmm12, 0xa6          ;   804.5 p0      41 next
        vpternlogd zmm28, zmm10, zmm30, 0xb4         ;   805.5 p5      41 next
        vpternlogd zmm4, zmm12, zmm25, 0x96          ;   805.0 p0      41 next
        vpternlogd zmm23, zmm28, zmm19, 0x96         ;   806.5 p5      41 next
        vpternlogd zmm8, zmm9, zmm17, 0x96           ;   806.0 p0      41 next
        vpternlogd zmm21, zmm22, zmm5, 0x96          ;   806.5 p5      41 next
        vpord zmm5, zmm5, zmm11                      ;   807.0 p0      41 next
        vpternlogd zmm20, zmm11, zmm29, 0x96         ;   807.5 p5      41 next
        vpternlogd zmm5, zmm3, zmm27, 0x96           ;   808.0 p0      41 next
        vmovdqu64 zmm30, [rbp + 10688]               ;   681.0 p2      50 next reload
        vpternlogd zmm0, zmm30, [rbp + 6848], 0x96   ;   808.5 p5+p3  108 r
        vpxord zmm30, zmm30, [rbp + 5888]            ;   809.0 p0+p2  108 r
        vmovdqu64 zmm1, [rbp + 9664]                 ;   687.0 p3      50 next reload
        vpternlogd zmm29, zmm1, [rbp + 6464], 0x96   ;   809.5 p5+p2  108 r
        vpxord zmm1, zmm1, [rbp + 6208]              ;   810.0 p0+p3  108 r
        vmovdqu64 zmm2, [rbp + 9792]                 ;   682.5 p2      50 next reload
        vpternlogd zmm22, zmm2, [rbp + 6784], 0x96   ;   810.5 p5+p3  108 r
        vpxord zmm2, zmm2, [rbp + 5952]              ;   811.0 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 7360]                 ;   679.5 p3      50 next reload
        vpternlogd zmm25, zmm3, [rbp + 6656], 0x96   ;   811.5 p5+p2  108 r
        vpxord zmm3, zmm3, [rbp + 6016]              ;   812.0 p0+p3  108 r
        vmovdqu64 zmm6, [rbp + 10560]                ;   684.0 p2      50 next reload
        vpternlogd zmm19, zmm6, [rbp + 6592], 0x96   ;   812.5 p5+p3  108 r
        vpxord zmm6, zmm6, [rbp + 6080]              ;   813.0 p0+p2  108 r
        vmovdqu64 zmm7, [rbp + 10048]                ;   656.0 p3      50 next reload
        vpternlogd zmm18, zmm7, [rbp + 6144], 0x96   ;   813.5 p5+p2  108 r
        vpxord zmm7, zmm7, [rbp + 7552]              ;   814.0 p0+p3  108 r
        vmovdqu64 zmm9, [rbp + 9920]                 ;   685.5 p2      50 next reload
        vpternlogd zmm27, zmm9, [rbp + 6400], 0x96   ;   814.5 p5+p3  108 r
        vpxord zmm9, zmm9, [rbp + 6528]              ;   815.0 p0+p2  108 r
        vmovdqu64 zmm10, [rbp + 9536]                ;   655.0 p3      50 next reload
        vpternlogd zmm26, zmm10, [rbp + 6272], 0x96  ;   815.5 p5+p2  108 r
        vpxord zmm10, zmm10, [rbp + 7616]            ;   816.0 p0+p3  108 r
        vmovdqu64 zmm11, [rbp + 10304]               ;   688.5 p2      50 next reload
        vpternlogd zmm17, zmm11, [rbp + 6336], 0x96  ;   816.5 p5+p3  108 r
        vpxord zmm11, zmm11, [rbp + 6720]            ;   817.0 p0+p2  108 r
        vmovdqu64 zmm12, [rbp + 9984]                ;   680.5 p3      50 next reload
        vpternlogd zmm31, zmm12, [rbp + 7296], 0x96  ;   817.5 p5+p2  108 r
        vpxord zmm12, zmm12, [rbp + 7488]            ;   818.0 p0+p3  108 r
        vmovdqu64 zmm13, [rbp + 10432]               ;   682.0 p2      50 next reload
        vpternlogd zmm21, zmm13, [rbp + 7232], 0x96  ;   818.5 p5+p3  108 r
        vpxord zmm13, zmm13, [rbp + 7424]            ;   819.0 p0+p2  108 r
        vmovdqu64 zmm14, [rbp + 10816]               ;   667.0 p3      50 next reload
        vpternlogd zmm4, zmm14, [rbp + 7168], 0x96   ;   819.5 p5+p2  108 r
        vpxord zmm14, zmm14, [rbp + 7744]            ;   820.0 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 9600]                ;   683.5 p2      50 next reload
        vpternlogd zmm23, zmm15, [rbp + 7104], 0x96  ;   820.5 p5+p3  108 r
        vpxord zmm15, zmm15, [rbp + 7936]            ;   821.0 p0+p2  108 r
        vmovdqu64 zmm16, [rbp + 10112]               ;   686.5 p3      50 next reload
        vpternlogd zmm20, zmm16, [rbp + 7040], 0x96  ;   821.5 p5+p2  108 r
        add r8, 0x1800                               ;   656.5 p6     132 rounds
        and r8, 0x1fff                               ;   657.5 p11    132 rounds
        add r8, r12                                  ;   658.5 p1     132 rounds
        add r9, 0x1800                               ;   657.5 p6     132 rounds
        and r9, 0x1fff                               ;   658.5 p11    132 rounds
        add r9, r12                                  ;   659.5 p1     132 rounds
        add r10, 0x1800                              ;   658.5 p6     132 rounds
        and r10, 0x1fff                              ;   659.5 p11    132 rounds
        add r10, r12                                 ;   660.5 p1     132 rounds
        add r11, 0x1800                              ;   660.0 p6     132 rounds
        and r11, 0x1fff                              ;   661.0 p11    132 rounds
        add r11, r12                                 ;   662.0 p1     132 rounds
        vmovdqu64 zmm24, [rbp + 10240]               ;   685.0 p3      50 next reload
        vpternlogd zmm5, zmm24, [rbp + 6976], 0x96   ;   822.0 p0+p2  108 r
        vmovdqu64 zmm28, [rbp + 9152]                ;   688.0 p3      50 next reload
        vpternlogd zmm8, zmm28, [rbp + 6912], 0x96   ;   822.5 p5+p2  108 r
        vpxord zmm16, zmm16, [rbp + 8128]            ;   823.0 p0+p3  108 r
        vpxord zmm24, zmm24, [rax + 3968]            ;   823.5 p5+p2  108 r
        vmovdqu64 [rbp + 3840], zmm24                ;   824.5 p7+p4  132 rounds
        vpxord zmm28, zmm28, [rax + 4032]            ;   824.0 p0+p3  108 r
        vmovdqu64 [rbp + 3904], zmm28                ;   825.0 p8+p9  132 rounds
        add esi, 0xffffffff                          ;   663.8 p6     132 rounds
        vmovdqa64 zmm24, zmm7                        ;   815.0        108 r copy
        vmovdqa64 zmm28, zmm15                       ;   822.0        108 r copy
        vmovdqa64 zmm7, zmm26                        ;   816.5        108 r copy
        vmovdqa64 zmm26, zmm13                       ;   820.0        108 r copy
        vmovdqa64 zmm13, zmm20                       ;   822.5        108 r copy
        vmovdqa64 zmm20, zmm1                        ;   811.0        108 r copy
        vmovdqa64 zmm1, zmm22                        ;   811.5        108 r copy
        vmovdqa64 zmm22, zmm11                       ;   818.0        108 r copy
        vmovdqa64 zmm11, zmm4                        ;   820.5        108 r copy
        vmovdqa64 zmm4, zmm29                        ;   810.5        108 r copy
        vmovdqa64 zmm15, zmm8                        ;   823.5        108 r copy
        vmovdqa64 zmm8, zmm18                        ;   814.5        108 r copy
        vmovdqa64 zmm18, zmm3                        ;   813.0        108 r copy
        vmovdqa64 zmm3, zmm19                        ;   813.5        108 r copy
        vmovdqa64 zmm19, zmm6                        ;   814.0        108 r copy
        vmovdqa64 zmm6, zmm17                        ;   817.5        108 r copy
        vmovdqa64 zmm17, zmm2                        ;   812.0        108 r copy
        vmovdqa64 zmm2, zmm25                        ;   812.5        108 r copy
        vmovdqa64 zmm25, zmm12                       ;   819.0        108 r copy
        vmovdqa64 zmm12, zmm23                       ;   821.5        108 r copy
        vmovdqa64 zmm23, zmm10                       ;   817.0        108 r copy
        vmovdqa64 zmm10, zmm21                       ;   819.5        108 r copy
        vmovdqa64 zmm21, zmm9                        ;   816.0        108 r copy
        vmovdqa64 zmm9, zmm31                        ;   818.5        108 r copy
        vmovdqa64 zmm29, zmm16                       ;   824.0        108 r copy
        vmovdqa64 zmm16, zmm30                       ;   810.0        108 r copy
        vmovdqa64 zmm30, zmm27                       ;   815.5        108 r copy
        vmovdqa64 zmm27, zmm14                       ;   821.0        108 r copy
        vmovdqa64 zmm14, zmm5                        ;   823.0        108 r copy
        vmovdqa64 zmm5, zmm30                        ;   815.5        108 r copy
        lea rax, [rbp - 128]                         ;                    first state
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 11360], r8                  ;                    resident
        mov qword [rbp + 11352], r9                  ;                    resident
        mov qword [rbp + 11368], r10                 ;                    resident
        mov qword [rbp + 11376], r11                 ;                    resident
        vmovdqu64 [rbp + 3968], zmm0                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm1                 ;                    resident
        vmovdqu64 [rbp + 4096], zmm2                 ;                    resident
        vmovdqu64 [rbp + 4160], zmm3                 ;                    resident
        vmovdqu64 [rbp + 4224], zmm4                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm5                 ;                    resident
        vmovdqu64 [rbp + 4352], zmm6                 ;                    resident
        vmovdqu64 [rbp + 4416], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4480], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4672], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4736], zmm10                ;                    resident
        vmovdqu64 [rbp + 4928], zmm11                ;                    resident
        vmovdqu64 [rbp + 4992], zmm12                ;                    resident
        vmovdqu64 [rbp + 5184], zmm13                ;                    resident
        vmovdqu64 [rbp + 5248], zmm14                ;                    resident
        vmovdqu64 [rbp + 5440], zmm15                ;                    resident
        vmovdqu64 [rbp + 4544], zmm16                ;                    resident
        vmovdqu64 [rbp + 4608], zmm17                ;                    resident
        vmovdqu64 [rbp + 4800], zmm18                ;                    resident
        vmovdqu64 [rbp + 4864], zmm19                ;                    resident
        vmovdqu64 [rbp + 5056], zmm20                ;                    resident
        vmovdqu64 [rbp + 5120], zmm21                ;                    resident
        vmovdqu64 [rbp + 5312], zmm22                ;                    resident
        vmovdqu64 [rbp + 5376], zmm23                ;                    resident
        vmovdqu64 [rbp + 5504], zmm24                ;                    resident
        vmovdqu64 [rbp + 5568], zmm25                ;                    resident
        vmovdqu64 [rbp + 5632], zmm26                ;                    resident
        vmovdqu64 [rbp + 5696], zmm27                ;                    resident
        vmovdqu64 [rbp + 5760], zmm28                ;                    resident
        vmovdqu64 [rbp + 5824], zmm29                ;                    resident
        mov dword [rbp + 11404], esi                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 11384]                  ;     0.2 p3     138 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     138 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     138 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     138 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     138 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     138 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     138 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     138 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     138 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     138 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     138 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     138 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     138 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     138 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     138 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     138 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     138 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     138 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     138 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     138 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     138 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     138 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     138 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     138 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     138 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     138 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     138 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     138 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     138 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     138 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     138 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  138 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     138 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  138 dst
        vmovdqu64 zmm0, [rbp + 3968]                 ;    16.2 p3     139 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4032]                 ;    17.0 p2     139 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4096]                 ;    17.2 p3     139 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4160]                 ;    18.0 p2     139 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4224]                 ;    18.2 p3     139 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4288]                 ;    19.0 p2     139 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4352]                 ;    19.2 p3     139 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4416]                 ;    20.0 p2     139 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4480]                 ;    20.2 p3     139 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4672]                 ;    21.0 p2     139 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4736]                 ;    21.2 p3     139 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4928]                 ;    22.0 p2     139 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4992]                 ;    22.2 p3     139 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5184]                 ;    23.0 p2     139 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5248]                 ;    23.2 p3     139 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5440]                 ;    24.0 p2     139 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4544]                 ;    24.2 p3     139 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4608]                 ;    25.0 p2     139 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4800]                 ;    25.2 p3     139 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4864]                 ;    26.0 p2     139 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5056]                 ;    26.2 p3     139 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5120]                 ;    27.0 p2     139 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5312]                 ;    27.2 p3     139 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5376]                 ;    28.0 p2     139 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5504]                 ;    28.2 p3     139 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5568]                 ;    29.0 p2     139 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5632]                 ;    29.2 p3     139 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5696]                 ;    30.0 p2     139 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5760]                 ;    30.2 p3     139 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5824]                 ;    31.0 p2     139 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     139 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     139 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  139 dst
        add r8, 0x1000                               ;    21.5 p0     149 blocks
        mov qword [rbp + 11384], r8                  ;    64.3 p7+p4  149 blocks
        mov r8, qword [rbp + 11328]                  ;    21.8 p10    149 blocks
        add r8, 0x1000                               ;    26.8 p1     149 blocks
        mov qword [rbp + 11328], r8                  ;    64.7 p8+p9  149 blocks
        cmp r8, qword [rbp + 11336]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 11392]                 ;                    frame
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
kasumi_decrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
