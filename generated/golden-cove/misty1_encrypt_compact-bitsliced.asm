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
;   blocks: 142 uops, planned 69.3; bounds: width 23.7, ports 68.5, path 6.0
;   blocks/rounds: 2882 uops, planned 690.0; bounds: width 480.3, ports 684.0, path 79.0
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
        sub rsp, 0x2ac0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10792], rax                 ;                    frame
        mov dword [rbp + 10800], ecx                 ;                    argument
        mov qword [rbp + 10688], rsi                 ;                    argument
        mov qword [rbp + 10704], rdi                 ;                    argument
        mov qword [rbp + 10784], rdx                 ;                    argument
        mov r8d, dword [rbp + 10800]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10688]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10696], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10800], 0                   ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 10688]                  ;     0.0 p2     111 l.0 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8]                         ;     5.0 p3     111 l.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm0                  ;    11.0 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.0 p2     111 l.1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp - 64], zmm0                   ;    11.0 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.0 p3     111 l.2
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 0], zmm0                    ;    11.0 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.0 p2     111 l.3
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 64], zmm0                   ;    11.0 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.0 p3     111 l.4
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 128], zmm0                  ;    11.0 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.0 p2     111 l.5
        db 0x2e
        vmovdqu64 [rbp + 192], zmm0                  ;    11.0 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.0 p3     111 l.6
        db 0x2e
        vmovdqu64 [rbp + 256], zmm0                  ;    11.0 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.0 p2     111 l.7
        db 0x2e
        vmovdqu64 [rbp + 320], zmm0                  ;    11.0 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.0 p3     111 l.8
        db 0x2e
        vmovdqu64 [rbp + 384], zmm0                  ;    11.0 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.0 p2     111 l.9
        db 0x2e
        vmovdqu64 [rbp + 448], zmm0                  ;    11.0 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 640]                   ;     5.2 p3     111 l.10
        db 0x2e
        vmovdqu64 [rbp + 512], zmm0                  ;    11.2 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.0 p2     111 l.11
        db 0x2e
        vmovdqu64 [rbp + 576], zmm0                  ;    12.0 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 768]                   ;     6.2 p3     111 l.12
        db 0x2e
        vmovdqu64 [rbp + 640], zmm0                  ;    12.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.0 p2     111 l.13
        db 0x2e
        vmovdqu64 [rbp + 704], zmm0                  ;    13.0 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 896]                   ;     7.2 p3     111 l.14
        db 0x2e
        vmovdqu64 [rbp + 768], zmm0                  ;    14.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 960]                   ;     8.0 p2     111 l.15
        db 0x2e
        vmovdqu64 [rbp + 832], zmm0                  ;    14.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.2 p3     111 l.16
        db 0x2e
        vmovdqu64 [rbp + 896], zmm0                  ;    16.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1088]                  ;     9.0 p2     111 l.17
        db 0x2e
        vmovdqu64 [rbp + 960], zmm0                  ;    16.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.2 p3     111 l.18
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm0                 ;    18.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1216]                  ;    10.0 p2     111 l.19
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm0                 ;    18.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.2 p3     111 l.20
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm0                 ;    20.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1344]                  ;    11.0 p2     111 l.21
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm0                 ;    20.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.2 p3     111 l.22
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm0                 ;    22.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1472]                  ;    12.0 p2     111 l.23
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm0                 ;    22.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.2 p3     111 l.24
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm0                 ;    24.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1600]                  ;    13.0 p2     111 l.25
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm0                 ;    24.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.2 p3     111 l.26
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm0                 ;    26.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1728]                  ;    14.0 p2     111 l.27
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm0                 ;    26.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.2 p3     111 l.28
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm0                 ;    28.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1856]                  ;    15.0 p2     111 l.29
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm0                 ;    28.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.2 p3     111 l.30
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm0                 ;    30.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 1984]                  ;    16.0 p2     111 l.31
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm0                 ;    30.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 2048]                  ;    16.2 p3     112 r.0
        db 0x2e
        vmovdqu64 zmm1, [r8 + 2112]                  ;    17.0 p2     112 r.1
        db 0x2e
        vmovdqu64 zmm2, [r8 + 2176]                  ;    17.2 p3     112 r.2
        db 0x2e
        vmovdqu64 zmm3, [r8 + 2240]                  ;    18.0 p2     112 r.3
        db 0x2e
        vmovdqu64 zmm4, [r8 + 2304]                  ;    18.2 p3     112 r.4
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm0                 ;    32.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 2368]                  ;    19.0 p2     112 r.5
        db 0x2e
        vmovdqu64 zmm5, [r8 + 2432]                  ;    19.2 p3     112 r.6
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm1                 ;    32.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 2496]                  ;    20.0 p2     112 r.7
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm2                 ;    34.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm2, [r8 + 2560]                  ;    20.2 p3     112 r.8
        db 0x2e
        vmovdqu64 zmm6, [r8 + 2624]                  ;    21.0 p2     112 r.9
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm3                 ;    34.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm3, [r8 + 2688]                  ;    21.2 p3     112 r.10
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm4                 ;    36.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm4, [r8 + 2752]                  ;    22.0 p2     112 r.11
        db 0x2e
        vmovdqu64 zmm7, [r8 + 2816]                  ;    22.2 p3     112 r.12
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm0                 ;    36.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 2880]                  ;    23.0 p2     112 r.13
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm5                 ;    38.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm5, [r8 + 2944]                  ;    23.2 p3     112 r.14
        db 0x2e
        vmovdqu64 zmm8, [r8 + 3008]                  ;    24.0 p2     112 r.15
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm1                 ;    38.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm2                 ;    40.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3072]                  ;    24.2 p3     112 r.16
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm1                 ;    40.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3136]                  ;    25.0 p2     112 r.17
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm1                 ;    42.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm6                 ;    42.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm3                 ;    44.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3200]                  ;    25.2 p3     112 r.18
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm1                 ;    44.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3264]                  ;    26.0 p2     112 r.19
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm1                 ;    46.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm4                 ;    46.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm7                 ;    48.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3328]                  ;    26.2 p3     112 r.20
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm1                 ;    48.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3392]                  ;    27.0 p2     112 r.21
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm1                 ;    50.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm0                 ;    50.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm5                 ;    52.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 3456]                  ;    27.2 p3     112 r.22
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm0                 ;    52.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 3520]                  ;    28.0 p2     112 r.23
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm0                 ;    54.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm8                 ;    54.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 3584]                  ;    28.2 p3     112 r.24
        db 0x2e
        vmovdqu64 zmm1, [r8 + 3648]                  ;    29.0 p2     112 r.25
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm0                 ;    56.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [r8 + 3712]                  ;    29.2 p3     112 r.26
        db 0x2e
        vmovdqu64 zmm2, [r8 + 3776]                  ;    30.0 p2     112 r.27
        db 0x2e
        vmovdqu64 zmm3, [r8 + 3840]                  ;    30.2 p3     112 r.28
        db 0x2e
        vmovdqu64 zmm4, [r8 + 3904]                  ;    31.0 p2     112 r.29
        db 0x2e
        vmovdqu64 zmm5, [r8 + 3968]                  ;    31.2 p3     112 r.30
        db 0x2e
        vmovdqu64 zmm6, [r8 + 4032]                  ;    32.0 p2     112 r.31
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm1                 ;    56.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm0                 ;    58.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm2                 ;    58.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm3                 ;    60.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm4                 ;    60.7 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm5                 ;    62.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm6                 ;    62.7 p8+p9  113 rounds
        db 0x2e
        mov r8, qword [rbp + 10704]                  ;    21.5 p10    113 rounds reload
        db 0x2e
        mov qword [rbp + 10712], r8                  ;    64.3 p7+p4  113 rounds
        db 0x2e
        mov qword [rbp + 10720], r8                  ;    64.7 p8+p9  113 rounds
        db 0x2e
        lea r9, [r8 + 6144]                          ;    26.5 p0     113 rounds
        db 0x2e
        mov qword [rbp + 10728], r9                  ;    65.3 p7+p4  113 rounds
        db 0x2e
        mov qword [rbp + 10736], r9                  ;    65.7 p8+p9  113 rounds
        db 0x2e
        lea r9, [r8 + 2048]                          ;    26.5 p1     113 rounds
        db 0x2e
        mov qword [rbp + 10744], r9                  ;    66.3 p7+p4  113 rounds
        db 0x2e
        mov qword [rbp + 10752], r9                  ;    66.7 p8+p9  113 rounds
        db 0x2e
        add r8, 0x1000                               ;    26.5 p5     113 rounds
        db 0x2e
        mov qword [rbp + 10760], r8                  ;    67.3 p7+p4  113 rounds
        db 0x2e
        mov qword [rbp + 10768], r8                  ;    67.7 p8+p9  113 rounds
        db 0x2e
        mov qword [rbp + 10776], r8                  ;    68.3 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [rbp + 896]                  ;                    resident
        db 0x2e
        vmovdqu64 zmm1, [rbp + 960]                  ;                    resident
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1024]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm3, [rbp + 1088]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1152]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm5, [rbp + 1216]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1280]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1344]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1408]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm9, [rbp + 1472]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1536]                ;                    resident
        db 0x2e
        vmovdqu64 zmm11, [rbp + 1600]                ;                    resident
        db 0x2e
        vmovdqu64 zmm12, [rbp + 1664]                ;                    resident
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1728]                ;                    resident
        db 0x2e
        vmovdqu64 zmm14, [rbp + 1792]                ;                    resident
        db 0x2e
        vmovdqu64 zmm15, [rbp + 1856]                ;                    resident
        db 0x2e
        vmovdqu64 zmm16, [rbp - 128]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm17, [rbp - 64]                  ;                    resident
        db 0x2e
        vmovdqu64 zmm18, [rbp + 0]                   ;                    resident
        db 0x2e
        vmovdqu64 zmm19, [rbp + 64]                  ;                    resident
        db 0x2e
        vmovdqu64 zmm20, [rbp + 128]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm21, [rbp + 192]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm22, [rbp + 256]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm23, [rbp + 320]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm24, [rbp + 384]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm25, [rbp + 448]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm26, [rbp + 512]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm27, [rbp + 576]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm28, [rbp + 640]                 ;                    resident
        db 0x2e
        vmovdqu64 zmm29, [rbp + 704]                 ;                    resident
        db 0x2e
        mov r8, qword [rbp + 10752]                  ;                    resident
        db 0x2e
        mov r9, qword [rbp + 10768]                  ;                    resident
        db 0x2e
        mov r10, qword [rbp + 10720]                 ;                    resident
        db 0x2e
        mov r11, qword [rbp + 10736]                 ;                    resident
        db 0x2e
        mov r12, qword [rbp + 10712]                 ;                    resident
        db 0x2e
        mov r13, qword [rbp + 10728]                 ;                    resident
        db 0x2e
        mov r14, qword [rbp + 10744]                 ;                    resident
        db 0x2e
        mov r15, qword [rbp + 10760]                 ;                    resident
