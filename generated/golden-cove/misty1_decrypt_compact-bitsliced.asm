; misty1_decrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_decrypt_compact --cpu golden-cove --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 274 uops, planned 70.3; bounds: width 45.7, ports 68.5, path 20.0
;   blocks/rounds: 2814 uops, planned 687.8; bounds: width 469.0, ports 684.0, path 87.0
;   blocks.2: 134 uops, planned 65.7; bounds: width 22.3, ports 65.0, path 1.0
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
%fatal "misty1_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_decrypt_compact
$_misty1_decrypt_compact:
%else
        global $misty1_decrypt_compact
%endif
$misty1_decrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        push r13                                     ;                    preserved
        push r14                                     ;                    preserved
        push r15                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x22c0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 8744], rax                  ;                    frame
        mov dword [rbp + 8752], ecx                  ;                    argument
        mov qword [rbp + 8640], rsi                  ;                    argument
        mov qword [rbp + 8656], rdi                  ;                    argument
        mov qword [rbp + 8736], rdx                  ;                    argument
        mov r8d, dword [rbp + 8752]                  ;     0.0 p2     143 blocks
        shl r8, 0xc                                  ;     5.0 p0     143 blocks
        add r8, qword [rbp + 8640]                   ;     6.0 p1+p3  143 blocks
        mov qword [rbp + 8648], r8                   ;     7.0 p7+p4  143 blocks
        cmp dword [rbp + 8752], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8640]                   ;     0.0 p2     124 r.0 reload
        vmovdqu64 zmm0, [r8 + 2048]                  ;     5.0 p3     125 l.0
        vmovdqu64 zmm1, [r8 + 3072]                  ;     5.0 p2     125 l.16
        mov r9, qword [rbp + 8656]                   ;     0.5 p10     86 r.0 reload
        vpternlogd zmm1, zmm0, [r9 + 10240], 0x1e    ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4096], 0x78     ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp - 128], zmm1                  ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp - 64], zmm0                   ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2112]                  ;     5.0 p3     125 l.1
        vmovdqu64 zmm1, [r8 + 3136]                  ;     5.0 p2     125 l.17
        vpternlogd zmm1, zmm0, [r9 + 10304], 0x1e    ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4160], 0x78     ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp + 0], zmm1                    ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 64], zmm0                   ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2176]                  ;     5.0 p3     125 l.2
        vmovdqu64 zmm1, [r8 + 3200]                  ;     5.0 p2     125 l.18
        vpternlogd zmm1, zmm0, [r9 + 10368], 0x1e    ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4224], 0x78     ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp + 128], zmm1                  ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 192], zmm0                  ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2240]                  ;     6.2 p3     125 l.3
        vmovdqu64 zmm1, [r8 + 3264]                  ;     7.0 p2     125 l.19
        vpternlogd zmm1, zmm0, [r9 + 10432], 0x1e    ;    13.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4288], 0x78     ;    14.0 p5+p2   67 l
        vmovdqu64 [rbp + 256], zmm1                  ;    14.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 320], zmm0                  ;    15.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2304]                  ;     8.2 p3     125 l.4
        vmovdqu64 zmm1, [r8 + 3328]                  ;     9.0 p2     125 l.20
        vpternlogd zmm1, zmm0, [r9 + 10496], 0x1e    ;    15.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4352], 0x78     ;    16.0 p5+p2   67 l
        vmovdqu64 [rbp + 384], zmm1                  ;    16.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 448], zmm0                  ;    17.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2368]                  ;    10.2 p3     125 l.5
        vmovdqu64 zmm1, [r8 + 3392]                  ;    11.0 p2     125 l.21
        vpternlogd zmm1, zmm0, [r9 + 10560], 0x1e    ;    17.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4416], 0x78     ;    18.0 p5+p2   67 l
        vmovdqu64 [rbp + 512], zmm1                  ;    18.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 576], zmm0                  ;    19.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2432]                  ;    12.2 p3     125 l.6
        vmovdqu64 zmm1, [r8 + 3456]                  ;    13.0 p2     125 l.22
        vpternlogd zmm1, zmm0, [r9 + 10624], 0x1e    ;    19.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4480], 0x78     ;    20.0 p5+p2   67 l
        vmovdqu64 [rbp + 640], zmm1                  ;    20.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 704], zmm0                  ;    21.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2496]                  ;    14.2 p3     125 l.7
        vmovdqu64 zmm1, [r8 + 3520]                  ;    15.0 p2     125 l.23
        vpternlogd zmm1, zmm0, [r9 + 10688], 0x1e    ;    21.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4544], 0x78     ;    22.0 p5+p2   67 l
        vmovdqu64 [rbp + 768], zmm1                  ;    22.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 832], zmm0                  ;    23.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2560]                  ;    16.2 p3     125 l.8
        vmovdqu64 zmm1, [r8 + 3584]                  ;    17.0 p2     125 l.24
        vpternlogd zmm1, zmm0, [r9 + 10752], 0x1e    ;    23.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4608], 0x78     ;    24.0 p5+p2   67 l
        vmovdqu64 [rbp + 896], zmm1                  ;    24.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 960], zmm0                  ;    25.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2624]                  ;    18.2 p3     125 l.9
        vmovdqu64 zmm1, [r8 + 3648]                  ;    19.0 p2     125 l.25
        vpternlogd zmm1, zmm0, [r9 + 10816], 0x1e    ;    25.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4672], 0x78     ;    26.0 p5+p2   67 l
        vmovdqu64 [rbp + 1024], zmm1                 ;    26.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1088], zmm0                 ;    27.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2688]                  ;    20.2 p3     125 l.10
        vmovdqu64 zmm1, [r8 + 3712]                  ;    21.0 p2     125 l.26
        vpternlogd zmm1, zmm0, [r9 + 10880], 0x1e    ;    27.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4736], 0x78     ;    28.0 p5+p2   67 l
        vmovdqu64 [rbp + 1152], zmm1                 ;    28.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1216], zmm0                 ;    29.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2752]                  ;    22.2 p3     125 l.11
        vmovdqu64 zmm1, [r8 + 3776]                  ;    23.0 p2     125 l.27
        vpternlogd zmm1, zmm0, [r9 + 10944], 0x1e    ;    29.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4800], 0x78     ;    30.0 p5+p2   67 l
        vmovdqu64 [rbp + 1280], zmm1                 ;    30.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm0                 ;    31.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2816]                  ;    24.2 p3     125 l.12
        vmovdqu64 zmm1, [r8 + 3840]                  ;    25.0 p2     125 l.28
        vpternlogd zmm1, zmm0, [r9 + 11008], 0x1e    ;    31.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4864], 0x78     ;    32.0 p5+p2   67 l
        vmovdqu64 [rbp + 1408], zmm1                 ;    32.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1472], zmm0                 ;    33.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2880]                  ;    26.2 p3     125 l.13
        vmovdqu64 zmm1, [r8 + 3904]                  ;    27.0 p2     125 l.29
        vpternlogd zmm1, zmm0, [r9 + 11072], 0x1e    ;    33.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4928], 0x78     ;    34.0 p5+p2   67 l
        vmovdqu64 [rbp + 1536], zmm1                 ;    34.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1600], zmm0                 ;    35.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2944]                  ;    28.2 p3     125 l.14
        vmovdqu64 zmm1, [r8 + 3968]                  ;    29.0 p2     125 l.30
        vpternlogd zmm1, zmm0, [r9 + 11136], 0x1e    ;    35.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4992], 0x78     ;    36.0 p5+p2   67 l
        vmovdqu64 [rbp + 1664], zmm1                 ;    36.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1728], zmm0                 ;    37.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3008]                  ;    30.2 p3     125 l.15
        vmovdqu64 zmm1, [r8 + 4032]                  ;    31.0 p2     125 l.31
        vpternlogd zmm1, zmm0, [r9 + 11200], 0x1e    ;    37.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 5056], 0x78     ;    38.0 p5+p2   67 l
        vmovdqu64 [rbp + 1792], zmm1                 ;    38.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1856], zmm0                 ;    39.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8]                         ;    32.2 p3     124 r.0
        vmovdqu64 zmm1, [r8 + 1024]                  ;    33.0 p2     124 r.16
        vpternlogd zmm1, zmm0, [r9], 0x1e            ;    39.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14336], 0x78    ;    40.0 p5+p2   67 l
        vmovdqu64 [rbp + 1920], zmm1                 ;    40.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1984], zmm0                 ;    41.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;    34.2 p3     124 r.1
        vmovdqu64 zmm1, [r8 + 1088]                  ;    35.0 p2     124 r.17
        vpternlogd zmm1, zmm0, [r9 + 64], 0x1e       ;    41.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14400], 0x78    ;    42.0 p5+p2   67 l
        vmovdqu64 [rbp + 2048], zmm1                 ;    42.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2112], zmm0                 ;    43.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;    36.2 p3     124 r.2
        vmovdqu64 zmm1, [r8 + 1152]                  ;    37.0 p2     124 r.18
        vpternlogd zmm1, zmm0, [r9 + 128], 0x1e      ;    43.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14464], 0x78    ;    44.0 p5+p2   67 l
        vmovdqu64 [rbp + 2176], zmm1                 ;    44.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2240], zmm0                 ;    45.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;    38.2 p3     124 r.3
        vmovdqu64 zmm1, [r8 + 1216]                  ;    39.0 p2     124 r.19
        vpternlogd zmm1, zmm0, [r9 + 192], 0x1e      ;    45.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14528], 0x78    ;    46.0 p5+p2   67 l
        vmovdqu64 [rbp + 2304], zmm1                 ;    46.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2368], zmm0                 ;    47.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;    40.2 p3     124 r.4
        vmovdqu64 zmm1, [r8 + 1280]                  ;    41.0 p2     124 r.20
        vpternlogd zmm1, zmm0, [r9 + 256], 0x1e      ;    47.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14592], 0x78    ;    48.0 p5+p2   67 l
        vmovdqu64 [rbp + 2432], zmm1                 ;    48.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2496], zmm0                 ;    49.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;    42.2 p3     124 r.5
        vmovdqu64 zmm1, [r8 + 1344]                  ;    43.0 p2     124 r.21
        vpternlogd zmm1, zmm0, [r9 + 320], 0x1e      ;    49.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14656], 0x78    ;    50.0 p5+p2   67 l
        vmovdqu64 [rbp + 2560], zmm1                 ;    50.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2624], zmm0                 ;    51.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;    44.2 p3     124 r.6
        vmovdqu64 zmm1, [r8 + 1408]                  ;    45.0 p2     124 r.22
        vpternlogd zmm1, zmm0, [r9 + 384], 0x1e      ;    51.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14720], 0x78    ;    52.0 p5+p2   67 l
        vmovdqu64 [rbp + 2688], zmm1                 ;    52.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2752], zmm0                 ;    53.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;    46.2 p3     124 r.7
        vmovdqu64 zmm1, [r8 + 1472]                  ;    47.0 p2     124 r.23
        vpternlogd zmm1, zmm0, [r9 + 448], 0x1e      ;    53.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14784], 0x78    ;    54.0 p5+p2   67 l
        vmovdqu64 [rbp + 2816], zmm1                 ;    54.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2880], zmm0                 ;    55.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;    48.2 p3     124 r.8
        vmovdqu64 zmm1, [r8 + 1536]                  ;    49.0 p2     124 r.24
        vpternlogd zmm1, zmm0, [r9 + 512], 0x1e      ;    55.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14848], 0x78    ;    56.0 p5+p2   67 l
        vmovdqu64 [rbp + 2944], zmm1                 ;    56.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3008], zmm0                 ;    57.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;    50.2 p3     124 r.9
        vmovdqu64 zmm1, [r8 + 1600]                  ;    51.0 p2     124 r.25
        vpternlogd zmm1, zmm0, [r9 + 576], 0x1e      ;    57.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14912], 0x78    ;    58.0 p5+p2   67 l
        vmovdqu64 [rbp + 3072], zmm1                 ;    58.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3136], zmm0                 ;    59.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;    52.2 p3     124 r.10
        vmovdqu64 zmm1, [r8 + 1664]                  ;    53.0 p2     124 r.26
        vpternlogd zmm1, zmm0, [r9 + 640], 0x1e      ;    59.0 p0+p3   66 l
        vmovdqu64 zmm2, [r8 + 704]                   ;    54.0 p2     124 r.11
        vpternlogd zmm0, zmm1, [r9 + 14976], 0x78    ;    60.0 p5+p3   67 l
        vmovdqu64 [rbp + 3200], zmm1                 ;    60.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3264], zmm0                 ;    61.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    55.0 p2     124 r.27
        vpternlogd zmm0, zmm2, [r9 + 704], 0x1e      ;    61.0 p0+p3   66 l
        vmovdqu64 zmm1, [r8 + 768]                   ;    56.0 p2     124 r.12
        vmovdqu64 zmm3, [r8 + 1792]                  ;    56.2 p3     124 r.28
        vpternlogd zmm2, zmm0, [r9 + 15040], 0x78    ;    62.0 p5+p2   67 l
        vmovdqu64 [rbp + 3328], zmm0                 ;    62.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3392], zmm2                 ;    63.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;    57.2 p3     124 r.13
        vmovdqu64 zmm2, [r8 + 1856]                  ;    58.0 p2     124 r.29
        vpternlogd zmm3, zmm1, [r9 + 768], 0x1e      ;    62.2 p0+p3   66 l
        vmovdqu64 zmm4, [r8 + 896]                   ;    59.0 p2     124 r.14
        vmovdqu64 zmm5, [r8 + 1920]                  ;    59.2 p3     124 r.30
        vmovdqu64 zmm6, [r8 + 960]                   ;    60.0 p2     124 r.15
        vmovdqu64 zmm7, [r8 + 1984]                  ;    60.2 p3     124 r.31
        vpternlogd zmm1, zmm3, [r9 + 15104], 0x78    ;    63.2 p5+p2   67 l
        vmovdqu64 [rbp + 3456], zmm3                 ;    63.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3520], zmm1                 ;    64.2 p8+p9  126 rounds
        vpternlogd zmm2, zmm0, [r9 + 832], 0x1e      ;    64.0 p0+p3   66 l
        vpternlogd zmm0, zmm2, [r9 + 15168], 0x78    ;    65.0 p5+p2   67 l
        vmovdqu64 [rbp + 3584], zmm2                 ;    65.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3648], zmm0                 ;    66.0 p8+p9  126 rounds
        vpternlogd zmm5, zmm4, [r9 + 896], 0x1e      ;    65.2 p0+p3   66 l
        vpternlogd zmm4, zmm5, [r9 + 15232], 0x78    ;    66.2 p5+p2   67 l
        vmovdqu64 [rbp + 3712], zmm5                 ;    66.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3776], zmm4                 ;    67.2 p8+p9  126 rounds
        vpternlogd zmm7, zmm6, [r9 + 960], 0x1e      ;    66.2 p0+p3   66 l
        vpternlogd zmm6, zmm7, [r9 + 15296], 0x78    ;    67.2 p5+p2   67 l
        vmovdqu64 [rbp + 3840], zmm7                 ;    67.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3904], zmm6                 ;    68.2 p8+p9  126 rounds
        mov qword [rbp + 8664], r9                   ;    65.3 p7+p4  126 rounds
        mov qword [rbp + 8672], r9                   ;    65.5 p8+p9  126 rounds
        lea r8, [r9 + 6144]                          ;    43.3 p1     126 rounds
        mov qword [rbp + 8680], r8                   ;    66.3 p7+p4  126 rounds
        lea r8, [r9 + 2048]                          ;    43.7 p6     126 rounds
        mov qword [rbp + 8688], r8                   ;    66.5 p8+p9  126 rounds
        lea r8, [r9 + 4096]                          ;    44.0 p11    126 rounds
        mov qword [rbp + 8696], r8                   ;    67.3 p7+p4  126 rounds
        lea r8, [r9 + 1024]                          ;    44.3 p0     126 rounds
        mov qword [rbp + 8704], r8                   ;    67.5 p8+p9  126 rounds
        lea r8, [r9 + 5120]                          ;    44.7 p5     126 rounds
        mov qword [rbp + 8712], r8                   ;    68.3 p7+p4  126 rounds
        lea r8, [r9 + 7168]                          ;    45.0 p1     126 rounds
        mov qword [rbp + 8720], r8                   ;    68.5 p8+p9  126 rounds
        add r9, -4096                                ;    45.3 p6     126 rounds
        mov qword [rbp + 8728], r9                   ;    69.3 p7+p4  126 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 8680]                   ;     0.0 p2      76 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.0 p3      76 l.0
        vmovdqu64 zmm1, [r8 + 64]                    ;     5.0 p2      76 l.1
        vmovdqu64 zmm2, [r8 + 128]                   ;     5.0 p3      76 l.2
        vmovdqu64 zmm3, [r8 + 192]                   ;     5.0 p2      76 l.3
        vmovdqu64 zmm4, [r8 + 256]                   ;     5.0 p3      76 l.4
        vmovdqu64 zmm5, [r8 + 320]                   ;     5.0 p2      76 l.5
        vmovdqu64 zmm6, [r8 + 448]                   ;     5.0 p3      76 l.7
        vmovdqu64 zmm7, [r8 + 384]                   ;     5.0 p2      76 l.6
        vmovdqu64 zmm8, [r8 + 512]                   ;     5.0 p3      76 l.8
        vmovdqu64 zmm9, [r8 + 576]                   ;     5.0 p2      76 l.9
        vmovdqu64 zmm10, [r8 + 640]                  ;     5.2 p3      76 l.10
        vmovdqu64 zmm11, [r8 + 704]                  ;     6.0 p2      76 l.11
        vmovdqu64 zmm12, [r8 + 768]                  ;     6.2 p3      76 l.12
        vmovdqu64 zmm13, [r8 + 832]                  ;     7.0 p2      76 l.13
        vmovdqu64 zmm14, [r8 + 896]                  ;     7.2 p3      76 l.14
        vmovdqu64 zmm15, [r8 + 960]                  ;     8.0 p2      76 l.15
        vmovdqu64 zmm16, [r8 + 1024]                 ;     8.2 p3      54 next
        vmovdqu64 zmm17, [rbp + 1920]                ;     9.0 p2      54 next reload
        vpxord zmm16, zmm16, zmm17                   ;    15.0 p0      54 next
        vmovdqu64 zmm18, [r8 + 1088]                 ;     9.2 p3      54 next
        vmovdqu64 zmm19, [rbp + 2048]                ;    10.0 p2      54 next reload
        vpxord zmm18, zmm18, zmm19                   ;    16.0 p5      54 next
        vmovdqa64 zmm20, zmm18                       ;    17.0         41 next copy
        vmovdqu64 zmm21, [r8 + 1152]                 ;    10.2 p3      54 next
        vmovdqu64 zmm22, [rbp + 2176]                ;    11.0 p2      54 next reload
        vpxord zmm21, zmm21, zmm22                   ;    17.0 p0      54 next
        vmovdqu64 zmm23, [r8 + 1216]                 ;    11.2 p3      54 next
        vmovdqu64 zmm24, [rbp + 2304]                ;    12.0 p2      54 next reload
        vpxord zmm23, zmm23, zmm24                   ;    18.0 p5      54 next
        vmovdqa64 zmm25, zmm23                       ;    19.0         41 next copy
        vmovdqa64 zmm26, zmm23                       ;    19.0         41 next copy
        vpternlogd zmm26, zmm21, zmm16, 0x9a         ;    19.0 p0      41 next
        vmovdqu64 zmm27, [r8 + 1280]                 ;    12.2 p3      54 next
        vmovdqu64 zmm28, [rbp + 2432]                ;    13.0 p2      54 next reload
        vpxord zmm27, zmm27, zmm28                   ;    19.0 p5      54 next
        vpandd zmm25, zmm25, zmm27                   ;    20.0 p0      41 next
        vpxord zmm29, zmm18, zmm27                   ;    20.0 p5      41 next
        vmovdqa64 zmm30, zmm27                       ;    20.0         41 next copy
        vpternlogd zmm30, zmm21, zmm18, 0x9c         ;    20.0 p0      41 next
        vmovdqu64 zmm31, [r8 + 1344]                 ;    13.2 p3      54 next
        vpxord zmm31, zmm31, [rbp + 2560]            ;    19.2 p5+p2   54 next
        vpternlogd zmm25, zmm31, zmm21, 0x28         ;    21.0 p0      41 next
        vpxord zmm20, zmm20, zmm31                   ;    20.2 p5      41 next
        vmovdqa64 zmm28, zmm25                       ;    22.0         41 next copy
        vpternlogd zmm28, zmm26, zmm27, 0x87         ;    22.0 p0      41 next
        vmovdqa64 zmm24, zmm30                       ;    21.0         41 next copy
        vpternlogd zmm24, zmm18, zmm18, 0x3f         ;    21.0 p5      41 next
        vmovdqu64 zmm22, [r8 + 1408]                 ;    14.2 p3      54 next
        vpxord zmm22, zmm22, [rbp + 2688]            ;    20.2 p0+p2   54 next
        vpternlogd zmm28, zmm22, zmm18, 0x87         ;    23.0 p5      41 next
        vpternlogd zmm26, zmm22, zmm21, 0xac         ;    21.2 p0      41 next
        vmovdqa64 zmm19, zmm24                       ;    22.0         41 next copy
        vpternlogd zmm19, zmm29, zmm22, 0x87         ;    22.0 p5      41 next
        vpternlogd zmm24, zmm23, zmm16, 0x87         ;    22.0 p0      41 next
        vmovdqa64 zmm17, zmm20                       ;    21.2         41 next copy
        vpternlogd zmm17, zmm22, zmm16, 0x78         ;    21.2 p5      41 next
        vpternlogd zmm26, zmm17, zmm31, 0x2d         ;    22.2 p0      41 next
        vpternlogd zmm26, zmm28, zmm27, 0x78         ;    24.0 p5      41 next
        vmovdqa64 zmm15, zmm17                       ;    22.2         41 next copy
        vmovdqa64 zmm14, zmm22                       ;    21.2         41 next copy
        vpternlogd zmm14, zmm21, zmm21, 0x3f         ;    21.2 p0      41 next
        vmovdqa64 zmm13, zmm14                       ;    22.2         41 next copy
        vpternlogd zmm13, zmm23, zmm18, 0x78         ;    22.2 p5      41 next
        vmovdqa64 zmm12, zmm13                       ;    23.2         41 next copy
        vpternlogd zmm12, zmm27, zmm16, 0x78         ;    23.2 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;    24.2         41 next copy
        vpternlogd zmm11, zmm28, zmm16, 0xd2         ;    24.2 p5      41 next
        vmovdqa64 zmm10, zmm22                       ;    21.2         41 next copy
        vpternlogd zmm10, zmm27, zmm23, 0x6c         ;    21.2 p0      41 next
        vpxord zmm15, zmm15, zmm10                   ;    22.2 p5      41 next
        vpternlogd zmm15, zmm11, zmm31, 0xc6         ;    25.2 p0      41 next
        vmovdqa64 zmm11, zmm23                       ;    19.0         41 next copy
        vpternlogd zmm11, zmm16, zmm16, 0xc3         ;    19.0 p5      41 next
        vmovdqu64 zmm9, [r8 + 1472]                  ;    15.2 p3      54 next
        vpxord zmm9, zmm9, [rbp + 2816]              ;    21.2 p0+p2   54 next
        vpternlogd zmm30, zmm31, zmm16, 0x87         ;    21.0 p5      41 next
        vmovdqa64 zmm8, zmm24                        ;    23.0         41 next copy
        vpternlogd zmm8, zmm19, zmm22, 0xd7          ;    23.0 p0      41 next
        vmovdqa64 zmm6, zmm9                         ;    22.2         41 next copy
        vmovdqa64 zmm7, zmm9                         ;    22.2         41 next copy
        vmovdqa64 zmm5, zmm9                         ;    22.2         41 next copy
        vmovdqa64 zmm4, zmm9                         ;    22.2         41 next copy
        vmovdqu64 zmm3, [r8 + 1536]                  ;    16.2 p3      54 next
        vpxord zmm3, zmm3, [rbp + 2944]              ;    22.2 p5+p2   54 next
        vpternlogd zmm11, zmm13, zmm20, 0xc6         ;    23.2 p0      41 next
        vpternlogd zmm10, zmm30, zmm8, 0x96          ;    24.0 p5      41 next
        vpxord zmm6, zmm6, zmm3                      ;    23.2 p0      41 next
        vmovdqa64 zmm13, zmm3                        ;    23.2         41 next copy
        vmovdqu64 zmm2, [r8 + 1600]                  ;    17.2 p3      54 next
        vpxord zmm2, zmm2, [rbp + 3072]              ;    23.2 p5+p2   54 next
        vpternlogd zmm10, zmm11, zmm27, 0x87         ;    25.0 p0      41 next
        vpternlogd zmm10, zmm24, zmm21, 0x2d         ;    26.0 p5      41 next
        vmovdqa64 zmm1, zmm2                         ;    24.2         41 next copy
        vpternlogd zmm1, zmm3, zmm9, 0x6a            ;    24.2 p0      41 next
        vmovdqa64 zmm0, zmm1                         ;    25.2         41 next copy
        vmovdqu64 [rbp + 3968], zmm10                ;    27.0 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm2                        ;    24.2         41 next copy
        vmovdqu64 [rbp + 4032], zmm26                ;    25.0 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm2                        ;    24.2         41 next copy
        vmovdqu64 [rbp + 4096], zmm15                ;    26.2 p7+p4   41 next spill
        vmovdqu64 zmm15, [r8 + 1664]                 ;    18.2 p3      54 next
        vpxord zmm15, zmm15, [rbp + 3200]            ;    24.2 p5+p2   54 next
        vpandnd zmm29, zmm29, zmm31                  ;    24.3 p0      41 next
        vpternlogd zmm29, zmm27, zmm21, 0x48         ;    25.3 p5      41 next
        vmovdqu64 [rbp + 4160], zmm25                ;    22.0 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm15                       ;    25.2         41 next copy
        vmovdqu64 [rbp + 4224], zmm8                 ;    24.0 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm15                        ;    25.2         41 next copy
        vmovdqu64 [rbp + 4288], zmm20                ;    21.2 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm15                       ;    25.2         41 next copy
        vmovdqu64 [rbp + 4352], zmm17                ;    22.2 p7+p4   41 next spill
        vmovdqu64 zmm17, [r8 + 1728]                 ;    19.2 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3328]            ;    25.3 p0+p2   54 next
        vpternlogd zmm24, zmm18, zmm16, 0xd6         ;    25.8 p5      41 next
        vpandd zmm7, zmm7, zmm17                     ;    26.3 p0      41 next
        vmovdqu64 [rbp + 4416], zmm16                ;    22.3 p8+p9   54 next spill
        vmovdqa64 zmm16, zmm12                       ;    24.2         41 next copy
        vpternlogd zmm16, zmm22, zmm31, 0x7b         ;    26.8 p5      41 next
        vmovdqu64 [rbp + 4480], zmm22                ;    24.0 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm17                       ;    26.3         41 next copy
        vpternlogd zmm22, zmm15, zmm3, 0x48          ;    27.3 p0      41 next
        vmovdqu64 [rbp + 4544], zmm12                ;    24.3 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm17                       ;    26.3         41 next copy
        vmovdqu64 [rbp + 4608], zmm21                ;    26.0 p7+p4   54 next spill
        vmovdqa64 zmm21, zmm17                       ;    26.3         41 next copy
        vmovdqu64 [rbp + 4672], zmm27                ;    26.3 p8+p9   54 next spill
        vmovdqu64 zmm27, [r8 + 1792]                 ;    21.2 p3      54 next
        vpxord zmm27, zmm27, [rbp + 3456]            ;    27.8 p5+p2   54 next
        vpternlogd zmm19, zmm28, zmm31, 0xc6         ;    28.3 p0      41 next
        vpternlogd zmm16, zmm29, zmm24, 0x96         ;    28.8 p5      41 next
        vpxord zmm13, zmm13, zmm27                   ;    29.3 p0      41 next
        vpandd zmm4, zmm4, zmm13                     ;    30.3 p5      41 next
        vpandd zmm26, zmm26, zmm27                   ;    30.3 p0      41 next
        vpternlogd zmm26, zmm3, zmm9, 0x87           ;    31.3 p5      41 next
        vmovdqa64 zmm28, zmm13                       ;    30.3         41 next copy
        vpternlogd zmm28, zmm15, zmm2, 0x78          ;    31.3 p0      41 next
        vmovdqa64 zmm29, zmm27                       ;    28.8         41 next copy
        vpternlogd zmm29, zmm17, zmm2, 0x6a          ;    31.8 p5      41 next
        vmovdqu64 [rbp + 4736], zmm16                ;    29.8 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm27                       ;    28.8         41 next copy
        vmovdqu64 [rbp + 4800], zmm18                ;    28.3 p8+p9   54 next spill
        vmovdqu64 zmm18, [r8 + 1856]                 ;    23.7 p3      54 next
        vpxord zmm18, zmm18, [rbp + 3584]            ;    32.3 p0+p2   54 next
        vpternlogd zmm22, zmm18, zmm9, 0x78          ;    33.3 p5      41 next
        vpternlogd zmm19, zmm30, zmm23, 0x2d         ;    33.3 p0      41 next
        vpternlogd zmm14, zmm11, zmm31, 0x87         ;    33.8 p5      41 next
        vpandd zmm10, zmm10, zmm18                   ;    34.3 p0      41 next
        vpxord zmm5, zmm5, zmm18                     ;    34.8 p5      41 next
        vpxord zmm8, zmm8, zmm5                      ;    35.8 p0      41 next
        vpandd zmm20, zmm20, zmm18                   ;    35.8 p5      41 next
        vmovdqa64 zmm30, zmm18                       ;    33.3         41 next copy
        vmovdqu64 [rbp + 4864], zmm19                ;    34.3 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm18                       ;    33.3         41 next copy
        vpternlogd zmm19, zmm2, zmm2, 0xcf           ;    36.3 p0      41 next
        vmovdqu64 [rbp + 4928], zmm31                ;    30.3 p8+p9   54 next spill
        vmovdqu64 zmm31, [r8 + 1920]                 ;    26.0 p3      54 next
        vpxord zmm31, zmm31, [rbp + 3712]            ;    36.8 p5+p2   54 next
        vpternlogd zmm20, zmm31, zmm9, 0x87          ;    37.8 p0      41 next
        vpandd zmm25, zmm25, zmm31                   ;    37.8 p5      41 next
        vpandd zmm30, zmm30, zmm31                   ;    38.3 p0      41 next
        vpandd zmm16, zmm16, zmm31                   ;    38.8 p5      41 next
        vpternlogd zmm16, zmm13, zmm17, 0x78         ;    39.8 p0      41 next
        vmovdqa64 zmm13, zmm1                        ;    27.2         41 next copy
        vpternlogd zmm13, zmm31, zmm3, 0x87          ;    39.8 p5      41 next
        vpternlogd zmm13, zmm29, zmm17, 0x87         ;    40.8 p0      41 next
        vpternlogd zmm7, zmm25, zmm13, 0x69          ;    41.8 p5      41 next
        vpternlogd zmm13, zmm6, zmm27, 0x78          ;    41.8 p0      41 next
        vmovdqa64 zmm6, zmm13                        ;    42.8         41 next copy
        vmovdqu64 [rbp + 4992], zmm25                ;    38.8 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm16                       ;    40.8         41 next copy
        vmovdqu64 [rbp + 5056], zmm13                ;    42.8 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm31                       ;    37.8         41 next copy
        vpternlogd zmm13, zmm18, zmm3, 0x48          ;    41.8 p5      41 next
        vmovdqu64 [rbp + 5120], zmm23                ;    34.0 p7+p4   54 next spill
        vmovdqa64 zmm23, zmm31                       ;    37.8         41 next copy
        vmovdqu64 [rbp + 5184], zmm11                ;    34.3 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm31                       ;    37.8         41 next copy
        vpternlogd zmm11, zmm17, zmm9, 0x48          ;    42.3 p0      41 next
        vmovdqu64 [rbp + 5248], zmm14                ;    36.0 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 4672]                ;    30.0 p3      54 next reload
        vpternlogd zmm24, zmm14, [rbp + 4800], 0x2d  ;    42.8 p5+p2   41 next
        vmovdqu64 zmm14, [rbp + 4544]                ;    31.0 p3      41 next reload
        vpternlogd zmm24, zmm14, [rbp + 4608], 0x87  ;    43.8 p0+p2   41 next
        vmovdqu64 zmm14, [r8 + 1984]                 ;    32.0 p3      54 next
        vpxord zmm14, zmm14, [rbp + 3840]            ;    43.8 p5+p2   54 next
        vpternlogd zmm30, zmm14, zmm2, 0x78          ;    44.8 p0      41 next
        vpternlogd zmm30, zmm8, zmm27, 0xd2          ;    45.8 p5      41 next
        vpternlogd zmm26, zmm8, zmm14, 0xe1          ;    45.3 p0      41 next
        vpxord zmm6, zmm6, zmm30                     ;    46.8 p5      41 next
        vpxord zmm25, zmm25, zmm26                   ;    46.3 p0      41 next
        vpandd zmm12, zmm12, zmm14                   ;    46.8 p5      41 next
        vpxord zmm21, zmm21, zmm14                   ;    47.3 p0      41 next
        vpternlogd zmm21, zmm22, zmm27, 0x6c         ;    48.3 p5      41 next
        vpternlogd zmm27, zmm5, zmm14, 0x6a          ;    48.3 p0      41 next
        vpternlogd zmm27, zmm1, zmm17, 0x69          ;    49.3 p5      41 next
        vpternlogd zmm4, zmm22, zmm27, 0x69          ;    50.3 p0      41 next
        vpternlogd zmm26, zmm27, zmm20, 0x69         ;    50.3 p5      41 next
        vpandd zmm23, zmm23, zmm14                   ;    50.3 p0      41 next
        vpternlogd zmm25, zmm5, zmm23, 0x96          ;    51.3 p5      41 next
        vpternlogd zmm23, zmm15, zmm9, 0x87          ;    51.3 p0      41 next
        vpternlogd zmm9, zmm14, zmm31, 0x6a          ;    51.8 p5      41 next
        vpternlogd zmm23, zmm18, zmm17, 0x87         ;    52.3 p0      41 next
        vpxord zmm0, zmm0, zmm14                     ;    52.8 p5      41 next
        vpternlogd zmm0, zmm11, zmm3, 0x6c           ;    53.8 p0      41 next
        vpternlogd zmm0, zmm20, zmm28, 0x96          ;    54.8 p5      41 next
        vpternlogd zmm19, zmm28, zmm23, 0x69         ;    54.3 p0      41 next
        vpternlogd zmm23, zmm17, zmm15, 0x87         ;    54.8 p5      41 next
        vpternlogd zmm17, zmm14, zmm15, 0x48         ;    55.3 p0      41 next
        vpternlogd zmm17, zmm31, zmm2, 0x87          ;    56.3 p5      41 next
        vpternlogd zmm18, zmm3, zmm17, 0x6a          ;    57.3 p0      41 next
        vpternlogd zmm23, zmm16, zmm29, 0x69         ;    56.8 p5      41 next
        vpternlogd zmm18, zmm10, zmm7, 0x69          ;    58.3 p0      41 next
        vpternlogd zmm2, zmm8, zmm9, 0x6a            ;    57.8 p5      41 next
        vpternlogd zmm2, zmm14, zmm15, 0x2d          ;    58.8 p0      41 next
        vpternlogd zmm23, zmm9, zmm13, 0x96          ;    58.8 p5      41 next
        vmovdqu64 zmm1, [rbp + 5120]                 ;    36.3 p3      54 next reload
        vpternlogd zmm6, zmm12, zmm1, 0x96           ;    59.3 p0      41 next
        vpternlogd zmm4, zmm7, [rbp + 4608], 0x69    ;    59.8 p5+p2   41 next
        vpternlogd zmm19, zmm30, [rbp + 4672], 0x96  ;    60.3 p0+p3   41 next
        mov r9, qword [rbp + 8696]                   ;    37.3 p10     77 l.0 reload
        vpternlogd zmm26, zmm8, [r9 + 8704], 0x96    ;    60.8 p5+p2   48 next
        vpternlogd zmm0, zmm13, [r9 + 8640], 0x96    ;    61.3 p0+p3   48 next
        vpternlogd zmm25, zmm17, [rbp + 4480], 0x96  ;    61.8 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 5248]                 ;    39.3 p3      41 next reload
        vpternlogd zmm24, zmm3, [rbp + 4352], 0x96   ;    62.3 p0+p2   41 next
        vpternlogd zmm21, zmm2, [rbp + 4800], 0x96   ;    62.8 p5+p3   41 next
        vpxord zmm2, zmm6, [r9 + 8384]               ;    63.3 p0+p2   48 next
        vmovdqu64 zmm3, [rbp + 4736]                 ;    41.3 p3      41 next reload
        vpternlogd zmm6, zmm3, [r9 + 8960], 0x96     ;    63.8 p5+p2   48 next
        vpxord zmm3, zmm4, [r9 + 8320]               ;    64.3 p0+p3   48 next
        vmovdqu64 zmm5, [rbp + 3968]                 ;    42.7 p2      41 next reload
        vpternlogd zmm4, zmm5, [r9 + 8896], 0x96     ;    64.8 p5+p3   48 next
        vpxord zmm5, zmm19, [r9 + 8448]              ;    65.3 p0+p2   48 next
        vmovdqu64 zmm7, [rbp + 4864]                 ;    44.3 p3      41 next reload
        vpternlogd zmm19, zmm7, [r9 + 9024], 0x96    ;    65.8 p5+p2   48 next
        vpxord zmm7, zmm21, [r9 + 8256]              ;    66.3 p0+p3   48 next
        vmovdqu64 zmm8, [rbp + 4032]                 ;    45.7 p2      41 next reload
        vpternlogd zmm21, zmm8, [r9 + 8832], 0x96    ;    66.8 p5+p3   48 next
        vpxord zmm8, zmm25, [r9 + 8576]              ;    67.3 p0+p2   48 next
        vmovdqu64 zmm9, [rbp + 4416]                 ;    47.3 p3      54 next reload
        vmovdqu64 zmm10, [rbp + 5056]                ;    47.7 p2      41 next reload
        vpternlogd zmm18, zmm10, zmm9, 0x96          ;    67.8 p5      41 next
        vmovdqu64 zmm10, [rbp + 4992]                ;    48.3 p3      41 next reload
        vpternlogd zmm23, zmm10, [rbp + 4928], 0x96  ;    68.3 p0+p2   41 next
        vpternlogd zmm24, zmm23, [r9 + 9088], 0x96   ;    69.3 p5+p3   48 next
        vpxord zmm23, zmm23, [r9 + 8512]             ;    69.3 p0+p2   48 next
        vpxord zmm10, zmm18, [r9 + 8192]             ;    69.8 p5+p3   48 next
        vmovdqu64 zmm11, [rbp + 4096]                ;    50.7 p2      41 next reload
        vpternlogd zmm18, zmm11, [r9 + 8768], 0x96   ;    70.3 p0+p3   48 next
        vmovdqu64 zmm11, [rbp + 4288]                ;    51.7 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 5184]                ;    52.3 p3      41 next
        vpternlogd zmm12, zmm11, [rbp + 4288], 0xf3  ;    70.8 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 4224]                ;    53.3 p3      41 next reload
        vpternlogd zmm12, zmm11, [rbp + 4160], 0x96  ;    71.8 p0+p2   41 next
        vpternlogd zmm12, zmm1, zmm9, 0xb4           ;    72.8 p5      41 next
        vpternlogd zmm25, zmm12, [r9 + 9152], 0x96   ;    73.8 p0+p3   48 next
        vpandd zmm1, zmm26, zmm5                     ;    72.8 p5      45 next
        vpxord zmm9, zmm7, zmm10                     ;    73.3 p0      45 next
        vpandd zmm11, zmm26, zmm3                    ;    73.8 p5      45 next
        vpternlogd zmm11, zmm0, zmm8, 0x78           ;    74.8 p0      45 next
        vpxord zmm12, zmm8, zmm10                    ;    74.8 p5      45 next
        vpandd zmm13, zmm26, zmm0                    ;    75.3 p0      45 next
        vpxord zmm14, zmm12, zmm2                    ;    75.8 p5      45 next
        vpternlogd zmm11, zmm14, zmm23, 0xd2         ;    76.8 p0      45 next
        vpxord zmm15, zmm7, zmm23                    ;    76.8 p5      45 next
        vpandd zmm16, zmm7, zmm10                    ;    77.3 p0      45 next
        vpternlogd zmm16, zmm23, zmm3, 0x87          ;    78.3 p5      45 next
        vpternlogd zmm16, zmm14, zmm26, 0xe1         ;    79.3 p0      45 next
        vpandd zmm17, zmm23, zmm0                    ;    78.8 p5      45 next
        vpternlogd zmm17, zmm15, zmm5, 0x78          ;    79.8 p0      45 next
        vmovdqa64 zmm20, zmm23                       ;    70.3         45 next copy
        vpternlogd zmm20, zmm5, zmm3, 0x6a           ;    79.8 p5      45 next
        vmovdqa64 zmm22, zmm26                       ;    61.8         45 next copy
        vpternlogd zmm22, zmm23, zmm5, 0x48          ;    80.3 p0      45 next
        vmovdqa64 zmm27, zmm26                       ;    61.8         45 next copy
        vpternlogd zmm27, zmm5, zmm2, 0x60           ;    80.8 p5      45 next
        vpternlogd zmm27, zmm0, zmm3, 0x87           ;    81.8 p0      45 next
        vpandd zmm28, zmm8, zmm2                     ;    81.8 p5      45 next
        vpternlogd zmm28, zmm0, zmm10, 0x87          ;    82.8 p0      45 next
        vmovdqa64 zmm29, zmm0                        ;    62.3         45 next copy
        vpternlogd zmm29, zmm8, zmm7, 0x48           ;    82.8 p5      45 next
        vmovdqa64 zmm30, zmm12                       ;    75.8         45 next copy
        vpternlogd zmm30, zmm26, zmm23, 0x6c         ;    83.3 p0      45 next
        vmovdqa64 zmm31, zmm26                       ;    61.8         45 next copy
        vpternlogd zmm31, zmm0, zmm10, 0x6c          ;    83.8 p5      45 next
        vmovdqu64 [rbp + 4416], zmm25                ;    74.8 p8+p9   48 next spill
        vmovdqa64 zmm25, zmm13                       ;    76.3         45 next copy
        vpternlogd zmm25, zmm2, zmm10, 0x87          ;    84.3 p0      45 next
        vpternlogd zmm25, zmm8, zmm5, 0x87           ;    85.3 p5      45 next
        vmovdqu64 [rbp + 5120], zmm24                ;    70.3 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm27                       ;    82.8         45 next copy
        vpternlogd zmm24, zmm8, zmm7, 0x78           ;    85.3 p0      45 next
        vmovdqu64 [rbp + 4160], zmm19                ;    66.8 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm3                        ;    65.3         45 next copy
        vpternlogd zmm19, zmm7, zmm10, 0x6a          ;    85.8 p5      45 next
        vpternlogd zmm30, zmm19, zmm5, 0x69          ;    86.8 p0      45 next
        vmovdqu64 [rbp + 4224], zmm6                 ;    64.8 p7+p4   48 next spill
        vmovdqa64 zmm6, zmm5                         ;    66.3         45 next copy
        vpternlogd zmm6, zmm2, zmm7, 0x48            ;    86.8 p5      45 next
        vpternlogd zmm6, zmm12, zmm10, 0xd2          ;    87.8 p0      45 next
        vpternlogd zmm12, zmm16, zmm17, 0x96         ;    87.8 p5      45 next
        vpternlogd zmm12, zmm13, zmm27, 0x96         ;    88.8 p0      45 next
        vpternlogd zmm16, zmm28, zmm30, 0x69         ;    88.8 p5      45 next
        vmovdqa64 zmm13, zmm15                       ;    77.8         45 next copy
        vpternlogd zmm13, zmm2, zmm3, 0x78           ;    89.3 p0      45 next
        vpternlogd zmm15, zmm6, zmm10, 0x93          ;    89.8 p5      45 next
        vmovdqa64 zmm27, zmm0                        ;    62.3         45 next copy
        vpternlogd zmm27, zmm5, zmm10, 0x48          ;    90.3 p0      45 next
        vmovdqu64 [rbp + 4288], zmm16                ;    89.8 p8+p9   45 next spill
        vmovdqa64 zmm16, zmm19                       ;    86.8         45 next copy
        vpternlogd zmm16, zmm0, zmm7, 0x87           ;    90.8 p5      45 next
        vpternlogd zmm19, zmm7, zmm26, 0x48          ;    91.3 p0      45 next
        vpternlogd zmm16, zmm20, zmm5, 0x87          ;    91.8 p5      45 next
        vpternlogd zmm9, zmm23, zmm16, 0x6a          ;    92.8 p0      45 next
        vpternlogd zmm16, zmm0, zmm2, 0x87           ;    92.8 p5      45 next
        vpternlogd zmm16, zmm10, zmm5, 0x78          ;    93.8 p0      45 next
        vpternlogd zmm15, zmm30, zmm16, 0x69         ;    94.8 p5      45 next
        vpternlogd zmm16, zmm8, zmm3, 0x78           ;    94.8 p0      45 next
        vpternlogd zmm24, zmm16, zmm9, 0x69          ;    95.8 p5      45 next
        vpternlogd zmm8, zmm25, zmm3, 0x63           ;    95.3 p0      45 next
        vpternlogd zmm3, zmm14, zmm31, 0x6a          ;    95.8 p5      45 next
        vpternlogd zmm25, zmm5, zmm2, 0x87           ;    96.3 p0      45 next
        vpternlogd zmm9, zmm1, zmm11, 0x96           ;    96.8 p5      45 next
        vpternlogd zmm3, zmm26, zmm2, 0x2d           ;    97.3 p0      45 next
        vpternlogd zmm3, zmm22, zmm6, 0x96           ;    98.3 p5      45 next
        vpternlogd zmm25, zmm17, zmm20, 0x69         ;    98.3 p0      45 next
        vpternlogd zmm19, zmm27, zmm13, 0x96         ;    98.8 p5      45 next
        vpternlogd zmm8, zmm13, zmm11, 0x69          ;    99.3 p0      45 next
        vpternlogd zmm25, zmm31, zmm29, 0x96         ;    99.8 p5      45 next
        vpternlogd zmm25, zmm0, zmm2, 0x78           ;   100.8 p0      45 next
        vpternlogd zmm19, zmm28, zmm29, 0x96         ;   100.8 p5      45 next
        vmovdqu64 zmm0, [rbp + 3008]                 ;    58.5 p2      54 next reload
        vpternlogd zmm14, zmm0, [rbp + 4288], 0x96   ;   101.3 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 2240]                 ;    59.5 p2      54 next reload
        vpternlogd zmm15, zmm4, zmm1, 0x96           ;   101.8 p5      54 next
        vmovdqu64 zmm2, [rbp + 1984]                 ;    59.7 p3      54 next reload
        vpternlogd zmm24, zmm18, zmm2, 0x96          ;   102.3 p0      54 next
        vmovdqu64 zmm5, [rbp + 2112]                 ;    60.5 p2      54 next reload
        vpternlogd zmm3, zmm21, zmm5, 0x96           ;   102.8 p5      54 next
        vmovdqu64 zmm6, [rbp + 4416]                 ;    74.8 p3      48 next reload
        vmovdqu64 zmm7, [rbp + 2752]                 ;    61.5 p2      54 next reload
        vpternlogd zmm12, zmm7, zmm6, 0x96           ;   103.3 p0      54 next
        vmovdqu64 zmm10, [rbp + 4224]                ;    64.8 p3      48 next reload
        vmovdqu64 zmm11, [rbp + 2368]                ;    62.5 p2      54 next reload
        vpternlogd zmm9, zmm11, zmm10, 0x96          ;   103.8 p5      54 next
        vmovdqu64 zmm13, [rbp + 4160]                ;    66.8 p3      48 next reload
        vmovdqu64 zmm16, [rbp + 2496]                ;    63.5 p2      54 next reload
        vpternlogd zmm8, zmm16, zmm13, 0x96          ;   104.3 p0      54 next
        vmovdqu64 zmm17, [rbp + 5120]                ;    70.3 p3      48 next reload
        vmovdqu64 zmm20, [rbp + 2624]                ;    64.5 p2      54 next reload
        vpternlogd zmm25, zmm20, zmm17, 0x96         ;   104.8 p5      54 next
        mov r10, qword [rbp + 8664]                  ;    62.0 p10     76 l.0 reload
        vpxord zmm22, zmm2, [r10 + 1024]             ;   105.3 p0+p3   54 next
        vpxord zmm23, zmm1, [r10 + 1152]             ;   105.8 p5+p2   54 next
        vpxord zmm26, zmm0, [r10 + 1536]             ;   106.3 p0+p3   54 next
        vmovdqa64 zmm27, zmm26                       ;   107.3         41 next copy
        vmovdqa64 zmm28, zmm26                       ;   107.3         41 next copy
        vmovdqa64 zmm29, zmm26                       ;   107.3         41 next copy
        vpxord zmm30, zmm5, [r10 + 1088]             ;   106.8 p5+p2   54 next
        vmovdqa64 zmm31, zmm30                       ;   107.8         41 next copy
        vmovdqa64 zmm0, zmm30                        ;   107.8         41 next copy
        vpxord zmm1, zmm7, [r10 + 1408]              ;   107.3 p0+p3   54 next
        vmovdqa64 zmm7, zmm1                         ;   108.3         41 next copy
        vpternlogd zmm7, zmm23, zmm23, 0x3f          ;   108.3 p5      41 next
        vpxord zmm5, zmm11, [r10 + 1216]             ;   108.3 p0+p2   54 next
        vmovdqa64 zmm11, zmm7                        ;   109.3         41 next copy
        vpternlogd zmm11, zmm5, zmm30, 0x78          ;   109.3 p5      41 next
        vmovdqa64 zmm2, zmm5                         ;   109.3         41 next copy
        vmovdqa64 zmm6, zmm5                         ;   109.3         41 next copy
        vpternlogd zmm6, zmm23, zmm22, 0x9a          ;   109.3 p0      41 next
        vmovdqa64 zmm17, zmm6                        ;   110.3         41 next copy
        vpternlogd zmm17, zmm1, zmm23, 0xac          ;   110.3 p5      41 next
        vmovdqa64 zmm13, zmm5                        ;   109.3         41 next copy
        vpternlogd zmm13, zmm22, zmm22, 0xc3         ;   110.3 p0      41 next
        vpxord zmm10, zmm16, [r10 + 1280]            ;   110.8 p5+p3   54 next
        vpandd zmm2, zmm2, zmm10                     ;   111.8 p0      41 next
        vpxord zmm0, zmm0, zmm10                     ;   111.8 p5      41 next
        vmovdqa64 zmm16, zmm11                       ;   110.3         41 next copy
        vpternlogd zmm16, zmm10, zmm22, 0x78         ;   112.3 p0      41 next
        vmovdqu64 [rbp + 4288], zmm4                 ;    66.7 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm1                         ;   108.3         41 next copy
        vpternlogd zmm4, zmm10, zmm5, 0x6c           ;   112.8 p5      41 next
        vmovdqu64 [rbp + 5184], zmm21                ;    67.8 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm4                        ;   113.8         41 next copy
        vmovdqu64 [rbp + 4096], zmm18                ;    71.3 p7+p4   48 next spill
        vmovdqa64 zmm18, zmm10                       ;   111.8         41 next copy
        vpternlogd zmm18, zmm23, zmm30, 0x9c         ;   113.3 p0      41 next
        vmovdqu64 [rbp + 4928], zmm14                ;   102.3 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm18                       ;   114.3         41 next copy
        vpternlogd zmm14, zmm30, zmm30, 0x3f         ;   114.3 p5      41 next
        vmovdqu64 [rbp + 4992], zmm19                ;   101.8 p7+p4   45 next spill
        vmovdqa64 zmm19, zmm14                       ;   115.3         41 next copy
        vpternlogd zmm19, zmm0, zmm1, 0x87           ;   115.3 p0      41 next
        vpternlogd zmm14, zmm5, zmm22, 0x87          ;   115.3 p5      41 next
        vmovdqu64 [rbp + 5056], zmm12                ;   104.3 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm14                       ;   116.3         41 next copy
        vpternlogd zmm12, zmm19, zmm1, 0xd7          ;   116.3 p0      41 next
        vmovdqu64 [rbp + 4032], zmm25                ;   105.8 p7+p4   54 next spill
        vpxord zmm25, zmm20, [r10 + 1344]            ;   115.8 p5+p2   54 next
        vpternlogd zmm2, zmm25, zmm23, 0x28          ;   116.8 p0      41 next
        vpternlogd zmm6, zmm2, zmm10, 0x93           ;   117.8 p5      41 next
        vpternlogd zmm6, zmm1, zmm30, 0x87           ;   118.8 p0      41 next
        vpternlogd zmm18, zmm25, zmm22, 0x87         ;   117.8 p5      41 next
        vpandnd zmm0, zmm0, zmm25                    ;   118.3 p0      41 next
        vpternlogd zmm4, zmm18, zmm12, 0x96          ;   118.8 p5      41 next
        vpternlogd zmm0, zmm10, zmm23, 0x48          ;   119.3 p0      41 next
        vpxord zmm31, zmm31, zmm25                   ;   119.8 p5      41 next
        vpternlogd zmm13, zmm11, zmm31, 0xc6         ;   120.8 p0      41 next
        vpternlogd zmm4, zmm13, zmm10, 0x87          ;   121.8 p5      41 next
        vpternlogd zmm4, zmm14, zmm23, 0x2d          ;   122.8 p0      41 next
        vmovdqa64 zmm11, zmm31                       ;   120.8         41 next copy
        vpternlogd zmm11, zmm1, zmm22, 0x78          ;   121.8 p5      41 next
        vpternlogd zmm17, zmm11, zmm25, 0x2d         ;   122.8 p0      41 next
        vpternlogd zmm17, zmm6, zmm10, 0x78          ;   123.8 p5      41 next
        vpxord zmm21, zmm21, zmm11                   ;   123.3 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   113.3         41 next copy
        vpternlogd zmm20, zmm6, zmm22, 0xd2          ;   123.8 p5      41 next
        vpternlogd zmm21, zmm20, zmm25, 0xc6         ;   124.8 p0      41 next
        vmovdqu64 zmm20, [r10 + 1472]                ;    73.2 p3      54 next
        vpxord zmm20, zmm20, [rbp + 2880]            ;   124.8 p5+p2   54 next
        vpternlogd zmm14, zmm30, zmm22, 0xd6         ;   125.3 p0      41 next
        vpxord zmm27, zmm27, zmm20                   ;   125.8 p5      41 next
        vmovdqu64 [rbp + 4864], zmm8                 ;   105.3 p8+p9   54 next spill
        vmovdqa64 zmm8, zmm16                        ;   113.3         41 next copy
        vpternlogd zmm8, zmm1, zmm25, 0x7b           ;   126.3 p0      41 next
        vmovdqu64 [rbp + 3968], zmm9                 ;   104.8 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm20                        ;   125.8         41 next copy
        vmovdqu64 [rbp + 4736], zmm15                ;   102.8 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm20                       ;   125.8         41 next copy
        vmovdqu64 [rbp + 4800], zmm3                 ;   103.8 p7+p4   54 next spill
        vmovdqa64 zmm3, zmm20                        ;   125.8         41 next copy
        vmovdqu64 [rbp + 4352], zmm24                ;   103.3 p8+p9   54 next spill
        vmovdqu64 zmm24, [r10 + 1600]                ;    75.5 p3      54 next
        vpxord zmm24, zmm24, [rbp + 3136]            ;   126.8 p5+p2   54 next
        vpternlogd zmm8, zmm0, zmm14, 0x96           ;   127.3 p0      41 next
        vmovdqa64 zmm0, zmm24                        ;   127.8         41 next copy
        vpternlogd zmm0, zmm26, zmm20, 0x6a          ;   127.8 p5      41 next
        vmovdqu64 [rbp + 5248], zmm8                 ;   128.3 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm0                         ;   128.8         41 next copy
        vmovdqu64 [rbp + 4480], zmm4                 ;   123.8 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm24                        ;   127.8         41 next copy
        vmovdqu64 [rbp + 4672], zmm17                ;   124.8 p7+p4   41 next spill
        vmovdqu64 zmm17, [r10 + 1664]                ;    77.2 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3264]            ;   128.3 p0+p2   54 next
        vpternlogd zmm19, zmm6, zmm25, 0xc6          ;   128.8 p5      41 next
        vmovdqa64 zmm6, zmm17                        ;   129.3         41 next copy
        vmovdqu64 [rbp + 4608], zmm21                ;   125.8 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm17                       ;   129.3         41 next copy
        vmovdqu64 [rbp + 4544], zmm1                 ;   108.3 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm17                        ;   129.3         41 next copy
        vmovdqu64 [rbp + 5312], zmm22                ;   106.3 p8+p9   54 next spill
        vmovdqu64 zmm22, [r10 + 1728]                ;    78.7 p3      54 next
        vpxord zmm22, zmm22, [rbp + 3392]            ;   129.3 p0+p2   54 next
        vpternlogd zmm19, zmm18, zmm5, 0x2d          ;   129.8 p5      41 next
        vpandd zmm9, zmm9, zmm22                     ;   130.3 p0      41 next
        vmovdqa64 zmm18, zmm22                       ;   130.3         41 next copy
        vpternlogd zmm18, zmm17, zmm26, 0x48         ;   130.8 p5      41 next
        vmovdqu64 [rbp + 5376], zmm19                ;   130.8 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm22                       ;   130.3         41 next copy
        vmovdqu64 [rbp + 5440], zmm5                 ;   109.3 p8+p9   54 next spill
        vmovdqa64 zmm5, zmm22                        ;   130.3         41 next copy
        vmovdqu64 [rbp + 5504], zmm2                 ;   117.8 p7+p4   41 next spill
        vmovdqu64 zmm2, [r10 + 1792]                 ;    80.5 p3      54 next
        vpxord zmm2, zmm2, [rbp + 3520]              ;   131.3 p0+p2   54 next
        vpternlogd zmm7, zmm13, zmm25, 0x87          ;   131.8 p5      41 next
        vpxord zmm29, zmm29, zmm2                    ;   132.3 p0      41 next
        vpandd zmm3, zmm3, zmm29                     ;   133.3 p5      41 next
        vpandd zmm4, zmm4, zmm2                      ;   133.3 p0      41 next
        vpternlogd zmm4, zmm26, zmm20, 0x87          ;   134.3 p5      41 next
        vmovdqu64 [rbp + 5568], zmm25                ;   116.8 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm29                       ;   133.3         41 next copy
        vpternlogd zmm25, zmm17, zmm24, 0x78         ;   134.3 p0      41 next
        vmovdqu64 [rbp + 5632], zmm12                ;   117.3 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm2                        ;   132.3         41 next copy
        vpternlogd zmm12, zmm22, zmm24, 0x6a         ;   134.8 p5      41 next
        vmovdqu64 [rbp + 5696], zmm31                ;   120.8 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm2                        ;   132.3         41 next copy
        vmovdqu64 [rbp + 5760], zmm13                ;   121.8 p7+p4   41 next spill
        vmovdqu64 zmm13, [r10 + 1856]                ;    83.2 p3      54 next
        vpxord zmm13, zmm13, [rbp + 3648]            ;   135.3 p0+p2   54 next
        vpternlogd zmm18, zmm13, zmm20, 0x78         ;   136.3 p5      41 next
        vpternlogd zmm14, zmm10, zmm30, 0x2d         ;   136.3 p0      41 next
        vpandd zmm28, zmm28, zmm13                   ;   136.8 p5      41 next
        vpxord zmm15, zmm15, zmm13                   ;   137.3 p0      41 next
        vpxord zmm21, zmm21, zmm15                   ;   138.3 p5      41 next
        vpandd zmm1, zmm1, zmm13                     ;   138.3 p0      41 next
        vmovdqu64 [rbp + 5824], zmm10                ;   111.8 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm13                       ;   136.3         41 next copy
        vmovdqu64 [rbp + 5888], zmm30                ;   107.8 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm13                       ;   136.3         41 next copy
        vpternlogd zmm30, zmm24, zmm24, 0xcf         ;   138.8 p5      41 next
        vmovdqu64 [rbp + 5952], zmm11                ;   122.8 p8+p9   41 next spill
        vmovdqu64 zmm11, [r10 + 1920]                ;    85.5 p3      54 next
        vpxord zmm11, zmm11, [rbp + 3776]            ;   139.3 p0+p2   54 next
        vpternlogd zmm14, zmm16, zmm23, 0x87         ;   139.8 p5      41 next
        vpternlogd zmm1, zmm11, zmm20, 0x87          ;   140.3 p0      41 next
        vmovdqa64 zmm16, zmm0                        ;   128.8         41 next copy
        vpternlogd zmm16, zmm11, zmm26, 0x87         ;   140.8 p5      41 next
        vpternlogd zmm16, zmm12, zmm22, 0x87         ;   141.8 p0      41 next
        vpternlogd zmm27, zmm16, zmm2, 0x6c          ;   142.8 p5      41 next
        vpandd zmm6, zmm6, zmm11                     ;   142.3 p0      41 next
        vpternlogd zmm9, zmm16, zmm6, 0x69           ;   143.3 p5      41 next
        vpandd zmm10, zmm10, zmm11                   ;   143.3 p0      41 next
        vmovdqa64 zmm16, zmm11                       ;   140.3         41 next copy
        vpternlogd zmm16, zmm13, zmm26, 0x48         ;   143.8 p5      41 next
        vpandd zmm31, zmm31, zmm11                   ;   144.3 p0      41 next
        vpternlogd zmm31, zmm29, zmm22, 0x78         ;   145.3 p5      41 next
        vmovdqa64 zmm29, zmm27                       ;   143.8         41 next copy
        vmovdqu64 [rbp + 6016], zmm6                 ;   143.3 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm9                         ;   144.3         41 next copy
        vpternlogd zmm6, zmm13, zmm24, 0x78          ;   145.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm23                ;   106.8 p8+p9   54 next spill
        vmovdqa64 zmm23, zmm31                       ;   146.3         41 next copy
        vmovdqu64 [rbp + 6144], zmm9                 ;   144.3 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm11                        ;   140.3         41 next copy
        vmovdqu64 [rbp + 6208], zmm27                ;   143.8 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm11                       ;   140.3         41 next copy
        vpternlogd zmm27, zmm22, zmm20, 0x48         ;   145.8 p5      41 next
        vmovdqu64 [rbp + 6272], zmm7                 ;   132.8 p7+p4   41 next spill
        vmovdqu64 zmm7, [r10 + 1984]                 ;    90.0 p3      54 next
        vpxord zmm7, zmm7, [rbp + 3904]              ;   146.3 p0+p2   54 next
        vpternlogd zmm10, zmm7, zmm24, 0x78          ;   147.3 p5      41 next
        vpternlogd zmm10, zmm21, zmm2, 0xd2          ;   148.3 p0      41 next
        vpternlogd zmm4, zmm21, zmm7, 0xe1           ;   147.8 p5      41 next
        vpxord zmm29, zmm29, zmm10                   ;   149.3 p0      41 next
        vpxord zmm23, zmm23, zmm4                    ;   148.8 p5      41 next
        vpandd zmm19, zmm19, zmm7                    ;   149.3 p0      41 next
        vpxord zmm5, zmm5, zmm7                      ;   149.8 p5      41 next
        vpternlogd zmm5, zmm18, zmm2, 0x6c           ;   150.8 p0      41 next
        vpternlogd zmm2, zmm15, zmm7, 0x6a           ;   150.8 p5      41 next
        vpternlogd zmm2, zmm0, zmm22, 0x69           ;   151.8 p0      41 next
        vpternlogd zmm3, zmm18, zmm2, 0x69           ;   152.8 p5      41 next
        vpternlogd zmm4, zmm2, zmm1, 0x69            ;   152.8 p0      41 next
        vmovdqu64 zmm0, [rbp + 5696]                 ;   120.8 p3      41 next reload
        vmovdqu64 zmm2, [rbp + 5760]                 ;   121.8 p2      41 next
        vpternlogd zmm2, zmm0, [rbp + 5696], 0xf3    ;   152.8 p5+p3   41 next
        vpandd zmm9, zmm9, zmm7                      ;   153.3 p0      41 next
        vpternlogd zmm23, zmm15, zmm9, 0x96          ;   154.3 p5      41 next
        vpternlogd zmm9, zmm17, zmm20, 0x87          ;   154.3 p0      41 next
        vpternlogd zmm20, zmm7, zmm11, 0x6a          ;   154.8 p5      41 next
        vpternlogd zmm9, zmm13, zmm22, 0x87          ;   155.3 p0      41 next
        vpxord zmm8, zmm8, zmm7                      ;   155.8 p5      41 next
        vpternlogd zmm8, zmm27, zmm26, 0x6c          ;   156.8 p0      41 next
        vpternlogd zmm8, zmm1, zmm25, 0x96           ;   157.8 p5      41 next
        vpternlogd zmm30, zmm25, zmm9, 0x69          ;   157.3 p0      41 next
        vpternlogd zmm9, zmm22, zmm17, 0x87          ;   157.8 p5      41 next
        vpternlogd zmm22, zmm7, zmm17, 0x48          ;   158.3 p0      41 next
        vpternlogd zmm22, zmm11, zmm24, 0x87         ;   159.3 p5      41 next
        vpternlogd zmm28, zmm6, zmm22, 0x69          ;   160.3 p0      41 next
        vpternlogd zmm9, zmm31, zmm12, 0x69          ;   159.8 p5      41 next
        vpternlogd zmm24, zmm21, zmm20, 0x6a         ;   160.3 p0      41 next
        vpternlogd zmm24, zmm7, zmm17, 0x2d          ;   161.3 p5      41 next
        vpternlogd zmm9, zmm20, zmm16, 0x96          ;   161.3 p0      41 next
        vpternlogd zmm4, zmm21, [r10 + 8704], 0x96   ;   161.8 p5+p2   48 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   109.3 p3      54 next reload
        vpternlogd zmm29, zmm19, zmm0, 0x96          ;   162.3 p0      41 next
        vpternlogd zmm8, zmm16, [r10 + 8640], 0x96   ;   162.8 p5+p2   48 next
        vmovdqu64 zmm1, [rbp + 6272]                 ;   132.8 p3      41 next reload
        vpternlogd zmm14, zmm1, [rbp + 5952], 0x96   ;   163.3 p0+p2   41 next
        vpternlogd zmm30, zmm10, [rbp + 5824], 0x96  ;   163.8 p5+p3   41 next
        vpternlogd zmm23, zmm22, [rbp + 4544], 0x96  ;   164.3 p0+p2   41 next
        vpternlogd zmm5, zmm24, [rbp + 5888], 0x96   ;   164.8 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 5632]                 ;   117.3 p2      41 next reload
        vpternlogd zmm2, zmm1, [rbp + 5504], 0x96    ;   165.3 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   106.3 p2      54 next reload
        vpternlogd zmm2, zmm0, zmm1, 0xb4            ;   166.3 p5      41 next
        vmovdqu64 zmm0, [rbp + 4352]                 ;   103.3 p3      54 next
        vmovdqu64 zmm6, [r8]                         ;   101.8 p2      76 l.0 reload
        vpxord zmm0, zmm0, zmm6                      ;   166.3 p0      54 next
        vpternlogd zmm28, zmm1, [rbp + 6208], 0x96   ;   166.8 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 4800]                 ;   103.8 p2      54 next
        vmovdqu64 zmm7, [r8 + 64]                    ;   103.2 p3      76 l.1 reload
        vpxord zmm1, zmm1, zmm7                      ;   167.3 p0      54 next
        vmovdqu64 zmm10, [rbp + 4736]                ;   103.8 p2      54 next
        vmovdqu64 zmm11, [r8 + 128]                  ;   104.2 p3      76 l.2 reload
        vpxord zmm10, zmm10, zmm11                   ;   167.8 p5      54 next
        vpternlogd zmm2, zmm23, [r10 + 9152], 0x96   ;   168.3 p0+p2   48 next
        vpxord zmm23, zmm23, [r10 + 8576]            ;   168.8 p5+p3   48 next
        vmovdqu64 zmm12, [rbp + 6144]                ;   144.3 p2      41 next reload
        vpternlogd zmm3, zmm12, [rbp + 6080], 0x69   ;   169.3 p0+p3   41 next
        vmovdqu64 zmm12, [rbp + 3968]                ;   106.8 p2      54 next
        vmovdqu64 zmm13, [r8 + 192]                  ;   107.2 p3      76 l.3 reload
        vpxord zmm12, zmm12, zmm13                   ;   169.8 p5      54 next
        vmovdqu64 zmm15, [rbp + 4864]                ;   107.8 p2      54 next
        vmovdqu64 zmm16, [r8 + 256]                  ;   108.2 p3      76 l.4 reload
        vpxord zmm15, zmm15, zmm16                   ;   170.3 p0      54 next
        vmovdqu64 zmm17, [rbp + 4032]                ;   108.8 p2      54 next
        vmovdqu64 zmm18, [r8 + 320]                  ;   109.2 p3      76 l.5 reload
        vpxord zmm17, zmm17, zmm18                   ;   170.8 p5      54 next
        vpxord zmm19, zmm29, [r10 + 8384]            ;   171.3 p0+p2   48 next
        vmovdqu64 zmm20, [rbp + 5248]                ;   128.3 p3      41 next reload
        vpternlogd zmm29, zmm20, [r10 + 8960], 0x96  ;   171.8 p5+p2   48 next
        vpxord zmm20, zmm30, [r10 + 8448]            ;   172.3 p0+p3   48 next
        vmovdqu64 zmm21, [rbp + 5376]                ;   130.8 p2      41 next reload
        vpternlogd zmm30, zmm21, [r10 + 9024], 0x96  ;   172.8 p5+p3   48 next
        vpxord zmm21, zmm5, [r10 + 8256]             ;   173.3 p0+p2   48 next
        vmovdqu64 zmm22, [rbp + 4672]                ;   124.8 p3      41 next reload
        vpternlogd zmm5, zmm22, [r10 + 8832], 0x96   ;   173.8 p5+p2   48 next
        vpxord zmm22, zmm28, [r10 + 8192]            ;   174.3 p0+p3   48 next
        vmovdqu64 zmm24, [rbp + 4608]                ;   125.8 p2      41 next reload
        vpternlogd zmm28, zmm24, [r10 + 8768], 0x96  ;   174.8 p5+p3   48 next
        vmovdqu64 zmm24, [rbp + 6016]                ;   143.3 p2      41 next reload
        vpternlogd zmm9, zmm24, [rbp + 5568], 0x96   ;   175.3 p0+p3   41 next
        vmovdqu64 zmm24, [rbp + 5056]                ;   116.8 p2      54 next
        vmovdqu64 zmm25, [r8 + 384]                  ;   117.2 p3      76 l.6 reload
        vpxord zmm24, zmm24, zmm25                   ;   175.8 p5      54 next
        vmovdqu64 zmm26, [rbp + 4928]                ;   117.8 p2      54 next
        vmovdqu64 zmm27, [r8 + 512]                  ;   118.2 p3      76 l.8 reload
        vpxord zmm26, zmm26, zmm27                   ;   176.3 p0      54 next
        vpternlogd zmm14, zmm9, [r10 + 9088], 0x96   ;   176.8 p5+p2   48 next
        vpxord zmm9, zmm9, [r10 + 8512]              ;   177.3 p0+p3   48 next
        vpxord zmm31, zmm3, [r10 + 8320]             ;   177.8 p5+p2   48 next
        vmovdqu64 zmm27, [rbp + 4480]                ;   123.8 p3      41 next reload
        vpternlogd zmm3, zmm27, [r10 + 8896], 0x96   ;   178.3 p0+p2   48 next
        vpandd zmm27, zmm4, zmm20                    ;   178.8 p5      45 next
        vpandd zmm25, zmm4, zmm31                    ;   179.3 p0      45 next
        vpternlogd zmm25, zmm8, zmm23, 0x78          ;   180.3 p5      45 next
        vpandd zmm18, zmm4, zmm8                     ;   180.3 p0      45 next
        vmovdqa64 zmm16, zmm18                       ;   181.3         45 next copy
        vpternlogd zmm16, zmm19, zmm22, 0x87         ;   181.3 p5      45 next
        vpternlogd zmm16, zmm23, zmm20, 0x87         ;   182.3 p0      45 next
        vpxord zmm13, zmm23, zmm22                   ;   181.8 p5      45 next
        vpxord zmm11, zmm13, zmm19                   ;   182.8 p0      45 next
        vpternlogd zmm25, zmm11, zmm9, 0xd2          ;   183.8 p5      45 next
        vmovdqa64 zmm7, zmm13                        ;   182.8         45 next copy
        vpternlogd zmm7, zmm4, zmm9, 0x6c            ;   183.3 p0      45 next
        vpandd zmm6, zmm23, zmm19                    ;   183.8 p5      45 next
        vpternlogd zmm6, zmm8, zmm22, 0x87           ;   184.8 p0      45 next
        vmovdqu64 [rbp + 4480], zmm1                 ;   168.3 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm8                         ;   163.8         45 next copy
        vpternlogd zmm1, zmm23, zmm21, 0x48          ;   184.8 p5      45 next
        vmovdqu64 [rbp + 5568], zmm24                ;   176.8 p7+p4   54 next spill
        vpandd zmm24, zmm8, zmm9                     ;   185.3 p0      45 next
        vmovdqu64 [rbp + 6016], zmm17                ;   171.8 p8+p9   54 next spill
        vpxord zmm17, zmm9, zmm21                    ;   185.8 p5      45 next
        vpternlogd zmm24, zmm17, zmm20, 0x78         ;   186.8 p0      45 next
        vmovdqu64 [rbp + 4608], zmm15                ;   171.3 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm9                        ;   178.3         45 next copy
        vpternlogd zmm15, zmm20, zmm31, 0x6a         ;   186.8 p5      45 next
        vmovdqu64 [rbp + 4672], zmm0                 ;   167.3 p8+p9   54 next spill
        vmovdqa64 zmm0, zmm4                         ;   162.8         45 next copy
        vpternlogd zmm0, zmm9, zmm20, 0x48           ;   187.3 p0      45 next
        vmovdqu64 [rbp + 5376], zmm10                ;   168.8 p7+p4   54 next spill
        vpxord zmm10, zmm21, zmm22                   ;   187.8 p5      45 next
        vmovdqu64 [rbp + 5248], zmm12                ;   170.8 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm4                        ;   162.8         45 next copy
        vpternlogd zmm12, zmm20, zmm19, 0x60         ;   188.3 p0      45 next
        vpternlogd zmm12, zmm8, zmm31, 0x87          ;   189.3 p5      45 next
        vmovdqu64 [rbp + 6080], zmm26                ;   177.3 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm4                        ;   162.8         45 next copy
        vpternlogd zmm26, zmm8, zmm22, 0x6c          ;   189.3 p0      45 next
        vmovdqu64 [rbp + 6144], zmm2                 ;   169.3 p8+p9   48 next spill
        vpandd zmm2, zmm21, zmm22                    ;   189.8 p5      45 next
        vpternlogd zmm2, zmm9, zmm31, 0x87           ;   190.8 p0      45 next
        vpternlogd zmm2, zmm11, zmm4, 0xe1           ;   191.8 p5      45 next
        vpternlogd zmm13, zmm2, zmm24, 0x96          ;   192.8 p0      45 next
        vpternlogd zmm13, zmm18, zmm12, 0x96         ;   193.8 p5      45 next
        vpternlogd zmm12, zmm23, zmm21, 0x78         ;   192.3 p0      45 next
        vmovdqa64 zmm18, zmm20                       ;   173.3         45 next copy
        vpternlogd zmm18, zmm19, zmm21, 0x48         ;   192.8 p5      45 next
        vpternlogd zmm18, zmm23, zmm22, 0x78         ;   193.8 p0      45 next
        vmovdqu64 [rbp + 5312], zmm13                ;   194.8 p7+p4   45 next spill
        vmovdqa64 zmm13, zmm31                       ;   178.8         45 next copy
        vpternlogd zmm13, zmm21, zmm22, 0x6a         ;   193.8 p5      45 next
        vpternlogd zmm7, zmm13, zmm20, 0x69          ;   194.8 p0      45 next
        vpternlogd zmm2, zmm6, zmm7, 0x69            ;   195.8 p5      45 next
        vmovdqu64 [rbp + 6208], zmm2                 ;   196.8 p8+p9   45 next spill
        vmovdqa64 zmm2, zmm16                        ;   183.3         45 next copy
        vpternlogd zmm2, zmm23, zmm31, 0x4b          ;   195.3 p0      45 next
        vpternlogd zmm16, zmm20, zmm19, 0x87         ;   195.8 p5      45 next
        vpternlogd zmm16, zmm24, zmm15, 0x69         ;   196.8 p0      45 next
        vpternlogd zmm16, zmm26, zmm1, 0x96          ;   197.8 p5      45 next
        vpternlogd zmm26, zmm11, zmm31, 0x78         ;   197.3 p0      45 next
        vpternlogd zmm26, zmm4, zmm19, 0x2d          ;   198.3 p5      45 next
        vpternlogd zmm26, zmm0, zmm18, 0x96          ;   199.3 p0      45 next
        vpternlogd zmm18, zmm17, zmm22, 0x87         ;   198.8 p5      45 next
        vpternlogd zmm17, zmm19, zmm31, 0x78         ;   199.3 p0      45 next
        vpternlogd zmm4, zmm13, zmm21, 0x28          ;   199.8 p5      45 next
        vpternlogd zmm13, zmm21, zmm8, 0x87          ;   200.3 p0      45 next
        vpternlogd zmm13, zmm15, zmm20, 0x87         ;   201.3 p5      45 next
        vmovdqu64 zmm0, [rbp + 6080]                 ;   177.3 p3      41 next
        vpternlogd zmm10, zmm9, zmm13, 0x6a          ;   202.3 p0      45 next
        vmovdqu64 zmm9, [rbp + 6144]                 ;   169.3 p2      48 next reload
        vmovdqu64 zmm15, [rbp + 5312]                ;   194.8 p3      54 next
        vpternlogd zmm15, zmm9, [rbp + 5056], 0x96   ;   201.8 p5+p2   54 next
        vpternlogd zmm13, zmm8, zmm19, 0x87          ;   202.3 p0      45 next
        vpternlogd zmm16, zmm19, zmm8, 0x78          ;   202.8 p5      45 next
        vpternlogd zmm8, zmm20, zmm22, 0x48          ;   203.3 p0      45 next
        vpternlogd zmm13, zmm20, zmm22, 0x78         ;   203.8 p5      45 next
        vmovdqu64 zmm19, [r8 + 448]                  ;   123.2 p3      76 l.7 reload
        vmovdqu64 zmm20, [rbp + 4992]                ;   123.8 p2      45 next reload
        vmovdqu64 zmm21, [rbp + 2880]                ;   124.2 p3      54 next
        vpternlogd zmm21, zmm20, zmm19, 0x96         ;   204.3 p0      54 next
        vpternlogd zmm23, zmm31, zmm13, 0x6a         ;   204.8 p5      45 next
        vpternlogd zmm18, zmm7, zmm13, 0x69          ;   205.3 p0      45 next
        vmovdqu64 zmm7, [r8 + 576]                   ;   124.8 p2      76 l.9 reload
        vmovdqu64 zmm13, [rbp + 4096]                ;   125.2 p3      48 next reload
        vmovdqu64 zmm22, [rbp + 3136]                ;   125.8 p2      54 next
        vpternlogd zmm22, zmm13, zmm7, 0x96          ;   205.8 p5      54 next
        vpternlogd zmm12, zmm23, zmm10, 0x69         ;   206.3 p0      45 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   177.3 p3      41 next
        vpternlogd zmm10, zmm27, zmm25, 0x96         ;   206.8 p5      45 next
        vmovdqu64 zmm24, [rbp + 3136]                ;   126.8 p2      54 next reload
        vpternlogd zmm13, zmm28, zmm24, 0x96         ;   207.3 p0      54 next
        vpternlogd zmm2, zmm25, zmm17, 0x69          ;   207.8 p5      45 next
        vmovdqu64 zmm25, [rbp + 4608]                ;   171.3 p3      41 next
        vpternlogd zmm4, zmm8, zmm17, 0x96           ;   208.3 p0      45 next
        vmovdqu64 zmm8, [rbp + 5248]                 ;   170.8 p2      54 next reload
        vpandd zmm25, zmm25, zmm8                    ;   208.8 p5      41 next
        vmovdqu64 zmm17, [rbp + 5376]                ;   168.8 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 5568]                ;   176.8 p2      41 next
        vpternlogd zmm27, zmm17, zmm17, 0x3f         ;   209.3 p0      41 next
        vpternlogd zmm4, zmm6, zmm1, 0x96            ;   209.8 p5      45 next
        vmovdqu64 zmm1, [rbp + 4416]                 ;   129.2 p3      48 next reload
        vmovdqu64 zmm6, [rbp + 3904]                 ;   129.8 p2      54 next reload
        vpternlogd zmm9, zmm6, zmm1, 0x96            ;   210.3 p0      54 next
        vmovdqu64 zmm31, [r8 + 960]                  ;   130.2 p3      76 l.15 reload
        vpternlogd zmm1, zmm6, zmm31, 0x96           ;   210.8 p5      54 next
        vpternlogd zmm12, zmm28, [rbp + 4352], 0x96  ;   211.3 p0+p2   54 next
        vpternlogd zmm26, zmm5, [rbp + 4800], 0x96   ;   211.8 p5+p3   54 next
        vmovdqu64 zmm28, [rbp + 6016]                ;   171.8 p2      41 next
        vpxord zmm28, zmm28, [rbp + 4480]            ;   212.3 p0+p3   41 next
        vpternlogd zmm4, zmm20, [rbp + 2880], 0x96   ;   212.8 p5+p2   54 next
        vpternlogd zmm16, zmm14, [rbp + 4032], 0x96  ;   213.3 p0+p3   54 next
        vpternlogd zmm18, zmm3, [rbp + 4736], 0x96   ;   213.8 p5+p2   54 next
        vpternlogd zmm10, zmm29, [rbp + 3968], 0x96  ;   214.3 p0+p3   54 next
        vpternlogd zmm2, zmm30, [rbp + 4864], 0x96   ;   214.8 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 6016]                ;   171.8 p3      54 next reload
        vpternlogd zmm25, zmm17, zmm20, 0x48         ;   215.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 3520]                 ;   135.8 p2      54 next reload
        vpternlogd zmm29, zmm6, [rbp + 4224], 0x96   ;   215.8 p5+p3   54 next
        vmovdqu64 zmm24, [rbp + 3648]                ;   136.8 p2      54 next reload
        vpternlogd zmm30, zmm24, [rbp + 4160], 0x96  ;   216.3 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 3264]                ;   137.8 p2      54 next reload
        vpternlogd zmm5, zmm31, [rbp + 5184], 0x96   ;   216.8 p5+p3   54 next
        vmovdqa64 zmm7, zmm21                        ;   205.3         41 next copy
        vmovdqu64 zmm19, [rbp + 3776]                ;   138.8 p2      54 next reload
        vpternlogd zmm14, zmm19, [rbp + 5120], 0x96  ;   217.3 p0+p3   54 next
        vmovdqu64 [rbp + 4864], zmm9                 ;   211.3 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 3392]                 ;   139.8 p2      54 next reload
        vpternlogd zmm3, zmm9, [rbp + 4288], 0x96    ;   217.8 p5+p3   54 next
        vmovdqu64 [rbp + 3968], zmm14                ;   218.3 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm21                       ;   205.3         41 next copy
        vmovdqu64 [rbp + 4736], zmm30                ;   217.3 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 6208]                ;   196.8 p2      45 next reload
        vpternlogd zmm11, zmm30, [rbp + 4928], 0x96  ;   218.3 p0+p3   54 next
        vmovdqu64 zmm30, [rbp + 4608]                ;   171.3 p2      41 next
        vpxord zmm30, zmm30, [rbp + 4480]            ;   218.8 p5+p3   41 next
        vmovdqu64 [rbp + 4928], zmm29                ;   216.8 p8+p9   54 next spill
        vpandnd zmm29, zmm30, zmm20                  ;   219.8 p0      41 next
        vpternlogd zmm29, zmm17, [rbp + 4608], 0x28  ;   220.8 p5+p2   41 next
        vmovdqu64 [rbp + 6208], zmm3                 ;   218.8 p7+p4   54 next spill
        vmovdqa64 zmm3, zmm21                        ;   205.3         41 next copy
        vmovdqu64 [rbp + 4032], zmm5                 ;   217.8 p8+p9   54 next spill
        vpandd zmm5, zmm22, zmm1                     ;   220.3 p0      41 next
        vmovdqu64 [rbp + 4992], zmm13                ;   208.3 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm22                       ;   206.8         41 next copy
        vmovdqu64 [rbp + 4800], zmm11                ;   219.3 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm1                        ;   211.8         41 next copy
        vmovdqu64 [rbp + 4352], zmm4                 ;   213.8 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm1                         ;   211.8         41 next copy
        vmovdqu64 [rbp + 4416], zmm15                ;   202.8 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm1                        ;   211.8         41 next copy
        vmovdqu64 [rbp + 6144], zmm16                ;   214.3 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm1                        ;   211.8         41 next copy
        vmovdqu64 [rbp + 4096], zmm2                 ;   215.8 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm8                         ;   176.8         41 next copy
        vpternlogd zmm2, zmm17, [rbp + 4672], 0x9a   ;   220.8 p5+p3   41 next
        vmovdqu64 [rbp + 5056], zmm18                ;   214.8 p7+p4   54 next spill
        vmovdqu64 zmm18, [rbp + 4224]                ;   143.8 p2      54 next
        vpternlogd zmm18, zmm6, [r8 + 768], 0x96     ;   221.3 p0+p3   54 next
        vpxord zmm23, zmm23, zmm18                   ;   222.3 p5      41 next
        vpandd zmm3, zmm3, zmm23                     ;   223.3 p0      41 next
        vpandd zmm13, zmm13, zmm18                   ;   222.8 p5      41 next
        vpternlogd zmm13, zmm21, [rbp + 6080], 0x87  ;   223.8 p0+p2   41 next
        vmovdqa64 zmm6, zmm18                        ;   222.3         41 next copy
        vmovdqu64 [rbp + 4224], zmm26                ;   212.8 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 4672]                ;   167.3 p3      41 next
        vpternlogd zmm26, zmm8, [rbp + 4672], 0xc3   ;   223.8 p5+p2   41 next
        vmovdqu64 [rbp + 5312], zmm12                ;   212.3 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 4160]                ;   146.2 p3      54 next
        vpternlogd zmm12, zmm24, [r8 + 832], 0x96    ;   224.3 p0+p2   54 next
        vpandd zmm0, zmm0, zmm12                     ;   225.3 p5      41 next
        vpxord zmm14, zmm14, zmm12                   ;   225.3 p0      41 next
        vmovdqa64 zmm24, zmm14                       ;   226.3         41 next copy
        vmovdqu64 [rbp + 4160], zmm10                ;   215.3 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm14                       ;   226.3         41 next copy
        vpternlogd zmm10, zmm1, zmm18, 0x6c          ;   226.3 p5      41 next
        vmovdqa64 zmm17, zmm12                       ;   225.3         41 next copy
        vmovdqa64 zmm20, zmm12                       ;   225.3         41 next copy
        vpternlogd zmm20, zmm22, zmm22, 0xcf         ;   226.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 5184]                 ;   147.2 p3      54 next
        vpternlogd zmm8, zmm31, [r8 + 640], 0x96     ;   226.8 p5+p2   54 next
        vpxord zmm24, zmm24, zmm8                    ;   227.8 p0      41 next
        vpternlogd zmm13, zmm24, zmm1, 0xe1          ;   228.8 p5      41 next
        vpandd zmm17, zmm17, zmm8                    ;   228.3 p0      41 next
        vmovdqa64 zmm31, zmm13                       ;   229.8         41 next copy
        vmovdqu64 [rbp + 5184], zmm29                ;   221.8 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm23                       ;   223.3         41 next copy
        vpternlogd zmm29, zmm8, zmm22, 0x78          ;   228.8 p5      41 next
        vmovdqu64 [rbp + 5440], zmm26                ;   224.8 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm8                        ;   227.8         41 next copy
        vmovdqu64 [rbp + 5504], zmm30                ;   219.8 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 5120]                ;   148.2 p3      54 next
        vpternlogd zmm30, zmm19, [r8 + 896], 0x96    ;   229.3 p0+p2   54 next
        vpternlogd zmm5, zmm30, zmm12, 0x78          ;   230.3 p5      41 next
        vpternlogd zmm5, zmm24, zmm18, 0xd2          ;   231.3 p0      41 next
        vpternlogd zmm17, zmm30, zmm21, 0x87         ;   230.8 p5      41 next
        vpandd zmm26, zmm26, zmm30                   ;   231.3 p0      41 next
        vpandd zmm15, zmm15, zmm30                   ;   231.8 p5      41 next
        vpandd zmm6, zmm6, zmm30                     ;   232.3 p0      41 next
        vmovdqa64 zmm19, zmm5                        ;   232.3         41 next copy
        vmovdqu64 [rbp + 5120], zmm5                 ;   232.3 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm1                         ;   211.8         41 next copy
        vpternlogd zmm5, zmm30, zmm21, 0x6c          ;   232.8 p5      41 next
        vmovdqu64 [rbp + 5632], zmm28                ;   213.3 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm24                       ;   228.8         41 next copy
        vpternlogd zmm28, zmm5, zmm22, 0x6c          ;   233.8 p0      41 next
        vpternlogd zmm28, zmm1, zmm8, 0x2d           ;   234.8 p5      41 next
        vmovdqu64 [rbp + 5888], zmm24                ;   228.8 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm15                       ;   232.8         41 next copy
        vpternlogd zmm24, zmm8, zmm21, 0x87          ;   234.3 p0      41 next
        vmovdqu64 [rbp + 4544], zmm28                ;   235.8 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm22                       ;   206.8         41 next copy
        vpternlogd zmm28, zmm21, [rbp + 6080], 0x6c  ;   234.8 p5+p3   41 next
        vpxord zmm16, zmm16, zmm28                   ;   235.8 p0      41 next
        vmovdqu64 [rbp + 5824], zmm27                ;   210.3 p8+p9   41 next spill
        vmovdqu64 zmm27, [rbp + 4288]                ;   149.8 p2      54 next
        vpternlogd zmm27, zmm9, [r8 + 704], 0x96     ;   235.8 p5+p3   54 next
        vpternlogd zmm6, zmm23, zmm27, 0x78          ;   236.8 p0      41 next
        vpternlogd zmm1, zmm27, zmm8, 0x60           ;   236.8 p5      41 next
        vpternlogd zmm1, zmm30, zmm22, 0x87          ;   237.8 p0      41 next
        vpternlogd zmm10, zmm28, zmm27, 0x69         ;   237.8 p5      41 next
        vpternlogd zmm24, zmm12, zmm27, 0x87         ;   238.3 p0      41 next
        vpternlogd zmm20, zmm24, zmm29, 0x69         ;   239.3 p5      41 next
        vpternlogd zmm24, zmm27, zmm8, 0x87          ;   239.3 p0      41 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   177.3 p2      54 next reload
        vpternlogd zmm28, zmm30, zmm23, 0x87         ;   239.8 p5      41 next
        vpternlogd zmm8, zmm27, zmm23, 0x60          ;   240.3 p0      41 next
        vpternlogd zmm8, zmm12, zmm21, 0x78          ;   241.3 p5      41 next
        vpternlogd zmm3, zmm10, zmm8, 0x69           ;   242.3 p0      41 next
        vpternlogd zmm13, zmm10, zmm17, 0x69         ;   241.8 p5      41 next
        vpxord zmm31, zmm31, zmm6                    ;   242.3 p0      41 next
        vpternlogd zmm31, zmm15, zmm14, 0x96         ;   243.3 p5      41 next
        vmovdqa64 zmm10, zmm18                       ;   222.3         41 next copy
        vpternlogd zmm10, zmm23, zmm21, 0x60         ;   243.3 p0      41 next
        vpternlogd zmm21, zmm30, zmm27, 0x28         ;   243.8 p5      41 next
        vpternlogd zmm30, zmm12, zmm23, 0x48         ;   244.3 p0      41 next
        vpternlogd zmm16, zmm21, zmm23, 0x6c         ;   244.8 p5      41 next
        vmovdqu64 zmm14, [rbp + 4480]                ;   168.3 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 5248]                ;   170.8 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 5824]                ;   210.3 p3      41 next
        vpternlogd zmm21, zmm15, zmm14, 0x78         ;   245.3 p0      41 next
        vpternlogd zmm16, zmm17, zmm29, 0x96         ;   245.8 p5      41 next
        vmovdqu64 zmm17, [rbp + 4608]                ;   171.3 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 5568]                ;   176.8 p3      41 next
        vpternlogd zmm23, zmm15, zmm17, 0x6a         ;   246.3 p0      41 next
        vpandd zmm7, zmm7, zmm27                     ;   246.8 p5      41 next
        vpandd zmm11, zmm11, zmm27                   ;   247.3 p0      41 next
        vpxord zmm4, zmm4, zmm27                     ;   247.8 p5      41 next
        vpternlogd zmm4, zmm8, zmm18, 0x6c           ;   248.8 p0      41 next
        vpternlogd zmm18, zmm27, zmm22, 0x6a         ;   248.8 p5      41 next
        vpternlogd zmm28, zmm27, zmm18, 0x87         ;   249.8 p0      41 next
        vmovdqu64 zmm8, [rbp + 5376]                 ;   168.8 p2      54 next reload
        vmovdqu64 zmm27, [rbp + 5504]                ;   219.8 p3      41 next
        vpternlogd zmm27, zmm17, zmm8, 0x6a          ;   249.8 p5      41 next
        vpternlogd zmm24, zmm6, zmm18, 0x69          ;   250.3 p0      41 next
        vpternlogd zmm7, zmm26, zmm28, 0x69          ;   250.8 p5      41 next
        vpternlogd zmm12, zmm22, zmm7, 0x6a          ;   251.8 p0      41 next
        vmovdqu64 zmm6, [rbp + 4672]                 ;   167.3 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 5568]                ;   176.8 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 5632]                ;   213.3 p2      41 next
        vpternlogd zmm22, zmm18, zmm6, 0x78          ;   251.8 p5      41 next
        vpxord zmm10, zmm10, zmm28                   ;   252.3 p0      41 next
        vpternlogd zmm0, zmm12, zmm1, 0x69           ;   252.8 p5      41 next
        vpternlogd zmm24, zmm5, zmm30, 0x96          ;   253.3 p0      41 next
        vmovdqa64 zmm5, zmm25                        ;   216.3         41 next copy
        vpternlogd zmm5, zmm2, zmm17, 0x87           ;   253.8 p5      41 next
        vpternlogd zmm2, zmm18, zmm8, 0xac           ;   254.3 p0      41 next
        vpxord zmm19, zmm19, zmm10                   ;   254.8 p5      41 next
        vpternlogd zmm31, zmm1, zmm18, 0x96          ;   255.3 p0      41 next
        vpternlogd zmm5, zmm18, zmm14, 0x87          ;   255.8 p5      41 next
        vpternlogd zmm3, zmm7, zmm8, 0x69            ;   256.3 p0      41 next
        vpternlogd zmm0, zmm10, zmm6, 0x96           ;   256.8 p5      41 next
        vpxord zmm1, zmm23, zmm22                    ;   257.3 p0      41 next
        vpternlogd zmm20, zmm17, [rbp + 5120], 0x96  ;   257.8 p5+p3   41 next
        vpternlogd zmm19, zmm11, zmm15, 0x96         ;   258.3 p0      41 next
        mov r11, qword [rbp + 8688]                  ;   158.5 p10     76 l.0 reload
        vpternlogd zmm16, zmm30, [r11 + 8640], 0x96  ;   258.8 p5+p2   48 next
        vmovdqu64 zmm7, [rbp + 5888]                 ;   228.8 p3      41 next reload
        vpternlogd zmm13, zmm7, [r11 + 8704], 0x96   ;   259.3 p0+p2   48 next
        vmovdqu64 zmm7, [rbp + 6016]                 ;   171.8 p3      54 next reload
        vpternlogd zmm2, zmm22, zmm7, 0x2d           ;   259.8 p5      41 next
        vpternlogd zmm24, zmm26, zmm7, 0x96          ;   260.3 p0      41 next
        vpternlogd zmm2, zmm5, zmm17, 0x78           ;   260.8 p5      41 next
        vmovdqa64 zmm10, zmm21                       ;   246.3         41 next copy
        vpternlogd zmm10, zmm17, zmm6, 0x78          ;   261.3 p0      41 next
        vpternlogd zmm4, zmm14, [rbp + 4544], 0x96   ;   261.8 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 5632]                ;   213.3 p3      41 next reload
        vmovdqu64 zmm12, [rbp + 5440]                ;   224.8 p2      41 next reload
        vpternlogd zmm21, zmm12, zmm11, 0xd2         ;   262.3 p0      41 next
        vpternlogd zmm2, zmm4, [r11 + 8832], 0x96    ;   262.8 p5+p3   48 next
        vmovdqa64 zmm26, zmm27                       ;   250.8         41 next copy
        vpternlogd zmm26, zmm14, zmm14, 0x3f         ;   263.3 p0      41 next
        vpternlogd zmm27, zmm7, zmm6, 0x87           ;   263.8 p5      41 next
        vpternlogd zmm12, zmm26, zmm6, 0x93          ;   264.3 p0      41 next
        vmovdqu64 zmm28, [rbp + 5504]                ;   219.8 p2      41 next reload
        vpternlogd zmm26, zmm18, zmm28, 0x87         ;   264.8 p5      41 next
        vpxord zmm4, zmm4, [r11 + 8256]              ;   265.3 p0+p3   48 next
        vmovdqa64 zmm29, zmm21                       ;   263.3         41 next copy
        vpternlogd zmm29, zmm11, zmm11, 0xf3         ;   265.8 p5      41 next
        vpxord zmm11, zmm0, [r11 + 8192]             ;   266.3 p0+p2   48 next
        vpxord zmm30, zmm31, [r11 + 8576]            ;   266.8 p5+p3   48 next
        vpxord zmm9, zmm3, [r11 + 8320]              ;   267.3 p0+p2   48 next
        vmovdqu64 [rbp + 5632], zmm2                 ;   263.8 p7+p4   48 next spill
        vmovdqa64 zmm2, zmm10                        ;   262.3         41 next copy
        vpternlogd zmm2, zmm5, zmm6, 0xd2            ;   267.8 p5      41 next
        vpternlogd zmm1, zmm2, zmm7, 0xc6            ;   268.8 p0      41 next
        vpternlogd zmm0, zmm1, [r11 + 8768], 0x96    ;   269.8 p5+p3   48 next
        vpternlogd zmm5, zmm26, zmm7, 0xd2           ;   269.3 p0      41 next
        vpternlogd zmm26, zmm12, zmm18, 0xd7         ;   269.8 p5      41 next
        vpternlogd zmm18, zmm10, zmm7, 0x6f          ;   270.3 p0      41 next
        vpternlogd zmm29, zmm25, zmm26, 0x96         ;   270.8 p5      41 next
        vpternlogd zmm26, zmm23, zmm27, 0x96         ;   271.3 p0      41 next
        vpternlogd zmm26, zmm17, zmm21, 0x87         ;   272.3 p5      41 next
        vpternlogd zmm5, zmm27, zmm15, 0x2d          ;   272.3 p0      41 next
        vpternlogd zmm21, zmm7, [rbp + 5824], 0x95   ;   272.8 p5+p2   41 next
        vpternlogd zmm29, zmm15, zmm6, 0xb4          ;   273.3 p0      41 next
        vpternlogd zmm6, zmm12, zmm14, 0x9e          ;   273.8 p5      41 next
        vpternlogd zmm26, zmm12, zmm8, 0x2d          ;   274.3 p0      41 next
        vpternlogd zmm28, zmm14, zmm6, 0x95          ;   274.8 p5      41 next
        vpternlogd zmm28, zmm10, zmm8, 0x87          ;   275.8 p0      41 next
        vpternlogd zmm28, zmm21, zmm22, 0x96         ;   276.8 p5      41 next
        vpternlogd zmm3, zmm26, [r11 + 8896], 0x96   ;   276.3 p0+p3   48 next
        vpternlogd zmm31, zmm29, [r11 + 9152], 0x96  ;   276.8 p5+p2   48 next
        vpxord zmm1, zmm20, [r11 + 8448]             ;   277.3 p0+p3   48 next
        vpternlogd zmm20, zmm5, [r11 + 9024], 0x96   ;   277.8 p5+p2   48 next
        vpxord zmm2, zmm19, [r11 + 8384]             ;   278.3 p0+p3   48 next
        vpxord zmm5, zmm24, [r11 + 8512]             ;   278.8 p5+p2   48 next
        vpternlogd zmm24, zmm28, [r11 + 9088], 0x96  ;   279.3 p0+p3   48 next
        vpternlogd zmm6, zmm18, [rbp + 5184], 0x96   ;   279.8 p5+p2   41 next
        vmovdqu64 zmm7, [rbp + 5312]                 ;   212.3 p3      54 next reload
        vmovdqu64 zmm8, [rbp - 128]                  ;   171.5 p2     108 r
        vpternlogd zmm8, zmm7, [r11 + 1024], 0x96    ;   280.3 p0+p3  108 r
        vmovdqu64 zmm10, [rbp + 4224]                ;   212.8 p2      54 next reload
        vmovdqu64 zmm12, [rbp + 0]                   ;   173.2 p3     108 r
        vpternlogd zmm12, zmm10, [r11 + 1088], 0x96  ;   280.8 p5+p2  108 r
        vmovdqu64 zmm14, [rbp + 5056]                ;   214.8 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 128]                 ;   174.5 p2     108 r
        vpternlogd zmm15, zmm14, [r11 + 1152], 0x96  ;   281.3 p0+p3  108 r
        vmovdqu64 zmm17, [rbp + 4160]                ;   215.3 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 256]                 ;   176.2 p3     108 r
        vpternlogd zmm18, zmm17, [r11 + 1216], 0x96  ;   281.8 p5+p2  108 r
        vmovdqu64 zmm21, [rbp + 4096]                ;   215.8 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 384]                 ;   177.5 p2     108 r
        vpternlogd zmm22, zmm21, [r11 + 1280], 0x96  ;   282.3 p0+p3  108 r
        vmovdqu64 zmm23, [rbp + 6144]                ;   214.3 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 512]                 ;   179.2 p3     108 r
        vpternlogd zmm25, zmm23, [r11 + 1344], 0x96  ;   282.8 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 4416]                ;   202.8 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 640]                 ;   180.5 p2     108 r
        vpternlogd zmm27, zmm26, [r11 + 1408], 0x96  ;   283.3 p0+p3  108 r
        vpternlogd zmm19, zmm6, [r11 + 8960], 0x96   ;   283.8 p5+p2   48 next
        vmovdqu64 zmm6, [rbp + 4352]                 ;   213.8 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 768]                 ;   182.5 p2     108 r
        vpternlogd zmm28, zmm6, [r11 + 1472], 0x96   ;   284.3 p0+p3  108 r
        vpandd zmm29, zmm16, zmm2                    ;   284.8 p5      45 next
        vmovdqu64 [rbp + 5184], zmm28                ;   285.3 p8+p9  108 r spill
        vpandd zmm28, zmm13, zmm1                    ;   285.3 p0      45 next
        vmovdqu64 [rbp + 5376], zmm27                ;   284.3 p7+p4  108 r spill
        vpxord zmm27, zmm4, zmm11                    ;   285.8 p5      45 next
        vmovdqu64 [rbp + 4480], zmm25                ;   283.8 p8+p9  108 r spill
        vpxord zmm25, zmm4, zmm5                     ;   286.3 p0      45 next
        vmovdqu64 [rbp + 5504], zmm22                ;   283.3 p7+p4  108 r spill
        vpandd zmm22, zmm25, zmm11                   ;   287.3 p5      45 next
        vmovdqu64 [rbp + 4672], zmm18                ;   282.8 p8+p9  108 r spill
        vpandd zmm18, zmm13, zmm9                    ;   287.3 p0      45 next
        vpternlogd zmm18, zmm16, zmm30, 0x78         ;   288.3 p5      45 next
        vmovdqu64 [rbp + 5248], zmm15                ;   282.3 p7+p4  108 r spill
        vpandd zmm15, zmm16, zmm13                   ;   288.3 p0      45 next
        vmovdqu64 [rbp + 6016], zmm12                ;   281.8 p8+p9  108 r spill
        vpandd zmm12, zmm16, zmm5                    ;   288.8 p5      45 next
        vpternlogd zmm12, zmm25, zmm1, 0x78          ;   289.8 p0      45 next
        vpternlogd zmm25, zmm2, zmm9, 0x78           ;   289.8 p5      45 next
        vmovdqu64 [rbp + 5824], zmm8                 ;   281.3 p7+p4  108 r spill
        vpandd zmm8, zmm9, zmm30                     ;   290.3 p0      45 next
        vpxord zmm6, zmm30, zmm11                    ;   290.8 p5      45 next
        vpandd zmm26, zmm9, zmm5                     ;   291.3 p0      45 next
        vpternlogd zmm26, zmm4, zmm11, 0x87          ;   292.3 p5      45 next
        vmovdqa64 zmm23, zmm9                        ;   268.3         45 next copy
        vpternlogd zmm23, zmm4, zmm11, 0x6a          ;   292.3 p0      45 next
        vpandd zmm21, zmm11, zmm1                    ;   292.8 p5      45 next
        vmovdqa64 zmm14, zmm16                       ;   259.8         45 next copy
        vpternlogd zmm14, zmm30, zmm4, 0x48          ;   293.3 p0      45 next
        vpandd zmm10, zmm30, zmm2                    ;   293.8 p5      45 next
        vpternlogd zmm10, zmm16, zmm11, 0x87         ;   294.8 p0      45 next
        vmovdqa64 zmm7, zmm13                        ;   260.3         45 next copy
        vpternlogd zmm7, zmm16, zmm11, 0x6c          ;   294.8 p5      45 next
        vmovdqa64 zmm17, zmm30                       ;   267.8         45 next copy
        vpternlogd zmm17, zmm9, zmm9, 0xcf           ;   295.3 p0      45 next
        vmovdqu64 [rbp + 4608], zmm19                ;   284.8 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm5                        ;   279.8         45 next copy
        vpternlogd zmm19, zmm1, zmm9, 0x6a           ;   295.8 p5      45 next
        vmovdqu64 [rbp + 5568], zmm31                ;   277.8 p7+p4   48 next spill
        vpxord zmm31, zmm6, zmm2                     ;   296.3 p0      45 next
        vpternlogd zmm18, zmm31, zmm5, 0xd2          ;   297.3 p5      45 next
        vpternlogd zmm26, zmm31, zmm13, 0xe1         ;   297.3 p0      45 next
        vmovdqu64 [rbp + 5440], zmm24                ;   280.3 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm13                       ;   260.3         45 next copy
        vpternlogd zmm24, zmm5, zmm1, 0x48           ;   297.8 p5      45 next
        vmovdqu64 [rbp + 4544], zmm20                ;   278.8 p7+p4   48 next spill
        vmovdqa64 zmm20, zmm13                       ;   260.3         45 next copy
        vpternlogd zmm20, zmm1, zmm2, 0x60           ;   298.3 p0      45 next
        vpternlogd zmm20, zmm16, zmm9, 0x87          ;   299.3 p5      45 next
        vpternlogd zmm9, zmm31, zmm7, 0x6a           ;   299.3 p0      45 next
        vpternlogd zmm9, zmm13, zmm2, 0x2d           ;   300.3 p5      45 next
        vmovdqu64 [rbp + 5888], zmm3                 ;   277.3 p8+p9   48 next spill
        vmovdqa64 zmm3, zmm1                         ;   278.3         45 next copy
        vpternlogd zmm3, zmm2, zmm4, 0x48            ;   300.3 p0      45 next
        vpternlogd zmm3, zmm30, zmm11, 0x78          ;   301.3 p5      45 next
        vpxord zmm24, zmm24, zmm3                    ;   302.3 p0      45 next
        vmovdqu64 [rbp + 5120], zmm9                 ;   301.3 p7+p4   45 next spill
        vmovdqa64 zmm9, zmm16                        ;   259.8         45 next copy
        vpternlogd zmm9, zmm1, zmm11, 0x48           ;   301.8 p5      45 next
        vpternlogd zmm16, zmm23, zmm4, 0x93          ;   302.3 p0      45 next
        vpternlogd zmm11, zmm15, zmm2, 0x93          ;   302.8 p5      45 next
        vpternlogd zmm16, zmm19, zmm1, 0x87          ;   303.3 p0      45 next
        vpternlogd zmm21, zmm29, zmm16, 0x69         ;   304.3 p5      45 next
        vpternlogd zmm16, zmm27, zmm5, 0x78          ;   304.3 p0      45 next
        vpternlogd zmm5, zmm6, zmm13, 0x6a           ;   304.8 p5      45 next
        vpternlogd zmm13, zmm23, zmm4, 0x28          ;   305.3 p0      45 next
        vpternlogd zmm5, zmm23, zmm1, 0x69           ;   305.8 p5      45 next
        vpternlogd zmm4, zmm20, zmm30, 0x6c          ;   306.3 p0      45 next
        vpternlogd zmm4, zmm8, zmm21, 0x69           ;   307.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 4800]                 ;   219.3 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 896]                 ;   186.5 p3     108 r
        vpternlogd zmm23, zmm8, [r11 + 1536], 0x96   ;   307.3 p0+p2  108 r
        vpternlogd zmm11, zmm30, zmm1, 0x87          ;   307.8 p5      45 next
        vpternlogd zmm22, zmm3, zmm5, 0x69           ;   308.3 p0      45 next
        vmovdqu64 zmm3, [rbp + 4992]                 ;   208.3 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 1024]                ;   188.3 p2     108 r
        vpternlogd zmm27, zmm3, [r11 + 1600], 0x96   ;   308.8 p5+p3  108 r
        vpternlogd zmm13, zmm9, zmm25, 0x96          ;   309.3 p0      45 next
        vpternlogd zmm17, zmm25, zmm11, 0x69         ;   309.8 p5      45 next
        vmovdqu64 zmm9, [rbp + 4032]                 ;   217.8 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 1152]                ;   189.5 p3     108 r
        vpternlogd zmm25, zmm9, [r11 + 1664], 0x96   ;   310.3 p0+p2  108 r
        vpternlogd zmm11, zmm1, zmm2, 0x87           ;   310.8 p5      45 next
        vmovdqu64 zmm1, [rbp + 6208]                 ;   218.8 p3      54 next reload
        vmovdqu64 zmm2, [rbp + 1280]                 ;   191.3 p2     108 r
        vpternlogd zmm2, zmm1, [r11 + 1728], 0x96    ;   311.3 p0+p3  108 r
        vpternlogd zmm11, zmm19, zmm12, 0x69         ;   311.8 p5      45 next
        vmovdqu64 zmm19, [rbp + 5632]                ;   263.8 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1216]                ;   192.5 p3     108 r reload
        vpternlogd zmm9, zmm30, zmm19, 0x96          ;   312.3 p0     108 r
        vpternlogd zmm28, zmm18, zmm16, 0x96         ;   312.8 p5      45 next
        vpternlogd zmm4, zmm16, zmm0, 0x96           ;   313.3 p0      45 next
        vmovdqu64 zmm16, [rbp + 5888]                ;   277.3 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1344]                ;   193.5 p3     108 r reload
        vpternlogd zmm1, zmm30, zmm16, 0x96          ;   313.8 p5     108 r
        vpternlogd zmm22, zmm21, zmm16, 0x69         ;   314.3 p0      45 next
        vmovdqu64 zmm16, [rbp + 4928]                ;   216.8 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 1408]                ;   194.5 p3     108 r
        vpternlogd zmm21, zmm16, [r11 + 1792], 0x96  ;   314.8 p5+p2  108 r
        vpternlogd zmm0, zmm3, [rbp + 1088], 0x96    ;   315.3 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 4608]                 ;   284.8 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1472]                ;   196.5 p3     108 r reload
        vpternlogd zmm16, zmm30, zmm3, 0x96          ;   315.8 p5     108 r
        vpternlogd zmm11, zmm7, zmm14, 0x96          ;   316.3 p0      45 next
        vpternlogd zmm13, zmm14, zmm10, 0x96         ;   316.8 p5      45 next
        vmovdqu64 zmm7, [rbp + 4736]                 ;   217.3 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 1536]                ;   197.5 p3     108 r
        vpternlogd zmm14, zmm7, [r11 + 1856], 0x96   ;   317.3 p0+p2  108 r
        vpternlogd zmm10, zmm5, zmm5, 0xc3           ;   317.8 p5      45 next
        vmovdqu64 zmm5, [rbp + 4544]                 ;   278.8 p3      48 next reload
        vmovdqu64 zmm30, [rbp + 1600]                ;   199.3 p2     108 r reload
        vpternlogd zmm7, zmm30, zmm5, 0x96           ;   318.3 p0     108 r
        vpternlogd zmm17, zmm18, zmm5, 0x96          ;   318.8 p5      45 next
        vmovdqu64 zmm5, [rbp + 3968]                 ;   218.3 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 1664]                ;   200.3 p2     108 r
        vpternlogd zmm18, zmm5, [r11 + 1920], 0x96   ;   319.3 p0+p3  108 r
        vpxord zmm12, zmm12, zmm26                   ;   319.8 p5      45 next
        vpternlogd zmm10, zmm26, zmm31, 0x96         ;   320.3 p0      45 next
        vmovdqu64 zmm26, [rbp + 4864]                ;   211.3 p2      54 next reload
        vmovdqu64 zmm30, [rbp + 1792]                ;   201.5 p3     108 r
        vpternlogd zmm30, zmm26, [r11 + 1984], 0x96  ;   320.8 p5+p2  108 r
        vpternlogd zmm12, zmm15, zmm6, 0x96          ;   321.3 p0      45 next
        vmovdqu64 zmm6, [rbp + 5568]                 ;   277.8 p3      48 next reload
        vmovdqu64 zmm15, [rbp + 1856]                ;   203.3 p2     108 r reload
        vpternlogd zmm26, zmm15, zmm6, 0x96          ;   321.8 p5     108 r
        vmovdqu64 zmm15, [rbp + 5440]                ;   280.3 p3      48 next reload
        vmovdqu64 zmm31, [rbp + 1728]                ;   204.3 p2     108 r reload
        vpternlogd zmm5, zmm31, zmm15, 0x96          ;   322.3 p0     108 r
        vpternlogd zmm11, zmm29, zmm15, 0x96         ;   322.8 p5      45 next
        vpternlogd zmm24, zmm19, [rbp + 5120], 0x96  ;   323.3 p0+p3   45 next
        vpternlogd zmm12, zmm20, zmm6, 0x96          ;   323.8 p5      45 next
        vpternlogd zmm28, zmm3, [rbp + 4160], 0x96   ;   324.3 p0+p2   54 next
        vpxord zmm28, zmm28, [rbp + 320]             ;   325.3 p5+p3  108 r
        vpternlogd zmm10, zmm8, [rbp + 960], 0x96    ;   325.3 p0+p2  108 r
        vmovdqu64 zmm3, [rbp - 64]                   ;   206.5 p3     108 r reload
        vpternlogd zmm4, zmm3, [rbp + 5312], 0x96    ;   325.8 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 192]                  ;   207.5 p3     108 r reload
        vpternlogd zmm22, zmm3, [rbp + 5056], 0x96   ;   326.3 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 832]                  ;   208.5 p3     108 r reload
        vpternlogd zmm13, zmm3, [rbp + 4352], 0x96   ;   326.8 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 448]                  ;   209.5 p3     108 r reload
        vpternlogd zmm17, zmm3, [rbp + 4096], 0x96   ;   327.3 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 64]                   ;   210.5 p3     108 r reload
        vpternlogd zmm24, zmm3, [rbp + 4224], 0x96   ;   327.8 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 576]                  ;   211.5 p3     108 r reload
        vpternlogd zmm11, zmm3, [rbp + 6144], 0x96   ;   328.3 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 704]                  ;   212.5 p3     108 r reload
        vpternlogd zmm12, zmm3, [rbp + 4416], 0x96   ;   328.8 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 5824]                 ;   281.3 p3      54 next
        vpxord zmm3, zmm3, [r8]                      ;   329.3 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 6016]                 ;   281.8 p3      54 next
        vpxord zmm6, zmm6, [r8 + 64]                 ;   329.8 p5+p2   54 next
        vmovdqu64 zmm8, [rbp + 5248]                 ;   282.3 p3      54 next
        vpxord zmm8, zmm8, [r8 + 128]                ;   330.3 p0+p2   54 next
        vmovdqu64 zmm15, [rbp + 4672]                ;   282.8 p3      54 next
        vpxord zmm15, zmm15, [r8 + 192]              ;   330.8 p5+p2   54 next
        vmovdqu64 zmm19, [rbp + 5504]                ;   283.3 p3      54 next
        vpxord zmm19, zmm19, [r8 + 256]              ;   331.3 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 4480]                ;   283.8 p3      54 next
        vpxord zmm20, zmm20, [r8 + 320]              ;   331.8 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 5376]                ;   284.3 p3      54 next
        vpxord zmm29, zmm29, [r8 + 384]              ;   332.3 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 5184]                ;   285.3 p3      54 next
        vpxord zmm31, zmm31, [r8 + 448]              ;   332.8 p5+p2   54 next
        vmovdqu64 [rbp + 4416], zmm26                ;   322.8 p8+p9  108 r spill
        vmovdqu64 zmm26, [r8 + 512]                  ;   221.5 p3      54 next
        vpxord zmm26, zmm26, zmm23                   ;   333.3 p0      54 next
        vmovdqu64 [rbp + 6144], zmm23                ;   308.3 p7+p4  108 r spill
        vmovdqu64 zmm23, [r8 + 576]                  ;   222.3 p2      54 next
        vpxord zmm23, zmm23, zmm27                   ;   333.8 p5      54 next
        vmovdqu64 [rbp + 4224], zmm27                ;   309.8 p8+p9  108 r spill
        vmovdqu64 zmm27, [r8 + 640]                  ;   222.5 p3      54 next
        vpxord zmm27, zmm27, zmm25                   ;   334.3 p0      54 next
        vmovdqu64 [rbp + 4096], zmm25                ;   311.3 p7+p4  108 r spill
        vmovdqu64 zmm25, [r8 + 704]                  ;   223.3 p2      54 next
        vpxord zmm25, zmm25, zmm2                    ;   334.8 p5      54 next
        vmovdqu64 [rbp + 4352], zmm2                 ;   312.3 p8+p9  108 r spill
        vmovdqu64 zmm2, [r8 + 768]                   ;   223.5 p3      54 next
        vpxord zmm2, zmm2, zmm21                     ;   335.3 p0      54 next
        vmovdqu64 [rbp + 5056], zmm21                ;   315.8 p7+p4  108 r spill
        vmovdqu64 zmm21, [r8 + 832]                  ;   224.3 p2      54 next
        vpxord zmm21, zmm21, zmm14                   ;   335.8 p5      54 next
        vmovdqu64 [rbp + 5312], zmm14                ;   318.3 p8+p9  108 r spill
        vmovdqu64 zmm14, [r8 + 896]                  ;   224.5 p3      54 next
        vpxord zmm14, zmm14, zmm18                   ;   336.3 p0      54 next
        vmovdqu64 [rbp + 4800], zmm18                ;   320.3 p7+p4  108 r spill
        vmovdqu64 zmm18, [r8 + 960]                  ;   225.3 p2      54 next
        vpxord zmm18, zmm18, zmm30                   ;   336.8 p5      54 next
        vmovdqu64 [rbp + 4160], zmm30                ;   321.8 p8+p9  108 r spill
        vpxord zmm30, zmm31, zmm26                   ;   337.3 p0      41 next
        vmovdqu64 [rbp + 4608], zmm5                 ;   323.3 p7+p4  108 r spill
        vpxord zmm5, zmm26, zmm2                     ;   337.8 p5      41 next
        vmovdqu64 [rbp + 5568], zmm7                 ;   319.3 p8+p9  108 r spill
        vpandd zmm7, zmm5, zmm31                     ;   338.8 p0      41 next
        vmovdqu64 [rbp + 5632], zmm16                ;   316.8 p7+p4  108 r spill
        vmovdqa64 zmm16, zmm5                        ;   338.8         41 next copy
        vpternlogd zmm16, zmm27, zmm23, 0x78         ;   338.8 p5      41 next
        vmovdqu64 [rbp + 5120], zmm1                 ;   314.8 p8+p9  108 r spill
        vpandd zmm1, zmm27, zmm14                    ;   339.3 p0      41 next
        vmovdqu64 [rbp + 5440], zmm9                 ;   313.3 p7+p4  108 r spill
        vmovdqa64 zmm9, zmm27                        ;   335.3         41 next copy
        vmovdqu64 [rbp + 3968], zmm0                 ;   316.3 p8+p9  108 r spill
        vpandd zmm0, zmm23, zmm21                    ;   339.8 p5      41 next
        vmovdqu64 [rbp + 4864], zmm13                ;   327.8 p7+p4  108 r spill
        vpandd zmm13, zmm27, zmm21                   ;   340.3 p0      41 next
        vpternlogd zmm13, zmm14, zmm31, 0x87         ;   341.3 p5      41 next
        vmovdqu64 [rbp + 4544], zmm10                ;   326.3 p8+p9  108 r spill
        vpandd zmm10, zmm21, zmm14                   ;   341.3 p0      41 next
        vpternlogd zmm10, zmm18, zmm23, 0x78         ;   342.3 p5      41 next
        vmovdqu64 [rbp + 4736], zmm12                ;   329.8 p7+p4  108 r spill
        vpxord zmm12, zmm21, zmm31                   ;   342.3 p0      41 next
        vpxord zmm9, zmm9, zmm12                     ;   343.3 p5      41 next
        vpternlogd zmm10, zmm9, zmm2, 0xd2           ;   344.3 p0      41 next
        vmovdqu64 [rbp + 4928], zmm11                ;   329.3 p8+p9  108 r spill
        vmovdqa64 zmm11, zmm10                       ;   345.3         41 next copy
        vmovdqu64 [rbp + 4992], zmm17                ;   328.3 p7+p4  108 r spill
        vmovdqa64 zmm17, zmm12                       ;   343.3         41 next copy
        vpternlogd zmm17, zmm18, zmm2, 0x6c          ;   343.8 p5      41 next
        vmovdqu64 [rbp + 5888], zmm28                ;   326.3 p8+p9  108 r spill
        vpandd zmm28, zmm2, zmm23                    ;   344.3 p0      41 next
        vpternlogd zmm28, zmm26, zmm31, 0x87         ;   345.3 p5      41 next
        vpternlogd zmm28, zmm9, zmm18, 0xe1          ;   346.3 p0      41 next
        vmovdqu64 [rbp + 6208], zmm22                ;   327.3 p7+p4  108 r spill
        vpandd zmm22, zmm31, zmm25                   ;   345.8 p5      41 next
        vmovdqu64 [rbp + 4032], zmm24                ;   328.8 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm2                        ;   336.3         41 next copy
        vpternlogd zmm24, zmm25, zmm23, 0x6a         ;   346.3 p0      41 next
        vmovdqu64 [rbp + 6080], zmm4                 ;   326.8 p7+p4  108 r spill
        vpandd zmm4, zmm2, zmm14                     ;   346.8 p5      41 next
        vpternlogd zmm4, zmm5, zmm25, 0x78           ;   347.8 p0      41 next
        vmovdqa64 zmm5, zmm23                        ;   334.8         41 next copy
        vpternlogd zmm5, zmm26, zmm31, 0x6a          ;   347.8 p5      41 next
        vpternlogd zmm17, zmm5, zmm25, 0x69          ;   348.8 p0      41 next
        vmovdqu64 [rbp + 4288], zmm10                ;   345.3 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm5                        ;   348.8         41 next copy
        vpternlogd zmm10, zmm14, zmm26, 0x87         ;   348.8 p5      41 next
        vpternlogd zmm10, zmm24, zmm25, 0x87         ;   349.8 p0      41 next
        vpternlogd zmm22, zmm1, zmm10, 0x69          ;   350.8 p5      41 next
        vpternlogd zmm10, zmm30, zmm2, 0x78          ;   350.8 p0      41 next
        vpxord zmm11, zmm11, zmm10                   ;   351.8 p5      41 next
        vmovdqa64 zmm30, zmm14                       ;   337.3         41 next copy
        vpternlogd zmm30, zmm21, zmm26, 0x48         ;   351.3 p0      41 next
        vpxord zmm5, zmm5, zmm18                     ;   351.8 p5      41 next
        vmovdqu64 [rbp + 5952], zmm1                 ;   340.3 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm25                        ;   335.8         41 next copy
        vpternlogd zmm1, zmm27, zmm26, 0x48          ;   352.3 p0      41 next
        vpternlogd zmm1, zmm21, zmm31, 0x78          ;   353.3 p5      41 next
        vpternlogd zmm7, zmm17, zmm1, 0x69           ;   354.3 p0      41 next
        vpternlogd zmm17, zmm13, zmm28, 0x69         ;   353.8 p5      41 next
        vpxord zmm28, zmm28, zmm4                    ;   354.3 p0      41 next
        vpternlogd zmm7, zmm22, zmm8, 0x69           ;   355.3 p5      41 next
        vmovdqu64 [rbp + 6272], zmm17                ;   354.8 p8+p9   41 next spill
        vpandd zmm17, zmm14, zmm18                   ;   355.3 p0      41 next
        vpternlogd zmm28, zmm12, zmm17, 0x96         ;   356.3 p5      41 next
        vpternlogd zmm17, zmm27, zmm31, 0x87         ;   356.3 p0      41 next
        vpternlogd zmm17, zmm21, zmm25, 0x87         ;   357.3 p5      41 next
        vmovdqa64 zmm12, zmm18                       ;   337.8         41 next copy
        vpternlogd zmm12, zmm14, zmm31, 0x6c         ;   357.3 p0      41 next
        vpternlogd zmm31, zmm14, zmm25, 0x28         ;   357.8 p5      41 next
        vpternlogd zmm5, zmm31, zmm26, 0x6c          ;   358.8 p0      41 next
        vpternlogd zmm5, zmm13, zmm16, 0x96          ;   359.8 p5      41 next
        vpandd zmm13, zmm25, zmm18                   ;   359.3 p0      41 next
        vpxord zmm31, zmm25, zmm18                   ;   359.8 p5      41 next
        vpternlogd zmm31, zmm1, zmm2, 0x6c           ;   360.8 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   337.8         41 next copy
        vpternlogd zmm1, zmm25, zmm27, 0x60          ;   360.8 p5      41 next
        vpternlogd zmm1, zmm14, zmm23, 0x87          ;   361.8 p0      41 next
        vpternlogd zmm26, zmm1, zmm21, 0x6c          ;   362.8 p5      41 next
        vpternlogd zmm21, zmm23, zmm23, 0xcf         ;   362.3 p0      41 next
        vpternlogd zmm26, zmm0, zmm22, 0x69          ;   363.8 p5      41 next
        vpternlogd zmm23, zmm9, zmm12, 0x6a          ;   363.3 p0      41 next
        vpternlogd zmm23, zmm18, zmm27, 0x2d         ;   364.3 p5      41 next
        vpternlogd zmm25, zmm27, zmm17, 0x95         ;   364.3 p0      41 next
        vpternlogd zmm21, zmm17, zmm16, 0x69         ;   364.8 p5      41 next
        vpternlogd zmm25, zmm4, zmm24, 0x69          ;   365.3 p0      41 next
        vpandd zmm0, zmm15, zmm19                    ;   365.8 p5      41 next
        vpxord zmm2, zmm6, zmm20                     ;   366.3 p0      41 next
        vpxord zmm4, zmm6, zmm19                     ;   366.8 p5      41 next
        vpternlogd zmm25, zmm12, zmm30, 0x96         ;   367.3 p0      41 next
        vmovdqa64 zmm12, zmm15                       ;   331.8         41 next copy
        vpternlogd zmm12, zmm8, zmm3, 0x9a           ;   367.8 p5      41 next
        vpternlogd zmm11, zmm13, zmm15, 0x96         ;   368.3 p0      41 next
        vmovdqa64 zmm13, zmm29                       ;   333.3         41 next copy
        vpternlogd zmm13, zmm19, zmm15, 0x6c         ;   368.8 p5      41 next
        vmovdqa64 zmm14, zmm15                       ;   331.8         41 next copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3           ;   369.3 p0      41 next
        vpternlogd zmm0, zmm20, zmm8, 0x28           ;   369.8 p5      41 next
        vmovdqa64 zmm16, zmm29                       ;   333.3         41 next copy
        vpternlogd zmm16, zmm8, zmm8, 0x3f           ;   370.3 p0      41 next
        vpternlogd zmm28, zmm1, zmm29, 0x96          ;   370.8 p5      41 next
        vmovdqu64 zmm1, [rbp + 6272]                 ;   354.8 p3      41 next reload
        vpternlogd zmm9, zmm1, [r11 + 9728], 0x96    ;   371.3 p0+p2   48 next
        vpternlogd zmm26, zmm10, zmm3, 0x96          ;   371.8 p5      41 next
        vmovdqu64 zmm1, [r11 + 9216]                 ;   230.0 p3      48 next
        vpternlogd zmm31, zmm23, zmm6, 0x96          ;   372.3 p0      41 next
        vpternlogd zmm5, zmm30, [r11 + 9664], 0x96   ;   372.8 p5+p2   48 next
        vmovdqu64 zmm10, [r11 + 9280]                ;   231.0 p3      48 next
        vmovdqu64 zmm17, [r11 + 9344]                ;   231.2 p2      48 next
        vmovdqu64 zmm18, [r11 + 9408]                ;   232.0 p3      48 next
        vmovdqu64 zmm22, [r11 + 9472]                ;   232.2 p2      48 next
        vmovdqu64 zmm23, [r11 + 9536]                ;   233.0 p3      48 next
        vpxord zmm17, zmm17, zmm7                    ;   373.3 p0      48 next
        vmovdqu64 zmm24, [r11 + 9600]                ;   233.2 p2      48 next
        vpxord zmm18, zmm18, zmm11                   ;   373.8 p5      48 next
        vpxord zmm1, zmm1, zmm26                     ;   374.3 p0      48 next
        vpternlogd zmm21, zmm19, [rbp + 4288], 0x96  ;   374.8 p5+p3   41 next
        vmovdqa64 zmm27, zmm13                       ;   369.8         41 next copy
        vpxord zmm24, zmm24, zmm28                   ;   375.3 p0      48 next
        vpxord zmm10, zmm10, zmm31                   ;   375.8 p5      48 next
        vpternlogd zmm25, zmm20, [rbp + 5952], 0x96  ;   376.3 p0+p2   41 next
        vpxord zmm22, zmm22, zmm21                   ;   376.8 p5      48 next
        vpxord zmm23, zmm23, zmm25                   ;   377.3 p0      48 next
        vpandnd zmm30, zmm4, zmm20                   ;   377.8 p5      41 next
        vpternlogd zmm30, zmm19, zmm8, 0x48          ;   378.8 p0      41 next
        vmovdqu64 [rbp + 5952], zmm9                 ;   372.3 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm0                         ;   370.8         41 next copy
        vpternlogd zmm9, zmm12, zmm19, 0x87          ;   378.8 p5      41 next
        vpternlogd zmm12, zmm29, zmm8, 0xac          ;   379.3 p0      41 next
        vmovdqu64 [rbp + 4288], zmm18                ;   374.8 p8+p9   48 next spill
        vmovdqu64 zmm18, [rbp + 5952]                ;   372.3 p3      45 next
        vmovdqu64 [rbp + 6272], zmm24                ;   376.3 p7+p4   48 next spill
        vmovdqu64 zmm24, [rbp + 4288]                ;   374.8 p2      45 next
        vmovdqu64 [rbp + 5696], zmm5                 ;   373.8 p8+p9   48 next spill
        vmovdqu64 zmm5, [rbp + 6272]                 ;   376.3 p3      45 next
        vpternlogd zmm9, zmm29, zmm6, 0x87           ;   379.8 p5      41 next
        vmovdqu64 [rbp + 5760], zmm1                 ;   375.3 p7+p4   48 next spill
        vmovdqu64 zmm1, [rbp + 5952]                 ;   372.3 p2      45 next
        vpxord zmm5, zmm5, [rbp + 5760]              ;   382.3 p0+p3   45 next
        vmovdqu64 [rbp + 6336], zmm5                 ;   383.3 p8+p9   45 next spill
        vmovdqu64 zmm5, [rbp + 5760]                 ;   375.3 p2      45 next
        vpxord zmm24, zmm24, [rbp + 6336]            ;   389.3 p5+p3   45 next
        vmovdqu64 [rbp + 6400], zmm24                ;   390.3 p7+p4   45 next spill
        vmovdqu64 zmm24, [rbp + 5952]                ;   372.3 p2      45 next
        vpandd zmm24, zmm24, [rbp + 5696]            ;   381.3 p0+p3   45 next
        vpxord zmm5, zmm5, zmm10                     ;   381.8 p5      45 next
        vpandd zmm18, zmm18, zmm22                   ;   382.3 p0      45 next
        vpandd zmm1, zmm1, zmm17                     ;   382.8 p5      45 next
        vmovdqu64 [rbp + 6464], zmm24                ;   382.3 p8+p9   45 next spill
        vmovdqa64 zmm24, zmm16                       ;   371.3         41 next copy
        vpternlogd zmm24, zmm15, zmm6, 0x78          ;   383.3 p0      41 next
        vmovdqu64 [rbp + 6528], zmm18                ;   383.3 p7+p4   45 next spill
        vmovdqa64 zmm18, zmm2                        ;   367.3         41 next copy
        vpternlogd zmm18, zmm29, zmm3, 0x78          ;   383.8 p5      41 next
        vpternlogd zmm12, zmm18, zmm20, 0x2d         ;   384.8 p0      41 next
        vpternlogd zmm12, zmm9, zmm19, 0x78          ;   385.8 p5      41 next
        vpternlogd zmm31, zmm12, [r11 + 9856], 0x96  ;   386.8 p0+p2   48 next
        vpxord zmm27, zmm27, zmm18                   ;   385.8 p5      41 next
        vmovdqa64 zmm12, zmm4                        ;   367.8         41 next copy
        vpternlogd zmm12, zmm19, zmm8, 0x6a          ;   386.3 p0      41 next
        vmovdqu64 [rbp + 6592], zmm31                ;   387.8 p8+p9   48 next spill
        vmovdqa64 zmm31, zmm24                       ;   384.3         41 next copy
        vpternlogd zmm31, zmm19, zmm3, 0x78          ;   386.8 p5      41 next
        vpternlogd zmm24, zmm14, zmm2, 0xd2          ;   387.3 p0      41 next
        vpternlogd zmm16, zmm24, zmm20, 0x87         ;   388.3 p5      41 next
        vmovdqu64 [rbp + 6656], zmm1                 ;   383.8 p7+p4   45 next spill
        vmovdqa64 zmm1, zmm24                        ;   388.3         41 next copy
        vpternlogd zmm1, zmm2, zmm2, 0xf3            ;   388.3 p0      41 next
        vmovdqa64 zmm2, zmm31                        ;   387.8         41 next copy
        vpternlogd zmm2, zmm9, zmm3, 0xd2            ;   388.8 p5      41 next
        vpternlogd zmm27, zmm2, zmm20, 0xc6          ;   389.8 p0      41 next
        vmovdqu64 zmm2, [rbp + 5696]                 ;   373.8 p3      45 next
        vpternlogd zmm26, zmm27, [r11 + 9792], 0x96  ;   390.8 p5+p2   48 next
        vmovdqa64 zmm27, zmm12                       ;   387.3         41 next copy
        vpternlogd zmm27, zmm6, zmm6, 0x3f           ;   390.3 p0      41 next
        vpternlogd zmm12, zmm20, zmm3, 0x87          ;   390.8 p5      41 next
        vpternlogd zmm14, zmm27, zmm3, 0x93          ;   391.3 p0      41 next
        vpternlogd zmm27, zmm4, zmm29, 0x87          ;   391.8 p5      41 next
        vmovdqu64 [rbp + 6720], zmm26                ;   391.8 p8+p9   48 next spill
        vmovdqu64 zmm26, [rbp + 6272]                ;   376.3 p3      45 next
        vpandd zmm26, zmm26, [rbp + 4288]            ;   392.3 p0+p2   45 next
        vpternlogd zmm9, zmm27, zmm20, 0xd2          ;   392.8 p5      41 next
        vpternlogd zmm20, zmm31, zmm29, 0x7d         ;   393.3 p0      41 next
        vpternlogd zmm27, zmm29, zmm14, 0xb7         ;   393.8 p5      41 next
        vpternlogd zmm1, zmm0, zmm27, 0x96           ;   394.8 p0      41 next
        vpternlogd zmm27, zmm13, zmm12, 0x96         ;   394.8 p5      41 next
        vmovdqu64 zmm0, [rbp + 5760]                 ;   375.3 p3      48 next reload
        vmovdqu64 zmm13, [rbp + 5696]                ;   373.8 p2      48 next reload
        vmovdqu64 zmm29, [rbp + 5952]                ;   372.3 p3      45 next
        vpternlogd zmm29, zmm13, zmm0, 0x6c          ;   395.3 p0      45 next
        vpternlogd zmm24, zmm27, zmm19, 0x93         ;   395.8 p5      41 next
        vpternlogd zmm9, zmm12, zmm15, 0x2d          ;   396.3 p0      41 next
        vpternlogd zmm1, zmm15, zmm3, 0xb4           ;   396.8 p5      41 next
        vpternlogd zmm3, zmm14, zmm6, 0x9e           ;   397.3 p0      41 next
        vpternlogd zmm24, zmm14, zmm8, 0x2d          ;   397.8 p5      41 next
        vpternlogd zmm20, zmm30, zmm3, 0x96          ;   398.3 p0      41 next
        vmovdqu64 zmm12, [rbp + 6080]                ;   326.8 p2      54 next
        vpxord zmm12, zmm12, [r10]                   ;   398.8 p5+p3   54 next
        vmovdqu64 zmm14, [rbp + 4032]                ;   328.8 p2      54 next
        vpxord zmm14, zmm14, [r10 + 64]              ;   399.3 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 6208]                ;   327.3 p2      54 next
        vpxord zmm15, zmm15, [r10 + 128]             ;   399.8 p5+p3   54 next
        vpternlogd zmm3, zmm4, zmm6, 0x87            ;   400.3 p0      41 next
        vmovdqu64 zmm4, [rbp + 5888]                 ;   326.3 p2      54 next
        vpxord zmm4, zmm4, [r10 + 192]               ;   400.8 p5+p3   54 next
        vpternlogd zmm3, zmm31, zmm8, 0x87           ;   401.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 4992]                 ;   328.3 p2      54 next
        vpxord zmm6, zmm6, [r10 + 256]               ;   401.8 p5+p3   54 next
        vpternlogd zmm3, zmm16, zmm18, 0x96          ;   402.3 p0      41 next
        vmovdqu64 zmm8, [rbp + 4864]                 ;   327.8 p2      54 next
        vpxord zmm8, zmm8, [r10 + 448]               ;   402.8 p5+p3   54 next
        vmovdqu64 zmm16, [rbp + 4928]                ;   329.3 p2      54 next
        vpxord zmm16, zmm16, [r10 + 320]             ;   403.3 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 4736]                ;   329.8 p2      54 next
        vpxord zmm18, zmm18, [r10 + 384]             ;   403.8 p5+p3   54 next
        vmovdqu64 zmm19, [rbp + 4544]                ;   326.3 p2      54 next
        vpxord zmm19, zmm19, [r10 + 512]             ;   404.3 p0+p3   54 next
        vmovdqu64 zmm27, [rbp + 3968]                ;   316.3 p2      54 next
        vpxord zmm27, zmm27, [r10 + 576]             ;   404.8 p5+p3   54 next
        vmovdqu64 zmm30, [rbp + 5440]                ;   313.3 p2      54 next
        vpxord zmm30, zmm30, [r10 + 640]             ;   405.3 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 5120]                ;   314.8 p2      54 next
        vpxord zmm31, zmm31, [r10 + 704]             ;   405.8 p5+p3   54 next
        vpternlogd zmm21, zmm9, [r11 + 10048], 0x96  ;   406.3 p0+p2   48 next
        vmovdqu64 zmm9, [rbp + 5632]                 ;   316.8 p3      54 next
        vpxord zmm9, zmm9, [r10 + 768]               ;   406.8 p5+p2   54 next
        vpternlogd zmm7, zmm24, [r11 + 9920], 0x96   ;   407.3 p0+p3   48 next
        vmovdqu64 zmm24, [rbp + 5568]                ;   319.3 p2      54 next
        vpxord zmm24, zmm24, [r10 + 832]             ;   407.8 p5+p3   54 next
        vpternlogd zmm28, zmm1, [r11 + 10176], 0x96  ;   408.3 p0+p2   48 next
        vmovdqu64 zmm1, [rbp + 4608]                 ;   323.3 p3      54 next
        vpxord zmm1, zmm1, [r10 + 896]               ;   408.8 p5+p2   54 next
        vpternlogd zmm11, zmm20, [r11 + 9984], 0x96  ;   409.3 p0+p3   48 next
        vmovdqu64 zmm20, [rbp + 4416]                ;   322.8 p2      54 next
        vpxord zmm20, zmm20, [r10 + 960]             ;   409.8 p5+p3   54 next
        vpternlogd zmm25, zmm3, [r11 + 10112], 0x96  ;   410.3 p0+p2   48 next
        vpternlogd zmm26, zmm13, zmm0, 0x87          ;   410.8 p5      45 next
        vpandd zmm2, zmm2, zmm23                     ;   411.3 p0      45 next
        vpxord zmm3, zmm23, zmm10                    ;   411.8 p5      45 next
        vpternlogd zmm2, zmm3, zmm22, 0x78           ;   412.8 p0      45 next
        vmovdqu64 [rbp + 6784], zmm14                ;   400.3 p7+p4   54 next spill
        vpandd zmm14, zmm23, zmm17                   ;   412.8 p5      45 next
        vpternlogd zmm14, zmm10, zmm0, 0x87          ;   413.8 p0      45 next
        vmovdqu64 [rbp + 6848], zmm18                ;   404.8 p8+p9   54 next spill
        vmovdqa64 zmm18, zmm23                       ;   378.3         45 next copy
        vpternlogd zmm18, zmm22, zmm17, 0x6a         ;   413.8 p5      45 next
        vmovdqu64 [rbp + 6912], zmm16                ;   404.3 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm17                       ;   374.3         45 next copy
        vpternlogd zmm16, zmm10, zmm0, 0x6a          ;   414.3 p0      45 next
        vmovdqu64 [rbp + 6976], zmm6                 ;   402.8 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm13                        ;   379.8         45 next copy
        vpternlogd zmm6, zmm22, zmm0, 0x48           ;   414.8 p5      45 next
        vmovdqu64 [rbp + 7040], zmm12                ;   399.8 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm16                       ;   415.3         45 next copy
        vpternlogd zmm12, zmm13, zmm10, 0x87         ;   415.3 p0      45 next
        vpternlogd zmm12, zmm18, zmm22, 0x87         ;   416.3 p5      45 next
        vpternlogd zmm5, zmm12, zmm23, 0x6c          ;   417.3 p0      45 next
        vpternlogd zmm12, zmm13, [rbp + 4288], 0x87  ;   417.3 p5+p3   45 next
        vpternlogd zmm12, zmm22, zmm0, 0x78          ;   418.3 p0      45 next
        vmovdqu64 [rbp + 7104], zmm15                ;   400.8 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm23                       ;   378.3         45 next copy
        vpternlogd zmm15, zmm22, [rbp + 5952], 0x60  ;   417.8 p5+p2   45 next
        vmovdqu64 [rbp + 7168], zmm4                 ;   401.8 p7+p4   54 next spill
        vpxord zmm4, zmm8, zmm19                     ;   418.3 p0      41 next
        vmovdqu64 [rbp + 7232], zmm4                 ;   419.3 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm13                        ;   379.8         45 next copy
        vpternlogd zmm4, zmm10, [rbp + 6272], 0x28   ;   418.8 p5+p3   45 next
        vmovdqu64 [rbp + 7296], zmm20                ;   410.8 p7+p4   54 next spill
        vmovdqa64 zmm20, zmm22                       ;   377.8         45 next copy
        vpternlogd zmm20, zmm10, [rbp + 4288], 0x28  ;   419.3 p0+p2   45 next
        vmovdqu64 [rbp + 7360], zmm24                ;   408.8 p8+p9   54 next spill
        vmovdqu64 zmm24, [rbp + 7296]                ;   410.8 p3      41 next
        vmovdqu64 [rbp + 7424], zmm30                ;   406.3 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 7360]                ;   408.8 p2      41 next
        vmovdqu64 [rbp + 7488], zmm1                 ;   409.8 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 7424]                 ;   406.3 p3      41 next
        vpandd zmm1, zmm1, [rbp + 7488]              ;   419.8 p5+p2   41 next
        vmovdqu64 [rbp + 7552], zmm1                 ;   420.8 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7360]                 ;   408.8 p3      41 next
        vmovdqu64 [rbp + 7616], zmm8                 ;   403.8 p8+p9   54 next spill
        vmovdqu64 zmm8, [rbp + 7424]                 ;   406.3 p2      41 next
        vpxord zmm1, zmm1, [rbp + 7616]              ;   420.3 p0+p3   41 next
        vmovdqu64 [rbp + 7680], zmm1                 ;   421.3 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7616]                 ;   403.8 p2      41 next
        vpxord zmm8, zmm8, [rbp + 7680]              ;   427.3 p5+p3   41 next
        vmovdqu64 [rbp + 7744], zmm8                 ;   428.3 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 7296]                 ;   410.8 p2      41 next
        vpandd zmm30, zmm30, zmm27                   ;   421.3 p0      41 next
        vpandd zmm1, zmm1, zmm31                     ;   421.8 p5      41 next
        vpandd zmm24, zmm24, zmm31                   ;   422.3 p0      41 next
        vpxord zmm8, zmm8, zmm31                     ;   422.8 p5      41 next
        vpternlogd zmm20, zmm0, [rbp + 6336], 0xb4   ;   423.3 p0+p3   45 next
        vmovdqu64 [rbp + 7808], zmm24                ;   423.3 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm3                        ;   412.8         45 next copy
        vpternlogd zmm24, zmm20, zmm0, 0x93          ;   424.3 p5      45 next
        vpternlogd zmm3, zmm17, [rbp + 4288], 0x78   ;   424.3 p0+p2   45 next
        vmovdqu64 [rbp + 7872], zmm8                 ;   423.8 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 6464]                 ;   382.3 p3      45 next reload
        vpternlogd zmm0, zmm8, [rbp + 4288], 0x93    ;   424.8 p5+p2   45 next
        vpternlogd zmm0, zmm22, [rbp + 6272], 0x87   ;   425.8 p0+p3   45 next
        vmovdqu64 [rbp + 5760], zmm30                ;   422.3 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm9                        ;   407.8         41 next copy
        vpternlogd zmm30, zmm31, zmm27, 0x6a         ;   425.8 p5      41 next
        vmovdqu64 [rbp + 7936], zmm9                 ;   407.8 p8+p9   54 next spill
        vmovdqa64 zmm9, zmm29                        ;   396.3         45 next copy
        vpternlogd zmm9, zmm17, [rbp + 6400], 0x78   ;   426.3 p0+p2   45 next
        vmovdqa64 zmm8, zmm12                        ;   419.3         45 next copy
        vpternlogd zmm8, zmm17, [rbp + 6272], 0x78   ;   426.8 p5+p3   45 next
        vmovdqu64 [rbp + 8000], zmm1                 ;   422.8 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7936]                 ;   407.8 p2      41 next
        vpxord zmm1, zmm1, zmm19                     ;   427.3 p0      41 next
        vmovdqu64 [rbp + 8064], zmm1                 ;   428.3 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 6400]                 ;   390.3 p3      45 next reload
        vpternlogd zmm14, zmm1, [rbp + 5952], 0xe1   ;   427.8 p5+p2   45 next
        vmovdqu64 [rbp + 8128], zmm31                ;   406.8 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm16                       ;   415.3         45 next copy
        vpternlogd zmm31, zmm10, [rbp + 5952], 0x48  ;   428.3 p0+p3   45 next
        vpternlogd zmm31, zmm6, zmm3, 0x96           ;   429.3 p5      45 next
        vpternlogd zmm31, zmm26, zmm4, 0x96          ;   430.3 p0      45 next
        vmovdqu64 zmm6, [rbp + 4288]                 ;   374.8 p2      48 next reload
        vmovdqu64 [rbp + 8192], zmm31                ;   431.3 p8+p9   45 next spill
        vmovdqu64 zmm31, [rbp + 5952]                ;   372.3 p3      48 next reload
        vpternlogd zmm9, zmm31, zmm6, 0x2d           ;   429.8 p5      45 next
        vpternlogd zmm9, zmm15, zmm20, 0x96          ;   430.8 p0      45 next
        vmovdqa64 zmm15, zmm31                       ;   378.3         45 next copy
        vpternlogd zmm15, zmm22, zmm6, 0x60          ;   430.8 p5      45 next
        vmovdqu64 zmm20, [rbp + 8064]                ;   428.3 p2      41 next
        vpandd zmm20, zmm20, [rbp + 7616]            ;   434.3 p0+p3   41 next
        vpternlogd zmm15, zmm13, zmm17, 0x87         ;   431.8 p5      45 next
        vpternlogd zmm31, zmm23, [rbp + 6336], 0x78  ;   432.3 p0+p2   45 next
        vpternlogd zmm31, zmm16, zmm22, 0x69         ;   433.3 p5      45 next
        vpternlogd zmm24, zmm12, zmm31, 0x69         ;   434.3 p0      45 next
        vpternlogd zmm22, zmm0, zmm6, 0x93           ;   433.8 p5      45 next
        vpternlogd zmm22, zmm18, zmm2, 0x69          ;   434.8 p0      45 next
        vmovdqu64 zmm12, [rbp + 7424]                ;   406.3 p3      54 next reload
        vmovdqu64 zmm16, [rbp + 8128]                ;   406.8 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 7296]                ;   410.8 p3      41 next
        vpternlogd zmm18, zmm16, zmm12, 0x60         ;   434.8 p5      41 next
        vpternlogd zmm22, zmm29, zmm4, 0x96          ;   435.8 p0      45 next
        vpternlogd zmm26, zmm31, zmm14, 0x69         ;   435.8 p5      45 next
        vmovdqu64 zmm4, [rbp + 7616]                 ;   403.8 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 7488]                ;   409.8 p3      54 next reload
        vmovdqu64 zmm31, [rbp + 7296]                ;   410.8 p2      41 next
        vpternlogd zmm31, zmm29, zmm4, 0x6c          ;   436.3 p0      41 next
        vpternlogd zmm22, zmm6, zmm13, 0x78          ;   436.8 p5      45 next
        vmovdqu64 zmm6, [rbp + 6272]                 ;   376.3 p3      48 next reload
        vpternlogd zmm0, zmm17, zmm6, 0x2d           ;   437.3 p0      45 next
        vpternlogd zmm13, zmm6, [rbp + 6656], 0x6a   ;   437.8 p5+p2   45 next
        vpternlogd zmm6, zmm10, zmm15, 0x6a          ;   438.3 p0      45 next
        vpternlogd zmm6, zmm8, zmm5, 0x69            ;   439.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 7296]                 ;   410.8 p3      41 next
        vmovdqu64 zmm10, [rbp + 7936]                ;   407.8 p2      41 next
        vmovdqu64 zmm17, [rbp + 7296]                ;   410.8 p3      41 next
        vpternlogd zmm13, zmm23, zmm1, 0xb4          ;   439.3 p0      45 next
        vmovdqu64 zmm23, [rbp + 7936]                ;   407.8 p2      41 next
        vpternlogd zmm0, zmm3, zmm13, 0x69           ;   440.3 p5      45 next
        vpternlogd zmm14, zmm2, [rbp + 6336], 0x96   ;   440.3 p0+p3   45 next
        vpternlogd zmm13, zmm5, [rbp + 6528], 0x96   ;   440.8 p5+p2   45 next
        vmovdqu64 zmm2, [rbp + 7360]                 ;   408.8 p3      41 next
        vmovdqu64 zmm3, [rbp + 7296]                 ;   410.8 p2      41 next
        vmovdqu64 zmm5, [rbp + 6976]                 ;   402.8 p3      41 next
        vpandd zmm5, zmm5, [rbp + 7168]              ;   441.3 p0+p2   41 next
        vpternlogd zmm18, zmm29, zmm27, 0x87         ;   441.8 p5      41 next
        vpandd zmm8, zmm8, zmm27                     ;   442.3 p0      41 next
        vpandd zmm10, zmm10, zmm27                   ;   442.8 p5      41 next
        vpandd zmm2, zmm2, zmm12                     ;   443.3 p0      41 next
        vpternlogd zmm10, zmm19, zmm4, 0x87          ;   443.8 p5      41 next
        vpandd zmm17, zmm17, zmm29                   ;   444.3 p0      41 next
        vpandd zmm23, zmm23, zmm29                   ;   444.8 p5      41 next
        vpternlogd zmm2, zmm29, zmm4, 0x87           ;   445.3 p0      41 next
        vpternlogd zmm26, zmm1, [rbp + 4544], 0x96   ;   445.8 p5+p3   54 next
        vpternlogd zmm14, zmm15, [rbp + 6464], 0x96  ;   446.3 p0+p2   45 next
        vmovdqu64 zmm1, [rbp + 6912]                 ;   404.3 p3      41 next
        vmovdqu64 zmm15, [rbp + 6784]                ;   400.3 p2      54 next reload
        vpxord zmm1, zmm1, zmm15                     ;   446.8 p5      41 next
        vpternlogd zmm24, zmm7, [rbp + 6208], 0x96   ;   447.3 p0+p3   54 next
        vpternlogd zmm22, zmm25, [rbp + 4928], 0x96  ;   447.8 p5+p2   54 next
        vmovdqu64 [rbp + 6464], zmm25                ;   411.3 p7+p4   48 next spill
        vmovdqa64 zmm25, zmm27                       ;   405.8         41 next copy
        vpternlogd zmm25, zmm19, zmm4, 0x6a          ;   448.3 p0      41 next
        vpxord zmm3, zmm3, zmm25                     ;   449.3 p5      41 next
        vpternlogd zmm0, zmm21, [rbp + 4992], 0x96   ;   449.3 p0+p3   54 next
        vpternlogd zmm13, zmm11, [rbp + 5888], 0x96  ;   449.8 p5+p2   54 next
        vpternlogd zmm14, zmm28, [rbp + 4736], 0x96  ;   450.3 p0+p3   54 next
        vmovdqu64 [rbp + 6400], zmm28                ;   409.3 p8+p9   48 next spill
        vmovdqa64 zmm28, zmm16                       ;   412.8         41 next copy
        vpternlogd zmm28, zmm12, zmm19, 0x48         ;   450.8 p5      41 next
        vmovdqu64 [rbp + 6528], zmm21                ;   407.3 p7+p4   48 next spill
        vmovdqa64 zmm21, zmm29                       ;   415.8         41 next copy
        vpternlogd zmm21, zmm16, zmm4, 0x48          ;   451.3 p0      41 next
        vpternlogd zmm3, zmm21, zmm19, 0x6c          ;   452.3 p5      41 next
        vmovdqu64 zmm21, [rbp + 7360]                ;   408.8 p2      54 next reload
        vpternlogd zmm8, zmm29, zmm21, 0x78          ;   452.3 p0      41 next
        vmovdqu64 [rbp + 6336], zmm11                ;   410.3 p8+p9   48 next spill
        vmovdqa64 zmm11, zmm29                       ;   415.8         41 next copy
        vpternlogd zmm11, zmm21, zmm19, 0x48         ;   452.8 p5      41 next
        vpternlogd zmm29, zmm25, zmm19, 0x93         ;   453.3 p0      41 next
        vpternlogd zmm19, zmm18, zmm21, 0x6c         ;   453.8 p5      41 next
        vpternlogd zmm29, zmm30, zmm16, 0x87         ;   454.3 p0      41 next
        vmovdqu64 [rbp + 7488], zmm7                 ;   408.3 p7+p4   48 next spill
        vmovdqa64 zmm7, zmm21                        ;   414.8         41 next copy
        vpternlogd zmm7, zmm27, zmm27, 0xcf          ;   454.8 p5      41 next
        vpternlogd zmm28, zmm4, [rbp + 7680], 0xb4   ;   455.3 p0+p3   41 next
        vpternlogd zmm4, zmm17, zmm12, 0x93          ;   455.8 p5      41 next
        vpternlogd zmm4, zmm21, zmm16, 0x87          ;   456.8 p0      41 next
        vmovdqu64 zmm21, [rbp + 8064]                ;   428.3 p2      41 next reload
        vpternlogd zmm23, zmm16, zmm21, 0x78         ;   456.8 p5      41 next
        vpternlogd zmm21, zmm12, zmm27, 0x78         ;   457.3 p0      41 next
        vpternlogd zmm7, zmm4, zmm21, 0x69           ;   458.3 p5      41 next
        vpternlogd zmm3, zmm21, zmm2, 0x96           ;   458.3 p0      41 next
        vmovdqu64 zmm21, [rbp + 7744]                ;   428.3 p3      41 next reload
        vpternlogd zmm27, zmm31, zmm21, 0x6c         ;   458.8 p5      41 next
        vpternlogd zmm4, zmm16, zmm12, 0x87          ;   459.3 p0      41 next
        vpternlogd zmm4, zmm30, zmm23, 0x69          ;   460.3 p5      41 next
        vpternlogd zmm4, zmm31, zmm11, 0x96          ;   461.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 4032]                ;   328.8 p2     108 r reload
        vmovdqu64 zmm31, [rbp + 6592]                ;   387.8 p3      48 next reload
        vpternlogd zmm9, zmm31, zmm30, 0x96          ;   460.8 p5      54 next
        vpternlogd zmm27, zmm12, [rbp + 7296], 0x4b  ;   461.3 p0+p2   41 next
        vmovdqu64 zmm12, [rbp + 7296]                ;   410.8 p3      54 next reload
        vpternlogd zmm10, zmm21, zmm12, 0xe1         ;   461.8 p5      41 next
        vpternlogd zmm8, zmm21, [rbp + 7936], 0xd2   ;   462.3 p0+p2   41 next
        vpternlogd zmm23, zmm10, [rbp + 7680], 0x96  ;   462.8 p5+p3   41 next
        vpternlogd zmm23, zmm17, zmm18, 0x96         ;   463.8 p0      41 next
        vmovdqu64 zmm17, [rbp + 7936]                ;   407.8 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 7680]                ;   421.3 p3      41 next reload
        vpternlogd zmm12, zmm18, zmm17, 0x78         ;   463.8 p5      41 next
        vpternlogd zmm12, zmm25, zmm16, 0x69         ;   464.8 p0      41 next
        vmovdqu64 zmm16, [rbp + 7104]                ;   400.8 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 6848]                ;   404.8 p3      41 next
        vpternlogd zmm18, zmm16, zmm16, 0x3f         ;   464.8 p5      41 next
        vpternlogd zmm2, zmm10, zmm12, 0x69          ;   465.8 p0      41 next
        vpternlogd zmm12, zmm20, zmm28, 0x69         ;   465.8 p5      41 next
        vmovdqu64 zmm10, [rbp + 7168]                ;   401.8 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 6976]                ;   402.8 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 6848]                ;   404.8 p2      41 next
        vpternlogd zmm25, zmm20, zmm10, 0x6c         ;   466.3 p0      41 next
        vpternlogd zmm5, zmm16, [rbp + 6912], 0x48   ;   466.8 p5+p3   41 next
        vpternlogd zmm28, zmm17, [rbp + 7872], 0x78  ;   467.3 p0+p2   41 next
        vpternlogd zmm17, zmm29, [rbp + 7232], 0x6c  ;   467.8 p5+p3   41 next
        vpxord zmm30, zmm8, zmm17                    ;   468.8 p0      41 next
        vmovdqa64 zmm31, zmm18                       ;   465.8         41 next copy
        vpternlogd zmm31, zmm10, zmm15, 0x78         ;   468.8 p5      41 next
        vmovdqu64 zmm21, [rbp + 6720]                ;   391.8 p2      48 next reload
        vpternlogd zmm6, zmm21, [rbp + 6080], 0x96   ;   469.3 p0+p3   54 next
        vpternlogd zmm7, zmm8, zmm20, 0x96           ;   469.8 p5      41 next
        vpxord zmm8, zmm15, zmm20                    ;   470.3 p0      41 next
        vpternlogd zmm28, zmm27, zmm15, 0x96         ;   470.8 p5      41 next
        vmovdqa64 zmm27, zmm20                       ;   408.8         41 next copy
        vpternlogd zmm27, zmm16, zmm15, 0x9c         ;   471.3 p0      41 next
        vpternlogd zmm30, zmm10, [rbp + 7808], 0x96  ;   471.8 p5+p2   41 next
        vpandnd zmm21, zmm8, [rbp + 6912]            ;   472.3 p0+p3   41 next
        vpternlogd zmm21, zmm20, zmm16, 0x48         ;   473.3 p5      41 next
        vmovdqu64 [rbp + 7808], zmm26                ;   446.8 p8+p9   54 next spill
        vmovdqa64 zmm26, zmm27                       ;   472.3         41 next copy
        vpternlogd zmm26, zmm15, zmm15, 0x3f         ;   473.3 p0      41 next
        vmovdqu64 [rbp + 7936], zmm14                ;   451.3 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm10                       ;   407.8         41 next copy
        vpternlogd zmm14, zmm16, [rbp + 7040], 0x9a  ;   473.8 p5+p2   41 next
        vmovdqu64 [rbp + 7232], zmm22                ;   448.8 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm5                        ;   467.8         41 next copy
        vpternlogd zmm22, zmm14, zmm20, 0x87         ;   474.8 p0      41 next
        vpternlogd zmm22, zmm15, [rbp + 6848], 0x87  ;   475.8 p5+p3   41 next
        vpternlogd zmm14, zmm16, [rbp + 6848], 0xca  ;   475.3 p0+p2   41 next
        vmovdqu64 [rbp + 7872], zmm0                 ;   450.3 p7+p4   54 next spill
        vmovdqu64 zmm0, [rbp + 7040]                 ;   399.8 p3      41 next
        vpternlogd zmm0, zmm10, [rbp + 7040], 0xc3   ;   475.8 p5+p2   41 next
        vmovdqu64 [rbp + 8128], zmm13                ;   450.8 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm0                        ;   476.8         41 next copy
        vpternlogd zmm13, zmm1, zmm31, 0xa6          ;   476.8 p0      41 next
        vpternlogd zmm5, zmm13, zmm1, 0x2d           ;   477.8 p5      41 next
        vpternlogd zmm31, zmm20, [rbp + 7040], 0x78  ;   477.3 p0+p3   41 next
        vpternlogd zmm0, zmm26, [rbp + 7040], 0x93   ;   477.8 p5+p2   41 next
        vpternlogd zmm26, zmm8, [rbp + 6848], 0x87   ;   478.3 p0+p3   41 next
        vpternlogd zmm18, zmm13, [rbp + 6912], 0x87  ;   478.8 p5+p2   41 next
        vmovdqu64 [rbp + 7296], zmm24                ;   448.3 p7+p4   54 next spill
        vmovdqu64 zmm24, [rbp + 8000]                ;   422.8 p3      41 next reload
        vpternlogd zmm29, zmm24, [rbp + 7552], 0x69  ;   479.3 p0+p2   41 next
        vmovdqu64 zmm24, [rbp + 6848]                ;   404.8 p3      41 next
        vpxord zmm24, zmm24, zmm23                   ;   479.8 p5      41 next
        vpternlogd zmm19, zmm29, [rbp + 5760], 0x69  ;   480.3 p0+p2   41 next
        vpternlogd zmm3, zmm11, [r8 + 9664], 0x96    ;   480.8 p5+p3   48 next
        vmovdqu64 zmm11, [rbp + 7040]                ;   399.8 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6848]                ;   404.8 p3      54 next reload
        vpternlogd zmm1, zmm23, zmm11, 0x78          ;   481.3 p0      41 next
        vpternlogd zmm12, zmm29, zmm16, 0x69         ;   481.8 p5      41 next
        vpternlogd zmm19, zmm17, zmm11, 0x96         ;   482.3 p0      41 next
        vmovdqu64 zmm17, [rbp + 6912]                ;   404.3 p2      54 next reload
        vpternlogd zmm27, zmm11, zmm17, 0x87         ;   482.8 p5      41 next
        vpternlogd zmm14, zmm1, zmm17, 0x2d          ;   483.3 p0      41 next
        vpternlogd zmm14, zmm22, zmm20, 0x78         ;   484.3 p5      41 next
        vpternlogd zmm4, zmm17, [rbp + 7552], 0x96   ;   484.3 p0+p3   41 next
        vmovdqu64 zmm29, [rbp + 7744]                ;   428.3 p2      41 next reload
        vpternlogd zmm2, zmm29, [r8 + 9728], 0x96    ;   484.8 p5+p3   48 next
        vpternlogd zmm14, zmm28, [r8 + 9856], 0x96   ;   485.3 p0+p2   48 next
        vpxord zmm28, zmm28, [r8 + 9280]             ;   485.8 p5+p3   48 next
        vpxord zmm29, zmm7, [r8 + 9472]              ;   486.3 p0+p2   48 next
        vmovdqu64 [rbp + 7744], zmm9                 ;   461.8 p8+p9   54 next spill
        vpxord zmm9, zmm30, [r8 + 9408]              ;   486.8 p5+p3   48 next
        vmovdqu64 [rbp + 7552], zmm14                ;   486.3 p7+p4   48 next spill
        vmovdqa64 zmm14, zmm31                       ;   478.3         41 next copy
        vpternlogd zmm14, zmm22, zmm11, 0xd2         ;   487.3 p0      41 next
        vpternlogd zmm22, zmm26, zmm17, 0xd2         ;   487.8 p5      41 next
        vpternlogd zmm26, zmm0, zmm23, 0xd7          ;   488.3 p0      41 next
        vpternlogd zmm23, zmm31, zmm17, 0x6f         ;   488.8 p5      41 next
        vpternlogd zmm17, zmm25, zmm1, 0x6f          ;   489.3 p0      41 next
        vpternlogd zmm17, zmm14, zmm14, 0xc3         ;   490.3 p5      41 next
        vpternlogd zmm25, zmm27, zmm26, 0x96         ;   490.3 p0      41 next
        vpternlogd zmm13, zmm25, zmm20, 0x93         ;   491.3 p5      41 next
        vpternlogd zmm22, zmm27, zmm10, 0x2d         ;   491.3 p0      41 next
        vpxord zmm5, zmm5, zmm26                     ;   491.8 p5      41 next
        vmovdqu64 zmm14, [r8 + 9216]                 ;   353.8 p2      48 next
        vmovdqu64 zmm20, [r8 + 9344]                 ;   354.3 p3      48 next
        vmovdqu64 zmm25, [r8 + 9536]                 ;   355.3 p2      48 next
        vpternlogd zmm5, zmm10, zmm11, 0xb4          ;   492.8 p0      41 next
        vpternlogd zmm11, zmm0, zmm15, 0x9e          ;   492.8 p5      41 next
        vpternlogd zmm13, zmm0, zmm16, 0x2d          ;   493.3 p0      41 next
        vmovdqu64 zmm0, [r8 + 9600]                  ;   356.5 p3      48 next
        vpternlogd zmm23, zmm21, zmm11, 0x96         ;   493.8 p5      41 next
        vmovdqu64 zmm10, [rbp + 5440]                ;   357.3 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 6592]                ;   387.8 p3      48 next reload
        vmovdqu64 zmm26, [rbp + 7552]                ;   486.3 p2      54 next
        vpternlogd zmm26, zmm21, zmm10, 0x96         ;   494.3 p0      54 next
        vpternlogd zmm11, zmm8, zmm15, 0x87          ;   494.8 p5      41 next
        vpternlogd zmm11, zmm31, zmm16, 0x87         ;   495.8 p0      41 next
        vpternlogd zmm11, zmm18, zmm1, 0x96          ;   496.8 p5      41 next
        vmovdqu64 zmm1, [rbp + 7744]                 ;   461.8 p3      54 next
        vpxord zmm1, zmm1, [r9 + 1088]               ;   496.3 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 7296]                 ;   448.3 p3      54 next
        vpxord zmm8, zmm8, [r9 + 1152]               ;   496.8 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 8128]                ;   450.8 p3      54 next
        vpxord zmm15, zmm15, [r9 + 1216]             ;   497.3 p0+p2   54 next
        vmovdqu64 zmm16, [rbp + 7872]                ;   450.3 p3      54 next
        vpxord zmm16, zmm16, [r9 + 1280]             ;   497.8 p5+p2   54 next
        vmovdqu64 zmm18, [rbp + 7232]                ;   448.8 p3      54 next
        vpxord zmm18, zmm18, [r9 + 1344]             ;   498.3 p0+p2   54 next
        vmovdqu64 zmm27, [rbp + 7936]                ;   451.3 p3      54 next
        vpxord zmm27, zmm27, [r9 + 1408]             ;   498.8 p5+p2   54 next
        vpternlogd zmm7, zmm22, [r8 + 10048], 0x96   ;   499.3 p0+p3   48 next
        vpternlogd zmm30, zmm23, [r8 + 9984], 0x96   ;   499.8 p5+p2   48 next
        vmovdqu64 zmm22, [rbp + 4864]                ;   367.8 p3     108 r reload
        vmovdqu64 zmm23, [rbp + 8192]                ;   431.3 p2      54 next
        vpternlogd zmm23, zmm22, [r9 + 1472], 0x96   ;   500.3 p0+p3   54 next
        vpxord zmm0, zmm0, zmm24                     ;   500.8 p5      48 next
        vpternlogd zmm24, zmm5, [r8 + 10176], 0x96   ;   501.3 p0+p2   48 next
        vpxord zmm14, zmm14, zmm19                   ;   501.8 p5      48 next
        vpternlogd zmm19, zmm17, [r8 + 9792], 0x96   ;   502.3 p0+p3   48 next
        vmovdqu64 zmm5, [rbp + 7808]                 ;   446.8 p2      54 next
        vpxord zmm5, zmm5, [r9 + 1536]               ;   502.8 p5+p3   54 next
        vpxord zmm20, zmm20, zmm12                   ;   503.3 p0      48 next
        vpternlogd zmm12, zmm13, [r8 + 9920], 0x96   ;   503.8 p5+p2   48 next
        vpternlogd zmm21, zmm10, [r9 + 1664], 0x96   ;   504.3 p0+p3   54 next
        vmovdqu64 zmm13, [rbp + 3968]                ;   372.8 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 6720]                ;   391.8 p3      54 next
        vpternlogd zmm17, zmm13, [r9 + 1600], 0x96   ;   504.8 p5+p2   54 next
        vpxord zmm25, zmm25, zmm4                    ;   505.3 p0      48 next
        vpternlogd zmm4, zmm11, [r8 + 10112], 0x96   ;   505.8 p5+p3   48 next
        vpxord zmm11, zmm6, [r9 + 1024]              ;   506.3 p0+p2   54 next
        vpandd zmm31, zmm3, zmm0                     ;   506.8 p5      45 next
        vpternlogd zmm31, zmm2, zmm20, 0x78          ;   507.8 p0      45 next
        vpxord zmm10, zmm28, zmm14                   ;   507.8 p5      45 next
        vmovdqu64 [rbp + 6592], zmm26                ;   495.3 p8+p9   54 next spill
        vpxord zmm26, zmm28, zmm25                   ;   508.3 p0      45 next
        vmovdqu64 [rbp + 7104], zmm1                 ;   497.3 p7+p4   54 next spill
        vpandd zmm1, zmm2, zmm29                     ;   508.8 p5      45 next
        vmovdqu64 [rbp + 6784], zmm27                ;   499.8 p8+p9   54 next spill
        vpandd zmm27, zmm2, zmm3                     ;   509.3 p0      45 next
        vmovdqu64 [rbp + 7040], zmm18                ;   499.3 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm2                        ;   485.8         45 next copy
        vpternlogd zmm18, zmm29, zmm9, 0x60          ;   509.8 p5      45 next
        vpternlogd zmm18, zmm3, zmm20, 0x87          ;   510.8 p0      45 next
        vmovdqu64 [rbp + 7168], zmm16                ;   498.8 p8+p9   54 next spill
        vpandd zmm16, zmm3, zmm25                    ;   510.8 p5      45 next
        vpternlogd zmm16, zmm26, zmm29, 0x78         ;   511.8 p0      45 next
        vmovdqu64 [rbp + 6976], zmm8                 ;   497.8 p7+p4   54 next spill
        vmovdqa64 zmm8, zmm18                        ;   511.8         45 next copy
        vpternlogd zmm8, zmm0, zmm28, 0x78           ;   511.8 p5      45 next
        vmovdqu64 [rbp + 6912], zmm15                ;   498.3 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm29                       ;   487.3         45 next copy
        vpternlogd zmm15, zmm9, zmm28, 0x48          ;   512.3 p0      45 next
        vmovdqu64 [rbp + 6848], zmm11                ;   507.3 p7+p4   54 next spill
        vmovdqa64 zmm11, zmm9                        ;   487.8         45 next copy
        vpandd zmm13, zmm9, zmm0                     ;   512.8 p5      45 next
        vpternlogd zmm13, zmm3, zmm14, 0x87          ;   513.8 p0      45 next
        vpxord zmm22, zmm0, zmm14                    ;   513.8 p5      45 next
        vpternlogd zmm15, zmm22, zmm14, 0xd2         ;   514.8 p0      45 next
        vpxord zmm11, zmm11, zmm22                   ;   514.8 p5      45 next
        vpternlogd zmm31, zmm11, zmm25, 0xd2         ;   515.8 p0      45 next
        vmovdqu64 [rbp + 5760], zmm21                ;   505.3 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm3                        ;   481.8         45 next copy
        vpternlogd zmm21, zmm0, zmm28, 0x48          ;   515.8 p5      45 next
        vmovdqu64 [rbp + 8000], zmm23                ;   501.3 p7+p4   54 next spill
        vmovdqu64 zmm23, [rbp + 5760]                ;   505.3 p3      41 next
        vmovdqu64 [rbp + 7680], zmm5                 ;   503.8 p8+p9   54 next spill
        vmovdqu64 zmm5, [rbp + 8000]                 ;   501.3 p2      41 next
        vpxord zmm5, zmm5, [rbp + 7680]              ;   516.3 p0+p3   41 next
        vmovdqu64 [rbp + 7424], zmm5                 ;   517.3 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 8000]                 ;   501.3 p2      41 next
        vmovdqu64 [rbp + 8064], zmm17                ;   505.8 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm20                       ;   504.3         45 next copy
        vpternlogd zmm17, zmm28, zmm14, 0x6a         ;   516.8 p5      45 next
        vmovdqu64 [rbp + 7360], zmm24                ;   502.3 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm26                       ;   509.3         45 next copy
        vpternlogd zmm24, zmm9, zmm20, 0x78          ;   517.3 p0      45 next
        vpternlogd zmm26, zmm15, zmm14, 0x93         ;   517.8 p5      45 next
        vmovdqu64 [rbp + 7616], zmm4                 ;   506.8 p8+p9   48 next spill
        vpandd zmm4, zmm20, zmm25                    ;   518.3 p0      45 next
        vpternlogd zmm4, zmm28, zmm14, 0x87          ;   519.3 p5      45 next
        vpternlogd zmm4, zmm11, zmm2, 0xe1           ;   520.3 p0      45 next
        vmovdqu64 [rbp + 6272], zmm7                 ;   500.3 p7+p4   48 next spill
        vmovdqa64 zmm7, zmm25                        ;   506.3         45 next copy
        vpternlogd zmm7, zmm29, zmm20, 0x6a          ;   519.8 p5      45 next
        vmovdqu64 [rbp + 5696], zmm30                ;   500.8 p8+p9   48 next spill
        vmovdqu64 zmm30, [rbp + 8064]                ;   505.8 p3      41 next
        vmovdqu64 [rbp + 6656], zmm12                ;   504.8 p7+p4   48 next spill
        vmovdqa64 zmm12, zmm2                        ;   485.8         45 next copy
        vpternlogd zmm12, zmm25, zmm29, 0x48         ;   520.3 p0      45 next
        vmovdqu64 [rbp + 4288], zmm6                 ;   470.3 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm2                         ;   485.8         45 next copy
        vpternlogd zmm6, zmm3, zmm14, 0x6c           ;   520.8 p5      45 next
        vmovdqu64 [rbp + 5952], zmm19                ;   503.3 p7+p4   48 next spill
        vmovdqa64 zmm19, zmm17                       ;   517.8         45 next copy
        vpternlogd zmm19, zmm3, zmm28, 0x87          ;   521.3 p0      45 next
        vpternlogd zmm19, zmm7, zmm29, 0x87          ;   522.3 p5      45 next
        vpternlogd zmm10, zmm19, zmm25, 0x6c         ;   523.3 p0      45 next
        vpternlogd zmm25, zmm22, zmm2, 0x6a          ;   522.8 p5      45 next
        vpternlogd zmm19, zmm3, zmm9, 0x87           ;   523.3 p0      45 next
        vpternlogd zmm19, zmm29, zmm14, 0x78         ;   524.3 p5      45 next
        vpternlogd zmm25, zmm17, zmm29, 0x69         ;   524.3 p0      45 next
        vpternlogd zmm17, zmm28, zmm2, 0x48          ;   524.8 p5      45 next
        vmovdqu64 zmm28, [rbp + 8000]                ;   501.3 p2      41 next
        vpternlogd zmm1, zmm31, zmm10, 0x96          ;   525.3 p0      45 next
        vpternlogd zmm26, zmm25, zmm19, 0x69         ;   525.8 p5      45 next
        vpternlogd zmm19, zmm0, zmm20, 0x78          ;   526.3 p0      45 next
        vpternlogd zmm10, zmm8, zmm19, 0x69          ;   527.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 5760]                 ;   505.3 p3      41 next
        vmovdqu64 zmm19, [rbp + 7680]                ;   503.8 p2      41 next
        vpternlogd zmm22, zmm4, zmm16, 0x96          ;   527.3 p0      45 next
        vpternlogd zmm4, zmm25, zmm13, 0x69          ;   527.8 p5      45 next
        vmovdqu64 zmm25, [rbp + 8000]                ;   501.3 p3      41 next
        vpternlogd zmm22, zmm18, zmm27, 0x96         ;   528.3 p0      45 next
        vpternlogd zmm27, zmm9, zmm14, 0x87          ;   528.8 p5      45 next
        vpternlogd zmm14, zmm3, zmm29, 0x28          ;   529.3 p0      45 next
        vpternlogd zmm17, zmm14, zmm24, 0x96         ;   530.3 p5      45 next
        vpternlogd zmm17, zmm13, zmm21, 0x96         ;   531.3 p0      45 next
        vmovdqu64 zmm13, [rbp + 5120]                ;   399.3 p2     108 r reload
        vmovdqu64 zmm14, [rbp + 7488]                ;   408.3 p3      54 next
        vpternlogd zmm14, zmm13, [r9 + 1728], 0x96   ;   530.8 p5+p2   54 next
        vpternlogd zmm27, zmm0, zmm29, 0x87          ;   531.3 p0      45 next
        vpternlogd zmm0, zmm27, zmm20, 0x63          ;   532.3 p5      45 next
        vpternlogd zmm0, zmm24, zmm31, 0x69          ;   533.3 p0      45 next
        vmovdqu64 zmm18, [rbp + 6656]                ;   504.8 p3      54 next
        vpternlogd zmm18, zmm13, [rbp + 7488], 0x96  ;   532.8 p5+p2   54 next
        vpternlogd zmm20, zmm11, zmm6, 0x6a          ;   533.3 p0      45 next
        vmovdqu64 zmm24, [rbp + 8064]                ;   505.8 p3      41 next
        vpternlogd zmm20, zmm2, zmm9, 0x2d           ;   534.3 p5      45 next
        vpternlogd zmm20, zmm12, zmm15, 0x96         ;   535.3 p0      45 next
        vmovdqu64 zmm2, [rbp + 5632]                 ;   402.8 p2     108 r reload
        vmovdqu64 zmm12, [rbp + 6336]                ;   410.3 p3      54 next
        vpternlogd zmm12, zmm2, [r9 + 1792], 0x96    ;   534.8 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 8064]                ;   505.8 p3      41 next
        vmovdqu64 zmm31, [rbp + 5760]                ;   505.3 p2      41 next
        vpternlogd zmm27, zmm29, zmm9, 0x87          ;   535.3 p0      45 next
        vpternlogd zmm27, zmm16, zmm7, 0x69          ;   536.3 p5      45 next
        vmovdqu64 zmm7, [rbp + 5696]                 ;   500.8 p3      54 next
        vpternlogd zmm7, zmm2, [rbp + 6336], 0x96    ;   536.3 p0+p2   54 next
        vpternlogd zmm27, zmm6, zmm21, 0x96          ;   537.3 p5      45 next
        vmovdqu64 zmm6, [rbp + 5568]                 ;   406.3 p3     108 r reload
        vmovdqu64 zmm16, [rbp + 6528]                ;   407.3 p2      54 next
        vpternlogd zmm16, zmm6, [r9 + 1856], 0x96    ;   537.3 p0+p3   54 next
        vpternlogd zmm27, zmm3, zmm9, 0x78           ;   538.3 p5      45 next
        vmovdqu64 zmm3, [rbp + 4608]                 ;   407.8 p2     108 r reload
        vmovdqu64 zmm9, [rbp + 6464]                 ;   411.3 p3      54 next
        vpternlogd zmm9, zmm3, [r9 + 1920], 0x96     ;   538.3 p0+p2   54 next
        vmovdqu64 zmm21, [rbp + 7168]                ;   498.8 p3      41 next
        vmovdqu64 zmm29, [rbp + 6912]                ;   498.3 p2      54 next reload
        vpandd zmm21, zmm21, zmm29                   ;   538.8 p5      41 next
        vpandd zmm5, zmm5, zmm14                     ;   539.3 p0      41 next
        vpandd zmm30, zmm30, zmm16                   ;   539.8 p5      41 next
        vpxord zmm28, zmm28, zmm16                   ;   540.3 p0      41 next
        vpxord zmm8, zmm8, zmm28                     ;   541.3 p5      41 next
        vpandd zmm31, zmm31, zmm16                   ;   541.3 p0      41 next
        vpxord zmm19, zmm19, zmm12                   ;   541.8 p5      41 next
        vpandd zmm25, zmm25, zmm19                   ;   542.8 p0      41 next
        vpandd zmm15, zmm15, zmm12                   ;   542.8 p5      41 next
        vpandd zmm23, zmm23, zmm9                    ;   543.3 p0      41 next
        vpternlogd zmm4, zmm11, [rbp + 7808], 0x96   ;   543.8 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 8000]                ;   501.3 p2      54 next reload
        vpternlogd zmm31, zmm9, zmm11, 0x87          ;   544.3 p0      41 next
        vpternlogd zmm15, zmm11, [rbp + 7680], 0x87  ;   544.8 p5+p3   41 next
        vmovdqu64 zmm2, [rbp + 4416]                 ;   414.2 p2     108 r reload
        vmovdqu64 zmm13, [rbp + 6400]                ;   414.8 p3      54 next
        vpternlogd zmm13, zmm2, [r9 + 1984], 0x96    ;   545.3 p0+p2   54 next
        vpternlogd zmm15, zmm8, zmm13, 0xe1          ;   546.3 p5      41 next
        vpandd zmm24, zmm24, zmm13                   ;   546.3 p0      41 next
        vpternlogd zmm24, zmm9, zmm16, 0x78          ;   547.3 p5      41 next
        vpternlogd zmm24, zmm8, zmm12, 0xd2          ;   548.3 p0      41 next
        vmovdqu64 [rbp + 7808], zmm7                 ;   537.3 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm24                        ;   549.3         41 next copy
        vmovdqu64 [rbp + 6336], zmm18                ;   533.8 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm15                       ;   547.3         41 next copy
        vmovdqu64 [rbp + 7488], zmm4                 ;   544.8 p8+p9   54 next spill
        vpandd zmm4, zmm12, zmm9                     ;   547.8 p5      41 next
        vpternlogd zmm4, zmm19, zmm14, 0x78          ;   548.8 p0      41 next
        vpxord zmm18, zmm18, zmm4                    ;   549.8 p5      41 next
        vmovdqu64 zmm29, [rbp + 6272]                ;   500.3 p3      54 next
        vpternlogd zmm29, zmm6, [rbp + 6528], 0x96   ;   549.3 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 7616]                 ;   506.8 p3      54 next
        vpternlogd zmm6, zmm3, [rbp + 6464], 0x96    ;   549.8 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 7360]                 ;   502.3 p3      54 next
        vpternlogd zmm3, zmm2, [rbp + 6400], 0x96    ;   550.3 p0+p2   54 next
        vmovdqa64 zmm2, zmm28                        ;   541.3         41 next copy
        vpternlogd zmm2, zmm13, zmm12, 0x6c          ;   550.8 p5      41 next
        vmovdqu64 [rbp + 6400], zmm3                 ;   551.3 p7+p4   54 next spill
        vpandd zmm3, zmm9, zmm13                     ;   551.3 p0      41 next
        vpternlogd zmm18, zmm3, zmm28, 0x96          ;   552.3 p5      41 next
        vpternlogd zmm3, zmm11, [rbp + 5760], 0x87   ;   552.3 p0+p3   41 next
        vpternlogd zmm3, zmm16, zmm14, 0x87          ;   553.3 p5      41 next
        vmovdqu64 [rbp + 6464], zmm6                 ;   550.8 p8+p9   54 next spill
        vpandd zmm6, zmm13, zmm14                    ;   553.3 p0      41 next
        vmovdqu64 [rbp + 6528], zmm29                ;   550.3 p7+p4   54 next spill
        vpxord zmm29, zmm13, zmm14                   ;   553.8 p5      41 next
        vmovdqu64 [rbp + 8256], zmm18                ;   553.3 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm13                       ;   546.3         41 next copy
        vmovdqu64 [rbp + 8320], zmm24                ;   549.3 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm13                       ;   546.3         41 next copy
        vpternlogd zmm24, zmm9, zmm11, 0x6c          ;   554.3 p0      41 next
        vmovdqu64 [rbp + 8384], zmm6                 ;   554.3 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm9                         ;   539.3         41 next copy
        vpternlogd zmm6, zmm14, zmm11, 0x48          ;   554.8 p5      41 next
        vmovdqu64 [rbp + 8448], zmm21                ;   539.8 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 5696]                ;   500.8 p2      48 next reload
        vpternlogd zmm1, zmm21, [rbp + 8128], 0x96   ;   555.3 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 6656]                ;   504.8 p2      48 next reload
        vpternlogd zmm26, zmm21, [rbp + 7296], 0x96  ;   555.8 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 5952]                ;   503.3 p2      48 next reload
        vpternlogd zmm10, zmm21, [rbp + 4288], 0x96  ;   556.3 p0+p3   54 next
        vmovdqu64 [rbp + 4288], zmm1                 ;   556.3 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 6720]                 ;   430.7 p2      48 next reload
        vpternlogd zmm21, zmm1, [rbp + 3968], 0x96   ;   556.8 p5+p3   54 next
        vmovdqu64 zmm1, [rbp + 7360]                 ;   502.3 p2      48 next reload
        vpternlogd zmm22, zmm1, [rbp + 7936], 0x96   ;   557.3 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 4864]                 ;   432.7 p2     108 r reload
        vmovdqu64 [rbp + 7936], zmm21                ;   557.8 p7+p4   54 next spill
        vmovdqu64 zmm21, [rbp + 8192]                ;   433.3 p3      45 next reload
        vpternlogd zmm17, zmm21, zmm1, 0x96          ;   557.8 p5      54 next
        vmovdqu64 zmm21, [rbp + 6272]                ;   500.3 p2      48 next reload
        vpternlogd zmm0, zmm21, [rbp + 7872], 0x96   ;   558.3 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 7552]                ;   486.3 p2      48 next reload
        vpternlogd zmm20, zmm21, [rbp + 7744], 0x96  ;   558.8 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 7040]                ;   499.3 p2      41 next
        vpxord zmm21, zmm21, [rbp + 7104]            ;   559.3 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 7616]                 ;   506.8 p2      48 next reload
        vpternlogd zmm27, zmm1, [rbp + 7232], 0x96   ;   559.8 p5+p3   54 next
        vmovdqu64 zmm1, [rbp + 7168]                 ;   498.8 p2      41 next
        vpxord zmm1, zmm1, [rbp + 7104]              ;   560.3 p0+p3   41 next
        vmovdqu64 [rbp + 7232], zmm17                ;   558.8 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm12                       ;   535.8         41 next copy
        vpternlogd zmm17, zmm14, [rbp + 8064], 0x6a  ;   560.8 p5+p2   41 next
        vmovdqu64 [rbp + 7616], zmm22                ;   558.3 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm9                        ;   539.3         41 next copy
        vpternlogd zmm22, zmm16, [rbp + 7680], 0x48  ;   561.3 p0+p3   41 next
        vmovdqu64 [rbp + 7744], zmm27                ;   560.8 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 8064]                ;   505.8 p2      41 next
        vpternlogd zmm27, zmm16, [rbp + 8064], 0xf3  ;   561.8 p5+p3   41 next
        vmovdqu64 [rbp + 7552], zmm0                 ;   559.3 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm13                        ;   546.3         41 next copy
        vpternlogd zmm0, zmm14, [rbp + 5760], 0x60   ;   562.3 p0+p2   41 next
        vpternlogd zmm0, zmm9, [rbp + 8064], 0x87    ;   563.3 p5+p3   41 next
        vpternlogd zmm16, zmm0, [rbp + 7680], 0x6c   ;   564.3 p0+p2   41 next
        vmovdqu64 [rbp + 7872], zmm26                ;   556.8 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 5760]                ;   505.3 p3      54 next reload
        vpternlogd zmm19, zmm26, [rbp + 8064], 0x78  ;   563.8 p5+p2   41 next
        vpternlogd zmm27, zmm3, zmm19, 0x69          ;   564.8 p0      41 next
        vpternlogd zmm3, zmm14, zmm26, 0x87          ;   564.8 p5      41 next
        vpternlogd zmm3, zmm4, zmm17, 0x69           ;   565.8 p0      41 next
        vpternlogd zmm3, zmm24, zmm22, 0x96          ;   566.8 p5      41 next
        vmovdqu64 zmm4, [rbp + 8064]                 ;   505.8 p3      54 next reload
        vpternlogd zmm24, zmm8, zmm4, 0x78           ;   566.3 p0      41 next
        vpternlogd zmm24, zmm13, zmm26, 0x2d         ;   567.3 p5      41 next
        vmovdqu64 zmm13, [rbp + 7680]                ;   503.8 p2      54 next reload
        vpternlogd zmm4, zmm11, zmm13, 0x6c          ;   567.3 p0      41 next
        vpternlogd zmm26, zmm14, zmm13, 0x60         ;   567.8 p5      41 next
        vpternlogd zmm26, zmm28, zmm11, 0xd2         ;   568.8 p0      41 next
        vpternlogd zmm9, zmm4, zmm13, 0x93           ;   568.8 p5      41 next
        vpternlogd zmm9, zmm17, zmm14, 0x87          ;   569.8 p0      41 next
        vmovdqu64 zmm11, [rbp + 6976]                ;   497.8 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 6784]                ;   499.8 p2      41 next
        vpternlogd zmm17, zmm11, zmm11, 0x3f         ;   569.8 p5      41 next
        vpternlogd zmm2, zmm14, zmm4, 0x69           ;   570.3 p0      41 next
        vpxord zmm18, zmm18, zmm4                    ;   570.8 p5      41 next
        vmovdqu64 zmm4, [rbp + 6848]                 ;   507.3 p3      54 next reload
        vmovdqu64 zmm14, [rbp + 6912]                ;   498.3 p2      41 next
        vpternlogd zmm14, zmm4, zmm4, 0xc3           ;   571.3 p0      41 next
        vpternlogd zmm18, zmm6, zmm13, 0x6c          ;   571.8 p5      41 next
        vmovdqu64 zmm6, [rbp + 6912]                 ;   498.3 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 7168]                ;   498.8 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 6784]                ;   499.8 p3      41 next
        vpternlogd zmm28, zmm13, zmm6, 0x6c          ;   572.3 p0      41 next
        vpternlogd zmm5, zmm23, zmm9, 0x69           ;   572.8 p5      41 next
        vpternlogd zmm16, zmm30, zmm5, 0x69          ;   573.8 p0      41 next
        vmovdqa64 zmm30, zmm6                        ;   504.3         41 next copy
        vpternlogd zmm30, zmm11, zmm4, 0x9a          ;   573.8 p5      41 next
        vpternlogd zmm29, zmm26, zmm12, 0x6c         ;   574.3 p0      41 next
        vpternlogd zmm25, zmm26, zmm2, 0x69          ;   574.8 p5      41 next
        vpternlogd zmm15, zmm2, zmm31, 0x69          ;   575.3 p0      41 next
        vpternlogd zmm18, zmm31, zmm19, 0x96         ;   575.8 p5      41 next
        vmovdqu64 zmm2, [rbp + 7040]                 ;   499.3 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 8448]                ;   539.8 p3      41 next
        vpternlogd zmm19, zmm11, zmm2, 0x48          ;   576.3 p0      41 next
        vpternlogd zmm9, zmm12, [rbp + 7424], 0x78   ;   576.8 p5+p2   41 next
        vpxord zmm7, zmm7, zmm9                      ;   577.8 p0      41 next
        vpternlogd zmm3, zmm23, zmm2, 0x96           ;   577.8 p5      41 next
        vpternlogd zmm25, zmm5, zmm11, 0x69          ;   578.3 p0      41 next
        vmovdqu64 zmm5, [rbp + 6784]                 ;   499.8 p3      54 next reload
        vmovdqa64 zmm12, zmm21                       ;   560.3         41 next copy
        vpternlogd zmm12, zmm4, zmm5, 0x78           ;   578.8 p5      41 next
        vpternlogd zmm16, zmm9, zmm4, 0x96           ;   579.3 p0      41 next
        vpternlogd zmm0, zmm5, [rbp + 8256], 0x96    ;   579.8 p5+p2   41 next
        vpternlogd zmm15, zmm8, [r10 + 9728], 0x96   ;   580.3 p0+p3   48 next
        vpternlogd zmm18, zmm22, [r10 + 9664], 0x96  ;   580.8 p5+p2   48 next
        vpternlogd zmm27, zmm13, [rbp + 8320], 0x96  ;   581.3 p0+p3   41 next
        vmovdqu64 zmm8, [rbp + 7104]                 ;   497.3 p2      54 next reload
        vmovdqa64 zmm9, zmm17                        ;   570.8         41 next copy
        vpternlogd zmm9, zmm6, zmm8, 0x78            ;   581.8 p5      41 next
        vpternlogd zmm29, zmm24, zmm8, 0x96          ;   582.3 p0      41 next
        vmovdqu64 zmm22, [r10 + 9216]                ;   452.3 p3      48 next
        vmovdqu64 zmm23, [r10 + 9280]                ;   452.7 p2      48 next
        vmovdqa64 zmm24, zmm1                        ;   561.3         41 next copy
        vpternlogd zmm24, zmm13, zmm11, 0x6a         ;   582.8 p5      41 next
        vpxord zmm22, zmm22, zmm16                   ;   583.3 p0      48 next
        vpxord zmm23, zmm23, zmm29                   ;   583.8 p5      48 next
        vmovdqa64 zmm26, zmm1                        ;   561.3         41 next copy
        vpternlogd zmm26, zmm2, zmm11, 0xa6          ;   584.3 p0      41 next
        vpternlogd zmm7, zmm6, [rbp + 8384], 0x96    ;   584.8 p5+p3   41 next
        vmovdqa64 zmm31, zmm19                       ;   577.3         41 next copy
        vpternlogd zmm31, zmm30, zmm13, 0x87         ;   585.3 p0      41 next
        vpternlogd zmm30, zmm5, zmm11, 0xac          ;   585.8 p5      41 next
        vpternlogd zmm31, zmm5, zmm8, 0x87           ;   586.3 p0      41 next
        vpternlogd zmm30, zmm12, zmm2, 0x2d          ;   586.8 p5      41 next
        vpternlogd zmm30, zmm31, zmm13, 0x78         ;   587.8 p0      41 next
        vpternlogd zmm29, zmm30, [r10 + 9856], 0x96  ;   588.8 p5+p2   48 next
        vmovdqa64 zmm30, zmm28                       ;   573.3         41 next copy
        vpternlogd zmm30, zmm12, zmm2, 0x7d          ;   588.3 p0      41 next
        vmovdqu64 [rbp + 8384], zmm20                ;   559.8 p7+p4   54 next spill
        vpxord zmm20, zmm25, [r10 + 9344]            ;   588.8 p5+p3   48 next
        vmovdqu64 [rbp + 8320], zmm10                ;   557.3 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm9                        ;   582.8         41 next copy
        vpternlogd zmm10, zmm13, zmm4, 0x78          ;   589.3 p0      41 next
        vpternlogd zmm9, zmm14, zmm21, 0xd2          ;   589.8 p5      41 next
        vpternlogd zmm21, zmm19, zmm9, 0x63          ;   590.8 p0      41 next
        vpternlogd zmm17, zmm9, zmm2, 0x87           ;   590.8 p5      41 next
        vpxord zmm19, zmm3, [r10 + 9536]             ;   591.3 p0+p2   48 next
        vmovdqu64 [rbp + 8256], zmm29                ;   589.8 p7+p4   48 next spill
        vpxord zmm29, zmm0, [r10 + 9600]             ;   591.8 p5+p3   48 next
        vmovdqu64 [rbp + 7424], zmm15                ;   581.3 p8+p9   48 next spill
        vpxord zmm15, zmm27, [r10 + 9472]            ;   592.3 p0+p2   48 next
        vmovdqu64 [rbp + 8448], zmm29                ;   592.8 p7+p4   48 next spill
        vmovdqu64 zmm29, [rbp + 7424]                ;   581.3 p3      45 next
        vmovdqu64 [rbp + 7680], zmm18                ;   581.8 p8+p9   48 next spill
        vmovdqu64 zmm18, [rbp + 8448]                ;   592.8 p2      45 next
        vpandd zmm18, zmm18, [rbp + 7680]            ;   598.8 p5+p3   45 next
        vmovdqu64 [rbp + 8000], zmm18                ;   599.8 p7+p4   45 next spill
        vmovdqu64 zmm18, [rbp + 7680]                ;   581.8 p2      45 next
        vmovdqu64 [rbp + 5760], zmm22                ;   584.3 p8+p9   48 next spill
        vmovdqu64 zmm22, [rbp + 8448]                ;   592.8 p3      45 next
        vmovdqu64 [rbp + 8064], zmm23                ;   584.8 p7+p4   48 next spill
        vmovdqu64 zmm23, [rbp + 5760]                ;   584.3 p2      45 next
        vpxord zmm23, zmm23, [rbp + 8064]            ;   593.3 p0+p3   45 next
        vpandd zmm22, zmm22, [rbp + 8064]            ;   598.8 p5+p2   45 next
        vmovdqu64 [rbp + 6272], zmm22                ;   599.8 p8+p9   45 next spill
        vmovdqu64 zmm22, [rbp + 5760]                ;   584.3 p3      45 next
        vmovdqu64 [rbp + 8192], zmm23                ;   594.3 p7+p4   45 next spill
        vmovdqu64 zmm23, [rbp + 8448]                ;   592.8 p2      45 next
        vpxord zmm23, zmm23, [rbp + 5760]            ;   598.8 p0+p3   45 next
        vmovdqu64 [rbp + 7360], zmm23                ;   599.8 p8+p9   45 next spill
        vmovdqu64 zmm23, [rbp + 7424]                ;   581.3 p2      45 next
        vmovdqu64 [rbp + 6720], zmm20                ;   589.8 p7+p4   48 next spill
        vmovdqu64 zmm20, [rbp + 7360]                ;   599.8 p3      45 next
        vmovdqu64 [rbp + 5952], zmm19                ;   592.3 p8+p9   48 next spill
        vmovdqu64 zmm19, [rbp + 8064]                ;   584.8 p2      45 next
        vpxord zmm19, zmm19, [rbp + 5952]            ;   598.3 p5+p3   45 next
        vmovdqu64 [rbp + 7296], zmm19                ;   599.3 p7+p4   45 next spill
        vmovdqu64 zmm19, [rbp + 5760]                ;   584.3 p2      45 next
        vpandd zmm19, zmm19, [rbp + 7296]            ;   605.3 p0+p3   45 next
        vmovdqu64 [rbp + 6656], zmm19                ;   606.3 p8+p9   45 next spill
        vmovdqu64 zmm19, [rbp + 5952]                ;   592.3 p2      45 next
        vpandd zmm19, zmm19, [rbp + 6720]            ;   598.3 p5+p3   45 next
        vmovdqu64 [rbp + 8128], zmm19                ;   599.3 p7+p4   45 next spill
        vmovdqu64 zmm19, [rbp + 7424]                ;   581.3 p2      45 next
        vpandd zmm19, zmm19, [rbp + 7680]            ;   596.3 p0+p3   45 next
        vpandd zmm22, zmm22, zmm15                   ;   596.8 p5      45 next
        vpandd zmm29, zmm29, zmm15                   ;   597.3 p0      45 next
        vpxord zmm23, zmm23, zmm15                   ;   597.8 p5      45 next
        vmovdqu64 [rbp + 5696], zmm29                ;   598.3 p8+p9   45 next spill
        vmovdqa64 zmm29, zmm24                       ;   583.8         41 next copy
        vpternlogd zmm29, zmm8, zmm8, 0x3f           ;   598.3 p0      41 next
        vpternlogd zmm24, zmm2, zmm4, 0x87           ;   598.8 p5      41 next
        vpternlogd zmm14, zmm29, zmm4, 0x93          ;   599.3 p0      41 next
        vpternlogd zmm29, zmm1, zmm5, 0x87           ;   599.8 p5      41 next
        vmovdqu64 [rbp + 8512], zmm19                ;   597.3 p7+p4   45 next spill
        vpxord zmm19, zmm7, [r10 + 9408]             ;   600.3 p0+p2   48 next
        vpandd zmm18, zmm18, zmm19                   ;   601.3 p5      45 next
        vpxord zmm20, zmm20, zmm19                   ;   605.8 p0      45 next
        vmovdqu64 [rbp + 8576], zmm23                ;   598.8 p8+p9   45 next spill
        vmovdqa64 zmm23, zmm10                       ;   590.3         41 next copy
        vpternlogd zmm23, zmm31, zmm4, 0x78          ;   601.8 p5      41 next
        vpternlogd zmm30, zmm23, zmm4, 0x69          ;   602.8 p0      41 next
        vmovdqu64 zmm23, [rbp + 7680]                ;   581.8 p3      45 next
        vpandd zmm23, zmm23, [rbp + 5952]            ;   602.8 p5+p2   45 next
        vpternlogd zmm16, zmm30, [r10 + 9792], 0x96  ;   603.8 p0+p3   48 next
        vmovdqu64 zmm30, [rbp + 8512]                ;   597.3 p2      45 next
        vpternlogd zmm31, zmm29, zmm2, 0xd2          ;   603.8 p5      41 next
        vpternlogd zmm2, zmm10, zmm5, 0x7d           ;   604.3 p0      41 next
        vpternlogd zmm29, zmm5, zmm14, 0xb7          ;   604.8 p5      41 next
        vmovdqu64 zmm5, [rbp + 8448]                 ;   592.8 p3      45 next
        vpternlogd zmm2, zmm26, zmm13, 0x78          ;   605.3 p0      41 next
        vpternlogd zmm28, zmm24, zmm29, 0x96         ;   605.8 p5      41 next
        vpternlogd zmm9, zmm28, zmm13, 0x93          ;   606.8 p0      41 next
        vmovdqu64 zmm13, [rbp + 6720]                ;   589.8 p2      48 next reload
        vmovdqu64 zmm26, [rbp + 8448]                ;   592.8 p3      45 next
        vpternlogd zmm26, zmm13, zmm13, 0xcf         ;   606.8 p5      45 next
        vpternlogd zmm31, zmm24, zmm6, 0x2d          ;   607.3 p0      41 next
        vpxord zmm21, zmm21, zmm29                   ;   607.8 p5      41 next
        vmovdqu64 zmm24, [rbp + 8064]                ;   584.8 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 8448]                ;   592.8 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 7680]                ;   581.8 p2      45 next
        vpternlogd zmm29, zmm28, zmm24, 0x48         ;   608.3 p0      45 next
        vpternlogd zmm21, zmm6, zmm4, 0xb4           ;   608.8 p5      41 next
        vpternlogd zmm4, zmm14, zmm8, 0x9e           ;   609.3 p0      41 next
        vpternlogd zmm9, zmm14, zmm11, 0x2d          ;   609.8 p5      41 next
        vpternlogd zmm1, zmm8, zmm4, 0x95            ;   610.3 p0      41 next
        vmovdqu64 zmm6, [rbp + 5760]                 ;   584.3 p3      48 next reload
        vmovdqu64 zmm8, [rbp + 7680]                 ;   581.8 p2      48 next reload
        vmovdqu64 zmm14, [rbp + 7424]                ;   581.3 p3      45 next
        vpternlogd zmm14, zmm8, zmm6, 0x6c           ;   610.8 p5      45 next
        vpternlogd zmm1, zmm10, zmm11, 0x87          ;   611.3 p0      41 next
        vpternlogd zmm1, zmm17, zmm12, 0x96          ;   612.3 p5      41 next
        vmovdqu64 zmm10, [rbp + 5952]                ;   592.3 p2      48 next reload
        vmovdqu64 zmm11, [rbp + 7424]                ;   581.3 p3      48 next reload
        vmovdqu64 zmm12, [rbp + 7360]                ;   599.8 p2      45 next
        vpternlogd zmm12, zmm11, zmm10, 0x6c         ;   612.3 p0      45 next
        vpternlogd zmm27, zmm31, [r10 + 10048], 0x96 ;   612.8 p5+p3   48 next
        vpternlogd zmm25, zmm9, [r10 + 9920], 0x96   ;   613.3 p0+p2   48 next
        vpxord zmm2, zmm2, zmm4                      ;   613.8 p5      41 next
        vmovdqu64 zmm4, [rbp + 1920]                 ;   483.7 p3      54 next reload
        vmovdqu64 zmm9, [rbp + 8320]                 ;   557.3 p2     108 r
        vpternlogd zmm9, zmm4, [r11], 0x96           ;   614.3 p0+p3  108 r
        vmovdqu64 zmm4, [rbp + 2048]                 ;   485.3 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 8384]                ;   559.8 p3     108 r
        vpternlogd zmm17, zmm4, [r11 + 64], 0x96     ;   614.8 p5+p2  108 r
        vpternlogd zmm0, zmm21, [r10 + 10176], 0x96  ;   615.3 p0+p3   48 next
        vmovdqu64 zmm4, [rbp + 2176]                 ;   487.3 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 7872]                ;   556.8 p3     108 r
        vpternlogd zmm21, zmm4, [r11 + 128], 0x96    ;   615.8 p5+p2  108 r
        vpternlogd zmm3, zmm1, [r10 + 10112], 0x96   ;   616.3 p0+p3   48 next
        vmovdqu64 zmm1, [rbp + 2304]                 ;   489.3 p2      54 next reload
        vmovdqu64 zmm4, [rbp + 4288]                 ;   556.3 p3     108 r
        vpternlogd zmm4, zmm1, [r11 + 192], 0x96     ;   616.8 p5+p2  108 r
        vpternlogd zmm7, zmm2, [r10 + 9984], 0x96    ;   617.3 p0+p3   48 next
        vmovdqu64 zmm1, [rbp + 2432]                 ;   491.3 p2      54 next reload
        vmovdqu64 zmm2, [rbp + 7552]                 ;   559.3 p3     108 r
        vpternlogd zmm2, zmm1, [r11 + 256], 0x96     ;   617.8 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 7296]                 ;   599.3 p3      45 next reload
        vpternlogd zmm23, zmm15, zmm1, 0x78          ;   618.3 p0      45 next
        vpternlogd zmm1, zmm19, zmm13, 0x78          ;   618.8 p5      45 next
        vmovdqa64 zmm31, zmm10                       ;   598.3         45 next copy
        vpternlogd zmm31, zmm15, zmm13, 0x6a         ;   619.3 p0      45 next
        vpandd zmm5, zmm5, zmm19                     ;   619.8 p5      45 next
        vpternlogd zmm5, zmm8, zmm6, 0x87            ;   620.8 p0      45 next
        vmovdqu64 [rbp + 7296], zmm2                 ;   618.8 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm13                        ;   595.8         45 next copy
        vpternlogd zmm2, zmm24, zmm6, 0x6a           ;   620.8 p5      45 next
        vpternlogd zmm12, zmm2, zmm15, 0x69          ;   621.8 p0      45 next
        vmovdqu64 [rbp + 6976], zmm4                 ;   617.8 p8+p9  108 r spill
        vmovdqa64 zmm4, zmm8                         ;   587.8         45 next copy
        vpternlogd zmm4, zmm15, zmm6, 0x48           ;   621.8 p5      45 next
        vmovdqu64 [rbp + 7104], zmm21                ;   616.8 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm15                       ;   593.3         45 next copy
        vpternlogd zmm21, zmm19, zmm24, 0x48         ;   622.3 p0      45 next
        vpternlogd zmm21, zmm6, [rbp + 7360], 0xb4   ;   623.3 p5+p2   45 next
        vmovdqu64 [rbp + 6848], zmm17                ;   615.8 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm11                       ;   587.3         45 next copy
        vpternlogd zmm17, zmm15, zmm19, 0x60         ;   623.3 p0      45 next
        vpternlogd zmm17, zmm8, zmm13, 0x87          ;   624.3 p5      45 next
        vpternlogd zmm8, zmm2, zmm24, 0x93           ;   624.3 p0      45 next
        vpternlogd zmm8, zmm31, zmm15, 0x87          ;   625.3 p5      45 next
        vpternlogd zmm22, zmm18, zmm8, 0x69          ;   626.3 p0      45 next
        vpternlogd zmm2, zmm11, zmm24, 0x28          ;   625.8 p5      45 next
        vpternlogd zmm2, zmm4, zmm1, 0x96            ;   626.8 p0      45 next
        vpternlogd zmm24, zmm6, [rbp + 8128], 0x95   ;   626.8 p5+p3   45 next
        vpternlogd zmm6, zmm19, [rbp + 8512], 0x95   ;   627.3 p0+p2   45 next
        vpternlogd zmm6, zmm28, zmm15, 0x87          ;   628.3 p5      45 next
        vpternlogd zmm26, zmm1, zmm6, 0x69           ;   629.3 p0      45 next
        vpternlogd zmm28, zmm22, zmm13, 0x6c         ;   628.8 p5      45 next
        vpternlogd zmm6, zmm15, zmm19, 0x87          ;   629.3 p0      45 next
        vmovdqu64 zmm1, [rbp + 2560]                 ;   501.2 p3      54 next reload
        vmovdqu64 zmm4, [rbp + 7744]                 ;   560.8 p2     108 r
        vpternlogd zmm4, zmm1, [r11 + 320], 0x96     ;   629.8 p5+p3  108 r
        vpternlogd zmm6, zmm31, zmm23, 0x69          ;   630.3 p0      45 next
        vmovdqu64 zmm1, [rbp + 2688]                 ;   502.3 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 7616]                ;   558.3 p3     108 r
        vpternlogd zmm15, zmm1, [r11 + 384], 0x96    ;   630.8 p5+p2  108 r
        vmovdqa64 zmm1, zmm11                        ;   587.3         45 next copy
        vpternlogd zmm1, zmm13, [rbp + 8000], 0x6a   ;   631.3 p0+p3   45 next
        vpternlogd zmm13, zmm20, zmm14, 0x6a         ;   631.8 p5      45 next
        vpternlogd zmm13, zmm19, zmm11, 0x4b         ;   632.8 p0      45 next
        vpternlogd zmm24, zmm11, zmm20, 0xe1         ;   632.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 2816]                ;   505.3 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 7232]                ;   558.8 p3     108 r
        vpternlogd zmm19, zmm11, [r11 + 448], 0x96   ;   633.3 p0+p2  108 r
        vpternlogd zmm6, zmm14, zmm29, 0x96          ;   633.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 2944]                ;   506.5 p3      54 next reload
        vmovdqu64 zmm14, [rbp + 7488]                ;   544.8 p2     108 r
        vpternlogd zmm14, zmm11, [r11 + 512], 0x96   ;   634.3 p0+p3  108 r
        vpternlogd zmm2, zmm29, zmm5, 0x96           ;   634.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 3072]                ;   508.3 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 7936]                ;   557.8 p3     108 r
        vpternlogd zmm29, zmm11, [r11 + 576], 0x96   ;   635.3 p0+p2  108 r
        vpternlogd zmm5, zmm12, zmm12, 0xc3          ;   635.8 p5      45 next
        vpternlogd zmm1, zmm20, zmm10, 0xd2          ;   636.3 p0      45 next
        vpternlogd zmm6, zmm18, zmm3, 0x96           ;   636.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 3200]                ;   510.0 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 6592]                ;   510.3 p2     108 r
        vpternlogd zmm18, zmm11, [r11 + 640], 0x96   ;   637.3 p0+p3  108 r
        vpternlogd zmm5, zmm20, zmm24, 0x96          ;   637.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 3328]                ;   511.8 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 6336]                ;   533.8 p3     108 r
        vpternlogd zmm20, zmm11, [r11 + 704], 0x96   ;   638.3 p0+p2  108 r
        vpternlogd zmm8, zmm10, [rbp + 8192], 0x78   ;   638.8 p5+p3   45 next
        vpternlogd zmm10, zmm21, [rbp + 8576], 0x6c  ;   639.3 p0+p2   45 next
        vpternlogd zmm12, zmm21, [rbp + 6656], 0x69  ;   639.8 p5+p3   45 next
        vmovdqu64 zmm11, [rbp + 3456]                ;   514.8 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 7808]                ;   537.3 p3     108 r
        vpternlogd zmm21, zmm11, [r11 + 768], 0x96   ;   640.3 p0+p2  108 r
        vpternlogd zmm12, zmm22, zmm25, 0x69         ;   640.8 p5      45 next
        vmovdqu64 zmm11, [rbp + 3584]                ;   516.0 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 6528]                ;   550.3 p2     108 r
        vpternlogd zmm22, zmm11, [r11 + 832], 0x96   ;   641.3 p0+p3  108 r
        vmovdqu64 zmm11, [rbp + 3712]                ;   517.8 p2      54 next reload
        vmovdqu64 zmm31, [rbp + 6464]                ;   550.8 p3     108 r
        vpternlogd zmm31, zmm11, [r11 + 896], 0x96   ;   641.8 p5+p2  108 r
        vpternlogd zmm28, zmm17, [rbp + 6272], 0x69  ;   642.3 p0+p3   45 next
        vpternlogd zmm24, zmm23, [rbp + 7360], 0x96  ;   642.8 p5+p2   45 next
        vmovdqu64 zmm11, [rbp + 3840]                ;   520.0 p3      54 next reload
        vmovdqu64 zmm23, [rbp + 6400]                ;   551.3 p2     108 r
        vpternlogd zmm23, zmm11, [r11 + 960], 0x96   ;   643.3 p0+p3  108 r
        vpxord zmm30, zmm30, zmm24                   ;   643.8 p5      45 next
        vpternlogd zmm30, zmm17, zmm0, 0x96          ;   644.8 p0      45 next
        vmovdqu64 zmm11, [rbp + 6592]                ;   521.8 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 8256]                ;   589.8 p3     108 r
        vpternlogd zmm17, zmm11, [rbp + 3264], 0x96  ;   644.8 p5+p2  108 r
        vpternlogd zmm26, zmm1, zmm27, 0x96          ;   645.3 p0      45 next
        vpxord zmm1, zmm1, zmm8                      ;   645.8 p5      45 next
        vpternlogd zmm28, zmm8, zmm16, 0x96          ;   646.3 p0      45 next
        mov r12, qword [rbp + 8704]                  ;   521.7 p10     85 l.0 reload
        vmovdqu64 zmm8, [rbp + 5824]                 ;   523.0 p3     108 r reload
        vmovdqu64 zmm11, [rbp + 6080]                ;   523.8 p2      66 l
        vpternlogd zmm11, zmm8, [r12 + 8192], 0x36   ;   646.8 p5+p3   66 l
        vmovdqu64 zmm8, [rbp + 7936]                 ;   557.8 p2      54 next reload
        vpternlogd zmm16, zmm8, [rbp + 3136], 0x96   ;   647.3 p0+p3  108 r
        vpternlogd zmm10, zmm13, [rbp + 8256], 0x96  ;   647.8 p5+p2   45 next
        vmovdqu64 zmm8, [rbp + 6016]                 ;   526.0 p3     108 r reload
        vmovdqu64 zmm13, [rbp + 4032]                ;   526.8 p2      66 l
        vpternlogd zmm13, zmm8, [r12 + 8256], 0x36   ;   648.3 p0+p3   66 l
        vmovdqu64 zmm8, [rbp + 6528]                 ;   550.3 p2      54 next reload
        vpternlogd zmm27, zmm8, [rbp + 3648], 0x96   ;   648.8 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 6336]                 ;   533.8 p2      54 next reload
        vpternlogd zmm25, zmm8, [rbp + 3392], 0x96   ;   649.3 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 6400]                 ;   551.3 p2      54 next reload
        vpternlogd zmm0, zmm8, [rbp + 3904], 0x96    ;   649.8 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 6464]                 ;   550.8 p2      54 next reload
        vpternlogd zmm3, zmm8, [rbp + 3776], 0x96    ;   650.3 p0+p3  108 r
        vpternlogd zmm1, zmm7, [rbp + 5696], 0x96    ;   650.8 p5+p2   45 next
        vmovdqu64 zmm8, [rbp + 7808]                 ;   537.3 p3      54 next reload
        vpternlogd zmm7, zmm8, [rbp + 3520], 0x96    ;   651.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7232]                 ;   558.8 p3      54 next reload
        vpternlogd zmm2, zmm8, [rbp + 2880], 0x96    ;   651.8 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7744]                 ;   560.8 p3      54 next reload
        vpternlogd zmm6, zmm8, [rbp + 2624], 0x96    ;   652.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7488]                 ;   544.8 p3      54 next reload
        vpternlogd zmm5, zmm8, [rbp + 3008], 0x96    ;   652.8 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7872]                 ;   556.8 p3      54 next reload
        vpternlogd zmm12, zmm8, [rbp + 2240], 0x96   ;   653.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 8320]                 ;   557.3 p3      54 next reload
        vpternlogd zmm28, zmm8, [rbp + 1984], 0x96   ;   653.8 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7552]                 ;   559.3 p3      54 next reload
        vpternlogd zmm26, zmm8, [rbp + 2496], 0x96   ;   654.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7616]                 ;   558.3 p3      54 next reload
        vpternlogd zmm30, zmm8, [rbp + 2752], 0x96   ;   654.8 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 8384]                 ;   559.8 p3      54 next reload
        vpternlogd zmm10, zmm8, [rbp + 2112], 0x96   ;   655.3 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 4288]                 ;   556.3 p3      54 next reload
        vpternlogd zmm1, zmm8, [rbp + 2368], 0x96    ;   655.8 p5+p2  108 r
        mov r13, qword [rbp + 8720]                  ;   537.8 p10     86 r.0 reload
        vpternlogd zmm18, zmm17, [r13 + 640], 0x1e   ;   656.3 p0+p3   66 l
        vpternlogd zmm29, zmm16, [r13 + 576], 0x1e   ;   656.8 p5+p2   66 l
        vpternlogd zmm20, zmm25, [r13 + 704], 0x1e   ;   657.3 p0+p3   66 l
        vpternlogd zmm22, zmm27, [r13 + 832], 0x1e   ;   657.8 p5+p2   66 l
        vpternlogd zmm4, zmm6, [r13 + 320], 0x1e     ;   658.3 p0+p3   66 l
        vpternlogd zmm19, zmm2, [r13 + 448], 0x1e    ;   658.8 p5+p2   66 l
        vpternlogd zmm23, zmm0, [r13 + 960], 0x1e    ;   659.3 p0+p3   66 l
        vpternlogd zmm9, zmm28, [r13], 0x1e          ;   659.8 p5+p2   66 l
        vpternlogd zmm31, zmm3, [r13 + 896], 0x1e    ;   660.3 p0+p3   66 l
        vpternlogd zmm21, zmm7, [r13 + 768], 0x1e    ;   660.8 p5+p2   66 l
        vpternlogd zmm14, zmm5, [r13 + 512], 0x1e    ;   661.3 p0+p3   66 l
        vpternlogd zmm15, zmm30, [r13 + 384], 0x1e   ;   661.8 p5+p2   66 l
        vmovdqu64 [rbp - 128], zmm11                 ;   647.8 p7+p4  126 rounds
        mov r14, qword [rbp + 8672]                  ;   545.0 p10     85 l.0 reload
        vmovdqu64 zmm8, [rbp + 6080]                 ;   548.0 p3     108 r reload
        vpternlogd zmm11, zmm8, [r14 + 3072], 0x6c   ;   662.3 p0+p2   67 l
        vmovdqu64 zmm8, [rbp + 4032]                 ;   549.0 p3      67 l
        vpternlogd zmm8, zmm13, [r14 + 3136], 0x78   ;   662.8 p5+p2   67 l
        mov r15, qword [rbp + 8712]                  ;   546.7 p10     86 r.0 reload
        vpternlogd zmm17, zmm18, [r15 + 8832], 0x78  ;   663.3 p0+p3   67 l
        vpternlogd zmm16, zmm29, [r15 + 8768], 0x78  ;   663.8 p5+p2   67 l
        vpternlogd zmm6, zmm4, [r15 + 8512], 0x78    ;   664.3 p0+p3   67 l
        vpternlogd zmm28, zmm9, [r15 + 8192], 0x78   ;   664.8 p5+p2   67 l
        vpternlogd zmm25, zmm20, [r15 + 8896], 0x78  ;   665.3 p0+p3   67 l
        vpternlogd zmm2, zmm19, [r15 + 8640], 0x78   ;   665.8 p5+p2   67 l
        vpternlogd zmm27, zmm22, [r15 + 9024], 0x78  ;   666.3 p0+p3   67 l
        vpternlogd zmm0, zmm23, [r15 + 9152], 0x78   ;   666.8 p5+p2   67 l
        vpternlogd zmm30, zmm15, [r15 + 8576], 0x78  ;   667.3 p0+p3   67 l
        vpternlogd zmm5, zmm14, [r15 + 8704], 0x78   ;   667.8 p5+p2   67 l
        vpternlogd zmm3, zmm31, [r15 + 9088], 0x78   ;   668.3 p0+p3   67 l
        vpternlogd zmm7, zmm21, [r15 + 8960], 0x78   ;   668.8 p5+p2   67 l
        vmovdqu64 zmm24, [rbp + 5248]                ;   556.0 p3     108 r reload
        vmovdqu64 [rbp + 4032], zmm0                 ;   667.8 p8+p9   67 l spill
        vmovdqu64 zmm0, [rbp + 6208]                 ;   556.8 p2      66 l
        vpternlogd zmm0, zmm24, [r12 + 8320], 0x36   ;   669.3 p0+p3   66 l
        vmovdqu64 [rbp + 0], zmm13                   ;   649.3 p7+p4  126 rounds
        vmovdqu64 zmm13, [rbp + 4672]                ;   557.8 p2     108 r reload
        vmovdqu64 zmm24, [rbp + 5888]                ;   558.0 p3      66 l
        vpternlogd zmm24, zmm13, [r12 + 8384], 0x36  ;   669.8 p5+p2   66 l
        vmovdqu64 [rbp + 128], zmm0                  ;   670.3 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 6208]                ;   559.0 p3     108 r reload
        vpternlogd zmm0, zmm13, [r14 + 3200], 0x6c   ;   670.3 p0+p2   67 l
        vmovdqu64 zmm13, [rbp + 5504]                ;   560.0 p3     108 r reload
        vmovdqu64 [rbp + 6208], zmm3                 ;   669.3 p7+p4   67 l spill
        vmovdqu64 zmm3, [rbp + 4992]                 ;   560.8 p2      66 l
        vpternlogd zmm3, zmm13, [r12 + 8448], 0x36   ;   670.8 p5+p3   66 l
        vmovdqu64 [rbp + 256], zmm24                 ;   670.8 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 5888]                ;   561.8 p2     108 r reload
        vpternlogd zmm24, zmm13, [r14 + 3264], 0x6c  ;   671.3 p0+p3   67 l
        vmovdqu64 zmm13, [rbp + 4480]                ;   562.8 p2     108 r reload
        vmovdqu64 [rbp + 5888], zmm27                ;   667.3 p7+p4   67 l spill
        vmovdqu64 zmm27, [rbp + 4928]                ;   563.0 p3      66 l
        vpternlogd zmm27, zmm13, [r12 + 8512], 0x36  ;   671.8 p5+p2   66 l
        vmovdqu64 [rbp + 384], zmm3                  ;   671.8 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4992]                ;   564.0 p3     108 r reload
        vpternlogd zmm3, zmm13, [r14 + 3328], 0x6c   ;   672.3 p0+p2   67 l
        vmovdqu64 zmm13, [rbp + 5376]                ;   565.0 p3     108 r reload
        vmovdqu64 [rbp + 4992], zmm7                 ;   669.8 p7+p4   67 l spill
        vmovdqu64 zmm7, [rbp + 4736]                 ;   565.8 p2      66 l
        vpternlogd zmm7, zmm13, [r12 + 8576], 0x36   ;   672.8 p5+p3   66 l
        vmovdqu64 [rbp + 512], zmm27                 ;   672.8 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4928]                ;   566.8 p2     108 r reload
        vpternlogd zmm27, zmm13, [r14 + 3392], 0x6c  ;   673.3 p0+p3   67 l
        vmovdqu64 zmm13, [rbp + 7104]                ;   616.8 p2      66 l
        vpternlogd zmm13, zmm12, [r13 + 128], 0x1e   ;   673.8 p5+p3   66 l
        vpternlogd zmm12, zmm13, [r15 + 8320], 0x78  ;   674.8 p0+p2   67 l
        vmovdqu64 [rbp + 7104], zmm25                ;   666.3 p7+p4   67 l spill
        vmovdqu64 zmm25, [rbp + 7296]                ;   618.8 p3      66 l
        vpternlogd zmm25, zmm26, [r13 + 256], 0x1e   ;   674.8 p5+p2   66 l
        vpternlogd zmm26, zmm25, [r15 + 8448], 0x78  ;   675.8 p0+p3   67 l
        vmovdqu64 [rbp + 7296], zmm17                ;   664.3 p8+p9   67 l spill
        vmovdqu64 zmm17, [rbp + 6848]                ;   615.8 p2      66 l
        vpternlogd zmm17, zmm10, [r13 + 64], 0x1e    ;   675.8 p5+p3   66 l
        vpternlogd zmm10, zmm17, [r15 + 8256], 0x78  ;   676.8 p0+p2   67 l
        vmovdqu64 [rbp + 6848], zmm16                ;   664.8 p7+p4   67 l spill
        vmovdqu64 zmm16, [rbp + 6976]                ;   617.8 p3      66 l
        vpternlogd zmm16, zmm1, [r13 + 192], 0x1e    ;   676.8 p5+p2   66 l
        vpternlogd zmm1, zmm16, [r15 + 8384], 0x78   ;   677.8 p0+p3   67 l
        vmovdqu64 [rbp + 6976], zmm5                 ;   668.8 p8+p9   67 l spill
        vmovdqu64 zmm5, [rbp + 5184]                 ;   573.8 p2     108 r reload
        vmovdqu64 [rbp + 4928], zmm2                 ;   666.8 p7+p4   67 l spill
        vmovdqu64 zmm2, [rbp + 4864]                 ;   574.0 p3      66 l
        vpternlogd zmm2, zmm5, [r12 + 8640], 0x36    ;   677.8 p5+p2   66 l
        vmovdqu64 [rbp + 640], zmm7                  ;   673.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4736]                 ;   575.0 p3     108 r reload
        vpternlogd zmm7, zmm5, [r14 + 3456], 0x6c    ;   678.3 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 6144]                 ;   576.0 p3     108 r reload
        vmovdqu64 [rbp + 4736], zmm30                ;   668.3 p7+p4   67 l spill
        vmovdqu64 zmm30, [rbp + 4544]                ;   576.8 p2      66 l
        vpternlogd zmm30, zmm5, [r12 + 8704], 0x36   ;   678.8 p5+p3   66 l
        vmovdqu64 [rbp + 768], zmm2                  ;   678.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4864]                 ;   577.8 p2     108 r reload
        vpternlogd zmm2, zmm5, [r14 + 3520], 0x6c    ;   679.3 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4224]                 ;   578.8 p2     108 r reload
        vmovdqu64 [rbp + 4864], zmm6                 ;   665.3 p7+p4   67 l spill
        vmovdqu64 zmm6, [rbp + 3968]                 ;   579.0 p3      66 l
        vpternlogd zmm6, zmm5, [r12 + 8768], 0x36    ;   679.8 p5+p2   66 l
        vmovdqu64 [rbp + 896], zmm30                 ;   679.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4544]                 ;   580.0 p3     108 r reload
        vpternlogd zmm30, zmm5, [r14 + 3584], 0x6c   ;   680.3 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 4096]                 ;   581.0 p3     108 r reload
        vmovdqu64 [rbp + 4544], zmm26                ;   676.8 p7+p4   67 l spill
        vmovdqu64 zmm26, [rbp + 5440]                ;   581.8 p2      66 l
        vpternlogd zmm26, zmm5, [r12 + 8832], 0x36   ;   680.8 p5+p3   66 l
        vmovdqu64 [rbp + 1024], zmm6                 ;   680.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 3968]                 ;   582.8 p2     108 r reload
        vpternlogd zmm6, zmm5, [r14 + 3648], 0x6c    ;   681.3 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4352]                 ;   583.8 p2     108 r reload
        vmovdqu64 [rbp + 3968], zmm1                 ;   678.8 p7+p4   67 l spill
        vmovdqu64 zmm1, [rbp + 5120]                 ;   584.0 p3      66 l
        vpternlogd zmm1, zmm5, [r12 + 8896], 0x36    ;   681.8 p5+p2   66 l
        vmovdqu64 [rbp + 1152], zmm26                ;   681.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5440]                 ;   585.0 p3     108 r reload
        vpternlogd zmm26, zmm5, [r14 + 3712], 0x6c   ;   682.3 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 5056]                 ;   586.0 p3     108 r reload
        vmovdqu64 [rbp + 5440], zmm12                ;   675.8 p7+p4   67 l spill
        vmovdqu64 zmm12, [rbp + 5632]                ;   586.8 p2      66 l
        vpternlogd zmm12, zmm5, [r12 + 8960], 0x36   ;   682.8 p5+p3   66 l
        vmovdqu64 [rbp + 1280], zmm1                 ;   682.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5120]                 ;   587.8 p2     108 r reload
        vpternlogd zmm1, zmm5, [r14 + 3776], 0x6c    ;   683.3 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 5312]                 ;   588.8 p2     108 r reload
        vmovdqu64 [rbp + 5120], zmm10                ;   677.8 p7+p4   67 l spill
        vmovdqu64 zmm10, [rbp + 5568]                ;   589.0 p3      66 l
        vpternlogd zmm10, zmm5, [r12 + 9024], 0x36   ;   683.8 p5+p2   66 l
        vmovdqu64 [rbp + 1408], zmm12                ;   683.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5632]                 ;   590.0 p3     108 r reload
        vpternlogd zmm12, zmm5, [r14 + 3840], 0x6c   ;   684.3 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 4800]                 ;   591.0 p3     108 r reload
        vmovdqu64 [rbp + 5632], zmm28                ;   665.8 p7+p4   67 l spill
        vmovdqu64 zmm28, [rbp + 4608]                ;   591.8 p2      66 l
        vpternlogd zmm28, zmm5, [r12 + 9088], 0x36   ;   684.8 p5+p3   66 l
        vmovdqu64 [rbp + 1536], zmm10                ;   684.8 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5568]                 ;   592.8 p2     108 r reload
        vpternlogd zmm10, zmm5, [r14 + 3904], 0x6c   ;   685.3 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4160]                 ;   593.8 p2     108 r reload
        vmovdqu64 [rbp + 5568], zmm23                ;   660.3 p7+p4   66 l spill
        vmovdqu64 zmm23, [rbp + 4416]                ;   594.0 p3      66 l
        vpternlogd zmm23, zmm5, [r12 + 9152], 0x36   ;   685.8 p5+p2   66 l
        vmovdqu64 [rbp - 64], zmm11                  ;   663.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 64], zmm8                   ;   663.8 p7+p4  126 rounds
        vmovdqu64 [rbp + 192], zmm0                  ;   671.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 320], zmm24                 ;   672.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 448], zmm3                  ;   673.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 576], zmm27                 ;   674.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 704], zmm7                  ;   679.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 832], zmm2                  ;   680.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 960], zmm30                 ;   681.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 1088], zmm6                 ;   682.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 1216], zmm26                ;   683.3 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 4608]                 ;   595.0 p3      67 l
        vpternlogd zmm0, zmm28, [r14 + 3968], 0x78   ;   686.3 p0+p2   67 l
        vmovdqu64 [rbp + 1664], zmm28                ;   685.8 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm1                 ;   684.3 p8+p9  126 rounds
        vmovdqu64 zmm1, [rbp + 4416]                 ;   596.0 p3      67 l
        vpternlogd zmm1, zmm23, [r14 + 4032], 0x78   ;   686.8 p5+p2   67 l
        mov rsi, qword [rbp + 8656]                  ;   592.3 p10    126 rounds reload
        sub r8, rsi                                  ;   597.3 p1     126 rounds
        sub r10, rsi                                 ;   597.3 p6     126 rounds
        sub r11, rsi                                 ;   597.3 p11    126 rounds
        sub r9, rsi                                  ;   597.3 p1     126 rounds
        sub r12, rsi                                 ;   597.3 p6     126 rounds
        sub r15, rsi                                 ;   597.3 p11    126 rounds
        sub r13, rsi                                 ;   597.3 p1     126 rounds
        add r8, 0x1800                               ;   598.8 p6     126 rounds
        and r8, 0x1fff                               ;   599.8 p11    126 rounds
        add r8, rsi                                  ;   600.8 p1     126 rounds
        mov qword [rbp + 8680], r8                   ;   601.8 p7+p4  126 rounds
        add r10, 0x1800                              ;   600.3 p6     126 rounds
        and r10, 0x1fff                              ;   601.3 p11    126 rounds
        add r10, rsi                                 ;   602.3 p1     126 rounds
        mov qword [rbp + 8664], r10                  ;   603.3 p8+p9  126 rounds
        add r11, 0x1800                              ;   601.3 p6     126 rounds
        and r11, 0x1fff                              ;   602.3 p11    126 rounds
        add r11, rsi                                 ;   603.3 p1     126 rounds
        mov qword [rbp + 8688], r11                  ;   604.3 p7+p4  126 rounds
        add r9, 0x1800                               ;   602.3 p6     126 rounds
        and r9, 0x1fff                               ;   603.3 p11    126 rounds
        add r9, rsi                                  ;   604.3 p1     126 rounds
        mov qword [rbp + 8696], r9                   ;   605.3 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 5568]                 ;   660.3 p3      66 l reload
        vmovdqu64 [rbp + 3840], zmm2                 ;   666.3 p7+p4  126 rounds
        add r12, 0x1c00                              ;   605.8 p6     126 rounds
        vmovdqu64 zmm2, [rbp + 5632]                 ;   665.8 p2      67 l reload
        vmovdqu64 [rbp + 1984], zmm2                 ;   671.8 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 5120]                 ;   677.8 p3      67 l reload
        vmovdqu64 [rbp + 2112], zmm2                 ;   683.8 p7+p4  126 rounds
        and r12, 0x1fff                              ;   606.8 p11    126 rounds
        add r12, rsi                                 ;   607.8 p1     126 rounds
        mov qword [rbp + 8704], r12                  ;   608.8 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 5440]                 ;   675.8 p2      67 l reload
        vmovdqu64 [rbp + 2240], zmm2                 ;   681.8 p7+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 3968]                 ;   678.8 p3      67 l reload
        vmovdqu64 [rbp + 2368], zmm2                 ;   684.8 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 4544]                 ;   676.8 p2      67 l reload
        vmovdqu64 [rbp + 2496], zmm2                 ;   682.8 p7+p4  126 rounds
        add r15, 0x1c00                              ;   608.2 p6     126 rounds
        vmovdqu64 zmm2, [rbp + 4864]                 ;   665.3 p3      67 l reload
        vmovdqu64 [rbp + 2624], zmm2                 ;   671.3 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 4736]                 ;   668.3 p2      67 l reload
        vmovdqu64 [rbp + 2752], zmm2                 ;   674.3 p7+p4  126 rounds
        and r15, 0x1fff                              ;   609.2 p11    126 rounds
        add r15, rsi                                 ;   610.2 p1     126 rounds
        mov qword [rbp + 8712], r15                  ;   613.2 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 4928]                 ;   666.8 p3      67 l reload
        vmovdqu64 [rbp + 2880], zmm2                 ;   672.8 p7+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 6976]                 ;   668.8 p2      67 l reload
        vmovdqu64 [rbp + 3008], zmm2                 ;   674.8 p8+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 6848]                 ;   664.8 p3      67 l reload
        vmovdqu64 [rbp + 3136], zmm2                 ;   670.8 p7+p9  126 rounds
        add r13, 0x1c00                              ;   610.5 p6     126 rounds
        vmovdqu64 zmm2, [rbp + 7296]                 ;   664.3 p2      67 l reload
        vmovdqu64 [rbp + 3264], zmm2                 ;   670.3 p8+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 7104]                 ;   666.3 p3      67 l reload
        vmovdqu64 [rbp + 3392], zmm2                 ;   672.3 p7+p9  126 rounds
        and r13, 0x1fff                              ;   611.5 p11    126 rounds
        add r13, rsi                                 ;   612.5 p1     126 rounds
        mov qword [rbp + 8720], r13                  ;   618.5 p8+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 4992]                 ;   669.8 p2      67 l reload
        vmovdqu64 [rbp + 3520], zmm2                 ;   675.8 p7+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 5888]                 ;   667.3 p3      67 l reload
        vmovdqu64 [rbp + 3648], zmm2                 ;   673.3 p8+p9  126 rounds
        vmovdqu64 zmm2, [rbp + 6208]                 ;   669.3 p2      67 l reload
        vmovdqu64 [rbp + 3776], zmm2                 ;   675.3 p7+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 4032]                 ;   667.8 p3      67 l reload
        vmovdqu64 [rbp + 3904], zmm2                 ;   673.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 3200], zmm18                ;   657.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 3072], zmm29                ;   657.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 2560], zmm4                 ;   659.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 1920], zmm9                 ;   660.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 3328], zmm20                ;   658.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 2816], zmm19                ;   659.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 3584], zmm22                ;   658.8 p7+p4  126 rounds
        vmovdqu64 [rbp + 2688], zmm15                ;   662.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 2944], zmm14                ;   662.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 3456], zmm21                ;   661.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 3712], zmm31                ;   661.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 2176], zmm13                ;   674.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 2432], zmm25                ;   675.8 p7+p4  126 rounds
        vmovdqu64 [rbp + 2048], zmm17                ;   676.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 2304], zmm16                ;   677.8 p7+p4  126 rounds
        vmovdqu64 [rbp + 1792], zmm23                ;   686.8 p8+p9  126 rounds
        vmovdqu64 [rbp + 1472], zmm12                ;   685.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 1600], zmm10                ;   686.3 p8+p9  126 rounds
        vmovdqu64 [rbp + 1728], zmm0                 ;   687.3 p7+p4  126 rounds
        vmovdqu64 [rbp + 1856], zmm1                 ;   687.8 p8+p9  126 rounds
        add r14, -1024                               ;   616.5 p6     126 rounds
        mov qword [rbp + 8672], r14                  ;   643.5 p7+p4  126 rounds
        cmp r14, qword [rbp + 8728]                  ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                   ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 8736]                   ;     0.2 p3     132 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     1.0 p2     132 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     1.2 p3     132 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     2.0 p2     132 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     2.2 p3     132 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     3.0 p2     132 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     3.2 p3     132 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     4.0 p2     132 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     4.2 p3     132 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;     5.0 p2     132 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;     5.2 p3     132 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;     6.0 p2     132 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;     6.2 p3     132 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;     7.0 p2     132 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;     7.2 p3     132 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;     8.0 p2     132 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp - 128]                  ;     8.2 p3     132 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     9.0 p2     132 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     9.2 p3     132 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;    10.0 p2     132 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;    10.2 p3     132 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;    11.0 p2     132 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;    11.2 p3     132 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;    12.0 p2     132 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;    12.2 p3     132 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;    13.0 p2     132 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    13.2 p3     132 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    14.0 p2     132 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    14.2 p3     132 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    15.0 p2     132 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    15.2 p3     132 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    16.0 p2     132 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    16.2 p3     133 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    17.0 p2     133 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    17.2 p3     133 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    18.0 p2     133 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    18.2 p3     133 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    19.0 p2     133 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    19.2 p3     133 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    20.0 p2     133 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    20.2 p3     133 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    21.0 p2     133 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    21.2 p3     133 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    22.0 p2     133 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    22.2 p3     133 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    23.0 p2     133 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    23.2 p3     133 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    24.0 p2     133 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    24.2 p3     133 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    25.0 p2     133 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    25.2 p3     133 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    26.0 p2     133 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    26.2 p3     133 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    27.0 p2     133 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    27.2 p3     133 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    28.0 p2     133 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    28.2 p3     133 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    29.0 p2     133 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    29.2 p3     133 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    30.0 p2     133 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    30.2 p3     133 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    31.0 p2     133 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    31.2 p3     133 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    32.0 p2     133 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  133 dst
        add r8, 0x1000                               ;    21.5 p0     143 blocks
        mov qword [rbp + 8736], r8                   ;    64.3 p7+p4  143 blocks
        mov r8, qword [rbp + 8640]                   ;    21.8 p10    143 blocks
        add r8, 0x1000                               ;    26.8 p1     143 blocks
        mov qword [rbp + 8640], r8                   ;    64.7 p8+p9  143 blocks
        cmp r8, qword [rbp + 8648]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 8744]                  ;                    frame
        pop r15                                      ;                    preserved
        pop r14                                      ;                    preserved
        pop r13                                      ;                    preserved
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
misty1_decrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
