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
;   blocks: 43 uops, planned 19.5; bounds: width 7.2, ports 18.5, path 6.0
;   blocks/rounds: 2386 uops, planned 692.8; bounds: width 397.7, ports 684.0, path 79.0
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
        sub rsp, 0x2800                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10088], rax                 ;                    frame
        mov dword [rbp + 10096], ecx                 ;                    argument
        mov qword [rbp + 9984], rsi                  ;                    argument
        mov qword [rbp + 10000], rdi                 ;                    argument
        mov qword [rbp + 10080], rdx                 ;                    argument
        mov r8d, dword [rbp + 10096]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 9984]                   ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 9992], r8                   ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10096], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 9984]                  ;                    first state
        mov r8, qword [rbp + 9984]                   ;     0.2 p3     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.2 p2     111 l.0
        vmovdqu64 [rbp + 3520], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.2 p3     111 l.1
        vmovdqu64 [rbp + 3584], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.2 p2     111 l.2
        vmovdqu64 [rbp + 3648], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.2 p3     111 l.3
        vmovdqu64 [rbp + 3712], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.2 p2     111 l.4
        vmovdqu64 [rbp + 3776], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.2 p3     111 l.5
        vmovdqu64 [rbp + 3840], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.2 p2     111 l.6
        vmovdqu64 [rbp + 3904], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     5.2 p3     111 l.16
        vmovdqu64 [rbp + 3968], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     5.2 p2     111 l.17
        vmovdqu64 [rbp + 4032], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     5.2 p3     111 l.18
        vmovdqu64 [rbp + 4096], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;     6.0 p2     111 l.19
        vmovdqu64 [rbp + 4160], zmm0                 ;    12.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;     6.2 p3     111 l.20
        vmovdqu64 [rbp + 4224], zmm0                 ;    12.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;     7.0 p2     111 l.21
        vmovdqu64 [rbp + 4288], zmm0                 ;    13.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;     7.2 p3     111 l.22
        vmovdqu64 [rbp + 4352], zmm0                 ;    13.2 p8+p9  113 rounds
        mov r8, qword [rbp + 10000]                  ;     5.0 p10    113 rounds reload
        mov qword [rbp + 10008], r8                  ;    14.5 p7+p4  113 rounds
        mov qword [rbp + 10016], r8                  ;    14.8 p8+p9  113 rounds
        lea r9, [r8 + 6144]                          ;    10.0 p0     113 rounds
        mov qword [rbp + 10024], r9                  ;    15.5 p7+p4  113 rounds
        mov qword [rbp + 10032], r9                  ;    15.8 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    10.0 p1     113 rounds
        mov qword [rbp + 10040], r9                  ;    16.5 p7+p4  113 rounds
        mov qword [rbp + 10048], r9                  ;    16.8 p8+p9  113 rounds
        add r8, 0x1000                               ;    10.0 p5     113 rounds
        mov qword [rbp + 10056], r8                  ;    17.5 p7+p4  113 rounds
        mov qword [rbp + 10064], r8                  ;    17.8 p8+p9  113 rounds
        mov qword [rbp + 10072], r8                  ;    18.5 p7+p4  113 rounds
        mov r8, qword [rbp + 10008]                  ;                    resident
        mov r9, qword [rbp + 10024]                  ;                    resident
        vmovdqu64 zmm0, [rbp + 3968]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 3520]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 3584]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 4096]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 3648]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 4160]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 3712]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4224]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 3776]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4288]                ;                    resident
        vmovdqu64 zmm11, [rbp + 3840]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4352]                ;                    resident
        vmovdqu64 zmm13, [rbp + 3904]                ;                    resident
        align 16
