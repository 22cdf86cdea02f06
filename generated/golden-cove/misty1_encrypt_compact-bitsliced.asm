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
;   blocks: 68 uops, planned 35.5; bounds: width 11.3, ports 29.5, path 6.0
;   blocks/rounds: 2269 uops, planned 692.8; bounds: width 378.2, ports 684.0, path 79.0
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
        sub rsp, 0x2940                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10408], rax                 ;                    frame
        mov dword [rbp + 10416], ecx                 ;                    argument
        mov qword [rbp + 10304], rsi                 ;                    argument
        mov qword [rbp + 10320], rdi                 ;                    argument
        mov qword [rbp + 10400], rdx                 ;                    argument
        mov r8d, dword [rbp + 10416]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10304]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10312], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10416], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 10304]                 ;                    first state
        mov r8, qword [rbp + 10304]                  ;     0.2 p3     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.2 p2     111 l.0
        vmovdqu64 zmm1, [r8 + 64]                    ;     5.2 p3     111 l.1
        vmovdqu64 zmm2, [r8 + 128]                   ;     5.2 p2     111 l.2
        vmovdqu64 zmm3, [r8 + 192]                   ;     5.2 p3     111 l.3
        vmovdqu64 zmm4, [r8 + 256]                   ;     5.2 p2     111 l.4
        vmovdqu64 zmm5, [r8 + 320]                   ;     5.2 p3     111 l.5
        vmovdqu64 zmm6, [r8 + 384]                   ;     5.2 p2     111 l.6
        vmovdqu64 zmm7, [r8 + 448]                   ;     5.2 p3     111 l.7
        vmovdqu64 zmm8, [r8 + 512]                   ;     5.2 p2     111 l.8
        vmovdqu64 zmm16, [r8 + 1024]                 ;     5.2 p3     111 l.16
        vmovdqu64 zmm17, [r8 + 1088]                 ;     6.0 p2     111 l.17
        vmovdqu64 zmm18, [r8 + 1152]                 ;     6.2 p3     111 l.18
        vmovdqu64 zmm19, [r8 + 1216]                 ;     7.0 p2     111 l.19
        vmovdqu64 zmm20, [r8 + 1280]                 ;     7.2 p3     111 l.20
        vmovdqu64 zmm21, [r8 + 1344]                 ;     8.0 p2     111 l.21
        vmovdqu64 zmm22, [r8 + 1408]                 ;     8.2 p3     111 l.22
        vmovdqu64 zmm23, [r8 + 1472]                 ;     9.0 p2     111 l.23
        vmovdqu64 zmm24, [r8 + 1536]                 ;     9.2 p3     111 l.24
        vmovdqu64 zmm25, [r8 + 1600]                 ;    10.0 p2     111 l.25
        vmovdqu64 zmm26, [r8 + 1664]                 ;    10.2 p3     111 l.26
        vmovdqu64 zmm27, [r8 + 1728]                 ;    11.0 p2     111 l.27
        vmovdqu64 zmm28, [r8 + 1792]                 ;    11.2 p3     111 l.28
        vmovdqu64 zmm29, [r8 + 1856]                 ;    12.0 p2     111 l.29
        vmovdqu64 zmm30, [r8 + 1920]                 ;    12.2 p3     111 l.30
        vmovdqu64 zmm31, [r8 + 1984]                 ;    13.0 p2     111 l.31
        mov r9, qword [rbp + 10320]                  ;     4.5 p10    113 rounds
        add r9, 0x1800                               ;     9.5 p0     113 rounds
        mov r10, qword [rbp + 10320]                 ;     5.5 p10    113 rounds
        add r10, 0x800                               ;    10.5 p1     113 rounds
        mov r11, qword [rbp + 10320]                 ;     6.5 p10    113 rounds
        add r11, 0x1000                              ;    11.5 p5     113 rounds
        vmovdqu64 [rbp + 3392], zmm16                ;    11.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3456], zmm17                ;    12.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3520], zmm18                ;    12.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3584], zmm19                ;    13.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3648], zmm20                ;    13.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3712], zmm21                ;    14.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3776], zmm22                ;    14.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3840], zmm0                 ;    11.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 3904], zmm1                 ;    13.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 3968], zmm2                 ;    13.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4032], zmm3                 ;    15.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4096], zmm4                 ;    15.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4160], zmm5                 ;    17.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4224], zmm23                ;    17.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4288], zmm6                 ;    19.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4352], zmm24                ;    19.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4416], zmm7                 ;    21.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4480], zmm25                ;    21.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4544], zmm8                 ;    23.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4608], zmm26                ;    23.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4672], zmm27                ;    25.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4736], zmm28                ;    25.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4800], zmm29                ;    27.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4864], zmm30                ;    27.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4928], zmm31                ;    29.5 p7+p4  113 rounds
        mov qword [rbp + 10328], r9                  ;    29.7 p8+p9  113 rounds
        mov qword [rbp + 10336], r9                  ;    30.7 p7+p9  113 rounds
        mov qword [rbp + 10344], r10                 ;    31.5 p8+p4  113 rounds
        mov qword [rbp + 10352], r10                 ;    31.7 p7+p9  113 rounds
        mov qword [rbp + 10360], r11                 ;    32.5 p8+p4  113 rounds
        mov qword [rbp + 10368], r11                 ;    32.7 p7+p9  113 rounds
        mov qword [rbp + 10376], r11                 ;    33.5 p8+p4  113 rounds
        mov r8, qword [rbp + 10320]                  ;    10.8 p10    113 rounds reload
        mov qword [rbp + 10384], r8                  ;    33.7 p7+p9  113 rounds
        mov qword [rbp + 10392], r8                  ;    34.5 p8+p4  113 rounds
        vmovdqu64 zmm0, [rbp + 3392]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 3456]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 3520]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 3584]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 3648]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 3712]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 3776]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 4224]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4352]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4480]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4864]                ;                    resident
        vmovdqu64 zmm15, [rbp + 4928]                ;                    resident
        vmovdqu64 zmm16, [rbp + 3840]                ;                    resident
        vmovdqu64 zmm17, [rbp + 3904]                ;                    resident
        vmovdqu64 zmm18, [rbp + 3968]                ;                    resident
        vmovdqu64 zmm19, [rbp + 4032]                ;                    resident
        vmovdqu64 zmm20, [rbp + 4096]                ;                    resident
        vmovdqu64 zmm21, [rbp + 4160]                ;                    resident
        vmovdqu64 zmm22, [rbp + 4288]                ;                    resident
        vmovdqu64 zmm23, [rbp + 4416]                ;                    resident
        vmovdqu64 zmm24, [rbp + 4544]                ;                    resident
        align 16
