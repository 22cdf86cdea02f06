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
;   blocks: 68 uops, planned 34.5; bounds: width 11.3, ports 29.5, path 6.0
;   blocks/rounds: 2269 uops, planned 694.0; bounds: width 378.2, ports 684.0, path 79.0
;   blocks.2: 263 uops, planned 70.2; bounds: width 43.8, ports 65.0, path 14.0
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
        vmovdqu64 [rbp + 3392], zmm16                ;    11.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3456], zmm17                ;    12.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3520], zmm18                ;    12.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3584], zmm19                ;    13.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3648], zmm20                ;    13.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3712], zmm21                ;    14.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3776], zmm22                ;    14.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3840], zmm23                ;    15.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 3904], zmm24                ;    15.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 3968], zmm25                ;    16.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 4032], zmm26                ;    16.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 4096], zmm27                ;    17.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 4160], zmm28                ;    17.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 4224], zmm29                ;    18.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 4288], zmm30                ;    18.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4352], zmm31                ;    19.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 4416], zmm0                 ;    20.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4480], zmm1                 ;    20.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4544], zmm2                 ;    22.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4608], zmm3                 ;    22.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4672], zmm4                 ;    24.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4736], zmm5                 ;    24.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 4800], zmm6                 ;    26.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 4864], zmm7                 ;    26.7 p8+p9  113 rounds
        mov r9, qword [rbp + 10320]                  ;     8.5 p10    113 rounds
        vmovdqu64 [rbp + 4928], zmm8                 ;    28.5 p7+p4  113 rounds
        add r9, 0x1800                               ;    13.5 p0     113 rounds
        mov r10, qword [rbp + 10320]                 ;     9.5 p10    113 rounds
        add r10, 0x800                               ;    14.5 p1     113 rounds
        mov r11, qword [rbp + 10320]                 ;    10.5 p10    113 rounds
        add r11, 0x1000                              ;    15.5 p5     113 rounds
        mov r12, qword [rbp + 10320]                 ;    11.5 p10    113 rounds reload
        mov qword [rbp + 10328], r12                 ;    28.7 p8+p9  113 rounds
        mov qword [rbp + 10336], r9                  ;    29.7 p7+p9  113 rounds
        mov qword [rbp + 10344], r10                 ;    30.5 p8+p4  113 rounds
        mov qword [rbp + 10352], r11                 ;    30.7 p7+p9  113 rounds
        mov qword [rbp + 10360], r12                 ;    31.5 p8+p4  113 rounds
        mov qword [rbp + 10368], r10                 ;    31.7 p7+p9  113 rounds
        mov qword [rbp + 10376], r9                  ;    32.5 p8+p4  113 rounds
        mov qword [rbp + 10384], r11                 ;    32.7 p7+p9  113 rounds
        mov qword [rbp + 10392], r11                 ;    33.5 p8+p4  113 rounds
        vmovdqu64 zmm0, [rbp + 3392]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 3456]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 3520]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 3584]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 3648]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 3712]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 3776]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 3840]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 3904]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 3968]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4032]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4096]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4160]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4224]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4288]                ;                    resident
        vmovdqu64 zmm15, [rbp + 4352]                ;                    resident
        vmovdqu64 zmm16, [rbp + 4416]                ;                    resident
        vmovdqu64 zmm17, [rbp + 4480]                ;                    resident
        vmovdqu64 zmm18, [rbp + 4544]                ;                    resident
        vmovdqu64 zmm19, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm20, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm21, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm22, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm23, [rbp + 4864]                ;                    resident
        vmovdqu64 zmm24, [rbp + 4928]                ;                    resident
        align 16
