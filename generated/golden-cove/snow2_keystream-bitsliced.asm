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
;   blocks/clocks: 1465 uops, planned 334.3; bounds: width 244.2, ports 328.5, path 67.0
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
        sub rsp, 0x20c0                             ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 8208], rax                 ;                    frame
        mov dword [rbp + 8216], edx                 ;                    argument
        mov qword [rbp + 8128], rsi                 ;                    argument
        mov qword [rbp + 8144], rdi                 ;                    argument
        mov r8d, dword [rbp + 8216]                 ;     0.0 p2      71 blocks
        shl r8, 0xf                                 ;     5.0 p0      71 blocks
        add r8, qword [rbp + 8128]                  ;     6.0 p1+p3   71 blocks
        mov qword [rbp + 8136], r8                  ;     7.0 p7+p4   71 blocks
        cmp dword [rbp + 8216], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8144]                  ;     0.0 p2      72 r1.0 reload
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
        mov qword [rbp + 8152], r8                  ;    64.3 p7+p4   74 clocks
        mov r9, qword [rbp + 8128]                  ;    21.7 p10     74 clocks reload
        mov qword [rbp + 8160], r9                  ;    64.7 p8+p9   74 clocks
        lea r9, [r8 + 30720]                        ;    22.0 p0      74 clocks
        mov qword [rbp + 8168], r9                  ;    65.3 p7+p4   74 clocks
        lea r9, [r8 + 10240]                        ;    22.3 p1      74 clocks
        mov qword [rbp + 8176], r9                  ;    65.7 p8+p9   74 clocks
        lea r9, [r8 + 22528]                        ;    22.7 p5      74 clocks
        mov qword [rbp + 8184], r9                  ;    66.3 p7+p4   74 clocks
        lea r9, [r8 + 4096]                         ;    23.0 p6      74 clocks
        mov qword [rbp + 8192], r9                  ;    66.7 p8+p9   74 clocks
        add r8, 0x8000                              ;    23.3 p11     74 clocks
        mov qword [rbp + 8200], r8                  ;    67.3 p7+p4   74 clocks
        mov r8, qword [rbp + 8152]                  ;                    resident
        align 16
