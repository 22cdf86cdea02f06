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
;   blocks/rounds: 2500 uops, planned 676.0; bounds: width 416.7, ports 675.0, path 88.0
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
        sub rsp, 0x1dc0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 7464], rax                  ;                    frame
        mov dword [rbp + 7472], ecx                  ;                    argument
        mov qword [rbp + 7360], rsi                  ;                    argument
        mov qword [rbp + 7376], rdi                  ;                    argument
        mov qword [rbp + 7456], rdx                  ;                    argument
        mov r8d, dword [rbp + 7472]                  ;     0.0 p2     143 blocks
        shl r8, 0xc                                  ;     5.0 p0     143 blocks
        add r8, qword [rbp + 7360]                   ;     6.0 p1+p3  143 blocks
        mov qword [rbp + 7368], r8                   ;     7.0 p7+p4  143 blocks
        cmp dword [rbp + 7472], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 7360]                   ;     0.0 p2     124 r.0 reload
        vmovdqu64 zmm0, [r8 + 2048]                  ;     5.0 p3     125 l.0
        vmovdqu64 zmm1, [r8 + 3072]                  ;     5.0 p2     125 l.16
        mov r9, qword [rbp + 7376]                   ;     0.5 p10     86 r.0 reload
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
        mov qword [rbp + 7384], r9                   ;    65.3 p7+p4  126 rounds
        mov qword [rbp + 7392], r9                   ;    65.5 p8+p9  126 rounds
        lea r8, [r9 + 6144]                          ;    43.3 p1     126 rounds
        mov qword [rbp + 7400], r8                   ;    66.3 p7+p4  126 rounds
        lea r8, [r9 + 2048]                          ;    43.7 p6     126 rounds
        mov qword [rbp + 7408], r8                   ;    66.5 p8+p9  126 rounds
        lea r8, [r9 + 4096]                          ;    44.0 p11    126 rounds
        mov qword [rbp + 7416], r8                   ;    67.3 p7+p4  126 rounds
        lea r8, [r9 + 1024]                          ;    44.3 p0     126 rounds
        mov qword [rbp + 7424], r8                   ;    67.5 p8+p9  126 rounds
        lea r8, [r9 + 5120]                          ;    44.7 p5     126 rounds
        mov qword [rbp + 7432], r8                   ;    68.3 p7+p4  126 rounds
        lea r8, [r9 + 7168]                          ;    45.0 p1     126 rounds
        mov qword [rbp + 7440], r8                   ;    68.5 p8+p9  126 rounds
        add r9, -4096                                ;    45.3 p6     126 rounds
        mov qword [rbp + 7448], r9                   ;    69.3 p7+p4  126 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 7400]                   ;     0.0 p2      76 l.0 reload
        vmovdqu64 zmm16, [r8 + 1024]                 ;     5.0 p3      54 next
        vmovdqu64 zmm17, [rbp + 1920]                ;     1.0 p2      54 next reload
        vpxord zmm16, zmm16, zmm17                   ;    11.0 p0      54 next
        vmovdqu64 zmm18, [r8 + 1088]                 ;     5.0 p3      54 next
        vmovdqu64 zmm19, [rbp + 2048]                ;     2.0 p2      54 next reload
        vpxord zmm18, zmm18, zmm19                   ;    11.0 p5      54 next
        vmovdqu64 zmm20, [r8 + 1152]                 ;     5.0 p3      54 next
        vmovdqu64 zmm21, [rbp + 2176]                ;     3.0 p2      54 next reload
        vpxord zmm20, zmm20, zmm21                   ;    11.0 p0      54 next
        vmovdqu64 zmm22, [r8 + 1216]                 ;     5.0 p3      54 next
        vmovdqu64 zmm23, [rbp + 2304]                ;     4.0 p2      54 next reload
        vpxord zmm22, zmm22, zmm23                   ;    11.0 p5      54 next
        vmovdqu64 zmm24, [r8 + 1280]                 ;     5.0 p3      54 next
        vmovdqu64 zmm25, [rbp + 2432]                ;     5.0 p2      54 next reload
        vpxord zmm24, zmm24, zmm25                   ;    11.0 p0      54 next
        vmovdqu64 zmm26, [r8 + 1344]                 ;     5.2 p3      54 next
        vmovdqu64 zmm27, [rbp + 2560]                ;     6.0 p2      54 next reload
        vpxord zmm26, zmm26, zmm27                   ;    12.0 p5      54 next
        vmovdqu64 zmm28, [r8 + 1408]                 ;     6.2 p3      54 next
        vmovdqu64 zmm29, [rbp + 2688]                ;     7.0 p2      54 next reload
        vpxord zmm28, zmm28, zmm29                   ;    13.0 p0      54 next
        vmovdqu64 zmm30, [r8 + 1472]                 ;     7.2 p3      54 next
        vmovdqu64 zmm31, [rbp + 2816]                ;     8.0 p2      54 next reload
        vpxord zmm30, zmm30, zmm31                   ;    14.0 p5      54 next
        vmovdqu64 zmm31, [r8 + 1536]                 ;     8.2 p3      54 next
        vpxord zmm31, zmm31, [rbp + 2944]            ;    14.2 p0+p2   54 next
        vmovdqu64 zmm29, [r8 + 1600]                 ;     9.2 p3      54 next
        vpxord zmm29, zmm29, [rbp + 3072]            ;    15.2 p5+p2   54 next
        vmovdqu64 zmm27, [r8 + 1664]                 ;    10.2 p3      54 next
        vpxord zmm27, zmm27, [rbp + 3200]            ;    16.2 p0+p2   54 next
        vmovdqu64 zmm25, [r8 + 1728]                 ;    11.2 p3      54 next
        vpxord zmm25, zmm25, [rbp + 3328]            ;    17.2 p5+p2   54 next
        vmovdqu64 zmm23, [r8 + 1792]                 ;    12.2 p3      54 next
        vpxord zmm23, zmm23, [rbp + 3456]            ;    18.2 p0+p2   54 next
        vmovdqa64 zmm21, zmm23                       ;    19.2         41 next copy
        vpternlogd zmm21, zmm31, zmm30, 0x60         ;    19.2 p5      41 next
        vmovdqu64 zmm19, [r8 + 1856]                 ;    13.2 p3      54 next
        vpxord zmm19, zmm19, [rbp + 3584]            ;    19.2 p0+p2   54 next
        vmovdqa64 zmm17, zmm19                       ;    20.2         41 next copy
        vpxord zmm15, zmm30, zmm19                   ;    20.2 p5      41 next
        vmovdqa64 zmm14, zmm15                       ;    21.2         41 next copy
        vpternlogd zmm14, zmm27, zmm27, 0xc3         ;    21.2 p0      41 next
        vmovdqu64 zmm13, [r8 + 1920]                 ;    14.2 p3      54 next
        vpxord zmm13, zmm13, [rbp + 3712]            ;    20.2 p5+p2   54 next
        vpandd zmm17, zmm17, zmm13                   ;    21.2 p0      41 next
        vmovdqa64 zmm12, zmm29                       ;    16.2         41 next copy
        vpternlogd zmm12, zmm31, zmm30, 0x6a         ;    16.2 p5      41 next
        vmovdqu64 zmm11, [r8 + 1984]                 ;    15.2 p3      54 next
        vpxord zmm11, zmm11, [rbp + 3840]            ;    21.2 p0+p2   54 next
        vmovdqa64 zmm10, zmm17                       ;    22.2         41 next copy
        vpternlogd zmm10, zmm11, zmm29, 0x78         ;    22.2 p5      41 next
        vpternlogd zmm10, zmm14, zmm23, 0x78         ;    23.2 p0      41 next
        vmovdqa64 zmm9, zmm12                        ;    17.2         41 next copy
        vpternlogd zmm9, zmm13, zmm31, 0x87          ;    21.2 p5      41 next
        vmovdqa64 zmm8, zmm23                        ;    19.2         41 next copy
        vpternlogd zmm8, zmm25, zmm29, 0x6a          ;    19.2 p0      41 next
        vpternlogd zmm9, zmm8, zmm25, 0x87           ;    22.2 p5      41 next
        vpternlogd zmm21, zmm9, zmm10, 0x69          ;    24.2 p0      41 next
        vpternlogd zmm10, zmm19, zmm29, 0xb4         ;    24.2 p5      41 next
        vmovdqa64 zmm7, zmm11                        ;    22.2         41 next copy
        vpternlogd zmm7, zmm13, zmm29, 0x48          ;    22.2 p0      41 next
        vmovdqa64 zmm6, zmm13                        ;    21.2         41 next copy
        vpternlogd zmm6, zmm25, zmm27, 0x96          ;    21.2 p5      41 next
        vpternlogd zmm7, zmm6, zmm11, 0x87           ;    23.2 p0      41 next
        vpternlogd zmm9, zmm6, zmm13, 0x2d           ;    23.2 p5      41 next
        vpxord zmm5, zmm7, zmm10                     ;    25.2 p0      41 next
        vpternlogd zmm5, zmm17, zmm9, 0x69           ;    26.2 p5      41 next
        vmovdqa64 zmm17, zmm13                       ;    21.2         41 next copy
        vpternlogd zmm17, zmm25, zmm30, 0x48         ;    21.2 p0      41 next
        vpternlogd zmm5, zmm21, zmm19, 0x96          ;    27.2 p5      41 next
        vmovdqa64 zmm4, zmm13                        ;    21.2         41 next copy
        vpternlogd zmm4, zmm19, zmm31, 0xb7          ;    21.2 p0      41 next
        vpternlogd zmm6, zmm4, zmm27, 0xc6           ;    22.2 p5      41 next
        vpxord zmm4, zmm4, zmm17                     ;    22.2 p0      41 next
        vmovdqa64 zmm3, zmm25                        ;    18.2         41 next copy
        vpternlogd zmm3, zmm27, zmm31, 0x48          ;    20.0 p5      41 next
        vpternlogd zmm3, zmm19, zmm30, 0x78          ;    21.0 p0      41 next
        vmovdqa64 zmm2, zmm11                        ;    22.2         41 next copy
        vpternlogd zmm2, zmm23, zmm25, 0x48          ;    22.2 p5      41 next
        vpternlogd zmm2, zmm11, zmm27, 0x2d          ;    23.2 p0      41 next
        vmovdqa64 zmm1, zmm11                        ;    22.2         41 next copy
        vpternlogd zmm1, zmm13, zmm30, 0x6c          ;    22.2 p5      41 next
        vpternlogd zmm2, zmm1, zmm3, 0x96            ;    24.2 p0      41 next
        vpternlogd zmm2, zmm14, zmm29, 0xd2          ;    25.2 p5      41 next
        vmovdqa64 zmm0, zmm15                        ;    21.2         41 next copy
        vpternlogd zmm0, zmm23, zmm25, 0x95          ;    23.5 p0      41 next
        vpternlogd zmm0, zmm12, zmm11, 0x69          ;    24.5 p5      41 next
        vpternlogd zmm12, zmm11, zmm31, 0x28         ;    24.5 p0      41 next
        vmovdqu64 [rbp + 3968], zmm15                ;    21.2 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm23                       ;    19.2         41 next copy
        vpternlogd zmm15, zmm31, zmm31, 0xc3         ;    25.0 p5      41 next
        vmovdqu64 [rbp + 4032], zmm21                ;    25.2 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm15                       ;    26.0         41 next copy
        vpternlogd zmm21, zmm0, zmm30, 0x39          ;    26.0 p0      41 next
        vpternlogd zmm21, zmm3, zmm9, 0x96           ;    27.0 p5      41 next
        vpandd zmm3, zmm25, zmm11                    ;    26.5 p0      41 next
        vmovdqa64 zmm9, zmm15                        ;    26.0         41 next copy
        vpternlogd zmm9, zmm27, zmm29, 0x78          ;    27.0 p5      41 next
        vmovdqu64 [rbp + 4096], zmm0                 ;    25.5 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm9                         ;    28.0         41 next copy
        vpternlogd zmm0, zmm10, zmm10, 0xc3          ;    28.0 p0      41 next
        vpandd zmm10, zmm11, zmm13                   ;    28.0 p5      41 next
        vpandd zmm29, zmm29, zmm23                   ;    28.5 p0      41 next
        vpandd zmm23, zmm23, zmm13                   ;    29.0 p5      41 next
        vpternlogd zmm23, zmm15, zmm25, 0xd2         ;    30.0 p0      41 next
        vmovdqa64 zmm15, zmm10                       ;    29.0         41 next copy
        vpternlogd zmm15, zmm27, zmm30, 0x87         ;    30.0 p5      41 next
        vpternlogd zmm15, zmm25, zmm19, 0x87         ;    31.0 p0      41 next
        vpternlogd zmm6, zmm15, zmm15, 0xc3          ;    32.0 p5      41 next
        vpternlogd zmm6, zmm1, zmm8, 0x96            ;    33.0 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;    31.0         41 next copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3          ;    32.0 p5      41 next
        vpternlogd zmm29, zmm11, zmm14, 0xd2         ;    32.5 p0      41 next
        vpternlogd zmm29, zmm31, zmm30, 0x87         ;    33.5 p5      41 next
        vpternlogd zmm1, zmm7, zmm29, 0x69           ;    34.5 p0      41 next
        vpandd zmm27, zmm27, zmm19                   ;    34.0 p5      41 next
        vpternlogd zmm27, zmm13, zmm30, 0x87         ;    35.0 p0      41 next
        vpternlogd zmm12, zmm9, zmm27, 0x96          ;    36.0 p5      41 next
        vpternlogd zmm27, zmm29, zmm14, 0x69         ;    36.0 p0      41 next
        vmovdqa64 zmm7, zmm22                        ;    20.0         41 next copy
        vpternlogd zmm7, zmm20, zmm16, 0x9a          ;    36.0 p5      41 next
        vpandd zmm8, zmm22, zmm24                    ;    36.5 p0      41 next
        vpternlogd zmm8, zmm26, zmm20, 0x28          ;    37.5 p5      41 next
        vmovdqa64 zmm9, zmm28                        ;    20.7         41 next copy
        vpternlogd zmm9, zmm20, zmm20, 0x3f          ;    37.5 p0      41 next
        vmovdqa64 zmm10, zmm8                        ;    38.5         41 next copy
        vpternlogd zmm10, zmm7, zmm24, 0x87          ;    38.5 p5      41 next
        vpternlogd zmm10, zmm28, zmm18, 0x87         ;    39.5 p0      41 next
        vmovdqa64 zmm11, zmm9                        ;    38.5         41 next copy
        vpternlogd zmm11, zmm22, zmm18, 0x78         ;    39.0 p5      41 next
        vpxord zmm13, zmm18, zmm26                   ;    39.5 p0      41 next
        vmovdqa64 zmm14, zmm11                       ;    40.0         41 next copy
        vpternlogd zmm14, zmm24, zmm16, 0x78         ;    40.0 p5      41 next
        vmovdqa64 zmm19, zmm28                       ;    22.3         41 next copy
        vpternlogd zmm19, zmm24, zmm22, 0x6c         ;    40.5 p0      41 next
        vmovdqa64 zmm25, zmm14                       ;    41.0         41 next copy
        vpternlogd zmm25, zmm10, zmm16, 0xd2         ;    41.0 p5      41 next
        vmovdqa64 zmm29, zmm13                       ;    40.5         41 next copy
        vpternlogd zmm29, zmm28, zmm16, 0x78         ;    41.5 p0      41 next
        vpternlogd zmm7, zmm28, zmm20, 0xac          ;    42.0 p5      41 next
        vpxord zmm30, zmm19, zmm29                   ;    42.5 p0      41 next
        vpternlogd zmm30, zmm25, zmm26, 0xc6         ;    43.5 p5      41 next
        vpternlogd zmm7, zmm29, zmm26, 0x2d          ;    43.5 p0      41 next
        vpternlogd zmm7, zmm10, zmm24, 0x78          ;    44.5 p5      41 next
        vpxord zmm25, zmm24, zmm18                   ;    44.5 p0      41 next
        vmovdqa64 zmm31, zmm24                       ;    24.3         41 next copy
        vpternlogd zmm31, zmm20, zmm18, 0x9c         ;    45.0 p5      41 next
        vpternlogd zmm21, zmm17, zmm20, 0x96         ;    45.5 p0      41 next
        vpandd zmm17, zmm18, zmm31                   ;    46.0 p5      41 next
        vpternlogd zmm31, zmm26, zmm16, 0x87         ;    46.5 p0      41 next
        vpternlogd zmm5, zmm4, zmm16, 0x96           ;    47.0 p5      41 next
        vpxord zmm2, zmm2, zmm18                     ;    47.5 p0      41 next
        vpternlogd zmm0, zmm15, zmm24, 0x96          ;    48.0 p5      41 next
        vmovdqa64 zmm15, zmm22                       ;    25.7         41 next copy
        vpternlogd zmm15, zmm16, zmm16, 0xc3         ;    48.5 p0      41 next
        vpternlogd zmm15, zmm11, zmm13, 0xc6         ;    49.5 p5      41 next
        vmovdqa64 zmm11, zmm17                       ;    47.0         41 next copy
        vpternlogd zmm11, zmm25, zmm28, 0x78         ;    49.5 p0      41 next
        vpternlogd zmm17, zmm22, zmm16, 0x78         ;    50.0 p5      41 next
        vpandnd zmm25, zmm25, zmm26                  ;    50.5 p0      41 next
        vpternlogd zmm25, zmm24, zmm20, 0x48         ;    51.5 p5      41 next
        vpternlogd zmm10, zmm11, zmm26, 0xd2         ;    51.5 p0      41 next
        vpternlogd zmm11, zmm17, zmm28, 0xd7         ;    52.0 p5      41 next
        vpternlogd zmm19, zmm31, zmm11, 0x96         ;    53.0 p0      41 next
        vpternlogd zmm19, zmm15, zmm24, 0x87         ;    54.0 p5      41 next
        vpternlogd zmm19, zmm17, zmm20, 0x2d         ;    55.0 p0      41 next
        vpternlogd zmm17, zmm18, zmm16, 0xd6         ;    54.0 p5      41 next
        vpternlogd zmm10, zmm31, zmm22, 0x2d         ;    54.5 p0      41 next
        vmovdqa64 zmm31, zmm14                       ;    41.0         41 next copy
        vpternlogd zmm31, zmm28, zmm26, 0x7b         ;    55.0 p5      41 next
        vpternlogd zmm31, zmm25, zmm17, 0x96         ;    56.0 p0      41 next
        vpternlogd zmm17, zmm24, zmm18, 0x2d         ;    56.0 p5      41 next
        vpternlogd zmm9, zmm15, zmm26, 0x87          ;    56.5 p0      41 next
        vpternlogd zmm17, zmm14, zmm20, 0x87         ;    57.0 p5      41 next
        vpternlogd zmm17, zmm9, zmm29, 0x96          ;    58.0 p0      41 next
        vpternlogd zmm15, zmm13, zmm13, 0xf3         ;    58.0 p5      41 next
        vpternlogd zmm15, zmm11, zmm8, 0x96          ;    59.0 p0      41 next
        vpternlogd zmm6, zmm23, zmm26, 0x96          ;    59.0 p5      41 next
        vpternlogd zmm3, zmm22, [rbp + 4032], 0x69   ;    59.5 p0+p3   41 next
        vpternlogd zmm15, zmm22, zmm16, 0xb4         ;    60.0 p5      41 next
        vpternlogd zmm1, zmm28, [rbp + 3968], 0x96   ;    60.5 p0+p2   41 next
        mov r9, qword [rbp + 7416]                   ;    30.7 p10     77 l.0 reload
        vpternlogd zmm30, zmm5, [r9 + 8768], 0x96    ;    61.0 p5+p3   48 next
        vpternlogd zmm7, zmm2, [r9 + 8832], 0x96     ;    61.5 p0+p2   48 next
        vpternlogd zmm19, zmm21, [r9 + 8896], 0x96   ;    62.0 p5+p3   48 next
        vpternlogd zmm10, zmm0, [r9 + 9024], 0x96    ;    62.5 p0+p2   48 next
        vpternlogd zmm31, zmm3, [r9 + 8960], 0x96    ;    63.0 p5+p3   48 next
        vpternlogd zmm17, zmm6, [r9 + 9088], 0x96    ;    63.5 p0+p2   48 next
        vpxord zmm5, zmm5, [r9 + 8192]               ;    64.0 p5+p3   48 next
        vpxord zmm2, zmm2, [r9 + 8256]               ;    64.5 p0+p2   48 next
        vpternlogd zmm15, zmm1, [r9 + 9152], 0x96    ;    65.0 p5+p3   48 next
        vpxord zmm21, zmm21, [r9 + 8320]             ;    65.5 p0+p2   48 next
        vpternlogd zmm12, zmm4, [r9 + 8640], 0x96    ;    66.0 p5+p3   48 next
        vpxord zmm0, zmm0, [r9 + 8448]               ;    66.5 p0+p2   48 next
        vpxord zmm3, zmm3, [r9 + 8384]               ;    67.0 p5+p3   48 next
        vmovdqu64 zmm4, [rbp + 4096]                 ;    37.3 p2      41 next reload
        vpternlogd zmm27, zmm4, [r9 + 8704], 0x96    ;    67.5 p0+p3   48 next
        vpxord zmm6, zmm6, [r9 + 8512]               ;    68.0 p5+p2   48 next
        vpxord zmm1, zmm1, [r9 + 8576]               ;    68.5 p0+p3   48 next
        vmovdqa64 zmm4, zmm6                         ;    69.0         45 next copy
        vpternlogd zmm4, zmm2, zmm5, 0x60            ;    69.0 p5      45 next
        vpandd zmm8, zmm12, zmm1                     ;    69.5 p0      45 next
        vmovdqa64 zmm9, zmm8                         ;    70.5         45 next copy
        vpternlogd zmm9, zmm27, zmm21, 0x78          ;    70.5 p5      45 next
        vpxord zmm11, zmm5, zmm1                     ;    70.5 p0      45 next
        vmovdqa64 zmm13, zmm11                       ;    71.5         45 next copy
        vpternlogd zmm13, zmm3, zmm3, 0xc3           ;    71.5 p5      45 next
        vpternlogd zmm9, zmm13, zmm6, 0x78           ;    72.5 p0      45 next
        vmovdqa64 zmm14, zmm21                       ;    66.5         45 next copy
        vpternlogd zmm14, zmm2, zmm5, 0x6a           ;    72.0 p5      45 next
        vmovdqa64 zmm16, zmm14                       ;    73.0         45 next copy
        vpternlogd zmm16, zmm12, zmm2, 0x87          ;    73.0 p0      45 next
        vmovdqa64 zmm18, zmm6                        ;    69.0         45 next copy
        vpternlogd zmm18, zmm0, zmm21, 0x6a          ;    73.0 p5      45 next
        vpternlogd zmm16, zmm18, zmm0, 0x87          ;    74.0 p0      45 next
        vpternlogd zmm4, zmm16, zmm9, 0x69           ;    75.0 p5      45 next
        vmovdqa64 zmm20, zmm27                       ;    68.5         45 next copy
        vpternlogd zmm20, zmm12, zmm21, 0x48         ;    74.5 p0      45 next
        vmovdqa64 zmm22, zmm12                       ;    67.0         45 next copy
        vpternlogd zmm22, zmm0, zmm3, 0x96           ;    75.0 p5      45 next
        vpternlogd zmm20, zmm22, zmm27, 0x87         ;    76.0 p0      45 next
        vpternlogd zmm9, zmm1, zmm21, 0xb4           ;    76.0 p5      45 next
        vpternlogd zmm8, zmm9, zmm20, 0x96           ;    77.0 p0      45 next
        vpternlogd zmm16, zmm22, zmm12, 0x2d         ;    77.0 p5      45 next
        vpternlogd zmm8, zmm16, zmm1, 0x69           ;    78.0 p0      45 next
        vmovdqa64 zmm23, zmm12                       ;    67.0         45 next copy
        vpternlogd zmm23, zmm0, zmm5, 0x48           ;    78.0 p5      45 next
        vmovdqa64 zmm24, zmm12                       ;    67.0         45 next copy
        vpternlogd zmm24, zmm1, zmm2, 0xb7           ;    78.5 p0      45 next
        vmovdqa64 zmm25, zmm0                        ;    67.5         45 next copy
        vpternlogd zmm25, zmm3, zmm2, 0x48           ;    79.0 p5      45 next
        vpxord zmm26, zmm23, zmm24                   ;    79.5 p0      45 next
        vpternlogd zmm8, zmm26, zmm4, 0x96           ;    80.5 p5      45 next
        vpternlogd zmm25, zmm1, zmm5, 0x78           ;    80.5 p0      45 next
        vmovdqa64 zmm28, zmm27                       ;    68.5         45 next copy
        vpternlogd zmm28, zmm6, zmm0, 0x48           ;    81.0 p5      45 next
        vpternlogd zmm28, zmm27, zmm3, 0x2d          ;    82.0 p0      45 next
        vmovdqa64 zmm29, zmm27                       ;    68.5         45 next copy
        vpternlogd zmm29, zmm12, zmm5, 0x6c          ;    82.0 p5      45 next
        vpternlogd zmm28, zmm29, zmm25, 0x96         ;    83.0 p0      45 next
        vpternlogd zmm28, zmm13, zmm21, 0xd2         ;    84.0 p5      45 next
        vpternlogd zmm4, zmm27, zmm0, 0x87           ;    83.5 p0      45 next
        vpternlogd zmm24, zmm22, zmm3, 0xd2          ;    84.0 p5      45 next
        vmovdqa64 zmm22, zmm11                       ;    71.5         45 next copy
        vpternlogd zmm22, zmm6, zmm0, 0x95           ;    84.5 p0      45 next
        vpternlogd zmm22, zmm14, zmm27, 0x69         ;    85.5 p5      45 next
        vpternlogd zmm14, zmm27, zmm2, 0x28          ;    85.5 p0      45 next
        vmovdqu64 [rbp + 4096], zmm26                ;    80.5 p8+p9   45 next spill
        vmovdqa64 zmm26, zmm6                        ;    69.0         45 next copy
        vpternlogd zmm26, zmm2, zmm2, 0xc3           ;    86.0 p5      45 next
        vmovdqu64 [rbp + 3968], zmm15                ;    66.0 p7+p4   48 next spill
        vmovdqa64 zmm15, zmm26                       ;    87.0         45 next copy
        vpternlogd zmm15, zmm22, zmm5, 0x39          ;    87.0 p0      45 next
        vpternlogd zmm15, zmm25, zmm16, 0x96         ;    88.0 p5      45 next
        vpandd zmm16, zmm12, zmm27                   ;    87.5 p0      45 next
        vmovdqa64 zmm25, zmm26                       ;    87.0         45 next copy
        vpternlogd zmm25, zmm3, zmm21, 0x78          ;    88.0 p5      45 next
        vpandd zmm21, zmm21, zmm6                    ;    88.5 p0      45 next
        vpandd zmm6, zmm6, zmm12                     ;    89.0 p5      45 next
        vpternlogd zmm6, zmm26, zmm0, 0xd2           ;    90.0 p0      45 next
        vmovdqa64 zmm26, zmm16                       ;    88.5         45 next copy
        vpternlogd zmm26, zmm3, zmm5, 0x87           ;    90.0 p5      45 next
        vpternlogd zmm26, zmm0, zmm1, 0x87           ;    91.0 p0      45 next
        vpternlogd zmm9, zmm26, zmm25, 0x69          ;    92.0 p5      45 next
        vpternlogd zmm24, zmm26, zmm18, 0x69         ;    92.0 p0      45 next
        vpternlogd zmm24, zmm29, zmm6, 0x96          ;    93.0 p5      45 next
        vpternlogd zmm6, zmm16, zmm20, 0x69          ;    92.5 p0      45 next
        vpternlogd zmm21, zmm27, zmm13, 0xd2         ;    93.0 p5      45 next
        vpandd zmm3, zmm3, zmm1                      ;    93.5 p0      45 next
        vpternlogd zmm21, zmm2, zmm5, 0x87           ;    94.0 p5      45 next
        vpternlogd zmm6, zmm11, zmm21, 0x69          ;    95.0 p0      45 next
        vpternlogd zmm3, zmm12, zmm5, 0x87           ;    95.0 p5      45 next
        vpternlogd zmm14, zmm25, zmm3, 0x96          ;    96.0 p0      45 next
        vpternlogd zmm3, zmm21, zmm13, 0x69          ;    96.0 p5      45 next
        vpternlogd zmm15, zmm23, zmm19, 0x96         ;    96.5 p0      45 next
        vmovdqu64 zmm0, [rbp + 1984]                 ;    47.8 p2      54 next reload
        vpternlogd zmm8, zmm30, zmm0, 0x96           ;    97.0 p5      54 next
        vmovdqu64 zmm1, [rbp + 2112]                 ;    48.2 p3      54 next reload
        vpternlogd zmm28, zmm7, zmm1, 0x96           ;    97.5 p0      54 next
        vmovdqu64 zmm2, [rbp + 2368]                 ;    48.8 p2      54 next reload
        vpternlogd zmm4, zmm31, zmm2, 0x96           ;    98.0 p5      54 next
        vmovdqu64 zmm5, [rbp + 2496]                 ;    49.2 p3      54 next reload
        vpternlogd zmm9, zmm10, zmm5, 0x96           ;    98.5 p0      54 next
        vmovdqu64 zmm11, [rbp + 2624]                ;    49.8 p2      54 next reload
        vpternlogd zmm24, zmm17, zmm11, 0x96         ;    99.0 p5      54 next
        vmovdqu64 zmm12, [rbp + 3968]                ;    66.0 p3      48 next reload
        vmovdqu64 zmm13, [rbp + 2752]                ;    50.8 p2      54 next reload
        vpternlogd zmm6, zmm13, zmm12, 0x96          ;    99.5 p0      54 next
        vmovdqu64 zmm16, [rbp + 3008]                ;    51.2 p3      54 next reload
        vpternlogd zmm3, zmm22, zmm16, 0x96          ;   100.0 p5      54 next
        vmovdqu64 zmm18, [rbp + 2880]                ;    51.8 p2      54 next reload
        vpternlogd zmm14, zmm18, [rbp + 4096], 0x96  ;   100.5 p0+p3   54 next
        mov r10, qword [rbp + 7384]                  ;    50.8 p10     76 l.0 reload
        vpxord zmm20, zmm0, [r10 + 1024]             ;   101.0 p5+p2   54 next
        vpxord zmm21, zmm1, [r10 + 1088]             ;   101.5 p0+p3   54 next
        vmovdqu64 zmm22, [r10 + 1152]                ;    55.8 p2      54 next
        vmovdqu64 zmm23, [rbp + 2240]                ;    54.2 p3      54 next reload
        vpxord zmm22, zmm22, zmm23                   ;   102.0 p5      54 next
        vpxord zmm25, zmm2, [r10 + 1216]             ;   102.5 p0+p2   54 next
        vpxord zmm26, zmm5, [r10 + 1280]             ;   103.0 p5+p3   54 next
        vpxord zmm27, zmm11, [r10 + 1344]            ;   103.5 p0+p2   54 next
        vpxord zmm29, zmm13, [r10 + 1408]            ;   104.0 p5+p3   54 next
        vpxord zmm13, zmm18, [r10 + 1472]            ;   104.5 p0+p2   54 next
        vpxord zmm18, zmm16, [r10 + 1536]            ;   105.0 p5+p3   54 next
        vmovdqu64 zmm16, [r10 + 1600]                ;    57.8 p2      54 next
        vpxord zmm16, zmm16, [rbp + 3136]            ;   105.5 p0+p3   54 next
        vmovdqu64 zmm11, [r10 + 1664]                ;    58.8 p2      54 next
        vpxord zmm11, zmm11, [rbp + 3264]            ;   106.0 p5+p3   54 next
        vmovdqu64 zmm5, [r10 + 1728]                 ;    59.8 p2      54 next
        vpxord zmm5, zmm5, [rbp + 3392]              ;   106.5 p0+p3   54 next
        vmovdqu64 zmm2, [r10 + 1792]                 ;    60.8 p2      54 next
        vpxord zmm2, zmm2, [rbp + 3520]              ;   107.0 p5+p3   54 next
        vmovdqu64 zmm1, [r10 + 1856]                 ;    61.8 p2      54 next
        vpxord zmm1, zmm1, [rbp + 3648]              ;   107.5 p0+p3   54 next
        vmovdqu64 zmm0, [r10 + 1920]                 ;    62.8 p2      54 next
        vpxord zmm0, zmm0, [rbp + 3776]              ;   108.0 p5+p3   54 next
        vmovdqu64 zmm12, [r10 + 1984]                ;    63.8 p2      54 next
        vpxord zmm12, zmm12, [rbp + 3904]            ;   108.5 p0+p3   54 next
        vmovdqa64 zmm23, zmm2                        ;   108.0         41 next copy
        vpternlogd zmm23, zmm18, zmm13, 0x60         ;   109.0 p5      41 next
        vmovdqu64 [rbp + 4096], zmm17                ;    64.5 p8+p9   48 next spill
        vpandd zmm17, zmm1, zmm0                     ;   109.5 p0      41 next
        vmovdqu64 [rbp + 4032], zmm10                ;    63.5 p7+p4   48 next spill
        vmovdqa64 zmm10, zmm17                       ;   110.5         41 next copy
        vpternlogd zmm10, zmm12, zmm16, 0x78         ;   110.5 p5      41 next
        vmovdqu64 [rbp + 4160], zmm31                ;    64.0 p8+p9   48 next spill
        vpxord zmm31, zmm13, zmm1                    ;   110.5 p0      41 next
        vmovdqu64 [rbp + 4224], zmm19                ;    63.0 p7+p4   48 next spill
        vmovdqa64 zmm19, zmm31                       ;   111.5         41 next copy
        vpternlogd zmm19, zmm11, zmm11, 0xc3         ;   111.5 p5      41 next
        vpternlogd zmm10, zmm19, zmm2, 0x78          ;   112.5 p0      41 next
        vmovdqu64 [rbp + 4288], zmm7                 ;    62.5 p8+p9   48 next spill
        vmovdqa64 zmm7, zmm16                        ;   106.5         41 next copy
        vpternlogd zmm7, zmm18, zmm13, 0x6a          ;   112.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm30                ;    62.0 p7+p4   48 next spill
        vmovdqa64 zmm30, zmm7                        ;   113.0         41 next copy
        vpternlogd zmm30, zmm0, zmm18, 0x87          ;   113.0 p0      41 next
        vmovdqu64 [rbp + 4416], zmm3                 ;   101.0 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm2                         ;   108.0         41 next copy
        vpternlogd zmm3, zmm5, zmm16, 0x6a           ;   113.0 p5      41 next
        vpternlogd zmm30, zmm3, zmm5, 0x87           ;   114.0 p0      41 next
        vpternlogd zmm23, zmm30, zmm10, 0x69         ;   115.0 p5      41 next
        vpternlogd zmm10, zmm1, zmm16, 0xb4          ;   114.5 p0      41 next
        vmovdqu64 [rbp + 4480], zmm14                ;   101.5 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm12                       ;   109.5         41 next copy
        vpternlogd zmm14, zmm0, zmm16, 0x48          ;   115.0 p5      41 next
        vmovdqu64 [rbp + 4544], zmm6                 ;   100.5 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm0                         ;   109.0         41 next copy
        vpternlogd zmm6, zmm5, zmm11, 0x96           ;   115.5 p0      41 next
        vpternlogd zmm14, zmm6, zmm12, 0x87          ;   116.5 p5      41 next
        vpternlogd zmm17, zmm10, zmm14, 0x96         ;   117.5 p0      41 next
        vpternlogd zmm30, zmm6, zmm0, 0x2d           ;   117.0 p5      41 next
        vmovdqu64 [rbp + 4608], zmm24                ;   100.0 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm30                       ;   118.0         41 next copy
        vpternlogd zmm24, zmm17, zmm17, 0xc3         ;   118.5 p0      41 next
        vmovdqa64 zmm17, zmm0                        ;   109.0         41 next copy
        vpternlogd zmm17, zmm5, zmm13, 0x48          ;   118.0 p5      41 next
        vpternlogd zmm24, zmm23, zmm1, 0x96          ;   119.5 p0      41 next
        vmovdqu64 [rbp + 4672], zmm9                 ;    99.5 p8+p9   54 next spill
        vmovdqa64 zmm9, zmm0                         ;   109.0         41 next copy
        vpternlogd zmm9, zmm1, zmm18, 0xb7           ;   119.0 p5      41 next
        vpternlogd zmm6, zmm9, zmm11, 0xc6           ;   120.0 p0      41 next
        vpxord zmm9, zmm9, zmm17                     ;   120.0 p5      41 next
        vmovdqu64 [rbp + 4736], zmm4                 ;    99.0 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm5                         ;   107.5         41 next copy
        vpternlogd zmm4, zmm11, zmm18, 0x48          ;   120.5 p0      41 next
        vpternlogd zmm4, zmm1, zmm13, 0x78           ;   121.5 p5      41 next
        vmovdqu64 [rbp + 4800], zmm15                ;    97.5 p8+p9   45 next spill
        vmovdqa64 zmm15, zmm12                       ;   109.5         41 next copy
        vpternlogd zmm15, zmm2, zmm5, 0x48           ;   121.5 p0      41 next
        vpternlogd zmm15, zmm12, zmm11, 0x2d         ;   122.5 p5      41 next
        vmovdqu64 [rbp + 4864], zmm28                ;    98.5 p7+p4   54 next spill
        vmovdqa64 zmm28, zmm12                       ;   109.5         41 next copy
        vpternlogd zmm28, zmm0, zmm13, 0x6c          ;   122.5 p0      41 next
        vpternlogd zmm15, zmm28, zmm4, 0x96          ;   123.5 p5      41 next
        vpternlogd zmm15, zmm19, zmm16, 0xd2         ;   124.5 p0      41 next
        vmovdqu64 [rbp + 4928], zmm8                 ;    98.0 p8+p9   54 next spill
        vmovdqa64 zmm8, zmm31                        ;   111.5         41 next copy
        vpternlogd zmm8, zmm2, zmm5, 0x95            ;   124.0 p5      41 next
        vpternlogd zmm8, zmm7, zmm12, 0x69           ;   125.0 p0      41 next
        vpternlogd zmm7, zmm12, zmm18, 0x28          ;   125.0 p5      41 next
        vmovdqu64 [rbp + 4992], zmm31                ;   111.5 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm2                        ;   108.0         41 next copy
        vpternlogd zmm31, zmm18, zmm18, 0xc3         ;   125.5 p0      41 next
        vmovdqu64 [rbp + 5056], zmm23                ;   116.0 p8+p9   41 next spill
        vpandd zmm23, zmm5, zmm12                    ;   126.0 p5      41 next
        vmovdqu64 [rbp + 5120], zmm23                ;   127.0 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm31                       ;   126.5         41 next copy
        vpternlogd zmm23, zmm8, zmm13, 0x39          ;   126.5 p0      41 next
        vpternlogd zmm23, zmm4, zmm30, 0x96          ;   127.5 p5      41 next
        vpandd zmm4, zmm12, zmm0                     ;   127.5 p0      41 next
        vmovdqa64 zmm30, zmm31                       ;   126.5         41 next copy
        vpternlogd zmm30, zmm11, zmm16, 0x78         ;   128.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm8                 ;   126.0 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm30                        ;   129.0         41 next copy
        vpternlogd zmm8, zmm10, zmm10, 0xc3          ;   129.0 p0      41 next
        vmovdqa64 zmm10, zmm4                        ;   128.5         41 next copy
        vpternlogd zmm10, zmm11, zmm13, 0x87         ;   129.0 p5      41 next
        vpternlogd zmm10, zmm1, zmm5, 0x87           ;   130.0 p0      41 next
        vpternlogd zmm6, zmm10, zmm10, 0xc3          ;   131.0 p5      41 next
        vpternlogd zmm6, zmm28, zmm3, 0x96           ;   132.0 p0      41 next
        vpandd zmm3, zmm2, zmm0                      ;   131.0 p5      41 next
        vpternlogd zmm3, zmm31, zmm5, 0xd2           ;   132.0 p0      41 next
        vpandd zmm16, zmm16, zmm2                    ;   132.0 p5      41 next
        vmovdqa64 zmm2, zmm3                         ;   133.0         41 next copy
        vpternlogd zmm2, zmm4, zmm4, 0xc3            ;   133.0 p0      41 next
        vpandd zmm11, zmm11, zmm1                    ;   133.0 p5      41 next
        vpternlogd zmm16, zmm12, zmm19, 0xd2         ;   133.5 p0      41 next
        vpternlogd zmm16, zmm18, zmm13, 0x87         ;   134.5 p5      41 next
        vpternlogd zmm2, zmm14, zmm16, 0x69          ;   135.5 p0      41 next
        vpternlogd zmm11, zmm0, zmm13, 0x87          ;   135.0 p5      41 next
        vmovdqa64 zmm0, zmm25                        ;   103.5         41 next copy
        vpternlogd zmm0, zmm22, zmm20, 0x9a          ;   135.5 p0      41 next
        vpandd zmm1, zmm25, zmm26                    ;   136.0 p5      41 next
        vpternlogd zmm7, zmm30, zmm11, 0x96          ;   136.5 p0      41 next
        vpternlogd zmm11, zmm16, zmm19, 0x69         ;   137.0 p5      41 next
        vmovdqa64 zmm4, zmm29                        ;   105.0         41 next copy
        vpternlogd zmm4, zmm22, zmm22, 0x3f          ;   137.5 p0      41 next
        vpternlogd zmm1, zmm27, zmm22, 0x28          ;   138.0 p5      41 next
        vpxord zmm5, zmm21, zmm27                    ;   138.5 p0      41 next
        vmovdqa64 zmm12, zmm1                        ;   139.0         41 next copy
        vpternlogd zmm12, zmm0, zmm26, 0x87          ;   139.0 p5      41 next
        vpternlogd zmm12, zmm29, zmm21, 0x87         ;   140.0 p0      41 next
        vmovdqa64 zmm13, zmm29                       ;   105.0         41 next copy
        vpternlogd zmm13, zmm26, zmm25, 0x6c         ;   140.0 p5      41 next
        vmovdqa64 zmm14, zmm4                        ;   138.5         41 next copy
        vpternlogd zmm14, zmm25, zmm21, 0x78         ;   140.5 p0      41 next
        vmovdqa64 zmm16, zmm14                       ;   141.5         41 next copy
        vpternlogd zmm16, zmm26, zmm20, 0x78         ;   141.5 p5      41 next
        vmovdqa64 zmm18, zmm16                       ;   142.5         41 next copy
        vpternlogd zmm18, zmm12, zmm20, 0xd2         ;   142.5 p0      41 next
        vpxord zmm19, zmm21, zmm26                   ;   142.0 p5      41 next
        vmovdqa64 zmm28, zmm5                        ;   139.5         41 next copy
        vpternlogd zmm28, zmm29, zmm20, 0x78         ;   142.5 p0      41 next
        vpternlogd zmm0, zmm29, zmm22, 0xac          ;   143.0 p5      41 next
        vmovdqa64 zmm30, zmm26                       ;   104.0         41 next copy
        vpternlogd zmm30, zmm22, zmm21, 0x9c         ;   143.5 p0      41 next
        vpxord zmm31, zmm13, zmm28                   ;   144.0 p5      41 next
        vpternlogd zmm31, zmm18, zmm27, 0xc6         ;   145.0 p0      41 next
        vpternlogd zmm0, zmm28, zmm27, 0x2d          ;   145.0 p5      41 next
        vmovdqa64 zmm18, zmm25                       ;   103.5         41 next copy
        vpternlogd zmm18, zmm20, zmm20, 0xc3         ;   145.5 p0      41 next
        vpternlogd zmm0, zmm12, zmm26, 0x78          ;   146.0 p5      41 next
        vpternlogd zmm18, zmm14, zmm5, 0xc6          ;   146.5 p0      41 next
        vmovdqa64 zmm14, zmm30                       ;   144.5         41 next copy
        vpternlogd zmm14, zmm21, zmm21, 0x3f         ;   147.0 p5      41 next
        vpternlogd zmm30, zmm27, zmm20, 0x87         ;   147.5 p0      41 next
        vpternlogd zmm4, zmm18, zmm27, 0x87          ;   148.0 p5      41 next
        vpternlogd zmm24, zmm9, zmm20, 0x96          ;   148.5 p0      41 next
        vpternlogd zmm23, zmm17, zmm22, 0x96         ;   149.0 p5      41 next
        vmovdqa64 zmm17, zmm14                       ;   148.0         41 next copy
        vpternlogd zmm17, zmm19, zmm29, 0x87         ;   149.5 p0      41 next
        vpternlogd zmm14, zmm25, zmm20, 0x87         ;   150.0 p5      41 next
        vpandnd zmm19, zmm19, zmm27                  ;   150.5 p0      41 next
        vpternlogd zmm19, zmm26, zmm22, 0x48         ;   151.5 p5      41 next
        vpternlogd zmm12, zmm17, zmm27, 0xd2         ;   151.5 p0      41 next
        vpternlogd zmm17, zmm14, zmm29, 0xd7         ;   152.0 p5      41 next
        vpternlogd zmm13, zmm30, zmm17, 0x96         ;   153.0 p0      41 next
        vpternlogd zmm13, zmm18, zmm26, 0x87         ;   154.0 p5      41 next
        vpternlogd zmm13, zmm14, zmm22, 0x2d         ;   155.0 p0      41 next
        vpternlogd zmm14, zmm21, zmm20, 0xd6         ;   154.0 p5      41 next
        vpternlogd zmm12, zmm30, zmm25, 0x2d         ;   154.5 p0      41 next
        vmovdqa64 zmm30, zmm16                       ;   142.5         41 next copy
        vpternlogd zmm30, zmm29, zmm27, 0x7b         ;   155.0 p5      41 next
        vpternlogd zmm30, zmm19, zmm14, 0x96         ;   156.0 p0      41 next
        vpxord zmm15, zmm21, zmm15                   ;   156.0 p5      41 next
        vpternlogd zmm14, zmm21, zmm26, 0x4b         ;   156.5 p0      41 next
        vpternlogd zmm14, zmm16, zmm22, 0x87         ;   157.5 p5      41 next
        vpternlogd zmm18, zmm5, zmm5, 0xf3           ;   157.5 p0      41 next
        vpternlogd zmm14, zmm4, zmm28, 0x96          ;   158.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 5120]                 ;   127.0 p2      41 next
        vpternlogd zmm4, zmm25, [rbp + 5056], 0x69   ;   158.5 p0+p3   41 next
        vpternlogd zmm8, zmm10, zmm26, 0x96          ;   159.0 p5      41 next
        vpternlogd zmm18, zmm17, zmm1, 0x96          ;   159.5 p0      41 next
        vpternlogd zmm6, zmm3, zmm27, 0x96           ;   160.0 p5      41 next
        vpternlogd zmm18, zmm25, zmm20, 0xb4         ;   160.5 p0      41 next
        vpternlogd zmm2, zmm29, [rbp + 4992], 0x96   ;   161.0 p5+p2   41 next
        vpternlogd zmm31, zmm24, [r10 + 8768], 0x96  ;   161.5 p0+p3   48 next
        vpternlogd zmm0, zmm15, [r10 + 8832], 0x96   ;   162.0 p5+p2   48 next
        vpternlogd zmm13, zmm23, [r10 + 8896], 0x96  ;   162.5 p0+p3   48 next
        vmovdqu64 zmm1, [r10 + 8192]                 ;    83.7 p2      48 next
        vpternlogd zmm30, zmm4, [r10 + 8960], 0x96   ;   163.0 p5+p3   48 next
        vpxord zmm1, zmm1, zmm24                     ;   163.5 p0      48 next
        vmovdqu64 zmm3, [r10 + 8256]                 ;    84.7 p2      48 next
        vpternlogd zmm12, zmm8, [r10 + 9024], 0x96   ;   164.0 p5+p3   48 next
        vmovdqu64 zmm5, [r10 + 8320]                 ;    85.7 p2      48 next
        vpternlogd zmm14, zmm6, [r10 + 9088], 0x96   ;   164.5 p0+p3   48 next
        vpxord zmm5, zmm5, zmm23                     ;   165.0 p5      48 next
        vmovdqu64 zmm10, [r10 + 8384]                ;    86.7 p2      48 next
        vpxord zmm3, zmm3, zmm15                     ;   165.5 p0      48 next
        vpternlogd zmm18, zmm2, [r10 + 9152], 0x96   ;   166.0 p5+p3   48 next
        vmovdqu64 zmm15, [r10 + 8448]                ;    87.7 p2      48 next
        vpternlogd zmm7, zmm9, [r10 + 8640], 0x96    ;   166.5 p0+p3   48 next
        vmovdqu64 zmm9, [r10 + 8512]                 ;    88.7 p2      48 next
        vpxord zmm10, zmm10, zmm4                    ;   167.0 p5      48 next
        vmovdqu64 zmm4, [r10 + 8576]                 ;    89.0 p3      48 next
        vpxord zmm15, zmm15, zmm8                    ;   167.5 p0      48 next
        vpxord zmm9, zmm9, zmm6                      ;   168.0 p5      48 next
        vmovdqu64 zmm6, [rbp + 5184]                 ;   126.0 p2      41 next reload
        vpternlogd zmm11, zmm6, [r10 + 8704], 0x96   ;   168.5 p0+p3   48 next
        vpxord zmm4, zmm4, zmm2                      ;   169.0 p5      48 next
        vmovdqa64 zmm2, zmm9                         ;   169.0         45 next copy
        vpternlogd zmm2, zmm3, zmm1, 0x60            ;   169.5 p0      45 next
        vpandd zmm6, zmm7, zmm4                      ;   170.0 p5      45 next
        vmovdqa64 zmm8, zmm6                         ;   171.0         45 next copy
        vpternlogd zmm8, zmm11, zmm5, 0x78           ;   171.0 p0      45 next
        vpxord zmm16, zmm1, zmm4                     ;   171.0 p5      45 next
        vmovdqa64 zmm17, zmm16                       ;   172.0         45 next copy
        vpternlogd zmm17, zmm10, zmm10, 0xc3         ;   172.0 p0      45 next
        vpternlogd zmm8, zmm17, zmm9, 0x78           ;   173.0 p5      45 next
        vmovdqa64 zmm19, zmm5                        ;   166.0         45 next copy
        vpternlogd zmm19, zmm3, zmm1, 0x6a           ;   172.5 p0      45 next
        vmovdqa64 zmm20, zmm19                       ;   173.5         45 next copy
        vpternlogd zmm20, zmm7, zmm3, 0x87           ;   173.5 p5      45 next
        vmovdqa64 zmm21, zmm9                        ;   169.0         45 next copy
        vpternlogd zmm21, zmm15, zmm5, 0x6a          ;   173.5 p0      45 next
        vpternlogd zmm20, zmm21, zmm15, 0x87         ;   174.5 p5      45 next
        vpternlogd zmm2, zmm20, zmm8, 0x69           ;   175.5 p0      45 next
        vmovdqa64 zmm22, zmm11                       ;   169.5         45 next copy
        vpternlogd zmm22, zmm7, zmm5, 0x48           ;   175.0 p5      45 next
        vmovdqa64 zmm23, zmm7                        ;   167.5         45 next copy
        vpternlogd zmm23, zmm15, zmm10, 0x96         ;   175.5 p0      45 next
        vpternlogd zmm22, zmm23, zmm11, 0x87         ;   176.5 p5      45 next
        vpternlogd zmm8, zmm4, zmm5, 0xb4            ;   176.5 p0      45 next
        vpternlogd zmm6, zmm8, zmm22, 0x96           ;   177.5 p5      45 next
        vpternlogd zmm20, zmm23, zmm7, 0x2d          ;   177.5 p0      45 next
        vpternlogd zmm6, zmm20, zmm4, 0x69           ;   178.5 p5      45 next
        vmovdqa64 zmm24, zmm7                        ;   167.5         45 next copy
        vpternlogd zmm24, zmm15, zmm1, 0x48          ;   178.5 p0      45 next
        vmovdqa64 zmm25, zmm7                        ;   167.5         45 next copy
        vpternlogd zmm25, zmm4, zmm3, 0xb7           ;   179.0 p5      45 next
        vmovdqa64 zmm26, zmm15                       ;   168.5         45 next copy
        vpternlogd zmm26, zmm10, zmm3, 0x48          ;   179.5 p0      45 next
        vpxord zmm27, zmm24, zmm25                   ;   180.0 p5      45 next
        vpternlogd zmm6, zmm27, zmm2, 0x96           ;   181.0 p0      45 next
        vpternlogd zmm26, zmm4, zmm1, 0x78           ;   181.0 p5      45 next
        vmovdqa64 zmm28, zmm11                       ;   169.5         45 next copy
        vpternlogd zmm28, zmm9, zmm15, 0x48          ;   181.5 p0      45 next
        vpternlogd zmm28, zmm11, zmm10, 0x2d         ;   182.5 p5      45 next
        vmovdqa64 zmm29, zmm11                       ;   169.5         45 next copy
        vpternlogd zmm29, zmm7, zmm1, 0x6c           ;   182.5 p0      45 next
        vpternlogd zmm28, zmm29, zmm26, 0x96         ;   183.5 p5      45 next
        vpternlogd zmm28, zmm17, zmm5, 0xd2          ;   184.5 p0      45 next
        vpternlogd zmm2, zmm11, zmm15, 0x87          ;   184.0 p5      45 next
        vpternlogd zmm25, zmm23, zmm10, 0xd2         ;   184.5 p0      45 next
        vmovdqa64 zmm23, zmm16                       ;   172.0         45 next copy
        vpternlogd zmm23, zmm9, zmm15, 0x95          ;   185.0 p5      45 next
        vpternlogd zmm23, zmm19, zmm11, 0x69         ;   186.0 p0      45 next
        vpternlogd zmm19, zmm11, zmm3, 0x28          ;   186.0 p5      45 next
        vmovdqu64 [rbp + 5184], zmm27                ;   181.0 p7+p4   45 next spill
        vmovdqa64 zmm27, zmm9                        ;   169.0         45 next copy
        vpternlogd zmm27, zmm3, zmm3, 0xc3           ;   186.5 p0      45 next
        vmovdqu64 [rbp + 4992], zmm18                ;   167.0 p8+p9   48 next spill
        vmovdqa64 zmm18, zmm27                       ;   187.5         45 next copy
        vpternlogd zmm18, zmm23, zmm1, 0x39          ;   187.5 p5      45 next
        vpternlogd zmm18, zmm26, zmm20, 0x96         ;   188.5 p0      45 next
        vpandd zmm20, zmm7, zmm11                    ;   188.0 p5      45 next
        vmovdqa64 zmm26, zmm27                       ;   187.5         45 next copy
        vpternlogd zmm26, zmm10, zmm5, 0x78          ;   188.5 p0      45 next
        vpandd zmm5, zmm5, zmm9                      ;   189.0 p5      45 next
        vpandd zmm9, zmm9, zmm7                      ;   189.5 p0      45 next
        vpternlogd zmm9, zmm27, zmm15, 0xd2          ;   190.5 p5      45 next
        vmovdqa64 zmm27, zmm20                       ;   189.0         45 next copy
        vpternlogd zmm27, zmm10, zmm1, 0x87          ;   190.5 p0      45 next
        vpternlogd zmm27, zmm15, zmm4, 0x87          ;   191.5 p5      45 next
        vpternlogd zmm8, zmm27, zmm26, 0x69          ;   192.5 p0      45 next
        vpternlogd zmm25, zmm27, zmm21, 0x69         ;   192.5 p5      45 next
        vpternlogd zmm25, zmm29, zmm9, 0x96          ;   193.5 p0      45 next
        vpternlogd zmm9, zmm20, zmm22, 0x69          ;   193.0 p5      45 next
        vpternlogd zmm5, zmm11, zmm17, 0xd2          ;   193.5 p0      45 next
        vpandd zmm10, zmm10, zmm4                    ;   194.0 p5      45 next
        vpternlogd zmm5, zmm3, zmm1, 0x87            ;   194.5 p0      45 next
        vpternlogd zmm9, zmm16, zmm5, 0x69           ;   195.5 p5      45 next
        vpternlogd zmm10, zmm7, zmm1, 0x87           ;   195.5 p0      45 next
        vpternlogd zmm19, zmm26, zmm10, 0x96         ;   196.5 p5      45 next
        vpternlogd zmm10, zmm5, zmm17, 0x69          ;   196.5 p0      45 next
        vpternlogd zmm18, zmm24, zmm13, 0x96         ;   197.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 4928]                 ;   100.2 p2      54 next
        vmovdqu64 zmm3, [r8]                         ;   100.3 p3      76 l.0 reload
        vpxord zmm1, zmm1, zmm3                      ;   197.5 p0      54 next
        vpternlogd zmm6, zmm31, [rbp + 4928], 0x96   ;   198.0 p5+p2   54 next
        vmovdqu64 zmm4, [rbp + 4864]                 ;   101.3 p3      54 next
        vmovdqu64 zmm5, [r8 + 64]                    ;   102.2 p2      76 l.1 reload
        vpxord zmm4, zmm4, zmm5                      ;   198.5 p0      54 next
        vpternlogd zmm28, zmm0, [rbp + 4864], 0x96   ;   199.0 p5+p3   54 next
        vmovdqu64 zmm7, [rbp + 3968]                 ;   103.2 p2      48 next reload
        vmovdqu64 zmm11, [rbp + 3904]                ;   103.3 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 4992]                ;   167.0 p2      54 next
        vpternlogd zmm15, zmm11, zmm7, 0x96          ;   199.5 p0      54 next
        vmovdqu64 zmm16, [rbp + 4736]                ;   104.3 p3      54 next
        vmovdqu64 zmm17, [r8 + 192]                  ;   105.2 p2      76 l.3 reload
        vpxord zmm16, zmm16, zmm17                   ;   200.0 p5      54 next
        vpternlogd zmm2, zmm30, [rbp + 4736], 0x96   ;   200.5 p0+p3   54 next
        vmovdqu64 zmm20, [rbp + 4672]                ;   106.2 p2      54 next
        vmovdqu64 zmm21, [r8 + 256]                  ;   106.3 p3      76 l.4 reload
        vpxord zmm20, zmm20, zmm21                   ;   201.0 p5      54 next
        vmovdqu64 zmm22, [r8 + 128]                  ;   107.2 p2      76 l.2 reload
        vmovdqu64 zmm24, [rbp + 4800]                ;   107.3 p3      45 next reload
        vmovdqu64 zmm26, [rbp + 2240]                ;   108.2 p2      54 next
        vpternlogd zmm26, zmm24, zmm22, 0x96         ;   201.5 p0      54 next
        vmovdqu64 zmm27, [rbp + 2240]                ;   108.3 p3      54 next reload
        vpternlogd zmm18, zmm24, zmm27, 0x96         ;   202.0 p5      54 next
        vpternlogd zmm8, zmm12, [rbp + 4672], 0x96   ;   202.5 p0+p2   54 next
        vmovdqu64 zmm24, [rbp + 4352]                ;   109.3 p3      48 next reload
        vmovdqu64 zmm29, [rbp + 3136]                ;   110.2 p2      54 next reload
        vpternlogd zmm31, zmm29, zmm24, 0x96         ;   203.0 p5      54 next
        vmovdqu64 zmm27, [rbp + 4608]                ;   110.3 p3      54 next
        vpxord zmm27, zmm27, [r8 + 320]              ;   203.5 p0+p2   54 next
        vpternlogd zmm25, zmm14, [rbp + 4608], 0x96  ;   204.0 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 4544]                ;   112.2 p2      54 next
        vpxord zmm21, zmm21, [r8 + 384]              ;   204.5 p0+p3   54 next
        vpternlogd zmm10, zmm23, [rbp + 4416], 0x96  ;   205.0 p5+p2   54 next
        vmovdqu64 zmm23, [rbp + 4480]                ;   113.3 p3      54 next
        vpxord zmm23, zmm23, [r8 + 448]              ;   205.5 p0+p2   54 next
        vpternlogd zmm24, zmm29, [r8 + 576], 0x96    ;   206.0 p5+p3   54 next
        vmovdqu64 zmm29, [rbp + 4416]                ;   115.2 p2      54 next
        vpxord zmm29, zmm29, [r8 + 512]              ;   206.5 p0+p3   54 next
        vpternlogd zmm7, zmm11, [r8 + 960], 0x96     ;   207.0 p5+p2   54 next
        vmovdqu64 zmm11, [rbp + 3264]                ;   116.3 p3      54 next reload
        vpternlogd zmm0, zmm11, [rbp + 4288], 0x96   ;   207.5 p0+p2   54 next
        vmovdqu64 zmm17, [rbp + 3392]                ;   117.3 p3      54 next reload
        vpternlogd zmm13, zmm17, [rbp + 4224], 0x96  ;   208.0 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 3520]                ;   118.3 p3      54 next reload
        vpternlogd zmm30, zmm22, [rbp + 4160], 0x96  ;   208.5 p0+p2   54 next
        vmovdqu64 zmm5, [rbp + 4992]                 ;   167.0 p3      48 next reload
        vpternlogd zmm9, zmm5, [rbp + 4544], 0x96    ;   209.0 p5+p2   54 next
        vmovdqu64 zmm5, [rbp + 4032]                 ;   120.3 p3      48 next reload
        vmovdqu64 zmm3, [rbp + 3648]                 ;   121.2 p2      54 next reload
        vpternlogd zmm12, zmm3, zmm5, 0x96           ;   209.5 p0      54 next
        vpternlogd zmm5, zmm3, [r8 + 832], 0x96      ;   210.0 p5+p3   54 next
        vmovdqa64 zmm3, zmm5                         ;   211.0         41 next copy
        vmovdqu64 [rbp + 4032], zmm15                ;   200.5 p7+p4   54 next spill
        vmovdqu64 zmm15, [rbp + 3776]                ;   122.2 p2      54 next reload
        vpternlogd zmm14, zmm15, [rbp + 4096], 0x96  ;   210.5 p0+p3   54 next
        vmovdqu64 [rbp + 4544], zmm14                ;   211.5 p8+p9   54 next spill
        vmovdqu64 zmm14, [rbp + 5184]                ;   181.0 p2      45 next reload
        vpternlogd zmm19, zmm14, [rbp + 4480], 0x96  ;   211.0 p5+p3   54 next
        vpxord zmm14, zmm23, zmm5                    ;   211.5 p0      41 next
        vmovdqu64 [rbp + 4480], zmm12                ;   210.5 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm24                       ;   207.0         41 next copy
        vpternlogd zmm12, zmm29, zmm23, 0x6a         ;   212.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm30                ;   209.5 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm7                        ;   208.0         41 next copy
        vmovdqu64 [rbp + 4992], zmm13                ;   209.0 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm7                        ;   208.0         41 next copy
        vmovdqu64 [rbp + 3968], zmm0                 ;   208.5 p8+p9   54 next spill
        vmovdqu64 zmm0, [rbp + 4288]                 ;   124.2 p2      54 next
        vpternlogd zmm0, zmm11, [r8 + 640], 0x96     ;   212.5 p0+p3   54 next
        vmovdqa64 zmm11, zmm14                       ;   212.5         41 next copy
        vpternlogd zmm11, zmm0, zmm0, 0xc3           ;   213.5 p5      41 next
        vmovdqu64 [rbp + 4288], zmm31                ;   204.0 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 4224]                ;   125.2 p2      54 next
        vpternlogd zmm31, zmm17, [r8 + 704], 0x96    ;   213.5 p0+p3   54 next
        vpandd zmm30, zmm30, zmm31                   ;   214.5 p5      41 next
        vmovdqa64 zmm17, zmm31                       ;   214.5         41 next copy
        vpternlogd zmm17, zmm0, zmm29, 0x48          ;   214.5 p0      41 next
        vpternlogd zmm17, zmm5, zmm23, 0x78          ;   215.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm10                ;   206.0 p8+p9   54 next spill
        vmovdqu64 zmm10, [rbp + 4160]                ;   126.2 p2      54 next
        vpternlogd zmm10, zmm22, [r8 + 768], 0x96    ;   215.5 p0+p3   54 next
        vmovdqa64 zmm22, zmm10                       ;   216.5         41 next copy
        vpternlogd zmm22, zmm29, zmm23, 0x60         ;   216.5 p5      41 next
        vmovdqu64 [rbp + 4160], zmm19                ;   212.0 p7+p4   54 next spill
        vmovdqa64 zmm19, zmm10                       ;   216.5         41 next copy
        vpternlogd zmm19, zmm31, zmm24, 0x6a         ;   216.5 p0      41 next
        vmovdqu64 [rbp + 4416], zmm9                 ;   210.0 p8+p9   54 next spill
        vmovdqa64 zmm9, zmm7                         ;   208.0         41 next copy
        vpternlogd zmm9, zmm10, zmm31, 0x48          ;   217.0 p5      41 next
        vpternlogd zmm9, zmm7, zmm0, 0x2d            ;   218.0 p0      41 next
        vmovdqu64 [rbp + 4352], zmm25                ;   205.0 p7+p4   54 next spill
        vmovdqa64 zmm25, zmm14                       ;   212.5         41 next copy
        vpternlogd zmm25, zmm10, zmm31, 0x95         ;   218.0 p5      41 next
        vpternlogd zmm25, zmm12, zmm7, 0x69          ;   219.0 p0      41 next
        vmovdqu64 [rbp + 4608], zmm8                 ;   203.5 p8+p9   54 next spill
        vmovdqa64 zmm8, zmm10                        ;   216.5         41 next copy
        vpternlogd zmm8, zmm29, zmm29, 0xc3          ;   219.0 p5      41 next
        vmovdqu64 [rbp + 4672], zmm2                 ;   201.5 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm8                         ;   220.0         41 next copy
        vpternlogd zmm2, zmm25, zmm23, 0x39          ;   220.0 p0      41 next
        vmovdqu64 [rbp + 4800], zmm18                ;   203.0 p8+p9   54 next spill
        vmovdqa64 zmm18, zmm8                        ;   220.0         41 next copy
        vpternlogd zmm18, zmm0, zmm24, 0x78          ;   220.0 p5      41 next
        vmovdqu64 [rbp + 4736], zmm28                ;   200.0 p7+p4   54 next spill
        vmovdqu64 zmm28, [rbp + 4096]                ;   127.2 p2      54 next
        vpternlogd zmm28, zmm15, [r8 + 896], 0x96    ;   220.5 p0+p3   54 next
        vpandd zmm3, zmm3, zmm28                     ;   221.5 p5      41 next
        vmovdqa64 zmm15, zmm3                        ;   222.5         41 next copy
        vpternlogd zmm15, zmm7, zmm24, 0x78          ;   222.5 p0      41 next
        vpternlogd zmm15, zmm11, zmm10, 0x78         ;   223.5 p5      41 next
        vpandd zmm13, zmm13, zmm28                   ;   222.5 p0      41 next
        vmovdqu64 [rbp + 4096], zmm6                 ;   199.0 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm12                        ;   213.0         41 next copy
        vpternlogd zmm6, zmm28, zmm29, 0x87          ;   223.0 p5      41 next
        vpternlogd zmm6, zmm19, zmm31, 0x87          ;   224.0 p0      41 next
        vpternlogd zmm22, zmm6, zmm15, 0x69          ;   225.0 p5      41 next
        vpternlogd zmm15, zmm5, zmm24, 0xb4          ;   224.5 p0      41 next
        vmovdqu64 [rbp + 4864], zmm25                ;   220.0 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm7                        ;   208.0         41 next copy
        vpternlogd zmm25, zmm28, zmm24, 0x48         ;   225.0 p5      41 next
        vmovdqu64 [rbp + 4928], zmm14                ;   212.5 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm28                       ;   221.5         41 next copy
        vpternlogd zmm14, zmm31, zmm0, 0x96          ;   225.5 p0      41 next
        vpternlogd zmm25, zmm14, zmm7, 0x87          ;   226.5 p5      41 next
        vpternlogd zmm3, zmm15, zmm25, 0x96          ;   227.5 p0      41 next
        vpternlogd zmm6, zmm14, zmm28, 0x2d          ;   227.0 p5      41 next
        vpternlogd zmm3, zmm6, zmm5, 0x69            ;   228.5 p0      41 next
        vpternlogd zmm2, zmm6, zmm17, 0x96           ;   228.0 p5      41 next
        vmovdqa64 zmm6, zmm28                        ;   221.5         41 next copy
        vpternlogd zmm6, zmm31, zmm23, 0x48          ;   228.5 p0      41 next
        vmovdqu64 [rbp + 5056], zmm30                ;   215.5 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm18                       ;   221.0         41 next copy
        vpternlogd zmm30, zmm15, zmm15, 0xc3         ;   229.0 p5      41 next
        vmovdqa64 zmm15, zmm28                       ;   221.5         41 next copy
        vpternlogd zmm15, zmm5, zmm29, 0xb7          ;   229.5 p0      41 next
        vpternlogd zmm14, zmm15, zmm0, 0xc6          ;   230.5 p5      41 next
        vpxord zmm15, zmm15, zmm6                    ;   230.5 p0      41 next
        vpternlogd zmm3, zmm15, zmm22, 0x96          ;   231.5 p5      41 next
        vpternlogd zmm12, zmm7, zmm29, 0x28          ;   231.5 p0      41 next
        vmovdqu64 [rbp + 5120], zmm15                ;   231.5 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm7                        ;   208.0         41 next copy
        vpternlogd zmm15, zmm28, zmm23, 0x6c         ;   232.0 p5      41 next
        vpternlogd zmm9, zmm17, zmm15, 0x96          ;   233.0 p0      41 next
        vpternlogd zmm9, zmm11, zmm24, 0xd2          ;   234.0 p5      41 next
        vmovdqa64 zmm17, zmm13                       ;   223.5         41 next copy
        vpternlogd zmm17, zmm0, zmm23, 0x87          ;   233.5 p0      41 next
        vpternlogd zmm17, zmm5, zmm31, 0x87          ;   234.5 p5      41 next
        vpternlogd zmm14, zmm17, zmm17, 0xc3         ;   235.5 p0      41 next
        vpternlogd zmm14, zmm15, zmm19, 0x96         ;   236.5 p5      41 next
        vpandd zmm15, zmm10, zmm28                   ;   235.5 p0      41 next
        vpternlogd zmm15, zmm8, zmm31, 0xd2          ;   236.5 p5      41 next
        vpandd zmm24, zmm24, zmm10                   ;   236.5 p0      41 next
        vmovdqa64 zmm8, zmm15                        ;   237.5         41 next copy
        vpternlogd zmm8, zmm13, zmm13, 0xc3          ;   237.5 p5      41 next
        vpandd zmm5, zmm5, zmm0                      ;   237.5 p0      41 next
        vpternlogd zmm24, zmm7, zmm11, 0xd2          ;   238.0 p5      41 next
        vpternlogd zmm24, zmm29, zmm23, 0x87         ;   239.0 p0      41 next
        vpternlogd zmm8, zmm25, zmm24, 0x69          ;   240.0 p5      41 next
        vpternlogd zmm5, zmm28, zmm23, 0x87          ;   239.5 p0      41 next
        vmovdqa64 zmm0, zmm16                        ;   201.0         41 next copy
        vpternlogd zmm0, zmm26, zmm1, 0x9a           ;   240.0 p5      41 next
        vpandd zmm7, zmm16, zmm20                    ;   240.5 p0      41 next
        vpternlogd zmm12, zmm18, zmm5, 0x96          ;   241.0 p5      41 next
        vpternlogd zmm5, zmm24, zmm11, 0x69          ;   241.5 p0      41 next
        vmovdqa64 zmm10, zmm21                       ;   205.5         41 next copy
        vpternlogd zmm10, zmm26, zmm26, 0x3f         ;   242.0 p5      41 next
        vpternlogd zmm7, zmm27, zmm26, 0x28          ;   242.5 p0      41 next
        vpxord zmm11, zmm4, zmm27                    ;   243.0 p5      41 next
        vmovdqa64 zmm13, zmm7                        ;   243.5         41 next copy
        vpternlogd zmm13, zmm0, zmm20, 0x87          ;   243.5 p0      41 next
        vpternlogd zmm13, zmm21, zmm4, 0x87          ;   244.5 p5      41 next
        vmovdqa64 zmm18, zmm21                       ;   205.5         41 next copy
        vpternlogd zmm18, zmm20, zmm16, 0x6c         ;   244.5 p0      41 next
        vmovdqa64 zmm19, zmm10                       ;   243.0         41 next copy
        vpternlogd zmm19, zmm16, zmm4, 0x78          ;   245.0 p5      41 next
        vmovdqa64 zmm23, zmm19                       ;   246.0         41 next copy
        vpternlogd zmm23, zmm20, zmm1, 0x78          ;   246.0 p0      41 next
        vpxord zmm24, zmm4, zmm20                    ;   246.0 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;   247.0         41 next copy
        vpternlogd zmm25, zmm13, zmm1, 0xd2          ;   247.0 p0      41 next
        vmovdqa64 zmm28, zmm20                       ;   202.0         41 next copy
        vpternlogd zmm28, zmm26, zmm4, 0x9c          ;   247.0 p5      41 next
        vmovdqa64 zmm29, zmm11                       ;   244.0         41 next copy
        vpternlogd zmm29, zmm21, zmm1, 0x78          ;   247.5 p0      41 next
        vpternlogd zmm0, zmm21, zmm26, 0xac          ;   248.0 p5      41 next
        vmovdqa64 zmm31, zmm16                       ;   201.0         41 next copy
        vpternlogd zmm31, zmm1, zmm1, 0xc3           ;   248.5 p0      41 next
        vpternlogd zmm0, zmm29, zmm27, 0x2d          ;   249.0 p5      41 next
        vpternlogd zmm0, zmm13, zmm20, 0x78          ;   250.0 p0      41 next
        vpternlogd zmm31, zmm19, zmm11, 0xc6         ;   250.0 p5      41 next
        vpxord zmm19, zmm18, zmm29                   ;   250.5 p0      41 next
        vpternlogd zmm19, zmm25, zmm27, 0xc6         ;   251.5 p5      41 next
        vmovdqa64 zmm25, zmm28                       ;   248.0         41 next copy
        vpternlogd zmm25, zmm4, zmm4, 0x3f           ;   251.5 p0      41 next
        vpternlogd zmm28, zmm27, zmm1, 0x87          ;   252.0 p5      41 next
        vpternlogd zmm10, zmm31, zmm27, 0x87         ;   252.5 p0      41 next
        vpternlogd zmm2, zmm6, zmm26, 0x96           ;   253.0 p5      41 next
        vmovdqa64 zmm6, zmm25                        ;   252.5         41 next copy
        vpternlogd zmm6, zmm24, zmm21, 0x87          ;   253.5 p0      41 next
        vpternlogd zmm25, zmm16, zmm1, 0x87          ;   254.0 p5      41 next
        vpternlogd zmm13, zmm6, zmm27, 0xd2          ;   254.5 p0      41 next
        vpternlogd zmm6, zmm25, zmm21, 0xd7          ;   255.0 p5      41 next
        vpternlogd zmm18, zmm28, zmm6, 0x96          ;   256.0 p0      41 next
        vpternlogd zmm18, zmm31, zmm20, 0x87         ;   257.0 p5      41 next
        vpternlogd zmm18, zmm25, zmm26, 0x2d         ;   258.0 p0      41 next
        vpternlogd zmm25, zmm4, zmm1, 0xd6           ;   257.0 p5      41 next
        vpternlogd zmm13, zmm28, zmm16, 0x2d         ;   257.5 p0      41 next
        vpandnd zmm28, zmm24, zmm27                  ;   258.0 p5      41 next
        vpternlogd zmm28, zmm20, zmm26, 0x48         ;   259.0 p0      41 next
        vpternlogd zmm31, zmm11, zmm11, 0xf3         ;   259.0 p5      41 next
        vmovdqa64 zmm11, zmm23                       ;   247.0         41 next copy
        vpternlogd zmm11, zmm21, zmm27, 0x7b         ;   259.5 p0      41 next
        vpternlogd zmm11, zmm28, zmm25, 0x96         ;   260.5 p5      41 next
        vpxord zmm3, zmm1, zmm3                      ;   260.5 p0      41 next
        vpxord zmm9, zmm4, zmm9                      ;   261.0 p5      41 next
        vpternlogd zmm25, zmm24, zmm4, 0x87          ;   261.5 p0      41 next
        vpternlogd zmm25, zmm23, zmm26, 0x87         ;   262.5 p5      41 next
        vpternlogd zmm25, zmm10, zmm29, 0x96         ;   263.5 p0      41 next
        vpternlogd zmm31, zmm6, zmm7, 0x96           ;   263.0 p5      41 next
        vpternlogd zmm30, zmm17, zmm20, 0x96         ;   263.5 p0      41 next
        vpternlogd zmm22, zmm16, [rbp + 5056], 0x69  ;   264.0 p5+p2   41 next
        vpternlogd zmm31, zmm16, zmm1, 0xb4          ;   264.5 p0      41 next
        vpternlogd zmm14, zmm15, zmm27, 0x96         ;   265.0 p5      41 next
        mov r11, qword [rbp + 7408]                  ;   141.0 p10     76 l.0 reload
        vmovdqu64 zmm1, [r11 + 8192]                 ;   146.0 p3      48 next
        vpternlogd zmm8, zmm21, [rbp + 4928], 0x96   ;   265.5 p0+p2   41 next
        vmovdqu64 zmm4, [r11 + 8256]                 ;   146.0 p3      48 next
        vmovdqu64 zmm6, [r11 + 8320]                 ;   146.0 p2      48 next
        vmovdqu64 zmm7, [r11 + 8384]                 ;   146.0 p3      48 next
        vmovdqu64 zmm10, [r11 + 8448]                ;   146.0 p2      48 next
        vmovdqu64 zmm15, [r11 + 8512]                ;   146.0 p3      48 next
        vpternlogd zmm19, zmm3, [r11 + 8768], 0x96   ;   266.0 p5+p2   48 next
        vmovdqu64 zmm16, [r11 + 8576]                ;   146.0 p3      48 next
        vpternlogd zmm0, zmm9, [r11 + 8832], 0x96    ;   266.5 p0+p2   48 next
        vpternlogd zmm18, zmm2, [r11 + 8896], 0x96   ;   267.0 p5+p3   48 next
        vpternlogd zmm11, zmm22, [r11 + 8960], 0x96  ;   267.5 p0+p2   48 next
        vpternlogd zmm13, zmm30, [r11 + 9024], 0x96  ;   268.0 p5+p3   48 next
        vpxord zmm1, zmm1, zmm3                      ;   268.5 p0      48 next
        vpternlogd zmm25, zmm14, [r11 + 9088], 0x96  ;   269.0 p5+p2   48 next
        vpxord zmm6, zmm6, zmm2                      ;   269.5 p0      48 next
        vpxord zmm4, zmm4, zmm9                      ;   270.0 p5      48 next
        vpternlogd zmm31, zmm8, [r11 + 9152], 0x96   ;   270.5 p0+p3   48 next
        vpxord zmm7, zmm7, zmm22                     ;   271.0 p5      48 next
        vpxord zmm10, zmm10, zmm30                   ;   271.5 p0      48 next
        vmovdqu64 zmm2, [rbp + 5120]                 ;   231.5 p2      41 next reload
        vpternlogd zmm12, zmm2, [r11 + 8640], 0x96   ;   272.0 p5+p3   48 next
        vpxord zmm15, zmm15, zmm14                   ;   272.5 p0      48 next
        vmovdqu64 zmm2, [rbp + 4864]                 ;   220.0 p2      41 next reload
        vpternlogd zmm5, zmm2, [r11 + 8704], 0x96    ;   273.0 p5+p3   48 next
        vpxord zmm16, zmm16, zmm8                    ;   273.5 p0      48 next
        vmovdqa64 zmm2, zmm15                        ;   273.5         45 next copy
        vpternlogd zmm2, zmm4, zmm1, 0x60            ;   274.0 p5      45 next
        vpandd zmm3, zmm12, zmm16                    ;   274.5 p0      45 next
        vmovdqa64 zmm8, zmm3                         ;   275.5         45 next copy
        vpternlogd zmm8, zmm5, zmm6, 0x78            ;   275.5 p5      45 next
        vpxord zmm9, zmm1, zmm16                     ;   275.5 p0      45 next
        vmovdqa64 zmm14, zmm9                        ;   276.5         45 next copy
        vpternlogd zmm14, zmm7, zmm7, 0xc3           ;   276.5 p5      45 next
        vpternlogd zmm8, zmm14, zmm15, 0x78          ;   277.5 p0      45 next
        vmovdqa64 zmm17, zmm6                        ;   270.5         45 next copy
        vpternlogd zmm17, zmm4, zmm1, 0x6a           ;   277.0 p5      45 next
        vmovdqa64 zmm20, zmm17                       ;   278.0         45 next copy
        vpternlogd zmm20, zmm12, zmm4, 0x87          ;   278.0 p0      45 next
        vmovdqa64 zmm21, zmm15                       ;   273.5         45 next copy
        vpternlogd zmm21, zmm10, zmm6, 0x6a          ;   278.0 p5      45 next
        vpternlogd zmm20, zmm21, zmm10, 0x87         ;   279.0 p0      45 next
        vpternlogd zmm2, zmm20, zmm8, 0x69           ;   280.0 p5      45 next
        vmovdqa64 zmm22, zmm5                        ;   274.0         45 next copy
        vpternlogd zmm22, zmm12, zmm6, 0x48          ;   279.5 p0      45 next
        vmovdqa64 zmm23, zmm12                       ;   273.0         45 next copy
        vpternlogd zmm23, zmm10, zmm7, 0x96          ;   280.0 p5      45 next
        vpternlogd zmm22, zmm23, zmm5, 0x87          ;   281.0 p0      45 next
        vpternlogd zmm8, zmm16, zmm6, 0xb4           ;   281.0 p5      45 next
        vpternlogd zmm20, zmm23, zmm12, 0x2d         ;   281.5 p0      45 next
        vpxord zmm24, zmm8, zmm22                    ;   282.0 p5      45 next
        vpternlogd zmm24, zmm3, zmm20, 0x69          ;   283.0 p0      45 next
        vmovdqa64 zmm3, zmm12                        ;   273.0         45 next copy
        vpternlogd zmm3, zmm10, zmm1, 0x48           ;   283.0 p5      45 next
        vmovdqa64 zmm26, zmm12                       ;   273.0         45 next copy
        vpternlogd zmm26, zmm16, zmm4, 0xb7          ;   283.5 p0      45 next
        vpternlogd zmm24, zmm2, zmm16, 0x96          ;   284.0 p5      45 next
        vmovdqa64 zmm27, zmm10                       ;   272.5         45 next copy
        vpternlogd zmm27, zmm7, zmm4, 0x48           ;   284.5 p0      45 next
        vpxord zmm28, zmm3, zmm26                    ;   285.0 p5      45 next
        vpternlogd zmm27, zmm16, zmm1, 0x78          ;   285.5 p0      45 next
        vmovdqa64 zmm29, zmm5                        ;   274.0         45 next copy
        vpternlogd zmm29, zmm15, zmm10, 0x48         ;   286.0 p5      45 next
        vpternlogd zmm29, zmm5, zmm7, 0x2d           ;   287.0 p0      45 next
        vmovdqa64 zmm30, zmm5                        ;   274.0         45 next copy
        vpternlogd zmm30, zmm12, zmm1, 0x6c          ;   287.0 p5      45 next
        vpternlogd zmm29, zmm30, zmm27, 0x96         ;   288.0 p0      45 next
        vpternlogd zmm29, zmm14, zmm6, 0xd2          ;   289.0 p5      45 next
        vpternlogd zmm23, zmm26, zmm7, 0x6c          ;   288.5 p0      45 next
        vpternlogd zmm24, zmm28, zmm19, 0x96         ;   289.0 p5      45 next
        vmovdqa64 zmm28, zmm9                        ;   276.5         45 next copy
        vpternlogd zmm28, zmm15, zmm10, 0x95         ;   289.5 p0      45 next
        vpternlogd zmm28, zmm17, zmm5, 0x69          ;   290.5 p5      45 next
        vpternlogd zmm17, zmm5, zmm4, 0x28           ;   290.5 p0      45 next
        vpxord zmm29, zmm29, zmm0                    ;   291.0 p5      45 next
        vmovdqu64 [rbp + 4864], zmm0                 ;   267.5 p7+p4   48 next spill
        vmovdqa64 zmm0, zmm15                        ;   273.5         45 next copy
        vpternlogd zmm0, zmm4, zmm4, 0xc3            ;   291.5 p0      45 next
        vmovdqu64 [rbp + 5120], zmm19                ;   267.0 p8+p9   48 next spill
        vpandd zmm19, zmm10, zmm5                    ;   292.0 p5      45 next
        vpternlogd zmm19, zmm2, zmm11, 0x69          ;   293.0 p0      45 next
        vmovdqa64 zmm2, zmm0                         ;   292.5         45 next copy
        vpternlogd zmm2, zmm28, zmm1, 0x39           ;   293.0 p5      45 next
        vpternlogd zmm2, zmm27, zmm20, 0x96          ;   294.0 p0      45 next
        vpandd zmm20, zmm5, zmm12                    ;   294.0 p5      45 next
        vmovdqa64 zmm27, zmm0                        ;   292.5         45 next copy
        vpternlogd zmm27, zmm7, zmm6, 0x78           ;   294.5 p0      45 next
        vmovdqu64 [rbp + 4928], zmm11                ;   268.5 p7+p4   48 next spill
        vmovdqa64 zmm11, zmm27                       ;   295.5         45 next copy
        vpternlogd zmm11, zmm8, zmm8, 0xc3           ;   295.5 p5      45 next
        vmovdqa64 zmm8, zmm20                        ;   295.0         45 next copy
        vpternlogd zmm8, zmm7, zmm1, 0x87            ;   295.5 p0      45 next
        vpternlogd zmm8, zmm16, zmm10, 0x87          ;   296.5 p5      45 next
        vpternlogd zmm23, zmm8, zmm7, 0x69           ;   297.5 p0      45 next
        vpternlogd zmm23, zmm30, zmm21, 0x96         ;   298.5 p5      45 next
        vpandd zmm21, zmm12, zmm15                   ;   297.5 p0      45 next
        vpternlogd zmm21, zmm0, zmm10, 0xd2          ;   298.5 p5      45 next
        vmovdqu64 zmm0, [rbp + 4096]                 ;   199.0 p2      54 next reload
        vmovdqu64 zmm10, [rbp - 128]                 ;   159.2 p3     108 r
        vpternlogd zmm10, zmm0, [r11 + 1024], 0x96   ;   298.5 p0+p2  108 r
        vpandd zmm6, zmm6, zmm15                     ;   299.0 p5      45 next
        vpternlogd zmm6, zmm5, zmm14, 0xd2           ;   300.0 p0      45 next
        vmovdqu64 zmm5, [rbp + 4736]                 ;   200.0 p3      54 next reload
        vmovdqu64 zmm15, [rbp + 0]                   ;   161.0 p2     108 r
        vpternlogd zmm15, zmm5, [r11 + 1088], 0x96   ;   300.0 p5+p3  108 r
        vmovdqa64 zmm30, zmm21                       ;   299.5         45 next copy
        vpternlogd zmm30, zmm20, zmm20, 0xc3         ;   300.5 p0      45 next
        vpandd zmm7, zmm7, zmm16                     ;   301.0 p5      45 next
        vpternlogd zmm6, zmm4, zmm1, 0x87            ;   301.5 p0      45 next
        vmovdqu64 zmm4, [rbp + 4800]                 ;   203.0 p2      54 next reload
        vmovdqu64 zmm16, [rbp + 128]                 ;   162.2 p3     108 r
        vpternlogd zmm16, zmm4, [r11 + 1152], 0x96   ;   302.0 p5+p2  108 r
        vpternlogd zmm30, zmm22, zmm6, 0x69          ;   302.5 p0      45 next
        vpternlogd zmm7, zmm12, zmm1, 0x87           ;   303.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 4672]                 ;   201.5 p3      54 next reload
        vmovdqu64 zmm12, [rbp + 256]                 ;   164.0 p2     108 r
        vpternlogd zmm12, zmm1, [r11 + 1216], 0x96   ;   303.5 p0+p3  108 r
        vpternlogd zmm17, zmm27, zmm7, 0x96          ;   304.0 p5      45 next
        vmovdqu64 zmm20, [rbp + 4608]                ;   203.5 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 384]                 ;   165.2 p3     108 r
        vpternlogd zmm22, zmm20, [r11 + 1280], 0x96  ;   304.5 p0+p2  108 r
        vpternlogd zmm17, zmm26, zmm3, 0x96          ;   305.0 p5      45 next
        vpternlogd zmm7, zmm6, zmm6, 0xc3            ;   305.5 p0      45 next
        vmovdqu64 zmm6, [rbp + 4352]                 ;   205.0 p3      54 next reload
        vmovdqu64 zmm26, [rbp + 512]                 ;   167.0 p2     108 r
        vpternlogd zmm26, zmm6, [r11 + 1344], 0x96   ;   306.0 p5+p3  108 r
        vpternlogd zmm7, zmm28, zmm14, 0x96          ;   306.5 p0      45 next
        vmovdqu64 zmm14, [rbp + 4416]                ;   210.0 p2      54 next reload
        vmovdqu64 zmm27, [rbp + 640]                 ;   168.2 p3     108 r
        vpternlogd zmm27, zmm14, [r11 + 1408], 0x96  ;   307.0 p5+p2  108 r
        vpternlogd zmm2, zmm3, zmm18, 0x96           ;   307.5 p0      45 next
        vpternlogd zmm11, zmm8, zmm13, 0x96          ;   308.0 p5      45 next
        vmovdqu64 zmm3, [rbp + 4160]                 ;   212.0 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 768]                  ;   170.0 p2     108 r
        vpternlogd zmm8, zmm3, [r11 + 1472], 0x96    ;   308.5 p0+p3  108 r
        vpternlogd zmm23, zmm21, zmm25, 0x96         ;   309.0 p5      45 next
        vpternlogd zmm30, zmm9, zmm31, 0x96          ;   309.5 p0      45 next
        vmovdqu64 zmm9, [rbp + 4224]                 ;   206.0 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 896]                 ;   171.2 p3     108 r
        vpternlogd zmm21, zmm9, [r11 + 1536], 0x96   ;   310.0 p5+p2  108 r
        vpternlogd zmm24, zmm0, [rbp - 64], 0x96     ;   310.5 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 4288]                 ;   204.0 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 1024]                ;   173.2 p3     108 r
        vpternlogd zmm28, zmm0, [r11 + 1600], 0x96   ;   311.0 p5+p2  108 r
        vpternlogd zmm29, zmm5, [rbp + 64], 0x96     ;   311.5 p0+p3  108 r
        vpternlogd zmm19, zmm1, [rbp + 320], 0x96    ;   312.0 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 3968]                 ;   208.5 p3      54 next reload
        vmovdqu64 zmm5, [rbp + 1152]                 ;   176.0 p2     108 r
        vpternlogd zmm5, zmm1, [r11 + 1664], 0x96    ;   312.5 p0+p3  108 r
        vpternlogd zmm2, zmm4, [rbp + 192], 0x96     ;   313.0 p5+p2  108 r
        vpternlogd zmm11, zmm20, [rbp + 448], 0x96   ;   313.5 p0+p3  108 r
        vmovdqu64 zmm4, [rbp + 4992]                 ;   209.0 p2      54 next reload
        vmovdqu64 zmm20, [rbp + 1280]                ;   178.2 p3     108 r
        vpternlogd zmm20, zmm4, [r11 + 1728], 0x96   ;   314.0 p5+p2  108 r
        vpternlogd zmm23, zmm6, [rbp + 576], 0x96    ;   314.5 p0+p3  108 r
        vpternlogd zmm30, zmm14, [rbp + 704], 0x96   ;   315.0 p5+p2  108 r
        vmovdqu64 zmm6, [rbp + 5184]                 ;   209.5 p3      54 next reload
        vmovdqu64 zmm14, [rbp + 1408]                ;   181.0 p2     108 r
        vpternlogd zmm14, zmm6, [r11 + 1792], 0x96   ;   315.5 p0+p3  108 r
        vpternlogd zmm18, zmm4, [rbp + 1344], 0x96   ;   316.0 p5+p2  108 r
        vpternlogd zmm17, zmm3, [rbp + 832], 0x96    ;   316.5 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 1088]                 ;   183.0 p2     108 r reload
        vpternlogd zmm0, zmm3, [rbp + 5120], 0x96    ;   317.0 p5+p3  108 r
        vmovdqu64 zmm3, [rbp + 4480]                 ;   210.5 p2      54 next reload
        vmovdqu64 zmm4, [rbp + 1536]                 ;   184.2 p3     108 r
        vpternlogd zmm4, zmm3, [r11 + 1856], 0x96    ;   317.5 p0+p2  108 r
        vpternlogd zmm7, zmm9, [rbp + 960], 0x96     ;   318.0 p5+p3  108 r
        vpternlogd zmm13, zmm3, [rbp + 1600], 0x96   ;   318.5 p0+p2  108 r
        vmovdqu64 zmm3, [rbp + 1216]                 ;   186.2 p3     108 r reload
        vpternlogd zmm1, zmm3, [rbp + 4864], 0x96    ;   319.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 4544]                 ;   211.5 p3      54 next reload
        vmovdqu64 zmm9, [rbp + 1664]                 ;   188.0 p2     108 r
        vpternlogd zmm9, zmm3, [r11 + 1920], 0x96    ;   319.5 p0+p3  108 r
        vpternlogd zmm25, zmm3, [rbp + 1728], 0x96   ;   320.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 4032]                 ;   200.5 p3      54 next reload
        vmovdqu64 [rbp + 4544], zmm25                ;   321.0 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 1792]                ;   190.0 p2     108 r
        vpternlogd zmm25, zmm3, [r11 + 1984], 0x96   ;   320.5 p0+p3  108 r
        vpternlogd zmm31, zmm3, [rbp + 1856], 0x96   ;   321.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 1472]                 ;   191.2 p3     108 r reload
        vpternlogd zmm6, zmm3, [rbp + 4928], 0x96    ;   321.5 p0+p2  108 r
        vmovdqu64 zmm3, [r8]                         ;   192.2 p3      54 next
        vpxord zmm3, zmm3, zmm10                     ;   322.0 p5      54 next
        vmovdqu64 [rbp + 5184], zmm10                ;   299.5 p7+p4  108 r spill
        vmovdqu64 zmm10, [r8 + 64]                   ;   193.0 p2      54 next
        vpxord zmm10, zmm10, zmm15                   ;   322.5 p0      54 next
        vmovdqu64 [rbp + 4928], zmm15                ;   301.0 p8+p9  108 r spill
        vmovdqu64 zmm15, [r8 + 128]                  ;   193.2 p3      54 next
        vpxord zmm15, zmm15, zmm16                   ;   323.0 p5      54 next
        vmovdqu64 [rbp + 4032], zmm16                ;   303.0 p7+p4  108 r spill
        vmovdqu64 zmm16, [r8 + 192]                  ;   194.0 p2      54 next
        vpxord zmm16, zmm16, zmm12                   ;   323.5 p0      54 next
        vmovdqu64 [rbp + 3968], zmm12                ;   304.5 p8+p9  108 r spill
        vmovdqu64 zmm12, [r8 + 256]                  ;   194.2 p3      54 next
        vpxord zmm12, zmm12, zmm22                   ;   324.0 p5      54 next
        vmovdqu64 [rbp + 4864], zmm22                ;   305.5 p7+p4  108 r spill
        vmovdqu64 zmm22, [r8 + 320]                  ;   195.0 p2      54 next
        vpxord zmm22, zmm22, zmm26                   ;   324.5 p0      54 next
        vmovdqu64 [rbp + 4480], zmm26                ;   307.0 p8+p9  108 r spill
        vmovdqu64 zmm26, [r8 + 384]                  ;   195.2 p3      54 next
        vpxord zmm26, zmm26, zmm27                   ;   325.0 p5      54 next
        vmovdqu64 [rbp + 4224], zmm27                ;   308.0 p7+p4  108 r spill
        vmovdqu64 zmm27, [r8 + 448]                  ;   196.0 p2      54 next
        vpxord zmm27, zmm27, zmm8                    ;   325.5 p0      54 next
        vmovdqu64 [rbp + 4288], zmm8                 ;   309.5 p8+p9  108 r spill
        vmovdqu64 zmm8, [r8 + 512]                   ;   196.2 p3      54 next
        vpxord zmm8, zmm8, zmm21                     ;   326.0 p5      54 next
        vmovdqu64 [rbp + 5120], zmm21                ;   311.0 p7+p4  108 r spill
        vmovdqu64 zmm21, [r8 + 576]                  ;   197.0 p2      54 next
        vpxord zmm21, zmm21, zmm28                   ;   326.5 p0      54 next
        vmovdqu64 [rbp + 4160], zmm28                ;   312.0 p8+p9  108 r spill
        vmovdqu64 zmm28, [r8 + 640]                  ;   197.2 p3      54 next
        vpxord zmm28, zmm28, zmm5                    ;   327.0 p5      54 next
        vmovdqu64 [rbp + 4992], zmm5                 ;   313.5 p7+p4  108 r spill
        vmovdqu64 zmm5, [r8 + 704]                   ;   198.0 p2      54 next
        vpxord zmm5, zmm5, zmm20                     ;   327.5 p0      54 next
        vmovdqu64 [rbp + 4416], zmm20                ;   315.0 p8+p9  108 r spill
        vmovdqu64 zmm20, [r8 + 768]                  ;   198.2 p3      54 next
        vpxord zmm20, zmm20, zmm14                   ;   328.0 p5      54 next
        vmovdqu64 [rbp + 4352], zmm14                ;   316.5 p7+p4  108 r spill
        vmovdqu64 zmm14, [r8 + 832]                  ;   199.0 p2      54 next
        vpxord zmm14, zmm14, zmm4                    ;   328.5 p0      54 next
        vmovdqu64 [rbp + 4608], zmm4                 ;   318.5 p8+p9  108 r spill
        vmovdqu64 zmm4, [r8 + 896]                   ;   199.2 p3      54 next
        vpxord zmm4, zmm4, zmm9                      ;   329.0 p5      54 next
        vmovdqu64 [rbp + 4800], zmm9                 ;   320.5 p7+p4  108 r spill
        vmovdqu64 zmm9, [r8 + 960]                   ;   200.0 p2      54 next
        vpxord zmm9, zmm9, zmm25                     ;   329.5 p0      54 next
        vmovdqu64 [rbp + 4672], zmm25                ;   321.5 p8+p9  108 r spill
        vmovdqa64 zmm25, zmm20                       ;   329.0         41 next copy
        vpternlogd zmm25, zmm8, zmm27, 0x60          ;   330.0 p5      41 next
        vmovdqu64 [rbp + 4736], zmm31                ;   322.0 p7+p4  108 r spill
        vpandd zmm31, zmm14, zmm4                    ;   330.5 p0      41 next
        vmovdqu64 [rbp + 4096], zmm13                ;   319.5 p8+p9  108 r spill
        vmovdqa64 zmm13, zmm31                       ;   331.5         41 next copy
        vpternlogd zmm13, zmm9, zmm21, 0x78          ;   331.5 p5      41 next
        vmovdqu64 [rbp + 5056], zmm6                 ;   322.5 p7+p4  108 r spill
        vpxord zmm6, zmm27, zmm14                    ;   331.5 p0      41 next
        vmovdqu64 [rbp + 5248], zmm18                ;   317.0 p8+p9  108 r spill
        vmovdqa64 zmm18, zmm6                        ;   332.5         41 next copy
        vpternlogd zmm18, zmm28, zmm28, 0xc3         ;   332.5 p5      41 next
        vpternlogd zmm13, zmm18, zmm20, 0x78         ;   333.5 p0      41 next
        vmovdqu64 [rbp + 5312], zmm1                 ;   320.0 p7+p4  108 r spill
        vmovdqa64 zmm1, zmm21                        ;   327.5         41 next copy
        vpternlogd zmm1, zmm8, zmm27, 0x6a           ;   333.0 p5      41 next
        vmovdqu64 [rbp + 5376], zmm0                 ;   318.0 p8+p9  108 r spill
        vmovdqa64 zmm0, zmm1                         ;   334.0         41 next copy
        vpternlogd zmm0, zmm4, zmm8, 0x87            ;   334.0 p0      41 next
        vmovdqu64 [rbp + 5440], zmm2                 ;   314.0 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm20                        ;   329.0         41 next copy
        vpternlogd zmm2, zmm5, zmm21, 0x6a           ;   334.0 p5      41 next
        vpternlogd zmm0, zmm2, zmm5, 0x87            ;   335.0 p0      41 next
        vpternlogd zmm25, zmm0, zmm13, 0x69          ;   336.0 p5      41 next
        vpternlogd zmm13, zmm14, zmm21, 0xb4         ;   335.5 p0      41 next
        vmovdqu64 [rbp + 5504], zmm7                 ;   319.0 p8+p9  108 r spill
        vmovdqa64 zmm7, zmm9                         ;   330.5         41 next copy
        vpternlogd zmm7, zmm4, zmm21, 0x48           ;   336.0 p5      41 next
        vmovdqu64 [rbp + 5568], zmm17                ;   317.5 p7+p4  108 r spill
        vmovdqa64 zmm17, zmm4                        ;   330.0         41 next copy
        vpternlogd zmm17, zmm5, zmm28, 0x96          ;   336.5 p0      41 next
        vpternlogd zmm7, zmm17, zmm9, 0x87           ;   337.5 p5      41 next
        vpternlogd zmm31, zmm13, zmm7, 0x96          ;   338.5 p0      41 next
        vpternlogd zmm0, zmm17, zmm4, 0x2d           ;   338.0 p5      41 next
        vmovdqu64 [rbp + 5632], zmm30                ;   316.0 p8+p9  108 r spill
        vmovdqa64 zmm30, zmm0                        ;   339.0         41 next copy
        vpternlogd zmm30, zmm31, zmm31, 0xc3         ;   339.5 p0      41 next
        vmovdqa64 zmm31, zmm4                        ;   330.0         41 next copy
        vpternlogd zmm31, zmm5, zmm27, 0x48          ;   339.0 p5      41 next
        vpternlogd zmm30, zmm25, zmm14, 0x96         ;   340.5 p0      41 next
        vmovdqu64 [rbp + 5696], zmm23                ;   315.5 p7+p4  108 r spill
        vmovdqa64 zmm23, zmm4                        ;   330.0         41 next copy
        vpternlogd zmm23, zmm14, zmm8, 0xb7          ;   340.0 p5      41 next
        vpternlogd zmm17, zmm23, zmm28, 0xc6         ;   341.0 p0      41 next
        vpxord zmm23, zmm23, zmm31                   ;   341.0 p5      41 next
        vmovdqu64 [rbp + 5760], zmm11                ;   314.5 p8+p9  108 r spill
        vmovdqa64 zmm11, zmm5                        ;   328.5         41 next copy
        vpternlogd zmm11, zmm28, zmm8, 0x48          ;   341.5 p0      41 next
        vpternlogd zmm11, zmm14, zmm27, 0x78         ;   342.5 p5      41 next
        vmovdqu64 [rbp + 5824], zmm19                ;   313.0 p7+p4  108 r spill
        vmovdqa64 zmm19, zmm9                        ;   330.5         41 next copy
        vpternlogd zmm19, zmm20, zmm5, 0x48          ;   342.5 p0      41 next
        vpternlogd zmm19, zmm9, zmm28, 0x2d          ;   343.5 p5      41 next
        vmovdqu64 [rbp + 5888], zmm29                ;   312.5 p8+p9  108 r spill
        vmovdqa64 zmm29, zmm9                        ;   330.5         41 next copy
        vpternlogd zmm29, zmm4, zmm27, 0x6c          ;   343.5 p0      41 next
        vpternlogd zmm19, zmm29, zmm11, 0x96         ;   344.5 p5      41 next
        vpternlogd zmm19, zmm18, zmm21, 0x78         ;   345.5 p0      41 next
        vmovdqu64 [rbp + 5952], zmm24                ;   311.5 p7+p4  108 r spill
        vmovdqa64 zmm24, zmm6                        ;   332.5         41 next copy
        vpternlogd zmm24, zmm20, zmm5, 0x95          ;   345.0 p5      41 next
        vpternlogd zmm24, zmm1, zmm9, 0x69           ;   346.0 p0      41 next
        vpternlogd zmm1, zmm9, zmm8, 0x28            ;   346.0 p5      41 next
        vmovdqu64 [rbp + 6016], zmm6                 ;   332.5 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm20                        ;   329.0         41 next copy
        vpternlogd zmm6, zmm8, zmm8, 0xc3            ;   346.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm25                ;   337.0 p7+p4   41 next spill
        vpandd zmm25, zmm5, zmm9                     ;   347.0 p5      41 next
        vmovdqu64 [rbp + 6144], zmm25                ;   348.0 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm6                        ;   347.5         41 next copy
        vpternlogd zmm25, zmm24, zmm27, 0x39         ;   347.5 p0      41 next
        vpternlogd zmm25, zmm11, zmm0, 0x96          ;   348.5 p5      41 next
        vpandd zmm0, zmm9, zmm4                      ;   348.5 p0      41 next
        vmovdqa64 zmm11, zmm6                        ;   347.5         41 next copy
        vpternlogd zmm11, zmm28, zmm21, 0x78         ;   349.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm24                ;   347.0 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm11                       ;   350.0         41 next copy
        vpternlogd zmm24, zmm13, zmm13, 0xc3         ;   350.0 p0      41 next
        vmovdqa64 zmm13, zmm0                        ;   349.5         41 next copy
        vpternlogd zmm13, zmm28, zmm27, 0x87         ;   350.0 p5      41 next
        vpternlogd zmm13, zmm14, zmm5, 0x87          ;   351.0 p0      41 next
        vpternlogd zmm17, zmm13, zmm13, 0xc3         ;   352.0 p5      41 next
        vpternlogd zmm17, zmm29, zmm2, 0x96          ;   353.0 p0      41 next
        vpandd zmm2, zmm20, zmm4                     ;   352.0 p5      41 next
        vpternlogd zmm2, zmm6, zmm5, 0xd2            ;   353.0 p0      41 next
        vpandd zmm20, zmm20, zmm21                   ;   353.0 p5      41 next
        vmovdqa64 zmm5, zmm2                         ;   354.0         41 next copy
        vpternlogd zmm5, zmm0, zmm0, 0xc3            ;   354.0 p0      41 next
        vpandd zmm28, zmm28, zmm14                   ;   354.0 p5      41 next
        vpternlogd zmm20, zmm9, zmm18, 0xd2          ;   354.5 p0      41 next
        vpternlogd zmm20, zmm8, zmm27, 0x87          ;   355.5 p5      41 next
        vpternlogd zmm5, zmm7, zmm20, 0x69           ;   356.5 p0      41 next
        vpternlogd zmm28, zmm4, zmm27, 0x87          ;   356.0 p5      41 next
        vmovdqa64 zmm0, zmm16                        ;   324.5         41 next copy
        vpternlogd zmm0, zmm15, zmm3, 0x9a           ;   356.5 p0      41 next
        vpandd zmm4, zmm16, zmm12                    ;   357.0 p5      41 next
        vpternlogd zmm1, zmm11, zmm28, 0x96          ;   357.5 p0      41 next
        vpternlogd zmm28, zmm20, zmm18, 0x69         ;   358.0 p5      41 next
        vmovdqa64 zmm6, zmm26                        ;   326.0         41 next copy
        vpternlogd zmm6, zmm15, zmm15, 0x3f          ;   358.5 p0      41 next
        vpternlogd zmm4, zmm22, zmm15, 0x28          ;   359.0 p5      41 next
        vpxord zmm7, zmm10, zmm22                    ;   359.5 p0      41 next
        vmovdqa64 zmm8, zmm4                         ;   360.0         41 next copy
        vpternlogd zmm8, zmm0, zmm12, 0x87           ;   360.0 p5      41 next
        vpternlogd zmm8, zmm26, zmm10, 0x87          ;   361.0 p0      41 next
        vmovdqa64 zmm9, zmm26                        ;   326.0         41 next copy
        vpternlogd zmm9, zmm12, zmm16, 0x6c          ;   361.0 p5      41 next
        vmovdqa64 zmm11, zmm6                        ;   359.5         41 next copy
        vpternlogd zmm11, zmm16, zmm10, 0x78         ;   361.5 p0      41 next
        vmovdqa64 zmm14, zmm11                       ;   362.5         41 next copy
        vpternlogd zmm14, zmm12, zmm3, 0x78          ;   362.5 p5      41 next
        vmovdqa64 zmm18, zmm14                       ;   363.5         41 next copy
        vpternlogd zmm18, zmm8, zmm3, 0xd2           ;   363.5 p0      41 next
        vpxord zmm20, zmm10, zmm12                   ;   363.0 p5      41 next
        vmovdqa64 zmm27, zmm7                        ;   360.5         41 next copy
        vpternlogd zmm27, zmm26, zmm3, 0x78          ;   363.5 p0      41 next
        vpternlogd zmm0, zmm26, zmm15, 0xac          ;   364.0 p5      41 next
        vmovdqa64 zmm29, zmm12                       ;   325.0         41 next copy
        vpternlogd zmm29, zmm15, zmm10, 0x9c         ;   364.5 p0      41 next
        vpternlogd zmm0, zmm27, zmm22, 0x2d          ;   365.0 p5      41 next
        vpternlogd zmm0, zmm8, zmm12, 0x78           ;   366.0 p0      41 next
        vpternlogd zmm30, zmm23, zmm3, 0x96          ;   366.0 p5      41 next
        vpternlogd zmm19, zmm21, zmm10, 0x96         ;   366.5 p0      41 next
        vpxord zmm21, zmm9, zmm27                    ;   367.0 p5      41 next
        vpternlogd zmm21, zmm18, zmm22, 0xc6         ;   368.0 p0      41 next
        vmovdqa64 zmm18, zmm16                       ;   324.5         41 next copy
        vpternlogd zmm18, zmm3, zmm3, 0xc3           ;   368.0 p5      41 next
        vpternlogd zmm18, zmm11, zmm7, 0xc6          ;   369.0 p0      41 next
        vmovdqa64 zmm11, zmm29                       ;   365.5         41 next copy
        vpternlogd zmm11, zmm10, zmm10, 0x3f         ;   369.0 p5      41 next
        vpternlogd zmm29, zmm22, zmm3, 0x87          ;   369.5 p0      41 next
        vpternlogd zmm6, zmm18, zmm22, 0x87          ;   370.0 p5      41 next
        vpternlogd zmm25, zmm31, zmm15, 0x96         ;   370.5 p0      41 next
        vmovdqa64 zmm31, zmm11                       ;   370.0         41 next copy
        vpternlogd zmm31, zmm20, zmm26, 0x87         ;   371.0 p5      41 next
        vpternlogd zmm11, zmm16, zmm3, 0x87          ;   371.5 p0      41 next
        vpternlogd zmm8, zmm31, zmm22, 0xd2          ;   372.0 p5      41 next
        vpternlogd zmm31, zmm11, zmm26, 0xd7         ;   372.5 p0      41 next
        vpternlogd zmm9, zmm29, zmm31, 0x96          ;   373.5 p5      41 next
        vpternlogd zmm9, zmm18, zmm12, 0x87          ;   374.5 p0      41 next
        vpternlogd zmm9, zmm11, zmm15, 0x2d          ;   375.5 p5      41 next
        vpternlogd zmm11, zmm10, zmm3, 0xd6          ;   374.5 p0      41 next
        vpternlogd zmm8, zmm29, zmm16, 0x2d          ;   375.0 p5      41 next
        vpandnd zmm29, zmm20, zmm22                  ;   375.5 p0      41 next
        vpternlogd zmm29, zmm12, zmm15, 0x48         ;   376.5 p5      41 next
        vpternlogd zmm20, zmm10, zmm11, 0x95         ;   376.5 p0      41 next
        vmovdqa64 zmm10, zmm14                       ;   363.5         41 next copy
        vpternlogd zmm10, zmm26, zmm22, 0x7b         ;   377.0 p5      41 next
        vpternlogd zmm11, zmm10, zmm29, 0x96         ;   378.0 p0      41 next
        vpternlogd zmm20, zmm14, zmm15, 0x87         ;   378.0 p5      41 next
        vpternlogd zmm20, zmm6, zmm27, 0x96          ;   379.0 p0      41 next
        vpternlogd zmm18, zmm7, zmm7, 0xf3           ;   379.0 p5      41 next
        vmovdqu64 zmm6, [r11 + 9216]                 ;   231.7 p3      48 next
        vmovdqu64 zmm7, [rbp + 6144]                 ;   348.0 p2      41 next
        vpternlogd zmm7, zmm16, [rbp + 6080], 0x69   ;   379.5 p0+p3   41 next
        vmovdqu64 zmm10, [r11 + 9280]                ;   233.5 p2      48 next
        vpternlogd zmm24, zmm13, zmm12, 0x96         ;   380.0 p5      41 next
        vpternlogd zmm18, zmm31, zmm4, 0x96          ;   380.5 p0      41 next
        vmovdqu64 zmm4, [r11 + 9344]                 ;   235.0 p3      48 next
        vpternlogd zmm17, zmm2, zmm22, 0x96          ;   381.0 p5      41 next
        vpternlogd zmm18, zmm16, zmm3, 0xb4          ;   381.5 p0      41 next
        vmovdqu64 zmm2, [r11 + 9408]                 ;   235.5 p2      48 next
        vmovdqu64 zmm3, [r11 + 9472]                 ;   236.5 p3      48 next
        vmovdqu64 zmm12, [r11 + 9536]                ;   237.5 p2      48 next
        vmovdqu64 zmm13, [r11 + 9600]                ;   237.7 p3      48 next
        vpternlogd zmm5, zmm26, [rbp + 6016], 0x96   ;   382.0 p5+p2   41 next
        vpternlogd zmm21, zmm30, [r11 + 9792], 0x96  ;   382.5 p0+p3   48 next
        vpternlogd zmm0, zmm19, [r11 + 9856], 0x96   ;   383.0 p5+p2   48 next
        vpternlogd zmm9, zmm25, [r11 + 9920], 0x96   ;   383.5 p0+p3   48 next
        vpxord zmm6, zmm6, zmm30                     ;   384.0 p5      48 next
        vpternlogd zmm11, zmm7, [r11 + 9984], 0x96   ;   384.5 p0+p2   48 next
        vpxord zmm10, zmm10, zmm19                   ;   385.0 p5      48 next
        vpternlogd zmm8, zmm24, [r11 + 10048], 0x96  ;   385.5 p0+p3   48 next
        vpternlogd zmm20, zmm17, [r11 + 10112], 0x96 ;   386.0 p5+p2   48 next
        vpxord zmm4, zmm4, zmm25                     ;   386.5 p0      48 next
        vpternlogd zmm18, zmm5, [r11 + 10176], 0x96  ;   387.0 p5+p3   48 next
        vpternlogd zmm1, zmm23, [r11 + 9664], 0x96   ;   387.5 p0+p2   48 next
        vpxord zmm2, zmm2, zmm7                      ;   388.0 p5      48 next
        vpxord zmm3, zmm3, zmm24                     ;   388.5 p0      48 next
        vpxord zmm12, zmm12, zmm17                   ;   389.0 p5      48 next
        vmovdqu64 zmm7, [rbp + 6208]                 ;   347.0 p3      41 next reload
        vpternlogd zmm28, zmm7, [r11 + 9728], 0x96   ;   389.5 p0+p2   48 next
        vpxord zmm13, zmm13, zmm5                    ;   390.0 p5      48 next
        vmovdqa64 zmm5, zmm12                        ;   390.0         45 next copy
        vpternlogd zmm5, zmm10, zmm6, 0x60           ;   390.5 p0      45 next
        vpandd zmm7, zmm1, zmm13                     ;   391.0 p5      45 next
        vmovdqa64 zmm14, zmm7                        ;   392.0         45 next copy
        vpternlogd zmm14, zmm28, zmm4, 0x78          ;   392.0 p0      45 next
        vpxord zmm15, zmm6, zmm13                    ;   392.0 p5      45 next
        vmovdqa64 zmm16, zmm15                       ;   393.0         45 next copy
        vpternlogd zmm16, zmm2, zmm2, 0xc3           ;   393.0 p0      45 next
        vpternlogd zmm14, zmm16, zmm12, 0x78         ;   394.0 p5      45 next
        vmovdqa64 zmm17, zmm4                        ;   387.5         45 next copy
        vpternlogd zmm17, zmm10, zmm6, 0x6a          ;   393.5 p0      45 next
        vmovdqa64 zmm19, zmm17                       ;   394.5         45 next copy
        vpternlogd zmm19, zmm1, zmm10, 0x87          ;   394.5 p5      45 next
        vmovdqa64 zmm22, zmm12                       ;   390.0         45 next copy
        vpternlogd zmm22, zmm3, zmm4, 0x6a           ;   394.5 p0      45 next
        vpternlogd zmm19, zmm22, zmm3, 0x87          ;   395.5 p5      45 next
        vpternlogd zmm5, zmm19, zmm14, 0x69          ;   396.5 p0      45 next
        vmovdqa64 zmm23, zmm28                       ;   390.5         45 next copy
        vpternlogd zmm23, zmm1, zmm4, 0x48           ;   396.0 p5      45 next
        vmovdqa64 zmm24, zmm1                        ;   388.5         45 next copy
        vpternlogd zmm24, zmm3, zmm2, 0x96           ;   396.5 p0      45 next
        vpternlogd zmm23, zmm24, zmm28, 0x87         ;   397.5 p5      45 next
        vpternlogd zmm14, zmm13, zmm4, 0xb4          ;   397.5 p0      45 next
        vpternlogd zmm7, zmm14, zmm23, 0x96          ;   398.5 p5      45 next
        vpternlogd zmm19, zmm24, zmm1, 0x2d          ;   398.5 p0      45 next
        vpternlogd zmm7, zmm19, zmm13, 0x69          ;   399.5 p5      45 next
        vmovdqa64 zmm25, zmm1                        ;   388.5         45 next copy
        vpternlogd zmm25, zmm3, zmm6, 0x48           ;   399.5 p0      45 next
        vmovdqa64 zmm26, zmm1                        ;   388.5         45 next copy
        vpternlogd zmm26, zmm13, zmm10, 0xb7         ;   400.0 p5      45 next
        vmovdqa64 zmm27, zmm3                        ;   389.5         45 next copy
        vpternlogd zmm27, zmm2, zmm10, 0x48          ;   400.5 p0      45 next
        vpxord zmm29, zmm25, zmm26                   ;   401.0 p5      45 next
        vpternlogd zmm7, zmm29, zmm5, 0x96           ;   402.0 p0      45 next
        vpternlogd zmm27, zmm13, zmm6, 0x78          ;   402.0 p5      45 next
        vmovdqa64 zmm30, zmm28                       ;   390.5         45 next copy
        vpternlogd zmm30, zmm12, zmm3, 0x48          ;   402.5 p0      45 next
        vpternlogd zmm30, zmm28, zmm2, 0x2d          ;   403.5 p5      45 next
        vmovdqa64 zmm31, zmm28                       ;   390.5         45 next copy
        vpternlogd zmm31, zmm1, zmm6, 0x6c           ;   403.5 p0      45 next
        vpternlogd zmm30, zmm31, zmm27, 0x96         ;   404.5 p5      45 next
        vpternlogd zmm30, zmm16, zmm4, 0xd2          ;   405.5 p0      45 next
        vpternlogd zmm5, zmm28, zmm3, 0x87           ;   405.0 p5      45 next
        vpternlogd zmm26, zmm24, zmm2, 0xd2          ;   405.5 p0      45 next
        vmovdqa64 zmm24, zmm15                       ;   393.0         45 next copy
        vpternlogd zmm24, zmm12, zmm3, 0x95          ;   406.0 p5      45 next
        vpternlogd zmm24, zmm17, zmm28, 0x69         ;   407.0 p0      45 next
        vpternlogd zmm17, zmm28, zmm10, 0x28         ;   407.0 p5      45 next
        vmovdqu64 [rbp + 6208], zmm29                ;   402.0 p8+p9   45 next spill
        vmovdqa64 zmm29, zmm12                       ;   390.0         45 next copy
        vpternlogd zmm29, zmm10, zmm10, 0xc3         ;   407.5 p0      45 next
        vmovdqu64 [rbp + 6016], zmm18                ;   388.0 p7+p4   48 next spill
        vmovdqa64 zmm18, zmm29                       ;   408.5         45 next copy
        vpternlogd zmm18, zmm24, zmm6, 0x39          ;   408.5 p5      45 next
        vpternlogd zmm18, zmm27, zmm19, 0x96         ;   409.5 p0      45 next
        vpandd zmm19, zmm1, zmm28                    ;   409.0 p5      45 next
        vmovdqa64 zmm27, zmm29                       ;   408.5         45 next copy
        vpternlogd zmm27, zmm2, zmm4, 0x78           ;   409.5 p0      45 next
        vpandd zmm4, zmm4, zmm12                     ;   410.0 p5      45 next
        vpandd zmm12, zmm12, zmm1                    ;   410.5 p0      45 next
        vpternlogd zmm12, zmm29, zmm3, 0xd2          ;   411.5 p5      45 next
        vmovdqu64 zmm29, [rbp + 5952]                ;   311.5 p3      54 next
        vpxord zmm29, zmm29, [r10]                   ;   411.5 p0+p2   54 next
        vpternlogd zmm4, zmm28, zmm16, 0xd2          ;   412.0 p5      45 next
        vmovdqu64 zmm28, [rbp + 5888]                ;   312.5 p3      54 next
        vpxord zmm28, zmm28, [r10 + 64]              ;   412.5 p0+p2   54 next
        vpternlogd zmm23, zmm12, zmm19, 0x69         ;   413.0 p5      45 next
        vpternlogd zmm19, zmm2, zmm6, 0x87           ;   413.5 p0      45 next
        vpternlogd zmm19, zmm3, zmm13, 0x87          ;   414.5 p5      45 next
        vpternlogd zmm14, zmm19, zmm27, 0x69         ;   415.5 p0      45 next
        vpternlogd zmm26, zmm19, zmm22, 0x69         ;   415.5 p5      45 next
        vmovdqu64 zmm3, [rbp + 5440]                 ;   314.0 p3      54 next
        vpxord zmm3, zmm3, [r10 + 128]               ;   415.5 p0+p2   54 next
        vpternlogd zmm12, zmm26, zmm31, 0x96         ;   416.5 p5      45 next
        vmovdqu64 zmm19, [rbp + 5824]                ;   313.0 p3      54 next
        vpxord zmm19, zmm19, [r10 + 192]             ;   416.5 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 5760]                ;   314.5 p3      54 next
        vpxord zmm22, zmm22, [r10 + 256]             ;   417.0 p5+p2   54 next
        vmovdqu64 zmm26, [rbp + 5696]                ;   315.5 p3      54 next
        vpxord zmm26, zmm26, [r10 + 320]             ;   417.5 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 5632]                ;   316.0 p3      54 next
        vpxord zmm31, zmm31, [r10 + 384]             ;   418.0 p5+p2   54 next
        vpternlogd zmm4, zmm10, zmm6, 0x87           ;   418.5 p0      45 next
        vmovdqu64 zmm10, [rbp + 5568]                ;   317.5 p3      54 next
        vpxord zmm10, zmm10, [r10 + 448]             ;   419.0 p5+p2   54 next
        vpandd zmm2, zmm2, zmm13                     ;   419.5 p0      45 next
        vmovdqu64 zmm13, [rbp + 5504]                ;   319.0 p3      54 next
        vpxord zmm13, zmm13, [r10 + 512]             ;   420.0 p5+p2   54 next
        vpternlogd zmm23, zmm15, zmm4, 0x69          ;   420.5 p0      45 next
        vmovdqu64 zmm15, [rbp + 5376]                ;   318.0 p3      54 next
        vpxord zmm15, zmm15, [r10 + 576]             ;   421.0 p5+p2   54 next
        vpternlogd zmm2, zmm1, zmm6, 0x87            ;   421.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 5312]                 ;   320.0 p3      54 next
        vpxord zmm1, zmm1, [r10 + 640]               ;   422.0 p5+p2   54 next
        vmovdqu64 zmm6, [rbp + 5248]                 ;   317.0 p3      54 next
        vpxord zmm6, zmm6, [r10 + 704]               ;   422.5 p0+p2   54 next
        vpternlogd zmm18, zmm25, zmm9, 0x96          ;   423.0 p5      45 next
        vmovdqu64 zmm25, [rbp + 5056]                ;   322.5 p3      54 next
        vpxord zmm25, zmm25, [r10 + 768]             ;   423.5 p0+p2   54 next
        vpternlogd zmm17, zmm27, zmm2, 0x96          ;   424.0 p5      45 next
        vpternlogd zmm2, zmm4, zmm16, 0x69           ;   424.5 p0      45 next
        vmovdqu64 zmm4, [rbp + 4096]                 ;   319.5 p3      54 next
        vpxord zmm4, zmm4, [r10 + 832]               ;   425.0 p5+p2   54 next
        vmovdqu64 zmm16, [rbp + 4544]                ;   321.0 p3      54 next
        vpxord zmm16, zmm16, [r10 + 896]             ;   425.5 p0+p2   54 next
        vmovdqu64 zmm27, [rbp + 4736]                ;   322.0 p3      54 next
        vpxord zmm27, zmm27, [r10 + 960]             ;   426.0 p5+p2   54 next
        vpternlogd zmm7, zmm21, [rbp + 5952], 0x96   ;   426.5 p0+p3   54 next
        vpternlogd zmm30, zmm0, [rbp + 5888], 0x96   ;   427.0 p5+p2   54 next
        vpternlogd zmm5, zmm11, [rbp + 5824], 0x96   ;   427.5 p0+p3   54 next
        vpternlogd zmm14, zmm8, [rbp + 5760], 0x96   ;   428.0 p5+p2   54 next
        vpternlogd zmm12, zmm20, [rbp + 5696], 0x96  ;   428.5 p0+p3   54 next
        vpternlogd zmm2, zmm24, [rbp + 5504], 0x96   ;   429.0 p5+p2   54 next
        vpandd zmm24, zmm4, zmm16                    ;   429.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm20                ;   387.0 p8+p9   48 next spill
        vmovdqa64 zmm20, zmm24                       ;   430.5         41 next copy
        vpternlogd zmm20, zmm27, zmm15, 0x78         ;   430.5 p5      41 next
        vmovdqu64 [rbp + 6144], zmm8                 ;   386.5 p7+p4   48 next spill
        vpxord zmm8, zmm10, zmm4                     ;   430.5 p0      41 next
        vmovdqu64 [rbp + 6272], zmm11                ;   385.5 p8+p9   48 next spill
        vmovdqa64 zmm11, zmm8                        ;   431.5         41 next copy
        vpternlogd zmm11, zmm1, zmm1, 0xc3           ;   431.5 p5      41 next
        vpternlogd zmm20, zmm11, zmm25, 0x78         ;   432.5 p0      41 next
        vmovdqu64 [rbp + 6336], zmm9                 ;   384.5 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm15                        ;   422.0         41 next copy
        vpternlogd zmm9, zmm13, zmm10, 0x6a          ;   432.0 p5      41 next
        vmovdqu64 [rbp + 6400], zmm0                 ;   384.0 p8+p9   48 next spill
        vmovdqa64 zmm0, zmm25                        ;   424.5         41 next copy
        vpternlogd zmm0, zmm6, zmm15, 0x6a           ;   432.5 p0      41 next
        vmovdqu64 [rbp + 6464], zmm21                ;   383.5 p7+p4   48 next spill
        vmovdqa64 zmm21, zmm9                        ;   433.0         41 next copy
        vpternlogd zmm21, zmm16, zmm13, 0x87         ;   433.0 p5      41 next
        vpternlogd zmm21, zmm0, zmm6, 0x87           ;   434.0 p0      41 next
        vmovdqu64 [rbp + 6528], zmm2                 ;   430.0 p8+p9   54 next spill
        vmovdqa64 zmm2, zmm25                        ;   424.5         41 next copy
        vpternlogd zmm2, zmm13, zmm10, 0x9f          ;   434.0 p5      41 next
        vpternlogd zmm2, zmm21, zmm20, 0x96          ;   435.0 p0      41 next
        vpternlogd zmm20, zmm4, zmm15, 0xb4          ;   435.0 p5      41 next
        vmovdqu64 [rbp + 6592], zmm12                ;   429.5 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 6016]                ;   388.0 p3      48 next reload
        vpternlogd zmm23, zmm12, [rbp + 5632], 0x96  ;   435.5 p0+p2   54 next
        vmovdqa64 zmm12, zmm27                       ;   427.0         41 next copy
        vpternlogd zmm12, zmm16, zmm15, 0x48         ;   436.0 p5      41 next
        vmovdqu64 [rbp + 6656], zmm23                ;   436.5 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 6208]                ;   402.0 p3      45 next reload
        vpternlogd zmm17, zmm23, [rbp + 5568], 0x96  ;   436.5 p0+p2   54 next
        vmovdqa64 zmm23, zmm16                       ;   426.5         41 next copy
        vpternlogd zmm23, zmm6, zmm1, 0x96           ;   437.0 p5      41 next
        vpternlogd zmm12, zmm23, zmm27, 0x87         ;   438.0 p0      41 next
        vpternlogd zmm21, zmm23, zmm16, 0x2d         ;   438.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm17                ;   437.5 p7+p4   54 next spill
        vpxord zmm17, zmm20, zmm12                   ;   439.0 p0      41 next
        vpternlogd zmm17, zmm24, zmm21, 0x69         ;   440.0 p5      41 next
        vmovdqa64 zmm24, zmm16                       ;   426.5         41 next copy
        vpternlogd zmm24, zmm6, zmm10, 0x48          ;   439.5 p0      41 next
        vpternlogd zmm17, zmm2, zmm4, 0x96           ;   441.0 p5      41 next
        vmovdqu64 [rbp + 6720], zmm14                ;   429.0 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm16                       ;   426.5         41 next copy
        vpternlogd zmm14, zmm4, zmm13, 0xb7          ;   440.5 p0      41 next
        vpternlogd zmm23, zmm14, zmm1, 0x6c          ;   441.5 p5      41 next
        vpxord zmm14, zmm14, zmm24                   ;   441.5 p0      41 next
        vmovdqu64 [rbp + 6784], zmm5                 ;   428.5 p7+p4   54 next spill
        vmovdqa64 zmm5, zmm6                         ;   423.5         41 next copy
        vpternlogd zmm5, zmm1, zmm13, 0x48           ;   442.0 p5      41 next
        vpternlogd zmm5, zmm4, zmm10, 0x78           ;   443.0 p0      41 next
        vmovdqu64 [rbp + 6848], zmm18                ;   424.0 p8+p9   45 next spill
        vmovdqa64 zmm18, zmm27                       ;   427.0         41 next copy
        vpternlogd zmm18, zmm25, zmm6, 0x48          ;   443.0 p5      41 next
        vpternlogd zmm18, zmm27, zmm1, 0x2d          ;   444.0 p0      41 next
        vmovdqu64 [rbp + 6912], zmm30                ;   428.0 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm27                       ;   427.0         41 next copy
        vpternlogd zmm30, zmm16, zmm10, 0x6c         ;   444.0 p5      41 next
        vpternlogd zmm18, zmm30, zmm5, 0x96          ;   445.0 p0      41 next
        vpternlogd zmm18, zmm11, zmm15, 0xd2         ;   446.0 p5      41 next
        vmovdqu64 [rbp + 6976], zmm7                 ;   427.5 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm8                         ;   431.5         41 next copy
        vpternlogd zmm7, zmm25, zmm6, 0x95           ;   445.5 p0      41 next
        vpternlogd zmm7, zmm9, zmm27, 0x69           ;   446.5 p5      41 next
        vpternlogd zmm9, zmm27, zmm13, 0x28          ;   446.5 p0      41 next
        vmovdqu64 [rbp + 7040], zmm8                 ;   431.5 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm25                        ;   424.5         41 next copy
        vpternlogd zmm8, zmm13, zmm13, 0xc3          ;   447.0 p5      41 next
        vmovdqu64 [rbp + 7104], zmm2                 ;   436.0 p8+p9   41 next spill
        vpandd zmm2, zmm6, zmm27                     ;   447.5 p0      41 next
        vmovdqu64 [rbp + 7168], zmm2                 ;   448.5 p7+p4   41 next spill
        vpandd zmm2, zmm27, zmm16                    ;   448.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm24                ;   440.5 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm8                        ;   448.0         41 next copy
        vpternlogd zmm24, zmm7, zmm10, 0x39          ;   448.5 p0      41 next
        vpternlogd zmm24, zmm5, zmm21, 0x96          ;   449.5 p5      41 next
        vmovdqa64 zmm5, zmm8                         ;   448.0         41 next copy
        vpternlogd zmm5, zmm1, zmm15, 0x78           ;   449.5 p0      41 next
        vmovdqa64 zmm21, zmm2                        ;   449.0         41 next copy
        vpternlogd zmm21, zmm1, zmm10, 0x87          ;   450.0 p5      41 next
        vpternlogd zmm21, zmm4, zmm6, 0x87           ;   451.0 p0      41 next
        vmovdqu64 [rbp + 7296], zmm7                 ;   447.5 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm5                         ;   450.5         41 next copy
        vpternlogd zmm7, zmm20, zmm20, 0xc3          ;   451.0 p5      41 next
        vpandd zmm20, zmm25, zmm16                   ;   451.5 p0      41 next
        vpternlogd zmm20, zmm8, zmm6, 0xd2           ;   452.5 p5      41 next
        vpandd zmm15, zmm15, zmm25                   ;   452.5 p0      41 next
        vpternlogd zmm23, zmm21, zmm1, 0x69          ;   453.0 p5      41 next
        vpternlogd zmm23, zmm30, zmm0, 0x96          ;   454.0 p0      41 next
        vpandd zmm1, zmm1, zmm4                      ;   454.0 p5      41 next
        vmovdqa64 zmm0, zmm20                        ;   453.5         41 next copy
        vpternlogd zmm0, zmm2, zmm2, 0xc3            ;   454.5 p0      41 next
        vpternlogd zmm15, zmm27, zmm11, 0xd2         ;   455.0 p5      41 next
        vpternlogd zmm15, zmm13, zmm10, 0x87         ;   456.0 p0      41 next
        vpternlogd zmm0, zmm12, zmm15, 0x69          ;   457.0 p5      41 next
        vmovdqa64 zmm2, zmm19                        ;   417.5         41 next copy
        vpternlogd zmm2, zmm3, zmm29, 0x9a           ;   456.5 p0      41 next
        vpternlogd zmm1, zmm16, zmm10, 0x87          ;   457.0 p5      41 next
        vpandd zmm4, zmm19, zmm22                    ;   457.5 p0      41 next
        vpternlogd zmm9, zmm5, zmm1, 0x96            ;   458.0 p5      41 next
        vpternlogd zmm1, zmm15, zmm11, 0x69          ;   458.5 p0      41 next
        vmovdqa64 zmm5, zmm31                        ;   419.0         41 next copy
        vpternlogd zmm5, zmm3, zmm3, 0x3f            ;   459.0 p5      41 next
        vpternlogd zmm4, zmm26, zmm3, 0x28           ;   459.5 p0      41 next
        vpxord zmm6, zmm28, zmm26                    ;   460.0 p5      41 next
        vmovdqa64 zmm8, zmm31                        ;   419.0         41 next copy
        vpternlogd zmm8, zmm22, zmm19, 0x6c          ;   460.5 p0      41 next
        vmovdqa64 zmm10, zmm4                        ;   460.5         41 next copy
        vpternlogd zmm10, zmm2, zmm22, 0x87          ;   461.0 p5      41 next
        vpternlogd zmm10, zmm31, zmm28, 0x87         ;   462.0 p0      41 next
        vmovdqa64 zmm11, zmm5                        ;   460.0         41 next copy
        vpternlogd zmm11, zmm19, zmm28, 0x78         ;   462.0 p5      41 next
        vpxord zmm12, zmm28, zmm22                   ;   462.5 p0      41 next
        vmovdqa64 zmm13, zmm11                       ;   463.0         41 next copy
        vpternlogd zmm13, zmm22, zmm29, 0x78         ;   463.0 p5      41 next
        vmovdqa64 zmm15, zmm13                       ;   464.0         41 next copy
        vpternlogd zmm15, zmm10, zmm29, 0xd2         ;   464.0 p0      41 next
        vmovdqa64 zmm16, zmm22                       ;   418.0         41 next copy
        vpternlogd zmm16, zmm3, zmm28, 0x9c          ;   464.0 p5      41 next
        vmovdqa64 zmm25, zmm6                        ;   461.0         41 next copy
        vpternlogd zmm25, zmm31, zmm29, 0x78         ;   464.5 p0      41 next
        vpternlogd zmm2, zmm31, zmm3, 0xac           ;   465.0 p5      41 next
        vmovdqa64 zmm27, zmm19                       ;   417.5         41 next copy
        vpternlogd zmm27, zmm29, zmm29, 0xc3         ;   465.5 p0      41 next
        vpxord zmm30, zmm8, zmm25                    ;   466.0 p5      41 next
        vpternlogd zmm30, zmm15, zmm26, 0xc6         ;   467.0 p0      41 next
        vpternlogd zmm2, zmm25, zmm26, 0x2d          ;   467.0 p5      41 next
        vpternlogd zmm2, zmm10, zmm22, 0x78          ;   468.0 p0      41 next
        vmovdqa64 zmm15, zmm16                       ;   465.0         41 next copy
        vpternlogd zmm15, zmm28, zmm28, 0x3f         ;   468.0 p5      41 next
        vpternlogd zmm16, zmm26, zmm29, 0x87         ;   468.5 p0      41 next
        vpternlogd zmm27, zmm11, zmm6, 0xc6          ;   469.0 p5      41 next
        vmovdqa64 zmm11, zmm15                       ;   469.0         41 next copy
        vpternlogd zmm11, zmm12, zmm31, 0x87         ;   469.5 p0      41 next
        vpternlogd zmm15, zmm19, zmm29, 0x87         ;   470.0 p5      41 next
        vpternlogd zmm10, zmm11, zmm26, 0xd2         ;   470.5 p0      41 next
        vpternlogd zmm11, zmm15, zmm31, 0xd7         ;   471.0 p5      41 next
        vpternlogd zmm8, zmm16, zmm11, 0x96          ;   472.0 p0      41 next
        vpternlogd zmm8, zmm27, zmm22, 0x87          ;   473.0 p5      41 next
        vpternlogd zmm8, zmm15, zmm3, 0x2d           ;   474.0 p0      41 next
        vpternlogd zmm15, zmm28, zmm29, 0xd6         ;   473.0 p5      41 next
        vpternlogd zmm10, zmm16, zmm19, 0x2d         ;   473.5 p0      41 next
        vpandnd zmm16, zmm12, zmm26                  ;   474.0 p5      41 next
        vpternlogd zmm16, zmm22, zmm3, 0x48          ;   475.0 p0      41 next
        vpternlogd zmm5, zmm27, zmm26, 0x87          ;   475.0 p5      41 next
        vpternlogd zmm17, zmm14, zmm29, 0x96         ;   475.5 p0      41 next
        vpternlogd zmm12, zmm15, zmm28, 0x93         ;   476.0 p5      41 next
        vpxord zmm28, zmm28, zmm18                   ;   476.5 p0      41 next
        vmovdqa64 zmm18, zmm13                       ;   464.0         41 next copy
        vpternlogd zmm18, zmm31, zmm26, 0x7b         ;   477.0 p5      41 next
        vpternlogd zmm15, zmm18, zmm16, 0x96         ;   478.0 p0      41 next
        vpternlogd zmm12, zmm13, zmm3, 0x87          ;   478.0 p5      41 next
        vmovdqu64 zmm13, [r8 + 9216]                 ;   323.7 p3      48 next
        vpternlogd zmm12, zmm5, zmm25, 0x96          ;   479.0 p0      41 next
        vmovdqu64 zmm5, [rbp + 7168]                 ;   448.5 p2      41 next
        vpternlogd zmm5, zmm19, [rbp + 7104], 0x69   ;   479.0 p5+p3   41 next
        vmovdqu64 zmm16, [r8 + 9280]                 ;   325.0 p2      48 next
        vpternlogd zmm27, zmm6, zmm6, 0xf3           ;   479.5 p0      41 next
        vmovdqu64 zmm6, [r8 + 9344]                  ;   325.7 p3      48 next
        vpternlogd zmm7, zmm21, zmm22, 0x96          ;   480.0 p5      41 next
        vmovdqu64 zmm18, [r8 + 9408]                 ;   326.0 p2      48 next
        vpternlogd zmm24, zmm3, [rbp + 7232], 0x96   ;   480.5 p0+p3   41 next
        vpternlogd zmm27, zmm11, zmm4, 0x96          ;   481.0 p5      41 next
        vmovdqu64 zmm3, [r8 + 9472]                  ;   327.0 p2      48 next
        vpternlogd zmm27, zmm19, zmm29, 0xb4         ;   482.0 p0      41 next
        vpternlogd zmm23, zmm20, zmm26, 0x96         ;   482.0 p5      41 next
        vmovdqu64 zmm4, [r8 + 9536]                  ;   327.7 p3      48 next
        vmovdqu64 zmm11, [r8 + 9600]                 ;   328.0 p2      48 next
        vpternlogd zmm0, zmm31, [rbp + 7040], 0x96   ;   482.5 p0+p3   41 next
        vpternlogd zmm30, zmm17, [r8 + 9792], 0x96   ;   483.0 p5+p2   48 next
        vpternlogd zmm2, zmm28, [r8 + 9856], 0x96    ;   483.5 p0+p3   48 next
        vpternlogd zmm8, zmm24, [r8 + 9920], 0x96    ;   484.0 p5+p2   48 next
        vpternlogd zmm15, zmm5, [r8 + 9984], 0x96    ;   484.5 p0+p3   48 next
        vpternlogd zmm10, zmm7, [r8 + 10048], 0x96   ;   485.0 p5+p2   48 next
        vpxord zmm13, zmm13, zmm17                   ;   485.5 p0      48 next
        vpternlogd zmm12, zmm23, [r8 + 10112], 0x96  ;   486.0 p5+p3   48 next
        vpxord zmm16, zmm16, zmm28                   ;   486.5 p0      48 next
        vpternlogd zmm27, zmm0, [r8 + 10176], 0x96   ;   487.0 p5+p2   48 next
        vpxord zmm6, zmm6, zmm24                     ;   487.5 p0      48 next
        vpternlogd zmm9, zmm14, [r8 + 9664], 0x96    ;   488.0 p5+p3   48 next
        vpxord zmm18, zmm18, zmm5                    ;   488.5 p0      48 next
        vpxord zmm3, zmm3, zmm7                      ;   489.0 p5      48 next
        vpxord zmm4, zmm4, zmm23                     ;   489.5 p0      48 next
        vmovdqu64 zmm5, [rbp + 7296]                 ;   447.5 p2      41 next reload
        vpternlogd zmm1, zmm5, [r8 + 9728], 0x96     ;   490.0 p5+p3   48 next
        vpxord zmm11, zmm11, zmm0                    ;   490.5 p0      48 next
        vmovdqa64 zmm0, zmm4                         ;   490.5         45 next copy
        vpternlogd zmm0, zmm16, zmm13, 0x60          ;   491.0 p5      45 next
        vpandd zmm5, zmm9, zmm11                     ;   491.5 p0      45 next
        vmovdqa64 zmm7, zmm5                         ;   492.5         45 next copy
        vpternlogd zmm7, zmm1, zmm6, 0x78            ;   492.5 p5      45 next
        vpxord zmm14, zmm13, zmm11                   ;   492.5 p0      45 next
        vmovdqa64 zmm17, zmm14                       ;   493.5         45 next copy
        vpternlogd zmm17, zmm18, zmm18, 0xc3         ;   493.5 p5      45 next
        vpternlogd zmm7, zmm17, zmm4, 0x78           ;   494.5 p0      45 next
        vmovdqa64 zmm19, zmm6                        ;   488.5         45 next copy
        vpternlogd zmm19, zmm16, zmm13, 0x6a         ;   494.0 p5      45 next
        vmovdqa64 zmm20, zmm19                       ;   495.0         45 next copy
        vpternlogd zmm20, zmm9, zmm16, 0x87          ;   495.0 p0      45 next
        vmovdqa64 zmm21, zmm4                        ;   490.5         45 next copy
        vpternlogd zmm21, zmm3, zmm6, 0x6a           ;   495.0 p5      45 next
        vpternlogd zmm20, zmm21, zmm3, 0x87          ;   496.0 p0      45 next
        vpternlogd zmm0, zmm20, zmm7, 0x69           ;   497.0 p5      45 next
        vmovdqa64 zmm22, zmm1                        ;   491.0         45 next copy
        vpternlogd zmm22, zmm9, zmm6, 0x48           ;   496.5 p0      45 next
        vmovdqa64 zmm23, zmm9                        ;   489.0         45 next copy
        vpternlogd zmm23, zmm3, zmm18, 0x96          ;   497.0 p5      45 next
        vpternlogd zmm22, zmm23, zmm1, 0x87          ;   498.0 p0      45 next
        vpternlogd zmm7, zmm11, zmm6, 0xb4           ;   498.0 p5      45 next
        vpternlogd zmm5, zmm7, zmm22, 0x96           ;   499.0 p0      45 next
        vpternlogd zmm20, zmm23, zmm9, 0x2d          ;   499.0 p5      45 next
        vpternlogd zmm5, zmm20, zmm11, 0x69          ;   500.0 p0      45 next
        vmovdqa64 zmm24, zmm9                        ;   489.0         45 next copy
        vpternlogd zmm24, zmm3, zmm13, 0x48          ;   500.0 p5      45 next
        vmovdqa64 zmm25, zmm9                        ;   489.0         45 next copy
        vpternlogd zmm25, zmm11, zmm16, 0xb7         ;   500.5 p0      45 next
        vmovdqa64 zmm26, zmm3                        ;   490.0         45 next copy
        vpternlogd zmm26, zmm18, zmm16, 0x48         ;   501.0 p5      45 next
        vpxord zmm28, zmm24, zmm25                   ;   501.5 p0      45 next
        vpternlogd zmm5, zmm28, zmm0, 0x96           ;   502.5 p5      45 next
        vpternlogd zmm26, zmm11, zmm13, 0x78         ;   502.5 p0      45 next
        vmovdqa64 zmm29, zmm1                        ;   491.0         45 next copy
        vpternlogd zmm29, zmm4, zmm3, 0x48           ;   503.0 p5      45 next
        vpternlogd zmm29, zmm1, zmm18, 0x2d          ;   504.0 p0      45 next
        vmovdqa64 zmm31, zmm1                        ;   491.0         45 next copy
        vpternlogd zmm31, zmm9, zmm13, 0x6c          ;   504.0 p5      45 next
        vpternlogd zmm29, zmm31, zmm26, 0x96         ;   505.0 p0      45 next
        vpternlogd zmm29, zmm17, zmm6, 0xd2          ;   506.0 p5      45 next
        vpternlogd zmm0, zmm1, zmm3, 0x87            ;   505.5 p0      45 next
        vpternlogd zmm25, zmm23, zmm18, 0xd2         ;   506.0 p5      45 next
        vmovdqa64 zmm23, zmm14                       ;   493.5         45 next copy
        vpternlogd zmm23, zmm4, zmm3, 0x95           ;   506.5 p0      45 next
        vpternlogd zmm23, zmm19, zmm1, 0x69          ;   507.5 p5      45 next
        vpternlogd zmm19, zmm1, zmm16, 0x28          ;   507.5 p0      45 next
        vmovdqu64 [rbp + 7296], zmm28                ;   502.5 p8+p9   45 next spill
        vmovdqa64 zmm28, zmm4                        ;   490.5         45 next copy
        vpternlogd zmm28, zmm16, zmm16, 0xc3         ;   508.0 p5      45 next
        vmovdqu64 [rbp + 7040], zmm27                ;   488.0 p7+p4   48 next spill
        vmovdqa64 zmm27, zmm28                       ;   509.0         45 next copy
        vpternlogd zmm27, zmm23, zmm13, 0x39         ;   509.0 p0      45 next
        vpternlogd zmm27, zmm26, zmm20, 0x96         ;   510.0 p5      45 next
        vpandd zmm20, zmm9, zmm1                     ;   509.5 p0      45 next
        vmovdqa64 zmm26, zmm28                       ;   509.0         45 next copy
        vpternlogd zmm26, zmm18, zmm6, 0x78          ;   510.0 p5      45 next
        vpandd zmm6, zmm6, zmm4                      ;   510.5 p0      45 next
        vpandd zmm4, zmm4, zmm9                      ;   511.0 p5      45 next
        vpternlogd zmm4, zmm28, zmm3, 0xd2           ;   512.0 p0      45 next
        vmovdqa64 zmm28, zmm20                       ;   510.5         45 next copy
        vpternlogd zmm28, zmm18, zmm13, 0x87         ;   512.0 p5      45 next
        vpternlogd zmm28, zmm3, zmm11, 0x87          ;   513.0 p0      45 next
        vpternlogd zmm7, zmm28, zmm26, 0x69          ;   514.0 p5      45 next
        vpternlogd zmm25, zmm28, zmm21, 0x69         ;   514.0 p0      45 next
        vmovdqu64 zmm3, [rbp + 6976]                 ;   427.5 p2      54 next
        vpxord zmm3, zmm3, [r9 + 1024]               ;   514.0 p5+p3   54 next
        vmovdqu64 zmm21, [rbp + 6912]                ;   428.0 p2      54 next
        vpxord zmm21, zmm21, [r9 + 1088]             ;   514.5 p0+p3   54 next
        vpternlogd zmm25, zmm31, zmm4, 0x96          ;   515.0 p5      45 next
        vpternlogd zmm4, zmm20, zmm22, 0x69          ;   515.5 p0      45 next
        vmovdqu64 zmm20, [rbp + 4736]                ;   350.3 p2     108 r reload
        vmovdqu64 zmm22, [rbp + 6016]                ;   388.0 p3      48 next reload
        vmovdqu64 zmm28, [rbp + 7040]                ;   488.0 p2      54 next
        vpternlogd zmm28, zmm22, zmm20, 0x96         ;   516.0 p5      54 next
        vmovdqu64 zmm31, [rbp + 6784]                ;   428.5 p3      54 next
        vpxord zmm31, zmm31, [r9 + 1216]             ;   516.5 p0+p2   54 next
        vpternlogd zmm6, zmm1, zmm17, 0xd2           ;   517.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 6720]                 ;   429.0 p3      54 next
        vpxord zmm1, zmm1, [r9 + 1280]               ;   517.5 p0+p2   54 next
        vpandd zmm18, zmm18, zmm11                   ;   518.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 6592]                ;   429.5 p3      54 next
        vpxord zmm11, zmm11, [r9 + 1344]             ;   518.5 p0+p2   54 next
        vpternlogd zmm6, zmm16, zmm13, 0x87          ;   519.0 p5      45 next
        vmovdqu64 zmm16, [rbp + 6656]                ;   436.5 p3      54 next
        vpxord zmm16, zmm16, [r9 + 1408]             ;   519.5 p0+p2   54 next
        vpternlogd zmm4, zmm14, zmm6, 0x69           ;   520.0 p5      45 next
        vmovdqu64 zmm14, [rbp + 6208]                ;   437.5 p3      54 next
        vpxord zmm14, zmm14, [r9 + 1472]             ;   520.5 p0+p2   54 next
        vpternlogd zmm18, zmm9, zmm13, 0x87          ;   521.0 p5      45 next
        vmovdqu64 zmm9, [rbp + 6528]                 ;   430.0 p3      54 next
        vpxord zmm9, zmm9, [r9 + 1536]               ;   521.5 p0+p2   54 next
        vpternlogd zmm27, zmm24, zmm8, 0x96          ;   522.0 p5      45 next
        vpternlogd zmm19, zmm26, zmm18, 0x96         ;   522.5 p0      45 next
        vmovdqu64 zmm13, [rbp + 5440]                ;   359.0 p3     108 r reload
        vmovdqu64 zmm24, [rbp + 6848]                ;   424.0 p2      54 next
        vpternlogd zmm24, zmm13, [r9 + 1152], 0x96   ;   523.0 p5+p3   54 next
        vpternlogd zmm18, zmm6, zmm17, 0x69          ;   523.5 p0      45 next
        vmovdqu64 zmm6, [rbp + 5376]                 ;   360.7 p2     108 r reload
        vmovdqu64 zmm17, [rbp + 6464]                ;   383.5 p3      54 next
        vpternlogd zmm17, zmm6, [r9 + 1600], 0x96    ;   524.0 p5+p2   54 next
        vpternlogd zmm5, zmm30, [rbp + 6976], 0x96   ;   524.5 p0+p3   54 next
        vpternlogd zmm29, zmm2, [rbp + 6912], 0x96   ;   525.0 p5+p2   54 next
        vpternlogd zmm0, zmm15, [rbp + 6784], 0x96   ;   525.5 p0+p3   54 next
        vpternlogd zmm30, zmm6, [rbp + 6464], 0x96   ;   526.0 p5+p2   54 next
        vpternlogd zmm22, zmm20, [r9 + 1984], 0x96   ;   526.5 p0+p3   54 next
        vpternlogd zmm27, zmm13, [rbp + 6848], 0x96  ;   527.0 p5+p2   54 next
        vpternlogd zmm7, zmm10, [rbp + 6720], 0x96   ;   527.5 p0+p3   54 next
        vpternlogd zmm25, zmm12, [rbp + 6592], 0x96  ;   528.0 p5+p2   54 next
        vpternlogd zmm18, zmm23, [rbp + 6528], 0x96  ;   528.5 p0+p3   54 next
        vmovdqu64 zmm23, [rbp + 5312]                ;   369.0 p2     108 r reload
        vmovdqu64 zmm26, [rbp + 6400]                ;   384.0 p3      48 next reload
        vpternlogd zmm2, zmm26, zmm23, 0x96          ;   529.0 p5      54 next
        vpternlogd zmm26, zmm23, [r9 + 1664], 0x96   ;   529.5 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 6336]                ;   384.5 p3      48 next reload
        vpternlogd zmm8, zmm20, [rbp + 5248], 0x96   ;   530.0 p5+p2   54 next
        vmovdqu64 zmm23, [rbp + 5248]                ;   371.5 p3     108 r reload
        vpternlogd zmm20, zmm23, [r9 + 1728], 0x96   ;   530.5 p0+p2   54 next
        vmovdqu64 zmm23, [rbp + 6272]                ;   385.5 p3      48 next reload
        vpternlogd zmm15, zmm23, [rbp + 5056], 0x96  ;   531.0 p5+p2   54 next
        vmovdqu64 zmm6, [rbp + 5056]                 ;   374.5 p3     108 r reload
        vpternlogd zmm23, zmm6, [r9 + 1792], 0x96    ;   531.5 p0+p2   54 next
        vmovdqa64 zmm6, zmm23                        ;   532.5         41 next copy
        vpternlogd zmm6, zmm9, zmm14, 0x60           ;   532.5 p5      41 next
        vmovdqu64 zmm13, [rbp + 6144]                ;   386.5 p3      48 next reload
        vpternlogd zmm10, zmm13, [rbp + 4096], 0x96  ;   532.5 p0+p2   54 next
        vmovdqu64 [rbp + 6272], zmm28                ;   517.0 p8+p9   54 next spill
        vmovdqu64 zmm28, [rbp + 4096]                ;   378.0 p3     108 r reload
        vpternlogd zmm13, zmm28, [r9 + 1856], 0x96   ;   533.0 p5+p2   54 next
        vmovdqu64 zmm28, [rbp + 7040]                ;   488.0 p3      48 next reload
        vpternlogd zmm4, zmm28, [rbp + 6656], 0x96   ;   533.5 p0+p2   54 next
        vpxord zmm28, zmm14, zmm13                   ;   534.0 p5      41 next
        vmovdqu64 [rbp + 6656], zmm10                ;   533.5 p7+p4   54 next spill
        vmovdqa64 zmm10, zmm13                       ;   534.0         41 next copy
        vmovdqu64 [rbp + 7040], zmm15                ;   532.0 p8+p9   54 next spill
        vmovdqu64 zmm15, [rbp + 6080]                ;   387.0 p3      48 next reload
        vpternlogd zmm12, zmm15, [rbp + 4544], 0x96  ;   534.5 p0+p2   54 next
        vmovdqu64 [rbp + 6144], zmm12                ;   535.5 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 4544]                ;   382.5 p3     108 r reload
        vpternlogd zmm15, zmm12, [r9 + 1920], 0x96   ;   535.0 p5+p2   54 next
        vpandd zmm10, zmm10, zmm15                   ;   536.0 p0      41 next
        vmovdqa64 zmm12, zmm10                       ;   537.0         41 next copy
        vpternlogd zmm12, zmm22, zmm17, 0x78         ;   537.0 p5      41 next
        vmovdqu64 [rbp + 6080], zmm8                 ;   531.0 p8+p9   54 next spill
        vmovdqu64 zmm8, [rbp + 7296]                 ;   502.5 p3      45 next reload
        vpternlogd zmm19, zmm8, [rbp + 6208], 0x96   ;   536.5 p0+p2   54 next
        vmovdqa64 zmm8, zmm28                        ;   535.0         41 next copy
        vpternlogd zmm8, zmm26, zmm26, 0xc3          ;   537.0 p5      41 next
        vpternlogd zmm12, zmm8, zmm23, 0x78          ;   538.0 p0      41 next
        vmovdqu64 [rbp + 6208], zmm2                 ;   530.0 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm17                        ;   525.0         41 next copy
        vpternlogd zmm2, zmm9, zmm14, 0x6a           ;   538.0 p5      41 next
        vmovdqu64 [rbp + 7296], zmm30                ;   527.0 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm2                        ;   539.0         41 next copy
        vpternlogd zmm30, zmm15, zmm9, 0x87          ;   539.0 p0      41 next
        vmovdqu64 [rbp + 6336], zmm18                ;   529.5 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm23                       ;   532.5         41 next copy
        vpternlogd zmm18, zmm20, zmm17, 0x6a         ;   539.0 p5      41 next
        vpternlogd zmm30, zmm18, zmm20, 0x87         ;   540.0 p0      41 next
        vpternlogd zmm6, zmm30, zmm12, 0x69          ;   541.0 p5      41 next
        vpternlogd zmm12, zmm13, zmm17, 0xb4         ;   540.5 p0      41 next
        vmovdqu64 [rbp + 6400], zmm19                ;   537.5 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm22                       ;   527.5         41 next copy
        vpternlogd zmm19, zmm15, zmm17, 0x48         ;   541.0 p5      41 next
        vmovdqu64 [rbp + 6528], zmm4                 ;   534.5 p7+p4   54 next spill
        vmovdqa64 zmm4, zmm15                        ;   536.0         41 next copy
        vpternlogd zmm4, zmm20, zmm26, 0x96          ;   541.5 p0      41 next
        vpternlogd zmm19, zmm4, zmm22, 0x87          ;   542.5 p5      41 next
        vpternlogd zmm30, zmm4, zmm15, 0x2d          ;   542.5 p0      41 next
        vmovdqu64 [rbp + 6592], zmm25                ;   529.0 p8+p9   54 next spill
        vpxord zmm25, zmm12, zmm19                   ;   543.5 p5      41 next
        vpternlogd zmm25, zmm10, zmm30, 0x69         ;   544.5 p0      41 next
        vmovdqa64 zmm10, zmm15                       ;   536.0         41 next copy
        vpternlogd zmm10, zmm20, zmm14, 0x48         ;   544.0 p5      41 next
        vpternlogd zmm25, zmm6, zmm13, 0x96          ;   545.5 p0      41 next
        vmovdqu64 [rbp + 6720], zmm7                 ;   528.5 p7+p4   54 next spill
        vmovdqa64 zmm7, zmm15                        ;   536.0         41 next copy
        vpternlogd zmm7, zmm13, zmm9, 0xb7           ;   545.0 p5      41 next
        vpternlogd zmm4, zmm7, zmm26, 0xc6           ;   546.0 p0      41 next
        vpxord zmm7, zmm7, zmm10                     ;   546.0 p5      41 next
        vmovdqu64 [rbp + 6848], zmm0                 ;   526.5 p8+p9   54 next spill
        vmovdqa64 zmm0, zmm20                        ;   531.5         41 next copy
        vpternlogd zmm0, zmm26, zmm9, 0x48           ;   546.5 p0      41 next
        vpternlogd zmm0, zmm13, zmm14, 0x78          ;   547.5 p5      41 next
        vmovdqu64 [rbp + 6016], zmm27                ;   528.0 p7+p4   54 next spill
        vmovdqa64 zmm27, zmm22                       ;   527.5         41 next copy
        vpternlogd zmm27, zmm23, zmm20, 0x48         ;   547.5 p0      41 next
        vpternlogd zmm27, zmm22, zmm26, 0x2d         ;   548.5 p5      41 next
        vmovdqu64 [rbp + 6464], zmm29                ;   526.0 p8+p9   54 next spill
        vmovdqa64 zmm29, zmm22                       ;   527.5         41 next copy
        vpternlogd zmm29, zmm15, zmm14, 0x6c         ;   548.5 p0      41 next
        vpternlogd zmm27, zmm29, zmm0, 0x96          ;   549.5 p5      41 next
        vpternlogd zmm27, zmm8, zmm17, 0xd2          ;   550.5 p0      41 next
        vmovdqu64 [rbp + 6784], zmm5                 ;   525.5 p7+p4   54 next spill
        vmovdqa64 zmm5, zmm28                        ;   535.0         41 next copy
        vpternlogd zmm5, zmm23, zmm20, 0x95          ;   550.0 p5      41 next
        vpternlogd zmm5, zmm2, zmm22, 0x69           ;   551.0 p0      41 next
        vpternlogd zmm2, zmm22, zmm9, 0x28           ;   551.0 p5      41 next
        vmovdqu64 [rbp + 6912], zmm28                ;   535.0 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm23                       ;   532.5         41 next copy
        vpternlogd zmm28, zmm9, zmm9, 0xc3           ;   551.5 p0      41 next
        vmovdqu64 [rbp + 6976], zmm6                 ;   542.0 p7+p4   41 next spill
        vpandd zmm6, zmm22, zmm20                    ;   552.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm6                 ;   553.0 p8+p9   41 next spill
        vpandd zmm6, zmm22, zmm15                    ;   552.5 p0      41 next
        vmovdqu64 [rbp + 7104], zmm10                ;   545.0 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm28                       ;   552.5         41 next copy
        vpternlogd zmm10, zmm5, zmm14, 0x39          ;   553.0 p5      41 next
        vpternlogd zmm10, zmm0, zmm30, 0x96          ;   554.0 p0      41 next
        vmovdqa64 zmm0, zmm28                        ;   552.5         41 next copy
        vpternlogd zmm0, zmm26, zmm17, 0x78          ;   554.0 p5      41 next
        vmovdqa64 zmm30, zmm6                        ;   553.5         41 next copy
        vpternlogd zmm30, zmm26, zmm14, 0x87         ;   554.5 p0      41 next
        vpternlogd zmm30, zmm13, zmm20, 0x87         ;   555.5 p5      41 next
        vmovdqu64 [rbp + 7168], zmm5                 ;   552.0 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm0                         ;   555.0         41 next copy
        vpternlogd zmm5, zmm12, zmm12, 0xc3          ;   555.5 p0      41 next
        vpandd zmm12, zmm23, zmm15                   ;   556.0 p5      41 next
        vpternlogd zmm12, zmm28, zmm20, 0xd2         ;   557.0 p0      41 next
        vpandd zmm17, zmm17, zmm23                   ;   557.0 p5      41 next
        vpternlogd zmm4, zmm30, zmm30, 0xc3          ;   557.5 p0      41 next
        vpternlogd zmm4, zmm29, zmm18, 0x96          ;   558.5 p5      41 next
        vmovdqa64 zmm18, zmm12                       ;   558.0         41 next copy
        vpternlogd zmm18, zmm6, zmm6, 0xc3           ;   558.5 p0      41 next
        vpandd zmm26, zmm26, zmm13                   ;   559.0 p5      41 next
        vpternlogd zmm17, zmm22, zmm8, 0xd2          ;   559.5 p0      41 next
        vpternlogd zmm17, zmm9, zmm14, 0x87          ;   560.5 p5      41 next
        vpternlogd zmm18, zmm19, zmm17, 0x69         ;   561.5 p0      41 next
        vpandd zmm6, zmm31, zmm1                     ;   561.0 p5      41 next
        vmovdqa64 zmm9, zmm31                        ;   517.5         41 next copy
        vpternlogd zmm9, zmm24, zmm3, 0x9a           ;   561.5 p0      41 next
        vpternlogd zmm26, zmm15, zmm14, 0x87         ;   562.0 p5      41 next
        vpternlogd zmm2, zmm0, zmm26, 0x96           ;   563.0 p0      41 next
        vpternlogd zmm26, zmm17, zmm8, 0x69          ;   563.0 p5      41 next
        vmovdqa64 zmm0, zmm16                        ;   520.5         41 next copy
        vpternlogd zmm0, zmm24, zmm24, 0x3f          ;   563.5 p0      41 next
        vpxord zmm8, zmm21, zmm11                    ;   564.0 p5      41 next
        vpternlogd zmm6, zmm11, zmm24, 0x28          ;   564.5 p0      41 next
        vmovdqa64 zmm13, zmm16                       ;   520.5         41 next copy
        vpternlogd zmm13, zmm1, zmm31, 0x6c          ;   565.0 p5      41 next
        vmovdqa64 zmm14, zmm6                        ;   565.5         41 next copy
        vpternlogd zmm14, zmm9, zmm1, 0x87           ;   565.5 p0      41 next
        vpternlogd zmm14, zmm16, zmm21, 0x87         ;   566.5 p5      41 next
        vmovdqa64 zmm15, zmm0                        ;   564.5         41 next copy
        vpternlogd zmm15, zmm31, zmm21, 0x78         ;   566.5 p0      41 next
        vpxord zmm17, zmm21, zmm1                    ;   567.0 p5      41 next
        vmovdqa64 zmm19, zmm15                       ;   567.5         41 next copy
        vpternlogd zmm19, zmm1, zmm3, 0x78           ;   567.5 p0      41 next
        vmovdqa64 zmm20, zmm21                       ;   515.5         41 next copy
        vmovdqa64 zmm22, zmm19                       ;   568.5         41 next copy
        vpternlogd zmm22, zmm14, zmm3, 0xd2          ;   568.5 p5      41 next
        vmovdqa64 zmm23, zmm1                        ;   518.5         41 next copy
        vpternlogd zmm23, zmm24, zmm21, 0x9c         ;   568.5 p0      41 next
        vmovdqa64 zmm28, zmm8                        ;   565.0         41 next copy
        vpternlogd zmm28, zmm16, zmm3, 0x78          ;   569.0 p5      41 next
        vpternlogd zmm9, zmm16, zmm24, 0xac          ;   569.5 p0      41 next
        vmovdqa64 zmm29, zmm31                       ;   517.5         41 next copy
        vpternlogd zmm29, zmm3, zmm3, 0xc3           ;   570.0 p5      41 next
        vpternlogd zmm9, zmm28, zmm11, 0x2d          ;   570.5 p0      41 next
        vpternlogd zmm9, zmm14, zmm1, 0x78           ;   571.5 p5      41 next
        vpandd zmm20, zmm20, zmm23                   ;   571.5 p0      41 next
        vpternlogd zmm23, zmm11, zmm3, 0x87          ;   572.0 p5      41 next
        vpternlogd zmm29, zmm15, zmm8, 0xc6          ;   572.5 p0      41 next
        vpxord zmm15, zmm13, zmm28                   ;   573.0 p5      41 next
        vpternlogd zmm15, zmm22, zmm11, 0xc6         ;   574.0 p0      41 next
        vmovdqa64 zmm22, zmm20                       ;   572.5         41 next copy
        vpternlogd zmm22, zmm17, zmm16, 0x78         ;   574.0 p5      41 next
        vpternlogd zmm20, zmm31, zmm3, 0x78          ;   574.5 p0      41 next
        vpternlogd zmm14, zmm22, zmm11, 0xd2         ;   575.0 p5      41 next
        vpternlogd zmm22, zmm20, zmm16, 0xd7         ;   575.5 p0      41 next
        vpternlogd zmm13, zmm23, zmm22, 0x96         ;   576.5 p5      41 next
        vpternlogd zmm13, zmm29, zmm1, 0x87          ;   577.5 p0      41 next
        vpternlogd zmm13, zmm20, zmm24, 0x2d         ;   578.5 p5      41 next
        vpternlogd zmm20, zmm21, zmm3, 0xd6          ;   577.5 p0      41 next
        vpternlogd zmm14, zmm23, zmm31, 0x2d         ;   578.0 p5      41 next
        vpandnd zmm23, zmm17, zmm11                  ;   578.5 p0      41 next
        vpternlogd zmm23, zmm1, zmm24, 0x48          ;   579.5 p5      41 next
        vpternlogd zmm0, zmm29, zmm11, 0x87          ;   579.5 p0      41 next
        vpternlogd zmm25, zmm7, zmm3, 0x96           ;   580.0 p5      41 next
        vpternlogd zmm17, zmm20, zmm21, 0x93         ;   580.5 p0      41 next
        vpxord zmm21, zmm21, zmm27                   ;   581.0 p5      41 next
        vmovdqa64 zmm27, zmm19                       ;   568.5         41 next copy
        vpternlogd zmm27, zmm16, zmm11, 0x7b         ;   581.5 p0      41 next
        vpternlogd zmm20, zmm27, zmm23, 0x96         ;   582.5 p5      41 next
        vpternlogd zmm17, zmm19, zmm24, 0x87         ;   582.5 p0      41 next
        vmovdqu64 zmm19, [rbp + 7232]                ;   553.0 p3      41 next
        vpternlogd zmm19, zmm31, [rbp + 6976], 0x69  ;   583.0 p5+p2   41 next
        vpternlogd zmm17, zmm0, zmm28, 0x96          ;   583.5 p0      41 next
        vmovdqu64 zmm0, [r10 + 9216]                 ;   430.7 p3      48 next
        vpternlogd zmm29, zmm8, zmm8, 0xf3           ;   584.0 p5      41 next
        vmovdqu64 zmm8, [r10 + 9280]                 ;   431.5 p2      48 next
        vmovdqu64 zmm23, [r10 + 9344]                ;   431.7 p3      48 next
        vpternlogd zmm5, zmm30, zmm1, 0x96           ;   584.5 p0      41 next
        vpternlogd zmm10, zmm24, [rbp + 7104], 0x96  ;   585.0 p5+p2   41 next
        vpternlogd zmm29, zmm22, zmm6, 0x96          ;   585.5 p0      41 next
        vmovdqu64 zmm1, [r10 + 9408]                 ;   433.5 p3      48 next
        vpternlogd zmm29, zmm31, zmm3, 0xb4          ;   586.5 p5      41 next
        vpternlogd zmm4, zmm12, zmm11, 0x96          ;   586.5 p0      41 next
        vmovdqu64 zmm3, [r10 + 9472]                 ;   434.0 p2      48 next
        vmovdqu64 zmm6, [r10 + 9536]                 ;   434.5 p3      48 next
        vmovdqu64 zmm11, [r10 + 9600]                ;   435.0 p2      48 next
        vpternlogd zmm18, zmm16, [rbp + 6912], 0x96  ;   587.0 p5+p3   41 next
        vpternlogd zmm15, zmm25, [r10 + 9792], 0x96  ;   587.5 p0+p2   48 next
        vpternlogd zmm9, zmm21, [r10 + 9856], 0x96   ;   588.0 p5+p3   48 next
        vpternlogd zmm13, zmm10, [r10 + 9920], 0x96  ;   588.5 p0+p2   48 next
        vpternlogd zmm20, zmm19, [r10 + 9984], 0x96  ;   589.0 p5+p3   48 next
        vpternlogd zmm14, zmm5, [r10 + 10048], 0x96  ;   589.5 p0+p2   48 next
        vpxord zmm0, zmm0, zmm25                     ;   590.0 p5      48 next
        vpternlogd zmm17, zmm4, [r10 + 10112], 0x96  ;   590.5 p0+p3   48 next
        vpxord zmm8, zmm8, zmm21                     ;   591.0 p5      48 next
        vpternlogd zmm29, zmm18, [r10 + 10176], 0x96 ;   591.5 p0+p2   48 next
        vpxord zmm23, zmm23, zmm10                   ;   592.0 p5      48 next
        vpternlogd zmm2, zmm7, [r10 + 9664], 0x96    ;   592.5 p0+p3   48 next
        vpxord zmm1, zmm1, zmm19                     ;   593.0 p5      48 next
        vpxord zmm3, zmm3, zmm5                      ;   593.5 p0      48 next
        vpxord zmm6, zmm6, zmm4                      ;   594.0 p5      48 next
        vmovdqu64 zmm4, [rbp + 7168]                 ;   552.0 p2      41 next reload
        vpternlogd zmm26, zmm4, [r10 + 9728], 0x96   ;   594.5 p0+p3   48 next
        vpxord zmm11, zmm11, zmm18                   ;   595.0 p5      48 next
        vmovdqa64 zmm4, zmm6                         ;   595.0         45 next copy
        vpternlogd zmm4, zmm8, zmm0, 0x60            ;   595.5 p0      45 next
        vpandd zmm5, zmm2, zmm11                     ;   596.0 p5      45 next
        vmovdqa64 zmm7, zmm5                         ;   597.0         45 next copy
        vpternlogd zmm7, zmm26, zmm23, 0x78          ;   597.0 p0      45 next
        vpxord zmm10, zmm0, zmm11                    ;   597.0 p5      45 next
        vmovdqa64 zmm12, zmm10                       ;   598.0         45 next copy
        vpternlogd zmm12, zmm1, zmm1, 0xc3           ;   598.0 p0      45 next
        vpternlogd zmm7, zmm12, zmm6, 0x78           ;   599.0 p5      45 next
        vmovdqa64 zmm16, zmm23                       ;   593.0         45 next copy
        vpternlogd zmm16, zmm8, zmm0, 0x6a           ;   598.5 p0      45 next
        vmovdqa64 zmm18, zmm16                       ;   599.5         45 next copy
        vpternlogd zmm18, zmm2, zmm8, 0x87           ;   599.5 p5      45 next
        vmovdqa64 zmm19, zmm6                        ;   595.0         45 next copy
        vpternlogd zmm19, zmm3, zmm23, 0x6a          ;   599.5 p0      45 next
        vpternlogd zmm18, zmm19, zmm3, 0x87          ;   600.5 p5      45 next
        vpternlogd zmm4, zmm18, zmm7, 0x69           ;   601.5 p0      45 next
        vmovdqa64 zmm21, zmm26                       ;   595.5         45 next copy
        vpternlogd zmm21, zmm2, zmm23, 0x48          ;   601.0 p5      45 next
        vmovdqa64 zmm22, zmm2                        ;   593.5         45 next copy
        vpternlogd zmm22, zmm3, zmm1, 0x96           ;   601.5 p0      45 next
        vpternlogd zmm21, zmm22, zmm26, 0x87         ;   602.5 p5      45 next
        vpternlogd zmm7, zmm11, zmm23, 0xb4          ;   602.5 p0      45 next
        vpternlogd zmm18, zmm22, zmm2, 0x2d          ;   603.0 p5      45 next
        vpxord zmm24, zmm7, zmm21                    ;   603.5 p0      45 next
        vpternlogd zmm24, zmm5, zmm18, 0x69          ;   604.5 p5      45 next
        vmovdqa64 zmm5, zmm2                         ;   593.5         45 next copy
        vpternlogd zmm5, zmm3, zmm0, 0x48            ;   604.5 p0      45 next
        vmovdqa64 zmm25, zmm2                        ;   593.5         45 next copy
        vpternlogd zmm25, zmm11, zmm8, 0xb7          ;   605.0 p5      45 next
        vpternlogd zmm24, zmm4, zmm11, 0x96          ;   605.5 p0      45 next
        vmovdqa64 zmm27, zmm3                        ;   594.5         45 next copy
        vpternlogd zmm27, zmm1, zmm8, 0x48           ;   606.0 p5      45 next
        vpxord zmm28, zmm5, zmm25                    ;   606.5 p0      45 next
        vpternlogd zmm27, zmm11, zmm0, 0x78          ;   607.0 p5      45 next
        vmovdqa64 zmm30, zmm26                       ;   595.5         45 next copy
        vpternlogd zmm30, zmm6, zmm3, 0x48           ;   607.5 p0      45 next
        vpternlogd zmm30, zmm26, zmm1, 0x2d          ;   608.5 p5      45 next
        vmovdqa64 zmm31, zmm26                       ;   595.5         45 next copy
        vpternlogd zmm31, zmm2, zmm0, 0x6c           ;   608.5 p0      45 next
        vpternlogd zmm30, zmm31, zmm27, 0x96         ;   609.5 p5      45 next
        vpternlogd zmm30, zmm12, zmm23, 0xd2         ;   610.5 p0      45 next
        vpternlogd zmm25, zmm22, zmm1, 0xd2          ;   610.0 p5      45 next
        vmovdqa64 zmm22, zmm10                       ;   598.0         45 next copy
        vpternlogd zmm22, zmm6, zmm3, 0x95           ;   610.5 p0      45 next
        vpternlogd zmm22, zmm16, zmm26, 0x69         ;   611.5 p5      45 next
        vpternlogd zmm16, zmm26, zmm8, 0x28          ;   611.5 p0      45 next
        vpternlogd zmm24, zmm28, zmm15, 0x96         ;   612.0 p5      45 next
        vpxord zmm30, zmm30, zmm9                    ;   612.5 p0      45 next
        vmovdqu64 [rbp + 7168], zmm9                 ;   589.0 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm6                         ;   595.0         45 next copy
        vpternlogd zmm9, zmm8, zmm8, 0xc3            ;   613.0 p5      45 next
        vmovdqu64 [rbp + 6912], zmm15                ;   588.5 p8+p9   48 next spill
        vpandd zmm15, zmm3, zmm26                    ;   613.5 p0      45 next
        vpternlogd zmm15, zmm4, zmm20, 0x69          ;   614.5 p5      45 next
        vmovdqa64 zmm4, zmm9                         ;   614.0         45 next copy
        vpternlogd zmm4, zmm22, zmm0, 0x39           ;   614.5 p0      45 next
        vpternlogd zmm4, zmm27, zmm18, 0x96          ;   615.5 p5      45 next
        vpandd zmm18, zmm2, zmm26                    ;   615.5 p0      45 next
        vmovdqa64 zmm27, zmm9                        ;   614.0         45 next copy
        vpternlogd zmm27, zmm1, zmm23, 0x78          ;   616.0 p5      45 next
        vmovdqu64 [rbp + 7104], zmm20                ;   590.0 p7+p4   48 next spill
        vmovdqa64 zmm20, zmm27                       ;   617.0         45 next copy
        vpternlogd zmm20, zmm7, zmm7, 0xc3           ;   617.0 p0      45 next
        vmovdqa64 zmm7, zmm18                        ;   616.5         45 next copy
        vpternlogd zmm7, zmm1, zmm0, 0x87            ;   617.0 p5      45 next
        vpternlogd zmm7, zmm11, zmm3, 0x87           ;   618.0 p0      45 next
        vpternlogd zmm25, zmm7, zmm7, 0xc3           ;   619.0 p5      45 next
        vpternlogd zmm25, zmm31, zmm19, 0x96         ;   620.0 p0      45 next
        vpandd zmm19, zmm2, zmm6                     ;   619.0 p5      45 next
        vpternlogd zmm19, zmm9, zmm3, 0xd2           ;   620.0 p0      45 next
        vmovdqu64 zmm3, [rbp + 1920]                 ;   463.3 p2      54 next reload
        vmovdqu64 zmm9, [rbp + 6784]                 ;   525.5 p3     108 r
        vpternlogd zmm9, zmm3, [r11], 0x96           ;   620.0 p5+p2  108 r
        vpandd zmm23, zmm23, zmm6                    ;   620.5 p0      45 next
        vmovdqu64 zmm3, [rbp + 2048]                 ;   465.0 p3      54 next reload
        vmovdqu64 zmm6, [rbp + 6464]                 ;   526.0 p2     108 r
        vpternlogd zmm6, zmm3, [r11 + 64], 0x96      ;   621.0 p5+p3  108 r
        vpternlogd zmm23, zmm26, zmm12, 0xd2         ;   621.5 p0      45 next
        vmovdqu64 zmm3, [rbp + 2176]                 ;   466.3 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 6016]                ;   528.0 p3     108 r
        vpternlogd zmm26, zmm3, [r11 + 128], 0x96    ;   622.0 p5+p2  108 r
        vmovdqa64 zmm3, zmm19                        ;   621.0         45 next copy
        vpternlogd zmm3, zmm18, zmm18, 0xc3          ;   622.5 p0      45 next
        vpandd zmm1, zmm1, zmm11                     ;   623.0 p5      45 next
        vmovdqu64 zmm11, [rbp + 2304]                ;   469.2 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 6848]                ;   526.5 p2     108 r
        vpternlogd zmm18, zmm11, [r11 + 192], 0x96   ;   623.5 p0+p3  108 r
        vpternlogd zmm23, zmm8, zmm0, 0x87           ;   624.0 p5      45 next
        vmovdqu64 zmm8, [rbp + 2432]                 ;   470.5 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 6720]                ;   528.5 p3     108 r
        vpternlogd zmm11, zmm8, [r11 + 256], 0x96    ;   624.5 p0+p2  108 r
        vpternlogd zmm3, zmm21, zmm23, 0x69          ;   625.0 p5      45 next
        vmovdqu64 zmm8, [rbp + 2560]                 ;   474.0 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 6592]                ;   529.0 p2     108 r
        vpternlogd zmm21, zmm8, [r11 + 320], 0x96    ;   625.5 p0+p3  108 r
        vpternlogd zmm1, zmm2, zmm0, 0x87            ;   626.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 2688]                 ;   476.0 p2      54 next reload
        vmovdqu64 zmm2, [rbp + 6528]                 ;   534.5 p3     108 r
        vpternlogd zmm2, zmm0, [r11 + 384], 0x96     ;   626.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;   477.5 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 6400]                 ;   537.5 p2     108 r
        vpternlogd zmm8, zmm0, [r11 + 448], 0x96     ;   627.0 p5+p3  108 r
        vpxord zmm27, zmm27, zmm1                    ;   627.5 p0      45 next
        vpternlogd zmm27, zmm16, zmm28, 0x96         ;   628.5 p5      45 next
        vmovdqu64 zmm0, [rbp + 2944]                 ;   480.0 p2      54 next reload
        vmovdqu64 zmm16, [rbp + 6336]                ;   529.5 p3     108 r
        vpternlogd zmm16, zmm0, [r11 + 512], 0x96    ;   628.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 3072]                 ;   481.2 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 7296]                ;   527.0 p2     108 r
        vpternlogd zmm28, zmm0, [r11 + 576], 0x96    ;   629.0 p5+p3  108 r
        vpternlogd zmm1, zmm23, zmm23, 0xc3          ;   629.5 p0      45 next
        vmovdqu64 zmm0, [rbp + 3200]                 ;   483.0 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6208]                ;   530.0 p3     108 r
        vpternlogd zmm23, zmm0, [r11 + 640], 0x96    ;   630.0 p5+p2  108 r
        vpternlogd zmm1, zmm22, zmm12, 0x96          ;   630.5 p0      45 next
        vmovdqu64 zmm0, [rbp + 3328]                 ;   484.2 p3      54 next reload
        vmovdqu64 zmm12, [rbp + 6080]                ;   531.0 p2     108 r
        vpternlogd zmm12, zmm0, [r11 + 704], 0x96    ;   631.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 3456]                 ;   486.0 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 7040]                ;   532.0 p3     108 r
        vpternlogd zmm22, zmm0, [r11 + 768], 0x96    ;   631.5 p0+p2  108 r
        vpternlogd zmm4, zmm5, zmm13, 0x96           ;   632.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 3584]                 ;   487.2 p3      54 next reload
        vmovdqu64 zmm5, [rbp + 6656]                 ;   533.5 p2     108 r
        vpternlogd zmm5, zmm0, [r11 + 832], 0x96     ;   632.5 p0+p3  108 r
        vpternlogd zmm20, zmm7, zmm14, 0x96          ;   633.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 3712]                 ;   489.0 p2      54 next reload
        vmovdqu64 zmm7, [rbp + 6144]                 ;   535.5 p3     108 r
        vpternlogd zmm7, zmm0, [r11 + 896], 0x96     ;   633.5 p0+p2  108 r
        vpternlogd zmm25, zmm19, zmm17, 0x96         ;   634.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 3840]                 ;   490.2 p3      54 next reload
        vmovdqu64 zmm19, [rbp + 6272]                ;   517.0 p2     108 r
        vpternlogd zmm19, zmm0, [r11 + 960], 0x96    ;   634.5 p0+p3  108 r
        vpternlogd zmm3, zmm10, zmm29, 0x96          ;   635.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 6784]                 ;   525.5 p2      54 next reload
        vpternlogd zmm24, zmm0, [rbp + 1984], 0x96   ;   635.5 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 6464]                 ;   526.0 p2      54 next reload
        vpternlogd zmm30, zmm0, [rbp + 2112], 0x96   ;   636.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 7296]                 ;   527.0 p2      54 next reload
        vmovdqu64 zmm10, [rbp + 6912]                ;   588.5 p3     108 r
        vpternlogd zmm10, zmm0, [rbp + 3136], 0x96   ;   636.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6848]                 ;   526.5 p3      54 next reload
        vpternlogd zmm15, zmm0, [rbp + 2368], 0x96   ;   637.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6080]                 ;   531.0 p3      54 next reload
        vpternlogd zmm13, zmm0, [rbp + 3392], 0x96   ;   637.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6016]                 ;   528.0 p3      54 next reload
        vpternlogd zmm4, zmm0, [rbp + 2240], 0x96    ;   638.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6656]                 ;   533.5 p3      54 next reload
        vpternlogd zmm14, zmm0, [rbp + 3648], 0x96   ;   638.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6720]                 ;   528.5 p3      54 next reload
        vpternlogd zmm20, zmm0, [rbp + 2496], 0x96   ;   639.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6144]                 ;   535.5 p3      54 next reload
        vpternlogd zmm17, zmm0, [rbp + 3776], 0x96   ;   639.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6592]                 ;   529.0 p3      54 next reload
        vpternlogd zmm25, zmm0, [rbp + 2624], 0x96   ;   640.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6272]                 ;   517.0 p3      54 next reload
        vpternlogd zmm29, zmm0, [rbp + 3904], 0x96   ;   640.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6400]                 ;   537.5 p3      54 next reload
        vpternlogd zmm27, zmm0, [rbp + 2880], 0x96   ;   641.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6528]                 ;   534.5 p3      54 next reload
        vpternlogd zmm3, zmm0, [rbp + 2752], 0x96    ;   641.5 p0+p2  108 r
        vmovdqu64 zmm0, [rbp + 6336]                 ;   529.5 p3      54 next reload
        vpternlogd zmm1, zmm0, [rbp + 3008], 0x96    ;   642.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 6208]                 ;   530.0 p3      54 next reload
        vmovdqu64 zmm31, [rbp + 7168]                ;   589.0 p2     108 r
        vpternlogd zmm31, zmm0, [rbp + 3264], 0x96   ;   642.5 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 7040]                 ;   532.0 p2      54 next reload
        vmovdqu64 [rbp + 6208], zmm19                ;   635.5 p8+p9  108 r spill
        vmovdqu64 zmm19, [rbp + 7104]                ;   590.0 p3     108 r
        vpternlogd zmm19, zmm0, [rbp + 3520], 0x96   ;   643.0 p5+p2  108 r
        mov r12, qword [rbp + 7424]                  ;   507.7 p10     85 l.0 reload
        vmovdqu64 zmm0, [rbp + 5184]                 ;   509.2 p3     108 r reload
        vmovdqu64 [rbp + 7040], zmm29                ;   641.5 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 5952]                ;   510.0 p2      66 l
        vpternlogd zmm29, zmm0, [r12 + 8192], 0x36   ;   643.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 4928]                 ;   511.0 p2     108 r reload
        vmovdqu64 [rbp + 5184], zmm7                 ;   634.5 p8+p9  108 r spill
        vmovdqu64 zmm7, [rbp + 5888]                 ;   511.2 p3      66 l
        vpternlogd zmm7, zmm0, [r12 + 8256], 0x36    ;   644.0 p5+p2   66 l
        vmovdqu64 zmm0, [rbp + 4032]                 ;   512.2 p3     108 r reload
        vmovdqu64 [rbp + 4928], zmm17                ;   640.5 p7+p4  108 r spill
        vmovdqu64 zmm17, [rbp + 5440]                ;   513.0 p2      66 l
        vpternlogd zmm17, zmm0, [r12 + 8320], 0x36   ;   644.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 3968]                 ;   514.0 p2     108 r reload
        vmovdqu64 [rbp + 4032], zmm5                 ;   633.5 p8+p9  108 r spill
        vmovdqu64 zmm5, [rbp + 5824]                 ;   514.2 p3      66 l
        vpternlogd zmm5, zmm0, [r12 + 8384], 0x36    ;   645.0 p5+p2   66 l
        vmovdqu64 zmm0, [rbp + 4864]                 ;   515.3 p3     108 r reload
        vmovdqu64 [rbp + 3968], zmm14                ;   639.5 p7+p4  108 r spill
        vmovdqu64 zmm14, [rbp + 5760]                ;   516.0 p2      66 l
        vpternlogd zmm14, zmm0, [r12 + 8448], 0x36   ;   645.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 4480]                 ;   517.0 p2     108 r reload
        vmovdqu64 [rbp + 4864], zmm22                ;   632.5 p8+p9  108 r spill
        vmovdqu64 zmm22, [rbp + 5696]                ;   517.3 p3      66 l
        vpternlogd zmm22, zmm0, [r12 + 8512], 0x36   ;   646.0 p5+p2   66 l
        vmovdqu64 zmm0, [rbp + 4224]                 ;   518.3 p3     108 r reload
        vmovdqu64 [rbp + 4480], zmm19                ;   644.0 p7+p4  108 r spill
        vmovdqu64 zmm19, [rbp + 5632]                ;   519.0 p2      66 l
        vpternlogd zmm19, zmm0, [r12 + 8576], 0x36   ;   646.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 4288]                 ;   520.0 p2     108 r reload
        vmovdqu64 [rbp + 4224], zmm12                ;   632.0 p8+p9  108 r spill
        vmovdqu64 zmm12, [rbp + 5568]                ;   520.3 p3      66 l
        vpternlogd zmm12, zmm0, [r12 + 8640], 0x36   ;   647.0 p5+p2   66 l
        vmovdqu64 zmm0, [rbp + 5120]                 ;   521.3 p3     108 r reload
        vmovdqu64 [rbp + 4288], zmm13                ;   638.5 p7+p4  108 r spill
        vmovdqu64 zmm13, [rbp + 5504]                ;   522.0 p2      66 l
        vpternlogd zmm13, zmm0, [r12 + 8704], 0x36   ;   647.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 4160]                 ;   523.0 p2     108 r reload
        vmovdqu64 [rbp + 5120], zmm23                ;   631.0 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 5376]                ;   523.3 p3      66 l
        vpternlogd zmm23, zmm0, [r12 + 8768], 0x36   ;   648.0 p5+p2   66 l
        vmovdqu64 zmm0, [rbp + 4992]                 ;   524.3 p3     108 r reload
        vmovdqu64 [rbp + 4160], zmm31                ;   643.5 p7+p4  108 r spill
        vmovdqu64 zmm31, [rbp + 5312]                ;   525.0 p2      66 l
        vpternlogd zmm31, zmm0, [r12 + 8832], 0x36   ;   648.5 p0+p3   66 l
        mov r13, qword [rbp + 7392]                  ;   524.8 p10     85 l.0 reload
        vmovdqu64 zmm0, [rbp + 5952]                 ;   526.0 p2      67 l
        vpternlogd zmm0, zmm29, [r13 + 3072], 0x78   ;   649.0 p5+p3   67 l
        mov r14, qword [rbp + 7440]                  ;   525.8 p10     86 r.0 reload
        vpternlogd zmm9, zmm24, [r14], 0x1e          ;   649.5 p0+p2   66 l
        vpternlogd zmm6, zmm30, [r14 + 64], 0x1e     ;   650.0 p5+p3   66 l
        vpternlogd zmm26, zmm4, [r14 + 128], 0x1e    ;   650.5 p0+p2   66 l
        vpternlogd zmm18, zmm15, [r14 + 192], 0x1e   ;   651.0 p5+p3   66 l
        vpternlogd zmm11, zmm20, [r14 + 256], 0x1e   ;   651.5 p0+p2   66 l
        vpternlogd zmm21, zmm25, [r14 + 320], 0x1e   ;   652.0 p5+p3   66 l
        vpternlogd zmm2, zmm3, [r14 + 384], 0x1e     ;   652.5 p0+p2   66 l
        vpternlogd zmm8, zmm27, [r14 + 448], 0x1e    ;   653.0 p5+p3   66 l
        vpternlogd zmm28, zmm10, [r14 + 576], 0x1e   ;   653.5 p0+p2   66 l
        vpternlogd zmm16, zmm1, [r14 + 512], 0x1e    ;   654.0 p5+p3   66 l
        vmovdqu64 [rbp - 64], zmm0                   ;   650.0 p8+p9   67 l spill
        vmovdqu64 zmm0, [rbp + 5888]                 ;   532.0 p2      67 l
        vpternlogd zmm0, zmm7, [r13 + 3136], 0x78    ;   654.5 p0+p3   67 l
        vmovdqu64 [rbp + 64], zmm0                   ;   655.5 p7+p4   67 l spill
        vmovdqu64 zmm0, [rbp + 5440]                 ;   533.0 p2      67 l
        vpternlogd zmm0, zmm17, [r13 + 3200], 0x78   ;   655.0 p5+p3   67 l
        vmovdqu64 [rbp + 192], zmm0                  ;   656.0 p8+p9   67 l spill
        vmovdqu64 zmm0, [rbp + 4416]                 ;   534.0 p2     108 r reload
        vmovdqu64 [rbp + 128], zmm17                 ;   645.5 p7+p4   66 l spill
        vmovdqu64 zmm17, [rbp + 5248]                ;   534.3 p3      66 l
        vpternlogd zmm17, zmm0, [r12 + 8896], 0x36   ;   655.5 p0+p2   66 l
        vmovdqu64 zmm0, [rbp + 5824]                 ;   535.3 p3      67 l
        vpternlogd zmm0, zmm5, [r13 + 3264], 0x78    ;   656.0 p5+p2   67 l
        vmovdqu64 [rbp + 320], zmm0                  ;   657.0 p8+p9   67 l spill
        vmovdqu64 zmm0, [rbp + 4352]                 ;   536.3 p3     108 r reload
        vmovdqu64 [rbp + 256], zmm5                  ;   646.0 p7+p4   66 l spill
        vmovdqu64 zmm5, [rbp + 5056]                 ;   537.0 p2      66 l
        vpternlogd zmm5, zmm0, [r12 + 8960], 0x36    ;   656.5 p0+p3   66 l
        vmovdqu64 zmm0, [rbp + 5760]                 ;   538.0 p2      67 l
        vpternlogd zmm0, zmm14, [r13 + 3328], 0x78   ;   657.0 p5+p3   67 l
        mov r15, qword [rbp + 7432]                  ;   535.5 p10     86 r.0 reload
        vpternlogd zmm24, zmm9, [r15 + 8192], 0x78   ;   657.5 p0+p2   67 l
        vpternlogd zmm30, zmm6, [r15 + 8256], 0x78   ;   658.0 p5+p3   67 l
        vmovdqu64 [rbp + 2112], zmm30                ;   659.0 p8+p9   67 l spill
        vmovdqu64 zmm30, [rbp + 5696]                ;   540.0 p2      67 l
        vpternlogd zmm30, zmm22, [r13 + 3392], 0x78  ;   658.5 p0+p3   67 l
        vpternlogd zmm4, zmm26, [r15 + 8320], 0x78   ;   659.0 p5+p2   67 l
        vmovdqu64 [rbp + 2240], zmm4                 ;   660.0 p7+p4   67 l spill
        vmovdqu64 zmm4, [rbp + 4608]                 ;   541.3 p3     108 r reload
        vmovdqu64 [rbp + 1984], zmm24                ;   658.5 p8+p9   67 l spill
        vmovdqu64 zmm24, [rbp + 4096]                ;   542.0 p2      66 l
        vpternlogd zmm24, zmm4, [r12 + 9024], 0x36   ;   659.5 p0+p3   66 l
        vmovdqu64 zmm4, [rbp + 5632]                 ;   543.0 p2      67 l
        vpternlogd zmm4, zmm19, [r13 + 3456], 0x78   ;   660.0 p5+p3   67 l
        vpternlogd zmm15, zmm18, [r15 + 8384], 0x78  ;   660.5 p0+p2   67 l
        vmovdqu64 [rbp + 2368], zmm15                ;   661.5 p7+p4   67 l spill
        vmovdqu64 zmm15, [rbp + 4800]                ;   544.3 p3     108 r reload
        vmovdqu64 [rbp + 2304], zmm18                ;   652.0 p8+p9   66 l spill
        vmovdqu64 zmm18, [rbp + 4544]                ;   545.0 p2      66 l
        vpternlogd zmm18, zmm15, [r12 + 9088], 0x36  ;   661.0 p5+p3   66 l
        vmovdqu64 zmm15, [rbp + 5568]                ;   546.0 p2      67 l
        vpternlogd zmm15, zmm12, [r13 + 3520], 0x78  ;   661.5 p0+p3   67 l
        vpternlogd zmm20, zmm11, [r15 + 8448], 0x78  ;   662.0 p5+p2   67 l
        vmovdqu64 [rbp + 2496], zmm20                ;   663.0 p7+p4   67 l spill
        vmovdqu64 zmm20, [rbp + 4672]                ;   547.3 p3     108 r reload
        vmovdqu64 [rbp + 2432], zmm11                ;   652.5 p8+p9   66 l spill
        vmovdqu64 zmm11, [rbp + 4736]                ;   548.0 p2      66 l
        vpternlogd zmm11, zmm20, [r12 + 9152], 0x36  ;   662.5 p0+p3   66 l
        vmovdqu64 zmm20, [rbp + 5504]                ;   549.0 p2      67 l
        vpternlogd zmm20, zmm13, [r13 + 3584], 0x78  ;   663.0 p5+p3   67 l
        vpternlogd zmm25, zmm21, [r15 + 8512], 0x78  ;   663.5 p0+p2   67 l
        vmovdqu64 [rbp + 2624], zmm25                ;   664.5 p7+p4   67 l spill
        vmovdqu64 zmm25, [rbp + 5376]                ;   550.3 p3      67 l
        vpternlogd zmm25, zmm23, [r13 + 3648], 0x78  ;   664.0 p5+p2   67 l
        vpternlogd zmm3, zmm2, [r15 + 8576], 0x78    ;   664.5 p0+p3   67 l
        vmovdqu64 [rbp + 2752], zmm3                 ;   665.5 p8+p9   67 l spill
        vmovdqu64 zmm3, [rbp + 5312]                 ;   552.0 p2      67 l
        vpternlogd zmm3, zmm31, [r13 + 3712], 0x78   ;   665.0 p5+p3   67 l
        vpternlogd zmm27, zmm8, [r15 + 8640], 0x78   ;   665.5 p0+p2   67 l
        vpternlogd zmm1, zmm16, [r15 + 8704], 0x78   ;   666.0 p5+p3   67 l
        vpternlogd zmm10, zmm28, [r15 + 8768], 0x78  ;   666.5 p0+p2   67 l
        vmovdqu64 [rbp + 3136], zmm10                ;   667.5 p7+p4   67 l spill
        vmovdqu64 zmm10, [rbp + 5248]                ;   554.3 p3      67 l
        vpternlogd zmm10, zmm17, [r13 + 3776], 0x78  ;   667.0 p5+p2   67 l
        vmovdqu64 [rbp + 3008], zmm1                 ;   667.0 p8+p9   67 l spill
        vmovdqu64 zmm1, [rbp + 5056]                 ;   555.3 p3      67 l
        vpternlogd zmm1, zmm5, [r13 + 3840], 0x78    ;   667.5 p0+p2   67 l
        vmovdqu64 [rbp - 128], zmm29                 ;   644.5 p7+p4  126 rounds
        vmovdqu64 zmm29, [rbp + 4096]                ;   556.3 p3      67 l
        vpternlogd zmm29, zmm24, [r13 + 3904], 0x78  ;   668.0 p5+p2   67 l
        vmovdqu64 [rbp + 0], zmm7                    ;   645.0 p8+p9  126 rounds
        vmovdqu64 zmm7, [rbp + 4544]                 ;   557.3 p3      67 l
        vpternlogd zmm7, zmm18, [r13 + 3968], 0x78   ;   668.5 p0+p2   67 l
        vmovdqu64 [rbp + 2880], zmm27                ;   666.5 p7+p4   67 l spill
        vmovdqu64 zmm27, [rbp + 4736]                ;   558.3 p3      67 l
        vpternlogd zmm27, zmm11, [r13 + 4032], 0x78  ;   669.0 p5+p2   67 l
        vmovdqu64 [rbp + 384], zmm14                 ;   646.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 512], zmm22                 ;   647.0 p7+p4  126 rounds
        vmovdqu64 zmm14, [rbp + 5120]                ;   631.0 p3     108 r reload
        vmovdqu64 zmm22, [rbp + 4160]                ;   643.5 p2      66 l
        vpternlogd zmm22, zmm14, [r14 + 640], 0x36   ;   669.5 p0+p3   66 l
        vmovdqu64 [rbp + 640], zmm19                 ;   647.5 p8+p9  126 rounds
        vmovdqu64 zmm14, [rbp + 4224]                ;   632.0 p2     108 r reload
        vmovdqu64 zmm19, [rbp + 4288]                ;   638.5 p3      66 l
        vpternlogd zmm19, zmm14, [r14 + 704], 0x36   ;   670.0 p5+p2   66 l
        vmovdqu64 [rbp + 768], zmm12                 ;   648.0 p7+p4  126 rounds
        vmovdqu64 zmm12, [rbp + 4864]                ;   632.5 p3     108 r reload
        vmovdqu64 zmm14, [rbp + 4480]                ;   644.0 p2      66 l
        vpternlogd zmm14, zmm12, [r14 + 768], 0x36   ;   670.5 p0+p3   66 l
        vmovdqu64 [rbp + 896], zmm13                 ;   648.5 p8+p9  126 rounds
        vmovdqu64 zmm12, [rbp + 4032]                ;   633.5 p2     108 r reload
        vmovdqu64 zmm13, [rbp + 3968]                ;   639.5 p3      66 l
        vpternlogd zmm13, zmm12, [r14 + 832], 0x36   ;   671.0 p5+p2   66 l
        vmovdqu64 [rbp + 1024], zmm23                ;   649.0 p7+p4  126 rounds
        vmovdqu64 zmm12, [rbp + 5184]                ;   634.5 p3     108 r reload
        vmovdqu64 zmm23, [rbp + 4928]                ;   640.5 p2      66 l
        vpternlogd zmm23, zmm12, [r14 + 896], 0x36   ;   671.5 p0+p3   66 l
        vmovdqu64 [rbp + 1152], zmm31                ;   649.5 p8+p9  126 rounds
        vmovdqu64 zmm12, [rbp + 6208]                ;   635.5 p2     108 r reload
        vmovdqu64 zmm31, [rbp + 7040]                ;   641.5 p3      66 l
        vpternlogd zmm31, zmm12, [r14 + 960], 0x36   ;   672.0 p5+p2   66 l
        vmovdqu64 [rbp + 1280], zmm17                ;   656.5 p7+p4  126 rounds
        vmovdqu64 zmm12, [rbp + 4160]                ;   643.5 p3      67 l
        vpternlogd zmm12, zmm22, [r15 + 8832], 0x78  ;   672.5 p0+p2   67 l
        vmovdqu64 [rbp + 1408], zmm5                 ;   657.5 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4288]                 ;   638.5 p3      67 l
        vpternlogd zmm5, zmm19, [r15 + 8896], 0x78   ;   673.0 p5+p2   67 l
        vmovdqu64 [rbp + 1536], zmm24                ;   660.5 p7+p4  126 rounds
        vmovdqu64 zmm17, [rbp + 4480]                ;   644.0 p3      67 l
        vpternlogd zmm17, zmm14, [r15 + 8960], 0x78  ;   673.5 p0+p2   67 l
        vmovdqu64 [rbp + 1664], zmm18                ;   662.0 p8+p9  126 rounds
        vmovdqu64 zmm18, [rbp + 3968]                ;   639.5 p3      67 l
        vpternlogd zmm18, zmm13, [r15 + 9024], 0x78  ;   674.0 p5+p2   67 l
        vmovdqu64 [rbp + 1792], zmm11                ;   663.5 p7+p4  126 rounds
        vmovdqu64 zmm11, [rbp + 4928]                ;   640.5 p3      67 l
        vpternlogd zmm11, zmm23, [r15 + 9088], 0x78  ;   674.5 p0+p2   67 l
        vmovdqu64 [rbp + 448], zmm0                  ;   658.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 7040]                 ;   641.5 p3      67 l
        vpternlogd zmm0, zmm31, [r15 + 9152], 0x78   ;   675.0 p5+p2   67 l
        vmovdqu64 [rbp + 576], zmm30                 ;   659.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 704], zmm4                  ;   661.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 832], zmm15                 ;   662.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 960], zmm20                 ;   664.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 1088], zmm25                ;   665.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1216], zmm3                 ;   666.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 1344], zmm10                ;   668.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1472], zmm1                 ;   668.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1920], zmm9                 ;   650.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 1600], zmm29                ;   669.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 2048], zmm6                 ;   651.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1728], zmm7                 ;   669.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 2176], zmm26                ;   651.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 1856], zmm27                ;   670.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 2560], zmm21                ;   653.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2688], zmm2                 ;   653.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 2816], zmm8                 ;   654.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2944], zmm16                ;   655.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 3072], zmm28                ;   654.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3200], zmm22                ;   670.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 3328], zmm19                ;   671.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3456], zmm14                ;   671.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 3584], zmm13                ;   672.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3712], zmm23                ;   672.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 3840], zmm31                ;   673.0 p7+p4  126 rounds
        mov rsi, qword [rbp + 7376]                  ;   584.7 p10    126 rounds reload
        sub r8, rsi                                  ;   589.7 p1     126 rounds
        add r8, 0x1800                               ;   590.7 p6     126 rounds
        and r8, 0x1fff                               ;   591.7 p11    126 rounds
        add r8, rsi                                  ;   592.7 p1     126 rounds
        mov qword [rbp + 7400], r8                   ;   599.2 p8+p9  126 rounds
        sub r10, rsi                                 ;   589.7 p6     126 rounds
        vmovdqu64 [rbp + 3264], zmm12                ;   673.5 p7+p9  126 rounds
        add r10, 0x1800                              ;   590.7 p11    126 rounds
        vmovdqu64 [rbp + 3392], zmm5                 ;   674.0 p8+p4  126 rounds
        and r10, 0x1fff                              ;   591.7 p1     126 rounds
        vmovdqu64 [rbp + 3520], zmm17                ;   674.5 p7+p9  126 rounds
        add r10, rsi                                 ;   592.7 p6     126 rounds
        mov qword [rbp + 7384], r10                  ;   603.0 p8+p4  126 rounds
        vmovdqu64 [rbp + 3648], zmm18                ;   675.0 p7+p4  126 rounds
        sub r11, rsi                                 ;   589.7 p11    126 rounds
        vmovdqu64 [rbp + 3776], zmm11                ;   675.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 3904], zmm0                 ;   676.0 p7+p4  126 rounds
        add r11, 0x1800                              ;   590.7 p1     126 rounds
        and r11, 0x1fff                              ;   591.7 p6     126 rounds
        add r11, rsi                                 ;   592.7 p11    126 rounds
        mov qword [rbp + 7408], r11                  ;   606.2 p8+p9  126 rounds
        sub r9, rsi                                  ;   590.0 p1     126 rounds
        add r9, 0x1800                               ;   591.0 p6     126 rounds
        and r9, 0x1fff                               ;   592.0 p11    126 rounds
        add r9, rsi                                  ;   593.0 p1     126 rounds
        mov qword [rbp + 7416], r9                   ;   607.2 p7+p9  126 rounds
        sub r12, rsi                                 ;   591.5 p6     126 rounds
        add r12, 0x1c00                              ;   592.5 p11    126 rounds
        and r12, 0x1fff                              ;   593.5 p1     126 rounds
        add r12, rsi                                 ;   594.5 p6     126 rounds
        mov qword [rbp + 7424], r12                  ;   608.0 p8+p4  126 rounds
        sub r15, rsi                                 ;   593.0 p11    126 rounds
        add r15, 0x1c00                              ;   594.0 p1     126 rounds
        and r15, 0x1fff                              ;   595.0 p6     126 rounds
        add r15, rsi                                 ;   596.0 p11    126 rounds
        mov qword [rbp + 7432], r15                  ;   608.2 p7+p9  126 rounds
        sub r14, rsi                                 ;   595.0 p1     126 rounds
        add r14, 0x1c00                              ;   596.0 p6     126 rounds
        and r14, 0x1fff                              ;   597.0 p11    126 rounds
        add r14, rsi                                 ;   598.0 p1     126 rounds
        mov qword [rbp + 7440], r14                  ;   609.0 p8+p4  126 rounds
        add r13, -1024                               ;   596.2 p6     126 rounds
        mov qword [rbp + 7392], r13                  ;   609.2 p7+p9  126 rounds
        cmp r13, qword [rbp + 7448]                  ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                   ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 7456]                   ;     0.2 p3     132 dst reload
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
        mov qword [rbp + 7456], r8                   ;    64.3 p7+p4  143 blocks
        mov r8, qword [rbp + 7360]                   ;    21.8 p10    143 blocks
        add r8, 0x1000                               ;    26.8 p1     143 blocks
        mov qword [rbp + 7360], r8                   ;    64.7 p8+p9  143 blocks
        cmp r8, qword [rbp + 7368]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 7464]                  ;                    frame
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
