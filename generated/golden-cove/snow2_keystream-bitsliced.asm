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
;   blocks/clocks: 1458 uops, planned 329.7; bounds: width 243.0, ports 328.5, path 67.0
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
        sub rsp, 0x2340                             ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 8848], rax                 ;                    frame
        mov dword [rbp + 8856], edx                 ;                    argument
        mov qword [rbp + 8768], rsi                 ;                    argument
        mov qword [rbp + 8784], rdi                 ;                    argument
        mov r8d, dword [rbp + 8856]                 ;     0.0 p2      71 blocks
        shl r8, 0xf                                 ;     5.0 p0      71 blocks
        add r8, qword [rbp + 8768]                  ;     6.0 p1+p3   71 blocks
        mov qword [rbp + 8776], r8                  ;     7.0 p7+p4   71 blocks
        cmp dword [rbp + 8856], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8784]                  ;     0.0 p2      72 r1.0 reload
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
        mov qword [rbp + 8792], r8                  ;    64.3 p7+p4   74 clocks
        mov r9, qword [rbp + 8768]                  ;    21.7 p10     74 clocks reload
        mov qword [rbp + 8800], r9                  ;    64.7 p8+p9   74 clocks
        lea r9, [r8 + 30720]                        ;    22.0 p0      74 clocks
        mov qword [rbp + 8808], r9                  ;    65.3 p7+p4   74 clocks
        lea r9, [r8 + 10240]                        ;    22.3 p1      74 clocks
        mov qword [rbp + 8816], r9                  ;    65.7 p8+p9   74 clocks
        lea r9, [r8 + 22528]                        ;    22.7 p5      74 clocks
        mov qword [rbp + 8824], r9                  ;    66.3 p7+p4   74 clocks
        lea r9, [r8 + 4096]                         ;    23.0 p6      74 clocks
        mov qword [rbp + 8832], r9                  ;    66.7 p8+p9   74 clocks
        add r8, 0x8000                              ;    23.3 p11     74 clocks
        mov qword [rbp + 8840], r8                  ;    67.3 p7+p4   74 clocks
        mov r8, qword [rbp + 8792]                  ;                    resident
        mov r9, qword [rbp + 8808]                  ;                    resident
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
        mov r10, qword [rbp + 8800]                 ;                    resident
        mov r11, qword [rbp + 8816]                 ;                    resident
        mov r12, qword [rbp + 8824]                 ;                    resident
        mov r13, qword [rbp + 8832]                 ;                    resident
        align 16
