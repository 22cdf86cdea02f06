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
;   blocks/clocks: 1577 uops, planned 335.7; bounds: width 262.8, ports 328.5, path 67.0
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
        sub rsp, 0x2500                             ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 9296], rax                 ;                    frame
        mov dword [rbp + 9304], edx                 ;                    argument
        mov qword [rbp + 9216], rsi                 ;                    argument
        mov qword [rbp + 9232], rdi                 ;                    argument
        mov r8d, dword [rbp + 9304]                 ;     0.0 p2      71 blocks
        shl r8, 0xf                                 ;     5.0 p0      71 blocks
        add r8, qword [rbp + 9216]                  ;     6.0 p1+p3   71 blocks
        mov qword [rbp + 9224], r8                  ;     7.0 p7+p4   71 blocks
        cmp dword [rbp + 9304], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9232]                  ;     0.0 p2      72 r1.0 reload
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
        mov qword [rbp + 9240], r8                  ;    64.3 p7+p4   74 clocks
        mov r9, qword [rbp + 9216]                  ;    21.7 p10     74 clocks reload
        mov qword [rbp + 9248], r9                  ;    64.7 p8+p9   74 clocks
        lea r9, [r8 + 30720]                        ;    22.0 p0      74 clocks
        mov qword [rbp + 9256], r9                  ;    65.3 p7+p4   74 clocks
        lea r9, [r8 + 10240]                        ;    22.3 p1      74 clocks
        mov qword [rbp + 9264], r9                  ;    65.7 p8+p9   74 clocks
        lea r9, [r8 + 22528]                        ;    22.7 p5      74 clocks
        mov qword [rbp + 9272], r9                  ;    66.3 p7+p4   74 clocks
        lea r9, [r8 + 4096]                         ;    23.0 p6      74 clocks
        mov qword [rbp + 9280], r9                  ;    66.7 p8+p9   74 clocks
        add r8, 0x8000                              ;    23.3 p11     74 clocks
        mov qword [rbp + 9288], r8                  ;    67.3 p7+p4   74 clocks
        mov r8, qword [rbp + 9240]                  ;                    resident
        mov r9, qword [rbp + 9256]                  ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                 ;                    resident
        vmovdqu64 zmm1, [rbp - 64]                  ;                    resident
        vmovdqu64 zmm2, [rbp + 0]                   ;                    resident
        vmovdqu64 zmm3, [rbp + 64]                  ;                    resident
        vmovdqu64 zmm4, [rbp + 128]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 192]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 256]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 320]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 384]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 448]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 512]                ;                    resident
        vmovdqu64 zmm11, [rbp + 576]                ;                    resident
        vmovdqu64 zmm12, [rbp + 640]                ;                    resident
        vmovdqu64 zmm13, [rbp + 704]                ;                    resident
        vmovdqu64 zmm14, [rbp + 768]                ;                    resident
        vmovdqu64 zmm15, [rbp + 832]                ;                    resident
        vmovdqu64 zmm16, [rbp + 896]                ;                    resident
        vmovdqu64 zmm17, [rbp + 960]                ;                    resident
        vmovdqu64 zmm18, [rbp + 1024]               ;                    resident
        vmovdqu64 zmm19, [rbp + 1088]               ;                    resident
        vmovdqu64 zmm20, [rbp + 1152]               ;                    resident
        vmovdqu64 zmm21, [rbp + 1216]               ;                    resident
        vmovdqu64 zmm22, [rbp + 1280]               ;                    resident
        vmovdqu64 zmm23, [rbp + 1344]               ;                    resident
        vmovdqu64 zmm24, [rbp + 1408]               ;                    resident
        vmovdqu64 zmm25, [rbp + 1472]               ;                    resident
        vmovdqu64 zmm26, [rbp + 1536]               ;                    resident
        vmovdqu64 zmm27, [rbp + 1600]               ;                    resident
        vmovdqu64 zmm28, [rbp + 1664]               ;                    resident
        vmovdqu64 zmm29, [rbp + 1728]               ;                    resident
        mov r10, qword [rbp + 9248]                 ;                    resident
        mov r11, qword [rbp + 9264]                 ;                    resident
        mov r12, qword [rbp + 9272]                 ;                    resident
        align 16
