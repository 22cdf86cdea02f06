; snow2_keystream for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_keystream --cpu golden-cove --variant bitsliced
;
; void snow2_keystream(void *st, void *z, uint32_t n);   System V, 64 bits
;   st: 36864 bytes (576 slices), read and written, secret, aligned to 16 bytes
;   z: 32768 bytes a batch (512 slices), written, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 142 uops, planned 68.3; bounds: width 23.7, ports 67.5, path 6.0
;   blocks/clocks: 1463 uops, planned 334.3; bounds: width 243.8, ports 328.5, path 67.0
;   blocks.2: 132 uops, planned 65.3; bounds: width 22.0, ports 64.5, path 1.0
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
%fatal "snow2_keystream is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_keystream
$_snow2_keystream:
%else
        global $snow2_keystream
%endif
$snow2_keystream:
        push rbp                                    ;                    preserved
        push r12                                    ;                    preserved
        push r13                                    ;                    preserved
        push r14                                    ;                    preserved
        mov rax, rsp                                ;                    frame
        sub rsp, 0x1f40                             ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 7824], rax                 ;                    frame
        mov dword [rbp + 7832], edx                 ;                    argument
        mov qword [rbp + 7744], rsi                 ;                    argument
        mov qword [rbp + 7760], rdi                 ;                    argument
        mov r8d, dword [rbp + 7832]                 ;     0.0 p2      71 blocks
        shl r8, 0xf                                 ;     5.0 p0      71 blocks
        add r8, qword [rbp + 7744]                  ;     6.0 p1+p3   71 blocks
        mov qword [rbp + 7752], r8                  ;     7.0 p7+p4   71 blocks
        cmp dword [rbp + 7832], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 7760]                  ;     0.0 p2      72 r1.0 reload
        vmovdqu64 zmm0, [r8 + 32768]                ;     5.0 p3      72 r1.0
        vmovdqu64 [rbp - 128], zmm0                 ;    11.0 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 32832]                ;     5.0 p2      72 r1.1
        vmovdqu64 [rbp - 64], zmm0                  ;    11.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 32896]                ;     5.0 p3      72 r1.2
        vmovdqu64 [rbp + 0], zmm0                   ;    11.0 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 32960]                ;     5.0 p2      72 r1.3
        vmovdqu64 [rbp + 64], zmm0                  ;    11.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33024]                ;     5.0 p3      72 r1.4
        vmovdqu64 [rbp + 128], zmm0                 ;    11.0 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33088]                ;     5.0 p2      72 r1.5
        vmovdqu64 [rbp + 192], zmm0                 ;    11.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33152]                ;     5.0 p3      72 r1.6
        vmovdqu64 [rbp + 256], zmm0                 ;    11.0 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33216]                ;     5.0 p2      72 r1.7
        vmovdqu64 [rbp + 320], zmm0                 ;    11.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33280]                ;     5.0 p3      72 r1.8
        vmovdqu64 [rbp + 384], zmm0                 ;    11.0 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33344]                ;     5.0 p2      72 r1.9
        vmovdqu64 [rbp + 448], zmm0                 ;    11.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33408]                ;     5.2 p3      72 r1.10
        vmovdqu64 [rbp + 512], zmm0                 ;    11.2 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33472]                ;     6.0 p2      72 r1.11
        vmovdqu64 [rbp + 576], zmm0                 ;    12.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33536]                ;     6.2 p3      72 r1.12
        vmovdqu64 [rbp + 640], zmm0                 ;    12.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33600]                ;     7.0 p2      72 r1.13
        vmovdqu64 [rbp + 704], zmm0                 ;    13.0 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33664]                ;     7.2 p3      72 r1.14
        vmovdqu64 [rbp + 768], zmm0                 ;    14.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33728]                ;     8.0 p2      72 r1.15
        vmovdqu64 [rbp + 832], zmm0                 ;    14.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33792]                ;     8.2 p3      72 r1.16
        vmovdqu64 [rbp + 896], zmm0                 ;    16.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33856]                ;     9.0 p2      72 r1.17
        vmovdqu64 [rbp + 960], zmm0                 ;    16.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 33920]                ;     9.2 p3      72 r1.18
        vmovdqu64 [rbp + 1024], zmm0                ;    18.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 33984]                ;    10.0 p2      72 r1.19
        vmovdqu64 [rbp + 1088], zmm0                ;    18.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34048]                ;    10.2 p3      72 r1.20
        vmovdqu64 [rbp + 1152], zmm0                ;    20.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34112]                ;    11.0 p2      72 r1.21
        vmovdqu64 [rbp + 1216], zmm0                ;    20.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34176]                ;    11.2 p3      72 r1.22
        vmovdqu64 [rbp + 1280], zmm0                ;    22.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34240]                ;    12.0 p2      72 r1.23
        vmovdqu64 [rbp + 1344], zmm0                ;    22.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34304]                ;    12.2 p3      72 r1.24
        vmovdqu64 [rbp + 1408], zmm0                ;    24.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34368]                ;    13.0 p2      72 r1.25
        vmovdqu64 [rbp + 1472], zmm0                ;    24.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34432]                ;    13.2 p3      72 r1.26
        vmovdqu64 [rbp + 1536], zmm0                ;    26.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34496]                ;    14.0 p2      72 r1.27
        vmovdqu64 [rbp + 1600], zmm0                ;    26.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34560]                ;    14.2 p3      72 r1.28
        vmovdqu64 [rbp + 1664], zmm0                ;    28.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34624]                ;    15.0 p2      72 r1.29
        vmovdqu64 [rbp + 1728], zmm0                ;    28.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34688]                ;    15.2 p3      72 r1.30
        vmovdqu64 [rbp + 1792], zmm0                ;    30.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34752]                ;    16.0 p2      72 r1.31
        vmovdqu64 [rbp + 1856], zmm0                ;    30.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34816]                ;    16.2 p3      73 r2.0
        vmovdqu64 [rbp + 1920], zmm0                ;    32.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 34880]                ;    17.0 p2      73 r2.1
        vmovdqu64 [rbp + 1984], zmm0                ;    32.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 34944]                ;    17.2 p3      73 r2.2
        vmovdqu64 [rbp + 2048], zmm0                ;    34.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35008]                ;    18.0 p2      73 r2.3
        vmovdqu64 [rbp + 2112], zmm0                ;    34.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35072]                ;    18.2 p3      73 r2.4
        vmovdqu64 [rbp + 2176], zmm0                ;    36.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35136]                ;    19.0 p2      73 r2.5
        vmovdqu64 [rbp + 2240], zmm0                ;    36.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35200]                ;    19.2 p3      73 r2.6
        vmovdqu64 [rbp + 2304], zmm0                ;    38.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35264]                ;    20.0 p2      73 r2.7
        vmovdqu64 [rbp + 2368], zmm0                ;    38.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35328]                ;    20.2 p3      73 r2.8
        vmovdqu64 [rbp + 2432], zmm0                ;    40.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35392]                ;    21.0 p2      73 r2.9
        vmovdqu64 [rbp + 2496], zmm0                ;    40.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35456]                ;    21.2 p3      73 r2.10
        vmovdqu64 [rbp + 2560], zmm0                ;    42.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35520]                ;    22.0 p2      73 r2.11
        vmovdqu64 [rbp + 2624], zmm0                ;    42.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35584]                ;    22.2 p3      73 r2.12
        vmovdqu64 [rbp + 2688], zmm0                ;    44.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35648]                ;    23.0 p2      73 r2.13
        vmovdqu64 [rbp + 2752], zmm0                ;    44.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35712]                ;    23.2 p3      73 r2.14
        vmovdqu64 [rbp + 2816], zmm0                ;    46.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35776]                ;    24.0 p2      73 r2.15
        vmovdqu64 [rbp + 2880], zmm0                ;    46.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35840]                ;    24.2 p3      73 r2.16
        vmovdqu64 [rbp + 2944], zmm0                ;    48.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 35904]                ;    25.0 p2      73 r2.17
        vmovdqu64 [rbp + 3008], zmm0                ;    48.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 35968]                ;    25.2 p3      73 r2.18
        vmovdqu64 [rbp + 3072], zmm0                ;    50.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36032]                ;    26.0 p2      73 r2.19
        vmovdqu64 [rbp + 3136], zmm0                ;    50.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36096]                ;    26.2 p3      73 r2.20
        vmovdqu64 [rbp + 3200], zmm0                ;    52.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36160]                ;    27.0 p2      73 r2.21
        vmovdqu64 [rbp + 3264], zmm0                ;    52.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36224]                ;    27.2 p3      73 r2.22
        vmovdqu64 [rbp + 3328], zmm0                ;    54.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36288]                ;    28.0 p2      73 r2.23
        vmovdqu64 [rbp + 3392], zmm0                ;    54.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36352]                ;    28.2 p3      73 r2.24
        vmovdqu64 [rbp + 3456], zmm0                ;    56.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36416]                ;    29.0 p2      73 r2.25
        vmovdqu64 [rbp + 3520], zmm0                ;    56.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36480]                ;    29.2 p3      73 r2.26
        vmovdqu64 [rbp + 3584], zmm0                ;    58.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36544]                ;    30.0 p2      73 r2.27
        vmovdqu64 [rbp + 3648], zmm0                ;    58.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36608]                ;    30.2 p3      73 r2.28
        vmovdqu64 [rbp + 3712], zmm0                ;    60.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36672]                ;    31.0 p2      73 r2.29
        vmovdqu64 [rbp + 3776], zmm0                ;    60.7 p8+p9   74 clocks
        vmovdqu64 zmm0, [r8 + 36736]                ;    31.2 p3      73 r2.30
        vmovdqu64 [rbp + 3840], zmm0                ;    62.3 p7+p4   74 clocks
        vmovdqu64 zmm0, [r8 + 36800]                ;    32.0 p2      73 r2.31
        vmovdqu64 [rbp + 3904], zmm0                ;    62.7 p8+p9   74 clocks
        mov qword [rbp + 7768], r8                  ;    64.3 p7+p4   74 clocks
        mov r9, qword [rbp + 7744]                  ;    21.7 p10     74 clocks reload
        mov qword [rbp + 7776], r9                  ;    64.7 p8+p9   74 clocks
        lea r9, [r8 + 30720]                        ;    22.0 p0      74 clocks
        mov qword [rbp + 7784], r9                  ;    65.3 p7+p4   74 clocks
        lea r9, [r8 + 10240]                        ;    22.3 p1      74 clocks
        mov qword [rbp + 7792], r9                  ;    65.7 p8+p9   74 clocks
        lea r9, [r8 + 22528]                        ;    22.7 p5      74 clocks
        mov qword [rbp + 7800], r9                  ;    66.3 p7+p4   74 clocks
        lea r9, [r8 + 4096]                         ;    23.0 p6      74 clocks
        mov qword [rbp + 7808], r9                  ;    66.7 p8+p9   74 clocks
        add r8, 0x8000                              ;    23.3 p11     74 clocks
        mov qword [rbp + 7816], r8                  ;    67.3 p7+p4   74 clocks
        mov r8, qword [rbp + 7768]                  ;                    resident
        align 16