.clocks_2:
        vmovdqu64 zmm31, [r9]                       ;     0.0 p2      76 s15.0
        vmovdqu64 zmm30, [r9 + 64]                  ;     0.2 p3      76 s15.1
        vmovdqu64 [rbp + 3968], zmm29               ;     0.3 p7+p4   77 z spill
        vmovdqa64 zmm29, zmm0                       ;     0.5         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x6c        ;     6.2 p0      77 z
        vmovdqa64 zmm31, zmm1                       ;     0.8         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;     7.2 p5      77 z
        vmovdqu64 [rbp + 4032], zmm29               ;     7.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 128]                 ;     1.3 p2      76 s15.2
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;     8.2 p0      77 z
        vmovdqa64 zmm30, zmm2                       ;     1.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;     9.2 p5      77 z
        vmovdqu64 [rbp + 4096], zmm31               ;     9.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 192]                 ;     2.2 p3      76 s15.3
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    10.2 p0      77 z
        vmovdqa64 zmm29, zmm3                       ;     2.5         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    11.2 p5      77 z
        vmovdqu64 [rbp + 4160], zmm30               ;    11.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 256]                 ;     3.0 p2      76 s15.4
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    12.2 p0      77 z
        vmovdqa64 zmm31, zmm4                       ;     3.3         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    13.2 p5      77 z
        vmovdqu64 [rbp + 4224], zmm29               ;    13.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 320]                 ;     3.8 p3      76 s15.5
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    14.2 p0      77 z
        vmovdqa64 zmm30, zmm5                       ;     4.2         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    15.2 p5      77 z
        vmovdqu64 [rbp + 4288], zmm31               ;    15.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 384]                 ;     4.7 p2      76 s15.6
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    16.2 p0      77 z
        vmovdqa64 zmm29, zmm6                       ;     5.0         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    17.2 p5      77 z
        vmovdqu64 [rbp + 4352], zmm30               ;    17.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 448]                 ;     5.5 p3      76 s15.7
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    18.2 p0      77 z
        vmovdqa64 zmm31, zmm7                       ;     5.8         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    19.2 p5      77 z
        vmovdqu64 [rbp + 4416], zmm29               ;    19.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 512]                 ;     6.3 p2      76 s15.8
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    20.2 p0      77 z
        vmovdqa64 zmm30, zmm8                       ;     6.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    21.2 p5      77 z
        vmovdqu64 [rbp + 4480], zmm31               ;    21.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 576]                 ;     7.2 p3      76 s15.9
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    22.2 p0      77 z
        vmovdqa64 zmm29, zmm9                       ;     7.5         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    23.2 p5      77 z
        vmovdqu64 [rbp + 4544], zmm30               ;    23.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 640]                 ;     8.0 p2      76 s15.10
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    24.2 p0      77 z
        vmovdqa64 zmm31, zmm10                      ;     8.3         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    25.2 p5      77 z
        vmovdqu64 [rbp + 4608], zmm29               ;    25.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 704]                 ;     8.8 p3      76 s15.11
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    26.2 p0      77 z
        vmovdqa64 zmm30, zmm11                      ;     9.2         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    27.2 p5      77 z
        vmovdqu64 [rbp + 4672], zmm31               ;    27.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 768]                 ;     9.7 p2      76 s15.12
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    28.2 p0      77 z
        vmovdqa64 zmm29, zmm12                      ;    10.0         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    29.2 p5      77 z
        vmovdqu64 [rbp + 4736], zmm30               ;    29.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 832]                 ;    10.5 p3      76 s15.13
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    30.2 p0      77 z
        vmovdqa64 zmm31, zmm13                      ;    10.8         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    31.2 p5      77 z
        vmovdqu64 [rbp + 4800], zmm29               ;    31.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 896]                 ;    11.3 p2      76 s15.14
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    32.2 p0      77 z
        vmovdqa64 zmm30, zmm14                      ;    11.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    33.2 p5      77 z
        vmovdqu64 [rbp + 4864], zmm31               ;    33.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 960]                 ;    12.2 p3      76 s15.15
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    34.2 p0      77 z
        vmovdqa64 zmm29, zmm15                      ;    12.5         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    35.2 p5      77 z
        vmovdqu64 [rbp + 4928], zmm30               ;    35.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 1024]                ;    13.0 p2      76 s15.16
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    36.2 p0      77 z
        vmovdqa64 zmm31, zmm16                      ;    13.3         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    37.2 p5      77 z
        vmovdqu64 [rbp + 4992], zmm29               ;    37.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 1088]                ;    13.8 p3      76 s15.17
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    38.2 p0      77 z
        vmovdqa64 zmm30, zmm17                      ;    14.2         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    39.2 p5      77 z
        vmovdqu64 [rbp + 5056], zmm31               ;    39.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 1152]                ;    14.7 p2      76 s15.18
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    40.2 p0      77 z
        vmovdqa64 zmm29, zmm18                      ;    15.0         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    41.2 p5      77 z
        vmovdqu64 [rbp + 5120], zmm30               ;    41.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 1216]                ;    15.5 p3      76 s15.19
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    42.2 p0      77 z
        vmovdqa64 zmm31, zmm19                      ;    15.8         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    43.2 p5      77 z
        vmovdqu64 [rbp + 5184], zmm29               ;    43.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 1280]                ;    16.3 p2      76 s15.20
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    44.2 p0      77 z
        vmovdqa64 zmm30, zmm20                      ;    16.7         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    45.2 p5      77 z
        vmovdqu64 [rbp + 5248], zmm31               ;    45.2 p7+p4   77 z spill
        vmovdqu64 zmm31, [r9 + 1344]                ;    17.2 p3      76 s15.21
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    46.2 p0      77 z
        vmovdqa64 zmm29, zmm21                      ;    17.5         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    47.2 p5      77 z
        vmovdqu64 [rbp + 5312], zmm30               ;    47.2 p8+p9   77 z spill
        vmovdqu64 zmm30, [r9 + 1408]                ;    18.0 p2      76 s15.22
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    48.2 p0      77 z
        vmovdqa64 zmm31, zmm22                      ;    18.3         77 z copy
        vpternlogd zmm31, zmm29, zmm30, 0x48        ;    49.2 p5      77 z
        vmovdqu64 [rbp + 5376], zmm29               ;    49.2 p7+p4   77 z spill
        vmovdqu64 zmm29, [r9 + 1472]                ;    18.8 p3      76 s15.23
        vpternlogd zmm31, zmm30, zmm29, 0x96        ;    50.2 p0      77 z
        vmovdqa64 zmm30, zmm23                      ;    19.2         77 z copy
        vpternlogd zmm30, zmm31, zmm29, 0x48        ;    51.2 p5      77 z
        vmovdqu64 [rbp + 5440], zmm31               ;    51.2 p8+p9   77 z spill
        vmovdqu64 zmm31, [r9 + 1536]                ;    19.7 p2      76 s15.24
        vpternlogd zmm30, zmm29, zmm31, 0x96        ;    52.2 p0      77 z
        vmovdqa64 zmm29, zmm24                      ;    20.0         77 z copy
        vpternlogd zmm29, zmm30, zmm31, 0x48        ;    53.2 p5      77 z
        vmovdqu64 [rbp + 5504], zmm30               ;    53.2 p7+p4   77 z spill
        vmovdqu64 zmm30, [r9 + 1600]                ;    20.5 p3      76 s15.25
        vpternlogd zmm29, zmm31, zmm30, 0x96        ;    54.2 p0      77 z
        vmovdqu64 zmm31, [r9 + 1664]                ;    20.8 p2      76 s15.26
        vmovdqu64 [rbp + 5568], zmm24               ;    25.2 p8+p9   77 z spill
        vmovdqu64 zmm24, [r9 + 1728]                ;    21.5 p3      76 s15.27
        vmovdqu64 [rbp + 5632], zmm23               ;    26.3 p7+p4   77 z spill
        vmovdqa64 zmm23, zmm25                      ;    21.5         77 z copy
        vpternlogd zmm23, zmm29, zmm30, 0x48        ;    55.2 p5      77 z
        vpternlogd zmm23, zmm30, zmm31, 0x96        ;    56.2 p0      77 z
        vmovdqu64 zmm30, [r9 + 1792]                ;    22.0 p2      76 s15.28
        vmovdqu64 [rbp + 5696], zmm29               ;    55.2 p8+p9   77 z spill
        vmovdqu64 zmm29, [r9 + 1856]                ;    22.5 p3      76 s15.29
        vmovdqu64 [rbp + 5760], zmm25               ;    28.3 p7+p4   77 z spill
        vmovdqu64 zmm25, [r9 + 1920]                ;    23.0 p2      76 s15.30
        vmovdqu64 [rbp + 5824], zmm22               ;    29.2 p8+p9   77 z spill
        vmovdqa64 zmm22, zmm26                      ;    23.0         77 z copy
        vpternlogd zmm22, zmm23, zmm31, 0x48        ;    57.2 p5      77 z
        vpternlogd zmm22, zmm31, zmm24, 0x96        ;    58.2 p0      77 z
        vmovdqa64 zmm31, zmm27                      ;    23.5         77 z copy
        vpternlogd zmm31, zmm22, zmm24, 0x48        ;    59.2 p5      77 z
        vpternlogd zmm31, zmm24, zmm30, 0x96        ;    60.2 p0      77 z
        vmovdqa64 zmm24, zmm28                      ;    24.0         77 z copy
        vpternlogd zmm24, zmm31, zmm30, 0x48        ;    61.2 p5      77 z
        vpternlogd zmm24, zmm30, zmm29, 0x96        ;    62.2 p0      77 z
        vmovdqu64 zmm30, [rbp + 1984]               ;    24.5 p3      77 z reload
        vmovdqu64 [rbp + 5888], zmm31               ;    61.2 p7+p4   77 z spill
        vpxord zmm31, zmm1, zmm30                   ;    30.5 p5      77 z
        vpxord zmm30, zmm6, [rbp + 2304]            ;    29.7 p0+p2   77 z
        vmovdqu64 [rbp + 5952], zmm6                ;    31.2 p8+p9   77 z spill
        vpxord zmm6, zmm9, [rbp + 2496]             ;    30.0 p5+p3   77 z
        vmovdqu64 [rbp + 6016], zmm9                ;    32.3 p7+p4   77 z spill
        vpxord zmm9, zmm14, [rbp + 2816]            ;    30.7 p0+p2   77 z
        vmovdqu64 [rbp + 6080], zmm14               ;    33.2 p8+p9   77 z spill
        vpxord zmm14, zmm17, [rbp + 3008]           ;    31.0 p5+p3   77 z
        vmovdqu64 [rbp + 6144], zmm17               ;    34.3 p7+p4   77 z spill
        vpxord zmm17, zmm5, [rbp + 2240]            ;    31.7 p0+p2   77 z
        vmovdqu64 [rbp + 6208], zmm5                ;    35.2 p8+p9   77 z spill
        vpxord zmm5, zmm13, [rbp + 2752]            ;    32.0 p5+p3   77 z
        vmovdqu64 [rbp + 6272], zmm13               ;    36.3 p7+p4   77 z spill
        vmovdqu64 zmm13, [rbp + 4032]               ;    28.0 p2      77 z reload
        vpternlogd zmm31, zmm13, [r8 + 64], 0x96    ;    34.0 p0+p3   77 z
        vmovdqu64 zmm13, [r8 + 384]                 ;    29.0 p2      75 s0.6 reload
        vmovdqu64 [rbp + 4032], zmm1                ;    37.2 p8+p9   77 z spill
        vmovdqu64 zmm1, [rbp + 4352]                ;    29.5 p3      77 z reload
        vpternlogd zmm30, zmm1, zmm13, 0x96         ;    35.5 p5      77 z
        vmovdqu64 zmm1, [r8 + 320]                  ;    30.0 p2      75 s0.5 reload
        vmovdqu64 zmm13, [rbp + 4288]               ;    30.5 p3      77 z reload
        vpternlogd zmm17, zmm13, zmm1, 0x96         ;    36.5 p0      77 z
        vmovdqu64 zmm13, [rbp + 2048]               ;    31.0 p2      77 z reload
        vpxord zmm1, zmm2, zmm13                    ;    37.0 p5      77 z
        vmovdqa64 zmm13, zmm24                      ;    63.2         77 z copy
        vpternlogd zmm13, zmm29, [rbp + 3968], 0x60 ;    63.2 p0+p3   77 z
        vpternlogd zmm13, zmm29, zmm25, 0x96        ;    64.2 p5      77 z
        vmovdqu64 zmm29, [r8 + 576]                 ;    32.0 p2      75 s0.9 reload
        vmovdqu64 [rbp + 4288], zmm2                ;    38.3 p7+p4   77 z spill
        vmovdqu64 zmm2, [rbp + 4544]                ;    32.5 p3      77 z reload
        vpternlogd zmm6, zmm2, zmm29, 0x96          ;    38.5 p0      77 z
        vmovdqu64 zmm2, [r8 + 128]                  ;    33.0 p2      75 s0.2 reload
        vmovdqu64 zmm29, [rbp + 4096]               ;    33.5 p3      77 z reload
        vpternlogd zmm1, zmm29, zmm2, 0x96          ;    39.5 p5      77 z
        vmovdqu64 zmm29, [rbp + 1792]               ;    34.0 p2      77 z reload
        vmovdqa64 zmm2, zmm13                       ;    65.2         77 z copy
        vpternlogd zmm2, zmm25, zmm29, 0x60         ;    65.2 p0      77 z
        vmovdqu64 [r10 + 64], zmm31                 ;    39.2 p8+p9   77 z
        vmovdqu64 [r10 + 384], zmm30                ;    40.3 p7+p4   77 z
        vmovdqu64 [r10 + 320], zmm17                ;    41.2 p8+p9   77 z
        vmovdqu64 [r10 + 128], zmm1                 ;    42.3 p7+p4   77 z
        vmovdqu64 [r10 + 576], zmm6                 ;    43.2 p8+p9   77 z
        vmovdqu64 zmm30, [r8 + 832]                 ;    34.5 p3      75 s0.13 reload
        vmovdqu64 zmm31, [rbp + 4800]               ;    35.0 p2      77 z reload
        vpternlogd zmm5, zmm31, zmm30, 0x96         ;    41.0 p5      77 z
        vmovdqu64 [r10 + 832], zmm5                 ;    44.3 p7+p4   77 z
        vmovdqu64 zmm31, [r8 + 896]                 ;    35.5 p3      75 s0.14 reload
        vmovdqu64 zmm1, [rbp + 4864]                ;    36.0 p2      77 z reload
        vpternlogd zmm9, zmm1, zmm31, 0x96          ;    42.0 p0      77 z
        vmovdqu64 [r10 + 896], zmm9                 ;    45.2 p8+p9   77 z
        vmovdqu64 zmm1, [r8 + 1088]                 ;    36.5 p3      75 s0.17 reload
        vmovdqu64 zmm5, [rbp + 5056]                ;    39.2 p2      77 z reload
        vpternlogd zmm14, zmm5, zmm1, 0x96          ;    45.2 p5      77 z
        vmovdqu64 [r10 + 1088], zmm14               ;    46.3 p7+p4   77 z
        vmovdqu64 zmm5, [rbp + 2112]                ;    37.5 p3      77 z reload
        vpxord zmm6, zmm3, zmm5                     ;    43.5 p0      77 z
        vmovdqu64 zmm9, [r8 + 192]                  ;    38.0 p2      75 s0.3 reload
        vmovdqu64 zmm14, [rbp + 4160]               ;    38.5 p3      77 z reload
        vpternlogd zmm6, zmm14, zmm9, 0x96          ;    44.5 p5      77 z
        vmovdqu64 [r10 + 192], zmm6                 ;    47.2 p8+p9   77 z
        vmovdqu64 zmm6, [rbp + 2176]                ;    39.0 p2      77 z reload
        vpxord zmm14, zmm4, zmm6                    ;    45.0 p0      77 z
        vmovdqu64 zmm17, [rbp + 3840]               ;    39.5 p3      77 z reload
        vpxord zmm1, zmm29, zmm17                   ;    45.5 p5      77 z
        vpternlogd zmm1, zmm13, [r8 + 1920], 0x96   ;    65.2 p0+p2   77 z
        vmovdqu64 [r10 + 1920], zmm1                ;    66.2 p7+p4   77 z
        vmovdqu64 zmm1, [r8 + 256]                  ;    40.5 p3      75 s0.4 reload
        vmovdqu64 zmm13, [rbp + 4224]               ;    41.0 p2      77 z reload
        vpternlogd zmm14, zmm13, zmm1, 0x96         ;    47.0 p5      77 z
        vmovdqu64 [r10 + 256], zmm14                ;    49.2 p8+p9   77 z
        vmovdqu64 zmm13, [rbp + 3264]               ;    41.5 p3      77 z reload
        vpxord zmm14, zmm21, zmm13                  ;    47.5 p0      77 z
        vpxord zmm31, zmm10, [rbp + 2560]           ;    42.0 p5+p2   77 z
        vmovdqu64 zmm30, [rbp + 4608]               ;    42.5 p3      77 z reload
        vpternlogd zmm31, zmm30, [r8 + 640], 0x96   ;    48.5 p0+p2   77 z
        vmovdqu64 [r10 + 640], zmm31                ;    50.3 p7+p4   77 z
        vmovdqu64 zmm30, [r8 + 1344]                ;    43.5 p3      75 s0.21 reload
        vmovdqu64 zmm31, [rbp + 5312]               ;    47.2 p2      77 z reload
        vpternlogd zmm14, zmm31, zmm30, 0x96        ;    53.2 p5      77 z
        vmovdqu64 [r10 + 1344], zmm14               ;    54.2 p8+p9   77 z
        vmovdqu64 zmm31, [rbp + 3072]               ;    44.5 p3      77 z reload
        vpxord zmm14, zmm18, zmm31                  ;    50.5 p0      77 z
        vmovdqu64 zmm30, [rbp + 5120]               ;    45.0 p2      77 z reload
        vpternlogd zmm14, zmm30, [r8 + 1152], 0x96  ;    51.5 p5+p3   77 z
        vmovdqu64 [r10 + 1152], zmm14               ;    52.5 p7+p4   77 z
        vmovdqu64 zmm30, [rbp + 3584]               ;    46.0 p2      77 z reload
        vpxord zmm14, zmm26, zmm30                  ;    52.0 p0      77 z
        vpternlogd zmm14, zmm23, [r8 + 1664], 0x96  ;    57.2 p5+p3   77 z
        vmovdqu64 [r10 + 1664], zmm14               ;    58.2 p8+p9   77 z
        vmovdqu64 zmm14, [rbp + 2624]               ;    47.0 p2      77 z reload
        vpxord zmm23, zmm11, zmm14                  ;    53.0 p0      77 z
        vmovdqu64 zmm1, [rbp + 4672]                ;    47.5 p3      77 z reload
        vpternlogd zmm23, zmm1, [r8 + 704], 0x96    ;    54.0 p5+p2   77 z
        vmovdqu64 [r10 + 704], zmm23                ;    55.0 p7+p4   77 z
        vmovdqu64 zmm1, [rbp + 2688]                ;    48.5 p3      77 z reload
        vpxord zmm23, zmm12, zmm1                   ;    54.5 p0      77 z
        vmovdqu64 zmm9, [rbp + 4736]                ;    49.0 p2      77 z reload
        vpternlogd zmm23, zmm9, [r8 + 768], 0x96    ;    55.5 p5+p3   77 z
        vmovdqu64 [r10 + 768], zmm23                ;    56.5 p8+p9   77 z
        vmovdqu64 zmm9, [rbp + 3136]                ;    50.0 p2      77 z reload
        vpxord zmm23, zmm19, zmm9                   ;    56.0 p0      77 z
        vmovdqu64 zmm29, [rbp + 5184]               ;    50.5 p3      77 z reload
        vpternlogd zmm23, zmm29, [r8 + 1216], 0x96  ;    57.0 p5+p2   77 z
        vmovdqu64 [r10 + 1216], zmm23               ;    58.0 p7+p4   77 z
        vmovdqu64 zmm23, [rbp + 3200]               ;    51.5 p3      77 z reload
        vpxord zmm29, zmm20, zmm23                  ;    57.5 p0      77 z
        vmovdqu64 zmm17, [rbp + 5248]               ;    52.0 p2      77 z reload
        vpternlogd zmm29, zmm17, [r8 + 1280], 0x96  ;    58.5 p5+p3   77 z
        vmovdqu64 [r10 + 1280], zmm29               ;    59.5 p8+p9   77 z
        vmovdqu64 zmm17, [rbp + 3648]               ;    53.0 p2      77 z reload
        vpxord zmm29, zmm27, zmm17                  ;    59.0 p0      77 z
        vpternlogd zmm29, zmm22, [r8 + 1728], 0x96  ;    60.0 p5+p3   77 z
        vmovdqu64 [r10 + 1728], zmm29               ;    61.0 p7+p4   77 z
        vmovdqu64 zmm22, [rbp + 3712]               ;    54.0 p2      77 z reload
        vpxord zmm29, zmm28, zmm22                  ;    60.0 p0      77 z
        vmovdqu64 zmm22, [rbp + 5888]               ;    61.2 p3      77 z reload
        vpternlogd zmm29, zmm22, [r8 + 1792], 0x96  ;    67.2 p5+p2   77 z
        vmovdqu64 [r10 + 1792], zmm29               ;    68.2 p8+p9   77 z
        vmovdqu64 zmm22, [rbp + 1920]               ;    55.5 p3      77 z reload
        vpxord zmm29, zmm0, zmm22                   ;    61.5 p0      77 z
        vmovdqu64 [rbp + 5888], zmm26               ;    60.3 p7+p4   77 z spill
        vmovdqu64 zmm26, [r8]                       ;    56.0 p2      75 s0.0 reload
        vpternlogd zmm29, zmm26, [r9], 0x96         ;    62.5 p5+p3   77 z
        vmovdqu64 [r10], zmm29                      ;    63.5 p8+p9   77 z
        vmovdqu64 zmm29, [r11]                      ;    57.0 p2      78 r1_next.0
        vmovdqu64 zmm26, [r11 + 64]                 ;    57.5 p3      78 r1_next.1
        vmovdqu64 [rbp + 5248], zmm27               ;    62.3 p7+p4   77 z spill
        vmovdqu64 zmm27, [r11 + 128]                ;    58.0 p2      78 r1_next.2
        vmovdqu64 [rbp + 5184], zmm28               ;    63.2 p8+p9   77 z spill
        vmovdqu64 zmm28, [r11 + 192]                ;    58.5 p3      78 r1_next.3
        vmovdqu64 zmm17, [r11 + 256]                ;    59.0 p2      78 r1_next.4
        vmovdqu64 zmm30, [r11 + 320]                ;    59.5 p3      78 r1_next.5
        vmovdqu64 zmm13, [r11 + 384]                ;    60.0 p2      78 r1_next.6
        vmovdqu64 zmm23, [r11 + 448]                ;    60.5 p3      78 r1_next.7
        vmovdqu64 [rbp + 4736], zmm21               ;    64.3 p7+p4   77 z spill
        vmovdqu64 zmm21, [r11 + 512]                ;    61.0 p2      78 r1_next.8
        vmovdqu64 zmm9, [r11 + 576]                 ;    61.5 p3      78 r1_next.9
        vmovdqu64 [rbp + 4672], zmm18               ;    65.2 p8+p9   77 z spill
        vmovdqu64 zmm18, [r11 + 640]                ;    62.0 p2      78 r1_next.10
        vmovdqu64 [rbp + 5120], zmm19               ;    66.3 p7+p4   77 z spill
        vmovdqu64 zmm19, [r11 + 704]                ;    62.5 p3      78 r1_next.11
        vmovdqu64 [rbp + 5312], zmm20               ;    67.2 p8+p9   77 z spill
        vpxord zmm20, zmm8, [rbp + 2432]            ;    63.0 p0+p2   77 z
        vmovdqu64 zmm31, [rbp + 4480]               ;    63.5 p3      77 z reload
        vpternlogd zmm20, zmm31, [r8 + 512], 0x96   ;    69.5 p5+p2   77 z
        vmovdqu64 [r10 + 512], zmm20                ;    70.5 p7+p4   77 z
        vmovdqu64 zmm31, [rbp + 2944]               ;    64.5 p3      77 z reload
        vpxord zmm20, zmm16, zmm31                  ;    70.5 p0      77 z
        vmovdqu64 [rbp + 4480], zmm16               ;    69.2 p8+p9   77 z spill
        vmovdqu64 zmm16, [rbp + 4992]               ;    65.0 p2      77 z reload
        vpternlogd zmm20, zmm16, [r8 + 1024], 0x96  ;    71.5 p5+p3   77 z
        vmovdqu64 [r10 + 1024], zmm20               ;    72.5 p7+p4   77 z
        vmovdqu64 zmm16, [rbp + 2368]               ;    66.0 p2      77 z reload
        vpxord zmm20, zmm7, zmm16                   ;    72.0 p0      77 z
        vmovdqu64 zmm31, [r11 + 768]                ;    66.5 p3      78 r1_next.12
        vmovdqu64 zmm1, [rbp + 4416]                ;    67.0 p2      77 z reload
        vpternlogd zmm20, zmm1, [r8 + 448], 0x96    ;    73.0 p5+p3   77 z
        vmovdqu64 [r10 + 448], zmm20                ;    74.0 p8+p9   77 z
        vpxord zmm20, zmm15, [rbp + 2880]           ;    68.0 p0+p2   77 z
        vmovdqu64 zmm1, [rbp + 4928]                ;    68.5 p3      77 z reload
        vpternlogd zmm20, zmm1, [r8 + 960], 0x96    ;    74.5 p5+p2   77 z
        vmovdqu64 [r10 + 960], zmm20                ;    75.5 p7+p4   77 z
        vpxord zmm1, zmm29, zmm22                   ;    63.0 p0      78 r1_next
        vpternlogd zmm22, zmm29, zmm26, 0x6a        ;    63.5 p5      78 r1_next
        vmovdqu64 zmm20, [rbp + 1984]               ;    69.5 p3      77 z reload
        vpxord zmm29, zmm22, zmm20                  ;    75.5 p0      78 r1_next
        vpternlogd zmm22, zmm20, zmm26, 0x60        ;    75.5 p5      78 r1_next
        vpternlogd zmm22, zmm26, zmm27, 0x96        ;    76.5 p0      78 r1_next
        vmovdqu64 zmm20, [rbp + 2048]               ;    70.0 p2      77 z reload
        vpxord zmm26, zmm22, zmm20                  ;    77.5 p5      78 r1_next
        vpternlogd zmm22, zmm20, zmm27, 0x60        ;    77.5 p0      78 r1_next
        vpternlogd zmm22, zmm27, zmm28, 0x96        ;    78.5 p5      78 r1_next
        vpxord zmm20, zmm22, zmm5                   ;    79.5 p0      78 r1_next
        vpternlogd zmm22, zmm5, zmm28, 0x60         ;    79.5 p5      78 r1_next
        vmovdqu64 zmm5, [r11 + 1856]                ;    70.5 p3      78 r1_next.29
        vmovdqu64 zmm27, [r11 + 1920]               ;    71.0 p2      78 r1_next.30
        vmovdqu64 [rbp + 4928], zmm20               ;    80.5 p8+p9   78 r1_next spill
        vmovdqu64 zmm20, [rbp + 3328]               ;    71.5 p3      77 z
        vpxord zmm20, zmm20, [rbp + 5824]           ;    77.5 p0+p2   77 z
        vpternlogd zmm22, zmm28, zmm17, 0x96        ;    80.5 p5      78 r1_next
        vmovdqu64 zmm28, [r8 + 1408]                ;    72.5 p3      75 s0.22 reload
        vmovdqu64 [rbp + 4416], zmm26               ;    78.5 p7+p4   78 r1_next spill
        vmovdqu64 zmm26, [rbp + 5376]               ;    73.0 p2      77 z reload
        vpternlogd zmm20, zmm26, zmm28, 0x96        ;    79.0 p0      77 z
        vmovdqu64 [r10 + 1408], zmm20               ;    80.0 p8+p9   77 z
        vpxord zmm20, zmm22, zmm6                   ;    81.5 p5      78 r1_next
        vmovdqu64 zmm26, [rbp + 3392]               ;    73.5 p3      77 z
        vpxord zmm26, zmm26, [rbp + 5632]           ;    79.5 p0+p2   77 z
        vpternlogd zmm22, zmm6, zmm17, 0x60         ;    81.5 p5      78 r1_next
        vmovdqu64 zmm6, [r8 + 1472]                 ;    74.5 p3      75 s0.23 reload
        vmovdqu64 zmm28, [rbp + 5440]               ;    75.0 p2      77 z reload
        vpternlogd zmm26, zmm28, zmm6, 0x96         ;    81.0 p0      77 z
        vmovdqu64 [r10 + 1472], zmm26               ;    82.0 p7+p4   77 z
        vpternlogd zmm22, zmm17, zmm30, 0x96        ;    82.5 p5      78 r1_next
        vmovdqu64 zmm17, [rbp + 3456]               ;    75.5 p3      77 z
        vmovdqu64 zmm26, [rbp + 5568]               ;    76.0 p2      77 z reload
        vpxord zmm17, zmm17, zmm26                  ;    82.0 p0      77 z
        vmovdqu64 zmm28, [rbp + 2240]               ;    76.5 p3      77 z reload
        vpxord zmm6, zmm22, zmm28                   ;    83.5 p5      78 r1_next
        vmovdqu64 [rbp + 5440], zmm6                ;    84.5 p8+p9   78 r1_next spill
        vmovdqu64 zmm6, [rbp + 5504]                ;    77.0 p2      77 z reload
        vpternlogd zmm17, zmm6, [r8 + 1536], 0x96   ;    83.0 p0+p3   77 z
        vmovdqu64 [r10 + 1536], zmm17               ;    84.0 p7+p4   77 z
        vpternlogd zmm22, zmm28, zmm30, 0x60        ;    83.5 p5      78 r1_next
        vmovdqu64 zmm6, [rbp + 3520]                ;    78.0 p2      77 z
        vmovdqu64 zmm17, [rbp + 5760]               ;    78.5 p3      77 z reload
        vpxord zmm6, zmm6, zmm17                    ;    84.5 p0      77 z
        vpternlogd zmm22, zmm30, zmm13, 0x96        ;    84.5 p5      78 r1_next
        vmovdqu64 zmm30, [r8 + 1600]                ;    79.0 p2      75 s0.25 reload
        vmovdqu64 zmm28, [rbp + 5696]               ;    79.5 p3      77 z reload
        vpternlogd zmm6, zmm28, zmm30, 0x96         ;    85.5 p0      77 z
        vmovdqu64 [r10 + 1600], zmm6                ;    86.5 p8+p9   77 z
        vmovdqu64 zmm6, [rbp + 2304]                ;    80.0 p2      77 z reload
        vpxord zmm28, zmm22, zmm6                   ;    86.0 p5      78 r1_next
        vpternlogd zmm22, zmm6, zmm13, 0x60         ;    86.0 p0      78 r1_next
        vpternlogd zmm22, zmm13, zmm23, 0x96        ;    87.0 p5      78 r1_next
        vpxord zmm6, zmm22, zmm16                   ;    88.0 p0      78 r1_next
        vpternlogd zmm22, zmm16, zmm23, 0x60        ;    88.0 p5      78 r1_next
        vpternlogd zmm22, zmm23, zmm21, 0x96        ;    89.0 p0      78 r1_next
        vmovdqu64 zmm13, [rbp + 2432]               ;    80.5 p3      77 z reload
        vpxord zmm16, zmm22, zmm13                  ;    90.0 p5      78 r1_next
        vmovdqu64 zmm23, [rbp + 3776]               ;    81.0 p2      77 z
        vpxord zmm23, zmm23, [rbp + 3968]           ;    87.0 p0+p3   77 z
        vpternlogd zmm22, zmm13, zmm21, 0x60        ;    90.0 p5      78 r1_next
        vmovdqu64 zmm13, [r8 + 1856]                ;    82.0 p2      75 s0.29 reload
        vpternlogd zmm23, zmm24, zmm13, 0x96        ;    88.0 p0      77 z
        vmovdqu64 [r10 + 1856], zmm23               ;    89.0 p7+p4   77 z
        vpternlogd zmm22, zmm21, zmm9, 0x96         ;    91.0 p5      78 r1_next
        vmovdqu64 zmm21, [rbp + 2496]               ;    82.5 p3      77 z reload
        vpxord zmm23, zmm22, zmm21                  ;    92.0 p0      78 r1_next
        vpternlogd zmm22, zmm21, zmm9, 0x60         ;    92.0 p5      78 r1_next
        vmovdqu64 zmm21, [rbp + 3904]               ;    83.0 p2      77 z
        vmovdqu64 zmm24, [rbp + 1856]               ;    83.5 p3      77 z reload
        vpxord zmm21, zmm21, zmm24                  ;    89.5 p0      77 z
        vpternlogd zmm21, zmm25, [r9 + 1984], 0x96  ;    90.5 p5+p2   77 z
        vpternlogd zmm22, zmm9, zmm18, 0x96         ;    93.0 p0      78 r1_next
        vmovdqu64 zmm9, [r8 + 1984]                 ;    84.5 p3      75 s0.31 reload
        vpternlogd zmm21, zmm2, zmm9, 0x96          ;    91.5 p5      77 z
        vmovdqu64 [r10 + 1984], zmm21               ;    92.5 p8+p9   77 z
        vmovdqu64 zmm2, [rbp + 2560]                ;    85.0 p2      77 z reload
        vpxord zmm21, zmm22, zmm2                   ;    94.0 p0      78 r1_next
        vpternlogd zmm22, zmm2, zmm18, 0x60         ;    94.0 p5      78 r1_next
        vpternlogd zmm22, zmm18, zmm19, 0x96        ;    95.0 p0      78 r1_next
        vpxord zmm2, zmm22, zmm14                   ;    96.0 p5      78 r1_next
        vpternlogd zmm22, zmm14, zmm19, 0x60        ;    96.0 p0      78 r1_next
        vpternlogd zmm22, zmm19, zmm31, 0x96        ;    97.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2688]               ;    85.5 p3      77 z reload
        vpxord zmm18, zmm22, zmm14                  ;    98.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;    98.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 832]                ;    86.0 p2      78 r1_next.13 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;    99.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 2752]               ;    86.5 p3      77 z reload
        vpxord zmm19, zmm22, zmm31                  ;   100.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   100.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 896]                ;    87.0 p2      78 r1_next.14 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   101.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2816]               ;    87.5 p3      77 z reload
        vpxord zmm25, zmm22, zmm14                  ;   102.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   102.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 960]                ;    88.0 p2      78 r1_next.15 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   103.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 2880]               ;    88.5 p3      77 z reload
        vpxord zmm13, zmm22, zmm31                  ;   104.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   104.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1024]               ;    89.0 p2      78 r1_next.16 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   105.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 2944]               ;    89.5 p3      77 z reload
        vpxord zmm9, zmm22, zmm14                   ;   106.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   106.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1088]               ;    90.0 p2      78 r1_next.17 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   107.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3008]               ;    90.5 p3      77 z reload
        vpxord zmm30, zmm22, zmm31                  ;   108.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   108.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1152]               ;    91.0 p2      78 r1_next.18 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   109.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3072]               ;    91.5 p3      77 z reload
        vmovdqu64 [rbp + 5696], zmm30               ;   109.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   110.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   110.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1216]               ;    92.0 p2      78 r1_next.19 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   111.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3136]               ;    92.5 p3      77 z reload
        vmovdqu64 [rbp + 5504], zmm30               ;   111.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   112.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   112.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1280]               ;    93.0 p2      78 r1_next.20 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   113.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3200]               ;    93.5 p3      77 z reload
        vmovdqu64 [rbp + 5376], zmm30               ;   113.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   114.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   114.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1344]               ;    94.0 p2      78 r1_next.21 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   115.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3264]               ;    94.5 p3      77 z reload
        vmovdqu64 [rbp + 4992], zmm30               ;   115.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   116.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   116.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1408]               ;    95.0 p2      78 r1_next.22 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   117.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3328]               ;    95.5 p3      77 z reload
        vmovdqu64 [rbp + 4608], zmm30               ;   117.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   118.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   118.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1472]               ;    96.0 p2      78 r1_next.23 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   119.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3392]               ;    96.5 p3      77 z reload
        vmovdqu64 [rbp + 4224], zmm30               ;   119.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   120.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   120.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1536]               ;    97.0 p2      78 r1_next.24 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   121.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3456]               ;    97.5 p3      77 z reload
        vmovdqu64 [rbp + 4160], zmm30               ;   121.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   122.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   122.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1600]               ;    98.0 p2      78 r1_next.25 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   123.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3520]               ;    98.5 p3      77 z reload
        vmovdqu64 [rbp + 5056], zmm30               ;   123.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   124.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   124.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1664]               ;    99.0 p2      78 r1_next.26 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   125.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3584]               ;    99.5 p3      77 z reload
        vmovdqu64 [rbp + 4864], zmm30               ;   125.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   126.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   126.0 p5      78 r1_next
        vmovdqu64 zmm14, [r11 + 1728]               ;   100.0 p2      78 r1_next.27 reload
        vpternlogd zmm22, zmm31, zmm14, 0x96        ;   127.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3648]               ;   100.5 p3      77 z reload
        vmovdqu64 [rbp + 4800], zmm30               ;   127.0 p8+p9   78 r1_next spill
        vpxord zmm30, zmm22, zmm31                  ;   128.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm14, 0x60        ;   128.0 p0      78 r1_next
        vmovdqu64 zmm31, [r11 + 1792]               ;   101.0 p2      78 r1_next.28 reload
        vpternlogd zmm22, zmm14, zmm31, 0x96        ;   129.0 p5      78 r1_next
        vmovdqu64 zmm14, [rbp + 3712]               ;   101.5 p3      77 z reload
        vmovdqu64 [rbp + 4096], zmm30               ;   129.0 p7+p4   78 r1_next spill
        vpxord zmm30, zmm22, zmm14                  ;   130.0 p0      78 r1_next
        vpternlogd zmm22, zmm14, zmm31, 0x60        ;   130.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm5, 0x96         ;   131.0 p0      78 r1_next
        vmovdqu64 zmm31, [rbp + 3776]               ;   102.0 p2      77 z reload
        vpxord zmm14, zmm22, zmm31                  ;   132.0 p5      78 r1_next
        vpternlogd zmm22, zmm31, zmm5, 0x60         ;   132.0 p0      78 r1_next
        vpternlogd zmm22, zmm5, zmm27, 0x96         ;   133.0 p5      78 r1_next
        vmovdqu64 zmm31, [rbp + 3840]               ;   102.5 p3      77 z reload
        vpxord zmm5, zmm22, zmm31                   ;   134.0 p0      78 r1_next
        vpternlogd zmm22, zmm31, zmm27, 0x60        ;   134.0 p5      78 r1_next
        vmovdqa64 zmm31, zmm7                       ;    86.0         66 r2 copy
        vpternlogd zmm31, zmm4, zmm4, 0xc3          ;   108.7 p0      66 r2
        vmovdqu64 [rbp + 4544], zmm5                ;   135.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm5, zmm31                       ;   109.7         66 r2 copy
        vmovdqu64 [rbp + 4352], zmm14               ;   133.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm14, zmm15                      ;    86.8         66 r2 copy
        vpternlogd zmm14, zmm12, zmm12, 0xc3        ;   109.0 p5      66 r2
        vmovdqu64 [rbp + 6336], zmm30               ;   131.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm30, zmm14                      ;   110.0         66 r2 copy
        vmovdqu64 [rbp + 6400], zmm9                ;   107.0 p7+p4   78 r1_next spill
        vmovdqu64 zmm9, [r11 + 1984]                ;   103.0 p2      78 r1_next
        vpxord zmm9, zmm9, [rbp + 3904]             ;   109.7 p0+p3   78 r1_next
        vpternlogd zmm9, zmm22, zmm27, 0x96         ;   135.0 p5      78 r1_next
        vmovdqa64 zmm22, zmm31                      ;   109.7         66 r2 copy
        vpternlogd zmm22, zmm3, [rbp + 4032], 0x69  ;   110.7 p0+p2   66 r2
        vpxord zmm27, zmm22, [rbp + 5952]           ;   111.7 p5+p3   66 r2
        vmovdqu64 [rbp + 5952], zmm9                ;   136.0 p8+p9   78 r1_next spill
        vpxord zmm9, zmm22, zmm0                    ;   111.7 p0      66 r2
        vmovdqu64 [rbp + 4032], zmm13               ;   105.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm13, zmm22                      ;   111.7         66 r2 copy
        vmovdqu64 [rbp + 6464], zmm25               ;   103.0 p8+p9   78 r1_next spill
        vmovdqa64 zmm25, zmm27                      ;   112.7         66 r2 copy
        vmovdqu64 [rbp + 6528], zmm19               ;   101.0 p7+p4   78 r1_next spill
        vmovdqa64 zmm19, zmm9                       ;   112.7         66 r2 copy
        vmovdqu64 [rbp + 6592], zmm18               ;   101.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm18, zmm27                      ;   112.7         66 r2 copy
        vmovdqu64 [rbp + 6656], zmm2                ;   102.3 p7+p4   78 r1_next spill
        vmovdqu64 zmm2, [rbp + 6208]                ;   105.0 p2      66 r2
        vpternlogd zmm2, zmm27, [rbp + 6208], 0xc3  ;   112.7 p5+p3   66 r2
        vmovdqu64 [rbp + 6720], zmm21               ;   103.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm21, zmm2                       ;   113.7         66 r2 copy
        vpternlogd zmm21, zmm4, zmm0, 0x18          ;   113.7 p0      66 r2
        vmovdqu64 [rbp + 6784], zmm23               ;   104.3 p7+p4   78 r1_next spill
        vpxord zmm23, zmm2, zmm0                    ;   113.7 p5      66 r2
        vmovdqu64 [rbp + 6848], zmm16               ;   105.2 p8+p9   78 r1_next spill
        vpxord zmm16, zmm0, [rbp + 4288]            ;   113.7 p0+p2   66 r2
        vpternlogd zmm16, zmm9, zmm7, 0x2d          ;   114.7 p5      66 r2
        vmovdqu64 [rbp + 6912], zmm6                ;   106.3 p7+p4   78 r1_next spill
        vmovdqa64 zmm6, zmm9                        ;   112.7         66 r2 copy
        vpternlogd zmm6, zmm3, [rbp + 4288], 0x96   ;   114.7 p0+p3   66 r2
        vpxord zmm25, zmm25, zmm6                   ;   115.7 p5      66 r2
        vmovdqu64 [rbp + 6976], zmm28               ;   107.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm28, zmm2                       ;   113.7         66 r2 copy
        vpternlogd zmm28, zmm25, zmm31, 0xf9        ;   116.7 p0      66 r2
        vmovdqu64 [rbp + 7040], zmm20               ;   108.3 p7+p4   78 r1_next spill
        vpxord zmm20, zmm25, zmm7                   ;   116.7 p5      66 r2
        vmovdqu64 [rbp + 7104], zmm29               ;   109.2 p8+p9   78 r1_next spill
        vmovdqa64 zmm29, zmm20                      ;   117.7         66 r2 copy
        vpternlogd zmm29, zmm3, zmm0, 0xc6          ;   117.7 p0      66 r2
        vmovdqu64 [rbp + 7168], zmm1                ;   110.3 p7+p4   78 r1_next spill
        vmovdqa64 zmm1, zmm2                        ;   113.7         66 r2 copy
        vpternlogd zmm1, zmm6, zmm4, 0x69           ;   117.0 p5      66 r2
        vmovdqu64 zmm26, [rbp + 6208]               ;   107.0 p2      77 z reload
        vpternlogd zmm31, zmm26, [rbp + 4288], 0x69 ;   117.7 p0+p3   66 r2
        vpxord zmm19, zmm19, zmm31                  ;   118.7 p5      66 r2
        vmovdqa64 zmm26, zmm2                       ;   113.7         66 r2 copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3        ;   118.7 p0      66 r2
        vpxord zmm13, zmm13, zmm26                  ;   119.7 p5      66 r2
        vpxord zmm5, zmm5, zmm26                    ;   119.7 p0      66 r2
        vpternlogd zmm5, zmm28, zmm29, 0x96         ;   120.7 p5      66 r2
        vpternlogd zmm29, zmm13, zmm6, 0xb4         ;   120.7 p0      66 r2
        vpternlogd zmm16, zmm21, zmm29, 0x69        ;   121.7 p5      66 r2
        vpternlogd zmm27, zmm5, zmm26, 0x93         ;   121.7 p0      66 r2
        vpternlogd zmm29, zmm1, zmm19, 0x78         ;   122.0 p5      66 r2
        vpord zmm21, zmm19, zmm7                    ;   122.7 p0      66 r2
        vmovdqa64 zmm28, zmm1                       ;   118.0         66 r2 copy
        vpternlogd zmm28, zmm31, zmm31, 0xf3        ;   123.0 p5      66 r2
        vpternlogd zmm28, zmm21, zmm5, 0x69         ;   124.0 p0      66 r2
        vmovdqa64 zmm5, zmm27                       ;   122.7         66 r2 copy
        vpternlogd zmm5, zmm25, zmm22, 0x87         ;   124.0 p5      66 r2
        vpternlogd zmm29, zmm27, zmm5, 0x96         ;   125.0 p0      66 r2
        vmovdqa64 zmm21, zmm29                      ;   126.0         66 r2 copy
        vpternlogd zmm21, zmm5, zmm28, 0x59         ;   126.0 p5      66 r2
        vmovdqa64 zmm27, zmm21                      ;   127.0         66 r2 copy
        vpternlogd zmm27, zmm5, zmm16, 0x36         ;   127.0 p0      66 r2
        vmovdqa64 zmm17, zmm27                      ;   128.0         66 r2 copy
        vpternlogd zmm17, zmm29, zmm16, 0x9a        ;   128.0 p5      66 r2
        vpternlogd zmm27, zmm29, zmm16, 0x53        ;   128.0 p0      66 r2
        vpternlogd zmm3, zmm17, zmm19, 0x12         ;   129.0 p5      66 r2
        vpandd zmm18, zmm18, zmm27                  ;   129.0 p0      66 r2
        vpxord zmm29, zmm17, zmm27                  ;   129.0 p5      66 r2
        vpternlogd zmm21, zmm16, zmm29, 0x39        ;   130.0 p0      66 r2
        vmovdqa64 zmm16, zmm29                      ;   130.0         66 r2 copy
        vmovdqa64 zmm24, zmm21                      ;   131.0         66 r2 copy
        vpternlogd zmm24, zmm5, zmm28, 0xc6         ;   131.0 p5      66 r2
        vpternlogd zmm21, zmm5, zmm28, 0xd1         ;   131.0 p0      66 r2
        vpternlogd zmm6, zmm3, zmm24, 0x93          ;   132.0 p5      66 r2
        vpandnd zmm5, zmm21, zmm19                  ;   132.0 p0      66 r2
        vpternlogd zmm13, zmm5, zmm24, 0x93         ;   133.0 p5      66 r2
        vpxord zmm16, zmm16, zmm21                  ;   132.0 p0      66 r2
        vpxord zmm19, zmm21, zmm24                  ;   132.0 p5      66 r2
        vpternlogd zmm5, zmm23, zmm19, 0x1e         ;   133.0 p0      66 r2
        vpternlogd zmm19, zmm4, zmm2, 0xf6          ;   133.0 p5      66 r2
        vpternlogd zmm24, zmm27, zmm27, 0xc3        ;   133.7 p0      66 r2
        vpternlogd zmm0, zmm24, zmm16, 0x6f         ;   134.7 p5      66 r2
        vpternlogd zmm22, zmm0, zmm24, 0x9c         ;   135.7 p0      66 r2
        vpternlogd zmm17, zmm2, zmm22, 0x56         ;   136.7 p5      66 r2
        vpternlogd zmm25, zmm24, zmm16, 0x6f        ;   135.7 p0      66 r2
        vpternlogd zmm20, zmm16, zmm19, 0x6a        ;   136.0 p5      66 r2
        vpandd zmm24, zmm24, zmm7                   ;   136.7 p0      66 r2
        vmovdqa64 zmm2, zmm14                       ;   110.0         66 r2 copy
        vpternlogd zmm2, zmm11, [rbp + 6016], 0x69  ;   137.0 p5+p2   66 r2
        vmovdqu64 zmm4, [rbp + 6272]                ;   108.5 p3      77 z reload
        vmovdqa64 zmm23, zmm14                      ;   110.0         66 r2 copy
        vpternlogd zmm23, zmm10, zmm4, 0x69         ;   137.7 p0      66 r2
        vmovdqa64 zmm28, zmm29                      ;   130.0         66 r2 copy
        vpternlogd zmm28, zmm1, zmm7, 0xf9          ;   138.0 p5      66 r2
        vpternlogd zmm3, zmm7, zmm28, 0x96          ;   139.0 p0      66 r2
        vpternlogd zmm19, zmm28, zmm6, 0x96         ;   139.0 p5      66 r2
        vpternlogd zmm3, zmm24, zmm25, 0x96         ;   140.0 p0      66 r2
        vpternlogd zmm22, zmm13, zmm19, 0x96        ;   140.0 p5      66 r2
        vpternlogd zmm21, zmm1, zmm22, 0xa6         ;   141.0 p0      66 r2
        vpternlogd zmm20, zmm25, zmm21, 0x69        ;   142.0 p5      66 r2
        vpternlogd zmm18, zmm21, zmm6, 0x69         ;   142.0 p0      66 r2
        vpternlogd zmm27, zmm26, zmm20, 0x95        ;   143.0 p5      66 r2
        vpternlogd zmm29, zmm31, zmm27, 0xa6        ;   144.0 p0      66 r2
        vpxord zmm31, zmm2, [rbp + 6080]            ;   143.0 p5+p2   66 r2
        vpxord zmm1, zmm2, zmm8                     ;   143.7 p0      66 r2
        vmovdqa64 zmm6, zmm2                        ;   138.0         66 r2 copy
        vmovdqa64 zmm7, zmm31                       ;   144.0         66 r2 copy
        vpxord zmm21, zmm23, zmm1                   ;   144.7 p5      66 r2
        vmovdqa64 zmm24, zmm31                      ;   144.0         66 r2 copy
        vpternlogd zmm24, zmm4, zmm4, 0xc3          ;   144.7 p0      66 r2
        vpord zmm4, zmm21, zmm15                    ;   145.7 p5      66 r2
        vmovdqa64 zmm25, zmm31                      ;   144.0         66 r2 copy
        vmovdqa64 zmm26, zmm1                       ;   144.7         66 r2 copy
        vpternlogd zmm26, zmm11, zmm10, 0x96        ;   145.7 p0      66 r2
        vpxord zmm7, zmm7, zmm26                    ;   146.7 p5      66 r2
        vpternlogd zmm14, zmm24, zmm7, 0xed         ;   147.7 p0      66 r2
        vpxord zmm28, zmm7, zmm15                   ;   147.7 p5      66 r2
        vpxord zmm10, zmm10, zmm8                   ;   147.7 p0      66 r2
        vpternlogd zmm10, zmm1, zmm15, 0x2d         ;   148.7 p5      66 r2
        vmovdqu64 [rbp + 6272], zmm22               ;   141.0 p8+p9   66 r2 spill
        vmovdqa64 zmm22, zmm28                      ;   148.7         66 r2 copy
        vpternlogd zmm22, zmm11, zmm8, 0xc6         ;   148.7 p0      66 r2
        vmovdqu64 [rbp + 6080], zmm3                ;   141.0 p7+p4   66 r2 spill
        vmovdqa64 zmm3, zmm24                       ;   145.7         66 r2 copy
        vpternlogd zmm3, zmm23, zmm23, 0xc3         ;   149.0 p5      66 r2
        vpxord zmm6, zmm6, zmm3                     ;   150.0 p0      66 r2
        vpxord zmm30, zmm30, zmm3                   ;   150.0 p5      66 r2
        vpternlogd zmm30, zmm14, zmm22, 0x69        ;   151.0 p0      66 r2
        vpternlogd zmm22, zmm6, zmm26, 0xb4         ;   151.0 p5      66 r2
        vpternlogd zmm31, zmm30, zmm3, 0x6c         ;   152.0 p0      66 r2
        vmovdqa64 zmm14, zmm24                      ;   145.7         66 r2 copy
        vpternlogd zmm14, zmm26, zmm12, 0x69        ;   152.0 p5      66 r2
        vmovdqu64 [rbp + 6016], zmm19               ;   140.0 p8+p9   66 r2 spill
        vmovdqa64 zmm19, zmm24                      ;   145.7         66 r2 copy
        vpternlogd zmm19, zmm12, zmm8, 0x18         ;   152.7 p0      66 r2
        vpternlogd zmm10, zmm19, zmm22, 0x69        ;   153.7 p5      66 r2
        vpternlogd zmm22, zmm14, zmm21, 0x78        ;   153.7 p0      66 r2
        vmovdqa64 zmm19, zmm14                      ;   153.0         66 r2 copy
        vpternlogd zmm19, zmm23, zmm23, 0xf3        ;   154.0 p5      66 r2
        vpternlogd zmm19, zmm4, zmm30, 0x96         ;   155.0 p0      66 r2
        vmovdqa64 zmm30, zmm31                      ;   153.0         66 r2 copy
        vpternlogd zmm30, zmm7, zmm2, 0x87          ;   155.0 p5      66 r2
        vpternlogd zmm22, zmm31, zmm30, 0x96        ;   156.0 p0      66 r2
        vmovdqa64 zmm31, zmm24                      ;   145.7         66 r2 copy
        vmovdqa64 zmm4, zmm22                       ;   157.0         66 r2 copy
        vpternlogd zmm4, zmm30, zmm19, 0x59         ;   157.0 p5      66 r2
        vmovdqu64 [rbp + 4288], zmm20               ;   143.0 p7+p4   66 r2 spill
        vmovdqa64 zmm20, zmm4                       ;   158.0         66 r2 copy
        vpternlogd zmm20, zmm30, zmm10, 0x36        ;   158.0 p0      66 r2
        vmovdqu64 [rbp + 6208], zmm17               ;   137.7 p8+p9   66 r2 spill
        vmovdqa64 zmm17, zmm20                      ;   159.0         66 r2 copy
        vpternlogd zmm17, zmm22, zmm10, 0x9a        ;   159.0 p5      66 r2
        vpternlogd zmm20, zmm22, zmm10, 0x53        ;   159.0 p0      66 r2
        vpternlogd zmm11, zmm17, zmm21, 0x12        ;   160.0 p5      66 r2
        vpord zmm31, zmm31, zmm17                   ;   160.0 p0      66 r2
        vpxord zmm17, zmm17, zmm20                  ;   160.0 p5      66 r2
        vpternlogd zmm4, zmm10, zmm17, 0x39         ;   161.0 p0      66 r2
        vpandd zmm25, zmm25, zmm20                  ;   160.0 p5      66 r2
        vmovdqa64 zmm10, zmm17                      ;   161.0         66 r2 copy
        vmovdqa64 zmm22, zmm4                       ;   162.0         66 r2 copy
        vpternlogd zmm22, zmm30, zmm19, 0xc6        ;   162.0 p0      66 r2
        vpternlogd zmm4, zmm30, zmm19, 0xd1         ;   162.0 p5      66 r2
        vpternlogd zmm26, zmm11, zmm22, 0x93        ;   163.0 p0      66 r2
        vpandnd zmm30, zmm4, zmm21                  ;   163.0 p5      66 r2
        vpternlogd zmm6, zmm30, zmm22, 0x93         ;   164.0 p0      66 r2
        vpxord zmm10, zmm10, zmm4                   ;   163.0 p5      66 r2
        vpternlogd zmm1, zmm10, zmm6, 0x6a          ;   165.0 p0      66 r2
        vpxord zmm19, zmm4, zmm22                   ;   164.0 p5      66 r2
        vpternlogd zmm12, zmm19, zmm24, 0xde        ;   165.0 p0      66 r2
        vpternlogd zmm19, zmm24, zmm8, 0xf6         ;   165.0 p5      66 r2
        vpternlogd zmm22, zmm20, zmm20, 0xc3        ;   165.7 p0      66 r2
        vpternlogd zmm8, zmm22, zmm10, 0x6f         ;   166.7 p5      66 r2
        vpternlogd zmm2, zmm8, zmm22, 0x9c          ;   167.7 p0      66 r2
        vpternlogd zmm7, zmm22, zmm10, 0x6f         ;   167.0 p5      66 r2
        vpternlogd zmm10, zmm28, zmm12, 0x6a        ;   167.7 p0      66 r2
        vmovdqa64 zmm21, zmm17                      ;   161.0         66 r2 copy
        vpternlogd zmm21, zmm14, zmm15, 0xf9        ;   168.0 p5      66 r2
        vpternlogd zmm12, zmm21, zmm26, 0x96        ;   169.0 p0      66 r2
        vpternlogd zmm21, zmm11, zmm15, 0x96        ;   169.0 p5      66 r2
        vpternlogd zmm21, zmm22, zmm15, 0x78        ;   170.0 p0      66 r2
        vpternlogd zmm6, zmm2, zmm12, 0x96          ;   170.0 p5      66 r2
        vpternlogd zmm4, zmm14, zmm6, 0xa6          ;   171.0 p0      66 r2
        vpternlogd zmm25, zmm26, zmm4, 0x69         ;   172.0 p5      66 r2
        vpternlogd zmm10, zmm4, zmm7, 0x69          ;   172.0 p0      66 r2
        vpternlogd zmm20, zmm3, zmm10, 0x95         ;   173.0 p5      66 r2
        vpternlogd zmm17, zmm23, zmm20, 0xa6        ;   174.0 p0      66 r2
        vpternlogd zmm31, zmm20, zmm2, 0x96         ;   174.0 p5      66 r2
        vpternlogd zmm1, zmm8, zmm17, 0x69          ;   175.0 p0      66 r2
        vpternlogd zmm19, zmm17, zmm30, 0x96        ;   175.0 p5      66 r2
        vmovdqu64 zmm30, [rbp + 5312]               ;   120.5 p3      77 z reload
        vmovdqu64 zmm2, [rbp + 5632]                ;   120.7 p2      66 r2
        vpternlogd zmm2, zmm30, zmm30, 0xc3         ;   174.7 p0      66 r2
        vmovdqa64 zmm3, zmm2                        ;   175.7         66 r2 copy
        vmovdqu64 zmm4, [rbp + 5120]                ;   121.5 p3      66 r2
        vpternlogd zmm4, zmm2, [rbp + 6144], 0x69   ;   175.7 p5+p2   66 r2
        vpxord zmm8, zmm4, [rbp + 5824]             ;   176.7 p0+p3   66 r2
        vmovdqu64 zmm11, [rbp + 4480]               ;   122.7 p2      77 z reload
        vpxord zmm14, zmm4, zmm11                   ;   176.7 p5      66 r2
        vmovdqa64 zmm15, zmm4                       ;   176.7         66 r2 copy
        vmovdqa64 zmm17, zmm8                       ;   177.7         66 r2 copy
        vmovdqa64 zmm20, zmm14                      ;   177.7         66 r2 copy
        vmovdqu64 zmm22, [rbp + 4736]               ;   123.5 p3      77 z reload
        vmovdqa64 zmm23, zmm22                      ;   129.5         66 r2 copy
        vpternlogd zmm23, zmm8, zmm22, 0xc3         ;   177.7 p0      66 r2
        vmovdqu64 zmm24, [rbp + 4672]               ;   123.7 p2      77 z reload
        vpternlogd zmm22, zmm2, zmm24, 0x69         ;   177.0 p5      66 r2
        vpxord zmm20, zmm20, zmm22                  ;   178.0 p0      66 r2
        vmovdqa64 zmm26, zmm23                      ;   178.7         66 r2 copy
        vpternlogd zmm26, zmm22, zmm22, 0xc3        ;   178.7 p5      66 r2
        vpxord zmm15, zmm15, zmm26                  ;   179.7 p0      66 r2
        vpxord zmm3, zmm3, zmm26                    ;   179.7 p5      66 r2
        vmovdqu64 zmm28, [rbp + 5632]               ;   124.5 p3      77 z reload
        vmovdqu64 [rbp + 4736], zmm10               ;   173.0 p7+p4   66 r2 spill
        vpord zmm10, zmm20, zmm28                   ;   179.7 p0      66 r2
        vmovdqu64 [rbp + 5824], zmm6                ;   171.0 p8+p9   66 r2 spill
        vmovdqa64 zmm6, zmm23                       ;   178.7         66 r2 copy
        vpternlogd zmm6, zmm30, zmm11, 0x18         ;   180.0 p5      66 r2
        vmovdqu64 [rbp + 6144], zmm21               ;   171.0 p7+p4   66 r2 spill
        vpxord zmm21, zmm23, zmm11                  ;   180.7 p0      66 r2
        vmovdqu64 [rbp + 7232], zmm7                ;   168.0 p8+p9   66 r2 spill
        vmovdqa64 zmm7, zmm23                       ;   178.7         66 r2 copy
        vmovdqu64 [rbp + 7296], zmm12               ;   170.0 p7+p4   66 r2 spill
        vpxord zmm12, zmm24, zmm11                  ;   181.0 p5      66 r2
        vpternlogd zmm12, zmm14, zmm28, 0x2d        ;   182.0 p0      66 r2
        vpternlogd zmm24, zmm14, [rbp + 5120], 0x96 ;   182.0 p5+p2   66 r2
        vpxord zmm17, zmm17, zmm24                  ;   183.0 p0      66 r2
        vpternlogd zmm2, zmm23, zmm17, 0xed         ;   184.0 p5      66 r2
        vmovdqu64 [rbp + 4672], zmm1                ;   176.0 p8+p9   66 r2 spill
        vpxord zmm1, zmm17, zmm28                   ;   184.0 p0      66 r2
        vmovdqu64 [rbp + 7360], zmm27               ;   144.0 p7+p4   66 r2 spill
        vmovdqa64 zmm27, zmm23                      ;   178.7         66 r2 copy
        vpternlogd zmm27, zmm24, zmm30, 0x69        ;   184.0 p5      66 r2
        vmovdqu64 [rbp + 7424], zmm31               ;   175.0 p8+p9   66 r2 spill
        vmovdqa64 zmm31, zmm27                      ;   185.0         66 r2 copy
        vpternlogd zmm31, zmm22, zmm22, 0xf3        ;   185.0 p0      66 r2
        vmovdqu64 [rbp + 7488], zmm18               ;   143.0 p7+p4   66 r2 spill
        vmovdqa64 zmm18, zmm28                      ;   130.5         66 r2 copy
        vmovdqu64 [rbp + 7552], zmm25               ;   173.0 p8+p9   66 r2 spill
        vmovdqa64 zmm25, zmm1                       ;   185.0         66 r2 copy
        vpternlogd zmm25, zmm11, [rbp + 5120], 0xa6 ;   185.0 p5+p3   66 r2
        vpternlogd zmm3, zmm2, zmm25, 0x96          ;   186.0 p0      66 r2
        vpternlogd zmm31, zmm10, zmm3, 0x69         ;   187.0 p5      66 r2
        vpternlogd zmm25, zmm15, zmm24, 0xb4        ;   186.7 p0      66 r2
        vpternlogd zmm12, zmm6, zmm25, 0x69         ;   187.7 p5      66 r2
        vpternlogd zmm3, zmm26, zmm8, 0x87          ;   187.7 p0      66 r2
        vpternlogd zmm25, zmm27, zmm20, 0x78        ;   188.0 p5      66 r2
        vmovdqa64 zmm2, zmm3                        ;   188.7         66 r2 copy
        vpternlogd zmm2, zmm17, zmm4, 0x87          ;   188.7 p0      66 r2
        vpternlogd zmm25, zmm3, zmm2, 0x96          ;   189.7 p5      66 r2
        vmovdqa64 zmm3, zmm25                       ;   190.7         66 r2 copy
        vpternlogd zmm3, zmm2, zmm31, 0x59          ;   190.7 p0      66 r2
        vmovdqa64 zmm6, zmm3                        ;   191.7         66 r2 copy
        vpternlogd zmm6, zmm2, zmm12, 0x36          ;   191.7 p5      66 r2
        vmovdqa64 zmm10, zmm6                       ;   192.7         66 r2 copy
        vpternlogd zmm10, zmm25, zmm12, 0x9a        ;   192.7 p0      66 r2
        vpternlogd zmm6, zmm25, zmm12, 0x53         ;   192.7 p5      66 r2
        vpternlogd zmm16, zmm13, zmm9, 0x6c         ;   191.7 p0      66 r2
        vpord zmm7, zmm7, zmm10                     ;   193.7 p5      66 r2
        vpxord zmm9, zmm10, zmm6                    ;   193.7 p0      66 r2
        vpternlogd zmm3, zmm12, zmm9, 0x39          ;   194.7 p5      66 r2
        vpternlogd zmm16, zmm0, zmm29, 0x96         ;   193.7 p0      66 r2
        vmovdqa64 zmm0, zmm9                        ;   194.7         66 r2 copy
        vpternlogd zmm10, zmm20, [rbp + 5120], 6    ;   194.0 p5+p2   66 r2
        vmovdqa64 zmm12, zmm3                       ;   195.7         66 r2 copy
        vpternlogd zmm12, zmm2, zmm31, 0xc6         ;   195.7 p0      66 r2
        vpternlogd zmm3, zmm2, zmm31, 0xd1          ;   195.7 p5      66 r2
        vpternlogd zmm24, zmm10, zmm12, 0x93        ;   196.7 p0      66 r2
        vpandnd zmm31, zmm3, zmm20                  ;   196.7 p5      66 r2
        vpternlogd zmm15, zmm31, zmm12, 0x93        ;   197.7 p0      66 r2
        vpternlogd zmm8, zmm24, zmm6, 0x6c          ;   197.7 p5      66 r2
        vpxord zmm0, zmm0, zmm3                     ;   197.7 p0      66 r2
        vpternlogd zmm14, zmm0, zmm15, 0x6a         ;   198.7 p5      66 r2
        vpxord zmm2, zmm3, zmm12                    ;   198.7 p0      66 r2
        vpternlogd zmm23, zmm30, zmm2, 0xbe         ;   199.7 p5      66 r2
        vpternlogd zmm31, zmm2, zmm21, 0x1e         ;   199.7 p0      66 r2
        vpternlogd zmm12, zmm6, zmm6, 0xc3          ;   200.0 p5      66 r2
        vpternlogd zmm11, zmm12, zmm0, 0x6f         ;   201.0 p0      66 r2
        vpternlogd zmm4, zmm11, zmm12, 0x9c         ;   202.0 p5      66 r2
        vpternlogd zmm17, zmm12, zmm0, 0x6f         ;   201.7 p0      66 r2
        vpandd zmm18, zmm18, zmm12                  ;   202.0 p5      66 r2
        vpternlogd zmm0, zmm1, zmm23, 0x6a          ;   202.7 p0      66 r2
        vmovdqa64 zmm30, zmm9                       ;   194.7         66 r2 copy
        vpternlogd zmm30, zmm27, zmm28, 0xf9        ;   203.0 p5      66 r2
        vpternlogd zmm23, zmm24, zmm30, 0x96        ;   204.0 p0      66 r2
        vpternlogd zmm30, zmm10, zmm28, 0x96        ;   204.0 p5      66 r2
        vpternlogd zmm30, zmm18, zmm17, 0x96        ;   205.0 p0      66 r2
        vpternlogd zmm15, zmm4, zmm23, 0x96         ;   205.0 p5      66 r2
        vpternlogd zmm3, zmm27, zmm15, 0xa6         ;   206.0 p0      66 r2
        vpternlogd zmm0, zmm17, zmm3, 0x69          ;   207.0 p5      66 r2
        vpternlogd zmm6, zmm26, zmm0, 0x95          ;   208.0 p0      66 r2
        vpternlogd zmm9, zmm22, zmm6, 0xa6          ;   209.0 p5      66 r2
        vpternlogd zmm7, zmm6, zmm4, 0x96           ;   209.0 p0      66 r2
        vpternlogd zmm14, zmm11, zmm9, 0x69         ;   210.0 p5      66 r2
        vmovdqu64 zmm1, [rbp + 7552]                ;   173.0 p3      66 r2
        vmovdqu64 zmm2, [rbp + 7488]                ;   143.0 p2      66 r2 reload
        vpxord zmm1, zmm1, zmm2                     ;   208.7 p0      66 r2
        vmovdqa64 zmm4, zmm19                       ;   176.0         66 r2 copy
        vpternlogd zmm4, zmm5, zmm29, 0x96          ;   209.0 p5      66 r2
        vpternlogd zmm19, zmm31, zmm9, 0x96         ;   210.0 p0      66 r2
        vpxord zmm6, zmm1, zmm7                     ;   210.0 p5      66 r2
        vmovdqu64 zmm10, [rbp + 6016]               ;   140.0 p3      66 r2
        vmovdqa64 zmm11, zmm15                      ;   206.0         66 r2 copy
        vmovdqa64 zmm12, zmm6                       ;   211.0         66 r2 copy
        vmovdqu64 zmm13, [rbp + 5184]               ;   140.2 p2      77 z reload
        vmovdqu64 zmm17, [rbp + 1856]               ;   140.7 p3      66 r2
        vpternlogd zmm17, zmm13, zmm13, 0xc3        ;   210.7 p0      66 r2
        vmovdqa64 zmm18, zmm17                      ;   211.7         66 r2 copy
        vmovdqu64 zmm20, [rbp + 5248]               ;   141.2 p2      66 r2
        vpternlogd zmm20, zmm17, [rbp + 5760], 0x69 ;   211.7 p5+p3   66 r2
        vpxord zmm21, zmm20, [rbp + 1792]           ;   212.7 p0+p2   66 r2
        vmovdqu64 zmm22, [rbp + 5568]               ;   142.7 p3      77 z reload
        vpxord zmm24, zmm20, zmm22                  ;   212.7 p5      66 r2
        vmovdqa64 zmm25, zmm20                      ;   212.7         66 r2 copy
        vmovdqa64 zmm26, zmm21                      ;   213.7         66 r2 copy
        vmovdqa64 zmm27, zmm24                      ;   213.7         66 r2 copy
        vmovdqu64 zmm28, [rbp + 5888]               ;   143.2 p2      77 z reload
        vpxord zmm2, zmm22, zmm28                   ;   212.7 p0      66 r2
        vpternlogd zmm2, zmm24, [rbp + 1856], 0x2d  ;   213.7 p5+p3   66 r2
        vmovdqu64 [rbp + 5760], zmm15               ;   206.0 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm24                      ;   213.7         66 r2 copy
        vpternlogd zmm15, zmm28, [rbp + 5248], 0x96 ;   213.7 p0+p2   66 r2
        vpxord zmm26, zmm26, zmm15                  ;   214.7 p5      66 r2
        vpternlogd zmm28, zmm17, [rbp + 3968], 0x69 ;   214.7 p0+p3   66 r2
        vpxord zmm27, zmm27, zmm28                  ;   215.7 p5      66 r2
        vmovdqu64 [rbp + 5888], zmm16               ;   194.7 p8+p9   66 r2 spill
        vpxord zmm16, zmm26, [rbp + 1856]           ;   215.7 p0+p2   66 r2
        vmovdqu64 [rbp + 5632], zmm23               ;   205.0 p7+p4   66 r2 spill
        vpord zmm23, zmm27, [rbp + 1856]            ;   216.7 p5+p3   66 r2
        vmovdqu64 [rbp + 4480], zmm4                ;   210.0 p8+p9   66 r2 spill
        vmovdqa64 zmm4, zmm16                       ;   216.7         66 r2 copy
        vpternlogd zmm4, zmm22, [rbp + 5248], 0xa6  ;   216.7 p0+p2   66 r2
        vmovdqu64 [rbp + 5312], zmm9                ;   210.0 p7+p4   66 r2 spill
        vmovdqu64 zmm9, [rbp + 4736]                ;   173.0 p3      66 r2
        vpxord zmm9, zmm9, [rbp + 4288]             ;   217.0 p5+p2   66 r2
        vmovdqu64 [rbp + 5120], zmm9                ;   218.0 p8+p9   66 r2 spill
        vmovdqu64 zmm9, [rbp + 3968]                ;   147.7 p3      66 r2
        vpternlogd zmm9, zmm21, [rbp + 3968], 0xc3  ;   217.7 p0+p2   66 r2
        vpternlogd zmm17, zmm9, zmm26, 0xed         ;   218.7 p5      66 r2
        vmovdqu64 [rbp + 3968], zmm31               ;   200.7 p7+p4   66 r2 spill
        vmovdqa64 zmm31, zmm9                       ;   218.7         66 r2 copy
        vpternlogd zmm31, zmm28, zmm28, 0xc3        ;   218.7 p0      66 r2
        vpxord zmm25, zmm25, zmm31                  ;   219.7 p5      66 r2
        vpxord zmm18, zmm18, zmm31                  ;   219.7 p0      66 r2
        vpternlogd zmm18, zmm17, zmm4, 0x96         ;   220.7 p5      66 r2
        vpternlogd zmm4, zmm25, zmm15, 0xb4         ;   220.7 p0      66 r2
        vmovdqa64 zmm17, zmm9                       ;   218.7         66 r2 copy
        vpternlogd zmm17, zmm15, zmm13, 0x69        ;   221.0 p5      66 r2
        vmovdqu64 [rbp + 7616], zmm8                ;   198.7 p8+p9   66 r2 spill
        vmovdqa64 zmm8, zmm9                        ;   218.7         66 r2 copy
        vpternlogd zmm8, zmm13, zmm22, 0x18         ;   221.7 p0      66 r2
        vpternlogd zmm2, zmm8, zmm4, 0x69           ;   222.7 p5      66 r2
        vpternlogd zmm4, zmm17, zmm27, 0x78         ;   222.7 p0      66 r2
        vmovdqa64 zmm8, zmm17                       ;   222.0         66 r2 copy
        vpternlogd zmm8, zmm28, zmm28, 0xf3         ;   223.0 p5      66 r2
        vpternlogd zmm8, zmm23, zmm18, 0x69         ;   224.0 p0      66 r2
        vpternlogd zmm18, zmm31, zmm21, 0x87        ;   224.0 p5      66 r2
        vmovdqa64 zmm23, zmm18                      ;   225.0         66 r2 copy
        vpternlogd zmm23, zmm26, zmm20, 0x87        ;   225.0 p0      66 r2
        vpternlogd zmm4, zmm18, zmm23, 0x96         ;   226.0 p5      66 r2
        vmovdqa64 zmm18, zmm4                       ;   227.0         66 r2 copy
        vpternlogd zmm18, zmm23, zmm8, 0x59         ;   227.0 p0      66 r2
        vmovdqu64 [rbp + 7680], zmm3                ;   207.0 p7+p4   66 r2 spill
        vmovdqa64 zmm3, zmm18                       ;   228.0         66 r2 copy
        vpternlogd zmm3, zmm23, zmm2, 0x36          ;   228.0 p5      66 r2
        vmovdqu64 [rbp + 7744], zmm30               ;   206.0 p8+p9   66 r2 spill
        vmovdqa64 zmm30, zmm3                       ;   229.0         66 r2 copy
        vpternlogd zmm30, zmm4, zmm2, 0x9a          ;   229.0 p0      66 r2
        vpternlogd zmm3, zmm4, zmm2, 0x53           ;   229.0 p5      66 r2
        vpxord zmm4, zmm30, zmm3                    ;   230.0 p0      66 r2
        vpternlogd zmm18, zmm2, zmm4, 0x39          ;   231.0 p5      66 r2
        vmovdqa64 zmm2, zmm4                        ;   231.0         66 r2 copy
        vmovdqu64 [rbp + 7808], zmm14               ;   211.0 p7+p4   66 r2 spill
        vmovdqa64 zmm14, zmm18                      ;   232.0         66 r2 copy
        vpternlogd zmm14, zmm23, zmm8, 0xc6         ;   232.0 p0      66 r2
        vpternlogd zmm18, zmm23, zmm8, 0xd1         ;   232.0 p5      66 r2
        vpxord zmm2, zmm2, zmm18                    ;   233.0 p0      66 r2
        vpandnd zmm8, zmm18, zmm27                  ;   233.0 p5      66 r2
        vpternlogd zmm25, zmm8, zmm14, 0x93         ;   234.0 p0      66 r2
        vpternlogd zmm24, zmm2, zmm25, 0x6a         ;   235.0 p5      66 r2
        vpternlogd zmm27, zmm30, [rbp + 5248], 0x12 ;   231.7 p0+p3   66 r2
        vpternlogd zmm15, zmm27, zmm14, 0x93        ;   233.0 p5      66 r2
        vpternlogd zmm21, zmm15, zmm3, 0x6c         ;   234.0 p0      66 r2
        vpxord zmm23, zmm18, zmm14                  ;   233.0 p5      66 r2
        vpternlogd zmm13, zmm23, zmm9, 0xde         ;   234.0 p0      66 r2
        vpternlogd zmm14, zmm3, zmm3, 0xc3          ;   234.0 p5      66 r2
        vpternlogd zmm26, zmm14, zmm2, 0x6f         ;   235.0 p0      66 r2
        vpternlogd zmm16, zmm2, zmm13, 0x6a         ;   235.0 p5      66 r2
        vpternlogd zmm2, zmm14, zmm22, 0x7d         ;   235.7 p0      66 r2
        vpternlogd zmm23, zmm22, zmm9, 0xf6         ;   236.0 p5      66 r2
        vpternlogd zmm20, zmm2, zmm14, 0x9c         ;   236.7 p0      66 r2
        vpternlogd zmm30, zmm9, zmm20, 0x56         ;   237.7 p5      66 r2
        vmovdqu64 zmm9, [rbp + 1856]                ;   156.0 p2      77 z reload
        vpandd zmm14, zmm14, zmm9                   ;   237.7 p0      66 r2
        vmovdqa64 zmm22, zmm4                       ;   231.0         66 r2 copy
        vpternlogd zmm22, zmm17, zmm9, 0xf9         ;   238.0 p5      66 r2
        vpternlogd zmm13, zmm15, zmm22, 0x96        ;   239.0 p0      66 r2
        vpternlogd zmm22, zmm27, zmm9, 0x96         ;   239.0 p5      66 r2
        vpternlogd zmm20, zmm25, zmm13, 0x96        ;   240.0 p0      66 r2
        vpternlogd zmm22, zmm14, zmm26, 0x96        ;   240.0 p5      66 r2
        vpternlogd zmm18, zmm17, zmm20, 0xa6        ;   241.0 p0      66 r2
        vpternlogd zmm16, zmm26, zmm18, 0x69        ;   242.0 p5      66 r2
        vpternlogd zmm3, zmm31, zmm16, 0x95         ;   243.0 p0      66 r2
        vpternlogd zmm4, zmm28, zmm3, 0xa6          ;   244.0 p5      66 r2
        vpternlogd zmm24, zmm2, zmm4, 0x69          ;   245.0 p0      66 r2
        vpternlogd zmm23, zmm4, zmm8, 0x96          ;   245.0 p5      66 r2
        vpxord zmm11, zmm11, zmm20                  ;   243.7 p0      66 r2
        vpxord zmm0, zmm0, zmm16                    ;   244.0 p5      66 r2
        vmovdqu64 zmm31, [r12]                      ;   158.7 p3      81 st.0
        vmovdqu64 zmm2, [r12 + 128]                 ;   158.8 p2      81 st.2
        vmovdqu64 zmm4, [r12 + 192]                 ;   159.7 p3      81 st.3
        vmovdqu64 zmm8, [r12 + 256]                 ;   159.8 p2      81 st.4
        vmovdqu64 zmm14, [r12 + 384]                ;   160.7 p3      81 st.6
        vmovdqu64 zmm15, [r12 + 448]                ;   160.8 p2      81 st.7
        vpternlogd zmm21, zmm18, [rbp + 7552], 0x69 ;   244.7 p0+p3   66 r2
        vmovdqu64 zmm17, [rbp + 7424]               ;   175.0 p2      66 r2 reload
        vpternlogd zmm30, zmm3, zmm17, 0x96         ;   245.0 p5      66 r2
        vpxord zmm12, zmm12, zmm30                  ;   246.0 p0      66 r2
        vmovdqu64 zmm3, [rbp + 7360]                ;   162.7 p3      66 r2 reload
        vmovdqu64 zmm18, [rbp + 6208]               ;   162.8 p2      66 r2 reload
        vpternlogd zmm17, zmm18, zmm3, 0x96         ;   246.0 p5      66 r2
        vpternlogd zmm7, zmm18, zmm3, 0x96          ;   246.7 p0      66 r2
        vpternlogd zmm6, zmm21, zmm17, 0x96         ;   247.0 p5      66 r2
        vmovdqu64 zmm3, [rbp + 5120]                ;   218.0 p3      66 r2
        vmovdqu64 zmm18, [rbp + 5760]               ;   206.0 p2      66 r2
        vmovdqa64 zmm20, zmm13                      ;   240.0         66 r2 copy
        vmovdqu64 zmm25, [rbp + 4288]               ;   164.7 p3      66 r2 reload
        vpternlogd zmm1, zmm16, zmm25, 0x96         ;   247.7 p0      66 r2
        vmovdqu64 zmm26, [rbp + 7808]               ;   211.0 p2      66 r2
        vmovdqa64 zmm27, zmm23                      ;   246.0         66 r2 copy
        vpternlogd zmm27, zmm5, zmm29, 0x96         ;   248.0 p5      66 r2
        vpternlogd zmm5, zmm29, zmm17, 0x96         ;   248.7 p0      66 r2
        vpternlogd zmm30, zmm19, zmm5, 0x96         ;   249.7 p5      66 r2
        vpxord zmm18, zmm18, zmm27                  ;   249.7 p0      66 r2
        vpxord zmm28, zmm31, zmm4                   ;   250.0 p5      29 st
        vpxord zmm31, zmm31, zmm8                   ;   250.7 p0      29 st
        vpxord zmm29, zmm15, zmm8                   ;   251.0 p5      29 st
        vmovdqu64 [rbp + 3840], zmm6                ;   248.0 p8+p9   66 r2 spill
        vmovdqa64 zmm6, zmm4                        ;   165.7         29 st copy
        vmovdqa64 zmm4, zmm2                        ;   164.8         29 st copy
        vpxord zmm2, zmm8, [r12 + 64]               ;   251.7 p0+p3   29 st
        vpxord zmm6, zmm6, zmm2                     ;   252.7 p5      29 st
        vpxord zmm8, zmm14, zmm28                   ;   252.7 p0      29 st
        vpxord zmm4, zmm4, zmm8                     ;   253.7 p5      29 st
        vmovdqa64 zmm14, zmm18                      ;   250.7         66 r2 copy
        vmovdqa64 zmm15, zmm19                      ;   211.0         66 r2 copy
        vpternlogd zmm15, zmm5, zmm27, 0x96         ;   253.7 p0      66 r2
        vpternlogd zmm27, zmm22, [rbp + 6080], 0x96 ;   254.0 p5+p2   66 r2
        vmovdqu64 [rbp + 2368], zmm15               ;   254.7 p7+p4   66 r2 spill
        vmovdqa64 zmm15, zmm7                       ;   247.7         66 r2 copy
        vmovdqa64 zmm9, zmm0                        ;   245.0         66 r2 copy
        vmovdqu64 [rbp + 7360], zmm6                ;   253.7 p8+p9   29 st spill
        vmovdqu64 zmm6, [rbp + 4480]                ;   210.0 p3      66 r2
        vmovdqu64 [rbp + 6208], zmm4                ;   254.7 p7+p4   29 st spill
        vmovdqu64 zmm4, [rbp + 3968]                ;   200.7 p2      66 r2 reload
        vpternlogd zmm23, zmm4, [rbp + 5312], 0x96  ;   254.7 p0+p3   66 r2
        vpternlogd zmm5, zmm23, zmm7, 0x96          ;   255.7 p5      66 r2
        vpternlogd zmm7, zmm23, zmm30, 0x96         ;   255.7 p0      66 r2
        vmovdqu64 zmm4, [rbp + 7744]                ;   206.0 p2      66 r2 reload
        vmovdqu64 [rbp + 3904], zmm30               ;   250.7 p8+p9   66 r2 spill
        vmovdqa64 zmm30, zmm23                      ;   255.7         66 r2 copy
        vpternlogd zmm30, zmm22, zmm4, 0x96         ;   256.0 p5      66 r2
        vpternlogd zmm22, zmm4, [rbp + 7296], 0x96  ;   256.7 p0+p3   66 r2
        vpxord zmm10, zmm10, zmm22                  ;   257.7 p5      66 r2
        vpxord zmm20, zmm20, zmm10                  ;   258.7 p0      66 r2
        vmovdqu64 [rbp + 3392], zmm7                ;   256.7 p7+p4   66 r2 spill
        vmovdqa64 zmm7, zmm20                       ;   259.7         66 r2 copy
        vpternlogd zmm20, zmm30, zmm11, 0x96        ;   259.7 p5      66 r2
        vmovdqu64 [rbp + 2880], zmm5                ;   256.7 p8+p9   66 r2 spill
        vmovdqa64 zmm5, zmm30                       ;   257.0         66 r2 copy
        vmovdqu64 [rbp + 7552], zmm8                ;   253.7 p7+p4   29 st spill
        vmovdqu64 zmm8, [rbp + 6144]                ;   171.0 p2      66 r2 reload
        vpternlogd zmm4, zmm8, [rbp + 7232], 0x96   ;   258.7 p0+p3   66 r2
        vpternlogd zmm10, zmm8, [rbp + 7232], 0x96  ;   259.0 p5+p2   66 r2
        vmovdqu64 zmm8, [rbp + 7296]                ;   171.0 p3      66 r2 reload
        vmovdqu64 [rbp + 2048], zmm10               ;   260.0 p8+p9   66 r2 spill
        vmovdqu64 zmm10, [rbp + 5632]               ;   205.0 p2      66 r2 reload
        vpternlogd zmm13, zmm10, zmm8, 0x96         ;   259.7 p0      66 r2
        vmovdqu64 [rbp + 6144], zmm28               ;   251.0 p7+p4   29 st spill
        vmovdqa64 zmm28, zmm13                      ;   260.7         66 r2 copy
        vmovdqu64 [rbp + 7744], zmm2                ;   252.7 p8+p9   29 st spill
        vmovdqa64 zmm2, zmm0                        ;   245.0         66 r2 copy
        vpternlogd zmm2, zmm21, [rbp + 7488], 0x96  ;   260.0 p5+p3   66 r2
        vmovdqu64 [rbp + 3264], zmm2                ;   261.0 p7+p4   66 r2 spill
        vmovdqa64 zmm2, zmm22                       ;   257.7         66 r2 copy
        vpternlogd zmm2, zmm10, [rbp + 6080], 0x96  ;   260.7 p0+p2   66 r2
        vpternlogd zmm22, zmm4, [rbp + 6080], 0x96  ;   261.0 p5+p3   66 r2
        vpxord zmm7, zmm7, zmm22                    ;   262.0 p0      66 r2
        vpxord zmm28, zmm28, zmm22                  ;   262.0 p5      66 r2
        vmovdqu64 zmm22, [rbp + 7808]               ;   211.0 p2      66 r2 reload
        vmovdqu64 [rbp + 3584], zmm7                ;   263.0 p8+p9   66 r2 spill
        vmovdqu64 zmm7, [rbp + 5120]                ;   218.0 p3      66 r2 reload
        vpternlogd zmm16, zmm7, zmm22, 0x96         ;   262.7 p0      66 r2
        vpternlogd zmm16, zmm23, zmm24, 0x96        ;   263.7 p5      66 r2
        vmovdqu64 zmm7, [rbp + 4672]                ;   176.0 p2      66 r2 reload
        vpternlogd zmm22, zmm19, zmm7, 0x96         ;   263.7 p0      66 r2
        vpxord zmm9, zmm9, zmm22                    ;   264.7 p5      66 r2
        vpxord zmm25, zmm25, zmm9                   ;   265.7 p0      66 r2
        vmovdqu64 zmm23, [rbp + 5888]               ;   194.7 p3      66 r2 reload
        vpternlogd zmm24, zmm7, zmm23, 0x69         ;   265.0 p5      66 r2
        vpternlogd zmm4, zmm22, zmm24, 0x96         ;   266.0 p0      66 r2
        vpxord zmm5, zmm5, zmm24                    ;   266.0 p5      66 r2
        vpternlogd zmm27, zmm23, zmm7, 0x69         ;   266.7 p0      66 r2
        vmovdqu64 zmm22, [rbp + 4480]               ;   210.0 p2      66 r2 reload
        vpternlogd zmm23, zmm7, zmm22, 0x69         ;   267.0 p5      66 r2
        vpternlogd zmm9, zmm23, zmm16, 0x96         ;   268.0 p0      66 r2
        vpternlogd zmm30, zmm27, zmm4, 0x96         ;   268.0 p5      66 r2
        vpxord zmm26, zmm26, zmm27                  ;   268.7 p0      66 r2
        vmovdqu64 zmm7, [rbp + 5824]                ;   176.8 p3      66 r2 reload
        vmovdqa64 zmm24, zmm11                      ;   244.7         66 r2 copy
        vpternlogd zmm24, zmm22, zmm7, 0x96         ;   269.0 p5      66 r2
        vpternlogd zmm10, zmm8, zmm24, 0x96         ;   270.0 p0      66 r2
        vmovdqu64 zmm8, [rbp + 6272]                ;   177.5 p2      66 r2 reload
        vpternlogd zmm22, zmm7, zmm8, 0x96          ;   270.0 p5      66 r2
        vpternlogd zmm8, zmm11, zmm19, 0x96         ;   270.7 p0      66 r2
        vpternlogd zmm18, zmm10, zmm20, 0x96        ;   271.0 p5      66 r2
        vpxord zmm13, zmm13, zmm22                  ;   271.7 p0      66 r2
        vpxord zmm14, zmm14, zmm22                  ;   272.0 p5      66 r2
        vpternlogd zmm11, zmm19, zmm14, 0x96        ;   273.0 p0      66 r2
        vpxord zmm6, zmm6, zmm14                    ;   273.0 p5      66 r2
        vpternlogd zmm14, zmm10, [rbp + 6016], 0x96 ;   273.7 p0+p3   66 r2
        vmovdqu64 zmm7, [r12 + 448]                 ;   179.2 p2      29 st
        vmovdqu64 zmm10, [r12 + 192]                ;   179.8 p3      29 st
        vpternlogd zmm23, zmm0, [rbp + 4736], 0x96  ;   274.0 p5+p2   66 r2
        vmovdqu64 zmm19, [rbp + 7680]               ;   207.0 p3      66 r2 reload
        vmovdqu64 zmm22, [rbp + 7616]               ;   198.7 p2      66 r2
        vpternlogd zmm22, zmm21, zmm19, 0x69        ;   274.7 p0      66 r2
        vpxord zmm3, zmm3, zmm22                    ;   275.7 p5      66 r2
        vpternlogd zmm0, zmm3, zmm1, 0x96           ;   276.7 p0      66 r2
        vpternlogd zmm1, zmm19, [rbp + 7616], 0x69  ;   276.0 p5+p3   66 r2
        vpternlogd zmm22, zmm12, [rbp + 7488], 0x96 ;   276.7 p0+p2   66 r2
        vpternlogd zmm21, zmm17, zmm22, 0x96        ;   277.7 p5      66 r2
        vpxord zmm15, zmm15, zmm22                  ;   277.7 p0      66 r2
        vmovdqu64 zmm17, [r13]                      ;   182.8 p3      81 st.0
        vmovdqu64 zmm19, [r13 + 64]                 ;   183.2 p2      81 st.1
        vmovdqu64 zmm22, [r13 + 128]                ;   183.8 p3      81 st.2
        vmovdqu64 zmm27, [rbp + 6208]               ;   254.7 p2      29 st reload
        vpternlogd zmm22, zmm27, [r12 + 640], 0x96  ;   278.0 p5+p3   81 st
        vmovdqu64 [rbp + 3776], zmm1                ;   277.0 p7+p4   66 r2 spill
        vmovdqa64 zmm1, zmm27                       ;   260.7         29 st copy
        vmovdqu64 [rbp + 3712], zmm9                ;   269.0 p8+p9   66 r2 spill
        vmovdqu64 zmm9, [r13 + 320]                 ;   185.2 p2      81 st.5
        vmovdqu64 [rbp + 3648], zmm26               ;   269.7 p7+p4   66 r2 spill
        vmovdqu64 zmm26, [r8 + 1600]                ;   185.8 p3      75 s0.25 reload
        vpternlogd zmm9, zmm26, [r12 + 832], 0x96   ;   278.7 p0+p2   81 st
        vmovdqu64 [rbp + 3520], zmm14               ;   274.7 p8+p9   66 r2 spill
        vmovdqu64 zmm14, [r13 + 384]                ;   186.8 p3      81 st.6
        vmovdqu64 [rbp + 3456], zmm6                ;   274.0 p7+p4   66 r2 spill
        vmovdqu64 zmm6, [r12 + 320]                 ;   187.2 p2      81 st.5 reload
        vpternlogd zmm14, zmm6, [r12 + 896], 0x96   ;   279.0 p5+p3   81 st
        vpternlogd zmm14, zmm27, [r8 + 1664], 0x96  ;   280.0 p0+p2   81 st
        vmovdqu64 zmm27, [r13 + 512]                ;   188.8 p3      81 st.8
        vmovdqu64 [rbp + 3328], zmm15               ;   278.7 p8+p9   66 r2 spill
        vmovdqu64 zmm15, [r8]                       ;   189.2 p2      75 s0.0 reload
        vpternlogd zmm27, zmm15, [r12 + 1024], 0x96 ;   280.0 p5+p3   81 st
        vmovdqu64 zmm15, [r13 + 576]                ;   190.2 p2      81 st.9
        vmovdqu64 [rbp + 3200], zmm16               ;   264.7 p7+p4   66 r2 spill
        vmovdqu64 zmm16, [r8 + 64]                  ;   190.8 p3      75 s0.1 reload
        vpternlogd zmm15, zmm16, [r12 + 1088], 0x96 ;   280.7 p0+p2   81 st
        vmovdqu64 zmm16, [r13 + 640]                ;   191.8 p3      81 st.10
        vmovdqu64 [rbp + 3136], zmm5                ;   267.0 p8+p9   66 r2 spill
        vmovdqu64 zmm5, [r8 + 128]                  ;   192.2 p2      75 s0.2 reload
        vpternlogd zmm16, zmm5, [r12 + 1152], 0x96  ;   281.0 p5+p3   81 st
        vmovdqu64 zmm5, [r13 + 704]                 ;   193.2 p2      81 st.11
        vmovdqu64 [rbp + 3072], zmm28               ;   263.0 p7+p4   66 r2 spill
        vmovdqu64 zmm28, [r8 + 192]                 ;   193.8 p3      75 s0.3 reload
        vpternlogd zmm5, zmm28, [r12 + 1216], 0x96  ;   281.7 p0+p2   81 st
        vmovdqu64 zmm28, [r13 + 768]                ;   194.8 p3      81 st.12
        vmovdqu64 [rbp + 3008], zmm20               ;   260.7 p8+p9   66 r2 spill
        vmovdqu64 zmm20, [r8 + 256]                 ;   195.2 p2      75 s0.4 reload
        vpternlogd zmm28, zmm20, [r12 + 1280], 0x96 ;   282.0 p5+p3   81 st
        vmovdqu64 zmm20, [r13 + 832]                ;   196.2 p2      81 st.13
        vmovdqu64 [rbp + 2944], zmm11               ;   274.0 p7+p4   66 r2 spill
        vmovdqu64 zmm11, [r12 + 256]                ;   196.8 p3      81 st.4 reload
        vpternlogd zmm20, zmm11, [r12 + 1344], 0x96 ;   282.7 p0+p2   81 st
        vmovdqu64 [rbp + 2816], zmm21               ;   278.7 p8+p9   66 r2 spill
        vmovdqu64 zmm21, [r13 + 896]                ;   197.8 p3      81 st.14
        vmovdqu64 [rbp + 2752], zmm0                ;   277.7 p7+p4   66 r2 spill
        vmovdqu64 zmm0, [r8 + 384]                  ;   198.2 p2      75 s0.6 reload
        vpternlogd zmm21, zmm0, [r12 + 1408], 0x96  ;   283.0 p5+p3   81 st
        vmovdqu64 zmm0, [r13 + 960]                 ;   199.2 p2      81 st.15
        vmovdqu64 [rbp + 2688], zmm25               ;   266.7 p8+p9   66 r2 spill
        vmovdqu64 zmm25, [r8 + 448]                 ;   199.8 p3      75 s0.7 reload
        vpternlogd zmm0, zmm25, [r12 + 1472], 0x96  ;   283.7 p0+p2   81 st
        vmovdqu64 zmm25, [r13 + 1024]               ;   200.8 p3      81 st.16
        vmovdqu64 [rbp + 2624], zmm4                ;   267.0 p7+p4   66 r2 spill
        vmovdqu64 zmm4, [r8 + 512]                  ;   201.2 p2      75 s0.8 reload
        vpternlogd zmm25, zmm4, [r12 + 1536], 0x96  ;   284.0 p5+p3   81 st
        vmovdqa64 zmm4, zmm31                       ;   251.7         29 st copy
        vpternlogd zmm4, zmm29, zmm6, 0x96          ;   284.7 p0      29 st
        vpternlogd zmm25, zmm4, [r8 + 1920], 0x96   ;   285.7 p5+p2   81 st
        vmovdqu64 [rbp + 2560], zmm2                ;   261.7 p8+p9   66 r2 spill
        vmovdqu64 zmm2, [r12 + 128]                 ;   202.8 p3      29 st
        vmovdqu64 [rbp + 2496], zmm18               ;   272.0 p7+p4   66 r2 spill
        vmovdqu64 zmm18, [rbp + 7360]               ;   253.7 p2      29 st
        vmovdqu64 [rbp + 2432], zmm8                ;   271.7 p8+p9   66 r2 spill
        vmovdqu64 zmm8, [r8 + 1664]                 ;   203.8 p3      28 st
        vpxord zmm8, zmm8, [r8 + 1536]              ;   285.7 p0+p2   28 st
        vmovdqu64 [rbp + 2304], zmm12               ;   247.0 p7+p4   66 r2 spill
        vmovdqu64 zmm12, [r8 + 1920]                ;   204.8 p3      28 st
        vpxord zmm12, zmm12, [r8 + 1536]            ;   286.0 p5+p2   28 st
        vmovdqu64 [rbp + 2240], zmm3                ;   276.7 p8+p9   66 r2 spill
        vmovdqu64 zmm3, [r8 + 1728]                 ;   205.8 p3      28 st
        vpxord zmm3, zmm3, [r8 + 1664]              ;   286.7 p0+p2   28 st
        vpternlogd zmm21, zmm3, zmm12, 0x96         ;   287.7 p5      81 st
        vpternlogd zmm21, zmm11, [rbp + 7552], 0x96 ;   288.7 p0+p3   81 st
        vmovdqu64 [rbp + 2176], zmm23               ;   275.0 p7+p4   66 r2 spill
        vmovdqu64 zmm23, [r8 + 1664]                ;   207.2 p2      28 st
        vmovdqu64 [rbp + 2112], zmm30               ;   269.0 p8+p9   66 r2 spill
        vmovdqu64 zmm30, [r8 + 1664]                ;   207.8 p3      28 st
        vmovdqu64 [rbp + 1984], zmm13               ;   272.7 p7+p4   66 r2 spill
        vmovdqu64 zmm13, [r8 + 1536]                ;   208.2 p2      28 st
        vmovdqu64 [rbp + 1920], zmm24               ;   270.0 p8+p9   66 r2 spill
        vmovdqa64 zmm24, zmm3                       ;   287.7         28 st copy
        vpternlogd zmm24, zmm12, zmm26, 0x96        ;   288.0 p5      28 st
        vmovdqu64 [rbp + 7872], zmm21               ;   289.7 p7+p4   81 st spill
        vmovdqu64 zmm21, [rbp + 7360]               ;   253.7 p3      29 st reload
        vpternlogd zmm11, zmm21, [rbp + 7552], 0x96 ;   288.7 p0+p2   29 st
        vmovdqu64 zmm21, [rbp + 7744]               ;   252.7 p3      29 st reload
        vmovdqu64 [rbp + 7360], zmm14               ;   281.0 p8+p9   81 st spill
        vmovdqa64 zmm14, zmm31                      ;   251.7         29 st copy
        vpternlogd zmm14, zmm6, zmm21, 0x96         ;   289.0 p5      29 st
        vpxord zmm1, zmm1, zmm14                    ;   290.0 p0      29 st
        vmovdqa64 zmm21, zmm31                      ;   251.7         29 st copy
        vpternlogd zmm21, zmm6, [rbp + 6144], 0x96  ;   290.0 p5+p2   29 st
        vpxord zmm7, zmm7, zmm21                    ;   291.0 p0      29 st
        vpxord zmm2, zmm2, zmm21                    ;   291.0 p5      29 st
        vpxord zmm18, zmm18, zmm2                   ;   292.0 p0      29 st
        vpternlogd zmm9, zmm18, zmm29, 0x96         ;   293.0 p5      81 st
        vmovdqu64 [rbp + 7936], zmm9                ;   294.0 p7+p4   81 st spill
        vmovdqa64 zmm9, zmm31                       ;   251.7         29 st copy
        vpternlogd zmm9, zmm6, [rbp + 7552], 0x96   ;   292.7 p0+p3   29 st
        vpxord zmm10, zmm10, zmm9                   ;   293.7 p5      29 st
        vpternlogd zmm16, zmm24, zmm10, 0x96        ;   294.7 p0      81 st
        vmovdqa64 zmm6, zmm11                       ;   289.7         29 st copy
        vpternlogd zmm6, zmm29, [r12 + 384], 0x96   ;   294.0 p5+p2   29 st
        vpternlogd zmm17, zmm6, [r12 + 512], 0x96   ;   295.0 p0+p3   81 st
        vmovdqu64 [rbp + 8000], zmm16               ;   295.7 p8+p9   81 st spill
        vmovdqu64 zmm16, [r8 + 1216]                ;   212.2 p2      75 s0.19 reload
        vpternlogd zmm31, zmm16, [r13 + 1728], 0x96 ;   295.0 p5+p3   81 st
        vmovdqu64 zmm16, [r8 + 1024]                ;   213.2 p2      81 st
        vpxord zmm16, zmm16, [r13 + 1536]           ;   295.7 p0+p3   81 st
        vmovdqu64 [rbp + 8064], zmm14               ;   290.0 p7+p4   29 st spill
        vmovdqu64 zmm14, [r8 + 1344]                ;   214.2 p2      81 st
        vpxord zmm14, zmm14, [r13 + 1856]           ;   296.0 p5+p3   81 st
        vpternlogd zmm14, zmm12, zmm26, 0x96        ;   297.0 p0      81 st
        vpternlogd zmm14, zmm1, zmm7, 0x96          ;   298.0 p5      81 st
        vmovdqu64 [rbp + 8128], zmm14               ;   299.0 p8+p9   81 st spill
        vmovdqu64 zmm14, [r13 + 192]                ;   215.2 p2      81 st
        vpxord zmm14, zmm14, [r12 + 704]            ;   297.7 p0+p3   81 st
        vmovdqu64 [rbp + 8192], zmm31               ;   296.0 p7+p4   81 st spill
        vmovdqu64 zmm31, [r13 + 256]                ;   216.2 p2      81 st
        vpxord zmm31, zmm31, [r12 + 768]            ;   298.0 p5+p3   81 st
        vmovdqu64 [rbp + 8256], zmm16               ;   296.7 p8+p9   81 st spill
        vmovdqu64 zmm16, [r13 + 448]                ;   217.2 p2      81 st
        vpxord zmm16, zmm16, [r12 + 960]            ;   298.7 p0+p3   81 st
        vmovdqu64 [rbp + 8320], zmm21               ;   291.0 p7+p4   29 st spill
        vmovdqu64 zmm21, [r13 + 1216]               ;   218.2 p2      81 st
        vpxord zmm21, zmm21, [r12 + 1728]           ;   299.0 p5+p3   81 st
        vpternlogd zmm21, zmm12, [r8 + 704], 0x96   ;   300.0 p0+p2   81 st
        vpternlogd zmm21, zmm6, zmm2, 0x96          ;   301.0 p5      81 st
        vmovdqu64 zmm6, [r13 + 1280]                ;   219.8 p3      81 st
        vpxord zmm6, zmm6, [r12 + 1792]             ;   300.7 p0+p2   81 st
        vmovdqu64 [rbp + 8384], zmm21               ;   302.0 p8+p9   81 st spill
        vmovdqu64 zmm21, [r13 + 1408]               ;   220.8 p3      81 st
        vpxord zmm21, zmm21, [r12 + 1920]           ;   301.0 p5+p2   81 st
        vpternlogd zmm21, zmm3, [r8 + 896], 0x96    ;   302.0 p0+p3   81 st
        vmovdqu64 [rbp + 8448], zmm21               ;   303.0 p7+p4   81 st spill
        vmovdqu64 zmm21, [r8 + 1536]                ;   222.2 p2      75 s0.24 reload
        vpternlogd zmm20, zmm21, [r8 + 320], 0x96   ;   302.0 p5+p3   81 st
        vmovdqu64 [rbp + 8512], zmm6                ;   301.7 p8+p9   81 st spill
        vmovdqa64 zmm6, zmm26                       ;   208.7         28 st copy
        vpternlogd zmm6, zmm21, [r8 + 1792], 0x96   ;   302.7 p0+p2   28 st
        vpternlogd zmm27, zmm6, zmm10, 0x96         ;   303.7 p5      81 st
        vpternlogd zmm27, zmm2, zmm29, 0x96         ;   304.7 p0      81 st
        vmovdqu64 [rbp + 8576], zmm27               ;   305.7 p7+p4   81 st spill
        vmovdqa64 zmm27, zmm6                       ;   303.7         28 st copy
        vpternlogd zmm27, zmm3, zmm8, 0x96          ;   304.0 p5      28 st
        vpternlogd zmm19, zmm27, [r12 + 576], 0x96  ;   305.0 p0+p3   81 st
        vpternlogd zmm28, zmm27, zmm9, 0x96         ;   305.0 p5      81 st
        vmovdqu64 zmm27, [r8 + 1984]                ;   224.2 p2      75 s0.31 reload
        vmovdqu64 [rbp + 8640], zmm28               ;   306.0 p8+p9   81 st spill
        vmovdqa64 zmm28, zmm26                      ;   210.8         28 st copy
        vpternlogd zmm28, zmm21, zmm27, 0x96        ;   305.7 p0      28 st
        vpxord zmm23, zmm23, zmm28                  ;   306.7 p5      28 st
        vpternlogd zmm22, zmm23, zmm12, 0x96        ;   307.7 p0      81 st
        vmovdqa64 zmm27, zmm23                      ;   307.7         28 st copy
        vmovdqu64 [rbp + 8704], zmm22               ;   308.7 p7+p4   81 st spill
        vmovdqa64 zmm22, zmm23                      ;   307.7         28 st copy
        vpternlogd zmm22, zmm24, zmm12, 0x96        ;   307.7 p5      28 st
        vpternlogd zmm0, zmm1, zmm22, 0x96          ;   308.7 p0      81 st
        vpxord zmm30, zmm30, zmm22                  ;   308.7 p5      28 st
        vpternlogd zmm5, zmm30, zmm2, 0x96          ;   309.7 p0      81 st
        vmovdqa64 zmm1, zmm26                       ;   212.7         28 st copy
        vpternlogd zmm1, zmm21, [r8 + 1728], 0x96   ;   309.0 p5+p3   28 st
        vpternlogd zmm12, zmm6, [rbp + 8192], 0x96  ;   309.7 p0+p2   81 st
        vmovdqu64 zmm22, [r8 + 1408]                ;   225.8 p3      75 s0.22 reload
        vpternlogd zmm23, zmm22, [r13 + 1920], 0x96 ;   310.0 p5+p2   81 st
        vpternlogd zmm23, zmm2, zmm29, 0x96         ;   311.0 p0      81 st
        vmovdqu64 zmm22, [r8 + 1856]                ;   226.8 p3      75 s0.29 reload
        vmovdqu64 [rbp + 8192], zmm23               ;   312.0 p8+p9   81 st spill
        vmovdqa64 zmm23, zmm1                       ;   310.0         28 st copy
        vpternlogd zmm23, zmm3, zmm22, 0x96         ;   311.0 p5      28 st
        vpternlogd zmm15, zmm23, zmm7, 0x96         ;   312.0 p0      81 st
        vpternlogd zmm20, zmm23, zmm2, 0x96         ;   312.0 p5      81 st
        vpternlogd zmm1, zmm29, [rbp + 8256], 0x96  ;   312.7 p0+p2   81 st
        vmovdqu64 [rbp + 8256], zmm12               ;   310.7 p7+p4   81 st spill
        vmovdqa64 zmm12, zmm24                      ;   289.0         28 st copy
        vpternlogd zmm12, zmm22, [r8 + 1792], 0x96  ;   313.0 p5+p3   28 st
        vpternlogd zmm26, zmm21, zmm12, 0x96        ;   314.0 p0      28 st
        vpternlogd zmm17, zmm30, zmm26, 0x96        ;   315.0 p5      81 st
        vpxord zmm27, zmm27, zmm12                  ;   314.7 p0      28 st
        vpxord zmm13, zmm13, zmm27                  ;   315.7 p5      28 st
        vpternlogd zmm19, zmm13, zmm18, 0x96        ;   316.7 p0      81 st
        vpternlogd zmm31, zmm13, [rbp + 7744], 0x96 ;   316.7 p5+p2   81 st
        vpternlogd zmm14, zmm26, [rbp + 6144], 0x96 ;   316.7 p0+p3   81 st
        vpternlogd zmm16, zmm27, [rbp + 7552], 0x96 ;   317.0 p5+p2   81 st
        vmovdqu64 zmm30, [r8 + 1984]                ;   229.8 p3      75 s0.31 reload
        vpternlogd zmm25, zmm12, zmm30, 0x96        ;   317.7 p0      81 st
        vmovdqu64 zmm13, [r8 + 1472]                ;   230.2 p2      81 st
        vpternlogd zmm13, zmm8, [r13 + 1984], 0x96  ;   318.0 p5+p3   81 st
        vpternlogd zmm13, zmm10, zmm7, 0x96         ;   319.0 p0      81 st
        vmovdqu64 zmm7, [r13 + 1088]                ;   231.2 p2      81 st.17 reload
        vmovdqu64 zmm10, [r8 + 576]                 ;   231.8 p3      81 st
        vpternlogd zmm10, zmm7, [r12 + 1600], 0x96  ;   319.0 p5+p2   81 st
        vpternlogd zmm10, zmm11, zmm12, 0x96        ;   320.0 p0      81 st
        vmovdqu64 zmm7, [r13 + 1152]                ;   232.8 p3      81 st.18 reload
        vmovdqu64 zmm11, [r8 + 640]                 ;   233.2 p2      81 st
        vpternlogd zmm11, zmm7, [r12 + 1664], 0x96  ;   320.0 p5+p3   81 st
        vpternlogd zmm11, zmm4, zmm18, 0x96         ;   321.0 p0      81 st
        vpternlogd zmm11, zmm12, zmm30, 0x96        ;   322.0 p5      81 st
        vmovdqu64 zmm30, [r13 + 1344]               ;   234.2 p2      81 st.21 reload
        vmovdqu64 zmm4, [r12 + 320]                 ;   234.8 p3      81 st
        vpternlogd zmm4, zmm30, [r12 + 1856], 0x96  ;   321.7 p0+p2   81 st
        vmovdqu64 zmm30, [r13 + 1472]               ;   235.8 p3      81 st.23 reload
        vmovdqu64 zmm7, [r8 + 960]                  ;   236.2 p2      81 st
        vpternlogd zmm7, zmm30, [r12 + 1984], 0x96  ;   322.0 p5+p3   81 st
        vmovdqu64 zmm30, [r12 + 384]                ;   237.2 p2      81 st.6 reload
        vpternlogd zmm7, zmm29, zmm30, 0x96         ;   323.0 p0      81 st
        vmovdqu64 zmm12, [r8 + 1152]                ;   237.8 p3      75 s0.18 reload
        vpternlogd zmm30, zmm12, [r13 + 1664], 0x96 ;   323.0 p5+p2   81 st
        vpternlogd zmm30, zmm3, zmm22, 0x96         ;   324.0 p0      81 st
        vpternlogd zmm7, zmm24, [r8 + 1792], 0x96   ;   324.0 p5+p3   81 st
        vmovdqu64 zmm3, [r8 + 1088]                 ;   239.2 p2      75 s0.17 reload
        vmovdqu64 zmm12, [r12 + 320]                ;   239.8 p3      81 st
        vpternlogd zmm12, zmm3, [r13 + 1600], 0x96  ;   324.7 p0+p2   81 st
        vpternlogd zmm12, zmm6, zmm8, 0x96          ;   325.7 p5      81 st
        vmovdqu64 zmm3, [r8 + 1280]                 ;   240.8 p3      81 st
        vpternlogd zmm3, zmm28, [r13 + 1792], 0x96  ;   325.7 p0+p2   81 st
        vmovdqu64 [r8], zmm17                       ;   316.0 p8+p9   81 st
        vmovdqu64 [r8 + 704], zmm5                  ;   310.7 p7+p4   81 st
        vmovdqu64 [r8 + 960], zmm0                  ;   309.7 p8+p9   81 st
        vmovdqu64 [r8 + 576], zmm15                 ;   313.0 p7+p4   81 st
        vmovdqu64 [r8 + 64], zmm19                  ;   317.7 p8+p9   81 st
        vmovdqu64 [r8 + 192], zmm14                 ;   317.7 p7+p4   81 st
        vmovdqu64 [r8 + 256], zmm31                 ;   317.7 p8+p9   81 st
        vmovdqu64 zmm31, [r8 + 832]                 ;   241.8 p3      75 s0.13 reload
        vmovdqu64 [r8 + 832], zmm20                 ;   313.0 p7+p4   81 st
        vmovdqu64 [r8 + 448], zmm16                 ;   318.0 p8+p9   81 st
        vmovdqu64 [r8 + 1536], zmm1                 ;   313.7 p7+p4   81 st
        vmovdqu64 [r8 + 1024], zmm25                ;   318.7 p8+p9   81 st
        vmovdqu64 [r8 + 1088], zmm10                ;   321.0 p7+p4   81 st
        vmovdqu64 [r8 + 1152], zmm11                ;   323.0 p8+p9   81 st
        vmovdqu64 [r8 + 1984], zmm13                ;   320.0 p7+p4   81 st
        vmovdqu64 [r8 + 1472], zmm7                 ;   325.0 p8+p9   81 st
        vmovdqu64 [r8 + 1664], zmm30                ;   325.0 p7+p4   81 st
        vmovdqu64 [r8 + 1600], zmm12                ;   326.7 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8704]               ;   308.7 p2      81 st reload
        vmovdqu64 [r8 + 128], zmm30                 ;   314.7 p7+p4   81 st
        vpternlogd zmm4, zmm31, [r8 + 1920], 0x96   ;   326.0 p5+p3   81 st
        vpternlogd zmm4, zmm27, zmm2, 0x96          ;   327.0 p0      81 st
        vmovdqu64 [r8 + 1344], zmm4                 ;   328.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 7936]               ;   294.0 p2      81 st reload
        vmovdqu64 [r8 + 320], zmm30                 ;   300.0 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 7360]               ;   281.0 p3      81 st reload
        vmovdqu64 [r8 + 384], zmm30                 ;   287.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8576]               ;   305.7 p2      81 st reload
        vmovdqu64 [r8 + 512], zmm30                 ;   311.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8000]               ;   295.7 p3      81 st reload
        vmovdqu64 [r8 + 640], zmm30                 ;   301.7 p8+p9   81 st
        vmovdqu64 zmm30, [r8 + 768]                 ;   245.2 p2      75 s0.12 reload
        vmovdqu64 zmm31, [rbp + 8640]               ;   306.0 p3      81 st reload
        vmovdqu64 [r8 + 768], zmm31                 ;   312.0 p7+p4   81 st
        vpternlogd zmm28, zmm30, [rbp + 8512], 0x96 ;   327.0 p5+p2   81 st
        vpternlogd zmm28, zmm18, zmm9, 0x96         ;   328.0 p0      81 st
        vmovdqu64 [r8 + 1280], zmm28                ;   329.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 7872]               ;   289.7 p3      81 st reload
        vmovdqu64 [r8 + 896], zmm30                 ;   295.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8384]               ;   302.0 p2      81 st reload
        vmovdqu64 [r8 + 1216], zmm30                ;   308.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8256]               ;   310.7 p3      81 st reload
        vmovdqu64 [r8 + 1728], zmm30                ;   316.7 p7+p4   81 st
        vmovdqu64 zmm30, [rbp + 8128]               ;   299.0 p2      81 st reload
        vmovdqu64 [r8 + 1856], zmm30                ;   305.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8192]               ;   312.0 p3      81 st reload
        vmovdqu64 [r8 + 1920], zmm30                ;   318.0 p7+p4   81 st
        vpternlogd zmm3, zmm23, [rbp + 8064], 0x96  ;   328.0 p5+p2   81 st
        vmovdqu64 [r8 + 1792], zmm3                 ;   329.0 p8+p9   81 st
        vmovdqu64 zmm30, [rbp + 8448]               ;   303.0 p3      81 st reload
        vpternlogd zmm26, zmm30, [rbp + 8320], 0x96 ;   328.7 p0+p2   81 st
        vmovdqu64 [r8 + 1408], zmm26                ;   329.7 p7+p4   81 st
        mov r14, qword [rbp + 8784]                 ;   234.2 p10     74 clocks reload
        sub r9, r14                                 ;   239.2 p1      74 clocks
        sub r11, r14                                ;   239.2 p6      74 clocks
        sub r12, r14                                ;   239.2 p11     74 clocks
        sub r13, r14                                ;   239.2 p1      74 clocks
        add r9, 0x800                               ;   240.2 p6      74 clocks
        and r9, 0x7fff                              ;   241.2 p11     74 clocks
        add r9, r14                                 ;   242.2 p1      74 clocks
        add r11, 0x800                              ;   240.2 p6      74 clocks
        and r11, 0x7fff                             ;   241.2 p11     74 clocks
        add r11, r14                                ;   242.2 p1      74 clocks
        add r12, 0x800                              ;   240.2 p6      74 clocks
        and r12, 0x7fff                             ;   241.2 p11     74 clocks
        add r12, r14                                ;   242.2 p1      74 clocks
        add r13, 0x800                              ;   240.2 p6      74 clocks
        and r13, 0x7fff                             ;   241.2 p11     74 clocks
        add r13, r14                                ;   242.2 p1      74 clocks
        vmovdqu64 zmm30, [rbp + 4544]               ;   250.8 p3      78 r1_next reload
        vmovdqu64 [rbp + 1792], zmm30               ;   256.8 p8+p9   74 clocks
        vmovdqu64 zmm30, [rbp + 5952]               ;   251.2 p2      78 r1_next reload
        vmovdqu64 [rbp + 1856], zmm30               ;   257.2 p7+p4   74 clocks
        add r10, 0x800                              ;   239.5 p6      74 clocks
        add r8, 0x800                               ;   239.7 p11     74 clocks
        vmovdqu64 zmm0, [rbp + 7168]                ;   251.8 p3      78 r1_next reload
        vmovdqu64 zmm1, [rbp + 7104]                ;   252.2 p2      78 r1_next reload
        vmovdqu64 zmm2, [rbp + 4416]                ;   252.8 p3      78 r1_next reload
        vmovdqu64 zmm3, [rbp + 4928]                ;   253.2 p2      78 r1_next reload
        vmovdqu64 zmm4, [rbp + 7040]                ;   253.8 p3      78 r1_next reload
        vmovdqu64 zmm5, [rbp + 5440]                ;   254.2 p2      78 r1_next reload
        vmovdqu64 zmm6, [rbp + 6976]                ;   254.8 p3      78 r1_next reload
        vmovdqu64 zmm7, [rbp + 6912]                ;   255.2 p2      78 r1_next reload
        vmovdqu64 zmm8, [rbp + 6848]                ;   255.8 p3      78 r1_next reload
        vmovdqu64 zmm9, [rbp + 6784]                ;   256.2 p2      78 r1_next reload
        vmovdqu64 zmm10, [rbp + 6720]               ;   256.8 p3      78 r1_next reload
        vmovdqu64 zmm11, [rbp + 6656]               ;   257.2 p2      78 r1_next reload
        vmovdqu64 zmm12, [rbp + 6592]               ;   257.8 p3      78 r1_next reload
        vmovdqu64 zmm13, [rbp + 6528]               ;   258.2 p2      78 r1_next reload
        vmovdqu64 zmm14, [rbp + 6464]               ;   258.8 p3      78 r1_next reload
        vmovdqu64 zmm15, [rbp + 4032]               ;   259.2 p2      78 r1_next reload
        vmovdqu64 zmm16, [rbp + 6400]               ;   259.8 p3      78 r1_next reload
        vmovdqu64 zmm17, [rbp + 5696]               ;   260.2 p2      78 r1_next reload
        vmovdqu64 zmm18, [rbp + 5504]               ;   260.8 p3      78 r1_next reload
        vmovdqu64 zmm19, [rbp + 5376]               ;   261.2 p2      78 r1_next reload
        vmovdqu64 zmm20, [rbp + 4992]               ;   261.8 p3      78 r1_next reload
        vmovdqu64 zmm21, [rbp + 4608]               ;   262.2 p2      78 r1_next reload
        vmovdqu64 zmm22, [rbp + 4224]               ;   262.8 p3      78 r1_next reload
        vmovdqu64 zmm23, [rbp + 4160]               ;   263.2 p2      78 r1_next reload
        vmovdqu64 zmm24, [rbp + 5056]               ;   263.8 p3      78 r1_next reload
        vmovdqu64 zmm25, [rbp + 4864]               ;   264.2 p2      78 r1_next reload
        vmovdqu64 zmm26, [rbp + 4800]               ;   264.8 p3      78 r1_next reload
        vmovdqu64 zmm27, [rbp + 4096]               ;   265.2 p2      78 r1_next reload
        vmovdqu64 zmm28, [rbp + 6336]               ;   265.8 p3      78 r1_next reload
        vmovdqu64 zmm29, [rbp + 4352]               ;   266.2 p2      78 r1_next reload
        cmp r8, qword [rbp + 8840]                  ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 8792], r8                  ;                    resident
        mov qword [rbp + 8808], r9                  ;                    resident
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
        mov qword [rbp + 8800], r10                 ;                    resident
        mov qword [rbp + 8816], r11                 ;                    resident
        mov qword [rbp + 8824], r12                 ;                    resident
        mov qword [rbp + 8832], r13                 ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                 ;     0.0 p2      83 st reload
        mov r8, qword [rbp + 8784]                  ;     0.2 p3      83 st reload
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
        mov r8, qword [rbp + 8768]                  ;    21.5 p10     71 blocks
        add r8, 0x8000                              ;    26.5 p0      71 blocks
        mov qword [rbp + 8768], r8                  ;    64.3 p7+p4   71 blocks
        cmp r8, qword [rbp + 8776]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 8848]                 ;                    frame
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