.rounds_2:
        mov r8, qword [rbp + 10328]                  ;     0.0 p2      85 l.0 reload
        vmovdqu64 zmm27, [rax + 704]                 ;     0.2 p3      62 r
        mov r9, qword [rbp + 10336]                  ;     0.3 p10     85 l.0 reload
        vpternlogd zmm21, zmm5, [r8 + 320], 0x78     ;    11.0 p0+p2   62 r
        vpternlogd zmm16, zmm0, [r8], 0x78           ;    11.0 p5+p3   62 r
        vpternlogd zmm20, zmm4, [r8 + 256], 0x78     ;    11.0 p0+p2   62 r
        vpternlogd zmm23, zmm7, [r8 + 448], 0x78     ;    11.0 p5+p3   62 r
        vmovdqu64 zmm31, [rax + 960]                 ;     3.0 p2      62 r
        vpternlogd zmm31, zmm15, [r8 + 960], 0x78    ;    11.0 p0+p3   62 r
        vmovdqu64 [rbp + 4992], zmm21                ;    12.0 p7+p4   62 r spill
        vpternlogd zmm17, zmm1, [r8 + 64], 0x78      ;    11.0 p5+p2   62 r
        vpternlogd zmm1, zmm17, [r9 + 8256], 0x1e    ;    12.0 p0+p3   63 r
        vmovdqu64 zmm28, [rax + 768]                 ;     5.0 p2      62 r
        vpternlogd zmm0, zmm16, [r9 + 8192], 0x1e    ;    12.0 p5+p3   63 r
        vpternlogd zmm4, zmm20, [r9 + 8448], 0x1e    ;    12.0 p0+p2   63 r
        vpternlogd zmm24, zmm8, [r8 + 512], 0x78     ;    11.0 p5+p3   62 r
        vpternlogd zmm28, zmm12, [r8 + 768], 0x78    ;    11.0 p0+p2   62 r
        vmovdqu64 zmm26, [rax + 640]                 ;     7.2 p3      62 r
        vpternlogd zmm12, zmm28, [r9 + 8960], 0x1e   ;    12.0 p5+p2   63 r
        vpternlogd zmm8, zmm24, [r9 + 8704], 0x1e    ;    12.0 p0+p3   63 r
        vpternlogd zmm22, zmm6, [r8 + 384], 0x78     ;    11.0 p5+p2   62 r
        vpternlogd zmm19, zmm3, [r8 + 192], 0x78     ;    11.0 p0+p3   62 r
        vmovdqu64 [rbp + 5056], zmm31                ;    12.0 p8+p9   62 r spill
        vmovdqu64 [rbp + 5120], zmm12                ;    13.0 p7+p4   63 r spill
        vmovdqu64 [rbp + 5184], zmm8                 ;    13.0 p8+p9   63 r spill
        vpternlogd zmm27, zmm11, [r8 + 704], 0x78    ;    11.0 p5+p2   62 r
        mov r11, qword [rbp + 10344]                 ;     7.0 p10     86 r.0 reload
        mov r10, qword [rbp + 10360]                 ;     8.0 p10     76 r.0 reload
        vmovdqu64 [rbp + 5248], zmm17                ;    12.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 5312], zmm27                ;    12.0 p8+p9   62 r spill
        vmovdqu64 [rbp + 5376], zmm22                ;    12.0 p7+p4   62 r spill
        vpternlogd zmm7, zmm23, [r9 + 8640], 0x1e    ;    12.0 p0+p3   63 r
        vmovdqu64 zmm29, [rax + 832]                 ;    11.0 p2      62 r
        vmovdqu64 [rbp + 5440], zmm16                ;    12.2 p8+p9   62 r spill
        vmovdqu64 zmm30, [rax + 896]                 ;    11.2 p3      62 r
        vpternlogd zmm29, zmm13, [r8 + 832], 0x78    ;    17.0 p5+p2   62 r
        vpternlogd zmm26, zmm10, [r8 + 640], 0x78    ;    13.2 p0+p3   62 r
        vmovdqu64 zmm17, [rax + 2176]                ;    13.0 p2      62 r
        vpternlogd zmm6, zmm22, [r9 + 8576], 0x1e    ;    13.2 p5+p3   63 r
        vmovdqu64 zmm22, [r10 + 576]                 ;    14.0 p2      76 r.9
        vpternlogd zmm3, zmm19, [r9 + 8384], 0x1e    ;    14.2 p0+p3   63 r
        vmovdqu64 [rbp + 5504], zmm28                ;    12.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 5568], zmm19                ;    14.2 p8+p9   62 r spill
        vpternlogd zmm11, zmm27, [r9 + 8896], 0x1e   ;    15.0 p5+p2   63 r
        vpternlogd zmm30, zmm14, [r8 + 896], 0x78    ;    17.2 p0+p3   62 r
        vpternlogd zmm14, zmm30, [r9 + 9088], 0x1e   ;    18.2 p5+p2   63 r
        vpternlogd zmm5, zmm21, [r9 + 8512], 0x1e    ;    16.2 p0+p3   63 r
        vmovdqu64 zmm27, [r10 + 256]                 ;    17.0 p2      76 r.4
        vmovdqu64 [rbp + 5632], zmm14                ;    19.2 p7+p4   63 r spill
        vmovdqu64 zmm25, [rax + 576]                 ;    17.2 p3      62 r
        vmovdqu64 [rbp + 5696], zmm24                ;    16.2 p8+p9   62 r spill
        vpternlogd zmm25, zmm9, [r8 + 576], 0x78     ;    23.2 p5+p2   62 r
        vmovdqu64 zmm19, [rax + 3072]                ;    18.2 p3      62 r reload
        mov r12, qword [rbp + 10352]                 ;    13.2 p10     86 r.0 reload
        vpternlogd zmm18, zmm2, [r8 + 128], 0x78     ;    19.0 p0+p2   62 r
        vpternlogd zmm15, zmm31, [r9 + 9152], 0x1e   ;    19.2 p5+p3   63 r
        vmovdqu64 [rbp + 5760], zmm15                ;    20.2 p7+p4   63 r spill
        vmovdqu64 [rbp + 5824], zmm18                ;    20.0 p8+p9   62 r spill
        vpternlogd zmm2, zmm18, [r9 + 8320], 0x1e    ;    20.0 p0+p2   63 r
        vmovdqu64 zmm18, [rax + 2048]                ;    20.2 p3      62 r
        vpternlogd zmm18, zmm19, [r11 + 8192], 0x78  ;    26.2 p5+p2   62 r
        vpternlogd zmm19, zmm18, [r12], 0x1e         ;    27.2 p0+p3   63 r
        vmovdqu64 [rbp + 5888], zmm19                ;    28.2 p7+p4   63 r spill
        vmovdqu64 [rbp + 5952], zmm18                ;    27.2 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 3136]                ;    22.0 p2      62 r reload
        vmovdqu64 zmm19, [rax + 2112]                ;    22.2 p3      62 r
        vpternlogd zmm19, zmm18, [r11 + 8256], 0x78  ;    28.2 p5+p2   62 r
        vpternlogd zmm18, zmm19, [r12 + 64], 0x1e    ;    29.2 p0+p3   63 r
        vmovdqu64 [rbp + 6016], zmm18                ;    30.2 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 3200]                ;    24.0 p2      62 r reload
        vpternlogd zmm17, zmm18, [r11 + 8320], 0x78  ;    30.0 p5+p3   62 r
        vpternlogd zmm18, zmm17, [r12 + 128], 0x1e   ;    31.0 p0+p2   63 r
        vmovdqu64 [rbp + 6080], zmm18                ;    32.0 p8+p9   63 r spill
        vmovdqu64 zmm18, [rax + 3264]                ;    25.2 p3      62 r reload
        vpternlogd zmm9, zmm25, [r9 + 8768], 0x1e    ;    26.0 p5+p2   63 r
        vmovdqu64 zmm16, [rax + 2240]                ;    26.2 p3      62 r
        vmovdqu64 [rbp + 6144], zmm23                ;    22.3 p7+p4   62 r spill
        vpternlogd zmm16, zmm18, [r11 + 8384], 0x78  ;    32.2 p0+p2   62 r
        vmovdqu64 [rbp + 6208], zmm16                ;    33.2 p8+p9   62 r spill
        vmovdqu64 [rbp + 6272], zmm25                ;    24.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 6336], zmm30                ;    26.2 p8+p9   62 r spill
        vpternlogd zmm18, zmm16, [r12 + 192], 0x1e   ;    33.2 p5+p3   63 r
        vmovdqu64 [rbp + 6400], zmm18                ;    34.2 p7+p4   63 r spill
        vpternlogd zmm10, zmm26, [r9 + 8832], 0x1e   ;    28.0 p0+p2   63 r
        vmovdqu64 zmm18, [rax + 3328]                ;    28.2 p3      62 r reload
        vmovdqu64 zmm16, [rax + 2304]                ;    29.0 p2      62 r
        vpternlogd zmm16, zmm18, [r11 + 8448], 0x78  ;    35.0 p5+p3   62 r
        vpternlogd zmm18, zmm16, [r12 + 256], 0x1e   ;    36.0 p0+p2   63 r
        vmovdqu64 [rbp + 6464], zmm18                ;    37.0 p8+p9   63 r spill
        vmovdqu64 [rbp + 6528], zmm16                ;    36.0 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 3392]                ;    30.2 p3      62 r reload
        vmovdqu64 [rbp + 6592], zmm19                ;    30.2 p8+p9   62 r spill
        vmovdqu64 [rbp + 6656], zmm20                ;    30.3 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 2368]                ;    31.0 p2      62 r
        vpternlogd zmm18, zmm16, [r11 + 8512], 0x78  ;    37.0 p5+p3   62 r
        vpternlogd zmm16, zmm18, [r12 + 320], 0x1e   ;    38.0 p0+p2   63 r
        vmovdqu64 [rbp + 6720], zmm16                ;    39.0 p8+p9   63 r spill
        vmovdqu64 [rbp + 6784], zmm18                ;    38.0 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 3456]                ;    32.2 p3      62 r reload
        vmovdqu64 zmm16, [rax + 2432]                ;    33.0 p2      62 r
        vpternlogd zmm16, zmm18, [r11 + 8576], 0x78  ;    39.0 p5+p3   62 r
        vmovdqu64 zmm23, [r10 + 448]                 ;    34.0 p2      76 r.7
        vpternlogd zmm18, zmm16, [r12 + 384], 0x1e   ;    40.0 p0+p3   63 r
        vmovdqu64 [rbp + 6848], zmm16                ;    40.0 p8+p9   62 r spill
        vmovdqu64 [rbp + 6912], zmm18                ;    41.0 p7+p4   63 r spill
        vmovdqu64 zmm16, [rax + 3520]                ;    35.0 p2      62 r reload
        vmovdqu64 zmm18, [rax + 2496]                ;    35.2 p3      62 r
        vpternlogd zmm18, zmm16, [r11 + 8640], 0x78  ;    41.2 p5+p2   62 r
        vmovdqu64 [rbp + 6976], zmm18                ;    42.2 p8+p9   62 r spill
        vmovdqu64 zmm28, [r10 + 192]                 ;    36.2 p3      76 r.3
        vpternlogd zmm16, zmm18, [r12 + 448], 0x1e   ;    42.2 p0+p2   63 r
        vmovdqu64 [rbp + 7040], zmm16                ;    43.2 p7+p4   63 r spill
        vmovdqu64 zmm16, [rax + 2560]                ;    37.2 p3      62 r
        vmovdqu64 zmm18, [rax + 3584]                ;    38.0 p2      62 r reload
        vpternlogd zmm16, zmm18, [r11 + 8704], 0x78  ;    44.0 p5+p3   62 r
        vmovdqu64 [rbp + 7104], zmm16                ;    45.0 p8+p9   62 r spill
        vpternlogd zmm18, zmm16, [r12 + 512], 0x1e   ;    45.0 p0+p2   63 r
        vmovdqu64 zmm16, [rax + 3648]                ;    39.2 p3      62 r reload
        mov r13, qword [rbp + 10384]                 ;    27.8 p10     76 r.0 reload
        vmovdqu64 [rbp + 7168], zmm18                ;    46.0 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 2624]                ;    40.0 p2      62 r
        vmovdqu64 [rbp + 7232], zmm26                ;    40.2 p8+p9   62 r spill
        vpternlogd zmm18, zmm16, [r11 + 8768], 0x78  ;    46.0 p5+p3   62 r
        vpternlogd zmm16, zmm18, [r12 + 576], 0x1e   ;    47.0 p0+p2   63 r
        vmovdqu64 [rbp + 7296], zmm18                ;    47.0 p7+p4   62 r spill
        vmovdqu64 zmm18, [rax + 3712]                ;    41.2 p3      62 r reload
        vmovdqu64 zmm19, [r10 + 768]                 ;    42.0 p2      76 r.12
        vmovdqu64 [rbp + 7360], zmm16                ;    48.0 p8+p9   63 r spill
        vmovdqu64 zmm16, [rax + 2688]                ;    42.2 p3      62 r
        vpternlogd zmm16, zmm18, [r11 + 8832], 0x78  ;    48.2 p5+p2   62 r
        vpternlogd zmm18, zmm16, [r12 + 640], 0x1e   ;    49.2 p0+p3   63 r
        vmovdqu64 [rbp + 7424], zmm16                ;    49.2 p7+p4   62 r spill
        vmovdqu64 [rbp + 7488], zmm18                ;    50.2 p8+p9   63 r spill
        vmovdqu64 zmm18, [rax + 2752]                ;    44.0 p2      62 r
        vmovdqu64 zmm16, [rax + 3776]                ;    44.2 p3      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 8896], 0x78  ;    50.2 p5+p2   62 r
        vpternlogd zmm16, zmm18, [r12 + 704], 0x1e   ;    51.2 p0+p3   63 r
        vmovdqu64 [rbp + 7552], zmm16                ;    52.2 p7+p4   63 r spill
        vmovdqu64 zmm21, [r10 + 640]                 ;    46.0 p2      76 r.10
        vmovdqu64 [rbp + 7616], zmm18                ;    51.2 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 3840]                ;    46.2 p3      62 r reload
        vmovdqu64 zmm16, [rax + 2816]                ;    47.0 p2      62 r
        vpternlogd zmm16, zmm18, [r11 + 8960], 0x78  ;    53.0 p5+p3   62 r
        vpternlogd zmm18, zmm16, [r12 + 768], 0x1e   ;    54.0 p0+p2   63 r
        vmovdqu64 [rbp + 7680], zmm18                ;    55.0 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 2880]                ;    48.2 p3      62 r
        vmovdqu64 [rbp + 7744], zmm16                ;    54.0 p8+p9   62 r spill
        vmovdqu64 zmm16, [rax + 3904]                ;    49.0 p2      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 9024], 0x78  ;    55.0 p5+p3   62 r
        vpternlogd zmm16, zmm18, [r12 + 832], 0x1e   ;    56.0 p0+p2   63 r
        vmovdqu64 [rbp + 7808], zmm16                ;    57.0 p7+p4   63 r spill
        vmovdqu64 zmm16, [rax + 2944]                ;    50.2 p3      62 r
        vmovdqu64 [rbp + 7872], zmm18                ;    56.0 p8+p9   62 r spill
        vmovdqu64 zmm18, [rax + 3968]                ;    51.0 p2      62 r reload
        vpternlogd zmm16, zmm18, [r11 + 9088], 0x78  ;    57.0 p5+p3   62 r
        vpternlogd zmm18, zmm16, [r12 + 896], 0x1e   ;    58.0 p0+p2   63 r
        vmovdqu64 [rbp + 7936], zmm18                ;    59.0 p7+p4   63 r spill
        vmovdqu64 zmm18, [rax + 3008]                ;    52.2 p3      62 r
        vmovdqu64 [rbp + 8000], zmm0                 ;    52.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 8064], zmm16                ;    58.0 p7+p4   62 r spill
        vmovdqu64 zmm16, [rax + 4032]                ;    53.0 p2      62 r reload
        vpternlogd zmm18, zmm16, [r11 + 9152], 0x78  ;    59.0 p5+p3   62 r
        vmovdqu64 zmm26, [r10 + 320]                 ;    54.0 p2      76 r.5
        vmovdqu64 [rbp + 8128], zmm18                ;    60.0 p8+p9   62 r spill
        vmovdqu64 zmm31, [r10]                       ;    54.2 p3      76 r.0
        vmovdqu64 [rbp + 8192], zmm1                 ;    54.3 p7+p4   63 r spill
        vmovdqu64 zmm20, [r10 + 704]                 ;    55.0 p2      76 r.11
        vmovdqu64 [rbp + 8256], zmm3                 ;    56.2 p8+p9   63 r spill
        vmovdqu64 [rbp + 8320], zmm29                ;    56.3 p7+p4   62 r spill
        vmovdqu64 [rbp + 8384], zmm17                ;    58.2 p8+p9   62 r spill
        vmovdqu64 [rbp + 8448], zmm2                 ;    58.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 8512], zmm6                 ;    60.2 p8+p9   63 r spill
        vpternlogd zmm16, zmm18, [r12 + 960], 0x1e   ;    60.0 p0+p3   63 r
        vmovdqu64 zmm17, [r10 + 832]                 ;    56.0 p2      76 r.13
        vmovdqu64 [rbp + 8576], zmm4                 ;    60.3 p7+p4   63 r spill
        vpxord zmm18, zmm0, zmm31                    ;    60.2 p5      54 next
        vmovdqu64 [rbp + 8640], zmm5                 ;    62.2 p8+p9   63 r spill
        vmovdqu64 zmm30, [r10 + 64]                  ;    56.2 p3      76 r.1
        vmovdqu64 zmm25, [r10 + 384]                 ;    57.0 p2      76 r.6
        vmovdqu64 [rbp + 8704], zmm7                 ;    62.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 8768], zmm10                ;    64.2 p8+p9   63 r spill
        vpxord zmm31, zmm1, zmm30                    ;    62.2 p0      54 next
        vmovdqu64 [rbp + 8832], zmm9                 ;    64.3 p7+p4   63 r spill
        vmovdqu64 [rbp + 8896], zmm11                ;    66.2 p8+p9   63 r spill
        vmovdqu64 zmm24, [r10 + 512]                 ;    57.2 p3      76 r.8
        vpternlogd zmm13, zmm29, [r9 + 9024], 0x1e   ;    58.0 p5+p2   63 r
        vmovdqu64 [rbp + 8960], zmm13                ;    66.3 p7+p4   63 r spill
        vmovdqu64 zmm29, [r10 + 128]                 ;    58.2 p3      76 r.2
        vpxord zmm30, zmm2, zmm29                    ;    64.2 p0      54 next
        vpxord zmm29, zmm3, zmm28                    ;    42.3 p5      54 next
        vpxord zmm28, zmm4, zmm27                    ;    43.0 p0      54 next
        vpxord zmm27, zmm5, zmm26                    ;    60.0 p5      54 next
        vpxord zmm26, zmm6, zmm25                    ;    63.0 p0      54 next
        vpxord zmm25, zmm7, zmm23                    ;    44.3 p5      54 next
        vpxord zmm23, zmm8, zmm24                    ;    63.2 p0      54 next
        vpxord zmm24, zmm9, zmm22                    ;    45.3 p5      54 next
        vmovdqa64 zmm4, zmm24                        ;    46.3         41 next copy
        vpternlogd zmm4, zmm23, zmm25, 0x6a          ;    64.2 p0      41 next
        vmovdqa64 zmm3, zmm4                         ;    65.2         41 next copy
        vpxord zmm22, zmm10, zmm21                   ;    52.0 p5      54 next
        vpxord zmm21, zmm11, zmm20                   ;    61.0 p0      54 next
        vpxord zmm20, zmm12, zmm19                   ;    48.0 p5      54 next
        vpxord zmm19, zmm13, zmm17                   ;    62.0 p0      54 next
        vpxord zmm17, zmm14, [r10 + 896]             ;    59.0 p5+p2   54 next
        vpternlogd zmm3, zmm17, zmm23, 0x87          ;    65.2 p0      41 next
        vpxord zmm10, zmm19, zmm25                   ;    63.0 p5      41 next
        vpxord zmm9, zmm10, zmm22                    ;    64.0 p0      41 next
        vmovdqa64 zmm5, zmm20                        ;    49.0         41 next copy
        vpternlogd zmm5, zmm21, zmm24, 0x6a          ;    62.0 p5      41 next
        vpandd zmm13, zmm22, zmm17                   ;    60.0 p0      41 next
        vpandd zmm12, zmm19, zmm17                   ;    63.0 p5      41 next
        vpxord zmm14, zmm15, [r10 + 960]             ;    59.2 p0+p3   54 next
        vpternlogd zmm3, zmm5, zmm21, 0x87           ;    66.2 p5      41 next
        vpternlogd zmm12, zmm14, zmm24, 0x78         ;    64.0 p0      41 next
        vmovdqa64 zmm0, zmm21                        ;    62.0         41 next copy
        vpternlogd zmm0, zmm22, zmm23, 0x48          ;    64.2 p5      41 next
        vpternlogd zmm0, zmm19, zmm25, 0x78          ;    65.2 p0      41 next
        vmovdqu64 [rbp + 9024], zmm16                ;    68.2 p8+p9   63 r spill
        vpternlogd zmm12, zmm9, zmm20, 0xd2          ;    65.0 p5      41 next
        vpandd zmm7, zmm25, zmm21                    ;    62.0 p0      41 next
        vpternlogd zmm7, zmm13, zmm3, 0x69           ;    67.2 p5      41 next
        vpxord zmm15, zmm25, zmm23                   ;    64.2 p0      41 next
        vmovdqa64 zmm1, zmm17                        ;    60.0         41 next copy
        vpternlogd zmm3, zmm15, zmm20, 0x78          ;    67.2 p5      41 next
        vpandd zmm6, zmm21, zmm14                    ;    62.0 p0      41 next
        vpxord zmm15, zmm20, zmm23                   ;    64.2 p5      41 next
        vmovdqa64 zmm8, zmm12                        ;    66.0         41 next copy
        vpandd zmm11, zmm24, zmm19                   ;    63.0 p0      41 next
        vpxord zmm8, zmm8, zmm3                      ;    68.2 p5      41 next
        vpternlogd zmm8, zmm6, zmm29, 0x96           ;    69.2 p0      41 next
        vpandd zmm6, zmm20, zmm24                    ;    59.3 p5      41 next
        vmovdqu64 [rbp + 9088], zmm13                ;    68.3 p7+p4   41 next spill
        vpxord zmm16, zmm21, zmm14                   ;    62.0 p0      41 next
        vpternlogd zmm6, zmm23, zmm25, 0x87          ;    64.2 p5      41 next
        vpandd zmm2, zmm15, zmm25                    ;    65.2 p0      41 next
        vpternlogd zmm6, zmm9, zmm14, 0xe1           ;    65.2 p5      41 next
        vmovdqu64 [rbp + 9152], zmm8                 ;    70.2 p8+p9   41 next spill
        vpandd zmm8, zmm20, zmm17                    ;    62.0 p0      41 next
        vpternlogd zmm8, zmm15, zmm21, 0x78          ;    65.2 p5      41 next
        vpternlogd zmm16, zmm0, zmm20, 0x6c          ;    66.2 p0      41 next
        vpternlogd zmm20, zmm10, zmm14, 0x6a         ;    64.0 p5      41 next
        vpternlogd zmm20, zmm4, zmm21, 0x69          ;    65.2 p0      41 next
        vpternlogd zmm2, zmm0, zmm20, 0x69           ;    66.2 p5      41 next
        vmovdqa64 zmm0, zmm14                        ;    60.2         41 next copy
        vpternlogd zmm0, zmm21, zmm22, 0x60          ;    65.0 p0      41 next
        vpternlogd zmm0, zmm17, zmm24, 0x87          ;    66.0 p5      41 next
        vmovdqa64 zmm13, zmm0                        ;    67.0         41 next copy
        vpternlogd zmm13, zmm19, zmm23, 0x78         ;    67.0 p0      41 next
        vpternlogd zmm15, zmm22, zmm24, 0x78         ;    66.3 p5      41 next
        vpternlogd zmm1, zmm19, zmm23, 0x48          ;    67.0 p0      41 next
        vpxord zmm4, zmm4, zmm14                     ;    67.3 p5      41 next
        vpternlogd zmm2, zmm7, zmm30, 0x69           ;    68.2 p0      41 next
        vpternlogd zmm13, zmm11, zmm7, 0x69          ;    68.3 p5      41 next
        vpandd zmm11, zmm14, zmm17                   ;    69.0 p0      41 next
        vpternlogd zmm13, zmm3, zmm18, 0x96          ;    69.3 p5      41 next
        vmovdqa64 zmm3, zmm14                        ;    60.2         41 next copy
        vmovdqa64 zmm7, zmm9                         ;    65.0         41 next copy
        vpternlogd zmm3, zmm17, zmm25, 0x6c          ;    70.0 p0      41 next
        vpternlogd zmm7, zmm3, zmm24, 0x6c           ;    71.0 p5      41 next
        vpternlogd zmm7, zmm14, zmm22, 0x2d          ;    72.0 p0      41 next
        vmovdqa64 zmm14, zmm19                       ;    63.0         41 next copy
        vpternlogd zmm14, zmm24, zmm24, 0xcf         ;    71.3 p5      41 next
        vpxord zmm24, zmm6, zmm8                     ;    72.0 p0      41 next
        vpternlogd zmm24, zmm10, zmm11, 0x96         ;    73.0 p5      41 next
        vpternlogd zmm11, zmm22, zmm25, 0x87         ;    73.0 p0      41 next
        vpternlogd zmm11, zmm19, zmm21, 0x87         ;    74.0 p5      41 next
        vpternlogd zmm14, zmm11, zmm15, 0x69         ;    75.0 p0      41 next
        vpternlogd zmm11, zmm21, zmm22, 0x87         ;    75.0 p5      41 next
        vpternlogd zmm11, zmm8, zmm5, 0x69           ;    76.0 p0      41 next
        vmovdqa64 zmm8, zmm31                        ;    63.2         41 next copy
        vmovdqa64 zmm10, zmm26                       ;    64.0         41 next copy
        vpandd zmm19, zmm19, zmm22                   ;    75.3 p5      41 next
        vpternlogd zmm21, zmm17, zmm25, 0x60         ;    76.0 p0      41 next
        vpternlogd zmm4, zmm21, zmm23, 0x6c          ;    77.0 p5      41 next
        vpternlogd zmm19, zmm17, zmm25, 0x87         ;    77.0 p0      41 next
        vpternlogd zmm4, zmm15, zmm19, 0x96          ;    78.0 p5      41 next
        vpternlogd zmm19, zmm6, zmm20, 0x69          ;    78.0 p0      41 next
        vpternlogd zmm19, zmm9, [r13 + 9728], 0x96   ;    79.0 p5+p2   48 next
        vmovdqa64 zmm9, zmm28                        ;    57.2         41 next copy
        vpternlogd zmm4, zmm1, [r13 + 9664], 0x96    ;    79.0 p0+p3   48 next
        vpternlogd zmm24, zmm0, zmm26, 0x96          ;    79.3 p5      41 next
        vpandd zmm25, zmm29, zmm28                   ;    80.0 p0      41 next
        vpternlogd zmm25, zmm27, zmm30, 0x28         ;    81.0 p5      41 next
        vpternlogd zmm10, zmm30, zmm30, 0x3f         ;    81.0 p0      41 next
        vpternlogd zmm14, zmm12, zmm28, 0x96         ;    81.3 p5      41 next
        vpxord zmm5, zmm31, zmm28                    ;    82.0 p0      41 next
        vpternlogd zmm16, zmm7, zmm31, 0x96          ;    82.3 p5      41 next
        vmovdqa64 zmm12, zmm10                       ;    82.0         41 next copy
        vpternlogd zmm12, zmm29, zmm31, 0x78         ;    83.0 p0      41 next
        vmovdqa64 zmm7, zmm25                        ;    82.0         41 next copy
        vmovdqa64 zmm0, zmm29                        ;    59.3         41 next copy
        vmovdqa64 zmm15, zmm12                       ;    84.0         41 next copy
        vpternlogd zmm15, zmm28, zmm18, 0x78         ;    84.0 p5      41 next
        vmovdqa64 zmm17, zmm15                       ;    85.0         41 next copy
        vpternlogd zmm0, zmm30, zmm18, 0x9a          ;    84.0 p0      41 next
        vpternlogd zmm7, zmm0, zmm28, 0x87           ;    85.0 p5      41 next
        vpternlogd zmm0, zmm26, zmm30, 0xac          ;    85.0 p0      41 next
        vpternlogd zmm9, zmm30, zmm31, 0x9c          ;    85.3 p5      41 next
        vpternlogd zmm11, zmm3, zmm1, 0x96           ;    86.0 p0      41 next
        vpxord zmm3, zmm27, zmm31                    ;    86.3 p5      41 next
        vmovdqa64 zmm1, zmm26                        ;    64.0         41 next copy
        vpternlogd zmm1, zmm28, zmm29, 0x6c          ;    87.0 p0      41 next
        vmovdqa64 zmm20, zmm3                        ;    87.3         41 next copy
        vpternlogd zmm20, zmm26, zmm18, 0x78         ;    87.3 p5      41 next
        vmovdqa64 zmm21, zmm20                       ;    88.3         41 next copy
        vpxord zmm21, zmm21, zmm1                    ;    88.3 p0      41 next
        vpandd zmm8, zmm8, zmm9                      ;    88.3 p5      41 next
        vpternlogd zmm7, zmm26, zmm31, 0x87          ;    89.0 p0      41 next
        vpternlogd zmm17, zmm7, zmm18, 0xd2          ;    90.0 p5      41 next
        vpternlogd zmm21, zmm17, zmm27, 0xc6         ;    91.0 p0      41 next
        vpternlogd zmm0, zmm20, zmm27, 0x2d          ;    90.3 p5      41 next
        vpternlogd zmm0, zmm7, zmm28, 0x78           ;    91.3 p0      41 next
        vpternlogd zmm21, zmm13, [r13 + 9792], 0x96  ;    92.0 p5+p2   48 next
        vpternlogd zmm9, zmm27, zmm18, 0x87          ;    92.0 p0      41 next
        vpandnd zmm6, zmm5, zmm27                    ;    92.3 p5      41 next
        vpternlogd zmm5, zmm8, zmm26, 0x6c           ;    93.0 p0      41 next
        vpternlogd zmm8, zmm29, zmm18, 0x78          ;    93.3 p5      41 next
        vpternlogd zmm7, zmm5, zmm27, 0xd2           ;    94.0 p0      41 next
        mov r14, qword [rbp + 10368]                 ;    64.2 p10     76 r.0 reload
        vmovdqu64 zmm22, [rbp + 5568]                ;    64.3 p3      62 r reload
        vpternlogd zmm7, zmm9, zmm29, 0x2d           ;    95.0 p5      41 next
        vpternlogd zmm7, zmm14, [r13 + 10048], 0x96  ;    96.0 p0+p2   48 next
        vpxord zmm14, zmm14, [r13 + 9472]            ;    95.3 p5+p3   48 next
        vpternlogd zmm6, zmm28, zmm30, 0x48          ;    96.0 p0      41 next
        vpternlogd zmm11, zmm27, [rbp + 9088], 0x96  ;    96.3 p5+p2   41 next
        vpternlogd zmm0, zmm16, [r13 + 9856], 0x96   ;    97.0 p0+p3   48 next
        vpternlogd zmm5, zmm8, zmm26, 0xd7           ;    97.3 p5      41 next
        vpternlogd zmm26, zmm15, zmm27, 0x6f         ;    98.0 p0      41 next
        vpxord zmm16, zmm16, [r13 + 9280]            ;    98.3 p5+p2   48 next
        vpternlogd zmm1, zmm9, zmm5, 0x96            ;    99.0 p0      41 next
        vmovdqa64 zmm9, zmm29                        ;    66.7         41 next copy
        vpternlogd zmm9, zmm18, zmm18, 0xc3          ;    99.3 p5      41 next
        vpternlogd zmm9, zmm12, zmm3, 0xc6           ;   100.3 p0      41 next
        vpternlogd zmm10, zmm27, zmm9, 0x87          ;   101.3 p5      41 next
        vpxord zmm13, zmm13, [r13 + 9216]            ;   101.0 p0+p3   48 next
        vpxord zmm27, zmm13, zmm16                   ;   102.0 p5      45 next
        vpternlogd zmm1, zmm9, zmm28, 0x87           ;   102.0 p0      41 next
        vpternlogd zmm9, zmm3, zmm3, 0xf3            ;   102.3 p5      41 next
        vpternlogd zmm9, zmm5, zmm25, 0x96           ;   103.3 p0      41 next
        vpternlogd zmm1, zmm8, zmm30, 0x2d           ;   103.3 p5      41 next
        vpternlogd zmm1, zmm2, [r13 + 9920], 0x96    ;   104.3 p0+p2   48 next
        vpxord zmm2, zmm2, [r13 + 9344]              ;   104.3 p5+p3   48 next
        vpandd zmm3, zmm19, zmm2                     ;   105.3 p0      45 next
        vmovdqu64 zmm25, [rbp + 9152]                ;    70.2 p2      41 next reload
        vpternlogd zmm8, zmm31, zmm18, 0xd6          ;   105.3 p5      41 next
        vpternlogd zmm26, zmm6, zmm8, 0x96           ;   106.3 p0      41 next
        vpternlogd zmm26, zmm25, [r13 + 9984], 0x96  ;   107.3 p5+p3   48 next
        vpternlogd zmm9, zmm29, zmm18, 0xb4          ;   107.0 p0      41 next
        vpternlogd zmm9, zmm24, [r13 + 10176], 0x96  ;   108.0 p5+p2   48 next
        vpxord zmm25, zmm25, [r13 + 9408]            ;   108.0 p0+p3   48 next
        vpxord zmm24, zmm24, [r13 + 9600]            ;   108.3 p5+p2   48 next
        vpxord zmm29, zmm24, zmm13                   ;   109.3 p0      45 next
        vmovdqu64 [rbp + 9152], zmm26                ;   108.3 p7+p4   48 next spill
        vpternlogd zmm8, zmm28, zmm31, 0x2d          ;   109.3 p5      41 next
        vpternlogd zmm8, zmm15, zmm30, 0x87          ;   110.3 p0      41 next
        vpternlogd zmm8, zmm10, zmm20, 0x96          ;   111.3 p5      41 next
        vpternlogd zmm8, zmm11, [r13 + 10112], 0x96  ;   112.3 p0+p3   48 next
        vpxord zmm11, zmm11, [r13 + 9536]            ;   111.3 p5+p2   48 next
        vmovdqa64 zmm10, zmm11                       ;   112.3         45 next copy
        vpternlogd zmm10, zmm14, zmm2, 0x6a          ;   112.3 p0      45 next
        vmovdqa64 zmm15, zmm2                        ;   105.3         45 next copy
        vpternlogd zmm15, zmm16, zmm13, 0x6a         ;   112.3 p5      45 next
        vmovdqa64 zmm17, zmm15                       ;   113.3         45 next copy
        vpternlogd zmm17, zmm4, zmm16, 0x87          ;   113.3 p0      45 next
        vpternlogd zmm3, zmm4, zmm24, 0x78           ;   113.3 p5      45 next
        vpandd zmm28, zmm19, zmm14                   ;   114.0 p0      45 next
        vpxord zmm30, zmm29, zmm25                   ;   114.3 p5      45 next
        vpandd zmm6, zmm19, zmm4                     ;   115.0 p0      45 next
        vpxord zmm31, zmm16, zmm11                   ;   115.3 p5      45 next
        vpandd zmm12, zmm11, zmm4                    ;   116.0 p0      45 next
        vmovdqa64 zmm23, zmm19                       ;    80.0         45 next copy
        vpternlogd zmm23, zmm11, zmm14, 0x48         ;   116.3 p5      45 next
        vpandd zmm5, zmm16, zmm13                    ;   117.0 p0      45 next
        vpternlogd zmm5, zmm11, zmm2, 0x87           ;   118.0 p5      45 next
        vpternlogd zmm3, zmm30, zmm11, 0xd2          ;   118.0 p0      45 next
        vpternlogd zmm12, zmm31, zmm14, 0x78         ;   118.3 p5      45 next
        vmovdqa64 zmm18, zmm4                        ;    80.0         45 next copy
        vmovdqu64 [rbp + 9216], zmm7                 ;    97.0 p8+p9   48 next spill
        vpternlogd zmm18, zmm24, zmm16, 0x48         ;   119.0 p0      45 next
        vpternlogd zmm5, zmm30, zmm19, 0xe1          ;   119.3 p5      45 next
        vpternlogd zmm17, zmm10, zmm14, 0x87         ;   120.0 p0      45 next
        vpternlogd zmm27, zmm17, zmm11, 0x6c         ;   121.0 p5      45 next
        vpternlogd zmm11, zmm29, zmm19, 0x6a         ;   121.0 p0      45 next
        vpternlogd zmm11, zmm15, zmm14, 0x69         ;   122.0 p5      45 next
        vpternlogd zmm15, zmm19, zmm16, 0x28         ;   122.0 p0      45 next
        vpternlogd zmm17, zmm4, zmm25, 0x87          ;   122.3 p5      45 next
        vpternlogd zmm17, zmm14, zmm13, 0x78         ;   123.3 p0      45 next
        vmovdqa64 zmm20, zmm17                       ;   124.3         45 next copy
        vpternlogd zmm20, zmm24, zmm2, 0x78          ;   124.3 p5      45 next
        vpternlogd zmm28, zmm3, zmm27, 0x96          ;   124.0 p0      45 next
        vpternlogd zmm28, zmm26, zmm22, 0x96         ;   125.0 p5      54 next
        vmovdqa64 zmm26, zmm19                       ;    80.0         45 next copy
        vmovdqu64 [rbp + 9088], zmm28                ;   126.0 p7+p4   54 next spill
        vpternlogd zmm26, zmm14, zmm25, 0x60         ;   125.0 p0      45 next
        vpternlogd zmm26, zmm4, zmm2, 0x87           ;   126.0 p5      45 next
        vmovdqa64 zmm28, zmm26                       ;   127.0         45 next copy
        vpternlogd zmm28, zmm24, zmm16, 0x78         ;   127.0 p0      45 next
        vpternlogd zmm16, zmm14, zmm25, 0x28         ;   126.3 p5      45 next
        vpternlogd zmm16, zmm29, zmm13, 0xd2         ;   127.3 p0      45 next
        vpternlogd zmm29, zmm5, zmm12, 0x96          ;   127.3 p5      45 next
        vpternlogd zmm29, zmm26, zmm6, 0x96          ;   128.3 p0      45 next
        vpternlogd zmm6, zmm25, zmm13, 0x87          ;   128.3 p5      45 next
        vpandd zmm26, zmm24, zmm25                   ;   129.0 p0      45 next
        vpternlogd zmm26, zmm4, zmm13, 0x87          ;   130.0 p5      45 next
        vpternlogd zmm6, zmm24, zmm14, 0x87          ;   130.0 p0      45 next
        vpternlogd zmm5, zmm26, zmm11, 0x69          ;   131.0 p5      45 next
        vpternlogd zmm24, zmm6, zmm2, 0x63           ;   131.0 p0      45 next
        vpternlogd zmm6, zmm14, zmm25, 0x87          ;   131.3 p5      45 next
        vpternlogd zmm14, zmm4, zmm13, 0x60          ;   132.0 p0      45 next
        vpternlogd zmm6, zmm12, zmm10, 0x69          ;   132.3 p5      45 next
        vmovdqa64 zmm10, zmm19                       ;    80.7         45 next copy
        vpternlogd zmm10, zmm4, zmm13, 0x6c          ;   133.0 p0      45 next
        vpternlogd zmm13, zmm31, zmm16, 0x95         ;   133.3 p5      45 next
        vpternlogd zmm31, zmm25, zmm2, 0x78          ;   134.0 p0      45 next
        vpternlogd zmm15, zmm14, zmm31, 0x96         ;   135.0 p5      45 next
        vpternlogd zmm15, zmm26, zmm18, 0x96         ;   136.0 p0      45 next
        vmovdqu64 zmm26, [rbp + 5824]                ;    81.7 p3      62 r reload
        vpternlogd zmm24, zmm3, zmm31, 0x69          ;   135.3 p5      45 next
        vmovdqu64 zmm31, [rbp + 5696]                ;    82.0 p2      62 r reload
        vpternlogd zmm27, zmm28, zmm20, 0x69         ;   136.0 p0      45 next
        vpternlogd zmm13, zmm11, zmm17, 0x69         ;   136.3 p5      45 next
        vpternlogd zmm6, zmm10, zmm18, 0x96          ;   137.0 p0      45 next
        vpternlogd zmm6, zmm4, zmm25, 0x78           ;   138.0 p5      45 next
        vmovdqu64 zmm4, [rbp + 4992]                 ;    82.8 p3      62 r reload
        vpxord zmm17, zmm4, [r14 + 320]              ;   138.0 p0+p2   54 next
        vpternlogd zmm6, zmm8, zmm4, 0x96            ;   139.0 p5      54 next
        vmovdqu64 zmm4, [rbp + 5504]                 ;    83.8 p3      54 next
        vpxord zmm4, zmm4, [r14 + 768]               ;   139.0 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 5440]                ;    84.8 p3      62 r reload
        vmovdqu64 [rbp + 9280], zmm15                ;   137.0 p8+p9   45 next spill
        vmovdqa64 zmm15, zmm4                        ;   140.0         41 next copy
        vpternlogd zmm2, zmm30, zmm10, 0x6a          ;   139.3 p5      45 next
        vpternlogd zmm2, zmm19, zmm25, 0x2d          ;   140.3 p0      45 next
        vpternlogd zmm2, zmm23, zmm16, 0x96          ;   141.3 p5      45 next
        vpternlogd zmm5, zmm30, zmm31, 0x96          ;   141.0 p0      54 next
        vmovdqu64 zmm23, [rbp + 6272]                ;    85.0 p2      54 next
        vpxord zmm12, zmm26, [r14 + 128]             ;   141.3 p5+p3   54 next
        vpternlogd zmm13, zmm1, zmm26, 0x96          ;   142.0 p0      54 next
        vmovdqu64 [rbp + 9344], zmm21                ;    93.0 p7+p4   48 next spill
        vmovdqu64 zmm3, [rbp + 5376]                 ;    86.0 p2      62 r reload
        vpxord zmm23, zmm23, [r14 + 576]             ;   142.3 p5+p3   54 next
        vpternlogd zmm29, zmm9, zmm3, 0x96           ;   143.0 p0      54 next
        vpxord zmm19, zmm31, [r14 + 512]             ;   143.3 p5+p2   54 next
        vmovdqu64 zmm31, [rbp + 7232]                ;    87.8 p3      54 next
        vmovdqu64 [rbp + 9408], zmm29                ;   144.0 p8+p9   54 next spill
        vmovdqa64 zmm29, zmm23                       ;   143.3         41 next copy
        vmovdqu64 zmm30, [rbp + 6656]                ;    88.0 p2      62 r reload
        vpxord zmm16, zmm30, [r14 + 256]             ;   144.0 p0+p3   54 next
        vmovdqu64 zmm20, [rbp + 6144]                ;    89.0 p2      54 next
        vpxord zmm20, zmm20, [r14 + 448]             ;   144.3 p5+p3   54 next
        vpternlogd zmm29, zmm19, zmm20, 0x6a         ;   145.3 p0      41 next
        vpxord zmm14, zmm22, [r14 + 192]             ;   145.3 p5+p2   54 next
        vmovdqu64 [rbp + 9472], zmm1                 ;   105.3 p7+p4   48 next spill
        vmovdqu64 zmm22, [rbp + 6336]                ;    90.8 p3      54 next
        vpxord zmm22, zmm22, [r14 + 896]             ;   146.0 p0+p2   54 next
        vmovdqu64 zmm26, [rbp + 5056]                ;    91.8 p3      54 next
        vpxord zmm26, zmm26, [r14 + 960]             ;   146.3 p5+p2   54 next
        vpternlogd zmm27, zmm21, zmm28, 0x96         ;   147.0 p0      54 next
        vmovdqu64 [rbp + 9536], zmm6                 ;   140.0 p8+p9   54 next spill
        vpxord zmm18, zmm3, [r14 + 384]              ;   147.3 p5+p3   54 next
        vmovdqu64 zmm3, [rbp + 5312]                 ;    93.0 p2      54 next
        vpternlogd zmm24, zmm7, zmm30, 0x96          ;   148.0 p0      54 next
        vmovdqa64 zmm6, zmm29                        ;   146.3         41 next copy
        vpxord zmm31, zmm31, [r14 + 640]             ;   148.3 p5+p3   54 next
        vmovdqu64 zmm30, [rbp + 8320]                ;    94.0 p2      54 next
        vpxord zmm30, zmm30, [r14 + 832]             ;   149.0 p0+p3   54 next
        vpternlogd zmm6, zmm22, zmm19, 0x87          ;   149.3 p5      41 next
        vmovdqu64 [rbp + 9600], zmm24                ;   149.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 9664], zmm0                 ;    98.0 p8+p9   48 next spill
        vmovdqu64 zmm25, [rbp + 5248]                ;    95.0 p2      62 r reload
        vpxord zmm11, zmm25, [r14 + 64]              ;   150.0 p0+p3   54 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   142.0 p7+p4   54 next spill
        vpternlogd zmm2, zmm0, zmm25, 0x96           ;   150.3 p5      54 next
        vmovdqu64 [rbp + 9792], zmm9                 ;   109.0 p8+p9   48 next spill
        vmovdqu64 [rbp + 9856], zmm27                ;   148.0 p7+p4   54 next spill
        vpandd zmm9, zmm30, zmm22                    ;   151.0 p0      41 next
        vpxord zmm3, zmm3, [r14 + 704]               ;   151.3 p5+p2   54 next
        vpandd zmm21, zmm20, zmm3                    ;   152.3 p0      41 next
        vmovdqa64 zmm27, zmm3                        ;   152.3         41 next copy
        vpternlogd zmm27, zmm31, zmm19, 0x48         ;   152.3 p5      41 next
        vpxord zmm10, zmm28, [r14]                   ;   153.0 p0+p3   54 next
        vpandd zmm28, zmm31, zmm22                   ;   153.3 p5      41 next
        vpternlogd zmm9, zmm26, zmm23, 0x78          ;   154.0 p0      41 next
        vpxord zmm7, zmm30, zmm20                    ;   154.3 p5      41 next
        vpxord zmm1, zmm7, zmm31                     ;   155.3 p0      41 next
        vpxord zmm25, zmm19, zmm20                   ;   155.3 p5      41 next
        vpternlogd zmm9, zmm1, zmm4, 0xd2            ;   156.3 p0      41 next
        vpternlogd zmm15, zmm3, zmm23, 0x6a          ;   156.3 p5      41 next
        vpternlogd zmm6, zmm15, zmm3, 0x87           ;   157.3 p0      41 next
        vpternlogd zmm21, zmm28, zmm6, 0x69          ;   158.3 p5      41 next
        vpternlogd zmm6, zmm25, zmm4, 0x78           ;   158.3 p0      41 next
        vpxord zmm25, zmm4, zmm19                    ;   158.3 p5      41 next
        vpandd zmm5, zmm3, zmm26                     ;   159.0 p0      41 next
        vpandd zmm24, zmm25, zmm20                   ;   159.3 p5      41 next
        vmovdqa64 zmm0, zmm9                         ;   157.3         41 next copy
        vpxord zmm0, zmm0, zmm6                      ;   160.0 p0      41 next
        vpternlogd zmm27, zmm30, zmm20, 0x78         ;   160.3 p5      41 next
        vpternlogd zmm0, zmm5, zmm14, 0x96           ;   161.0 p0      41 next
        vmovdqu64 [rbp + 9920], zmm8                 ;   113.3 p8+p9   48 next spill
        vmovdqu64 [rbp + 9984], zmm28                ;   154.3 p7+p4   41 next spill
        vmovdqu64 [rbp + 10048], zmm13               ;   143.0 p8+p9   54 next spill
        vpandd zmm5, zmm4, zmm23                     ;   161.3 p5      41 next
        vmovdqu64 [rbp + 10112], zmm0                ;   162.0 p7+p4   41 next spill
        vpandd zmm0, zmm4, zmm22                     ;   162.0 p0      41 next
        vpandd zmm8, zmm23, zmm30                    ;   162.3 p5      41 next
        vpternlogd zmm5, zmm19, zmm20, 0x87          ;   163.0 p0      41 next
        vmovdqu64 [rbp + 10176], zmm2                ;   151.3 p8+p9   54 next spill
        vpxord zmm2, zmm26, zmm3                     ;   163.3 p5      41 next
        vpternlogd zmm2, zmm27, zmm4, 0x6c           ;   164.3 p0      41 next
        vpternlogd zmm4, zmm7, zmm26, 0x6a           ;   164.3 p5      41 next
        vpternlogd zmm4, zmm29, zmm3, 0x69           ;   165.3 p0      41 next
        vpternlogd zmm24, zmm27, zmm4, 0x69          ;   166.3 p5      41 next
        vmovdqa64 zmm27, zmm26                       ;   147.3         41 next copy
        vpternlogd zmm27, zmm3, zmm31, 0x60          ;   166.0 p0      41 next
        vpternlogd zmm27, zmm22, zmm23, 0x87         ;   167.0 p5      41 next
        vmovdqa64 zmm28, zmm27                       ;   168.0         41 next copy
        vpternlogd zmm24, zmm21, zmm12, 0x69         ;   167.3 p0      41 next
        vpternlogd zmm28, zmm30, zmm19, 0x78         ;   168.0 p5      41 next
        vpternlogd zmm28, zmm8, zmm21, 0x69          ;   169.0 p0      41 next
        vpternlogd zmm28, zmm6, zmm10, 0x96          ;   170.0 p5      41 next
        vpxord zmm29, zmm29, zmm26                   ;   169.0 p0      41 next
        vpternlogd zmm5, zmm1, zmm26, 0xe1           ;   169.3 p5      41 next
        vmovdqa64 zmm21, zmm1                        ;   156.3         41 next copy
        vmovdqa64 zmm6, zmm26                        ;   147.3         41 next copy
        vpandd zmm8, zmm26, zmm22                    ;   170.0 p0      41 next
        vmovdqa64 zmm13, zmm22                       ;   147.0         41 next copy
        vpternlogd zmm6, zmm22, zmm20, 0x6c          ;   170.3 p5      41 next
        vpternlogd zmm21, zmm6, zmm23, 0x6c          ;   171.3 p0      41 next
        vpternlogd zmm21, zmm26, zmm31, 0x2d         ;   172.3 p5      41 next
        vpternlogd zmm0, zmm25, zmm3, 0x78           ;   172.0 p0      41 next
        vpternlogd zmm25, zmm31, zmm23, 0x78         ;   172.3 p5      41 next
        vmovdqa64 zmm26, zmm30                       ;   150.0         41 next copy
        vpternlogd zmm26, zmm23, zmm23, 0xcf         ;   173.0 p0      41 next
        vpandd zmm23, zmm30, zmm31                   ;   173.3 p5      41 next
        vpternlogd zmm23, zmm22, zmm20, 0x87         ;   174.3 p0      41 next
        vpternlogd zmm22, zmm3, zmm20, 0x48          ;   174.3 p5      41 next
        vpternlogd zmm20, zmm8, zmm31, 0x93          ;   175.0 p0      41 next
        vpternlogd zmm20, zmm30, zmm3, 0x87          ;   176.0 p5      41 next
        vpternlogd zmm3, zmm31, zmm20, 0x95          ;   177.0 p0      41 next
        vpternlogd zmm13, zmm30, zmm19, 0x48         ;   176.3 p5      41 next
        vpternlogd zmm29, zmm22, zmm19, 0x6c         ;   177.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm0, 0x69           ;   178.0 p5      41 next
        vpternlogd zmm3, zmm6, zmm13, 0x96           ;   179.0 p0      41 next
        vpxord zmm30, zmm11, zmm17                   ;   178.3 p5      41 next
        vpternlogd zmm26, zmm20, zmm25, 0x69         ;   179.0 p0      41 next
        vpternlogd zmm29, zmm25, zmm23, 0x96         ;   179.3 p5      41 next
        vpternlogd zmm26, zmm9, zmm16, 0x96          ;   180.0 p0      41 next
        vpternlogd zmm23, zmm4, zmm5, 0x69           ;   180.3 p5      41 next
        vpxord zmm5, zmm5, zmm0                      ;   181.0 p0      41 next
        vpternlogd zmm5, zmm8, zmm7, 0x96            ;   182.0 p5      41 next
        vmovdqa64 zmm7, zmm18                        ;   148.3         41 next copy
        vpternlogd zmm7, zmm12, zmm12, 0x3f          ;   182.0 p0      41 next
        vmovdqa64 zmm8, zmm7                         ;   183.0         41 next copy
        vpternlogd zmm8, zmm14, zmm11, 0x78          ;   183.0 p5      41 next
        vmovdqa64 zmm9, zmm8                         ;   184.0         41 next copy
        vpternlogd zmm23, zmm1, [r10 + 9728], 0x96   ;   183.0 p0+p2   48 next
        vpternlogd zmm9, zmm16, zmm10, 0x78          ;   184.0 p5      41 next
        vmovdqa64 zmm1, zmm9                         ;   185.0         41 next copy
        vmovdqa64 zmm19, zmm30                       ;   179.3         41 next copy
        vpternlogd zmm19, zmm18, zmm10, 0x78         ;   184.0 p0      41 next
        vpxord zmm31, zmm11, zmm16                   ;   184.3 p5      41 next
        vpternlogd zmm29, zmm13, [r10 + 9664], 0x96  ;   185.0 p0+p3   48 next
        vpandd zmm25, zmm14, zmm16                   ;   185.3 p5      41 next
        vpternlogd zmm25, zmm17, zmm12, 0x28         ;   186.3 p0      41 next
        vmovdqa64 zmm6, zmm25                        ;   187.3         41 next copy
        vmovdqa64 zmm13, zmm18                       ;   148.3         41 next copy
        vpternlogd zmm5, zmm27, zmm18, 0x96          ;   186.3 p5      41 next
        vmovdqa64 zmm27, zmm14                       ;   146.3         41 next copy
        vpternlogd zmm27, zmm12, zmm10, 0x9a         ;   187.0 p0      41 next
        vpternlogd zmm6, zmm27, zmm16, 0x87          ;   188.0 p5      41 next
        vpternlogd zmm6, zmm18, zmm11, 0x87          ;   189.0 p0      41 next
        vpternlogd zmm1, zmm6, zmm10, 0xd2           ;   190.0 p5      41 next
        vmovdqa64 zmm4, zmm11                        ;   151.0         41 next copy
        vpternlogd zmm13, zmm16, zmm14, 0x6c         ;   189.0 p0      41 next
        vmovdqa64 zmm15, zmm13                       ;   190.0         41 next copy
        vpternlogd zmm27, zmm18, zmm12, 0xac         ;   189.3 p5      41 next
        vpternlogd zmm27, zmm19, zmm17, 0x2d         ;   190.3 p0      41 next
        vpternlogd zmm27, zmm6, zmm16, 0x78          ;   191.3 p5      41 next
        vpternlogd zmm2, zmm21, zmm11, 0x96          ;   191.0 p0      41 next
        vpternlogd zmm27, zmm2, [r10 + 9856], 0x96   ;   192.3 p5+p2   48 next
        vpandnd zmm0, zmm31, zmm17                   ;   192.0 p0      41 next
        vpternlogd zmm0, zmm16, zmm12, 0x48          ;   193.0 p5      41 next
        vpxord zmm15, zmm15, zmm19                   ;   193.0 p0      41 next
        vpternlogd zmm15, zmm1, zmm17, 0xc6          ;   194.0 p5      41 next
        vmovdqa64 zmm1, zmm16                        ;   145.0         41 next copy
        vpternlogd zmm1, zmm12, zmm11, 0x9c          ;   194.0 p0      41 next
        vpandd zmm4, zmm4, zmm1                      ;   195.0 p5      41 next
        vpternlogd zmm31, zmm4, zmm18, 0x6c          ;   196.0 p0      41 next
        vpternlogd zmm1, zmm17, zmm10, 0x87          ;   195.3 p5      41 next
        vpternlogd zmm6, zmm31, zmm17, 0xd2          ;   197.0 p0      41 next
        vpternlogd zmm4, zmm14, zmm10, 0x78          ;   196.3 p5      41 next
        vpternlogd zmm31, zmm4, zmm18, 0xd7          ;   197.3 p0      41 next
        vpternlogd zmm6, zmm1, zmm14, 0x2d           ;   198.0 p5      41 next
        vpternlogd zmm13, zmm1, zmm31, 0x96          ;   198.3 p0      41 next
        vmovdqa64 zmm1, zmm14                        ;   146.3         41 next copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3          ;   198.3 p5      41 next
        vpternlogd zmm15, zmm28, [r10 + 9792], 0x96  ;   199.0 p0+p3   48 next
        vpternlogd zmm1, zmm8, zmm30, 0xc6           ;   199.3 p5      41 next
        vpternlogd zmm7, zmm17, zmm1, 0x87           ;   200.3 p0      41 next
        vmovdqu64 zmm21, [rbp + 9088]                ;   126.0 p2      54 next reload
        vpternlogd zmm3, zmm17, [rbp + 9984], 0x96   ;   200.3 p5+p3   41 next
        vpxord zmm28, zmm28, [r10 + 9216]            ;   201.0 p0+p2   48 next
        vpternlogd zmm6, zmm26, [r10 + 10048], 0x96  ;   201.3 p5+p3   48 next
        vpternlogd zmm13, zmm1, zmm16, 0x87          ;   202.0 p0      41 next
        vpternlogd zmm13, zmm4, zmm12, 0x2d          ;   203.0 p5      41 next
        vpternlogd zmm4, zmm11, zmm10, 0xd6          ;   203.0 p0      41 next
        vpternlogd zmm13, zmm24, [r10 + 9920], 0x96  ;   204.0 p5+p2   48 next
        vpxord zmm24, zmm24, [r10 + 9344]            ;   204.0 p0+p3   48 next
        vpternlogd zmm1, zmm30, zmm30, 0xf3          ;   204.3 p5      41 next
        vpxord zmm2, zmm2, [r10 + 9280]              ;   205.0 p0+p2   48 next
        vpxord zmm30, zmm28, zmm2                    ;   206.0 p5      45 next
        vpternlogd zmm1, zmm31, zmm25, 0x96          ;   206.0 p0      41 next
        vpternlogd zmm18, zmm9, zmm17, 0x6f          ;   206.3 p5      41 next
        vpternlogd zmm18, zmm0, zmm4, 0x96           ;   207.3 p0      41 next
        vpternlogd zmm4, zmm16, zmm11, 0x2d          ;   207.3 p5      41 next
        vmovdqa64 zmm16, zmm24                       ;   205.0         45 next copy
        vpternlogd zmm16, zmm2, zmm28, 0x6a          ;   208.0 p0      45 next
        vmovdqa64 zmm17, zmm16                       ;   209.0         45 next copy
        vpxord zmm26, zmm26, [r10 + 9472]            ;   208.3 p5+p3   48 next
        vpternlogd zmm4, zmm9, zmm12, 0x87           ;   209.0 p0      41 next
        vpternlogd zmm4, zmm7, zmm19, 0x96           ;   210.0 p5      41 next
        vmovdqu64 zmm25, [rbp + 10112]               ;   162.0 p2      41 next reload
        vpternlogd zmm1, zmm14, zmm10, 0xb4          ;   210.0 p0      41 next
        vpternlogd zmm4, zmm3, [r10 + 10112], 0x96   ;   211.0 p5+p3   48 next
        vpxord zmm3, zmm3, [r10 + 9536]              ;   211.0 p0+p2   48 next
        vmovdqa64 zmm12, zmm3                        ;   212.0         45 next copy
        vpternlogd zmm18, zmm25, [r10 + 9984], 0x96  ;   211.3 p5+p3   48 next
        vpternlogd zmm12, zmm26, zmm24, 0x6a         ;   212.0 p0      45 next
        vpternlogd zmm17, zmm29, zmm2, 0x87          ;   212.3 p5      45 next
        vpternlogd zmm17, zmm12, zmm26, 0x87         ;   213.3 p0      45 next
        vpxord zmm25, zmm25, [r10 + 9408]            ;   213.3 p5+p2   48 next
        vpandd zmm9, zmm23, zmm24                    ;   214.0 p0      45 next
        vpternlogd zmm30, zmm17, zmm3, 0x6c          ;   214.3 p5      45 next
        vpternlogd zmm17, zmm29, zmm25, 0x87         ;   215.0 p0      45 next
        vpternlogd zmm17, zmm26, zmm28, 0x78         ;   216.0 p5      45 next
        vmovdqa64 zmm20, zmm17                       ;   217.0         45 next copy
        vpandd zmm31, zmm23, zmm26                   ;   216.0 p0      45 next
        vmovdqu64 [rbp + 10112], zmm18               ;   212.3 p7+p4   48 next spill
        vpternlogd zmm1, zmm5, [r10 + 10176], 0x96   ;   216.3 p5+p3   48 next
        vpxord zmm5, zmm5, [r10 + 9600]              ;   217.0 p0+p2   48 next
        vpternlogd zmm9, zmm29, zmm5, 0x78           ;   218.0 p5      45 next
        vpxord zmm0, zmm28, zmm5                     ;   218.0 p0      45 next
        vpxord zmm7, zmm0, zmm25                     ;   219.0 p5      45 next
        vpternlogd zmm9, zmm7, zmm3, 0xd2            ;   220.0 p0      45 next
        vpternlogd zmm31, zmm9, zmm30, 0x96          ;   221.0 p5      45 next
        vpternlogd zmm31, zmm18, zmm21, 0x96         ;   222.0 p0      54 next
        vmovdqu64 [rbp + 9088], zmm31                ;   223.0 p8+p9   54 next spill
        vmovdqa64 zmm31, zmm23                       ;   184.0         45 next copy
        vpternlogd zmm31, zmm26, zmm25, 0x60         ;   220.3 p5      45 next
        vpternlogd zmm31, zmm29, zmm24, 0x87         ;   221.3 p0      45 next
        vmovdqa64 zmm18, zmm31                       ;   222.3         45 next copy
        vpternlogd zmm18, zmm5, zmm2, 0x78           ;   222.3 p5      45 next
        vpternlogd zmm20, zmm5, zmm24, 0x78          ;   222.0 p0      45 next
        vpternlogd zmm30, zmm18, zmm20, 0x69         ;   223.3 p5      45 next
        vmovdqa64 zmm22, zmm23                       ;   184.0         45 next copy
        vpxord zmm8, zmm2, zmm3                      ;   223.0 p0      45 next
        vpandd zmm11, zmm23, zmm29                   ;   223.3 p5      45 next
        vpandd zmm14, zmm3, zmm29                    ;   224.0 p0      45 next
        vpternlogd zmm22, zmm3, zmm26, 0x48          ;   224.3 p5      45 next
        vpternlogd zmm14, zmm8, zmm26, 0x78          ;   225.0 p0      45 next
        vpandd zmm10, zmm2, zmm28                    ;   225.3 p5      45 next
        vpternlogd zmm10, zmm3, zmm24, 0x87          ;   226.3 p0      45 next
        vmovdqa64 zmm19, zmm29                       ;   186.0         45 next copy
        vpternlogd zmm10, zmm7, zmm23, 0xe1          ;   227.3 p5      45 next
        vpternlogd zmm3, zmm0, zmm23, 0x6a           ;   227.0 p0      45 next
        vpternlogd zmm3, zmm16, zmm26, 0x69          ;   228.0 p5      45 next
        vpternlogd zmm16, zmm23, zmm2, 0x28          ;   228.0 p0      45 next
        vpternlogd zmm19, zmm5, zmm2, 0x48           ;   228.3 p5      45 next
        vpternlogd zmm2, zmm26, zmm25, 0x28          ;   229.0 p0      45 next
        vpternlogd zmm2, zmm0, zmm28, 0xd2           ;   230.0 p5      45 next
        vpternlogd zmm0, zmm10, zmm14, 0x96          ;   230.0 p0      45 next
        vpternlogd zmm0, zmm31, zmm11, 0x96          ;   231.0 p5      45 next
        vpandd zmm31, zmm5, zmm25                    ;   231.0 p0      45 next
        vpternlogd zmm11, zmm25, zmm28, 0x87         ;   231.3 p5      45 next
        vpternlogd zmm11, zmm5, zmm26, 0x87          ;   232.3 p0      45 next
        vpternlogd zmm5, zmm11, zmm24, 0x63          ;   233.3 p5      45 next
        vpternlogd zmm11, zmm26, zmm25, 0x87         ;   233.3 p0      45 next
        vpternlogd zmm11, zmm14, zmm12, 0x69         ;   234.3 p5      45 next
        vmovdqa64 zmm14, zmm23                       ;   184.0         45 next copy
        vpternlogd zmm31, zmm29, zmm28, 0x87         ;   234.0 p0      45 next
        vpternlogd zmm10, zmm31, zmm3, 0x69          ;   235.0 p5      45 next
        vmovdqu64 zmm12, [rbp + 9856]                ;   148.0 p3      54 next reload
        vpternlogd zmm14, zmm29, zmm28, 0x6c         ;   235.0 p0      45 next
        vpternlogd zmm26, zmm29, zmm28, 0x60         ;   235.3 p5      45 next
        vpternlogd zmm28, zmm8, zmm2, 0x95           ;   236.0 p0      45 next
        vpternlogd zmm28, zmm3, zmm17, 0x69          ;   237.0 p5      45 next
        vpternlogd zmm11, zmm14, zmm19, 0x96         ;   237.0 p0      45 next
        vpternlogd zmm11, zmm29, zmm25, 0x78         ;   238.0 p5      45 next
        mov r15, qword [rbp + 10376]                 ;   128.7 p10     76 r.0 reload
        vpxord zmm21, zmm21, [r15 + 1216]            ;   238.0 p0+p2   54 next
        vmovdqu64 zmm18, [rbp + 9472]                ;   129.0 p3      48 next reload
        vpternlogd zmm30, zmm15, zmm12, 0x96         ;   238.3 p5      54 next
        vpternlogd zmm8, zmm25, zmm24, 0x78          ;   239.0 p0      45 next
        vmovdqu64 zmm3, [rbp + 9536]                 ;   140.0 p2      54 next reload
        vpternlogd zmm16, zmm26, zmm8, 0x96          ;   240.0 p5      45 next
        vmovdqu64 zmm26, [rbp + 10048]               ;   143.0 p3      54 next reload
        vpternlogd zmm28, zmm13, zmm26, 0x96         ;   240.0 p0      54 next
        vpternlogd zmm24, zmm7, zmm14, 0x6a          ;   240.3 p5      45 next
        vpternlogd zmm24, zmm23, zmm25, 0x2d         ;   241.3 p0      45 next
        vmovdqu64 zmm25, [rbp + 10176]               ;   151.3 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 9664]                ;   131.0 p3      48 next reload
        vpternlogd zmm24, zmm22, zmm2, 0x96          ;   242.3 p5      45 next
        vpternlogd zmm5, zmm9, zmm8, 0x69            ;   242.0 p0      45 next
        vpternlogd zmm24, zmm27, zmm25, 0x96         ;   243.3 p5      54 next
        vmovdqu64 zmm23, [rbp + 9280]                ;   137.0 p2      45 next reload
        vmovdqu64 zmm22, [rbp + 6144]                ;   132.0 p3      62 r reload
        vpternlogd zmm11, zmm4, zmm3, 0x96           ;   243.0 p0      54 next
        vmovdqu64 zmm2, [rbp + 9408]                 ;   144.0 p2      54 next reload
        vmovdqu64 zmm9, [rbp + 7232]                 ;   133.0 p3      62 r reload
        vpternlogd zmm16, zmm31, zmm19, 0x96         ;   243.3 p5      45 next
        vpternlogd zmm16, zmm23, zmm22, 0x96         ;   244.3 p0      54 next
        vmovdqu64 zmm8, [rbp + 9344]                 ;   133.8 p2      48 next reload
        vpternlogd zmm23, zmm22, [r15 + 1472], 0x96  ;   244.3 p5+p3   54 next
        vpternlogd zmm27, zmm14, zmm9, 0x96          ;   245.0 p0      54 next
        vmovdqu64 zmm29, [rbp + 9728]                ;   142.0 p2      54 next reload
        vmovdqu64 [rbp + 9664], zmm11                ;   244.0 p7+p4   54 next spill
        vpternlogd zmm14, zmm9, [r15 + 1664], 0x96   ;   245.3 p5+p3   54 next
        vmovdqu64 zmm31, [rbp + 9600]                ;   149.0 p2      54 next reload
        vpternlogd zmm0, zmm1, zmm2, 0x96            ;   246.0 p0      54 next
        vpternlogd zmm5, zmm6, zmm31, 0x96           ;   246.3 p5      54 next
        vmovdqu64 zmm19, [rbp + 8320]                ;   136.0 p3      62 r reload
        vmovdqu64 zmm17, [rbp + 5312]                ;   136.8 p2      62 r reload
        vpternlogd zmm13, zmm18, zmm17, 0x96         ;   247.0 p0      54 next
        vpternlogd zmm18, zmm17, [r15 + 1728], 0x96  ;   247.3 p5+p3   54 next
        vpxord zmm3, zmm3, [r15 + 1344]              ;   248.0 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 6336]                ;   138.0 p3      62 r reload
        vpternlogd zmm10, zmm7, zmm29, 0x96          ;   248.3 p5      54 next
        vpxord zmm12, zmm12, [r15 + 1024]            ;   249.0 p0+p2   54 next
        vpxord zmm29, zmm29, [r15 + 1536]            ;   249.3 p5+p3   54 next
        vpxord zmm31, zmm31, [r15 + 1280]            ;   250.0 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 9216]                ;   140.0 p3      48 next reload
        vpternlogd zmm6, zmm20, zmm19, 0x96          ;   250.3 p5      54 next
        vpternlogd zmm20, zmm19, [r15 + 1856], 0x96  ;   251.0 p0+p2   54 next
        vmovdqu64 zmm19, [rbp + 9920]                ;   141.0 p3      48 next reload
        vpternlogd zmm4, zmm19, [rbp + 6336], 0x96   ;   251.3 p5+p2   54 next
        vpternlogd zmm19, zmm17, [r15 + 1920], 0x96  ;   252.0 p0+p3   54 next
        vmovdqu64 zmm17, [rbp + 9792]                ;   142.8 p2      48 next reload
        vmovdqu64 zmm9, [rbp + 5056]                 ;   143.0 p3      62 r reload
        vpternlogd zmm1, zmm17, [rbp + 5056], 0x96   ;   252.3 p5+p2   54 next
        vpternlogd zmm17, zmm9, [r15 + 1984], 0x96   ;   253.0 p0+p3   54 next
        vmovdqu64 [rbp + 9216], zmm27                ;   246.0 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 5504]                ;   144.8 p2      62 r reload
        vpxord zmm25, zmm25, [r15 + 1088]            ;   253.3 p5+p3   54 next
        vmovdqu64 [rbp + 9728], zmm6                 ;   251.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 9472], zmm10                ;   249.3 p8+p9   54 next spill
        vmovdqu64 zmm10, [rbp + 10112]               ;   212.3 p2      54 next
        vpxord zmm6, zmm20, zmm23                    ;   254.0 p0      41 next
        vmovdqu64 zmm7, [rbp + 6272]                 ;   146.0 p3      62 r reload
        vpxord zmm26, zmm26, [r15 + 1152]            ;   254.3 p5+p2   54 next
        vmovdqu64 [rbp + 9280], zmm13                ;   248.0 p7+p4   54 next spill
        vpternlogd zmm15, zmm8, zmm7, 0x96           ;   255.0 p0      54 next
        vpxord zmm2, zmm2, [r15 + 1408]              ;   255.3 p5+p3   54 next
        vpternlogd zmm8, zmm7, [r15 + 1600], 0x96    ;   256.0 p0+p2   54 next
        vmovdqu64 [rbp + 10048], zmm24               ;   244.3 p8+p9   54 next spill
        vpandd zmm22, zmm18, zmm23                   ;   256.3 p5      41 next
        vmovdqu64 [rbp + 10176], zmm30               ;   239.3 p7+p4   54 next spill
        vpandd zmm30, zmm8, zmm17                    ;   257.0 p0      41 next
        vpandd zmm7, zmm14, zmm19                    ;   257.3 p5      41 next
        vmovdqa64 zmm11, zmm8                        ;   257.0         41 next copy
        vpxord zmm9, zmm23, zmm29                    ;   258.0 p0      41 next
        vmovdqu64 [rbp + 9536], zmm0                 ;   247.0 p8+p9   54 next spill
        vpternlogd zmm11, zmm29, zmm23, 0x6a         ;   258.3 p5      41 next
        vpternlogd zmm30, zmm19, zmm20, 0x78         ;   259.0 p0      41 next
        vpternlogd zmm10, zmm27, [rbp + 9152], 0x96  ;   259.3 p5+p3   54 next
        vmovdqu64 [rbp + 9408], zmm15                ;   256.0 p7+p4   54 next spill
        vmovdqu64 zmm15, [rbp + 9152]                ;   148.8 p2      54 next
        vpxord zmm13, zmm6, zmm14                    ;   260.0 p0      41 next
        vmovdqu64 [rbp + 9792], zmm1                 ;   253.3 p8+p9   54 next spill
        vpandd zmm1, zmm8, zmm20                     ;   260.3 p5      41 next
        vmovdqu64 [rbp + 10112], zmm16               ;   245.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 9344], zmm5                 ;   247.3 p8+p9   54 next spill
        vmovdqa64 zmm5, zmm11                        ;   259.3         41 next copy
        vpternlogd zmm5, zmm19, zmm29, 0x87          ;   261.0 p0      41 next
        vmovdqu64 [rbp + 9152], zmm10                ;   260.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 9920], zmm4                 ;   252.3 p8+p9   54 next spill
        vpternlogd zmm15, zmm27, [r15 + 1792], 0x96  ;   261.3 p5+p3   54 next
        vmovdqa64 zmm10, zmm15                       ;   262.3         41 next copy
        vpternlogd zmm10, zmm18, zmm8, 0x6a          ;   262.3 p0      41 next
        vpternlogd zmm5, zmm10, zmm18, 0x87          ;   263.3 p5      41 next
        vpternlogd zmm22, zmm7, zmm5, 0x69           ;   264.3 p0      41 next
        vpternlogd zmm5, zmm9, zmm15, 0x78           ;   264.3 p5      41 next
        vmovdqa64 zmm9, zmm5                         ;   265.3         41 next copy
        vmovdqu64 [rbp + 9984], zmm7                 ;   258.3 p7+p4   41 next spill
        vpandd zmm4, zmm18, zmm17                    ;   264.0 p0      41 next
        vmovdqu64 [rbp + 9600], zmm28                ;   241.0 p8+p9   54 next spill
        vpternlogd zmm30, zmm13, zmm15, 0xd2         ;   264.3 p5      41 next
        vpandd zmm24, zmm15, zmm8                    ;   265.0 p0      41 next
        vpternlogd zmm24, zmm29, zmm23, 0x87         ;   266.0 p5      41 next
        vpxord zmm9, zmm9, zmm30                     ;   266.0 p0      41 next
        vpternlogd zmm9, zmm4, zmm21, 0x96           ;   267.0 p5      41 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   268.0 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm17                        ;   254.0         41 next copy
        vmovdqa64 zmm27, zmm6                        ;   255.0         41 next copy
        vpternlogd zmm27, zmm17, zmm15, 0x6c         ;   267.0 p0      41 next
        vpternlogd zmm9, zmm18, zmm14, 0x60          ;   267.3 p5      41 next
        vpternlogd zmm9, zmm19, zmm8, 0x87           ;   268.3 p0      41 next
        vmovdqa64 zmm7, zmm9                         ;   269.3         41 next copy
        vpternlogd zmm7, zmm20, zmm29, 0x78          ;   269.3 p5      41 next
        vpternlogd zmm7, zmm1, zmm22, 0x69           ;   270.3 p0      41 next
        vpternlogd zmm27, zmm11, zmm18, 0x69         ;   269.3 p5      41 next
        vpandd zmm4, zmm15, zmm19                    ;   270.0 p0      41 next
        vpxord zmm16, zmm15, zmm29                   ;   270.3 p5      41 next
        vmovdqa64 zmm1, zmm18                        ;   248.3         41 next copy
        vpandd zmm0, zmm16, zmm23                    ;   271.3 p0      41 next
        vpternlogd zmm7, zmm5, zmm12, 0x96           ;   271.3 p5      41 next
        vmovdqa64 zmm5, zmm17                        ;   254.0         41 next copy
        vpternlogd zmm5, zmm19, zmm23, 0x6c          ;   272.0 p0      41 next
        vpternlogd zmm24, zmm13, zmm17, 0xe1         ;   272.3 p5      41 next
        vpxord zmm11, zmm11, zmm17                   ;   273.0 p0      41 next
        vpternlogd zmm15, zmm17, zmm18, 0x60         ;   273.3 p5      41 next
        vmovdqa64 zmm28, zmm19                       ;   253.0         41 next copy
        vpternlogd zmm1, zmm14, zmm29, 0x48          ;   274.0 p0      41 next
        vpternlogd zmm1, zmm20, zmm23, 0x78          ;   275.0 p5      41 next
        vpxord zmm15, zmm15, zmm1                    ;   276.0 p0      41 next
        vpternlogd zmm0, zmm27, zmm1, 0x69           ;   276.0 p5      41 next
        vpandd zmm1, zmm17, zmm19                    ;   276.0 p0      41 next
        vpternlogd zmm0, zmm22, zmm26, 0x69          ;   277.0 p5      41 next
        vpternlogd zmm28, zmm20, zmm29, 0x48         ;   277.0 p0      41 next
        vmovdqa64 zmm22, zmm13                       ;   261.0         41 next copy
        vpternlogd zmm22, zmm5, zmm8, 0x6c           ;   277.3 p5      41 next
        vpternlogd zmm22, zmm17, zmm14, 0x2d         ;   278.3 p0      41 next
        vmovdqa64 zmm17, zmm20                       ;   252.0         41 next copy
        vpternlogd zmm17, zmm8, zmm8, 0xcf           ;   278.3 p5      41 next
        vpternlogd zmm4, zmm16, zmm18, 0x78          ;   279.0 p0      41 next
        vpternlogd zmm16, zmm14, zmm8, 0x78          ;   279.3 p5      41 next
        vpandd zmm8, zmm20, zmm14                    ;   280.0 p0      41 next
        vpternlogd zmm15, zmm22, zmm25, 0x96         ;   280.3 p5      41 next
        vpternlogd zmm8, zmm19, zmm23, 0x87          ;   281.0 p0      41 next
        vpternlogd zmm19, zmm18, zmm23, 0x48         ;   281.3 p5      41 next
        vpternlogd zmm23, zmm1, zmm14, 0x93          ;   282.0 p0      41 next
        vpternlogd zmm11, zmm19, zmm29, 0x6c         ;   282.3 p5      41 next
        vpternlogd zmm11, zmm16, zmm8, 0x96          ;   283.3 p0      41 next
        vpternlogd zmm23, zmm20, zmm18, 0x87         ;   283.3 p5      41 next
        vpternlogd zmm17, zmm23, zmm16, 0x69         ;   284.3 p0      41 next
        vpternlogd zmm18, zmm14, zmm23, 0x95         ;   284.3 p5      41 next
        vpternlogd zmm18, zmm10, zmm4, 0x69          ;   285.3 p0      41 next
        vpternlogd zmm8, zmm27, zmm24, 0x69          ;   285.3 p5      41 next
        vpandd zmm27, zmm21, zmm31                   ;   286.0 p0      41 next
        vpternlogd zmm27, zmm3, zmm26, 0x28          ;   287.0 p5      41 next
        vpternlogd zmm17, zmm30, zmm31, 0x96         ;   287.0 p0      41 next
        vmovdqa64 zmm30, zmm21                       ;   239.0         41 next copy
        vpternlogd zmm18, zmm5, zmm28, 0x96          ;   287.3 p5      41 next
        vmovdqa64 zmm5, zmm27                        ;   288.0         41 next copy
        vpternlogd zmm30, zmm26, zmm12, 0x9a         ;   288.0 p0      41 next
        vpternlogd zmm5, zmm30, zmm31, 0x87          ;   289.0 p5      41 next
        vpxord zmm24, zmm24, zmm4                    ;   289.0 p0      41 next
        vpternlogd zmm24, zmm1, zmm6, 0x96           ;   290.0 p5      41 next
        vmovdqa64 zmm19, zmm21                       ;   239.0         41 next copy
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;   290.0 p0      41 next
        vpxord zmm29, zmm25, zmm3                    ;   290.3 p5      41 next
        vpternlogd zmm24, zmm9, zmm2, 0x96           ;   291.0 p0      41 next
        vmovdqa64 zmm6, zmm2                         ;   256.3         41 next copy
        vpternlogd zmm6, zmm26, zmm26, 0x3f          ;   291.3 p5      41 next
        vmovdqa64 zmm9, zmm6                         ;   292.3         41 next copy
        vpternlogd zmm9, zmm21, zmm25, 0x78          ;   292.3 p0      41 next
        vmovdqa64 zmm10, zmm9                        ;   293.3         41 next copy
        vpternlogd zmm9, zmm19, zmm29, 0xd2          ;   293.3 p5      41 next
        vpternlogd zmm11, zmm28, [r14 + 9664], 0x96  ;   293.0 p0+p2   48 next
        vpternlogd zmm10, zmm31, zmm12, 0x78         ;   293.3 p5      41 next
        vpternlogd zmm8, zmm13, [r14 + 9728], 0x96   ;   294.0 p0+p3   48 next
        vpxord zmm1, zmm25, zmm31                    ;   294.3 p5      41 next
        vmovdqa64 zmm20, zmm1                        ;   295.3         41 next copy
        vpternlogd zmm20, zmm31, zmm26, 0x6a         ;   295.3 p0      41 next
        vpandnd zmm4, zmm1, zmm3                     ;   295.3 p5      41 next
        vmovdqa64 zmm22, zmm20                       ;   296.3         41 next copy
        vpternlogd zmm22, zmm25, zmm25, 0x3f         ;   296.3 p0      41 next
        vpternlogd zmm19, zmm22, zmm12, 0x93         ;   297.3 p5      41 next
        vpternlogd zmm22, zmm1, zmm2, 0x87           ;   297.3 p0      41 next
        vmovdqa64 zmm14, zmm2                        ;   256.3         41 next copy
        vpternlogd zmm5, zmm2, zmm25, 0x87           ;   297.3 p5      41 next
        vpternlogd zmm30, zmm2, zmm26, 0xac          ;   298.0 p0      41 next
        vmovdqa64 zmm13, zmm29                       ;   291.3         41 next copy
        vpternlogd zmm20, zmm3, zmm12, 0x87          ;   298.3 p5      41 next
        vpternlogd zmm13, zmm2, zmm12, 0x78          ;   299.0 p0      41 next
        vpternlogd zmm30, zmm13, zmm3, 0x2d          ;   300.0 p5      41 next
        vpternlogd zmm30, zmm5, zmm31, 0x78          ;   301.0 p0      41 next
        vpternlogd zmm14, zmm31, zmm21, 0x6c         ;   300.3 p5      41 next
        vmovdqa64 zmm16, zmm14                       ;   301.3         41 next copy
        vmovdqa64 zmm28, zmm10                       ;   294.3         41 next copy
        vpternlogd zmm28, zmm5, zmm12, 0xd2          ;   301.0 p0      41 next
        vpternlogd zmm5, zmm22, zmm3, 0xd2           ;   301.3 p5      41 next
        vpternlogd zmm22, zmm19, zmm2, 0xd7          ;   302.0 p0      41 next
        vpternlogd zmm14, zmm20, zmm22, 0x96         ;   303.0 p5      41 next
        vpternlogd zmm14, zmm31, zmm9, 0x87          ;   304.0 p0      41 next
        vpternlogd zmm16, zmm13, zmm3, 0x7d          ;   303.3 p5      41 next
        vpternlogd zmm4, zmm31, zmm26, 0x48          ;   304.0 p0      41 next
        vpternlogd zmm2, zmm3, zmm10, 0x6f           ;   304.3 p5      41 next
        vpternlogd zmm18, zmm3, [rbp + 9984], 0x96   ;   305.0 p0+p2   41 next
        vpternlogd zmm6, zmm9, zmm3, 0x87            ;   305.3 p5      41 next
        vpternlogd zmm14, zmm19, zmm26, 0x2d         ;   306.0 p0      41 next
        vpternlogd zmm19, zmm25, zmm12, 0xd6         ;   306.3 p5      41 next
        vpternlogd zmm2, zmm4, zmm19, 0x96           ;   307.3 p0      41 next
        vpternlogd zmm19, zmm1, zmm25, 0x87          ;   307.3 p5      41 next
        vpternlogd zmm19, zmm10, zmm26, 0x87         ;   308.3 p0      41 next
        vpternlogd zmm14, zmm0, [r14 + 9920], 0x96   ;   308.3 p5+p3   48 next
        vmovdqu64 zmm25, [rbp + 9856]                ;   268.0 p2      41 next reload
        vpternlogd zmm16, zmm28, zmm28, 0xc3         ;   309.0 p0      41 next
        vpternlogd zmm9, zmm29, zmm29, 0xf3          ;   309.3 p5      41 next
        vpternlogd zmm9, zmm22, zmm27, 0x96          ;   310.3 p0      41 next
        vpxord zmm0, zmm0, [r14 + 9344]              ;   310.3 p5+p3   48 next
        vpternlogd zmm19, zmm6, zmm13, 0x96          ;   311.0 p0      41 next
        vmovdqa64 zmm23, zmm0                        ;   311.3         45 next copy
        vpternlogd zmm5, zmm20, zmm21, 0x2d          ;   311.3 p5      41 next
        vpternlogd zmm19, zmm18, [r14 + 10112], 0x96 ;   312.0 p0+p2   48 next
        vpxord zmm18, zmm18, [r14 + 9536]            ;   312.3 p5+p3   48 next
        vpternlogd zmm5, zmm17, [r14 + 10048], 0x96  ;   313.0 p0+p2   48 next
        vpxord zmm17, zmm17, [r14 + 9472]            ;   313.3 p5+p3   48 next
        vpternlogd zmm30, zmm15, [r14 + 9856], 0x96  ;   314.0 p0+p2   48 next
        vmovdqa64 zmm22, zmm18                       ;   313.3         45 next copy
        vpternlogd zmm22, zmm17, zmm0, 0x6a          ;   314.3 p5      45 next
        vpxord zmm15, zmm15, [r14 + 9280]            ;   315.0 p0+p3   48 next
        vpandd zmm29, zmm8, zmm17                    ;   315.3 p5      45 next
        vpternlogd zmm2, zmm25, [r14 + 9984], 0x96   ;   316.0 p0+p2   48 next
        vmovdqu64 [rbp + 9984], zmm2                 ;   317.0 p8+p9   48 next spill
        vpandd zmm20, zmm18, zmm0                    ;   316.3 p5      45 next
        vpxord zmm4, zmm8, zmm17                     ;   317.0 p0      45 next
        vpxord zmm6, zmm15, zmm18                    ;   317.3 p5      45 next
        vpternlogd zmm16, zmm7, [r14 + 9792], 0x96   ;   318.0 p0+p3   48 next
        vpxord zmm7, zmm7, [r14 + 9216]              ;   318.3 p5+p2   48 next
        vpandd zmm10, zmm6, zmm7                     ;   319.3 p0      45 next
        vpternlogd zmm20, zmm15, zmm7, 0x87          ;   319.3 p5      45 next
        vpternlogd zmm23, zmm15, zmm7, 0x6a          ;   320.0 p0      45 next
        vmovdqu64 zmm28, [rbp + 9856]                ;   268.0 p3      48 next
        vpxord zmm28, zmm28, [r14 + 9408]            ;   320.3 p5+p2   48 next
        vpandd zmm26, zmm11, zmm28                   ;   321.3 p0      45 next
        vpandd zmm27, zmm7, zmm17                    ;   321.3 p5      45 next
        vpternlogd zmm9, zmm21, zmm12, 0xb4          ;   322.0 p0      41 next
        vpandd zmm12, zmm8, zmm0                     ;   322.3 p5      45 next
        vpandd zmm21, zmm8, zmm11                    ;   323.0 p0      45 next
        vpxord zmm25, zmm7, zmm15                    ;   323.3 p5      45 next
        vpternlogd zmm9, zmm24, [r14 + 10176], 0x96  ;   324.0 p0+p3   48 next
        vpxord zmm24, zmm24, [r14 + 9600]            ;   324.3 p5+p2   48 next
        vpternlogd zmm12, zmm11, zmm24, 0x78         ;   325.3 p0      45 next
        vpandd zmm31, zmm24, zmm0                    ;   325.3 p5      45 next
        vmovdqu64 [rbp + 9856], zmm9                 ;   325.0 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm23                        ;   321.0         45 next copy
        vpternlogd zmm9, zmm11, zmm15, 0x87          ;   326.0 p0      45 next
        vpternlogd zmm9, zmm22, zmm17, 0x87          ;   327.0 p5      45 next
        vpternlogd zmm27, zmm26, zmm9, 0x69          ;   328.0 p0      45 next
        vpxord zmm1, zmm24, zmm7                     ;   327.3 p5      45 next
        vpxord zmm3, zmm1, zmm28                     ;   328.3 p0      45 next
        vpternlogd zmm12, zmm3, zmm18, 0xd2          ;   329.3 p5      45 next
        vpternlogd zmm9, zmm25, zmm18, 0x78          ;   329.0 p0      45 next
        vmovdqa64 zmm25, zmm11                       ;   294.0         45 next copy
        vpternlogd zmm25, zmm24, zmm15, 0x48         ;   329.3 p5      45 next
        vpternlogd zmm20, zmm3, zmm8, 0xe1           ;   330.0 p0      45 next
        vmovdqa64 zmm13, zmm12                       ;   330.3         45 next copy
        vpxord zmm13, zmm13, zmm9                    ;   330.3 p5      45 next
        vpternlogd zmm13, zmm29, zmm2, 0x96          ;   331.3 p0      45 next
        vpandd zmm2, zmm18, zmm11                    ;   331.3 p5      45 next
        vpternlogd zmm2, zmm6, zmm17, 0x78           ;   332.3 p0      45 next
        vmovdqa64 zmm29, zmm17                       ;   314.3         45 next copy
        vpternlogd zmm29, zmm28, zmm15, 0x48         ;   332.3 p5      45 next
        vpternlogd zmm29, zmm1, zmm7, 0xd2           ;   333.3 p0      45 next
        vpternlogd zmm4, zmm29, zmm18, 0x6c          ;   334.3 p5      45 next
        vpternlogd zmm18, zmm1, zmm8, 0x6a           ;   334.0 p0      45 next
        vpternlogd zmm18, zmm23, zmm17, 0x69         ;   335.0 p5      45 next
        vpternlogd zmm10, zmm29, zmm18, 0x69         ;   336.0 p0      45 next
        vmovdqa64 zmm29, zmm8                        ;   295.0         45 next copy
        vpternlogd zmm23, zmm8, zmm15, 0x28          ;   335.3 p5      45 next
        vpternlogd zmm29, zmm17, zmm28, 0x60         ;   336.0 p0      45 next
        vpternlogd zmm29, zmm11, zmm0, 0x87          ;   337.0 p5      45 next
        vpternlogd zmm10, zmm27, zmm14, 0x69         ;   337.0 p0      45 next
        vpternlogd zmm15, zmm29, zmm24, 0x6c         ;   338.0 p5      45 next
        vpternlogd zmm15, zmm31, zmm27, 0x69         ;   339.0 p0      45 next
        vpandd zmm27, zmm28, zmm24                   ;   338.3 p5      45 next
        vpternlogd zmm27, zmm11, zmm7, 0x87          ;   339.3 p0      45 next
        vpternlogd zmm1, zmm20, zmm2, 0x96           ;   339.3 p5      45 next
        vmovdqu64 zmm31, [rbp + 9600]                ;   241.0 p3     108 r
        vpternlogd zmm6, zmm28, zmm0, 0x78           ;   340.0 p0      45 next
        vpxord zmm1, zmm1, zmm21                     ;   340.3 p5      45 next
        vpternlogd zmm21, zmm28, zmm7, 0x87          ;   341.0 p0      45 next
        vpternlogd zmm21, zmm24, zmm17, 0x87         ;   342.0 p5      45 next
        vpternlogd zmm24, zmm0, zmm0, 0xcf           ;   342.0 p0      45 next
        vpternlogd zmm24, zmm21, zmm6, 0x69          ;   343.0 p5      45 next
        vpternlogd zmm21, zmm17, zmm28, 0x87         ;   343.0 p0      45 next
        vpternlogd zmm17, zmm11, zmm7, 0x60          ;   343.3 p5      45 next
        vpternlogd zmm11, zmm7, zmm8, 0x78           ;   344.0 p0      45 next
        vpternlogd zmm23, zmm17, zmm6, 0x96          ;   344.3 p5      45 next
        vpternlogd zmm23, zmm25, zmm27, 0x96         ;   345.3 p0      45 next
        vpternlogd zmm21, zmm2, zmm22, 0x69          ;   345.3 p5      45 next
        vpternlogd zmm21, zmm11, zmm25, 0x96         ;   346.3 p0      45 next
        vpternlogd zmm27, zmm18, zmm18, 0xc3         ;   346.3 p5      45 next
        vmovdqu64 zmm18, [rbp + 9728]                ;   251.3 p2     108 r
        vmovdqu64 zmm6, [rbp + 9536]                 ;   247.0 p3     108 r
        vpternlogd zmm0, zmm3, zmm11, 0x6a           ;   347.0 p0      45 next
        vpternlogd zmm0, zmm8, zmm28, 0x2d           ;   348.0 p5      45 next
        vmovdqu64 zmm28, [rbp + 10176]               ;   239.3 p2     108 r
        vpternlogd zmm21, zmm26, zmm19, 0x96         ;   348.0 p0      45 next
        vmovdqu64 zmm26, [rbp + 5888]                ;   182.5 p3      63 r reload
        vpternlogd zmm27, zmm20, zmm3, 0x96          ;   348.3 p5      45 next
        vmovdqu64 zmm3, [rbp + 9664]                 ;   244.0 p2     108 r
        vpternlogd zmm28, zmm26, [r13], 0x96         ;   349.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 6016]                ;   184.3 p2      63 r reload
        vmovdqu64 zmm8, [rbp + 9472]                 ;   249.3 p3     108 r
        vpternlogd zmm4, zmm0, zmm30, 0x96           ;   349.3 p5      45 next
        vmovdqu64 zmm22, [rbp + 9024]                ;   185.3 p2      63 r reload
        vmovdqu64 zmm0, [rbp + 9088]                 ;   223.0 p3     108 r
        vpternlogd zmm24, zmm12, zmm5, 0x96          ;   350.0 p0      45 next
        vmovdqu64 zmm2, [rbp + 9344]                 ;   247.3 p2     108 r
        vmovdqu64 zmm20, [rbp + 9920]                ;   252.3 p3     108 r
        vmovdqu64 zmm11, [rbp + 9216]                ;   246.0 p2     108 r
        vmovdqu64 zmm25, [rbp + 9856]                ;   325.0 p3      48 next reload
        vpternlogd zmm1, zmm29, zmm25, 0x96          ;   350.3 p5      45 next
        vmovdqu64 zmm29, [rbp + 10048]               ;   244.3 p2     108 r
        vpternlogd zmm29, zmm26, [r13 + 64], 0x96    ;   351.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 6080]                ;   189.3 p2      63 r reload
        vpternlogd zmm15, zmm9, zmm16, 0x96          ;   351.3 p5      45 next
        vpternlogd zmm31, zmm26, [r13 + 128], 0x96   ;   352.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 6400]                ;   190.3 p2      63 r reload
        vpternlogd zmm0, zmm26, [r13 + 192], 0x96    ;   352.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 6464]                ;   191.3 p2      63 r reload
        vpternlogd zmm2, zmm26, [r13 + 256], 0x96    ;   353.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 6720]                ;   192.3 p2      63 r reload
        vmovdqu64 [rbp + 2368], zmm28                ;   350.0 p8+p9  108 r spill
        vmovdqu64 zmm12, [rbp + 9280]                ;   248.0 p3     108 r
        vmovdqu64 zmm7, [rbp + 10112]                ;   245.3 p2     108 r
        vpternlogd zmm3, zmm26, [r13 + 320], 0x96    ;   353.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 6912]                ;   194.3 p2      63 r reload
        vmovdqu64 zmm17, [rbp + 9152]                ;   260.3 p3     108 r
        vpternlogd zmm6, zmm26, [r13 + 384], 0x96    ;   354.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 7040]                ;   195.5 p3      63 r reload
        vpternlogd zmm7, zmm26, [r13 + 448], 0x96    ;   354.3 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 7168]                ;   196.5 p3      63 r reload
        vpternlogd zmm8, zmm26, [r13 + 512], 0x96    ;   355.0 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 7360]                ;   197.5 p3      63 r reload
        vmovdqu64 zmm9, [rbp + 9408]                 ;   256.0 p2     108 r
        vpternlogd zmm9, zmm26, [r13 + 576], 0x96    ;   355.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 7488]                ;   199.3 p2      63 r reload
        vpternlogd zmm11, zmm26, [r13 + 640], 0x96   ;   356.0 p0+p3  108 r
        vmovdqu64 [rbp + 2880], zmm8                 ;   356.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 7552]                ;   200.3 p2      63 r reload
        vpternlogd zmm12, zmm26, [r13 + 704], 0x96   ;   356.3 p5+p3  108 r
        vmovdqu64 [rbp + 2752], zmm6                 ;   355.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 3008], zmm11                ;   357.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 7680]                ;   201.3 p2      63 r reload
        vpternlogd zmm17, zmm26, [r13 + 768], 0x96   ;   357.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 7808]                ;   202.3 p2      63 r reload
        vpternlogd zmm18, zmm26, [r13 + 832], 0x96   ;   357.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 7936]                ;   203.3 p2      63 r reload
        vpternlogd zmm20, zmm26, [r13 + 896], 0x96   ;   358.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 10176]               ;   239.3 p2      54 next reload
        vmovdqu64 [rbp + 3200], zmm18                ;   358.3 p8+p9  108 r spill
        vpternlogd zmm15, zmm26, [rbp + 5952], 0x96  ;   358.3 p5+p3  108 r
        vmovdqu64 [rbp + 3136], zmm17                ;   358.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [rbp + 9600]                ;   241.0 p2      54 next reload
        vpternlogd zmm10, zmm26, [rbp + 8384], 0x96  ;   359.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9088]                ;   223.0 p2      54 next reload
        vpternlogd zmm13, zmm26, [rbp + 6208], 0x96  ;   359.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 10048]               ;   244.3 p2      54 next reload
        vmovdqu64 [rbp + 2816], zmm7                 ;   355.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 1344], zmm15                ;   359.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2496], zmm31                ;   353.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 2944], zmm9                 ;   356.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 1472], zmm10                ;   360.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 2432], zmm29                ;   352.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2688], zmm3                 ;   354.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 1536], zmm13                ;   360.3 p7+p4  108 r spill
        vpternlogd zmm4, zmm26, [rbp + 6592], 0x96   ;   360.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9408]                ;   256.0 p2      54 next reload
        vpternlogd zmm16, zmm26, [rbp + 7296], 0x96  ;   360.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9216]                ;   246.0 p2      54 next reload
        vpternlogd zmm30, zmm26, [rbp + 7424], 0x96  ;   361.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9344]                ;   247.3 p2      54 next reload
        vpternlogd zmm24, zmm26, [rbp + 6528], 0x96  ;   361.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9664]                ;   244.0 p2      54 next reload
        vpternlogd zmm21, zmm26, [rbp + 6784], 0x96  ;   362.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9280]                ;   248.0 p2      54 next reload
        vpternlogd zmm14, zmm26, [rbp + 7616], 0x96  ;   362.3 p5+p3  108 r
        vmovdqu64 [rbp + 2048], zmm14                ;   363.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 1408], zmm4                 ;   361.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 1600], zmm24                ;   362.3 p8+p9  108 r spill
        vmovdqu64 zmm26, [rbp + 9536]                ;   247.0 p2      54 next reload
        vpternlogd zmm1, zmm26, [rbp + 6848], 0x96   ;   363.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 10112]               ;   245.3 p2      54 next reload
        vpternlogd zmm23, zmm26, [rbp + 6976], 0x96  ;   363.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9728]                ;   251.3 p2      54 next reload
        vpternlogd zmm5, zmm26, [rbp + 7872], 0x96   ;   364.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9472]                ;   249.3 p2      54 next reload
        vmovdqu64 [rbp + 3264], zmm20                ;   359.0 p7+p4  108 r spill
        vmovdqu64 [rbp + 2624], zmm2                 ;   354.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 1664], zmm21                ;   363.0 p7+p4  108 r spill
        vpternlogd zmm27, zmm26, [rbp + 7104], 0x96  ;   364.3 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9920]                ;   252.3 p2      54 next reload
        vmovdqu64 [rbp + 3072], zmm12                ;   357.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 1984], zmm30                ;   362.0 p7+p4  108 r spill
        vpternlogd zmm19, zmm26, [rbp + 8064], 0x96  ;   365.0 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 9792]                ;   253.3 p2      54 next reload
        vmovdqu64 [rbp + 1792], zmm23                ;   364.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 1856], zmm27                ;   365.3 p7+p4  108 r spill
        vpternlogd zmm25, zmm26, [rbp + 8128], 0x96  ;   365.3 p5+p3  108 r
        vmovdqu64 [rbp + 2304], zmm25                ;   366.3 p8+p9  108 r spill
        vpternlogd zmm26, zmm22, [r13 + 960], 0x96   ;   366.0 p0+p2  108 r
        vmovdqu64 zmm22, [rbp + 9152]                ;   260.3 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 9984]                ;   317.0 p2     108 r
        vmovdqu64 [rbp + 2560], zmm0                 ;   353.3 p7+p4  108 r spill
        vpternlogd zmm25, zmm22, [rbp + 7744], 0x96  ;   366.3 p5+p3  108 r
        vpxord zmm22, zmm28, [r10 + 1024]            ;   367.0 p0+p2   54 next
        vpxord zmm28, zmm29, [r10 + 1088]            ;   367.3 p5+p3   54 next
        vpxord zmm29, zmm31, [r10 + 1152]            ;   368.0 p0+p2   54 next
        vpxord zmm31, zmm0, [r10 + 1216]             ;   368.3 p5+p3   54 next
        vpxord zmm0, zmm2, [r10 + 1280]              ;   369.0 p0+p2   54 next
        vpxord zmm2, zmm3, [r10 + 1344]              ;   369.3 p5+p3   54 next
        vpxord zmm3, zmm6, [r10 + 1408]              ;   370.0 p0+p2   54 next
        vpxord zmm6, zmm7, [r10 + 1472]              ;   370.3 p5+p3   54 next
        vpxord zmm7, zmm8, [r10 + 1536]              ;   371.0 p0+p2   54 next
        vpxord zmm8, zmm9, [r10 + 1600]              ;   371.3 p5+p3   54 next
        vpxord zmm9, zmm11, [r10 + 1664]             ;   372.0 p0+p2   54 next
        vpxord zmm11, zmm12, [r10 + 1728]            ;   372.3 p5+p3   54 next
        vmovdqu64 [rbp + 3328], zmm26                ;   367.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 1920], zmm16                ;   361.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2176], zmm5                 ;   365.0 p8+p9  108 r spill
        vmovdqu64 [rbp + 1728], zmm1                 ;   364.0 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm8                        ;   372.3         41 next copy
        vpxord zmm12, zmm17, [r10 + 1792]            ;   373.0 p0+p2   54 next
        vpxord zmm17, zmm18, [r10 + 1856]            ;   373.3 p5+p3   54 next
        vmovdqu64 [rbp + 2240], zmm19                ;   366.0 p8+p9  108 r spill
        vpternlogd zmm21, zmm7, zmm6, 0x6a           ;   374.0 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   375.0         41 next copy
        vmovdqa64 zmm13, zmm11                       ;   373.3         41 next copy
        vpxord zmm18, zmm20, [r10 + 1920]            ;   374.3 p5+p2   54 next
        vpandd zmm19, zmm9, zmm18                    ;   375.3 p0      41 next
        vpxord zmm14, zmm17, zmm6                    ;   375.3 p5      41 next
        vpxord zmm30, zmm14, zmm9                    ;   376.3 p0      41 next
        vpandd zmm5, zmm6, zmm11                     ;   376.3 p5      41 next
        vpxord zmm20, zmm26, [r10 + 1984]            ;   377.0 p0+p3   54 next
        vpxord zmm26, zmm6, zmm7                     ;   377.3 p5      41 next
        vmovdqa64 zmm4, zmm12                        ;   374.0         41 next copy
        vpternlogd zmm4, zmm11, zmm8, 0x6a           ;   378.0 p0      41 next
        vpandd zmm16, zmm11, zmm20                   ;   378.3 p5      41 next
        vmovdqu64 [rbp + 5952], zmm16                ;   379.3 p7+p4   41 next spill
        vpternlogd zmm24, zmm18, zmm7, 0x87          ;   379.0 p0      41 next
        vpternlogd zmm24, zmm4, zmm11, 0x87          ;   380.0 p5      41 next
        vpandd zmm16, zmm8, zmm20                    ;   380.0 p0      41 next
        vpternlogd zmm16, zmm18, zmm17, 0x78         ;   381.0 p5      41 next
        vpternlogd zmm16, zmm30, zmm12, 0xd2         ;   382.0 p0      41 next
        vpternlogd zmm5, zmm19, zmm24, 0x69          ;   381.3 p5      41 next
        vpxord zmm27, zmm7, zmm12                    ;   382.0 p0      41 next
        vpandd zmm1, zmm27, zmm6                     ;   383.0 p5      41 next
        vpternlogd zmm24, zmm26, zmm12, 0x78         ;   383.0 p0      41 next
        vmovdqa64 zmm15, zmm24                       ;   384.0         41 next copy
        vpxord zmm15, zmm15, zmm16                   ;   384.0 p5      41 next
        vpternlogd zmm13, zmm9, zmm7, 0x48           ;   384.0 p0      41 next
        vpternlogd zmm13, zmm14, zmm6, 0xd2          ;   385.0 p5      41 next
        vmovdqu64 [rbp + 10176], zmm16               ;   383.0 p8+p9   41 next spill
        vpandd zmm16, zmm12, zmm18                   ;   385.0 p0      41 next
        vmovdqu64 [rbp + 9600], zmm19                ;   376.3 p7+p4   41 next spill
        vpandd zmm19, zmm12, zmm8                    ;   385.3 p5      41 next
        vmovdqu64 [rbp + 7936], zmm15                ;   385.0 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm5                        ;   382.3         41 next copy
        vmovdqa64 zmm10, zmm13                       ;   386.0         41 next copy
        vmovdqa64 zmm23, zmm18                       ;   375.3         41 next copy
        vmovdqu64 [rbp + 2112], zmm25                ;   367.3 p7+p4  108 r spill
        vmovdqa64 zmm15, zmm20                       ;   378.0         41 next copy
        vpternlogd zmm15, zmm12, zmm11, 0x48         ;   386.0 p0      41 next
        vpternlogd zmm12, zmm14, zmm20, 0x6a         ;   386.3 p5      41 next
        vpternlogd zmm12, zmm21, zmm11, 0x69         ;   387.3 p0      41 next
        vpternlogd zmm1, zmm13, zmm12, 0x69          ;   388.3 p5      41 next
        vpternlogd zmm1, zmm5, zmm29, 0x69           ;   389.3 p0      41 next
        vmovdqa64 zmm5, zmm31                        ;   369.3         41 next copy
        vpxord zmm10, zmm10, zmm15                   ;   388.3 p5      41 next
        vmovdqa64 zmm15, zmm20                       ;   378.0         41 next copy
        vpternlogd zmm15, zmm11, zmm9, 0x60          ;   389.0 p0      41 next
        vpternlogd zmm15, zmm18, zmm8, 0x87          ;   390.0 p5      41 next
        vpternlogd zmm23, zmm17, zmm7, 0x48          ;   390.0 p0      41 next
        vpternlogd zmm16, zmm27, zmm11, 0x78         ;   390.3 p5      41 next
        vpternlogd zmm27, zmm9, zmm8, 0x78           ;   391.0 p0      41 next
        vpandd zmm13, zmm20, zmm18                   ;   391.3 p5      41 next
        vpandd zmm25, zmm7, zmm17                    ;   392.0 p0      41 next
        vpternlogd zmm19, zmm7, zmm6, 0x87           ;   392.3 p5      41 next
        vpternlogd zmm7, zmm21, zmm20, 0x60          ;   393.0 p0      41 next
        vmovdqa64 zmm21, zmm30                       ;   377.3         41 next copy
        vpternlogd zmm19, zmm30, zmm20, 0xe1         ;   393.3 p5      41 next
        vpternlogd zmm5, zmm29, zmm22, 0x9a          ;   394.0 p0      41 next
        vpternlogd zmm26, zmm17, zmm8, 0x78          ;   394.3 p5      41 next
        vpternlogd zmm25, zmm26, zmm15, 0x69         ;   395.3 p0      41 next
        vmovdqa64 zmm26, zmm20                       ;   378.0         41 next copy
        vpternlogd zmm26, zmm18, zmm6, 0x6c          ;   395.3 p5      41 next
        vpternlogd zmm21, zmm26, zmm8, 0x6c          ;   396.3 p0      41 next
        vpternlogd zmm25, zmm24, zmm22, 0x96         ;   396.3 p5      41 next
        vpternlogd zmm21, zmm20, zmm9, 0x2d          ;   397.3 p0      41 next
        vmovdqa64 zmm20, zmm17                       ;   374.3         41 next copy
        vpternlogd zmm20, zmm8, zmm8, 0xcf           ;   397.3 p5      41 next
        vpandd zmm8, zmm17, zmm9                     ;   398.0 p0      41 next
        vpternlogd zmm8, zmm18, zmm6, 0x87           ;   399.0 p5      41 next
        vpternlogd zmm10, zmm21, zmm28, 0x96         ;   399.0 p0      41 next
        vpternlogd zmm18, zmm11, zmm6, 0x48          ;   399.3 p5      41 next
        vpternlogd zmm6, zmm13, zmm9, 0x93           ;   400.0 p0      41 next
        vpternlogd zmm6, zmm17, zmm11, 0x87          ;   401.0 p5      41 next
        vpternlogd zmm20, zmm6, zmm27, 0x69          ;   402.0 p0      41 next
        vpternlogd zmm7, zmm18, zmm27, 0x96          ;   401.3 p5      41 next
        vpxord zmm27, zmm28, zmm2                    ;   402.0 p0      41 next
        vmovdqa64 zmm17, zmm27                       ;   403.0         41 next copy
        vpternlogd zmm11, zmm9, zmm6, 0x95           ;   402.3 p5      41 next
        vpternlogd zmm11, zmm4, zmm16, 0x69          ;   403.3 p0      41 next
        vpxord zmm16, zmm16, zmm19                   ;   403.3 p5      41 next
        vpternlogd zmm16, zmm13, zmm14, 0x96         ;   404.3 p0      41 next
        vpternlogd zmm11, zmm26, zmm23, 0x96         ;   404.3 p5      41 next
        vpternlogd zmm19, zmm12, zmm8, 0x69          ;   405.0 p0      41 next
        vpternlogd zmm19, zmm30, [r15 + 8704], 0x96  ;   406.0 p5+p2   48 next
        vpandd zmm26, zmm31, zmm0                    ;   406.0 p0      41 next
        vpternlogd zmm17, zmm3, zmm22, 0x78          ;   406.3 p5      41 next
        vpxord zmm8, zmm8, zmm7                      ;   407.0 p0      41 next
        vpternlogd zmm26, zmm2, zmm29, 0x28          ;   407.3 p5      41 next
        vmovdqa64 zmm7, zmm26                        ;   408.3         41 next copy
        vpternlogd zmm7, zmm5, zmm0, 0x87            ;   408.3 p0      41 next
        vpternlogd zmm7, zmm3, zmm28, 0x87           ;   409.3 p5      41 next
        vpternlogd zmm16, zmm15, zmm3, 0x96          ;   409.0 p0      41 next
        vmovdqa64 zmm15, zmm3                        ;   371.0         41 next copy
        vpternlogd zmm15, zmm0, zmm31, 0x6c          ;   409.3 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   410.3         41 next copy
        vmovdqa64 zmm9, zmm3                         ;   371.0         41 next copy
        vpxord zmm4, zmm28, zmm0                     ;   410.0 p0      41 next
        vpandnd zmm6, zmm4, zmm2                     ;   411.0 p5      41 next
        vpternlogd zmm9, zmm29, zmm29, 0x3f          ;   411.0 p0      41 next
        vmovdqa64 zmm12, zmm9                        ;   412.0         41 next copy
        vpternlogd zmm12, zmm31, zmm28, 0x78         ;   412.0 p5      41 next
        vmovdqa64 zmm13, zmm12                       ;   413.0         41 next copy
        vpternlogd zmm13, zmm0, zmm22, 0x78          ;   413.0 p0      41 next
        vmovdqa64 zmm30, zmm13                       ;   414.0         41 next copy
        vpternlogd zmm18, zmm17, zmm2, 0x7d          ;   412.3 p5      41 next
        vpternlogd zmm30, zmm7, zmm22, 0x78          ;   414.0 p0      41 next
        vpternlogd zmm18, zmm30, zmm22, 0x69         ;   415.0 p5      41 next
        vmovdqa64 zmm30, zmm31                       ;   369.3         41 next copy
        vpternlogd zmm18, zmm25, [r15 + 8768], 0x96  ;   416.0 p0+p3   48 next
        vpternlogd zmm11, zmm2, [rbp + 9600], 0x96   ;   414.3 p5+p2   41 next
        vmovdqu64 [rbp + 9600], zmm18                ;   417.0 p8+p9   48 next spill
        vpternlogd zmm6, zmm0, zmm29, 0x48           ;   415.0 p0      41 next
        vpternlogd zmm30, zmm22, zmm22, 0xc3         ;   415.3 p5      41 next
        vpxord zmm25, zmm25, [r15 + 8192]            ;   416.0 p0+p3   48 next
        vpternlogd zmm12, zmm30, zmm27, 0xd2         ;   416.3 p5      41 next
        vmovdqa64 zmm21, zmm4                        ;   411.0         41 next copy
        vpternlogd zmm8, zmm23, [r15 + 8640], 0x96   ;   417.0 p0+p2   48 next
        vmovdqu64 zmm14, [rbp + 7936]                ;   385.0 p3      41 next
        vpternlogd zmm9, zmm12, zmm2, 0x87           ;   417.3 p5      41 next
        vpternlogd zmm21, zmm0, zmm29, 0x6a          ;   418.0 p0      41 next
        vmovdqa64 zmm23, zmm21                       ;   419.0         41 next copy
        vpternlogd zmm21, zmm2, zmm22, 0x87          ;   419.0 p5      41 next
        vpternlogd zmm5, zmm3, zmm29, 0xac           ;   419.0 p0      41 next
        vpternlogd zmm5, zmm17, zmm2, 0x2d           ;   420.0 p5      41 next
        vpternlogd zmm5, zmm7, zmm0, 0x78            ;   421.0 p0      41 next
        vpternlogd zmm5, zmm10, [r15 + 8832], 0x96   ;   422.0 p5+p2   48 next
        vpternlogd zmm20, zmm0, [rbp + 10176], 0x96  ;   421.0 p0+p3   41 next
        vmovdqu64 [rbp + 7552], zmm5                 ;   423.0 p7+p4   48 next spill
        vpternlogd zmm23, zmm28, zmm28, 0x3f         ;   421.3 p5      41 next
        vpxord zmm10, zmm10, [r15 + 8256]            ;   422.0 p0+p2   48 next
        vpternlogd zmm30, zmm23, zmm22, 0x93         ;   422.3 p5      41 next
        vpternlogd zmm23, zmm4, zmm3, 0x87           ;   423.0 p0      41 next
        vpternlogd zmm7, zmm23, zmm2, 0xd2           ;   424.0 p5      41 next
        vpternlogd zmm23, zmm30, zmm3, 0xd7          ;   424.0 p0      41 next
        vpternlogd zmm15, zmm21, zmm23, 0x96         ;   425.0 p5      41 next
        vpternlogd zmm3, zmm2, zmm13, 0x6f           ;   425.0 p0      41 next
        vpternlogd zmm15, zmm0, zmm12, 0x87          ;   426.0 p5      41 next
        vpternlogd zmm12, zmm27, zmm27, 0xf3         ;   426.0 p0      41 next
        vpternlogd zmm15, zmm30, zmm29, 0x2d         ;   427.0 p5      41 next
        vpternlogd zmm15, zmm1, [r15 + 8896], 0x96   ;   428.0 p0+p3   48 next
        vpternlogd zmm30, zmm28, zmm22, 0xd6         ;   427.3 p5      41 next
        vpxord zmm1, zmm1, [r15 + 8320]              ;   428.0 p0+p2   48 next
        vpternlogd zmm12, zmm23, zmm26, 0x96         ;   428.3 p5      41 next
        vpternlogd zmm12, zmm31, zmm22, 0xb4         ;   429.3 p0      41 next
        vpternlogd zmm12, zmm16, [r15 + 9152], 0x96  ;   430.3 p5+p3   48 next
        vpxord zmm16, zmm16, [r15 + 8576]            ;   430.0 p0+p2   48 next
        vpternlogd zmm3, zmm6, zmm30, 0x96           ;   430.3 p5      41 next
        vpternlogd zmm30, zmm4, zmm28, 0x87          ;   431.0 p0      41 next
        vpternlogd zmm7, zmm21, zmm31, 0x2d          ;   431.3 p5      41 next
        vpternlogd zmm7, zmm20, [r15 + 9024], 0x96   ;   432.3 p0+p3   48 next
        vpxord zmm20, zmm20, [r15 + 8448]            ;   432.3 p5+p2   48 next
        vpternlogd zmm30, zmm13, zmm29, 0x87         ;   433.0 p0      41 next
        vmovdqa64 zmm13, zmm1                        ;   429.0         45 next copy
        vpxord zmm26, zmm25, zmm10                   ;   433.3 p5      45 next
        vmovdqu64 zmm23, [rbp + 1536]                ;   367.3 p3     108 r reload
        vmovdqa64 zmm24, zmm19                       ;   407.0         45 next copy
        vpandd zmm4, zmm19, zmm8                     ;   434.0 p0      45 next
        vpternlogd zmm14, zmm31, [rbp + 5952], 0x96  ;   434.3 p5+p2   41 next
        vpternlogd zmm3, zmm14, [r15 + 8960], 0x96   ;   435.3 p0+p3   48 next
        vmovdqu64 [rbp + 7936], zmm12                ;   431.3 p8+p9   48 next spill
        vpandd zmm0, zmm19, zmm1                     ;   435.3 p5      45 next
        vpternlogd zmm0, zmm8, zmm16, 0x78           ;   436.3 p0      45 next
        vpternlogd zmm13, zmm10, zmm25, 0x6a         ;   436.3 p5      45 next
        vpternlogd zmm30, zmm9, zmm17, 0x96          ;   437.0 p0      41 next
        vmovdqa64 zmm17, zmm13                       ;   437.3         45 next copy
        vpternlogd zmm17, zmm8, zmm10, 0x87          ;   437.3 p5      45 next
        vpxord zmm28, zmm25, zmm16                   ;   438.0 p0      45 next
        vmovdqu64 [rbp + 5952], zmm3                 ;   436.3 p7+p4   48 next spill
        vpxord zmm14, zmm14, [r15 + 8384]            ;   438.3 p5+p2   48 next
        vpternlogd zmm30, zmm11, [r15 + 9088], 0x96  ;   439.0 p0+p3   48 next
        vpxord zmm11, zmm11, [r15 + 8512]            ;   439.3 p5+p2   48 next
        vpxord zmm29, zmm28, zmm14                   ;   440.0 p0      45 next
        vpternlogd zmm0, zmm29, zmm11, 0xd2          ;   441.0 p5      45 next
        vpandd zmm27, zmm19, zmm20                   ;   441.0 p0      45 next
        vmovdqu64 [rbp + 7680], zmm15                ;   429.0 p8+p9   48 next spill
        vpandd zmm2, zmm11, zmm1                     ;   441.3 p5      45 next
        vpternlogd zmm2, zmm10, zmm25, 0x87          ;   442.3 p0      45 next
        vpternlogd zmm2, zmm29, zmm19, 0xe1          ;   443.3 p5      45 next
        vpxord zmm31, zmm10, zmm11                   ;   443.0 p0      45 next
        vmovdqa64 zmm6, zmm11                        ;   440.3         45 next copy
        vpternlogd zmm6, zmm20, zmm1, 0x6a           ;   443.3 p5      45 next
        vpternlogd zmm17, zmm6, zmm20, 0x87          ;   444.3 p0      45 next
        vpternlogd zmm26, zmm17, zmm11, 0x6c         ;   445.3 p5      45 next
        vpternlogd zmm27, zmm0, zmm26, 0x96          ;   446.3 p0      45 next
        vpternlogd zmm27, zmm3, zmm23, 0x96          ;   447.3 p5      54 next
        vmovdqa64 zmm3, zmm19                        ;   407.0         45 next copy
        vpternlogd zmm3, zmm20, zmm14, 0x60          ;   446.0 p0      45 next
        vmovdqu64 [rbp + 7808], zmm7                 ;   433.3 p7+p4   48 next spill
        vpternlogd zmm24, zmm11, zmm20, 0x48         ;   446.3 p5      45 next
        vpandd zmm9, zmm11, zmm8                     ;   447.0 p0      45 next
        vpternlogd zmm9, zmm31, zmm20, 0x78          ;   448.0 p5      45 next
        vpternlogd zmm11, zmm28, zmm19, 0x6a         ;   448.0 p0      45 next
        vpternlogd zmm28, zmm2, zmm9, 0x96           ;   449.0 p5      45 next
        vpternlogd zmm3, zmm8, zmm1, 0x87            ;   449.0 p0      45 next
        vpternlogd zmm28, zmm4, zmm3, 0x96           ;   450.0 p5      45 next
        vpternlogd zmm3, zmm16, zmm10, 0x78          ;   450.0 p0      45 next
        vpternlogd zmm17, zmm8, zmm14, 0x87          ;   450.3 p5      45 next
        vpternlogd zmm17, zmm20, zmm25, 0x78         ;   451.3 p0      45 next
        vmovdqa64 zmm22, zmm17                       ;   452.3         45 next copy
        vpternlogd zmm22, zmm16, zmm1, 0x78          ;   452.3 p5      45 next
        vpternlogd zmm26, zmm3, zmm22, 0x69          ;   453.3 p0      45 next
        vmovdqu64 zmm3, [rbp + 1344]                 ;   367.3 p3     108 r reload
        vpternlogd zmm26, zmm18, zmm3, 0x96          ;   454.3 p5      54 next
        vpternlogd zmm11, zmm13, zmm20, 0x69         ;   453.0 p0      45 next
        vpternlogd zmm4, zmm14, zmm25, 0x87          ;   453.3 p5      45 next
        vpternlogd zmm4, zmm16, zmm20, 0x87          ;   454.3 p0      45 next
        vmovdqa64 zmm21, zmm8                        ;   418.0         45 next copy
        vpternlogd zmm21, zmm16, zmm10, 0x48         ;   454.3 p5      45 next
        vmovdqu64 zmm22, [rbp + 1728]                ;   367.3 p2     108 r reload
        vpternlogd zmm28, zmm12, zmm22, 0x96         ;   455.0 p0      54 next
        vmovdqa64 zmm12, zmm19                       ;   407.0         45 next copy
        vpternlogd zmm13, zmm19, zmm10, 0x28         ;   455.3 p5      45 next
        vpternlogd zmm10, zmm20, zmm14, 0x28         ;   456.0 p0      45 next
        vpternlogd zmm12, zmm8, zmm25, 0x6c          ;   456.3 p5      45 next
        vpternlogd zmm10, zmm16, zmm25, 0x78         ;   457.0 p0      45 next
        vmovdqa64 zmm18, zmm29                       ;   441.0         45 next copy
        vpternlogd zmm18, zmm12, zmm1, 0x6c          ;   457.3 p5      45 next
        vpternlogd zmm18, zmm19, zmm14, 0x2d         ;   458.3 p0      45 next
        vpternlogd zmm18, zmm24, zmm10, 0x96         ;   459.3 p5      45 next
        vpternlogd zmm10, zmm31, zmm25, 0x87         ;   459.0 p0      45 next
        vpternlogd zmm31, zmm14, zmm1, 0x78          ;   459.3 p5      45 next
        vpternlogd zmm1, zmm4, zmm16, 0x39           ;   460.0 p0      45 next
        vpternlogd zmm4, zmm20, zmm14, 0x87          ;   460.3 p5      45 next
        vpternlogd zmm4, zmm9, zmm6, 0x69            ;   461.3 p0      45 next
        vpternlogd zmm4, zmm12, zmm21, 0x96          ;   462.3 p5      45 next
        vpternlogd zmm1, zmm0, zmm31, 0x69           ;   462.0 p0      45 next
        vmovdqu64 zmm0, [rbp + 1472]                 ;   367.3 p3     108 r reload
        vpternlogd zmm4, zmm8, zmm14, 0x78           ;   463.3 p5      45 next
        vpternlogd zmm20, zmm8, zmm25, 0x60          ;   463.0 p0      45 next
        vpternlogd zmm13, zmm20, zmm31, 0x96         ;   464.0 p5      45 next
        vmovdqu64 zmm20, [rbp + 1792]                ;   367.3 p2      54 next
        vpandd zmm14, zmm14, zmm16                   ;   464.0 p0      45 next
        vpternlogd zmm10, zmm17, zmm11, 0x69         ;   464.3 p5      45 next
        vpternlogd zmm14, zmm8, zmm25, 0x87          ;   465.0 p0      45 next
        vpternlogd zmm13, zmm21, zmm14, 0x96         ;   466.0 p5      45 next
        vmovdqu64 zmm9, [rbp + 1856]                 ;   367.3 p3     108 r reload
        vmovdqu64 zmm24, [rbp + 1984]                ;   367.3 p2      54 next
        vpxord zmm17, zmm22, [r14 + 1408]            ;   466.0 p0+p3   54 next
        vmovdqu64 zmm22, [rbp + 2112]                ;   367.3 p2      54 next
        vpternlogd zmm14, zmm2, zmm11, 0x69          ;   466.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 1600]                 ;   367.3 p3     108 r reload
        vmovdqu64 zmm25, [rbp + 1408]                ;   367.3 p2     108 r reload
        vpxord zmm24, zmm24, [r14 + 1664]            ;   467.0 p0+p3   54 next
        vpternlogd zmm1, zmm7, zmm8, 0x96            ;   467.3 p5      54 next
        vpternlogd zmm18, zmm5, zmm25, 0x96          ;   468.0 p0      54 next
        vmovdqu64 [rbp + 6400], zmm18                ;   469.0 p8+p9   54 next spill
        vpxord zmm19, zmm9, [r14 + 1536]             ;   468.3 p5+p2   54 next
        vmovdqu64 zmm21, [rbp + 1920]                ;   367.3 p3      54 next
        vpternlogd zmm14, zmm29, zmm9, 0x96          ;   469.0 p0      54 next
        vpternlogd zmm10, zmm15, zmm0, 0x96          ;   469.3 p5      54 next
        vmovdqu64 [rbp + 6464], zmm10                ;   470.3 p7+p4   54 next spill
        vpxord zmm29, zmm23, [r14 + 1216]            ;   470.0 p0+p2   54 next
        vpxord zmm22, zmm22, [r14 + 1792]            ;   470.3 p5+p3   54 next
        vpxord zmm21, zmm21, [r14 + 1600]            ;   471.0 p0+p2   54 next
        vmovdqu64 zmm9, [rbp + 2048]                 ;   367.3 p3      54 next
        vpxord zmm9, zmm9, [r14 + 1728]              ;   471.3 p5+p2   54 next
        vmovdqu64 [rbp + 6720], zmm27                ;   448.3 p8+p9   54 next spill
        vmovdqu64 zmm11, [rbp + 1664]                ;   367.3 p3     108 r reload
        vmovdqa64 zmm27, zmm9                        ;   472.3         41 next copy
        vpxord zmm16, zmm11, [r14 + 1344]            ;   472.0 p0+p2   54 next
        vpternlogd zmm27, zmm24, zmm19, 0x48         ;   472.3 p5      41 next
        vmovdqu64 zmm23, [rbp + 2304]                ;   367.3 p3      54 next
        vpxord zmm23, zmm23, [r14 + 1984]            ;   473.0 p0+p2   54 next
        vpandd zmm5, zmm9, zmm23                     ;   474.0 p5      41 next
        vpxord zmm2, zmm25, [r14 + 1088]             ;   474.0 p0+p3   54 next
        vpxord zmm20, zmm20, [r14 + 1472]            ;   474.3 p5+p2   54 next
        vpternlogd zmm4, zmm30, zmm11, 0x96          ;   475.0 p0      54 next
        vmovdqu64 zmm11, [rbp + 2176]                ;   367.3 p3      54 next
        vmovdqu64 [rbp + 5888], zmm5                 ;   475.0 p7+p4   41 next spill
        vpandd zmm5, zmm21, zmm23                    ;   475.3 p5      41 next
        vmovdqa64 zmm10, zmm22                       ;   471.3         41 next copy
        vpternlogd zmm10, zmm9, zmm21, 0x6a          ;   476.0 p0      41 next
        vmovdqu64 [rbp + 7040], zmm4                 ;   476.0 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm21                        ;   472.0         41 next copy
        vpternlogd zmm4, zmm19, zmm20, 0x6a          ;   476.3 p5      41 next
        vmovdqu64 [rbp + 6080], zmm26                ;   455.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 7360], zmm13                ;   467.0 p8+p9   45 next spill
        vmovdqu64 [rbp + 6912], zmm1                 ;   468.3 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm4                         ;   477.3         41 next copy
        vpxord zmm31, zmm3, [r14 + 1024]             ;   477.0 p0+p2   54 next
        vpandd zmm3, zmm20, zmm9                     ;   477.3 p5      41 next
        vpxord zmm26, zmm9, zmm23                    ;   478.0 p0      41 next
        vmovdqu64 [rbp + 7168], zmm28                ;   456.0 p8+p9   54 next spill
        vpxord zmm13, zmm19, zmm22                   ;   478.3 p5      41 next
        vpandd zmm28, zmm13, zmm20                   ;   479.3 p0      41 next
        vpxord zmm6, zmm0, [r14 + 1152]              ;   479.3 p5+p3   54 next
        vpxord zmm0, zmm19, zmm20                    ;   480.0 p0      41 next
        vpxord zmm11, zmm11, [r14 + 1856]            ;   480.3 p5+p2   54 next
        vpxord zmm7, zmm11, zmm20                    ;   481.3 p0      41 next
        vpternlogd zmm27, zmm7, zmm20, 0xd2          ;   482.3 p5      41 next
        vpternlogd zmm26, zmm27, zmm22, 0x6c         ;   483.3 p0      41 next
        vpxord zmm12, zmm8, [r14 + 1280]             ;   482.3 p5+p3   54 next
        vmovdqu64 zmm8, [rbp + 2240]                 ;   367.3 p2      54 next
        vpxord zmm8, zmm8, [r14 + 1920]              ;   483.0 p0+p3   54 next
        vpandd zmm25, zmm24, zmm8                    ;   484.0 p5      41 next
        vpxord zmm15, zmm7, zmm24                    ;   484.0 p0      41 next
        vmovdqu64 [rbp + 6016], zmm25                ;   485.0 p7+p4   41 next spill
        vpternlogd zmm1, zmm8, zmm19, 0x87           ;   484.3 p5      41 next
        vpternlogd zmm1, zmm10, zmm9, 0x87           ;   485.3 p0      41 next
        vpternlogd zmm3, zmm25, zmm1, 0x69           ;   486.3 p5      41 next
        vpandd zmm25, zmm22, zmm21                   ;   486.0 p0      41 next
        vpternlogd zmm1, zmm0, zmm22, 0x78           ;   486.3 p5      41 next
        vpternlogd zmm25, zmm19, zmm20, 0x87         ;   487.0 p0      41 next
        vpternlogd zmm25, zmm15, zmm23, 0xe1         ;   488.0 p5      41 next
        vmovdqa64 zmm18, zmm1                        ;   487.3         41 next copy
        vmovdqu64 [rbp + 10176], zmm30               ;   440.0 p8+p9   48 next spill
        vpandd zmm30, zmm19, zmm11                   ;   488.0 p0      41 next
        vmovdqu64 [rbp + 7488], zmm14                ;   470.0 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm8                        ;   484.0         41 next copy
        vpternlogd zmm14, zmm11, zmm19, 0x48         ;   488.3 p5      41 next
        vmovdqa64 zmm0, zmm3                         ;   487.3         41 next copy
        vpternlogd zmm0, zmm11, zmm21, 0x78          ;   489.0 p0      41 next
        vpternlogd zmm5, zmm8, zmm11, 0x78           ;   489.3 p5      41 next
        vpternlogd zmm5, zmm15, zmm22, 0xd2          ;   490.3 p0      41 next
        vmovdqu64 [rbp + 10240], zmm5                ;   491.3 p8+p9   41 next spill
        vpxord zmm18, zmm18, zmm5                    ;   491.3 p5      41 next
        vpandd zmm5, zmm22, zmm8                     ;   491.0 p0      41 next
        vpternlogd zmm22, zmm7, zmm23, 0x6a          ;   491.3 p5      41 next
        vpternlogd zmm5, zmm13, zmm9, 0x78           ;   492.0 p0      41 next
        vpternlogd zmm13, zmm24, zmm21, 0x78         ;   492.3 p5      41 next
        vpternlogd zmm22, zmm4, zmm9, 0x69           ;   493.0 p0      41 next
        vpternlogd zmm28, zmm27, zmm22, 0x69         ;   494.0 p5      41 next
        vmovdqa64 zmm27, zmm23                       ;   474.0         41 next copy
        vpternlogd zmm28, zmm3, zmm6, 0x69           ;   495.0 p0      41 next
        vpxord zmm4, zmm4, zmm23                     ;   494.3 p5      41 next
        vpternlogd zmm27, zmm9, zmm24, 0x60          ;   495.0 p0      41 next
        vpternlogd zmm27, zmm8, zmm21, 0x87          ;   496.0 p5      41 next
        vpternlogd zmm30, zmm0, zmm27, 0x69          ;   497.0 p0      41 next
        vpternlogd zmm30, zmm1, zmm31, 0x96          ;   498.0 p5      41 next
        vmovdqa64 zmm3, zmm15                        ;   485.0         41 next copy
        vpandd zmm0, zmm23, zmm8                     ;   497.0 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;   474.0         41 next copy
        vpternlogd zmm1, zmm8, zmm20, 0x6c           ;   497.3 p5      41 next
        vpternlogd zmm3, zmm1, zmm21, 0x6c           ;   498.3 p0      41 next
        vpternlogd zmm3, zmm23, zmm24, 0x2d          ;   499.3 p5      41 next
        vmovdqa64 zmm23, zmm11                       ;   481.3         41 next copy
        vpternlogd zmm23, zmm21, zmm21, 0xcf         ;   499.0 p0      41 next
        vpandd zmm21, zmm11, zmm24                   ;   499.3 p5      41 next
        vpternlogd zmm21, zmm8, zmm20, 0x87          ;   500.3 p0      41 next
        vpternlogd zmm18, zmm29, [rbp + 5888], 0x96  ;   500.3 p5+p2   41 next
        vpternlogd zmm8, zmm9, zmm20, 0x48           ;   501.0 p0      41 next
        vpternlogd zmm4, zmm8, zmm19, 0x6c           ;   502.0 p5      41 next
        vpternlogd zmm4, zmm13, zmm21, 0x96          ;   503.0 p0      41 next
        vpternlogd zmm21, zmm22, zmm25, 0x69         ;   502.3 p5      41 next
        vpternlogd zmm20, zmm0, zmm24, 0x93          ;   503.0 p0      41 next
        vpternlogd zmm20, zmm11, zmm9, 0x87          ;   504.0 p5      41 next
        vpternlogd zmm9, zmm24, zmm20, 0x95          ;   505.0 p0      41 next
        vpternlogd zmm26, zmm3, zmm2, 0x96           ;   504.3 p5      41 next
        vpternlogd zmm9, zmm10, zmm5, 0x69           ;   506.0 p0      41 next
        vmovdqa64 zmm8, zmm17                        ;   467.0         41 next copy
        vpternlogd zmm8, zmm6, zmm6, 0x3f            ;   505.3 p5      41 next
        vpternlogd zmm9, zmm1, zmm14, 0x96           ;   507.0 p0      41 next
        vmovdqa64 zmm10, zmm8                        ;   506.3         41 next copy
        vpternlogd zmm9, zmm16, [rbp + 6016], 0x96   ;   508.0 p5+p3   41 next
        vmovdqa64 zmm19, zmm12                       ;   483.3         41 next copy
        vpternlogd zmm19, zmm6, zmm2, 0x9c           ;   507.0 p0      41 next
        vpternlogd zmm10, zmm29, zmm2, 0x78          ;   507.3 p5      41 next
        vpxord zmm25, zmm25, zmm5                    ;   508.0 p0      41 next
        vpternlogd zmm25, zmm0, zmm7, 0x96           ;   509.0 p5      41 next
        vpandd zmm0, zmm29, zmm12                    ;   509.0 p0      41 next
        vmovdqa64 zmm11, zmm10                       ;   508.3         41 next copy
        vpternlogd zmm11, zmm12, zmm31, 0x78         ;   509.3 p5      41 next
        vpternlogd zmm25, zmm27, zmm17, 0x96         ;   510.0 p0      41 next
        vpxord zmm1, zmm2, zmm16                     ;   510.3 p5      41 next
        vmovdqa64 zmm27, zmm29                       ;   471.0         41 next copy
        vmovdqa64 zmm22, zmm19                       ;   508.0         41 next copy
        vpternlogd zmm27, zmm6, zmm31, 0x9a          ;   511.0 p0      41 next
        vpternlogd zmm4, zmm14, [r14 + 8640], 0x96   ;   511.3 p5+p2   48 next
        vmovdqa64 zmm14, zmm11                       ;   510.3         41 next copy
        vpternlogd zmm0, zmm16, zmm6, 0x28           ;   512.0 p0      41 next
        vmovdqa64 zmm3, zmm0                         ;   513.0         41 next copy
        vpternlogd zmm3, zmm27, zmm12, 0x87          ;   513.0 p5      41 next
        vpternlogd zmm27, zmm17, zmm6, 0xac          ;   513.0 p0      41 next
        vpternlogd zmm19, zmm16, zmm31, 0x87         ;   513.3 p5      41 next
        vpternlogd zmm3, zmm17, zmm2, 0x87           ;   514.0 p0      41 next
        vpternlogd zmm21, zmm15, [r14 + 8704], 0x96  ;   514.3 p5+p3   48 next
        vmovdqa64 zmm15, zmm1                        ;   511.3         41 next copy
        vpternlogd zmm15, zmm17, zmm31, 0x78         ;   515.0 p0      41 next
        vpxord zmm5, zmm2, zmm12                     ;   515.3 p5      41 next
        vpternlogd zmm27, zmm15, zmm16, 0x2d         ;   516.0 p0      41 next
        vpternlogd zmm27, zmm3, zmm12, 0x78          ;   517.0 p5      41 next
        vpternlogd zmm14, zmm3, zmm31, 0xd2          ;   517.0 p0      41 next
        vpternlogd zmm22, zmm2, zmm2, 0x3f           ;   517.3 p5      41 next
        vpandnd zmm7, zmm5, zmm16                    ;   518.0 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   515.3         45 next copy
        vpternlogd zmm7, zmm12, zmm6, 0x48           ;   519.0 p5      41 next
        vpternlogd zmm27, zmm26, [r14 + 8832], 0x96  ;   519.0 p0+p2   48 next
        vpternlogd zmm23, zmm20, zmm13, 0x69         ;   519.3 p5      41 next
        vmovdqa64 zmm13, zmm17                       ;   467.0         41 next copy
        vpternlogd zmm13, zmm12, zmm29, 0x6c         ;   520.0 p0      41 next
        vmovdqa64 zmm20, zmm13                       ;   521.0         41 next copy
        vpternlogd zmm20, zmm15, zmm16, 0x7d         ;   521.0 p5      41 next
        vpternlogd zmm20, zmm14, zmm14, 0xc3         ;   522.0 p0      41 next
        vmovdqa64 zmm14, zmm29                       ;   471.0         41 next copy
        vpternlogd zmm14, zmm31, zmm31, 0xc3         ;   521.3 p5      41 next
        vpternlogd zmm10, zmm14, zmm1, 0xd2          ;   522.3 p0      41 next
        vpternlogd zmm14, zmm22, zmm31, 0x93         ;   522.3 p5      41 next
        vpternlogd zmm22, zmm5, zmm17, 0x87          ;   523.0 p0      41 next
        vpternlogd zmm3, zmm22, zmm16, 0xd2          ;   524.0 p5      41 next
        vpternlogd zmm22, zmm14, zmm17, 0xd7         ;   524.0 p0      41 next
        vpternlogd zmm13, zmm19, zmm22, 0x96         ;   525.0 p5      41 next
        vpternlogd zmm13, zmm12, zmm10, 0x87         ;   526.0 p0      41 next
        vpternlogd zmm13, zmm14, zmm6, 0x2d          ;   527.0 p5      41 next
        vpternlogd zmm14, zmm2, zmm31, 0xd6          ;   526.0 p0      41 next
        vpternlogd zmm17, zmm16, zmm11, 0x6f         ;   526.3 p5      41 next
        vpternlogd zmm17, zmm7, zmm14, 0x96          ;   527.3 p0      41 next
        vpternlogd zmm14, zmm5, zmm2, 0x87           ;   527.3 p5      41 next
        vpternlogd zmm23, zmm12, [rbp + 10240], 0x96 ;   528.0 p0+p3   41 next
        vpternlogd zmm8, zmm10, zmm16, 0x87          ;   528.3 p5      41 next
        vpternlogd zmm14, zmm11, zmm6, 0x87          ;   529.0 p0      41 next
        vpternlogd zmm14, zmm8, zmm15, 0x96          ;   530.0 p5      41 next
        vpxord zmm26, zmm26, [r14 + 8256]            ;   530.0 p0+p2   48 next
        vpternlogd zmm14, zmm9, [r14 + 9088], 0x96   ;   531.0 p5+p3   48 next
        vpxord zmm9, zmm9, [r14 + 8512]              ;   531.0 p0+p2   48 next
        vpternlogd zmm3, zmm19, zmm29, 0x2d          ;   531.3 p5      41 next
        vpternlogd zmm13, zmm28, [r14 + 8896], 0x96  ;   532.0 p0+p3   48 next
        vpternlogd zmm20, zmm30, [r14 + 8768], 0x96  ;   532.3 p5+p2   48 next
        vpternlogd zmm3, zmm23, [r14 + 9024], 0x96   ;   533.0 p0+p3   48 next
        vpxord zmm23, zmm23, [r14 + 8448]            ;   533.3 p5+p2   48 next
        vpxord zmm30, zmm30, [r14 + 8192]            ;   534.0 p0+p3   48 next
        vpternlogd zmm10, zmm1, zmm1, 0xf3           ;   534.3 p5      41 next
        vpternlogd zmm10, zmm22, zmm0, 0x96          ;   535.3 p0      41 next
        vpternlogd zmm10, zmm29, zmm31, 0xb4         ;   536.3 p5      41 next
        vpxord zmm29, zmm30, zmm26                   ;   536.0 p0      45 next
        vmovdqa64 zmm8, zmm9                         ;   532.0         45 next copy
        vpandd zmm7, zmm21, zmm4                     ;   536.3 p5      45 next
        vpternlogd zmm17, zmm18, [r14 + 8960], 0x96  ;   537.0 p0+p2   48 next
        vpxord zmm5, zmm26, zmm9                     ;   537.3 p5      45 next
        vpandd zmm11, zmm9, zmm4                     ;   538.0 p0      45 next
        vpternlogd zmm11, zmm5, zmm23, 0x78          ;   539.0 p5      45 next
        vpandd zmm0, zmm21, zmm23                    ;   539.0 p0      45 next
        vpternlogd zmm24, zmm9, zmm23, 0x48          ;   539.3 p5      45 next
        vpternlogd zmm10, zmm25, [r14 + 9152], 0x96  ;   540.0 p0+p3   48 next
        vpxord zmm25, zmm25, [r14 + 8576]            ;   540.3 p5+p2   48 next
        vpxord zmm1, zmm30, zmm25                    ;   541.3 p0      45 next
        vpxord zmm18, zmm18, [r14 + 8384]            ;   541.3 p5+p3   48 next
        vpxord zmm28, zmm28, [r14 + 8320]            ;   542.0 p0+p2   48 next
        vmovdqa64 zmm12, zmm28                       ;   543.0         45 next copy
        vpternlogd zmm12, zmm26, zmm30, 0x6a         ;   543.0 p5      45 next
        vmovdqa64 zmm15, zmm12                       ;   544.0         45 next copy
        vpternlogd zmm15, zmm4, zmm26, 0x87          ;   544.0 p0      45 next
        vpandd zmm6, zmm9, zmm28                     ;   543.3 p5      45 next
        vpternlogd zmm6, zmm26, zmm30, 0x87          ;   544.3 p0      45 next
        vpternlogd zmm8, zmm23, zmm28, 0x6a          ;   544.3 p5      45 next
        vpternlogd zmm15, zmm8, zmm23, 0x87          ;   545.3 p0      45 next
        vpternlogd zmm29, zmm15, zmm9, 0x6c          ;   546.3 p5      45 next
        vpternlogd zmm15, zmm4, zmm18, 0x87          ;   546.3 p0      45 next
        vpternlogd zmm15, zmm23, zmm30, 0x78         ;   547.3 p5      45 next
        vpxord zmm2, zmm1, zmm18                     ;   547.0 p0      45 next
        vmovdqa64 zmm19, zmm15                       ;   548.3         45 next copy
        vpandd zmm31, zmm4, zmm25                    ;   547.3 p5      45 next
        vpternlogd zmm31, zmm21, zmm28, 0x78         ;   548.3 p0      45 next
        vmovdqu64 zmm22, [rbp + 6720]                ;   448.3 p3      54 next reload
        vpternlogd zmm6, zmm2, zmm21, 0xe1           ;   548.3 p5      45 next
        vpternlogd zmm19, zmm25, zmm28, 0x78         ;   549.0 p0      45 next
        vpternlogd zmm31, zmm2, zmm9, 0xd2           ;   549.3 p5      45 next
        vpternlogd zmm0, zmm31, zmm29, 0x96          ;   550.3 p0      45 next
        vpternlogd zmm0, zmm17, zmm22, 0x96          ;   551.3 p5      54 next
        vpternlogd zmm9, zmm1, zmm21, 0x6a           ;   551.0 p0      45 next
        vpternlogd zmm9, zmm12, zmm23, 0x69          ;   552.0 p5      45 next
        vpternlogd zmm1, zmm6, zmm11, 0x96           ;   552.0 p0      45 next
        vmovdqa64 zmm16, zmm4                        ;   512.3         45 next copy
        vpternlogd zmm16, zmm25, zmm26, 0x48         ;   552.3 p5      45 next
        vmovdqu64 [rbp + 6720], zmm0                 ;   552.3 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm21                        ;   515.3         45 next copy
        vpternlogd zmm0, zmm23, zmm18, 0x60          ;   553.0 p0      45 next
        vpternlogd zmm0, zmm4, zmm28, 0x87           ;   554.0 p5      45 next
        vpternlogd zmm1, zmm7, zmm0, 0x96            ;   555.0 p0      45 next
        vpternlogd zmm12, zmm21, zmm26, 0x28         ;   554.3 p5      45 next
        vpternlogd zmm7, zmm18, zmm30, 0x87          ;   555.0 p0      45 next
        vpternlogd zmm7, zmm25, zmm23, 0x87          ;   556.0 p5      45 next
        vpternlogd zmm0, zmm25, zmm26, 0x78          ;   556.0 p0      45 next
        vpternlogd zmm29, zmm0, zmm19, 0x69          ;   557.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 6080]                 ;   455.3 p2      54 next reload
        vpternlogd zmm29, zmm20, zmm0, 0x96          ;   558.0 p0      54 next
        vmovdqu64 [rbp + 6080], zmm29                ;   559.0 p8+p9   54 next spill
        vmovdqu64 zmm19, [rbp + 7168]                ;   456.0 p3      54 next reload
        vmovdqa64 zmm29, zmm2                        ;   548.0         45 next copy
        vpternlogd zmm26, zmm23, zmm18, 0x28         ;   557.3 p5      45 next
        vpternlogd zmm26, zmm25, zmm30, 0x78         ;   558.3 p0      45 next
        vpternlogd zmm1, zmm10, zmm19, 0x96          ;   558.3 p5      54 next
        vpxord zmm19, zmm19, [r10 + 384]             ;   559.0 p0+p2   54 next
        vmovdqu64 [rbp + 7168], zmm1                 ;   559.3 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm21                        ;   515.3         45 next copy
        vpternlogd zmm1, zmm4, zmm30, 0x6c           ;   559.3 p5      45 next
        vpternlogd zmm29, zmm1, zmm28, 0x6c          ;   560.3 p0      45 next
        vpternlogd zmm29, zmm21, zmm18, 0x2d         ;   561.3 p5      45 next
        vpternlogd zmm29, zmm24, zmm26, 0x96         ;   562.3 p0      45 next
        vpternlogd zmm26, zmm5, zmm30, 0x87          ;   561.3 p5      45 next
        vpternlogd zmm5, zmm18, zmm28, 0x78          ;   562.0 p0      45 next
        vpternlogd zmm28, zmm7, zmm25, 0x39          ;   562.3 p5      45 next
        vpternlogd zmm28, zmm31, zmm5, 0x69          ;   563.3 p0      45 next
        vmovdqu64 zmm31, [rbp + 6912]                ;   468.3 p3      54 next reload
        vpternlogd zmm7, zmm23, zmm18, 0x87          ;   563.3 p5      45 next
        vpternlogd zmm7, zmm11, zmm8, 0x69           ;   564.3 p0      45 next
        vpternlogd zmm23, zmm4, zmm30, 0x60          ;   564.3 p5      45 next
        vmovdqu64 zmm24, [rbp + 2176]                ;   377.5 p2     108 r reload
        vpternlogd zmm12, zmm23, zmm5, 0x96          ;   565.3 p0      45 next
        vpternlogd zmm26, zmm15, zmm9, 0x69          ;   565.3 p5      45 next
        vmovdqu64 zmm15, [rbp + 2112]                ;   378.5 p3     108 r reload
        vpxord zmm0, zmm0, [r10]                     ;   566.0 p0+p2   54 next
        vmovdqu64 zmm21, [rbp + 1792]                ;   379.5 p3     108 r reload
        vpternlogd zmm7, zmm1, zmm16, 0x96           ;   566.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 7552]                 ;   423.0 p2      48 next reload
        vpternlogd zmm7, zmm4, zmm18, 0x78           ;   567.3 p0      45 next
        vpternlogd zmm28, zmm3, zmm31, 0x96          ;   567.3 p5      54 next
        vmovdqu64 zmm23, [rbp + 7360]                ;   467.0 p3      45 next reload
        vmovdqu64 zmm11, [rbp + 7680]                ;   429.0 p2      48 next reload
        vmovdqu64 zmm1, [rbp + 7488]                 ;   470.0 p3      54 next reload
        vpandd zmm18, zmm18, zmm25                   ;   568.0 p0      45 next
        vpternlogd zmm18, zmm4, zmm30, 0x87          ;   569.0 p5      45 next
        vpternlogd zmm12, zmm16, zmm18, 0x96         ;   570.0 p0      45 next
        vpternlogd zmm18, zmm6, zmm9, 0x69           ;   570.0 p5      45 next
        vpternlogd zmm18, zmm2, zmm1, 0x96           ;   571.0 p0      54 next
        vmovdqu64 zmm16, [rbp + 5952]                ;   436.3 p2      48 next reload
        vmovdqu64 zmm25, [rbp + 6400]                ;   469.0 p3      54 next reload
        vmovdqu64 zmm6, [rbp + 1984]                 ;   386.2 p2     108 r reload
        vpternlogd zmm29, zmm27, zmm25, 0x96         ;   570.3 p5      54 next
        vmovdqu64 zmm30, [rbp + 6464]                ;   470.3 p3      54 next reload
        vpternlogd zmm17, zmm16, zmm15, 0x96         ;   571.0 p0      54 next
        vpternlogd zmm27, zmm8, zmm6, 0x96           ;   571.3 p5      54 next
        vmovdqu64 zmm9, [rbp + 2048]                 ;   387.2 p2     108 r reload
        vpternlogd zmm26, zmm13, zmm30, 0x96         ;   572.0 p0      54 next
        vpternlogd zmm13, zmm11, zmm9, 0x96          ;   572.3 p5      54 next
        vpternlogd zmm8, zmm6, [r10 + 640], 0x96     ;   573.0 p0+p3   54 next
        vmovdqu64 zmm2, [rbp + 7040]                 ;   476.0 p2      54 next reload
        vpternlogd zmm7, zmm14, zmm2, 0x96           ;   573.3 p5      54 next
        vpternlogd zmm16, zmm15, [r10 + 768], 0x96   ;   574.0 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 7808]                ;   433.3 p2      48 next reload
        vpternlogd zmm3, zmm15, zmm24, 0x96          ;   574.3 p5      54 next
        vpternlogd zmm15, zmm24, [r10 + 832], 0x96   ;   575.0 p0+p3   54 next
        vmovdqu64 zmm24, [rbp + 10176]               ;   440.0 p2      48 next reload
        vpternlogd zmm14, zmm24, [rbp + 2240], 0x96  ;   575.3 p5+p3   54 next
        vpxord zmm2, zmm2, [r10 + 320]               ;   576.0 p0+p2   54 next
        vmovdqu64 [rbp + 6464], zmm28                ;   568.3 p8+p9   54 next spill
        vmovdqu64 [rbp + 7040], zmm18                ;   572.0 p7+p4   54 next spill
        vmovdqu64 [rbp + 7808], zmm3                 ;   575.3 p8+p9   54 next spill
        vmovdqu64 zmm5, [rbp + 9600]                 ;   417.0 p3      48 next reload
        vpternlogd zmm11, zmm9, [r10 + 704], 0x96    ;   576.3 p5+p2   54 next
        vpternlogd zmm12, zmm23, zmm21, 0x96         ;   577.0 p0      54 next
        vmovdqu64 zmm9, [rbp + 2240]                 ;   395.0 p3     108 r reload
        vpternlogd zmm24, zmm9, [r10 + 896], 0x96    ;   577.3 p5+p2   54 next
        vmovdqu64 zmm9, [rbp + 7936]                 ;   431.3 p3      48 next reload
        vpternlogd zmm10, zmm9, [rbp + 2304], 0x96   ;   578.0 p0+p2   54 next
        vmovdqu64 zmm4, [rbp + 1920]                 ;   397.3 p3     108 r reload
        vpternlogd zmm20, zmm5, zmm4, 0x96           ;   578.3 p5      54 next
        vmovdqu64 [rbp + 7680], zmm20                ;   579.3 p7+p4   54 next spill
        vmovdqu64 zmm6, [rbp + 2304]                 ;   398.7 p2     108 r reload
        vpxord zmm31, zmm31, [r10 + 256]             ;   579.0 p0+p3   54 next
        vpternlogd zmm5, zmm4, [r10 + 576], 0x96     ;   579.3 p5+p2   54 next
        vpternlogd zmm23, zmm21, [r10 + 448], 0x96   ;   580.0 p0+p3   54 next
        vmovdqu64 [rbp + 10176], zmm14               ;   576.3 p8+p9   54 next spill
        vpxord zmm14, zmm15, zmm23                   ;   581.0 p5      41 next
        vpxord zmm3, zmm14, zmm8                     ;   582.0 p0      41 next
        vmovdqu64 [rbp + 9600], zmm26                ;   573.0 p7+p4   54 next spill
        vpternlogd zmm9, zmm6, [r10 + 960], 0x96     ;   581.3 p5+p2   54 next
        vpandd zmm6, zmm15, zmm24                    ;   582.0 p0      41 next
        vpxord zmm1, zmm1, [r10 + 512]               ;   582.3 p5+p3   54 next
        vpxord zmm25, zmm25, [r10 + 64]              ;   583.0 p0+p2   54 next
        vmovdqu64 [rbp + 7488], zmm17                ;   572.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 6400], zmm29                ;   571.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 7360], zmm13                ;   573.3 p8+p9   54 next spill
        vpandd zmm13, zmm8, zmm24                    ;   583.3 p5      41 next
        vmovdqu64 [rbp + 7552], zmm7                 ;   574.3 p7+p4   54 next spill
        vpxord zmm30, zmm30, [r10 + 128]             ;   584.0 p0+p3   54 next
        vpxord zmm29, zmm11, zmm9                    ;   584.3 p5      41 next
        vmovdqa64 zmm26, zmm11                       ;   577.3         41 next copy
        vpternlogd zmm26, zmm8, zmm1, 0x48           ;   585.0 p0      41 next
        vpternlogd zmm26, zmm14, zmm23, 0xd2         ;   586.0 p5      41 next
        vpternlogd zmm29, zmm26, zmm16, 0x6c         ;   587.0 p0      41 next
        vmovdqu64 [rbp + 7936], zmm10                ;   579.0 p8+p9   54 next spill
        vmovdqu64 [rbp + 6912], zmm12                ;   578.0 p7+p4   54 next spill
        vpxord zmm22, zmm22, [r10 + 192]             ;   586.3 p5+p2   54 next
        vmovdqa64 zmm12, zmm5                        ;   580.3         41 next copy
        vpternlogd zmm12, zmm1, zmm23, 0x6a          ;   587.0 p0      41 next
        vmovdqa64 zmm7, zmm12                        ;   588.0         41 next copy
        vmovdqa64 zmm18, zmm16                       ;   575.0         41 next copy
        vmovdqu64 [rbp + 5952], zmm27                ;   572.3 p8+p9   54 next spill
        vpandd zmm27, zmm11, zmm23                   ;   587.3 p5      41 next
        vpternlogd zmm18, zmm11, zmm5, 0x6a          ;   588.0 p0      41 next
        vpternlogd zmm7, zmm24, zmm1, 0x87           ;   588.3 p5      41 next
        vpternlogd zmm7, zmm18, zmm11, 0x87          ;   589.3 p0      41 next
        vpandd zmm20, zmm11, zmm9                    ;   589.3 p5      41 next
        vpternlogd zmm27, zmm13, zmm7, 0x69          ;   590.3 p0      41 next
        vpxord zmm10, zmm1, zmm23                    ;   590.3 p5      41 next
        vpternlogd zmm7, zmm10, zmm16, 0x78          ;   591.3 p0      41 next
        vmovdqa64 zmm4, zmm6                         ;   583.0         41 next copy
        vpxord zmm10, zmm16, zmm1                    ;   591.3 p5      41 next
        vpandd zmm28, zmm10, zmm23                   ;   592.3 p0      41 next
        vpandd zmm21, zmm15, zmm5                    ;   592.3 p5      41 next
        vpternlogd zmm6, zmm9, zmm5, 0x78            ;   593.0 p0      41 next
        vpternlogd zmm6, zmm3, zmm16, 0xd2           ;   594.0 p5      41 next
        vmovdqa64 zmm17, zmm6                        ;   595.0         41 next copy
        vpxord zmm17, zmm17, zmm7                    ;   595.0 p0      41 next
        vpternlogd zmm17, zmm20, zmm22, 0x96         ;   596.0 p5      41 next
        vmovdqu64 [rbp + 6016], zmm17                ;   597.0 p7+p4   41 next spill
        vpandd zmm20, zmm16, zmm5                    ;   595.0 p0      41 next
        vpandd zmm17, zmm16, zmm24                   ;   595.3 p5      41 next
        vpternlogd zmm16, zmm14, zmm9, 0x6a          ;   596.0 p0      41 next
        vpternlogd zmm16, zmm12, zmm11, 0x69         ;   597.0 p5      41 next
        vpternlogd zmm28, zmm26, zmm16, 0x69         ;   598.0 p0      41 next
        vmovdqa64 zmm26, zmm9                        ;   582.3         41 next copy
        vpternlogd zmm26, zmm11, zmm8, 0x60          ;   597.3 p5      41 next
        vpternlogd zmm26, zmm24, zmm5, 0x87          ;   598.3 p0      41 next
        vpternlogd zmm17, zmm10, zmm11, 0x78         ;   598.3 p5      41 next
        vpternlogd zmm28, zmm27, zmm30, 0x69         ;   599.0 p0      41 next
        vpternlogd zmm10, zmm8, zmm5, 0x78           ;   599.3 p5      41 next
        vpxord zmm12, zmm12, zmm9                    ;   600.0 p0      41 next
        vmovdqu64 [rbp + 10240], zmm13               ;   584.3 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm26                       ;   599.3         41 next copy
        vpternlogd zmm13, zmm15, zmm1, 0x78          ;   600.3 p5      41 next
        vpternlogd zmm13, zmm21, zmm27, 0x69         ;   601.3 p0      41 next
        vpternlogd zmm13, zmm7, zmm0, 0x96           ;   602.3 p5      41 next
        vmovdqa64 zmm7, zmm9                         ;   582.3         41 next copy
        vpternlogd zmm7, zmm24, zmm23, 0x6c          ;   602.0 p0      41 next
        vmovdqa64 zmm27, zmm3                        ;   583.0         41 next copy
        vpternlogd zmm27, zmm7, zmm5, 0x6c           ;   603.0 p5      41 next
        vpternlogd zmm27, zmm9, zmm8, 0x2d           ;   604.0 p0      41 next
        vpternlogd zmm20, zmm1, zmm23, 0x87          ;   603.3 p5      41 next
        vpternlogd zmm20, zmm3, zmm9, 0xe1           ;   604.3 p0      41 next
        vpandd zmm21, zmm9, zmm24                    ;   604.3 p5      41 next
        vmovdqa64 zmm9, zmm15                        ;   576.0         41 next copy
        vpternlogd zmm9, zmm5, zmm5, 0xcf            ;   605.0 p0      41 next
        vpandd zmm5, zmm15, zmm8                     ;   605.3 p5      41 next
        vpternlogd zmm5, zmm24, zmm23, 0x87          ;   606.3 p0      41 next
        vpternlogd zmm24, zmm11, zmm23, 0x48         ;   606.3 p5      41 next
        vpternlogd zmm12, zmm24, zmm1, 0x6c          ;   607.3 p0      41 next
        vpternlogd zmm12, zmm10, zmm5, 0x96          ;   608.3 p5      41 next
        vpternlogd zmm5, zmm16, zmm20, 0x69          ;   608.0 p0      41 next
        vpxord zmm20, zmm20, zmm17                   ;   608.3 p5      41 next
        vpternlogd zmm20, zmm21, zmm14, 0x96         ;   609.3 p0      41 next
        vpternlogd zmm20, zmm26, zmm19, 0x96         ;   610.3 p5      41 next
        vmovdqa64 zmm26, zmm22                       ;   587.3         41 next copy
        vpternlogd zmm4, zmm15, zmm1, 0x58           ;   610.0 p0      41 next
        vpandd zmm1, zmm22, zmm31                    ;   610.3 p5      41 next
        vpternlogd zmm1, zmm2, zmm30, 0x28           ;   611.3 p0      41 next
        vpternlogd zmm26, zmm30, zmm0, 0x9a          ;   611.3 p5      41 next
        vpternlogd zmm29, zmm27, zmm25, 0x96         ;   612.0 p0      41 next
        vpternlogd zmm23, zmm21, zmm8, 0x93          ;   612.3 p5      41 next
        vpternlogd zmm23, zmm15, zmm11, 0x87         ;   613.3 p0      41 next
        vpternlogd zmm11, zmm8, zmm23, 0x95          ;   614.3 p5      41 next
        vpternlogd zmm11, zmm18, zmm17, 0x69         ;   615.3 p0      41 next
        vpternlogd zmm11, zmm7, zmm4, 0x96           ;   616.3 p5      41 next
        vpxord zmm7, zmm25, zmm2                     ;   615.0 p0      41 next
        vmovdqa64 zmm27, zmm1                        ;   612.3         41 next copy
        vpternlogd zmm27, zmm26, zmm31, 0x87         ;   615.3 p5      41 next
        vpternlogd zmm9, zmm23, zmm10, 0x69          ;   616.0 p0      41 next
        vpternlogd zmm9, zmm6, zmm31, 0x96           ;   617.0 p5      41 next
        vmovdqa64 zmm6, zmm19                        ;   560.0         41 next copy
        vpternlogd zmm6, zmm30, zmm30, 0x3f          ;   617.0 p0      41 next
        vmovdqa64 zmm14, zmm6                        ;   618.0         41 next copy
        vpternlogd zmm12, zmm4, [r13 + 8640], 0x96   ;   617.3 p5+p3   48 next
        vpternlogd zmm26, zmm19, zmm30, 0xac         ;   618.0 p0      41 next
        vmovdqa64 zmm4, zmm7                         ;   616.0         41 next copy
        vpternlogd zmm4, zmm19, zmm0, 0x78           ;   618.3 p5      41 next
        vpternlogd zmm5, zmm3, [r13 + 8704], 0x96    ;   619.0 p0+p2   48 next
        vpternlogd zmm26, zmm4, zmm2, 0x2d           ;   619.3 p5      41 next
        vpxord zmm8, zmm25, zmm31                    ;   620.0 p0      41 next
        vpternlogd zmm14, zmm22, zmm25, 0x78         ;   620.3 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   621.3         41 next copy
        vpternlogd zmm15, zmm31, zmm0, 0x78          ;   621.3 p0      41 next
        vmovdqa64 zmm3, zmm15                        ;   622.3         41 next copy
        vmovdqa64 zmm17, zmm19                       ;   560.0         41 next copy
        vpternlogd zmm17, zmm31, zmm22, 0x6c         ;   621.3 p5      41 next
        vmovdqa64 zmm18, zmm17                       ;   622.3         41 next copy
        vpxord zmm18, zmm18, zmm4                    ;   622.3 p0      41 next
        vmovdqa64 zmm21, zmm8                        ;   621.0         41 next copy
        vpternlogd zmm21, zmm31, zmm30, 0x6a         ;   622.3 p5      41 next
        vmovdqa64 zmm23, zmm21                       ;   623.3         41 next copy
        vpternlogd zmm27, zmm19, zmm25, 0x87         ;   623.0 p0      41 next
        vpternlogd zmm26, zmm27, zmm31, 0x78         ;   624.0 p5      41 next
        vpternlogd zmm3, zmm27, zmm0, 0xd2           ;   624.0 p0      41 next
        vpternlogd zmm18, zmm3, zmm2, 0xc6           ;   625.0 p5      41 next
        vmovdqa64 zmm3, zmm22                        ;   587.3         41 next copy
        vpternlogd zmm23, zmm25, zmm25, 0x3f         ;   625.0 p0      41 next
        vpternlogd zmm21, zmm2, zmm0, 0x87           ;   625.3 p5      41 next
        vpandnd zmm10, zmm8, zmm2                    ;   626.0 p0      41 next
        vpternlogd zmm10, zmm31, zmm30, 0x48         ;   627.0 p5      41 next
        vpternlogd zmm18, zmm13, [r13 + 8768], 0x96  ;   627.0 p0+p3   48 next
        vpternlogd zmm3, zmm0, zmm0, 0xc3            ;   627.3 p5      41 next
        vpternlogd zmm14, zmm3, zmm7, 0xd2           ;   628.3 p0      41 next
        vpternlogd zmm3, zmm23, zmm0, 0x93           ;   628.3 p5      41 next
        vpternlogd zmm23, zmm8, zmm19, 0x87          ;   629.0 p0      41 next
        vpternlogd zmm27, zmm23, zmm2, 0xd2          ;   630.0 p5      41 next
        vpternlogd zmm23, zmm3, zmm19, 0xd7          ;   630.0 p0      41 next
        vpternlogd zmm17, zmm21, zmm23, 0x96         ;   631.0 p5      41 next
        vpternlogd zmm19, zmm2, zmm15, 0x6f          ;   631.0 p0      41 next
        vpternlogd zmm17, zmm31, zmm14, 0x87         ;   632.0 p5      41 next
        vpternlogd zmm17, zmm3, zmm30, 0x2d          ;   633.0 p0      41 next
        vpternlogd zmm3, zmm25, zmm0, 0xd6           ;   632.3 p5      41 next
        vpternlogd zmm6, zmm14, zmm2, 0x87           ;   633.0 p0      41 next
        vpternlogd zmm19, zmm10, zmm3, 0x96          ;   633.3 p5      41 next
        vpternlogd zmm3, zmm8, zmm25, 0x87           ;   634.0 p0      41 next
        vpternlogd zmm3, zmm15, zmm30, 0x87          ;   635.0 p5      41 next
        vpternlogd zmm14, zmm7, zmm7, 0xf3           ;   635.0 p0      41 next
        vpternlogd zmm3, zmm6, zmm4, 0x96            ;   636.0 p5      41 next
        vpxord zmm13, zmm13, [r13 + 8192]            ;   636.0 p0+p2   48 next
        vpternlogd zmm14, zmm23, zmm1, 0x96          ;   636.3 p5      41 next
        vpternlogd zmm14, zmm22, zmm0, 0xb4          ;   637.3 p0      41 next
        vpternlogd zmm14, zmm20, [r13 + 9152], 0x96  ;   638.3 p5+p3   48 next
        vpxord zmm20, zmm20, [r13 + 8576]            ;   638.0 p0+p2   48 next
        vpxord zmm4, zmm20, zmm13                    ;   639.0 p5      45 next
        vmovdqu64 zmm25, [rbp + 6016]                ;   597.0 p3      41 next reload
        vpternlogd zmm11, zmm2, [rbp + 10240], 0x96  ;   639.0 p0+p2   41 next
        vmovdqu64 zmm16, [rbp + 6016]                ;   597.0 p3      48 next
        vpxord zmm16, zmm16, [r13 + 8384]            ;   639.3 p5+p2   48 next
        vpternlogd zmm19, zmm25, [r13 + 8960], 0x96  ;   640.0 p0+p3   48 next
        vmovdqu64 [rbp + 10240], zmm19               ;   641.0 p7+p4   48 next spill
        vpternlogd zmm26, zmm29, [r13 + 8832], 0x96  ;   640.3 p5+p2   48 next
        vpxord zmm29, zmm29, [r13 + 8256]            ;   641.0 p0+p3   48 next
        vpxord zmm25, zmm13, zmm29                   ;   642.0 p5      45 next
        vpandd zmm30, zmm16, zmm12                   ;   642.0 p0      45 next
        vpternlogd zmm17, zmm28, [r13 + 8896], 0x96  ;   642.3 p5+p2   48 next
        vpxord zmm28, zmm28, [r13 + 8320]            ;   643.0 p0+p3   48 next
        vpxord zmm6, zmm4, zmm16                     ;   643.3 p5      45 next
        vpternlogd zmm3, zmm11, [r13 + 9088], 0x96   ;   644.0 p0+p2   48 next
        vpandd zmm31, zmm12, zmm20                   ;   644.3 p5      45 next
        vmovdqa64 zmm24, zmm28                       ;   644.0         45 next copy
        vmovdqu64 [rbp + 6016], zmm14                ;   639.3 p8+p9   48 next spill
        vpternlogd zmm27, zmm21, zmm22, 0x2d         ;   645.0 p0      41 next
        vpternlogd zmm27, zmm9, [r13 + 9024], 0x96   ;   646.0 p5+p3   48 next
        vpxord zmm9, zmm9, [r13 + 8448]              ;   646.0 p0+p2   48 next
        vpandd zmm2, zmm5, zmm9                      ;   647.0 p5      45 next
        vpxord zmm11, zmm11, [r13 + 8512]            ;   647.0 p0+p3   48 next
        vmovdqa64 zmm23, zmm11                       ;   648.0         45 next copy
        vpternlogd zmm23, zmm9, zmm28, 0x6a          ;   648.0 p5      45 next
        vpandd zmm0, zmm13, zmm9                     ;   648.0 p0      45 next
        vpandd zmm21, zmm11, zmm28                   ;   648.3 p5      45 next
        vpxord zmm7, zmm5, zmm9                      ;   649.0 p0      45 next
        vpternlogd zmm24, zmm29, zmm13, 0x6a         ;   649.3 p5      45 next
        vmovdqa64 zmm14, zmm24                       ;   650.3         45 next copy
        vpxord zmm10, zmm29, zmm11                   ;   650.0 p0      45 next
        vpternlogd zmm21, zmm29, zmm13, 0x87         ;   650.3 p5      45 next
        vpternlogd zmm21, zmm6, zmm5, 0xe1           ;   651.3 p0      45 next
        vpternlogd zmm14, zmm12, zmm29, 0x87         ;   651.3 p5      45 next
        vpternlogd zmm14, zmm23, zmm9, 0x87          ;   652.3 p0      45 next
        vpternlogd zmm0, zmm30, zmm14, 0x69          ;   653.3 p5      45 next
        vpternlogd zmm14, zmm25, zmm11, 0x78         ;   653.3 p0      45 next
        vpandd zmm1, zmm20, zmm28                    ;   653.3 p5      45 next
        vpandd zmm15, zmm10, zmm13                   ;   654.0 p0      45 next
        vpandd zmm22, zmm5, zmm12                    ;   654.3 p5      45 next
        vmovdqa64 zmm25, zmm12                       ;   618.3         45 next copy
        vpternlogd zmm25, zmm20, zmm29, 0x48         ;   655.0 p0      45 next
        vpternlogd zmm31, zmm5, zmm28, 0x78          ;   655.3 p5      45 next
        vpternlogd zmm31, zmm6, zmm11, 0xd2          ;   656.3 p0      45 next
        vmovdqa64 zmm8, zmm31                        ;   657.3         45 next copy
        vpxord zmm8, zmm8, zmm14                     ;   657.3 p5      45 next
        vpternlogd zmm8, zmm2, zmm19, 0x96           ;   658.3 p0      45 next
        vmovdqa64 zmm2, zmm9                         ;   647.0         45 next copy
        vpternlogd zmm2, zmm16, zmm29, 0x48          ;   657.3 p5      45 next
        vpandd zmm19, zmm11, zmm12                   ;   658.0 p0      45 next
        vpternlogd zmm2, zmm4, zmm13, 0xd2           ;   658.3 p5      45 next
        vpternlogd zmm7, zmm2, zmm11, 0x6c           ;   659.3 p0      45 next
        vpternlogd zmm11, zmm4, zmm5, 0x6a           ;   659.3 p5      45 next
        vpternlogd zmm11, zmm24, zmm9, 0x69          ;   660.3 p0      45 next
        vpternlogd zmm15, zmm2, zmm11, 0x69          ;   661.3 p5      45 next
        vpternlogd zmm24, zmm5, zmm29, 0x28          ;   661.0 p0      45 next
        vmovdqa64 zmm2, zmm5                         ;   620.0         45 next copy
        vpternlogd zmm2, zmm9, zmm16, 0x60           ;   661.3 p5      45 next
        vpternlogd zmm2, zmm12, zmm28, 0x87          ;   662.3 p0      45 next
        vpternlogd zmm29, zmm2, zmm20, 0x6c          ;   663.3 p5      45 next
        vpternlogd zmm29, zmm1, zmm0, 0x69           ;   664.3 p0      45 next
        vpandd zmm1, zmm16, zmm20                    ;   663.3 p5      45 next
        vpternlogd zmm19, zmm10, zmm9, 0x78          ;   664.0 p0      45 next
        vpternlogd zmm10, zmm16, zmm28, 0x78         ;   664.3 p5      45 next
        vpternlogd zmm15, zmm0, zmm17, 0x69          ;   665.0 p0      45 next
        vpxord zmm0, zmm21, zmm19                    ;   665.3 p5      45 next
        vpternlogd zmm0, zmm4, zmm22, 0x96           ;   666.3 p0      45 next
        vpternlogd zmm22, zmm16, zmm13, 0x87         ;   666.3 p5      45 next
        vpternlogd zmm22, zmm20, zmm9, 0x87          ;   667.3 p0      45 next
        vpternlogd zmm20, zmm28, zmm28, 0xcf         ;   667.3 p5      45 next
        vpternlogd zmm20, zmm22, zmm10, 0x69         ;   668.3 p0      45 next
        vpternlogd zmm1, zmm12, zmm13, 0x87          ;   668.3 p5      45 next
        vpternlogd zmm29, zmm14, zmm18, 0x96         ;   669.0 p0      45 next
        vmovdqu64 zmm14, [rbp + 7360]                ;   573.3 p2     108 r
        vmovdqu64 zmm4, [rbp + 6720]                 ;   552.3 p3     108 r
        vpternlogd zmm22, zmm9, zmm16, 0x87          ;   669.3 p5      45 next
        vpternlogd zmm9, zmm12, zmm13, 0x60          ;   670.0 p0      45 next
        vpternlogd zmm12, zmm13, zmm5, 0x78          ;   670.3 p5      45 next
        vpternlogd zmm20, zmm31, zmm27, 0x96         ;   671.0 p0      45 next
        vmovdqu64 zmm31, [rbp + 8448]                ;   487.5 p2      63 r reload
        vpternlogd zmm24, zmm9, zmm10, 0x96          ;   671.3 p5      45 next
        vpternlogd zmm24, zmm25, zmm1, 0x96          ;   672.3 p0      45 next
        vmovdqu64 zmm9, [rbp + 7168]                 ;   559.3 p3     108 r
        vpternlogd zmm28, zmm6, zmm12, 0x6a          ;   672.3 p5      45 next
        vpternlogd zmm1, zmm11, zmm11, 0xc3          ;   673.0 p0      45 next
        vpternlogd zmm22, zmm19, zmm23, 0x69         ;   673.3 p5      45 next
        vmovdqu64 zmm23, [rbp + 7936]                ;   579.0 p2     108 r
        vpternlogd zmm22, zmm12, zmm25, 0x96         ;   674.3 p0      45 next
        vmovdqu64 zmm25, [rbp + 8000]                ;   490.0 p3      63 r reload
        vpternlogd zmm22, zmm30, zmm3, 0x96          ;   675.3 p5      45 next
        vmovdqu64 zmm30, [rbp + 6400]                ;   571.3 p2     108 r
        vmovdqu64 zmm13, [rbp + 5952]                ;   572.3 p3     108 r
        vmovdqu64 zmm10, [rbp + 6912]                ;   578.0 p2     108 r
        vpternlogd zmm28, zmm5, zmm16, 0x2d          ;   675.0 p0      45 next
        vpternlogd zmm1, zmm21, zmm6, 0x96           ;   675.3 p5      45 next
        vpternlogd zmm7, zmm28, zmm26, 0x96          ;   676.0 p0      45 next
        vmovdqu64 zmm6, [rbp + 7552]                 ;   574.3 p3     108 r
        vmovdqu64 zmm28, [rbp + 6080]                ;   559.0 p2     108 r
        vpternlogd zmm28, zmm25, [r13 + 1024], 0x96  ;   676.3 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 8192]                ;   495.0 p2      63 r reload
        vpternlogd zmm30, zmm25, [r13 + 1088], 0x96  ;   677.0 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 6016]                ;   639.3 p2      48 next reload
        add r8, 0x400                                ;   496.2 p1     113 rounds
        vpternlogd zmm0, zmm2, zmm25, 0x96           ;   677.3 p5      45 next
        vmovdqu64 zmm2, [rbp + 9600]                 ;   573.0 p3     108 r
        vpternlogd zmm2, zmm31, [r13 + 1152], 0x96   ;   678.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 8256]                ;   499.3 p3      63 r reload
        vpternlogd zmm4, zmm31, [r13 + 1216], 0x96   ;   678.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8576]                ;   500.3 p3      63 r reload
        vmovdqu64 zmm5, [rbp + 6464]                 ;   568.3 p2     108 r
        vpternlogd zmm5, zmm31, [r13 + 1280], 0x96   ;   679.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 8640]                ;   502.0 p2      63 r reload
        vpternlogd zmm6, zmm31, [r13 + 1344], 0x96   ;   679.3 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 8512]                ;   503.0 p2      63 r reload
        vmovdqu64 zmm12, [rbp + 7680]                ;   579.3 p3     108 r
        vmovdqu64 zmm11, [rbp + 7040]                ;   572.0 p2     108 r
        vpternlogd zmm9, zmm31, [r13 + 1408], 0x96   ;   680.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 8704]                ;   505.0 p2      63 r reload
        vpternlogd zmm10, zmm31, [r13 + 1472], 0x96  ;   680.3 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 5184]                ;   506.0 p2      63 r reload
        mov qword [rbp + 10328], r8                  ;   507.0 p7+p4  113 rounds
        vpternlogd zmm11, zmm31, [r13 + 1536], 0x96  ;   681.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 8832]                ;   508.0 p2      63 r reload
        vpternlogd zmm12, zmm31, [r13 + 1600], 0x96  ;   681.3 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 8768]                ;   509.0 p2      63 r reload
        vpternlogd zmm13, zmm31, [r13 + 1664], 0x96  ;   682.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 8896]                ;   510.0 p2      63 r reload
        vmovdqu64 zmm16, [rbp + 7488]                ;   572.0 p3     108 r
        vpternlogd zmm14, zmm31, [r13 + 1728], 0x96  ;   682.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5120]                ;   511.2 p3      63 r reload
        vmovdqu64 zmm19, [rbp + 7808]                ;   575.3 p2     108 r
        vpternlogd zmm16, zmm31, [r13 + 1792], 0x96  ;   683.0 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 8960]                ;   513.0 p2      63 r reload
        vpternlogd zmm19, zmm31, [r13 + 1856], 0x96  ;   683.3 p5+p3  108 r
        vmovdqu64 zmm21, [rbp + 10176]               ;   576.3 p2     108 r
        vmovdqu64 zmm31, [rbp + 5632]                ;   514.2 p3      63 r reload
        vpternlogd zmm21, zmm31, [r13 + 1920], 0x96  ;   684.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 6080]                ;   559.0 p3      54 next reload
        vpternlogd zmm29, zmm31, [rbp + 5440], 0x96  ;   684.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 9600]                ;   573.0 p3      54 next reload
        vpternlogd zmm15, zmm31, [rbp + 5824], 0x96  ;   685.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 6720]                ;   552.3 p3      54 next reload
        vpternlogd zmm8, zmm31, [rbp + 5568], 0x96   ;   685.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 6400]                ;   571.3 p3      54 next reload
        vpternlogd zmm7, zmm31, [rbp + 5248], 0x96   ;   686.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7680]                ;   579.3 p3      54 next reload
        vpternlogd zmm18, zmm31, [rbp + 6272], 0x96  ;   686.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5952]                ;   572.3 p3      54 next reload
        vpternlogd zmm26, zmm31, [rbp + 7232], 0x96  ;   687.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 6464]                ;   568.3 p3      54 next reload
        vpternlogd zmm20, zmm31, [rbp + 6656], 0x96  ;   687.3 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 7552]                ;   574.3 p3      54 next reload
        vpternlogd zmm22, zmm31, [rbp + 4992], 0x96  ;   688.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7360]                ;   573.3 p3      54 next reload
        vpternlogd zmm17, zmm31, [rbp + 5312], 0x96  ;   688.3 p5+p2  108 r
        vmovdqu64 [rbp + 0], zmm17                   ;   689.3 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 7168]                ;   559.3 p3      54 next reload
        vpternlogd zmm0, zmm31, [rbp + 5376], 0x96   ;   689.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 6912]                ;   578.0 p3      54 next reload
        vpternlogd zmm24, zmm31, [rbp + 6144], 0x96  ;   689.3 p5+p2  108 r
        vmovdqu64 [rbp - 64], zmm26                  ;   688.0 p7+p4  113 rounds
        vmovdqa64 zmm17, zmm7                        ;   687.0        108 r copy
        vmovdqu64 zmm31, [rbp + 5760]                ;   528.3 p3      63 r reload
        vpternlogd zmm23, zmm31, [r13 + 1984], 0x96  ;   690.0 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 7808]                ;   575.3 p3      54 next reload
        vmovdqa64 zmm7, zmm10                        ;   681.3        108 r copy
        vpternlogd zmm27, zmm31, [rbp + 8320], 0x96  ;   690.3 p5+p2  108 r
        mov rsi, qword [rbp + 10320]                 ;   531.0 p10    113 rounds reload
        vmovdqu64 zmm31, [rbp + 7040]                ;   572.0 p3      54 next reload
        sub r12, rsi                                 ;   536.0 p6     113 rounds
        vmovdqu64 [rbp + 128], zmm27                 ;   691.3 p8+p9  113 rounds
        sub r9, rsi                                  ;   536.0 p11    113 rounds
        sub r14, rsi                                 ;   536.0 p1     113 rounds
        sub r11, rsi                                 ;   536.0 p6     113 rounds
        add r11, 0x400                               ;   537.0 p11    113 rounds
        add r14, 0x800                               ;   537.0 p1     113 rounds
        sub r10, rsi                                 ;   536.0 p6     113 rounds
        vmovdqu64 zmm26, [rbp + 7488]                ;   572.0 p2      54 next reload
        vpternlogd zmm1, zmm31, [rbp + 5696], 0x96   ;   691.0 p0+p3  108 r
        vmovdqu64 [rbp - 128], zmm18                 ;   687.3 p7+p4  113 rounds
        vmovdqa64 zmm10, zmm13                       ;   683.0        108 r copy
        vmovdqa64 zmm13, zmm19                       ;   684.3        108 r copy
        vmovdqa64 zmm19, zmm8                        ;   686.3        108 r copy
        vmovdqu64 zmm31, [rbp + 10176]               ;   576.3 p2      54 next reload
        vmovdqa64 zmm8, zmm11                        ;   682.0        108 r copy
        add r9, 0x400                                ;   537.8 p11    113 rounds
        vpternlogd zmm3, zmm31, [rbp + 6336], 0x96   ;   691.3 p5+p3  108 r
        vmovdqu64 [rbp + 192], zmm3                  ;   692.3 p8+p9  113 rounds
        vmovdqu64 zmm31, [rbp + 7936]                ;   579.0 p2      54 next reload
        vmovdqa64 zmm3, zmm4                         ;   679.3        108 r copy
        vmovdqa64 zmm4, zmm5                         ;   680.0        108 r copy
        vpternlogd zmm25, zmm31, [rbp + 5056], 0x96  ;   692.0 p0+p3  108 r
        and r9, 0x1fff                               ;   541.0 p1     113 rounds
        and r11, 0x1fff                              ;   541.3 p6     113 rounds
        sub r15, rsi                                 ;   542.3 p11    113 rounds
        add r15, 0x800                               ;   543.3 p1     113 rounds
        add r10, 0x800                               ;   543.0 p6     113 rounds
        and r15, 0x1fff                              ;   544.3 p11    113 rounds
        add r15, rsi                                 ;   545.3 p1     113 rounds
        add r11, rsi                                 ;   544.2 p6     113 rounds
        vmovdqu64 zmm31, [rbp + 10240]               ;   641.0 p2     108 r
        vpternlogd zmm31, zmm26, [rbp + 5504], 0x96  ;   692.3 p5+p3  108 r
        vmovdqa64 zmm18, zmm15                       ;   686.0        108 r copy
        vmovdqu64 [rbp + 64], zmm31                  ;   693.3 p7+p4  113 rounds
        add r12, 0x400                               ;   547.3 p11    113 rounds
        and r12, 0x1fff                              ;   548.3 p1     113 rounds
        vmovdqa64 zmm11, zmm14                       ;   683.3        108 r copy
        and r14, 0x1fff                              ;   548.5 p6     113 rounds
        add r12, rsi                                 ;   549.3 p11    113 rounds
        mov qword [rbp + 10352], r12                 ;   550.3 p8+p9  113 rounds
        sub r13, rsi                                 ;   549.3 p1     113 rounds
        add r13, 0x800                               ;   550.3 p6     113 rounds
        and r13, 0x1fff                              ;   551.3 p11    113 rounds
        add r13, rsi                                 ;   552.3 p1     113 rounds
        and r10, 0x1fff                              ;   550.5 p6     113 rounds
        vmovdqu64 [rbp + 256], zmm25                 ;   693.0 p7+p4  113 rounds
        mov qword [rbp + 10344], r11                 ;   552.3 p8+p9  113 rounds
        vmovdqa64 zmm5, zmm6                         ;   680.3        108 r copy
        add r10, rsi                                 ;   553.0 p11    113 rounds
        mov qword [rbp + 10360], r10                 ;   554.0 p7+p4  113 rounds
        vmovdqa64 zmm15, zmm23                       ;   691.0        108 r copy
        add r9, rsi                                  ;   553.5 p1     113 rounds
        mov qword [rbp + 10376], r15                 ;   553.7 p8+p9  113 rounds
        vmovdqa64 zmm6, zmm9                         ;   681.0        108 r copy
        vmovdqa64 zmm9, zmm12                        ;   682.3        108 r copy
        vmovdqa64 zmm12, zmm16                       ;   684.0        108 r copy
        mov qword [rbp + 10384], r13                 ;   556.0 p7+p4  113 rounds
        vmovdqa64 zmm23, zmm24                       ;   690.3        108 r copy
        mov qword [rbp + 10336], r9                  ;   556.3 p8+p9  113 rounds
        add r14, rsi                                 ;   557.0 p6     113 rounds
        mov qword [rbp + 10368], r14                 ;   558.0 p7+p4  113 rounds
        vmovdqa64 zmm24, zmm1                        ;   692.0        108 r copy
        vmovdqa64 zmm1, zmm30                        ;   678.0        108 r copy
        vmovdqa64 zmm16, zmm29                       ;   685.3        108 r copy
        vmovdqa64 zmm14, zmm21                       ;   685.0        108 r copy
        vmovdqa64 zmm21, zmm22                       ;   689.0        108 r copy
        vmovdqa64 zmm22, zmm0                        ;   690.0        108 r copy
        vmovdqa64 zmm0, zmm28                        ;   677.3        108 r copy
        lea rax, [rbp - 704]                         ;                    first state
        cmp r8, qword [rbp + 10392]                  ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3392], zmm0                 ;                    resident
        vmovdqu64 [rbp + 3456], zmm1                 ;                    resident
        vmovdqu64 [rbp + 3520], zmm2                 ;                    resident
        vmovdqu64 [rbp + 3584], zmm3                 ;                    resident
        vmovdqu64 [rbp + 3648], zmm4                 ;                    resident
        vmovdqu64 [rbp + 3712], zmm5                 ;                    resident
        vmovdqu64 [rbp + 3776], zmm6                 ;                    resident
        vmovdqu64 [rbp + 3840], zmm7                 ;                    resident
        vmovdqu64 [rbp + 3904], zmm8                 ;                    resident
        vmovdqu64 [rbp + 3968], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm10                ;                    resident
        vmovdqu64 [rbp + 4096], zmm11                ;                    resident
        vmovdqu64 [rbp + 4160], zmm12                ;                    resident
        vmovdqu64 [rbp + 4224], zmm13                ;                    resident
        vmovdqu64 [rbp + 4288], zmm14                ;                    resident
        vmovdqu64 [rbp + 4352], zmm15                ;                    resident
        vmovdqu64 [rbp + 4416], zmm16                ;                    resident
        vmovdqu64 [rbp + 4480], zmm17                ;                    resident
        vmovdqu64 [rbp + 4544], zmm18                ;                    resident
        vmovdqu64 [rbp + 4608], zmm19                ;                    resident
        vmovdqu64 [rbp + 4672], zmm20                ;                    resident
        vmovdqu64 [rbp + 4736], zmm21                ;                    resident
        vmovdqu64 [rbp + 4800], zmm22                ;                    resident
        vmovdqu64 [rbp + 4864], zmm23                ;                    resident
        vmovdqu64 [rbp + 4928], zmm24                ;                    resident
        mov r8, qword [rbp + 10320]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2368]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1344]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 10400]                  ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2432]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1408]                 ;     3.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm1                    ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2496]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1472]                 ;     5.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm1                   ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1152], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1536]                 ;     7.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm1                   ;    14.0 p7+p4  119 r
        vmovdqu64 [r9 + 1216], zmm0                  ;    15.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2624]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1600]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p7+p4  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2688]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1664]                 ;    11.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm1                   ;    18.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm0                  ;    19.0 p8+p9  119 r
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
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3328]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2304]                 ;    31.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm1                   ;    38.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm0                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3392]                 ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4416]                 ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p5+p2   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3456]                 ;    34.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4480]                 ;    35.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4160], 0x78     ;    41.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10304], 0x1e    ;    42.0 p5+p2   63 r
        vmovdqu64 [r9 + 2112], zmm1                  ;    42.0 p7+p4  120 r
        vmovdqu64 [r9 + 3136], zmm0                  ;    43.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3520]                 ;    36.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4544]                 ;    37.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4224], 0x78     ;    43.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10368], 0x1e    ;    44.0 p5+p2   63 r
        vmovdqu64 [r9 + 2176], zmm1                  ;    44.0 p7+p4  120 r
        vmovdqu64 [r9 + 3200], zmm0                  ;    45.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3584]                 ;    38.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4608]                 ;    39.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4288], 0x78     ;    45.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10432], 0x1e    ;    46.0 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm1                  ;    46.0 p7+p4  120 r
        vmovdqu64 [r9 + 3264], zmm0                  ;    47.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3648]                 ;    40.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4672]                 ;    41.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4352], 0x78     ;    47.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10496], 0x1e    ;    48.0 p5+p2   63 r
        vmovdqu64 [r9 + 2304], zmm1                  ;    48.0 p7+p4  120 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3712]                 ;    42.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4736]                 ;    43.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4416], 0x78     ;    49.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10560], 0x1e    ;    50.0 p5+p2   63 r
        vmovdqu64 [r9 + 2368], zmm1                  ;    50.0 p7+p4  120 r
        vmovdqu64 [r9 + 3392], zmm0                  ;    51.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3776]                 ;    44.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4800]                 ;    45.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4480], 0x78     ;    51.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm1                  ;    52.0 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm0                  ;    53.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3840]                 ;    46.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4864]                 ;    47.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4544], 0x78     ;    53.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10688], 0x1e    ;    54.0 p5+p2   63 r
        vmovdqu64 [r9 + 2496], zmm1                  ;    54.0 p7+p4  120 r
        vmovdqu64 [r9 + 3520], zmm0                  ;    55.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3904]                 ;    48.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 4928]                 ;    49.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4608], 0x78     ;    55.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm1                  ;    56.0 p7+p4  120 r
        vmovdqu64 [r9 + 3584], zmm0                  ;    57.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 3968]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 128]                  ;    51.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4672], 0x78     ;    57.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 [r9 + 2624], zmm1                  ;    58.0 p7+p4  120 r
        vmovdqu64 [r9 + 3648], zmm0                  ;    59.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4032]                 ;    52.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 64]                   ;    53.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4736], 0x78     ;    59.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10880], 0x1e    ;    60.0 p5+p2   63 r
        vmovdqu64 [r9 + 2688], zmm1                  ;    60.0 p7+p4  120 r
        vmovdqu64 [r9 + 3712], zmm0                  ;    61.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4096]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 0]                    ;    55.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4800], 0x78     ;    61.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 [r9 + 2752], zmm1                  ;    62.0 p7+p4  120 r
        vmovdqu64 [r9 + 3776], zmm0                  ;    63.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4160]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 64]                   ;    57.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4864], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11008], 0x1e    ;    64.0 p5+p2   63 r
        vmovdqu64 [r9 + 2816], zmm1                  ;    64.0 p7+p4  120 r
        vmovdqu64 [r9 + 3840], zmm0                  ;    65.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4224]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 128]                  ;    59.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4928], 0x78     ;    65.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11072], 0x1e    ;    66.0 p5+p2   63 r
        vmovdqu64 [r9 + 2880], zmm1                  ;    66.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 4288]                 ;    60.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 192]                  ;    61.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 4992], 0x78     ;    67.0 p0+p3   62 r
        vmovdqu64 zmm3, [rbp + 4352]                 ;    62.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 256]                  ;    62.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 5056], 0x78     ;    68.2 p5+p2   62 r
        vpternlogd zmm1, zmm2, [r8 + 11136], 0x1e    ;    68.0 p0+p3   63 r
        vpternlogd zmm3, zmm4, [r8 + 11200], 0x1e    ;    69.2 p5+p2   63 r
        vmovdqu64 [r9 + 2944], zmm2                  ;    68.0 p8+p9  120 r
        vmovdqu64 [r9 + 3008], zmm4                  ;    69.2 p7+p4  120 r
        vmovdqu64 [r9 + 3904], zmm0                  ;    67.0 p8+p9  120 r
        vmovdqu64 [r9 + 3968], zmm1                  ;    69.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm3                  ;    70.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 10400], r9                  ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 10304]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 10304], r8                  ;    65.5 p8+p9  141 blocks
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