.clocks_2:
        mov r9, qword [rbp + 7784]                  ;     0.0 p2      76 s15.0 reload
        vmovdqu64 zmm31, [r9]                       ;     5.0 p3      76 s15.0
        vmovdqu64 zmm30, [r9 + 64]                  ;     5.0 p2      76 s15.1
        vmovdqu64 zmm29, [r9 + 128]                 ;     5.0 p3      76 s15.2
        vmovdqu64 zmm28, [r9 + 192]                 ;     5.0 p2      76 s15.3
        vmovdqu64 zmm27, [r9 + 256]                 ;     5.0 p3      76 s15.4
        vmovdqu64 zmm26, [r9 + 320]                 ;     5.0 p2      76 s15.5
        vmovdqu64 zmm25, [r9 + 384]                 ;     5.0 p3      76 s15.6
        vmovdqu64 zmm24, [r9 + 448]                 ;     5.0 p2      76 s15.7
        vmovdqu64 zmm23, [r9 + 512]                 ;     5.0 p3      76 s15.8
        vmovdqu64 zmm22, [r9 + 576]                 ;     5.0 p2      76 s15.9
        vmovdqu64 zmm21, [r9 + 640]                 ;     5.2 p3      76 s15.10
        vmovdqu64 zmm20, [r9 + 704]                 ;     6.0 p2      76 s15.11
        vmovdqu64 zmm19, [r9 + 768]                 ;     6.2 p3      76 s15.12
        vmovdqu64 zmm18, [r9 + 832]                 ;     7.0 p2      76 s15.13
        vmovdqu64 zmm17, [r9 + 896]                 ;     7.2 p3      76 s15.14
        vmovdqu64 zmm16, [r9 + 960]                 ;     8.0 p2      76 s15.15
        vmovdqu64 zmm15, [r9 + 1024]                ;     8.2 p3      76 s15.16
        vmovdqu64 zmm14, [r9 + 1088]                ;     9.0 p2      76 s15.17
        vmovdqu64 zmm13, [r9 + 1152]                ;     9.2 p3      76 s15.18
        vmovdqu64 zmm12, [r9 + 1216]                ;    10.0 p2      76 s15.19
        vmovdqu64 zmm11, [r9 + 1280]                ;    10.2 p3      76 s15.20
        vmovdqu64 zmm10, [r9 + 1344]                ;    11.0 p2      76 s15.21
        vmovdqu64 zmm9, [r9 + 1408]                 ;    11.2 p3      76 s15.22
        vmovdqu64 zmm8, [r9 + 1472]                 ;    12.0 p2      76 s15.23
        vmovdqu64 zmm7, [r9 + 1536]                 ;    12.2 p3      76 s15.24
        vmovdqu64 zmm6, [r9 + 1600]                 ;    13.0 p2      76 s15.25
        vmovdqu64 zmm5, [r9 + 1664]                 ;    13.2 p3      76 s15.26
        vmovdqu64 zmm4, [r9 + 1728]                 ;    14.0 p2      76 s15.27
        vmovdqu64 zmm3, [r9 + 1792]                 ;    14.2 p3      76 s15.28
        vmovdqu64 zmm2, [r9 + 1856]                 ;    15.0 p2      76 s15.29
        vmovdqa64 zmm0, zmm30                       ;    11.0         77 z copy
        vpternlogd zmm0, zmm31, [rbp - 128], 0x78   ;    15.2 p0+p3   77 z
        vmovdqa64 zmm31, zmm0                       ;    16.2         77 z copy
        vpternlogd zmm31, zmm30, [rbp - 64], 0x60   ;    16.2 p5+p2   77 z
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    17.2 p0      77 z
        vmovdqu64 zmm30, [rbp + 0]                  ;    16.2 p3      77 z reload
        vmovdqa64 zmm1, zmm31                       ;    18.2         77 z copy
        vpternlogd zmm1, zmm29, zmm30, 0x60         ;    22.2 p5      77 z
        vpternlogd zmm1, zmm29, zmm28, 0x96         ;    23.2 p0      77 z
        vmovdqu64 zmm29, [rbp + 64]                 ;    17.0 p2      77 z reload
        vmovdqa64 zmm30, zmm1                       ;    24.2         77 z copy
        vpternlogd zmm30, zmm28, zmm29, 0x60        ;    24.2 p5      77 z
        vpternlogd zmm30, zmm28, zmm27, 0x96        ;    25.2 p0      77 z
        vmovdqu64 zmm28, [rbp + 128]                ;    17.2 p3      77 z reload
        vmovdqa64 zmm29, zmm30                      ;    26.2         77 z copy
        vpternlogd zmm29, zmm27, zmm28, 0x60        ;    26.2 p5      77 z
        vpternlogd zmm29, zmm27, zmm26, 0x96        ;    27.2 p0      77 z
        vmovdqu64 zmm27, [rbp + 192]                ;    18.0 p2      77 z reload
        vmovdqa64 zmm28, zmm29                      ;    28.2         77 z copy
        vpternlogd zmm28, zmm26, zmm27, 0x60        ;    28.2 p5      77 z
        vpternlogd zmm28, zmm26, zmm25, 0x96        ;    29.2 p0      77 z
        vmovdqu64 zmm26, [rbp + 256]                ;    18.2 p3      77 z reload
        vmovdqa64 zmm27, zmm28                      ;    30.2         77 z copy
        vpternlogd zmm27, zmm25, zmm26, 0x60        ;    30.2 p5      77 z
        vpternlogd zmm27, zmm25, zmm24, 0x96        ;    31.2 p0      77 z
        vmovdqu64 zmm25, [rbp + 320]                ;    19.0 p2      77 z reload
        vmovdqa64 zmm26, zmm27                      ;    32.2         77 z copy
        vpternlogd zmm26, zmm24, zmm25, 0x60        ;    32.2 p5      77 z
        vpternlogd zmm26, zmm24, zmm23, 0x96        ;    33.2 p0      77 z
        vmovdqu64 zmm24, [rbp + 384]                ;    19.2 p3      77 z reload
        vmovdqa64 zmm25, zmm26                      ;    34.2         77 z copy
        vpternlogd zmm25, zmm23, zmm24, 0x60        ;    34.2 p5      77 z
        vpternlogd zmm25, zmm23, zmm22, 0x96        ;    35.2 p0      77 z
        vmovdqu64 zmm23, [rbp + 448]                ;    20.0 p2      77 z reload
        vmovdqa64 zmm24, zmm25                      ;    36.2         77 z copy
        vpternlogd zmm24, zmm22, zmm23, 0x60        ;    36.2 p5      77 z
        vpternlogd zmm24, zmm22, zmm21, 0x96        ;    37.2 p0      77 z
        vmovdqu64 zmm22, [rbp + 512]                ;    20.2 p3      77 z reload
        vmovdqa64 zmm23, zmm24                      ;    38.2         77 z copy
        vpternlogd zmm23, zmm21, zmm22, 0x60        ;    38.2 p5      77 z
        vpternlogd zmm23, zmm21, zmm20, 0x96        ;    39.2 p0      77 z
        vmovdqu64 zmm21, [rbp + 576]                ;    21.0 p2      77 z reload
        vmovdqa64 zmm22, zmm23                      ;    40.2         77 z copy
        vpternlogd zmm22, zmm20, zmm21, 0x60        ;    40.2 p5      77 z
        vpternlogd zmm22, zmm20, zmm19, 0x96        ;    41.2 p0      77 z
        vmovdqu64 zmm20, [rbp + 640]                ;    21.2 p3      77 z reload
        vmovdqa64 zmm21, zmm22                      ;    42.2         77 z copy
        vpternlogd zmm21, zmm19, zmm20, 0x60        ;    42.2 p5      77 z
        vpternlogd zmm21, zmm19, zmm18, 0x96        ;    43.2 p0      77 z
        vmovdqu64 zmm19, [rbp + 704]                ;    22.0 p2      77 z reload
        vmovdqa64 zmm20, zmm21                      ;    44.2         77 z copy
        vpternlogd zmm20, zmm18, zmm19, 0x60        ;    44.2 p5      77 z
        vpternlogd zmm20, zmm18, zmm17, 0x96        ;    45.2 p0      77 z
        vmovdqu64 zmm18, [rbp + 768]                ;    22.2 p3      77 z reload
        vmovdqa64 zmm19, zmm20                      ;    46.2         77 z copy
        vpternlogd zmm19, zmm17, zmm18, 0x60        ;    46.2 p5      77 z
        vpternlogd zmm19, zmm17, zmm16, 0x96        ;    47.2 p0      77 z
        vmovdqu64 zmm17, [rbp + 832]                ;    23.0 p2      77 z reload
        vmovdqa64 zmm18, zmm19                      ;    48.2         77 z copy
        vpternlogd zmm18, zmm16, zmm17, 0x60        ;    48.2 p5      77 z
        vpternlogd zmm18, zmm16, zmm15, 0x96        ;    49.2 p0      77 z
        vmovdqu64 zmm16, [rbp + 896]                ;    23.2 p3      77 z reload
        vmovdqa64 zmm17, zmm18                      ;    50.2         77 z copy
        vpternlogd zmm17, zmm15, zmm16, 0x60        ;    50.2 p5      77 z
        vpternlogd zmm17, zmm15, zmm14, 0x96        ;    51.2 p0      77 z
        vmovdqu64 zmm15, [rbp + 960]                ;    24.0 p2      77 z reload
        vmovdqa64 zmm16, zmm17                      ;    52.2         77 z copy
        vpternlogd zmm16, zmm14, zmm15, 0x60        ;    52.2 p5      77 z
        vpternlogd zmm16, zmm14, zmm13, 0x96        ;    53.2 p0      77 z
        vmovdqu64 zmm14, [rbp + 1024]               ;    24.2 p3      77 z reload
        vmovdqa64 zmm15, zmm16                      ;    54.2         77 z copy
        vpternlogd zmm15, zmm13, zmm14, 0x60        ;    54.2 p5      77 z
        vpternlogd zmm15, zmm13, zmm12, 0x96        ;    55.2 p0      77 z
        vmovdqu64 zmm13, [rbp + 1088]               ;    25.0 p2      77 z reload
        vmovdqa64 zmm14, zmm15                      ;    56.2         77 z copy
        vpternlogd zmm14, zmm12, zmm13, 0x60        ;    56.2 p5      77 z
        vpternlogd zmm14, zmm12, zmm11, 0x96        ;    57.2 p0      77 z
        vmovdqu64 zmm12, [rbp + 1152]               ;    25.2 p3      77 z reload
        vmovdqa64 zmm13, zmm14                      ;    58.2         77 z copy
        vpternlogd zmm13, zmm11, zmm12, 0x60        ;    58.2 p5      77 z
        vpternlogd zmm13, zmm11, zmm10, 0x96        ;    59.2 p0      77 z
        vmovdqu64 zmm11, [rbp + 1216]               ;    26.0 p2      77 z reload
        vmovdqa64 zmm12, zmm13                      ;    60.2         77 z copy
        vpternlogd zmm12, zmm10, zmm11, 0x60        ;    60.2 p5      77 z
        vpternlogd zmm12, zmm10, zmm9, 0x96         ;    61.2 p0      77 z
        vmovdqu64 zmm10, [rbp + 1280]               ;    26.2 p3      77 z reload
        vmovdqa64 zmm11, zmm12                      ;    62.2         77 z copy
        vpternlogd zmm11, zmm9, zmm10, 0x60         ;    62.2 p5      77 z
        vpternlogd zmm11, zmm9, zmm8, 0x96          ;    63.2 p0      77 z
        vmovdqu64 zmm9, [rbp + 1344]                ;    27.0 p2      77 z reload
        vmovdqa64 zmm10, zmm11                      ;    64.2         77 z copy
        vpternlogd zmm10, zmm8, zmm9, 0x60          ;    64.2 p5      77 z
        vpternlogd zmm10, zmm8, zmm7, 0x96          ;    65.2 p0      77 z
        vmovdqu64 zmm8, [rbp + 1408]                ;    27.2 p3      77 z reload
        vmovdqa64 zmm9, zmm10                       ;    66.2         77 z copy
        vpternlogd zmm9, zmm7, zmm8, 0x60           ;    66.2 p5      77 z
        vpternlogd zmm9, zmm7, zmm6, 0x96           ;    67.2 p0      77 z
        vmovdqu64 zmm7, [rbp + 1472]                ;    28.0 p2      77 z reload
        vmovdqa64 zmm8, zmm9                        ;    68.2         77 z copy
        vpternlogd zmm8, zmm6, zmm7, 0x60           ;    68.2 p5      77 z
        vpternlogd zmm8, zmm6, zmm5, 0x96           ;    69.2 p0      77 z
        vmovdqu64 zmm6, [rbp + 1536]                ;    28.2 p3      77 z reload
        vmovdqa64 zmm7, zmm8                        ;    70.2         77 z copy
        vpternlogd zmm7, zmm5, zmm6, 0x60           ;    70.2 p5      77 z
        vpternlogd zmm7, zmm5, zmm4, 0x96           ;    71.2 p0      77 z
        vmovdqu64 zmm5, [rbp + 1600]                ;    29.0 p2      77 z reload
        vmovdqa64 zmm6, zmm7                        ;    72.2         77 z copy
        vpternlogd zmm6, zmm4, zmm5, 0x60           ;    72.2 p5      77 z
        vpternlogd zmm6, zmm4, zmm3, 0x96           ;    73.2 p0      77 z
        vmovdqu64 zmm4, [rbp + 1664]                ;    29.2 p3      77 z reload
        vmovdqa64 zmm5, zmm6                        ;    74.2         77 z copy
        vpternlogd zmm5, zmm3, zmm4, 0x60           ;    74.2 p5      77 z
        vpternlogd zmm5, zmm3, zmm2, 0x96           ;    75.2 p0      77 z
        vmovdqu64 zmm3, [rbp + 1728]                ;    30.0 p2      77 z reload
        vmovdqa64 zmm4, zmm5                        ;    76.2         77 z copy
        vpternlogd zmm4, zmm2, zmm3, 0x60           ;    76.2 p5      77 z
        vpternlogd zmm4, zmm2, [r9 + 1920], 0x96    ;    77.2 p0+p3   77 z
        vmovdqu64 zmm2, [r9 + 1920]                 ;    31.0 p2      76 s15.30 reload
        vmovdqu64 zmm3, [rbp + 1792]                ;    31.2 p3      77 z
        vpternlogd zmm3, zmm4, zmm2, 0x48           ;    78.2 p5      77 z
        vmovdqu64 zmm2, [rbp + 1920]                ;    32.0 p2      77 z
        vpxord zmm2, zmm2, [rbp - 128]              ;    38.0 p0+p3   77 z
        vmovdqu64 [rbp + 3968], zmm3                ;    79.2 p7+p4   77 z spill
        vmovdqu64 zmm3, [r8]                        ;    33.0 p2      75 s0.0 reload
        vpternlogd zmm2, zmm3, [r9], 0x96           ;    39.0 p5+p3   77 z
        vmovdqu64 zmm3, [rbp + 1984]                ;    34.0 p2      77 z
        vpxord zmm3, zmm3, [rbp - 64]               ;    40.0 p0+p3   77 z
        vpternlogd zmm3, zmm0, [r8 + 64], 0x96      ;    41.0 p5+p2   77 z
        vmovdqu64 zmm0, [rbp + 2048]                ;    35.2 p3      77 z
        vpxord zmm0, zmm0, [rbp + 0]                ;    41.2 p0+p2   77 z
        vpternlogd zmm0, zmm31, [r8 + 128], 0x96    ;    42.2 p5+p3   77 z
        vmovdqu64 zmm31, [rbp + 2112]               ;    37.0 p2      77 z
        vpxord zmm31, zmm31, [rbp + 64]             ;    43.0 p0+p3   77 z
        vpternlogd zmm31, zmm1, [r8 + 192], 0x96    ;    44.0 p5+p2   77 z
        vmovdqu64 zmm1, [rbp + 2176]                ;    38.2 p3      77 z
        vpxord zmm1, zmm1, [rbp + 128]              ;    44.2 p0+p2   77 z
        vpternlogd zmm1, zmm30, [r8 + 256], 0x96    ;    45.2 p5+p3   77 z
        vmovdqu64 zmm30, [rbp + 2240]               ;    40.0 p2      77 z
        vpxord zmm30, zmm30, [rbp + 192]            ;    46.0 p0+p3   77 z
        vpternlogd zmm30, zmm29, [r8 + 320], 0x96   ;    47.0 p5+p2   77 z
        vmovdqu64 zmm29, [rbp + 2304]               ;    41.2 p3      77 z
        vpxord zmm29, zmm29, [rbp + 256]            ;    47.2 p0+p2   77 z
        vpternlogd zmm29, zmm28, [r8 + 384], 0x96   ;    48.2 p5+p3   77 z
        vmovdqu64 zmm28, [rbp + 2368]               ;    43.0 p2      77 z
        vpxord zmm28, zmm28, [rbp + 320]            ;    49.0 p0+p3   77 z
        vpternlogd zmm28, zmm27, [r8 + 448], 0x96   ;    50.0 p5+p2   77 z
        vmovdqu64 zmm27, [rbp + 2432]               ;    44.2 p3      77 z
        vpxord zmm27, zmm27, [rbp + 384]            ;    50.2 p0+p2   77 z
        vpternlogd zmm27, zmm26, [r8 + 512], 0x96   ;    51.2 p5+p3   77 z
        vmovdqu64 zmm26, [rbp + 2496]               ;    46.0 p2      77 z
        vpxord zmm26, zmm26, [rbp + 448]            ;    52.0 p0+p3   77 z
        vpternlogd zmm26, zmm25, [r8 + 576], 0x96   ;    53.0 p5+p2   77 z
        vmovdqu64 zmm25, [rbp + 2560]               ;    47.2 p3      77 z
        vpxord zmm25, zmm25, [rbp + 512]            ;    53.2 p0+p2   77 z
        vpternlogd zmm25, zmm24, [r8 + 640], 0x96   ;    54.2 p5+p3   77 z
        vmovdqu64 zmm24, [rbp + 2624]               ;    49.0 p2      77 z
        vpxord zmm24, zmm24, [rbp + 576]            ;    55.0 p0+p3   77 z
        vpternlogd zmm24, zmm23, [r8 + 704], 0x96   ;    56.0 p5+p2   77 z
        vmovdqu64 zmm23, [rbp + 2688]               ;    50.2 p3      77 z
        vpxord zmm23, zmm23, [rbp + 640]            ;    56.2 p0+p2   77 z
        vpternlogd zmm23, zmm22, [r8 + 768], 0x96   ;    57.2 p5+p3   77 z
        vmovdqu64 zmm22, [rbp + 2752]               ;    52.0 p2      77 z
        vpxord zmm22, zmm22, [rbp + 704]            ;    58.0 p0+p3   77 z
        vpternlogd zmm22, zmm21, [r8 + 832], 0x96   ;    59.0 p5+p2   77 z
        vmovdqu64 zmm21, [rbp + 2816]               ;    53.2 p3      77 z
        vpxord zmm21, zmm21, [rbp + 768]            ;    59.2 p0+p2   77 z
        vpternlogd zmm21, zmm20, [r8 + 896], 0x96   ;    60.2 p5+p3   77 z
        vmovdqu64 zmm20, [rbp + 2880]               ;    55.0 p2      77 z
        vpxord zmm20, zmm20, [rbp + 832]            ;    61.0 p0+p3   77 z
        vpternlogd zmm20, zmm19, [r8 + 960], 0x96   ;    62.0 p5+p2   77 z
        vmovdqu64 zmm19, [rbp + 2944]               ;    56.2 p3      77 z
        vpxord zmm19, zmm19, [rbp + 896]            ;    62.2 p0+p2   77 z
        vpternlogd zmm19, zmm18, [r8 + 1024], 0x96  ;    63.2 p5+p3   77 z
        mov r10, qword [rbp + 7776]                 ;    37.3 p10     77 z reload
        vmovdqu64 [r10], zmm2                       ;    40.0 p8+p9   77 z
        vmovdqu64 zmm2, [rbp + 3008]                ;    58.0 p2      77 z
        vmovdqu64 zmm18, [rbp + 960]                ;    58.2 p3      77 z reload
        vpxord zmm2, zmm2, zmm18                    ;    64.2 p0      77 z
        vpternlogd zmm2, zmm17, [r8 + 1088], 0x96   ;    65.2 p5+p2   77 z
        vmovdqu64 [r10 + 64], zmm3                  ;    42.0 p7+p4   77 z
        vmovdqu64 zmm3, [rbp + 3072]                ;    59.2 p3      77 z
        vmovdqu64 zmm17, [rbp + 1024]               ;    60.0 p2      77 z reload
        vpxord zmm3, zmm3, zmm17                    ;    66.0 p0      77 z
        vpternlogd zmm3, zmm16, [r8 + 1152], 0x96   ;    67.0 p5+p3   77 z
        vmovdqu64 [r10 + 128], zmm0                 ;    43.2 p8+p9   77 z
        vmovdqu64 zmm0, [rbp + 3136]                ;    61.0 p2      77 z
        vmovdqu64 zmm16, [rbp + 1088]               ;    61.2 p3      77 z reload
        vpxord zmm0, zmm0, zmm16                    ;    67.2 p0      77 z
        vpternlogd zmm0, zmm15, [r8 + 1216], 0x96   ;    68.2 p5+p2   77 z
        vmovdqu64 [r10 + 192], zmm31                ;    45.0 p7+p4   77 z
        vmovdqu64 zmm15, [rbp + 3200]               ;    62.2 p3      77 z
        vmovdqu64 zmm31, [rbp + 1152]               ;    63.0 p2      77 z reload
        vpxord zmm15, zmm15, zmm31                  ;    69.0 p0      77 z
        vpternlogd zmm15, zmm14, [r8 + 1280], 0x96  ;    70.0 p5+p3   77 z
        vmovdqu64 [r10 + 256], zmm1                 ;    46.2 p8+p9   77 z
        vmovdqu64 zmm1, [rbp + 3264]                ;    64.0 p2      77 z
        vmovdqu64 zmm14, [rbp + 1216]               ;    64.2 p3      77 z reload
        vpxord zmm1, zmm1, zmm14                    ;    70.2 p0      77 z
        vpternlogd zmm1, zmm13, [r8 + 1344], 0x96   ;    71.2 p5+p2   77 z
        vmovdqu64 [r10 + 320], zmm30                ;    48.0 p7+p4   77 z
        vmovdqu64 zmm13, [rbp + 3328]               ;    65.2 p3      77 z
        vmovdqu64 zmm30, [rbp + 1280]               ;    66.0 p2      77 z reload
        vpxord zmm13, zmm13, zmm30                  ;    72.0 p0      77 z
        vpternlogd zmm13, zmm12, [r8 + 1408], 0x96  ;    73.0 p5+p3   77 z
        vmovdqu64 [r10 + 384], zmm29                ;    49.2 p8+p9   77 z
        vmovdqu64 zmm12, [rbp + 3392]               ;    67.0 p2      77 z
        vmovdqu64 zmm29, [rbp + 1344]               ;    67.2 p3      77 z reload
        vpxord zmm12, zmm12, zmm29                  ;    73.2 p0      77 z
        vpternlogd zmm12, zmm11, [r8 + 1472], 0x96  ;    74.2 p5+p2   77 z
        vmovdqu64 [r10 + 448], zmm28                ;    51.0 p7+p4   77 z
        vmovdqu64 zmm11, [rbp + 3456]               ;    68.2 p3      77 z
        vmovdqu64 zmm28, [rbp + 1408]               ;    69.0 p2      77 z reload
        vpxord zmm11, zmm11, zmm28                  ;    75.0 p0      77 z
        vpternlogd zmm11, zmm10, [r8 + 1536], 0x96  ;    76.0 p5+p3   77 z
        vmovdqu64 [r10 + 512], zmm27                ;    52.2 p8+p9   77 z
        vmovdqu64 zmm10, [rbp + 3520]               ;    70.0 p2      77 z
        vmovdqu64 zmm27, [rbp + 1472]               ;    70.2 p3      77 z reload
        vpxord zmm10, zmm10, zmm27                  ;    76.2 p0      77 z
        vmovdqu64 [r10 + 576], zmm26                ;    54.0 p7+p4   77 z
        vmovdqu64 zmm26, [r8 + 1600]                ;    71.0 p2      75 s0.25 reload
        vpternlogd zmm10, zmm9, zmm26, 0x96         ;    77.2 p5      77 z
        vmovdqu64 [r10 + 640], zmm25                ;    55.2 p8+p9   77 z
        vmovdqu64 zmm9, [rbp + 3584]                ;    71.2 p3      77 z
        vmovdqu64 zmm25, [rbp + 1536]               ;    72.0 p2      77 z reload
        vpxord zmm9, zmm9, zmm25                    ;    78.0 p0      77 z
        vpternlogd zmm9, zmm8, [r8 + 1664], 0x96    ;    79.0 p5+p3   77 z
        vmovdqu64 [r10 + 704], zmm24                ;    57.0 p7+p4   77 z
        vmovdqu64 zmm8, [rbp + 3648]                ;    73.0 p2      77 z
        vmovdqu64 zmm24, [rbp + 1600]               ;    73.2 p3      77 z reload
        vpxord zmm8, zmm8, zmm24                    ;    79.2 p0      77 z
        vmovdqu64 [r10 + 768], zmm23                ;    58.2 p8+p9   77 z
        vmovdqu64 zmm23, [r8 + 1728]                ;    74.0 p2      75 s0.27 reload
        vpternlogd zmm8, zmm7, zmm23, 0x96          ;    80.2 p5      77 z
        vmovdqu64 [r10 + 832], zmm22                ;    60.0 p7+p4   77 z
        vmovdqu64 zmm7, [rbp + 3712]                ;    74.2 p3      77 z
        vmovdqu64 zmm22, [rbp + 1664]               ;    75.0 p2      77 z reload
        vpxord zmm7, zmm7, zmm22                    ;    81.0 p0      77 z
        vmovdqu64 [r10 + 896], zmm21                ;    61.2 p8+p9   77 z
        vmovdqu64 zmm21, [r8 + 1792]                ;    75.2 p3      75 s0.28 reload
        vpternlogd zmm7, zmm6, zmm21, 0x96          ;    82.0 p5      77 z
        vmovdqu64 [r10 + 960], zmm20                ;    63.0 p7+p4   77 z
        vmovdqu64 zmm6, [rbp + 3776]                ;    76.0 p2      77 z
        vmovdqu64 zmm20, [rbp + 1728]               ;    76.2 p3      77 z reload
        vpxord zmm6, zmm6, zmm20                    ;    82.2 p0      77 z
        vmovdqu64 [r10 + 1024], zmm19               ;    64.2 p8+p9   77 z
        vmovdqu64 zmm19, [r8 + 1856]                ;    77.0 p2      75 s0.29 reload
        vpternlogd zmm6, zmm5, zmm19, 0x96          ;    83.2 p5      77 z
        vmovdqu64 [r10 + 1088], zmm2                ;    66.2 p7+p4   77 z
        vmovdqu64 zmm2, [rbp + 3840]                ;    77.2 p3      77 z
        vmovdqu64 zmm5, [rbp + 1792]                ;    78.0 p2      77 z reload
        vpxord zmm2, zmm2, zmm5                     ;    84.0 p0      77 z
        vmovdqu64 [r10 + 1152], zmm3                ;    68.0 p8+p9   77 z
        vmovdqu64 zmm3, [r8 + 1920]                 ;    78.2 p3      75 s0.30 reload
        vpternlogd zmm2, zmm4, zmm3, 0x96           ;    85.0 p5      77 z
        vmovdqu64 [r10 + 1216], zmm0                ;    69.2 p7+p4   77 z
        vmovdqu64 zmm0, [rbp + 3904]                ;    79.0 p2      77 z
        vmovdqu64 zmm4, [rbp + 1856]                ;    79.2 p3      77 z reload
        vpxord zmm0, zmm0, zmm4                     ;    85.2 p0      77 z
        vmovdqu64 [r10 + 1280], zmm15               ;    71.0 p8+p9   77 z
        vmovdqu64 zmm15, [r9 + 1920]                ;    80.0 p2      76 s15.30 reload
        vpternlogd zmm0, zmm15, [r9 + 1984], 0x96   ;    86.2 p5+p3   77 z
        vmovdqu64 [r10 + 1344], zmm1                ;    72.2 p7+p4   77 z
        vmovdqu64 zmm1, [r8 + 1984]                 ;    81.0 p2      75 s0.31 reload
        vmovdqu64 zmm15, [rbp + 3968]               ;    81.2 p3      77 z reload
        vpternlogd zmm0, zmm15, zmm1, 0x96          ;    87.2 p0      77 z
        vmovdqu64 [r10 + 1408], zmm13               ;    74.0 p8+p9   77 z
        vmovdqu64 [r10 + 1472], zmm12               ;    75.2 p7+p4   77 z
        vmovdqu64 [r10 + 1536], zmm11               ;    77.0 p8+p9   77 z
        vmovdqu64 [r10 + 1600], zmm10               ;    78.2 p7+p4   77 z
        vmovdqu64 [r10 + 1664], zmm9                ;    80.0 p8+p9   77 z
        vmovdqu64 [r10 + 1728], zmm8                ;    81.2 p7+p4   77 z
        vmovdqu64 [r10 + 1792], zmm7                ;    83.0 p8+p9   77 z
        vmovdqu64 [r10 + 1856], zmm6                ;    84.2 p7+p4   77 z
        vmovdqu64 [r10 + 1920], zmm2                ;    86.0 p8+p9   77 z
        mov r11, qword [rbp + 7792]                 ;    55.8 p10     78 r1_next.0 reload
        vmovdqu64 zmm2, [r11]                       ;    82.0 p2      78 r1_next.0
        vmovdqu64 [r10 + 1984], zmm0                ;    88.2 p7+p4   77 z
        vmovdqu64 zmm0, [r11 + 64]                  ;    82.2 p3      78 r1_next.1
        vmovdqu64 zmm6, [r11 + 128]                 ;    83.0 p2      78 r1_next.2
        vmovdqu64 zmm7, [r11 + 192]                 ;    83.2 p3      78 r1_next.3
        vmovdqu64 zmm8, [r11 + 256]                 ;    84.0 p2      78 r1_next.4
        vmovdqu64 zmm9, [r11 + 320]                 ;    84.2 p3      78 r1_next.5
        vmovdqu64 zmm10, [r11 + 384]                ;    85.0 p2      78 r1_next.6
        vmovdqu64 zmm11, [r11 + 448]                ;    85.2 p3      78 r1_next.7
        vmovdqu64 zmm12, [r11 + 512]                ;    86.0 p2      78 r1_next.8
        vmovdqu64 zmm13, [r11 + 576]                ;    86.2 p3      78 r1_next.9
        vmovdqu64 zmm15, [r11 + 640]                ;    87.0 p2      78 r1_next.10
        vmovdqu64 zmm19, [r11 + 704]                ;    87.2 p3      78 r1_next.11
        vmovdqu64 zmm1, [r11 + 768]                 ;    88.0 p2      78 r1_next.12
        vmovdqu64 zmm26, [r11 + 832]                ;    88.2 p3      78 r1_next.13
        vmovdqu64 zmm21, [r11 + 896]                ;    89.0 p2      78 r1_next.14
        vmovdqu64 zmm23, [r11 + 960]                ;    89.2 p3      78 r1_next.15
        vmovdqu64 zmm3, [r11 + 1024]                ;    90.0 p2      78 r1_next.16
        vmovdqu64 zmm20, [r11 + 1088]               ;    90.2 p3      78 r1_next.17
        vmovdqu64 zmm25, [r11 + 1152]               ;    91.0 p2      78 r1_next.18
        vmovdqu64 zmm28, [r11 + 1216]               ;    91.2 p3      78 r1_next.19
        vmovdqu64 zmm5, [r11 + 1280]                ;    92.0 p2      78 r1_next.20
        vmovdqu64 zmm27, [r11 + 1344]               ;    92.2 p3      78 r1_next.21
        vmovdqu64 zmm24, [r11 + 1408]               ;    93.0 p2      78 r1_next.22
        vmovdqu64 zmm22, [r11 + 1472]               ;    93.2 p3      78 r1_next.23
        vmovdqu64 zmm4, [r11 + 1536]                ;    94.0 p2      78 r1_next.24
        vmovdqu64 zmm14, [r11 + 1600]               ;    94.2 p3      78 r1_next.25
        vmovdqu64 zmm17, [r11 + 1664]               ;    95.0 p2      78 r1_next.26
        vmovdqu64 zmm30, [r11 + 1728]               ;    95.2 p3      78 r1_next.27
        vmovdqu64 zmm18, [r11 + 1792]               ;    96.0 p2      78 r1_next.28
        vmovdqu64 zmm16, [r11 + 1856]               ;    96.2 p3      78 r1_next.29
        vmovdqu64 zmm31, [r11 + 1920]               ;    97.0 p2      78 r1_next.30
        vpxord zmm29, zmm2, [rbp + 1920]            ;    97.2 p5+p3   78 r1_next
        vpternlogd zmm2, zmm0, [rbp + 1920], 0x6c   ;    98.0 p0+p2   78 r1_next
        vmovdqu64 [rbp + 3968], zmm29               ;    98.2 p8+p9   78 r1_next spill
        vpxord zmm29, zmm2, [rbp + 1984]            ;    99.0 p5+p3   78 r1_next
        vpternlogd zmm2, zmm0, [rbp + 1984], 0x60   ;    99.0 p0+p2   78 r1_next
        vpternlogd zmm2, zmm0, zmm6, 0x96           ;   100.0 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2048]                ;    99.2 p3      77 z reload
        vmovdqu64 [rbp + 4032], zmm29               ;   100.0 p7+p4   78 r1_next spill
        vpxord zmm29, zmm2, zmm0                    ;   105.2 p0      78 r1_next
        vpternlogd zmm2, zmm0, zmm6, 0x60           ;   105.2 p5      78 r1_next
        vpternlogd zmm2, zmm6, zmm7, 0x96           ;   106.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2112]                ;   100.0 p2      77 z reload
        vmovdqa64 zmm6, zmm2                        ;   107.2         78 r1_next copy
        vpternlogd zmm6, zmm7, zmm0, 0x60           ;   107.2 p5      78 r1_next
        vpxord zmm2, zmm2, zmm0                     ;   107.2 p0      78 r1_next
        vpternlogd zmm6, zmm7, zmm8, 0x96           ;   108.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2176]                ;   100.2 p3      77 z reload
        vmovdqa64 zmm7, zmm6                        ;   109.2         78 r1_next copy
        vpternlogd zmm7, zmm8, zmm0, 0x60           ;   109.2 p0      78 r1_next
        vpxord zmm6, zmm6, zmm0                     ;   109.2 p5      78 r1_next
        vpternlogd zmm7, zmm8, zmm9, 0x96           ;   110.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2240]                ;   101.0 p2      77 z reload
        vmovdqa64 zmm8, zmm7                        ;   111.2         78 r1_next copy
        vpternlogd zmm8, zmm9, zmm0, 0x60           ;   111.2 p5      78 r1_next
        vpxord zmm7, zmm7, zmm0                     ;   111.2 p0      78 r1_next
        vpternlogd zmm8, zmm9, zmm10, 0x96          ;   112.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2304]                ;   101.2 p3      77 z reload
        vmovdqa64 zmm9, zmm8                        ;   113.2         78 r1_next copy
        vpternlogd zmm9, zmm10, zmm0, 0x60          ;   113.2 p0      78 r1_next
        vpxord zmm8, zmm8, zmm0                     ;   113.2 p5      78 r1_next
        vpternlogd zmm9, zmm10, zmm11, 0x96         ;   114.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2368]                ;   102.0 p2      77 z reload
        vmovdqa64 zmm10, zmm9                       ;   115.2         78 r1_next copy
        vpternlogd zmm10, zmm11, zmm0, 0x60         ;   115.2 p5      78 r1_next
        vpxord zmm9, zmm9, zmm0                     ;   115.2 p0      78 r1_next
        vpternlogd zmm10, zmm11, zmm12, 0x96        ;   116.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2432]                ;   102.2 p3      77 z reload
        vmovdqa64 zmm11, zmm10                      ;   117.2         78 r1_next copy
        vpternlogd zmm11, zmm12, zmm0, 0x60         ;   117.2 p0      78 r1_next
        vpxord zmm10, zmm10, zmm0                   ;   117.2 p5      78 r1_next
        vpternlogd zmm11, zmm12, zmm13, 0x96        ;   118.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2496]                ;   103.0 p2      77 z reload
        vmovdqa64 zmm12, zmm11                      ;   119.2         78 r1_next copy
        vpternlogd zmm12, zmm13, zmm0, 0x60         ;   119.2 p5      78 r1_next
        vpxord zmm11, zmm11, zmm0                   ;   119.2 p0      78 r1_next
        vpternlogd zmm12, zmm13, zmm15, 0x96        ;   120.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2560]                ;   103.2 p3      77 z reload
        vmovdqa64 zmm13, zmm12                      ;   121.2         78 r1_next copy
        vpternlogd zmm13, zmm15, zmm0, 0x60         ;   121.2 p0      78 r1_next
        vpxord zmm12, zmm12, zmm0                   ;   121.2 p5      78 r1_next
        vpternlogd zmm13, zmm15, zmm19, 0x96        ;   122.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2624]                ;   104.0 p2      77 z reload
        vmovdqa64 zmm15, zmm13                      ;   123.2         78 r1_next copy
        vpternlogd zmm15, zmm19, zmm0, 0x60         ;   123.2 p5      78 r1_next
        vpxord zmm13, zmm13, zmm0                   ;   123.2 p0      78 r1_next
        vpternlogd zmm15, zmm19, zmm1, 0x96         ;   124.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2688]                ;   104.2 p3      77 z reload
        vmovdqa64 zmm19, zmm15                      ;   125.2         78 r1_next copy
        vpternlogd zmm19, zmm1, zmm0, 0x60          ;   125.2 p0      78 r1_next
        vpxord zmm15, zmm15, zmm0                   ;   125.2 p5      78 r1_next
        vpternlogd zmm19, zmm1, zmm26, 0x96         ;   126.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2752]                ;   105.0 p2      77 z reload
        vmovdqa64 zmm1, zmm19                       ;   127.2         78 r1_next copy
        vpternlogd zmm1, zmm26, zmm0, 0x60          ;   127.2 p5      78 r1_next
        vpxord zmm19, zmm19, zmm0                   ;   127.2 p0      78 r1_next
        vpternlogd zmm1, zmm26, zmm21, 0x96         ;   128.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2816]                ;   105.2 p3      77 z reload
        vmovdqa64 zmm26, zmm1                       ;   129.2         78 r1_next copy
        vpternlogd zmm26, zmm21, zmm0, 0x60         ;   129.2 p0      78 r1_next
        vpxord zmm1, zmm1, zmm0                     ;   129.2 p5      78 r1_next
        vpternlogd zmm26, zmm21, zmm23, 0x96        ;   130.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 2880]                ;   106.0 p2      77 z reload
        vmovdqa64 zmm21, zmm26                      ;   131.2         78 r1_next copy
        vpternlogd zmm21, zmm23, zmm0, 0x60         ;   131.2 p5      78 r1_next
        vpxord zmm26, zmm26, zmm0                   ;   131.2 p0      78 r1_next
        vpternlogd zmm21, zmm23, zmm3, 0x96         ;   132.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 2944]                ;   106.2 p3      77 z reload
        vmovdqa64 zmm23, zmm21                      ;   133.2         78 r1_next copy
        vpternlogd zmm23, zmm3, zmm0, 0x60          ;   133.2 p0      78 r1_next
        vpxord zmm21, zmm21, zmm0                   ;   133.2 p5      78 r1_next
        vpternlogd zmm23, zmm3, zmm20, 0x96         ;   134.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3008]                ;   107.0 p2      77 z reload
        vmovdqa64 zmm3, zmm23                       ;   135.2         78 r1_next copy
        vpternlogd zmm3, zmm20, zmm0, 0x60          ;   135.2 p5      78 r1_next
        vpxord zmm23, zmm23, zmm0                   ;   135.2 p0      78 r1_next
        vpternlogd zmm3, zmm20, zmm25, 0x96         ;   136.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3072]                ;   107.2 p3      77 z reload
        vmovdqa64 zmm20, zmm3                       ;   137.2         78 r1_next copy
        vpternlogd zmm20, zmm25, zmm0, 0x60         ;   137.2 p0      78 r1_next
        vpxord zmm3, zmm3, zmm0                     ;   137.2 p5      78 r1_next
        vpternlogd zmm20, zmm25, zmm28, 0x96        ;   138.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3136]                ;   108.0 p2      77 z reload
        vmovdqa64 zmm25, zmm20                      ;   139.2         78 r1_next copy
        vpternlogd zmm25, zmm28, zmm0, 0x60         ;   139.2 p5      78 r1_next
        vpxord zmm20, zmm20, zmm0                   ;   139.2 p0      78 r1_next
        vpternlogd zmm25, zmm28, zmm5, 0x96         ;   140.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3200]                ;   108.2 p3      77 z reload
        vmovdqa64 zmm28, zmm25                      ;   141.2         78 r1_next copy
        vpternlogd zmm28, zmm5, zmm0, 0x60          ;   141.2 p0      78 r1_next
        vpxord zmm25, zmm25, zmm0                   ;   141.2 p5      78 r1_next
        vpternlogd zmm28, zmm5, zmm27, 0x96         ;   142.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3264]                ;   109.0 p2      77 z reload
        vmovdqa64 zmm5, zmm28                       ;   143.2         78 r1_next copy
        vpternlogd zmm5, zmm27, zmm0, 0x60          ;   143.2 p5      78 r1_next
        vpxord zmm28, zmm28, zmm0                   ;   143.2 p0      78 r1_next
        vpternlogd zmm5, zmm27, zmm24, 0x96         ;   144.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3328]                ;   109.2 p3      77 z reload
        vmovdqa64 zmm27, zmm5                       ;   145.2         78 r1_next copy
        vpternlogd zmm27, zmm24, zmm0, 0x60         ;   145.2 p0      78 r1_next
        vpxord zmm5, zmm5, zmm0                     ;   145.2 p5      78 r1_next
        vpternlogd zmm27, zmm24, zmm22, 0x96        ;   146.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3392]                ;   110.0 p2      77 z reload
        vmovdqa64 zmm24, zmm27                      ;   147.2         78 r1_next copy
        vpternlogd zmm24, zmm22, zmm0, 0x60         ;   147.2 p5      78 r1_next
        vpxord zmm27, zmm27, zmm0                   ;   147.2 p0      78 r1_next
        vpternlogd zmm24, zmm22, zmm4, 0x96         ;   148.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3456]                ;   110.2 p3      77 z reload
        vpxord zmm22, zmm24, zmm0                   ;   149.2 p0      78 r1_next
        vpternlogd zmm24, zmm0, zmm4, 0x60          ;   149.2 p5      78 r1_next
        vpternlogd zmm24, zmm4, zmm14, 0x96         ;   150.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3520]                ;   111.0 p2      77 z reload
        vpxord zmm4, zmm24, zmm0                    ;   151.2 p5      78 r1_next
        vpternlogd zmm24, zmm0, zmm14, 0x60         ;   151.2 p0      78 r1_next
        vpternlogd zmm24, zmm14, zmm17, 0x96        ;   152.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3584]                ;   111.2 p3      77 z reload
        vpxord zmm14, zmm24, zmm0                   ;   153.2 p0      78 r1_next
        vpternlogd zmm24, zmm0, zmm17, 0x60         ;   153.2 p5      78 r1_next
        vpternlogd zmm24, zmm17, zmm30, 0x96        ;   154.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3648]                ;   112.0 p2      77 z reload
        vpxord zmm17, zmm24, zmm0                   ;   155.2 p5      78 r1_next
        vpternlogd zmm24, zmm0, zmm30, 0x60         ;   155.2 p0      78 r1_next
        vpternlogd zmm24, zmm30, zmm18, 0x96        ;   156.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3712]                ;   112.2 p3      77 z reload
        vpxord zmm30, zmm24, zmm0                   ;   157.2 p0      78 r1_next
        vpternlogd zmm24, zmm0, zmm18, 0x60         ;   157.2 p5      78 r1_next
        vpternlogd zmm24, zmm18, zmm16, 0x96        ;   158.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 3776]                ;   113.0 p2      77 z reload
        vpxord zmm18, zmm24, zmm0                   ;   159.2 p5      78 r1_next
        vpternlogd zmm24, zmm0, zmm16, 0x60         ;   159.2 p0      78 r1_next
        vpternlogd zmm24, zmm16, zmm31, 0x96        ;   160.2 p5      78 r1_next
        vmovdqu64 zmm0, [rbp + 3840]                ;   113.2 p3      77 z reload
        vpxord zmm16, zmm24, zmm0                   ;   161.2 p0      78 r1_next
        vpternlogd zmm24, zmm0, zmm31, 0x60         ;   161.2 p5      78 r1_next
        vmovdqu64 zmm0, [r11 + 1984]                ;   114.0 p2      78 r1_next
        vpxord zmm0, zmm0, [rbp + 3904]             ;   120.0 p0+p3   78 r1_next
        vpternlogd zmm0, zmm24, zmm31, 0x96         ;   162.2 p5      78 r1_next
        vmovdqu64 zmm24, [rbp + 256]                ;   115.0 p2      66 r2
        vmovdqu64 zmm31, [rbp - 128]                ;   115.2 p3      66 r2
        vmovdqu64 [rbp + 4096], zmm0                ;   163.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm0, [rbp + 320]                 ;   116.0 p2      66 r2
        vmovdqu64 [rbp + 4160], zmm16               ;   162.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm16, [rbp + 128]                ;   116.2 p3      77 z reload
        vmovdqu64 [rbp + 4224], zmm18               ;   160.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm18, [rbp + 320]                ;   117.0 p2      66 r2
        vpternlogd zmm18, zmm16, [rbp + 128], 0xc3  ;   123.0 p0+p3   66 r2
        vmovdqu64 [rbp + 4288], zmm30               ;   158.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm30, zmm18                      ;   124.0         66 r2 copy
        vmovdqu64 [rbp + 4352], zmm17               ;   156.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm17, [rbp - 128]                ;   118.0 p2      66 r2
        vmovdqu64 [rbp + 4416], zmm14               ;   154.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm14, [rbp + 64]                 ;   118.2 p3      66 r2
        vpternlogd zmm14, zmm18, [rbp - 64], 0x69   ;   124.2 p5+p2   66 r2
        vpxord zmm24, zmm24, zmm14                  ;   125.2 p0      66 r2
        vpxord zmm31, zmm31, zmm14                  ;   125.2 p5      66 r2
        vmovdqu64 [rbp + 4480], zmm4                ;   152.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm4, zmm24                       ;   126.2         66 r2 copy
        vmovdqu64 [rbp + 4544], zmm22               ;   150.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm22, zmm14                      ;   125.2         66 r2 copy
        vmovdqu64 [rbp + 4608], zmm27               ;   148.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm27, zmm31                      ;   126.2         66 r2 copy
        vmovdqu64 [rbp + 4672], zmm5                ;   146.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm5, [rbp + 192]                 ;   119.2 p3      66 r2
        vpternlogd zmm5, zmm24, [rbp + 192], 0xc3   ;   126.2 p0+p2   66 r2
        vpxord zmm17, zmm17, zmm5                   ;   127.2 p5      66 r2
        vmovdqu64 [rbp + 4736], zmm28               ;   144.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm28, zmm5                       ;   127.2         66 r2 copy
        vpternlogd zmm28, zmm16, [rbp - 128], 0x18  ;   127.2 p0+p3   66 r2
        vmovdqu64 [rbp + 4800], zmm25               ;   142.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm25, [rbp + 0]                  ;   121.0 p2      66 r2
        vpxord zmm25, zmm25, [rbp - 128]            ;   127.0 p5+p3   66 r2
        vpternlogd zmm25, zmm31, [rbp + 320], 0x2d  ;   128.0 p0+p2   66 r2
        vmovdqu64 [rbp + 4864], zmm20               ;   140.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm20, [rbp + 64]                 ;   122.2 p3      66 r2
        vpternlogd zmm20, zmm31, [rbp + 0], 0x96    ;   128.2 p5+p2   66 r2
        vpxord zmm4, zmm4, zmm20                    ;   129.2 p0      66 r2
        vpxord zmm0, zmm0, zmm4                     ;   130.2 p5      66 r2
        vmovdqu64 [rbp + 4928], zmm3                ;   138.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm3, zmm5                        ;   127.2         66 r2 copy
        vpternlogd zmm3, zmm4, zmm18, 0xf9          ;   130.2 p0      66 r2
        vmovdqu64 [rbp + 4992], zmm23               ;   136.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm23, zmm5                       ;   127.2         66 r2 copy
        vpternlogd zmm23, zmm20, zmm16, 0x69        ;   129.2 p5      66 r2
        vmovdqu64 [rbp + 5056], zmm21               ;   134.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm21, [rbp + 192]                ;   123.2 p3      77 z reload
        vpternlogd zmm18, zmm21, [rbp + 0], 0x69    ;   129.2 p0+p2   66 r2
        vmovdqa64 zmm21, zmm5                       ;   127.2         66 r2 copy
        vpternlogd zmm21, zmm18, zmm18, 0xc3        ;   130.2 p5      66 r2
        vpxord zmm22, zmm22, zmm21                  ;   131.2 p0      66 r2
        vpxord zmm30, zmm30, zmm21                  ;   131.2 p5      66 r2
        vpxord zmm27, zmm27, zmm18                  ;   130.2 p0      66 r2
        vmovdqu64 [rbp + 5120], zmm26               ;   132.2 p8+p9   78 r1_next spill
        vpord zmm26, zmm27, [rbp + 320]             ;   131.2 p5+p3   66 r2
        vmovdqu64 [rbp + 5184], zmm1                ;   130.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm1, zmm23                       ;   130.2         66 r2 copy
        vpternlogd zmm1, zmm18, zmm18, 0xf3         ;   130.2 p0      66 r2
        vmovdqu64 [rbp + 5248], zmm19               ;   128.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm19, [rbp + 64]                 ;   125.0 p2      66 r2
        vpternlogd zmm19, zmm0, [rbp - 128], 0xd2   ;   131.2 p5+p3   66 r2
        vpternlogd zmm30, zmm3, zmm19, 0x96         ;   132.2 p0      66 r2
        vpternlogd zmm19, zmm22, zmm20, 0xb4        ;   132.2 p5      66 r2
        vpternlogd zmm25, zmm28, zmm19, 0x69        ;   133.2 p0      66 r2
        vpternlogd zmm1, zmm26, zmm30, 0x69         ;   133.2 p5      66 r2
        vpternlogd zmm30, zmm21, zmm24, 0x87        ;   133.2 p0      66 r2
        vpternlogd zmm19, zmm23, zmm27, 0x78        ;   133.2 p5      66 r2
        vmovdqa64 zmm3, zmm30                       ;   134.2         66 r2 copy
        vpternlogd zmm3, zmm4, zmm14, 0x87          ;   134.2 p0      66 r2
        vpternlogd zmm19, zmm30, zmm3, 0x96         ;   135.2 p5      66 r2
        vmovdqa64 zmm26, zmm19                      ;   136.2         66 r2 copy
        vpternlogd zmm26, zmm3, zmm1, 0x59          ;   136.2 p0      66 r2
        vmovdqa64 zmm28, zmm26                      ;   137.2         66 r2 copy
        vpternlogd zmm28, zmm3, zmm25, 0x36         ;   137.2 p5      66 r2
        vmovdqa64 zmm30, zmm28                      ;   138.2         66 r2 copy
        vpternlogd zmm30, zmm19, zmm25, 0x9a        ;   138.2 p0      66 r2
        vpternlogd zmm28, zmm19, zmm25, 0x53        ;   138.2 p5      66 r2
        vpxord zmm19, zmm30, zmm28                  ;   139.2 p0      66 r2
        vpternlogd zmm26, zmm25, zmm19, 0x39        ;   140.2 p5      66 r2
        vmovdqa64 zmm25, zmm26                      ;   141.2         66 r2 copy
        vpternlogd zmm25, zmm3, zmm1, 0xc6          ;   141.2 p0      66 r2
        vpternlogd zmm26, zmm3, zmm1, 0xd1          ;   141.2 p5      66 r2
        vmovdqa64 zmm1, zmm30                       ;   139.2         66 r2 copy
        vpternlogd zmm1, zmm27, [rbp + 64], 6       ;   139.2 p0+p2   66 r2
        vpternlogd zmm20, zmm1, zmm25, 0x93         ;   142.2 p5      66 r2
        vpxord zmm3, zmm25, zmm26                   ;   142.2 p0      66 r2
        vpternlogd zmm16, zmm3, zmm5, 0xde          ;   143.2 p5      66 r2
        vpandnd zmm27, zmm26, zmm27                 ;   142.2 p0      66 r2
        vpternlogd zmm22, zmm27, zmm25, 0x93        ;   143.2 p5      66 r2
        vpternlogd zmm25, zmm28, zmm28, 0xc3        ;   142.2 p0      66 r2
        vpandd zmm24, zmm24, zmm28                  ;   139.2 p5      66 r2
        vpternlogd zmm27, zmm3, zmm17, 0x1e         ;   143.2 p0      66 r2
        vmovdqu64 zmm3, [rbp + 320]                 ;   126.2 p3      77 z reload
        vmovdqa64 zmm17, zmm19                      ;   140.2         66 r2 copy
        vpternlogd zmm17, zmm23, zmm3, 0xf9         ;   140.2 p5      66 r2
        vpternlogd zmm1, zmm17, zmm3, 0x96          ;   141.2 p0      66 r2
        vpternlogd zmm17, zmm16, zmm20, 0x96        ;   144.2 p5      66 r2
        vpandd zmm3, zmm3, zmm25                    ;   143.2 p0      66 r2
        vmovdqu64 [rbp + 5312], zmm15               ;   126.2 p7+p4   78 r1_next spill
        vpxord zmm15, zmm19, zmm26                  ;   142.2 p5      66 r2
        vpternlogd zmm4, zmm25, zmm15, 0x6f         ;   143.2 p0      66 r2
        vpternlogd zmm1, zmm3, zmm4, 0x96           ;   144.2 p5      66 r2
        vpternlogd zmm16, zmm0, zmm15, 0x78         ;   144.2 p0      66 r2
        vmovdqa64 zmm0, zmm25                       ;   143.2         66 r2 copy
        vpternlogd zmm0, zmm15, [rbp - 128], 0x7d   ;   143.2 p5+p2   66 r2
        vpternlogd zmm25, zmm14, zmm0, 0xa6         ;   144.2 p0      66 r2
        vmovdqa64 zmm3, zmm25                       ;   145.2         66 r2 copy
        vpternlogd zmm3, zmm22, zmm17, 0x96         ;   145.2 p5      66 r2
        vpternlogd zmm26, zmm23, zmm3, 0xa6         ;   146.2 p0      66 r2
        vpternlogd zmm16, zmm4, zmm26, 0x69         ;   147.2 p5      66 r2
        vpternlogd zmm28, zmm21, zmm16, 0x95        ;   148.2 p0      66 r2
        vpternlogd zmm19, zmm18, zmm28, 0xa6        ;   149.2 p5      66 r2
        vpternlogd zmm24, zmm26, zmm20, 0x69        ;   147.2 p0      66 r2
        vmovdqu64 zmm4, [rbp + 640]                 ;   127.2 p3      77 z reload
        vmovdqu64 zmm14, [rbp + 832]                ;   128.0 p2      66 r2
        vpternlogd zmm14, zmm4, zmm4, 0xc3          ;   145.8 p5      66 r2
        vpternlogd zmm25, zmm30, zmm5, 0x1e         ;   146.3 p0      66 r2
        vmovdqu64 zmm5, [rbp + 576]                 ;   128.2 p3      66 r2
        vpternlogd zmm5, zmm14, [rbp + 448], 0x69   ;   146.8 p5+p2   66 r2
        vpxord zmm18, zmm5, [rbp + 768]             ;   147.8 p0+p3   66 r2
        vmovdqu64 zmm20, [rbp + 384]                ;   130.0 p2      77 z reload
        vpxord zmm21, zmm5, zmm20                   ;   147.8 p5      66 r2
        vmovdqu64 zmm23, [rbp + 512]                ;   130.2 p3      77 z reload
        vmovdqu64 zmm26, [rbp + 576]                ;   131.0 p2      66 r2
        vpternlogd zmm26, zmm21, zmm23, 0x96        ;   148.8 p0      66 r2
        vpxord zmm30, zmm18, zmm26                  ;   149.8 p5      66 r2
        vmovdqu64 [rbp + 5376], zmm13               ;   124.2 p8+p9   78 r1_next spill
        vpxord zmm13, zmm30, [rbp + 832]            ;   150.8 p0+p3   66 r2
        vmovdqu64 [rbp + 512], zmm12                ;   122.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm12, zmm5                       ;   147.8         66 r2 copy
        vmovdqu64 [rbp + 448], zmm11                ;   120.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm11, zmm14                      ;   146.8         66 r2 copy
        vmovdqu64 [rbp + 384], zmm10                ;   118.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm10, zmm21                      ;   148.8         66 r2 copy
        vmovdqu64 [rbp + 320], zmm9                 ;   116.2 p8+p9   78 r1_next spill
        vpxord zmm9, zmm23, zmm20                   ;   149.8 p5      66 r2
        vpternlogd zmm23, zmm14, [rbp + 704], 0x69  ;   150.3 p0+p2   66 r2
        vpxord zmm10, zmm10, zmm23                  ;   151.3 p5      66 r2
        vpternlogd zmm9, zmm21, [rbp + 832], 0x2d   ;   151.3 p0+p3   66 r2
        vmovdqu64 [rbp + 256], zmm8                 ;   114.2 p7+p4   78 r1_next spill
        vpord zmm8, zmm10, [rbp + 832]              ;   152.3 p5+p2   66 r2
        vmovdqu64 [rbp + 192], zmm7                 ;   115.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm7, zmm13                       ;   151.8         66 r2 copy
        vpternlogd zmm7, zmm20, [rbp + 576], 0xa6   ;   152.3 p0+p3   66 r2
        vmovdqu64 [rbp + 128], zmm6                 ;   115.3 p7+p4   78 r1_next spill
        vmovdqu64 zmm6, [rbp + 704]                 ;   134.0 p2      66 r2
        vpternlogd zmm6, zmm18, [rbp + 704], 0xc3   ;   152.8 p5+p3   66 r2
        vpternlogd zmm14, zmm6, zmm30, 0xed         ;   153.8 p0      66 r2
        vmovdqu64 [rbp + 64], zmm2                  ;   117.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm2, zmm6                        ;   153.8         66 r2 copy
        vpternlogd zmm2, zmm23, zmm23, 0xc3         ;   153.8 p5      66 r2
        vpxord zmm12, zmm12, zmm2                   ;   154.8 p0      66 r2
        vpxord zmm11, zmm11, zmm2                   ;   154.8 p5      66 r2
        vpternlogd zmm11, zmm14, zmm7, 0x69         ;   155.8 p0      66 r2
        vpternlogd zmm7, zmm12, zmm26, 0xb4         ;   155.8 p5      66 r2
        vmovdqa64 zmm14, zmm6                       ;   153.8         66 r2 copy
        vpternlogd zmm14, zmm4, zmm20, 0x18         ;   156.3 p0      66 r2
        vpternlogd zmm9, zmm14, zmm7, 0x69          ;   157.3 p5      66 r2
        vmovdqa64 zmm14, zmm6                       ;   153.8         66 r2 copy
        vpternlogd zmm14, zmm26, zmm4, 0x69         ;   157.3 p0      66 r2
        vpternlogd zmm7, zmm14, zmm10, 0x78         ;   158.3 p5      66 r2
        vmovdqu64 [rbp + 0], zmm29                  ;   117.3 p7+p4   78 r1_next spill
        vmovdqa64 zmm29, zmm14                      ;   158.3         66 r2 copy
        vpternlogd zmm29, zmm23, zmm23, 0xf3        ;   158.3 p0      66 r2
        vpternlogd zmm29, zmm8, zmm11, 0x96         ;   159.3 p5      66 r2
        vpternlogd zmm11, zmm2, zmm18, 0x78         ;   159.3 p0      66 r2
        vmovdqa64 zmm8, zmm11                       ;   160.3         66 r2 copy
        vpternlogd zmm8, zmm30, zmm5, 0x87          ;   160.3 p5      66 r2
        vpternlogd zmm7, zmm11, zmm8, 0x96          ;   161.3 p0      66 r2
        vmovdqa64 zmm11, zmm7                       ;   162.3         66 r2 copy
        vpternlogd zmm11, zmm8, zmm29, 0x59         ;   162.3 p5      66 r2
        vmovdqu64 [rbp + 5440], zmm3                ;   146.2 p8+p9   66 r2 spill
        vmovdqa64 zmm3, zmm11                       ;   163.3         66 r2 copy
        vpternlogd zmm3, zmm8, zmm9, 0x36           ;   163.3 p0      66 r2
        vmovdqu64 [rbp + 5504], zmm1                ;   145.2 p7+p4   66 r2 spill
        vmovdqa64 zmm1, zmm3                        ;   164.3         66 r2 copy
        vpternlogd zmm1, zmm7, zmm9, 0x9a           ;   164.3 p5      66 r2
        vpternlogd zmm3, zmm7, zmm9, 0x53           ;   164.3 p0      66 r2
        vpxord zmm7, zmm1, zmm3                     ;   165.3 p5      66 r2
        vpternlogd zmm11, zmm9, zmm7, 0x39          ;   166.3 p0      66 r2
        vmovdqa64 zmm9, zmm11                       ;   167.3         66 r2 copy
        vpternlogd zmm9, zmm8, zmm29, 0xc6          ;   167.3 p5      66 r2
        vpternlogd zmm11, zmm8, zmm29, 0xd1         ;   167.3 p0      66 r2
        vmovdqa64 zmm8, zmm1                        ;   165.3         66 r2 copy
        vpternlogd zmm8, zmm10, [rbp + 576], 6      ;   165.3 p5+p2   66 r2
        vpternlogd zmm26, zmm8, zmm9, 0x93          ;   168.3 p0      66 r2
        vpxord zmm29, zmm9, zmm11                   ;   168.3 p5      66 r2
        vpternlogd zmm4, zmm29, zmm6, 0xde          ;   169.3 p0      66 r2
        vpandnd zmm10, zmm11, zmm10                 ;   168.3 p5      66 r2
        vpternlogd zmm12, zmm10, zmm9, 0x93         ;   169.3 p0      66 r2
        vpternlogd zmm9, zmm3, zmm3, 0xc3           ;   168.3 p5      66 r2
        vpandd zmm18, zmm18, zmm3                   ;   168.3 p0      66 r2
        vpord zmm1, zmm1, zmm6                      ;   168.8 p5      66 r2
        vpternlogd zmm29, zmm6, zmm20, 0xf6         ;   169.3 p0      66 r2
        vpxord zmm6, zmm11, zmm7                    ;   169.8 p5      66 r2
        vpternlogd zmm20, zmm9, zmm6, 0x6f          ;   170.8 p0      66 r2
        vpternlogd zmm5, zmm20, zmm9, 0x9c          ;   171.8 p5      66 r2
        vpternlogd zmm30, zmm9, zmm6, 0x6f          ;   171.3 p0      66 r2
        vpternlogd zmm13, zmm6, zmm4, 0x6a          ;   171.8 p5      66 r2
        vpternlogd zmm6, zmm21, zmm12, 0x6a         ;   172.3 p0      66 r2
        vmovdqu64 zmm21, [rbp + 832]                ;   135.2 p3      77 z reload
        vmovdqu64 [rbp + 5568], zmm17               ;   145.2 p8+p9   66 r2 spill
        vmovdqa64 zmm17, zmm7                       ;   166.3         66 r2 copy
        vpternlogd zmm17, zmm14, zmm21, 0xf9        ;   172.8 p5      66 r2
        vpternlogd zmm4, zmm17, zmm26, 0x96         ;   173.8 p0      66 r2
        vpternlogd zmm12, zmm5, zmm4, 0x96          ;   174.8 p5      66 r2
        vpternlogd zmm17, zmm8, zmm21, 0x96         ;   174.3 p0      66 r2
        vpternlogd zmm17, zmm9, zmm21, 0x78         ;   175.3 p5      66 r2
        vpternlogd zmm11, zmm14, zmm12, 0xa6        ;   175.8 p0      66 r2
        vpternlogd zmm13, zmm11, zmm30, 0x69        ;   176.8 p5      66 r2
        vpternlogd zmm3, zmm2, zmm13, 0x95          ;   177.8 p0      66 r2
        vpternlogd zmm7, zmm23, zmm3, 0xa6          ;   178.8 p5      66 r2
        vpternlogd zmm6, zmm20, zmm7, 0x69          ;   179.8 p0      66 r2
        vpternlogd zmm18, zmm11, zmm26, 0x69        ;   177.8 p5      66 r2
        vmovdqu64 zmm2, [rbp + 1152]                ;   136.0 p2      77 z reload
        vmovdqu64 zmm8, [rbp + 1344]                ;   136.2 p3      66 r2
        vpternlogd zmm8, zmm2, zmm2, 0xc3           ;   178.3 p0      66 r2
        vpternlogd zmm1, zmm3, zmm5, 0x96           ;   178.8 p5      66 r2
        vpternlogd zmm29, zmm7, zmm10, 0x96         ;   179.8 p0      66 r2
        vmovdqu64 zmm3, [rbp + 1088]                ;   137.0 p2      66 r2
        vpternlogd zmm3, zmm8, [rbp + 960], 0x69    ;   179.8 p5+p3   66 r2
        vpxord zmm5, zmm3, [rbp + 1280]             ;   180.8 p0+p2   66 r2
        vmovdqu64 zmm7, [rbp + 896]                 ;   138.2 p3      77 z reload
        vpxord zmm9, zmm3, zmm7                     ;   180.8 p5      66 r2
        vmovdqu64 zmm10, [rbp + 1024]               ;   139.0 p2      77 z reload
        vmovdqu64 zmm11, [rbp + 1088]               ;   139.2 p3      66 r2
        vpternlogd zmm11, zmm9, zmm10, 0x96         ;   181.8 p0      66 r2
        vpxord zmm14, zmm5, zmm11                   ;   182.8 p5      66 r2
        vmovdqu64 zmm20, [rbp + 1344]               ;   140.0 p2      77 z reload
        vpxord zmm21, zmm14, zmm20                  ;   183.8 p0      66 r2
        vmovdqu64 zmm23, [rbp + 1088]               ;   140.2 p3      77 z reload
        vmovdqa64 zmm26, zmm21                      ;   184.8         66 r2 copy
        vpternlogd zmm26, zmm7, zmm23, 0xa6         ;   184.8 p5      66 r2
        vmovdqu64 [rbp + 5632], zmm13               ;   177.8 p7+p4   66 r2 spill
        vmovdqa64 zmm13, zmm3                       ;   180.8         66 r2 copy
        vmovdqu64 [rbp + 5696], zmm12               ;   175.8 p8+p9   66 r2 spill
        vmovdqa64 zmm12, zmm8                       ;   179.3         66 r2 copy
        vmovdqu64 [rbp + 5760], zmm17               ;   176.3 p7+p4   66 r2 spill
        vmovdqa64 zmm17, zmm7                       ;   144.2         66 r2 copy
        vmovdqu64 [rbp + 5824], zmm30               ;   172.3 p8+p9   66 r2 spill
        vmovdqa64 zmm30, zmm9                       ;   181.8         66 r2 copy
        vmovdqu64 [rbp + 5888], zmm4                ;   174.8 p7+p4   66 r2 spill
        vpxord zmm4, zmm10, zmm7                    ;   183.3 p0      66 r2
        vpternlogd zmm4, zmm9, zmm20, 0x2d          ;   184.3 p5      66 r2
        vpternlogd zmm10, zmm8, [rbp + 1216], 0x69  ;   184.3 p0+p2   66 r2
        vpxord zmm30, zmm30, zmm10                  ;   185.3 p5      66 r2
        vmovdqu64 [rbp + 5952], zmm6                ;   180.8 p8+p9   66 r2 spill
        vpord zmm6, zmm30, zmm20                    ;   186.3 p0      66 r2
        vmovdqu64 [rbp + 6016], zmm16               ;   148.2 p7+p4   66 r2 spill
        vmovdqu64 zmm16, [rbp + 1216]               ;   141.2 p3      66 r2
        vpternlogd zmm16, zmm5, [rbp + 1216], 0xc3  ;   185.8 p5+p2   66 r2
        vpxord zmm17, zmm17, zmm16                  ;   186.8 p0      66 r2
        vpternlogd zmm8, zmm16, zmm14, 0xed         ;   186.8 p5      66 r2
        vmovdqu64 [rbp + 6080], zmm28               ;   149.2 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm16                      ;   186.8         66 r2 copy
        vpternlogd zmm28, zmm10, zmm10, 0xc3        ;   187.3 p0      66 r2
        vpxord zmm13, zmm13, zmm28                  ;   188.3 p5      66 r2
        vpxord zmm12, zmm12, zmm28                  ;   188.3 p0      66 r2
        vpternlogd zmm12, zmm8, zmm26, 0x96         ;   189.3 p5      66 r2
        vpternlogd zmm26, zmm13, zmm11, 0xb4        ;   189.3 p0      66 r2
        vmovdqa64 zmm8, zmm16                       ;   186.8         66 r2 copy
        vpternlogd zmm8, zmm2, zmm7, 0x18           ;   189.8 p5      66 r2
        vpternlogd zmm4, zmm8, zmm26, 0x69          ;   190.8 p0      66 r2
        vmovdqa64 zmm8, zmm16                       ;   186.8         66 r2 copy
        vpternlogd zmm8, zmm11, zmm2, 0x69          ;   190.8 p5      66 r2
        vpternlogd zmm26, zmm8, zmm30, 0x78         ;   191.8 p0      66 r2
        vmovdqu64 [rbp + 6144], zmm25               ;   147.3 p7+p4   66 r2 spill
        vmovdqa64 zmm25, zmm8                       ;   191.8         66 r2 copy
        vpternlogd zmm25, zmm10, zmm10, 0xf3        ;   191.8 p5      66 r2
        vpternlogd zmm25, zmm6, zmm12, 0x69         ;   192.8 p0      66 r2
        vpternlogd zmm12, zmm28, zmm5, 0x87         ;   192.8 p5      66 r2
        vmovdqa64 zmm6, zmm12                       ;   193.8         66 r2 copy
        vpternlogd zmm6, zmm14, zmm3, 0x87          ;   193.8 p0      66 r2
        vpternlogd zmm26, zmm12, zmm6, 0x96         ;   194.8 p5      66 r2
        vmovdqa64 zmm12, zmm26                      ;   195.8         66 r2 copy
        vpternlogd zmm12, zmm6, zmm25, 0x59         ;   195.8 p0      66 r2
        vmovdqu64 [rbp + 6208], zmm1                ;   179.8 p8+p9   66 r2 spill
        vmovdqa64 zmm1, zmm12                       ;   196.8         66 r2 copy
        vpternlogd zmm1, zmm6, zmm4, 0x36           ;   196.8 p5      66 r2
        vmovdqu64 [rbp + 6272], zmm24               ;   148.2 p7+p4   66 r2 spill
        vmovdqa64 zmm24, zmm1                       ;   197.8         66 r2 copy
        vpternlogd zmm24, zmm26, zmm4, 0x9a         ;   197.8 p0      66 r2
        vpternlogd zmm1, zmm26, zmm4, 0x53          ;   197.8 p5      66 r2
        vpxord zmm26, zmm24, zmm1                   ;   198.8 p0      66 r2
        vpternlogd zmm12, zmm4, zmm26, 0x39         ;   199.8 p5      66 r2
        vpternlogd zmm23, zmm24, zmm30, 0x12        ;   198.8 p0      66 r2
        vmovdqa64 zmm4, zmm12                       ;   200.8         66 r2 copy
        vpternlogd zmm4, zmm6, zmm25, 0xc6          ;   200.8 p5      66 r2
        vpternlogd zmm11, zmm23, zmm4, 0x93         ;   201.8 p0      66 r2
        vpternlogd zmm12, zmm6, zmm25, 0xd1         ;   200.8 p5      66 r2
        vmovdqa64 zmm6, zmm26                       ;   199.8         66 r2 copy
        vpternlogd zmm6, zmm8, zmm20, 0xf9          ;   199.8 p0      66 r2
        vpxord zmm25, zmm4, zmm12                   ;   201.8 p5      66 r2
        vpternlogd zmm2, zmm25, zmm16, 0xde         ;   202.8 p0      66 r2
        vpandnd zmm30, zmm12, zmm30                 ;   201.8 p5      66 r2
        vpternlogd zmm13, zmm30, zmm4, 0x93         ;   202.8 p0      66 r2
        vpternlogd zmm4, zmm1, zmm1, 0xc3           ;   201.8 p5      66 r2
        vpternlogd zmm23, zmm6, zmm20, 0x96         ;   202.3 p0      66 r2
        vpternlogd zmm6, zmm2, zmm11, 0x96          ;   203.8 p5      66 r2
        vpandd zmm20, zmm20, zmm4                   ;   203.3 p0      66 r2
        vpternlogd zmm11, zmm5, zmm1, 0x78          ;   203.8 p5      66 r2
        vpxord zmm5, zmm26, zmm12                   ;   204.3 p0      66 r2
        vpternlogd zmm7, zmm4, zmm5, 0x6f           ;   205.3 p5      66 r2
        vpternlogd zmm3, zmm7, zmm4, 0x9c           ;   206.3 p0      66 r2
        vpternlogd zmm4, zmm14, zmm5, 0x7b          ;   205.8 p5      66 r2
        vmovdqa64 zmm14, zmm3                       ;   207.3         66 r2 copy
        vpternlogd zmm14, zmm13, zmm6, 0x96         ;   207.3 p0      66 r2
        vpternlogd zmm23, zmm20, zmm4, 0x96         ;   206.8 p5      66 r2
        vpternlogd zmm12, zmm8, zmm14, 0xa6         ;   208.3 p0      66 r2
        vpternlogd zmm2, zmm21, zmm5, 0x78          ;   207.8 p5      66 r2
        vpternlogd zmm2, zmm4, zmm12, 0x69          ;   209.3 p0      66 r2
        vpternlogd zmm1, zmm28, zmm2, 0x95          ;   210.3 p5      66 r2
        vpternlogd zmm26, zmm10, zmm1, 0xa6         ;   211.3 p0      66 r2
        vpternlogd zmm5, zmm13, zmm9, 0x6c          ;   209.8 p5      66 r2
        vpternlogd zmm5, zmm7, zmm26, 0x69          ;   212.3 p0      66 r2
        vmovdqu64 zmm4, [rbp + 1664]                ;   142.2 p3      77 z reload
        vmovdqu64 zmm7, [rbp + 1856]                ;   143.0 p2      66 r2
        vpternlogd zmm7, zmm4, zmm4, 0xc3           ;   210.8 p5      66 r2
        vpord zmm16, zmm16, zmm24                   ;   211.3 p0      66 r2
        vpternlogd zmm16, zmm1, zmm3, 0x96          ;   212.3 p5      66 r2
        vpternlogd zmm30, zmm25, zmm17, 0x1e        ;   212.3 p0      66 r2
        vmovdqu64 zmm1, [rbp + 1600]                ;   143.2 p3      66 r2
        vpternlogd zmm1, zmm7, [rbp + 1472], 0x69   ;   212.8 p5+p2   66 r2
        vpxord zmm3, zmm1, [rbp + 1792]             ;   213.8 p0+p3   66 r2
        vmovdqu64 zmm8, [rbp + 1408]                ;   145.0 p2      77 z reload
        vpxord zmm9, zmm1, zmm8                     ;   213.8 p5      66 r2
        vmovdqu64 zmm10, [rbp + 1536]               ;   145.2 p3      77 z reload
        vmovdqu64 zmm13, [rbp + 1600]               ;   146.0 p2      66 r2
        vpternlogd zmm13, zmm9, zmm10, 0x96         ;   214.8 p0      66 r2
        vpxord zmm17, zmm3, zmm13                   ;   215.8 p5      66 r2
        vmovdqu64 zmm20, [rbp + 1856]               ;   146.2 p3      77 z reload
        vpxord zmm21, zmm17, zmm20                  ;   216.8 p0      66 r2
        vmovdqu64 zmm24, [rbp + 1600]               ;   147.0 p2      77 z reload
        vmovdqa64 zmm25, zmm21                      ;   217.8         66 r2 copy
        vpternlogd zmm25, zmm8, zmm24, 0xa6         ;   217.8 p5      66 r2
        vmovdqa64 zmm28, zmm1                       ;   213.8         66 r2 copy
        vmovdqu64 [rbp + 6336], zmm6                ;   204.8 p8+p9   66 r2 spill
        vmovdqa64 zmm6, zmm7                        ;   211.8         66 r2 copy
        vmovdqu64 [rbp + 6400], zmm14               ;   208.3 p7+p4   66 r2 spill
        vpxord zmm14, zmm10, zmm8                   ;   216.3 p0      66 r2
        vpternlogd zmm14, zmm9, zmm20, 0x2d         ;   217.3 p5      66 r2
        vpternlogd zmm10, zmm7, [rbp + 1728], 0x69  ;   217.3 p0+p3   66 r2
        vmovdqu64 [rbp + 6464], zmm11               ;   204.8 p8+p9   66 r2 spill
        vpxord zmm11, zmm9, zmm10                   ;   218.3 p5      66 r2
        vmovdqu64 [rbp + 6528], zmm12               ;   209.3 p7+p4   66 r2 spill
        vpord zmm12, zmm11, zmm20                   ;   219.3 p0      66 r2
        vmovdqu64 [rbp + 6592], zmm23               ;   207.8 p8+p9   66 r2 spill
        vmovdqu64 zmm23, [rbp + 1728]               ;   148.0 p2      66 r2
        vpternlogd zmm23, zmm3, [rbp + 1728], 0xc3  ;   218.8 p5+p3   66 r2
        vpternlogd zmm7, zmm23, zmm17, 0xed         ;   219.8 p0      66 r2
        vmovdqu64 [rbp + 6656], zmm5                ;   213.3 p7+p4   66 r2 spill
        vmovdqa64 zmm5, zmm23                       ;   219.8         66 r2 copy
        vpternlogd zmm5, zmm10, zmm10, 0xc3         ;   219.8 p5      66 r2
        vpxord zmm28, zmm28, zmm5                   ;   220.8 p0      66 r2
        vpxord zmm6, zmm6, zmm5                     ;   220.8 p5      66 r2
        vpternlogd zmm6, zmm7, zmm25, 0x96          ;   221.8 p0      66 r2
        vpternlogd zmm25, zmm28, zmm13, 0xb4        ;   221.8 p5      66 r2
        vmovdqa64 zmm7, zmm23                       ;   219.8         66 r2 copy
        vpternlogd zmm7, zmm4, zmm8, 0x18           ;   222.3 p0      66 r2
        vpternlogd zmm14, zmm7, zmm25, 0x69         ;   223.3 p5      66 r2
        vmovdqa64 zmm7, zmm23                       ;   219.8         66 r2 copy
        vpternlogd zmm7, zmm13, zmm4, 0x69          ;   223.3 p0      66 r2
        vpternlogd zmm25, zmm7, zmm11, 0x78         ;   224.3 p5      66 r2
        vmovdqu64 [rbp + 6720], zmm26               ;   212.3 p8+p9   66 r2 spill
        vmovdqa64 zmm26, zmm7                       ;   224.3         66 r2 copy
        vpternlogd zmm26, zmm10, zmm10, 0xf3        ;   224.3 p0      66 r2
        vpternlogd zmm26, zmm12, zmm6, 0x69         ;   225.3 p5      66 r2
        vpternlogd zmm6, zmm5, zmm3, 0x87           ;   225.3 p0      66 r2
        vmovdqa64 zmm12, zmm6                       ;   226.3         66 r2 copy
        vpternlogd zmm12, zmm17, zmm1, 0x87         ;   226.3 p5      66 r2
        vpternlogd zmm25, zmm6, zmm12, 0x96         ;   227.3 p0      66 r2
        vmovdqa64 zmm6, zmm25                       ;   228.3         66 r2 copy
        vpternlogd zmm6, zmm12, zmm26, 0x59         ;   228.3 p5      66 r2
        vmovdqu64 [rbp + 6784], zmm30               ;   213.3 p7+p4   66 r2 spill
        vmovdqa64 zmm30, zmm6                       ;   229.3         66 r2 copy
        vpternlogd zmm30, zmm12, zmm14, 0x36        ;   229.3 p0      66 r2
        vmovdqu64 [rbp + 6848], zmm2                ;   210.3 p8+p9   66 r2 spill
        vmovdqa64 zmm2, zmm30                       ;   230.3         66 r2 copy
        vpternlogd zmm2, zmm25, zmm14, 0x9a         ;   230.3 p5      66 r2
        vpternlogd zmm30, zmm25, zmm14, 0x53        ;   230.3 p0      66 r2
        vpxord zmm25, zmm2, zmm30                   ;   231.3 p5      66 r2
        vpternlogd zmm6, zmm14, zmm25, 0x39         ;   232.3 p0      66 r2
        vpternlogd zmm24, zmm2, zmm11, 0x12         ;   231.3 p5      66 r2
        vmovdqa64 zmm14, zmm6                       ;   233.3         66 r2 copy
        vpternlogd zmm14, zmm12, zmm26, 0xc6        ;   233.3 p0      66 r2
        vpternlogd zmm13, zmm24, zmm14, 0x93        ;   234.3 p5      66 r2
        vpternlogd zmm6, zmm12, zmm26, 0xd1         ;   233.3 p0      66 r2
        vmovdqa64 zmm12, zmm25                      ;   232.3         66 r2 copy
        vpternlogd zmm12, zmm7, zmm20, 0xf9         ;   232.3 p5      66 r2
        vpxord zmm26, zmm14, zmm6                   ;   234.3 p0      66 r2
        vpternlogd zmm4, zmm26, zmm23, 0xde         ;   235.3 p5      66 r2
        vpandnd zmm11, zmm6, zmm11                  ;   234.3 p0      66 r2
        vpternlogd zmm28, zmm11, zmm14, 0x93        ;   235.3 p5      66 r2
        vpternlogd zmm14, zmm30, zmm30, 0xc3        ;   234.3 p0      66 r2
        vpternlogd zmm24, zmm12, zmm20, 0x96        ;   234.8 p5      66 r2
        vpternlogd zmm12, zmm4, zmm13, 0x96         ;   236.3 p0      66 r2
        vpandd zmm20, zmm20, zmm14                  ;   235.8 p5      66 r2
        vpternlogd zmm15, zmm22, zmm31, 0x6c        ;   236.3 p0      66 r2
        vpxord zmm22, zmm25, zmm6                   ;   236.8 p5      66 r2
        vmovdqa64 zmm31, zmm14                      ;   235.3         66 r2 copy
        vpternlogd zmm31, zmm22, zmm8, 0x7d         ;   237.8 p0      66 r2
        vpternlogd zmm1, zmm31, zmm14, 0x9c         ;   238.8 p5      66 r2
        vpternlogd zmm14, zmm17, zmm22, 0x7b        ;   238.3 p0      66 r2
        vmovdqa64 zmm17, zmm1                       ;   239.8         66 r2 copy
        vpternlogd zmm17, zmm28, zmm12, 0x96        ;   239.8 p5      66 r2
        vpternlogd zmm24, zmm20, zmm14, 0x96        ;   239.3 p0      66 r2
        vpternlogd zmm6, zmm7, zmm17, 0xa6          ;   240.8 p5      66 r2
        vpternlogd zmm4, zmm21, zmm22, 0x78         ;   240.3 p0      66 r2
        vpternlogd zmm4, zmm14, zmm6, 0x69          ;   241.8 p5      66 r2
        vpternlogd zmm5, zmm4, zmm30, 0x93          ;   242.8 p0      66 r2
        vpternlogd zmm25, zmm10, zmm5, 0xa6         ;   243.8 p5      66 r2
        vpternlogd zmm22, zmm28, zmm9, 0x6c         ;   242.3 p0      66 r2
        vmovdqa64 zmm7, zmm29                       ;   180.8         66 r2 copy
        vpternlogd zmm7, zmm27, zmm19, 0x96         ;   242.8 p5      66 r2
        vpternlogd zmm22, zmm31, zmm25, 0x69        ;   244.8 p0      66 r2
        vpternlogd zmm26, zmm8, zmm23, 0xf6         ;   243.8 p5      66 r2
        vmovdqu64 zmm8, [rbp + 6272]                ;   159.2 p2      66 r2
        vpxord zmm8, zmm8, zmm18                    ;   244.3 p0      66 r2
        vpternlogd zmm26, zmm25, zmm11, 0x96        ;   244.8 p5      66 r2
        vmovdqu64 zmm9, [rbp + 6080]                ;   159.7 p3      66 r2 reload
        vmovdqu64 zmm10, [rbp + 6144]               ;   160.2 p2      66 r2 reload
        vmovdqu64 zmm11, [rbp + 6208]               ;   179.8 p3      66 r2
        vpternlogd zmm11, zmm10, zmm9, 0x96         ;   245.3 p0      66 r2
        vpternlogd zmm15, zmm0, zmm19, 0x96         ;   245.8 p5      66 r2
        vpternlogd zmm13, zmm30, zmm3, 0x78         ;   246.3 p0      66 r2
        vpternlogd zmm10, zmm9, zmm16, 0x96         ;   246.8 p5      66 r2
        vmovdqa64 zmm0, zmm26                       ;   245.8         66 r2 copy
        vpternlogd zmm0, zmm27, zmm19, 0x96         ;   247.3 p0      66 r2
        vpternlogd zmm27, zmm19, zmm11, 0x96        ;   247.8 p5      66 r2
        vmovdqu64 zmm3, [rbp + 6848]                ;   210.3 p2      66 r2
        vpternlogd zmm13, zmm6, zmm18, 0x69         ;   248.3 p0      66 r2
        vmovdqu64 zmm6, [rbp + 6016]                ;   161.7 p3      66 r2 reload
        vmovdqa64 zmm9, zmm8                        ;   245.3         66 r2 copy
        vpternlogd zmm9, zmm4, zmm6, 0x96           ;   248.8 p5      66 r2
        vpxord zmm16, zmm16, zmm8                   ;   249.3 p0      66 r2
        vmovdqu64 zmm8, [rbp + 6720]                ;   212.3 p2      66 r2 reload
        vmovdqu64 zmm14, [rbp + 6784]               ;   213.3 p3      66 r2 reload
        vpternlogd zmm29, zmm14, zmm8, 0x96         ;   249.8 p5      66 r2
        vpxord zmm3, zmm3, zmm4                     ;   250.3 p0      66 r2
        vpternlogd zmm1, zmm2, zmm23, 0x1e          ;   250.8 p5      66 r2
        vpternlogd zmm1, zmm5, [rbp + 6208], 0x96   ;   251.8 p0+p2   66 r2
        vmovdqu64 zmm2, [rbp + 6272]                ;   163.7 p3      66 r2 reload
        vmovdqa64 zmm5, zmm3                        ;   251.3         66 r2 copy
        vpternlogd zmm5, zmm13, zmm2, 0x96          ;   251.8 p5      66 r2
        vmovdqu64 zmm18, [rbp + 5568]               ;   164.3 p2      66 r2
        vmovdqa64 zmm19, zmm16                      ;   250.3         66 r2 copy
        vpternlogd zmm19, zmm13, zmm11, 0x96        ;   252.3 p0      66 r2
        vmovdqu64 zmm20, [rbp + 5888]               ;   174.8 p3      66 r2 reload
        vmovdqu64 zmm21, [rbp + 6592]               ;   207.8 p2      66 r2
        vpternlogd zmm21, zmm24, zmm20, 0x96        ;   252.8 p5      66 r2
        vmovdqu64 zmm23, [rbp + 5952]               ;   180.8 p3      66 r2 reload
        vmovdqu64 zmm25, [rbp + 6656]               ;   213.3 p2      66 r2
        vpternlogd zmm25, zmm29, zmm23, 0x96        ;   253.3 p0      66 r2
        vmovdqu64 zmm28, [rbp + 6528]               ;   209.3 p3      66 r2 reload
        vmovdqu64 zmm30, [rbp + 6464]               ;   204.8 p2      66 r2
        vpternlogd zmm30, zmm13, zmm28, 0x69        ;   253.8 p5      66 r2
        vpxord zmm16, zmm16, zmm1                   ;   254.3 p0      66 r2
        vpternlogd zmm1, zmm29, zmm27, 0x96         ;   254.8 p5      66 r2
        vmovdqu64 zmm31, [rbp + 6400]               ;   208.3 p3      66 r2
        vpxord zmm18, zmm18, zmm21                  ;   255.3 p0      66 r2
        vpternlogd zmm26, zmm14, zmm8, 0x96         ;   255.8 p5      66 r2
        vpxord zmm31, zmm31, zmm17                  ;   256.3 p0      66 r2
        vmovdqu64 zmm8, [rbp + 5824]                ;   172.3 p2      66 r2 reload
        vmovdqu64 zmm14, [rbp + 5760]               ;   176.3 p3      66 r2
        vpternlogd zmm14, zmm18, zmm8, 0x96         ;   256.8 p5      66 r2
        vmovdqa64 zmm17, zmm29                      ;   250.8         66 r2 copy
        vpternlogd zmm17, zmm27, zmm0, 0x96         ;   257.3 p0      66 r2
        vpxord zmm18, zmm18, zmm12                  ;   257.8 p5      66 r2
        vpternlogd zmm27, zmm26, zmm10, 0x96        ;   258.3 p0      66 r2
        vpternlogd zmm2, zmm16, zmm30, 0x96         ;   258.8 p5      66 r2
        vmovdqu64 [rbp + 3840], zmm19               ;   253.3 p7+p4   66 r2 spill
        vmovdqa64 zmm19, zmm15                      ;   246.8         66 r2 copy
        vpternlogd zmm19, zmm22, zmm23, 0x69        ;   259.3 p0      66 r2
        vmovdqu64 [rbp + 3264], zmm5                ;   252.8 p8+p9   66 r2 spill
        vpxord zmm5, zmm6, [rbp + 5632]             ;   259.8 p5+p2   66 r2
        vpxord zmm30, zmm30, zmm5                   ;   260.8 p0      66 r2
        vpternlogd zmm28, zmm9, [rbp + 6464], 0x69  ;   260.8 p5+p3   66 r2
        vmovdqu64 [rbp + 3776], zmm28               ;   261.8 p7+p4   66 r2 spill
        vmovdqa64 zmm28, zmm18                      ;   258.8         66 r2 copy
        vpternlogd zmm12, zmm20, [rbp + 6336], 0x96 ;   261.3 p0+p2   66 r2
        vmovdqu64 [rbp + 2880], zmm27               ;   259.3 p8+p9   66 r2 spill
        vmovdqa64 zmm27, zmm19                      ;   260.3         66 r2 copy
        vpternlogd zmm13, zmm11, zmm2, 0x96         ;   261.8 p5      66 r2
        vmovdqu64 zmm11, [rbp + 6400]               ;   208.3 p3      66 r2
        vpxord zmm11, zmm11, zmm0                   ;   262.3 p0      66 r2
        vpxord zmm2, zmm2, zmm10                    ;   262.8 p5      66 r2
        vpternlogd zmm10, zmm26, zmm1, 0x96         ;   263.3 p0      66 r2
        vmovdqu64 [rbp + 3904], zmm1                ;   255.8 p7+p4   66 r2 spill
        vmovdqu64 zmm1, [rbp + 6592]                ;   207.8 p2      66 r2 reload
        vpternlogd zmm8, zmm1, [rbp + 5760], 0x96   ;   263.8 p5+p3   66 r2
        vpternlogd zmm1, zmm26, zmm24, 0x96         ;   264.3 p0      66 r2
        vpternlogd zmm18, zmm1, zmm31, 0x96         ;   265.3 p5      66 r2
        vpternlogd zmm19, zmm8, zmm25, 0x96         ;   265.3 p0      66 r2
        vpxord zmm27, zmm27, zmm1                   ;   265.8 p5      66 r2
        vpxord zmm25, zmm25, zmm3                   ;   266.3 p0      66 r2
        vpternlogd zmm8, zmm21, [rbp + 5504], 0x96  ;   266.8 p5+p2   66 r2
        vpxord zmm28, zmm28, zmm8                   ;   267.8 p0      66 r2
        vpxord zmm8, zmm8, zmm12                    ;   267.8 p5      66 r2
        vpxord zmm6, zmm6, zmm25                    ;   268.3 p0      66 r2
        vpternlogd zmm9, zmm30, zmm3, 0x96          ;   268.8 p5      66 r2
        vmovdqu64 [rbp + 3584], zmm28               ;   268.8 p8+p9   66 r2 spill
        vmovdqa64 zmm28, zmm11                      ;   263.3         66 r2 copy
        vmovdqu64 [rbp + 3392], zmm10               ;   264.3 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm31                      ;   257.3         66 r2 copy
        vpternlogd zmm10, zmm7, [rbp + 5696], 0x96  ;   269.3 p0+p3   66 r2
        vpternlogd zmm20, zmm10, [rbp + 6336], 0x96 ;   270.3 p5+p2   66 r2
        vpternlogd zmm11, zmm20, zmm18, 0x96        ;   271.3 p0      66 r2
        vmovdqu64 [rbp + 3328], zmm2                ;   263.8 p8+p9   66 r2 spill
        vmovdqu64 zmm2, [rbp + 6336]                ;   204.8 p3      66 r2 reload
        vpternlogd zmm21, zmm2, [rbp + 5504], 0x96  ;   270.8 p5+p2   66 r2
        vpternlogd zmm0, zmm24, [rbp + 5504], 0x96  ;   271.3 p0+p3   66 r2
        vmovdqu64 zmm2, [rbp + 5440]                ;   177.0 p2      66 r2 reload
        vmovdqa64 zmm24, zmm31                      ;   257.3         66 r2 copy
        vpternlogd zmm24, zmm29, zmm2, 0x96         ;   271.8 p5      66 r2
        vpternlogd zmm0, zmm15, zmm23, 0x69         ;   272.3 p0      66 r2
        vpternlogd zmm15, zmm23, zmm7, 0x69         ;   272.8 p5      66 r2
        vpternlogd zmm2, zmm7, [rbp + 5696], 0x96   ;   273.3 p0+p3   66 r2
        vpxord zmm12, zmm12, zmm2                   ;   274.3 p5      66 r2
        vpxord zmm28, zmm28, zmm2                   ;   274.3 p0      66 r2
        vpternlogd zmm20, zmm28, [rbp + 5568], 0x96 ;   275.3 p5+p2   66 r2
        vpternlogd zmm31, zmm29, zmm28, 0x96        ;   275.3 p0      66 r2
        vmovdqu64 zmm2, [rbp + 6656]                ;   213.3 p3      66 r2
        vpternlogd zmm5, zmm4, [rbp + 6656], 0x96   ;   275.8 p5+p2   66 r2
        vpternlogd zmm5, zmm26, zmm22, 0x96         ;   276.8 p0      66 r2
        vpxord zmm2, zmm2, zmm0                     ;   276.8 p5      66 r2
        mov r12, qword [rbp + 7800]                 ;   179.3 p10     81 st.0 reload
        vmovdqu64 zmm4, [r12]                       ;   184.3 p3      81 st.0
        vpternlogd zmm25, zmm15, zmm5, 0x96         ;   277.8 p0      66 r2
        vmovdqu64 zmm22, [r12 + 128]                ;   184.3 p2      81 st.2
        vmovdqu64 zmm23, [r12 + 192]                ;   184.3 p3      81 st.3
        vpxord zmm7, zmm7, zmm28                    ;   277.8 p5      66 r2
        vmovdqu64 zmm26, [r12 + 256]                ;   184.3 p2      81 st.4
        vpternlogd zmm15, zmm3, [rbp + 5632], 0x96  ;   278.3 p0+p3   66 r2
        vmovdqu64 zmm3, [r12 + 320]                 ;   184.3 p2      81 st.5
        vpternlogd zmm0, zmm1, zmm19, 0x96          ;   278.8 p5      66 r2
        vmovdqu64 zmm1, [r12 + 384]                 ;   184.3 p3      81 st.6
        vmovdqu64 zmm28, [r12 + 448]                ;   184.3 p2      81 st.7
        vpxord zmm29, zmm28, zmm26                  ;   279.3 p0      29 st
        vmovdqu64 [rbp + 3712], zmm25               ;   278.8 p7+p4   66 r2 spill
        vpxord zmm25, zmm4, zmm23                   ;   279.8 p5      29 st
        vpxord zmm4, zmm4, zmm26                    ;   280.3 p0      29 st
        vmovdqu64 [rbp + 3648], zmm2                ;   277.8 p8+p9   66 r2 spill
        vpxord zmm2, zmm26, [r12 + 64]              ;   280.8 p5+p3   29 st
        vmovdqu64 [rbp + 3520], zmm20               ;   276.3 p7+p4   66 r2 spill
        vpxord zmm20, zmm1, zmm25                   ;   281.3 p0      29 st
        vmovdqu64 [rbp + 3456], zmm7                ;   278.8 p8+p9   66 r2 spill
        vpxord zmm7, zmm23, zmm2                    ;   281.8 p5      29 st
        vmovdqu64 [rbp + 3200], zmm5                ;   277.8 p7+p4   66 r2 spill
        vpxord zmm5, zmm22, zmm20                   ;   282.3 p0      29 st
        vmovdqu64 [rbp + 3136], zmm27               ;   266.8 p8+p9   66 r2 spill
        vmovdqa64 zmm27, zmm4                       ;   281.3         29 st copy
        vpternlogd zmm27, zmm29, zmm3, 0x96         ;   282.8 p5      29 st
        vmovdqu64 [rbp + 3072], zmm8                ;   268.8 p7+p4   66 r2 spill
        vmovdqa64 zmm8, zmm2                        ;   281.8         29 st copy
        vpternlogd zmm8, zmm4, zmm3, 0x96           ;   283.3 p0      29 st
        vmovdqu64 [rbp + 3008], zmm18               ;   266.3 p8+p9   66 r2 spill
        vmovdqa64 zmm18, zmm4                       ;   281.3         29 st copy
        vpternlogd zmm18, zmm25, zmm3, 0x96         ;   283.8 p5      29 st
        vpxord zmm28, zmm28, zmm18                  ;   284.8 p0      29 st
        vpxord zmm22, zmm22, zmm18                  ;   284.8 p5      29 st
        vmovdqu64 [rbp + 2944], zmm31               ;   276.3 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm20                      ;   282.3         29 st copy
        vpternlogd zmm31, zmm4, zmm3, 0x96          ;   285.3 p0      29 st
        vpxord zmm23, zmm23, zmm31                  ;   286.3 p5      29 st
        mov r13, qword [rbp + 7808]                 ;   186.0 p10     81 st.0 reload
        vmovdqu64 [rbp + 2816], zmm13               ;   262.8 p8+p9   66 r2 spill
        vmovdqu64 zmm13, [r13]                      ;   191.0 p2      81 st.0
        vmovdqu64 [rbp + 2752], zmm9                ;   269.8 p7+p4   66 r2 spill
        vmovdqu64 zmm9, [r13 + 64]                  ;   191.0 p3      81 st.1
        vmovdqu64 [rbp + 2688], zmm6                ;   269.3 p8+p9   66 r2 spill
        vmovdqu64 zmm6, [r13 + 128]                 ;   191.0 p2      81 st.2
        vmovdqu64 [rbp + 2624], zmm19               ;   266.3 p7+p4   66 r2 spill
        vpxord zmm19, zmm8, zmm5                    ;   286.3 p0      29 st
        vmovdqu64 [rbp + 2560], zmm21               ;   271.8 p8+p9   66 r2 spill
        vmovdqa64 zmm21, zmm7                       ;   282.8         29 st copy
        vpternlogd zmm21, zmm20, zmm26, 0x96        ;   286.8 p5      29 st
        vpxord zmm7, zmm7, zmm22                    ;   287.3 p0      29 st
        vmovdqu64 [rbp + 2496], zmm11               ;   272.3 p7+p4   66 r2 spill
        vmovdqu64 zmm11, [r13 + 320]                ;   191.0 p3      81 st.5
        vmovdqu64 [rbp + 2432], zmm24               ;   272.8 p8+p9   66 r2 spill
        vmovdqu64 zmm24, [r13 + 384]                ;   191.0 p2      81 st.6
        vmovdqu64 [rbp + 2368], zmm17               ;   258.3 p7+p4   66 r2 spill
        vmovdqa64 zmm17, zmm21                      ;   287.8         29 st copy
        vpternlogd zmm17, zmm29, zmm1, 0x96         ;   287.8 p5      29 st
        vmovdqu64 zmm1, [r13 + 512]                 ;   191.0 p3      81 st.8
        vmovdqu64 [rbp + 2304], zmm16               ;   255.3 p8+p9   66 r2 spill
        vmovdqu64 zmm16, [r13 + 576]                ;   191.0 p2      81 st.9
        vmovdqu64 [rbp + 2240], zmm30               ;   261.8 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 2176], zmm15               ;   279.3 p8+p9   66 r2 spill
        vmovdqu64 [rbp + 2112], zmm0                ;   279.8 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 2048], zmm14               ;   257.8 p8+p9   66 r2 spill
        vmovdqu64 [rbp + 1984], zmm12               ;   275.3 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 1920], zmm10               ;   270.3 p8+p9   66 r2 spill
        vpternlogd zmm13, zmm17, [r12 + 512], 0x96  ;   288.8 p0+p3   81 st
        vmovdqu64 zmm10, [r8 + 1920]                ;   191.2 p2      28 st
        vpxord zmm10, zmm10, [r8 + 1536]            ;   288.8 p5+p3   28 st
        vmovdqu64 zmm12, [r8 + 1664]                ;   192.2 p2      28 st
        vpxord zmm12, zmm12, [r8 + 1536]            ;   289.3 p0+p3   28 st
        vmovdqu64 zmm26, [r8 + 1728]                ;   193.2 p2      28 st
        vpxord zmm26, zmm26, [r8 + 1664]            ;   289.8 p5+p3   28 st
        vpternlogd zmm6, zmm5, [r12 + 640], 0x96    ;   290.3 p0+p2   81 st
        vpternlogd zmm24, zmm3, [r12 + 896], 0x96   ;   290.8 p5+p3   81 st
        vmovdqu64 zmm3, [r8 + 1664]                 ;   195.2 p2      28 st
        vmovdqu64 [rbp + 6912], zmm8                ;   284.3 p7+p4   29 st spill
        vmovdqu64 zmm8, [r8 + 1664]                 ;   195.8 p3      28 st
        vmovdqu64 zmm14, [r8 + 1536]                ;   196.2 p2      28 st
        vmovdqu64 [rbp + 6976], zmm4                ;   281.3 p8+p9   29 st spill
        vmovdqu64 zmm4, [r8 + 1600]                 ;   196.8 p3      75 s0.25 reload
        vpternlogd zmm11, zmm4, [r12 + 832], 0x96   ;   291.3 p0+p2   81 st
        vpternlogd zmm11, zmm7, zmm29, 0x96         ;   292.3 p5      81 st
        vmovdqu64 [rbp + 7040], zmm11               ;   293.3 p7+p4   81 st spill
        vmovdqa64 zmm11, zmm26                      ;   290.8         28 st copy
        vpternlogd zmm11, zmm10, zmm4, 0x96         ;   292.3 p0      28 st
        vmovdqu64 zmm0, [r8]                        ;   197.8 p3      75 s0.0 reload
        vpternlogd zmm1, zmm0, [r12 + 1024], 0x96   ;   292.8 p5+p2   81 st
        vmovdqu64 zmm0, [r13 + 192]                 ;   198.8 p3      81 st
        vpxord zmm0, zmm0, [r12 + 704]              ;   293.3 p0+p2   81 st
        vmovdqu64 zmm15, [r13 + 256]                ;   199.8 p3      81 st
        vpxord zmm15, zmm15, [r12 + 768]            ;   293.8 p5+p2   81 st
        vmovdqu64 zmm30, [r8 + 64]                  ;   200.8 p3      75 s0.1 reload
        vpternlogd zmm16, zmm30, [r12 + 1088], 0x96 ;   294.3 p0+p2   81 st
        vpternlogd zmm24, zmm5, [r8 + 1664], 0x96   ;   294.8 p5+p3   81 st
        vmovdqu64 zmm5, [r8 + 1536]                 ;   202.2 p2      75 s0.24 reload
        vmovdqu64 zmm30, [r8 + 1792]                ;   202.8 p3      28 st
        vpternlogd zmm30, zmm4, zmm5, 0x96          ;   295.3 p0      28 st
        vmovdqu64 [rbp + 7104], zmm24               ;   295.8 p8+p9   81 st spill
        vmovdqa64 zmm24, zmm30                      ;   296.3         28 st copy
        vpternlogd zmm24, zmm26, zmm12, 0x96        ;   296.3 p5      28 st
        vpternlogd zmm9, zmm24, [r12 + 576], 0x96   ;   297.3 p0+p2   81 st
        vpternlogd zmm1, zmm30, zmm23, 0x96         ;   296.8 p5      81 st
        vpternlogd zmm1, zmm22, zmm29, 0x96         ;   297.8 p0      81 st
        vmovdqu64 [rbp + 7168], zmm1                ;   298.8 p7+p4   81 st spill
        vmovdqa64 zmm1, zmm4                        ;   202.8         28 st copy
        vpternlogd zmm1, zmm5, [r8 + 1984], 0x96    ;   297.8 p5+p3   28 st
        vpxord zmm3, zmm3, zmm1                     ;   298.8 p0      28 st
        vpternlogd zmm6, zmm3, zmm10, 0x96          ;   299.8 p5      81 st
        vmovdqu64 [rbp + 7232], zmm6                ;   300.8 p8+p9   81 st spill
        vmovdqa64 zmm6, zmm3                        ;   299.8         28 st copy
        vpternlogd zmm6, zmm11, zmm10, 0x96         ;   299.8 p0      28 st
        vpxord zmm8, zmm8, zmm6                     ;   300.8 p5      28 st
        vmovdqu64 [rbp + 7296], zmm12               ;   290.3 p7+p4   28 st spill
        vmovdqa64 zmm12, zmm3                       ;   299.8         28 st copy
        vmovdqu64 [rbp + 7360], zmm3                ;   299.8 p8+p9   28 st spill
        vmovdqa64 zmm3, zmm4                        ;   202.8         28 st copy
        vpternlogd zmm3, zmm5, [r8 + 1728], 0x96    ;   300.3 p0+p2   28 st
        vmovdqu64 [rbp + 7424], zmm30               ;   296.3 p7+p4   28 st spill
        vmovdqa64 zmm30, zmm3                       ;   301.3         28 st copy
        vpternlogd zmm30, zmm26, [r8 + 1856], 0x96  ;   301.3 p5+p3   28 st
        vpternlogd zmm16, zmm30, zmm28, 0x96        ;   302.3 p0      81 st
        vmovdqu64 [rbp + 7488], zmm16               ;   303.3 p8+p9   81 st spill
        vmovdqu64 zmm16, [r13 + 448]                ;   205.2 p2      81 st
        vpxord zmm16, zmm16, [r12 + 960]            ;   301.8 p5+p3   81 st
        vmovdqu64 [rbp + 7552], zmm28               ;   285.8 p7+p4   29 st spill
        vmovdqu64 zmm28, [r8 + 1856]                ;   206.2 p2      28 st
        vpternlogd zmm28, zmm11, [r8 + 1792], 0x96  ;   302.3 p0+p3   28 st
        vpxord zmm12, zmm12, zmm28                  ;   303.3 p5      28 st
        vpxord zmm14, zmm14, zmm12                  ;   304.3 p0      28 st
        vpternlogd zmm9, zmm14, zmm7, 0x96          ;   305.3 p5      81 st
        vpternlogd zmm15, zmm14, zmm2, 0x96         ;   305.3 p0      81 st
        vmovdqa64 zmm2, zmm28                       ;   303.3         28 st copy
        vpternlogd zmm2, zmm4, zmm5, 0x96           ;   304.8 p5      28 st
        vpternlogd zmm13, zmm8, zmm2, 0x96          ;   305.8 p0      81 st
        vpternlogd zmm0, zmm25, zmm2, 0x96          ;   305.8 p5      81 st
        vpternlogd zmm16, zmm12, zmm20, 0x96        ;   306.3 p0      81 st
        vmovdqu64 zmm14, [r13 + 640]                ;   207.2 p2      81 st.10 reload
        vmovdqu64 zmm25, [r8 + 128]                 ;   207.8 p3      81 st
        vpternlogd zmm25, zmm14, [r12 + 1152], 0x96 ;   306.8 p5+p2   81 st
        vpternlogd zmm25, zmm11, zmm23, 0x96        ;   307.8 p0      81 st
        vmovdqu64 zmm14, [r13 + 1216]               ;   208.8 p3      81 st
        vpxord zmm14, zmm14, [r12 + 1728]           ;   307.8 p5+p2   81 st
        vpternlogd zmm14, zmm10, [r8 + 704], 0x96   ;   308.8 p0+p3   81 st
        vpternlogd zmm14, zmm17, zmm22, 0x96        ;   309.8 p5      81 st
        vmovdqu64 zmm17, [r13 + 1280]               ;   210.2 p2      81 st
        vpxord zmm17, zmm17, [r12 + 1792]           ;   309.3 p0+p3   81 st
        vpternlogd zmm17, zmm1, [r8 + 768], 0x96    ;   310.3 p5+p2   81 st
        vpternlogd zmm17, zmm7, zmm31, 0x96         ;   311.3 p0      81 st
        vmovdqu64 zmm4, [r8 + 1024]                 ;   211.8 p3      81 st
        vpxord zmm4, zmm4, [r13 + 1536]             ;   310.8 p5+p2   81 st
        vpternlogd zmm4, zmm3, zmm29, 0x96          ;   311.8 p0      81 st
        vmovdqu64 zmm3, [r13 + 1408]                ;   212.8 p3      81 st
        vpxord zmm3, zmm3, [r12 + 1920]             ;   311.8 p5+p2   81 st
        vpternlogd zmm3, zmm26, [r8 + 896], 0x96    ;   312.8 p0+p3   81 st
        vpternlogd zmm3, zmm2, zmm18, 0x96          ;   313.8 p5      81 st
        vmovdqu64 zmm2, [r13 + 704]                 ;   214.2 p2      81 st.11 reload
        vmovdqu64 zmm18, [r8 + 192]                 ;   214.8 p3      81 st
        vpternlogd zmm18, zmm2, [r12 + 1216], 0x96  ;   313.3 p0+p2   81 st
        vpternlogd zmm18, zmm8, zmm22, 0x96         ;   314.3 p5      81 st
        vmovdqu64 zmm2, [r13 + 768]                 ;   215.8 p3      81 st.12 reload
        vmovdqu64 zmm8, [r8 + 256]                  ;   216.2 p2      81 st
        vpternlogd zmm8, zmm2, [r12 + 1280], 0x96   ;   314.3 p0+p3   81 st
        vpternlogd zmm8, zmm24, zmm31, 0x96         ;   315.3 p5      81 st
        vmovdqu64 zmm2, [r13 + 832]                 ;   217.2 p2      81 st.13 reload
        vmovdqu64 zmm24, [r12 + 256]                ;   217.8 p3      81 st
        vpternlogd zmm24, zmm2, [r12 + 1344], 0x96  ;   315.3 p0+p2   81 st
        vpternlogd zmm24, zmm5, [r8 + 320], 0x96    ;   316.3 p5+p3   81 st
        vmovdqu64 zmm2, [r13 + 896]                 ;   219.2 p2      81 st.14 reload
        vmovdqu64 zmm5, [r8 + 384]                  ;   219.8 p3      81 st
        vpternlogd zmm5, zmm2, [r12 + 1408], 0x96   ;   316.3 p0+p2   81 st
        vpternlogd zmm24, zmm30, zmm22, 0x96        ;   317.3 p5      81 st
        vpternlogd zmm5, zmm26, zmm10, 0x96         ;   317.3 p0      81 st
        vpternlogd zmm5, zmm20, [r12 + 256], 0x96   ;   318.3 p5+p3   81 st
        vmovdqu64 zmm2, [r13 + 960]                 ;   221.2 p2      81 st.15 reload
        vmovdqu64 zmm20, [r8 + 448]                 ;   221.8 p3      81 st
        vpternlogd zmm20, zmm2, [r12 + 1472], 0x96  ;   318.3 p0+p2   81 st
        vpternlogd zmm20, zmm6, zmm19, 0x96         ;   319.3 p5      81 st
        vmovdqu64 zmm2, [r13 + 1024]                ;   222.8 p3      81 st.16 reload
        vmovdqu64 zmm6, [r8 + 512]                  ;   223.2 p2      81 st
        vpternlogd zmm6, zmm2, [r12 + 1536], 0x96   ;   319.3 p0+p3   81 st
        vmovdqu64 zmm2, [r8 + 1920]                 ;   224.2 p2      75 s0.30 reload
        vpternlogd zmm6, zmm27, zmm2, 0x96          ;   320.3 p5      81 st
        vmovdqu64 zmm31, [r8 + 1984]                ;   224.8 p3      75 s0.31 reload
        vpternlogd zmm6, zmm28, zmm31, 0x96         ;   321.3 p0      81 st
        vmovdqu64 [rbp + 7616], zmm4                ;   312.8 p8+p9   81 st spill
        vmovdqu64 zmm4, [r8 + 1344]                 ;   225.2 p2      81 st
        vpxord zmm4, zmm4, [r13 + 1856]             ;   320.8 p5+p3   81 st
        vmovdqu64 [rbp + 7680], zmm3                ;   314.8 p7+p4   81 st spill
        vmovdqu64 zmm3, [r8 + 1280]                 ;   226.2 p2      75 s0.20 reload
        vpternlogd zmm1, zmm3, [r13 + 1792], 0x96   ;   321.3 p0+p3   81 st
        vpternlogd zmm1, zmm30, [rbp + 6912], 0x96  ;   322.3 p5+p2   81 st
        vmovdqu64 zmm3, [r13 + 1088]                ;   227.8 p3      81 st.17 reload
        vmovdqu64 zmm30, [r8 + 576]                 ;   228.2 p2      81 st
        vpternlogd zmm30, zmm3, [r12 + 1600], 0x96  ;   322.3 p0+p3   81 st
        vpternlogd zmm30, zmm21, zmm28, 0x96        ;   323.3 p5      81 st
        vmovdqu64 zmm3, [r13 + 1152]                ;   229.2 p2      81 st.18 reload
        vmovdqu64 zmm21, [r8 + 640]                 ;   229.8 p3      81 st
        vpternlogd zmm21, zmm3, [r12 + 1664], 0x96  ;   323.3 p0+p2   81 st
        vpternlogd zmm21, zmm7, zmm27, 0x96         ;   324.3 p5      81 st
        vmovdqu64 zmm3, [r13 + 1344]                ;   230.8 p3      81 st.21 reload
        vmovdqu64 zmm7, [r12 + 320]                 ;   231.2 p2      81 st
        vpternlogd zmm7, zmm3, [r12 + 1856], 0x96   ;   324.3 p0+p3   81 st
        vpternlogd zmm21, zmm28, zmm31, 0x96        ;   325.3 p5      81 st
        vmovdqu64 zmm3, [r13 + 1472]                ;   232.2 p2      81 st.23 reload
        vmovdqu64 zmm27, [r8 + 960]                 ;   232.8 p3      81 st
        vpternlogd zmm27, zmm3, [r12 + 1984], 0x96  ;   325.3 p0+p2   81 st
        vpternlogd zmm7, zmm2, [r8 + 832], 0x96     ;   325.8 p5+p3   81 st
        vpternlogd zmm7, zmm12, zmm22, 0x96         ;   326.8 p0      81 st
        vmovdqu64 zmm2, [r8 + 1088]                 ;   234.2 p2      75 s0.17 reload
        vmovdqu64 zmm3, [r12 + 320]                 ;   234.8 p3      81 st
        vpternlogd zmm3, zmm2, [r13 + 1600], 0x96   ;   326.8 p5+p2   81 st
        vmovdqu64 zmm2, [r8 + 1152]                 ;   235.8 p3      75 s0.18 reload
        vmovdqu64 zmm12, [r12 + 384]                ;   236.2 p2      81 st
        vpternlogd zmm12, zmm2, [r13 + 1664], 0x96  ;   327.3 p0+p3   81 st
        vmovdqu64 zmm2, [r8 + 1216]                 ;   237.2 p2      75 s0.19 reload
        vmovdqu64 zmm28, [rbp + 6976]               ;   281.3 p3      81 st
        vpternlogd zmm28, zmm2, [r13 + 1728], 0x96  ;   327.8 p5+p2   81 st
        vpternlogd zmm27, zmm29, [r12 + 384], 0x96  ;   328.3 p0+p3   81 st
        vpternlogd zmm27, zmm11, [r8 + 1792], 0x96  ;   329.3 p5+p2   81 st
        vmovdqu64 zmm2, [rbp + 7296]                ;   290.3 p3      28 st reload
        vmovdqu64 zmm11, [rbp + 7424]               ;   296.3 p2      28 st reload
        vpternlogd zmm3, zmm11, zmm2, 0x96          ;   329.3 p0      81 st
        vpternlogd zmm12, zmm26, [r8 + 1856], 0x96  ;   329.8 p5+p3   81 st
        vpternlogd zmm28, zmm11, zmm10, 0x96        ;   330.3 p0      81 st
        vmovdqu64 zmm11, [r8 + 1408]                ;   241.2 p2      75 s0.22 reload
        vmovdqu64 zmm26, [rbp + 7360]               ;   299.8 p3      81 st
        vpternlogd zmm26, zmm11, [r13 + 1920], 0x96 ;   330.8 p5+p2   81 st
        vpternlogd zmm4, zmm10, [r8 + 1600], 0x96   ;   331.3 p0+p3   81 st
        vmovdqu64 zmm10, [r8 + 1472]                ;   243.2 p2      75 s0.23 reload
        vpternlogd zmm2, zmm10, [r13 + 1984], 0x96  ;   331.8 p5+p3   81 st
        vmovdqu64 zmm10, [rbp + 7232]               ;   300.8 p2      81 st reload
        vmovdqu64 [r8 + 128], zmm10                 ;   306.8 p8+p9   81 st
        vmovdqu64 zmm10, [rbp + 7552]               ;   285.8 p3      29 st reload
        vpternlogd zmm4, zmm19, zmm10, 0x96         ;   332.3 p0      81 st
        vmovdqu64 zmm11, [rbp + 7040]               ;   293.3 p2      81 st reload
        vmovdqu64 [r8 + 320], zmm11                 ;   299.3 p7+p4   81 st
        vpternlogd zmm26, zmm22, zmm29, 0x96        ;   332.8 p5      81 st
        vmovdqu64 [r8], zmm13                       ;   306.8 p8+p9   81 st
        vmovdqu64 zmm11, [rbp + 7104]               ;   295.8 p3      81 st reload
        vmovdqu64 [r8 + 384], zmm11                 ;   301.8 p7+p4   81 st
        vmovdqu64 [r8 + 64], zmm9                   ;   306.3 p8+p9   81 st
        vpternlogd zmm2, zmm23, zmm10, 0x96         ;   333.3 p0      81 st
        vmovdqu64 zmm9, [rbp + 7168]                ;   298.8 p2      81 st reload
        vmovdqu64 [r8 + 512], zmm9                  ;   304.8 p7+p4   81 st
        vmovdqu64 [r8 + 192], zmm0                  ;   306.8 p8+p9   81 st
        vmovdqu64 zmm0, [rbp + 7488]                ;   303.3 p3      81 st reload
        vmovdqu64 [r8 + 576], zmm0                  ;   309.3 p7+p4   81 st
        vmovdqu64 [r8 + 256], zmm15                 ;   306.3 p8+p9   81 st
        vmovdqu64 [r8 + 448], zmm16                 ;   307.3 p7+p4   81 st
        vmovdqu64 [r8 + 640], zmm25                 ;   308.8 p8+p9   81 st
        vmovdqu64 [r8 + 704], zmm18                 ;   315.3 p7+p4   81 st
        vmovdqu64 [r8 + 768], zmm8                  ;   316.3 p8+p9   81 st
        vmovdqu64 [r8 + 832], zmm24                 ;   318.3 p7+p4   81 st
        vmovdqu64 [r8 + 896], zmm5                  ;   319.3 p8+p9   81 st
        vmovdqu64 [r8 + 960], zmm20                 ;   320.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 7680]                ;   314.8 p2      81 st reload
        vmovdqu64 [r8 + 1408], zmm0                 ;   320.8 p8+p9   81 st
        vmovdqu64 [r8 + 1024], zmm6                 ;   322.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 7616]                ;   312.8 p3      81 st reload
        vmovdqu64 [r8 + 1536], zmm0                 ;   318.8 p8+p9   81 st
        vmovdqu64 [r8 + 1088], zmm30                ;   324.3 p7+p4   81 st
        vmovdqu64 [r8 + 1216], zmm14                ;   310.8 p8+p9   81 st
        vmovdqu64 [r8 + 1152], zmm21                ;   326.3 p7+p4   81 st
        vmovdqu64 [r8 + 1280], zmm17                ;   312.3 p8+p9   81 st
        vmovdqu64 [r8 + 1344], zmm7                 ;   327.8 p7+p4   81 st
        vmovdqu64 [r8 + 1472], zmm27                ;   330.3 p8+p9   81 st
        vmovdqu64 [r8 + 1600], zmm3                 ;   330.3 p7+p4   81 st
        vmovdqu64 [r8 + 1664], zmm12                ;   330.8 p8+p9   81 st
        vmovdqu64 [r8 + 1728], zmm28                ;   331.3 p7+p4   81 st
        vmovdqu64 [r8 + 1792], zmm1                 ;   323.3 p8+p9   81 st
        vmovdqu64 [r8 + 1856], zmm4                 ;   333.3 p7+p4   81 st
        vmovdqu64 [r8 + 1920], zmm26                ;   333.8 p8+p9   81 st
        vmovdqu64 [r8 + 1984], zmm2                 ;   334.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 3968]                ;   248.2 p2      78 r1_next reload
        vmovdqu64 [rbp - 128], zmm0                 ;   257.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4032]                ;   248.8 p3      78 r1_next reload
        vmovdqu64 [rbp - 64], zmm0                  ;   257.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5376]                ;   249.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 576], zmm0                 ;   259.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5312]                ;   249.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 640], zmm0                 ;   259.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5248]                ;   250.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 704], zmm0                 ;   261.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5184]                ;   250.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 768], zmm0                 ;   261.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5120]                ;   251.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 832], zmm0                 ;   263.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5056]                ;   251.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 896], zmm0                 ;   263.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4992]                ;   252.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 960], zmm0                 ;   265.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4928]                ;   252.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1024], zmm0                ;   265.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4864]                ;   253.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1088], zmm0                ;   267.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4800]                ;   253.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1152], zmm0                ;   267.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4736]                ;   254.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1216], zmm0                ;   269.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4672]                ;   254.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1280], zmm0                ;   269.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4608]                ;   255.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1344], zmm0                ;   271.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4544]                ;   255.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1408], zmm0                ;   271.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4480]                ;   256.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1472], zmm0                ;   273.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4416]                ;   256.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1536], zmm0                ;   273.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4352]                ;   257.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1600], zmm0                ;   275.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4288]                ;   257.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1664], zmm0                ;   275.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4224]                ;   258.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1728], zmm0                ;   277.2 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4160]                ;   258.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1792], zmm0                ;   277.8 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4096]                ;   259.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1856], zmm0                ;   279.2 p8+p9   74 clocks
        mov r14, qword [rbp + 7760]                 ;   239.8 p10     74 clocks reload
        sub r9, r14                                 ;   244.8 p1      74 clocks
        add r9, 0x800                               ;   245.8 p6      74 clocks
        and r9, 0x7fff                              ;   246.8 p11     74 clocks
        add r9, r14                                 ;   247.8 p1      74 clocks
        mov qword [rbp + 7784], r9                  ;   279.8 p7+p4   74 clocks
        sub r11, r14                                ;   244.8 p6      74 clocks
        add r11, 0x800                              ;   245.8 p11     74 clocks
        and r11, 0x7fff                             ;   246.8 p1      74 clocks
        add r11, r14                                ;   247.8 p6      74 clocks
        mov qword [rbp + 7792], r11                 ;   280.8 p8+p4   74 clocks
        sub r12, r14                                ;   244.8 p11     74 clocks
        add r12, 0x800                              ;   245.8 p1      74 clocks
        and r12, 0x7fff                             ;   246.8 p6      74 clocks
        add r12, r14                                ;   247.8 p11     74 clocks
        mov qword [rbp + 7800], r12                 ;   281.2 p7+p9   74 clocks
        sub r13, r14                                ;   244.8 p1      74 clocks
        add r13, 0x800                              ;   245.8 p6      74 clocks
        and r13, 0x7fff                             ;   246.8 p11     74 clocks
        add r13, r14                                ;   247.8 p1      74 clocks
        mov qword [rbp + 7808], r13                 ;   281.8 p8+p4   74 clocks
        add r10, 0x800                              ;   245.2 p6      74 clocks
        mov qword [rbp + 7776], r10                 ;   282.2 p7+p9   74 clocks
        add r8, 0x800                               ;   245.3 p11     74 clocks
        cmp r8, qword [rbp + 7816]                  ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 7768], r8                  ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                 ;     0.0 p2      83 st reload
        mov r8, qword [rbp + 7760]                  ;     0.2 p3      83 st reload
        vmovdqu64 [r8 + 32768], zmm0                ;     6.0 p7+p4   83 st
        vmovdqu64 zmm0, [rbp - 64]                  ;     1.0 p2      83 st reload
        vmovdqu64 [r8 + 32832], zmm0                ;     7.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 0]                   ;     1.2 p3      83 st reload
        vmovdqu64 [r8 + 32896], zmm0                ;     7.2 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 64]                  ;     2.0 p2      83 st reload
        vmovdqu64 [r8 + 32960], zmm0                ;     8.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 128]                 ;     2.2 p3      83 st reload
        vmovdqu64 [r8 + 33024], zmm0                ;     8.2 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 192]                 ;     3.0 p2      83 st reload
        vmovdqu64 [r8 + 33088], zmm0                ;     9.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 256]                 ;     3.2 p3      83 st reload
        vmovdqu64 [r8 + 33152], zmm0                ;     9.2 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 320]                 ;     4.0 p2      83 st reload
        vmovdqu64 [r8 + 33216], zmm0                ;    10.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 384]                 ;     4.2 p3      83 st reload
        vmovdqu64 [r8 + 33280], zmm0                ;    10.2 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 448]                 ;     5.0 p2      83 st reload
        vmovdqu64 [r8 + 33344], zmm0                ;    11.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 512]                 ;     5.2 p3      83 st reload
        vmovdqu64 [r8 + 33408], zmm0                ;    11.2 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 576]                 ;     6.0 p2      83 st reload
        vmovdqu64 [r8 + 33472], zmm0                ;    12.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 640]                 ;     6.2 p3      83 st reload
        vmovdqu64 [r8 + 33536], zmm0                ;    12.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 704]                 ;     7.0 p2      83 st reload
        vmovdqu64 [r8 + 33600], zmm0                ;    13.0 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 768]                 ;     7.2 p3      83 st reload
        vmovdqu64 [r8 + 33664], zmm0                ;    14.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 832]                 ;     8.0 p2      83 st reload
        vmovdqu64 [r8 + 33728], zmm0                ;    14.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 896]                 ;     8.2 p3      83 st reload
        vmovdqu64 [r8 + 33792], zmm0                ;    16.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 960]                 ;     9.0 p2      83 st reload
        vmovdqu64 [r8 + 33856], zmm0                ;    16.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1024]                ;     9.2 p3      83 st reload
        vmovdqu64 [r8 + 33920], zmm0                ;    18.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1088]                ;    10.0 p2      83 st reload
        vmovdqu64 [r8 + 33984], zmm0                ;    18.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1152]                ;    10.2 p3      83 st reload
        vmovdqu64 [r8 + 34048], zmm0                ;    20.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1216]                ;    11.0 p2      83 st reload
        vmovdqu64 [r8 + 34112], zmm0                ;    20.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1280]                ;    11.2 p3      83 st reload
        vmovdqu64 [r8 + 34176], zmm0                ;    22.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1344]                ;    12.0 p2      83 st reload
        vmovdqu64 [r8 + 34240], zmm0                ;    22.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1408]                ;    12.2 p3      83 st reload
        vmovdqu64 [r8 + 34304], zmm0                ;    24.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1472]                ;    13.0 p2      83 st reload
        vmovdqu64 [r8 + 34368], zmm0                ;    24.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1536]                ;    13.2 p3      83 st reload
        vmovdqu64 [r8 + 34432], zmm0                ;    26.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1600]                ;    14.0 p2      83 st reload
        vmovdqu64 [r8 + 34496], zmm0                ;    26.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1664]                ;    14.2 p3      83 st reload
        vmovdqu64 [r8 + 34560], zmm0                ;    28.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1728]                ;    15.0 p2      83 st reload
        vmovdqu64 [r8 + 34624], zmm0                ;    28.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1792]                ;    15.2 p3      83 st reload
        vmovdqu64 [r8 + 34688], zmm0                ;    30.3 p7+p4   83 st
        vmovdqu64 zmm0, [rbp + 1856]                ;    16.0 p2      83 st reload
        vmovdqu64 [r8 + 34752], zmm0                ;    30.7 p8+p9   83 st
        vmovdqu64 zmm0, [rbp + 1920]                ;    16.2 p3      84 st reload
        vmovdqu64 [r8 + 34816], zmm0                ;    32.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 1984]                ;    17.0 p2      84 st reload
        vmovdqu64 [r8 + 34880], zmm0                ;    32.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2048]                ;    17.2 p3      84 st reload
        vmovdqu64 [r8 + 34944], zmm0                ;    34.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2112]                ;    18.0 p2      84 st reload
        vmovdqu64 [r8 + 35008], zmm0                ;    34.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2176]                ;    18.2 p3      84 st reload
        vmovdqu64 [r8 + 35072], zmm0                ;    36.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2240]                ;    19.0 p2      84 st reload
        vmovdqu64 [r8 + 35136], zmm0                ;    36.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2304]                ;    19.2 p3      84 st reload
        vmovdqu64 [r8 + 35200], zmm0                ;    38.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2368]                ;    20.0 p2      84 st reload
        vmovdqu64 [r8 + 35264], zmm0                ;    38.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2432]                ;    20.2 p3      84 st reload
        vmovdqu64 [r8 + 35328], zmm0                ;    40.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2496]                ;    21.0 p2      84 st reload
        vmovdqu64 [r8 + 35392], zmm0                ;    40.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2560]                ;    21.2 p3      84 st reload
        vmovdqu64 [r8 + 35456], zmm0                ;    42.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2624]                ;    22.0 p2      84 st reload
        vmovdqu64 [r8 + 35520], zmm0                ;    42.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2688]                ;    22.2 p3      84 st reload
        vmovdqu64 [r8 + 35584], zmm0                ;    44.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2752]                ;    23.0 p2      84 st reload
        vmovdqu64 [r8 + 35648], zmm0                ;    44.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2816]                ;    23.2 p3      84 st reload
        vmovdqu64 [r8 + 35712], zmm0                ;    46.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 2880]                ;    24.0 p2      84 st reload
        vmovdqu64 [r8 + 35776], zmm0                ;    46.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 2944]                ;    24.2 p3      84 st reload
        vmovdqu64 [r8 + 35840], zmm0                ;    48.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3008]                ;    25.0 p2      84 st reload
        vmovdqu64 [r8 + 35904], zmm0                ;    48.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3072]                ;    25.2 p3      84 st reload
        vmovdqu64 [r8 + 35968], zmm0                ;    50.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3136]                ;    26.0 p2      84 st reload
        vmovdqu64 [r8 + 36032], zmm0                ;    50.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3200]                ;    26.2 p3      84 st reload
        vmovdqu64 [r8 + 36096], zmm0                ;    52.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3264]                ;    27.0 p2      84 st reload
        vmovdqu64 [r8 + 36160], zmm0                ;    52.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3328]                ;    27.2 p3      84 st reload
        vmovdqu64 [r8 + 36224], zmm0                ;    54.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3392]                ;    28.0 p2      84 st reload
        vmovdqu64 [r8 + 36288], zmm0                ;    54.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3456]                ;    28.2 p3      84 st reload
        vmovdqu64 [r8 + 36352], zmm0                ;    56.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3520]                ;    29.0 p2      84 st reload
        vmovdqu64 [r8 + 36416], zmm0                ;    56.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3584]                ;    29.2 p3      84 st reload
        vmovdqu64 [r8 + 36480], zmm0                ;    58.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3648]                ;    30.0 p2      84 st reload
        vmovdqu64 [r8 + 36544], zmm0                ;    58.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3712]                ;    30.2 p3      84 st reload
        vmovdqu64 [r8 + 36608], zmm0                ;    60.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3776]                ;    31.0 p2      84 st reload
        vmovdqu64 [r8 + 36672], zmm0                ;    60.7 p8+p9   84 st
        vmovdqu64 zmm0, [rbp + 3840]                ;    31.2 p3      84 st reload
        vmovdqu64 [r8 + 36736], zmm0                ;    62.3 p7+p4   84 st
        vmovdqu64 zmm0, [rbp + 3904]                ;    32.0 p2      84 st reload
        vmovdqu64 [r8 + 36800], zmm0                ;    62.7 p8+p9   84 st
        mov r8, qword [rbp + 7744]                  ;    21.5 p10     71 blocks
        add r8, 0x8000                              ;    26.5 p0      71 blocks
        mov qword [rbp + 7744], r8                  ;    64.3 p7+p4   71 blocks
        cmp r8, qword [rbp + 7752]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 7824]                 ;                    frame
        pop r14                                     ;                    preserved
        pop r13                                     ;                    preserved
        pop r12                                     ;                    preserved
        pop rbp                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
snow2_keystream.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
