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
;   blocks/rounds: 2764 uops, planned 685.2; bounds: width 460.7, ports 684.0, path 87.0
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
        vmovdqu64 zmm16, [r8 + 1024]                 ;     5.0 p3      54 next
        vmovdqu64 zmm17, [rbp + 1920]                ;     1.0 p2      54 next reload
        vpxord zmm16, zmm16, zmm17                   ;    11.0 p0      54 next
        vmovdqu64 zmm18, [r8 + 1088]                 ;     5.0 p3      54 next
        vmovdqu64 zmm19, [rbp + 2048]                ;     2.0 p2      54 next reload
        vpxord zmm18, zmm18, zmm19                   ;    11.0 p5      54 next
        vmovdqa64 zmm20, zmm18                       ;    12.0         41 next copy
        vmovdqu64 zmm21, [r8 + 1152]                 ;     5.0 p3      54 next
        vmovdqu64 zmm22, [rbp + 2176]                ;     3.0 p2      54 next reload
        vpxord zmm21, zmm21, zmm22                   ;    11.0 p0      54 next
        vmovdqu64 zmm23, [r8 + 1216]                 ;     5.0 p3      54 next
        vmovdqu64 zmm24, [rbp + 2304]                ;     4.0 p2      54 next reload
        vpxord zmm23, zmm23, zmm24                   ;    11.0 p5      54 next
        vmovdqa64 zmm25, zmm23                       ;    12.0         41 next copy
        vmovdqa64 zmm26, zmm23                       ;    12.0         41 next copy
        vpternlogd zmm26, zmm21, zmm16, 0x9a         ;    12.0 p0      41 next
        vmovdqu64 zmm27, [r8 + 1280]                 ;     5.0 p3      54 next
        vmovdqu64 zmm28, [rbp + 2432]                ;     5.0 p2      54 next reload
        vpxord zmm27, zmm27, zmm28                   ;    11.0 p5      54 next
        vpandd zmm25, zmm25, zmm27                   ;    12.0 p0      41 next
        vpxord zmm29, zmm18, zmm27                   ;    12.0 p5      41 next
        vmovdqa64 zmm30, zmm27                       ;    12.0         41 next copy
        vpternlogd zmm30, zmm21, zmm18, 0x9c         ;    12.0 p0      41 next
        vmovdqu64 zmm31, [r8 + 1344]                 ;     5.2 p3      54 next
        vpxord zmm31, zmm31, [rbp + 2560]            ;    11.2 p5+p2   54 next
        vpternlogd zmm25, zmm31, zmm21, 0x28         ;    13.0 p0      41 next
        vpxord zmm20, zmm20, zmm31                   ;    12.2 p5      41 next
        vmovdqa64 zmm28, zmm25                       ;    14.0         41 next copy
        vpternlogd zmm28, zmm26, zmm27, 0x87         ;    14.0 p0      41 next
        vmovdqa64 zmm24, zmm30                       ;    13.0         41 next copy
        vpternlogd zmm24, zmm18, zmm18, 0x3f         ;    13.0 p5      41 next
        vmovdqu64 zmm22, [r8 + 1408]                 ;     6.2 p3      54 next
        vpxord zmm22, zmm22, [rbp + 2688]            ;    12.2 p0+p2   54 next
        vpternlogd zmm28, zmm22, zmm18, 0x87         ;    15.0 p5      41 next
        vpternlogd zmm26, zmm22, zmm21, 0xac         ;    13.2 p0      41 next
        vmovdqa64 zmm19, zmm24                       ;    14.0         41 next copy
        vpternlogd zmm19, zmm29, zmm22, 0x87         ;    14.0 p5      41 next
        vpternlogd zmm24, zmm23, zmm16, 0x87         ;    14.0 p0      41 next
        vmovdqa64 zmm17, zmm20                       ;    13.2         41 next copy
        vpternlogd zmm17, zmm22, zmm16, 0x78         ;    13.2 p5      41 next
        vpternlogd zmm26, zmm17, zmm31, 0x2d         ;    14.2 p0      41 next
        vpternlogd zmm26, zmm28, zmm27, 0x78         ;    16.0 p5      41 next
        vmovdqa64 zmm15, zmm17                       ;    14.2         41 next copy
        vmovdqa64 zmm14, zmm22                       ;    13.2         41 next copy
        vpternlogd zmm14, zmm21, zmm21, 0x3f         ;    13.2 p0      41 next
        vmovdqa64 zmm13, zmm14                       ;    14.2         41 next copy
        vpternlogd zmm13, zmm23, zmm18, 0x78         ;    14.2 p5      41 next
        vmovdqa64 zmm12, zmm13                       ;    15.2         41 next copy
        vpternlogd zmm12, zmm27, zmm16, 0x78         ;    15.2 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;    16.2         41 next copy
        vpternlogd zmm11, zmm28, zmm16, 0xd2         ;    16.2 p5      41 next
        vmovdqa64 zmm10, zmm22                       ;    13.2         41 next copy
        vpternlogd zmm10, zmm27, zmm23, 0x6c         ;    13.7 p0      41 next
        vpxord zmm15, zmm15, zmm10                   ;    14.7 p5      41 next
        vpternlogd zmm15, zmm11, zmm31, 0xc6         ;    17.2 p0      41 next
        vmovdqa64 zmm11, zmm23                       ;    12.0         41 next copy
        vpternlogd zmm11, zmm16, zmm16, 0xc3         ;    15.2 p5      41 next
        vmovdqu64 zmm9, [r8 + 1472]                  ;     9.7 p3      54 next
        vpxord zmm9, zmm9, [rbp + 2816]              ;    15.7 p0+p2   54 next
        vpternlogd zmm30, zmm31, zmm16, 0x87         ;    16.2 p5      41 next
        vmovdqa64 zmm8, zmm24                        ;    15.0         41 next copy
        vpternlogd zmm8, zmm19, zmm22, 0xd7          ;    16.7 p0      41 next
        vmovdqa64 zmm6, zmm9                         ;    16.7         41 next copy
        vmovdqa64 zmm7, zmm9                         ;    16.7         41 next copy
        vmovdqa64 zmm5, zmm9                         ;    16.7         41 next copy
        vmovdqa64 zmm4, zmm9                         ;    16.7         41 next copy
        vmovdqu64 zmm3, [r8 + 1536]                  ;    11.2 p3      54 next
        vpxord zmm3, zmm3, [rbp + 2944]              ;    17.2 p5+p2   54 next
        vpternlogd zmm11, zmm13, zmm20, 0xc6         ;    17.7 p0      41 next
        vpternlogd zmm10, zmm30, zmm8, 0x96          ;    18.2 p5      41 next
        vpxord zmm6, zmm6, zmm3                      ;    18.7 p0      41 next
        vmovdqa64 zmm13, zmm3                        ;    18.2         41 next copy
        vmovdqu64 zmm2, [r8 + 1600]                  ;    12.2 p3      54 next
        vpxord zmm2, zmm2, [rbp + 3072]              ;    19.2 p5+p2   54 next
        vpternlogd zmm10, zmm11, zmm27, 0x87         ;    19.7 p0      41 next
        vpternlogd zmm10, zmm24, zmm21, 0x2d         ;    20.7 p5      41 next
        vmovdqa64 zmm1, zmm2                         ;    20.2         41 next copy
        vpternlogd zmm1, zmm3, zmm9, 0x6a            ;    20.7 p0      41 next
        vmovdqa64 zmm0, zmm1                         ;    21.7         41 next copy
        vmovdqu64 [rbp + 3968], zmm10                ;    21.7 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm2                        ;    20.2         41 next copy
        vmovdqu64 [rbp + 4032], zmm26                ;    17.0 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm2                        ;    20.2         41 next copy
        vmovdqu64 [rbp + 4096], zmm15                ;    18.2 p7+p4   41 next spill
        vmovdqu64 zmm15, [r8 + 1664]                 ;    14.2 p3      54 next
        vpxord zmm15, zmm15, [rbp + 3200]            ;    21.2 p5+p2   54 next
        vpandnd zmm29, zmm29, zmm31                  ;    21.7 p0      41 next
        vpternlogd zmm29, zmm27, zmm21, 0x48         ;    22.7 p5      41 next
        vmovdqu64 [rbp + 4160], zmm25                ;    15.7 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm15                       ;    22.2         41 next copy
        vmovdqu64 [rbp + 4224], zmm8                 ;    17.7 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm15                        ;    22.2         41 next copy
        vmovdqu64 [rbp + 4288], zmm20                ;    17.7 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm15                       ;    22.2         41 next copy
        vmovdqu64 [rbp + 4352], zmm17                ;    19.3 p7+p4   41 next spill
        vmovdqu64 zmm17, [r8 + 1728]                 ;    16.0 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3328]            ;    22.7 p0+p2   54 next
        vpternlogd zmm24, zmm18, zmm16, 0xd6         ;    23.2 p5      41 next
        vpandd zmm7, zmm7, zmm17                     ;    23.7 p0      41 next
        vmovdqu64 [rbp + 4416], zmm16                ;    19.7 p8+p9   54 next spill
        vmovdqa64 zmm16, zmm12                       ;    16.8         41 next copy
        vpternlogd zmm16, zmm22, zmm31, 0x7b         ;    24.2 p5      41 next
        vmovdqu64 [rbp + 4480], zmm22                ;    21.3 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm17                       ;    23.7         41 next copy
        vpternlogd zmm22, zmm15, zmm3, 0x48          ;    24.7 p0      41 next
        vmovdqu64 [rbp + 4544], zmm12                ;    21.7 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm17                       ;    23.7         41 next copy
        vmovdqu64 [rbp + 4608], zmm21                ;    23.3 p7+p4   54 next spill
        vmovdqa64 zmm21, zmm17                       ;    23.7         41 next copy
        vmovdqu64 [rbp + 4672], zmm27                ;    23.7 p8+p9   54 next spill
        vmovdqu64 zmm27, [r8 + 1792]                 ;    18.5 p3      54 next
        vpxord zmm27, zmm27, [rbp + 3456]            ;    25.2 p5+p2   54 next
        vpternlogd zmm19, zmm28, zmm31, 0xc6         ;    25.7 p0      41 next
        vpternlogd zmm16, zmm29, zmm24, 0x96         ;    26.2 p5      41 next
        vpxord zmm13, zmm13, zmm27                   ;    26.7 p0      41 next
        vpandd zmm4, zmm4, zmm13                     ;    27.7 p5      41 next
        vpandd zmm26, zmm26, zmm27                   ;    27.7 p0      41 next
        vpternlogd zmm26, zmm3, zmm9, 0x87           ;    28.7 p5      41 next
        vmovdqa64 zmm28, zmm13                       ;    27.7         41 next copy
        vpternlogd zmm28, zmm15, zmm2, 0x78          ;    28.7 p0      41 next
        vmovdqa64 zmm29, zmm27                       ;    26.2         41 next copy
        vpternlogd zmm29, zmm17, zmm2, 0x6a          ;    29.2 p5      41 next
        vmovdqu64 [rbp + 4736], zmm16                ;    27.2 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm27                       ;    26.2         41 next copy
        vmovdqu64 [rbp + 4800], zmm18                ;    25.7 p8+p9   54 next spill
        vmovdqu64 zmm18, [r8 + 1856]                 ;    21.0 p3      54 next
        vpxord zmm18, zmm18, [rbp + 3584]            ;    29.7 p0+p2   54 next
        vpternlogd zmm22, zmm18, zmm9, 0x78          ;    30.7 p5      41 next
        vpternlogd zmm19, zmm30, zmm23, 0x2d         ;    30.7 p0      41 next
        vpternlogd zmm14, zmm11, zmm31, 0x87         ;    31.2 p5      41 next
        vpandd zmm10, zmm10, zmm18                   ;    31.7 p0      41 next
        vpxord zmm5, zmm5, zmm18                     ;    32.2 p5      41 next
        vpxord zmm8, zmm8, zmm5                      ;    33.2 p0      41 next
        vpandd zmm20, zmm20, zmm18                   ;    33.2 p5      41 next
        vmovdqa64 zmm30, zmm18                       ;    30.7         41 next copy
        vmovdqu64 [rbp + 4864], zmm19                ;    31.7 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm18                       ;    30.7         41 next copy
        vpternlogd zmm19, zmm2, zmm2, 0xcf           ;    33.7 p0      41 next
        vmovdqu64 [rbp + 4928], zmm31                ;    27.7 p8+p9   54 next spill
        vmovdqu64 zmm31, [r8 + 1920]                 ;    23.3 p3      54 next
        vpxord zmm31, zmm31, [rbp + 3712]            ;    34.2 p5+p2   54 next
        vpternlogd zmm20, zmm31, zmm9, 0x87          ;    35.2 p0      41 next
        vpandd zmm25, zmm25, zmm31                   ;    35.2 p5      41 next
        vpandd zmm30, zmm30, zmm31                   ;    35.7 p0      41 next
        vpandd zmm16, zmm16, zmm31                   ;    36.2 p5      41 next
        vpternlogd zmm16, zmm13, zmm17, 0x78         ;    37.2 p0      41 next
        vmovdqa64 zmm13, zmm1                        ;    24.5         41 next copy
        vpternlogd zmm13, zmm31, zmm3, 0x87          ;    37.2 p5      41 next
        vpternlogd zmm13, zmm29, zmm17, 0x87         ;    38.2 p0      41 next
        vpternlogd zmm7, zmm25, zmm13, 0x69          ;    39.2 p5      41 next
        vpternlogd zmm13, zmm6, zmm27, 0x78          ;    39.2 p0      41 next
        vmovdqa64 zmm6, zmm13                        ;    40.2         41 next copy
        vmovdqu64 [rbp + 4992], zmm25                ;    36.2 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm16                       ;    38.2         41 next copy
        vmovdqu64 [rbp + 5056], zmm13                ;    40.2 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm31                       ;    35.2         41 next copy
        vpternlogd zmm13, zmm18, zmm3, 0x48          ;    39.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm23                ;    31.3 p7+p4   54 next spill
        vmovdqa64 zmm23, zmm31                       ;    35.2         41 next copy
        vmovdqu64 [rbp + 5184], zmm11                ;    31.7 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm31                       ;    35.2         41 next copy
        vpternlogd zmm11, zmm17, zmm9, 0x48          ;    39.7 p0      41 next
        vmovdqu64 [rbp + 5248], zmm14                ;    33.3 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 4672]                ;    27.3 p3      54 next reload
        vpternlogd zmm24, zmm14, [rbp + 4800], 0x2d  ;    40.2 p5+p2   41 next
        vmovdqu64 zmm14, [rbp + 4544]                ;    28.3 p3      41 next reload
        vpternlogd zmm24, zmm14, [rbp + 4608], 0x87  ;    41.2 p0+p2   41 next
        vmovdqu64 zmm14, [r8 + 1984]                 ;    29.3 p3      54 next
        vpxord zmm14, zmm14, [rbp + 3840]            ;    41.2 p5+p2   54 next
        vpternlogd zmm30, zmm14, zmm2, 0x78          ;    42.2 p0      41 next
        vpternlogd zmm30, zmm8, zmm27, 0xd2          ;    43.2 p5      41 next
        vpternlogd zmm26, zmm8, zmm14, 0xe1          ;    42.7 p0      41 next
        vpxord zmm6, zmm6, zmm30                     ;    44.2 p5      41 next
        vpxord zmm25, zmm25, zmm26                   ;    43.7 p0      41 next
        vpandd zmm12, zmm12, zmm14                   ;    44.2 p5      41 next
        vpxord zmm21, zmm21, zmm14                   ;    44.7 p0      41 next
        vpternlogd zmm21, zmm22, zmm27, 0x6c         ;    45.7 p5      41 next
        vpternlogd zmm27, zmm5, zmm14, 0x6a          ;    45.7 p0      41 next
        vpternlogd zmm27, zmm1, zmm17, 0x69          ;    46.7 p5      41 next
        vpternlogd zmm4, zmm22, zmm27, 0x69          ;    47.7 p0      41 next
        vpternlogd zmm26, zmm27, zmm20, 0x69         ;    47.7 p5      41 next
        vpandd zmm23, zmm23, zmm14                   ;    47.7 p0      41 next
        vpternlogd zmm25, zmm5, zmm23, 0x96          ;    48.7 p5      41 next
        vpternlogd zmm23, zmm15, zmm9, 0x87          ;    48.7 p0      41 next
        vpternlogd zmm9, zmm14, zmm31, 0x6a          ;    49.2 p5      41 next
        vpternlogd zmm23, zmm18, zmm17, 0x87         ;    49.7 p0      41 next
        vpxord zmm0, zmm0, zmm14                     ;    50.2 p5      41 next
        vpternlogd zmm0, zmm11, zmm3, 0x6c           ;    51.2 p0      41 next
        vpternlogd zmm0, zmm20, zmm28, 0x96          ;    52.2 p5      41 next
        vpternlogd zmm19, zmm28, zmm23, 0x69         ;    51.7 p0      41 next
        vpternlogd zmm23, zmm17, zmm15, 0x87         ;    52.2 p5      41 next
        vpternlogd zmm17, zmm14, zmm15, 0x48         ;    52.7 p0      41 next
        vpternlogd zmm17, zmm31, zmm2, 0x87          ;    53.7 p5      41 next
        vpternlogd zmm18, zmm3, zmm17, 0x6a          ;    54.7 p0      41 next
        vpternlogd zmm23, zmm16, zmm29, 0x69         ;    54.2 p5      41 next
        vpternlogd zmm18, zmm10, zmm7, 0x69          ;    55.7 p0      41 next
        vpternlogd zmm2, zmm8, zmm9, 0x6a            ;    55.2 p5      41 next
        vpternlogd zmm2, zmm14, zmm15, 0x2d          ;    56.2 p0      41 next
        vpternlogd zmm23, zmm9, zmm13, 0x96          ;    56.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 5120]                 ;    33.7 p3      54 next reload
        vpternlogd zmm6, zmm12, zmm1, 0x96           ;    56.7 p0      41 next
        vpternlogd zmm4, zmm7, [rbp + 4608], 0x69    ;    57.2 p5+p2   41 next
        vpternlogd zmm19, zmm30, [rbp + 4672], 0x96  ;    57.7 p0+p3   41 next
        mov r9, qword [rbp + 8696]                   ;    34.7 p10     77 l.0 reload
        vpternlogd zmm26, zmm8, [r9 + 8704], 0x96    ;    58.2 p5+p2   48 next
        vpternlogd zmm0, zmm13, [r9 + 8640], 0x96    ;    58.7 p0+p3   48 next
        vpternlogd zmm25, zmm17, [rbp + 4480], 0x96  ;    59.2 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 5248]                 ;    36.7 p3      41 next reload
        vpternlogd zmm24, zmm3, [rbp + 4352], 0x96   ;    59.7 p0+p2   41 next
        vpternlogd zmm21, zmm2, [rbp + 4800], 0x96   ;    60.2 p5+p3   41 next
        vpxord zmm2, zmm6, [r9 + 8384]               ;    60.7 p0+p2   48 next
        vmovdqu64 zmm3, [rbp + 4736]                 ;    38.7 p3      41 next reload
        vpternlogd zmm6, zmm3, [r9 + 8960], 0x96     ;    61.2 p5+p2   48 next
        vpxord zmm3, zmm4, [r9 + 8320]               ;    61.7 p0+p3   48 next
        vmovdqu64 zmm5, [rbp + 3968]                 ;    40.0 p2      41 next reload
        vpternlogd zmm4, zmm5, [r9 + 8896], 0x96     ;    62.2 p5+p3   48 next
        vpxord zmm5, zmm19, [r9 + 8448]              ;    62.7 p0+p2   48 next
        vmovdqu64 zmm7, [rbp + 4864]                 ;    41.7 p3      41 next reload
        vpternlogd zmm19, zmm7, [r9 + 9024], 0x96    ;    63.2 p5+p2   48 next
        vpxord zmm7, zmm21, [r9 + 8256]              ;    63.7 p0+p3   48 next
        vmovdqu64 zmm8, [rbp + 4032]                 ;    43.0 p2      41 next reload
        vpternlogd zmm21, zmm8, [r9 + 8832], 0x96    ;    64.2 p5+p3   48 next
        vpxord zmm8, zmm25, [r9 + 8576]              ;    64.7 p0+p2   48 next
        vmovdqu64 zmm9, [rbp + 4416]                 ;    44.7 p3      54 next reload
        vmovdqu64 zmm10, [rbp + 5056]                ;    45.0 p2      41 next reload
        vpternlogd zmm18, zmm10, zmm9, 0x96          ;    65.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 4992]                ;    45.7 p3      41 next reload
        vpternlogd zmm23, zmm10, [rbp + 4928], 0x96  ;    65.7 p0+p2   41 next
        vpternlogd zmm24, zmm23, [r9 + 9088], 0x96   ;    66.7 p5+p3   48 next
        vpxord zmm23, zmm23, [r9 + 8512]             ;    66.7 p0+p2   48 next
        vpxord zmm10, zmm18, [r9 + 8192]             ;    67.2 p5+p3   48 next
        vmovdqu64 zmm11, [rbp + 4096]                ;    48.0 p2      41 next reload
        vpternlogd zmm18, zmm11, [r9 + 8768], 0x96   ;    67.7 p0+p3   48 next
        vmovdqu64 zmm11, [rbp + 4288]                ;    49.0 p2      41 next reload
        vmovdqu64 zmm12, [rbp + 5184]                ;    49.7 p3      41 next
        vpternlogd zmm12, zmm11, [rbp + 4288], 0xf3  ;    68.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 4224]                ;    50.7 p3      41 next reload
        vpternlogd zmm12, zmm11, [rbp + 4160], 0x96  ;    69.2 p0+p2   41 next
        vpternlogd zmm12, zmm1, zmm9, 0xb4           ;    70.2 p5      41 next
        vpternlogd zmm25, zmm12, [r9 + 9152], 0x96   ;    71.2 p0+p3   48 next
        vpandd zmm1, zmm26, zmm5                     ;    70.2 p5      45 next
        vpxord zmm9, zmm7, zmm10                     ;    70.7 p0      45 next
        vpandd zmm11, zmm26, zmm3                    ;    71.2 p5      45 next
        vpternlogd zmm11, zmm0, zmm8, 0x78           ;    72.2 p0      45 next
        vpxord zmm12, zmm8, zmm10                    ;    72.2 p5      45 next
        vpandd zmm13, zmm26, zmm0                    ;    72.7 p0      45 next
        vpxord zmm14, zmm12, zmm2                    ;    73.2 p5      45 next
        vpternlogd zmm11, zmm14, zmm23, 0xd2         ;    74.2 p0      45 next
        vpxord zmm15, zmm7, zmm23                    ;    74.2 p5      45 next
        vpandd zmm16, zmm7, zmm10                    ;    74.7 p0      45 next
        vpternlogd zmm16, zmm23, zmm3, 0x87          ;    75.7 p5      45 next
        vpternlogd zmm16, zmm14, zmm26, 0xe1         ;    76.7 p0      45 next
        vpandd zmm17, zmm23, zmm0                    ;    76.2 p5      45 next
        vpternlogd zmm17, zmm15, zmm5, 0x78          ;    77.2 p0      45 next
        vmovdqa64 zmm20, zmm23                       ;    67.7         45 next copy
        vpternlogd zmm20, zmm5, zmm3, 0x6a           ;    77.2 p5      45 next
        vmovdqa64 zmm22, zmm26                       ;    59.2         45 next copy
        vpternlogd zmm22, zmm23, zmm5, 0x48          ;    77.7 p0      45 next
        vmovdqa64 zmm27, zmm26                       ;    59.2         45 next copy
        vpternlogd zmm27, zmm5, zmm2, 0x60           ;    78.2 p5      45 next
        vpternlogd zmm27, zmm0, zmm3, 0x87           ;    79.2 p0      45 next
        vpandd zmm28, zmm8, zmm2                     ;    79.2 p5      45 next
        vpternlogd zmm28, zmm0, zmm10, 0x87          ;    80.2 p0      45 next
        vmovdqa64 zmm29, zmm0                        ;    59.7         45 next copy
        vpternlogd zmm29, zmm8, zmm7, 0x48           ;    80.2 p5      45 next
        vmovdqa64 zmm30, zmm12                       ;    73.2         45 next copy
        vpternlogd zmm30, zmm26, zmm23, 0x6c         ;    80.7 p0      45 next
        vmovdqa64 zmm31, zmm26                       ;    59.2         45 next copy
        vpternlogd zmm31, zmm0, zmm10, 0x6c          ;    81.2 p5      45 next
        vmovdqu64 [rbp + 4416], zmm25                ;    72.2 p8+p9   48 next spill
        vmovdqa64 zmm25, zmm13                       ;    73.7         45 next copy
        vpternlogd zmm25, zmm2, zmm10, 0x87          ;    81.7 p0      45 next
        vpternlogd zmm25, zmm8, zmm5, 0x87           ;    82.7 p5      45 next
        vmovdqu64 [rbp + 5120], zmm24                ;    67.7 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm27                       ;    80.2         45 next copy
        vpternlogd zmm24, zmm8, zmm7, 0x78           ;    82.7 p0      45 next
        vmovdqu64 [rbp + 4160], zmm19                ;    64.2 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm3                        ;    62.7         45 next copy
        vpternlogd zmm19, zmm7, zmm10, 0x6a          ;    83.2 p5      45 next
        vpternlogd zmm30, zmm19, zmm5, 0x69          ;    84.2 p0      45 next
        vmovdqu64 [rbp + 4224], zmm6                 ;    62.2 p7+p4   48 next spill
        vmovdqa64 zmm6, zmm5                         ;    63.7         45 next copy
        vpternlogd zmm6, zmm2, zmm7, 0x48            ;    84.2 p5      45 next
        vpternlogd zmm6, zmm12, zmm10, 0xd2          ;    85.2 p0      45 next
        vpternlogd zmm12, zmm16, zmm17, 0x96         ;    85.2 p5      45 next
        vpternlogd zmm12, zmm13, zmm27, 0x96         ;    86.2 p0      45 next
        vpternlogd zmm16, zmm28, zmm30, 0x69         ;    86.2 p5      45 next
        vmovdqa64 zmm13, zmm15                       ;    75.2         45 next copy
        vpternlogd zmm13, zmm2, zmm3, 0x78           ;    86.7 p0      45 next
        vpternlogd zmm15, zmm6, zmm10, 0x93          ;    87.2 p5      45 next
        vmovdqa64 zmm27, zmm0                        ;    59.7         45 next copy
        vpternlogd zmm27, zmm5, zmm10, 0x48          ;    87.7 p0      45 next
        vmovdqu64 [rbp + 4288], zmm16                ;    87.2 p8+p9   45 next spill
        vmovdqa64 zmm16, zmm19                       ;    84.2         45 next copy
        vpternlogd zmm16, zmm0, zmm7, 0x87           ;    88.2 p5      45 next
        vpternlogd zmm19, zmm7, zmm26, 0x48          ;    88.7 p0      45 next
        vpternlogd zmm16, zmm20, zmm5, 0x87          ;    89.2 p5      45 next
        vpternlogd zmm9, zmm23, zmm16, 0x6a          ;    90.2 p0      45 next
        vpternlogd zmm16, zmm0, zmm2, 0x87           ;    90.2 p5      45 next
        vpternlogd zmm16, zmm10, zmm5, 0x78          ;    91.2 p0      45 next
        vpternlogd zmm15, zmm30, zmm16, 0x69         ;    92.2 p5      45 next
        vpternlogd zmm16, zmm8, zmm3, 0x78           ;    92.2 p0      45 next
        vpternlogd zmm24, zmm16, zmm9, 0x69          ;    93.2 p5      45 next
        vpternlogd zmm8, zmm25, zmm3, 0x63           ;    92.7 p0      45 next
        vpternlogd zmm3, zmm14, zmm31, 0x6a          ;    93.2 p5      45 next
        vpternlogd zmm25, zmm5, zmm2, 0x87           ;    93.7 p0      45 next
        vpternlogd zmm9, zmm1, zmm11, 0x96           ;    94.2 p5      45 next
        vpternlogd zmm3, zmm26, zmm2, 0x2d           ;    94.7 p0      45 next
        vpternlogd zmm3, zmm22, zmm6, 0x96           ;    95.7 p5      45 next
        vpternlogd zmm25, zmm17, zmm20, 0x69         ;    95.7 p0      45 next
        vpternlogd zmm19, zmm27, zmm13, 0x96         ;    96.2 p5      45 next
        vpternlogd zmm8, zmm13, zmm11, 0x69          ;    96.7 p0      45 next
        vpternlogd zmm25, zmm31, zmm29, 0x96         ;    97.2 p5      45 next
        vpternlogd zmm25, zmm0, zmm2, 0x78           ;    98.2 p0      45 next
        vpternlogd zmm19, zmm28, zmm29, 0x96         ;    98.2 p5      45 next
        vmovdqu64 zmm0, [rbp + 3008]                 ;    55.8 p2      54 next reload
        vpternlogd zmm14, zmm0, [rbp + 4288], 0x96   ;    98.7 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 2240]                 ;    56.8 p2      54 next reload
        vpternlogd zmm15, zmm4, zmm1, 0x96           ;    99.2 p5      54 next
        vmovdqu64 zmm2, [rbp + 1984]                 ;    57.0 p3      54 next reload
        vpternlogd zmm24, zmm18, zmm2, 0x96          ;    99.7 p0      54 next
        vmovdqu64 zmm5, [rbp + 2112]                 ;    57.8 p2      54 next reload
        vpternlogd zmm3, zmm21, zmm5, 0x96           ;   100.2 p5      54 next
        vmovdqu64 zmm6, [rbp + 4416]                 ;    72.2 p3      48 next reload
        vmovdqu64 zmm7, [rbp + 2752]                 ;    58.8 p2      54 next reload
        vpternlogd zmm12, zmm7, zmm6, 0x96           ;   100.7 p0      54 next
        vmovdqu64 zmm10, [rbp + 4224]                ;    62.2 p3      48 next reload
        vmovdqu64 zmm11, [rbp + 2368]                ;    59.8 p2      54 next reload
        vpternlogd zmm9, zmm11, zmm10, 0x96          ;   101.2 p5      54 next
        vmovdqu64 zmm13, [rbp + 4160]                ;    64.2 p3      48 next reload
        vmovdqu64 zmm16, [rbp + 2496]                ;    60.8 p2      54 next reload
        vpternlogd zmm8, zmm16, zmm13, 0x96          ;   101.7 p0      54 next
        vmovdqu64 zmm17, [rbp + 5120]                ;    67.7 p3      48 next reload
        vmovdqu64 zmm20, [rbp + 2624]                ;    61.8 p2      54 next reload
        vpternlogd zmm25, zmm20, zmm17, 0x96         ;   102.2 p5      54 next
        mov r10, qword [rbp + 8664]                  ;    59.3 p10     76 l.0 reload
        vpxord zmm22, zmm2, [r10 + 1024]             ;   102.7 p0+p3   54 next
        vpxord zmm23, zmm1, [r10 + 1152]             ;   103.2 p5+p2   54 next
        vpxord zmm26, zmm0, [r10 + 1536]             ;   103.7 p0+p3   54 next
        vmovdqa64 zmm27, zmm26                       ;   104.7         41 next copy
        vmovdqa64 zmm28, zmm26                       ;   104.7         41 next copy
        vmovdqa64 zmm29, zmm26                       ;   104.7         41 next copy
        vpxord zmm30, zmm5, [r10 + 1088]             ;   104.2 p5+p2   54 next
        vmovdqa64 zmm31, zmm30                       ;   105.2         41 next copy
        vmovdqa64 zmm0, zmm30                        ;   105.2         41 next copy
        vpxord zmm1, zmm7, [r10 + 1408]              ;   104.7 p0+p3   54 next
        vmovdqa64 zmm7, zmm1                         ;   105.7         41 next copy
        vpternlogd zmm7, zmm23, zmm23, 0x3f          ;   105.7 p5      41 next
        vpxord zmm5, zmm11, [r10 + 1216]             ;   105.7 p0+p2   54 next
        vmovdqa64 zmm11, zmm7                        ;   106.7         41 next copy
        vpternlogd zmm11, zmm5, zmm30, 0x78          ;   106.7 p5      41 next
        vmovdqa64 zmm2, zmm5                         ;   106.7         41 next copy
        vmovdqa64 zmm6, zmm5                         ;   106.7         41 next copy
        vpternlogd zmm6, zmm23, zmm22, 0x9a          ;   106.7 p0      41 next
        vmovdqa64 zmm17, zmm6                        ;   107.7         41 next copy
        vpternlogd zmm17, zmm1, zmm23, 0xac          ;   107.7 p5      41 next
        vmovdqa64 zmm13, zmm5                        ;   106.7         41 next copy
        vpternlogd zmm13, zmm22, zmm22, 0xc3         ;   107.7 p0      41 next
        vpxord zmm10, zmm16, [r10 + 1280]            ;   108.2 p5+p3   54 next
        vpandd zmm2, zmm2, zmm10                     ;   109.2 p0      41 next
        vpxord zmm0, zmm0, zmm10                     ;   109.2 p5      41 next
        vmovdqa64 zmm16, zmm11                       ;   107.7         41 next copy
        vpternlogd zmm16, zmm10, zmm22, 0x78         ;   109.7 p0      41 next
        vmovdqu64 [rbp + 4288], zmm4                 ;    64.0 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm1                         ;   105.7         41 next copy
        vpternlogd zmm4, zmm10, zmm5, 0x6c           ;   110.2 p5      41 next
        vmovdqu64 [rbp + 5184], zmm21                ;    65.2 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm4                        ;   111.2         41 next copy
        vmovdqu64 [rbp + 4096], zmm18                ;    68.7 p7+p4   48 next spill
        vmovdqa64 zmm18, zmm10                       ;   109.2         41 next copy
        vpternlogd zmm18, zmm23, zmm30, 0x9c         ;   110.7 p0      41 next
        vmovdqu64 [rbp + 4928], zmm14                ;    99.7 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm18                       ;   111.7         41 next copy
        vpternlogd zmm14, zmm30, zmm30, 0x3f         ;   111.7 p5      41 next
        vmovdqu64 [rbp + 4992], zmm19                ;    99.2 p7+p4   45 next spill
        vmovdqa64 zmm19, zmm14                       ;   112.7         41 next copy
        vpternlogd zmm19, zmm0, zmm1, 0x87           ;   112.7 p0      41 next
        vpternlogd zmm14, zmm5, zmm22, 0x87          ;   112.7 p5      41 next
        vmovdqu64 [rbp + 5056], zmm12                ;   101.7 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm14                       ;   113.7         41 next copy
        vpternlogd zmm12, zmm19, zmm1, 0xd7          ;   113.7 p0      41 next
        vmovdqu64 [rbp + 4032], zmm25                ;   103.2 p7+p4   54 next spill
        vpxord zmm25, zmm20, [r10 + 1344]            ;   113.2 p5+p2   54 next
        vpternlogd zmm2, zmm25, zmm23, 0x28          ;   114.2 p0      41 next
        vpternlogd zmm6, zmm2, zmm10, 0x93           ;   115.2 p5      41 next
        vpternlogd zmm6, zmm1, zmm30, 0x87           ;   116.2 p0      41 next
        vpternlogd zmm18, zmm25, zmm22, 0x87         ;   115.2 p5      41 next
        vpandnd zmm0, zmm0, zmm25                    ;   115.7 p0      41 next
        vpternlogd zmm4, zmm18, zmm12, 0x96          ;   116.2 p5      41 next
        vpternlogd zmm0, zmm10, zmm23, 0x48          ;   116.7 p0      41 next
        vpxord zmm31, zmm31, zmm25                   ;   117.2 p5      41 next
        vpternlogd zmm13, zmm11, zmm31, 0xc6         ;   118.2 p0      41 next
        vpternlogd zmm4, zmm13, zmm10, 0x87          ;   119.2 p5      41 next
        vpternlogd zmm4, zmm14, zmm23, 0x2d          ;   120.2 p0      41 next
        vmovdqa64 zmm11, zmm31                       ;   118.2         41 next copy
        vpternlogd zmm11, zmm1, zmm22, 0x78          ;   119.2 p5      41 next
        vpternlogd zmm17, zmm11, zmm25, 0x2d         ;   120.2 p0      41 next
        vpternlogd zmm17, zmm6, zmm10, 0x78          ;   121.2 p5      41 next
        vpxord zmm21, zmm21, zmm11                   ;   120.7 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   110.7         41 next copy
        vpternlogd zmm20, zmm6, zmm22, 0xd2          ;   121.2 p5      41 next
        vpternlogd zmm21, zmm20, zmm25, 0xc6         ;   122.2 p0      41 next
        vmovdqu64 zmm20, [r10 + 1472]                ;    70.5 p3      54 next
        vpxord zmm20, zmm20, [rbp + 2880]            ;   122.2 p5+p2   54 next
        vpternlogd zmm14, zmm30, zmm22, 0xd6         ;   122.7 p0      41 next
        vpxord zmm27, zmm27, zmm20                   ;   123.2 p5      41 next
        vmovdqu64 [rbp + 4864], zmm8                 ;   102.7 p8+p9   54 next spill
        vmovdqa64 zmm8, zmm16                        ;   110.7         41 next copy
        vpternlogd zmm8, zmm1, zmm25, 0x7b           ;   123.7 p0      41 next
        vmovdqu64 [rbp + 3968], zmm9                 ;   102.2 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm20                        ;   123.2         41 next copy
        vmovdqu64 [rbp + 4736], zmm15                ;   100.2 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm20                       ;   123.2         41 next copy
        vmovdqu64 [rbp + 4800], zmm3                 ;   101.2 p7+p4   54 next spill
        vmovdqa64 zmm3, zmm20                        ;   123.2         41 next copy
        vmovdqu64 [rbp + 4352], zmm24                ;   100.7 p8+p9   54 next spill
        vmovdqu64 zmm24, [r10 + 1600]                ;    72.8 p3      54 next
        vpxord zmm24, zmm24, [rbp + 3136]            ;   124.2 p5+p2   54 next
        vpternlogd zmm8, zmm0, zmm14, 0x96           ;   124.7 p0      41 next
        vmovdqa64 zmm0, zmm24                        ;   125.2         41 next copy
        vpternlogd zmm0, zmm26, zmm20, 0x6a          ;   125.2 p5      41 next
        vmovdqu64 [rbp + 5248], zmm8                 ;   125.7 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm0                         ;   126.2         41 next copy
        vmovdqu64 [rbp + 4480], zmm4                 ;   121.2 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm24                        ;   125.2         41 next copy
        vmovdqu64 [rbp + 4672], zmm17                ;   122.2 p7+p4   41 next spill
        vmovdqu64 zmm17, [r10 + 1664]                ;    74.5 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3264]            ;   125.7 p0+p2   54 next
        vpternlogd zmm19, zmm6, zmm25, 0xc6          ;   126.2 p5      41 next
        vmovdqa64 zmm6, zmm17                        ;   126.7         41 next copy
        vmovdqu64 [rbp + 4608], zmm21                ;   123.2 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm17                       ;   126.7         41 next copy
        vmovdqu64 [rbp + 4544], zmm1                 ;   105.7 p7+p4   54 next spill
        vmovdqa64 zmm1, zmm17                        ;   126.7         41 next copy
        vmovdqu64 [rbp + 5312], zmm22                ;   103.7 p8+p9   54 next spill
        vmovdqu64 zmm22, [r10 + 1728]                ;    76.0 p3      54 next
        vpxord zmm22, zmm22, [rbp + 3392]            ;   126.7 p0+p2   54 next
        vpternlogd zmm19, zmm18, zmm5, 0x2d          ;   127.2 p5      41 next
        vpandd zmm9, zmm9, zmm22                     ;   127.7 p0      41 next
        vmovdqa64 zmm18, zmm22                       ;   127.7         41 next copy
        vpternlogd zmm18, zmm17, zmm26, 0x48         ;   128.2 p5      41 next
        vmovdqu64 [rbp + 5376], zmm19                ;   128.2 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm22                       ;   127.7         41 next copy
        vmovdqu64 [rbp + 5440], zmm5                 ;   106.7 p8+p9   54 next spill
        vmovdqa64 zmm5, zmm22                        ;   127.7         41 next copy
        vmovdqu64 [rbp + 5504], zmm2                 ;   115.2 p7+p4   41 next spill
        vmovdqu64 zmm2, [r10 + 1792]                 ;    77.8 p3      54 next
        vpxord zmm2, zmm2, [rbp + 3520]              ;   128.7 p0+p2   54 next
        vpternlogd zmm7, zmm13, zmm25, 0x87          ;   129.2 p5      41 next
        vpxord zmm29, zmm29, zmm2                    ;   129.7 p0      41 next
        vpandd zmm3, zmm3, zmm29                     ;   130.7 p5      41 next
        vpandd zmm4, zmm4, zmm2                      ;   130.7 p0      41 next
        vpternlogd zmm4, zmm26, zmm20, 0x87          ;   131.7 p5      41 next
        vmovdqu64 [rbp + 5568], zmm25                ;   114.2 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm29                       ;   130.7         41 next copy
        vpternlogd zmm25, zmm17, zmm24, 0x78         ;   131.7 p0      41 next
        vmovdqu64 [rbp + 5632], zmm12                ;   114.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm2                        ;   129.7         41 next copy
        vpternlogd zmm12, zmm22, zmm24, 0x6a         ;   132.2 p5      41 next
        vmovdqu64 [rbp + 5696], zmm31                ;   118.2 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm2                        ;   129.7         41 next copy
        vmovdqu64 [rbp + 5760], zmm13                ;   119.2 p7+p4   41 next spill
        vmovdqu64 zmm13, [r10 + 1856]                ;    80.5 p3      54 next
        vpxord zmm13, zmm13, [rbp + 3648]            ;   132.7 p0+p2   54 next
        vpternlogd zmm18, zmm13, zmm20, 0x78         ;   133.7 p5      41 next
        vpternlogd zmm14, zmm10, zmm30, 0x2d         ;   133.7 p0      41 next
        vpandd zmm28, zmm28, zmm13                   ;   134.2 p5      41 next
        vpxord zmm15, zmm15, zmm13                   ;   134.7 p0      41 next
        vpxord zmm21, zmm21, zmm15                   ;   135.7 p5      41 next
        vpandd zmm1, zmm1, zmm13                     ;   135.7 p0      41 next
        vmovdqu64 [rbp + 5824], zmm10                ;   109.2 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm13                       ;   133.7         41 next copy
        vmovdqu64 [rbp + 5888], zmm30                ;   105.2 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm13                       ;   133.7         41 next copy
        vpternlogd zmm30, zmm24, zmm24, 0xcf         ;   136.2 p5      41 next
        vmovdqu64 [rbp + 5952], zmm11                ;   120.2 p8+p9   41 next spill
        vmovdqu64 zmm11, [r10 + 1920]                ;    82.8 p3      54 next
        vpxord zmm11, zmm11, [rbp + 3776]            ;   136.7 p0+p2   54 next
        vpternlogd zmm14, zmm16, zmm23, 0x87         ;   137.2 p5      41 next
        vpternlogd zmm1, zmm11, zmm20, 0x87          ;   137.7 p0      41 next
        vmovdqa64 zmm16, zmm0                        ;   126.2         41 next copy
        vpternlogd zmm16, zmm11, zmm26, 0x87         ;   138.2 p5      41 next
        vpternlogd zmm16, zmm12, zmm22, 0x87         ;   139.2 p0      41 next
        vpternlogd zmm27, zmm16, zmm2, 0x6c          ;   140.2 p5      41 next
        vpandd zmm6, zmm6, zmm11                     ;   139.7 p0      41 next
        vpternlogd zmm9, zmm16, zmm6, 0x69           ;   140.7 p5      41 next
        vpandd zmm10, zmm10, zmm11                   ;   140.7 p0      41 next
        vmovdqa64 zmm16, zmm11                       ;   137.7         41 next copy
        vpternlogd zmm16, zmm13, zmm26, 0x48         ;   141.2 p5      41 next
        vpandd zmm31, zmm31, zmm11                   ;   141.7 p0      41 next
        vpternlogd zmm31, zmm29, zmm22, 0x78         ;   142.7 p5      41 next
        vmovdqa64 zmm29, zmm27                       ;   141.2         41 next copy
        vmovdqu64 [rbp + 6016], zmm6                 ;   140.7 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm9                         ;   141.7         41 next copy
        vpternlogd zmm6, zmm13, zmm24, 0x78          ;   142.7 p0      41 next
        vmovdqu64 [rbp + 6080], zmm23                ;   104.2 p8+p9   54 next spill
        vmovdqa64 zmm23, zmm31                       ;   143.7         41 next copy
        vmovdqu64 [rbp + 6144], zmm9                 ;   141.7 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm11                        ;   137.7         41 next copy
        vmovdqu64 [rbp + 6208], zmm27                ;   141.2 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm11                       ;   137.7         41 next copy
        vpternlogd zmm27, zmm22, zmm20, 0x48         ;   143.2 p5      41 next
        vmovdqu64 [rbp + 6272], zmm7                 ;   130.2 p7+p4   41 next spill
        vmovdqu64 zmm7, [r10 + 1984]                 ;    87.3 p3      54 next
        vpxord zmm7, zmm7, [rbp + 3904]              ;   143.7 p0+p2   54 next
        vpternlogd zmm10, zmm7, zmm24, 0x78          ;   144.7 p5      41 next
        vpternlogd zmm10, zmm21, zmm2, 0xd2          ;   145.7 p0      41 next
        vpternlogd zmm4, zmm21, zmm7, 0xe1           ;   145.2 p5      41 next
        vpxord zmm29, zmm29, zmm10                   ;   146.7 p0      41 next
        vpxord zmm23, zmm23, zmm4                    ;   146.2 p5      41 next
        vpandd zmm19, zmm19, zmm7                    ;   146.7 p0      41 next
        vpxord zmm5, zmm5, zmm7                      ;   147.2 p5      41 next
        vpternlogd zmm5, zmm18, zmm2, 0x6c           ;   148.2 p0      41 next
        vpternlogd zmm2, zmm15, zmm7, 0x6a           ;   148.2 p5      41 next
        vpternlogd zmm2, zmm0, zmm22, 0x69           ;   149.2 p0      41 next
        vpternlogd zmm3, zmm18, zmm2, 0x69           ;   150.2 p5      41 next
        vpternlogd zmm4, zmm2, zmm1, 0x69            ;   150.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 5696]                 ;   118.2 p3      41 next reload
        vmovdqu64 zmm2, [rbp + 5760]                 ;   119.2 p2      41 next
        vpternlogd zmm2, zmm0, [rbp + 5696], 0xf3    ;   150.2 p5+p3   41 next
        vpandd zmm9, zmm9, zmm7                      ;   150.7 p0      41 next
        vpternlogd zmm23, zmm15, zmm9, 0x96          ;   151.7 p5      41 next
        vpternlogd zmm9, zmm17, zmm20, 0x87          ;   151.7 p0      41 next
        vpternlogd zmm20, zmm7, zmm11, 0x6a          ;   152.2 p5      41 next
        vpternlogd zmm9, zmm13, zmm22, 0x87          ;   152.7 p0      41 next
        vpxord zmm8, zmm8, zmm7                      ;   153.2 p5      41 next
        vpternlogd zmm8, zmm27, zmm26, 0x6c          ;   154.2 p0      41 next
        vpternlogd zmm8, zmm1, zmm25, 0x96           ;   155.2 p5      41 next
        vpternlogd zmm30, zmm25, zmm9, 0x69          ;   154.7 p0      41 next
        vpternlogd zmm9, zmm22, zmm17, 0x87          ;   155.2 p5      41 next
        vpternlogd zmm22, zmm7, zmm17, 0x48          ;   155.7 p0      41 next
        vpternlogd zmm22, zmm11, zmm24, 0x87         ;   156.7 p5      41 next
        vpternlogd zmm28, zmm6, zmm22, 0x69          ;   157.7 p0      41 next
        vpternlogd zmm9, zmm31, zmm12, 0x69          ;   157.2 p5      41 next
        vpternlogd zmm24, zmm21, zmm20, 0x6a         ;   157.7 p0      41 next
        vpternlogd zmm24, zmm7, zmm17, 0x2d          ;   158.7 p5      41 next
        vpternlogd zmm9, zmm20, zmm16, 0x96          ;   158.7 p0      41 next
        vpternlogd zmm4, zmm21, [r10 + 8704], 0x96   ;   159.2 p5+p2   48 next
        vmovdqu64 zmm0, [rbp + 5440]                 ;   106.7 p3      54 next reload
        vpternlogd zmm29, zmm19, zmm0, 0x96          ;   159.7 p0      41 next
        vpternlogd zmm8, zmm16, [r10 + 8640], 0x96   ;   160.2 p5+p2   48 next
        vmovdqu64 zmm1, [rbp + 6272]                 ;   130.2 p3      41 next reload
        vpternlogd zmm14, zmm1, [rbp + 5952], 0x96   ;   160.7 p0+p2   41 next
        vpternlogd zmm30, zmm10, [rbp + 5824], 0x96  ;   161.2 p5+p3   41 next
        vpternlogd zmm23, zmm22, [rbp + 4544], 0x96  ;   161.7 p0+p2   41 next
        vpternlogd zmm5, zmm24, [rbp + 5888], 0x96   ;   162.2 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 5632]                 ;   114.7 p2      41 next reload
        vpternlogd zmm2, zmm1, [rbp + 5504], 0x96    ;   162.7 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   103.7 p2      54 next reload
        vpternlogd zmm2, zmm0, zmm1, 0xb4            ;   163.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 4352]                 ;   100.7 p3      54 next
        vmovdqu64 zmm6, [r8]                         ;    99.2 p2      76 l.0 reload
        vpxord zmm0, zmm0, zmm6                      ;   163.7 p0      54 next
        vpternlogd zmm28, zmm1, [rbp + 6208], 0x96   ;   164.2 p5+p3   41 next
        vmovdqu64 zmm1, [rbp + 4800]                 ;   101.2 p2      54 next
        vmovdqu64 zmm7, [r8 + 64]                    ;   100.5 p3      76 l.1 reload
        vpxord zmm1, zmm1, zmm7                      ;   164.7 p0      54 next
        vmovdqu64 zmm10, [rbp + 4736]                ;   101.2 p2      54 next
        vmovdqu64 zmm11, [r8 + 128]                  ;   101.5 p3      76 l.2 reload
        vpxord zmm10, zmm10, zmm11                   ;   165.2 p5      54 next
        vpternlogd zmm2, zmm23, [r10 + 9152], 0x96   ;   165.7 p0+p2   48 next
        vpxord zmm23, zmm23, [r10 + 8576]            ;   166.2 p5+p3   48 next
        vmovdqu64 zmm12, [rbp + 6144]                ;   141.7 p2      41 next reload
        vpternlogd zmm3, zmm12, [rbp + 6080], 0x69   ;   166.7 p0+p3   41 next
        vmovdqu64 zmm12, [rbp + 3968]                ;   104.2 p2      54 next
        vmovdqu64 zmm13, [r8 + 192]                  ;   104.5 p3      76 l.3 reload
        vpxord zmm12, zmm12, zmm13                   ;   167.2 p5      54 next
        vmovdqu64 zmm15, [rbp + 4864]                ;   105.2 p2      54 next
        vmovdqu64 zmm16, [r8 + 256]                  ;   105.5 p3      76 l.4 reload
        vpxord zmm15, zmm15, zmm16                   ;   167.7 p0      54 next
        vmovdqu64 zmm17, [rbp + 4032]                ;   106.2 p2      54 next
        vmovdqu64 zmm18, [r8 + 320]                  ;   106.5 p3      76 l.5 reload
        vpxord zmm17, zmm17, zmm18                   ;   168.2 p5      54 next
        vpxord zmm19, zmm29, [r10 + 8384]            ;   168.7 p0+p2   48 next
        vmovdqu64 zmm20, [rbp + 5248]                ;   125.7 p3      41 next reload
        vpternlogd zmm29, zmm20, [r10 + 8960], 0x96  ;   169.2 p5+p2   48 next
        vpxord zmm20, zmm30, [r10 + 8448]            ;   169.7 p0+p3   48 next
        vmovdqu64 zmm21, [rbp + 5376]                ;   128.2 p2      41 next reload
        vpternlogd zmm30, zmm21, [r10 + 9024], 0x96  ;   170.2 p5+p3   48 next
        vpxord zmm21, zmm5, [r10 + 8256]             ;   170.7 p0+p2   48 next
        vmovdqu64 zmm22, [rbp + 4672]                ;   122.2 p3      41 next reload
        vpternlogd zmm5, zmm22, [r10 + 8832], 0x96   ;   171.2 p5+p2   48 next
        vpxord zmm22, zmm28, [r10 + 8192]            ;   171.7 p0+p3   48 next
        vmovdqu64 zmm24, [rbp + 4608]                ;   123.2 p2      41 next reload
        vpternlogd zmm28, zmm24, [r10 + 8768], 0x96  ;   172.2 p5+p3   48 next
        vmovdqu64 zmm24, [rbp + 6016]                ;   140.7 p2      41 next reload
        vpternlogd zmm9, zmm24, [rbp + 5568], 0x96   ;   172.7 p0+p3   41 next
        vmovdqu64 zmm24, [rbp + 5056]                ;   114.2 p2      54 next
        vmovdqu64 zmm25, [r8 + 384]                  ;   114.5 p3      76 l.6 reload
        vpxord zmm24, zmm24, zmm25                   ;   173.2 p5      54 next
        vmovdqu64 zmm26, [rbp + 4928]                ;   115.2 p2      54 next
        vmovdqu64 zmm27, [r8 + 512]                  ;   115.5 p3      76 l.8 reload
        vpxord zmm26, zmm26, zmm27                   ;   173.7 p0      54 next
        vpternlogd zmm14, zmm9, [r10 + 9088], 0x96   ;   174.2 p5+p2   48 next
        vpxord zmm9, zmm9, [r10 + 8512]              ;   174.7 p0+p3   48 next
        vpxord zmm31, zmm3, [r10 + 8320]             ;   175.2 p5+p2   48 next
        vmovdqu64 zmm27, [rbp + 4480]                ;   121.2 p3      41 next reload
        vpternlogd zmm3, zmm27, [r10 + 8896], 0x96   ;   175.7 p0+p2   48 next
        vpandd zmm27, zmm4, zmm20                    ;   176.2 p5      45 next
        vpandd zmm25, zmm4, zmm31                    ;   176.7 p0      45 next
        vpternlogd zmm25, zmm8, zmm23, 0x78          ;   177.7 p5      45 next
        vpandd zmm18, zmm4, zmm8                     ;   177.7 p0      45 next
        vmovdqa64 zmm16, zmm18                       ;   178.7         45 next copy
        vpternlogd zmm16, zmm19, zmm22, 0x87         ;   178.7 p5      45 next
        vpternlogd zmm16, zmm23, zmm20, 0x87         ;   179.7 p0      45 next
        vpxord zmm13, zmm23, zmm22                   ;   179.2 p5      45 next
        vpxord zmm11, zmm13, zmm19                   ;   180.2 p0      45 next
        vpternlogd zmm25, zmm11, zmm9, 0xd2          ;   181.2 p5      45 next
        vmovdqa64 zmm7, zmm13                        ;   180.2         45 next copy
        vpternlogd zmm7, zmm4, zmm9, 0x6c            ;   180.7 p0      45 next
        vpandd zmm6, zmm23, zmm19                    ;   181.2 p5      45 next
        vpternlogd zmm6, zmm8, zmm22, 0x87           ;   182.2 p0      45 next
        vmovdqu64 [rbp + 4480], zmm1                 ;   165.7 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm8                         ;   161.2         45 next copy
        vpternlogd zmm1, zmm23, zmm21, 0x48          ;   182.2 p5      45 next
        vmovdqu64 [rbp + 5568], zmm24                ;   174.2 p7+p4   54 next spill
        vpandd zmm24, zmm8, zmm9                     ;   182.7 p0      45 next
        vmovdqu64 [rbp + 6016], zmm17                ;   169.2 p8+p9   54 next spill
        vpxord zmm17, zmm9, zmm21                    ;   183.2 p5      45 next
        vpternlogd zmm24, zmm17, zmm20, 0x78         ;   184.2 p0      45 next
        vmovdqu64 [rbp + 4608], zmm15                ;   168.7 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm9                        ;   175.7         45 next copy
        vpternlogd zmm15, zmm20, zmm31, 0x6a         ;   184.2 p5      45 next
        vmovdqu64 [rbp + 4672], zmm0                 ;   164.7 p8+p9   54 next spill
        vmovdqa64 zmm0, zmm4                         ;   160.2         45 next copy
        vpternlogd zmm0, zmm9, zmm20, 0x48           ;   184.7 p0      45 next
        vmovdqu64 [rbp + 5376], zmm10                ;   166.2 p7+p4   54 next spill
        vpxord zmm10, zmm21, zmm22                   ;   185.2 p5      45 next
        vmovdqu64 [rbp + 5248], zmm12                ;   168.2 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm4                        ;   160.2         45 next copy
        vpternlogd zmm12, zmm20, zmm19, 0x60         ;   185.7 p0      45 next
        vpternlogd zmm12, zmm8, zmm31, 0x87          ;   186.7 p5      45 next
        vmovdqu64 [rbp + 6080], zmm26                ;   174.7 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm4                        ;   160.2         45 next copy
        vpternlogd zmm26, zmm8, zmm22, 0x6c          ;   186.7 p0      45 next
        vmovdqu64 [rbp + 6144], zmm2                 ;   166.7 p8+p9   48 next spill
        vpandd zmm2, zmm21, zmm22                    ;   187.2 p5      45 next
        vpternlogd zmm2, zmm9, zmm31, 0x87           ;   188.2 p0      45 next
        vpternlogd zmm2, zmm11, zmm4, 0xe1           ;   189.2 p5      45 next
        vpternlogd zmm13, zmm2, zmm24, 0x96          ;   190.2 p0      45 next
        vpternlogd zmm13, zmm18, zmm12, 0x96         ;   191.2 p5      45 next
        vpternlogd zmm12, zmm23, zmm21, 0x78         ;   189.7 p0      45 next
        vmovdqa64 zmm18, zmm20                       ;   170.7         45 next copy
        vpternlogd zmm18, zmm19, zmm21, 0x48         ;   190.2 p5      45 next
        vpternlogd zmm18, zmm23, zmm22, 0x78         ;   191.2 p0      45 next
        vmovdqu64 [rbp + 5312], zmm13                ;   192.2 p7+p4   45 next spill
        vmovdqa64 zmm13, zmm31                       ;   176.2         45 next copy
        vpternlogd zmm13, zmm21, zmm22, 0x6a         ;   191.2 p5      45 next
        vpternlogd zmm7, zmm13, zmm20, 0x69          ;   192.2 p0      45 next
        vpternlogd zmm2, zmm6, zmm7, 0x69            ;   193.2 p5      45 next
        vmovdqu64 [rbp + 6208], zmm2                 ;   194.2 p8+p9   45 next spill
        vmovdqa64 zmm2, zmm16                        ;   180.7         45 next copy
        vpternlogd zmm2, zmm23, zmm31, 0x4b          ;   192.7 p0      45 next
        vpternlogd zmm16, zmm20, zmm19, 0x87         ;   193.2 p5      45 next
        vpternlogd zmm16, zmm24, zmm15, 0x69         ;   194.2 p0      45 next
        vpternlogd zmm16, zmm26, zmm1, 0x96          ;   195.2 p5      45 next
        vpternlogd zmm26, zmm11, zmm31, 0x78         ;   194.7 p0      45 next
        vpternlogd zmm26, zmm4, zmm19, 0x2d          ;   195.7 p5      45 next
        vpternlogd zmm26, zmm0, zmm18, 0x96          ;   196.7 p0      45 next
        vpternlogd zmm18, zmm17, zmm22, 0x87         ;   196.2 p5      45 next
        vpternlogd zmm17, zmm19, zmm31, 0x78         ;   196.7 p0      45 next
        vpternlogd zmm4, zmm13, zmm21, 0x28          ;   197.2 p5      45 next
        vpternlogd zmm13, zmm21, zmm8, 0x87          ;   197.7 p0      45 next
        vpternlogd zmm13, zmm15, zmm20, 0x87         ;   198.7 p5      45 next
        vmovdqu64 zmm0, [rbp + 6080]                 ;   174.7 p3      41 next
        vpternlogd zmm10, zmm9, zmm13, 0x6a          ;   199.7 p0      45 next
        vmovdqu64 zmm9, [rbp + 6144]                 ;   166.7 p2      48 next reload
        vmovdqu64 zmm15, [rbp + 5312]                ;   192.2 p3      54 next
        vpternlogd zmm15, zmm9, [rbp + 5056], 0x96   ;   199.2 p5+p2   54 next
        vpternlogd zmm13, zmm8, zmm19, 0x87          ;   199.7 p0      45 next
        vpternlogd zmm16, zmm19, zmm8, 0x78          ;   200.2 p5      45 next
        vpternlogd zmm8, zmm20, zmm22, 0x48          ;   200.7 p0      45 next
        vpternlogd zmm13, zmm20, zmm22, 0x78         ;   201.2 p5      45 next
        vmovdqu64 zmm19, [r8 + 448]                  ;   120.5 p3      76 l.7 reload
        vmovdqu64 zmm20, [rbp + 4992]                ;   121.2 p2      45 next reload
        vmovdqu64 zmm21, [rbp + 2880]                ;   121.5 p3      54 next
        vpternlogd zmm21, zmm20, zmm19, 0x96         ;   201.7 p0      54 next
        vpternlogd zmm23, zmm31, zmm13, 0x6a         ;   202.2 p5      45 next
        vpternlogd zmm18, zmm7, zmm13, 0x69          ;   202.7 p0      45 next
        vmovdqu64 zmm7, [r8 + 576]                   ;   122.2 p2      76 l.9 reload
        vmovdqu64 zmm13, [rbp + 4096]                ;   122.5 p3      48 next reload
        vmovdqu64 zmm22, [rbp + 3136]                ;   123.2 p2      54 next
        vpternlogd zmm22, zmm13, zmm7, 0x96          ;   203.2 p5      54 next
        vpternlogd zmm12, zmm23, zmm10, 0x69         ;   203.7 p0      45 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   174.7 p3      41 next
        vpternlogd zmm10, zmm27, zmm25, 0x96         ;   204.2 p5      45 next
        vmovdqu64 zmm24, [rbp + 3136]                ;   124.2 p2      54 next reload
        vpternlogd zmm13, zmm28, zmm24, 0x96         ;   204.7 p0      54 next
        vpternlogd zmm2, zmm25, zmm17, 0x69          ;   205.2 p5      45 next
        vmovdqu64 zmm25, [rbp + 4608]                ;   168.7 p3      41 next
        vpternlogd zmm4, zmm8, zmm17, 0x96           ;   205.7 p0      45 next
        vmovdqu64 zmm8, [rbp + 5248]                 ;   168.2 p2      54 next reload
        vpandd zmm25, zmm25, zmm8                    ;   206.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 5376]                ;   166.2 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 5568]                ;   174.2 p2      41 next
        vpternlogd zmm27, zmm17, zmm17, 0x3f         ;   206.7 p0      41 next
        vpternlogd zmm4, zmm6, zmm1, 0x96            ;   207.2 p5      45 next
        vmovdqu64 zmm1, [rbp + 4416]                 ;   126.5 p3      48 next reload
        vmovdqu64 zmm6, [rbp + 3904]                 ;   127.2 p2      54 next reload
        vpternlogd zmm9, zmm6, zmm1, 0x96            ;   207.7 p0      54 next
        vmovdqu64 zmm31, [r8 + 960]                  ;   127.5 p3      76 l.15 reload
        vpternlogd zmm1, zmm6, zmm31, 0x96           ;   208.2 p5      54 next
        vpternlogd zmm12, zmm28, [rbp + 4352], 0x96  ;   208.7 p0+p2   54 next
        vpternlogd zmm26, zmm5, [rbp + 4800], 0x96   ;   209.2 p5+p3   54 next
        vmovdqu64 zmm28, [rbp + 6016]                ;   169.2 p2      41 next
        vpxord zmm28, zmm28, [rbp + 4480]            ;   209.7 p0+p3   41 next
        vpternlogd zmm4, zmm20, [rbp + 2880], 0x96   ;   210.2 p5+p2   54 next
        vpternlogd zmm16, zmm14, [rbp + 4032], 0x96  ;   210.7 p0+p3   54 next
        vpternlogd zmm18, zmm3, [rbp + 4736], 0x96   ;   211.2 p5+p2   54 next
        vpternlogd zmm10, zmm29, [rbp + 3968], 0x96  ;   211.7 p0+p3   54 next
        vpternlogd zmm2, zmm30, [rbp + 4864], 0x96   ;   212.2 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 6016]                ;   169.2 p3      54 next reload
        vpternlogd zmm25, zmm17, zmm20, 0x48         ;   212.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 3520]                 ;   133.2 p2      54 next reload
        vpternlogd zmm29, zmm6, [rbp + 4224], 0x96   ;   213.2 p5+p3   54 next
        vmovdqu64 zmm24, [rbp + 3648]                ;   134.2 p2      54 next reload
        vpternlogd zmm30, zmm24, [rbp + 4160], 0x96  ;   213.7 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 3264]                ;   135.2 p2      54 next reload
        vpternlogd zmm5, zmm31, [rbp + 5184], 0x96   ;   214.2 p5+p3   54 next
        vmovdqa64 zmm7, zmm21                        ;   202.7         41 next copy
        vmovdqu64 zmm19, [rbp + 3776]                ;   136.2 p2      54 next reload
        vpternlogd zmm14, zmm19, [rbp + 5120], 0x96  ;   214.7 p0+p3   54 next
        vmovdqu64 [rbp + 4864], zmm9                 ;   208.7 p7+p4   54 next spill
        vmovdqu64 zmm9, [rbp + 3392]                 ;   137.2 p2      54 next reload
        vpternlogd zmm3, zmm9, [rbp + 4288], 0x96    ;   215.2 p5+p3   54 next
        vmovdqu64 [rbp + 3968], zmm14                ;   215.7 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm21                       ;   202.7         41 next copy
        vmovdqu64 [rbp + 4736], zmm30                ;   214.7 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 6208]                ;   194.2 p2      45 next reload
        vpternlogd zmm11, zmm30, [rbp + 4928], 0x96  ;   215.7 p0+p3   54 next
        vmovdqu64 zmm30, [rbp + 4608]                ;   168.7 p2      41 next
        vpxord zmm30, zmm30, [rbp + 4480]            ;   216.2 p5+p3   41 next
        vmovdqu64 [rbp + 4928], zmm29                ;   214.2 p8+p9   54 next spill
        vpandnd zmm29, zmm30, zmm20                  ;   217.2 p0      41 next
        vpternlogd zmm29, zmm17, [rbp + 4608], 0x28  ;   218.2 p5+p2   41 next
        vmovdqu64 [rbp + 6208], zmm3                 ;   216.2 p7+p4   54 next spill
        vmovdqa64 zmm3, zmm21                        ;   202.7         41 next copy
        vmovdqu64 [rbp + 4032], zmm5                 ;   215.2 p8+p9   54 next spill
        vpandd zmm5, zmm22, zmm1                     ;   217.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm13                ;   205.7 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm22                       ;   204.2         41 next copy
        vmovdqu64 [rbp + 4800], zmm11                ;   216.7 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm1                        ;   209.2         41 next copy
        vmovdqu64 [rbp + 4352], zmm4                 ;   211.2 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm1                         ;   209.2         41 next copy
        vmovdqu64 [rbp + 4416], zmm15                ;   200.2 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm1                        ;   209.2         41 next copy
        vmovdqu64 [rbp + 6144], zmm16                ;   211.7 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm1                        ;   209.2         41 next copy
        vmovdqu64 [rbp + 4096], zmm2                 ;   213.2 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm8                         ;   174.2         41 next copy
        vpternlogd zmm2, zmm17, [rbp + 4672], 0x9a   ;   218.2 p5+p3   41 next
        vmovdqu64 [rbp + 5056], zmm18                ;   212.2 p7+p4   54 next spill
        vmovdqu64 zmm18, [rbp + 4224]                ;   141.2 p2      54 next
        vpternlogd zmm18, zmm6, [r8 + 768], 0x96     ;   218.7 p0+p3   54 next
        vpxord zmm23, zmm23, zmm18                   ;   219.7 p5      41 next
        vpandd zmm3, zmm3, zmm23                     ;   220.7 p0      41 next
        vpandd zmm13, zmm13, zmm18                   ;   220.2 p5      41 next
        vpternlogd zmm13, zmm21, [rbp + 6080], 0x87  ;   221.2 p0+p2   41 next
        vmovdqa64 zmm6, zmm18                        ;   219.7         41 next copy
        vmovdqu64 [rbp + 4224], zmm26                ;   210.2 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 4672]                ;   164.7 p3      41 next
        vpternlogd zmm26, zmm8, [rbp + 4672], 0xc3   ;   221.2 p5+p2   41 next
        vmovdqu64 [rbp + 5312], zmm12                ;   209.7 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 4160]                ;   143.5 p3      54 next
        vpternlogd zmm12, zmm24, [r8 + 832], 0x96    ;   221.7 p0+p2   54 next
        vpandd zmm0, zmm0, zmm12                     ;   222.7 p5      41 next
        vpxord zmm14, zmm14, zmm12                   ;   222.7 p0      41 next
        vmovdqa64 zmm24, zmm14                       ;   223.7         41 next copy
        vmovdqu64 [rbp + 4160], zmm10                ;   212.7 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm14                       ;   223.7         41 next copy
        vpternlogd zmm10, zmm1, zmm18, 0x6c          ;   223.7 p5      41 next
        vmovdqa64 zmm17, zmm12                       ;   222.7         41 next copy
        vmovdqa64 zmm20, zmm12                       ;   222.7         41 next copy
        vpternlogd zmm20, zmm22, zmm22, 0xcf         ;   223.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 5184]                 ;   144.5 p3      54 next
        vpternlogd zmm8, zmm31, [r8 + 640], 0x96     ;   224.2 p5+p2   54 next
        vpxord zmm24, zmm24, zmm8                    ;   225.2 p0      41 next
        vpternlogd zmm13, zmm24, zmm1, 0xe1          ;   226.2 p5      41 next
        vpandd zmm17, zmm17, zmm8                    ;   225.7 p0      41 next
        vmovdqa64 zmm31, zmm13                       ;   227.2         41 next copy
        vmovdqu64 [rbp + 5184], zmm29                ;   219.2 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm23                       ;   220.7         41 next copy
        vpternlogd zmm29, zmm8, zmm22, 0x78          ;   226.2 p5      41 next
        vmovdqu64 [rbp + 5440], zmm26                ;   222.2 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm8                        ;   225.2         41 next copy
        vmovdqu64 [rbp + 5504], zmm30                ;   217.2 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 5120]                ;   145.5 p3      54 next
        vpternlogd zmm30, zmm19, [r8 + 896], 0x96    ;   226.7 p0+p2   54 next
        vpternlogd zmm5, zmm30, zmm12, 0x78          ;   227.7 p5      41 next
        vpternlogd zmm5, zmm24, zmm18, 0xd2          ;   228.7 p0      41 next
        vpternlogd zmm17, zmm30, zmm21, 0x87         ;   228.2 p5      41 next
        vpandd zmm26, zmm26, zmm30                   ;   228.7 p0      41 next
        vpandd zmm15, zmm15, zmm30                   ;   229.2 p5      41 next
        vpandd zmm6, zmm6, zmm30                     ;   229.7 p0      41 next
        vmovdqa64 zmm19, zmm5                        ;   229.7         41 next copy
        vmovdqu64 [rbp + 5120], zmm5                 ;   229.7 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm1                         ;   209.2         41 next copy
        vpternlogd zmm5, zmm30, zmm21, 0x6c          ;   230.2 p5      41 next
        vmovdqu64 [rbp + 5632], zmm28                ;   210.7 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm24                       ;   226.2         41 next copy
        vpternlogd zmm28, zmm5, zmm22, 0x6c          ;   231.2 p0      41 next
        vpternlogd zmm28, zmm1, zmm8, 0x2d           ;   232.2 p5      41 next
        vmovdqu64 [rbp + 5888], zmm24                ;   226.2 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm15                       ;   230.2         41 next copy
        vpternlogd zmm24, zmm8, zmm21, 0x87          ;   231.7 p0      41 next
        vmovdqu64 [rbp + 4544], zmm28                ;   233.2 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm22                       ;   204.2         41 next copy
        vpternlogd zmm28, zmm21, [rbp + 6080], 0x6c  ;   232.2 p5+p3   41 next
        vpxord zmm16, zmm16, zmm28                   ;   233.2 p0      41 next
        vmovdqu64 [rbp + 5824], zmm27                ;   207.7 p8+p9   41 next spill
        vmovdqu64 zmm27, [rbp + 4288]                ;   147.2 p2      54 next
        vpternlogd zmm27, zmm9, [r8 + 704], 0x96     ;   233.2 p5+p3   54 next
        vpternlogd zmm6, zmm23, zmm27, 0x78          ;   234.2 p0      41 next
        vpternlogd zmm1, zmm27, zmm8, 0x60           ;   234.2 p5      41 next
        vpternlogd zmm1, zmm30, zmm22, 0x87          ;   235.2 p0      41 next
        vpternlogd zmm10, zmm28, zmm27, 0x69         ;   235.2 p5      41 next
        vpternlogd zmm24, zmm12, zmm27, 0x87         ;   235.7 p0      41 next
        vpternlogd zmm20, zmm24, zmm29, 0x69         ;   236.7 p5      41 next
        vpternlogd zmm24, zmm27, zmm8, 0x87          ;   236.7 p0      41 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   174.7 p2      54 next reload
        vpternlogd zmm28, zmm30, zmm23, 0x87         ;   237.2 p5      41 next
        vpternlogd zmm8, zmm27, zmm23, 0x60          ;   237.7 p0      41 next
        vpternlogd zmm8, zmm12, zmm21, 0x78          ;   238.7 p5      41 next
        vpternlogd zmm3, zmm10, zmm8, 0x69           ;   239.7 p0      41 next
        vpternlogd zmm13, zmm10, zmm17, 0x69         ;   239.2 p5      41 next
        vpxord zmm31, zmm31, zmm6                    ;   239.7 p0      41 next
        vpternlogd zmm31, zmm15, zmm14, 0x96         ;   240.7 p5      41 next
        vmovdqa64 zmm10, zmm18                       ;   219.7         41 next copy
        vpternlogd zmm10, zmm23, zmm21, 0x60         ;   240.7 p0      41 next
        vpternlogd zmm21, zmm30, zmm27, 0x28         ;   241.2 p5      41 next
        vpternlogd zmm30, zmm12, zmm23, 0x48         ;   241.7 p0      41 next
        vpternlogd zmm16, zmm21, zmm23, 0x6c         ;   242.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 4480]                ;   165.7 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 5248]                ;   168.2 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 5824]                ;   207.7 p3      41 next
        vpternlogd zmm21, zmm15, zmm14, 0x78         ;   242.7 p0      41 next
        vpternlogd zmm16, zmm17, zmm29, 0x96         ;   243.2 p5      41 next
        vmovdqu64 zmm17, [rbp + 4608]                ;   168.7 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 5568]                ;   174.2 p3      41 next
        vpternlogd zmm23, zmm15, zmm17, 0x6a         ;   243.7 p0      41 next
        vpandd zmm7, zmm7, zmm27                     ;   244.2 p5      41 next
        vpandd zmm11, zmm11, zmm27                   ;   244.7 p0      41 next
        vpxord zmm4, zmm4, zmm27                     ;   245.2 p5      41 next
        vpternlogd zmm4, zmm8, zmm18, 0x6c           ;   246.2 p0      41 next
        vpternlogd zmm18, zmm27, zmm22, 0x6a         ;   246.2 p5      41 next
        vpternlogd zmm28, zmm27, zmm18, 0x87         ;   247.2 p0      41 next
        vmovdqu64 zmm8, [rbp + 5376]                 ;   166.2 p2      54 next reload
        vmovdqu64 zmm27, [rbp + 5504]                ;   217.2 p3      41 next
        vpternlogd zmm27, zmm17, zmm8, 0x6a          ;   247.2 p5      41 next
        vpternlogd zmm24, zmm6, zmm18, 0x69          ;   247.7 p0      41 next
        vpternlogd zmm7, zmm26, zmm28, 0x69          ;   248.2 p5      41 next
        vpternlogd zmm12, zmm22, zmm7, 0x6a          ;   249.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 4672]                 ;   164.7 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 5568]                ;   174.2 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 5632]                ;   210.7 p2      41 next
        vpternlogd zmm22, zmm18, zmm6, 0x78          ;   249.2 p5      41 next
        vpxord zmm10, zmm10, zmm28                   ;   249.7 p0      41 next
        vpternlogd zmm0, zmm12, zmm1, 0x69           ;   250.2 p5      41 next
        vpternlogd zmm24, zmm5, zmm30, 0x96          ;   250.7 p0      41 next
        vmovdqa64 zmm5, zmm25                        ;   213.7         41 next copy
        vpternlogd zmm5, zmm2, zmm17, 0x87           ;   251.2 p5      41 next
        vpternlogd zmm2, zmm18, zmm8, 0xac           ;   251.7 p0      41 next
        vpxord zmm19, zmm19, zmm10                   ;   252.2 p5      41 next
        vpternlogd zmm31, zmm1, zmm18, 0x96          ;   252.7 p0      41 next
        vpternlogd zmm5, zmm18, zmm14, 0x87          ;   253.2 p5      41 next
        vpternlogd zmm3, zmm7, zmm8, 0x69            ;   253.7 p0      41 next
        vpternlogd zmm0, zmm10, zmm6, 0x96           ;   254.2 p5      41 next
        vpxord zmm1, zmm23, zmm22                    ;   254.7 p0      41 next
        vpternlogd zmm20, zmm17, [rbp + 5120], 0x96  ;   255.2 p5+p3   41 next
        vpternlogd zmm19, zmm11, zmm15, 0x96         ;   255.7 p0      41 next
        mov r11, qword [rbp + 8688]                  ;   155.8 p10     76 l.0 reload
        vpternlogd zmm16, zmm30, [r11 + 8640], 0x96  ;   256.2 p5+p2   48 next
        vmovdqu64 zmm7, [rbp + 5888]                 ;   226.2 p3      41 next reload
        vpternlogd zmm13, zmm7, [r11 + 8704], 0x96   ;   256.7 p0+p2   48 next
        vmovdqu64 zmm7, [rbp + 6016]                 ;   169.2 p3      54 next reload
        vpternlogd zmm2, zmm22, zmm7, 0x2d           ;   257.2 p5      41 next
        vpternlogd zmm24, zmm26, zmm7, 0x96          ;   257.7 p0      41 next
        vpternlogd zmm2, zmm5, zmm17, 0x78           ;   258.2 p5      41 next
        vmovdqa64 zmm10, zmm21                       ;   243.7         41 next copy
        vpternlogd zmm10, zmm17, zmm6, 0x78          ;   258.7 p0      41 next
        vpternlogd zmm4, zmm14, [rbp + 4544], 0x96   ;   259.2 p5+p2   41 next
        vmovdqu64 zmm11, [rbp + 5632]                ;   210.7 p3      41 next reload
        vmovdqu64 zmm12, [rbp + 5440]                ;   222.2 p2      41 next reload
        vpternlogd zmm21, zmm12, zmm11, 0xd2         ;   259.7 p0      41 next
        vpternlogd zmm2, zmm4, [r11 + 8832], 0x96    ;   260.2 p5+p3   48 next
        vmovdqa64 zmm26, zmm27                       ;   248.2         41 next copy
        vpternlogd zmm26, zmm14, zmm14, 0x3f         ;   260.7 p0      41 next
        vpternlogd zmm27, zmm7, zmm6, 0x87           ;   261.2 p5      41 next
        vpternlogd zmm12, zmm26, zmm6, 0x93          ;   261.7 p0      41 next
        vmovdqu64 zmm28, [rbp + 5504]                ;   217.2 p2      41 next reload
        vpternlogd zmm26, zmm18, zmm28, 0x87         ;   262.2 p5      41 next
        vpxord zmm4, zmm4, [r11 + 8256]              ;   262.7 p0+p3   48 next
        vmovdqa64 zmm29, zmm21                       ;   260.7         41 next copy
        vpternlogd zmm29, zmm11, zmm11, 0xf3         ;   263.2 p5      41 next
        vpxord zmm11, zmm0, [r11 + 8192]             ;   263.7 p0+p2   48 next
        vpxord zmm30, zmm31, [r11 + 8576]            ;   264.2 p5+p3   48 next
        vpxord zmm9, zmm3, [r11 + 8320]              ;   264.7 p0+p2   48 next
        vmovdqu64 [rbp + 5632], zmm2                 ;   261.2 p7+p4   48 next spill
        vmovdqa64 zmm2, zmm10                        ;   259.7         41 next copy
        vpternlogd zmm2, zmm5, zmm6, 0xd2            ;   265.2 p5      41 next
        vpternlogd zmm1, zmm2, zmm7, 0xc6            ;   266.2 p0      41 next
        vpternlogd zmm0, zmm1, [r11 + 8768], 0x96    ;   267.2 p5+p3   48 next
        vpternlogd zmm5, zmm26, zmm7, 0xd2           ;   266.7 p0      41 next
        vpternlogd zmm26, zmm12, zmm18, 0xd7         ;   267.2 p5      41 next
        vpternlogd zmm18, zmm10, zmm7, 0x6f          ;   267.7 p0      41 next
        vpternlogd zmm29, zmm25, zmm26, 0x96         ;   268.2 p5      41 next
        vpternlogd zmm26, zmm23, zmm27, 0x96         ;   268.7 p0      41 next
        vpternlogd zmm26, zmm17, zmm21, 0x87         ;   269.7 p5      41 next
        vpternlogd zmm5, zmm27, zmm15, 0x2d          ;   269.7 p0      41 next
        vpternlogd zmm21, zmm7, [rbp + 5824], 0x95   ;   270.2 p5+p2   41 next
        vpternlogd zmm29, zmm15, zmm6, 0xb4          ;   270.7 p0      41 next
        vpternlogd zmm6, zmm12, zmm14, 0x9e          ;   271.2 p5      41 next
        vpternlogd zmm26, zmm12, zmm8, 0x2d          ;   271.7 p0      41 next
        vpternlogd zmm28, zmm14, zmm6, 0x95          ;   272.2 p5      41 next
        vpternlogd zmm28, zmm10, zmm8, 0x87          ;   273.2 p0      41 next
        vpternlogd zmm28, zmm21, zmm22, 0x96         ;   274.2 p5      41 next
        vpternlogd zmm3, zmm26, [r11 + 8896], 0x96   ;   273.7 p0+p3   48 next
        vpternlogd zmm31, zmm29, [r11 + 9152], 0x96  ;   274.2 p5+p2   48 next
        vpxord zmm1, zmm20, [r11 + 8448]             ;   274.7 p0+p3   48 next
        vpternlogd zmm20, zmm5, [r11 + 9024], 0x96   ;   275.2 p5+p2   48 next
        vpxord zmm2, zmm19, [r11 + 8384]             ;   275.7 p0+p3   48 next
        vpxord zmm5, zmm24, [r11 + 8512]             ;   276.2 p5+p2   48 next
        vpternlogd zmm24, zmm28, [r11 + 9088], 0x96  ;   276.7 p0+p3   48 next
        vpternlogd zmm6, zmm18, [rbp + 5184], 0x96   ;   277.2 p5+p2   41 next
        vmovdqu64 zmm7, [rbp + 5312]                 ;   209.7 p3      54 next reload
        vmovdqu64 zmm8, [rbp - 128]                  ;   168.8 p2     108 r
        vpternlogd zmm8, zmm7, [r11 + 1024], 0x96    ;   277.7 p0+p3  108 r
        vmovdqu64 zmm10, [rbp + 4224]                ;   210.2 p2      54 next reload
        vmovdqu64 zmm12, [rbp + 0]                   ;   170.5 p3     108 r
        vpternlogd zmm12, zmm10, [r11 + 1088], 0x96  ;   278.2 p5+p2  108 r
        vmovdqu64 zmm14, [rbp + 5056]                ;   212.2 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 128]                 ;   171.8 p2     108 r
        vpternlogd zmm15, zmm14, [r11 + 1152], 0x96  ;   278.7 p0+p3  108 r
        vmovdqu64 zmm17, [rbp + 4160]                ;   212.7 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 256]                 ;   173.5 p3     108 r
        vpternlogd zmm18, zmm17, [r11 + 1216], 0x96  ;   279.2 p5+p2  108 r
        vmovdqu64 zmm21, [rbp + 4096]                ;   213.2 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 384]                 ;   174.8 p2     108 r
        vpternlogd zmm22, zmm21, [r11 + 1280], 0x96  ;   279.7 p0+p3  108 r
        vmovdqu64 zmm23, [rbp + 6144]                ;   211.7 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 512]                 ;   176.5 p3     108 r
        vpternlogd zmm25, zmm23, [r11 + 1344], 0x96  ;   280.2 p5+p2  108 r
        vmovdqu64 zmm26, [rbp + 4416]                ;   200.2 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 640]                 ;   177.8 p2     108 r
        vpternlogd zmm27, zmm26, [r11 + 1408], 0x96  ;   280.7 p0+p3  108 r
        vpternlogd zmm19, zmm6, [r11 + 8960], 0x96   ;   281.2 p5+p2   48 next
        vmovdqu64 zmm6, [rbp + 4352]                 ;   211.2 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 768]                 ;   179.8 p2     108 r
        vpternlogd zmm28, zmm6, [r11 + 1472], 0x96   ;   281.7 p0+p3  108 r
        vpandd zmm29, zmm16, zmm2                    ;   282.2 p5      45 next
        vmovdqu64 [rbp + 5184], zmm28                ;   282.7 p8+p9  108 r spill
        vpandd zmm28, zmm13, zmm1                    ;   282.7 p0      45 next
        vmovdqu64 [rbp + 5376], zmm27                ;   281.7 p7+p4  108 r spill
        vpxord zmm27, zmm4, zmm11                    ;   283.2 p5      45 next
        vmovdqu64 [rbp + 4480], zmm25                ;   281.2 p8+p9  108 r spill
        vpxord zmm25, zmm4, zmm5                     ;   283.7 p0      45 next
        vmovdqu64 [rbp + 5504], zmm22                ;   280.7 p7+p4  108 r spill
        vpandd zmm22, zmm25, zmm11                   ;   284.7 p5      45 next
        vmovdqu64 [rbp + 4672], zmm18                ;   280.2 p8+p9  108 r spill
        vpandd zmm18, zmm13, zmm9                    ;   284.7 p0      45 next
        vpternlogd zmm18, zmm16, zmm30, 0x78         ;   285.7 p5      45 next
        vmovdqu64 [rbp + 5248], zmm15                ;   279.7 p7+p4  108 r spill
        vpandd zmm15, zmm16, zmm13                   ;   285.7 p0      45 next
        vmovdqu64 [rbp + 6016], zmm12                ;   279.2 p8+p9  108 r spill
        vpandd zmm12, zmm16, zmm5                    ;   286.2 p5      45 next
        vpternlogd zmm12, zmm25, zmm1, 0x78          ;   287.2 p0      45 next
        vpternlogd zmm25, zmm2, zmm9, 0x78           ;   287.2 p5      45 next
        vmovdqu64 [rbp + 5824], zmm8                 ;   278.7 p7+p4  108 r spill
        vpandd zmm8, zmm9, zmm30                     ;   287.7 p0      45 next
        vpxord zmm6, zmm30, zmm11                    ;   288.2 p5      45 next
        vpandd zmm26, zmm9, zmm5                     ;   288.7 p0      45 next
        vpternlogd zmm26, zmm4, zmm11, 0x87          ;   289.7 p5      45 next
        vmovdqa64 zmm23, zmm9                        ;   265.7         45 next copy
        vpternlogd zmm23, zmm4, zmm11, 0x6a          ;   289.7 p0      45 next
        vpandd zmm21, zmm11, zmm1                    ;   290.2 p5      45 next
        vmovdqa64 zmm14, zmm16                       ;   257.2         45 next copy
        vpternlogd zmm14, zmm30, zmm4, 0x48          ;   290.7 p0      45 next
        vpandd zmm10, zmm30, zmm2                    ;   291.2 p5      45 next
        vpternlogd zmm10, zmm16, zmm11, 0x87         ;   292.2 p0      45 next
        vmovdqa64 zmm7, zmm13                        ;   257.7         45 next copy
        vpternlogd zmm7, zmm16, zmm11, 0x6c          ;   292.2 p5      45 next
        vmovdqa64 zmm17, zmm30                       ;   265.2         45 next copy
        vpternlogd zmm17, zmm9, zmm9, 0xcf           ;   292.7 p0      45 next
        vmovdqu64 [rbp + 4608], zmm19                ;   282.2 p8+p9   48 next spill
        vmovdqa64 zmm19, zmm5                        ;   277.2         45 next copy
        vpternlogd zmm19, zmm1, zmm9, 0x6a           ;   293.2 p5      45 next
        vmovdqu64 [rbp + 5568], zmm31                ;   275.2 p7+p4   48 next spill
        vpxord zmm31, zmm6, zmm2                     ;   293.7 p0      45 next
        vpternlogd zmm18, zmm31, zmm5, 0xd2          ;   294.7 p5      45 next
        vpternlogd zmm26, zmm31, zmm13, 0xe1         ;   294.7 p0      45 next
        vmovdqu64 [rbp + 5440], zmm24                ;   277.7 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm13                       ;   257.7         45 next copy
        vpternlogd zmm24, zmm5, zmm1, 0x48           ;   295.2 p5      45 next
        vmovdqu64 [rbp + 4544], zmm20                ;   276.2 p7+p4   48 next spill
        vmovdqa64 zmm20, zmm13                       ;   257.7         45 next copy
        vpternlogd zmm20, zmm1, zmm2, 0x60           ;   295.7 p0      45 next
        vpternlogd zmm20, zmm16, zmm9, 0x87          ;   296.7 p5      45 next
        vpternlogd zmm9, zmm31, zmm7, 0x6a           ;   296.7 p0      45 next
        vpternlogd zmm9, zmm13, zmm2, 0x2d           ;   297.7 p5      45 next
        vmovdqu64 [rbp + 5888], zmm3                 ;   274.7 p8+p9   48 next spill
        vmovdqa64 zmm3, zmm1                         ;   275.7         45 next copy
        vpternlogd zmm3, zmm2, zmm4, 0x48            ;   297.7 p0      45 next
        vpternlogd zmm3, zmm30, zmm11, 0x78          ;   298.7 p5      45 next
        vpxord zmm24, zmm24, zmm3                    ;   299.7 p0      45 next
        vmovdqu64 [rbp + 5120], zmm9                 ;   298.7 p7+p4   45 next spill
        vmovdqa64 zmm9, zmm16                        ;   257.2         45 next copy
        vpternlogd zmm9, zmm1, zmm11, 0x48           ;   299.2 p5      45 next
        vpternlogd zmm16, zmm23, zmm4, 0x93          ;   299.7 p0      45 next
        vpternlogd zmm11, zmm15, zmm2, 0x93          ;   300.2 p5      45 next
        vpternlogd zmm16, zmm19, zmm1, 0x87          ;   300.7 p0      45 next
        vpternlogd zmm21, zmm29, zmm16, 0x69         ;   301.7 p5      45 next
        vpternlogd zmm16, zmm27, zmm5, 0x78          ;   301.7 p0      45 next
        vpternlogd zmm5, zmm6, zmm13, 0x6a           ;   302.2 p5      45 next
        vpternlogd zmm13, zmm23, zmm4, 0x28          ;   302.7 p0      45 next
        vpternlogd zmm5, zmm23, zmm1, 0x69           ;   303.2 p5      45 next
        vpternlogd zmm4, zmm20, zmm30, 0x6c          ;   303.7 p0      45 next
        vpternlogd zmm4, zmm8, zmm21, 0x69           ;   304.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 4800]                 ;   216.7 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 896]                 ;   183.8 p3     108 r
        vpternlogd zmm23, zmm8, [r11 + 1536], 0x96   ;   304.7 p0+p2  108 r
        vpternlogd zmm11, zmm30, zmm1, 0x87          ;   305.2 p5      45 next
        vpternlogd zmm22, zmm3, zmm5, 0x69           ;   305.7 p0      45 next
        vmovdqu64 zmm3, [rbp + 4992]                 ;   205.7 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 1024]                ;   185.7 p2     108 r
        vpternlogd zmm27, zmm3, [r11 + 1600], 0x96   ;   306.2 p5+p3  108 r
        vpternlogd zmm13, zmm9, zmm25, 0x96          ;   306.7 p0      45 next
        vpternlogd zmm17, zmm25, zmm11, 0x69         ;   307.2 p5      45 next
        vmovdqu64 zmm9, [rbp + 4032]                 ;   215.2 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 1152]                ;   186.8 p3     108 r
        vpternlogd zmm25, zmm9, [r11 + 1664], 0x96   ;   307.7 p0+p2  108 r
        vpternlogd zmm11, zmm1, zmm2, 0x87           ;   308.2 p5      45 next
        vmovdqu64 zmm1, [rbp + 6208]                 ;   216.2 p3      54 next reload
        vmovdqu64 zmm2, [rbp + 1280]                 ;   188.7 p2     108 r
        vpternlogd zmm2, zmm1, [r11 + 1728], 0x96    ;   308.7 p0+p3  108 r
        vpternlogd zmm11, zmm19, zmm12, 0x69         ;   309.2 p5      45 next
        vmovdqu64 zmm19, [rbp + 5632]                ;   261.2 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1216]                ;   189.8 p3     108 r reload
        vpternlogd zmm9, zmm30, zmm19, 0x96          ;   309.7 p0     108 r
        vpternlogd zmm28, zmm18, zmm16, 0x96         ;   310.2 p5      45 next
        vpternlogd zmm4, zmm16, zmm0, 0x96           ;   310.7 p0      45 next
        vmovdqu64 zmm16, [rbp + 5888]                ;   274.7 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1344]                ;   190.8 p3     108 r reload
        vpternlogd zmm1, zmm30, zmm16, 0x96          ;   311.2 p5     108 r
        vpternlogd zmm22, zmm21, zmm16, 0x69         ;   311.7 p0      45 next
        vmovdqu64 zmm16, [rbp + 4928]                ;   214.2 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 1408]                ;   191.8 p3     108 r
        vpternlogd zmm21, zmm16, [r11 + 1792], 0x96  ;   312.2 p5+p2  108 r
        vpternlogd zmm0, zmm3, [rbp + 1088], 0x96    ;   312.7 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 4608]                 ;   282.2 p2      48 next reload
        vmovdqu64 zmm30, [rbp + 1472]                ;   193.8 p3     108 r reload
        vpternlogd zmm16, zmm30, zmm3, 0x96          ;   313.2 p5     108 r
        vpternlogd zmm11, zmm7, zmm14, 0x96          ;   313.7 p0      45 next
        vpternlogd zmm13, zmm14, zmm10, 0x96         ;   314.2 p5      45 next
        vmovdqu64 zmm7, [rbp + 4736]                 ;   214.7 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 1536]                ;   194.8 p3     108 r
        vpternlogd zmm14, zmm7, [r11 + 1856], 0x96   ;   314.7 p0+p2  108 r
        vpternlogd zmm10, zmm5, zmm5, 0xc3           ;   315.2 p5      45 next
        vmovdqu64 zmm5, [rbp + 4544]                 ;   276.2 p3      48 next reload
        vmovdqu64 zmm30, [rbp + 1600]                ;   196.7 p2     108 r reload
        vpternlogd zmm7, zmm30, zmm5, 0x96           ;   315.7 p0     108 r
        vpternlogd zmm17, zmm18, zmm5, 0x96          ;   316.2 p5      45 next
        vmovdqu64 zmm5, [rbp + 3968]                 ;   215.7 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 1664]                ;   197.7 p2     108 r
        vpternlogd zmm18, zmm5, [r11 + 1920], 0x96   ;   316.7 p0+p3  108 r
        vpxord zmm12, zmm12, zmm26                   ;   317.2 p5      45 next
        vpternlogd zmm10, zmm26, zmm31, 0x96         ;   317.7 p0      45 next
        vmovdqu64 zmm26, [rbp + 4864]                ;   208.7 p2      54 next reload
        vmovdqu64 zmm30, [rbp + 1792]                ;   198.8 p3     108 r
        vpternlogd zmm30, zmm26, [r11 + 1984], 0x96  ;   318.2 p5+p2  108 r
        vpternlogd zmm12, zmm15, zmm6, 0x96          ;   318.7 p0      45 next
        vmovdqu64 zmm6, [rbp + 5568]                 ;   275.2 p3      48 next reload
        vmovdqu64 zmm15, [rbp + 1856]                ;   200.7 p2     108 r reload
        vpternlogd zmm26, zmm15, zmm6, 0x96          ;   319.2 p5     108 r
        vmovdqu64 zmm15, [rbp + 5440]                ;   277.7 p3      48 next reload
        vmovdqu64 zmm31, [rbp + 1728]                ;   201.7 p2     108 r reload
        vpternlogd zmm5, zmm31, zmm15, 0x96          ;   319.7 p0     108 r
        vpternlogd zmm11, zmm29, zmm15, 0x96         ;   320.2 p5      45 next
        vpternlogd zmm24, zmm19, [rbp + 5120], 0x96  ;   320.7 p0+p3   45 next
        vpternlogd zmm12, zmm20, zmm6, 0x96          ;   321.2 p5      45 next
        vpternlogd zmm28, zmm3, [rbp + 4160], 0x96   ;   321.7 p0+p2   54 next
        vpxord zmm28, zmm28, [rbp + 320]             ;   322.7 p5+p3  108 r
        vpternlogd zmm10, zmm8, [rbp + 960], 0x96    ;   322.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp - 64]                   ;   203.8 p3     108 r reload
        vpternlogd zmm4, zmm3, [rbp + 5312], 0x96    ;   323.2 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 192]                  ;   204.8 p3     108 r reload
        vpternlogd zmm22, zmm3, [rbp + 5056], 0x96   ;   323.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 832]                  ;   205.8 p3     108 r reload
        vpternlogd zmm13, zmm3, [rbp + 4352], 0x96   ;   324.2 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 448]                  ;   206.8 p3     108 r reload
        vpternlogd zmm17, zmm3, [rbp + 4096], 0x96   ;   324.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 64]                   ;   207.8 p3     108 r reload
        vpternlogd zmm24, zmm3, [rbp + 4224], 0x96   ;   325.2 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 576]                  ;   208.8 p3     108 r reload
        vpternlogd zmm11, zmm3, [rbp + 6144], 0x96   ;   325.7 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 704]                  ;   209.8 p3     108 r reload
        vpternlogd zmm12, zmm3, [rbp + 4416], 0x96   ;   326.2 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 5824]                 ;   278.7 p3      54 next
        vpxord zmm3, zmm3, [r8]                      ;   326.7 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 6016]                 ;   279.2 p3      54 next
        vpxord zmm6, zmm6, [r8 + 64]                 ;   327.2 p5+p2   54 next
        vmovdqu64 zmm8, [rbp + 5248]                 ;   279.7 p3      54 next
        vpxord zmm8, zmm8, [r8 + 128]                ;   327.7 p0+p2   54 next
        vmovdqu64 zmm15, [rbp + 4672]                ;   280.2 p3      54 next
        vpxord zmm15, zmm15, [r8 + 192]              ;   328.2 p5+p2   54 next
        vmovdqu64 zmm19, [rbp + 5504]                ;   280.7 p3      54 next
        vpxord zmm19, zmm19, [r8 + 256]              ;   328.7 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 4480]                ;   281.2 p3      54 next
        vpxord zmm20, zmm20, [r8 + 320]              ;   329.2 p5+p2   54 next
        vmovdqu64 zmm29, [rbp + 5376]                ;   281.7 p3      54 next
        vpxord zmm29, zmm29, [r8 + 384]              ;   329.7 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 5184]                ;   282.7 p3      54 next
        vpxord zmm31, zmm31, [r8 + 448]              ;   330.2 p5+p2   54 next
        vmovdqu64 [rbp + 4416], zmm26                ;   320.2 p8+p9  108 r spill
        vmovdqu64 zmm26, [r8 + 512]                  ;   218.8 p3      54 next
        vpxord zmm26, zmm26, zmm23                   ;   330.7 p0      54 next
        vmovdqu64 [rbp + 6144], zmm23                ;   305.7 p7+p4  108 r spill
        vmovdqu64 zmm23, [r8 + 576]                  ;   219.7 p2      54 next
        vpxord zmm23, zmm23, zmm27                   ;   331.2 p5      54 next
        vmovdqu64 [rbp + 4224], zmm27                ;   307.2 p8+p9  108 r spill
        vmovdqu64 zmm27, [r8 + 640]                  ;   219.8 p3      54 next
        vpxord zmm27, zmm27, zmm25                   ;   331.7 p0      54 next
        vmovdqu64 [rbp + 4096], zmm25                ;   308.7 p7+p4  108 r spill
        vmovdqu64 zmm25, [r8 + 704]                  ;   220.7 p2      54 next
        vpxord zmm25, zmm25, zmm2                    ;   332.2 p5      54 next
        vmovdqu64 [rbp + 4352], zmm2                 ;   309.7 p8+p9  108 r spill
        vmovdqu64 zmm2, [r8 + 768]                   ;   220.8 p3      54 next
        vpxord zmm2, zmm2, zmm21                     ;   332.7 p0      54 next
        vmovdqu64 [rbp + 5056], zmm21                ;   313.2 p7+p4  108 r spill
        vmovdqu64 zmm21, [r8 + 832]                  ;   221.7 p2      54 next
        vpxord zmm21, zmm21, zmm14                   ;   333.2 p5      54 next
        vmovdqu64 [rbp + 5312], zmm14                ;   315.7 p8+p9  108 r spill
        vmovdqu64 zmm14, [r8 + 896]                  ;   221.8 p3      54 next
        vpxord zmm14, zmm14, zmm18                   ;   333.7 p0      54 next
        vmovdqu64 [rbp + 4800], zmm18                ;   317.7 p7+p4  108 r spill
        vmovdqu64 zmm18, [r8 + 960]                  ;   222.7 p2      54 next
        vpxord zmm18, zmm18, zmm30                   ;   334.2 p5      54 next
        vmovdqu64 [rbp + 4160], zmm30                ;   319.2 p8+p9  108 r spill
        vpxord zmm30, zmm31, zmm26                   ;   334.7 p0      41 next
        vmovdqu64 [rbp + 4608], zmm5                 ;   320.7 p7+p4  108 r spill
        vpxord zmm5, zmm26, zmm2                     ;   335.2 p5      41 next
        vmovdqu64 [rbp + 5568], zmm7                 ;   316.7 p8+p9  108 r spill
        vpandd zmm7, zmm5, zmm31                     ;   336.2 p0      41 next
        vmovdqu64 [rbp + 5632], zmm16                ;   314.2 p7+p4  108 r spill
        vmovdqa64 zmm16, zmm5                        ;   336.2         41 next copy
        vpternlogd zmm16, zmm27, zmm23, 0x78         ;   336.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm1                 ;   312.2 p8+p9  108 r spill
        vpandd zmm1, zmm27, zmm14                    ;   336.7 p0      41 next
        vmovdqu64 [rbp + 5440], zmm9                 ;   310.7 p7+p4  108 r spill
        vmovdqa64 zmm9, zmm27                        ;   332.7         41 next copy
        vmovdqu64 [rbp + 3968], zmm0                 ;   313.7 p8+p9  108 r spill
        vpandd zmm0, zmm23, zmm21                    ;   337.2 p5      41 next
        vmovdqu64 [rbp + 4864], zmm13                ;   325.2 p7+p4  108 r spill
        vpandd zmm13, zmm27, zmm21                   ;   337.7 p0      41 next
        vpternlogd zmm13, zmm14, zmm31, 0x87         ;   338.7 p5      41 next
        vmovdqu64 [rbp + 4544], zmm10                ;   323.7 p8+p9  108 r spill
        vpandd zmm10, zmm21, zmm14                   ;   338.7 p0      41 next
        vpternlogd zmm10, zmm18, zmm23, 0x78         ;   339.7 p5      41 next
        vmovdqu64 [rbp + 4736], zmm12                ;   327.2 p7+p4  108 r spill
        vpxord zmm12, zmm21, zmm31                   ;   339.7 p0      41 next
        vpxord zmm9, zmm9, zmm12                     ;   340.7 p5      41 next
        vpternlogd zmm10, zmm9, zmm2, 0xd2           ;   341.7 p0      41 next
        vmovdqu64 [rbp + 4928], zmm11                ;   326.7 p8+p9  108 r spill
        vmovdqa64 zmm11, zmm10                       ;   342.7         41 next copy
        vmovdqu64 [rbp + 4992], zmm17                ;   325.7 p7+p4  108 r spill
        vmovdqa64 zmm17, zmm12                       ;   340.7         41 next copy
        vpternlogd zmm17, zmm18, zmm2, 0x6c          ;   341.2 p5      41 next
        vmovdqu64 [rbp + 5888], zmm28                ;   323.7 p8+p9  108 r spill
        vpandd zmm28, zmm2, zmm23                    ;   341.7 p0      41 next
        vpternlogd zmm28, zmm26, zmm31, 0x87         ;   342.7 p5      41 next
        vpternlogd zmm28, zmm9, zmm18, 0xe1          ;   343.7 p0      41 next
        vmovdqu64 [rbp + 6208], zmm22                ;   324.7 p7+p4  108 r spill
        vpandd zmm22, zmm31, zmm25                   ;   343.2 p5      41 next
        vmovdqu64 [rbp + 4032], zmm24                ;   326.2 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm2                        ;   333.7         41 next copy
        vpternlogd zmm24, zmm25, zmm23, 0x6a         ;   343.7 p0      41 next
        vmovdqu64 [rbp + 6080], zmm4                 ;   324.2 p7+p4  108 r spill
        vpandd zmm4, zmm2, zmm14                     ;   344.2 p5      41 next
        vpternlogd zmm4, zmm5, zmm25, 0x78           ;   345.2 p0      41 next
        vmovdqa64 zmm5, zmm23                        ;   332.2         41 next copy
        vpternlogd zmm5, zmm26, zmm31, 0x6a          ;   345.2 p5      41 next
        vpternlogd zmm17, zmm5, zmm25, 0x69          ;   346.2 p0      41 next
        vmovdqu64 [rbp + 4288], zmm10                ;   342.7 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm5                        ;   346.2         41 next copy
        vpternlogd zmm10, zmm14, zmm26, 0x87         ;   346.2 p5      41 next
        vpternlogd zmm10, zmm24, zmm25, 0x87         ;   347.2 p0      41 next
        vpternlogd zmm22, zmm1, zmm10, 0x69          ;   348.2 p5      41 next
        vpternlogd zmm10, zmm30, zmm2, 0x78          ;   348.2 p0      41 next
        vpxord zmm11, zmm11, zmm10                   ;   349.2 p5      41 next
        vmovdqa64 zmm30, zmm14                       ;   334.7         41 next copy
        vpternlogd zmm30, zmm21, zmm26, 0x48         ;   348.7 p0      41 next
        vpxord zmm5, zmm5, zmm18                     ;   349.2 p5      41 next
        vmovdqu64 [rbp + 5952], zmm1                 ;   337.7 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm25                        ;   333.2         41 next copy
        vpternlogd zmm1, zmm27, zmm26, 0x48          ;   349.7 p0      41 next
        vpternlogd zmm1, zmm21, zmm31, 0x78          ;   350.7 p5      41 next
        vpternlogd zmm7, zmm17, zmm1, 0x69           ;   351.7 p0      41 next
        vpternlogd zmm17, zmm13, zmm28, 0x69         ;   351.2 p5      41 next
        vpxord zmm28, zmm28, zmm4                    ;   351.7 p0      41 next
        vpternlogd zmm7, zmm22, zmm8, 0x69           ;   352.7 p5      41 next
        vmovdqu64 [rbp + 6272], zmm17                ;   352.2 p8+p9   41 next spill
        vpandd zmm17, zmm14, zmm18                   ;   352.7 p0      41 next
        vpternlogd zmm28, zmm12, zmm17, 0x96         ;   353.7 p5      41 next
        vpternlogd zmm17, zmm27, zmm31, 0x87         ;   353.7 p0      41 next
        vpternlogd zmm17, zmm21, zmm25, 0x87         ;   354.7 p5      41 next
        vmovdqa64 zmm12, zmm18                       ;   335.2         41 next copy
        vpternlogd zmm12, zmm14, zmm31, 0x6c         ;   354.7 p0      41 next
        vpternlogd zmm31, zmm14, zmm25, 0x28         ;   355.2 p5      41 next
        vpternlogd zmm5, zmm31, zmm26, 0x6c          ;   356.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm16, 0x96          ;   357.2 p5      41 next
        vpandd zmm13, zmm25, zmm18                   ;   356.7 p0      41 next
        vpxord zmm31, zmm25, zmm18                   ;   357.2 p5      41 next
        vpternlogd zmm31, zmm1, zmm2, 0x6c           ;   358.2 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   335.2         41 next copy
        vpternlogd zmm1, zmm25, zmm27, 0x60          ;   358.2 p5      41 next
        vpternlogd zmm1, zmm14, zmm23, 0x87          ;   359.2 p0      41 next
        vpternlogd zmm26, zmm1, zmm21, 0x6c          ;   360.2 p5      41 next
        vpternlogd zmm21, zmm23, zmm23, 0xcf         ;   359.7 p0      41 next
        vpternlogd zmm26, zmm0, zmm22, 0x69          ;   361.2 p5      41 next
        vpternlogd zmm23, zmm9, zmm12, 0x6a          ;   360.7 p0      41 next
        vpternlogd zmm23, zmm18, zmm27, 0x2d         ;   361.7 p5      41 next
        vpternlogd zmm25, zmm27, zmm17, 0x95         ;   361.7 p0      41 next
        vpternlogd zmm21, zmm17, zmm16, 0x69         ;   362.2 p5      41 next
        vpternlogd zmm25, zmm4, zmm24, 0x69          ;   362.7 p0      41 next
        vpandd zmm0, zmm15, zmm19                    ;   363.2 p5      41 next
        vpxord zmm2, zmm6, zmm20                     ;   363.7 p0      41 next
        vpxord zmm4, zmm6, zmm19                     ;   364.2 p5      41 next
        vpternlogd zmm25, zmm12, zmm30, 0x96         ;   364.7 p0      41 next
        vmovdqa64 zmm12, zmm15                       ;   329.2         41 next copy
        vpternlogd zmm12, zmm8, zmm3, 0x9a           ;   365.2 p5      41 next
        vpternlogd zmm11, zmm13, zmm15, 0x96         ;   365.7 p0      41 next
        vmovdqa64 zmm13, zmm29                       ;   330.7         41 next copy
        vpternlogd zmm13, zmm19, zmm15, 0x6c         ;   366.2 p5      41 next
        vmovdqa64 zmm14, zmm15                       ;   329.2         41 next copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3           ;   366.7 p0      41 next
        vpternlogd zmm0, zmm20, zmm8, 0x28           ;   367.2 p5      41 next
        vmovdqa64 zmm16, zmm29                       ;   330.7         41 next copy
        vpternlogd zmm16, zmm8, zmm8, 0x3f           ;   367.7 p0      41 next
        vpternlogd zmm28, zmm1, zmm29, 0x96          ;   368.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 6272]                 ;   352.2 p3      41 next reload
        vpternlogd zmm9, zmm1, [r11 + 9728], 0x96    ;   368.7 p0+p2   48 next
        vpternlogd zmm26, zmm10, zmm3, 0x96          ;   369.2 p5      41 next
        vmovdqu64 zmm1, [r11 + 9216]                 ;   227.3 p3      48 next
        vpternlogd zmm31, zmm23, zmm6, 0x96          ;   369.7 p0      41 next
        vpternlogd zmm5, zmm30, [r11 + 9664], 0x96   ;   370.2 p5+p2   48 next
        vmovdqu64 zmm10, [r11 + 9280]                ;   228.3 p3      48 next
        vmovdqu64 zmm17, [r11 + 9344]                ;   228.5 p2      48 next
        vmovdqu64 zmm18, [r11 + 9408]                ;   229.3 p3      48 next
        vmovdqu64 zmm22, [r11 + 9472]                ;   229.5 p2      48 next
        vmovdqu64 zmm23, [r11 + 9536]                ;   230.3 p3      48 next
        vpxord zmm17, zmm17, zmm7                    ;   370.7 p0      48 next
        vmovdqu64 zmm24, [r11 + 9600]                ;   230.5 p2      48 next
        vpxord zmm18, zmm18, zmm11                   ;   371.2 p5      48 next
        vpxord zmm1, zmm1, zmm26                     ;   371.7 p0      48 next
        vpternlogd zmm21, zmm19, [rbp + 4288], 0x96  ;   372.2 p5+p3   41 next
        vmovdqa64 zmm27, zmm13                       ;   367.2         41 next copy
        vpxord zmm24, zmm24, zmm28                   ;   372.7 p0      48 next
        vpxord zmm10, zmm10, zmm31                   ;   373.2 p5      48 next
        vpternlogd zmm25, zmm20, [rbp + 5952], 0x96  ;   373.7 p0+p2   41 next
        vpxord zmm22, zmm22, zmm21                   ;   374.2 p5      48 next
        vpxord zmm23, zmm23, zmm25                   ;   374.7 p0      48 next
        vpandnd zmm30, zmm4, zmm20                   ;   375.2 p5      41 next
        vpternlogd zmm30, zmm19, zmm8, 0x48          ;   376.2 p0      41 next
        vmovdqu64 [rbp + 5952], zmm9                 ;   369.7 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm0                         ;   368.2         41 next copy
        vpternlogd zmm9, zmm12, zmm19, 0x87          ;   376.2 p5      41 next
        vpternlogd zmm12, zmm29, zmm8, 0xac          ;   376.7 p0      41 next
        vmovdqu64 [rbp + 4288], zmm18                ;   372.2 p8+p9   48 next spill
        vmovdqu64 zmm18, [rbp + 5952]                ;   369.7 p3      45 next
        vmovdqu64 [rbp + 6272], zmm24                ;   373.7 p7+p4   48 next spill
        vmovdqu64 zmm24, [rbp + 4288]                ;   372.2 p2      45 next
        vmovdqu64 [rbp + 5696], zmm5                 ;   371.2 p8+p9   48 next spill
        vmovdqu64 zmm5, [rbp + 6272]                 ;   373.7 p3      45 next
        vpternlogd zmm9, zmm29, zmm6, 0x87           ;   377.2 p5      41 next
        vmovdqu64 [rbp + 5760], zmm1                 ;   372.7 p7+p4   48 next spill
        vmovdqu64 zmm1, [rbp + 5952]                 ;   369.7 p2      45 next
        vpxord zmm5, zmm5, [rbp + 5760]              ;   379.7 p0+p3   45 next
        vmovdqu64 [rbp + 6336], zmm5                 ;   380.7 p8+p9   45 next spill
        vmovdqu64 zmm5, [rbp + 5760]                 ;   372.7 p2      45 next
        vpxord zmm24, zmm24, [rbp + 6336]            ;   386.7 p5+p3   45 next
        vmovdqu64 [rbp + 6400], zmm24                ;   387.7 p7+p4   45 next spill
        vmovdqu64 zmm24, [rbp + 5952]                ;   369.7 p2      45 next
        vpandd zmm24, zmm24, [rbp + 5696]            ;   378.7 p0+p3   45 next
        vpxord zmm5, zmm5, zmm10                     ;   379.2 p5      45 next
        vpandd zmm18, zmm18, zmm22                   ;   379.7 p0      45 next
        vpandd zmm1, zmm1, zmm17                     ;   380.2 p5      45 next
        vmovdqu64 [rbp + 6464], zmm24                ;   379.7 p8+p9   45 next spill
        vmovdqa64 zmm24, zmm16                       ;   368.7         41 next copy
        vpternlogd zmm24, zmm15, zmm6, 0x78          ;   380.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm18                ;   380.7 p7+p4   45 next spill
        vmovdqa64 zmm18, zmm2                        ;   364.7         41 next copy
        vpternlogd zmm18, zmm29, zmm3, 0x78          ;   381.2 p5      41 next
        vpternlogd zmm12, zmm18, zmm20, 0x2d         ;   382.2 p0      41 next
        vpternlogd zmm12, zmm9, zmm19, 0x78          ;   383.2 p5      41 next
        vpternlogd zmm31, zmm12, [r11 + 9856], 0x96  ;   384.2 p0+p2   48 next
        vpxord zmm27, zmm27, zmm18                   ;   383.2 p5      41 next
        vmovdqa64 zmm12, zmm4                        ;   365.2         41 next copy
        vpternlogd zmm12, zmm19, zmm8, 0x6a          ;   383.7 p0      41 next
        vmovdqu64 [rbp + 6592], zmm31                ;   385.2 p8+p9   48 next spill
        vmovdqa64 zmm31, zmm24                       ;   381.7         41 next copy
        vpternlogd zmm31, zmm19, zmm3, 0x78          ;   384.2 p5      41 next
        vpternlogd zmm24, zmm14, zmm2, 0xd2          ;   384.7 p0      41 next
        vpternlogd zmm16, zmm24, zmm20, 0x87         ;   385.7 p5      41 next
        vmovdqu64 [rbp + 6656], zmm1                 ;   381.2 p7+p4   45 next spill
        vmovdqa64 zmm1, zmm24                        ;   385.7         41 next copy
        vpternlogd zmm1, zmm2, zmm2, 0xf3            ;   385.7 p0      41 next
        vmovdqa64 zmm2, zmm31                        ;   385.2         41 next copy
        vpternlogd zmm2, zmm9, zmm3, 0xd2            ;   386.2 p5      41 next
        vpternlogd zmm27, zmm2, zmm20, 0xc6          ;   387.2 p0      41 next
        vmovdqu64 zmm2, [rbp + 5696]                 ;   371.2 p3      45 next
        vpternlogd zmm26, zmm27, [r11 + 9792], 0x96  ;   388.2 p5+p2   48 next
        vmovdqa64 zmm27, zmm12                       ;   384.7         41 next copy
        vpternlogd zmm27, zmm6, zmm6, 0x3f           ;   387.7 p0      41 next
        vpternlogd zmm12, zmm20, zmm3, 0x87          ;   388.2 p5      41 next
        vpternlogd zmm14, zmm27, zmm3, 0x93          ;   388.7 p0      41 next
        vpternlogd zmm27, zmm4, zmm29, 0x87          ;   389.2 p5      41 next
        vmovdqu64 [rbp + 6720], zmm26                ;   389.2 p8+p9   48 next spill
        vmovdqu64 zmm26, [rbp + 6272]                ;   373.7 p3      45 next
        vpandd zmm26, zmm26, [rbp + 4288]            ;   389.7 p0+p2   45 next
        vpternlogd zmm9, zmm27, zmm20, 0xd2          ;   390.2 p5      41 next
        vpternlogd zmm20, zmm31, zmm29, 0x7d         ;   390.7 p0      41 next
        vpternlogd zmm27, zmm29, zmm14, 0xb7         ;   391.2 p5      41 next
        vpternlogd zmm1, zmm0, zmm27, 0x96           ;   392.2 p0      41 next
        vpternlogd zmm27, zmm13, zmm12, 0x96         ;   392.2 p5      41 next
        vmovdqu64 zmm0, [rbp + 5760]                 ;   372.7 p3      48 next reload
        vmovdqu64 zmm13, [rbp + 5696]                ;   371.2 p2      48 next reload
        vmovdqu64 zmm29, [rbp + 5952]                ;   369.7 p3      45 next
        vpternlogd zmm29, zmm13, zmm0, 0x6c          ;   392.7 p0      45 next
        vpternlogd zmm24, zmm27, zmm19, 0x93         ;   393.2 p5      41 next
        vpternlogd zmm9, zmm12, zmm15, 0x2d          ;   393.7 p0      41 next
        vpternlogd zmm1, zmm15, zmm3, 0xb4           ;   394.2 p5      41 next
        vpternlogd zmm3, zmm14, zmm6, 0x9e           ;   394.7 p0      41 next
        vpternlogd zmm24, zmm14, zmm8, 0x2d          ;   395.2 p5      41 next
        vpternlogd zmm20, zmm30, zmm3, 0x96          ;   395.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 6080]                ;   324.2 p2      54 next
        vpxord zmm12, zmm12, [r10]                   ;   396.2 p5+p3   54 next
        vmovdqu64 zmm14, [rbp + 4032]                ;   326.2 p2      54 next
        vpxord zmm14, zmm14, [r10 + 64]              ;   396.7 p0+p3   54 next
        vmovdqu64 zmm15, [rbp + 6208]                ;   324.7 p2      54 next
        vpxord zmm15, zmm15, [r10 + 128]             ;   397.2 p5+p3   54 next
        vpternlogd zmm3, zmm4, zmm6, 0x87            ;   397.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 5888]                 ;   323.7 p2      54 next
        vpxord zmm4, zmm4, [r10 + 192]               ;   398.2 p5+p3   54 next
        vpternlogd zmm3, zmm31, zmm8, 0x87           ;   398.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 4992]                 ;   325.7 p2      54 next
        vpxord zmm6, zmm6, [r10 + 256]               ;   399.2 p5+p3   54 next
        vpternlogd zmm3, zmm16, zmm18, 0x96          ;   399.7 p0      41 next
        vmovdqu64 zmm8, [rbp + 4864]                 ;   325.2 p2      54 next
        vpxord zmm8, zmm8, [r10 + 448]               ;   400.2 p5+p3   54 next
        vmovdqu64 zmm16, [rbp + 4928]                ;   326.7 p2      54 next
        vpxord zmm16, zmm16, [r10 + 320]             ;   400.7 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 4736]                ;   327.2 p2      54 next
        vpxord zmm18, zmm18, [r10 + 384]             ;   401.2 p5+p3   54 next
        vmovdqu64 zmm19, [rbp + 4544]                ;   323.7 p2      54 next
        vpxord zmm19, zmm19, [r10 + 512]             ;   401.7 p0+p3   54 next
        vmovdqu64 zmm27, [rbp + 3968]                ;   313.7 p2      54 next
        vpxord zmm27, zmm27, [r10 + 576]             ;   402.2 p5+p3   54 next
        vmovdqu64 zmm30, [rbp + 5440]                ;   310.7 p2      54 next
        vpxord zmm30, zmm30, [r10 + 640]             ;   402.7 p0+p3   54 next
        vmovdqu64 zmm31, [rbp + 5120]                ;   312.2 p2      54 next
        vpxord zmm31, zmm31, [r10 + 704]             ;   403.2 p5+p3   54 next
        vpternlogd zmm21, zmm9, [r11 + 10048], 0x96  ;   403.7 p0+p2   48 next
        vmovdqu64 zmm9, [rbp + 5632]                 ;   314.2 p3      54 next
        vpxord zmm9, zmm9, [r10 + 768]               ;   404.2 p5+p2   54 next
        vpternlogd zmm7, zmm24, [r11 + 9920], 0x96   ;   404.7 p0+p3   48 next
        vmovdqu64 zmm24, [rbp + 5568]                ;   316.7 p2      54 next
        vpxord zmm24, zmm24, [r10 + 832]             ;   405.2 p5+p3   54 next
        vpternlogd zmm28, zmm1, [r11 + 10176], 0x96  ;   405.7 p0+p2   48 next
        vmovdqu64 zmm1, [rbp + 4608]                 ;   320.7 p3      54 next
        vpxord zmm1, zmm1, [r10 + 896]               ;   406.2 p5+p2   54 next
        vpternlogd zmm11, zmm20, [r11 + 9984], 0x96  ;   406.7 p0+p3   48 next
        vmovdqu64 zmm20, [rbp + 4416]                ;   320.2 p2      54 next
        vpxord zmm20, zmm20, [r10 + 960]             ;   407.2 p5+p3   54 next
        vpternlogd zmm25, zmm3, [r11 + 10112], 0x96  ;   407.7 p0+p2   48 next
        vpternlogd zmm26, zmm13, zmm0, 0x87          ;   408.2 p5      45 next
        vpandd zmm2, zmm2, zmm23                     ;   408.7 p0      45 next
        vpxord zmm3, zmm23, zmm10                    ;   409.2 p5      45 next
        vpternlogd zmm2, zmm3, zmm22, 0x78           ;   410.2 p0      45 next
        vmovdqu64 [rbp + 6784], zmm14                ;   397.7 p7+p4   54 next spill
        vpandd zmm14, zmm23, zmm17                   ;   410.2 p5      45 next
        vpternlogd zmm14, zmm10, zmm0, 0x87          ;   411.2 p0      45 next
        vmovdqu64 [rbp + 6848], zmm18                ;   402.2 p8+p9   54 next spill
        vmovdqa64 zmm18, zmm23                       ;   375.7         45 next copy
        vpternlogd zmm18, zmm22, zmm17, 0x6a         ;   411.2 p5      45 next
        vmovdqu64 [rbp + 6912], zmm16                ;   401.7 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm17                       ;   371.7         45 next copy
        vpternlogd zmm16, zmm10, zmm0, 0x6a          ;   411.7 p0      45 next
        vmovdqu64 [rbp + 6976], zmm6                 ;   400.2 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm13                        ;   377.2         45 next copy
        vpternlogd zmm6, zmm22, zmm0, 0x48           ;   412.2 p5      45 next
        vmovdqu64 [rbp + 7040], zmm12                ;   397.2 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm16                       ;   412.7         45 next copy
        vpternlogd zmm12, zmm13, zmm10, 0x87         ;   412.7 p0      45 next
        vpternlogd zmm12, zmm18, zmm22, 0x87         ;   413.7 p5      45 next
        vpternlogd zmm5, zmm12, zmm23, 0x6c          ;   414.7 p0      45 next
        vpternlogd zmm12, zmm13, [rbp + 4288], 0x87  ;   414.7 p5+p3   45 next
        vpternlogd zmm12, zmm22, zmm0, 0x78          ;   415.7 p0      45 next
        vmovdqu64 [rbp + 7104], zmm15                ;   398.2 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm23                       ;   375.7         45 next copy
        vpternlogd zmm15, zmm22, [rbp + 5952], 0x60  ;   415.2 p5+p2   45 next
        vmovdqu64 [rbp + 7168], zmm4                 ;   399.2 p7+p4   54 next spill
        vpxord zmm4, zmm8, zmm19                     ;   415.7 p0      41 next
        vmovdqu64 [rbp + 7232], zmm4                 ;   416.7 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm13                        ;   377.2         45 next copy
        vpternlogd zmm4, zmm10, [rbp + 6272], 0x28   ;   416.2 p5+p3   45 next
        vmovdqu64 [rbp + 7296], zmm20                ;   408.2 p7+p4   54 next spill
        vmovdqa64 zmm20, zmm22                       ;   375.2         45 next copy
        vpternlogd zmm20, zmm10, [rbp + 4288], 0x28  ;   416.7 p0+p2   45 next
        vmovdqu64 [rbp + 7360], zmm24                ;   406.2 p8+p9   54 next spill
        vmovdqu64 zmm24, [rbp + 7296]                ;   408.2 p3      41 next
        vmovdqu64 [rbp + 7424], zmm30                ;   403.7 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 7360]                ;   406.2 p2      41 next
        vmovdqu64 [rbp + 7488], zmm1                 ;   407.2 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 7424]                 ;   403.7 p3      41 next
        vpandd zmm1, zmm1, [rbp + 7488]              ;   417.2 p5+p2   41 next
        vmovdqu64 [rbp + 7552], zmm1                 ;   418.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7360]                 ;   406.2 p3      41 next
        vmovdqu64 [rbp + 7616], zmm8                 ;   401.2 p8+p9   54 next spill
        vmovdqu64 zmm8, [rbp + 7424]                 ;   403.7 p2      41 next
        vpxord zmm1, zmm1, [rbp + 7616]              ;   417.7 p0+p3   41 next
        vmovdqu64 [rbp + 7680], zmm1                 ;   418.7 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7616]                 ;   401.2 p2      41 next
        vpxord zmm8, zmm8, [rbp + 7680]              ;   424.7 p5+p3   41 next
        vmovdqu64 [rbp + 7744], zmm8                 ;   425.7 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 7296]                 ;   408.2 p2      41 next
        vpandd zmm30, zmm30, zmm27                   ;   418.7 p0      41 next
        vpandd zmm1, zmm1, zmm31                     ;   419.2 p5      41 next
        vpandd zmm24, zmm24, zmm31                   ;   419.7 p0      41 next
        vpxord zmm8, zmm8, zmm31                     ;   420.2 p5      41 next
        vpternlogd zmm20, zmm0, [rbp + 6336], 0xb4   ;   420.7 p0+p3   45 next
        vmovdqu64 [rbp + 7808], zmm24                ;   420.7 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm3                        ;   410.2         45 next copy
        vpternlogd zmm24, zmm20, zmm0, 0x93          ;   421.7 p5      45 next
        vpternlogd zmm3, zmm17, [rbp + 4288], 0x78   ;   421.7 p0+p2   45 next
        vmovdqu64 [rbp + 7872], zmm8                 ;   421.2 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 6464]                 ;   379.7 p3      45 next reload
        vpternlogd zmm0, zmm8, [rbp + 4288], 0x93    ;   422.2 p5+p2   45 next
        vpternlogd zmm0, zmm22, [rbp + 6272], 0x87   ;   423.2 p0+p3   45 next
        vmovdqu64 [rbp + 5760], zmm30                ;   419.7 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm9                        ;   405.2         41 next copy
        vpternlogd zmm30, zmm31, zmm27, 0x6a         ;   423.2 p5      41 next
        vmovdqu64 [rbp + 7936], zmm9                 ;   405.2 p8+p9   54 next spill
        vmovdqa64 zmm9, zmm29                        ;   393.7         45 next copy
        vpternlogd zmm9, zmm17, [rbp + 6400], 0x78   ;   423.7 p0+p2   45 next
        vmovdqa64 zmm8, zmm12                        ;   416.7         45 next copy
        vpternlogd zmm8, zmm17, [rbp + 6272], 0x78   ;   424.2 p5+p3   45 next
        vmovdqu64 [rbp + 8000], zmm1                 ;   420.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 7936]                 ;   405.2 p2      41 next
        vpxord zmm1, zmm1, zmm19                     ;   424.7 p0      41 next
        vmovdqu64 [rbp + 8064], zmm1                 ;   425.7 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 6400]                 ;   387.7 p3      45 next reload
        vpternlogd zmm14, zmm1, [rbp + 5952], 0xe1   ;   425.2 p5+p2   45 next
        vmovdqu64 [rbp + 8128], zmm31                ;   404.2 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm16                       ;   412.7         45 next copy
        vpternlogd zmm31, zmm10, [rbp + 5952], 0x48  ;   425.7 p0+p3   45 next
        vpternlogd zmm31, zmm6, zmm3, 0x96           ;   426.7 p5      45 next
        vpternlogd zmm31, zmm26, zmm4, 0x96          ;   427.7 p0      45 next
        vmovdqu64 zmm6, [rbp + 4288]                 ;   372.2 p2      48 next reload
        vmovdqu64 [rbp + 8192], zmm31                ;   428.7 p8+p9   45 next spill
        vmovdqu64 zmm31, [rbp + 5952]                ;   369.7 p3      48 next reload
        vpternlogd zmm9, zmm31, zmm6, 0x2d           ;   427.2 p5      45 next
        vpternlogd zmm9, zmm15, zmm20, 0x96          ;   428.2 p0      45 next
        vmovdqa64 zmm15, zmm31                       ;   375.7         45 next copy
        vpternlogd zmm15, zmm22, zmm6, 0x60          ;   428.2 p5      45 next
        vmovdqu64 zmm20, [rbp + 8064]                ;   425.7 p2      41 next
        vpandd zmm20, zmm20, [rbp + 7616]            ;   431.7 p0+p3   41 next
        vpternlogd zmm15, zmm13, zmm17, 0x87         ;   429.2 p5      45 next
        vpternlogd zmm31, zmm23, [rbp + 6336], 0x78  ;   429.7 p0+p2   45 next
        vpternlogd zmm31, zmm16, zmm22, 0x69         ;   430.7 p5      45 next
        vpternlogd zmm24, zmm12, zmm31, 0x69         ;   431.7 p0      45 next
        vpternlogd zmm22, zmm0, zmm6, 0x93           ;   431.2 p5      45 next
        vpternlogd zmm22, zmm18, zmm2, 0x69          ;   432.2 p0      45 next
        vmovdqu64 zmm12, [rbp + 7424]                ;   403.7 p3      54 next reload
        vmovdqu64 zmm16, [rbp + 8128]                ;   404.2 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 7296]                ;   408.2 p3      41 next
        vpternlogd zmm18, zmm16, zmm12, 0x60         ;   432.2 p5      41 next
        vpternlogd zmm22, zmm29, zmm4, 0x96          ;   433.2 p0      45 next
        vpternlogd zmm26, zmm31, zmm14, 0x69         ;   433.2 p5      45 next
        vmovdqu64 zmm4, [rbp + 7616]                 ;   401.2 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 7488]                ;   407.2 p3      54 next reload
        vmovdqu64 zmm31, [rbp + 7296]                ;   408.2 p2      41 next
        vpternlogd zmm31, zmm29, zmm4, 0x6c          ;   433.7 p0      41 next
        vpternlogd zmm22, zmm6, zmm13, 0x78          ;   434.2 p5      45 next
        vmovdqu64 zmm6, [rbp + 6272]                 ;   373.7 p3      48 next reload
        vpternlogd zmm0, zmm17, zmm6, 0x2d           ;   434.7 p0      45 next
        vpternlogd zmm13, zmm6, [rbp + 6656], 0x6a   ;   435.2 p5+p2   45 next
        vpternlogd zmm6, zmm10, zmm15, 0x6a          ;   435.7 p0      45 next
        vpternlogd zmm6, zmm8, zmm5, 0x69            ;   436.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 7296]                 ;   408.2 p3      41 next
        vmovdqu64 zmm10, [rbp + 7936]                ;   405.2 p2      41 next
        vmovdqu64 zmm17, [rbp + 7296]                ;   408.2 p3      41 next
        vpternlogd zmm13, zmm23, zmm1, 0xb4          ;   436.7 p0      45 next
        vmovdqu64 zmm23, [rbp + 7936]                ;   405.2 p2      41 next
        vpternlogd zmm0, zmm3, zmm13, 0x69           ;   437.7 p5      45 next
        vpternlogd zmm14, zmm2, [rbp + 6336], 0x96   ;   437.7 p0+p3   45 next
        vpternlogd zmm13, zmm5, [rbp + 6528], 0x96   ;   438.2 p5+p2   45 next
        vmovdqu64 zmm2, [rbp + 7360]                 ;   406.2 p3      41 next
        vmovdqu64 zmm3, [rbp + 7296]                 ;   408.2 p2      41 next
        vmovdqu64 zmm5, [rbp + 6976]                 ;   400.2 p3      41 next
        vpandd zmm5, zmm5, [rbp + 7168]              ;   438.7 p0+p2   41 next
        vpternlogd zmm18, zmm29, zmm27, 0x87         ;   439.2 p5      41 next
        vpandd zmm8, zmm8, zmm27                     ;   439.7 p0      41 next
        vpandd zmm10, zmm10, zmm27                   ;   440.2 p5      41 next
        vpandd zmm2, zmm2, zmm12                     ;   440.7 p0      41 next
        vpternlogd zmm10, zmm19, zmm4, 0x87          ;   441.2 p5      41 next
        vpandd zmm17, zmm17, zmm29                   ;   441.7 p0      41 next
        vpandd zmm23, zmm23, zmm29                   ;   442.2 p5      41 next
        vpternlogd zmm2, zmm29, zmm4, 0x87           ;   442.7 p0      41 next
        vpternlogd zmm26, zmm1, [rbp + 4544], 0x96   ;   443.2 p5+p3   54 next
        vpternlogd zmm14, zmm15, [rbp + 6464], 0x96  ;   443.7 p0+p2   45 next
        vmovdqu64 zmm1, [rbp + 6912]                 ;   401.7 p3      41 next
        vmovdqu64 zmm15, [rbp + 6784]                ;   397.7 p2      54 next reload
        vpxord zmm1, zmm1, zmm15                     ;   444.2 p5      41 next
        vpternlogd zmm24, zmm7, [rbp + 6208], 0x96   ;   444.7 p0+p3   54 next
        vpternlogd zmm22, zmm25, [rbp + 4928], 0x96  ;   445.2 p5+p2   54 next
        vmovdqu64 [rbp + 6464], zmm25                ;   408.7 p7+p4   48 next spill
        vmovdqa64 zmm25, zmm27                       ;   403.2         41 next copy
        vpternlogd zmm25, zmm19, zmm4, 0x6a          ;   445.7 p0      41 next
        vpxord zmm3, zmm3, zmm25                     ;   446.7 p5      41 next
        vpternlogd zmm0, zmm21, [rbp + 4992], 0x96   ;   446.7 p0+p3   54 next
        vpternlogd zmm13, zmm11, [rbp + 5888], 0x96  ;   447.2 p5+p2   54 next
        vpternlogd zmm14, zmm28, [rbp + 4736], 0x96  ;   447.7 p0+p3   54 next
        vmovdqu64 [rbp + 6400], zmm28                ;   406.7 p8+p9   48 next spill
        vmovdqa64 zmm28, zmm16                       ;   410.2         41 next copy
        vpternlogd zmm28, zmm12, zmm19, 0x48         ;   448.2 p5      41 next
        vmovdqu64 [rbp + 6528], zmm21                ;   404.7 p7+p4   48 next spill
        vmovdqa64 zmm21, zmm29                       ;   413.2         41 next copy
        vpternlogd zmm21, zmm16, zmm4, 0x48          ;   448.7 p0      41 next
        vpternlogd zmm3, zmm21, zmm19, 0x6c          ;   449.7 p5      41 next
        vmovdqu64 zmm21, [rbp + 7360]                ;   406.2 p2      54 next reload
        vpternlogd zmm8, zmm29, zmm21, 0x78          ;   449.7 p0      41 next
        vmovdqu64 [rbp + 6336], zmm11                ;   407.7 p8+p9   48 next spill
        vmovdqa64 zmm11, zmm29                       ;   413.2         41 next copy
        vpternlogd zmm11, zmm21, zmm19, 0x48         ;   450.2 p5      41 next
        vpternlogd zmm29, zmm25, zmm19, 0x93         ;   450.7 p0      41 next
        vpternlogd zmm19, zmm18, zmm21, 0x6c         ;   451.2 p5      41 next
        vpternlogd zmm29, zmm30, zmm16, 0x87         ;   451.7 p0      41 next
        vmovdqu64 [rbp + 7488], zmm7                 ;   405.7 p7+p4   48 next spill
        vmovdqa64 zmm7, zmm21                        ;   412.2         41 next copy
        vpternlogd zmm7, zmm27, zmm27, 0xcf          ;   452.2 p5      41 next
        vpternlogd zmm28, zmm4, [rbp + 7680], 0xb4   ;   452.7 p0+p3   41 next
        vpternlogd zmm4, zmm17, zmm12, 0x93          ;   453.2 p5      41 next
        vpternlogd zmm4, zmm21, zmm16, 0x87          ;   454.2 p0      41 next
        vmovdqu64 zmm21, [rbp + 8064]                ;   425.7 p2      41 next reload
        vpternlogd zmm23, zmm16, zmm21, 0x78         ;   454.2 p5      41 next
        vpternlogd zmm21, zmm12, zmm27, 0x78         ;   454.7 p0      41 next
        vpternlogd zmm7, zmm4, zmm21, 0x69           ;   455.7 p5      41 next
        vpternlogd zmm3, zmm21, zmm2, 0x96           ;   455.7 p0      41 next
        vmovdqu64 zmm21, [rbp + 7744]                ;   425.7 p3      41 next reload
        vpternlogd zmm27, zmm31, zmm21, 0x6c         ;   456.2 p5      41 next
        vpternlogd zmm4, zmm16, zmm12, 0x87          ;   456.7 p0      41 next
        vpternlogd zmm4, zmm30, zmm23, 0x69          ;   457.7 p5      41 next
        vpternlogd zmm4, zmm31, zmm11, 0x96          ;   458.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 4032]                ;   326.2 p2     108 r reload
        vmovdqu64 zmm31, [rbp + 6592]                ;   385.2 p3      48 next reload
        vpternlogd zmm9, zmm31, zmm30, 0x96          ;   458.2 p5      54 next
        vpternlogd zmm27, zmm12, [rbp + 7296], 0x4b  ;   458.7 p0+p2   41 next
        vmovdqu64 zmm12, [rbp + 7296]                ;   408.2 p3      54 next reload
        vpternlogd zmm10, zmm21, zmm12, 0xe1         ;   459.2 p5      41 next
        vpternlogd zmm8, zmm21, [rbp + 7936], 0xd2   ;   459.7 p0+p2   41 next
        vpternlogd zmm23, zmm10, [rbp + 7680], 0x96  ;   460.2 p5+p3   41 next
        vpternlogd zmm23, zmm17, zmm18, 0x96         ;   461.2 p0      41 next
        vmovdqu64 zmm17, [rbp + 7936]                ;   405.2 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 7680]                ;   418.7 p3      41 next reload
        vpternlogd zmm12, zmm18, zmm17, 0x78         ;   461.2 p5      41 next
        vpternlogd zmm12, zmm25, zmm16, 0x69         ;   462.2 p0      41 next
        vmovdqu64 zmm16, [rbp + 7104]                ;   398.2 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 6848]                ;   402.2 p3      41 next
        vpternlogd zmm18, zmm16, zmm16, 0x3f         ;   462.2 p5      41 next
        vpternlogd zmm2, zmm10, zmm12, 0x69          ;   463.2 p0      41 next
        vpternlogd zmm12, zmm20, zmm28, 0x69         ;   463.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 7168]                ;   399.2 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 6976]                ;   400.2 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 6848]                ;   402.2 p2      41 next
        vpternlogd zmm25, zmm20, zmm10, 0x6c         ;   463.7 p0      41 next
        vpternlogd zmm5, zmm16, [rbp + 6912], 0x48   ;   464.2 p5+p3   41 next
        vpternlogd zmm28, zmm17, [rbp + 7872], 0x78  ;   464.7 p0+p2   41 next
        vpternlogd zmm17, zmm29, [rbp + 7232], 0x6c  ;   465.2 p5+p3   41 next
        vpxord zmm30, zmm8, zmm17                    ;   466.2 p0      41 next
        vmovdqa64 zmm31, zmm18                       ;   463.2         41 next copy
        vpternlogd zmm31, zmm10, zmm15, 0x78         ;   466.2 p5      41 next
        vmovdqu64 zmm21, [rbp + 6720]                ;   389.2 p2      48 next reload
        vpternlogd zmm6, zmm21, [rbp + 6080], 0x96   ;   466.7 p0+p3   54 next
        vpternlogd zmm7, zmm8, zmm20, 0x96           ;   467.2 p5      41 next
        vpxord zmm8, zmm15, zmm20                    ;   467.7 p0      41 next
        vpternlogd zmm28, zmm27, zmm15, 0x96         ;   468.2 p5      41 next
        vmovdqa64 zmm27, zmm20                       ;   406.2         41 next copy
        vpternlogd zmm27, zmm16, zmm15, 0x9c         ;   468.7 p0      41 next
        vpternlogd zmm30, zmm10, [rbp + 7808], 0x96  ;   469.2 p5+p2   41 next
        vpandnd zmm21, zmm8, [rbp + 6912]            ;   469.7 p0+p3   41 next
        vpternlogd zmm21, zmm20, zmm16, 0x48         ;   470.7 p5      41 next
        vmovdqu64 [rbp + 7808], zmm26                ;   444.2 p8+p9   54 next spill
        vmovdqa64 zmm26, zmm27                       ;   469.7         41 next copy
        vpternlogd zmm26, zmm15, zmm15, 0x3f         ;   470.7 p0      41 next
        vmovdqu64 [rbp + 7936], zmm14                ;   448.7 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm10                       ;   405.2         41 next copy
        vpternlogd zmm14, zmm16, [rbp + 7040], 0x9a  ;   471.2 p5+p2   41 next
        vmovdqu64 [rbp + 7232], zmm22                ;   446.2 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm5                        ;   465.2         41 next copy
        vpternlogd zmm22, zmm14, zmm20, 0x87         ;   472.2 p0      41 next
        vpternlogd zmm22, zmm15, [rbp + 6848], 0x87  ;   473.2 p5+p3   41 next
        vpternlogd zmm14, zmm16, [rbp + 6848], 0xca  ;   472.7 p0+p2   41 next
        vmovdqu64 [rbp + 7872], zmm0                 ;   447.7 p7+p4   54 next spill
        vmovdqu64 zmm0, [rbp + 7040]                 ;   397.2 p3      41 next
        vpternlogd zmm0, zmm10, [rbp + 7040], 0xc3   ;   473.2 p5+p2   41 next
        vmovdqu64 [rbp + 8128], zmm13                ;   448.2 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm0                        ;   474.2         41 next copy
        vpternlogd zmm13, zmm1, zmm31, 0xa6          ;   474.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm1, 0x2d           ;   475.2 p5      41 next
        vpternlogd zmm31, zmm20, [rbp + 7040], 0x78  ;   474.7 p0+p3   41 next
        vpternlogd zmm0, zmm26, [rbp + 7040], 0x93   ;   475.2 p5+p2   41 next
        vpternlogd zmm26, zmm8, [rbp + 6848], 0x87   ;   475.7 p0+p3   41 next
        vpternlogd zmm18, zmm13, [rbp + 6912], 0x87  ;   476.2 p5+p2   41 next
        vmovdqu64 [rbp + 7296], zmm24                ;   445.7 p7+p4   54 next spill
        vmovdqu64 zmm24, [rbp + 8000]                ;   420.2 p3      41 next reload
        vpternlogd zmm29, zmm24, [rbp + 7552], 0x69  ;   476.7 p0+p2   41 next
        vmovdqu64 zmm24, [rbp + 6848]                ;   402.2 p3      41 next
        vpxord zmm24, zmm24, zmm23                   ;   477.2 p5      41 next
        vpternlogd zmm19, zmm29, [rbp + 5760], 0x69  ;   477.7 p0+p2   41 next
        vpternlogd zmm3, zmm11, [r8 + 9664], 0x96    ;   478.2 p5+p3   48 next
        vmovdqu64 zmm11, [rbp + 7040]                ;   397.2 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6848]                ;   402.2 p3      54 next reload
        vpternlogd zmm1, zmm23, zmm11, 0x78          ;   478.7 p0      41 next
        vpternlogd zmm12, zmm29, zmm16, 0x69         ;   479.2 p5      41 next
        vpternlogd zmm19, zmm17, zmm11, 0x96         ;   479.7 p0      41 next
        vmovdqu64 zmm17, [rbp + 6912]                ;   401.7 p2      54 next reload
        vpternlogd zmm27, zmm11, zmm17, 0x87         ;   480.2 p5      41 next
        vpternlogd zmm14, zmm1, zmm17, 0x2d          ;   480.7 p0      41 next
        vpternlogd zmm14, zmm22, zmm20, 0x78         ;   481.7 p5      41 next
        vpternlogd zmm4, zmm17, [rbp + 7552], 0x96   ;   481.7 p0+p3   41 next
        vmovdqu64 zmm29, [rbp + 7744]                ;   425.7 p2      41 next reload
        vpternlogd zmm2, zmm29, [r8 + 9728], 0x96    ;   482.2 p5+p3   48 next
        vpternlogd zmm14, zmm28, [r8 + 9856], 0x96   ;   482.7 p0+p2   48 next
        vpxord zmm28, zmm28, [r8 + 9280]             ;   483.2 p5+p3   48 next
        vpxord zmm29, zmm7, [r8 + 9472]              ;   483.7 p0+p2   48 next
        vmovdqu64 [rbp + 7744], zmm9                 ;   459.2 p8+p9   54 next spill
        vpxord zmm9, zmm30, [r8 + 9408]              ;   484.2 p5+p3   48 next
        vmovdqu64 [rbp + 7552], zmm14                ;   483.7 p7+p4   48 next spill
        vmovdqa64 zmm14, zmm31                       ;   475.7         41 next copy
        vpternlogd zmm14, zmm22, zmm11, 0xd2         ;   484.7 p0      41 next
        vpternlogd zmm22, zmm26, zmm17, 0xd2         ;   485.2 p5      41 next
        vpternlogd zmm26, zmm0, zmm23, 0xd7          ;   485.7 p0      41 next
        vpternlogd zmm23, zmm31, zmm17, 0x6f         ;   486.2 p5      41 next
        vpternlogd zmm17, zmm25, zmm1, 0x6f          ;   486.7 p0      41 next
        vpternlogd zmm17, zmm14, zmm14, 0xc3         ;   487.7 p5      41 next
        vpternlogd zmm25, zmm27, zmm26, 0x96         ;   487.7 p0      41 next
        vpternlogd zmm13, zmm25, zmm20, 0x93         ;   488.7 p5      41 next
        vpternlogd zmm22, zmm27, zmm10, 0x2d         ;   488.7 p0      41 next
        vpxord zmm5, zmm5, zmm26                     ;   489.2 p5      41 next
        vmovdqu64 zmm14, [r8 + 9216]                 ;   351.2 p2      48 next
        vmovdqu64 zmm20, [r8 + 9344]                 ;   351.7 p3      48 next
        vmovdqu64 zmm25, [r8 + 9536]                 ;   352.7 p2      48 next
        vpternlogd zmm5, zmm10, zmm11, 0xb4          ;   490.2 p0      41 next
        vpternlogd zmm11, zmm0, zmm15, 0x9e          ;   490.2 p5      41 next
        vpternlogd zmm13, zmm0, zmm16, 0x2d          ;   490.7 p0      41 next
        vmovdqu64 zmm0, [r8 + 9600]                  ;   353.8 p3      48 next
        vpternlogd zmm23, zmm21, zmm11, 0x96         ;   491.2 p5      41 next
        vmovdqu64 zmm10, [rbp + 5440]                ;   354.7 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 6592]                ;   385.2 p3      48 next reload
        vmovdqu64 zmm26, [rbp + 7552]                ;   483.7 p2      54 next
        vpternlogd zmm26, zmm21, zmm10, 0x96         ;   491.7 p0      54 next
        vpternlogd zmm11, zmm8, zmm15, 0x87          ;   492.2 p5      41 next
        vpternlogd zmm11, zmm31, zmm16, 0x87         ;   493.2 p0      41 next
        vpternlogd zmm11, zmm18, zmm1, 0x96          ;   494.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 7744]                 ;   459.2 p3      54 next
        vpxord zmm1, zmm1, [r9 + 1088]               ;   493.7 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 7296]                 ;   445.7 p3      54 next
        vpxord zmm8, zmm8, [r9 + 1152]               ;   494.2 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 8128]                ;   448.2 p3      54 next
        vpxord zmm15, zmm15, [r9 + 1216]             ;   494.7 p0+p2   54 next
        vmovdqu64 zmm16, [rbp + 7872]                ;   447.7 p3      54 next
        vpxord zmm16, zmm16, [r9 + 1280]             ;   495.2 p5+p2   54 next
        vmovdqu64 zmm18, [rbp + 7232]                ;   446.2 p3      54 next
        vpxord zmm18, zmm18, [r9 + 1344]             ;   495.7 p0+p2   54 next
        vmovdqu64 zmm27, [rbp + 7936]                ;   448.7 p3      54 next
        vpxord zmm27, zmm27, [r9 + 1408]             ;   496.2 p5+p2   54 next
        vpternlogd zmm7, zmm22, [r8 + 10048], 0x96   ;   496.7 p0+p3   48 next
        vpternlogd zmm30, zmm23, [r8 + 9984], 0x96   ;   497.2 p5+p2   48 next
        vmovdqu64 zmm22, [rbp + 4864]                ;   365.2 p3     108 r reload
        vmovdqu64 zmm23, [rbp + 8192]                ;   428.7 p2      54 next
        vpternlogd zmm23, zmm22, [r9 + 1472], 0x96   ;   497.7 p0+p3   54 next
        vpxord zmm0, zmm0, zmm24                     ;   498.2 p5      48 next
        vpternlogd zmm24, zmm5, [r8 + 10176], 0x96   ;   498.7 p0+p2   48 next
        vpxord zmm14, zmm14, zmm19                   ;   499.2 p5      48 next
        vpternlogd zmm19, zmm17, [r8 + 9792], 0x96   ;   499.7 p0+p3   48 next
        vmovdqu64 zmm5, [rbp + 7808]                 ;   444.2 p2      54 next
        vpxord zmm5, zmm5, [r9 + 1536]               ;   500.2 p5+p3   54 next
        vpxord zmm20, zmm20, zmm12                   ;   500.7 p0      48 next
        vpternlogd zmm12, zmm13, [r8 + 9920], 0x96   ;   501.2 p5+p2   48 next
        vpternlogd zmm21, zmm10, [r9 + 1664], 0x96   ;   501.7 p0+p3   54 next
        vmovdqu64 zmm13, [rbp + 3968]                ;   370.2 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 6720]                ;   389.2 p3      54 next
        vpternlogd zmm17, zmm13, [r9 + 1600], 0x96   ;   502.2 p5+p2   54 next
        vpxord zmm25, zmm25, zmm4                    ;   502.7 p0      48 next
        vpternlogd zmm4, zmm11, [r8 + 10112], 0x96   ;   503.2 p5+p3   48 next
        vpxord zmm11, zmm6, [r9 + 1024]              ;   503.7 p0+p2   54 next
        vpandd zmm31, zmm3, zmm0                     ;   504.2 p5      45 next
        vpternlogd zmm31, zmm2, zmm20, 0x78          ;   505.2 p0      45 next
        vpxord zmm10, zmm28, zmm14                   ;   505.2 p5      45 next
        vmovdqu64 [rbp + 6592], zmm26                ;   492.7 p8+p9   54 next spill
        vpxord zmm26, zmm28, zmm25                   ;   505.7 p0      45 next
        vmovdqu64 [rbp + 7104], zmm1                 ;   494.7 p7+p4   54 next spill
        vpandd zmm1, zmm2, zmm29                     ;   506.2 p5      45 next
        vmovdqu64 [rbp + 6784], zmm27                ;   497.2 p8+p9   54 next spill
        vpandd zmm27, zmm2, zmm3                     ;   506.7 p0      45 next
        vmovdqu64 [rbp + 7040], zmm18                ;   496.7 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm2                        ;   483.2         45 next copy
        vpternlogd zmm18, zmm29, zmm9, 0x60          ;   507.2 p5      45 next
        vpternlogd zmm18, zmm3, zmm20, 0x87          ;   508.2 p0      45 next
        vmovdqu64 [rbp + 7168], zmm16                ;   496.2 p8+p9   54 next spill
        vpandd zmm16, zmm3, zmm25                    ;   508.2 p5      45 next
        vpternlogd zmm16, zmm26, zmm29, 0x78         ;   509.2 p0      45 next
        vmovdqu64 [rbp + 6976], zmm8                 ;   495.2 p7+p4   54 next spill
        vmovdqa64 zmm8, zmm18                        ;   509.2         45 next copy
        vpternlogd zmm8, zmm0, zmm28, 0x78           ;   509.2 p5      45 next
        vmovdqu64 [rbp + 6912], zmm15                ;   495.7 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm29                       ;   484.7         45 next copy
        vpternlogd zmm15, zmm9, zmm28, 0x48          ;   509.7 p0      45 next
        vmovdqu64 [rbp + 6848], zmm11                ;   504.7 p7+p4   54 next spill
        vmovdqa64 zmm11, zmm9                        ;   485.2         45 next copy
        vpandd zmm13, zmm9, zmm0                     ;   510.2 p5      45 next
        vpternlogd zmm13, zmm3, zmm14, 0x87          ;   511.2 p0      45 next
        vpxord zmm22, zmm0, zmm14                    ;   511.2 p5      45 next
        vpternlogd zmm15, zmm22, zmm14, 0xd2         ;   512.2 p0      45 next
        vpxord zmm11, zmm11, zmm22                   ;   512.2 p5      45 next
        vpternlogd zmm31, zmm11, zmm25, 0xd2         ;   513.2 p0      45 next
        vmovdqu64 [rbp + 5760], zmm21                ;   502.7 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm3                        ;   479.2         45 next copy
        vpternlogd zmm21, zmm0, zmm28, 0x48          ;   513.2 p5      45 next
        vmovdqu64 [rbp + 8000], zmm23                ;   498.7 p7+p4   54 next spill
        vmovdqu64 zmm23, [rbp + 5760]                ;   502.7 p3      41 next
        vmovdqu64 [rbp + 7680], zmm5                 ;   501.2 p8+p9   54 next spill
        vmovdqu64 zmm5, [rbp + 8000]                 ;   498.7 p2      41 next
        vpxord zmm5, zmm5, [rbp + 7680]              ;   513.7 p0+p3   41 next
        vmovdqu64 [rbp + 7424], zmm5                 ;   514.7 p7+p4   41 next spill
        vmovdqu64 zmm5, [rbp + 8000]                 ;   498.7 p2      41 next
        vmovdqu64 [rbp + 8064], zmm17                ;   503.2 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm20                       ;   501.7         45 next copy
        vpternlogd zmm17, zmm28, zmm14, 0x6a         ;   514.2 p5      45 next
        vmovdqu64 [rbp + 7360], zmm24                ;   499.7 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm26                       ;   506.7         45 next copy
        vpternlogd zmm24, zmm9, zmm20, 0x78          ;   514.7 p0      45 next
        vpternlogd zmm26, zmm15, zmm14, 0x93         ;   515.2 p5      45 next
        vmovdqu64 [rbp + 7616], zmm4                 ;   504.2 p8+p9   48 next spill
        vpandd zmm4, zmm20, zmm25                    ;   515.7 p0      45 next
        vpternlogd zmm4, zmm28, zmm14, 0x87          ;   516.7 p5      45 next
        vpternlogd zmm4, zmm11, zmm2, 0xe1           ;   517.7 p0      45 next
        vmovdqu64 [rbp + 6272], zmm7                 ;   497.7 p7+p4   48 next spill
        vmovdqa64 zmm7, zmm25                        ;   503.7         45 next copy
        vpternlogd zmm7, zmm29, zmm20, 0x6a          ;   517.2 p5      45 next
        vmovdqu64 [rbp + 5696], zmm30                ;   498.2 p8+p9   48 next spill
        vmovdqu64 zmm30, [rbp + 8064]                ;   503.2 p3      41 next
        vmovdqu64 [rbp + 6656], zmm12                ;   502.2 p7+p4   48 next spill
        vmovdqa64 zmm12, zmm2                        ;   483.2         45 next copy
        vpternlogd zmm12, zmm25, zmm29, 0x48         ;   517.7 p0      45 next
        vmovdqu64 [rbp + 4288], zmm6                 ;   467.7 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm2                         ;   483.2         45 next copy
        vpternlogd zmm6, zmm3, zmm14, 0x6c           ;   518.2 p5      45 next
        vmovdqu64 [rbp + 5952], zmm19                ;   500.7 p7+p4   48 next spill
        vmovdqa64 zmm19, zmm17                       ;   515.2         45 next copy
        vpternlogd zmm19, zmm3, zmm28, 0x87          ;   518.7 p0      45 next
        vpternlogd zmm19, zmm7, zmm29, 0x87          ;   519.7 p5      45 next
        vpternlogd zmm10, zmm19, zmm25, 0x6c         ;   520.7 p0      45 next
        vpternlogd zmm25, zmm22, zmm2, 0x6a          ;   520.2 p5      45 next
        vpternlogd zmm19, zmm3, zmm9, 0x87           ;   520.7 p0      45 next
        vpternlogd zmm19, zmm29, zmm14, 0x78         ;   521.7 p5      45 next
        vpternlogd zmm25, zmm17, zmm29, 0x69         ;   521.7 p0      45 next
        vpternlogd zmm17, zmm28, zmm2, 0x48          ;   522.2 p5      45 next
        vmovdqu64 zmm28, [rbp + 8000]                ;   498.7 p2      41 next
        vpternlogd zmm1, zmm31, zmm10, 0x96          ;   522.7 p0      45 next
        vpternlogd zmm26, zmm25, zmm19, 0x69         ;   523.2 p5      45 next
        vpternlogd zmm19, zmm0, zmm20, 0x78          ;   523.7 p0      45 next
        vpternlogd zmm10, zmm8, zmm19, 0x69          ;   524.7 p5      45 next
        vmovdqu64 zmm8, [rbp + 5760]                 ;   502.7 p3      41 next
        vmovdqu64 zmm19, [rbp + 7680]                ;   501.2 p2      41 next
        vpternlogd zmm22, zmm4, zmm16, 0x96          ;   524.7 p0      45 next
        vpternlogd zmm4, zmm25, zmm13, 0x69          ;   525.2 p5      45 next
        vmovdqu64 zmm25, [rbp + 8000]                ;   498.7 p3      41 next
        vpternlogd zmm22, zmm18, zmm27, 0x96         ;   525.7 p0      45 next
        vpternlogd zmm27, zmm9, zmm14, 0x87          ;   526.2 p5      45 next
        vpternlogd zmm14, zmm3, zmm29, 0x28          ;   526.7 p0      45 next
        vpternlogd zmm17, zmm14, zmm24, 0x96         ;   527.7 p5      45 next
        vpternlogd zmm17, zmm13, zmm21, 0x96         ;   528.7 p0      45 next
        vmovdqu64 zmm13, [rbp + 5120]                ;   396.7 p2     108 r reload
        vmovdqu64 zmm14, [rbp + 7488]                ;   405.7 p3      54 next
        vpternlogd zmm14, zmm13, [r9 + 1728], 0x96   ;   528.2 p5+p2   54 next
        vpternlogd zmm27, zmm0, zmm29, 0x87          ;   528.7 p0      45 next
        vpternlogd zmm0, zmm27, zmm20, 0x63          ;   529.7 p5      45 next
        vpternlogd zmm0, zmm24, zmm31, 0x69          ;   530.7 p0      45 next
        vmovdqu64 zmm18, [rbp + 6656]                ;   502.2 p3      54 next
        vpternlogd zmm18, zmm13, [rbp + 7488], 0x96  ;   530.2 p5+p2   54 next
        vpternlogd zmm20, zmm11, zmm6, 0x6a          ;   530.7 p0      45 next
        vmovdqu64 zmm24, [rbp + 8064]                ;   503.2 p3      41 next
        vpternlogd zmm20, zmm2, zmm9, 0x2d           ;   531.7 p5      45 next
        vpternlogd zmm20, zmm12, zmm15, 0x96         ;   532.7 p0      45 next
        vmovdqu64 zmm2, [rbp + 5632]                 ;   400.2 p2     108 r reload
        vmovdqu64 zmm12, [rbp + 6336]                ;   407.7 p3      54 next
        vpternlogd zmm12, zmm2, [r9 + 1792], 0x96    ;   532.2 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 8064]                ;   503.2 p3      41 next
        vmovdqu64 zmm31, [rbp + 5760]                ;   502.7 p2      41 next
        vpternlogd zmm27, zmm29, zmm9, 0x87          ;   532.7 p0      45 next
        vpternlogd zmm27, zmm16, zmm7, 0x69          ;   533.7 p5      45 next
        vmovdqu64 zmm7, [rbp + 5696]                 ;   498.2 p3      54 next
        vpternlogd zmm7, zmm2, [rbp + 6336], 0x96    ;   533.7 p0+p2   54 next
        vpternlogd zmm27, zmm6, zmm21, 0x96          ;   534.7 p5      45 next
        vmovdqu64 zmm6, [rbp + 5568]                 ;   403.7 p3     108 r reload
        vmovdqu64 zmm16, [rbp + 6528]                ;   404.7 p2      54 next
        vpternlogd zmm16, zmm6, [r9 + 1856], 0x96    ;   534.7 p0+p3   54 next
        vpternlogd zmm27, zmm3, zmm9, 0x78           ;   535.7 p5      45 next
        vmovdqu64 zmm3, [rbp + 4608]                 ;   405.2 p2     108 r reload
        vmovdqu64 zmm9, [rbp + 6464]                 ;   408.7 p3      54 next
        vpternlogd zmm9, zmm3, [r9 + 1920], 0x96     ;   535.7 p0+p2   54 next
        vmovdqu64 zmm21, [rbp + 7168]                ;   496.2 p3      41 next
        vmovdqu64 zmm29, [rbp + 6912]                ;   495.7 p2      54 next reload
        vpandd zmm21, zmm21, zmm29                   ;   536.2 p5      41 next
        vpandd zmm5, zmm5, zmm14                     ;   536.7 p0      41 next
        vpandd zmm30, zmm30, zmm16                   ;   537.2 p5      41 next
        vpxord zmm28, zmm28, zmm16                   ;   537.7 p0      41 next
        vpxord zmm8, zmm8, zmm28                     ;   538.7 p5      41 next
        vpandd zmm31, zmm31, zmm16                   ;   538.7 p0      41 next
        vpxord zmm19, zmm19, zmm12                   ;   539.2 p5      41 next
        vpandd zmm25, zmm25, zmm19                   ;   540.2 p0      41 next
        vpandd zmm15, zmm15, zmm12                   ;   540.2 p5      41 next
        vpandd zmm23, zmm23, zmm9                    ;   540.7 p0      41 next
        vpternlogd zmm4, zmm11, [rbp + 7808], 0x96   ;   541.2 p5+p3   54 next
        vmovdqu64 zmm11, [rbp + 8000]                ;   498.7 p2      54 next reload
        vpternlogd zmm31, zmm9, zmm11, 0x87          ;   541.7 p0      41 next
        vpternlogd zmm15, zmm11, [rbp + 7680], 0x87  ;   542.2 p5+p3   41 next
        vmovdqu64 zmm2, [rbp + 4416]                 ;   411.5 p2     108 r reload
        vmovdqu64 zmm13, [rbp + 6400]                ;   412.2 p3      54 next
        vpternlogd zmm13, zmm2, [r9 + 1984], 0x96    ;   542.7 p0+p2   54 next
        vpternlogd zmm15, zmm8, zmm13, 0xe1          ;   543.7 p5      41 next
        vpandd zmm24, zmm24, zmm13                   ;   543.7 p0      41 next
        vpternlogd zmm24, zmm9, zmm16, 0x78          ;   544.7 p5      41 next
        vpternlogd zmm24, zmm8, zmm12, 0xd2          ;   545.7 p0      41 next
        vmovdqu64 [rbp + 7808], zmm7                 ;   534.7 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm24                        ;   546.7         41 next copy
        vmovdqu64 [rbp + 6336], zmm18                ;   531.2 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm15                       ;   544.7         41 next copy
        vmovdqu64 [rbp + 7488], zmm4                 ;   542.2 p8+p9   54 next spill
        vpandd zmm4, zmm12, zmm9                     ;   545.2 p5      41 next
        vpternlogd zmm4, zmm19, zmm14, 0x78          ;   546.2 p0      41 next
        vpxord zmm18, zmm18, zmm4                    ;   547.2 p5      41 next
        vmovdqu64 zmm29, [rbp + 6272]                ;   497.7 p3      54 next
        vpternlogd zmm29, zmm6, [rbp + 6528], 0x96   ;   546.7 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 7616]                 ;   504.2 p3      54 next
        vpternlogd zmm6, zmm3, [rbp + 6464], 0x96    ;   547.2 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 7360]                 ;   499.7 p3      54 next
        vpternlogd zmm3, zmm2, [rbp + 6400], 0x96    ;   547.7 p0+p2   54 next
        vmovdqa64 zmm2, zmm28                        ;   538.7         41 next copy
        vpternlogd zmm2, zmm13, zmm12, 0x6c          ;   548.2 p5      41 next
        vmovdqu64 [rbp + 6400], zmm3                 ;   548.7 p7+p4   54 next spill
        vpandd zmm3, zmm9, zmm13                     ;   548.7 p0      41 next
        vpternlogd zmm18, zmm3, zmm28, 0x96          ;   549.7 p5      41 next
        vpternlogd zmm3, zmm11, [rbp + 5760], 0x87   ;   549.7 p0+p3   41 next
        vpternlogd zmm3, zmm16, zmm14, 0x87          ;   550.7 p5      41 next
        vmovdqu64 [rbp + 6464], zmm6                 ;   548.2 p8+p9   54 next spill
        vpandd zmm6, zmm13, zmm14                    ;   550.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm29                ;   547.7 p7+p4   54 next spill
        vpxord zmm29, zmm13, zmm14                   ;   551.2 p5      41 next
        vmovdqu64 [rbp + 8256], zmm18                ;   550.7 p8+p9   41 next spill
        vmovdqa64 zmm18, zmm13                       ;   543.7         41 next copy
        vmovdqu64 [rbp + 8320], zmm24                ;   546.7 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm13                       ;   543.7         41 next copy
        vpternlogd zmm24, zmm9, zmm11, 0x6c          ;   551.7 p0      41 next
        vmovdqu64 [rbp + 8384], zmm6                 ;   551.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm9                         ;   536.7         41 next copy
        vpternlogd zmm6, zmm14, zmm11, 0x48          ;   552.2 p5      41 next
        vmovdqu64 [rbp + 8448], zmm21                ;   537.2 p7+p4   41 next spill
        vmovdqu64 zmm21, [rbp + 5696]                ;   498.2 p2      48 next reload
        vpternlogd zmm1, zmm21, [rbp + 8128], 0x96   ;   552.7 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 6656]                ;   502.2 p2      48 next reload
        vpternlogd zmm26, zmm21, [rbp + 7296], 0x96  ;   553.2 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 5952]                ;   500.7 p2      48 next reload
        vpternlogd zmm10, zmm21, [rbp + 4288], 0x96  ;   553.7 p0+p3   54 next
        vmovdqu64 [rbp + 4288], zmm1                 ;   553.7 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 6720]                 ;   428.0 p2      48 next reload
        vpternlogd zmm21, zmm1, [rbp + 3968], 0x96   ;   554.2 p5+p3   54 next
        vmovdqu64 zmm1, [rbp + 7360]                 ;   499.7 p2      48 next reload
        vpternlogd zmm22, zmm1, [rbp + 7936], 0x96   ;   554.7 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 4864]                 ;   430.0 p2     108 r reload
        vmovdqu64 [rbp + 7936], zmm21                ;   555.2 p7+p4   54 next spill
        vmovdqu64 zmm21, [rbp + 8192]                ;   430.7 p3      45 next reload
        vpternlogd zmm17, zmm21, zmm1, 0x96          ;   555.2 p5      54 next
        vmovdqu64 zmm21, [rbp + 6272]                ;   497.7 p2      48 next reload
        vpternlogd zmm0, zmm21, [rbp + 7872], 0x96   ;   555.7 p0+p3   54 next
        vmovdqu64 zmm21, [rbp + 7552]                ;   483.7 p2      48 next reload
        vpternlogd zmm20, zmm21, [rbp + 7744], 0x96  ;   556.2 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 7040]                ;   496.7 p2      41 next
        vpxord zmm21, zmm21, [rbp + 7104]            ;   556.7 p0+p3   41 next
        vmovdqu64 zmm1, [rbp + 7616]                 ;   504.2 p2      48 next reload
        vpternlogd zmm27, zmm1, [rbp + 7232], 0x96   ;   557.2 p5+p3   54 next
        vmovdqu64 zmm1, [rbp + 7168]                 ;   496.2 p2      41 next
        vpxord zmm1, zmm1, [rbp + 7104]              ;   557.7 p0+p3   41 next
        vmovdqu64 [rbp + 7232], zmm17                ;   556.2 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm12                       ;   533.2         41 next copy
        vpternlogd zmm17, zmm14, [rbp + 8064], 0x6a  ;   558.2 p5+p2   41 next
        vmovdqu64 [rbp + 7616], zmm22                ;   555.7 p7+p4   54 next spill
        vmovdqa64 zmm22, zmm9                        ;   536.7         41 next copy
        vpternlogd zmm22, zmm16, [rbp + 7680], 0x48  ;   558.7 p0+p3   41 next
        vmovdqu64 [rbp + 7744], zmm27                ;   558.2 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 8064]                ;   503.2 p2      41 next
        vpternlogd zmm27, zmm16, [rbp + 8064], 0xf3  ;   559.2 p5+p3   41 next
        vmovdqu64 [rbp + 7552], zmm0                 ;   556.7 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm13                        ;   543.7         41 next copy
        vpternlogd zmm0, zmm14, [rbp + 5760], 0x60   ;   559.7 p0+p2   41 next
        vpternlogd zmm0, zmm9, [rbp + 8064], 0x87    ;   560.7 p5+p3   41 next
        vpternlogd zmm16, zmm0, [rbp + 7680], 0x6c   ;   561.7 p0+p2   41 next
        vmovdqu64 [rbp + 7872], zmm26                ;   554.2 p8+p9   54 next spill
        vmovdqu64 zmm26, [rbp + 5760]                ;   502.7 p3      54 next reload
        vpternlogd zmm19, zmm26, [rbp + 8064], 0x78  ;   561.2 p5+p2   41 next
        vpternlogd zmm27, zmm3, zmm19, 0x69          ;   562.2 p0      41 next
        vpternlogd zmm3, zmm14, zmm26, 0x87          ;   562.2 p5      41 next
        vpternlogd zmm3, zmm4, zmm17, 0x69           ;   563.2 p0      41 next
        vpternlogd zmm3, zmm24, zmm22, 0x96          ;   564.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 8064]                 ;   503.2 p3      54 next reload
        vpternlogd zmm24, zmm8, zmm4, 0x78           ;   563.7 p0      41 next
        vpternlogd zmm24, zmm13, zmm26, 0x2d         ;   564.7 p5      41 next
        vmovdqu64 zmm13, [rbp + 7680]                ;   501.2 p2      54 next reload
        vpternlogd zmm4, zmm11, zmm13, 0x6c          ;   564.7 p0      41 next
        vpternlogd zmm26, zmm14, zmm13, 0x60         ;   565.2 p5      41 next
        vpternlogd zmm26, zmm28, zmm11, 0xd2         ;   566.2 p0      41 next
        vpternlogd zmm9, zmm4, zmm13, 0x93           ;   566.2 p5      41 next
        vpternlogd zmm9, zmm17, zmm14, 0x87          ;   567.2 p0      41 next
        vmovdqu64 zmm11, [rbp + 6976]                ;   495.2 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 6784]                ;   497.2 p2      41 next
        vpternlogd zmm17, zmm11, zmm11, 0x3f         ;   567.2 p5      41 next
        vpternlogd zmm2, zmm14, zmm4, 0x69           ;   567.7 p0      41 next
        vpxord zmm18, zmm18, zmm4                    ;   568.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 6848]                 ;   504.7 p3      54 next reload
        vmovdqu64 zmm14, [rbp + 6912]                ;   495.7 p2      41 next
        vpternlogd zmm14, zmm4, zmm4, 0xc3           ;   568.7 p0      41 next
        vpternlogd zmm18, zmm6, zmm13, 0x6c          ;   569.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 6912]                 ;   495.7 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 7168]                ;   496.2 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 6784]                ;   497.2 p3      41 next
        vpternlogd zmm28, zmm13, zmm6, 0x6c          ;   569.7 p0      41 next
        vpternlogd zmm5, zmm23, zmm9, 0x69           ;   570.2 p5      41 next
        vpternlogd zmm16, zmm30, zmm5, 0x69          ;   571.2 p0      41 next
        vmovdqa64 zmm30, zmm6                        ;   501.7         41 next copy
        vpternlogd zmm30, zmm11, zmm4, 0x9a          ;   571.2 p5      41 next
        vpternlogd zmm29, zmm26, zmm12, 0x6c         ;   571.7 p0      41 next
        vpternlogd zmm25, zmm26, zmm2, 0x69          ;   572.2 p5      41 next
        vpternlogd zmm15, zmm2, zmm31, 0x69          ;   572.7 p0      41 next
        vpternlogd zmm18, zmm31, zmm19, 0x96         ;   573.2 p5      41 next
        vmovdqu64 zmm2, [rbp + 7040]                 ;   496.7 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 8448]                ;   537.2 p3      41 next
        vpternlogd zmm19, zmm11, zmm2, 0x48          ;   573.7 p0      41 next
        vpternlogd zmm9, zmm12, [rbp + 7424], 0x78   ;   574.2 p5+p2   41 next
        vpxord zmm7, zmm7, zmm9                      ;   575.2 p0      41 next
        vpternlogd zmm3, zmm23, zmm2, 0x96           ;   575.2 p5      41 next
        vpternlogd zmm25, zmm5, zmm11, 0x69          ;   575.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 6784]                 ;   497.2 p3      54 next reload
        vmovdqa64 zmm12, zmm21                       ;   557.7         41 next copy
        vpternlogd zmm12, zmm4, zmm5, 0x78           ;   576.2 p5      41 next
        vpternlogd zmm16, zmm9, zmm4, 0x96           ;   576.7 p0      41 next
        vpternlogd zmm0, zmm5, [rbp + 8256], 0x96    ;   577.2 p5+p2   41 next
        vpternlogd zmm15, zmm8, [r10 + 9728], 0x96   ;   577.7 p0+p3   48 next
        vpternlogd zmm18, zmm22, [r10 + 9664], 0x96  ;   578.2 p5+p2   48 next
        vpternlogd zmm27, zmm13, [rbp + 8320], 0x96  ;   578.7 p0+p3   41 next
        vmovdqu64 zmm8, [rbp + 7104]                 ;   494.7 p2      54 next reload
        vmovdqa64 zmm9, zmm17                        ;   568.2         41 next copy
        vpternlogd zmm9, zmm6, zmm8, 0x78            ;   579.2 p5      41 next
        vpternlogd zmm29, zmm24, zmm8, 0x96          ;   579.7 p0      41 next
        vmovdqu64 zmm22, [r10 + 9216]                ;   449.7 p3      48 next
        vmovdqu64 zmm23, [r10 + 9280]                ;   450.0 p2      48 next
        vmovdqa64 zmm24, zmm1                        ;   558.7         41 next copy
        vpternlogd zmm24, zmm13, zmm11, 0x6a         ;   580.2 p5      41 next
        vpxord zmm22, zmm22, zmm16                   ;   580.7 p0      48 next
        vpxord zmm23, zmm23, zmm29                   ;   581.2 p5      48 next
        vmovdqa64 zmm26, zmm1                        ;   558.7         41 next copy
        vpternlogd zmm26, zmm2, zmm11, 0xa6          ;   581.7 p0      41 next
        vpternlogd zmm7, zmm6, [rbp + 8384], 0x96    ;   582.2 p5+p3   41 next
        vmovdqa64 zmm31, zmm19                       ;   574.7         41 next copy
        vpternlogd zmm31, zmm30, zmm13, 0x87         ;   582.7 p0      41 next
        vpternlogd zmm30, zmm5, zmm11, 0xac          ;   583.2 p5      41 next
        vpternlogd zmm31, zmm5, zmm8, 0x87           ;   583.7 p0      41 next
        vpternlogd zmm30, zmm12, zmm2, 0x2d          ;   584.2 p5      41 next
        vpternlogd zmm30, zmm31, zmm13, 0x78         ;   585.2 p0      41 next
        vpternlogd zmm29, zmm30, [r10 + 9856], 0x96  ;   586.2 p5+p2   48 next
        vmovdqa64 zmm30, zmm28                       ;   570.7         41 next copy
        vpternlogd zmm30, zmm12, zmm2, 0x7d          ;   585.7 p0      41 next
        vmovdqu64 [rbp + 8384], zmm20                ;   557.2 p7+p4   54 next spill
        vpxord zmm20, zmm25, [r10 + 9344]            ;   586.2 p5+p3   48 next
        vmovdqu64 [rbp + 8320], zmm10                ;   554.7 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm9                        ;   580.2         41 next copy
        vpternlogd zmm10, zmm13, zmm4, 0x78          ;   586.7 p0      41 next
        vpternlogd zmm9, zmm14, zmm21, 0xd2          ;   587.2 p5      41 next
        vpternlogd zmm21, zmm19, zmm9, 0x63          ;   588.2 p0      41 next
        vpternlogd zmm17, zmm9, zmm2, 0x87           ;   588.2 p5      41 next
        vpxord zmm19, zmm3, [r10 + 9536]             ;   588.7 p0+p2   48 next
        vmovdqu64 [rbp + 8256], zmm29                ;   587.2 p7+p4   48 next spill
        vpxord zmm29, zmm0, [r10 + 9600]             ;   589.2 p5+p3   48 next
        vmovdqu64 [rbp + 7424], zmm15                ;   578.7 p8+p9   48 next spill
        vpxord zmm15, zmm27, [r10 + 9472]            ;   589.7 p0+p2   48 next
        vmovdqu64 [rbp + 8448], zmm29                ;   590.2 p7+p4   48 next spill
        vmovdqu64 zmm29, [rbp + 7424]                ;   578.7 p3      45 next
        vmovdqu64 [rbp + 7680], zmm18                ;   579.2 p8+p9   48 next spill
        vmovdqu64 zmm18, [rbp + 8448]                ;   590.2 p2      45 next
        vpandd zmm18, zmm18, [rbp + 7680]            ;   596.2 p5+p3   45 next
        vmovdqu64 [rbp + 8000], zmm18                ;   597.2 p7+p4   45 next spill
        vmovdqu64 zmm18, [rbp + 7680]                ;   579.2 p2      45 next
        vmovdqu64 [rbp + 5760], zmm22                ;   581.7 p8+p9   48 next spill
        vmovdqu64 zmm22, [rbp + 8448]                ;   590.2 p3      45 next
        vmovdqu64 [rbp + 8064], zmm23                ;   582.2 p7+p4   48 next spill
        vmovdqu64 zmm23, [rbp + 5760]                ;   581.7 p2      45 next
        vpxord zmm23, zmm23, [rbp + 8064]            ;   590.7 p0+p3   45 next
        vpandd zmm22, zmm22, [rbp + 8064]            ;   596.2 p5+p2   45 next
        vmovdqu64 [rbp + 6272], zmm22                ;   597.2 p8+p9   45 next spill
        vmovdqu64 zmm22, [rbp + 5760]                ;   581.7 p3      45 next
        vmovdqu64 [rbp + 8192], zmm23                ;   591.7 p7+p4   45 next spill
        vmovdqu64 zmm23, [rbp + 8448]                ;   590.2 p2      45 next
        vpxord zmm23, zmm23, [rbp + 5760]            ;   596.2 p0+p3   45 next
        vmovdqu64 [rbp + 7360], zmm23                ;   597.2 p8+p9   45 next spill
        vmovdqu64 zmm23, [rbp + 7424]                ;   578.7 p2      45 next
        vmovdqu64 [rbp + 6720], zmm20                ;   587.2 p7+p4   48 next spill
        vmovdqu64 zmm20, [rbp + 7360]                ;   597.2 p3      45 next
        vmovdqu64 [rbp + 5952], zmm19                ;   589.7 p8+p9   48 next spill
        vmovdqu64 zmm19, [rbp + 8064]                ;   582.2 p2      45 next
        vpxord zmm19, zmm19, [rbp + 5952]            ;   595.7 p5+p3   45 next
        vmovdqu64 [rbp + 7296], zmm19                ;   596.7 p7+p4   45 next spill
        vmovdqu64 zmm19, [rbp + 5760]                ;   581.7 p2      45 next
        vpandd zmm19, zmm19, [rbp + 7296]            ;   602.7 p0+p3   45 next
        vmovdqu64 [rbp + 6656], zmm19                ;   603.7 p8+p9   45 next spill
        vmovdqu64 zmm19, [rbp + 5952]                ;   589.7 p2      45 next
        vpandd zmm19, zmm19, [rbp + 6720]            ;   595.7 p5+p3   45 next
        vmovdqu64 [rbp + 8128], zmm19                ;   596.7 p7+p4   45 next spill
        vmovdqu64 zmm19, [rbp + 7424]                ;   578.7 p2      45 next
        vpandd zmm19, zmm19, [rbp + 7680]            ;   593.7 p0+p3   45 next
        vpandd zmm22, zmm22, zmm15                   ;   594.2 p5      45 next
        vpandd zmm29, zmm29, zmm15                   ;   594.7 p0      45 next
        vpxord zmm23, zmm23, zmm15                   ;   595.2 p5      45 next
        vmovdqu64 [rbp + 5696], zmm29                ;   595.7 p8+p9   45 next spill
        vmovdqa64 zmm29, zmm24                       ;   581.2         41 next copy
        vpternlogd zmm29, zmm8, zmm8, 0x3f           ;   595.7 p0      41 next
        vpternlogd zmm24, zmm2, zmm4, 0x87           ;   596.2 p5      41 next
        vpternlogd zmm14, zmm29, zmm4, 0x93          ;   596.7 p0      41 next
        vpternlogd zmm29, zmm1, zmm5, 0x87           ;   597.2 p5      41 next
        vmovdqu64 [rbp + 8512], zmm19                ;   594.7 p7+p4   45 next spill
        vpxord zmm19, zmm7, [r10 + 9408]             ;   597.7 p0+p2   48 next
        vpandd zmm18, zmm18, zmm19                   ;   598.7 p5      45 next
        vpxord zmm20, zmm20, zmm19                   ;   603.2 p0      45 next
        vmovdqu64 [rbp + 8576], zmm23                ;   596.2 p8+p9   45 next spill
        vmovdqa64 zmm23, zmm10                       ;   587.7         41 next copy
        vpternlogd zmm23, zmm31, zmm4, 0x78          ;   599.2 p5      41 next
        vpternlogd zmm30, zmm23, zmm4, 0x69          ;   600.2 p0      41 next
        vmovdqu64 zmm23, [rbp + 7680]                ;   579.2 p3      45 next
        vpandd zmm23, zmm23, [rbp + 5952]            ;   600.2 p5+p2   45 next
        vpternlogd zmm16, zmm30, [r10 + 9792], 0x96  ;   601.2 p0+p3   48 next
        vmovdqu64 zmm30, [rbp + 8512]                ;   594.7 p2      45 next
        vpternlogd zmm31, zmm29, zmm2, 0xd2          ;   601.2 p5      41 next
        vpternlogd zmm2, zmm10, zmm5, 0x7d           ;   601.7 p0      41 next
        vpternlogd zmm29, zmm5, zmm14, 0xb7          ;   602.2 p5      41 next
        vmovdqu64 zmm5, [rbp + 8448]                 ;   590.2 p3      45 next
        vpternlogd zmm2, zmm26, zmm13, 0x78          ;   602.7 p0      41 next
        vpternlogd zmm28, zmm24, zmm29, 0x96         ;   603.2 p5      41 next
        vpternlogd zmm9, zmm28, zmm13, 0x93          ;   604.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 6720]                ;   587.2 p2      48 next reload
        vmovdqu64 zmm26, [rbp + 8448]                ;   590.2 p3      45 next
        vpternlogd zmm26, zmm13, zmm13, 0xcf         ;   604.2 p5      45 next
        vpternlogd zmm31, zmm24, zmm6, 0x2d          ;   604.7 p0      41 next
        vpxord zmm21, zmm21, zmm29                   ;   605.2 p5      41 next
        vmovdqu64 zmm24, [rbp + 8064]                ;   582.2 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 8448]                ;   590.2 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 7680]                ;   579.2 p2      45 next
        vpternlogd zmm29, zmm28, zmm24, 0x48         ;   605.7 p0      45 next
        vpternlogd zmm21, zmm6, zmm4, 0xb4           ;   606.2 p5      41 next
        vpternlogd zmm4, zmm14, zmm8, 0x9e           ;   606.7 p0      41 next
        vpternlogd zmm9, zmm14, zmm11, 0x2d          ;   607.2 p5      41 next
        vpternlogd zmm1, zmm8, zmm4, 0x95            ;   607.7 p0      41 next
        vmovdqu64 zmm6, [rbp + 5760]                 ;   581.7 p3      48 next reload
        vmovdqu64 zmm8, [rbp + 7680]                 ;   579.2 p2      48 next reload
        vmovdqu64 zmm14, [rbp + 7424]                ;   578.7 p3      45 next
        vpternlogd zmm14, zmm8, zmm6, 0x6c           ;   608.2 p5      45 next
        vpternlogd zmm1, zmm10, zmm11, 0x87          ;   608.7 p0      41 next
        vpternlogd zmm1, zmm17, zmm12, 0x96          ;   609.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 5952]                ;   589.7 p2      48 next reload
        vmovdqu64 zmm11, [rbp + 7424]                ;   578.7 p3      48 next reload
        vmovdqu64 zmm12, [rbp + 7360]                ;   597.2 p2      45 next
        vpternlogd zmm12, zmm11, zmm10, 0x6c         ;   609.7 p0      45 next
        vpternlogd zmm27, zmm31, [r10 + 10048], 0x96 ;   610.2 p5+p3   48 next
        vpternlogd zmm25, zmm9, [r10 + 9920], 0x96   ;   610.7 p0+p2   48 next
        vpxord zmm2, zmm2, zmm4                      ;   611.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 1920]                 ;   481.0 p3      54 next reload
        vmovdqu64 zmm9, [rbp + 8320]                 ;   554.7 p2     108 r
        vpternlogd zmm9, zmm4, [r11], 0x96           ;   611.7 p0+p3  108 r
        vmovdqu64 zmm4, [rbp + 2048]                 ;   482.7 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 8384]                ;   557.2 p3     108 r
        vpternlogd zmm17, zmm4, [r11 + 64], 0x96     ;   612.2 p5+p2  108 r
        vpternlogd zmm0, zmm21, [r10 + 10176], 0x96  ;   612.7 p0+p3   48 next
        vmovdqu64 zmm4, [rbp + 2176]                 ;   484.7 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 7872]                ;   554.2 p3     108 r
        vpternlogd zmm21, zmm4, [r11 + 128], 0x96    ;   613.2 p5+p2  108 r
        vpternlogd zmm3, zmm1, [r10 + 10112], 0x96   ;   613.7 p0+p3   48 next
        vmovdqu64 zmm1, [rbp + 2304]                 ;   486.7 p2      54 next reload
        vmovdqu64 zmm4, [rbp + 4288]                 ;   553.7 p3     108 r
        vpternlogd zmm4, zmm1, [r11 + 192], 0x96     ;   614.2 p5+p2  108 r
        vpternlogd zmm7, zmm2, [r10 + 9984], 0x96    ;   614.7 p0+p3   48 next
        vmovdqu64 zmm1, [rbp + 2432]                 ;   488.7 p2      54 next reload
        vmovdqu64 zmm2, [rbp + 7552]                 ;   556.7 p3     108 r
        vpternlogd zmm2, zmm1, [r11 + 256], 0x96     ;   615.2 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 7296]                 ;   596.7 p3      45 next reload
        vpternlogd zmm23, zmm15, zmm1, 0x78          ;   615.7 p0      45 next
        vpternlogd zmm1, zmm19, zmm13, 0x78          ;   616.2 p5      45 next
        vmovdqa64 zmm31, zmm10                       ;   595.7         45 next copy
        vpternlogd zmm31, zmm15, zmm13, 0x6a         ;   616.7 p0      45 next
        vpandd zmm5, zmm5, zmm19                     ;   617.2 p5      45 next
        vpternlogd zmm5, zmm8, zmm6, 0x87            ;   618.2 p0      45 next
        vmovdqu64 [rbp + 7296], zmm2                 ;   616.2 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm13                        ;   593.2         45 next copy
        vpternlogd zmm2, zmm24, zmm6, 0x6a           ;   618.2 p5      45 next
        vpternlogd zmm12, zmm2, zmm15, 0x69          ;   619.2 p0      45 next
        vmovdqu64 [rbp + 6976], zmm4                 ;   615.2 p8+p9  108 r spill
        vmovdqa64 zmm4, zmm8                         ;   585.2         45 next copy
        vpternlogd zmm4, zmm15, zmm6, 0x48           ;   619.2 p5      45 next
        vmovdqu64 [rbp + 7104], zmm21                ;   614.2 p7+p4  108 r spill
        vmovdqa64 zmm21, zmm15                       ;   590.7         45 next copy
        vpternlogd zmm21, zmm19, zmm24, 0x48         ;   619.7 p0      45 next
        vpternlogd zmm21, zmm6, [rbp + 7360], 0xb4   ;   620.7 p5+p2   45 next
        vmovdqu64 [rbp + 6848], zmm17                ;   613.2 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm11                       ;   584.7         45 next copy
        vpternlogd zmm17, zmm15, zmm19, 0x60         ;   620.7 p0      45 next
        vpternlogd zmm17, zmm8, zmm13, 0x87          ;   621.7 p5      45 next
        vpternlogd zmm8, zmm2, zmm24, 0x93           ;   621.7 p0      45 next
        vpternlogd zmm8, zmm31, zmm15, 0x87          ;   622.7 p5      45 next
        vpternlogd zmm22, zmm18, zmm8, 0x69          ;   623.7 p0      45 next
        vpternlogd zmm2, zmm11, zmm24, 0x28          ;   623.2 p5      45 next
        vpternlogd zmm2, zmm4, zmm1, 0x96            ;   624.2 p0      45 next
        vpternlogd zmm24, zmm6, [rbp + 8128], 0x95   ;   624.2 p5+p3   45 next
        vpternlogd zmm6, zmm19, [rbp + 8512], 0x95   ;   624.7 p0+p2   45 next
        vpternlogd zmm6, zmm28, zmm15, 0x87          ;   625.7 p5      45 next
        vpternlogd zmm26, zmm1, zmm6, 0x69           ;   626.7 p0      45 next
        vpternlogd zmm28, zmm22, zmm13, 0x6c         ;   626.2 p5      45 next
        vpternlogd zmm6, zmm15, zmm19, 0x87          ;   626.7 p0      45 next
        vmovdqu64 zmm1, [rbp + 2560]                 ;   498.5 p3      54 next reload
        vmovdqu64 zmm4, [rbp + 7744]                 ;   558.2 p2     108 r
        vpternlogd zmm4, zmm1, [r11 + 320], 0x96     ;   627.2 p5+p3  108 r
        vpternlogd zmm6, zmm31, zmm23, 0x69          ;   627.7 p0      45 next
        vmovdqu64 zmm1, [rbp + 2688]                 ;   499.7 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 7616]                ;   555.7 p3     108 r
        vpternlogd zmm15, zmm1, [r11 + 384], 0x96    ;   628.2 p5+p2  108 r
        vmovdqa64 zmm1, zmm11                        ;   584.7         45 next copy
        vpternlogd zmm1, zmm13, [rbp + 8000], 0x6a   ;   628.7 p0+p3   45 next
        vpternlogd zmm13, zmm20, zmm14, 0x6a         ;   629.2 p5      45 next
        vpternlogd zmm13, zmm19, zmm11, 0x4b         ;   630.2 p0      45 next
        vpternlogd zmm24, zmm11, zmm20, 0xe1         ;   630.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 2816]                ;   502.7 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 7232]                ;   556.2 p3     108 r
        vpternlogd zmm19, zmm11, [r11 + 448], 0x96   ;   630.7 p0+p2  108 r
        vpternlogd zmm6, zmm14, zmm29, 0x96          ;   631.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 2944]                ;   503.8 p3      54 next reload
        vmovdqu64 zmm14, [rbp + 7488]                ;   542.2 p2     108 r
        vpternlogd zmm14, zmm11, [r11 + 512], 0x96   ;   631.7 p0+p3  108 r
        vpternlogd zmm2, zmm29, zmm5, 0x96           ;   632.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 3072]                ;   505.7 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 7936]                ;   555.2 p3     108 r
        vpternlogd zmm29, zmm11, [r11 + 576], 0x96   ;   632.7 p0+p2  108 r
        vpternlogd zmm5, zmm12, zmm12, 0xc3          ;   633.2 p5      45 next
        vpternlogd zmm1, zmm20, zmm10, 0xd2          ;   633.7 p0      45 next
        vpternlogd zmm6, zmm18, zmm3, 0x96           ;   634.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 3200]                ;   507.3 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 6592]                ;   507.7 p2     108 r
        vpternlogd zmm18, zmm11, [r11 + 640], 0x96   ;   634.7 p0+p3  108 r
        vpternlogd zmm5, zmm20, zmm24, 0x96          ;   635.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 3328]                ;   509.2 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 6336]                ;   531.2 p3     108 r
        vpternlogd zmm20, zmm11, [r11 + 704], 0x96   ;   635.7 p0+p2  108 r
        vpternlogd zmm8, zmm10, [rbp + 8192], 0x78   ;   636.2 p5+p3   45 next
        vpternlogd zmm10, zmm21, [rbp + 8576], 0x6c  ;   636.7 p0+p2   45 next
        vpternlogd zmm12, zmm21, [rbp + 6656], 0x69  ;   637.2 p5+p3   45 next
        vmovdqu64 zmm11, [rbp + 3456]                ;   512.2 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 7808]                ;   534.7 p3     108 r
        vpternlogd zmm21, zmm11, [r11 + 768], 0x96   ;   637.7 p0+p2  108 r
        vpternlogd zmm12, zmm22, zmm25, 0x69         ;   638.2 p5      45 next
        vmovdqu64 zmm11, [rbp + 3584]                ;   513.3 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 6528]                ;   547.7 p2     108 r
        vpternlogd zmm22, zmm11, [r11 + 832], 0x96   ;   638.7 p0+p3  108 r
        vmovdqu64 zmm11, [rbp + 3712]                ;   515.2 p2      54 next reload
        vmovdqu64 zmm31, [rbp + 6464]                ;   548.2 p3     108 r
        vpternlogd zmm31, zmm11, [r11 + 896], 0x96   ;   639.2 p5+p2  108 r
        vpternlogd zmm28, zmm17, [rbp + 6272], 0x69  ;   639.7 p0+p3   45 next
        vpternlogd zmm24, zmm23, [rbp + 7360], 0x96  ;   640.2 p5+p2   45 next
        vmovdqu64 zmm11, [rbp + 3840]                ;   517.3 p3      54 next reload
        vmovdqu64 zmm23, [rbp + 6400]                ;   548.7 p2     108 r
        vpternlogd zmm23, zmm11, [r11 + 960], 0x96   ;   640.7 p0+p3  108 r
        vpxord zmm30, zmm30, zmm24                   ;   641.2 p5      45 next
        vpternlogd zmm30, zmm17, zmm0, 0x96          ;   642.2 p0      45 next
        vmovdqu64 zmm11, [rbp + 6592]                ;   519.2 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 8256]                ;   587.2 p3     108 r
        vpternlogd zmm17, zmm11, [rbp + 3264], 0x96  ;   642.2 p5+p2  108 r
        vpternlogd zmm26, zmm1, zmm27, 0x96          ;   642.7 p0      45 next
        vpxord zmm1, zmm1, zmm8                      ;   643.2 p5      45 next
        vpternlogd zmm28, zmm8, zmm16, 0x96          ;   643.7 p0      45 next
        mov r12, qword [rbp + 8704]                  ;   519.0 p10     85 l.0 reload
        vmovdqu64 zmm8, [rbp + 5824]                 ;   520.3 p3     108 r reload
        vmovdqu64 zmm11, [rbp + 6080]                ;   521.2 p2      66 l
        vpternlogd zmm11, zmm8, [r12 + 8192], 0x36   ;   644.2 p5+p3   66 l
        vmovdqu64 zmm8, [rbp + 7936]                 ;   555.2 p2      54 next reload
        vpternlogd zmm16, zmm8, [rbp + 3136], 0x96   ;   644.7 p0+p3  108 r
        vpternlogd zmm10, zmm13, [rbp + 8256], 0x96  ;   645.2 p5+p2   45 next
        vmovdqu64 zmm8, [rbp + 6016]                 ;   523.3 p3     108 r reload
        vmovdqu64 zmm13, [rbp + 4032]                ;   524.2 p2      66 l
        vpternlogd zmm13, zmm8, [r12 + 8256], 0x36   ;   645.7 p0+p3   66 l
        vmovdqu64 zmm8, [rbp + 6528]                 ;   547.7 p2      54 next reload
        vpternlogd zmm27, zmm8, [rbp + 3648], 0x96   ;   646.2 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 6336]                 ;   531.2 p2      54 next reload
        vpternlogd zmm25, zmm8, [rbp + 3392], 0x96   ;   646.7 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 6400]                 ;   548.7 p2      54 next reload
        vpternlogd zmm0, zmm8, [rbp + 3904], 0x96    ;   647.2 p5+p3  108 r
        vmovdqu64 zmm8, [rbp + 6464]                 ;   548.2 p2      54 next reload
        vpternlogd zmm3, zmm8, [rbp + 3776], 0x96    ;   647.7 p0+p3  108 r
        vpternlogd zmm1, zmm7, [rbp + 5696], 0x96    ;   648.2 p5+p2   45 next
        vmovdqu64 zmm8, [rbp + 7808]                 ;   534.7 p3      54 next reload
        vpternlogd zmm7, zmm8, [rbp + 3520], 0x96    ;   648.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7232]                 ;   556.2 p3      54 next reload
        vpternlogd zmm2, zmm8, [rbp + 2880], 0x96    ;   649.2 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7744]                 ;   558.2 p3      54 next reload
        vpternlogd zmm6, zmm8, [rbp + 2624], 0x96    ;   649.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7488]                 ;   542.2 p3      54 next reload
        vpternlogd zmm5, zmm8, [rbp + 3008], 0x96    ;   650.2 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7872]                 ;   554.2 p3      54 next reload
        vpternlogd zmm12, zmm8, [rbp + 2240], 0x96   ;   650.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 8320]                 ;   554.7 p3      54 next reload
        vpternlogd zmm28, zmm8, [rbp + 1984], 0x96   ;   651.2 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 7552]                 ;   556.7 p3      54 next reload
        vpternlogd zmm26, zmm8, [rbp + 2496], 0x96   ;   651.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 7616]                 ;   555.7 p3      54 next reload
        vpternlogd zmm30, zmm8, [rbp + 2752], 0x96   ;   652.2 p5+p2  108 r
        vmovdqu64 zmm8, [rbp + 8384]                 ;   557.2 p3      54 next reload
        vpternlogd zmm10, zmm8, [rbp + 2112], 0x96   ;   652.7 p0+p2  108 r
        vmovdqu64 zmm8, [rbp + 4288]                 ;   553.7 p3      54 next reload
        vpternlogd zmm1, zmm8, [rbp + 2368], 0x96    ;   653.2 p5+p2  108 r
        mov r13, qword [rbp + 8720]                  ;   535.2 p10     86 r.0 reload
        vpternlogd zmm18, zmm17, [r13 + 640], 0x1e   ;   653.7 p0+p3   66 l
        vpternlogd zmm29, zmm16, [r13 + 576], 0x1e   ;   654.2 p5+p2   66 l
        vpternlogd zmm20, zmm25, [r13 + 704], 0x1e   ;   654.7 p0+p3   66 l
        vpternlogd zmm22, zmm27, [r13 + 832], 0x1e   ;   655.2 p5+p2   66 l
        vpternlogd zmm4, zmm6, [r13 + 320], 0x1e     ;   655.7 p0+p3   66 l
        vpternlogd zmm19, zmm2, [r13 + 448], 0x1e    ;   656.2 p5+p2   66 l
        vpternlogd zmm23, zmm0, [r13 + 960], 0x1e    ;   656.7 p0+p3   66 l
        vpternlogd zmm9, zmm28, [r13], 0x1e          ;   657.2 p5+p2   66 l
        vpternlogd zmm31, zmm3, [r13 + 896], 0x1e    ;   657.7 p0+p3   66 l
        vpternlogd zmm21, zmm7, [r13 + 768], 0x1e    ;   658.2 p5+p2   66 l
        vpternlogd zmm14, zmm5, [r13 + 512], 0x1e    ;   658.7 p0+p3   66 l
        vpternlogd zmm15, zmm30, [r13 + 384], 0x1e   ;   659.2 p5+p2   66 l
        vmovdqu64 [rbp - 128], zmm11                 ;   645.2 p7+p4  126 rounds
        mov r14, qword [rbp + 8672]                  ;   542.3 p10     85 l.0 reload
        vmovdqu64 zmm8, [rbp + 6080]                 ;   545.3 p3     108 r reload
        vpternlogd zmm11, zmm8, [r14 + 3072], 0x6c   ;   659.7 p0+p2   67 l
        vmovdqu64 zmm8, [rbp + 4032]                 ;   546.3 p3      67 l
        vpternlogd zmm8, zmm13, [r14 + 3136], 0x78   ;   660.2 p5+p2   67 l
        mov r15, qword [rbp + 8712]                  ;   544.0 p10     86 r.0 reload
        vpternlogd zmm17, zmm18, [r15 + 8832], 0x78  ;   660.7 p0+p3   67 l
        vpternlogd zmm16, zmm29, [r15 + 8768], 0x78  ;   661.2 p5+p2   67 l
        vpternlogd zmm6, zmm4, [r15 + 8512], 0x78    ;   661.7 p0+p3   67 l
        vpternlogd zmm28, zmm9, [r15 + 8192], 0x78   ;   662.2 p5+p2   67 l
        vpternlogd zmm25, zmm20, [r15 + 8896], 0x78  ;   662.7 p0+p3   67 l
        vpternlogd zmm2, zmm19, [r15 + 8640], 0x78   ;   663.2 p5+p2   67 l
        vpternlogd zmm27, zmm22, [r15 + 9024], 0x78  ;   663.7 p0+p3   67 l
        vpternlogd zmm0, zmm23, [r15 + 9152], 0x78   ;   664.2 p5+p2   67 l
        vpternlogd zmm30, zmm15, [r15 + 8576], 0x78  ;   664.7 p0+p3   67 l
        vpternlogd zmm5, zmm14, [r15 + 8704], 0x78   ;   665.2 p5+p2   67 l
        vpternlogd zmm3, zmm31, [r15 + 9088], 0x78   ;   665.7 p0+p3   67 l
        vpternlogd zmm7, zmm21, [r15 + 8960], 0x78   ;   666.2 p5+p2   67 l
        vmovdqu64 zmm24, [rbp + 5248]                ;   553.3 p3     108 r reload
        vmovdqu64 [rbp + 3904], zmm0                 ;   665.2 p8+p9   67 l spill
        vmovdqu64 zmm0, [rbp + 6208]                 ;   554.2 p2      66 l
        vpternlogd zmm0, zmm24, [r12 + 8320], 0x36   ;   666.7 p0+p3   66 l
        vmovdqu64 [rbp + 0], zmm13                   ;   646.7 p7+p4  126 rounds
        vmovdqu64 zmm13, [rbp + 4672]                ;   555.2 p2     108 r reload
        vmovdqu64 zmm24, [rbp + 5888]                ;   555.3 p3      66 l
        vpternlogd zmm24, zmm13, [r12 + 8384], 0x36  ;   667.2 p5+p2   66 l
        vmovdqu64 [rbp + 128], zmm0                  ;   667.7 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 6208]                ;   556.3 p3     108 r reload
        vpternlogd zmm0, zmm13, [r14 + 3200], 0x6c   ;   667.7 p0+p2   67 l
        vmovdqu64 zmm13, [rbp + 5504]                ;   557.3 p3     108 r reload
        vmovdqu64 [rbp + 3776], zmm3                 ;   666.7 p7+p4   67 l spill
        vmovdqu64 zmm3, [rbp + 4992]                 ;   558.2 p2      66 l
        vpternlogd zmm3, zmm13, [r12 + 8448], 0x36   ;   668.2 p5+p3   66 l
        vmovdqu64 [rbp + 256], zmm24                 ;   668.2 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 5888]                ;   559.2 p2     108 r reload
        vpternlogd zmm24, zmm13, [r14 + 3264], 0x6c  ;   668.7 p0+p3   67 l
        vmovdqu64 zmm13, [rbp + 4480]                ;   560.2 p2     108 r reload
        vmovdqu64 [rbp + 3648], zmm27                ;   664.7 p7+p4   67 l spill
        vmovdqu64 zmm27, [rbp + 4928]                ;   560.3 p3      66 l
        vpternlogd zmm27, zmm13, [r12 + 8512], 0x36  ;   669.2 p5+p2   66 l
        vmovdqu64 [rbp + 384], zmm3                  ;   669.2 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4992]                ;   561.3 p3     108 r reload
        vpternlogd zmm3, zmm13, [r14 + 3328], 0x6c   ;   669.7 p0+p2   67 l
        vmovdqu64 zmm13, [rbp + 5376]                ;   562.3 p3     108 r reload
        vmovdqu64 [rbp + 3520], zmm7                 ;   667.2 p7+p4   67 l spill
        vmovdqu64 zmm7, [rbp + 4736]                 ;   563.2 p2      66 l
        vpternlogd zmm7, zmm13, [r12 + 8576], 0x36   ;   670.2 p5+p3   66 l
        vmovdqu64 [rbp + 512], zmm27                 ;   670.2 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4928]                ;   564.2 p2     108 r reload
        vpternlogd zmm27, zmm13, [r14 + 3392], 0x6c  ;   670.7 p0+p3   67 l
        vmovdqu64 zmm13, [rbp + 7104]                ;   614.2 p2      66 l
        vpternlogd zmm13, zmm12, [r13 + 128], 0x1e   ;   671.2 p5+p3   66 l
        vpternlogd zmm12, zmm13, [r15 + 8320], 0x78  ;   672.2 p0+p2   67 l
        vmovdqu64 [rbp + 3392], zmm25                ;   663.7 p7+p4   67 l spill
        vmovdqu64 zmm25, [rbp + 7296]                ;   616.2 p3      66 l
        vpternlogd zmm25, zmm26, [r13 + 256], 0x1e   ;   672.2 p5+p2   66 l
        vpternlogd zmm26, zmm25, [r15 + 8448], 0x78  ;   673.2 p0+p3   67 l
        vmovdqu64 [rbp + 3264], zmm17                ;   661.7 p8+p9   67 l spill
        vmovdqu64 zmm17, [rbp + 6848]                ;   613.2 p2      66 l
        vpternlogd zmm17, zmm10, [r13 + 64], 0x1e    ;   673.2 p5+p3   66 l
        vpternlogd zmm10, zmm17, [r15 + 8256], 0x78  ;   674.2 p0+p2   67 l
        vmovdqu64 [rbp + 3136], zmm16                ;   662.2 p7+p4   67 l spill
        vmovdqu64 zmm16, [rbp + 6976]                ;   615.2 p3      66 l
        vpternlogd zmm16, zmm1, [r13 + 192], 0x1e    ;   674.2 p5+p2   66 l
        vpternlogd zmm1, zmm16, [r15 + 8384], 0x78   ;   675.2 p0+p3   67 l
        vmovdqu64 [rbp + 3008], zmm5                 ;   666.2 p8+p9   67 l spill
        vmovdqu64 zmm5, [rbp + 5184]                 ;   571.2 p2     108 r reload
        vmovdqu64 [rbp + 2880], zmm2                 ;   664.2 p7+p4   67 l spill
        vmovdqu64 zmm2, [rbp + 4864]                 ;   571.3 p3      66 l
        vpternlogd zmm2, zmm5, [r12 + 8640], 0x36    ;   675.2 p5+p2   66 l
        vmovdqu64 [rbp + 640], zmm7                  ;   671.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4736]                 ;   572.3 p3     108 r reload
        vpternlogd zmm7, zmm5, [r14 + 3456], 0x6c    ;   675.7 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 6144]                 ;   573.3 p3     108 r reload
        vmovdqu64 [rbp + 2752], zmm30                ;   665.7 p7+p4   67 l spill
        vmovdqu64 zmm30, [rbp + 4544]                ;   574.2 p2      66 l
        vpternlogd zmm30, zmm5, [r12 + 8704], 0x36   ;   676.2 p5+p3   66 l
        vmovdqu64 [rbp + 768], zmm2                  ;   676.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4864]                 ;   575.2 p2     108 r reload
        vpternlogd zmm2, zmm5, [r14 + 3520], 0x6c    ;   676.7 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4224]                 ;   576.2 p2     108 r reload
        vmovdqu64 [rbp + 2624], zmm6                 ;   662.7 p7+p4   67 l spill
        vmovdqu64 zmm6, [rbp + 3968]                 ;   576.3 p3      66 l
        vpternlogd zmm6, zmm5, [r12 + 8768], 0x36    ;   677.2 p5+p2   66 l
        vmovdqu64 [rbp + 896], zmm30                 ;   677.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4544]                 ;   577.3 p3     108 r reload
        vpternlogd zmm30, zmm5, [r14 + 3584], 0x6c   ;   677.7 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 4096]                 ;   578.3 p3     108 r reload
        vmovdqu64 [rbp + 2496], zmm26                ;   674.2 p7+p4   67 l spill
        vmovdqu64 zmm26, [rbp + 5440]                ;   579.2 p2      66 l
        vpternlogd zmm26, zmm5, [r12 + 8832], 0x36   ;   678.2 p5+p3   66 l
        vmovdqu64 [rbp + 1024], zmm6                 ;   678.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 3968]                 ;   580.2 p2     108 r reload
        vpternlogd zmm6, zmm5, [r14 + 3648], 0x6c    ;   678.7 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4352]                 ;   581.2 p2     108 r reload
        vmovdqu64 [rbp + 2368], zmm1                 ;   676.2 p7+p4   67 l spill
        vmovdqu64 zmm1, [rbp + 5120]                 ;   581.3 p3      66 l
        vpternlogd zmm1, zmm5, [r12 + 8896], 0x36    ;   679.2 p5+p2   66 l
        vmovdqu64 [rbp + 1152], zmm26                ;   679.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5440]                 ;   582.3 p3     108 r reload
        vpternlogd zmm26, zmm5, [r14 + 3712], 0x6c   ;   679.7 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 5056]                 ;   583.3 p3     108 r reload
        vmovdqu64 [rbp + 2240], zmm12                ;   673.2 p7+p4   67 l spill
        vmovdqu64 zmm12, [rbp + 5632]                ;   584.2 p2      66 l
        vpternlogd zmm12, zmm5, [r12 + 8960], 0x36   ;   680.2 p5+p3   66 l
        vmovdqu64 [rbp + 1280], zmm1                 ;   680.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5120]                 ;   585.2 p2     108 r reload
        vpternlogd zmm1, zmm5, [r14 + 3776], 0x6c    ;   680.7 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 5312]                 ;   586.2 p2     108 r reload
        vmovdqu64 [rbp + 2112], zmm10                ;   675.2 p7+p4   67 l spill
        vmovdqu64 zmm10, [rbp + 5568]                ;   586.3 p3      66 l
        vpternlogd zmm10, zmm5, [r12 + 9024], 0x36   ;   681.2 p5+p2   66 l
        vmovdqu64 [rbp + 1408], zmm12                ;   681.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5632]                 ;   587.3 p3     108 r reload
        vpternlogd zmm12, zmm5, [r14 + 3840], 0x6c   ;   681.7 p0+p2   67 l
        vmovdqu64 zmm5, [rbp + 4800]                 ;   588.3 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm28                ;   663.2 p7+p4   67 l spill
        vmovdqu64 zmm28, [rbp + 4608]                ;   589.2 p2      66 l
        vpternlogd zmm28, zmm5, [r12 + 9088], 0x36   ;   682.2 p5+p3   66 l
        vmovdqu64 [rbp + 1536], zmm10                ;   682.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5568]                 ;   590.2 p2     108 r reload
        vpternlogd zmm10, zmm5, [r14 + 3904], 0x6c   ;   682.7 p0+p3   67 l
        vmovdqu64 zmm5, [rbp + 4160]                 ;   591.2 p2     108 r reload
        vmovdqu64 [rbp + 3840], zmm23                ;   657.7 p7+p4   66 l spill
        vmovdqu64 zmm23, [rbp + 4416]                ;   591.3 p3      66 l
        vpternlogd zmm23, zmm5, [r12 + 9152], 0x36   ;   683.2 p5+p2   66 l
        vmovdqu64 [rbp - 64], zmm11                  ;   660.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 64], zmm8                   ;   661.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 192], zmm0                  ;   668.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 320], zmm24                 ;   669.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 448], zmm3                  ;   670.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 576], zmm27                 ;   671.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 704], zmm7                  ;   676.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 832], zmm2                  ;   677.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 960], zmm30                 ;   678.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 1088], zmm6                 ;   679.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 1216], zmm26                ;   680.7 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 4608]                 ;   592.3 p3      67 l
        vpternlogd zmm0, zmm28, [r14 + 3968], 0x78   ;   683.7 p0+p2   67 l
        vmovdqu64 [rbp + 1664], zmm28                ;   683.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm1                 ;   681.7 p8+p9  126 rounds
        vmovdqu64 zmm1, [rbp + 4416]                 ;   593.3 p3      67 l
        vpternlogd zmm1, zmm23, [r14 + 4032], 0x78   ;   684.2 p5+p2   67 l
        mov rsi, qword [rbp + 8656]                  ;   589.7 p10    126 rounds reload
        sub r8, rsi                                  ;   594.7 p1     126 rounds
        sub r10, rsi                                 ;   594.7 p6     126 rounds
        sub r11, rsi                                 ;   594.7 p11    126 rounds
        sub r9, rsi                                  ;   594.7 p1     126 rounds
        sub r12, rsi                                 ;   594.7 p6     126 rounds
        sub r15, rsi                                 ;   594.7 p11    126 rounds
        sub r13, rsi                                 ;   594.7 p1     126 rounds
        add r8, 0x1800                               ;   596.2 p6     126 rounds
        and r8, 0x1fff                               ;   597.2 p11    126 rounds
        add r8, rsi                                  ;   598.2 p1     126 rounds
        mov qword [rbp + 8680], r8                   ;   599.2 p7+p4  126 rounds
        add r10, 0x1800                              ;   597.7 p6     126 rounds
        and r10, 0x1fff                              ;   598.7 p11    126 rounds
        add r10, rsi                                 ;   599.7 p1     126 rounds
        mov qword [rbp + 8664], r10                  ;   600.7 p8+p9  126 rounds
        add r11, 0x1800                              ;   598.7 p6     126 rounds
        and r11, 0x1fff                              ;   599.7 p11    126 rounds
        add r11, rsi                                 ;   600.7 p1     126 rounds
        mov qword [rbp + 8688], r11                  ;   601.7 p7+p4  126 rounds
        add r9, 0x1800                               ;   599.7 p6     126 rounds
        and r9, 0x1fff                               ;   600.7 p11    126 rounds
        add r9, rsi                                  ;   601.7 p1     126 rounds
        mov qword [rbp + 8696], r9                   ;   602.7 p8+p9  126 rounds
        add r12, 0x1c00                              ;   600.7 p6     126 rounds
        and r12, 0x1fff                              ;   601.7 p11    126 rounds
        add r12, rsi                                 ;   603.2 p1     126 rounds
        mov qword [rbp + 8704], r12                  ;   604.2 p7+p4  126 rounds
        add r15, 0x1c00                              ;   603.5 p6     126 rounds
        and r15, 0x1fff                              ;   604.5 p11    126 rounds
        add r15, rsi                                 ;   605.5 p1     126 rounds
        mov qword [rbp + 8712], r15                  ;   606.5 p8+p9  126 rounds
        add r13, 0x1c00                              ;   604.5 p6     126 rounds
        and r13, 0x1fff                              ;   605.5 p11    126 rounds
        add r13, rsi                                 ;   606.5 p1     126 rounds
        mov qword [rbp + 8720], r13                  ;   607.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3200], zmm18                ;   654.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 3072], zmm29                ;   655.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2560], zmm4                 ;   656.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 1920], zmm9                 ;   658.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3328], zmm20                ;   655.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 2816], zmm19                ;   657.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3584], zmm22                ;   656.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2688], zmm15                ;   660.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2944], zmm14                ;   659.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 3456], zmm21                ;   659.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3712], zmm31                ;   658.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 2176], zmm13                ;   672.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2432], zmm25                ;   673.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2048], zmm17                ;   674.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2304], zmm16                ;   675.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 1792], zmm23                ;   684.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 1472], zmm12                ;   682.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 1600], zmm10                ;   683.7 p7+p4  126 rounds
        vmovdqu64 [rbp + 1728], zmm0                 ;   684.7 p8+p9  126 rounds
        vmovdqu64 [rbp + 1856], zmm1                 ;   685.2 p7+p4  126 rounds
        add r14, -1024                               ;   608.2 p6     126 rounds
        mov qword [rbp + 8672], r14                  ;   625.0 p8+p9  126 rounds
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