.rounds_2:
        vpternlogd zmm1, zmm0, [r8], 0x78            ;     6.0 p0+p2   62 r
        vpternlogd zmm3, zmm2, [r8 + 64], 0x78       ;     6.0 p5+p3   62 r
        vpternlogd zmm5, zmm4, [r8 + 128], 0x78      ;     6.0 p0+p2   62 r
        vpternlogd zmm7, zmm6, [r8 + 192], 0x78      ;     6.0 p5+p3   62 r
        vpternlogd zmm9, zmm8, [r8 + 256], 0x78      ;     6.0 p0+p2   62 r
        vpternlogd zmm11, zmm10, [r8 + 320], 0x78    ;     6.0 p5+p3   62 r
        vpternlogd zmm13, zmm12, [r8 + 384], 0x78    ;     6.0 p0+p2   62 r
        vpternlogd zmm0, zmm1, [r9 + 8192], 0x1e     ;     7.0 p5+p3   63 r
        vpternlogd zmm2, zmm3, [r9 + 8256], 0x1e     ;     7.0 p0+p2   63 r
        vpternlogd zmm4, zmm5, [r9 + 8320], 0x1e     ;     7.0 p5+p3   63 r
        vpternlogd zmm6, zmm7, [r9 + 8384], 0x1e     ;     7.0 p0+p2   63 r
        vpternlogd zmm8, zmm9, [r9 + 8448], 0x1e     ;     7.0 p5+p3   63 r
        vpternlogd zmm10, zmm11, [r9 + 8512], 0x1e   ;     7.0 p0+p2   63 r
        vpternlogd zmm12, zmm13, [r9 + 8576], 0x1e   ;     7.0 p5+p3   63 r
        vmovdqu64 zmm14, [rax + 1472]                ;     7.0 p2      62 r reload
        vmovdqu64 zmm15, [rax + 448]                 ;     7.3 p3      62 r
        vpternlogd zmm15, zmm14, [r8 + 448], 0x78    ;    13.3 p0+p2   62 r
        vpternlogd zmm14, zmm15, [r9 + 8640], 0x1e   ;    14.3 p5+p3   63 r
        vmovdqu64 zmm16, [rax + 1536]                ;     9.0 p2      62 r reload
        vmovdqu64 zmm17, [rax + 512]                 ;     9.3 p3      62 r
        vpternlogd zmm17, zmm16, [r8 + 512], 0x78    ;    15.3 p0+p2   62 r
        vpternlogd zmm16, zmm17, [r9 + 8704], 0x1e   ;    16.3 p5+p3   63 r
        vmovdqu64 zmm18, [rax + 1600]                ;    11.0 p2      62 r reload
        vmovdqu64 zmm19, [rax + 576]                 ;    11.3 p3      62 r
        vpternlogd zmm19, zmm18, [r8 + 576], 0x78    ;    17.3 p0+p2   62 r
        vpternlogd zmm18, zmm19, [r9 + 8768], 0x1e   ;    18.3 p5+p3   63 r
        vmovdqu64 zmm20, [rax + 1664]                ;    13.0 p2      62 r reload
        vmovdqu64 zmm21, [rax + 640]                 ;    13.3 p3      62 r
        vpternlogd zmm21, zmm20, [r8 + 640], 0x78    ;    19.3 p0+p2   62 r
        vpternlogd zmm20, zmm21, [r9 + 8832], 0x1e   ;    20.3 p5+p3   63 r
        vmovdqu64 zmm22, [rax + 1728]                ;    15.0 p2      62 r reload
        vmovdqu64 zmm23, [rax + 704]                 ;    15.3 p3      62 r
        vpternlogd zmm23, zmm22, [r8 + 704], 0x78    ;    21.3 p0+p2   62 r
        vpternlogd zmm22, zmm23, [r9 + 8896], 0x1e   ;    22.3 p5+p3   63 r
        vmovdqu64 zmm24, [rax + 1792]                ;    17.0 p2      62 r reload
        vmovdqu64 zmm25, [rax + 768]                 ;    17.3 p3      62 r
        vpternlogd zmm25, zmm24, [r8 + 768], 0x78    ;    23.3 p0+p2   62 r
        vmovdqu64 zmm26, [rax + 1856]                ;    18.3 p3      62 r reload
        vmovdqu64 zmm27, [rax + 832]                 ;    19.0 p2      62 r
        vpternlogd zmm27, zmm26, [r8 + 832], 0x78    ;    25.0 p5+p3   62 r
        vmovdqu64 zmm28, [rax + 1920]                ;    20.0 p2      62 r reload
        vmovdqu64 zmm29, [rax + 896]                 ;    20.3 p3      62 r
        vpternlogd zmm29, zmm28, [r8 + 896], 0x78    ;    26.3 p0+p2   62 r
        vpternlogd zmm24, zmm25, [r9 + 8960], 0x1e   ;    24.3 p5+p3   63 r
        vpternlogd zmm26, zmm27, [r9 + 9024], 0x1e   ;    26.0 p0+p2   63 r
        vpternlogd zmm28, zmm29, [r9 + 9088], 0x1e   ;    27.3 p5+p3   63 r
        vmovdqu64 zmm30, [rax + 1984]                ;    23.0 p2      62 r reload
        vmovdqu64 zmm31, [rax + 960]                 ;    23.3 p3      62 r
        vpternlogd zmm31, zmm30, [r8 + 960], 0x78    ;    29.3 p0+p2   62 r
        vpternlogd zmm30, zmm31, [r9 + 9152], 0x1e   ;    30.3 p5+p3   63 r
        mov r10, qword [rbp + 10040]                 ;    13.7 p10     86 r.0 reload
        vmovdqu64 [rbp + 4416], zmm31                ;    30.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3072]                ;    25.0 p2      62 r reload
        vmovdqu64 [rbp + 4480], zmm29                ;    27.3 p8+p9   62 r spill
        vmovdqu64 zmm29, [rax + 2048]                ;    25.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8192], 0x78  ;    31.3 p0+p2   62 r
        mov r11, qword [rbp + 10056]                 ;    14.8 p10     86 r.0 reload
        vpternlogd zmm31, zmm29, [r11], 0x1e         ;    32.3 p5+p3   63 r
        vmovdqu64 [rbp + 4544], zmm29                ;    32.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3136]                ;    27.0 p2      62 r reload
        vmovdqu64 [rbp + 4608], zmm31                ;    33.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2112]                ;    27.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8256], 0x78  ;    33.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 64], 0x1e    ;    34.3 p5+p3   63 r
        vmovdqu64 [rbp + 4672], zmm31                ;    34.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3200]                ;    29.0 p2      62 r reload
        vmovdqu64 [rbp + 4736], zmm29                ;    35.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2176]                ;    29.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8320], 0x78  ;    35.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 128], 0x1e   ;    36.3 p5+p3   63 r
        vmovdqu64 [rbp + 4800], zmm29                ;    36.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3264]                ;    31.0 p2      62 r reload
        vmovdqu64 [rbp + 4864], zmm31                ;    37.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2240]                ;    31.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8384], 0x78  ;    37.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 192], 0x1e   ;    38.3 p5+p3   63 r
        vmovdqu64 [rbp + 4928], zmm31                ;    38.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3328]                ;    33.0 p2      62 r reload
        vmovdqu64 [rbp + 4992], zmm29                ;    39.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2304]                ;    33.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8448], 0x78  ;    39.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 256], 0x1e   ;    40.3 p5+p3   63 r
        vmovdqu64 [rbp + 5056], zmm29                ;    40.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3392]                ;    35.0 p2      62 r reload
        vmovdqu64 [rbp + 5120], zmm31                ;    41.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2368]                ;    35.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8512], 0x78  ;    41.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 320], 0x1e   ;    42.3 p5+p3   63 r
        vmovdqu64 [rbp + 5184], zmm31                ;    42.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3456]                ;    37.0 p2      62 r reload
        vmovdqu64 [rbp + 5248], zmm29                ;    43.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2432]                ;    37.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8576], 0x78  ;    43.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 384], 0x1e   ;    44.3 p5+p3   63 r
        vmovdqu64 [rbp + 5312], zmm29                ;    44.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3520]                ;    39.0 p2      62 r reload
        vmovdqu64 [rbp + 5376], zmm31                ;    45.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2496]                ;    39.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8640], 0x78  ;    45.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 448], 0x1e   ;    46.3 p5+p3   63 r
        vmovdqu64 [rbp + 5440], zmm31                ;    46.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3584]                ;    41.0 p2      62 r reload
        vmovdqu64 [rbp + 5504], zmm29                ;    47.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2560]                ;    41.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8704], 0x78  ;    47.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 512], 0x1e   ;    48.3 p5+p3   63 r
        vmovdqu64 [rbp + 5568], zmm29                ;    48.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3648]                ;    43.0 p2      62 r reload
        vmovdqu64 [rbp + 5632], zmm31                ;    49.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2624]                ;    43.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8768], 0x78  ;    49.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 576], 0x1e   ;    50.3 p5+p3   63 r
        vmovdqu64 [rbp + 5696], zmm31                ;    50.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3712]                ;    45.0 p2      62 r reload
        vmovdqu64 [rbp + 5760], zmm29                ;    51.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2688]                ;    45.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8832], 0x78  ;    51.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 640], 0x1e   ;    52.3 p5+p3   63 r
        vmovdqu64 [rbp + 5824], zmm29                ;    52.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3776]                ;    47.0 p2      62 r reload
        vmovdqu64 [rbp + 5888], zmm31                ;    53.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2752]                ;    47.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 8896], 0x78  ;    53.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 704], 0x1e   ;    54.3 p5+p3   63 r
        vmovdqu64 [rbp + 5952], zmm31                ;    54.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3840]                ;    49.0 p2      62 r reload
        vmovdqu64 [rbp + 6016], zmm29                ;    55.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2816]                ;    49.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 8960], 0x78  ;    55.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 768], 0x1e   ;    56.3 p5+p3   63 r
        vmovdqu64 [rbp + 6080], zmm29                ;    56.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 3904]                ;    51.0 p2      62 r reload
        vmovdqu64 [rbp + 6144], zmm31                ;    57.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2880]                ;    51.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 9024], 0x78  ;    57.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 832], 0x1e   ;    58.3 p5+p3   63 r
        vmovdqu64 [rbp + 6208], zmm31                ;    58.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3968]                ;    53.0 p2      62 r reload
        vmovdqu64 [rbp + 6272], zmm29                ;    59.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [rax + 2944]                ;    53.3 p3      62 r
        vpternlogd zmm29, zmm31, [r10 + 9088], 0x78  ;    59.3 p0+p2   62 r
        vpternlogd zmm31, zmm29, [r11 + 896], 0x1e   ;    60.3 p5+p3   63 r
        vmovdqu64 [rbp + 6336], zmm29                ;    60.3 p7+p4   62 r spill
        vmovdqu64 zmm29, [rax + 4032]                ;    55.0 p2      62 r reload
        vmovdqu64 [rbp + 6400], zmm31                ;    61.3 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 3008]                ;    55.3 p3      62 r
        vpternlogd zmm31, zmm29, [r10 + 9152], 0x78  ;    61.3 p0+p2   62 r
        vpternlogd zmm29, zmm31, [r11 + 960], 0x1e   ;    62.3 p5+p3   63 r
        mov r12, qword [rbp + 10016]                 ;    35.3 p10     76 r.0 reload
        vmovdqu64 [rbp + 6464], zmm31                ;    62.3 p7+p4   62 r spill
        vmovdqu64 zmm31, [r12]                       ;    57.0 p2      76 r.0
        vmovdqu64 [rbp + 6528], zmm29                ;    63.3 p8+p9   63 r spill
        vmovdqu64 zmm29, [r12 + 64]                  ;    57.3 p3      76 r.1
        vmovdqu64 [rbp + 6592], zmm27                ;    47.8 p7+p4   62 r spill
        vmovdqu64 zmm27, [r12 + 128]                 ;    58.0 p2      76 r.2
        vmovdqu64 [rbp + 6656], zmm25                ;    48.2 p8+p9   62 r spill
        vmovdqu64 zmm25, [r12 + 192]                 ;    58.3 p3      76 r.3
        vmovdqu64 [rbp + 6720], zmm23                ;    49.8 p7+p4   62 r spill
        vmovdqu64 zmm23, [r12 + 256]                 ;    59.0 p2      76 r.4
        vmovdqu64 [rbp + 6784], zmm21                ;    50.2 p8+p9   62 r spill
        vmovdqu64 zmm21, [r12 + 320]                 ;    59.3 p3      76 r.5
        vmovdqu64 [rbp + 6848], zmm19                ;    51.8 p7+p4   62 r spill
        vmovdqu64 zmm19, [r12 + 384]                 ;    60.0 p2      76 r.6
        vmovdqu64 [rbp + 6912], zmm15                ;    52.2 p8+p9   62 r spill
        vmovdqu64 zmm15, [r12 + 448]                 ;    60.3 p3      76 r.7
        vmovdqu64 [rbp + 6976], zmm17                ;    53.8 p7+p4   62 r spill
        vmovdqu64 zmm17, [r12 + 512]                 ;    61.0 p2      76 r.8
        vmovdqu64 [rbp + 7040], zmm13                ;    54.2 p8+p9   62 r spill
        vmovdqu64 zmm13, [r12 + 576]                 ;    61.3 p3      76 r.9
        vmovdqu64 [rbp + 7104], zmm11                ;    55.8 p7+p4   62 r spill
        vmovdqu64 zmm11, [r12 + 640]                 ;    62.0 p2      76 r.10
        vmovdqu64 [rbp + 7168], zmm9                 ;    56.2 p8+p9   62 r spill
        vmovdqu64 zmm9, [r12 + 704]                  ;    62.3 p3      76 r.11
        vmovdqu64 [rbp + 7232], zmm7                 ;    57.8 p7+p4   62 r spill
        vmovdqu64 zmm7, [r12 + 768]                  ;    63.0 p2      76 r.12
        vmovdqu64 [rbp + 7296], zmm5                 ;    58.2 p8+p9   62 r spill
        vmovdqu64 zmm5, [r12 + 832]                  ;    63.3 p3      76 r.13
        vmovdqu64 [rbp + 7360], zmm3                 ;    59.8 p7+p4   62 r spill
        vmovdqu64 zmm3, [r12 + 896]                  ;    64.0 p2      76 r.14
        vmovdqu64 [rbp + 7424], zmm1                 ;    60.2 p8+p9   62 r spill
        vpxord zmm1, zmm0, zmm31                     ;    63.0 p0      54 next
        vpxord zmm31, zmm2, zmm29                    ;    63.3 p5      54 next
        vpxord zmm29, zmm4, zmm27                    ;    64.0 p0      54 next
        vpxord zmm27, zmm6, zmm25                    ;    64.3 p5      54 next
        vpxord zmm25, zmm8, zmm23                    ;    65.0 p0      54 next
        vpxord zmm23, zmm10, zmm21                   ;    65.3 p5      54 next
        vpxord zmm21, zmm12, zmm19                   ;    66.0 p0      54 next
        vpxord zmm19, zmm14, zmm15                   ;    66.3 p5      54 next
        vpxord zmm15, zmm16, zmm17                   ;    67.0 p0      54 next
        vpxord zmm17, zmm18, zmm13                   ;    67.3 p5      54 next
        vpxord zmm13, zmm20, zmm11                   ;    68.0 p0      54 next
        vpxord zmm11, zmm22, zmm9                    ;    68.3 p5      54 next
        vpxord zmm9, zmm24, zmm7                     ;    69.0 p0      54 next
        vpxord zmm7, zmm26, zmm5                     ;    69.3 p5      54 next
        vpxord zmm5, zmm28, zmm3                     ;    70.0 p0      54 next
        vpxord zmm3, zmm30, [r12 + 960]              ;    64.3 p5+p3   54 next
        vmovdqu64 [rbp + 7488], zmm30                ;    61.8 p7+p4   63 r spill
        vmovdqa64 zmm30, zmm9                        ;    70.0         41 next copy
        vpternlogd zmm30, zmm11, zmm17, 0x6a         ;    70.0 p0      41 next
        vmovdqu64 [rbp + 7552], zmm28                ;    62.2 p8+p9   63 r spill
        vmovdqa64 zmm28, zmm17                       ;    68.3         41 next copy
        vpternlogd zmm28, zmm15, zmm19, 0x6a         ;    68.3 p5      41 next
        vmovdqu64 [rbp + 7616], zmm26                ;    63.8 p7+p4   63 r spill
        vmovdqa64 zmm26, zmm28                       ;    69.3         41 next copy
        vpternlogd zmm26, zmm5, zmm15, 0x87          ;    71.0 p0      41 next
        vpternlogd zmm26, zmm30, zmm11, 0x87         ;    72.0 p5      41 next
        vmovdqu64 [rbp + 7680], zmm24                ;    64.2 p8+p9   63 r spill
        vpxord zmm24, zmm15, zmm19                   ;    68.0 p0      41 next
        vpternlogd zmm24, zmm26, zmm9, 0x6c          ;    73.0 p5      41 next
        vmovdqu64 [rbp + 7744], zmm22                ;    65.8 p7+p4   63 r spill
        vmovdqa64 zmm22, zmm24                       ;    74.0         41 next copy
        vmovdqu64 [rbp + 7808], zmm20                ;    66.2 p8+p9   63 r spill
        vmovdqa64 zmm20, zmm5                        ;    71.0         41 next copy
        vpternlogd zmm20, zmm7, zmm15, 0x48          ;    71.0 p0      41 next
        vmovdqu64 [rbp + 7872], zmm18                ;    67.8 p7+p4   63 r spill
        vmovdqa64 zmm18, zmm11                       ;    69.3         41 next copy
        vpternlogd zmm18, zmm13, zmm15, 0x48         ;    69.3 p5      41 next
        vpternlogd zmm18, zmm7, zmm19, 0x78          ;    70.3 p0      41 next
        vmovdqu64 [rbp + 7936], zmm16                ;    68.2 p8+p9   63 r spill
        vpxord zmm16, zmm15, zmm9                    ;    70.0 p5      41 next
        vmovdqu64 [rbp + 8000], zmm14                ;    69.8 p7+p4   63 r spill
        vpandd zmm14, zmm16, zmm19                   ;    71.0 p0      41 next
        vmovdqu64 [rbp + 8064], zmm12                ;    70.2 p8+p9   63 r spill
        vmovdqa64 zmm12, zmm16                       ;    71.0         41 next copy
        vpternlogd zmm12, zmm13, zmm17, 0x78         ;    71.0 p5      41 next
        vmovdqu64 [rbp + 8128], zmm10                ;    71.8 p7+p4   63 r spill
        vpandd zmm10, zmm17, zmm7                    ;    70.3 p0      41 next
        vmovdqu64 [rbp + 8192], zmm8                 ;    72.2 p8+p9   63 r spill
        vpandd zmm8, zmm7, zmm5                      ;    71.0 p5      41 next
        vpternlogd zmm8, zmm3, zmm17, 0x78           ;    72.0 p0      41 next
        vmovdqu64 [rbp + 8256], zmm6                 ;    73.8 p7+p4   63 r spill
        vpxord zmm6, zmm7, zmm19                     ;    70.3 p5      41 next
        vmovdqu64 [rbp + 8320], zmm4                 ;    74.2 p8+p9   63 r spill
        vpxord zmm4, zmm6, zmm13                     ;    71.3 p0      41 next
        vpternlogd zmm8, zmm4, zmm9, 0xd2            ;    73.0 p5      41 next
        vpxord zmm22, zmm22, zmm8                    ;    74.0 p0      41 next
        vmovdqu64 [rbp + 8384], zmm2                 ;    75.8 p7+p4   63 r spill
        vmovdqa64 zmm2, zmm6                         ;    71.3         41 next copy
        vpternlogd zmm2, zmm3, zmm9, 0x6c            ;    71.3 p5      41 next
        vpternlogd zmm2, zmm28, zmm11, 0x69          ;    72.3 p0      41 next
        vpternlogd zmm14, zmm2, zmm18, 0x69          ;    73.3 p5      41 next
        vmovdqu64 [rbp + 8448], zmm0                 ;    76.2 p8+p9   63 r spill
        vpandd zmm0, zmm13, zmm5                     ;    71.0 p0      41 next
        vmovdqu64 [rbp + 8512], zmm8                 ;    77.8 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm3                         ;    65.3         41 next copy
        vpternlogd zmm8, zmm11, zmm13, 0x60          ;    69.3 p5      41 next
        vpternlogd zmm8, zmm5, zmm17, 0x87           ;    71.0 p0      41 next
        vmovdqu64 [rbp + 8576], zmm22                ;    78.2 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm8                        ;    72.0         41 next copy
        vpternlogd zmm22, zmm7, zmm15, 0x78          ;    72.0 p5      41 next
        vmovdqu64 [rbp + 8640], zmm8                 ;    79.8 p7+p4   41 next spill
        vpandd zmm8, zmm19, zmm11                    ;    69.3 p0      41 next
        vpternlogd zmm8, zmm26, zmm0, 0x69           ;    73.0 p5      41 next
        vpternlogd zmm22, zmm10, zmm8, 0x69          ;    74.0 p0      41 next
        vpandd zmm26, zmm11, zmm3                    ;    69.3 p5      41 next
        vpxord zmm10, zmm11, zmm3                    ;    69.3 p0      41 next
        vpternlogd zmm10, zmm18, zmm9, 0x6c          ;    71.3 p5      41 next
        vpandd zmm18, zmm9, zmm17                    ;    70.0 p0      41 next
        vpternlogd zmm18, zmm15, zmm19, 0x87         ;    71.0 p5      41 next
        vpternlogd zmm18, zmm4, zmm3, 0xe1           ;    72.3 p0      41 next
        vmovdqu64 [rbp + 8704], zmm0                 ;    80.2 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm3                         ;    65.3         41 next copy
        vpternlogd zmm0, zmm5, zmm19, 0x6c           ;    71.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm26                ;    81.8 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm4                        ;    72.3         41 next copy
        vpternlogd zmm26, zmm0, zmm17, 0x6c          ;    72.3 p0      41 next
        vpternlogd zmm26, zmm3, zmm13, 0x2d          ;    73.3 p5      41 next
        vmovdqu64 [rbp + 8832], zmm4                 ;    82.2 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm7                         ;    70.3         41 next copy
        vpternlogd zmm4, zmm17, zmm17, 0xcf          ;    70.3 p0      41 next
        vpandd zmm17, zmm3, zmm5                     ;    71.0 p5      41 next
        vpxord zmm28, zmm28, zmm3                    ;    69.3 p0      41 next
        vmovdqa64 zmm3, zmm17                        ;    72.0         41 next copy
        vpternlogd zmm3, zmm13, zmm19, 0x87          ;    72.0 p5      41 next
        vpternlogd zmm3, zmm7, zmm11, 0x87           ;    73.0 p0      41 next
        vpternlogd zmm4, zmm3, zmm12, 0x69           ;    74.0 p5      41 next
        vpternlogd zmm3, zmm11, zmm13, 0x87          ;    74.0 p0      41 next
        vpandd zmm13, zmm13, zmm7                    ;    70.8 p5      41 next
        vpternlogd zmm13, zmm5, zmm19, 0x87          ;    71.8 p0      41 next
        vpandd zmm9, zmm9, zmm5                      ;    71.8 p5      41 next
        vpternlogd zmm9, zmm16, zmm11, 0x78          ;    72.8 p0      41 next
        vpternlogd zmm3, zmm30, zmm9, 0x69           ;    75.0 p5      41 next
        vpternlogd zmm3, zmm0, zmm20, 0x96           ;    76.0 p0      41 next
        vpternlogd zmm5, zmm11, zmm19, 0x48          ;    73.8 p5      41 next
        vpxord zmm9, zmm9, zmm18                     ;    74.7 p0      41 next
        vpternlogd zmm9, zmm17, zmm6, 0x96           ;    75.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm15, 0x6c          ;    75.7 p0      41 next
        vpternlogd zmm28, zmm12, zmm13, 0x96         ;    76.7 p5      41 next
        vpternlogd zmm13, zmm18, zmm2, 0x69          ;    76.7 p0      41 next
        vmovdqa64 zmm15, zmm27                       ;    65.3         41 next copy
        vpternlogd zmm15, zmm29, zmm1, 0x9a          ;    76.8 p5      41 next
        vmovdqa64 zmm16, zmm15                       ;    77.8         41 next copy
        vpternlogd zmm16, zmm21, zmm29, 0xac         ;    77.8 p0      41 next
        vpandd zmm17, zmm27, zmm25                   ;    77.8 p5      41 next
        vpternlogd zmm17, zmm23, zmm29, 0x28         ;    78.8 p0      41 next
        vpternlogd zmm15, zmm17, zmm25, 0x93         ;    79.8 p5      41 next
        vpternlogd zmm15, zmm21, zmm31, 0x87         ;    80.8 p0      41 next
        vmovdqa64 zmm18, zmm21                       ;    67.0         41 next copy
        vpternlogd zmm18, zmm29, zmm29, 0x3f         ;    79.8 p5      41 next
        vmovdqa64 zmm19, zmm18                       ;    80.8         41 next copy
        vpternlogd zmm19, zmm27, zmm31, 0x78         ;    80.8 p0      41 next
        vmovdqa64 zmm30, zmm19                       ;    81.8         41 next copy
        vpternlogd zmm30, zmm25, zmm1, 0x78          ;    81.8 p5      41 next
        vmovdqa64 zmm0, zmm30                        ;    82.8         41 next copy
        vpternlogd zmm0, zmm15, zmm1, 0xd2           ;    82.8 p0      41 next
        vmovdqa64 zmm2, zmm21                        ;    67.0         41 next copy
        vpternlogd zmm2, zmm25, zmm27, 0x6c          ;    81.8 p5      41 next
        vmovdqa64 zmm5, zmm2                         ;    82.8         41 next copy
        vpxord zmm6, zmm31, zmm23                    ;    82.7 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;    83.7         41 next copy
        vpternlogd zmm7, zmm21, zmm1, 0x78           ;    83.7 p5      41 next
        vpternlogd zmm16, zmm7, zmm23, 0x2d          ;    84.7 p0      41 next
        vpternlogd zmm16, zmm15, zmm25, 0x78         ;    85.7 p5      41 next
        vpxord zmm5, zmm5, zmm7                      ;    84.7 p0      41 next
        vpternlogd zmm5, zmm0, zmm23, 0xc6           ;    85.7 p5      41 next
        vmovdqa64 zmm0, zmm25                        ;    66.0         41 next copy
        vpternlogd zmm0, zmm29, zmm31, 0x9c          ;    85.7 p0      41 next
        vpandd zmm11, zmm0, zmm31                    ;    86.7 p5      41 next
        vpternlogd zmm0, zmm23, zmm1, 0x87           ;    86.7 p0      41 next
        vmovdqa64 zmm12, zmm11                       ;    87.7         41 next copy
        vpternlogd zmm12, zmm27, zmm1, 0x78          ;    87.7 p5      41 next
        vpternlogd zmm22, zmm24, zmm1, 0x96          ;    87.7 p0      41 next
        vmovdqa64 zmm24, zmm27                       ;    65.3         41 next copy
        vpternlogd zmm24, zmm1, zmm1, 0xc3           ;    87.8 p5      41 next
        vpternlogd zmm24, zmm19, zmm6, 0xc6          ;    88.8 p0      41 next
        vpternlogd zmm18, zmm24, zmm23, 0x87         ;    89.8 p5      41 next
        vpxord zmm19, zmm31, zmm25                   ;    89.7 p0      41 next
        vpternlogd zmm11, zmm19, zmm21, 0x78         ;    90.7 p5      41 next
        vpandnd zmm19, zmm19, zmm23                  ;    90.7 p0      41 next
        vpternlogd zmm19, zmm25, zmm29, 0x48         ;    91.7 p5      41 next
        vpternlogd zmm15, zmm11, zmm23, 0xd2         ;    91.7 p0      41 next
        vpternlogd zmm11, zmm12, zmm21, 0xd7         ;    91.8 p5      41 next
        vpternlogd zmm2, zmm0, zmm11, 0x96           ;    92.8 p0      41 next
        vpternlogd zmm2, zmm24, zmm25, 0x87          ;    93.8 p5      41 next
        vpternlogd zmm2, zmm12, zmm29, 0x2d          ;    94.8 p0      41 next
        vpternlogd zmm12, zmm31, zmm1, 0xd6          ;    93.8 p5      41 next
        vpternlogd zmm15, zmm0, zmm27, 0x2d          ;    94.7 p0      41 next
        vmovdqa64 zmm0, zmm30                        ;    82.8         41 next copy
        vpternlogd zmm0, zmm21, zmm23, 0x7b          ;    94.8 p5      41 next
        vpternlogd zmm0, zmm19, zmm12, 0x96          ;    95.8 p0      41 next
        vpternlogd zmm12, zmm25, zmm31, 0x2d         ;    95.8 p5      41 next
        vpternlogd zmm12, zmm30, zmm29, 0x87         ;    96.8 p0      41 next
        vpternlogd zmm12, zmm18, zmm7, 0x96          ;    97.8 p5      41 next
        vpternlogd zmm24, zmm6, zmm6, 0xf3           ;    97.7 p0      41 next
        vpternlogd zmm24, zmm11, zmm17, 0x96         ;    98.7 p5      41 next
        vpternlogd zmm24, zmm1, zmm27, 0xd2          ;    99.7 p0      41 next
        vpternlogd zmm10, zmm26, zmm31, 0x96         ;    98.8 p5      41 next
        vpternlogd zmm14, zmm8, zmm29, 0x69          ;    99.7 p0      41 next
        vpternlogd zmm4, zmm25, [rbp + 8512], 0x96   ;    99.8 p5+p2   41 next
        vpternlogd zmm3, zmm23, [rbp + 8704], 0x96   ;   100.7 p0+p3   41 next
        vmovdqu64 zmm17, [rbp + 8576]                ;    78.2 p2      41 next reload
        vpternlogd zmm27, zmm17, [rbp + 8768], 0x96  ;   100.8 p5+p3   41 next
        vpternlogd zmm9, zmm21, [rbp + 8640], 0x96   ;   101.7 p0+p2   41 next
        mov r13, qword [rbp + 10064]                 ;    70.2 p10     76 r.0 reload
        vpternlogd zmm5, zmm22, [r13 + 9792], 0x96   ;   101.8 p5+p3   48 next
        vpternlogd zmm16, zmm10, [r13 + 9856], 0x96  ;   102.7 p0+p2   48 next
        vpternlogd zmm2, zmm14, [r13 + 9920], 0x96   ;   102.8 p5+p3   48 next
        vpternlogd zmm0, zmm27, [r13 + 9984], 0x96   ;   103.7 p0+p2   48 next
        vpternlogd zmm15, zmm4, [r13 + 10048], 0x96  ;   103.8 p5+p3   48 next
        vpternlogd zmm12, zmm3, [r13 + 10112], 0x96  ;   104.7 p0+p2   48 next
        vpternlogd zmm24, zmm9, [r13 + 10176], 0x96  ;   104.8 p5+p3   48 next
        vpternlogd zmm28, zmm20, [r13 + 9664], 0x96  ;   105.7 p0+p2   48 next
        vmovdqu64 zmm17, [rbp + 8832]                ;    82.2 p3      41 next reload
        vpternlogd zmm13, zmm17, [r13 + 9728], 0x96  ;   105.8 p5+p2   48 next
        vpxord zmm22, zmm22, [r13 + 9216]            ;   106.7 p0+p3   48 next
        vpxord zmm10, zmm10, [r13 + 9280]            ;   106.8 p5+p2   48 next
        vpxord zmm14, zmm14, [r13 + 9344]            ;   107.7 p0+p3   48 next
        vpxord zmm27, zmm27, [r13 + 9408]            ;   107.8 p5+p2   48 next
        vpxord zmm4, zmm4, [r13 + 9472]              ;   108.7 p0+p3   48 next
        vpxord zmm3, zmm3, [r13 + 9536]              ;   108.8 p5+p2   48 next
        vpxord zmm9, zmm9, [r13 + 9600]              ;   109.7 p0+p3   48 next
        vmovdqa64 zmm17, zmm3                        ;   109.8         45 next copy
        vpternlogd zmm17, zmm4, zmm14, 0x6a          ;   109.8 p5      45 next
        vmovdqa64 zmm18, zmm14                       ;   108.7         45 next copy
        vpternlogd zmm18, zmm10, zmm22, 0x6a         ;   110.7 p0      45 next
        vmovdqa64 zmm19, zmm18                       ;   111.7         45 next copy
        vpternlogd zmm19, zmm28, zmm10, 0x87         ;   111.7 p5      45 next
        vpternlogd zmm19, zmm17, zmm4, 0x87          ;   112.7 p0      45 next
        vmovdqa64 zmm20, zmm19                       ;   113.7         45 next copy
        vpternlogd zmm20, zmm28, zmm27, 0x87         ;   113.7 p5      45 next
        vpternlogd zmm20, zmm4, zmm22, 0x78          ;   114.7 p0      45 next
        vmovdqa64 zmm21, zmm20                       ;   115.7         45 next copy
        vpternlogd zmm21, zmm9, zmm14, 0x78          ;   115.7 p5      45 next
        vpxord zmm23, zmm10, zmm22                   ;   113.7 p0      45 next
        vpternlogd zmm19, zmm23, zmm3, 0x78          ;   114.7 p5      45 next
        vmovdqa64 zmm23, zmm28                       ;   106.7         45 next copy
        vpternlogd zmm23, zmm9, zmm10, 0x48          ;   114.7 p0      45 next
        vmovdqa64 zmm25, zmm4                        ;   109.7         45 next copy
        vpternlogd zmm25, zmm27, zmm10, 0x48         ;   114.8 p5      45 next
        vpxord zmm26, zmm9, zmm22                    ;   115.7 p0      45 next
        vpternlogd zmm25, zmm26, zmm22, 0xd2         ;   116.7 p5      45 next
        vpxord zmm29, zmm26, zmm27                   ;   116.7 p0      45 next
        vmovdqa64 zmm30, zmm26                       ;   116.7         45 next copy
        vpternlogd zmm30, zmm13, zmm3, 0x6c          ;   116.8 p5      45 next
        vpternlogd zmm30, zmm18, zmm4, 0x69          ;   117.8 p0      45 next
        vpandd zmm31, zmm4, zmm13                    ;   117.8 p5      45 next
        vmovdqa64 zmm1, zmm13                        ;   106.8         45 next copy
        vpternlogd zmm1, zmm4, zmm27, 0x60           ;   118.7 p0      45 next
        vpternlogd zmm1, zmm28, zmm14, 0x87          ;   119.7 p5      45 next
        vmovdqa64 zmm6, zmm1                         ;   120.7         45 next copy
        vpternlogd zmm6, zmm9, zmm10, 0x78           ;   120.7 p0      45 next
        vpternlogd zmm6, zmm21, zmm19, 0x69          ;   121.7 p5      45 next
        vpxord zmm21, zmm10, zmm3                    ;   120.7 p0      45 next
        vmovdqa64 zmm7, zmm13                        ;   106.8         45 next copy
        vpternlogd zmm7, zmm3, zmm4, 0x48            ;   120.8 p5      45 next
        vmovdqa64 zmm8, zmm21                        ;   121.7         45 next copy
        vpternlogd zmm8, zmm25, zmm22, 0x93          ;   121.7 p0      45 next
        vpternlogd zmm8, zmm20, zmm30, 0x69          ;   122.7 p5      45 next
        vmovdqa64 zmm20, zmm21                       ;   121.7         45 next copy
        vpternlogd zmm20, zmm27, zmm14, 0x78         ;   122.7 p0      45 next
        vpandd zmm11, zmm10, zmm22                   ;   122.8 p5      45 next
        vpternlogd zmm11, zmm3, zmm14, 0x87          ;   123.8 p0      45 next
        vpternlogd zmm11, zmm29, zmm13, 0xe1         ;   124.8 p5      45 next
        vpternlogd zmm18, zmm10, zmm13, 0x48         ;   124.7 p0      45 next
        vmovdqa64 zmm10, zmm13                       ;   106.8         45 next copy
        vpternlogd zmm10, zmm28, zmm22, 0x6c         ;   124.8 p5      45 next
        vmovdqu64 [rbp + 8832], zmm24                ;   105.8 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm29                       ;   117.7         45 next copy
        vpternlogd zmm24, zmm10, zmm14, 0x6c         ;   125.8 p0      45 next
        vpternlogd zmm24, zmm13, zmm27, 0x2d         ;   126.8 p5      45 next
        vpternlogd zmm24, zmm7, zmm25, 0x96          ;   127.8 p0      45 next
        vpandd zmm25, zmm13, zmm14                   ;   126.8 p5      45 next
        vpternlogd zmm25, zmm28, zmm9, 0x78          ;   127.8 p0      45 next
        vpternlogd zmm25, zmm29, zmm3, 0xd2          ;   128.8 p5      45 next
        vpternlogd zmm19, zmm31, zmm25, 0x96         ;   129.8 p0      45 next
        vmovdqu64 zmm31, [rbp + 7424]                ;    83.7 p2      62 r reload
        vpternlogd zmm6, zmm5, zmm31, 0x96           ;   128.8 p5      54 next
        vmovdqu64 zmm7, [rbp + 7360]                 ;    84.0 p3      62 r reload
        vpternlogd zmm24, zmm16, zmm7, 0x96          ;   129.7 p0      54 next
        vpandd zmm13, zmm13, zmm28                   ;   129.8 p5      45 next
        vmovdqu64 [rbp + 8640], zmm16                ;   103.7 p8+p9   48 next spill
        vmovdqa64 zmm16, zmm13                       ;   130.8         45 next copy
        vpternlogd zmm16, zmm27, zmm22, 0x87         ;   130.8 p0      45 next
        vpternlogd zmm16, zmm9, zmm4, 0x87           ;   131.8 p5      45 next
        vpternlogd zmm14, zmm16, zmm9, 0x39          ;   132.8 p0      45 next
        vpternlogd zmm14, zmm25, zmm20, 0x69         ;   133.8 p5      45 next
        vpternlogd zmm16, zmm4, zmm27, 0x87          ;   132.8 p0      45 next
        vpandd zmm9, zmm9, zmm27                     ;   132.8 p5      45 next
        vpternlogd zmm9, zmm28, zmm22, 0x87          ;   133.8 p0      45 next
        vpternlogd zmm22, zmm28, zmm4, 0x28          ;   133.8 p5      45 next
        vpandd zmm3, zmm3, zmm28                     ;   134.7 p0      45 next
        vpternlogd zmm3, zmm21, zmm4, 0x78           ;   135.7 p5      45 next
        vpternlogd zmm16, zmm17, zmm3, 0x69          ;   136.7 p0      45 next
        vpternlogd zmm16, zmm10, zmm23, 0x96         ;   137.7 p5      45 next
        vpternlogd zmm16, zmm28, zmm27, 0x78         ;   138.7 p0      45 next
        vpternlogd zmm3, zmm26, zmm11, 0x96          ;   136.8 p5      45 next
        vpternlogd zmm3, zmm13, zmm1, 0x96           ;   137.8 p0      45 next
        vpternlogd zmm18, zmm22, zmm20, 0x96         ;   137.8 p5      45 next
        vpternlogd zmm18, zmm23, zmm9, 0x96          ;   138.8 p0      45 next
        vpternlogd zmm9, zmm11, zmm30, 0x69          ;   138.8 p5      45 next
        vmovdqu64 zmm17, [rbp + 7296]                ;    87.8 p2      62 r reload
        vpternlogd zmm8, zmm2, zmm17, 0x96           ;   139.7 p0      54 next
        vmovdqu64 zmm20, [rbp + 7232]                ;    88.2 p3      62 r reload
        vpternlogd zmm19, zmm0, zmm20, 0x96          ;   139.8 p5      54 next
        vmovdqu64 zmm21, [rbp + 7168]                ;    88.8 p2      62 r reload
        vpternlogd zmm14, zmm15, zmm21, 0x96         ;   140.7 p0      54 next
        vmovdqu64 zmm22, [rbp + 7104]                ;    89.2 p3      62 r reload
        vpternlogd zmm16, zmm12, zmm22, 0x96         ;   140.8 p5      54 next
        mov r14, qword [rbp + 10048]                 ;    89.2 p10     76 r.0 reload
        vpxord zmm23, zmm31, [r14]                   ;   141.7 p0+p2   54 next
        vmovdqu64 zmm25, [rbp + 6976]                ;    90.2 p3      62 r reload
        vpternlogd zmm9, zmm29, zmm25, 0x96          ;   141.8 p5      54 next
        vpxord zmm26, zmm7, [r14 + 64]               ;   142.7 p0+p2   54 next
        vmovdqu64 zmm27, [rbp + 7040]                ;    91.2 p3      62 r reload
        vmovdqu64 zmm28, [rbp + 8832]                ;   105.8 p2      48 next reload
        vpternlogd zmm3, zmm28, zmm27, 0x96          ;   142.8 p5      54 next
        vpxord zmm29, zmm17, [r14 + 128]             ;   143.7 p0+p3   54 next
        vpxord zmm30, zmm20, [r14 + 192]             ;   143.8 p5+p2   54 next
        vpxord zmm1, zmm21, [r14 + 256]              ;   144.7 p0+p3   54 next
        vpxord zmm4, zmm22, [r14 + 320]              ;   144.8 p5+p2   54 next
        vpxord zmm10, zmm27, [r14 + 384]             ;   145.7 p0+p3   54 next
        vpxord zmm11, zmm25, [r14 + 512]             ;   145.8 p5+p2   54 next
        vmovdqu64 zmm13, [rbp + 6912]                ;    95.2 p3      54 next
        vpxord zmm13, zmm13, [r14 + 448]             ;   146.7 p0+p2   54 next
        vmovdqu64 zmm25, [rbp + 6848]                ;    96.2 p3      54 next
        vpxord zmm25, zmm25, [r14 + 576]             ;   146.8 p5+p2   54 next
        vmovdqu64 zmm27, [rbp + 6784]                ;    97.2 p3      54 next
        vpxord zmm27, zmm27, [r14 + 640]             ;   147.7 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 6720]                ;    98.2 p3      54 next
        vpxord zmm22, zmm22, [r14 + 704]             ;   147.8 p5+p2   54 next
        vmovdqu64 zmm21, [rbp + 6656]                ;    99.2 p3      54 next
        vpxord zmm21, zmm21, [r14 + 768]             ;   148.7 p0+p2   54 next
        vmovdqa64 zmm20, zmm21                       ;   149.7         41 next copy
        vpternlogd zmm20, zmm22, zmm25, 0x6a         ;   149.7 p5      41 next
        vmovdqa64 zmm17, zmm25                       ;   147.8         41 next copy
        vpternlogd zmm17, zmm11, zmm13, 0x6a         ;   149.7 p0      41 next
        vpxord zmm7, zmm11, zmm13                    ;   149.8 p5      41 next
        vmovdqa64 zmm31, zmm25                       ;   147.8         41 next copy
        vmovdqu64 zmm28, [rbp + 6592]                ;   100.2 p3      54 next
        vpxord zmm28, zmm28, [r14 + 832]             ;   150.7 p0+p2   54 next
        vpandd zmm31, zmm31, zmm28                   ;   151.7 p5      41 next
        vmovdqu64 [rbp + 8768], zmm12                ;   105.7 p7+p4   48 next spill
        vmovdqu64 zmm12, [rbp + 4480]                ;   101.2 p3      54 next
        vpxord zmm12, zmm12, [r14 + 896]             ;   151.7 p0+p2   54 next
        vmovdqu64 [rbp + 8576], zmm15                ;   104.8 p8+p9   48 next spill
        vmovdqa64 zmm15, zmm17                       ;   150.7         41 next copy
        vpternlogd zmm15, zmm12, zmm11, 0x87         ;   152.7 p5      41 next
        vpternlogd zmm15, zmm20, zmm22, 0x87         ;   153.7 p0      41 next
        vpternlogd zmm7, zmm15, zmm21, 0x6c          ;   154.7 p5      41 next
        vmovdqu64 [rbp + 8704], zmm0                 ;   104.7 p7+p4   48 next spill
        vmovdqa64 zmm0, zmm7                         ;   155.7         41 next copy
        vmovdqu64 [rbp + 8512], zmm2                 ;   103.8 p8+p9   48 next spill
        vmovdqa64 zmm2, zmm12                        ;   152.7         41 next copy
        vpternlogd zmm2, zmm28, zmm11, 0x48          ;   153.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm5                 ;   102.8 p7+p4   48 next spill
        vmovdqa64 zmm5, zmm22                        ;   148.8         41 next copy
        vpternlogd zmm5, zmm27, zmm11, 0x48          ;   153.8 p5      41 next
        vpternlogd zmm5, zmm28, zmm13, 0x78          ;   154.8 p0      41 next
        vmovdqu64 [rbp + 8960], zmm9                 ;   142.8 p8+p9   54 next spill
        vpandd zmm9, zmm28, zmm12                    ;   154.8 p5      41 next
        vmovdqu64 [rbp + 9024], zmm18                ;   139.8 p7+p4   45 next spill
        vpxord zmm18, zmm28, zmm13                   ;   155.7 p0      41 next
        vmovdqu64 [rbp + 9088], zmm3                 ;   143.8 p8+p9   54 next spill
        vpxord zmm3, zmm18, zmm27                    ;   156.7 p5      41 next
        vmovdqu64 [rbp + 9152], zmm16                ;   141.8 p7+p4   54 next spill
        vpxord zmm16, zmm11, zmm21                   ;   156.7 p0      41 next
        vmovdqu64 [rbp + 9216], zmm14                ;   141.7 p8+p9   54 next spill
        vpandd zmm14, zmm16, zmm13                   ;   157.7 p5      41 next
        vmovdqu64 [rbp + 9280], zmm19                ;   140.8 p7+p4   54 next spill
        vmovdqa64 zmm19, zmm16                       ;   157.7         41 next copy
        vpternlogd zmm19, zmm27, zmm25, 0x78         ;   157.7 p0      41 next
        vmovdqu64 [rbp + 9344], zmm8                 ;   140.7 p8+p9   54 next spill
        vpandd zmm8, zmm27, zmm12                    ;   157.8 p5      41 next
        vmovdqu64 [rbp + 9408], zmm24                ;   130.7 p7+p4   54 next spill
        vpandd zmm24, zmm13, zmm22                   ;   158.7 p0      41 next
        vpternlogd zmm24, zmm15, zmm8, 0x69          ;   159.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 4416]                ;   102.2 p3      54 next
        vpxord zmm15, zmm15, [r14 + 960]             ;   159.7 p0+p2   54 next
        vpternlogd zmm9, zmm15, zmm25, 0x78          ;   160.7 p5      41 next
        vpternlogd zmm9, zmm3, zmm21, 0xd2           ;   161.7 p0      41 next
        vpxord zmm0, zmm0, zmm9                      ;   162.7 p5      41 next
        vmovdqu64 [rbp + 9472], zmm6                 ;   129.8 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm18                        ;   156.7         41 next copy
        vpternlogd zmm6, zmm15, zmm21, 0x6c          ;   161.7 p0      41 next
        vpternlogd zmm6, zmm17, zmm22, 0x69          ;   162.7 p5      41 next
        vpternlogd zmm14, zmm6, zmm5, 0x69           ;   163.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm8                 ;   158.8 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm15                        ;   160.7         41 next copy
        vpternlogd zmm8, zmm22, zmm27, 0x60          ;   162.8 p5      41 next
        vpternlogd zmm8, zmm12, zmm25, 0x87          ;   163.8 p0      41 next
        vmovdqu64 [rbp + 9600], zmm9                 ;   162.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm8                         ;   164.8         41 next copy
        vpternlogd zmm9, zmm28, zmm11, 0x78          ;   164.8 p5      41 next
        vpternlogd zmm9, zmm31, zmm24, 0x69          ;   165.8 p0      41 next
        vpandd zmm31, zmm22, zmm15                   ;   164.8 p5      41 next
        vmovdqu64 [rbp + 9664], zmm8                 ;   164.8 p7+p4   41 next spill
        vpxord zmm8, zmm22, zmm15                    ;   165.7 p0      41 next
        vpternlogd zmm8, zmm5, zmm21, 0x6c           ;   166.7 p5      41 next
        vpandd zmm5, zmm21, zmm25                    ;   166.7 p0      41 next
        vpternlogd zmm5, zmm11, zmm13, 0x87          ;   167.7 p5      41 next
        vpternlogd zmm5, zmm3, zmm15, 0xe1           ;   168.7 p0      41 next
        vmovdqu64 [rbp + 9728], zmm0                 ;   163.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm15                        ;   160.7         41 next copy
        vpternlogd zmm0, zmm12, zmm13, 0x6c          ;   167.8 p5      41 next
        vmovdqu64 [rbp + 9792], zmm31                ;   165.8 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm3                        ;   157.7         41 next copy
        vpternlogd zmm31, zmm0, zmm25, 0x6c          ;   168.8 p0      41 next
        vpternlogd zmm31, zmm15, zmm27, 0x2d         ;   169.8 p5      41 next
        vmovdqu64 [rbp + 9856], zmm3                 ;   157.7 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm28                        ;   151.7         41 next copy
        vpternlogd zmm3, zmm25, zmm25, 0xcf          ;   169.7 p0      41 next
        vpandd zmm25, zmm15, zmm12                   ;   169.8 p5      41 next
        vpxord zmm17, zmm17, zmm15                   ;   170.7 p0      41 next
        vmovdqa64 zmm15, zmm25                       ;   170.8         41 next copy
        vpternlogd zmm15, zmm27, zmm13, 0x87         ;   170.8 p5      41 next
        vpternlogd zmm15, zmm28, zmm22, 0x87         ;   171.8 p0      41 next
        vpternlogd zmm3, zmm15, zmm19, 0x69          ;   172.8 p5      41 next
        vpternlogd zmm15, zmm22, zmm27, 0x87         ;   172.8 p0      41 next
        vpandd zmm27, zmm27, zmm28                   ;   172.8 p5      41 next
        vpternlogd zmm27, zmm12, zmm13, 0x87         ;   173.8 p0      41 next
        vpandd zmm21, zmm21, zmm12                   ;   173.8 p5      41 next
        vpternlogd zmm21, zmm16, zmm22, 0x78         ;   174.8 p0      41 next
        vpternlogd zmm15, zmm20, zmm21, 0x69         ;   175.8 p5      41 next
        vpternlogd zmm15, zmm0, zmm2, 0x96           ;   176.8 p0      41 next
        vpternlogd zmm12, zmm22, zmm13, 0x48         ;   175.8 p5      41 next
        vpxord zmm21, zmm21, zmm5                    ;   176.7 p0      41 next
        vpternlogd zmm21, zmm25, zmm18, 0x96         ;   177.7 p5      41 next
        vpternlogd zmm17, zmm12, zmm11, 0x6c         ;   177.7 p0      41 next
        vpternlogd zmm17, zmm19, zmm27, 0x96         ;   178.7 p5      41 next
        vpternlogd zmm27, zmm5, zmm6, 0x69           ;   178.7 p0      41 next
        vmovdqa64 zmm16, zmm30                       ;   144.8         41 next copy
        vpternlogd zmm16, zmm29, zmm23, 0x9a         ;   178.8 p5      41 next
        vmovdqa64 zmm18, zmm16                       ;   179.8         41 next copy
        vpternlogd zmm18, zmm10, zmm29, 0xac         ;   179.8 p0      41 next
        vpandd zmm19, zmm30, zmm1                    ;   179.8 p5      41 next
        vpternlogd zmm19, zmm4, zmm29, 0x28          ;   180.8 p0      41 next
        vpternlogd zmm16, zmm19, zmm1, 0x93          ;   181.8 p5      41 next
        vpternlogd zmm16, zmm10, zmm26, 0x87         ;   182.8 p0      41 next
        vmovdqa64 zmm20, zmm10                       ;   146.7         41 next copy
        vpternlogd zmm20, zmm29, zmm29, 0x3f         ;   181.8 p5      41 next
        vmovdqa64 zmm22, zmm20                       ;   182.8         41 next copy
        vpternlogd zmm22, zmm30, zmm26, 0x78         ;   182.8 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   183.8         41 next copy
        vpternlogd zmm25, zmm1, zmm23, 0x78          ;   183.8 p5      41 next
        vmovdqa64 zmm28, zmm25                       ;   184.8         41 next copy
        vpternlogd zmm28, zmm16, zmm23, 0xd2         ;   184.8 p0      41 next
        vmovdqa64 zmm0, zmm10                        ;   146.7         41 next copy
        vpternlogd zmm0, zmm1, zmm30, 0x6c           ;   183.8 p5      41 next
        vmovdqa64 zmm5, zmm0                         ;   184.8         41 next copy
        vpxord zmm6, zmm26, zmm4                     ;   184.7 p0      41 next
        vmovdqa64 zmm11, zmm6                        ;   185.7         41 next copy
        vpternlogd zmm11, zmm10, zmm23, 0x78         ;   185.7 p5      41 next
        vpternlogd zmm18, zmm11, zmm4, 0x2d          ;   186.7 p0      41 next
        vpternlogd zmm18, zmm16, zmm1, 0x78          ;   187.7 p5      41 next
        vpxord zmm5, zmm5, zmm11                     ;   186.7 p0      41 next
        vpternlogd zmm5, zmm28, zmm4, 0xc6           ;   187.7 p5      41 next
        vmovdqa64 zmm28, zmm1                        ;   145.7         41 next copy
        vpternlogd zmm28, zmm29, zmm26, 0x9c         ;   187.7 p0      41 next
        vpandd zmm12, zmm28, zmm26                   ;   188.7 p5      41 next
        vpternlogd zmm28, zmm4, zmm23, 0x87          ;   188.7 p0      41 next
        vmovdqa64 zmm13, zmm12                       ;   189.7         41 next copy
        vpternlogd zmm13, zmm30, zmm23, 0x78         ;   189.7 p5      41 next
        vpternlogd zmm9, zmm7, zmm23, 0x96           ;   189.7 p0      41 next
        vmovdqa64 zmm7, zmm30                        ;   144.8         41 next copy
        vpternlogd zmm7, zmm23, zmm23, 0xc3          ;   189.8 p5      41 next
        vpternlogd zmm7, zmm22, zmm6, 0xc6           ;   190.8 p0      41 next
        vpternlogd zmm20, zmm7, zmm4, 0x87           ;   191.8 p5      41 next
        vpxord zmm22, zmm26, zmm1                    ;   191.7 p0      41 next
        vpternlogd zmm12, zmm22, zmm10, 0x78         ;   192.7 p5      41 next
        vpandnd zmm22, zmm22, zmm4                   ;   192.7 p0      41 next
        vpternlogd zmm22, zmm1, zmm29, 0x48          ;   193.7 p5      41 next
        vpternlogd zmm16, zmm12, zmm4, 0xd2          ;   193.7 p0      41 next
        vpternlogd zmm12, zmm13, zmm10, 0xd7         ;   193.8 p5      41 next
        vpternlogd zmm0, zmm28, zmm12, 0x96          ;   194.8 p0      41 next
        vpternlogd zmm0, zmm7, zmm1, 0x87            ;   195.8 p5      41 next
        vpternlogd zmm0, zmm13, zmm29, 0x2d          ;   196.8 p0      41 next
        vpternlogd zmm13, zmm26, zmm23, 0xd6         ;   195.8 p5      41 next
        vpternlogd zmm16, zmm28, zmm30, 0x2d         ;   196.7 p0      41 next
        vmovdqa64 zmm28, zmm25                       ;   184.8         41 next copy
        vpternlogd zmm28, zmm10, zmm4, 0x7b          ;   196.8 p5      41 next
        vpternlogd zmm28, zmm22, zmm13, 0x96         ;   197.8 p0      41 next
        vpternlogd zmm13, zmm1, zmm26, 0x2d          ;   197.8 p5      41 next
        vpternlogd zmm13, zmm25, zmm29, 0x87         ;   198.8 p0      41 next
        vpternlogd zmm13, zmm20, zmm11, 0x96         ;   199.8 p5      41 next
        vpternlogd zmm7, zmm6, zmm6, 0xf3            ;   199.7 p0      41 next
        vpternlogd zmm7, zmm12, zmm19, 0x96          ;   200.7 p5      41 next
        vpternlogd zmm8, zmm31, zmm26, 0x96          ;   200.7 p0      41 next
        vpternlogd zmm7, zmm23, zmm30, 0xd2          ;   201.7 p5      41 next
        vpternlogd zmm14, zmm24, zmm29, 0x69         ;   201.7 p0      41 next
        vpternlogd zmm3, zmm1, [rbp + 9600], 0x96    ;   201.8 p5+p3   41 next
        vmovdqu64 zmm19, [rbp + 9728]                ;   163.7 p2      41 next reload
        vpternlogd zmm30, zmm19, [rbp + 9792], 0x96  ;   202.7 p0+p3   41 next
        vpternlogd zmm15, zmm4, [rbp + 9536], 0x96   ;   202.8 p5+p2   41 next
        vpternlogd zmm5, zmm9, [r12 + 9792], 0x96    ;   203.7 p0+p3   48 next
        vpternlogd zmm21, zmm10, [rbp + 9664], 0x96  ;   203.8 p5+p2   41 next
        vpternlogd zmm18, zmm8, [r12 + 9856], 0x96   ;   204.7 p0+p3   48 next
        vpternlogd zmm0, zmm14, [r12 + 9920], 0x96   ;   204.8 p5+p2   48 next
        vpternlogd zmm28, zmm30, [r12 + 9984], 0x96  ;   205.7 p0+p3   48 next
        vpternlogd zmm16, zmm3, [r12 + 10048], 0x96  ;   205.8 p5+p2   48 next
        vpternlogd zmm13, zmm15, [r12 + 10112], 0x96 ;   206.7 p0+p3   48 next
        vpternlogd zmm7, zmm21, [r12 + 10176], 0x96  ;   206.8 p5+p2   48 next
        vpternlogd zmm17, zmm2, [r12 + 9664], 0x96   ;   207.7 p0+p3   48 next
        vmovdqu64 zmm19, [rbp + 9856]                ;   157.7 p2      41 next reload
        vpternlogd zmm27, zmm19, [r12 + 9728], 0x96  ;   207.8 p5+p3   48 next
        vpxord zmm9, zmm9, [r12 + 9216]              ;   208.7 p0+p2   48 next
        vpxord zmm8, zmm8, [r12 + 9280]              ;   208.8 p5+p3   48 next
        vpxord zmm14, zmm14, [r12 + 9344]            ;   209.7 p0+p2   48 next
        vpxord zmm30, zmm30, [r12 + 9408]            ;   209.8 p5+p3   48 next
        vpxord zmm3, zmm3, [r12 + 9472]              ;   210.7 p0+p2   48 next
        vpxord zmm15, zmm15, [r12 + 9536]            ;   210.8 p5+p3   48 next
        vpxord zmm21, zmm21, [r12 + 9600]            ;   211.7 p0+p2   48 next
        vmovdqa64 zmm19, zmm15                       ;   211.8         45 next copy
        vpternlogd zmm19, zmm3, zmm14, 0x6a          ;   211.8 p5      45 next
        vmovdqa64 zmm20, zmm14                       ;   210.7         45 next copy
        vpternlogd zmm20, zmm8, zmm9, 0x6a           ;   212.7 p0      45 next
        vmovdqa64 zmm22, zmm20                       ;   213.7         45 next copy
        vpternlogd zmm22, zmm17, zmm8, 0x87          ;   213.7 p5      45 next
        vpternlogd zmm22, zmm19, zmm3, 0x87          ;   214.7 p0      45 next
        vmovdqa64 zmm23, zmm22                       ;   215.7         45 next copy
        vpternlogd zmm23, zmm17, zmm30, 0x87         ;   215.7 p5      45 next
        vpternlogd zmm23, zmm3, zmm9, 0x78           ;   216.7 p0      45 next
        vmovdqa64 zmm24, zmm23                       ;   217.7         45 next copy
        vpternlogd zmm24, zmm21, zmm14, 0x78         ;   217.7 p5      45 next
        vpxord zmm25, zmm8, zmm9                     ;   215.7 p0      45 next
        vpternlogd zmm22, zmm25, zmm15, 0x78         ;   216.7 p5      45 next
        vmovdqa64 zmm25, zmm17                       ;   208.7         45 next copy
        vpternlogd zmm25, zmm21, zmm8, 0x48          ;   216.7 p0      45 next
        vmovdqa64 zmm26, zmm3                        ;   211.7         45 next copy
        vpternlogd zmm26, zmm30, zmm8, 0x48          ;   216.8 p5      45 next
        vpxord zmm29, zmm21, zmm9                    ;   217.7 p0      45 next
        vpternlogd zmm26, zmm29, zmm9, 0xd2          ;   218.7 p5      45 next
        vpxord zmm31, zmm29, zmm30                   ;   218.7 p0      45 next
        vmovdqa64 zmm1, zmm29                        ;   218.7         45 next copy
        vpternlogd zmm1, zmm27, zmm15, 0x6c          ;   218.8 p5      45 next
        vpternlogd zmm1, zmm20, zmm3, 0x69           ;   219.8 p0      45 next
        vpandd zmm2, zmm3, zmm27                     ;   219.8 p5      45 next
        vmovdqa64 zmm4, zmm27                        ;   208.8         45 next copy
        vpternlogd zmm4, zmm3, zmm30, 0x60           ;   220.7 p0      45 next
        vpternlogd zmm4, zmm17, zmm14, 0x87          ;   221.7 p5      45 next
        vmovdqa64 zmm6, zmm4                         ;   222.7         45 next copy
        vpternlogd zmm6, zmm21, zmm8, 0x78           ;   222.7 p0      45 next
        vpternlogd zmm6, zmm24, zmm22, 0x69          ;   223.7 p5      45 next
        vpxord zmm24, zmm8, zmm15                    ;   222.7 p0      45 next
        vmovdqa64 zmm10, zmm27                       ;   208.8         45 next copy
        vpternlogd zmm10, zmm15, zmm3, 0x48          ;   222.8 p5      45 next
        vmovdqa64 zmm11, zmm24                       ;   223.7         45 next copy
        vpternlogd zmm11, zmm26, zmm9, 0x93          ;   223.7 p0      45 next
        vpternlogd zmm11, zmm23, zmm1, 0x69          ;   224.7 p5      45 next
        vmovdqa64 zmm23, zmm24                       ;   223.7         45 next copy
        vpternlogd zmm23, zmm30, zmm14, 0x78         ;   224.7 p0      45 next
        vpandd zmm12, zmm8, zmm9                     ;   224.8 p5      45 next
        vpternlogd zmm12, zmm15, zmm14, 0x87         ;   225.8 p0      45 next
        vpternlogd zmm12, zmm31, zmm27, 0xe1         ;   226.8 p5      45 next
        vpternlogd zmm20, zmm8, zmm27, 0x48          ;   226.7 p0      45 next
        vmovdqa64 zmm8, zmm27                        ;   208.8         45 next copy
        vpternlogd zmm8, zmm17, zmm9, 0x6c           ;   226.8 p5      45 next
        vmovdqu64 [rbp + 9856], zmm7                 ;   207.8 p7+p4   48 next spill
        vmovdqa64 zmm7, zmm31                        ;   219.7         45 next copy
        vpternlogd zmm7, zmm8, zmm14, 0x6c           ;   227.8 p0      45 next
        vpternlogd zmm7, zmm27, zmm30, 0x2d          ;   228.8 p5      45 next
        vpternlogd zmm7, zmm10, zmm26, 0x96          ;   229.8 p0      45 next
        vpandd zmm26, zmm27, zmm14                   ;   228.8 p5      45 next
        vpternlogd zmm26, zmm17, zmm21, 0x78         ;   229.8 p0      45 next
        vpternlogd zmm26, zmm31, zmm15, 0xd2         ;   230.8 p5      45 next
        vpternlogd zmm22, zmm2, zmm26, 0x96          ;   231.8 p0      45 next
        vmovdqu64 zmm2, [rbp + 9472]                 ;   134.2 p3      54 next reload
        vpternlogd zmm6, zmm5, zmm2, 0x96            ;   230.8 p5      54 next
        vmovdqu64 zmm10, [rbp + 9408]                ;   134.5 p2      54 next reload
        vpternlogd zmm7, zmm18, zmm10, 0x96          ;   231.7 p0      54 next
        vpandd zmm27, zmm27, zmm17                   ;   231.8 p5      45 next
        vmovdqu64 [rbp + 9664], zmm7                 ;   232.7 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm27                        ;   232.8         45 next copy
        vpternlogd zmm7, zmm30, zmm9, 0x87           ;   232.8 p0      45 next
        vpternlogd zmm7, zmm21, zmm3, 0x87           ;   233.8 p5      45 next
        vpternlogd zmm14, zmm7, zmm21, 0x39          ;   234.8 p0      45 next
        vpternlogd zmm14, zmm26, zmm23, 0x69         ;   235.8 p5      45 next
        vpternlogd zmm7, zmm3, zmm30, 0x87           ;   234.8 p0      45 next
        vpandd zmm21, zmm21, zmm30                   ;   234.8 p5      45 next
        vpternlogd zmm21, zmm17, zmm9, 0x87          ;   235.8 p0      45 next
        vpternlogd zmm9, zmm17, zmm3, 0x28           ;   235.8 p5      45 next
        vpandd zmm15, zmm15, zmm17                   ;   236.7 p0      45 next
        vpternlogd zmm15, zmm24, zmm3, 0x78          ;   237.7 p5      45 next
        vpternlogd zmm7, zmm19, zmm15, 0x69          ;   238.7 p0      45 next
        vpternlogd zmm7, zmm8, zmm25, 0x96           ;   239.7 p5      45 next
        vpternlogd zmm7, zmm17, zmm30, 0x78          ;   240.7 p0      45 next
        vpternlogd zmm15, zmm29, zmm12, 0x96         ;   238.8 p5      45 next
        vpternlogd zmm15, zmm27, zmm4, 0x96          ;   239.8 p0      45 next
        vpternlogd zmm20, zmm9, zmm23, 0x96          ;   239.8 p5      45 next
        vpternlogd zmm20, zmm25, zmm21, 0x96         ;   240.8 p0      45 next
        vpternlogd zmm21, zmm12, zmm1, 0x69          ;   240.8 p5      45 next
        vmovdqu64 zmm17, [rbp + 9344]                ;   140.7 p3      54 next reload
        vpternlogd zmm11, zmm0, zmm17, 0x96          ;   241.7 p0      54 next
        vmovdqu64 zmm19, [rbp + 9280]                ;   140.8 p2      54 next reload
        vpternlogd zmm22, zmm28, zmm19, 0x96         ;   241.8 p5      54 next
        vmovdqu64 zmm23, [rbp + 9216]                ;   141.7 p3      54 next reload
        vpternlogd zmm14, zmm16, zmm23, 0x96         ;   242.7 p0      54 next
        vmovdqu64 zmm24, [rbp + 9152]                ;   141.8 p2      54 next reload
        vpternlogd zmm7, zmm13, zmm24, 0x96          ;   242.8 p5      54 next
        vmovdqu64 zmm25, [rbp + 8960]                ;   142.8 p3      54 next reload
        vpternlogd zmm21, zmm31, zmm25, 0x96         ;   243.7 p0      54 next
        vmovdqu64 zmm26, [rbp + 9088]                ;   143.8 p2      54 next reload
        vmovdqu64 zmm27, [rbp + 9856]                ;   207.8 p3      48 next reload
        vpternlogd zmm15, zmm27, zmm26, 0x96         ;   243.8 p5      54 next
        vmovdqu64 zmm29, [rbp + 6848]                ;   141.7 p2      62 r reload
        vmovdqu64 zmm30, [rbp + 8896]                ;   142.3 p3      48 next reload
        vpternlogd zmm5, zmm30, zmm29, 0x96          ;   244.7 p0      54 next
        vmovdqu64 zmm31, [rbp + 6912]                ;   142.7 p2      62 r reload
        vmovdqu64 zmm1, [rbp + 9024]                 ;   143.3 p3      45 next reload
        vpternlogd zmm20, zmm1, zmm31, 0x96          ;   244.8 p5      54 next
        vmovdqu64 zmm3, [rbp + 6784]                 ;   143.7 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 8640]                 ;   144.3 p3      48 next reload
        vpternlogd zmm18, zmm4, zmm3, 0x96           ;   245.7 p0      54 next
        vmovdqu64 zmm8, [rbp + 6720]                 ;   144.7 p2      62 r reload
        vmovdqu64 zmm9, [rbp + 8512]                 ;   145.3 p3      48 next reload
        vpternlogd zmm0, zmm9, zmm8, 0x96            ;   245.8 p5      54 next
        mov r15, qword [rbp + 10032]                 ;   142.5 p10     76 r.0 reload
        vpternlogd zmm1, zmm31, [r15 + 1472], 0x96   ;   246.7 p0+p2   54 next
        vpternlogd zmm30, zmm29, [r15 + 1600], 0x96  ;   246.8 p5+p3   54 next
        vpternlogd zmm4, zmm3, [r15 + 1664], 0x96    ;   247.7 p0+p2   54 next
        vpternlogd zmm9, zmm8, [r15 + 1728], 0x96    ;   247.8 p5+p3   54 next
        vmovdqu64 zmm12, [rbp + 6656]                ;   147.7 p2      62 r reload
        vmovdqu64 zmm8, [rbp + 8704]                 ;   148.3 p3      48 next reload
        vpternlogd zmm28, zmm8, zmm12, 0x96          ;   248.7 p0      54 next
        vpternlogd zmm8, zmm12, [r15 + 1792], 0x96   ;   248.8 p5+p2   54 next
        vmovdqu64 zmm12, [rbp + 8576]                ;   149.3 p3      48 next reload
        vpternlogd zmm16, zmm12, [rbp + 6592], 0x96  ;   249.7 p0+p2   54 next
        vmovdqu64 zmm3, [rbp + 6592]                 ;   150.3 p3      62 r reload
        vpternlogd zmm12, zmm3, [r15 + 1856], 0x96   ;   249.8 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 8768]                 ;   151.3 p3      48 next reload
        vpternlogd zmm13, zmm3, [rbp + 4480], 0x96   ;   250.7 p0+p2   54 next
        vmovdqu64 zmm29, [rbp + 4480]                ;   152.3 p3      62 r reload
        vpternlogd zmm3, zmm29, [r15 + 1920], 0x96   ;   250.8 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 8832]                ;   153.3 p3      48 next reload
        vpternlogd zmm27, zmm29, [rbp + 4416], 0x96  ;   251.7 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 4416]                ;   154.3 p3      62 r reload
        vpternlogd zmm29, zmm31, [r15 + 1984], 0x96  ;   251.8 p5+p2   54 next
        vpxord zmm2, zmm2, [r15 + 1024]              ;   252.7 p0+p3   54 next
        vpxord zmm10, zmm10, [r15 + 1088]            ;   252.8 p5+p2   54 next
        vpxord zmm17, zmm17, [r15 + 1152]            ;   253.7 p0+p3   54 next
        vpxord zmm19, zmm19, [r15 + 1216]            ;   253.8 p5+p2   54 next
        vpxord zmm23, zmm23, [r15 + 1280]            ;   254.7 p0+p3   54 next
        vpxord zmm24, zmm24, [r15 + 1344]            ;   254.8 p5+p2   54 next
        vpxord zmm26, zmm26, [r15 + 1408]            ;   255.7 p0+p3   54 next
        vpxord zmm25, zmm25, [r15 + 1536]            ;   255.8 p5+p2   54 next
        vmovdqa64 zmm31, zmm8                        ;   249.8         41 next copy
        vpternlogd zmm31, zmm9, zmm30, 0x6a          ;   256.7 p0      41 next
        vmovdqu64 [rbp + 8832], zmm27                ;   252.7 p7+p4   54 next spill
        vmovdqa64 zmm27, zmm30                       ;   247.8         41 next copy
        vpternlogd zmm27, zmm25, zmm1, 0x6a          ;   256.8 p5      41 next
        vmovdqu64 [rbp + 9856], zmm13                ;   251.7 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm27                       ;   257.8         41 next copy
        vpternlogd zmm13, zmm3, zmm25, 0x87          ;   257.8 p0      41 next
        vpternlogd zmm13, zmm31, zmm9, 0x87          ;   258.8 p5      41 next
        vmovdqu64 [rbp + 8768], zmm16                ;   250.7 p7+p4   54 next spill
        vpxord zmm16, zmm25, zmm1                    ;   258.7 p0      41 next
        vpternlogd zmm16, zmm13, zmm8, 0x6c          ;   259.8 p5      41 next
        vmovdqu64 [rbp + 8576], zmm28                ;   249.7 p8+p9   54 next spill
        vmovdqa64 zmm28, zmm16                       ;   260.8         41 next copy
        vmovdqu64 [rbp + 8704], zmm0                 ;   246.8 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm3                         ;   251.8         41 next copy
        vpternlogd zmm0, zmm12, zmm25, 0x48          ;   259.7 p0      41 next
        vmovdqu64 [rbp + 8512], zmm18                ;   246.7 p8+p9   54 next spill
        vmovdqa64 zmm18, zmm9                        ;   248.8         41 next copy
        vpternlogd zmm18, zmm4, zmm25, 0x48          ;   259.8 p5      41 next
        vpternlogd zmm18, zmm12, zmm1, 0x78          ;   260.8 p0      41 next
        vmovdqu64 [rbp + 8640], zmm5                 ;   245.7 p7+p4   54 next spill
        vmovdqa64 zmm5, zmm18                        ;   261.8         41 next copy
        vmovdqu64 [rbp + 8896], zmm21                ;   244.7 p8+p9   54 next spill
        vpxord zmm21, zmm25, zmm8                    ;   260.8 p5      41 next
        vmovdqu64 [rbp + 9024], zmm20                ;   245.8 p7+p4   54 next spill
        vpandd zmm20, zmm21, zmm1                    ;   261.8 p0      41 next
        vmovdqu64 [rbp + 8960], zmm15                ;   244.8 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm21                       ;   261.8         41 next copy
        vpternlogd zmm15, zmm4, zmm30, 0x78          ;   261.8 p5      41 next
        vmovdqu64 [rbp + 9088], zmm7                 ;   243.8 p7+p4   54 next spill
        vpandd zmm7, zmm30, zmm12                    ;   262.7 p0      41 next
        vmovdqu64 [rbp + 9152], zmm14                ;   243.7 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm29                       ;   252.8         41 next copy
        vpternlogd zmm14, zmm8, zmm9, 0x48           ;   262.8 p5      41 next
        vpxord zmm5, zmm5, zmm14                     ;   263.8 p0      41 next
        vpandd zmm14, zmm4, zmm3                     ;   263.8 p5      41 next
        vmovdqu64 [rbp + 9216], zmm22                ;   242.8 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm29                       ;   252.8         41 next copy
        vpternlogd zmm22, zmm9, zmm4, 0x60           ;   264.7 p0      41 next
        vpternlogd zmm22, zmm3, zmm30, 0x87          ;   265.7 p5      41 next
        vmovdqu64 [rbp + 9280], zmm11                ;   242.7 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm22                       ;   266.7         41 next copy
        vpternlogd zmm11, zmm12, zmm25, 0x78         ;   266.7 p0      41 next
        vmovdqu64 [rbp + 9344], zmm6                 ;   231.8 p7+p4   54 next spill
        vpxord zmm6, zmm12, zmm1                     ;   265.8 p5      41 next
        vmovdqu64 [rbp + 9408], zmm22                ;   266.7 p8+p9   41 next spill
        vpxord zmm22, zmm6, zmm4                     ;   266.8 p0      41 next
        vmovdqu64 [rbp + 9472], zmm5                 ;   264.8 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm6                         ;   266.8         41 next copy
        vpternlogd zmm5, zmm29, zmm8, 0x6c           ;   266.8 p5      41 next
        vpternlogd zmm5, zmm27, zmm9, 0x69           ;   267.8 p0      41 next
        vpternlogd zmm20, zmm18, zmm5, 0x69          ;   268.8 p5      41 next
        vpandd zmm18, zmm1, zmm9                     ;   268.7 p0      41 next
        vpternlogd zmm18, zmm13, zmm14, 0x69         ;   269.7 p5      41 next
        vpternlogd zmm11, zmm7, zmm18, 0x69          ;   270.7 p0      41 next
        vpandd zmm7, zmm9, zmm29                     ;   269.8 p5      41 next
        vmovdqa64 zmm13, zmm29                       ;   252.8         41 next copy
        vpternlogd zmm13, zmm3, zmm1, 0x6c           ;   270.7 p0      41 next
        vmovdqu64 [rbp + 9536], zmm14                ;   264.8 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm22                       ;   267.8         41 next copy
        vpternlogd zmm14, zmm13, zmm30, 0x6c         ;   271.7 p5      41 next
        vpternlogd zmm14, zmm29, zmm4, 0x2d          ;   272.7 p0      41 next
        vmovdqu64 [rbp + 9792], zmm7                 ;   270.8 p7+p4   41 next spill
        vpandd zmm7, zmm30, zmm29                    ;   271.8 p5      41 next
        vpternlogd zmm7, zmm3, zmm12, 0x78           ;   272.8 p0      41 next
        vpternlogd zmm7, zmm22, zmm8, 0xd2           ;   273.8 p5      41 next
        vpxord zmm28, zmm28, zmm7                    ;   274.8 p0      41 next
        vmovdqu64 [rbp + 9728], zmm7                 ;   274.8 p8+p9   41 next spill
        vpandd zmm7, zmm30, zmm8                     ;   273.8 p5      41 next
        vpternlogd zmm7, zmm25, zmm1, 0x87           ;   274.8 p0      41 next
        vmovdqu64 [rbp + 9600], zmm28                ;   275.8 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm12                       ;   250.8         41 next copy
        vpternlogd zmm28, zmm30, zmm30, 0xcf         ;   274.8 p5      41 next
        vpternlogd zmm7, zmm22, zmm29, 0xe1          ;   275.8 p0      41 next
        vpandd zmm30, zmm29, zmm3                    ;   275.8 p5      41 next
        vpxord zmm27, zmm27, zmm29                   ;   276.7 p0      41 next
        vmovdqa64 zmm29, zmm30                       ;   276.8         41 next copy
        vpternlogd zmm29, zmm4, zmm1, 0x87           ;   276.8 p5      41 next
        vpternlogd zmm29, zmm12, zmm9, 0x87          ;   277.8 p0      41 next
        vpternlogd zmm28, zmm29, zmm15, 0x69         ;   278.8 p5      41 next
        vpternlogd zmm29, zmm9, zmm4, 0x87           ;   278.8 p0      41 next
        vpandd zmm4, zmm4, zmm12                     ;   278.8 p5      41 next
        vpternlogd zmm4, zmm3, zmm1, 0x87            ;   279.8 p0      41 next
        vpandd zmm8, zmm8, zmm3                      ;   279.8 p5      41 next
        vpternlogd zmm8, zmm21, zmm9, 0x78           ;   280.8 p0      41 next
        vpternlogd zmm29, zmm31, zmm8, 0x69          ;   281.8 p5      41 next
        vpternlogd zmm29, zmm13, zmm0, 0x96          ;   282.8 p0      41 next
        vpternlogd zmm3, zmm9, zmm1, 0x48            ;   281.8 p5      41 next
        vpxord zmm8, zmm8, zmm7                      ;   282.7 p0      41 next
        vpternlogd zmm8, zmm30, zmm6, 0x96           ;   283.7 p5      41 next
        vpternlogd zmm27, zmm3, zmm25, 0x6c          ;   283.7 p0      41 next
        vpternlogd zmm27, zmm15, zmm4, 0x96          ;   284.7 p5      41 next
        vpternlogd zmm4, zmm7, zmm5, 0x69            ;   284.7 p0      41 next
        vmovdqa64 zmm15, zmm19                       ;   254.8         41 next copy
        vpternlogd zmm15, zmm17, zmm2, 0x9a          ;   284.8 p5      41 next
        vmovdqa64 zmm21, zmm15                       ;   285.8         41 next copy
        vpternlogd zmm21, zmm26, zmm17, 0xac         ;   285.8 p0      41 next
        vpandd zmm25, zmm19, zmm23                   ;   285.8 p5      41 next
        vpternlogd zmm25, zmm24, zmm17, 0x28         ;   286.8 p0      41 next
        vpternlogd zmm15, zmm25, zmm23, 0x93         ;   287.8 p5      41 next
        vpternlogd zmm15, zmm26, zmm10, 0x87         ;   288.8 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   256.7         41 next copy
        vpternlogd zmm30, zmm17, zmm17, 0x3f         ;   287.8 p5      41 next
        vmovdqa64 zmm31, zmm30                       ;   288.8         41 next copy
        vpternlogd zmm31, zmm19, zmm10, 0x78         ;   288.8 p0      41 next
        vmovdqa64 zmm1, zmm31                        ;   289.8         41 next copy
        vpternlogd zmm1, zmm23, zmm2, 0x78           ;   289.8 p5      41 next
        vmovdqa64 zmm3, zmm1                         ;   290.8         41 next copy
        vpternlogd zmm3, zmm15, zmm2, 0xd2           ;   290.8 p0      41 next
        vmovdqa64 zmm5, zmm26                        ;   256.7         41 next copy
        vpternlogd zmm5, zmm23, zmm19, 0x6c          ;   289.8 p5      41 next
        vpxord zmm6, zmm10, zmm24                    ;   290.7 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   291.7         41 next copy
        vpternlogd zmm7, zmm26, zmm2, 0x78           ;   291.7 p5      41 next
        vpternlogd zmm21, zmm7, zmm24, 0x2d          ;   292.7 p0      41 next
        vpternlogd zmm21, zmm15, zmm23, 0x78         ;   293.7 p5      41 next
        vmovdqa64 zmm9, zmm5                         ;   290.8         41 next copy
        vpternlogd zmm9, zmm7, zmm24, 0x7d           ;   292.7 p0      41 next
        vpternlogd zmm9, zmm3, zmm3, 0xc3            ;   293.7 p5      41 next
        vpxord zmm3, zmm10, zmm23                    ;   293.7 p0      41 next
        vmovdqa64 zmm12, zmm1                        ;   290.8         41 next copy
        vpternlogd zmm12, zmm26, zmm24, 0x7b         ;   293.8 p5      41 next
        vmovdqa64 zmm13, zmm3                        ;   294.7         41 next copy
        vpternlogd zmm13, zmm23, zmm17, 0x6a         ;   294.7 p0      41 next
        vpternlogd zmm11, zmm16, zmm2, 0x96          ;   294.8 p5      41 next
        vmovdqa64 zmm16, zmm13                       ;   295.7         41 next copy
        vpternlogd zmm16, zmm10, zmm10, 0x3f         ;   295.7 p0      41 next
        vpternlogd zmm13, zmm24, zmm2, 0x87          ;   295.8 p5      41 next
        vmovdqu64 [rbp + 9920], zmm22                ;   267.8 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm16                       ;   296.7         41 next copy
        vpternlogd zmm22, zmm3, zmm26, 0x87          ;   296.7 p0      41 next
        vpternlogd zmm15, zmm22, zmm24, 0xd2         ;   297.7 p5      41 next
        vpternlogd zmm15, zmm13, zmm19, 0x2d         ;   298.7 p0      41 next
        vpternlogd zmm20, zmm18, zmm17, 0x69         ;   297.8 p5      41 next
        vmovdqa64 zmm18, zmm19                       ;   254.8         41 next copy
        vpternlogd zmm18, zmm2, zmm2, 0xc3           ;   298.7 p0      41 next
        vpternlogd zmm16, zmm18, zmm2, 0x87          ;   299.7 p5      41 next
        vpternlogd zmm22, zmm16, zmm26, 0xd7         ;   300.7 p0      41 next
        vpternlogd zmm13, zmm5, zmm22, 0x96          ;   301.7 p5      41 next
        vpternlogd zmm18, zmm31, zmm6, 0xc6          ;   300.7 p0      41 next
        vpternlogd zmm13, zmm18, zmm23, 0x87         ;   302.7 p5      41 next
        vpternlogd zmm13, zmm16, zmm17, 0x2d         ;   303.7 p0      41 next
        vpternlogd zmm16, zmm10, zmm2, 0xd6          ;   301.8 p5      41 next
        vpternlogd zmm30, zmm18, zmm24, 0x87         ;   302.7 p0      41 next
        vpandnd zmm31, zmm3, zmm24                   ;   302.8 p5      41 next
        vpternlogd zmm31, zmm23, zmm17, 0x48         ;   303.8 p0      41 next
        vpternlogd zmm12, zmm31, zmm16, 0x96         ;   304.8 p5      41 next
        vpternlogd zmm16, zmm3, zmm10, 0x87          ;   304.7 p0      41 next
        vpternlogd zmm16, zmm1, zmm17, 0x87          ;   305.7 p5      41 next
        vpternlogd zmm16, zmm30, zmm7, 0x96          ;   306.7 p0      41 next
        vpternlogd zmm18, zmm6, zmm6, 0xf3           ;   305.8 p5      41 next
        vpternlogd zmm18, zmm22, zmm25, 0x96         ;   306.8 p0      41 next
        vpternlogd zmm18, zmm2, zmm19, 0xd2          ;   307.8 p5      41 next
        vpternlogd zmm14, zmm10, [rbp + 9472], 0x96  ;   307.7 p0+p3   41 next
        vpternlogd zmm28, zmm23, [rbp + 9728], 0x96  ;   307.8 p5+p2   41 next
        vmovdqu64 zmm17, [rbp + 9600]                ;   275.8 p3      41 next reload
        vpternlogd zmm19, zmm17, [rbp + 9792], 0x96  ;   308.7 p0+p2   41 next
        vpternlogd zmm29, zmm24, [rbp + 9536], 0x96  ;   308.8 p5+p3   41 next
        vpternlogd zmm9, zmm11, [r14 + 9792], 0x96   ;   309.7 p0+p2   48 next
        vpternlogd zmm8, zmm26, [rbp + 9408], 0x96   ;   309.8 p5+p3   41 next
        vpternlogd zmm21, zmm14, [r14 + 9856], 0x96  ;   310.7 p0+p2   48 next
        vpternlogd zmm13, zmm20, [r14 + 9920], 0x96  ;   310.8 p5+p3   48 next
        vpternlogd zmm12, zmm19, [r14 + 9984], 0x96  ;   311.7 p0+p2   48 next
        vpternlogd zmm15, zmm28, [r14 + 10048], 0x96 ;   311.8 p5+p3   48 next
        vpternlogd zmm16, zmm29, [r14 + 10112], 0x96 ;   312.7 p0+p2   48 next
        vpternlogd zmm18, zmm8, [r14 + 10176], 0x96  ;   312.8 p5+p3   48 next
        vpternlogd zmm27, zmm0, [r14 + 9664], 0x96   ;   313.7 p0+p2   48 next
        vmovdqu64 zmm17, [rbp + 9920]                ;   267.8 p3      41 next reload
        vpternlogd zmm4, zmm17, [r14 + 9728], 0x96   ;   313.8 p5+p2   48 next
        vpxord zmm11, zmm11, [r14 + 9216]            ;   314.7 p0+p3   48 next
        vpxord zmm14, zmm14, [r14 + 9280]            ;   314.8 p5+p2   48 next
        vpxord zmm20, zmm20, [r14 + 9344]            ;   315.7 p0+p3   48 next
        vpxord zmm19, zmm19, [r14 + 9408]            ;   315.8 p5+p2   48 next
        vpxord zmm28, zmm28, [r14 + 9472]            ;   316.7 p0+p3   48 next
        vpxord zmm29, zmm29, [r14 + 9536]            ;   316.8 p5+p2   48 next
        vpxord zmm8, zmm8, [r14 + 9600]              ;   317.7 p0+p3   48 next
        vmovdqa64 zmm17, zmm29                       ;   317.8         45 next copy
        vpternlogd zmm17, zmm28, zmm20, 0x6a         ;   317.8 p5      45 next
        vmovdqa64 zmm22, zmm20                       ;   316.7         45 next copy
        vpternlogd zmm22, zmm14, zmm11, 0x6a         ;   318.7 p0      45 next
        vmovdqa64 zmm23, zmm22                       ;   319.7         45 next copy
        vpternlogd zmm23, zmm27, zmm14, 0x87         ;   319.7 p5      45 next
        vpternlogd zmm23, zmm17, zmm28, 0x87         ;   320.7 p0      45 next
        vpxord zmm24, zmm14, zmm11                   ;   319.8 p5      45 next
        vpternlogd zmm24, zmm23, zmm29, 0x6c         ;   321.7 p0      45 next
        vmovdqa64 zmm25, zmm27                       ;   314.7         45 next copy
        vpternlogd zmm25, zmm8, zmm14, 0x48          ;   320.8 p5      45 next
        vpandd zmm26, zmm27, zmm19                   ;   321.7 p0      45 next
        vpandd zmm30, zmm20, zmm8                    ;   321.8 p5      45 next
        vmovdqa64 zmm31, zmm28                       ;   317.7         45 next copy
        vpternlogd zmm31, zmm19, zmm14, 0x48         ;   322.7 p0      45 next
        vmovdqa64 zmm0, zmm4                         ;   314.8         45 next copy
        vpternlogd zmm0, zmm28, zmm19, 0x60          ;   322.8 p5      45 next
        vpternlogd zmm0, zmm27, zmm20, 0x87          ;   323.8 p0      45 next
        vmovdqa64 zmm1, zmm0                         ;   324.8         45 next copy
        vpternlogd zmm1, zmm8, zmm14, 0x78           ;   324.8 p5      45 next
        vpxord zmm2, zmm8, zmm11                     ;   324.7 p0      45 next
        vpternlogd zmm31, zmm2, zmm11, 0xd2          ;   325.7 p5      45 next
        vpxord zmm3, zmm2, zmm19                     ;   325.7 p0      45 next
        vpandd zmm5, zmm11, zmm28                    ;   325.8 p5      45 next
        vpternlogd zmm5, zmm23, zmm26, 0x69          ;   326.8 p0      45 next
        vpternlogd zmm1, zmm30, zmm5, 0x69           ;   327.8 p5      45 next
        vmovdqa64 zmm23, zmm2                        ;   325.7         45 next copy
        vpternlogd zmm23, zmm4, zmm29, 0x6c          ;   327.7 p0      45 next
        vpternlogd zmm23, zmm22, zmm28, 0x69         ;   328.7 p5      45 next
        vpandd zmm30, zmm28, zmm4                    ;   328.7 p0      45 next
        vpxord zmm6, zmm14, zmm29                    ;   328.8 p5      45 next
        vmovdqa64 zmm7, zmm24                        ;   322.7         45 next copy
        vpandd zmm10, zmm6, zmm11                    ;   329.8 p0      45 next
        vpternlogd zmm10, zmm23, zmm31, 0x69         ;   330.8 p5      45 next
        vpternlogd zmm22, zmm4, zmm14, 0x28          ;   330.7 p0      45 next
        vmovdqu64 [rbp + 9920], zmm18                ;   313.8 p7+p4   48 next spill
        vmovdqa64 zmm18, zmm6                        ;   329.8         45 next copy
        vpternlogd zmm18, zmm19, zmm20, 0x78         ;   330.8 p5      45 next
        vpternlogd zmm1, zmm24, zmm9, 0x96           ;   331.7 p0      45 next
        vpxord zmm24, zmm28, zmm4                    ;   331.8 p5      45 next
        vpternlogd zmm24, zmm31, zmm29, 0x6c         ;   332.8 p0      45 next
        vmovdqa64 zmm31, zmm4                        ;   314.8         45 next copy
        vpternlogd zmm31, zmm27, zmm11, 0x6c         ;   332.8 p5      45 next
        vmovdqu64 [rbp + 9408], zmm9                 ;   310.7 p8+p9   48 next spill
        vmovdqa64 zmm9, zmm3                         ;   326.7         45 next copy
        vpternlogd zmm9, zmm31, zmm20, 0x6c          ;   333.8 p0      45 next
        vpternlogd zmm9, zmm4, zmm19, 0x2d           ;   334.8 p5      45 next
        vmovdqu64 [rbp + 9536], zmm1                 ;   332.7 p7+p4   45 next spill
        vpandd zmm1, zmm4, zmm20                     ;   334.7 p0      45 next
        vpternlogd zmm1, zmm27, zmm8, 0x78           ;   335.7 p5      45 next
        vpternlogd zmm1, zmm3, zmm29, 0xd2           ;   336.7 p0      45 next
        vpxord zmm7, zmm7, zmm1                      ;   337.7 p5      45 next
        vmovdqu64 [rbp + 9792], zmm0                 ;   324.8 p8+p9   45 next spill
        vpandd zmm0, zmm20, zmm29                    ;   336.7 p0      45 next
        vpternlogd zmm0, zmm14, zmm11, 0x87          ;   337.7 p5      45 next
        vmovdqa64 zmm14, zmm8                        ;   318.7         45 next copy
        vpternlogd zmm14, zmm20, zmm20, 0xcf         ;   337.7 p0      45 next
        vpandd zmm20, zmm4, zmm27                    ;   337.8 p5      45 next
        vpternlogd zmm0, zmm4, zmm3, 0xe1            ;   338.7 p0      45 next
        vmovdqa64 zmm4, zmm20                        ;   338.8         45 next copy
        vpternlogd zmm4, zmm19, zmm11, 0x87          ;   338.8 p5      45 next
        vpternlogd zmm4, zmm8, zmm28, 0x87           ;   339.8 p0      45 next
        vpternlogd zmm14, zmm4, zmm18, 0x69          ;   340.8 p5      45 next
        vpternlogd zmm4, zmm28, zmm19, 0x87          ;   340.8 p0      45 next
        vpandd zmm19, zmm19, zmm8                    ;   340.8 p5      45 next
        vpternlogd zmm19, zmm27, zmm11, 0x87         ;   341.8 p0      45 next
        vpandd zmm29, zmm29, zmm27                   ;   341.8 p5      45 next
        vpternlogd zmm29, zmm6, zmm28, 0x78          ;   342.8 p0      45 next
        vpternlogd zmm4, zmm17, zmm29, 0x69          ;   343.8 p5      45 next
        vpternlogd zmm4, zmm31, zmm25, 0x96          ;   344.8 p0      45 next
        vpternlogd zmm29, zmm2, zmm0, 0x96           ;   343.8 p5      45 next
        vpxord zmm20, zmm20, zmm29                   ;   344.8 p0      45 next
        vpternlogd zmm27, zmm28, zmm11, 0x48         ;   344.8 p5      45 next
        vpternlogd zmm22, zmm27, zmm18, 0x96         ;   345.8 p0      45 next
        vpternlogd zmm22, zmm25, zmm19, 0x96         ;   346.8 p5      45 next
        vpternlogd zmm19, zmm23, zmm23, 0xc3         ;   346.7 p0      45 next
        vpternlogd zmm19, zmm0, zmm3, 0x96           ;   347.7 p5      45 next
        vpternlogd zmm24, zmm9, zmm21, 0x96          ;   347.7 p0      45 next
        vpternlogd zmm10, zmm5, zmm13, 0x69          ;   347.8 p5      45 next
        vpternlogd zmm7, zmm30, zmm12, 0x96          ;   348.7 p0      45 next
        vpternlogd zmm14, zmm1, zmm15, 0x96          ;   348.8 p5      45 next
        vpternlogd zmm4, zmm26, zmm16, 0x96          ;   349.7 p0      45 next
        vmovdqu64 zmm17, [rbp + 9920]                ;   313.8 p2      48 next reload
        vmovdqu64 zmm18, [rbp + 9792]                ;   324.8 p3      45 next reload
        vpternlogd zmm20, zmm18, zmm17, 0x96         ;   349.8 p5      45 next
        vmovdqu64 zmm18, [rbp + 9664]                ;   232.7 p2      54 next reload
        vpternlogd zmm24, zmm18, [rbp + 4672], 0x96  ;   350.7 p0+p3  108 r
        vmovdqu64 zmm23, [rbp + 4736]                ;   196.7 p2      63 r reload
        vpternlogd zmm18, zmm23, [r13 + 64], 0x96    ;   350.8 p5+p3  108 r
        vmovdqu64 zmm23, [rbp + 9280]                ;   242.7 p2      54 next reload
        vpternlogd zmm10, zmm23, [rbp + 4800], 0x96  ;   351.7 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 4864]                ;   198.7 p2      63 r reload
        vpternlogd zmm23, zmm25, [r13 + 128], 0x96   ;   351.8 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 9216]                ;   242.8 p2      54 next reload
        vpternlogd zmm7, zmm25, [rbp + 4928], 0x96   ;   352.7 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 4992]                ;   200.7 p2      63 r reload
        vpternlogd zmm25, zmm26, [r13 + 192], 0x96   ;   352.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 9152]                ;   243.7 p2      54 next reload
        vpternlogd zmm14, zmm26, [rbp + 5056], 0x96  ;   353.7 p0+p3  108 r
        vmovdqu64 zmm27, [rbp + 5120]                ;   202.7 p2      63 r reload
        vpternlogd zmm26, zmm27, [r13 + 256], 0x96   ;   353.8 p5+p3  108 r
        vmovdqu64 zmm27, [rbp + 9088]                ;   243.8 p2      54 next reload
        vpternlogd zmm4, zmm27, [rbp + 5184], 0x96   ;   354.7 p0+p3  108 r
        vmovdqu64 zmm28, [rbp + 5248]                ;   204.7 p2      63 r reload
        vpternlogd zmm27, zmm28, [r13 + 320], 0x96   ;   354.8 p5+p3  108 r
        vmovdqu64 zmm28, [rbp + 4608]                ;   205.7 p2      63 r reload
        vmovdqu64 zmm29, [rbp + 9344]                ;   231.8 p3     108 r
        vpternlogd zmm29, zmm28, [r13], 0x96         ;   355.7 p0+p2  108 r
        vmovdqu64 zmm28, [rbp + 8960]                ;   244.8 p3      54 next reload
        vpternlogd zmm20, zmm28, [rbp + 5312], 0x96  ;   355.8 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 5376]                ;   207.8 p3      63 r reload
        vpternlogd zmm28, zmm30, [r13 + 384], 0x96   ;   356.7 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 9024]                ;   245.8 p3      54 next reload
        vpternlogd zmm22, zmm30, [rbp + 5440], 0x96  ;   356.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5504]                ;   209.8 p3      63 r reload
        vpternlogd zmm30, zmm31, [r13 + 448], 0x96   ;   357.7 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 8512]                ;   246.7 p3      54 next reload
        vpternlogd zmm21, zmm31, [rbp + 5824], 0x96  ;   357.8 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 5888]                 ;   211.8 p3      63 r reload
        vpternlogd zmm31, zmm0, [r13 + 640], 0x96    ;   358.7 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 8896]                 ;   244.7 p3      54 next reload
        vpternlogd zmm19, zmm0, [rbp + 5568], 0x96   ;   358.8 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 5632]                 ;   213.8 p3      63 r reload
        vpternlogd zmm0, zmm1, [r13 + 512], 0x96     ;   359.7 p0+p2  108 r
        vmovdqu64 zmm1, [rbp + 8704]                 ;   246.8 p3      54 next reload
        vpternlogd zmm13, zmm1, [rbp + 5952], 0x96   ;   359.8 p5+p2  108 r
        vmovdqu64 zmm2, [rbp + 6016]                 ;   215.8 p3      63 r reload
        vpternlogd zmm1, zmm2, [r13 + 704], 0x96     ;   360.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 8576]                 ;   249.7 p3      54 next reload
        vpternlogd zmm12, zmm2, [rbp + 6080], 0x96   ;   360.8 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6144]                 ;   217.8 p3      63 r reload
        vpternlogd zmm2, zmm3, [r13 + 768], 0x96     ;   361.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 8768]                 ;   250.7 p3      54 next reload
        vpternlogd zmm15, zmm3, [rbp + 6208], 0x96   ;   361.8 p5+p2  108 r
        vmovdqu64 zmm5, [rbp + 6272]                 ;   219.8 p3      63 r reload
        vpternlogd zmm3, zmm5, [r13 + 832], 0x96     ;   362.7 p0+p2  108 r
        vmovdqu64 zmm5, [rbp + 9856]                 ;   251.7 p3      54 next reload
        vpternlogd zmm16, zmm5, [rbp + 6336], 0x96   ;   362.8 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 6400]                 ;   221.8 p3      63 r reload
        vpternlogd zmm5, zmm6, [r13 + 896], 0x96     ;   363.7 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 8832]                 ;   252.7 p3      54 next reload
        vpternlogd zmm17, zmm6, [rbp + 6464], 0x96   ;   363.8 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 6528]                 ;   223.8 p3      63 r reload
        vpternlogd zmm6, zmm8, [r13 + 960], 0x96     ;   364.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 5760]                 ;   224.8 p3      63 r reload
        vmovdqu64 zmm9, [rbp + 8640]                 ;   245.7 p2     108 r
        vpternlogd zmm9, zmm8, [r13 + 576], 0x96     ;   364.8 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 9344]                 ;   231.8 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 9536]                ;   332.7 p3     108 r
        vpternlogd zmm11, zmm8, [rbp + 4544], 0x96   ;   365.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 8640]                 ;   245.7 p3      54 next reload
        vmovdqu64 [rbp + 2432], zmm17                ;   364.8 p7+p4  108 r spill
        vmovdqu64 zmm17, [rbp + 9408]                ;   310.7 p2     108 r
        vpternlogd zmm17, zmm8, [rbp + 5696], 0x96   ;   365.8 p5+p3  108 r
        vpxord zmm8, zmm29, [r12 + 1024]             ;   366.7 p0+p2   54 next
        vmovdqu64 [rbp + 2496], zmm29                ;   356.7 p8+p9  108 r spill
        vpxord zmm29, zmm18, [r12 + 1088]            ;   366.8 p5+p3   54 next
        vmovdqu64 [rbp + 2560], zmm18                ;   351.8 p7+p4  108 r spill
        vpxord zmm18, zmm23, [r12 + 1152]            ;   367.7 p0+p2   54 next
        vmovdqu64 [rbp + 2624], zmm23                ;   352.8 p8+p9  108 r spill
        vpxord zmm23, zmm25, [r12 + 1216]            ;   367.8 p5+p3   54 next
        vmovdqu64 [rbp + 2688], zmm25                ;   353.8 p7+p4  108 r spill
        vpxord zmm25, zmm26, [r12 + 1280]            ;   368.7 p0+p2   54 next
        vmovdqu64 [rbp + 2752], zmm26                ;   354.8 p8+p9  108 r spill
        vpxord zmm26, zmm27, [r12 + 1344]            ;   368.8 p5+p3   54 next
        vmovdqu64 [rbp + 2816], zmm27                ;   355.8 p7+p4  108 r spill
        vpxord zmm27, zmm28, [r12 + 1408]            ;   369.7 p0+p2   54 next
        vmovdqu64 [rbp + 2880], zmm28                ;   357.7 p8+p9  108 r spill
        vpxord zmm28, zmm30, [r12 + 1472]            ;   369.8 p5+p3   54 next
        vmovdqu64 [rbp + 2944], zmm30                ;   358.7 p7+p4  108 r spill
        vpxord zmm30, zmm0, [r12 + 1536]             ;   370.7 p0+p2   54 next
        vmovdqu64 [rbp + 3008], zmm0                 ;   360.7 p8+p9  108 r spill
        vpxord zmm0, zmm9, [r12 + 1600]              ;   370.8 p5+p3   54 next
        vmovdqu64 [rbp + 3072], zmm9                 ;   365.8 p7+p4  108 r spill
        vpxord zmm9, zmm31, [r12 + 1664]             ;   371.7 p0+p2   54 next
        vmovdqu64 [rbp + 3136], zmm31                ;   359.7 p8+p9  108 r spill
        vpxord zmm31, zmm1, [r12 + 1728]             ;   371.8 p5+p3   54 next
        vmovdqu64 [rbp + 3200], zmm1                 ;   361.7 p7+p4  108 r spill
        vpxord zmm1, zmm2, [r12 + 1792]              ;   372.7 p0+p2   54 next
        vmovdqu64 [rbp + 3264], zmm2                 ;   362.7 p8+p9  108 r spill
        vpxord zmm2, zmm3, [r12 + 1856]              ;   372.8 p5+p3   54 next
        vmovdqu64 [rbp + 3328], zmm3                 ;   363.7 p7+p4  108 r spill
        vpxord zmm3, zmm5, [r12 + 1920]              ;   373.7 p0+p2   54 next
        vmovdqu64 [rbp + 3392], zmm5                 ;   364.7 p8+p9  108 r spill
        vpxord zmm5, zmm6, [r12 + 1984]              ;   373.8 p5+p3   54 next
        vmovdqu64 [rbp + 3456], zmm6                 ;   365.7 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm1                         ;   373.7         41 next copy
        vpternlogd zmm6, zmm31, zmm0, 0x6a           ;   374.7 p0      41 next
        vmovdqu64 [rbp + 2368], zmm16                ;   363.8 p8+p9  108 r spill
        vmovdqa64 zmm16, zmm0                        ;   371.8         41 next copy
        vpternlogd zmm16, zmm30, zmm28, 0x6a         ;   374.8 p5      41 next
        vmovdqu64 [rbp + 2304], zmm15                ;   362.8 p7+p4  108 r spill
        vmovdqa64 zmm15, zmm16                       ;   375.8         41 next copy
        vpternlogd zmm15, zmm3, zmm30, 0x87          ;   375.8 p0      41 next
        vpternlogd zmm15, zmm6, zmm31, 0x87          ;   376.8 p5      41 next
        vmovdqu64 [rbp + 2240], zmm12                ;   361.8 p8+p9  108 r spill
        vpxord zmm12, zmm30, zmm28                   ;   376.7 p0      41 next
        vpternlogd zmm12, zmm15, zmm1, 0x6c          ;   377.8 p5      41 next
        vmovdqu64 [rbp + 2176], zmm13                ;   360.8 p7+p4  108 r spill
        vmovdqa64 zmm13, zmm12                       ;   378.8         41 next copy
        vmovdqu64 [rbp + 2112], zmm21                ;   358.8 p8+p9  108 r spill
        vmovdqa64 zmm21, zmm3                        ;   374.7         41 next copy
        vpternlogd zmm21, zmm2, zmm30, 0x48          ;   377.7 p0      41 next
        vmovdqu64 [rbp + 2048], zmm17                ;   366.8 p7+p4  108 r spill
        vpandd zmm17, zmm30, zmm2                    ;   377.8 p5      41 next
        vmovdqu64 [rbp + 1920], zmm22                ;   357.8 p8+p9  108 r spill
        vmovdqa64 zmm22, zmm31                       ;   372.8         41 next copy
        vpternlogd zmm22, zmm9, zmm30, 0x48          ;   378.7 p0      41 next
        vmovdqu64 [rbp + 1984], zmm19                ;   359.8 p7+p4  108 r spill
        vpxord zmm19, zmm30, zmm1                    ;   378.8 p5      41 next
        vmovdqu64 [rbp + 1856], zmm20                ;   356.8 p8+p9  108 r spill
        vpandd zmm20, zmm19, zmm28                   ;   379.8 p0      41 next
        vmovdqu64 [rbp + 1792], zmm4                 ;   355.7 p7+p4  108 r spill
        vmovdqa64 zmm4, zmm19                        ;   379.8         41 next copy
        vpternlogd zmm4, zmm9, zmm0, 0x78            ;   379.8 p5      41 next
        vmovdqu64 [rbp + 1728], zmm14                ;   354.7 p8+p9  108 r spill
        vmovdqa64 zmm14, zmm5                        ;   374.8         41 next copy
        vpternlogd zmm14, zmm1, zmm31, 0x48          ;   380.7 p0      41 next
        vmovdqu64 [rbp + 1664], zmm7                 ;   353.7 p7+p4  108 r spill
        vpandd zmm7, zmm9, zmm3                      ;   380.8 p5      41 next
        vmovdqu64 [rbp + 1600], zmm10                ;   352.7 p8+p9  108 r spill
        vmovdqa64 zmm10, zmm5                        ;   374.8         41 next copy
        vpternlogd zmm10, zmm31, zmm9, 0x60          ;   381.7 p0      41 next
        vpternlogd zmm10, zmm3, zmm0, 0x87           ;   382.7 p5      41 next
        vmovdqu64 [rbp + 1536], zmm24                ;   351.7 p7+p4  108 r spill
        vmovdqa64 zmm24, zmm9                        ;   372.7         41 next copy
        vmovdqu64 [rbp + 1472], zmm11                ;   366.7 p8+p9  108 r spill
        vpandd zmm11, zmm31, zmm28                   ;   382.7 p0      41 next
        vpternlogd zmm11, zmm15, zmm7, 0x69          ;   383.7 p5      41 next
        vmovdqa64 zmm15, zmm11                       ;   384.7         41 next copy
        vpternlogd zmm15, zmm2, zmm0, 0x78           ;   384.7 p0      41 next
        vpternlogd zmm17, zmm15, zmm10, 0x69         ;   385.7 p5      41 next
        vpxord zmm15, zmm2, zmm28                    ;   384.7 p0      41 next
        vpternlogd zmm22, zmm15, zmm28, 0xd2         ;   385.7 p5      41 next
        vpxord zmm14, zmm14, zmm22                   ;   386.7 p0      41 next
        vpxord zmm24, zmm24, zmm15                   ;   385.8 p5      41 next
        vmovdqu64 [rbp + 5376], zmm10                ;   383.7 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm15                       ;   385.7         41 next copy
        vpternlogd zmm10, zmm5, zmm1, 0x6c           ;   386.7 p0      41 next
        vpternlogd zmm10, zmm16, zmm31, 0x69         ;   387.7 p5      41 next
        vpternlogd zmm20, zmm22, zmm10, 0x69         ;   388.7 p0      41 next
        vpandd zmm22, zmm31, zmm5                    ;   387.8 p5      41 next
        vpternlogd zmm16, zmm5, zmm30, 0x28          ;   388.7 p0      41 next
        vmovdqu64 [rbp + 8960], zmm7                 ;   381.8 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm5                         ;   374.8         41 next copy
        vpternlogd zmm7, zmm3, zmm28, 0x6c           ;   388.8 p5      41 next
        vmovdqu64 [rbp + 5312], zmm22                ;   388.8 p7+p4   41 next spill
        vmovdqa64 zmm22, zmm24                       ;   386.8         41 next copy
        vpternlogd zmm22, zmm7, zmm0, 0x6c           ;   389.8 p0      41 next
        vpternlogd zmm22, zmm5, zmm9, 0x2d           ;   390.8 p5      41 next
        vmovdqu64 [rbp + 4608], zmm11                ;   384.7 p8+p9   41 next spill
        vpandd zmm11, zmm0, zmm5                     ;   390.7 p0      41 next
        vpternlogd zmm11, zmm3, zmm2, 0x78           ;   391.7 p5      41 next
        vpternlogd zmm11, zmm24, zmm1, 0xd2          ;   392.7 p0      41 next
        vpxord zmm13, zmm13, zmm11                   ;   393.7 p5      41 next
        vmovdqu64 [rbp + 5248], zmm11                ;   393.7 p7+p4   41 next spill
        vpandd zmm11, zmm0, zmm1                     ;   392.7 p0      41 next
        vpternlogd zmm11, zmm30, zmm28, 0x87         ;   393.7 p5      41 next
        vmovdqa64 zmm30, zmm2                        ;   373.8         41 next copy
        vpternlogd zmm30, zmm0, zmm0, 0xcf           ;   393.7 p0      41 next
        vpandd zmm0, zmm5, zmm3                      ;   393.8 p5      41 next
        vpternlogd zmm11, zmm5, zmm24, 0xe1          ;   394.7 p0      41 next
        vmovdqa64 zmm5, zmm0                         ;   394.8         41 next copy
        vpternlogd zmm5, zmm9, zmm28, 0x87           ;   394.8 p5      41 next
        vpternlogd zmm5, zmm2, zmm31, 0x87           ;   395.8 p0      41 next
        vpternlogd zmm30, zmm5, zmm4, 0x69           ;   396.8 p5      41 next
        vpternlogd zmm5, zmm31, zmm9, 0x87           ;   396.8 p0      41 next
        vpandd zmm9, zmm9, zmm2                      ;   396.8 p5      41 next
        vpternlogd zmm9, zmm3, zmm28, 0x87           ;   397.8 p0      41 next
        vpandd zmm1, zmm1, zmm3                      ;   397.8 p5      41 next
        vpternlogd zmm1, zmm19, zmm31, 0x78          ;   398.8 p0      41 next
        vpternlogd zmm5, zmm6, zmm1, 0x69            ;   399.8 p5      41 next
        vpternlogd zmm5, zmm7, zmm21, 0x96           ;   400.8 p0      41 next
        vpternlogd zmm3, zmm31, zmm28, 0x48          ;   399.8 p5      41 next
        vpxord zmm1, zmm1, zmm11                     ;   400.7 p0      41 next
        vpternlogd zmm1, zmm0, zmm15, 0x96           ;   401.7 p5      41 next
        vpternlogd zmm16, zmm3, zmm4, 0x96           ;   401.7 p0      41 next
        vpternlogd zmm11, zmm10, zmm9, 0x69          ;   401.8 p5      41 next
        vpxord zmm9, zmm9, zmm16                     ;   402.7 p0      41 next
        vmovdqa64 zmm15, zmm23                       ;   368.8         41 next copy
        vpternlogd zmm15, zmm18, zmm8, 0x9a          ;   402.8 p5      41 next
        vmovdqa64 zmm16, zmm15                       ;   403.8         41 next copy
        vpternlogd zmm16, zmm27, zmm18, 0xac         ;   403.8 p0      41 next
        vpandd zmm19, zmm23, zmm25                   ;   403.8 p5      41 next
        vpternlogd zmm19, zmm26, zmm18, 0x28         ;   404.8 p0      41 next
        vpternlogd zmm15, zmm19, zmm25, 0x93         ;   405.8 p5      41 next
        vpternlogd zmm15, zmm27, zmm29, 0x87         ;   406.8 p0      41 next
        vmovdqa64 zmm28, zmm27                       ;   370.7         41 next copy
        vpternlogd zmm28, zmm18, zmm18, 0x3f         ;   405.8 p5      41 next
        vmovdqa64 zmm31, zmm28                       ;   406.8         41 next copy
        vpternlogd zmm31, zmm23, zmm29, 0x78         ;   406.8 p0      41 next
        vmovdqa64 zmm0, zmm31                        ;   407.8         41 next copy
        vpternlogd zmm0, zmm25, zmm8, 0x78           ;   407.8 p5      41 next
        vmovdqa64 zmm2, zmm0                         ;   408.8         41 next copy
        vpternlogd zmm2, zmm15, zmm8, 0x78           ;   408.8 p0      41 next
        vmovdqa64 zmm3, zmm27                        ;   370.7         41 next copy
        vpternlogd zmm3, zmm25, zmm23, 0x6c          ;   407.8 p5      41 next
        vpxord zmm4, zmm29, zmm26                    ;   408.7 p0      41 next
        vmovdqa64 zmm6, zmm4                         ;   409.7         41 next copy
        vpternlogd zmm6, zmm27, zmm8, 0x78           ;   409.7 p5      41 next
        vpternlogd zmm16, zmm6, zmm26, 0x2d          ;   410.7 p0      41 next
        vpternlogd zmm16, zmm15, zmm25, 0x78         ;   411.7 p5      41 next
        vmovdqa64 zmm7, zmm3                         ;   408.8         41 next copy
        vpternlogd zmm7, zmm6, zmm26, 0x7d           ;   410.7 p0      41 next
        vpternlogd zmm7, zmm2, zmm8, 0x69            ;   411.7 p5      41 next
        vmovdqa64 zmm2, zmm0                         ;   408.8         41 next copy
        vpternlogd zmm2, zmm27, zmm26, 0x7b          ;   411.7 p0      41 next
        vpternlogd zmm17, zmm12, zmm8, 0x96          ;   411.8 p5      41 next
        vmovdqa64 zmm10, zmm23                       ;   368.8         41 next copy
        vpternlogd zmm10, zmm8, zmm8, 0xc3           ;   412.7 p0      41 next
        vpternlogd zmm31, zmm10, zmm4, 0xd2          ;   413.7 p5      41 next
        vpternlogd zmm28, zmm31, zmm26, 0x87         ;   414.7 p0      41 next
        vmovdqa64 zmm12, zmm31                       ;   414.7         41 next copy
        vpternlogd zmm12, zmm4, zmm4, 0xf3           ;   414.7 p5      41 next
        vpternlogd zmm14, zmm22, zmm29, 0x96         ;   414.7 p0      41 next
        vpxord zmm22, zmm29, zmm25                   ;   414.8 p5      41 next
        vmovdqa64 zmm4, zmm22                        ;   415.8         41 next copy
        vpternlogd zmm4, zmm25, zmm18, 0x6a          ;   415.8 p0      41 next
        vmovdqu64 [rbp + 9088], zmm24                ;   386.8 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm4                        ;   416.8         41 next copy
        vpternlogd zmm24, zmm29, zmm29, 0x3f         ;   416.8 p5      41 next
        vpternlogd zmm10, zmm24, zmm8, 0x93          ;   417.8 p0      41 next
        vpternlogd zmm24, zmm22, zmm27, 0x87         ;   417.8 p5      41 next
        vpternlogd zmm4, zmm26, zmm8, 0x87           ;   417.7 p0      41 next
        vpternlogd zmm15, zmm24, zmm26, 0xd2         ;   418.8 p5      41 next
        vpternlogd zmm24, zmm10, zmm27, 0xd7         ;   418.8 p0      41 next
        vpternlogd zmm3, zmm4, zmm24, 0x96           ;   419.8 p5      41 next
        vpternlogd zmm31, zmm3, zmm25, 0x93          ;   420.8 p0      41 next
        vpternlogd zmm31, zmm10, zmm18, 0x2d         ;   421.8 p5      41 next
        vpternlogd zmm10, zmm29, zmm8, 0xd6          ;   420.7 p0      41 next
        vpternlogd zmm15, zmm4, zmm23, 0x2d          ;   420.8 p5      41 next
        vpandnd zmm3, zmm22, zmm26                   ;   421.7 p0      41 next
        vpternlogd zmm3, zmm25, zmm18, 0x48          ;   422.7 p5      41 next
        vpternlogd zmm2, zmm3, zmm10, 0x96           ;   423.7 p0      41 next
        vpternlogd zmm10, zmm22, zmm29, 0x87         ;   422.8 p5      41 next
        vpternlogd zmm10, zmm0, zmm18, 0x87          ;   423.8 p0      41 next
        vpternlogd zmm10, zmm28, zmm6, 0x96          ;   424.8 p5      41 next
        vpternlogd zmm12, zmm24, zmm19, 0x96         ;   424.7 p0      41 next
        vpternlogd zmm12, zmm8, zmm23, 0xd2          ;   425.7 p5      41 next
        vpternlogd zmm20, zmm18, [rbp + 4608], 0x69  ;   425.7 p0+p2   41 next
        vpternlogd zmm13, zmm23, [rbp + 5312], 0x96  ;   425.8 p5+p3   41 next
        vpternlogd zmm30, zmm25, [rbp + 5248], 0x96  ;   426.7 p0+p2   41 next
        vpternlogd zmm5, zmm26, [rbp + 8960], 0x96   ;   426.8 p5+p3   41 next
        vpternlogd zmm7, zmm17, [r15 + 8768], 0x96   ;   427.7 p0+p2   48 next
        vpternlogd zmm1, zmm27, [rbp + 5376], 0x96   ;   427.8 p5+p3   41 next
        vpternlogd zmm16, zmm14, [r15 + 8832], 0x96  ;   428.7 p0+p2   48 next
        vpternlogd zmm31, zmm20, [r15 + 8896], 0x96  ;   428.8 p5+p3   48 next
        vpternlogd zmm2, zmm13, [r15 + 8960], 0x96   ;   429.7 p0+p2   48 next
        vpternlogd zmm15, zmm30, [r15 + 9024], 0x96  ;   429.8 p5+p3   48 next
        vpternlogd zmm10, zmm5, [r15 + 9088], 0x96   ;   430.7 p0+p2   48 next
        vpternlogd zmm12, zmm1, [r15 + 9152], 0x96   ;   430.8 p5+p3   48 next
        vpternlogd zmm9, zmm21, [r15 + 8640], 0x96   ;   431.7 p0+p2   48 next
        vmovdqu64 zmm18, [rbp + 9088]                ;   386.8 p3      41 next reload
        vpternlogd zmm11, zmm18, [r15 + 8704], 0x96  ;   431.8 p5+p2   48 next
        vpxord zmm17, zmm17, [r15 + 8192]            ;   432.7 p0+p3   48 next
        vpxord zmm14, zmm14, [r15 + 8256]            ;   432.8 p5+p2   48 next
        vpxord zmm20, zmm20, [r15 + 8320]            ;   433.7 p0+p3   48 next
        vpxord zmm13, zmm13, [r15 + 8384]            ;   433.8 p5+p2   48 next
        vpxord zmm30, zmm30, [r15 + 8448]            ;   434.7 p0+p3   48 next
        vpxord zmm5, zmm5, [r15 + 8512]              ;   434.8 p5+p2   48 next
        vpxord zmm1, zmm1, [r15 + 8576]              ;   435.7 p0+p3   48 next
        vmovdqa64 zmm18, zmm5                        ;   435.8         45 next copy
        vpternlogd zmm18, zmm30, zmm20, 0x6a         ;   435.8 p5      45 next
        vmovdqa64 zmm19, zmm20                       ;   434.7         45 next copy
        vpternlogd zmm19, zmm14, zmm17, 0x6a         ;   436.7 p0      45 next
        vmovdqa64 zmm21, zmm19                       ;   437.7         45 next copy
        vpternlogd zmm21, zmm9, zmm14, 0x87          ;   437.7 p5      45 next
        vpternlogd zmm21, zmm18, zmm30, 0x87         ;   438.7 p0      45 next
        vmovdqa64 zmm22, zmm21                       ;   439.7         45 next copy
        vpternlogd zmm22, zmm9, zmm13, 0x87          ;   439.7 p5      45 next
        vpternlogd zmm22, zmm30, zmm17, 0x78         ;   440.7 p0      45 next
        vmovdqa64 zmm23, zmm22                       ;   441.7         45 next copy
        vpternlogd zmm23, zmm1, zmm20, 0x78          ;   441.7 p5      45 next
        vpxord zmm24, zmm14, zmm17                   ;   439.7 p0      45 next
        vpternlogd zmm21, zmm24, zmm5, 0x78          ;   440.7 p5      45 next
        vmovdqa64 zmm24, zmm9                        ;   432.7         45 next copy
        vpternlogd zmm24, zmm1, zmm14, 0x48          ;   440.7 p0      45 next
        vmovdqa64 zmm25, zmm30                       ;   435.7         45 next copy
        vpternlogd zmm25, zmm13, zmm14, 0x48         ;   440.8 p5      45 next
        vpternlogd zmm25, zmm1, zmm17, 0x78          ;   441.8 p0      45 next
        vpxord zmm26, zmm1, zmm17                    ;   441.8 p5      45 next
        vpxord zmm27, zmm26, zmm13                   ;   442.8 p0      45 next
        vmovdqa64 zmm28, zmm26                       ;   442.8         45 next copy
        vpternlogd zmm28, zmm11, zmm5, 0x6c          ;   442.8 p5      45 next
        vpternlogd zmm28, zmm19, zmm30, 0x69         ;   443.8 p0      45 next
        vpandd zmm29, zmm30, zmm11                   ;   443.8 p5      45 next
        vmovdqa64 zmm0, zmm11                        ;   432.8         45 next copy
        vpternlogd zmm0, zmm30, zmm13, 0x60          ;   444.7 p0      45 next
        vpternlogd zmm0, zmm9, zmm20, 0x87           ;   445.7 p5      45 next
        vmovdqa64 zmm3, zmm0                         ;   446.7         45 next copy
        vpternlogd zmm3, zmm1, zmm14, 0x78           ;   446.7 p0      45 next
        vpternlogd zmm3, zmm23, zmm21, 0x69          ;   447.7 p5      45 next
        vpxord zmm23, zmm14, zmm5                    ;   446.7 p0      45 next
        vmovdqa64 zmm4, zmm11                        ;   432.8         45 next copy
        vpternlogd zmm4, zmm5, zmm30, 0x48           ;   446.8 p5      45 next
        vmovdqa64 zmm6, zmm23                        ;   447.7         45 next copy
        vpternlogd zmm6, zmm25, zmm17, 0x93          ;   447.7 p0      45 next
        vpternlogd zmm6, zmm22, zmm28, 0x69          ;   448.7 p5      45 next
        vmovdqa64 zmm22, zmm23                       ;   447.7         45 next copy
        vpternlogd zmm22, zmm13, zmm20, 0x78         ;   448.7 p0      45 next
        vmovdqa64 zmm8, zmm11                        ;   432.8         45 next copy
        vpternlogd zmm8, zmm9, zmm17, 0x6c           ;   448.8 p5      45 next
        vmovdqu64 [rbp + 9088], zmm12                ;   431.8 p7+p4   48 next spill
        vmovdqa64 zmm12, zmm27                       ;   443.8         45 next copy
        vpternlogd zmm12, zmm8, zmm20, 0x6c          ;   449.8 p0      45 next
        vpternlogd zmm12, zmm11, zmm13, 0x2d         ;   450.8 p5      45 next
        vpternlogd zmm12, zmm4, zmm25, 0x96          ;   451.8 p0      45 next
        vpandd zmm25, zmm20, zmm11                   ;   450.8 p5      45 next
        vpternlogd zmm25, zmm9, zmm1, 0x78           ;   451.8 p0      45 next
        vpternlogd zmm25, zmm27, zmm5, 0xd2          ;   452.8 p5      45 next
        vpternlogd zmm21, zmm29, zmm25, 0x96         ;   453.8 p0      45 next
        vpandd zmm29, zmm20, zmm5                    ;   452.8 p5      45 next
        vpternlogd zmm29, zmm14, zmm17, 0x87         ;   453.8 p0      45 next
        vpternlogd zmm29, zmm27, zmm11, 0xe1         ;   454.8 p5      45 next
        vpandd zmm4, zmm11, zmm9                     ;   454.7 p0      45 next
        vpternlogd zmm19, zmm11, zmm14, 0x28         ;   454.8 p5      45 next
        vmovdqa64 zmm14, zmm4                        ;   455.7         45 next copy
        vpternlogd zmm14, zmm13, zmm17, 0x87         ;   455.7 p0      45 next
        vpternlogd zmm14, zmm1, zmm30, 0x87          ;   456.7 p5      45 next
        vpternlogd zmm20, zmm14, zmm1, 0x39          ;   457.7 p0      45 next
        vpternlogd zmm20, zmm25, zmm22, 0x69         ;   458.7 p5      45 next
        vpternlogd zmm14, zmm30, zmm13, 0x87         ;   457.7 p0      45 next
        vpandd zmm1, zmm1, zmm13                     ;   457.8 p5      45 next
        vpternlogd zmm1, zmm9, zmm17, 0x87           ;   458.8 p0      45 next
        vpternlogd zmm17, zmm9, zmm30, 0x28          ;   458.8 p5      45 next
        vpandd zmm5, zmm5, zmm9                      ;   459.7 p0      45 next
        vpternlogd zmm5, zmm23, zmm30, 0x78          ;   460.7 p5      45 next
        vpternlogd zmm14, zmm18, zmm5, 0x69          ;   461.7 p0      45 next
        vpternlogd zmm14, zmm8, zmm24, 0x96          ;   462.7 p5      45 next
        vpternlogd zmm14, zmm9, zmm13, 0x78          ;   463.7 p0      45 next
        vpternlogd zmm5, zmm26, zmm29, 0x96          ;   461.8 p5      45 next
        vpternlogd zmm5, zmm4, zmm0, 0x96            ;   462.8 p0      45 next
        vpternlogd zmm19, zmm17, zmm22, 0x96         ;   462.8 p5      45 next
        vpternlogd zmm19, zmm24, zmm1, 0x96          ;   463.8 p0      45 next
        vpternlogd zmm1, zmm29, zmm28, 0x69          ;   463.8 p5      45 next
        vmovdqu64 zmm17, [rbp + 1472]                ;   366.7 p2     108 r reload
        vpternlogd zmm3, zmm7, zmm17, 0x96           ;   464.7 p0      54 next
        vmovdqu64 zmm18, [rbp + 1536]                ;   366.7 p3     108 r reload
        vpternlogd zmm12, zmm16, zmm18, 0x96         ;   464.8 p5      54 next
        vmovdqu64 zmm22, [rbp + 1600]                ;   366.7 p2     108 r reload
        vpternlogd zmm6, zmm31, zmm22, 0x96          ;   465.7 p0      54 next
        vmovdqu64 zmm23, [rbp + 1664]                ;   366.7 p3     108 r reload
        vpternlogd zmm21, zmm2, zmm23, 0x96          ;   465.8 p5      54 next
        vmovdqu64 zmm24, [rbp + 1728]                ;   366.7 p2     108 r reload
        vpternlogd zmm20, zmm15, zmm24, 0x96         ;   466.7 p0      54 next
        vpxord zmm25, zmm17, [r14 + 1024]            ;   466.8 p5+p3   54 next
        vpxord zmm26, zmm18, [r14 + 1088]            ;   467.7 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 1792]                ;   366.7 p3     108 r reload
        vpternlogd zmm14, zmm10, zmm28, 0x96         ;   467.8 p5      54 next
        vpxord zmm29, zmm22, [r14 + 1152]            ;   468.7 p0+p2   54 next
        vpxord zmm30, zmm23, [r14 + 1216]            ;   468.8 p5+p3   54 next
        vmovdqu64 zmm0, [rbp + 1984]                 ;   366.7 p2     108 r reload
        vpternlogd zmm1, zmm27, zmm0, 0x96           ;   469.7 p0      54 next
        vpxord zmm27, zmm24, [r14 + 1280]            ;   469.8 p5+p3   54 next
        vpxord zmm4, zmm28, [r14 + 1344]             ;   470.7 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 1856]                 ;   366.7 p3     108 r reload
        vmovdqu64 zmm9, [rbp + 9088]                 ;   431.8 p2      48 next reload
        vpternlogd zmm5, zmm9, zmm8, 0x96            ;   470.8 p5      54 next
        vpxord zmm11, zmm8, [r14 + 1408]             ;   471.7 p0+p3   54 next
        vpxord zmm13, zmm0, [r14 + 1536]             ;   471.8 p5+p2   54 next
        vmovdqu64 zmm0, [rbp + 1920]                 ;   366.7 p3      54 next
        vpxord zmm0, zmm0, [r14 + 1472]              ;   472.7 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 2048]                 ;   366.7 p3      54 next
        vpxord zmm8, zmm8, [r14 + 1600]              ;   472.8 p5+p2   54 next
        vmovdqu64 zmm28, [rbp + 2112]                ;   366.7 p3      54 next
        vpxord zmm28, zmm28, [r14 + 1664]            ;   473.7 p0+p2   54 next
        vmovdqu64 zmm24, [rbp + 2176]                ;   366.7 p3      54 next
        vpxord zmm24, zmm24, [r14 + 1728]            ;   473.8 p5+p2   54 next
        vmovdqu64 zmm23, [rbp + 2240]                ;   366.7 p3      54 next
        vpxord zmm23, zmm23, [r14 + 1792]            ;   474.7 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 2304]                ;   366.7 p3      54 next
        vpxord zmm22, zmm22, [r14 + 1856]            ;   474.8 p5+p2   54 next
        vmovdqu64 zmm18, [rbp + 2368]                ;   366.7 p3      54 next
        vpxord zmm18, zmm18, [r14 + 1920]            ;   475.7 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 2432]                ;   366.7 p3      54 next
        vpxord zmm17, zmm17, [r14 + 1984]            ;   475.8 p5+p2   54 next
        vmovdqa64 zmm9, zmm23                        ;   475.7         41 next copy
        vpternlogd zmm9, zmm24, zmm8, 0x6a           ;   476.7 p0      41 next
        vmovdqu64 [rbp + 5376], zmm10                ;   431.7 p8+p9   48 next spill
        vmovdqa64 zmm10, zmm8                        ;   473.8         41 next copy
        vpternlogd zmm10, zmm13, zmm0, 0x6a          ;   476.8 p5      41 next
        vmovdqu64 [rbp + 8960], zmm15                ;   430.8 p7+p4   48 next spill
        vmovdqa64 zmm15, zmm10                       ;   477.8         41 next copy
        vpternlogd zmm15, zmm18, zmm13, 0x87         ;   477.8 p0      41 next
        vpternlogd zmm15, zmm9, zmm24, 0x87          ;   478.8 p5      41 next
        vmovdqu64 [rbp + 5248], zmm2                 ;   430.7 p8+p9   48 next spill
        vpxord zmm2, zmm13, zmm0                     ;   478.7 p0      41 next
        vpternlogd zmm2, zmm15, zmm23, 0x6c          ;   479.8 p5      41 next
        vmovdqu64 [rbp + 5312], zmm31                ;   429.8 p7+p4   48 next spill
        vmovdqa64 zmm31, zmm2                        ;   480.8         41 next copy
        vmovdqu64 [rbp + 4608], zmm16                ;   429.7 p8+p9   48 next spill
        vmovdqa64 zmm16, zmm18                       ;   476.7         41 next copy
        vpternlogd zmm16, zmm22, zmm13, 0x48         ;   479.7 p0      41 next
        vmovdqu64 [rbp + 5184], zmm7                 ;   428.7 p7+p4   48 next spill
        vpandd zmm7, zmm13, zmm22                    ;   479.8 p5      41 next
        vmovdqu64 [rbp + 5120], zmm1                 ;   470.7 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm24                        ;   474.8         41 next copy
        vpternlogd zmm1, zmm28, zmm13, 0x48          ;   480.7 p0      41 next
        vmovdqu64 [rbp + 9152], zmm19                ;   464.8 p7+p4   45 next spill
        vpxord zmm19, zmm13, zmm23                   ;   480.8 p5      41 next
        vmovdqu64 [rbp + 5056], zmm5                 ;   471.8 p8+p9   54 next spill
        vpandd zmm5, zmm19, zmm0                     ;   481.8 p0      41 next
        vmovdqu64 [rbp + 4992], zmm14                ;   468.8 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm19                       ;   481.8         41 next copy
        vpternlogd zmm14, zmm28, zmm8, 0x78          ;   481.8 p5      41 next
        vmovdqu64 [rbp + 9216], zmm20                ;   467.7 p8+p9   54 next spill
        vpandd zmm20, zmm28, zmm18                   ;   482.7 p0      41 next
        vmovdqu64 [rbp + 4928], zmm21                ;   466.8 p7+p4   54 next spill
        vmovdqa64 zmm21, zmm17                       ;   476.8         41 next copy
        vpternlogd zmm21, zmm24, zmm28, 0x60         ;   482.8 p5      41 next
        vpternlogd zmm21, zmm18, zmm8, 0x87          ;   483.8 p0      41 next
        vmovdqu64 [rbp + 4864], zmm6                 ;   466.7 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm28                        ;   474.7         41 next copy
        vmovdqu64 [rbp + 9280], zmm12                ;   465.8 p7+p4   54 next spill
        vpxord zmm12, zmm22, zmm0                    ;   483.8 p5      41 next
        vpternlogd zmm1, zmm12, zmm0, 0xd2           ;   484.8 p0      41 next
        vpxord zmm6, zmm6, zmm12                     ;   484.8 p5      41 next
        vmovdqu64 [rbp + 4800], zmm3                 ;   465.7 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm12                        ;   484.8         41 next copy
        vpternlogd zmm3, zmm17, zmm23, 0x6c          ;   485.7 p0      41 next
        vpternlogd zmm3, zmm10, zmm24, 0x69          ;   486.7 p5      41 next
        vpternlogd zmm5, zmm3, zmm1, 0x69            ;   487.7 p0      41 next
        vmovdqu64 [rbp + 4736], zmm5                 ;   488.7 p7+p4   41 next spill
        vpandd zmm5, zmm0, zmm24                     ;   486.8 p5      41 next
        vpternlogd zmm5, zmm15, zmm20, 0x69          ;   487.8 p0      41 next
        vmovdqa64 zmm15, zmm5                        ;   488.8         41 next copy
        vpternlogd zmm15, zmm22, zmm8, 0x78          ;   488.8 p5      41 next
        vpternlogd zmm7, zmm15, zmm21, 0x69          ;   489.8 p0      41 next
        vpandd zmm15, zmm24, zmm17                   ;   488.8 p5      41 next
        vmovdqu64 [rbp + 9664], zmm21                ;   484.8 p8+p9   41 next spill
        vpxord zmm21, zmm24, zmm17                   ;   489.7 p0      41 next
        vpternlogd zmm21, zmm1, zmm23, 0x6c          ;   490.7 p5      41 next
        vmovdqa64 zmm1, zmm17                        ;   476.8         41 next copy
        vpternlogd zmm1, zmm18, zmm0, 0x6c           ;   490.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm20                ;   483.7 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm6                        ;   485.8         41 next copy
        vpternlogd zmm20, zmm1, zmm8, 0x6c           ;   491.7 p5      41 next
        vpternlogd zmm20, zmm17, zmm28, 0x2d         ;   492.7 p0      41 next
        vmovdqu64 [rbp + 9792], zmm15                ;   489.8 p8+p9   41 next spill
        vpandd zmm15, zmm8, zmm17                    ;   491.8 p5      41 next
        vpternlogd zmm15, zmm18, zmm22, 0x78         ;   492.8 p0      41 next
        vpternlogd zmm15, zmm6, zmm23, 0xd2          ;   493.8 p5      41 next
        vpxord zmm31, zmm31, zmm15                   ;   494.8 p0      41 next
        vmovdqu64 [rbp + 9600], zmm15                ;   494.8 p7+p4   41 next spill
        vpandd zmm15, zmm8, zmm23                    ;   493.8 p5      41 next
        vpternlogd zmm15, zmm13, zmm0, 0x87          ;   494.8 p0      41 next
        vmovdqu64 [rbp + 9728], zmm31                ;   495.8 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm22                       ;   475.8         41 next copy
        vpternlogd zmm31, zmm8, zmm8, 0xcf           ;   494.8 p5      41 next
        vpternlogd zmm15, zmm6, zmm17, 0xe1          ;   495.8 p0      41 next
        vpandd zmm8, zmm17, zmm18                    ;   495.8 p5      41 next
        vpxord zmm10, zmm10, zmm17                   ;   496.7 p0      41 next
        vmovdqa64 zmm17, zmm8                        ;   496.8         41 next copy
        vpternlogd zmm17, zmm28, zmm0, 0x87          ;   496.8 p5      41 next
        vpternlogd zmm17, zmm22, zmm24, 0x87         ;   497.8 p0      41 next
        vpternlogd zmm31, zmm17, zmm14, 0x69         ;   498.8 p5      41 next
        vpternlogd zmm17, zmm24, zmm28, 0x87         ;   498.8 p0      41 next
        vpandd zmm28, zmm28, zmm22                   ;   498.8 p5      41 next
        vpternlogd zmm28, zmm18, zmm0, 0x87          ;   499.8 p0      41 next
        vpandd zmm23, zmm23, zmm18                   ;   499.8 p5      41 next
        vpternlogd zmm23, zmm19, zmm24, 0x78         ;   500.8 p0      41 next
        vpternlogd zmm17, zmm9, zmm23, 0x69          ;   501.8 p5      41 next
        vpternlogd zmm17, zmm1, zmm16, 0x96          ;   502.8 p0      41 next
        vpternlogd zmm18, zmm24, zmm0, 0x48          ;   501.8 p5      41 next
        vpxord zmm23, zmm23, zmm15                   ;   502.7 p0      41 next
        vpternlogd zmm23, zmm8, zmm12, 0x96          ;   503.7 p5      41 next
        vpternlogd zmm10, zmm18, zmm13, 0x6c         ;   503.7 p0      41 next
        vpternlogd zmm10, zmm14, zmm28, 0x96         ;   504.7 p5      41 next
        vpternlogd zmm28, zmm15, zmm3, 0x69          ;   504.7 p0      41 next
        vmovdqa64 zmm14, zmm30                       ;   469.8         41 next copy
        vpternlogd zmm14, zmm29, zmm25, 0x9a         ;   504.8 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   505.8         41 next copy
        vpternlogd zmm15, zmm11, zmm29, 0xac         ;   505.8 p0      41 next
        vpandd zmm18, zmm30, zmm27                   ;   505.8 p5      41 next
        vpternlogd zmm18, zmm4, zmm29, 0x28          ;   506.8 p0      41 next
        vpternlogd zmm14, zmm18, zmm27, 0x93         ;   507.8 p5      41 next
        vpternlogd zmm14, zmm11, zmm26, 0x87         ;   508.8 p0      41 next
        vmovdqa64 zmm19, zmm11                       ;   472.7         41 next copy
        vpternlogd zmm19, zmm29, zmm29, 0x3f         ;   507.8 p5      41 next
        vmovdqa64 zmm22, zmm19                       ;   508.8         41 next copy
        vpternlogd zmm22, zmm30, zmm26, 0x78         ;   508.8 p0      41 next
        vmovdqa64 zmm24, zmm22                       ;   509.8         41 next copy
        vpternlogd zmm24, zmm27, zmm25, 0x78         ;   509.8 p5      41 next
        vmovdqa64 zmm0, zmm24                        ;   510.8         41 next copy
        vpternlogd zmm0, zmm14, zmm25, 0xd2          ;   510.8 p0      41 next
        vmovdqa64 zmm1, zmm11                        ;   472.7         41 next copy
        vpternlogd zmm1, zmm27, zmm30, 0x6c          ;   509.8 p5      41 next
        vpxord zmm3, zmm26, zmm4                     ;   510.7 p0      41 next
        vmovdqa64 zmm8, zmm3                         ;   511.7         41 next copy
        vpternlogd zmm8, zmm11, zmm25, 0x78          ;   511.7 p5      41 next
        vpternlogd zmm15, zmm8, zmm4, 0x2d           ;   512.7 p0      41 next
        vpternlogd zmm15, zmm14, zmm27, 0x78         ;   513.7 p5      41 next
        vmovdqa64 zmm9, zmm1                         ;   510.8         41 next copy
        vpternlogd zmm9, zmm8, zmm4, 0x7d            ;   512.7 p0      41 next
        vpternlogd zmm9, zmm0, zmm0, 0xc3            ;   513.7 p5      41 next
        vpxord zmm0, zmm27, zmm26                    ;   513.7 p0      41 next
        vmovdqa64 zmm12, zmm27                       ;   470.8         41 next copy
        vpternlogd zmm12, zmm29, zmm26, 0x9c         ;   513.8 p5      41 next
        vmovdqa64 zmm13, zmm12                       ;   514.8         41 next copy
        vpternlogd zmm13, zmm26, zmm26, 0x3f         ;   514.8 p0      41 next
        vpternlogd zmm12, zmm4, zmm25, 0x87          ;   514.8 p5      41 next
        vpternlogd zmm7, zmm2, zmm25, 0x96           ;   515.7 p0      41 next
        vmovdqa64 zmm2, zmm13                        ;   515.8         41 next copy
        vpternlogd zmm2, zmm0, zmm11, 0x87           ;   515.8 p5      41 next
        vpternlogd zmm14, zmm2, zmm4, 0xd2           ;   516.8 p0      41 next
        vpternlogd zmm14, zmm12, zmm30, 0x2d         ;   517.8 p5      41 next
        vpternlogd zmm21, zmm20, zmm26, 0x96         ;   517.7 p0      41 next
        vmovdqa64 zmm20, zmm30                       ;   469.8         41 next copy
        vpternlogd zmm20, zmm25, zmm25, 0xc3         ;   517.8 p5      41 next
        vpternlogd zmm13, zmm20, zmm25, 0x87         ;   518.8 p0      41 next
        vpternlogd zmm2, zmm13, zmm11, 0xd7          ;   519.8 p5      41 next
        vpternlogd zmm12, zmm1, zmm2, 0x96           ;   520.8 p0      41 next
        vpternlogd zmm20, zmm22, zmm3, 0xc6          ;   519.8 p5      41 next
        vpternlogd zmm12, zmm20, zmm27, 0x87         ;   521.8 p0      41 next
        vpternlogd zmm12, zmm13, zmm29, 0x2d         ;   522.8 p5      41 next
        vpternlogd zmm13, zmm26, zmm25, 0xd6         ;   521.7 p0      41 next
        vpternlogd zmm19, zmm20, zmm4, 0x87          ;   521.8 p5      41 next
        vpandnd zmm22, zmm0, zmm4                    ;   522.7 p0      41 next
        vpternlogd zmm22, zmm27, zmm29, 0x48         ;   523.7 p5      41 next
        vpternlogd zmm0, zmm26, zmm13, 0x95          ;   523.7 p0      41 next
        vpternlogd zmm0, zmm24, zmm29, 0x87          ;   524.7 p5      41 next
        vpternlogd zmm24, zmm11, zmm4, 0x7b          ;   524.7 p0      41 next
        vpternlogd zmm13, zmm24, zmm22, 0x96         ;   525.7 p5      41 next
        vpternlogd zmm0, zmm19, zmm8, 0x96           ;   525.7 p0      41 next
        vpternlogd zmm20, zmm3, zmm3, 0xf3           ;   525.8 p5      41 next
        vpternlogd zmm20, zmm2, zmm18, 0x96          ;   526.8 p0      41 next
        vpternlogd zmm20, zmm25, zmm30, 0xd2         ;   527.8 p5      41 next
        vpternlogd zmm5, zmm29, [rbp + 4736], 0x69   ;   527.7 p0+p3   41 next
        vpternlogd zmm31, zmm27, [rbp + 9600], 0x96  ;   527.8 p5+p2   41 next
        vmovdqu64 zmm18, [rbp + 9728]                ;   495.8 p3      41 next reload
        vpternlogd zmm30, zmm18, [rbp + 9792], 0x96  ;   528.7 p0+p2   41 next
        vpternlogd zmm17, zmm4, [rbp + 4672], 0x96   ;   528.8 p5+p3   41 next
        vpternlogd zmm9, zmm7, [r14 + 8768], 0x96    ;   529.7 p0+p2   48 next
        vpternlogd zmm23, zmm11, [rbp + 9664], 0x96  ;   529.8 p5+p3   41 next
        vpternlogd zmm15, zmm21, [r14 + 8832], 0x96  ;   530.7 p0+p2   48 next
        vpternlogd zmm12, zmm5, [r14 + 8896], 0x96   ;   530.8 p5+p3   48 next
        vpternlogd zmm13, zmm30, [r14 + 8960], 0x96  ;   531.7 p0+p2   48 next
        vpternlogd zmm14, zmm31, [r14 + 9024], 0x96  ;   531.8 p5+p3   48 next
        vpternlogd zmm0, zmm17, [r14 + 9088], 0x96   ;   532.7 p0+p2   48 next
        vpternlogd zmm20, zmm23, [r14 + 9152], 0x96  ;   532.8 p5+p3   48 next
        vpternlogd zmm10, zmm16, [r14 + 8640], 0x96  ;   533.7 p0+p2   48 next
        vpternlogd zmm28, zmm6, [r14 + 8704], 0x96   ;   533.8 p5+p3   48 next
        vpxord zmm7, zmm7, [r14 + 8192]              ;   534.7 p0+p2   48 next
        vpxord zmm21, zmm21, [r14 + 8256]            ;   534.8 p5+p3   48 next
        vpxord zmm5, zmm5, [r14 + 8320]              ;   535.7 p0+p2   48 next
        vpxord zmm30, zmm30, [r14 + 8384]            ;   535.8 p5+p3   48 next
        vpxord zmm31, zmm31, [r14 + 8448]            ;   536.7 p0+p2   48 next
        vpxord zmm17, zmm17, [r14 + 8512]            ;   536.8 p5+p3   48 next
        vpxord zmm23, zmm23, [r14 + 8576]            ;   537.7 p0+p2   48 next
        vmovdqa64 zmm16, zmm17                       ;   537.8         45 next copy
        vpternlogd zmm16, zmm31, zmm5, 0x6a          ;   537.8 p5      45 next
        vmovdqa64 zmm18, zmm5                        ;   536.7         45 next copy
        vpternlogd zmm18, zmm21, zmm7, 0x6a          ;   538.7 p0      45 next
        vmovdqa64 zmm19, zmm18                       ;   539.7         45 next copy
        vpternlogd zmm19, zmm10, zmm21, 0x87         ;   539.7 p5      45 next
        vpternlogd zmm19, zmm16, zmm31, 0x87         ;   540.7 p0      45 next
        vmovdqa64 zmm22, zmm19                       ;   541.7         45 next copy
        vpternlogd zmm22, zmm10, zmm30, 0x87         ;   541.7 p5      45 next
        vpternlogd zmm22, zmm31, zmm7, 0x78          ;   542.7 p0      45 next
        vmovdqa64 zmm24, zmm22                       ;   543.7         45 next copy
        vpternlogd zmm24, zmm23, zmm5, 0x78          ;   543.7 p5      45 next
        vpxord zmm25, zmm21, zmm7                    ;   541.7 p0      45 next
        vpternlogd zmm19, zmm25, zmm17, 0x78         ;   542.7 p5      45 next
        vmovdqa64 zmm25, zmm10                       ;   534.7         45 next copy
        vpternlogd zmm25, zmm23, zmm21, 0x48         ;   542.7 p0      45 next
        vpandd zmm26, zmm23, zmm10                   ;   542.8 p5      45 next
        vpternlogd zmm26, zmm28, zmm5, 0x78          ;   543.8 p0      45 next
        vmovdqa64 zmm27, zmm31                       ;   537.7         45 next copy
        vpternlogd zmm27, zmm30, zmm21, 0x48         ;   543.8 p5      45 next
        vpternlogd zmm27, zmm23, zmm7, 0x78          ;   544.8 p0      45 next
        vpxord zmm29, zmm23, zmm7                    ;   544.8 p5      45 next
        vpxord zmm1, zmm29, zmm30                    ;   545.8 p0      45 next
        vpternlogd zmm26, zmm1, zmm17, 0xd2          ;   546.8 p5      45 next
        vmovdqa64 zmm2, zmm29                        ;   545.8         45 next copy
        vpternlogd zmm2, zmm28, zmm17, 0x6c          ;   546.7 p0      45 next
        vpternlogd zmm2, zmm18, zmm31, 0x69          ;   547.7 p5      45 next
        vmovdqa64 zmm3, zmm28                        ;   534.8         45 next copy
        vpternlogd zmm3, zmm17, zmm31, 0x48          ;   547.7 p0      45 next
        vpandd zmm4, zmm31, zmm28                    ;   547.8 p5      45 next
        vmovdqa64 zmm6, zmm28                        ;   534.8         45 next copy
        vpternlogd zmm6, zmm31, zmm30, 0x60          ;   548.7 p0      45 next
        vpternlogd zmm6, zmm10, zmm5, 0x87           ;   549.7 p5      45 next
        vmovdqa64 zmm8, zmm6                         ;   550.7         45 next copy
        vpternlogd zmm8, zmm23, zmm21, 0x78          ;   550.7 p0      45 next
        vpternlogd zmm8, zmm24, zmm19, 0x69          ;   551.7 p5      45 next
        vpternlogd zmm19, zmm4, zmm26, 0x96          ;   550.7 p0      45 next
        vpxord zmm24, zmm21, zmm17                   ;   550.8 p5      45 next
        vmovdqa64 zmm4, zmm24                        ;   551.8         45 next copy
        vpternlogd zmm4, zmm27, zmm7, 0x93           ;   551.8 p0      45 next
        vpternlogd zmm4, zmm22, zmm2, 0x69           ;   552.8 p5      45 next
        vmovdqa64 zmm22, zmm24                       ;   551.8         45 next copy
        vpternlogd zmm22, zmm30, zmm5, 0x78          ;   552.7 p0      45 next
        vpandd zmm11, zmm17, zmm5                    ;   552.8 p5      45 next
        vpternlogd zmm11, zmm21, zmm7, 0x87          ;   553.8 p0      45 next
        vpternlogd zmm11, zmm1, zmm28, 0xe1          ;   554.8 p5      45 next
        vpternlogd zmm18, zmm21, zmm28, 0x48         ;   554.7 p0      45 next
        vmovdqa64 zmm21, zmm28                       ;   534.8         45 next copy
        vpternlogd zmm21, zmm10, zmm7, 0x6c          ;   554.8 p5      45 next
        vmovdqu64 [rbp + 9664], zmm20                ;   533.8 p7+p4   48 next spill
        vmovdqa64 zmm20, zmm1                        ;   546.8         45 next copy
        vpternlogd zmm20, zmm21, zmm5, 0x6c          ;   555.8 p0      45 next
        vpternlogd zmm20, zmm28, zmm30, 0x2d         ;   556.8 p5      45 next
        vpternlogd zmm20, zmm3, zmm27, 0x96          ;   557.8 p0      45 next
        vmovdqu64 zmm27, [rbp + 4800]                ;   465.7 p3      54 next reload
        vpternlogd zmm8, zmm9, zmm27, 0x96           ;   556.8 p5      54 next
        vmovdqu64 zmm3, [rbp + 9280]                 ;   465.8 p2      54 next reload
        vpternlogd zmm20, zmm15, zmm3, 0x96          ;   558.8 p0      54 next
        vpandd zmm28, zmm28, zmm10                   ;   557.8 p5      45 next
        vmovdqu64 [rbp + 4672], zmm20                ;   559.8 p8+p9   54 next spill
        vmovdqa64 zmm20, zmm28                       ;   558.8         45 next copy
        vpternlogd zmm20, zmm30, zmm7, 0x87          ;   558.8 p0      45 next
        vpternlogd zmm20, zmm23, zmm31, 0x87         ;   559.8 p5      45 next
        vpternlogd zmm5, zmm20, zmm23, 0x39          ;   560.8 p0      45 next
        vpternlogd zmm5, zmm26, zmm22, 0x69          ;   561.8 p5      45 next
        vpternlogd zmm20, zmm31, zmm30, 0x87         ;   560.8 p0      45 next
        vpandd zmm23, zmm23, zmm30                   ;   560.8 p5      45 next
        vpternlogd zmm23, zmm10, zmm7, 0x87          ;   561.8 p0      45 next
        vpternlogd zmm7, zmm10, zmm31, 0x28          ;   561.8 p5      45 next
        vpandd zmm17, zmm17, zmm10                   ;   562.7 p0      45 next
        vpternlogd zmm17, zmm24, zmm31, 0x78         ;   563.7 p5      45 next
        vpternlogd zmm20, zmm16, zmm17, 0x69         ;   564.7 p0      45 next
        vpternlogd zmm20, zmm21, zmm25, 0x96         ;   565.7 p5      45 next
        vpternlogd zmm20, zmm10, zmm30, 0x78         ;   566.7 p0      45 next
        vpternlogd zmm17, zmm29, zmm11, 0x96         ;   564.8 p5      45 next
        vpternlogd zmm17, zmm28, zmm6, 0x96          ;   565.8 p0      45 next
        vpternlogd zmm18, zmm7, zmm22, 0x96          ;   565.8 p5      45 next
        vpternlogd zmm18, zmm25, zmm23, 0x96         ;   566.8 p0      45 next
        vpternlogd zmm23, zmm11, zmm2, 0x69          ;   566.8 p5      45 next
        vmovdqu64 zmm16, [rbp + 4864]                ;   466.7 p3      54 next reload
        vpternlogd zmm4, zmm12, zmm16, 0x96          ;   567.7 p0      54 next
        vmovdqu64 zmm21, [rbp + 4928]                ;   466.8 p2      54 next reload
        vpternlogd zmm19, zmm13, zmm21, 0x96         ;   567.8 p5      54 next
        vmovdqu64 zmm22, [rbp + 9216]                ;   467.7 p3      54 next reload
        vpternlogd zmm5, zmm14, zmm22, 0x96          ;   568.7 p0      54 next
        vmovdqu64 zmm24, [rbp + 4992]                ;   468.8 p2      54 next reload
        vpternlogd zmm20, zmm0, zmm24, 0x96          ;   568.8 p5      54 next
        vmovdqu64 zmm25, [rbp + 5120]                ;   470.7 p3      54 next reload
        vpternlogd zmm23, zmm1, zmm25, 0x96          ;   569.7 p0      54 next
        vmovdqu64 zmm26, [rbp + 5056]                ;   471.8 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 9664]                ;   533.8 p3      48 next reload
        vpternlogd zmm17, zmm28, zmm26, 0x96         ;   569.8 p5      54 next
        vmovdqu64 zmm29, [rbp + 2048]                ;   395.7 p2     108 r reload
        vmovdqu64 zmm30, [rbp + 5184]                ;   428.7 p3      48 next reload
        vpternlogd zmm9, zmm30, zmm29, 0x96          ;   570.7 p0      54 next
        vmovdqu64 zmm31, [rbp + 1920]                ;   396.7 p2     108 r reload
        vmovdqu64 zmm1, [rbp + 9152]                 ;   464.8 p3      45 next reload
        vpternlogd zmm18, zmm1, zmm31, 0x96          ;   570.8 p5      54 next
        vmovdqu64 zmm2, [rbp + 2112]                 ;   397.7 p2     108 r reload
        vmovdqu64 zmm6, [rbp + 4608]                 ;   429.7 p3      48 next reload
        vpternlogd zmm15, zmm6, zmm2, 0x96           ;   571.7 p0      54 next
        vmovdqu64 zmm7, [rbp + 2176]                 ;   398.7 p2     108 r reload
        vmovdqu64 zmm10, [rbp + 5312]                ;   429.8 p3      48 next reload
        vpternlogd zmm12, zmm10, zmm7, 0x96          ;   571.8 p5      54 next
        vpternlogd zmm30, zmm29, [r12 + 576], 0x96   ;   572.7 p0+p2   54 next
        vpternlogd zmm1, zmm31, [r12 + 448], 0x96    ;   572.8 p5+p3   54 next
        vpternlogd zmm6, zmm2, [r12 + 640], 0x96     ;   573.7 p0+p2   54 next
        vpternlogd zmm10, zmm7, [r12 + 704], 0x96    ;   573.8 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 2240]                ;   403.0 p2     108 r reload
        vmovdqu64 zmm7, [rbp + 5248]                 ;   430.7 p3      48 next reload
        vpternlogd zmm13, zmm7, zmm11, 0x96          ;   574.7 p0      54 next
        vpternlogd zmm7, zmm11, [r12 + 768], 0x96    ;   574.8 p5+p2   54 next
        vmovdqu64 zmm11, [rbp + 8960]                ;   430.8 p3      48 next reload
        vpternlogd zmm14, zmm11, [rbp + 2304], 0x96  ;   575.7 p0+p2   54 next
        vmovdqu64 zmm2, [rbp + 5376]                 ;   431.7 p3      48 next reload
        vpternlogd zmm0, zmm2, [rbp + 2368], 0x96    ;   575.8 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 9088]                ;   431.8 p3      48 next reload
        vpternlogd zmm28, zmm29, [rbp + 2432], 0x96  ;   576.7 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 2304]                ;   409.2 p3     108 r reload
        vpternlogd zmm11, zmm31, [r12 + 832], 0x96   ;   576.8 p5+p2   54 next
        vmovdqu64 zmm31, [rbp + 2368]                ;   410.2 p3     108 r reload
        vpternlogd zmm2, zmm31, [r12 + 896], 0x96    ;   577.7 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 2432]                ;   411.2 p3     108 r reload
        vpternlogd zmm29, zmm31, [r12 + 960], 0x96   ;   577.8 p5+p2   54 next
        vpxord zmm27, zmm27, [r12]                   ;   578.7 p0+p3   54 next
        vpxord zmm3, zmm3, [r12 + 64]                ;   578.8 p5+p2   54 next
        vpxord zmm16, zmm16, [r12 + 128]             ;   579.7 p0+p3   54 next
        vpxord zmm21, zmm21, [r12 + 192]             ;   579.8 p5+p2   54 next
        vpxord zmm22, zmm22, [r12 + 256]             ;   580.7 p0+p3   54 next
        vpxord zmm24, zmm24, [r12 + 320]             ;   580.8 p5+p2   54 next
        vpxord zmm26, zmm26, [r12 + 384]             ;   581.7 p0+p3   54 next
        vpxord zmm25, zmm25, [r12 + 512]             ;   581.8 p5+p2   54 next
        vmovdqa64 zmm31, zmm7                        ;   575.8         41 next copy
        vpternlogd zmm31, zmm10, zmm30, 0x6a         ;   582.7 p0      41 next
        vmovdqu64 [rbp + 9088], zmm28                ;   577.7 p7+p4   54 next spill
        vmovdqa64 zmm28, zmm30                       ;   573.7         41 next copy
        vpternlogd zmm28, zmm25, zmm1, 0x6a          ;   582.8 p5      41 next
        vmovdqu64 [rbp + 5376], zmm0                 ;   576.8 p8+p9   54 next spill
        vmovdqa64 zmm0, zmm28                        ;   583.8         41 next copy
        vpternlogd zmm0, zmm2, zmm25, 0x87           ;   583.8 p0      41 next
        vpternlogd zmm0, zmm31, zmm10, 0x87          ;   584.8 p5      41 next
        vmovdqu64 [rbp + 8960], zmm14                ;   576.7 p7+p4   54 next spill
        vpxord zmm14, zmm25, zmm1                    ;   584.7 p0      41 next
        vpternlogd zmm14, zmm0, zmm7, 0x6c           ;   585.8 p5      41 next
        vmovdqu64 [rbp + 9664], zmm13                ;   575.7 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm14                       ;   586.8         41 next copy
        vmovdqu64 [rbp + 5248], zmm12                ;   572.8 p7+p4   54 next spill
        vpandd zmm12, zmm30, zmm11                   ;   585.7 p0      41 next
        vmovdqu64 [rbp + 5312], zmm15                ;   572.7 p8+p9   54 next spill
        vpandd zmm15, zmm11, zmm2                    ;   585.8 p5      41 next
        vmovdqu64 [rbp + 4608], zmm9                 ;   571.7 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm15                        ;   586.8         41 next copy
        vpternlogd zmm9, zmm11, zmm25, 0x58          ;   586.8 p0      41 next
        vpternlogd zmm15, zmm29, zmm30, 0x78         ;   586.8 p5      41 next
        vmovdqu64 [rbp + 9152], zmm23                ;   570.7 p8+p9   54 next spill
        vpxord zmm23, zmm11, zmm1                    ;   587.7 p0      41 next
        vmovdqu64 [rbp + 5120], zmm18                ;   571.8 p7+p4   54 next spill
        vpxord zmm18, zmm23, zmm6                    ;   588.7 p5      41 next
        vpternlogd zmm15, zmm18, zmm7, 0xd2          ;   589.7 p0      41 next
        vpxord zmm13, zmm13, zmm15                   ;   590.7 p5      41 next
        vmovdqu64 [rbp + 5184], zmm17                ;   570.8 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm23                       ;   588.7         41 next copy
        vpternlogd zmm17, zmm29, zmm7, 0x6c          ;   589.7 p0      41 next
        vpternlogd zmm17, zmm28, zmm10, 0x69         ;   590.7 p5      41 next
        vmovdqu64 [rbp + 5056], zmm20                ;   569.8 p7+p4   54 next spill
        vmovdqa64 zmm20, zmm10                       ;   574.8         41 next copy
        vpternlogd zmm20, zmm6, zmm25, 0x48          ;   590.7 p0      41 next
        vpternlogd zmm20, zmm23, zmm1, 0xd2          ;   591.7 p5      41 next
        vmovdqu64 [rbp + 4992], zmm5                 ;   569.7 p8+p9   54 next spill
        vpxord zmm5, zmm7, zmm25                     ;   591.7 p0      41 next
        vmovdqu64 [rbp + 9216], zmm19                ;   568.8 p7+p4   54 next spill
        vpandd zmm19, zmm5, zmm1                     ;   592.7 p5      41 next
        vpternlogd zmm19, zmm17, zmm20, 0x69         ;   593.7 p0      41 next
        vmovdqu64 [rbp + 4928], zmm4                 ;   568.7 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm5                         ;   592.7         41 next copy
        vpternlogd zmm4, zmm6, zmm30, 0x78           ;   592.8 p5      41 next
        vmovdqu64 [rbp + 4864], zmm8                 ;   557.8 p7+p4   54 next spill
        vpandd zmm8, zmm6, zmm2                      ;   593.7 p0      41 next
        vmovdqu64 [rbp + 9280], zmm15                ;   590.7 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm29                       ;   578.8         41 next copy
        vpternlogd zmm15, zmm10, zmm6, 0x60          ;   593.8 p5      41 next
        vpternlogd zmm15, zmm2, zmm30, 0x87          ;   594.8 p0      41 next
        vmovdqu64 [rbp + 4800], zmm13                ;   591.7 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm15                       ;   595.8         41 next copy
        vpternlogd zmm13, zmm11, zmm25, 0x78         ;   595.8 p5      41 next
        vmovdqu64 [rbp + 9792], zmm15                ;   595.8 p8+p9   41 next spill
        vpandd zmm15, zmm1, zmm10                    ;   595.7 p0      41 next
        vpternlogd zmm15, zmm0, zmm8, 0x69           ;   596.7 p5      41 next
        vpternlogd zmm13, zmm12, zmm15, 0x69         ;   597.7 p0      41 next
        vpandd zmm0, zmm10, zmm29                    ;   596.8 p5      41 next
        vpxord zmm12, zmm10, zmm29                   ;   597.7 p0      41 next
        vpternlogd zmm12, zmm20, zmm7, 0x6c          ;   598.7 p5      41 next
        vpandd zmm20, zmm7, zmm30                    ;   598.7 p0      41 next
        vpternlogd zmm20, zmm25, zmm1, 0x87          ;   599.7 p5      41 next
        vpternlogd zmm20, zmm18, zmm29, 0xe1         ;   600.7 p0      41 next
        vmovdqu64 [rbp + 9728], zmm8                 ;   594.7 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm29                        ;   578.8         41 next copy
        vpternlogd zmm8, zmm2, zmm1, 0x6c            ;   599.8 p5      41 next
        vmovdqu64 [rbp + 9600], zmm0                 ;   597.8 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm18                        ;   589.7         41 next copy
        vpternlogd zmm0, zmm8, zmm30, 0x6c           ;   600.8 p0      41 next
        vpternlogd zmm0, zmm29, zmm6, 0x2d           ;   601.8 p5      41 next
        vmovdqu64 [rbp + 4736], zmm18                ;   589.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm11                       ;   577.8         41 next copy
        vpternlogd zmm18, zmm30, zmm30, 0xcf         ;   601.7 p0      41 next
        vpandd zmm30, zmm29, zmm2                    ;   601.8 p5      41 next
        vpxord zmm28, zmm28, zmm29                   ;   602.7 p0      41 next
        vmovdqa64 zmm29, zmm30                       ;   602.8         41 next copy
        vpternlogd zmm29, zmm6, zmm1, 0x87           ;   602.8 p5      41 next
        vpternlogd zmm29, zmm11, zmm10, 0x87         ;   603.8 p0      41 next
        vpternlogd zmm18, zmm29, zmm4, 0x69          ;   604.8 p5      41 next
        vpternlogd zmm29, zmm10, zmm6, 0x87          ;   604.8 p0      41 next
        vpandd zmm6, zmm6, zmm11                     ;   604.8 p5      41 next
        vpternlogd zmm6, zmm2, zmm1, 0x87            ;   605.8 p0      41 next
        vpandd zmm7, zmm7, zmm2                      ;   605.8 p5      41 next
        vpternlogd zmm7, zmm5, zmm10, 0x78           ;   606.8 p0      41 next
        vpternlogd zmm29, zmm31, zmm7, 0x69          ;   607.8 p5      41 next
        vpternlogd zmm29, zmm8, zmm9, 0x96           ;   608.8 p0      41 next
        vpternlogd zmm2, zmm10, zmm1, 0x48           ;   607.8 p5      41 next
        vpxord zmm7, zmm7, zmm20                     ;   608.7 p0      41 next
        vpternlogd zmm7, zmm30, zmm23, 0x96          ;   609.7 p5      41 next
        vpternlogd zmm28, zmm2, zmm25, 0x6c          ;   609.7 p0      41 next
        vpternlogd zmm28, zmm4, zmm6, 0x96           ;   610.7 p5      41 next
        vpternlogd zmm6, zmm20, zmm17, 0x69          ;   610.7 p0      41 next
        vmovdqa64 zmm17, zmm21                       ;   580.8         41 next copy
        vpternlogd zmm17, zmm16, zmm27, 0x9a         ;   610.8 p5      41 next
        vmovdqa64 zmm20, zmm17                       ;   611.8         41 next copy
        vpternlogd zmm20, zmm26, zmm16, 0xac         ;   611.8 p0      41 next
        vpandd zmm23, zmm21, zmm22                   ;   611.8 p5      41 next
        vpternlogd zmm23, zmm24, zmm16, 0x28         ;   612.8 p0      41 next
        vpternlogd zmm17, zmm23, zmm22, 0x93         ;   613.8 p5      41 next
        vpternlogd zmm17, zmm26, zmm3, 0x87          ;   614.8 p0      41 next
        vmovdqa64 zmm25, zmm26                       ;   582.7         41 next copy
        vpternlogd zmm25, zmm16, zmm16, 0x3f         ;   613.8 p5      41 next
        vmovdqa64 zmm30, zmm25                       ;   614.8         41 next copy
        vpternlogd zmm30, zmm21, zmm3, 0x78          ;   614.8 p0      41 next
        vmovdqa64 zmm31, zmm30                       ;   615.8         41 next copy
        vpternlogd zmm31, zmm22, zmm27, 0x78         ;   615.8 p5      41 next
        vmovdqa64 zmm1, zmm31                        ;   616.8         41 next copy
        vpternlogd zmm1, zmm17, zmm27, 0xd2          ;   616.8 p0      41 next
        vmovdqa64 zmm2, zmm26                        ;   582.7         41 next copy
        vpternlogd zmm2, zmm22, zmm21, 0x6c          ;   615.8 p5      41 next
        vmovdqa64 zmm4, zmm2                         ;   616.8         41 next copy
        vpxord zmm5, zmm3, zmm24                     ;   616.7 p0      41 next
        vmovdqa64 zmm8, zmm5                         ;   617.7         41 next copy
        vpternlogd zmm8, zmm26, zmm27, 0x78          ;   617.7 p5      41 next
        vpternlogd zmm20, zmm8, zmm24, 0x2d          ;   618.7 p0      41 next
        vpternlogd zmm20, zmm17, zmm22, 0x78         ;   619.7 p5      41 next
        vpxord zmm4, zmm4, zmm8                      ;   618.7 p0      41 next
        vpternlogd zmm4, zmm1, zmm24, 0xc6           ;   619.7 p5      41 next
        vpxord zmm1, zmm3, zmm22                     ;   619.7 p0      41 next
        vmovdqa64 zmm10, zmm31                       ;   616.8         41 next copy
        vpternlogd zmm10, zmm26, zmm24, 0x7b         ;   619.8 p5      41 next
        vmovdqa64 zmm11, zmm1                        ;   620.7         41 next copy
        vpternlogd zmm11, zmm22, zmm16, 0x6a         ;   620.7 p0      41 next
        vpternlogd zmm13, zmm14, zmm27, 0x96         ;   620.8 p5      41 next
        vmovdqa64 zmm14, zmm11                       ;   621.7         41 next copy
        vpternlogd zmm14, zmm3, zmm3, 0x3f           ;   621.7 p0      41 next
        vpternlogd zmm11, zmm24, zmm27, 0x87         ;   621.8 p5      41 next
        vmovdqu64 [rbp + 9472], zmm6                 ;   611.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm14                        ;   622.7         41 next copy
        vpternlogd zmm6, zmm1, zmm26, 0x87           ;   622.7 p0      41 next
        vpternlogd zmm17, zmm6, zmm24, 0xd2          ;   623.7 p5      41 next
        vpternlogd zmm17, zmm11, zmm21, 0x2d         ;   624.7 p0      41 next
        vpternlogd zmm12, zmm0, zmm3, 0x96           ;   623.8 p5      41 next
        vmovdqa64 zmm0, zmm21                        ;   580.8         41 next copy
        vpternlogd zmm0, zmm27, zmm27, 0xc3          ;   624.7 p0      41 next
        vpternlogd zmm14, zmm0, zmm27, 0x87          ;   625.7 p5      41 next
        vpternlogd zmm6, zmm14, zmm26, 0xd7          ;   626.7 p0      41 next
        vpternlogd zmm11, zmm2, zmm6, 0x96           ;   627.7 p5      41 next
        vpternlogd zmm0, zmm30, zmm5, 0xc6           ;   626.7 p0      41 next
        vpternlogd zmm11, zmm0, zmm22, 0x87          ;   628.7 p5      41 next
        vpternlogd zmm11, zmm14, zmm16, 0x2d         ;   629.7 p0      41 next
        vpternlogd zmm14, zmm3, zmm27, 0xd6          ;   627.8 p5      41 next
        vpternlogd zmm25, zmm0, zmm24, 0x87          ;   628.7 p0      41 next
        vpandnd zmm30, zmm1, zmm24                   ;   628.8 p5      41 next
        vpternlogd zmm30, zmm22, zmm16, 0x48         ;   629.8 p0      41 next
        vpternlogd zmm10, zmm30, zmm14, 0x96         ;   630.8 p5      41 next
        vpternlogd zmm14, zmm1, zmm3, 0x87           ;   630.7 p0      41 next
        vpternlogd zmm14, zmm31, zmm16, 0x87         ;   631.7 p5      41 next
        vpternlogd zmm14, zmm25, zmm8, 0x96          ;   632.7 p0      41 next
        vpternlogd zmm0, zmm5, zmm5, 0xf3            ;   631.8 p5      41 next
        vpternlogd zmm0, zmm6, zmm23, 0x96           ;   632.8 p0      41 next
        vpternlogd zmm0, zmm27, zmm21, 0xd2          ;   633.8 p5      41 next
        vpternlogd zmm19, zmm15, zmm16, 0x69         ;   633.7 p0      41 next
        vpternlogd zmm18, zmm22, [rbp + 9280], 0x96  ;   633.8 p5+p3   41 next
        vmovdqu64 zmm15, [rbp + 4800]                ;   591.7 p2      41 next reload
        vpternlogd zmm21, zmm15, [rbp + 9600], 0x96  ;   634.7 p0+p3   41 next
        vpternlogd zmm29, zmm24, [rbp + 9728], 0x96  ;   634.8 p5+p2   41 next
        vpternlogd zmm4, zmm13, [r13 + 8768], 0x96   ;   635.7 p0+p3   48 next
        vpternlogd zmm7, zmm26, [rbp + 9792], 0x96   ;   635.8 p5+p2   41 next
        vpternlogd zmm20, zmm12, [r13 + 8832], 0x96  ;   636.7 p0+p3   48 next
        vpternlogd zmm11, zmm19, [r13 + 8896], 0x96  ;   636.8 p5+p2   48 next
        vpternlogd zmm10, zmm21, [r13 + 8960], 0x96  ;   637.7 p0+p3   48 next
        vpternlogd zmm17, zmm18, [r13 + 9024], 0x96  ;   637.8 p5+p2   48 next
        vpternlogd zmm14, zmm29, [r13 + 9088], 0x96  ;   638.7 p0+p3   48 next
        vpternlogd zmm0, zmm7, [r13 + 9152], 0x96    ;   638.8 p5+p2   48 next
        vpternlogd zmm28, zmm9, [r13 + 8640], 0x96   ;   639.7 p0+p3   48 next
        vpxord zmm13, zmm13, [r13 + 8192]            ;   639.8 p5+p2   48 next
        vpxord zmm12, zmm12, [r13 + 8256]            ;   640.7 p0+p3   48 next
        vpxord zmm19, zmm19, [r13 + 8320]            ;   640.8 p5+p2   48 next
        vpxord zmm21, zmm21, [r13 + 8384]            ;   641.7 p0+p3   48 next
        vpxord zmm18, zmm18, [r13 + 8448]            ;   641.8 p5+p2   48 next
        vpxord zmm29, zmm29, [r13 + 8512]            ;   642.7 p0+p3   48 next
        vpxord zmm7, zmm7, [r13 + 8576]              ;   642.8 p5+p2   48 next
        vmovdqu64 zmm15, [rbp + 4736]                ;   589.7 p3      41 next reload
        vmovdqu64 zmm16, [rbp + 9472]                ;   611.7 p2      48 next
        vpternlogd zmm16, zmm15, [r13 + 8704], 0x96  ;   643.7 p0+p3   48 next
        vmovdqa64 zmm15, zmm29                       ;   643.7         45 next copy
        vpternlogd zmm15, zmm18, zmm19, 0x6a         ;   643.8 p5      45 next
        vmovdqa64 zmm22, zmm19                       ;   641.8         45 next copy
        vpternlogd zmm22, zmm12, zmm13, 0x6a         ;   644.7 p0      45 next
        vmovdqa64 zmm23, zmm22                       ;   645.7         45 next copy
        vpternlogd zmm23, zmm28, zmm12, 0x87         ;   645.7 p5      45 next
        vpternlogd zmm23, zmm15, zmm18, 0x87         ;   646.7 p0      45 next
        vpxord zmm24, zmm12, zmm13                   ;   645.8 p5      45 next
        vpternlogd zmm24, zmm23, zmm29, 0x6c         ;   647.7 p0      45 next
        vmovdqa64 zmm25, zmm28                       ;   640.7         45 next copy
        vpternlogd zmm25, zmm7, zmm12, 0x48          ;   646.8 p5      45 next
        vpandd zmm26, zmm7, zmm28                    ;   647.7 p0      45 next
        vpandd zmm27, zmm28, zmm21                   ;   647.8 p5      45 next
        vpandd zmm30, zmm7, zmm19                    ;   648.7 p0      45 next
        vpternlogd zmm26, zmm16, zmm19, 0x78         ;   648.8 p5      45 next
        vpxord zmm31, zmm7, zmm13                    ;   649.7 p0      45 next
        vmovdqa64 zmm1, zmm18                        ;   642.8         45 next copy
        vpternlogd zmm1, zmm21, zmm12, 0x48          ;   649.8 p5      45 next
        vpternlogd zmm1, zmm31, zmm13, 0xd2          ;   650.8 p0      45 next
        vpxord zmm2, zmm31, zmm21                    ;   650.8 p5      45 next
        vpandd zmm3, zmm13, zmm18                    ;   651.7 p0      45 next
        vpternlogd zmm3, zmm23, zmm27, 0x69          ;   652.7 p5      45 next
        vpternlogd zmm26, zmm2, zmm29, 0xd2          ;   652.7 p0      45 next
        vmovdqa64 zmm23, zmm16                       ;   644.7         45 next copy
        vpternlogd zmm23, zmm18, zmm21, 0x60         ;   652.8 p5      45 next
        vpternlogd zmm23, zmm28, zmm19, 0x87         ;   653.8 p0      45 next
        vmovdqa64 zmm5, zmm23                        ;   654.8         45 next copy
        vpternlogd zmm5, zmm7, zmm12, 0x78           ;   654.8 p5      45 next
        vpternlogd zmm5, zmm30, zmm3, 0x69           ;   655.8 p0      45 next
        vmovdqa64 zmm30, zmm31                       ;   650.7         45 next copy
        vpternlogd zmm30, zmm16, zmm29, 0x6c         ;   654.8 p5      45 next
        vpternlogd zmm30, zmm22, zmm18, 0x69         ;   655.8 p0      45 next
        vpandd zmm6, zmm18, zmm16                    ;   655.8 p5      45 next
        vpxord zmm8, zmm12, zmm29                    ;   656.7 p0      45 next
        vpxord zmm9, zmm24, zmm26                    ;   656.8 p5      45 next
        vpternlogd zmm22, zmm16, zmm12, 0x28         ;   657.7 p0      45 next
        vmovdqu64 [rbp + 4736], zmm0                 ;   639.8 p7+p4   48 next spill
        vpandd zmm0, zmm8, zmm13                     ;   657.8 p5      45 next
        vpternlogd zmm0, zmm30, zmm1, 0x69           ;   658.8 p0      45 next
        vmovdqu64 [rbp + 9472], zmm23                ;   654.8 p8+p9   45 next spill
        vmovdqa64 zmm23, zmm8                        ;   657.7         45 next copy
        vpternlogd zmm23, zmm21, zmm19, 0x78         ;   658.8 p5      45 next
        vpternlogd zmm5, zmm24, zmm4, 0x96           ;   659.7 p0      45 next
        vpxord zmm24, zmm18, zmm16                   ;   659.8 p5      45 next
        vpternlogd zmm24, zmm1, zmm29, 0x6c          ;   660.8 p0      45 next
        vmovdqa64 zmm1, zmm16                        ;   644.7         45 next copy
        vpternlogd zmm1, zmm28, zmm13, 0x6c          ;   660.8 p5      45 next
        vmovdqu64 [rbp + 9792], zmm4                 ;   636.7 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm2                         ;   651.8         45 next copy
        vpternlogd zmm4, zmm1, zmm19, 0x6c           ;   661.8 p0      45 next
        vpternlogd zmm4, zmm16, zmm21, 0x2d          ;   662.8 p5      45 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   660.7 p8+p9   45 next spill
        vpandd zmm5, zmm19, zmm29                    ;   662.7 p0      45 next
        vpternlogd zmm5, zmm12, zmm13, 0x87          ;   663.7 p5      45 next
        vmovdqa64 zmm12, zmm7                        ;   643.8         45 next copy
        vpternlogd zmm12, zmm19, zmm19, 0xcf         ;   663.7 p0      45 next
        vpandd zmm19, zmm16, zmm28                   ;   663.8 p5      45 next
        vpternlogd zmm5, zmm16, zmm2, 0xe1           ;   664.7 p0      45 next
        vmovdqa64 zmm16, zmm19                       ;   664.8         45 next copy
        vpternlogd zmm16, zmm21, zmm13, 0x87         ;   664.8 p5      45 next
        vpternlogd zmm16, zmm7, zmm18, 0x87          ;   665.8 p0      45 next
        vpternlogd zmm12, zmm16, zmm23, 0x69         ;   666.8 p5      45 next
        vpternlogd zmm16, zmm18, zmm21, 0x87         ;   666.8 p0      45 next
        vpandd zmm21, zmm21, zmm7                    ;   666.8 p5      45 next
        vpternlogd zmm21, zmm28, zmm13, 0x87         ;   667.8 p0      45 next
        vpandd zmm29, zmm29, zmm28                   ;   667.8 p5      45 next
        vpternlogd zmm29, zmm8, zmm18, 0x78          ;   668.8 p0      45 next
        vpternlogd zmm16, zmm15, zmm29, 0x69         ;   669.8 p5      45 next
        vpternlogd zmm16, zmm1, zmm25, 0x96          ;   670.8 p0      45 next
        vpternlogd zmm28, zmm18, zmm13, 0x48         ;   669.8 p5      45 next
        vpxord zmm29, zmm29, zmm5                    ;   670.7 p0      45 next
        vpternlogd zmm29, zmm19, zmm31, 0x96         ;   671.7 p5      45 next
        vpternlogd zmm22, zmm28, zmm23, 0x96         ;   671.7 p0      45 next
        vpternlogd zmm22, zmm25, zmm21, 0x96         ;   672.7 p5      45 next
        vpternlogd zmm21, zmm30, zmm30, 0xc3         ;   672.7 p0      45 next
        vpternlogd zmm21, zmm5, zmm2, 0x96           ;   673.7 p5      45 next
        vpternlogd zmm24, zmm4, zmm20, 0x96          ;   673.7 p0      45 next
        vpternlogd zmm0, zmm3, zmm11, 0x69           ;   673.8 p5      45 next
        vpternlogd zmm9, zmm6, zmm10, 0x96           ;   674.7 p0      45 next
        vpternlogd zmm12, zmm26, zmm17, 0x96         ;   674.8 p5      45 next
        vpternlogd zmm16, zmm27, zmm14, 0x96         ;   675.7 p0      45 next
        vmovdqu64 zmm15, [rbp + 4736]                ;   639.8 p2      48 next reload
        vmovdqu64 zmm18, [rbp + 9472]                ;   654.8 p3      45 next reload
        vpternlogd zmm29, zmm18, zmm15, 0x96         ;   675.8 p5      45 next
        vmovdqu64 zmm18, [rbp + 4672]                ;   559.8 p2      54 next reload
        vpternlogd zmm24, zmm18, [rbp + 7360], 0x96  ;   676.7 p0+p3  108 r
        vmovdqu64 zmm19, [rbp + 8384]                ;   506.7 p2      63 r reload
        vpternlogd zmm18, zmm19, [r13 + 1088], 0x96  ;   676.8 p5+p3  108 r
        vmovdqu64 zmm19, [rbp + 4928]                ;   568.7 p2      54 next reload
        vpternlogd zmm0, zmm19, [rbp + 7296], 0x96   ;   677.7 p0+p3  108 r
        vmovdqu64 zmm23, [rbp + 8320]                ;   509.8 p2      63 r reload
        vpternlogd zmm19, zmm23, [r13 + 1152], 0x96  ;   677.8 p5+p3  108 r
        vmovdqu64 zmm23, [rbp + 9216]                ;   568.8 p2      54 next reload
        vpternlogd zmm9, zmm23, [rbp + 7232], 0x96   ;   678.7 p0+p3  108 r
        vmovdqu64 zmm25, [rbp + 8256]                ;   511.8 p2      63 r reload
        vpternlogd zmm23, zmm25, [r13 + 1216], 0x96  ;   678.8 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 4992]                ;   569.7 p2      54 next reload
        vpternlogd zmm12, zmm25, [rbp + 7168], 0x96  ;   679.7 p0+p3  108 r
        vmovdqu64 zmm26, [rbp + 8192]                ;   513.8 p2      63 r reload
        vpternlogd zmm25, zmm26, [r13 + 1280], 0x96  ;   679.8 p5+p3  108 r
        vmovdqu64 zmm26, [rbp + 8448]                ;   514.8 p2      63 r reload
        vmovdqu64 zmm27, [rbp + 4864]                ;   557.8 p3     108 r
        vpternlogd zmm27, zmm26, [r13 + 1024], 0x96  ;   680.7 p0+p2  108 r
        vmovdqu64 zmm26, [rbp + 5056]                ;   569.8 p3      54 next reload
        vpternlogd zmm16, zmm26, [rbp + 7104], 0x96  ;   680.8 p5+p2  108 r
        vmovdqu64 zmm28, [rbp + 8128]                ;   517.0 p3      63 r reload
        vpternlogd zmm26, zmm28, [r13 + 1344], 0x96  ;   681.7 p0+p2  108 r
        vmovdqu64 zmm28, [rbp + 5184]                ;   570.8 p3      54 next reload
        vpternlogd zmm29, zmm28, [rbp + 7040], 0x96  ;   681.8 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 8064]                ;   519.0 p3      63 r reload
        vpternlogd zmm28, zmm30, [r13 + 1408], 0x96  ;   682.7 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 5120]                ;   571.8 p3      54 next reload
        vpternlogd zmm22, zmm30, [rbp + 6912], 0x96  ;   682.8 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 8000]                ;   521.0 p3      63 r reload
        vpternlogd zmm30, zmm31, [r13 + 1472], 0x96  ;   683.7 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 5312]                ;   572.7 p3      54 next reload
        vpternlogd zmm20, zmm31, [rbp + 6784], 0x96  ;   683.8 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 7808]                 ;   524.2 p3      63 r reload
        vpternlogd zmm31, zmm1, [r13 + 1664], 0x96   ;   684.7 p0+p2  108 r
        vmovdqu64 zmm1, [rbp + 9152]                 ;   570.7 p3      54 next reload
        vpternlogd zmm21, zmm1, [rbp + 6976], 0x96   ;   684.8 p5+p2  108 r
        vmovdqu64 zmm2, [rbp + 7936]                 ;   526.7 p3      63 r reload
        vpternlogd zmm1, zmm2, [r13 + 1536], 0x96    ;   685.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 7872]                 ;   527.8 p3      63 r reload
        vmovdqu64 zmm3, [rbp + 4608]                 ;   571.7 p2     108 r
        vpternlogd zmm3, zmm2, [r13 + 1600], 0x96    ;   685.8 p5+p3  108 r
        vmovdqu64 zmm2, [rbp + 7744]                 ;   529.8 p2      63 r reload
        vmovdqu64 zmm4, [rbp + 5248]                 ;   572.8 p3     108 r
        vpternlogd zmm4, zmm2, [r13 + 1728], 0x96    ;   686.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 7680]                 ;   531.0 p3      63 r reload
        vmovdqu64 zmm5, [rbp + 9664]                 ;   575.7 p2     108 r
        vpternlogd zmm5, zmm2, [r13 + 1792], 0x96    ;   686.8 p5+p3  108 r
        vmovdqu64 zmm2, [rbp + 7616]                 ;   532.8 p2      63 r reload
        vmovdqu64 zmm6, [rbp + 8960]                 ;   576.7 p3     108 r
        vpternlogd zmm6, zmm2, [r13 + 1856], 0x96    ;   687.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 7552]                 ;   534.0 p3      63 r reload
        vmovdqu64 zmm7, [rbp + 5376]                 ;   576.8 p2     108 r
        vpternlogd zmm7, zmm2, [r13 + 1920], 0x96    ;   687.8 p5+p3  108 r
        vmovdqu64 zmm2, [rbp + 7488]                 ;   535.8 p2      63 r reload
        vmovdqu64 zmm8, [rbp + 9088]                 ;   577.7 p3     108 r
        vpternlogd zmm8, zmm2, [r13 + 1984], 0x96    ;   688.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 5248]                 ;   572.8 p3      54 next reload
        vpternlogd zmm11, zmm2, [rbp + 6720], 0x96   ;   688.8 p5+p2  108 r
        vmovdqu64 zmm2, [rbp + 9664]                 ;   575.7 p3      54 next reload
        vpternlogd zmm10, zmm2, [rbp + 6656], 0x96   ;   689.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 8960]                 ;   576.7 p3      54 next reload
        vpternlogd zmm17, zmm2, [rbp + 6592], 0x96   ;   689.8 p5+p2  108 r
        vmovdqu64 zmm2, [rbp + 5376]                 ;   576.8 p3      54 next reload
        vpternlogd zmm14, zmm2, [rbp + 4480], 0x96   ;   690.7 p0+p2  108 r
        vmovdqu64 zmm2, [rbp + 9088]                 ;   577.7 p3      54 next reload
        vpternlogd zmm15, zmm2, [rbp + 4416], 0x96   ;   690.8 p5+p2  108 r
        vmovdqu64 [rbp + 896], zmm30                 ;   684.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 960], zmm1                  ;   686.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1024], zmm3                 ;   686.8 p7+p4  113 rounds
        vmovdqu64 [rbp + 1088], zmm31                ;   685.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1152], zmm4                 ;   687.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1216], zmm5                 ;   687.8 p8+p9  113 rounds
        vmovdqu64 [rbp + 1280], zmm6                 ;   688.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1344], zmm7                 ;   688.8 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 4864]                ;   557.8 p3      54 next reload
        vmovdqu64 zmm1, [rbp + 9728]                 ;   660.7 p2     108 r
        vpternlogd zmm1, zmm30, [rbp + 7424], 0x96   ;   691.7 p0+p3  108 r
        vmovdqu64 [rbp + 1408], zmm8                 ;   689.7 p7+p4  113 rounds
        vmovdqu64 [rbp - 128], zmm22                 ;   683.8 p8+p9  113 rounds
        vmovdqu64 [rbp - 64], zmm21                  ;   685.8 p7+p4  113 rounds
        vmovdqu64 zmm21, [rbp + 4608]                ;   571.7 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 9792]                ;   636.7 p3     108 r
        vpternlogd zmm22, zmm21, [rbp + 6848], 0x96  ;   691.8 p5+p2  108 r
        vmovdqu64 [rbp + 0], zmm22                   ;   692.8 p8+p9  113 rounds
        vmovdqu64 [rbp + 64], zmm20                  ;   684.8 p7+p4  113 rounds
        vmovdqu64 [rbp + 128], zmm11                 ;   689.8 p8+p9  113 rounds
        vmovdqu64 [rbp + 192], zmm10                 ;   690.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 256], zmm17                 ;   690.8 p8+p9  113 rounds
        vmovdqu64 [rbp + 320], zmm14                 ;   691.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 384], zmm15                 ;   691.8 p8+p9  113 rounds
        sub r9, qword [rbp + 10000]                  ;   548.8 p1+p10  113 rounds
        sub r10, qword [rbp + 10000]                 ;   549.0 p6+p3  113 rounds
        mov rsi, qword [rbp + 10000]                 ;   549.2 p2     113 rounds reload
        sub r11, rsi                                 ;   554.2 p11    113 rounds
        sub r12, rsi                                 ;   554.2 p1     113 rounds
        sub r14, rsi                                 ;   554.2 p6     113 rounds
        sub r15, rsi                                 ;   554.2 p11    113 rounds
        sub r13, rsi                                 ;   554.2 p1     113 rounds
        add r9, 0x400                                ;   552.7 p6     113 rounds
        and r9, 0x1fff                               ;   553.7 p11    113 rounds
        add r9, rsi                                  ;   554.7 p1     113 rounds
        add r10, 0x400                               ;   553.7 p6     113 rounds
        and r10, 0x1fff                              ;   554.7 p11    113 rounds
        add r10, rsi                                 ;   555.7 p1     113 rounds
        mov qword [rbp + 10040], r10                 ;   557.0 p7+p4  113 rounds
        add r11, 0x400                               ;   555.2 p6     113 rounds
        and r11, 0x1fff                              ;   556.2 p11    113 rounds
        add r11, rsi                                 ;   557.2 p1     113 rounds
        mov qword [rbp + 10056], r11                 ;   558.2 p8+p9  113 rounds
        add r12, 0x800                               ;   556.0 p6     113 rounds
        and r12, 0x1fff                              ;   557.0 p11    113 rounds
        add r12, rsi                                 ;   558.0 p1     113 rounds
        mov qword [rbp + 10016], r12                 ;   559.0 p7+p4  113 rounds
        mov r10, rsi                                 ;   556.7        113 rounds copy
        add r14, 0x800                               ;   557.0 p6     113 rounds
        mov r11, rsi                                 ;   557.8        113 rounds copy
        and r14, 0x1fff                              ;   558.8 p11    113 rounds
        add r10, r14                                 ;   559.8 p1     113 rounds
        mov qword [rbp + 10048], r10                 ;   560.8 p8+p9  113 rounds
        add r15, 0x800                               ;   559.3 p6     113 rounds
        and r15, 0x1fff                              ;   560.3 p11    113 rounds
        add r11, r15                                 ;   561.3 p1     113 rounds
        mov qword [rbp + 10032], r11                 ;   562.3 p7+p4  113 rounds
        add r13, 0x800                               ;   560.3 p6     113 rounds
        and r13, 0x1fff                              ;   561.3 p11    113 rounds
        add rsi, r13                                 ;   562.3 p1     113 rounds
        mov qword [rbp + 10064], rsi                 ;   563.3 p8+p9  113 rounds
        add r8, 0x400                                ;   562.8 p6     113 rounds
        vmovdqa64 zmm2, zmm18                        ;   677.8        108 r copy
        vmovdqa64 zmm4, zmm19                        ;   678.8        108 r copy
        vmovdqa64 zmm6, zmm23                        ;   679.8        108 r copy
        vmovdqa64 zmm8, zmm25                        ;   680.8        108 r copy
        vmovdqa64 zmm10, zmm26                       ;   682.7        108 r copy
        vmovdqa64 zmm3, zmm24                        ;   677.7        108 r copy
        vmovdqa64 zmm5, zmm0                         ;   678.7        108 r copy
        vmovdqa64 zmm0, zmm27                        ;   681.7        108 r copy
        vmovdqa64 zmm7, zmm9                         ;   679.7        108 r copy
        vmovdqa64 zmm9, zmm12                        ;   680.7        108 r copy
        vmovdqa64 zmm12, zmm28                       ;   683.7        108 r copy
        vmovdqa64 zmm11, zmm16                       ;   681.8        108 r copy
        vmovdqa64 zmm13, zmm29                       ;   682.8        108 r copy
        lea rax, [rbp - 576]                         ;                    first state
        cmp r8, qword [rbp + 10072]                  ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 10008], r8                  ;                    resident
        mov qword [rbp + 10024], r9                  ;                    resident
        vmovdqu64 [rbp + 3968], zmm0                 ;                    resident
        vmovdqu64 [rbp + 3520], zmm1                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm2                 ;                    resident
        vmovdqu64 [rbp + 3584], zmm3                 ;                    resident
        vmovdqu64 [rbp + 4096], zmm4                 ;                    resident
        vmovdqu64 [rbp + 3648], zmm5                 ;                    resident
        vmovdqu64 [rbp + 4160], zmm6                 ;                    resident
        vmovdqu64 [rbp + 3712], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4224], zmm8                 ;                    resident
        vmovdqu64 [rbp + 3776], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm10                ;                    resident
        vmovdqu64 [rbp + 3840], zmm11                ;                    resident
        vmovdqu64 [rbp + 4352], zmm12                ;                    resident
        vmovdqu64 [rbp + 3904], zmm13                ;                    resident
        mov r8, qword [rbp + 10000]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2496]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1472]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 10080]                  ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1536]                 ;     3.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm1                    ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2624]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1600]                 ;     5.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm1                   ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1152], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2688]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1664]                 ;     7.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm1                   ;    14.0 p7+p4  119 r
        vmovdqu64 [r9 + 1216], zmm0                  ;    15.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1728]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p7+p4  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1792]                 ;    11.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm1                   ;    18.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm0                  ;    19.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2880]                 ;    12.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1856]                 ;    13.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2944]                 ;    14.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;    15.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3008]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1984]                 ;    17.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3072]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2048]                 ;    19.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3136]                 ;    20.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2112]                 ;    21.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3200]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2176]                 ;    23.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3264]                 ;    24.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2240]                 ;    25.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3328]                 ;    26.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2304]                 ;    27.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2368]                 ;    29.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3456]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 2432]                 ;    31.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm1                   ;    38.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm0                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3968]                 ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3520]                 ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p5+p2   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4032]                 ;    34.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3584]                 ;    35.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4160], 0x78     ;    41.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10304], 0x1e    ;    42.0 p5+p2   63 r
        vmovdqu64 [r9 + 2112], zmm1                  ;    42.0 p7+p4  120 r
        vmovdqu64 [r9 + 3136], zmm0                  ;    43.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4096]                 ;    36.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3648]                 ;    37.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4224], 0x78     ;    43.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10368], 0x1e    ;    44.0 p5+p2   63 r
        vmovdqu64 [r9 + 2176], zmm1                  ;    44.0 p7+p4  120 r
        vmovdqu64 [r9 + 3200], zmm0                  ;    45.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4160]                 ;    38.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3712]                 ;    39.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4288], 0x78     ;    45.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10432], 0x1e    ;    46.0 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm1                  ;    46.0 p7+p4  120 r
        vmovdqu64 [r9 + 3264], zmm0                  ;    47.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4224]                 ;    40.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3776]                 ;    41.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4352], 0x78     ;    47.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10496], 0x1e    ;    48.0 p5+p2   63 r
        vmovdqu64 [r9 + 2304], zmm1                  ;    48.0 p7+p4  120 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4288]                 ;    42.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3840]                 ;    43.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4416], 0x78     ;    49.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10560], 0x1e    ;    50.0 p5+p2   63 r
        vmovdqu64 [r9 + 2368], zmm1                  ;    50.0 p7+p4  120 r
        vmovdqu64 [r9 + 3392], zmm0                  ;    51.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4352]                 ;    44.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3904]                 ;    45.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4480], 0x78     ;    51.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm1                  ;    52.0 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm0                  ;    53.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 896]                  ;    46.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 128]                  ;    47.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4544], 0x78     ;    53.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10688], 0x1e    ;    54.0 p5+p2   63 r
        vmovdqu64 [r9 + 2496], zmm1                  ;    54.0 p7+p4  120 r
        vmovdqu64 [r9 + 3520], zmm0                  ;    55.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 960]                  ;    48.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp - 64]                   ;    49.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4608], 0x78     ;    55.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm1                  ;    56.0 p7+p4  120 r
        vmovdqu64 [r9 + 3584], zmm0                  ;    57.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1024]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 0]                    ;    51.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4672], 0x78     ;    57.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 [r9 + 2624], zmm1                  ;    58.0 p7+p4  120 r
        vmovdqu64 [r9 + 3648], zmm0                  ;    59.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1088]                 ;    52.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 64]                   ;    53.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4736], 0x78     ;    59.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10880], 0x1e    ;    60.0 p5+p2   63 r
        vmovdqu64 [r9 + 2688], zmm1                  ;    60.0 p7+p4  120 r
        vmovdqu64 [r9 + 3712], zmm0                  ;    61.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1152]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 128]                  ;    55.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4800], 0x78     ;    61.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 [r9 + 2752], zmm1                  ;    62.0 p7+p4  120 r
        vmovdqu64 [r9 + 3776], zmm0                  ;    63.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1216]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 192]                  ;    57.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4864], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11008], 0x1e    ;    64.0 p5+p2   63 r
        vmovdqu64 [r9 + 2816], zmm1                  ;    64.0 p7+p4  120 r
        vmovdqu64 [r9 + 3840], zmm0                  ;    65.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 1280]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 256]                  ;    59.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4928], 0x78     ;    65.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11072], 0x1e    ;    66.0 p5+p2   63 r
        vmovdqu64 [r9 + 2880], zmm1                  ;    66.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 1344]                 ;    60.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp + 320]                  ;    61.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 4992], 0x78     ;    67.0 p0+p3   62 r
        vmovdqu64 zmm3, [rbp + 1408]                 ;    62.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp + 384]                  ;    62.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 5056], 0x78     ;    68.2 p5+p2   62 r
        vpternlogd zmm1, zmm2, [r8 + 11136], 0x1e    ;    68.0 p0+p3   63 r
        vpternlogd zmm3, zmm4, [r8 + 11200], 0x1e    ;    69.2 p5+p2   63 r
        vmovdqu64 [r9 + 2944], zmm2                  ;    68.0 p8+p9  120 r
        vmovdqu64 [r9 + 3008], zmm4                  ;    69.2 p7+p4  120 r
        vmovdqu64 [r9 + 3904], zmm0                  ;    67.0 p8+p9  120 r
        vmovdqu64 [r9 + 3968], zmm1                  ;    69.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm3                  ;    70.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 10080], r9                  ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 9984]                   ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 9984], r8                   ;    65.5 p8+p9  141 blocks
        cmp r8, qword [rbp + 9992]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10088]                 ;                    frame
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