.clocks_2:
        mov r9, qword [rbp + 8168]                  ;     0.0 p2      76 s15.0 reload
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
        vmovdqu64 zmm18, [rbp + 3008]               ;    58.0 p2      77 z
        vpxord zmm18, zmm18, [rbp + 960]            ;    64.0 p0+p3   77 z
        vpternlogd zmm18, zmm17, [r8 + 1088], 0x96  ;    65.0 p5+p2   77 z
        vmovdqu64 zmm17, [rbp + 3072]               ;    59.2 p3      77 z
        vpxord zmm17, zmm17, [rbp + 1024]           ;    65.2 p0+p2   77 z
        vpternlogd zmm17, zmm16, [r8 + 1152], 0x96  ;    66.2 p5+p3   77 z
        vmovdqu64 zmm16, [rbp + 3136]               ;    61.0 p2      77 z
        vpxord zmm16, zmm16, [rbp + 1088]           ;    67.0 p0+p3   77 z
        vpternlogd zmm16, zmm15, [r8 + 1216], 0x96  ;    68.0 p5+p2   77 z
        vmovdqu64 zmm15, [rbp + 3200]               ;    62.2 p3      77 z
        vpxord zmm15, zmm15, [rbp + 1152]           ;    68.2 p0+p2   77 z
        vpternlogd zmm15, zmm14, [r8 + 1280], 0x96  ;    69.2 p5+p3   77 z
        vmovdqu64 zmm14, [rbp + 3264]               ;    64.0 p2      77 z
        vpxord zmm14, zmm14, [rbp + 1216]           ;    70.0 p0+p3   77 z
        vpternlogd zmm14, zmm13, [r8 + 1344], 0x96  ;    71.0 p5+p2   77 z
        vmovdqu64 zmm13, [rbp + 3328]               ;    65.2 p3      77 z
        vpxord zmm13, zmm13, [rbp + 1280]           ;    71.2 p0+p2   77 z
        vpternlogd zmm13, zmm12, [r8 + 1408], 0x96  ;    72.2 p5+p3   77 z
        vmovdqu64 zmm12, [rbp + 3392]               ;    67.0 p2      77 z
        vpxord zmm12, zmm12, [rbp + 1344]           ;    73.0 p0+p3   77 z
        vpternlogd zmm12, zmm11, [r8 + 1472], 0x96  ;    74.0 p5+p2   77 z
        vmovdqu64 zmm11, [rbp + 3456]               ;    68.2 p3      77 z
        vpxord zmm11, zmm11, [rbp + 1408]           ;    74.2 p0+p2   77 z
        vpternlogd zmm11, zmm10, [r8 + 1536], 0x96  ;    75.2 p5+p3   77 z
        vmovdqu64 zmm10, [rbp + 3520]               ;    70.0 p2      77 z
        vpxord zmm10, zmm10, [rbp + 1472]           ;    76.0 p0+p3   77 z
        vpternlogd zmm10, zmm9, [r8 + 1600], 0x96   ;    77.0 p5+p2   77 z
        vmovdqu64 zmm9, [rbp + 3584]                ;    71.2 p3      77 z
        vpxord zmm9, zmm9, [rbp + 1536]             ;    77.2 p0+p2   77 z
        vpternlogd zmm9, zmm8, [r8 + 1664], 0x96    ;    78.2 p5+p3   77 z
        vmovdqu64 zmm8, [rbp + 3648]                ;    73.0 p2      77 z
        vpxord zmm8, zmm8, [rbp + 1600]             ;    79.0 p0+p3   77 z
        vpternlogd zmm8, zmm7, [r8 + 1728], 0x96    ;    80.0 p5+p2   77 z
        vmovdqu64 zmm7, [rbp + 3712]                ;    74.2 p3      77 z
        vpxord zmm7, zmm7, [rbp + 1664]             ;    80.2 p0+p2   77 z
        vpternlogd zmm7, zmm6, [r8 + 1792], 0x96    ;    81.2 p5+p3   77 z
        vmovdqu64 zmm6, [rbp + 3776]                ;    76.0 p2      77 z
        vpxord zmm6, zmm6, [rbp + 1728]             ;    82.0 p0+p3   77 z
        mov r10, qword [rbp + 8160]                 ;    45.7 p10     77 z reload
        vmovdqu64 [r10], zmm2                       ;    45.8 p8+p9   77 z
        vmovdqu64 zmm2, [r8 + 1856]                 ;    77.0 p2      75 s0.29 reload
        vpternlogd zmm6, zmm5, zmm2, 0x96           ;    83.0 p5      77 z
        vmovdqu64 [r10 + 64], zmm3                  ;    46.3 p7+p4   77 z
        vmovdqu64 zmm3, [rbp + 3840]                ;    77.2 p3      77 z
        vmovdqu64 zmm5, [rbp + 1792]                ;    78.0 p2      77 z reload
        vpxord zmm3, zmm3, zmm5                     ;    84.0 p0      77 z
        vmovdqu64 [r10 + 128], zmm0                 ;    47.8 p8+p9   77 z
        vmovdqu64 zmm0, [r8 + 1920]                 ;    78.2 p3      75 s0.30 reload
        vpternlogd zmm3, zmm4, zmm0, 0x96           ;    85.0 p5      77 z
        vmovdqu64 [r10 + 192], zmm31                ;    48.3 p7+p4   77 z
        vmovdqu64 zmm4, [rbp + 3904]                ;    79.0 p2      77 z
        vmovdqu64 zmm31, [rbp + 1856]               ;    79.2 p3      77 z reload
        vpxord zmm4, zmm4, zmm31                    ;    85.2 p0      77 z
        vmovdqu64 [r10 + 256], zmm1                 ;    49.8 p8+p9   77 z
        vmovdqu64 zmm1, [r9 + 1920]                 ;    80.0 p2      76 s15.30 reload
        vpternlogd zmm4, zmm1, [r9 + 1984], 0x96    ;    86.2 p5+p3   77 z
        vmovdqu64 [r10 + 320], zmm30                ;    50.3 p7+p4   77 z
        vmovdqu64 zmm1, [r8 + 1984]                 ;    81.0 p2      75 s0.31 reload
        vmovdqu64 zmm30, [rbp + 3968]               ;    81.2 p3      77 z reload
        vpternlogd zmm4, zmm30, zmm1, 0x96          ;    87.2 p0      77 z
        vmovdqu64 [r10 + 384], zmm29                ;    51.8 p8+p9   77 z
        vmovdqu64 [r10 + 448], zmm28                ;    52.3 p7+p4   77 z
        vmovdqu64 [r10 + 512], zmm27                ;    53.8 p8+p9   77 z
        vmovdqu64 [r10 + 576], zmm26                ;    54.3 p7+p4   77 z
        vmovdqu64 [r10 + 640], zmm25                ;    55.8 p8+p9   77 z
        vmovdqu64 [r10 + 704], zmm24                ;    57.0 p7+p4   77 z
        vmovdqu64 [r10 + 768], zmm23                ;    58.2 p8+p9   77 z
        vmovdqu64 [r10 + 832], zmm22                ;    60.0 p7+p4   77 z
        vmovdqu64 [r10 + 896], zmm21                ;    61.2 p8+p9   77 z
        vmovdqu64 [r10 + 960], zmm20                ;    63.0 p7+p4   77 z
        vmovdqu64 [r10 + 1024], zmm19               ;    64.2 p8+p9   77 z
        vmovdqu64 [r10 + 1088], zmm18               ;    66.0 p7+p4   77 z
        vmovdqu64 [r10 + 1152], zmm17               ;    67.2 p8+p9   77 z
        vmovdqu64 [r10 + 1216], zmm16               ;    69.0 p7+p4   77 z
        vmovdqu64 [r10 + 1280], zmm15               ;    70.2 p8+p9   77 z
        vmovdqu64 [r10 + 1344], zmm14               ;    72.0 p7+p4   77 z
        vmovdqu64 [r10 + 1408], zmm13               ;    73.2 p8+p9   77 z
        vmovdqu64 [r10 + 1472], zmm12               ;    75.0 p7+p4   77 z
        vmovdqu64 [r10 + 1536], zmm11               ;    76.2 p8+p9   77 z
        vmovdqu64 [r10 + 1600], zmm10               ;    78.0 p7+p4   77 z
        vmovdqu64 [r10 + 1664], zmm9                ;    79.2 p8+p9   77 z
        vmovdqu64 [r10 + 1728], zmm8                ;    81.0 p7+p4   77 z
        vmovdqu64 [r10 + 1792], zmm7                ;    82.2 p8+p9   77 z
        vmovdqu64 [r10 + 1856], zmm6                ;    84.0 p7+p4   77 z
        vmovdqu64 [r10 + 1920], zmm3                ;    86.0 p8+p9   77 z
        vmovdqu64 [r10 + 1984], zmm4                ;    88.2 p7+p4   77 z
        mov r11, qword [rbp + 8176]                 ;    53.8 p10     78 r1_next.0 reload
        vmovdqu64 zmm3, [r11]                       ;    82.0 p2      78 r1_next.0
        vmovdqu64 zmm4, [r11 + 64]                  ;    82.2 p3      78 r1_next.1
        vmovdqu64 zmm6, [r11 + 128]                 ;    83.0 p2      78 r1_next.2
        vmovdqu64 zmm7, [r11 + 192]                 ;    83.2 p3      78 r1_next.3
        vmovdqu64 zmm8, [r11 + 256]                 ;    84.0 p2      78 r1_next.4
        vmovdqu64 zmm9, [r11 + 320]                 ;    84.2 p3      78 r1_next.5
        vmovdqu64 zmm10, [r11 + 384]                ;    85.0 p2      78 r1_next.6
        vmovdqu64 zmm11, [r11 + 448]                ;    85.2 p3      78 r1_next.7
        vmovdqu64 zmm12, [r11 + 512]                ;    86.0 p2      78 r1_next.8
        vmovdqu64 zmm13, [r11 + 576]                ;    86.2 p3      78 r1_next.9
        vmovdqu64 zmm14, [r11 + 640]                ;    87.0 p2      78 r1_next.10
        vmovdqu64 zmm15, [r11 + 704]                ;    87.2 p3      78 r1_next.11
        vmovdqu64 zmm16, [r11 + 768]                ;    88.0 p2      78 r1_next.12
        vmovdqu64 zmm17, [r11 + 832]                ;    88.2 p3      78 r1_next.13
        vmovdqu64 zmm18, [r11 + 896]                ;    89.0 p2      78 r1_next.14
        vmovdqu64 zmm19, [r11 + 960]                ;    89.2 p3      78 r1_next.15
        vmovdqu64 zmm20, [r11 + 1024]               ;    90.0 p2      78 r1_next.16
        vmovdqu64 zmm21, [r11 + 1088]               ;    90.2 p3      78 r1_next.17
        vmovdqu64 zmm22, [r11 + 1152]               ;    91.0 p2      78 r1_next.18
        vmovdqu64 zmm23, [r11 + 1216]               ;    91.2 p3      78 r1_next.19
        vmovdqu64 zmm24, [r11 + 1280]               ;    92.0 p2      78 r1_next.20
        vmovdqu64 zmm25, [r11 + 1344]               ;    92.2 p3      78 r1_next.21
        vmovdqu64 zmm26, [r11 + 1408]               ;    93.0 p2      78 r1_next.22
        vmovdqu64 zmm27, [r11 + 1472]               ;    93.2 p3      78 r1_next.23
        vmovdqu64 zmm28, [r11 + 1536]               ;    94.0 p2      78 r1_next.24
        vmovdqu64 zmm29, [r11 + 1600]               ;    94.2 p3      78 r1_next.25
        vmovdqu64 zmm30, [r11 + 1664]               ;    95.0 p2      78 r1_next.26
        vmovdqu64 zmm2, [r11 + 1728]                ;    95.2 p3      78 r1_next.27
        vmovdqu64 zmm1, [r11 + 1792]                ;    96.0 p2      78 r1_next.28
        vmovdqu64 zmm0, [r11 + 1856]                ;    96.2 p3      78 r1_next.29
        vmovdqu64 zmm5, [r11 + 1920]                ;    97.0 p2      78 r1_next.30
        vmovdqa64 zmm31, zmm4                       ;    88.2         78 r1_next copy
        vpternlogd zmm31, zmm3, [rbp + 1920], 0x78  ;    97.2 p5+p3   78 r1_next
        vpxord zmm3, zmm3, [rbp + 1920]             ;    98.0 p0+p2   78 r1_next
        vmovdqu64 [rbp + 3968], zmm3                ;    99.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm3, zmm31                       ;    98.2         78 r1_next copy
        vpternlogd zmm3, zmm4, [rbp + 1984], 0x60   ;    98.2 p5+p3   78 r1_next
        vpternlogd zmm3, zmm4, zmm6, 0x96           ;    99.2 p0      78 r1_next
        vpxord zmm31, zmm31, [rbp + 1984]           ;    99.0 p5+p2   78 r1_next
        vmovdqu64 zmm4, [rbp + 2048]                ;    99.2 p3      77 z reload
        vmovdqu64 [rbp + 4032], zmm31               ;   100.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm31, zmm3                       ;   100.2         78 r1_next copy
        vpternlogd zmm31, zmm6, zmm4, 0x60          ;   105.2 p0      78 r1_next
        vpternlogd zmm31, zmm6, zmm7, 0x96          ;   106.2 p5      78 r1_next
        vpxord zmm3, zmm3, zmm4                     ;   105.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2112]                ;   100.0 p2      77 z reload
        vmovdqa64 zmm6, zmm31                       ;   107.2         78 r1_next copy
        vpternlogd zmm6, zmm7, zmm4, 0x60           ;   107.2 p5      78 r1_next
        vpternlogd zmm6, zmm7, zmm8, 0x96           ;   108.2 p0      78 r1_next
        vpxord zmm31, zmm31, zmm4                   ;   107.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2176]                ;   100.2 p3      77 z reload
        vmovdqa64 zmm7, zmm6                        ;   109.2         78 r1_next copy
        vpternlogd zmm7, zmm8, zmm4, 0x60           ;   109.2 p0      78 r1_next
        vpternlogd zmm7, zmm8, zmm9, 0x96           ;   110.2 p5      78 r1_next
        vpxord zmm6, zmm6, zmm4                     ;   109.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2240]                ;   101.0 p2      77 z reload
        vmovdqa64 zmm8, zmm7                        ;   111.2         78 r1_next copy
        vpternlogd zmm8, zmm9, zmm4, 0x60           ;   111.2 p5      78 r1_next
        vpternlogd zmm8, zmm9, zmm10, 0x96          ;   112.2 p0      78 r1_next
        vpxord zmm7, zmm7, zmm4                     ;   111.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2304]                ;   101.2 p3      77 z reload
        vmovdqa64 zmm9, zmm8                        ;   113.2         78 r1_next copy
        vpternlogd zmm9, zmm10, zmm4, 0x60          ;   113.2 p0      78 r1_next
        vpternlogd zmm9, zmm10, zmm11, 0x96         ;   114.2 p5      78 r1_next
        vpxord zmm8, zmm8, zmm4                     ;   113.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2368]                ;   102.0 p2      77 z reload
        vmovdqa64 zmm10, zmm9                       ;   115.2         78 r1_next copy
        vpternlogd zmm10, zmm11, zmm4, 0x60         ;   115.2 p5      78 r1_next
        vpternlogd zmm10, zmm11, zmm12, 0x96        ;   116.2 p0      78 r1_next
        vpxord zmm9, zmm9, zmm4                     ;   115.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2432]                ;   102.2 p3      77 z reload
        vmovdqa64 zmm11, zmm10                      ;   117.2         78 r1_next copy
        vpternlogd zmm11, zmm12, zmm4, 0x60         ;   117.2 p0      78 r1_next
        vpternlogd zmm11, zmm12, zmm13, 0x96        ;   118.2 p5      78 r1_next
        vpxord zmm10, zmm10, zmm4                   ;   117.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2496]                ;   103.0 p2      77 z reload
        vmovdqa64 zmm12, zmm11                      ;   119.2         78 r1_next copy
        vpternlogd zmm12, zmm13, zmm4, 0x60         ;   119.2 p5      78 r1_next
        vpternlogd zmm12, zmm13, zmm14, 0x96        ;   120.2 p0      78 r1_next
        vpxord zmm11, zmm11, zmm4                   ;   119.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2560]                ;   103.2 p3      77 z reload
        vmovdqa64 zmm13, zmm12                      ;   121.2         78 r1_next copy
        vpternlogd zmm13, zmm14, zmm4, 0x60         ;   121.2 p0      78 r1_next
        vpternlogd zmm13, zmm14, zmm15, 0x96        ;   122.2 p5      78 r1_next
        vpxord zmm12, zmm12, zmm4                   ;   121.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2624]                ;   104.0 p2      77 z reload
        vmovdqa64 zmm14, zmm13                      ;   123.2         78 r1_next copy
        vpternlogd zmm14, zmm15, zmm4, 0x60         ;   123.2 p5      78 r1_next
        vpternlogd zmm14, zmm15, zmm16, 0x96        ;   124.2 p0      78 r1_next
        vpxord zmm13, zmm13, zmm4                   ;   123.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2688]                ;   104.2 p3      77 z reload
        vmovdqa64 zmm15, zmm14                      ;   125.2         78 r1_next copy
        vpternlogd zmm15, zmm16, zmm4, 0x60         ;   125.2 p0      78 r1_next
        vpternlogd zmm15, zmm16, zmm17, 0x96        ;   126.2 p5      78 r1_next
        vpxord zmm14, zmm14, zmm4                   ;   125.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2752]                ;   105.0 p2      77 z reload
        vmovdqa64 zmm16, zmm15                      ;   127.2         78 r1_next copy
        vpternlogd zmm16, zmm17, zmm4, 0x60         ;   127.2 p5      78 r1_next
        vpternlogd zmm16, zmm17, zmm18, 0x96        ;   128.2 p0      78 r1_next
        vpxord zmm15, zmm15, zmm4                   ;   127.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2816]                ;   105.2 p3      77 z reload
        vmovdqa64 zmm17, zmm16                      ;   129.2         78 r1_next copy
        vpternlogd zmm17, zmm18, zmm4, 0x60         ;   129.2 p0      78 r1_next
        vpternlogd zmm17, zmm18, zmm19, 0x96        ;   130.2 p5      78 r1_next
        vpxord zmm16, zmm16, zmm4                   ;   129.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 2880]                ;   106.0 p2      77 z reload
        vmovdqa64 zmm18, zmm17                      ;   131.2         78 r1_next copy
        vpternlogd zmm18, zmm19, zmm4, 0x60         ;   131.2 p5      78 r1_next
        vpternlogd zmm18, zmm19, zmm20, 0x96        ;   132.2 p0      78 r1_next
        vpxord zmm17, zmm17, zmm4                   ;   131.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 2944]                ;   106.2 p3      77 z reload
        vmovdqa64 zmm19, zmm18                      ;   133.2         78 r1_next copy
        vpternlogd zmm19, zmm20, zmm4, 0x60         ;   133.2 p0      78 r1_next
        vpternlogd zmm19, zmm20, zmm21, 0x96        ;   134.2 p5      78 r1_next
        vpxord zmm18, zmm18, zmm4                   ;   133.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3008]                ;   107.0 p2      77 z reload
        vmovdqa64 zmm20, zmm19                      ;   135.2         78 r1_next copy
        vpternlogd zmm20, zmm21, zmm4, 0x60         ;   135.2 p5      78 r1_next
        vpternlogd zmm20, zmm21, zmm22, 0x96        ;   136.2 p0      78 r1_next
        vpxord zmm19, zmm19, zmm4                   ;   135.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 3072]                ;   107.2 p3      77 z reload
        vmovdqa64 zmm21, zmm20                      ;   137.2         78 r1_next copy
        vpternlogd zmm21, zmm22, zmm4, 0x60         ;   137.2 p0      78 r1_next
        vpternlogd zmm21, zmm22, zmm23, 0x96        ;   138.2 p5      78 r1_next
        vpxord zmm20, zmm20, zmm4                   ;   137.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3136]                ;   108.0 p2      77 z reload
        vmovdqa64 zmm22, zmm21                      ;   139.2         78 r1_next copy
        vpternlogd zmm22, zmm23, zmm4, 0x60         ;   139.2 p5      78 r1_next
        vpternlogd zmm22, zmm23, zmm24, 0x96        ;   140.2 p0      78 r1_next
        vpxord zmm21, zmm21, zmm4                   ;   139.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 3200]                ;   108.2 p3      77 z reload
        vmovdqa64 zmm23, zmm22                      ;   141.2         78 r1_next copy
        vpternlogd zmm23, zmm24, zmm4, 0x60         ;   141.2 p0      78 r1_next
        vpternlogd zmm23, zmm24, zmm25, 0x96        ;   142.2 p5      78 r1_next
        vpxord zmm22, zmm22, zmm4                   ;   141.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3264]                ;   109.0 p2      77 z reload
        vmovdqa64 zmm24, zmm23                      ;   143.2         78 r1_next copy
        vpternlogd zmm24, zmm25, zmm4, 0x60         ;   143.2 p5      78 r1_next
        vpternlogd zmm24, zmm25, zmm26, 0x96        ;   144.2 p0      78 r1_next
        vpxord zmm23, zmm23, zmm4                   ;   143.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 3328]                ;   109.2 p3      77 z reload
        vmovdqa64 zmm25, zmm24                      ;   145.2         78 r1_next copy
        vpternlogd zmm25, zmm26, zmm4, 0x60         ;   145.2 p0      78 r1_next
        vpternlogd zmm25, zmm26, zmm27, 0x96        ;   146.2 p5      78 r1_next
        vpxord zmm24, zmm24, zmm4                   ;   145.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3392]                ;   110.0 p2      77 z reload
        vmovdqa64 zmm26, zmm25                      ;   147.2         78 r1_next copy
        vpternlogd zmm26, zmm27, zmm4, 0x60         ;   147.2 p5      78 r1_next
        vpternlogd zmm26, zmm27, zmm28, 0x96        ;   148.2 p0      78 r1_next
        vpxord zmm25, zmm25, zmm4                   ;   147.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 3456]                ;   110.2 p3      77 z reload
        vmovdqa64 zmm27, zmm26                      ;   149.2         78 r1_next copy
        vpternlogd zmm27, zmm28, zmm4, 0x60         ;   149.2 p0      78 r1_next
        vpternlogd zmm27, zmm28, zmm29, 0x96        ;   150.2 p5      78 r1_next
        vpxord zmm26, zmm26, zmm4                   ;   149.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3520]                ;   111.0 p2      77 z reload
        vmovdqa64 zmm28, zmm27                      ;   151.2         78 r1_next copy
        vpternlogd zmm28, zmm29, zmm4, 0x60         ;   151.2 p5      78 r1_next
        vpternlogd zmm28, zmm29, zmm30, 0x96        ;   152.2 p0      78 r1_next
        vpxord zmm27, zmm27, zmm4                   ;   151.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 3584]                ;   111.2 p3      77 z reload
        vmovdqa64 zmm29, zmm28                      ;   153.2         78 r1_next copy
        vpternlogd zmm29, zmm30, zmm4, 0x60         ;   153.2 p0      78 r1_next
        vpternlogd zmm29, zmm30, zmm2, 0x96         ;   154.2 p5      78 r1_next
        vpxord zmm28, zmm28, zmm4                   ;   153.2 p0      78 r1_next
        vmovdqu64 zmm4, [rbp + 3648]                ;   112.0 p2      77 z reload
        vmovdqa64 zmm30, zmm29                      ;   155.2         78 r1_next copy
        vpternlogd zmm30, zmm2, zmm4, 0x60          ;   155.2 p5      78 r1_next
        vpternlogd zmm30, zmm2, zmm1, 0x96          ;   156.2 p0      78 r1_next
        vpxord zmm29, zmm29, zmm4                   ;   155.2 p5      78 r1_next
        vmovdqu64 zmm2, [rbp + 3712]                ;   112.2 p3      77 z reload
        vmovdqa64 zmm4, zmm30                       ;   157.2         78 r1_next copy
        vpternlogd zmm4, zmm1, zmm2, 0x60           ;   157.2 p0      78 r1_next
        vpternlogd zmm4, zmm1, zmm0, 0x96           ;   158.2 p5      78 r1_next
        vpxord zmm30, zmm30, zmm2                   ;   157.2 p0      78 r1_next
        vmovdqu64 zmm1, [rbp + 128]                 ;   113.0 p2      77 z reload
        vmovdqu64 zmm2, [rbp + 320]                 ;   113.2 p3      66 r2
        vpternlogd zmm2, zmm1, zmm1, 0xc3           ;   119.2 p5      66 r2
        vmovdqu64 [rbp + 4096], zmm30               ;   158.2 p8+p9   78 r1_next spill
        vpxord zmm30, zmm4, [rbp + 3776]            ;   159.2 p0+p2   78 r1_next
        vpternlogd zmm4, zmm0, [rbp + 3776], 0x60   ;   159.2 p5+p3   78 r1_next
        vpternlogd zmm4, zmm0, zmm5, 0x96           ;   160.2 p0      78 r1_next
        vmovdqu64 zmm0, [rbp + 64]                  ;   115.0 p2      66 r2
        vpternlogd zmm0, zmm2, [rbp - 64], 0x69     ;   121.0 p5+p3   66 r2
        vmovdqu64 [rbp + 4160], zmm30               ;   160.2 p7+p4   78 r1_next spill
        vpxord zmm30, zmm0, [rbp + 256]             ;   122.0 p0+p2   66 r2
        vmovdqu64 [rbp + 4224], zmm29               ;   156.2 p8+p9   78 r1_next spill
        vpxord zmm29, zmm0, [rbp - 128]             ;   122.0 p5+p3   66 r2
        vmovdqu64 [rbp + 4288], zmm28               ;   154.2 p7+p4   78 r1_next spill
        vpxord zmm28, zmm4, [rbp + 3840]            ;   161.2 p0+p2   78 r1_next
        vpternlogd zmm4, zmm5, [rbp + 3840], 0x60   ;   161.2 p5+p3   78 r1_next
        vmovdqu64 [rbp + 4352], zmm28               ;   162.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm28, zmm30                      ;   123.0         66 r2 copy
        vmovdqu64 [rbp + 4416], zmm27               ;   152.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm27, [rbp + 64]                 ;   118.0 p2      66 r2
        vpternlogd zmm27, zmm29, [rbp + 0], 0x96    ;   124.0 p0+p3   66 r2
        vpxord zmm28, zmm28, zmm27                  ;   125.0 p5      66 r2
        vmovdqu64 [rbp + 4480], zmm26               ;   150.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm26, [r11 + 1984]               ;   119.0 p2      78 r1_next
        vpxord zmm26, zmm26, [rbp + 3904]           ;   125.0 p0+p3   78 r1_next
        vpternlogd zmm26, zmm4, zmm5, 0x96          ;   162.2 p5      78 r1_next
        vmovdqu64 zmm4, [rbp + 320]                 ;   120.0 p2      77 z reload
        vpxord zmm5, zmm28, zmm4                    ;   126.0 p0      66 r2
        vmovdqu64 [rbp + 4544], zmm26               ;   163.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm26, [rbp + 192]                ;   120.2 p3      66 r2
        vpternlogd zmm26, zmm30, [rbp + 192], 0xc3  ;   126.2 p5+p2   66 r2
        vmovdqu64 [rbp + 4608], zmm25               ;   148.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm25, zmm0                       ;   122.0         66 r2 copy
        vmovdqu64 [rbp + 4672], zmm24               ;   146.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm24, [rbp + 192]                ;   121.2 p3      66 r2
        vpternlogd zmm24, zmm2, [rbp + 0], 0x69     ;   127.2 p0+p2   66 r2
        vmovdqu64 [rbp + 4736], zmm23               ;   144.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm23, zmm26                      ;   127.2         66 r2 copy
        vpternlogd zmm23, zmm24, zmm24, 0xc3        ;   128.2 p5      66 r2
        vpxord zmm25, zmm25, zmm23                  ;   129.2 p0      66 r2
        vmovdqu64 [rbp + 4800], zmm22               ;   142.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm22, [rbp + 64]                 ;   122.2 p3      66 r2
        vpternlogd zmm22, zmm5, [rbp - 128], 0xd2   ;   128.2 p5+p2   66 r2
        vmovdqu64 [rbp + 4864], zmm21               ;   140.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm21, zmm25                      ;   130.2         66 r2 copy
        vpternlogd zmm21, zmm22, zmm27, 0x9c        ;   130.2 p0      66 r2
        vmovdqu64 [rbp + 4928], zmm20               ;   138.2 p7+p4   78 r1_next spill
        vpxord zmm20, zmm26, [rbp - 128]            ;   127.2 p5+p3   66 r2
        vmovdqu64 [rbp + 4992], zmm19               ;   136.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm19, zmm26                      ;   127.2         66 r2 copy
        vpternlogd zmm19, zmm1, [rbp - 128], 0x18   ;   127.2 p0+p2   66 r2
        vmovdqu64 [rbp + 5056], zmm18               ;   134.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm18, zmm26                      ;   127.2         66 r2 copy
        vpternlogd zmm18, zmm28, zmm2, 0xf9         ;   127.2 p5      66 r2
        vpxord zmm2, zmm2, zmm23                    ;   129.2 p0      66 r2
        vpternlogd zmm2, zmm18, zmm22, 0x96         ;   130.2 p5      66 r2
        vpxord zmm18, zmm29, zmm24                  ;   128.2 p0      66 r2
        vpord zmm22, zmm18, zmm4                    ;   129.2 p5      66 r2
        vmovdqu64 [rbp + 5120], zmm17               ;   132.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm17, [rbp + 0]                  ;   124.2 p3      66 r2
        vpxord zmm17, zmm17, [rbp - 128]            ;   130.2 p0+p2   66 r2
        vpternlogd zmm17, zmm29, zmm4, 0x2d         ;   131.2 p5      66 r2
        vpternlogd zmm17, zmm19, zmm21, 0x69        ;   132.2 p0      66 r2
        vmovdqa64 zmm19, zmm26                      ;   127.2         66 r2 copy
        vpternlogd zmm19, zmm27, zmm1, 0x69         ;   127.2 p5      66 r2
        vpternlogd zmm21, zmm19, zmm18, 0x78        ;   131.2 p0      66 r2
        vmovdqu64 [rbp + 5184], zmm16               ;   130.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm16, zmm19                      ;   128.2         66 r2 copy
        vpternlogd zmm16, zmm24, zmm24, 0xf3        ;   128.2 p5      66 r2
        vpternlogd zmm16, zmm22, zmm2, 0x69         ;   131.2 p0      66 r2
        vpternlogd zmm2, zmm23, zmm30, 0x87         ;   131.2 p5      66 r2
        vmovdqa64 zmm22, zmm2                       ;   132.2         66 r2 copy
        vpternlogd zmm22, zmm28, zmm0, 0x87         ;   132.2 p0      66 r2
        vpternlogd zmm21, zmm2, zmm22, 0x96         ;   133.2 p5      66 r2
        vmovdqa64 zmm2, zmm21                       ;   134.2         66 r2 copy
        vpternlogd zmm2, zmm22, zmm16, 0x59         ;   134.2 p0      66 r2
        vmovdqu64 [rbp + 5248], zmm15               ;   128.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm15, zmm2                       ;   135.2         66 r2 copy
        vpternlogd zmm15, zmm22, zmm17, 0x36        ;   135.2 p5      66 r2
        vmovdqu64 [rbp + 5312], zmm14               ;   126.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm14, zmm15                      ;   136.2         66 r2 copy
        vpternlogd zmm14, zmm21, zmm17, 0x9a        ;   136.2 p0      66 r2
        vpternlogd zmm15, zmm21, zmm17, 0x53        ;   136.2 p5      66 r2
        vpxord zmm21, zmm14, zmm15                  ;   137.2 p0      66 r2
        vpternlogd zmm2, zmm17, zmm21, 0x39         ;   138.2 p5      66 r2
        vmovdqa64 zmm17, zmm2                       ;   139.2         66 r2 copy
        vpternlogd zmm17, zmm22, zmm16, 0xc6        ;   139.2 p0      66 r2
        vpternlogd zmm2, zmm22, zmm16, 0xd1         ;   139.2 p5      66 r2
        vmovdqa64 zmm16, zmm14                      ;   137.2         66 r2 copy
        vpternlogd zmm16, zmm18, [rbp + 64], 6      ;   137.2 p0+p3   66 r2
        vpternlogd zmm27, zmm16, zmm17, 0x93        ;   140.2 p5      66 r2
        vmovdqa64 zmm22, zmm21                      ;   138.2         66 r2 copy
        vpternlogd zmm22, zmm19, zmm4, 0xf9         ;   138.2 p0      66 r2
        vpandnd zmm18, zmm2, zmm18                  ;   140.2 p5      66 r2
        vpternlogd zmm25, zmm18, zmm17, 0x93        ;   141.2 p0      66 r2
        vmovdqu64 [rbp + 5376], zmm13               ;   124.2 p8+p9   78 r1_next spill
        vpxord zmm13, zmm17, zmm2                   ;   140.2 p5      66 r2
        vpternlogd zmm1, zmm13, zmm26, 0xde         ;   141.2 p0      66 r2
        vpternlogd zmm17, zmm15, zmm15, 0xc3        ;   140.2 p5      66 r2
        vmovdqu64 [rbp + 5440], zmm12               ;   122.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm12, zmm1                       ;   142.2         66 r2 copy
        vpternlogd zmm12, zmm22, zmm27, 0x96        ;   142.2 p0      66 r2
        vmovdqu64 [rbp + 5504], zmm11               ;   120.2 p8+p9   78 r1_next spill
        vpxord zmm11, zmm21, zmm2                   ;   140.2 p5      66 r2
        vpternlogd zmm28, zmm17, zmm11, 0x6f        ;   141.2 p0      66 r2
        vpternlogd zmm22, zmm16, zmm4, 0x96         ;   139.2 p5      66 r2
        vmovdqa64 zmm16, zmm17                      ;   141.2         66 r2 copy
        vpternlogd zmm16, zmm11, [rbp - 128], 0x7d  ;   141.2 p0+p2   66 r2
        vpternlogd zmm0, zmm16, zmm17, 0x9c         ;   142.2 p5      66 r2
        vpternlogd zmm1, zmm5, zmm11, 0x78          ;   142.2 p0      66 r2
        vmovdqa64 zmm5, zmm0                        ;   143.2         66 r2 copy
        vpternlogd zmm5, zmm25, zmm12, 0x96         ;   143.2 p5      66 r2
        vpternlogd zmm2, zmm19, zmm5, 0xa6          ;   144.2 p0      66 r2
        vpandd zmm17, zmm17, zmm4                   ;   141.8 p5      66 r2
        vpternlogd zmm22, zmm17, zmm28, 0x96        ;   142.8 p0      66 r2
        vpternlogd zmm1, zmm28, zmm2, 0x69          ;   145.2 p5      66 r2
        vpternlogd zmm0, zmm14, zmm26, 0x1e         ;   143.3 p0      66 r2
        vpternlogd zmm18, zmm13, zmm20, 0x1e        ;   143.8 p5      66 r2
        vpternlogd zmm23, zmm1, zmm15, 0x93         ;   146.2 p0      66 r2
        vpternlogd zmm21, zmm24, zmm23, 0xa6        ;   147.2 p5      66 r2
        vpandd zmm30, zmm30, zmm15                  ;   145.3 p0      66 r2
        vpternlogd zmm30, zmm2, zmm27, 0x69         ;   146.3 p5      66 r2
        vmovdqu64 zmm2, [rbp + 640]                 ;   126.2 p3      77 z reload
        vmovdqu64 zmm4, [rbp + 832]                 ;   127.0 p2      66 r2
        vpternlogd zmm4, zmm2, zmm2, 0xc3           ;   146.3 p0      66 r2
        vmovdqu64 zmm13, [rbp + 576]                ;   127.2 p3      66 r2
        vpternlogd zmm13, zmm4, [rbp + 448], 0x69   ;   147.3 p5+p2   66 r2
        vpxord zmm14, zmm13, [rbp + 768]            ;   148.3 p0+p3   66 r2
        vmovdqu64 zmm15, [rbp + 384]                ;   129.0 p2      77 z reload
        vpxord zmm17, zmm13, zmm15                  ;   148.3 p5      66 r2
        vmovdqu64 zmm19, [rbp + 512]                ;   129.2 p3      77 z reload
        vmovdqu64 zmm20, [rbp + 576]                ;   130.0 p2      66 r2
        vpternlogd zmm20, zmm17, zmm19, 0x96        ;   149.3 p0      66 r2
        vmovdqu64 zmm24, [rbp + 704]                ;   130.2 p3      77 z reload
        vmovdqa64 zmm26, zmm4                       ;   147.3         66 r2 copy
        vpternlogd zmm26, zmm19, zmm24, 0x69        ;   148.8 p5      66 r2
        vpxord zmm27, zmm14, zmm20                  ;   150.3 p0      66 r2
        vmovdqu64 zmm28, [rbp + 832]                ;   131.0 p2      77 z reload
        vmovdqu64 [rbp + 384], zmm10                ;   118.2 p7+p4   78 r1_next spill
        vpxord zmm10, zmm27, zmm28                  ;   151.3 p5      66 r2
        vmovdqu64 [rbp + 320], zmm9                 ;   116.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm9, zmm14                       ;   149.3         66 r2 copy
        vpternlogd zmm9, zmm24, zmm24, 0xc3         ;   150.3 p0      66 r2
        vmovdqu64 zmm24, [rbp + 576]                ;   131.2 p3      77 z reload
        vmovdqu64 [rbp + 256], zmm8                 ;   114.2 p7+p4   78 r1_next spill
        vmovdqa64 zmm8, zmm10                       ;   152.3         66 r2 copy
        vpternlogd zmm8, zmm15, zmm24, 0xa6         ;   152.3 p5      66 r2
        vmovdqu64 [rbp + 192], zmm7                 ;   112.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm7, zmm9                        ;   151.3         66 r2 copy
        vpternlogd zmm7, zmm26, zmm26, 0xc3         ;   151.3 p0      66 r2
        vmovdqu64 [rbp + 128], zmm6                 ;   112.3 p7+p4   78 r1_next spill
        vpxord zmm6, zmm13, zmm7                    ;   152.3 p5      66 r2
        vmovdqu64 [rbp + 64], zmm31                 ;   112.7 p8+p9   78 r1_next spill
        vmovdqa64 zmm31, zmm6                       ;   153.3         66 r2 copy
        vpternlogd zmm31, zmm8, zmm20, 0x9c         ;   153.3 p0      66 r2
        vmovdqu64 [rbp + 0], zmm3                   ;   114.3 p7+p4   78 r1_next spill
        vmovdqa64 zmm3, zmm9                        ;   151.3         66 r2 copy
        vpternlogd zmm3, zmm2, zmm15, 0x18          ;   152.8 p5      66 r2
        vmovdqu64 [rbp + 5568], zmm5                ;   144.2 p8+p9   66 r2 spill
        vmovdqa64 zmm5, zmm9                        ;   151.3         66 r2 copy
        vpternlogd zmm5, zmm27, zmm4, 0xf9          ;   153.3 p0      66 r2
        vpxord zmm4, zmm4, zmm7                     ;   153.8 p5      66 r2
        vpternlogd zmm4, zmm5, zmm8, 0x69           ;   154.8 p0      66 r2
        vpxord zmm5, zmm17, zmm26                   ;   154.8 p5      66 r2
        vpord zmm8, zmm5, zmm28                     ;   155.8 p0      66 r2
        vpxord zmm19, zmm19, zmm15                  ;   155.8 p5      66 r2
        vpternlogd zmm19, zmm17, zmm28, 0x2d        ;   156.8 p0      66 r2
        vpternlogd zmm19, zmm3, zmm31, 0x69         ;   157.8 p5      66 r2
        vmovdqa64 zmm3, zmm9                        ;   151.3         66 r2 copy
        vpternlogd zmm3, zmm20, zmm2, 0x69          ;   157.3 p0      66 r2
        vpternlogd zmm31, zmm3, zmm5, 0x78          ;   158.3 p5      66 r2
        vmovdqu64 [rbp + 5632], zmm22               ;   143.8 p7+p4   66 r2 spill
        vmovdqa64 zmm22, zmm3                       ;   158.3         66 r2 copy
        vpternlogd zmm22, zmm26, zmm26, 0xf3        ;   158.3 p0      66 r2
        vpternlogd zmm22, zmm8, zmm4, 0x96          ;   159.3 p5      66 r2
        vpternlogd zmm4, zmm7, zmm14, 0x78          ;   159.3 p0      66 r2
        vmovdqa64 zmm8, zmm4                        ;   160.3         66 r2 copy
        vpternlogd zmm8, zmm27, zmm13, 0x87         ;   160.3 p5      66 r2
        vpternlogd zmm31, zmm4, zmm8, 0x96          ;   161.3 p0      66 r2
        vmovdqa64 zmm4, zmm31                       ;   162.3         66 r2 copy
        vpternlogd zmm4, zmm8, zmm22, 0x59          ;   162.3 p5      66 r2
        vmovdqu64 [rbp + 5696], zmm12               ;   143.2 p8+p9   66 r2 spill
        vmovdqa64 zmm12, zmm4                       ;   163.3         66 r2 copy
        vpternlogd zmm12, zmm8, zmm19, 0x36         ;   163.3 p0      66 r2
        vmovdqu64 [rbp + 5760], zmm1                ;   146.2 p7+p4   66 r2 spill
        vmovdqa64 zmm1, zmm12                       ;   164.3         66 r2 copy
        vpternlogd zmm1, zmm31, zmm19, 0x9a         ;   164.3 p5      66 r2
        vpternlogd zmm12, zmm31, zmm19, 0x53        ;   164.3 p0      66 r2
        vpternlogd zmm24, zmm1, zmm5, 0x12          ;   165.3 p5      66 r2
        vpxord zmm31, zmm1, zmm12                   ;   165.3 p0      66 r2
        vpternlogd zmm4, zmm19, zmm31, 0x39         ;   166.3 p5      66 r2
        vmovdqa64 zmm19, zmm4                       ;   167.3         66 r2 copy
        vpternlogd zmm19, zmm8, zmm22, 0xc6         ;   167.3 p0      66 r2
        vpternlogd zmm4, zmm8, zmm22, 0xd1          ;   167.3 p5      66 r2
        vpternlogd zmm20, zmm24, zmm19, 0x93        ;   168.3 p0      66 r2
        vmovdqa64 zmm8, zmm31                       ;   166.3         66 r2 copy
        vpternlogd zmm8, zmm3, zmm28, 0xf9          ;   166.3 p5      66 r2
        vpandnd zmm5, zmm4, zmm5                    ;   168.3 p0      66 r2
        vpternlogd zmm6, zmm5, zmm19, 0x93          ;   169.3 p5      66 r2
        vpxord zmm22, zmm19, zmm4                   ;   168.3 p0      66 r2
        vpternlogd zmm2, zmm22, zmm9, 0xde          ;   169.3 p5      66 r2
        vpternlogd zmm19, zmm12, zmm12, 0xc3        ;   168.3 p0      66 r2
        vmovdqu64 [rbp + 5824], zmm0                ;   144.3 p8+p9   66 r2 spill
        vmovdqa64 zmm0, zmm2                        ;   170.3         66 r2 copy
        vpternlogd zmm0, zmm8, zmm20, 0x96          ;   170.3 p5      66 r2
        vpternlogd zmm8, zmm24, zmm28, 0x96         ;   169.3 p0      66 r2
        vpxord zmm24, zmm31, zmm4                   ;   169.8 p5      66 r2
        vpternlogd zmm27, zmm19, zmm24, 0x6f        ;   170.8 p0      66 r2
        vpternlogd zmm8, zmm28, zmm19, 0x78         ;   170.8 p5      66 r2
        vmovdqa64 zmm28, zmm19                      ;   169.3         66 r2 copy
        vpternlogd zmm28, zmm24, zmm15, 0x7d        ;   171.3 p0      66 r2
        vpternlogd zmm19, zmm13, zmm28, 0xa6        ;   172.3 p5      66 r2
        vmovdqa64 zmm13, zmm19                      ;   173.3         66 r2 copy
        vpternlogd zmm13, zmm6, zmm0, 0x96          ;   173.3 p0      66 r2
        vpternlogd zmm4, zmm3, zmm13, 0xa6          ;   174.3 p5      66 r2
        vpternlogd zmm2, zmm10, zmm24, 0x78         ;   173.3 p0      66 r2
        vpternlogd zmm2, zmm4, zmm27, 0x69          ;   175.3 p5      66 r2
        vpternlogd zmm24, zmm6, zmm17, 0x6c         ;   174.3 p0      66 r2
        vpternlogd zmm7, zmm2, zmm12, 0x93          ;   176.3 p5      66 r2
        vpternlogd zmm31, zmm26, zmm7, 0xa6         ;   177.3 p0      66 r2
        vpternlogd zmm24, zmm28, zmm31, 0x69        ;   178.3 p5      66 r2
        vpternlogd zmm22, zmm15, zmm9, 0xf6         ;   176.3 p0      66 r2
        vpternlogd zmm22, zmm31, zmm5, 0x96         ;   178.3 p5      66 r2
        vpandd zmm14, zmm14, zmm12                  ;   177.3 p0      66 r2
        vpternlogd zmm14, zmm4, zmm20, 0x69         ;   178.3 p5      66 r2
        vpord zmm9, zmm9, zmm1                      ;   178.3 p0      66 r2
        vpternlogd zmm9, zmm7, zmm19, 0x96          ;   179.3 p5      66 r2
        vmovdqu64 zmm1, [rbp + 1152]                ;   132.0 p2      77 z reload
        vmovdqu64 zmm3, [rbp + 1344]                ;   132.2 p3      66 r2
        vpternlogd zmm3, zmm1, zmm1, 0xc3           ;   179.3 p0      66 r2
        vmovdqu64 zmm4, [rbp + 1088]                ;   133.0 p2      66 r2
        vpternlogd zmm4, zmm3, [rbp + 960], 0x69    ;   180.3 p5+p3   66 r2
        vpxord zmm5, zmm4, [rbp + 1280]             ;   181.3 p0+p2   66 r2
        vmovdqu64 zmm6, [rbp + 896]                 ;   134.2 p3      77 z reload
        vpxord zmm7, zmm4, zmm6                     ;   181.3 p5      66 r2
        vmovdqu64 zmm10, [rbp + 1024]               ;   135.0 p2      77 z reload
        vmovdqu64 zmm12, [rbp + 1088]               ;   135.2 p3      66 r2
        vpternlogd zmm12, zmm7, zmm10, 0x96         ;   182.3 p0      66 r2
        vmovdqu64 zmm15, [rbp + 1216]               ;   136.0 p2      77 z reload
        vmovdqa64 zmm17, zmm3                       ;   180.3         66 r2 copy
        vpternlogd zmm17, zmm10, zmm15, 0x69        ;   181.8 p5      66 r2
        vmovdqa64 zmm19, zmm5                       ;   182.3         66 r2 copy
        vpternlogd zmm19, zmm15, zmm15, 0xc3        ;   182.3 p0      66 r2
        vpxord zmm15, zmm5, zmm12                   ;   183.3 p5      66 r2
        vmovdqa64 zmm20, zmm19                      ;   183.3         66 r2 copy
        vpternlogd zmm20, zmm17, zmm17, 0xc3        ;   183.3 p0      66 r2
        vmovdqu64 zmm26, [rbp + 1344]               ;   136.2 p3      77 z reload
        vpxord zmm28, zmm15, zmm26                  ;   184.3 p5      66 r2
        vmovdqu64 zmm31, [rbp + 1088]               ;   137.0 p2      77 z reload
        vmovdqu64 [rbp + 5888], zmm2                ;   176.3 p7+p4   66 r2 spill
        vmovdqa64 zmm2, zmm28                       ;   185.3         66 r2 copy
        vpternlogd zmm2, zmm6, zmm31, 0xa6          ;   185.3 p0      66 r2
        vmovdqu64 [rbp + 5952], zmm13               ;   174.3 p8+p9   66 r2 spill
        vpxord zmm13, zmm4, zmm20                   ;   184.8 p5      66 r2
        vmovdqu64 [rbp + 6016], zmm8                ;   171.8 p7+p4   66 r2 spill
        vmovdqa64 zmm8, zmm13                       ;   185.8         66 r2 copy
        vpternlogd zmm8, zmm2, zmm12, 0x9c          ;   186.3 p0      66 r2
        vmovdqu64 [rbp + 6080], zmm27               ;   171.8 p8+p9   66 r2 spill
        vmovdqa64 zmm27, zmm19                      ;   183.3         66 r2 copy
        vpternlogd zmm27, zmm1, zmm6, 0x18          ;   185.8 p5      66 r2
        vmovdqu64 [rbp + 6144], zmm0                ;   171.3 p7+p4   66 r2 spill
        vpxord zmm0, zmm19, zmm6                    ;   186.3 p0      66 r2
        vmovdqu64 [rbp + 6208], zmm24               ;   179.3 p8+p9   66 r2 spill
        vmovdqa64 zmm24, zmm19                      ;   183.3         66 r2 copy
        vpternlogd zmm24, zmm15, zmm3, 0xf9         ;   186.8 p5      66 r2
        vpxord zmm3, zmm3, zmm20                    ;   187.3 p0      66 r2
        vpternlogd zmm3, zmm24, zmm2, 0x96          ;   188.3 p5      66 r2
        vpxord zmm2, zmm7, zmm17                    ;   188.3 p0      66 r2
        vpord zmm24, zmm2, zmm26                    ;   189.3 p5      66 r2
        vpxord zmm10, zmm10, zmm6                   ;   189.3 p0      66 r2
        vpternlogd zmm10, zmm7, zmm26, 0x2d         ;   190.3 p5      66 r2
        vpternlogd zmm10, zmm27, zmm8, 0x69         ;   191.3 p0      66 r2
        vmovdqa64 zmm27, zmm19                      ;   183.3         66 r2 copy
        vpternlogd zmm27, zmm12, zmm1, 0x69         ;   190.8 p5      66 r2
        vpternlogd zmm8, zmm27, zmm2, 0x78          ;   191.8 p0      66 r2
        vmovdqu64 [rbp + 6272], zmm23               ;   147.2 p7+p4   66 r2 spill
        vmovdqa64 zmm23, zmm27                      ;   191.8         66 r2 copy
        vpternlogd zmm23, zmm17, zmm17, 0xf3        ;   191.8 p5      66 r2
        vpternlogd zmm23, zmm24, zmm3, 0x69         ;   192.8 p0      66 r2
        vpternlogd zmm3, zmm20, zmm5, 0x87          ;   192.8 p5      66 r2
        vmovdqa64 zmm24, zmm3                       ;   193.8         66 r2 copy
        vpternlogd zmm24, zmm15, zmm4, 0x87         ;   193.8 p0      66 r2
        vpternlogd zmm8, zmm3, zmm24, 0x96          ;   194.8 p5      66 r2
        vmovdqa64 zmm3, zmm8                        ;   195.8         66 r2 copy
        vpternlogd zmm3, zmm24, zmm23, 0x59         ;   195.8 p0      66 r2
        vmovdqu64 [rbp + 6336], zmm9                ;   180.3 p8+p9   66 r2 spill
        vmovdqa64 zmm9, zmm3                        ;   196.8         66 r2 copy
        vpternlogd zmm9, zmm24, zmm10, 0x36         ;   196.8 p5      66 r2
        vmovdqu64 [rbp + 6400], zmm30               ;   147.3 p7+p4   66 r2 spill
        vmovdqa64 zmm30, zmm9                       ;   197.8         66 r2 copy
        vpternlogd zmm30, zmm8, zmm10, 0x9a         ;   197.8 p0      66 r2
        vpternlogd zmm9, zmm8, zmm10, 0x53          ;   197.8 p5      66 r2
        vpternlogd zmm31, zmm30, zmm2, 0x12         ;   198.8 p0      66 r2
        vpxord zmm8, zmm30, zmm9                    ;   198.8 p5      66 r2
        vpternlogd zmm3, zmm10, zmm8, 0x39          ;   199.8 p0      66 r2
        vmovdqa64 zmm10, zmm3                       ;   200.8         66 r2 copy
        vpternlogd zmm10, zmm24, zmm23, 0xc6        ;   200.8 p5      66 r2
        vpternlogd zmm3, zmm24, zmm23, 0xd1         ;   200.8 p0      66 r2
        vpternlogd zmm12, zmm31, zmm10, 0x93        ;   201.8 p5      66 r2
        vmovdqa64 zmm23, zmm8                       ;   199.8         66 r2 copy
        vpternlogd zmm23, zmm27, zmm26, 0xf9        ;   199.8 p0      66 r2
        vpandnd zmm2, zmm3, zmm2                    ;   201.8 p5      66 r2
        vpternlogd zmm13, zmm2, zmm10, 0x93         ;   202.8 p0      66 r2
        vpxord zmm24, zmm10, zmm3                   ;   201.8 p5      66 r2
        vpternlogd zmm1, zmm24, zmm19, 0xde         ;   202.8 p0      66 r2
        vpternlogd zmm10, zmm9, zmm9, 0xc3          ;   201.8 p5      66 r2
        vmovdqu64 [rbp + 6464], zmm14               ;   179.3 p8+p9   66 r2 spill
        vmovdqa64 zmm14, zmm1                       ;   203.8         66 r2 copy
        vpternlogd zmm14, zmm23, zmm12, 0x96        ;   203.8 p0      66 r2
        vmovdqu64 [rbp + 6528], zmm16               ;   142.2 p7+p4   66 r2 spill
        vpxord zmm16, zmm8, zmm3                    ;   202.8 p5      66 r2
        vpternlogd zmm6, zmm10, zmm16, 0x6f         ;   203.8 p0      66 r2
        vpternlogd zmm4, zmm6, zmm10, 0x9c          ;   204.8 p5      66 r2
        vpternlogd zmm15, zmm10, zmm16, 0x6f        ;   204.3 p0      66 r2
        vpternlogd zmm23, zmm31, zmm26, 0x96        ;   204.8 p5      66 r2
        vmovdqa64 zmm31, zmm4                       ;   205.8         66 r2 copy
        vpternlogd zmm31, zmm13, zmm14, 0x96        ;   205.8 p0      66 r2
        vpternlogd zmm3, zmm27, zmm31, 0xa6         ;   206.8 p5      66 r2
        vpternlogd zmm1, zmm28, zmm16, 0x78         ;   206.3 p0      66 r2
        vpandd zmm10, zmm10, zmm26                  ;   206.8 p5      66 r2
        vpternlogd zmm23, zmm10, zmm15, 0x96        ;   207.8 p0      66 r2
        vpternlogd zmm1, zmm15, zmm3, 0x69          ;   207.8 p5      66 r2
        vpternlogd zmm16, zmm13, zmm7, 0x6c         ;   208.3 p0      66 r2
        vpternlogd zmm20, zmm1, zmm9, 0x93          ;   208.8 p5      66 r2
        vpternlogd zmm12, zmm9, zmm5, 0x78          ;   209.3 p0      66 r2
        vpternlogd zmm8, zmm17, zmm20, 0xa6         ;   209.8 p5      66 r2
        vpternlogd zmm16, zmm6, zmm8, 0x69          ;   210.8 p0      66 r2
        vpternlogd zmm2, zmm24, zmm0, 0x1e          ;   210.8 p5      66 r2
        vmovdqu64 zmm0, [rbp + 1664]                ;   140.2 p3      77 z reload
        vmovdqu64 zmm5, [rbp + 1856]                ;   140.3 p2      66 r2
        vpternlogd zmm5, zmm0, zmm0, 0xc3           ;   211.3 p0      66 r2
        vpord zmm19, zmm19, zmm30                   ;   211.8 p5      66 r2
        vpternlogd zmm19, zmm20, zmm4, 0x96         ;   212.8 p0      66 r2
        vmovdqu64 zmm4, [rbp + 1600]                ;   141.2 p3      66 r2
        vpternlogd zmm4, zmm5, [rbp + 1472], 0x69   ;   212.8 p5+p2   66 r2
        vpxord zmm6, zmm4, [rbp + 1792]             ;   213.8 p0+p3   66 r2
        vmovdqu64 zmm7, [rbp + 1408]                ;   142.3 p2      77 z reload
        vpxord zmm9, zmm4, zmm7                     ;   213.8 p5      66 r2
        vmovdqu64 zmm10, [rbp + 1536]               ;   143.2 p3      77 z reload
        vmovdqu64 zmm13, [rbp + 1600]               ;   143.3 p2      66 r2
        vpternlogd zmm13, zmm9, zmm10, 0x96         ;   214.8 p0      66 r2
        vmovdqu64 zmm15, [rbp + 1728]               ;   144.2 p3      77 z reload
        vmovdqa64 zmm17, zmm5                       ;   212.3         66 r2 copy
        vpternlogd zmm17, zmm10, zmm15, 0x69        ;   214.8 p5      66 r2
        vmovdqa64 zmm20, zmm6                       ;   214.8         66 r2 copy
        vpternlogd zmm20, zmm15, zmm15, 0xc3        ;   215.3 p0      66 r2
        vpxord zmm15, zmm6, zmm13                   ;   215.8 p5      66 r2
        vmovdqa64 zmm24, zmm20                      ;   216.3         66 r2 copy
        vpternlogd zmm24, zmm17, zmm17, 0xc3        ;   216.3 p0      66 r2
        vmovdqu64 zmm26, [rbp + 1856]               ;   144.3 p2      77 z reload
        vpxord zmm27, zmm15, zmm26                  ;   216.8 p5      66 r2
        vmovdqu64 zmm28, [rbp + 1600]               ;   145.2 p3      77 z reload
        vmovdqa64 zmm30, zmm27                      ;   217.8         66 r2 copy
        vpternlogd zmm30, zmm7, zmm28, 0xa6         ;   217.8 p0      66 r2
        vmovdqu64 [rbp + 6592], zmm14               ;   204.8 p8+p9   66 r2 spill
        vpxord zmm14, zmm4, zmm24                   ;   217.8 p5      66 r2
        vmovdqu64 [rbp + 6656], zmm31               ;   206.8 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm14                      ;   218.8         66 r2 copy
        vpternlogd zmm31, zmm30, zmm13, 0x9c        ;   218.8 p0      66 r2
        vmovdqu64 [rbp + 6720], zmm3                ;   207.8 p8+p9   66 r2 spill
        vmovdqa64 zmm3, zmm20                       ;   216.3         66 r2 copy
        vpternlogd zmm3, zmm0, zmm7, 0x18           ;   218.8 p5      66 r2
        vmovdqu64 [rbp + 6784], zmm12               ;   210.3 p7+p4   66 r2 spill
        vmovdqa64 zmm12, zmm20                      ;   216.3         66 r2 copy
        vpternlogd zmm12, zmm15, zmm5, 0xf9         ;   219.3 p0      66 r2
        vpxord zmm5, zmm5, zmm24                    ;   219.8 p5      66 r2
        vpternlogd zmm5, zmm12, zmm30, 0x96         ;   220.8 p0      66 r2
        vpxord zmm12, zmm9, zmm17                   ;   220.8 p5      66 r2
        vpord zmm30, zmm12, zmm26                   ;   221.8 p0      66 r2
        vpxord zmm10, zmm10, zmm7                   ;   221.8 p5      66 r2
        vpternlogd zmm10, zmm9, zmm26, 0x2d         ;   222.8 p0      66 r2
        vpternlogd zmm10, zmm3, zmm31, 0x69         ;   223.8 p5      66 r2
        vmovdqa64 zmm3, zmm20                       ;   216.3         66 r2 copy
        vpternlogd zmm3, zmm13, zmm0, 0x69          ;   223.3 p0      66 r2
        vpternlogd zmm31, zmm3, zmm12, 0x78         ;   224.3 p5      66 r2
        vmovdqu64 [rbp + 6848], zmm23               ;   208.8 p8+p9   66 r2 spill
        vmovdqa64 zmm23, zmm3                       ;   224.3         66 r2 copy
        vpternlogd zmm23, zmm17, zmm17, 0xf3        ;   224.3 p0      66 r2
        vpternlogd zmm23, zmm30, zmm5, 0x69         ;   225.3 p5      66 r2
        vpternlogd zmm5, zmm24, zmm6, 0x87          ;   225.3 p0      66 r2
        vmovdqa64 zmm30, zmm5                       ;   226.3         66 r2 copy
        vpternlogd zmm30, zmm15, zmm4, 0x87         ;   226.3 p5      66 r2
        vpternlogd zmm31, zmm5, zmm30, 0x96         ;   227.3 p0      66 r2
        vmovdqa64 zmm5, zmm31                       ;   228.3         66 r2 copy
        vpternlogd zmm5, zmm30, zmm23, 0x59         ;   228.3 p5      66 r2
        vmovdqu64 [rbp + 6912], zmm16               ;   211.8 p7+p4   66 r2 spill
        vmovdqa64 zmm16, zmm5                       ;   229.3         66 r2 copy
        vpternlogd zmm16, zmm30, zmm10, 0x36        ;   229.3 p0      66 r2
        vmovdqu64 [rbp + 6976], zmm8                ;   210.8 p8+p9   66 r2 spill
        vmovdqa64 zmm8, zmm16                       ;   230.3         66 r2 copy
        vpternlogd zmm8, zmm31, zmm10, 0x9a         ;   230.3 p5      66 r2
        vpternlogd zmm16, zmm31, zmm10, 0x53        ;   230.3 p0      66 r2
        vpternlogd zmm28, zmm8, zmm12, 0x12         ;   231.3 p5      66 r2
        vpxord zmm31, zmm8, zmm16                   ;   231.3 p0      66 r2
        vpternlogd zmm5, zmm10, zmm31, 0x39         ;   232.3 p5      66 r2
        vmovdqa64 zmm10, zmm5                       ;   233.3         66 r2 copy
        vpternlogd zmm10, zmm30, zmm23, 0xc6        ;   233.3 p0      66 r2
        vpternlogd zmm5, zmm30, zmm23, 0xd1         ;   233.3 p5      66 r2
        vpternlogd zmm13, zmm28, zmm10, 0x93        ;   234.3 p0      66 r2
        vmovdqa64 zmm23, zmm31                      ;   232.3         66 r2 copy
        vpternlogd zmm23, zmm3, zmm26, 0xf9         ;   232.3 p5      66 r2
        vpandnd zmm12, zmm5, zmm12                  ;   234.3 p0      66 r2
        vpternlogd zmm14, zmm12, zmm10, 0x93        ;   235.3 p5      66 r2
        vpxord zmm30, zmm10, zmm5                   ;   234.3 p0      66 r2
        vpternlogd zmm0, zmm30, zmm20, 0xde         ;   235.3 p5      66 r2
        vpternlogd zmm10, zmm16, zmm16, 0xc3        ;   234.3 p0      66 r2
        vmovdqu64 [rbp + 7040], zmm2                ;   211.8 p7+p4   66 r2 spill
        vmovdqa64 zmm2, zmm0                        ;   236.3         66 r2 copy
        vpternlogd zmm2, zmm23, zmm13, 0x96         ;   236.3 p5      66 r2
        vmovdqu64 [rbp + 7104], zmm8                ;   231.3 p8+p9   66 r2 spill
        vpxord zmm8, zmm31, zmm5                    ;   235.3 p0      66 r2
        vpternlogd zmm15, zmm10, zmm8, 0x6f         ;   236.3 p5      66 r2
        vpternlogd zmm23, zmm28, zmm26, 0x96        ;   236.3 p0      66 r2
        vmovdqa64 zmm28, zmm10                      ;   235.3         66 r2 copy
        vpternlogd zmm28, zmm8, zmm7, 0x7d          ;   236.8 p5      66 r2
        vpternlogd zmm4, zmm28, zmm10, 0x9c         ;   237.8 p0      66 r2
        vpternlogd zmm0, zmm27, zmm8, 0x78          ;   237.8 p5      66 r2
        vmovdqa64 zmm27, zmm4                       ;   238.8         66 r2 copy
        vpternlogd zmm27, zmm14, zmm2, 0x96         ;   238.8 p0      66 r2
        vpternlogd zmm5, zmm3, zmm27, 0xa6          ;   239.8 p5      66 r2
        vpandd zmm10, zmm10, zmm26                  ;   239.3 p0      66 r2
        vpternlogd zmm23, zmm10, zmm15, 0x96        ;   240.3 p5      66 r2
        vpternlogd zmm8, zmm14, zmm9, 0x6c          ;   240.3 p0      66 r2
        vpternlogd zmm0, zmm15, zmm5, 0x69          ;   240.8 p5      66 r2
        vpternlogd zmm11, zmm25, zmm29, 0x6c        ;   241.3 p0      66 r2
        vmovdqa64 zmm3, zmm22                       ;   179.3         66 r2 copy
        vpternlogd zmm3, zmm18, zmm21, 0x96         ;   241.8 p5      66 r2
        vpternlogd zmm24, zmm0, zmm16, 0x93         ;   242.3 p0      66 r2
        vpternlogd zmm31, zmm17, zmm24, 0xa6        ;   243.3 p5      66 r2
        vpternlogd zmm30, zmm7, zmm20, 0xf6         ;   243.3 p0      66 r2
        vpternlogd zmm8, zmm28, zmm31, 0x69         ;   244.3 p5      66 r2
        vpternlogd zmm30, zmm31, zmm12, 0x96        ;   244.3 p0      66 r2
        vpternlogd zmm13, zmm16, zmm6, 0x78         ;   244.8 p5      66 r2
        vmovdqu64 zmm6, [rbp + 6464]                ;   179.3 p2      66 r2
        vmovdqu64 zmm7, [rbp + 6400]                ;   158.0 p3      66 r2 reload
        vpxord zmm6, zmm6, zmm7                     ;   245.3 p0      66 r2
        vmovdqu64 zmm9, [rbp + 6272]                ;   158.8 p2      66 r2 reload
        vmovdqu64 zmm10, [rbp + 5824]               ;   159.0 p3      66 r2 reload
        vmovdqu64 zmm12, [rbp + 6336]               ;   180.3 p2      66 r2
        vpternlogd zmm12, zmm10, zmm9, 0x96         ;   245.8 p5      66 r2
        vpternlogd zmm10, zmm9, zmm19, 0x96         ;   246.3 p0      66 r2
        vpternlogd zmm11, zmm21, [rbp + 6528], 0x96 ;   246.8 p5+p3   66 r2
        vpternlogd zmm13, zmm5, [rbp + 6464], 0x69  ;   247.3 p0+p2   66 r2
        vmovdqa64 zmm5, zmm30                       ;   245.3         66 r2 copy
        vpternlogd zmm5, zmm18, zmm21, 0x96         ;   247.8 p5      66 r2
        vpternlogd zmm18, zmm21, zmm12, 0x96        ;   248.3 p0      66 r2
        vmovdqu64 zmm9, [rbp + 6976]                ;   210.8 p3      66 r2 reload
        vmovdqu64 zmm14, [rbp + 7040]               ;   211.8 p2      66 r2 reload
        vpternlogd zmm22, zmm14, zmm9, 0x96         ;   248.8 p5      66 r2
        vpternlogd zmm4, zmm20, [rbp + 7104], 0x1e  ;   249.3 p0+p3   66 r2
        vpxord zmm19, zmm19, zmm6                   ;   249.8 p5      66 r2
        vpxord zmm1, zmm1, zmm0                     ;   250.3 p0      66 r2
        vmovdqu64 zmm15, [rbp + 5760]               ;   162.8 p2      66 r2 reload
        vpternlogd zmm6, zmm0, zmm15, 0x96          ;   250.8 p5      66 r2
        vpternlogd zmm4, zmm24, [rbp + 6336], 0x96  ;   251.3 p0+p3   66 r2
        vmovdqa64 zmm16, zmm1                       ;   251.3         66 r2 copy
        vpternlogd zmm16, zmm13, zmm7, 0x96         ;   251.8 p5      66 r2
        vmovdqu64 zmm17, [rbp + 5696]               ;   163.8 p2      66 r2
        vmovdqa64 zmm20, zmm19                      ;   250.8         66 r2 copy
        vpternlogd zmm20, zmm13, zmm12, 0x96        ;   252.3 p0      66 r2
        vmovdqu64 zmm21, [rbp + 6144]               ;   171.3 p3      66 r2 reload
        vmovdqu64 zmm24, [rbp + 6848]               ;   208.8 p2      66 r2
        vpternlogd zmm24, zmm23, zmm21, 0x96        ;   252.8 p5      66 r2
        vpxord zmm17, zmm17, zmm24                  ;   253.8 p0      66 r2
        vmovdqa64 zmm25, zmm22                      ;   249.8         66 r2 copy
        vpternlogd zmm25, zmm4, zmm18, 0x96         ;   253.8 p5      66 r2
        vmovdqu64 zmm26, [rbp + 6208]               ;   179.3 p3      66 r2 reload
        vmovdqu64 zmm28, [rbp + 6912]               ;   211.8 p2      66 r2
        vpternlogd zmm28, zmm22, zmm26, 0x96        ;   254.3 p0      66 r2
        vmovdqu64 zmm29, [rbp + 6656]               ;   206.8 p3      66 r2
        vpternlogd zmm30, zmm14, zmm9, 0x96         ;   254.8 p5      66 r2
        vpxord zmm29, zmm29, zmm27                  ;   255.3 p0      66 r2
        vmovdqu64 zmm9, [rbp + 6720]                ;   207.8 p2      66 r2 reload
        vmovdqu64 zmm14, [rbp + 6784]               ;   210.3 p3      66 r2
        vpternlogd zmm14, zmm13, zmm9, 0x69         ;   255.8 p5      66 r2
        vpxord zmm19, zmm19, zmm4                   ;   256.3 p0      66 r2
        vmovdqa64 zmm4, zmm22                       ;   249.8         66 r2 copy
        vpternlogd zmm4, zmm18, zmm5, 0x96          ;   256.8 p5      66 r2
        vmovdqu64 zmm27, [rbp + 6080]               ;   171.8 p2      66 r2 reload
        vmovdqu64 zmm31, [rbp + 6016]               ;   171.8 p3      66 r2 reload
        vmovdqu64 [rbp + 3840], zmm20               ;   253.3 p7+p4   66 r2 spill
        vmovdqu64 zmm20, [rbp + 6848]               ;   208.8 p2      66 r2
        vpternlogd zmm20, zmm31, zmm27, 0x96        ;   257.3 p0      66 r2
        vpternlogd zmm31, zmm27, zmm17, 0x96        ;   257.8 p5      66 r2
        vpxord zmm17, zmm2, zmm17                   ;   258.3 p0      66 r2
        vmovdqa64 zmm27, zmm30                      ;   255.8         66 r2 copy
        vpternlogd zmm27, zmm23, [rbp + 6848], 0x96 ;   258.8 p5+p3   66 r2
        vmovdqu64 [rbp + 3264], zmm16               ;   252.8 p8+p9   66 r2 spill
        vmovdqa64 zmm16, zmm27                      ;   259.8         66 r2 copy
        vpternlogd zmm16, zmm17, zmm29, 0x96        ;   259.8 p0      66 r2
        vmovdqu64 [rbp + 2368], zmm4                ;   257.8 p7+p4   66 r2 spill
        vmovdqa64 zmm4, zmm11                       ;   247.8         66 r2 copy
        vpternlogd zmm4, zmm8, zmm26, 0x69          ;   259.8 p5      66 r2
        vmovdqu64 [rbp + 2048], zmm31               ;   258.8 p8+p9   66 r2 spill
        vmovdqa64 zmm31, zmm29                      ;   256.3         66 r2 copy
        vpternlogd zmm31, zmm3, [rbp + 5952], 0x96  ;   260.3 p0+p2   66 r2
        vpternlogd zmm9, zmm6, [rbp + 6784], 0x69   ;   260.8 p5+p3   66 r2
        vmovdqu64 [rbp + 3776], zmm9                ;   261.8 p7+p4   66 r2 spill
        vmovdqa64 zmm9, zmm20                       ;   258.3         66 r2 copy
        vpternlogd zmm9, zmm24, [rbp + 5632], 0x96  ;   261.3 p0+p2   66 r2
        vpternlogd zmm20, zmm4, zmm28, 0x96         ;   261.8 p5      66 r2
        vpxord zmm17, zmm17, zmm9                   ;   262.3 p0      66 r2
        vmovdqu64 [rbp + 3584], zmm17               ;   263.3 p8+p9   66 r2 spill
        vmovdqu64 zmm17, [rbp + 6592]               ;   204.8 p3      66 r2 reload
        vpternlogd zmm24, zmm17, [rbp + 5632], 0x96 ;   262.8 p5+p2   66 r2
        vmovdqu64 [rbp + 2560], zmm24               ;   263.8 p7+p4   66 r2 spill
        vpxord zmm24, zmm15, [rbp + 5888]           ;   263.3 p0+p3   66 r2
        vpternlogd zmm2, zmm17, zmm21, 0x96         ;   263.8 p5      66 r2
        vpxord zmm4, zmm4, zmm27                    ;   264.3 p0      66 r2
        vmovdqu64 [rbp + 3136], zmm4                ;   265.3 p8+p9   66 r2 spill
        vmovdqa64 zmm4, zmm29                       ;   256.3         66 r2 copy
        vpternlogd zmm4, zmm22, [rbp + 5568], 0x96  ;   264.8 p5+p2   66 r2
        vpternlogd zmm17, zmm21, zmm31, 0x96        ;   265.3 p0      66 r2
        vmovdqu64 zmm21, [rbp + 5952]               ;   174.3 p3      66 r2
        vpternlogd zmm21, zmm3, [rbp + 5568], 0x96  ;   265.8 p5+p2   66 r2
        vmovdqu64 [rbp + 2432], zmm4                ;   265.8 p7+p4   66 r2 spill
        vmovdqu64 zmm4, [rbp + 6656]                ;   206.8 p3      66 r2
        vpxord zmm4, zmm4, zmm5                     ;   266.3 p0      66 r2
        vpternlogd zmm18, zmm30, zmm10, 0x96        ;   266.8 p5      66 r2
        vmovdqu64 [rbp + 2880], zmm18               ;   267.8 p8+p9   66 r2 spill
        vpxord zmm18, zmm14, zmm24                  ;   267.3 p0      66 r2
        vpxord zmm9, zmm9, zmm2                     ;   267.8 p5      66 r2
        vpxord zmm2, zmm2, zmm21                    ;   268.3 p0      66 r2
        vpternlogd zmm14, zmm7, zmm19, 0x96         ;   268.8 p5      66 r2
        vpxord zmm21, zmm21, zmm4                   ;   269.3 p0      66 r2
        vpternlogd zmm4, zmm17, zmm16, 0x96         ;   269.8 p5      66 r2
        vpternlogd zmm17, zmm21, [rbp + 5696], 0x96 ;   270.3 p0+p2   66 r2
        vpxord zmm28, zmm28, zmm1                   ;   270.8 p5      66 r2
        vpternlogd zmm5, zmm23, [rbp + 5632], 0x96  ;   271.3 p0+p3   66 r2
        vmovdqa64 zmm7, zmm30                       ;   255.8         66 r2 copy
        vpternlogd zmm7, zmm25, zmm10, 0x96         ;   271.8 p5      66 r2
        vmovdqu64 zmm23, [rbp + 6912]               ;   211.8 p2      66 r2
        vpternlogd zmm29, zmm22, zmm21, 0x96        ;   272.3 p0      66 r2
        vpternlogd zmm5, zmm11, zmm26, 0x69         ;   272.8 p5      66 r2
        vpternlogd zmm11, zmm26, zmm3, 0x69         ;   273.3 p0      66 r2
        vpternlogd zmm24, zmm0, [rbp + 6912], 0x96  ;   273.8 p5+p3   66 r2
        vpternlogd zmm24, zmm30, zmm8, 0x96         ;   274.8 p0      66 r2
        vpternlogd zmm13, zmm12, zmm14, 0x96        ;   274.8 p5      66 r2
        vpxord zmm23, zmm23, zmm5                   ;   275.3 p0      66 r2
        vpxord zmm15, zmm15, zmm28                  ;   275.8 p5      66 r2
        vpxord zmm10, zmm10, zmm14                  ;   276.3 p0      66 r2
        mov r12, qword [rbp + 8184]                 ;   178.2 p10     81 st.0 reload
        vmovdqu64 zmm0, [r12]                       ;   183.2 p2      81 st.0
        vpternlogd zmm6, zmm18, zmm1, 0x96          ;   276.8 p5      66 r2
        vpternlogd zmm28, zmm11, zmm24, 0x96        ;   277.3 p0      66 r2
        vmovdqu64 zmm8, [r12 + 128]                 ;   183.2 p3      81 st.2
        vmovdqu64 zmm12, [r12 + 192]                ;   183.2 p2      81 st.3
        vpternlogd zmm5, zmm27, zmm20, 0x96         ;   277.8 p5      66 r2
        vpxord zmm3, zmm3, zmm21                    ;   278.3 p0      66 r2
        vmovdqu64 zmm14, [r12 + 256]                ;   183.2 p3      81 st.4
        vpternlogd zmm11, zmm1, [rbp + 5888], 0x96  ;   278.8 p5+p2   66 r2
        vmovdqu64 zmm1, [r12 + 320]                 ;   183.2 p3      81 st.5
        vmovdqu64 zmm21, [r12 + 384]                ;   183.2 p2      81 st.6
        vmovdqu64 zmm22, [r12 + 448]                ;   183.2 p3      81 st.7
        vpxord zmm26, zmm22, zmm14                  ;   279.3 p0      29 st
        vpxord zmm27, zmm0, zmm12                   ;   279.8 p5      29 st
        vpxord zmm0, zmm0, zmm14                    ;   280.3 p0      29 st
        vpxord zmm30, zmm14, [r12 + 64]             ;   280.8 p5+p2   29 st
        vmovdqu64 [rbp + 3904], zmm25               ;   254.8 p7+p4   66 r2 spill
        vpxord zmm25, zmm21, zmm27                  ;   281.3 p0      29 st
        vmovdqu64 [rbp + 3712], zmm28               ;   278.3 p8+p9   66 r2 spill
        vpxord zmm28, zmm12, zmm30                  ;   281.8 p5      29 st
        vmovdqu64 [rbp + 3648], zmm23               ;   276.3 p7+p4   66 r2 spill
        vpxord zmm23, zmm8, zmm25                   ;   282.3 p0      29 st
        vmovdqu64 [rbp + 3520], zmm17               ;   271.3 p8+p9   66 r2 spill
        vmovdqa64 zmm17, zmm0                       ;   281.3         29 st copy
        vpternlogd zmm17, zmm26, zmm1, 0x96         ;   282.8 p5      29 st
        vmovdqu64 [rbp + 3456], zmm3                ;   279.3 p7+p4   66 r2 spill
        vmovdqa64 zmm3, zmm30                       ;   281.8         29 st copy
        vpternlogd zmm3, zmm0, zmm1, 0x96           ;   283.3 p0      29 st
        vmovdqu64 [rbp + 3392], zmm7                ;   272.8 p8+p9   66 r2 spill
        vmovdqa64 zmm7, zmm0                        ;   281.3         29 st copy
        vpternlogd zmm7, zmm27, zmm1, 0x96          ;   283.8 p5      29 st
        vpxord zmm22, zmm22, zmm7                   ;   284.8 p0      29 st
        vpxord zmm8, zmm8, zmm7                     ;   284.8 p5      29 st
        vmovdqu64 [rbp + 3328], zmm10               ;   277.3 p7+p4   66 r2 spill
        vmovdqa64 zmm10, zmm25                      ;   282.3         29 st copy
        vpternlogd zmm10, zmm0, zmm1, 0x96          ;   285.3 p0      29 st
        mov r13, qword [rbp + 8192]                 ;   184.5 p10     81 st.0 reload
        vmovdqu64 [rbp + 3200], zmm24               ;   275.8 p8+p9   66 r2 spill
        vmovdqu64 zmm24, [r13]                      ;   189.5 p3      81 st.0
        vpxord zmm12, zmm12, zmm10                  ;   286.3 p5      29 st
        vmovdqu64 [rbp + 3072], zmm9                ;   268.8 p7+p4   66 r2 spill
        vmovdqu64 zmm9, [r13 + 64]                  ;   189.5 p2      81 st.1
        vmovdqu64 [rbp + 3008], zmm16               ;   260.8 p8+p9   66 r2 spill
        vpxord zmm16, zmm3, zmm23                   ;   286.3 p0      29 st
        vmovdqu64 [rbp + 2944], zmm29               ;   273.3 p7+p4   66 r2 spill
        vmovdqu64 zmm29, [r13 + 128]                ;   189.5 p3      81 st.2
        vmovdqu64 [rbp + 2816], zmm13               ;   275.8 p8+p9   66 r2 spill
        vmovdqa64 zmm13, zmm28                      ;   282.8         29 st copy
        vpternlogd zmm13, zmm25, zmm14, 0x96        ;   286.8 p5      29 st
        vpxord zmm28, zmm28, zmm8                   ;   287.3 p0      29 st
        vmovdqu64 [rbp + 2752], zmm6                ;   277.8 p7+p4   66 r2 spill
        vmovdqu64 zmm6, [r13 + 320]                 ;   189.5 p2      81 st.5
        vmovdqu64 [rbp + 2688], zmm15               ;   276.8 p8+p9   66 r2 spill
        vmovdqa64 zmm15, zmm13                      ;   287.8         29 st copy
        vpternlogd zmm15, zmm26, zmm21, 0x96        ;   287.8 p5      29 st
        vmovdqu64 zmm21, [r13 + 384]                ;   189.5 p3      81 st.6
        vmovdqu64 [rbp + 2624], zmm20               ;   262.8 p7+p4   66 r2 spill
        vmovdqu64 zmm20, [r13 + 512]                ;   189.5 p2      81 st.8
        vmovdqu64 [rbp + 2496], zmm4                ;   270.8 p8+p9   66 r2 spill
        vmovdqu64 [rbp + 2304], zmm19               ;   257.3 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 2240], zmm18               ;   268.3 p8+p9   66 r2 spill
        vmovdqu64 [rbp + 2176], zmm11               ;   279.8 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 2112], zmm5                ;   278.8 p8+p9   66 r2 spill
        vmovdqu64 [rbp + 1984], zmm2                ;   269.3 p7+p4   66 r2 spill
        vmovdqu64 [rbp + 1920], zmm31               ;   261.3 p8+p9   66 r2 spill
        vmovdqu64 zmm31, [r8 + 1920]                ;   189.3 p3      28 st
        vpxord zmm31, zmm31, [r8 + 1536]            ;   288.3 p0+p2   28 st
        vmovdqu64 zmm2, [r8 + 1664]                 ;   190.3 p3      28 st
        vpxord zmm2, zmm2, [r8 + 1536]              ;   288.8 p5+p2   28 st
        vmovdqu64 zmm14, [r8 + 1728]                ;   191.3 p3      28 st
        vpxord zmm14, zmm14, [r8 + 1664]            ;   289.3 p0+p2   28 st
        vmovdqu64 [rbp + 7168], zmm3                ;   284.3 p7+p4   29 st spill
        vmovdqu64 zmm3, [r8 + 1664]                 ;   192.3 p3      28 st
        vmovdqu64 zmm5, [r8 + 1600]                 ;   192.5 p2      75 s0.25 reload
        vmovdqu64 [rbp + 7232], zmm0                ;   281.3 p8+p9   29 st spill
        vmovdqu64 zmm0, [r8 + 1792]                 ;   193.3 p3      28 st
        vpternlogd zmm0, zmm5, [r8 + 1536], 0x96    ;   289.8 p5+p2   28 st
        vmovdqu64 zmm11, [r8 + 1984]                ;   194.3 p3      28 st
        vpternlogd zmm11, zmm5, [r8 + 1536], 0x96   ;   290.3 p0+p2   28 st
        vmovdqu64 zmm18, [r8 + 1728]                ;   195.3 p3      28 st
        vpternlogd zmm18, zmm5, [r8 + 1536], 0x96   ;   290.8 p5+p2   28 st
        vmovdqu64 [rbp + 7296], zmm7                ;   284.8 p7+p4   29 st spill
        vmovdqu64 zmm7, [r8 + 1664]                 ;   196.3 p3      28 st
        vpxord zmm3, zmm3, zmm11                    ;   291.3 p0      28 st
        vmovdqa64 zmm19, zmm14                      ;   290.3         28 st copy
        vpternlogd zmm19, zmm31, zmm5, 0x96         ;   291.8 p5      28 st
        vmovdqu64 [rbp + 7360], zmm11               ;   291.3 p8+p9   28 st spill
        vmovdqu64 zmm11, [r8 + 1536]                ;   196.5 p2      28 st
        vmovdqa64 zmm4, zmm0                        ;   290.8         28 st copy
        vpternlogd zmm4, zmm14, zmm2, 0x96          ;   292.3 p0      28 st
        vmovdqu64 [rbp + 7424], zmm2                ;   289.8 p7+p4   28 st spill
        vmovdqa64 zmm2, zmm18                       ;   291.8         28 st copy
        vpternlogd zmm2, zmm14, [r8 + 1856], 0x96   ;   292.8 p5+p3   28 st
        vpternlogd zmm24, zmm15, [r12 + 512], 0x96  ;   293.3 p0+p2   81 st
        vmovdqu64 [rbp + 7488], zmm18               ;   291.8 p8+p9   28 st spill
        vmovdqa64 zmm18, zmm3                       ;   292.3         28 st copy
        vpternlogd zmm18, zmm19, zmm31, 0x96        ;   293.8 p5      28 st
        vpxord zmm7, zmm7, zmm18                    ;   294.8 p0      28 st
        vmovdqu64 [rbp + 7552], zmm15               ;   288.8 p7+p4   29 st spill
        vmovdqu64 zmm15, [r8 + 1856]                ;   198.3 p3      28 st
        vpternlogd zmm15, zmm19, [r8 + 1792], 0x96  ;   294.8 p5+p2   28 st
        vpternlogd zmm9, zmm4, [r12 + 576], 0x96    ;   295.3 p0+p3   81 st
        vmovdqu64 [rbp + 7616], zmm13               ;   287.8 p8+p9   29 st spill
        vmovdqa64 zmm13, zmm15                      ;   295.8         28 st copy
        vpternlogd zmm13, zmm5, [r8 + 1536], 0x96   ;   295.8 p5+p2   28 st
        vpternlogd zmm24, zmm7, zmm13, 0x96         ;   296.8 p0      81 st
        vpternlogd zmm29, zmm23, [r12 + 640], 0x96  ;   296.8 p5+p3   81 st
        vmovdqu64 [rbp + 7680], zmm24               ;   297.8 p7+p4   81 st spill
        vpxord zmm24, zmm3, zmm15                   ;   297.3 p0      28 st
        vpxord zmm11, zmm11, zmm24                  ;   298.3 p5      28 st
        vpternlogd zmm6, zmm5, [r12 + 832], 0x96    ;   298.3 p0+p2   81 st
        vpternlogd zmm9, zmm11, zmm28, 0x96         ;   299.3 p5      81 st
        vpternlogd zmm21, zmm1, [r12 + 896], 0x96   ;   299.3 p0+p3   81 st
        vpternlogd zmm29, zmm3, zmm31, 0x96         ;   299.8 p5      81 st
        vpternlogd zmm6, zmm28, zmm26, 0x96         ;   300.3 p0      81 st
        vpternlogd zmm21, zmm23, [r8 + 1664], 0x96  ;   300.8 p5+p2   81 st
        vmovdqu64 zmm23, [r13 + 192]                ;   202.3 p3      81 st
        vpxord zmm23, zmm23, [r12 + 704]            ;   301.3 p0+p2   81 st
        vpternlogd zmm23, zmm27, zmm13, 0x96        ;   302.3 p5      81 st
        vmovdqu64 zmm27, [r13 + 256]                ;   203.3 p3      81 st
        vpxord zmm27, zmm27, [r12 + 768]            ;   302.3 p0+p2   81 st
        vmovdqu64 zmm5, [r8]                        ;   204.3 p3      75 s0.0 reload
        vpternlogd zmm20, zmm5, [r12 + 1024], 0x96  ;   302.8 p5+p2   81 st
        vpternlogd zmm27, zmm11, zmm30, 0x96        ;   303.3 p0      81 st
        vmovdqu64 zmm5, [r13 + 576]                 ;   205.3 p3      81 st.9 reload
        vmovdqu64 zmm11, [r8 + 64]                  ;   205.5 p2      81 st
        vpternlogd zmm11, zmm5, [r12 + 1088], 0x96  ;   303.8 p5+p3   81 st
        vmovdqu64 zmm5, [r13 + 640]                 ;   206.5 p2      81 st.10 reload
        vmovdqu64 zmm30, [r8 + 128]                 ;   207.3 p3      81 st
        vpternlogd zmm30, zmm5, [r12 + 1152], 0x96  ;   304.3 p0+p2   81 st
        vpternlogd zmm20, zmm0, zmm12, 0x96         ;   304.8 p5      81 st
        vpternlogd zmm20, zmm8, zmm26, 0x96         ;   305.8 p0      81 st
        vpternlogd zmm11, zmm2, zmm22, 0x96         ;   305.8 p5      81 st
        vmovdqu64 zmm5, [r13 + 448]                 ;   208.3 p3      81 st
        vpxord zmm5, zmm5, [r12 + 960]              ;   306.3 p0+p2   81 st
        vpternlogd zmm5, zmm24, zmm25, 0x96         ;   307.3 p5      81 st
        vmovdqu64 [rbp + 7744], zmm11               ;   306.8 p8+p9   81 st spill
        vmovdqu64 zmm11, [r13 + 704]                ;   209.3 p3      81 st.11 reload
        vmovdqu64 [rbp + 7808], zmm20               ;   306.8 p7+p4   81 st spill
        vmovdqu64 zmm20, [r8 + 192]                 ;   209.5 p2      81 st
        vpternlogd zmm20, zmm11, [r12 + 1216], 0x96 ;   307.3 p0+p3   81 st
        vmovdqu64 zmm11, [r13 + 768]                ;   210.5 p2      81 st.12 reload
        vmovdqu64 [rbp + 7872], zmm5                ;   308.3 p8+p9   81 st spill
        vmovdqu64 zmm5, [r8 + 256]                  ;   211.3 p3      81 st
        vpternlogd zmm5, zmm11, [r12 + 1280], 0x96  ;   307.8 p5+p2   81 st
        vmovdqu64 zmm11, [r13 + 832]                ;   212.3 p3      81 st.13 reload
        vmovdqu64 [rbp + 7936], zmm21               ;   301.8 p7+p4   81 st spill
        vmovdqu64 zmm21, [r12 + 256]                ;   212.5 p2      81 st
        vpternlogd zmm21, zmm11, [r12 + 1344], 0x96 ;   308.3 p0+p3   81 st
        vpternlogd zmm30, zmm19, zmm12, 0x96        ;   308.8 p5      81 st
        vmovdqu64 zmm11, [r13 + 896]                ;   213.5 p2      81 st.14 reload
        vmovdqu64 [rbp + 8000], zmm30               ;   309.8 p8+p9   81 st spill
        vmovdqu64 zmm30, [r8 + 384]                 ;   214.3 p3      81 st
        vpternlogd zmm30, zmm11, [r12 + 1408], 0x96 ;   309.3 p0+p2   81 st
        vpternlogd zmm20, zmm7, zmm8, 0x96          ;   309.8 p5      81 st
        vmovdqu64 zmm7, [r13 + 960]                 ;   215.3 p3      81 st.15 reload
        vmovdqu64 zmm11, [r8 + 448]                 ;   215.5 p2      81 st
        vpternlogd zmm11, zmm7, [r12 + 1472], 0x96  ;   310.3 p0+p3   81 st
        vpternlogd zmm5, zmm4, zmm10, 0x96          ;   310.8 p5      81 st
        vmovdqu64 zmm4, [r13 + 1024]                ;   216.5 p2      81 st.16 reload
        vmovdqu64 zmm7, [r8 + 512]                  ;   217.3 p3      81 st
        vpternlogd zmm7, zmm4, [r12 + 1536], 0x96   ;   311.3 p0+p2   81 st
        vpternlogd zmm30, zmm14, zmm31, 0x96        ;   311.8 p5      81 st
        vmovdqu64 zmm4, [r8 + 1536]                 ;   218.3 p3      75 s0.24 reload
        vpternlogd zmm21, zmm4, [r8 + 320], 0x96    ;   312.3 p0+p2   81 st
        vpternlogd zmm21, zmm2, zmm8, 0x96          ;   313.3 p5      81 st
        vmovdqu64 zmm4, [r13 + 1088]                ;   219.3 p3      81 st.17 reload
        vmovdqu64 [rbp + 8064], zmm21               ;   314.3 p7+p4   81 st spill
        vmovdqu64 zmm21, [r8 + 576]                 ;   219.5 p2      81 st
        vpternlogd zmm21, zmm4, [r12 + 1600], 0x96  ;   313.3 p0+p3   81 st
        vpternlogd zmm11, zmm18, zmm16, 0x96        ;   313.8 p5      81 st
        vpternlogd zmm30, zmm25, [r12 + 256], 0x96  ;   314.3 p0+p2   81 st
        vmovdqu64 zmm4, [r13 + 1152]                ;   221.3 p3      81 st.18 reload
        vmovdqu64 zmm18, [r8 + 640]                 ;   221.5 p2      81 st
        vpternlogd zmm18, zmm4, [r12 + 1664], 0x96  ;   314.8 p5+p3   81 st
        vmovdqu64 zmm4, [r8 + 1920]                 ;   222.5 p2      75 s0.30 reload
        vpternlogd zmm7, zmm17, zmm4, 0x96          ;   315.3 p0      81 st
        vmovdqu64 zmm25, [r8 + 1984]                ;   223.3 p3      75 s0.31 reload
        vpternlogd zmm7, zmm15, zmm25, 0x96         ;   316.3 p5      81 st
        vpternlogd zmm18, zmm17, zmm28, 0x96        ;   316.3 p0      81 st
        vpternlogd zmm21, zmm15, [rbp + 7616], 0x96 ;   316.8 p5+p2   81 st
        vmovdqu64 zmm17, [r13 + 1344]               ;   224.3 p3      81 st
        vpternlogd zmm17, zmm1, [r12 + 1856], 0x96  ;   317.3 p0+p2   81 st
        vpternlogd zmm18, zmm15, zmm25, 0x96        ;   317.8 p5      81 st
        vpternlogd zmm17, zmm4, [r8 + 832], 0x96    ;   318.3 p0+p3   81 st
        vmovdqu64 zmm4, [r12 + 1728]                ;   225.5 p2      81 st
        vpxord zmm4, zmm4, [r13 + 1216]             ;   318.8 p5+p3   81 st
        vpternlogd zmm4, zmm31, [r8 + 704], 0x96    ;   319.8 p0+p2   81 st
        vpternlogd zmm4, zmm8, [rbp + 7552], 0x96   ;   320.8 p5+p3   81 st
        vpternlogd zmm17, zmm24, zmm8, 0x96         ;   320.3 p0      81 st
        vmovdqu64 zmm15, [r12 + 1792]               ;   227.5 p2      81 st
        vpxord zmm15, zmm15, [r13 + 1280]           ;   320.8 p5+p3   81 st
        vmovdqu64 zmm24, [rbp + 7360]               ;   291.3 p2      28 st reload
        vpternlogd zmm15, zmm24, [r8 + 768], 0x96   ;   321.8 p0+p3   81 st
        vmovdqu64 zmm25, [r13 + 1472]               ;   229.5 p2      81 st.23 reload
        vmovdqu64 [rbp + 7552], zmm17               ;   321.3 p8+p9   81 st spill
        vmovdqu64 zmm17, [r8 + 960]                 ;   230.3 p3      81 st
        vpternlogd zmm17, zmm25, [r12 + 1984], 0x96 ;   321.8 p5+p2   81 st
        vpternlogd zmm15, zmm28, zmm10, 0x96        ;   322.8 p0      81 st
        vmovdqu64 zmm10, [r8 + 1024]                ;   231.3 p3      81 st
        vpxord zmm10, zmm10, [r13 + 1536]           ;   322.8 p5+p2   81 st
        vmovdqu64 zmm25, [r12 + 384]                ;   232.3 p3      81 st.6 reload
        vpternlogd zmm17, zmm26, zmm25, 0x96        ;   323.3 p0      81 st
        vpternlogd zmm17, zmm19, [r8 + 1792], 0x96  ;   324.3 p5+p2   81 st
        vpternlogd zmm10, zmm26, [rbp + 7488], 0x96 ;   324.3 p0+p3   81 st
        vmovdqu64 zmm19, [r12 + 1920]               ;   233.5 p2      81 st
        vpxord zmm19, zmm19, [r13 + 1408]           ;   324.8 p5+p3   81 st
        vmovdqu64 zmm28, [r8 + 1088]                ;   234.5 p2      75 s0.17 reload
        vpternlogd zmm1, zmm28, [r13 + 1600], 0x96  ;   325.3 p0+p3   81 st
        vpternlogd zmm19, zmm14, [r8 + 896], 0x96   ;   325.8 p5+p2   81 st
        vpternlogd zmm19, zmm13, [rbp + 7296], 0x96 ;   326.8 p0+p3   81 st
        vmovdqu64 zmm13, [r8 + 1152]                ;   236.5 p2      75 s0.18 reload
        vpternlogd zmm25, zmm13, [r13 + 1664], 0x96 ;   326.8 p5+p3   81 st
        vmovdqu64 zmm13, [r8 + 1216]                ;   237.5 p2      75 s0.19 reload
        vmovdqu64 zmm28, [rbp + 7232]               ;   281.3 p3      81 st
        vpternlogd zmm28, zmm13, [r13 + 1728], 0x96 ;   327.3 p0+p2   81 st
        vmovdqu64 zmm13, [r8 + 1344]                ;   239.3 p3      81 st
        vpxord zmm13, zmm13, [r13 + 1856]           ;   327.8 p5+p2   81 st
        vmovdqu64 [rbp + 7232], zmm10               ;   325.3 p7+p4   81 st spill
        vmovdqu64 zmm10, [r8 + 1280]                ;   240.3 p3      75 s0.20 reload
        vpternlogd zmm24, zmm10, [r13 + 1792], 0x96 ;   328.3 p0+p2   81 st
        vmovdqu64 zmm10, [rbp + 7424]               ;   289.8 p3      28 st reload
        vpternlogd zmm1, zmm0, zmm10, 0x96          ;   328.8 p5      81 st
        vpternlogd zmm28, zmm0, zmm31, 0x96         ;   329.3 p0      81 st
        vpternlogd zmm25, zmm14, [r8 + 1856], 0x96  ;   329.8 p5+p2   81 st
        vmovdqu64 zmm0, [r8 + 1408]                 ;   242.3 p3      75 s0.22 reload
        vpternlogd zmm3, zmm0, [r13 + 1920], 0x96   ;   330.3 p0+p2   81 st
        vpternlogd zmm24, zmm2, [rbp + 7168], 0x96  ;   330.8 p5+p3   81 st
        vpternlogd zmm3, zmm8, zmm26, 0x96          ;   331.3 p0      81 st
        vmovdqu64 zmm0, [r8 + 1472]                 ;   243.5 p2      75 s0.23 reload
        vpternlogd zmm10, zmm0, [r13 + 1984], 0x96  ;   331.8 p5+p3   81 st
        vmovdqu64 zmm0, [rbp + 7680]                ;   297.8 p2      81 st reload
        vmovdqu64 [r8], zmm0                        ;   303.8 p8+p9   81 st
        vmovdqu64 [r8 + 64], zmm9                   ;   300.3 p7+p4   81 st
        vpternlogd zmm13, zmm31, [r8 + 1600], 0x96  ;   332.3 p0+p3   81 st
        vpternlogd zmm13, zmm16, zmm22, 0x96        ;   333.3 p5      81 st
        vmovdqu64 zmm0, [rbp + 7936]                ;   301.8 p2      81 st reload
        vmovdqu64 [r8 + 384], zmm0                  ;   307.8 p8+p9   81 st
        vmovdqu64 [r8 + 128], zmm29                 ;   300.8 p7+p4   81 st
        vpternlogd zmm10, zmm12, zmm22, 0x96        ;   333.3 p0      81 st
        vmovdqu64 zmm0, [rbp + 7872]                ;   308.3 p3      81 st reload
        vmovdqu64 [r8 + 448], zmm0                  ;   314.3 p8+p9   81 st
        vmovdqu64 [r8 + 192], zmm23                 ;   303.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 7808]                ;   306.8 p2      81 st reload
        vmovdqu64 [r8 + 512], zmm0                  ;   312.8 p8+p9   81 st
        vmovdqu64 zmm0, [rbp + 7744]                ;   306.8 p3      81 st reload
        vmovdqu64 [r8 + 576], zmm0                  ;   312.8 p7+p4   81 st
        vmovdqu64 [r8 + 256], zmm27                 ;   304.3 p8+p9   81 st
        vmovdqu64 [r8 + 320], zmm6                  ;   301.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 8000]                ;   309.8 p2      81 st reload
        vmovdqu64 [r8 + 640], zmm0                  ;   315.8 p8+p9   81 st
        vmovdqu64 zmm0, [rbp + 8064]                ;   314.3 p3      81 st reload
        vmovdqu64 [r8 + 832], zmm0                  ;   320.3 p7+p4   81 st
        vmovdqu64 [r8 + 704], zmm20                 ;   310.8 p8+p9   81 st
        vmovdqu64 [r8 + 768], zmm5                  ;   311.8 p7+p4   81 st
        vmovdqu64 [r8 + 896], zmm30                 ;   315.3 p8+p9   81 st
        vmovdqu64 zmm0, [rbp + 7552]                ;   321.3 p2      81 st reload
        vmovdqu64 [r8 + 1344], zmm0                 ;   327.3 p7+p4   81 st
        vmovdqu64 [r8 + 960], zmm11                 ;   314.8 p8+p9   81 st
        vmovdqu64 [r8 + 1024], zmm7                 ;   317.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 7232]                ;   325.3 p3      81 st reload
        vmovdqu64 [r8 + 1536], zmm0                 ;   331.3 p8+p9   81 st
        vmovdqu64 [r8 + 1088], zmm21                ;   317.8 p7+p4   81 st
        vmovdqu64 [r8 + 1152], zmm18                ;   318.8 p8+p9   81 st
        vmovdqu64 [r8 + 1216], zmm4                 ;   321.8 p7+p4   81 st
        vmovdqu64 [r8 + 1280], zmm15                ;   323.8 p8+p9   81 st
        vmovdqu64 [r8 + 1408], zmm19                ;   327.8 p7+p4   81 st
        vmovdqu64 [r8 + 1472], zmm17                ;   325.3 p8+p9   81 st
        vmovdqu64 [r8 + 1600], zmm1                 ;   329.8 p7+p4   81 st
        vmovdqu64 [r8 + 1664], zmm25                ;   330.8 p8+p9   81 st
        vmovdqu64 [r8 + 1728], zmm28                ;   330.3 p7+p4   81 st
        vmovdqu64 [r8 + 1792], zmm24                ;   331.8 p8+p9   81 st
        vmovdqu64 [r8 + 1856], zmm13                ;   334.3 p7+p4   81 st
        vmovdqu64 [r8 + 1920], zmm3                 ;   332.3 p8+p9   81 st
        vmovdqu64 [r8 + 1984], zmm10                ;   334.3 p7+p4   81 st
        vmovdqu64 zmm0, [rbp + 3968]                ;   249.5 p2      78 r1_next reload
        vmovdqu64 [rbp - 128], zmm0                 ;   256.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4032]                ;   250.3 p3      78 r1_next reload
        vmovdqu64 [rbp - 64], zmm0                  ;   256.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5504]                ;   250.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 448], zmm0                 ;   258.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5440]                ;   251.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 512], zmm0                 ;   258.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5376]                ;   251.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 576], zmm0                 ;   260.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5312]                ;   252.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 640], zmm0                 ;   260.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5248]                ;   252.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 704], zmm0                 ;   262.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5184]                ;   253.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 768], zmm0                 ;   262.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 5120]                ;   253.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 832], zmm0                 ;   264.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 5056]                ;   254.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 896], zmm0                 ;   264.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4992]                ;   254.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 960], zmm0                 ;   266.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4928]                ;   255.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1024], zmm0                ;   266.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4864]                ;   255.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1088], zmm0                ;   268.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4800]                ;   256.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1152], zmm0                ;   268.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4736]                ;   256.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1216], zmm0                ;   270.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4672]                ;   257.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1280], zmm0                ;   270.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4608]                ;   257.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1344], zmm0                ;   272.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4480]                ;   258.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1408], zmm0                ;   272.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4416]                ;   258.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1472], zmm0                ;   274.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4288]                ;   259.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1536], zmm0                ;   274.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4224]                ;   259.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1600], zmm0                ;   276.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4096]                ;   260.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1664], zmm0                ;   276.7 p7+p4   74 clocks
        mov r14, qword [rbp + 8144]                 ;   239.2 p10     74 clocks reload
        sub r9, r14                                 ;   244.2 p1      74 clocks
        vmovdqu64 zmm0, [rbp + 4160]                ;   260.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1728], zmm0                ;   278.5 p8+p9   74 clocks
        vmovdqu64 zmm0, [rbp + 4352]                ;   261.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1792], zmm0                ;   278.7 p7+p4   74 clocks
        vmovdqu64 zmm0, [rbp + 4544]                ;   261.5 p2      78 r1_next reload
        vmovdqu64 [rbp + 1856], zmm0                ;   280.5 p8+p9   74 clocks
        sub r11, r14                                ;   244.2 p6      74 clocks
        add r9, 0x800                               ;   245.2 p11     74 clocks
        and r9, 0x7fff                              ;   246.2 p1      74 clocks
        sub r12, r14                                ;   244.2 p6      74 clocks
        add r9, r14                                 ;   247.2 p11     74 clocks
        mov qword [rbp + 8168], r9                  ;   280.7 p7+p4   74 clocks
        add r11, 0x800                              ;   245.2 p1      74 clocks
        and r11, 0x7fff                             ;   246.2 p6      74 clocks
        sub r13, r14                                ;   244.2 p11     74 clocks
        add r11, r14                                ;   247.2 p1      74 clocks
        mov qword [rbp + 8176], r11                 ;   281.7 p8+p4   74 clocks
        add r12, 0x800                              ;   245.2 p6      74 clocks
        and r12, 0x7fff                             ;   246.2 p11     74 clocks
        add r12, r14                                ;   247.2 p1      74 clocks
        mov qword [rbp + 8184], r12                 ;   282.5 p7+p9   74 clocks
        add r13, 0x800                              ;   245.8 p6      74 clocks
        and r13, 0x7fff                             ;   246.8 p11     74 clocks
        add r13, r14                                ;   247.8 p1      74 clocks
        mov qword [rbp + 8192], r13                 ;   282.7 p8+p4   74 clocks
        add r10, 0x800                              ;   246.8 p6      74 clocks
        mov qword [rbp + 8160], r10                 ;   283.5 p7+p9   74 clocks
        add r8, 0x800                               ;   247.0 p11     74 clocks
        cmp r8, qword [rbp + 8200]                  ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 8152], r8                  ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                 ;     0.0 p2      83 st reload
        mov r8, qword [rbp + 8144]                  ;     0.2 p3      83 st reload
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
        mov r8, qword [rbp + 8128]                  ;    21.5 p10     71 blocks
        add r8, 0x8000                              ;    26.5 p0      71 blocks
        mov qword [rbp + 8128], r8                  ;    64.3 p7+p4   71 blocks
        cmp r8, qword [rbp + 8136]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 8208]                 ;                    frame
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
