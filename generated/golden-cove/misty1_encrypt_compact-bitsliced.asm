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
;   blocks: 78 uops, planned 41.3; bounds: width 13.0, ports 34.5, path 6.0
;   blocks/rounds: 2469 uops, planned 680.7; bounds: width 411.5, ports 675.0, path 79.0
;   blocks.2: 263 uops, planned 68.2; bounds: width 43.8, ports 65.0, path 14.0
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
        sub rsp, 0x29c0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10536], rax                 ;                    frame
        mov dword [rbp + 10544], ecx                 ;                    argument
        mov qword [rbp + 10432], rsi                 ;                    argument
        mov qword [rbp + 10448], rdi                 ;                    argument
        mov qword [rbp + 10528], rdx                 ;                    argument
        mov r8d, dword [rbp + 10544]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10432]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10440], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10544], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 10432]                 ;                    first state
        mov r8, qword [rbp + 10432]                  ;     0.2 p3     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.2 p2     111 l.0
        vmovdqu64 zmm1, [r8 + 64]                    ;     5.2 p3     111 l.1
        vmovdqu64 zmm2, [r8 + 128]                   ;     5.2 p2     111 l.2
        vmovdqu64 zmm3, [r8 + 192]                   ;     5.2 p3     111 l.3
        vmovdqu64 zmm4, [r8 + 256]                   ;     5.2 p2     111 l.4
        vmovdqu64 zmm5, [r8 + 320]                   ;     5.2 p3     111 l.5
        vmovdqu64 zmm6, [r8 + 384]                   ;     5.2 p2     111 l.6
        vmovdqu64 zmm7, [r8 + 448]                   ;     5.2 p3     111 l.7
        vmovdqu64 zmm8, [r8 + 512]                   ;     5.2 p2     111 l.8
        vmovdqu64 zmm9, [r8 + 576]                   ;     5.2 p3     111 l.9
        vmovdqu64 zmm10, [r8 + 640]                  ;     6.0 p2     111 l.10
        vmovdqu64 zmm11, [r8 + 704]                  ;     6.2 p3     111 l.11
        vmovdqu64 zmm12, [r8 + 768]                  ;     7.0 p2     111 l.12
        vmovdqu64 zmm13, [r8 + 832]                  ;     7.2 p3     111 l.13
        vmovdqu64 zmm16, [r8 + 1024]                 ;     8.0 p2     111 l.16
        vmovdqu64 zmm17, [r8 + 1088]                 ;     8.2 p3     111 l.17
        vmovdqu64 zmm18, [r8 + 1152]                 ;     9.0 p2     111 l.18
        vmovdqu64 zmm19, [r8 + 1216]                 ;     9.2 p3     111 l.19
        vmovdqu64 zmm20, [r8 + 1280]                 ;    10.0 p2     111 l.20
        vmovdqu64 zmm21, [r8 + 1344]                 ;    10.2 p3     111 l.21
        vmovdqu64 zmm22, [r8 + 1408]                 ;    11.0 p2     111 l.22
        vmovdqu64 zmm23, [r8 + 1472]                 ;    11.2 p3     111 l.23
        vmovdqu64 zmm24, [r8 + 1536]                 ;    12.0 p2     111 l.24
        vmovdqu64 zmm25, [r8 + 1600]                 ;    12.2 p3     111 l.25
        vmovdqu64 zmm26, [r8 + 1664]                 ;    13.0 p2     111 l.26
        vmovdqu64 zmm27, [r8 + 1728]                 ;    13.2 p3     111 l.27
        vmovdqu64 zmm28, [r8 + 1792]                 ;    14.0 p2     111 l.28
        vmovdqu64 zmm29, [r8 + 1856]                 ;    14.2 p3     111 l.29
        vmovdqu64 zmm30, [r8 + 1920]                 ;    15.0 p2     111 l.30
        vmovdqu64 zmm31, [r8 + 1984]                 ;    15.2 p3     111 l.31
        mov r9, qword [rbp + 10448]                  ;     5.3 p10    113 rounds
        add r9, 0x1800                               ;    10.3 p0     113 rounds
        mov r10, qword [rbp + 10448]                 ;     6.3 p10    113 rounds
        add r10, 0x800                               ;    11.3 p1     113 rounds
        mov r11, qword [rbp + 10448]                 ;     7.3 p10    113 rounds
        add r11, 0x1000                              ;    12.3 p5     113 rounds
        vmovdqu64 [rbp + 3072], zmm16                ;    14.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3136], zmm17                ;    14.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 3200], zmm18                ;    15.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3264], zmm19                ;    15.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 3328], zmm20                ;    16.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3392], zmm21                ;    16.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 3456], zmm22                ;    17.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 3520], zmm0                 ;    12.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 3584], zmm1                 ;    14.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3648], zmm2                 ;    14.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 3712], zmm3                 ;    16.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3776], zmm4                 ;    16.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 3840], zmm5                 ;    18.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 3904], zmm23                ;    18.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 3968], zmm6                 ;    20.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4032], zmm24                ;    20.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4096], zmm7                 ;    22.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4160], zmm25                ;    22.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4224], zmm8                 ;    24.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4288], zmm26                ;    24.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4352], zmm9                 ;    26.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4416], zmm27                ;    26.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4480], zmm10                ;    28.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4544], zmm28                ;    28.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4608], zmm11                ;    30.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4672], zmm29                ;    30.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4736], zmm12                ;    32.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4800], zmm30                ;    32.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 4864], zmm13                ;    34.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 4928], zmm31                ;    34.5 p8+p9  113 rounds
        mov qword [rbp + 10456], r9                  ;    36.3 p7+p4  113 rounds
        mov qword [rbp + 10464], r9                  ;    36.5 p8+p9  113 rounds
        mov qword [rbp + 10472], r10                 ;    37.3 p7+p4  113 rounds
        mov qword [rbp + 10480], r10                 ;    37.5 p8+p9  113 rounds
        mov qword [rbp + 10488], r11                 ;    38.3 p7+p4  113 rounds
        mov qword [rbp + 10496], r11                 ;    38.5 p8+p9  113 rounds
        mov qword [rbp + 10504], r11                 ;    39.3 p7+p4  113 rounds
        mov r8, qword [rbp + 10448]                  ;    12.5 p10    113 rounds reload
        mov qword [rbp + 10512], r8                  ;    39.5 p8+p9  113 rounds
        mov qword [rbp + 10520], r8                  ;    40.3 p7+p4  113 rounds
        vmovdqu64 zmm0, [rbp + 3072]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 3136]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 3200]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 3264]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 3328]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 3392]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 3456]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 3904]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4160]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4288]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4416]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4544]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm15, [rbp + 4928]                ;                    resident
        vmovdqu64 zmm16, [rbp + 3520]                ;                    resident
        vmovdqu64 zmm17, [rbp + 3584]                ;                    resident
        vmovdqu64 zmm18, [rbp + 3648]                ;                    resident
        vmovdqu64 zmm19, [rbp + 3712]                ;                    resident
        vmovdqu64 zmm20, [rbp + 3776]                ;                    resident
        vmovdqu64 zmm21, [rbp + 3840]                ;                    resident
        vmovdqu64 zmm22, [rbp + 3968]                ;                    resident
        vmovdqu64 zmm23, [rbp + 4096]                ;                    resident
        vmovdqu64 zmm24, [rbp + 4224]                ;                    resident
        vmovdqu64 zmm25, [rbp + 4352]                ;                    resident
        vmovdqu64 zmm26, [rbp + 4480]                ;                    resident
        vmovdqu64 zmm27, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm28, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm29, [rbp + 4864]                ;                    resident
        mov r8, qword [rbp + 10480]                  ;                    resident
        mov r9, qword [rbp + 10496]                  ;                    resident
        mov r10, qword [rbp + 10520]                 ;                    resident
        mov r11, qword [rbp + 10464]                 ;                    resident
        mov r12, qword [rbp + 10512]                 ;                    resident
        mov r13, qword [rbp + 10456]                 ;                    resident
        mov r14, qword [rbp + 10472]                 ;                    resident
        mov r15, qword [rbp + 10488]                 ;                    resident
        align 16