.rounds_2:
        mov r8, qword [rbp + 10384]                  ;     0.0 p2      85 l.0 reload
        vpternlogd zmm18, zmm2, [r8 + 128], 0x78     ;    11.0 p0+p3   62 r
        vmovdqu64 [rbp + 4992], zmm18                ;    12.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 960]                 ;     1.0 p2      62 r
        vpternlogd zmm31, zmm15, [r8 + 960], 0x78    ;    11.0 p5+p3   62 r
        vpternlogd zmm19, zmm3, [r8 + 192], 0x78     ;    11.0 p0+p2   62 r
        vmovdqu64 [rbp + 5056], zmm19                ;    12.0 p8+p9   62 r spill
        vpternlogd zmm21, zmm5, [r8 + 320], 0x78     ;    11.0 p5+p3   62 r
        vmovdqu64 zmm27, [rax + 704]                 ;     3.0 p2      62 r
        vpternlogd zmm27, zmm11, [r8 + 704], 0x78    ;    11.0 p0+p3   62 r
        mov r9, qword [rbp + 10328]                  ;     2.5 p10     85 l.0 reload
        vpternlogd zmm3, zmm19, [r9 + 8384], 0x1e    ;    13.5 p5+p2   63 r
        vmovdqu64 zmm28, [rax + 768]                 ;     4.2 p3      62 r
        vmovdqu64 zmm29, [rax + 832]                 ;     5.0 p2      62 r
        vpternlogd zmm11, zmm27, [r9 + 8896], 0x1e   ;    13.5 p0+p3   63 r
        vpternlogd zmm22, zmm6, [r8 + 384], 0x78     ;    11.0 p5+p2   62 r
        vpternlogd zmm16, zmm0, [r8], 0x78           ;    11.0 p0+p3   62 r
        vmovdqu64 [rbp + 5120], zmm16                ;    12.0 p7+p4   62 r spill
        vpternlogd zmm2, zmm18, [r9 + 8320], 0x1e    ;    13.5 p5+p2   63 r
        vpternlogd zmm17, zmm1, [r8 + 64], 0x78      ;    11.0 p0+p3   62 r
        vmovdqu64 [rbp + 5184], zmm2                 ;    14.5 p8+p9   63 r spill
        mov r11, qword [rbp + 10344]                 ;     5.3 p10     86 r.0 reload
        vpternlogd zmm1, zmm17, [r9 + 8256], 0x1e    ;    13.5 p5+p2   63 r
        mov r13, qword [rbp + 10368]                 ;     6.3 p10     76 r.0 reload
        vmovdqu64 zmm18, [rax + 2048]                ;     8.2 p3      62 r
        vpternlogd zmm20, zmm4, [r8 + 256], 0x78     ;    11.0 p0+p2   62 r
        vpternlogd zmm5, zmm21, [r9 + 8512], 0x1e    ;    13.5 p5+p3   63 r
        vmovdqu64 zmm19, [rax + 3072]                ;    10.0 p2      62 r reload
        vpternlogd zmm28, zmm12, [r8 + 768], 0x78    ;    11.0 p0+p3   62 r
        vmovdqu64 zmm26, [rax + 640]                 ;    11.0 p2      62 r
        vpternlogd zmm24, zmm8, [r8 + 512], 0x78     ;    11.2 p5+p3   62 r
        vmovdqu64 zmm25, [rax + 576]                 ;    12.0 p2      62 r
        vpternlogd zmm18, zmm19, [r11 + 8192], 0x78  ;    16.3 p0+p3   62 r
        vpternlogd zmm23, zmm7, [r8 + 448], 0x78     ;    13.0 p5+p2   62 r
        vpternlogd zmm0, zmm16, [r9 + 8192], 0x1e    ;    13.5 p0+p3   63 r
        mov r12, qword [rbp + 10360]                 ;     9.0 p10     86 r.0 reload
        vpternlogd zmm19, zmm18, [r12], 0x1e         ;    20.0 p5+p2   63 r
        vmovdqu64 [rbp + 5248], zmm19                ;    21.0 p7+p4   63 r spill
        vmovdqu64 zmm19, [rax + 2112]                ;    14.2 p3      62 r
        vpternlogd zmm26, zmm10, [r8 + 640], 0x78    ;    17.0 p0+p2   62 r
        vmovdqu64 [rbp + 5312], zmm17                ;    12.0 p8+p9   62 r spill
        vmovdqu64 zmm17, [rax + 2176]                ;    15.2 p3      62 r
        vmovdqu64 [rbp + 5376], zmm18                ;    17.3 p7+p4   62 r spill
        mov r10, qword [rbp + 10392]                 ;    10.7 p10     76 r.0 reload
        vmovdqu64 zmm18, [rax + 3136]                ;    16.0 p2      62 r reload
        vpternlogd zmm19, zmm18, [r11 + 8256], 0x78  ;    22.0 p5+p3   62 r
        vpternlogd zmm18, zmm19, [r12 + 64], 0x1e    ;    23.0 p0+p2   63 r
        vmovdqu64 [rbp + 5440], zmm18                ;    24.0 p8+p9   63 r spill
        vmovdqu64 zmm18, [rax + 3200]                ;    17.2 p3      62 r reload
        vpternlogd zmm17, zmm18, [r11 + 8320], 0x78  ;    23.2 p5+p2   62 r
        vmovdqu64 zmm16, [rax + 2240]                ;    18.2 p3      62 r
        vpternlogd zmm18, zmm17, [r12 + 128], 0x1e   ;    24.2 p0+p2   63 r
        vmovdqu64 [rbp + 5504], zmm18                ;    25.2 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 3264]                ;    19.2 p3      62 r reload
        vpternlogd zmm16, zmm18, [r11 + 8384], 0x78  ;    25.2 p5+p2   62 r
        vpternlogd zmm18, zmm16, [r12 + 192], 0x1e   ;    26.2 p0+p3   63 r
        vmovdqu64 [rbp + 5568], zmm18                ;    27.2 p8+p9   63 r spill
        vmovdqu64 zmm18, [rax + 3328]                ;    21.0 p2      62 r reload
        vmovdqu64 [rbp + 5632], zmm16                ;    26.2 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 2304]                ;    21.2 p3      62 r
        vmovdqu64 [rbp + 5696], zmm31                ;    16.2 p8+p9   62 r spill
        vpternlogd zmm16, zmm18, [r11 + 8448], 0x78  ;    27.2 p5+p2   62 r
        vmovdqu64 [rbp + 5760], zmm16                ;    28.2 p7+p4   62 r spill
        vpternlogd zmm18, zmm16, [r12 + 256], 0x1e   ;    28.2 p0+p3   63 r
        vmovdqu64 [rbp + 5824], zmm18                ;    29.2 p8+p9   63 r spill
        vmovdqu64 zmm18, [rax + 2368]                ;    23.0 p2      62 r
        vmovdqu64 zmm16, [rax + 3392]                ;    23.2 p3      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 8512], 0x78  ;    29.2 p5+p2   62 r
        vpternlogd zmm16, zmm18, [r12 + 320], 0x1e   ;    30.2 p0+p3   63 r
        vmovdqu64 [rbp + 5888], zmm16                ;    31.2 p7+p4   63 r spill
        vmovdqu64 [rbp + 5952], zmm27                ;    20.2 p8+p9   62 r spill
        vmovdqu64 zmm16, [rax + 2432]                ;    25.0 p2      62 r
        vmovdqu64 [rbp + 6016], zmm18                ;    30.2 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 3456]                ;    25.2 p3      62 r reload
        vpternlogd zmm16, zmm18, [r11 + 8576], 0x78  ;    31.2 p5+p2   62 r
        vmovdqu64 [rbp + 6080], zmm21                ;    22.2 p8+p9   62 r spill
        vpternlogd zmm7, zmm23, [r9 + 8640], 0x1e    ;    26.2 p0+p3   63 r
        vmovdqu64 zmm21, [r10 + 640]                 ;    27.0 p2      76 r.10
        vmovdqu64 [rbp + 6144], zmm17                ;    24.2 p7+p4   62 r spill
        vmovdqu64 zmm30, [rax + 896]                 ;    27.2 p3      62 r
        vmovdqu64 [rbp + 6208], zmm20                ;    24.2 p8+p9   62 r spill
        vpternlogd zmm18, zmm16, [r12 + 384], 0x1e   ;    32.2 p5+p2   63 r
        vmovdqu64 [rbp + 6272], zmm16                ;    32.2 p7+p4   62 r spill
        vpternlogd zmm30, zmm14, [r8 + 896], 0x78    ;    33.2 p0+p3   62 r
        vmovdqu64 [rbp + 6336], zmm18                ;    33.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 6400], zmm30                ;    34.2 p7+p4   62 r spill
        vmovdqu64 [rbp + 6464], zmm22                ;    28.2 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 2496]                ;    29.0 p2      62 r
        vmovdqu64 zmm16, [rax + 3520]                ;    29.2 p3      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 8640], 0x78  ;    35.2 p5+p2   62 r
        vpternlogd zmm16, zmm18, [r12 + 448], 0x1e   ;    36.2 p0+p3   63 r
        vmovdqu64 [rbp + 6528], zmm18                ;    36.2 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 3584]                ;    31.0 p2      62 r reload
        vmovdqu64 [rbp + 6592], zmm16                ;    37.2 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2560]                ;    31.2 p3      62 r
        vpternlogd zmm16, zmm18, [r11 + 8704], 0x78  ;    37.2 p5+p2   62 r
        vpternlogd zmm18, zmm16, [r12 + 512], 0x1e   ;    38.2 p0+p3   63 r
        vmovdqu64 [rbp + 6656], zmm18                ;    39.2 p7+p4   63 r spill
        vmovdqu64 zmm17, [r10 + 832]                 ;    33.0 p2      76 r.13
        vmovdqu64 [rbp + 6720], zmm16                ;    38.2 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 2624]                ;    33.2 p3      62 r
        vpternlogd zmm4, zmm20, [r9 + 8448], 0x1e    ;    34.0 p5+p2   63 r
        vpternlogd zmm12, zmm28, [r9 + 8960], 0x1e   ;    34.2 p0+p3   63 r
        vpternlogd zmm14, zmm30, [r9 + 9088], 0x1e   ;    35.0 p5+p2   63 r
        vmovdqu64 zmm30, [r10 + 64]                  ;    35.2 p3      76 r.1
        vmovdqu64 zmm16, [rax + 3648]                ;    36.0 p2      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 8768], 0x78  ;    42.0 p0+p3   62 r
        vmovdqu64 [rbp + 6784], zmm18                ;    43.0 p7+p4   62 r spill
        vpternlogd zmm16, zmm18, [r12 + 576], 0x1e   ;    43.0 p5+p2   63 r
        vmovdqu64 zmm18, [rax + 3712]                ;    37.2 p3      62 r reload
        vpternlogd zmm29, zmm13, [r8 + 832], 0x78    ;    38.0 p0+p2   62 r
        vmovdqu64 [rbp + 6848], zmm16                ;    44.0 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2688]                ;    38.2 p3      62 r
        vmovdqu64 [rbp + 6912], zmm7                 ;    35.5 p7+p4   63 r spill
        vpternlogd zmm16, zmm18, [r11 + 8832], 0x78  ;    44.2 p5+p2   62 r
        vmovdqu64 [rbp + 6976], zmm16                ;    45.2 p8+p9   62 r spill
        vmovdqu64 zmm20, [r10 + 704]                 ;    39.2 p3      76 r.11
        vpternlogd zmm18, zmm16, [r12 + 640], 0x1e   ;    45.2 p0+p2   63 r
        vmovdqu64 zmm16, [rax + 3776]                ;    40.2 p3      62 r reload
        vmovdqu64 [rbp + 7040], zmm18                ;    46.2 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 2752]                ;    41.0 p2      62 r
        vpternlogd zmm18, zmm16, [r11 + 8896], 0x78  ;    47.0 p5+p3   62 r
        vmovdqu64 [rbp + 7104], zmm5                 ;    38.2 p8+p9   63 r spill
        vpternlogd zmm16, zmm18, [r12 + 704], 0x1e   ;    48.0 p0+p2   63 r
        vmovdqu64 [rbp + 7168], zmm18                ;    48.0 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 3840]                ;    42.2 p3      62 r reload
        vmovdqu64 [rbp + 7232], zmm16                ;    49.0 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2816]                ;    43.0 p2      62 r
        vmovdqu64 [rbp + 7296], zmm28                ;    41.5 p7+p4   62 r spill
        vmovdqu64 [rbp + 7360], zmm3                 ;    42.2 p8+p9   63 r spill
        vpternlogd zmm16, zmm18, [r11 + 8960], 0x78  ;    49.0 p5+p3   62 r
        vmovdqu64 [rbp + 7424], zmm16                ;    50.0 p7+p4   62 r spill
        vpternlogd zmm18, zmm16, [r12 + 768], 0x1e   ;    50.0 p0+p2   63 r
        vmovdqu64 [rbp + 7488], zmm18                ;    51.0 p8+p9   63 r spill
        vmovdqu64 [rbp + 7552], zmm24                ;    45.5 p7+p4   62 r spill
        vmovdqu64 zmm27, [r10 + 256]                 ;    44.2 p3      76 r.4
        vmovdqu64 [rbp + 7616], zmm29                ;    46.2 p8+p9   62 r spill
        vpternlogd zmm6, zmm22, [r9 + 8576], 0x1e    ;    45.0 p5+p2   63 r
        vmovdqu64 [rbp + 7680], zmm23                ;    47.5 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 2880]                ;    45.2 p3      62 r
        vmovdqu64 zmm16, [rax + 3904]                ;    46.0 p2      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 9024], 0x78  ;    52.0 p0+p3   62 r
        vpternlogd zmm13, zmm29, [r9 + 9024], 0x1e   ;    47.0 p5+p2   63 r
        vpternlogd zmm16, zmm18, [r12 + 832], 0x1e   ;    53.0 p0+p3   63 r
        vmovdqu64 [rbp + 7744], zmm18                ;    53.0 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 3968]                ;    48.0 p2      62 r reload
        vmovdqu64 zmm28, [r10 + 192]                 ;    48.2 p3      76 r.3
        vmovdqu64 [rbp + 7808], zmm16                ;    54.0 p7+p4   63 r spill
        vmovdqu64 zmm16, [rax + 2944]                ;    49.0 p2      62 r
        vpternlogd zmm15, zmm31, [r9 + 9152], 0x1e   ;    49.2 p5+p3   63 r
        vmovdqu64 [rbp + 7872], zmm14                ;    50.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 7936], zmm19                ;    51.5 p7+p4   62 r spill
        vpternlogd zmm16, zmm18, [r11 + 9088], 0x78  ;    55.0 p0+p2   62 r
        vmovdqu64 [rbp + 8000], zmm16                ;    56.0 p8+p9   62 r spill
        vmovdqu64 zmm22, [r10 + 576]                 ;    50.2 p3      76 r.9
        vmovdqu64 [rbp + 8064], zmm4                 ;    53.5 p7+p4   63 r spill
        vpternlogd zmm25, zmm9, [r8 + 576], 0x78     ;    51.0 p5+p2   62 r
        vmovdqu64 [rbp + 8128], zmm26                ;    54.2 p8+p9   62 r spill
        vpternlogd zmm10, zmm26, [r9 + 8832], 0x1e   ;    51.2 p0+p3   63 r
        vpternlogd zmm18, zmm16, [r12 + 896], 0x1e   ;    56.0 p5+p2   63 r
        vmovdqu64 zmm16, [rax + 4032]                ;    52.2 p3      62 r reload
        vmovdqu64 zmm31, [r10]                       ;    53.0 p2      76 r.0
        vmovdqu64 [rbp + 8192], zmm18                ;    57.0 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 3008]                ;    53.2 p3      62 r
        vmovdqu64 zmm29, [r10 + 128]                 ;    54.0 p2      76 r.2
        vmovdqu64 zmm26, [r10 + 320]                 ;    54.2 p3      76 r.5
        vpternlogd zmm18, zmm16, [r11 + 9152], 0x78  ;    59.2 p0+p2   62 r
        vmovdqu64 [rbp + 8256], zmm25                ;    56.2 p8+p9   62 r spill
        vmovdqu64 zmm23, [r10 + 448]                 ;    55.2 p3      76 r.7
        vmovdqu64 [rbp + 8320], zmm6                 ;    57.5 p7+p4   63 r spill
        vpternlogd zmm16, zmm18, [r12 + 960], 0x1e   ;    60.2 p5+p2   63 r
        vmovdqu64 [rbp + 8384], zmm11                ;    58.2 p8+p9   63 r spill
        vpternlogd zmm8, zmm24, [r9 + 8704], 0x1e    ;    56.2 p0+p3   63 r
        vmovdqu64 [rbp + 8448], zmm8                 ;    59.5 p7+p4   63 r spill
        vmovdqu64 zmm24, [r10 + 512]                 ;    57.0 p2      76 r.8
        vmovdqu64 [rbp + 8512], zmm18                ;    60.2 p8+p9   62 r spill
        vpxord zmm18, zmm0, zmm31                    ;    59.0 p5      54 next
        vpxord zmm31, zmm1, zmm30                    ;    41.2 p0      54 next
        vpxord zmm30, zmm2, zmm29                    ;    60.0 p5      54 next
        vpternlogd zmm9, zmm25, [r9 + 8768], 0x1e    ;    57.2 p0+p3   63 r
        vmovdqu64 [rbp + 8576], zmm9                 ;    61.5 p7+p4   63 r spill
        vpxord zmm29, zmm3, zmm28                    ;    54.2 p5      54 next
        vpxord zmm28, zmm4, zmm27                    ;    50.2 p0      54 next
        vmovdqu64 [rbp + 8640], zmm12                ;    62.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 8704], zmm0                 ;    63.5 p7+p4   63 r spill
        vmovdqu64 [rbp + 8768], zmm15                ;    64.2 p8+p9   63 r spill
        vmovdqu64 zmm19, [r10 + 768]                 ;    58.0 p2      76 r.12
        vmovdqu64 zmm25, [r10 + 384]                 ;    58.2 p3      76 r.6
        vpxord zmm27, zmm5, zmm26                    ;    60.2 p5      54 next
        vmovdqu64 [rbp + 8832], zmm16                ;    65.5 p7+p4   63 r spill
        vmovdqu64 [rbp + 8896], zmm13                ;    66.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 8960], zmm10                ;    67.5 p7+p4   63 r spill
        vpxord zmm26, zmm6, zmm25                    ;    64.2 p0      54 next
        vpxord zmm25, zmm7, zmm23                    ;    61.2 p5      54 next
        vpxord zmm23, zmm8, zmm24                    ;    63.0 p0      54 next
        vpxord zmm24, zmm9, zmm22                    ;    58.2 p5      54 next
        vmovdqa64 zmm4, zmm24                        ;    59.2         41 next copy
        vpxord zmm22, zmm10, zmm21                   ;    52.2 p0      54 next
        vpternlogd zmm4, zmm23, zmm25, 0x6a          ;    64.0 p5      41 next
        vpxord zmm21, zmm11, zmm20                   ;    46.0 p0      54 next
        vpxord zmm20, zmm12, zmm19                   ;    64.0 p5      54 next
        vpxord zmm19, zmm13, zmm17                   ;    48.0 p0      54 next
        vpandd zmm11, zmm24, zmm19                   ;    59.2 p5      41 next
        vpxord zmm17, zmm14, [r10 + 896]             ;    59.0 p0+p2   54 next
        vpxord zmm14, zmm15, [r10 + 960]             ;    59.2 p5+p3   54 next
        vpxord zmm10, zmm19, zmm25                   ;    62.2 p0      41 next
        vpandd zmm7, zmm25, zmm21                    ;    62.2 p5      41 next
        vmovdqa64 zmm0, zmm21                        ;    47.0         41 next copy
        vpternlogd zmm0, zmm22, zmm23, 0x48          ;    64.0 p0      41 next
        vpxord zmm9, zmm10, zmm22                    ;    63.2 p5      41 next
        vpxord zmm15, zmm25, zmm23                   ;    64.0 p0      41 next
        vpxord zmm16, zmm21, zmm14                   ;    60.2 p5      41 next
        vpternlogd zmm0, zmm19, zmm25, 0x78          ;    65.0 p0      41 next
        vpternlogd zmm16, zmm0, zmm20, 0x6c          ;    66.0 p5      41 next
        vpandd zmm12, zmm19, zmm17                   ;    60.0 p0      41 next
        vpternlogd zmm12, zmm14, zmm24, 0x78         ;    61.0 p5      41 next
        vpternlogd zmm12, zmm9, zmm20, 0xd2          ;    65.0 p0      41 next
        vmovdqa64 zmm8, zmm12                        ;    66.0         41 next copy
        vmovdqa64 zmm3, zmm4                         ;    65.0         41 next copy
        vpternlogd zmm3, zmm17, zmm23, 0x87          ;    65.0 p5      41 next
        vpandd zmm6, zmm21, zmm14                    ;    60.2 p0      41 next
        vpandd zmm13, zmm22, zmm17                   ;    60.0 p5      41 next
        vmovdqa64 zmm5, zmm20                        ;    65.0         41 next copy
        vpternlogd zmm5, zmm21, zmm24, 0x6a          ;    65.0 p0      41 next
        vpternlogd zmm3, zmm5, zmm21, 0x87           ;    66.0 p5      41 next
        vpternlogd zmm7, zmm13, zmm3, 0x69           ;    67.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm20, 0x78          ;    67.0 p5      41 next
        vpxord zmm15, zmm20, zmm23                   ;    65.0 p0      41 next
        vpandd zmm2, zmm15, zmm25                    ;    66.0 p5      41 next
        vpxord zmm8, zmm8, zmm3                      ;    68.0 p0      41 next
        vpternlogd zmm8, zmm6, zmm29, 0x96           ;    69.0 p5      41 next
        vmovdqu64 [rbp + 9024], zmm8                 ;    70.0 p8+p9   41 next spill
        vpandd zmm6, zmm20, zmm24                    ;    65.0 p0      41 next
        vpandd zmm8, zmm20, zmm17                    ;    65.0 p5      41 next
        vpternlogd zmm20, zmm10, zmm14, 0x6a         ;    65.0 p0      41 next
        vpternlogd zmm20, zmm4, zmm21, 0x69          ;    66.0 p5      41 next
        vpternlogd zmm2, zmm0, zmm20, 0x69           ;    67.0 p0      41 next
        vmovdqa64 zmm0, zmm14                        ;    60.2         41 next copy
        vpternlogd zmm0, zmm21, zmm22, 0x60          ;    62.8 p5      41 next
        vpternlogd zmm0, zmm17, zmm24, 0x87          ;    63.8 p0      41 next
        vmovdqu64 [rbp + 9088], zmm13                ;    69.5 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm0                        ;    64.8         41 next copy
        vpternlogd zmm13, zmm19, zmm23, 0x78         ;    64.8 p5      41 next
        vpternlogd zmm13, zmm11, zmm7, 0x69          ;    68.0 p0      41 next
        vpternlogd zmm13, zmm3, zmm18, 0x96          ;    69.0 p5      41 next
        vmovdqa64 zmm3, zmm14                        ;    60.2         41 next copy
        vpternlogd zmm6, zmm23, zmm25, 0x87          ;    66.0 p0      41 next
        vpternlogd zmm2, zmm7, zmm30, 0x69           ;    68.0 p5      41 next
        vmovdqa64 zmm7, zmm9                         ;    64.2         41 next copy
        vpternlogd zmm6, zmm9, zmm14, 0xe1           ;    67.0 p0      41 next
        vpxord zmm4, zmm4, zmm14                     ;    66.8 p5      41 next
        vpandd zmm11, zmm14, zmm17                   ;    67.0 p0      41 next
        vpternlogd zmm8, zmm15, zmm21, 0x78          ;    67.8 p5      41 next
        vpternlogd zmm15, zmm22, zmm24, 0x78         ;    68.0 p0      41 next
        vpternlogd zmm3, zmm17, zmm25, 0x6c          ;    68.8 p5      41 next
        vpternlogd zmm7, zmm3, zmm24, 0x6c           ;    69.8 p0      41 next
        vpternlogd zmm7, zmm14, zmm22, 0x2d          ;    70.8 p5      41 next
        vmovdqa64 zmm14, zmm19                       ;    53.5         41 next copy
        vpternlogd zmm14, zmm24, zmm24, 0xcf         ;    70.0 p0      41 next
        vpxord zmm24, zmm6, zmm8                     ;    70.8 p5      41 next
        vpternlogd zmm24, zmm10, zmm11, 0x96         ;    71.8 p0      41 next
        vpternlogd zmm11, zmm22, zmm25, 0x87         ;    71.8 p5      41 next
        vmovdqu64 [rbp + 9152], zmm1                 ;    70.2 p8+p9   63 r spill
        vpternlogd zmm16, zmm7, zmm31, 0x96          ;    72.0 p0      41 next
        vpternlogd zmm11, zmm19, zmm21, 0x87         ;    72.8 p5      41 next
        vpternlogd zmm14, zmm11, zmm15, 0x69         ;    73.8 p0      41 next
        vmovdqa64 zmm1, zmm17                        ;    60.0         41 next copy
        vpternlogd zmm1, zmm19, zmm23, 0x48          ;    73.8 p5      41 next
        vpternlogd zmm11, zmm21, zmm22, 0x87         ;    74.0 p0      41 next
        vpternlogd zmm11, zmm8, zmm5, 0x69           ;    75.0 p5      41 next
        vpternlogd zmm11, zmm3, zmm1, 0x96           ;    76.0 p0      41 next
        vpternlogd zmm21, zmm17, zmm25, 0x60         ;    75.8 p5      41 next
        vmovdqa64 zmm10, zmm26                       ;    65.2         41 next copy
        vpternlogd zmm10, zmm30, zmm30, 0x3f         ;    76.0 p0      41 next
        vpternlogd zmm4, zmm21, zmm23, 0x6c          ;    76.8 p5      41 next
        vpxord zmm3, zmm27, zmm31                    ;    77.0 p0      41 next
        vpandd zmm19, zmm19, zmm22                   ;    77.8 p5      41 next
        vpternlogd zmm19, zmm17, zmm25, 0x87         ;    78.8 p0      41 next
        vpandd zmm25, zmm29, zmm28                   ;    78.8 p5      41 next
        vpternlogd zmm25, zmm27, zmm30, 0x28         ;    79.8 p0      41 next
        vpternlogd zmm4, zmm15, zmm19, 0x96          ;    79.8 p5      41 next
        vpternlogd zmm19, zmm6, zmm20, 0x69          ;    80.0 p0      41 next
        vmovdqa64 zmm20, zmm3                        ;    78.0         41 next copy
        vpternlogd zmm19, zmm9, [r13 + 9728], 0x96   ;    81.0 p5+p2   48 next
        vmovdqa64 zmm9, zmm28                        ;    58.2         41 next copy
        vpternlogd zmm24, zmm0, zmm26, 0x96          ;    81.0 p0      41 next
        vpternlogd zmm20, zmm26, zmm18, 0x78         ;    81.8 p5      41 next
        vmovdqa64 zmm7, zmm25                        ;    80.8         41 next copy
        vpternlogd zmm14, zmm12, zmm28, 0x96         ;    82.0 p0      41 next
        vmovdqa64 zmm12, zmm10                       ;    77.0         41 next copy
        vmovdqu64 zmm22, [rbp + 5056]                ;    60.2 p3      62 r reload
        vmovdqa64 zmm23, zmm19                       ;    82.0         45 next copy
        vpxord zmm5, zmm31, zmm28                    ;    82.8 p5      41 next
        vpandnd zmm6, zmm5, zmm27                    ;    83.8 p0      41 next
        vpternlogd zmm6, zmm28, zmm30, 0x48          ;    84.8 p5      41 next
        vmovdqa64 zmm0, zmm29                        ;    60.0         41 next copy
        vmovdqa64 zmm8, zmm31                        ;    60.2         41 next copy
        vpternlogd zmm0, zmm30, zmm18, 0x9a          ;    84.0 p0      41 next
        vpternlogd zmm12, zmm29, zmm31, 0x78         ;    84.8 p5      41 next
        vpternlogd zmm9, zmm30, zmm31, 0x9c          ;    85.0 p0      41 next
        vmovdqa64 zmm15, zmm12                       ;    85.8         41 next copy
        vpternlogd zmm4, zmm1, [r13 + 9664], 0x96    ;    85.8 p5+p2   48 next
        vpandd zmm8, zmm8, zmm9                      ;    86.0 p0      41 next
        vpternlogd zmm9, zmm27, zmm18, 0x87          ;    86.8 p5      41 next
        vpternlogd zmm15, zmm28, zmm18, 0x78         ;    87.0 p0      41 next
        vmovdqa64 zmm17, zmm15                       ;    88.0         41 next copy
        vpternlogd zmm7, zmm0, zmm28, 0x87           ;    87.8 p5      41 next
        vpternlogd zmm7, zmm26, zmm31, 0x87          ;    88.8 p0      41 next
        vpternlogd zmm17, zmm7, zmm18, 0xd2          ;    89.8 p5      41 next
        vmovdqa64 zmm1, zmm26                        ;    65.2         41 next copy
        vpternlogd zmm1, zmm28, zmm29, 0x6c          ;    89.0 p0      41 next
        vmovdqa64 zmm21, zmm20                       ;    82.8         41 next copy
        vpxord zmm21, zmm21, zmm1                    ;    90.0 p5      41 next
        vpternlogd zmm0, zmm26, zmm30, 0xac          ;    90.0 p0      41 next
        vpternlogd zmm0, zmm20, zmm27, 0x2d          ;    91.0 p5      41 next
        vpternlogd zmm21, zmm17, zmm27, 0xc6         ;    91.0 p0      41 next
        vpternlogd zmm0, zmm7, zmm28, 0x78           ;    92.0 p5      41 next
        vpternlogd zmm5, zmm8, zmm26, 0x6c           ;    92.0 p0      41 next
        vpternlogd zmm8, zmm29, zmm18, 0x78          ;    92.8 p5      41 next
        vpternlogd zmm7, zmm5, zmm27, 0xd2           ;    93.0 p0      41 next
        vpternlogd zmm5, zmm8, zmm26, 0xd7           ;    93.8 p5      41 next
        vpternlogd zmm0, zmm16, [r13 + 9856], 0x96   ;    94.0 p0+p3   48 next
        vpternlogd zmm26, zmm15, zmm27, 0x6f         ;    94.8 p5      41 next
        vpternlogd zmm21, zmm13, [r13 + 9792], 0x96  ;    95.0 p0+p2   48 next
        vpxord zmm13, zmm13, [r13 + 9216]            ;    95.8 p5+p3   48 next
        vpternlogd zmm1, zmm9, zmm5, 0x96            ;    96.0 p0      41 next
        vpxord zmm16, zmm16, [r13 + 9280]            ;    96.8 p5+p2   48 next
        vpternlogd zmm7, zmm9, zmm29, 0x2d           ;    97.0 p0      41 next
        vmovdqa64 zmm9, zmm29                        ;    66.0         41 next copy
        vpternlogd zmm9, zmm18, zmm18, 0xc3          ;    97.8 p5      41 next
        vpternlogd zmm9, zmm12, zmm3, 0xc6           ;    98.8 p0      41 next
        vpternlogd zmm1, zmm9, zmm28, 0x87           ;    99.8 p5      41 next
        vpternlogd zmm11, zmm27, [rbp + 9088], 0x96  ;    99.0 p0+p3   41 next
        vpternlogd zmm7, zmm14, [r13 + 10048], 0x96  ;    99.8 p5+p2   48 next
        vpternlogd zmm10, zmm27, zmm9, 0x87          ;   100.0 p0      41 next
        vpternlogd zmm9, zmm3, zmm3, 0xf3            ;   100.8 p5      41 next
        vpternlogd zmm9, zmm5, zmm25, 0x96           ;   101.8 p0      41 next
        vmovdqu64 zmm25, [rbp + 9024]                ;    70.0 p3      41 next reload
        vpternlogd zmm1, zmm8, zmm30, 0x2d           ;   101.8 p5      41 next
        vpternlogd zmm8, zmm31, zmm18, 0xd6          ;   102.0 p0      41 next
        vpternlogd zmm26, zmm6, zmm8, 0x96           ;   103.0 p5      41 next
        vpternlogd zmm1, zmm2, [r13 + 9920], 0x96    ;   103.0 p0+p2   48 next
        vpxord zmm2, zmm2, [r13 + 9344]              ;   103.8 p5+p3   48 next
        vpternlogd zmm8, zmm28, zmm31, 0x2d          ;   104.0 p0      41 next
        vpternlogd zmm8, zmm15, zmm30, 0x87          ;   105.0 p5      41 next
        vmovdqa64 zmm15, zmm2                        ;   104.8         45 next copy
        vpternlogd zmm15, zmm16, zmm13, 0x6a         ;   105.0 p0      45 next
        vmovdqa64 zmm17, zmm15                       ;   106.0         45 next copy
        vpternlogd zmm17, zmm4, zmm16, 0x87          ;   106.0 p5      45 next
        vpternlogd zmm8, zmm10, zmm20, 0x96          ;   106.0 p0      41 next
        vpternlogd zmm8, zmm11, [r13 + 10112], 0x96  ;   107.0 p5+p2   48 next
        vpxord zmm11, zmm11, [r13 + 9536]            ;   107.0 p0+p3   48 next
        vpxord zmm14, zmm14, [r13 + 9472]            ;   107.8 p5+p2   48 next
        vpandd zmm28, zmm19, zmm14                   ;   108.8 p0      45 next
        vmovdqa64 zmm10, zmm11                       ;   108.0         45 next copy
        vpternlogd zmm26, zmm25, [r13 + 9984], 0x96  ;   108.8 p5+p3   48 next
        vpxord zmm25, zmm25, [r13 + 9408]            ;   109.0 p0+p2   48 next
        vpternlogd zmm10, zmm14, zmm2, 0x6a          ;   109.8 p5      45 next
        vpxord zmm27, zmm13, zmm16                   ;   110.0 p0      45 next
        vpternlogd zmm17, zmm10, zmm14, 0x87         ;   110.8 p5      45 next
        vpternlogd zmm27, zmm17, zmm11, 0x6c         ;   111.8 p0      45 next
        vmovdqu64 [rbp + 9024], zmm26                ;   109.8 p7+p4   48 next spill
        vpternlogd zmm9, zmm29, zmm18, 0xb4          ;   111.8 p5      41 next
        vpternlogd zmm9, zmm24, [r13 + 10176], 0x96  ;   112.8 p0+p3   48 next
        vpxord zmm24, zmm24, [r13 + 9600]            ;   112.8 p5+p2   48 next
        vpxord zmm29, zmm24, zmm13                   ;   113.8 p0      45 next
        vpxord zmm30, zmm29, zmm25                   ;   114.8 p5      45 next
        vpandd zmm3, zmm19, zmm2                     ;   114.0 p0      45 next
        vpternlogd zmm3, zmm4, zmm24, 0x78           ;   115.0 p5      45 next
        vpternlogd zmm3, zmm30, zmm11, 0xd2          ;   116.0 p0      45 next
        vpternlogd zmm28, zmm3, zmm27, 0x96          ;   117.0 p5      45 next
        vpternlogd zmm28, zmm26, zmm22, 0x96         ;   118.0 p0      54 next
        vmovdqa64 zmm26, zmm19                       ;    82.0         45 next copy
        vpxord zmm31, zmm16, zmm11                   ;   116.8 p5      45 next
        vpandd zmm5, zmm16, zmm13                    ;   117.0 p0      45 next
        vpternlogd zmm5, zmm11, zmm2, 0x87           ;   118.0 p5      45 next
        vpternlogd zmm23, zmm11, zmm14, 0x48         ;   118.0 p0      45 next
        vpandd zmm12, zmm11, zmm4                    ;   118.8 p5      45 next
        vpternlogd zmm12, zmm31, zmm14, 0x78         ;   119.8 p0      45 next
        vpternlogd zmm5, zmm30, zmm19, 0xe1          ;   119.8 p5      45 next
        vpandd zmm6, zmm19, zmm4                     ;   120.0 p0      45 next
        vmovdqa64 zmm18, zmm4                        ;    86.8         45 next copy
        vpternlogd zmm17, zmm4, zmm25, 0x87          ;   120.8 p5      45 next
        vpternlogd zmm17, zmm14, zmm13, 0x78         ;   121.8 p0      45 next
        vpternlogd zmm18, zmm24, zmm16, 0x48         ;   121.8 p5      45 next
        vmovdqu64 [rbp + 9088], zmm28                ;   119.0 p8+p9   54 next spill
        vpternlogd zmm11, zmm29, zmm19, 0x6a         ;   122.0 p0      45 next
        vpternlogd zmm11, zmm15, zmm14, 0x69         ;   123.0 p5      45 next
        vpternlogd zmm15, zmm19, zmm16, 0x28         ;   123.0 p0      45 next
        vpternlogd zmm26, zmm14, zmm25, 0x60         ;   123.8 p5      45 next
        vpternlogd zmm26, zmm4, zmm2, 0x87           ;   124.8 p0      45 next
        vmovdqa64 zmm28, zmm26                       ;   125.8         45 next copy
        vpternlogd zmm28, zmm24, zmm16, 0x78         ;   125.8 p5      45 next
        vpternlogd zmm16, zmm14, zmm25, 0x28         ;   125.0 p0      45 next
        vpternlogd zmm16, zmm29, zmm13, 0xd2         ;   126.0 p5      45 next
        vpternlogd zmm29, zmm5, zmm12, 0x96          ;   126.0 p0      45 next
        vpternlogd zmm29, zmm26, zmm6, 0x96          ;   127.0 p5      45 next
        vpandd zmm26, zmm24, zmm25                   ;   127.0 p0      45 next
        vpternlogd zmm6, zmm25, zmm13, 0x87          ;   127.8 p5      45 next
        vmovdqa64 zmm20, zmm17                       ;   122.8         45 next copy
        vpternlogd zmm20, zmm24, zmm2, 0x78          ;   128.0 p0      45 next
        vpternlogd zmm6, zmm24, zmm14, 0x87          ;   128.8 p5      45 next
        vpternlogd zmm24, zmm6, zmm2, 0x63           ;   129.8 p0      45 next
        vpternlogd zmm6, zmm14, zmm25, 0x87          ;   129.8 p5      45 next
        vpternlogd zmm6, zmm12, zmm10, 0x69          ;   130.8 p0      45 next
        vpternlogd zmm14, zmm4, zmm13, 0x60          ;   130.8 p5      45 next
        vmovdqa64 zmm10, zmm19                       ;    82.0         45 next copy
        vpternlogd zmm10, zmm4, zmm13, 0x6c          ;   131.0 p0      45 next
        vpternlogd zmm6, zmm10, zmm18, 0x96          ;   132.0 p5      45 next
        vpternlogd zmm6, zmm4, zmm25, 0x78           ;   133.0 p0      45 next
        mov r14, qword [rbp + 10352]                 ;    80.7 p10     76 r.0 reload
        vmovdqu64 [rbp + 9216], zmm7                 ;   100.8 p7+p4   48 next spill
        vmovdqu64 [rbp + 9280], zmm21                ;    96.0 p8+p9   48 next spill
        vpternlogd zmm26, zmm4, zmm13, 0x87          ;   132.8 p5      45 next
        vmovdqu64 zmm4, [rbp + 6080]                 ;    81.3 p3      62 r reload
        vpternlogd zmm6, zmm8, zmm4, 0x96            ;   134.0 p0      54 next
        vpternlogd zmm13, zmm31, zmm16, 0x95         ;   133.8 p5      45 next
        vpternlogd zmm31, zmm25, zmm2, 0x78          ;   134.0 p0      45 next
        vpternlogd zmm24, zmm3, zmm31, 0x69          ;   135.0 p5      45 next
        vpternlogd zmm2, zmm30, zmm10, 0x6a          ;   135.0 p0      45 next
        vpternlogd zmm15, zmm14, zmm31, 0x96         ;   135.8 p5      45 next
        vpternlogd zmm15, zmm26, zmm18, 0x96         ;   136.8 p0      45 next
        vpternlogd zmm5, zmm26, zmm11, 0x69          ;   136.8 p5      45 next
        vmovdqu64 zmm26, [rbp + 4992]                ;    82.8 p2      62 r reload
        vmovdqu64 zmm3, [rbp + 6464]                 ;    83.0 p3      62 r reload
        vpternlogd zmm29, zmm9, zmm3, 0x96           ;   137.0 p0      54 next
        vmovdqu64 [rbp + 9344], zmm29                ;   138.0 p7+p4   54 next spill
        vpxord zmm12, zmm26, [r14 + 128]             ;   137.8 p5+p2   54 next
        vpxord zmm18, zmm3, [r14 + 384]              ;   138.0 p0+p3   54 next
        vpternlogd zmm13, zmm11, zmm17, 0x69         ;   138.8 p5      45 next
        vmovdqu64 zmm31, [rbp + 7552]                ;    84.8 p2      62 r reload
        vpternlogd zmm13, zmm1, zmm26, 0x96          ;   139.8 p0      54 next
        vmovdqu64 zmm26, [rbp + 5696]                ;    85.0 p3      54 next
        vpxord zmm14, zmm22, [r14 + 192]             ;   139.8 p5+p2   54 next
        vmovdqu64 [rbp + 9408], zmm6                 ;   135.0 p8+p9   54 next spill
        vpternlogd zmm5, zmm30, zmm31, 0x96          ;   140.0 p0      54 next
        vmovdqu64 zmm30, [rbp + 6208]                ;    86.0 p3      62 r reload
        vpternlogd zmm24, zmm7, zmm30, 0x96          ;   140.8 p5      54 next
        vpternlogd zmm2, zmm19, zmm25, 0x2d          ;   141.0 p0      45 next
        vpternlogd zmm27, zmm28, zmm20, 0x69         ;   141.8 p5      45 next
        vmovdqu64 zmm20, [rbp + 7680]                ;    86.8 p2      54 next
        vpxord zmm20, zmm20, [r14 + 448]             ;   142.0 p0+p3   54 next
        vpternlogd zmm2, zmm23, zmm16, 0x96          ;   142.8 p5      45 next
        vpxord zmm16, zmm30, [r14 + 256]             ;   143.0 p0+p2   54 next
        vmovdqu64 zmm30, [rbp + 7616]                ;    88.0 p3      54 next
        vpxord zmm30, zmm30, [r14 + 832]             ;   143.8 p5+p2   54 next
        vpxord zmm7, zmm30, zmm20                    ;   144.8 p0      41 next
        vmovdqu64 [rbp + 9472], zmm1                 ;   104.0 p7+p4   48 next spill
        vpxord zmm26, zmm26, [r14 + 960]             ;   144.8 p5+p3   54 next
        vmovdqu64 [rbp + 9536], zmm9                 ;   113.8 p8+p9   48 next spill
        vmovdqu64 [rbp + 9600], zmm15                ;   137.8 p7+p4   45 next spill
        vpxord zmm19, zmm31, [r14 + 512]             ;   145.0 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 8128]                ;    90.0 p3      54 next
        vpxord zmm31, zmm31, [r14 + 640]             ;   145.8 p5+p2   54 next
        vmovdqu64 zmm25, [rbp + 5312]                ;    91.0 p3      62 r reload
        vpternlogd zmm2, zmm0, zmm25, 0x96           ;   146.0 p0      54 next
        vmovdqu64 [rbp + 9664], zmm2                 ;   147.0 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 8256]                ;    91.8 p2      54 next
        vmovdqu64 zmm22, [rbp + 6400]                ;    92.0 p3      54 next
        vmovdqu64 zmm28, [rbp + 5120]                ;    92.8 p2      62 r reload
        vmovdqu64 zmm3, [rbp + 5952]                 ;    93.0 p3      54 next
        vpxord zmm17, zmm4, [r14 + 320]              ;   146.8 p5+p2   54 next
        vmovdqu64 zmm4, [rbp + 7296]                 ;    94.0 p3      54 next
        vpxord zmm4, zmm4, [r14 + 768]               ;   147.0 p0+p2   54 next
        vpxord zmm23, zmm23, [r14 + 576]             ;   147.8 p5+p3   54 next
        vmovdqa64 zmm29, zmm23                       ;   148.8         41 next copy
        vpxord zmm10, zmm28, [r14]                   ;   148.0 p0+p2   54 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   141.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 9792], zmm0                 ;    95.0 p8+p9   48 next spill
        vpxord zmm3, zmm3, [r14 + 704]               ;   148.8 p5+p3   54 next
        vpandd zmm5, zmm3, zmm26                     ;   149.8 p0      41 next
        vpxord zmm2, zmm26, zmm3                     ;   149.8 p5      41 next
        vpternlogd zmm27, zmm21, zmm28, 0x96         ;   150.0 p0      54 next
        vpxord zmm11, zmm25, [r14 + 64]              ;   150.8 p5+p2   54 next
        vpxord zmm25, zmm19, zmm20                   ;   151.0 p0      41 next
        vpternlogd zmm29, zmm19, zmm20, 0x6a         ;   151.8 p5      41 next
        vpandd zmm21, zmm20, zmm3                    ;   152.0 p0      41 next
        vmovdqa64 zmm6, zmm29                        ;   152.8         41 next copy
        vpxord zmm22, zmm22, [r14 + 896]             ;   152.8 p5+p3   54 next
        vmovdqa64 zmm15, zmm4                        ;   148.0         41 next copy
        vpandd zmm9, zmm30, zmm22                    ;   153.8 p0      41 next
        vpternlogd zmm15, zmm3, zmm23, 0x6a          ;   153.8 p5      41 next
        vpternlogd zmm6, zmm22, zmm19, 0x87          ;   154.0 p0      41 next
        vpternlogd zmm6, zmm15, zmm3, 0x87           ;   155.0 p5      41 next
        vpternlogd zmm9, zmm26, zmm23, 0x78          ;   155.0 p0      41 next
        vpandd zmm28, zmm31, zmm22                   ;   155.8 p5      41 next
        vpxord zmm1, zmm7, zmm31                     ;   156.0 p0      41 next
        vpternlogd zmm9, zmm1, zmm4, 0xd2            ;   157.0 p5      41 next
        vmovdqa64 zmm0, zmm9                         ;   158.0         41 next copy
        vpternlogd zmm21, zmm28, zmm6, 0x69          ;   157.0 p0      41 next
        vpternlogd zmm6, zmm25, zmm4, 0x78           ;   157.8 p5      41 next
        vpxord zmm0, zmm0, zmm6                      ;   158.8 p0      41 next
        vpxord zmm25, zmm4, zmm19                    ;   158.8 p5      41 next
        vmovdqu64 [rbp + 9856], zmm27                ;   151.0 p7+p4   54 next spill
        vpternlogd zmm0, zmm5, zmm14, 0x96           ;   159.8 p0      41 next
        vpandd zmm5, zmm4, zmm23                     ;   159.8 p5      41 next
        vmovdqu64 [rbp + 9920], zmm24                ;   141.8 p8+p9   54 next spill
        vpandd zmm24, zmm25, zmm20                   ;   160.0 p0      41 next
        vpternlogd zmm5, zmm19, zmm20, 0x87          ;   160.8 p5      41 next
        vmovdqa64 zmm27, zmm3                        ;   149.8         41 next copy
        vpternlogd zmm5, zmm1, zmm26, 0xe1           ;   161.8 p0      41 next
        vpternlogd zmm27, zmm31, zmm19, 0x48         ;   161.8 p5      41 next
        vmovdqu64 [rbp + 9984], zmm8                 ;   108.0 p7+p4   48 next spill
        vpandd zmm8, zmm23, zmm30                    ;   162.0 p0      41 next
        vpternlogd zmm27, zmm30, zmm20, 0x78         ;   162.8 p5      41 next
        vmovdqu64 [rbp + 10048], zmm0                ;   160.8 p8+p9   41 next spill
        vpandd zmm0, zmm4, zmm22                     ;   163.0 p0      41 next
        vpternlogd zmm2, zmm27, zmm4, 0x6c           ;   163.8 p5      41 next
        vpternlogd zmm4, zmm7, zmm26, 0x6a           ;   164.0 p0      41 next
        vpternlogd zmm4, zmm29, zmm3, 0x69           ;   165.0 p5      41 next
        vmovdqu64 [rbp + 10112], zmm28               ;   156.8 p7+p4   41 next spill
        vpxord zmm29, zmm29, zmm26                   ;   165.0 p0      41 next
        vpternlogd zmm24, zmm27, zmm4, 0x69          ;   166.0 p5      41 next
        vmovdqa64 zmm27, zmm26                       ;   145.8         41 next copy
        vpternlogd zmm27, zmm3, zmm31, 0x60          ;   166.0 p0      41 next
        vpternlogd zmm27, zmm22, zmm23, 0x87         ;   167.0 p5      41 next
        vmovdqa64 zmm28, zmm27                       ;   168.0         41 next copy
        vpternlogd zmm28, zmm30, zmm19, 0x78         ;   168.0 p0      41 next
        vpternlogd zmm28, zmm8, zmm21, 0x69          ;   169.0 p5      41 next
        vpternlogd zmm28, zmm6, zmm10, 0x96          ;   170.0 p0      41 next
        vpternlogd zmm24, zmm21, zmm12, 0x69         ;   168.8 p5      41 next
        vpandd zmm8, zmm26, zmm22                    ;   169.0 p0      41 next
        vmovdqa64 zmm6, zmm26                        ;   145.8         41 next copy
        vpternlogd zmm6, zmm22, zmm20, 0x6c          ;   169.8 p5      41 next
        vmovdqa64 zmm21, zmm1                        ;   157.0         41 next copy
        vpternlogd zmm21, zmm6, zmm23, 0x6c          ;   170.8 p0      41 next
        vpternlogd zmm21, zmm26, zmm31, 0x2d         ;   171.8 p5      41 next
        vmovdqa64 zmm26, zmm30                       ;   144.8         41 next copy
        vmovdqu64 [rbp + 10176], zmm13               ;   140.8 p8+p9   54 next spill
        vpternlogd zmm0, zmm25, zmm3, 0x78           ;   171.0 p0      41 next
        vpternlogd zmm25, zmm31, zmm23, 0x78         ;   171.8 p5      41 next
        vpternlogd zmm26, zmm23, zmm23, 0xcf         ;   172.0 p0      41 next
        vpandd zmm23, zmm30, zmm31                   ;   172.8 p5      41 next
        vpternlogd zmm23, zmm22, zmm20, 0x87         ;   173.8 p0      41 next
        vmovdqa64 zmm13, zmm22                       ;   153.8         41 next copy
        vpternlogd zmm22, zmm3, zmm20, 0x48          ;   173.8 p5      41 next
        vpternlogd zmm29, zmm22, zmm19, 0x6c         ;   174.8 p0      41 next
        vpternlogd zmm29, zmm25, zmm23, 0x96         ;   175.8 p5      41 next
        vpternlogd zmm23, zmm4, zmm5, 0x69           ;   175.0 p0      41 next
        vpxord zmm5, zmm5, zmm0                      ;   175.8 p5      41 next
        vpternlogd zmm5, zmm8, zmm7, 0x96            ;   176.8 p0      41 next
        vmovdqa64 zmm7, zmm18                        ;   139.0         41 next copy
        vpternlogd zmm13, zmm30, zmm19, 0x48         ;   176.8 p5      41 next
        vpternlogd zmm5, zmm27, zmm18, 0x96          ;   177.8 p0      41 next
        vmovdqa64 zmm27, zmm14                       ;   140.8         41 next copy
        vmovdqa64 zmm4, zmm11                        ;   151.8         41 next copy
        vpternlogd zmm27, zmm12, zmm10, 0x9a         ;   177.8 p5      41 next
        vpternlogd zmm23, zmm1, [r10 + 9728], 0x96   ;   178.0 p0+p2   48 next
        vpternlogd zmm20, zmm8, zmm31, 0x93          ;   178.8 p5      41 next
        vpternlogd zmm20, zmm30, zmm3, 0x87          ;   179.8 p0      41 next
        vpxord zmm30, zmm11, zmm17                   ;   179.8 p5      41 next
        vpternlogd zmm29, zmm13, [r10 + 9664], 0x96  ;   180.0 p0+p3   48 next
        vmovdqa64 zmm19, zmm30                       ;   180.8         41 next copy
        vpternlogd zmm26, zmm20, zmm25, 0x69         ;   180.8 p5      41 next
        vpandd zmm25, zmm14, zmm16                   ;   181.0 p0      41 next
        vpternlogd zmm26, zmm9, zmm16, 0x96          ;   181.8 p5      41 next
        vpternlogd zmm3, zmm31, zmm20, 0x95          ;   182.0 p0      41 next
        vpternlogd zmm7, zmm12, zmm12, 0x3f          ;   182.8 p5      41 next
        vpxord zmm31, zmm11, zmm16                   ;   183.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm0, 0x69           ;   183.8 p5      41 next
        vmovdqa64 zmm8, zmm7                         ;   183.8         41 next copy
        vpternlogd zmm25, zmm17, zmm12, 0x28         ;   184.0 p0      41 next
        vpternlogd zmm19, zmm18, zmm10, 0x78         ;   184.8 p5      41 next
        vpternlogd zmm8, zmm14, zmm11, 0x78          ;   185.0 p0      41 next
        vmovdqa64 zmm9, zmm8                         ;   186.0         41 next copy
        vpternlogd zmm9, zmm16, zmm10, 0x78          ;   186.0 p5      41 next
        vmovdqa64 zmm1, zmm9                         ;   187.0         41 next copy
        vpternlogd zmm2, zmm21, zmm11, 0x96          ;   186.0 p0      41 next
        vmovdqa64 zmm22, zmm23                       ;   179.0         45 next copy
        vpternlogd zmm3, zmm6, zmm13, 0x96           ;   186.8 p5      41 next
        vmovdqa64 zmm6, zmm25                        ;   185.0         41 next copy
        vpternlogd zmm6, zmm27, zmm16, 0x87          ;   187.0 p0      41 next
        vpternlogd zmm27, zmm18, zmm12, 0xac         ;   187.8 p5      41 next
        vpternlogd zmm6, zmm18, zmm11, 0x87          ;   188.0 p0      41 next
        vpternlogd zmm27, zmm19, zmm17, 0x2d         ;   188.8 p5      41 next
        vpternlogd zmm1, zmm6, zmm10, 0xd2           ;   189.0 p0      41 next
        vmovdqa64 zmm13, zmm18                       ;   139.0         41 next copy
        vpternlogd zmm13, zmm16, zmm14, 0x6c         ;   189.8 p5      41 next
        vmovdqa64 zmm15, zmm13                       ;   190.8         41 next copy
        vpxord zmm15, zmm15, zmm19                   ;   190.8 p0      41 next
        vpternlogd zmm15, zmm1, zmm17, 0xc6          ;   191.8 p5      41 next
        vmovdqa64 zmm1, zmm16                        ;   144.0         41 next copy
        vpternlogd zmm1, zmm12, zmm11, 0x9c          ;   191.0 p0      41 next
        vpandd zmm4, zmm4, zmm1                      ;   192.0 p5      41 next
        vpandnd zmm0, zmm31, zmm17                   ;   192.0 p0      41 next
        vpternlogd zmm31, zmm4, zmm18, 0x6c          ;   193.0 p5      41 next
        vpternlogd zmm27, zmm6, zmm16, 0x78          ;   193.0 p0      41 next
        vpternlogd zmm6, zmm31, zmm17, 0xd2          ;   194.0 p5      41 next
        vpternlogd zmm1, zmm17, zmm10, 0x87          ;   194.0 p0      41 next
        vpternlogd zmm6, zmm1, zmm14, 0x2d           ;   195.0 p5      41 next
        vpternlogd zmm4, zmm14, zmm10, 0x78          ;   195.0 p0      41 next
        vpternlogd zmm31, zmm4, zmm18, 0xd7          ;   196.0 p5      41 next
        vpternlogd zmm27, zmm2, [r10 + 9856], 0x96   ;   196.0 p0+p2   48 next
        vpternlogd zmm13, zmm1, zmm31, 0x96          ;   197.0 p5      41 next
        vmovdqa64 zmm1, zmm14                        ;   140.8         41 next copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3          ;   197.0 p0      41 next
        vpternlogd zmm1, zmm8, zmm30, 0xc6           ;   198.0 p5      41 next
        vpternlogd zmm6, zmm26, [r10 + 10048], 0x96  ;   198.0 p0+p3   48 next
        vpxord zmm26, zmm26, [r10 + 9472]            ;   198.8 p5+p2   48 next
        vpternlogd zmm13, zmm1, zmm16, 0x87          ;   199.0 p0      41 next
        vpternlogd zmm13, zmm4, zmm12, 0x2d          ;   200.0 p5      41 next
        vpternlogd zmm13, zmm24, [r10 + 9920], 0x96  ;   201.0 p0+p3   48 next
        vpternlogd zmm4, zmm11, zmm10, 0xd6          ;   200.8 p5      41 next
        vpternlogd zmm7, zmm17, zmm1, 0x87           ;   201.0 p0      41 next
        vpternlogd zmm1, zmm30, zmm30, 0xf3          ;   201.8 p5      41 next
        vpternlogd zmm18, zmm9, zmm17, 0x6f          ;   202.0 p0      41 next
        vpternlogd zmm0, zmm16, zmm12, 0x48          ;   202.8 p5      41 next
        vpternlogd zmm18, zmm0, zmm4, 0x96           ;   203.8 p0      41 next
        vpternlogd zmm4, zmm16, zmm11, 0x2d          ;   203.8 p5      41 next
        vpternlogd zmm4, zmm9, zmm12, 0x87           ;   204.8 p0      41 next
        vpxord zmm24, zmm24, [r10 + 9344]            ;   204.8 p5+p2   48 next
        vpternlogd zmm1, zmm31, zmm25, 0x96          ;   205.0 p0      41 next
        vpternlogd zmm15, zmm28, [r10 + 9792], 0x96  ;   205.8 p5+p3   48 next
        vpternlogd zmm1, zmm14, zmm10, 0xb4          ;   206.0 p0      41 next
        vpternlogd zmm3, zmm17, [rbp + 10112], 0x96  ;   206.8 p5+p2   41 next
        vpxord zmm28, zmm28, [r10 + 9216]            ;   207.0 p0+p3   48 next
        vpxord zmm2, zmm2, [r10 + 9280]              ;   207.8 p5+p2   48 next
        vpxord zmm30, zmm28, zmm2                    ;   208.8 p0      45 next
        vpternlogd zmm4, zmm7, zmm19, 0x96           ;   208.8 p5      41 next
        vpternlogd zmm4, zmm3, [r10 + 10112], 0x96   ;   209.8 p0+p3   48 next
        vpxord zmm3, zmm3, [r10 + 9536]              ;   209.8 p5+p2   48 next
        vmovdqa64 zmm12, zmm3                        ;   210.8         45 next copy
        vpandd zmm9, zmm23, zmm24                    ;   210.0 p0      45 next
        vpternlogd zmm1, zmm5, [r10 + 10176], 0x96   ;   210.8 p5+p3   48 next
        vpxord zmm8, zmm2, zmm3                      ;   211.0 p0      45 next
        vmovdqa64 zmm16, zmm24                       ;   205.8         45 next copy
        vpternlogd zmm16, zmm2, zmm28, 0x6a          ;   211.8 p5      45 next
        vmovdqu64 zmm21, [rbp + 9088]                ;   119.0 p2      54 next reload
        vmovdqa64 zmm17, zmm16                       ;   212.8         45 next copy
        vpternlogd zmm12, zmm26, zmm24, 0x6a         ;   212.0 p0      45 next
        vpternlogd zmm17, zmm29, zmm2, 0x87          ;   212.8 p5      45 next
        vpternlogd zmm17, zmm12, zmm26, 0x87         ;   213.8 p0      45 next
        vpternlogd zmm22, zmm3, zmm26, 0x48          ;   213.8 p5      45 next
        vpandd zmm14, zmm3, zmm29                    ;   214.0 p0      45 next
        vpandd zmm10, zmm2, zmm28                    ;   214.8 p5      45 next
        vpternlogd zmm10, zmm3, zmm24, 0x87          ;   215.8 p0      45 next
        vpxord zmm5, zmm5, [r10 + 9600]              ;   215.8 p5+p3   48 next
        vpxord zmm0, zmm28, zmm5                     ;   216.8 p0      45 next
        vpandd zmm31, zmm23, zmm26                   ;   216.8 p5      45 next
        vmovdqu64 zmm25, [rbp + 10048]               ;   160.8 p2      41 next reload
        vpternlogd zmm18, zmm25, [r10 + 9984], 0x96  ;   217.0 p0+p3   48 next
        vpxord zmm25, zmm25, [r10 + 9408]            ;   217.8 p5+p2   48 next
        vpxord zmm7, zmm0, zmm25                     ;   218.8 p0      45 next
        vpternlogd zmm9, zmm29, zmm5, 0x78           ;   218.8 p5      45 next
        vpternlogd zmm10, zmm7, zmm23, 0xe1          ;   219.8 p0      45 next
        vmovdqu64 [rbp + 10048], zmm18               ;   218.0 p7+p4   48 next spill
        vpternlogd zmm14, zmm8, zmm26, 0x78          ;   219.8 p5      45 next
        vmovdqa64 zmm19, zmm29                       ;   181.0         45 next copy
        vpternlogd zmm9, zmm7, zmm3, 0xd2            ;   220.0 p0      45 next
        vpternlogd zmm30, zmm17, zmm3, 0x6c          ;   220.8 p5      45 next
        vpternlogd zmm31, zmm9, zmm30, 0x96          ;   221.8 p0      45 next
        vpternlogd zmm31, zmm18, zmm21, 0x96         ;   222.8 p5      54 next
        vmovdqu64 [rbp + 9088], zmm31                ;   223.8 p8+p9   54 next spill
        vmovdqa64 zmm31, zmm23                       ;   179.0         45 next copy
        vpternlogd zmm19, zmm5, zmm2, 0x48           ;   222.0 p0      45 next
        vpternlogd zmm3, zmm0, zmm23, 0x6a           ;   222.8 p5      45 next
        vpternlogd zmm3, zmm16, zmm26, 0x69          ;   223.8 p0      45 next
        vpternlogd zmm16, zmm23, zmm2, 0x28          ;   223.8 p5      45 next
        vpternlogd zmm17, zmm29, zmm25, 0x87         ;   224.0 p0      45 next
        vpternlogd zmm17, zmm26, zmm28, 0x78         ;   225.0 p5      45 next
        vmovdqa64 zmm20, zmm17                       ;   226.0         45 next copy
        vpternlogd zmm20, zmm5, zmm24, 0x78          ;   226.0 p0      45 next
        vpternlogd zmm31, zmm26, zmm25, 0x60         ;   225.8 p5      45 next
        vpternlogd zmm31, zmm29, zmm24, 0x87         ;   226.8 p0      45 next
        vmovdqa64 zmm18, zmm31                       ;   227.8         45 next copy
        vpternlogd zmm18, zmm5, zmm2, 0x78           ;   227.8 p5      45 next
        vpternlogd zmm2, zmm26, zmm25, 0x28          ;   227.0 p0      45 next
        vpandd zmm11, zmm23, zmm29                   ;   227.8 p5      45 next
        vpternlogd zmm2, zmm0, zmm28, 0xd2           ;   228.0 p0      45 next
        vpternlogd zmm0, zmm10, zmm14, 0x96          ;   228.8 p5      45 next
        vpternlogd zmm0, zmm31, zmm11, 0x96          ;   229.8 p0      45 next
        vpandd zmm31, zmm5, zmm25                    ;   229.8 p5      45 next
        vpternlogd zmm11, zmm25, zmm28, 0x87         ;   230.0 p0      45 next
        vpternlogd zmm11, zmm5, zmm26, 0x87          ;   231.0 p5      45 next
        vpternlogd zmm5, zmm11, zmm24, 0x63          ;   232.0 p0      45 next
        mov r15, qword [rbp + 10336]                 ;   126.5 p10     76 r.0 reload
        vpxord zmm21, zmm21, [r15 + 1216]            ;   231.8 p5+p3   54 next
        vpternlogd zmm11, zmm26, zmm25, 0x87         ;   232.0 p0      45 next
        vpternlogd zmm11, zmm14, zmm12, 0x69         ;   233.0 p5      45 next
        vmovdqa64 zmm14, zmm23                       ;   179.0         45 next copy
        vpternlogd zmm14, zmm29, zmm28, 0x6c         ;   233.0 p0      45 next
        vpternlogd zmm31, zmm29, zmm28, 0x87         ;   233.8 p5      45 next
        vpternlogd zmm26, zmm29, zmm28, 0x60         ;   234.0 p0      45 next
        vpternlogd zmm10, zmm31, zmm3, 0x69          ;   234.8 p5      45 next
        vpternlogd zmm28, zmm8, zmm2, 0x95           ;   235.0 p0      45 next
        vpternlogd zmm8, zmm25, zmm24, 0x78          ;   235.8 p5      45 next
        vpternlogd zmm16, zmm26, zmm8, 0x96          ;   236.8 p0      45 next
        vmovdqu64 zmm26, [rbp + 10176]               ;   140.8 p2      54 next reload
        vpternlogd zmm30, zmm18, zmm20, 0x69         ;   236.8 p5      45 next
        vmovdqu64 zmm18, [rbp + 9472]                ;   128.8 p3      48 next reload
        vmovdqu64 zmm12, [rbp + 9856]                ;   151.0 p2      54 next reload
        vpternlogd zmm30, zmm15, zmm12, 0x96         ;   237.8 p0      54 next
        vpternlogd zmm28, zmm3, zmm17, 0x69          ;   237.8 p5      45 next
        vpternlogd zmm5, zmm9, zmm8, 0x69            ;   238.0 p0      45 next
        vmovdqu64 zmm3, [rbp + 9408]                 ;   135.0 p3      54 next reload
        vpternlogd zmm24, zmm7, zmm14, 0x6a          ;   238.8 p5      45 next
        vpternlogd zmm11, zmm14, zmm19, 0x96         ;   239.0 p0      45 next
        vpternlogd zmm11, zmm29, zmm25, 0x78         ;   240.0 p5      45 next
        vmovdqu64 zmm29, [rbp + 9728]                ;   141.0 p2      54 next reload
        vpternlogd zmm16, zmm31, zmm19, 0x96         ;   240.0 p0      45 next
        vmovdqu64 zmm17, [rbp + 5952]                ;   130.8 p3      62 r reload
        vpternlogd zmm28, zmm13, zmm26, 0x96         ;   240.8 p5      54 next
        vmovdqu64 zmm19, [rbp + 7616]                ;   131.5 p2      62 r reload
        vmovdqu64 zmm20, [rbp + 9216]                ;   131.8 p3      48 next reload
        vpternlogd zmm24, zmm23, zmm25, 0x2d         ;   241.0 p0      45 next
        vpternlogd zmm13, zmm18, zmm17, 0x96         ;   241.8 p5      54 next
        vmovdqu64 zmm23, [rbp + 9600]                ;   137.8 p2      45 next reload
        vmovdqu64 zmm8, [rbp + 9280]                 ;   132.8 p3      48 next reload
        vpternlogd zmm18, zmm17, [r15 + 1728], 0x96  ;   242.0 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 9920]                ;   141.8 p3      54 next reload
        vpternlogd zmm11, zmm4, zmm3, 0x96           ;   242.8 p5      54 next
        vpxord zmm3, zmm3, [r15 + 1344]              ;   243.0 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 9792]                ;   134.8 p3      48 next reload
        vpternlogd zmm24, zmm22, zmm2, 0x96          ;   243.8 p5      45 next
        vpternlogd zmm5, zmm6, zmm31, 0x96           ;   244.0 p0      54 next
        vpternlogd zmm6, zmm20, zmm19, 0x96          ;   244.8 p5      54 next
        vmovdqu64 zmm9, [rbp + 8128]                 ;   135.5 p2      62 r reload
        vpternlogd zmm20, zmm19, [r15 + 1856], 0x96  ;   245.0 p0+p3   54 next
        vmovdqu64 zmm25, [rbp + 9664]                ;   147.0 p2      54 next reload
        vpternlogd zmm10, zmm7, zmm29, 0x96          ;   245.8 p5      54 next
        vmovdqu64 zmm7, [rbp + 8256]                 ;   136.8 p3      62 r reload
        vpternlogd zmm15, zmm8, zmm7, 0x96           ;   246.0 p0      54 next
        vpternlogd zmm24, zmm27, zmm25, 0x96         ;   246.8 p5      54 next
        vmovdqu64 zmm19, [rbp + 9984]                ;   137.5 p2      48 next reload
        vpternlogd zmm4, zmm19, [rbp + 6400], 0x96   ;   247.0 p0+p3   54 next
        vmovdqu64 zmm2, [rbp + 9344]                 ;   138.5 p2      54 next reload
        vmovdqu64 [rbp + 9472], zmm10                ;   246.8 p7+p4   54 next spill
        vmovdqu64 zmm10, [rbp + 10048]               ;   218.0 p3      54 next
        vpternlogd zmm27, zmm14, zmm9, 0x96          ;   247.8 p5      54 next
        vmovdqu64 [rbp + 9728], zmm6                 ;   245.8 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 7680]                ;   139.5 p2      62 r reload
        vpternlogd zmm16, zmm23, zmm22, 0x96         ;   248.0 p0      54 next
        vpternlogd zmm23, zmm22, [r15 + 1472], 0x96  ;   248.8 p5+p3   54 next
        vmovdqu64 [rbp + 9344], zmm15                ;   247.0 p7+p4   54 next spill
        vpandd zmm22, zmm18, zmm23                   ;   249.8 p0      41 next
        vpternlogd zmm14, zmm9, [r15 + 1664], 0x96   ;   249.8 p5+p2   54 next
        vmovdqu64 [rbp + 9216], zmm27                ;   248.8 p8+p9   54 next spill
        vmovdqu64 zmm15, [rbp + 9024]                ;   140.8 p3      54 next
        vmovdqu64 [rbp + 9600], zmm13                ;   242.8 p7+p4   54 next spill
        vpternlogd zmm0, zmm1, zmm2, 0x96            ;   250.0 p0      54 next
        vpxord zmm29, zmm29, [r15 + 1536]            ;   250.8 p5+p2   54 next
        vpxord zmm12, zmm12, [r15 + 1024]            ;   251.0 p0+p3   54 next
        vmovdqu64 zmm17, [rbp + 6400]                ;   142.5 p2      62 r reload
        vpternlogd zmm19, zmm17, [r15 + 1920], 0x96  ;   251.8 p5+p3   54 next
        vpternlogd zmm8, zmm7, [r15 + 1600], 0x96    ;   252.0 p0+p2   54 next
        vmovdqu64 [rbp + 9408], zmm0                 ;   251.0 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 7296]                ;   143.8 p3      62 r reload
        vpxord zmm6, zmm20, zmm23                    ;   252.8 p5      41 next
        vpxord zmm26, zmm26, [r15 + 1152]            ;   253.0 p0+p2   54 next
        vmovdqu64 [rbp + 9792], zmm11                ;   243.8 p7+p4   54 next spill
        vmovdqa64 zmm11, zmm8                        ;   253.0         41 next copy
        vmovdqu64 zmm17, [rbp + 9536]                ;   144.8 p3      48 next reload
        vpternlogd zmm1, zmm17, [rbp + 5696], 0x96   ;   253.8 p5+p2   54 next
        vpternlogd zmm11, zmm29, zmm23, 0x6a         ;   254.0 p0      41 next
        vmovdqu64 [rbp + 9280], zmm5                 ;   245.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 9664], zmm30                ;   238.8 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 5696]                 ;   145.8 p3      62 r reload
        vpxord zmm25, zmm25, [r15 + 1088]            ;   254.8 p5+p2   54 next
        vpandd zmm7, zmm14, zmm19                    ;   255.0 p0      41 next
        vmovdqa64 zmm5, zmm11                        ;   255.0         41 next copy
        vmovdqu64 [rbp + 9920], zmm28                ;   241.8 p8+p9   54 next spill
        vpternlogd zmm5, zmm19, zmm29, 0x87          ;   255.8 p5      41 next
        vpternlogd zmm15, zmm27, [r15 + 1792], 0x96  ;   256.0 p0+p3   54 next
        vpternlogd zmm10, zmm27, [rbp + 9024], 0x96  ;   256.8 p5+p2   54 next
        vmovdqu64 [rbp + 9024], zmm10                ;   257.8 p7+p4   54 next spill
        vmovdqa64 zmm27, zmm6                        ;   253.8         41 next copy
        vpxord zmm13, zmm6, zmm14                    ;   257.0 p0      41 next
        vpxord zmm2, zmm2, [r15 + 1408]              ;   257.8 p5+p3   54 next
        vmovdqa64 zmm10, zmm15                       ;   257.0         41 next copy
        vpternlogd zmm10, zmm18, zmm8, 0x6a          ;   258.0 p0      41 next
        vpternlogd zmm5, zmm10, zmm18, 0x87          ;   259.0 p5      41 next
        vmovdqu64 [rbp + 10048], zmm16               ;   249.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 10176], zmm24               ;   247.8 p7+p4   54 next spill
        vmovdqu64 [rbp + 9984], zmm4                 ;   248.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 9536], zmm1                 ;   254.8 p7+p4   54 next spill
        vpandd zmm24, zmm15, zmm8                    ;   259.0 p0      41 next
        vmovdqa64 zmm28, zmm19                       ;   252.8         41 next copy
        vpandd zmm1, zmm8, zmm20                     ;   259.8 p5      41 next
        vpternlogd zmm24, zmm29, zmm23, 0x87         ;   260.0 p0      41 next
        vmovdqu64 [rbp + 10112], zmm7                ;   256.0 p8+p9   41 next spill
        vpternlogd zmm17, zmm9, [r15 + 1984], 0x96   ;   260.8 p5+p2   54 next
        vpandd zmm30, zmm8, zmm17                    ;   261.8 p0      41 next
        vpxord zmm9, zmm23, zmm29                    ;   261.8 p5      41 next
        vpxord zmm16, zmm15, zmm29                   ;   262.0 p0      41 next
        vpternlogd zmm30, zmm19, zmm20, 0x78         ;   262.8 p5      41 next
        vpternlogd zmm30, zmm13, zmm15, 0xd2         ;   263.8 p0      41 next
        vpternlogd zmm27, zmm17, zmm15, 0x6c         ;   263.8 p5      41 next
        vpternlogd zmm27, zmm11, zmm18, 0x69         ;   264.8 p0      41 next
        vpxord zmm11, zmm11, zmm17                   ;   264.8 p5      41 next
        vpternlogd zmm22, zmm7, zmm5, 0x69           ;   265.0 p0      41 next
        vpandd zmm4, zmm18, zmm17                    ;   265.8 p5      41 next
        vpxord zmm31, zmm31, [r15 + 1280]            ;   266.0 p0+p3   54 next
        vpandd zmm0, zmm16, zmm23                    ;   266.8 p5      41 next
        vpternlogd zmm24, zmm13, zmm17, 0xe1         ;   267.0 p0      41 next
        vpternlogd zmm5, zmm9, zmm15, 0x78           ;   267.8 p5      41 next
        vmovdqa64 zmm9, zmm5                         ;   268.8         41 next copy
        vpxord zmm9, zmm9, zmm30                     ;   268.8 p0      41 next
        vpternlogd zmm9, zmm4, zmm21, 0x96           ;   269.8 p5      41 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   270.8 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm17                        ;   261.8         41 next copy
        vpandd zmm4, zmm15, zmm19                    ;   269.0 p0      41 next
        vpternlogd zmm4, zmm16, zmm18, 0x78          ;   270.0 p5      41 next
        vpternlogd zmm9, zmm18, zmm14, 0x60          ;   270.0 p0      41 next
        vpternlogd zmm9, zmm19, zmm8, 0x87           ;   271.0 p5      41 next
        vmovdqa64 zmm7, zmm9                         ;   272.0         41 next copy
        vpternlogd zmm16, zmm14, zmm8, 0x78          ;   271.0 p0      41 next
        vpternlogd zmm15, zmm17, zmm18, 0x60         ;   271.8 p5      41 next
        vpternlogd zmm28, zmm20, zmm29, 0x48         ;   272.0 p0      41 next
        vpternlogd zmm7, zmm20, zmm29, 0x78          ;   272.8 p5      41 next
        vpternlogd zmm7, zmm1, zmm22, 0x69           ;   273.8 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   243.0         41 next copy
        vpternlogd zmm1, zmm14, zmm29, 0x48          ;   273.8 p5      41 next
        vpternlogd zmm7, zmm5, zmm12, 0x96           ;   274.8 p0      41 next
        vmovdqa64 zmm5, zmm17                        ;   261.8         41 next copy
        vpternlogd zmm5, zmm19, zmm23, 0x6c          ;   274.8 p5      41 next
        vpternlogd zmm1, zmm20, zmm23, 0x78          ;   275.0 p0      41 next
        vpternlogd zmm0, zmm27, zmm1, 0x69           ;   276.0 p5      41 next
        vpternlogd zmm0, zmm22, zmm26, 0x69          ;   277.0 p0      41 next
        vmovdqa64 zmm22, zmm13                       ;   258.0         41 next copy
        vpternlogd zmm22, zmm5, zmm8, 0x6c           ;   276.8 p5      41 next
        vpxord zmm15, zmm15, zmm1                    ;   277.0 p0      41 next
        vpandd zmm1, zmm17, zmm19                    ;   277.8 p5      41 next
        vpternlogd zmm22, zmm17, zmm14, 0x2d         ;   278.0 p0      41 next
        vmovdqa64 zmm17, zmm20                       ;   246.0         41 next copy
        vpternlogd zmm17, zmm8, zmm8, 0xcf           ;   278.8 p5      41 next
        vpandd zmm8, zmm20, zmm14                    ;   279.0 p0      41 next
        vpternlogd zmm8, zmm19, zmm23, 0x87          ;   280.0 p5      41 next
        vpternlogd zmm19, zmm18, zmm23, 0x48         ;   280.0 p0      41 next
        vpternlogd zmm11, zmm19, zmm29, 0x6c         ;   281.0 p5      41 next
        vpternlogd zmm23, zmm1, zmm14, 0x93          ;   281.0 p0      41 next
        vpternlogd zmm23, zmm20, zmm18, 0x87         ;   282.0 p5      41 next
        vpternlogd zmm11, zmm16, zmm8, 0x96          ;   282.0 p0      41 next
        vpternlogd zmm8, zmm27, zmm24, 0x69          ;   282.8 p5      41 next
        vpternlogd zmm18, zmm14, zmm23, 0x95         ;   283.0 p0      41 next
        vmovdqa64 zmm19, zmm21                       ;   232.8         41 next copy
        vpternlogd zmm8, zmm13, [r14 + 9728], 0x96   ;   283.8 p5+p2   48 next
        vpxord zmm29, zmm25, zmm3                    ;   284.0 p0      41 next
        vmovdqa64 zmm13, zmm29                       ;   285.0         41 next copy
        vpandd zmm27, zmm21, zmm31                   ;   284.8 p5      41 next
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;   285.0 p0      41 next
        vpternlogd zmm27, zmm3, zmm26, 0x28          ;   285.8 p5      41 next
        vpternlogd zmm18, zmm10, zmm4, 0x69          ;   286.0 p0      41 next
        vpternlogd zmm13, zmm2, zmm12, 0x78          ;   286.8 p5      41 next
        vpternlogd zmm17, zmm23, zmm16, 0x69         ;   287.0 p0      41 next
        vpternlogd zmm17, zmm30, zmm31, 0x96         ;   288.0 p5      41 next
        vpxord zmm24, zmm24, zmm4                    ;   288.0 p0      41 next
        vpternlogd zmm24, zmm1, zmm6, 0x96           ;   289.0 p5      41 next
        vmovdqa64 zmm30, zmm21                       ;   232.8         41 next copy
        vpternlogd zmm30, zmm26, zmm12, 0x9a         ;   289.0 p0      41 next
        vpxord zmm1, zmm25, zmm31                    ;   289.8 p5      41 next
        vpternlogd zmm11, zmm28, [r14 + 9664], 0x96  ;   290.0 p0+p3   48 next
        vmovdqa64 zmm20, zmm1                        ;   290.8         41 next copy
        vmovdqa64 zmm6, zmm2                         ;   258.8         41 next copy
        vpternlogd zmm15, zmm22, zmm25, 0x96         ;   290.8 p5      41 next
        vpternlogd zmm20, zmm31, zmm26, 0x6a         ;   291.0 p0      41 next
        vpternlogd zmm18, zmm5, zmm28, 0x96          ;   291.8 p5      41 next
        vmovdqa64 zmm5, zmm27                        ;   286.8         41 next copy
        vpternlogd zmm6, zmm26, zmm26, 0x3f          ;   292.0 p0      41 next
        vpternlogd zmm5, zmm30, zmm31, 0x87          ;   292.8 p5      41 next
        vpandnd zmm4, zmm1, zmm3                     ;   293.0 p0      41 next
        vmovdqa64 zmm14, zmm2                        ;   258.8         41 next copy
        vpternlogd zmm24, zmm9, zmm2, 0x96           ;   293.8 p5      41 next
        vpternlogd zmm14, zmm31, zmm21, 0x6c         ;   294.0 p0      41 next
        vpternlogd zmm30, zmm2, zmm26, 0xac          ;   294.8 p5      41 next
        vmovdqa64 zmm22, zmm20                       ;   292.0         41 next copy
        vpternlogd zmm22, zmm25, zmm25, 0x3f         ;   295.0 p0      41 next
        vmovdqa64 zmm9, zmm6                         ;   293.0         41 next copy
        vpternlogd zmm9, zmm21, zmm25, 0x78          ;   295.8 p5      41 next
        vmovdqa64 zmm10, zmm9                        ;   296.8         41 next copy
        vpternlogd zmm10, zmm31, zmm12, 0x78         ;   296.8 p0      41 next
        vpternlogd zmm5, zmm2, zmm25, 0x87           ;   296.8 p5      41 next
        vpternlogd zmm9, zmm19, zmm29, 0xd2          ;   297.0 p0      41 next
        vpternlogd zmm19, zmm22, zmm12, 0x93         ;   297.8 p5      41 next
        vpternlogd zmm30, zmm13, zmm3, 0x2d          ;   298.0 p0      41 next
        vpternlogd zmm6, zmm9, zmm3, 0x87            ;   298.8 p5      41 next
        vpternlogd zmm30, zmm5, zmm31, 0x78          ;   299.0 p0      41 next
        vpternlogd zmm30, zmm15, [r14 + 9856], 0x96  ;   300.0 p5+p2   48 next
        vpxord zmm15, zmm15, [r14 + 9280]            ;   300.0 p0+p3   48 next
        vmovdqa64 zmm16, zmm14                       ;   295.0         41 next copy
        vpternlogd zmm4, zmm31, zmm26, 0x48          ;   300.8 p5      41 next
        vmovdqa64 zmm28, zmm10                       ;   297.8         41 next copy
        vpternlogd zmm28, zmm5, zmm12, 0xd2          ;   301.0 p0      41 next
        vpternlogd zmm20, zmm3, zmm12, 0x87          ;   301.8 p5      41 next
        vpternlogd zmm22, zmm1, zmm2, 0x87           ;   302.0 p0      41 next
        vpternlogd zmm16, zmm13, zmm3, 0x7d          ;   302.8 p5      41 next
        vpternlogd zmm5, zmm22, zmm3, 0xd2           ;   303.0 p0      41 next
        vpternlogd zmm16, zmm28, zmm28, 0xc3         ;   303.8 p5      41 next
        vpternlogd zmm22, zmm19, zmm2, 0xd7          ;   304.0 p0      41 next
        vpternlogd zmm18, zmm3, [rbp + 10112], 0x96  ;   304.8 p5+p2   41 next
        vpternlogd zmm14, zmm20, zmm22, 0x96         ;   305.0 p0      41 next
        vpternlogd zmm14, zmm31, zmm9, 0x87          ;   306.0 p5      41 next
        vpternlogd zmm5, zmm20, zmm21, 0x2d          ;   306.0 p0      41 next
        vpternlogd zmm14, zmm19, zmm26, 0x2d         ;   307.0 p5      41 next
        vpternlogd zmm19, zmm25, zmm12, 0xd6         ;   307.0 p0      41 next
        vpternlogd zmm14, zmm0, [r14 + 9920], 0x96   ;   308.0 p5+p3   48 next
        vpternlogd zmm9, zmm29, zmm29, 0xf3          ;   308.0 p0      41 next
        vpternlogd zmm9, zmm22, zmm27, 0x96          ;   309.0 p5      41 next
        vpternlogd zmm9, zmm21, zmm12, 0xb4          ;   310.0 p0      41 next
        vpternlogd zmm2, zmm3, zmm10, 0x6f           ;   309.8 p5      41 next
        vpxord zmm0, zmm0, [r14 + 9344]              ;   310.0 p0+p2   48 next
        vpternlogd zmm2, zmm4, zmm19, 0x96           ;   310.8 p5      41 next
        vpternlogd zmm19, zmm1, zmm25, 0x87          ;   311.0 p0      41 next
        vpternlogd zmm19, zmm10, zmm26, 0x87         ;   312.0 p5      41 next
        vpternlogd zmm19, zmm6, zmm13, 0x96          ;   313.0 p0      41 next
        vpternlogd zmm16, zmm7, [r14 + 9792], 0x96   ;   312.8 p5+p3   48 next
        vpandd zmm12, zmm8, zmm0                     ;   313.0 p0      45 next
        vpternlogd zmm19, zmm18, [r14 + 10112], 0x96 ;   314.0 p5+p2   48 next
        vmovdqa64 zmm23, zmm0                        ;   311.0         45 next copy
        vpandd zmm21, zmm8, zmm11                    ;   314.0 p0      45 next
        vpternlogd zmm5, zmm17, [r14 + 10048], 0x96  ;   314.8 p5+p3   48 next
        vpxord zmm17, zmm17, [r14 + 9472]            ;   315.0 p0+p2   48 next
        vpandd zmm29, zmm8, zmm17                    ;   316.0 p5      45 next
        vpxord zmm7, zmm7, [r14 + 9216]              ;   316.0 p0+p3   48 next
        vpandd zmm27, zmm7, zmm17                    ;   317.0 p5      45 next
        vmovdqu64 zmm25, [rbp + 9856]                ;   270.8 p2      41 next reload
        vpternlogd zmm2, zmm25, [r14 + 9984], 0x96   ;   317.0 p0+p3   48 next
        vpxord zmm25, zmm7, zmm15                    ;   317.8 p5      45 next
        vpternlogd zmm9, zmm24, [r14 + 10176], 0x96  ;   318.0 p0+p2   48 next
        vpxord zmm24, zmm24, [r14 + 9600]            ;   318.8 p5+p3   48 next
        vpternlogd zmm12, zmm11, zmm24, 0x78         ;   319.8 p0      45 next
        vpxord zmm18, zmm18, [r14 + 9536]            ;   319.8 p5+p2   48 next
        vmovdqa64 zmm22, zmm18                       ;   320.8         45 next copy
        vpandd zmm20, zmm18, zmm0                    ;   320.8 p0      45 next
        vpxord zmm1, zmm24, zmm7                     ;   320.8 p5      45 next
        vmovdqu64 zmm28, [rbp + 9856]                ;   270.8 p3      48 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   319.0 p8+p9   48 next spill
        vpxord zmm28, zmm28, [r14 + 9408]            ;   321.0 p0+p2   48 next
        vpandd zmm26, zmm11, zmm28                   ;   322.0 p5      45 next
        vpxord zmm3, zmm1, zmm28                     ;   322.0 p0      45 next
        vpternlogd zmm12, zmm3, zmm18, 0xd2          ;   323.0 p5      45 next
        vpternlogd zmm23, zmm15, zmm7, 0x6a          ;   323.0 p0      45 next
        vmovdqa64 zmm13, zmm12                       ;   324.0         45 next copy
        vmovdqu64 [rbp + 10112], zmm2                ;   318.0 p7+p4   48 next spill
        vpxord zmm6, zmm15, zmm18                    ;   323.8 p5      45 next
        vpternlogd zmm22, zmm17, zmm0, 0x6a          ;   324.0 p0      45 next
        vmovdqa64 zmm9, zmm23                        ;   324.0         45 next copy
        vpternlogd zmm9, zmm11, zmm15, 0x87          ;   324.8 p5      45 next
        vpternlogd zmm9, zmm22, zmm17, 0x87          ;   325.8 p0      45 next
        vpternlogd zmm27, zmm26, zmm9, 0x69          ;   326.8 p5      45 next
        vpternlogd zmm9, zmm25, zmm18, 0x78          ;   326.8 p0      45 next
        vpxord zmm13, zmm13, zmm9                    ;   327.8 p5      45 next
        vpternlogd zmm13, zmm29, zmm2, 0x96          ;   328.8 p0      45 next
        vpandd zmm2, zmm18, zmm11                    ;   327.8 p5      45 next
        vmovdqa64 zmm29, zmm17                       ;   316.0         45 next copy
        vpternlogd zmm29, zmm28, zmm15, 0x48         ;   328.0 p0      45 next
        vpternlogd zmm2, zmm6, zmm17, 0x78           ;   328.8 p5      45 next
        vpandd zmm10, zmm6, zmm7                     ;   329.0 p0      45 next
        vpternlogd zmm20, zmm15, zmm7, 0x87          ;   329.8 p5      45 next
        vpandd zmm31, zmm24, zmm0                    ;   330.0 p0      45 next
        vpternlogd zmm29, zmm1, zmm7, 0xd2           ;   330.8 p5      45 next
        vpternlogd zmm20, zmm3, zmm8, 0xe1           ;   331.0 p0      45 next
        vpternlogd zmm6, zmm28, zmm0, 0x78           ;   331.8 p5      45 next
        vmovdqa64 zmm25, zmm11                       ;   291.0         45 next copy
        vpternlogd zmm25, zmm24, zmm15, 0x48         ;   332.0 p0      45 next
        vpxord zmm4, zmm8, zmm17                     ;   332.8 p5      45 next
        vpternlogd zmm4, zmm29, zmm18, 0x6c          ;   333.8 p0      45 next
        vpternlogd zmm18, zmm1, zmm8, 0x6a           ;   333.8 p5      45 next
        vpternlogd zmm18, zmm23, zmm17, 0x69         ;   334.8 p0      45 next
        vpternlogd zmm10, zmm29, zmm18, 0x69         ;   335.8 p5      45 next
        vmovdqa64 zmm29, zmm8                        ;   284.8         45 next copy
        vpternlogd zmm1, zmm20, zmm2, 0x96           ;   335.0 p0      45 next
        vpternlogd zmm29, zmm17, zmm28, 0x60         ;   335.8 p5      45 next
        vpternlogd zmm29, zmm11, zmm0, 0x87          ;   336.8 p0      45 next
        vpxord zmm1, zmm1, zmm21                     ;   336.8 p5      45 next
        vpternlogd zmm21, zmm28, zmm7, 0x87          ;   337.0 p0      45 next
        vpternlogd zmm23, zmm8, zmm15, 0x28          ;   337.8 p5      45 next
        vpternlogd zmm21, zmm24, zmm17, 0x87         ;   338.0 p0      45 next
        vpternlogd zmm10, zmm27, zmm14, 0x69         ;   338.8 p5      45 next
        vpternlogd zmm15, zmm29, zmm24, 0x6c         ;   339.0 p0      45 next
        vpternlogd zmm15, zmm31, zmm27, 0x69         ;   340.0 p5      45 next
        vpandd zmm27, zmm28, zmm24                   ;   340.0 p0      45 next
        vpternlogd zmm24, zmm0, zmm0, 0xcf           ;   340.8 p5      45 next
        vpternlogd zmm24, zmm21, zmm6, 0x69          ;   341.8 p0      45 next
        vpternlogd zmm21, zmm17, zmm28, 0x87         ;   341.8 p5      45 next
        vpternlogd zmm17, zmm11, zmm7, 0x60          ;   342.0 p0      45 next
        vpternlogd zmm23, zmm17, zmm6, 0x96          ;   343.0 p5      45 next
        vmovdqu64 zmm17, [rbp + 9024]                ;   257.8 p3     108 r
        vpternlogd zmm21, zmm2, zmm22, 0x69          ;   343.0 p0      45 next
        vmovdqu64 zmm2, [rbp + 9280]                 ;   245.0 p2     108 r
        vmovdqu64 zmm31, [rbp + 9920]                ;   241.8 p3     108 r
        vpternlogd zmm27, zmm11, zmm7, 0x87          ;   343.8 p5      45 next
        vpternlogd zmm11, zmm7, zmm8, 0x78           ;   344.0 p0      45 next
        vpternlogd zmm23, zmm25, zmm27, 0x96         ;   344.8 p5      45 next
        vpternlogd zmm21, zmm11, zmm25, 0x96         ;   345.0 p0      45 next
        vpternlogd zmm21, zmm26, zmm19, 0x96         ;   346.0 p5      45 next
        vmovdqu64 zmm26, [rbp + 5248]                ;   181.7 p2      63 r reload
        vmovdqu64 zmm25, [rbp + 9856]                ;   319.0 p3      48 next reload
        vpternlogd zmm1, zmm29, zmm25, 0x96          ;   346.0 p0      45 next
        vmovdqu64 zmm29, [rbp + 10176]               ;   247.8 p2     108 r
        vpternlogd zmm0, zmm3, zmm11, 0x6a           ;   346.8 p5      45 next
        vpternlogd zmm0, zmm8, zmm28, 0x2d           ;   347.8 p0      45 next
        vpternlogd zmm4, zmm0, zmm30, 0x96           ;   348.8 p5      45 next
        vmovdqu64 zmm28, [rbp + 9664]                ;   238.8 p3     108 r
        vpternlogd zmm28, zmm26, [r13], 0x96         ;   348.0 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 9088]                 ;   223.8 p3     108 r
        vpternlogd zmm27, zmm18, zmm18, 0xc3         ;   348.8 p5      45 next
        vmovdqu64 zmm26, [rbp + 5440]                ;   184.7 p2      63 r reload
        vpternlogd zmm29, zmm26, [r13 + 64], 0x96    ;   349.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 5504]                ;   185.7 p2      63 r reload
        vmovdqu64 zmm11, [rbp + 9216]                ;   248.8 p3     108 r
        vmovdqu64 zmm8, [rbp + 9472]                 ;   246.8 p2     108 r
        vpternlogd zmm15, zmm9, zmm16, 0x96          ;   349.8 p5      45 next
        vpternlogd zmm31, zmm26, [r13 + 128], 0x96   ;   350.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 5568]                ;   187.7 p2      63 r reload
        vpternlogd zmm0, zmm26, [r13 + 192], 0x96    ;   350.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 5824]                ;   188.7 p2      63 r reload
        vpternlogd zmm2, zmm26, [r13 + 256], 0x96    ;   351.0 p0+p3  108 r
        vpternlogd zmm27, zmm20, zmm3, 0x96          ;   351.8 p5      45 next
        vmovdqu64 zmm3, [rbp + 9792]                 ;   243.8 p2     108 r
        vmovdqu64 zmm26, [rbp + 5888]                ;   190.2 p3      63 r reload
        vpternlogd zmm3, zmm26, [r13 + 320], 0x96    ;   352.0 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 9408]                 ;   251.0 p3     108 r
        vmovdqu64 [rbp + 2688], zmm3                 ;   353.0 p8+p9  108 r spill
        vpternlogd zmm24, zmm12, zmm5, 0x96          ;   352.8 p5      45 next
        vmovdqu64 zmm7, [rbp + 10048]                ;   249.0 p2     108 r
        vmovdqu64 zmm12, [rbp + 9600]                ;   242.8 p3     108 r
        vmovdqu64 [rbp + 2496], zmm31                ;   351.0 p7+p4  108 r spill
        vmovdqu64 zmm20, [rbp + 9984]                ;   248.0 p2     108 r
        vmovdqu64 zmm26, [rbp + 6336]                ;   193.2 p3      63 r reload
        vpternlogd zmm6, zmm26, [r13 + 384], 0x96    ;   353.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 6592]                ;   194.2 p3      63 r reload
        vpternlogd zmm7, zmm26, [r13 + 448], 0x96    ;   353.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 6656]                ;   195.2 p3      63 r reload
        vpternlogd zmm8, zmm26, [r13 + 512], 0x96    ;   354.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 6848]                ;   196.2 p3      63 r reload
        vmovdqu64 zmm9, [rbp + 9344]                 ;   247.0 p2     108 r
        vpternlogd zmm9, zmm26, [r13 + 576], 0x96    ;   354.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 7040]                ;   197.7 p2      63 r reload
        vmovdqu64 [rbp + 2368], zmm28                ;   349.0 p8+p9  108 r spill
        vpternlogd zmm11, zmm26, [r13 + 640], 0x96   ;   355.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 7232]                ;   198.7 p2      63 r reload
        vmovdqu64 zmm18, [rbp + 9728]                ;   245.8 p3     108 r
        vpternlogd zmm12, zmm26, [r13 + 704], 0x96   ;   355.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 7488]                ;   200.2 p3      63 r reload
        vpternlogd zmm17, zmm26, [r13 + 768], 0x96   ;   356.0 p0+p2  108 r
        vmovdqu64 [rbp + 2560], zmm0                 ;   351.8 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 7808]                ;   201.2 p3      63 r reload
        vpternlogd zmm18, zmm26, [r13 + 832], 0x96   ;   356.8 p5+p2  108 r
        vmovdqu64 [rbp + 3136], zmm17                ;   357.0 p8+p9  108 r spill
        vmovdqu64 zmm26, [rbp + 8192]                ;   202.2 p3      63 r reload
        vmovdqu64 [rbp + 2944], zmm9                 ;   355.8 p7+p4  108 r spill
        vpternlogd zmm20, zmm26, [r13 + 896], 0x96   ;   357.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 9664]                ;   238.8 p3      54 next reload
        vpternlogd zmm15, zmm26, [rbp + 5376], 0x96  ;   357.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 9920]                ;   241.8 p3      54 next reload
        vpternlogd zmm10, zmm26, [rbp + 6144], 0x96  ;   358.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 9088]                ;   223.8 p3      54 next reload
        vmovdqu64 [rbp + 3072], zmm12                ;   356.8 p8+p9  108 r spill
        vpternlogd zmm13, zmm26, [rbp + 5632], 0x96  ;   358.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 10176]               ;   247.8 p3      54 next reload
        vmovdqu64 [rbp + 2624], zmm2                 ;   352.0 p7+p4  108 r spill
        vpternlogd zmm4, zmm26, [rbp + 7936], 0x96   ;   359.0 p0+p2  108 r
        vmovdqu64 [rbp + 1408], zmm4                 ;   360.0 p8+p9  108 r spill
        vmovdqu64 zmm26, [rbp + 9344]                ;   247.0 p3      54 next reload
        vpternlogd zmm16, zmm26, [rbp + 6784], 0x96  ;   359.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 9216]                ;   248.8 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 8832]                ;   208.7 p2      63 r reload
        vmovdqu64 [rbp + 2880], zmm8                 ;   355.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 1920], zmm16                ;   360.8 p8+p9  108 r spill
        vmovdqu64 [rbp + 2752], zmm6                 ;   354.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2816], zmm7                 ;   354.8 p8+p9  108 r spill
        vpternlogd zmm30, zmm26, [rbp + 6976], 0x96  ;   360.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9280]                ;   245.0 p2      54 next reload
        vmovdqu64 [rbp + 1472], zmm10                ;   359.0 p7+p4  108 r spill
        vpternlogd zmm24, zmm26, [rbp + 5760], 0x96  ;   360.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9792]                ;   243.8 p2      54 next reload
        vpternlogd zmm21, zmm26, [rbp + 6016], 0x96  ;   361.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9600]                ;   242.8 p2      54 next reload
        vpternlogd zmm14, zmm26, [rbp + 7168], 0x96  ;   361.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9408]                ;   251.0 p2      54 next reload
        vmovdqu64 [rbp + 1984], zmm30                ;   361.0 p8+p9  108 r spill
        vpternlogd zmm1, zmm26, [rbp + 6272], 0x96   ;   362.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 10048]               ;   249.0 p2      54 next reload
        vpternlogd zmm23, zmm26, [rbp + 6528], 0x96  ;   362.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9728]                ;   245.8 p2      54 next reload
        vmovdqu64 [rbp + 1600], zmm24                ;   361.8 p7+p4  108 r spill
        vmovdqu64 [rbp + 1664], zmm21                ;   362.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 3200], zmm18                ;   357.8 p7+p4  108 r spill
        vpternlogd zmm5, zmm26, [rbp + 7744], 0x96   ;   363.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9472]                ;   246.8 p2      54 next reload
        vmovdqu64 [rbp + 1344], zmm15                ;   358.8 p8+p9  108 r spill
        vpternlogd zmm27, zmm26, [rbp + 6720], 0x96  ;   363.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9984]                ;   248.0 p2      54 next reload
        vpternlogd zmm19, zmm26, [rbp + 8000], 0x96  ;   364.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9536]                ;   254.8 p2      54 next reload
        vmovdqu64 [rbp + 2432], zmm29                ;   350.0 p7+p4  108 r spill
        vpternlogd zmm25, zmm26, [rbp + 8512], 0x96  ;   364.8 p5+p3  108 r
        vmovdqu64 [rbp + 1536], zmm13                ;   359.8 p8+p9  108 r spill
        vpternlogd zmm26, zmm22, [r13 + 960], 0x96   ;   365.0 p0+p2  108 r
        vmovdqu64 [rbp + 3328], zmm26                ;   366.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2304], zmm25                ;   365.8 p8+p9  108 r spill
        vmovdqu64 zmm22, [rbp + 9024]                ;   257.8 p3      54 next reload
        vmovdqu64 [rbp + 1728], zmm1                 ;   363.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 3264], zmm20                ;   358.0 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 10112]               ;   318.0 p2     108 r
        vmovdqu64 [rbp + 2176], zmm5                 ;   364.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 3008], zmm11                ;   356.0 p8+p9  108 r spill
        vpternlogd zmm25, zmm22, [rbp + 7424], 0x96  ;   365.8 p5+p3  108 r
        vpxord zmm22, zmm28, [r10 + 1024]            ;   366.0 p0+p2   54 next
        vpxord zmm28, zmm29, [r10 + 1088]            ;   366.8 p5+p3   54 next
        vpxord zmm29, zmm31, [r10 + 1152]            ;   367.0 p0+p2   54 next
        vpxord zmm31, zmm0, [r10 + 1216]             ;   367.8 p5+p3   54 next
        vpxord zmm0, zmm2, [r10 + 1280]              ;   368.0 p0+p2   54 next
        vpxord zmm2, zmm3, [r10 + 1344]              ;   368.8 p5+p3   54 next
        vpxord zmm3, zmm6, [r10 + 1408]              ;   369.0 p0+p2   54 next
        vpxord zmm6, zmm7, [r10 + 1472]              ;   369.8 p5+p3   54 next
        vpxord zmm7, zmm8, [r10 + 1536]              ;   370.0 p0+p2   54 next
        vpxord zmm8, zmm9, [r10 + 1600]              ;   370.8 p5+p3   54 next
        vmovdqu64 [rbp + 1856], zmm27                ;   364.8 p7+p4  108 r spill
        vpxord zmm9, zmm11, [r10 + 1664]             ;   371.0 p0+p2   54 next
        vpxord zmm11, zmm12, [r10 + 1728]            ;   371.8 p5+p3   54 next
        vmovdqa64 zmm13, zmm11                       ;   372.8         41 next copy
        vpxord zmm12, zmm17, [r10 + 1792]            ;   372.0 p0+p2   54 next
        vmovdqa64 zmm21, zmm8                        ;   371.8         41 next copy
        vpternlogd zmm21, zmm7, zmm6, 0x6a           ;   372.8 p5      41 next
        vpxord zmm17, zmm18, [r10 + 1856]            ;   373.0 p0+p3   54 next
        vmovdqa64 zmm24, zmm21                       ;   373.8         41 next copy
        vpxord zmm18, zmm20, [r10 + 1920]            ;   373.8 p5+p2   54 next
        vmovdqu64 [rbp + 2240], zmm19                ;   365.0 p8+p9  108 r spill
        vpandd zmm19, zmm9, zmm18                    ;   374.8 p0      41 next
        vpternlogd zmm24, zmm18, zmm7, 0x87          ;   374.8 p5      41 next
        vpandd zmm5, zmm6, zmm11                     ;   375.0 p0      41 next
        vmovdqa64 zmm4, zmm12                        ;   373.0         41 next copy
        vpternlogd zmm4, zmm11, zmm8, 0x6a           ;   375.8 p5      41 next
        vpxord zmm20, zmm26, [r10 + 1984]            ;   376.0 p0+p3   54 next
        vpandd zmm16, zmm11, zmm20                   ;   377.0 p5      41 next
        vmovdqu64 [rbp + 5376], zmm16                ;   378.0 p7+p4   41 next spill
        vmovdqu64 [rbp + 2048], zmm14                ;   362.8 p8+p9  108 r spill
        vpternlogd zmm24, zmm4, zmm11, 0x87          ;   377.0 p0      41 next
        vpternlogd zmm5, zmm19, zmm24, 0x69          ;   378.0 p5      41 next
        vpxord zmm14, zmm17, zmm6                    ;   378.0 p0      41 next
        vpxord zmm30, zmm14, zmm9                    ;   379.0 p5      41 next
        vpxord zmm26, zmm6, zmm7                     ;   379.0 p0      41 next
        vpandd zmm16, zmm8, zmm20                    ;   379.8 p5      41 next
        vpternlogd zmm24, zmm26, zmm12, 0x78         ;   380.0 p0      41 next
        vpternlogd zmm16, zmm18, zmm17, 0x78         ;   380.8 p5      41 next
        vpternlogd zmm16, zmm30, zmm12, 0xd2         ;   381.8 p0      41 next
        vmovdqu64 [rbp + 9664], zmm16                ;   382.8 p7+p4   41 next spill
        vpxord zmm27, zmm7, zmm12                    ;   381.8 p5      41 next
        vpternlogd zmm13, zmm9, zmm7, 0x48           ;   382.0 p0      41 next
        vpternlogd zmm13, zmm14, zmm6, 0xd2          ;   383.0 p5      41 next
        vmovdqu64 [rbp + 9920], zmm19                ;   375.8 p8+p9   41 next spill
        vpandd zmm19, zmm12, zmm8                    ;   383.0 p0      41 next
        vpternlogd zmm19, zmm7, zmm6, 0x87           ;   384.0 p5      41 next
        vpternlogd zmm19, zmm30, zmm20, 0xe1         ;   385.0 p0      41 next
        vmovdqa64 zmm10, zmm13                       ;   384.0         41 next copy
        vmovdqa64 zmm15, zmm24                       ;   381.0         41 next copy
        vpxord zmm15, zmm15, zmm16                   ;   384.8 p5      41 next
        vpandd zmm16, zmm12, zmm18                   ;   385.0 p0      41 next
        vmovdqu64 [rbp + 8192], zmm15                ;   385.8 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm20                       ;   377.0         41 next copy
        vpternlogd zmm15, zmm12, zmm11, 0x48         ;   385.8 p5      41 next
        vpandd zmm1, zmm27, zmm6                     ;   386.0 p0      41 next
        vpternlogd zmm12, zmm14, zmm20, 0x6a         ;   386.8 p5      41 next
        vmovdqu64 [rbp + 1792], zmm23                ;   363.8 p8+p9  108 r spill
        vmovdqa64 zmm23, zmm18                       ;   374.8         41 next copy
        vmovdqu64 [rbp + 2112], zmm25                ;   366.8 p7+p4  108 r spill
        vpternlogd zmm12, zmm21, zmm11, 0x69         ;   387.8 p0      41 next
        vpternlogd zmm1, zmm13, zmm12, 0x69          ;   388.8 p5      41 next
        vmovdqa64 zmm26, zmm5                        ;   379.0         41 next copy
        vpternlogd zmm26, zmm17, zmm8, 0x78          ;   388.0 p0      41 next
        vpandd zmm25, zmm7, zmm17                    ;   388.8 p5      41 next
        vpternlogd zmm23, zmm17, zmm7, 0x48          ;   389.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm20, 0x60          ;   389.8 p5      41 next
        vmovdqa64 zmm21, zmm30                       ;   380.0         41 next copy
        vpandd zmm13, zmm20, zmm18                   ;   390.0 p0      41 next
        vpxord zmm10, zmm10, zmm15                   ;   390.8 p5      41 next
        vmovdqa64 zmm15, zmm20                       ;   377.0         41 next copy
        vpternlogd zmm15, zmm11, zmm9, 0x60          ;   391.0 p0      41 next
        vpternlogd zmm15, zmm18, zmm8, 0x87          ;   392.0 p5      41 next
        vpternlogd zmm25, zmm26, zmm15, 0x69         ;   393.0 p0      41 next
        vmovdqa64 zmm26, zmm20                       ;   377.0         41 next copy
        vpternlogd zmm26, zmm18, zmm6, 0x6c          ;   392.8 p5      41 next
        vpternlogd zmm21, zmm26, zmm8, 0x6c          ;   393.8 p0      41 next
        vpternlogd zmm21, zmm20, zmm9, 0x2d          ;   394.8 p5      41 next
        vmovdqa64 zmm20, zmm17                       ;   374.0         41 next copy
        vpternlogd zmm20, zmm8, zmm8, 0xcf           ;   394.0 p0      41 next
        vpternlogd zmm16, zmm27, zmm11, 0x78         ;   394.8 p5      41 next
        vpternlogd zmm27, zmm9, zmm8, 0x78           ;   395.0 p0      41 next
        vpandd zmm8, zmm17, zmm9                     ;   395.8 p5      41 next
        vpternlogd zmm8, zmm18, zmm6, 0x87           ;   396.8 p0      41 next
        vpternlogd zmm18, zmm11, zmm6, 0x48          ;   396.8 p5      41 next
        vpternlogd zmm6, zmm13, zmm9, 0x93           ;   397.0 p0      41 next
        vpternlogd zmm6, zmm17, zmm11, 0x87          ;   398.0 p5      41 next
        vpternlogd zmm20, zmm6, zmm27, 0x69          ;   399.0 p0      41 next
        vpternlogd zmm1, zmm5, zmm29, 0x69           ;   398.8 p5      41 next
        vmovdqa64 zmm5, zmm31                        ;   368.8         41 next copy
        vpternlogd zmm5, zmm29, zmm22, 0x9a          ;   399.0 p0      41 next
        vpternlogd zmm7, zmm18, zmm27, 0x96          ;   399.8 p5      41 next
        vpternlogd zmm10, zmm21, zmm28, 0x96         ;   400.0 p0      41 next
        vpternlogd zmm11, zmm9, zmm6, 0x95           ;   400.8 p5      41 next
        vpternlogd zmm11, zmm4, zmm16, 0x69          ;   401.8 p0      41 next
        vpxord zmm16, zmm16, zmm19                   ;   401.8 p5      41 next
        vpternlogd zmm19, zmm12, zmm8, 0x69          ;   402.0 p0      41 next
        vpxord zmm27, zmm28, zmm2                    ;   402.8 p5      41 next
        vpxord zmm8, zmm8, zmm7                      ;   403.0 p0      41 next
        vpternlogd zmm11, zmm26, zmm23, 0x96         ;   403.8 p5      41 next
        vpandd zmm26, zmm31, zmm0                    ;   404.0 p0      41 next
        vpternlogd zmm26, zmm2, zmm29, 0x28          ;   405.0 p5      41 next
        vmovdqa64 zmm7, zmm26                        ;   406.0         41 next copy
        vpternlogd zmm7, zmm5, zmm0, 0x87            ;   406.0 p0      41 next
        vmovdqa64 zmm17, zmm27                       ;   403.8         41 next copy
        vpternlogd zmm17, zmm3, zmm22, 0x78          ;   405.8 p5      41 next
        vpternlogd zmm5, zmm3, zmm29, 0xac           ;   406.0 p0      41 next
        vpternlogd zmm5, zmm17, zmm2, 0x2d           ;   407.0 p5      41 next
        vpternlogd zmm16, zmm13, zmm14, 0x96         ;   407.0 p0      41 next
        vpxord zmm4, zmm28, zmm0                     ;   407.8 p5      41 next
        vpandnd zmm6, zmm4, zmm2                     ;   408.8 p0      41 next
        vmovdqa64 zmm9, zmm3                         ;   370.0         41 next copy
        vpternlogd zmm19, zmm30, [r15 + 8704], 0x96  ;   408.8 p5+p2   48 next
        vpternlogd zmm9, zmm29, zmm29, 0x3f          ;   409.0 p0      41 next
        vmovdqa64 zmm12, zmm9                        ;   410.0         41 next copy
        vpternlogd zmm8, zmm23, [r15 + 8640], 0x96   ;   409.8 p5+p3   48 next
        vpternlogd zmm16, zmm15, zmm3, 0x96          ;   410.0 p0      41 next
        vpternlogd zmm7, zmm3, zmm28, 0x87           ;   410.8 p5      41 next
        vmovdqa64 zmm15, zmm3                        ;   370.0         41 next copy
        vmovdqa64 zmm21, zmm4                        ;   408.8         41 next copy
        vpternlogd zmm21, zmm0, zmm29, 0x6a          ;   411.0 p0      41 next
        vmovdqa64 zmm23, zmm21                       ;   412.0         41 next copy
        vpternlogd zmm15, zmm0, zmm31, 0x6c          ;   411.8 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   412.8         41 next copy
        vpternlogd zmm18, zmm17, zmm2, 0x7d          ;   412.8 p0      41 next
        vpternlogd zmm12, zmm31, zmm28, 0x78         ;   412.8 p5      41 next
        vmovdqa64 zmm13, zmm12                       ;   413.8         41 next copy
        vpternlogd zmm13, zmm0, zmm22, 0x78          ;   413.8 p0      41 next
        vmovdqa64 zmm30, zmm13                       ;   414.8         41 next copy
        vpternlogd zmm30, zmm7, zmm22, 0x78          ;   414.8 p5      41 next
        vpternlogd zmm18, zmm30, zmm22, 0x69         ;   415.8 p0      41 next
        vmovdqa64 zmm30, zmm31                       ;   368.8         41 next copy
        vpternlogd zmm30, zmm22, zmm22, 0xc3         ;   414.8 p5      41 next
        vpternlogd zmm12, zmm30, zmm27, 0xd2         ;   415.8 p0      41 next
        vpternlogd zmm5, zmm7, zmm0, 0x78            ;   415.8 p5      41 next
        vpternlogd zmm25, zmm24, zmm22, 0x96         ;   416.0 p0      41 next
        vpternlogd zmm9, zmm12, zmm2, 0x87           ;   416.8 p5      41 next
        vpternlogd zmm18, zmm25, [r15 + 8768], 0x96  ;   417.0 p0+p2   48 next
        vpternlogd zmm23, zmm28, zmm28, 0x3f         ;   417.8 p5      41 next
        vpternlogd zmm30, zmm23, zmm22, 0x93         ;   418.8 p0      41 next
        vpternlogd zmm23, zmm4, zmm3, 0x87           ;   418.8 p5      41 next
        vpternlogd zmm21, zmm2, zmm22, 0x87          ;   419.0 p0      41 next
        vpternlogd zmm7, zmm23, zmm2, 0xd2           ;   419.8 p5      41 next
        vpternlogd zmm23, zmm30, zmm3, 0xd7          ;   420.0 p0      41 next
        vpternlogd zmm15, zmm21, zmm23, 0x96         ;   421.0 p5      41 next
        vpternlogd zmm15, zmm0, zmm12, 0x87          ;   422.0 p0      41 next
        vpternlogd zmm15, zmm30, zmm29, 0x2d         ;   423.0 p5      41 next
        vpternlogd zmm30, zmm28, zmm22, 0xd6         ;   422.0 p0      41 next
        vpxord zmm25, zmm25, [r15 + 8192]            ;   422.8 p5+p3   48 next
        vpternlogd zmm12, zmm27, zmm27, 0xf3         ;   423.0 p0      41 next
        vpternlogd zmm15, zmm1, [r15 + 8896], 0x96   ;   424.0 p5+p2   48 next
        vpxord zmm1, zmm1, [r15 + 8320]              ;   424.0 p0+p3   48 next
        vpternlogd zmm5, zmm10, [r15 + 8832], 0x96   ;   424.8 p5+p2   48 next
        vpxord zmm10, zmm10, [r15 + 8256]            ;   425.0 p0+p3   48 next
        vmovdqa64 zmm24, zmm19                       ;   409.8         45 next copy
        vpternlogd zmm12, zmm23, zmm26, 0x96         ;   425.8 p5      41 next
        vpternlogd zmm6, zmm0, zmm29, 0x48           ;   426.0 p0      41 next
        vpternlogd zmm11, zmm2, [rbp + 9920], 0x96   ;   426.8 p5+p2   41 next
        vpternlogd zmm3, zmm2, zmm13, 0x6f           ;   427.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm31, 0x2d          ;   427.8 p5      41 next
        vpternlogd zmm3, zmm6, zmm30, 0x96           ;   428.0 p0      41 next
        vmovdqu64 [rbp + 7488], zmm15                ;   425.0 p8+p9   48 next spill
        vmovdqu64 zmm14, [rbp + 8192]                ;   385.8 p3      41 next
        vpternlogd zmm14, zmm31, [rbp + 5376], 0x96  ;   428.8 p5+p2   41 next
        vpxord zmm26, zmm25, zmm10                   ;   429.0 p0      45 next
        vpternlogd zmm3, zmm14, [r15 + 8960], 0x96   ;   429.8 p5+p3   48 next
        vpxord zmm14, zmm14, [r15 + 8384]            ;   430.0 p0+p2   48 next
        vmovdqu64 [rbp + 7232], zmm5                 ;   425.8 p7+p4   48 next spill
        vpternlogd zmm30, zmm4, zmm28, 0x87          ;   430.8 p5      41 next
        vpternlogd zmm30, zmm13, zmm29, 0x87         ;   431.8 p0      41 next
        vpternlogd zmm12, zmm31, zmm22, 0xb4         ;   431.8 p5      41 next
        vmovdqa64 zmm13, zmm1                        ;   425.0         45 next copy
        vpternlogd zmm20, zmm0, [rbp + 9664], 0x96   ;   432.0 p0+p3   41 next
        vpandd zmm0, zmm19, zmm1                     ;   432.8 p5      45 next
        vpternlogd zmm13, zmm10, zmm25, 0x6a         ;   433.0 p0      45 next
        vpandd zmm4, zmm19, zmm8                     ;   433.8 p5      45 next
        vpternlogd zmm30, zmm9, zmm17, 0x96          ;   434.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm18                ;   418.0 p8+p9   48 next spill
        vpternlogd zmm12, zmm16, [r15 + 9152], 0x96  ;   434.8 p5+p2   48 next
        vmovdqu64 [rbp + 8192], zmm12                ;   435.8 p7+p4   48 next spill
        vmovdqa64 zmm21, zmm8                        ;   410.8         45 next copy
        vmovdqa64 zmm17, zmm13                       ;   434.0         45 next copy
        vpternlogd zmm17, zmm8, zmm10, 0x87          ;   435.0 p0      45 next
        vpternlogd zmm7, zmm20, [r15 + 9024], 0x96   ;   435.8 p5+p3   48 next
        vpxord zmm20, zmm20, [r15 + 8448]            ;   436.0 p0+p2   48 next
        vpandd zmm27, zmm19, zmm20                   ;   437.0 p5      45 next
        vpternlogd zmm30, zmm11, [r15 + 9088], 0x96  ;   437.0 p0+p3   48 next
        vpxord zmm11, zmm11, [r15 + 8512]            ;   437.8 p5+p2   48 next
        vpandd zmm2, zmm11, zmm1                     ;   438.8 p0      45 next
        vpandd zmm9, zmm11, zmm8                     ;   438.8 p5      45 next
        vpxord zmm31, zmm10, zmm11                   ;   439.0 p0      45 next
        vmovdqa64 zmm6, zmm11                        ;   438.8         45 next copy
        vpternlogd zmm2, zmm10, zmm25, 0x87          ;   439.8 p5      45 next
        vpternlogd zmm24, zmm11, zmm20, 0x48         ;   440.0 p0      45 next
        vpternlogd zmm6, zmm20, zmm1, 0x6a           ;   440.8 p5      45 next
        vmovdqu64 zmm23, [rbp + 1536]                ;   366.8 p3     108 r reload
        vpxord zmm16, zmm16, [r15 + 8576]            ;   441.0 p0+p2   48 next
        vpternlogd zmm17, zmm6, zmm20, 0x87          ;   441.8 p5      45 next
        vpternlogd zmm26, zmm17, zmm11, 0x6c         ;   442.8 p0      45 next
        vpxord zmm28, zmm25, zmm16                   ;   442.8 p5      45 next
        vpternlogd zmm9, zmm31, zmm20, 0x78          ;   443.0 p0      45 next
        vpxord zmm29, zmm28, zmm14                   ;   443.8 p5      45 next
        vpternlogd zmm0, zmm8, zmm16, 0x78           ;   444.0 p0      45 next
        vpternlogd zmm0, zmm29, zmm11, 0xd2          ;   445.0 p5      45 next
        vpternlogd zmm11, zmm28, zmm19, 0x6a         ;   445.0 p0      45 next
        vpternlogd zmm11, zmm13, zmm20, 0x69         ;   446.0 p5      45 next
        vpternlogd zmm13, zmm19, zmm10, 0x28         ;   446.0 p0      45 next
        vmovdqu64 [rbp + 5376], zmm3                 ;   430.8 p8+p9   48 next spill
        vpternlogd zmm2, zmm29, zmm19, 0xe1          ;   446.8 p5      45 next
        vpternlogd zmm27, zmm0, zmm26, 0x96          ;   447.0 p0      45 next
        vpternlogd zmm27, zmm3, zmm23, 0x96          ;   448.0 p5      54 next
        vmovdqa64 zmm3, zmm19                        ;   409.8         45 next copy
        vpternlogd zmm28, zmm2, zmm9, 0x96           ;   448.0 p0      45 next
        vpternlogd zmm3, zmm20, zmm14, 0x60          ;   448.8 p5      45 next
        vpternlogd zmm3, zmm8, zmm1, 0x87            ;   449.8 p0      45 next
        vpternlogd zmm28, zmm4, zmm3, 0x96           ;   450.8 p5      45 next
        vpternlogd zmm21, zmm16, zmm10, 0x48         ;   450.0 p0      45 next
        vpternlogd zmm3, zmm16, zmm10, 0x78          ;   450.8 p5      45 next
        vpternlogd zmm10, zmm20, zmm14, 0x28         ;   451.0 p0      45 next
        vpternlogd zmm17, zmm8, zmm14, 0x87          ;   451.8 p5      45 next
        vpternlogd zmm17, zmm20, zmm25, 0x78         ;   452.8 p0      45 next
        vmovdqa64 zmm22, zmm17                       ;   453.8         45 next copy
        vpternlogd zmm22, zmm16, zmm1, 0x78          ;   453.8 p5      45 next
        vpternlogd zmm10, zmm16, zmm25, 0x78         ;   453.0 p0      45 next
        vpternlogd zmm26, zmm3, zmm22, 0x69          ;   454.8 p5      45 next
        vmovdqu64 zmm22, [rbp + 1728]                ;   366.8 p3     108 r reload
        vpternlogd zmm28, zmm12, zmm22, 0x96         ;   454.0 p0      54 next
        vmovdqa64 zmm12, zmm19                       ;   409.8         45 next copy
        vpternlogd zmm12, zmm8, zmm25, 0x6c          ;   454.8 p5      45 next
        vmovdqu64 zmm3, [rbp + 1344]                 ;   366.8 p2     108 r reload
        vmovdqu64 [rbp + 7808], zmm7                 ;   436.8 p7+p4   48 next spill
        vpternlogd zmm26, zmm18, zmm3, 0x96          ;   455.8 p0      54 next
        vmovdqa64 zmm18, zmm29                       ;   444.8         45 next copy
        vpternlogd zmm4, zmm14, zmm25, 0x87          ;   455.8 p5      45 next
        vpternlogd zmm4, zmm16, zmm20, 0x87          ;   456.8 p0      45 next
        vpternlogd zmm18, zmm12, zmm1, 0x6c          ;   456.8 p5      45 next
        vpternlogd zmm18, zmm19, zmm14, 0x2d         ;   457.8 p0      45 next
        vpternlogd zmm18, zmm24, zmm10, 0x96         ;   458.8 p5      45 next
        vpternlogd zmm10, zmm31, zmm25, 0x87         ;   458.0 p0      45 next
        vpternlogd zmm31, zmm14, zmm1, 0x78          ;   458.8 p5      45 next
        vpternlogd zmm1, zmm4, zmm16, 0x39           ;   459.0 p0      45 next
        vpternlogd zmm4, zmm20, zmm14, 0x87          ;   459.8 p5      45 next
        vmovdqu64 zmm24, [rbp + 1984]                ;   366.8 p3      54 next
        vpxord zmm24, zmm24, [r14 + 1664]            ;   460.0 p0+p2   54 next
        vmovdqu64 [rbp + 5504], zmm26                ;   456.8 p8+p9   54 next spill
        vpternlogd zmm4, zmm9, zmm6, 0x69            ;   460.8 p5      45 next
        vpternlogd zmm20, zmm8, zmm25, 0x60          ;   461.0 p0      45 next
        vpternlogd zmm13, zmm20, zmm31, 0x96         ;   462.0 p5      45 next
        vpternlogd zmm4, zmm12, zmm21, 0x96          ;   462.0 p0      45 next
        vpternlogd zmm4, zmm8, zmm14, 0x78           ;   463.0 p5      45 next
        vpandd zmm14, zmm14, zmm16                   ;   463.0 p0      45 next
        vpternlogd zmm1, zmm0, zmm31, 0x69           ;   463.8 p5      45 next
        vpxord zmm31, zmm3, [r14 + 1024]             ;   464.0 p0+p3   54 next
        vpternlogd zmm14, zmm8, zmm25, 0x87          ;   464.8 p5      45 next
        vmovdqu64 zmm9, [rbp + 1856]                 ;   366.8 p2     108 r reload
        vpternlogd zmm10, zmm17, zmm11, 0x69         ;   465.0 p0      45 next
        vmovdqu64 [rbp + 5888], zmm27                ;   449.0 p7+p4   54 next spill
        vpternlogd zmm13, zmm21, zmm14, 0x96         ;   465.8 p5      45 next
        vmovdqu64 zmm20, [rbp + 1792]                ;   366.8 p3      54 next
        vpternlogd zmm14, zmm2, zmm11, 0x69          ;   466.0 p0      45 next
        vmovdqu64 zmm11, [rbp + 1664]                ;   366.8 p2     108 r reload
        vpternlogd zmm4, zmm30, zmm11, 0x96          ;   466.8 p5      54 next
        vmovdqu64 zmm25, [rbp + 1408]                ;   366.8 p3     108 r reload
        vmovdqu64 zmm0, [rbp + 1472]                 ;   366.8 p2     108 r reload
        vpxord zmm6, zmm0, [r14 + 1152]              ;   467.0 p0+p3   54 next
        vpxord zmm17, zmm22, [r14 + 1408]            ;   467.8 p5+p2   54 next
        vmovdqu64 [rbp + 6656], zmm28                ;   455.0 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 2112]                ;   366.8 p3      54 next
        vpxord zmm19, zmm9, [r14 + 1536]             ;   468.0 p0+p2   54 next
        vpxord zmm22, zmm22, [r14 + 1792]            ;   468.8 p5+p3   54 next
        vpxord zmm20, zmm20, [r14 + 1472]            ;   469.0 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 1600]                 ;   366.8 p3     108 r reload
        vpternlogd zmm1, zmm7, zmm8, 0x96            ;   469.8 p5      54 next
        vpternlogd zmm14, zmm29, zmm9, 0x96          ;   470.0 p0      54 next
        vpternlogd zmm10, zmm15, zmm0, 0x96          ;   470.8 p5      54 next
        vmovdqu64 [rbp + 7040], zmm14                ;   471.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 5824], zmm10                ;   471.8 p8+p9   54 next spill
        vmovdqu64 [rbp + 6592], zmm4                 ;   467.8 p7+p4   54 next spill
        vpxord zmm16, zmm11, [r14 + 1344]            ;   471.0 p0+p2   54 next
        vmovdqu64 [rbp + 9664], zmm30                ;   438.0 p8+p9   48 next spill
        vmovdqu64 [rbp + 6336], zmm1                 ;   470.8 p7+p4   54 next spill
        vmovdqu64 [rbp + 6848], zmm13                ;   466.8 p8+p9   45 next spill
        vpxord zmm13, zmm19, zmm22                   ;   471.8 p5      41 next
        vmovdqu64 zmm9, [rbp + 2048]                 ;   366.8 p3      54 next
        vpxord zmm12, zmm8, [r14 + 1280]             ;   472.0 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 2240]                 ;   366.8 p3      54 next
        vpxord zmm8, zmm8, [r14 + 1920]              ;   472.8 p5+p2   54 next
        vpternlogd zmm18, zmm5, zmm25, 0x96          ;   473.0 p0      54 next
        vpxord zmm0, zmm19, zmm20                    ;   473.8 p5      41 next
        vmovdqu64 [rbp + 5568], zmm18                ;   474.0 p7+p4   54 next spill
        vpxord zmm2, zmm25, [r14 + 1088]             ;   474.0 p0+p3   54 next
        vpandd zmm25, zmm24, zmm8                    ;   474.8 p5      41 next
        vmovdqa64 zmm10, zmm22                       ;   469.8         41 next copy
        vpxord zmm9, zmm9, [r14 + 1728]              ;   475.0 p0+p2   54 next
        vpandd zmm3, zmm20, zmm9                     ;   476.0 p5      41 next
        vmovdqu64 zmm21, [rbp + 1920]                ;   366.8 p3      54 next
        vpxord zmm21, zmm21, [r14 + 1600]            ;   476.0 p0+p2   54 next
        vmovdqa64 zmm4, zmm21                        ;   477.0         41 next copy
        vpternlogd zmm4, zmm19, zmm20, 0x6a          ;   477.0 p5      41 next
        vmovdqa64 zmm1, zmm4                         ;   478.0         41 next copy
        vpternlogd zmm1, zmm8, zmm19, 0x87           ;   478.0 p0      41 next
        vpternlogd zmm10, zmm9, zmm21, 0x6a          ;   477.8 p5      41 next
        vpternlogd zmm1, zmm10, zmm9, 0x87           ;   479.0 p0      41 next
        vpternlogd zmm3, zmm25, zmm1, 0x69           ;   480.0 p5      41 next
        vpternlogd zmm1, zmm0, zmm22, 0x78           ;   480.0 p0      41 next
        vmovdqa64 zmm18, zmm1                        ;   481.0         41 next copy
        vmovdqu64 [rbp + 5440], zmm25                ;   475.8 p8+p9   41 next spill
        vpandd zmm25, zmm22, zmm21                   ;   479.8 p5      41 next
        vpandd zmm28, zmm13, zmm20                   ;   480.0 p0      41 next
        vmovdqu64 zmm11, [rbp + 2176]                ;   366.8 p3      54 next
        vpxord zmm11, zmm11, [r14 + 1856]            ;   480.8 p5+p2   54 next
        vpandd zmm30, zmm19, zmm11                   ;   481.8 p0      41 next
        vpxord zmm7, zmm11, zmm20                    ;   481.8 p5      41 next
        vmovdqa64 zmm14, zmm8                        ;   473.8         41 next copy
        vpxord zmm15, zmm7, zmm24                    ;   482.8 p0      41 next
        vpxord zmm29, zmm23, [r14 + 1216]            ;   482.8 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 2304]                ;   366.8 p2      54 next
        vpxord zmm23, zmm23, [r14 + 1984]            ;   483.0 p0+p3   54 next
        vpandd zmm5, zmm9, zmm23                     ;   484.0 p5      41 next
        vmovdqu64 [rbp + 5248], zmm5                 ;   485.0 p7+p4   41 next spill
        vpandd zmm5, zmm21, zmm23                    ;   484.0 p0      41 next
        vpternlogd zmm25, zmm19, zmm20, 0x87         ;   484.8 p5      41 next
        vmovdqa64 zmm27, zmm9                        ;   476.0         41 next copy
        vpternlogd zmm5, zmm8, zmm11, 0x78           ;   485.0 p0      41 next
        vpternlogd zmm5, zmm15, zmm22, 0xd2          ;   486.0 p5      41 next
        vmovdqu64 [rbp + 10240], zmm5                ;   487.0 p8+p9   41 next spill
        vpxord zmm18, zmm18, zmm5                    ;   487.0 p0      41 next
        vpandd zmm5, zmm22, zmm8                     ;   486.8 p5      41 next
        vpxord zmm26, zmm9, zmm23                    ;   487.0 p0      41 next
        vmovdqa64 zmm0, zmm3                         ;   481.0         41 next copy
        vpternlogd zmm0, zmm11, zmm21, 0x78          ;   487.8 p5      41 next
        vpternlogd zmm25, zmm15, zmm23, 0xe1         ;   488.0 p0      41 next
        vpternlogd zmm5, zmm13, zmm9, 0x78           ;   488.8 p5      41 next
        vpternlogd zmm27, zmm24, zmm19, 0x48         ;   489.0 p0      41 next
        vpternlogd zmm27, zmm7, zmm20, 0xd2          ;   490.0 p5      41 next
        vpternlogd zmm26, zmm27, zmm22, 0x6c         ;   491.0 p0      41 next
        vpternlogd zmm14, zmm11, zmm19, 0x48         ;   490.8 p5      41 next
        vpternlogd zmm13, zmm24, zmm21, 0x78         ;   491.0 p0      41 next
        vpternlogd zmm22, zmm7, zmm23, 0x6a          ;   491.8 p5      41 next
        vpternlogd zmm22, zmm4, zmm9, 0x69           ;   492.8 p0      41 next
        vpternlogd zmm28, zmm27, zmm22, 0x69         ;   493.8 p5      41 next
        vmovdqa64 zmm27, zmm23                       ;   484.0         41 next copy
        vpternlogd zmm28, zmm3, zmm6, 0x69           ;   494.8 p0      41 next
        vmovdqa64 zmm3, zmm15                        ;   483.8         41 next copy
        vpternlogd zmm27, zmm9, zmm24, 0x60          ;   493.8 p5      41 next
        vpternlogd zmm27, zmm8, zmm21, 0x87          ;   494.8 p0      41 next
        vpternlogd zmm30, zmm0, zmm27, 0x69          ;   495.8 p5      41 next
        vpandd zmm0, zmm23, zmm8                     ;   495.0 p0      41 next
        vpternlogd zmm30, zmm1, zmm31, 0x96          ;   496.8 p5      41 next
        vmovdqa64 zmm1, zmm23                        ;   484.0         41 next copy
        vpternlogd zmm1, zmm8, zmm20, 0x6c           ;   496.0 p0      41 next
        vpternlogd zmm3, zmm1, zmm21, 0x6c           ;   497.0 p5      41 next
        vpternlogd zmm3, zmm23, zmm24, 0x2d          ;   498.0 p0      41 next
        vpternlogd zmm26, zmm3, zmm2, 0x96           ;   499.0 p5      41 next
        vpxord zmm4, zmm4, zmm23                     ;   498.0 p0      41 next
        vmovdqa64 zmm23, zmm11                       ;   481.8         41 next copy
        vpternlogd zmm23, zmm21, zmm21, 0xcf         ;   498.8 p5      41 next
        vpandd zmm21, zmm11, zmm24                   ;   499.0 p0      41 next
        vpternlogd zmm21, zmm8, zmm20, 0x87          ;   500.0 p5      41 next
        vpternlogd zmm8, zmm9, zmm20, 0x48           ;   500.0 p0      41 next
        vpternlogd zmm4, zmm8, zmm19, 0x6c           ;   501.0 p5      41 next
        vpternlogd zmm4, zmm13, zmm21, 0x96          ;   502.0 p0      41 next
        vpternlogd zmm21, zmm22, zmm25, 0x69         ;   501.8 p5      41 next
        vpxord zmm25, zmm25, zmm5                    ;   502.0 p0      41 next
        vpternlogd zmm25, zmm0, zmm7, 0x96           ;   503.0 p5      41 next
        vpternlogd zmm25, zmm27, zmm17, 0x96         ;   504.0 p0      41 next
        vmovdqa64 zmm27, zmm29                       ;   483.8         41 next copy
        vpternlogd zmm20, zmm0, zmm24, 0x93          ;   503.8 p5      41 next
        vpternlogd zmm20, zmm11, zmm9, 0x87          ;   504.8 p0      41 next
        vpternlogd zmm9, zmm24, zmm20, 0x95          ;   505.8 p5      41 next
        vpternlogd zmm9, zmm10, zmm5, 0x69           ;   506.8 p0      41 next
        vpternlogd zmm9, zmm1, zmm14, 0x96           ;   507.8 p5      41 next
        vmovdqa64 zmm8, zmm17                        ;   468.8         41 next copy
        vpternlogd zmm8, zmm6, zmm6, 0x3f            ;   506.0 p0      41 next
        vmovdqa64 zmm10, zmm8                        ;   507.0         41 next copy
        vpternlogd zmm10, zmm29, zmm2, 0x78          ;   507.0 p5      41 next
        vpternlogd zmm4, zmm14, [r14 + 8640], 0x96   ;   507.0 p0+p2   48 next
        vmovdqa64 zmm11, zmm10                       ;   508.0         41 next copy
        vpternlogd zmm23, zmm20, zmm13, 0x69         ;   507.8 p5      41 next
        vmovdqa64 zmm13, zmm17                       ;   468.8         41 next copy
        vpternlogd zmm11, zmm12, zmm31, 0x78         ;   508.0 p0      41 next
        vmovdqa64 zmm14, zmm11                       ;   509.0         41 next copy
        vpxord zmm1, zmm2, zmm16                     ;   508.8 p5      41 next
        vpandd zmm0, zmm29, zmm12                    ;   509.0 p0      41 next
        vpternlogd zmm0, zmm16, zmm6, 0x28           ;   510.0 p5      41 next
        vpternlogd zmm27, zmm6, zmm31, 0x9a          ;   510.0 p0      41 next
        vmovdqa64 zmm3, zmm0                         ;   511.0         41 next copy
        vmovdqa64 zmm19, zmm12                       ;   473.0         41 next copy
        vpxord zmm5, zmm2, zmm12                     ;   510.8 p5      41 next
        vpternlogd zmm3, zmm27, zmm12, 0x87          ;   511.0 p0      41 next
        vpternlogd zmm21, zmm15, [r14 + 8704], 0x96  ;   511.8 p5+p3   48 next
        vpternlogd zmm3, zmm17, zmm2, 0x87           ;   512.0 p0      41 next
        vpternlogd zmm14, zmm3, zmm31, 0xd2          ;   513.0 p5      41 next
        vpternlogd zmm27, zmm17, zmm6, 0xac          ;   513.0 p0      41 next
        vpternlogd zmm13, zmm12, zmm29, 0x6c         ;   513.8 p5      41 next
        vmovdqa64 zmm20, zmm13                       ;   514.8         41 next copy
        vpternlogd zmm19, zmm6, zmm2, 0x9c           ;   514.0 p0      41 next
        vmovdqa64 zmm22, zmm19                       ;   515.0         41 next copy
        vpternlogd zmm22, zmm2, zmm2, 0x3f           ;   515.0 p5      41 next
        vpternlogd zmm23, zmm12, [rbp + 10240], 0x96 ;   515.0 p0+p2   41 next
        vpternlogd zmm19, zmm16, zmm31, 0x87         ;   515.8 p5      41 next
        vmovdqa64 zmm15, zmm1                        ;   509.8         41 next copy
        vpternlogd zmm15, zmm17, zmm31, 0x78         ;   516.0 p0      41 next
        vpternlogd zmm20, zmm15, zmm16, 0x7d         ;   517.0 p5      41 next
        vpternlogd zmm20, zmm14, zmm14, 0xc3         ;   518.0 p0      41 next
        vmovdqa64 zmm14, zmm29                       ;   483.8         41 next copy
        vpternlogd zmm14, zmm31, zmm31, 0xc3         ;   517.8 p5      41 next
        vpternlogd zmm10, zmm14, zmm1, 0xd2          ;   518.8 p0      41 next
        vpternlogd zmm14, zmm22, zmm31, 0x93         ;   518.8 p5      41 next
        vpternlogd zmm22, zmm5, zmm17, 0x87          ;   519.0 p0      41 next
        vpternlogd zmm27, zmm15, zmm16, 0x2d         ;   519.8 p5      41 next
        vpternlogd zmm27, zmm3, zmm12, 0x78          ;   520.8 p0      41 next
        vpternlogd zmm3, zmm22, zmm16, 0xd2          ;   520.8 p5      41 next
        vpternlogd zmm3, zmm19, zmm29, 0x2d          ;   521.8 p0      41 next
        vpternlogd zmm20, zmm30, [r14 + 8768], 0x96  ;   521.8 p5+p3   48 next
        vpxord zmm30, zmm30, [r14 + 8192]            ;   522.0 p0+p2   48 next
        vpternlogd zmm27, zmm26, [r14 + 8832], 0x96  ;   522.8 p5+p3   48 next
        vpxord zmm26, zmm26, [r14 + 8256]            ;   523.0 p0+p2   48 next
        vpternlogd zmm22, zmm14, zmm17, 0xd7         ;   523.8 p5      41 next
        vpternlogd zmm13, zmm19, zmm22, 0x96         ;   524.8 p0      41 next
        vpternlogd zmm13, zmm12, zmm10, 0x87         ;   525.8 p5      41 next
        vpandnd zmm7, zmm5, zmm16                    ;   525.0 p0      41 next
        vpternlogd zmm7, zmm12, zmm6, 0x48           ;   526.0 p5      41 next
        vpternlogd zmm17, zmm16, zmm11, 0x6f         ;   526.0 p0      41 next
        vpternlogd zmm8, zmm10, zmm16, 0x87          ;   526.8 p5      41 next
        vpternlogd zmm18, zmm29, [rbp + 5248], 0x96  ;   527.0 p0+p3   41 next
        vpternlogd zmm9, zmm16, [rbp + 5440], 0x96   ;   527.8 p5+p2   41 next
        vpternlogd zmm10, zmm1, zmm1, 0xf3           ;   528.0 p0      41 next
        vpternlogd zmm10, zmm22, zmm0, 0x96          ;   529.0 p5      41 next
        vpternlogd zmm10, zmm29, zmm31, 0xb4         ;   530.0 p0      41 next
        vpternlogd zmm13, zmm14, zmm6, 0x2d          ;   529.8 p5      41 next
        vpternlogd zmm13, zmm28, [r14 + 8896], 0x96  ;   530.8 p0+p3   48 next
        vpxord zmm28, zmm28, [r14 + 8320]            ;   530.8 p5+p2   48 next
        vmovdqa64 zmm12, zmm28                       ;   531.8         45 next copy
        vpternlogd zmm14, zmm2, zmm31, 0xd6          ;   531.0 p0      41 next
        vpternlogd zmm17, zmm7, zmm14, 0x96          ;   532.0 p5      41 next
        vpternlogd zmm14, zmm5, zmm2, 0x87           ;   532.0 p0      41 next
        vpternlogd zmm14, zmm11, zmm6, 0x87          ;   533.0 p5      41 next
        vpternlogd zmm12, zmm26, zmm30, 0x6a         ;   533.0 p0      45 next
        vpternlogd zmm14, zmm8, zmm15, 0x96          ;   534.0 p5      41 next
        vpternlogd zmm10, zmm25, [r14 + 9152], 0x96  ;   534.0 p0+p3   48 next
        vpxord zmm25, zmm25, [r14 + 8576]            ;   534.8 p5+p2   48 next
        vpandd zmm31, zmm4, zmm25                    ;   535.8 p0      45 next
        vpandd zmm7, zmm21, zmm4                     ;   535.8 p5      45 next
        vpternlogd zmm3, zmm23, [r14 + 9024], 0x96   ;   536.0 p0+p3   48 next
        vpxord zmm23, zmm23, [r14 + 8448]            ;   536.8 p5+p2   48 next
        vpternlogd zmm31, zmm21, zmm28, 0x78         ;   537.0 p0      45 next
        vmovdqa64 zmm15, zmm12                       ;   534.0         45 next copy
        vpxord zmm1, zmm30, zmm25                    ;   537.8 p5      45 next
        vmovdqu64 zmm22, [rbp + 5888]                ;   449.0 p3      54 next reload
        vpternlogd zmm17, zmm18, [r14 + 8960], 0x96  ;   538.0 p0+p2   48 next
        vpternlogd zmm15, zmm4, zmm26, 0x87          ;   538.8 p5      45 next
        vpternlogd zmm14, zmm9, [r14 + 9088], 0x96   ;   539.0 p0+p3   48 next
        vpxord zmm9, zmm9, [r14 + 8512]              ;   539.8 p5+p2   48 next
        vmovdqa64 zmm8, zmm9                         ;   540.8         45 next copy
        vpxord zmm29, zmm30, zmm26                   ;   540.0 p0      45 next
        vpternlogd zmm8, zmm23, zmm28, 0x6a          ;   540.8 p5      45 next
        vpternlogd zmm15, zmm8, zmm23, 0x87          ;   541.8 p0      45 next
        vpternlogd zmm29, zmm15, zmm9, 0x6c          ;   542.8 p5      45 next
        vpandd zmm6, zmm9, zmm28                     ;   542.0 p0      45 next
        vpxord zmm5, zmm26, zmm9                     ;   542.8 p5      45 next
        vpandd zmm0, zmm21, zmm23                    ;   543.0 p0      45 next
        vpandd zmm11, zmm9, zmm4                     ;   543.8 p5      45 next
        vpternlogd zmm11, zmm5, zmm23, 0x78          ;   544.8 p0      45 next
        vmovdqa64 zmm24, zmm21                       ;   512.8         45 next copy
        vpternlogd zmm24, zmm9, zmm23, 0x48          ;   544.8 p5      45 next
        vpxord zmm18, zmm18, [r14 + 8384]            ;   545.0 p0+p3   48 next
        vpternlogd zmm15, zmm4, zmm18, 0x87          ;   546.0 p5      45 next
        vmovdqa64 zmm16, zmm4                        ;   508.0         45 next copy
        vpternlogd zmm6, zmm26, zmm30, 0x87          ;   546.0 p0      45 next
        vpxord zmm2, zmm1, zmm18                     ;   546.8 p5      45 next
        vpternlogd zmm31, zmm2, zmm9, 0xd2           ;   547.8 p0      45 next
        vpternlogd zmm15, zmm23, zmm30, 0x78         ;   547.8 p5      45 next
        vpternlogd zmm9, zmm1, zmm21, 0x6a           ;   548.0 p0      45 next
        vpternlogd zmm9, zmm12, zmm23, 0x69          ;   549.0 p5      45 next
        vmovdqa64 zmm19, zmm15                       ;   548.8         45 next copy
        vpternlogd zmm0, zmm31, zmm29, 0x96          ;   549.0 p0      45 next
        vpternlogd zmm0, zmm17, zmm22, 0x96          ;   550.0 p5      54 next
        vmovdqu64 [rbp + 5888], zmm0                 ;   551.0 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm21                        ;   512.8         45 next copy
        vpternlogd zmm0, zmm23, zmm18, 0x60          ;   550.0 p0      45 next
        vpternlogd zmm0, zmm4, zmm28, 0x87           ;   551.0 p5      45 next
        vpternlogd zmm6, zmm2, zmm21, 0xe1           ;   551.0 p0      45 next
        vpternlogd zmm1, zmm6, zmm11, 0x96           ;   552.0 p5      45 next
        vpternlogd zmm1, zmm7, zmm0, 0x96            ;   553.0 p0      45 next
        vpternlogd zmm19, zmm25, zmm28, 0x78         ;   552.8 p5      45 next
        vpternlogd zmm0, zmm25, zmm26, 0x78          ;   553.0 p0      45 next
        vpternlogd zmm12, zmm21, zmm26, 0x28         ;   553.8 p5      45 next
        vpternlogd zmm7, zmm18, zmm30, 0x87          ;   554.0 p0      45 next
        vpternlogd zmm7, zmm25, zmm23, 0x87          ;   555.0 p5      45 next
        vpternlogd zmm16, zmm25, zmm26, 0x48         ;   555.0 p0      45 next
        vpternlogd zmm26, zmm23, zmm18, 0x28         ;   555.8 p5      45 next
        vpternlogd zmm26, zmm25, zmm30, 0x78         ;   556.8 p0      45 next
        vpternlogd zmm29, zmm0, zmm19, 0x69          ;   556.8 p5      45 next
        vmovdqu64 zmm0, [rbp + 5504]                 ;   456.8 p2      54 next reload
        vpternlogd zmm29, zmm20, zmm0, 0x96          ;   557.8 p0      54 next
        vmovdqu64 [rbp + 5504], zmm29                ;   558.8 p8+p9   54 next spill
        vmovdqa64 zmm29, zmm2                        ;   547.8         45 next copy
        vmovdqu64 zmm19, [rbp + 6656]                ;   455.0 p3      54 next reload
        vpternlogd zmm1, zmm10, zmm19, 0x96          ;   557.8 p5      54 next
        vmovdqu64 [rbp + 6656], zmm1                 ;   558.8 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm21                        ;   512.8         45 next copy
        vpternlogd zmm1, zmm4, zmm30, 0x6c           ;   558.0 p0      45 next
        vpternlogd zmm29, zmm1, zmm28, 0x6c          ;   559.0 p5      45 next
        vpternlogd zmm29, zmm21, zmm18, 0x2d         ;   560.0 p0      45 next
        vpternlogd zmm29, zmm24, zmm26, 0x96         ;   561.0 p5      45 next
        vpternlogd zmm26, zmm5, zmm30, 0x87          ;   560.0 p0      45 next
        vpternlogd zmm5, zmm18, zmm28, 0x78          ;   560.8 p5      45 next
        vpternlogd zmm28, zmm7, zmm25, 0x39          ;   561.0 p0      45 next
        vpternlogd zmm7, zmm23, zmm18, 0x87          ;   561.8 p5      45 next
        vpternlogd zmm7, zmm11, zmm8, 0x69           ;   562.8 p0      45 next
        vpxord zmm0, zmm0, [r10]                     ;   562.8 p5+p2   54 next
        vpternlogd zmm7, zmm1, zmm16, 0x96           ;   563.8 p0      45 next
        vpternlogd zmm7, zmm4, zmm18, 0x78           ;   564.8 p5      45 next
        vpternlogd zmm28, zmm31, zmm5, 0x69          ;   564.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 6336]                ;   470.8 p3      54 next reload
        vpternlogd zmm23, zmm4, zmm30, 0x60          ;   564.8 p5      45 next
        vpandd zmm18, zmm18, zmm25                   ;   565.0 p0      45 next
        vpternlogd zmm12, zmm23, zmm5, 0x96          ;   565.8 p5      45 next
        vmovdqu64 zmm1, [rbp + 7040]                 ;   471.0 p2      54 next reload
        vpternlogd zmm26, zmm15, zmm9, 0x69          ;   566.0 p0      45 next
        vmovdqu64 zmm15, [rbp + 2112]                ;   379.2 p3     108 r reload
        vpternlogd zmm18, zmm4, zmm30, 0x87          ;   566.8 p5      45 next
        vmovdqu64 zmm30, [rbp + 5824]                ;   471.8 p2      54 next reload
        vpternlogd zmm12, zmm16, zmm18, 0x96         ;   567.8 p0      45 next
        vmovdqu64 zmm24, [rbp + 2176]                ;   381.0 p3     108 r reload
        vpternlogd zmm18, zmm6, zmm9, 0x69           ;   567.8 p5      45 next
        vmovdqu64 zmm23, [rbp + 6848]                ;   466.8 p2      45 next reload
        vmovdqu64 zmm21, [rbp + 1792]                ;   383.0 p3     108 r reload
        vpternlogd zmm18, zmm2, zmm1, 0x96           ;   568.8 p0      54 next
        vmovdqu64 zmm2, [rbp + 6592]                 ;   467.8 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 7488]                ;   425.0 p3      48 next reload
        vpternlogd zmm28, zmm3, zmm31, 0x96          ;   568.8 p5      54 next
        vpxord zmm31, zmm31, [r10 + 256]             ;   569.0 p0+p2   54 next
        vmovdqu64 zmm9, [rbp + 2048]                 ;   385.0 p3     108 r reload
        vpternlogd zmm12, zmm23, zmm21, 0x96         ;   569.8 p5      54 next
        vmovdqu64 [rbp + 6336], zmm12                ;   570.8 p8+p9   54 next spill
        vmovdqu64 zmm16, [rbp + 5376]                ;   430.8 p2      48 next reload
        vpternlogd zmm17, zmm16, zmm15, 0x96         ;   570.0 p0      54 next
        vmovdqu64 zmm4, [rbp + 1920]                 ;   386.7 p3     108 r reload
        vpternlogd zmm16, zmm15, [r10 + 768], 0x96   ;   570.8 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 7808]                ;   436.8 p3      48 next reload
        vpternlogd zmm3, zmm15, zmm24, 0x96          ;   571.0 p0      54 next
        vpternlogd zmm7, zmm14, zmm2, 0x96           ;   571.8 p5      54 next
        vmovdqu64 zmm6, [rbp + 1984]                 ;   388.3 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 5568]                ;   474.0 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 7232]                 ;   425.8 p2      48 next reload
        vpternlogd zmm29, zmm27, zmm25, 0x96         ;   572.0 p0      54 next
        vmovdqu64 [rbp + 5568], zmm29                ;   573.0 p7+p4   54 next spill
        vpternlogd zmm15, zmm24, [r10 + 832], 0x96   ;   572.8 p5+p3   54 next
        vpternlogd zmm26, zmm13, zmm30, 0x96         ;   573.0 p0      54 next
        vpternlogd zmm13, zmm11, zmm9, 0x96          ;   573.8 p5      54 next
        vpternlogd zmm11, zmm9, [r10 + 704], 0x96    ;   574.0 p0+p2   54 next
        vmovdqu64 zmm9, [rbp + 2240]                 ;   391.2 p3     108 r reload
        vmovdqu64 zmm24, [rbp + 9664]                ;   438.0 p2      48 next reload
        vpternlogd zmm14, zmm24, [rbp + 2240], 0x96  ;   574.8 p5+p3   54 next
        vpternlogd zmm27, zmm8, zmm6, 0x96           ;   575.0 p0      54 next
        vpternlogd zmm8, zmm6, [r10 + 640], 0x96     ;   575.8 p5+p2   54 next
        vmovdqu64 zmm6, [rbp + 2304]                 ;   394.3 p3     108 r reload
        vpternlogd zmm24, zmm9, [r10 + 896], 0x96    ;   576.0 p0+p2   54 next
        vmovdqu64 zmm9, [rbp + 8192]                 ;   435.8 p3      48 next reload
        vpternlogd zmm10, zmm9, [rbp + 2304], 0x96   ;   576.8 p5+p2   54 next
        vpternlogd zmm9, zmm6, [r10 + 960], 0x96     ;   577.0 p0+p3   54 next
        vpxord zmm29, zmm11, zmm9                    ;   578.0 p5      41 next
        vpxord zmm22, zmm22, [r10 + 192]             ;   578.0 p0+p2   54 next
        vmovdqu64 zmm5, [rbp + 9920]                 ;   418.0 p3      48 next reload
        vpternlogd zmm23, zmm21, [r10 + 448], 0x96   ;   578.8 p5+p2   54 next
        vpternlogd zmm20, zmm5, zmm4, 0x96           ;   579.0 p0      54 next
        vpxord zmm25, zmm25, [r10 + 64]              ;   579.8 p5+p3   54 next
        vmovdqu64 [rbp + 6848], zmm13                ;   574.8 p8+p9   54 next spill
        vpternlogd zmm5, zmm4, [r10 + 576], 0x96     ;   580.0 p0+p2   54 next
        vmovdqa64 zmm12, zmm5                        ;   581.0         41 next copy
        vpxord zmm1, zmm1, [r10 + 512]               ;   580.8 p5+p3   54 next
        vmovdqu64 [rbp + 9920], zmm26                ;   574.0 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm11                       ;   575.0         41 next copy
        vmovdqu64 [rbp + 7040], zmm17                ;   571.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 5376], zmm27                ;   576.0 p7+p4   54 next spill
        vpandd zmm27, zmm11, zmm23                   ;   581.0 p0      41 next
        vpxord zmm30, zmm30, [r10 + 128]             ;   581.8 p5+p2   54 next
        vmovdqu64 [rbp + 7232], zmm7                 ;   572.8 p8+p9   54 next spill
        vpternlogd zmm12, zmm1, zmm23, 0x6a          ;   582.0 p0      41 next
        vpxord zmm2, zmm2, [r10 + 320]               ;   582.8 p5+p3   54 next
        vmovdqu64 [rbp + 9664], zmm14                ;   575.8 p7+p4   54 next spill
        vmovdqa64 zmm7, zmm12                        ;   583.0         41 next copy
        vmovdqu64 [rbp + 5824], zmm28                ;   569.8 p8+p9   54 next spill
        vpxord zmm19, zmm19, [r10 + 384]             ;   583.0 p0+p2   54 next
        vmovdqu64 [rbp + 8192], zmm10                ;   577.8 p7+p4   54 next spill
        vmovdqu64 [rbp + 7808], zmm3                 ;   572.0 p8+p9   54 next spill
        vpandd zmm21, zmm15, zmm5                    ;   583.8 p5      41 next
        vpxord zmm14, zmm15, zmm23                   ;   584.0 p0      41 next
        vpxord zmm3, zmm14, zmm8                     ;   585.0 p5      41 next
        vpandd zmm13, zmm8, zmm24                    ;   585.0 p0      41 next
        vpternlogd zmm7, zmm24, zmm1, 0x87           ;   585.8 p5      41 next
        vpandd zmm6, zmm15, zmm24                    ;   586.0 p0      41 next
        vmovdqa64 zmm4, zmm6                         ;   587.0         41 next copy
        vpternlogd zmm6, zmm9, zmm5, 0x78            ;   587.0 p5      41 next
        vpternlogd zmm6, zmm3, zmm16, 0xd2           ;   588.0 p0      41 next
        vmovdqu64 [rbp + 6592], zmm18                ;   569.8 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm16                       ;   571.8         41 next copy
        vpternlogd zmm18, zmm11, zmm5, 0x6a          ;   587.8 p5      41 next
        vpxord zmm10, zmm1, zmm23                    ;   588.0 p0      41 next
        vpternlogd zmm7, zmm18, zmm11, 0x87          ;   588.8 p5      41 next
        vpternlogd zmm27, zmm13, zmm7, 0x69          ;   589.8 p0      41 next
        vpternlogd zmm7, zmm10, zmm16, 0x78          ;   589.8 p5      41 next
        vmovdqu64 [rbp + 7488], zmm20                ;   580.0 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm6                        ;   589.0         41 next copy
        vpxord zmm17, zmm17, zmm7                    ;   590.8 p0      41 next
        vpternlogd zmm26, zmm8, zmm1, 0x48           ;   590.8 p5      41 next
        vpternlogd zmm26, zmm14, zmm23, 0xd2         ;   591.8 p0      41 next
        vpternlogd zmm29, zmm26, zmm16, 0x6c         ;   592.8 p5      41 next
        vpandd zmm20, zmm11, zmm9                    ;   592.0 p0      41 next
        vpternlogd zmm17, zmm20, zmm22, 0x96         ;   593.0 p5      41 next
        vpandd zmm20, zmm16, zmm5                    ;   593.0 p0      41 next
        vmovdqu64 [rbp + 10240], zmm13               ;   586.0 p7+p4   41 next spill
        vpternlogd zmm20, zmm1, zmm23, 0x87          ;   594.0 p5      41 next
        vpternlogd zmm20, zmm3, zmm9, 0xe1           ;   595.0 p0      41 next
        vmovdqu64 [rbp + 5440], zmm17                ;   594.0 p8+p9   41 next spill
        vpandd zmm17, zmm16, zmm24                   ;   594.8 p5      41 next
        vpxord zmm10, zmm16, zmm1                    ;   595.0 p0      41 next
        vpternlogd zmm16, zmm14, zmm9, 0x6a          ;   595.8 p5      41 next
        vpternlogd zmm16, zmm12, zmm11, 0x69         ;   596.8 p0      41 next
        vpandd zmm28, zmm10, zmm23                   ;   596.8 p5      41 next
        vpternlogd zmm28, zmm26, zmm16, 0x69         ;   597.8 p0      41 next
        vmovdqa64 zmm26, zmm9                        ;   578.0         41 next copy
        vpternlogd zmm26, zmm11, zmm8, 0x60          ;   597.8 p5      41 next
        vpternlogd zmm26, zmm24, zmm5, 0x87          ;   598.8 p0      41 next
        vmovdqa64 zmm13, zmm26                       ;   599.8         41 next copy
        vpternlogd zmm13, zmm15, zmm1, 0x78          ;   599.8 p5      41 next
        vpternlogd zmm13, zmm21, zmm27, 0x69         ;   600.8 p0      41 next
        vpternlogd zmm28, zmm27, zmm30, 0x69         ;   599.8 p5      41 next
        vmovdqa64 zmm27, zmm3                        ;   586.0         41 next copy
        vpternlogd zmm13, zmm7, zmm0, 0x96           ;   601.8 p0      41 next
        vmovdqa64 zmm7, zmm9                         ;   578.0         41 next copy
        vpternlogd zmm7, zmm24, zmm23, 0x6c          ;   600.8 p5      41 next
        vpternlogd zmm27, zmm7, zmm5, 0x6c           ;   601.8 p0      41 next
        vpternlogd zmm27, zmm9, zmm8, 0x2d           ;   602.8 p5      41 next
        vpxord zmm12, zmm12, zmm9                    ;   602.0 p0      41 next
        vpternlogd zmm17, zmm10, zmm11, 0x78         ;   602.8 p5      41 next
        vpternlogd zmm4, zmm15, zmm1, 0x58           ;   603.0 p0      41 next
        vpandd zmm21, zmm9, zmm24                    ;   603.8 p5      41 next
        vmovdqa64 zmm9, zmm15                        ;   573.8         41 next copy
        vpternlogd zmm10, zmm8, zmm5, 0x78           ;   604.0 p0      41 next
        vpternlogd zmm9, zmm5, zmm5, 0xcf            ;   604.8 p5      41 next
        vpandd zmm5, zmm15, zmm8                     ;   605.0 p0      41 next
        vpternlogd zmm5, zmm24, zmm23, 0x87          ;   606.0 p5      41 next
        vpternlogd zmm24, zmm11, zmm23, 0x48         ;   606.0 p0      41 next
        vpternlogd zmm12, zmm24, zmm1, 0x6c          ;   607.0 p5      41 next
        vpandd zmm1, zmm22, zmm31                    ;   607.0 p0      41 next
        vpternlogd zmm1, zmm2, zmm30, 0x28           ;   608.0 p5      41 next
        vpternlogd zmm12, zmm10, zmm5, 0x96          ;   608.0 p0      41 next
        vpternlogd zmm23, zmm21, zmm8, 0x93          ;   608.8 p5      41 next
        vpternlogd zmm23, zmm15, zmm11, 0x87         ;   609.8 p0      41 next
        vpternlogd zmm5, zmm16, zmm20, 0x69          ;   609.8 p5      41 next
        vpternlogd zmm29, zmm27, zmm25, 0x96         ;   610.0 p0      41 next
        vpxord zmm20, zmm20, zmm17                   ;   610.8 p5      41 next
        vmovdqa64 zmm27, zmm1                        ;   609.0         41 next copy
        vpternlogd zmm20, zmm21, zmm14, 0x96         ;   611.8 p0      41 next
        vpternlogd zmm11, zmm8, zmm23, 0x95          ;   611.8 p5      41 next
        vpternlogd zmm11, zmm18, zmm17, 0x69         ;   612.8 p0      41 next
        vmovdqa64 zmm17, zmm19                       ;   584.0         41 next copy
        vpternlogd zmm11, zmm7, zmm4, 0x96           ;   613.8 p5      41 next
        vpxord zmm7, zmm25, zmm2                     ;   613.0 p0      41 next
        vpternlogd zmm20, zmm26, zmm19, 0x96         ;   613.8 p5      41 next
        vmovdqa64 zmm26, zmm22                       ;   579.0         41 next copy
        vpxord zmm8, zmm25, zmm31                    ;   614.0 p0      41 next
        vpternlogd zmm17, zmm31, zmm22, 0x6c         ;   614.8 p5      41 next
        vmovdqa64 zmm18, zmm17                       ;   615.8         41 next copy
        vpternlogd zmm9, zmm23, zmm10, 0x69          ;   615.0 p0      41 next
        vpternlogd zmm12, zmm4, [r13 + 8640], 0x96   ;   615.8 p5+p3   48 next
        vmovdqa64 zmm4, zmm7                         ;   614.0         41 next copy
        vmovdqa64 zmm21, zmm8                        ;   615.0         41 next copy
        vpternlogd zmm21, zmm31, zmm30, 0x6a         ;   616.0 p0      41 next
        vpternlogd zmm9, zmm6, zmm31, 0x96           ;   616.8 p5      41 next
        vmovdqa64 zmm6, zmm19                        ;   584.0         41 next copy
        vpternlogd zmm6, zmm30, zmm30, 0x3f          ;   617.0 p0      41 next
        vpternlogd zmm5, zmm3, [r13 + 8704], 0x96    ;   617.8 p5+p2   48 next
        vmovdqa64 zmm14, zmm6                        ;   618.0         41 next copy
        vpternlogd zmm14, zmm22, zmm25, 0x78         ;   618.0 p0      41 next
        vmovdqa64 zmm15, zmm14                       ;   619.0         41 next copy
        vmovdqa64 zmm23, zmm21                       ;   617.0         41 next copy
        vpternlogd zmm26, zmm30, zmm0, 0x9a          ;   618.8 p5      41 next
        vpternlogd zmm27, zmm26, zmm31, 0x87         ;   619.8 p0      41 next
        vpternlogd zmm27, zmm19, zmm25, 0x87         ;   620.8 p5      41 next
        vpternlogd zmm26, zmm19, zmm30, 0xac         ;   620.0 p0      41 next
        vpternlogd zmm15, zmm31, zmm0, 0x78          ;   620.8 p5      41 next
        vpternlogd zmm21, zmm2, zmm0, 0x87           ;   621.0 p0      41 next
        vmovdqa64 zmm3, zmm15                        ;   621.8         41 next copy
        vpternlogd zmm3, zmm27, zmm0, 0xd2           ;   621.8 p5      41 next
        vpandnd zmm10, zmm8, zmm2                    ;   622.0 p0      41 next
        vpternlogd zmm23, zmm25, zmm25, 0x3f         ;   622.8 p5      41 next
        vpternlogd zmm11, zmm2, [rbp + 10240], 0x96  ;   623.0 p0+p3   41 next
        vpternlogd zmm4, zmm19, zmm0, 0x78           ;   623.8 p5      41 next
        vpxord zmm18, zmm18, zmm4                    ;   624.8 p0      41 next
        vpternlogd zmm26, zmm4, zmm2, 0x2d           ;   624.8 p5      41 next
        vpternlogd zmm26, zmm27, zmm31, 0x78         ;   625.8 p0      41 next
        vpternlogd zmm18, zmm3, zmm2, 0xc6           ;   625.8 p5      41 next
        vmovdqa64 zmm3, zmm22                        ;   579.0         41 next copy
        vpternlogd zmm3, zmm0, zmm0, 0xc3            ;   626.0 p0      41 next
        vpternlogd zmm14, zmm3, zmm7, 0xd2           ;   627.0 p5      41 next
        vpternlogd zmm3, zmm23, zmm0, 0x93           ;   627.0 p0      41 next
        vpternlogd zmm23, zmm8, zmm19, 0x87          ;   627.8 p5      41 next
        vpternlogd zmm27, zmm23, zmm2, 0xd2          ;   628.8 p0      41 next
        vpternlogd zmm23, zmm3, zmm19, 0xd7          ;   628.8 p5      41 next
        vpternlogd zmm17, zmm21, zmm23, 0x96         ;   629.8 p0      41 next
        vpternlogd zmm19, zmm2, zmm15, 0x6f          ;   629.8 p5      41 next
        vpternlogd zmm17, zmm31, zmm14, 0x87         ;   630.8 p0      41 next
        vpternlogd zmm6, zmm14, zmm2, 0x87           ;   630.8 p5      41 next
        vpternlogd zmm17, zmm3, zmm30, 0x2d          ;   631.8 p0      41 next
        vpternlogd zmm10, zmm31, zmm30, 0x48         ;   631.8 p5      41 next
        vpternlogd zmm14, zmm7, zmm7, 0xf3           ;   632.0 p0      41 next
        vpternlogd zmm14, zmm23, zmm1, 0x96          ;   633.0 p5      41 next
        vpternlogd zmm3, zmm25, zmm0, 0xd6           ;   633.0 p0      41 next
        vpternlogd zmm19, zmm10, zmm3, 0x96          ;   634.0 p5      41 next
        vpternlogd zmm3, zmm8, zmm25, 0x87           ;   634.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm30, 0x87          ;   635.0 p5      41 next
        vpternlogd zmm3, zmm6, zmm4, 0x96            ;   636.0 p0      41 next
        vpternlogd zmm3, zmm11, [r13 + 9088], 0x96   ;   637.0 p5+p2   48 next
        vpxord zmm11, zmm11, [r13 + 8512]            ;   636.0 p0+p3   48 next
        vmovdqa64 zmm23, zmm11                       ;   637.0         45 next copy
        vmovdqu64 zmm16, [rbp + 5440]                ;   594.0 p2      48 next
        vpternlogd zmm27, zmm21, zmm22, 0x2d         ;   636.8 p5      41 next
        vpxord zmm16, zmm16, [r13 + 8384]            ;   637.0 p0+p3   48 next
        vpternlogd zmm26, zmm29, [r13 + 8832], 0x96  ;   637.8 p5+p2   48 next
        vpxord zmm29, zmm29, [r13 + 8256]            ;   638.0 p0+p3   48 next
        vpternlogd zmm14, zmm22, zmm0, 0xb4          ;   638.8 p5      41 next
        vpternlogd zmm14, zmm20, [r13 + 9152], 0x96  ;   639.8 p0+p2   48 next
        vpxord zmm20, zmm20, [r13 + 8576]            ;   639.8 p5+p3   48 next
        vpandd zmm22, zmm5, zmm12                    ;   640.0 p0      45 next
        vpternlogd zmm17, zmm28, [r13 + 8896], 0x96  ;   640.8 p5+p2   48 next
        vpxord zmm28, zmm28, [r13 + 8320]            ;   641.0 p0+p3   48 next
        vmovdqa64 zmm24, zmm28                       ;   642.0         45 next copy
        vpternlogd zmm18, zmm13, [r13 + 8768], 0x96  ;   641.8 p5+p2   48 next
        vpxord zmm13, zmm13, [r13 + 8192]            ;   642.0 p0+p3   48 next
        vpternlogd zmm24, zmm29, zmm13, 0x6a         ;   643.0 p5      45 next
        vpternlogd zmm27, zmm9, [r13 + 9024], 0x96   ;   643.0 p0+p2   48 next
        vmovdqu64 zmm25, [rbp + 5440]                ;   594.0 p3      41 next reload
        vpandd zmm31, zmm12, zmm20                   ;   643.8 p5      45 next
        vpternlogd zmm19, zmm25, [r13 + 8960], 0x96  ;   644.0 p0+p2   48 next
        vmovdqu64 [rbp + 5440], zmm14                ;   640.8 p7+p4   48 next spill
        vpandd zmm30, zmm16, zmm12                   ;   644.8 p5      45 next
        vpxord zmm9, zmm9, [r13 + 8448]              ;   645.0 p0+p3   48 next
        vpxord zmm25, zmm13, zmm29                   ;   645.8 p5      45 next
        vmovdqa64 zmm14, zmm24                       ;   644.0         45 next copy
        vpxord zmm4, zmm20, zmm13                    ;   646.0 p0      45 next
        vpxord zmm6, zmm4, zmm16                     ;   647.0 p5      45 next
        vpternlogd zmm14, zmm12, zmm29, 0x87         ;   647.0 p0      45 next
        vpandd zmm0, zmm13, zmm9                     ;   647.8 p5      45 next
        vpternlogd zmm23, zmm9, zmm28, 0x6a          ;   648.0 p0      45 next
        vpternlogd zmm14, zmm23, zmm9, 0x87          ;   649.0 p5      45 next
        vpternlogd zmm0, zmm30, zmm14, 0x69          ;   650.0 p0      45 next
        vpternlogd zmm14, zmm25, zmm11, 0x78         ;   650.0 p5      45 next
        vpternlogd zmm31, zmm5, zmm28, 0x78          ;   650.0 p0      45 next
        vpternlogd zmm31, zmm6, zmm11, 0xd2          ;   651.0 p5      45 next
        vmovdqa64 zmm8, zmm31                        ;   652.0         45 next copy
        vpxord zmm8, zmm8, zmm14                     ;   652.0 p0      45 next
        vmovdqu64 [rbp + 10240], zmm19               ;   645.0 p8+p9   48 next spill
        vpxord zmm7, zmm5, zmm9                      ;   651.8 p5      45 next
        vpandd zmm2, zmm5, zmm9                      ;   652.0 p0      45 next
        vpternlogd zmm8, zmm2, zmm19, 0x96           ;   653.0 p5      45 next
        vmovdqa64 zmm2, zmm9                         ;   646.0         45 next copy
        vpternlogd zmm2, zmm16, zmm29, 0x48          ;   653.0 p0      45 next
        vpternlogd zmm2, zmm4, zmm13, 0xd2           ;   654.0 p5      45 next
        vpandd zmm21, zmm11, zmm28                   ;   654.0 p0      45 next
        vpternlogd zmm21, zmm29, zmm13, 0x87         ;   655.0 p5      45 next
        vpternlogd zmm21, zmm6, zmm5, 0xe1           ;   656.0 p0      45 next
        vmovdqa64 zmm25, zmm12                       ;   616.8         45 next copy
        vpxord zmm10, zmm29, zmm11                   ;   655.8 p5      45 next
        vpternlogd zmm25, zmm20, zmm29, 0x48         ;   656.0 p0      45 next
        vpandd zmm15, zmm10, zmm13                   ;   656.8 p5      45 next
        vpternlogd zmm7, zmm2, zmm11, 0x6c           ;   657.0 p0      45 next
        vpandd zmm1, zmm20, zmm28                    ;   657.8 p5      45 next
        vpandd zmm19, zmm11, zmm12                   ;   658.0 p0      45 next
        vpternlogd zmm19, zmm10, zmm9, 0x78          ;   659.0 p5      45 next
        vpternlogd zmm11, zmm4, zmm5, 0x6a           ;   659.0 p0      45 next
        vpternlogd zmm10, zmm16, zmm28, 0x78         ;   659.8 p5      45 next
        vpternlogd zmm11, zmm24, zmm9, 0x69          ;   660.0 p0      45 next
        vpternlogd zmm15, zmm2, zmm11, 0x69          ;   661.0 p5      45 next
        vmovdqa64 zmm2, zmm5                         ;   618.8         45 next copy
        vpternlogd zmm24, zmm5, zmm29, 0x28          ;   661.0 p0      45 next
        vpternlogd zmm2, zmm9, zmm16, 0x60           ;   661.8 p5      45 next
        vpternlogd zmm2, zmm12, zmm28, 0x87          ;   662.8 p0      45 next
        vpternlogd zmm15, zmm0, zmm17, 0x69          ;   662.8 p5      45 next
        vpternlogd zmm29, zmm2, zmm20, 0x6c          ;   663.8 p0      45 next
        vpternlogd zmm29, zmm1, zmm0, 0x69           ;   664.8 p5      45 next
        vpternlogd zmm29, zmm14, zmm18, 0x96         ;   665.8 p0      45 next
        vpandd zmm1, zmm16, zmm20                    ;   664.8 p5      45 next
        vpxord zmm0, zmm21, zmm19                    ;   665.0 p0      45 next
        vpternlogd zmm0, zmm4, zmm22, 0x96           ;   666.0 p5      45 next
        vpternlogd zmm22, zmm16, zmm13, 0x87         ;   666.0 p0      45 next
        vpternlogd zmm22, zmm20, zmm9, 0x87          ;   667.0 p5      45 next
        vpternlogd zmm20, zmm28, zmm28, 0xcf         ;   667.0 p0      45 next
        vmovdqu64 zmm14, [rbp + 6848]                ;   574.8 p2     108 r
        vmovdqu64 zmm4, [rbp + 5888]                 ;   551.0 p3     108 r
        vpternlogd zmm20, zmm22, zmm10, 0x69         ;   668.0 p5      45 next
        vpternlogd zmm22, zmm9, zmm16, 0x87          ;   668.0 p0      45 next
        vpternlogd zmm1, zmm12, zmm13, 0x87          ;   668.8 p5      45 next
        vpternlogd zmm9, zmm12, zmm13, 0x60          ;   669.0 p0      45 next
        vpternlogd zmm24, zmm9, zmm10, 0x96          ;   670.0 p5      45 next
        vpternlogd zmm20, zmm31, zmm27, 0x96         ;   670.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 5184]                ;   485.2 p2      63 r reload
        vmovdqu64 zmm9, [rbp + 6656]                 ;   558.8 p3     108 r
        vpternlogd zmm12, zmm13, zmm5, 0x78          ;   670.8 p5      45 next
        vpternlogd zmm28, zmm6, zmm12, 0x6a          ;   671.8 p0      45 next
        vpternlogd zmm24, zmm25, zmm1, 0x96          ;   671.8 p5      45 next
        vpternlogd zmm22, zmm19, zmm23, 0x69         ;   672.0 p0      45 next
        vpternlogd zmm22, zmm12, zmm25, 0x96         ;   673.0 p5      45 next
        vmovdqu64 zmm25, [rbp + 8704]                ;   488.0 p2      63 r reload
        vmovdqu64 zmm10, [rbp + 6336]                ;   570.8 p3     108 r
        vpternlogd zmm28, zmm5, zmm16, 0x2d          ;   673.0 p0      45 next
        vmovdqu64 zmm13, [rbp + 5376]                ;   576.0 p2     108 r
        vpternlogd zmm7, zmm28, zmm26, 0x96          ;   674.0 p5      45 next
        vmovdqu64 zmm28, [rbp + 5504]                ;   558.8 p3     108 r
        vpternlogd zmm1, zmm11, zmm11, 0xc3          ;   674.0 p0      45 next
        vmovdqu64 zmm16, [rbp + 7040]                ;   571.0 p2     108 r
        vmovdqu64 zmm11, [rbp + 6592]                ;   569.8 p3     108 r
        add r8, 0x400                                ;   492.0 p1     113 rounds
        vmovdqu64 zmm5, [rbp + 5824]                 ;   569.8 p2     108 r
        vpternlogd zmm22, zmm30, zmm3, 0x96          ;   674.8 p5      45 next
        vmovdqu64 zmm12, [rbp + 7488]                ;   580.0 p3     108 r
        vmovdqu64 zmm23, [rbp + 8192]                ;   577.8 p2     108 r
        vpternlogd zmm28, zmm25, [r13 + 1024], 0x96  ;   675.0 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 9152]                ;   495.8 p2      63 r reload
        vmovdqu64 zmm30, [rbp + 5568]                ;   573.0 p3     108 r
        vpternlogd zmm30, zmm25, [r13 + 1088], 0x96  ;   675.8 p5+p2  108 r
        vpternlogd zmm1, zmm21, zmm6, 0x96           ;   676.0 p0      45 next
        vmovdqu64 zmm6, [rbp + 7232]                 ;   572.8 p3     108 r
        vmovdqu64 zmm25, [rbp + 5440]                ;   640.8 p2      48 next reload
        vpternlogd zmm0, zmm2, zmm25, 0x96           ;   676.8 p5      45 next
        vmovdqu64 zmm2, [rbp + 9920]                 ;   574.0 p3     108 r
        vmovdqu64 zmm21, [rbp + 9664]                ;   575.8 p2     108 r
        vpternlogd zmm2, zmm31, [r13 + 1152], 0x96   ;   677.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 7360]                ;   500.0 p2      63 r reload
        vpternlogd zmm4, zmm31, [r13 + 1216], 0x96   ;   677.8 p5+p3  108 r
        mov qword [rbp + 10384], r8                  ;   500.5 p7+p4  113 rounds
        vmovdqu64 zmm19, [rbp + 7808]                ;   572.0 p2     108 r
        vmovdqu64 zmm31, [rbp + 8064]                ;   501.2 p3      63 r reload
        vpternlogd zmm5, zmm31, [r13 + 1280], 0x96   ;   678.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7104]                ;   503.0 p3      63 r reload
        vpternlogd zmm6, zmm31, [r13 + 1344], 0x96   ;   678.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8320]                ;   505.0 p3      63 r reload
        vpternlogd zmm9, zmm31, [r13 + 1408], 0x96   ;   679.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 6912]                ;   506.0 p3      63 r reload
        vpternlogd zmm10, zmm31, [r13 + 1472], 0x96  ;   679.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8448]                ;   508.8 p3      63 r reload
        vpternlogd zmm11, zmm31, [r13 + 1536], 0x96  ;   680.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 8576]                ;   509.8 p3      63 r reload
        vpternlogd zmm12, zmm31, [r13 + 1600], 0x96  ;   680.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8960]                ;   510.8 p3      63 r reload
        vpternlogd zmm13, zmm31, [r13 + 1664], 0x96  ;   681.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 8384]                ;   511.8 p3      63 r reload
        vpternlogd zmm14, zmm31, [r13 + 1728], 0x96  ;   681.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8640]                ;   512.8 p3      63 r reload
        vpternlogd zmm16, zmm31, [r13 + 1792], 0x96  ;   682.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 8896]                ;   513.8 p3      63 r reload
        vpternlogd zmm19, zmm31, [r13 + 1856], 0x96  ;   682.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 7872]                ;   514.8 p3      63 r reload
        vpternlogd zmm21, zmm31, [r13 + 1920], 0x96  ;   683.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 5504]                ;   558.8 p3      54 next reload
        vpternlogd zmm29, zmm31, [rbp + 5120], 0x96  ;   683.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 9920]                ;   574.0 p3      54 next reload
        vpternlogd zmm15, zmm31, [rbp + 4992], 0x96  ;   684.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 5888]                ;   551.0 p3      54 next reload
        vpternlogd zmm8, zmm31, [rbp + 5056], 0x96   ;   684.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5568]                ;   573.0 p3      54 next reload
        vpternlogd zmm7, zmm31, [rbp + 5312], 0x96   ;   685.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7488]                ;   580.0 p3      54 next reload
        vpternlogd zmm18, zmm31, [rbp + 8256], 0x96  ;   685.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5376]                ;   576.0 p3      54 next reload
        vpternlogd zmm26, zmm31, [rbp + 8128], 0x96  ;   686.0 p0+p2  108 r
        vmovdqu64 [rbp - 64], zmm26                  ;   687.0 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 5824]                ;   569.8 p3      54 next reload
        vpternlogd zmm20, zmm31, [rbp + 6208], 0x96  ;   686.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 7232]                ;   572.8 p3      54 next reload
        vpternlogd zmm22, zmm31, [rbp + 6080], 0x96  ;   687.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 7040]                ;   571.0 p3      54 next reload
        vmovdqu64 zmm31, [rbp + 6848]                ;   574.8 p2      54 next reload
        vpternlogd zmm17, zmm31, [rbp + 5952], 0x96  ;   687.8 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 6656]                ;   558.8 p2      54 next reload
        vpternlogd zmm0, zmm31, [rbp + 6464], 0x96   ;   688.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 6336]                ;   570.8 p2      54 next reload
        vpternlogd zmm24, zmm31, [rbp + 7680], 0x96  ;   688.8 p5+p3  108 r
        vmovdqu64 [rbp + 0], zmm17                   ;   688.8 p7+p4  113 rounds
        vmovdqu64 zmm31, [rbp + 8768]                ;   527.3 p2      63 r reload
        vpternlogd zmm23, zmm31, [r13 + 1984], 0x96  ;   689.0 p0+p3  108 r
        vmovdqa64 zmm17, zmm7                        ;   686.0        108 r copy
        mov rsi, qword [rbp + 10320]                 ;   528.8 p10    113 rounds reload
        sub r14, rsi                                 ;   533.8 p6     113 rounds
        vmovdqa64 zmm7, zmm10                        ;   680.8        108 r copy
        vmovdqa64 zmm10, zmm13                       ;   682.0        108 r copy
        sub r9, rsi                                  ;   533.8 p11    113 rounds
        add r9, 0x400                                ;   534.8 p1     113 rounds
        and r9, 0x1fff                               ;   535.8 p6     113 rounds
        add r9, rsi                                  ;   536.8 p11    113 rounds
        vmovdqu64 zmm31, [rbp + 7808]                ;   572.0 p2      54 next reload
        sub r12, rsi                                 ;   533.8 p1     113 rounds
        sub r13, rsi                                 ;   533.8 p6     113 rounds
        add r13, 0x800                               ;   534.8 p11    113 rounds
        and r13, 0x1fff                              ;   535.8 p1     113 rounds
        vpternlogd zmm27, zmm31, [rbp + 7616], 0x96  ;   689.8 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 6592]                ;   569.8 p2      54 next reload
        add r12, 0x400                               ;   535.2 p6     113 rounds
        vmovdqa64 zmm13, zmm19                       ;   683.8        108 r copy
        add r14, 0x800                               ;   535.8 p11    113 rounds
        vpternlogd zmm1, zmm31, [rbp + 7552], 0x96   ;   690.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 9664]                ;   575.8 p2      54 next reload
        sub r15, rsi                                 ;   537.3 p1     113 rounds
        vpternlogd zmm3, zmm31, [rbp + 6400], 0x96   ;   690.8 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 8192]                ;   577.8 p2      54 next reload
        vmovdqu64 [rbp + 192], zmm3                  ;   691.8 p8+p9  113 rounds
        and r14, 0x1fff                              ;   539.0 p6     113 rounds
        vpternlogd zmm25, zmm31, [rbp + 5696], 0x96  ;   691.0 p0+p3  108 r
        add r13, rsi                                 ;   539.8 p11    113 rounds
        vmovdqu64 zmm31, [rbp + 10240]               ;   645.0 p2     108 r
        vmovdqa64 zmm19, zmm8                        ;   685.8        108 r copy
        add r15, 0x800                               ;   540.8 p1     113 rounds
        and r15, 0x1fff                              ;   541.8 p6     113 rounds
        add r15, rsi                                 ;   542.8 p11    113 rounds
        and r12, 0x1fff                              ;   541.8 p1     113 rounds
        add r12, rsi                                 ;   542.8 p6     113 rounds
        mov qword [rbp + 10368], r13                 ;   543.8 p7+p4  113 rounds
        add r14, rsi                                 ;   544.0 p11    113 rounds
        mov qword [rbp + 10336], r15                 ;   544.2 p8+p9  113 rounds
        mov qword [rbp + 10352], r14                 ;   545.0 p7+p4  113 rounds
        vmovdqa64 zmm3, zmm4                         ;   678.8        108 r copy
        sub r10, rsi                                 ;   545.8 p1     113 rounds
        add r10, 0x800                               ;   546.8 p6     113 rounds
        vpternlogd zmm31, zmm26, [rbp + 7296], 0x96  ;   691.8 p5+p3  108 r
        vmovdqu64 [rbp + 64], zmm31                  ;   692.8 p8+p9  113 rounds
        and r10, 0x1fff                              ;   547.8 p11    113 rounds
        add r10, rsi                                 ;   548.8 p1     113 rounds
        sub r11, rsi                                 ;   547.8 p6     113 rounds
        vmovdqa64 zmm4, zmm5                         ;   679.0        108 r copy
        vmovdqa64 zmm5, zmm6                         ;   679.8        108 r copy
        vmovdqa64 zmm6, zmm9                         ;   680.0        108 r copy
        mov qword [rbp + 10360], r12                 ;   550.0 p7+p4  113 rounds
        add r11, 0x400                               ;   550.2 p11    113 rounds
        mov qword [rbp + 10392], r10                 ;   550.3 p8+p9  113 rounds
        vmovdqu64 [rbp + 128], zmm27                 ;   690.8 p7+p4  113 rounds
        and r11, 0x1fff                              ;   551.2 p1     113 rounds
        add r11, rsi                                 ;   552.2 p6     113 rounds
        mov qword [rbp + 10328], r9                  ;   551.5 p8+p9  113 rounds
        vmovdqa64 zmm8, zmm11                        ;   681.0        108 r copy
        vmovdqa64 zmm11, zmm14                       ;   682.8        108 r copy
        vmovdqa64 zmm14, zmm21                       ;   684.0        108 r copy
        mov qword [rbp + 10344], r11                 ;   554.0 p7+p9  113 rounds
        vmovdqu64 [rbp + 256], zmm25                 ;   692.0 p8+p4  113 rounds
        vmovdqa64 zmm9, zmm12                        ;   681.8        108 r copy
        vmovdqa64 zmm12, zmm16                       ;   683.0        108 r copy
        vmovdqa64 zmm16, zmm29                       ;   684.8        108 r copy
        vmovdqu64 [rbp - 128], zmm18                 ;   686.8 p7+p9  113 rounds
        vmovdqa64 zmm18, zmm15                       ;   685.0        108 r copy
        vmovdqa64 zmm15, zmm23                       ;   690.0        108 r copy
        vmovdqa64 zmm23, zmm24                       ;   689.8        108 r copy
        vmovdqa64 zmm21, zmm22                       ;   688.0        108 r copy
        vmovdqa64 zmm22, zmm0                        ;   689.0        108 r copy
        vmovdqa64 zmm24, zmm1                        ;   691.0        108 r copy
        vmovdqa64 zmm1, zmm30                        ;   676.8        108 r copy
        vmovdqa64 zmm0, zmm28                        ;   676.0        108 r copy
        lea rax, [rbp - 704]                         ;                    first state
        cmp r8, qword [rbp + 10376]                  ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3392], zmm0                 ;                    resident
        vmovdqu64 [rbp + 3456], zmm1                 ;                    resident
        vmovdqu64 [rbp + 3520], zmm2                 ;                    resident
        vmovdqu64 [rbp + 3584], zmm3                 ;                    resident
        vmovdqu64 [rbp + 3648], zmm4                 ;                    resident
        vmovdqu64 [rbp + 3712], zmm5                 ;                    resident
        vmovdqu64 [rbp + 3776], zmm6                 ;                    resident
        vmovdqu64 [rbp + 4224], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4352], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4480], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4608], zmm10                ;                    resident
        vmovdqu64 [rbp + 4672], zmm11                ;                    resident
        vmovdqu64 [rbp + 4736], zmm12                ;                    resident
        vmovdqu64 [rbp + 4800], zmm13                ;                    resident
        vmovdqu64 [rbp + 4864], zmm14                ;                    resident
        vmovdqu64 [rbp + 4928], zmm15                ;                    resident
        vmovdqu64 [rbp + 3840], zmm16                ;                    resident
        vmovdqu64 [rbp + 3904], zmm17                ;                    resident
        vmovdqu64 [rbp + 3968], zmm18                ;                    resident
        vmovdqu64 [rbp + 4032], zmm19                ;                    resident
        vmovdqu64 [rbp + 4096], zmm20                ;                    resident
        vmovdqu64 [rbp + 4160], zmm21                ;                    resident
        vmovdqu64 [rbp + 4288], zmm22                ;                    resident
        vmovdqu64 [rbp + 4416], zmm23                ;                    resident
        vmovdqu64 [rbp + 4544], zmm24                ;                    resident
        mov r8, qword [rbp + 10320]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2368]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1344]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 10400]                  ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2432]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1408]                 ;     3.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm2                    ;    12.0 p8+p9  119 r
        vmovdqu64 zmm2, [rbp + 2496]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm3, [rbp + 1472]                 ;     5.0 p2      62 r
        vpternlogd zmm3, zmm2, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm2, zmm3, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm3                   ;    12.0 p7+p4  119 r
        vmovdqu64 zmm3, [rbp + 2560]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 1536]                 ;     7.0 p2      62 r
        vpternlogd zmm4, zmm3, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm3, zmm4, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm4                   ;    14.0 p8+p9  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm1                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2624]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1600]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vmovdqu64 [r9 + 1152], zmm2                  ;    13.0 p7+p4  119 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p8+p9  119 r
        vmovdqu64 [r9 + 1216], zmm3                  ;    15.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 2688]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 1664]                 ;    11.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm2                   ;    18.0 p8+p9  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm1                  ;    19.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;    12.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1728]                 ;    13.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;    14.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1792]                 ;    15.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2880]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1856]                 ;    17.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2944]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;    19.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3008]                 ;    20.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1984]                 ;    21.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3072]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2048]                 ;    23.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3136]                 ;    24.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2112]                 ;    25.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2176]                 ;    27.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3264]                 ;    28.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2240]                 ;    29.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        vmovdqu64 zmm1, [rbp + 3328]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 2304]                 ;    31.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm1, zmm2, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm2                   ;    38.0 p8+p9  119 r
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm1                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3392]                 ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3840]                 ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vmovdqu64 zmm2, [rbp + 3456]                 ;    34.0 p2      62 r reload
        vmovdqu64 zmm3, [rbp + 3904]                 ;    34.2 p3      62 r
        vpternlogd zmm3, zmm2, [r8 + 4160], 0x78     ;    40.2 p5+p2   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p0+p3   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 3520]                 ;    36.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 3968]                 ;    36.2 p3      62 r
        vpternlogd zmm4, zmm1, [r8 + 4224], 0x78     ;    42.2 p5+p2   62 r
        vpternlogd zmm2, zmm3, [r8 + 10304], 0x1e    ;    41.2 p0+p3   63 r
        vmovdqu64 [r9 + 2112], zmm3                  ;    41.2 p8+p9  120 r
        vmovdqu64 zmm3, [rbp + 3584]                 ;    38.0 p2      62 r reload
        vmovdqu64 zmm5, [rbp + 4032]                 ;    38.2 p3      62 r
        vpternlogd zmm5, zmm3, [r8 + 4288], 0x78     ;    44.2 p5+p2   62 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p7+p4  120 r
        vpternlogd zmm1, zmm4, [r8 + 10368], 0x1e    ;    43.2 p0+p3   63 r
        vmovdqu64 [r9 + 2176], zmm4                  ;    43.2 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3648]                 ;    40.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 4096]                 ;    40.2 p3      62 r
        vpternlogd zmm4, zmm0, [r8 + 4352], 0x78     ;    46.2 p5+p2   62 r
        vmovdqu64 [r9 + 3136], zmm2                  ;    42.2 p7+p4  120 r
        vmovdqu64 zmm2, [rbp + 3712]                 ;    41.2 p3      62 r reload
        vmovdqu64 zmm6, [rbp + 4160]                 ;    42.0 p2      62 r
        vpternlogd zmm6, zmm2, [r8 + 4416], 0x78     ;    48.0 p0+p3   62 r
        vpternlogd zmm3, zmm5, [r8 + 10432], 0x1e    ;    45.2 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm5                  ;    45.2 p8+p9  120 r
        vmovdqu64 zmm5, [rbp + 3776]                 ;    43.2 p3      62 r reload
        vmovdqu64 zmm7, [rbp + 4288]                 ;    44.0 p2      62 r
        vpternlogd zmm7, zmm5, [r8 + 4480], 0x78     ;    50.0 p0+p3   62 r
        vmovdqu64 [r9 + 3200], zmm1                  ;    44.2 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 4224]                 ;    45.0 p2      62 r reload
        vmovdqu64 zmm8, [rbp + 4416]                 ;    45.2 p3      62 r
        vpternlogd zmm8, zmm1, [r8 + 4544], 0x78     ;    51.2 p5+p2   62 r
        vpternlogd zmm0, zmm4, [r8 + 10496], 0x1e    ;    47.2 p0+p3   63 r
        vmovdqu64 [r9 + 2304], zmm4                  ;    47.2 p8+p9  120 r
        vmovdqu64 [r9 + 3264], zmm3                  ;    46.2 p7+p4  120 r
        vmovdqu64 zmm3, [rbp + 4352]                 ;    47.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 4544]                 ;    47.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 4608], 0x78     ;    53.2 p5+p2   62 r
        vpternlogd zmm2, zmm6, [r8 + 10560], 0x1e    ;    49.0 p0+p3   63 r
        vmovdqu64 [r9 + 2368], zmm6                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm6, [rbp + 4480]                 ;    49.0 p2      62 r reload
        vmovdqu64 zmm9, [rbp - 128]                  ;    49.2 p3      62 r
        vpternlogd zmm9, zmm6, [r8 + 4672], 0x78     ;    55.2 p5+p2   62 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    48.2 p7+p4  120 r
        vmovdqu64 zmm0, [rbp + 4608]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm10, [rbp - 64]                  ;    51.0 p2      62 r
        vpternlogd zmm10, zmm0, [r8 + 4736], 0x78    ;    57.0 p0+p3   62 r
        vpternlogd zmm5, zmm7, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm7                  ;    51.0 p8+p9  120 r
        vmovdqu64 [r9 + 3392], zmm2                  ;    50.0 p7+p4  120 r
        vpternlogd zmm1, zmm8, [r8 + 10688], 0x1e    ;    52.2 p0+p3   63 r
        vmovdqu64 [r9 + 2496], zmm8                  ;    52.2 p8+p9  120 r
        vmovdqu64 zmm2, [rbp + 4672]                 ;    53.0 p2      62 r reload
        vmovdqu64 zmm7, [rbp + 0]                    ;    53.2 p3      62 r
        vpternlogd zmm7, zmm2, [r8 + 4800], 0x78     ;    59.2 p5+p2   62 r
        vmovdqu64 zmm8, [rbp + 4736]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm11, [rbp + 64]                  ;    55.0 p2      62 r
        vpternlogd zmm11, zmm8, [r8 + 4864], 0x78    ;    61.0 p0+p3   62 r
        vpternlogd zmm3, zmm4, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm4                  ;    54.2 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm5                  ;    53.0 p8+p9  120 r
        vmovdqu64 [r9 + 3520], zmm1                  ;    53.2 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 4800]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm4, [rbp + 128]                  ;    57.0 p2      62 r
        vpternlogd zmm4, zmm1, [r8 + 4928], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm6, zmm9, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 zmm5, [rbp + 4864]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm12, [rbp + 192]                 ;    59.0 p2      62 r
        vpternlogd zmm12, zmm5, [r8 + 4992], 0x78    ;    65.0 p0+p3   62 r
        vmovdqu64 zmm13, [rbp + 4928]                ;    60.0 p2      62 r reload
        vmovdqu64 zmm14, [rbp + 256]                 ;    60.2 p3      62 r
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
        mov qword [rbp + 10400], r9                  ;    65.7 p7+p4  141 blocks
        mov r8, qword [rbp + 10304]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 10304], r8                  ;    66.7 p8+p4  141 blocks
        cmp r8, qword [rbp + 10312]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10408]                 ;                    frame
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
