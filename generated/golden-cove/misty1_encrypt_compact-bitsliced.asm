; misty1_encrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu golden-cove --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 65 uops, planned 32.0; bounds: width 10.8, ports 29.5, path 6.0
;   blocks/rounds: 2404 uops, planned 678.0; bounds: width 400.7, ports 675.0, path 79.0
;   blocks.2: 263 uops, planned 69.2; bounds: width 43.8, ports 65.0, path 14.0
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
%fatal "misty1_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_encrypt_compact
$_misty1_encrypt_compact:
%else
        global $misty1_encrypt_compact
%endif
$misty1_encrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        push r13                                     ;                    preserved
        push r14                                     ;                    preserved
        push r15                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2980                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10472], rax                 ;                    frame
        mov dword [rbp + 10480], ecx                 ;                    argument
        mov qword [rbp + 10368], rsi                 ;                    argument
        mov qword [rbp + 10384], rdi                 ;                    argument
        mov qword [rbp + 10464], rdx                 ;                    argument
        mov r8d, dword [rbp + 10480]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10368]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10376], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10480], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 10368]                 ;                    first state
        mov r8, qword [rbp + 10368]                  ;     0.2 p3     111 l.0 reload
        vmovdqu64 zmm17, [r8 + 1088]                 ;     5.2 p2     111 l.17
        vmovdqu64 zmm20, [r8 + 1280]                 ;     5.2 p3     111 l.20
        vmovdqu64 zmm7, [r8 + 448]                   ;     5.2 p2     111 l.7
        vmovdqu64 zmm25, [r8 + 1600]                 ;     5.2 p3     111 l.25
        vmovdqu64 zmm22, [r8 + 1408]                 ;     5.2 p2     111 l.22
        vmovdqu64 zmm21, [r8 + 1344]                 ;     5.2 p3     111 l.21
        vmovdqu64 zmm9, [r8 + 576]                   ;     5.2 p2     111 l.9
        vmovdqu64 zmm28, [r8 + 1792]                 ;     5.2 p3     111 l.28
        vmovdqu64 zmm4, [r8 + 256]                   ;     5.2 p2     111 l.4
        vmovdqu64 zmm16, [r8 + 1024]                 ;     5.2 p3     111 l.16
        vmovdqu64 [rbp + 3200], zmm16                ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8]                         ;     6.0 p2     111 l.0
        vmovdqu64 zmm3, [r8 + 192]                   ;     6.2 p3     111 l.3
        vmovdqu64 [rbp + 3264], zmm3                 ;    12.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 3328], zmm21                ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm10, [r8 + 640]                  ;     7.0 p2     111 l.10
        vmovdqu64 zmm24, [r8 + 1536]                 ;     7.2 p3     111 l.24
        vmovdqu64 zmm1, [r8 + 64]                    ;     8.0 p2     111 l.1
        vmovdqu64 [rbp + 3392], zmm1                 ;    14.0 p8+p9  113 rounds
        vmovdqu64 zmm26, [r8 + 1664]                 ;     8.2 p3     111 l.26
        vmovdqu64 zmm27, [r8 + 1728]                 ;     9.0 p2     111 l.27
        vmovdqu64 [rbp + 3456], zmm27                ;    15.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3520], zmm22                ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm19, [r8 + 1216]                 ;     9.2 p3     111 l.19
        vmovdqu64 [rbp + 3584], zmm19                ;    15.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3648], zmm17                ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm18, [r8 + 1152]                 ;    10.0 p2     111 l.18
        vmovdqu64 [rbp + 3712], zmm24                ;    13.2 p7+p4  113 rounds
        vmovdqu64 zmm5, [r8 + 320]                   ;    10.2 p3     111 l.5
        vmovdqu64 [rbp + 3776], zmm0                 ;    12.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3840], zmm7                 ;    12.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3904], zmm20                ;    12.5 p8+p9  113 rounds
        vmovdqu64 zmm2, [r8 + 128]                   ;    11.0 p2     111 l.2
        vmovdqu64 [rbp + 3968], zmm28                ;    14.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 4032], zmm18                ;    16.0 p8+p9  113 rounds
        vmovdqu64 zmm8, [r8 + 512]                   ;    11.2 p3     111 l.8
        vmovdqu64 [rbp + 4096], zmm4                 ;    16.0 p7+p4  113 rounds
        vmovdqu64 zmm23, [r8 + 1472]                 ;    12.0 p2     111 l.23
        vmovdqu64 [rbp + 4160], zmm23                ;    18.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 4224], zmm25                ;    18.0 p7+p4  113 rounds
        vmovdqu64 zmm6, [r8 + 384]                   ;    12.2 p3     111 l.6
        vmovdqu64 [rbp + 4288], zmm2                 ;    18.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4352], zmm9                 ;    20.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 4416], zmm10                ;    20.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4480], zmm6                 ;    22.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 4544], zmm8                 ;    22.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4608], zmm5                 ;    24.0 p7+p4  113 rounds
        vmovdqu64 zmm11, [r8 + 704]                  ;    13.0 p2     111 l.11
        vmovdqu64 [rbp + 4672], zmm26                ;    24.5 p8+p9  113 rounds
        mov r8, qword [rbp + 10384]                  ;     8.5 p10    113 rounds reload
        lea r9, [r8 + 6144]                          ;    13.5 p0     113 rounds
        mov qword [rbp + 10392], r9                  ;    26.0 p7+p4  113 rounds
        mov qword [rbp + 10400], r9                  ;    26.5 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    13.5 p1     113 rounds
        mov qword [rbp + 10408], r8                  ;    27.0 p7+p4  113 rounds
        mov qword [rbp + 10416], r8                  ;    27.5 p8+p9  113 rounds
        add r8, 0x1000                               ;    13.5 p5     113 rounds
        mov qword [rbp + 10424], r8                  ;    28.0 p7+p4  113 rounds
        mov qword [rbp + 10432], r8                  ;    28.5 p8+p9  113 rounds
        mov qword [rbp + 10440], r8                  ;    29.0 p7+p4  113 rounds
        mov qword [rbp + 10448], r9                  ;    29.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4736], zmm11                ;    30.0 p7+p4  113 rounds
        mov qword [rbp + 10456], r9                  ;    30.5 p8+p9  113 rounds
        mov r8, qword [rbp + 10408]                  ;                    resident
        mov r9, qword [rbp + 10400]                  ;                    resident
        vmovdqu64 zmm0, [rbp + 3200]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 3776]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 3648]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 3392]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 4288]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 3584]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 3264]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 3904]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4096]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 3328]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm12, [rbp + 3520]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4480]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4160]                ;                    resident
        vmovdqu64 zmm15, [rbp + 3840]                ;                    resident
        vmovdqu64 zmm16, [rbp + 3712]                ;                    resident
        vmovdqu64 zmm17, [rbp + 4544]                ;                    resident
        vmovdqu64 zmm18, [rbp + 4224]                ;                    resident
        vmovdqu64 zmm19, [rbp + 4352]                ;                    resident
        vmovdqu64 zmm20, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm21, [rbp + 4416]                ;                    resident
        vmovdqu64 zmm22, [rbp + 3456]                ;                    resident
        vmovdqu64 zmm23, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm24, [rbp + 3968]                ;                    resident
        align 16