.rounds_2:
        vpternlogd zmm16, zmm0, [r12], 0x78          ;     6.0 p0+p2   62 r
        vpternlogd zmm17, zmm1, [r12 + 64], 0x78     ;     6.0 p5+p3   62 r
        vpternlogd zmm18, zmm2, [r12 + 128], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm19, zmm3, [r12 + 192], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm20, zmm4, [r12 + 256], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm21, zmm5, [r12 + 320], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm22, zmm6, [r12 + 384], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm23, zmm7, [r12 + 448], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm24, zmm8, [r12 + 512], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm25, zmm9, [r12 + 576], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm26, zmm10, [r12 + 640], 0x78   ;     6.0 p0+p2   62 r
        vpternlogd zmm27, zmm11, [r12 + 704], 0x78   ;     6.0 p5+p3   62 r
        vpternlogd zmm28, zmm12, [r12 + 768], 0x78   ;     6.0 p0+p2   62 r
        vpternlogd zmm29, zmm13, [r12 + 832], 0x78   ;     6.3 p5+p3   62 r
        vpternlogd zmm0, zmm16, [r13 + 8192], 0x1e   ;     7.0 p0+p2   63 r
        vmovdqu64 zmm30, [rax + 896]                 ;     7.3 p3      62 r
        vpternlogd zmm30, zmm14, [r12 + 896], 0x78   ;    13.3 p5+p2   62 r
        vpternlogd zmm1, zmm17, [r13 + 8256], 0x1e   ;     8.3 p0+p3   63 r
        vpternlogd zmm2, zmm18, [r13 + 8320], 0x1e   ;     9.0 p5+p2   63 r
        vpternlogd zmm3, zmm19, [r13 + 8384], 0x1e   ;     9.3 p0+p3   63 r
        vpternlogd zmm4, zmm20, [r13 + 8448], 0x1e   ;    10.0 p5+p2   63 r
        vpternlogd zmm5, zmm21, [r13 + 8512], 0x1e   ;    10.3 p0+p3   63 r
        vpternlogd zmm6, zmm22, [r13 + 8576], 0x1e   ;    11.0 p5+p2   63 r
        vpternlogd zmm7, zmm23, [r13 + 8640], 0x1e   ;    11.3 p0+p3   63 r
        vpternlogd zmm8, zmm24, [r13 + 8704], 0x1e   ;    12.0 p5+p2   63 r
        vpternlogd zmm9, zmm25, [r13 + 8768], 0x1e   ;    12.3 p0+p3   63 r
        vpternlogd zmm10, zmm26, [r13 + 8832], 0x1e  ;    13.0 p5+p2   63 r
        vpternlogd zmm11, zmm27, [r13 + 8896], 0x1e  ;    13.3 p0+p3   63 r
        vpternlogd zmm12, zmm28, [r13 + 8960], 0x1e  ;    14.0 p5+p2   63 r
        vpternlogd zmm13, zmm29, [r13 + 9024], 0x1e  ;    14.3 p0+p3   63 r
        vpternlogd zmm14, zmm30, [r13 + 9088], 0x1e  ;    15.0 p5+p2   63 r
        vmovdqu64 zmm31, [rax + 960]                 ;    15.3 p3      62 r
        vpternlogd zmm31, zmm15, [r12 + 960], 0x78   ;    21.3 p0+p2   62 r
        vpternlogd zmm15, zmm31, [r13 + 9152], 0x1e  ;    22.3 p5+p3   63 r
        vmovdqu64 [rbp + 4992], zmm31                ;    22.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [r10]                       ;    17.0 p2      76 r.0
        vmovdqu64 [rbp + 5056], zmm30                ;    14.3 p8+p9   62 r spill
        vmovdqu64 zmm30, [r10 + 64]                  ;    17.3 p3      76 r.1
        vmovdqu64 [rbp + 5120], zmm29                ;    13.0 p7+p4   62 r spill
        vmovdqu64 zmm29, [r10 + 128]                 ;    18.0 p2      76 r.2
        vmovdqu64 [rbp + 5184], zmm28                ;    13.3 p8+p9   62 r spill
        vmovdqu64 zmm28, [r10 + 192]                 ;    18.3 p3      76 r.3
        vmovdqu64 [rbp + 5248], zmm27                ;    15.0 p7+p4   62 r spill
        vmovdqu64 zmm27, [r10 + 256]                 ;    19.0 p2      76 r.4
        vmovdqu64 [rbp + 5312], zmm26                ;    15.3 p8+p9   62 r spill
        vmovdqu64 zmm26, [r10 + 320]                 ;    19.3 p3      76 r.5
        vmovdqu64 [rbp + 5376], zmm25                ;    17.0 p7+p4   62 r spill
        vmovdqu64 zmm25, [r10 + 384]                 ;    20.0 p2      76 r.6
        vmovdqu64 [rbp + 5440], zmm18                ;    17.3 p8+p9   62 r spill
        vmovdqu64 zmm18, [r10 + 448]                 ;    20.3 p3      76 r.7
        vmovdqu64 [rbp + 5504], zmm24                ;    19.0 p7+p4   62 r spill
        vmovdqu64 zmm24, [r10 + 512]                 ;    21.0 p2      76 r.8
        vmovdqu64 [rbp + 5568], zmm23                ;    19.3 p8+p9   62 r spill
        vmovdqu64 zmm23, [r10 + 576]                 ;    21.3 p3      76 r.9
        vmovdqu64 [rbp + 5632], zmm22                ;    21.0 p7+p4   62 r spill
        vmovdqu64 zmm22, [r10 + 640]                 ;    22.0 p2      76 r.10
        vmovdqu64 [rbp + 5696], zmm21                ;    21.3 p8+p9   62 r spill
        vmovdqu64 zmm21, [r10 + 704]                 ;    22.3 p3      76 r.11
        vmovdqu64 [rbp + 5760], zmm20                ;    23.0 p7+p4   62 r spill
        vmovdqu64 zmm20, [r10 + 768]                 ;    23.0 p2      76 r.12
        vmovdqu64 [rbp + 5824], zmm19                ;    23.3 p8+p9   62 r spill
        vmovdqu64 zmm19, [r10 + 832]                 ;    23.3 p3      76 r.13
        vmovdqu64 [rbp + 5888], zmm17                ;    25.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 5952], zmm16                ;    25.3 p8+p9   62 r spill
        vmovdqu64 zmm16, [rax + 3072]                ;    24.0 p2      62 r reload
        vmovdqu64 zmm17, [rax + 2048]                ;    24.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8192], 0x78  ;    30.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15], 0x1e         ;    31.3 p5+p3   63 r
        vmovdqu64 [rbp + 6016], zmm17                ;    31.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3136]                ;    26.0 p2      62 r reload
        vmovdqu64 [rbp + 6080], zmm16                ;    32.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2112]                ;    26.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8256], 0x78  ;    32.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 64], 0x1e    ;    33.3 p5+p3   63 r
        vmovdqu64 [rbp + 6144], zmm16                ;    33.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3200]                ;    28.0 p2      62 r reload
        vmovdqu64 [rbp + 6208], zmm17                ;    34.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2176]                ;    28.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8320], 0x78  ;    34.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 128], 0x1e   ;    35.3 p5+p3   63 r
        vmovdqu64 [rbp + 6272], zmm17                ;    35.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3264]                ;    30.0 p2      62 r reload
        vmovdqu64 [rbp + 6336], zmm16                ;    36.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2240]                ;    30.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8384], 0x78  ;    36.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 192], 0x1e   ;    37.3 p5+p3   63 r
        vmovdqu64 [rbp + 6400], zmm16                ;    37.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3328]                ;    32.0 p2      62 r reload
        vmovdqu64 [rbp + 6464], zmm17                ;    38.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2304]                ;    32.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8448], 0x78  ;    38.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 256], 0x1e   ;    39.3 p5+p3   63 r
        vmovdqu64 [rbp + 6528], zmm17                ;    39.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3392]                ;    34.0 p2      62 r reload
        vmovdqu64 [rbp + 6592], zmm16                ;    40.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2368]                ;    34.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8512], 0x78  ;    40.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 320], 0x1e   ;    41.3 p5+p3   63 r
        vmovdqu64 [rbp + 6656], zmm16                ;    41.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3456]                ;    36.0 p2      62 r reload
        vmovdqu64 [rbp + 6720], zmm17                ;    42.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2432]                ;    36.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8576], 0x78  ;    42.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 384], 0x1e   ;    43.3 p5+p3   63 r
        vmovdqu64 [rbp + 6784], zmm17                ;    43.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3520]                ;    38.0 p2      62 r reload
        vmovdqu64 [rbp + 6848], zmm16                ;    44.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2496]                ;    38.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8640], 0x78  ;    44.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 448], 0x1e   ;    45.3 p5+p3   63 r
        vmovdqu64 [rbp + 6912], zmm16                ;    45.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3584]                ;    40.0 p2      62 r reload
        vmovdqu64 [rbp + 6976], zmm17                ;    46.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2560]                ;    40.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8704], 0x78  ;    46.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 512], 0x1e   ;    47.3 p5+p3   63 r
        vmovdqu64 [rbp + 7040], zmm17                ;    47.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3648]                ;    42.0 p2      62 r reload
        vmovdqu64 [rbp + 7104], zmm16                ;    48.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2624]                ;    42.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8768], 0x78  ;    48.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 576], 0x1e   ;    49.3 p5+p3   63 r
        vmovdqu64 [rbp + 7168], zmm16                ;    49.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3712]                ;    44.0 p2      62 r reload
        vmovdqu64 [rbp + 7232], zmm17                ;    50.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2688]                ;    44.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8832], 0x78  ;    50.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 640], 0x1e   ;    51.3 p5+p3   63 r
        vmovdqu64 [rbp + 7296], zmm17                ;    51.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3776]                ;    46.0 p2      62 r reload
        vmovdqu64 [rbp + 7360], zmm16                ;    52.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2752]                ;    46.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 8896], 0x78  ;    52.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 704], 0x1e   ;    53.3 p5+p3   63 r
        vmovdqu64 [rbp + 7424], zmm16                ;    53.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3840]                ;    48.0 p2      62 r reload
        vmovdqu64 [rbp + 7488], zmm17                ;    54.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2816]                ;    48.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 8960], 0x78  ;    54.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 768], 0x1e   ;    55.3 p5+p3   63 r
        vmovdqu64 [rbp + 7552], zmm17                ;    55.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 3904]                ;    50.0 p2      62 r reload
        vmovdqu64 [rbp + 7616], zmm16                ;    56.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2880]                ;    50.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 9024], 0x78  ;    56.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 832], 0x1e   ;    57.3 p5+p3   63 r
        vmovdqu64 [rbp + 7680], zmm16                ;    57.3 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3968]                ;    52.0 p2      62 r reload
        vmovdqu64 [rbp + 7744], zmm17                ;    58.3 p8+p9   63 r spill
        vmovdqu64 zmm17, [rax + 2944]                ;    52.3 p3      62 r
        vpternlogd zmm17, zmm16, [r14 + 9088], 0x78  ;    58.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r15 + 896], 0x1e   ;    59.3 p5+p3   63 r
        vmovdqu64 [rbp + 7808], zmm17                ;    59.3 p7+p4   62 r spill
        vmovdqu64 zmm17, [rax + 4032]                ;    54.0 p2      62 r reload
        vmovdqu64 [rbp + 7872], zmm16                ;    60.3 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 3008]                ;    54.3 p3      62 r
        vpternlogd zmm16, zmm17, [r14 + 9152], 0x78  ;    60.3 p0+p2   62 r
        vpternlogd zmm17, zmm16, [r15 + 960], 0x1e   ;    61.3 p5+p3   63 r
        vmovdqu64 [rbp + 7936], zmm16                ;    61.3 p7+p4   62 r spill
        vpxord zmm16, zmm0, zmm31                    ;    37.3 p0      54 next
        vpxord zmm31, zmm1, zmm30                    ;    37.7 p5      54 next
        vpxord zmm30, zmm2, zmm29                    ;    38.3 p0      54 next
        vpxord zmm29, zmm3, zmm28                    ;    38.7 p5      54 next
        vpxord zmm28, zmm4, zmm27                    ;    39.3 p0      54 next
        vpxord zmm27, zmm5, zmm26                    ;    39.7 p5      54 next
        vpxord zmm26, zmm6, zmm25                    ;    40.3 p0      54 next
        vpxord zmm25, zmm7, zmm18                    ;    40.7 p5      54 next
        vpxord zmm18, zmm8, zmm24                    ;    41.3 p0      54 next
        vpxord zmm24, zmm9, zmm23                    ;    41.7 p5      54 next
        vpxord zmm23, zmm10, zmm22                   ;    42.3 p0      54 next
        vpxord zmm22, zmm11, zmm21                   ;    42.7 p5      54 next
        vpxord zmm21, zmm12, zmm20                   ;    43.3 p0      54 next
        vpxord zmm20, zmm13, zmm19                   ;    43.7 p5      54 next
        vpxord zmm19, zmm14, [r10 + 896]             ;    56.0 p0+p2   54 next
        vmovdqu64 [rbp + 8000], zmm14                ;    57.3 p8+p9   63 r spill
        vpxord zmm14, zmm15, [r10 + 960]             ;    56.3 p5+p3   54 next
        vmovdqu64 [rbp + 8064], zmm15                ;    59.0 p7+p4   63 r spill
        vmovdqa64 zmm15, zmm21                       ;    44.3         41 next copy
        vpternlogd zmm15, zmm18, zmm25, 0x60         ;    45.3 p0      41 next
        vmovdqu64 [rbp + 8128], zmm13                ;    59.3 p8+p9   63 r spill
        vpandd zmm13, zmm20, zmm19                   ;    57.0 p5      41 next
        vmovdqu64 [rbp + 8192], zmm12                ;    61.0 p7+p4   63 r spill
        vpxord zmm12, zmm25, zmm20                   ;    46.3 p0      41 next
        vmovdqu64 [rbp + 8256], zmm11                ;    61.3 p8+p9   63 r spill
        vmovdqa64 zmm11, zmm12                       ;    47.3         41 next copy
        vpternlogd zmm11, zmm23, zmm23, 0xc3         ;    47.3 p5      41 next
        vmovdqu64 [rbp + 8320], zmm10                ;    63.0 p7+p4   63 r spill
        vmovdqa64 zmm10, zmm13                       ;    58.0         41 next copy
        vpternlogd zmm10, zmm14, zmm24, 0x78         ;    58.0 p0      41 next
        vpternlogd zmm10, zmm11, zmm21, 0x78         ;    59.0 p5      41 next
        vmovdqu64 [rbp + 8384], zmm9                 ;    63.3 p8+p9   63 r spill
        vmovdqa64 zmm9, zmm24                        ;    42.7         41 next copy
        vpternlogd zmm9, zmm18, zmm25, 0x6a          ;    48.3 p0      41 next
        vmovdqu64 [rbp + 8448], zmm8                 ;    65.0 p7+p4   63 r spill
        vmovdqa64 zmm8, zmm21                        ;    44.3         41 next copy
        vpternlogd zmm8, zmm22, zmm24, 0x6a          ;    48.7 p5      41 next
        vmovdqu64 [rbp + 8512], zmm7                 ;    65.3 p8+p9   63 r spill
        vmovdqa64 zmm7, zmm9                         ;    49.3         41 next copy
        vpternlogd zmm7, zmm19, zmm18, 0x87          ;    57.0 p0      41 next
        vpternlogd zmm7, zmm8, zmm22, 0x87           ;    58.0 p5      41 next
        vpternlogd zmm15, zmm7, zmm10, 0x69          ;    60.0 p0      41 next
        vpternlogd zmm10, zmm20, zmm24, 0xb4         ;    60.0 p5      41 next
        vmovdqu64 [rbp + 8576], zmm6                 ;    67.0 p7+p4   63 r spill
        vmovdqa64 zmm6, zmm14                        ;    57.3         41 next copy
        vpternlogd zmm6, zmm19, zmm24, 0x48          ;    57.3 p0      41 next
        vmovdqu64 [rbp + 8640], zmm5                 ;    67.3 p8+p9   63 r spill
        vmovdqa64 zmm5, zmm19                        ;    57.0         41 next copy
        vpternlogd zmm5, zmm22, zmm23, 0x96          ;    57.0 p5      41 next
        vpternlogd zmm6, zmm5, zmm14, 0x87           ;    58.3 p0      41 next
        vpternlogd zmm7, zmm5, zmm19, 0x2d           ;    59.0 p5      41 next
        vmovdqu64 [rbp + 8704], zmm4                 ;    69.0 p7+p4   63 r spill
        vpxord zmm4, zmm6, zmm10                     ;    61.0 p0      41 next
        vpternlogd zmm4, zmm13, zmm7, 0x69           ;    62.0 p5      41 next
        vmovdqa64 zmm13, zmm19                       ;    57.0         41 next copy
        vpternlogd zmm13, zmm22, zmm25, 0x48         ;    57.0 p0      41 next
        vpternlogd zmm4, zmm15, zmm20, 0x96          ;    63.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm3                 ;    69.3 p8+p9   63 r spill
        vmovdqa64 zmm3, zmm19                        ;    57.0         41 next copy
        vpternlogd zmm3, zmm20, zmm18, 0xb7          ;    57.0 p0      41 next
        vpternlogd zmm5, zmm3, zmm23, 0xc6           ;    58.0 p5      41 next
        vpxord zmm3, zmm3, zmm13                     ;    58.0 p0      41 next
        vmovdqu64 [rbp + 8832], zmm2                 ;    71.0 p7+p4   63 r spill
        vmovdqa64 zmm2, zmm22                        ;    47.7         41 next copy
        vpternlogd zmm2, zmm23, zmm18, 0x48          ;    56.7 p5      41 next
        vpternlogd zmm2, zmm20, zmm25, 0x78          ;    57.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm1                 ;    71.3 p8+p9   63 r spill
        vmovdqa64 zmm1, zmm14                        ;    57.3         41 next copy
        vpternlogd zmm1, zmm21, zmm22, 0x48          ;    57.7 p5      41 next
        vpternlogd zmm1, zmm14, zmm23, 0x2d          ;    58.7 p0      41 next
        vmovdqu64 [rbp + 8960], zmm0                 ;    73.0 p7+p4   63 r spill
        vmovdqa64 zmm0, zmm14                        ;    57.3         41 next copy
        vpternlogd zmm0, zmm19, zmm25, 0x6c          ;    58.7 p5      41 next
        vpternlogd zmm1, zmm0, zmm2, 0x96            ;    59.7 p0      41 next
        vpternlogd zmm1, zmm11, zmm24, 0xd2          ;    60.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm17                ;    73.3 p8+p9   63 r spill
        vmovdqa64 zmm17, zmm12                       ;    49.8         41 next copy
        vpternlogd zmm17, zmm21, zmm22, 0x95         ;    60.3 p0      41 next
        vpternlogd zmm17, zmm9, zmm14, 0x69          ;    61.3 p5      41 next
        vpternlogd zmm9, zmm14, zmm18, 0x28          ;    61.3 p0      41 next
        vmovdqu64 [rbp + 9088], zmm12                ;    75.0 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm21                       ;    50.7         41 next copy
        vpternlogd zmm12, zmm18, zmm18, 0xc3         ;    61.7 p5      41 next
        vmovdqu64 [rbp + 9152], zmm15                ;    75.3 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm12                       ;    62.7         41 next copy
        vpternlogd zmm15, zmm17, zmm25, 0x39         ;    62.7 p0      41 next
        vpternlogd zmm15, zmm2, zmm7, 0x96           ;    63.7 p5      41 next
        vpandd zmm2, zmm22, zmm14                    ;    63.3 p0      41 next
        vmovdqa64 zmm7, zmm12                        ;    62.7         41 next copy
        vpternlogd zmm7, zmm23, zmm24, 0x78          ;    63.7 p5      41 next
        vpandd zmm24, zmm24, zmm21                   ;    64.3 p0      41 next
        vpandd zmm21, zmm21, zmm19                   ;    64.7 p5      41 next
        vpternlogd zmm21, zmm12, zmm22, 0xd2         ;    65.7 p0      41 next
        vpandd zmm12, zmm19, zmm14                   ;    65.7 p5      41 next
        vpternlogd zmm24, zmm14, zmm11, 0xd2         ;    66.3 p0      41 next
        vmovdqa64 zmm14, zmm12                       ;    66.7         41 next copy
        vpternlogd zmm14, zmm23, zmm25, 0x87         ;    66.7 p5      41 next
        vpternlogd zmm14, zmm22, zmm20, 0x87         ;    67.7 p0      41 next
        vpternlogd zmm10, zmm14, zmm7, 0x69          ;    68.7 p5      41 next
        vpternlogd zmm5, zmm14, zmm14, 0xc3          ;    68.7 p0      41 next
        vpternlogd zmm5, zmm0, zmm8, 0x96            ;    69.7 p5      41 next
        vmovdqa64 zmm0, zmm21                        ;    66.7         41 next copy
        vpternlogd zmm0, zmm12, zmm12, 0xc3          ;    69.3 p0      41 next
        vpternlogd zmm24, zmm18, zmm25, 0x87         ;    69.7 p5      41 next
        vpternlogd zmm0, zmm6, zmm24, 0x69           ;    70.7 p0      41 next
        vpandd zmm20, zmm20, zmm23                   ;    70.7 p5      41 next
        vpternlogd zmm20, zmm19, zmm25, 0x87         ;    71.7 p0      41 next
        vpternlogd zmm9, zmm7, zmm20, 0x96           ;    72.7 p5      41 next
        vpternlogd zmm20, zmm24, zmm11, 0x69         ;    72.7 p0      41 next
        vmovdqa64 zmm6, zmm29                        ;    55.3         41 next copy
        vpternlogd zmm6, zmm30, zmm16, 0x9a          ;    72.7 p5      41 next
        vpandd zmm7, zmm29, zmm28                    ;    73.3 p0      41 next
        vpternlogd zmm7, zmm27, zmm30, 0x28          ;    74.3 p5      41 next
        vmovdqa64 zmm8, zmm26                        ;    56.0         41 next copy
        vpternlogd zmm8, zmm30, zmm30, 0x3f          ;    74.3 p0      41 next
        vmovdqa64 zmm11, zmm7                        ;    75.3         41 next copy
        vpternlogd zmm11, zmm6, zmm28, 0x87          ;    75.3 p5      41 next
        vpternlogd zmm11, zmm26, zmm31, 0x87         ;    76.3 p0      41 next
        vpxord zmm12, zmm31, zmm27                   ;    75.7 p5      41 next
        vmovdqa64 zmm14, zmm8                        ;    75.3         41 next copy
        vpternlogd zmm14, zmm29, zmm31, 0x78         ;    76.3 p0      41 next
        vmovdqa64 zmm18, zmm14                       ;    77.3         41 next copy
        vpternlogd zmm18, zmm28, zmm16, 0x78         ;    77.3 p5      41 next
        vmovdqa64 zmm19, zmm26                       ;    57.7         41 next copy
        vpternlogd zmm19, zmm28, zmm29, 0x6c         ;    77.3 p0      41 next
        vmovdqa64 zmm22, zmm18                       ;    78.3         41 next copy
        vpternlogd zmm22, zmm11, zmm16, 0x78         ;    78.3 p5      41 next
        vmovdqa64 zmm23, zmm12                       ;    76.7         41 next copy
        vpternlogd zmm23, zmm26, zmm16, 0x78         ;    78.3 p0      41 next
        vpternlogd zmm6, zmm26, zmm30, 0xac          ;    78.7 p5      41 next
        vmovdqa64 zmm24, zmm19                       ;    78.3         41 next copy
        vpternlogd zmm24, zmm23, zmm27, 0x7d         ;    79.3 p0      41 next
        vpternlogd zmm24, zmm22, zmm16, 0x69         ;    80.3 p5      41 next
        vpternlogd zmm6, zmm23, zmm27, 0x2d          ;    80.3 p0      41 next
        vpternlogd zmm6, zmm11, zmm28, 0x78          ;    81.3 p5      41 next
        vpxord zmm22, zmm28, zmm31                   ;    81.3 p0      41 next
        vmovdqa64 zmm25, zmm28                       ;    59.8         41 next copy
        vpternlogd zmm25, zmm30, zmm31, 0x9c         ;    81.7 p5      41 next
        vpternlogd zmm4, zmm3, zmm16, 0x96           ;    82.3 p0      41 next
        vpternlogd zmm15, zmm13, zmm30, 0x96         ;    82.7 p5      41 next
        vmovdqa64 zmm13, zmm29                       ;    60.5         41 next copy
        vpternlogd zmm13, zmm16, zmm16, 0xc3         ;    83.3 p0      41 next
        vpternlogd zmm13, zmm14, zmm12, 0xc6         ;    84.3 p5      41 next
        vmovdqa64 zmm14, zmm25                       ;    82.7         41 next copy
        vpternlogd zmm14, zmm31, zmm31, 0x3f         ;    84.3 p0      41 next
        vpternlogd zmm25, zmm27, zmm16, 0x87         ;    84.7 p5      41 next
        vpternlogd zmm8, zmm13, zmm27, 0x87          ;    85.3 p0      41 next
        vpxord zmm1, zmm1, zmm31                     ;    85.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm17                ;    77.0 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm13                       ;    85.3         41 next copy
        vpternlogd zmm17, zmm12, zmm12, 0xf3         ;    86.3 p0      41 next
        vmovdqa64 zmm12, zmm14                       ;    85.3         41 next copy
        vpternlogd zmm12, zmm22, zmm26, 0x87         ;    86.7 p5      41 next
        vpternlogd zmm14, zmm29, zmm16, 0x87         ;    87.3 p0      41 next
        vpandnd zmm22, zmm22, zmm27                  ;    87.7 p5      41 next
        vpternlogd zmm22, zmm28, zmm30, 0x48         ;    88.7 p0      41 next
        vpternlogd zmm11, zmm12, zmm27, 0xd2         ;    88.7 p5      41 next
        vpternlogd zmm12, zmm14, zmm26, 0xd7         ;    89.3 p0      41 next
        vpternlogd zmm19, zmm25, zmm12, 0x96         ;    90.3 p5      41 next
        vpternlogd zmm13, zmm19, zmm28, 0x93         ;    91.3 p0      41 next
        vpternlogd zmm13, zmm14, zmm30, 0x2d         ;    92.3 p5      41 next
        vmovdqa64 zmm19, zmm18                       ;    78.3         41 next copy
        vpternlogd zmm19, zmm26, zmm27, 0x7b         ;    91.3 p0      41 next
        vpternlogd zmm14, zmm31, zmm16, 0xd6         ;    91.7 p5      41 next
        vpternlogd zmm19, zmm22, zmm14, 0x96         ;    92.7 p0      41 next
        vpternlogd zmm11, zmm25, zmm29, 0x2d         ;    92.7 p5      41 next
        vpternlogd zmm14, zmm31, zmm28, 0x4b         ;    93.3 p0      41 next
        vpternlogd zmm14, zmm18, zmm30, 0x87         ;    94.3 p5      41 next
        vpternlogd zmm14, zmm8, zmm23, 0x96          ;    95.3 p0      41 next
        vpternlogd zmm17, zmm12, zmm7, 0x96          ;    94.7 p5      41 next
        vpternlogd zmm5, zmm21, zmm27, 0x96          ;    95.3 p0      41 next
        vpternlogd zmm2, zmm29, [rbp + 9152], 0x69   ;    95.7 p5+p2   41 next
        vpternlogd zmm17, zmm29, zmm16, 0xb4         ;    96.3 p0      41 next
        vpxord zmm28, zmm28, zmm10                   ;    96.7 p5      41 next
        vpternlogd zmm0, zmm26, [rbp + 9088], 0x96   ;    97.3 p0+p3   41 next
        vpternlogd zmm24, zmm4, [r9 + 9792], 0x96    ;    97.7 p5+p2   48 next
        vpternlogd zmm6, zmm1, [r9 + 9856], 0x96     ;    98.3 p0+p3   48 next
        vpternlogd zmm13, zmm15, [r9 + 9920], 0x96   ;    98.7 p5+p2   48 next
        vpternlogd zmm19, zmm2, [r9 + 9984], 0x96    ;    99.3 p0+p3   48 next
        vpternlogd zmm11, zmm28, [r9 + 10048], 0x96  ;    99.7 p5+p2   48 next
        vpxord zmm4, zmm4, [r9 + 9216]               ;   100.3 p0+p3   48 next
        vpternlogd zmm14, zmm5, [r9 + 10112], 0x96   ;   100.7 p5+p2   48 next
        vpternlogd zmm17, zmm0, [r9 + 10176], 0x96   ;   101.3 p0+p3   48 next
        vpxord zmm1, zmm1, [r9 + 9280]               ;   101.7 p5+p2   48 next
        vpxord zmm15, zmm15, [r9 + 9344]             ;   102.3 p0+p3   48 next
        vpternlogd zmm9, zmm3, [r9 + 9664], 0x96     ;   102.7 p5+p2   48 next
        vpxord zmm2, zmm2, [r9 + 9408]               ;   103.3 p0+p3   48 next
        vmovdqu64 zmm30, [rbp + 9216]                ;    77.0 p2      41 next reload
        vpternlogd zmm20, zmm30, [r9 + 9728], 0x96   ;   103.7 p5+p3   48 next
        vpxord zmm28, zmm28, [r9 + 9472]             ;   104.3 p0+p2   48 next
        vpxord zmm5, zmm5, [r9 + 9536]               ;   104.7 p5+p3   48 next
        vpxord zmm0, zmm0, [r9 + 9600]               ;   105.3 p0+p2   48 next
        vmovdqa64 zmm30, zmm5                        ;   105.7         45 next copy
        vpternlogd zmm30, zmm1, zmm4, 0x60           ;   105.7 p5      45 next
        vpandd zmm31, zmm9, zmm0                     ;   106.3 p0      45 next
        vmovdqa64 zmm3, zmm31                        ;   107.3         45 next copy
        vpternlogd zmm3, zmm20, zmm15, 0x78          ;   107.3 p5      45 next
        vpxord zmm7, zmm4, zmm0                      ;   107.3 p0      45 next
        vmovdqa64 zmm8, zmm7                         ;   108.3         45 next copy
        vpternlogd zmm8, zmm2, zmm2, 0xc3            ;   108.3 p5      45 next
        vpternlogd zmm3, zmm8, zmm5, 0x78            ;   109.3 p0      45 next
        vmovdqa64 zmm10, zmm15                       ;   103.3         45 next copy
        vpternlogd zmm10, zmm1, zmm4, 0x6a           ;   108.7 p5      45 next
        vmovdqa64 zmm12, zmm10                       ;   109.7         45 next copy
        vpternlogd zmm12, zmm9, zmm1, 0x87           ;   109.7 p0      45 next
        vmovdqa64 zmm16, zmm5                        ;   105.7         45 next copy
        vpternlogd zmm16, zmm28, zmm15, 0x6a         ;   109.7 p5      45 next
        vpternlogd zmm12, zmm16, zmm28, 0x87         ;   110.7 p0      45 next
        vpternlogd zmm30, zmm12, zmm3, 0x69          ;   111.7 p5      45 next
        vmovdqa64 zmm18, zmm20                       ;   104.7         45 next copy
        vpternlogd zmm18, zmm9, zmm15, 0x48          ;   111.3 p0      45 next
        vmovdqa64 zmm21, zmm9                        ;   103.7         45 next copy
        vpternlogd zmm21, zmm28, zmm2, 0x96          ;   111.7 p5      45 next
        vpternlogd zmm18, zmm21, zmm20, 0x87         ;   112.7 p0      45 next
        vpternlogd zmm3, zmm0, zmm15, 0xb4           ;   112.7 p5      45 next
        vpternlogd zmm31, zmm3, zmm18, 0x96          ;   113.7 p0      45 next
        vpternlogd zmm12, zmm21, zmm9, 0x2d          ;   113.7 p5      45 next
        vpternlogd zmm31, zmm12, zmm0, 0x69          ;   114.7 p0      45 next
        vmovdqa64 zmm22, zmm9                        ;   103.7         45 next copy
        vpternlogd zmm22, zmm28, zmm4, 0x48          ;   114.7 p5      45 next
        vmovdqa64 zmm23, zmm9                        ;   103.7         45 next copy
        vpternlogd zmm23, zmm0, zmm1, 0xb7           ;   115.3 p0      45 next
        vmovdqa64 zmm25, zmm28                       ;   105.3         45 next copy
        vpternlogd zmm25, zmm2, zmm1, 0x48           ;   115.7 p5      45 next
        vpxord zmm26, zmm22, zmm23                   ;   116.3 p0      45 next
        vpternlogd zmm31, zmm26, zmm30, 0x96         ;   117.3 p5      45 next
        vpternlogd zmm25, zmm0, zmm4, 0x78           ;   117.3 p0      45 next
        vmovdqa64 zmm27, zmm20                       ;   104.7         45 next copy
        vpternlogd zmm27, zmm5, zmm28, 0x48          ;   117.7 p5      45 next
        vpternlogd zmm27, zmm20, zmm2, 0x2d          ;   118.7 p0      45 next
        vmovdqa64 zmm29, zmm20                       ;   104.7         45 next copy
        vpternlogd zmm29, zmm9, zmm4, 0x6c           ;   118.7 p5      45 next
        vpternlogd zmm27, zmm29, zmm25, 0x96         ;   119.7 p0      45 next
        vpternlogd zmm27, zmm8, zmm15, 0xd2          ;   120.7 p5      45 next
        vpternlogd zmm30, zmm20, zmm28, 0x87         ;   120.3 p0      45 next
        vpternlogd zmm23, zmm21, zmm2, 0xd2          ;   120.7 p5      45 next
        vmovdqa64 zmm21, zmm7                        ;   108.3         45 next copy
        vpternlogd zmm21, zmm5, zmm28, 0x95          ;   121.3 p0      45 next
        vpternlogd zmm21, zmm10, zmm20, 0x69         ;   122.3 p5      45 next
        vpternlogd zmm10, zmm20, zmm1, 0x28          ;   122.3 p0      45 next
        vmovdqu64 [rbp + 9216], zmm26                ;   117.3 p8+p9   45 next spill
        vmovdqa64 zmm26, zmm5                        ;   105.7         45 next copy
        vpternlogd zmm26, zmm1, zmm1, 0xc3           ;   122.7 p5      45 next
        vmovdqu64 [rbp + 9088], zmm17                ;   102.3 p7+p4   48 next spill
        vmovdqa64 zmm17, zmm26                       ;   123.7         45 next copy
        vpternlogd zmm17, zmm21, zmm4, 0x39          ;   123.7 p0      45 next
        vpternlogd zmm17, zmm25, zmm12, 0x96         ;   124.7 p5      45 next
        vpandd zmm12, zmm20, zmm9                    ;   124.3 p0      45 next
        vmovdqa64 zmm25, zmm26                       ;   123.7         45 next copy
        vpternlogd zmm25, zmm2, zmm15, 0x78          ;   124.7 p5      45 next
        vpandd zmm15, zmm15, zmm5                    ;   125.3 p0      45 next
        vpandd zmm5, zmm5, zmm9                      ;   125.7 p5      45 next
        vpternlogd zmm5, zmm26, zmm28, 0xd2          ;   126.7 p0      45 next
        vmovdqa64 zmm26, zmm12                       ;   125.3         45 next copy
        vpternlogd zmm26, zmm2, zmm4, 0x87           ;   126.7 p5      45 next
        vpternlogd zmm26, zmm28, zmm0, 0x87          ;   127.7 p0      45 next
        vpternlogd zmm3, zmm26, zmm25, 0x69          ;   128.7 p5      45 next
        vpternlogd zmm23, zmm26, zmm16, 0x69         ;   128.7 p0      45 next
        vpternlogd zmm23, zmm29, zmm5, 0x96          ;   129.7 p5      45 next
        vpternlogd zmm5, zmm12, zmm18, 0x69          ;   129.3 p0      45 next
        vpternlogd zmm15, zmm20, zmm8, 0xd2          ;   129.7 p5      45 next
        vpandd zmm2, zmm2, zmm0                      ;   130.3 p0      45 next
        vpternlogd zmm15, zmm1, zmm4, 0x87           ;   130.7 p5      45 next
        vpternlogd zmm5, zmm7, zmm15, 0x69           ;   131.7 p0      45 next
        vpternlogd zmm2, zmm9, zmm4, 0x87            ;   131.7 p5      45 next
        vpternlogd zmm10, zmm25, zmm2, 0x96          ;   132.7 p0      45 next
        vpternlogd zmm2, zmm15, zmm8, 0x69           ;   132.7 p5      45 next
        vpternlogd zmm17, zmm22, zmm13, 0x96         ;   133.3 p0      45 next
        vmovdqu64 zmm0, [rbp + 5952]                 ;    83.7 p3      62 r reload
        vpternlogd zmm31, zmm24, zmm0, 0x96          ;   133.7 p5      54 next
        vmovdqu64 zmm1, [rbp + 5888]                 ;    84.0 p2      62 r reload
        vpternlogd zmm27, zmm6, zmm1, 0x96           ;   134.3 p0      54 next
        vpxord zmm4, zmm0, [r8]                      ;   134.7 p5+p3   54 next
        vmovdqu64 zmm7, [rbp + 5824]                 ;    85.0 p2      62 r reload
        vpternlogd zmm30, zmm19, zmm7, 0x96          ;   135.3 p0      54 next
        vpxord zmm8, zmm1, [r8 + 64]                 ;   135.7 p5+p3   54 next
        vmovdqu64 zmm9, [rbp + 5440]                 ;    86.0 p2      54 next
        vpxord zmm9, zmm9, [r8 + 128]                ;   136.3 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 5760]                ;    87.0 p2      62 r reload
        vpternlogd zmm3, zmm11, zmm12, 0x96          ;   136.7 p5      54 next
        vpxord zmm15, zmm7, [r8 + 192]               ;   137.3 p0+p3   54 next
        vmovdqu64 zmm16, [rbp + 5696]                ;    88.0 p2      62 r reload
        vpternlogd zmm23, zmm14, zmm16, 0x96         ;   137.7 p5      54 next
        vpxord zmm18, zmm12, [r8 + 256]              ;   138.3 p0+p3   54 next
        vpxord zmm20, zmm16, [r8 + 320]              ;   138.7 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 5632]                ;    89.7 p3      54 next
        vpxord zmm22, zmm22, [r8 + 384]              ;   139.3 p0+p2   54 next
        vmovdqu64 zmm25, [rbp + 5504]                ;    90.7 p3      62 r reload
        vpternlogd zmm2, zmm21, zmm25, 0x96          ;   139.7 p5      54 next
        vmovdqu64 zmm21, [rbp + 5632]                ;    91.0 p2      62 r reload
        vmovdqu64 zmm26, [rbp + 9088]                ;   102.3 p3      48 next reload
        vpternlogd zmm5, zmm26, zmm21, 0x96          ;   140.3 p0      54 next
        vmovdqu64 zmm28, [rbp + 5568]                ;    92.0 p2      62 r reload
        vmovdqu64 zmm29, [rbp + 9216]                ;   117.3 p3      45 next reload
        vpternlogd zmm10, zmm29, zmm28, 0x96         ;   140.7 p5      54 next
        vpxord zmm29, zmm28, [r8 + 448]              ;   141.3 p0+p2   54 next
        vpxord zmm28, zmm25, [r8 + 512]              ;   141.7 p5+p3   54 next
        vmovdqu64 zmm25, [rbp + 5376]                ;    94.0 p2      54 next
        vpxord zmm25, zmm25, [r8 + 576]              ;   142.3 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 5312]                ;    95.0 p2      54 next
        vpxord zmm21, zmm21, [r8 + 640]              ;   142.7 p5+p3   54 next
        vmovdqu64 zmm16, [rbp + 5248]                ;    96.0 p2      54 next
        vpxord zmm16, zmm16, [r8 + 704]              ;   143.3 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 5184]                ;    97.0 p2      54 next
        vpxord zmm12, zmm12, [r8 + 768]              ;   143.7 p5+p3   54 next
        vmovdqu64 zmm7, [rbp + 5120]                 ;    98.0 p2      54 next
        vpxord zmm7, zmm7, [r8 + 832]                ;   144.3 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 5056]                 ;    99.0 p2      54 next
        vpxord zmm1, zmm1, [r8 + 896]                ;   144.7 p5+p3   54 next
        vmovdqu64 zmm0, [rbp + 4992]                 ;   100.0 p2      54 next
        vpxord zmm0, zmm0, [r8 + 960]                ;   145.3 p0+p3   54 next
        vmovdqa64 zmm26, zmm12                       ;   144.7         41 next copy
        vpternlogd zmm26, zmm28, zmm29, 0x60         ;   145.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm14                ;   101.7 p8+p9   48 next spill
        vpandd zmm14, zmm7, zmm1                     ;   146.3 p0      41 next
        vmovdqu64 [rbp + 9152], zmm11                ;   100.7 p7+p4   48 next spill
        vmovdqa64 zmm11, zmm14                       ;   147.3         41 next copy
        vpternlogd zmm11, zmm0, zmm25, 0x78          ;   147.3 p5      41 next
        vmovdqu64 [rbp + 9280], zmm19                ;   100.3 p8+p9   48 next spill
        vpxord zmm19, zmm29, zmm7                    ;   147.3 p0      41 next
        vmovdqu64 [rbp + 9344], zmm13                ;    99.7 p7+p4   48 next spill
        vmovdqa64 zmm13, zmm19                       ;   148.3         41 next copy
        vpternlogd zmm13, zmm21, zmm21, 0xc3         ;   148.3 p5      41 next
        vpternlogd zmm11, zmm13, zmm12, 0x78         ;   149.3 p0      41 next
        vmovdqu64 [rbp + 9408], zmm6                 ;    99.3 p8+p9   48 next spill
        vmovdqa64 zmm6, zmm25                        ;   143.3         41 next copy
        vpternlogd zmm6, zmm28, zmm29, 0x6a          ;   148.7 p5      41 next
        vmovdqu64 [rbp + 9472], zmm24                ;    98.7 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm6                        ;   149.7         41 next copy
        vpternlogd zmm24, zmm1, zmm28, 0x87          ;   149.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm2                 ;   140.7 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm12                        ;   144.7         41 next copy
        vpternlogd zmm2, zmm16, zmm25, 0x6a          ;   149.7 p5      41 next
        vpternlogd zmm24, zmm2, zmm16, 0x87          ;   150.7 p0      41 next
        vpternlogd zmm26, zmm24, zmm11, 0x69         ;   151.7 p5      41 next
        vpternlogd zmm11, zmm7, zmm25, 0xb4          ;   151.3 p0      41 next
        vmovdqu64 [rbp + 9600], zmm10                ;   141.7 p7+p4   54 next spill
        vmovdqa64 zmm10, zmm0                        ;   146.3         41 next copy
        vpternlogd zmm10, zmm1, zmm25, 0x48          ;   151.7 p5      41 next
        vmovdqu64 [rbp + 9664], zmm5                 ;   141.3 p8+p9   54 next spill
        vmovdqa64 zmm5, zmm1                         ;   145.7         41 next copy
        vpternlogd zmm5, zmm16, zmm21, 0x96          ;   152.3 p0      41 next
        vpternlogd zmm10, zmm5, zmm0, 0x87           ;   153.3 p5      41 next
        vpternlogd zmm24, zmm5, zmm1, 0x2d           ;   153.3 p0      41 next
        vmovdqu64 [rbp + 9728], zmm23                ;   138.7 p7+p4   54 next spill
        vpxord zmm23, zmm11, zmm10                   ;   154.3 p5      41 next
        vpternlogd zmm23, zmm14, zmm24, 0x69         ;   155.3 p0      41 next
        vmovdqa64 zmm14, zmm1                        ;   145.7         41 next copy
        vpternlogd zmm14, zmm16, zmm29, 0x48         ;   154.7 p5      41 next
        vpternlogd zmm23, zmm26, zmm7, 0x96          ;   156.3 p0      41 next
        vmovdqu64 [rbp + 9792], zmm3                 ;   137.7 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm1                         ;   145.7         41 next copy
        vpternlogd zmm3, zmm7, zmm28, 0xb7           ;   155.7 p5      41 next
        vpternlogd zmm5, zmm3, zmm21, 0xc6           ;   156.7 p0      41 next
        vpxord zmm3, zmm3, zmm14                     ;   156.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm30                ;   136.3 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm16                       ;   144.3         41 next copy
        vpternlogd zmm30, zmm21, zmm28, 0x48         ;   157.3 p0      41 next
        vpternlogd zmm30, zmm7, zmm29, 0x78          ;   158.3 p5      41 next
        vmovdqu64 [rbp + 9920], zmm17                ;   134.3 p8+p9   45 next spill
        vmovdqa64 zmm17, zmm0                        ;   146.3         41 next copy
        vpternlogd zmm17, zmm12, zmm16, 0x48         ;   158.3 p0      41 next
        vpternlogd zmm17, zmm0, zmm21, 0x2d          ;   159.3 p5      41 next
        vmovdqu64 [rbp + 9984], zmm27                ;   135.3 p7+p4   54 next spill
        vmovdqa64 zmm27, zmm0                        ;   146.3         41 next copy
        vpternlogd zmm27, zmm1, zmm29, 0x6c          ;   159.3 p0      41 next
        vpternlogd zmm17, zmm27, zmm30, 0x96         ;   160.3 p5      41 next
        vpternlogd zmm17, zmm13, zmm25, 0xd2         ;   161.3 p0      41 next
        vmovdqu64 [rbp + 10048], zmm31               ;   134.7 p8+p9   54 next spill
        vmovdqa64 zmm31, zmm19                       ;   148.3         41 next copy
        vpternlogd zmm31, zmm12, zmm16, 0x95         ;   160.7 p5      41 next
        vpternlogd zmm31, zmm6, zmm0, 0x69           ;   161.7 p0      41 next
        vpternlogd zmm6, zmm0, zmm28, 0x28           ;   161.7 p5      41 next
        vmovdqu64 [rbp + 10112], zmm19               ;   148.3 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm12                       ;   144.7         41 next copy
        vpternlogd zmm19, zmm28, zmm28, 0xc3         ;   162.3 p0      41 next
        vmovdqu64 [rbp + 10176], zmm26               ;   152.7 p8+p9   41 next spill
        vpandd zmm26, zmm16, zmm0                    ;   162.7 p5      41 next
        vmovdqu64 [rbp + 10240], zmm26               ;   163.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm19                       ;   163.3         41 next copy
        vpternlogd zmm26, zmm31, zmm29, 0x39         ;   163.3 p0      41 next
        vpternlogd zmm26, zmm30, zmm24, 0x96         ;   164.3 p5      41 next
        vpandd zmm30, zmm0, zmm1                     ;   164.3 p0      41 next
        vmovdqa64 zmm24, zmm19                       ;   163.3         41 next copy
        vpternlogd zmm24, zmm21, zmm25, 0x78         ;   164.7 p5      41 next
        vmovdqu64 [rbp + 10304], zmm31               ;   162.7 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm24                       ;   165.7         41 next copy
        vpternlogd zmm31, zmm11, zmm11, 0xc3         ;   165.7 p0      41 next
        vmovdqa64 zmm11, zmm30                       ;   165.3         41 next copy
        vpternlogd zmm11, zmm21, zmm29, 0x87         ;   165.7 p5      41 next
        vpternlogd zmm11, zmm7, zmm16, 0x87          ;   166.7 p0      41 next
        vpternlogd zmm5, zmm2, zmm11, 0x69           ;   167.7 p5      41 next
        vpandd zmm2, zmm12, zmm1                     ;   167.3 p0      41 next
        vpternlogd zmm2, zmm19, zmm16, 0xd2          ;   168.3 p5      41 next
        vpandd zmm25, zmm25, zmm12                   ;   168.3 p0      41 next
        vpxord zmm27, zmm27, zmm5                    ;   168.7 p5      41 next
        vmovdqa64 zmm5, zmm2                         ;   169.3         41 next copy
        vpternlogd zmm5, zmm30, zmm30, 0xc3          ;   169.3 p0      41 next
        vpternlogd zmm25, zmm0, zmm13, 0xd2          ;   169.7 p5      41 next
        vpandd zmm21, zmm21, zmm7                    ;   170.3 p0      41 next
        vpternlogd zmm25, zmm28, zmm29, 0x87         ;   170.7 p5      41 next
        vpternlogd zmm5, zmm10, zmm25, 0x69          ;   171.7 p0      41 next
        vpternlogd zmm21, zmm1, zmm29, 0x87          ;   171.7 p5      41 next
        vmovdqa64 zmm30, zmm15                       ;   138.3         41 next copy
        vpternlogd zmm30, zmm9, zmm4, 0x9a           ;   172.3 p0      41 next
        vpandd zmm0, zmm15, zmm18                    ;   172.7 p5      41 next
        vpternlogd zmm6, zmm24, zmm21, 0x96          ;   173.3 p0      41 next
        vpternlogd zmm21, zmm25, zmm13, 0x69         ;   173.7 p5      41 next
        vmovdqa64 zmm1, zmm22                        ;   140.3         41 next copy
        vpternlogd zmm1, zmm9, zmm9, 0x3f            ;   174.3 p0      41 next
        vpternlogd zmm0, zmm20, zmm9, 0x28           ;   174.7 p5      41 next
        vpxord zmm7, zmm8, zmm20                     ;   175.3 p0      41 next
        vmovdqa64 zmm10, zmm0                        ;   175.7         41 next copy
        vpternlogd zmm10, zmm30, zmm18, 0x87         ;   175.7 p5      41 next
        vpternlogd zmm10, zmm22, zmm8, 0x87          ;   176.7 p0      41 next
        vmovdqa64 zmm12, zmm22                       ;   140.3         41 next copy
        vpternlogd zmm12, zmm18, zmm15, 0x6c         ;   176.7 p5      41 next
        vmovdqa64 zmm13, zmm1                        ;   175.3         41 next copy
        vpternlogd zmm13, zmm15, zmm8, 0x78          ;   177.3 p0      41 next
        vmovdqa64 zmm16, zmm13                       ;   178.3         41 next copy
        vpternlogd zmm16, zmm18, zmm4, 0x78          ;   178.3 p5      41 next
        vmovdqa64 zmm19, zmm16                       ;   179.3         41 next copy
        vpternlogd zmm19, zmm10, zmm4, 0xd2          ;   179.3 p0      41 next
        vpxord zmm24, zmm8, zmm18                    ;   178.7 p5      41 next
        vmovdqa64 zmm25, zmm7                        ;   176.3         41 next copy
        vpternlogd zmm25, zmm22, zmm4, 0x78          ;   179.3 p0      41 next
        vmovdqa64 zmm28, zmm18                       ;   139.3         41 next copy
        vpternlogd zmm28, zmm9, zmm8, 0x9c           ;   179.7 p5      41 next
        vpternlogd zmm30, zmm22, zmm9, 0xac          ;   180.3 p0      41 next
        vpxord zmm29, zmm12, zmm25                   ;   180.7 p5      41 next
        vpternlogd zmm29, zmm19, zmm20, 0xc6         ;   181.7 p0      41 next
        vmovdqa64 zmm19, zmm15                       ;   138.3         41 next copy
        vpternlogd zmm19, zmm4, zmm4, 0xc3           ;   181.7 p5      41 next
        vpternlogd zmm30, zmm25, zmm20, 0x2d         ;   182.3 p0      41 next
        vpternlogd zmm30, zmm10, zmm18, 0x78         ;   183.3 p5      41 next
        vpternlogd zmm19, zmm13, zmm7, 0xc6          ;   183.3 p0      41 next
        vmovdqa64 zmm13, zmm28                       ;   180.7         41 next copy
        vpternlogd zmm13, zmm8, zmm8, 0x3f           ;   183.7 p5      41 next
        vpternlogd zmm28, zmm20, zmm4, 0x87          ;   184.3 p0      41 next
        vpternlogd zmm1, zmm19, zmm20, 0x87          ;   184.7 p5      41 next
        vpternlogd zmm23, zmm3, zmm4, 0x96           ;   185.3 p0      41 next
        vpternlogd zmm26, zmm14, zmm9, 0x96          ;   185.7 p5      41 next
        vmovdqa64 zmm14, zmm13                       ;   184.7         41 next copy
        vpternlogd zmm14, zmm24, zmm22, 0x87         ;   186.3 p0      41 next
        vpternlogd zmm13, zmm15, zmm4, 0x87          ;   186.7 p5      41 next
        vpandnd zmm24, zmm24, zmm20                  ;   187.3 p0      41 next
        vpternlogd zmm24, zmm18, zmm9, 0x48          ;   188.3 p5      41 next
        vpternlogd zmm10, zmm14, zmm20, 0xd2         ;   188.3 p0      41 next
        vpternlogd zmm14, zmm13, zmm22, 0xd7         ;   188.7 p5      41 next
        vpternlogd zmm12, zmm28, zmm14, 0x96         ;   189.7 p0      41 next
        vpternlogd zmm12, zmm19, zmm18, 0x87         ;   190.7 p5      41 next
        vpternlogd zmm12, zmm13, zmm9, 0x2d          ;   191.7 p0      41 next
        vpternlogd zmm13, zmm8, zmm4, 0xd6           ;   190.7 p5      41 next
        vpternlogd zmm10, zmm28, zmm15, 0x2d         ;   191.3 p0      41 next
        vmovdqa64 zmm28, zmm16                       ;   179.3         41 next copy
        vpternlogd zmm28, zmm22, zmm20, 0x7b         ;   191.7 p5      41 next
        vpternlogd zmm28, zmm24, zmm13, 0x96         ;   192.7 p0      41 next
        vpxord zmm17, zmm8, zmm17                    ;   192.7 p5      41 next
        vpternlogd zmm13, zmm8, zmm18, 0x4b          ;   193.3 p0      41 next
        vpternlogd zmm13, zmm16, zmm9, 0x87          ;   194.3 p5      41 next
        vpternlogd zmm19, zmm7, zmm7, 0xf3           ;   194.3 p0      41 next
        vpternlogd zmm13, zmm1, zmm25, 0x96          ;   195.3 p5      41 next
        vmovdqu64 zmm1, [rbp + 10240]                ;   163.7 p2      41 next
        vpternlogd zmm1, zmm15, [rbp + 10176], 0x69  ;   195.3 p0+p3   41 next
        vpternlogd zmm31, zmm11, zmm18, 0x96         ;   195.7 p5      41 next
        vpternlogd zmm19, zmm14, zmm0, 0x96          ;   196.3 p0      41 next
        vpternlogd zmm27, zmm2, zmm20, 0x96          ;   196.7 p5      41 next
        vpternlogd zmm19, zmm15, zmm4, 0xb4          ;   197.3 p0      41 next
        vpternlogd zmm5, zmm22, [rbp + 10112], 0x96  ;   197.7 p5+p2   41 next
        vpternlogd zmm29, zmm23, [r10 + 9792], 0x96  ;   198.3 p0+p3   48 next
        vpternlogd zmm30, zmm17, [r10 + 9856], 0x96  ;   198.7 p5+p2   48 next
        vpternlogd zmm12, zmm26, [r10 + 9920], 0x96  ;   199.3 p0+p3   48 next
        vmovdqu64 zmm0, [r10 + 9216]                 ;   119.2 p2      48 next
        vpternlogd zmm28, zmm1, [r10 + 9984], 0x96   ;   199.7 p5+p3   48 next
        vmovdqu64 zmm2, [r10 + 9280]                 ;   120.2 p2      48 next
        vpxord zmm0, zmm0, zmm23                     ;   200.3 p0      48 next
        vpternlogd zmm10, zmm31, [r10 + 10048], 0x96 ;   200.7 p5+p3   48 next
        vmovdqu64 zmm4, [r10 + 9344]                 ;   121.2 p2      48 next
        vpternlogd zmm13, zmm27, [r10 + 10112], 0x96 ;   201.3 p0+p3   48 next
        vmovdqu64 zmm7, [r10 + 9408]                 ;   122.2 p2      48 next
        vpxord zmm4, zmm4, zmm26                     ;   201.7 p5      48 next
        vpxord zmm2, zmm2, zmm17                     ;   202.3 p0      48 next
        vpternlogd zmm19, zmm5, [r10 + 10176], 0x96  ;   202.7 p5+p3   48 next
        vmovdqu64 zmm8, [r10 + 9472]                 ;   123.2 p2      48 next
        vmovdqu64 zmm9, [r10 + 9536]                 ;   123.5 p3      48 next
        vpternlogd zmm6, zmm3, [r10 + 9664], 0x96    ;   203.3 p0+p2   48 next
        vpxord zmm7, zmm7, zmm1                      ;   203.7 p5      48 next
        vmovdqu64 zmm1, [r10 + 9600]                 ;   124.5 p3      48 next
        vpxord zmm8, zmm8, zmm31                     ;   204.3 p0      48 next
        vpxord zmm9, zmm9, zmm27                     ;   204.7 p5      48 next
        vmovdqu64 zmm31, [rbp + 10304]               ;   162.7 p2      41 next reload
        vpternlogd zmm21, zmm31, [r10 + 9728], 0x96  ;   205.3 p0+p3   48 next
        vpxord zmm1, zmm1, zmm5                      ;   205.7 p5      48 next
        vmovdqa64 zmm31, zmm9                        ;   205.7         45 next copy
        vpternlogd zmm31, zmm2, zmm0, 0x60           ;   206.3 p0      45 next
        vpandd zmm3, zmm6, zmm1                      ;   206.7 p5      45 next
        vmovdqa64 zmm5, zmm3                         ;   207.7         45 next copy
        vpternlogd zmm5, zmm21, zmm4, 0x78           ;   207.7 p0      45 next
        vpxord zmm11, zmm0, zmm1                     ;   207.7 p5      45 next
        vmovdqa64 zmm14, zmm11                       ;   208.7         45 next copy
        vpternlogd zmm14, zmm7, zmm7, 0xc3           ;   208.7 p0      45 next
        vpternlogd zmm5, zmm14, zmm9, 0x78           ;   209.7 p5      45 next
        vmovdqa64 zmm15, zmm4                        ;   202.7         45 next copy
        vpternlogd zmm15, zmm2, zmm0, 0x6a           ;   209.3 p0      45 next
        vmovdqa64 zmm16, zmm15                       ;   210.3         45 next copy
        vpternlogd zmm16, zmm6, zmm2, 0x87           ;   210.3 p5      45 next
        vmovdqa64 zmm17, zmm9                        ;   205.7         45 next copy
        vpternlogd zmm17, zmm8, zmm4, 0x6a           ;   210.3 p0      45 next
        vpternlogd zmm16, zmm17, zmm8, 0x87          ;   211.3 p5      45 next
        vpternlogd zmm31, zmm16, zmm5, 0x69          ;   212.3 p0      45 next
        vmovdqa64 zmm18, zmm21                       ;   206.3         45 next copy
        vpternlogd zmm18, zmm6, zmm4, 0x48           ;   211.7 p5      45 next
        vmovdqa64 zmm20, zmm6                        ;   204.3         45 next copy
        vpternlogd zmm20, zmm8, zmm7, 0x96           ;   212.3 p0      45 next
        vpternlogd zmm18, zmm20, zmm21, 0x87         ;   213.3 p5      45 next
        vpternlogd zmm5, zmm1, zmm4, 0xb4            ;   213.3 p0      45 next
        vpternlogd zmm3, zmm5, zmm18, 0x96           ;   214.3 p5      45 next
        vpternlogd zmm16, zmm20, zmm6, 0x2d          ;   214.3 p0      45 next
        vpternlogd zmm3, zmm16, zmm1, 0x69           ;   215.3 p5      45 next
        vmovdqa64 zmm22, zmm6                        ;   204.3         45 next copy
        vpternlogd zmm22, zmm8, zmm0, 0x48           ;   215.3 p0      45 next
        vmovdqa64 zmm23, zmm6                        ;   204.3         45 next copy
        vpternlogd zmm23, zmm1, zmm2, 0xb7           ;   215.7 p5      45 next
        vmovdqa64 zmm24, zmm8                        ;   205.3         45 next copy
        vpternlogd zmm24, zmm7, zmm2, 0x48           ;   216.3 p0      45 next
        vpxord zmm25, zmm22, zmm23                   ;   216.7 p5      45 next
        vpternlogd zmm3, zmm25, zmm31, 0x96          ;   217.7 p0      45 next
        vpternlogd zmm24, zmm1, zmm0, 0x78           ;   217.7 p5      45 next
        vmovdqa64 zmm26, zmm21                       ;   206.3         45 next copy
        vpternlogd zmm26, zmm9, zmm8, 0x48           ;   218.3 p0      45 next
        vpternlogd zmm26, zmm21, zmm7, 0x2d          ;   219.3 p5      45 next
        vmovdqa64 zmm27, zmm21                       ;   206.3         45 next copy
        vpternlogd zmm27, zmm6, zmm0, 0x6c           ;   219.3 p0      45 next
        vpternlogd zmm26, zmm27, zmm24, 0x96         ;   220.3 p5      45 next
        vpternlogd zmm26, zmm14, zmm4, 0xd2          ;   221.3 p0      45 next
        vpternlogd zmm31, zmm21, zmm8, 0x87          ;   220.7 p5      45 next
        vpternlogd zmm23, zmm20, zmm7, 0xd2          ;   221.3 p0      45 next
        vmovdqa64 zmm20, zmm11                       ;   208.7         45 next copy
        vpternlogd zmm20, zmm9, zmm8, 0x95           ;   221.7 p5      45 next
        vpternlogd zmm20, zmm15, zmm21, 0x69         ;   222.7 p0      45 next
        vpternlogd zmm15, zmm21, zmm2, 0x28          ;   222.7 p5      45 next
        vmovdqu64 [rbp + 10304], zmm25               ;   217.7 p7+p4   45 next spill
        vmovdqa64 zmm25, zmm9                        ;   205.7         45 next copy
        vpternlogd zmm25, zmm2, zmm2, 0xc3           ;   223.3 p0      45 next
        vmovdqu64 [rbp + 10112], zmm19               ;   203.7 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm25                       ;   224.3         45 next copy
        vpternlogd zmm19, zmm20, zmm0, 0x39          ;   224.3 p5      45 next
        vpternlogd zmm19, zmm24, zmm16, 0x96         ;   225.3 p0      45 next
        vpandd zmm16, zmm6, zmm21                    ;   224.7 p5      45 next
        vmovdqa64 zmm24, zmm25                       ;   224.3         45 next copy
        vpternlogd zmm24, zmm7, zmm4, 0x78           ;   225.3 p0      45 next
        vpandd zmm4, zmm4, zmm9                      ;   225.7 p5      45 next
        vpandd zmm9, zmm9, zmm6                      ;   226.3 p0      45 next
        vpternlogd zmm9, zmm25, zmm8, 0xd2           ;   227.3 p5      45 next
        vmovdqa64 zmm25, zmm16                       ;   225.7         45 next copy
        vpternlogd zmm25, zmm7, zmm0, 0x87           ;   227.3 p0      45 next
        vpternlogd zmm25, zmm8, zmm1, 0x87           ;   228.3 p5      45 next
        vpternlogd zmm5, zmm25, zmm24, 0x69          ;   229.3 p0      45 next
        vpternlogd zmm23, zmm25, zmm17, 0x69         ;   229.3 p5      45 next
        vpternlogd zmm23, zmm27, zmm9, 0x96          ;   230.3 p0      45 next
        vpternlogd zmm9, zmm16, zmm18, 0x69          ;   229.7 p5      45 next
        vpternlogd zmm4, zmm21, zmm14, 0xd2          ;   230.3 p0      45 next
        vpandd zmm7, zmm7, zmm1                      ;   230.7 p5      45 next
        vpternlogd zmm4, zmm2, zmm0, 0x87            ;   231.3 p0      45 next
        vpternlogd zmm9, zmm11, zmm4, 0x69           ;   232.3 p5      45 next
        vpternlogd zmm7, zmm6, zmm0, 0x87            ;   232.3 p0      45 next
        vpternlogd zmm15, zmm24, zmm7, 0x96          ;   233.3 p5      45 next
        vpternlogd zmm7, zmm4, zmm14, 0x69           ;   233.3 p0      45 next
        vpternlogd zmm19, zmm22, zmm12, 0x96         ;   233.7 p5      45 next
        vmovdqu64 zmm0, [rbp + 10048]                ;   135.7 p2      54 next
        vpxord zmm0, zmm0, [r11 + 1024]              ;   234.3 p0+p3   54 next
        vpternlogd zmm3, zmm29, [rbp + 10048], 0x96  ;   234.7 p5+p2   54 next
        vmovdqu64 zmm1, [rbp + 9984]                 ;   136.8 p3      54 next
        vpxord zmm1, zmm1, [r11 + 1088]              ;   235.3 p0+p2   54 next
        vmovdqu64 zmm2, [rbp + 4992]                 ;   137.8 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 9088]                 ;   138.7 p2      48 next reload
        vmovdqu64 zmm6, [rbp + 10112]                ;   203.7 p3      54 next
        vpternlogd zmm6, zmm4, zmm2, 0x96            ;   235.7 p5      54 next
        vpternlogd zmm26, zmm30, [rbp + 9984], 0x96  ;   236.3 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 9856]                 ;   139.8 p3      54 next
        vpxord zmm8, zmm8, [r11 + 1216]              ;   236.7 p5+p2   54 next
        vpternlogd zmm31, zmm28, [rbp + 9856], 0x96  ;   237.3 p0+p3   54 next
        vmovdqu64 zmm11, [rbp + 5440]                ;   141.7 p2      62 r reload
        vmovdqu64 zmm14, [rbp + 9920]                ;   141.8 p3      54 next
        vpternlogd zmm14, zmm11, [r11 + 1152], 0x96  ;   237.7 p5+p2   54 next
        vmovdqu64 zmm16, [rbp + 9792]                ;   142.8 p3      54 next
        vpxord zmm16, zmm16, [r11 + 1280]            ;   238.3 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 9728]                ;   143.8 p3      54 next
        vpxord zmm17, zmm17, [r11 + 1344]            ;   238.7 p5+p2   54 next
        vpternlogd zmm19, zmm11, [rbp + 9920], 0x96  ;   239.3 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 5376]                ;   145.7 p2      62 r reload
        vmovdqu64 zmm21, [rbp + 9472]                ;   145.8 p3      48 next reload
        vpternlogd zmm29, zmm21, zmm18, 0x96         ;   239.7 p5      54 next
        vpternlogd zmm5, zmm10, [rbp + 9792], 0x96   ;   240.3 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 9664]                ;   146.8 p3      54 next
        vpxord zmm22, zmm22, [r11 + 1408]            ;   240.7 p5+p2   54 next
        vmovdqu64 zmm24, [rbp + 5312]                ;   147.8 p3      62 r reload
        vmovdqu64 zmm25, [rbp + 9408]                ;   148.7 p2      48 next reload
        vpternlogd zmm30, zmm25, zmm24, 0x96         ;   241.3 p0      54 next
        vpternlogd zmm23, zmm13, [rbp + 9728], 0x96  ;   241.7 p5+p3   54 next
        vpternlogd zmm21, zmm18, [r11 + 1600], 0x96  ;   242.3 p0+p2   54 next
        vmovdqu64 zmm27, [rbp + 9600]                ;   149.8 p3      54 next
        vpxord zmm27, zmm27, [r11 + 1472]            ;   242.7 p5+p2   54 next
        vpternlogd zmm25, zmm24, [r11 + 1664], 0x96  ;   243.3 p0+p3   54 next
        vpternlogd zmm4, zmm2, [r11 + 1984], 0x96    ;   243.7 p5+p2   54 next
        vpternlogd zmm7, zmm20, [rbp + 9536], 0x96   ;   244.3 p0+p3   54 next
        vmovdqu64 zmm20, [rbp + 9536]                ;   152.7 p2      54 next
        vpxord zmm20, zmm20, [r11 + 1536]            ;   244.7 p5+p3   54 next
        vmovdqu64 zmm2, [rbp + 9344]                 ;   153.7 p2      48 next reload
        vpternlogd zmm12, zmm2, [rbp + 5248], 0x96   ;   245.3 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 5248]                ;   154.7 p2      62 r reload
        vpternlogd zmm2, zmm24, [r11 + 1728], 0x96   ;   245.7 p5+p3   54 next
        vmovdqu64 zmm24, [rbp + 9280]                ;   155.7 p2      48 next reload
        vpternlogd zmm28, zmm24, [rbp + 5184], 0x96  ;   246.3 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 5184]                ;   156.7 p2      62 r reload
        vpternlogd zmm24, zmm18, [r11 + 1792], 0x96  ;   246.7 p5+p3   54 next
        vmovdqa64 zmm18, zmm24                       ;   247.7         41 next copy
        vpternlogd zmm18, zmm20, zmm27, 0x60         ;   247.7 p0      41 next
        vmovdqu64 zmm11, [rbp + 10112]               ;   203.7 p2      48 next reload
        vpternlogd zmm9, zmm11, [rbp + 9664], 0x96   ;   247.7 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 5120]                ;   158.7 p2      62 r reload
        vmovdqu64 [rbp + 9664], zmm6                 ;   236.7 p7+p4   54 next spill
        vmovdqu64 zmm6, [rbp + 9152]                 ;   158.8 p3      48 next reload
        vpternlogd zmm10, zmm6, zmm11, 0x96          ;   248.3 p0      54 next
        vpternlogd zmm6, zmm11, [r11 + 1856], 0x96   ;   248.7 p5+p2   54 next
        vmovdqu64 zmm11, [rbp + 9216]                ;   159.8 p3      48 next reload
        vpternlogd zmm13, zmm11, [rbp + 5056], 0x96  ;   249.3 p0+p2   54 next
        vmovdqu64 [rbp + 9152], zmm13                ;   250.3 p8+p9   54 next spill
        vmovdqu64 zmm13, [rbp + 5056]                ;   160.8 p3      62 r reload
        vpternlogd zmm11, zmm13, [r11 + 1920], 0x96  ;   249.7 p5+p2   54 next
        vmovdqu64 zmm13, [rbp + 10304]               ;   217.7 p3      45 next reload
        vpternlogd zmm15, zmm13, [rbp + 9600], 0x96  ;   250.3 p0+p2   54 next
        vpandd zmm13, zmm6, zmm11                    ;   250.7 p5      41 next
        vmovdqu64 [rbp + 9600], zmm10                ;   249.3 p7+p4   54 next spill
        vmovdqa64 zmm10, zmm13                       ;   251.7         41 next copy
        vpternlogd zmm10, zmm4, zmm21, 0x78          ;   251.7 p0      41 next
        vmovdqu64 [rbp + 10304], zmm28               ;   247.3 p8+p9   54 next spill
        vpxord zmm28, zmm27, zmm6                    ;   251.7 p5      41 next
        vmovdqu64 [rbp + 9216], zmm12                ;   246.3 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm28                       ;   252.7         41 next copy
        vpternlogd zmm12, zmm25, zmm25, 0xc3         ;   252.7 p0      41 next
        vpternlogd zmm10, zmm12, zmm24, 0x78         ;   253.7 p5      41 next
        vmovdqu64 [rbp + 10112], zmm30               ;   242.3 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm21                       ;   243.3         41 next copy
        vpternlogd zmm30, zmm20, zmm27, 0x6a         ;   253.3 p0      41 next
        vmovdqu64 [rbp + 9280], zmm29                ;   240.7 p7+p4   54 next spill
        vmovdqa64 zmm29, zmm30                       ;   254.3         41 next copy
        vpternlogd zmm29, zmm11, zmm20, 0x87         ;   254.3 p5      41 next
        vmovdqu64 [rbp + 9344], zmm7                 ;   245.3 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm24                        ;   247.7         41 next copy
        vpternlogd zmm7, zmm2, zmm21, 0x6a           ;   254.3 p0      41 next
        vpternlogd zmm29, zmm7, zmm2, 0x87           ;   255.3 p5      41 next
        vpternlogd zmm18, zmm29, zmm10, 0x69         ;   256.3 p0      41 next
        vpternlogd zmm10, zmm6, zmm21, 0xb4          ;   255.7 p5      41 next
        vmovdqu64 [rbp + 9536], zmm15                ;   251.3 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm4                        ;   244.7         41 next copy
        vpternlogd zmm15, zmm11, zmm21, 0x48         ;   256.3 p0      41 next
        vmovdqu64 [rbp + 9088], zmm9                 ;   248.7 p8+p9   54 next spill
        vmovdqa64 zmm9, zmm11                        ;   250.7         41 next copy
        vpternlogd zmm9, zmm2, zmm25, 0x96           ;   256.7 p5      41 next
        vpternlogd zmm15, zmm9, zmm4, 0x87           ;   257.7 p0      41 next
        vpternlogd zmm29, zmm9, zmm11, 0x2d          ;   257.7 p5      41 next
        vmovdqu64 [rbp + 9408], zmm23                ;   242.7 p7+p4   54 next spill
        vpxord zmm23, zmm10, zmm15                   ;   258.7 p0      41 next
        vpternlogd zmm23, zmm13, zmm29, 0x69         ;   259.7 p5      41 next
        vmovdqa64 zmm13, zmm11                       ;   250.7         41 next copy
        vpternlogd zmm13, zmm2, zmm27, 0x48          ;   259.3 p0      41 next
        vpternlogd zmm23, zmm18, zmm6, 0x96          ;   260.7 p5      41 next
        vmovdqu64 [rbp + 9472], zmm5                 ;   241.3 p8+p9   54 next spill
        vmovdqa64 zmm5, zmm11                        ;   250.7         41 next copy
        vpternlogd zmm5, zmm6, zmm20, 0xb7           ;   260.3 p0      41 next
        vpternlogd zmm9, zmm5, zmm25, 0xc6           ;   261.3 p5      41 next
        vpxord zmm5, zmm5, zmm13                     ;   261.3 p0      41 next
        vmovdqu64 [rbp + 9728], zmm31                ;   238.3 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm2                        ;   246.7         41 next copy
        vpternlogd zmm31, zmm25, zmm20, 0x48         ;   261.7 p5      41 next
        vpternlogd zmm31, zmm6, zmm27, 0x78          ;   262.7 p0      41 next
        vmovdqu64 [rbp + 9792], zmm19                ;   240.3 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm4                        ;   244.7         41 next copy
        vpternlogd zmm19, zmm24, zmm2, 0x48          ;   262.7 p5      41 next
        vpternlogd zmm19, zmm4, zmm25, 0x2d          ;   263.7 p0      41 next
        vmovdqu64 [rbp + 9920], zmm26                ;   237.3 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm4                        ;   244.7         41 next copy
        vpternlogd zmm26, zmm11, zmm27, 0x6c         ;   263.7 p5      41 next
        vpternlogd zmm19, zmm26, zmm31, 0x96         ;   264.7 p0      41 next
        vpternlogd zmm19, zmm12, zmm21, 0xd2         ;   265.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm3                 ;   235.7 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm28                        ;   252.7         41 next copy
        vpternlogd zmm3, zmm24, zmm2, 0x95           ;   265.3 p0      41 next
        vpternlogd zmm3, zmm30, zmm4, 0x69           ;   266.3 p5      41 next
        vpternlogd zmm30, zmm4, zmm20, 0x28          ;   266.3 p0      41 next
        vmovdqu64 [rbp + 9984], zmm28                ;   252.7 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm24                       ;   247.7         41 next copy
        vpternlogd zmm28, zmm20, zmm20, 0xc3         ;   266.7 p5      41 next
        vmovdqu64 [rbp + 10048], zmm18               ;   257.3 p8+p9   41 next spill
        vpandd zmm18, zmm4, zmm2                     ;   267.3 p0      41 next
        vmovdqu64 [rbp + 10176], zmm18               ;   268.3 p7+p4   41 next spill
        vpandd zmm18, zmm4, zmm11                    ;   267.7 p5      41 next
        vmovdqu64 [rbp + 10240], zmm13               ;   260.3 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm28                       ;   267.7         41 next copy
        vpternlogd zmm13, zmm3, zmm27, 0x39          ;   268.3 p0      41 next
        vpternlogd zmm13, zmm31, zmm29, 0x96         ;   269.3 p5      41 next
        vmovdqa64 zmm31, zmm28                       ;   267.7         41 next copy
        vpternlogd zmm31, zmm25, zmm21, 0x78         ;   269.3 p0      41 next
        vmovdqa64 zmm29, zmm18                       ;   268.7         41 next copy
        vpternlogd zmm29, zmm25, zmm27, 0x87         ;   269.7 p5      41 next
        vpternlogd zmm29, zmm6, zmm2, 0x87           ;   270.7 p0      41 next
        vmovdqu64 [rbp + 10368], zmm3                ;   267.3 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm31                        ;   270.3         41 next copy
        vpternlogd zmm3, zmm10, zmm10, 0xc3          ;   270.7 p5      41 next
        vpandd zmm10, zmm24, zmm11                   ;   271.3 p0      41 next
        vpternlogd zmm10, zmm28, zmm2, 0xd2          ;   272.3 p5      41 next
        vpandd zmm21, zmm21, zmm24                   ;   272.3 p0      41 next
        vpternlogd zmm9, zmm29, zmm29, 0xc3          ;   272.7 p5      41 next
        vpternlogd zmm9, zmm26, zmm7, 0x96           ;   273.7 p0      41 next
        vpandd zmm25, zmm25, zmm6                    ;   273.7 p5      41 next
        vmovdqa64 zmm2, zmm10                        ;   273.3         41 next copy
        vpternlogd zmm2, zmm18, zmm18, 0xc3          ;   274.3 p0      41 next
        vpternlogd zmm21, zmm4, zmm12, 0xd2          ;   274.7 p5      41 next
        vpternlogd zmm21, zmm20, zmm27, 0x87         ;   275.7 p0      41 next
        vpternlogd zmm2, zmm15, zmm21, 0x69          ;   276.7 p5      41 next
        vpternlogd zmm25, zmm11, zmm27, 0x87         ;   276.3 p0      41 next
        vmovdqa64 zmm4, zmm8                         ;   237.7         41 next copy
        vpternlogd zmm4, zmm14, zmm0, 0x9a           ;   276.7 p5      41 next
        vpandd zmm6, zmm8, zmm16                     ;   277.3 p0      41 next
        vpternlogd zmm30, zmm31, zmm25, 0x96         ;   277.7 p5      41 next
        vpternlogd zmm25, zmm21, zmm12, 0x69         ;   278.3 p0      41 next
        vmovdqa64 zmm31, zmm22                       ;   241.7         41 next copy
        vpternlogd zmm31, zmm14, zmm14, 0x3f         ;   278.7 p5      41 next
        vpxord zmm7, zmm1, zmm17                     ;   279.3 p0      41 next
        vpternlogd zmm6, zmm17, zmm14, 0x28          ;   279.7 p5      41 next
        vmovdqa64 zmm11, zmm22                       ;   241.7         41 next copy
        vpternlogd zmm11, zmm16, zmm8, 0x6c          ;   280.3 p0      41 next
        vmovdqa64 zmm12, zmm6                        ;   280.7         41 next copy
        vpternlogd zmm12, zmm4, zmm16, 0x87          ;   280.7 p5      41 next
        vpternlogd zmm12, zmm22, zmm1, 0x87          ;   281.7 p0      41 next
        vmovdqa64 zmm15, zmm31                       ;   279.7         41 next copy
        vpternlogd zmm15, zmm8, zmm1, 0x78           ;   281.7 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   282.7         41 next copy
        vpternlogd zmm18, zmm16, zmm0, 0x78          ;   282.7 p0      41 next
        vpxord zmm20, zmm1, zmm16                    ;   282.7 p5      41 next
        vmovdqa64 zmm21, zmm7                        ;   280.3         41 next copy
        vpternlogd zmm21, zmm22, zmm0, 0x78          ;   283.3 p0      41 next
        vmovdqa64 zmm24, zmm16                       ;   239.3         41 next copy
        vpternlogd zmm24, zmm14, zmm1, 0x9c          ;   283.7 p5      41 next
        vpxord zmm26, zmm11, zmm21                   ;   284.3 p0      41 next
        vpternlogd zmm4, zmm22, zmm14, 0xac          ;   284.7 p5      41 next
        vmovdqa64 zmm27, zmm8                        ;   237.7         41 next copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3           ;   285.3 p0      41 next
        vmovdqa64 zmm28, zmm18                       ;   283.7         41 next copy
        vpternlogd zmm28, zmm12, zmm0, 0x2d          ;   285.7 p5      41 next
        vpternlogd zmm28, zmm26, zmm17, 0x2d         ;   286.7 p0      41 next
        vpternlogd zmm4, zmm21, zmm17, 0x2d          ;   286.7 p5      41 next
        vpternlogd zmm4, zmm12, zmm16, 0x78          ;   287.7 p0      41 next
        vmovdqa64 zmm26, zmm24                       ;   284.7         41 next copy
        vpternlogd zmm26, zmm1, zmm1, 0x3f           ;   287.7 p5      41 next
        vpternlogd zmm24, zmm17, zmm0, 0x87          ;   288.3 p0      41 next
        vpternlogd zmm27, zmm15, zmm7, 0xc6          ;   288.7 p5      41 next
        vmovdqa64 zmm15, zmm26                       ;   288.7         41 next copy
        vpternlogd zmm15, zmm20, zmm22, 0x87         ;   289.3 p0      41 next
        vpternlogd zmm26, zmm8, zmm0, 0x87           ;   289.7 p5      41 next
        vpternlogd zmm12, zmm15, zmm17, 0xd2         ;   290.3 p0      41 next
        vpternlogd zmm15, zmm26, zmm22, 0xd7         ;   290.7 p5      41 next
        vpternlogd zmm11, zmm24, zmm15, 0x96         ;   291.7 p0      41 next
        vpternlogd zmm11, zmm27, zmm16, 0x87         ;   292.7 p5      41 next
        vpternlogd zmm11, zmm26, zmm14, 0x2d         ;   293.7 p0      41 next
        vpternlogd zmm26, zmm1, zmm0, 0xd6           ;   292.7 p5      41 next
        vpternlogd zmm12, zmm24, zmm8, 0x2d          ;   293.3 p0      41 next
        vpandnd zmm24, zmm20, zmm17                  ;   293.7 p5      41 next
        vpternlogd zmm24, zmm16, zmm14, 0x48         ;   294.7 p0      41 next
        vpternlogd zmm31, zmm27, zmm17, 0x87         ;   294.7 p5      41 next
        vpternlogd zmm27, zmm7, zmm6, 0x59           ;   295.3 p0      41 next
        vmovdqa64 zmm6, zmm18                        ;   283.7         41 next copy
        vpternlogd zmm6, zmm22, zmm17, 0x7b          ;   295.7 p5      41 next
        vpternlogd zmm6, zmm24, zmm26, 0x96          ;   296.7 p0      41 next
        vpxord zmm7, zmm1, zmm19                     ;   296.7 p5      41 next
        vpternlogd zmm26, zmm20, zmm1, 0x87          ;   297.3 p0      41 next
        vpternlogd zmm23, zmm5, zmm0, 0x96           ;   297.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 10176]                ;   268.3 p3      41 next
        vpternlogd zmm1, zmm8, [rbp + 10048], 0x69   ;   298.3 p0+p2   41 next
        vpternlogd zmm26, zmm18, zmm14, 0x87         ;   298.7 p5      41 next
        vpternlogd zmm26, zmm31, zmm21, 0x96         ;   299.7 p0      41 next
        vpternlogd zmm3, zmm29, zmm16, 0x96          ;   299.7 p5      41 next
        vpternlogd zmm13, zmm14, [rbp + 10240], 0x96 ;   300.3 p0+p3   41 next
        vpxord zmm15, zmm15, zmm27                   ;   300.7 p5      41 next
        vpternlogd zmm15, zmm8, zmm0, 0xb4           ;   301.7 p0      41 next
        vpternlogd zmm9, zmm10, zmm17, 0x96          ;   301.7 p5      41 next
        vmovdqu64 zmm31, [r8 + 9216]                 ;   175.7 p2      48 next
        vmovdqu64 zmm0, [r8 + 9280]                  ;   175.8 p3      48 next
        vmovdqu64 zmm8, [r8 + 9344]                  ;   176.7 p2      48 next
        vpternlogd zmm2, zmm22, [rbp + 9984], 0x96   ;   302.3 p0+p3   41 next
        vmovdqu64 zmm10, [r8 + 9408]                 ;   177.7 p2      48 next
        vmovdqu64 zmm14, [r8 + 9472]                 ;   177.8 p3      48 next
        vmovdqu64 zmm16, [r8 + 9536]                 ;   178.7 p2      48 next
        vmovdqu64 zmm17, [r8 + 9600]                 ;   178.8 p3      48 next
        vpternlogd zmm28, zmm23, [r8 + 9792], 0x96   ;   302.7 p5+p2   48 next
        vpternlogd zmm4, zmm7, [r8 + 9856], 0x96     ;   303.3 p0+p3   48 next
        vpternlogd zmm11, zmm13, [r8 + 9920], 0x96   ;   303.7 p5+p2   48 next
        vpternlogd zmm6, zmm1, [r8 + 9984], 0x96     ;   304.3 p0+p3   48 next
        vpternlogd zmm12, zmm3, [r8 + 10048], 0x96   ;   304.7 p5+p2   48 next
        vpternlogd zmm26, zmm9, [r8 + 10112], 0x96   ;   305.3 p0+p3   48 next
        vpxord zmm31, zmm31, zmm23                   ;   305.7 p5      48 next
        vpxord zmm0, zmm0, zmm7                      ;   306.3 p0      48 next
        vpternlogd zmm15, zmm2, [r8 + 10176], 0x96   ;   306.7 p5+p2   48 next
        vpxord zmm8, zmm8, zmm13                     ;   307.3 p0      48 next
        vpternlogd zmm30, zmm5, [r8 + 9664], 0x96    ;   307.7 p5+p3   48 next
        vpxord zmm10, zmm10, zmm1                    ;   308.3 p0      48 next
        vpxord zmm14, zmm14, zmm3                    ;   308.7 p5      48 next
        vpxord zmm16, zmm16, zmm9                    ;   309.3 p0      48 next
        vmovdqu64 zmm1, [rbp + 10368]                ;   267.3 p2      41 next reload
        vpternlogd zmm25, zmm1, [r8 + 9728], 0x96    ;   309.7 p5+p3   48 next
        vpxord zmm17, zmm17, zmm2                    ;   310.3 p0      48 next
        vmovdqa64 zmm1, zmm16                        ;   310.3         45 next copy
        vpternlogd zmm1, zmm0, zmm31, 0x60           ;   310.7 p5      45 next
        vpandd zmm2, zmm30, zmm17                    ;   311.3 p0      45 next
        vmovdqa64 zmm3, zmm2                         ;   312.3         45 next copy
        vpternlogd zmm3, zmm25, zmm8, 0x78           ;   312.3 p5      45 next
        vpxord zmm5, zmm31, zmm17                    ;   312.3 p0      45 next
        vmovdqa64 zmm7, zmm5                         ;   313.3         45 next copy
        vpternlogd zmm7, zmm10, zmm10, 0xc3          ;   313.3 p5      45 next
        vpternlogd zmm3, zmm7, zmm16, 0x78           ;   314.3 p0      45 next
        vmovdqa64 zmm9, zmm8                         ;   308.3         45 next copy
        vpternlogd zmm9, zmm0, zmm31, 0x6a           ;   313.7 p5      45 next
        vmovdqa64 zmm13, zmm9                        ;   314.7         45 next copy
        vpternlogd zmm13, zmm30, zmm0, 0x87          ;   314.7 p0      45 next
        vmovdqa64 zmm18, zmm16                       ;   310.3         45 next copy
        vpternlogd zmm18, zmm14, zmm8, 0x6a          ;   314.7 p5      45 next
        vpternlogd zmm13, zmm18, zmm14, 0x87         ;   315.7 p0      45 next
        vpternlogd zmm1, zmm13, zmm3, 0x69           ;   316.7 p5      45 next
        vmovdqa64 zmm19, zmm25                       ;   310.7         45 next copy
        vpternlogd zmm19, zmm30, zmm8, 0x48          ;   316.3 p0      45 next
        vmovdqa64 zmm20, zmm30                       ;   308.7         45 next copy
        vpternlogd zmm20, zmm14, zmm10, 0x96         ;   316.7 p5      45 next
        vpternlogd zmm19, zmm20, zmm25, 0x87         ;   317.7 p0      45 next
        vpternlogd zmm3, zmm17, zmm8, 0xb4           ;   317.7 p5      45 next
        vpternlogd zmm13, zmm20, zmm30, 0x2d         ;   318.3 p0      45 next
        vpxord zmm21, zmm3, zmm19                    ;   318.7 p5      45 next
        vpternlogd zmm21, zmm2, zmm13, 0x69          ;   319.7 p0      45 next
        vmovdqa64 zmm2, zmm30                        ;   308.7         45 next copy
        vpternlogd zmm2, zmm14, zmm31, 0x48          ;   319.7 p5      45 next
        vmovdqa64 zmm22, zmm30                       ;   308.7         45 next copy
        vpternlogd zmm22, zmm17, zmm0, 0xb7          ;   320.3 p0      45 next
        vpternlogd zmm21, zmm1, zmm17, 0x96          ;   320.7 p5      45 next
        vmovdqa64 zmm23, zmm14                       ;   309.7         45 next copy
        vpternlogd zmm23, zmm10, zmm0, 0x48          ;   321.3 p0      45 next
        vpxord zmm24, zmm2, zmm22                    ;   321.7 p5      45 next
        vpternlogd zmm23, zmm17, zmm31, 0x78         ;   322.3 p0      45 next
        vmovdqa64 zmm27, zmm25                       ;   310.7         45 next copy
        vpternlogd zmm27, zmm16, zmm14, 0x48         ;   322.7 p5      45 next
        vpternlogd zmm27, zmm25, zmm10, 0x2d         ;   323.7 p0      45 next
        vmovdqa64 zmm29, zmm25                       ;   310.7         45 next copy
        vpternlogd zmm29, zmm30, zmm31, 0x6c         ;   323.7 p5      45 next
        vpternlogd zmm27, zmm29, zmm23, 0x96         ;   324.7 p0      45 next
        vpternlogd zmm27, zmm7, zmm8, 0x78           ;   325.7 p5      45 next
        vpternlogd zmm22, zmm20, zmm10, 0x78         ;   325.3 p0      45 next
        vmovdqa64 zmm20, zmm5                        ;   313.3         45 next copy
        vpternlogd zmm20, zmm16, zmm14, 0x95         ;   325.7 p5      45 next
        vpternlogd zmm20, zmm9, zmm25, 0x69          ;   326.7 p0      45 next
        vpternlogd zmm9, zmm25, zmm0, 0x28           ;   326.7 p5      45 next
        vpternlogd zmm21, zmm24, zmm28, 0x96         ;   327.3 p0      45 next
        vpternlogd zmm27, zmm8, zmm4, 0x96           ;   327.7 p5      45 next
        vmovdqu64 [rbp + 10368], zmm4                ;   304.3 p8+p9   48 next spill
        vmovdqa64 zmm4, zmm16                        ;   310.3         45 next copy
        vpternlogd zmm4, zmm0, zmm0, 0xc3            ;   328.3 p0      45 next
        vmovdqu64 [rbp + 9984], zmm28                ;   303.7 p7+p4   48 next spill
        vpandd zmm28, zmm14, zmm25                   ;   328.7 p5      45 next
        vpternlogd zmm28, zmm1, zmm6, 0x69           ;   329.7 p0      45 next
        vmovdqa64 zmm1, zmm4                         ;   329.3         45 next copy
        vpternlogd zmm1, zmm20, zmm31, 0x39          ;   329.7 p5      45 next
        vpternlogd zmm1, zmm23, zmm13, 0x96          ;   330.7 p0      45 next
        vpandd zmm13, zmm30, zmm25                   ;   330.7 p5      45 next
        vmovdqa64 zmm23, zmm4                        ;   329.3         45 next copy
        vpternlogd zmm23, zmm10, zmm8, 0x78          ;   331.3 p0      45 next
        vmovdqu64 [rbp + 10240], zmm6                ;   305.3 p8+p9   48 next spill
        vmovdqa64 zmm6, zmm23                        ;   332.3         45 next copy
        vpternlogd zmm6, zmm3, zmm3, 0xc3            ;   332.3 p5      45 next
        vmovdqa64 zmm3, zmm13                        ;   331.7         45 next copy
        vpternlogd zmm3, zmm10, zmm31, 0x87          ;   332.3 p0      45 next
        vpternlogd zmm3, zmm17, zmm14, 0x87          ;   333.3 p5      45 next
        vpternlogd zmm22, zmm3, zmm10, 0x69          ;   334.3 p0      45 next
        vpternlogd zmm22, zmm29, zmm18, 0x96         ;   335.3 p5      45 next
        vpandd zmm18, zmm30, zmm16                   ;   334.3 p0      45 next
        vpternlogd zmm18, zmm4, zmm14, 0xd2          ;   335.3 p5      45 next
        vmovdqu64 zmm4, [rbp + 6080]                 ;   193.3 p2      63 r reload
        vmovdqu64 zmm14, [rbp + 9856]                ;   235.7 p3     108 r
        vpternlogd zmm14, zmm4, [r9], 0x96           ;   335.3 p0+p2  108 r
        vpandd zmm8, zmm8, zmm16                     ;   335.7 p5      45 next
        vmovdqu64 zmm4, [rbp + 6208]                 ;   194.5 p3      63 r reload
        vmovdqu64 zmm16, [rbp + 9920]                ;   237.3 p2     108 r
        vpternlogd zmm16, zmm4, [r9 + 64], 0x96      ;   336.3 p0+p3  108 r
        vpternlogd zmm8, zmm25, zmm7, 0xd2           ;   336.7 p5      45 next
        vmovdqu64 zmm4, [rbp + 6336]                 ;   196.3 p2      63 r reload
        vmovdqu64 zmm25, [rbp + 9792]                ;   240.3 p3     108 r
        vpternlogd zmm25, zmm4, [r9 + 128], 0x96     ;   337.3 p0+p2  108 r
        vmovdqa64 zmm4, zmm18                        ;   336.3         45 next copy
        vpternlogd zmm4, zmm13, zmm13, 0xc3          ;   337.7 p5      45 next
        vpandd zmm10, zmm10, zmm17                   ;   338.3 p0      45 next
        vmovdqu64 zmm13, [rbp + 6464]                ;   197.5 p3      63 r reload
        vmovdqu64 zmm17, [rbp + 9728]                ;   238.3 p2     108 r
        vpternlogd zmm17, zmm13, [r9 + 192], 0x96    ;   338.7 p5+p3  108 r
        vpternlogd zmm8, zmm0, zmm31, 0x87           ;   339.3 p0      45 next
        vmovdqu64 zmm0, [rbp + 6592]                 ;   199.3 p2      63 r reload
        vmovdqu64 zmm13, [rbp + 9472]                ;   241.3 p3     108 r
        vpternlogd zmm13, zmm0, [r9 + 256], 0x96     ;   339.7 p5+p2  108 r
        vpternlogd zmm4, zmm19, zmm8, 0x69           ;   340.3 p0      45 next
        vmovdqu64 zmm0, [rbp + 6720]                 ;   200.5 p3      63 r reload
        vmovdqu64 zmm19, [rbp + 9408]                ;   242.7 p2     108 r
        vpternlogd zmm19, zmm0, [r9 + 320], 0x96     ;   340.7 p5+p3  108 r
        vpternlogd zmm10, zmm30, zmm31, 0x87         ;   341.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 6848]                ;   202.3 p2      63 r reload
        vmovdqu64 zmm31, [rbp + 9088]                ;   248.7 p3     108 r
        vpternlogd zmm31, zmm30, [r9 + 384], 0x96    ;   341.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6976]                ;   203.5 p3      63 r reload
        vmovdqu64 zmm0, [rbp + 9536]                 ;   251.3 p2     108 r
        vpternlogd zmm0, zmm30, [r9 + 448], 0x96     ;   342.3 p0+p3  108 r
        vpxord zmm23, zmm23, zmm10                   ;   342.7 p5      45 next
        vpternlogd zmm23, zmm9, zmm24, 0x96          ;   343.7 p0      45 next
        vmovdqu64 zmm30, [rbp + 7104]                ;   205.3 p2      63 r reload
        vmovdqu64 zmm9, [rbp + 9344]                 ;   245.3 p3     108 r
        vpternlogd zmm9, zmm30, [r9 + 512], 0x96     ;   343.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 7232]                ;   206.5 p3      63 r reload
        vmovdqu64 zmm24, [rbp + 9280]                ;   240.7 p2     108 r
        vpternlogd zmm24, zmm30, [r9 + 576], 0x96    ;   344.3 p0+p3  108 r
        vpternlogd zmm10, zmm8, zmm8, 0xc3           ;   344.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 7360]                ;   208.3 p2      63 r reload
        vmovdqu64 zmm8, [rbp + 10112]                ;   242.3 p3     108 r
        vpternlogd zmm8, zmm30, [r9 + 640], 0x96     ;   345.3 p0+p2  108 r
        vpternlogd zmm10, zmm20, zmm7, 0x96          ;   345.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 7488]                ;   209.5 p3      63 r reload
        vmovdqu64 zmm7, [rbp + 9216]                 ;   246.3 p2     108 r
        vpternlogd zmm7, zmm30, [r9 + 704], 0x96     ;   346.3 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 7616]                ;   211.3 p2      63 r reload
        vmovdqu64 zmm20, [rbp + 10304]               ;   247.3 p3     108 r
        vpternlogd zmm20, zmm30, [r9 + 768], 0x96    ;   346.7 p5+p2  108 r
        vpternlogd zmm1, zmm2, zmm11, 0x96           ;   347.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 7744]                ;   212.5 p3      63 r reload
        vmovdqu64 zmm2, [rbp + 9600]                 ;   249.3 p2     108 r
        vpternlogd zmm2, zmm30, [r9 + 832], 0x96     ;   347.7 p5+p3  108 r
        vpternlogd zmm6, zmm3, zmm12, 0x96           ;   348.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 7872]                ;   214.3 p2      63 r reload
        vmovdqu64 zmm3, [rbp + 9152]                 ;   250.3 p3     108 r
        vpternlogd zmm3, zmm30, [r9 + 896], 0x96     ;   348.7 p5+p2  108 r
        vpternlogd zmm22, zmm18, zmm26, 0x96         ;   349.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 9024]                ;   215.5 p3      63 r reload
        vmovdqu64 zmm18, [rbp + 9664]                ;   236.7 p2     108 r
        vpternlogd zmm18, zmm30, [r9 + 960], 0x96    ;   349.7 p5+p3  108 r
        vpternlogd zmm4, zmm5, zmm15, 0x96           ;   350.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 9856]                ;   235.7 p2      54 next reload
        vpternlogd zmm21, zmm30, [rbp + 6016], 0x96  ;   350.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 9920]                ;   237.3 p2      54 next reload
        vpternlogd zmm27, zmm30, [rbp + 6144], 0x96  ;   351.3 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 9728]                ;   238.3 p2      54 next reload
        vpternlogd zmm28, zmm30, [rbp + 6400], 0x96  ;   351.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 9280]                ;   240.7 p2      54 next reload
        vmovdqu64 zmm5, [rbp + 9984]                 ;   303.7 p3     108 r
        vpternlogd zmm5, zmm30, [rbp + 7168], 0x96   ;   352.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9216]                ;   246.3 p3      54 next reload
        vpternlogd zmm11, zmm30, [rbp + 7424], 0x96  ;   352.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9792]                ;   240.3 p3      54 next reload
        vpternlogd zmm1, zmm30, [rbp + 6272], 0x96   ;   353.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9600]                ;   249.3 p3      54 next reload
        vpternlogd zmm12, zmm30, [rbp + 7680], 0x96  ;   353.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9472]                ;   241.3 p3      54 next reload
        vpternlogd zmm6, zmm30, [rbp + 6528], 0x96   ;   354.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9152]                ;   250.3 p3      54 next reload
        vpternlogd zmm26, zmm30, [rbp + 7808], 0x96  ;   354.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9408]                ;   242.7 p3      54 next reload
        vpternlogd zmm22, zmm30, [rbp + 6656], 0x96  ;   355.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9664]                ;   236.7 p3      54 next reload
        vpternlogd zmm15, zmm30, [rbp + 7936], 0x96  ;   355.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9536]                ;   251.3 p3      54 next reload
        vpternlogd zmm23, zmm30, [rbp + 6912], 0x96  ;   356.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9088]                ;   248.7 p3      54 next reload
        vpternlogd zmm4, zmm30, [rbp + 6784], 0x96   ;   356.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9344]                ;   245.3 p3      54 next reload
        vpternlogd zmm10, zmm30, [rbp + 7040], 0x96  ;   357.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 10112]               ;   242.3 p3      54 next reload
        vmovdqu64 zmm29, [rbp + 10368]               ;   304.3 p2     108 r
        vpternlogd zmm29, zmm30, [rbp + 7296], 0x96  ;   357.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 10304]               ;   247.3 p2      54 next reload
        vmovdqu64 [rbp + 1984], zmm15                ;   356.7 p7+p4  108 r spill
        vmovdqu64 zmm15, [rbp + 10240]               ;   305.3 p3     108 r
        vpternlogd zmm15, zmm30, [rbp + 7552], 0x96  ;   358.3 p0+p2  108 r
        vmovdqu64 zmm30, [r10 + 1024]                ;   234.5 p3      54 next
        vpxord zmm30, zmm30, zmm14                   ;   358.7 p5      54 next
        vmovdqu64 [rbp + 2048], zmm14                ;   336.3 p8+p9  108 r spill
        vmovdqu64 zmm14, [r10 + 1088]                ;   235.3 p2      54 next
        vpxord zmm14, zmm14, zmm16                   ;   359.3 p0      54 next
        vmovdqu64 [rbp + 2112], zmm16                ;   337.3 p7+p4  108 r spill
        vmovdqu64 zmm16, [r10 + 1152]                ;   235.5 p3      54 next
        vpxord zmm16, zmm16, zmm25                   ;   359.7 p5      54 next
        vmovdqu64 [rbp + 2176], zmm25                ;   338.3 p8+p9  108 r spill
        vmovdqu64 zmm25, [r10 + 1216]                ;   236.3 p2      54 next
        vpxord zmm25, zmm25, zmm17                   ;   360.3 p0      54 next
        vmovdqu64 [rbp + 2240], zmm17                ;   339.7 p7+p4  108 r spill
        vmovdqu64 zmm17, [r10 + 1280]                ;   236.5 p3      54 next
        vpxord zmm17, zmm17, zmm13                   ;   360.7 p5      54 next
        vmovdqu64 [rbp + 2304], zmm13                ;   340.7 p8+p9  108 r spill
        vmovdqu64 zmm13, [r10 + 1344]                ;   237.3 p2      54 next
        vpxord zmm13, zmm13, zmm19                   ;   361.3 p0      54 next
        vmovdqu64 [rbp + 2368], zmm19                ;   341.7 p7+p4  108 r spill
        vmovdqu64 zmm19, [r10 + 1408]                ;   237.5 p3      54 next
        vpxord zmm19, zmm19, zmm31                   ;   361.7 p5      54 next
        vmovdqu64 [rbp + 2432], zmm31                ;   342.7 p8+p9  108 r spill
        vmovdqu64 zmm31, [r10 + 1472]                ;   238.3 p2      54 next
        vpxord zmm31, zmm31, zmm0                    ;   362.3 p0      54 next
        vmovdqu64 [rbp + 2496], zmm0                 ;   343.3 p7+p4  108 r spill
        vmovdqu64 zmm0, [r10 + 1536]                 ;   238.5 p3      54 next
        vpxord zmm0, zmm0, zmm9                      ;   362.7 p5      54 next
        vmovdqu64 [rbp + 2560], zmm9                 ;   344.7 p8+p9  108 r spill
        vmovdqu64 zmm9, [r10 + 1600]                 ;   239.3 p2      54 next
        vpxord zmm9, zmm9, zmm24                     ;   363.3 p0      54 next
        vmovdqu64 [rbp + 2624], zmm24                ;   345.3 p7+p4  108 r spill
        vmovdqu64 zmm24, [r10 + 1664]                ;   239.5 p3      54 next
        vpxord zmm24, zmm24, zmm8                    ;   363.7 p5      54 next
        vmovdqu64 [rbp + 2688], zmm8                 ;   346.3 p8+p9  108 r spill
        vmovdqu64 zmm8, [r10 + 1728]                 ;   240.3 p2      54 next
        vpxord zmm8, zmm8, zmm7                      ;   364.3 p0      54 next
        vmovdqu64 [rbp + 2752], zmm7                 ;   347.3 p7+p4  108 r spill
        vmovdqu64 zmm7, [r10 + 1792]                 ;   240.5 p3      54 next
        vpxord zmm7, zmm7, zmm20                     ;   364.7 p5      54 next
        vmovdqu64 [rbp + 2816], zmm20                ;   347.7 p8+p9  108 r spill
        vmovdqu64 zmm20, [r10 + 1856]                ;   241.3 p2      54 next
        vpxord zmm20, zmm20, zmm2                    ;   365.3 p0      54 next
        vmovdqu64 [rbp + 2880], zmm2                 ;   348.7 p7+p4  108 r spill
        vmovdqu64 zmm2, [r10 + 1920]                 ;   241.5 p3      54 next
        vpxord zmm2, zmm2, zmm3                      ;   365.7 p5      54 next
        vmovdqu64 [rbp + 2944], zmm3                 ;   349.7 p8+p9  108 r spill
        vmovdqu64 zmm3, [r10 + 1984]                 ;   242.3 p2      54 next
        vpxord zmm3, zmm3, zmm18                     ;   366.3 p0      54 next
        vmovdqu64 [rbp + 3008], zmm18                ;   350.7 p7+p4  108 r spill
        vmovdqa64 zmm18, zmm7                        ;   365.7         41 next copy
        vpternlogd zmm18, zmm0, zmm31, 0x60          ;   366.7 p5      41 next
        vmovdqu64 [rbp + 1920], zmm26                ;   355.7 p8+p9  108 r spill
        vpandd zmm26, zmm20, zmm2                    ;   367.3 p0      41 next
        vmovdqu64 [rbp + 1856], zmm12                ;   354.7 p7+p4  108 r spill
        vmovdqa64 zmm12, zmm26                       ;   368.3         41 next copy
        vpternlogd zmm12, zmm3, zmm9, 0x78           ;   368.3 p5      41 next
        vmovdqu64 [rbp + 1792], zmm15                ;   359.3 p8+p9  108 r spill
        vpxord zmm15, zmm31, zmm20                   ;   368.3 p0      41 next
        vmovdqu64 [rbp + 1728], zmm11                ;   353.7 p7+p4  108 r spill
        vmovdqa64 zmm11, zmm15                       ;   369.3         41 next copy
        vpternlogd zmm11, zmm24, zmm24, 0xc3         ;   369.3 p5      41 next
        vpternlogd zmm12, zmm11, zmm7, 0x78          ;   370.3 p0      41 next
        vmovdqu64 [rbp + 1664], zmm29                ;   358.7 p8+p9  108 r spill
        vmovdqa64 zmm29, zmm9                        ;   364.3         41 next copy
        vpternlogd zmm29, zmm0, zmm31, 0x6a          ;   369.7 p5      41 next
        vmovdqu64 [rbp + 1600], zmm5                 ;   353.3 p7+p4  108 r spill
        vmovdqa64 zmm5, zmm29                        ;   370.7         41 next copy
        vpternlogd zmm5, zmm2, zmm0, 0x87            ;   370.7 p0      41 next
        vmovdqu64 [rbp + 1152], zmm1                 ;   354.3 p8+p9  108 r spill
        vmovdqa64 zmm1, zmm7                         ;   365.7         41 next copy
        vpternlogd zmm1, zmm8, zmm9, 0x6a            ;   370.7 p5      41 next
        vpternlogd zmm5, zmm1, zmm8, 0x87            ;   371.7 p0      41 next
        vpternlogd zmm18, zmm5, zmm12, 0x69          ;   372.7 p5      41 next
        vpternlogd zmm12, zmm20, zmm9, 0xb4          ;   372.3 p0      41 next
        vmovdqu64 [rbp + 1536], zmm10                ;   358.3 p7+p4  108 r spill
        vmovdqa64 zmm10, zmm3                        ;   367.3         41 next copy
        vpternlogd zmm10, zmm2, zmm9, 0x48           ;   372.7 p5      41 next
        vmovdqu64 [rbp + 1472], zmm23                ;   357.3 p8+p9  108 r spill
        vmovdqa64 zmm23, zmm2                        ;   366.7         41 next copy
        vpternlogd zmm23, zmm8, zmm24, 0x96          ;   373.3 p0      41 next
        vpternlogd zmm10, zmm23, zmm3, 0x87          ;   374.3 p5      41 next
        vpternlogd zmm5, zmm23, zmm2, 0x2d           ;   374.3 p0      41 next
        vmovdqu64 [rbp + 1408], zmm4                 ;   357.7 p7+p4  108 r spill
        vpxord zmm4, zmm12, zmm10                    ;   375.3 p5      41 next
        vpternlogd zmm4, zmm26, zmm5, 0x69           ;   376.3 p0      41 next
        vmovdqa64 zmm26, zmm2                        ;   366.7         41 next copy
        vpternlogd zmm26, zmm8, zmm31, 0x48          ;   375.7 p5      41 next
        vpternlogd zmm4, zmm18, zmm20, 0x96          ;   377.3 p0      41 next
        vmovdqu64 [rbp + 1344], zmm22                ;   356.3 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm2                        ;   366.7         41 next copy
        vpternlogd zmm22, zmm20, zmm0, 0xb7          ;   376.7 p5      41 next
        vpternlogd zmm23, zmm22, zmm24, 0x6c         ;   377.7 p0      41 next
        vpxord zmm22, zmm22, zmm26                   ;   377.7 p5      41 next
        vmovdqu64 [rbp + 1280], zmm6                 ;   355.3 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm8                         ;   365.3         41 next copy
        vpternlogd zmm6, zmm24, zmm0, 0x48           ;   378.3 p0      41 next
        vpternlogd zmm6, zmm20, zmm31, 0x78          ;   379.3 p5      41 next
        vmovdqu64 [rbp + 1216], zmm28                ;   352.7 p8+p9  108 r spill
        vmovdqa64 zmm28, zmm3                        ;   367.3         41 next copy
        vpternlogd zmm28, zmm7, zmm8, 0x48           ;   379.3 p0      41 next
        vpternlogd zmm28, zmm3, zmm24, 0x2d          ;   380.3 p5      41 next
        vmovdqu64 [rbp + 1088], zmm27                ;   352.3 p7+p4  108 r spill
        vmovdqa64 zmm27, zmm3                        ;   367.3         41 next copy
        vpternlogd zmm27, zmm2, zmm31, 0x6c          ;   380.3 p0      41 next
        vpternlogd zmm28, zmm27, zmm6, 0x96          ;   381.3 p5      41 next
        vpternlogd zmm28, zmm11, zmm9, 0xd2          ;   382.3 p0      41 next
        vmovdqu64 [rbp + 1024], zmm21                ;   351.7 p8+p9  108 r spill
        vmovdqa64 zmm21, zmm15                       ;   369.3         41 next copy
        vpternlogd zmm21, zmm7, zmm8, 0x95           ;   381.7 p5      41 next
        vpternlogd zmm21, zmm29, zmm3, 0x69          ;   382.7 p0      41 next
        vpternlogd zmm29, zmm3, zmm0, 0x28           ;   382.7 p5      41 next
        vmovdqu64 [rbp + 9920], zmm15                ;   369.3 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm7                        ;   365.7         41 next copy
        vpternlogd zmm15, zmm0, zmm0, 0xc3           ;   383.3 p0      41 next
        vmovdqu64 [rbp + 6016], zmm18                ;   373.7 p8+p9   41 next spill
        vpandd zmm18, zmm8, zmm3                     ;   383.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm18                ;   384.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm15                       ;   384.3         41 next copy
        vpternlogd zmm18, zmm21, zmm31, 0x39         ;   384.3 p0      41 next
        vpternlogd zmm18, zmm6, zmm5, 0x96           ;   385.3 p5      41 next
        vpandd zmm5, zmm3, zmm2                      ;   385.3 p0      41 next
        vmovdqa64 zmm6, zmm15                        ;   384.3         41 next copy
        vpternlogd zmm6, zmm24, zmm9, 0x78           ;   385.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm21                ;   383.7 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm6                        ;   386.7         41 next copy
        vpternlogd zmm21, zmm12, zmm12, 0xc3         ;   386.7 p0      41 next
        vmovdqa64 zmm12, zmm5                        ;   386.3         41 next copy
        vpternlogd zmm12, zmm24, zmm31, 0x87         ;   386.7 p5      41 next
        vpternlogd zmm12, zmm20, zmm8, 0x87          ;   387.7 p0      41 next
        vpternlogd zmm23, zmm12, zmm24, 0x69         ;   388.7 p5      41 next
        vpternlogd zmm23, zmm27, zmm1, 0x96          ;   389.7 p0      41 next
        vpandd zmm1, zmm7, zmm2                      ;   388.7 p5      41 next
        vpternlogd zmm1, zmm15, zmm8, 0xd2           ;   389.7 p0      41 next
        vpandd zmm9, zmm9, zmm7                      ;   389.7 p5      41 next
        vmovdqa64 zmm7, zmm1                         ;   390.7         41 next copy
        vpternlogd zmm7, zmm5, zmm5, 0xc3            ;   390.7 p0      41 next
        vpternlogd zmm9, zmm3, zmm11, 0xd2           ;   390.7 p5      41 next
        vpandd zmm24, zmm24, zmm20                   ;   391.3 p0      41 next
        vpternlogd zmm9, zmm0, zmm31, 0x87           ;   391.7 p5      41 next
        vpternlogd zmm7, zmm10, zmm9, 0x69           ;   392.7 p0      41 next
        vpternlogd zmm24, zmm2, zmm31, 0x87          ;   392.7 p5      41 next
        vmovdqa64 zmm31, zmm25                       ;   361.3         41 next copy
        vpternlogd zmm31, zmm16, zmm30, 0x9a         ;   393.3 p0      41 next
        vpandd zmm0, zmm25, zmm17                    ;   393.7 p5      41 next
        vpternlogd zmm29, zmm6, zmm24, 0x96          ;   394.3 p0      41 next
        vpternlogd zmm24, zmm9, zmm11, 0x69          ;   394.7 p5      41 next
        vmovdqa64 zmm2, zmm19                        ;   362.7         41 next copy
        vpternlogd zmm2, zmm16, zmm16, 0x3f          ;   395.3 p0      41 next
        vpternlogd zmm0, zmm13, zmm16, 0x28          ;   395.7 p5      41 next
        vpxord zmm3, zmm14, zmm13                    ;   396.3 p0      41 next
        vmovdqa64 zmm5, zmm0                         ;   396.7         41 next copy
        vpternlogd zmm5, zmm31, zmm17, 0x87          ;   396.7 p5      41 next
        vpternlogd zmm5, zmm19, zmm14, 0x87          ;   397.7 p0      41 next
        vmovdqa64 zmm6, zmm19                        ;   362.7         41 next copy
        vpternlogd zmm6, zmm17, zmm25, 0x6c          ;   397.7 p5      41 next
        vmovdqa64 zmm8, zmm2                         ;   396.3         41 next copy
        vpternlogd zmm8, zmm25, zmm14, 0x78          ;   398.3 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   399.3         41 next copy
        vpternlogd zmm9, zmm17, zmm30, 0x78          ;   399.3 p5      41 next
        vmovdqa64 zmm10, zmm9                        ;   400.3         41 next copy
        vpternlogd zmm10, zmm5, zmm30, 0x78          ;   400.3 p0      41 next
        vpxord zmm11, zmm14, zmm17                   ;   399.7 p5      41 next
        vmovdqa64 zmm15, zmm3                        ;   397.3         41 next copy
        vpternlogd zmm15, zmm19, zmm30, 0x78         ;   400.3 p0      41 next
        vpternlogd zmm31, zmm19, zmm16, 0xac         ;   400.7 p5      41 next
        vmovdqa64 zmm20, zmm17                       ;   361.7         41 next copy
        vpternlogd zmm20, zmm16, zmm14, 0x9c         ;   401.3 p0      41 next
        vpandd zmm27, zmm14, zmm20                   ;   402.3 p5      41 next
        vpternlogd zmm31, zmm15, zmm13, 0x2d         ;   402.3 p0      41 next
        vpternlogd zmm31, zmm5, zmm17, 0x78          ;   403.3 p5      41 next
        vpternlogd zmm20, zmm13, zmm30, 0x87         ;   403.3 p0      41 next
        vpternlogd zmm4, zmm22, zmm30, 0x96          ;   403.7 p5      41 next
        vpternlogd zmm18, zmm26, zmm16, 0x96         ;   404.3 p0      41 next
        vmovdqa64 zmm26, zmm6                        ;   398.7         41 next copy
        vpternlogd zmm26, zmm15, zmm13, 0x7d         ;   404.7 p5      41 next
        vpternlogd zmm26, zmm10, zmm30, 0x69         ;   405.7 p0      41 next
        vmovdqa64 zmm10, zmm25                       ;   361.3         41 next copy
        vpternlogd zmm10, zmm30, zmm30, 0xc3         ;   405.7 p5      41 next
        vpternlogd zmm10, zmm8, zmm3, 0xc6           ;   406.7 p0      41 next
        vmovdqa64 zmm8, zmm27                        ;   403.3         41 next copy
        vpternlogd zmm8, zmm11, zmm19, 0x78          ;   406.7 p5      41 next
        vpternlogd zmm27, zmm25, zmm30, 0x78         ;   407.3 p0      41 next
        vpternlogd zmm5, zmm8, zmm13, 0xd2           ;   407.7 p5      41 next
        vpternlogd zmm8, zmm27, zmm19, 0xd7          ;   408.3 p0      41 next
        vpternlogd zmm6, zmm20, zmm8, 0x96           ;   409.3 p5      41 next
        vpternlogd zmm6, zmm10, zmm17, 0x87          ;   410.3 p0      41 next
        vpternlogd zmm6, zmm27, zmm16, 0x2d          ;   411.3 p5      41 next
        vpternlogd zmm27, zmm14, zmm30, 0xd6         ;   410.3 p0      41 next
        vpternlogd zmm5, zmm20, zmm25, 0x2d          ;   410.7 p5      41 next
        vpandnd zmm20, zmm11, zmm13                  ;   411.3 p0      41 next
        vpternlogd zmm20, zmm17, zmm16, 0x48         ;   412.3 p5      41 next
        vpternlogd zmm2, zmm10, zmm13, 0x87          ;   412.3 p0      41 next
        vpternlogd zmm11, zmm27, zmm14, 0x93         ;   412.7 p5      41 next
        vpxord zmm14, zmm14, zmm28                   ;   413.3 p0      41 next
        vmovdqa64 zmm28, zmm9                        ;   400.3         41 next copy
        vpternlogd zmm28, zmm19, zmm13, 0x7b         ;   413.7 p5      41 next
        vpternlogd zmm27, zmm28, zmm20, 0x96         ;   414.7 p0      41 next
        vpternlogd zmm11, zmm9, zmm16, 0x87          ;   414.7 p5      41 next
        vpternlogd zmm11, zmm2, zmm15, 0x96          ;   415.7 p0      41 next
        vpternlogd zmm10, zmm3, zmm3, 0xf3           ;   415.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 9856]                 ;   384.7 p3      41 next
        vpternlogd zmm2, zmm25, [rbp + 6016], 0x69   ;   416.3 p0+p2   41 next
        vmovdqu64 zmm3, [r11 + 8192]                 ;   275.7 p3      48 next
        vpternlogd zmm21, zmm12, zmm17, 0x96         ;   416.7 p5      41 next
        vpternlogd zmm10, zmm8, zmm0, 0x96           ;   417.3 p0      41 next
        vmovdqu64 zmm0, [r11 + 8256]                 ;   277.7 p2      48 next
        vpternlogd zmm23, zmm1, zmm13, 0x96          ;   417.7 p5      41 next
        vpternlogd zmm10, zmm25, zmm30, 0xb4         ;   418.3 p0      41 next
        vmovdqu64 zmm30, [r11 + 8320]                ;   278.2 p3      48 next
        vmovdqu64 zmm1, [r11 + 8384]                 ;   278.7 p2      48 next
        vmovdqu64 zmm8, [r11 + 8448]                 ;   279.2 p3      48 next
        vpternlogd zmm7, zmm19, [rbp + 9920], 0x96   ;   418.7 p5+p2   41 next
        vmovdqu64 zmm9, [r11 + 8512]                 ;   280.2 p3      48 next
        vmovdqu64 zmm12, [r11 + 8576]                ;   280.7 p2      48 next
        vpternlogd zmm26, zmm4, [r11 + 8768], 0x96   ;   419.3 p0+p3   48 next
        vpternlogd zmm31, zmm14, [r11 + 8832], 0x96  ;   419.7 p5+p2   48 next
        vpternlogd zmm6, zmm18, [r11 + 8896], 0x96   ;   420.3 p0+p3   48 next
        vpternlogd zmm27, zmm2, [r11 + 8960], 0x96   ;   420.7 p5+p2   48 next
        vpxord zmm3, zmm3, zmm4                      ;   421.3 p0      48 next
        vpternlogd zmm5, zmm21, [r11 + 9024], 0x96   ;   421.7 p5+p3   48 next
        vpxord zmm30, zmm30, zmm18                   ;   422.3 p0      48 next
        vpternlogd zmm11, zmm23, [r11 + 9088], 0x96  ;   422.7 p5+p2   48 next
        vpxord zmm0, zmm0, zmm14                     ;   423.3 p0      48 next
        vpternlogd zmm10, zmm7, [r11 + 9152], 0x96   ;   423.7 p5+p3   48 next
        vpternlogd zmm29, zmm22, [r11 + 8640], 0x96  ;   424.3 p0+p2   48 next
        vpxord zmm1, zmm1, zmm2                      ;   424.7 p5      48 next
        vpxord zmm8, zmm8, zmm21                     ;   425.3 p0      48 next
        vpxord zmm9, zmm9, zmm23                     ;   425.7 p5      48 next
        vmovdqu64 zmm2, [rbp + 9024]                 ;   383.7 p3      41 next reload
        vpternlogd zmm24, zmm2, [r11 + 8704], 0x96   ;   426.3 p0+p2   48 next
        vpxord zmm12, zmm12, zmm7                    ;   426.7 p5      48 next
        vmovdqa64 zmm2, zmm9                         ;   426.7         45 next copy
        vpternlogd zmm2, zmm0, zmm3, 0x60            ;   427.3 p0      45 next
        vpandd zmm4, zmm29, zmm12                    ;   427.7 p5      45 next
        vmovdqa64 zmm7, zmm4                         ;   428.7         45 next copy
        vpternlogd zmm7, zmm24, zmm30, 0x78          ;   428.7 p0      45 next
        vpxord zmm13, zmm3, zmm12                    ;   428.7 p5      45 next
        vmovdqa64 zmm14, zmm13                       ;   429.7         45 next copy
        vpternlogd zmm14, zmm1, zmm1, 0xc3           ;   429.7 p0      45 next
        vpternlogd zmm7, zmm14, zmm9, 0x78           ;   430.7 p5      45 next
        vmovdqa64 zmm15, zmm30                       ;   423.3         45 next copy
        vpternlogd zmm15, zmm0, zmm3, 0x6a           ;   430.3 p0      45 next
        vmovdqa64 zmm16, zmm15                       ;   431.3         45 next copy
        vpternlogd zmm16, zmm29, zmm0, 0x87          ;   431.3 p5      45 next
        vmovdqa64 zmm17, zmm9                        ;   426.7         45 next copy
        vpternlogd zmm17, zmm8, zmm30, 0x6a          ;   431.3 p0      45 next
        vpternlogd zmm16, zmm17, zmm8, 0x87          ;   432.3 p5      45 next
        vpternlogd zmm2, zmm16, zmm7, 0x69           ;   433.3 p0      45 next
        vmovdqa64 zmm18, zmm24                       ;   427.3         45 next copy
        vpternlogd zmm18, zmm29, zmm30, 0x48         ;   432.7 p5      45 next
        vmovdqa64 zmm19, zmm29                       ;   425.3         45 next copy
        vpternlogd zmm19, zmm8, zmm1, 0x96           ;   433.3 p0      45 next
        vpternlogd zmm18, zmm19, zmm24, 0x87         ;   434.3 p5      45 next
        vpternlogd zmm7, zmm12, zmm30, 0xb4          ;   434.3 p0      45 next
        vpternlogd zmm16, zmm19, zmm29, 0x2d         ;   434.7 p5      45 next
        vpternlogd zmm4, zmm7, zmm18, 0x69           ;   435.3 p0      45 next
        vpternlogd zmm4, zmm16, zmm12, 0x96          ;   436.3 p5      45 next
        vmovdqa64 zmm20, zmm29                       ;   425.3         45 next copy
        vpternlogd zmm20, zmm8, zmm3, 0x48           ;   436.3 p0      45 next
        vmovdqa64 zmm21, zmm29                       ;   425.3         45 next copy
        vpternlogd zmm21, zmm12, zmm0, 0xb7          ;   436.7 p5      45 next
        vmovdqa64 zmm22, zmm8                        ;   426.3         45 next copy
        vpternlogd zmm22, zmm1, zmm0, 0x48           ;   437.3 p0      45 next
        vpxord zmm23, zmm20, zmm21                   ;   437.7 p5      45 next
        vpternlogd zmm4, zmm23, zmm2, 0x96           ;   438.7 p0      45 next
        vpternlogd zmm22, zmm12, zmm3, 0x78          ;   438.7 p5      45 next
        vmovdqa64 zmm25, zmm24                       ;   427.3         45 next copy
        vpternlogd zmm25, zmm9, zmm8, 0x48           ;   439.3 p0      45 next
        vpternlogd zmm25, zmm24, zmm1, 0x2d          ;   440.3 p5      45 next
        vmovdqa64 zmm28, zmm24                       ;   427.3         45 next copy
        vpternlogd zmm28, zmm29, zmm3, 0x6c          ;   440.3 p0      45 next
        vpternlogd zmm25, zmm28, zmm22, 0x96         ;   441.3 p5      45 next
        vpternlogd zmm25, zmm14, zmm30, 0xd2         ;   442.3 p0      45 next
        vpternlogd zmm2, zmm24, zmm8, 0x87           ;   441.7 p5      45 next
        vpternlogd zmm21, zmm19, zmm1, 0xd2          ;   442.3 p0      45 next
        vmovdqa64 zmm19, zmm13                       ;   429.7         45 next copy
        vpternlogd zmm19, zmm9, zmm8, 0x95           ;   442.7 p5      45 next
        vpternlogd zmm19, zmm15, zmm24, 0x69         ;   443.7 p0      45 next
        vpternlogd zmm15, zmm24, zmm0, 0x28          ;   443.7 p5      45 next
        vmovdqu64 [rbp + 9024], zmm23                ;   438.7 p7+p4   45 next spill
        vmovdqa64 zmm23, zmm9                        ;   426.7         45 next copy
        vpternlogd zmm23, zmm0, zmm0, 0xc3           ;   444.3 p0      45 next
        vmovdqu64 [rbp + 9920], zmm10                ;   424.7 p8+p9   48 next spill
        vmovdqa64 zmm10, zmm23                       ;   445.3         45 next copy
        vpternlogd zmm10, zmm19, zmm3, 0x39          ;   445.3 p5      45 next
        vpternlogd zmm10, zmm22, zmm16, 0x96         ;   446.3 p0      45 next
        vpandd zmm16, zmm29, zmm24                   ;   445.7 p5      45 next
        vmovdqa64 zmm22, zmm23                       ;   445.3         45 next copy
        vpternlogd zmm22, zmm1, zmm30, 0x78          ;   446.3 p0      45 next
        vpandd zmm30, zmm30, zmm9                    ;   446.7 p5      45 next
        vpandd zmm9, zmm9, zmm29                     ;   447.3 p0      45 next
        vpternlogd zmm9, zmm23, zmm8, 0xd2           ;   448.3 p5      45 next
        vmovdqu64 zmm23, [rbp + 1024]                ;   351.7 p3      54 next
        vpxord zmm23, zmm23, [r8 + 1024]             ;   448.3 p0+p2   54 next
        vpternlogd zmm30, zmm24, zmm14, 0xd2         ;   448.7 p5      45 next
        vmovdqa64 zmm24, zmm16                       ;   446.7         45 next copy
        vpternlogd zmm24, zmm1, zmm3, 0x87           ;   449.3 p0      45 next
        vpternlogd zmm24, zmm8, zmm12, 0x87          ;   450.3 p5      45 next
        vpternlogd zmm7, zmm24, zmm22, 0x69          ;   451.3 p0      45 next
        vpternlogd zmm21, zmm24, zmm17, 0x69         ;   451.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 1088]                 ;   351.7 p3      54 next
        vpxord zmm8, zmm8, [r8 + 1088]               ;   451.3 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 1152]                ;   351.7 p3      54 next
        vpxord zmm17, zmm17, [r8 + 1152]             ;   451.7 p5+p2   54 next
        vmovdqu64 zmm24, [rbp + 1216]                ;   351.7 p3      54 next
        vpxord zmm24, zmm24, [r8 + 1216]             ;   452.3 p0+p2   54 next
        vpternlogd zmm21, zmm28, zmm9, 0x96          ;   452.7 p5      45 next
        vpternlogd zmm9, zmm16, zmm18, 0x69          ;   453.3 p0      45 next
        vmovdqu64 zmm16, [rbp + 1280]                ;   351.7 p3      54 next
        vpxord zmm16, zmm16, [r8 + 1280]             ;   453.7 p5+p2   54 next
        vmovdqu64 zmm18, [rbp + 1344]                ;   351.7 p3      54 next
        vpxord zmm18, zmm18, [r8 + 1344]             ;   454.3 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 1408]                ;   351.7 p3      54 next
        vpxord zmm28, zmm28, [r8 + 1408]             ;   454.7 p5+p2   54 next
        vpternlogd zmm30, zmm0, zmm3, 0x87           ;   455.3 p0      45 next
        vpandd zmm1, zmm1, zmm12                     ;   455.7 p5      45 next
        vmovdqu64 zmm0, [rbp + 1472]                 ;   351.7 p3      54 next
        vpxord zmm0, zmm0, [r8 + 1472]               ;   456.3 p0+p2   54 next
        vmovdqu64 zmm12, [rbp + 1536]                ;   351.7 p3      54 next
        vpxord zmm12, zmm12, [r8 + 1536]             ;   456.7 p5+p2   54 next
        vpternlogd zmm9, zmm13, zmm30, 0x69          ;   457.3 p0      45 next
        vmovdqu64 zmm13, [rbp + 1600]                ;   351.7 p3      54 next
        vpxord zmm13, zmm13, [r8 + 1600]             ;   457.7 p5+p2   54 next
        vpternlogd zmm1, zmm29, zmm3, 0x87           ;   458.3 p0      45 next
        vmovdqu64 zmm3, [rbp + 1664]                 ;   351.7 p3      54 next
        vpxord zmm3, zmm3, [r8 + 1664]               ;   458.7 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 1728]                ;   351.7 p3      54 next
        vpxord zmm29, zmm29, [r8 + 1728]             ;   459.3 p0+p2   54 next
        vpternlogd zmm10, zmm20, zmm6, 0x96          ;   459.7 p5      45 next
        vmovdqu64 zmm20, [rbp + 1792]                ;   351.7 p3      54 next
        vpxord zmm20, zmm20, [r8 + 1792]             ;   460.3 p0+p2   54 next
        vpternlogd zmm15, zmm22, zmm1, 0x96          ;   460.7 p5      45 next
        vpternlogd zmm1, zmm30, zmm14, 0x69          ;   461.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 1856]                ;   351.7 p3      54 next
        vpxord zmm30, zmm30, [r8 + 1856]             ;   461.7 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 1920]                ;   351.7 p3      54 next
        vpxord zmm14, zmm14, [r8 + 1920]             ;   462.3 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 1024]                ;   351.7 p3     108 r reload
        vpternlogd zmm4, zmm26, zmm22, 0x96          ;   462.7 p5      54 next
        vmovdqu64 zmm22, [rbp + 1984]                ;   351.7 p2      54 next
        vpxord zmm22, zmm22, [r8 + 1984]             ;   463.3 p0+p3   54 next
        vpternlogd zmm25, zmm31, [rbp + 1088], 0x96  ;   463.7 p5+p2   54 next
        vpternlogd zmm2, zmm27, [rbp + 1216], 0x96   ;   464.3 p0+p3   54 next
        vpternlogd zmm7, zmm5, [rbp + 1280], 0x96    ;   464.7 p5+p2   54 next
        vpternlogd zmm21, zmm11, [rbp + 1344], 0x96  ;   465.3 p0+p3   54 next
        vpternlogd zmm1, zmm19, [rbp + 1536], 0x96   ;   465.7 p5+p2   54 next
        vmovdqa64 zmm19, zmm20                       ;   461.3         41 next copy
        vpternlogd zmm19, zmm12, zmm0, 0x60          ;   466.3 p0      41 next
        vmovdqu64 [rbp + 6016], zmm11                ;   423.7 p7+p4   48 next spill
        vpandd zmm11, zmm30, zmm14                   ;   466.7 p5      41 next
        vmovdqu64 [rbp + 9856], zmm5                 ;   422.7 p8+p9   48 next spill
        vmovdqa64 zmm5, zmm11                        ;   467.7         41 next copy
        vpternlogd zmm5, zmm22, zmm13, 0x78          ;   467.7 p0      41 next
        vmovdqu64 [rbp + 7872], zmm27                ;   421.7 p7+p4   48 next spill
        vpxord zmm27, zmm0, zmm30                    ;   467.7 p5      41 next
        vmovdqu64 [rbp + 7744], zmm6                 ;   421.3 p8+p9   48 next spill
        vmovdqa64 zmm6, zmm27                        ;   468.7         41 next copy
        vpternlogd zmm6, zmm3, zmm3, 0xc3            ;   468.7 p0      41 next
        vpternlogd zmm5, zmm6, zmm20, 0x78           ;   469.7 p5      41 next
        vmovdqu64 [rbp + 7616], zmm31                ;   420.7 p7+p4   48 next spill
        vmovdqa64 zmm31, zmm13                       ;   458.7         41 next copy
        vpternlogd zmm31, zmm12, zmm0, 0x6a          ;   469.3 p0      41 next
        vmovdqu64 [rbp + 7488], zmm26                ;   420.3 p8+p9   48 next spill
        vmovdqa64 zmm26, zmm20                       ;   461.3         41 next copy
        vpternlogd zmm26, zmm29, zmm13, 0x6a         ;   469.7 p5      41 next
        vmovdqu64 [rbp + 7360], zmm1                 ;   466.7 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm31                        ;   470.3         41 next copy
        vpternlogd zmm1, zmm14, zmm12, 0x87          ;   470.3 p0      41 next
        vpternlogd zmm1, zmm26, zmm29, 0x87          ;   471.3 p5      41 next
        vpternlogd zmm19, zmm1, zmm5, 0x69           ;   472.3 p0      41 next
        vpternlogd zmm5, zmm30, zmm13, 0xb4          ;   471.7 p5      41 next
        vmovdqu64 [rbp + 7232], zmm21                ;   466.3 p8+p9   54 next spill
        vmovdqu64 zmm21, [rbp + 9920]                ;   424.7 p3      48 next reload
        vpternlogd zmm9, zmm21, [rbp + 1408], 0x96   ;   472.3 p0+p2   54 next
        vmovdqa64 zmm21, zmm22                       ;   464.3         41 next copy
        vpternlogd zmm21, zmm14, zmm13, 0x48         ;   472.7 p5      41 next
        vmovdqu64 [rbp + 7104], zmm9                 ;   473.3 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 9024]                 ;   438.7 p3      45 next reload
        vpternlogd zmm15, zmm9, [rbp + 1472], 0x96   ;   473.3 p0+p2   54 next
        vmovdqa64 zmm9, zmm14                        ;   463.3         41 next copy
        vpternlogd zmm9, zmm29, zmm3, 0x96           ;   473.7 p5      41 next
        vpternlogd zmm21, zmm9, zmm22, 0x87          ;   474.7 p0      41 next
        vpternlogd zmm1, zmm9, zmm14, 0x2d           ;   474.7 p5      41 next
        vmovdqu64 [rbp + 9024], zmm15                ;   474.3 p8+p9   54 next spill
        vpxord zmm15, zmm5, zmm21                    ;   475.7 p0      41 next
        vpternlogd zmm15, zmm11, zmm1, 0x69          ;   476.7 p5      41 next
        vmovdqa64 zmm11, zmm14                       ;   463.3         41 next copy
        vpternlogd zmm11, zmm29, zmm0, 0x48          ;   476.3 p0      41 next
        vpternlogd zmm15, zmm19, zmm30, 0x96         ;   477.7 p5      41 next
        vmovdqu64 [rbp + 6976], zmm7                 ;   465.7 p7+p4   54 next spill
        vmovdqa64 zmm7, zmm14                        ;   463.3         41 next copy
        vpternlogd zmm7, zmm30, zmm12, 0xb7          ;   477.3 p0      41 next
        vpternlogd zmm9, zmm7, zmm3, 0xc6            ;   478.3 p5      41 next
        vpxord zmm7, zmm7, zmm11                     ;   478.3 p0      41 next
        vmovdqu64 [rbp + 6848], zmm2                 ;   465.3 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm29                        ;   460.3         41 next copy
        vpternlogd zmm2, zmm3, zmm12, 0x48           ;   478.7 p5      41 next
        vpternlogd zmm2, zmm30, zmm0, 0x78           ;   479.7 p0      41 next
        vmovdqu64 [rbp + 6720], zmm10                ;   460.7 p7+p4   45 next spill
        vmovdqa64 zmm10, zmm22                       ;   464.3         41 next copy
        vpternlogd zmm10, zmm20, zmm29, 0x48         ;   479.7 p5      41 next
        vpternlogd zmm10, zmm22, zmm3, 0x2d          ;   480.7 p0      41 next
        vmovdqu64 [rbp + 6592], zmm25                ;   464.7 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm22                       ;   464.3         41 next copy
        vpternlogd zmm25, zmm14, zmm0, 0x6c          ;   480.7 p5      41 next
        vpternlogd zmm10, zmm25, zmm2, 0x96          ;   481.7 p0      41 next
        vpternlogd zmm10, zmm6, zmm13, 0x78          ;   482.7 p5      41 next
        vmovdqu64 [rbp + 6464], zmm4                 ;   463.7 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm27                        ;   468.7         41 next copy
        vpternlogd zmm4, zmm20, zmm29, 0x95          ;   482.3 p0      41 next
        vpternlogd zmm4, zmm31, zmm22, 0x69          ;   483.3 p5      41 next
        vpternlogd zmm31, zmm22, zmm12, 0x28         ;   483.3 p0      41 next
        vmovdqu64 [rbp + 6336], zmm27                ;   468.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm20                       ;   461.3         41 next copy
        vpternlogd zmm27, zmm12, zmm12, 0xc3         ;   483.7 p5      41 next
        vmovdqu64 [rbp + 6208], zmm19                ;   473.3 p7+p4   41 next spill
        vpandd zmm19, zmm29, zmm22                   ;   484.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm19                ;   485.3 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm27                       ;   484.7         41 next copy
        vpternlogd zmm19, zmm4, zmm0, 0x39           ;   484.7 p5      41 next
        vpternlogd zmm19, zmm2, zmm1, 0x96           ;   485.7 p0      41 next
        vpandd zmm1, zmm22, zmm14                    ;   485.7 p5      41 next
        vmovdqa64 zmm2, zmm27                        ;   484.7         41 next copy
        vpternlogd zmm2, zmm3, zmm13, 0x78           ;   486.3 p0      41 next
        vmovdqu64 [rbp + 10048], zmm4                ;   484.3 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm2                         ;   487.3         41 next copy
        vpternlogd zmm4, zmm5, zmm5, 0xc3            ;   487.3 p5      41 next
        vpandd zmm5, zmm20, zmm14                    ;   487.3 p0      41 next
        vpandd zmm20, zmm20, zmm13                   ;   487.7 p5      41 next
        vpternlogd zmm5, zmm27, zmm29, 0xd2          ;   488.3 p0      41 next
        vmovdqa64 zmm27, zmm1                        ;   486.7         41 next copy
        vpternlogd zmm27, zmm3, zmm0, 0x87           ;   488.7 p5      41 next
        vpternlogd zmm27, zmm29, zmm30, 0x87         ;   489.7 p0      41 next
        vpternlogd zmm9, zmm26, zmm27, 0x69          ;   490.7 p5      41 next
        vpternlogd zmm9, zmm25, zmm5, 0x96           ;   491.7 p0      41 next
        vpternlogd zmm5, zmm1, zmm1, 0xc3            ;   490.7 p5      41 next
        vpandd zmm3, zmm3, zmm30                     ;   491.3 p0      41 next
        vpternlogd zmm20, zmm22, zmm6, 0xd2          ;   491.7 p5      41 next
        vpternlogd zmm20, zmm12, zmm0, 0x87          ;   492.7 p0      41 next
        vpternlogd zmm5, zmm21, zmm20, 0x69          ;   493.7 p5      41 next
        vmovdqa64 zmm30, zmm24                       ;   453.3         41 next copy
        vpternlogd zmm30, zmm17, zmm23, 0x9a         ;   493.3 p0      41 next
        vpternlogd zmm3, zmm14, zmm0, 0x87           ;   493.7 p5      41 next
        vpandd zmm0, zmm24, zmm16                    ;   494.3 p0      41 next
        vpternlogd zmm31, zmm2, zmm3, 0x96           ;   494.7 p5      41 next
        vpternlogd zmm3, zmm20, zmm6, 0x69           ;   495.3 p0      41 next
        vmovdqa64 zmm1, zmm28                        ;   455.7         41 next copy
        vpternlogd zmm1, zmm17, zmm17, 0x3f          ;   495.7 p5      41 next
        vpternlogd zmm0, zmm18, zmm17, 0x28          ;   496.3 p0      41 next
        vpxord zmm2, zmm8, zmm18                     ;   496.7 p5      41 next
        vmovdqa64 zmm6, zmm28                        ;   455.7         41 next copy
        vpternlogd zmm6, zmm16, zmm24, 0x6c          ;   497.3 p0      41 next
        vmovdqa64 zmm12, zmm0                        ;   497.3         41 next copy
        vpternlogd zmm12, zmm30, zmm16, 0x87         ;   497.7 p5      41 next
        vpternlogd zmm12, zmm28, zmm8, 0x87          ;   498.7 p0      41 next
        vmovdqa64 zmm14, zmm1                        ;   496.7         41 next copy
        vpternlogd zmm14, zmm24, zmm8, 0x78          ;   498.7 p5      41 next
        vmovdqa64 zmm20, zmm14                       ;   499.7         41 next copy
        vpternlogd zmm20, zmm16, zmm23, 0x78         ;   499.7 p0      41 next
        vpxord zmm21, zmm8, zmm16                    ;   499.7 p5      41 next
        vmovdqa64 zmm22, zmm20                       ;   500.7         41 next copy
        vpternlogd zmm22, zmm12, zmm23, 0xd2         ;   500.7 p0      41 next
        vmovdqa64 zmm25, zmm16                       ;   454.7         41 next copy
        vpternlogd zmm25, zmm17, zmm8, 0x9c          ;   500.7 p5      41 next
        vmovdqa64 zmm26, zmm2                        ;   497.7         41 next copy
        vpternlogd zmm26, zmm28, zmm23, 0x78         ;   501.3 p0      41 next
        vpternlogd zmm30, zmm28, zmm17, 0xac         ;   501.7 p5      41 next
        vmovdqa64 zmm29, zmm24                       ;   453.3         41 next copy
        vpternlogd zmm29, zmm23, zmm23, 0xc3         ;   502.3 p0      41 next
        vpternlogd zmm30, zmm26, zmm18, 0x2d         ;   502.7 p5      41 next
        vpternlogd zmm30, zmm12, zmm16, 0x78         ;   503.7 p0      41 next
        vpternlogd zmm29, zmm14, zmm2, 0xc6          ;   503.7 p5      41 next
        vmovdqa64 zmm14, zmm6                        ;   498.3         41 next copy
        vpternlogd zmm14, zmm26, zmm18, 0x7d         ;   504.3 p0      41 next
        vpternlogd zmm14, zmm22, zmm22, 0xc3         ;   505.3 p5      41 next
        vmovdqa64 zmm22, zmm25                       ;   501.7         41 next copy
        vpternlogd zmm22, zmm8, zmm8, 0x3f           ;   505.3 p0      41 next
        vpternlogd zmm25, zmm18, zmm23, 0x87         ;   505.7 p5      41 next
        vpternlogd zmm1, zmm29, zmm18, 0x87          ;   506.3 p0      41 next
        vpternlogd zmm15, zmm7, zmm23, 0x96          ;   506.7 p5      41 next
        vpternlogd zmm10, zmm13, zmm8, 0x96          ;   507.3 p0      41 next
        vmovdqa64 zmm13, zmm22                       ;   506.3         41 next copy
        vpternlogd zmm13, zmm21, zmm28, 0x87         ;   507.7 p5      41 next
        vpternlogd zmm22, zmm24, zmm23, 0x87         ;   508.3 p0      41 next
        vpternlogd zmm12, zmm13, zmm18, 0xd2         ;   508.7 p5      41 next
        vpternlogd zmm13, zmm22, zmm28, 0xd7         ;   509.3 p0      41 next
        vpternlogd zmm6, zmm25, zmm13, 0x96          ;   510.3 p5      41 next
        vpternlogd zmm6, zmm29, zmm16, 0x87          ;   511.3 p0      41 next
        vpternlogd zmm6, zmm22, zmm17, 0x2d          ;   512.3 p5      41 next
        vpternlogd zmm22, zmm8, zmm23, 0xd6          ;   511.3 p0      41 next
        vpternlogd zmm12, zmm25, zmm24, 0x2d         ;   511.7 p5      41 next
        vpandnd zmm25, zmm21, zmm18                  ;   512.3 p0      41 next
        vpternlogd zmm25, zmm16, zmm17, 0x48         ;   513.3 p5      41 next
        vpternlogd zmm21, zmm8, zmm22, 0x95          ;   513.3 p0      41 next
        vmovdqa64 zmm8, zmm20                        ;   500.7         41 next copy
        vpternlogd zmm8, zmm28, zmm18, 0x7b          ;   513.7 p5      41 next
        vpternlogd zmm22, zmm8, zmm25, 0x96          ;   514.7 p0      41 next
        vpternlogd zmm29, zmm2, zmm2, 0xf3           ;   514.7 p5      41 next
        vmovdqu64 zmm2, [r8 + 8192]                  ;   360.8 p3      48 next
        vpternlogd zmm21, zmm20, zmm17, 0x87         ;   515.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 6080]                 ;   485.3 p2      41 next
        vpternlogd zmm8, zmm24, [rbp + 6208], 0x69   ;   515.7 p5+p3   41 next
        vpternlogd zmm19, zmm11, zmm17, 0x96         ;   516.3 p0      41 next
        vmovdqu64 zmm11, [r8 + 8256]                 ;   362.2 p2      48 next
        vpternlogd zmm21, zmm1, zmm26, 0x96          ;   516.7 p5      41 next
        vmovdqu64 zmm1, [r8 + 8320]                  ;   362.8 p3      48 next
        vmovdqu64 zmm17, [r8 + 8384]                 ;   363.2 p2      48 next
        vpternlogd zmm29, zmm13, zmm0, 0x96          ;   517.3 p0      41 next
        vpternlogd zmm4, zmm27, zmm16, 0x96          ;   517.7 p5      41 next
        vmovdqu64 zmm0, [r8 + 8448]                  ;   363.8 p3      48 next
        vpternlogd zmm29, zmm24, zmm23, 0xb4         ;   518.3 p0      41 next
        vmovdqu64 zmm13, [r8 + 8512]                 ;   364.2 p2      48 next
        vpxord zmm18, zmm18, zmm9                    ;   518.7 p5      41 next
        vmovdqu64 zmm9, [r8 + 8576]                  ;   364.8 p3      48 next
        vpternlogd zmm5, zmm28, [rbp + 6336], 0x96   ;   519.3 p0+p2   41 next
        vpternlogd zmm14, zmm15, [r8 + 8768], 0x96   ;   519.7 p5+p3   48 next
        vpternlogd zmm30, zmm10, [r8 + 8832], 0x96   ;   520.3 p0+p2   48 next
        vpternlogd zmm6, zmm19, [r8 + 8896], 0x96    ;   520.7 p5+p3   48 next
        vpternlogd zmm22, zmm8, [r8 + 8960], 0x96    ;   521.3 p0+p2   48 next
        vpxord zmm2, zmm2, zmm15                     ;   521.7 p5      48 next
        vpternlogd zmm12, zmm4, [r8 + 9024], 0x96    ;   522.3 p0+p3   48 next
        vpxord zmm11, zmm11, zmm10                   ;   522.7 p5      48 next
        vpternlogd zmm21, zmm18, [r8 + 9088], 0x96   ;   523.3 p0+p2   48 next
        vpternlogd zmm29, zmm5, [r8 + 9152], 0x96    ;   523.7 p5+p3   48 next
        vpxord zmm1, zmm1, zmm19                     ;   524.3 p0      48 next
        vpternlogd zmm31, zmm7, [r8 + 8640], 0x96    ;   524.7 p5+p2   48 next
        vpxord zmm17, zmm17, zmm8                    ;   525.3 p0      48 next
        vpxord zmm0, zmm0, zmm4                      ;   525.7 p5      48 next
        vpxord zmm13, zmm13, zmm18                   ;   526.3 p0      48 next
        vmovdqu64 zmm4, [rbp + 10048]                ;   484.3 p3      41 next reload
        vpternlogd zmm3, zmm4, [r8 + 8704], 0x96     ;   526.7 p5+p2   48 next
        vpxord zmm9, zmm9, zmm5                      ;   527.3 p0      48 next
        vmovdqa64 zmm4, zmm13                        ;   527.3         45 next copy
        vpternlogd zmm4, zmm11, zmm2, 0x60           ;   527.7 p5      45 next
        vpandd zmm5, zmm31, zmm9                     ;   528.3 p0      45 next
        vmovdqa64 zmm7, zmm5                         ;   529.3         45 next copy
        vpternlogd zmm7, zmm3, zmm1, 0x78            ;   529.3 p5      45 next
        vpxord zmm8, zmm2, zmm9                      ;   529.3 p0      45 next
        vmovdqa64 zmm10, zmm8                        ;   530.3         45 next copy
        vpternlogd zmm10, zmm17, zmm17, 0xc3         ;   530.3 p5      45 next
        vpternlogd zmm7, zmm10, zmm13, 0x78          ;   531.3 p0      45 next
        vmovdqa64 zmm15, zmm1                        ;   525.3         45 next copy
        vpternlogd zmm15, zmm11, zmm2, 0x6a          ;   530.7 p5      45 next
        vmovdqa64 zmm16, zmm15                       ;   531.7         45 next copy
        vpternlogd zmm16, zmm31, zmm11, 0x87         ;   531.7 p0      45 next
        vmovdqa64 zmm18, zmm13                       ;   527.3         45 next copy
        vpternlogd zmm18, zmm0, zmm1, 0x6a           ;   531.7 p5      45 next
        vpternlogd zmm16, zmm18, zmm0, 0x87          ;   532.7 p0      45 next
        vpternlogd zmm4, zmm16, zmm7, 0x69           ;   533.7 p5      45 next
        vmovdqa64 zmm19, zmm3                        ;   527.7         45 next copy
        vpternlogd zmm19, zmm31, zmm1, 0x48          ;   533.3 p0      45 next
        vmovdqa64 zmm20, zmm31                       ;   525.7         45 next copy
        vpternlogd zmm20, zmm0, zmm17, 0x96          ;   533.7 p5      45 next
        vpternlogd zmm19, zmm20, zmm3, 0x87          ;   534.7 p0      45 next
        vpternlogd zmm7, zmm9, zmm1, 0xb4            ;   534.7 p5      45 next
        vpternlogd zmm5, zmm7, zmm19, 0x96           ;   535.7 p0      45 next
        vpternlogd zmm16, zmm20, zmm31, 0x2d         ;   535.7 p5      45 next
        vpternlogd zmm5, zmm16, zmm9, 0x69           ;   536.7 p0      45 next
        vmovdqa64 zmm23, zmm31                       ;   525.7         45 next copy
        vpternlogd zmm23, zmm0, zmm2, 0x48           ;   536.7 p5      45 next
        vmovdqa64 zmm24, zmm31                       ;   525.7         45 next copy
        vpternlogd zmm24, zmm9, zmm11, 0xb7          ;   537.3 p0      45 next
        vmovdqa64 zmm25, zmm0                        ;   526.7         45 next copy
        vpternlogd zmm25, zmm17, zmm11, 0x48         ;   537.7 p5      45 next
        vpxord zmm26, zmm23, zmm24                   ;   538.3 p0      45 next
        vpternlogd zmm5, zmm26, zmm4, 0x96           ;   539.3 p5      45 next
        vpternlogd zmm25, zmm9, zmm2, 0x78           ;   539.3 p0      45 next
        vmovdqa64 zmm27, zmm3                        ;   527.7         45 next copy
        vpternlogd zmm27, zmm13, zmm0, 0x48          ;   539.7 p5      45 next
        vpternlogd zmm27, zmm3, zmm17, 0x2d          ;   540.7 p0      45 next
        vmovdqa64 zmm28, zmm3                        ;   527.7         45 next copy
        vpternlogd zmm28, zmm31, zmm2, 0x6c          ;   540.7 p5      45 next
        vpternlogd zmm27, zmm28, zmm25, 0x96         ;   541.7 p0      45 next
        vpternlogd zmm27, zmm10, zmm1, 0xd2          ;   542.7 p5      45 next
        vpternlogd zmm4, zmm3, zmm0, 0x87            ;   542.3 p0      45 next
        vpternlogd zmm24, zmm20, zmm17, 0xd2         ;   542.7 p5      45 next
        vmovdqa64 zmm20, zmm8                        ;   530.3         45 next copy
        vpternlogd zmm20, zmm13, zmm0, 0x95          ;   543.3 p0      45 next
        vpternlogd zmm20, zmm15, zmm3, 0x69          ;   544.3 p5      45 next
        vpternlogd zmm15, zmm3, zmm11, 0x28          ;   544.3 p0      45 next
        vmovdqu64 [rbp + 10048], zmm26               ;   539.3 p8+p9   45 next spill
        vmovdqa64 zmm26, zmm13                       ;   527.3         45 next copy
        vpternlogd zmm26, zmm11, zmm11, 0xc3         ;   544.7 p5      45 next
        vmovdqu64 [rbp + 6336], zmm29                ;   524.7 p7+p4   48 next spill
        vmovdqa64 zmm29, zmm26                       ;   545.7         45 next copy
        vpternlogd zmm29, zmm20, zmm2, 0x39          ;   545.7 p0      45 next
        vpternlogd zmm29, zmm25, zmm16, 0x96         ;   546.7 p5      45 next
        vpandd zmm16, zmm31, zmm3                    ;   546.3 p0      45 next
        vmovdqa64 zmm25, zmm26                       ;   545.7         45 next copy
        vpternlogd zmm25, zmm17, zmm1, 0x78          ;   546.7 p5      45 next
        vpandd zmm1, zmm1, zmm13                     ;   547.3 p0      45 next
        vpandd zmm13, zmm13, zmm31                   ;   547.7 p5      45 next
        vpternlogd zmm13, zmm26, zmm0, 0xd2          ;   548.7 p0      45 next
        vmovdqa64 zmm26, zmm16                       ;   547.3         45 next copy
        vpternlogd zmm26, zmm17, zmm2, 0x87          ;   548.7 p5      45 next
        vpternlogd zmm26, zmm0, zmm9, 0x87           ;   549.7 p0      45 next
        vpternlogd zmm7, zmm26, zmm25, 0x69          ;   550.7 p5      45 next
        vpternlogd zmm24, zmm26, zmm18, 0x69         ;   550.7 p0      45 next
        vmovdqu64 zmm0, [rbp + 6464]                 ;   463.7 p3      54 next
        vpxord zmm0, zmm0, [r10]                     ;   550.7 p5+p2   54 next
        vmovdqu64 zmm18, [rbp + 6592]                ;   464.7 p3      54 next
        vpxord zmm18, zmm18, [r10 + 64]              ;   551.3 p0+p2   54 next
        vpternlogd zmm24, zmm28, zmm13, 0x96         ;   551.7 p5      45 next
        vpternlogd zmm13, zmm16, zmm19, 0x69         ;   552.3 p0      45 next
        vmovdqu64 zmm16, [rbp + 1984]                ;   387.0 p3     108 r reload
        vmovdqu64 zmm19, [rbp + 9920]                ;   424.7 p2      48 next reload
        vmovdqu64 zmm26, [rbp + 6336]                ;   524.7 p3      54 next
        vpternlogd zmm26, zmm19, zmm16, 0x96         ;   552.7 p5      54 next
        vmovdqu64 zmm28, [rbp + 6848]                ;   465.3 p2      54 next
        vpxord zmm28, zmm28, [r10 + 192]             ;   553.3 p0+p3   54 next
        vpternlogd zmm1, zmm3, zmm10, 0xd2           ;   553.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 6976]                 ;   465.7 p2      54 next
        vpxord zmm3, zmm3, [r10 + 256]               ;   554.3 p0+p3   54 next
        vpandd zmm17, zmm17, zmm9                    ;   554.7 p5      45 next
        vmovdqu64 zmm9, [rbp + 7232]                 ;   466.3 p2      54 next
        vpxord zmm9, zmm9, [r10 + 320]               ;   555.3 p0+p3   54 next
        vpternlogd zmm1, zmm11, zmm2, 0x87           ;   555.7 p5      45 next
        vmovdqu64 zmm11, [rbp + 7104]                ;   473.3 p2      54 next
        vpxord zmm11, zmm11, [r10 + 384]             ;   556.3 p0+p3   54 next
        vpternlogd zmm13, zmm8, zmm1, 0x69           ;   556.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 9024]                 ;   474.3 p2      54 next
        vpxord zmm8, zmm8, [r10 + 448]               ;   557.3 p0+p3   54 next
        vpternlogd zmm17, zmm31, zmm2, 0x87          ;   557.7 p5      45 next
        vmovdqu64 zmm31, [rbp + 7360]                ;   466.7 p2      54 next
        vpxord zmm31, zmm31, [r10 + 512]             ;   558.3 p0+p3   54 next
        vpternlogd zmm29, zmm23, zmm6, 0x96          ;   558.7 p5      45 next
        vpternlogd zmm15, zmm25, zmm17, 0x96         ;   559.3 p0      45 next
        vpternlogd zmm17, zmm1, zmm10, 0x69          ;   559.7 p5      45 next
        vmovdqu64 zmm1, [rbp + 1152]                 ;   395.7 p2     108 r reload
        vmovdqu64 zmm2, [rbp + 6720]                 ;   460.7 p3      54 next
        vpternlogd zmm2, zmm1, [r10 + 128], 0x96     ;   560.3 p0+p2   54 next
        vpternlogd zmm5, zmm14, [rbp + 6464], 0x96   ;   560.7 p5+p3   54 next
        vpternlogd zmm27, zmm30, [rbp + 6592], 0x96  ;   561.3 p0+p2   54 next
        vpternlogd zmm4, zmm22, [rbp + 6848], 0x96   ;   561.7 p5+p3   54 next
        vmovdqu64 zmm10, [rbp + 1600]                ;   399.0 p2     108 r reload
        vmovdqu64 zmm23, [rbp + 7488]                ;   420.3 p3      48 next reload
        vpternlogd zmm14, zmm23, zmm10, 0x96         ;   562.3 p0      54 next
        vpternlogd zmm23, zmm10, [r10 + 576], 0x96   ;   562.7 p5+p2   54 next
        vpternlogd zmm29, zmm1, [rbp + 6720], 0x96   ;   563.3 p0+p3   54 next
        vpternlogd zmm7, zmm12, [rbp + 6976], 0x96   ;   563.7 p5+p2   54 next
        vpternlogd zmm19, zmm16, [r10 + 960], 0x96   ;   564.3 p0+p3   54 next
        vpternlogd zmm24, zmm21, [rbp + 7232], 0x96  ;   564.7 p5+p2   54 next
        vpternlogd zmm17, zmm20, [rbp + 7360], 0x96  ;   565.3 p0+p3   54 next
        vmovdqu64 zmm20, [rbp + 1664]                ;   404.3 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 7616]                ;   420.7 p3      48 next reload
        vpternlogd zmm30, zmm25, zmm20, 0x96         ;   565.7 p5      54 next
        vpternlogd zmm25, zmm20, [r10 + 640], 0x96   ;   566.3 p0+p2   54 next
        vmovdqu64 zmm16, [rbp + 7744]                ;   421.3 p3      48 next reload
        vpternlogd zmm6, zmm16, [rbp + 1728], 0x96   ;   566.7 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 1728]                ;   407.7 p3     108 r reload
        vpternlogd zmm16, zmm20, [r10 + 704], 0x96   ;   567.3 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 7872]                ;   421.7 p3      48 next reload
        vpternlogd zmm22, zmm20, [rbp + 1792], 0x96  ;   567.7 p5+p2   54 next
        vmovdqu64 zmm10, [rbp + 1792]                ;   410.3 p3     108 r reload
        vpternlogd zmm20, zmm10, [r10 + 768], 0x96   ;   568.3 p0+p2   54 next
        vmovdqa64 zmm10, zmm20                       ;   569.3         41 next copy
        vpternlogd zmm10, zmm31, zmm8, 0x60          ;   569.3 p5      41 next
        vmovdqu64 zmm1, [rbp + 9856]                 ;   422.7 p3      48 next reload
        vpternlogd zmm12, zmm1, [rbp + 1856], 0x96   ;   569.3 p0+p2   54 next
        vmovdqu64 [rbp + 7872], zmm26                ;   553.7 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 1856]                ;   414.3 p3     108 r reload
        vpternlogd zmm1, zmm26, [r10 + 832], 0x96    ;   569.7 p5+p2   54 next
        vmovdqu64 zmm26, [rbp + 6336]                ;   524.7 p3      48 next reload
        vpternlogd zmm13, zmm26, [rbp + 7104], 0x96  ;   570.3 p0+p2   54 next
        vpxord zmm26, zmm8, zmm1                     ;   570.7 p5      41 next
        vmovdqu64 [rbp + 7104], zmm12                ;   570.3 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm1                        ;   570.7         41 next copy
        vmovdqu64 [rbp + 6336], zmm22                ;   568.7 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 6016]                ;   423.7 p3      48 next reload
        vpternlogd zmm21, zmm22, [rbp + 1920], 0x96  ;   571.3 p0+p2   54 next
        vmovdqu64 [rbp + 9856], zmm21                ;   572.3 p7+p4   54 next spill
        vmovdqu64 zmm21, [rbp + 1920]                ;   418.7 p3     108 r reload
        vpternlogd zmm22, zmm21, [r10 + 896], 0x96   ;   571.7 p5+p2   54 next
        vpandd zmm12, zmm12, zmm22                   ;   572.7 p0      41 next
        vmovdqa64 zmm21, zmm12                       ;   573.7         41 next copy
        vpternlogd zmm21, zmm19, zmm23, 0x78         ;   573.7 p5      41 next
        vmovdqu64 [rbp + 6016], zmm6                 ;   567.7 p8+p9   54 next spill
        vmovdqu64 zmm6, [rbp + 10048]                ;   539.3 p3      45 next reload
        vpternlogd zmm15, zmm6, [rbp + 9024], 0x96   ;   573.3 p0+p2   54 next
        vmovdqa64 zmm6, zmm26                        ;   571.7         41 next copy
        vpternlogd zmm6, zmm25, zmm25, 0xc3          ;   573.7 p5      41 next
        vpternlogd zmm21, zmm6, zmm20, 0x78          ;   574.7 p0      41 next
        vmovdqu64 [rbp + 9024], zmm30                ;   566.7 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm23                       ;   563.7         41 next copy
        vpternlogd zmm30, zmm31, zmm8, 0x6a          ;   574.7 p5      41 next
        vmovdqu64 [rbp + 10048], zmm14               ;   563.3 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm30                       ;   575.7         41 next copy
        vpternlogd zmm14, zmm22, zmm31, 0x87         ;   575.7 p0      41 next
        vmovdqu64 [rbp + 7744], zmm17                ;   566.3 p7+p4   54 next spill
        vmovdqa64 zmm17, zmm20                       ;   569.3         41 next copy
        vpternlogd zmm17, zmm16, zmm23, 0x6a         ;   575.7 p5      41 next
        vpternlogd zmm14, zmm17, zmm16, 0x87         ;   576.7 p0      41 next
        vpternlogd zmm10, zmm14, zmm21, 0x69         ;   577.7 p5      41 next
        vpternlogd zmm21, zmm1, zmm23, 0xb4          ;   577.3 p0      41 next
        vmovdqu64 [rbp + 7616], zmm15                ;   574.3 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm19                       ;   565.3         41 next copy
        vpternlogd zmm15, zmm22, zmm23, 0x48         ;   577.7 p5      41 next
        vmovdqu64 [rbp + 7360], zmm13                ;   571.3 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm22                       ;   572.7         41 next copy
        vpternlogd zmm13, zmm16, zmm25, 0x96         ;   578.3 p0      41 next
        vpternlogd zmm15, zmm13, zmm19, 0x87         ;   579.3 p5      41 next
        vpternlogd zmm14, zmm13, zmm22, 0x2d         ;   579.3 p0      41 next
        vmovdqu64 [rbp + 7232], zmm24                ;   565.7 p8+p9   54 next spill
        vpxord zmm24, zmm21, zmm15                   ;   580.3 p5      41 next
        vpternlogd zmm24, zmm12, zmm14, 0x69         ;   581.3 p0      41 next
        vmovdqa64 zmm12, zmm22                       ;   572.7         41 next copy
        vpternlogd zmm12, zmm16, zmm8, 0x48          ;   580.7 p5      41 next
        vpternlogd zmm24, zmm10, zmm1, 0x96          ;   582.3 p0      41 next
        vmovdqu64 [rbp + 9920], zmm7                 ;   564.7 p7+p4   54 next spill
        vmovdqa64 zmm7, zmm22                        ;   572.7         41 next copy
        vpternlogd zmm7, zmm1, zmm31, 0xb7           ;   581.7 p5      41 next
        vpternlogd zmm13, zmm7, zmm25, 0x6c          ;   582.7 p0      41 next
        vpxord zmm7, zmm7, zmm12                     ;   582.7 p5      41 next
        vmovdqu64 [rbp + 6976], zmm4                 ;   562.7 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm16                        ;   568.3         41 next copy
        vpternlogd zmm4, zmm25, zmm31, 0x48          ;   583.3 p0      41 next
        vpternlogd zmm4, zmm1, zmm8, 0x78            ;   584.3 p5      41 next
        vmovdqu64 [rbp + 6720], zmm29                ;   564.3 p7+p4   54 next spill
        vmovdqa64 zmm29, zmm19                       ;   565.3         41 next copy
        vpternlogd zmm29, zmm20, zmm16, 0x48         ;   584.3 p0      41 next
        vpternlogd zmm29, zmm19, zmm25, 0x2d         ;   585.3 p5      41 next
        vmovdqu64 [rbp + 7488], zmm27                ;   562.3 p8+p9   54 next spill
        vmovdqa64 zmm27, zmm19                       ;   565.3         41 next copy
        vpternlogd zmm27, zmm22, zmm8, 0x6c          ;   585.3 p0      41 next
        vpternlogd zmm29, zmm27, zmm4, 0x96          ;   586.3 p5      41 next
        vpternlogd zmm29, zmm6, zmm23, 0xd2          ;   587.3 p0      41 next
        vmovdqu64 [rbp + 6848], zmm5                 ;   561.7 p7+p4   54 next spill
        vmovdqa64 zmm5, zmm26                        ;   571.7         41 next copy
        vpternlogd zmm5, zmm20, zmm16, 0x95          ;   586.7 p5      41 next
        vpternlogd zmm5, zmm30, zmm19, 0x69          ;   587.7 p0      41 next
        vpternlogd zmm30, zmm19, zmm31, 0x28         ;   587.7 p5      41 next
        vmovdqu64 [rbp + 6592], zmm26                ;   571.7 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm20                       ;   569.3         41 next copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3         ;   588.3 p0      41 next
        vmovdqu64 [rbp + 6464], zmm10                ;   578.7 p7+p4   41 next spill
        vpandd zmm10, zmm19, zmm16                   ;   588.7 p5      41 next
        vmovdqu64 [rbp + 6208], zmm10                ;   589.7 p8+p9   41 next spill
        vpandd zmm10, zmm19, zmm22                   ;   589.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm12                ;   581.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm26                       ;   589.3         41 next copy
        vpternlogd zmm12, zmm5, zmm8, 0x39           ;   589.7 p5      41 next
        vpternlogd zmm12, zmm4, zmm14, 0x96          ;   590.7 p0      41 next
        vmovdqa64 zmm4, zmm26                        ;   589.3         41 next copy
        vpternlogd zmm4, zmm25, zmm23, 0x78          ;   590.7 p5      41 next
        vmovdqa64 zmm14, zmm10                       ;   590.3         41 next copy
        vpternlogd zmm14, zmm25, zmm8, 0x87          ;   591.3 p0      41 next
        vpternlogd zmm14, zmm1, zmm16, 0x87          ;   592.3 p5      41 next
        vmovdqu64 [rbp + 10176], zmm5                ;   588.7 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm4                         ;   591.7         41 next copy
        vpternlogd zmm5, zmm21, zmm21, 0xc3          ;   592.3 p0      41 next
        vpandd zmm21, zmm20, zmm22                   ;   592.7 p5      41 next
        vpternlogd zmm21, zmm26, zmm16, 0xd2         ;   593.7 p0      41 next
        vpandd zmm23, zmm23, zmm20                   ;   593.7 p5      41 next
        vpternlogd zmm13, zmm14, zmm25, 0x69         ;   594.3 p0      41 next
        vpternlogd zmm13, zmm27, zmm17, 0x96         ;   595.3 p5      41 next
        vmovdqa64 zmm16, zmm21                       ;   594.7         41 next copy
        vpternlogd zmm16, zmm10, zmm10, 0xc3         ;   595.3 p0      41 next
        vpandd zmm25, zmm25, zmm1                    ;   595.7 p5      41 next
        vpternlogd zmm23, zmm19, zmm6, 0xd2          ;   596.3 p0      41 next
        vpternlogd zmm23, zmm31, zmm8, 0x87          ;   597.3 p5      41 next
        vpternlogd zmm16, zmm15, zmm23, 0x69         ;   598.3 p0      41 next
        vpandd zmm31, zmm28, zmm3                    ;   597.7 p5      41 next
        vpternlogd zmm25, zmm22, zmm8, 0x87          ;   598.3 p0      41 next
        vmovdqa64 zmm1, zmm28                        ;   554.3         41 next copy
        vpternlogd zmm1, zmm2, zmm0, 0x9a            ;   598.7 p5      41 next
        vpternlogd zmm30, zmm4, zmm25, 0x96          ;   599.3 p0      41 next
        vpternlogd zmm25, zmm23, zmm6, 0x69          ;   599.7 p5      41 next
        vmovdqa64 zmm4, zmm11                        ;   557.3         41 next copy
        vpternlogd zmm4, zmm2, zmm2, 0x3f            ;   600.3 p0      41 next
        vpxord zmm6, zmm18, zmm9                     ;   600.7 p5      41 next
        vpternlogd zmm31, zmm9, zmm2, 0x28           ;   601.3 p0      41 next
        vmovdqa64 zmm8, zmm11                        ;   557.3         41 next copy
        vpternlogd zmm8, zmm3, zmm28, 0x6c           ;   601.7 p5      41 next
        vmovdqa64 zmm10, zmm31                       ;   602.3         41 next copy
        vpternlogd zmm10, zmm1, zmm3, 0x87           ;   602.3 p0      41 next
        vpternlogd zmm10, zmm11, zmm18, 0x87         ;   603.3 p5      41 next
        vmovdqa64 zmm15, zmm4                        ;   601.3         41 next copy
        vpternlogd zmm15, zmm28, zmm18, 0x78         ;   603.3 p0      41 next
        vpxord zmm17, zmm18, zmm3                    ;   603.7 p5      41 next
        vmovdqa64 zmm19, zmm15                       ;   604.3         41 next copy
        vpternlogd zmm19, zmm3, zmm0, 0x78           ;   604.3 p0      41 next
        vmovdqa64 zmm20, zmm19                       ;   605.3         41 next copy
        vpternlogd zmm20, zmm10, zmm0, 0xd2          ;   605.3 p5      41 next
        vmovdqa64 zmm22, zmm3                        ;   555.3         41 next copy
        vpternlogd zmm22, zmm2, zmm18, 0x9c          ;   605.3 p0      41 next
        vmovdqa64 zmm23, zmm6                        ;   601.7         41 next copy
        vpternlogd zmm23, zmm11, zmm0, 0x78          ;   605.7 p5      41 next
        vpternlogd zmm1, zmm11, zmm2, 0xac           ;   606.3 p0      41 next
        vmovdqa64 zmm26, zmm28                       ;   554.3         41 next copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3           ;   606.7 p5      41 next
        vmovdqa64 zmm27, zmm8                        ;   602.7         41 next copy
        vpternlogd zmm27, zmm23, zmm9, 0x7d          ;   607.3 p0      41 next
        vpternlogd zmm27, zmm20, zmm20, 0xc3         ;   608.3 p5      41 next
        vpternlogd zmm1, zmm23, zmm9, 0x2d           ;   608.3 p0      41 next
        vpternlogd zmm1, zmm10, zmm3, 0x78           ;   609.3 p5      41 next
        vmovdqa64 zmm20, zmm22                       ;   606.3         41 next copy
        vpternlogd zmm20, zmm18, zmm18, 0x3f         ;   609.3 p0      41 next
        vpternlogd zmm22, zmm9, zmm0, 0x87           ;   609.7 p5      41 next
        vpternlogd zmm26, zmm15, zmm6, 0xc6          ;   610.3 p0      41 next
        vmovdqa64 zmm15, zmm20                       ;   610.3         41 next copy
        vpternlogd zmm15, zmm17, zmm11, 0x87         ;   610.7 p5      41 next
        vpternlogd zmm20, zmm28, zmm0, 0x87          ;   611.3 p0      41 next
        vpternlogd zmm10, zmm15, zmm9, 0xd2          ;   611.7 p5      41 next
        vpternlogd zmm15, zmm20, zmm11, 0xd7         ;   612.3 p0      41 next
        vpternlogd zmm8, zmm22, zmm15, 0x96          ;   613.3 p5      41 next
        vpternlogd zmm8, zmm26, zmm3, 0x87           ;   614.3 p0      41 next
        vpternlogd zmm8, zmm20, zmm2, 0x2d           ;   615.3 p5      41 next
        vpternlogd zmm20, zmm18, zmm0, 0xd6          ;   614.3 p0      41 next
        vpternlogd zmm10, zmm22, zmm28, 0x2d         ;   614.7 p5      41 next
        vpandnd zmm22, zmm17, zmm9                   ;   615.3 p0      41 next
        vpternlogd zmm22, zmm3, zmm2, 0x48           ;   616.3 p5      41 next
        vpternlogd zmm4, zmm26, zmm9, 0x87           ;   616.3 p0      41 next
        vpternlogd zmm24, zmm7, zmm0, 0x96           ;   616.7 p5      41 next
        vpternlogd zmm17, zmm20, zmm18, 0x93         ;   617.3 p0      41 next
        vpxord zmm18, zmm18, zmm29                   ;   617.7 p5      41 next
        vmovdqa64 zmm29, zmm19                       ;   605.3         41 next copy
        vpternlogd zmm29, zmm11, zmm9, 0x7b          ;   618.3 p0      41 next
        vpternlogd zmm20, zmm29, zmm22, 0x96         ;   619.3 p5      41 next
        vpternlogd zmm17, zmm19, zmm2, 0x87          ;   619.3 p0      41 next
        vmovdqu64 zmm19, [rbp + 6208]                ;   589.7 p3      41 next
        vpternlogd zmm19, zmm28, [rbp + 6464], 0x69  ;   619.7 p5+p2   41 next
        vpternlogd zmm17, zmm4, zmm23, 0x96          ;   620.3 p0      41 next
        vmovdqu64 zmm4, [r9 + 8192]                  ;   466.8 p3      48 next
        vmovdqu64 zmm22, [r9 + 8256]                 ;   467.3 p2      48 next
        vpternlogd zmm26, zmm6, zmm6, 0xf3           ;   620.7 p5      41 next
        vmovdqu64 zmm6, [r9 + 8320]                  ;   467.8 p3      48 next
        vpternlogd zmm5, zmm14, zmm3, 0x96           ;   621.3 p0      41 next
        vpternlogd zmm12, zmm2, [rbp + 6080], 0x96   ;   621.7 p5+p2   41 next
        vmovdqu64 zmm2, [r9 + 8384]                  ;   468.8 p3      48 next
        vpternlogd zmm26, zmm15, zmm31, 0x96         ;   622.3 p0      41 next
        vmovdqu64 zmm31, [r9 + 8448]                 ;   469.3 p2      48 next
        vpternlogd zmm26, zmm28, zmm0, 0xb4          ;   623.3 p5      41 next
        vpternlogd zmm13, zmm21, zmm9, 0x96          ;   623.3 p0      41 next
        vmovdqu64 zmm0, [r9 + 8512]                  ;   469.8 p3      48 next
        vmovdqu64 zmm3, [r9 + 8576]                  ;   470.7 p2      48 next
        vpternlogd zmm16, zmm11, [rbp + 6592], 0x96  ;   623.7 p5+p3   41 next
        vpternlogd zmm27, zmm24, [r9 + 8768], 0x96   ;   624.3 p0+p2   48 next
        vpternlogd zmm1, zmm18, [r9 + 8832], 0x96    ;   624.7 p5+p3   48 next
        vpternlogd zmm8, zmm12, [r9 + 8896], 0x96    ;   625.3 p0+p2   48 next
        vpternlogd zmm20, zmm19, [r9 + 8960], 0x96   ;   625.7 p5+p3   48 next
        vpternlogd zmm10, zmm5, [r9 + 9024], 0x96    ;   626.3 p0+p2   48 next
        vpxord zmm4, zmm4, zmm24                     ;   626.7 p5      48 next
        vpternlogd zmm17, zmm13, [r9 + 9088], 0x96   ;   627.3 p0+p3   48 next
        vpxord zmm22, zmm22, zmm18                   ;   627.7 p5      48 next
        vpternlogd zmm26, zmm16, [r9 + 9152], 0x96   ;   628.3 p0+p2   48 next
        vpxord zmm6, zmm6, zmm12                     ;   628.7 p5      48 next
        vpternlogd zmm30, zmm7, [r9 + 8640], 0x96    ;   629.3 p0+p3   48 next
        vpxord zmm2, zmm2, zmm19                     ;   629.7 p5      48 next
        vpxord zmm31, zmm31, zmm5                    ;   630.3 p0      48 next
        vpxord zmm0, zmm0, zmm13                     ;   630.7 p5      48 next
        vmovdqu64 zmm5, [rbp + 10176]                ;   588.7 p2      41 next reload
        vpternlogd zmm25, zmm5, [r9 + 8704], 0x96    ;   631.3 p0+p3   48 next
        vpxord zmm3, zmm3, zmm16                     ;   631.7 p5      48 next
        vmovdqa64 zmm5, zmm0                         ;   631.7         45 next copy
        vpternlogd zmm5, zmm22, zmm4, 0x60           ;   632.3 p0      45 next
        vpandd zmm7, zmm30, zmm3                     ;   632.7 p5      45 next
        vmovdqa64 zmm9, zmm7                         ;   633.7         45 next copy
        vpternlogd zmm9, zmm25, zmm6, 0x78           ;   633.7 p0      45 next
        vpxord zmm11, zmm4, zmm3                     ;   633.7 p5      45 next
        vmovdqa64 zmm12, zmm11                       ;   634.7         45 next copy
        vpternlogd zmm12, zmm2, zmm2, 0xc3           ;   634.7 p0      45 next
        vpternlogd zmm9, zmm12, zmm0, 0x78           ;   635.7 p5      45 next
        vmovdqa64 zmm13, zmm6                        ;   629.7         45 next copy
        vpternlogd zmm13, zmm22, zmm4, 0x6a          ;   635.3 p0      45 next
        vmovdqa64 zmm14, zmm13                       ;   636.3         45 next copy
        vpternlogd zmm14, zmm30, zmm22, 0x87         ;   636.3 p5      45 next
        vmovdqa64 zmm15, zmm0                        ;   631.7         45 next copy
        vpternlogd zmm15, zmm31, zmm6, 0x6a          ;   636.3 p0      45 next
        vpternlogd zmm14, zmm15, zmm31, 0x87         ;   637.3 p5      45 next
        vpternlogd zmm5, zmm14, zmm9, 0x69           ;   638.3 p0      45 next
        vmovdqa64 zmm16, zmm25                       ;   632.3         45 next copy
        vpternlogd zmm16, zmm30, zmm6, 0x48          ;   637.7 p5      45 next
        vmovdqa64 zmm18, zmm30                       ;   630.3         45 next copy
        vpternlogd zmm18, zmm31, zmm2, 0x96          ;   638.3 p0      45 next
        vpternlogd zmm16, zmm18, zmm25, 0x87         ;   639.3 p5      45 next
        vpternlogd zmm9, zmm3, zmm6, 0xb4            ;   639.3 p0      45 next
        vpternlogd zmm14, zmm18, zmm30, 0x2d         ;   639.7 p5      45 next
        vpxord zmm19, zmm9, zmm16                    ;   640.3 p0      45 next
        vpternlogd zmm19, zmm7, zmm14, 0x69          ;   641.3 p5      45 next
        vmovdqa64 zmm7, zmm30                        ;   630.3         45 next copy
        vpternlogd zmm7, zmm31, zmm4, 0x48           ;   641.3 p0      45 next
        vmovdqa64 zmm21, zmm30                       ;   630.3         45 next copy
        vpternlogd zmm21, zmm3, zmm22, 0xb7          ;   641.7 p5      45 next
        vpternlogd zmm19, zmm5, zmm3, 0x96           ;   642.3 p0      45 next
        vmovdqa64 zmm23, zmm31                       ;   631.3         45 next copy
        vpternlogd zmm23, zmm2, zmm22, 0x48          ;   642.7 p5      45 next
        vpxord zmm24, zmm7, zmm21                    ;   643.3 p0      45 next
        vpternlogd zmm23, zmm3, zmm4, 0x78           ;   643.7 p5      45 next
        vmovdqa64 zmm28, zmm25                       ;   632.3         45 next copy
        vpternlogd zmm28, zmm0, zmm31, 0x48          ;   644.3 p0      45 next
        vpternlogd zmm28, zmm25, zmm2, 0x2d          ;   645.3 p5      45 next
        vmovdqa64 zmm29, zmm25                       ;   632.3         45 next copy
        vpternlogd zmm29, zmm30, zmm4, 0x6c          ;   645.3 p0      45 next
        vpternlogd zmm28, zmm29, zmm23, 0x96         ;   646.3 p5      45 next
        vpternlogd zmm28, zmm12, zmm6, 0x78          ;   647.3 p0      45 next
        vpternlogd zmm21, zmm18, zmm2, 0x78          ;   646.7 p5      45 next
        vmovdqa64 zmm18, zmm11                       ;   634.7         45 next copy
        vpternlogd zmm18, zmm0, zmm31, 0x95          ;   647.3 p0      45 next
        vpternlogd zmm18, zmm13, zmm25, 0x69         ;   648.3 p5      45 next
        vpternlogd zmm13, zmm25, zmm22, 0x28         ;   648.3 p0      45 next
        vpternlogd zmm19, zmm24, zmm27, 0x96         ;   648.7 p5      45 next
        vpternlogd zmm28, zmm6, zmm1, 0x96           ;   649.3 p0      45 next
        vmovdqu64 [rbp + 10176], zmm1                ;   625.7 p7+p4   48 next spill
        vmovdqa64 zmm1, zmm0                         ;   631.7         45 next copy
        vpternlogd zmm1, zmm22, zmm22, 0xc3          ;   649.7 p5      45 next
        vmovdqu64 [rbp + 6592], zmm27                ;   625.3 p8+p9   48 next spill
        vpandd zmm27, zmm31, zmm25                   ;   650.3 p0      45 next
        vpternlogd zmm27, zmm5, zmm20, 0x69          ;   651.3 p5      45 next
        vmovdqa64 zmm5, zmm1                         ;   650.7         45 next copy
        vpternlogd zmm5, zmm18, zmm4, 0x39           ;   651.3 p0      45 next
        vpternlogd zmm5, zmm23, zmm14, 0x96          ;   652.3 p5      45 next
        vpandd zmm14, zmm30, zmm25                   ;   652.3 p0      45 next
        vmovdqa64 zmm23, zmm1                        ;   650.7         45 next copy
        vpternlogd zmm23, zmm2, zmm6, 0x78           ;   652.7 p5      45 next
        vmovdqu64 [rbp + 6080], zmm20                ;   626.7 p7+p4   48 next spill
        vmovdqa64 zmm20, zmm23                       ;   653.7         45 next copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3           ;   653.7 p0      45 next
        vmovdqa64 zmm9, zmm14                        ;   653.3         45 next copy
        vpternlogd zmm9, zmm2, zmm4, 0x87            ;   653.7 p5      45 next
        vpternlogd zmm9, zmm3, zmm31, 0x87           ;   654.7 p0      45 next
        vpternlogd zmm21, zmm9, zmm2, 0x69           ;   655.7 p5      45 next
        vpternlogd zmm21, zmm29, zmm15, 0x96         ;   656.7 p0      45 next
        vpandd zmm15, zmm30, zmm0                    ;   655.7 p5      45 next
        vpternlogd zmm15, zmm1, zmm31, 0xd2          ;   656.7 p0      45 next
        vmovdqu64 zmm31, [rbp + 8960]                ;   500.0 p2      63 r reload
        vmovdqu64 zmm1, [rbp + 6848]                 ;   561.7 p3     108 r
        vpternlogd zmm1, zmm31, [r9 + 1024], 0x96    ;   656.7 p5+p2  108 r
        vpandd zmm6, zmm6, zmm0                      ;   657.3 p0      45 next
        vmovdqu64 zmm31, [rbp + 8896]                ;   501.7 p3      63 r reload
        vmovdqu64 zmm0, [rbp + 7488]                 ;   562.3 p2     108 r
        vpternlogd zmm0, zmm31, [r9 + 1088], 0x96    ;   657.7 p5+p3  108 r
        vpternlogd zmm6, zmm25, zmm12, 0xd2          ;   658.3 p0      45 next
        vmovdqu64 zmm31, [rbp + 8832]                ;   503.0 p2      63 r reload
        vmovdqu64 zmm25, [rbp + 6720]                ;   564.3 p3     108 r
        vpternlogd zmm25, zmm31, [r9 + 1152], 0x96   ;   658.7 p5+p2  108 r
        vmovdqa64 zmm31, zmm15                       ;   657.7         45 next copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3         ;   659.3 p0      45 next
        vpandd zmm2, zmm2, zmm3                      ;   659.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 8768]                 ;   505.3 p3      63 r reload
        vmovdqu64 zmm14, [rbp + 6976]                ;   562.7 p2     108 r
        vpternlogd zmm14, zmm3, [r9 + 1216], 0x96    ;   660.3 p0+p3  108 r
        vpternlogd zmm6, zmm22, zmm4, 0x87           ;   660.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 8704]                 ;   507.3 p2      63 r reload
        vmovdqu64 zmm22, [rbp + 9920]                ;   564.7 p3     108 r
        vpternlogd zmm22, zmm3, [r9 + 1280], 0x96    ;   661.3 p0+p2  108 r
        vpternlogd zmm31, zmm16, zmm6, 0x69          ;   661.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 8640]                 ;   509.3 p3      63 r reload
        vmovdqu64 zmm16, [rbp + 7232]                ;   565.7 p2     108 r
        vpternlogd zmm16, zmm3, [r9 + 1344], 0x96    ;   662.3 p0+p3  108 r
        vpternlogd zmm2, zmm30, zmm4, 0x87           ;   662.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 8576]                ;   513.3 p2      63 r reload
        vmovdqu64 zmm3, [rbp + 7360]                 ;   571.3 p3     108 r
        vpternlogd zmm3, zmm30, [r9 + 1408], 0x96    ;   663.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 8512]                ;   514.5 p3      63 r reload
        vmovdqu64 zmm4, [rbp + 7616]                 ;   574.3 p2     108 r
        vpternlogd zmm4, zmm30, [r9 + 1472], 0x96    ;   663.7 p5+p3  108 r
        vpxord zmm23, zmm23, zmm2                    ;   664.3 p0      45 next
        vpternlogd zmm23, zmm13, zmm24, 0x96         ;   665.3 p5      45 next
        vmovdqu64 zmm30, [rbp + 8448]                ;   516.3 p2      63 r reload
        vmovdqu64 zmm13, [rbp + 7744]                ;   566.3 p3     108 r
        vpternlogd zmm13, zmm30, [r9 + 1536], 0x96   ;   665.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 8384]                ;   517.5 p3      63 r reload
        vmovdqu64 zmm24, [rbp + 10048]               ;   563.3 p2     108 r
        vpternlogd zmm24, zmm30, [r9 + 1600], 0x96   ;   665.7 p5+p3  108 r
        vpternlogd zmm2, zmm6, zmm6, 0xc3            ;   666.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 8320]                ;   519.3 p2      63 r reload
        vmovdqu64 zmm6, [rbp + 9024]                 ;   566.7 p3     108 r
        vpternlogd zmm6, zmm30, [r9 + 1664], 0x96    ;   666.7 p5+p2  108 r
        vpternlogd zmm2, zmm18, zmm12, 0x96          ;   667.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 8256]                ;   520.5 p3      63 r reload
        vmovdqu64 zmm12, [rbp + 6016]                ;   567.7 p2     108 r
        vpternlogd zmm12, zmm30, [r9 + 1728], 0x96   ;   667.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 8192]                ;   522.3 p2      63 r reload
        vmovdqu64 zmm18, [rbp + 6336]                ;   568.7 p3     108 r
        vpternlogd zmm18, zmm30, [r9 + 1792], 0x96   ;   668.3 p0+p2  108 r
        vpternlogd zmm5, zmm7, zmm8, 0x96            ;   668.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 8128]                ;   523.5 p3      63 r reload
        vmovdqu64 zmm7, [rbp + 7104]                 ;   570.3 p2     108 r
        vpternlogd zmm7, zmm30, [r9 + 1856], 0x96    ;   669.3 p0+p3  108 r
        vpternlogd zmm20, zmm9, zmm10, 0x96          ;   669.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 8000]                ;   525.3 p2      63 r reload
        vmovdqu64 zmm9, [rbp + 9856]                 ;   572.3 p3     108 r
        vpternlogd zmm9, zmm30, [r9 + 1920], 0x96    ;   670.3 p0+p2  108 r
        vpternlogd zmm21, zmm15, zmm17, 0x96         ;   670.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 8064]                ;   526.5 p3      63 r reload
        vmovdqu64 zmm15, [rbp + 7872]                ;   553.7 p2     108 r
        vpternlogd zmm15, zmm30, [r9 + 1984], 0x96   ;   671.3 p0+p3  108 r
        vpternlogd zmm31, zmm11, zmm26, 0x96         ;   671.7 p5      45 next
        vmovdqu64 zmm30, [rbp + 6848]                ;   561.7 p2      54 next reload
        vpternlogd zmm19, zmm30, [rbp + 5952], 0x96  ;   672.3 p0+p3  108 r
        vmovdqu64 zmm30, [rbp + 7488]                ;   562.3 p2      54 next reload
        vpternlogd zmm28, zmm30, [rbp + 5888], 0x96  ;   672.7 p5+p3  108 r
        vmovdqu64 zmm30, [rbp + 10048]               ;   563.3 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 6592]                ;   625.3 p3     108 r
        vpternlogd zmm11, zmm30, [rbp + 5376], 0x96  ;   673.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6976]                ;   562.7 p3      54 next reload
        vpternlogd zmm27, zmm30, [rbp + 5824], 0x96  ;   673.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6016]                ;   567.7 p3      54 next reload
        vpternlogd zmm8, zmm30, [rbp + 5248], 0x96   ;   674.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6720]                ;   564.3 p3      54 next reload
        vpternlogd zmm5, zmm30, [rbp + 5440], 0x96   ;   674.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 7104]                ;   570.3 p3      54 next reload
        vpternlogd zmm10, zmm30, [rbp + 5120], 0x96  ;   675.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9920]                ;   564.7 p3      54 next reload
        vpternlogd zmm20, zmm30, [rbp + 5760], 0x96  ;   675.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 9856]                ;   572.3 p3      54 next reload
        vpternlogd zmm17, zmm30, [rbp + 5056], 0x96  ;   676.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 7232]                ;   565.7 p3      54 next reload
        vpternlogd zmm21, zmm30, [rbp + 5696], 0x96  ;   676.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 7872]                ;   553.7 p3      54 next reload
        vpternlogd zmm26, zmm30, [rbp + 4992], 0x96  ;   677.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 7616]                ;   574.3 p3      54 next reload
        vpternlogd zmm23, zmm30, [rbp + 5568], 0x96  ;   677.7 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 7360]                ;   571.3 p3      54 next reload
        vpternlogd zmm31, zmm30, [rbp + 5632], 0x96  ;   678.3 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 7744]                ;   566.3 p3      54 next reload
        vpternlogd zmm2, zmm30, [rbp + 5504], 0x96   ;   678.7 p5+p2  108 r
        vmovdqu64 [rbp - 128], zmm17                 ;   677.3 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 9024]                ;   566.7 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 10176]               ;   625.7 p2     108 r
        vpternlogd zmm17, zmm30, [rbp + 5312], 0x96  ;   679.3 p0+p3  108 r
        vmovdqu64 [rbp - 64], zmm26                  ;   678.3 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 6336]                ;   568.7 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 6080]                ;   626.7 p3     108 r
        vpternlogd zmm26, zmm30, [rbp + 5184], 0x96  ;   679.7 p5+p2  108 r
        mov rsi, qword [rbp + 10448]                 ;   545.3 p10    113 rounds reload
        sub r13, rsi                                 ;   550.3 p1     113 rounds
        add r13, 0x400                               ;   551.3 p6     113 rounds
        and r13, 0x1fff                              ;   552.3 p11    113 rounds
        add r13, rsi                                 ;   553.3 p1     113 rounds
        sub r14, rsi                                 ;   550.3 p6     113 rounds
        add r14, 0x400                               ;   551.3 p11    113 rounds
        and r14, 0x1fff                              ;   552.3 p1     113 rounds
        add r14, rsi                                 ;   553.3 p6     113 rounds
        sub r15, rsi                                 ;   550.3 p11    113 rounds
        add r15, 0x400                               ;   551.3 p1     113 rounds
        and r15, 0x1fff                              ;   552.3 p6     113 rounds
        add r15, rsi                                 ;   553.3 p11    113 rounds
        sub r10, rsi                                 ;   550.3 p1     113 rounds
        add r10, 0x800                               ;   551.3 p6     113 rounds
        and r10, 0x1fff                              ;   552.3 p11    113 rounds
        add r10, rsi                                 ;   553.3 p1     113 rounds
        sub r8, rsi                                  ;   550.7 p6     113 rounds
        add r8, 0x800                                ;   551.7 p11    113 rounds
        and r8, 0x1fff                               ;   552.7 p1     113 rounds
        add r8, rsi                                  ;   553.7 p6     113 rounds
        sub r11, rsi                                 ;   552.7 p11    113 rounds
        add r11, 0x800                               ;   553.7 p1     113 rounds
        and r11, 0x1fff                              ;   554.7 p6     113 rounds
        add r11, rsi                                 ;   555.7 p11    113 rounds
        sub r9, rsi                                  ;   553.8 p1     113 rounds
        add r9, 0x800                                ;   554.8 p6     113 rounds
        and r9, 0x1fff                               ;   555.8 p11    113 rounds
        add r9, rsi                                  ;   556.8 p1     113 rounds
        add r12, 0x400                               ;   555.0 p6     113 rounds
        vmovdqa64 zmm29, zmm10                       ;   676.3        108 r copy
        vmovdqa64 zmm10, zmm6                        ;   667.7        108 r copy
        vmovdqa64 zmm6, zmm3                         ;   664.3        108 r copy
        vmovdqa64 zmm3, zmm14                        ;   661.3        108 r copy
        vmovdqa64 zmm14, zmm9                        ;   671.3        108 r copy
        vmovdqa64 zmm9, zmm24                        ;   666.7        108 r copy
        vmovdqa64 zmm24, zmm2                        ;   679.7        108 r copy
        vmovdqa64 zmm2, zmm25                        ;   659.7        108 r copy
        vmovdqa64 zmm25, zmm11                       ;   674.3        108 r copy
        vmovdqa64 zmm11, zmm12                       ;   668.7        108 r copy
        vmovdqa64 zmm12, zmm18                       ;   669.3        108 r copy
        vmovdqa64 zmm18, zmm5                        ;   675.7        108 r copy
        vmovdqa64 zmm5, zmm16                        ;   663.3        108 r copy
        vmovdqa64 zmm16, zmm19                       ;   673.3        108 r copy
        vmovdqa64 zmm19, zmm27                       ;   674.7        108 r copy
        vmovdqa64 zmm27, zmm8                        ;   675.3        108 r copy
        vmovdqa64 zmm8, zmm13                        ;   666.3        108 r copy
        vmovdqa64 zmm13, zmm7                        ;   670.3        108 r copy
        vmovdqa64 zmm7, zmm4                         ;   664.7        108 r copy
        vmovdqa64 zmm4, zmm22                        ;   662.3        108 r copy
        vmovdqa64 zmm22, zmm31                       ;   679.3        108 r copy
        vmovdqa64 zmm30, zmm0                        ;   658.7        108 r copy
        vmovdqa64 zmm0, zmm1                         ;   657.7        108 r copy
        vmovdqa64 zmm1, zmm30                        ;   658.7        108 r copy
        vmovdqa64 zmm30, zmm17                       ;   680.3        108 r copy
        vmovdqa64 zmm17, zmm28                       ;   673.7        108 r copy
        vmovdqa64 zmm28, zmm26                       ;   680.7        108 r copy
        vmovdqa64 zmm26, zmm30                       ;   680.3        108 r copy
        lea rax, [rbp - 1024]                        ;                    first state
        cmp r12, qword [rbp + 10504]                 ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3072], zmm0                 ;                    resident
        vmovdqu64 [rbp + 3136], zmm1                 ;                    resident
        vmovdqu64 [rbp + 3200], zmm2                 ;                    resident
        vmovdqu64 [rbp + 3264], zmm3                 ;                    resident
        vmovdqu64 [rbp + 3328], zmm4                 ;                    resident
        vmovdqu64 [rbp + 3392], zmm5                 ;                    resident
        vmovdqu64 [rbp + 3456], zmm6                 ;                    resident
        vmovdqu64 [rbp + 3904], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4160], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm10                ;                    resident
        vmovdqu64 [rbp + 4416], zmm11                ;                    resident
        vmovdqu64 [rbp + 4544], zmm12                ;                    resident
        vmovdqu64 [rbp + 4672], zmm13                ;                    resident
        vmovdqu64 [rbp + 4800], zmm14                ;                    resident
        vmovdqu64 [rbp + 4928], zmm15                ;                    resident
        vmovdqu64 [rbp + 3520], zmm16                ;                    resident
        vmovdqu64 [rbp + 3584], zmm17                ;                    resident
        vmovdqu64 [rbp + 3648], zmm18                ;                    resident
        vmovdqu64 [rbp + 3712], zmm19                ;                    resident
        vmovdqu64 [rbp + 3776], zmm20                ;                    resident
        vmovdqu64 [rbp + 3840], zmm21                ;                    resident
        vmovdqu64 [rbp + 3968], zmm22                ;                    resident
        vmovdqu64 [rbp + 4096], zmm23                ;                    resident
        vmovdqu64 [rbp + 4224], zmm24                ;                    resident
        vmovdqu64 [rbp + 4352], zmm25                ;                    resident
        vmovdqu64 [rbp + 4480], zmm26                ;                    resident
        vmovdqu64 [rbp + 4608], zmm27                ;                    resident
        vmovdqu64 [rbp + 4736], zmm28                ;                    resident
        vmovdqu64 [rbp + 4864], zmm29                ;                    resident
        mov qword [rbp + 10480], r8                  ;                    resident
        mov qword [rbp + 10496], r9                  ;                    resident
        mov qword [rbp + 10520], r10                 ;                    resident
        mov qword [rbp + 10464], r11                 ;                    resident
        mov qword [rbp + 10512], r12                 ;                    resident
        mov qword [rbp + 10456], r13                 ;                    resident
        mov qword [rbp + 10472], r14                 ;                    resident
        mov qword [rbp + 10488], r15                 ;                    resident
        mov r8, qword [rbp + 10448]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2048]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1024]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 10528]                  ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2112]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1088]                 ;     3.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm2                    ;    12.0 p8+p9  119 r
        vmovdqu64 zmm2, [rbp + 2176]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm3, [rbp + 1152]                 ;     5.0 p2      62 r
        vpternlogd zmm3, zmm2, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm2, zmm3, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm3                   ;    12.0 p7+p4  119 r
        vmovdqu64 zmm3, [rbp + 2240]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 1216]                 ;     7.0 p2      62 r
        vpternlogd zmm4, zmm3, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm3, zmm4, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm4                   ;    14.0 p8+p9  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm1                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2304]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1280]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vmovdqu64 [r9 + 1152], zmm2                  ;    13.0 p7+p4  119 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p8+p9  119 r
        vmovdqu64 [r9 + 1216], zmm3                  ;    15.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2368]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1344]                 ;    11.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm2                   ;    18.0 p8+p9  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm1                  ;    19.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2432]                 ;    12.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1408]                 ;    13.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2496]                 ;    14.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1472]                 ;    15.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1536]                 ;    17.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2624]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1600]                 ;    19.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2688]                 ;    20.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1664]                 ;    21.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1728]                 ;    23.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;    24.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1792]                 ;    25.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2880]                 ;    26.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1856]                 ;    27.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2944]                 ;    28.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;    29.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 3008]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1984]                 ;    31.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm2                   ;    38.0 p8+p9  119 r
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm1                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3072]                 ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3520]                 ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vmovdqu64 zmm2, [rbp + 3136]                 ;    34.0 p2      62 r reload
        vmovdqu64 zmm3, [rbp + 3584]                 ;    34.2 p3      62 r
        vpternlogd zmm3, zmm2, [r8 + 4160], 0x78     ;    40.2 p5+p2   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p0+p3   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 3200]                 ;    36.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 3648]                 ;    36.2 p3      62 r
        vpternlogd zmm4, zmm1, [r8 + 4224], 0x78     ;    42.2 p5+p2   62 r
        vpternlogd zmm2, zmm3, [r8 + 10304], 0x1e    ;    41.2 p0+p3   63 r
        vmovdqu64 [r9 + 2112], zmm3                  ;    41.2 p8+p9  120 r
        vmovdqu64 zmm3, [rbp + 3264]                 ;    38.0 p2      62 r reload
        vmovdqu64 zmm5, [rbp + 3712]                 ;    38.2 p3      62 r
        vpternlogd zmm5, zmm3, [r8 + 4288], 0x78     ;    44.2 p5+p2   62 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p7+p4  120 r
        vpternlogd zmm1, zmm4, [r8 + 10368], 0x1e    ;    43.2 p0+p3   63 r
        vmovdqu64 [r9 + 2176], zmm4                  ;    43.2 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3328]                 ;    40.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 3776]                 ;    40.2 p3      62 r
        vpternlogd zmm4, zmm0, [r8 + 4352], 0x78     ;    46.2 p5+p2   62 r
        vmovdqu64 [r9 + 3136], zmm2                  ;    42.2 p7+p4  120 r
        vmovdqu64 zmm2, [rbp + 3392]                 ;    41.2 p3      62 r reload
        vmovdqu64 zmm6, [rbp + 3840]                 ;    42.0 p2      62 r
        vpternlogd zmm6, zmm2, [r8 + 4416], 0x78     ;    48.0 p0+p3   62 r
        vpternlogd zmm3, zmm5, [r8 + 10432], 0x1e    ;    45.2 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm5                  ;    45.2 p8+p9  120 r
        vmovdqu64 zmm5, [rbp + 3456]                 ;    43.2 p3      62 r reload
        vmovdqu64 zmm7, [rbp + 3968]                 ;    44.0 p2      62 r
        vpternlogd zmm7, zmm5, [r8 + 4480], 0x78     ;    50.0 p0+p3   62 r
        vmovdqu64 [r9 + 3200], zmm1                  ;    44.2 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 3904]                 ;    45.0 p2      62 r reload
        vmovdqu64 zmm8, [rbp + 4096]                 ;    45.2 p3      62 r
        vpternlogd zmm8, zmm1, [r8 + 4544], 0x78     ;    51.2 p5+p2   62 r
        vpternlogd zmm0, zmm4, [r8 + 10496], 0x1e    ;    47.2 p0+p3   63 r
        vmovdqu64 [r9 + 2304], zmm4                  ;    47.2 p8+p9  120 r
        vmovdqu64 [r9 + 3264], zmm3                  ;    46.2 p7+p4  120 r
        vmovdqu64 zmm3, [rbp + 4032]                 ;    47.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 4224]                 ;    47.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 4608], 0x78     ;    53.2 p5+p2   62 r
        vpternlogd zmm2, zmm6, [r8 + 10560], 0x1e    ;    49.0 p0+p3   63 r
        vmovdqu64 [r9 + 2368], zmm6                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm6, [rbp + 4160]                 ;    49.0 p2      62 r reload
        vmovdqu64 zmm9, [rbp + 4352]                 ;    49.2 p3      62 r
        vpternlogd zmm9, zmm6, [r8 + 4672], 0x78     ;    55.2 p5+p2   62 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    48.2 p7+p4  120 r
        vmovdqu64 zmm0, [rbp + 4288]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm10, [rbp + 4480]                ;    51.0 p2      62 r
        vpternlogd zmm10, zmm0, [r8 + 4736], 0x78    ;    57.0 p0+p3   62 r
        vpternlogd zmm5, zmm7, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm7                  ;    51.0 p8+p9  120 r
        vmovdqu64 [r9 + 3392], zmm2                  ;    50.0 p7+p4  120 r
        vpternlogd zmm1, zmm8, [r8 + 10688], 0x1e    ;    52.2 p0+p3   63 r
        vmovdqu64 [r9 + 2496], zmm8                  ;    52.2 p8+p9  120 r
        vmovdqu64 zmm2, [rbp + 4416]                 ;    53.0 p2      62 r reload
        vmovdqu64 zmm7, [rbp + 4608]                 ;    53.2 p3      62 r
        vpternlogd zmm7, zmm2, [r8 + 4800], 0x78     ;    59.2 p5+p2   62 r
        vmovdqu64 zmm8, [rbp + 4544]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm11, [rbp + 4736]                ;    55.0 p2      62 r
        vpternlogd zmm11, zmm8, [r8 + 4864], 0x78    ;    61.0 p0+p3   62 r
        vpternlogd zmm3, zmm4, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm4                  ;    54.2 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm5                  ;    53.0 p8+p9  120 r
        vmovdqu64 [r9 + 3520], zmm1                  ;    53.2 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 4672]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 4864]                 ;    57.0 p2      62 r
        vpternlogd zmm4, zmm1, [r8 + 4928], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm6, zmm9, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 zmm5, [rbp + 4800]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm12, [rbp - 128]                 ;    59.0 p2      62 r
        vpternlogd zmm12, zmm5, [r8 + 4992], 0x78    ;    65.0 p0+p3   62 r
        vmovdqu64 zmm13, [rbp + 4928]                ;    60.0 p2      62 r reload
        vmovdqu64 zmm14, [rbp - 64]                  ;    60.2 p3      62 r
        vpternlogd zmm14, zmm13, [r8 + 5056], 0x78   ;    66.2 p5+p2   62 r
        vmovdqu64 [r9 + 2624], zmm9                  ;    56.2 p8+p9  120 r
        vpternlogd zmm0, zmm10, [r8 + 10880], 0x1e   ;    61.2 p0+p3   63 r
        vmovdqu64 [r9 + 2688], zmm10                 ;    58.0 p7+p4  120 r
        vmovdqu64 [r9 + 3584], zmm3                  ;    57.0 p8+p9  120 r
        vpternlogd zmm2, zmm7, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 [r9 + 2752], zmm7                  ;    60.2 p7+p4  120 r
        vmovdqu64 [r9 + 3648], zmm6                  ;    59.0 p8+p9  120 r
        vpternlogd zmm8, zmm11, [r8 + 11008], 0x1e   ;    62.2 p0+p3   63 r
        vmovdqu64 [r9 + 2816], zmm11                 ;    62.0 p7+p4  120 r
        vpternlogd zmm1, zmm4, [r8 + 11072], 0x1e    ;    64.0 p5+p2   63 r
        vmovdqu64 [r9 + 3712], zmm0                  ;    62.2 p8+p9  120 r
        vmovdqu64 [r9 + 2880], zmm4                  ;    64.0 p7+p4  120 r
        vmovdqu64 [r9 + 3776], zmm2                  ;    63.0 p8+p9  120 r
        vmovdqu64 [r9 + 3840], zmm8                  ;    63.2 p7+p4  120 r
        vpternlogd zmm5, zmm12, [r8 + 11136], 0x1e   ;    66.0 p0+p3   63 r
        vpternlogd zmm13, zmm14, [r8 + 11200], 0x1e  ;    67.2 p5+p2   63 r
        vmovdqu64 [r9 + 2944], zmm12                 ;    66.0 p8+p9  120 r
        vmovdqu64 [r9 + 3904], zmm1                  ;    65.0 p7+p4  120 r
        vmovdqu64 [r9 + 3008], zmm14                 ;    67.2 p8+p9  120 r
        vmovdqu64 [r9 + 3968], zmm5                  ;    67.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm13                 ;    68.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 10528], r9                  ;    65.7 p7+p4  141 blocks
        mov r8, qword [rbp + 10432]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 10432], r8                  ;    66.7 p8+p4  141 blocks
        cmp r8, qword [rbp + 10440]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10536]                 ;                    frame
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