.rounds_2:
        db 0x2e
        vpternlogd zmm16, zmm0, [r12], 0x78          ;     6.0 p0+p2   62 r
        db 0x2e
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
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm17, [r13 + 8256], 0x1e   ;     7.3 p5+p3   63 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm18, [r13 + 8320], 0x1e   ;     8.0 p0+p2   63 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm19, [r13 + 8384], 0x1e   ;     8.3 p5+p3   63 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm20, [r13 + 8448], 0x1e   ;     9.0 p0+p2   63 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm21, [r13 + 8512], 0x1e   ;     9.3 p5+p3   63 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm22, [r13 + 8576], 0x1e   ;    10.0 p0+p2   63 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm23, [r13 + 8640], 0x1e   ;    10.3 p5+p3   63 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm24, [r13 + 8704], 0x1e   ;    11.0 p0+p2   63 r
        vpternlogd zmm9, zmm25, [r13 + 8768], 0x1e   ;    11.3 p5+p3   63 r
        vpternlogd zmm10, zmm26, [r13 + 8832], 0x1e  ;    12.0 p0+p2   63 r
        vpternlogd zmm11, zmm27, [r13 + 8896], 0x1e  ;    12.3 p5+p3   63 r
        vpternlogd zmm12, zmm28, [r13 + 8960], 0x1e  ;    13.0 p0+p2   63 r
        vpternlogd zmm13, zmm29, [r13 + 9024], 0x1e  ;    13.3 p5+p3   63 r
        vmovdqu64 zmm30, [rbp + 768]                 ;    14.0 p2      62 r
        vpternlogd zmm30, zmm14, [r12 + 896], 0x78   ;    20.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm30, [r13 + 9088], 0x1e  ;    21.0 p5+p2   63 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 832]                 ;    15.3 p3      62 r
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm15, [r12 + 960], 0x78   ;    21.3 p0+p2   62 r
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm31, [r13 + 9152], 0x1e  ;    22.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3968], zmm31                ;    22.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [r10]                       ;    17.0 p2      76 r.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm30                ;    21.0 p8+p9   62 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [r10 + 64]                  ;    17.3 p3      76 r.1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4096], zmm29                ;    13.0 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [r10 + 128]                 ;    18.0 p2      76 r.2
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4160], zmm28                ;    13.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm28, [r10 + 192]                 ;    18.3 p3      76 r.3
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm27                ;    15.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm27, [r10 + 256]                 ;    19.0 p2      76 r.4
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm26                ;    15.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm26, [r10 + 320]                 ;    19.3 p3      76 r.5
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm25                ;    17.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm25, [r10 + 384]                 ;    20.0 p2      76 r.6
        db 0x2e
        vmovdqu64 [rbp + 4416], zmm23                ;    17.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm23, [r10 + 448]                 ;    20.3 p3      76 r.7
        db 0x2e
        vmovdqu64 [rbp + 4480], zmm24                ;    19.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm24, [r10 + 512]                 ;    21.0 p2      76 r.8
        db 0x2e
        vmovdqu64 [rbp + 4544], zmm22                ;    19.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm22, [r10 + 576]                 ;    21.3 p3      76 r.9
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm21                ;    21.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm21, [r10 + 640]                 ;    22.0 p2      76 r.10
        db 0x2e
        vmovdqu64 [rbp + 4672], zmm20                ;    21.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm20, [r10 + 704]                 ;    22.3 p3      76 r.11
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm19                ;    23.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm19, [r10 + 768]                 ;    23.0 p2      76 r.12
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm18                ;    23.3 p8+p9   62 r spill
        db 0x2e
        vmovdqu64 zmm18, [r10 + 832]                 ;    23.3 p3      76 r.13
        db 0x2e
        vmovdqu64 [rbp + 4864], zmm17                ;    25.0 p7+p4   62 r spill
        db 0x2e
        vmovdqu64 zmm17, [r10 + 896]                 ;    24.0 p2      76 r.14
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm16                ;    25.3 p8+p9   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [r10 + 960]                 ;    24.3 p3      76 r.15
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2496]                ;    25.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 1920]                ;    25.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8192], 0x78  ;    31.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15], 0x1e         ;    32.3 p5+p3   63 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4992], zmm17                ;    32.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2560]                ;    27.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5056], zmm16                ;    33.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 1984]                ;    27.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8256], 0x78  ;    33.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 64], 0x1e    ;    34.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm16                ;    34.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2752]                ;    29.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5184], zmm17                ;    35.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2048]                ;    29.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8320], 0x78  ;    35.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 128], 0x1e   ;    36.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5248], zmm17                ;    36.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2816]                ;    31.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5312], zmm16                ;    37.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2112]                ;    31.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8384], 0x78  ;    37.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 192], 0x1e   ;    38.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5376], zmm16                ;    38.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3008]                ;    33.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5440], zmm17                ;    39.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2176]                ;    33.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8448], 0x78  ;    39.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 256], 0x1e   ;    40.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm17                ;    40.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3072]                ;    35.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5568], zmm16                ;    41.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2240]                ;    35.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8512], 0x78  ;    41.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 320], 0x1e   ;    42.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm16                ;    42.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3264]                ;    37.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5696], zmm17                ;    43.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2304]                ;    37.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8576], 0x78  ;    43.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 384], 0x1e   ;    44.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5760], zmm17                ;    44.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3328]                ;    39.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5824], zmm16                ;    45.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2368]                ;    39.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8640], 0x78  ;    45.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 448], 0x1e   ;    46.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5888], zmm16                ;    46.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3456]                ;    41.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm17                ;    47.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2432]                ;    41.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8704], 0x78  ;    47.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 512], 0x1e   ;    48.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm17                ;    48.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3520]                ;    43.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm16                ;    49.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2624]                ;    43.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8768], 0x78  ;    49.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 576], 0x1e   ;    50.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6144], zmm16                ;    50.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3584]                ;    45.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm17                ;    51.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2688]                ;    45.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8832], 0x78  ;    51.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 640], 0x1e   ;    52.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm17                ;    52.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3648]                ;    47.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm16                ;    53.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2880]                ;    47.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 8896], 0x78  ;    53.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 704], 0x1e   ;    54.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm16                ;    54.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3712]                ;    49.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm17                ;    55.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2944]                ;    49.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 8960], 0x78  ;    55.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 768], 0x1e   ;    56.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm17                ;    56.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3776]                ;    51.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm16                ;    57.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3136]                ;    51.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 9024], 0x78  ;    57.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 832], 0x1e   ;    58.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm16                ;    58.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3840]                ;    53.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm17                ;    59.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3200]                ;    53.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r14 + 9088], 0x78  ;    59.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r15 + 896], 0x1e   ;    60.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm17                ;    60.3 p7+p4   62 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 3904]                ;    55.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm16                ;    61.3 p8+p9   63 r spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3392]                ;    55.3 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm17, [r14 + 9152], 0x78  ;    61.3 p0+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [r15 + 960], 0x1e   ;    62.3 p5+p3   63 r
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm16                ;    62.3 p7+p4   62 r spill
        db 0x2e, 0x2e
        vpxord zmm16, zmm0, zmm31                    ;    37.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm1, zmm30                    ;    38.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm30, zmm2, zmm29                    ;    38.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm29, zmm3, zmm28                    ;    39.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm28, zmm4, zmm27                    ;    39.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm27, zmm5, zmm26                    ;    40.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm26, zmm6, zmm25                    ;    40.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm25, zmm7, zmm23                    ;    41.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm23, zmm8, zmm24                    ;    41.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm24, zmm9, zmm22                    ;    42.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm22, zmm10, zmm21                   ;    42.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm21, zmm11, zmm20                   ;    43.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm20, zmm12, zmm19                   ;    43.7 p0      54 next
        db 0x2e, 0x2e
        vpxord zmm19, zmm13, zmm18                   ;    44.0 p5      54 next
        db 0x2e
        vpxord zmm18, zmm14, [r10 + 896]             ;    57.0 p0+p2   54 next
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm14                ;    57.3 p8+p9   63 r spill
        db 0x2e, 0x2e
        vpxord zmm14, zmm15, [r10 + 960]             ;    57.3 p5+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7040], zmm15                ;    59.0 p7+p4   63 r spill
        db 0x2e, 0x2e
        vpxord zmm15, zmm25, zmm23                   ;    45.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm13                ;    59.3 p8+p9   63 r spill
        db 0x2e
        vpxord zmm13, zmm23, zmm20                   ;    46.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm12                ;    61.0 p7+p4   63 r spill
        db 0x2e
        vpandd zmm12, zmm13, zmm25                   ;    47.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm11                ;    61.3 p8+p9   63 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm11, zmm13                       ;    47.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm22, zmm24, 0x78         ;    47.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7296], zmm10                ;    63.0 p7+p4   63 r spill
        db 0x2e, 0x2e
        vpandd zmm10, zmm22, zmm18                   ;    58.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7360], zmm9                 ;    63.3 p8+p9   63 r spill
        db 0x2e
        vmovdqa64 zmm9, zmm22                        ;    43.7         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7424], zmm8                 ;    65.0 p7+p4   63 r spill
        db 0x2e
        vpandd zmm8, zmm24, zmm19                    ;    48.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7488], zmm7                 ;    65.3 p8+p9   63 r spill
        db 0x2e, 0x2e
        vpandd zmm7, zmm22, zmm19                    ;    48.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm18, zmm25, 0x87          ;    58.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7552], zmm6                 ;    67.0 p7+p4   63 r spill
        db 0x2e
        vpandd zmm6, zmm19, zmm18                    ;    58.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm14, zmm24, 0x78          ;    59.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7616], zmm5                 ;    67.3 p8+p9   63 r spill
        db 0x2e
        vpxord zmm5, zmm19, zmm25                    ;    50.7 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm5                      ;    51.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm9, zmm20, 0xd2           ;    60.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7680], zmm4                 ;    69.0 p7+p4   63 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm6                         ;    61.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 7744], zmm3                 ;    69.3 p8+p9   63 r spill
        db 0x2e
        vpandd zmm3, zmm25, zmm21                    ;    52.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7808], zmm2                 ;    71.0 p7+p4   63 r spill
        db 0x2e
        vpandd zmm2, zmm20, zmm24                    ;    52.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm23, zmm25, 0x87          ;    53.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm9, zmm14, 0xe1           ;    58.3 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 7872], zmm1                 ;    71.3 p8+p9   63 r spill
        db 0x2e
        vmovdqa64 zmm1, zmm20                        ;    46.0         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm21, zmm24, 0x6a          ;    54.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 7936], zmm0                 ;    73.0 p7+p4   63 r spill
        db 0x2e
        vmovdqa64 zmm0, zmm24                        ;    46.5         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm23, zmm25, 0x6a          ;    54.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8000], zmm17                ;    73.3 p8+p9   63 r spill
        db 0x2e, 0x2e
        vpandd zmm17, zmm20, zmm18                   ;    58.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm13, zmm21, 0x78         ;    59.0 p0      41 next
        db 0x2e
        vpxord zmm13, zmm2, zmm17                    ;    60.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8064], zmm6                 ;    75.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm19                        ;    47.7         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm24, zmm24, 0xcf          ;    56.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8128], zmm31                ;    75.3 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm0                        ;    55.7         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm18, zmm23, 0x87         ;    58.0 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm1, zmm21, 0x87          ;    59.0 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm10, zmm31, 0x69          ;    60.0 p5      41 next
        db 0x2e
        vpternlogd zmm31, zmm15, zmm20, 0x78         ;    60.0 p0      41 next
        db 0x2e
        vpxord zmm4, zmm4, zmm31                     ;    61.0 p5      41 next
        db 0x2e
        vpxord zmm15, zmm0, zmm14                    ;    59.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8192], zmm10                ;    77.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm10, zmm21                       ;    49.5         41 next copy
        db 0x2e
        vpternlogd zmm10, zmm22, zmm23, 0x48         ;    60.0 p5      41 next
        db 0x2e
        vpternlogd zmm10, zmm19, zmm25, 0x78         ;    61.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8256], zmm4                 ;    77.3 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm18                        ;    58.0         41 next copy
        vpternlogd zmm4, zmm19, zmm23, 0x48          ;    61.0 p5      41 next
        vmovdqu64 [rbp + 8320], zmm31                ;    79.0 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm5                        ;    51.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm14, zmm20, 0x6c         ;    61.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm0, zmm21, 0x69          ;    62.7 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm31, zmm10, 0x69         ;    63.7 p0      41 next
        db 0x2e
        vpternlogd zmm2, zmm31, zmm7, 0x69           ;    63.7 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm3, zmm30, 0x69          ;    64.7 p0      41 next
        db 0x2e
        vpandd zmm31, zmm21, zmm14                   ;    64.0 p5      41 next
        db 0x2e
        vpxord zmm0, zmm21, zmm14                    ;    64.7 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm10, zmm20, 0x6c          ;    65.7 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm10, zmm18, zmm14                   ;    65.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm5, zmm10, 0x96          ;    66.7 p5      41 next
        db 0x2e
        vpternlogd zmm10, zmm22, zmm25, 0x87         ;    66.7 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm19, zmm21, 0x87         ;    67.7 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm10, zmm11, 0x69          ;    68.7 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm21, zmm22, 0x87         ;    68.7 p5      41 next
        db 0x2e
        vpternlogd zmm10, zmm17, zmm1, 0x69          ;    69.7 p0      41 next
        db 0x2e
        vmovdqa64 zmm1, zmm14                        ;    58.3         41 next copy
        db 0x2e
        vpternlogd zmm1, zmm21, zmm22, 0x60          ;    69.0 p5      41 next
        db 0x2e
        vpternlogd zmm21, zmm18, zmm25, 0x60         ;    69.7 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm14, zmm18, 0x6a         ;    70.0 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm18, zmm24, 0x87          ;    70.7 p0      41 next
        db 0x2e
        vpternlogd zmm19, zmm1, zmm23, 0x6c          ;    71.7 p5      41 next
        db 0x2e
        vpternlogd zmm19, zmm8, zmm3, 0x69           ;    72.7 p0      41 next
        db 0x2e
        vpternlogd zmm15, zmm21, zmm23, 0x6c         ;    72.0 p5      41 next
        db 0x2e
        vpternlogd zmm15, zmm7, zmm11, 0x96          ;    73.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm9, zmm25, 0x6a          ;    73.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm14, zmm22, 0x2d         ;    74.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm25, zmm4, 0x96          ;    74.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm9, [r9 + 9728], 0x96     ;    74.7 p0+p2   48 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm1, zmm26, 0x96          ;    75.0 p5      41 next
        db 0x2e
        vpandd zmm1, zmm28, zmm29                    ;    75.7 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm27, zmm30, 0x28          ;    76.7 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm4, [r9 + 9664], 0x96    ;    76.7 p0+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 8128]                 ;    75.3 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxord zmm4, zmm27, zmm3                     ;    81.3 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm29, [rbp + 8256], 0x96  ;    83.3 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm24, zmm3, 0x96           ;    81.3 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm5, zmm28, zmm3                     ;    81.3 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm7, zmm12, [r9 + 9344]              ;    79.0 p5+p2   48 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm28, [rbp + 8064], 0x96   ;    81.0 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm29                        ;    58.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm30, zmm16, 0x9a          ;    80.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm26                        ;    58.3         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm30, zmm30, 0x3f          ;    80.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm11, zmm26                       ;    58.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm28, zmm29, 0x6c         ;    81.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm29                       ;    59.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm16, zmm16, 0xc3         ;    81.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm16, [rbp + 8320], 0x96  ;    85.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm11                       ;    82.0         41 next copy
        db 0x2e, 0x2e
        vpandnd zmm18, zmm5, zmm27                   ;    82.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm28, zmm30, 0x48         ;    83.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm27, [rbp + 8192], 0x96  ;    83.7 p0+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm20, zmm13, [r9 + 9600]             ;    84.0 p5+p2   48 next
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm1                        ;    77.7         41 next copy
        db 0x2e
        vpternlogd zmm21, zmm8, zmm28, 0x87          ;    84.7 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm26, zmm30, 0xac          ;    85.0 p5      41 next
        db 0x2e
        vpternlogd zmm21, zmm26, zmm3, 0x87          ;    85.7 p0      41 next
        db 0x2e
        vmovdqa64 zmm22, zmm3                        ;    81.3         41 next copy
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm9                        ;    81.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm29, zmm3, 0x78          ;    86.0 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm4, zmm23, 0xa6          ;    87.0 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm28, zmm16, 0x78         ;    87.0 p5      41 next
        db 0x2e
        vpternlogd zmm9, zmm14, zmm27, 0x87          ;    88.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm24, zmm4                        ;    82.3         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm26, zmm16, 0x78         ;    88.0 p5      41 next
        db 0x2e
        vpternlogd zmm8, zmm24, zmm27, 0x2d          ;    89.0 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm21, zmm28, 0x78          ;    90.0 p5      41 next
        db 0x2e
        vpxord zmm17, zmm17, zmm24                   ;    89.7 p0      41 next
        db 0x2e
        vpternlogd zmm8, zmm0, [r9 + 9856], 0x96     ;    91.0 p5+p3   48 next
        db 0x2e
        vmovdqa64 zmm25, zmm14                       ;    88.0         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm4, zmm4, 0xf3           ;    90.7 p0      41 next
        db 0x2e
        vpxord zmm4, zmm6, [r9 + 9472]               ;    91.0 p5+p2   48 next
        db 0x2e
        vpxord zmm0, zmm0, [r9 + 9280]               ;    91.7 p0+p3   48 next
        db 0x2e
        vmovdqu64 [rbp + 8192], zmm8                 ;    92.0 p8+p9   48 next spill
        db 0x2e
        vpxord zmm8, zmm31, [r9 + 9408]              ;    92.0 p5+p2   48 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm2                 ;    81.0 p7+p4   48 next spill
        vmovdqa64 zmm2, zmm23                        ;    88.0         41 next copy
        vpternlogd zmm2, zmm21, zmm16, 0xd2          ;    92.7 p0      41 next
        vpternlogd zmm17, zmm2, zmm27, 0xc6          ;    93.7 p5      41 next
        vpternlogd zmm17, zmm19, [r9 + 9792], 0x96   ;    94.7 p0+p3   48 next
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, [r9 + 9216]             ;    94.0 p5+p2   48 next
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm28                        ;    65.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm30, zmm3, 0x9c           ;    94.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm22, zmm22, zmm2                    ;    95.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm22, zmm26, 0x6c          ;    96.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm27, zmm16, 0x87          ;    96.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm29, zmm16, 0x78         ;    96.7 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm5, zmm27, 0xd2          ;    97.7 p5      41 next
        db 0x2e
        vpternlogd zmm27, zmm23, zmm26, 0x7d         ;    97.7 p0      41 next
        db 0x2e
        vpternlogd zmm5, zmm26, zmm22, 0xb7          ;    98.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm1, zmm5, 0x96           ;    99.0 p0      41 next
        db 0x2e
        vpternlogd zmm5, zmm11, zmm2, 0x96           ;    99.0 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm5, zmm28, 0x93          ;   100.0 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm2, zmm29, 0x2d          ;   100.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm29, zmm16, 0xb4         ;   100.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm22, zmm3, 0x9e          ;   101.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm22, zmm30, 0x2d         ;   101.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm18, zmm16, 0x96         ;   102.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm28, zmm3, 0x2d          ;   102.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm23, zmm30, 0x87         ;   103.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm9, zmm24, 0x96          ;   104.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm21, [r9 + 10048], 0x96   ;   104.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm10, [r9 + 9536]             ;   104.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm25, [r9 + 10176], 0x96  ;   105.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm14, [r9 + 9920], 0x96   ;   105.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm27, [r9 + 9984], 0x96   ;   106.0 p5+p3   48 next
        db 0x2e
        vpternlogd zmm10, zmm16, [r9 + 10112], 0x96  ;   106.7 p0+p2   48 next
        db 0x2e
        vmovdqu64 zmm1, [rbp + 8320]                 ;    81.0 p3      45 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 8320]                 ;    81.0 p2      45 next
        db 0x2e
        vpandd zmm2, zmm2, zmm7                      ;   107.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 8320]                 ;    81.0 p3      45 next
        vpandd zmm3, zmm3, zmm15                     ;   107.7 p0      45 next
        vpxord zmm5, zmm20, zmm19                    ;   108.0 p5      45 next
        db 0x2e, 0x2e
        vpandd zmm1, zmm1, zmm4                      ;   108.7 p0      45 next
        db 0x2e, 0x2e
        vpandd zmm9, zmm15, zmm30                    ;   109.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm15, zmm20, 0x78          ;   109.7 p0      45 next
        db 0x2e, 0x2e
        vpandd zmm11, zmm20, zmm8                    ;   110.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 4928]                ;    73.3 p2      54 next
        db 0x2e
        vpxord zmm14, zmm14, [r8]                    ;   110.7 p0+p3   54 next
        db 0x2e
        vpxord zmm16, zmm0, zmm19                    ;   111.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 4864]                ;    74.3 p2      54 next
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, [r8 + 64]               ;   111.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4800]                ;    75.3 p2      54 next
        db 0x2e
        vpxord zmm21, zmm21, [r8 + 128]              ;   112.0 p5+p3   54 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 4736]                ;    76.3 p2      54 next
        db 0x2e
        vpxord zmm22, zmm22, [r8 + 192]              ;   112.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 4672]                ;    77.3 p2      54 next
        db 0x2e
        vpxord zmm23, zmm23, [r8 + 256]              ;   113.0 p5+p3   54 next
        db 0x2e
        vpxord zmm24, zmm0, zmm30                    ;   113.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm15, zmm19, 0x87         ;   114.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm15                       ;    77.7         45 next copy
        db 0x2e
        vpternlogd zmm25, zmm20, zmm0, 0x48          ;   114.7 p0      45 next
        db 0x2e
        vpandd zmm26, zmm0, zmm19                    ;   115.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4608]                ;    78.3 p2      54 next
        db 0x2e
        vpternlogd zmm26, zmm30, zmm7, 0x87          ;   116.0 p0      45 next
        db 0x2e
        vpternlogd zmm9, zmm24, zmm4, 0x78           ;   116.0 p5      45 next
        db 0x2e
        vpxord zmm27, zmm27, [r8 + 320]              ;   116.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm7                        ;    80.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm0, zmm19, 0x6a          ;   117.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqa64 zmm29, zmm4                        ;    92.0         45 next copy
        db 0x2e
        vpternlogd zmm29, zmm8, zmm0, 0x48           ;   117.7 p0      45 next
        db 0x2e
        vpternlogd zmm29, zmm5, zmm19, 0xd2          ;   118.7 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 8128], zmm18                ;   112.7 p8+p9   54 next spill
        db 0x2e
        vpxord zmm18, zmm5, zmm8                     ;   118.7 p0      45 next
        db 0x2e
        vpternlogd zmm2, zmm18, zmm30, 0xd2          ;   119.7 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8064], zmm27                ;   117.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm30                       ;   105.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm4, zmm7, 0x6a           ;   119.7 p0      45 next
        db 0x2e
        vpternlogd zmm26, zmm18, [rbp + 8320], 0xe1  ;   120.0 p5+p2   45 next
        db 0x2e
        vmovdqu64 [rbp + 8256], zmm23                ;   114.0 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm23, zmm3                        ;   108.7         45 next copy
        db 0x2e
        vpternlogd zmm23, zmm8, zmm19, 0x87          ;   120.7 p0      45 next
        db 0x2e
        vpternlogd zmm23, zmm20, zmm4, 0x87          ;   121.7 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 8384], zmm14                ;   111.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm15                       ;    78.8         45 next copy
        db 0x2e
        vpternlogd zmm14, zmm4, zmm19, 0x48          ;   121.7 p0      45 next
        vmovdqu64 [rbp + 8448], zmm21                ;   113.0 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm24                       ;   114.7         45 next copy
        vpternlogd zmm21, zmm8, zmm7, 0x78           ;   122.0 p5      45 next
        vpternlogd zmm24, zmm29, zmm19, 0x93         ;   122.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 8512], zmm22                ;   113.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm28                       ;   118.0         45 next copy
        db 0x2e
        vpternlogd zmm22, zmm15, zmm0, 0x87          ;   123.0 p5      45 next
        db 0x2e
        vpternlogd zmm22, zmm27, zmm4, 0x87          ;   124.0 p0      45 next
        db 0x2e
        vpternlogd zmm16, zmm22, zmm30, 0x6c         ;   125.0 p5      45 next
        db 0x2e
        vpternlogd zmm22, zmm15, zmm8, 0x87          ;   125.0 p0      45 next
        vpternlogd zmm22, zmm4, zmm19, 0x78          ;   126.0 p5      45 next
        vpternlogd zmm1, zmm2, zmm16, 0x96           ;   126.0 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm15, [rbp + 8320], 0x6c  ;   126.0 p5+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm31, [rbp + 4736], 0x96   ;   127.0 p0+p2   54 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm31                ;   107.0 p8+p9   48 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 4416]                ;    82.2 p3      54 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, [r8 + 448]              ;   127.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 [rbp + 8640], zmm1                 ;   128.0 p7+p4   54 next spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 4544]                 ;    83.2 p3      54 next
        db 0x2e
        vpxord zmm1, zmm1, [r8 + 384]                ;   127.7 p0+p2   54 next
        db 0x2e
        vmovdqu64 [rbp + 8704], zmm1                 ;   128.7 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm22                        ;   127.0         45 next copy
        vpternlogd zmm1, zmm20, zmm7, 0x78           ;   128.0 p5      45 next
        vmovdqu64 [rbp + 8768], zmm31                ;   128.0 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 4480]                ;    84.2 p3      54 next
        vpxord zmm31, zmm31, [r8 + 512]              ;   128.7 p0+p2   54 next
        vmovdqu64 [rbp + 8832], zmm31                ;   129.7 p8+p9   54 next spill
        vmovdqu64 zmm31, [rbp + 4352]                ;    85.2 p3      54 next
        vpxord zmm31, zmm31, [r8 + 576]              ;   129.0 p5+p2   54 next
        vmovdqu64 [rbp + 8896], zmm31                ;   130.0 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 4288]                ;    86.2 p3      54 next
        vpxord zmm31, zmm31, [r8 + 640]              ;   129.7 p0+p2   54 next
        vmovdqu64 [rbp + 8960], zmm31                ;   130.7 p8+p9   54 next spill
        vmovdqa64 zmm31, zmm18                       ;   119.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm19, zmm7, 0x6c          ;   130.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm8, [rbp + 8320], 0x4b   ;   131.0 p0+p3   45 next
        db 0x2e
        vmovdqu64 [rbp + 9024], zmm18                ;   119.7 p7+p4   45 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm23                       ;   122.7         45 next copy
        db 0x2e
        vpternlogd zmm18, zmm20, zmm7, 0x4b          ;   131.0 p5      45 next
        db 0x2e
        vpternlogd zmm18, zmm2, zmm21, 0x69          ;   132.0 p0      45 next
        db 0x2e
        vpternlogd zmm23, zmm4, zmm8, 0x87           ;   132.0 p5      45 next
        db 0x2e
        vpternlogd zmm23, zmm27, zmm9, 0x69          ;   133.0 p0      45 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 8320]                 ;    87.5 p2      48 next reload
        db 0x2e
        vmovdqa64 zmm27, zmm4                        ;    92.0         45 next copy
        db 0x2e
        vpternlogd zmm27, zmm8, zmm2, 0x28           ;   133.0 p5      45 next
        db 0x2e
        vpternlogd zmm27, zmm7, zmm15, 0x87          ;   134.0 p0      45 next
        db 0x2e
        vpternlogd zmm9, zmm26, zmm5, 0x96           ;   134.0 p5      45 next
        vpternlogd zmm5, zmm2, zmm30, 0x6c           ;   134.7 p0      45 next
        vpternlogd zmm30, zmm2, zmm4, 0x60           ;   135.0 p5      45 next
        db 0x2e
        vpternlogd zmm31, zmm30, zmm29, 0x96         ;   136.0 p0      45 next
        db 0x2e
        vpternlogd zmm2, zmm28, zmm0, 0x28           ;   136.0 p5      45 next
        db 0x2e
        vpternlogd zmm5, zmm28, zmm4, 0x69           ;   136.7 p0      45 next
        db 0x2e
        vpternlogd zmm20, zmm0, zmm27, 0x6a          ;   137.0 p5      45 next
        db 0x2e
        vpternlogd zmm16, zmm20, zmm1, 0x69          ;   138.0 p0      45 next
        db 0x2e
        vpternlogd zmm9, zmm3, zmm27, 0x96           ;   138.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 4224]                ;    88.8 p3      54 next
        db 0x2e
        vpxord zmm30, zmm30, [r8 + 704]              ;   138.7 p0+p2   54 next
        db 0x2e
        vmovdqu64 zmm0, [rbp + 4160]                 ;    89.8 p3      54 next
        db 0x2e
        vpxord zmm0, zmm0, [r8 + 768]                ;   139.0 p5+p2   54 next
        db 0x2e
        vpternlogd zmm24, zmm22, zmm5, 0x69          ;   139.7 p0      45 next
        db 0x2e
        vpternlogd zmm2, zmm14, zmm21, 0x96          ;   140.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm1, [rbp + 4096]                 ;    90.8 p3      54 next
        db 0x2e
        vpxord zmm1, zmm1, [r8 + 832]                ;   140.7 p0+p2   54 next
        db 0x2e
        vpternlogd zmm23, zmm19, zmm25, 0x96         ;   141.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 4032]                 ;    91.8 p3      54 next
        vpxord zmm3, zmm3, [r8 + 896]                ;   141.7 p0+p2   54 next
        vmovdqu64 zmm4, [rbp + 3968]                 ;    92.8 p3      54 next
        vpxord zmm4, zmm4, [r8 + 960]                ;   142.0 p5+p2   54 next
        vmovdqu64 zmm7, [rbp + 8832]                 ;   129.7 p3      41 next
        vmovdqu64 zmm14, [rbp + 8768]                ;   128.0 p2      54 next reload
        vpxord zmm7, zmm7, zmm14                     ;   142.7 p0      41 next
        vpternlogd zmm23, zmm15, zmm8, 0x78          ;   143.0 p5      45 next
        vmovdqu64 zmm8, [rbp + 8960]                 ;   130.7 p3      41 next
        vmovdqu64 zmm15, [rbp + 8896]                ;   130.0 p2      41 next
        vpternlogd zmm26, zmm5, zmm11, 0x69          ;   143.7 p0      45 next
        vpternlogd zmm2, zmm11, zmm25, 0x96          ;   144.0 p5      45 next
        vmovdqu64 zmm5, [rbp + 8960]                 ;   130.7 p3      41 next
        vmovdqu64 zmm11, [rbp + 8832]                ;   129.7 p2      41 next
        vmovdqu64 zmm19, [rbp + 8896]                ;   130.0 p3      41 next
        vmovdqu64 zmm20, [rbp + 8960]                ;   130.7 p2      41 next
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4672]                ;    97.8 p3      62 r reload
        db 0x2e
        vpternlogd zmm18, zmm6, zmm21, 0x96          ;   144.7 p0      54 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 8256]                ;   114.0 p2      41 next
        vmovdqu64 zmm25, [rbp + 8512]                ;   113.7 p3      54 next reload
        vpandd zmm22, zmm22, zmm25                   ;   145.0 p5      41 next
        vmovdqu64 zmm27, [rbp + 8064]                ;   117.7 p2      41 next
        vmovdqu64 zmm28, [rbp + 4928]                ;    99.8 p3      62 r reload
        vpternlogd zmm16, zmm17, zmm28, 0x96         ;   145.7 p0      54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 4544]                ;   100.0 p2      62 r reload
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm13, zmm29, 0x96          ;   146.0 p5      54 next
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, [rbp + 8128]            ;   146.7 p0+p3   41 next
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm0                    ;   147.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm19, zmm19, zmm0                    ;   147.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm8, zmm8, zmm3                      ;   148.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm15, zmm15, zmm1                    ;   148.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm20, zmm20, zmm1                    ;   149.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm3, zmm14, 0x87          ;   150.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm12, [rbp + 4800], 0x96  ;   150.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm10, [rbp + 4608], 0x96  ;   150.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm14, [rbp + 8832], 0x87  ;   151.0 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm29, zmm11, zmm14                   ;   151.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm21, zmm14, zmm30                   ;   152.0 p5      41 next
        db 0x2e, 0x2e
        vpxord zmm28, zmm14, zmm1                    ;   152.7 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm28                     ;   153.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm5, zmm4, 0xe1           ;   154.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8320], zmm13                ;   106.0 p8+p9   48 next spill
        db 0x2e
        vpandd zmm13, zmm1, zmm3                     ;   154.0 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm4, [rbp + 8896], 0x78   ;   155.0 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm5, zmm0, 0xd2           ;   156.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9088], zmm10                ;   107.7 p7+p4   48 next spill
        db 0x2e
        vmovdqa64 zmm10, zmm13                       ;   157.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9152], zmm6                 ;   105.0 p8+p9   48 next spill
        db 0x2e
        vpandd zmm6, zmm0, zmm3                      ;   155.7 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm11, zmm30, 0x78          ;   156.7 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9216], zmm12                ;   106.7 p7+p4   48 next spill
        db 0x2e
        vpxord zmm12, zmm19, zmm6                    ;   157.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm17                ;   101.7 p8+p9   48 next spill
        db 0x2e
        vmovdqa64 zmm17, zmm28                       ;   153.7         41 next copy
        vpternlogd zmm17, zmm4, zmm0, 0x6c           ;   157.0 p5      41 next
        vmovdqu64 [rbp + 9344], zmm2                 ;   145.0 p7+p4   45 next spill
        vpandd zmm2, zmm4, zmm30                     ;   157.7 p0      41 next
        vmovdqu64 [rbp + 9408], zmm9                 ;   147.0 p8+p9   54 next spill
        vpxord zmm9, zmm4, zmm30                     ;   158.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9472], zmm23                ;   151.7 p7+p4   54 next spill
        db 0x2e
        vpandd zmm23, zmm4, zmm3                     ;   158.7 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm28, zmm23, 0x96         ;   159.7 p5      41 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 8960]                ;   130.7 p2      54 next reload
        db 0x2e
        vpternlogd zmm23, zmm14, zmm28, 0x87         ;   159.7 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm1, zmm30, 0x87          ;   160.7 p5      41 next
        vpternlogd zmm11, zmm28, [rbp + 8896], 0x78  ;   160.7 p0+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 9536], zmm18                ;   145.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm4                        ;   143.0         41 next copy
        db 0x2e
        vpternlogd zmm18, zmm30, zmm28, 0x60         ;   161.0 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm3, [rbp + 8896], 0x87   ;   162.0 p0+p2   41 next
        vmovdqu64 [rbp + 9600], zmm24                ;   151.0 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm4                        ;   143.0         41 next copy
        vmovdqu64 [rbp + 9664], zmm16                ;   146.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm16, zmm4                        ;   143.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm3, zmm14, 0x6c          ;   162.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm25, zmm3                        ;   142.7         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm30, zmm14, 0x48         ;   162.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9728], zmm12                ;   160.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm23                       ;   161.7         41 next copy
        vpternlogd zmm12, zmm30, zmm28, 0x87         ;   163.0 p5      41 next
        vmovdqu64 [rbp + 9792], zmm13                ;   157.0 p8+p9   41 next spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 8192]                ;   104.8 p3      48 next reload
        db 0x2e
        vpternlogd zmm31, zmm13, [rbp + 4864], 0x96  ;   163.7 p0+p2   54 next
        vmovdqu64 zmm13, [rbp + 8256]                ;   114.0 p3      41 next
        vpxord zmm13, zmm13, [rbp + 8128]            ;   164.0 p5+p2   41 next
        vmovdqu64 [rbp + 9856], zmm31                ;   164.7 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 8128]                ;   112.7 p3      41 next
        vmovdqu64 [rbp + 9920], zmm2                 ;   158.7 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 9024]                 ;   119.7 p2      45 next reload
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm2, [rbp + 4480], 0x96   ;   164.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 8064]                 ;   117.7 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9024], zmm26                ;   165.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vpandnd zmm26, zmm13, zmm2                   ;   165.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm2, [rbp + 8448], 0x28   ;   165.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm2, zmm30                        ;   139.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm28, [rbp + 8832], 0x48   ;   166.0 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm1, zmm14, 0x78           ;   167.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm2, zmm0, 0x6c            ;   168.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9984], zmm9                 ;   169.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 8896]                 ;   130.0 p3      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm9, [rbp + 8832], 0x78   ;   167.7 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm14, zmm30, 0x69         ;   168.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm2, zmm17, 0x69          ;   169.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm0                         ;   140.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm30, zmm9, 0x6a           ;   169.0 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm6, zmm2, 0x69           ;   170.0 p0      41 next
        db 0x2e
        vpternlogd zmm19, zmm17, zmm20, 0x69         ;   170.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm6, [rbp + 8832]                 ;   129.7 p3      54 next reload
        db 0x2e
        vmovdqa64 zmm17, zmm3                        ;   142.7         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm1, zmm6, 0x48           ;   170.7 p0      41 next
        vpternlogd zmm3, zmm14, zmm6, 0x93           ;   171.0 p5      41 next
        vpternlogd zmm3, zmm2, zmm30, 0x87           ;   172.0 p0      41 next
        vpternlogd zmm7, zmm0, zmm3, 0x6a            ;   173.0 p5      41 next
        vpternlogd zmm21, zmm3, zmm8, 0x69           ;   173.0 p0      41 next
        vmovdqu64 zmm30, [rbp + 8448]                ;   113.0 p2      54 next reload
        vmovdqu64 zmm0, [rbp + 8704]                 ;   128.7 p3      41 next
        vpternlogd zmm0, zmm30, zmm30, 0x3f          ;   173.0 p5      41 next
        vpxord zmm24, zmm24, zmm14                   ;   173.7 p0      41 next
        vmovdqu64 zmm2, [rbp + 8384]                 ;   112.2 p2      54 next reload
        vmovdqu64 zmm3, [rbp + 8512]                 ;   113.7 p3      41 next
        vpternlogd zmm3, zmm30, zmm2, 0x9a           ;   174.0 p5      41 next
        vpternlogd zmm24, zmm25, zmm6, 0x6c          ;   174.7 p0      41 next
        vpternlogd zmm6, zmm18, zmm1, 0x6c           ;   175.0 p5      41 next
        db 0x2e
        vpternlogd zmm1, zmm9, zmm9, 0xcf            ;   175.7 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm5, zmm16, 0x6a           ;   176.0 p5      41 next
        db 0x2e
        vpternlogd zmm9, zmm4, zmm28, 0x2d           ;   177.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 8512]                 ;   113.7 p2      54 next reload
        vmovdqa64 zmm14, zmm2                        ;   118.2         41 next copy
        vpternlogd zmm14, zmm2, zmm4, 0xa5           ;   177.0 p5      41 next
        vpternlogd zmm6, zmm15, zmm21, 0x69          ;   177.7 p0      41 next
        vmovdqu64 zmm15, [rbp + 8256]                ;   114.0 p3      54 next reload
        db 0x2e
        vmovdqu64 zmm25, [rbp + 8704]                ;   128.7 p2      41 next
        db 0x2e
        vpternlogd zmm25, zmm4, zmm15, 0x6a          ;   178.0 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm16, zmm17, 0x96         ;   178.7 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm23, zmm11, 0x69          ;   179.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm16, [rbp + 8128]                ;   114.8 p3      54 next reload
        db 0x2e
        vmovdqa64 zmm23, zmm15                       ;   120.0         41 next copy
        vpternlogd zmm23, zmm30, zmm16, 0x9c         ;   179.7 p0      41 next
        vpternlogd zmm24, zmm20, zmm11, 0x96         ;   180.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 8704]                ;   128.7 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm27                       ;   147.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm2, zmm11, 0x78          ;   180.7 p0      41 next
        db 0x2e
        vpxord zmm10, zmm10, zmm7                    ;   181.0 p5      41 next
        db 0x2e
        vpternlogd zmm26, zmm15, zmm30, 0x48         ;   181.7 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm21, zmm30, 0x69         ;   182.0 p5      41 next
        db 0x2e
        vpternlogd zmm19, zmm5, [r10 + 9728], 0x96   ;   182.7 p0+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm7, zmm2, 0x96            ;   183.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm11, [rbp + 9728], 0x96  ;   183.7 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm31, zmm31, zmm23                   ;   184.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm31, zmm11, 0x6c         ;   185.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm4, zmm2, 0x78           ;   185.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm17, [r10 + 9664], 0x96  ;   185.7 p0+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm5, zmm25, zmm20                    ;   186.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 8064]                 ;   118.2 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm2, zmm7, 0x87           ;   186.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm8, zmm7, 0x96           ;   187.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm0                         ;   174.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm4, zmm16, 0x78           ;   187.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm27, zmm8, 0xa6          ;   188.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm15, zmm2, 0x78           ;   188.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm22                       ;   166.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm3, zmm15, 0x87          ;   189.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm11, zmm30, 0xac          ;   189.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm11, zmm16, 0x87         ;   190.0 p5      41 next
        db 0x2e
        vpternlogd zmm3, zmm20, zmm7, 0x2d           ;   190.7 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm17, zmm15, 0x78          ;   191.7 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm14, zmm7, 0x87           ;   191.7 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm16, [rbp + 9984], 0x96   ;   192.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm9, [r10 + 9856], 0x96    ;   193.0 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm15, [rbp + 9792], 0x96   ;   193.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm4, [rbp + 9920], 0x96   ;   193.7 p0+p2   41 next
        vpxord zmm9, zmm9, [r10 + 9280]              ;   194.0 p5+p3   48 next
        vmovdqa64 zmm21, zmm14                       ;   189.7         41 next copy
        vpternlogd zmm21, zmm27, zmm27, 0xf3         ;   194.7 p0      41 next
        vpxord zmm27, zmm29, [r10 + 9344]            ;   195.0 p5+p2   48 next
        vpxord zmm28, zmm6, [r10 + 9216]             ;   195.7 p0+p3   48 next
        vmovdqu64 [rbp + 9920], zmm3                 ;   194.0 p7+p4   48 next spill
        vpxord zmm3, zmm18, [r10 + 9600]             ;   196.0 p5+p2   48 next
        vmovdqu64 [rbp + 9792], zmm19                ;   183.7 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm31                       ;   186.0         41 next copy
        vpternlogd zmm19, zmm13, zmm11, 0xd7         ;   196.7 p0      41 next
        vpternlogd zmm11, zmm8, zmm7, 0x6f           ;   197.0 p5      41 next
        vpternlogd zmm21, zmm22, zmm19, 0x96         ;   197.7 p0      41 next
        vpternlogd zmm19, zmm25, zmm23, 0x96         ;   198.0 p5      41 next
        vpternlogd zmm14, zmm19, zmm15, 0x93         ;   199.0 p0      41 next
        vmovdqu64 zmm19, [rbp + 9792]                ;   183.7 p3      45 next
        vpternlogd zmm13, zmm17, zmm7, 0xc6          ;   199.0 p5      41 next
        vpternlogd zmm17, zmm8, zmm2, 0xc6           ;   199.7 p0      41 next
        vpternlogd zmm5, zmm17, zmm7, 0xc6           ;   200.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 9792]                 ;   183.7 p2      45 next
        vmovdqu64 zmm17, [rbp + 9792]                ;   183.7 p3      45 next
        vpternlogd zmm13, zmm23, zmm4, 0x2d          ;   200.7 p0      41 next
        vpternlogd zmm21, zmm4, zmm2, 0xb4           ;   201.0 p5      41 next
        vpternlogd zmm2, zmm31, zmm16, 0x9e          ;   201.7 p0      41 next
        vpternlogd zmm14, zmm31, zmm30, 0x2d         ;   202.0 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm26, zmm2, 0x96          ;   202.7 p0      41 next
        vpternlogd zmm2, zmm15, zmm16, 0x2d          ;   203.0 p5      41 next
        vpternlogd zmm2, zmm8, zmm30, 0x87           ;   204.0 p0      41 next
        vpternlogd zmm2, zmm0, zmm20, 0x96           ;   205.0 p5      41 next
        vmovdqu64 zmm30, [rbp + 9664]                ;   146.7 p2      54 next
        vpxord zmm30, zmm30, [r11 + 1024]            ;   204.7 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 9856]                ;   164.7 p2      54 next
        vpxord zmm31, zmm31, [r11 + 1088]            ;   205.0 p5+p3   54 next
        vmovdqu64 zmm0, [rbp + 9600]                 ;   151.0 p2      54 next
        vpxord zmm0, zmm0, [r11 + 1152]              ;   205.7 p0+p3   54 next
        vmovdqu64 zmm4, [rbp + 8640]                 ;   129.5 p2      54 next
        vpxord zmm4, zmm4, [r11 + 1216]              ;   206.0 p5+p3   54 next
        vmovdqu64 zmm8, [rbp + 9536]                 ;   145.7 p2      54 next
        vpxord zmm8, zmm8, [r11 + 1280]              ;   206.7 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 9472]                ;   151.7 p2      54 next
        vpxord zmm15, zmm15, [r11 + 1344]            ;   207.0 p5+p3   54 next
        db 0x2e
        vmovdqu64 zmm16, [rbp + 9408]                ;   147.0 p2      54 next
        db 0x2e
        vpxord zmm16, zmm16, [r11 + 1408]            ;   207.7 p0+p3   54 next
        db 0x2e
        vpternlogd zmm6, zmm5, [r10 + 9792], 0x96    ;   208.0 p5+p2   48 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 9024]                 ;   165.7 p3      54 next
        vpxord zmm5, zmm5, [r11 + 1536]              ;   208.7 p0+p2   54 next
        vpternlogd zmm18, zmm21, [r10 + 10176], 0x96 ;   209.0 p5+p3   48 next
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm14, [r10 + 9920], 0x96  ;   209.7 p0+p2   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 4416]                ;   135.7 p3      62 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 9344]                ;   145.0 p2      54 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm14, [r11 + 1472], 0x96  ;   210.0 p5+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 4352]                ;   137.5 p2      62 r reload
        db 0x2e
        vmovdqu64 zmm22, [rbp + 9280]                ;   137.7 p3      54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm21, [r11 + 1600], 0x96  ;   210.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm23, zmm12, [r10 + 9536]            ;   211.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm2, [r10 + 10112], 0x96  ;   211.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 4288]                 ;   139.7 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 8192]                ;   140.5 p2      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm2, [r11 + 1664], 0x96   ;   212.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm1, [r10 + 10048], 0x96  ;   212.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm1, zmm1, [r10 + 9472]              ;   213.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm10, [r10 + 9984], 0x96  ;   213.7 p0+p2   48 next
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, [r10 + 9408]            ;   214.0 p5+p3   48 next
        db 0x2e, 0x2e
        vpandd zmm17, zmm17, zmm24                   ;   214.7 p0      45 next
        db 0x2e, 0x2e
        vpandd zmm7, zmm7, zmm27                     ;   215.0 p5      45 next
        db 0x2e
        vpternlogd zmm7, zmm24, zmm3, 0x78           ;   216.0 p0      45 next
        db 0x2e
        vpxord zmm26, zmm3, zmm28                    ;   216.0 p5      45 next
        db 0x2e
        vpandd zmm19, zmm19, zmm1                    ;   216.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 8448], zmm31                ;   206.0 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm24                       ;   186.7         45 next copy
        db 0x2e
        vpternlogd zmm31, zmm3, zmm9, 0x48           ;   217.0 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 8128], zmm16                ;   208.7 p8+p9   54 next spill
        db 0x2e
        vpandd zmm16, zmm3, zmm10                    ;   217.7 p0      45 next
        vpternlogd zmm16, zmm24, zmm28, 0x87         ;   218.7 p5      45 next
        vmovdqu64 [rbp + 8256], zmm15                ;   208.0 p7+p4   54 next spill
        vpandd zmm15, zmm24, zmm23                   ;   218.7 p0      45 next
        vmovdqu64 [rbp + 8384], zmm8                 ;   207.7 p8+p9   54 next spill
        vpxord zmm8, zmm9, zmm28                     ;   219.0 p5      45 next
        vmovdqu64 [rbp + 8512], zmm30                ;   205.7 p7+p4   54 next spill
        db 0x2e
        vpxord zmm30, zmm9, zmm23                    ;   219.7 p0      45 next
        db 0x2e
        vpternlogd zmm15, zmm30, zmm1, 0x78          ;   220.7 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 8064], zmm0                 ;   206.7 p8+p9   54 next spill
        db 0x2e
        vpandd zmm0, zmm9, zmm28                     ;   220.7 p0      45 next
        db 0x2e
        vpternlogd zmm0, zmm23, zmm27, 0x87          ;   221.7 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 8704], zmm4                 ;   207.0 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm27                        ;   196.0         45 next copy
        db 0x2e
        vpternlogd zmm4, zmm9, zmm28, 0x6a           ;   221.7 p0      45 next
        db 0x2e, 0x2e
        vpxord zmm2, zmm26, zmm10                    ;   222.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm2, zmm23, 0xd2           ;   223.0 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm2, [rbp + 9792], 0xe1    ;   223.0 p5+p2   45 next
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm23                       ;   212.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm1, zmm27, 0x6a          ;   223.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm17                       ;   215.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm10, zmm28, 0x87         ;   224.0 p5      45 next
        db 0x2e
        vpternlogd zmm14, zmm3, zmm1, 0x87           ;   225.0 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 9984], zmm25                ;   213.0 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm25, zmm4                        ;   222.7         45 next copy
        db 0x2e
        vpternlogd zmm25, zmm24, zmm9, 0x87          ;   225.0 p5      45 next
        db 0x2e
        vpternlogd zmm25, zmm21, zmm1, 0x87          ;   226.0 p0      45 next
        db 0x2e
        vpternlogd zmm8, zmm25, zmm23, 0x6c          ;   227.0 p5      45 next
        vpternlogd zmm25, zmm24, zmm10, 0x87         ;   227.0 p0      45 next
        vpternlogd zmm25, zmm1, zmm28, 0x78          ;   228.0 p5      45 next
        vpternlogd zmm19, zmm7, zmm8, 0x96           ;   228.0 p0      45 next
        vmovdqu64 [rbp + 9728], zmm5                 ;   209.7 p7+p4   54 next spill
        vmovdqu64 zmm5, [rbp + 9984]                 ;   213.0 p3      41 next
        vmovdqu64 [rbp + 8960], zmm20                ;   211.0 p8+p9   54 next spill
        vmovdqu64 zmm20, [rbp + 9728]                ;   209.7 p2      41 next
        vpxord zmm20, zmm20, [rbp + 8960]            ;   228.0 p5+p3   41 next
        vmovdqu64 [rbp + 8896], zmm20                ;   229.0 p7+p4   41 next spill
        vmovdqu64 zmm20, [rbp + 8960]                ;   211.0 p2      41 next
        vmovdqu64 [rbp + 8832], zmm22                ;   211.7 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm1                        ;   214.0         45 next copy
        vpternlogd zmm22, zmm10, zmm9, 0x48          ;   228.7 p0      45 next
        vpternlogd zmm22, zmm26, zmm28, 0xd2         ;   229.7 p5      45 next
        vmovdqu64 [rbp + 8768], zmm18                ;   210.0 p7+p4   48 next spill
        vmovdqu64 zmm18, [rbp + 8832]                ;   211.7 p3      41 next
        vmovdqu64 [rbp + 10048], zmm12               ;   212.7 p8+p9   48 next spill
        db 0x2e
        vmovdqa64 zmm12, zmm30                       ;   220.7         45 next copy
        vpternlogd zmm12, zmm10, zmm27, 0x78         ;   229.7 p0      45 next
        vpternlogd zmm30, zmm22, zmm28, 0x93         ;   230.7 p5      45 next
        vmovdqu64 [rbp + 10112], zmm13               ;   213.7 p7+p4   48 next spill
        vmovdqa64 zmm13, zmm24                       ;   186.7         45 next copy
        vpternlogd zmm13, zmm1, zmm28, 0x48          ;   230.7 p0      45 next
        vpternlogd zmm28, zmm24, [rbp + 9792], 0x6c  ;   231.0 p5+p2   45 next
        vpternlogd zmm19, zmm11, [rbp + 8640], 0x96  ;   231.7 p0+p3   54 next
        vmovdqu64 [rbp + 8640], zmm19                ;   232.7 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm25                       ;   229.0         45 next copy
        vpternlogd zmm19, zmm3, zmm27, 0x78          ;   232.0 p5      45 next
        vmovdqu64 [rbp + 10176], zmm11               ;   214.7 p7+p4   48 next spill
        vmovdqu64 zmm11, [rbp + 8960]                ;   211.0 p2      41 next
        vmovdqu64 [rbp + 10240], zmm29               ;   210.7 p8+p9   48 next spill
        db 0x2e
        vmovdqa64 zmm29, zmm14                       ;   226.0         45 next copy
        db 0x2e
        vpternlogd zmm29, zmm3, zmm27, 0x4b          ;   232.7 p0      45 next
        db 0x2e
        vpternlogd zmm29, zmm7, zmm12, 0x69          ;   233.7 p5      45 next
        db 0x2e
        vpternlogd zmm14, zmm1, zmm10, 0x87          ;   233.7 p0      45 next
        db 0x2e
        vpternlogd zmm14, zmm21, zmm15, 0x69         ;   234.7 p5      45 next
        db 0x2e
        vpternlogd zmm15, zmm0, zmm26, 0x96          ;   234.7 p0      45 next
        vmovdqu64 zmm7, [rbp + 9792]                 ;   183.7 p3      48 next reload
        vpternlogd zmm26, zmm23, zmm7, 0x6a          ;   235.0 p5      45 next
        db 0x2e
        vpternlogd zmm23, zmm7, zmm1, 0x60           ;   235.7 p0      45 next
        db 0x2e
        vpternlogd zmm26, zmm4, zmm1, 0x69           ;   236.0 p5      45 next
        db 0x2e
        vpternlogd zmm1, zmm7, zmm10, 0x48           ;   236.7 p0      45 next
        db 0x2e
        vpternlogd zmm30, zmm25, zmm26, 0x69         ;   237.0 p5      45 next
        db 0x2e
        vpternlogd zmm4, zmm7, zmm9, 0x28            ;   237.7 p0      45 next
        vpternlogd zmm4, zmm13, zmm12, 0x96          ;   238.7 p5      45 next
        vmovdqu64 zmm12, [rbp + 4224]                ;   148.5 p2      62 r reload
        vmovdqu64 zmm13, [rbp + 9216]                ;   148.7 p3      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm12, [r11 + 1728], 0x96  ;   238.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm24, zmm27, 0x87          ;   239.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm9, zmm1, 0x6a            ;   240.0 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 10240]                ;   210.7 p3      54 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm12, [rbp + 9216], 0x96   ;   240.0 p5+p2   54 next
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm3, zmm19, 0x69           ;   241.0 p0      45 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 9984]                 ;   213.0 p3      41 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 9728]                ;   209.7 p2      41 next
        vpternlogd zmm15, zmm17, zmm1, 0x96          ;   241.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 8960]                 ;   211.0 p3      41 next
        vmovdqu64 zmm17, [rbp + 4160]                ;   152.5 p2      62 r reload
        vmovdqu64 zmm21, [rbp + 8576]                ;   152.7 p3      54 next
        vpternlogd zmm21, zmm17, [r11 + 1792], 0x96  ;   241.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm2, zmm28, 0x6a          ;   242.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm28, zmm31, 0x96         ;   242.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm7, zmm10, 0x2d          ;   243.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 10176]                ;   214.7 p3      54 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm17, [rbp + 8576], 0x96   ;   243.7 p0+p2   54 next
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm23, zmm22, 0x96         ;   244.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 8832]                ;   211.7 p3      41 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8832]                ;   211.7 p2      41 next
        db 0x2e
        vpternlogd zmm14, zmm24, zmm10, 0x78         ;   244.7 p0      45 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 4096]                ;   155.7 p3      62 r reload
        db 0x2e
        vmovdqu64 zmm24, [rbp + 9152]                ;   156.5 p2      54 next
        vpternlogd zmm24, zmm10, [r11 + 1856], 0x96  ;   245.0 p5+p3   54 next
        vpternlogd zmm0, zmm26, zmm16, 0x69          ;   245.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 10112]               ;   213.7 p2      54 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm10, [rbp + 9152], 0x96  ;   246.0 p5+p3   54 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm16, zmm31, 0x96          ;   246.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 4032]                ;   158.5 p2      62 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 9088]                ;   158.7 p3      54 next
        db 0x2e
        vpternlogd zmm16, zmm31, [r11 + 1920], 0x96  ;   247.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm26, [rbp + 9984]                ;   213.0 p3      41 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 8384]                ;   207.7 p2      41 next
        db 0x2e
        vpandd zmm28, zmm28, [rbp + 8704]            ;   247.7 p0+p3   41 next
        db 0x2e
        vpandd zmm20, zmm20, zmm13                   ;   248.0 p5      41 next
        vpxord zmm19, zmm19, zmm21                   ;   248.7 p0      41 next
        vpandd zmm1, zmm1, zmm19                     ;   249.7 p5      41 next
        vpandd zmm23, zmm23, zmm21                   ;   249.7 p0      41 next
        vpandd zmm18, zmm18, zmm24                   ;   250.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm24                   ;   250.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm11                     ;   251.7 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm26, zmm26, zmm24                   ;   251.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm5, zmm5, zmm16                     ;   252.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm2, [rbp + 9024], 0x96    ;   252.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm6, [rbp + 9664], 0x96    ;   253.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 8960]                 ;   211.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm16, zmm2, 0x87          ;   253.7 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm2, [rbp + 9728], 0x87   ;   254.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 9280]                ;   163.5 p2      48 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm10, [rbp + 4352], 0x96   ;   254.7 p0+p3   54 next
        db 0x2e
        vpandd zmm10, zmm21, zmm16                   ;   255.0 p5      41 next
        db 0x2e
        vpternlogd zmm10, zmm19, zmm13, 0x78         ;   256.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm17, zmm10                       ;   257.0         41 next copy
        db 0x2e
        vmovdqa64 zmm12, zmm13                       ;   239.7         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm25                ;   247.0 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm25, zmm16                       ;   248.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9664], zmm7                 ;   244.7 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm16                        ;   248.0         41 next copy
        db 0x2e
        vpternlogd zmm7, zmm13, zmm2, 0x48           ;   256.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9024], zmm9                 ;   241.0 p7+p4   54 next spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 10112]                ;   213.7 p2      48 next reload
        db 0x2e
        vpternlogd zmm29, zmm9, [rbp + 9536], 0x96   ;   256.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 10240]                ;   210.7 p2      48 next reload
        vpternlogd zmm30, zmm9, [rbp + 9600], 0x96   ;   257.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 10048]                ;   212.7 p2      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm31, [rbp + 9088], 0x96   ;   257.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8768]                ;   210.0 p2      48 next reload
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm31, [rbp + 9408], 0x96  ;   258.0 p5+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9408], zmm9                 ;   258.7 p8+p9   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 8320]                 ;   168.5 p2      48 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm9, [rbp + 3968], 0x96   ;   258.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8768], zmm31                ;   259.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 3968]                ;   169.5 p2      62 r reload
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm31, [r11 + 1984], 0x96   ;   259.0 p5+p3   54 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm3, zmm9, 0xe1           ;   260.0 p0      41 next
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm23                   ;   261.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm12, zmm12, zmm9                    ;   260.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm22, zmm22, zmm9                    ;   261.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm16, zmm24, 0x78         ;   262.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm3, zmm21, 0xd2          ;   263.0 p5      41 next
        db 0x2e
        vpandd zmm25, zmm25, zmm9                    ;   262.7 p0      41 next
        db 0x2e
        vpternlogd zmm17, zmm25, zmm11, 0x96         ;   263.7 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm9, zmm21, 0x6c          ;   263.7 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm2, [rbp + 9984], 0x87   ;   264.0 p5+p2   41 next
        db 0x2e
        vpternlogd zmm25, zmm24, zmm13, 0x87         ;   265.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm31, zmm22                       ;   264.0         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm6                 ;   255.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm9                         ;   260.0         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm21, zmm13, 0x48          ;   265.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9088], zmm0                 ;   253.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm0, zmm9                         ;   260.0         41 next copy
        db 0x2e
        vpternlogd zmm0, zmm16, zmm2, 0x6c           ;   265.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9600], zmm15                ;   259.0 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm15, zmm9                        ;   260.0         41 next copy
        vmovdqu64 [rbp + 10240], zmm29               ;   257.7 p7+p4   54 next spill
        vmovdqu64 zmm29, [rbp + 9920]                ;   194.0 p3      48 next reload
        vpternlogd zmm27, zmm29, [rbp + 9856], 0x96  ;   266.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 [rbp + 9856], zmm30                ;   258.0 p8+p9   54 next spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 8256]                ;   208.0 p3      41 next
        db 0x2e
        vpxord zmm30, zmm30, [rbp + 8448]            ;   266.7 p0+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 9536], zmm27                ;   267.0 p7+p4   54 next spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 8192]                ;   172.7 p3      48 next reload
        db 0x2e
        vpternlogd zmm29, zmm27, [rbp + 4288], 0x96  ;   267.0 p5+p2   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 10048]               ;   212.7 p3      48 next reload
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm27, [rbp + 9472], 0x96  ;   267.7 p0+p2   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 4416]                ;   174.7 p3      62 r reload
        db 0x2e
        vmovdqu64 [rbp + 9472], zmm29                ;   268.0 p8+p9   54 next spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 9344]                ;   175.5 p2      45 next reload
        db 0x2e
        vpternlogd zmm4, zmm29, zmm27, 0x96          ;   268.0 p5      54 next
        vmovdqu64 zmm29, [rbp + 8384]                ;   207.7 p3      41 next
        vpxord zmm29, zmm29, [rbp + 8448]            ;   268.7 p0+p2   41 next
        vpandnd zmm27, zmm29, [rbp + 8256]           ;   269.7 p5+p3   41 next
        vmovdqu64 [rbp + 9344], zmm4                 ;   269.0 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm21                        ;   242.7         41 next copy
        vpternlogd zmm4, zmm13, [rbp + 8832], 0x6a   ;   269.7 p0+p2   41 next
        vmovdqu64 [rbp + 10048], zmm14               ;   268.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm16                       ;   248.0         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm24, [rbp + 9728], 0x48  ;   270.0 p5+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 8192], zmm8                 ;   254.0 p7+p4   54 next spill
        vmovdqu64 zmm8, [rbp + 9984]                 ;   213.0 p2      54 next reload
        vpternlogd zmm19, zmm8, [rbp + 8832], 0x78   ;   270.7 p0+p3   41 next
        vmovdqu64 [rbp + 9920], zmm17                ;   264.7 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm9                        ;   260.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm13, zmm8, 0x60          ;   271.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [rbp + 8832], 0x87  ;   272.0 p0+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 10112], zmm22               ;   264.0 p7+p4   41 next spill
        db 0x2e
        vmovdqa64 zmm22, zmm25                       ;   266.0         41 next copy
        db 0x2e
        vpternlogd zmm22, zmm13, zmm8, 0x87          ;   272.0 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm10, zmm4, 0x69          ;   273.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm0, zmm14, 0x96          ;   274.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 8832]                ;   211.7 p3      54 next reload
        vpternlogd zmm0, zmm3, zmm10, 0x78           ;   273.7 p0      41 next
        vpternlogd zmm0, zmm9, zmm8, 0x2d            ;   274.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 9728]                 ;   209.7 p2      54 next reload
        vpternlogd zmm8, zmm13, zmm9, 0x60           ;   274.7 p0      41 next
        vpternlogd zmm8, zmm24, zmm2, 0x78           ;   275.7 p5      41 next
        vpternlogd zmm2, zmm10, zmm9, 0x78           ;   275.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8960], zmm3                 ;   252.7 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm3, zmm24                        ;   246.0         41 next copy
        db 0x2e
        vpternlogd zmm3, zmm10, zmm10, 0xcf          ;   276.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm17, zmm9, 0x6c          ;   276.7 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm2, zmm9, 0x93           ;   277.0 p5      41 next
        db 0x2e
        vpternlogd zmm16, zmm4, zmm13, 0x87          ;   278.0 p0      41 next
        vpternlogd zmm11, zmm13, zmm2, 0x69          ;   278.0 p5      41 next
        vmovdqu64 zmm4, [rbp + 8064]                 ;   206.7 p3      54 next reload
        db 0x2e
        vmovdqu64 zmm10, [rbp + 8128]                ;   208.7 p2      41 next
        db 0x2e
        vpternlogd zmm10, zmm4, zmm4, 0x3f           ;   278.7 p0      41 next
        db 0x2e
        vpternlogd zmm3, zmm25, zmm19, 0x69          ;   279.0 p5      41 next
        vmovdqu64 zmm13, [rbp + 8256]                ;   208.0 p3      54 next reload
        vpternlogd zmm28, zmm4, zmm13, 0x48          ;   279.7 p0      41 next
        vpxord zmm15, zmm15, zmm2                    ;   280.0 p5      41 next
        vpternlogd zmm15, zmm7, zmm9, 0x6c           ;   281.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 8512]                 ;   205.7 p2      54 next reload
        db 0x2e
        vmovdqu64 zmm7, [rbp + 8704]                 ;   207.0 p3      41 next
        db 0x2e
        vpternlogd zmm7, zmm2, zmm2, 0xc3            ;   281.0 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm5, zmm16, 0x69          ;   281.7 p0      41 next
        vpternlogd zmm24, zmm18, zmm20, 0x69         ;   282.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 8704]                 ;   207.0 p2      54 next reload
        vmovdqa64 zmm18, zmm4                        ;   212.7         41 next copy
        vpternlogd zmm18, zmm2, zmm9, 0xc6           ;   282.7 p0      41 next
        vpternlogd zmm15, zmm19, zmm26, 0x96         ;   283.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm23, zmm11, 0x69         ;   283.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 8384]                ;   207.7 p3      54 next reload
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8128]                ;   208.7 p2      41 next
        db 0x2e
        vpternlogd zmm23, zmm9, zmm19, 0x6a          ;   284.0 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm1, zmm8, 0x69           ;   284.7 p0      41 next
        db 0x2e
        vpxord zmm6, zmm6, zmm8                      ;   285.0 p5      41 next
        db 0x2e
        vpternlogd zmm16, zmm21, [rbp + 8896], 0x78  ;   285.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm19, zmm4, 0x48          ;   286.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm5, zmm13, 0x96          ;   286.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm16                   ;   287.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 8128]                 ;   208.7 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm5, zmm30                        ;   267.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm2, zmm1, 0x78            ;   287.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm20, zmm4, 0x69          ;   288.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm16, zmm2, 0x96          ;   288.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm12, zmm9, 0x96          ;   289.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm14, [r8 + 9664], 0x96   ;   289.7 p0+p3   48 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm1, [rbp + 9920], 0x96   ;   290.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 8448]                 ;   206.0 p3      54 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm10                       ;   279.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm9, zmm8, 0x78           ;   290.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm0, zmm8, 0x96            ;   291.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm29                        ;   269.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm19, zmm4, 0x6a           ;   291.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm19, [rbp + 10112], 0x96  ;   292.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm28                       ;   280.7         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm18, zmm19, 0x87         ;   292.7 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm1, zmm4, 0xac           ;   293.0 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm1, zmm8, 0x87           ;   293.7 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm5, zmm13, 0x2d          ;   294.0 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm14, zmm19, 0x78         ;   295.0 p0      41 next
        db 0x2e
        vpternlogd zmm18, zmm6, [r8 + 9856], 0x96    ;   296.0 p5+p3   48 next
        vpxord zmm6, zmm6, [r8 + 9280]               ;   295.7 p0+p2   48 next
        vmovdqu64 zmm16, [rbp + 8960]                ;   252.7 p3      41 next reload
        db 0x2e
        vpternlogd zmm26, zmm16, [r8 + 9728], 0x96   ;   296.0 p5+p2   48 next
        db 0x2e
        vpxord zmm16, zmm22, [r8 + 9536]             ;   296.7 p0+p3   48 next
        db 0x2e
        vpxord zmm20, zmm11, [r8 + 9344]             ;   297.0 p5+p2   48 next
        db 0x2e
        vmovdqa64 zmm21, zmm23                       ;   285.0         41 next copy
        db 0x2e
        vpternlogd zmm21, zmm5, zmm13, 0x7d          ;   297.7 p0      41 next
        db 0x2e
        vmovdqa64 zmm25, zmm12                       ;   291.7         41 next copy
        db 0x2e
        vpternlogd zmm25, zmm19, zmm2, 0x78          ;   298.0 p5      41 next
        vpternlogd zmm12, zmm7, zmm30, 0xd2          ;   298.7 p0      41 next
        vpternlogd zmm10, zmm12, zmm13, 0x87         ;   299.7 p5      41 next
        vmovdqu64 [rbp + 8960], zmm18                ;   297.0 p7+p4   48 next spill
        vmovdqa64 zmm18, zmm12                       ;   299.7         41 next copy
        vpternlogd zmm18, zmm30, zmm30, 0xf3         ;   299.7 p0      41 next
        vpxord zmm30, zmm24, [r8 + 9216]             ;   300.0 p5+p3   48 next
        vmovdqu64 [rbp + 10112], zmm26               ;   297.0 p8+p9   48 next spill
        vpxord zmm26, zmm31, [r8 + 9408]             ;   300.7 p0+p2   48 next
        db 0x2e
        vmovdqu64 [rbp + 9920], zmm26                ;   301.7 p7+p4   48 next spill
        vmovdqu64 zmm26, [rbp + 10112]               ;   297.0 p3      45 next
        vmovdqu64 [rbp + 8896], zmm15                ;   290.7 p8+p9   48 next spill
        vmovdqu64 zmm15, [rbp + 9920]                ;   301.7 p2      45 next
        vpandd zmm15, zmm15, [rbp + 8896]            ;   307.7 p5+p3   45 next
        vmovdqu64 [rbp + 9728], zmm15                ;   308.7 p7+p4   45 next spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 10112]               ;   297.0 p2      45 next
        db 0x2e
        vmovdqu64 [rbp + 8832], zmm6                 ;   296.7 p8+p9   48 next spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 9920]                 ;   301.7 p3      45 next
        db 0x2e
        vmovdqu64 [rbp + 9984], zmm30                ;   301.0 p7+p4   48 next spill
        vmovdqu64 zmm30, [rbp + 8832]                ;   296.7 p2      45 next
        vpxord zmm30, zmm30, [rbp + 9984]            ;   307.0 p0+p3   45 next
        vmovdqu64 [rbp + 9152], zmm30                ;   308.0 p8+p9   45 next spill
        vmovdqu64 zmm30, [rbp + 9984]                ;   301.0 p2      45 next
        vmovdqu64 [rbp + 8576], zmm16                ;   297.7 p7+p4   48 next spill
        vmovdqu64 zmm16, [rbp + 9984]                ;   301.0 p3      45 next
        vmovdqu64 [rbp + 10176], zmm20               ;   298.0 p8+p9   48 next spill
        vmovdqu64 zmm20, [rbp + 8576]                ;   297.7 p2      45 next
        vpxord zmm20, zmm20, [rbp + 8832]            ;   303.7 p5+p3   45 next
        vmovdqu64 [rbp + 9792], zmm20                ;   304.7 p7+p4   45 next spill
        vmovdqu64 zmm20, [rbp + 10176]               ;   298.0 p2      45 next
        vmovdqu64 zmm9, [rbp + 9792]                 ;   304.7 p3      45 next
        vpandd zmm9, zmm9, [rbp + 9984]              ;   310.7 p0+p2   45 next
        vmovdqu64 [rbp + 9216], zmm9                 ;   311.7 p8+p9   45 next spill
        vmovdqu64 zmm9, [rbp + 10112]                ;   297.0 p3      45 next
        vpandd zmm9, zmm9, [rbp + 10176]             ;   304.0 p5+p2   45 next
        vmovdqu64 [rbp + 10304], zmm9                ;   305.0 p7+p4   45 next spill
        vmovdqu64 zmm9, [rbp + 8576]                 ;   297.7 p3      45 next
        vpandd zmm9, zmm9, [rbp + 10176]             ;   304.0 p0+p2   45 next
        vmovdqu64 [rbp + 10368], zmm9                ;   305.0 p8+p9   45 next spill
        vmovdqu64 zmm9, [rbp + 10112]                ;   297.0 p3      45 next
        vpandd zmm9, zmm9, [rbp + 8896]              ;   304.0 p5+p2   45 next
        vmovdqu64 [rbp + 10432], zmm9                ;   305.0 p7+p4   45 next spill
        vpxord zmm9, zmm17, [r8 + 9600]              ;   304.7 p0+p3   48 next
        vpandd zmm20, zmm20, zmm9                    ;   305.7 p5      45 next
        vpxord zmm16, zmm16, zmm9                    ;   307.0 p0      45 next
        vpxord zmm6, zmm6, zmm16                     ;   308.0 p5      45 next
        vmovdqu64 [rbp + 10496], zmm6                ;   309.0 p8+p9   45 next spill
        vmovdqa64 zmm6, zmm0                         ;   292.7         41 next copy
        vpternlogd zmm6, zmm8, zmm8, 0x3f            ;   306.7 p0      41 next
        vpternlogd zmm0, zmm13, zmm2, 0x87           ;   307.0 p5      41 next
        vpternlogd zmm7, zmm6, zmm2, 0x93            ;   307.7 p0      41 next
        vpternlogd zmm6, zmm29, zmm1, 0x87           ;   308.0 p5      41 next
        vmovdqu64 [rbp + 10560], zmm16               ;   308.0 p7+p4   45 next spill
        vpxord zmm16, zmm3, [r8 + 9472]              ;   308.7 p0+p2   48 next
        vpandd zmm30, zmm30, zmm16                   ;   309.7 p5      45 next
        vpandd zmm26, zmm26, zmm16                   ;   309.7 p0      45 next
        vpxord zmm15, zmm15, zmm16                   ;   310.0 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 10624], zmm26               ;   310.7 p8+p9   45 next spill
        db 0x2e
        vmovdqa64 zmm26, zmm25                       ;   299.0         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm14, zmm2, 0xd2          ;   310.7 p0      41 next
        vpternlogd zmm21, zmm26, zmm26, 0xc3         ;   311.7 p5      41 next
        vmovdqu64 zmm26, [rbp + 8896]                ;   290.7 p3      45 next
        vpandd zmm26, zmm26, [rbp + 8576]            ;   311.7 p0+p2   45 next
        vpternlogd zmm24, zmm21, [r8 + 9792], 0x96   ;   312.7 p5+p3   48 next
        db 0x2e
        vmovdqu64 zmm21, [rbp + 9920]                ;   301.7 p2      45 next
        db 0x2e
        vpternlogd zmm14, zmm6, zmm13, 0xd2          ;   312.7 p0      41 next
        vpternlogd zmm13, zmm25, zmm1, 0x7d          ;   313.0 p5      41 next
        vpternlogd zmm6, zmm1, zmm7, 0xb7            ;   313.7 p0      41 next
        vmovdqu64 zmm1, [rbp + 10432]                ;   305.0 p3      45 next
        vpternlogd zmm18, zmm28, zmm6, 0x96          ;   314.7 p5      41 next
        vpternlogd zmm6, zmm23, zmm0, 0x96           ;   314.7 p0      41 next
        vpternlogd zmm12, zmm6, zmm19, 0x93          ;   315.7 p5      41 next
        vmovdqu64 zmm6, [rbp + 9984]                 ;   301.0 p2      48 next reload
        vmovdqu64 zmm19, [rbp + 8832]                ;   296.7 p3      48 next reload
        vmovdqu64 zmm23, [rbp + 10176]               ;   298.0 p2      45 next
        vpternlogd zmm23, zmm19, zmm6, 0x6a          ;   315.7 p0      45 next
        vpternlogd zmm12, zmm7, zmm4, 0x2d           ;   316.7 p5      41 next
        vpternlogd zmm7, zmm8, zmm2, 0xd6            ;   316.7 p0      41 next
        vpternlogd zmm13, zmm27, zmm7, 0x96          ;   317.7 p5      41 next
        vpternlogd zmm7, zmm29, zmm8, 0x87           ;   317.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm8, [rbp + 5056]                 ;   206.7 p3      63 r reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 8192]                ;   254.0 p2     108 r
        vpternlogd zmm27, zmm8, [r9], 0x96           ;   318.0 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 8576]                 ;   297.7 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 10112]               ;   297.0 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 10560]               ;   308.0 p2      45 next
        vpternlogd zmm29, zmm28, zmm8, 0x6c          ;   318.7 p0      45 next
        db 0x2e
        vpternlogd zmm7, zmm25, zmm4, 0x87           ;   319.0 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm10, zmm5, 0x96           ;   320.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 10176]                ;   298.0 p3      48 next reload
        vmovdqu64 zmm5, [rbp + 9920]                 ;   301.7 p2      48 next reload
        vmovdqu64 zmm10, [rbp + 9792]                ;   304.7 p3      45 next
        vpternlogd zmm10, zmm5, zmm4, 0x78           ;   320.0 p5      45 next
        vpternlogd zmm11, zmm12, [r8 + 9920], 0x96   ;   320.7 p0+p2   48 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm13, [r8 + 9984], 0x96   ;   321.0 p5+p3   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 8704]                ;   212.5 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm0, zmm12, 0x2d          ;   321.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5184]                 ;   212.7 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 9536]                ;   267.0 p2     108 r
        db 0x2e
        vpternlogd zmm13, zmm0, [r9 + 64], 0x96      ;   322.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm12, zmm2, 0xb4          ;   322.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5312]                 ;   214.5 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 9856]                 ;   258.0 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm0, [r9 + 128], 0x96      ;   323.0 p5+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5440]                 ;   215.7 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 8640]                ;   232.7 p2     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm0, [r9 + 192], 0x96     ;   323.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm7, [r8 + 10112], 0x96   ;   324.0 p5+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5568]                 ;   217.7 p3      63 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 10240]                ;   257.7 p2     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm0, [r9 + 256], 0x96      ;   324.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm14, [r8 + 10048], 0x96   ;   325.0 p5+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5696]                 ;   219.7 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 10048]               ;   268.7 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm0, [r9 + 320], 0x96     ;   325.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm18, [r8 + 10176], 0x96  ;   326.0 p5+p2   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5952]                 ;   221.7 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 9344]                ;   269.0 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm0, [r9 + 448], 0x96     ;   326.7 p0+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm23, zmm16, 0x69         ;   327.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 9792], 0x78  ;   327.7 p0+p2   45 next
        db 0x2e, 0x2e
        vpandd zmm21, zmm21, zmm9                    ;   328.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 8896]                 ;   290.7 p3      48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm25, zmm23                       ;   316.7         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm19, zmm0, 0x87          ;   328.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm28, zmm19, 0x28         ;   329.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm0, zmm6, 0x87           ;   329.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9792], zmm18                ;   327.7 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm18, zmm0                        ;   296.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm9, zmm19, 0x48          ;   330.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm14                ;   326.7 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm14, zmm16                       ;   309.7         45 next copy
        db 0x2e
        vpternlogd zmm14, zmm5, zmm19, 0x48          ;   330.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm7                 ;   325.7 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm7, zmm8                         ;   303.7         45 next copy
        db 0x2e
        vpternlogd zmm7, zmm16, zmm4, 0x6a           ;   331.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm7, zmm16, 0x87          ;   332.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm25, [rbp + 9728], 0x69  ;   333.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5568], zmm12                ;   324.7 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm9                        ;   305.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm4, zmm4, 0xcf           ;   332.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm6, [rbp + 10560], 0xb4  ;   333.0 p5+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm14, zmm8, 0x6c          ;   334.0 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm8, [rbp + 9152], 0x78   ;   334.0 p5+p2   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9152], zmm2                 ;   324.0 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm2, zmm28                        ;   303.0         45 next copy
        db 0x2e
        vpternlogd zmm2, zmm0, zmm6, 0x6c            ;   334.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm13                ;   323.0 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm13, zmm28                       ;   303.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm16, zmm5, 0x60          ;   335.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm0, zmm4, 0x87           ;   336.0 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5312], zmm27                ;   319.0 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm0                        ;   296.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm16, zmm6, 0x48          ;   336.0 p5      45 next
        db 0x2e
        vpternlogd zmm23, zmm27, zmm10, 0x96         ;   337.0 p0      45 next
        db 0x2e
        vpternlogd zmm0, zmm9, [rbp + 10304], 0x6a   ;   337.0 p5+p3   45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 10496]               ;   309.0 p2      45 next reload
        db 0x2e
        vpternlogd zmm0, zmm8, zmm27, 0xb4           ;   338.0 p0      45 next
        db 0x2e
        vpternlogd zmm4, zmm27, zmm2, 0x6a           ;   338.0 p5      45 next
        db 0x2e
        vpternlogd zmm4, zmm28, zmm5, 0x2d           ;   339.0 p0      45 next
        db 0x2e
        vpternlogd zmm23, zmm21, zmm18, 0x96         ;   339.0 p5      45 next
        db 0x2e
        vpternlogd zmm21, zmm29, zmm29, 0xc3         ;   339.7 p0      45 next
        db 0x2e
        vpternlogd zmm29, zmm14, [rbp + 9216], 0x69  ;   340.0 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm8, zmm19                        ;   302.7         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm6, [rbp + 10368], 0x95   ;   340.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm5, [rbp + 10432], 0x95   ;   341.0 p5+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm13, zmm9, 0x6c          ;   341.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm20, zmm30, 0x69         ;   342.7 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm9, zmm16, 0x87           ;   342.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 5824]                 ;   228.5 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 9600]                ;   259.0 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm9, [r9 + 384], 0x96     ;   343.0 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm28, zmm27, 0xe1          ;   343.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 6080]                 ;   229.7 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 9088]                ;   253.7 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm9, [r9 + 512], 0x96     ;   344.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm10, zmm6, 0x69          ;   344.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 6208]                 ;   231.5 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8320]                ;   255.7 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm9, [r9 + 576], 0x96     ;   345.0 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm16, zmm5, 0x87           ;   345.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 6336]                 ;   232.7 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 9472]                 ;   268.0 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm5, [r9 + 640], 0x96      ;   346.0 p5+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 6464]                 ;   234.5 p2      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 9024]                ;   241.0 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm5, [r9 + 704], 0x96     ;   346.7 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm30, zmm11, 0x69         ;   347.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6592]                ;   235.7 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 9664]                 ;   244.7 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm30, [r9 + 768], 0x96     ;   347.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm7, zmm26, 0x69           ;   348.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6720]                ;   237.5 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 9280]                 ;   247.0 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm30, [r9 + 832], 0x96     ;   348.7 p0+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm2, zmm18, 0x96           ;   349.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6848]                ;   238.7 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 9408]                 ;   258.7 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm30, [r9 + 896], 0x96     ;   349.7 p0+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8000]                ;   240.5 p2      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 8768]                ;   259.7 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm30, [r9 + 960], 0x96    ;   350.0 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm27, zmm8, 0x96          ;   350.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9472]                ;   268.0 p3      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 8960]                ;   297.0 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm30, [rbp + 6272], 0x96  ;   351.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm25, zmm24, 0x96         ;   351.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm0                    ;   352.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm0, zmm3, 0x96           ;   352.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8320]                ;   255.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm30, [rbp + 6144], 0x96  ;   353.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm4, [rbp + 8960], 0x96   ;   353.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm26, [rbp + 10560], 0x96  ;   354.0 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm8                      ;   355.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9024]                ;   245.5 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm30, [rbp + 6400], 0x96  ;   355.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm13, zmm17, 0x96          ;   356.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9280]                ;   247.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm30, [rbp + 6656], 0x96   ;   356.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8768]                ;   259.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm30, [rbp + 6912], 0x96  ;   356.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9664]                ;   248.5 p2     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm31, [rbp + 6528], 0x96  ;   357.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm31, [rbp + 10624], 0x96 ;   357.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm22, [rbp + 9728], 0x96   ;   358.0 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9408]                ;   258.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm31, [rbp + 6784], 0x96  ;   358.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9344]                ;   269.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm31, [rbp + 5888], 0x96  ;   359.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9856]                ;   258.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm31, [rbp + 5248], 0x96  ;   359.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8192]                ;   254.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm31, [rbp + 4992], 0x96  ;   360.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9088]                ;   254.5 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm31, [rbp + 6016], 0x96  ;   360.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10240]               ;   257.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm31, [rbp + 5504], 0x96  ;   361.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9536]                ;   267.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm31, [rbp + 5120], 0x96  ;   361.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9600]                ;   259.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm31, [rbp + 5760], 0x96   ;   362.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8640]                ;   258.5 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm31, [rbp + 5376], 0x96  ;   362.7 p0+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10048]               ;   268.7 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm31, [rbp + 5632], 0x96   ;   363.0 p5+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 5312]                ;   319.0 p2      54 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, [r10 + 1024]            ;   363.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5440]                 ;   323.0 p2      54 next
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, [r10 + 1088]              ;   364.0 p5+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 9152]                 ;   324.0 p2      54 next
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, [r10 + 1152]              ;   364.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 5568]                 ;   324.7 p2      54 next
        db 0x2e
        vpxord zmm8, zmm8, [r10 + 1216]              ;   365.0 p5+p3   54 next
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5696]                ;   325.7 p2      54 next
        db 0x2e
        vpxord zmm13, zmm13, [r10 + 1280]            ;   365.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 zmm26, [rbp + 5952]                ;   326.7 p2      54 next
        vpxord zmm26, zmm26, [r10 + 1344]            ;   366.0 p5+p3   54 next
        vmovdqu64 zmm28, [rbp + 9792]                ;   327.7 p2      54 next
        vpxord zmm28, zmm28, [r10 + 1472]            ;   366.7 p0+p3   54 next
        vmovdqu64 [rbp + 5632], zmm17                ;   357.7 p8+p9  108 r spill
        vpxord zmm17, zmm14, [r10 + 1408]            ;   367.0 p5+p2   54 next
        vmovdqu64 [rbp + 10048], zmm14               ;   344.0 p7+p4  108 r spill
        db 0x2e
        vpxord zmm14, zmm20, [r10 + 1536]            ;   367.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm20                ;   345.0 p8+p9  108 r spill
        vpxord zmm20, zmm10, [r10 + 1600]            ;   368.0 p5+p2   54 next
        vmovdqu64 [rbp + 8640], zmm10                ;   346.0 p7+p4  108 r spill
        vpxord zmm10, zmm9, [r10 + 1664]             ;   368.7 p0+p3   54 next
        vmovdqu64 [rbp + 5760], zmm9                 ;   347.0 p8+p9  108 r spill
        vpxord zmm9, zmm16, [r10 + 1728]             ;   369.0 p5+p2   54 next
        vmovdqu64 [rbp + 9600], zmm16                ;   347.7 p7+p4  108 r spill
        db 0x2e
        vpxord zmm16, zmm5, [r10 + 1792]             ;   369.7 p0+p3   54 next
        db 0x2e
        vmovdqu64 [rbp + 5120], zmm5                 ;   348.7 p8+p9  108 r spill
        vpxord zmm5, zmm7, [r10 + 1856]              ;   370.0 p5+p2   54 next
        vmovdqu64 [rbp + 9536], zmm7                 ;   349.7 p7+p4  108 r spill
        vpxord zmm7, zmm2, [r10 + 1920]              ;   370.7 p0+p3   54 next
        vmovdqu64 [rbp + 5504], zmm2                 ;   350.7 p8+p9  108 r spill
        vpxord zmm2, zmm18, [r10 + 1984]             ;   371.0 p5+p2   54 next
        vmovdqu64 [rbp + 10240], zmm18               ;   351.0 p7+p4  108 r spill
        db 0x2e
        vpxord zmm18, zmm28, zmm14                   ;   371.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm22                ;   359.7 p8+p9  108 r spill
        db 0x2e
        vpandd zmm22, zmm14, zmm5                    ;   372.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9088], zmm3                 ;   357.0 p7+p4  108 r spill
        db 0x2e
        vpxord zmm3, zmm14, zmm16                    ;   372.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm30                ;   358.0 p8+p9  108 r spill
        vpandd zmm30, zmm3, zmm28                    ;   373.7 p5      41 next
        vmovdqu64 [rbp + 8192], zmm11                ;   356.0 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm11, zmm3                        ;   373.7         41 next copy
        db 0x2e
        vpternlogd zmm11, zmm10, zmm20, 0x78         ;   373.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5248], zmm27                ;   352.0 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm27, zmm20                       ;   369.0         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm14, zmm28, 0x6a         ;   374.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9856], zmm24                ;   354.0 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm24, zmm27                       ;   375.0         41 next copy
        db 0x2e
        vpternlogd zmm24, zmm7, zmm14, 0x87          ;   375.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm23                ;   360.0 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm23, zmm7                        ;   371.7         41 next copy
        db 0x2e
        vpternlogd zmm23, zmm5, zmm14, 0x48          ;   375.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9344], zmm21                ;   361.7 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm21, zmm9                        ;   370.0         41 next copy
        db 0x2e
        vpternlogd zmm21, zmm10, zmm14, 0x48         ;   375.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm1                 ;   363.0 p8+p9  108 r spill
        db 0x2e
        vpxord zmm1, zmm5, zmm28                     ;   376.0 p5      41 next
        db 0x2e
        vpternlogd zmm21, zmm1, zmm28, 0xd2          ;   377.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 9408], zmm6                 ;   364.0 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm21                        ;   378.0         41 next copy
        vmovdqu64 [rbp + 9728], zmm12                ;   362.0 p8+p9  108 r spill
        vpxord zmm12, zmm1, zmm10                    ;   377.0 p5      41 next
        vmovdqu64 [rbp + 10624], zmm25               ;   363.7 p7+p4  108 r spill
        vpandd zmm25, zmm28, zmm9                    ;   377.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm29                ;   360.7 p8+p9  108 r spill
        db 0x2e
        vpandd zmm29, zmm10, zmm7                    ;   378.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9664], zmm15                ;   362.7 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm15, zmm1                        ;   377.0         41 next copy
        db 0x2e
        vpternlogd zmm15, zmm2, zmm16, 0x6c          ;   378.7 p0      41 next
        db 0x2e
        vpternlogd zmm15, zmm27, zmm9, 0x69          ;   379.7 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm21, zmm15, 0x69         ;   380.7 p0      41 next
        db 0x2e
        vpternlogd zmm27, zmm2, zmm14, 0x28          ;   380.0 p5      41 next
        db 0x2e
        vpandd zmm21, zmm10, zmm5                    ;   380.7 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm7, zmm28, 0x87          ;   381.7 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm19                ;   361.0 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm19, zmm2                        ;   372.0         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm9, zmm10, 0x60          ;   381.7 p0      41 next
        db 0x2e
        vpternlogd zmm19, zmm7, zmm20, 0x87          ;   382.7 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 8768], zmm30                ;   381.7 p7+p4   41 next spill
        db 0x2e
        vpandd zmm30, zmm7, zmm2                     ;   382.7 p0      41 next
        vmovdqu64 [rbp + 6656], zmm0                 ;   365.0 p8+p9   54 next spill
        db 0x2e
        vpandd zmm0, zmm7, zmm16                     ;   383.0 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm3, zmm9, 0x78            ;   384.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 6656]                 ;   365.0 p3      41 next
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm17                ;   368.0 p7+p4   54 next spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 6656]                ;   365.0 p2      41 next
        db 0x2e
        vpxord zmm3, zmm3, zmm26                     ;   384.0 p5      41 next
        db 0x2e
        vpxord zmm17, zmm17, zmm13                   ;   384.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm17                ;   385.7 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm17, zmm2                        ;   372.0         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm7, zmm28, 0x6c          ;   385.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 9024], zmm3                 ;   385.0 p7+p4   41 next spill
        db 0x2e
        vpandd zmm3, zmm2, zmm9                      ;   385.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 10560], zmm3                ;   386.7 p8+p9   41 next spill
        vpandd zmm3, zmm2, zmm20                     ;   386.0 p5      41 next
        vpternlogd zmm3, zmm7, zmm5, 0x78            ;   387.0 p0      41 next
        vpternlogd zmm7, zmm9, zmm28, 0x48           ;   387.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm7, zmm11, 0x96          ;   388.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm12, zmm16, 0xd2          ;   388.0 p5      41 next
        db 0x2e
        vpxord zmm27, zmm27, zmm21                   ;   389.0 p0      41 next
        db 0x2e
        vpandd zmm7, zmm16, zmm20                    ;   389.0 p5      41 next
        db 0x2e
        vpternlogd zmm7, zmm14, zmm28, 0x87          ;   390.0 p0      41 next
        db 0x2e
        vpternlogd zmm28, zmm30, zmm10, 0x93         ;   390.0 p5      41 next
        db 0x2e
        vpternlogd zmm28, zmm5, zmm9, 0x87           ;   391.0 p0      41 next
        db 0x2e
        vpternlogd zmm7, zmm12, zmm2, 0xe1           ;   391.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm15, zmm7, 0x69          ;   392.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm16                       ;   370.7         41 next copy
        db 0x2e
        vpternlogd zmm14, zmm9, zmm20, 0x6a          ;   392.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm14, zmm9, 0x87          ;   393.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm29, zmm24, 0x69         ;   394.0 p5      41 next
        db 0x2e
        vpternlogd zmm24, zmm18, zmm16, 0x78         ;   394.0 p0      41 next
        db 0x2e
        vpternlogd zmm16, zmm2, zmm9, 0x60           ;   394.0 p5      41 next
        db 0x2e
        vpxord zmm6, zmm6, zmm16                     ;   395.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm28, zmm10, 0x93          ;   395.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm14, zmm0, 0x69           ;   396.0 p0      41 next
        db 0x2e
        vpxord zmm0, zmm0, zmm7                      ;   396.0 p5      41 next
        db 0x2e
        vpternlogd zmm0, zmm30, zmm1, 0x96           ;   397.0 p0      41 next
        db 0x2e
        vmovdqa64 zmm30, zmm5                        ;   371.0         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm20, zmm20, 0xcf         ;   397.0 p5      41 next
        db 0x2e
        vpternlogd zmm5, zmm25, zmm20, 0x6c          ;   397.7 p0      41 next
        db 0x2e
        vpternlogd zmm20, zmm12, zmm17, 0x6a         ;   398.0 p5      41 next
        db 0x2e
        vpternlogd zmm20, zmm2, zmm10, 0x2d          ;   399.0 p0      41 next
        db 0x2e
        vpternlogd zmm22, zmm5, zmm19, 0x69          ;   399.0 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm28, zmm11, 0x69         ;   399.7 p0      41 next
        db 0x2e
        vpternlogd zmm9, zmm17, zmm23, 0x96          ;   400.0 p5      41 next
        db 0x2e
        vpandd zmm1, zmm8, zmm13                     ;   400.7 p0      41 next
        db 0x2e
        vpxord zmm2, zmm3, zmm24                     ;   401.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 9280]                 ;   368.0 p3      54 next reload
        db 0x2e
        vmovdqa64 zmm7, zmm13                        ;   366.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm8, zmm5, 0x78            ;   401.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm8                        ;   366.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm4, zmm31, 0x9a          ;   402.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 6400]                ;   385.7 p2      41 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm13                       ;   366.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm4, zmm11, 0x6c          ;   402.7 p0      41 next
        db 0x2e
        vpternlogd zmm27, zmm23, [r11 + 8640], 0x96  ;   403.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm15, zmm8                        ;   366.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm31, zmm31, 0xc3         ;   403.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm26, zmm4, 0x28           ;   404.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm12, [r11 + 8704], 0x96  ;   404.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm19, zmm5, 0x96           ;   405.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm24, zmm31, 0x96         ;   405.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm12, [rbp + 9024]                ;   385.0 p3      41 next reload
        db 0x2e
        vmovdqa64 zmm16, zmm5                        ;   374.0         41 next copy
        db 0x2e
        vpternlogd zmm16, zmm31, zmm12, 0x6a         ;   406.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm17, zmm5                        ;   374.0         41 next copy
        db 0x2e
        vpternlogd zmm17, zmm4, zmm4, 0x3f           ;   406.7 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm3, zmm13, 0x96          ;   407.0 p5      41 next
        db 0x2e
        vpternlogd zmm9, zmm29, zmm26, 0x96          ;   407.7 p0      41 next
        db 0x2e
        vpandnd zmm3, zmm11, zmm26                   ;   408.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6656]                ;   365.0 p2      54 next reload
        db 0x2e
        vpternlogd zmm6, zmm20, zmm18, 0x96          ;   408.7 p0      41 next
        vpternlogd zmm25, zmm4, [rbp + 8768], 0x69   ;   409.0 p5+p3   41 next
        vpternlogd zmm3, zmm13, zmm4, 0x48           ;   409.7 p0      41 next
        vmovdqu64 zmm19, [r11 + 8192]                ;   280.0 p2      48 next
        vmovdqu64 zmm20, [r11 + 8256]                ;   280.3 p3      48 next
        vmovdqu64 zmm23, [r11 + 8320]                ;   281.0 p2      48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [r11 + 8384]                ;   281.3 p3      48 next
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm22                   ;   410.0 p5      48 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm8, [rbp + 10560], 0x96   ;   410.7 p0+p2   41 next
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm6                    ;   411.0 p5      48 next
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm25                   ;   411.7 p0      48 next
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm2                    ;   412.0 p5      48 next
        db 0x2e
        vmovdqa64 zmm28, zmm1                        ;   405.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm10, zmm13, 0x87         ;   412.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm5, zmm4, 0xac           ;   413.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm5, zmm18, 0x87          ;   413.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm16, zmm26, 0x2d         ;   414.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm28, zmm13, 0x78         ;   415.0 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm10, [r11 + 8832], 0x96   ;   416.0 p5+p3   48 next
        db 0x2e
        vmovdqa64 zmm10, zmm14                       ;   403.7         41 next copy
        db 0x2e
        vpternlogd zmm10, zmm18, zmm18, 0x3f         ;   415.7 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm26, zmm31, 0x87         ;   416.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm29, zmm17                       ;   407.7         41 next copy
        db 0x2e
        vpternlogd zmm29, zmm8, zmm18, 0x78          ;   416.7 p0      41 next
        vmovdqu64 [rbp + 10560], zmm6                ;   417.0 p7+p4   48 next spill
        vmovdqa64 zmm6, zmm7                         ;   402.7         41 next copy
        vpternlogd zmm6, zmm16, zmm26, 0x7d          ;   417.0 p5      41 next
        vmovdqu64 [rbp + 8768], zmm21                ;   405.7 p8+p9   48 next spill
        vpxord zmm21, zmm0, [r11 + 8576]             ;   417.7 p0+p2   48 next
        vmovdqu64 [rbp + 8960], zmm24                ;   413.0 p7+p4   48 next spill
        vmovdqu64 zmm24, [rbp + 8768]                ;   405.7 p3      45 next
        vmovdqu64 [rbp + 6144], zmm21                ;   418.7 p8+p9   48 next spill
        vmovdqu64 zmm21, [rbp + 8960]                ;   413.0 p2      45 next
        vmovdqu64 [rbp + 8320], zmm27                ;   404.0 p7+p4   48 next spill
        vmovdqu64 zmm27, [rbp + 6144]                ;   418.7 p3      45 next
        vmovdqu64 [rbp + 6272], zmm19                ;   411.0 p8+p9   48 next spill
        vmovdqu64 zmm19, [rbp + 8768]                ;   405.7 p2      45 next
        vpxord zmm27, zmm27, [rbp + 6272]            ;   424.7 p5+p3   45 next
        vmovdqu64 [rbp + 9472], zmm27                ;   425.7 p7+p4   45 next spill
        vmovdqu64 zmm27, [rbp + 6272]                ;   411.0 p2      45 next
        vpxord zmm21, zmm21, [rbp + 9472]            ;   431.7 p0+p3   45 next
        vmovdqu64 [rbp + 10496], zmm21               ;   432.7 p8+p9   45 next spill
        vmovdqu64 zmm21, [rbp + 8768]                ;   405.7 p2      45 next
        vpandd zmm21, zmm21, [rbp + 8320]            ;   419.0 p5+p3   45 next
        vpxord zmm27, zmm27, zmm20                   ;   419.7 p0      45 next
        vpandd zmm19, zmm19, zmm23                   ;   420.0 p5      45 next
        vmovdqu64 [rbp + 8000], zmm21                ;   420.0 p7+p4   45 next spill
        vpxord zmm21, zmm30, [r11 + 8448]            ;   420.7 p0+p2   48 next
        vpandd zmm24, zmm24, zmm21                   ;   421.7 p5      45 next
        vmovdqu64 [rbp + 6848], zmm24                ;   422.7 p8+p9   45 next spill
        vpxord zmm24, zmm9, [r11 + 8512]             ;   421.7 p0+p3   48 next
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm19                ;   421.0 p7+p4   45 next spill
        db 0x2e
        vmovdqa64 zmm19, zmm29                       ;   417.7         41 next copy
        db 0x2e
        vpternlogd zmm19, zmm13, zmm31, 0x78         ;   422.0 p5      41 next
        db 0x2e
        vpternlogd zmm29, zmm15, zmm12, 0xd2         ;   422.7 p0      41 next
        vpternlogd zmm15, zmm10, zmm31, 0x93         ;   423.0 p5      41 next
        vpternlogd zmm10, zmm11, zmm5, 0x87          ;   423.7 p0      41 next
        vpternlogd zmm17, zmm29, zmm26, 0x87         ;   424.0 p5      41 next
        vmovdqu64 [rbp + 6592], zmm27                ;   420.7 p8+p9   45 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm29                       ;   423.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm12, zmm12, 0xf3         ;   424.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm19                       ;   423.0         41 next copy
        db 0x2e
        vpternlogd zmm12, zmm28, zmm31, 0x78         ;   425.0 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm12, zmm31, 0x69          ;   426.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm12, [rbp + 8320]                ;   404.0 p2      45 next
        db 0x2e
        vpternlogd zmm22, zmm6, [r11 + 8768], 0x96   ;   427.0 p5+p3   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 6144]                 ;   418.7 p2      45 next
        db 0x2e, 0x2e
        vpandd zmm6, zmm6, [rbp + 8960]              ;   426.7 p0+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm10, zmm26, 0xd2         ;   427.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm15, zmm5, 0xd7          ;   427.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm26, zmm19, 0x6f          ;   428.0 p5      41 next
        db 0x2e
        vpternlogd zmm27, zmm1, zmm10, 0x96          ;   428.7 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm7, zmm14, 0x96          ;   429.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm1, [rbp + 6272]                 ;   411.0 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm7, [rbp + 8320]                 ;   404.0 p3      48 next reload
        vmovdqu64 zmm26, [rbp + 8768]                ;   405.7 p2      45 next
        vpternlogd zmm26, zmm7, zmm1, 0x6c           ;   429.7 p0      45 next
        vpternlogd zmm29, zmm10, zmm13, 0x93         ;   430.0 p5      41 next
        vpternlogd zmm28, zmm14, zmm8, 0x2d          ;   430.7 p0      41 next
        vpternlogd zmm27, zmm8, zmm31, 0xb4          ;   431.0 p5      41 next
        vpternlogd zmm31, zmm15, zmm18, 0x9e         ;   431.7 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm15, zmm4, 0x2d          ;   432.0 p5      41 next
        db 0x2e
        vpternlogd zmm5, zmm3, zmm31, 0x96           ;   432.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 6912]                 ;   361.0 p3      54 next
        db 0x2e
        vpxord zmm3, zmm3, [r8 + 1024]               ;   433.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm8, [rbp + 9664]                 ;   362.7 p3      54 next
        vpxord zmm8, zmm8, [r8 + 1088]               ;   433.7 p0+p2   54 next
        vmovdqu64 zmm10, [rbp + 6528]                ;   360.7 p3      54 next
        vpxord zmm10, zmm10, [r8 + 1152]             ;   434.0 p5+p2   54 next
        db 0x2e
        vpternlogd zmm31, zmm11, zmm18, 0x87         ;   434.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm11, [rbp + 10624]               ;   363.7 p3      54 next
        vpxord zmm11, zmm11, [r8 + 1216]             ;   435.0 p5+p2   54 next
        vpternlogd zmm31, zmm19, zmm4, 0x87          ;   435.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 9728]                 ;   362.0 p3      54 next
        vpxord zmm4, zmm4, [r8 + 1280]               ;   436.0 p5+p2   54 next
        vpternlogd zmm31, zmm17, zmm16, 0x96         ;   436.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 5888]                ;   360.0 p3      54 next
        vpxord zmm13, zmm13, [r8 + 1472]             ;   437.0 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 9408]                ;   364.0 p3      54 next
        vpxord zmm14, zmm14, [r8 + 1344]             ;   437.7 p0+p2   54 next
        vmovdqu64 zmm15, [rbp + 6784]                ;   363.0 p3      54 next
        vpxord zmm15, zmm15, [r8 + 1408]             ;   438.0 p5+p2   54 next
        vmovdqu64 zmm16, [rbp + 9344]                ;   361.7 p3      54 next
        vpxord zmm16, zmm16, [r8 + 1536]             ;   438.7 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 9856]                ;   354.0 p3      54 next
        db 0x2e
        vpxord zmm17, zmm17, [r8 + 1600]             ;   439.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 5248]                ;   352.0 p3      54 next
        db 0x2e
        vpxord zmm18, zmm18, [r8 + 1664]             ;   439.7 p0+p2   54 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 8192]                ;   356.0 p3      54 next
        db 0x2e
        vpxord zmm19, zmm19, [r8 + 1728]             ;   440.0 p5+p2   54 next
        db 0x2e
        vpternlogd zmm30, zmm28, [r11 + 9024], 0x96  ;   440.7 p0+p3   48 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4992]                ;   358.0 p2      54 next
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, [r8 + 1792]             ;   441.0 p5+p3   54 next
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm29, [r11 + 8896], 0x96  ;   441.7 p0+p2   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 9088]                ;   357.0 p3      54 next
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, [r8 + 1856]             ;   442.0 p5+p2   54 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm27, [r11 + 9152], 0x96   ;   442.7 p0+p3   48 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6016]                ;   359.7 p2      54 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm27, zmm27, [r8 + 1920]             ;   443.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm5, [r11 + 8960], 0x96    ;   443.7 p0+p2   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 5632]                 ;   357.7 p3      54 next
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, [r8 + 1984]               ;   444.0 p5+p2   54 next
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm31, [r11 + 9088], 0x96   ;   444.7 p0+p3   48 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm7, zmm1, 0x87            ;   445.0 p5      45 next
        db 0x2e, 0x2e
        vpxord zmm31, zmm20, zmm24                   ;   445.7 p0      45 next
        db 0x2e, 0x2e
        vpandd zmm12, zmm12, zmm24                   ;   446.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm31, zmm21, 0x78         ;   447.0 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm8                 ;   434.7 p7+p4   54 next spill
        db 0x2e
        vpandd zmm8, zmm24, zmm23                    ;   447.0 p5      45 next
        db 0x2e
        vpternlogd zmm8, zmm20, zmm1, 0x87           ;   448.0 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm15                ;   439.0 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm15, zmm23                       ;   412.7         45 next copy
        db 0x2e
        vpternlogd zmm15, zmm20, zmm1, 0x6a          ;   448.0 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm14                ;   438.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm14, zmm24                       ;   422.7         45 next copy
        db 0x2e
        vpternlogd zmm14, zmm21, zmm23, 0x6a         ;   448.7 p0      45 next
        vmovdqu64 [rbp + 9024], zmm4                 ;   437.0 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm7                         ;   410.0         45 next copy
        vpternlogd zmm4, zmm21, zmm1, 0x48           ;   449.0 p5      45 next
        vmovdqu64 [rbp + 6464], zmm3                 ;   434.0 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm15                        ;   449.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm7, zmm20, 0x87           ;   449.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm14, zmm21, 0x87          ;   450.7 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm10                ;   435.0 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm7                        ;   410.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm20, [rbp + 6144], 0x28  ;   450.7 p0+p2   45 next
        db 0x2e
        vmovdqu64 [rbp + 9920], zmm11                ;   436.0 p7+p4   54 next spill
        db 0x2e, 0x2e
        vpxord zmm11, zmm13, zmm16                   ;   451.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm11                ;   452.0 p8+p9   41 next spill
        db 0x2e
        vpandd zmm11, zmm16, zmm29                   ;   451.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm11                ;   452.7 p7+p4   41 next spill
        db 0x2e
        vpxord zmm11, zmm29, zmm13                   ;   452.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 10112], zmm5                ;   445.0 p8+p9   54 next spill
        db 0x2e
        vpxord zmm5, zmm11, zmm18                    ;   453.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5824], zmm5                 ;   454.0 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 10112]                ;   445.0 p3      41 next
        vmovdqu64 [rbp + 8832], zmm11                ;   453.0 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 10112]               ;   445.0 p2      41 next
        vpandd zmm5, zmm5, zmm19                     ;   453.0 p5      41 next
        vpxord zmm11, zmm11, zmm19                   ;   453.7 p0      41 next
        vmovdqu64 [rbp + 9984], zmm5                 ;   454.0 p7+p4   41 next spill
        vpandd zmm5, zmm18, zmm27                    ;   454.0 p5      41 next
        vmovdqu64 [rbp + 10432], zmm11               ;   454.7 p8+p9   41 next spill
        vpandd zmm11, zmm13, zmm19                   ;   454.7 p0      41 next
        vmovdqu64 [rbp + 10368], zmm18               ;   440.7 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm17                       ;   440.0         41 next copy
        vpternlogd zmm18, zmm16, zmm13, 0x6a         ;   455.0 p5      41 next
        vmovdqu64 [rbp + 9216], zmm13                ;   438.0 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm18                       ;   456.0         41 next copy
        vpternlogd zmm13, zmm27, zmm16, 0x87         ;   456.0 p0      41 next
        vmovdqu64 [rbp + 10176], zmm18               ;   456.0 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm18, zmm27                       ;   444.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm29, zmm16, 0x48         ;   456.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm18                ;   457.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm18, zmm21                       ;   421.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm20, [rbp + 8960], 0x28  ;   456.7 p0+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm1, [rbp + 6144], 0x78   ;   457.7 p5+p2   45 next
        db 0x2e
        vmovdqu64 [rbp + 8896], zmm16                ;   439.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm16, zmm31                       ;   446.7         45 next copy
        db 0x2e
        vpternlogd zmm16, zmm18, zmm1, 0x93          ;   458.7 p0      45 next
        db 0x2e
        vpternlogd zmm31, zmm23, [rbp + 8960], 0x78  ;   458.0 p5+p3   45 next
        db 0x2e
        vmovdqu64 [rbp + 10304], zmm27               ;   444.0 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm27, zmm28                       ;   442.0         41 next copy
        db 0x2e
        vpternlogd zmm27, zmm19, zmm17, 0x6a         ;   458.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm27, zmm19, 0x87         ;   459.7 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm5, zmm13, 0x69          ;   460.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm28, [rbp + 6208], 0x78  ;   460.7 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm5                 ;   455.0 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm5, zmm11                        ;   461.7         41 next copy
        db 0x2e
        vpternlogd zmm5, zmm29, zmm17, 0x78          ;   461.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 8512], zmm11                ;   461.7 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm11, zmm26                       ;   430.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm23, [rbp + 10496], 0x78 ;   461.0 p5+p3   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8704], zmm27                ;   459.7 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm27, zmm24                       ;   422.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm21, [rbp + 8768], 0x60  ;   461.7 p0+p2   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5184], zmm13                ;   461.7 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm13, zmm3                        ;   451.7         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm7, [rbp + 8960], 0x87   ;   462.0 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm21, zmm1, 0x78          ;   463.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm24, [rbp + 6592], 0x78   ;   463.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm29                ;   443.0 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 8000]                ;   420.0 p3      45 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm29, [rbp + 8960], 0x93   ;   463.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm21, [rbp + 6144], 0x87   ;   464.7 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm28                ;   442.0 p8+p9   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 10496]               ;   432.7 p2      45 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm28, [rbp + 8768], 0xe1   ;   464.7 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8064], zmm5                 ;   462.7 p7+p4   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm5, zmm15                        ;   449.0         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm20, [rbp + 8768], 0x48   ;   465.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm4, zmm31, 0x96           ;   466.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm6, zmm10, 0x96           ;   467.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 6144]                 ;   418.7 p3      48 next reload
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm5                 ;   468.0 p8+p9   45 next spill
        vmovdqa64 zmm5, zmm13                        ;   464.0         45 next copy
        vpternlogd zmm5, zmm23, zmm4, 0x78           ;   466.7 p0      45 next
        vmovdqu64 [rbp + 8448], zmm17                ;   440.0 p7+p4   54 next spill
        vmovdqu64 zmm17, [rbp + 6272]                ;   442.0 p2      41 next
        vpxord zmm17, zmm17, [rbp + 8896]            ;   467.0 p5+p3   41 next
        vmovdqu64 [rbp + 8384], zmm17                ;   468.0 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm1                        ;   465.7         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm4, zmm23, 0x4b          ;   467.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm21, [rbp + 8960], 0x87   ;   468.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm14, zmm12, 0x69          ;   469.0 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm26, zmm10, 0x96          ;   470.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm10, zmm7                        ;   410.0         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm4, [rbp + 6720], 0x6a   ;   469.7 p0+p3   45 next
        db 0x2e
        vpternlogd zmm10, zmm28, zmm24, 0xd2         ;   470.7 p5      45 next
        db 0x2e
        vmovdqu64 zmm14, [rbp + 8768]                ;   405.7 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm26, [rbp + 9472]                ;   425.7 p3      45 next reload
        db 0x2e
        vpternlogd zmm24, zmm26, zmm14, 0x6a         ;   470.7 p0      45 next
        db 0x2e
        vpternlogd zmm12, zmm26, zmm8, 0x96          ;   471.0 p5      45 next
        db 0x2e
        vpternlogd zmm24, zmm15, zmm21, 0x69         ;   471.7 p0      45 next
        vmovdqu64 zmm15, [rbp + 8960]                ;   413.0 p2      48 next reload
        db 0x2e
        vpternlogd zmm21, zmm14, zmm15, 0x48         ;   472.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm26, [rbp + 8384]                ;   468.0 p3      41 next
        db 0x2e
        vpandd zmm26, zmm26, [rbp + 9216]            ;   474.0 p0+p2   41 next
        vpternlogd zmm11, zmm14, zmm15, 0x2d         ;   473.0 p5      45 next
        vpternlogd zmm11, zmm27, zmm18, 0x96         ;   474.0 p0      45 next
        vmovdqu64 zmm14, [rbp + 9216]                ;   438.0 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 10304]               ;   444.0 p2      54 next reload
        vmovdqu64 zmm27, [rbp + 10112]               ;   445.0 p3      41 next
        vpternlogd zmm27, zmm18, zmm14, 0x6c         ;   474.0 p5      41 next
        vpternlogd zmm21, zmm23, zmm7, 0x87          ;   474.7 p0      45 next
        vpternlogd zmm1, zmm7, zmm15, 0x78           ;   475.0 p5      45 next
        vmovdqu64 zmm7, [rbp + 6272]                 ;   442.0 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 10112]               ;   445.0 p3      54 next reload
        vmovdqu64 zmm23, [rbp + 8832]                ;   453.0 p2      41 next
        vpternlogd zmm23, zmm15, zmm7, 0x6c          ;   475.7 p0      41 next
        db 0x2e
        vpternlogd zmm4, zmm20, zmm21, 0x6a          ;   476.0 p5      45 next
        vpternlogd zmm12, zmm29, zmm21, 0x96         ;   476.7 p0      45 next
        vpternlogd zmm16, zmm13, zmm24, 0x69         ;   477.0 p5      45 next
        vpternlogd zmm4, zmm5, zmm3, 0x69            ;   477.7 p0      45 next
        vmovdqu64 zmm5, [rbp + 8448]                 ;   440.0 p3      41 next
        vmovdqu64 zmm13, [rbp + 8448]                ;   440.0 p2      41 next
        vmovdqu64 zmm20, [rbp + 5184]                ;   461.7 p3      41 next
        vpternlogd zmm6, zmm8, zmm24, 0x69           ;   478.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 8448]                 ;   440.0 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 6592]                ;   443.0 p3      41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm8, zmm8, 0xcf           ;   478.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm31, zmm10, 0x69         ;   479.0 p5      45 next
        db 0x2e, 0x2e
        vpandd zmm13, zmm13, zmm7                    ;   479.7 p0      41 next
        db 0x2e
        vpternlogd zmm10, zmm3, [rbp + 6848], 0x96   ;   480.0 p5+p2   45 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 6592]                ;   443.0 p3      41 next
        vmovdqu64 zmm3, [rbp + 10368]                ;   440.7 p2      54 next reload
        vpandd zmm31, zmm31, zmm3                    ;   480.7 p0      41 next
        vmovdqu64 zmm24, [rbp + 10176]               ;   456.0 p3      41 next
        vmovdqu64 zmm29, [rbp + 9024]                ;   437.0 p2      41 next
        vpandd zmm29, zmm29, [rbp + 9920]            ;   481.0 p5+p3   41 next
        vpandd zmm5, zmm5, zmm15                     ;   481.7 p0      41 next
        vpxord zmm24, zmm24, zmm15                   ;   482.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 9280]                 ;   438.7 p2      41 next
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, [rbp + 6656]              ;   482.7 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm7                 ;   483.7 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 6272]                 ;   442.0 p2      41 next
        db 0x2e, 0x2e
        vpandd zmm7, zmm7, zmm18                     ;   483.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm18, zmm14, 0x87         ;   483.7 p0      41 next
        db 0x2e
        vpternlogd zmm6, zmm28, [rbp + 9344], 0x96   ;   484.0 p5+p3   54 next
        db 0x2e
        vmovdqu64 zmm28, [rbp + 9408]                ;   364.0 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm9, zmm28, 0x96           ;   484.7 p0      54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm25, [rbp + 6528], 0x96  ;   485.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm22, [rbp + 6912], 0x96   ;   485.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm0, [rbp + 6784], 0x96   ;   486.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm28, zmm18, zmm15                   ;   486.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10496], zmm0                ;   443.7 p8+p9   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm0, zmm15                        ;   451.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm19, zmm3, 0x60           ;   487.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm18, zmm8, 0x87           ;   488.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm30, [rbp + 9728], 0x96  ;   488.0 p5+p2   54 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm2, [rbp + 10624], 0x96  ;   488.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8000], zmm9                 ;   445.7 p7+p4   48 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm9, zmm18                        ;   450.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm19, zmm14, 0x48          ;   489.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm18, [rbp + 6592], 0x78   ;   489.7 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm19, [rbp + 10176], 0x69 ;   490.0 p5+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 8896]                ;   439.7 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm14, zmm18, 0x87         ;   490.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm9, zmm18, 0x6c          ;   491.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm19, zmm3, 0x28          ;   491.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 8384]                 ;   468.0 p3      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm19, zmm9, 0x78           ;   492.0 p5      41 next
        db 0x2e
        vpternlogd zmm9, zmm3, zmm8, 0x78            ;   492.7 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm31, zmm9, 0x96          ;   493.7 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm27, [rbp + 5824], 0x6c   ;   493.7 p0+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm15, zmm3, 0x2d           ;   494.7 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm15, [rbp + 5824], 0xe1  ;   494.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm13, zmm23, 0x69         ;   495.7 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 8832]                ;   453.0 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm14, zmm15, 0xb4         ;   495.7 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm26, zmm18, 0x69         ;   496.7 p5      41 next
        db 0x2e
        vpternlogd zmm14, zmm28, zmm3, 0x93          ;   496.7 p0      41 next
        db 0x2e
        vpxord zmm13, zmm13, zmm7                    ;   497.0 p5      41 next
        db 0x2e
        vpternlogd zmm13, zmm28, zmm15, 0x96         ;   498.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6336]                ;   435.0 p3      54 next reload
        db 0x2e
        vmovdqu64 zmm26, [rbp + 6400]                ;   439.0 p2      41 next
        vpternlogd zmm26, zmm15, zmm15, 0x3f         ;   498.0 p5      41 next
        vmovdqu64 zmm28, [rbp + 9280]                ;   438.7 p3      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm15, zmm28, 0x48         ;   498.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm19, [rbp + 6592], 0x87  ;   499.0 p5+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm9, zmm14, 0x69          ;   500.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm19, zmm3, 0x87          ;   500.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6464]                 ;   434.0 p3      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 6400]                 ;   439.0 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6848]                ;   483.7 p3      41 next
        db 0x2e
        vpternlogd zmm19, zmm9, zmm3, 0x78           ;   500.7 p0      41 next
        db 0x2e
        vpternlogd zmm14, zmm7, [rbp + 8704], 0x69   ;   501.0 p5+p2   41 next
        vmovdqu64 zmm7, [rbp + 8576]                 ;   457.0 p3      41 next reload
        vpternlogd zmm14, zmm27, zmm7, 0x96          ;   502.0 p0      41 next
        vmovdqu64 zmm27, [rbp + 9664]                ;   367.8 p2     108 r reload
        vmovdqu64 zmm7, [rbp + 10560]                ;   417.0 p3      48 next reload
        vpternlogd zmm11, zmm7, zmm27, 0x96          ;   502.0 p5      54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 9024]                ;   437.0 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm27, zmm27, [rbp + 6656]            ;   502.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm0, zmm9, 0x96           ;   503.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm15, [rbp + 8512], 0x69  ;   503.7 p0+p2   41 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm28, [rbp + 6208], 0x96  ;   504.0 p5+p3   41 next
        db 0x2e, 0x2e
        vpandnd zmm7, zmm27, zmm28                   ;   504.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm15, [rbp + 9024], 0x28   ;   505.7 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm30                ;   441.7 p8+p9   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm15                       ;   441.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm3, [rbp + 9920], 0xc6   ;   505.7 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8512], zmm2                 ;   444.7 p7+p4   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm30                        ;   506.7         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm9, zmm15, 0xac           ;   506.7 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm19, zmm28, 0x2d          ;   507.7 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm29, [rbp + 9024], 0x93  ;   507.0 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm9, [rbp + 6656], 0x87   ;   508.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm30, [rbp + 9024], 0x78   ;   509.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8704], zmm25                ;   442.7 p8+p9   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm3                        ;   440.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm3, [rbp + 9920], 0xa5   ;   508.7 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10368], zmm22               ;   428.0 p7+p4   48 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 6080]                ;   452.7 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm22, [rbp + 8064], 0x69   ;   509.0 p5+p3   41 next
        db 0x2e
        vpternlogd zmm0, zmm3, [rbp + 5184], 0x96    ;   510.0 p0+p2   41 next
        db 0x2e
        vpxord zmm22, zmm23, [r8 + 8320]             ;   510.0 p5+p3   48 next
        db 0x2e
        vmovdqu64 [rbp + 5184], zmm6                 ;   485.0 p8+p9   54 next spill
        db 0x2e
        vpxord zmm6, zmm13, [r8 + 8576]              ;   510.7 p0+p2   48 next
        db 0x2e
        vmovdqu64 [rbp + 8064], zmm12                ;   487.0 p7+p4   54 next spill
        vpxord zmm12, zmm14, [r8 + 8512]             ;   511.0 p5+p3   48 next
        vmovdqu64 [rbp + 6080], zmm1                 ;   485.7 p8+p9   54 next spill
        vmovdqu64 zmm1, [r8 + 8192]                  ;   377.7 p2      48 next
        vpxord zmm1, zmm1, zmm0                      ;   511.7 p0      48 next
        vmovdqu64 [rbp + 6592], zmm17                ;   489.0 p7+p4   54 next spill
        vmovdqu64 zmm17, [r8 + 8256]                 ;   377.8 p3      48 next
        vmovdqu64 [rbp + 8832], zmm10                ;   489.7 p8+p9   54 next spill
        vmovdqu64 zmm10, [r8 + 8384]                 ;   378.7 p2      48 next
        vmovdqu64 [rbp + 9216], zmm16                ;   486.0 p7+p4   54 next spill
        vmovdqu64 zmm16, [r8 + 8448]                 ;   378.8 p3      48 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 10112], zmm11               ;   503.0 p8+p9   54 next spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 5824]                ;   454.0 p2      41 next reload
        db 0x2e
        vpternlogd zmm5, zmm11, [rbp + 6272], 0xd2   ;   512.0 p5+p3   41 next
        db 0x2e
        vpxord zmm20, zmm20, zmm5                    ;   513.0 p0      41 next
        db 0x2e
        vpternlogd zmm21, zmm5, [rbp + 9024], 0x96   ;   513.0 p5+p2   41 next
        db 0x2e
        vpxord zmm16, zmm16, zmm21                   ;   514.0 p0      48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 10432]                ;   454.7 p3      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm5, [rbp + 6272], 0x78   ;   514.0 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm11, [r8 + 8704], 0x96   ;   514.7 p0+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 8576]                 ;   457.0 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm5, [r8 + 8640], 0x96    ;   515.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 6656]                 ;   434.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm8, zmm5, 0x96           ;   515.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 9024]                 ;   437.0 p3      54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm11, zmm15                       ;   441.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm5, zmm8, 0xd2           ;   516.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm18, [r8 + 8832], 0x96    ;   516.7 p0+p2   48 next
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm18                   ;   517.0 p5      48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 9920]                ;   436.0 p3      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm2                 ;   517.7 p7+p4   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm9                         ;   445.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm8, zmm18, 0x6c           ;   517.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 5824], zmm4                 ;   486.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm4, zmm26                        ;   499.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm18, zmm5, 0x78           ;   518.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm18, [rbp + 9984], 0x96  ;   518.7 p0+p2   41 next
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm20                   ;   519.7 p5      48 next
        db 0x2e
        vmovdqu64 [rbp + 9984], zmm31                ;   515.7 p7+p4   48 next spill
        db 0x2e
        vmovdqa64 zmm31, zmm4                        ;   519.0         41 next copy
        db 0x2e
        vpternlogd zmm31, zmm8, zmm3, 0x78           ;   519.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm10                ;   520.7 p8+p9   48 next spill
        vmovdqu64 zmm10, [rbp + 9984]                ;   515.7 p3      45 next
        vmovdqu64 [rbp + 10432], zmm6                ;   511.7 p7+p4   48 next spill
        vmovdqu64 zmm6, [rbp + 6272]                 ;   520.7 p2      45 next
        vmovdqu64 [rbp + 8448], zmm24                ;   516.0 p8+p9   48 next spill
        vmovdqu64 zmm24, [rbp + 10432]               ;   511.7 p3      45 next
        vpandd zmm24, zmm24, [rbp + 8448]            ;   522.0 p5+p2   45 next
        vmovdqu64 [rbp + 8384], zmm24                ;   523.0 p7+p4   45 next spill
        vmovdqu64 zmm24, [rbp + 10432]               ;   511.7 p3      45 next
        vmovdqu64 [rbp + 8896], zmm1                 ;   512.7 p8+p9   48 next spill
        vmovdqu64 zmm1, [rbp + 9984]                 ;   515.7 p2      45 next
        vpxord zmm24, zmm24, [rbp + 8896]            ;   520.7 p0+p3   45 next
        vpandd zmm1, zmm1, [rbp + 8448]              ;   522.0 p5+p2   45 next
        vmovdqu64 [rbp + 10176], zmm1                ;   523.0 p7+p4   45 next spill
        vmovdqu64 zmm1, [rbp + 8896]                 ;   512.7 p3      45 next
        db 0x2e
        vpxord zmm6, zmm6, zmm24                     ;   526.7 p0      45 next
        db 0x2e
        vpandd zmm10, zmm10, zmm16                   ;   522.0 p5      45 next
        db 0x2e
        vpxord zmm1, zmm1, zmm17                     ;   522.7 p0      45 next
        db 0x2e
        vpternlogd zmm4, zmm25, [rbp + 6848], 0xd2   ;   523.0 p5+p2   41 next
        db 0x2e
        vpternlogd zmm26, zmm4, zmm28, 0x87          ;   524.0 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 10304], zmm10               ;   523.0 p8+p9   45 next spill
        vmovdqa64 zmm10, zmm11                       ;   517.0         41 next copy
        db 0x2e
        vpternlogd zmm10, zmm5, zmm5, 0x3f           ;   524.0 p5      41 next
        db 0x2e
        vpternlogd zmm11, zmm28, zmm3, 0x87          ;   524.7 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm10, zmm3, 0x93          ;   525.0 p5      41 next
        db 0x2e
        vpternlogd zmm10, zmm27, zmm9, 0x87          ;   525.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6144], zmm24                ;   521.7 p7+p4   45 next spill
        db 0x2e
        vmovdqa64 zmm24, zmm2                        ;   518.7         41 next copy
        vpternlogd zmm24, zmm19, zmm28, 0x7d         ;   526.0 p5      41 next
        vmovdqu64 [rbp + 8960], zmm6                 ;   527.7 p8+p9   45 next spill
        db 0x2e
        vmovdqa64 zmm6, zmm31                        ;   520.7         41 next copy
        db 0x2e
        vpternlogd zmm6, zmm30, zmm3, 0xd2           ;   526.7 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm6, zmm6, 0xc3           ;   527.7 p5      41 next
        db 0x2e
        vmovdqu64 zmm6, [rbp + 8448]                 ;   516.0 p3      45 next
        db 0x2e
        vpternlogd zmm0, zmm24, [r8 + 8768], 0x96    ;   528.7 p0+p2   48 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 10432]               ;   511.7 p3      45 next
        vpandd zmm24, zmm24, [rbp + 6272]            ;   528.0 p5+p2   45 next
        db 0x2e
        vpternlogd zmm30, zmm10, zmm28, 0xd2         ;   528.7 p0      41 next
        db 0x2e
        vpternlogd zmm28, zmm31, zmm9, 0x7d          ;   529.0 p5      41 next
        vpternlogd zmm10, zmm9, zmm25, 0xb7          ;   529.7 p0      41 next
        vpternlogd zmm2, zmm11, zmm10, 0x96          ;   530.7 p5      41 next
        vpternlogd zmm2, zmm8, zmm4, 0x87            ;   531.7 p0      41 next
        vpternlogd zmm30, zmm11, zmm18, 0x2d         ;   531.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 8896]                 ;   512.7 p3      48 next reload
        vmovdqu64 zmm9, [rbp + 8448]                 ;   516.0 p2      48 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 9984]                ;   515.7 p3      45 next
        db 0x2e
        vpternlogd zmm11, zmm9, zmm8, 0x6c           ;   531.7 p0      45 next
        db 0x2e
        vpternlogd zmm21, zmm30, [r8 + 9024], 0x96   ;   532.0 p5+p2   48 next
        db 0x2e
        vpternlogd zmm2, zmm25, zmm15, 0x2d          ;   532.7 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm5, zmm3, 0xd6           ;   533.0 p5      41 next
        db 0x2e
        vpternlogd zmm28, zmm7, zmm25, 0x96          ;   534.0 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm27, zmm5, 0x87          ;   534.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 5248]                ;   408.7 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 10560]                ;   417.0 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm7, [rbp + 8576]                 ;   517.7 p3      54 next
        db 0x2e
        vpternlogd zmm7, zmm5, zmm30, 0x96           ;   534.7 p0      54 next
        db 0x2e
        vpternlogd zmm25, zmm31, zmm15, 0x87         ;   535.0 p5      41 next
        db 0x2e
        vpternlogd zmm25, zmm26, zmm19, 0x96         ;   536.0 p0      41 next
        db 0x2e
        vpternlogd zmm23, zmm2, [r8 + 8896], 0x96    ;   536.0 p5+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm28, [r8 + 8960], 0x96   ;   536.7 p0+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6848]                ;   483.7 p2      41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm31, [rbp + 6848], 0xf3   ;   537.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm10, zmm29, 0x96          ;   538.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm18, zmm3, 0xb4           ;   539.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm30, [r10 + 640], 0x96    ;   538.7 p0+p2   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 5824]                ;   486.7 p3      54 next
        db 0x2e
        vpxord zmm31, zmm31, [r10]                   ;   539.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 10112]                ;   503.0 p3      54 next
        db 0x2e
        vpxord zmm2, zmm2, [r10 + 64]                ;   539.7 p0+p2   54 next
        db 0x2e
        vmovdqu64 zmm3, [rbp + 9216]                 ;   486.0 p3      54 next
        db 0x2e
        vpxord zmm3, zmm3, [r10 + 128]               ;   540.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 8832]                ;   489.7 p3      54 next
        db 0x2e
        vpxord zmm10, zmm10, [r10 + 192]             ;   540.7 p0+p2   54 next
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6592]                ;   489.0 p3      54 next
        db 0x2e
        vpxord zmm15, zmm15, [r10 + 256]             ;   541.0 p5+p2   54 next
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6080]                ;   485.7 p3      54 next
        vpxord zmm18, zmm18, [r10 + 320]             ;   541.7 p0+p2   54 next
        vmovdqu64 zmm19, [rbp + 8064]                ;   487.0 p3      54 next
        vpxord zmm19, zmm19, [r10 + 384]             ;   542.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 5184]                ;   485.0 p3      54 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm26, zmm26, [r10 + 512]             ;   542.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 5888]                ;   422.0 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 5056]                ;   468.0 p2      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm27, [r10 + 448], 0x96   ;   543.0 p5+p3   54 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm25, [r8 + 9088], 0x96   ;   543.7 p0+p2   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm4, [r8 + 9152], 0x96    ;   544.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 9856]                 ;   424.7 p2     108 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 10368]               ;   428.0 p3      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm4, [r10 + 576], 0x96    ;   544.7 p0+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm9, zmm8, 0x87           ;   545.0 p5      45 next
        db 0x2e, 0x2e
        vpandd zmm6, zmm6, zmm12                     ;   545.7 p0      45 next
        db 0x2e
        vpxord zmm29, zmm12, zmm17                   ;   546.0 p5      45 next
        db 0x2e
        vpternlogd zmm6, zmm29, zmm16, 0x78          ;   547.0 p0      45 next
        db 0x2e
        vpandd zmm30, zmm12, zmm22                   ;   547.0 p5      45 next
        db 0x2e
        vpternlogd zmm30, zmm17, zmm8, 0x87          ;   548.0 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 10560], zmm7                ;   535.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm7, zmm12                        ;   512.0         45 next copy
        db 0x2e
        vpternlogd zmm7, zmm16, zmm22, 0x6a          ;   548.0 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm2                 ;   540.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm2, zmm22                        ;   511.0         45 next copy
        db 0x2e
        vpternlogd zmm2, zmm17, zmm8, 0x6a           ;   548.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 9920], zmm19                ;   543.0 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm19, zmm9                        ;   522.0         45 next copy
        db 0x2e
        vpternlogd zmm19, zmm16, zmm8, 0x48          ;   549.0 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm18                ;   542.7 p8+p9   54 next spill
        db 0x2e
        vmovdqa64 zmm18, zmm2                        ;   549.7         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm9, zmm17, 0x87          ;   549.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm7, zmm16, 0x87          ;   550.7 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm18, zmm12, 0x6c          ;   551.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm9, [rbp + 6272], 0x87   ;   551.7 p5+p3   45 next
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm16, zmm8, 0x78          ;   552.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm15                ;   542.0 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm12                       ;   512.0         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm16, [rbp + 9984], 0x60  ;   552.0 p5+p2   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm31                ;   540.0 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm31, zmm5                        ;   539.7         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9024], zmm3                 ;   541.0 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm9                         ;   522.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm17, [rbp + 10432], 0x28  ;   552.7 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm10                ;   541.7 p8+p9   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm10, zmm16                       ;   515.0         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm17, [rbp + 6272], 0x28  ;   553.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm8, [rbp + 10432], 0x78  ;   554.0 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm4, zmm29                        ;   547.0         45 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm10, zmm8, 0x93           ;   555.0 p5      45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm29, zmm22, [rbp + 6272], 0x78  ;   554.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 10176]               ;   523.0 p3      45 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm27, [rbp + 6272], 0x93   ;   555.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm16, [rbp + 10432], 0x87  ;   556.0 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8896], zmm5                 ;   539.7 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxord zmm5, zmm26, zmm28                    ;   556.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 9280], zmm5                 ;   557.0 p8+p9   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm5, zmm28                        ;   544.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8320], zmm26                ;   543.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm25                       ;   545.7         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8768], zmm28                ;   544.0 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm11                       ;   532.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm22, [rbp + 8960], 0x78  ;   556.7 p0+p2   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 9472], zmm25                ;   545.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm18                       ;   553.7         45 next copy
        db 0x2e
        vpternlogd zmm25, zmm22, [rbp + 10432], 0x78 ;   557.0 p5+p3   45 next
        db 0x2e
        vmovdqu64 zmm27, [rbp + 8768]                ;   544.0 p2      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm13                ;   545.0 p8+p9   48 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 8960]                ;   527.7 p3      45 next reload
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm13, [rbp + 9984], 0xe1  ;   557.7 p0+p2   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8128], zmm14                ;   544.7 p7+p4   48 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm2                        ;   549.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm17, [rbp + 9984], 0x48  ;   558.0 p5+p3   45 next
        db 0x2e
        vpternlogd zmm14, zmm19, zmm29, 0x96         ;   559.0 p0      45 next
        db 0x2e
        vpternlogd zmm14, zmm24, zmm3, 0x96          ;   560.0 p5      45 next
        vmovdqu64 zmm19, [rbp + 6272]                ;   520.7 p2      48 next reload
        vmovdqu64 [rbp + 8256], zmm14                ;   561.0 p8+p9   45 next spill
        vmovdqu64 zmm14, [rbp + 9984]                ;   515.7 p3      48 next reload
        vpternlogd zmm28, zmm14, zmm19, 0x2d         ;   559.7 p0      45 next
        vpternlogd zmm28, zmm15, zmm10, 0x96         ;   560.7 p5      45 next
        vmovdqu64 zmm10, [rbp + 6144]                ;   521.7 p2      45 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm14                       ;   521.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm12, zmm10, 0x78         ;   560.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm2, zmm16, 0x69          ;   561.7 p5      45 next
        db 0x2e, 0x2e
        vmovdqa64 zmm2, zmm14                        ;   521.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm16, zmm19, 0x60          ;   561.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm18, zmm15, 0x69          ;   562.7 p5      45 next
        db 0x2e
        vpternlogd zmm14, zmm22, [rbp + 8384], 0x6a  ;   562.7 p0+p3   45 next
        db 0x2e
        vpternlogd zmm14, zmm12, zmm13, 0xb4         ;   563.7 p5      45 next
        db 0x2e
        vpternlogd zmm2, zmm9, zmm22, 0x87           ;   563.7 p0      45 next
        db 0x2e
        vpternlogd zmm24, zmm15, zmm30, 0x69         ;   564.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm12, [rbp + 5888]                ;   447.5 p2     108 r reload
        db 0x2e
        vmovdqu64 zmm15, [rbp + 5056]                ;   468.0 p3      45 next reload
        vmovdqu64 zmm18, [rbp + 8256]                ;   561.0 p2      54 next
        vpternlogd zmm18, zmm15, zmm12, 0x96         ;   567.0 p0      54 next
        vpternlogd zmm30, zmm10, zmm6, 0x96          ;   565.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm8, zmm19, 0x93          ;   565.7 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm6, zmm7, 0x69           ;   566.7 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 6016]                 ;   449.2 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 8000]                 ;   449.5 p2      48 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8128]                ;   544.7 p3      54 next
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm7, zmm6, 0x96           ;   566.7 p0      54 next
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm6, [r10 + 896], 0x96     ;   567.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm11, zmm3, 0x96          ;   567.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 5632]                 ;   451.2 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 10496]               ;   451.5 p2      48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 6720]                ;   545.0 p3      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm11, zmm3, 0x96          ;   568.0 p5      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm3, [r10 + 960], 0x96    ;   568.7 p0+p2   54 next
        db 0x2e
        vpternlogd zmm16, zmm9, zmm19, 0x78          ;   569.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm9, [rbp + 10432]                ;   511.7 p3      48 next reload
        db 0x2e
        vpternlogd zmm8, zmm22, zmm9, 0x2d           ;   569.7 p0      45 next
        db 0x2e
        vpternlogd zmm9, zmm17, zmm2, 0x6a           ;   570.0 p5      45 next
        db 0x2e
        vmovdqu64 zmm17, [rbp + 8896]                ;   539.7 p2      41 next
        db 0x2e
        vpternlogd zmm9, zmm25, zmm1, 0x69           ;   571.0 p0      45 next
        vmovdqu64 zmm19, [rbp + 8320]                ;   543.7 p3      41 next
        db 0x2e
        vmovdqu64 zmm22, [rbp + 8768]                ;   544.0 p2      41 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 9472]                ;   545.7 p3      41 next
        db 0x2e
        vpternlogd zmm8, zmm29, zmm14, 0x69          ;   571.0 p5      45 next
        db 0x2e
        vpternlogd zmm14, zmm1, [rbp + 10304], 0x96  ;   571.7 p0+p2   45 next
        db 0x2e
        vmovdqu64 zmm1, [rbp + 8896]                 ;   539.7 p3      41 next
        vpternlogd zmm30, zmm2, [rbp + 10176], 0x96  ;   572.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 6336]                 ;   542.0 p3      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 6400]                ;   541.7 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpandd zmm2, zmm2, zmm29                     ;   572.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm31, zmm31, zmm7                    ;   573.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm13, [rbp + 5184], 0x96  ;   573.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm23, [rbp + 9216], 0x96   ;   574.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm0, [rbp + 5824], 0x96    ;   574.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm21, [rbp + 6592], 0x96   ;   575.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm20, [rbp + 8832], 0x96  ;   575.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 9856]                ;   460.5 p2     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 10368]                ;   461.2 p3      48 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm3, zmm13, 0x96           ;   576.0 p5      54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 9088]                 ;   461.5 p2     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 6208]                 ;   462.2 p3      48 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm6, zmm3, 0x96           ;   576.7 p0      54 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm3, [r10 + 832], 0x96     ;   577.0 p5+p2   54 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm26, zmm26, zmm6                    ;   578.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm6                    ;   578.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm27                   ;   579.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm1, zmm1, zmm6                      ;   579.0 p5      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm7, [rbp + 8768], 0x87    ;   580.0 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandd zmm3, zmm7, zmm6                      ;   580.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm13, zmm7, zmm11                    ;   580.7 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm12, zmm7                        ;   568.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm15                ;   569.0 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 8704]                ;   463.5 p2      48 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm15, [rbp + 8192], 0x96  ;   581.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10368], zmm10               ;   567.7 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8192]                ;   464.5 p2     108 r reload
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm10, [r10 + 704], 0x96   ;   581.7 p0+p3   54 next
        db 0x2e, 0x2e
        vpandd zmm5, zmm5, zmm15                     ;   582.7 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 8512]                ;   465.5 p2      48 next reload
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm10, [rbp + 4992], 0x96  ;   582.7 p0+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8704], zmm21                ;   577.7 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 4992]                ;   466.5 p2     108 r reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm21, [r10 + 768], 0x96   ;   583.0 p5+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm10                   ;   584.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpandd zmm22, zmm22, zmm19                   ;   585.0 p5      41 next
        db 0x2e, 0x2e
        vpandd zmm25, zmm25, zmm10                   ;   584.7 p0      41 next
        db 0x2e, 0x2e
        vpandd zmm12, zmm12, zmm10                   ;   585.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm19, zmm15, 0x78         ;   586.0 p0      41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm21, zmm12                       ;   587.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8512], zmm20                ;   583.7 p8+p9   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm20, zmm27                       ;   579.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm11, zmm10, 0x6c         ;   586.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 8832], zmm23                ;   582.0 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpandd zmm23, zmm11, zmm15                   ;   586.7 p0      41 next
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm0                 ;   577.0 p8+p9   54 next spill
        db 0x2e
        vpxord zmm0, zmm11, zmm15                    ;   587.0 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 5824], zmm24                ;   574.7 p7+p4   54 next spill
        db 0x2e
        vmovdqa64 zmm24, zmm11                       ;   569.7         41 next copy
        db 0x2e
        vmovdqu64 [rbp + 9216], zmm18                ;   568.0 p8+p9   54 next spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 8576]                ;   517.7 p2      48 next reload
        db 0x2e
        vpternlogd zmm28, zmm18, [rbp + 10112], 0x96 ;   587.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 6848]                ;   542.7 p2      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm18, zmm18, [rbp + 6464]            ;   588.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 10112], zmm8                ;   576.0 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 8128]                 ;   544.7 p2      48 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm8, [rbp + 6080], 0x96   ;   588.7 p0+p3   54 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 6720]                 ;   545.0 p2      48 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm8, [rbp + 8064], 0x96   ;   589.0 p5+p3   54 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 6336]                 ;   542.0 p2      41 next
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, [rbp + 6464]              ;   589.7 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8064], zmm30                ;   590.0 p8+p9   54 next spill
        db 0x2e, 0x2e
        vpandnd zmm30, zmm8, [rbp + 6848]            ;   590.7 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm16                ;   589.7 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm16, zmm3                        ;   581.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm6, [rbp + 8320], 0x58   ;   590.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm11, [rbp + 9472], 0x78   ;   591.0 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm17, zmm10, 0xd2          ;   592.0 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm14                ;   576.7 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm3                        ;   593.0         41 next copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8128], zmm4                 ;   575.0 p7+p4   54 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm11                        ;   569.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm7, [rbp + 8768], 0x6c    ;   592.0 p5+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8576], zmm28                ;   588.7 p8+p9   54 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 6848]                ;   542.7 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm28, [rbp + 9024], 0x28   ;   592.7 p0+p3   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5184], zmm9                 ;   575.7 p7+p4   54 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm9, zmm10                        ;   584.0         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm9, zmm15, [rbp + 9472], 0x6a   ;   593.0 p5+p2   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm28, zmm11                       ;   569.7         41 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm15, [rbp + 8896], 0x60  ;   593.7 p0+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm7, [rbp + 9472], 0x87   ;   594.7 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 8960], zmm3                 ;   593.0 p8+p9   41 next spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6656]                 ;   540.0 p3      41 next
        db 0x2e
        vpternlogd zmm3, zmm29, [rbp + 6656], 0xc3   ;   594.7 p0+p2   41 next
        db 0x2e
        vmovdqu64 zmm29, [rbp + 8896]                ;   539.7 p3      54 next reload
        db 0x2e
        vpternlogd zmm19, zmm29, [rbp + 9472], 0x78  ;   595.0 p5+p2   41 next
        db 0x2e
        vmovdqu64 [rbp + 10176], zmm23               ;   587.7 p7+p4   41 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm13                       ;   581.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm29, [rbp + 8768], 0x87  ;   595.7 p0+p3   41 next
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm6, zmm15, 0x87          ;   596.7 p5      41 next
        db 0x2e
        vmovdqu64 [rbp + 10304], zmm30               ;   591.7 p8+p9   41 next spill
        db 0x2e
        vmovdqa64 zmm30, zmm23                       ;   597.7         41 next copy
        db 0x2e
        vpternlogd zmm30, zmm15, zmm29, 0x87         ;   597.7 p0      41 next
        db 0x2e
        vpternlogd zmm30, zmm12, zmm9, 0x69          ;   598.7 p5      41 next
        db 0x2e
        vpternlogd zmm30, zmm4, zmm16, 0x96          ;   599.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm12, [rbp + 9472]                ;   545.7 p2      54 next reload
        db 0x2e
        vpternlogd zmm4, zmm17, zmm12, 0x78          ;   598.0 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm11, zmm29, 0x2d          ;   599.0 p0      41 next
        db 0x2e
        vpternlogd zmm29, zmm15, [rbp + 8320], 0x60  ;   599.0 p5+p3   41 next
        db 0x2e
        vmovdqu64 [rbp + 8896], zmm16                ;   591.7 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm6                        ;   578.0         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm12, zmm12, 0xcf         ;   599.7 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm23, zmm19, 0x69         ;   600.7 p5      41 next
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8320]                ;   543.7 p2      54 next reload
        db 0x2e
        vpternlogd zmm6, zmm28, zmm23, 0x6c          ;   600.7 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm23, [rbp + 8768], 0x6a  ;   601.0 p5+p3   41 next
        db 0x2e
        vpternlogd zmm20, zmm12, zmm15, 0x69         ;   602.0 p0      41 next
        db 0x2e
        vpxord zmm24, zmm24, zmm12                   ;   602.0 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm7, zmm23, 0x87          ;   602.7 p0      41 next
        db 0x2e
        vpternlogd zmm12, zmm9, zmm15, 0x87          ;   603.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 8768]                 ;   544.0 p2      54 next reload
        vpternlogd zmm7, zmm15, zmm9, 0x48           ;   603.7 p0      41 next
        vpternlogd zmm25, zmm23, zmm9, 0x87          ;   604.0 p5      41 next
        vpternlogd zmm29, zmm9, zmm27, 0xb4          ;   604.7 p0      41 next
        vpternlogd zmm24, zmm7, zmm23, 0x6c          ;   605.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 9024]                 ;   541.0 p3      54 next reload
        db 0x2e
        vmovdqu64 zmm9, [rbp + 9920]                 ;   543.0 p2      41 next
        db 0x2e
        vpternlogd zmm9, zmm7, zmm7, 0x3f            ;   605.7 p0      41 next
        vpternlogd zmm25, zmm11, zmm17, 0xe1         ;   606.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 6400]                ;   541.7 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 6336]                ;   542.0 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 9920]                ;   543.0 p3      41 next
        vpternlogd zmm23, zmm15, zmm11, 0x6c         ;   606.7 p0      41 next
        vpternlogd zmm5, zmm31, zmm12, 0x69          ;   607.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm26, zmm5, 0x69           ;   608.0 p0      41 next
        db 0x2e
        vpternlogd zmm24, zmm19, zmm1, 0x96          ;   608.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm19, [rbp + 6656]                ;   540.0 p2      54 next reload
        db 0x2e
        vmovdqa64 zmm26, zmm11                       ;   547.7         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm7, zmm19, 0x9a          ;   608.7 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm29, zmm10, 0x6c          ;   609.0 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm29, zmm20, 0x69         ;   609.7 p0      41 next
        db 0x2e
        vpternlogd zmm1, zmm20, zmm25, 0x69          ;   610.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm25                   ;   610.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm20, zmm15                       ;   548.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm7, [rbp + 10304], 0x60  ;   611.0 p5+p3   41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm13, zmm27, 0x96         ;   611.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm10, [rbp + 9280], 0x78  ;   612.0 p5+p2   41 next
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm12                   ;   613.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm10, [rbp + 9920]                ;   543.0 p3      54 next reload
        db 0x2e
        vmovdqa64 zmm13, zmm18                       ;   589.0         41 next copy
        db 0x2e
        vpternlogd zmm13, zmm19, zmm10, 0x78         ;   613.0 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm5, zmm7, 0x69           ;   613.7 p0      41 next
        db 0x2e
        vmovdqu64 zmm5, [rbp + 6848]                 ;   542.7 p2      54 next reload
        db 0x2e
        vpternlogd zmm30, zmm31, zmm5, 0x96          ;   614.0 p5      41 next
        db 0x2e
        vpternlogd zmm6, zmm12, zmm19, 0x96          ;   614.7 p0      41 next
        vmovdqa64 zmm31, zmm8                        ;   590.7         41 next copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm15, zmm7, 0x6a          ;   615.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm28, zmm10, 0x96         ;   615.7 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm23, zmm13                   ;   616.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm17, [r9 + 8704], 0x96    ;   616.7 p0+p3   48 next
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm15, [rbp + 8960], 0x96  ;   617.0 p5+p2   41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 6464]                ;   540.7 p3      54 next reload
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm9                        ;   606.7         41 next copy
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm11, zmm17, 0x78         ;   617.7 p0      41 next
        db 0x2e
        vpternlogd zmm0, zmm4, zmm17, 0x96           ;   618.0 p5      41 next
        db 0x2e
        vmovdqa64 zmm4, zmm2                         ;   593.7         41 next copy
        db 0x2e
        vpternlogd zmm4, zmm26, zmm15, 0x87          ;   618.7 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm10, zmm7, 0xac          ;   619.0 p5      41 next
        db 0x2e
        vpternlogd zmm4, zmm10, zmm17, 0x87          ;   619.7 p0      41 next
        db 0x2e
        vpternlogd zmm26, zmm13, zmm5, 0x2d          ;   620.0 p5      41 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm4, zmm15, 0x78          ;   621.0 p0      41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 8896]                ;   591.7 p2      41 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm27, [r9 + 8640], 0x96   ;   621.0 p5+p3   48 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm0, [r9 + 8832], 0x96    ;   622.0 p0+p2   48 next
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm11, [rbp + 10176], 0x96 ;   622.0 p5+p3   41 next
        vpxord zmm0, zmm0, [r9 + 8256]               ;   622.7 p0+p2   48 next
        vpxord zmm27, zmm22, [r9 + 8320]             ;   623.0 p5+p3   48 next
        vpxord zmm28, zmm6, [r9 + 8192]              ;   623.7 p0+p2   48 next
        vmovdqa64 zmm29, zmm25                       ;   618.7         41 next copy
        vpternlogd zmm29, zmm15, zmm19, 0x78         ;   624.0 p5      41 next
        vpternlogd zmm25, zmm3, zmm18, 0xd2          ;   624.7 p0      41 next
        vpternlogd zmm9, zmm25, zmm5, 0x87           ;   625.7 p5      41 next
        vmovdqu64 [rbp + 10176], zmm26               ;   623.0 p8+p9   48 next spill
        db 0x2e
        vmovdqa64 zmm26, zmm25                       ;   625.7         41 next copy
        db 0x2e
        vpternlogd zmm26, zmm18, zmm18, 0xf3         ;   625.7 p0      41 next
        db 0x2e
        vmovdqa64 zmm18, zmm31                       ;   616.0         41 next copy
        db 0x2e
        vpternlogd zmm18, zmm17, zmm17, 0x3f         ;   626.0 p5      41 next
        vpternlogd zmm31, zmm5, zmm19, 0x87          ;   626.7 p0      41 next
        vpternlogd zmm3, zmm18, zmm19, 0x93          ;   627.0 p5      41 next
        vpternlogd zmm18, zmm8, zmm10, 0x87          ;   627.7 p0      41 next
        vmovdqu64 [rbp + 8896], zmm1                 ;   617.7 p7+p4   48 next spill
        db 0x2e
        vpxord zmm1, zmm30, [r9 + 8512]              ;   628.0 p5+p3   48 next
        db 0x2e
        vmovdqu64 [rbp + 8960], zmm24                ;   622.0 p8+p9   48 next spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 8896]                ;   617.7 p2      45 next
        db 0x2e
        vmovdqu64 [rbp + 9280], zmm0                 ;   623.7 p7+p4   48 next spill
        vmovdqu64 zmm0, [rbp + 8960]                 ;   622.0 p3      45 next
        vmovdqu64 [rbp + 10304], zmm28               ;   624.7 p8+p9   48 next spill
        vmovdqu64 zmm28, [rbp + 9280]                ;   623.7 p2      45 next
        vpxord zmm28, zmm28, [rbp + 10304]           ;   630.7 p0+p3   45 next
        vmovdqu64 [rbp + 8320], zmm28                ;   631.7 p7+p4   45 next spill
        vmovdqu64 zmm28, [rbp + 8960]                ;   622.0 p2      45 next
        vmovdqu64 [rbp + 8768], zmm27                ;   624.0 p8+p9   48 next spill
        vmovdqu64 zmm27, [rbp + 10304]               ;   624.7 p3      45 next
        vmovdqu64 [rbp + 9472], zmm1                 ;   629.0 p7+p4   48 next spill
        vmovdqu64 zmm1, [rbp + 8768]                 ;   624.0 p2      45 next
        vmovdqu64 zmm11, [rbp + 10304]               ;   624.7 p3      45 next
        vmovdqu64 [rbp + 10432], zmm21               ;   616.7 p8+p9   41 next spill
        vmovdqu64 zmm21, [rbp + 8896]                ;   617.7 p2      45 next
        vmovdqu64 zmm17, [rbp + 10432]               ;   616.7 p3      48 next
        vpxord zmm17, zmm17, [r9 + 8576]             ;   629.0 p5+p2   48 next
        vmovdqu64 [rbp + 6272], zmm17                ;   630.0 p7+p4   48 next spill
        vmovdqu64 zmm17, [rbp + 9472]                ;   629.0 p3      45 next
        vpandd zmm28, zmm28, [rbp + 6272]            ;   636.0 p0+p2   45 next
        vpandd zmm1, zmm1, [rbp + 6272]              ;   636.0 p5+p3   45 next
        vpxord zmm11, zmm11, [rbp + 6272]            ;   636.0 p0+p2   45 next
        vpxord zmm17, zmm17, [rbp + 9280]            ;   635.0 p5+p3   45 next
        vmovdqu64 [rbp + 8448], zmm28                ;   637.0 p8+p9   45 next spill
        vmovdqu64 zmm28, [rbp + 10304]               ;   624.7 p2      45 next
        vmovdqu64 [rbp + 10496], zmm17               ;   636.0 p7+p4   45 next spill
        vmovdqu64 zmm17, [rbp + 9472]                ;   629.0 p3      45 next
        vpandd zmm28, zmm28, [rbp + 10496]           ;   642.0 p0+p2   45 next
        vpandd zmm17, zmm17, [rbp + 8768]            ;   635.0 p5+p3   45 next
        vmovdqu64 [rbp + 8000], zmm17                ;   636.0 p8+p9   45 next spill
        vmovdqu64 zmm17, [rbp + 8896]                ;   617.7 p2      45 next
        vpandd zmm17, zmm17, [rbp + 8960]            ;   632.7 p0+p3   45 next
        vmovdqu64 [rbp + 6144], zmm17                ;   633.7 p7+p4   45 next spill
        vpxord zmm17, zmm16, [r9 + 8448]             ;   633.0 p5+p2   48 next
        vpandd zmm27, zmm27, zmm17                   ;   634.0 p0      45 next
        vpandd zmm24, zmm24, zmm17                   ;   634.0 p5      45 next
        vpxord zmm21, zmm21, zmm17                   ;   634.7 p0      45 next
        vmovdqu64 [rbp + 5056], zmm24                ;   635.0 p8+p9   45 next spill
        vmovdqa64 zmm24, zmm29                       ;   625.0         41 next copy
        vpternlogd zmm24, zmm4, zmm19, 0xd2          ;   635.0 p5      41 next
        db 0x2e
        vpternlogd zmm12, zmm24, zmm5, 0xc6          ;   636.0 p0      41 next
        db 0x2e
        vmovdqu64 zmm24, [rbp + 8960]                ;   622.0 p3      45 next
        vpandd zmm24, zmm24, [rbp + 9472]            ;   636.0 p5+p2   45 next
        vpternlogd zmm4, zmm18, zmm5, 0xd2           ;   636.7 p0      41 next
        vpternlogd zmm5, zmm29, zmm10, 0x7d          ;   637.0 p5      41 next
        vpternlogd zmm18, zmm10, zmm3, 0xb7          ;   637.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 6272]                ;   630.0 p3      45 next
        vpternlogd zmm26, zmm2, zmm18, 0x96          ;   638.7 p5      41 next
        db 0x2e
        vpternlogd zmm18, zmm23, zmm31, 0x96         ;   638.7 p0      41 next
        db 0x2e
        vpternlogd zmm25, zmm18, zmm15, 0x93         ;   639.7 p5      41 next
        db 0x2e
        vmovdqu64 zmm2, [rbp + 8768]                 ;   624.0 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6272]                ;   630.0 p3      45 next
        db 0x2e
        vpternlogd zmm15, zmm2, zmm2, 0xcf           ;   639.7 p0      45 next
        vpternlogd zmm6, zmm12, [r9 + 8768], 0x96    ;   640.0 p5+p2   48 next
        vmovdqu64 zmm12, [rbp + 9280]                ;   623.7 p3      48 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 6272]                ;   630.0 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm23, [rbp + 8960]                ;   622.0 p3      45 next
        db 0x2e
        vpternlogd zmm23, zmm18, zmm12, 0x48         ;   640.7 p0      45 next
        db 0x2e
        vpternlogd zmm25, zmm3, zmm7, 0x2d           ;   641.0 p5      41 next
        db 0x2e
        vpternlogd zmm22, zmm25, [r9 + 8896], 0x96   ;   642.0 p0+p2   48 next
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6464]                ;   540.7 p3      54 next reload
        db 0x2e
        vpternlogd zmm3, zmm19, zmm25, 0xb6          ;   642.0 p5      41 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm20, zmm3, 0x96           ;   643.0 p0      41 next
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm8, zmm25, 0x87           ;   643.0 p5      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 7936]                 ;   525.7 p2      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 5184]                ;   575.7 p3     108 r
        db 0x2e
        vpternlogd zmm20, zmm8, [r9 + 1024], 0x96    ;   643.7 p0+p2  108 r
        db 0x2e
        vpternlogd zmm3, zmm29, zmm7, 0x87           ;   644.0 p5      41 next
        db 0x2e
        vmovdqu64 zmm7, [rbp + 10304]                ;   624.7 p3      48 next reload
        db 0x2e
        vmovdqu64 zmm8, [rbp + 8960]                 ;   622.0 p2      48 next reload
        db 0x2e
        vmovdqu64 zmm25, [rbp + 8896]                ;   617.7 p3      45 next
        vpternlogd zmm25, zmm8, zmm7, 0x6c           ;   644.7 p0      45 next
        vpternlogd zmm3, zmm9, zmm13, 0x96           ;   645.0 p5      41 next
        vpxord zmm9, zmm14, [r9 + 8384]              ;   645.7 p0+p2   48 next
        vpternlogd zmm14, zmm5, [r9 + 8960], 0x96    ;   646.0 p5+p3   48 next
        vmovdqu64 zmm5, [rbp + 6400]                 ;   541.7 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm31, zmm5, 0x2d           ;   646.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7872]                ;   530.0 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 8576]                ;   588.7 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm31, [r9 + 1088], 0x96   ;   647.0 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm5, zmm19, 0xb4          ;   647.7 p0      41 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7808]                ;   531.7 p2      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 8128]                 ;   575.0 p3     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm31, [r9 + 1152], 0x96    ;   648.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7744]                ;   533.0 p3      63 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6080]                ;   576.7 p2     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm31, [r9 + 1216], 0x96   ;   648.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm3, [r9 + 9088], 0x96    ;   649.0 p5+p2   48 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7680]                ;   535.0 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 10112]                ;   576.0 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm31, [r9 + 1280], 0x96    ;   649.7 p0+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm4, [r9 + 9024], 0x96    ;   650.0 p5+p2   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7616]                ;   537.0 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 6720]                 ;   589.7 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm31, [r9 + 1344], 0x96    ;   650.7 p0+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10432]               ;   616.7 p2      41 next reload
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm31, [r9 + 9152], 0x96   ;   651.0 p5+p3   48 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10496]               ;   636.0 p2      45 next reload
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm17, zmm31, 0x78         ;   651.7 p0      45 next
        db 0x2e
        vpternlogd zmm31, zmm9, zmm2, 0x78           ;   652.0 p5      45 next
        db 0x2e
        vpxord zmm29, zmm11, zmm9                    ;   652.7 p0      45 next
        db 0x2e
        vpandd zmm0, zmm0, zmm9                      ;   653.0 p5      45 next
        db 0x2e
        vpandd zmm10, zmm10, zmm9                    ;   653.7 p0      45 next
        db 0x2e
        vpternlogd zmm10, zmm8, zmm7, 0x87           ;   654.7 p5      45 next
        db 0x2e
        vmovdqu64 [rbp + 10496], zmm4                ;   651.7 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm4, zmm2                         ;   630.0         45 next copy
        vpternlogd zmm4, zmm12, zmm7, 0x6a           ;   654.7 p0      45 next
        vmovdqu64 [rbp + 10432], zmm3                ;   650.7 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm8                         ;   628.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm17, zmm7, 0x48           ;   655.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7616], zmm19                ;   649.7 p7+p4  108 r spill
        db 0x2e
        vmovdqa64 zmm19, zmm24                       ;   652.7         45 next copy
        db 0x2e
        vmovdqu64 [rbp + 7680], zmm5                 ;   649.0 p8+p9  108 r spill
        db 0x2e
        vmovdqa64 zmm5, zmm4                         ;   655.7         45 next copy
        db 0x2e
        vpternlogd zmm5, zmm8, zmm12, 0x87           ;   655.7 p0      45 next
        db 0x2e
        vmovdqu64 [rbp + 7744], zmm13                ;   648.0 p7+p4  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm29                       ;   653.7         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm25, zmm2, 0x6c          ;   656.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm9, [rbp + 8896], 0x4b   ;   657.0 p0+p3   45 next
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7808], zmm20                ;   644.7 p8+p9  108 r spill
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm17                       ;   634.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm9, zmm12, 0x48          ;   657.0 p5      45 next
        db 0x2e
        vpternlogd zmm20, zmm11, zmm7, 0xd2          ;   658.0 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm20, [rbp + 9472], 0x6c  ;   659.0 p5+p2   45 next
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm13, [rbp + 10176], 0x96 ;   660.0 p0+p3   45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 9472]                ;   629.0 p2      48 next reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm21                ;   661.0 p7+p4   45 next spill
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm17                       ;   634.0         45 next copy
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm2, zmm13, 0x6c          ;   659.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm21, zmm17, 0x87          ;   660.0 p0      45 next
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm0, zmm5, 0x69           ;   661.0 p5      45 next
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm13, [rbp + 8320], 0x78   ;   661.0 p0+p3   45 next
        db 0x2e
        vmovdqu64 [rbp + 8320], zmm26                ;   652.0 p8+p9   48 next spill
        db 0x2e
        vmovdqa64 zmm26, zmm5                        ;   662.0         45 next copy
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm30                ;   650.0 p7+p4   48 next spill
        db 0x2e
        vmovdqa64 zmm30, zmm12                       ;   629.7         45 next copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm7, [rbp + 8000], 0x95   ;   661.0 p5+p2   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm9, [rbp + 6144], 0x95    ;   661.7 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm18, zmm17, 0x87          ;   662.7 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm7, zmm31, 0x69          ;   663.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm17, zmm9, 0x87           ;   663.7 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm24, zmm21, 0x69          ;   664.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 8896]                ;   617.7 p2      48 next reload
        db 0x2e
        vpternlogd zmm9, zmm17, zmm21, 0x28          ;   664.0 p5      45 next
        db 0x2e
        vpternlogd zmm9, zmm8, zmm2, 0x87            ;   665.0 p0      45 next
        db 0x2e
        vpternlogd zmm2, zmm21, [rbp + 8448], 0x6a   ;   665.0 p5+p3   45 next
        db 0x2e
        vpternlogd zmm7, zmm25, zmm23, 0x96          ;   665.7 p0      45 next
        db 0x2e
        vmovdqu64 zmm8, [rbp + 7552]                 ;   545.7 p2      63 r reload
        db 0x2e
        vmovdqu64 zmm24, [rbp + 8064]                ;   590.0 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm8, [r9 + 1408], 0x96    ;   666.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm9, zmm12, 0x6c          ;   666.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm1, zmm27, 0x69          ;   667.7 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 7488]                 ;   548.2 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 9216]                 ;   568.0 p2     108 r
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm1, [r9 + 1472], 0x96     ;   667.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm4, zmm21, 0x60          ;   668.0 p5      45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm3, zmm31, 0x96          ;   669.0 p0      45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7424]                ;   550.0 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 5824]                 ;   574.7 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm31, [r9 + 1536], 0x96    ;   669.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7360]                ;   551.2 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6592]                 ;   577.0 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm31, [r9 + 1600], 0x96    ;   669.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm5, zmm6, 0x96           ;   670.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7296]                ;   553.0 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 10560]                ;   553.2 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm31, [r9 + 1664], 0x96    ;   670.7 p0+p2  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm29, zmm21, 0xe1         ;   671.0 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm11, zmm13, 0x78         ;   671.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm4, zmm17, 0x69          ;   672.7 p5      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7232]                ;   554.2 p3      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 8832]                 ;   582.0 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm31, [r9 + 1728], 0x96    ;   672.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7168]                ;   556.0 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 8512]                ;   583.7 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm31, [r9 + 1792], 0x96   ;   673.0 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm13, zmm29, 0xb4          ;   673.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7104]                ;   557.2 p3      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 8704]                ;   577.7 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm31, [r9 + 1856], 0x96   ;   674.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm20, zmm21, 0x69         ;   674.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6976]                ;   559.0 p2      63 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 10368]               ;   567.7 p3     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm31, [r9 + 1920], 0x96   ;   675.0 p5+p2  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 5312]                ;   560.2 p3     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2496], zmm31                ;   566.2 p8+p9  113 rounds
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm23, zmm10, 0x96         ;   675.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 7040]                ;   561.0 p2      63 r reload
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 6208]                ;   569.0 p3     108 r
        db 0x2e
        vpternlogd zmm23, zmm31, [r9 + 1984], 0x96   ;   676.0 p5+p2  108 r
        db 0x2e
        vpternlogd zmm10, zmm21, zmm21, 0xc3         ;   676.7 p0      45 next
        db 0x2e
        vmovdqu64 zmm31, [rbp + 8576]                ;   588.7 p3      54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 6656]                ;   661.0 p2     108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm31, [rbp + 4864], 0x96  ;   677.0 p5+p3  108 r
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm27, zmm22, 0x69         ;   677.7 p0      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10560]               ;   564.0 p2      54 next reload
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 10176]               ;   623.0 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm31, [rbp + 4288], 0x96  ;   678.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm29, zmm30, 0x96         ;   678.7 p0      45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 10368]               ;   567.7 p3      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 6400]                ;   650.0 p2     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm27, zmm31, [rbp + 4032], 0x96  ;   679.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm30                   ;   679.7 p0      45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6208]                ;   569.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8320]                ;   652.0 p3     108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm30, [rbp + 3968], 0x96  ;   680.0 p5+p2  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm0, [rbp + 6400], 0x96    ;   680.7 p0+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6592]                ;   577.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm30, [rbp + 4352], 0x96   ;   681.0 p5+p3  108 r
        db 0x2e
        vpxord zmm26, zmm26, zmm2                    ;   681.7 p0      45 next
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5440]                ;   570.0 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm30                ;   576.0 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 9152]                ;   570.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm30                ;   576.2 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5568]                ;   571.0 p2     108 r reload
        vmovdqu64 [rbp + 2816], zmm30                ;   577.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5696]                ;   571.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm30                ;   577.2 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5952]                ;   572.0 p2     108 r reload
        vmovdqu64 [rbp + 3072], zmm30                ;   578.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 10048]               ;   572.2 p3     108 r reload
        vmovdqu64 [rbp + 3264], zmm30                ;   578.2 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 9792]                ;   573.0 p2     108 r reload
        vmovdqu64 [rbp + 3328], zmm30                ;   579.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5376]                ;   573.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm30                ;   579.2 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 8640]                ;   574.0 p2     108 r reload
        vmovdqu64 [rbp + 3520], zmm30                ;   580.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5760]                ;   574.2 p3     108 r reload
        vmovdqu64 [rbp + 3584], zmm30                ;   580.2 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 9600]                ;   575.0 p2     108 r reload
        vmovdqu64 [rbp + 3648], zmm30                ;   581.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5120]                ;   575.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm30                ;   581.2 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 9536]                ;   576.0 p2     108 r reload
        vmovdqu64 [rbp + 3776], zmm30                ;   582.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5504]                ;   576.2 p3     108 r reload
        vmovdqu64 [rbp + 3840], zmm30                ;   582.2 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 10240]               ;   577.0 p2     108 r reload
        vmovdqu64 [rbp + 3904], zmm30                ;   583.0 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 6912]                ;   577.2 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 1920], zmm30                ;   583.2 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm2, zmm16, 0x96          ;   682.0 p5      45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8832]                ;   582.0 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm30, [rbp + 4224], 0x96  ;   682.7 p0+p3  108 r
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8704]                ;   579.0 p2      54 next reload
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm30, [rbp + 4096], 0x96  ;   683.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm11, [rbp + 6144], 0x96  ;   683.7 p0+p2   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 9664]                ;   580.2 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 1984], zmm30                ;   586.2 p7+p4  113 rounds
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6528]                ;   581.0 p2     108 r reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2048], zmm30                ;   587.0 p8+p9  113 rounds
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 10624]               ;   581.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm30                ;   587.2 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm30, [rbp + 9728]                ;   582.0 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm30                ;   588.0 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 9408]                ;   582.2 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm30                ;   588.2 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 6784]                ;   583.0 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm30                ;   589.0 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 5888]                ;   583.2 p3     108 r reload
        vmovdqu64 [rbp + 2368], zmm30                ;   589.2 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 9344]                ;   584.0 p2     108 r reload
        vmovdqu64 [rbp + 2432], zmm30                ;   590.0 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 9856]                ;   584.2 p3     108 r reload
        vmovdqu64 [rbp + 2624], zmm30                ;   590.2 p7+p4  113 rounds
        vmovdqu64 zmm30, [rbp + 5248]                ;   585.0 p2     108 r reload
        vmovdqu64 [rbp + 2688], zmm30                ;   591.0 p8+p9  113 rounds
        vmovdqu64 zmm30, [rbp + 8192]                ;   585.2 p3     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2880], zmm30                ;   591.2 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 4992]                ;   586.0 p2     108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2944], zmm30                ;   592.0 p8+p9  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 8512]                ;   586.2 p3     108 r
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm14, [rbp + 4160], 0x96  ;   684.0 p5+p2  108 r
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm14, [rbp + 5056], 0x96  ;   684.7 p0+p3   45 next
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 9088]                 ;   588.0 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm0                 ;   594.0 p7+p4  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [rbp + 6016]                 ;   588.2 p3     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm0                 ;   594.2 p8+p9  113 rounds
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5632]                 ;   589.0 p2     108 r reload
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm0                 ;   595.0 p7+p4  113 rounds
        db 0x2e
        vpternlogd zmm19, zmm9, [rbp + 8320], 0x96   ;   685.0 p5+p3   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov rsi, qword [rbp + 10704]                 ;   581.7 p10    113 rounds reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r13, rsi                                 ;   586.7 p1     113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r14, rsi                                 ;   586.7 p6     113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r15, rsi                                 ;   586.7 p11    113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, 0x400                               ;   587.7 p1     113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r13, 0x1fff                              ;   588.7 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0x400                               ;   587.7 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0x1fff                              ;   588.7 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, 0x400                               ;   587.7 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        and r15, 0x1fff                              ;   588.7 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                 ;   589.7 p1     113 rounds
        db 0x2e, 0x2e
        add r14, rsi                                 ;   589.7 p6     113 rounds
        db 0x2e, 0x2e
        add r15, rsi                                 ;   589.7 p11    113 rounds
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 768], zmm27                 ;   680.0 p8+p9  113 rounds
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 832], zmm31                 ;   681.0 p7+p4  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 5184]                ;   590.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm31, [rbp + 4928], 0x96  ;   685.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r10, rsi                                 ;   586.7 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 9216]                ;   591.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm31, [rbp + 4416], 0x96  ;   686.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8128]                ;   592.0 p2      54 next reload
        vpternlogd zmm28, zmm31, [rbp + 4800], 0x96  ;   686.7 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 5824]                ;   593.0 p2      54 next reload
        vpternlogd zmm10, zmm31, [rbp + 4480], 0x96  ;   687.0 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 6720]                ;   594.0 p2      54 next reload
        vpternlogd zmm7, zmm31, [rbp + 4608], 0x96   ;   687.7 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 10112]               ;   595.0 p2      54 next reload
        vpternlogd zmm15, zmm31, [rbp + 4672], 0x96  ;   688.0 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 6080]                ;   596.0 p2      54 next reload
        vpternlogd zmm26, zmm31, [rbp + 4736], 0x96  ;   688.7 p0+p3  108 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, 0x800                               ;   589.5 p6     113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r10, 0x1fff                              ;   590.5 p11    113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, rsi                                 ;   591.5 p1     113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 8064]                ;   597.0 p2      54 next reload
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm31, [rbp + 4544], 0x96  ;   689.0 p5+p3  108 r
        db 0x2e, 0x2e, 0x2e
        sub r8, rsi                                  ;   590.5 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                 ;   590.7 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                  ;   590.8 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0x800                                ;   591.5 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0x1fff                               ;   592.5 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                  ;   593.5 p1     113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0x800                               ;   592.5 p6     113 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0x1fff                              ;   593.5 p11    113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                 ;   594.5 p1     113 rounds
        db 0x2e, 0x2e
        add r9, 0x800                                ;   593.5 p6     113 rounds
        db 0x2e, 0x2e
        and r9, 0x1fff                               ;   594.5 p11    113 rounds
        db 0x2e, 0x2e
        add r9, rsi                                  ;   595.5 p1     113 rounds
        db 0x2e, 0x2e
        add r12, 0x400                               ;   594.5 p6     113 rounds
        db 0x2e
        vmovdqu64 zmm0, [rbp + 7808]                 ;   644.7 p2     108 r reload
        db 0x2e
        vmovdqu64 zmm31, [rbp + 7744]                ;   648.0 p3     108 r reload
        db 0x2e
        vmovdqu64 zmm2, [rbp + 7680]                 ;   649.0 p2     108 r reload
        db 0x2e
        vmovdqu64 zmm9, [rbp + 7616]                 ;   649.7 p3     108 r reload
        db 0x2e
        vmovdqu64 zmm11, [rbp + 10432]               ;   650.7 p2     108 r reload
        db 0x2e
        vmovdqu64 zmm14, [rbp + 10496]               ;   651.7 p3     108 r reload
        db 0x2e
        vmovdqa64 zmm27, zmm22                       ;   683.7        108 r copy
        db 0x2e
        vmovdqa64 zmm29, zmm16                       ;   684.0        108 r copy
        db 0x2e
        vmovdqa64 zmm16, zmm18                       ;   686.7        108 r copy
        db 0x2e
        vmovdqa64 zmm18, zmm28                       ;   687.7        108 r copy
        db 0x2e
        vmovdqa64 zmm28, zmm30                       ;   685.0        108 r copy
        db 0x2e
        vmovdqa64 zmm22, zmm19                       ;   690.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm19, zmm26                       ;   689.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm26, zmm25                       ;   679.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm25, zmm6                        ;   682.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm6, zmm24                        ;   667.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm24, zmm10                       ;   688.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm10, zmm5                        ;   671.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm5, zmm14                        ;   657.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm14, zmm20                       ;   676.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm15                       ;   689.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm15, zmm23                       ;   677.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm12                       ;   687.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm17                       ;   674.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm17, zmm21                       ;   678.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm7                        ;   688.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm7, zmm8                         ;   668.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm8, zmm1                         ;   670.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm1, zmm31                        ;   654.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm3                        ;   670.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm3, zmm9                         ;   655.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm9, zmm30                        ;   670.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm30, zmm4                        ;   673.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm4, zmm11                        ;   656.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa64 zmm11, zmm30                       ;   673.7        108 r copy
        db 0x2e
        cmp r12, qword [rbp + 10776]                 ;                    more rounds?
        jne .rounds_2
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 896], zmm0                  ;                    resident
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 960], zmm1                  ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm2                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm3                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm4                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm5                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm6                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm7                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm8                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm9                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm10                ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm11                ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm12                ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm13                ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm14                ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm15                ;                    resident
        db 0x2e
        vmovdqu64 [rbp - 128], zmm16                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp - 64], zmm17                  ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 0], zmm18                   ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 64], zmm19                  ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 128], zmm20                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 192], zmm21                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 256], zmm22                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 320], zmm23                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 384], zmm24                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 448], zmm25                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 512], zmm26                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 576], zmm27                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 640], zmm28                 ;                    resident
        db 0x2e
        vmovdqu64 [rbp + 704], zmm29                 ;                    resident
        db 0x2e
        mov qword [rbp + 10752], r8                  ;                    resident
        db 0x2e
        mov qword [rbp + 10768], r9                  ;                    resident
        db 0x2e
        mov qword [rbp + 10720], r10                 ;                    resident
        db 0x2e
        mov qword [rbp + 10736], r11                 ;                    resident
        db 0x2e
        mov qword [rbp + 10712], r12                 ;                    resident
        db 0x2e
        mov qword [rbp + 10728], r13                 ;                    resident
        db 0x2e
        mov qword [rbp + 10744], r14                 ;                    resident
        db 0x2e
        mov qword [rbp + 10760], r15                 ;                    resident
        db 0x2e
        mov r8, qword [rbp + 10704]                  ;     0.0 p2      86 dst.0 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 2496]                 ;     0.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 1920]                 ;     1.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 10784]                  ;     1.2 p10    119 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 2560]                 ;     2.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 1984]                 ;     3.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 64], zmm1                    ;    12.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1088], zmm0                  ;    13.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 2752]                 ;     4.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2048]                 ;     5.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 128], zmm1                   ;    12.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1152], zmm0                  ;    13.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 2816]                 ;     6.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2112]                 ;     7.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 192], zmm1                   ;    14.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1216], zmm0                  ;    15.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3008]                 ;     8.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2176]                 ;     9.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3072]                 ;    10.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2240]                 ;    11.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 320], zmm1                   ;    18.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1344], zmm0                  ;    19.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3264]                 ;    12.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2304]                 ;    13.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3328]                 ;    14.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2368]                 ;    15.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3456]                 ;    16.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2432]                 ;    17.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3520]                 ;    18.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2624]                 ;    19.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3584]                 ;    20.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2688]                 ;    21.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3648]                 ;    22.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2880]                 ;    23.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3712]                 ;    24.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2944]                 ;    25.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3776]                 ;    26.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 3136]                 ;    27.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3840]                 ;    28.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 3200]                 ;    29.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3904]                 ;    30.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 3392]                 ;    31.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 960], zmm1                   ;    38.0 p7+p4  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 1984], zmm0                  ;    39.0 p8+p9  119 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 896]                  ;    32.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp - 128]                  ;    33.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 960]                  ;    34.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp - 64]                   ;    35.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4160], 0x78     ;    41.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10304], 0x1e    ;    42.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2112], zmm1                  ;    42.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3136], zmm0                  ;    43.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1024]                 ;    36.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 0]                    ;    37.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4224], 0x78     ;    43.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10368], 0x1e    ;    44.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2176], zmm1                  ;    44.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3200], zmm0                  ;    45.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1088]                 ;    38.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 64]                   ;    39.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4288], 0x78     ;    45.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10432], 0x1e    ;    46.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2240], zmm1                  ;    46.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3264], zmm0                  ;    47.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1152]                 ;    40.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 128]                  ;    41.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4352], 0x78     ;    47.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10496], 0x1e    ;    48.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2304], zmm1                  ;    48.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3328], zmm0                  ;    49.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1216]                 ;    42.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 192]                  ;    43.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4416], 0x78     ;    49.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10560], 0x1e    ;    50.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2368], zmm1                  ;    50.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3392], zmm0                  ;    51.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1280]                 ;    44.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 256]                  ;    45.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4480], 0x78     ;    51.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2432], zmm1                  ;    52.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3456], zmm0                  ;    53.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1344]                 ;    46.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 320]                  ;    47.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4544], 0x78     ;    53.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10688], 0x1e    ;    54.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2496], zmm1                  ;    54.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3520], zmm0                  ;    55.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1408]                 ;    48.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 384]                  ;    49.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4608], 0x78     ;    55.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2560], zmm1                  ;    56.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3584], zmm0                  ;    57.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1472]                 ;    50.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 448]                  ;    51.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4672], 0x78     ;    57.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2624], zmm1                  ;    58.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3648], zmm0                  ;    59.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1536]                 ;    52.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 512]                  ;    53.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4736], 0x78     ;    59.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10880], 0x1e    ;    60.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2688], zmm1                  ;    60.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3712], zmm0                  ;    61.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1600]                 ;    54.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 576]                  ;    55.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4800], 0x78     ;    61.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2752], zmm1                  ;    62.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3776], zmm0                  ;    63.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1664]                 ;    56.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 640]                  ;    57.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4864], 0x78     ;    63.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 11008], 0x1e    ;    64.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2816], zmm1                  ;    64.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [r9 + 3840], zmm0                  ;    65.0 p8+p9  120 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 1728]                 ;    58.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 704]                  ;    59.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm0, [r8 + 4928], 0x78     ;    65.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm1, [r8 + 11072], 0x1e    ;    66.0 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2880], zmm1                  ;    66.0 p7+p4  120 r
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 1792]                 ;    60.2 p3      62 r reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 768]                  ;    61.0 p2      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm1, [r8 + 4992], 0x78     ;    67.0 p0+p3   62 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 1856]                 ;    62.0 p2      62 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 832]                  ;    62.2 p3      62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm4, zmm3, [r8 + 5056], 0x78     ;    68.2 p5+p2   62 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm2, [r8 + 11136], 0x1e    ;    68.0 p0+p3   63 r
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm3, zmm4, [r8 + 11200], 0x1e    ;    69.2 p5+p2   63 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 2944], zmm2                  ;    68.0 p8+p9  120 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3008], zmm4                  ;    69.2 p7+p4  120 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3904], zmm0                  ;    67.0 p8+p9  120 r
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3968], zmm1                  ;    69.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm3                  ;    70.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 10784], r9                  ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 10688]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 10688], r8                  ;    65.5 p8+p9  141 blocks
        cmp r8, qword [rbp + 10696]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10792]                 ;                    frame
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