.rounds_2:
        vpternlogd zmm19, zmm18, [r8 + 576], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm18, zmm19, [r9 + 8768], 0x1e   ;     7.0 p5+p3   63 r
        vmovdqu64 zmm27, [rax + 832]                 ;     1.0 p2      62 r
        mov r12, qword [rbp + 10440]                 ;     0.8 p10     86 r.0 reload
        vmovdqu64 zmm28, [rax + 1920]                ;     1.3 p3      62 r reload
        vpternlogd zmm3, zmm2, [r8 + 64], 0x78       ;     6.0 p0+p2   62 r
        vpternlogd zmm2, zmm3, [r9 + 8256], 0x1e     ;     7.0 p5+p3   63 r
        vpternlogd zmm21, zmm20, [r8 + 640], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm20, zmm21, [r9 + 8832], 0x1e   ;     7.0 p5+p3   63 r
        vmovdqu64 [rbp + 4800], zmm3                 ;     7.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 960]                 ;     4.0 p2      62 r
        vpternlogd zmm23, zmm22, [r8 + 704], 0x78    ;     6.0 p0+p3   62 r
        mov r10, qword [rbp + 10416]                 ;     3.2 p10     76 r.0 reload
        vpternlogd zmm5, zmm4, [r8 + 128], 0x78      ;     6.0 p5+p2   62 r
        mov r11, qword [rbp + 10448]                 ;     4.2 p10     86 r.0 reload
        vpternlogd zmm1, zmm0, [r8], 0x78            ;     6.0 p0+p3   62 r
        vmovdqu64 [rbp + 4864], zmm23                ;     7.0 p8+p9   62 r spill
        vmovdqu64 zmm30, [rax + 1984]                ;     6.0 p2      62 r reload
        vmovdqu64 zmm26, [rax + 1856]                ;     6.3 p3      62 r reload
        vpternlogd zmm31, zmm30, [r8 + 960], 0x78    ;    12.0 p5+p2   62 r
        vpternlogd zmm22, zmm23, [r9 + 8896], 0x1e   ;     7.3 p0+p3   63 r
        vpternlogd zmm17, zmm16, [r8 + 512], 0x78    ;     8.0 p5+p2   62 r
        vmovdqu64 zmm23, [r10 + 256]                 ;     8.3 p3      76 r.4
        vmovdqu64 zmm29, [rax + 896]                 ;     9.0 p2      62 r
        vpternlogd zmm7, zmm6, [r8 + 192], 0x78      ;     9.3 p0+p3   62 r
        vmovdqu64 [rbp + 4928], zmm7                 ;    10.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 4992], zmm21                ;     7.0 p8+p9   62 r spill
        vpternlogd zmm13, zmm12, [r8 + 384], 0x78    ;    10.0 p5+p2   62 r
        vmovdqu64 zmm25, [rax + 768]                 ;    10.3 p3      62 r
        vpternlogd zmm25, zmm24, [r8 + 768], 0x78    ;    16.3 p0+p2   62 r
        vmovdqu64 [rbp + 5056], zmm31                ;    13.0 p7+p4   62 r spill
        vpternlogd zmm9, zmm8, [r8 + 256], 0x78      ;    11.3 p5+p3   62 r
        vmovdqu64 [rbp + 5120], zmm25                ;    17.3 p8+p9   62 r spill
        vmovdqu64 [rbp + 5184], zmm18                ;    10.3 p7+p4   63 r spill
        vpternlogd zmm27, zmm26, [r8 + 832], 0x78    ;    12.3 p0+p2   62 r
        vpternlogd zmm29, zmm28, [r8 + 896], 0x78    ;    15.0 p5+p3   62 r
        vpternlogd zmm15, zmm14, [r8 + 448], 0x78    ;    13.0 p0+p2   62 r
        vmovdqu64 zmm3, [r10 + 896]                  ;    13.3 p3      76 r.14
        vpternlogd zmm26, zmm27, [r9 + 9024], 0x1e   ;    14.0 p5+p2   63 r
        vmovdqu64 [rbp + 5248], zmm26                ;    15.0 p8+p9   63 r spill
        vpternlogd zmm12, zmm13, [r9 + 8576], 0x1e   ;    14.3 p0+p3   63 r
        vmovdqu64 [rbp + 5312], zmm20                ;    12.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 5376], zmm1                 ;    12.5 p8+p9   62 r spill
        vpternlogd zmm6, zmm7, [r9 + 8384], 0x1e     ;    15.0 p5+p2   63 r
        vmovdqu64 [rbp + 5440], zmm19                ;    14.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 5504], zmm17                ;    14.5 p8+p9   62 r spill
        vmovdqu64 [rbp + 5568], zmm13                ;    16.3 p7+p4   62 r spill
        vpternlogd zmm14, zmm15, [r9 + 8640], 0x1e   ;    15.3 p0+p3   63 r
        vpternlogd zmm24, zmm25, [r9 + 8960], 0x1e   ;    17.3 p5+p2   63 r
        vmovdqu64 zmm19, [r10 + 384]                 ;    16.3 p3      76 r.6
        vpternlogd zmm11, zmm10, [r8 + 320], 0x78    ;    17.0 p0+p2   62 r
        vmovdqu64 [rbp + 5632], zmm11                ;    18.0 p8+p9   62 r spill
        vpternlogd zmm8, zmm9, [r9 + 8448], 0x1e     ;    17.3 p5+p3   63 r
        vmovdqu64 [rbp + 5696], zmm27                ;    18.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 5760], zmm5                 ;    18.5 p8+p9   62 r spill
        vpternlogd zmm30, zmm31, [r9 + 9152], 0x1e   ;    18.0 p0+p2   63 r
        vmovdqu64 [rbp + 5824], zmm9                 ;    20.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 5888], zmm22                ;    20.5 p8+p9   63 r spill
        vmovdqu64 zmm9, [r10 + 768]                  ;    18.3 p3      76 r.12
        vmovdqu64 [rbp + 5952], zmm29                ;    22.3 p7+p4   62 r spill
        vpternlogd zmm0, zmm1, [r9 + 8192], 0x1e     ;    19.0 p5+p2   63 r
        vmovdqu64 zmm31, [r10]                       ;    19.3 p3      76 r.0
        vpxord zmm1, zmm0, zmm31                     ;    25.3 p0      54 next
        vmovdqu64 zmm7, [r10 + 832]                  ;    20.0 p2      76 r.13
        vmovdqu64 [rbp + 6016], zmm8                 ;    22.5 p8+p9   63 r spill
        vpternlogd zmm10, zmm11, [r9 + 8512], 0x1e   ;    20.3 p5+p3   63 r
        vpternlogd zmm28, zmm29, [r9 + 9088], 0x1e   ;    21.0 p0+p2   63 r
        vmovdqu64 zmm29, [r10 + 64]                  ;    21.3 p3      76 r.1
        vmovdqu64 [rbp + 6080], zmm10                ;    24.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 6144], zmm24                ;    24.5 p8+p9   63 r spill
        vpternlogd zmm4, zmm5, [r9 + 8320], 0x1e     ;    22.0 p5+p2   63 r
        vmovdqu64 zmm5, [r10 + 448]                  ;    22.3 p3      76 r.7
        vmovdqu64 zmm21, [r10 + 320]                 ;    23.0 p2      76 r.5
        vmovdqu64 zmm27, [r10 + 128]                 ;    23.3 p3      76 r.2
        vmovdqu64 [rbp + 6208], zmm15                ;    26.3 p7+p4   62 r spill
        vpternlogd zmm16, zmm17, [r9 + 8704], 0x1e   ;    24.0 p0+p2   63 r
        vmovdqu64 zmm17, [r10 + 512]                 ;    24.3 p3      76 r.8
        vmovdqu64 zmm15, [r10 + 576]                 ;    25.0 p2      76 r.9
        vmovdqu64 [rbp + 6272], zmm2                 ;    26.5 p8+p9   63 r spill
        vmovdqu64 zmm13, [r10 + 640]                 ;    25.3 p3      76 r.10
        vmovdqu64 zmm11, [r10 + 704]                 ;    26.0 p2      76 r.11
        vpxord zmm31, zmm2, zmm29                    ;    27.3 p5      54 next
        vpxord zmm29, zmm4, zmm27                    ;    29.3 p0      54 next
        vmovdqu64 zmm25, [r10 + 192]                 ;    26.3 p3      76 r.3
        vmovdqu64 [rbp + 6336], zmm16                ;    28.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 6400], zmm30                ;    28.5 p8+p9   63 r spill
        vmovdqu64 [rbp + 6464], zmm4                 ;    30.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 6528], zmm12                ;    30.5 p8+p9   63 r spill
        vpxord zmm27, zmm6, zmm25                    ;    32.3 p5      54 next
        vpxord zmm25, zmm8, zmm23                    ;    20.2 p0      54 next
        vpxord zmm23, zmm10, zmm21                   ;    29.0 p5      54 next
        vpxord zmm21, zmm12, zmm19                   ;    22.3 p0      54 next
        vpxord zmm19, zmm14, zmm5                    ;    28.3 p5      54 next
        vpxord zmm5, zmm16, zmm17                    ;    30.3 p0      54 next
        vpxord zmm17, zmm18, zmm15                   ;    31.0 p5      54 next
        vpxord zmm15, zmm20, zmm13                   ;    31.3 p0      54 next
        vpxord zmm13, zmm22, zmm11                   ;    32.0 p5      54 next
        vpxord zmm11, zmm24, zmm9                    ;    24.3 p0      54 next
        vpxord zmm9, zmm26, zmm7                     ;    26.0 p5      54 next
        vpxord zmm7, zmm28, zmm3                     ;    25.2 p0      54 next
        vpandd zmm16, zmm9, zmm7                     ;    27.0 p5      41 next
        vpxord zmm12, zmm9, zmm19                    ;    29.3 p0      41 next
        vpxord zmm3, zmm30, [r10 + 960]              ;    27.0 p5+p2   54 next
        vmovdqa64 zmm20, zmm7                        ;    26.2         41 next copy
        vmovdqu64 [rbp + 6592], zmm0                 ;    32.3 p7+p4   63 r spill
        vmovdqa64 zmm0, zmm11                        ;    25.3         41 next copy
        vpternlogd zmm20, zmm9, zmm5, 0xb7           ;    31.3 p0      41 next
        vmovdqa64 zmm24, zmm11                       ;    25.3         41 next copy
        vmovdqa64 zmm2, zmm7                         ;    26.2         41 next copy
        vpternlogd zmm24, zmm13, zmm17, 0x6a         ;    33.0 p5      41 next
        vmovdqa64 zmm10, zmm12                       ;    30.3         41 next copy
        mov r14, qword [rbp + 10456]                 ;    23.8 p10     76 r.0 reload
        vpternlogd zmm10, zmm15, zmm15, 0xc3         ;    32.3 p0      41 next
        vmovdqu64 [rbp + 6656], zmm28                ;    32.5 p8+p9   63 r spill
        vmovdqa64 zmm28, zmm17                       ;    32.0         41 next copy
        vpternlogd zmm28, zmm5, zmm19, 0x6a          ;    32.0 p5      41 next
        vmovdqa64 zmm18, zmm20                       ;    32.3         41 next copy
        vmovdqa64 zmm26, zmm28                       ;    33.0         41 next copy
        vpternlogd zmm26, zmm7, zmm5, 0x87           ;    33.0 p0      41 next
        vmovdqa64 zmm4, zmm13                        ;    33.0         41 next copy
        vmovdqu64 [rbp + 6720], zmm14                ;    34.3 p7+p4   63 r spill
        vmovdqa64 zmm30, zmm11                       ;    25.5         41 next copy
        vpternlogd zmm4, zmm15, zmm5, 0x48           ;    33.0 p5      41 next
        vpternlogd zmm30, zmm5, zmm19, 0x60          ;    31.3 p0      41 next
        vmovdqa64 zmm14, zmm16                       ;    28.0         41 next copy
        vpternlogd zmm2, zmm13, zmm15, 0x96          ;    33.0 p5      41 next
        vmovdqu64 [rbp + 6784], zmm6                 ;    34.5 p8+p9   63 r spill
        vmovdqa64 zmm6, zmm12                        ;    30.3         41 next copy
        vpternlogd zmm6, zmm11, zmm13, 0x95          ;    33.0 p0      41 next
        vpternlogd zmm0, zmm5, zmm5, 0xc3            ;    32.0 p5      41 next
        vpternlogd zmm6, zmm28, zmm3, 0x69           ;    34.0 p0      41 next
        vpternlogd zmm4, zmm9, zmm19, 0x78           ;    34.0 p5      41 next
        vpternlogd zmm20, zmm2, zmm15, 0xd2          ;    34.0 p0      41 next
        vpternlogd zmm14, zmm3, zmm17, 0x78          ;    34.0 p5      41 next
        vpternlogd zmm26, zmm24, zmm13, 0x87         ;    34.2 p0      41 next
        vpternlogd zmm14, zmm10, zmm11, 0x78         ;    35.0 p5      41 next
        vpternlogd zmm30, zmm26, zmm14, 0x69         ;    36.0 p0      41 next
        vpternlogd zmm14, zmm9, zmm17, 0xb4          ;    36.0 p5      41 next
        vpternlogd zmm26, zmm2, zmm7, 0x2d           ;    36.2 p0      41 next
        vmovdqa64 zmm22, zmm3                        ;    28.5         41 next copy
        vpternlogd zmm22, zmm7, zmm17, 0x48          ;    37.0 p5      41 next
        vpternlogd zmm22, zmm2, zmm3, 0x87           ;    38.0 p0      41 next
        vmovdqu64 zmm2, [rax + 3072]                 ;    29.0 p3      62 r reload
        vmovdqa64 zmm8, zmm14                        ;    37.0         41 next copy
        vpxord zmm8, zmm8, zmm22                     ;    39.0 p5      41 next
        vpternlogd zmm8, zmm16, zmm26, 0x69          ;    40.0 p0      41 next
        vpternlogd zmm8, zmm30, zmm9, 0x96           ;    41.0 p5      41 next
        vmovdqu64 zmm16, [rax + 2048]                ;    29.8 p2      62 r
        vpternlogd zmm16, zmm2, [r11 + 8192], 0x78   ;    39.2 p0+p3   62 r
        vpternlogd zmm2, zmm16, [r12], 0x1e          ;    40.2 p5+p2   63 r
        vmovdqu64 [rbp + 6848], zmm2                 ;    41.2 p7+p4   63 r spill
        vmovdqa64 zmm2, zmm7                         ;    30.8         41 next copy
        vpternlogd zmm2, zmm13, zmm19, 0x48          ;    40.2 p0      41 next
        vpxord zmm18, zmm18, zmm2                    ;    41.2 p5      41 next
        vmovdqu64 [rbp + 6912], zmm18                ;    42.2 p8+p9   41 next spill
        vpternlogd zmm8, zmm18, zmm1, 0x96           ;    42.2 p0      41 next
        vmovdqa64 zmm18, zmm0                        ;    33.0         41 next copy
        vpternlogd zmm18, zmm6, zmm19, 0x39          ;    42.0 p5      41 next
        vpternlogd zmm18, zmm26, zmm4, 0x96          ;    43.0 p0      41 next
        vmovdqu64 zmm26, [rax + 3136]                ;    32.2 p3      62 r reload
        vpternlogd zmm18, zmm2, zmm29, 0x96          ;    44.0 p5      41 next
        vmovdqu64 zmm2, [rax + 2112]                 ;    32.5 p2      62 r
        vpternlogd zmm2, zmm26, [r11 + 8256], 0x78   ;    43.2 p0+p3   62 r
        vpternlogd zmm26, zmm2, [r12 + 64], 0x1e     ;    44.2 p5+p2   63 r
        vmovdqu64 [rbp + 6976], zmm16                ;    40.2 p7+p4   62 r spill
        vmovdqa64 zmm16, zmm3                        ;    33.5         41 next copy
        vpternlogd zmm16, zmm11, zmm13, 0x48         ;    44.2 p0      41 next
        vpternlogd zmm16, zmm3, zmm15, 0x2d          ;    45.2 p5      41 next
        vmovdqu64 [rbp + 7040], zmm2                 ;    44.2 p8+p9   62 r spill
        vmovdqa64 zmm2, zmm3                         ;    34.2         41 next copy
        vpternlogd zmm2, zmm7, zmm19, 0x6c           ;    45.2 p0      41 next
        vpternlogd zmm16, zmm4, zmm2, 0x96           ;    46.2 p5      41 next
        vmovdqa64 zmm4, zmm0                         ;    34.7         41 next copy
        vpternlogd zmm4, zmm15, zmm17, 0x78          ;    46.2 p0      41 next
        vpternlogd zmm16, zmm10, zmm17, 0xd2         ;    47.2 p5      41 next
        vpandd zmm17, zmm17, zmm11                   ;    47.2 p0      41 next
        vpandd zmm11, zmm11, zmm7                    ;    48.0 p5      41 next
        vpternlogd zmm17, zmm10, zmm3, 0xb4          ;    48.2 p0      41 next
        vpternlogd zmm17, zmm5, zmm19, 0x87          ;    49.2 p5      41 next
        vpternlogd zmm28, zmm3, zmm5, 0x28           ;    49.2 p0      41 next
        vmovdqu64 zmm5, [rax + 2176]                 ;    36.0 p3      62 r
        vpternlogd zmm11, zmm0, zmm13, 0xd2          ;    50.0 p5      41 next
        vmovdqu64 zmm0, [rax + 3200]                 ;    36.3 p2      62 r reload
        vpternlogd zmm5, zmm0, [r11 + 8320], 0x78    ;    50.2 p0+p3   62 r
        mov r13, qword [rbp + 10424]                 ;    36.8 p10     76 r.0 reload
        vpternlogd zmm0, zmm5, [r12 + 128], 0x1e     ;    51.2 p5+p2   63 r
        vmovdqu64 [rbp + 7104], zmm5                 ;    51.2 p7+p4   62 r spill
        vpandd zmm5, zmm3, zmm13                     ;    51.2 p0      41 next
        vpternlogd zmm5, zmm30, zmm27, 0x69          ;    52.2 p5      41 next
        vpandd zmm3, zmm3, zmm7                      ;    52.2 p0      41 next
        vmovdqa64 zmm30, zmm3                        ;    53.2         41 next copy
        vpternlogd zmm30, zmm15, zmm19, 0x87         ;    53.2 p5      41 next
        vpternlogd zmm30, zmm13, zmm9, 0x87          ;    54.2 p0      41 next
        vmovdqa64 zmm13, zmm11                       ;    51.0         41 next copy
        vpternlogd zmm13, zmm3, zmm3, 0xc3           ;    54.0 p5      41 next
        vpandd zmm9, zmm9, zmm15                     ;    54.2 p0      41 next
        vpternlogd zmm9, zmm7, zmm19, 0x87           ;    55.2 p5      41 next
        vpternlogd zmm28, zmm4, zmm9, 0x96           ;    56.2 p0      41 next
        vpternlogd zmm13, zmm22, zmm17, 0x69         ;    56.0 p5      41 next
        vmovdqu64 zmm19, [rax + 2496]                ;    39.5 p3      62 r
        vpternlogd zmm9, zmm17, zmm10, 0x69          ;    56.2 p0      41 next
        vmovdqu64 zmm10, [rax + 3584]                ;    39.8 p2      62 r reload
        vmovdqu64 zmm17, [rax + 2560]                ;    40.5 p3      62 r
        vpternlogd zmm17, zmm10, [r11 + 8704], 0x78  ;    57.0 p5+p2   62 r
        vmovdqu64 [rbp + 7168], zmm17                ;    58.0 p8+p9   62 r spill
        vpternlogd zmm20, zmm30, zmm30, 0xc3         ;    57.2 p0      41 next
        vpternlogd zmm20, zmm2, zmm24, 0x96          ;    58.2 p5      41 next
        vmovdqu64 zmm24, [rax + 2624]                ;    41.5 p3      62 r
        vpternlogd zmm13, zmm12, zmm21, 0x96         ;    58.2 p0      41 next
        vmovdqu64 zmm22, [rax + 2304]                ;    41.8 p2      62 r
        vpternlogd zmm14, zmm30, zmm4, 0x69          ;    59.0 p5      41 next
        vmovdqu64 zmm4, [rax + 3520]                 ;    42.5 p3      62 r reload
        vmovdqu64 zmm3, [rax + 3328]                 ;    42.8 p2      62 r reload
        vpternlogd zmm20, zmm11, zmm23, 0x96         ;    59.2 p0      41 next
        vmovdqu64 zmm7, [rax + 3456]                 ;    43.5 p3      62 r reload
        vmovdqu64 zmm15, [rax + 2432]                ;    43.8 p2      62 r
        vpternlogd zmm15, zmm7, [r11 + 8576], 0x78   ;    60.0 p5+p3   62 r
        vmovdqu64 zmm2, [rax + 2240]                 ;    44.8 p2      62 r
        vpternlogd zmm9, zmm6, [r13 + 9728], 0x96    ;    60.2 p0+p3   48 next
        vmovdqu64 zmm6, [rax + 3648]                 ;    45.8 p2      62 r reload
        vpternlogd zmm24, zmm6, [r11 + 8768], 0x78   ;    61.0 p5+p3   62 r
        vmovdqu64 [rbp + 7232], zmm24                ;    62.0 p7+p4   62 r spill
        vpternlogd zmm10, zmm17, [r12 + 512], 0x1e   ;    61.2 p0+p2   63 r
        vmovdqu64 zmm17, [rax + 2688]                ;    47.5 p3      62 r
        vpternlogd zmm6, zmm24, [r12 + 576], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 zmm24, [rax + 3712]                ;    48.5 p3      62 r reload
        vpternlogd zmm17, zmm24, [r11 + 8832], 0x78  ;    62.2 p0+p2   62 r
        vmovdqu64 [rbp + 7296], zmm17                ;    63.2 p8+p9   62 r spill
        vpternlogd zmm19, zmm4, [r11 + 8640], 0x78   ;    63.0 p5+p3   62 r
        vpternlogd zmm4, zmm19, [r12 + 448], 0x1e    ;    64.0 p0+p2   63 r
        vmovdqu64 zmm12, [rax + 2368]                ;    50.5 p3      62 r
        vmovdqu64 [rbp + 7360], zmm15                ;    61.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 7424], zmm19                ;    64.0 p8+p9   62 r spill
        vmovdqu64 zmm19, [rax + 2752]                ;    50.8 p2      62 r
        vpternlogd zmm24, zmm17, [r12 + 640], 0x1e   ;    64.0 p5+p3   63 r
        vmovdqu64 zmm17, [rax + 3776]                ;    51.8 p2      62 r reload
        vmovdqu64 zmm30, [rax + 3264]                ;    52.5 p3      62 r reload
        vpternlogd zmm19, zmm17, [r11 + 8896], 0x78  ;    64.2 p0+p2   62 r
        vmovdqu64 [rbp + 7488], zmm19                ;    65.2 p7+p4   62 r spill
        vmovdqu64 zmm11, [rax + 3392]                ;    53.5 p3      62 r reload
        vpternlogd zmm17, zmm19, [r12 + 704], 0x1e   ;    65.2 p5+p2   63 r
        vpternlogd zmm7, zmm15, [r12 + 384], 0x1e    ;    65.2 p0+p3   63 r
        vpternlogd zmm12, zmm11, [r11 + 8512], 0x78  ;    66.0 p5+p2   62 r
        vpternlogd zmm22, zmm3, [r11 + 8448], 0x78   ;    66.2 p0+p3   62 r
        vpxord zmm16, zmm16, zmm31                   ;    67.0 p5      41 next
        vmovdqu64 [rbp + 7552], zmm22                ;    67.2 p8+p9   62 r spill
        vpternlogd zmm3, zmm22, [r12 + 256], 0x1e    ;    67.2 p0+p2   63 r
        vmovdqu64 zmm22, [rax + 2944]                ;    56.5 p3      62 r
        vmovdqu64 [rbp + 7616], zmm3                 ;    68.2 p7+p4   63 r spill
        vmovdqu64 zmm15, [rax + 2816]                ;    56.8 p2      62 r
        vmovdqu64 zmm19, [rax + 3840]                ;    57.5 p3      62 r reload
        vpternlogd zmm11, zmm12, [r12 + 320], 0x1e   ;    68.0 p5+p2   63 r
        vmovdqu64 [rbp + 7680], zmm11                ;    69.0 p8+p9   63 r spill
        vmovdqu64 [rbp + 7744], zmm7                 ;    66.2 p7+p4   63 r spill
        vpxord zmm7, zmm31, zmm23                    ;    68.2 p0      41 next
        vmovdqu64 [rbp + 7808], zmm4                 ;    65.0 p8+p9   63 r spill
        vpternlogd zmm15, zmm19, [r11 + 8960], 0x78  ;    69.0 p5+p3   62 r
        vmovdqa64 zmm11, zmm7                        ;    69.2         41 next copy
        vmovdqu64 [rbp + 7872], zmm12                ;    67.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 7936], zmm17                ;    66.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 8000], zmm15                ;    70.0 p7+p4   62 r spill
        vmovdqu64 zmm12, [rax + 2880]                ;    58.8 p2      62 r
        vpternlogd zmm2, zmm30, [r11 + 8384], 0x78   ;    69.2 p0+p3   62 r
        vmovdqu64 [rbp + 8064], zmm2                 ;    70.2 p8+p9   62 r spill
        vpternlogd zmm19, zmm15, [r12 + 768], 0x1e   ;    70.0 p5+p2   63 r
        vmovdqu64 zmm15, [rax + 3904]                ;    60.5 p3      62 r reload
        vpternlogd zmm12, zmm15, [r11 + 9024], 0x78  ;    70.2 p0+p2   62 r
        vpternlogd zmm15, zmm12, [r12 + 832], 0x1e   ;    71.2 p5+p3   63 r
        vmovdqu64 [rbp + 8128], zmm12                ;    71.2 p7+p4   62 r spill
        vmovdqu64 [rbp + 8192], zmm10                ;    62.2 p8+p9   63 r spill
        vmovdqa64 zmm10, zmm25                       ;    55.0         41 next copy
        vpternlogd zmm10, zmm29, zmm31, 0x9c         ;    71.2 p0      41 next
        vmovdqa64 zmm4, zmm10                        ;    72.2         41 next copy
        vpternlogd zmm10, zmm23, zmm1, 0x87          ;    72.2 p5      41 next
        vmovdqu64 [rbp + 8256], zmm24                ;    65.0 p7+p4   63 r spill
        vpternlogd zmm30, zmm2, [r12 + 192], 0x1e    ;    72.2 p0+p2   63 r
        vmovdqu64 zmm12, [rax + 3968]                ;    62.5 p3      62 r reload
        vpandd zmm17, zmm27, zmm25                   ;    73.0 p5      41 next
        vpternlogd zmm22, zmm12, [r11 + 9088], 0x78  ;    73.2 p0+p2   62 r
        vpxord zmm14, zmm14, zmm25                   ;    74.0 p5      41 next
        vpternlogd zmm12, zmm22, [r12 + 896], 0x1e   ;    74.2 p0+p3   63 r
        vmovdqu64 [rbp + 8320], zmm22                ;    74.2 p8+p9   62 r spill
        vmovdqu64 zmm22, [rax + 4032]                ;    63.8 p2      62 r reload
        vmovdqu64 zmm2, [rax + 3008]                 ;    64.5 p3      62 r
        vpternlogd zmm17, zmm23, zmm29, 0x28         ;    75.0 p5      41 next
        vmovdqu64 [rbp + 8384], zmm19                ;    71.0 p7+p4   63 r spill
        vpternlogd zmm2, zmm22, [r11 + 9152], 0x78   ;    75.2 p0+p2   62 r
        vmovdqu64 [rbp + 8448], zmm15                ;    72.2 p8+p9   63 r spill
        vpternlogd zmm4, zmm31, zmm31, 0x3f          ;    76.0 p5      41 next
        vmovdqu64 [rbp + 8512], zmm6                 ;    64.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 8576], zmm30                ;    73.2 p8+p9   63 r spill
        vmovdqa64 zmm30, zmm27                       ;    59.2         41 next copy
        vmovdqa64 zmm6, zmm21                        ;    59.3         41 next copy
        vpternlogd zmm6, zmm25, zmm27, 0x6c          ;    76.2 p0      41 next
        vpternlogd zmm30, zmm1, zmm1, 0xc3           ;    77.0 p5      41 next
        vpternlogd zmm11, zmm21, zmm1, 0x78          ;    77.2 p0      41 next
        vmovdqu64 [rbp + 8640], zmm12                ;    75.2 p7+p4   63 r spill
        vmovdqa64 zmm12, zmm21                       ;    60.2         41 next copy
        vpternlogd zmm12, zmm29, zmm29, 0x3f         ;    78.0 p5      41 next
        vmovdqa64 zmm15, zmm12                       ;    79.0         41 next copy
        vpternlogd zmm15, zmm27, zmm31, 0x78         ;    79.0 p0      41 next
        vpternlogd zmm30, zmm15, zmm7, 0xc6          ;    80.0 p5      41 next
        vmovdqa64 zmm3, zmm6                         ;    77.2         41 next copy
        vpternlogd zmm3, zmm11, zmm23, 0x7d          ;    79.2 p0      41 next
        vmovdqa64 zmm19, zmm15                       ;    80.0         41 next copy
        vpternlogd zmm19, zmm25, zmm1, 0x78          ;    80.0 p5      41 next
        vpternlogd zmm12, zmm30, zmm23, 0x87         ;    81.0 p0      41 next
        vmovdqa64 zmm15, zmm30                       ;    81.0         41 next copy
        vmovdqa64 zmm24, zmm19                       ;    81.0         41 next copy
        vmovdqu64 [rbp + 8704], zmm2                 ;    76.2 p8+p9   62 r spill
        vpternlogd zmm22, zmm2, [r12 + 960], 0x1e    ;    81.0 p5+p3   63 r
        vmovdqu64 [rbp + 8768], zmm22                ;    82.0 p7+p4   63 r spill
        vmovdqa64 zmm2, zmm27                        ;    62.8         41 next copy
        vpternlogd zmm2, zmm29, zmm1, 0x9a           ;    81.2 p0      41 next
        vmovdqa64 zmm22, zmm2                        ;    82.2         41 next copy
        vpternlogd zmm15, zmm7, zmm7, 0xf3           ;    82.0 p5      41 next
        vpxord zmm7, zmm31, zmm25                    ;    82.2 p0      41 next
        vpternlogd zmm2, zmm17, zmm25, 0x93          ;    83.0 p5      41 next
        vpternlogd zmm2, zmm21, zmm31, 0x87          ;    84.0 p0      41 next
        vpternlogd zmm24, zmm2, zmm1, 0x78           ;    85.0 p5      41 next
        vpternlogd zmm3, zmm24, zmm1, 0x69           ;    86.0 p0      41 next
        vmovdqa64 zmm24, zmm4                        ;    77.0         41 next copy
        vpternlogd zmm4, zmm7, zmm21, 0x87           ;    85.0 p5      41 next
        vpternlogd zmm22, zmm21, zmm29, 0xac         ;    85.2 p0      41 next
        vpternlogd zmm22, zmm11, zmm23, 0x2d         ;    86.2 p5      41 next
        vpternlogd zmm22, zmm2, zmm25, 0x78          ;    87.2 p0      41 next
        vpternlogd zmm2, zmm4, zmm23, 0xd2           ;    87.0 p5      41 next
        vpternlogd zmm2, zmm10, zmm27, 0x2d          ;    88.0 p0      41 next
        vpternlogd zmm2, zmm14, [r13 + 10048], 0x96  ;    89.0 p5+p2   48 next
        vmovdqu64 [rbp + 8832], zmm2                 ;    90.0 p8+p9   48 next spill
        vpternlogd zmm24, zmm27, zmm1, 0x87          ;    88.2 p0      41 next
        vpternlogd zmm4, zmm24, zmm21, 0xd7          ;    89.2 p5      41 next
        vpternlogd zmm15, zmm17, zmm4, 0x96          ;    90.2 p0      41 next
        vpandnd zmm7, zmm7, zmm23                    ;    90.0 p5      41 next
        vpternlogd zmm4, zmm6, zmm10, 0x96           ;    90.2 p0      41 next
        vpternlogd zmm30, zmm4, zmm25, 0x93          ;    91.2 p5      41 next
        vpternlogd zmm30, zmm24, zmm29, 0x2d         ;    92.2 p0      41 next
        vpternlogd zmm30, zmm18, [r13 + 9920], 0x96  ;    93.2 p5+p3   48 next
        vmovdqu64 [rbp + 8896], zmm30                ;    94.2 p7+p4   48 next spill
        vpternlogd zmm22, zmm16, [r13 + 9856], 0x96  ;    92.2 p0+p2   48 next
        vmovdqu64 [rbp + 8960], zmm22                ;    93.2 p8+p9   48 next spill
        vpternlogd zmm21, zmm23, zmm19, 0x6f         ;    93.0 p5      41 next
        vpternlogd zmm7, zmm25, zmm29, 0x48          ;    93.2 p0      41 next
        vpternlogd zmm15, zmm27, zmm1, 0xb4          ;    94.0 p5      41 next
        vpternlogd zmm15, zmm13, [r13 + 10176], 0x96 ;    95.0 p0+p3   48 next
        vpxord zmm14, zmm14, [r13 + 9472]            ;    95.0 p5+p2   48 next
        vmovdqu64 [rbp + 9024], zmm15                ;    96.0 p7+p4   48 next spill
        vpternlogd zmm24, zmm31, zmm1, 0xd6          ;    95.2 p0      41 next
        vpternlogd zmm21, zmm7, zmm24, 0x96          ;    96.2 p5      41 next
        vpternlogd zmm24, zmm25, zmm31, 0x2d         ;    96.2 p0      41 next
        vpternlogd zmm24, zmm19, zmm29, 0x87         ;    97.2 p5      41 next
        vpternlogd zmm24, zmm12, zmm11, 0x96         ;    98.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 6912]                ;    70.2 p3      41 next reload
        vpternlogd zmm28, zmm25, [r13 + 9664], 0x96  ;    98.0 p5+p2   48 next
        vmovdqa64 zmm17, zmm28                       ;    99.0         45 next copy
        vmovdqa64 zmm12, zmm28                       ;    99.0         45 next copy
        vmovdqu64 [rbp + 9088], zmm26                ;    73.7 p8+p9   63 r spill
        vpternlogd zmm21, zmm5, [r13 + 9984], 0x96   ;    98.2 p0+p3   48 next
        vpxord zmm5, zmm5, [r13 + 9408]              ;    99.0 p5+p2   48 next
        vpxord zmm18, zmm18, [r13 + 9344]            ;    99.2 p0+p3   48 next
        vpternlogd zmm3, zmm8, [r13 + 9792], 0x96    ;   100.0 p5+p2   48 next
        vpxord zmm8, zmm8, [r13 + 9216]              ;   100.2 p0+p3   48 next
        vpxord zmm13, zmm13, [r13 + 9600]            ;   101.0 p5+p2   48 next
        vpxord zmm31, zmm8, zmm13                    ;   102.0 p0      45 next
        vmovdqa64 zmm1, zmm31                        ;   103.0         45 next copy
        vmovdqa64 zmm4, zmm18                        ;   100.2         45 next copy
        vpternlogd zmm24, zmm20, [r13 + 10112], 0x96 ;   102.0 p5+p3   48 next
        vmovdqu64 [rbp + 6912], zmm0                 ;    74.3 p7+p4   63 r spill
        vmovdqa64 zmm26, zmm9                        ;    73.5         45 next copy
        vpxord zmm16, zmm16, [r13 + 9280]            ;   102.2 p0+p2   48 next
        vmovdqa64 zmm10, zmm9                        ;    73.8         45 next copy
        vpandd zmm27, zmm13, zmm28                   ;   103.0 p5      45 next
        vmovdqa64 zmm29, zmm27                       ;   104.0         45 next copy
        vpternlogd zmm29, zmm9, zmm18, 0x78          ;   104.0 p0      45 next
        vmovdqa64 zmm11, zmm28                       ;    99.0         45 next copy
        vpternlogd zmm11, zmm14, zmm5, 0x96          ;   104.0 p5      45 next
        vpternlogd zmm1, zmm5, zmm5, 0xc3            ;   104.2 p0      45 next
        vpternlogd zmm10, zmm28, zmm18, 0x48         ;   105.0 p5      45 next
        vpternlogd zmm4, zmm16, zmm8, 0x6a           ;   105.2 p0      45 next
        vpternlogd zmm10, zmm11, zmm9, 0x87          ;   106.0 p5      45 next
        vpxord zmm20, zmm20, [r13 + 9536]            ;   106.2 p0+p3   48 next
        vmovdqa64 zmm7, zmm20                        ;   107.2         45 next copy
        vpternlogd zmm7, zmm14, zmm18, 0x6a          ;   107.2 p5      45 next
        vmovdqa64 zmm6, zmm4                         ;   106.2         45 next copy
        vpternlogd zmm6, zmm28, zmm16, 0x87          ;   107.2 p0      45 next
        vpternlogd zmm6, zmm7, zmm14, 0x87           ;   108.2 p5      45 next
        vmovdqa64 zmm25, zmm20                       ;   107.2         45 next copy
        vpternlogd zmm25, zmm16, zmm8, 0x60          ;   108.2 p0      45 next
        vpternlogd zmm29, zmm1, zmm20, 0x78          ;   109.0 p5      45 next
        vpternlogd zmm25, zmm6, zmm29, 0x69          ;   110.0 p0      45 next
        vpternlogd zmm29, zmm13, zmm18, 0xb4         ;   110.0 p5      45 next
        vpternlogd zmm27, zmm29, zmm10, 0x96         ;   111.0 p0      45 next
        vpternlogd zmm12, zmm13, zmm16, 0xb7         ;   111.0 p5      45 next
        vpternlogd zmm17, zmm14, zmm8, 0x48          ;   111.2 p0      45 next
        vmovdqa64 zmm23, zmm14                       ;    96.0         45 next copy
        vmovdqa64 zmm0, zmm9                         ;    78.0         45 next copy
        vpternlogd zmm23, zmm5, zmm16, 0x48          ;   112.0 p5      45 next
        vmovdqu64 [rbp + 9152], zmm21                ;    99.2 p8+p9   48 next spill
        vpternlogd zmm23, zmm13, zmm8, 0x78          ;   113.0 p0      45 next
        vpternlogd zmm26, zmm28, zmm8, 0x6c          ;   113.0 p5      45 next
        vpternlogd zmm6, zmm11, zmm28, 0x2d          ;   113.2 p0      45 next
        vpternlogd zmm11, zmm12, zmm5, 0xc6          ;   114.0 p5      45 next
        vpxord zmm12, zmm12, zmm17                   ;   114.2 p0      45 next
        vmovdqu64 [rbp + 9216], zmm12                ;   115.2 p7+p4   45 next spill
        vpternlogd zmm27, zmm6, zmm13, 0x69          ;   115.0 p5      45 next
        vpternlogd zmm27, zmm12, zmm25, 0x96         ;   116.0 p0      45 next
        vmovdqa64 zmm12, zmm20                       ;   107.2         45 next copy
        vmovdqa64 zmm19, zmm31                       ;   103.0         45 next copy
        vpternlogd zmm19, zmm20, zmm14, 0x95         ;   116.0 p5      45 next
        vpternlogd zmm12, zmm16, zmm16, 0xc3         ;   116.2 p0      45 next
        vmovdqa64 zmm15, zmm12                       ;   117.2         45 next copy
        vpternlogd zmm19, zmm4, zmm9, 0x69           ;   117.0 p5      45 next
        vpternlogd zmm15, zmm19, zmm8, 0x39          ;   118.0 p0      45 next
        vpternlogd zmm15, zmm23, zmm6, 0x96          ;   119.0 p5      45 next
        vpternlogd zmm15, zmm17, zmm30, 0x96         ;   120.0 p0      45 next
        vpternlogd zmm0, zmm20, zmm14, 0x48          ;   119.0 p5      45 next
        vpternlogd zmm0, zmm9, zmm5, 0x2d            ;   120.0 p0      45 next
        vpternlogd zmm4, zmm9, zmm16, 0x28           ;   120.0 p5      45 next
        vmovdqa64 zmm17, zmm12                       ;   117.2         45 next copy
        vpternlogd zmm17, zmm5, zmm18, 0x78          ;   120.2 p0      45 next
        vpternlogd zmm0, zmm26, zmm23, 0x96          ;   121.0 p5      45 next
        vpternlogd zmm0, zmm1, zmm18, 0xd2           ;   122.0 p0      45 next
        vmovdqu64 [rbp + 9280], zmm3                 ;   101.0 p8+p9   48 next spill
        vpandd zmm18, zmm18, zmm20                   ;   122.0 p5      45 next
        vpandd zmm20, zmm20, zmm28                   ;   122.2 p0      45 next
        vpternlogd zmm20, zmm12, zmm14, 0xd2         ;   123.2 p5      45 next
        vpandd zmm6, zmm9, zmm28                     ;   123.2 p0      45 next
        vpternlogd zmm10, zmm20, zmm6, 0x69          ;   124.2 p5      45 next
        vpternlogd zmm6, zmm5, zmm8, 0x87            ;   124.2 p0      45 next
        vpternlogd zmm18, zmm9, zmm1, 0xd2           ;   125.0 p5      45 next
        vpternlogd zmm18, zmm16, zmm8, 0x87          ;   126.0 p0      45 next
        vpternlogd zmm10, zmm31, zmm18, 0x69         ;   127.0 p5      45 next
        vpternlogd zmm25, zmm9, zmm14, 0x87          ;   126.2 p0      45 next
        vpternlogd zmm6, zmm14, zmm13, 0x87          ;   127.0 p5      45 next
        vpternlogd zmm11, zmm7, zmm6, 0x69           ;   128.0 p0      45 next
        vpternlogd zmm20, zmm11, zmm26, 0x96         ;   129.0 p5      45 next
        vmovdqu64 zmm26, [rbp + 5504]                ;    84.8 p2      62 r reload
        vmovdqu64 zmm7, [rbp + 5632]                 ;    85.0 p3      62 r reload
        vpternlogd zmm6, zmm29, zmm17, 0x69          ;   128.2 p0      45 next
        vmovdqu64 zmm31, [rbp + 4928]                ;    85.8 p2      62 r reload
        vpxord zmm16, zmm26, [r14 + 512]             ;   129.0 p5+p3   54 next
        vmovdqu64 zmm29, [rbp + 4800]                ;    86.8 p2      62 r reload
        vpandd zmm5, zmm5, zmm13                     ;   129.2 p0      45 next
        vpternlogd zmm5, zmm28, zmm8, 0x87           ;   130.2 p5      45 next
        vmovdqu64 zmm28, [rbp + 5376]                ;    87.0 p3      62 r reload
        vpxord zmm8, zmm28, [r14]                    ;   130.2 p0+p2   54 next
        vmovdqu64 [rbp + 9344], zmm15                ;   121.0 p7+p4   45 next spill
        vmovdqu64 zmm23, [rbp + 6208]                ;    88.0 p3      54 next
        vpternlogd zmm4, zmm17, zmm5, 0x96           ;   131.2 p5      45 next
        vpternlogd zmm5, zmm18, zmm1, 0x69           ;   131.2 p0      45 next
        vmovdqu64 zmm18, [rbp + 9024]                ;    96.0 p2      48 next reload
        vpxord zmm13, zmm7, [r14 + 320]              ;   132.0 p5+p3   54 next
        vmovdqu64 zmm17, [rbp + 5568]                ;    89.8 p2      62 r reload
        vpternlogd zmm5, zmm19, zmm26, 0x96          ;   132.2 p0      54 next
        vmovdqu64 zmm1, [rbp + 5824]                 ;    90.0 p3      62 r reload
        vpternlogd zmm6, zmm2, zmm1, 0x96            ;   133.0 p5      54 next
        vpxord zmm12, zmm1, [r14 + 256]              ;   133.2 p0+p2   54 next
        vpternlogd zmm27, zmm3, zmm28, 0x96          ;   134.0 p5      54 next
        vmovdqu64 [rbp + 9408], zmm27                ;   135.0 p8+p9   54 next spill
        vpxord zmm11, zmm31, [r14 + 192]             ;   134.2 p0+p3   54 next
        vpxord zmm9, zmm29, [r14 + 64]               ;   135.0 p5+p2   54 next
        vpternlogd zmm0, zmm22, zmm29, 0x96          ;   135.2 p0      54 next
        vmovdqu64 zmm29, [rbp + 5696]                ;    92.0 p3      54 next
        vpxord zmm29, zmm29, [r14 + 832]             ;   136.0 p5+p2   54 next
        vpxord zmm23, zmm23, [r14 + 448]             ;   136.2 p0+p3   54 next
        vmovdqu64 zmm14, [rbp + 5760]                ;    93.8 p2      54 next
        vmovdqu64 zmm26, [rbp + 5440]                ;    94.0 p3      54 next
        vmovdqu64 [rbp + 9472], zmm0                 ;   136.2 p7+p4   54 next spill
        vpternlogd zmm25, zmm21, zmm31, 0x96         ;   137.0 p5      54 next
        vmovdqu64 zmm2, [rbp + 5056]                 ;    94.8 p2      54 next
        vmovdqu64 [rbp + 9536], zmm5                 ;   133.2 p8+p9   54 next spill
        vpxord zmm2, zmm2, [r14 + 960]               ;   137.2 p0+p3   54 next
        vmovdqa64 zmm30, zmm2                        ;   138.2         41 next copy
        vmovdqu64 zmm1, [rbp + 5120]                 ;    95.8 p2      54 next
        vpxord zmm26, zmm26, [r14 + 576]             ;   138.0 p5+p3   54 next
        vpxord zmm14, zmm14, [r14 + 128]             ;   138.2 p0+p2   54 next
        vpxord zmm19, zmm17, [r14 + 384]             ;   139.0 p5+p3   54 next
        vmovdqa64 zmm28, zmm26                       ;   139.0         41 next copy
        vpternlogd zmm28, zmm16, zmm23, 0x6a         ;   139.2 p0      41 next
        vpternlogd zmm10, zmm18, zmm17, 0x96         ;   140.0 p5      54 next
        vmovdqu64 [rbp + 9600], zmm10                ;   141.0 p7+p4   54 next spill
        vmovdqu64 zmm18, [rbp + 5952]                ;    97.8 p2      54 next
        vpxord zmm18, zmm18, [r14 + 896]             ;   140.2 p0+p3   54 next
        vpandd zmm5, zmm29, zmm18                    ;   141.2 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   142.2         41 next copy
        vmovdqu64 [rbp + 9664], zmm25                ;   138.0 p8+p9   54 next spill
        vpternlogd zmm30, zmm18, zmm26, 0x48         ;   141.2 p0      41 next
        vmovdqu64 zmm17, [rbp + 4992]                ;    98.8 p2      54 next
        vmovdqu64 [rbp + 9728], zmm24                ;   103.0 p7+p4   48 next spill
        vpternlogd zmm20, zmm24, zmm7, 0x96          ;   142.0 p5      54 next
        vmovdqa64 zmm24, zmm28                       ;   140.2         41 next copy
        vmovdqu64 [rbp + 9792], zmm6                 ;   134.0 p8+p9   54 next spill
        vpxord zmm1, zmm1, [r14 + 768]               ;   142.2 p0+p3   54 next
        vmovdqa64 zmm21, zmm1                        ;   143.2         41 next copy
        vmovdqa64 zmm31, zmm1                        ;   143.2         41 next copy
        vmovdqu64 [rbp + 9856], zmm20                ;   143.0 p7+p4   54 next spill
        vpxord zmm20, zmm29, zmm23                   ;   143.0 p5      41 next
        vmovdqa64 zmm6, zmm20                        ;   144.0         41 next copy
        vpxord zmm17, zmm17, [r14 + 640]             ;   143.2 p0+p2   54 next
        vpternlogd zmm6, zmm17, zmm17, 0xc3          ;   144.2 p5      41 next
        vmovdqa64 zmm22, zmm18                       ;   141.2         41 next copy
        vpternlogd zmm10, zmm2, zmm26, 0x78          ;   144.2 p0      41 next
        vpternlogd zmm31, zmm16, zmm23, 0x60         ;   145.0 p5      41 next
        vpternlogd zmm10, zmm6, zmm1, 0x78           ;   145.2 p0      41 next
        vpternlogd zmm24, zmm18, zmm16, 0x87         ;   146.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 4864]                 ;   100.0 p3      54 next
        vpxord zmm7, zmm7, [r14 + 704]               ;   146.2 p0+p2   54 next
        vpternlogd zmm21, zmm7, zmm26, 0x6a          ;   147.2 p5      41 next
        vpternlogd zmm24, zmm21, zmm7, 0x87          ;   148.2 p0      41 next
        vpternlogd zmm31, zmm24, zmm10, 0x69         ;   149.2 p5      41 next
        vmovdqa64 zmm27, zmm18                       ;   141.2         41 next copy
        vpternlogd zmm27, zmm7, zmm17, 0x96          ;   148.2 p0      41 next
        vpternlogd zmm24, zmm27, zmm18, 0x2d         ;   149.2 p5      41 next
        vpternlogd zmm10, zmm29, zmm26, 0xb4         ;   149.2 p0      41 next
        vmovdqa64 zmm25, zmm10                       ;   150.2         41 next copy
        vpternlogd zmm30, zmm27, zmm2, 0x87          ;   150.0 p5      41 next
        vpxord zmm25, zmm25, zmm30                   ;   151.0 p0      41 next
        vpternlogd zmm25, zmm5, zmm24, 0x69          ;   152.0 p5      41 next
        vmovdqa64 zmm5, zmm2                         ;   138.2         41 next copy
        vmovdqa64 zmm15, zmm20                       ;   144.0         41 next copy
        vpternlogd zmm22, zmm29, zmm16, 0xb7         ;   151.2 p0      41 next
        vmovdqu64 [rbp + 9920], zmm20                ;   144.0 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm22                        ;   152.2         41 next copy
        vmovdqa64 zmm20, zmm18                       ;   141.2         41 next copy
        vpternlogd zmm20, zmm7, zmm23, 0x48          ;   152.0 p5      41 next
        vpxord zmm3, zmm3, zmm20                     ;   153.0 p0      41 next
        vmovdqu64 [rbp + 9984], zmm3                 ;   154.0 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm7                         ;   147.2         41 next copy
        vpternlogd zmm0, zmm17, zmm16, 0x48          ;   153.0 p5      41 next
        vpternlogd zmm15, zmm1, zmm7, 0x95           ;   153.2 p0      41 next
        vpternlogd zmm15, zmm28, zmm2, 0x69          ;   154.2 p5      41 next
        vpternlogd zmm28, zmm2, zmm16, 0x28          ;   154.2 p0      41 next
        vpternlogd zmm0, zmm29, zmm23, 0x78          ;   155.0 p5      41 next
        vpternlogd zmm22, zmm27, zmm17, 0xd2         ;   155.2 p0      41 next
        vpternlogd zmm25, zmm31, zmm29, 0x96         ;   156.0 p5      41 next
        vpternlogd zmm25, zmm3, zmm8, 0x96           ;   157.0 p0      41 next
        vmovdqa64 zmm27, zmm1                        ;   143.2         41 next copy
        vpternlogd zmm27, zmm16, zmm16, 0xc3         ;   157.0 p5      41 next
        vpternlogd zmm5, zmm1, zmm7, 0x48            ;   157.2 p0      41 next
        vpternlogd zmm5, zmm2, zmm17, 0x2d           ;   158.2 p5      41 next
        vmovdqa64 zmm3, zmm27                        ;   158.0         41 next copy
        vpternlogd zmm3, zmm15, zmm23, 0x39          ;   158.2 p0      41 next
        vpternlogd zmm3, zmm24, zmm0, 0x96           ;   159.2 p5      41 next
        vpternlogd zmm3, zmm20, zmm14, 0x96          ;   160.2 p0      41 next
        vmovdqu64 zmm24, [rbp + 9216]                ;   115.2 p3      45 next reload
        vmovdqa64 zmm20, zmm2                        ;   138.2         41 next copy
        vpternlogd zmm20, zmm18, zmm23, 0x6c         ;   160.0 p5      41 next
        vpternlogd zmm5, zmm0, zmm20, 0x96           ;   161.0 p0      41 next
        vmovdqu64 zmm0, [rbp + 6208]                 ;   103.5 p2      62 r reload
        vpternlogd zmm4, zmm24, zmm0, 0x96           ;   161.0 p5      54 next
        vmovdqa64 zmm24, zmm27                       ;   158.0         41 next copy
        vpternlogd zmm24, zmm17, zmm26, 0x78         ;   161.2 p0      41 next
        vpternlogd zmm5, zmm6, zmm26, 0xd2           ;   162.0 p5      41 next
        vpandd zmm26, zmm26, zmm1                    ;   162.2 p0      41 next
        vpandd zmm1, zmm1, zmm18                     ;   163.0 p5      41 next
        vpternlogd zmm26, zmm6, zmm2, 0xb4           ;   163.2 p0      41 next
        vpternlogd zmm1, zmm27, zmm7, 0xd2           ;   164.0 p5      41 next
        vpandd zmm27, zmm7, zmm2                     ;   164.2 p0      41 next
        vpandd zmm2, zmm2, zmm18                     ;   165.0 p5      41 next
        vpternlogd zmm27, zmm31, zmm11, 0x69         ;   165.2 p0      41 next
        vmovdqa64 zmm31, zmm2                        ;   166.0         41 next copy
        vpternlogd zmm31, zmm17, zmm23, 0x87         ;   166.0 p5      41 next
        vpternlogd zmm31, zmm7, zmm29, 0x87          ;   167.0 p0      41 next
        vmovdqa64 zmm7, zmm1                         ;   165.0         41 next copy
        vpternlogd zmm26, zmm16, zmm23, 0x87         ;   167.0 p5      41 next
        vmovdqa64 zmm0, zmm24                        ;   162.2         41 next copy
        vpternlogd zmm0, zmm10, zmm10, 0xc3          ;   167.2 p0      41 next
        vmovdqa64 zmm16, zmm19                       ;   140.0         41 next copy
        vpternlogd zmm16, zmm12, zmm11, 0x6c         ;   168.0 p5      41 next
        vpternlogd zmm22, zmm21, zmm31, 0x69         ;   168.2 p0      41 next
        vpternlogd zmm7, zmm2, zmm2, 0xc3            ;   169.0 p5      41 next
        vpandd zmm17, zmm17, zmm29                   ;   169.2 p0      41 next
        vpternlogd zmm17, zmm18, zmm23, 0x87         ;   170.2 p5      41 next
        vpxord zmm18, zmm9, zmm13                    ;   170.2 p0      41 next
        vmovdqa64 zmm2, zmm19                        ;   140.0         41 next copy
        vpternlogd zmm2, zmm14, zmm14, 0x3f          ;   171.0 p5      41 next
        vpternlogd zmm28, zmm24, zmm17, 0x96         ;   171.2 p0      41 next
        vpternlogd zmm17, zmm26, zmm6, 0x69          ;   172.0 p5      41 next
        vmovdqa64 zmm6, zmm2                         ;   172.0         41 next copy
        vpandd zmm29, zmm11, zmm12                   ;   172.2 p0      41 next
        vpxord zmm20, zmm20, zmm22                   ;   173.0 p5      41 next
        vmovdqa64 zmm22, zmm18                       ;   171.2         41 next copy
        vpternlogd zmm6, zmm11, zmm9, 0x78           ;   173.2 p0      41 next
        vpternlogd zmm29, zmm13, zmm14, 0x28         ;   174.0 p5      41 next
        vmovdqa64 zmm10, zmm6                        ;   174.2         41 next copy
        vpternlogd zmm17, zmm15, [r10 + 9728], 0x96  ;   174.2 p0+p3   48 next
        vmovdqa64 zmm15, zmm11                       ;   135.2         41 next copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3           ;   175.0 p5      41 next
        vpternlogd zmm7, zmm30, zmm26, 0x69          ;   175.2 p0      41 next
        vmovdqa64 zmm30, zmm29                       ;   175.0         41 next copy
        vpternlogd zmm10, zmm12, zmm8, 0x78          ;   176.0 p5      41 next
        vpternlogd zmm20, zmm1, zmm13, 0x96          ;   176.2 p0      41 next
        vpxord zmm1, zmm12, zmm9                     ;   177.0 p5      41 next
        vpxord zmm5, zmm5, zmm9                      ;   177.2 p0      41 next
        vpternlogd zmm0, zmm31, zmm12, 0x96          ;   178.0 p5      41 next
        vmovdqa64 zmm26, zmm11                       ;   135.2         41 next copy
        vpternlogd zmm15, zmm6, zmm18, 0xc6          ;   178.2 p0      41 next
        vmovdqa64 zmm23, zmm15                       ;   179.2         41 next copy
        vpternlogd zmm26, zmm14, zmm8, 0x9a          ;   179.0 p5      41 next
        vpternlogd zmm30, zmm26, zmm12, 0x87         ;   180.0 p0      41 next
        vpternlogd zmm23, zmm18, zmm18, 0xf3         ;   180.0 p5      41 next
        vpternlogd zmm26, zmm19, zmm14, 0xac         ;   180.2 p0      41 next
        vmovdqa64 zmm21, zmm10                       ;   177.0         41 next copy
        vpternlogd zmm7, zmm19, [rbp + 9920], 0x96   ;   181.0 p5+p2   41 next
        mov r15, qword [rbp + 10392]                 ;   113.2 p10     76 r.0 reload
        vpternlogd zmm30, zmm19, zmm9, 0x87          ;   181.2 p0      41 next
        vpternlogd zmm21, zmm30, zmm8, 0xd2          ;   182.2 p5      41 next
        vpternlogd zmm2, zmm15, zmm13, 0x87          ;   182.2 p0      41 next
        vpternlogd zmm22, zmm19, zmm8, 0x78          ;   183.0 p5      41 next
        vpxord zmm31, zmm16, zmm22                   ;   184.0 p0      41 next
        vpternlogd zmm26, zmm22, zmm13, 0x2d         ;   184.0 p5      41 next
        vpternlogd zmm26, zmm30, zmm12, 0x78         ;   185.0 p0      41 next
        vpternlogd zmm26, zmm5, [r10 + 9856], 0x96   ;   186.0 p5+p3   48 next
        vpternlogd zmm31, zmm21, zmm13, 0xc6         ;   185.2 p0      41 next
        vpternlogd zmm31, zmm25, [r10 + 9792], 0x96  ;   186.2 p5+p2   48 next
        vmovdqa64 zmm21, zmm12                       ;   134.2         41 next copy
        vpternlogd zmm21, zmm14, zmm9, 0x9c          ;   186.2 p0      41 next
        vpxord zmm25, zmm25, [r10 + 9216]            ;   187.0 p5+p3   48 next
        vpxord zmm5, zmm5, [r10 + 9280]              ;   187.2 p0+p2   48 next
        vmovdqa64 zmm24, zmm17                       ;   175.2         45 next copy
        vmovdqa64 zmm6, zmm21                        ;   187.2         41 next copy
        vpternlogd zmm6, zmm9, zmm9, 0x3f            ;   188.0 p5      41 next
        vmovdqa64 zmm18, zmm6                        ;   189.0         41 next copy
        vpternlogd zmm6, zmm11, zmm8, 0x87           ;   189.0 p0      41 next
        vpternlogd zmm18, zmm1, zmm19, 0x87          ;   189.0 p5      41 next
        vpandnd zmm1, zmm1, zmm13                    ;   189.2 p0      41 next
        vpternlogd zmm21, zmm13, zmm8, 0x87          ;   190.0 p5      41 next
        vpternlogd zmm30, zmm18, zmm13, 0xd2         ;   190.2 p0      41 next
        vpternlogd zmm18, zmm6, zmm19, 0xd7          ;   191.0 p5      41 next
        vpternlogd zmm23, zmm29, zmm18, 0x96         ;   192.0 p0      41 next
        vpternlogd zmm23, zmm11, zmm8, 0xb4          ;   193.0 p5      41 next
        vpternlogd zmm23, zmm7, [r10 + 10176], 0x96  ;   194.0 p0+p3   48 next
        vpxord zmm7, zmm7, [r10 + 9600]              ;   193.0 p5+p2   48 next
        vmovdqu64 zmm29, [rbp + 9984]                ;   154.0 p3      41 next reload
        vpternlogd zmm28, zmm29, [r10 + 9664], 0x96  ;   193.2 p0+p2   48 next
        vpternlogd zmm18, zmm16, zmm21, 0x96         ;   194.0 p5      41 next
        vpternlogd zmm13, zmm10, zmm19, 0x7d         ;   194.2 p0      41 next
        vpternlogd zmm1, zmm12, zmm14, 0x48          ;   195.0 p5      41 next
        vpternlogd zmm15, zmm18, zmm12, 0x93         ;   195.2 p0      41 next
        vpternlogd zmm15, zmm6, zmm14, 0x2d          ;   196.2 p5      41 next
        vpternlogd zmm6, zmm8, zmm9, 0xb6            ;   196.2 p0      41 next
        vpternlogd zmm13, zmm1, zmm6, 0x96           ;   197.2 p5      41 next
        vpandd zmm1, zmm7, zmm28                     ;   197.2 p0      45 next
        vpternlogd zmm30, zmm21, zmm11, 0x2d         ;   198.0 p5      41 next
        vpternlogd zmm30, zmm0, [r10 + 10048], 0x96  ;   199.0 p0+p3   48 next
        vpxord zmm0, zmm0, [r10 + 9472]              ;   199.0 p5+p2   48 next
        vpternlogd zmm15, zmm3, [r10 + 9920], 0x96   ;   199.2 p0+p3   48 next
        vpxord zmm3, zmm3, [r10 + 9344]              ;   200.0 p5+p2   48 next
        vpternlogd zmm6, zmm12, zmm9, 0x2d           ;   200.2 p0      41 next
        vpternlogd zmm6, zmm10, zmm14, 0x87          ;   201.2 p5      41 next
        vpternlogd zmm6, zmm2, zmm22, 0x96           ;   202.2 p0      41 next
        vmovdqa64 zmm2, zmm1                         ;   198.2         45 next copy
        vmovdqa64 zmm16, zmm28                       ;   194.2         45 next copy
        vpternlogd zmm13, zmm27, [r10 + 9984], 0x96  ;   202.0 p5+p3   48 next
        vpxord zmm27, zmm27, [r10 + 9408]            ;   202.2 p0+p2   48 next
        vpxord zmm8, zmm25, zmm7                     ;   203.0 p5      45 next
        vmovdqa64 zmm9, zmm8                         ;   204.0         45 next copy
        vpternlogd zmm9, zmm27, zmm27, 0xc3          ;   204.0 p0      45 next
        vpternlogd zmm2, zmm17, zmm3, 0x78           ;   204.0 p5      45 next
        vmovdqa64 zmm10, zmm3                        ;   201.0         45 next copy
        vmovdqa64 zmm19, zmm28                       ;   194.2         45 next copy
        vmovdqa64 zmm22, zmm8                        ;   204.0         45 next copy
        vmovdqu64 [rbp + 9984], zmm4                 ;   162.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 9216], zmm23                ;   195.0 p7+p4   48 next spill
        vpternlogd zmm19, zmm0, zmm25, 0x48          ;   204.2 p0      45 next
        vmovdqa64 zmm14, zmm17                       ;   175.2         45 next copy
        vpternlogd zmm16, zmm0, zmm27, 0x96          ;   205.0 p5      45 next
        vpternlogd zmm10, zmm5, zmm25, 0x6a          ;   205.2 p0      45 next
        vmovdqa64 zmm11, zmm10                       ;   206.2         45 next copy
        vpternlogd zmm14, zmm28, zmm3, 0x48          ;   206.0 p5      45 next
        vpternlogd zmm14, zmm16, zmm17, 0x87         ;   207.0 p0      45 next
        vpternlogd zmm6, zmm20, [r10 + 10112], 0x96  ;   207.0 p5+p3   48 next
        vmovdqa64 zmm18, zmm28                       ;   194.2         45 next copy
        vpternlogd zmm18, zmm7, zmm5, 0xb7           ;   207.2 p0      45 next
        vpxord zmm21, zmm18, zmm19                   ;   208.2 p5      45 next
        vpxord zmm20, zmm20, [r10 + 9536]            ;   208.2 p0+p2   48 next
        vpternlogd zmm2, zmm9, zmm20, 0x78           ;   209.2 p5      45 next
        vpternlogd zmm11, zmm28, zmm5, 0x87          ;   209.2 p0      45 next
        vmovdqa64 zmm29, zmm20                       ;   209.2         45 next copy
        vpternlogd zmm29, zmm5, zmm25, 0x60          ;   210.0 p5      45 next
        vpternlogd zmm22, zmm20, zmm0, 0x95          ;   210.2 p0      45 next
        vmovdqa64 zmm12, zmm20                       ;   209.2         45 next copy
        vpternlogd zmm24, zmm20, zmm0, 0x48          ;   211.0 p5      45 next
        vpternlogd zmm22, zmm10, zmm17, 0x69         ;   211.2 p0      45 next
        vmovdqu64 [rbp + 9920], zmm21                ;   209.2 p8+p9   45 next spill
        vpternlogd zmm18, zmm16, zmm27, 0xd2         ;   212.0 p5      45 next
        vpternlogd zmm24, zmm17, zmm27, 0x2d         ;   212.2 p0      45 next
        vpternlogd zmm12, zmm0, zmm3, 0x6a           ;   213.0 p5      45 next
        vpternlogd zmm11, zmm12, zmm0, 0x87          ;   214.0 p0      45 next
        vpternlogd zmm29, zmm11, zmm2, 0x69          ;   215.0 p5      45 next
        vpternlogd zmm2, zmm7, zmm3, 0xb4            ;   214.2 p0      45 next
        vpternlogd zmm11, zmm16, zmm28, 0x2d         ;   215.0 p5      45 next
        vpternlogd zmm1, zmm2, zmm14, 0x96           ;   215.2 p0      45 next
        vmovdqa64 zmm16, zmm0                        ;   200.0         45 next copy
        vpternlogd zmm1, zmm11, zmm7, 0x69           ;   216.2 p5      45 next
        vpternlogd zmm1, zmm21, zmm29, 0x96          ;   217.2 p0      45 next
        vmovdqa64 zmm21, zmm20                       ;   209.2         45 next copy
        vpternlogd zmm21, zmm5, zmm5, 0xc3           ;   217.0 p5      45 next
        vmovdqa64 zmm23, zmm21                       ;   218.0         45 next copy
        vmovdqa64 zmm4, zmm17                        ;   175.2         45 next copy
        vpternlogd zmm4, zmm28, zmm25, 0x6c          ;   217.2 p0      45 next
        vpternlogd zmm29, zmm17, zmm0, 0x87          ;   218.0 p5      45 next
        vpternlogd zmm16, zmm27, zmm5, 0x48          ;   218.2 p0      45 next
        vpternlogd zmm16, zmm7, zmm25, 0x78          ;   219.2 p5      45 next
        vpternlogd zmm24, zmm4, zmm16, 0x96          ;   220.2 p0      45 next
        vpternlogd zmm24, zmm9, zmm3, 0xd2           ;   221.2 p5      45 next
        vpternlogd zmm23, zmm22, zmm25, 0x39         ;   220.2 p0      45 next
        vpternlogd zmm23, zmm16, zmm11, 0x96         ;   221.2 p5      45 next
        vpandd zmm11, zmm17, zmm28                   ;   221.2 p0      45 next
        vmovdqa64 zmm16, zmm21                       ;   218.0         45 next copy
        vpternlogd zmm16, zmm27, zmm3, 0x78          ;   222.0 p5      45 next
        vpandd zmm3, zmm3, zmm20                     ;   222.2 p0      45 next
        vpandd zmm20, zmm20, zmm28                   ;   223.0 p5      45 next
        vpternlogd zmm20, zmm21, zmm0, 0xd2          ;   224.0 p0      45 next
        vpternlogd zmm14, zmm20, zmm11, 0x69         ;   225.0 p5      45 next
        vpternlogd zmm11, zmm27, zmm25, 0x87         ;   224.2 p0      45 next
        vpternlogd zmm11, zmm0, zmm7, 0x87           ;   225.2 p5      45 next
        vmovdqu64 zmm0, [rbp + 9472]                 ;   136.2 p3      54 next reload
        vpternlogd zmm24, zmm26, zmm0, 0x96          ;   225.2 p0      54 next
        vpternlogd zmm10, zmm17, zmm5, 0x28          ;   226.0 p5      45 next
        vpternlogd zmm23, zmm19, zmm15, 0x96         ;   226.2 p0      45 next
        vpternlogd zmm3, zmm17, zmm9, 0xd2           ;   227.0 p5      45 next
        vpternlogd zmm3, zmm5, zmm25, 0x87           ;   228.0 p0      45 next
        vmovdqu64 zmm5, [rbp + 5760]                 ;   134.3 p2      62 r reload
        vpternlogd zmm18, zmm12, zmm11, 0x69         ;   228.0 p5      45 next
        vpandd zmm27, zmm27, zmm7                    ;   228.2 p0      45 next
        vpternlogd zmm27, zmm28, zmm25, 0x87         ;   229.2 p5      45 next
        vpternlogd zmm10, zmm16, zmm27, 0x96         ;   230.2 p0      45 next
        vpternlogd zmm20, zmm18, zmm4, 0x96          ;   230.0 p5      45 next
        vpternlogd zmm14, zmm8, zmm3, 0x69           ;   230.2 p0      45 next
        vmovdqu64 zmm7, [rbp + 9344]                 ;   135.5 p3      45 next reload
        vpternlogd zmm23, zmm7, zmm5, 0x96           ;   231.0 p5      54 next
        vpternlogd zmm7, zmm5, [r15 + 1152], 0x96    ;   231.2 p0+p2   54 next
        vmovdqu64 zmm5, [rbp + 9920]                 ;   209.2 p3      45 next reload
        vmovdqu64 zmm21, [rbp + 8896]                ;   136.8 p2      48 next reload
        vmovdqu64 zmm25, [rbp + 9536]                ;   137.5 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 9408]                ;   137.8 p2      54 next reload
        vmovdqu64 [rbp + 9536], zmm23                ;   232.0 p7+p4   54 next spill
        vmovdqu64 zmm17, [rbp + 9600]                ;   141.0 p3      54 next reload
        vpxord zmm0, zmm0, [r15 + 1088]              ;   232.0 p5+p2   54 next
        vmovdqu64 zmm23, [rbp + 9728]                ;   139.5 p3      48 next reload
        vpternlogd zmm1, zmm31, zmm28, 0x96          ;   232.2 p0      54 next
        vpternlogd zmm10, zmm5, [rbp + 9984], 0x96   ;   233.0 p5+p2   54 next
        vmovdqu64 zmm19, [rbp + 4864]                ;   140.5 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 9856]                 ;   143.0 p2      54 next reload
        vpternlogd zmm20, zmm6, zmm4, 0x96           ;   233.2 p0      54 next
        vpternlogd zmm27, zmm3, zmm9, 0x69           ;   234.0 p5      45 next
        vpternlogd zmm27, zmm22, zmm25, 0x96         ;   235.0 p0      54 next
        vmovdqu64 zmm22, [rbp + 9984]                ;   162.0 p3      54 next
        vpternlogd zmm11, zmm2, zmm16, 0x69          ;   235.0 p5      45 next
        vmovdqu64 zmm16, [rbp + 8960]                ;   141.8 p2      48 next reload
        vmovdqu64 zmm12, [rbp + 4992]                ;   142.5 p3      62 r reload
        vpternlogd zmm15, zmm21, zmm19, 0x96         ;   235.2 p0      54 next
        vpternlogd zmm26, zmm16, zmm12, 0x96         ;   236.0 p5      54 next
        vmovdqu64 [rbp + 10048], zmm0                ;   233.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 9984], zmm15                ;   236.2 p7+p4   54 next spill
        vmovdqu64 zmm15, [rbp + 9152]                ;   142.8 p2      48 next reload
        vmovdqu64 [rbp + 9728], zmm24                ;   226.2 p8+p9   54 next spill
        vmovdqu64 zmm2, [rbp + 9664]                 ;   143.5 p3      54 next reload
        vpternlogd zmm29, zmm13, zmm2, 0x96          ;   236.2 p0      54 next
        vmovdqu64 zmm5, [rbp + 5120]                 ;   143.8 p2      62 r reload
        vpternlogd zmm6, zmm23, [rbp + 5952], 0x96   ;   237.0 p5+p3   54 next
        vmovdqu64 [rbp + 9664], zmm6                 ;   238.0 p7+p4   54 next spill
        vpternlogd zmm13, zmm15, zmm5, 0x96          ;   237.2 p0      54 next
        vpternlogd zmm15, zmm5, [r15 + 1792], 0x96   ;   238.0 p5+p2   54 next
        vmovdqu64 zmm6, [rbp + 5952]                 ;   145.5 p3      62 r reload
        vpternlogd zmm23, zmm6, [r15 + 1920], 0x96   ;   238.2 p0+p2   54 next
        vmovdqa64 zmm0, zmm23                        ;   239.2         41 next copy
        vmovdqu64 [rbp + 9472], zmm1                 ;   233.2 p8+p9   54 next spill
        vmovdqu64 zmm3, [rbp + 9792]                 ;   146.5 p3      54 next reload
        vpxord zmm22, zmm22, [r15 + 1472]            ;   239.0 p5+p2   54 next
        vpxord zmm4, zmm4, [r15 + 1344]              ;   239.2 p0+p3   54 next
        vmovdqu64 [rbp + 10112], zmm4                ;   240.2 p7+p4   54 next spill
        vmovdqu64 [rbp + 9792], zmm29                ;   237.2 p8+p9   54 next spill
        vpternlogd zmm11, zmm30, zmm3, 0x96          ;   240.0 p5      54 next
        vpternlogd zmm16, zmm12, [r15 + 1664], 0x96  ;   240.2 p0+p2   54 next
        vmovdqa64 zmm12, zmm22                       ;   240.0         41 next copy
        vmovdqu64 [rbp + 9920], zmm26                ;   237.0 p7+p4   54 next spill
        vpxord zmm28, zmm28, [r15 + 1024]            ;   241.0 p5+p3   54 next
        vmovdqu64 [rbp + 9344], zmm20                ;   234.2 p8+p9   54 next spill
        vmovdqu64 zmm4, [rbp + 9024]                 ;   148.8 p2      48 next reload
        vmovdqu64 zmm20, [rbp + 8832]                ;   149.5 p3      48 next reload
        vmovdqu64 [rbp + 8832], zmm11                ;   241.0 p7+p4   54 next spill
        vpxord zmm25, zmm25, [r15 + 1536]            ;   241.2 p0+p2   54 next
        vpternlogd zmm30, zmm20, [rbp + 5696], 0x96  ;   242.0 p5+p3   54 next
        vpternlogd zmm21, zmm19, [r15 + 1728], 0x96  ;   242.2 p0+p2   54 next
        vmovdqu64 [rbp + 9856], zmm30                ;   243.0 p8+p9   54 next spill
        vmovdqu64 zmm9, [rbp + 9280]                 ;   151.5 p3      48 next reload
        vmovdqu64 zmm8, [rbp + 5440]                 ;   151.8 p2      62 r reload
        vpternlogd zmm31, zmm9, zmm8, 0x96           ;   243.0 p5      54 next
        vpternlogd zmm9, zmm8, [r15 + 1600], 0x96    ;   243.2 p0+p3   54 next
        vmovdqa64 zmm24, zmm23                       ;   239.2         41 next copy
        vmovdqu64 [rbp + 9600], zmm27                ;   236.0 p7+p4   54 next spill
        vmovdqu64 zmm18, [rbp + 9216]                ;   195.0 p2      48 next reload
        vpternlogd zmm14, zmm18, zmm17, 0x96         ;   244.0 p5      54 next
        vpternlogd zmm18, zmm4, [rbp + 5056], 0x96   ;   244.2 p0+p3   54 next
        vpternlogd zmm24, zmm21, zmm16, 0x96         ;   245.0 p5      41 next
        vmovdqu64 [rbp + 9216], zmm18                ;   245.2 p8+p9   54 next spill
        vmovdqu64 [rbp + 8960], zmm10                ;   234.0 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 5696]                ;   153.8 p2      62 r reload
        vmovdqu64 [rbp + 8896], zmm31                ;   244.0 p8+p9   54 next spill
        vpternlogd zmm20, zmm30, [r15 + 1856], 0x96  ;   245.2 p0+p3   54 next
        vpxord zmm12, zmm12, zmm20                   ;   246.2 p5      41 next
        vmovdqu64 [rbp + 9408], zmm12                ;   247.2 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm12                       ;   247.2         41 next copy
        vpternlogd zmm29, zmm15, zmm21, 0x95         ;   247.2 p0      41 next
        vpxord zmm17, zmm17, [r15 + 1408]            ;   247.0 p5+p2   54 next
        vmovdqa64 zmm30, zmm12                       ;   247.2         41 next copy
        vpternlogd zmm30, zmm16, zmm16, 0xc3         ;   247.2 p0      41 next
        vmovdqa64 zmm26, zmm15                       ;   239.0         41 next copy
        vpternlogd zmm26, zmm25, zmm25, 0xc3         ;   248.0 p5      41 next
        vmovdqa64 zmm12, zmm23                       ;   239.2         41 next copy
        vpandd zmm10, zmm15, zmm9                    ;   248.2 p0      41 next
        vmovdqa64 zmm19, zmm9                        ;   244.2         41 next copy
        vmovdqu64 zmm18, [rbp + 5056]                ;   155.5 p3      62 r reload
        vpternlogd zmm4, zmm18, [r15 + 1984], 0x96   ;   249.0 p5+p2   54 next
        vmovdqa64 zmm1, zmm24                        ;   246.0         41 next copy
        vpternlogd zmm19, zmm25, zmm22, 0x6a         ;   249.2 p0      41 next
        vmovdqa64 zmm6, zmm19                        ;   250.2         41 next copy
        vpternlogd zmm0, zmm20, zmm25, 0xb7          ;   250.0 p5      41 next
        vpternlogd zmm12, zmm21, zmm22, 0x48         ;   250.2 p0      41 next
        vmovdqu64 [rbp + 10176], zmm17               ;   248.0 p8+p9   54 next spill
        vpternlogd zmm10, zmm30, zmm4, 0xb4          ;   251.0 p5      41 next
        vpternlogd zmm10, zmm25, zmm22, 0x87         ;   252.0 p0      41 next
        vpternlogd zmm29, zmm19, zmm4, 0x69          ;   252.0 p5      41 next
        vmovdqa64 zmm31, zmm26                       ;   249.0         41 next copy
        vpternlogd zmm31, zmm16, zmm9, 0x78          ;   252.2 p0      41 next
        vmovdqa64 zmm8, zmm21                        ;   243.2         41 next copy
        vpxord zmm2, zmm2, [r15 + 1216]              ;   253.0 p5+p3   54 next
        vpxord zmm17, zmm12, zmm0                    ;   253.2 p0      41 next
        vpternlogd zmm8, zmm16, zmm25, 0x48          ;   254.0 p5      41 next
        vmovdqa64 zmm5, zmm15                        ;   239.0         41 next copy
        vpternlogd zmm5, zmm25, zmm22, 0x60          ;   254.2 p0      41 next
        vmovdqu64 [rbp + 10240], zmm17               ;   254.2 p7+p4   41 next spill
        vpandd zmm17, zmm16, zmm20                   ;   255.0 p5      41 next
        vpternlogd zmm17, zmm23, zmm22, 0x87         ;   256.0 p0      41 next
        vpternlogd zmm6, zmm23, zmm25, 0x87          ;   256.0 p5      41 next
        vmovdqa64 zmm11, zmm20                       ;   246.2         41 next copy
        vpandd zmm11, zmm11, zmm23                   ;   256.2 p0      41 next
        vpternlogd zmm19, zmm25, zmm4, 0x48          ;   257.0 p5      41 next
        vmovdqa64 zmm27, zmm15                       ;   239.0         41 next copy
        vmovdqu64 [rbp + 9280], zmm14                ;   245.0 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm21                       ;   243.2         41 next copy
        vmovdqa64 zmm25, zmm11                       ;   257.2         41 next copy
        vpternlogd zmm25, zmm4, zmm9, 0x78           ;   257.2 p0      41 next
        vpandd zmm14, zmm14, zmm4                    ;   258.0 p5      41 next
        vpandd zmm27, zmm27, zmm23                   ;   258.2 p0      41 next
        vpternlogd zmm27, zmm26, zmm21, 0xd2         ;   259.2 p5      41 next
        vpternlogd zmm26, zmm29, zmm22, 0x39         ;   259.2 p0      41 next
        vmovdqu64 [rbp + 9152], zmm13                ;   238.2 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm15                       ;   239.0         41 next copy
        vpternlogd zmm13, zmm21, zmm9, 0x6a          ;   260.0 p5      41 next
        vpternlogd zmm6, zmm13, zmm21, 0x87          ;   261.0 p0      41 next
        vpternlogd zmm1, zmm6, zmm23, 0x39           ;   262.0 p5      41 next
        vpternlogd zmm8, zmm20, zmm22, 0x78          ;   261.2 p0      41 next
        vpternlogd zmm25, zmm30, zmm15, 0x78         ;   262.0 p5      41 next
        vpternlogd zmm6, zmm5, zmm25, 0x69           ;   263.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 10112]                ;   240.2 p2      54 next reload
        vpternlogd zmm0, zmm24, zmm16, 0xd2          ;   263.0 p5      41 next
        vpternlogd zmm26, zmm8, zmm1, 0x96           ;   263.2 p0      41 next
        vmovdqu64 [rbp + 10304], zmm12               ;   251.2 p8+p9   41 next spill
        vpxord zmm3, zmm3, [r15 + 1280]              ;   264.0 p5+p3   54 next
        vmovdqa64 zmm12, zmm23                       ;   239.2         41 next copy
        vpandd zmm12, zmm12, zmm4                    ;   264.2 p0      41 next
        vpternlogd zmm15, zmm4, zmm21, 0x60          ;   265.0 p5      41 next
        vpternlogd zmm25, zmm20, zmm9, 0xb4          ;   265.2 p0      41 next
        vpternlogd zmm15, zmm4, zmm16, 0x2d          ;   266.0 p5      41 next
        vpternlogd zmm16, zmm12, zmm22, 0x93         ;   266.2 p0      41 next
        vpternlogd zmm16, zmm21, zmm20, 0x87         ;   267.2 p5      41 next
        vpternlogd zmm14, zmm6, zmm2, 0x69           ;   267.2 p0      41 next
        vpternlogd zmm0, zmm16, zmm16, 0xc3          ;   268.2 p5      41 next
        vpternlogd zmm19, zmm17, zmm31, 0x96         ;   268.2 p0      41 next
        vpternlogd zmm17, zmm10, zmm30, 0x69         ;   269.0 p5      41 next
        vpternlogd zmm17, zmm29, [r14 + 9728], 0x96  ;   270.0 p0+p2   48 next
        vmovdqa64 zmm29, zmm4                        ;   250.0         41 next copy
        vpternlogd zmm29, zmm23, zmm9, 0x48          ;   270.0 p5      41 next
        vpternlogd zmm31, zmm25, zmm25, 0xc3         ;   270.2 p0      41 next
        vpternlogd zmm24, zmm29, zmm4, 0x93          ;   271.0 p5      41 next
        vpxord zmm29, zmm25, zmm24                   ;   272.0 p0      41 next
        vpternlogd zmm1, zmm29, zmm11, 0x69          ;   273.0 p5      41 next
        vmovdqa64 zmm25, zmm27                       ;   260.2         41 next copy
        vmovdqu64 zmm29, [rbp + 10048]               ;   233.0 p3      54 next reload
        vpternlogd zmm4, zmm23, zmm22, 0x6c          ;   272.2 p0      41 next
        vpternlogd zmm15, zmm8, zmm4, 0x96           ;   273.2 p5      41 next
        vpternlogd zmm15, zmm30, zmm9, 0xd2          ;   274.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 10176]                ;   248.0 p2      54 next reload
        vpternlogd zmm25, zmm12, zmm12, 0xc3         ;   274.0 p5      41 next
        vpternlogd zmm10, zmm25, zmm24, 0x69         ;   275.0 p0      41 next
        vmovdqu64 zmm25, [rbp + 10112]               ;   240.2 p3      41 next
        vpxord zmm25, zmm25, zmm29                   ;   275.0 p5      41 next
        vmovdqa64 zmm21, zmm25                       ;   276.0         41 next copy
        vpternlogd zmm21, zmm9, zmm28, 0x78          ;   276.0 p0      41 next
        vpternlogd zmm1, zmm20, zmm6, 0x96           ;   276.0 p5      41 next
        vmovdqa64 zmm30, zmm2                        ;   254.0         41 next copy
        vpternlogd zmm31, zmm16, zmm3, 0x96          ;   276.2 p0      41 next
        vmovdqa64 zmm11, zmm9                        ;   254.0         41 next copy
        vpternlogd zmm11, zmm7, zmm7, 0x3f           ;   277.0 p5      41 next
        vmovdqa64 zmm20, zmm9                        ;   254.0         41 next copy
        vmovdqa64 zmm12, zmm11                       ;   278.0         41 next copy
        vpternlogd zmm12, zmm2, zmm29, 0x78          ;   278.0 p0      41 next
        vmovdqa64 zmm16, zmm3                        ;   265.0         41 next copy
        vpternlogd zmm16, zmm7, zmm29, 0x9c          ;   278.0 p5      41 next
        vpternlogd zmm20, zmm3, zmm2, 0x6c           ;   278.2 p0      41 next
        vpxord zmm22, zmm20, zmm21                   ;   279.2 p5      41 next
        vpternlogd zmm0, zmm4, zmm13, 0x96           ;   279.2 p0      41 next
        vpandd zmm4, zmm2, zmm3                      ;   280.0 p5      41 next
        vpternlogd zmm30, zmm7, zmm28, 0x9a          ;   280.2 p0      41 next
        vpternlogd zmm0, zmm27, zmm5, 0x96           ;   281.0 p5      41 next
        vpternlogd zmm4, zmm7, zmm5, 0x48            ;   281.2 p0      41 next
        vmovdqa64 zmm8, zmm4                         ;   282.2         41 next copy
        vpternlogd zmm8, zmm30, zmm3, 0x87           ;   282.2 p5      41 next
        vpternlogd zmm8, zmm29, zmm9, 0x87           ;   283.2 p0      41 next
        vpternlogd zmm30, zmm9, zmm7, 0xac           ;   283.0 p5      41 next
        vpternlogd zmm30, zmm21, zmm5, 0x2d          ;   284.0 p0      41 next
        vmovdqa64 zmm27, zmm2                        ;   254.0         41 next copy
        vpternlogd zmm27, zmm28, zmm28, 0xc3         ;   284.0 p5      41 next
        vpternlogd zmm27, zmm12, zmm25, 0xc6         ;   285.0 p0      41 next
        vpternlogd zmm25, zmm4, zmm27, 0x63          ;   286.0 p5      41 next
        vpternlogd zmm30, zmm8, zmm3, 0x78           ;   285.2 p0      41 next
        vmovdqa64 zmm4, zmm16                        ;   279.0         41 next copy
        vmovdqa64 zmm13, zmm12                       ;   279.0         41 next copy
        vpternlogd zmm13, zmm3, zmm28, 0x78          ;   286.0 p5      41 next
        vmovdqa64 zmm6, zmm13                        ;   287.0         41 next copy
        vpternlogd zmm6, zmm8, zmm28, 0x2d           ;   287.0 p0      41 next
        vpternlogd zmm6, zmm22, zmm5, 0x2d           ;   288.0 p5      41 next
        vpxord zmm22, zmm3, zmm29                    ;   287.2 p0      41 next
        vpternlogd zmm4, zmm29, zmm29, 0x3f          ;   288.0 p5      41 next
        vmovdqa64 zmm12, zmm4                        ;   289.0         41 next copy
        vpternlogd zmm4, zmm2, zmm28, 0x87           ;   289.0 p0      41 next
        vpternlogd zmm16, zmm5, zmm28, 0x87          ;   289.0 p5      41 next
        vpternlogd zmm12, zmm22, zmm9, 0x87          ;   289.2 p0      41 next
        vpternlogd zmm8, zmm12, zmm5, 0xd2           ;   290.2 p5      41 next
        vpternlogd zmm12, zmm4, zmm9, 0xd7           ;   290.2 p0      41 next
        vpternlogd zmm10, zmm9, [rbp + 9408], 0x96   ;   291.0 p5+p2   41 next
        vpxord zmm25, zmm25, zmm12                   ;   291.2 p0      41 next
        vpternlogd zmm25, zmm2, zmm28, 0xb4          ;   292.2 p5      41 next
        vpternlogd zmm25, zmm10, [r14 + 10176], 0x96 ;   293.2 p0+p3   48 next
        vpternlogd zmm20, zmm16, zmm12, 0x96         ;   293.0 p5      41 next
        vpternlogd zmm20, zmm27, zmm3, 0x87          ;   294.0 p0      41 next
        vpternlogd zmm20, zmm4, zmm7, 0x2d           ;   295.0 p5      41 next
        vpternlogd zmm8, zmm16, zmm2, 0x2d           ;   294.2 p0      41 next
        vpternlogd zmm27, zmm11, zmm5, 0x93          ;   295.0 p5      41 next
        vpandnd zmm11, zmm22, zmm5                   ;   295.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm9, 0x7d           ;   296.0 p5      41 next
        vpternlogd zmm11, zmm3, zmm7, 0x48           ;   296.2 p0      41 next
        vpternlogd zmm4, zmm29, zmm28, 0xd6          ;   297.0 p5      41 next
        vpternlogd zmm5, zmm11, zmm4, 0x96           ;   298.0 p0      41 next
        vpternlogd zmm4, zmm22, zmm29, 0x87          ;   298.0 p5      41 next
        vpternlogd zmm4, zmm13, zmm7, 0x87           ;   299.0 p0      41 next
        vpternlogd zmm4, zmm27, zmm21, 0x96          ;   300.0 p5      41 next
        vmovdqu64 zmm27, [rbp + 10240]               ;   254.2 p2      41 next reload
        vpternlogd zmm19, zmm27, [r14 + 9664], 0x96  ;   299.2 p0+p3   48 next
        vpternlogd zmm1, zmm28, zmm27, 0x96          ;   300.0 p5      41 next
        vpternlogd zmm6, zmm1, [r14 + 9792], 0x96    ;   301.0 p0+p2   48 next
        vpternlogd zmm4, zmm0, [r14 + 10112], 0x96   ;   301.0 p5+p3   48 next
        vpxord zmm0, zmm0, [r14 + 9536]              ;   301.2 p0+p2   48 next
        vpxord zmm29, zmm29, zmm15                   ;   302.0 p5      41 next
        vpternlogd zmm5, zmm14, [r14 + 9984], 0x96   ;   302.2 p0+p3   48 next
        vmovdqa64 zmm24, zmm0                        ;   302.2         45 next copy
        vmovdqa64 zmm27, zmm0                        ;   302.2         45 next copy
        vpternlogd zmm30, zmm29, [r14 + 9856], 0x96  ;   303.0 p5+p2   48 next
        vmovdqa64 zmm13, zmm17                       ;   271.0         45 next copy
        vpxord zmm1, zmm1, [r14 + 9216]              ;   303.2 p0+p3   48 next
        vpternlogd zmm26, zmm7, [rbp + 10304], 0x96  ;   304.0 p5+p2   41 next
        vmovdqa64 zmm21, zmm19                       ;   300.2         45 next copy
        vpxord zmm14, zmm14, [r14 + 9408]            ;   304.2 p0+p3   48 next
        vpxord zmm29, zmm29, [r14 + 9280]            ;   305.0 p5+p2   48 next
        vpternlogd zmm24, zmm29, zmm29, 0xc3         ;   306.0 p0      45 next
        vmovdqa64 zmm16, zmm19                       ;   300.2         45 next copy
        vpternlogd zmm8, zmm31, [r14 + 10048], 0x96  ;   306.0 p5+p3   48 next
        vpxord zmm31, zmm31, [r14 + 9472]            ;   306.2 p0+p2   48 next
        vpternlogd zmm20, zmm26, [r14 + 9920], 0x96  ;   307.0 p5+p3   48 next
        vpxord zmm26, zmm26, [r14 + 9344]            ;   307.2 p0+p2   48 next
        vmovdqa64 zmm18, zmm17                       ;   271.0         45 next copy
        vpxord zmm10, zmm10, [r14 + 9600]            ;   308.0 p5+p3   48 next
        vpxord zmm3, zmm10, zmm1                     ;   309.0 p0      45 next
        vmovdqa64 zmm7, zmm3                         ;   310.0         45 next copy
        vpternlogd zmm7, zmm14, zmm14, 0xc3          ;   310.0 p5      45 next
        vpandd zmm28, zmm19, zmm10                   ;   309.2 p0      45 next
        vmovdqa64 zmm2, zmm28                        ;   310.2         45 next copy
        vpternlogd zmm27, zmm29, zmm1, 0x60          ;   310.0 p5      45 next
        vmovdqa64 zmm12, zmm0                        ;   302.2         45 next copy
        vpternlogd zmm12, zmm31, zmm26, 0x6a         ;   310.2 p0      45 next
        vmovdqa64 zmm9, zmm26                        ;   308.2         45 next copy
        vpternlogd zmm9, zmm29, zmm1, 0x6a           ;   311.0 p5      45 next
        vmovdqa64 zmm11, zmm9                        ;   312.0         45 next copy
        vpternlogd zmm13, zmm19, zmm26, 0x48         ;   311.2 p0      45 next
        vpternlogd zmm16, zmm31, zmm14, 0x96         ;   312.0 p5      45 next
        vpternlogd zmm18, zmm0, zmm31, 0x48          ;   312.2 p0      45 next
        vpternlogd zmm13, zmm16, zmm17, 0x87         ;   313.0 p5      45 next
        vpternlogd zmm11, zmm19, zmm29, 0x87         ;   313.2 p0      45 next
        vpternlogd zmm11, zmm12, zmm31, 0x87         ;   314.2 p5      45 next
        vpternlogd zmm21, zmm31, zmm1, 0x48          ;   314.2 p0      45 next
        vmovdqu64 [rbp + 10240], zmm6                ;   302.0 p7+p4   48 next spill
        vmovdqa64 zmm23, zmm3                        ;   310.0         45 next copy
        vpternlogd zmm2, zmm17, zmm26, 0x78          ;   315.0 p5      45 next
        vpternlogd zmm2, zmm7, zmm0, 0x78            ;   316.0 p0      45 next
        vpternlogd zmm27, zmm11, zmm2, 0x69          ;   317.0 p5      45 next
        vpternlogd zmm2, zmm10, zmm26, 0xb4          ;   317.0 p0      45 next
        vmovdqa64 zmm15, zmm2                        ;   318.0         45 next copy
        vpxord zmm15, zmm15, zmm13                   ;   318.0 p5      45 next
        vpternlogd zmm11, zmm16, zmm19, 0x2d         ;   317.2 p0      45 next
        vpternlogd zmm15, zmm28, zmm11, 0x69         ;   319.0 p5      45 next
        vmovdqa64 zmm28, zmm19                       ;   300.2         45 next copy
        vpternlogd zmm28, zmm10, zmm29, 0xb7         ;   318.2 p0      45 next
        vpxord zmm22, zmm28, zmm21                   ;   319.2 p5      45 next
        vpternlogd zmm28, zmm16, zmm14, 0x78         ;   319.2 p0      45 next
        vpternlogd zmm23, zmm0, zmm31, 0x95          ;   320.0 p5      45 next
        vmovdqa64 zmm16, zmm31                       ;   307.2         45 next copy
        vpternlogd zmm18, zmm17, zmm14, 0x2d         ;   320.2 p0      45 next
        vpternlogd zmm23, zmm9, zmm17, 0x69          ;   321.0 p5      45 next
        vpternlogd zmm15, zmm27, zmm10, 0x96         ;   321.2 p0      45 next
        vpternlogd zmm15, zmm22, zmm6, 0x96          ;   322.2 p5      45 next
        vmovdqa64 zmm6, zmm24                        ;   307.0         45 next copy
        vpternlogd zmm6, zmm23, zmm1, 0x39           ;   322.2 p0      45 next
        vpternlogd zmm9, zmm17, zmm29, 0x28          ;   323.0 p5      45 next
        vpternlogd zmm16, zmm14, zmm29, 0x48         ;   323.2 p0      45 next
        vpternlogd zmm16, zmm10, zmm1, 0x78          ;   324.2 p5      45 next
        vpternlogd zmm6, zmm11, zmm16, 0x96          ;   325.2 p0      45 next
        vmovdqa64 zmm11, zmm17                       ;   271.0         45 next copy
        vpternlogd zmm6, zmm21, zmm20, 0x96          ;   326.2 p5      45 next
        vpternlogd zmm11, zmm19, zmm1, 0x6c          ;   325.2 p0      45 next
        vpternlogd zmm18, zmm16, zmm11, 0x96         ;   326.2 p5      45 next
        vmovdqa64 zmm16, zmm24                       ;   307.0         45 next copy
        vpternlogd zmm16, zmm14, zmm26, 0x78         ;   326.2 p0      45 next
        vmovdqa64 zmm21, zmm16                       ;   327.2         45 next copy
        vpternlogd zmm21, zmm2, zmm2, 0xc3           ;   327.2 p5      45 next
        vmovdqu64 zmm2, [rbp + 9792]                 ;   237.2 p2     108 r
        vpternlogd zmm18, zmm7, zmm26, 0x78          ;   327.2 p0      45 next
        vpternlogd zmm18, zmm26, zmm30, 0x96         ;   328.2 p5      45 next
        vpandd zmm26, zmm26, zmm0                    ;   328.2 p0      45 next
        vpternlogd zmm26, zmm7, zmm17, 0xb4          ;   329.2 p5      45 next
        vpternlogd zmm26, zmm29, zmm1, 0x87          ;   330.2 p0      45 next
        vpandd zmm29, zmm17, zmm31                   ;   330.0 p5      45 next
        vpternlogd zmm29, zmm27, zmm5, 0x69          ;   331.0 p0      45 next
        vpandd zmm17, zmm17, zmm19                   ;   331.0 p5      45 next
        vmovdqa64 zmm27, zmm17                       ;   332.0         45 next copy
        vpternlogd zmm27, zmm14, zmm1, 0x87          ;   332.0 p0      45 next
        vpternlogd zmm27, zmm31, zmm10, 0x87         ;   333.0 p5      45 next
        vpternlogd zmm28, zmm27, zmm14, 0x69         ;   334.0 p0      45 next
        vpandd zmm14, zmm14, zmm10                   ;   333.0 p5      45 next
        vpandd zmm0, zmm0, zmm19                     ;   333.2 p0      45 next
        vpternlogd zmm0, zmm24, zmm31, 0xd2          ;   334.2 p5      45 next
        vpternlogd zmm28, zmm11, zmm12, 0x96         ;   335.0 p0      45 next
        vpternlogd zmm28, zmm0, zmm4, 0x96           ;   336.0 p5      45 next
        vpternlogd zmm14, zmm19, zmm1, 0x87          ;   335.2 p0      45 next
        vpxord zmm16, zmm16, zmm14                   ;   336.2 p5      45 next
        vpternlogd zmm21, zmm27, zmm8, 0x96          ;   336.2 p0      45 next
        vmovdqu64 zmm10, [rbp + 8960]                ;   234.0 p3     108 r
        vmovdqa64 zmm31, zmm0                        ;   335.2         45 next copy
        vmovdqu64 zmm1, [rbp + 9536]                 ;   232.0 p2     108 r
        vmovdqu64 zmm0, [rbp + 9728]                 ;   226.2 p3     108 r
        vpternlogd zmm14, zmm26, zmm26, 0xc3         ;   337.0 p5      45 next
        vpternlogd zmm14, zmm23, zmm7, 0x96          ;   338.0 p0      45 next
        vpternlogd zmm16, zmm9, zmm22, 0x96          ;   338.0 p5      45 next
        vpternlogd zmm31, zmm17, zmm17, 0xc3         ;   338.2 p0      45 next
        vpternlogd zmm31, zmm13, zmm26, 0x69         ;   339.2 p5      45 next
        vmovdqu64 zmm26, [rbp + 6848]                ;   193.8 p2      63 r reload
        vmovdqu64 zmm27, [rbp + 9472]                ;   233.2 p3     108 r
        vmovdqu64 zmm11, [rbp + 9600]                ;   236.0 p2     108 r
        vmovdqu64 zmm19, [rbp + 9152]                ;   238.2 p3     108 r
        vpternlogd zmm27, zmm26, [r13], 0x96         ;   339.2 p0+p2  108 r
        vpternlogd zmm31, zmm3, zmm25, 0x96          ;   340.2 p5      45 next
        vmovdqu64 zmm9, [rbp + 9280]                 ;   245.0 p3     108 r
        vmovdqu64 zmm7, [rbp + 9344]                 ;   234.2 p2     108 r
        vmovdqu64 zmm26, [rbp + 9088]                ;   197.3 p3      63 r reload
        vpternlogd zmm0, zmm26, [r13 + 64], 0x96     ;   340.2 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 6912]                ;   198.3 p3      63 r reload
        vpternlogd zmm1, zmm26, [r13 + 128], 0x96    ;   341.0 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 8576]                ;   199.3 p3      63 r reload
        vpternlogd zmm2, zmm26, [r13 + 192], 0x96    ;   341.2 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 7616]                ;   200.3 p3      63 r reload
        vmovdqu64 zmm3, [rbp + 8832]                 ;   241.0 p2     108 r
        vpternlogd zmm3, zmm26, [r13 + 256], 0x96    ;   342.0 p5+p3  108 r
        vmovdqu64 zmm12, [rbp + 8896]                ;   244.0 p2     108 r
        vmovdqu64 [rbp + 2368], zmm2                 ;   342.2 p8+p9  108 r spill
        vmovdqu64 zmm17, [rbp + 9984]                ;   236.2 p3     108 r
        vmovdqu64 zmm22, [rbp + 9856]                ;   243.0 p2     108 r
        vmovdqu64 zmm23, [rbp + 9664]                ;   238.0 p3     108 r
        vmovdqu64 zmm24, [rbp + 8768]                ;   203.8 p2      63 r reload
        vmovdqu64 zmm26, [rbp + 7680]                ;   204.3 p3      63 r reload
        vpternlogd zmm7, zmm26, [r13 + 320], 0x96    ;   342.2 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 7744]                ;   205.3 p3      63 r reload
        vpternlogd zmm9, zmm26, [r13 + 384], 0x96    ;   343.0 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 7808]                ;   206.3 p3      63 r reload
        vpternlogd zmm10, zmm26, [r13 + 448], 0x96   ;   343.2 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 8192]                ;   207.3 p3      63 r reload
        vmovdqu64 zmm13, [rbp + 9920]                ;   237.0 p2     108 r
        vpternlogd zmm11, zmm26, [r13 + 512], 0x96   ;   344.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 8512]                ;   208.8 p2      63 r reload
        vpternlogd zmm12, zmm26, [r13 + 576], 0x96   ;   344.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 8256]                ;   209.8 p2      63 r reload
        vpternlogd zmm13, zmm26, [r13 + 640], 0x96   ;   345.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 7936]                ;   210.8 p2      63 r reload
        vpternlogd zmm17, zmm26, [r13 + 704], 0x96   ;   345.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 8384]                ;   211.8 p2      63 r reload
        vpternlogd zmm19, zmm26, [r13 + 768], 0x96   ;   346.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 8448]                ;   212.8 p2      63 r reload
        vmovdqu64 [rbp + 2816], zmm13                ;   346.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2560], zmm9                 ;   344.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 2688], zmm11                ;   345.0 p7+p4  108 r spill
        vpternlogd zmm22, zmm26, [r13 + 832], 0x96   ;   346.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 8640]                ;   213.8 p2      63 r reload
        vpternlogd zmm23, zmm26, [r13 + 896], 0x96   ;   347.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9472]                ;   233.2 p2      54 next reload
        vpternlogd zmm15, zmm26, [rbp + 6976], 0x96  ;   347.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9728]                ;   226.2 p2      54 next reload
        vpternlogd zmm18, zmm26, [rbp + 7040], 0x96  ;   348.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9536]                ;   232.0 p2      54 next reload
        vpternlogd zmm6, zmm26, [rbp + 7104], 0x96   ;   348.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9792]                ;   237.2 p2      54 next reload
        vpternlogd zmm29, zmm26, [rbp + 8064], 0x96  ;   349.0 p5+p3  108 r
        vmovdqu64 [rbp + 3008], zmm22                ;   347.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 1344], zmm29                ;   350.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 8832]                ;   241.0 p2      54 next reload
        vmovdqu64 [rbp + 2304], zmm1                 ;   342.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 1152], zmm15                ;   348.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 2752], zmm12                ;   345.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 3072], zmm23                ;   348.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 1280], zmm6                 ;   349.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 2176], zmm27                ;   340.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 2624], zmm10                ;   344.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 1216], zmm18                ;   349.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2240], zmm0                 ;   341.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 2880], zmm17                ;   346.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 2432], zmm3                 ;   343.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 2944], zmm19                ;   347.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2496], zmm7                 ;   343.2 p8+p9  108 r spill
        vpternlogd zmm21, zmm26, [rbp + 7552], 0x96  ;   349.2 p0+p3  108 r
        vmovdqu64 [rbp + 1408], zmm21                ;   350.2 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 9344]                ;   234.2 p2      54 next reload
        vpternlogd zmm28, zmm26, [rbp + 7872], 0x96  ;   350.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9920]                ;   237.0 p2      54 next reload
        vpternlogd zmm30, zmm26, [rbp + 7296], 0x96  ;   350.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9280]                ;   245.0 p2      54 next reload
        vpternlogd zmm31, zmm26, [rbp + 7360], 0x96  ;   351.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9984]                ;   236.2 p2      54 next reload
        vpternlogd zmm20, zmm26, [rbp + 7488], 0x96  ;   351.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9152]                ;   238.2 p2      54 next reload
        vmovdqu64 [rbp + 1536], zmm31                ;   352.0 p8+p9  108 r spill
        vpternlogd zmm5, zmm26, [rbp + 8000], 0x96   ;   352.0 p5+p3  108 r
        vmovdqu64 [rbp + 1920], zmm5                 ;   353.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 8960]                ;   234.0 p2      54 next reload
        vpternlogd zmm16, zmm26, [rbp + 7424], 0x96  ;   352.2 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9856]                ;   243.0 p2      54 next reload
        vpternlogd zmm8, zmm26, [rbp + 8128], 0x96   ;   353.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9600]                ;   236.0 p2      54 next reload
        vpternlogd zmm14, zmm26, [rbp + 7168], 0x96  ;   353.2 p0+p3  108 r
        vmovdqu64 [rbp + 1664], zmm14                ;   354.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 1792], zmm30                ;   351.2 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 9664]                ;   238.0 p2      54 next reload
        vpternlogd zmm4, zmm26, [rbp + 8320], 0x96   ;   354.0 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9216]                ;   245.2 p2      54 next reload
        vmovdqu64 [rbp + 2048], zmm4                 ;   355.0 p8+p9  108 r spill
        vpternlogd zmm25, zmm26, [rbp + 8704], 0x96  ;   354.2 p0+p3  108 r
        vpternlogd zmm26, zmm24, [r13 + 960], 0x96   ;   355.0 p5+p2  108 r
        vpxord zmm24, zmm27, [r10 + 1024]            ;   355.2 p0+p3   54 next
        vpxord zmm27, zmm0, [r10 + 1088]             ;   356.0 p5+p2   54 next
        vpxord zmm0, zmm1, [r10 + 1152]              ;   356.2 p0+p3   54 next
        vpxord zmm1, zmm2, [r10 + 1216]              ;   357.0 p5+p2   54 next
        vpxord zmm2, zmm3, [r10 + 1280]              ;   357.2 p0+p3   54 next
        vpxord zmm3, zmm7, [r10 + 1344]              ;   358.0 p5+p2   54 next
        vpxord zmm7, zmm9, [r10 + 1408]              ;   358.2 p0+p3   54 next
        vpxord zmm9, zmm10, [r10 + 1472]             ;   359.0 p5+p2   54 next
        vmovdqu64 [rbp + 2112], zmm25                ;   355.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 3136], zmm26                ;   356.0 p8+p9  108 r spill
        vpxord zmm10, zmm11, [r10 + 1536]            ;   359.2 p0+p3   54 next
        vpxord zmm11, zmm12, [r10 + 1600]            ;   360.0 p5+p2   54 next
        vpxord zmm12, zmm13, [r10 + 1664]            ;   360.2 p0+p3   54 next
        vpxord zmm13, zmm17, [r10 + 1728]            ;   361.0 p5+p2   54 next
        vpxord zmm17, zmm19, [r10 + 1792]            ;   361.2 p0+p3   54 next
        vpxord zmm19, zmm22, [r10 + 1856]            ;   362.0 p5+p2   54 next
        vpxord zmm22, zmm23, [r10 + 1920]            ;   362.2 p0+p3   54 next
        vpxord zmm23, zmm26, [r10 + 1984]            ;   363.0 p5+p2   54 next
        vmovdqa64 zmm26, zmm17                       ;   362.2         41 next copy
        vpandd zmm6, zmm19, zmm22                    ;   363.2 p0      41 next
        vmovdqa64 zmm14, zmm6                        ;   364.2         41 next copy
        vmovdqu64 [rbp + 1984], zmm8                 ;   354.0 p7+p4  108 r spill
        vmovdqa64 zmm25, zmm11                       ;   361.0         41 next copy
        vpternlogd zmm25, zmm10, zmm9, 0x6a          ;   364.0 p5      41 next
        vmovdqa64 zmm4, zmm25                        ;   365.0         41 next copy
        vpternlogd zmm14, zmm23, zmm11, 0x78         ;   364.2 p0      41 next
        vpternlogd zmm4, zmm22, zmm10, 0x87          ;   365.0 p5      41 next
        vmovdqa64 zmm8, zmm17                        ;   362.2         41 next copy
        vpternlogd zmm8, zmm13, zmm11, 0x6a          ;   365.2 p0      41 next
        vmovdqu64 [rbp + 1600], zmm16                ;   353.2 p8+p9  108 r spill
        vpxord zmm16, zmm19, zmm9                    ;   366.0 p5      41 next
        vmovdqa64 zmm21, zmm16                       ;   367.0         41 next copy
        vpternlogd zmm21, zmm17, zmm13, 0x95         ;   367.0 p0      41 next
        vpternlogd zmm21, zmm25, zmm23, 0x69         ;   368.0 p5      41 next
        vpternlogd zmm25, zmm23, zmm10, 0x28         ;   367.2 p0      41 next
        vmovdqu64 [rbp + 1472], zmm28                ;   351.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 1856], zmm20                ;   352.2 p8+p9  108 r spill
        vmovdqa64 zmm31, zmm16                       ;   367.0         41 next copy
        vpternlogd zmm31, zmm12, zmm12, 0xc3         ;   368.0 p5      41 next
        vpternlogd zmm14, zmm31, zmm17, 0x78         ;   369.0 p0      41 next
        vpternlogd zmm26, zmm10, zmm9, 0x60          ;   369.0 p5      41 next
        vpternlogd zmm4, zmm8, zmm13, 0x87           ;   369.2 p0      41 next
        vpternlogd zmm26, zmm4, zmm14, 0x69          ;   370.2 p5      41 next
        vpternlogd zmm14, zmm19, zmm11, 0xb4         ;   370.2 p0      41 next
        vmovdqa64 zmm28, zmm14                       ;   371.2         41 next copy
        vmovdqa64 zmm18, zmm22                       ;   363.2         41 next copy
        vmovdqa64 zmm5, zmm23                        ;   364.0         41 next copy
        vpternlogd zmm5, zmm22, zmm11, 0x48          ;   371.0 p5      41 next
        vmovdqa64 zmm15, zmm22                       ;   363.2         41 next copy
        vpternlogd zmm15, zmm13, zmm9, 0x48          ;   371.2 p0      41 next
        vmovdqa64 zmm20, zmm22                       ;   363.2         41 next copy
        vpternlogd zmm20, zmm19, zmm10, 0xb7         ;   372.0 p5      41 next
        vmovdqa64 zmm30, zmm20                       ;   373.0         41 next copy
        vpxord zmm30, zmm30, zmm15                   ;   373.0 p0      41 next
        vmovdqu64 [rbp + 8640], zmm30                ;   374.0 p7+p4   41 next spill
        vpternlogd zmm18, zmm13, zmm12, 0x96         ;   373.0 p5      41 next
        vpternlogd zmm5, zmm18, zmm23, 0x87          ;   374.0 p0      41 next
        vpternlogd zmm4, zmm18, zmm22, 0x2d          ;   374.0 p5      41 next
        vpternlogd zmm20, zmm18, zmm12, 0x78         ;   374.2 p0      41 next
        vmovdqa64 zmm18, zmm23                       ;   364.0         41 next copy
        vpternlogd zmm18, zmm17, zmm13, 0x48         ;   375.0 p5      41 next
        vpternlogd zmm18, zmm23, zmm12, 0x2d         ;   376.0 p0      41 next
        vpxord zmm28, zmm28, zmm5                    ;   376.0 p5      41 next
        vpternlogd zmm28, zmm6, zmm4, 0x69           ;   377.0 p0      41 next
        vmovdqa64 zmm6, zmm17                        ;   362.2         41 next copy
        vmovdqa64 zmm29, zmm13                       ;   362.0         41 next copy
        vpternlogd zmm29, zmm12, zmm10, 0x48         ;   377.0 p5      41 next
        vpternlogd zmm28, zmm26, zmm19, 0x96         ;   378.0 p0      41 next
        vpternlogd zmm28, zmm30, zmm24, 0x96         ;   379.0 p5      41 next
        vpternlogd zmm6, zmm10, zmm10, 0xc3          ;   378.2 p0      41 next
        vmovdqa64 zmm30, zmm6                        ;   379.2         41 next copy
        vpternlogd zmm30, zmm21, zmm9, 0x39          ;   379.2 p5      41 next
        vpternlogd zmm29, zmm19, zmm9, 0x78          ;   379.2 p0      41 next
        vpternlogd zmm30, zmm4, zmm29, 0x96          ;   380.2 p5      41 next
        vmovdqa64 zmm4, zmm23                        ;   364.0         41 next copy
        vpternlogd zmm4, zmm22, zmm9, 0x6c           ;   380.2 p0      41 next
        vpternlogd zmm18, zmm29, zmm4, 0x96          ;   381.2 p5      41 next
        vpternlogd zmm18, zmm31, zmm11, 0xd2         ;   382.2 p0      41 next
        vmovdqa64 zmm29, zmm6                        ;   379.2         41 next copy
        vpternlogd zmm29, zmm12, zmm11, 0x78         ;   382.0 p5      41 next
        vpandd zmm11, zmm11, zmm17                   ;   382.2 p0      41 next
        vpandd zmm17, zmm17, zmm22                   ;   383.0 p5      41 next
        vpternlogd zmm17, zmm6, zmm13, 0xd2          ;   384.0 p0      41 next
        vmovdqu64 zmm6, [rbp + 8896]                 ;   244.0 p3      54 next reload
        vpternlogd zmm11, zmm31, zmm23, 0xb4         ;   384.0 p5      41 next
        vpternlogd zmm11, zmm10, zmm9, 0x87          ;   385.0 p0      41 next
        vmovdqu64 zmm10, [rbp + 10240]               ;   302.0 p2     108 r
        vpternlogd zmm10, zmm6, [rbp + 7232], 0x96   ;   385.0 p5+p3  108 r
        vpandd zmm6, zmm13, zmm23                    ;   385.2 p0      41 next
        vpternlogd zmm6, zmm26, zmm1, 0x69           ;   386.2 p5      41 next
        vpandd zmm23, zmm23, zmm22                   ;   386.2 p0      41 next
        vmovdqa64 zmm26, zmm23                       ;   387.2         41 next copy
        vpternlogd zmm26, zmm12, zmm9, 0x87          ;   387.2 p5      41 next
        vpternlogd zmm30, zmm15, zmm0, 0x96          ;   387.2 p0      41 next
        vmovdqa64 zmm15, zmm29                       ;   383.0         41 next copy
        vpternlogd zmm15, zmm14, zmm14, 0xc3         ;   388.0 p5      41 next
        vpxord zmm18, zmm18, zmm27                   ;   388.2 p0      41 next
        vpxord zmm14, zmm27, zmm3                    ;   389.0 p5      41 next
        vpternlogd zmm26, zmm13, zmm19, 0x87         ;   389.2 p0      41 next
        vpternlogd zmm20, zmm26, zmm12, 0x69         ;   390.2 p5      41 next
        vpternlogd zmm20, zmm4, zmm8, 0x96           ;   391.2 p0      41 next
        vpandd zmm12, zmm12, zmm19                   ;   391.0 p5      41 next
        vpternlogd zmm12, zmm22, zmm9, 0x87          ;   392.0 p0      41 next
        vpternlogd zmm25, zmm29, zmm12, 0x96         ;   393.0 p5      41 next
        vpternlogd zmm12, zmm11, zmm31, 0x69         ;   393.0 p0      41 next
        vpandd zmm31, zmm1, zmm2                     ;   393.0 p5      41 next
        vpternlogd zmm31, zmm3, zmm0, 0x28           ;   394.0 p0      41 next
        vmovdqa64 zmm4, zmm17                        ;   385.0         41 next copy
        vpternlogd zmm4, zmm23, zmm23, 0xc3          ;   394.0 p5      41 next
        vpternlogd zmm12, zmm21, [r15 + 8704], 0x96  ;   394.2 p0+p2   48 next
        vpternlogd zmm4, zmm5, zmm11, 0x69           ;   395.0 p5      41 next
        vpternlogd zmm4, zmm16, zmm7, 0x96           ;   396.0 p0      41 next
        vmovdqa64 zmm29, zmm1                        ;   358.0         41 next copy
        vmovdqa64 zmm16, zmm2                        ;   358.2         41 next copy
        vpternlogd zmm29, zmm0, zmm24, 0x9a          ;   396.0 p5      41 next
        vmovdqa64 zmm8, zmm7                         ;   359.2         41 next copy
        vpternlogd zmm8, zmm0, zmm0, 0x3f            ;   396.2 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   397.2         41 next copy
        vpternlogd zmm9, zmm1, zmm27, 0x78           ;   397.2 p5      41 next
        vmovdqa64 zmm13, zmm7                        ;   359.2         41 next copy
        vmovdqa64 zmm11, zmm9                        ;   398.2         41 next copy
        vpternlogd zmm16, zmm0, zmm27, 0x9c          ;   397.2 p0      41 next
        vpandd zmm21, zmm27, zmm16                   ;   398.2 p5      41 next
        vmovdqa64 zmm22, zmm21                       ;   399.2         41 next copy
        vpternlogd zmm21, zmm1, zmm24, 0x78          ;   399.2 p0      41 next
        vpternlogd zmm15, zmm26, zmm2, 0x96          ;   399.0 p5      41 next
        vpternlogd zmm16, zmm3, zmm24, 0x87          ;   399.2 p0      41 next
        vmovdqu64 [rbp + 1728], zmm10                ;   386.0 p8+p9  108 r spill
        vmovdqa64 zmm10, zmm12                       ;   395.2         45 next copy
        vpternlogd zmm13, zmm2, zmm1, 0x6c           ;   400.0 p5      41 next
        vpternlogd zmm11, zmm2, zmm24, 0x78          ;   400.2 p0      41 next
        vmovdqa64 zmm19, zmm11                       ;   401.2         41 next copy
        vmovdqa64 zmm5, zmm31                        ;   395.0         41 next copy
        vpternlogd zmm5, zmm29, zmm2, 0x87           ;   401.0 p5      41 next
        vpternlogd zmm29, zmm7, zmm0, 0xac           ;   401.2 p0      41 next
        vpternlogd zmm5, zmm7, zmm27, 0x87           ;   402.0 p5      41 next
        vmovdqa64 zmm26, zmm14                       ;   390.0         41 next copy
        vpternlogd zmm26, zmm7, zmm24, 0x78          ;   402.2 p0      41 next
        vpternlogd zmm29, zmm26, zmm3, 0x2d          ;   403.2 p5      41 next
        vpternlogd zmm29, zmm5, zmm2, 0x78           ;   404.2 p0      41 next
        vpternlogd zmm20, zmm17, zmm3, 0x96          ;   404.0 p5      41 next
        vpternlogd zmm29, zmm18, [r15 + 8832], 0x96  ;   405.2 p0+p3   48 next
        vmovdqa64 zmm17, zmm13                       ;   401.0         41 next copy
        vpternlogd zmm19, zmm5, zmm24, 0x78          ;   405.0 p5      41 next
        vpternlogd zmm17, zmm26, zmm3, 0x7d          ;   405.2 p0      41 next
        vpternlogd zmm17, zmm19, zmm24, 0x69         ;   406.2 p5      41 next
        vpxord zmm18, zmm18, [r15 + 8256]            ;   406.2 p0+p2   48 next
        vpternlogd zmm17, zmm28, [r15 + 8768], 0x96  ;   407.2 p5+p3   48 next
        vpxord zmm19, zmm2, zmm27                    ;   407.2 p0      41 next
        vpternlogd zmm22, zmm19, zmm7, 0x78          ;   408.2 p5      41 next
        vpternlogd zmm5, zmm22, zmm3, 0xd2           ;   409.2 p0      41 next
        vpternlogd zmm5, zmm16, zmm1, 0x2d           ;   410.2 p5      41 next
        vpternlogd zmm22, zmm21, zmm7, 0xd7          ;   409.2 p0      41 next
        vpternlogd zmm13, zmm16, zmm22, 0x96         ;   410.2 p5      41 next
        vmovdqa64 zmm16, zmm1                        ;   358.0         41 next copy
        vpternlogd zmm16, zmm24, zmm24, 0xc3         ;   410.2 p0      41 next
        vpternlogd zmm16, zmm9, zmm14, 0xc6          ;   411.2 p5      41 next
        vpternlogd zmm13, zmm16, zmm2, 0x87          ;   412.2 p0      41 next
        vpternlogd zmm8, zmm16, zmm3, 0x87           ;   412.2 p5      41 next
        vpternlogd zmm16, zmm14, zmm14, 0xf3         ;   412.2 p0      41 next
        vpternlogd zmm16, zmm22, zmm31, 0x96         ;   413.2 p5      41 next
        vpandnd zmm31, zmm19, zmm3                   ;   413.2 p0      41 next
        vpternlogd zmm31, zmm2, zmm0, 0x48           ;   414.2 p5      41 next
        vpternlogd zmm7, zmm11, zmm3, 0x6f           ;   414.2 p0      41 next
        vpternlogd zmm5, zmm15, [r15 + 9024], 0x96   ;   415.0 p5+p2   48 next
        vpxord zmm15, zmm15, [r15 + 8448]            ;   415.2 p0+p3   48 next
        vpternlogd zmm13, zmm21, zmm0, 0x2d          ;   416.0 p5      41 next
        vpternlogd zmm21, zmm27, zmm24, 0xd6         ;   416.2 p0      41 next
        vpternlogd zmm7, zmm31, zmm21, 0x96          ;   417.2 p5      41 next
        vpternlogd zmm7, zmm6, [r15 + 8960], 0x96    ;   418.2 p0+p2   48 next
        vpternlogd zmm21, zmm19, zmm27, 0x87         ;   418.0 p5      41 next
        vpternlogd zmm21, zmm11, zmm0, 0x87          ;   419.0 p0      41 next
        vpxord zmm28, zmm28, [r15 + 8192]            ;   419.0 p5+p3   48 next
        vpternlogd zmm13, zmm30, [r15 + 8896], 0x96  ;   419.2 p0+p2   48 next
        vpternlogd zmm16, zmm1, zmm24, 0xb4          ;   420.0 p5      41 next
        vmovdqa64 zmm11, zmm12                       ;   395.2         45 next copy
        vpternlogd zmm16, zmm4, [r15 + 9152], 0x96   ;   421.0 p0+p3   48 next
        vmovdqu64 zmm27, [r15 + 8576]                ;   269.2 p2      48 next
        vpxord zmm27, zmm27, zmm4                    ;   421.0 p5      48 next
        vmovdqu64 zmm31, [rbp + 8640]                ;   374.0 p3      41 next reload
        vpternlogd zmm25, zmm31, [r15 + 8640], 0x96  ;   421.2 p0+p2   48 next
        vpxord zmm30, zmm30, [r15 + 8320]            ;   422.0 p5+p3   48 next
        vpxord zmm6, zmm6, [r15 + 8384]              ;   422.2 p0+p2   48 next
        vmovdqa64 zmm14, zmm25                       ;   422.2         45 next copy
        vmovdqu64 [rbp + 8512], zmm17                ;   408.2 p7+p4   48 next spill
        vpternlogd zmm21, zmm8, zmm26, 0x96          ;   423.0 p5      41 next
        vpandd zmm0, zmm27, zmm25                    ;   423.2 p0      45 next
        vmovdqu64 zmm26, [r15 + 8512]                ;   274.3 p3      48 next
        vmovdqa64 zmm4, zmm30                        ;   423.0         45 next copy
        vpxord zmm26, zmm26, zmm20                   ;   424.0 p5      48 next
        vpternlogd zmm4, zmm18, zmm28, 0x6a          ;   424.2 p0      45 next
        vmovdqa64 zmm19, zmm25                       ;   422.2         45 next copy
        vpternlogd zmm19, zmm27, zmm18, 0xb7         ;   425.0 p5      45 next
        vpternlogd zmm14, zmm15, zmm6, 0x96          ;   425.2 p0      45 next
        vmovdqa64 zmm24, zmm12                       ;   395.2         45 next copy
        vmovdqa64 zmm31, zmm26                       ;   425.0         45 next copy
        vpternlogd zmm21, zmm20, [r15 + 9088], 0x96  ;   426.0 p5+p2   48 next
        vpxord zmm2, zmm28, zmm27                    ;   426.2 p0      45 next
        vmovdqa64 zmm20, zmm25                       ;   422.2         45 next copy
        vpternlogd zmm20, zmm15, zmm28, 0x48         ;   427.0 p5      45 next
        vmovdqu64 [rbp + 8448], zmm5                 ;   416.0 p8+p9   48 next spill
        vmovdqa64 zmm1, zmm0                         ;   424.2         45 next copy
        vmovdqa64 zmm23, zmm2                        ;   427.2         45 next copy
        vmovdqu64 [rbp + 10240], zmm21               ;   427.0 p7+p4   48 next spill
        vpternlogd zmm11, zmm25, zmm30, 0x48         ;   427.2 p0      45 next
        vpternlogd zmm23, zmm26, zmm15, 0x95         ;   428.0 p5      45 next
        vpternlogd zmm11, zmm14, zmm12, 0x87         ;   428.2 p0      45 next
        vmovdqa64 zmm8, zmm4                         ;   425.2         45 next copy
        vpternlogd zmm1, zmm12, zmm30, 0x78          ;   429.0 p5      45 next
        vpternlogd zmm31, zmm18, zmm28, 0x60         ;   429.2 p0      45 next
        vmovdqa64 zmm9, zmm26                        ;   425.0         45 next copy
        vpternlogd zmm8, zmm25, zmm18, 0x87          ;   430.0 p5      45 next
        vpternlogd zmm9, zmm15, zmm30, 0x6a          ;   430.2 p0      45 next
        vpternlogd zmm8, zmm9, zmm15, 0x87           ;   431.2 p5      45 next
        vpternlogd zmm24, zmm26, zmm15, 0x48         ;   431.2 p0      45 next
        vpternlogd zmm10, zmm25, zmm28, 0x6c         ;   432.0 p5      45 next
        vmovdqa64 zmm3, zmm2                         ;   427.2         45 next copy
        vpternlogd zmm3, zmm6, zmm6, 0xc3            ;   432.2 p0      45 next
        vpternlogd zmm23, zmm4, zmm12, 0x69          ;   433.0 p5      45 next
        vpternlogd zmm1, zmm3, zmm26, 0x78           ;   433.2 p0      45 next
        vpternlogd zmm31, zmm8, zmm1, 0x69           ;   434.2 p5      45 next
        vpternlogd zmm1, zmm27, zmm30, 0xb4          ;   434.2 p0      45 next
        vpternlogd zmm8, zmm14, zmm25, 0x2d          ;   435.0 p5      45 next
        vpternlogd zmm0, zmm1, zmm11, 0x69           ;   435.2 p0      45 next
        vpternlogd zmm0, zmm8, zmm27, 0x96           ;   436.2 p5      45 next
        vpternlogd zmm24, zmm12, zmm6, 0x2d          ;   436.2 p0      45 next
        vpxord zmm22, zmm19, zmm20                   ;   437.0 p5      45 next
        vpternlogd zmm19, zmm14, zmm6, 0xd2          ;   437.2 p0      45 next
        vmovdqa64 zmm14, zmm15                       ;   416.2         45 next copy
        vpternlogd zmm14, zmm6, zmm18, 0x48          ;   438.0 p5      45 next
        vpternlogd zmm14, zmm27, zmm28, 0x78         ;   439.0 p0      45 next
        vmovdqu64 [rbp + 7232], zmm22                ;   438.0 p8+p9   45 next spill
        vpternlogd zmm0, zmm22, zmm31, 0x96          ;   439.0 p5      45 next
        vmovdqa64 zmm22, zmm26                       ;   425.0         45 next copy
        vpternlogd zmm22, zmm18, zmm18, 0xc3         ;   439.2 p0      45 next
        vmovdqu64 [rbp + 8896], zmm16                ;   422.0 p7+p4   48 next spill
        vmovdqa64 zmm16, zmm22                       ;   440.2         45 next copy
        vpternlogd zmm16, zmm23, zmm28, 0x39         ;   440.2 p5      45 next
        vpternlogd zmm16, zmm14, zmm8, 0x96          ;   441.2 p0      45 next
        vpternlogd zmm24, zmm10, zmm14, 0x96         ;   441.0 p5      45 next
        vpternlogd zmm24, zmm3, zmm30, 0xd2          ;   442.0 p0      45 next
        vmovdqa64 zmm14, zmm22                       ;   440.2         45 next copy
        vpternlogd zmm14, zmm6, zmm30, 0x78          ;   442.0 p5      45 next
        vpandd zmm8, zmm12, zmm25                    ;   442.2 p0      45 next
        vpandd zmm30, zmm30, zmm26                   ;   443.0 p5      45 next
        vpandd zmm26, zmm26, zmm25                   ;   443.2 p0      45 next
        vpternlogd zmm26, zmm22, zmm15, 0xd2         ;   444.2 p5      45 next
        vpternlogd zmm11, zmm26, zmm8, 0x69          ;   445.2 p0      45 next
        vpternlogd zmm30, zmm12, zmm3, 0xd2          ;   445.0 p5      45 next
        vpternlogd zmm30, zmm18, zmm28, 0x87         ;   446.0 p0      45 next
        vpternlogd zmm11, zmm2, zmm30, 0x69          ;   447.0 p5      45 next
        vmovdqu64 zmm2, [rbp + 1344]                 ;   386.0 p3      54 next
        vmovdqu64 [rbp + 8384], zmm7                 ;   419.2 p8+p9   48 next spill
        vpternlogd zmm4, zmm12, zmm18, 0x28          ;   446.2 p0      45 next
        vpternlogd zmm8, zmm6, zmm28, 0x87           ;   447.0 p5      45 next
        vpternlogd zmm8, zmm15, zmm27, 0x87          ;   448.0 p0      45 next
        vpternlogd zmm19, zmm9, zmm8, 0x69           ;   449.0 p5      45 next
        vpternlogd zmm26, zmm19, zmm10, 0x96         ;   450.0 p0      45 next
        vmovdqu64 zmm9, [rbp + 1216]                 ;   386.0 p2     108 r reload
        vpternlogd zmm24, zmm29, zmm9, 0x96          ;   449.0 p5      54 next
        vmovdqu64 zmm9, [rbp + 2112]                 ;   386.0 p3      54 next
        vpandd zmm6, zmm6, zmm27                     ;   449.2 p0      45 next
        vmovdqu64 zmm18, [rbp + 1408]                ;   386.0 p2     108 r reload
        vpternlogd zmm6, zmm25, zmm28, 0x87          ;   450.2 p5      45 next
        vmovdqu64 zmm25, [rbp + 1152]                ;   386.0 p3      54 next
        vpternlogd zmm16, zmm20, zmm13, 0x96         ;   450.2 p0      45 next
        vpxord zmm9, zmm9, [r14 + 1984]              ;   451.0 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 1728]                ;   386.0 p3      54 next
        vpxord zmm20, zmm20, [r14 + 1600]            ;   451.2 p0+p2   54 next
        vpternlogd zmm31, zmm12, zmm15, 0x87         ;   452.0 p5      45 next
        vpternlogd zmm8, zmm1, zmm14, 0x69           ;   452.2 p0      45 next
        vmovdqu64 zmm15, [rbp + 1600]                ;   386.0 p3      54 next
        vmovdqu64 zmm19, [rbp + 1472]                ;   386.0 p2     108 r reload
        vmovdqu64 zmm27, [rbp + 1216]                ;   386.0 p3      54 next
        vmovdqu64 zmm28, [rbp + 1664]                ;   386.0 p2     108 r reload
        vpternlogd zmm4, zmm14, zmm6, 0x96           ;   453.0 p5      45 next
        vmovdqu64 zmm14, [rbp + 1536]                ;   386.0 p3      54 next
        vpternlogd zmm6, zmm30, zmm3, 0x69           ;   453.2 p0      45 next
        vmovdqu64 [rbp + 7616], zmm16                ;   451.2 p7+p4   45 next spill
        vpternlogd zmm6, zmm23, zmm28, 0x96          ;   454.2 p5      54 next
        vmovdqu64 [rbp + 8192], zmm6                 ;   455.2 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 1152]                 ;   386.0 p2     108 r reload
        vpternlogd zmm8, zmm5, zmm18, 0x96           ;   454.2 p0      54 next
        vmovdqu64 zmm18, [rbp + 1984]                ;   386.0 p3      54 next
        vpxord zmm18, zmm18, [r14 + 1856]            ;   455.0 p5+p2   54 next
        vpxord zmm15, zmm15, [r14 + 1472]            ;   455.2 p0+p3   54 next
        vpxord zmm22, zmm28, [r14 + 1536]            ;   456.0 p5+p2   54 next
        vpternlogd zmm0, zmm17, zmm1, 0x96           ;   456.2 p0      54 next
        vmovdqu64 [rbp + 8576], zmm24                ;   450.0 p7+p4   54 next spill
        vmovdqu64 zmm23, [rbp + 1792]                ;   386.0 p3      54 next
        vpxord zmm25, zmm25, [r14 + 1024]            ;   457.0 p5+p2   54 next
        vpxord zmm23, zmm23, [r14 + 1664]            ;   457.2 p0+p3   54 next
        vmovdqu64 [rbp + 7744], zmm8                 ;   455.2 p8+p9   54 next spill
        vmovdqu64 [rbp + 7936], zmm13                ;   420.2 p7+p4   48 next spill
        vmovdqu64 zmm10, [rbp + 1344]                ;   386.0 p2     108 r reload
        vpternlogd zmm31, zmm7, zmm10, 0x96          ;   458.0 p5      54 next
        vmovdqu64 zmm10, [rbp + 2048]                ;   386.0 p3      54 next
        vpxord zmm10, zmm10, [r14 + 1920]            ;   458.2 p0+p2   54 next
        vmovdqa64 zmm13, zmm10                       ;   459.2         41 next copy
        vpandd zmm17, zmm18, zmm10                   ;   459.2 p5      41 next
        vpternlogd zmm26, zmm21, zmm19, 0x96         ;   459.2 p0      54 next
        vmovdqu64 zmm30, [rbp + 1280]                ;   386.0 p3      54 next
        vmovdqu64 [rbp + 7808], zmm26                ;   460.2 p8+p9   54 next spill
        vpxord zmm26, zmm18, zmm15                   ;   460.0 p5      41 next
        vmovdqa64 zmm24, zmm26                       ;   461.0         41 next copy
        vmovdqu64 zmm19, [rbp + 1920]                ;   386.0 p2      54 next
        vpxord zmm19, zmm19, [r14 + 1792]            ;   460.2 p0+p3   54 next
        vmovdqa64 zmm8, zmm26                        ;   461.0         41 next copy
        vmovdqu64 zmm3, [rbp + 1408]                 ;   386.0 p2      54 next
        vpternlogd zmm8, zmm23, zmm23, 0xc3          ;   461.0 p5      41 next
        vmovdqa64 zmm6, zmm17                        ;   460.2         41 next copy
        vpxord zmm14, zmm14, [r14 + 1408]            ;   461.2 p0+p3   54 next
        vmovdqa64 zmm1, zmm19                        ;   461.2         41 next copy
        vpternlogd zmm6, zmm9, zmm20, 0x78           ;   462.0 p5      41 next
        vpternlogd zmm6, zmm8, zmm19, 0x78           ;   463.0 p0      41 next
        vmovdqu64 [rbp + 8256], zmm29                ;   406.2 p7+p4   48 next spill
        vmovdqu64 [rbp + 7680], zmm31                ;   459.0 p8+p9   54 next spill
        vpxord zmm30, zmm30, [r14 + 1152]            ;   463.0 p5+p2   54 next
        vmovdqa64 zmm16, zmm9                        ;   452.0         41 next copy
        vpxord zmm27, zmm27, [r14 + 1088]            ;   463.2 p0+p3   54 next
        vmovdqu64 zmm28, [rbp + 1856]                ;   386.0 p2      54 next
        vmovdqa64 zmm7, zmm19                        ;   461.2         41 next copy
        vmovdqu64 [rbp + 9088], zmm26                ;   461.0 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm20                       ;   452.2         41 next copy
        vpternlogd zmm1, zmm22, zmm15, 0x60          ;   464.0 p5      41 next
        vpternlogd zmm21, zmm22, zmm15, 0x6a         ;   464.2 p0      41 next
        vmovdqa64 zmm26, zmm10                       ;   459.2         41 next copy
        vmovdqa64 zmm5, zmm21                        ;   465.2         41 next copy
        vpternlogd zmm13, zmm18, zmm22, 0xb7         ;   465.0 p5      41 next
        vmovdqa64 zmm29, zmm13                       ;   466.0         41 next copy
        vmovdqu64 zmm12, [rbp + 1472]                ;   386.0 p3      54 next
        vpxord zmm3, zmm3, [r14 + 1280]              ;   465.2 p0+p2   54 next
        vpternlogd zmm16, zmm10, zmm20, 0x48         ;   466.0 p5      41 next
        vmovdqu64 [rbp + 6912], zmm0                 ;   457.2 p8+p9   54 next spill
        vpternlogd zmm5, zmm10, zmm22, 0x87          ;   466.2 p0      41 next
        vpxord zmm28, zmm28, [r14 + 1728]            ;   467.0 p5+p3   54 next
        vpternlogd zmm24, zmm19, zmm28, 0x95         ;   468.0 p0      41 next
        vpternlogd zmm7, zmm28, zmm20, 0x6a          ;   468.0 p5      41 next
        vpternlogd zmm26, zmm28, zmm23, 0x96         ;   468.2 p0      41 next
        vpternlogd zmm24, zmm21, zmm9, 0x69          ;   469.0 p5      41 next
        vpternlogd zmm21, zmm9, zmm22, 0x28          ;   469.2 p0      41 next
        vmovdqa64 zmm0, zmm28                        ;   468.0         41 next copy
        vpternlogd zmm0, zmm23, zmm22, 0x48          ;   470.0 p5      41 next
        vpternlogd zmm16, zmm26, zmm9, 0x87          ;   470.2 p0      41 next
        vpternlogd zmm5, zmm7, zmm28, 0x87           ;   471.0 p5      41 next
        vpternlogd zmm1, zmm5, zmm6, 0x69            ;   472.0 p0      41 next
        vpternlogd zmm5, zmm26, zmm10, 0x2d          ;   472.0 p5      41 next
        vpternlogd zmm13, zmm26, zmm23, 0xd2         ;   472.2 p0      41 next
        vmovdqa64 zmm26, zmm19                       ;   461.2         41 next copy
        vmovdqu64 [rbp + 6848], zmm1                 ;   473.0 p7+p4   41 next spill
        vpternlogd zmm6, zmm18, zmm20, 0xb4          ;   473.0 p5      41 next
        vmovdqa64 zmm31, zmm6                        ;   474.0         41 next copy
        vpxord zmm31, zmm31, zmm16                   ;   474.0 p0      41 next
        vpternlogd zmm0, zmm18, zmm15, 0x78          ;   474.0 p5      41 next
        vpternlogd zmm26, zmm22, zmm22, 0xc3         ;   474.2 p0      41 next
        vpxord zmm12, zmm12, [r14 + 1344]            ;   475.0 p5+p2   54 next
        vpxord zmm2, zmm2, [r14 + 1216]              ;   475.2 p0+p3   54 next
        vpternlogd zmm31, zmm17, zmm5, 0x69          ;   476.0 p5      41 next
        vpternlogd zmm31, zmm1, zmm18, 0x96          ;   477.0 p0      41 next
        vmovdqa64 zmm1, zmm10                        ;   459.2         41 next copy
        vpternlogd zmm1, zmm28, zmm15, 0x48          ;   477.0 p5      41 next
        vpxord zmm29, zmm29, zmm1                    ;   478.0 p0      41 next
        vmovdqu64 [rbp + 10176], zmm29               ;   479.0 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm9                        ;   452.0         41 next copy
        vpternlogd zmm17, zmm19, zmm28, 0x48         ;   478.0 p5      41 next
        vpternlogd zmm17, zmm9, zmm23, 0x2d          ;   479.0 p0      41 next
        vpternlogd zmm31, zmm29, zmm25, 0x96         ;   479.0 p5      41 next
        vmovdqa64 zmm29, zmm26                       ;   475.2         41 next copy
        vpternlogd zmm29, zmm24, zmm15, 0x39         ;   479.2 p0      41 next
        vpternlogd zmm29, zmm5, zmm0, 0x96           ;   480.2 p5      41 next
        vpternlogd zmm29, zmm1, zmm30, 0x96          ;   481.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 1536]                 ;   386.0 p2     108 r reload
        vmovdqu64 zmm5, [rbp + 8896]                 ;   422.0 p3      48 next reload
        vpternlogd zmm11, zmm5, zmm1, 0x96           ;   481.0 p5      54 next
        vmovdqa64 zmm1, zmm9                         ;   452.0         41 next copy
        vpternlogd zmm1, zmm10, zmm15, 0x6c          ;   481.2 p0      41 next
        vpternlogd zmm17, zmm0, zmm1, 0x96           ;   482.2 p5      41 next
        vmovdqa64 zmm0, zmm26                        ;   475.2         41 next copy
        vpternlogd zmm0, zmm23, zmm20, 0x78          ;   482.2 p0      41 next
        vmovdqa64 zmm5, zmm0                         ;   483.2         41 next copy
        vpternlogd zmm5, zmm6, zmm6, 0xc3            ;   483.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 7232]                 ;   438.0 p2      45 next reload
        vpternlogd zmm17, zmm8, zmm20, 0x78          ;   483.2 p0      41 next
        vpternlogd zmm17, zmm20, zmm27, 0x96         ;   484.2 p5      41 next
        vpandd zmm20, zmm20, zmm19                   ;   484.2 p0      41 next
        vpandd zmm19, zmm19, zmm10                   ;   485.0 p5      41 next
        vpternlogd zmm19, zmm26, zmm28, 0xd2         ;   486.0 p0      41 next
        vmovdqu64 zmm26, [rbp + 1600]                ;   386.0 p3     108 r reload
        vpternlogd zmm4, zmm6, zmm26, 0x96           ;   486.0 p5      54 next
        vpandd zmm6, zmm28, zmm9                     ;   486.2 p0      41 next
        vpternlogd zmm20, zmm8, zmm9, 0xb4           ;   487.0 p5      41 next
        vpandd zmm9, zmm9, zmm10                     ;   487.2 p0      41 next
        vpternlogd zmm20, zmm22, zmm15, 0x87         ;   488.0 p5      41 next
        vmovdqa64 zmm22, zmm9                        ;   488.2         41 next copy
        vpternlogd zmm22, zmm23, zmm15, 0x87         ;   488.2 p0      41 next
        vpternlogd zmm22, zmm28, zmm18, 0x87         ;   489.2 p5      41 next
        vpternlogd zmm13, zmm7, zmm22, 0x69          ;   490.2 p0      41 next
        vpternlogd zmm5, zmm22, zmm3, 0x96           ;   490.2 p5      41 next
        vmovdqa64 zmm22, zmm3                        ;   466.2         41 next copy
        vpternlogd zmm13, zmm1, zmm19, 0x96          ;   491.2 p0      41 next
        vpternlogd zmm19, zmm9, zmm9, 0xc3           ;   491.0 p5      41 next
        vpternlogd zmm19, zmm16, zmm20, 0x69         ;   492.0 p0      41 next
        vpandd zmm23, zmm23, zmm18                   ;   492.0 p5      41 next
        vpternlogd zmm23, zmm10, zmm15, 0x87         ;   493.0 p0      41 next
        vmovdqa64 zmm7, zmm14                        ;   462.2         41 next copy
        vmovdqa64 zmm15, zmm14                       ;   462.2         41 next copy
        vpxord zmm9, zmm27, zmm12                    ;   493.0 p5      41 next
        vpternlogd zmm21, zmm0, zmm23, 0x96          ;   494.0 p0      41 next
        vpternlogd zmm23, zmm20, zmm8, 0x69          ;   494.0 p5      41 next
        vpternlogd zmm7, zmm30, zmm30, 0x3f          ;   494.2 p0      41 next
        vmovdqa64 zmm8, zmm7                         ;   495.2         41 next copy
        vmovdqa64 zmm28, zmm2                        ;   476.2         41 next copy
        vpternlogd zmm28, zmm30, zmm25, 0x9a         ;   495.0 p5      41 next
        vmovdqa64 zmm18, zmm9                        ;   494.0         41 next copy
        vpternlogd zmm22, zmm30, zmm27, 0x9c         ;   495.2 p0      41 next
        vpternlogd zmm8, zmm2, zmm27, 0x78           ;   496.0 p5      41 next
        vmovdqa64 zmm10, zmm8                        ;   497.0         41 next copy
        vpternlogd zmm10, zmm3, zmm25, 0x78          ;   497.0 p0      41 next
        vpternlogd zmm19, zmm14, [rbp + 9088], 0x96  ;   497.0 p5+p2   41 next
        vpternlogd zmm15, zmm3, zmm2, 0x6c           ;   497.2 p0      41 next
        vmovdqa64 zmm20, zmm15                       ;   498.2         41 next copy
        vpternlogd zmm23, zmm24, [r14 + 8704], 0x96  ;   498.0 p5+p3   48 next
        vmovdqa64 zmm24, zmm22                       ;   496.2         41 next copy
        vpternlogd zmm24, zmm27, zmm27, 0x3f         ;   498.2 p0      41 next
        vmovdqa64 zmm26, zmm24                       ;   499.2         41 next copy
        vpternlogd zmm18, zmm14, zmm25, 0x78         ;   499.0 p5      41 next
        vpandd zmm0, zmm2, zmm3                      ;   499.2 p0      41 next
        vpternlogd zmm0, zmm12, zmm30, 0x28          ;   500.2 p5      41 next
        vmovdqa64 zmm1, zmm0                         ;   501.2         41 next copy
        vpternlogd zmm1, zmm28, zmm3, 0x87           ;   501.2 p0      41 next
        vpternlogd zmm20, zmm18, zmm12, 0x7d         ;   501.0 p5      41 next
        vpternlogd zmm24, zmm2, zmm25, 0x87          ;   501.2 p0      41 next
        vmovdqa64 zmm16, zmm10                       ;   498.0         41 next copy
        vpternlogd zmm28, zmm14, zmm30, 0xac         ;   502.0 p5      41 next
        vpternlogd zmm28, zmm18, zmm12, 0x2d         ;   503.0 p0      41 next
        vpternlogd zmm1, zmm14, zmm27, 0x87          ;   503.0 p5      41 next
        vpternlogd zmm22, zmm12, zmm25, 0x87         ;   503.2 p0      41 next
        vpternlogd zmm28, zmm1, zmm3, 0x78           ;   504.0 p5      41 next
        vpternlogd zmm16, zmm1, zmm25, 0xd2          ;   504.2 p0      41 next
        vpternlogd zmm20, zmm16, zmm16, 0xc3         ;   505.2 p5      41 next
        vpxord zmm16, zmm3, zmm27                    ;   505.2 p0      41 next
        vpternlogd zmm26, zmm16, zmm14, 0x87         ;   506.2 p5      41 next
        vpternlogd zmm1, zmm26, zmm12, 0xd2          ;   507.2 p0      41 next
        vpternlogd zmm26, zmm24, zmm14, 0xd7         ;   507.2 p5      41 next
        vpternlogd zmm15, zmm22, zmm26, 0x96         ;   508.2 p0      41 next
        vpternlogd zmm1, zmm22, zmm2, 0x2d           ;   508.2 p5      41 next
        vmovdqa64 zmm22, zmm2                        ;   476.2         41 next copy
        vpternlogd zmm22, zmm25, zmm25, 0xc3         ;   508.2 p0      41 next
        vpxord zmm13, zmm13, zmm12                   ;   509.0 p5      41 next
        vpternlogd zmm6, zmm2, [rbp + 6848], 0x69    ;   509.2 p0+p2   41 next
        vmovdqu64 [rbp + 6848], zmm11                ;   482.0 p7+p4   54 next spill
        vpternlogd zmm28, zmm17, [r14 + 8832], 0x96  ;   510.0 p5+p3   48 next
        vpternlogd zmm20, zmm31, [r14 + 8768], 0x96  ;   510.2 p0+p2   48 next
        vpternlogd zmm22, zmm8, zmm9, 0xc6           ;   511.0 p5      41 next
        vpternlogd zmm15, zmm22, zmm3, 0x87          ;   512.0 p0      41 next
        vpternlogd zmm15, zmm24, zmm30, 0x2d         ;   513.0 p5      41 next
        vpxord zmm31, zmm31, [r14 + 8192]            ;   512.2 p0+p3   48 next
        vpternlogd zmm1, zmm5, [r14 + 9024], 0x96    ;   513.0 p5+p2   48 next
        vpternlogd zmm7, zmm22, zmm12, 0x87          ;   513.2 p0      41 next
        vpternlogd zmm22, zmm9, zmm9, 0xf3           ;   514.0 p5      41 next
        vpternlogd zmm22, zmm26, zmm0, 0x96          ;   515.0 p0      41 next
        vpternlogd zmm22, zmm25, zmm2, 0xd2          ;   516.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 10176]                ;   479.0 p3      41 next reload
        vmovdqu64 zmm26, [r14 + 8512]                ;   356.5 p2      48 next
        vpternlogd zmm15, zmm29, [r14 + 8896], 0x96  ;   515.2 p0+p3   48 next
        vpxord zmm29, zmm29, [r14 + 8320]            ;   516.0 p5+p2   48 next
        vmovdqa64 zmm8, zmm29                        ;   517.0         45 next copy
        vpternlogd zmm24, zmm27, zmm25, 0xd6         ;   516.2 p0      41 next
        vpandnd zmm25, zmm16, zmm12                  ;   517.0 p5      41 next
        vpternlogd zmm25, zmm3, zmm30, 0x48          ;   518.0 p0      41 next
        vpternlogd zmm27, zmm24, zmm16, 0x93         ;   518.0 p5      41 next
        vpternlogd zmm27, zmm30, zmm10, 0x87         ;   519.0 p0      41 next
        vpternlogd zmm10, zmm12, zmm14, 0x7d         ;   519.0 p5      41 next
        vpternlogd zmm24, zmm10, zmm25, 0x96         ;   520.0 p0      41 next
        vpternlogd zmm24, zmm6, [r14 + 8960], 0x96   ;   521.0 p5+p3   48 next
        vmovdqa64 zmm12, zmm23                       ;   499.0         45 next copy
        vpternlogd zmm21, zmm0, [r14 + 8640], 0x96   ;   520.2 p0+p2   48 next
        vmovdqa64 zmm16, zmm21                       ;   521.2         45 next copy
        vpxord zmm5, zmm5, [r14 + 8448]              ;   521.0 p5+p3   48 next
        vmovdqu64 zmm25, [r14 + 8384]                ;   360.0 p2      48 next
        vpternlogd zmm16, zmm5, zmm31, 0x48          ;   522.0 p0      45 next
        vpxord zmm17, zmm17, [r14 + 8256]            ;   522.0 p5+p3   48 next
        vpxord zmm25, zmm25, zmm6                    ;   522.2 p0      48 next
        vpxord zmm26, zmm26, zmm13                   ;   523.0 p5      48 next
        vmovdqa64 zmm10, zmm26                       ;   524.0         45 next copy
        vpternlogd zmm10, zmm5, zmm29, 0x6a          ;   524.0 p0      45 next
        vmovdqu64 zmm30, [r14 + 8576]                ;   361.0 p2      48 next
        vpxord zmm30, zmm30, zmm19                   ;   524.0 p5      48 next
        vpxord zmm6, zmm31, zmm30                    ;   525.0 p0      45 next
        vpternlogd zmm27, zmm7, zmm18, 0x96          ;   525.0 p5      41 next
        vmovdqa64 zmm18, zmm6                        ;   526.0         45 next copy
        vmovdqa64 zmm11, zmm26                       ;   524.0         45 next copy
        vpternlogd zmm22, zmm19, [r14 + 9152], 0x96  ;   525.2 p0+p3   48 next
        vmovdqa64 zmm0, zmm26                        ;   524.0         45 next copy
        vmovdqa64 zmm14, zmm21                       ;   521.2         45 next copy
        vpternlogd zmm0, zmm17, zmm31, 0x60          ;   526.0 p5      45 next
        vpternlogd zmm14, zmm30, zmm17, 0xb7         ;   526.2 p0      45 next
        vmovdqu64 [rbp + 10176], zmm4                ;   487.0 p8+p9   54 next spill
        vpternlogd zmm27, zmm13, [r14 + 9088], 0x96  ;   527.0 p5+p2   48 next
        vmovdqa64 zmm13, zmm21                       ;   521.2         45 next copy
        vpternlogd zmm13, zmm5, zmm25, 0x96          ;   527.2 p0      45 next
        vmovdqa64 zmm4, zmm23                        ;   499.0         45 next copy
        vpternlogd zmm8, zmm17, zmm31, 0x6a          ;   528.0 p5      45 next
        vmovdqa64 zmm9, zmm8                         ;   529.0         45 next copy
        vpternlogd zmm9, zmm21, zmm17, 0x87          ;   529.0 p0      45 next
        vpternlogd zmm18, zmm26, zmm5, 0x95          ;   529.0 p5      45 next
        vpandd zmm2, zmm30, zmm21                    ;   529.2 p0      45 next
        vmovdqa64 zmm7, zmm6                         ;   526.0         45 next copy
        vpternlogd zmm7, zmm25, zmm25, 0xc3          ;   530.0 p5      45 next
        vpternlogd zmm9, zmm10, zmm5, 0x87           ;   530.2 p0      45 next
        vmovdqa64 zmm3, zmm2                         ;   530.2         45 next copy
        vpternlogd zmm3, zmm23, zmm29, 0x78          ;   531.0 p5      45 next
        vpternlogd zmm12, zmm21, zmm29, 0x48         ;   531.2 p0      45 next
        vpternlogd zmm12, zmm13, zmm23, 0x87         ;   532.2 p5      45 next
        vpternlogd zmm3, zmm7, zmm26, 0x78           ;   532.2 p0      45 next
        vpternlogd zmm0, zmm9, zmm3, 0x69            ;   533.2 p5      45 next
        vpternlogd zmm9, zmm13, zmm21, 0x2d          ;   533.2 p0      45 next
        vpternlogd zmm11, zmm17, zmm17, 0xc3         ;   534.0 p5      45 next
        vpternlogd zmm3, zmm30, zmm29, 0xb4          ;   534.2 p0      45 next
        vpternlogd zmm2, zmm3, zmm12, 0x96           ;   535.2 p5      45 next
        vpternlogd zmm13, zmm14, zmm25, 0xc6         ;   535.2 p0      45 next
        vpxord zmm14, zmm14, zmm16                   ;   536.0 p5      45 next
        vpternlogd zmm2, zmm9, zmm30, 0x69           ;   536.2 p0      45 next
        vpternlogd zmm2, zmm14, zmm0, 0x96           ;   537.2 p5      45 next
        vmovdqu64 [rbp + 7232], zmm22                ;   526.2 p7+p4   48 next spill
        vpternlogd zmm18, zmm8, zmm23, 0x69          ;   537.2 p0      45 next
        vmovdqu64 [rbp + 9088], zmm14                ;   537.0 p8+p9   45 next spill
        vmovdqa64 zmm14, zmm23                       ;   499.0         45 next copy
        vpternlogd zmm14, zmm21, zmm31, 0x6c         ;   538.0 p5      45 next
        vmovdqa64 zmm22, zmm11                       ;   535.0         45 next copy
        vpternlogd zmm22, zmm18, zmm31, 0x39         ;   538.2 p0      45 next
        vpternlogd zmm4, zmm26, zmm5, 0x48           ;   539.0 p5      45 next
        vpternlogd zmm4, zmm23, zmm25, 0x2d          ;   540.0 p0      45 next
        vmovdqa64 zmm19, zmm5                        ;   522.0         45 next copy
        vpternlogd zmm19, zmm25, zmm17, 0x48         ;   540.0 p5      45 next
        vpternlogd zmm19, zmm30, zmm31, 0x78         ;   541.0 p0      45 next
        vpternlogd zmm22, zmm19, zmm9, 0x96          ;   542.0 p5      45 next
        vpternlogd zmm4, zmm14, zmm19, 0x96          ;   542.0 p0      45 next
        vpternlogd zmm4, zmm7, zmm29, 0xd2           ;   543.0 p5      45 next
        vpandd zmm9, zmm23, zmm21                    ;   542.2 p0      45 next
        vpternlogd zmm22, zmm16, zmm15, 0x96         ;   543.0 p5      45 next
        vmovdqa64 zmm16, zmm11                       ;   535.0         45 next copy
        vpternlogd zmm16, zmm25, zmm29, 0x78         ;   543.2 p0      45 next
        vpandd zmm29, zmm29, zmm26                   ;   544.0 p5      45 next
        vpandd zmm26, zmm26, zmm21                   ;   544.2 p0      45 next
        vpternlogd zmm26, zmm11, zmm5, 0xd2          ;   545.2 p5      45 next
        vpternlogd zmm12, zmm26, zmm9, 0x69          ;   546.2 p0      45 next
        vpternlogd zmm9, zmm25, zmm31, 0x87          ;   546.0 p5      45 next
        vpternlogd zmm9, zmm5, zmm30, 0x87           ;   547.0 p0      45 next
        vpternlogd zmm13, zmm10, zmm9, 0x69          ;   548.0 p5      45 next
        vpternlogd zmm9, zmm3, zmm16, 0x69           ;   548.0 p0      45 next
        vmovdqu64 zmm19, [rbp + 7232]                ;   526.2 p3      48 next reload
        vpternlogd zmm29, zmm23, zmm7, 0xd2          ;   548.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 1280]                ;   386.0 p2     108 r reload
        vpternlogd zmm0, zmm23, zmm5, 0x87           ;   548.2 p0      45 next
        vpternlogd zmm26, zmm13, zmm14, 0x96         ;   549.0 p5      45 next
        vpternlogd zmm29, zmm17, zmm31, 0x87         ;   549.2 p0      45 next
        vmovdqu64 zmm13, [rbp + 7616]                ;   451.2 p3      45 next reload
        vpternlogd zmm22, zmm13, zmm11, 0x96         ;   550.0 p5      54 next
        vpternlogd zmm12, zmm6, zmm29, 0x69          ;   550.2 p0      45 next
        vmovdqu64 zmm6, [rbp + 7808]                 ;   460.2 p2      54 next reload
        vpternlogd zmm26, zmm27, zmm6, 0x96          ;   551.0 p5      54 next
        vmovdqu64 zmm14, [rbp + 1728]                ;   386.0 p3     108 r reload
        vmovdqu64 zmm3, [rbp + 7680]                 ;   459.0 p2      54 next reload
        vpternlogd zmm0, zmm24, zmm3, 0x96           ;   551.2 p0      54 next
        vpternlogd zmm13, zmm11, [r10 + 128], 0x96   ;   552.0 p5+p3   54 next
        vmovdqu64 zmm5, [rbp + 7744]                 ;   455.2 p2      54 next reload
        vpandd zmm25, zmm25, zmm30                   ;   552.2 p0      45 next
        vpternlogd zmm25, zmm21, zmm31, 0x87         ;   553.2 p5      45 next
        vmovdqu64 zmm21, [rbp + 1856]                ;   386.0 p3     108 r reload
        vmovdqu64 zmm31, [rbp + 8576]                ;   450.0 p2      54 next reload
        vpternlogd zmm4, zmm28, zmm31, 0x96          ;   553.2 p0      54 next
        vmovdqu64 zmm30, [rbp + 6912]                ;   457.2 p3      54 next reload
        vpternlogd zmm2, zmm20, zmm30, 0x96          ;   554.0 p5      54 next
        vpternlogd zmm8, zmm23, zmm17, 0x28          ;   554.2 p0      45 next
        vpternlogd zmm8, zmm16, zmm25, 0x96          ;   555.2 p5      45 next
        vpternlogd zmm9, zmm1, zmm5, 0x96            ;   555.2 p0      54 next
        vpternlogd zmm25, zmm29, zmm7, 0x69          ;   556.0 p5      45 next
        vmovdqu64 zmm29, [rbp + 8192]                ;   455.2 p2      54 next reload
        vmovdqu64 zmm16, [rbp + 8512]                ;   408.2 p3      48 next reload
        vmovdqu64 zmm23, [rbp + 7936]                ;   420.2 p2      48 next reload
        vmovdqu64 zmm17, [rbp + 1792]                ;   387.7 p3     108 r reload
        vpternlogd zmm25, zmm18, zmm29, 0x96         ;   557.0 p0      54 next
        vmovdqu64 zmm18, [rbp + 8256]                ;   406.2 p2      48 next reload
        vpternlogd zmm28, zmm18, zmm17, 0x96         ;   557.0 p5      54 next
        vmovdqu64 zmm11, [rbp + 9088]                ;   537.0 p3      45 next reload
        vmovdqu64 [rbp + 9088], zmm28                ;   558.0 p7+p4   54 next spill
        vmovdqu64 zmm28, [rbp + 8384]                ;   419.2 p2      48 next reload
        vpternlogd zmm24, zmm28, [rbp + 1920], 0x96  ;   557.2 p0+p3   54 next
        vmovdqu64 [rbp + 7936], zmm24                ;   558.2 p8+p9   54 next spill
        vmovdqu64 zmm24, [rbp + 10240]               ;   427.0 p2      48 next reload
        vpternlogd zmm20, zmm16, zmm14, 0x96         ;   558.0 p5      54 next
        vpternlogd zmm12, zmm19, [rbp + 6848], 0x96  ;   558.2 p0+p3   54 next
        vmovdqu64 zmm7, [rbp + 6848]                 ;   482.0 p2      54 next
        vmovdqu64 zmm10, [rbp + 10176]               ;   487.0 p3      54 next
        vpternlogd zmm15, zmm23, zmm21, 0x96         ;   559.0 p5      54 next
        vmovdqu64 [rbp + 7808], zmm26                ;   552.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 8576], zmm4                 ;   554.2 p8+p9   54 next spill
        vmovdqu64 zmm4, [rbp + 8896]                 ;   422.0 p2      48 next reload
        vpternlogd zmm8, zmm11, [rbp + 10176], 0x96  ;   559.2 p0+p3   54 next
        vmovdqu64 [rbp + 10176], zmm15               ;   560.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 7680], zmm22                ;   551.0 p8+p9   54 next spill
        vpternlogd zmm19, zmm4, [rbp + 2112], 0x96   ;   560.0 p5+p2   54 next
        vpternlogd zmm16, zmm14, [r10 + 576], 0x96   ;   560.2 p0+p3   54 next
        vmovdqu64 [rbp + 8192], zmm0                 ;   552.2 p7+p4   54 next spill
        vpxord zmm31, zmm31, [r10 + 64]              ;   561.0 p5+p2   54 next
        mov rsi, qword [rbp + 10384]                 ;   398.3 p10    113 rounds reload
        vpternlogd zmm23, zmm21, [r10 + 704], 0x96   ;   561.2 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 8448]                ;   416.0 p2      48 next reload
        vmovdqu64 [rbp + 7744], zmm9                 ;   556.2 p8+p9   54 next spill
        vmovdqu64 [rbp + 7232], zmm19                ;   561.0 p7+p4   54 next spill
        vmovdqu64 zmm19, [rbp + 2048]                ;   400.3 p3     108 r reload
        vpxord zmm3, zmm3, [r10 + 192]               ;   562.0 p5+p2   54 next
        vmovdqu64 [rbp + 8256], zmm20                ;   559.0 p8+p9   54 next spill
        vmovdqu64 zmm20, [rbp + 1920]                ;   401.3 p3     108 r reload
        vmovdqa64 zmm21, zmm16                       ;   561.2         41 next copy
        vmovdqu64 [rbp + 7616], zmm12                ;   559.2 p7+p4   54 next spill
        vpxord zmm10, zmm10, [r10 + 448]             ;   562.2 p0+p2   54 next
        vpternlogd zmm28, zmm20, [r10 + 768], 0x96   ;   563.0 p5+p3   54 next
        vpternlogd zmm27, zmm24, [rbp + 2048], 0x96  ;   563.2 p0+p2   54 next
        vmovdqu64 zmm11, [rbp + 1984]                ;   403.3 p3     108 r reload
        vpternlogd zmm1, zmm15, zmm11, 0x96          ;   564.0 p5      54 next
        vmovdqa64 zmm9, zmm28                        ;   564.0         41 next copy
        sub r12, rsi                                 ;   405.2 p1     113 rounds
        vpternlogd zmm18, zmm17, [r10 + 640], 0x96   ;   564.2 p0+p2   54 next
        vpxord zmm29, zmm29, [r10 + 512]             ;   565.0 p5+p3   54 next
        vmovdqa64 zmm12, zmm28                       ;   564.0         41 next copy
        vpternlogd zmm12, zmm29, zmm29, 0xc3         ;   566.0 p0      41 next
        vpternlogd zmm24, zmm19, [r10 + 896], 0x96   ;   566.0 p5+p2   54 next
        vpandd zmm9, zmm9, zmm24                     ;   567.0 p0      41 next
        vpternlogd zmm9, zmm12, zmm23, 0xd2          ;   568.0 p5      41 next
        vpxord zmm7, zmm7, [r10 + 384]               ;   567.2 p0+p3   54 next
        vpternlogd zmm15, zmm11, [r10 + 832], 0x96   ;   568.0 p5+p2   54 next
        vmovdqa64 zmm26, zmm12                       ;   567.0         41 next copy
        vmovdqa64 zmm14, zmm23                       ;   562.2         41 next copy
        vpternlogd zmm14, zmm18, zmm29, 0x48         ;   568.2 p0      41 next
        vmovdqa64 zmm17, zmm10                       ;   563.2         41 next copy
        vmovdqu64 [rbp + 8512], zmm8                 ;   560.2 p8+p9   54 next spill
        vmovdqa64 zmm20, zmm28                       ;   564.0         41 next copy
        vmovdqu64 [rbp + 10304], zmm7                ;   568.2 p7+p4   54 next spill
        vpxord zmm6, zmm6, [r10 + 320]               ;   569.0 p5+p3   54 next
        vmovdqu64 [rbp + 10048], zmm6                ;   570.0 p8+p9   54 next spill
        vpternlogd zmm21, zmm29, zmm10, 0x6a         ;   569.2 p0      41 next
        vpxord zmm17, zmm17, zmm15                   ;   570.0 p5      41 next
        vmovdqa64 zmm11, zmm17                       ;   571.0         41 next copy
        vmovdqa64 zmm22, zmm23                       ;   562.2         41 next copy
        vmovdqu64 [rbp + 8448], zmm1                 ;   565.0 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm15                        ;   569.0         41 next copy
        vmovdqu64 [rbp + 8384], zmm25                ;   558.0 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm24                        ;   567.0         41 next copy
        vpternlogd zmm7, zmm15, zmm29, 0xb7          ;   570.2 p0      41 next
        vmovdqu64 [rbp + 9408], zmm31                ;   562.0 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm24                       ;   567.0         41 next copy
        vpternlogd zmm31, zmm23, zmm10, 0x48         ;   571.0 p5      41 next
        vpxord zmm6, zmm31, zmm7                     ;   572.0 p0      41 next
        vmovdqu64 [rbp + 9024], zmm6                 ;   573.0 p8+p9   41 next spill
        vmovdqu64 zmm6, [rbp + 2112]                 ;   420.0 p2     108 r reload
        vpternlogd zmm4, zmm6, [r10 + 960], 0x96     ;   572.0 p5+p3   54 next
        vmovdqa64 zmm19, zmm21                       ;   570.2         41 next copy
        vmovdqu64 [rbp + 6912], zmm17                ;   571.0 p7+p4   41 next spill
        vpternlogd zmm11, zmm18, zmm18, 0xc3         ;   572.2 p0      41 next
        vmovdqu64 [rbp + 10240], zmm2                ;   555.0 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm24                        ;   567.0         41 next copy
        vpandd zmm0, zmm28, zmm16                    ;   573.0 p5      41 next
        vpternlogd zmm26, zmm18, zmm16, 0x78         ;   573.2 p0      41 next
        vmovdqa64 zmm25, zmm17                       ;   571.0         41 next copy
        vpternlogd zmm19, zmm24, zmm29, 0x87         ;   574.0 p5      41 next
        vpxord zmm30, zmm30, [r10]                   ;   574.2 p0+p2   54 next
        vpandd zmm1, zmm1, zmm24                     ;   575.0 p5      41 next
        vpternlogd zmm0, zmm11, zmm4, 0xb4           ;   575.2 p0      41 next
        vpternlogd zmm0, zmm29, zmm10, 0x87          ;   576.2 p5      41 next
        vmovdqu64 [rbp + 6848], zmm27                ;   564.2 p7+p4   54 next spill
        vpandd zmm27, zmm15, zmm18                   ;   576.2 p0      41 next
        vpternlogd zmm20, zmm29, zmm10, 0x60         ;   577.0 p5      41 next
        vpternlogd zmm27, zmm24, zmm10, 0x87         ;   577.2 p0      41 next
        vmovdqa64 zmm8, zmm28                        ;   564.0         41 next copy
        vmovdqu64 [rbp + 10112], zmm31               ;   572.0 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm24                       ;   567.0         41 next copy
        vpandd zmm22, zmm22, zmm4                    ;   578.0 p5      41 next
        vpandd zmm31, zmm31, zmm4                    ;   578.2 p0      41 next
        vpternlogd zmm25, zmm28, zmm23, 0x95         ;   579.0 p5      41 next
        vpternlogd zmm25, zmm21, zmm4, 0x69          ;   580.0 p0      41 next
        vpternlogd zmm21, zmm29, zmm4, 0x48          ;   580.0 p5      41 next
        vpternlogd zmm2, zmm23, zmm18, 0x96          ;   580.2 p0      41 next
        vpternlogd zmm7, zmm2, zmm18, 0x78           ;   581.2 p5      41 next
        vmovdqa64 zmm17, zmm2                        ;   581.2         41 next copy
        vpternlogd zmm21, zmm27, zmm26, 0x96         ;   581.2 p0      41 next
        vpternlogd zmm27, zmm0, zmm11, 0x69          ;   582.0 p5      41 next
        vpternlogd zmm27, zmm25, [r13 + 8704], 0x96  ;   583.0 p0+p3   48 next
        vpternlogd zmm12, zmm25, zmm10, 0x39         ;   583.0 p5      41 next
        vmovdqa64 zmm25, zmm1                        ;   576.0         41 next copy
        vpternlogd zmm25, zmm4, zmm16, 0x78          ;   583.2 p0      41 next
        vpternlogd zmm25, zmm11, zmm28, 0x78         ;   584.2 p5      41 next
        vmovdqa64 zmm29, zmm4                        ;   573.0         41 next copy
        vpternlogd zmm29, zmm24, zmm16, 0x48         ;   584.2 p0      41 next
        vpternlogd zmm2, zmm29, zmm4, 0x93           ;   585.2 p5      41 next
        vpternlogd zmm8, zmm23, zmm16, 0x6a          ;   585.2 p0      41 next
        vpternlogd zmm19, zmm8, zmm23, 0x87          ;   586.2 p5      41 next
        vpternlogd zmm17, zmm19, zmm24, 0x39         ;   587.2 p0      41 next
        vpternlogd zmm14, zmm15, zmm10, 0x78         ;   587.0 p5      41 next
        vpternlogd zmm12, zmm14, zmm17, 0x96         ;   588.2 p0      41 next
        vpternlogd zmm19, zmm20, zmm25, 0x69         ;   588.0 p5      41 next
        vpternlogd zmm25, zmm15, zmm16, 0xb4         ;   588.2 p0      41 next
        vpternlogd zmm26, zmm25, zmm25, 0xc3         ;   589.2 p5      41 next
        vpxord zmm25, zmm25, zmm2                    ;   589.2 p0      41 next
        vpternlogd zmm17, zmm25, zmm1, 0x69          ;   590.2 p5      41 next
        vmovdqu64 zmm29, [rbp + 9408]                ;   562.0 p2      54 next reload
        vpxord zmm5, zmm5, [r10 + 256]               ;   590.2 p0+p3   54 next
        vpandd zmm1, zmm3, zmm5                      ;   591.2 p5      41 next
        vmovdqa64 zmm25, zmm9                        ;   569.0         41 next copy
        vpternlogd zmm25, zmm31, zmm31, 0xc3         ;   591.2 p0      41 next
        vpternlogd zmm0, zmm25, zmm2, 0x69           ;   592.2 p5      41 next
        vmovdqu64 zmm25, [rbp + 10048]               ;   570.0 p2      41 next
        vpxord zmm25, zmm25, zmm29                   ;   592.2 p0      41 next
        vmovdqa64 zmm20, zmm25                       ;   593.2         41 next copy
        vmovdqu64 zmm2, [rbp + 10048]                ;   570.0 p3      54 next reload
        vpternlogd zmm1, zmm13, zmm2, 0x48           ;   593.0 p5      41 next
        sub r10, rsi                                 ;   440.0 p6     113 rounds
        vpternlogd zmm22, zmm19, zmm3, 0x69          ;   593.2 p0      41 next
        vpternlogd zmm17, zmm19, zmm15, 0x96         ;   594.0 p5      41 next
        sub r9, rsi                                  ;   440.5 p11    113 rounds
        vpternlogd zmm28, zmm4, zmm23, 0x60          ;   594.2 p0      41 next
        vpternlogd zmm28, zmm4, zmm18, 0x2d          ;   595.2 p5      41 next
        vpternlogd zmm4, zmm24, zmm10, 0x6c          ;   595.2 p0      41 next
        vpternlogd zmm10, zmm31, zmm18, 0x93         ;   596.0 p5      41 next
        vpternlogd zmm28, zmm14, zmm4, 0x96          ;   596.2 p0      41 next
        vpternlogd zmm10, zmm15, zmm23, 0x87         ;   597.0 p5      41 next
        vpternlogd zmm7, zmm18, zmm10, 0x69          ;   598.0 p0      41 next
        vpternlogd zmm7, zmm4, zmm8, 0x96            ;   599.0 p5      41 next
        vmovdqa64 zmm4, zmm1                         ;   594.0         41 next copy
        vpternlogd zmm28, zmm11, zmm16, 0xd2         ;   598.2 p0      41 next
        vpternlogd zmm7, zmm9, zmm2, 0x96            ;   600.0 p5      41 next
        vmovdqa64 zmm9, zmm3                         ;   563.0         41 next copy
        vpternlogd zmm26, zmm10, zmm5, 0x96          ;   599.2 p0      41 next
        vpternlogd zmm9, zmm30, zmm30, 0xc3          ;   600.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 10304]                ;   568.2 p2      54 next reload
        vpxord zmm28, zmm28, zmm29                   ;   600.2 p0      41 next
        vmovdqa64 zmm18, zmm8                        ;   574.2         41 next copy
        vpternlogd zmm20, zmm8, zmm30, 0x78          ;   601.0 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   591.2         41 next copy
        vmovdqa64 zmm31, zmm3                        ;   563.0         41 next copy
        vpternlogd zmm31, zmm13, zmm30, 0x9a         ;   601.2 p0      41 next
        vpternlogd zmm4, zmm31, zmm5, 0x87           ;   602.2 p5      41 next
        vmovdqa64 zmm11, zmm8                        ;   574.2         41 next copy
        vpternlogd zmm11, zmm13, zmm13, 0x3f         ;   602.2 p0      41 next
        vpternlogd zmm4, zmm29, zmm8, 0x87           ;   603.2 p5      41 next
        vpternlogd zmm31, zmm8, zmm13, 0xac          ;   603.2 p0      41 next
        vpternlogd zmm0, zmm8, [rbp + 6912], 0x96    ;   604.0 p5+p3   41 next
        vpternlogd zmm31, zmm20, zmm2, 0x2d          ;   604.2 p0      41 next
        vpternlogd zmm18, zmm5, zmm3, 0x6c           ;   605.0 p5      41 next
        vpternlogd zmm31, zmm4, zmm5, 0x78           ;   605.2 p0      41 next
        vmovdqa64 zmm19, zmm18                       ;   606.0         41 next copy
        vpternlogd zmm19, zmm20, zmm2, 0x7d          ;   606.0 p5      41 next
        vpternlogd zmm10, zmm13, zmm29, 0x9c         ;   606.2 p0      41 next
        vmovdqa64 zmm14, zmm11                       ;   603.2         41 next copy
        vpternlogd zmm14, zmm3, zmm29, 0x78          ;   607.0 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   608.0         41 next copy
        vpternlogd zmm15, zmm5, zmm30, 0x78          ;   608.0 p0      41 next
        vpternlogd zmm9, zmm14, zmm25, 0xc6          ;   608.0 p5      41 next
        vmovdqa64 zmm14, zmm10                       ;   607.2         41 next copy
        vmovdqa64 zmm23, zmm9                        ;   609.0         41 next copy
        vmovdqa64 zmm16, zmm15                       ;   609.0         41 next copy
        vpternlogd zmm14, zmm29, zmm29, 0x3f         ;   608.2 p0      41 next
        vpternlogd zmm16, zmm4, zmm30, 0xd2          ;   609.0 p5      41 next
        vpternlogd zmm19, zmm16, zmm16, 0xc3         ;   610.0 p0      41 next
        vpxord zmm16, zmm5, zmm29                    ;   610.0 p5      41 next
        vpternlogd zmm10, zmm2, zmm30, 0x87          ;   610.2 p0      41 next
        vpternlogd zmm23, zmm25, zmm25, 0xf3         ;   611.0 p5      41 next
        vmovdqa64 zmm25, zmm14                       ;   609.2         41 next copy
        vpternlogd zmm14, zmm3, zmm30, 0x87          ;   611.2 p0      41 next
        vpternlogd zmm25, zmm16, zmm8, 0x87          ;   612.0 p5      41 next
        vpternlogd zmm12, zmm13, [rbp + 10112], 0x96 ;   612.2 p0+p2   41 next
        vpternlogd zmm4, zmm25, zmm2, 0xd2           ;   613.0 p5      41 next
        vpternlogd zmm25, zmm14, zmm8, 0xd7          ;   613.2 p0      41 next
        vpternlogd zmm23, zmm1, zmm25, 0x96          ;   614.2 p5      41 next
        vpternlogd zmm25, zmm18, zmm10, 0x96         ;   614.2 p0      41 next
        vpternlogd zmm11, zmm9, zmm2, 0x87           ;   615.0 p5      41 next
        vpternlogd zmm9, zmm25, zmm5, 0x93           ;   615.2 p0      41 next
        vpternlogd zmm4, zmm10, zmm3, 0x2d           ;   616.0 p5      41 next
        vpternlogd zmm4, zmm26, [r13 + 9024], 0x96   ;   617.0 p0+p3   48 next
        vpxord zmm26, zmm26, [r13 + 8448]            ;   617.0 p5+p2   48 next
        vmovdqa64 zmm6, zmm27                        ;   584.0         45 next copy
        vpternlogd zmm9, zmm14, zmm13, 0x2d          ;   617.2 p0      41 next
        vpternlogd zmm14, zmm29, zmm30, 0xd6         ;   618.0 p5      41 next
        vpternlogd zmm29, zmm14, zmm16, 0x93         ;   619.0 p0      41 next
        vpternlogd zmm29, zmm15, zmm13, 0x87         ;   620.0 p5      41 next
        vpternlogd zmm29, zmm11, zmm20, 0x96         ;   621.0 p0      41 next
        vpternlogd zmm29, zmm7, [r13 + 9088], 0x96   ;   622.0 p5+p3   48 next
        vpxord zmm7, zmm7, [r13 + 8512]              ;   620.2 p0+p2   48 next
        vmovdqu64 zmm1, [r13 + 8576]                 ;   462.0 p3      48 next
        sub r11, rsi                                 ;   461.7 p1     113 rounds
        vpternlogd zmm31, zmm28, [r13 + 8832], 0x96  ;   621.0 p5+p2   48 next
        vpxord zmm28, zmm28, [r13 + 8256]            ;   621.2 p0+p3   48 next
        vpxord zmm1, zmm1, zmm0                      ;   622.0 p5      48 next
        vpternlogd zmm6, zmm7, zmm26, 0x48           ;   622.2 p0      45 next
        sub r15, rsi                                 ;   463.0 p6     113 rounds
        add r10, 0x800                               ;   464.0 p11    113 rounds
        add r9, 0x400                                ;   464.2 p1     113 rounds
        vpandnd zmm25, zmm16, zmm2                   ;   623.0 p5      41 next
        vpternlogd zmm25, zmm5, zmm13, 0x48          ;   624.0 p0      41 next
        add r15, 0x800                               ;   464.7 p6     113 rounds
        sub r14, rsi                                 ;   465.0 p11    113 rounds
        vpternlogd zmm2, zmm15, zmm8, 0x7d           ;   624.0 p5      41 next
        vmovdqa64 zmm24, zmm7                        ;   621.2         45 next copy
        vpternlogd zmm24, zmm28, zmm28, 0xc3         ;   624.2 p0      45 next
        vpternlogd zmm9, zmm12, [r13 + 8896], 0x96   ;   625.0 p5+p2   48 next
        vpternlogd zmm23, zmm3, zmm30, 0xb4          ;   625.2 p0      41 next
        add r12, 0x400                               ;   466.0 p1     113 rounds
        vpternlogd zmm23, zmm0, [r13 + 9152], 0x96   ;   626.2 p5+p3   48 next
        and r12, 0x1fff                              ;   467.0 p6     113 rounds
        vpternlogd zmm14, zmm2, zmm25, 0x96          ;   626.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 9024]                ;   573.0 p2      41 next reload
        vpternlogd zmm17, zmm30, zmm25, 0x96         ;   627.0 p5      41 next
        vpternlogd zmm21, zmm25, [r13 + 8640], 0x96  ;   627.2 p0+p3   48 next
        vmovdqu64 zmm25, [r13 + 8192]                ;   468.0 p2      48 next
        vmovdqa64 zmm0, zmm7                         ;   621.2         45 next copy
        add r14, 0x800                               ;   469.2 p11    113 rounds
        vmovdqu64 zmm30, [r13 + 8320]                ;   469.3 p3      48 next
        vpternlogd zmm14, zmm22, [r13 + 8960], 0x96  ;   628.0 p5+p2   48 next
        vpxord zmm22, zmm22, [r13 + 8384]            ;   628.2 p0+p3   48 next
        vpxord zmm30, zmm30, zmm12                   ;   629.0 p5      48 next
        vmovdqa64 zmm12, zmm7                        ;   621.2         45 next copy
        vpternlogd zmm12, zmm26, zmm30, 0x6a         ;   630.0 p0      45 next
        vpxord zmm25, zmm25, zmm17                   ;   630.0 p5      48 next
        vpxord zmm5, zmm1, zmm25                     ;   631.0 p0      45 next
        vmovdqa64 zmm8, zmm5                         ;   632.0         45 next copy
        vmovdqa64 zmm20, zmm5                        ;   632.0         45 next copy
        vpternlogd zmm20, zmm7, zmm26, 0x95          ;   632.0 p5      45 next
        vmovdqa64 zmm16, zmm21                       ;   628.2         45 next copy
        vmovdqa64 zmm10, zmm30                       ;   630.0         45 next copy
        vpternlogd zmm10, zmm28, zmm25, 0x6a         ;   631.2 p0      45 next
        vmovdqa64 zmm11, zmm10                       ;   632.2         45 next copy
        vpandd zmm2, zmm21, zmm1                     ;   632.0 p5      45 next
        vmovdqa64 zmm3, zmm2                         ;   633.0         45 next copy
        vpternlogd zmm8, zmm22, zmm22, 0xc3          ;   632.2 p0      45 next
        vpternlogd zmm0, zmm28, zmm25, 0x60          ;   633.0 p5      45 next
        vpternlogd zmm16, zmm26, zmm22, 0x96         ;   633.2 p0      45 next
        vpternlogd zmm19, zmm17, [r13 + 8768], 0x96  ;   634.0 p5+p2   48 next
        vmovdqa64 zmm17, zmm21                       ;   628.2         45 next copy
        vpternlogd zmm17, zmm26, zmm25, 0x48         ;   634.2 p0      45 next
        vpternlogd zmm6, zmm27, zmm22, 0x2d          ;   635.0 p5      45 next
        vpternlogd zmm20, zmm10, zmm27, 0x69         ;   635.2 p0      45 next
        vpternlogd zmm10, zmm27, zmm28, 0x28         ;   636.0 p5      45 next
        and r14, 0x1fff                              ;   480.2 p1     113 rounds
        vpternlogd zmm3, zmm27, zmm30, 0x78          ;   636.2 p0      45 next
        vpternlogd zmm3, zmm8, zmm7, 0x78            ;   637.2 p5      45 next
        vmovdqu64 [rbp + 9280], zmm19                ;   635.0 p7+p4   48 next spill
        vmovdqa64 zmm13, zmm27                       ;   584.0         45 next copy
        vpternlogd zmm13, zmm21, zmm30, 0x48         ;   637.2 p0      45 next
        vpternlogd zmm13, zmm16, zmm27, 0x87         ;   638.2 p5      45 next
        vpternlogd zmm11, zmm21, zmm28, 0x87         ;   638.2 p0      45 next
        vpternlogd zmm11, zmm12, zmm26, 0x87         ;   639.2 p5      45 next
        add r14, rsi                                 ;   483.0 p6     113 rounds
        add r12, rsi                                 ;   483.2 p11    113 rounds
        vpternlogd zmm0, zmm11, zmm3, 0x69           ;   640.2 p0      45 next
        vpternlogd zmm3, zmm1, zmm30, 0xb4           ;   640.0 p5      45 next
        vmovdqa64 zmm15, zmm3                        ;   641.0         45 next copy
        vpxord zmm15, zmm15, zmm13                   ;   641.0 p0      45 next
        vpternlogd zmm11, zmm16, zmm21, 0x2d         ;   641.0 p5      45 next
        vpternlogd zmm15, zmm2, zmm11, 0x69          ;   642.0 p0      45 next
        vmovdqa64 zmm2, zmm21                        ;   628.2         45 next copy
        vpternlogd zmm2, zmm1, zmm28, 0xb7           ;   642.0 p5      45 next
        vpternlogd zmm15, zmm0, zmm1, 0x96           ;   643.0 p0      45 next
        vpxord zmm18, zmm2, zmm17                    ;   643.0 p5      45 next
        vpternlogd zmm15, zmm18, zmm19, 0x96         ;   644.0 p0      45 next
        vpternlogd zmm2, zmm16, zmm22, 0x78          ;   644.0 p5      45 next
        vmovdqa64 zmm16, zmm26                       ;   618.0         45 next copy
        vpternlogd zmm16, zmm22, zmm28, 0x48         ;   644.2 p0      45 next
        vpternlogd zmm16, zmm1, zmm25, 0x78          ;   645.2 p5      45 next
        vmovdqa64 zmm19, zmm24                       ;   625.2         45 next copy
        vpternlogd zmm19, zmm20, zmm25, 0x39         ;   645.2 p0      45 next
        vpternlogd zmm19, zmm11, zmm16, 0x96         ;   646.2 p5      45 next
        vmovdqa64 zmm11, zmm27                       ;   584.0         45 next copy
        vpternlogd zmm11, zmm21, zmm25, 0x6c         ;   646.2 p0      45 next
        vpternlogd zmm6, zmm16, zmm11, 0x96          ;   647.2 p5      45 next
        vpternlogd zmm19, zmm17, zmm9, 0x96          ;   647.2 p0      45 next
        vmovdqa64 zmm16, zmm24                       ;   625.2         45 next copy
        vpternlogd zmm16, zmm22, zmm30, 0x78         ;   648.0 p5      45 next
        vmovdqa64 zmm17, zmm16                       ;   649.0         45 next copy
        vpternlogd zmm17, zmm3, zmm3, 0xc3           ;   649.0 p0      45 next
        and r10, 0x1fff                              ;   494.0 p1     113 rounds
        add r10, rsi                                 ;   495.0 p6     113 rounds
        and r15, 0x1fff                              ;   494.3 p11    113 rounds
        vpternlogd zmm6, zmm8, zmm30, 0x78           ;   649.0 p5      45 next
        vpternlogd zmm6, zmm30, zmm31, 0x96          ;   650.0 p0      45 next
        vpandd zmm30, zmm30, zmm7                    ;   650.0 p5      45 next
        add r11, 0x400                               ;   495.3 p1     113 rounds
        vpandd zmm7, zmm7, zmm21                     ;   650.2 p0      45 next
        vpternlogd zmm30, zmm8, zmm27, 0xb4          ;   651.0 p5      45 next
        vpternlogd zmm30, zmm28, zmm25, 0x87         ;   652.0 p0      45 next
        vmovdqu64 zmm3, [rbp + 8512]                 ;   560.2 p3     108 r
        vpandd zmm28, zmm27, zmm26                   ;   652.0 p5      45 next
        vpternlogd zmm28, zmm0, zmm14, 0x69          ;   653.0 p0      45 next
        vpandd zmm27, zmm27, zmm21                   ;   653.0 p5      45 next
        vmovdqa64 zmm0, zmm27                        ;   654.0         45 next copy
        vpternlogd zmm0, zmm22, zmm25, 0x87          ;   654.0 p0      45 next
        vpternlogd zmm0, zmm26, zmm1, 0x87           ;   655.0 p5      45 next
        vpternlogd zmm7, zmm24, zmm26, 0xd2          ;   654.2 p0      45 next
        vpternlogd zmm17, zmm0, zmm4, 0x96           ;   656.0 p5      45 next
        vmovdqa64 zmm26, zmm7                        ;   655.2         45 next copy
        vpternlogd zmm26, zmm27, zmm27, 0xc3         ;   655.2 p0      45 next
        vpternlogd zmm26, zmm13, zmm30, 0x69         ;   656.2 p5      45 next
        vpternlogd zmm2, zmm0, zmm22, 0x69           ;   656.2 p0      45 next
        vpandd zmm22, zmm22, zmm1                    ;   657.0 p5      45 next
        vpternlogd zmm2, zmm11, zmm12, 0x96          ;   657.2 p0      45 next
        vmovdqu64 zmm12, [rbp + 7616]                ;   559.2 p2     108 r
        vpternlogd zmm2, zmm7, zmm29, 0x96           ;   658.2 p5      45 next
        vmovdqu64 zmm13, [rbp + 6848]                ;   564.2 p3     108 r
        vpternlogd zmm26, zmm5, zmm23, 0x96          ;   658.2 p0      45 next
        vmovdqu64 zmm5, [rbp + 8384]                 ;   558.0 p2     108 r
        vmovdqu64 zmm1, [rbp + 8192]                 ;   552.2 p3     108 r
        vmovdqu64 zmm7, [rbp + 10176]                ;   560.0 p2     108 r
        vpternlogd zmm22, zmm21, zmm25, 0x87         ;   659.0 p5      45 next
        vpxord zmm16, zmm16, zmm22                   ;   660.0 p0      45 next
        vmovdqu64 zmm25, [rbp + 6592]                ;   504.2 p3      63 r reload
        add r8, 0x400                                ;   504.3 p6     113 rounds
        vmovdqu64 zmm0, [rbp + 10240]                ;   555.0 p2     108 r
        vpternlogd zmm0, zmm25, [r13 + 1024], 0x96   ;   660.0 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 6272]                ;   506.2 p2      63 r reload
        vpternlogd zmm22, zmm30, zmm30, 0xc3         ;   660.2 p0      45 next
        vmovdqu64 zmm30, [rbp + 7680]                ;   551.0 p3     108 r
        vmovdqu64 zmm27, [rbp + 8576]                ;   554.2 p2     108 r
        vpternlogd zmm27, zmm25, [r13 + 1088], 0x96  ;   661.0 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 6464]                ;   509.5 p2      63 r reload
        vpternlogd zmm22, zmm20, zmm8, 0x96          ;   661.2 p0      45 next
        vmovdqu64 zmm8, [rbp + 7744]                 ;   556.2 p3     108 r
        vpternlogd zmm16, zmm10, zmm18, 0x96         ;   662.0 p5      45 next
        vmovdqu64 zmm18, [rbp + 8256]                ;   559.0 p2     108 r
        vmovdqu64 zmm10, [rbp + 7808]                ;   552.0 p3     108 r
        and r9, 0x1fff                               ;   511.0 p11    113 rounds
        vmovdqu64 zmm20, [rbp + 9088]                ;   558.0 p2     108 r
        add r15, rsi                                 ;   511.3 p1     113 rounds
        mov qword [rbp + 10456], r14                 ;   511.5 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 8448]                ;   565.0 p3     108 r
        and r11, 0x1fff                              ;   513.0 p6     113 rounds
        add r11, rsi                                 ;   514.0 p11    113 rounds
        mov qword [rbp + 10448], r11                 ;   515.0 p7+p4  113 rounds
        vpternlogd zmm30, zmm25, [r13 + 1152], 0x96  ;   662.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 6784]                ;   514.7 p3      63 r reload
        vpternlogd zmm1, zmm25, [r13 + 1216], 0x96   ;   663.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 6016]                ;   517.0 p3      63 r reload
        vpternlogd zmm8, zmm25, [r13 + 1280], 0x96   ;   663.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 6080]                ;   518.0 p3      63 r reload
        vpternlogd zmm10, zmm25, [r13 + 1344], 0x96  ;   664.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 6528]                ;   519.0 p3      63 r reload
        vpternlogd zmm12, zmm25, [r13 + 1408], 0x96  ;   664.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 6720]                ;   520.0 p3      63 r reload
        vpternlogd zmm3, zmm25, [r13 + 1472], 0x96   ;   665.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 6336]                ;   521.0 p3      63 r reload
        vpternlogd zmm5, zmm25, [r13 + 1536], 0x96   ;   665.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 5184]                ;   522.0 p3      63 r reload
        vpternlogd zmm18, zmm25, [r13 + 1600], 0x96  ;   666.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 5312]                ;   523.0 p3      63 r reload
        vpternlogd zmm20, zmm25, [r13 + 1664], 0x96  ;   666.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 5888]                ;   524.0 p3      63 r reload
        vpternlogd zmm7, zmm25, [r13 + 1728], 0x96   ;   667.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 6144]                ;   525.0 p3      63 r reload
        vmovdqu64 zmm24, [rbp + 7936]                ;   558.2 p2     108 r
        vpternlogd zmm24, zmm25, [r13 + 1792], 0x96  ;   667.2 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 5248]                ;   526.2 p2      63 r reload
        vpternlogd zmm11, zmm25, [r13 + 1856], 0x96  ;   668.0 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 6656]                ;   527.2 p2      63 r reload
        vpternlogd zmm13, zmm25, [r13 + 1920], 0x96  ;   668.2 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 6400]                ;   528.2 p2      63 r reload
        vmovdqu64 [rbp + 960], zmm11                 ;   669.0 p8+p9  113 rounds
        vmovdqu64 zmm11, [rbp + 7232]                ;   561.0 p3     108 r
        vpternlogd zmm11, zmm25, [r13 + 1984], 0x96  ;   669.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 10240]               ;   555.0 p3      54 next reload
        vpternlogd zmm15, zmm25, [rbp + 5376], 0x96  ;   669.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 8576]                ;   554.2 p3      54 next reload
        sub r13, rsi                                 ;   528.2 p1     113 rounds
        mov qword [rbp + 10440], r12                 ;   528.3 p7+p4  113 rounds
        vpternlogd zmm6, zmm25, [rbp + 4800], 0x96   ;   670.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 7680]                ;   551.0 p3      54 next reload
        vpternlogd zmm19, zmm25, [rbp + 5760], 0x96  ;   670.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 8192]                ;   552.2 p3      54 next reload
        vpternlogd zmm28, zmm25, [rbp + 4928], 0x96  ;   671.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 9088]                ;   558.0 p3      54 next reload
        add r9, rsi                                  ;   531.3 p6     113 rounds
        vpternlogd zmm31, zmm25, [rbp + 4992], 0x96  ;   671.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 7744]                ;   556.2 p3      54 next reload
        vpternlogd zmm17, zmm25, [rbp + 5824], 0x96  ;   672.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 7808]                ;   552.0 p3      54 next reload
        vmovdqu64 [rbp + 1088], zmm11                ;   670.0 p8+p9  113 rounds
        vpternlogd zmm2, zmm25, [rbp + 5632], 0x96   ;   672.2 p0+p2  108 r
        add r13, 0x800                               ;   536.2 p11    113 rounds
        mov qword [rbp + 10392], r15                 ;   537.0 p7+p4  113 rounds
        vmovdqu64 zmm25, [rbp + 7616]                ;   559.2 p3      54 next reload
        vpternlogd zmm26, zmm25, [rbp + 5568], 0x96  ;   673.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 10176]               ;   560.0 p3      54 next reload
        and r13, 0x1fff                              ;   538.7 p1     113 rounds
        vpternlogd zmm9, zmm25, [rbp + 4864], 0x96   ;   673.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 7936]                ;   558.2 p3      54 next reload
        vmovdqa64 zmm11, zmm2                        ;   673.2        108 r copy
        vmovdqa64 zmm2, zmm27                        ;   662.0        108 r copy
        vpternlogd zmm14, zmm25, [rbp + 5120], 0x96  ;   674.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 8512]                ;   560.2 p3      54 next reload
        vpternlogd zmm16, zmm25, [rbp + 6208], 0x96  ;   674.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 8448]                ;   565.0 p3      54 next reload
        mov qword [rbp + 10416], r10                 ;   544.0 p8+p9  113 rounds
        vpternlogd zmm4, zmm25, [rbp + 5696], 0x96   ;   675.0 p5+p2  108 r
        vmovdqu64 [rbp - 128], zmm14                 ;   675.0 p7+p4  113 rounds
        vmovdqa64 zmm14, zmm3                        ;   666.0        108 r copy
        vmovdqa64 zmm3, zmm6                         ;   671.0        108 r copy
        vmovdqu64 zmm25, [rbp + 8384]                ;   558.0 p3      54 next reload
        vpternlogd zmm22, zmm25, [rbp + 5504], 0x96  ;   675.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 6848]                ;   564.2 p3      54 next reload
        vmovdqa64 zmm21, zmm31                       ;   672.2        108 r copy
        vpternlogd zmm29, zmm25, [rbp + 5952], 0x96  ;   676.0 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 7232]                ;   561.0 p3      54 next reload
        vpternlogd zmm23, zmm25, [rbp + 5056], 0x96  ;   676.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 8256]                ;   559.0 p3      54 next reload
        vmovdqu64 [rbp - 64], zmm4                   ;   676.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 0], zmm29                   ;   677.0 p7+p4  113 rounds
        vmovdqa64 zmm4, zmm30                        ;   663.2        108 r copy
        vmovdqa64 zmm6, zmm1                         ;   664.0        108 r copy
        vmovdqa64 zmm1, zmm15                        ;   670.2        108 r copy
        vmovdqu64 [rbp + 64], zmm23                  ;   677.2 p8+p9  113 rounds
        vmovdqa64 zmm23, zmm9                        ;   674.2        108 r copy
        vmovdqu64 zmm29, [rbp + 9280]                ;   635.0 p2     108 r
        vmovdqa64 zmm9, zmm17                        ;   673.0        108 r copy
        vmovdqa64 zmm15, zmm16                       ;   675.2        108 r copy
        add rsi, r13                                 ;   553.0 p6     113 rounds
        vmovdqa64 zmm16, zmm5                        ;   666.2        108 r copy
        vmovdqu64 [rbp + 1024], zmm13                ;   669.2 p7+p4  113 rounds
        vmovdqa64 zmm13, zmm26                       ;   674.0        108 r copy
        vmovdqa64 zmm5, zmm19                        ;   671.2        108 r copy
        vmovdqa64 zmm17, zmm22                       ;   676.2        108 r copy
        vpternlogd zmm29, zmm25, [rbp + 5440], 0x96  ;   677.0 p5+p3  108 r
        mov qword [rbp + 10424], rsi                 ;   554.8 p8+p9  113 rounds
        vmovdqa64 zmm19, zmm29                       ;   678.0        108 r copy
        vmovdqa64 zmm22, zmm7                        ;   668.0        108 r copy
        vmovdqa64 zmm7, zmm28                        ;   672.0        108 r copy
        lea rax, [rbp - 896]                         ;                    first state
        cmp r8, qword [rbp + 10432]                  ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 10408], r8                  ;                    resident
        mov qword [rbp + 10400], r9                  ;                    resident
        vmovdqu64 [rbp + 3200], zmm0                 ;                    resident
        vmovdqu64 [rbp + 3776], zmm1                 ;                    resident
        vmovdqu64 [rbp + 3648], zmm2                 ;                    resident
        vmovdqu64 [rbp + 3392], zmm3                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm4                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm5                 ;                    resident
        vmovdqu64 [rbp + 3584], zmm6                 ;                    resident
        vmovdqu64 [rbp + 3264], zmm7                 ;                    resident
        vmovdqu64 [rbp + 3904], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4096], zmm9                 ;                    resident
        vmovdqu64 [rbp + 3328], zmm10                ;                    resident
        vmovdqu64 [rbp + 4608], zmm11                ;                    resident
        vmovdqu64 [rbp + 3520], zmm12                ;                    resident
        vmovdqu64 [rbp + 4480], zmm13                ;                    resident
        vmovdqu64 [rbp + 4160], zmm14                ;                    resident
        vmovdqu64 [rbp + 3840], zmm15                ;                    resident
        vmovdqu64 [rbp + 3712], zmm16                ;                    resident
        vmovdqu64 [rbp + 4544], zmm17                ;                    resident
        vmovdqu64 [rbp + 4224], zmm18                ;                    resident
        vmovdqu64 [rbp + 4352], zmm19                ;                    resident
        vmovdqu64 [rbp + 4672], zmm20                ;                    resident
        vmovdqu64 [rbp + 4416], zmm21                ;                    resident
        vmovdqu64 [rbp + 3456], zmm22                ;                    resident
        vmovdqu64 [rbp + 4736], zmm23                ;                    resident
        vmovdqu64 [rbp + 3968], zmm24                ;                    resident
        vmovdqu64 zmm1, [rbp + 1152]                 ;     0.0 p2      62 r
        mov r8, qword [rbp + 10384]                  ;     0.2 p3      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2176]                 ;     1.0 p2      62 r reload
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.2 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.2 p5+p2   63 r
        mov r9, qword [rbp + 10464]                  ;     1.2 p10    119 r reload
        vmovdqu64 zmm5, [rbp + 1856]                 ;     2.2 p3      62 r
        vmovdqu64 zmm2, [rbp + 1216]                 ;     3.0 p2      62 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.2 p7+p4  119 r
        vmovdqu64 zmm0, [rbp + 2304]                 ;     3.2 p3      62 r reload
        vmovdqu64 [r9], zmm1                         ;    12.2 p8+p9  119 r
        vmovdqu64 zmm8, [rbp + 3904]                 ;     4.0 p2      62 r reload
        vmovdqu64 zmm1, [rbp + 2240]                 ;     4.2 p3      62 r reload
        vpternlogd zmm2, zmm1, [r8 + 14400], 0x78    ;    11.2 p0+p2   62 r
        vmovdqu64 [r9 + 64], zmm2                    ;    12.2 p7+p4  119 r
        vpternlogd zmm1, zmm2, [r8 + 64], 0x1e       ;    12.2 p5+p3   63 r
        vmovdqu64 zmm2, [rbp + 1280]                 ;     6.0 p2      62 r
        vpternlogd zmm2, zmm0, [r8 + 14464], 0x78    ;    12.0 p0+p3   62 r
        vpternlogd zmm0, zmm2, [r8 + 128], 0x1e      ;    13.0 p5+p2   63 r
        vmovdqu64 [r9 + 1152], zmm0                  ;    14.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2368]                 ;     7.2 p3      62 r reload
        vmovdqu64 [r9 + 1088], zmm1                  ;    13.2 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 1344]                 ;     8.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    14.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    15.0 p5+p2   63 r
        vmovdqu64 [r9 + 1216], zmm0                  ;    16.0 p8+p9  119 r
        vmovdqu64 [r9 + 128], zmm2                   ;    13.0 p7+p4  119 r
        vmovdqu64 zmm0, [rbp + 2432]                 ;     9.2 p3      62 r reload
        vmovdqu64 [r9 + 192], zmm1                   ;    15.0 p8+p9  119 r
        vmovdqu64 zmm6, [rbp + 1920]                 ;    10.0 p2      62 r
        vmovdqu64 zmm14, [rbp + 4160]                ;    10.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1472]                 ;    11.0 p2      62 r
        vmovdqu64 zmm1, [rbp + 1408]                 ;    11.2 p3      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    17.2 p0+p2   62 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    18.2 p5+p3   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    18.2 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2496]                 ;    13.0 p2      62 r reload
        vpternlogd zmm2, zmm1, [r8 + 14656], 0x78    ;    19.0 p0+p3   62 r
        vmovdqu64 [r9 + 320], zmm2                   ;    20.0 p8+p9  119 r
        vpternlogd zmm1, zmm2, [r8 + 320], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 zmm2, [rbp + 1536]                 ;    14.2 p3      62 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    19.2 p7+p4  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;    15.0 p2      62 r reload
        vpternlogd zmm2, zmm0, [r8 + 14720], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm2, [r8 + 384], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm2                   ;    22.0 p8+p9  119 r
        vmovdqu64 [r9 + 1344], zmm1                  ;    21.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2624]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1600]                 ;    17.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 14784], 0x78    ;    23.0 p0+p3   62 r
        vmovdqu64 [r9 + 448], zmm2                   ;    24.0 p8+p9  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    23.0 p7+p4  119 r
        vmovdqu64 zmm16, [rbp + 4544]                ;    18.0 p2      62 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm13, [rbp + 4480]                ;    19.0 p2      62 r
        vmovdqu64 zmm22, [rbp + 64]                  ;    19.2 p3      62 r
        vmovdqu64 zmm4, [rbp + 1728]                 ;    20.0 p2      62 r
        vmovdqu64 zmm3, [rbp + 1664]                 ;    20.2 p3      62 r
        vpternlogd zmm4, zmm0, [r8 + 14912], 0x78    ;    26.0 p5+p2   62 r
        vmovdqu64 zmm9, [rbp + 4096]                 ;    21.2 p3      62 r
        vpternlogd zmm1, zmm2, [r8 + 448], 0x1e      ;    24.0 p0+p2   63 r
        vmovdqu64 zmm2, [rbp + 2688]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm12, [rbp + 3520]                ;    23.0 p2      62 r reload
        vpternlogd zmm3, zmm2, [r8 + 14848], 0x78    ;    28.2 p5+p3   62 r
        vpternlogd zmm2, zmm3, [r8 + 512], 0x1e      ;    29.2 p0+p2   63 r
        vmovdqu64 [r9 + 1472], zmm1                  ;    25.0 p8+p9  119 r
        vpternlogd zmm9, zmm8, [r8 + 4352], 0x78     ;    27.2 p5+p3   62 r
        vmovdqu64 [r9 + 576], zmm4                   ;    27.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2816]                 ;    25.0 p2      62 r reload
        vmovdqu64 [r9 + 512], zmm3                   ;    29.2 p8+p9  119 r
        vmovdqu64 zmm3, [rbp + 1792]                 ;    25.2 p3      62 r
        vpternlogd zmm3, zmm1, [r8 + 14976], 0x78    ;    31.2 p0+p2   62 r
        vpternlogd zmm0, zmm4, [r8 + 576], 0x1e      ;    27.0 p5+p3   63 r
        vmovdqu64 zmm4, [rbp + 2880]                 ;    27.0 p2      62 r reload
        vpternlogd zmm5, zmm4, [r8 + 15040], 0x78    ;    33.0 p0+p3   62 r
        vmovdqu64 [r9 + 640], zmm3                   ;    32.2 p7+p4  119 r
        vpternlogd zmm4, zmm5, [r8 + 704], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 zmm19, [rbp + 4416]                ;    28.2 p3      62 r
        vmovdqu64 [r9 + 1536], zmm2                  ;    30.2 p8+p9  119 r
        vmovdqu64 zmm7, [rbp + 2048]                 ;    29.0 p2      62 r
        vmovdqu64 [r9 + 704], zmm5                   ;    34.0 p7+p4  119 r
        vmovdqu64 zmm5, [rbp + 3072]                 ;    29.2 p3      62 r reload
        vpternlogd zmm7, zmm5, [r8 + 15232], 0x78    ;    35.2 p0+p2   62 r
        vpternlogd zmm5, zmm7, [r8 + 896], 0x1e      ;    36.2 p5+p3   63 r
        vmovdqu64 [r9 + 1920], zmm5                  ;    37.2 p8+p9  119 r
        vmovdqu64 zmm2, [rbp + 2944]                 ;    31.0 p2      62 r reload
        vmovdqu64 [r9 + 1728], zmm4                  ;    35.0 p7+p4  119 r
        vpternlogd zmm6, zmm2, [r8 + 15104], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm2, zmm6, [r8 + 768], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 zmm17, [rbp + 4352]                ;    32.2 p3      62 r
        vpternlogd zmm13, zmm12, [r8 + 4480], 0x78   ;    33.0 p0+p2   62 r
        vmovdqu64 [r9 + 2432], zmm13                 ;    34.0 p8+p9  120 r
        vmovdqu64 [r9 + 768], zmm6                   ;    38.0 p7+p4  119 r
        vmovdqu64 zmm21, [rbp - 64]                  ;    33.2 p3      62 r
        vmovdqu64 zmm10, [rbp + 3328]                ;    34.0 p2      62 r reload
        vmovdqu64 [r9 + 2304], zmm9                  ;    28.2 p8+p9  120 r
        vmovdqu64 [r9 + 1792], zmm2                  ;    39.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    28.2 p8+p9  119 r
        vpternlogd zmm12, zmm13, [r8 + 10624], 0x1e  ;    34.2 p5+p3   63 r
        vmovdqu64 zmm4, [rbp + 4032]                 ;    35.0 p2      62 r reload
        vmovdqu64 zmm13, [rbp + 1088]                ;    35.2 p3      62 r reload
        vpternlogd zmm22, zmm13, [r8 + 5056], 0x78   ;    41.2 p0+p2   62 r
        vmovdqu64 [r9 + 896], zmm7                   ;    36.2 p7+p4  119 r
        vmovdqu64 zmm18, [rbp + 4672]                ;    36.2 p3      62 r reload
        vmovdqu64 zmm11, [rbp + 4608]                ;    37.0 p2      62 r
        vpternlogd zmm11, zmm10, [r8 + 4416], 0x78   ;    43.0 p5+p3   62 r
        vmovdqu64 zmm6, [rbp + 2112]                 ;    38.0 p2      62 r
        vpternlogd zmm1, zmm3, [r8 + 640], 0x1e      ;    38.2 p0+p3   63 r
        vpternlogd zmm19, zmm18, [r8 + 4736], 0x78   ;    42.2 p5+p2   62 r
        vmovdqu64 [r9 + 1664], zmm1                  ;    39.2 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3008]                 ;    39.2 p3      62 r reload
        vpternlogd zmm10, zmm11, [r8 + 10560], 0x1e  ;    44.0 p0+p2   63 r
        vmovdqu64 [r9 + 2368], zmm11                 ;    44.0 p7+p4  120 r
        vmovdqu64 zmm5, [rbp + 4288]                 ;    40.2 p3      62 r
        vpternlogd zmm8, zmm9, [r8 + 10496], 0x1e    ;    41.0 p5+p2   63 r
        vmovdqu64 zmm9, [rbp + 960]                  ;    41.2 p3      62 r reload
        vmovdqu64 zmm7, [rbp + 3264]                 ;    42.0 p2      62 r
        vmovdqu64 zmm1, [rbp + 3136]                 ;    42.2 p3      62 r reload
        vpternlogd zmm6, zmm1, [r8 + 15296], 0x78    ;    48.2 p0+p2   62 r
        vmovdqu64 zmm2, [rbp + 3648]                 ;    43.2 p3      62 r reload
        vmovdqu64 zmm3, [rbp + 1984]                 ;    44.0 p2      62 r
        vpternlogd zmm1, zmm6, [r8 + 960], 0x1e      ;    49.2 p5+p3   63 r
        vpternlogd zmm3, zmm0, [r8 + 15168], 0x78    ;    50.0 p0+p2   62 r
        vmovdqu64 [r9 + 960], zmm6                   ;    49.2 p8+p9  119 r
        vmovdqu64 zmm6, [rbp + 3584]                 ;    45.2 p3      62 r reload
        vmovdqu64 [r9 + 1984], zmm1                  ;    50.2 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 3776]                 ;    46.0 p2      62 r
        vmovdqu64 [r9 + 832], zmm3                   ;    51.0 p8+p9  119 r
        vpternlogd zmm0, zmm3, [r8 + 832], 0x1e      ;    51.0 p5+p3   63 r
        vmovdqu64 zmm3, [rbp + 3392]                 ;    47.0 p2      62 r
        vpternlogd zmm3, zmm2, [r8 + 4160], 0x78     ;    53.0 p0+p3   62 r
        vpternlogd zmm2, zmm3, [r8 + 10304], 0x1e    ;    54.0 p5+p2   63 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    52.0 p7+p4  119 r
        vmovdqu64 [r9 + 2112], zmm3                  ;    54.0 p8+p9  120 r
        vmovdqu64 zmm15, [rbp + 3840]                ;    48.2 p3      62 r
        vpternlogd zmm7, zmm6, [r8 + 4288], 0x78     ;    51.2 p0+p2   62 r
        vpternlogd zmm15, zmm14, [r8 + 4544], 0x78   ;    54.2 p5+p3   62 r
        vmovdqu64 zmm0, [rbp + 3200]                 ;    50.0 p2      62 r reload
        vmovdqu64 [r9 + 2496], zmm15                 ;    55.2 p7+p4  120 r
        vmovdqu64 [r9 + 2240], zmm7                  ;    52.2 p8+p9  120 r
        vmovdqu64 zmm11, [rbp + 0]                   ;    50.2 p3      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    56.0 p0+p2   62 r
        vmovdqu64 [r9 + 3456], zmm12                 ;    39.7 p7+p4  120 r
        vpternlogd zmm6, zmm7, [r8 + 10432], 0x1e    ;    52.2 p5+p3   63 r
        vmovdqu64 [r9 + 3264], zmm6                  ;    53.2 p8+p9  120 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    57.0 p0+p2   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    57.0 p7+p4  120 r
        vmovdqu64 [r9 + 3328], zmm8                  ;    42.2 p8+p9  120 r
        vpternlogd zmm5, zmm4, [r8 + 4224], 0x78     ;    52.2 p5+p3   62 r
        vpternlogd zmm4, zmm5, [r8 + 10368], 0x1e    ;    53.2 p0+p2   63 r
        vmovdqu64 [r9 + 3200], zmm4                  ;    54.2 p7+p4  120 r
        vpternlogd zmm13, zmm22, [r8 + 11200], 0x1e  ;    53.2 p5+p3   63 r
        vmovdqu64 [r9 + 3136], zmm2                  ;    55.0 p8+p9  120 r
        vpternlogd zmm18, zmm19, [r8 + 10880], 0x1e  ;    54.0 p0+p2   63 r
        vpternlogd zmm21, zmm9, [r8 + 4928], 0x78    ;    54.2 p5+p3   62 r
        vmovdqu64 [r9 + 2176], zmm5                  ;    53.2 p7+p4  120 r
        vmovdqu64 zmm5, [rbp + 3456]                 ;    55.0 p2      62 r reload
        vmovdqu64 [r9 + 3392], zmm10                 ;    46.2 p8+p9  120 r
        vmovdqu64 zmm2, [rbp + 1024]                 ;    55.2 p3      62 r reload
        vpternlogd zmm14, zmm15, [r8 + 10688], 0x1e  ;    56.0 p0+p2   63 r
        vmovdqu64 zmm1, [rbp + 3712]                 ;    56.2 p3      62 r reload
        vpternlogd zmm9, zmm21, [r8 + 11072], 0x1e   ;    57.0 p5+p2   63 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    58.0 p7+p4  120 r
        vmovdqu64 zmm3, [rbp + 4224]                 ;    57.2 p3      62 r reload
        vmovdqu64 zmm7, [rbp - 128]                  ;    58.0 p2      62 r
        vmovdqu64 zmm0, [rbp + 3968]                 ;    58.2 p3      62 r reload
        vpternlogd zmm7, zmm0, [r8 + 4864], 0x78     ;    64.2 p0+p2   62 r
        vpternlogd zmm16, zmm1, [r8 + 4608], 0x78    ;    62.2 p5+p3   62 r
        vpternlogd zmm17, zmm3, [r8 + 4672], 0x78    ;    63.2 p0+p2   62 r
        vpternlogd zmm3, zmm17, [r8 + 10816], 0x1e   ;    64.2 p5+p3   63 r
        vpternlogd zmm11, zmm2, [r8 + 4992], 0x78    ;    61.2 p0+p2   62 r
        vmovdqu64 zmm20, [rbp + 4736]                ;    61.2 p3      62 r
        vpternlogd zmm0, zmm7, [r8 + 11008], 0x1e    ;    65.2 p5+p2   63 r
        vpternlogd zmm2, zmm11, [r8 + 11136], 0x1e   ;    62.2 p0+p3   63 r
        vpternlogd zmm20, zmm5, [r8 + 4800], 0x78    ;    67.2 p5+p2   62 r
        vpternlogd zmm1, zmm16, [r8 + 10752], 0x1e   ;    63.2 p0+p3   63 r
        vpternlogd zmm5, zmm20, [r8 + 10944], 0x1e   ;    68.2 p5+p2   63 r
        mov r8, qword [rbp + 10368]                  ;    40.2 p10    141 blocks
        add r8, 0x1000                               ;    45.2 p1     141 blocks
        mov qword [rbp + 10368], r8                  ;    48.2 p8+p9  141 blocks
        vmovdqu64 [r9 + 3520], zmm14                 ;    57.0 p7+p9  120 r
        vmovdqu64 [r9 + 2624], zmm17                 ;    64.2 p8+p4  120 r
        vmovdqu64 [r9 + 2944], zmm11                 ;    62.2 p7+p9  120 r
        vmovdqu64 [r9 + 4032], zmm13                 ;    54.2 p8+p4  120 r
        vmovdqu64 [r9 + 3968], zmm2                  ;    63.2 p7+p9  120 r
        vmovdqu64 [r9 + 2816], zmm7                  ;    65.2 p8+p4  120 r
        vmovdqu64 [r9 + 3840], zmm0                  ;    66.2 p7+p9  120 r
        vmovdqu64 [r9 + 3008], zmm22                 ;    55.7 p8+p4  120 r
        vmovdqu64 [r9 + 3776], zmm5                  ;    69.2 p7+p9  120 r
        vmovdqu64 [r9 + 3648], zmm3                  ;    65.2 p8+p4  120 r
        vmovdqu64 [r9 + 3712], zmm18                 ;    59.2 p7+p9  120 r
        vmovdqu64 [r9 + 2560], zmm16                 ;    63.2 p8+p4  120 r
        vmovdqu64 [r9 + 2688], zmm19                 ;    61.2 p7+p9  120 r
        vmovdqu64 [r9 + 2752], zmm20                 ;    68.2 p8+p4  120 r
        vmovdqu64 [r9 + 3904], zmm9                  ;    63.2 p7+p9  120 r
        vmovdqu64 [r9 + 3584], zmm1                  ;    64.2 p8+p4  120 r
        vmovdqu64 [r9 + 2880], zmm21                 ;    65.2 p7+p9  120 r
        add r9, 0x1000                               ;    43.5 p6     141 blocks
        mov qword [rbp + 10464], r9                  ;    65.7 p8+p4  141 blocks
        cmp r8, qword [rbp + 10376]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10472]                 ;                    frame
        pop r15                                      ;                    preserved
        pop r14                                      ;                    preserved
        pop r13                                      ;                    preserved
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
misty1_encrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