.clocks_2:
        vmovdqu64 zmm30, [r8]                       ;     0.0 p2      75 s0.0
        vmovdqu64 zmm31, [r8 + 64]                  ;     0.2 p3      75 s0.1
        vmovdqu64 zmm31, [r8 + 128]                 ;     1.0 p2      75 s0.2
        vmovdqu64 zmm31, [r8 + 192]                 ;     1.2 p3      75 s0.3
        vmovdqu64 zmm31, [r8 + 256]                 ;     2.0 p2      75 s0.4
        vmovdqu64 zmm31, [r8 + 384]                 ;     2.2 p3      75 s0.6
        vmovdqu64 zmm31, [r8 + 320]                 ;     3.0 p2      75 s0.5
        vmovdqu64 zmm31, [r8 + 448]                 ;     3.2 p3      75 s0.7
        vmovdqu64 zmm31, [r8 + 512]                 ;     4.0 p2      75 s0.8
        vmovdqu64 zmm31, [r8 + 576]                 ;     4.2 p3      75 s0.9
        vmovdqu64 zmm31, [r8 + 640]                 ;     5.0 p2      75 s0.10
        vmovdqu64 zmm31, [r8 + 704]                 ;     5.2 p3      75 s0.11
        vmovdqu64 zmm31, [r8 + 768]                 ;     6.0 p2      75 s0.12
        vmovdqu64 zmm31, [r8 + 832]                 ;     6.2 p3      75 s0.13
        vmovdqu64 zmm31, [r8 + 960]                 ;     7.0 p2      75 s0.15
        vmovdqu64 zmm31, [r8 + 896]                 ;     7.2 p3      75 s0.14
        vmovdqu64 zmm31, [r8 + 1088]                ;     8.0 p2      75 s0.17
        vmovdqu64 zmm31, [r8 + 1024]                ;     8.2 p3      75 s0.16
        vmovdqu64 zmm31, [r8 + 1152]                ;     9.0 p2      75 s0.18
        vmovdqu64 zmm31, [r9]                       ;     9.2 p3      76 s15.0
        vmovdqu64 zmm30, [r8 + 1216]                ;    10.0 p2      75 s0.19
        vmovdqu64 zmm30, [r9 + 64]                  ;    10.2 p3      76 s15.1
        vmovdqu64 [rbp + 3968], zmm29               ;     3.7 p7+p4   77 z spill
        vmovdqa64 zmm29, zmm0                       ;     3.8         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x6c        ;    16.2 p0      77 z
        vmovdqa64 zmm31, zmm1                       ;     4.2         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    17.2 p5      77 z
        vmovdqu64 [rbp + 4032], zmm29               ;    17.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r8 + 1280]                ;    11.0 p2      75 s0.20
        vmovdqu64 zmm29, [r9 + 128]                 ;    11.2 p3      76 s15.2
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    18.2 p0      77 z
        vmovdqa64 zmm30, zmm2                       ;     5.2         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    19.2 p5      77 z
        vmovdqu64 [rbp + 4096], zmm31               ;    19.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r8 + 1408]                ;    12.0 p2      75 s0.22
        vmovdqu64 zmm31, [r8 + 1344]                ;    12.2 p3      75 s0.21
        vmovdqu64 zmm31, [r9 + 192]                 ;    13.0 p2      76 s15.3
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    20.2 p0      77 z
        vmovdqa64 zmm29, zmm3                       ;     6.3         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    21.2 p5      77 z
        vmovdqu64 [rbp + 4160], zmm30               ;    21.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r8 + 1472]                ;    13.2 p3      75 s0.23
        vmovdqu64 zmm30, [r8 + 1536]                ;    14.0 p2      75 s0.24
        vmovdqu64 zmm30, [r9 + 256]                 ;    14.2 p3      76 s15.4
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    22.2 p0      77 z
        vmovdqa64 zmm31, zmm4                       ;     7.5         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    23.2 p5      77 z
        vmovdqu64 [rbp + 4224], zmm29               ;    23.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r8 + 1600]                ;    15.0 p2      75 s0.25
        vmovdqu64 zmm29, [r8 + 1664]                ;    15.2 p3      75 s0.26
        vmovdqu64 zmm29, [r9 + 320]                 ;    16.0 p2      76 s15.5
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    24.2 p0      77 z
        vmovdqa64 zmm30, zmm5                       ;     8.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    25.2 p5      77 z
        vmovdqu64 [rbp + 4288], zmm31               ;    25.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r8 + 1728]                ;    16.2 p3      75 s0.27
        vmovdqu64 zmm31, [r9 + 384]                 ;    17.0 p2      76 s15.6
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    26.2 p0      77 z
        vmovdqa64 zmm29, zmm6                       ;     9.7         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    27.2 p5      77 z
        vmovdqu64 [rbp + 4352], zmm30               ;    27.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r8 + 1792]                ;    17.2 p3      75 s0.28
        vmovdqu64 zmm30, [r9 + 448]                 ;    18.0 p2      76 s15.7
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    28.2 p0      77 z
        vmovdqa64 zmm31, zmm7                       ;    10.7         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    29.2 p5      77 z
        vmovdqu64 [rbp + 4416], zmm29               ;    29.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r8 + 1856]                ;    18.2 p3      75 s0.29
        vmovdqu64 zmm29, [r9 + 512]                 ;    19.0 p2      76 s15.8
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    30.2 p0      77 z
        vmovdqa64 zmm30, zmm8                       ;    11.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    31.2 p5      77 z
        vmovdqu64 [rbp + 4480], zmm31               ;    31.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r8 + 1984]                ;    19.2 p3      75 s0.31
        vmovdqu64 zmm31, [r8 + 1920]                ;    20.0 p2      75 s0.30
        vmovdqu64 zmm31, [r9 + 576]                 ;    20.2 p3      76 s15.9
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    32.2 p0      77 z
        vmovdqa64 zmm29, zmm9                       ;    12.8         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    33.2 p5      77 z
        vmovdqu64 [rbp + 4544], zmm30               ;    33.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 640]                 ;    21.0 p2      76 s15.10
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    34.2 p0      77 z
        vmovdqa64 zmm31, zmm10                      ;    13.7         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    35.2 p5      77 z
        vmovdqu64 [rbp + 4608], zmm29               ;    35.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 704]                 ;    21.2 p3      76 s15.11
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    36.2 p0      77 z
        vmovdqa64 zmm30, zmm11                      ;    14.5         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    37.2 p5      77 z
        vmovdqu64 [rbp + 4672], zmm31               ;    37.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 768]                 ;    22.0 p2      76 s15.12
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    38.2 p0      77 z
        vmovdqa64 zmm29, zmm12                      ;    15.3         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    39.2 p5      77 z
        vmovdqu64 [rbp + 4736], zmm30               ;    39.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 832]                 ;    22.2 p3      76 s15.13
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    40.2 p0      77 z
        vmovdqa64 zmm31, zmm13                      ;    16.2         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    41.2 p5      77 z
        vmovdqu64 [rbp + 4800], zmm29               ;    41.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 896]                 ;    23.0 p2      76 s15.14
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    42.2 p0      77 z
        vmovdqa64 zmm30, zmm14                      ;    17.0         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    43.2 p5      77 z
        vmovdqu64 [rbp + 4864], zmm31               ;    43.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 960]                 ;    23.2 p3      76 s15.15
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    44.2 p0      77 z
        vmovdqa64 zmm29, zmm15                      ;    17.8         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    45.2 p5      77 z
        vmovdqu64 [rbp + 4928], zmm30               ;    45.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 1024]                ;    24.0 p2      76 s15.16
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    46.2 p0      77 z
        vmovdqa64 zmm31, zmm16                      ;    18.7         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    47.2 p5      77 z
        vmovdqu64 [rbp + 4992], zmm29               ;    47.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 1088]                ;    24.2 p3      76 s15.17
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    48.2 p0      77 z
        vmovdqa64 zmm30, zmm17                      ;    19.5         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    49.2 p5      77 z
        vmovdqu64 [rbp + 5056], zmm31               ;    49.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 1152]                ;    25.0 p2      76 s15.18
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    50.2 p0      77 z
        vmovdqa64 zmm29, zmm18                      ;    20.3         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    51.2 p5      77 z
        vmovdqu64 [rbp + 5120], zmm30               ;    51.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 1216]                ;    25.2 p3      76 s15.19
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    52.2 p0      77 z
        vmovdqa64 zmm31, zmm19                      ;    21.2         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    53.2 p5      77 z
        vmovdqu64 [rbp + 5184], zmm29               ;    53.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 1280]                ;    26.0 p2      76 s15.20
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    54.2 p0      77 z
        vmovdqa64 zmm30, zmm20                      ;    22.0         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    55.2 p5      77 z
        vmovdqu64 [rbp + 5248], zmm31               ;    55.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 1344]                ;    26.2 p3      76 s15.21
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    56.2 p0      77 z
        vmovdqa64 zmm29, zmm21                      ;    22.8         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    57.2 p5      77 z
        vmovdqu64 [rbp + 5312], zmm30               ;    57.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 1408]                ;    27.0 p2      76 s15.22
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    58.2 p0      77 z
        vmovdqa64 zmm31, zmm22                      ;    23.7         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    59.2 p5      77 z
        vmovdqu64 [rbp + 5376], zmm29               ;    59.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 1472]                ;    27.2 p3      76 s15.23
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    60.2 p0      77 z
        vmovdqa64 zmm30, zmm23                      ;    24.5         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    61.2 p5      77 z
        vmovdqu64 [rbp + 5440], zmm31               ;    61.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 1536]                ;    28.0 p2      76 s15.24
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    62.2 p0      77 z
        vmovdqa64 zmm29, zmm24                      ;    25.3         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    63.2 p5      77 z
        vmovdqu64 [rbp + 5504], zmm30               ;    63.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 1600]                ;    28.2 p3      76 s15.25
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    64.2 p0      77 z
        vmovdqu64 zmm31, [r9 + 1664]                ;    29.0 p2      76 s15.26
        vmovdqu64 [rbp + 5568], zmm24               ;    29.2 p8+p9   77 z spill
        vmovdqu64 zmm24, [r9 + 1728]                ;    29.2 p3      76 s15.27
        vmovdqu64 [rbp + 5632], zmm23               ;    30.0 p7+p4   77 z spill
        vmovdqa64 zmm23, zmm25                      ;    26.8         77 z copy
        vpternlogd zmm23, zmm29, zmm30, 0x48        ;    65.2 p5      77 z
        vpternlogd zmm23, zmm30, zmm31, 0x96        ;    66.2 p0      77 z
        vmovdqu64 zmm30, [r9 + 1792]                ;    30.0 p2      76 s15.28
        vmovdqu64 [rbp + 5696], zmm29               ;    65.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 1856]                ;    30.2 p3      76 s15.29
        vmovdqu64 [rbp + 5760], zmm25               ;    32.0 p7+p4   77 z spill
        vmovdqu64 zmm25, [r9 + 1920]                ;    31.0 p2      76 s15.30
        vmovdqu64 [rbp + 5824], zmm22               ;    33.2 p8+p9   77 z spill
        vmovdqa64 zmm22, zmm26                      ;    28.3         77 z copy
        vpternlogd zmm22, zmm23, zmm31, 0x48        ;    67.2 p5      77 z
        vpternlogd zmm22, zmm31, zmm24, 0x96        ;    68.2 p0      77 z
        vmovdqa64 zmm31, zmm27                      ;    28.8         77 z copy
        vpternlogd zmm31, zmm22, zmm24, 0x48        ;    69.2 p5      77 z
        vpternlogd zmm31, zmm24, zmm30, 0x96        ;    70.2 p0      77 z
        vmovdqa64 zmm24, zmm28                      ;    29.3         77 z copy
        vpternlogd zmm24, zmm31, zmm30, 0x48        ;    71.2 p5      77 z
        vpternlogd zmm24, zmm30, zmm29, 0x96        ;    72.2 p0      77 z
        vmovdqu64 zmm30, [rbp + 1984]               ;    31.2 p3      77 z reload
        vmovdqu64 [rbp + 5888], zmm31               ;    71.2 p7+p4   77 z spill
        vpxord zmm31, zmm1, zmm30                   ;    37.2 p5      77 z
        vpxord zmm30, zmm6, [rbp + 2304]            ;    33.7 p0+p2   77 z
        vmovdqu64 [rbp + 5952], zmm6                ;    35.2 p8+p9   77 z spill
        vpxord zmm6, zmm9, [rbp + 2496]             ;    34.0 p5+p3   77 z
        vmovdqu64 [rbp + 6016], zmm9                ;    36.0 p7+p4   77 z spill
        vpxord zmm9, zmm14, [rbp + 2816]            ;    34.7 p0+p2   77 z
        vmovdqu64 [rbp + 6080], zmm14               ;    37.2 p8+p9   77 z spill
        vpxord zmm14, zmm17, [rbp + 3008]           ;    35.0 p5+p3   77 z
        vmovdqu64 [rbp + 6144], zmm17               ;    38.0 p7+p4   77 z spill
        vpxord zmm17, zmm5, [rbp + 2240]            ;    35.7 p0+p2   77 z
        vmovdqu64 [rbp + 6208], zmm5                ;    39.2 p8+p9   77 z spill
        vpxord zmm5, zmm13, [rbp + 2752]            ;    36.0 p5+p3   77 z
        vmovdqu64 [rbp + 6272], zmm13               ;    40.0 p7+p4   77 z spill
        vmovdqu64 zmm13, [rbp + 4032]               ;    35.0 p2      77 z reload
        vpternlogd zmm31, zmm13, [r8 + 64], 0x96    ;    41.0 p0+p3   77 z
        vmovdqu64 zmm13, [r8 + 384]                 ;    36.0 p2      75 s0.6 reload
        vmovdqu64 [rbp + 4032], zmm1                ;    41.2 p8+p9   77 z spill
        vmovdqu64 zmm1, [rbp + 4352]                ;    36.2 p3      77 z reload
        vpternlogd zmm30, zmm1, zmm13, 0x96         ;    42.2 p5      77 z
        vmovdqu64 zmm1, [r8 + 320]                  ;    37.0 p2      75 s0.5 reload
        vmovdqu64 zmm13, [rbp + 4288]               ;    37.2 p3      77 z reload
        vpternlogd zmm17, zmm13, zmm1, 0x96         ;    43.2 p0      77 z
        vmovdqu64 zmm13, [rbp + 2048]               ;    38.0 p2      77 z reload
        vpxord zmm1, zmm2, zmm13                    ;    44.0 p5      77 z
        vmovdqa64 zmm13, zmm24                      ;    73.2         77 z copy
        vpternlogd zmm13, zmm29, [rbp + 3968], 0x60 ;    73.2 p0+p3   77 z
        vpternlogd zmm13, zmm29, zmm25, 0x96        ;    74.2 p5      77 z
        vmovdqu64 zmm29, [r8 + 576]                 ;    39.0 p2      75 s0.9 reload
        vmovdqu64 [rbp + 4288], zmm2                ;    42.0 p7+p4   77 z spill
        vmovdqu64 zmm2, [rbp + 4544]                ;    39.2 p3      77 z reload
        vpternlogd zmm6, zmm2, zmm29, 0x96          ;    45.2 p0      77 z
        vmovdqu64 zmm2, [r8 + 128]                  ;    40.0 p2      75 s0.2 reload
        vmovdqu64 zmm29, [rbp + 4096]               ;    40.2 p3      77 z reload
        vpternlogd zmm1, zmm29, zmm2, 0x96          ;    46.2 p5      77 z
        vmovdqu64 zmm29, [rbp + 1792]               ;    41.0 p2      77 z reload
        vmovdqa64 zmm2, zmm13                       ;    75.2         77 z copy
        vpternlogd zmm2, zmm25, zmm29, 0x60         ;    75.2 p0      77 z
        vmovdqu64 [r10 + 64], zmm31                 ;    43.2 p8+p9   77 z
        vmovdqu64 [r10 + 384], zmm30                ;    44.0 p7+p4   77 z
        vmovdqu64 [r10 + 320], zmm17                ;    45.2 p8+p9   77 z
        vmovdqu64 [r10 + 128], zmm1                 ;    47.2 p7+p4   77 z
        vmovdqu64 [r10 + 576], zmm6                 ;    47.2 p8+p9   77 z
        vmovdqu64 zmm30, [r8 + 832]                 ;    41.2 p3      75 s0.13 reload
        vmovdqu64 zmm31, [rbp + 4800]               ;    42.0 p2      77 z reload
        vpternlogd zmm5, zmm31, zmm30, 0x96         ;    48.0 p5      77 z
        vmovdqu64 [r10 + 832], zmm5                 ;    49.0 p7+p4   77 z
        vmovdqu64 zmm31, [r8 + 896]                 ;    42.2 p3      75 s0.14 reload
        vmovdqu64 zmm1, [rbp + 4864]                ;    43.2 p2      77 z reload
        vpternlogd zmm9, zmm1, zmm31, 0x96          ;    49.2 p0      77 z
        vmovdqu64 [r10 + 896], zmm9                 ;    50.2 p8+p9   77 z
        vmovdqu64 zmm1, [r8 + 1088]                 ;    43.2 p3      75 s0.17 reload
        vmovdqu64 zmm5, [rbp + 5056]                ;    49.2 p2      77 z reload
        vpternlogd zmm14, zmm5, zmm1, 0x96          ;    55.2 p5      77 z
        vmovdqu64 [r10 + 1088], zmm14               ;    56.2 p7+p4   77 z
        vmovdqu64 zmm5, [rbp + 2112]                ;    44.2 p3      77 z reload
        vpxord zmm6, zmm3, zmm5                     ;    50.2 p0      77 z
        vmovdqu64 zmm9, [r8 + 192]                  ;    45.0 p2      75 s0.3 reload
        vmovdqu64 zmm14, [rbp + 4160]               ;    45.2 p3      77 z reload
        vpternlogd zmm6, zmm14, zmm9, 0x96          ;    51.2 p5      77 z
        vmovdqu64 [r10 + 192], zmm6                 ;    52.2 p8+p9   77 z
        vmovdqu64 zmm6, [rbp + 2176]                ;    46.0 p2      77 z reload
        vpxord zmm14, zmm4, zmm6                    ;    52.0 p0      77 z
        vmovdqu64 zmm17, [rbp + 3840]               ;    46.2 p3      77 z reload
        vpxord zmm1, zmm29, zmm17                   ;    52.2 p5      77 z
        vpternlogd zmm1, zmm13, [r8 + 1920], 0x96   ;    75.2 p0+p2   77 z
        vmovdqu64 [r10 + 1920], zmm1                ;    76.2 p7+p4   77 z
        vmovdqu64 zmm1, [r8 + 256]                  ;    47.2 p3      75 s0.4 reload
        vmovdqu64 zmm13, [rbp + 4224]               ;    48.0 p2      77 z reload
        vpternlogd zmm14, zmm13, zmm1, 0x96         ;    54.0 p5      77 z
        vmovdqu64 [r10 + 256], zmm14                ;    55.0 p8+p9   77 z
        vmovdqu64 zmm13, [rbp + 3264]               ;    48.2 p3      77 z reload
        vpxord zmm14, zmm21, zmm13                  ;    54.2 p0      77 z
        vpxord zmm31, zmm10, [rbp + 2560]           ;    49.0 p5+p2   77 z
        vmovdqu64 zmm30, [rbp + 4608]               ;    49.2 p3      77 z reload
        vpternlogd zmm31, zmm30, [r8 + 640], 0x96   ;    55.2 p0+p2   77 z
        vmovdqu64 [r10 + 640], zmm31                ;    56.2 p7+p4   77 z
        vmovdqu64 zmm30, [r8 + 1344]                ;    50.2 p3      75 s0.21 reload
        vmovdqu64 zmm31, [rbp + 5312]               ;    57.2 p2      77 z reload
        vpternlogd zmm14, zmm31, zmm30, 0x96        ;    63.2 p5      77 z
        vmovdqu64 [r10 + 1344], zmm14               ;    64.2 p8+p9   77 z
        vmovdqu64 zmm31, [rbp + 3072]               ;    51.2 p3      77 z reload
        vpxord zmm14, zmm18, zmm31                  ;    57.2 p0      77 z
        vmovdqu64 zmm30, [rbp + 5120]               ;    52.0 p2      77 z reload
        vpternlogd zmm14, zmm30, [r8 + 1152], 0x96  ;    58.2 p5+p3   77 z
        vmovdqu64 [r10 + 1152], zmm14               ;    59.2 p7+p4   77 z
        vmovdqu64 zmm30, [rbp + 3584]               ;    53.0 p2      77 z reload
        vpxord zmm14, zmm26, zmm30                  ;    59.0 p0      77 z
        vpternlogd zmm14, zmm23, [r8 + 1664], 0x96  ;    67.2 p5+p3   77 z
        vmovdqu64 [r10 + 1664], zmm14               ;    68.2 p8+p9   77 z
        vmovdqu64 zmm14, [rbp + 2624]               ;    54.0 p2      77 z reload
        vpxord zmm23, zmm11, zmm14                  ;    60.0 p0      77 z
        vmovdqu64 zmm1, [rbp + 4672]                ;    54.2 p3      77 z reload
        vpternlogd zmm23, zmm1, [r8 + 704], 0x96    ;    61.0 p5+p2   77 z
        vmovdqu64 [r10 + 704], zmm23                ;    62.0 p7+p4   77 z
        vmovdqu64 zmm1, [rbp + 2688]                ;    55.2 p3      77 z reload
        vpxord zmm23, zmm12, zmm1                   ;    61.2 p0      77 z
        vmovdqu64 zmm9, [rbp + 4736]                ;    56.0 p2      77 z reload
        vpternlogd zmm23, zmm9, [r8 + 768], 0x96    ;    62.2 p5+p3   77 z
        vmovdqu64 [r10 + 768], zmm23                ;    63.2 p8+p9   77 z
        vmovdqu64 zmm9, [rbp + 3136]                ;    57.0 p2      77 z reload
        vpxord zmm23, zmm19, zmm9                   ;    63.0 p0      77 z
        vmovdqu64 zmm29, [rbp + 5184]               ;    57.2 p3      77 z reload
        vpternlogd zmm23, zmm29, [r8 + 1216], 0x96  ;    64.0 p5+p2   77 z
        vmovdqu64 [r10 + 1216], zmm23               ;    65.0 p7+p4   77 z
        vmovdqu64 zmm23, [rbp + 3200]               ;    58.2 p3      77 z reload
        vpxord zmm29, zmm20, zmm23                  ;    64.2 p0      77 z
        vmovdqu64 zmm17, [rbp + 5248]               ;    59.0 p2      77 z reload
        vpternlogd zmm29, zmm17, [r8 + 1280], 0x96  ;    65.2 p5+p3   77 z
        vmovdqu64 [r10 + 1280], zmm29               ;    66.2 p8+p9   77 z
        vmovdqu64 zmm17, [rbp + 3648]               ;    60.0 p2      77 z reload
        vpxord zmm29, zmm27, zmm17                  ;    66.0 p0      77 z
        vpternlogd zmm29, zmm22, [r8 + 1728], 0x96  ;    69.2 p5+p3   77 z
        vmovdqu64 [r10 + 1728], zmm29               ;    70.2 p7+p4   77 z
        vmovdqu64 zmm22, [rbp + 3712]               ;    61.0 p2      77 z reload
        vpxord zmm29, zmm28, zmm22                  ;    67.0 p0      77 z
        vmovdqu64 zmm22, [rbp + 5888]               ;    71.2 p3      77 z reload
        vpternlogd zmm29, zmm22, [r8 + 1792], 0x96  ;    77.2 p5+p2   77 z
        vmovdqu64 [r10 + 1792], zmm29               ;    78.2 p8+p9   77 z
        vmovdqu64 zmm22, [rbp + 1920]               ;    62.2 p3      77 z reload
        vpxord zmm29, zmm0, zmm22                   ;    68.2 p0      77 z
        vmovdqu64 [rbp + 5888], zmm26               ;    64.0 p7+p4   77 z spill
        vmovdqu64 zmm26, [r8]                       ;    63.0 p2      75 s0.0 reload
        vpternlogd zmm29, zmm26, [r9], 0x96         ;    69.2 p5+p3   77 z
        vmovdqu64 [r10], zmm29                      ;    70.2 p8+p9   77 z
        vmovdqu64 zmm29, [r11]                      ;    64.0 p2      78 r1_next.0
        vmovdqu64 zmm26, [r11 + 64]                 ;    64.2 p3      78 r1_next.1
        vmovdqu64 [rbp + 5248], zmm27               ;    66.0 p7+p4   77 z spill
        vmovdqu64 zmm27, [r11 + 128]                ;    65.0 p2      78 r1_next.2
        vmovdqu64 [rbp + 5184], zmm28               ;    67.2 p8+p9   77 z spill
        vmovdqu64 zmm28, [r11 + 192]                ;    65.2 p3      78 r1_next.3
        vmovdqu64 zmm17, [r11 + 256]                ;    66.0 p2      78 r1_next.4
        vmovdqu64 zmm30, [r11 + 320]                ;    66.2 p3      78 r1_next.5
        vmovdqu64 zmm13, [r11 + 384]                ;    67.0 p2      78 r1_next.6
        vmovdqu64 zmm23, [r11 + 448]                ;    67.2 p3      78 r1_next.7
        vmovdqu64 [rbp + 4736], zmm21               ;    68.0 p7+p4   77 z spill
        vmovdqu64 zmm21, [r11 + 512]                ;    68.0 p2      78 r1_next.8
        vmovdqu64 zmm9, [r11 + 576]                 ;    68.2 p3      78 r1_next.9
        vmovdqu64 [rbp + 4672], zmm18               ;    69.2 p8+p9   77 z spill
        vmovdqu64 zmm18, [r11 + 640]                ;    69.0 p2      78 r1_next.10
        vmovdqu64 [rbp + 5120], zmm19               ;    70.0 p7+p4   77 z spill
        vmovdqu64 zmm19, [r11 + 704]                ;    69.2 p3      78 r1_next.11
        vmovdqu64 [rbp + 5312], zmm20               ;    71.2 p8+p9   77 z spill
        vpxord zmm20, zmm8, [rbp + 2432]            ;    70.0 p0+p2   77 z
        vmovdqu64 zmm31, [rbp + 4480]               ;    70.2 p3      77 z reload
        vpternlogd zmm20, zmm31, [r8 + 512], 0x96   ;    76.2 p5+p2   77 z
        vmovdqu64 [r10 + 512], zmm20                ;    77.2 p7+p4   77 z
        vmovdqu64 zmm31, [rbp + 2944]               ;    71.2 p3      77 z reload
        vpxord zmm20, zmm16, zmm31                  ;    77.2 p0      77 z
        vmovdqu64 [rbp + 4480], zmm16               ;    73.2 p8+p9   77 z spill
        vmovdqu64 zmm16, [rbp + 4992]               ;    72.0 p2      77 z reload
        vpternlogd zmm20, zmm16, [r8 + 1024], 0x96  ;    78.2 p5+p3   77 z
        vmovdqu64 [r10 + 1024], zmm20               ;    79.2 p7+p4   77 z
        vmovdqu64 zmm16, [rbp + 2368]               ;    73.0 p2      77 z reload
        vpxord zmm20, zmm7, zmm16                   ;    79.0 p0      77 z
        vmovdqu64 zmm31, [r11 + 768]                ;    73.2 p3      78 r1_next.12
        vmovdqu64 zmm1, [rbp + 4416]                ;    74.0 p2      77 z reload
        vpternlogd zmm20, zmm1, [r8 + 448], 0x96    ;    80.0 p5+p3   77 z
        vmovdqu64 [r10 + 448], zmm20                ;    81.0 p8+p9   77 z
        vmovdqu64 zmm1, [r11 + 832]                 ;    75.0 p2      78 r1_next.13
        vmovdqu64 zmm20, [r11 + 896]                ;    75.2 p3      78 r1_next.14
        vmovdqu64 zmm20, [r11 + 960]                ;    76.0 p2      78 r1_next.15
        vmovdqu64 zmm20, [r11 + 1024]               ;    76.2 p3      78 r1_next.16
        vmovdqu64 zmm20, [r11 + 1088]               ;    77.0 p2      78 r1_next.17
        vmovdqu64 zmm20, [r11 + 1152]               ;    77.2 p3      78 r1_next.18
        vmovdqu64 zmm20, [r11 + 1216]               ;    78.0 p2      78 r1_next.19
        vmovdqu64 zmm20, [r11 + 1280]               ;    78.2 p3      78 r1_next.20
        vmovdqu64 zmm20, [r11 + 1344]               ;    79.0 p2      78 r1_next.21
        vmovdqu64 zmm20, [r11 + 1408]               ;    79.2 p3      78 r1_next.22
        vmovdqu64 zmm20, [r11 + 1472]               ;    80.0 p2      78 r1_next.23
        vmovdqu64 zmm20, [r11 + 1536]               ;    80.2 p3      78 r1_next.24
        vmovdqu64 zmm20, [r11 + 1600]               ;    81.0 p2      78 r1_next.25
        vmovdqu64 zmm20, [r11 + 1664]               ;    81.2 p3      78 r1_next.26
        vmovdqu64 zmm20, [r11 + 1728]               ;    82.0 p2      78 r1_next.27
        vpxord zmm20, zmm15, [rbp + 2880]           ;    82.2 p0+p3   77 z
        vmovdqu64 zmm1, [r11 + 1792]                ;    83.0 p2      78 r1_next.28
        vmovdqu64 zmm1, [rbp + 4928]                ;    83.2 p3      77 z reload
        vpternlogd zmm20, zmm1, [r8 + 960], 0x96    ;    89.2 p5+p2   77 z
        vmovdqu64 [r10 + 960], zmm20                ;    90.2 p7+p4   77 z
        vpxord zmm1, zmm29, zmm22                   ;    70.0 p0      78 r1_next
        vpternlogd zmm22, zmm29, zmm26, 0x6a        ;    70.2 p5      78 r1_next
        vmovdqu64 zmm20, [rbp + 1984]               ;    84.2 p3      77 z reload
        vpxord zmm29, zmm22, zmm20                  ;    90.2 p0      78 r1_next
        vpternlogd zmm22, zmm20, zmm26, 0x60        ;    90.2 p5      78 r1_next
        vpternlogd zmm22, zmm26, zmm27, 0x96        ;    91.2 p0      78 r1_next
        vmovdqu64 zmm20, [rbp + 2048]               ;    85.0 p2      77 z reload
        vpxord zmm26, zmm22, zmm20                  ;    92.2 p5      78 r1_next
        vpternlogd zmm22, zmm20, zmm27, 0x60        ;    92.2 p0      78 r1_next
        vpternlogd zmm22, zmm27, zmm28, 0x96        ;    93.2 p5      78 r1_next
        vpxord zmm20, zmm22, zmm5                   ;    94.2 p0      78 r1_next
        vpternlogd zmm22, zmm5, zmm28, 0x60         ;    94.2 p5      78 r1_next
        vmovdqu64 zmm5, [r11 + 1856]                ;    85.2 p3      78 r1_next.29
        vmovdqu64 zmm27, [r11 + 1920]               ;    86.0 p2      78 r1_next.30
        vmovdqu64 [rbp + 4928], zmm20               ;    95.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm20, [rbp + 3328]               ;    86.2 p3      77 z
        vpxord zmm20, zmm20, [rbp + 5824]           ;    92.2 p0+p2   77 z
        vpternlogd zmm22, zmm28, zmm17, 0x96        ;    95.2 p5      78 r1_next
        vmovdqu64 zmm28, [r8 + 1408]                ;    87.2 p3      75 s0.22 reload
        vmovdqu64 [rbp + 4416], zmm26               ;    93.2 p7+p4   78 r1_next spill
        vmovdqu64 zmm26, [rbp + 5376]               ;    88.0 p2      77 z reload
        vpternlogd zmm20, zmm26, zmm28, 0x96        ;    94.0 p0      77 z
        vmovdqu64 [r10 + 1408], zmm20               ;    95.0 p8+p9   77 z
        vpxord zmm20, zmm22, zmm6                   ;    96.2 p5      78 r1_next
        vmovdqu64 zmm26, [rbp + 3392]               ;    88.2 p3      77 z
        vpxord zmm26, zmm26, [rbp + 5632]           ;    94.2 p0+p2   77 z
        vpternlogd zmm22, zmm6, zmm17, 0x60         ;    96.2 p5      78 r1_next
        vmovdqu64 zmm6, [r8 + 1472]                 ;    89.2 p3      75 s0.23 reload
        vmovdqu64 zmm28, [rbp + 5440]               ;    90.0 p2      77 z reload
        vpternlogd zmm26, zmm28, zmm6, 0x96         ;    96.0 p0      77 z
        vmovdqu64 [r10 + 1472], zmm26               ;    97.0 p7+p4   77 z
        vpternlogd zmm22, zmm17, zmm30, 0x96        ;    97.2 p5      78 r1_next
        vmovdqu64 zmm17, [rbp + 3456]               ;    90.2 p3      77 z
        vmovdqu64 zmm26, [rbp + 5568]               ;    91.0 p2      77 z reload
        vpxord zmm17, zmm17, zmm26                  ;    97.0 p0      77 z
        vmovdqu64 zmm28, [rbp + 2240]               ;    91.2 p3      77 z reload
        vpxord zmm6, zmm22, zmm28                   ;    98.2 p5      78 r1_next
        vmovdqu64 [rbp + 5440], zmm6                ;    99.2 p8+p9   78 r1_next spill
        vmovdqu64 zmm6, [rbp + 5504]                ;    92.0 p2      77 z reload
        vpternlogd zmm17, zmm6, [r8 + 1536], 0x96   ;    98.0 p0+p3   77 z
        vmovdqu64 [r10 + 1536], zmm17               ;    99.0 p7+p4   77 z
        vpternlogd zmm22, zmm28, zmm30, 0x60        ;    98.2 p5      78 r1_next
        vmovdqu64 zmm6, [rbp + 3520]                ;    93.0 p2      77 z
        vmovdqu64 zmm17, [rbp + 5760]               ;    93.2 p3      77 z reload
        vpxord zmm6, zmm6, zmm17                    ;    99.2 p0      77 z
        vpternlogd zmm22, zmm30, zmm13, 0x96        ;    99.2 p5      78 r1_next
        vmovdqu64 zmm30, [r8 + 1600]                ;    94.0 p2      75 s0.25 reload
        vmovdqu64 zmm28, [rbp + 5696]               ;    94.2 p3      77 z reload
        vpternlogd zmm6, zmm28, zmm30, 0x96         ;   100.2 p0      77 z
        vmovdqu64 [r10 + 1600], zmm6                ;   101.2 p8+p9   77 z
        vmovdqu64 zmm6, [rbp + 2304]                ;    95.0 p2      77 z reload
        vpxord zmm28, zmm22, zmm6                   ;   101.0 p5      78 r1_next
        vpternlogd zmm22, zmm6, zmm13, 0x60         ;   101.0 p0      78 r1_next
        vpternlogd zmm22, zmm13, zmm23, 0x96        ;   102.0 p5      78 r1_next
        vpxord zmm6, zmm22, zmm16                   ;   103.0 p0      78 r1_next
        vpternlogd zmm22, zmm16, zmm23, 0x60        ;   103.0 p5      78 r1_next
        vpternlogd zmm22, zmm23, zmm21, 0x96        ;   104.0 p0      78 r1_next
        vmovdqu64 zmm13, [rbp + 2432]               ;    95.2 p3      77 z reload
        vpxord zmm16, zmm22, zmm13                  ;   105.0 p5      78 r1_next
        vmovdqu64 zmm23, [rbp + 3776]               ;    96.0 p2      77 z
        vpxord zmm23, zmm23, [rbp + 3968]           ;   102.0 p0+p3   77 z
        vpternlogd zmm22, zmm13, zmm21, 0x60        ;   105.0 p5      78 r1_next
        vmovdqu64 zmm13, [r8 + 1856]                ;    97.0 p2      75 s0.29 reload
        vpternlogd zmm23, zmm24, zmm13, 0x96        ;   103.0 p0      77 z
        vmovdqu64 [r10 + 1856], zmm23               ;   104.0 p7+p4   77 z
        vpternlogd zmm22, zmm21, zmm9, 0x96         ;   106.0 p5      78 r1_next
        vmovdqu64 zmm21, [rbp + 2496]               ;    97.2 p3      77 z reload
        vpxord zmm23, zmm22, zmm21                  ;   107.0 p0      78 r1_next
        vpternlogd zmm22, zmm21, zmm9, 0x60         ;   107.0 p5      78 r1_next
        vmovdqu64 zmm21, [rbp + 3904]               ;    98.0 p2      77 z
        vmovdqu64 zmm24, [rbp + 1856]               ;    98.2 p3      77 z reload
        vpxord zmm21, zmm21, zmm24                  ;   104.2 p0      77 z
        vpternlogd zmm21, zmm25, [r9 + 1984], 0x96  ;   105.2 p5+p2   77 z
        vpternlogd zmm22, zmm9, zmm18, 0x96         ;   108.0 p0      78 r1_next
        vmovdqu64 zmm9, [r8 + 1984]                 ;    99.2 p3      75 s0.31 reload
        vpternlogd zmm21, zmm2, zmm9, 0x96          ;   106.2 p5      77 z
        vmovdqu64 [r10 + 1984], zmm21               ;   107.2 p8+p9   77 z
        vmovdqu64 zmm2, [rbp + 2560]                ;   100.0 p2      77 z reload
        vpxord zmm21, zmm22, zmm2                   ;   109.0 p0      78 r1_next
        vpternlogd zmm22, zmm2, zmm18, 0x60         ;   109.0 p5      78 r1_next
        vpternlogd zmm22, zmm18, zmm19, 0x96        ;   110.0 p0      78 r1_next
        vpxord zmm2, zmm22, zmm14                   ;   111.0 p5      78 r1_next
        vpternlogd zmm22, zmm14, zmm19, 0x60        ;   111.0 p0      78 r1_next
        vpternlogd zmm22, zmm19, zmm31, 0x96        ;   112.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2688]               ;   100.2 p3      77 z reload
        vpxord zmm18, zmm22, zmm14                  ;   113.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   113.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 832]                ;   101.0 p2      78 r1_next.13 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   114.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 2752]               ;   101.2 p3      77 z reload
        vpxord zmm19, zmm22, zmm31                  ;   115.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   115.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 896]                ;   102.0 p2      78 r1_next.14 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   116.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2816]               ;   102.2 p3      77 z reload
        vpxord zmm25, zmm22, zmm14                  ;   117.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   117.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 960]                ;   103.0 p2      78 r1_next.15 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   118.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 2880]               ;   103.2 p3      77 z reload
        vpxord zmm13, zmm22, zmm31                  ;   119.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   119.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1024]               ;   104.0 p2      78 r1_next.16 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   120.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2944]               ;   104.2 p3      77 z reload
        vpxord zmm9, zmm22, zmm14                   ;   121.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   121.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1088]               ;   105.0 p2      78 r1_next.17 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   122.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3008]               ;   105.2 p3      77 z reload
        vpxord zmm30, zmm22, zmm31                  ;   123.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   123.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1152]               ;   106.0 p2      78 r1_next.18 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   124.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3072]               ;   106.2 p3      77 z reload
        vmovdqu64 [rbp + 5696], zmm30               ;   124.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   125.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   125.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1216]               ;   107.0 p2      78 r1_next.19 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   126.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3136]               ;   107.2 p3      77 z reload
        vmovdqu64 [rbp + 5504], zmm30               ;   126.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   127.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   127.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1280]               ;   108.0 p2      78 r1_next.20 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   128.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3200]               ;   108.2 p3      77 z reload
        vmovdqu64 [rbp + 5376], zmm30               ;   128.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   129.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   129.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1344]               ;   109.0 p2      78 r1_next.21 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   130.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3264]               ;   109.2 p3      77 z reload
        vmovdqu64 [rbp + 4992], zmm30               ;   130.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   131.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   131.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1408]               ;   110.0 p2      78 r1_next.22 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   132.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3328]               ;   110.2 p3      77 z reload
        vmovdqu64 [rbp + 4608], zmm30               ;   132.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   133.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   133.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1472]               ;   111.0 p2      78 r1_next.23 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   134.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3392]               ;   111.2 p3      77 z reload
        vmovdqu64 [rbp + 4224], zmm30               ;   134.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   135.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   135.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1536]               ;   112.0 p2      78 r1_next.24 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   136.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3456]               ;   112.2 p3      77 z reload
        vmovdqu64 [rbp + 4160], zmm30               ;   136.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   137.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   137.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1600]               ;   113.0 p2      78 r1_next.25 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   138.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3520]               ;   113.2 p3      77 z reload
        vmovdqu64 [rbp + 5056], zmm30               ;   138.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   139.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   139.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1664]               ;   114.0 p2      78 r1_next.26 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   140.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3584]               ;   114.2 p3      77 z reload
        vmovdqu64 [rbp + 4864], zmm30               ;   140.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   141.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   141.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1728]               ;   115.0 p2      78 r1_next.27 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   142.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3648]               ;   115.2 p3      77 z reload
        vmovdqu64 [rbp + 4800], zmm30               ;   142.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   143.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   143.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1792]               ;   116.0 p2      78 r1_next.28 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   144.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3712]               ;   116.2 p3      77 z reload
        vmovdqu64 [rbp + 4096], zmm30               ;   144.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   145.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   145.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm5, 0x96         ;   146.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3776]               ;   117.0 p2      77 z reload
        vpxord zmm14, zmm22, zmm31                  ;   147.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm5, 0x60         ;   147.0 p0      78 r1_next
        vpternlogd zmm22, zmm5, zmm27, 0x96         ;   148.0 p5      78 r1_next
        vmovdqu64 zmm31, [rbp + 3840]               ;   117.2 p3      77 z reload
        vpxord zmm5, zmm22, zmm31                   ;   149.0 p0      78 r1_next
        vpternlogd zmm22, zmm31, zmm27, 0x60        ;   149.0 p5      78 r1_next
        vmovdqa64 zmm31, zmm7                       ;    94.0         66 r2 copy
        vpternlogd zmm31, zmm4, zmm4, 0xc3          ;   114.7 p0      66 r2
        vmovdqu64 [rbp + 4544], zmm5                ;   150.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm5, zmm31                       ;   115.7         66 r2 copy
        vmovdqu64 [rbp + 4352], zmm14               ;   148.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm14, zmm15                      ;    94.8         66 r2 copy
        vpternlogd zmm14, zmm12, zmm12, 0xc3        ;   115.2 p5      66 r2
        vmovdqu64 [rbp + 6336], zmm30               ;   146.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm30, zmm14                      ;   116.2         66 r2 copy
        vmovdqu64 [rbp + 6400], zmm9                ;   122.0 p7+p4   78 r1_next spill
        vmovdqu64 zmm9, [r11 + 1984]                ;   118.0 p2      78 r1_next
        vpxord zmm9, zmm9, [rbp + 3904]             ;   124.0 p0+p3   78 r1_next
        vpternlogd zmm9, zmm22, zmm27, 0x96         ;   150.0 p5      78 r1_next
        vmovdqa64 zmm22, zmm31                      ;   115.7         66 r2 copy
        vpternlogd zmm22, zmm3, [rbp + 4032], 0x69  ;   119.0 p0+p2   66 r2
        vpxord zmm27, zmm22, [rbp + 5952]           ;   120.0 p5+p3   66 r2
        vmovdqu64 [rbp + 5952], zmm9                ;   151.0 p8+p9   78 r1_next spill
        vpxord zmm9, zmm22, zmm0                    ;   120.0 p0      66 r2
        vmovdqu64 [rbp + 4032], zmm13               ;   120.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm13, zmm22                      ;   120.0         66 r2 copy
        vmovdqu64 [rbp + 6464], zmm25               ;   118.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm25, zmm27                      ;   121.0         66 r2 copy
        vmovdqu64 [rbp + 6528], zmm19               ;   116.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm19, zmm9                       ;   121.0         66 r2 copy
        vmovdqu64 [rbp + 6592], zmm18               ;   114.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm18, zmm27                      ;   121.0         66 r2 copy
        vmovdqu64 [rbp + 6656], zmm2                ;   112.0 p7+p4   78 r1_next spill
        vmovdqu64 zmm2, [rbp + 6208]                ;   120.0 p2      66 r2
        vpternlogd zmm2, zmm27, [rbp + 6208], 0xc3  ;   126.0 p5+p3   66 r2
        vmovdqu64 [rbp + 6720], zmm21               ;   110.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm21, zmm2                       ;   127.0         66 r2 copy
        vpternlogd zmm21, zmm4, zmm0, 0x18          ;   127.0 p0      66 r2
        vmovdqu64 [rbp + 6784], zmm23               ;   108.0 p7+p4   78 r1_next spill
        vpxord zmm23, zmm2, zmm0                    ;   127.0 p5      66 r2
        vmovdqu64 [rbp + 6848], zmm16               ;   109.2 p8+p9   78 r1_next spill
        vpxord zmm16, zmm0, [rbp + 4288]            ;   121.0 p0+p2   66 r2
        vpternlogd zmm16, zmm9, zmm7, 0x2d          ;   122.0 p5      66 r2
        vmovdqu64 [rbp + 6912], zmm6                ;   110.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm6, zmm9                        ;   121.0         66 r2 copy
        vpternlogd zmm6, zmm3, [rbp + 4288], 0x96   ;   121.2 p0+p3   66 r2
        vpxord zmm25, zmm25, zmm6                   ;   122.2 p5      66 r2
        vmovdqu64 [rbp + 6976], zmm28               ;   111.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm28, zmm2                       ;   127.0         66 r2 copy
        vpternlogd zmm28, zmm25, zmm31, 0xf9        ;   127.0 p0      66 r2
        vmovdqu64 [rbp + 7040], zmm20               ;   112.0 p7+p4   78 r1_next spill
        vpxord zmm20, zmm25, zmm7                   ;   123.2 p5      66 r2
        vmovdqu64 [rbp + 7104], zmm29               ;   113.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm29, zmm20                      ;   124.2         66 r2 copy
        vpternlogd zmm29, zmm3, zmm0, 0xc6          ;   124.2 p0      66 r2
        vmovdqu64 [rbp + 7168], zmm1                ;   114.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm1, zmm2                        ;   127.0         66 r2 copy
        vpternlogd zmm1, zmm6, zmm4, 0x69           ;   127.0 p5      66 r2
        vmovdqu64 zmm26, [rbp + 6208]               ;   122.0 p2      77 z reload
        vpternlogd zmm31, zmm26, [rbp + 4288], 0x69 ;   128.0 p0+p3   66 r2
        vpxord zmm19, zmm19, zmm31                  ;   129.0 p5      66 r2
        vmovdqa64 zmm26, zmm2                       ;   127.0         66 r2 copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3        ;   129.0 p0      66 r2
        vpxord zmm13, zmm13, zmm26                  ;   130.0 p5      66 r2
        vpxord zmm5, zmm5, zmm26                    ;   130.0 p0      66 r2
        vpternlogd zmm5, zmm28, zmm29, 0x96         ;   131.0 p5      66 r2
        vpternlogd zmm29, zmm13, zmm6, 0xb4         ;   131.0 p0      66 r2
        vpternlogd zmm16, zmm21, zmm29, 0x69        ;   132.0 p5      66 r2
        vpternlogd zmm27, zmm5, zmm26, 0x93         ;   132.0 p0      66 r2
        vpternlogd zmm29, zmm1, zmm19, 0x78         ;   132.0 p5      66 r2
        vpord zmm21, zmm19, zmm7                    ;   130.0 p0      66 r2
        vmovdqa64 zmm28, zmm1                       ;   128.0         66 r2 copy
        vpternlogd zmm28, zmm31, zmm31, 0xf3        ;   129.2 p5      66 r2
        vpternlogd zmm28, zmm21, zmm5, 0x69         ;   132.0 p0      66 r2
        vmovdqa64 zmm5, zmm27                       ;   133.0         66 r2 copy
        vpternlogd zmm5, zmm25, zmm22, 0x87         ;   133.0 p5      66 r2
        vpternlogd zmm29, zmm27, zmm5, 0x96         ;   134.0 p0      66 r2
        vmovdqa64 zmm21, zmm29                      ;   135.0         66 r2 copy
        vpternlogd zmm21, zmm5, zmm28, 0x59         ;   135.0 p5      66 r2
        vmovdqa64 zmm27, zmm21                      ;   136.0         66 r2 copy
        vpternlogd zmm27, zmm5, zmm16, 0x36         ;   136.0 p0      66 r2
        vmovdqa64 zmm17, zmm27                      ;   137.0         66 r2 copy
        vpternlogd zmm17, zmm29, zmm16, 0x9a        ;   137.0 p5      66 r2
        vpternlogd zmm27, zmm29, zmm16, 0x53        ;   137.0 p0      66 r2
        vpternlogd zmm3, zmm17, zmm19, 0x12         ;   138.0 p5      66 r2
        vpandd zmm18, zmm18, zmm27                  ;   138.0 p0      66 r2
        vpxord zmm29, zmm17, zmm27                  ;   138.0 p5      66 r2
        vpternlogd zmm21, zmm16, zmm29, 0x39        ;   139.0 p0      66 r2
        vmovdqa64 zmm16, zmm29                      ;   139.0         66 r2 copy
        vmovdqa64 zmm24, zmm21                      ;   140.0         66 r2 copy
        vpternlogd zmm24, zmm5, zmm28, 0xc6         ;   140.0 p5      66 r2
        vpternlogd zmm21, zmm5, zmm28, 0xd1         ;   140.0 p0      66 r2
        vpternlogd zmm6, zmm3, zmm24, 0x93          ;   141.0 p5      66 r2
        vpandnd zmm5, zmm21, zmm19                  ;   141.0 p0      66 r2
        vpternlogd zmm13, zmm5, zmm24, 0x93         ;   142.0 p5      66 r2
        vpxord zmm16, zmm16, zmm21                  ;   141.0 p0      66 r2
        vpxord zmm19, zmm21, zmm24                  ;   141.0 p5      66 r2
        vpternlogd zmm5, zmm23, zmm19, 0x1e         ;   142.0 p0      66 r2
        vpternlogd zmm19, zmm4, zmm2, 0xf6          ;   142.0 p5      66 r2
        vpternlogd zmm24, zmm27, zmm27, 0xc3        ;   141.0 p0      66 r2
        vpternlogd zmm0, zmm24, zmm16, 0x6f         ;   142.0 p5      66 r2
        vpternlogd zmm22, zmm0, zmm24, 0x9c         ;   143.0 p0      66 r2
        vpternlogd zmm17, zmm2, zmm22, 0x56         ;   144.0 p5      66 r2
        vpternlogd zmm25, zmm24, zmm16, 0x6f        ;   142.0 p0      66 r2
        vpternlogd zmm20, zmm16, zmm19, 0x6a        ;   143.0 p5      66 r2
        vpandd zmm24, zmm24, zmm7                   ;   142.7 p0      66 r2
        vmovdqa64 zmm2, zmm14                       ;   116.2         66 r2 copy
        vpternlogd zmm2, zmm11, [rbp + 6016], 0x69  ;   143.2 p5+p2   66 r2
        vmovdqu64 zmm4, [rbp + 6272]                ;   123.2 p3      77 z reload
        vmovdqa64 zmm23, zmm14                      ;   116.2         66 r2 copy
        vpternlogd zmm23, zmm10, zmm4, 0x69         ;   143.7 p0      66 r2
        vmovdqa64 zmm28, zmm29                      ;   139.0         66 r2 copy
        vpternlogd zmm28, zmm1, zmm7, 0xf9          ;   144.2 p5      66 r2
        vpternlogd zmm3, zmm7, zmm28, 0x96          ;   145.2 p0      66 r2
        vpternlogd zmm19, zmm28, zmm6, 0x96         ;   145.2 p5      66 r2
        vpternlogd zmm3, zmm24, zmm25, 0x96         ;   146.2 p0      66 r2
        vpternlogd zmm22, zmm13, zmm19, 0x96        ;   146.2 p5      66 r2
        vpternlogd zmm21, zmm1, zmm22, 0xa6         ;   147.2 p0      66 r2
        vpternlogd zmm20, zmm25, zmm21, 0x69        ;   148.2 p5      66 r2
        vpternlogd zmm18, zmm21, zmm6, 0x69         ;   148.2 p0      66 r2
        vpternlogd zmm27, zmm26, zmm20, 0x95        ;   149.2 p5      66 r2
        vpternlogd zmm29, zmm31, zmm27, 0xa6        ;   150.2 p0      66 r2
        vpxord zmm31, zmm2, [rbp + 6080]            ;   149.2 p5+p2   66 r2
        vpxord zmm1, zmm2, zmm8                     ;   149.7 p0      66 r2
        vmovdqa64 zmm6, zmm2                        ;   144.2         66 r2 copy
        vmovdqa64 zmm7, zmm31                       ;   150.2         66 r2 copy
        vpxord zmm21, zmm23, zmm1                   ;   150.7 p5      66 r2
        vmovdqa64 zmm24, zmm31                      ;   150.2         66 r2 copy
        vpternlogd zmm24, zmm4, zmm4, 0xc3          ;   150.7 p0      66 r2
        vpord zmm4, zmm21, zmm15                    ;   151.7 p5      66 r2
        vmovdqa64 zmm25, zmm31                      ;   150.2         66 r2 copy
        vmovdqa64 zmm26, zmm1                       ;   150.7         66 r2 copy
        vpternlogd zmm26, zmm11, zmm10, 0x96        ;   151.7 p0      66 r2
        vpxord zmm7, zmm7, zmm26                    ;   152.7 p5      66 r2
        vpternlogd zmm14, zmm24, zmm7, 0xed         ;   153.7 p0      66 r2
        vpxord zmm28, zmm7, zmm15                   ;   153.7 p5      66 r2
        vpxord zmm10, zmm10, zmm8                   ;   153.7 p0      66 r2
        vpternlogd zmm10, zmm1, zmm15, 0x2d         ;   154.7 p5      66 r2
        vmovdqu64 [rbp + 6272], zmm22               ;   147.2 p8+p9   66 r2 spill
        vmovdqa64 zmm22, zmm28                      ;   154.7         66 r2 copy
        vpternlogd zmm22, zmm11, zmm8, 0xc6         ;   154.7 p0      66 r2
        vmovdqu64 [rbp + 6080], zmm3                ;   147.2 p7+p4   66 r2 spill
        vmovdqa64 zmm3, zmm24                       ;   151.7         66 r2 copy
        vpternlogd zmm3, zmm23, zmm23, 0xc3         ;   155.2 p5      66 r2
        vpxord zmm6, zmm6, zmm3                     ;   156.2 p0      66 r2
        vpxord zmm30, zmm30, zmm3                   ;   156.2 p5      66 r2
        vpternlogd zmm30, zmm14, zmm22, 0x69        ;   157.2 p0      66 r2
        vpternlogd zmm22, zmm6, zmm26, 0xb4         ;   157.2 p5      66 r2
        vpternlogd zmm31, zmm30, zmm3, 0x6c         ;   158.2 p0      66 r2
        vmovdqa64 zmm14, zmm24                      ;   151.7         66 r2 copy
        vpternlogd zmm14, zmm26, zmm12, 0x69        ;   158.2 p5      66 r2
        vmovdqu64 [rbp + 6016], zmm19               ;   146.2 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm24                      ;   151.7         66 r2 copy
        vpternlogd zmm19, zmm12, zmm8, 0x18         ;   158.7 p0      66 r2
        vpternlogd zmm10, zmm19, zmm22, 0x69        ;   159.7 p5      66 r2
        vpternlogd zmm22, zmm14, zmm21, 0x78        ;   159.7 p0      66 r2
        vmovdqa64 zmm19, zmm14                      ;   159.2         66 r2 copy
        vpternlogd zmm19, zmm23, zmm23, 0xf3        ;   160.2 p5      66 r2
        vpternlogd zmm19, zmm4, zmm30, 0x96         ;   161.2 p0      66 r2
        vmovdqa64 zmm30, zmm31                      ;   159.2         66 r2 copy
        vpternlogd zmm30, zmm7, zmm2, 0x87          ;   161.2 p5      66 r2
        vpternlogd zmm22, zmm31, zmm30, 0x96        ;   162.2 p0      66 r2
        vmovdqa64 zmm31, zmm24                      ;   151.7         66 r2 copy
        vmovdqa64 zmm4, zmm22                       ;   163.2         66 r2 copy
        vpternlogd zmm4, zmm30, zmm19, 0x59         ;   163.2 p5      66 r2
        vmovdqu64 [rbp + 4288], zmm20               ;   149.2 p7+p4   66 r2 spill
        vmovdqa64 zmm20, zmm4                       ;   164.2         66 r2 copy
        vpternlogd zmm20, zmm30, zmm10, 0x36        ;   164.2 p0      66 r2
        vmovdqu64 [rbp + 6208], zmm17               ;   145.0 p8+p9   66 r2 spill
        vmovdqa64 zmm17, zmm20                      ;   165.2         66 r2 copy
        vpternlogd zmm17, zmm22, zmm10, 0x9a        ;   165.2 p5      66 r2
        vpternlogd zmm20, zmm22, zmm10, 0x53        ;   165.2 p0      66 r2
        vpternlogd zmm11, zmm17, zmm21, 0x12        ;   166.2 p5      66 r2
        vpord zmm31, zmm31, zmm17                   ;   166.2 p0      66 r2
        vpxord zmm17, zmm17, zmm20                  ;   166.2 p5      66 r2
        vpternlogd zmm4, zmm10, zmm17, 0x39         ;   167.2 p0      66 r2
        vpandd zmm25, zmm25, zmm20                  ;   166.2 p5      66 r2
        vmovdqa64 zmm10, zmm17                      ;   167.2         66 r2 copy
        vmovdqa64 zmm22, zmm4                       ;   168.2         66 r2 copy
        vpternlogd zmm22, zmm30, zmm19, 0xc6        ;   168.2 p0      66 r2
        vpternlogd zmm4, zmm30, zmm19, 0xd1         ;   168.2 p5      66 r2
        vpternlogd zmm26, zmm11, zmm22, 0x93        ;   169.2 p0      66 r2
        vpandnd zmm30, zmm4, zmm21                  ;   169.2 p5      66 r2
        vpternlogd zmm6, zmm30, zmm22, 0x93         ;   170.2 p0      66 r2
        vpxord zmm10, zmm10, zmm4                   ;   169.2 p5      66 r2
        vpternlogd zmm1, zmm10, zmm6, 0x6a          ;   171.2 p0      66 r2
        vpxord zmm19, zmm4, zmm22                   ;   170.2 p5      66 r2
        vpternlogd zmm12, zmm19, zmm24, 0xde        ;   171.2 p0      66 r2
        vpternlogd zmm19, zmm24, zmm8, 0xf6         ;   171.2 p5      66 r2
        vpternlogd zmm22, zmm20, zmm20, 0xc3        ;   171.7 p0      66 r2
        vpternlogd zmm8, zmm22, zmm10, 0x6f         ;   172.7 p5      66 r2
        vpternlogd zmm2, zmm8, zmm22, 0x9c          ;   173.7 p0      66 r2
        vpternlogd zmm7, zmm22, zmm10, 0x6f         ;   173.2 p5      66 r2
        vpternlogd zmm10, zmm28, zmm12, 0x6a        ;   173.7 p0      66 r2
        vmovdqa64 zmm21, zmm17                      ;   167.2         66 r2 copy
        vpternlogd zmm21, zmm14, zmm15, 0xf9        ;   174.2 p5      66 r2
        vpternlogd zmm12, zmm21, zmm26, 0x96        ;   175.2 p0      66 r2
        vpternlogd zmm21, zmm11, zmm15, 0x96        ;   175.2 p5      66 r2
        vpternlogd zmm21, zmm22, zmm15, 0x78        ;   176.2 p0      66 r2
        vpternlogd zmm6, zmm2, zmm12, 0x96          ;   176.2 p5      66 r2
        vpternlogd zmm4, zmm14, zmm6, 0xa6          ;   177.2 p0      66 r2
        vpternlogd zmm25, zmm26, zmm4, 0x69         ;   178.2 p5      66 r2
        vpternlogd zmm10, zmm4, zmm7, 0x69          ;   178.2 p0      66 r2
        vpternlogd zmm20, zmm3, zmm10, 0x95         ;   179.2 p5      66 r2
        vpternlogd zmm17, zmm23, zmm20, 0xa6        ;   180.2 p0      66 r2
        vpternlogd zmm31, zmm20, zmm2, 0x96         ;   180.2 p5      66 r2
        vpternlogd zmm1, zmm8, zmm17, 0x69          ;   181.2 p0      66 r2
        vpternlogd zmm19, zmm17, zmm30, 0x96        ;   181.2 p5      66 r2
        vmovdqu64 zmm30, [rbp + 5312]               ;   128.5 p3      77 z reload
        vmovdqu64 zmm2, [rbp + 5632]                ;   128.7 p2      66 r2
        vpternlogd zmm2, zmm30, zmm30, 0xc3         ;   180.7 p0      66 r2
        vmovdqa64 zmm3, zmm2                        ;   181.7         66 r2 copy
        vmovdqu64 zmm4, [rbp + 5120]                ;   129.5 p3      66 r2
        vpternlogd zmm4, zmm2, [rbp + 6144], 0x69   ;   181.7 p5+p2   66 r2
        vpxord zmm8, zmm4, [rbp + 5824]             ;   182.7 p0+p3   66 r2
        vmovdqu64 zmm11, [rbp + 4480]               ;   130.7 p2      77 z reload
        vpxord zmm14, zmm4, zmm11                   ;   182.7 p5      66 r2
        vmovdqa64 zmm15, zmm4                       ;   182.7         66 r2 copy
        vmovdqa64 zmm17, zmm8                       ;   183.7         66 r2 copy
        vmovdqa64 zmm20, zmm14                      ;   183.7         66 r2 copy
        vmovdqu64 zmm22, [rbp + 4736]               ;   131.5 p3      77 z reload
        vmovdqa64 zmm23, zmm22                      ;   137.5         66 r2 copy
        vpternlogd zmm23, zmm8, zmm22, 0xc3         ;   183.7 p0      66 r2
        vmovdqu64 zmm24, [rbp + 4672]               ;   131.7 p2      77 z reload
        vpternlogd zmm22, zmm2, zmm24, 0x69         ;   183.2 p5      66 r2
        vpxord zmm20, zmm20, zmm22                  ;   184.2 p0      66 r2
        vmovdqa64 zmm26, zmm23                      ;   184.7         66 r2 copy
        vpternlogd zmm26, zmm22, zmm22, 0xc3        ;   184.7 p5      66 r2
        vpxord zmm15, zmm15, zmm26                  ;   185.7 p0      66 r2
        vpxord zmm3, zmm3, zmm26                    ;   185.7 p5      66 r2
        vmovdqu64 zmm28, [rbp + 5632]               ;   132.5 p3      77 z reload
        vmovdqu64 [rbp + 4736], zmm10               ;   179.2 p7+p4   66 r2 spill
        vpord zmm10, zmm20, zmm28                   ;   185.7 p0      66 r2
        vmovdqu64 [rbp + 5824], zmm6                ;   177.2 p8+p9   66 r2 spill
        vmovdqa64 zmm6, zmm23                       ;   184.7         66 r2 copy
        vpternlogd zmm6, zmm30, zmm11, 0x18         ;   186.2 p5      66 r2
        vmovdqu64 [rbp + 6144], zmm21               ;   177.2 p7+p4   66 r2 spill
        vpxord zmm21, zmm23, zmm11                  ;   186.7 p0      66 r2
        vmovdqu64 [rbp + 7232], zmm7                ;   174.2 p8+p9   66 r2 spill
        vmovdqa64 zmm7, zmm23                       ;   184.7         66 r2 copy
        vmovdqu64 [rbp + 7296], zmm12               ;   176.2 p7+p4   66 r2 spill
        vpxord zmm12, zmm24, zmm11                  ;   187.2 p5      66 r2
        vpternlogd zmm12, zmm14, zmm28, 0x2d        ;   188.2 p0      66 r2
        vpternlogd zmm24, zmm14, [rbp + 5120], 0x96 ;   188.2 p5+p2   66 r2
        vpxord zmm17, zmm17, zmm24                  ;   189.2 p0      66 r2
        vpternlogd zmm2, zmm23, zmm17, 0xed         ;   190.2 p5      66 r2
        vmovdqu64 [rbp + 4672], zmm1                ;   182.2 p8+p9   66 r2 spill
        vpxord zmm1, zmm17, zmm28                   ;   190.2 p0      66 r2
        vmovdqu64 [rbp + 7360], zmm27               ;   150.2 p7+p4   66 r2 spill
        vmovdqa64 zmm27, zmm23                      ;   184.7         66 r2 copy
        vpternlogd zmm27, zmm24, zmm30, 0x69        ;   190.2 p5      66 r2
        vmovdqu64 [rbp + 7424], zmm31               ;   181.2 p8+p9   66 r2 spill
        vmovdqa64 zmm31, zmm27                      ;   191.2         66 r2 copy
        vpternlogd zmm31, zmm22, zmm22, 0xf3        ;   191.2 p0      66 r2
        vmovdqu64 [rbp + 7488], zmm18               ;   149.2 p7+p4   66 r2 spill
        vmovdqa64 zmm18, zmm28                      ;   138.5         66 r2 copy
        vmovdqu64 [rbp + 7552], zmm25               ;   179.2 p8+p9   66 r2 spill
        vmovdqa64 zmm25, zmm1                       ;   191.2         66 r2 copy
        vpternlogd zmm25, zmm11, [rbp + 5120], 0xa6 ;   191.2 p5+p3   66 r2
        vpternlogd zmm3, zmm2, zmm25, 0x96          ;   192.2 p0      66 r2
        vpternlogd zmm31, zmm10, zmm3, 0x69         ;   193.2 p5      66 r2
        vpternlogd zmm25, zmm15, zmm24, 0xb4        ;   192.7 p0      66 r2
        vpternlogd zmm12, zmm6, zmm25, 0x69         ;   193.7 p5      66 r2
        vpternlogd zmm3, zmm26, zmm8, 0x87          ;   193.7 p0      66 r2
        vpternlogd zmm25, zmm27, zmm20, 0x78        ;   194.2 p5      66 r2
        vmovdqa64 zmm2, zmm3                        ;   194.7         66 r2 copy
        vpternlogd zmm2, zmm17, zmm4, 0x87          ;   194.7 p0      66 r2
        vpternlogd zmm25, zmm3, zmm2, 0x96          ;   195.7 p5      66 r2
        vmovdqa64 zmm3, zmm25                       ;   196.7         66 r2 copy
        vpternlogd zmm3, zmm2, zmm31, 0x59          ;   196.7 p0      66 r2
        vmovdqa64 zmm6, zmm3                        ;   197.7         66 r2 copy
        vpternlogd zmm6, zmm2, zmm12, 0x36          ;   197.7 p5      66 r2
        vmovdqa64 zmm10, zmm6                       ;   198.7         66 r2 copy
        vpternlogd zmm10, zmm25, zmm12, 0x9a        ;   198.7 p0      66 r2
        vpternlogd zmm6, zmm25, zmm12, 0x53         ;   198.7 p5      66 r2
        vpternlogd zmm16, zmm13, zmm9, 0x6c         ;   197.7 p0      66 r2
        vpord zmm7, zmm7, zmm10                     ;   199.7 p5      66 r2
        vpxord zmm9, zmm10, zmm6                    ;   199.7 p0      66 r2
        vpternlogd zmm3, zmm12, zmm9, 0x39          ;   200.7 p5      66 r2
        vpternlogd zmm16, zmm0, zmm29, 0x96         ;   199.7 p0      66 r2
        vmovdqa64 zmm0, zmm9                        ;   200.7         66 r2 copy
        vpternlogd zmm10, zmm20, [rbp + 5120], 6    ;   200.2 p5+p2   66 r2
        vmovdqa64 zmm12, zmm3                       ;   201.7         66 r2 copy
        vpternlogd zmm12, zmm2, zmm31, 0xc6         ;   201.7 p0      66 r2
        vpternlogd zmm3, zmm2, zmm31, 0xd1          ;   201.7 p5      66 r2
        vpternlogd zmm24, zmm10, zmm12, 0x93        ;   202.7 p0      66 r2
        vpandnd zmm31, zmm3, zmm20                  ;   202.7 p5      66 r2
        vpternlogd zmm15, zmm31, zmm12, 0x93        ;   203.7 p0      66 r2
        vpternlogd zmm8, zmm24, zmm6, 0x6c          ;   203.7 p5      66 r2
        vpxord zmm0, zmm0, zmm3                     ;   203.7 p0      66 r2
        vpternlogd zmm14, zmm0, zmm15, 0x6a         ;   204.7 p5      66 r2
        vpxord zmm2, zmm3, zmm12                    ;   204.7 p0      66 r2
        vpternlogd zmm23, zmm30, zmm2, 0xbe         ;   205.7 p5      66 r2
        vpternlogd zmm31, zmm2, zmm21, 0x1e         ;   205.7 p0      66 r2
        vpternlogd zmm12, zmm6, zmm6, 0xc3          ;   206.2 p5      66 r2
        vpternlogd zmm11, zmm12, zmm0, 0x6f         ;   207.2 p0      66 r2
        vpternlogd zmm4, zmm11, zmm12, 0x9c         ;   208.2 p5      66 r2
        vpternlogd zmm17, zmm12, zmm0, 0x6f         ;   207.7 p0      66 r2
        vpandd zmm18, zmm18, zmm12                  ;   208.2 p5      66 r2
        vpternlogd zmm0, zmm1, zmm23, 0x6a          ;   208.7 p0      66 r2
        vmovdqa64 zmm30, zmm9                       ;   200.7         66 r2 copy
        vpternlogd zmm30, zmm27, zmm28, 0xf9        ;   209.2 p5      66 r2
        vpternlogd zmm23, zmm24, zmm30, 0x96        ;   210.2 p0      66 r2
        vpternlogd zmm30, zmm10, zmm28, 0x96        ;   210.2 p5      66 r2
        vpternlogd zmm30, zmm18, zmm17, 0x96        ;   211.2 p0      66 r2
        vpternlogd zmm15, zmm4, zmm23, 0x96         ;   211.2 p5      66 r2
        vpternlogd zmm3, zmm27, zmm15, 0xa6         ;   212.2 p0      66 r2
        vpternlogd zmm0, zmm17, zmm3, 0x69          ;   213.2 p5      66 r2
        vpternlogd zmm6, zmm26, zmm0, 0x95          ;   214.2 p0      66 r2
        vpternlogd zmm9, zmm22, zmm6, 0xa6          ;   215.2 p5      66 r2
        vpternlogd zmm7, zmm6, zmm4, 0x96           ;   215.2 p0      66 r2
        vpternlogd zmm14, zmm11, zmm9, 0x69         ;   216.2 p5      66 r2
        vmovdqu64 zmm1, [rbp + 7552]                ;   179.2 p3      66 r2
        vmovdqu64 zmm2, [rbp + 7488]                ;   149.2 p2      66 r2 reload
        vpxord zmm1, zmm1, zmm2                     ;   214.7 p0      66 r2
        vmovdqa64 zmm4, zmm19                       ;   182.2         66 r2 copy
        vpternlogd zmm4, zmm5, zmm29, 0x96          ;   215.2 p5      66 r2
        vpternlogd zmm19, zmm31, zmm9, 0x96         ;   216.2 p0      66 r2
        vpxord zmm6, zmm1, zmm7                     ;   216.2 p5      66 r2
        vmovdqu64 zmm10, [rbp + 6016]               ;   147.7 p3      66 r2
        vmovdqa64 zmm11, zmm15                      ;   212.2         66 r2 copy
        vmovdqa64 zmm12, zmm6                       ;   217.2         66 r2 copy
        vmovdqu64 zmm13, [rbp + 5184]               ;   148.2 p2      77 z reload
        vmovdqu64 zmm17, [rbp + 1856]               ;   148.7 p3      66 r2
        vpternlogd zmm17, zmm13, zmm13, 0xc3        ;   216.7 p0      66 r2
        vmovdqa64 zmm18, zmm17                      ;   217.7         66 r2 copy
        vmovdqu64 zmm20, [rbp + 5248]               ;   149.2 p2      66 r2
        vpternlogd zmm20, zmm17, [rbp + 5760], 0x69 ;   217.7 p5+p3   66 r2
        vpxord zmm21, zmm20, [rbp + 1792]           ;   218.7 p0+p2   66 r2
        vmovdqu64 zmm22, [rbp + 5568]               ;   150.7 p3      77 z reload
        vpxord zmm24, zmm20, zmm22                  ;   218.7 p5      66 r2
        vmovdqa64 zmm25, zmm20                      ;   218.7         66 r2 copy
        vmovdqa64 zmm26, zmm21                      ;   219.7         66 r2 copy
        vmovdqa64 zmm27, zmm24                      ;   219.7         66 r2 copy
        vmovdqu64 zmm28, [rbp + 5888]               ;   151.2 p2      77 z reload
        vpxord zmm2, zmm22, zmm28                   ;   218.7 p0      66 r2
        vpternlogd zmm2, zmm24, [rbp + 1856], 0x2d  ;   219.7 p5+p3   66 r2
        vmovdqu64 [rbp + 5760], zmm15               ;   212.2 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm24                      ;   219.7         66 r2 copy
        vpternlogd zmm15, zmm28, [rbp + 5248], 0x96 ;   219.7 p0+p2   66 r2
        vpxord zmm26, zmm26, zmm15                  ;   220.7 p5      66 r2
        vpternlogd zmm28, zmm17, [rbp + 3968], 0x69 ;   220.7 p0+p3   66 r2
        vpxord zmm27, zmm27, zmm28                  ;   221.7 p5      66 r2
        vmovdqu64 [rbp + 5888], zmm16               ;   200.7 p8+p9   66 r2 spill
        vpxord zmm16, zmm26, [rbp + 1856]           ;   221.7 p0+p2   66 r2
        vmovdqu64 [rbp + 5632], zmm23               ;   211.2 p7+p4   66 r2 spill
        vpord zmm23, zmm27, [rbp + 1856]            ;   222.7 p5+p3   66 r2
        vmovdqu64 [rbp + 4480], zmm4                ;   216.2 p8+p9   66 r2 spill
        vmovdqa64 zmm4, zmm16                       ;   222.7         66 r2 copy
        vpternlogd zmm4, zmm22, [rbp + 5248], 0xa6  ;   222.7 p0+p2   66 r2
        vmovdqu64 [rbp + 5312], zmm9                ;   216.2 p7+p4   66 r2 spill
        vmovdqu64 zmm9, [rbp + 4736]                ;   179.2 p3      66 r2
        vpxord zmm9, zmm9, [rbp + 4288]             ;   223.2 p5+p2   66 r2
        vmovdqu64 [rbp + 5120], zmm9                ;   224.2 p8+p9   66 r2 spill
        vmovdqu64 zmm9, [rbp + 3968]                ;   155.7 p3      66 r2
        vpternlogd zmm9, zmm21, [rbp + 3968], 0xc3  ;   223.7 p0+p2   66 r2
        vpternlogd zmm17, zmm9, zmm26, 0xed         ;   224.7 p5      66 r2
        vmovdqu64 [rbp + 3968], zmm31               ;   206.7 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm9                       ;   224.7         66 r2 copy
        vpternlogd zmm31, zmm28, zmm28, 0xc3        ;   224.7 p0      66 r2
        vpxord zmm25, zmm25, zmm31                  ;   225.7 p5      66 r2
        vpxord zmm18, zmm18, zmm31                  ;   225.7 p0      66 r2
        vpternlogd zmm18, zmm17, zmm4, 0x96         ;   226.7 p5      66 r2
        vpternlogd zmm4, zmm25, zmm15, 0xb4         ;   226.7 p0      66 r2
        vmovdqa64 zmm17, zmm9                       ;   224.7         66 r2 copy
        vpternlogd zmm17, zmm15, zmm13, 0x69        ;   227.2 p5      66 r2
        vmovdqu64 [rbp + 7616], zmm8                ;   204.7 p8+p9   66 r2 spill
        vmovdqa64 zmm8, zmm9                        ;   224.7         66 r2 copy
        vpternlogd zmm8, zmm13, zmm22, 0x18         ;   227.7 p0      66 r2
        vpternlogd zmm2, zmm8, zmm4, 0x69           ;   228.7 p5      66 r2
        vpternlogd zmm4, zmm17, zmm27, 0x78         ;   228.7 p0      66 r2
        vmovdqa64 zmm8, zmm17                       ;   228.2         66 r2 copy
        vpternlogd zmm8, zmm28, zmm28, 0xf3         ;   229.2 p5      66 r2
        vpternlogd zmm8, zmm23, zmm18, 0x69         ;   230.2 p0      66 r2
        vpternlogd zmm18, zmm31, zmm21, 0x87        ;   230.2 p5      66 r2
        vmovdqa64 zmm23, zmm18                      ;   231.2         66 r2 copy
        vpternlogd zmm23, zmm26, zmm20, 0x87        ;   231.2 p0      66 r2
        vpternlogd zmm4, zmm18, zmm23, 0x96         ;   232.2 p5      66 r2
        vmovdqa64 zmm18, zmm4                       ;   233.2         66 r2 copy
        vpternlogd zmm18, zmm23, zmm8, 0x59         ;   233.2 p0      66 r2
        vmovdqu64 [rbp + 7680], zmm3                ;   213.2 p7+p4   66 r2 spill
        vmovdqa64 zmm3, zmm18                       ;   234.2         66 r2 copy
        vpternlogd zmm3, zmm23, zmm2, 0x36          ;   234.2 p5      66 r2
        vmovdqu64 [rbp + 7744], zmm30               ;   212.2 p8+p9   66 r2 spill
        vmovdqa64 zmm30, zmm3                       ;   235.2         66 r2 copy
        vpternlogd zmm30, zmm4, zmm2, 0x9a          ;   235.2 p0      66 r2
        vpternlogd zmm3, zmm4, zmm2, 0x53           ;   235.2 p5      66 r2
        vpxord zmm4, zmm30, zmm3                    ;   236.2 p0      66 r2
        vpternlogd zmm18, zmm2, zmm4, 0x39          ;   237.2 p5      66 r2
        vmovdqa64 zmm2, zmm4                        ;   237.2         66 r2 copy
        vmovdqu64 [rbp + 7808], zmm14               ;   217.2 p7+p4   66 r2 spill
        vmovdqa64 zmm14, zmm18                      ;   238.2         66 r2 copy
        vpternlogd zmm14, zmm23, zmm8, 0xc6         ;   238.2 p0      66 r2
        vpternlogd zmm18, zmm23, zmm8, 0xd1         ;   238.2 p5      66 r2
        vpxord zmm2, zmm2, zmm18                    ;   239.2 p0      66 r2
        vpandnd zmm8, zmm18, zmm27                  ;   239.2 p5      66 r2
        vpternlogd zmm25, zmm8, zmm14, 0x93         ;   240.2 p0      66 r2
        vpternlogd zmm24, zmm2, zmm25, 0x6a         ;   241.2 p5      66 r2
        vpternlogd zmm27, zmm30, [rbp + 5248], 0x12 ;   237.7 p0+p3   66 r2
        vpternlogd zmm15, zmm27, zmm14, 0x93        ;   239.2 p5      66 r2
        vpternlogd zmm21, zmm15, zmm3, 0x6c         ;   240.2 p0      66 r2
        vpxord zmm23, zmm18, zmm14                  ;   239.2 p5      66 r2
        vpternlogd zmm13, zmm23, zmm9, 0xde         ;   240.2 p0      66 r2
        vpternlogd zmm14, zmm3, zmm3, 0xc3          ;   240.2 p5      66 r2
        vpternlogd zmm26, zmm14, zmm2, 0x6f         ;   241.2 p0      66 r2
        vpternlogd zmm16, zmm2, zmm13, 0x6a         ;   241.2 p5      66 r2
        vpternlogd zmm2, zmm14, zmm22, 0x7d         ;   241.7 p0      66 r2
        vpternlogd zmm23, zmm22, zmm9, 0xf6         ;   242.2 p5      66 r2
        vpternlogd zmm20, zmm2, zmm14, 0x9c         ;   242.7 p0      66 r2
        vpternlogd zmm30, zmm9, zmm20, 0x56         ;   243.7 p5      66 r2
        vmovdqu64 zmm9, [rbp + 1856]                ;   164.0 p2      77 z reload
        vpandd zmm14, zmm14, zmm9                   ;   243.7 p0      66 r2
        vmovdqa64 zmm22, zmm4                       ;   237.2         66 r2 copy
        vpternlogd zmm22, zmm17, zmm9, 0xf9         ;   244.2 p5      66 r2
        vpternlogd zmm13, zmm15, zmm22, 0x96        ;   245.2 p0      66 r2
        vpternlogd zmm22, zmm27, zmm9, 0x96         ;   245.2 p5      66 r2
        vpternlogd zmm20, zmm25, zmm13, 0x96        ;   246.2 p0      66 r2
        vpternlogd zmm22, zmm14, zmm26, 0x96        ;   246.2 p5      66 r2
        vpternlogd zmm18, zmm17, zmm20, 0xa6        ;   247.2 p0      66 r2
        vpternlogd zmm16, zmm26, zmm18, 0x69        ;   248.2 p5      66 r2
        vpternlogd zmm3, zmm31, zmm16, 0x95         ;   249.2 p0      66 r2
        vpternlogd zmm4, zmm28, zmm3, 0xa6          ;   250.2 p5      66 r2
        vpternlogd zmm24, zmm2, zmm4, 0x69          ;   251.2 p0      66 r2
        vpternlogd zmm23, zmm4, zmm8, 0x96          ;   251.2 p5      66 r2
        vpxord zmm11, zmm11, zmm20                  ;   249.7 p0      66 r2
        vpxord zmm0, zmm0, zmm16                    ;   250.2 p5      66 r2
        vmovdqu64 zmm31, [r12]                      ;   166.7 p3      81 st.0
        vmovdqu64 zmm2, [r12 + 128]                 ;   166.8 p2      81 st.2
        vmovdqu64 zmm4, [r12 + 192]                 ;   167.7 p3      81 st.3
        vmovdqu64 zmm8, [r12 + 256]                 ;   167.8 p2      81 st.4
        vmovdqu64 zmm9, [r12 + 320]                 ;   168.7 p3      81 st.5
        vmovdqu64 zmm14, [r12 + 384]                ;   168.8 p2      81 st.6
        vmovdqu64 zmm15, [r12 + 448]                ;   169.7 p3      81 st.7
        vpternlogd zmm21, zmm18, [rbp + 7552], 0x69 ;   250.7 p0+p2   66 r2
        vmovdqu64 zmm17, [rbp + 7424]               ;   181.2 p3      66 r2 reload
        vpternlogd zmm30, zmm3, zmm17, 0x96         ;   251.2 p5      66 r2
        vpxord zmm12, zmm12, zmm30                  ;   252.2 p0      66 r2
        vmovdqu64 zmm3, [rbp + 7360]                ;   170.8 p2      66 r2 reload
        vmovdqu64 zmm18, [rbp + 6208]               ;   171.7 p3      66 r2 reload
        vpternlogd zmm17, zmm18, zmm3, 0x96         ;   252.2 p5      66 r2
        vpternlogd zmm7, zmm18, zmm3, 0x96          ;   252.7 p0      66 r2
        vpternlogd zmm6, zmm21, zmm17, 0x96         ;   253.2 p5      66 r2
        vmovdqu64 zmm3, [rbp + 5120]                ;   224.2 p2      66 r2
        vmovdqu64 zmm18, [rbp + 5760]               ;   212.2 p3      66 r2
        vmovdqa64 zmm20, zmm13                      ;   246.2         66 r2 copy
        vmovdqu64 zmm25, [rbp + 4288]               ;   172.8 p2      66 r2 reload
        vpternlogd zmm1, zmm16, zmm25, 0x96         ;   253.7 p0      66 r2
        vmovdqu64 zmm26, [rbp + 7808]               ;   217.2 p3      66 r2
        vmovdqa64 zmm27, zmm23                      ;   252.2         66 r2 copy
        vpternlogd zmm27, zmm5, zmm29, 0x96         ;   254.2 p5      66 r2
        vpternlogd zmm5, zmm29, zmm17, 0x96         ;   254.7 p0      66 r2
        vpternlogd zmm30, zmm19, zmm5, 0x96         ;   255.7 p5      66 r2
        vpxord zmm18, zmm18, zmm27                  ;   255.7 p0      66 r2
        vpxord zmm28, zmm31, zmm4                   ;   256.2 p5      29 st
        vpxord zmm31, zmm31, zmm8                   ;   256.7 p0      29 st
        vpxord zmm29, zmm15, zmm8                   ;   257.2 p5      29 st
        vmovdqu64 [rbp + 4288], zmm6                ;   254.2 p8+p9   66 r2 spill
        vmovdqa64 zmm6, zmm4                        ;   173.7         29 st copy
        vmovdqa64 zmm4, zmm2                        ;   172.8         29 st copy
        vpxord zmm2, zmm8, [r12 + 64]               ;   257.7 p0+p2   29 st
        vpxord zmm6, zmm6, zmm2                     ;   258.7 p5      29 st
        vpxord zmm8, zmm14, zmm28                   ;   258.7 p0      29 st
        vpxord zmm4, zmm4, zmm8                     ;   259.7 p5      29 st
        vmovdqa64 zmm14, zmm18                      ;   256.7         66 r2 copy
        vmovdqa64 zmm15, zmm19                      ;   217.2         66 r2 copy
        vpternlogd zmm15, zmm5, zmm27, 0x96         ;   259.7 p0      66 r2
        vpternlogd zmm27, zmm22, [rbp + 6080], 0x96 ;   260.2 p5+p3   66 r2
        vmovdqu64 [rbp + 5760], zmm15               ;   260.7 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm7                       ;   253.7         66 r2 copy
        vmovdqa64 zmm9, zmm0                        ;   251.2         66 r2 copy
        vmovdqu64 [rbp + 7360], zmm6                ;   259.7 p8+p9   29 st spill
        vmovdqu64 zmm6, [rbp + 4480]                ;   216.2 p2      66 r2
        vmovdqu64 [rbp + 6208], zmm4                ;   260.7 p7+p4   29 st spill
        vmovdqu64 zmm4, [rbp + 3968]                ;   206.7 p3      66 r2 reload
        vpternlogd zmm23, zmm4, [rbp + 5312], 0x96  ;   260.7 p0+p2   66 r2
        vpternlogd zmm5, zmm23, zmm7, 0x96          ;   261.7 p5      66 r2
        vpternlogd zmm7, zmm23, zmm30, 0x96         ;   261.7 p0      66 r2
        vmovdqu64 zmm4, [rbp + 7744]                ;   212.2 p3      66 r2 reload
        vmovdqu64 [rbp + 5312], zmm30               ;   256.7 p8+p9   66 r2 spill
        vmovdqa64 zmm30, zmm23                      ;   261.7         66 r2 copy
        vpternlogd zmm30, zmm22, zmm4, 0x96         ;   262.2 p5      66 r2
        vpternlogd zmm22, zmm4, [rbp + 7296], 0x96  ;   262.7 p0+p2   66 r2
        vpxord zmm10, zmm10, zmm22                  ;   263.7 p5      66 r2
        vpxord zmm20, zmm20, zmm10                  ;   264.7 p0      66 r2
        vmovdqu64 [rbp + 3968], zmm7                ;   262.7 p7+p4   66 r2 spill
        vmovdqa64 zmm7, zmm20                       ;   265.7         66 r2 copy
        vpternlogd zmm20, zmm30, zmm11, 0x96        ;   265.7 p5      66 r2
        vmovdqu64 [rbp + 7424], zmm5                ;   262.7 p8+p9   66 r2 spill
        vmovdqa64 zmm5, zmm30                       ;   263.2         66 r2 copy
        vmovdqu64 [rbp + 7552], zmm8                ;   259.7 p7+p4   29 st spill
        vmovdqu64 zmm8, [rbp + 6144]                ;   178.0 p3      66 r2 reload
        vpternlogd zmm4, zmm8, [rbp + 7232], 0x96   ;   264.7 p0+p2   66 r2
        vpternlogd zmm10, zmm8, [rbp + 7232], 0x96  ;   265.2 p5+p3   66 r2
        vmovdqu64 zmm8, [rbp + 7296]                ;   179.2 p2      66 r2 reload
        vmovdqu64 [rbp + 7232], zmm10               ;   266.2 p8+p9   66 r2 spill
        vmovdqu64 zmm10, [rbp + 5632]               ;   211.2 p3      66 r2 reload
        vpternlogd zmm13, zmm10, zmm8, 0x96         ;   265.7 p0      66 r2
        vmovdqu64 [rbp + 6144], zmm28               ;   257.2 p7+p4   29 st spill
        vmovdqa64 zmm28, zmm13                      ;   266.7         66 r2 copy
        vmovdqu64 [rbp + 7744], zmm2                ;   258.7 p8+p9   29 st spill
        vmovdqa64 zmm2, zmm0                        ;   251.2         66 r2 copy
        vpternlogd zmm2, zmm21, [rbp + 7488], 0x96  ;   266.2 p5+p2   66 r2
        vmovdqu64 [rbp + 5568], zmm2                ;   267.2 p7+p4   66 r2 spill
        vmovdqa64 zmm2, zmm22                       ;   263.7         66 r2 copy
        vpternlogd zmm2, zmm10, [rbp + 6080], 0x96  ;   266.7 p0+p3   66 r2
        vpternlogd zmm22, zmm4, [rbp + 6080], 0x96  ;   267.2 p5+p2   66 r2
        vpxord zmm7, zmm7, zmm22                    ;   268.2 p0      66 r2
        vpxord zmm28, zmm28, zmm22                  ;   268.2 p5      66 r2
        vmovdqu64 zmm22, [rbp + 7808]               ;   217.2 p3      66 r2 reload
        vmovdqu64 [rbp + 6080], zmm7                ;   269.2 p8+p9   66 r2 spill
        vmovdqu64 zmm7, [rbp + 5120]                ;   224.2 p2      66 r2 reload
        vpternlogd zmm16, zmm7, zmm22, 0x96         ;   268.7 p0      66 r2
        vpternlogd zmm16, zmm23, zmm24, 0x96        ;   269.7 p5      66 r2
        vmovdqu64 zmm7, [rbp + 4672]                ;   183.0 p3      66 r2 reload
        vpternlogd zmm22, zmm19, zmm7, 0x96         ;   269.7 p0      66 r2
        vpxord zmm9, zmm9, zmm22                    ;   270.7 p5      66 r2
        vpxord zmm25, zmm25, zmm9                   ;   271.7 p0      66 r2
        vmovdqu64 zmm23, [rbp + 5888]               ;   200.7 p2      66 r2 reload
        vpternlogd zmm24, zmm7, zmm23, 0x69         ;   271.2 p5      66 r2
        vpternlogd zmm4, zmm22, zmm24, 0x96         ;   272.2 p0      66 r2
        vpxord zmm5, zmm5, zmm24                    ;   272.2 p5      66 r2
        vpternlogd zmm27, zmm23, zmm7, 0x69         ;   272.7 p0      66 r2
        vmovdqu64 zmm22, [rbp + 4480]               ;   216.2 p3      66 r2 reload
        vpternlogd zmm23, zmm7, zmm22, 0x69         ;   273.2 p5      66 r2
        vpternlogd zmm9, zmm23, zmm16, 0x96         ;   274.2 p0      66 r2
        vpternlogd zmm30, zmm27, zmm4, 0x96         ;   274.2 p5      66 r2
        vpxord zmm26, zmm26, zmm27                  ;   274.7 p0      66 r2
        vmovdqu64 zmm7, [rbp + 5824]                ;   185.0 p2      66 r2 reload
        vmovdqa64 zmm24, zmm11                      ;   250.7         66 r2 copy
        vpternlogd zmm24, zmm22, zmm7, 0x96         ;   275.2 p5      66 r2
        vpternlogd zmm10, zmm8, zmm24, 0x96         ;   276.2 p0      66 r2
        vmovdqu64 zmm8, [rbp + 6272]                ;   185.7 p3      66 r2 reload
        vpternlogd zmm22, zmm7, zmm8, 0x96          ;   276.2 p5      66 r2
        vpternlogd zmm8, zmm11, zmm19, 0x96         ;   276.7 p0      66 r2
        vpternlogd zmm18, zmm10, zmm20, 0x96        ;   277.2 p5      66 r2
        vpxord zmm13, zmm13, zmm22                  ;   277.7 p0      66 r2
        vpxord zmm14, zmm14, zmm22                  ;   278.2 p5      66 r2
        vpternlogd zmm11, zmm19, zmm14, 0x96        ;   279.2 p0      66 r2
        vpxord zmm6, zmm6, zmm14                    ;   279.2 p5      66 r2
        vpternlogd zmm14, zmm10, [rbp + 6016], 0x96 ;   279.7 p0+p2   66 r2
        vmovdqu64 zmm7, [r12 + 448]                 ;   187.3 p3      29 st
        vmovdqu64 zmm10, [r12 + 192]                ;   188.0 p2      29 st
        vpternlogd zmm23, zmm0, [rbp + 4736], 0x96  ;   280.2 p5+p3   66 r2
        vmovdqu64 zmm19, [rbp + 7680]               ;   213.2 p2      66 r2 reload
        vmovdqu64 zmm22, [rbp + 7616]               ;   204.7 p3      66 r2
        vpternlogd zmm22, zmm21, zmm19, 0x69        ;   280.7 p0      66 r2
        vpxord zmm3, zmm3, zmm22                    ;   281.7 p5      66 r2
        vpternlogd zmm0, zmm3, zmm1, 0x96           ;   282.7 p0      66 r2
        vpternlogd zmm1, zmm19, [rbp + 7616], 0x69  ;   282.2 p5+p2   66 r2
        vpternlogd zmm22, zmm12, [rbp + 7488], 0x96 ;   282.7 p0+p3   66 r2
        vpternlogd zmm21, zmm17, zmm22, 0x96        ;   283.7 p5      66 r2
        vpxord zmm15, zmm15, zmm22                  ;   283.7 p0      66 r2
        vmovdqu64 zmm17, [rbp + 6208]               ;   260.7 p2      29 st
        vmovdqu64 zmm19, [r12 + 128]                ;   191.3 p3      29 st
        mov r13, qword [rbp + 9280]                 ;   190.2 p10     81 st.0 reload
        vmovdqu64 zmm22, [r13]                      ;   195.2 p2      81 st.0
        vmovdqu64 zmm27, [r13 + 64]                 ;   195.2 p3      81 st.1
        vmovdqu64 [rbp + 7488], zmm1                ;   283.2 p7+p4   66 r2 spill
        vmovdqu64 zmm1, [r13 + 128]                 ;   195.2 p2      81 st.2
        vmovdqu64 [rbp + 7680], zmm9                ;   275.2 p8+p9   66 r2 spill
        vmovdqu64 zmm9, [rbp + 6208]                ;   260.7 p3      29 st reload
        vpternlogd zmm1, zmm9, [r12 + 640], 0x96    ;   284.2 p5+p2   81 st
        vmovdqu64 [rbp + 7616], zmm26               ;   275.7 p7+p4   66 r2 spill
        vmovdqu64 zmm26, [r13 + 320]                ;   195.2 p3      81 st.5
        vmovdqu64 [rbp + 4736], zmm14               ;   280.7 p8+p9   66 r2 spill
        vmovdqu64 zmm14, [r8 + 1600]                ;   195.0 p2      75 s0.25 reload
        vpternlogd zmm26, zmm14, [r12 + 832], 0x96  ;   284.7 p0+p3   81 st
        vmovdqu64 [rbp + 6016], zmm6                ;   280.2 p7+p4   66 r2 spill
        vmovdqu64 zmm6, [r13 + 384]                 ;   196.0 p2      81 st.6
        vmovdqu64 [rbp + 6272], zmm15               ;   284.7 p8+p9   66 r2 spill
        vmovdqu64 zmm15, [r12 + 320]                ;   196.3 p3      81 st.5 reload
        vpternlogd zmm6, zmm15, [r12 + 896], 0x96   ;   285.2 p5+p2   81 st
        vpternlogd zmm6, zmm9, [r8 + 1664], 0x96    ;   286.2 p0+p3   81 st
        vmovdqu64 zmm9, [r13 + 512]                 ;   198.0 p2      81 st.8
        vmovdqu64 [rbp + 6208], zmm16               ;   270.7 p7+p4   66 r2 spill
        vmovdqu64 zmm16, [r8]                       ;   198.3 p3      75 s0.0 reload
        vpternlogd zmm9, zmm16, [r12 + 1024], 0x96  ;   286.2 p5+p2   81 st
        vmovdqu64 zmm16, [r13 + 576]                ;   199.3 p3      81 st.9
        vmovdqu64 [rbp + 5824], zmm5                ;   273.2 p8+p9   66 r2 spill
        vmovdqu64 zmm5, [r8 + 64]                   ;   200.0 p2      75 s0.1 reload
        vpternlogd zmm16, zmm5, [r12 + 1088], 0x96  ;   286.7 p0+p3   81 st
        vmovdqu64 zmm5, [r13 + 640]                 ;   201.0 p2      81 st.10
        vmovdqu64 [rbp + 4480], zmm28               ;   269.2 p7+p4   66 r2 spill
        vmovdqu64 zmm28, [r8 + 128]                 ;   201.3 p3      75 s0.2 reload
        vpternlogd zmm5, zmm28, [r12 + 1152], 0x96  ;   287.2 p5+p2   81 st
        vmovdqu64 zmm28, [r13 + 704]                ;   202.3 p3      81 st.11
        vmovdqu64 [rbp + 7296], zmm20               ;   266.7 p8+p9   66 r2 spill
        vmovdqu64 zmm20, [r8 + 192]                 ;   203.0 p2      75 s0.3 reload
        vpternlogd zmm28, zmm20, [r12 + 1216], 0x96 ;   287.7 p0+p3   81 st
        vmovdqu64 zmm20, [r13 + 768]                ;   204.0 p2      81 st.12
        vmovdqu64 [rbp + 5632], zmm11               ;   280.2 p7+p4   66 r2 spill
        vmovdqu64 zmm11, [r8 + 256]                 ;   204.3 p3      75 s0.4 reload
        vpternlogd zmm20, zmm11, [r12 + 1280], 0x96 ;   288.2 p5+p2   81 st
        vmovdqu64 zmm11, [r13 + 832]                ;   205.3 p3      81 st.13
        vmovdqu64 [rbp + 4672], zmm21               ;   284.7 p8+p9   66 r2 spill
        vmovdqu64 zmm21, [r12 + 256]                ;   206.0 p2      81 st.4 reload
        vpternlogd zmm11, zmm21, [r12 + 1344], 0x96 ;   288.7 p0+p3   81 st
        vmovdqu64 [rbp + 5888], zmm0                ;   283.7 p7+p4   66 r2 spill
        vmovdqu64 zmm0, [r13 + 896]                 ;   207.0 p2      81 st.14
        vmovdqu64 [rbp + 7808], zmm25               ;   272.7 p8+p9   66 r2 spill
        vmovdqu64 zmm25, [r8 + 384]                 ;   207.3 p3      75 s0.6 reload
        vpternlogd zmm0, zmm25, [r12 + 1408], 0x96  ;   289.2 p5+p2   81 st
        vmovdqu64 zmm25, [r13 + 960]                ;   208.3 p3      81 st.15
        vmovdqu64 [rbp + 5120], zmm4                ;   273.2 p7+p4   66 r2 spill
        vmovdqu64 zmm4, [r8 + 448]                  ;   209.0 p2      75 s0.7 reload
        vpternlogd zmm25, zmm4, [r12 + 1472], 0x96  ;   289.7 p0+p3   81 st
        vmovdqu64 zmm4, [r13 + 1024]                ;   210.0 p2      81 st.16
        vmovdqu64 [rbp + 5184], zmm2                ;   267.7 p8+p9   66 r2 spill
        vmovdqu64 zmm2, [r8 + 512]                  ;   210.3 p3      75 s0.8 reload
        vpternlogd zmm4, zmm2, [r12 + 1536], 0x96   ;   290.2 p5+p2   81 st
        vmovdqu64 zmm2, [r13 + 1088]                ;   211.3 p3      81 st.17
        vmovdqu64 zmm2, [r13 + 1152]                ;   212.0 p2      81 st.18
        vmovdqu64 zmm2, [r13 + 1344]                ;   212.3 p3      81 st.21
        vmovdqu64 zmm2, [r13 + 1472]                ;   213.0 p2      81 st.23
        vmovdqa64 zmm2, zmm31                       ;   257.7         29 st copy
        vpternlogd zmm2, zmm29, zmm15, 0x96         ;   290.7 p0      29 st
        vpternlogd zmm4, zmm2, [r8 + 1920], 0x96    ;   291.7 p5+p3   81 st
        vmovdqu64 [rbp + 5248], zmm18               ;   278.2 p7+p4   66 r2 spill
        vmovdqu64 zmm18, [rbp + 7360]               ;   259.7 p2      29 st
        vmovdqu64 [rbp + 7872], zmm8                ;   277.7 p8+p9   66 r2 spill
        vmovdqu64 zmm8, [r8 + 1664]                 ;   214.3 p3      28 st
        vpxord zmm8, zmm8, [r8 + 1536]              ;   291.7 p0+p2   28 st
        vmovdqu64 [rbp + 7936], zmm12               ;   253.2 p7+p4   66 r2 spill
        vmovdqu64 zmm12, [r8 + 1920]                ;   215.3 p3      28 st
        vpxord zmm12, zmm12, [r8 + 1536]            ;   292.2 p5+p2   28 st
        vmovdqu64 [rbp + 8000], zmm3                ;   282.7 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [r8 + 1728]                 ;   216.3 p3      28 st
        vpxord zmm3, zmm3, [r8 + 1664]              ;   292.7 p0+p2   28 st
        vpternlogd zmm0, zmm3, zmm12, 0x96          ;   293.7 p5      81 st
        vpternlogd zmm0, zmm21, [rbp + 7552], 0x96  ;   294.7 p0+p3   81 st
        vmovdqu64 [rbp + 8064], zmm23               ;   281.2 p7+p4   66 r2 spill
        vmovdqu64 zmm23, [r8 + 1664]                ;   218.0 p2      28 st
        vmovdqu64 [rbp + 8128], zmm30               ;   275.2 p8+p9   66 r2 spill
        vmovdqu64 zmm30, [r8 + 1664]                ;   218.3 p3      28 st
        vmovdqu64 [rbp + 8192], zmm13               ;   278.7 p7+p4   66 r2 spill
        vmovdqu64 zmm13, [r8 + 1536]                ;   219.0 p2      28 st
        vmovdqu64 [rbp + 8256], zmm24               ;   276.2 p8+p9   66 r2 spill
        vmovdqa64 zmm24, zmm3                       ;   293.7         28 st copy
        vpternlogd zmm24, zmm12, zmm14, 0x96        ;   294.2 p5      28 st
        vmovdqu64 [rbp + 8320], zmm0                ;   295.7 p7+p4   81 st spill
        vmovdqu64 zmm0, [rbp + 7360]                ;   259.7 p3      29 st reload
        vpternlogd zmm21, zmm0, [rbp + 7552], 0x96  ;   294.7 p0+p2   29 st
        vmovdqu64 zmm0, [rbp + 7744]                ;   258.7 p3      29 st reload
        vmovdqu64 [rbp + 7360], zmm6                ;   287.2 p8+p9   81 st spill
        vmovdqa64 zmm6, zmm31                       ;   257.7         29 st copy
        vpternlogd zmm6, zmm15, zmm0, 0x96          ;   295.2 p5      29 st
        vpxord zmm17, zmm17, zmm6                   ;   296.2 p0      29 st
        vmovdqa64 zmm0, zmm31                       ;   257.7         29 st copy
        vpternlogd zmm0, zmm15, [rbp + 6144], 0x96  ;   296.2 p5+p2   29 st
        vpxord zmm7, zmm7, zmm0                     ;   297.2 p0      29 st
        vpxord zmm19, zmm19, zmm0                   ;   297.2 p5      29 st
        vpxord zmm18, zmm18, zmm19                  ;   298.2 p0      29 st
        vpternlogd zmm26, zmm18, zmm29, 0x96        ;   299.2 p5      81 st
        vmovdqu64 [rbp + 8384], zmm26               ;   300.2 p7+p4   81 st spill
        vmovdqa64 zmm26, zmm31                      ;   257.7         29 st copy
        vpternlogd zmm26, zmm15, [rbp + 7552], 0x96 ;   298.7 p0+p3   29 st
        vpxord zmm10, zmm10, zmm26                  ;   299.7 p5      29 st
        vpternlogd zmm5, zmm24, zmm10, 0x96         ;   300.7 p0      81 st
        vmovdqa64 zmm15, zmm21                      ;   295.7         29 st copy
        vpternlogd zmm15, zmm29, [r12 + 384], 0x96  ;   300.2 p5+p2   29 st
        vpternlogd zmm22, zmm15, [r12 + 512], 0x96  ;   301.2 p0+p3   81 st
        vmovdqu64 [rbp + 8448], zmm5                ;   301.7 p8+p9   81 st spill
        vmovdqu64 zmm5, [r8 + 1216]                 ;   223.0 p2      75 s0.19 reload
        vpternlogd zmm31, zmm5, [r13 + 1728], 0x96  ;   301.2 p5+p3   81 st
        vmovdqu64 zmm5, [r8 + 1024]                 ;   224.0 p2      81 st
        vpxord zmm5, zmm5, [r13 + 1536]             ;   301.7 p0+p3   81 st
        vmovdqu64 [rbp + 8512], zmm6                ;   296.2 p7+p4   29 st spill
        vmovdqu64 zmm6, [r8 + 1344]                 ;   225.0 p2      81 st
        vpxord zmm6, zmm6, [r13 + 1856]             ;   302.2 p5+p3   81 st
        vpternlogd zmm6, zmm12, zmm14, 0x96         ;   303.2 p0      81 st
        vpternlogd zmm6, zmm17, zmm7, 0x96          ;   304.2 p5      81 st
        vmovdqu64 [rbp + 8576], zmm6                ;   305.2 p8+p9   81 st spill
        vmovdqu64 zmm6, [r13 + 192]                 ;   226.0 p2      81 st
        vpxord zmm6, zmm6, [r12 + 704]              ;   303.7 p0+p3   81 st
        vmovdqu64 [rbp + 8640], zmm31               ;   302.2 p7+p4   81 st spill
        vmovdqu64 zmm31, [r13 + 256]                ;   227.0 p2      81 st
        vpxord zmm31, zmm31, [r12 + 768]            ;   304.2 p5+p3   81 st
        vmovdqu64 [rbp + 8704], zmm5                ;   302.7 p8+p9   81 st spill
        vmovdqu64 zmm5, [r13 + 448]                 ;   228.0 p2      81 st
        vpxord zmm5, zmm5, [r12 + 960]              ;   304.7 p0+p3   81 st
        vmovdqu64 [rbp + 8768], zmm0                ;   297.2 p7+p4   29 st spill
        vmovdqu64 zmm0, [r13 + 1216]                ;   229.0 p2      81 st
        vpxord zmm0, zmm0, [r12 + 1728]             ;   305.2 p5+p3   81 st
        vpternlogd zmm0, zmm12, [r8 + 704], 0x96    ;   306.2 p0+p2   81 st
        vpternlogd zmm0, zmm15, zmm19, 0x96         ;   307.2 p5      81 st
        vmovdqu64 zmm15, [r13 + 1280]               ;   230.3 p3      81 st
        vpxord zmm15, zmm15, [r12 + 1792]           ;   306.7 p0+p2   81 st
        vmovdqu64 [rbp + 8832], zmm0                ;   308.2 p8+p9   81 st spill
        vmovdqu64 zmm0, [r13 + 1408]                ;   231.3 p3      81 st
        vpxord zmm0, zmm0, [r12 + 1920]             ;   307.2 p5+p2   81 st
        vpternlogd zmm0, zmm3, [r8 + 896], 0x96     ;   308.2 p0+p3   81 st
        vmovdqu64 [rbp + 8896], zmm0                ;   309.2 p7+p4   81 st spill
        vmovdqu64 zmm0, [r8 + 1536]                 ;   233.0 p2      75 s0.24 reload
        vpternlogd zmm11, zmm0, [r8 + 320], 0x96    ;   308.2 p5+p3   81 st
        vmovdqu64 [rbp + 8960], zmm15               ;   307.7 p8+p9   81 st spill
        vmovdqa64 zmm15, zmm14                      ;   217.7         28 st copy
        vpternlogd zmm15, zmm0, [r8 + 1792], 0x96   ;   308.7 p0+p2   28 st
        vpternlogd zmm9, zmm15, zmm10, 0x96         ;   309.7 p5      81 st
        vpternlogd zmm9, zmm19, zmm29, 0x96         ;   310.7 p0      81 st
        vmovdqu64 [rbp + 9024], zmm9                ;   311.7 p7+p4   81 st spill
        vmovdqa64 zmm9, zmm15                       ;   309.7         28 st copy
        vpternlogd zmm9, zmm3, zmm8, 0x96           ;   310.2 p5      28 st
        vpternlogd zmm27, zmm9, [r12 + 576], 0x96   ;   311.2 p0+p3   81 st
        vpternlogd zmm20, zmm9, zmm26, 0x96         ;   311.2 p5      81 st
        vmovdqu64 zmm9, [r8 + 1984]                 ;   235.0 p2      75 s0.31 reload
        vmovdqu64 [rbp + 9088], zmm20               ;   312.2 p8+p9   81 st spill
        vmovdqa64 zmm20, zmm14                      ;   219.8         28 st copy
        vpternlogd zmm20, zmm0, zmm9, 0x96          ;   311.7 p0      28 st
        vpxord zmm23, zmm23, zmm20                  ;   312.7 p5      28 st
        vpternlogd zmm1, zmm23, zmm12, 0x96         ;   313.7 p0      81 st
        vmovdqa64 zmm9, zmm23                       ;   313.7         28 st copy
        vmovdqu64 [rbp + 9152], zmm1                ;   314.7 p7+p4   81 st spill
        vmovdqa64 zmm1, zmm23                       ;   313.7         28 st copy
        vpternlogd zmm1, zmm24, zmm12, 0x96         ;   313.7 p5      28 st
        vpternlogd zmm25, zmm17, zmm1, 0x96         ;   314.7 p0      81 st
        vpxord zmm30, zmm30, zmm1                   ;   314.7 p5      28 st
        vpternlogd zmm28, zmm30, zmm19, 0x96        ;   315.7 p0      81 st
        vmovdqa64 zmm1, zmm14                       ;   221.7         28 st copy
        vpternlogd zmm1, zmm0, [r8 + 1728], 0x96    ;   315.2 p5+p3   28 st
        vpternlogd zmm12, zmm15, [rbp + 8640], 0x96 ;   315.7 p0+p2   81 st
        vmovdqu64 zmm17, [r8 + 1408]                ;   236.3 p3      75 s0.22 reload
        vpternlogd zmm23, zmm17, [r13 + 1920], 0x96 ;   316.2 p5+p2   81 st
        vpternlogd zmm23, zmm19, zmm29, 0x96        ;   317.2 p0      81 st
        vmovdqu64 zmm17, [r8 + 1856]                ;   237.3 p3      75 s0.29 reload
        vmovdqu64 [rbp + 8640], zmm23               ;   318.2 p8+p9   81 st spill
        vmovdqa64 zmm23, zmm1                       ;   316.2         28 st copy
        vpternlogd zmm23, zmm3, zmm17, 0x96         ;   317.2 p5      28 st
        vpternlogd zmm16, zmm23, zmm7, 0x96         ;   318.2 p0      81 st
        vpternlogd zmm11, zmm23, zmm19, 0x96        ;   318.2 p5      81 st
        vpternlogd zmm1, zmm29, [rbp + 8704], 0x96  ;   318.7 p0+p2   81 st
        vmovdqu64 [rbp + 8704], zmm12               ;   316.7 p7+p4   81 st spill
        vmovdqa64 zmm12, zmm24                      ;   295.2         28 st copy
        vpternlogd zmm12, zmm17, [r8 + 1792], 0x96  ;   319.2 p5+p3   28 st
        vpternlogd zmm14, zmm0, zmm12, 0x96         ;   320.2 p0      28 st
        vpternlogd zmm22, zmm30, zmm14, 0x96        ;   321.2 p5      81 st
        vpxord zmm9, zmm9, zmm12                    ;   320.7 p0      28 st
        vpxord zmm13, zmm13, zmm9                   ;   321.7 p5      28 st
        vpternlogd zmm27, zmm13, zmm18, 0x96        ;   322.7 p0      81 st
        vpternlogd zmm31, zmm13, [rbp + 7744], 0x96 ;   322.7 p5+p2   81 st
        vpternlogd zmm6, zmm14, [rbp + 6144], 0x96  ;   322.7 p0+p3   81 st
        vpternlogd zmm5, zmm9, [rbp + 7552], 0x96   ;   323.2 p5+p2   81 st
        vmovdqu64 zmm30, [rbp + 8256]               ;   276.2 p3      66 r2 reload
        vmovdqu64 [rbp + 1920], zmm30               ;   282.2 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 8192]               ;   278.7 p2      66 r2 reload
        vmovdqu64 [rbp + 1984], zmm30               ;   284.7 p7+p4   74 clocks
        vmovdqu64 zmm30, [rbp + 7232]               ;   266.2 p3      66 r2 reload
        vmovdqu64 [rbp + 2048], zmm30               ;   272.2 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 8128]               ;   275.2 p2      66 r2 reload
        vmovdqu64 [rbp + 2112], zmm30               ;   281.2 p7+p4   74 clocks
        vmovdqu64 zmm30, [rbp + 8064]               ;   281.2 p3      66 r2 reload
        vmovdqu64 [rbp + 2176], zmm30               ;   287.2 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 8000]               ;   282.7 p2      66 r2 reload
        vmovdqu64 [rbp + 2240], zmm30               ;   288.7 p7+p4   74 clocks
        vmovdqu64 zmm30, [rbp + 7936]               ;   253.2 p3      66 r2 reload
        vmovdqu64 [rbp + 2304], zmm30               ;   259.2 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 5760]               ;   260.7 p2      66 r2 reload
        vmovdqu64 [rbp + 2368], zmm30               ;   266.7 p7+p4   74 clocks
        vmovdqu64 zmm30, [rbp + 7872]               ;   277.7 p3      66 r2 reload
        vmovdqu64 [rbp + 2432], zmm30               ;   283.7 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 5248]               ;   278.2 p2      66 r2 reload
        vmovdqu64 [rbp + 2496], zmm30               ;   284.2 p7+p4   74 clocks
        vmovdqu64 zmm30, [rbp + 5184]               ;   267.7 p3      66 r2 reload
        vmovdqu64 [rbp + 2560], zmm30               ;   273.7 p8+p9   74 clocks
        vmovdqu64 zmm30, [r8 + 1984]                ;   246.0 p2      75 s0.31 reload
        vpternlogd zmm4, zmm12, zmm30, 0x96         ;   323.7 p0      81 st
        vmovdqu64 zmm0, [r8 + 1472]                 ;   246.3 p3      81 st
        vpternlogd zmm0, zmm8, [r13 + 1984], 0x96   ;   324.2 p5+p2   81 st
        vpternlogd zmm0, zmm10, zmm7, 0x96          ;   325.2 p0      81 st
        vmovdqu64 zmm7, [rbp + 5120]                ;   273.2 p3      66 r2 reload
        vmovdqu64 [rbp + 2624], zmm7                ;   279.2 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 7808]                ;   272.7 p2      66 r2 reload
        vmovdqu64 [rbp + 2688], zmm7                ;   278.7 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 5888]                ;   283.7 p3      66 r2 reload
        vmovdqu64 [rbp + 2752], zmm7                ;   289.7 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 4672]                ;   284.7 p2      66 r2 reload
        vmovdqu64 [rbp + 2816], zmm7                ;   290.7 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 7424]                ;   262.7 p3      66 r2 reload
        vmovdqu64 [rbp + 2880], zmm7                ;   268.7 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 5632]                ;   280.2 p2      66 r2 reload
        vmovdqu64 [rbp + 2944], zmm7                ;   286.2 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 7296]                ;   266.7 p3      66 r2 reload
        vmovdqu64 [rbp + 3008], zmm7                ;   272.7 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 4480]                ;   269.2 p2      66 r2 reload
        vmovdqu64 [rbp + 3072], zmm7                ;   275.2 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 5824]                ;   273.2 p3      66 r2 reload
        vmovdqu64 [rbp + 3136], zmm7                ;   279.2 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 6208]                ;   270.7 p2      66 r2 reload
        vmovdqu64 [rbp + 3200], zmm7                ;   276.7 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 5568]                ;   267.2 p3      66 r2 reload
        vmovdqu64 [rbp + 3264], zmm7                ;   273.2 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 6272]                ;   284.7 p2      66 r2 reload
        vmovdqu64 [rbp + 3328], zmm7                ;   290.7 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 3968]                ;   262.7 p3      66 r2 reload
        vmovdqu64 [rbp + 3392], zmm7                ;   268.7 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 6016]                ;   280.2 p2      66 r2 reload
        vmovdqu64 [rbp + 3456], zmm7                ;   286.2 p8+p9   74 clocks
        vmovdqu64 zmm7, [rbp + 4736]                ;   280.7 p3      66 r2 reload
        vmovdqu64 [rbp + 3520], zmm7                ;   286.7 p7+p4   74 clocks
        vmovdqu64 zmm7, [rbp + 6080]                ;   269.2 p2      66 r2 reload
        vmovdqu64 [rbp + 3584], zmm7                ;   275.2 p8+p9   74 clocks
        vmovdqu64 zmm7, [r13 + 1088]                ;   255.3 p3      81 st.17 reload
        vmovdqu64 zmm10, [r8 + 576]                 ;   256.0 p2      81 st
        vpternlogd zmm10, zmm7, [r12 + 1600], 0x96  ;   325.2 p5+p3   81 st
        vpternlogd zmm10, zmm21, zmm12, 0x96        ;   326.2 p0      81 st
        vmovdqu64 zmm7, [r13 + 1152]                ;   257.0 p2      81 st.18 reload
        vmovdqu64 zmm13, [r8 + 640]                 ;   257.3 p3      81 st
        vpternlogd zmm13, zmm7, [r12 + 1664], 0x96  ;   326.2 p5+p2   81 st
        vpternlogd zmm13, zmm2, zmm18, 0x96         ;   327.2 p0      81 st
        vpternlogd zmm13, zmm12, zmm30, 0x96        ;   328.2 p5      81 st
        vmovdqu64 zmm30, [r13 + 1344]               ;   258.3 p3      81 st.21 reload
        vmovdqu64 zmm2, [r12 + 320]                 ;   259.0 p2      81 st
        vpternlogd zmm2, zmm30, [r12 + 1856], 0x96  ;   327.7 p0+p3   81 st
        vmovdqu64 zmm30, [r13 + 1472]               ;   260.0 p2      81 st.23 reload
        vmovdqu64 zmm7, [r8 + 960]                  ;   260.3 p3      81 st
        vpternlogd zmm7, zmm30, [r12 + 1984], 0x96  ;   328.2 p5+p2   81 st
        vmovdqu64 zmm30, [r12 + 384]                ;   261.3 p3      81 st.6 reload
        vpternlogd zmm7, zmm29, zmm30, 0x96         ;   329.2 p0      81 st
        vmovdqu64 zmm12, [r8 + 1152]                ;   262.0 p2      75 s0.18 reload
        vpternlogd zmm30, zmm12, [r13 + 1664], 0x96 ;   329.2 p5+p3   81 st
        vpternlogd zmm30, zmm3, zmm17, 0x96         ;   330.2 p0      81 st
        vpternlogd zmm7, zmm24, [r8 + 1792], 0x96   ;   330.2 p5+p2   81 st
        vmovdqu64 zmm3, [r8 + 1088]                 ;   263.3 p3      75 s0.17 reload
        vmovdqu64 zmm12, [r12 + 320]                ;   264.0 p2      81 st
        vpternlogd zmm12, zmm3, [r13 + 1600], 0x96  ;   330.7 p0+p3   81 st
        vpternlogd zmm12, zmm15, zmm8, 0x96         ;   331.7 p5      81 st
        vmovdqu64 zmm3, [rbp + 7616]                ;   275.7 p2      66 r2 reload
        vmovdqu64 [rbp + 3648], zmm3                ;   281.7 p7+p4   74 clocks
        vmovdqu64 zmm3, [rbp + 7680]                ;   275.2 p3      66 r2 reload
        vmovdqu64 [rbp + 3712], zmm3                ;   281.2 p8+p9   74 clocks
        vmovdqu64 zmm3, [rbp + 7488]                ;   283.2 p2      66 r2 reload
        vmovdqu64 [rbp + 3776], zmm3                ;   289.2 p7+p4   74 clocks
        vmovdqu64 zmm3, [rbp + 4288]                ;   266.3 p3      66 r2 reload
        vmovdqu64 [rbp + 3840], zmm3                ;   272.3 p8+p9   74 clocks
        vmovdqu64 zmm3, [rbp + 5312]                ;   267.0 p2      66 r2 reload
        vmovdqu64 [rbp + 3904], zmm3                ;   273.0 p7+p4   74 clocks
        vmovdqu64 zmm3, [r8 + 1280]                 ;   267.3 p3      81 st
        vpternlogd zmm3, zmm20, [r13 + 1792], 0x96  ;   331.7 p0+p2   81 st
        vmovdqu64 [r8], zmm22                       ;   322.2 p8+p9   81 st
        vmovdqu64 [r8 + 704], zmm28                 ;   316.7 p7+p4   81 st
        vmovdqu64 [r8 + 960], zmm25                 ;   315.7 p8+p9   81 st
        vmovdqu64 [r8 + 576], zmm16                 ;   319.2 p7+p4   81 st
        vmovdqu64 [r8 + 64], zmm27                  ;   323.7 p8+p9   81 st
        vmovdqu64 [r8 + 192], zmm6                  ;   323.7 p7+p4   81 st
        vmovdqu64 [r8 + 256], zmm31                 ;   323.7 p8+p9   81 st
        vmovdqu64 zmm31, [r8 + 832]                 ;   268.3 p3      75 s0.13 reload
        vmovdqu64 [r8 + 832], zmm11                 ;   319.2 p7+p4   81 st
        vmovdqu64 [r8 + 448], zmm5                  ;   324.2 p8+p9   81 st
        vmovdqu64 [r8 + 1536], zmm1                 ;   319.7 p7+p4   81 st
        vmovdqu64 [r8 + 1024], zmm4                 ;   324.7 p8+p9   81 st
        vmovdqu64 [r8 + 1088], zmm10                ;   327.2 p7+p4   81 st
        vmovdqu64 [r8 + 1152], zmm13                ;   329.2 p8+p9   81 st
        vmovdqu64 [r8 + 1984], zmm0                 ;   326.2 p7+p4   81 st
        vmovdqu64 [r8 + 1472], zmm7                 ;   331.2 p8+p9   81 st
        vmovdqu64 [r8 + 1664], zmm30                ;   331.2 p7+p4   81 st
        vmovdqu64 [r8 + 1600], zmm12                ;   332.7 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 9152]               ;   314.7 p2      81 st reload
        vmovdqu64 [r8 + 128], zmm30                 ;   320.7 p7+p4   81 st
        vpternlogd zmm2, zmm31, [r8 + 1920], 0x96   ;   332.2 p5+p3   81 st
        vpternlogd zmm2, zmm9, zmm19, 0x96          ;   333.2 p0      81 st
        vmovdqu64 [r8 + 1344], zmm2                 ;   334.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8384]               ;   300.2 p2      81 st reload
        vmovdqu64 [r8 + 320], zmm30                 ;   306.2 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 7360]               ;   287.2 p3      81 st reload
        vmovdqu64 [r8 + 384], zmm30                 ;   293.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 9024]               ;   311.7 p2      81 st reload
        vmovdqu64 [r8 + 512], zmm30                 ;   317.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8448]               ;   301.7 p3      81 st reload
        vmovdqu64 [r8 + 640], zmm30                 ;   307.7 p8+p9   81 st
        vmovdqu64 zmm30, [r8 + 768]                 ;   272.0 p2      75 s0.12 reload
        vmovdqu64 zmm31, [rbp + 9088]               ;   312.2 p3      81 st reload
        vmovdqu64 [r8 + 768], zmm31                 ;   318.2 p7+p4   81 st
        vpternlogd zmm20, zmm30, [rbp + 8960], 0x96 ;   333.2 p5+p2   81 st
        vpternlogd zmm20, zmm18, zmm26, 0x96        ;   334.2 p0      81 st
        vmovdqu64 [r8 + 1280], zmm20                ;   335.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8320]               ;   295.7 p3      81 st reload
        vmovdqu64 [r8 + 896], zmm30                 ;   301.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8832]               ;   308.2 p2      81 st reload
        vmovdqu64 [r8 + 1216], zmm30                ;   314.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8704]               ;   316.7 p3      81 st reload
        vmovdqu64 [r8 + 1728], zmm30                ;   322.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8576]               ;   305.2 p2      81 st reload
        vmovdqu64 [r8 + 1856], zmm30                ;   311.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8640]               ;   318.2 p3      81 st reload
        vmovdqu64 [r8 + 1920], zmm30                ;   324.2 p7+p4   81 st
        vpternlogd zmm3, zmm23, [rbp + 8512], 0x96  ;   334.2 p5+p2   81 st
        vmovdqu64 [r8 + 1792], zmm3                 ;   335.2 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8896]               ;   309.2 p3      81 st reload
        vpternlogd zmm14, zmm30, [rbp + 8768], 0x96 ;   334.7 p0+p2   81 st
        vmovdqu64 [r8 + 1408], zmm14                ;   335.7 p7+p4   81 st
        mov r14, qword [rbp + 9232]                 ;   254.7 p10     74 clocks reload
        sub r9, r14                                 ;   259.7 p1      74 clocks
        sub r11, r14                                ;   259.7 p6      74 clocks
        sub r12, r14                                ;   259.7 p11     74 clocks
        sub r13, r14                                ;   259.7 p1      74 clocks
        add r9, 0x800                               ;   260.7 p6      74 clocks
        and r9, 0x7fff                              ;   261.7 p11     74 clocks
        add r9, r14                                 ;   262.7 p1      74 clocks
        add r11, 0x800                              ;   260.7 p6      74 clocks
        and r11, 0x7fff                             ;   261.7 p11     74 clocks
        add r11, r14                                ;   262.7 p1      74 clocks
        add r12, 0x800                              ;   260.7 p6      74 clocks
        and r12, 0x7fff                             ;   261.7 p11     74 clocks
        add r12, r14                                ;   262.7 p1      74 clocks
        add r13, 0x800                              ;   260.7 p6      74 clocks
        and r13, 0x7fff                             ;   261.7 p11     74 clocks
        add r13, r14                                ;   262.7 p1      74 clocks
        mov qword [rbp + 9280], r13                 ;   295.0 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 4544]               ;   277.3 p3      78 r1_next reload
        vmovdqu64 [rbp + 1792], zmm30               ;   296.0 p7+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 5952]               ;   278.0 p2      78 r1_next reload
        vmovdqu64 [rbp + 1856], zmm30               ;   296.7 p8+p4   74 clocks
        add r10, 0x800                              ;   260.0 p6      74 clocks
        add r8, 0x800                               ;   260.2 p11     74 clocks
        vmovdqu64 zmm0, [rbp + 7168]                ;   278.3 p3      78 r1_next reload
        vmovdqu64 zmm1, [rbp + 7104]                ;   279.0 p2      78 r1_next reload
        vmovdqu64 zmm2, [rbp + 4416]                ;   279.3 p3      78 r1_next reload
        vmovdqu64 zmm3, [rbp + 4928]                ;   280.0 p2      78 r1_next reload
        vmovdqu64 zmm4, [rbp + 7040]                ;   280.3 p3      78 r1_next reload
        vmovdqu64 zmm5, [rbp + 5440]                ;   281.0 p2      78 r1_next reload
        vmovdqu64 zmm6, [rbp + 6976]                ;   281.3 p3      78 r1_next reload
        vmovdqu64 zmm7, [rbp + 6912]                ;   282.0 p2      78 r1_next reload
        vmovdqu64 zmm8, [rbp + 6848]                ;   282.3 p3      78 r1_next reload
        vmovdqu64 zmm9, [rbp + 6784]                ;   283.0 p2      78 r1_next reload
        vmovdqu64 zmm10, [rbp + 6720]               ;   283.3 p3      78 r1_next reload
        vmovdqu64 zmm11, [rbp + 6656]               ;   284.0 p2      78 r1_next reload
        vmovdqu64 zmm12, [rbp + 6592]               ;   284.3 p3      78 r1_next reload
        vmovdqu64 zmm13, [rbp + 6528]               ;   285.0 p2      78 r1_next reload
        vmovdqu64 zmm14, [rbp + 6464]               ;   285.3 p3      78 r1_next reload
        vmovdqu64 zmm15, [rbp + 4032]               ;   286.0 p2      78 r1_next reload
        vmovdqu64 zmm16, [rbp + 6400]               ;   286.3 p3      78 r1_next reload
        vmovdqu64 zmm17, [rbp + 5696]               ;   287.0 p2      78 r1_next reload
        vmovdqu64 zmm18, [rbp + 5504]               ;   287.3 p3      78 r1_next reload
        vmovdqu64 zmm19, [rbp + 5376]               ;   288.0 p2      78 r1_next reload
        vmovdqu64 zmm20, [rbp + 4992]               ;   288.3 p3      78 r1_next reload
        vmovdqu64 zmm21, [rbp + 4608]               ;   289.0 p2      78 r1_next reload
        vmovdqu64 zmm22, [rbp + 4224]               ;   289.3 p3      78 r1_next reload
        vmovdqu64 zmm23, [rbp + 4160]               ;   290.0 p2      78 r1_next reload
        vmovdqu64 zmm24, [rbp + 5056]               ;   290.3 p3      78 r1_next reload
        vmovdqu64 zmm25, [rbp + 4864]               ;   291.0 p2      78 r1_next reload
        vmovdqu64 zmm26, [rbp + 4800]               ;   291.3 p3      78 r1_next reload
        vmovdqu64 zmm27, [rbp + 4096]               ;   292.0 p2      78 r1_next reload
        vmovdqu64 zmm28, [rbp + 6336]               ;   292.3 p3      78 r1_next reload
        vmovdqu64 zmm29, [rbp + 4352]               ;   293.0 p2      78 r1_next reload
        cmp r8, qword [rbp + 9288]                  ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 9240], r8                  ;                    resident
        mov qword [rbp + 9256], r9                  ;                    resident
        vmovdqu64 [rbp - 128], zmm0                 ;                    resident
        vmovdqu64 [rbp - 64], zmm1                  ;                    resident
        vmovdqu64 [rbp + 0], zmm2                   ;                    resident
        vmovdqu64 [rbp + 64], zmm3                  ;                    resident
        vmovdqu64 [rbp + 128], zmm4                 ;                    resident
        vmovdqu64 [rbp + 192], zmm5                 ;                    resident
        vmovdqu64 [rbp + 256], zmm6                 ;                    resident
        vmovdqu64 [rbp + 320], zmm7                 ;                    resident
        vmovdqu64 [rbp + 384], zmm8                 ;                    resident
        vmovdqu64 [rbp + 448], zmm9                 ;                    resident
        vmovdqu64 [rbp + 512], zmm10                ;                    resident
        vmovdqu64 [rbp + 576], zmm11                ;                    resident
        vmovdqu64 [rbp + 640], zmm12                ;                    resident
        vmovdqu64 [rbp + 704], zmm13                ;                    resident
        vmovdqu64 [rbp + 768], zmm14                ;                    resident
        vmovdqu64 [rbp + 832], zmm15                ;                    resident
        vmovdqu64 [rbp + 896], zmm16                ;                    resident
        vmovdqu64 [rbp + 960], zmm17                ;                    resident
        vmovdqu64 [rbp + 1024], zmm18               ;                    resident
        vmovdqu64 [rbp + 1088], zmm19               ;                    resident
        vmovdqu64 [rbp + 1152], zmm20               ;                    resident
        vmovdqu64 [rbp + 1216], zmm21               ;                    resident
        vmovdqu64 [rbp + 1280], zmm22               ;                    resident
        vmovdqu64 [rbp + 1344], zmm23               ;                    resident
        vmovdqu64 [rbp + 1408], zmm24               ;                    resident
        vmovdqu64 [rbp + 1472], zmm25               ;                    resident
        vmovdqu64 [rbp + 1536], zmm26               ;                    resident
        vmovdqu64 [rbp + 1600], zmm27               ;                    resident
        vmovdqu64 [rbp + 1664], zmm28               ;                    resident
        vmovdqu64 [rbp + 1728], zmm29               ;                    resident
        mov qword [rbp + 9248], r10                 ;                    resident
        mov qword [rbp + 9264], r11                 ;                    resident
        mov qword [rbp + 9272], r12                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                 ;     0.0 p2      83 st reload
        mov r8, qword [rbp + 9232]                  ;     0.2 p3      83 st reload
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
        mov r8, qword [rbp + 9216]                  ;    21.5 p10     71 blocks
        add r8, 0x8000                              ;    26.5 p0      71 blocks
        mov qword [rbp + 9216], r8                  ;    64.3 p7+p4   71 blocks
        cmp r8, qword [rbp + 9224]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 9296]                 ;                    frame
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
