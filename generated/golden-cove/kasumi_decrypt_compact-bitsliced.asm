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
;   blocks: 72 uops, planned 33.3; bounds: width 12.0, ports 32.5, path 6.0
;   blocks/rounds: 3216 uops, planned 825.2; bounds: width 536.0, ports 824.5, path 103.0
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
        sub rsp, 0x32c0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 12800], rax                 ;                    frame
        mov dword [rbp + 12808], ecx                 ;                    argument
        mov qword [rbp + 12736], rsi                 ;                    argument
        mov qword [rbp + 12752], rdi                 ;                    argument
        mov qword [rbp + 12792], rdx                 ;                    argument
        mov r8d, dword [rbp + 12808]                 ;     0.0 p2     149 blocks
        shl r8, 0xc                                  ;     5.0 p0     149 blocks
        add r8, qword [rbp + 12736]                  ;     6.0 p1+p3  149 blocks
        mov qword [rbp + 12744], r8                  ;     7.0 p7+p4  149 blocks
        cmp dword [rbp + 12808], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 12736]                 ;                    first state
        mov esi, 4                                   ;     0.2 p0     132 rounds reload
        mov dword [rbp + 12812], esi                 ;     1.2 p7+p4  132 rounds
        mov r8, qword [rbp + 12736]                  ;     0.5 p3     130 l.0 reload
        vmovdqu64 zmm0, [r8 + 2048]                  ;     5.5 p2     131 r.0
        vmovdqu64 [rbp + 3968], zmm0                 ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2112]                  ;     5.5 p3     131 r.1
        vmovdqu64 [rbp + 4032], zmm0                 ;    11.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2176]                  ;     5.5 p2     131 r.2
        vmovdqu64 [rbp + 4096], zmm0                 ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2240]                  ;     5.5 p3     131 r.3
        vmovdqu64 [rbp + 4160], zmm0                 ;    11.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2304]                  ;     5.5 p2     131 r.4
        vmovdqu64 [rbp + 4224], zmm0                 ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;     5.5 p3     131 r.5
        vmovdqu64 [rbp + 4288], zmm0                 ;    11.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2432]                  ;     5.5 p2     131 r.6
        vmovdqu64 [rbp + 4352], zmm0                 ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2496]                  ;     5.5 p3     131 r.7
        vmovdqu64 [rbp + 4416], zmm0                 ;    11.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2560]                  ;     5.5 p2     131 r.8
        vmovdqu64 [rbp + 4480], zmm0                 ;    11.5 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2624]                  ;     5.5 p3     131 r.9
        vmovdqu64 [rbp + 4544], zmm0                 ;    11.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2688]                  ;     6.0 p2     131 r.10
        vmovdqu64 [rbp + 4608], zmm0                 ;    12.0 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2752]                  ;     6.5 p3     131 r.11
        vmovdqu64 [rbp + 4672], zmm0                 ;    12.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2816]                  ;     7.0 p2     131 r.12
        vmovdqu64 [rbp + 4736], zmm0                 ;    13.0 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;     7.5 p3     131 r.13
        vmovdqu64 [rbp + 4800], zmm0                 ;    13.5 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 2944]                  ;     8.0 p2     131 r.14
        vmovdqu64 [rbp + 4864], zmm0                 ;    14.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3008]                  ;     8.5 p3     131 r.15
        vmovdqu64 [rbp + 4928], zmm0                 ;    15.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3072]                  ;     9.0 p2     131 r.16
        vmovdqu64 [rbp + 4992], zmm0                 ;    16.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3136]                  ;     9.5 p3     131 r.17
        vmovdqu64 [rbp + 5056], zmm0                 ;    17.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3200]                  ;    10.0 p2     131 r.18
        vmovdqu64 [rbp + 5120], zmm0                 ;    18.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3264]                  ;    10.5 p3     131 r.19
        vmovdqu64 [rbp + 5184], zmm0                 ;    19.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3328]                  ;    11.0 p2     131 r.20
        vmovdqu64 [rbp + 5248], zmm0                 ;    20.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3392]                  ;    11.5 p3     131 r.21
        vmovdqu64 [rbp + 5312], zmm0                 ;    21.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3456]                  ;    12.0 p2     131 r.22
        vmovdqu64 [rbp + 5376], zmm0                 ;    22.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3520]                  ;    12.5 p3     131 r.23
        vmovdqu64 [rbp + 5440], zmm0                 ;    23.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3584]                  ;    13.0 p2     131 r.24
        vmovdqu64 [rbp + 5504], zmm0                 ;    24.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3648]                  ;    13.5 p3     131 r.25
        vmovdqu64 [rbp + 5568], zmm0                 ;    25.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3712]                  ;    14.0 p2     131 r.26
        vmovdqu64 [rbp + 5632], zmm0                 ;    26.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3776]                  ;    14.5 p3     131 r.27
        vmovdqu64 [rbp + 5696], zmm0                 ;    27.3 p7+p4  132 rounds
        vmovdqu64 zmm0, [r8 + 3840]                  ;    15.0 p2     131 r.28
        vmovdqu64 [rbp + 5760], zmm0                 ;    28.8 p8+p9  132 rounds
        vmovdqu64 zmm0, [r8 + 3904]                  ;    15.5 p3     131 r.29
        vmovdqu64 [rbp + 5824], zmm0                 ;    29.3 p7+p4  132 rounds
        mov r8, qword [rbp + 12752]                  ;    10.7 p10    132 rounds reload
        mov qword [rbp + 12760], r8                  ;    30.8 p8+p9  132 rounds
        lea r9, [r8 + 6144]                          ;    15.7 p1     132 rounds
        mov qword [rbp + 12768], r9                  ;    31.3 p7+p4  132 rounds
        lea r9, [r8 + 4096]                          ;    15.7 p5     132 rounds
        mov qword [rbp + 12776], r9                  ;    31.8 p8+p9  132 rounds
        add r8, 0x800                                ;    15.7 p6     132 rounds
        mov qword [rbp + 12784], r8                  ;    32.3 p7+p4  132 rounds
        mov r8, qword [rbp + 12768]                  ;                    resident
        mov r9, qword [rbp + 12760]                  ;                    resident
        mov r10, qword [rbp + 12776]                 ;                    resident
        mov r11, qword [rbp + 12784]                 ;                    resident
        vmovdqu64 zmm0, [rbp + 3968]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 4096]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 4160]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 4224]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 4288]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 4352]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 4416]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4480]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4544]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4864]                ;                    resident
        vmovdqu64 zmm15, [rbp + 4928]                ;                    resident
        vmovdqu64 zmm16, [rbp + 4992]                ;                    resident
        vmovdqu64 zmm17, [rbp + 5056]                ;                    resident
        vmovdqu64 zmm18, [rbp + 5120]                ;                    resident
        vmovdqu64 zmm19, [rbp + 5184]                ;                    resident
        vmovdqu64 zmm20, [rbp + 5248]                ;                    resident
        vmovdqu64 zmm21, [rbp + 5312]                ;                    resident
        vmovdqu64 zmm22, [rbp + 5376]                ;                    resident
        vmovdqu64 zmm23, [rbp + 5440]                ;                    resident
        vmovdqu64 zmm24, [rbp + 5504]                ;                    resident
        vmovdqu64 zmm25, [rbp + 5568]                ;                    resident
        vmovdqu64 zmm26, [rbp + 5632]                ;                    resident
        vmovdqu64 zmm27, [rbp + 5696]                ;                    resident
        vmovdqu64 zmm28, [rbp + 5760]                ;                    resident
        vmovdqu64 zmm29, [rbp + 5824]                ;                    resident
        mov esi, dword [rbp + 12812]                 ;                    resident
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
        vmovdqu64 [rbp + 6272], zmm7                 ;     6.2 p7+p4   50 next spill
        vmovdqa64 zmm7, zmm8                         ;     7.0         41 next copy
        vmovdqu64 [rbp + 6336], zmm6                 ;     6.7 p8+p9   50 next spill
        vmovdqa64 zmm6, zmm8                         ;     7.0         41 next copy
        vpternlogd zmm6, zmm18, zmm30, 0x93          ;     7.0 p0      41 next
        vmovdqu64 [rbp + 6400], zmm5                 ;     8.2 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm6                         ;     8.0         41 next copy
        vpternlogd zmm5, zmm31, zmm30, 0x87          ;     8.0 p5      41 next
        vmovdqu64 [rbp + 6464], zmm4                 ;     8.7 p8+p9   50 next spill
        vpxord zmm4, zmm21, [r9]                     ;     6.0 p0+p3   50 next
        vmovdqu64 [rbp + 6528], zmm21                ;    10.2 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm6                        ;     8.0         41 next copy
        vpternlogd zmm21, zmm4, zmm18, 0x78          ;     8.0 p5      41 next
        vpxord zmm20, zmm20, zmm21                   ;     9.0 p0      41 next
        vmovdqu64 [rbp + 6592], zmm3                 ;    10.7 p8+p9   50 next spill
        vpxord zmm3, zmm22, [r9 + 64]                ;     6.0 p5+p2   50 next
        vpandd zmm16, zmm16, zmm3                    ;     7.0 p0      41 next
        vmovdqu64 [rbp + 6656], zmm22                ;    12.2 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm16                       ;     8.0         41 next copy
        vpternlogd zmm22, zmm4, zmm31, 0x87          ;     8.0 p5      41 next
        vpxord zmm7, zmm7, zmm22                     ;     9.0 p0      41 next
        vmovdqu64 [rbp + 6720], zmm2                 ;    12.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm19                        ;     8.0         41 next copy
        vpternlogd zmm2, zmm3, zmm17, 0x78           ;     8.0 p5      41 next
        vmovdqu64 [rbp + 6784], zmm1                 ;    14.2 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm3                         ;     7.0         41 next copy
        vpternlogd zmm1, zmm8, zmm18, 0x6a           ;     8.2 p0      41 next
        vmovdqu64 [rbp + 6848], zmm0                 ;    14.7 p8+p9   50 next spill
        vmovdqa64 zmm0, zmm1                         ;     9.2         41 next copy
        vpternlogd zmm0, zmm4, zmm17, 0x60           ;     9.2 p5      41 next
        vpternlogd zmm1, zmm18, zmm30, 0x4b          ;     9.2 p0      41 next
        vmovdqu64 [rbp + 6912], zmm15                ;    16.2 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm1                        ;    10.2         41 next copy
        vpternlogd zmm15, zmm17, zmm31, 0x78         ;    10.2 p5      41 next
        vmovdqu64 [rbp + 6976], zmm14                ;    16.7 p8+p9   50 next spill
        vmovdqa64 zmm14, zmm3                        ;     8.3         41 next copy
        vpternlogd zmm14, zmm31, zmm31, 0x3f         ;    10.2 p0      41 next
        vmovdqu64 [rbp + 7040], zmm13                ;    18.2 p7+p4   50 next spill
        vmovdqa64 zmm13, zmm19                       ;     8.8         41 next copy
        vpternlogd zmm13, zmm14, zmm8, 0x93          ;    11.2 p5      41 next
        vpternlogd zmm0, zmm13, zmm8, 0x39           ;    12.2 p0      41 next
        vmovdqu64 [rbp + 7104], zmm12                ;    18.7 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm14                       ;    11.2         41 next copy
        vpternlogd zmm12, zmm4, zmm17, 0x87          ;    11.7 p5      41 next
        vpternlogd zmm0, zmm16, zmm12, 0x69          ;    13.2 p0      41 next
        vmovdqa64 zmm16, zmm12                       ;    12.7         41 next copy
        vpternlogd zmm16, zmm18, zmm30, 0x28         ;    12.7 p5      41 next
        vpternlogd zmm16, zmm15, zmm8, 0x2d          ;    13.7 p0      41 next
        vpternlogd zmm16, zmm2, zmm22, 0x69          ;    14.7 p5      41 next
        vmovdqu64 [rbp + 7168], zmm11                ;    20.2 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm3                        ;    10.8         41 next copy
        vpternlogd zmm11, zmm4, zmm18, 0xc9          ;    14.2 p0      41 next
        vpternlogd zmm1, zmm5, zmm11, 0x6c           ;    15.2 p5      41 next
        vpternlogd zmm0, zmm14, zmm11, 0x4b          ;    15.2 p0      41 next
        vpternlogd zmm6, zmm0, zmm31, 0x36           ;    16.2 p5      41 next
        vpternlogd zmm7, zmm1, zmm17, 0xc6           ;    16.2 p0      41 next
        vpxord zmm0, zmm23, [r9 + 128]               ;    16.7 p5+p3   50 next
        vmovdqa64 zmm1, zmm0                         ;    17.7         41 next copy
        vmovdqa64 zmm5, zmm0                         ;    17.7         41 next copy
        vmovdqa64 zmm14, zmm0                        ;    17.7         41 next copy
        vmovdqu64 [rbp + 7232], zmm23                ;    20.7 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm4                        ;    12.7         41 next copy
        vpternlogd zmm23, zmm17, zmm30, 0x28         ;    17.2 p0      41 next
        vpternlogd zmm23, zmm4, zmm8, 0x2d           ;    18.2 p5      41 next
        vmovdqu64 [rbp + 7296], zmm10                ;    22.2 p7+p4   50 next spill
        vpxord zmm10, zmm24, [r9 + 192]              ;    18.2 p0+p2   50 next
        vpternlogd zmm23, zmm3, zmm18, 0x87          ;    19.2 p5      41 next
        vpxord zmm1, zmm1, zmm10                     ;    19.2 p0      41 next
        vmovdqu64 [rbp + 7360], zmm24                ;    22.7 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm1                        ;    20.2         41 next copy
        vmovdqu64 [rbp + 7424], zmm9                 ;    24.2 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm23                        ;    20.2         41 next copy
        vpternlogd zmm9, zmm30, zmm30, 0x3f          ;    20.2 p5      41 next
        vmovdqu64 [rbp + 7488], zmm16                ;    24.7 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm10                       ;    19.2         41 next copy
        vmovdqu64 [rbp + 7552], zmm7                 ;    26.2 p7+p4   41 next spill
        vpxord zmm7, zmm25, [r9 + 256]               ;    20.2 p0+p3   50 next
        vpternlogd zmm23, zmm2, zmm31, 0xc6          ;    20.7 p5      41 next
        vpxord zmm16, zmm16, zmm7                    ;    21.2 p0      41 next
        vmovdqa64 zmm2, zmm9                         ;    21.2         41 next copy
        vpternlogd zmm2, zmm15, zmm18, 0xd2          ;    21.7 p5      41 next
        vmovdqu64 [rbp + 7616], zmm25                ;    26.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm7                        ;    21.2         41 next copy
        vmovdqu64 [rbp + 7680], zmm6                 ;    28.2 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm7                         ;    21.2         41 next copy
        vmovdqu64 [rbp + 7744], zmm21                ;    28.7 p8+p9   41 next spill
        vpxord zmm21, zmm26, [r9 + 320]              ;    22.2 p0+p2   50 next
        vpternlogd zmm23, zmm19, zmm4, 0xb4          ;    22.7 p5      41 next
        vpternlogd zmm23, zmm8, zmm18, 0x78          ;    23.7 p0      41 next
        vmovdqu64 [rbp + 7808], zmm26                ;    30.2 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm21                       ;    23.2         41 next copy
        vmovdqu64 [rbp + 7872], zmm23                ;    30.7 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm21                       ;    23.2         41 next copy
        vpternlogd zmm23, zmm7, zmm10, 0x65          ;    23.7 p5      41 next
        vpternlogd zmm23, zmm10, zmm0, 0x4b          ;    24.7 p0      41 next
        vmovdqu64 [rbp + 7936], zmm8                 ;    32.2 p7+p4   50 next spill
        vmovdqa64 zmm8, zmm21                        ;    23.2         41 next copy
        vpternlogd zmm8, zmm7, zmm7, 0xc3            ;    24.7 p5      41 next
        vmovdqu64 [rbp + 8000], zmm22                ;    32.7 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm21                       ;    23.2         41 next copy
        vmovdqu64 [rbp + 8064], zmm15                ;    34.2 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm8                        ;    25.7         41 next copy
        vpternlogd zmm15, zmm10, zmm10, 0xcf         ;    25.7 p0      41 next
        vmovdqu64 [rbp + 8128], zmm11                ;    34.7 p8+p9   41 next spill
        vpxord zmm11, zmm27, [r9 + 384]              ;    25.7 p5+p3   50 next
        vpternlogd zmm9, zmm20, zmm31, 0x2d          ;    26.2 p0      41 next
        vpandd zmm24, zmm24, zmm11                   ;    26.7 p5      41 next
        vpandd zmm6, zmm6, zmm11                     ;    27.2 p0      41 next
        vmovdqu64 [rbp + 8192], zmm27                ;    36.2 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm11                       ;    26.7         41 next copy
        vmovdqu64 [rbp + 8256], zmm31                ;    36.7 p8+p9   50 next spill
        vmovdqa64 zmm31, zmm11                       ;    26.7         41 next copy
        vmovdqu64 [rbp + 8320], zmm30                ;    38.2 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm3                        ;    21.3         41 next copy
        vpternlogd zmm30, zmm4, zmm18, 0x35          ;    27.7 p5      41 next
        vmovdqu64 [rbp + 8384], zmm18                ;    38.7 p8+p9   50 next spill
        vpxord zmm18, zmm28, [r9 + 448]              ;    28.2 p0+p2   50 next
        vpternlogd zmm20, zmm12, zmm3, 0xb4          ;    28.7 p5      41 next
        vpternlogd zmm9, zmm30, zmm13, 0x96          ;    29.2 p0      41 next
        vmovdqa64 zmm30, zmm8                        ;    25.7         41 next copy
        vpternlogd zmm30, zmm23, zmm18, 0xc6         ;    29.7 p5      41 next
        vpandd zmm31, zmm31, zmm18                   ;    30.2 p0      41 next
        vmovdqa64 zmm12, zmm18                       ;    29.2         41 next copy
        vpternlogd zmm12, zmm10, zmm0, 0x6c          ;    30.7 p5      41 next
        vmovdqu64 [rbp + 8448], zmm28                ;    40.2 p7+p4   50 next spill
        vpxord zmm28, zmm29, [r9 + 512]              ;    31.2 p0+p3   50 next
        vpternlogd zmm20, zmm2, zmm4, 0xc6           ;    31.7 p5      41 next
        vpternlogd zmm20, zmm13, zmm17, 0x1e         ;    32.7 p0      41 next
        vpxord zmm26, zmm26, zmm28                   ;    32.7 p5      41 next
        vpternlogd zmm30, zmm26, zmm12, 0x96         ;    33.7 p0      41 next
        vpxord zmm5, zmm5, zmm28                     ;    33.7 p5      41 next
        vmovdqa64 zmm2, zmm26                        ;    33.7         41 next copy
        vmovdqa64 zmm13, zmm28                       ;    32.2         41 next copy
        vpternlogd zmm13, zmm10, zmm10, 0xcf         ;    34.2 p0      41 next
        vmovdqu64 [rbp + 8512], zmm29                ;    40.7 p8+p9   50 next spill
        vmovdqu64 zmm29, [r9 + 576]                  ;    25.0 p2      50 next
        vpxord zmm29, zmm29, [rax + 3968]            ;    34.7 p5+p3   50 next
        vpternlogd zmm12, zmm5, zmm29, 0x78          ;    35.7 p0      41 next
        vpxord zmm27, zmm27, zmm29                   ;    35.7 p5      41 next
        vpandd zmm2, zmm2, zmm29                     ;    36.2 p0      41 next
        vmovdqu64 [rbp + 8576], zmm20                ;    42.2 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm29                       ;    35.7         41 next copy
        vpternlogd zmm20, zmm7, zmm0, 0x28           ;    36.7 p5      41 next
        vmovdqu64 [rbp + 8640], zmm9                 ;    42.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm20                        ;    37.7         41 next copy
        vpternlogd zmm9, zmm28, zmm18, 0x87          ;    37.7 p0      41 next
        vmovdqu64 [rbp + 8704], zmm4                 ;    44.2 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm9                         ;    38.7         41 next copy
        vpternlogd zmm4, zmm11, zmm21, 0x78          ;    38.7 p5      41 next
        vmovdqu64 [rbp + 8768], zmm17                ;    44.7 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm29                       ;    35.7         41 next copy
        vpternlogd zmm17, zmm7, zmm10, 0x78          ;    38.2 p0      41 next
        vmovdqu64 [rbp + 8832], zmm3                 ;    46.2 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm17                        ;    39.2         41 next copy
        vpternlogd zmm3, zmm16, zmm18, 0x78          ;    39.2 p5      41 next
        vpternlogd zmm3, zmm26, zmm11, 0x78          ;    40.2 p0      41 next
        vpternlogd zmm13, zmm26, zmm3, 0x96          ;    41.2 p5      41 next
        vmovdqu64 zmm26, [rbp + 8320]                ;    38.2 p2      50 next reload
        vmovdqu64 [rbp + 8896], zmm13                ;    46.7 p8+p9   41 next spill
        vmovdqu64 zmm13, [rbp + 8128]                ;    34.7 p3      41 next reload
        vpternlogd zmm19, zmm13, zmm26, 0x2d         ;    44.2 p0      41 next
        vmovdqu64 zmm13, [r9 + 640]                  ;    29.7 p2      50 next
        vpxord zmm13, zmm13, [rax + 4032]            ;    40.7 p5+p3   50 next
        vpxord zmm25, zmm25, zmm13                   ;    41.7 p0      41 next
        vpandd zmm22, zmm22, zmm25                   ;    42.7 p5      41 next
        vpandd zmm14, zmm14, zmm13                   ;    42.2 p0      41 next
        vpternlogd zmm14, zmm29, zmm11, 0x87         ;    43.2 p5      41 next
        vpternlogd zmm1, zmm14, zmm28, 0x93          ;    44.2 p0      41 next
        vmovdqa64 zmm26, zmm25                       ;    42.7         41 next copy
        vpternlogd zmm26, zmm9, zmm18, 0x93          ;    43.7 p5      41 next
        vpternlogd zmm16, zmm26, zmm29, 0x93         ;    44.7 p0      41 next
        vpternlogd zmm24, zmm30, zmm16, 0x69         ;    45.7 p5      41 next
        vpternlogd zmm16, zmm27, zmm13, 0x78         ;    45.7 p0      41 next
        vpternlogd zmm25, zmm8, zmm23, 0x65          ;    45.7 p5      41 next
        vpternlogd zmm8, zmm5, zmm13, 0x59           ;    46.2 p0      41 next
        vpternlogd zmm8, zmm29, zmm18, 0x87          ;    47.2 p5      41 next
        vpternlogd zmm29, zmm18, zmm13, 0x93         ;    47.2 p0      41 next
        vpternlogd zmm14, zmm8, zmm4, 0x96           ;    48.2 p5      41 next
        vpternlogd zmm8, zmm23, zmm31, 0x69          ;    48.2 p0      41 next
        vpternlogd zmm8, zmm17, zmm7, 0x2d           ;    49.2 p5      41 next
        vpternlogd zmm31, zmm29, zmm13, 0x6d         ;    49.2 p0      41 next
        vmovdqa64 zmm30, zmm25                       ;    46.7         41 next copy
        vmovdqa64 zmm17, zmm13                       ;    41.7         41 next copy
        vpternlogd zmm17, zmm7, zmm10, 0x28          ;    49.7 p5      41 next
        vpternlogd zmm28, zmm17, zmm21, 0x6c         ;    50.7 p0      41 next
        vpternlogd zmm10, zmm31, zmm11, 0x93         ;    50.7 p5      41 next
        vpternlogd zmm10, zmm5, zmm13, 0x87          ;    51.7 p0      41 next
        vpternlogd zmm2, zmm10, zmm1, 0x96           ;    52.7 p5      41 next
        vpternlogd zmm1, zmm21, zmm0, 0xd2           ;    52.2 p0      41 next
        vpternlogd zmm6, zmm29, zmm1, 0x69           ;    53.2 p5      41 next
        vpxord zmm30, zmm30, zmm28                   ;    53.2 p0      41 next
        vpternlogd zmm28, zmm4, zmm4, 0xc3           ;    53.7 p5      41 next
        vpternlogd zmm3, zmm28, zmm31, 0x96          ;    54.7 p0      41 next
        vpternlogd zmm3, zmm20, zmm0, 0x2d           ;    55.7 p5      41 next
        vpternlogd zmm15, zmm30, zmm12, 0x69         ;    55.2 p0      41 next
        vpternlogd zmm16, zmm21, [rbp + 8320], 0x96  ;    55.7 p5+p2   41 next
        vmovdqu64 zmm30, [rbp + 8256]                ;    36.7 p3      50 next reload
        vpternlogd zmm24, zmm9, zmm30, 0x96          ;    56.2 p0      41 next
        vpternlogd zmm14, zmm12, [rbp + 8768], 0x69  ;    56.7 p5+p2   41 next
        vpternlogd zmm8, zmm7, [r11 + 9664], 0x69    ;    57.2 p0+p3   44 next
        vpternlogd zmm2, zmm7, [rbp + 8704], 0x96    ;    57.7 p5+p2   41 next
        vmovdqu64 zmm31, [rbp + 8384]                ;    38.7 p3      50 next reload
        vpternlogd zmm6, zmm17, zmm31, 0x96          ;    58.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 8064]                 ;    38.0 p2      41 next reload
        vpternlogd zmm30, zmm0, [rbp + 8000], 0x60   ;    58.7 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 8896]                 ;    46.7 p2      41 next reload
        vpternlogd zmm25, zmm0, [r11 + 9728], 0x96   ;    59.2 p0+p3   44 next
        vpternlogd zmm15, zmm11, [rbp + 7936], 0x96  ;    59.7 p5+p2   41 next
        vmovdqu64 zmm0, [rbp + 8832]                 ;    46.2 p3      50 next reload
        vpternlogd zmm22, zmm3, zmm0, 0x96           ;    60.2 p0      41 next
        vpternlogd zmm30, zmm19, zmm0, 0x87          ;    60.7 p5      41 next
        vpternlogd zmm30, zmm31, [rbp + 7744], 0x96  ;    61.7 p0+p2   41 next
        vpternlogd zmm30, zmm22, [r11 + 10176], 0x96 ;    62.7 p5+p3   44 next
        vpxord zmm22, zmm22, [r11 + 9600]            ;    62.2 p0+p2   44 next
        vpxord zmm31, zmm16, [r11 + 9216]            ;    62.7 p5+p3   44 next
        vmovdqu64 zmm0, [rbp + 7680]                 ;    43.0 p2      41 next reload
        vpternlogd zmm16, zmm0, [r11 + 9792], 0x96   ;    63.2 p0+p3   44 next
        vpxord zmm0, zmm24, [r11 + 9280]             ;    63.7 p5+p2   44 next
        vmovdqu64 zmm1, [rbp + 7552]                 ;    44.3 p3      41 next reload
        vpternlogd zmm24, zmm1, [r11 + 9856], 0x96   ;    64.2 p0+p2   44 next
        vpxord zmm1, zmm14, [r11 + 9344]             ;    64.7 p5+p3   44 next
        vmovdqu64 zmm3, [rbp + 7488]                 ;    46.0 p2      41 next reload
        vpternlogd zmm14, zmm3, [r11 + 9920], 0x96   ;    65.2 p0+p3   44 next
        vpxord zmm3, zmm2, [r11 + 9536]              ;    65.7 p5+p2   44 next
        vmovdqu64 zmm4, [rbp + 8576]                 ;    47.3 p3      41 next reload
        vpternlogd zmm2, zmm4, [r11 + 10112], 0x96   ;    66.2 p0+p2   44 next
        vpxord zmm4, zmm6, [r11 + 9408]              ;    66.7 p5+p3   44 next
        vmovdqu64 zmm5, [rbp + 7872]                 ;    49.0 p2      41 next reload
        vpternlogd zmm6, zmm5, [r11 + 9984], 0x96    ;    67.2 p0+p3   44 next
        vpxord zmm5, zmm15, [r11 + 9472]             ;    67.7 p5+p2   44 next
        vmovdqu64 zmm7, [rbp + 8640]                 ;    50.3 p3      41 next reload
        vpternlogd zmm15, zmm7, [r11 + 10048], 0x96  ;    68.2 p0+p2   44 next
        vpxord zmm7, zmm25, zmm1                     ;    68.7 p5      41 next
        vpxord zmm9, zmm8, zmm5                      ;    69.2 p0      41 next
        vpxord zmm10, zmm22, zmm4                    ;    69.7 p5      41 next
        vpxord zmm11, zmm22, zmm31                   ;    70.2 p0      41 next
        vpxord zmm12, zmm31, zmm0                    ;    70.7 p5      41 next
        vpandd zmm13, zmm8, zmm5                     ;    71.2 p0      41 next
        vpternlogd zmm13, zmm25, zmm31, 0x87         ;    72.2 p5      41 next
        vpandd zmm17, zmm12, zmm5                    ;    72.2 p0      41 next
        vpandd zmm18, zmm7, zmm0                     ;    72.7 p5      41 next
        vpxord zmm19, zmm0, zmm1                     ;    73.2 p0      41 next
        vpandd zmm20, zmm8, zmm10                    ;    73.7 p5      41 next
        vpandd zmm21, zmm7, zmm4                     ;    74.2 p0      41 next
        vmovdqa64 zmm23, zmm8                        ;    58.2         41 next copy
        vpternlogd zmm23, zmm1, zmm31, 0x28          ;    74.7 p5      41 next
        vpandd zmm26, zmm1, zmm5                     ;    75.2 p0      41 next
        vpandd zmm27, zmm5, zmm3                     ;    75.7 p5      41 next
        vmovdqa64 zmm28, zmm23                       ;    75.7         41 next copy
        vpternlogd zmm28, zmm22, zmm3, 0x87          ;    76.2 p0      41 next
        vpternlogd zmm23, zmm31, zmm31, 0xf3         ;    76.7 p5      41 next
        vmovdqa64 zmm29, zmm3                        ;    66.7         41 next copy
        vpternlogd zmm29, zmm0, zmm31, 0x6c          ;    77.2 p0      41 next
        vmovdqu64 [rbp + 8640], zmm21                ;    75.2 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm7                        ;    69.7         41 next copy
        vpternlogd zmm21, zmm28, zmm3, 0x93          ;    77.7 p5      41 next
        vpternlogd zmm21, zmm19, zmm8, 0x87          ;    78.7 p0      41 next
        vpternlogd zmm9, zmm21, zmm25, 0x6c          ;    79.7 p5      41 next
        vpternlogd zmm9, zmm4, zmm16, 0x96           ;    80.7 p0      41 next
        vmovdqu64 [rbp + 7872], zmm9                 ;    81.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm13                        ;    73.2         41 next copy
        vpternlogd zmm9, zmm12, zmm22, 0x87          ;    79.7 p5      41 next
        vmovdqu64 [rbp + 8576], zmm24                ;    65.2 p7+p4   44 next spill
        vmovdqa64 zmm24, zmm28                       ;    77.2         41 next copy
        vpternlogd zmm24, zmm5, zmm4, 0x78           ;    80.2 p0      41 next
        vmovdqu64 [rbp + 7488], zmm28                ;    77.2 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm22                       ;    63.2         41 next copy
        vpternlogd zmm28, zmm4, zmm0, 0x93           ;    80.7 p5      41 next
        vpternlogd zmm22, zmm18, zmm4, 0x6c          ;    81.2 p0      41 next
        vmovdqu64 [rbp + 7552], zmm18                ;    73.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm4                        ;    67.7         41 next copy
        vpternlogd zmm18, zmm1, zmm0, 0x65           ;    81.7 p5      41 next
        vpternlogd zmm18, zmm12, zmm31, 0x4b         ;    82.7 p0      41 next
        vpternlogd zmm31, zmm9, zmm4, 0x9c           ;    82.7 p5      41 next
        vpternlogd zmm4, zmm1, zmm1, 0xc3            ;    83.2 p0      41 next
        vpternlogd zmm7, zmm4, zmm18, 0x65           ;    84.2 p5      41 next
        vpxord zmm12, zmm22, zmm7                    ;    85.2 p0      41 next
        vmovdqu64 [rbp + 7680], zmm14                ;    66.2 p8+p9   44 next spill
        vmovdqa64 zmm14, zmm8                        ;    58.2         41 next copy
        vpternlogd zmm14, zmm1, zmm0, 0x78           ;    84.7 p5      41 next
        vpternlogd zmm19, zmm14, zmm3, 0x6c          ;    85.7 p0      41 next
        vpternlogd zmm19, zmm10, zmm5, 0x78          ;    86.7 p5      41 next
        vpternlogd zmm28, zmm7, zmm19, 0x96          ;    87.7 p0      41 next
        vmovdqa64 zmm7, zmm25                        ;    60.2         41 next copy
        vpternlogd zmm7, zmm8, zmm3, 0x95            ;    86.7 p5      41 next
        vpternlogd zmm26, zmm31, zmm7, 0x69          ;    87.7 p0      41 next
        vpternlogd zmm7, zmm27, zmm25, 0x79          ;    87.7 p5      41 next
        vpternlogd zmm22, zmm7, zmm24, 0x69          ;    88.7 p0      41 next
        vpternlogd zmm23, zmm22, zmm19, 0x96         ;    89.7 p5      41 next
        vpternlogd zmm7, zmm5, zmm0, 0x87            ;    89.2 p0      41 next
        vpternlogd zmm7, zmm11, zmm25, 0x87          ;    90.2 p5      41 next
        vpternlogd zmm25, zmm11, zmm4, 0x4b          ;    90.2 p0      41 next
        vpternlogd zmm11, zmm29, zmm8, 0x6c          ;    90.7 p5      41 next
        vpternlogd zmm20, zmm7, zmm9, 0x96           ;    91.2 p0      41 next
        vpternlogd zmm25, zmm8, zmm3, 0x87           ;    91.7 p5      41 next
        vpternlogd zmm3, zmm4, zmm18, 0x9a           ;    92.2 p0      41 next
        vpternlogd zmm10, zmm29, zmm3, 0x96          ;    93.2 p5      41 next
        vpternlogd zmm4, zmm0, zmm0, 0xcf            ;    93.2 p0      41 next
        vpternlogd zmm17, zmm10, zmm21, 0x69         ;    94.2 p5      41 next
        vpternlogd zmm13, zmm24, zmm25, 0x96         ;    94.2 p0      41 next
        vpternlogd zmm27, zmm25, zmm18, 0x69         ;    94.7 p5      41 next
        vpternlogd zmm4, zmm12, zmm11, 0x69          ;    95.2 p0      41 next
        vpternlogd zmm27, zmm14, zmm1, 0x78          ;    95.7 p5      41 next
        vpandd zmm31, zmm30, zmm16                   ;    96.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 8576]                 ;    65.2 p3      44 next reload
        vmovdqa64 zmm3, zmm0                         ;    71.2         41 next copy
        vpternlogd zmm3, zmm30, zmm0, 0x3f           ;    96.7 p5      41 next
        vpternlogd zmm20, zmm1, zmm2, 0x96           ;    97.2 p0      41 next
        vmovdqa64 zmm1, zmm15                        ;    69.2         41 next copy
        vmovdqu64 zmm7, [rbp + 7680]                 ;    66.2 p2      44 next reload
        vmovdqa64 zmm8, zmm6                         ;    68.2         41 next copy
        vpternlogd zmm8, zmm16, zmm7, 0x6c           ;    97.7 p5      41 next
        vpternlogd zmm13, zmm11, zmm7, 0x69          ;    98.2 p0      41 next
        vmovdqa64 zmm9, zmm15                        ;    69.2         41 next copy
        vpternlogd zmm4, zmm5, zmm15, 0x96           ;    98.7 p5      41 next
        vmovdqa64 zmm5, zmm30                        ;    63.7         41 next copy
        vpternlogd zmm5, zmm15, zmm6, 0x6a           ;    99.2 p0      41 next
        vmovdqa64 zmm10, zmm15                       ;    69.2         41 next copy
        vpternlogd zmm10, zmm6, zmm16, 0x93          ;    99.7 p5      41 next
        vmovdqa64 zmm11, zmm30                       ;    63.7         41 next copy
        vpternlogd zmm11, zmm2, zmm6, 0xc9           ;   100.2 p0      41 next
        vmovdqa64 zmm12, zmm30                       ;    63.7         41 next copy
        vpternlogd zmm12, zmm2, zmm6, 0x35           ;   100.7 p5      41 next
        vpternlogd zmm26, zmm6, [rbp + 7552], 0x96   ;   101.2 p0+p3   41 next
        vmovdqa64 zmm14, zmm2                        ;    67.2         41 next copy
        vpternlogd zmm14, zmm7, zmm16, 0x28          ;   101.7 p5      41 next
        vpternlogd zmm14, zmm2, zmm15, 0x2d          ;   102.7 p0      41 next
        vpternlogd zmm14, zmm30, zmm6, 0x87          ;   103.7 p5      41 next
        vmovdqu64 zmm18, [r10 + 512]                 ;    59.8 p2      50 next
        vmovdqu64 zmm19, [rbp + 6848]                ;    60.0 p3      50 next reload
        vpxord zmm18, zmm18, zmm19                   ;   103.2 p0      50 next
        vmovdqu64 zmm21, [r10 + 576]                 ;    60.8 p2      50 next
        vmovdqu64 zmm22, [rbp + 6784]                ;    61.0 p3      50 next reload
        vpxord zmm21, zmm21, zmm22                   ;   103.7 p5      50 next
        vpternlogd zmm23, zmm30, [rbp + 8640], 0x96  ;   104.2 p0+p2   41 next
        vmovdqu64 zmm24, [r10 + 640]                 ;    62.0 p3      50 next
        vpternlogd zmm17, zmm0, [rbp + 7488], 0x96   ;   104.7 p5+p2   41 next
        vmovdqu64 zmm25, [rbp + 6720]                ;    63.0 p3      50 next reload
        vpxord zmm24, zmm24, zmm25                   ;   105.2 p0      50 next
        vmovdqa64 zmm29, zmm5                        ;   100.2         41 next copy
        vpternlogd zmm29, zmm2, zmm7, 0x60           ;   105.7 p5      41 next
        vpternlogd zmm5, zmm6, zmm16, 0x4b           ;   106.2 p0      41 next
        vmovdqa64 zmm25, zmm31                       ;    97.2         41 next copy
        vpternlogd zmm25, zmm2, zmm0, 0x87           ;   106.7 p5      41 next
        vpxord zmm9, zmm9, zmm25                     ;   107.7 p0      41 next
        vmovdqa64 zmm22, zmm3                        ;    97.7         41 next copy
        vpternlogd zmm22, zmm2, zmm7, 0x87           ;   107.7 p5      41 next
        vmovdqa64 zmm19, zmm8                        ;    98.7         41 next copy
        vpternlogd zmm19, zmm3, zmm15, 0x93          ;   108.2 p0      41 next
        vpternlogd zmm29, zmm19, zmm15, 0x39         ;   109.2 p5      41 next
        vpternlogd zmm29, zmm31, zmm22, 0x69         ;   110.2 p0      41 next
        vpternlogd zmm29, zmm3, zmm11, 0x4b          ;   111.2 p5      41 next
        vpternlogd zmm29, zmm10, zmm0, 0x1e          ;   112.2 p0      41 next
        vmovdqa64 zmm31, zmm10                       ;   100.7         41 next copy
        vpternlogd zmm31, zmm0, zmm16, 0x87          ;   110.7 p5      41 next
        vpternlogd zmm10, zmm2, zmm6, 0x78           ;   111.2 p0      41 next
        vpternlogd zmm31, zmm5, zmm11, 0x78          ;   111.7 p5      41 next
        vpternlogd zmm9, zmm31, zmm7, 0xc6           ;   112.7 p0      41 next
        vpternlogd zmm11, zmm8, zmm16, 0x39          ;   112.7 p5      41 next
        vpternlogd zmm5, zmm7, zmm0, 0x78            ;   113.2 p0      41 next
        vpxord zmm1, zmm1, zmm10                     ;   113.7 p5      41 next
        vmovdqa64 zmm31, zmm8                        ;    98.7         41 next copy
        vpternlogd zmm31, zmm30, zmm7, 0x78          ;   114.2 p0      41 next
        vmovdqa64 zmm3, zmm14                        ;   104.7         41 next copy
        vpternlogd zmm3, zmm16, zmm16, 0x3f          ;   114.7 p5      41 next
        vpternlogd zmm16, zmm22, zmm6, 0x60          ;   115.2 p0      41 next
        vpternlogd zmm16, zmm5, zmm15, 0x2d          ;   116.2 p5      41 next
        vpternlogd zmm14, zmm31, zmm0, 0xc6          ;   116.2 p0      41 next
        vpternlogd zmm31, zmm16, zmm25, 0x69         ;   117.2 p5      41 next
        vpternlogd zmm14, zmm8, zmm2, 0xb4           ;   117.2 p0      41 next
        vpternlogd zmm14, zmm15, zmm6, 0x78          ;   118.2 p5      41 next
        vmovdqu64 zmm8, [r10 + 704]                  ;    67.3 p2      50 next
        vpternlogd zmm22, zmm1, zmm30, 0x9c          ;   118.2 p0      41 next
        vpternlogd zmm25, zmm5, zmm0, 0x28           ;   118.7 p5      41 next
        vpternlogd zmm25, zmm11, zmm30, 0x87         ;   119.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 6592]                ;    68.0 p3      50 next reload
        vpxord zmm8, zmm8, zmm30                     ;   119.7 p5      50 next
        vpternlogd zmm1, zmm0, zmm3, 0x59            ;   120.2 p0      41 next
        vpternlogd zmm3, zmm5, zmm6, 0xd2            ;   120.7 p5      41 next
        vpternlogd zmm22, zmm3, zmm2, 0xc6           ;   121.7 p0      41 next
        vpternlogd zmm25, zmm10, zmm6, 0x96          ;   121.7 p5      41 next
        vmovdqu64 zmm0, [r10 + 768]                  ;    69.0 p2      50 next
        vmovdqu64 zmm2, [rbp + 6464]                 ;    69.2 p3      50 next reload
        vpxord zmm0, zmm0, zmm2                      ;   122.2 p0      50 next
        vmovdqu64 zmm3, [r10 + 832]                  ;    70.0 p2      50 next
        vmovdqu64 zmm5, [rbp + 6400]                 ;    70.2 p3      50 next reload
        vpxord zmm3, zmm3, zmm5                      ;   122.7 p5      50 next
        vmovdqu64 zmm6, [r10 + 896]                  ;    71.0 p2      50 next
        vmovdqu64 zmm10, [rbp + 6336]                ;    71.2 p3      50 next reload
        vpxord zmm6, zmm6, zmm10                     ;   123.2 p0      50 next
        vmovdqu64 zmm11, [r10 + 960]                 ;    72.0 p2      50 next
        vpternlogd zmm1, zmm12, zmm19, 0x96          ;   123.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 6272]                ;    72.2 p3      50 next reload
        vpxord zmm11, zmm11, zmm12                   ;   124.2 p0      50 next
        vpternlogd zmm22, zmm19, zmm7, 0x1e          ;   124.7 p5      41 next
        vmovdqu64 zmm7, [r10]                        ;    73.0 p2      50 next
        vmovdqu64 zmm15, [rbp + 6144]                ;    73.2 p3      50 next reload
        vpxord zmm7, zmm7, zmm15                     ;   125.2 p0      50 next
        vmovdqu64 zmm16, [rbp + 7296]                ;    74.0 p2      50 next reload
        vpternlogd zmm9, zmm17, zmm16, 0x96          ;   125.7 p5      50 next
        vmovdqu64 zmm19, [rbp + 7168]                ;    74.2 p3      50 next reload
        vpternlogd zmm31, zmm13, zmm19, 0x96         ;   126.2 p0      50 next
        vpternlogd zmm14, zmm26, [rbp + 7104], 0x96  ;   126.7 p5+p2   50 next
        vmovdqu64 zmm15, [r10 + 64]                  ;    75.2 p3      50 next
        vpxord zmm15, zmm15, [rbp + 7424]            ;   127.2 p0+p2   50 next
        vmovdqu64 zmm12, [r10 + 128]                 ;    76.2 p3      50 next
        vpxord zmm12, zmm12, zmm16                   ;   127.7 p5      50 next
        vmovdqu64 zmm16, [r10 + 192]                 ;    77.0 p2      50 next
        vpxord zmm16, zmm16, zmm19                   ;   128.2 p0      50 next
        vpternlogd zmm25, zmm23, [rbp + 6912], 0x96  ;   128.7 p5+p3   50 next
        vmovdqu64 zmm19, [r10 + 256]                 ;    78.0 p2      50 next
        vpxord zmm19, zmm19, [rbp + 7104]            ;   129.2 p0+p3   50 next
        vpternlogd zmm1, zmm4, [rbp + 7040], 0x96    ;   129.7 p5+p2   50 next
        vmovdqu64 zmm10, [r10 + 320]                 ;    79.2 p3      50 next
        vpxord zmm10, zmm10, [rbp + 7040]            ;   130.2 p0+p2   50 next
        vmovdqu64 zmm5, [r10 + 384]                  ;    80.2 p3      50 next
        vpxord zmm5, zmm5, [rbp + 6976]              ;   130.7 p5+p2   50 next
        vpternlogd zmm22, zmm20, [rbp + 6976], 0x96  ;   131.2 p0+p3   50 next
        vmovdqu64 zmm2, [r10 + 448]                  ;    82.0 p2      50 next
        vpxord zmm2, zmm2, [rbp + 6912]              ;   131.7 p5+p3   50 next
        vpandd zmm30, zmm18, zmm6                    ;   132.2 p0      41 next
        vmovdqu64 [rbp + 7680], zmm25                ;   129.7 p7+p4   50 next spill
        vpxord zmm25, zmm10, zmm12                   ;   132.7 p5      41 next
        vmovdqu64 [rbp + 8576], zmm22                ;   132.2 p8+p9   50 next spill
        vpxord zmm22, zmm10, zmm11                   ;   133.2 p0      41 next
        vmovdqu64 [rbp + 7488], zmm1                 ;   130.7 p7+p4   50 next spill
        vpxord zmm1, zmm11, zmm7                     ;   133.7 p5      41 next
        vmovdqu64 [rbp + 8640], zmm14                ;   127.7 p8+p9   50 next spill
        vpandd zmm14, zmm1, zmm16                    ;   134.7 p0      41 next
        vmovdqu64 [rbp + 7552], zmm31                ;   127.2 p7+p4   50 next spill
        vpandd zmm31, zmm11, zmm2                    ;   134.7 p5      41 next
        vpternlogd zmm31, zmm5, zmm16, 0x87          ;   135.7 p0      41 next
        vpternlogd zmm1, zmm31, zmm10, 0x93          ;   136.7 p5      41 next
        vmovdqu64 [rbp + 8384], zmm9                 ;   126.7 p8+p9   50 next spill
        vpandd zmm9, zmm25, zmm5                     ;   136.2 p0      41 next
        vmovdqu64 [rbp + 7744], zmm28                ;    88.7 p7+p4   41 next spill
        vpxord zmm28, zmm16, zmm5                    ;   136.7 p5      41 next
        vmovdqu64 [rbp + 8832], zmm27                ;    96.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm1                        ;   137.7         41 next copy
        vpternlogd zmm27, zmm12, zmm11, 0xd2         ;   137.7 p0      41 next
        vmovdqu64 [rbp + 7936], zmm23                ;   105.2 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm5                        ;   131.7         41 next copy
        vpternlogd zmm23, zmm15, zmm11, 0x28         ;   137.7 p5      41 next
        vmovdqu64 [rbp + 8896], zmm20                ;    98.2 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm19                       ;   130.2         41 next copy
        vpternlogd zmm20, zmm7, zmm11, 0x6c          ;   138.2 p0      41 next
        vmovdqu64 [rbp + 8256], zmm4                 ;    99.7 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm23                        ;   138.7         41 next copy
        vpternlogd zmm4, zmm10, zmm19, 0x87          ;   138.7 p5      41 next
        vpternlogd zmm23, zmm11, zmm11, 0xf3         ;   139.2 p0      41 next
        vmovdqu64 [rbp + 8000], zmm26                ;   102.2 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm22                       ;   134.2         41 next copy
        vpternlogd zmm26, zmm20, zmm5, 0x6c          ;   139.7 p5      41 next
        vmovdqu64 [rbp + 8064], zmm13                ;    99.2 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm10                       ;   131.2         41 next copy
        vpternlogd zmm13, zmm7, zmm7, 0xcf           ;   140.2 p0      41 next
        vmovdqu64 [rbp + 8704], zmm17                ;   105.7 p8+p9   41 next spill
        vpxord zmm17, zmm7, zmm15                    ;   140.7 p5      41 next
        vmovdqu64 [rbp + 8768], zmm30                ;   133.2 p7+p4   41 next spill
        vpandd zmm30, zmm16, zmm15                   ;   141.2 p0      41 next
        vmovdqu64 [rbp + 8320], zmm18                ;   104.2 p8+p9   50 next spill
        vpandd zmm18, zmm16, zmm19                   ;   141.7 p5      41 next
        vmovdqu64 [rbp + 8128], zmm21                ;   104.7 p7+p4   50 next spill
        vmovdqa64 zmm21, zmm4                        ;   139.7         41 next copy
        vpternlogd zmm21, zmm16, zmm12, 0x78         ;   142.2 p0      41 next
        vmovdqu64 [rbp + 8960], zmm24                ;   106.2 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm12                       ;   128.7         41 next copy
        vpternlogd zmm24, zmm15, zmm7, 0x65          ;   142.7 p5      41 next
        vpternlogd zmm24, zmm11, zmm7, 0x2d          ;   143.7 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;   128.7         41 next copy
        vmovdqu64 [rbp + 9024], zmm3                 ;   123.7 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm12                        ;   128.7         41 next copy
        vpternlogd zmm3, zmm15, zmm15, 0xc3          ;   143.7 p5      41 next
        vmovdqu64 [rbp + 9088], zmm8                 ;   120.7 p8+p9   50 next spill
        vpxord zmm8, zmm15, zmm2                     ;   144.2 p0      41 next
        vpandd zmm11, zmm11, zmm8                    ;   145.2 p5      41 next
        vmovdqu64 [rbp + 9152], zmm11                ;   146.2 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm8                        ;   145.2         41 next copy
        vpternlogd zmm11, zmm4, zmm19, 0x93          ;   145.2 p0      41 next
        vpternlogd zmm11, zmm17, zmm5, 0x87          ;   146.2 p5      41 next
        vpternlogd zmm28, zmm11, zmm2, 0x6c          ;   147.2 p0      41 next
        vpternlogd zmm8, zmm3, zmm24, 0x65           ;   146.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm4                 ;   139.7 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm2                         ;   132.7         41 next copy
        vpternlogd zmm4, zmm5, zmm19, 0x95           ;   147.2 p0      41 next
        vpternlogd zmm30, zmm27, zmm4, 0x69          ;   148.2 p5      41 next
        vpternlogd zmm4, zmm18, zmm2, 0x79           ;   148.2 p0      41 next
        vmovdqa64 zmm27, zmm5                        ;   131.7         41 next copy
        vpternlogd zmm27, zmm15, zmm7, 0x78          ;   148.7 p5      41 next
        vpternlogd zmm17, zmm27, zmm19, 0x6c         ;   149.7 p0      41 next
        vpternlogd zmm17, zmm25, zmm16, 0x78         ;   150.7 p5      41 next
        vpternlogd zmm13, zmm17, zmm25, 0x96         ;   151.7 p0      41 next
        vmovdqu64 [rbp + 9280], zmm13                ;   152.7 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm2                        ;   132.7         41 next copy
        vpternlogd zmm13, zmm15, zmm7, 0x28          ;   150.7 p5      41 next
        vpternlogd zmm10, zmm13, zmm12, 0x6c         ;   151.7 p0      41 next
        vmovdqu64 [rbp + 9344], zmm30                ;   149.2 p8+p9   41 next spill
        vpxord zmm30, zmm8, zmm10                    ;   152.7 p5      41 next
        vpternlogd zmm10, zmm4, zmm21, 0x69          ;   152.7 p0      41 next
        vpternlogd zmm23, zmm10, zmm17, 0x96         ;   153.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 7872]                ;    89.5 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 7424]                ;    89.7 p3      50 next reload
        vpternlogd zmm29, zmm17, zmm10, 0x96         ;   153.2 p0      50 next
        vpternlogd zmm4, zmm16, zmm7, 0x87           ;   153.7 p5      41 next
        vpternlogd zmm4, zmm22, zmm2, 0x87           ;   154.7 p0      41 next
        vpternlogd zmm22, zmm2, zmm3, 0x63           ;   154.7 p5      41 next
        vpternlogd zmm9, zmm4, zmm1, 0x96            ;   155.7 p0      41 next
        vpternlogd zmm22, zmm5, zmm19, 0x87          ;   155.7 p5      41 next
        vpternlogd zmm19, zmm3, zmm24, 0x9a          ;   156.2 p0      41 next
        vpternlogd zmm3, zmm7, zmm7, 0xcf            ;   156.7 p5      41 next
        vpternlogd zmm25, zmm20, zmm19, 0x96         ;   157.2 p0      41 next
        vmovdqu64 zmm1, [r11 + 8192]                 ;    91.3 p2      44 next
        vmovdqu64 zmm2, [r11 + 8256]                 ;    91.5 p3      44 next
        vpternlogd zmm14, zmm25, zmm11, 0x69         ;   158.2 p5      41 next
        vmovdqu64 zmm4, [r11 + 8320]                 ;    92.3 p2      44 next
        vmovdqu64 zmm5, [r11 + 8384]                 ;    92.5 p3      44 next
        vmovdqu64 zmm7, [r11 + 8448]                 ;    93.3 p2      44 next
        vmovdqu64 zmm11, [r11 + 8512]                ;    93.5 p3      44 next
        vmovdqu64 zmm19, [r11 + 8576]                ;    94.3 p2      44 next
        vpternlogd zmm31, zmm21, zmm22, 0x96         ;   158.2 p0      41 next
        vpternlogd zmm18, zmm22, zmm24, 0x69         ;   158.7 p5      41 next
        vpternlogd zmm3, zmm30, zmm26, 0x69          ;   159.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 8320]                ;   104.2 p3      50 next reload
        vmovdqu64 zmm20, [rbp + 8960]                ;   106.2 p2      50 next reload
        vmovdqu64 zmm21, [rbp + 9088]                ;   120.7 p3      41 next
        vpternlogd zmm21, zmm20, zmm30, 0x6a         ;   159.7 p5      41 next
        vmovdqu64 zmm22, [rbp + 9024]                ;   123.7 p2      50 next reload
        vmovdqa64 zmm24, zmm20                       ;   112.2         41 next copy
        vpternlogd zmm24, zmm30, zmm22, 0x48         ;   160.2 p0      41 next
        vpternlogd zmm18, zmm27, zmm15, 0x2d         ;   160.7 p5      41 next
        vpternlogd zmm28, zmm12, zmm30, 0x96         ;   161.2 p0      41 next
        vmovdqu64 zmm12, [rbp + 9088]                ;   120.7 p3      50 next reload
        vmovdqa64 zmm25, zmm0                        ;   123.2         41 next copy
        vpternlogd zmm25, zmm30, zmm12, 0x95         ;   161.7 p5      41 next
        vpternlogd zmm31, zmm26, zmm20, 0x69         ;   162.2 p0      41 next
        vpternlogd zmm3, zmm16, zmm0, 0x96           ;   162.7 p5      41 next
        vmovdqa64 zmm16, zmm0                        ;   123.2         41 next copy
        vpternlogd zmm24, zmm22, zmm0, 0x2d          ;   163.2 p0      41 next
        vmovdqa64 zmm26, zmm0                        ;   123.2         41 next copy
        vpternlogd zmm9, zmm15, zmm22, 0x96          ;   163.7 p5      41 next
        vpternlogd zmm24, zmm6, zmm12, 0x87          ;   164.2 p0      41 next
        vmovdqa64 zmm27, zmm6                        ;   124.2         41 next copy
        vpternlogd zmm27, zmm0, zmm12, 0x6a          ;   164.7 p5      41 next
        vpxord zmm1, zmm1, zmm28                     ;   165.2 p0      44 next
        vpxord zmm4, zmm4, zmm31                     ;   165.7 p5      44 next
        vpxord zmm7, zmm7, zmm3                      ;   166.2 p0      44 next
        vpxord zmm11, zmm11, zmm9                    ;   166.7 p5      44 next
        vpternlogd zmm13, zmm12, [rbp + 9344], 0x96  ;   167.2 p0+p2   41 next
        vpxord zmm5, zmm5, zmm13                     ;   168.2 p5      44 next
        vpternlogd zmm23, zmm6, [rbp + 9152], 0x96   ;   168.2 p0+p3   41 next
        vpxord zmm19, zmm19, zmm23                   ;   169.2 p5      44 next
        vmovdqa64 zmm17, zmm6                        ;   124.2         41 next copy
        vpternlogd zmm17, zmm22, zmm12, 0xc9         ;   169.2 p0      41 next
        vpternlogd zmm18, zmm15, [r11 + 8640], 0x69  ;   169.7 p5+p2   44 next
        vmovdqa64 zmm15, zmm6                        ;   124.2         41 next copy
        vpternlogd zmm15, zmm22, zmm12, 0x35         ;   170.2 p0      41 next
        vmovdqa64 zmm10, zmm27                       ;   165.7         41 next copy
        vpternlogd zmm10, zmm22, zmm20, 0x60         ;   170.7 p5      41 next
        vpternlogd zmm27, zmm12, zmm30, 0x4b         ;   171.2 p0      41 next
        vmovdqu64 [rbp + 9152], zmm29                ;   154.2 p7+p4   50 next spill
        vmovdqa64 zmm29, zmm25                       ;   162.7         41 next copy
        vpternlogd zmm29, zmm22, zmm12, 0x78         ;   171.7 p5      41 next
        vpxord zmm16, zmm16, zmm29                   ;   172.7 p0      41 next
        vmovdqu64 [rbp + 9344], zmm5                 ;   169.2 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm24                        ;   165.2         41 next copy
        vpternlogd zmm5, zmm30, zmm30, 0x3f          ;   172.7 p5      41 next
        vmovdqu64 [rbp + 9408], zmm11                ;   167.7 p7+p4   44 next spill
        vmovdqu64 zmm11, [rbp + 9344]                ;   169.2 p3      41 next
        vpxord zmm11, zmm11, zmm19                   ;   175.2 p0      41 next
        vmovdqu64 [rbp + 9472], zmm11                ;   176.2 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm21                       ;   160.7         41 next copy
        vpternlogd zmm11, zmm6, zmm20, 0x78          ;   173.7 p5      41 next
        vpternlogd zmm24, zmm11, [rbp + 8128], 0xc6  ;   174.7 p0+p2   41 next
        vpternlogd zmm24, zmm21, zmm22, 0xb4         ;   175.7 p5      41 next
        vpternlogd zmm24, zmm0, zmm12, 0x78          ;   176.7 p0      41 next
        vpternlogd zmm13, zmm24, [r11 + 8960], 0x96  ;   177.7 p5+p3   44 next
        vmovdqa64 zmm24, zmm17                       ;   170.2         41 next copy
        vpternlogd zmm24, zmm21, zmm30, 0x39         ;   176.2 p0      41 next
        vmovdqu64 [rbp + 9536], zmm13                ;   178.7 p7+p4   44 next spill
        vmovdqu64 zmm13, [rbp + 8128]                ;   104.7 p2      41 next
        vpternlogd zmm13, zmm6, [rbp + 8128], 0x3f   ;   176.7 p5+p3   41 next
        vpternlogd zmm21, zmm13, zmm0, 0x93          ;   177.7 p0      41 next
        vpternlogd zmm10, zmm21, zmm0, 0x39          ;   178.7 p5      41 next
        vmovdqu64 [rbp + 9600], zmm19                ;   170.2 p8+p9   44 next spill
        vmovdqa64 zmm19, zmm13                       ;   177.7         41 next copy
        vpternlogd zmm19, zmm22, zmm20, 0x87         ;   178.2 p0      41 next
        vmovdqu64 [rbp + 9664], zmm1                 ;   166.2 p7+p4   44 next spill
        vmovdqu64 zmm1, [rbp + 9600]                 ;   170.2 p2      41 next
        vpxord zmm1, zmm1, [rbp + 9664]              ;   178.7 p5+p3   41 next
        vmovdqu64 [rbp + 9728], zmm1                 ;   179.7 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 9664]                 ;   166.2 p2      41 next
        vmovdqu64 [rbp + 9792], zmm4                 ;   166.7 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 9408]                 ;   167.7 p3      41 next
        vpandd zmm4, zmm4, zmm7                      ;   179.2 p0      41 next
        vmovdqu64 [rbp + 9856], zmm4                 ;   180.2 p8+p9   41 next spill
        vmovdqu64 zmm4, [rbp + 9792]                 ;   166.7 p2      41 next
        vmovdqu64 [rbp + 9920], zmm18                ;   170.7 p7+p4   44 next spill
        vmovdqu64 zmm18, [rbp + 9792]                ;   166.7 p3      41 next
        vmovdqu64 [rbp + 9984], zmm7                 ;   167.2 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 9920]                 ;   170.7 p2      41 next
        vpxord zmm7, zmm7, [rbp + 9984]              ;   179.7 p5+p3   41 next
        vmovdqu64 [rbp + 10048], zmm7                ;   180.7 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 9984]                 ;   167.2 p2      41 next
        vmovdqu64 [rbp + 10112], zmm8                ;   147.7 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 9920]                 ;   170.7 p3      41 next
        vpandd zmm8, zmm8, [rbp + 9984]              ;   180.2 p0+p2   41 next
        vpternlogd zmm10, zmm19, [rbp + 8768], 0x69  ;   180.7 p5+p3   41 next
        vpternlogd zmm10, zmm13, zmm17, 0x4b         ;   181.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 9472]                ;   176.2 p2      41 next
        vpandd zmm13, zmm13, [rbp + 9920]            ;   182.2 p5+p3   41 next
        vpternlogd zmm10, zmm25, [rbp + 8128], 0x1e  ;   182.7 p0+p2   41 next
        vpternlogd zmm25, zmm30, [rbp + 8128], 0x87  ;   182.7 p5+p3   41 next
        vpternlogd zmm25, zmm17, zmm27, 0x78         ;   183.7 p0      41 next
        vpternlogd zmm30, zmm19, zmm12, 0x60         ;   183.7 p5      41 next
        vpternlogd zmm19, zmm16, zmm6, 0x9c          ;   184.2 p0      41 next
        vmovdqu64 zmm17, [rbp + 8128]                ;   113.0 p2      50 next reload
        vpternlogd zmm27, zmm20, zmm17, 0x78         ;   184.7 p5      41 next
        vpternlogd zmm30, zmm0, zmm27, 0x4b          ;   185.7 p0      41 next
        vpternlogd zmm16, zmm5, zmm17, 0x39          ;   185.7 p5      41 next
        vpternlogd zmm14, zmm17, [rbp + 9216], 0x96  ;   186.2 p0+p3   41 next
        vpternlogd zmm16, zmm15, zmm21, 0x96         ;   186.7 p5      41 next
        vmovdqa64 zmm0, zmm22                        ;   129.7         41 next copy
        vpternlogd zmm0, zmm17, [rbp + 8768], 0x95   ;   187.2 p0+p2   41 next
        vpternlogd zmm11, zmm30, zmm0, 0x69          ;   188.2 p5      41 next
        vpternlogd zmm5, zmm27, zmm12, 0xd2          ;   188.2 p0      41 next
        vpternlogd zmm19, zmm5, zmm22, 0xc6          ;   189.2 p5      41 next
        vmovdqu64 zmm30, [rbp + 9792]                ;   166.7 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 9344]                 ;   169.2 p2      41 next
        vpternlogd zmm5, zmm30, zmm30, 0xc3          ;   189.2 p0      41 next
        vpternlogd zmm27, zmm17, zmm0, 0x48          ;   189.7 p5      41 next
        vpxord zmm26, zmm26, zmm0                    ;   190.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 9344]                 ;   169.2 p3      41 next
        vpternlogd zmm27, zmm24, zmm6, 0x87          ;   190.7 p5      41 next
        vmovdqu64 zmm6, [r11 + 8704]                 ;   116.0 p2      69 k2.8 reload
        vmovdqu64 zmm15, [rbp + 10112]               ;   147.7 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 9280]                ;   152.7 p2      44 next
        vpternlogd zmm17, zmm15, zmm6, 0x96          ;   191.2 p0      44 next
        vpternlogd zmm26, zmm25, zmm20, 0xc6         ;   191.7 p5      41 next
        vpternlogd zmm19, zmm21, zmm20, 0x1e         ;   192.2 p0      41 next
        vpternlogd zmm27, zmm29, zmm12, 0x96         ;   192.7 p5      41 next
        vmovdqu64 zmm12, [r11 + 8768]                ;   117.2 p3      69 k2.9 reload
        vpternlogd zmm28, zmm10, zmm12, 0x96         ;   193.2 p0      44 next
        vpxord zmm2, zmm2, zmm14                     ;   193.7 p5      44 next
        vmovdqu64 zmm10, [r11 + 9024]                ;   118.0 p2      69 k2.13 reload
        vpternlogd zmm3, zmm16, zmm10, 0x96          ;   194.2 p0      44 next
        vmovdqu64 zmm15, [r11 + 8896]                ;   118.2 p3      69 k2.11 reload
        vpternlogd zmm31, zmm11, zmm15, 0x96         ;   194.7 p5      44 next
        vmovdqu64 zmm11, [r11 + 8832]                ;   119.0 p2      69 k2.10 reload
        vpternlogd zmm14, zmm26, zmm11, 0x96         ;   195.2 p0      44 next
        vmovdqu64 zmm16, [r11 + 9088]                ;   119.2 p3      69 k2.14 reload
        vpternlogd zmm9, zmm19, zmm16, 0x96          ;   195.7 p5      44 next
        vmovdqu64 zmm19, [r11 + 9152]                ;   120.0 p2      69 k2.15 reload
        vpternlogd zmm23, zmm27, zmm19, 0x96         ;   196.2 p0      44 next
        vpxord zmm4, zmm4, zmm17                     ;   196.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 9664]                ;   166.2 p3      44 next reload
        vpternlogd zmm8, zmm17, zmm20, 0x87          ;   197.2 p0      41 next
        vmovdqu64 zmm21, [rbp + 9920]                ;   170.7 p2      44 next reload
        vmovdqa64 zmm22, zmm30                       ;   172.7         41 next copy
        vpternlogd zmm22, zmm20, zmm21, 0x48         ;   197.7 p5      41 next
        vpxord zmm18, zmm18, zmm2                    ;   198.2 p0      41 next
        vpxord zmm1, zmm1, zmm2                      ;   198.7 p5      41 next
        vpandd zmm7, zmm7, zmm1                      ;   199.7 p0      41 next
        vpandd zmm0, zmm0, zmm4                      ;   199.7 p5      41 next
        vpandd zmm24, zmm4, zmm2                     ;   200.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 9728]                ;   179.7 p3      41 next reload
        vmovdqa64 zmm26, zmm5                        ;   190.2         41 next copy
        vpternlogd zmm26, zmm17, zmm25, 0x39         ;   200.7 p5      41 next
        vmovdqu64 zmm27, [rbp + 9408]                ;   167.7 p2      44 next reload
        vpternlogd zmm26, zmm21, zmm27, 0x87         ;   201.7 p0      41 next
        vmovdqa64 zmm29, zmm5                        ;   190.2         41 next copy
        vpternlogd zmm29, zmm2, zmm2, 0xcf           ;   201.7 p5      41 next
        vmovdqa64 zmm6, zmm17                        ;   192.2         41 next copy
        vpternlogd zmm6, zmm21, zmm27, 0x95          ;   202.2 p0      41 next
        vmovdqa64 zmm19, zmm21                       ;   176.7         41 next copy
        vpternlogd zmm19, zmm30, zmm2, 0x78          ;   202.7 p5      41 next
        vmovdqa64 zmm16, zmm27                       ;   173.7         41 next copy
        vpternlogd zmm16, zmm2, zmm20, 0x6c          ;   203.2 p0      41 next
        vmovdqa64 zmm10, zmm25                       ;   185.7         41 next copy
        vpternlogd zmm10, zmm16, zmm21, 0x6c         ;   204.2 p5      41 next
        vmovdqa64 zmm15, zmm22                       ;   198.7         41 next copy
        vpternlogd zmm15, zmm20, zmm20, 0xf3         ;   204.2 p0      41 next
        vpternlogd zmm22, zmm27, [rbp + 9600], 0x87  ;   204.7 p5+p3   41 next
        vmovdqa64 zmm11, zmm4                        ;   197.7         41 next copy
        vpternlogd zmm11, zmm22, zmm27, 0x93         ;   205.7 p0      41 next
        vpternlogd zmm11, zmm21, zmm18, 0x87         ;   206.7 p5      41 next
        vpternlogd zmm18, zmm19, zmm27, 0x6c         ;   206.2 p0      41 next
        vpandd zmm21, zmm28, zmm23                   ;   206.7 p5      41 next
        vmovdqa64 zmm12, zmm21                       ;   207.7         41 next copy
        vpternlogd zmm12, zmm9, zmm14, 0x87          ;   207.7 p0      41 next
        vmovdqu64 [rbp + 9920], zmm0                 ;   200.7 p7+p4   41 next spill
        vpxord zmm0, zmm12, zmm3                     ;   208.7 p5      41 next
        vmovdqu64 [rbp + 9088], zmm12                ;   208.7 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   195.2         41 next copy
        vmovdqu64 [rbp + 8960], zmm0                 ;   209.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm23                        ;   197.2         41 next copy
        vpternlogd zmm0, zmm14, zmm14, 0x3f          ;   208.2 p0      41 next
        vmovdqa64 zmm25, zmm0                        ;   209.2         41 next copy
        vpternlogd zmm25, zmm9, zmm31, 0x87          ;   209.2 p5      41 next
        vmovdqu64 [rbp + 10112], zmm14               ;   196.2 p8+p9   44 next spill
        vmovdqa64 zmm14, zmm9                        ;   196.7         41 next copy
        vpternlogd zmm14, zmm31, zmm28, 0x28         ;   209.2 p0      41 next
        vpternlogd zmm14, zmm9, zmm3, 0x2d           ;   210.2 p5      41 next
        vpternlogd zmm14, zmm23, [rbp + 9536], 0x87  ;   211.2 p0+p2   41 next
        vmovdqu64 [rbp + 9280], zmm21                ;   207.7 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm14                       ;   212.2         41 next copy
        vpternlogd zmm21, zmm28, zmm28, 0x3f         ;   212.2 p5      41 next
        vmovdqu64 [rbp + 8128], zmm14                ;   212.2 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm30                       ;   172.7         41 next copy
        vpternlogd zmm14, zmm2, [rbp + 9344], 0x39   ;   211.2 p0+p3   41 next
        vpternlogd zmm14, zmm1, zmm20, 0x4b          ;   212.2 p5      41 next
        vpternlogd zmm27, zmm5, zmm14, 0x9a          ;   213.2 p0      41 next
        vpternlogd zmm5, zmm4, zmm14, 0x59           ;   213.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 9600]                 ;   170.2 p2      44 next reload
        vpternlogd zmm1, zmm8, zmm4, 0x93            ;   213.2 p0      41 next
        vpternlogd zmm16, zmm27, [rbp + 9472], 0x96  ;   214.2 p5+p3   41 next
        vpternlogd zmm7, zmm16, zmm11, 0x69          ;   215.2 p0      41 next
        vpternlogd zmm11, zmm17, [rbp + 10048], 0x78 ;   214.7 p5+p2   41 next
        vmovdqu64 zmm16, [rbp + 9344]                ;   169.2 p3      44 next reload
        vmovdqa64 zmm27, zmm4                        ;   176.2         41 next copy
        vpternlogd zmm27, zmm2, zmm16, 0x95          ;   215.2 p0      41 next
        vpternlogd zmm4, zmm24, zmm16, 0x6c          ;   215.7 p5      41 next
        vpternlogd zmm11, zmm16, zmm28, 0x96         ;   216.2 p0      41 next
        vpternlogd zmm14, zmm26, [rbp + 9856], 0x69  ;   216.7 p5+p2   41 next
        vpternlogd zmm14, zmm19, zmm30, 0x78         ;   217.7 p0      41 next
        vpxord zmm19, zmm5, zmm4                     ;   217.7 p5      41 next
        vpternlogd zmm29, zmm19, zmm10, 0x69         ;   218.7 p0      41 next
        vmovdqa64 zmm19, zmm1                        ;   214.2         41 next copy
        vpternlogd zmm19, zmm16, zmm20, 0x78         ;   218.7 p5      41 next
        vpternlogd zmm16, zmm22, [rbp + 9984], 0x6c  ;   219.2 p0+p3   41 next
        vpternlogd zmm26, zmm8, zmm16, 0x96          ;   220.2 p5      41 next
        vpternlogd zmm26, zmm10, zmm31, 0x69         ;   221.2 p0      41 next
        vmovdqu64 zmm8, [rbp + 9984]                 ;   167.2 p2      44 next reload
        vmovdqa64 zmm10, zmm6                        ;   203.2         41 next copy
        vpternlogd zmm10, zmm30, zmm8, 0x78          ;   220.7 p5      41 next
        vpternlogd zmm10, zmm19, zmm20, 0x69         ;   221.7 p0      41 next
        vmovdqu64 zmm19, [rbp + 9152]                ;   154.2 p3      50 next
        vpxord zmm19, zmm19, [r10 + 1792]            ;   221.7 p5+p2   50 next
        vmovdqu64 zmm20, [rbp + 8384]                ;   132.7 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1856]            ;   222.2 p0+p2   50 next
        vpternlogd zmm29, zmm8, zmm3, 0x96           ;   222.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 7552]                ;   133.7 p3      50 next
        vpxord zmm30, zmm30, [r10 + 1920]            ;   223.2 p0+p2   50 next
        vmovdqu64 [rbp + 9664], zmm20                ;   223.2 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 8640]                ;   134.7 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1984]            ;   223.7 p5+p2   50 next
        vmovdqu64 [rbp + 9344], zmm20                ;   224.7 p8+p9   50 next spill
        vmovdqu64 zmm20, [rbp + 7488]                ;   135.7 p3      50 next
        vpxord zmm20, zmm20, [r10 + 1024]            ;   224.2 p0+p2   50 next
        vpternlogd zmm6, zmm17, [rbp + 9856], 0x79   ;   224.7 p5+p3   41 next
        vpternlogd zmm4, zmm16, zmm6, 0x69           ;   225.7 p0      41 next
        vpternlogd zmm6, zmm2, zmm8, 0x87            ;   225.7 p5      41 next
        vpternlogd zmm18, zmm8, [rbp + 9472], 0x78   ;   226.2 p0+p2   41 next
        vmovdqu64 zmm2, [rbp + 8576]                 ;   137.7 p3      50 next
        vpxord zmm2, zmm2, [r10 + 1088]              ;   226.7 p5+p2   50 next
        vmovdqu64 zmm8, [rbp + 7680]                 ;   138.7 p3      50 next
        vpxord zmm8, zmm8, [r10 + 1152]              ;   227.2 p0+p2   50 next
        vpternlogd zmm15, zmm4, zmm18, 0x96          ;   227.7 p5      41 next
        vpternlogd zmm27, zmm18, zmm5, 0x96          ;   228.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 7872]                 ;   139.7 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 6848]                 ;   140.0 p2      50 next
        vpternlogd zmm5, zmm4, [r10 + 1216], 0x96    ;   228.7 p5+p3   50 next
        vpternlogd zmm6, zmm17, [rbp + 9728], 0x87   ;   229.2 p0+p2   41 next
        vmovdqu64 zmm16, [rbp + 8704]                ;   141.7 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 6784]                ;   142.0 p2      50 next
        vpternlogd zmm17, zmm16, [r10 + 1280], 0x96  ;   229.7 p5+p3   50 next
        vpternlogd zmm13, zmm6, zmm1, 0x96           ;   230.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 8064]                 ;   143.0 p2      41 next reload
        vmovdqu64 zmm6, [rbp + 6720]                 ;   143.7 p3      50 next
        vpternlogd zmm6, zmm1, [r10 + 1344], 0x96    ;   230.7 p5+p2   50 next
        vmovdqu64 zmm18, [rbp + 10112]               ;   196.2 p3      44 next reload
        vpternlogd zmm7, zmm22, zmm18, 0x96          ;   231.2 p0      41 next
        vmovdqu64 zmm22, [rbp + 9536]                ;   178.7 p2      44 next reload
        vpternlogd zmm10, zmm24, zmm22, 0x96         ;   231.7 p5      41 next
        vmovdqu64 zmm24, [rbp + 6848]                ;   145.7 p3      50 next reload
        vpternlogd zmm4, zmm11, zmm24, 0x96          ;   232.2 p0      50 next
        vmovdqa64 zmm24, zmm22                       ;   184.7         41 next copy
        vpternlogd zmm24, zmm31, zmm28, 0x6a         ;   232.7 p5      41 next
        vmovdqu64 [rbp + 7872], zmm4                 ;   233.2 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm3                         ;   195.2         41 next copy
        vpternlogd zmm4, zmm22, zmm28, 0x93          ;   233.2 p0      41 next
        vmovdqu64 [rbp + 9728], zmm17                ;   230.7 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm23                       ;   197.2         41 next copy
        vpternlogd zmm17, zmm3, zmm22, 0x6a          ;   233.7 p5      41 next
        vmovdqu64 [rbp + 9984], zmm6                 ;   231.7 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 9664]                 ;   223.2 p2      41 next
        vpxord zmm6, zmm6, zmm20                     ;   234.2 p0      41 next
        vmovdqu64 [rbp + 9472], zmm5                 ;   229.7 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   197.2         41 next copy
        vpternlogd zmm5, zmm9, zmm22, 0xc9           ;   234.7 p5      41 next
        vmovdqa64 zmm1, zmm25                        ;   210.2         41 next copy
        vpternlogd zmm1, zmm22, zmm28, 0x28          ;   235.2 p0      41 next
        vmovdqa64 zmm16, zmm23                       ;   197.2         41 next copy
        vpternlogd zmm16, zmm9, zmm22, 0x35          ;   235.7 p5      41 next
        vpternlogd zmm15, zmm23, [rbp + 9920], 0x96  ;   236.2 p0+p3   41 next
        vpternlogd zmm13, zmm9, [rbp + 9792], 0x96   ;   236.7 p5+p2   41 next
        vmovdqu64 [rbp + 9792], zmm6                 ;   235.2 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm24                        ;   233.7         41 next copy
        vpternlogd zmm6, zmm0, zmm3, 0x93            ;   237.2 p0      41 next
        vmovdqu64 [rbp + 9920], zmm8                 ;   228.2 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm17                        ;   234.7         41 next copy
        vpternlogd zmm8, zmm9, zmm31, 0x60           ;   237.7 p5      41 next
        vpternlogd zmm17, zmm22, zmm28, 0x4b         ;   238.2 p0      41 next
        vpternlogd zmm8, zmm6, zmm3, 0x39            ;   238.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm20                ;   225.2 p7+p4   50 next spill
        vmovdqu64 zmm20, [rbp + 9920]                ;   228.2 p3      41 next
        vpxord zmm20, zmm20, zmm19                   ;   239.2 p0      41 next
        vmovdqu64 [rbp + 9600], zmm20                ;   240.2 p8+p9   41 next spill
        vmovdqu64 zmm20, [rbp + 9856]                ;   225.2 p2      41 next
        vpternlogd zmm8, zmm25, [rbp + 9280], 0x69   ;   239.7 p5+p3   41 next
        vpternlogd zmm8, zmm0, zmm5, 0x4b            ;   240.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 9920]                 ;   228.2 p2      41 next
        vpternlogd zmm8, zmm4, zmm18, 0x1e           ;   241.7 p5      41 next
        vpternlogd zmm11, zmm8, [rbp + 9152], 0x96   ;   242.7 p0+p3   50 next
        vmovdqa64 zmm8, zmm4                         ;   234.2         41 next copy
        vpternlogd zmm8, zmm18, zmm28, 0x87          ;   241.7 p5      41 next
        vpternlogd zmm4, zmm9, zmm22, 0x78           ;   242.2 p0      41 next
        vpternlogd zmm28, zmm5, zmm24, 0x65          ;   242.7 p5      41 next
        vpternlogd zmm8, zmm5, zmm17, 0x78           ;   243.2 p0      41 next
        vpternlogd zmm17, zmm31, zmm18, 0x78         ;   243.7 p5      41 next
        vpternlogd zmm1, zmm17, zmm3, 0x2d           ;   244.7 p0      41 next
        vpxord zmm12, zmm12, zmm4                    ;   244.7 p5      41 next
        vpternlogd zmm25, zmm12, zmm23, 0x9c         ;   245.7 p0      41 next
        vpternlogd zmm12, zmm21, zmm18, 0x39         ;   245.7 p5      41 next
        vpternlogd zmm12, zmm16, zmm6, 0x96          ;   246.7 p0      41 next
        vpternlogd zmm21, zmm17, zmm22, 0xd2         ;   246.7 p5      41 next
        vpternlogd zmm25, zmm21, zmm9, 0xc6          ;   247.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 8000]                 ;   150.0 p2      41 next reload
        vmovdqu64 zmm16, [rbp + 6592]                ;   150.7 p3      50 next
        vpternlogd zmm16, zmm5, [r10 + 1408], 0x96   ;   247.7 p5+p2   50 next
        vpternlogd zmm25, zmm6, zmm31, 0x1e          ;   248.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 6592]                 ;   151.7 p3      50 next reload
        vpternlogd zmm5, zmm10, zmm6, 0x96           ;   248.7 p5      50 next
        vpternlogd zmm8, zmm31, [rbp + 8960], 0xb4   ;   249.2 p0+p2   41 next
        vmovdqu64 zmm21, [rbp + 9344]                ;   224.7 p3      41 next
        vpternlogd zmm31, zmm24, zmm23, 0x6c         ;   249.7 p5      41 next
        vpandd zmm21, zmm21, zmm30                   ;   250.2 p0      41 next
        vpternlogd zmm17, zmm18, [rbp + 9088], 0x48  ;   250.7 p5+p2   41 next
        vpternlogd zmm17, zmm28, zmm23, 0x87         ;   251.7 p0      41 next
        vpternlogd zmm17, zmm4, zmm22, 0x96          ;   252.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 8256]                 ;   153.7 p3      41 next reload
        vmovdqu64 zmm23, [rbp + 6464]                ;   154.0 p2      50 next
        vpternlogd zmm23, zmm4, [r10 + 1472], 0x96   ;   252.2 p0+p3   50 next
        vmovdqu64 zmm28, [rbp + 6464]                ;   155.0 p2      50 next reload
        vpternlogd zmm4, zmm29, zmm28, 0x96          ;   252.7 p5      50 next
        vpternlogd zmm29, zmm12, [rbp + 7488], 0x96  ;   253.2 p0+p3   50 next
        vpternlogd zmm1, zmm31, [rbp + 9088], 0x69   ;   253.7 p5+p2   41 next
        vmovdqu64 zmm12, [rbp + 9920]                ;   228.2 p3      41 next
        vpternlogd zmm31, zmm18, [rbp + 8128], 0xb4  ;   254.2 p0+p2   41 next
        vpternlogd zmm31, zmm24, zmm9, 0xb4          ;   255.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 8896]                 ;   157.7 p3      41 next reload
        vmovdqu64 zmm18, [rbp + 6400]                ;   158.0 p2      50 next
        vpternlogd zmm18, zmm9, [r10 + 1536], 0x96   ;   255.2 p0+p3   50 next
        vpternlogd zmm31, zmm3, zmm22, 0x78          ;   256.2 p5      41 next
        vmovdqu64 zmm3, [rbp + 7936]                 ;   159.0 p2      41 next reload
        vmovdqu64 zmm22, [rbp + 6336]                ;   159.7 p3      50 next
        vpternlogd zmm22, zmm3, [r10 + 1600], 0x96   ;   256.2 p0+p2   50 next
        vmovdqu64 zmm24, [rbp + 9600]                ;   240.2 p3      41 next
        vpandd zmm24, zmm24, [rbp + 9664]            ;   256.7 p5+p2   41 next
        vmovdqu64 zmm28, [rbp + 9472]                ;   229.7 p3      41 next
        vpternlogd zmm3, zmm15, [rbp + 6336], 0x96   ;   257.2 p0+p2   50 next
        vpternlogd zmm9, zmm13, [rbp + 6400], 0x96   ;   257.7 p5+p3   50 next
        vpandd zmm28, zmm28, zmm22                   ;   258.2 p0      41 next
        vpternlogd zmm13, zmm25, [rbp + 8576], 0x96  ;   258.7 p5+p2   50 next
        vpternlogd zmm15, zmm17, [rbp + 7680], 0x96  ;   259.2 p0+p3   50 next
        vmovdqu64 zmm17, [rbp + 8832]                ;   164.0 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 6272]                ;   164.7 p3      50 next reload
        vpternlogd zmm14, zmm25, zmm17, 0x96         ;   259.7 p5      50 next
        vpternlogd zmm17, zmm25, [r10 + 1664], 0x96  ;   260.2 p0+p2   50 next
        vpxord zmm20, zmm20, zmm17                   ;   261.2 p5      41 next
        vpandd zmm12, zmm12, zmm20                   ;   262.2 p0      41 next
        vpandd zmm0, zmm0, zmm17                     ;   261.7 p5      41 next
        vpternlogd zmm0, zmm2, zmm30, 0x87           ;   262.7 p0      41 next
        vpternlogd zmm10, zmm31, [rbp + 8640], 0x96  ;   262.7 p5+p3   50 next
        vpternlogd zmm8, zmm7, [rbp + 8384], 0x96    ;   263.2 p0+p2   50 next
        vpternlogd zmm1, zmm26, [rbp + 7552], 0x96   ;   263.7 p5+p3   50 next
        vpxord zmm31, zmm30, zmm2                    ;   264.2 p0      41 next
        vmovdqa64 zmm25, zmm30                       ;   224.2         41 next copy
        vmovdqa64 zmm6, zmm19                        ;   222.7         41 next copy
        vmovdqu64 [rbp + 7552], zmm14                ;   260.7 p7+p4   50 next spill
        vmovdqu64 zmm14, [rbp + 6720]                ;   167.0 p2      50 next reload
        vpternlogd zmm26, zmm14, [rbp + 8064], 0x96  ;   264.7 p5+p3   50 next
        vmovdqa64 zmm14, zmm17                       ;   261.2         41 next copy
        vmovdqu64 [rbp + 8064], zmm3                 ;   258.2 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm2                         ;   227.7         41 next copy
        vpternlogd zmm3, zmm19, zmm17, 0x28          ;   265.2 p0      41 next
        vmovdqu64 [rbp + 8384], zmm9                 ;   258.7 p7+p4   50 next spill
        vmovdqu64 zmm9, [rbp + 6144]                 ;   168.0 p2      50 next reload
        vpternlogd zmm27, zmm9, [rbp + 7744], 0x96   ;   265.7 p5+p3   50 next
        vmovdqu64 [rbp + 8640], zmm27                ;   266.7 p8+p9   50 next spill
        vmovdqu64 zmm27, [rbp + 7744]                ;   169.0 p2      50 next
        vpternlogd zmm27, zmm9, [r10 + 1728], 0x96   ;   266.2 p0+p3   50 next
        vpxord zmm6, zmm6, zmm27                     ;   267.2 p5      41 next
        vpxord zmm14, zmm14, zmm27                   ;   267.2 p0      41 next
        vpandd zmm25, zmm25, zmm14                   ;   268.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 6784]                 ;   170.0 p2      50 next reload
        vpternlogd zmm7, zmm9, [rbp + 8704], 0x96    ;   268.2 p0+p3   50 next
        vmovdqa64 zmm9, zmm6                         ;   268.2         41 next copy
        vpternlogd zmm9, zmm2, zmm19, 0xc6           ;   268.7 p5      41 next
        vmovdqu64 [rbp + 8704], zmm4                 ;   253.7 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm23                        ;   253.2         41 next copy
        vmovdqu64 [rbp + 7744], zmm5                 ;   249.7 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   253.2         41 next copy
        vmovdqu64 [rbp + 8832], zmm26                ;   265.7 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm22                       ;   257.2         41 next copy
        vpternlogd zmm26, zmm23, zmm16, 0x6a         ;   269.2 p0      41 next
        vmovdqu64 [rbp + 7680], zmm7                 ;   269.2 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm22                        ;   257.2         41 next copy
        vpternlogd zmm7, zmm18, zmm16, 0xc9          ;   269.7 p5      41 next
        vmovdqu64 [rbp + 8576], zmm15                ;   260.2 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm22                       ;   257.2         41 next copy
        vpternlogd zmm15, zmm18, zmm16, 0x35         ;   270.2 p0      41 next
        vmovdqu64 [rbp + 8896], zmm13                ;   259.7 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm19                       ;   222.7         41 next copy
        vpternlogd zmm13, zmm19, [rbp + 9664], 0xa5  ;   270.7 p5+p2   41 next
        vmovdqu64 [rbp + 7936], zmm29                ;   254.2 p7+p4   50 next spill
        vmovdqa64 zmm29, zmm13                       ;   271.7         41 next copy
        vpternlogd zmm29, zmm27, zmm27, 0xcf         ;   271.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm10                ;   263.7 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm0                        ;   263.7         41 next copy
        vpternlogd zmm10, zmm14, [rbp + 9856], 0x87  ;   271.7 p5+p3   41 next
        vmovdqu64 [rbp + 10112], zmm1                ;   264.7 p7+p4   50 next spill
        vmovdqa64 zmm1, zmm28                        ;   259.2         41 next copy
        vpternlogd zmm1, zmm18, [rbp + 9728], 0x87   ;   272.2 p0+p2   41 next
        vpxord zmm5, zmm5, zmm1                      ;   273.2 p5      41 next
        vmovdqu64 [rbp + 8128], zmm8                 ;   264.2 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm20                        ;   262.2         41 next copy
        vpternlogd zmm8, zmm13, [rbp + 9920], 0x65   ;   273.2 p0+p3   41 next
        vpternlogd zmm8, zmm2, [rbp + 9344], 0x87    ;   274.2 p5+p2   41 next
        vmovdqu64 [rbp + 9088], zmm11                ;   243.7 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm6                        ;   268.2         41 next copy
        vpternlogd zmm11, zmm19, [rbp + 9600], 0x28  ;   274.2 p0+p3   41 next
        vmovdqu64 [rbp + 7488], zmm24                ;   257.7 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm19                       ;   222.7         41 next copy
        vpternlogd zmm24, zmm27, [rbp + 9664], 0x39  ;   274.7 p5+p2   41 next
        vpternlogd zmm24, zmm14, zmm17, 0x4b         ;   275.7 p0      41 next
        vmovdqa64 zmm14, zmm21                       ;   251.2         41 next copy
        vpternlogd zmm14, zmm8, zmm24, 0x69          ;   276.7 p5      41 next
        vpternlogd zmm14, zmm9, zmm19, 0x2d          ;   277.7 p0      41 next
        vpternlogd zmm9, zmm6, [rbp + 9344], 0x78    ;   276.7 p5+p3   41 next
        vpternlogd zmm9, zmm30, [rbp + 9792], 0x78   ;   277.7 p0+p2   41 next
        vmovdqu64 [rbp + 8256], zmm14                ;   278.7 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm27                       ;   267.2         41 next copy
        vpternlogd zmm14, zmm17, [rbp + 9344], 0x78  ;   277.7 p5+p3   41 next
        vpternlogd zmm20, zmm14, zmm2, 0x6c          ;   278.7 p0      41 next
        vmovdqu64 [rbp + 8960], zmm15                ;   271.2 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm10                       ;   272.7         41 next copy
        vpternlogd zmm15, zmm17, [rbp + 9664], 0x78  ;   278.7 p5+p2   41 next
        vpternlogd zmm10, zmm2, [rbp + 9792], 0x87   ;   279.2 p0+p3   41 next
        vmovdqu64 [rbp + 8000], zmm1                 ;   273.2 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm13                        ;   271.7         41 next copy
        vpternlogd zmm1, zmm24, [rbp + 9344], 0xc6   ;   279.7 p5+p2   41 next
        vpternlogd zmm13, zmm24, [rbp + 9600], 0x39  ;   280.2 p0+p3   41 next
        vmovdqu64 zmm24, [rbp + 9792]                ;   235.2 p2      41 next reload
        vpternlogd zmm14, zmm1, zmm24, 0x96          ;   280.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 9856]                 ;   225.2 p3      50 next reload
        vmovdqa64 zmm24, zmm27                       ;   267.2         41 next copy
        vpternlogd zmm24, zmm27, zmm1, 0xf5          ;   281.2 p0      41 next
        vpternlogd zmm24, zmm9, [rbp + 9792], 0x96   ;   282.2 p5+p2   41 next
        vmovdqu64 [rbp + 9792], zmm24                ;   283.2 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm3                        ;   266.2         41 next copy
        vpternlogd zmm24, zmm1, [rbp + 9344], 0x87   ;   282.2 p0+p3   41 next
        vpternlogd zmm1, zmm11, [rbp + 9664], 0x6c   ;   282.7 p5+p2   41 next
        vpternlogd zmm29, zmm13, zmm1, 0x96          ;   283.7 p0      41 next
        vpternlogd zmm29, zmm20, zmm20, 0xc3         ;   284.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm13                ;   281.2 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm26                       ;   270.2         41 next copy
        vpternlogd zmm13, zmm18, [rbp + 9984], 0x60  ;   284.2 p0+p3   41 next
        vpternlogd zmm26, zmm16, [rbp + 9472], 0x4b  ;   284.7 p5+p2   41 next
        vmovdqu64 [rbp + 9152], zmm29                ;   285.7 p8+p9   41 next spill
        vmovdqu64 zmm29, [rbp + 9728]                ;   230.7 p3      41 next
        vpternlogd zmm29, zmm22, [rbp + 9728], 0x3f  ;   285.2 p0+p2   41 next
        vmovdqu64 [rbp + 9280], zmm11                ;   275.2 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm24                       ;   283.2         41 next copy
        vpternlogd zmm11, zmm30, [rbp + 9664], 0x78  ;   285.7 p5+p3   41 next
        vpternlogd zmm8, zmm0, zmm11, 0x96           ;   286.7 p0      41 next
        vpternlogd zmm1, zmm11, zmm11, 0xc3          ;   286.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 9984]                 ;   231.7 p2      50 next reload
        vpternlogd zmm8, zmm20, zmm0, 0x69           ;   287.7 p0      41 next
        vmovdqu64 zmm11, [rbp + 9472]                ;   229.7 p3      50 next reload
        vmovdqa64 zmm20, zmm16                       ;   248.7         41 next copy
        vpternlogd zmm20, zmm0, zmm11, 0x6a          ;   287.7 p5      41 next
        vmovdqa64 zmm0, zmm23                        ;   253.2         41 next copy
        vpternlogd zmm0, zmm16, zmm11, 0x93          ;   288.2 p0      41 next
        vmovdqa64 zmm11, zmm20                       ;   288.7         41 next copy
        vpternlogd zmm11, zmm29, zmm23, 0x93         ;   288.7 p5      41 next
        vpternlogd zmm13, zmm11, zmm23, 0x39         ;   289.7 p0      41 next
        vmovdqu64 [rbp + 10048], zmm8                ;   288.7 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm0                         ;   289.2         41 next copy
        vpternlogd zmm8, zmm18, zmm16, 0x78          ;   289.7 p5      41 next
        vpxord zmm4, zmm4, zmm8                      ;   290.7 p0      41 next
        vmovdqu64 [rbp + 9408], zmm8                 ;   290.7 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm29                        ;   286.2         41 next copy
        vpternlogd zmm8, zmm18, [rbp + 9984], 0x87   ;   290.7 p5+p2   41 next
        vpternlogd zmm13, zmm28, zmm8, 0x69          ;   291.7 p0      41 next
        vpternlogd zmm13, zmm29, zmm7, 0x4b          ;   292.7 p5      41 next
        vmovdqu64 zmm28, [rbp + 9728]                ;   230.7 p3      50 next reload
        vpternlogd zmm13, zmm0, zmm28, 0x1e          ;   293.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 9472]                ;   229.7 p2      50 next reload
        vpternlogd zmm0, zmm28, zmm29, 0x87          ;   292.7 p5      41 next
        vpternlogd zmm0, zmm26, zmm7, 0x78           ;   293.7 p0      41 next
        vpternlogd zmm7, zmm20, zmm29, 0x39          ;   293.7 p5      41 next
        vpternlogd zmm5, zmm0, [rbp + 9984], 0xc6    ;   294.7 p0+p3   41 next
        vmovdqu64 zmm0, [rbp + 9984]                 ;   231.7 p2      50 next reload
        vpternlogd zmm26, zmm28, zmm0, 0x78          ;   294.7 p5      41 next
        vmovdqa64 zmm28, zmm18                       ;   256.2         41 next copy
        vpternlogd zmm28, zmm0, zmm29, 0x28          ;   295.2 p0      41 next
        vpternlogd zmm28, zmm18, zmm23, 0x2d         ;   296.2 p5      41 next
        vpternlogd zmm28, zmm22, zmm16, 0x87         ;   297.2 p0      41 next
        vmovdqa64 zmm29, zmm20                       ;   288.7         41 next copy
        vpternlogd zmm29, zmm22, zmm0, 0x78          ;   296.7 p5      41 next
        vmovdqa64 zmm0, zmm4                         ;   291.7         41 next copy
        vpternlogd zmm0, zmm8, zmm22, 0xb4           ;   297.2 p0      41 next
        vpternlogd zmm8, zmm16, [rbp + 9472], 0x28   ;   297.7 p5+p3   41 next
        vpternlogd zmm8, zmm26, zmm23, 0x2d          ;   298.7 p0      41 next
        vpternlogd zmm8, zmm29, [rbp + 8000], 0x69   ;   299.7 p5+p2   41 next
        vpternlogd zmm29, zmm28, [rbp + 9728], 0xd2  ;   299.2 p0+p3   41 next
        vpternlogd zmm29, zmm20, zmm18, 0xb4         ;   300.2 p5      41 next
        vpternlogd zmm29, zmm23, zmm16, 0x78         ;   301.2 p0      41 next
        vmovdqu64 zmm20, [rbp + 9472]                ;   229.7 p2      50 next reload
        vpternlogd zmm28, zmm20, zmm20, 0x3f         ;   300.7 p5      41 next
        vpternlogd zmm4, zmm28, [rbp + 9728], 0x39   ;   301.7 p0+p3   41 next
        vpternlogd zmm28, zmm26, zmm16, 0xd2         ;   301.7 p5      41 next
        vpternlogd zmm0, zmm28, zmm18, 0xc6          ;   302.7 p0      41 next
        vpternlogd zmm4, zmm11, [rbp + 8960], 0x96   ;   302.7 p5+p2   41 next
        vpternlogd zmm0, zmm11, [rbp + 9984], 0x1e   ;   303.7 p0+p3   41 next
        vmovdqu64 zmm11, [rbp + 9344]                ;   224.7 p2      50 next reload
        vmovdqu64 zmm28, [rbp + 9920]                ;   228.2 p3      41 next
        vpternlogd zmm28, zmm2, zmm11, 0x95          ;   303.7 p5      41 next
        vpternlogd zmm11, zmm24, [rbp + 9600], 0x93  ;   304.2 p0+p2   41 next
        vpternlogd zmm6, zmm11, zmm2, 0x93           ;   305.2 p5      41 next
        vpternlogd zmm23, zmm30, [rbp + 9152], 0x96  ;   305.2 p0+p3   41 next
        vpternlogd zmm25, zmm14, zmm6, 0x69          ;   306.2 p5      41 next
        vmovdqu64 zmm2, [rbp + 9920]                 ;   228.2 p2      50 next reload
        vpternlogd zmm6, zmm31, zmm2, 0x78           ;   306.2 p0      41 next
        vmovdqu64 zmm31, [rbp + 10048]               ;   288.7 p3      44 next
        vpxord zmm31, zmm31, [r8 + 8320]             ;   306.7 p5+p2   44 next
        vmovdqu64 zmm11, [rbp + 8256]                ;   278.7 p3      44 next
        vpternlogd zmm11, zmm19, [r8 + 8640], 0x69   ;   307.2 p0+p2   44 next
        vpternlogd zmm21, zmm2, zmm28, 0x6b          ;   307.7 p5      41 next
        vpternlogd zmm9, zmm1, zmm21, 0x96           ;   308.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 9856]                 ;   281.2 p3      41 next reload
        vmovdqu64 zmm2, [rbp + 9792]                 ;   283.2 p2      44 next
        vpternlogd zmm2, zmm1, [r8 + 8704], 0x96     ;   308.7 p5+p3   44 next
        vpternlogd zmm21, zmm27, zmm30, 0x87         ;   309.2 p0      41 next
        vpternlogd zmm28, zmm30, zmm19, 0x78         ;   309.7 p5      41 next
        vpternlogd zmm10, zmm12, zmm21, 0x96         ;   310.2 p0      41 next
        vpternlogd zmm28, zmm15, zmm17, 0x69         ;   310.7 p5      41 next
        vpternlogd zmm9, zmm3, zmm17, 0x2d           ;   311.2 p0      41 next
        vpternlogd zmm10, zmm19, zmm18, 0x96         ;   311.7 p5      41 next
        vpternlogd zmm4, zmm23, [r8 + 9024], 0x96    ;   312.2 p0+p2   44 next
        vpternlogd zmm6, zmm20, [rbp + 9664], 0x96   ;   312.7 p5+p3   41 next
        vmovdqu64 zmm30, [rbp + 9728]                ;   230.7 p2      50 next reload
        vpternlogd zmm25, zmm24, zmm30, 0x96         ;   313.2 p0      41 next
        vpternlogd zmm26, zmm30, [rbp + 8000], 0x48  ;   313.7 p5+p3   41 next
        vpternlogd zmm26, zmm7, zmm22, 0x87          ;   314.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 10048]               ;   288.7 p2      41 next reload
        vpternlogd zmm8, zmm30, [r8 + 8896], 0x96    ;   314.7 p5+p3   44 next
        vpxord zmm23, zmm23, [r8 + 8448]             ;   315.2 p0+p2   44 next
        vpternlogd zmm13, zmm6, [r8 + 8768], 0x96    ;   315.7 p5+p3   44 next
        vpternlogd zmm0, zmm10, [r8 + 9088], 0x96    ;   316.2 p0+p2   44 next
        vpternlogd zmm5, zmm25, [r8 + 8832], 0x96    ;   316.7 p5+p3   44 next
        vpternlogd zmm9, zmm22, [rbp + 7488], 0x96   ;   317.2 p0+p2   41 next
        vpxord zmm6, zmm6, [r8 + 8192]               ;   317.7 p5+p3   44 next
        vpxord zmm10, zmm10, [r8 + 8512]             ;   318.2 p0+p2   44 next
        vpxord zmm25, zmm25, [r8 + 8256]             ;   318.7 p5+p3   44 next
        vpternlogd zmm28, zmm16, [rbp + 9280], 0x96  ;   319.2 p0+p2   41 next
        vpternlogd zmm26, zmm16, [rbp + 9408], 0x96  ;   319.7 p5+p3   41 next
        vpternlogd zmm29, zmm28, [r8 + 8960], 0x96   ;   320.2 p0+p2   44 next
        vpternlogd zmm26, zmm9, [r8 + 9152], 0x96    ;   320.7 p5+p3   44 next
        vpxord zmm9, zmm9, [r8 + 8576]               ;   321.2 p0+p2   44 next
        vpxord zmm28, zmm28, [r8 + 8384]             ;   321.7 p5+p3   44 next
        vpxord zmm30, zmm2, zmm31                    ;   322.2 p0      41 next
        vpxord zmm1, zmm31, zmm25                    ;   322.7 p5      41 next
        vpxord zmm3, zmm11, zmm23                    ;   323.2 p0      41 next
        vpandd zmm7, zmm31, zmm23                    ;   323.7 p5      41 next
        vpandd zmm12, zmm11, zmm23                   ;   324.2 p0      41 next
        vpternlogd zmm12, zmm2, zmm6, 0x87           ;   325.2 p5      41 next
        vmovdqa64 zmm14, zmm11                       ;   308.2         41 next copy
        vpxord zmm15, zmm6, zmm25                    ;   325.2 p0      41 next
        vpandd zmm16, zmm30, zmm25                   ;   325.7 p5      41 next
        vpxord zmm17, zmm6, zmm9                     ;   326.2 p0      41 next
        vpxord zmm18, zmm9, zmm28                    ;   326.7 p5      41 next
        vpandd zmm14, zmm14, zmm18                   ;   327.7 p0      41 next
        vpandd zmm19, zmm23, zmm10                   ;   327.7 p5      41 next
        vpandd zmm20, zmm30, zmm28                   ;   328.2 p0      41 next
        vmovdqa64 zmm21, zmm11                       ;   308.2         41 next copy
        vpternlogd zmm21, zmm31, zmm6, 0x28          ;   328.7 p5      41 next
        vmovdqa64 zmm22, zmm10                       ;   319.2         41 next copy
        vpternlogd zmm22, zmm25, zmm6, 0x6c          ;   329.2 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   329.7         41 next copy
        vpternlogd zmm24, zmm9, zmm10, 0x87          ;   329.7 p5      41 next
        vmovdqa64 zmm27, zmm30                       ;   323.2         41 next copy
        vpternlogd zmm27, zmm24, zmm10, 0x93         ;   330.7 p0      41 next
        vpternlogd zmm27, zmm1, zmm11, 0x87          ;   331.7 p5      41 next
        vpternlogd zmm3, zmm27, zmm2, 0x6c           ;   332.7 p0      41 next
        vpternlogd zmm3, zmm28, zmm13, 0x96          ;   333.7 p5      41 next
        vmovdqu64 [rbp + 9408], zmm3                 ;   334.7 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm12                        ;   326.2         41 next copy
        vpternlogd zmm3, zmm15, zmm9, 0x87           ;   332.2 p0      41 next
        vmovdqu64 [rbp + 9280], zmm20                ;   329.2 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm24                       ;   330.7         41 next copy
        vpternlogd zmm20, zmm23, zmm28, 0x78         ;   332.7 p5      41 next
        vmovdqu64 [rbp + 7488], zmm5                 ;   317.7 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm16                        ;   326.7         41 next copy
        vpternlogd zmm5, zmm9, zmm28, 0x78           ;   333.2 p0      41 next
        vpternlogd zmm9, zmm28, zmm25, 0x93          ;   333.7 p5      41 next
        vmovdqu64 [rbp + 10048], zmm16               ;   326.7 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 7488]                ;   317.7 p2      41 next
        vmovdqu64 [rbp + 9728], zmm8                 ;   315.7 p8+p9   44 next spill
        vmovdqa64 zmm8, zmm28                        ;   322.7         41 next copy
        vpternlogd zmm8, zmm31, zmm25, 0x65          ;   334.2 p0      41 next
        vpternlogd zmm8, zmm15, zmm6, 0x4b           ;   335.2 p5      41 next
        vmovdqu64 [rbp + 8000], zmm0                 ;   317.2 p7+p4   44 next spill
        vmovdqa64 zmm0, zmm28                        ;   322.7         41 next copy
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   335.2 p0      41 next
        vpternlogd zmm28, zmm3, zmm6, 0xc6           ;   335.7 p5      41 next
        vpternlogd zmm30, zmm0, zmm8, 0x65           ;   336.2 p0      41 next
        vmovdqu64 [rbp + 9472], zmm16                ;   323.7 p8+p9   41 next spill
        vpxord zmm16, zmm5, zmm30                    ;   337.2 p5      41 next
        vpternlogd zmm5, zmm20, zmm20, 0xc3          ;   337.2 p0      41 next
        vmovdqu64 [rbp + 9664], zmm4                 ;   313.2 p7+p4   44 next spill
        vmovdqa64 zmm4, zmm17                        ;   327.2         41 next copy
        vpternlogd zmm4, zmm22, zmm11, 0x6c          ;   337.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm29                ;   321.2 p8+p9   44 next spill
        vmovdqu64 zmm29, [rbp + 9664]                ;   313.2 p3      41 next
        vmovdqu64 [rbp + 9792], zmm26                ;   321.7 p7+p4   44 next spill
        vmovdqa64 zmm26, zmm2                        ;   309.7         41 next copy
        vpternlogd zmm26, zmm11, zmm10, 0x95         ;   338.2 p0      41 next
        vpternlogd zmm7, zmm28, zmm26, 0x69          ;   339.2 p5      41 next
        vmovdqu64 zmm28, [rbp + 9792]                ;   321.7 p2      41 next
        vpternlogd zmm26, zmm19, zmm2, 0x79          ;   339.2 p0      41 next
        vpandd zmm28, zmm28, zmm13                   ;   339.7 p5      41 next
        vmovdqu64 [rbp + 9920], zmm7                 ;   340.2 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm11                        ;   308.2         41 next copy
        vpternlogd zmm7, zmm31, zmm25, 0x78          ;   340.2 p0      41 next
        vpternlogd zmm1, zmm7, zmm10, 0x6c           ;   341.2 p5      41 next
        vpternlogd zmm1, zmm18, zmm23, 0x78          ;   342.2 p0      41 next
        vpternlogd zmm9, zmm30, zmm1, 0x96           ;   343.2 p5      41 next
        vpternlogd zmm1, zmm5, zmm26, 0x96           ;   343.2 p0      41 next
        vpternlogd zmm1, zmm21, zmm6, 0x2d           ;   344.2 p5      41 next
        vmovdqu64 zmm30, [rbp + 7488]                ;   317.7 p3      44 next reload
        vmovdqu64 zmm5, [rbp + 9792]                 ;   321.7 p2      41 next
        vpternlogd zmm5, zmm30, zmm30, 0x3f          ;   343.2 p0      41 next
        vpternlogd zmm26, zmm23, zmm25, 0x87         ;   343.7 p5      41 next
        vpternlogd zmm26, zmm17, zmm2, 0x87          ;   344.7 p0      41 next
        vpternlogd zmm17, zmm2, zmm0, 0x63           ;   344.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 9856]                 ;   321.2 p3      44 next reload
        vmovdqu64 zmm6, [rbp + 9664]                 ;   313.2 p2      44 next reload
        vmovdqu64 zmm21, [rbp + 9792]                ;   321.7 p3      41 next
        vpternlogd zmm21, zmm6, zmm2, 0x6a           ;   345.2 p0      41 next
        vpternlogd zmm14, zmm26, zmm3, 0x96          ;   345.7 p5      41 next
        vpternlogd zmm17, zmm11, zmm10, 0x87         ;   346.2 p0      41 next
        vpternlogd zmm10, zmm0, zmm8, 0x9a           ;   346.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 7872]                 ;   233.2 p2      58 r
        vmovdqu64 zmm11, [r8 + 1984]                 ;   217.2 p3      68 k2.15 reload
        vpandd zmm3, zmm3, zmm11                     ;   347.2 p0      58 r
        vpternlogd zmm18, zmm22, zmm10, 0x96         ;   347.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 7680]                ;   269.2 p2      58 r
        vmovdqu64 zmm22, [r8 + 1024]                 ;   218.7 p3      68 k2.0 reload
        vpandd zmm10, zmm10, zmm22                   ;   348.2 p0      58 r
        vpternlogd zmm0, zmm25, zmm25, 0xcf          ;   348.7 p5      41 next
        vpternlogd zmm18, zmm15, zmm23, 0x87         ;   349.2 p0      41 next
        vmovdqu64 zmm15, [rbp + 8832]                ;   265.7 p2      58 r
        vmovdqu64 zmm25, [r8 + 1088]                 ;   220.2 p3      68 k2.1 reload
        vpandd zmm15, zmm15, zmm25                   ;   349.7 p5      58 r
        vpternlogd zmm18, zmm27, zmm24, 0x96         ;   350.2 p0      41 next
        vmovdqu64 zmm24, [rbp + 7744]                ;   249.7 p2      58 r
        vmovdqu64 zmm26, [r8 + 1152]                 ;   222.3 p3      68 k2.2 reload
        vpandd zmm24, zmm24, zmm26                   ;   350.7 p5      58 r
        vmovdqu64 zmm27, [rbp + 8704]                ;   253.7 p2      58 r
        vpandd zmm27, zmm27, [r8 + 1216]             ;   351.2 p0+p3   58 r
        vpternlogd zmm12, zmm20, zmm17, 0x96         ;   351.7 p5      41 next
        vmovdqu64 zmm20, [rbp + 8384]                ;   258.7 p2      58 r
        vpandd zmm20, zmm20, [r8 + 1280]             ;   352.2 p0+p3   58 r
        vpternlogd zmm19, zmm17, zmm8, 0x69          ;   352.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 8064]                 ;   258.2 p2      58 r
        vmovdqu64 zmm17, [r8 + 1344]                 ;   225.3 p3      68 k2.5 reload
        vpandd zmm8, zmm8, zmm17                     ;   353.2 p0      58 r
        vpternlogd zmm0, zmm16, zmm4, 0x69           ;   353.7 p5      41 next
        vmovdqu64 zmm16, [rbp + 7552]                ;   260.7 p2      58 r
        vpandd zmm16, zmm16, [r8 + 1408]             ;   354.2 p0+p3   58 r
        vpternlogd zmm19, zmm7, zmm31, 0x78          ;   354.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 8576]                 ;   260.2 p2      58 r
        vpandd zmm7, zmm7, [r8 + 1920]               ;   355.2 p0+p3   58 r
        vpternlogd zmm0, zmm23, zmm6, 0x96           ;   355.7 p5      41 next
        vmovdqu64 zmm23, [r9 + 9216]                 ;   228.2 p2      59 r
        vmovdqu64 zmm17, [rbp + 9472]                ;   323.7 p3      41 next reload
        vpxord zmm17, zmm17, zmm18                   ;   356.2 p0      41 next
        vmovdqu64 zmm18, [r9 + 9280]                 ;   229.2 p2      59 r
        vmovdqu64 zmm26, [r9 + 9344]                 ;   229.3 p3      59 r
        vmovdqu64 zmm25, [r9 + 9408]                 ;   230.2 p2      59 r
        vmovdqu64 zmm22, [r9 + 9472]                 ;   230.3 p3      59 r
        vmovdqu64 zmm11, [r9 + 9536]                 ;   231.2 p2      59 r
        vmovdqu64 [rbp + 9472], zmm9                 ;   344.2 p7+p4   41 next spill
        vmovdqu64 zmm9, [r9 + 9600]                  ;   231.3 p3      59 r
        vmovdqu64 [rbp + 8256], zmm16                ;   355.2 p8+p9   58 r spill
        vmovdqu64 zmm16, [r9 + 9664]                 ;   232.2 p2      59 r
        vmovdqu64 [rbp + 9152], zmm8                 ;   354.2 p7+p4   58 r spill
        vmovdqu64 zmm8, [r9 + 9728]                  ;   232.3 p3      59 r
        vmovdqu64 [rbp + 9344], zmm19                ;   355.7 p8+p9   41 next spill
        vmovdqu64 zmm19, [r9 + 9792]                 ;   233.2 p2      59 r
        vmovdqu64 [rbp + 9600], zmm20                ;   353.2 p7+p4   58 r spill
        vmovdqu64 zmm20, [r9 + 9856]                 ;   233.3 p3      59 r
        vmovdqu64 [rbp + 9984], zmm27                ;   352.2 p8+p9   58 r spill
        vmovdqu64 zmm27, [r9 + 9920]                 ;   234.2 p2      59 r
        vmovdqu64 [rbp + 8960], zmm24                ;   351.7 p7+p4   58 r spill
        vmovdqu64 zmm24, [r9 + 9984]                 ;   234.3 p3      59 r
        vmovdqu64 [rbp + 9024], zmm15                ;   350.7 p8+p9   58 r spill
        vmovdqu64 zmm15, [r9 + 10048]                ;   235.2 p2      59 r
        vmovdqu64 [rbp + 8768], zmm10                ;   349.2 p7+p4   58 r spill
        vmovdqu64 zmm10, [r9 + 10112]                ;   235.3 p3      59 r
        vmovdqu64 [rbp + 9216], zmm3                 ;   348.2 p8+p9   58 r spill
        vmovdqu64 zmm3, [r9 + 10176]                 ;   236.2 p2      59 r
        vpternlogd zmm14, zmm31, [rbp + 8000], 0x96  ;   356.7 p5+p3   41 next
        vmovdqu64 zmm31, [rbp + 9728]                ;   315.7 p2      44 next reload
        vpternlogd zmm12, zmm4, zmm31, 0x69          ;   357.2 p0      41 next
        vmovdqa64 zmm4, zmm21                        ;   346.2         41 next copy
        vpternlogd zmm4, zmm2, zmm13, 0x4b           ;   357.7 p5      41 next
        vpternlogd zmm21, zmm31, [rbp + 8000], 0x60  ;   358.2 p0+p3   41 next
        vmovdqu64 [rbp + 8320], zmm7                 ;   356.2 p7+p4   58 r spill
        vmovdqa64 zmm7, zmm6                         ;   319.2         41 next copy
        vpternlogd zmm7, zmm2, zmm13, 0x93           ;   358.7 p5      41 next
        vmovdqu64 [rbp + 10176], zmm14               ;   357.7 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm2                        ;   327.2         41 next copy
        vpternlogd zmm14, zmm31, zmm13, 0x6a         ;   359.2 p0      41 next
        vmovdqu64 [rbp + 10240], zmm0                ;   356.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm4                         ;   358.7         41 next copy
        vpternlogd zmm0, zmm31, zmm30, 0x78          ;   359.7 p5      41 next
        vmovdqu64 [rbp + 10304], zmm12               ;   358.2 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm14                       ;   360.2         41 next copy
        vpternlogd zmm12, zmm5, zmm6, 0x93           ;   360.2 p0      41 next
        vpternlogd zmm21, zmm12, zmm6, 0x39          ;   361.2 p5      41 next
        vmovdqu64 [rbp + 10368], zmm3                ;   242.2 p7+p4   59 r spill
        vmovdqa64 zmm3, zmm7                         ;   359.7         41 next copy
        vpternlogd zmm3, zmm30, zmm13, 0x87          ;   361.2 p0      41 next
        vmovdqu64 [rbp + 10432], zmm17               ;   357.2 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm31                       ;   321.7         41 next copy
        vpternlogd zmm17, zmm13, [rbp + 8000], 0x48  ;   361.7 p5+p2   41 next
        vpternlogd zmm17, zmm6, [rbp + 8000], 0x4b   ;   362.7 p0+p3   41 next
        vpternlogd zmm17, zmm2, [rbp + 9792], 0x87   ;   363.7 p5+p2   41 next
        vmovdqu64 [rbp + 10496], zmm10               ;   244.2 p7+p4   59 r spill
        vmovdqa64 zmm10, zmm17                       ;   364.7         41 next copy
        vpternlogd zmm10, zmm13, zmm13, 0x3f         ;   364.7 p0      41 next
        vmovdqu64 [rbp + 10560], zmm15               ;   245.2 p8+p9   59 r spill
        vmovdqa64 zmm15, zmm10                       ;   365.7         41 next copy
        vpternlogd zmm15, zmm0, zmm2, 0xd2           ;   365.7 p5      41 next
        vmovdqu64 [rbp + 10624], zmm24               ;   246.2 p7+p4   59 r spill
        vmovdqa64 zmm24, zmm28                       ;   340.7         41 next copy
        vpternlogd zmm24, zmm30, [rbp + 8000], 0x87  ;   364.2 p0+p3   41 next
        vmovdqu64 [rbp + 10688], zmm27               ;   247.2 p8+p9   59 r spill
        vmovdqa64 zmm27, zmm0                        ;   360.7         41 next copy
        vpternlogd zmm27, zmm24, zmm30, 0x28         ;   365.2 p5      41 next
        vmovdqu64 [rbp + 10752], zmm1                ;   345.2 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm5                         ;   344.2         41 next copy
        vpternlogd zmm1, zmm31, [rbp + 8000], 0x87   ;   365.2 p0+p2   41 next
        vpternlogd zmm21, zmm28, zmm1, 0x69          ;   366.2 p5      41 next
        vmovdqa64 zmm28, zmm1                        ;   366.2         41 next copy
        vpternlogd zmm28, zmm2, zmm13, 0x28          ;   366.2 p0      41 next
        vpternlogd zmm28, zmm0, zmm6, 0xd2           ;   367.2 p5      41 next
        vmovdqu64 zmm0, [rbp + 8000]                 ;   317.2 p3      44 next reload
        vmovdqa64 zmm6, zmm7                         ;   359.7         41 next copy
        vpternlogd zmm6, zmm2, zmm0, 0x78            ;   367.2 p0      41 next
        vpxord zmm29, zmm29, zmm6                    ;   368.2 p5      41 next
        vpternlogd zmm10, zmm29, zmm30, 0x2d         ;   369.2 p0      41 next
        vpternlogd zmm1, zmm29, [rbp + 9792], 0x9c   ;   369.2 p5+p2   41 next
        vpternlogd zmm1, zmm15, zmm0, 0xc6           ;   370.2 p0      41 next
        vpternlogd zmm29, zmm24, zmm6, 0x96          ;   369.7 p5      41 next
        vpternlogd zmm1, zmm12, zmm31, 0x1e          ;   371.2 p0      41 next
        vmovdqu64 zmm15, [rbp + 9792]                ;   321.7 p3      44 next reload
        vmovdqu64 [rbp + 10816], zmm1                ;   372.2 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm0                         ;   323.2         41 next copy
        vpternlogd zmm1, zmm2, zmm15, 0xe1           ;   370.7 p5      41 next
        vpternlogd zmm21, zmm5, zmm1, 0x4b           ;   371.7 p0      41 next
        vpternlogd zmm4, zmm3, zmm1, 0x6c            ;   371.7 p5      41 next
        vpternlogd zmm7, zmm21, zmm30, 0x36          ;   372.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 8896]                 ;   259.7 p2      50 next reload
        vmovdqu64 zmm5, [rbp + 10816]                ;   372.2 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 10176]               ;   357.7 p2      50 next
        vpternlogd zmm21, zmm5, zmm3, 0x96           ;   378.2 p5      50 next
        vmovdqa64 zmm5, zmm15                        ;   327.7         41 next copy
        vpternlogd zmm5, zmm0, zmm2, 0x35            ;   373.2 p0      41 next
        vpternlogd zmm10, zmm5, zmm12, 0x96          ;   374.2 p5      41 next
        vpternlogd zmm29, zmm4, zmm31, 0xc6          ;   374.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 7872]                 ;   254.3 p3      50 next reload
        vmovdqu64 zmm5, [rbp + 9408]                 ;   334.7 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 8320]                ;   356.2 p3      58 r
        vpternlogd zmm12, zmm5, zmm4, 0x96           ;   374.7 p5      58 r
        vpternlogd zmm31, zmm14, zmm15, 0x6c         ;   375.2 p0      41 next
        vpternlogd zmm1, zmm13, zmm14, 0x59          ;   375.7 p5      41 next
        vpternlogd zmm28, zmm24, zmm31, 0x96         ;   376.2 p0      41 next
        vpternlogd zmm17, zmm31, zmm30, 0xc6         ;   376.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 7680]                ;   269.2 p2      50 next reload
        vmovdqu64 zmm31, [rbp + 10432]               ;   357.2 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 9216]                ;   348.2 p2      58 r
        vpternlogd zmm13, zmm31, zmm30, 0x96         ;   377.2 p0      58 r
        vpternlogd zmm17, zmm14, zmm0, 0xb4          ;   377.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 8832]                 ;   265.7 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 10304]               ;   358.2 p2      41 next reload
        vmovdqu64 zmm24, [rbp + 8768]                ;   349.2 p3      58 r
        vpternlogd zmm24, zmm14, zmm0, 0x96          ;   378.2 p0      58 r
        vpternlogd zmm27, zmm1, zmm15, 0x87          ;   378.7 p5      41 next
        vpternlogd zmm27, zmm6, zmm2, 0x96           ;   379.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 9280]                 ;   329.2 p2      41 next reload
        vpternlogd zmm15, zmm1, [rbp + 10752], 0x96  ;   379.7 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 9088]                 ;   259.7 p2      50 next reload
        vpternlogd zmm5, zmm7, zmm1, 0x96            ;   380.2 p0      50 next
        vmovdqu64 zmm6, [rbp + 8128]                 ;   264.2 p3      50 next reload
        vpternlogd zmm31, zmm29, zmm6, 0x96          ;   380.7 p5      50 next
        vmovdqu64 zmm7, [rbp + 10112]                ;   264.7 p2      50 next reload
        vpternlogd zmm14, zmm28, zmm7, 0x96          ;   381.2 p0      50 next
        vpord zmm23, zmm23, zmm12                    ;   381.7 p5      59 r
        vpternlogd zmm17, zmm2, [rbp + 9664], 0x78   ;   382.2 p0+p3   41 next
        vmovdqu64 zmm28, [rbp + 9920]                ;   340.2 p2      41 next reload
        vpternlogd zmm2, zmm28, [rbp + 10048], 0x96  ;   382.7 p5+p3   41 next
        vpord zmm18, zmm18, zmm13                    ;   383.2 p0      59 r
        vpord zmm26, zmm26, zmm24                    ;   383.7 p5      59 r
        vmovdqu64 zmm28, [rbp + 8576]                ;   262.7 p2      50 next reload
        vpternlogd zmm27, zmm15, zmm28, 0x96         ;   384.2 p0      50 next
        vmovdqu64 zmm29, [rbp + 9536]                ;   263.7 p3      50 next reload
        vpternlogd zmm17, zmm2, zmm29, 0x96          ;   384.7 p5      50 next
        vpxord zmm12, zmm12, [rax]                   ;   385.2 p0+p2  108 r
        vpxord zmm13, zmm13, [rax + 64]              ;   385.7 p5+p3  108 r
        vpxord zmm24, zmm24, [rax + 128]             ;   386.2 p0+p2  108 r
        vpternlogd zmm23, zmm30, [rax + 1088], 0x96  ;   386.7 p5+p3  108 r
        vpternlogd zmm18, zmm0, [rax + 1152], 0x96   ;   387.2 p0+p2  108 r
        vmovdqu64 zmm30, [r8 + 1536]                 ;   266.3 p3      68 k2.8 reload
        vpternlogd zmm31, zmm1, zmm30, 0x78          ;   387.7 p5      58 r
        vmovdqu64 zmm0, [r8 + 1600]                  ;   266.7 p2      68 k2.9 reload
        vpternlogd zmm14, zmm6, zmm0, 0x78           ;   388.2 p0      58 r
        vpord zmm20, zmm20, zmm31                    ;   388.7 p5      59 r
        vpternlogd zmm17, zmm7, [r8 + 1664], 0x78    ;   389.2 p0+p3   58 r
        vpternlogd zmm27, zmm3, [r8 + 1856], 0x78    ;   389.7 p5+p2   58 r
        vpternlogd zmm20, zmm7, [rax + 1728], 0x96   ;   390.2 p0+p3  108 r
        vmovdqu64 zmm7, [rbp + 10688]                ;   268.7 p2      59 r reload
        vpord zmm7, zmm7, zmm14                      ;   390.7 p5      59 r
        vmovdqu64 zmm0, [rbp + 10624]                ;   269.3 p3      59 r reload
        vpord zmm0, zmm0, zmm17                      ;   391.2 p0      59 r
        vmovdqu64 zmm30, [rbp + 10368]               ;   269.7 p2      59 r reload
        vpord zmm30, zmm30, zmm27                    ;   391.7 p5      59 r
        vpternlogd zmm30, zmm4, [rax + 1024], 0x96   ;   392.7 p0+p3  108 r
        vpternlogd zmm7, zmm29, [rax + 1792], 0x96   ;   392.7 p5+p2  108 r
        vmovdqu64 zmm4, [rbp + 7936]                 ;   271.3 p3      50 next reload
        vmovdqu64 zmm28, [rbp + 10240]               ;   356.7 p2      41 next reload
        vpternlogd zmm10, zmm28, zmm4, 0x96          ;   393.2 p0      50 next
        vpxord zmm31, zmm31, [rax + 640]             ;   393.7 p5+p3  108 r
        vpxord zmm14, zmm14, [rax + 704]             ;   394.2 p0+p2  108 r
        vpxord zmm17, zmm17, [rax + 768]             ;   394.7 p5+p3  108 r
        vpxord zmm27, zmm27, [rax + 960]             ;   395.2 p0+p2  108 r
        vpternlogd zmm21, zmm4, [r8 + 1792], 0x78    ;   395.7 p5+p3   58 r
        vpternlogd zmm10, zmm29, [r8 + 1728], 0x78   ;   396.2 p0+p2   58 r
        vpternlogd zmm0, zmm4, [rax + 1856], 0x96    ;   396.7 p5+p3  108 r
        vmovdqu64 zmm4, [rbp + 8704]                 ;   275.7 p2      50 next reload
        vmovdqu64 zmm29, [rbp + 8960]                ;   351.7 p3      58 r reload
        vpternlogd zmm28, zmm29, zmm4, 0x96          ;   397.2 p0      58 r
        vpord zmm22, zmm22, zmm28                    ;   398.2 p5      59 r
        vmovdqu64 zmm29, [rbp + 10496]               ;   276.7 p2      59 r reload
        vpord zmm29, zmm29, zmm21                    ;   398.2 p0      59 r
        vpxord zmm28, zmm28, [rax + 256]             ;   398.7 p5+p3  108 r
        vpxord zmm21, zmm21, [rax + 896]             ;   399.2 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 10560]                ;   278.3 p3      59 r reload
        vpord zmm3, zmm3, zmm10                      ;   399.7 p5      59 r
        vpxord zmm10, zmm10, [rax + 832]             ;   400.2 p0+p2  108 r
        vmovdqu64 [rbp + 832], zmm27                 ;   396.2 p7+p4  108 r spill
        vmovdqa64 zmm27, zmm24                       ;   387.2         58 r copy
        vpternlogd zmm27, zmm23, [r8], 0x78          ;   400.7 p5+p3   58 r
        vmovdqu64 [rbp + 0], zmm24                   ;   387.2 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm13                       ;   386.7         58 r copy
        vpternlogd zmm24, zmm30, [r8 + 960], 0x78    ;   401.2 p0+p2   58 r
        vmovdqu64 [rbp - 64], zmm13                  ;   386.7 p7+p4  108 r spill
        vmovdqu64 zmm13, [rbp + 9600]                ;   353.2 p3      58 r reload
        vpternlogd zmm15, zmm13, [rbp + 8064], 0x96  ;   401.7 p5+p2   58 r
        vpord zmm9, zmm9, zmm15                      ;   402.7 p0      59 r
        vpxord zmm15, zmm15, [rax + 384]             ;   402.7 p5+p3  108 r
        vmovdqu64 zmm13, [r8 + 1472]                 ;   281.7 p2      68 k2.7 reload
        vmovdqu64 [rbp + 960], zmm23                 ;   387.7 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 8640]                ;   282.3 p3      50 next reload
        vpternlogd zmm5, zmm23, zmm13, 0x78          ;   403.2 p0      58 r
        vpord zmm19, zmm19, zmm5                     ;   404.2 p5      59 r
        vpxord zmm5, zmm5, [rax + 576]               ;   404.2 p0+p2  108 r
        vpternlogd zmm19, zmm6, [rax + 1664], 0x96   ;   405.2 p5+p3  108 r
        vmovdqu64 zmm6, [rbp + 8256]                 ;   355.2 p2      58 r
        vpternlogd zmm6, zmm23, [rbp + 9472], 0x96   ;   405.2 p0+p3   58 r
        vpord zmm8, zmm8, zmm6                       ;   406.2 p5      59 r
        vpxord zmm6, zmm6, [rax + 512]               ;   406.2 p0+p2  108 r
        vpternlogd zmm8, zmm1, [rax + 1600], 0x96    ;   407.2 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 7744]                 ;   285.7 p2      50 next reload
        vmovdqu64 zmm13, [rbp + 9024]                ;   350.7 p3      58 r reload
        vpternlogd zmm2, zmm13, zmm1, 0x96           ;   407.2 p0      58 r
        vpternlogd zmm26, zmm1, [rax + 1216], 0x96   ;   407.7 p5+p2  108 r
        vpord zmm25, zmm25, zmm2                     ;   408.2 p0      59 r
        vpternlogd zmm25, zmm4, [rax + 1280], 0x96   ;   409.2 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 8384]                 ;   287.7 p2      50 next reload
        vmovdqu64 zmm4, [rbp + 10176]                ;   357.7 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 9984]                ;   352.2 p2      58 r
        vpternlogd zmm13, zmm4, zmm1, 0x96           ;   409.2 p0      58 r
        vpternlogd zmm22, zmm1, [rax + 1344], 0x96   ;   409.7 p5+p3  108 r
        vpord zmm11, zmm11, zmm13                    ;   410.2 p0      59 r
        vpxord zmm2, zmm2, [rax + 192]               ;   410.7 p5+p2  108 r
        vpxord zmm13, zmm13, [rax + 320]             ;   411.2 p0+p3  108 r
        vmovdqu64 zmm1, [rax + 1984]                 ;   290.7 p2     108 r reload
        vpternlogd zmm29, zmm1, [rbp + 8576], 0x96   ;   411.7 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 7552]                 ;   291.7 p2      50 next reload
        vmovdqu64 zmm4, [rax + 1472]                 ;   292.3 p3     108 r reload
        vpternlogd zmm9, zmm4, zmm1, 0x96            ;   412.2 p0     108 r
        vmovdqu64 zmm4, [rbp + 9152]                 ;   354.2 p2      58 r reload
        vpternlogd zmm1, zmm4, [rbp + 9344], 0x96    ;   412.7 p5+p3   58 r
        vpord zmm16, zmm16, zmm1                     ;   413.7 p0      59 r
        vpternlogd zmm16, zmm23, [rax + 1536], 0x96  ;   414.7 p5+p2  108 r
        vpxord zmm1, zmm1, [rax + 448]               ;   414.2 p0+p3  108 r
        vmovdqu64 zmm4, [rax + 1920]                 ;   294.7 p2     108 r reload
        vpternlogd zmm3, zmm4, [rbp + 8896], 0x96    ;   414.7 p5+p3  108 r
        vmovdqu64 zmm4, [rax + 1408]                 ;   295.7 p2     108 r reload
        vpternlogd zmm11, zmm4, [rbp + 8064], 0x96   ;   415.2 p0+p3  108 r
        vmovdqa64 zmm4, zmm17                        ;   395.7         58 r copy
        vpternlogd zmm4, zmm20, [r8 + 640], 0x78     ;   415.7 p5+p2   58 r
        vmovdqa64 zmm23, zmm21                       ;   400.2         58 r copy
        vpternlogd zmm23, zmm0, [r8 + 768], 0x78     ;   416.2 p0+p3   58 r
        vmovdqu64 [rbp + 768], zmm21                 ;   400.2 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm10                       ;   401.2         58 r copy
        vpternlogd zmm21, zmm7, [r8 + 704], 0x78     ;   416.7 p5+p2   58 r
        vmovdqu64 [rbp + 704], zmm10                 ;   401.2 p8+p9  108 r spill
        vpord zmm10, zmm27, [r9 + 8320]              ;   417.2 p0+p3   59 r
        vmovdqu64 [rbp + 640], zmm17                 ;   395.7 p7+p4  108 r spill
        vpord zmm17, zmm24, [r9 + 8256]              ;   417.7 p5+p2   59 r
        vmovdqu64 [rbp + 7552], zmm27                ;   401.7 p8+p9   58 r spill
        vmovdqa64 zmm27, zmm14                       ;   395.2         58 r copy
        vpternlogd zmm27, zmm19, [r8 + 576], 0x78    ;   418.2 p0+p3   58 r
        vmovdqu64 [rbp + 576], zmm14                 ;   395.2 p7+p4  108 r spill
        vmovdqa64 zmm14, zmm28                       ;   399.7         58 r copy
        vpternlogd zmm14, zmm26, [r8 + 128], 0x78    ;   418.7 p5+p2   58 r
        vmovdqu64 [rbp + 128], zmm28                 ;   399.7 p8+p9  108 r spill
        vmovdqa64 zmm28, zmm31                       ;   394.7         58 r copy
        vpternlogd zmm28, zmm8, [r8 + 512], 0x78     ;   419.2 p0+p3   58 r
        vmovdqu64 [rbp + 512], zmm31                 ;   394.7 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm15                       ;   403.7         58 r copy
        vpternlogd zmm31, zmm22, [r8 + 256], 0x78    ;   419.7 p5+p2   58 r
        vmovdqu64 [rbp + 256], zmm15                 ;   403.7 p8+p9  108 r spill
        vmovdqa64 zmm15, zmm2                        ;   411.7         58 r copy
        vpternlogd zmm15, zmm18, [r8 + 64], 0x78     ;   420.2 p0+p3   58 r
        vmovdqu64 [rbp + 64], zmm2                   ;   411.7 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm12                        ;   386.2         58 r copy
        vpternlogd zmm2, zmm29, [r8 + 896], 0x78     ;   420.7 p5+p2   58 r
        vpternlogd zmm10, zmm26, [r8 + 1920], 0x96   ;   421.2 p0+p3   50 next
        vpternlogd zmm17, zmm18, [r8 + 1856], 0x96   ;   421.7 p5+p2   50 next
        vmovdqu64 [rbp - 128], zmm12                 ;   386.2 p8+p9  108 r spill
        vmovdqa64 zmm12, zmm13                       ;   412.2         58 r copy
        vpternlogd zmm12, zmm25, [r8 + 192], 0x78    ;   422.2 p0+p3   58 r
        vmovdqu64 [rbp + 192], zmm13                 ;   412.2 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm6                        ;   407.2         58 r copy
        vpternlogd zmm13, zmm9, [r8 + 384], 0x78     ;   422.7 p5+p2   58 r
        vmovdqu64 [rbp + 384], zmm6                  ;   407.2 p8+p9  108 r spill
        vmovdqa64 zmm6, zmm1                         ;   415.2         58 r copy
        vpternlogd zmm6, zmm11, [r8 + 320], 0x78     ;   423.2 p0+p3   58 r
        vmovdqu64 [rbp + 320], zmm1                  ;   415.2 p7+p4  108 r spill
        vmovdqa64 zmm1, zmm5                         ;   405.2         58 r copy
        vpternlogd zmm1, zmm16, [r8 + 448], 0x78     ;   423.7 p5+p2   58 r
        vmovdqu64 [rbp + 448], zmm5                  ;   405.2 p8+p9  108 r spill
        vpord zmm5, zmm4, [r9 + 8960]                ;   424.2 p0+p3   59 r
        vmovdqu64 [rbp + 1088], zmm26                ;   408.7 p7+p4  108 r spill
        vpord zmm26, zmm23, [r9 + 9088]              ;   424.7 p5+p2   59 r
        vmovdqu64 [rbp + 1024], zmm18                ;   388.2 p8+p9  108 r spill
        vpord zmm18, zmm21, [r9 + 9024]              ;   425.2 p0+p3   59 r
        vmovdqu64 [rbp + 8128], zmm24                ;   402.2 p7+p4   58 r spill
        vpord zmm24, zmm27, [r9 + 8896]              ;   425.7 p5+p2   59 r
        vpternlogd zmm5, zmm0, [r8 + 1536], 0x96     ;   426.2 p0+p3   50 next
        vmovdqu64 [rbp + 1728], zmm0                 ;   397.7 p8+p9  108 r spill
        vpord zmm0, zmm28, [r9 + 8832]               ;   426.7 p5+p2   59 r
        vpternlogd zmm26, zmm29, [r8 + 1664], 0x96   ;   427.2 p0+p3   50 next
        vpternlogd zmm18, zmm3, [r8 + 1600], 0x96    ;   427.7 p5+p2   50 next
        vpternlogd zmm24, zmm7, [r8 + 1472], 0x96    ;   428.2 p0+p3   50 next
        vpternlogd zmm0, zmm20, [r8 + 1408], 0x96    ;   428.7 p5+p2   50 next
        vmovdqu64 [rbp + 1856], zmm29                ;   412.7 p7+p4  108 r spill
        vpord zmm29, zmm14, [r9 + 8448]              ;   429.2 p0+p3   59 r
        vpternlogd zmm29, zmm22, [r8 + 1024], 0x96   ;   430.2 p5+p2   50 next
        vmovdqu64 [rbp + 1664], zmm7                 ;   393.7 p8+p9  108 r spill
        vpord zmm7, zmm2, [r9 + 8192]                ;   430.2 p0+p3   59 r
        vmovdqu64 [rbp + 1600], zmm20                ;   391.2 p7+p4  108 r spill
        vpord zmm20, zmm15, [r9 + 8384]              ;   430.7 p5+p2   59 r
        vpternlogd zmm20, zmm25, [r8 + 1984], 0x96   ;   431.7 p0+p3   50 next
        vmovdqu64 [rbp + 1216], zmm22                ;   410.7 p8+p9  108 r spill
        vpord zmm22, zmm1, [r9 + 8768]               ;   431.7 p5+p2   59 r
        vmovdqu64 [rbp + 1152], zmm25                ;   410.2 p7+p4  108 r spill
        vpord zmm25, zmm31, [r9 + 8576]              ;   432.2 p0+p3   59 r
        vpternlogd zmm25, zmm9, [r8 + 1152], 0x96    ;   433.2 p5+p2   50 next
        vpternlogd zmm22, zmm19, [r8 + 1344], 0x96   ;   433.2 p0+p3   50 next
        vmovdqu64 [rbp + 1536], zmm19                ;   406.2 p8+p9  108 r spill
        vpord zmm19, zmm12, [r9 + 8512]              ;   433.7 p5+p2   59 r
        vpternlogd zmm19, zmm11, [r8 + 1088], 0x96   ;   434.7 p0+p3   50 next
        vmovdqu64 [rbp + 1344], zmm9                 ;   413.2 p7+p4  108 r spill
        vpord zmm9, zmm13, [r9 + 8704]               ;   434.7 p5+p2   59 r
        vmovdqu64 [rbp + 1280], zmm11                ;   416.2 p8+p9  108 r spill
        vpord zmm11, zmm6, [r9 + 8640]               ;   435.2 p0+p3   59 r
        vpternlogd zmm9, zmm8, [r8 + 1280], 0x96     ;   435.7 p5+p2   50 next
        vpternlogd zmm11, zmm16, [r8 + 1216], 0x96   ;   436.2 p0+p3   50 next
        vmovdqu64 [rbp + 1472], zmm8                 ;   408.2 p7+p4  108 r spill
        vmovdqu64 zmm8, [r9 + 9152]                  ;   317.7 p2      59 r
        vmovdqu64 [rbp + 1408], zmm16                ;   415.7 p8+p9  108 r spill
        vpxord zmm16, zmm5, zmm22                    ;   436.7 p5      41 next
        vmovdqu64 [rbp + 10048], zmm13               ;   423.7 p7+p4   58 r spill
        vpxord zmm13, zmm5, zmm25                    ;   437.2 p0      41 next
        vmovdqu64 [rbp + 9920], zmm6                 ;   424.2 p8+p9   58 r spill
        vpandd zmm6, zmm13, zmm26                    ;   438.2 p5      41 next
        vmovdqu64 [rbp + 9664], zmm31                ;   420.7 p7+p4   58 r spill
        vpxord zmm31, zmm26, zmm9                    ;   438.2 p0      41 next
        vmovdqu64 [rbp + 10304], zmm12               ;   423.2 p8+p9   58 r spill
        vpandd zmm12, zmm26, zmm25                   ;   438.7 p5      41 next
        vpternlogd zmm12, zmm18, zmm0, 0x87          ;   439.7 p0      41 next
        vmovdqu64 [rbp + 10432], zmm14               ;   419.7 p7+p4   58 r spill
        vpxord zmm14, zmm25, zmm11                   ;   439.7 p5      41 next
        vmovdqu64 [rbp + 9408], zmm15                ;   421.2 p8+p9   58 r spill
        vpandd zmm15, zmm14, zmm0                    ;   440.7 p0      41 next
        vmovdqu64 [rbp + 9792], zmm2                 ;   421.7 p7+p4   58 r spill
        vpxord zmm2, zmm0, zmm18                     ;   440.7 p5      41 next
        vmovdqu64 [rbp + 10752], zmm23               ;   417.2 p8+p9   58 r spill
        vmovdqa64 zmm23, zmm26                       ;   428.2         41 next copy
        vpternlogd zmm23, zmm18, zmm24, 0x95         ;   441.2 p0      41 next
        vmovdqu64 [rbp + 9280], zmm21                ;   417.7 p7+p4   58 r spill
        vpandd zmm21, zmm0, zmm9                     ;   441.7 p5      41 next
        vmovdqu64 [rbp + 8768], zmm4                 ;   416.7 p8+p9   58 r spill
        vpandd zmm4, zmm0, zmm24                     ;   442.2 p0      41 next
        vmovdqu64 [rbp + 8000], zmm27                ;   419.2 p7+p4   58 r spill
        vmovdqa64 zmm27, zmm12                       ;   440.7         41 next copy
        vpternlogd zmm27, zmm14, zmm5, 0x87          ;   442.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm28                ;   420.2 p8+p9   58 r spill
        vmovdqa64 zmm28, zmm27                       ;   443.7         41 next copy
        vpternlogd zmm28, zmm22, zmm25, 0xd2         ;   443.7 p0      41 next
        vpternlogd zmm21, zmm28, zmm23, 0x69         ;   444.7 p5      41 next
        vpternlogd zmm23, zmm4, zmm26, 0x79          ;   444.2 p0      41 next
        vpternlogd zmm27, zmm16, zmm18, 0x87         ;   444.7 p5      41 next
        vmovdqa64 zmm28, zmm18                       ;   428.7         41 next copy
        vpternlogd zmm28, zmm9, zmm25, 0x28          ;   445.2 p0      41 next
        vmovdqu64 [rbp + 7488], zmm1                 ;   424.7 p7+p4   58 r spill
        vmovdqa64 zmm1, zmm24                        ;   429.2         41 next copy
        vpternlogd zmm1, zmm11, zmm25, 0x6c          ;   445.7 p5      41 next
        vmovdqu64 [rbp + 9728], zmm21                ;   445.7 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm28                       ;   446.2         41 next copy
        vpternlogd zmm21, zmm5, zmm24, 0x87          ;   446.2 p0      41 next
        vpternlogd zmm28, zmm25, zmm25, 0xf3         ;   446.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm17                ;   422.7 p7+p4   50 next spill
        vpxord zmm17, zmm11, zmm9                    ;   447.2 p0      41 next
        vmovdqu64 [rbp + 10816], zmm29               ;   431.2 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm5                        ;   427.2         41 next copy
        vpternlogd zmm29, zmm11, zmm11, 0xcf         ;   447.7 p5      41 next
        vmovdqu64 [rbp + 10880], zmm10               ;   422.2 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm22                       ;   434.2         41 next copy
        vpternlogd zmm10, zmm9, zmm11, 0x65          ;   448.2 p0      41 next
        vpternlogd zmm10, zmm14, zmm25, 0x4b         ;   449.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 832]                 ;   415.7 p3      58 r
        vpternlogd zmm14, zmm3, [r8 + 832], 0x78     ;   449.2 p0+p2   58 r
        vpord zmm8, zmm8, zmm14                      ;   450.2 p5      59 r
        vpternlogd zmm8, zmm30, [r8 + 1728], 0x96    ;   451.2 p0+p3   50 next
        vpandd zmm25, zmm31, zmm22                   ;   450.7 p5      41 next
        vmovdqu64 [rbp + 1792], zmm3                 ;   415.7 p8+p9  108 r spill
        vmovdqa64 zmm3, zmm22                        ;   434.2         41 next copy
        vpternlogd zmm3, zmm9, zmm9, 0xc3            ;   451.2 p0      41 next
        vmovdqu64 [rbp + 896], zmm30                 ;   393.7 p7+p4  108 r spill
        vmovdqa64 zmm30, zmm13                       ;   438.2         41 next copy
        vpternlogd zmm30, zmm1, zmm18, 0x6c          ;   451.7 p5      41 next
        vpternlogd zmm13, zmm3, zmm26, 0x65          ;   452.2 p0      41 next
        vpternlogd zmm13, zmm18, zmm24, 0x87         ;   453.2 p5      41 next
        vpternlogd zmm4, zmm13, zmm10, 0x69          ;   454.2 p0      41 next
        vmovdqu64 [rbp + 10944], zmm14               ;   450.2 p8+p9   58 r spill
        vmovdqa64 zmm14, zmm18                       ;   428.7         41 next copy
        vpternlogd zmm14, zmm9, zmm11, 0x78          ;   453.7 p5      41 next
        vpternlogd zmm4, zmm14, zmm9, 0x2d           ;   455.2 p0      41 next
        vpternlogd zmm14, zmm17, zmm24, 0x78         ;   454.7 p5      41 next
        vpternlogd zmm14, zmm16, zmm0, 0x78          ;   455.7 p0      41 next
        vpternlogd zmm29, zmm14, zmm16, 0x96         ;   456.7 p5      41 next
        vmovdqu64 [rbp + 11008], zmm29               ;   457.7 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm31                       ;   439.2         41 next copy
        vpternlogd zmm29, zmm21, zmm24, 0x93         ;   456.2 p0      41 next
        vpternlogd zmm29, zmm18, zmm17, 0x87         ;   457.2 p5      41 next
        vpternlogd zmm2, zmm26, zmm29, 0x6a          ;   458.2 p0      41 next
        vpternlogd zmm17, zmm31, zmm9, 0x48          ;   457.7 p5      41 next
        vpternlogd zmm24, zmm3, zmm10, 0x9a          ;   458.2 p0      41 next
        vpternlogd zmm16, zmm1, zmm24, 0x96          ;   459.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 960]                  ;   393.7 p2     108 r reload
        vpternlogd zmm7, zmm1, [r8 + 1792], 0x96     ;   459.2 p0+p3   50 next
        vpternlogd zmm15, zmm16, zmm29, 0x69         ;   460.2 p5      41 next
        vpternlogd zmm10, zmm31, zmm3, 0x4b          ;   460.2 p0      41 next
        vpternlogd zmm3, zmm11, zmm11, 0xcf          ;   460.7 p5      41 next
        vpternlogd zmm11, zmm23, zmm0, 0x93          ;   461.2 p0      41 next
        vpternlogd zmm27, zmm6, zmm11, 0x96          ;   462.2 p5      41 next
        vpternlogd zmm5, zmm17, zmm22, 0x6c          ;   462.2 p0      41 next
        vmovdqa64 zmm31, zmm21                       ;   447.2         41 next copy
        vpternlogd zmm31, zmm0, zmm22, 0x78          ;   462.7 p5      41 next
        vmovdqu64 zmm6, [r11 + 8192]                 ;   345.2 p2      44 next
        vmovdqu64 zmm11, [r11 + 8256]                ;   345.3 p3      44 next
        vmovdqu64 zmm16, [r11 + 8320]                ;   346.2 p2      44 next
        vmovdqu64 zmm18, [r11 + 8384]                ;   346.3 p3      44 next
        vmovdqu64 zmm24, [r11 + 8448]                ;   347.2 p2      44 next
        vmovdqu64 zmm26, [r11 + 8512]                ;   347.3 p3      44 next
        vmovdqu64 zmm29, [r11 + 8576]                ;   348.2 p2      44 next
        vpternlogd zmm13, zmm12, zmm31, 0x96         ;   463.7 p0      41 next
        vpternlogd zmm23, zmm31, zmm5, 0x69          ;   463.7 p5      41 next
        vpternlogd zmm28, zmm23, zmm14, 0x96         ;   464.7 p0      41 next
        vpxord zmm5, zmm5, zmm10                     ;   464.7 p5      41 next
        vpternlogd zmm3, zmm5, zmm30, 0x69           ;   465.7 p0      41 next
        vpandd zmm31, zmm19, zmm8                    ;   465.7 p5      41 next
        vmovdqa64 zmm5, zmm20                        ;   432.7         41 next copy
        vmovdqa64 zmm12, zmm20                       ;   432.7         41 next copy
        vpternlogd zmm2, zmm22, zmm8, 0x96           ;   466.2 p0      41 next
        vpternlogd zmm15, zmm21, zmm7, 0x96          ;   466.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 10880]               ;   422.2 p3      50 next reload
        vmovdqa64 zmm21, zmm19                       ;   435.7         41 next copy
        vpternlogd zmm21, zmm20, zmm14, 0x6a         ;   467.2 p0      41 next
        vpternlogd zmm25, zmm28, zmm19, 0x96         ;   467.7 p5      41 next
        vmovdqu64 zmm22, [rbp + 10816]               ;   431.2 p2      50 next reload
        vmovdqa64 zmm23, zmm19                       ;   435.7         41 next copy
        vpternlogd zmm23, zmm14, zmm22, 0xa9         ;   468.2 p0      41 next
        vpternlogd zmm3, zmm0, zmm20, 0x96           ;   468.7 p5      41 next
        vpternlogd zmm27, zmm9, zmm22, 0x96          ;   469.2 p0      41 next
        vpternlogd zmm4, zmm9, [r11 + 8640], 0x69    ;   469.7 p5+p3   44 next
        vmovdqa64 zmm0, zmm19                        ;   435.7         41 next copy
        vpternlogd zmm0, zmm22, zmm14, 0x35          ;   470.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 8320]                 ;   422.7 p2      50 next reload
        vpternlogd zmm13, zmm30, zmm9, 0x69          ;   470.7 p5      41 next
        vpternlogd zmm17, zmm14, [rbp + 9728], 0x96  ;   471.2 p0+p3   41 next
        vpxord zmm6, zmm6, zmm2                      ;   471.7 p5      44 next
        vpxord zmm11, zmm11, zmm15                   ;   472.2 p0      44 next
        vpxord zmm29, zmm29, zmm25                   ;   472.7 p5      44 next
        vpxord zmm24, zmm24, zmm3                    ;   473.2 p0      44 next
        vpxord zmm26, zmm26, zmm27                   ;   473.7 p5      44 next
        vpxord zmm16, zmm16, zmm13                   ;   474.2 p0      44 next
        vpxord zmm18, zmm18, zmm17                   ;   474.7 p5      44 next
        vmovdqa64 zmm30, zmm21                       ;   468.2         41 next copy
        vpternlogd zmm30, zmm22, zmm9, 0x60          ;   475.2 p0      41 next
        vpternlogd zmm21, zmm14, zmm8, 0x4b          ;   475.7 p5      41 next
        vmovdqa64 zmm28, zmm31                       ;   466.7         41 next copy
        vpternlogd zmm28, zmm22, zmm7, 0x87          ;   476.2 p0      41 next
        vpxord zmm12, zmm12, zmm28                   ;   477.2 p5      41 next
        vmovdqa64 zmm1, zmm20                        ;   432.7         41 next copy
        vpternlogd zmm1, zmm14, zmm8, 0x93           ;   477.2 p0      41 next
        vmovdqu64 [rbp + 9728], zmm18                ;   475.7 p8+p9   44 next spill
        vmovdqa64 zmm18, zmm14                       ;   428.2         41 next copy
        vpternlogd zmm18, zmm9, zmm8, 0x6a           ;   477.7 p5      41 next
        vmovdqu64 [rbp + 11072], zmm11               ;   473.2 p7+p4   44 next spill
        vmovdqu64 zmm11, [rbp + 9728]                ;   475.7 p2      41 next
        vmovdqu64 [rbp + 11136], zmm29               ;   473.7 p8+p9   44 next spill
        vmovdqu64 zmm29, [rbp + 11072]               ;   473.2 p3      41 next
        vpxord zmm11, zmm11, [rbp + 11136]           ;   481.7 p0+p2   41 next
        vmovdqu64 [rbp + 11200], zmm11               ;   482.7 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 11072]               ;   473.2 p3      41 next
        vmovdqu64 [rbp + 11264], zmm26               ;   474.7 p8+p9   44 next spill
        vmovdqu64 zmm26, [rbp + 11136]               ;   473.7 p2      41 next
        vpxord zmm11, zmm11, zmm6                    ;   479.2 p5      41 next
        vpxord zmm26, zmm26, zmm6                    ;   479.7 p0      41 next
        vpxord zmm29, zmm29, zmm16                   ;   479.7 p5      41 next
        vmovdqu64 [rbp + 11328], zmm26               ;   480.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm22                       ;   437.2         41 next copy
        vpternlogd zmm26, zmm9, zmm8, 0x28           ;   480.2 p0      41 next
        vpternlogd zmm26, zmm22, zmm20, 0x2d         ;   481.2 p5      41 next
        vpternlogd zmm26, zmm19, zmm14, 0x87         ;   482.2 p0      41 next
        vmovdqu64 [rbp + 11392], zmm11               ;   480.2 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm19                       ;   435.7         41 next copy
        vpternlogd zmm11, zmm7, zmm7, 0x3f           ;   481.7 p5      41 next
        vmovdqu64 [rbp + 11456], zmm29               ;   480.7 p7+p4   41 next spill
        vmovdqu64 zmm29, [rbp + 11392]               ;   480.2 p3      41 next
        vpandd zmm29, zmm29, zmm24                   ;   486.2 p0      41 next
        vmovdqu64 [rbp + 11520], zmm29               ;   487.2 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm21                       ;   476.7         41 next copy
        vpternlogd zmm29, zmm9, zmm7, 0x78           ;   482.7 p5      41 next
        vmovdqu64 [rbp + 11584], zmm6                ;   472.7 p7+p4   44 next spill
        vmovdqa64 zmm6, zmm1                         ;   478.2         41 next copy
        vpternlogd zmm6, zmm7, zmm8, 0x87            ;   483.2 p0      41 next
        vpternlogd zmm21, zmm6, zmm23, 0x6c          ;   484.2 p5      41 next
        vpternlogd zmm12, zmm21, zmm9, 0xc6          ;   485.2 p0      41 next
        vpternlogd zmm15, zmm12, [r11 + 8832], 0x96  ;   486.2 p5+p2   44 next
        vmovdqu64 zmm6, [rbp + 11584]                ;   472.7 p3      44 next reload
        vmovdqu64 zmm12, [rbp + 11072]               ;   473.2 p2      44 next reload
        vmovdqu64 zmm21, [rbp + 11264]               ;   474.7 p3      41 next
        vpternlogd zmm21, zmm12, zmm6, 0x6c          ;   485.2 p0      41 next
        vmovdqa64 zmm12, zmm1                        ;   478.2         41 next copy
        vpternlogd zmm12, zmm22, zmm14, 0x78         ;   485.7 p5      41 next
        vpxord zmm5, zmm5, zmm12                     ;   486.7 p0      41 next
        vmovdqa64 zmm6, zmm18                        ;   478.7         41 next copy
        vpternlogd zmm6, zmm11, zmm20, 0x93          ;   486.7 p5      41 next
        vpternlogd zmm30, zmm6, zmm20, 0x39          ;   487.7 p0      41 next
        vmovdqu64 [rbp + 11648], zmm15               ;   487.2 p8+p9   44 next spill
        vmovdqa64 zmm15, zmm11                       ;   482.7         41 next copy
        vpternlogd zmm15, zmm22, zmm9, 0x87          ;   487.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm15, 0x69         ;   488.7 p0      41 next
        vmovdqu64 zmm31, [rbp + 11264]               ;   474.7 p2      41 next
        vpternlogd zmm30, zmm11, zmm23, 0x4b         ;   489.7 p5      41 next
        vmovdqu64 zmm11, [rbp + 11200]               ;   482.7 p3      41 next
        vpternlogd zmm1, zmm30, zmm7, 0x36           ;   490.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 9728]                ;   475.7 p2      41 next
        vpternlogd zmm23, zmm18, zmm8, 0x39          ;   489.7 p5      41 next
        vpandd zmm31, zmm31, zmm24                   ;   490.2 p0      41 next
        vpandd zmm11, zmm11, zmm4                    ;   490.7 p5      41 next
        vpternlogd zmm2, zmm1, [r11 + 8768], 0x96    ;   491.7 p0+p3   44 next
        vmovdqa64 zmm1, zmm18                        ;   478.7         41 next copy
        vpternlogd zmm1, zmm19, zmm9, 0x78           ;   491.7 p5      41 next
        vmovdqu64 [rbp + 11712], zmm2                ;   492.7 p7+p4   44 next spill
        vmovdqa64 zmm2, zmm26                        ;   483.2         41 next copy
        vpternlogd zmm2, zmm8, zmm8, 0x3f            ;   492.2 p0      41 next
        vpternlogd zmm8, zmm15, zmm14, 0x60          ;   492.7 p5      41 next
        vpternlogd zmm15, zmm5, zmm19, 0x9c          ;   493.2 p0      41 next
        vpternlogd zmm8, zmm29, zmm20, 0x2d          ;   493.7 p5      41 next
        vpternlogd zmm26, zmm1, zmm7, 0xc6           ;   494.2 p0      41 next
        vpternlogd zmm1, zmm8, zmm28, 0x69           ;   494.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 11712]                ;   492.7 p2      41 next
        vpternlogd zmm26, zmm18, zmm22, 0xb4         ;   495.2 p0      41 next
        vpternlogd zmm28, zmm29, zmm7, 0x28          ;   495.7 p5      41 next
        vpternlogd zmm28, zmm23, zmm19, 0x87         ;   496.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 11072]               ;   473.2 p3      44 next reload
        vmovdqu64 zmm19, [rbp + 9728]                ;   475.7 p2      44 next reload
        vmovdqu64 zmm23, [rbp + 11136]               ;   473.7 p3      41 next
        vpternlogd zmm23, zmm19, zmm18, 0x93         ;   496.7 p5      41 next
        vpternlogd zmm5, zmm7, zmm2, 0x59            ;   497.2 p0      41 next
        vpternlogd zmm2, zmm29, zmm14, 0xd2          ;   497.7 p5      41 next
        vpternlogd zmm15, zmm2, zmm22, 0xc6          ;   498.7 p0      41 next
        vmovdqu64 zmm2, [rbp + 11008]                ;   457.7 p2      41 next reload
        vpternlogd zmm10, zmm2, [r11 + 8704], 0x96   ;   498.7 p5+p3   44 next
        vpternlogd zmm26, zmm20, zmm14, 0x78         ;   499.2 p0      41 next
        vpternlogd zmm28, zmm12, zmm14, 0x96         ;   499.7 p5      41 next
        vpternlogd zmm5, zmm0, zmm6, 0x96            ;   500.2 p0      41 next
        vpternlogd zmm15, zmm6, zmm9, 0x1e           ;   500.7 p5      41 next
        vpxord zmm0, zmm4, zmm24                     ;   501.2 p0      41 next
        vpternlogd zmm13, zmm1, [r11 + 8896], 0x96   ;   501.7 p5+p2   44 next
        vpandd zmm1, zmm4, zmm24                     ;   502.2 p0      41 next
        vpandd zmm2, zmm24, zmm16                    ;   502.7 p5      41 next
        vpxord zmm6, zmm16, zmm10                    ;   503.2 p0      41 next
        vpternlogd zmm17, zmm26, [r11 + 8960], 0x96  ;   503.7 p5+p3   44 next
        vmovdqu64 zmm7, [rbp + 11584]                ;   472.7 p2      44 next reload
        vmovdqa64 zmm9, zmm4                         ;   470.7         41 next copy
        vpternlogd zmm9, zmm16, zmm7, 0x28           ;   504.2 p0      41 next
        vpternlogd zmm3, zmm5, [r11 + 9024], 0x96    ;   504.7 p5+p3   44 next
        vpternlogd zmm25, zmm28, [r11 + 9152], 0x96  ;   505.2 p0+p2   44 next
        vpternlogd zmm27, zmm15, [r11 + 9088], 0x96  ;   505.7 p5+p3   44 next
        vmovdqu64 zmm5, [rbp + 11328]                ;   480.7 p2      41 next reload
        vmovdqa64 zmm12, zmm21                       ;   486.2         41 next copy
        vpternlogd zmm12, zmm4, zmm5, 0x78           ;   506.2 p0      41 next
        vpternlogd zmm1, zmm10, zmm7, 0x87           ;   506.7 p5      41 next
        vmovdqa64 zmm14, zmm19                       ;   481.7         41 next copy
        vpternlogd zmm14, zmm16, zmm18, 0x65         ;   507.2 p0      41 next
        vmovdqa64 zmm15, zmm19                       ;   481.7         41 next copy
        vpternlogd zmm15, zmm16, zmm16, 0xc3         ;   507.7 p5      41 next
        vmovdqa64 zmm20, zmm4                        ;   470.7         41 next copy
        vpternlogd zmm20, zmm16, zmm18, 0x78         ;   508.2 p0      41 next
        vmovdqu64 zmm22, [rbp + 11392]               ;   480.2 p3      41 next reload
        vpternlogd zmm14, zmm7, zmm22, 0x2d          ;   508.7 p5      41 next
        vpandd zmm30, zmm30, zmm6                    ;   509.2 p0      41 next
        vmovdqu64 zmm26, [rbp + 11136]               ;   473.7 p2      44 next reload
        vpternlogd zmm22, zmm1, zmm26, 0x93          ;   509.7 p5      41 next
        vmovdqu64 zmm28, [rbp + 11264]               ;   474.7 p3      44 next reload
        vmovdqa64 zmm29, zmm9                        ;   505.2         41 next copy
        vpternlogd zmm29, zmm26, zmm28, 0x87         ;   510.2 p0      41 next
        vpternlogd zmm9, zmm7, zmm7, 0xf3            ;   510.7 p5      41 next
        vpternlogd zmm7, zmm22, zmm19, 0x9c          ;   511.2 p0      41 next
        vpandd zmm8, zmm8, zmm25                     ;   511.7 p5      41 next
        vmovdqu64 [rbp + 11584], zmm30               ;   510.2 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm10                       ;   499.7         41 next copy
        vpternlogd zmm30, zmm4, zmm28, 0x95          ;   512.2 p0      41 next
        vpternlogd zmm2, zmm7, zmm30, 0x69           ;   513.2 p5      41 next
        vpternlogd zmm30, zmm31, zmm10, 0x79         ;   513.2 p0      41 next
        vmovdqa64 zmm7, zmm5                         ;   486.7         41 next copy
        vpternlogd zmm7, zmm15, zmm10, 0x65          ;   513.7 p5      41 next
        vpternlogd zmm7, zmm4, zmm28, 0x87           ;   514.7 p0      41 next
        vpternlogd zmm31, zmm7, zmm14, 0x69          ;   515.7 p5      41 next
        vpternlogd zmm31, zmm20, zmm16, 0x78         ;   516.7 p0      41 next
        vpternlogd zmm20, zmm28, [rbp + 11456], 0x78 ;   515.7 p5+p2   41 next
        vmovdqu64 [rbp + 11392], zmm31               ;   517.7 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm6                        ;   504.2         41 next copy
        vpternlogd zmm31, zmm29, zmm28, 0x93         ;   516.2 p0      41 next
        vpternlogd zmm28, zmm15, zmm14, 0x9a         ;   516.7 p5      41 next
        vpternlogd zmm14, zmm15, zmm6, 0x2d          ;   517.2 p0      41 next
        vpternlogd zmm15, zmm18, zmm18, 0xcf         ;   517.7 p5      41 next
        vpternlogd zmm18, zmm30, zmm24, 0x93         ;   518.2 p0      41 next
        vpternlogd zmm18, zmm5, zmm10, 0x78          ;   519.2 p5      41 next
        vpternlogd zmm18, zmm11, zmm22, 0x69         ;   520.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 11456]                ;   480.7 p3      41 next reload
        vpternlogd zmm6, zmm16, zmm5, 0x60           ;   519.7 p5      41 next
        vpternlogd zmm5, zmm31, zmm4, 0x93           ;   520.2 p0      41 next
        vpternlogd zmm0, zmm10, zmm5, 0x6a           ;   521.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 11200]               ;   482.7 p2      41 next reload
        vpternlogd zmm21, zmm28, zmm31, 0x96         ;   521.2 p0      41 next
        vpternlogd zmm20, zmm31, zmm24, 0x78         ;   521.7 p5      41 next
        vpternlogd zmm26, zmm6, zmm19, 0x6c          ;   522.2 p0      41 next
        vpternlogd zmm21, zmm5, [rbp + 11520], 0x69  ;   522.7 p5+p3   41 next
        vpternlogd zmm23, zmm20, zmm14, 0x96         ;   523.2 p0      41 next
        vpxord zmm14, zmm14, zmm26                   ;   523.7 p5      41 next
        vpternlogd zmm15, zmm14, zmm12, 0x69         ;   524.7 p0      41 next
        vmovdqa64 zmm31, zmm29                       ;   511.2         41 next copy
        vpternlogd zmm31, zmm24, zmm19, 0x78         ;   524.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 9792]                 ;   421.7 p2      50 next
        vpxord zmm4, zmm4, [r11 + 1536]              ;   525.2 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 8128]                 ;   402.2 p2      50 next
        vpxord zmm5, zmm5, [r11 + 1600]              ;   525.7 p5+p3   50 next
        vmovdqu64 zmm10, [rbp + 7552]                ;   401.7 p2      50 next
        vpxord zmm10, zmm10, [r11 + 1664]            ;   526.2 p0+p3   50 next
        vmovdqu64 zmm11, [rbp + 9408]                ;   421.2 p2      50 next
        vpxord zmm11, zmm11, [r11 + 1728]            ;   526.7 p5+p3   50 next
        vmovdqu64 zmm14, [rbp + 10432]               ;   419.7 p2      50 next
        vpxord zmm14, zmm14, [r11 + 1792]            ;   527.2 p0+p3   50 next
        vmovdqu64 zmm22, [rbp + 10304]               ;   423.2 p2      50 next
        vpxord zmm22, zmm22, [r11 + 1856]            ;   527.7 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 9664]                ;   420.7 p2      50 next
        vpxord zmm28, zmm28, [r11 + 1920]            ;   528.2 p0+p3   50 next
        vpternlogd zmm7, zmm1, zmm31, 0x96           ;   528.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 9920]                 ;   424.2 p2      50 next
        vpxord zmm1, zmm1, [r11 + 1984]              ;   529.2 p0+p3   50 next
        vpternlogd zmm30, zmm26, zmm31, 0x69         ;   529.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 10048]               ;   423.7 p2      50 next
        vpxord zmm31, zmm31, [r11 + 1024]            ;   530.2 p0+p3   50 next
        vmovdqu64 zmm26, [rbp + 7488]                ;   424.7 p2      50 next
        vpxord zmm26, zmm26, [r11 + 1088]            ;   530.7 p5+p3   50 next
        vpternlogd zmm9, zmm30, zmm20, 0x96          ;   531.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 9216]                ;   420.2 p2      50 next
        vpxord zmm30, zmm30, [r11 + 1152]            ;   531.7 p5+p3   50 next
        vmovdqu64 zmm20, [rbp + 8000]                ;   419.2 p2      50 next
        vpxord zmm20, zmm20, [r11 + 1216]            ;   532.2 p0+p3   50 next
        vpternlogd zmm2, zmm6, zmm17, 0x96           ;   532.7 p5      41 next
        vmovdqu64 zmm6, [rbp + 8768]                 ;   416.7 p2      50 next
        vpxord zmm6, zmm6, [r11 + 1280]              ;   533.2 p0+p3   50 next
        vpternlogd zmm18, zmm16, zmm27, 0x96         ;   533.7 p5      41 next
        vmovdqu64 zmm16, [rbp + 9280]                ;   417.7 p2      50 next
        vpxord zmm16, zmm16, [r11 + 1344]            ;   534.2 p0+p3   50 next
        vpternlogd zmm15, zmm24, zmm3, 0x96          ;   534.7 p5      41 next
        vmovdqu64 zmm24, [rbp + 10752]               ;   417.2 p2      50 next
        vpxord zmm24, zmm24, [r11 + 1408]            ;   535.2 p0+p3   50 next
        vpternlogd zmm7, zmm12, zmm13, 0x69          ;   535.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 10944]               ;   450.2 p2      50 next
        vpxord zmm12, zmm12, [r11 + 1472]            ;   536.2 p0+p3   50 next
        vpternlogd zmm0, zmm19, [rbp + 11712], 0x96  ;   536.7 p5+p2   41 next
        vmovdqu64 zmm19, [rbp + 11648]               ;   487.2 p3      44 next reload
        vpternlogd zmm21, zmm29, zmm19, 0x96         ;   537.2 p0      41 next
        vmovdqa64 zmm29, zmm8                        ;   512.7         41 next copy
        vpternlogd zmm29, zmm27, zmm19, 0x87         ;   537.7 p5      41 next
        vpternlogd zmm9, zmm25, [rbp + 11584], 0x96  ;   538.2 p0+p2   41 next
        vmovdqu64 [rbp + 11584], zmm23               ;   524.2 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm25                       ;   506.2         41 next copy
        vpternlogd zmm23, zmm19, zmm19, 0x3f         ;   538.7 p5      41 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   526.7 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm25                        ;   506.2         41 next copy
        vpternlogd zmm5, zmm3, zmm17, 0x6a           ;   539.2 p0      41 next
        vmovdqu64 [rbp + 11520], zmm10               ;   527.2 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm25                       ;   506.2         41 next copy
        vpternlogd zmm10, zmm27, zmm17, 0xc9         ;   539.7 p5      41 next
        vmovdqu64 [rbp + 11136], zmm22               ;   528.7 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm3                        ;   505.7         41 next copy
        vmovdqu64 [rbp + 11200], zmm11               ;   527.7 p8+p9   50 next spill
        vpxord zmm11, zmm3, zmm29                    ;   540.2 p0      41 next
        vmovdqu64 [rbp + 11456], zmm14               ;   528.2 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm25                       ;   506.2         41 next copy
        vpternlogd zmm14, zmm27, zmm17, 0x35         ;   540.7 p5      41 next
        vmovdqu64 [rbp + 11328], zmm4                ;   526.2 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm5                         ;   540.2         41 next copy
        vpternlogd zmm4, zmm27, zmm13, 0x60          ;   541.2 p0      41 next
        vpternlogd zmm5, zmm17, [rbp + 11712], 0x4b  ;   541.7 p5+p3   41 next
        vmovdqu64 [rbp + 11072], zmm28               ;   529.2 p7+p4   50 next spill
        vmovdqa64 zmm28, zmm23                       ;   539.7         41 next copy
        vpternlogd zmm28, zmm27, zmm13, 0x87         ;   542.2 p0      41 next
        vmovdqu64 [rbp + 11264], zmm30               ;   532.7 p8+p9   50 next spill
        vmovdqa64 zmm30, zmm5                        ;   542.7         41 next copy
        vpternlogd zmm30, zmm13, zmm19, 0x78         ;   542.7 p5      41 next
        vmovdqu64 [rbp + 8320], zmm31                ;   531.2 p7+p4   50 next spill
        vmovdqu64 zmm31, [rbp + 11264]               ;   532.7 p2      41 next
        vmovdqu64 [rbp + 10880], zmm12               ;   537.2 p8+p9   50 next spill
        vmovdqu64 zmm12, [rbp + 8320]                ;   531.2 p3      41 next
        vmovdqu64 [rbp + 11008], zmm6                ;   534.2 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 10880]                ;   537.2 p2      41 next
        vmovdqu64 [rbp + 10816], zmm16               ;   535.2 p8+p9   50 next spill
        vmovdqu64 zmm16, [rbp + 8320]                ;   531.2 p3      41 next
        vpxord zmm31, zmm31, [rbp + 10816]           ;   543.2 p0+p2   41 next
        vmovdqu64 [rbp + 11776], zmm31               ;   544.2 p7+p4   41 next spill
        vmovdqu64 zmm31, [rbp + 10816]               ;   535.2 p3      41 next
        vmovdqu64 [rbp + 11840], zmm1                ;   530.2 p8+p9   50 next spill
        vmovdqu64 zmm1, [rbp + 10880]                ;   537.2 p2      41 next
        vpxord zmm16, zmm16, [rbp + 11840]           ;   543.7 p5+p3   41 next
        vpxord zmm31, zmm31, [rbp + 11840]           ;   544.2 p0+p2   41 next
        vpandd zmm1, zmm1, [rbp + 11840]             ;   544.7 p5+p3   41 next
        vpternlogd zmm1, zmm24, zmm20, 0x87          ;   545.7 p0      41 next
        vpxord zmm6, zmm6, zmm26                     ;   545.7 p5      41 next
        vpxord zmm12, zmm12, zmm26                   ;   546.2 p0      41 next
        vmovdqu64 [rbp + 11904], zmm1                ;   546.7 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm30                        ;   543.7         41 next copy
        vpternlogd zmm1, zmm29, zmm19, 0x28          ;   546.7 p5      41 next
        vmovdqu64 [rbp + 11968], zmm31               ;   545.2 p8+p9   41 next spill
        vpandd zmm31, zmm16, zmm20                   ;   547.2 p0      41 next
        vmovdqu64 [rbp + 12032], zmm31               ;   548.2 p7+p4   41 next spill
        vpxord zmm31, zmm20, zmm24                   ;   547.7 p5      41 next
        vmovdqu64 [rbp + 12096], zmm20               ;   533.2 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm17                       ;   504.7         41 next copy
        vpternlogd zmm20, zmm13, [rbp + 11712], 0x6a ;   548.2 p0+p2   41 next
        vmovdqu64 [rbp + 12160], zmm16               ;   544.7 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm20                       ;   549.2         41 next copy
        vpternlogd zmm16, zmm23, zmm3, 0x93          ;   549.2 p5      41 next
        vpternlogd zmm4, zmm16, zmm3, 0x39           ;   550.2 p0      41 next
        vpternlogd zmm4, zmm8, zmm28, 0x69           ;   551.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 12096]                ;   533.2 p3      41 next
        vpternlogd zmm4, zmm23, zmm10, 0x4b          ;   552.2 p0      41 next
        vmovdqa64 zmm23, zmm20                       ;   549.2         41 next copy
        vpternlogd zmm23, zmm25, zmm13, 0x78         ;   550.7 p5      41 next
        vpandd zmm8, zmm8, zmm26                     ;   551.2 p0      41 next
        vmovdqu64 [rbp + 12224], zmm8                ;   552.2 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm27                        ;   506.7         41 next copy
        vpternlogd zmm8, zmm13, [rbp + 11712], 0x28  ;   551.7 p5+p2   41 next
        vpternlogd zmm8, zmm27, zmm3, 0x2d           ;   552.7 p0      41 next
        vpternlogd zmm8, zmm25, zmm17, 0x87          ;   553.7 p5      41 next
        vmovdqu64 [rbp + 12288], zmm31               ;   548.7 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm8                        ;   554.7         41 next copy
        vpternlogd zmm31, zmm23, zmm19, 0xc6         ;   554.7 p0      41 next
        vpternlogd zmm31, zmm20, zmm27, 0xb4         ;   555.7 p5      41 next
        vpternlogd zmm31, zmm3, zmm17, 0x78          ;   556.7 p0      41 next
        vpternlogd zmm20, zmm10, [rbp + 11712], 0x2d ;   554.7 p5+p3   41 next
        vpternlogd zmm1, zmm20, zmm25, 0x87          ;   555.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 11712]               ;   492.7 p2      44 next reload
        vpternlogd zmm8, zmm20, zmm20, 0x3f          ;   555.7 p5      41 next
        vmovdqu64 [rbp + 12352], zmm12               ;   547.2 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm3                        ;   505.7         41 next copy
        vpternlogd zmm12, zmm17, zmm20, 0x93         ;   556.2 p0      41 next
        vpternlogd zmm4, zmm12, zmm19, 0x1e          ;   557.2 p5      41 next
        vmovdqu64 [rbp + 12416], zmm6                ;   546.7 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm28                        ;   543.2         41 next copy
        vpternlogd zmm6, zmm17, zmm20, 0x28          ;   557.2 p0      41 next
        vpternlogd zmm6, zmm3, zmm30, 0x4b           ;   558.2 p5      41 next
        vpternlogd zmm23, zmm6, zmm29, 0x69          ;   559.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 11840]                ;   530.2 p3      50 next reload
        vmovdqu64 zmm6, [rbp + 8320]                 ;   531.2 p2      50 next reload
        vmovdqu64 zmm29, [rbp + 11008]               ;   534.2 p3      41 next
        vpternlogd zmm29, zmm6, zmm3, 0x6c           ;   558.7 p5      41 next
        vpternlogd zmm20, zmm12, zmm19, 0x93         ;   559.2 p0      41 next
        vpternlogd zmm5, zmm20, zmm10, 0x6c          ;   560.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 11008]               ;   534.2 p2      41 next
        vmovdqu64 zmm20, [rbp + 12096]               ;   533.2 p3      50 next reload
        vpandd zmm10, zmm10, zmm20                   ;   560.2 p0      41 next
        vpternlogd zmm11, zmm5, zmm13, 0xc6          ;   561.2 p5      41 next
        vpternlogd zmm12, zmm27, zmm17, 0x78         ;   561.2 p0      41 next
        vpternlogd zmm30, zmm8, zmm17, 0xc6          ;   561.7 p5      41 next
        vpternlogd zmm1, zmm17, zmm12, 0x96          ;   562.2 p0      41 next
        vpxord zmm22, zmm22, zmm12                   ;   562.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 11776]                ;   544.2 p2      41 next
        vmovdqu64 zmm12, [rbp + 12416]               ;   546.7 p3      41 next
        vmovdqu64 zmm17, [rbp + 11264]               ;   532.7 p2      50 next reload
        vpandd zmm12, zmm12, zmm17                   ;   563.2 p0      41 next
        vpternlogd zmm8, zmm19, zmm22, 0x4b          ;   563.7 p5      41 next
        vmovdqu64 zmm19, [rbp + 11072]               ;   529.2 p3      41 next
        vpandd zmm19, zmm19, [rbp + 11328]           ;   564.2 p0+p2   41 next
        vpternlogd zmm22, zmm28, zmm25, 0xb4         ;   564.7 p5      41 next
        vpternlogd zmm22, zmm30, zmm27, 0xc6         ;   565.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 9728]                ;   526.7 p3      50 next reload
        vmovdqu64 zmm25, [rbp + 11072]               ;   529.2 p2      41 next
        vpternlogd zmm25, zmm30, zmm30, 0x3f         ;   565.7 p5      41 next
        vpternlogd zmm8, zmm14, zmm16, 0x96          ;   566.2 p0      41 next
        vmovdqu64 zmm14, [rbp + 10816]               ;   535.2 p3      50 next reload
        vmovdqu64 zmm27, [rbp + 12160]               ;   544.7 p2      41 next reload
        vmovdqu64 zmm28, [rbp + 11904]               ;   546.7 p3      41 next
        vpternlogd zmm28, zmm27, zmm14, 0x87         ;   566.7 p5      41 next
        vpternlogd zmm22, zmm16, zmm13, 0x1e         ;   567.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 11456]               ;   528.2 p2      41 next
        vmovdqu64 zmm16, [rbp + 11456]               ;   528.2 p3      41 next
        vpandd zmm5, zmm5, zmm24                     ;   567.7 p5      41 next
        vpternlogd zmm4, zmm0, [rbp + 7488], 0x96    ;   568.2 p0+p2   50 next
        vpternlogd zmm31, zmm2, [rbp + 8768], 0x96   ;   568.7 p5+p3   50 next
        vpternlogd zmm23, zmm7, [rbp + 8000], 0x96   ;   569.2 p0+p2   50 next
        vpternlogd zmm11, zmm21, [rbp + 9216], 0x96  ;   569.7 p5+p3   50 next
        vpternlogd zmm1, zmm9, [rbp + 10944], 0x96   ;   570.2 p0+p2   50 next
        vmovdqu64 [rbp + 10944], zmm1                ;   571.2 p8+p9   50 next spill
        vmovdqa64 zmm1, zmm24                        ;   536.2         41 next copy
        vpternlogd zmm1, zmm26, zmm3, 0x28           ;   570.7 p5      41 next
        vpternlogd zmm8, zmm15, [rbp + 9280], 0x96   ;   571.2 p0+p3   50 next
        vpternlogd zmm22, zmm18, [rbp + 10752], 0x96 ;   571.7 p5+p2   50 next
        vmovdqu64 [rbp + 10752], zmm22               ;   572.7 p7+p4   50 next spill
        vmovdqa64 zmm22, zmm14                       ;   541.2         41 next copy
        vpternlogd zmm22, zmm6, zmm6, 0xcf           ;   572.2 p0      41 next
        vmovdqu64 [rbp + 9280], zmm8                 ;   572.2 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm17                        ;   538.7         41 next copy
        vpternlogd zmm8, zmm26, zmm6, 0x65           ;   572.7 p5      41 next
        vpternlogd zmm8, zmm27, zmm3, 0x4b           ;   573.7 p0      41 next
        vmovdqa64 zmm27, zmm17                       ;   538.7         41 next copy
        vpternlogd zmm27, zmm26, zmm26, 0xc3         ;   573.7 p5      41 next
        vmovdqu64 [rbp + 12160], zmm31               ;   569.7 p7+p4   50 next spill
        vmovdqa64 zmm31, zmm24                       ;   536.2         41 next copy
        vpternlogd zmm31, zmm26, zmm6, 0x78          ;   574.2 p0      41 next
        vmovdqu64 [rbp + 9216], zmm23                ;   570.2 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm28                       ;   567.7         41 next copy
        vpternlogd zmm23, zmm17, zmm3, 0xd2          ;   574.7 p5      41 next
        vmovdqu64 [rbp + 8000], zmm11                ;   570.7 p7+p4   50 next spill
        vmovdqa64 zmm11, zmm1                        ;   571.7         41 next copy
        vpternlogd zmm11, zmm3, zmm3, 0xf3           ;   575.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 11008]                ;   534.2 p3      50 next reload
        vpternlogd zmm1, zmm14, zmm3, 0x87           ;   575.7 p5      41 next
        vmovdqu64 [rbp + 11840], zmm4                ;   569.2 p8+p9   50 next spill
        vmovdqa64 zmm4, zmm27                        ;   574.7         41 next copy
        vpternlogd zmm4, zmm8, zmm3, 0xc6            ;   576.2 p0      41 next
        vpternlogd zmm4, zmm29, [rbp + 11776], 0x96  ;   577.2 p5+p2   41 next
        vpternlogd zmm29, zmm24, [rbp + 11968], 0x78 ;   577.2 p0+p3   41 next
        vmovdqu64 [rbp + 8768], zmm9                 ;   539.2 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm1                         ;   576.7         41 next copy
        vpternlogd zmm9, zmm20, zmm17, 0x78          ;   577.7 p5      41 next
        vmovdqu64 [rbp + 7488], zmm18                ;   534.7 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm27                       ;   574.7         41 next copy
        vpternlogd zmm18, zmm6, zmm6, 0xcf           ;   578.2 p0      41 next
        vmovdqu64 [rbp + 11648], zmm15               ;   535.7 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm26                       ;   531.7         41 next copy
        vpternlogd zmm15, zmm6, [rbp + 10880], 0x48  ;   578.7 p5+p2   41 next
        vpternlogd zmm14, zmm15, zmm17, 0x6c         ;   579.7 p0      41 next
        vmovdqu64 [rbp + 10816], zmm2                ;   533.7 p8+p9   41 next spill
        vmovdqa64 zmm2, zmm14                        ;   580.7         41 next copy
        vmovdqu64 [rbp + 11712], zmm7                ;   536.7 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm24                        ;   536.2         41 next copy
        vpternlogd zmm7, zmm3, [rbp + 10880], 0x93   ;   579.7 p5+p3   41 next
        vpternlogd zmm23, zmm7, [rbp + 12224], 0x69  ;   580.7 p0+p2   41 next
        vpternlogd zmm7, zmm10, [rbp + 10880], 0x79  ;   580.7 p5+p3   41 next
        vpternlogd zmm6, zmm7, zmm20, 0x93           ;   581.7 p0      41 next
        vpternlogd zmm7, zmm14, zmm9, 0x69           ;   581.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 12416]               ;   546.7 p2      41 next reload
        vmovdqu64 [rbp + 8320], zmm21                ;   538.2 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm1                        ;   576.7         41 next copy
        vpternlogd zmm21, zmm3, zmm14, 0x87          ;   582.2 p0      41 next
        vpternlogd zmm14, zmm27, zmm8, 0x65          ;   582.7 p5      41 next
        vpxord zmm2, zmm2, zmm14                     ;   583.7 p0      41 next
        vpternlogd zmm18, zmm2, zmm29, 0x69          ;   584.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 12352]                ;   547.2 p3      41 next reload
        vpternlogd zmm21, zmm24, zmm2, 0x87          ;   584.2 p0      41 next
        vpternlogd zmm2, zmm31, zmm3, 0x6c           ;   584.7 p5      41 next
        vpternlogd zmm4, zmm21, [rbp + 12032], 0x69  ;   585.2 p0+p2   41 next
        vpternlogd zmm4, zmm1, zmm30, 0x96           ;   586.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 11776]                ;   544.2 p3      41 next reload
        vpternlogd zmm2, zmm20, zmm1, 0x78           ;   586.2 p0      41 next
        vpternlogd zmm11, zmm7, zmm2, 0x96           ;   587.2 p5      41 next
        vpternlogd zmm22, zmm2, zmm1, 0x96           ;   587.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 11200]                ;   527.7 p2      50 next reload
        vmovdqu64 zmm2, [rbp + 11456]                ;   528.2 p3      50 next reload
        vmovdqu64 zmm7, [rbp + 11072]                ;   529.2 p2      41 next
        vpternlogd zmm7, zmm2, zmm1, 0x6a            ;   587.7 p5      41 next
        vpternlogd zmm23, zmm15, zmm1, 0x96          ;   588.2 p0      41 next
        vpternlogd zmm18, zmm20, zmm2, 0x96          ;   588.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 11328]               ;   526.2 p3      50 next reload
        vmovdqa64 zmm20, zmm2                        ;   534.2         41 next copy
        vpternlogd zmm20, zmm1, zmm15, 0x93          ;   589.2 p0      41 next
        vmovdqu64 [rbp + 12096], zmm0                ;   537.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm7                         ;   588.7         41 next copy
        vpternlogd zmm0, zmm1, zmm15, 0x4b           ;   589.7 p5      41 next
        vmovdqa64 zmm17, zmm20                       ;   590.2         41 next copy
        vpternlogd zmm17, zmm30, zmm15, 0x87         ;   590.2 p0      41 next
        vmovdqa64 zmm30, zmm1                        ;   533.7         41 next copy
        vpternlogd zmm30, zmm15, [rbp + 11520], 0x6c ;   590.7 p5+p2   41 next
        vmovdqa64 zmm15, zmm30                       ;   591.7         41 next copy
        vpternlogd zmm15, zmm25, zmm2, 0x93          ;   591.7 p0      41 next
        vmovdqu64 [rbp + 11776], zmm14               ;   583.7 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 11968]               ;   545.2 p3      41 next reload
        vpternlogd zmm27, zmm14, [rbp + 10880], 0x59 ;   591.7 p5+p2   41 next
        vpternlogd zmm27, zmm24, zmm3, 0x87          ;   592.7 p0      41 next
        vpternlogd zmm10, zmm8, zmm27, 0x69          ;   593.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 11328]                ;   526.2 p3      50 next reload
        vmovdqu64 zmm8, [rbp + 11520]                ;   527.2 p2      50 next reload
        vmovdqu64 zmm24, [rbp + 11136]               ;   528.7 p3      41 next
        vpternlogd zmm24, zmm8, zmm3, 0x28           ;   593.2 p0      41 next
        vpternlogd zmm10, zmm31, zmm26, 0x2d         ;   594.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 10880]               ;   537.2 p2      50 next reload
        vpternlogd zmm6, zmm14, zmm31, 0x87          ;   594.2 p0      41 next
        vpternlogd zmm5, zmm6, zmm28, 0x96           ;   595.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 11136]                ;   528.7 p3      50 next reload
        vmovdqu64 zmm14, [rbp + 11072]               ;   529.2 p2      41 next
        vpternlogd zmm14, zmm1, zmm6, 0xa9           ;   595.2 p0      41 next
        vpternlogd zmm21, zmm31, [rbp + 12288], 0x78 ;   595.7 p5+p3   41 next
        vmovdqu64 zmm31, [r9 + 9216]                 ;   462.2 p2      44 next
        vmovdqu64 zmm28, [r9 + 9280]                 ;   463.2 p3      44 next
        vpternlogd zmm7, zmm6, zmm8, 0x60            ;   596.2 p0      41 next
        vpternlogd zmm7, zmm15, zmm2, 0x39           ;   597.2 p5      41 next
        vmovdqu64 zmm2, [r9 + 9344]                  ;   463.7 p2      44 next
        vmovdqu64 zmm3, [r9 + 9408]                  ;   464.2 p3      44 next
        vmovdqu64 [rbp + 10880], zmm22               ;   588.2 p7+p4   41 next spill
        vmovdqu64 zmm22, [r9 + 9472]                 ;   464.7 p2      44 next
        vpternlogd zmm17, zmm0, zmm14, 0x78          ;   597.2 p0      41 next
        vmovdqu64 [rbp + 12288], zmm10               ;   595.7 p8+p9   41 next spill
        vmovdqu64 zmm10, [r9 + 9536]                 ;   465.2 p3      44 next
        vmovdqu64 zmm1, [r9 + 9600]                  ;   465.7 p2      44 next
        vpxord zmm28, zmm28, zmm4                    ;   597.7 p5      44 next
        vpternlogd zmm5, zmm26, zmm6, 0x96           ;   598.2 p0      41 next
        vpxord zmm3, zmm3, zmm23                     ;   598.7 p5      44 next
        vpxord zmm22, zmm22, zmm18                   ;   599.2 p0      44 next
        vpxord zmm10, zmm10, zmm5                    ;   599.7 p5      44 next
        vpternlogd zmm27, zmm9, [rbp + 11904], 0x96  ;   600.2 p0+p3   41 next
        vmovdqa64 zmm9, zmm25                        ;   566.7         41 next copy
        vpternlogd zmm9, zmm6, zmm8, 0x87            ;   600.7 p5      41 next
        vpternlogd zmm27, zmm29, zmm8, 0x69          ;   601.2 p0      41 next
        vpternlogd zmm7, zmm9, zmm19, 0x69           ;   601.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 9728]                ;   526.7 p2      50 next reload
        vpternlogd zmm19, zmm6, zmm29, 0x87          ;   602.2 p0      41 next
        vpternlogd zmm7, zmm25, zmm14, 0x4b          ;   602.7 p5      41 next
        vpternlogd zmm0, zmm8, zmm29, 0x78           ;   603.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 11072]               ;   529.2 p3      50 next reload
        vpternlogd zmm12, zmm11, zmm25, 0x96         ;   603.7 p5      41 next
        vpternlogd zmm7, zmm20, zmm29, 0x1e          ;   604.2 p0      41 next
        vmovdqu64 zmm11, [rbp + 11200]               ;   527.7 p2      50 next reload
        vpternlogd zmm20, zmm6, zmm11, 0x78          ;   604.7 p5      41 next
        vpxord zmm13, zmm13, zmm20                   ;   605.7 p0      41 next
        vpxord zmm16, zmm16, zmm19                   ;   605.7 p5      41 next
        vpternlogd zmm16, zmm17, zmm8, 0xc6          ;   606.7 p0      41 next
        vmovdqa64 zmm17, zmm25                       ;   535.2         41 next copy
        vpternlogd zmm17, zmm6, zmm11, 0x35          ;   606.7 p5      41 next
        vpxord zmm2, zmm2, zmm27                     ;   607.2 p0      44 next
        vpxord zmm1, zmm1, zmm12                     ;   607.7 p5      44 next
        vpternlogd zmm24, zmm6, [rbp + 11456], 0x2d  ;   608.2 p0+p3   41 next
        vpternlogd zmm24, zmm25, zmm11, 0x87         ;   609.2 p5      41 next
        vpternlogd zmm14, zmm30, [rbp + 11328], 0x39 ;   609.2 p0+p2   41 next
        vpternlogd zmm4, zmm16, [r9 + 9856], 0x96    ;   609.7 p5+p3   44 next
        vmovdqa64 zmm16, zmm30                       ;   591.7         41 next copy
        vpternlogd zmm16, zmm25, zmm8, 0x78          ;   610.2 p0      41 next
        vmovdqu64 [rbp + 11904], zmm4                ;   610.7 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 12288]                ;   595.7 p2      41 next reload
        vpternlogd zmm26, zmm4, [r9 + 9664], 0x69    ;   610.7 p5+p3   44 next
        vmovdqa64 zmm4, zmm0                         ;   604.2         41 next copy
        vpternlogd zmm4, zmm19, zmm29, 0x28          ;   611.2 p0      41 next
        vpternlogd zmm4, zmm14, zmm25, 0x87          ;   612.2 p5      41 next
        vpternlogd zmm4, zmm20, zmm11, 0x96          ;   613.2 p0      41 next
        vpternlogd zmm25, zmm13, zmm9, 0xc6          ;   612.7 p5      41 next
        vmovdqu64 zmm14, [rbp + 11328]               ;   526.2 p2      50 next reload
        vpternlogd zmm9, zmm11, zmm14, 0x28          ;   613.2 p0      41 next
        vpternlogd zmm21, zmm14, [rbp + 11264], 0x96 ;   613.7 p5+p3   41 next
        vmovdqa64 zmm20, zmm24                       ;   610.2         41 next copy
        vpternlogd zmm20, zmm14, zmm14, 0x3f         ;   614.2 p0      41 next
        vpternlogd zmm24, zmm16, zmm29, 0xc6         ;   614.7 p5      41 next
        vpternlogd zmm24, zmm30, zmm6, 0xb4          ;   615.7 p0      41 next
        vpternlogd zmm13, zmm29, zmm20, 0x59         ;   615.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 11776]               ;   583.7 p2      41 next reload
        vmovdqu64 zmm14, [rbp + 10880]               ;   588.2 p3      44 next
        vpternlogd zmm14, zmm30, [r9 + 9728], 0x96   ;   616.2 p0+p2   44 next
        vpternlogd zmm13, zmm17, zmm15, 0x96         ;   616.7 p5      41 next
        vpternlogd zmm20, zmm0, zmm11, 0xd2          ;   617.2 p0      41 next
        vpternlogd zmm25, zmm20, zmm6, 0xc6          ;   618.2 p5      41 next
        vpternlogd zmm25, zmm15, zmm8, 0x1e          ;   619.2 p0      41 next
        vmovdqu64 zmm30, [rbp + 11456]               ;   528.2 p3      50 next reload
        vpternlogd zmm9, zmm0, zmm30, 0x2d           ;   618.7 p5      41 next
        vpternlogd zmm24, zmm30, zmm11, 0x78         ;   619.2 p0      41 next
        vpternlogd zmm16, zmm9, zmm19, 0x69          ;   619.7 p5      41 next
        vpxord zmm31, zmm31, zmm21                   ;   620.2 p0      44 next
        vpternlogd zmm21, zmm7, [r9 + 9792], 0x96    ;   620.7 p5+p2   44 next
        vpternlogd zmm12, zmm4, [r9 + 10176], 0x96   ;   621.2 p0+p3   44 next
        vpternlogd zmm18, zmm13, [r9 + 10048], 0x96  ;   621.7 p5+p2   44 next
        vpternlogd zmm23, zmm24, [r9 + 9984], 0x96   ;   622.2 p0+p3   44 next
        vpternlogd zmm27, zmm16, [r9 + 9920], 0x96   ;   622.7 p5+p2   44 next
        vpternlogd zmm5, zmm25, [r9 + 10112], 0x96   ;   623.2 p0+p3   44 next
        vpxord zmm30, zmm28, zmm2                    ;   623.7 p5      41 next
        vpxord zmm0, zmm28, zmm31                    ;   624.2 p0      41 next
        vmovdqa64 zmm4, zmm28                        ;   598.7         41 next copy
        vpxord zmm6, zmm22, zmm26                    ;   624.7 p5      41 next
        vpandd zmm7, zmm22, zmm0                     ;   625.2 p0      41 next
        vpandd zmm8, zmm22, zmm26                    ;   625.7 p5      41 next
        vpandd zmm9, zmm22, zmm2                     ;   626.2 p0      41 next
        vpandd zmm11, zmm22, zmm10                   ;   626.7 p5      41 next
        vpxord zmm13, zmm3, zmm1                     ;   627.2 p0      41 next
        vpxord zmm15, zmm1, zmm31                    ;   627.7 p5      41 next
        vpxord zmm16, zmm2, zmm14                    ;   628.2 p0      41 next
        vpternlogd zmm8, zmm14, zmm31, 0x87          ;   628.7 p5      41 next
        vpandd zmm17, zmm3, zmm16                    ;   629.2 p0      41 next
        vpandd zmm4, zmm4, zmm16                     ;   629.7 p5      41 next
        vmovdqa64 zmm19, zmm3                        ;   599.7         41 next copy
        vpternlogd zmm19, zmm2, zmm28, 0x65          ;   630.2 p0      41 next
        vpternlogd zmm19, zmm0, zmm31, 0x4b          ;   631.2 p5      41 next
        vpternlogd zmm0, zmm8, zmm1, 0x93            ;   631.2 p0      41 next
        vmovdqa64 zmm20, zmm3                        ;   599.7         41 next copy
        vpternlogd zmm20, zmm2, zmm2, 0xc3           ;   631.7 p5      41 next
        vpandd zmm24, zmm14, zmm15                   ;   632.2 p0      41 next
        vmovdqa64 zmm25, zmm1                        ;   608.7         41 next copy
        vpternlogd zmm25, zmm3, zmm28, 0x93          ;   632.7 p5      41 next
        vmovdqa64 zmm29, zmm26                       ;   611.7         41 next copy
        vpternlogd zmm29, zmm2, zmm31, 0x28          ;   633.2 p0      41 next
        vmovdqu64 [rbp + 11200], zmm17               ;   630.2 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm26                       ;   611.7         41 next copy
        vpternlogd zmm17, zmm2, zmm28, 0x78          ;   633.7 p5      41 next
        vmovdqu64 [rbp + 11456], zmm27               ;   623.7 p7+p4   44 next spill
        vmovdqa64 zmm27, zmm10                       ;   600.7         41 next copy
        vpternlogd zmm27, zmm28, zmm31, 0x6c         ;   634.2 p0      41 next
        vmovdqu64 [rbp + 11520], zmm5                ;   624.2 p8+p9   44 next spill
        vmovdqa64 zmm5, zmm14                        ;   617.2         41 next copy
        vpternlogd zmm5, zmm26, zmm10, 0x95          ;   634.7 p5      41 next
        vmovdqu64 [rbp + 11136], zmm18               ;   622.7 p7+p4   44 next spill
        vmovdqa64 zmm18, zmm29                       ;   634.2         41 next copy
        vpternlogd zmm18, zmm1, zmm10, 0x87          ;   635.2 p0      41 next
        vmovdqu64 [rbp + 11776], zmm23               ;   623.2 p8+p9   44 next spill
        vmovdqu64 zmm23, [rbp + 11136]               ;   622.7 p2      41 next
        vmovdqu64 [rbp + 10880], zmm21               ;   621.7 p7+p4   44 next spill
        vmovdqu64 zmm21, [rbp + 11136]               ;   622.7 p3      41 next
        vmovdqu64 [rbp + 9728], zmm12                ;   622.2 p8+p9   44 next spill
        vmovdqu64 zmm12, [rbp + 10880]               ;   621.7 p2      41 next
        vpandd zmm12, zmm12, [rbp + 9728]            ;   635.7 p5+p3   41 next
        vpternlogd zmm1, zmm4, zmm3, 0x6c            ;   636.2 p0      41 next
        vmovdqu64 [rbp + 11328], zmm4                ;   630.7 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm1                         ;   637.2         41 next copy
        vmovdqu64 [rbp + 11264], zmm12               ;   636.7 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm16                       ;   629.2         41 next copy
        vpternlogd zmm12, zmm18, zmm10, 0x93         ;   636.7 p5      41 next
        vpternlogd zmm12, zmm30, zmm26, 0x87         ;   637.7 p0      41 next
        vpternlogd zmm6, zmm12, zmm14, 0x6c          ;   638.7 p5      41 next
        vpternlogd zmm16, zmm20, zmm19, 0x65         ;   638.2 p0      41 next
        vpternlogd zmm30, zmm17, zmm10, 0x6c         ;   638.7 p5      41 next
        vpternlogd zmm30, zmm13, zmm22, 0x78         ;   639.7 p0      41 next
        vpxord zmm4, zmm4, zmm16                     ;   639.7 p5      41 next
        vpternlogd zmm25, zmm16, zmm30, 0x96         ;   640.7 p0      41 next
        vmovdqa64 zmm16, zmm20                       ;   632.7         41 next copy
        vpternlogd zmm16, zmm19, zmm10, 0xc6         ;   640.7 p5      41 next
        vpternlogd zmm16, zmm13, zmm27, 0x96         ;   641.7 p0      41 next
        vpternlogd zmm7, zmm16, zmm12, 0x69          ;   642.7 p5      41 next
        vpternlogd zmm27, zmm15, zmm26, 0x78         ;   642.2 p0      41 next
        vpternlogd zmm15, zmm20, zmm14, 0x65         ;   642.7 p5      41 next
        vpternlogd zmm15, zmm10, zmm26, 0x87         ;   643.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 11904]               ;   610.7 p2      44 next reload
        vmovdqu64 zmm12, [rbp + 9728]                ;   622.2 p3      41 next
        vpternlogd zmm12, zmm10, zmm10, 0x3f         ;   643.7 p5      41 next
        vpternlogd zmm13, zmm26, zmm0, 0x95          ;   644.2 p0      41 next
        vpternlogd zmm0, zmm3, zmm31, 0xd2           ;   644.7 p5      41 next
        vpternlogd zmm20, zmm28, zmm28, 0xcf         ;   645.2 p0      41 next
        vpternlogd zmm9, zmm0, zmm5, 0x69            ;   645.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 11776]                ;   623.2 p2      44 next reload
        vmovdqu64 zmm16, [rbp + 11136]               ;   622.7 p3      44 next reload
        vmovdqu64 zmm26, [rbp + 9728]                ;   622.2 p2      41 next
        vpternlogd zmm26, zmm16, zmm0, 0x6a          ;   646.2 p0      41 next
        vpternlogd zmm5, zmm14, zmm11, 0x79          ;   646.7 p5      41 next
        vpternlogd zmm20, zmm4, zmm27, 0x69          ;   647.2 p0      41 next
        vpternlogd zmm11, zmm19, zmm15, 0x69         ;   647.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 10880]                ;   621.7 p3      44 next reload
        vmovdqu64 zmm14, [rbp + 11456]               ;   623.7 p2      44 next reload
        vmovdqu64 zmm19, [rbp + 11520]               ;   624.2 p3      41 next
        vpternlogd zmm19, zmm14, zmm4, 0x28          ;   648.2 p0      41 next
        vpternlogd zmm11, zmm17, zmm2, 0x78          ;   648.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm22, 0x93          ;   649.2 p0      41 next
        vpternlogd zmm13, zmm24, zmm28, 0x96         ;   650.2 p5      41 next
        vmovdqa64 zmm17, zmm18                       ;   636.2         41 next copy
        vpternlogd zmm17, zmm22, zmm3, 0x78          ;   650.2 p0      41 next
        vpternlogd zmm15, zmm8, zmm17, 0x96          ;   651.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 11840]                ;   569.2 p2      50 next
        vpxord zmm8, zmm8, [r10 + 768]               ;   651.2 p0+p3   50 next
        vmovdqu64 zmm24, [rbp + 8000]                ;   570.7 p2      50 next
        vpxord zmm24, zmm24, [r10 + 832]             ;   651.7 p5+p3   50 next
        vmovdqu64 zmm28, [rbp + 9216]                ;   570.2 p2      50 next
        vpxord zmm28, zmm28, [r10 + 896]             ;   652.2 p0+p3   50 next
        vpternlogd zmm1, zmm17, zmm17, 0xc3          ;   652.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 12160]               ;   569.7 p2      50 next
        vpxord zmm17, zmm17, [r10 + 960]             ;   653.2 p0+p3   50 next
        vpternlogd zmm30, zmm1, zmm5, 0x96           ;   653.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 9280]                 ;   572.2 p2      50 next
        vpxord zmm1, zmm1, [r10]                     ;   654.2 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 10752]                ;   572.7 p2      50 next
        vpxord zmm5, zmm5, [r10 + 64]                ;   654.7 p5+p3   50 next
        vpternlogd zmm30, zmm29, zmm31, 0x2d         ;   655.2 p0      41 next
        vmovdqu64 zmm31, [rbp + 10944]               ;   571.2 p2      50 next
        vpxord zmm31, zmm31, [r10 + 128]             ;   655.7 p5+p3   50 next
        vpternlogd zmm6, zmm3, zmm4, 0x96            ;   656.2 p0      41 next
        vpternlogd zmm7, zmm18, zmm10, 0x96          ;   656.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 9792]                 ;   520.7 p2      58 r reload
        vmovdqu64 zmm18, [rbp + 12096]               ;   537.7 p3      50 next
        vpternlogd zmm18, zmm3, [r10 + 192], 0x96    ;   657.2 p0+p2   50 next
        vpternlogd zmm20, zmm22, zmm16, 0x96         ;   657.7 p5      41 next
        vpternlogd zmm15, zmm27, zmm14, 0x69         ;   658.2 p0      41 next
        vmovdqu64 zmm22, [rbp + 8128]                ;   522.2 p3      58 r reload
        vmovdqu64 zmm27, [rbp + 8320]                ;   538.2 p2      50 next
        vpternlogd zmm27, zmm22, [r10 + 256], 0x96   ;   658.7 p5+p3   50 next
        vmovdqu64 zmm29, [rbp + 11520]               ;   624.2 p2      44 next reload
        vpternlogd zmm13, zmm2, zmm29, 0x96          ;   659.2 p0      41 next
        vpternlogd zmm19, zmm29, zmm16, 0x2d         ;   659.7 p5      41 next
        vpternlogd zmm9, zmm0, [rbp + 11328], 0x96   ;   660.2 p0+p3   41 next
        vmovdqa64 zmm2, zmm16                        ;   628.7         41 next copy
        vpternlogd zmm2, zmm0, zmm4, 0x93            ;   660.7 p5      41 next
        vmovdqu64 [rbp + 11328], zmm27               ;   659.7 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm26                       ;   647.2         41 next copy
        vpternlogd zmm27, zmm29, zmm14, 0x60         ;   661.2 p0      41 next
        vpternlogd zmm26, zmm0, zmm4, 0x4b           ;   661.7 p5      41 next
        vmovdqu64 [rbp + 11072], zmm18               ;   658.2 p8+p9   50 next spill
        vmovdqa64 zmm18, zmm0                        ;   629.2         41 next copy
        vpternlogd zmm18, zmm14, zmm4, 0x6a          ;   662.2 p0      41 next
        vmovdqa64 zmm22, zmm12                       ;   644.7         41 next copy
        vpternlogd zmm22, zmm29, zmm14, 0x87         ;   662.7 p5      41 next
        vpternlogd zmm19, zmm0, [rbp + 9728], 0x87   ;   663.2 p0+p2   41 next
        vpternlogd zmm3, zmm6, [rbp + 12096], 0x96   ;   663.7 p5+p3   50 next
        vmovdqu64 [rbp + 9792], zmm3                 ;   664.7 p7+p4   50 next spill
        vmovdqa64 zmm3, zmm18                        ;   663.2         41 next copy
        vpternlogd zmm3, zmm12, zmm16, 0x93          ;   664.2 p0      41 next
        vpternlogd zmm27, zmm3, zmm16, 0x39          ;   665.2 p5      41 next
        vpternlogd zmm27, zmm22, [rbp + 11264], 0x69 ;   666.2 p0+p2   41 next
        vmovdqu64 [rbp + 12096], zmm24               ;   652.7 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm26                       ;   662.7         41 next copy
        vpternlogd zmm24, zmm14, zmm10, 0x78         ;   665.7 p5      41 next
        vmovdqu64 [rbp + 12288], zmm31               ;   656.7 p7+p4   50 next spill
        vmovdqu64 zmm31, [rbp + 12096]               ;   652.7 p3      41 next
        vmovdqu64 [rbp + 11968], zmm17               ;   654.2 p8+p9   50 next spill
        vmovdqu64 zmm17, [rbp + 12288]               ;   656.7 p2      41 next
        vmovdqu64 [rbp + 11008], zmm1                ;   655.2 p7+p4   50 next spill
        vmovdqu64 zmm1, [rbp + 12288]                ;   656.7 p3      41 next
        vpxord zmm31, zmm31, [rbp + 11008]           ;   666.2 p0+p2   41 next
        vmovdqu64 [rbp + 12032], zmm31               ;   667.2 p8+p9   41 next spill
        vmovdqu64 zmm31, [rbp + 11008]               ;   655.2 p3      41 next
        vpxord zmm17, zmm17, zmm8                    ;   666.7 p5      41 next
        vmovdqu64 [rbp + 12352], zmm17               ;   667.7 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm22                       ;   663.7         41 next copy
        vpternlogd zmm17, zmm0, zmm4, 0x28           ;   667.2 p0      41 next
        vpternlogd zmm17, zmm24, zmm16, 0x2d         ;   668.2 p5      41 next
        vmovdqu64 [rbp + 12416], zmm8                ;   652.2 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm2                         ;   661.7         41 next copy
        vpternlogd zmm8, zmm10, zmm4, 0x87           ;   668.2 p0      41 next
        vmovdqu64 [rbp + 12224], zmm28               ;   653.2 p7+p4   50 next spill
        vmovdqu64 zmm28, [rbp + 12416]               ;   652.2 p2      41 next
        vmovdqu64 [rbp + 12480], zmm5                ;   655.7 p8+p9   50 next spill
        vmovdqu64 zmm5, [rbp + 12224]                ;   653.2 p3      41 next
        vpxord zmm5, zmm5, [rbp + 12480]             ;   668.7 p5+p2   41 next
        vmovdqu64 [rbp + 12544], zmm5                ;   669.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 12224]                ;   653.2 p3      41 next
        vmovdqu64 [rbp + 12608], zmm6                ;   657.2 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm2                         ;   661.7         41 next copy
        vpternlogd zmm6, zmm29, zmm0, 0x78           ;   669.2 p0      41 next
        vpxord zmm23, zmm23, zmm6                    ;   670.2 p5      41 next
        vpternlogd zmm22, zmm23, [rbp + 9728], 0x9c  ;   671.2 p0+p2   41 next
        vmovdqu64 [rbp + 12672], zmm25               ;   641.7 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm19                       ;   664.2         41 next copy
        vpternlogd zmm25, zmm4, zmm4, 0x3f           ;   670.7 p5      41 next
        vpternlogd zmm23, zmm25, zmm10, 0x39         ;   671.7 p0      41 next
        vpternlogd zmm25, zmm24, zmm0, 0xd2          ;   671.7 p5      41 next
        vpternlogd zmm22, zmm25, zmm29, 0xc6         ;   672.7 p0      41 next
        vpternlogd zmm22, zmm3, zmm14, 0x1e          ;   673.7 p5      41 next
        vpternlogd zmm22, zmm13, [rbp + 10752], 0x96 ;   674.7 p0+p3   50 next
        vmovdqu64 zmm25, [rbp + 9728]                ;   622.2 p2      44 next reload
        vmovdqu64 [rbp + 10752], zmm22               ;   675.7 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm29                       ;   630.2         41 next copy
        vpternlogd zmm22, zmm0, zmm25, 0xe1          ;   673.7 p5      41 next
        vpternlogd zmm27, zmm12, zmm22, 0x4b         ;   674.7 p0      41 next
        vpternlogd zmm26, zmm8, zmm22, 0x6c          ;   674.7 p5      41 next
        vpternlogd zmm2, zmm27, zmm10, 0x36          ;   675.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 12224]                ;   653.2 p3      41 next
        vmovdqu64 zmm12, [rbp + 12416]               ;   652.2 p2      50 next reload
        vpandd zmm8, zmm8, zmm12                     ;   675.7 p5      41 next
        vmovdqa64 zmm27, zmm25                       ;   628.2         41 next copy
        vpternlogd zmm27, zmm29, zmm0, 0x35          ;   676.2 p0      41 next
        vpternlogd zmm23, zmm27, zmm3, 0x96          ;   677.2 p5      41 next
        vmovdqa64 zmm3, zmm29                        ;   630.2         41 next copy
        vpternlogd zmm3, zmm10, [rbp + 11264], 0x95  ;   677.2 p0+p3   41 next
        vpternlogd zmm22, zmm4, zmm18, 0x59          ;   677.7 p5      41 next
        vpternlogd zmm30, zmm25, [rbp + 11200], 0x96 ;   678.2 p0+p2   41 next
        vpternlogd zmm24, zmm3, zmm10, 0x28          ;   678.7 p5      41 next
        vpternlogd zmm24, zmm22, zmm25, 0x87         ;   679.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 10048]                ;   545.2 p3      58 r reload
        vmovdqu64 zmm22, [rbp + 11584]               ;   545.5 p2      41 next reload
        vmovdqu64 zmm27, [rbp + 12672]               ;   641.7 p3      50 next
        vpternlogd zmm27, zmm22, zmm4, 0x96          ;   679.7 p5      50 next
        vpternlogd zmm22, zmm4, [r10 + 704], 0x96    ;   680.2 p0+p2   50 next
        vpternlogd zmm25, zmm18, zmm14, 0x6c         ;   680.7 p5      41 next
        vpternlogd zmm19, zmm10, zmm25, 0xa6         ;   681.7 p0      41 next
        vpternlogd zmm19, zmm18, zmm29, 0xb4         ;   682.7 p5      41 next
        vmovdqu64 zmm4, [rbp + 7552]                 ;   547.2 p3      58 r reload
        vmovdqu64 zmm10, [rbp + 11712]               ;   547.5 p2      50 next
        vpternlogd zmm10, zmm4, [r10 + 320], 0x96    ;   682.2 p0+p3   50 next
        vpternlogd zmm25, zmm17, zmm3, 0x69          ;   682.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 9408]                ;   548.5 p2      58 r reload
        vmovdqu64 zmm18, [rbp + 10816]               ;   549.2 p3      50 next
        vpternlogd zmm18, zmm17, [r10 + 384], 0x96   ;   683.2 p0+p2   50 next
        vpxord zmm21, zmm21, zmm3                    ;   683.7 p5      41 next
        vpternlogd zmm21, zmm26, zmm14, 0xc6         ;   684.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 11968]                ;   654.2 p3      41 next
        vmovdqu64 zmm14, [rbp + 12224]               ;   653.2 p2      50 next reload
        vpandd zmm3, zmm3, zmm14                     ;   684.7 p5      41 next
        vpternlogd zmm24, zmm6, zmm0, 0x96           ;   685.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 10432]                ;   551.2 p3      58 r reload
        vmovdqu64 zmm26, [rbp + 11648]               ;   551.5 p2      50 next
        vpternlogd zmm26, zmm6, [r10 + 448], 0x96    ;   685.7 p5+p3   50 next
        vpternlogd zmm19, zmm16, zmm0, 0x78          ;   686.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 12352]                ;   667.7 p2      41 next
        vmovdqu64 zmm16, [rbp + 12096]               ;   652.7 p3      50 next reload
        vpandd zmm0, zmm0, zmm16                     ;   686.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 11072]               ;   658.2 p2      41 next
        vpxord zmm28, zmm28, zmm22                   ;   687.2 p0      41 next
        vpternlogd zmm4, zmm15, [rbp + 11712], 0x96  ;   687.7 p5+p3   50 next
        vpternlogd zmm6, zmm20, [rbp + 11648], 0x96  ;   688.2 p0+p2   50 next
        vpternlogd zmm17, zmm9, [rbp + 10816], 0x96  ;   688.7 p5+p3   50 next
        vpternlogd zmm20, zmm23, [rbp + 9280], 0x96  ;   689.2 p0+p2   50 next
        vpternlogd zmm15, zmm25, [rbp + 9216], 0x96  ;   689.7 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 9920]                ;   557.7 p2      58 r reload
        vmovdqu64 zmm25, [rbp + 11392]               ;   557.8 p3      41 next reload
        vpternlogd zmm11, zmm25, zmm23, 0x96         ;   690.2 p0      50 next
        vpternlogd zmm25, zmm23, [r10 + 640], 0x96   ;   690.7 p5+p2   50 next
        vpternlogd zmm9, zmm19, [rbp + 12160], 0x96  ;   691.2 p0+p3   50 next
        vmovdqu64 zmm19, [rbp + 10304]               ;   559.7 p2      58 r reload
        vmovdqu64 zmm23, [rbp + 7488]                ;   559.8 p3      41 next reload
        vpternlogd zmm13, zmm23, zmm19, 0x96         ;   691.7 p5      50 next
        vpternlogd zmm23, zmm19, [r10 + 512], 0x96   ;   692.2 p0+p2   50 next
        vpternlogd zmm21, zmm7, [rbp + 8000], 0x96   ;   692.7 p5+p3   50 next
        vpternlogd zmm24, zmm30, [rbp + 10944], 0x96 ;   693.2 p0+p2   50 next
        vmovdqa64 zmm19, zmm16                       ;   658.7         41 next copy
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;   693.7 p5      41 next
        vpxord zmm31, zmm31, zmm25                   ;   694.2 p0      41 next
        vpandd zmm1, zmm1, zmm25                     ;   694.7 p5      41 next
        vpternlogd zmm1, zmm14, [rbp + 12480], 0x87  ;   695.7 p0+p3   41 next
        vmovdqu64 [rbp + 10944], zmm24               ;   694.2 p7+p4   50 next spill
        vpxord zmm24, zmm22, zmm25                   ;   695.7 p5      41 next
        vpandd zmm5, zmm5, zmm24                     ;   696.7 p0      41 next
        vmovdqu64 [rbp + 8000], zmm20                ;   690.2 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm16                       ;   658.7         41 next copy
        vpternlogd zmm20, zmm12, zmm22, 0x65         ;   696.7 p5      41 next
        vpternlogd zmm20, zmm24, zmm25, 0x4b         ;   697.7 p0      41 next
        vpternlogd zmm24, zmm1, [rbp + 11008], 0x93  ;   697.7 p5+p2   41 next
        vmovdqu64 [rbp + 10304], zmm9                ;   692.2 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm24                        ;   698.7         41 next copy
        vpternlogd zmm9, zmm16, zmm25, 0xd2          ;   698.7 p0      41 next
        vmovdqu64 [rbp + 7488], zmm15                ;   690.7 p8+p9   50 next spill
        vmovdqu64 zmm15, [rbp + 8320]                ;   565.7 p3      41 next reload
        vpternlogd zmm7, zmm15, [rbp + 8128], 0x96   ;   698.7 p5+p2   50 next
        vmovdqa64 zmm15, zmm19                       ;   694.7         41 next copy
        vpternlogd zmm15, zmm22, zmm22, 0xcf         ;   699.2 p0      41 next
        vmovdqu64 [rbp + 8128], zmm21                ;   693.7 p7+p4   50 next spill
        vmovdqu64 zmm21, [rbp + 12608]               ;   657.2 p3      41 next reload
        vpternlogd zmm2, zmm21, [rbp + 11840], 0x96  ;   699.7 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 9664]                ;   568.5 p3      58 r reload
        vmovdqu64 [rbp + 11840], zmm2                ;   700.7 p8+p9   50 next spill
        vmovdqu64 zmm2, [rbp + 8768]                 ;   568.7 p2      41 next reload
        vpternlogd zmm30, zmm2, zmm21, 0x96          ;   700.2 p0      50 next
        vpternlogd zmm2, zmm21, [r10 + 576], 0x96    ;   700.7 p5+p3   50 next
        vpandd zmm29, zmm29, zmm2                    ;   701.7 p0      41 next
        vmovdqa64 zmm21, zmm26                       ;   686.7         41 next copy
        vmovdqu64 [rbp + 9664], zmm27                ;   680.7 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm26                       ;   686.7         41 next copy
        vmovdqu64 [rbp + 8768], zmm11                ;   691.2 p8+p9   50 next spill
        vmovdqa64 zmm11, zmm2                        ;   701.7         41 next copy
        vpternlogd zmm11, zmm26, zmm18, 0x6a         ;   701.7 p5      41 next
        vmovdqu64 [rbp + 12608], zmm30               ;   701.2 p7+p4   50 next spill
        vmovdqa64 zmm30, zmm11                       ;   702.7         41 next copy
        vpternlogd zmm30, zmm23, zmm10, 0x60         ;   702.7 p0      41 next
        vpternlogd zmm11, zmm18, [rbp + 11072], 0x4b ;   702.7 p5+p2   41 next
        vmovdqu64 [rbp + 8320], zmm13                ;   692.7 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm2                        ;   701.7         41 next copy
        vpternlogd zmm13, zmm23, zmm18, 0xc9         ;   703.2 p0      41 next
        vmovdqu64 [rbp + 12160], zmm6                ;   689.2 p7+p4   50 next spill
        vmovdqa64 zmm6, zmm2                         ;   701.7         41 next copy
        vpternlogd zmm6, zmm23, zmm18, 0x35          ;   703.7 p5      41 next
        vmovdqu64 [rbp + 9920], zmm17                ;   689.7 p8+p9   50 next spill
        vmovdqa64 zmm17, zmm12                       ;   658.2         41 next copy
        vpternlogd zmm17, zmm25, [rbp + 12480], 0x48 ;   704.2 p0+p3   41 next
        vmovdqu64 [rbp + 11392], zmm4                ;   688.7 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm17                        ;   705.2         41 next copy
        vpternlogd zmm4, zmm25, zmm25, 0xf3          ;   705.2 p5      41 next
        vpternlogd zmm25, zmm22, [rbp + 11968], 0x6c ;   705.2 p0+p2   41 next
        vmovdqu64 [rbp + 9216], zmm7                 ;   699.7 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm22                        ;   681.2         41 next copy
        vpternlogd zmm7, zmm22, [rbp + 11008], 0xf5  ;   705.7 p5+p3   41 next
        vmovdqu64 [rbp + 9280], zmm0                 ;   687.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm28                        ;   688.2         41 next copy
        vpternlogd zmm0, zmm12, [rbp + 12352], 0x28  ;   706.2 p0+p2   41 next
        vmovdqu64 [rbp + 9408], zmm6                 ;   704.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm28                        ;   688.2         41 next copy
        vpternlogd zmm6, zmm12, [rbp + 12480], 0xa6  ;   706.7 p5+p3   41 next
        vmovdqu64 zmm12, [rbp + 11008]               ;   655.2 p2      50 next reload
        vpternlogd zmm17, zmm12, [rbp + 11968], 0x87 ;   707.2 p0+p3   41 next
        vpternlogd zmm12, zmm0, zmm16, 0x6c          ;   707.7 p5      41 next
        vmovdqu64 [rbp + 11008], zmm0                ;   707.2 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm17                        ;   708.2         41 next copy
        vpternlogd zmm0, zmm14, zmm16, 0x78          ;   708.2 p0      41 next
        vmovdqa64 zmm16, zmm31                       ;   695.2         41 next copy
        vpternlogd zmm16, zmm19, [rbp + 12288], 0x65 ;   708.7 p5+p2   41 next
        vmovdqa64 zmm14, zmm19                       ;   694.7         41 next copy
        vpternlogd zmm14, zmm20, [rbp + 11968], 0xc6 ;   709.2 p0+p3   41 next
        vpternlogd zmm19, zmm20, [rbp + 12352], 0x39 ;   709.7 p5+p2   41 next
        vpternlogd zmm15, zmm19, zmm12, 0x96         ;   710.7 p0      41 next
        vpternlogd zmm14, zmm25, [rbp + 12032], 0x96 ;   710.7 p5+p3   41 next
        vpternlogd zmm25, zmm31, [rbp + 12480], 0x78 ;   711.2 p0+p2   41 next
        vpternlogd zmm15, zmm25, zmm25, 0xc3         ;   712.2 p5      41 next
        vmovdqu64 [rbp + 10816], zmm19               ;   710.7 p8+p9   41 next spill
        vmovdqu64 zmm19, [rbp + 12032]               ;   667.2 p3      41 next reload
        vpternlogd zmm24, zmm19, [rbp + 12480], 0x87 ;   712.2 p0+p2   41 next
        vmovdqu64 [rbp + 10432], zmm15               ;   713.2 p7+p4   41 next spill
        vmovdqu64 zmm15, [rbp + 12480]               ;   655.7 p3      50 next reload
        vpternlogd zmm16, zmm15, [rbp + 11968], 0x87 ;   712.7 p5+p2   41 next
        vpternlogd zmm1, zmm16, zmm0, 0x96           ;   713.7 p0      41 next
        vpternlogd zmm16, zmm20, zmm3, 0x69          ;   713.7 p5      41 next
        vpternlogd zmm1, zmm25, zmm10, 0x69          ;   714.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 12416]               ;   652.2 p3      50 next reload
        vpternlogd zmm16, zmm6, zmm20, 0x2d          ;   714.7 p5      41 next
        vmovdqu64 zmm25, [rbp + 11968]               ;   654.2 p2      50 next reload
        vpternlogd zmm6, zmm28, zmm25, 0x78          ;   715.2 p0      41 next
        vpternlogd zmm6, zmm19, [rbp + 12224], 0x78  ;   716.2 p5+p3   41 next
        vpternlogd zmm7, zmm19, zmm6, 0x96           ;   717.2 p0      41 next
        vmovdqu64 zmm19, [rbp + 12288]               ;   656.7 p2      50 next reload
        vmovdqu64 [rbp + 12032], zmm7                ;   718.2 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm15                        ;   661.7         41 next copy
        vpternlogd zmm7, zmm25, zmm19, 0x93          ;   716.7 p5      41 next
        vpternlogd zmm8, zmm9, zmm7, 0x69            ;   717.7 p0      41 next
        vpternlogd zmm3, zmm7, zmm19, 0x6d           ;   717.7 p5      41 next
        vpternlogd zmm12, zmm0, zmm3, 0x69           ;   718.7 p0      41 next
        vpternlogd zmm25, zmm17, [rbp + 12352], 0x93 ;   718.7 p5+p3   41 next
        vpternlogd zmm28, zmm25, zmm15, 0x93         ;   719.7 p0      41 next
        vpternlogd zmm5, zmm14, zmm28, 0x69          ;   720.7 p5      41 next
        vpternlogd zmm4, zmm12, zmm6, 0x96           ;   720.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 11072]                ;   658.2 p2      50 next reload
        vmovdqa64 zmm6, zmm18                        ;   684.2         41 next copy
        vpternlogd zmm6, zmm10, zmm0, 0x6a           ;   720.7 p5      41 next
        vpternlogd zmm28, zmm19, [rbp + 12544], 0x78 ;   721.2 p0+p3   41 next
        vmovdqu64 zmm7, [rbp + 10816]                ;   710.7 p2      41 next reload
        vmovdqu64 zmm9, [rbp + 12032]                ;   718.2 p3      44 next
        vpternlogd zmm9, zmm7, [r10 + 9728], 0x96    ;   724.2 p5+p2   44 next
        vmovdqu64 zmm7, [rbp + 12224]                ;   653.2 p3      50 next reload
        vpternlogd zmm3, zmm22, zmm7, 0x87           ;   722.2 p0      41 next
        vpternlogd zmm7, zmm26, [rbp + 10432], 0x96  ;   722.7 p5+p2   41 next
        vpternlogd zmm3, zmm31, zmm19, 0x78          ;   723.2 p0      41 next
        vpternlogd zmm3, zmm24, zmm20, 0x96          ;   724.2 p5      41 next
        vmovdqa64 zmm31, zmm26                       ;   686.7         41 next copy
        vpternlogd zmm31, zmm18, zmm0, 0x93          ;   724.2 p0      41 next
        vmovdqu64 zmm12, [rbp + 11328]               ;   659.7 p3      50 next reload
        vmovdqa64 zmm14, zmm29                       ;   702.7         41 next copy
        vpternlogd zmm14, zmm23, zmm12, 0x87         ;   724.7 p5      41 next
        vpternlogd zmm16, zmm20, [r10 + 9664], 0x69  ;   725.2 p0+p2   44 next
        vpxord zmm3, zmm23, zmm3                     ;   725.7 p5      41 next
        vpternlogd zmm5, zmm17, zmm12, 0x96          ;   726.2 p0      41 next
        vmovdqa64 zmm15, zmm11                       ;   703.7         41 next copy
        vpternlogd zmm15, zmm10, zmm12, 0x78         ;   726.7 p5      41 next
        vmovdqa64 zmm17, zmm23                       ;   693.2         41 next copy
        vpternlogd zmm17, zmm10, zmm0, 0x28          ;   727.2 p0      41 next
        vmovdqa64 zmm19, zmm2                        ;   701.7         41 next copy
        vpternlogd zmm19, zmm12, zmm12, 0x3f         ;   727.7 p5      41 next
        vpternlogd zmm17, zmm23, zmm26, 0x2d         ;   728.2 p0      41 next
        vpxord zmm27, zmm27, zmm14                   ;   728.7 p5      41 next
        vpternlogd zmm17, zmm2, zmm18, 0x87          ;   729.2 p0      41 next
        vmovdqu64 zmm20, [r10 + 9216]                ;   597.5 p3      44 next
        vmovdqu64 zmm22, [r10 + 9280]                ;   598.2 p2      44 next
        vpternlogd zmm8, zmm18, [rbp + 11008], 0x96  ;   729.7 p5+p3   41 next
        vpxord zmm22, zmm22, zmm5                    ;   730.2 p0      44 next
        vpternlogd zmm28, zmm0, [rbp + 12096], 0x96  ;   730.7 p5+p2   41 next
        vpternlogd zmm4, zmm2, [rbp + 9280], 0x96    ;   731.2 p0+p3   41 next
        vpxord zmm24, zmm1, [r10 + 9344]             ;   731.7 p5+p2   44 next
        vpxord zmm20, zmm20, zmm28                   ;   732.2 p0      44 next
        vpxord zmm25, zmm7, [r10 + 9472]             ;   732.7 p5+p3   44 next
        vmovdqu64 [rbp + 9280], zmm22                ;   731.2 p7+p4   44 next spill
        vmovdqa64 zmm22, zmm6                        ;   721.7         41 next copy
        vpternlogd zmm22, zmm2, zmm10, 0x78          ;   733.2 p0      41 next
        vmovdqu64 [rbp + 12096], zmm9                ;   725.2 p8+p9   44 next spill
        vmovdqu64 zmm9, [rbp + 9280]                 ;   731.2 p2      41 next
        vmovdqu64 [rbp + 11008], zmm24               ;   732.7 p7+p4   44 next spill
        vmovdqu64 zmm24, [rbp + 12096]               ;   725.2 p3      41 next
        vpxord zmm24, zmm24, [rbp + 11008]           ;   738.7 p5+p2   41 next
        vpxord zmm9, zmm9, [rbp + 11008]             ;   738.7 p0+p3   41 next
        vmovdqu64 [rbp + 12416], zmm9                ;   739.7 p8+p9   41 next spill
        vmovdqu64 zmm9, [rbp + 9280]                 ;   731.2 p2      41 next
        vmovdqu64 [rbp + 12288], zmm24               ;   739.7 p7+p4   41 next spill
        vmovdqu64 zmm24, [rbp + 9280]                ;   731.2 p3      41 next
        vpandd zmm24, zmm24, [rbp + 12288]           ;   745.7 p5+p2   41 next
        vmovdqu64 [rbp + 12224], zmm24               ;   746.7 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 11008]               ;   732.7 p3      41 next
        vpxord zmm9, zmm9, zmm20                     ;   737.2 p0      41 next
        vpandd zmm24, zmm24, zmm25                   ;   738.7 p5      41 next
        vmovdqu64 [rbp + 10432], zmm24               ;   739.7 p7+p4   41 next spill
        vpxord zmm24, zmm3, [r10 + 9536]             ;   736.2 p0+p2   44 next
        vmovdqu64 [rbp + 10816], zmm9                ;   738.2 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm31                        ;   725.2         41 next copy
        vpternlogd zmm9, zmm12, zmm0, 0x87           ;   736.7 p5      41 next
        vpternlogd zmm11, zmm9, zmm13, 0x6c          ;   737.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 10816]                ;   738.2 p3      41 next
        vpternlogd zmm27, zmm11, zmm10, 0xc6         ;   738.7 p5      41 next
        vpternlogd zmm5, zmm27, [r10 + 9856], 0x96   ;   739.7 p0+p2   44 next
        vmovdqa64 zmm11, zmm31                       ;   725.2         41 next copy
        vpternlogd zmm11, zmm23, zmm18, 0x78         ;   738.7 p5      41 next
        vpxord zmm21, zmm21, zmm11                   ;   739.7 p0      41 next
        vmovdqa64 zmm27, zmm19                       ;   728.7         41 next copy
        vpternlogd zmm27, zmm23, zmm10, 0x87         ;   739.7 p5      41 next
        vpandd zmm9, zmm9, zmm25                     ;   744.2 p0      41 next
        vmovdqu64 [rbp + 12032], zmm5                ;   740.7 p7+p4   44 next spill
        vmovdqa64 zmm5, zmm6                         ;   721.7         41 next copy
        vpternlogd zmm5, zmm19, zmm26, 0x93          ;   740.7 p5      41 next
        vpternlogd zmm30, zmm5, zmm26, 0x39          ;   741.7 p0      41 next
        vpternlogd zmm30, zmm29, zmm27, 0x69         ;   742.7 p5      41 next
        vpternlogd zmm30, zmm19, zmm13, 0x4b         ;   743.7 p0      41 next
        vpternlogd zmm13, zmm6, zmm0, 0x39           ;   742.7 p5      41 next
        vpternlogd zmm31, zmm30, zmm12, 0x36         ;   744.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 12288]               ;   739.7 p3      41 next
        vpternlogd zmm28, zmm31, [r10 + 9792], 0x96  ;   745.7 p5+p2   44 next
        vmovdqu64 zmm31, [r10 + 9408]                ;   615.3 p3      44 next
        vpxord zmm31, zmm31, zmm8                    ;   744.2 p0      44 next
        vmovdqa64 zmm19, zmm17                       ;   730.2         41 next copy
        vpternlogd zmm19, zmm0, zmm0, 0x3f           ;   744.7 p5      41 next
        vpternlogd zmm17, zmm22, zmm12, 0xc6         ;   745.2 p0      41 next
        vpternlogd zmm17, zmm6, zmm23, 0xb4          ;   746.2 p5      41 next
        vpternlogd zmm0, zmm27, zmm18, 0x60          ;   746.2 p0      41 next
        vpternlogd zmm27, zmm21, zmm2, 0x9c          ;   746.7 p5      41 next
        vpternlogd zmm0, zmm15, zmm26, 0x2d          ;   747.2 p0      41 next
        vpternlogd zmm22, zmm0, zmm14, 0x69          ;   748.2 p5      41 next
        vpternlogd zmm14, zmm15, zmm12, 0x28         ;   748.2 p0      41 next
        vpternlogd zmm21, zmm12, zmm19, 0x59         ;   748.7 p5      41 next
        vpternlogd zmm19, zmm15, zmm18, 0xd2         ;   749.2 p0      41 next
        vpternlogd zmm27, zmm19, zmm23, 0xc6         ;   750.2 p5      41 next
        vpternlogd zmm14, zmm13, zmm2, 0x87          ;   750.2 p0      41 next
        vpternlogd zmm17, zmm26, zmm18, 0x78         ;   750.7 p5      41 next
        vpternlogd zmm14, zmm11, zmm18, 0x96         ;   751.2 p0      41 next
        vpternlogd zmm27, zmm10, zmm5, 0x1e          ;   751.7 p5      41 next
        vpternlogd zmm1, zmm22, [r10 + 9920], 0x96   ;   752.2 p0+p2   44 next
        vmovdqu64 zmm0, [r10 + 9600]                 ;   621.7 p3      44 next
        vpxord zmm0, zmm0, zmm4                      ;   752.7 p5      44 next
        vpternlogd zmm8, zmm17, [r10 + 9984], 0x96   ;   753.2 p0+p2   44 next
        vpternlogd zmm4, zmm14, [r10 + 10176], 0x96  ;   753.7 p5+p3   44 next
        vpternlogd zmm3, zmm27, [r10 + 10112], 0x96  ;   754.2 p0+p2   44 next
        vpternlogd zmm21, zmm5, [rbp + 9408], 0x96   ;   754.7 p5+p3   41 next
        vmovdqu64 zmm2, [rbp + 12032]                ;   740.7 p2      41 next
        vpternlogd zmm7, zmm21, [r10 + 10048], 0x96  ;   755.7 p0+p3   44 next
        vpxord zmm5, zmm16, zmm25                    ;   755.7 p5      41 next
        vpandd zmm6, zmm16, zmm25                    ;   756.2 p0      41 next
        vmovdqa64 zmm10, zmm16                       ;   726.2         41 next copy
        vpandd zmm11, zmm25, zmm24                   ;   756.7 p5      41 next
        vpxord zmm12, zmm20, zmm0                    ;   757.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 11008]               ;   732.7 p2      44 next reload
        vmovdqa64 zmm14, zmm16                       ;   726.2         41 next copy
        vpternlogd zmm14, zmm20, zmm13, 0x48         ;   757.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 9280]                ;   731.2 p3      44 next reload
        vmovdqa64 zmm17, zmm24                       ;   737.2         41 next copy
        vpternlogd zmm17, zmm20, zmm15, 0x6a         ;   758.2 p0      41 next
        vmovdqu64 zmm18, [rbp + 12096]               ;   725.2 p2      44 next reload
        vmovdqa64 zmm19, zmm16                       ;   726.2         41 next copy
        vpternlogd zmm19, zmm24, zmm18, 0x93         ;   758.7 p5      41 next
        vpternlogd zmm6, zmm18, zmm20, 0x87          ;   759.2 p0      41 next
        vpxord zmm21, zmm0, zmm31                    ;   759.7 p5      41 next
        vpandd zmm30, zmm30, zmm31                   ;   760.2 p0      41 next
        vpandd zmm10, zmm10, zmm21                   ;   760.7 p5      41 next
        vmovdqa64 zmm22, zmm16                       ;   726.2         41 next copy
        vpternlogd zmm22, zmm13, zmm15, 0x78         ;   761.2 p0      41 next
        vmovdqa64 zmm23, zmm31                       ;   745.2         41 next copy
        vpternlogd zmm23, zmm13, zmm15, 0x65         ;   761.7 p5      41 next
        vmovdqa64 zmm26, zmm31                       ;   745.2         41 next copy
        vpternlogd zmm26, zmm13, zmm13, 0xc3         ;   762.2 p0      41 next
        vmovdqu64 zmm27, [rbp + 10816]               ;   738.2 p3      41 next reload
        vpternlogd zmm23, zmm20, zmm27, 0x2d         ;   762.7 p5      41 next
        vpternlogd zmm27, zmm6, zmm0, 0x93           ;   763.2 p0      41 next
        vmovdqa64 zmm29, zmm14                       ;   758.7         41 next copy
        vpternlogd zmm29, zmm0, zmm24, 0x87          ;   763.7 p5      41 next
        vmovdqu64 [rbp + 10816], zmm30               ;   761.2 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm12                       ;   758.2         41 next copy
        vpternlogd zmm30, zmm17, zmm16, 0x6c         ;   764.2 p0      41 next
        vmovdqa64 zmm13, zmm0                        ;   753.7         41 next copy
        vpternlogd zmm13, zmm31, zmm15, 0x93         ;   764.7 p5      41 next
        vpternlogd zmm0, zmm31, [rbp + 12224], 0x6a  ;   765.2 p0+p2   41 next
        vmovdqa64 zmm15, zmm0                        ;   766.2         41 next copy
        vmovdqu64 [rbp + 9408], zmm1                 ;   753.2 p7+p4   44 next spill
        vmovdqa64 zmm1, zmm11                        ;   757.7         41 next copy
        vpternlogd zmm1, zmm19, zmm18, 0x6d          ;   765.7 p5      41 next
        vmovdqu64 [rbp + 11328], zmm3                ;   755.2 p8+p9   44 next spill
        vmovdqu64 zmm3, [rbp + 9408]                 ;   753.2 p3      41 next
        vmovdqu64 [rbp + 11072], zmm8                ;   754.2 p7+p4   44 next spill
        vmovdqa64 zmm8, zmm12                        ;   758.2         41 next copy
        vpternlogd zmm8, zmm26, zmm18, 0x65          ;   766.2 p0      41 next
        vpternlogd zmm8, zmm16, zmm24, 0x87          ;   767.2 p5      41 next
        vmovdqu64 [rbp + 12544], zmm7                ;   756.7 p8+p9   44 next spill
        vmovdqu64 zmm7, [rbp + 11072]                ;   754.2 p2      41 next
        vpandd zmm7, zmm7, [rbp + 12544]             ;   767.2 p0+p3   41 next
        vmovdqu64 [rbp + 12480], zmm7                ;   768.2 p7+p4   41 next spill
        vmovdqu64 zmm7, [rbp + 12544]                ;   756.7 p2      41 next
        vmovdqu64 [rbp + 11968], zmm28               ;   746.7 p8+p9   44 next spill
        vmovdqu64 zmm28, [rbp + 12544]               ;   756.7 p3      41 next
        vmovdqu64 [rbp + 12352], zmm4                ;   754.7 p7+p4   44 next spill
        vmovdqu64 zmm4, [rbp + 11968]                ;   746.7 p2      41 next
        vpandd zmm4, zmm4, [rbp + 12352]             ;   767.7 p5+p3   41 next
        vpternlogd zmm11, zmm8, zmm23, 0x69          ;   768.2 p0      41 next
        vmovdqu64 [rbp + 11648], zmm4                ;   768.7 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm26                        ;   763.2         41 next copy
        vpternlogd zmm4, zmm23, zmm24, 0xc6          ;   768.7 p5      41 next
        vpternlogd zmm17, zmm4, zmm21, 0x96          ;   769.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 12288]                ;   739.7 p2      41 next reload
        vpternlogd zmm23, zmm26, zmm4, 0x2d          ;   769.7 p5      41 next
        vpternlogd zmm4, zmm29, zmm24, 0x93          ;   770.2 p0      41 next
        vpxord zmm15, zmm15, zmm23                   ;   770.7 p5      41 next
        vpternlogd zmm4, zmm16, [rbp + 12416], 0x87  ;   771.2 p0+p3   41 next
        vpternlogd zmm9, zmm17, zmm4, 0x69           ;   772.2 p5      41 next
        vpternlogd zmm4, zmm5, zmm18, 0x78           ;   772.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 12032]                ;   740.7 p2      44 next reload
        vmovdqu64 zmm16, [rbp + 12352]               ;   754.7 p3      41 next
        vpternlogd zmm16, zmm5, zmm5, 0x3f           ;   772.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 9280]                ;   731.2 p2      44 next reload
        vpternlogd zmm26, zmm17, zmm17, 0xcf         ;   773.2 p0      41 next
        vpternlogd zmm26, zmm15, zmm30, 0x69         ;   774.2 p5      41 next
        vpternlogd zmm17, zmm1, zmm25, 0x93          ;   774.2 p0      41 next
        vpternlogd zmm17, zmm12, zmm18, 0x87         ;   775.2 p5      41 next
        vmovdqu64 zmm12, [rbp + 11072]               ;   754.2 p3      44 next reload
        vmovdqu64 zmm15, [rbp + 12544]               ;   756.7 p2      44 next reload
        vmovdqu64 zmm18, [rbp + 12352]               ;   754.7 p3      41 next
        vpternlogd zmm18, zmm15, zmm12, 0x6a         ;   775.2 p0      41 next
        vpternlogd zmm10, zmm17, zmm27, 0x96         ;   776.2 p5      41 next
        vpternlogd zmm27, zmm31, zmm20, 0xd2         ;   776.2 p0      41 next
        vpternlogd zmm24, zmm22, [rbp + 12416], 0x6c ;   776.7 p5+p2   41 next
        vpternlogd zmm24, zmm21, zmm25, 0x78         ;   777.7 p0      41 next
        vpternlogd zmm13, zmm23, zmm24, 0x96         ;   778.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 11968]               ;   746.7 p3      44 next reload
        vmovdqu64 zmm21, [rbp + 9408]                ;   753.2 p2      44 next reload
        vmovdqu64 zmm23, [rbp + 11328]               ;   755.2 p3      41 next
        vpternlogd zmm23, zmm21, zmm17, 0x28         ;   778.2 p0      41 next
        vpternlogd zmm4, zmm31, zmm17, 0x96          ;   778.7 p5      41 next
        vpternlogd zmm31, zmm29, zmm25, 0x6c         ;   779.2 p0      41 next
        vpternlogd zmm8, zmm6, zmm31, 0x96           ;   780.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 9792]                 ;   664.7 p2     108 r
        vpxord zmm6, zmm6, [rbp + 5888]              ;   780.2 p0+p3  108 r
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   780.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 9216]                ;   699.7 p2     108 r
        vpxord zmm31, zmm31, [rbp + 5952]            ;   781.2 p0+p3  108 r
        vpternlogd zmm24, zmm0, zmm1, 0x96           ;   781.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 11392]                ;   688.7 p2     108 r
        vpxord zmm0, zmm0, [rbp + 6016]              ;   782.2 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 9920]                 ;   689.7 p2     108 r
        vpxord zmm1, zmm1, [rbp + 6080]              ;   782.7 p5+p3  108 r
        vpternlogd zmm24, zmm14, zmm20, 0x2d         ;   783.2 p0      41 next
        vmovdqu64 zmm20, [rbp + 12160]               ;   689.2 p2     108 r
        vpxord zmm20, zmm20, [rbp + 6208]            ;   783.7 p5+p3  108 r
        vmovdqu64 zmm14, [rbp + 8320]                ;   692.7 p2     108 r
        vpxord zmm14, zmm14, [rbp + 6528]            ;   784.2 p0+p3  108 r
        vpternlogd zmm9, zmm29, zmm5, 0x96           ;   784.7 p5      41 next
        vmovdqu64 zmm29, [rbp + 12608]               ;   701.2 p2     108 r
        vpxord zmm29, zmm29, [rbp + 6656]            ;   785.2 p0+p3  108 r
        vpternlogd zmm26, zmm25, zmm15, 0x96         ;   785.7 p5      41 next
        vmovdqu64 zmm25, [rbp + 8768]                ;   691.2 p2     108 r
        vpxord zmm25, zmm25, [rbp + 7232]            ;   786.2 p0+p3  108 r
        vpternlogd zmm8, zmm30, zmm21, 0x69          ;   786.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 9664]                ;   680.7 p2     108 r
        vpxord zmm30, zmm30, [rbp + 7360]            ;   787.2 p0+p3  108 r
        vmovdqu64 [rbp + 7360], zmm30                ;   788.2 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 11840]               ;   700.7 p2     108 r
        vpxord zmm30, zmm30, [rbp + 7616]            ;   787.7 p5+p3  108 r
        vmovdqu64 [rbp + 7616], zmm30                ;   788.7 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 8128]                ;   693.7 p2     108 r
        vpxord zmm30, zmm30, [rbp + 7808]            ;   788.2 p0+p3  108 r
        vmovdqu64 [rbp + 7808], zmm30                ;   789.2 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 7488]                ;   690.7 p2     108 r
        vpxord zmm30, zmm30, [rbp + 8192]            ;   788.7 p5+p3  108 r
        vmovdqu64 [rbp + 8192], zmm30                ;   789.7 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 10304]               ;   692.2 p2     108 r
        vpxord zmm30, zmm30, [rbp + 8448]            ;   789.2 p0+p3  108 r
        vmovdqu64 [rbp + 8448], zmm30                ;   790.2 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 8000]                ;   690.2 p2     108 r
        vpxord zmm30, zmm30, [rbp + 8512]            ;   789.7 p5+p3  108 r
        vmovdqu64 [rbp + 8512], zmm30                ;   790.7 p8+p9  108 r spill
        vmovdqu64 zmm30, [rbp + 10752]               ;   675.7 p2     108 r
        vpxord zmm30, zmm30, [rax + 3968]            ;   790.2 p0+p3  108 r
        vmovdqu64 [rbp + 3840], zmm30                ;   791.2 p7+p4  108 r spill
        vmovdqu64 zmm30, [rbp + 10944]               ;   694.2 p2     108 r
        vpxord zmm30, zmm30, [rax + 4032]            ;   790.7 p5+p3  108 r
        vpternlogd zmm11, zmm22, [rbp + 11008], 0x78 ;   791.2 p0+p2   41 next
        vpternlogd zmm19, zmm27, [rbp + 10432], 0x69 ;   791.7 p5+p3   41 next
        vmovdqu64 zmm22, [rbp + 11328]               ;   755.2 p2      44 next reload
        vpternlogd zmm23, zmm15, zmm22, 0x4b         ;   792.2 p0      41 next
        vmovdqa64 zmm27, zmm15                       ;   762.7         41 next copy
        vpternlogd zmm27, zmm12, zmm17, 0x93         ;   792.7 p5      41 next
        vpord zmm2, zmm2, zmm27                      ;   793.7 p0      41 next
        vpternlogd zmm10, zmm22, [rbp + 11008], 0x96 ;   793.7 p5+p3   41 next
        vmovdqu64 [rbp + 3904], zmm30                ;   791.7 p8+p9  108 r spill
        vmovdqa64 zmm30, zmm18                       ;   776.2         41 next copy
        vpternlogd zmm30, zmm22, zmm21, 0x60         ;   794.2 p0      41 next
        vpternlogd zmm18, zmm12, zmm17, 0x4b         ;   794.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm25                ;   787.2 p7+p4  108 r spill
        vmovdqa64 zmm25, zmm12                       ;   760.2         41 next copy
        vpternlogd zmm25, zmm21, zmm17, 0x6a         ;   795.2 p0      41 next
        vmovdqu64 [rbp + 10688], zmm29               ;   786.2 p8+p9  108 r spill
        vmovdqa64 zmm29, zmm16                       ;   773.7         41 next copy
        vpternlogd zmm29, zmm22, zmm21, 0x87         ;   795.7 p5      41 next
        vpternlogd zmm23, zmm12, [rbp + 12352], 0x87 ;   796.2 p0+p2   41 next
        vpternlogd zmm19, zmm12, [rbp + 12224], 0x96 ;   796.7 p5+p3   41 next
        vmovdqu64 [rbp + 12224], zmm14               ;   785.2 p7+p4  108 r spill
        vmovdqa64 zmm14, zmm27                       ;   793.7         41 next copy
        vpternlogd zmm14, zmm5, zmm17, 0x87          ;   797.2 p0      41 next
        vpternlogd zmm27, zmm22, zmm12, 0x78         ;   797.7 p5      41 next
        vpxord zmm7, zmm7, zmm27                     ;   798.7 p0      41 next
        vmovdqu64 [rbp + 7872], zmm20                ;   784.7 p8+p9  108 r spill
        vmovdqa64 zmm20, zmm25                       ;   796.2         41 next copy
        vpternlogd zmm20, zmm16, zmm15, 0x93         ;   798.7 p5      41 next
        vpternlogd zmm30, zmm20, zmm15, 0x39         ;   799.7 p0      41 next
        vpord zmm3, zmm3, zmm20                      ;   799.7 p5      41 next
        vmovdqu64 [rbp + 7680], zmm1                 ;   783.7 p7+p4  108 r spill
        vmovdqu64 zmm1, [rbp + 11648]                ;   768.7 p2      41 next reload
        vpternlogd zmm30, zmm29, zmm1, 0x69          ;   800.7 p0      41 next
        vpternlogd zmm1, zmm22, zmm5, 0x87           ;   800.7 p5      41 next
        vpxord zmm28, zmm28, zmm1                    ;   801.7 p0      41 next
        vmovdqu64 [rbp + 11648], zmm0                ;   783.2 p8+p9  108 r spill
        vmovdqa64 zmm0, zmm18                        ;   795.7         41 next copy
        vpternlogd zmm0, zmm21, zmm5, 0x78           ;   801.7 p5      41 next
        vmovdqu64 [rbp + 7936], zmm31                ;   782.2 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm29                       ;   796.7         41 next copy
        vpternlogd zmm31, zmm12, zmm17, 0x28         ;   802.2 p0      41 next
        vpternlogd zmm31, zmm15, zmm0, 0x4b          ;   803.2 p5      41 next
        vpternlogd zmm31, zmm1, zmm1, 0xc3           ;   804.2 p0      41 next
        vpternlogd zmm1, zmm0, zmm5, 0x28            ;   803.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 12352]               ;   754.7 p3      44 next reload
        vpternlogd zmm29, zmm7, zmm15, 0x9c          ;   804.2 p0      41 next
        vpternlogd zmm7, zmm5, zmm5, 0xf3            ;   804.7 p5      41 next
        vmovdqu64 [rbp + 12544], zmm6                ;   781.2 p8+p9  108 r spill
        vmovdqa64 zmm6, zmm15                        ;   760.7         41 next copy
        vpternlogd zmm6, zmm22, zmm12, 0xc9          ;   805.2 p0      41 next
        vpternlogd zmm30, zmm16, zmm6, 0x4b          ;   806.2 p5      41 next
        vpternlogd zmm18, zmm14, zmm6, 0x6c          ;   806.2 p0      41 next
        vpternlogd zmm28, zmm18, zmm21, 0x6c         ;   807.2 p5      41 next
        vmovdqa64 zmm14, zmm15                       ;   760.7         41 next copy
        vpternlogd zmm14, zmm22, zmm12, 0x35         ;   807.2 p0      41 next
        vpternlogd zmm2, zmm30, zmm4, 0x96           ;   807.7 p5      41 next
        vpternlogd zmm24, zmm15, [rbp + 10816], 0x96 ;   808.2 p0+p2   41 next
        vpternlogd zmm6, zmm17, zmm17, 0xf3          ;   808.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 9792]                ;   679.7 p3      50 next reload
        vpternlogd zmm4, zmm30, [rbp + 6848], 0x96   ;   809.2 p0+p2  108 r
        vmovdqa64 zmm30, zmm23                       ;   797.2         41 next copy
        vpternlogd zmm30, zmm17, zmm17, 0x3f         ;   809.7 p5      41 next
        vpternlogd zmm7, zmm14, zmm30, 0x96          ;   810.7 p0      41 next
        vpternlogd zmm30, zmm0, zmm12, 0xd2          ;   810.7 p5      41 next
        vpternlogd zmm29, zmm30, zmm22, 0xc6         ;   811.7 p0      41 next
        vpternlogd zmm28, zmm9, zmm21, 0x96          ;   811.7 p5      41 next
        vpternlogd zmm21, zmm25, zmm15, 0x6c         ;   812.2 p0      41 next
        vpternlogd zmm6, zmm15, zmm25, 0x48          ;   812.7 p5      41 next
        vpternlogd zmm6, zmm1, zmm27, 0x69           ;   813.7 p0      41 next
        vpternlogd zmm23, zmm5, zmm21, 0xa6          ;   813.7 p5      41 next
        vpternlogd zmm23, zmm25, zmm22, 0xb4         ;   814.7 p0      41 next
        vpternlogd zmm7, zmm20, zmm26, 0x96          ;   814.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 9664]                ;   684.5 p3      50 next reload
        vpternlogd zmm13, zmm30, [rbp + 6144], 0x96  ;   815.2 p0+p2  108 r
        vpternlogd zmm31, zmm21, zmm8, 0x96          ;   815.7 p5      41 next
        vpternlogd zmm3, zmm29, zmm10, 0x96          ;   816.2 p0      41 next
        vpternlogd zmm6, zmm12, zmm24, 0x96          ;   816.7 p5      41 next
        vmovdqu64 zmm30, [rbp + 9216]                ;   699.7 p3      50 next reload
        vpternlogd zmm9, zmm30, [rbp + 6784], 0x96   ;   817.2 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 12160]               ;   689.2 p3      50 next reload
        vpternlogd zmm26, zmm30, [rbp + 6464], 0x96  ;   817.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 11392]               ;   688.7 p3      50 next reload
        vpternlogd zmm8, zmm30, [rbp + 6720], 0x96   ;   818.2 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 8768]                ;   691.2 p3      50 next reload
        vpternlogd zmm11, zmm30, [rbp + 6272], 0x96  ;   818.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 8320]                ;   692.7 p3      50 next reload
        vpternlogd zmm10, zmm30, [rbp + 6400], 0x96  ;   819.2 p0+p2  108 r
        vpternlogd zmm23, zmm19, [rbp + 12480], 0x96 ;   819.7 p5+p3   41 next
        mov r12, qword [rbp + 12752]                 ;   689.2 p10    132 rounds reload
        sub r8, r12                                  ;   694.2 p1     132 rounds
        sub r9, r12                                  ;   694.2 p6     132 rounds
        sub r10, r12                                 ;   694.2 p11    132 rounds
        sub r11, r12                                 ;   694.2 p1     132 rounds
        add r8, 0x1800                               ;   695.2 p6     132 rounds
        and r8, 0x1fff                               ;   696.2 p11    132 rounds
        add r8, r12                                  ;   697.2 p1     132 rounds
        add r9, 0x1800                               ;   695.2 p6     132 rounds
        and r9, 0x1fff                               ;   696.2 p11    132 rounds
        add r9, r12                                  ;   697.2 p1     132 rounds
        add r10, 0x1800                              ;   695.2 p6     132 rounds
        and r10, 0x1fff                              ;   696.2 p11    132 rounds
        add r10, r12                                 ;   697.2 p1     132 rounds
        add r11, 0x1800                              ;   695.2 p6     132 rounds
        vmovdqu64 zmm30, [rbp + 9920]                ;   692.5 p2      50 next reload
        vpternlogd zmm19, zmm30, [rbp + 6592], 0x96  ;   820.2 p0+p3  108 r
        and r11, 0x1fff                              ;   696.2 p11    132 rounds
        add r11, r12                                 ;   697.2 p1     132 rounds
        vmovdqu64 zmm30, [rbp + 12608]               ;   701.2 p2      50 next reload
        vpternlogd zmm24, zmm30, [rbp + 6336], 0x96  ;   820.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 11840]               ;   700.7 p2      50 next reload
        vpternlogd zmm2, zmm30, [rbp + 7424], 0x96   ;   821.2 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 8128]                ;   695.7 p2      50 next reload
        vpternlogd zmm28, zmm30, [rbp + 7296], 0x96  ;   821.7 p5+p3  108 r
        add esi, 0xffffffff                          ;   696.7 p6     132 rounds
        vmovdqu64 zmm30, [rbp + 8000]                ;   696.8 p2      50 next reload
        vpternlogd zmm7, zmm30, [rbp + 7040], 0x96   ;   822.2 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 7488]                ;   697.8 p2      50 next reload
        vpternlogd zmm31, zmm30, [rbp + 7168], 0x96  ;   822.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 10752]               ;   698.8 p2      50 next reload
        vpternlogd zmm3, zmm30, [rbp + 6976], 0x96   ;   823.2 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 10944]               ;   699.8 p2      50 next reload
        vpternlogd zmm6, zmm30, [rbp + 6912], 0x96   ;   823.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 10304]               ;   700.8 p2      50 next reload
        vpternlogd zmm23, zmm30, [rbp + 7104], 0x96  ;   824.2 p0+p3  108 r
        vmovdqu64 zmm16, [rbp + 12544]               ;   781.2 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 7936]                ;   782.2 p3     108 r reload
        vmovdqu64 zmm18, [rbp + 11648]               ;   783.2 p2     108 r reload
        vmovdqu64 zmm30, [rbp + 7680]                ;   783.7 p3     108 r reload
        vmovdqu64 zmm20, [rbp + 7872]                ;   784.7 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 12224]               ;   785.2 p3     108 r reload
        vmovdqu64 zmm22, [rbp + 10688]               ;   786.2 p2     108 r reload
        vmovdqu64 zmm0, [rbp + 9856]                 ;   787.2 p3     108 r reload
        vmovdqu64 zmm1, [rbp + 7360]                 ;   788.2 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 7616]                ;   788.7 p3     108 r reload
        vmovdqu64 zmm5, [rbp + 7808]                 ;   789.2 p2     108 r reload
        vmovdqu64 zmm27, [rbp + 8192]                ;   789.7 p3     108 r reload
        vmovdqu64 zmm12, [rbp + 8448]                ;   790.2 p2     108 r reload
        vmovdqu64 zmm29, [rbp + 8512]                ;   790.7 p3     108 r reload
        vmovdqa64 zmm14, zmm3                        ;   824.2        108 r copy
        vmovdqa64 zmm3, zmm19                        ;   821.2        108 r copy
        vmovdqa64 zmm19, zmm30                       ;   789.7        108 r copy
        vmovdqa64 zmm15, zmm6                        ;   824.7        108 r copy
        vmovdqa64 zmm6, zmm24                        ;   821.7        108 r copy
        vmovdqa64 zmm24, zmm1                        ;   794.2        108 r copy
        vmovdqa64 zmm1, zmm9                         ;   818.2        108 r copy
        vmovdqa64 zmm9, zmm2                         ;   822.2        108 r copy
        vmovdqa64 zmm2, zmm8                         ;   819.2        108 r copy
        vmovdqa64 zmm8, zmm13                        ;   816.2        108 r copy
        vmovdqa64 zmm13, zmm7                        ;   823.2        108 r copy
        vmovdqa64 zmm7, zmm11                        ;   819.7        108 r copy
        vmovdqa64 zmm11, zmm31                       ;   823.7        108 r copy
        vmovdqa64 zmm30, zmm23                       ;   825.2        108 r copy
        vmovdqa64 zmm23, zmm0                        ;   793.2        108 r copy
        vmovdqa64 zmm0, zmm4                         ;   810.2        108 r copy
        vmovdqa64 zmm4, zmm26                        ;   818.7        108 r copy
        vmovdqa64 zmm26, zmm5                        ;   795.2        108 r copy
        vmovdqa64 zmm5, zmm10                        ;   820.2        108 r copy
        vmovdqa64 zmm10, zmm28                       ;   822.7        108 r copy
        vmovdqa64 zmm28, zmm12                       ;   796.2        108 r copy
        vmovdqa64 zmm12, zmm30                       ;   825.2        108 r copy
        lea rax, [rbp - 128]                         ;                    first state
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 12768], r8                  ;                    resident
        mov qword [rbp + 12760], r9                  ;                    resident
        mov qword [rbp + 12776], r10                 ;                    resident
        mov qword [rbp + 12784], r11                 ;                    resident
        vmovdqu64 [rbp + 3968], zmm0                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm1                 ;                    resident
        vmovdqu64 [rbp + 4096], zmm2                 ;                    resident
        vmovdqu64 [rbp + 4160], zmm3                 ;                    resident
        vmovdqu64 [rbp + 4224], zmm4                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm5                 ;                    resident
        vmovdqu64 [rbp + 4352], zmm6                 ;                    resident
        vmovdqu64 [rbp + 4416], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4480], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4544], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4608], zmm10                ;                    resident
        vmovdqu64 [rbp + 4672], zmm11                ;                    resident
        vmovdqu64 [rbp + 4736], zmm12                ;                    resident
        vmovdqu64 [rbp + 4800], zmm13                ;                    resident
        vmovdqu64 [rbp + 4864], zmm14                ;                    resident
        vmovdqu64 [rbp + 4928], zmm15                ;                    resident
        vmovdqu64 [rbp + 4992], zmm16                ;                    resident
        vmovdqu64 [rbp + 5056], zmm17                ;                    resident
        vmovdqu64 [rbp + 5120], zmm18                ;                    resident
        vmovdqu64 [rbp + 5184], zmm19                ;                    resident
        vmovdqu64 [rbp + 5248], zmm20                ;                    resident
        vmovdqu64 [rbp + 5312], zmm21                ;                    resident
        vmovdqu64 [rbp + 5376], zmm22                ;                    resident
        vmovdqu64 [rbp + 5440], zmm23                ;                    resident
        vmovdqu64 [rbp + 5504], zmm24                ;                    resident
        vmovdqu64 [rbp + 5568], zmm25                ;                    resident
        vmovdqu64 [rbp + 5632], zmm26                ;                    resident
        vmovdqu64 [rbp + 5696], zmm27                ;                    resident
        vmovdqu64 [rbp + 5760], zmm28                ;                    resident
        vmovdqu64 [rbp + 5824], zmm29                ;                    resident
        mov dword [rbp + 12812], esi                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 12792]                  ;     0.2 p3     138 dst reload
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
        vmovdqu64 zmm0, [rbp + 4544]                 ;    21.0 p2     139 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4608]                 ;    21.2 p3     139 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4672]                 ;    22.0 p2     139 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4736]                 ;    22.2 p3     139 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4800]                 ;    23.0 p2     139 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4864]                 ;    23.2 p3     139 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 4928]                 ;    24.0 p2     139 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 4992]                 ;    24.2 p3     139 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5056]                 ;    25.0 p2     139 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5120]                 ;    25.2 p3     139 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5184]                 ;    26.0 p2     139 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5248]                 ;    26.2 p3     139 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5312]                 ;    27.0 p2     139 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  139 dst
        vmovdqu64 zmm0, [rbp + 5376]                 ;    27.2 p3     139 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  139 dst
        vmovdqu64 zmm0, [rbp + 5440]                 ;    28.0 p2     139 dst reload
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
        mov qword [rbp + 12792], r8                  ;    64.3 p7+p4  149 blocks
        mov r8, qword [rbp + 12736]                  ;    21.8 p10    149 blocks
        add r8, 0x1000                               ;    26.8 p1     149 blocks
        mov qword [rbp + 12736], r8                  ;    64.7 p8+p9  149 blocks
        cmp r8, qword [rbp + 12744]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 12800]                 ;                    frame
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
