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
;   blocks/rounds: 2456 uops, planned 685.0; bounds: width 409.3, ports 684.0, path 87.0
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
        vpternlogd zmm21, zmm25, zmm29, 0x6a         ;    19.2 p5      41 next
        vpxord zmm19, zmm30, zmm31                   ;    15.2 p0      41 next
        vmovdqa64 zmm17, zmm29                       ;    16.2         41 next copy
        vpternlogd zmm17, zmm31, zmm30, 0x6a         ;    16.2 p5      41 next
        vmovdqu64 zmm15, [r8 + 1856]                 ;    13.2 p3      54 next
        vpxord zmm15, zmm15, [rbp + 3584]            ;    19.2 p0+p2   54 next
        vmovdqu64 zmm14, [r8 + 1920]                 ;    14.2 p3      54 next
        vpxord zmm14, zmm14, [rbp + 3712]            ;    20.2 p5+p2   54 next
        vmovdqa64 zmm13, zmm17                       ;    17.2         41 next copy
        vpternlogd zmm13, zmm14, zmm31, 0x87         ;    21.2 p0      41 next
        vpternlogd zmm13, zmm21, zmm25, 0x87         ;    22.2 p5      41 next
        vpternlogd zmm19, zmm13, zmm23, 0x6c         ;    23.2 p0      41 next
        vpandd zmm12, zmm27, zmm14                   ;    21.2 p5      41 next
        vmovdqu64 zmm11, [r8 + 1984]                 ;    15.2 p3      54 next
        vpxord zmm11, zmm11, [rbp + 3840]            ;    21.2 p0+p2   54 next
        vmovdqa64 zmm10, zmm14                       ;    21.2         41 next copy
        vpternlogd zmm10, zmm15, zmm31, 0x48         ;    21.2 p5      41 next
        vpandd zmm9, zmm14, zmm15                    ;    21.2 p0      41 next
        vpternlogd zmm9, zmm11, zmm29, 0x78          ;    22.2 p5      41 next
        vpandd zmm8, zmm30, zmm25                    ;    18.2 p0      41 next
        vpternlogd zmm8, zmm13, zmm12, 0x69          ;    23.2 p5      41 next
        vpandd zmm13, zmm29, zmm15                   ;    20.2 p0      41 next
        vpandd zmm7, zmm25, zmm11                    ;    22.2 p5      41 next
        vmovdqa64 zmm6, zmm11                        ;    22.2         41 next copy
        vpternlogd zmm6, zmm25, zmm27, 0x60          ;    22.2 p0      41 next
        vpternlogd zmm6, zmm14, zmm29, 0x87          ;    23.2 p5      41 next
        vmovdqa64 zmm5, zmm6                         ;    24.2         41 next copy
        vpternlogd zmm5, zmm15, zmm31, 0x78          ;    24.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm8, 0x69           ;    25.2 p5      41 next
        vpxord zmm13, zmm30, zmm15                   ;    20.2 p0      41 next
        vmovdqa64 zmm4, zmm25                        ;    18.2         41 next copy
        vpternlogd zmm4, zmm27, zmm31, 0x48          ;    18.2 p5      41 next
        vpternlogd zmm4, zmm15, zmm30, 0x78          ;    20.2 p0      41 next
        vpxord zmm3, zmm25, zmm11                    ;    22.2 p5      41 next
        vpternlogd zmm3, zmm4, zmm23, 0x6c           ;    23.2 p0      41 next
        vmovdqa64 zmm2, zmm11                        ;    22.2         41 next copy
        vpternlogd zmm2, zmm14, zmm30, 0x6c          ;    22.2 p5      41 next
        vpxord zmm1, zmm27, zmm13                    ;    21.2 p0      41 next
        vpternlogd zmm9, zmm1, zmm23, 0xd2           ;    23.2 p5      41 next
        vmovdqa64 zmm0, zmm1                         ;    22.2         41 next copy
        vpternlogd zmm0, zmm2, zmm29, 0x6c           ;    23.2 p0      41 next
        vpternlogd zmm0, zmm11, zmm27, 0x2d          ;    24.2 p5      41 next
        vmovdqu64 [rbp + 3968], zmm6                 ;    24.2 p7+p4   41 next spill
        vpxord zmm6, zmm31, zmm23                    ;    22.5 p0      41 next
        vmovdqu64 [rbp + 4032], zmm12                ;    22.2 p8+p9   41 next spill
        vpandd zmm12, zmm30, zmm6                    ;    23.5 p5      41 next
        vmovdqu64 [rbp + 4096], zmm7                 ;    23.2 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm13                        ;    21.2         41 next copy
        vpternlogd zmm7, zmm11, zmm23, 0x6c          ;    23.5 p0      41 next
        vpternlogd zmm7, zmm17, zmm25, 0x69          ;    24.5 p5      41 next
        vpternlogd zmm12, zmm4, zmm7, 0x69           ;    25.5 p0      41 next
        vmovdqa64 zmm4, zmm6                         ;    23.5         41 next copy
        vpternlogd zmm4, zmm27, zmm29, 0x78          ;    25.0 p5      41 next
        vpxord zmm17, zmm17, zmm11                   ;    25.5 p0      41 next
        vmovdqu64 [rbp + 4160], zmm8                 ;    24.2 p8+p9   41 next spill
        vpxord zmm8, zmm9, zmm19                     ;    26.0 p5      41 next
        vmovdqu64 [rbp + 4224], zmm9                 ;    24.2 p7+p4   41 next spill
        vpandd zmm9, zmm29, zmm23                    ;    26.5 p0      41 next
        vpternlogd zmm9, zmm31, zmm30, 0x87          ;    27.5 p5      41 next
        vmovdqu64 [rbp + 4288], zmm8                 ;    27.0 p8+p9   41 next spill
        vmovdqa64 zmm8, zmm15                        ;    20.2         41 next copy
        vpternlogd zmm8, zmm29, zmm29, 0xcf          ;    27.5 p0      41 next
        vpandd zmm29, zmm11, zmm14                   ;    28.0 p5      41 next
        vpandd zmm23, zmm23, zmm14                   ;    28.5 p0      41 next
        vpternlogd zmm23, zmm6, zmm25, 0x78          ;    29.5 p5      41 next
        vmovdqa64 zmm6, zmm29                        ;    29.0         41 next copy
        vpternlogd zmm6, zmm27, zmm30, 0x87          ;    29.5 p0      41 next
        vpternlogd zmm6, zmm15, zmm25, 0x87          ;    30.5 p5      41 next
        vpternlogd zmm8, zmm6, zmm4, 0x69            ;    31.5 p0      41 next
        vpternlogd zmm6, zmm25, zmm27, 0x87          ;    31.5 p5      41 next
        vpternlogd zmm6, zmm21, zmm23, 0x69          ;    32.5 p0      41 next
        vpternlogd zmm9, zmm11, zmm1, 0xe1           ;    32.0 p5      41 next
        vpternlogd zmm6, zmm2, zmm10, 0x96           ;    33.5 p0      41 next
        vpxord zmm23, zmm23, zmm9                    ;    33.0 p5      41 next
        vpternlogd zmm23, zmm29, zmm13, 0x96         ;    34.0 p0      41 next
        vpandd zmm27, zmm27, zmm15                   ;    34.0 p5      41 next
        vpternlogd zmm25, zmm14, zmm30, 0x60         ;    34.5 p0      41 next
        vpternlogd zmm27, zmm14, zmm30, 0x87         ;    35.0 p5      41 next
        vpternlogd zmm17, zmm25, zmm31, 0x6c         ;    35.5 p0      41 next
        vpternlogd zmm17, zmm4, zmm27, 0x96          ;    36.5 p5      41 next
        vpternlogd zmm27, zmm9, zmm7, 0x69           ;    36.5 p0      41 next
        vmovdqa64 zmm2, zmm22                        ;    19.5         41 next copy
        vpternlogd zmm2, zmm20, zmm16, 0x9a          ;    37.0 p5      41 next
        vpandd zmm4, zmm22, zmm24                    ;    37.5 p0      41 next
        vpternlogd zmm4, zmm26, zmm20, 0x28          ;    38.5 p5      41 next
        vmovdqa64 zmm7, zmm28                        ;    20.2         41 next copy
        vpternlogd zmm7, zmm20, zmm20, 0x3f          ;    38.5 p0      41 next
        vmovdqa64 zmm9, zmm4                         ;    39.5         41 next copy
        vpternlogd zmm9, zmm2, zmm24, 0x87           ;    39.5 p5      41 next
        vpternlogd zmm9, zmm28, zmm18, 0x87          ;    40.5 p0      41 next
        vpxord zmm11, zmm18, zmm26                   ;    40.0 p5      41 next
        vmovdqa64 zmm13, zmm7                        ;    39.5         41 next copy
        vpternlogd zmm13, zmm22, zmm18, 0x78         ;    40.5 p0      41 next
        vmovdqa64 zmm14, zmm13                       ;    41.5         41 next copy
        vpternlogd zmm14, zmm24, zmm16, 0x78         ;    41.5 p5      41 next
        vmovdqa64 zmm15, zmm28                       ;    21.8         41 next copy
        vpternlogd zmm15, zmm24, zmm22, 0x6c         ;    41.5 p0      41 next
        vmovdqa64 zmm21, zmm14                       ;    42.5         41 next copy
        vpternlogd zmm21, zmm9, zmm16, 0xd2          ;    42.5 p5      41 next
        vmovdqa64 zmm25, zmm11                       ;    41.0         41 next copy
        vpternlogd zmm25, zmm28, zmm16, 0x78         ;    42.5 p0      41 next
        vpternlogd zmm2, zmm28, zmm20, 0xac          ;    43.0 p5      41 next
        vpxord zmm29, zmm15, zmm25                   ;    43.5 p0      41 next
        vpternlogd zmm29, zmm21, zmm26, 0xc6         ;    44.5 p5      41 next
        vpxord zmm21, zmm18, zmm24                   ;    44.5 p0      41 next
        vpternlogd zmm2, zmm25, zmm26, 0x2d          ;    45.0 p5      41 next
        vpternlogd zmm2, zmm9, zmm24, 0x78           ;    46.0 p0      41 next
        vmovdqa64 zmm30, zmm24                       ;    23.8         41 next copy
        vpternlogd zmm30, zmm20, zmm18, 0x9c         ;    46.0 p5      41 next
        vmovdqa64 zmm31, zmm22                       ;    24.2         41 next copy
        vpternlogd zmm31, zmm16, zmm16, 0xc3         ;    46.5 p0      41 next
        vpternlogd zmm31, zmm13, zmm11, 0xc6         ;    47.5 p5      41 next
        vmovdqa64 zmm13, zmm30                       ;    47.0         41 next copy
        vpternlogd zmm13, zmm18, zmm18, 0x3f         ;    47.5 p0      41 next
        vpternlogd zmm30, zmm26, zmm16, 0x87         ;    48.0 p5      41 next
        vpternlogd zmm7, zmm31, zmm26, 0x87          ;    48.5 p0      41 next
        vpternlogd zmm5, zmm19, zmm16, 0x96          ;    49.0 p5      41 next
        vmovdqa64 zmm19, zmm13                       ;    48.5         41 next copy
        vpternlogd zmm19, zmm21, zmm28, 0x87         ;    49.5 p0      41 next
        vpternlogd zmm13, zmm22, zmm16, 0x87         ;    50.0 p5      41 next
        vpandnd zmm21, zmm21, zmm26                  ;    50.5 p0      41 next
        vpternlogd zmm21, zmm24, zmm20, 0x48         ;    51.5 p5      41 next
        vpternlogd zmm9, zmm19, zmm26, 0xd2          ;    51.5 p0      41 next
        vpternlogd zmm19, zmm13, zmm28, 0xd7         ;    52.0 p5      41 next
        vpternlogd zmm15, zmm30, zmm19, 0x96         ;    53.0 p0      41 next
        vpternlogd zmm15, zmm31, zmm24, 0x87         ;    54.0 p5      41 next
        vpternlogd zmm15, zmm13, zmm20, 0x2d         ;    55.0 p0      41 next
        vpternlogd zmm13, zmm18, zmm16, 0xd6         ;    54.0 p5      41 next
        vpternlogd zmm9, zmm30, zmm22, 0x2d          ;    54.5 p0      41 next
        vmovdqa64 zmm30, zmm14                       ;    42.5         41 next copy
        vpternlogd zmm30, zmm28, zmm26, 0x7b         ;    55.0 p5      41 next
        vpternlogd zmm30, zmm21, zmm13, 0x96         ;    56.0 p0      41 next
        vpternlogd zmm31, zmm11, zmm11, 0xf3         ;    56.0 p5      41 next
        vpternlogd zmm3, zmm0, zmm18, 0x96           ;    56.5 p0      41 next
        vpternlogd zmm13, zmm18, zmm24, 0x4b         ;    57.0 p5      41 next
        vpternlogd zmm13, zmm14, zmm20, 0x87         ;    58.0 p0      41 next
        vpternlogd zmm13, zmm7, zmm25, 0x96          ;    59.0 p5      41 next
        vpternlogd zmm31, zmm19, zmm4, 0x96          ;    58.5 p0      41 next
        vpternlogd zmm12, zmm20, [rbp + 4160], 0x69  ;    59.0 p5+p3   41 next
        vpternlogd zmm31, zmm16, zmm22, 0xd2         ;    59.5 p0      41 next
        vpternlogd zmm8, zmm24, [rbp + 4224], 0x96   ;    60.0 p5+p2   41 next
        vmovdqu64 zmm0, [rbp + 4288]                 ;    30.0 p3      41 next reload
        vpternlogd zmm22, zmm0, [rbp + 4096], 0x96   ;    60.5 p0+p2   41 next
        vpternlogd zmm6, zmm26, [rbp + 4032], 0x96   ;    61.0 p5+p3   41 next
        vpternlogd zmm23, zmm28, [rbp + 3968], 0x96  ;    61.5 p0+p2   41 next
        mov r9, qword [rbp + 7416]                   ;    31.0 p10     77 l.0 reload
        vpternlogd zmm29, zmm5, [r9 + 8768], 0x96    ;    62.0 p5+p3   48 next
        vpternlogd zmm2, zmm3, [r9 + 8832], 0x96     ;    62.5 p0+p2   48 next
        vpternlogd zmm15, zmm12, [r9 + 8896], 0x96   ;    63.0 p5+p3   48 next
        vpternlogd zmm30, zmm22, [r9 + 8960], 0x96   ;    63.5 p0+p2   48 next
        vpternlogd zmm9, zmm8, [r9 + 9024], 0x96     ;    64.0 p5+p3   48 next
        vpxord zmm5, zmm5, [r9 + 8192]               ;    64.5 p0+p2   48 next
        vpternlogd zmm13, zmm6, [r9 + 9088], 0x96    ;    65.0 p5+p3   48 next
        vpternlogd zmm31, zmm23, [r9 + 9152], 0x96   ;    65.5 p0+p2   48 next
        vpternlogd zmm17, zmm10, [r9 + 8640], 0x96   ;    66.0 p5+p3   48 next
        vpxord zmm3, zmm3, [r9 + 8256]               ;    66.5 p0+p2   48 next
        vpternlogd zmm27, zmm1, [r9 + 8704], 0x96    ;    67.0 p5+p3   48 next
        vpxord zmm12, zmm12, [r9 + 8320]             ;    67.5 p0+p2   48 next
        vpxord zmm22, zmm22, [r9 + 8384]             ;    68.0 p5+p3   48 next
        vpxord zmm8, zmm8, [r9 + 8448]               ;    68.5 p0+p2   48 next
        vpxord zmm6, zmm6, [r9 + 8512]               ;    69.0 p5+p3   48 next
        vpxord zmm23, zmm23, [r9 + 8576]             ;    69.5 p0+p2   48 next
        vmovdqa64 zmm0, zmm6                         ;    70.0         45 next copy
        vpternlogd zmm0, zmm8, zmm12, 0x6a           ;    70.0 p5      45 next
        vpxord zmm1, zmm5, zmm3                      ;    70.5 p0      45 next
        vmovdqa64 zmm4, zmm12                        ;    68.5         45 next copy
        vpternlogd zmm4, zmm3, zmm5, 0x6a            ;    71.0 p5      45 next
        vmovdqa64 zmm7, zmm4                         ;    72.0         45 next copy
        vpternlogd zmm7, zmm17, zmm3, 0x87           ;    72.0 p0      45 next
        vpternlogd zmm7, zmm0, zmm8, 0x87            ;    73.0 p5      45 next
        vmovdqa64 zmm10, zmm17                       ;    67.0         45 next copy
        vpternlogd zmm10, zmm23, zmm3, 0x48          ;    72.5 p0      45 next
        vmovdqa64 zmm11, zmm7                        ;    74.0         45 next copy
        vpternlogd zmm11, zmm17, zmm22, 0x87         ;    74.0 p5      45 next
        vpternlogd zmm11, zmm8, zmm5, 0x78           ;    75.0 p0      45 next
        vmovdqa64 zmm14, zmm11                       ;    76.0         45 next copy
        vpternlogd zmm14, zmm23, zmm12, 0x78         ;    76.0 p5      45 next
        vpandd zmm16, zmm27, zmm8                    ;    74.5 p0      45 next
        vmovdqa64 zmm18, zmm27                       ;    68.0         45 next copy
        vpternlogd zmm18, zmm8, zmm22, 0x60          ;    75.0 p5      45 next
        vpternlogd zmm18, zmm17, zmm12, 0x87         ;    76.0 p0      45 next
        vpternlogd zmm7, zmm1, zmm6, 0x78            ;    76.0 p5      45 next
        vmovdqa64 zmm1, zmm18                        ;    77.0         45 next copy
        vpternlogd zmm1, zmm23, zmm3, 0x78           ;    77.0 p0      45 next
        vpternlogd zmm1, zmm14, zmm7, 0x69           ;    78.0 p5      45 next
        vpxord zmm14, zmm5, zmm23                    ;    77.5 p0      45 next
        vmovdqa64 zmm19, zmm8                        ;    69.5         45 next copy
        vpternlogd zmm19, zmm22, zmm3, 0x48          ;    78.0 p5      45 next
        vpternlogd zmm19, zmm14, zmm5, 0xd2          ;    79.0 p0      45 next
        vmovdqa64 zmm20, zmm27                       ;    68.0         45 next copy
        vpternlogd zmm20, zmm6, zmm8, 0x48           ;    79.0 p5      45 next
        vmovdqa64 zmm21, zmm27                       ;    68.0         45 next copy
        vpternlogd zmm21, zmm17, zmm5, 0x6c          ;    79.5 p0      45 next
        vpxord zmm24, zmm22, zmm14                   ;    80.0 p5      45 next
        vmovdqa64 zmm25, zmm24                       ;    81.0         45 next copy
        vpternlogd zmm25, zmm21, zmm12, 0x6c         ;    81.0 p0      45 next
        vpternlogd zmm25, zmm27, zmm22, 0x2d         ;    82.0 p5      45 next
        vpternlogd zmm25, zmm20, zmm19, 0x96         ;    83.0 p0      45 next
        vpxord zmm20, zmm3, zmm6                     ;    82.0 p5      45 next
        vmovdqa64 zmm26, zmm14                       ;    78.5         45 next copy
        vpternlogd zmm26, zmm27, zmm6, 0x6c          ;    82.5 p0      45 next
        vpternlogd zmm26, zmm4, zmm8, 0x69           ;    83.5 p5      45 next
        vpternlogd zmm19, zmm20, zmm5, 0x87          ;    83.5 p0      45 next
        vpternlogd zmm19, zmm11, zmm26, 0x69         ;    84.5 p5      45 next
        vpandd zmm11, zmm27, zmm12                   ;    84.5 p0      45 next
        vpternlogd zmm11, zmm17, zmm23, 0x78         ;    85.5 p5      45 next
        vpternlogd zmm11, zmm24, zmm6, 0xd2          ;    86.5 p0      45 next
        vpternlogd zmm7, zmm16, zmm11, 0x96          ;    87.5 p5      45 next
        vpandd zmm16, zmm3, zmm5                     ;    86.5 p0      45 next
        vmovdqa64 zmm28, zmm20                       ;    83.0         45 next copy
        vpternlogd zmm28, zmm22, zmm12, 0x78         ;    87.0 p5      45 next
        vpternlogd zmm16, zmm6, zmm12, 0x87          ;    87.5 p0      45 next
        vpandd zmm6, zmm6, zmm17                     ;    88.0 p5      45 next
        vpternlogd zmm6, zmm20, zmm8, 0x78           ;    89.0 p0      45 next
        vpandd zmm20, zmm27, zmm17                   ;    89.0 p5      45 next
        vpternlogd zmm16, zmm24, zmm27, 0xe1         ;    89.5 p0      45 next
        vpternlogd zmm4, zmm27, zmm3, 0x28           ;    90.0 p5      45 next
        vmovdqa64 zmm3, zmm20                        ;    90.0         45 next copy
        vpternlogd zmm3, zmm22, zmm5, 0x87           ;    90.5 p0      45 next
        vpternlogd zmm3, zmm23, zmm8, 0x87           ;    91.5 p5      45 next
        vpternlogd zmm12, zmm3, zmm23, 0x39          ;    92.5 p0      45 next
        vpternlogd zmm12, zmm11, zmm28, 0x69         ;    93.5 p5      45 next
        vpternlogd zmm3, zmm8, zmm22, 0x87           ;    92.5 p0      45 next
        vpternlogd zmm3, zmm0, zmm6, 0x69            ;    93.5 p5      45 next
        vpternlogd zmm3, zmm21, zmm10, 0x96          ;    94.5 p0      45 next
        vpandd zmm23, zmm23, zmm22                   ;    94.0 p5      45 next
        vpternlogd zmm3, zmm22, zmm17, 0x78          ;    95.5 p0      45 next
        vpternlogd zmm6, zmm14, zmm16, 0x96          ;    95.0 p5      45 next
        vpternlogd zmm8, zmm17, zmm5, 0x60           ;    95.5 p0      45 next
        vpternlogd zmm6, zmm20, zmm18, 0x96          ;    96.0 p5      45 next
        vpternlogd zmm23, zmm17, zmm5, 0x87          ;    96.5 p0      45 next
        vpternlogd zmm4, zmm8, zmm28, 0x96           ;    97.0 p5      45 next
        vpternlogd zmm4, zmm10, zmm23, 0x96          ;    98.0 p0      45 next
        vpternlogd zmm23, zmm16, zmm26, 0x69         ;    98.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 1984]                 ;    47.3 p3      54 next reload
        vpternlogd zmm1, zmm29, zmm0, 0x96           ;    98.5 p0      54 next
        vmovdqu64 zmm5, [rbp + 2112]                 ;    47.7 p2      54 next reload
        vpternlogd zmm25, zmm2, zmm5, 0x96           ;    99.0 p5      54 next
        vmovdqu64 zmm8, [rbp + 2240]                 ;    48.3 p3      54 next reload
        vpternlogd zmm19, zmm15, zmm8, 0x96          ;    99.5 p0      54 next
        vmovdqu64 zmm10, [rbp + 2368]                ;    48.7 p2      54 next reload
        vpternlogd zmm7, zmm30, zmm10, 0x96          ;   100.0 p5      54 next
        vmovdqu64 zmm11, [rbp + 2496]                ;    49.3 p3      54 next reload
        vpternlogd zmm12, zmm9, zmm11, 0x96          ;   100.5 p0      54 next
        vmovdqu64 zmm14, [rbp + 2624]                ;    49.7 p2      54 next reload
        vpternlogd zmm3, zmm13, zmm14, 0x96          ;   101.0 p5      54 next
        vmovdqu64 zmm16, [rbp + 2752]                ;    50.3 p3      54 next reload
        vpternlogd zmm6, zmm31, zmm16, 0x96          ;   101.5 p0      54 next
        vmovdqu64 zmm17, [rbp + 3008]                ;    50.7 p2      54 next reload
        vpternlogd zmm23, zmm24, zmm17, 0x96         ;   102.0 p5      54 next
        mov r10, qword [rbp + 7384]                  ;    50.0 p10     76 l.0 reload
        vpxord zmm18, zmm0, [r10 + 1024]             ;   102.5 p0+p3   54 next
        vpxord zmm20, zmm5, [r10 + 1088]             ;   103.0 p5+p2   54 next
        vpxord zmm21, zmm8, [r10 + 1152]             ;   103.5 p0+p3   54 next
        vpxord zmm22, zmm10, [r10 + 1216]            ;   104.0 p5+p2   54 next
        vpxord zmm24, zmm11, [r10 + 1280]            ;   104.5 p0+p3   54 next
        vpxord zmm26, zmm14, [r10 + 1344]            ;   105.0 p5+p2   54 next
        vpxord zmm27, zmm16, [r10 + 1408]            ;   105.5 p0+p3   54 next
        vmovdqu64 zmm28, [r10 + 1472]                ;    55.0 p2      54 next
        vpxord zmm28, zmm28, [rbp + 2880]            ;   106.0 p5+p3   54 next
        vpxord zmm16, zmm17, [r10 + 1536]            ;   106.5 p0+p2   54 next
        vmovdqu64 zmm17, [r10 + 1600]                ;    56.3 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3136]            ;   107.0 p5+p2   54 next
        vmovdqu64 zmm14, [r10 + 1664]                ;    57.3 p3      54 next
        vpxord zmm14, zmm14, [rbp + 3264]            ;   107.5 p0+p2   54 next
        vmovdqu64 zmm11, [r10 + 1728]                ;    58.3 p3      54 next
        vpxord zmm11, zmm11, [rbp + 3392]            ;   108.0 p5+p2   54 next
        vmovdqu64 zmm10, [r10 + 1792]                ;    59.3 p3      54 next
        vpxord zmm10, zmm10, [rbp + 3520]            ;   108.5 p0+p2   54 next
        vmovdqu64 zmm8, [r10 + 1856]                 ;    60.3 p3      54 next
        vpxord zmm8, zmm8, [rbp + 3648]              ;   109.0 p5+p2   54 next
        vmovdqu64 zmm5, [r10 + 1920]                 ;    61.3 p3      54 next
        vpxord zmm5, zmm5, [rbp + 3776]              ;   109.5 p0+p2   54 next
        vmovdqu64 zmm0, [r10 + 1984]                 ;    62.3 p3      54 next
        vpxord zmm0, zmm0, [rbp + 3904]              ;   110.0 p5+p2   54 next
        vmovdqu64 [rbp + 3968], zmm31                ;    66.5 p7+p4   48 next spill
        vmovdqa64 zmm31, zmm10                       ;   109.5         41 next copy
        vpternlogd zmm31, zmm11, zmm17, 0x6a         ;   110.5 p0      41 next
        vmovdqu64 [rbp + 4032], zmm13                ;    66.0 p8+p9   48 next spill
        vpxord zmm13, zmm28, zmm16                   ;   111.0 p5      41 next
        vmovdqu64 [rbp + 4096], zmm9                 ;    65.0 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm17                        ;   108.0         41 next copy
        vpternlogd zmm9, zmm16, zmm28, 0x6a          ;   111.5 p0      41 next
        vmovdqu64 [rbp + 4288], zmm30                ;    64.5 p8+p9   48 next spill
        vmovdqa64 zmm30, zmm9                        ;   112.5         41 next copy
        vpternlogd zmm30, zmm5, zmm16, 0x87          ;   112.5 p5      41 next
        vpternlogd zmm30, zmm31, zmm11, 0x87         ;   113.5 p0      41 next
        vpternlogd zmm13, zmm30, zmm10, 0x6c         ;   114.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm15                ;    64.0 p7+p4   48 next spill
        vpandd zmm15, zmm14, zmm5                    ;   113.5 p0      41 next
        vmovdqu64 [rbp + 4160], zmm2                 ;    63.5 p8+p9   48 next spill
        vmovdqa64 zmm2, zmm5                         ;   110.5         41 next copy
        vpternlogd zmm2, zmm8, zmm16, 0x48           ;   114.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm29                ;    63.0 p7+p4   48 next spill
        vpandd zmm29, zmm5, zmm8                     ;   114.5 p0      41 next
        vpternlogd zmm29, zmm0, zmm17, 0x78          ;   115.5 p5      41 next
        vmovdqu64 [rbp + 4416], zmm23                ;   103.0 p8+p9   54 next spill
        vpandd zmm23, zmm28, zmm11                   ;   115.5 p0      41 next
        vpternlogd zmm23, zmm30, zmm15, 0x69         ;   116.5 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   117.5         41 next copy
        vpternlogd zmm30, zmm8, zmm17, 0x78          ;   117.5 p0      41 next
        vmovdqu64 [rbp + 4480], zmm4                 ;    99.0 p7+p4   45 next spill
        vpandd zmm4, zmm11, zmm0                     ;   117.0 p5      41 next
        vmovdqu64 [rbp + 4544], zmm6                 ;   102.5 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm0                         ;   111.0         41 next copy
        vpternlogd zmm6, zmm11, zmm14, 0x60          ;   117.5 p0      41 next
        vpternlogd zmm6, zmm5, zmm17, 0x87           ;   118.5 p5      41 next
        vmovdqu64 [rbp + 4608], zmm3                 ;   102.0 p7+p4   54 next spill
        vpandd zmm3, zmm16, zmm8                     ;   118.5 p0      41 next
        vpternlogd zmm3, zmm30, zmm6, 0x69           ;   119.5 p5      41 next
        vmovdqa64 zmm30, zmm11                       ;   109.0         41 next copy
        vpternlogd zmm30, zmm14, zmm16, 0x48         ;   119.5 p0      41 next
        vpternlogd zmm30, zmm8, zmm28, 0x78          ;   120.5 p5      41 next
        vmovdqu64 [rbp + 4672], zmm12                ;   101.5 p8+p9   54 next spill
        vpxord zmm12, zmm8, zmm28                    ;   120.5 p0      41 next
        vmovdqu64 [rbp + 4736], zmm7                 ;   101.0 p7+p4   54 next spill
        vpxord zmm7, zmm11, zmm0                     ;   121.0 p5      41 next
        vpternlogd zmm7, zmm30, zmm10, 0x6c          ;   122.0 p0      41 next
        vmovdqu64 [rbp + 4800], zmm19                ;   100.5 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm0                        ;   111.0         41 next copy
        vpternlogd zmm19, zmm5, zmm28, 0x6c          ;   122.0 p5      41 next
        vmovdqu64 [rbp + 4864], zmm25                ;   100.0 p7+p4   54 next spill
        vpxord zmm25, zmm14, zmm12                   ;   122.5 p0      41 next
        vpternlogd zmm29, zmm25, zmm10, 0xd2         ;   123.5 p5      41 next
        vmovdqu64 [rbp + 4928], zmm1                 ;    99.5 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm25                        ;   123.5         41 next copy
        vpternlogd zmm1, zmm19, zmm17, 0x6c          ;   123.5 p0      41 next
        vpternlogd zmm1, zmm0, zmm14, 0x2d           ;   124.5 p5      41 next
        vmovdqu64 [rbp + 4992], zmm6                 ;   119.5 p7+p4   41 next spill
        vpxord zmm6, zmm16, zmm10                    ;   124.5 p0      41 next
        vmovdqu64 [rbp + 5056], zmm15                ;   114.5 p8+p9   41 next spill
        vpandd zmm15, zmm28, zmm6                    ;   125.5 p5      41 next
        vmovdqu64 [rbp + 5120], zmm4                 ;   118.0 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm12                        ;   121.5         41 next copy
        vpternlogd zmm4, zmm0, zmm10, 0x6c           ;   125.5 p0      41 next
        vpternlogd zmm4, zmm9, zmm11, 0x69           ;   126.5 p5      41 next
        vpternlogd zmm15, zmm30, zmm4, 0x69          ;   127.5 p0      41 next
        vpxord zmm30, zmm13, zmm29                   ;   127.0 p5      41 next
        vpxord zmm9, zmm9, zmm0                      ;   127.5 p0      41 next
        vmovdqu64 [rbp + 5184], zmm29                ;   124.5 p8+p9   41 next spill
        vpandd zmm29, zmm17, zmm10                   ;   128.0 p5      41 next
        vpternlogd zmm29, zmm16, zmm28, 0x87         ;   129.0 p0      41 next
        vpandd zmm10, zmm10, zmm5                    ;   129.0 p5      41 next
        vpternlogd zmm10, zmm6, zmm11, 0x78          ;   130.0 p0      41 next
        vpternlogd zmm6, zmm14, zmm17, 0x78          ;   130.0 p5      41 next
        vmovdqu64 [rbp + 5248], zmm30                ;   128.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm8                        ;   110.0         41 next copy
        vpternlogd zmm30, zmm17, zmm17, 0xcf         ;   130.5 p0      41 next
        vpandd zmm17, zmm0, zmm5                     ;   131.0 p5      41 next
        vpternlogd zmm29, zmm0, zmm25, 0xe1          ;   131.5 p0      41 next
        vmovdqa64 zmm0, zmm17                        ;   132.0         41 next copy
        vpternlogd zmm0, zmm14, zmm28, 0x87          ;   132.0 p5      41 next
        vpternlogd zmm0, zmm8, zmm11, 0x87           ;   133.0 p0      41 next
        vpternlogd zmm30, zmm0, zmm6, 0x69           ;   134.0 p5      41 next
        vpternlogd zmm0, zmm11, zmm14, 0x87          ;   134.0 p0      41 next
        vpternlogd zmm0, zmm31, zmm10, 0x69          ;   135.0 p5      41 next
        vpternlogd zmm0, zmm19, zmm2, 0x96           ;   136.0 p0      41 next
        vpandd zmm14, zmm14, zmm8                    ;   135.0 p5      41 next
        vpternlogd zmm11, zmm5, zmm28, 0x60          ;   135.5 p0      41 next
        vpxord zmm10, zmm10, zmm29                   ;   136.0 p5      41 next
        vpternlogd zmm10, zmm17, zmm12, 0x96         ;   137.0 p0      41 next
        vpternlogd zmm14, zmm5, zmm28, 0x87          ;   137.0 p5      41 next
        vpternlogd zmm9, zmm11, zmm16, 0x6c          ;   137.5 p0      41 next
        vmovdqa64 zmm5, zmm22                        ;   105.0         41 next copy
        vpternlogd zmm5, zmm21, zmm18, 0x9a          ;   138.0 p5      41 next
        vpandd zmm8, zmm22, zmm24                    ;   138.5 p0      41 next
        vpternlogd zmm9, zmm6, zmm14, 0x96           ;   139.0 p5      41 next
        vpternlogd zmm14, zmm29, zmm4, 0x69          ;   139.5 p0      41 next
        vmovdqa64 zmm4, zmm27                        ;   106.5         41 next copy
        vpternlogd zmm4, zmm21, zmm21, 0x3f          ;   140.0 p5      41 next
        vpternlogd zmm8, zmm26, zmm21, 0x28          ;   140.5 p0      41 next
        vpxord zmm6, zmm20, zmm26                    ;   141.0 p5      41 next
        vmovdqa64 zmm11, zmm8                        ;   141.5         41 next copy
        vpternlogd zmm11, zmm5, zmm24, 0x87          ;   141.5 p0      41 next
        vpternlogd zmm11, zmm27, zmm20, 0x87         ;   142.5 p5      41 next
        vmovdqa64 zmm12, zmm27                       ;   106.5         41 next copy
        vpternlogd zmm12, zmm24, zmm22, 0x6c         ;   142.5 p0      41 next
        vmovdqa64 zmm16, zmm4                        ;   141.0         41 next copy
        vpternlogd zmm16, zmm22, zmm20, 0x78         ;   143.0 p5      41 next
        vmovdqa64 zmm17, zmm16                       ;   144.0         41 next copy
        vpternlogd zmm17, zmm24, zmm18, 0x78         ;   144.0 p0      41 next
        vmovdqa64 zmm19, zmm17                       ;   145.0         41 next copy
        vpternlogd zmm19, zmm11, zmm18, 0xd2         ;   145.0 p5      41 next
        vpxord zmm28, zmm20, zmm24                   ;   144.5 p0      41 next
        vmovdqa64 zmm29, zmm6                        ;   142.0         41 next copy
        vpternlogd zmm29, zmm27, zmm18, 0x78         ;   145.0 p5      41 next
        vpternlogd zmm5, zmm27, zmm21, 0xac          ;   145.5 p0      41 next
        vmovdqa64 zmm31, zmm24                       ;   105.5         41 next copy
        vpternlogd zmm31, zmm21, zmm20, 0x9c         ;   146.0 p5      41 next
        vpternlogd zmm5, zmm29, zmm26, 0x2d          ;   146.5 p0      41 next
        vpternlogd zmm5, zmm11, zmm24, 0x78          ;   147.5 p5      41 next
        vpternlogd zmm3, zmm13, zmm18, 0x96          ;   147.5 p0      41 next
        vpxord zmm13, zmm12, zmm29                   ;   148.0 p5      41 next
        vpternlogd zmm13, zmm19, zmm26, 0xc6         ;   149.0 p0      41 next
        vmovdqa64 zmm19, zmm22                       ;   105.0         41 next copy
        vpternlogd zmm19, zmm18, zmm18, 0xc3         ;   149.0 p5      41 next
        vpternlogd zmm19, zmm16, zmm6, 0xc6          ;   150.0 p0      41 next
        vmovdqa64 zmm16, zmm31                       ;   147.0         41 next copy
        vpternlogd zmm16, zmm20, zmm20, 0x3f         ;   150.0 p5      41 next
        vpternlogd zmm31, zmm26, zmm18, 0x87         ;   150.5 p0      41 next
        vpternlogd zmm4, zmm19, zmm26, 0x87          ;   151.0 p5      41 next
        vpternlogd zmm7, zmm1, zmm20, 0x96           ;   151.5 p0      41 next
        vmovdqa64 zmm1, zmm16                        ;   151.0         41 next copy
        vpternlogd zmm1, zmm28, zmm27, 0x87          ;   152.0 p5      41 next
        vpternlogd zmm16, zmm22, zmm18, 0x87         ;   152.5 p0      41 next
        vpandnd zmm28, zmm28, zmm26                  ;   153.0 p5      41 next
        vpternlogd zmm28, zmm24, zmm21, 0x48         ;   154.0 p0      41 next
        vpternlogd zmm11, zmm1, zmm26, 0xd2          ;   154.0 p5      41 next
        vpternlogd zmm1, zmm16, zmm27, 0xd7          ;   154.5 p0      41 next
        vpternlogd zmm12, zmm31, zmm1, 0x96          ;   155.5 p5      41 next
        vpternlogd zmm12, zmm19, zmm24, 0x87         ;   156.5 p0      41 next
        vpternlogd zmm12, zmm16, zmm21, 0x2d         ;   157.5 p5      41 next
        vpternlogd zmm16, zmm20, zmm18, 0xd6         ;   156.5 p0      41 next
        vpternlogd zmm11, zmm31, zmm22, 0x2d         ;   157.0 p5      41 next
        vmovdqa64 zmm31, zmm17                       ;   145.0         41 next copy
        vpternlogd zmm31, zmm27, zmm26, 0x7b         ;   157.5 p0      41 next
        vpternlogd zmm31, zmm28, zmm16, 0x96         ;   158.5 p5      41 next
        vpternlogd zmm16, zmm20, zmm24, 0x4b         ;   158.5 p0      41 next
        vpternlogd zmm16, zmm17, zmm21, 0x87         ;   159.5 p5      41 next
        vpternlogd zmm15, zmm23, zmm21, 0x69         ;   159.5 p0      41 next
        vpternlogd zmm19, zmm6, zmm6, 0xf3           ;   160.0 p5      41 next
        vpternlogd zmm16, zmm4, zmm29, 0x96          ;   160.5 p0      41 next
        vmovdqu64 zmm4, [rbp + 5248]                 ;   128.0 p3      41 next
        vpternlogd zmm4, zmm22, [rbp + 5120], 0x96   ;   161.0 p5+p2   41 next
        vpternlogd zmm19, zmm1, zmm8, 0x96           ;   161.5 p0      41 next
        vpternlogd zmm19, zmm22, zmm18, 0xb4         ;   162.5 p5      41 next
        vpternlogd zmm30, zmm24, [rbp + 5184], 0x96  ;   162.5 p0+p3   41 next
        vpternlogd zmm0, zmm26, [rbp + 5056], 0x96   ;   163.0 p5+p2   41 next
        vpternlogd zmm10, zmm27, [rbp + 4992], 0x96  ;   163.5 p0+p3   41 next
        vpternlogd zmm13, zmm3, [r10 + 8768], 0x96   ;   164.0 p5+p2   48 next
        vpternlogd zmm5, zmm7, [r10 + 8832], 0x96    ;   164.5 p0+p3   48 next
        vpternlogd zmm12, zmm15, [r10 + 8896], 0x96  ;   165.0 p5+p2   48 next
        vmovdqu64 zmm1, [r10 + 8192]                 ;    82.7 p3      48 next
        vmovdqu64 zmm6, [r10 + 8256]                 ;    82.8 p2      48 next
        vpxord zmm1, zmm1, zmm3                      ;   165.5 p0      48 next
        vpternlogd zmm31, zmm4, [r10 + 8960], 0x96   ;   166.0 p5+p3   48 next
        vmovdqu64 zmm3, [r10 + 8320]                 ;    83.8 p2      48 next
        vpternlogd zmm11, zmm30, [r10 + 9024], 0x96  ;   166.5 p0+p3   48 next
        vpxord zmm6, zmm6, zmm7                      ;   167.0 p5      48 next
        vmovdqu64 zmm7, [r10 + 8384]                 ;    84.8 p2      48 next
        vpternlogd zmm16, zmm0, [r10 + 9088], 0x96   ;   167.5 p0+p3   48 next
        vmovdqu64 zmm8, [r10 + 8448]                 ;    85.8 p2      48 next
        vpternlogd zmm19, zmm10, [r10 + 9152], 0x96  ;   168.0 p5+p3   48 next
        vmovdqu64 zmm17, [r10 + 8512]                ;    86.8 p2      48 next
        vpxord zmm3, zmm3, zmm15                     ;   168.5 p0      48 next
        vpternlogd zmm9, zmm2, [r10 + 8640], 0x96    ;   169.0 p5+p3   48 next
        vmovdqu64 zmm2, [r10 + 8576]                 ;    87.8 p2      48 next
        vpxord zmm7, zmm7, zmm4                      ;   169.5 p0      48 next
        vpternlogd zmm14, zmm25, [r10 + 8704], 0x96  ;   170.0 p5+p3   48 next
        vpxord zmm8, zmm8, zmm30                     ;   170.5 p0      48 next
        vpxord zmm17, zmm17, zmm0                    ;   171.0 p5      48 next
        vpxord zmm2, zmm2, zmm10                     ;   171.5 p0      48 next
        vmovdqa64 zmm0, zmm17                        ;   172.0         45 next copy
        vpternlogd zmm0, zmm8, zmm3, 0x6a            ;   172.0 p5      45 next
        vpxord zmm4, zmm1, zmm6                      ;   172.5 p0      45 next
        vmovdqa64 zmm10, zmm3                        ;   169.5         45 next copy
        vpternlogd zmm10, zmm6, zmm1, 0x6a           ;   173.0 p5      45 next
        vmovdqa64 zmm15, zmm10                       ;   174.0         45 next copy
        vpternlogd zmm15, zmm9, zmm6, 0x87           ;   174.0 p0      45 next
        vpternlogd zmm15, zmm0, zmm8, 0x87           ;   175.0 p5      45 next
        vmovdqa64 zmm18, zmm9                        ;   170.0         45 next copy
        vpternlogd zmm18, zmm2, zmm6, 0x48           ;   174.5 p0      45 next
        vmovdqa64 zmm20, zmm15                       ;   176.0         45 next copy
        vpternlogd zmm20, zmm9, zmm7, 0x87           ;   176.0 p5      45 next
        vpternlogd zmm20, zmm8, zmm1, 0x78           ;   177.0 p0      45 next
        vmovdqa64 zmm21, zmm20                       ;   178.0         45 next copy
        vpternlogd zmm21, zmm2, zmm3, 0x78           ;   178.0 p5      45 next
        vpandd zmm22, zmm14, zmm8                    ;   176.5 p0      45 next
        vmovdqa64 zmm23, zmm14                       ;   171.0         45 next copy
        vpternlogd zmm23, zmm8, zmm7, 0x60           ;   177.0 p5      45 next
        vpternlogd zmm23, zmm9, zmm3, 0x87           ;   178.0 p0      45 next
        vpternlogd zmm15, zmm4, zmm17, 0x78          ;   178.0 p5      45 next
        vmovdqa64 zmm4, zmm23                        ;   179.0         45 next copy
        vpternlogd zmm4, zmm2, zmm6, 0x78            ;   179.0 p0      45 next
        vpternlogd zmm4, zmm21, zmm15, 0x69          ;   180.0 p5      45 next
        vpxord zmm21, zmm1, zmm2                     ;   179.5 p0      45 next
        vmovdqa64 zmm24, zmm8                        ;   171.5         45 next copy
        vpternlogd zmm24, zmm7, zmm6, 0x48           ;   180.0 p5      45 next
        vpternlogd zmm24, zmm2, zmm1, 0x78           ;   181.0 p0      45 next
        vmovdqa64 zmm25, zmm14                       ;   171.0         45 next copy
        vpternlogd zmm25, zmm17, zmm8, 0x48          ;   181.0 p5      45 next
        vmovdqa64 zmm26, zmm14                       ;   171.0         45 next copy
        vpternlogd zmm26, zmm9, zmm1, 0x6c           ;   181.5 p0      45 next
        vpxord zmm27, zmm7, zmm21                    ;   182.0 p5      45 next
        vpxord zmm28, zmm6, zmm17                    ;   182.5 p0      45 next
        vmovdqa64 zmm29, zmm27                       ;   183.0         45 next copy
        vpternlogd zmm29, zmm26, zmm3, 0x6c          ;   183.0 p5      45 next
        vpternlogd zmm29, zmm14, zmm7, 0x2d          ;   184.0 p0      45 next
        vpternlogd zmm29, zmm25, zmm24, 0x96         ;   185.0 p5      45 next
        vmovdqa64 zmm25, zmm21                       ;   180.5         45 next copy
        vpternlogd zmm25, zmm14, zmm17, 0x6c         ;   184.5 p0      45 next
        vpternlogd zmm25, zmm10, zmm8, 0x69          ;   185.5 p5      45 next
        vpternlogd zmm24, zmm28, zmm1, 0x87          ;   185.5 p0      45 next
        vpternlogd zmm24, zmm20, zmm25, 0x69         ;   186.5 p5      45 next
        vpandd zmm20, zmm3, zmm14                    ;   186.5 p0      45 next
        vpternlogd zmm20, zmm9, zmm2, 0x78           ;   187.5 p5      45 next
        vpternlogd zmm20, zmm27, zmm17, 0xd2         ;   188.5 p0      45 next
        vpternlogd zmm15, zmm22, zmm20, 0x96         ;   189.5 p5      45 next
        vpandd zmm22, zmm6, zmm1                     ;   188.5 p0      45 next
        vmovdqa64 zmm30, zmm28                       ;   183.5         45 next copy
        vpternlogd zmm30, zmm7, zmm3, 0x78           ;   189.0 p5      45 next
        vpternlogd zmm22, zmm17, zmm3, 0x87          ;   189.5 p0      45 next
        vpandd zmm17, zmm17, zmm9                    ;   190.0 p5      45 next
        vpternlogd zmm17, zmm28, zmm8, 0x78          ;   191.0 p0      45 next
        vpandd zmm28, zmm14, zmm9                    ;   191.0 p5      45 next
        vpternlogd zmm22, zmm27, zmm14, 0xe1         ;   191.5 p0      45 next
        vpternlogd zmm10, zmm14, zmm6, 0x28          ;   192.0 p5      45 next
        vmovdqa64 zmm6, zmm28                        ;   192.0         45 next copy
        vpternlogd zmm6, zmm7, zmm1, 0x87            ;   192.5 p0      45 next
        vpternlogd zmm6, zmm2, zmm8, 0x87            ;   193.5 p5      45 next
        vpternlogd zmm3, zmm6, zmm2, 0x39            ;   194.5 p0      45 next
        vpternlogd zmm3, zmm20, zmm30, 0x69          ;   195.5 p5      45 next
        vpternlogd zmm6, zmm8, zmm7, 0x87            ;   194.5 p0      45 next
        vpternlogd zmm6, zmm0, zmm17, 0x69           ;   195.5 p5      45 next
        vpternlogd zmm6, zmm26, zmm18, 0x96          ;   196.5 p0      45 next
        vpandd zmm2, zmm2, zmm7                      ;   196.0 p5      45 next
        vpternlogd zmm6, zmm7, zmm9, 0x78            ;   197.5 p0      45 next
        vpternlogd zmm17, zmm21, zmm22, 0x96         ;   197.0 p5      45 next
        vpternlogd zmm8, zmm9, zmm1, 0x60            ;   197.5 p0      45 next
        vpternlogd zmm17, zmm28, zmm23, 0x96         ;   198.0 p5      45 next
        vpternlogd zmm2, zmm9, zmm1, 0x87            ;   198.5 p0      45 next
        vpternlogd zmm10, zmm8, zmm30, 0x96          ;   199.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 4928]                 ;    99.5 p2      54 next
        vmovdqu64 zmm1, [r8]                         ;    97.7 p3      76 l.0 reload
        vpxord zmm0, zmm0, zmm1                      ;   199.5 p0      54 next
        vpternlogd zmm10, zmm18, zmm2, 0x96          ;   200.0 p5      45 next
        vpternlogd zmm2, zmm22, zmm25, 0x69          ;   200.5 p0      45 next
        vpternlogd zmm4, zmm13, [rbp + 4928], 0x96   ;   201.0 p5+p2   54 next
        vmovdqu64 zmm7, [rbp + 4864]                 ;   100.0 p3      54 next
        vmovdqu64 zmm8, [r8 + 64]                    ;    99.5 p2      76 l.1 reload
        vpxord zmm7, zmm7, zmm8                      ;   201.5 p0      54 next
        vmovdqu64 zmm9, [rbp + 4800]                 ;   100.5 p3      54 next
        vmovdqu64 zmm14, [r8 + 128]                  ;   100.5 p2      76 l.2 reload
        vpxord zmm9, zmm9, zmm14                     ;   202.0 p5      54 next
        vpternlogd zmm29, zmm5, [rbp + 4864], 0x96   ;   202.5 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 4736]                ;   101.5 p2      54 next
        vmovdqu64 zmm20, [r8 + 192]                  ;   101.7 p3      76 l.3 reload
        vpxord zmm18, zmm18, zmm20                   ;   203.0 p5      54 next
        vpternlogd zmm24, zmm12, [rbp + 4800], 0x96  ;   203.5 p0+p2   54 next
        vmovdqu64 zmm21, [rbp + 4672]                ;   102.7 p3      54 next
        vmovdqu64 zmm22, [r8 + 256]                  ;   103.5 p2      76 l.4 reload
        vpxord zmm21, zmm21, zmm22                   ;   204.0 p5      54 next
        vpternlogd zmm15, zmm31, [rbp + 4736], 0x96  ;   204.5 p0+p3   54 next
        vmovdqu64 zmm23, [rbp + 4608]                ;   104.5 p2      54 next
        vmovdqu64 zmm25, [r8 + 320]                  ;   104.7 p3      76 l.5 reload
        vpxord zmm23, zmm23, zmm25                   ;   205.0 p5      54 next
        vmovdqu64 zmm26, [rbp + 4544]                ;   105.5 p2      54 next
        vmovdqu64 zmm28, [r8 + 384]                  ;   105.7 p3      76 l.6 reload
        vpxord zmm26, zmm26, zmm28                   ;   205.5 p0      54 next
        vpternlogd zmm3, zmm11, [rbp + 4672], 0x96   ;   206.0 p5+p2   54 next
        vpternlogd zmm6, zmm16, [rbp + 4608], 0x96   ;   206.5 p0+p3   54 next
        vpternlogd zmm17, zmm19, [rbp + 4544], 0x96  ;   207.0 p5+p2   54 next
        vmovdqu64 zmm30, [rbp + 4416]                ;   107.7 p3      54 next
        vpxord zmm30, zmm30, [r8 + 512]              ;   207.5 p0+p2   54 next
        vpternlogd zmm2, zmm27, [rbp + 4416], 0x96   ;   208.0 p5+p3   54 next
        vmovdqu64 zmm27, [rbp + 4352]                ;   109.5 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 3136]                ;   109.7 p3      54 next reload
        vpternlogd zmm13, zmm28, zmm27, 0x96         ;   208.5 p0      54 next
        vpternlogd zmm27, zmm28, [r8 + 576], 0x96    ;   209.0 p5+p2   54 next
        vmovdqu64 zmm28, [rbp + 3264]                ;   110.7 p3      54 next reload
        vpternlogd zmm5, zmm28, [rbp + 4160], 0x96   ;   209.5 p0+p2   54 next
        vmovdqu64 zmm25, [rbp + 3392]                ;   111.7 p3      54 next reload
        vpternlogd zmm12, zmm25, [rbp + 4224], 0x96  ;   210.0 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 3520]                ;   112.7 p3      54 next reload
        vpternlogd zmm31, zmm22, [rbp + 4288], 0x96  ;   210.5 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 3648]                ;   113.7 p3      54 next reload
        vpternlogd zmm11, zmm20, [rbp + 4096], 0x96  ;   211.0 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 3776]                ;   114.7 p3      54 next reload
        vpternlogd zmm16, zmm14, [rbp + 4032], 0x96  ;   211.5 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 2880]                 ;   115.7 p3      54 next reload
        vpternlogd zmm10, zmm8, [rbp + 4480], 0x96   ;   212.0 p5+p2   54 next
        vmovdqu64 zmm1, [rbp + 3904]                 ;   116.7 p3      54 next reload
        vpternlogd zmm19, zmm1, [rbp + 3968], 0x96   ;   212.5 p0+p2   54 next
        vmovdqu64 [rbp + 4352], zmm19                ;   213.5 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm30                       ;   208.5         41 next copy
        vmovdqu64 [rbp + 4416], zmm16                ;   212.5 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm30                       ;   208.5         41 next copy
        vmovdqu64 [rbp + 4544], zmm11                ;   212.0 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm27                       ;   210.0         41 next copy
        vmovdqu64 [rbp + 4608], zmm31                ;   211.5 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 4480]                ;   117.7 p3      54 next
        vpternlogd zmm31, zmm8, [r8 + 448], 0x96     ;   213.0 p5+p2   54 next
        vmovdqa64 zmm8, zmm27                        ;   210.0         41 next copy
        vpternlogd zmm8, zmm30, zmm31, 0x6a          ;   214.0 p0      41 next
        vmovdqu64 [rbp + 4480], zmm12                ;   211.0 p8+p9   54 next spill
        vmovdqa64 zmm12, zmm31                       ;   214.0         41 next copy
        vmovdqu64 [rbp + 4672], zmm5                 ;   210.5 p7+p4   54 next spill
        vmovdqa64 zmm5, zmm31                        ;   214.0         41 next copy
        vmovdqu64 [rbp + 4736], zmm13                ;   209.5 p8+p9   54 next spill
        vmovdqa64 zmm13, zmm31                       ;   214.0         41 next copy
        vmovdqu64 [rbp + 4800], zmm2                 ;   209.0 p7+p4   54 next spill
        vmovdqu64 zmm2, [rbp + 4160]                 ;   118.7 p3      54 next
        vpternlogd zmm2, zmm28, [r8 + 640], 0x96     ;   214.0 p5+p2   54 next
        vmovdqa64 zmm28, zmm2                        ;   215.0         41 next copy
        vmovdqu64 [rbp + 4160], zmm10                ;   213.0 p8+p9   54 next spill
        vmovdqa64 zmm10, zmm2                        ;   215.0         41 next copy
        vmovdqu64 [rbp + 4864], zmm17                ;   208.0 p7+p4   54 next spill
        vmovdqa64 zmm17, zmm27                       ;   210.0         41 next copy
        vmovdqu64 [rbp + 4928], zmm6                 ;   207.5 p8+p9   54 next spill
        vmovdqu64 zmm6, [rbp + 4224]                 ;   119.7 p3      54 next
        vpternlogd zmm6, zmm25, [r8 + 704], 0x96     ;   214.5 p0+p2   54 next
        vpandd zmm12, zmm12, zmm6                    ;   215.5 p5      41 next
        vmovdqa64 zmm25, zmm6                        ;   215.5         41 next copy
        vmovdqu64 [rbp + 4224], zmm3                 ;   207.0 p7+p4   54 next spill
        vmovdqa64 zmm3, zmm6                         ;   215.5         41 next copy
        vpternlogd zmm3, zmm2, zmm30, 0x48           ;   215.5 p0      41 next
        vmovdqu64 [rbp + 4992], zmm24                ;   204.5 p8+p9   54 next spill
        vmovdqa64 zmm24, zmm6                        ;   215.5         41 next copy
        vmovdqu64 [rbp + 5056], zmm29                ;   203.5 p7+p4   54 next spill
        vmovdqu64 zmm29, [rbp + 4288]                ;   120.7 p3      54 next
        vpternlogd zmm29, zmm22, [r8 + 768], 0x96    ;   216.0 p5+p2   54 next
        vpxord zmm16, zmm16, zmm29                   ;   217.0 p0      41 next
        vpandd zmm13, zmm13, zmm16                   ;   218.0 p5      41 next
        vmovdqa64 zmm22, zmm29                       ;   217.0         41 next copy
        vpternlogd zmm22, zmm6, zmm27, 0x6a          ;   217.5 p0      41 next
        vpandd zmm17, zmm17, zmm29                   ;   218.0 p5      41 next
        vpternlogd zmm17, zmm30, zmm31, 0x87         ;   219.0 p0      41 next
        vmovdqu64 [rbp + 4288], zmm4                 ;   202.0 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm29                        ;   217.0         41 next copy
        vpternlogd zmm4, zmm30, zmm31, 0x60          ;   219.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm15                ;   205.5 p7+p4   54 next spill
        vmovdqa64 zmm15, zmm16                       ;   218.0         41 next copy
        vpternlogd zmm15, zmm2, zmm27, 0x78          ;   219.5 p0      41 next
        vmovdqu64 [rbp + 5120], zmm7                 ;   202.5 p8+p9   54 next spill
        vmovdqu64 zmm7, [rbp + 4096]                 ;   121.7 p3      54 next
        vpternlogd zmm7, zmm20, [r8 + 832], 0x96     ;   220.0 p5+p2   54 next
        vpandd zmm19, zmm19, zmm7                    ;   221.0 p0      41 next
        vpxord zmm5, zmm5, zmm7                      ;   221.0 p5      41 next
        vpternlogd zmm3, zmm7, zmm31, 0x78           ;   221.5 p0      41 next
        vpxord zmm10, zmm10, zmm5                    ;   222.0 p5      41 next
        vmovdqu64 zmm20, [rbp + 4032]                ;   122.7 p3      54 next
        vpternlogd zmm20, zmm14, [r8 + 896], 0x96    ;   222.5 p0+p2   54 next
        vpandd zmm28, zmm28, zmm20                   ;   223.5 p5      41 next
        vmovdqa64 zmm14, zmm8                        ;   215.0         41 next copy
        vpternlogd zmm14, zmm20, zmm30, 0x87         ;   223.5 p0      41 next
        vpternlogd zmm14, zmm22, zmm6, 0x87          ;   224.5 p5      41 next
        vpternlogd zmm12, zmm28, zmm14, 0x69         ;   225.5 p0      41 next
        vpxord zmm4, zmm4, zmm14                     ;   225.5 p5      41 next
        vmovdqa64 zmm14, zmm20                       ;   223.5         41 next copy
        vpternlogd zmm14, zmm7, zmm30, 0x48          ;   225.5 p0      41 next
        vmovdqu64 [rbp + 4032], zmm28                ;   224.5 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm12                       ;   226.5         41 next copy
        vpternlogd zmm28, zmm7, zmm27, 0x78          ;   226.5 p5      41 next
        vmovdqu64 [rbp + 4096], zmm12                ;   226.5 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm4                        ;   226.5         41 next copy
        vmovdqu64 [rbp + 5248], zmm4                 ;   226.5 p7+p4   41 next spill
        vmovdqa64 zmm4, zmm20                        ;   223.5         41 next copy
        vmovdqu64 [rbp + 5312], zmm26                ;   206.5 p8+p9   54 next spill
        vmovdqa64 zmm26, zmm7                        ;   221.0         41 next copy
        vpternlogd zmm26, zmm27, zmm27, 0xcf         ;   226.5 p0      41 next
        vmovdqu64 [rbp + 5376], zmm23                ;   206.0 p7+p4   54 next spill
        vmovdqu64 zmm23, [rbp + 3968]                ;   123.7 p3      54 next
        vpternlogd zmm23, zmm1, [r8 + 960], 0x96     ;   227.0 p5+p2   54 next
        vpandd zmm25, zmm25, zmm23                   ;   228.0 p0      41 next
        vpxord zmm24, zmm24, zmm23                   ;   228.0 p5      41 next
        vpternlogd zmm24, zmm3, zmm29, 0x6c          ;   229.0 p0      41 next
        vpandd zmm11, zmm11, zmm23                   ;   229.0 p5      41 next
        vpternlogd zmm11, zmm20, zmm7, 0x78          ;   230.0 p0      41 next
        vpternlogd zmm11, zmm10, zmm29, 0xd2         ;   231.0 p5      41 next
        vpxord zmm12, zmm12, zmm11                   ;   232.0 p0      41 next
        vpandd zmm4, zmm4, zmm23                     ;   231.0 p5      41 next
        vmovdqa64 zmm1, zmm23                        ;   228.0         41 next copy
        vpternlogd zmm1, zmm6, zmm2, 0x60            ;   231.5 p0      41 next
        vpternlogd zmm1, zmm20, zmm27, 0x87          ;   232.5 p5      41 next
        vpternlogd zmm19, zmm28, zmm1, 0x69          ;   233.5 p0      41 next
        vmovdqa64 zmm28, zmm23                       ;   228.0         41 next copy
        vpternlogd zmm28, zmm20, zmm31, 0x6c         ;   233.0 p5      41 next
        vpternlogd zmm27, zmm10, zmm28, 0x6a         ;   234.0 p0      41 next
        vpternlogd zmm27, zmm23, zmm2, 0x2d          ;   235.0 p5      41 next
        vpternlogd zmm17, zmm10, zmm23, 0xe1         ;   234.5 p0      41 next
        vmovdqu64 [rbp + 3968], zmm10                ;   223.0 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm5                        ;   222.0         41 next copy
        vpternlogd zmm10, zmm23, zmm29, 0x6c         ;   235.0 p5      41 next
        vpternlogd zmm10, zmm8, zmm6, 0x69           ;   236.0 p0      41 next
        vpternlogd zmm13, zmm3, zmm10, 0x69          ;   237.0 p5      41 next
        vmovdqa64 zmm3, zmm4                         ;   232.0         41 next copy
        vpternlogd zmm3, zmm2, zmm31, 0x87           ;   236.5 p0      41 next
        vpternlogd zmm3, zmm7, zmm6, 0x87            ;   237.5 p5      41 next
        vpandd zmm29, zmm29, zmm20                   ;   237.5 p0      41 next
        vpternlogd zmm26, zmm3, zmm15, 0x69          ;   238.5 p5      41 next
        vpternlogd zmm29, zmm16, zmm6, 0x78          ;   238.5 p0      41 next
        vpternlogd zmm3, zmm6, zmm2, 0x87            ;   239.0 p5      41 next
        vpternlogd zmm3, zmm22, zmm29, 0x69          ;   240.0 p0      41 next
        vpternlogd zmm3, zmm28, zmm14, 0x96          ;   241.0 p5      41 next
        vmovdqu64 zmm16, [rbp + 5376]                ;   206.0 p3      41 next
        vmovdqu64 zmm22, [rbp + 5120]                ;   202.5 p2      54 next reload
        vpxord zmm16, zmm16, zmm22                   ;   240.5 p0      41 next
        vpandd zmm2, zmm2, zmm7                      ;   241.0 p5      41 next
        vpternlogd zmm6, zmm20, zmm31, 0x60          ;   241.5 p0      41 next
        vpternlogd zmm2, zmm20, zmm31, 0x87          ;   242.0 p5      41 next
        vpxord zmm29, zmm29, zmm17                   ;   242.5 p0      41 next
        vpternlogd zmm29, zmm4, zmm5, 0x96           ;   243.5 p5      41 next
        vpxord zmm8, zmm8, zmm23                     ;   243.5 p0      41 next
        vmovdqa64 zmm4, zmm18                        ;   204.0         41 next copy
        vpternlogd zmm4, zmm9, zmm0, 0x9a            ;   244.0 p5      41 next
        vpandd zmm5, zmm18, zmm21                    ;   244.5 p0      41 next
        vpternlogd zmm8, zmm6, zmm30, 0x6c           ;   245.0 p5      41 next
        vpternlogd zmm8, zmm15, zmm2, 0x96           ;   246.0 p0      41 next
        vpternlogd zmm2, zmm17, zmm10, 0x69          ;   246.0 p5      41 next
        vmovdqu64 zmm6, [rbp + 5312]                 ;   206.5 p3      54 next reload
        vmovdqa64 zmm7, zmm9                         ;   203.0         41 next copy
        vpternlogd zmm7, zmm9, zmm6, 0x5f            ;   246.5 p0      41 next
        vmovdqu64 zmm10, [rbp + 5376]                ;   206.0 p2      54 next reload
        vpternlogd zmm5, zmm9, zmm10, 0x48           ;   247.0 p5      41 next
        vmovdqa64 zmm15, zmm5                        ;   248.0         41 next copy
        vpternlogd zmm15, zmm4, zmm21, 0x87          ;   248.0 p0      41 next
        vpternlogd zmm15, zmm6, zmm22, 0x87          ;   249.0 p5      41 next
        vmovdqa64 zmm17, zmm6                        ;   212.5         41 next copy
        vpternlogd zmm17, zmm21, zmm18, 0x6c         ;   248.5 p0      41 next
        vmovdqa64 zmm20, zmm7                        ;   247.5         41 next copy
        vpternlogd zmm20, zmm18, zmm22, 0x78         ;   249.0 p5      41 next
        vmovdqa64 zmm23, zmm20                       ;   250.0         41 next copy
        vpternlogd zmm23, zmm21, zmm0, 0x78          ;   250.0 p0      41 next
        vpxord zmm28, zmm21, zmm22                   ;   250.0 p5      41 next
        vmovdqa64 zmm30, zmm16                       ;   241.5         41 next copy
        vpternlogd zmm30, zmm6, zmm0, 0x78           ;   250.5 p0      41 next
        vmovdqa64 zmm31, zmm23                       ;   251.0         41 next copy
        vpternlogd zmm31, zmm15, zmm0, 0xd2          ;   251.0 p5      41 next
        vpternlogd zmm4, zmm6, zmm9, 0xac            ;   251.5 p0      41 next
        vpternlogd zmm4, zmm30, zmm10, 0x2d          ;   252.5 p5      41 next
        vpternlogd zmm4, zmm15, zmm21, 0x78          ;   253.5 p0      41 next
        vpternlogd zmm24, zmm27, zmm22, 0x96         ;   253.0 p5      41 next
        vmovdqa64 zmm27, zmm18                       ;   204.0         41 next copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3           ;   253.5 p0      41 next
        vpternlogd zmm20, zmm27, zmm16, 0xd2         ;   254.5 p5      41 next
        vpternlogd zmm7, zmm20, zmm10, 0x87          ;   255.5 p0      41 next
        vpternlogd zmm12, zmm25, zmm18, 0x96         ;   255.0 p5      41 next
        vpxord zmm25, zmm17, zmm30                   ;   255.5 p0      41 next
        vpternlogd zmm25, zmm31, zmm10, 0xc6         ;   256.5 p5      41 next
        vmovdqa64 zmm31, zmm28                       ;   251.0         41 next copy
        vpternlogd zmm31, zmm21, zmm9, 0x6a          ;   256.5 p0      41 next
        vmovdqu64 [rbp + 5440], zmm2                 ;   247.0 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm20                        ;   255.5         41 next copy
        vpternlogd zmm2, zmm16, zmm16, 0xf3          ;   257.0 p5      41 next
        vmovdqa64 zmm16, zmm31                       ;   257.5         41 next copy
        vpternlogd zmm16, zmm22, zmm22, 0x3f         ;   257.5 p0      41 next
        vpternlogd zmm27, zmm16, zmm0, 0x93          ;   258.5 p5      41 next
        vpternlogd zmm16, zmm28, zmm6, 0x87          ;   258.5 p0      41 next
        vpternlogd zmm31, zmm10, zmm0, 0x87          ;   259.0 p5      41 next
        vpternlogd zmm15, zmm16, zmm10, 0xd2         ;   259.5 p0      41 next
        vpternlogd zmm16, zmm27, zmm6, 0xd7          ;   260.0 p5      41 next
        vpternlogd zmm17, zmm31, zmm16, 0x96         ;   261.0 p0      41 next
        vpternlogd zmm20, zmm17, zmm21, 0x93         ;   262.0 p5      41 next
        vpternlogd zmm20, zmm27, zmm9, 0x2d          ;   263.0 p0      41 next
        vpandnd zmm17, zmm28, zmm10                  ;   262.0 p5      41 next
        vpternlogd zmm17, zmm21, zmm9, 0x48          ;   263.0 p0      41 next
        vpternlogd zmm27, zmm22, zmm0, 0xd6          ;   263.0 p5      41 next
        vpternlogd zmm15, zmm31, zmm18, 0x2d         ;   263.5 p0      41 next
        vmovdqa64 zmm31, zmm23                       ;   251.0         41 next copy
        vpternlogd zmm31, zmm6, zmm10, 0x7b          ;   264.0 p5      41 next
        vpternlogd zmm31, zmm17, zmm27, 0x96         ;   265.0 p0      41 next
        vpternlogd zmm27, zmm28, zmm22, 0x87         ;   265.0 p5      41 next
        vpternlogd zmm27, zmm23, zmm9, 0x87          ;   266.0 p0      41 next
        vpternlogd zmm27, zmm7, zmm30, 0x96          ;   267.0 p5      41 next
        vpternlogd zmm19, zmm0, [rbp + 5248], 0x96   ;   266.5 p0+p3   41 next
        vpternlogd zmm2, zmm16, zmm5, 0x96           ;   267.0 p5      41 next
        vpternlogd zmm26, zmm11, zmm21, 0x96         ;   267.5 p0      41 next
        vpternlogd zmm13, zmm9, [rbp + 4096], 0x69   ;   268.0 p5+p2   41 next
        vpternlogd zmm2, zmm18, zmm0, 0xb4           ;   268.5 p0      41 next
        vpternlogd zmm29, zmm1, zmm6, 0x96           ;   269.0 p5      41 next
        vpternlogd zmm3, zmm10, [rbp + 4032], 0x96   ;   269.5 p0+p3   41 next
        mov r11, qword [rbp + 7408]                  ;   141.7 p10     76 l.0 reload
        vmovdqu64 zmm0, [r11 + 8192]                 ;   146.7 p2      48 next
        vmovdqu64 zmm1, [rbp + 3968]                 ;   223.0 p3      41 next reload
        vmovdqu64 zmm5, [rbp + 5440]                 ;   247.0 p2      48 next
        vpternlogd zmm5, zmm1, [r11 + 8704], 0x96    ;   270.0 p5+p3   48 next
        vmovdqu64 zmm1, [r11 + 8256]                 ;   146.7 p2      48 next
        vmovdqu64 zmm6, [r11 + 8320]                 ;   146.7 p3      48 next
        vmovdqu64 zmm7, [r11 + 8384]                 ;   146.7 p2      48 next
        vmovdqu64 zmm9, [r11 + 8448]                 ;   146.7 p3      48 next
        vmovdqu64 zmm10, [r11 + 8512]                ;   146.7 p2      48 next
        vpternlogd zmm4, zmm24, [r11 + 8832], 0x96   ;   270.5 p0+p3   48 next
        vmovdqu64 zmm11, [r11 + 8576]                ;   146.8 p2      48 next
        vpternlogd zmm25, zmm19, [r11 + 8768], 0x96  ;   271.0 p5+p3   48 next
        vpternlogd zmm20, zmm13, [r11 + 8896], 0x96  ;   271.5 p0+p2   48 next
        vpternlogd zmm31, zmm12, [r11 + 8960], 0x96  ;   272.0 p5+p3   48 next
        vpxord zmm1, zmm1, zmm24                     ;   272.5 p0      48 next
        vpternlogd zmm15, zmm26, [r11 + 9024], 0x96  ;   273.0 p5+p2   48 next
        vpternlogd zmm27, zmm3, [r11 + 9088], 0x96   ;   273.5 p0+p3   48 next
        vpxord zmm0, zmm0, zmm19                     ;   274.0 p5      48 next
        vpxord zmm7, zmm7, zmm12                     ;   274.5 p0      48 next
        vpternlogd zmm2, zmm29, [r11 + 9152], 0x96   ;   275.0 p5+p2   48 next
        vpxord zmm6, zmm6, zmm13                     ;   275.5 p0      48 next
        vpternlogd zmm8, zmm14, [r11 + 8640], 0x96   ;   276.0 p5+p3   48 next
        vpxord zmm9, zmm9, zmm26                     ;   276.5 p0      48 next
        vpxord zmm10, zmm10, zmm3                    ;   277.0 p5      48 next
        vpxord zmm11, zmm11, zmm29                   ;   277.5 p0      48 next
        vmovdqa64 zmm3, zmm10                        ;   278.0         45 next copy
        vpternlogd zmm3, zmm9, zmm6, 0x6a            ;   278.0 p5      45 next
        vpxord zmm12, zmm1, zmm0                     ;   278.5 p0      45 next
        vmovdqa64 zmm13, zmm6                        ;   276.5         45 next copy
        vpternlogd zmm13, zmm1, zmm0, 0x6a           ;   279.0 p5      45 next
        vmovdqa64 zmm14, zmm13                       ;   280.0         45 next copy
        vpternlogd zmm14, zmm8, zmm1, 0x87           ;   280.0 p0      45 next
        vpternlogd zmm14, zmm3, zmm9, 0x87           ;   281.0 p5      45 next
        vpandd zmm16, zmm7, zmm8                     ;   280.5 p0      45 next
        vmovdqa64 zmm17, zmm8                        ;   277.0         45 next copy
        vpternlogd zmm17, zmm11, zmm1, 0x48          ;   281.0 p5      45 next
        vpandd zmm18, zmm0, zmm9                     ;   281.5 p0      45 next
        vpternlogd zmm18, zmm16, zmm14, 0x69         ;   282.5 p5      45 next
        vpandd zmm19, zmm6, zmm11                    ;   282.5 p0      45 next
        vpandd zmm21, zmm5, zmm9                     ;   283.0 p5      45 next
        vmovdqa64 zmm22, zmm5                        ;   271.0         45 next copy
        vpternlogd zmm22, zmm9, zmm7, 0x60           ;   283.5 p0      45 next
        vpternlogd zmm22, zmm8, zmm6, 0x87           ;   284.5 p5      45 next
        vpternlogd zmm14, zmm12, zmm10, 0x78         ;   284.5 p0      45 next
        vmovdqa64 zmm12, zmm22                       ;   285.5         45 next copy
        vpternlogd zmm12, zmm11, zmm1, 0x78          ;   285.5 p5      45 next
        vpternlogd zmm12, zmm19, zmm18, 0x69         ;   286.5 p0      45 next
        vpxord zmm19, zmm0, zmm11                    ;   286.0 p5      45 next
        vmovdqa64 zmm23, zmm9                        ;   277.5         45 next copy
        vpternlogd zmm23, zmm7, zmm1, 0x48           ;   286.5 p0      45 next
        vpternlogd zmm23, zmm11, zmm0, 0x78          ;   287.5 p5      45 next
        vmovdqa64 zmm24, zmm5                        ;   271.0         45 next copy
        vpternlogd zmm24, zmm10, zmm9, 0x48          ;   287.5 p0      45 next
        vmovdqa64 zmm26, zmm5                        ;   271.0         45 next copy
        vpternlogd zmm26, zmm8, zmm0, 0x6c           ;   288.0 p5      45 next
        vpxord zmm28, zmm7, zmm19                    ;   288.5 p0      45 next
        vmovdqa64 zmm29, zmm28                       ;   289.5         45 next copy
        vpternlogd zmm29, zmm26, zmm6, 0x6c          ;   289.5 p5      45 next
        vpternlogd zmm29, zmm5, zmm7, 0x2d           ;   290.5 p0      45 next
        vpxord zmm24, zmm24, zmm23                   ;   290.0 p5      45 next
        vpxord zmm30, zmm1, zmm10                    ;   290.5 p0      45 next
        vmovdqu64 [rbp + 3968], zmm31                ;   273.0 p8+p9   48 next spill
        vpandd zmm31, zmm0, zmm30                    ;   291.5 p5      45 next
        vpternlogd zmm12, zmm14, zmm25, 0x96         ;   291.5 p0      45 next
        vpternlogd zmm24, zmm29, zmm4, 0x96          ;   292.0 p5      45 next
        vmovdqa64 zmm29, zmm19                       ;   287.0         45 next copy
        vpternlogd zmm29, zmm5, zmm10, 0x6c          ;   292.5 p0      45 next
        vpternlogd zmm29, zmm13, zmm9, 0x69          ;   293.5 p5      45 next
        vpternlogd zmm31, zmm23, zmm29, 0x69         ;   294.5 p0      45 next
        vpandd zmm23, zmm5, zmm6                     ;   294.0 p5      45 next
        vpternlogd zmm23, zmm8, zmm11, 0x78          ;   295.0 p0      45 next
        vpternlogd zmm23, zmm28, zmm10, 0xd2         ;   296.0 p5      45 next
        vpternlogd zmm14, zmm21, zmm23, 0x96         ;   297.0 p0      45 next
        vpandd zmm21, zmm6, zmm10                    ;   296.0 p5      45 next
        vpternlogd zmm21, zmm1, zmm0, 0x87           ;   297.0 p0      45 next
        vpandd zmm10, zmm10, zmm8                    ;   297.0 p5      45 next
        vpternlogd zmm10, zmm30, zmm9, 0x78          ;   298.0 p0      45 next
        vpternlogd zmm30, zmm7, zmm6, 0x78           ;   298.0 p5      45 next
        vmovdqu64 [rbp + 5440], zmm4                 ;   271.5 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm11                        ;   278.5         45 next copy
        vpternlogd zmm4, zmm6, zmm6, 0xcf            ;   298.5 p0      45 next
        vpandd zmm6, zmm5, zmm8                      ;   299.0 p5      45 next
        vpternlogd zmm21, zmm28, zmm5, 0xe1          ;   299.5 p0      45 next
        vpternlogd zmm13, zmm5, zmm1, 0x28           ;   300.0 p5      45 next
        vmovdqa64 zmm1, zmm6                         ;   300.0         45 next copy
        vpternlogd zmm1, zmm7, zmm0, 0x87            ;   300.5 p0      45 next
        vpternlogd zmm1, zmm11, zmm9, 0x87           ;   301.5 p5      45 next
        vpternlogd zmm4, zmm1, zmm30, 0x69           ;   302.5 p0      45 next
        vpternlogd zmm1, zmm9, zmm7, 0x87            ;   302.5 p5      45 next
        vpternlogd zmm1, zmm3, zmm10, 0x69           ;   303.5 p0      45 next
        vpternlogd zmm1, zmm26, zmm17, 0x96          ;   304.5 p5      45 next
        vmovdqu64 zmm3, [rbp + 4288]                 ;   202.0 p2      54 next reload
        vmovdqu64 zmm5, [rbp - 128]                  ;   158.7 p3     108 r
        vpternlogd zmm5, zmm3, [r11 + 1024], 0x96    ;   303.5 p0+p2  108 r
        vpandd zmm7, zmm7, zmm11                     ;   304.0 p5      45 next
        vpternlogd zmm9, zmm8, zmm0, 0x60            ;   304.5 p0      45 next
        vpternlogd zmm7, zmm8, zmm0, 0x87            ;   305.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 5056]                 ;   203.5 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 0]                    ;   160.5 p2     108 r
        vpternlogd zmm8, zmm0, [r11 + 1088], 0x96    ;   305.5 p0+p3  108 r
        vpxord zmm10, zmm10, zmm21                   ;   306.0 p5      45 next
        vpternlogd zmm10, zmm6, zmm19, 0x96          ;   307.0 p0      45 next
        vmovdqu64 zmm6, [rbp + 4992]                 ;   204.5 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 128]                 ;   161.7 p3     108 r
        vpternlogd zmm11, zmm6, [r11 + 1152], 0x96   ;   307.0 p5+p2  108 r
        vpternlogd zmm13, zmm9, zmm30, 0x96          ;   307.5 p0      45 next
        vmovdqu64 zmm9, [rbp + 5184]                 ;   205.5 p3      54 next reload
        vmovdqu64 zmm19, [rbp + 256]                 ;   163.5 p2     108 r
        vpternlogd zmm19, zmm9, [r11 + 1216], 0x96   ;   308.0 p5+p3  108 r
        vpternlogd zmm13, zmm17, zmm7, 0x96          ;   308.5 p0      45 next
        vmovdqu64 zmm17, [rbp + 4224]                ;   207.0 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 384]                 ;   164.7 p3     108 r
        vpternlogd zmm26, zmm17, [r11 + 1280], 0x96  ;   309.0 p5+p2  108 r
        vpternlogd zmm7, zmm29, zmm29, 0xc3          ;   309.5 p0      45 next
        vpternlogd zmm7, zmm21, zmm28, 0x96          ;   310.5 p5      45 next
        vmovdqu64 zmm21, [rbp + 4928]                ;   207.5 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 512]                 ;   166.5 p2     108 r
        vpternlogd zmm28, zmm21, [r11 + 1344], 0x96  ;   310.5 p0+p3  108 r
        vpternlogd zmm31, zmm18, zmm20, 0x69         ;   311.0 p5      45 next
        vmovdqu64 zmm18, [rbp + 4864]                ;   208.0 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 640]                 ;   167.7 p3     108 r
        vpternlogd zmm29, zmm18, [r11 + 1408], 0x96  ;   311.5 p0+p2  108 r
        vpternlogd zmm4, zmm23, zmm15, 0x96          ;   312.0 p5      45 next
        vpternlogd zmm1, zmm16, zmm27, 0x96          ;   312.5 p0      45 next
        vmovdqu64 zmm16, [rbp + 4160]                ;   213.0 p3      54 next reload
        vmovdqu64 zmm23, [rbp + 768]                 ;   169.5 p2     108 r
        vpternlogd zmm23, zmm16, [r11 + 1472], 0x96  ;   313.0 p5+p3  108 r
        vpternlogd zmm10, zmm22, zmm2, 0x96          ;   313.5 p0      45 next
        vmovdqu64 zmm22, [rbp + 3968]                ;   273.0 p2      48 next reload
        vpternlogd zmm14, zmm9, zmm22, 0x96          ;   314.0 p5      54 next
        vmovdqu64 zmm9, [rbp + 4800]                 ;   209.0 p3      54 next reload
        vmovdqu64 zmm30, [rbp + 896]                 ;   171.5 p2     108 r
        vpternlogd zmm30, zmm9, [r11 + 1536], 0x96   ;   314.5 p0+p3  108 r
        vpxord zmm14, zmm14, [rbp + 320]             ;   315.0 p5+p2  108 r
        vpternlogd zmm12, zmm3, [rbp - 64], 0x96     ;   315.5 p0+p3  108 r
        vpternlogd zmm24, zmm0, [rbp + 64], 0x96     ;   316.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 4736]                 ;   209.5 p3      54 next reload
        vmovdqu64 zmm3, [rbp + 1024]                 ;   174.5 p2     108 r
        vpternlogd zmm3, zmm0, [r11 + 1600], 0x96    ;   316.5 p0+p3  108 r
        vpternlogd zmm31, zmm6, [rbp + 192], 0x96    ;   317.0 p5+p2  108 r
        vpternlogd zmm4, zmm17, [rbp + 448], 0x96    ;   317.5 p0+p3  108 r
        vmovdqu64 zmm6, [rbp + 4672]                 ;   210.5 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 1152]                ;   176.7 p3     108 r
        vpternlogd zmm17, zmm6, [r11 + 1664], 0x96   ;   318.0 p5+p2  108 r
        vpternlogd zmm25, zmm0, [rbp + 1088], 0x96   ;   318.5 p0+p3  108 r
        vpternlogd zmm1, zmm21, [rbp + 576], 0x96    ;   319.0 p5+p2  108 r
        vmovdqu64 zmm0, [rbp + 4480]                 ;   211.0 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 1280]                ;   179.5 p2     108 r
        vpternlogd zmm21, zmm0, [r11 + 1728], 0x96   ;   319.5 p0+p3  108 r
        vpternlogd zmm10, zmm18, [rbp + 704], 0x96   ;   320.0 p5+p2  108 r
        vpternlogd zmm20, zmm0, [rbp + 1344], 0x96   ;   320.5 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 4608]                 ;   211.5 p2      54 next reload
        vmovdqu64 zmm18, [rbp + 1408]                ;   181.7 p3     108 r
        vpternlogd zmm18, zmm0, [r11 + 1792], 0x96   ;   321.0 p5+p2  108 r
        vpternlogd zmm13, zmm16, [rbp + 832], 0x96   ;   321.5 p0+p3  108 r
        vpternlogd zmm7, zmm9, [rbp + 960], 0x96     ;   322.0 p5+p2  108 r
        vmovdqu64 zmm9, [rbp + 4544]                 ;   212.0 p3      54 next reload
        vmovdqu64 zmm16, [rbp + 1536]                ;   184.5 p2     108 r
        vpternlogd zmm16, zmm9, [r11 + 1856], 0x96   ;   322.5 p0+p3  108 r
        vpternlogd zmm22, zmm0, [rbp + 1472], 0x96   ;   323.0 p5+p2  108 r
        vpternlogd zmm15, zmm9, [rbp + 1600], 0x96   ;   323.5 p0+p3  108 r
        vmovdqu64 zmm0, [rbp + 1216]                 ;   186.5 p2     108 r reload
        vpternlogd zmm6, zmm0, [rbp + 5440], 0x96    ;   324.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 4416]                 ;   212.5 p2      54 next reload
        vmovdqu64 zmm9, [rbp + 1664]                 ;   187.7 p3     108 r
        vpternlogd zmm9, zmm0, [r11 + 1920], 0x96    ;   324.5 p0+p2  108 r
        vpternlogd zmm27, zmm0, [rbp + 1728], 0x96   ;   325.0 p5+p3  108 r
        vmovdqu64 zmm0, [rbp + 4352]                 ;   213.5 p2      54 next reload
        vmovdqu64 [rbp + 4416], zmm27                ;   326.0 p8+p9  108 r spill
        vmovdqu64 zmm27, [rbp + 1792]                ;   189.7 p3     108 r
        vpternlogd zmm27, zmm0, [r11 + 1984], 0x96   ;   325.5 p0+p2  108 r
        vpternlogd zmm2, zmm0, [rbp + 1856], 0x96    ;   326.0 p5+p3  108 r
        vmovdqu64 zmm0, [r8]                         ;   191.5 p2      54 next
        vpxord zmm0, zmm0, zmm5                      ;   326.5 p0      54 next
        vmovdqu64 [rbp + 4352], zmm5                 ;   304.5 p7+p4  108 r spill
        vmovdqu64 zmm5, [r8 + 64]                    ;   191.7 p3      54 next
        vpxord zmm5, zmm5, zmm8                      ;   327.0 p5      54 next
        vmovdqu64 [rbp + 4672], zmm8                 ;   306.5 p8+p9  108 r spill
        vmovdqu64 zmm8, [r8 + 128]                   ;   192.5 p2      54 next
        vpxord zmm8, zmm8, zmm11                     ;   327.5 p0      54 next
        vmovdqu64 [rbp + 5440], zmm11                ;   308.0 p7+p4  108 r spill
        vmovdqu64 zmm11, [r8 + 192]                  ;   192.7 p3      54 next
        vpxord zmm11, zmm11, zmm19                   ;   328.0 p5      54 next
        vmovdqu64 [rbp + 4544], zmm19                ;   309.0 p8+p9  108 r spill
        vmovdqu64 zmm19, [r8 + 256]                  ;   193.5 p2      54 next
        vpxord zmm19, zmm19, zmm26                   ;   328.5 p0      54 next
        vmovdqu64 [rbp + 4608], zmm26                ;   310.0 p7+p4  108 r spill
        vmovdqu64 zmm26, [r8 + 320]                  ;   193.7 p3      54 next
        vpxord zmm26, zmm26, zmm28                   ;   329.0 p5      54 next
        vmovdqu64 [rbp + 3968], zmm28                ;   311.5 p8+p9  108 r spill
        vmovdqu64 zmm28, [r8 + 384]                  ;   194.5 p2      54 next
        vpxord zmm28, zmm28, zmm29                   ;   329.5 p0      54 next
        vmovdqu64 [rbp + 4800], zmm29                ;   312.5 p7+p4  108 r spill
        vmovdqu64 zmm29, [r8 + 448]                  ;   194.7 p3      54 next
        vpxord zmm29, zmm29, zmm23                   ;   330.0 p5      54 next
        vmovdqu64 [rbp + 4160], zmm23                ;   314.0 p8+p9  108 r spill
        vmovdqu64 zmm23, [r8 + 512]                  ;   196.7 p2      54 next
        vpxord zmm23, zmm23, zmm30                   ;   330.5 p0      54 next
        vmovdqu64 [rbp + 4480], zmm30                ;   315.5 p7+p4  108 r spill
        vmovdqu64 zmm30, [r8 + 576]                  ;   197.7 p3      54 next
        vpxord zmm30, zmm30, zmm3                    ;   331.0 p5      54 next
        vmovdqu64 [rbp + 4864], zmm3                 ;   317.5 p8+p9  108 r spill
        vmovdqu64 zmm3, [r8 + 640]                   ;   198.8 p2      54 next
        vpxord zmm3, zmm3, zmm17                     ;   331.5 p0      54 next
        vmovdqu64 [rbp + 4928], zmm17                ;   319.0 p7+p4  108 r spill
        vmovdqu64 zmm17, [r8 + 704]                  ;   200.0 p3      54 next
        vpxord zmm17, zmm17, zmm21                   ;   332.0 p5      54 next
        vmovdqu64 [rbp + 4736], zmm21                ;   320.5 p8+p9  108 r spill
        vmovdqu64 zmm21, [r8 + 768]                  ;   200.5 p2      54 next
        vpxord zmm21, zmm21, zmm18                   ;   332.5 p0      54 next
        vmovdqu64 [rbp + 4224], zmm18                ;   322.0 p7+p4  108 r spill
        vmovdqu64 zmm18, [r8 + 832]                  ;   202.0 p3      54 next
        vpxord zmm18, zmm18, zmm16                   ;   333.0 p5      54 next
        vmovdqu64 [rbp + 4992], zmm16                ;   323.5 p8+p9  108 r spill
        vmovdqu64 zmm16, [r8 + 896]                  ;   202.5 p2      54 next
        vpxord zmm16, zmm16, zmm9                    ;   333.5 p0      54 next
        vmovdqu64 [rbp + 5056], zmm9                 ;   325.5 p7+p4  108 r spill
        vmovdqu64 zmm9, [r8 + 960]                   ;   203.0 p3      54 next
        vpxord zmm9, zmm9, zmm27                     ;   334.0 p5      54 next
        vmovdqu64 [rbp + 4288], zmm27                ;   326.5 p8+p9  108 r spill
        vmovdqa64 zmm27, zmm21                       ;   333.5         41 next copy
        vpternlogd zmm27, zmm17, zmm30, 0x6a         ;   334.5 p0      41 next
        vmovdqu64 [rbp + 5184], zmm2                 ;   327.0 p7+p4  108 r spill
        vpxord zmm2, zmm29, zmm23                    ;   335.0 p5      41 next
        vmovdqu64 [rbp + 5376], zmm15                ;   324.5 p8+p9  108 r spill
        vmovdqa64 zmm15, zmm30                       ;   332.0         41 next copy
        vpternlogd zmm15, zmm23, zmm29, 0x6a         ;   335.5 p0      41 next
        vmovdqu64 [rbp + 4032], zmm22                ;   324.0 p7+p4  108 r spill
        vmovdqa64 zmm22, zmm15                       ;   336.5         41 next copy
        vpternlogd zmm22, zmm16, zmm23, 0x87         ;   336.5 p5      41 next
        vpternlogd zmm22, zmm27, zmm17, 0x87         ;   337.5 p0      41 next
        vpternlogd zmm2, zmm22, zmm21, 0x6c          ;   338.5 p5      41 next
        vmovdqu64 [rbp + 5312], zmm20                ;   321.5 p8+p9  108 r spill
        vpandd zmm20, zmm3, zmm16                    ;   337.5 p0      41 next
        vmovdqu64 [rbp + 4096], zmm6                 ;   325.0 p7+p4  108 r spill
        vmovdqa64 zmm6, zmm16                        ;   334.5         41 next copy
        vpternlogd zmm6, zmm18, zmm23, 0x48          ;   338.0 p5      41 next
        vmovdqu64 [rbp + 5248], zmm25                ;   319.5 p8+p9  108 r spill
        vpandd zmm25, zmm16, zmm18                   ;   338.5 p0      41 next
        vpternlogd zmm25, zmm9, zmm30, 0x78          ;   339.5 p5      41 next
        vmovdqu64 [rbp + 5120], zmm13                ;   322.5 p7+p4  108 r spill
        vpandd zmm13, zmm29, zmm17                   ;   339.5 p0      41 next
        vpternlogd zmm13, zmm22, zmm20, 0x69         ;   340.5 p5      41 next
        vpandd zmm22, zmm30, zmm18                   ;   340.5 p0      41 next
        vmovdqu64 [rbp + 5504], zmm7                 ;   323.0 p8+p9  108 r spill
        vpandd zmm7, zmm17, zmm9                     ;   341.0 p5      41 next
        vmovdqu64 [rbp + 5568], zmm10                ;   321.0 p7+p4  108 r spill
        vmovdqa64 zmm10, zmm9                        ;   335.0         41 next copy
        vpternlogd zmm10, zmm17, zmm3, 0x60          ;   341.5 p0      41 next
        vpternlogd zmm10, zmm16, zmm30, 0x87         ;   342.5 p5      41 next
        vmovdqu64 [rbp + 5632], zmm1                 ;   320.0 p8+p9  108 r spill
        vmovdqa64 zmm1, zmm10                        ;   343.5         41 next copy
        vpternlogd zmm1, zmm18, zmm23, 0x78          ;   343.5 p0      41 next
        vpternlogd zmm1, zmm22, zmm13, 0x69          ;   344.5 p5      41 next
        vmovdqa64 zmm22, zmm17                       ;   333.0         41 next copy
        vpternlogd zmm22, zmm3, zmm23, 0x48          ;   343.5 p0      41 next
        vpternlogd zmm22, zmm18, zmm29, 0x78         ;   344.5 p5      41 next
        vmovdqu64 [rbp + 5696], zmm4                 ;   318.5 p7+p4  108 r spill
        vpxord zmm4, zmm18, zmm29                    ;   344.5 p0      41 next
        vmovdqu64 [rbp + 5760], zmm14                ;   316.0 p8+p9  108 r spill
        vpxord zmm14, zmm17, zmm9                    ;   345.0 p5      41 next
        vpternlogd zmm14, zmm22, zmm21, 0x6c         ;   346.0 p0      41 next
        vmovdqu64 [rbp + 5824], zmm31                ;   318.0 p7+p4  108 r spill
        vmovdqa64 zmm31, zmm9                        ;   335.0         41 next copy
        vpternlogd zmm31, zmm16, zmm29, 0x6c         ;   346.0 p5      41 next
        vmovdqu64 [rbp + 5888], zmm24                ;   317.0 p8+p9  108 r spill
        vpxord zmm24, zmm3, zmm4                     ;   346.5 p0      41 next
        vpternlogd zmm25, zmm24, zmm21, 0xd2         ;   347.5 p5      41 next
        vmovdqu64 [rbp + 5952], zmm12                ;   316.5 p7+p4  108 r spill
        vmovdqa64 zmm12, zmm24                       ;   347.5         41 next copy
        vpternlogd zmm12, zmm31, zmm30, 0x6c         ;   347.5 p0      41 next
        vpternlogd zmm12, zmm9, zmm3, 0x2d           ;   348.5 p5      41 next
        vmovdqu64 [rbp + 6016], zmm10                ;   343.5 p8+p9   41 next spill
        vpxord zmm10, zmm23, zmm21                   ;   348.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm20                ;   338.5 p7+p4   41 next spill
        vpandd zmm20, zmm29, zmm10                   ;   349.5 p5      41 next
        vmovdqu64 [rbp + 6144], zmm7                 ;   342.0 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm4                         ;   345.5         41 next copy
        vpternlogd zmm7, zmm9, zmm21, 0x6c           ;   349.5 p0      41 next
        vpternlogd zmm7, zmm15, zmm17, 0x69          ;   350.5 p5      41 next
        vpternlogd zmm20, zmm22, zmm7, 0x69          ;   351.5 p0      41 next
        vpxord zmm22, zmm2, zmm25                    ;   351.0 p5      41 next
        vpxord zmm15, zmm15, zmm9                    ;   351.5 p0      41 next
        vmovdqu64 [rbp + 6208], zmm25                ;   348.5 p7+p4   41 next spill
        vpandd zmm25, zmm30, zmm21                   ;   352.0 p5      41 next
        vpternlogd zmm25, zmm23, zmm29, 0x87         ;   353.0 p0      41 next
        vpandd zmm21, zmm21, zmm16                   ;   353.0 p5      41 next
        vpternlogd zmm21, zmm10, zmm17, 0x78         ;   354.0 p0      41 next
        vpternlogd zmm10, zmm3, zmm30, 0x78          ;   354.0 p5      41 next
        vmovdqu64 [rbp + 6272], zmm22                ;   352.0 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm18                       ;   334.0         41 next copy
        vpternlogd zmm22, zmm30, zmm30, 0xcf         ;   354.5 p0      41 next
        vpandd zmm30, zmm9, zmm16                    ;   355.0 p5      41 next
        vpternlogd zmm25, zmm9, zmm24, 0xe1          ;   355.5 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   356.0         41 next copy
        vpternlogd zmm9, zmm3, zmm29, 0x87           ;   356.0 p5      41 next
        vpternlogd zmm9, zmm18, zmm17, 0x87          ;   357.0 p0      41 next
        vpternlogd zmm22, zmm9, zmm10, 0x69          ;   358.0 p5      41 next
        vpternlogd zmm9, zmm17, zmm3, 0x87           ;   358.0 p0      41 next
        vpternlogd zmm9, zmm27, zmm21, 0x69          ;   359.0 p5      41 next
        vpternlogd zmm9, zmm31, zmm6, 0x96           ;   360.0 p0      41 next
        vpandd zmm3, zmm3, zmm18                     ;   359.0 p5      41 next
        vpternlogd zmm17, zmm16, zmm29, 0x60         ;   359.5 p0      41 next
        vpxord zmm21, zmm21, zmm25                   ;   360.0 p5      41 next
        vpternlogd zmm21, zmm30, zmm4, 0x96          ;   361.0 p0      41 next
        vpternlogd zmm3, zmm16, zmm29, 0x87          ;   361.0 p5      41 next
        vpternlogd zmm15, zmm17, zmm23, 0x6c         ;   361.5 p0      41 next
        vmovdqa64 zmm4, zmm11                        ;   329.0         41 next copy
        vpternlogd zmm4, zmm8, zmm0, 0x9a            ;   362.0 p5      41 next
        vpandd zmm16, zmm11, zmm19                   ;   362.5 p0      41 next
        vpternlogd zmm15, zmm10, zmm3, 0x96          ;   363.0 p5      41 next
        vpternlogd zmm3, zmm25, zmm7, 0x69           ;   363.5 p0      41 next
        vmovdqa64 zmm7, zmm28                        ;   330.5         41 next copy
        vpternlogd zmm7, zmm8, zmm8, 0x3f            ;   364.0 p5      41 next
        vpternlogd zmm16, zmm26, zmm8, 0x28          ;   364.5 p0      41 next
        vpxord zmm10, zmm5, zmm26                    ;   365.0 p5      41 next
        vmovdqa64 zmm17, zmm16                       ;   365.5         41 next copy
        vpternlogd zmm17, zmm4, zmm19, 0x87          ;   365.5 p0      41 next
        vpternlogd zmm17, zmm28, zmm5, 0x87          ;   366.5 p5      41 next
        vmovdqa64 zmm18, zmm28                       ;   330.5         41 next copy
        vpternlogd zmm18, zmm19, zmm11, 0x6c         ;   366.5 p0      41 next
        vmovdqa64 zmm23, zmm7                        ;   365.0         41 next copy
        vpternlogd zmm23, zmm11, zmm5, 0x78          ;   367.0 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;   368.0         41 next copy
        vpternlogd zmm25, zmm19, zmm0, 0x78          ;   368.0 p0      41 next
        vmovdqa64 zmm27, zmm25                       ;   369.0         41 next copy
        vpternlogd zmm27, zmm17, zmm0, 0xd2          ;   369.0 p5      41 next
        vpxord zmm29, zmm5, zmm19                    ;   368.5 p0      41 next
        vmovdqa64 zmm30, zmm10                       ;   366.0         41 next copy
        vpternlogd zmm30, zmm28, zmm0, 0x78          ;   369.0 p5      41 next
        vpternlogd zmm4, zmm28, zmm8, 0xac           ;   369.5 p0      41 next
        vpxord zmm31, zmm18, zmm30                   ;   370.0 p5      41 next
        vpternlogd zmm31, zmm27, zmm26, 0xc6         ;   371.0 p0      41 next
        vmovdqa64 zmm27, zmm11                       ;   329.0         41 next copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3           ;   371.0 p5      41 next
        vpternlogd zmm4, zmm30, zmm26, 0x2d          ;   371.5 p0      41 next
        vpternlogd zmm4, zmm17, zmm19, 0x78          ;   372.5 p5      41 next
        vpternlogd zmm23, zmm27, zmm10, 0xd2         ;   372.5 p0      41 next
        vpternlogd zmm1, zmm2, zmm0, 0x96            ;   373.0 p5      41 next
        vmovdqa64 zmm2, zmm29                        ;   369.5         41 next copy
        vpternlogd zmm2, zmm19, zmm8, 0x6a           ;   373.5 p0      41 next
        vpternlogd zmm7, zmm23, zmm26, 0x87          ;   374.0 p5      41 next
        vpternlogd zmm14, zmm12, zmm5, 0x96          ;   374.5 p0      41 next
        vmovdqa64 zmm12, zmm2                        ;   374.5         41 next copy
        vpternlogd zmm12, zmm5, zmm5, 0x3f           ;   375.0 p5      41 next
        vpternlogd zmm27, zmm12, zmm0, 0x93          ;   376.0 p0      41 next
        vpternlogd zmm12, zmm29, zmm28, 0x87         ;   376.0 p5      41 next
        vpternlogd zmm2, zmm26, zmm0, 0x87           ;   376.5 p0      41 next
        vpternlogd zmm17, zmm12, zmm26, 0xd2         ;   377.0 p5      41 next
        vpternlogd zmm12, zmm27, zmm28, 0xd7         ;   377.5 p0      41 next
        vpternlogd zmm18, zmm2, zmm12, 0x96          ;   378.5 p5      41 next
        vpternlogd zmm18, zmm23, zmm19, 0x87         ;   379.5 p0      41 next
        vpternlogd zmm18, zmm27, zmm8, 0x2d          ;   380.5 p5      41 next
        vpternlogd zmm27, zmm5, zmm0, 0xd6           ;   379.5 p0      41 next
        vpternlogd zmm17, zmm2, zmm11, 0x2d          ;   380.0 p5      41 next
        vpandnd zmm2, zmm29, zmm26                   ;   380.5 p0      41 next
        vpternlogd zmm2, zmm19, zmm8, 0x48           ;   381.5 p5      41 next
        vpternlogd zmm29, zmm5, zmm27, 0x95          ;   381.5 p0      41 next
        vmovdqa64 zmm5, zmm25                        ;   369.0         41 next copy
        vpternlogd zmm5, zmm28, zmm26, 0x7b          ;   382.0 p5      41 next
        vpternlogd zmm27, zmm5, zmm2, 0x96           ;   383.0 p0      41 next
        vpternlogd zmm29, zmm25, zmm8, 0x87          ;   383.0 p5      41 next
        vmovdqu64 zmm2, [r11 + 9216]                 ;   230.0 p2      48 next
        vpternlogd zmm20, zmm13, zmm8, 0x69          ;   383.5 p0      41 next
        vpternlogd zmm23, zmm10, zmm10, 0xf3         ;   384.0 p5      41 next
        vpternlogd zmm29, zmm7, zmm30, 0x96          ;   384.5 p0      41 next
        vmovdqu64 zmm5, [r11 + 9280]                 ;   233.0 p3      48 next
        vmovdqu64 zmm7, [rbp + 6272]                 ;   352.0 p2      41 next
        vpternlogd zmm7, zmm11, [rbp + 6144], 0x96   ;   385.0 p5+p3   41 next
        vmovdqu64 zmm8, [r11 + 9344]                 ;   234.2 p2      48 next
        vpternlogd zmm23, zmm12, zmm16, 0x96         ;   385.5 p0      41 next
        vmovdqu64 zmm10, [r11 + 9408]                ;   235.0 p3      48 next
        vpternlogd zmm23, zmm11, zmm0, 0xb4          ;   386.5 p5      41 next
        vmovdqu64 zmm0, [r11 + 9472]                 ;   235.2 p2      48 next
        vpternlogd zmm22, zmm19, [rbp + 6208], 0x96  ;   386.5 p0+p3   41 next
        vmovdqu64 zmm11, [r11 + 9536]                ;   236.3 p2      48 next
        vmovdqu64 zmm12, [r11 + 9600]                ;   237.0 p3      48 next
        vpternlogd zmm9, zmm26, [rbp + 6080], 0x96   ;   387.0 p5+p2   41 next
        vpternlogd zmm21, zmm28, [rbp + 6016], 0x96  ;   387.5 p0+p3   41 next
        vpternlogd zmm31, zmm1, [r11 + 9792], 0x96   ;   388.0 p5+p2   48 next
        vpternlogd zmm4, zmm14, [r11 + 9856], 0x96   ;   388.5 p0+p3   48 next
        vpternlogd zmm18, zmm20, [r11 + 9920], 0x96  ;   389.0 p5+p2   48 next
        vpternlogd zmm27, zmm7, [r11 + 9984], 0x96   ;   389.5 p0+p3   48 next
        vpxord zmm2, zmm2, zmm1                      ;   390.0 p5      48 next
        vpternlogd zmm17, zmm22, [r11 + 10048], 0x96 ;   390.5 p0+p2   48 next
        vpxord zmm5, zmm5, zmm14                     ;   391.0 p5      48 next
        vpternlogd zmm29, zmm9, [r11 + 10112], 0x96  ;   391.5 p0+p3   48 next
        vpternlogd zmm23, zmm21, [r11 + 10176], 0x96 ;   392.0 p5+p2   48 next
        vpxord zmm8, zmm8, zmm20                     ;   392.5 p0      48 next
        vpternlogd zmm15, zmm6, [r11 + 9664], 0x96   ;   393.0 p5+p3   48 next
        vpxord zmm10, zmm10, zmm7                    ;   393.5 p0      48 next
        vpternlogd zmm3, zmm24, [r11 + 9728], 0x96   ;   394.0 p5+p2   48 next
        vpxord zmm0, zmm0, zmm22                     ;   394.5 p0      48 next
        vpxord zmm11, zmm11, zmm9                    ;   395.0 p5      48 next
        vpxord zmm12, zmm12, zmm21                   ;   395.5 p0      48 next
        vmovdqa64 zmm1, zmm11                        ;   396.0         45 next copy
        vpternlogd zmm1, zmm0, zmm8, 0x6a            ;   396.0 p5      45 next
        vpxord zmm6, zmm2, zmm5                      ;   396.5 p0      45 next
        vmovdqa64 zmm7, zmm8                         ;   393.5         45 next copy
        vpternlogd zmm7, zmm5, zmm2, 0x6a            ;   397.0 p5      45 next
        vmovdqa64 zmm9, zmm7                         ;   398.0         45 next copy
        vpternlogd zmm9, zmm15, zmm5, 0x87           ;   398.0 p0      45 next
        vpternlogd zmm9, zmm1, zmm0, 0x87            ;   399.0 p5      45 next
        vmovdqa64 zmm13, zmm15                       ;   394.0         45 next copy
        vpternlogd zmm13, zmm12, zmm5, 0x48          ;   398.5 p0      45 next
        vmovdqa64 zmm14, zmm9                        ;   400.0         45 next copy
        vpternlogd zmm14, zmm15, zmm10, 0x87         ;   400.0 p5      45 next
        vpternlogd zmm14, zmm0, zmm2, 0x78           ;   401.0 p0      45 next
        vmovdqa64 zmm16, zmm14                       ;   402.0         45 next copy
        vpternlogd zmm16, zmm12, zmm8, 0x78          ;   402.0 p5      45 next
        vpandd zmm19, zmm3, zmm0                     ;   400.5 p0      45 next
        vmovdqa64 zmm20, zmm3                        ;   395.0         45 next copy
        vpternlogd zmm20, zmm0, zmm10, 0x60          ;   401.0 p5      45 next
        vpternlogd zmm20, zmm15, zmm8, 0x87          ;   402.0 p0      45 next
        vpternlogd zmm9, zmm6, zmm11, 0x78           ;   402.0 p5      45 next
        vmovdqa64 zmm6, zmm20                        ;   403.0         45 next copy
        vpternlogd zmm6, zmm12, zmm5, 0x78           ;   403.0 p0      45 next
        vpternlogd zmm6, zmm16, zmm9, 0x69           ;   404.0 p5      45 next
        vpxord zmm16, zmm2, zmm12                    ;   403.5 p0      45 next
        vmovdqa64 zmm21, zmm0                        ;   395.5         45 next copy
        vpternlogd zmm21, zmm10, zmm5, 0x48          ;   404.0 p5      45 next
        vpternlogd zmm21, zmm16, zmm2, 0xd2          ;   405.0 p0      45 next
        vmovdqa64 zmm22, zmm3                        ;   395.0         45 next copy
        vpternlogd zmm22, zmm11, zmm0, 0x48          ;   405.0 p5      45 next
        vmovdqa64 zmm24, zmm3                        ;   395.0         45 next copy
        vpternlogd zmm24, zmm15, zmm2, 0x6c          ;   405.5 p0      45 next
        vpxord zmm25, zmm10, zmm16                   ;   406.0 p5      45 next
        vpxord zmm26, zmm5, zmm11                    ;   406.5 p0      45 next
        vmovdqa64 zmm28, zmm25                       ;   407.0         45 next copy
        vpternlogd zmm28, zmm24, zmm8, 0x6c          ;   407.0 p5      45 next
        vpternlogd zmm28, zmm3, zmm10, 0x2d          ;   408.0 p0      45 next
        vpternlogd zmm28, zmm22, zmm21, 0x96         ;   409.0 p5      45 next
        vmovdqa64 zmm22, zmm16                       ;   404.5         45 next copy
        vpternlogd zmm22, zmm3, zmm11, 0x6c          ;   408.5 p0      45 next
        vpternlogd zmm22, zmm7, zmm0, 0x69           ;   409.5 p5      45 next
        vpternlogd zmm21, zmm26, zmm2, 0x87          ;   409.5 p0      45 next
        vpternlogd zmm21, zmm14, zmm22, 0x69         ;   410.5 p5      45 next
        vpandd zmm14, zmm8, zmm3                     ;   410.5 p0      45 next
        vpternlogd zmm14, zmm15, zmm12, 0x78         ;   411.5 p5      45 next
        vpternlogd zmm14, zmm25, zmm11, 0xd2         ;   412.5 p0      45 next
        vpternlogd zmm9, zmm19, zmm14, 0x96          ;   413.5 p5      45 next
        vpandd zmm19, zmm8, zmm11                    ;   412.5 p0      45 next
        vmovdqa64 zmm30, zmm26                       ;   407.5         45 next copy
        vpternlogd zmm30, zmm10, zmm8, 0x78          ;   413.0 p5      45 next
        vpternlogd zmm19, zmm5, zmm2, 0x87           ;   413.5 p0      45 next
        vpandd zmm11, zmm11, zmm15                   ;   414.0 p5      45 next
        vpternlogd zmm11, zmm26, zmm0, 0x78          ;   415.0 p0      45 next
        vpandd zmm26, zmm3, zmm15                    ;   415.0 p5      45 next
        vpternlogd zmm19, zmm25, zmm3, 0xe1          ;   415.5 p0      45 next
        vpternlogd zmm7, zmm3, zmm5, 0x28            ;   416.0 p5      45 next
        vmovdqu64 zmm3, [rbp + 5952]                 ;   316.5 p3      54 next
        vpxord zmm3, zmm3, [r10]                     ;   416.5 p0+p2   54 next
        vmovdqu64 zmm5, [rbp + 5888]                 ;   317.0 p3      54 next
        vpxord zmm5, zmm5, [r10 + 64]                ;   417.0 p5+p2   54 next
        vpternlogd zmm16, zmm19, zmm11, 0x96         ;   417.5 p0      45 next
        vpternlogd zmm16, zmm20, zmm26, 0x96         ;   418.5 p5      45 next
        vpternlogd zmm26, zmm10, zmm2, 0x87          ;   418.5 p0      45 next
        vpternlogd zmm26, zmm12, zmm0, 0x87          ;   419.5 p5      45 next
        vpternlogd zmm8, zmm26, zmm12, 0x39          ;   420.5 p0      45 next
        vpternlogd zmm8, zmm14, zmm30, 0x69          ;   421.5 p5      45 next
        vmovdqu64 zmm14, [rbp + 5824]                ;   318.0 p3      54 next
        vpxord zmm14, zmm14, [r10 + 128]             ;   420.5 p0+p2   54 next
        vmovdqu64 zmm20, [rbp + 5760]                ;   316.0 p3      54 next
        vpxord zmm20, zmm20, [r10 + 192]             ;   421.0 p5+p2   54 next
        vpternlogd zmm26, zmm0, zmm10, 0x87          ;   421.5 p0      45 next
        vpternlogd zmm26, zmm11, zmm1, 0x69          ;   422.5 p5      45 next
        vmovdqu64 zmm1, [rbp + 5696]                 ;   318.5 p3      54 next
        vpxord zmm1, zmm1, [r10 + 256]               ;   422.5 p0+p2   54 next
        vmovdqu64 zmm11, [rbp + 5632]                ;   320.0 p3      54 next
        vpxord zmm11, zmm11, [r10 + 320]             ;   423.0 p5+p2   54 next
        vpternlogd zmm26, zmm24, zmm13, 0x96         ;   423.5 p0      45 next
        vmovdqu64 zmm24, [rbp + 5568]                ;   321.0 p3      54 next
        vpxord zmm24, zmm24, [r10 + 384]             ;   424.0 p5+p2   54 next
        vpandd zmm12, zmm12, zmm10                   ;   424.5 p0      45 next
        vpternlogd zmm26, zmm10, zmm15, 0x78         ;   425.0 p5      45 next
        vmovdqu64 zmm10, [rbp + 5120]                ;   322.5 p3      54 next
        vpxord zmm10, zmm10, [r10 + 448]             ;   425.5 p0+p2   54 next
        vpternlogd zmm0, zmm15, zmm2, 0x60           ;   426.0 p5      45 next
        vpternlogd zmm12, zmm15, zmm2, 0x87          ;   426.5 p0      45 next
        vmovdqu64 zmm2, [rbp + 5504]                 ;   323.0 p3      54 next
        vpxord zmm2, zmm2, [r10 + 512]               ;   427.0 p5+p2   54 next
        vmovdqu64 zmm15, [rbp + 5248]                ;   319.5 p3      54 next
        vpxord zmm15, zmm15, [r10 + 576]             ;   427.5 p0+p2   54 next
        vpternlogd zmm7, zmm0, zmm30, 0x96           ;   428.0 p5      45 next
        vmovdqu64 zmm0, [rbp + 4096]                 ;   325.0 p3      54 next
        vpxord zmm0, zmm0, [r10 + 640]               ;   428.5 p0+p2   54 next
        vmovdqu64 zmm30, [rbp + 5312]                ;   321.5 p3      54 next
        vpxord zmm30, zmm30, [r10 + 704]             ;   429.0 p5+p2   54 next
        vpternlogd zmm7, zmm13, zmm12, 0x96          ;   429.5 p0      45 next
        vmovdqu64 zmm13, [rbp + 4032]                ;   324.0 p3      54 next
        vpxord zmm13, zmm13, [r10 + 768]             ;   430.0 p5+p2   54 next
        vpternlogd zmm12, zmm19, zmm22, 0x69         ;   430.5 p0      45 next
        vmovdqu64 zmm19, [rbp + 5376]                ;   324.5 p3      54 next
        vpxord zmm19, zmm19, [r10 + 832]             ;   431.0 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 4416]                ;   326.0 p3      54 next
        vpxord zmm22, zmm22, [r10 + 896]             ;   431.5 p0+p2   54 next
        vmovdqu64 [rbp + 6016], zmm7                 ;   430.5 p7+p4   45 next spill
        vmovdqu64 zmm7, [rbp + 5184]                 ;   327.0 p3      54 next
        vpxord zmm7, zmm7, [r10 + 960]               ;   432.0 p5+p2   54 next
        vpternlogd zmm6, zmm31, [rbp + 5952], 0x96   ;   432.5 p0+p3   54 next
        vpternlogd zmm28, zmm4, [rbp + 5888], 0x96   ;   433.0 p5+p2   54 next
        vpternlogd zmm21, zmm18, [rbp + 5824], 0x96  ;   433.5 p0+p3   54 next
        vpternlogd zmm9, zmm27, [rbp + 5760], 0x96   ;   434.0 p5+p2   54 next
        vpternlogd zmm8, zmm17, [rbp + 5696], 0x96   ;   434.5 p0+p3   54 next
        vpternlogd zmm16, zmm23, [rbp + 5568], 0x96  ;   435.0 p5+p2   54 next
        vpternlogd zmm26, zmm29, [rbp + 5632], 0x96  ;   435.5 p0+p3   54 next
        vpternlogd zmm12, zmm25, [rbp + 5504], 0x96  ;   436.0 p5+p2   54 next
        vmovdqa64 zmm25, zmm13                       ;   431.0         41 next copy
        vpternlogd zmm25, zmm30, zmm15, 0x6a         ;   436.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm23                ;   393.0 p8+p9   48 next spill
        vpxord zmm23, zmm10, zmm2                    ;   437.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm29                ;   392.5 p7+p4   48 next spill
        vmovdqa64 zmm29, zmm15                       ;   428.5         41 next copy
        vpternlogd zmm29, zmm2, zmm10, 0x6a          ;   437.5 p0      41 next
        vmovdqu64 [rbp + 6144], zmm17                ;   391.5 p8+p9   48 next spill
        vmovdqa64 zmm17, zmm29                       ;   438.5         41 next copy
        vpternlogd zmm17, zmm22, zmm2, 0x87          ;   438.5 p5      41 next
        vpternlogd zmm17, zmm25, zmm30, 0x87         ;   439.5 p0      41 next
        vpternlogd zmm23, zmm17, zmm13, 0x6c         ;   440.5 p5      41 next
        vmovdqu64 [rbp + 6272], zmm27                ;   390.5 p7+p4   48 next spill
        vpandd zmm27, zmm0, zmm22                    ;   439.5 p0      41 next
        vmovdqu64 [rbp + 6336], zmm18                ;   390.0 p8+p9   48 next spill
        vmovdqa64 zmm18, zmm22                       ;   432.5         41 next copy
        vpternlogd zmm18, zmm19, zmm2, 0x48          ;   440.0 p5      41 next
        vmovdqu64 [rbp + 6400], zmm4                 ;   389.5 p7+p4   48 next spill
        vpandd zmm4, zmm10, zmm30                    ;   440.5 p0      41 next
        vpternlogd zmm4, zmm17, zmm27, 0x69          ;   441.5 p5      41 next
        vpandd zmm17, zmm15, zmm19                   ;   441.5 p0      41 next
        vmovdqu64 [rbp + 6464], zmm31                ;   389.0 p8+p9   48 next spill
        vpandd zmm31, zmm30, zmm7                    ;   442.0 p5      41 next
        vmovdqu64 [rbp + 6528], zmm12                ;   437.0 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm7                        ;   433.0         41 next copy
        vpternlogd zmm12, zmm30, zmm0, 0x60          ;   442.5 p0      41 next
        vpternlogd zmm12, zmm22, zmm15, 0x87         ;   443.5 p5      41 next
        vmovdqu64 [rbp + 6592], zmm16                ;   436.0 p8+p9   54 next spill
        vmovdqa64 zmm16, zmm12                       ;   444.5         41 next copy
        vpternlogd zmm16, zmm19, zmm2, 0x78          ;   444.5 p0      41 next
        vpternlogd zmm16, zmm17, zmm4, 0x69          ;   445.5 p5      41 next
        vpxord zmm17, zmm10, zmm19                   ;   444.5 p0      41 next
        vmovdqu64 [rbp + 6656], zmm26                ;   436.5 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm30                       ;   430.0         41 next copy
        vpternlogd zmm26, zmm0, zmm2, 0x48           ;   445.0 p5      41 next
        vpternlogd zmm26, zmm17, zmm10, 0xd2         ;   446.0 p0      41 next
        vmovdqu64 [rbp + 6720], zmm8                 ;   435.5 p8+p9   54 next spill
        vpxord zmm8, zmm30, zmm7                     ;   446.0 p5      41 next
        vpternlogd zmm8, zmm26, zmm13, 0x6c          ;   447.0 p0      41 next
        vmovdqu64 [rbp + 6784], zmm9                 ;   435.0 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm7                         ;   433.0         41 next copy
        vpternlogd zmm9, zmm22, zmm10, 0x6c          ;   447.0 p5      41 next
        vmovdqu64 [rbp + 6848], zmm21                ;   434.5 p8+p9   54 next spill
        vpxord zmm21, zmm0, zmm17                    ;   447.5 p0      41 next
        vmovdqu64 [rbp + 6912], zmm28                ;   434.0 p7+p4   54 next spill
        vpxord zmm28, zmm2, zmm13                    ;   448.0 p5      41 next
        vmovdqu64 [rbp + 6976], zmm6                 ;   433.5 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm21                        ;   448.5         41 next copy
        vpternlogd zmm6, zmm9, zmm15, 0x6c           ;   448.5 p0      41 next
        vpternlogd zmm6, zmm7, zmm0, 0x2d            ;   449.5 p5      41 next
        vmovdqu64 [rbp + 7040], zmm27                ;   440.5 p7+p4   41 next spill
        vpandd zmm27, zmm10, zmm28                   ;   449.5 p0      41 next
        vmovdqu64 [rbp + 7104], zmm31                ;   443.0 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm17                       ;   445.5         41 next copy
        vpternlogd zmm31, zmm7, zmm13, 0x6c          ;   450.0 p5      41 next
        vpternlogd zmm31, zmm29, zmm30, 0x69         ;   451.0 p0      41 next
        vpternlogd zmm27, zmm26, zmm31, 0x69         ;   452.0 p5      41 next
        vpandd zmm26, zmm15, zmm7                    ;   451.5 p0      41 next
        vpternlogd zmm26, zmm22, zmm19, 0x78         ;   452.5 p5      41 next
        vpternlogd zmm26, zmm21, zmm13, 0xd2         ;   453.5 p0      41 next
        vpxord zmm29, zmm29, zmm7                    ;   453.0 p5      41 next
        vmovdqu64 [rbp + 7168], zmm4                 ;   442.5 p7+p4   41 next spill
        vpandd zmm4, zmm15, zmm13                    ;   453.5 p0      41 next
        vpternlogd zmm4, zmm2, zmm10, 0x87           ;   454.5 p5      41 next
        vpandd zmm13, zmm13, zmm22                   ;   454.5 p0      41 next
        vpternlogd zmm13, zmm28, zmm30, 0x78         ;   455.5 p5      41 next
        vpternlogd zmm28, zmm0, zmm15, 0x78          ;   455.5 p0      41 next
        vmovdqu64 [rbp + 7232], zmm27                ;   453.0 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm19                       ;   432.0         41 next copy
        vpternlogd zmm27, zmm15, zmm15, 0xcf         ;   456.0 p5      41 next
        vpxord zmm15, zmm23, zmm26                   ;   456.5 p0      41 next
        vpternlogd zmm4, zmm21, zmm7, 0xe1           ;   457.0 p5      41 next
        vpandd zmm7, zmm7, zmm22                     ;   457.5 p0      41 next
        vpternlogd zmm17, zmm4, zmm13, 0x96          ;   458.0 p5      41 next
        vpternlogd zmm17, zmm12, zmm7, 0x96          ;   459.0 p0      41 next
        vpternlogd zmm7, zmm0, zmm10, 0x87           ;   459.0 p5      41 next
        vpternlogd zmm7, zmm19, zmm30, 0x87          ;   460.0 p0      41 next
        vpternlogd zmm27, zmm7, zmm28, 0x69          ;   461.0 p5      41 next
        vpternlogd zmm7, zmm30, zmm0, 0x87           ;   461.0 p0      41 next
        vpternlogd zmm7, zmm13, zmm25, 0x69          ;   462.0 p5      41 next
        vpandd zmm0, zmm0, zmm19                     ;   461.5 p0      41 next
        vpternlogd zmm7, zmm9, zmm18, 0x96           ;   463.0 p5      41 next
        vpternlogd zmm30, zmm22, zmm10, 0x60         ;   462.5 p0      41 next
        vpternlogd zmm0, zmm22, zmm10, 0x87          ;   463.0 p5      41 next
        vmovdqa64 zmm9, zmm20                        ;   422.0         41 next copy
        vpternlogd zmm9, zmm14, zmm3, 0x9a           ;   463.5 p0      41 next
        vpandd zmm10, zmm20, zmm1                    ;   464.0 p5      41 next
        vpternlogd zmm29, zmm30, zmm2, 0x6c          ;   464.5 p0      41 next
        vpternlogd zmm29, zmm28, zmm0, 0x96          ;   465.5 p5      41 next
        vpternlogd zmm0, zmm4, zmm31, 0x69           ;   465.5 p0      41 next
        vmovdqa64 zmm2, zmm24                        ;   425.0         41 next copy
        vpternlogd zmm2, zmm14, zmm14, 0x3f          ;   466.0 p5      41 next
        vpxord zmm4, zmm5, zmm11                     ;   466.5 p0      41 next
        vpternlogd zmm10, zmm11, zmm14, 0x28         ;   467.0 p5      41 next
        vmovdqa64 zmm12, zmm24                       ;   425.0         41 next copy
        vpternlogd zmm12, zmm1, zmm20, 0x6c          ;   467.5 p0      41 next
        vmovdqa64 zmm13, zmm10                       ;   468.0         41 next copy
        vpternlogd zmm13, zmm9, zmm1, 0x87           ;   468.0 p5      41 next
        vpternlogd zmm13, zmm24, zmm5, 0x87          ;   469.0 p0      41 next
        vmovdqa64 zmm19, zmm2                        ;   467.0         41 next copy
        vpternlogd zmm19, zmm20, zmm5, 0x78          ;   469.0 p5      41 next
        vpxord zmm22, zmm5, zmm1                     ;   469.5 p0      41 next
        vmovdqa64 zmm25, zmm19                       ;   470.0         41 next copy
        vpternlogd zmm25, zmm1, zmm3, 0x78           ;   470.0 p5      41 next
        vmovdqa64 zmm28, zmm1                        ;   423.5         41 next copy
        vpternlogd zmm28, zmm14, zmm5, 0x9c          ;   470.5 p0      41 next
        vmovdqa64 zmm30, zmm25                       ;   471.0         41 next copy
        vpternlogd zmm30, zmm13, zmm3, 0xd2          ;   471.0 p5      41 next
        vmovdqa64 zmm31, zmm4                        ;   467.5         41 next copy
        vpternlogd zmm31, zmm24, zmm3, 0x78          ;   471.5 p0      41 next
        vpternlogd zmm9, zmm24, zmm14, 0xac          ;   472.0 p5      41 next
        vpternlogd zmm9, zmm31, zmm11, 0x2d          ;   473.0 p0      41 next
        vpternlogd zmm9, zmm13, zmm1, 0x78           ;   474.0 p5      41 next
        vpternlogd zmm16, zmm23, zmm3, 0x96          ;   473.5 p0      41 next
        vmovdqa64 zmm23, zmm20                       ;   422.0         41 next copy
        vpternlogd zmm23, zmm3, zmm3, 0xc3           ;   474.0 p5      41 next
        vpternlogd zmm19, zmm23, zmm4, 0xd2          ;   475.0 p0      41 next
        vpternlogd zmm2, zmm19, zmm11, 0x87          ;   476.0 p5      41 next
        vpternlogd zmm8, zmm6, zmm5, 0x96            ;   475.5 p0      41 next
        vmovdqa64 zmm6, zmm12                        ;   468.5         41 next copy
        vpternlogd zmm6, zmm31, zmm11, 0x7d          ;   476.0 p5      41 next
        vpternlogd zmm6, zmm30, zmm30, 0xc3          ;   477.0 p0      41 next
        vmovdqa64 zmm30, zmm28                       ;   471.5         41 next copy
        vpternlogd zmm30, zmm5, zmm5, 0x3f           ;   477.0 p5      41 next
        vpternlogd zmm23, zmm30, zmm3, 0x93          ;   478.0 p0      41 next
        vpternlogd zmm30, zmm22, zmm24, 0x87         ;   478.0 p5      41 next
        vpternlogd zmm28, zmm11, zmm3, 0x87          ;   478.5 p0      41 next
        vpternlogd zmm13, zmm30, zmm11, 0xd2         ;   479.0 p5      41 next
        vpternlogd zmm30, zmm23, zmm24, 0xd7         ;   479.5 p0      41 next
        vpternlogd zmm12, zmm28, zmm30, 0x96         ;   480.5 p5      41 next
        vpternlogd zmm12, zmm19, zmm1, 0x87          ;   481.5 p0      41 next
        vpternlogd zmm12, zmm23, zmm14, 0x2d         ;   482.5 p5      41 next
        vpternlogd zmm23, zmm5, zmm3, 0xd6           ;   481.5 p0      41 next
        vpternlogd zmm13, zmm28, zmm20, 0x2d         ;   482.0 p5      41 next
        vpandnd zmm28, zmm22, zmm11                  ;   482.5 p0      41 next
        vpternlogd zmm28, zmm1, zmm14, 0x48          ;   483.5 p5      41 next
        vpternlogd zmm19, zmm4, zmm10, 0x59          ;   483.5 p0      41 next
        vmovdqa64 zmm4, zmm25                        ;   471.0         41 next copy
        vpternlogd zmm4, zmm24, zmm11, 0x7b          ;   484.0 p5      41 next
        vpternlogd zmm4, zmm28, zmm23, 0x96          ;   485.0 p0      41 next
        vpternlogd zmm23, zmm22, zmm5, 0x87          ;   485.0 p5      41 next
        vmovdqu64 zmm5, [r8 + 9216]                  ;   325.0 p3      48 next
        vmovdqu64 zmm10, [rbp + 7232]                ;   453.0 p2      41 next
        vpternlogd zmm10, zmm14, [rbp + 7168], 0x69  ;   485.5 p0+p3   41 next
        vpternlogd zmm23, zmm25, zmm14, 0x87         ;   486.0 p5      41 next
        vmovdqu64 zmm14, [r8 + 9280]                 ;   326.2 p2      48 next
        vmovdqu64 zmm22, [r8 + 9344]                 ;   327.0 p3      48 next
        vpternlogd zmm23, zmm2, zmm31, 0x96          ;   487.0 p0      41 next
        vmovdqu64 zmm2, [r8 + 9408]                  ;   327.2 p2      48 next
        vmovdqu64 zmm25, [r8 + 9472]                 ;   328.0 p3      48 next
        vpternlogd zmm27, zmm26, zmm1, 0x96          ;   487.0 p5      41 next
        vmovdqu64 zmm1, [r8 + 9536]                  ;   328.2 p2      48 next
        vpxord zmm30, zmm30, zmm19                   ;   487.5 p0      41 next
        vmovdqu64 zmm19, [r8 + 9600]                 ;   329.0 p3      48 next
        vpternlogd zmm15, zmm20, [rbp + 7104], 0x96  ;   488.0 p5+p2   41 next
        vpternlogd zmm30, zmm20, zmm3, 0xb4          ;   488.5 p0      41 next
        vpxord zmm24, zmm24, zmm17                   ;   489.0 p5      41 next
        vpternlogd zmm7, zmm11, [rbp + 7040], 0x96   ;   489.5 p0+p3   41 next
        vpternlogd zmm6, zmm16, [r8 + 9792], 0x96    ;   490.0 p5+p2   48 next
        vpternlogd zmm9, zmm8, [r8 + 9856], 0x96     ;   490.5 p0+p3   48 next
        vpternlogd zmm12, zmm10, [r8 + 9920], 0x96   ;   491.0 p5+p2   48 next
        vpxord zmm5, zmm5, zmm16                     ;   491.5 p0      48 next
        vpternlogd zmm4, zmm15, [r8 + 9984], 0x96    ;   492.0 p5+p3   48 next
        vpternlogd zmm13, zmm27, [r8 + 10048], 0x96  ;   492.5 p0+p2   48 next
        vpxord zmm14, zmm14, zmm8                    ;   493.0 p5      48 next
        vpternlogd zmm23, zmm7, [r8 + 10112], 0x96   ;   493.5 p0+p3   48 next
        vpternlogd zmm30, zmm24, [r8 + 10176], 0x96  ;   494.0 p5+p2   48 next
        vpxord zmm22, zmm22, zmm10                   ;   494.5 p0      48 next
        vpternlogd zmm29, zmm18, [r8 + 9664], 0x96   ;   495.0 p5+p3   48 next
        vpxord zmm2, zmm2, zmm15                     ;   495.5 p0      48 next
        vpternlogd zmm0, zmm21, [r8 + 9728], 0x96    ;   496.0 p5+p2   48 next
        vpxord zmm25, zmm25, zmm27                   ;   496.5 p0      48 next
        vpxord zmm1, zmm1, zmm7                      ;   497.0 p5      48 next
        vpxord zmm19, zmm19, zmm24                   ;   497.5 p0      48 next
        vmovdqa64 zmm3, zmm1                         ;   498.0         45 next copy
        vpternlogd zmm3, zmm25, zmm22, 0x6a          ;   498.0 p5      45 next
        vpxord zmm7, zmm5, zmm14                     ;   498.5 p0      45 next
        vmovdqa64 zmm8, zmm22                        ;   495.5         45 next copy
        vpternlogd zmm8, zmm14, zmm5, 0x6a           ;   499.0 p5      45 next
        vmovdqa64 zmm10, zmm8                        ;   500.0         45 next copy
        vpternlogd zmm10, zmm29, zmm14, 0x87         ;   500.0 p0      45 next
        vpternlogd zmm10, zmm3, zmm25, 0x87          ;   501.0 p5      45 next
        vpandd zmm11, zmm29, zmm19                   ;   500.5 p0      45 next
        vmovdqa64 zmm15, zmm29                       ;   496.0         45 next copy
        vpternlogd zmm15, zmm19, zmm14, 0x48         ;   501.0 p5      45 next
        vmovdqa64 zmm16, zmm10                       ;   502.0         45 next copy
        vpternlogd zmm16, zmm29, zmm2, 0x87          ;   502.0 p0      45 next
        vpternlogd zmm16, zmm25, zmm5, 0x78          ;   503.0 p5      45 next
        vmovdqa64 zmm17, zmm16                       ;   504.0         45 next copy
        vpternlogd zmm17, zmm19, zmm22, 0x78         ;   504.0 p0      45 next
        vpandd zmm18, zmm0, zmm25                    ;   503.0 p5      45 next
        vmovdqa64 zmm20, zmm0                        ;   497.0         45 next copy
        vpternlogd zmm20, zmm25, zmm2, 0x60          ;   503.5 p0      45 next
        vpternlogd zmm20, zmm29, zmm22, 0x87         ;   504.5 p5      45 next
        vpternlogd zmm10, zmm7, zmm1, 0x78           ;   504.5 p0      45 next
        vmovdqa64 zmm7, zmm20                        ;   505.5         45 next copy
        vpternlogd zmm7, zmm19, zmm14, 0x78          ;   505.5 p5      45 next
        vpternlogd zmm7, zmm17, zmm10, 0x69          ;   506.5 p0      45 next
        vpxord zmm17, zmm5, zmm19                    ;   506.0 p5      45 next
        vmovdqa64 zmm21, zmm25                       ;   497.5         45 next copy
        vpternlogd zmm21, zmm2, zmm14, 0x48          ;   506.5 p0      45 next
        vpternlogd zmm21, zmm17, zmm5, 0xd2          ;   507.5 p5      45 next
        vmovdqa64 zmm24, zmm0                        ;   497.0         45 next copy
        vpternlogd zmm24, zmm1, zmm25, 0x48          ;   507.5 p0      45 next
        vmovdqa64 zmm26, zmm0                        ;   497.0         45 next copy
        vpternlogd zmm26, zmm29, zmm5, 0x6c          ;   508.0 p5      45 next
        vpxord zmm27, zmm2, zmm17                    ;   508.5 p0      45 next
        vmovdqa64 zmm28, zmm27                       ;   509.5         45 next copy
        vpternlogd zmm28, zmm26, zmm22, 0x6c         ;   509.5 p5      45 next
        vpternlogd zmm28, zmm0, zmm2, 0x2d           ;   510.5 p0      45 next
        vpternlogd zmm28, zmm24, zmm21, 0x96         ;   511.5 p5      45 next
        vpxord zmm24, zmm14, zmm1                    ;   510.5 p0      45 next
        vmovdqa64 zmm31, zmm17                       ;   507.0         45 next copy
        vpternlogd zmm31, zmm0, zmm1, 0x6c           ;   511.0 p5      45 next
        vpternlogd zmm31, zmm8, zmm25, 0x69          ;   512.0 p0      45 next
        vpternlogd zmm11, zmm0, zmm22, 0x78          ;   512.0 p5      45 next
        vpternlogd zmm21, zmm24, zmm5, 0x87          ;   512.5 p0      45 next
        vpternlogd zmm21, zmm16, zmm31, 0x69         ;   513.5 p5      45 next
        vpternlogd zmm11, zmm27, zmm1, 0xd2          ;   513.5 p0      45 next
        vpternlogd zmm10, zmm18, zmm11, 0x96         ;   514.5 p5      45 next
        vpandd zmm16, zmm22, zmm1                    ;   514.5 p0      45 next
        vmovdqa64 zmm18, zmm24                       ;   511.5         45 next copy
        vpternlogd zmm18, zmm2, zmm22, 0x78          ;   515.0 p5      45 next
        vpternlogd zmm16, zmm14, zmm5, 0x87          ;   515.5 p0      45 next
        vpandd zmm1, zmm1, zmm29                     ;   516.0 p5      45 next
        vpternlogd zmm1, zmm24, zmm25, 0x78          ;   517.0 p0      45 next
        vpandd zmm24, zmm0, zmm29                    ;   517.0 p5      45 next
        vpternlogd zmm16, zmm27, zmm0, 0xe1          ;   517.5 p0      45 next
        vpternlogd zmm8, zmm0, zmm14, 0x28           ;   518.0 p5      45 next
        vmovdqa64 zmm0, zmm24                        ;   518.0         45 next copy
        vpternlogd zmm0, zmm2, zmm5, 0x87            ;   518.5 p0      45 next
        vpternlogd zmm0, zmm19, zmm25, 0x87          ;   519.5 p5      45 next
        vpternlogd zmm22, zmm0, zmm19, 0x39          ;   520.5 p0      45 next
        vpternlogd zmm22, zmm11, zmm18, 0x69         ;   521.5 p5      45 next
        vmovdqu64 zmm11, [rbp + 6976]                ;   433.5 p3      54 next
        vpxord zmm11, zmm11, [r9 + 1024]             ;   520.5 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 6912]                ;   434.0 p3      54 next
        vpxord zmm14, zmm14, [r9 + 1088]             ;   521.0 p5+p2   54 next
        vpternlogd zmm0, zmm25, zmm2, 0x87           ;   521.5 p0      45 next
        vpternlogd zmm0, zmm3, zmm1, 0x69            ;   522.5 p5      45 next
        vmovdqu64 zmm3, [rbp + 6848]                 ;   434.5 p3      54 next
        vpxord zmm3, zmm3, [r9 + 1152]               ;   522.5 p0+p2   54 next
        vpternlogd zmm0, zmm26, zmm15, 0x96          ;   523.5 p5      45 next
        vmovdqu64 zmm26, [rbp + 6784]                ;   435.0 p3      54 next
        vpxord zmm26, zmm26, [r9 + 1216]             ;   523.5 p0+p2   54 next
        vpternlogd zmm1, zmm17, zmm16, 0x96          ;   524.0 p5      45 next
        vmovdqu64 zmm17, [rbp + 6720]                ;   435.5 p3      54 next
        vpxord zmm17, zmm17, [r9 + 1280]             ;   524.5 p0+p2   54 next
        vpandd zmm19, zmm19, zmm2                    ;   525.0 p5      45 next
        vpternlogd zmm0, zmm2, zmm29, 0x78           ;   525.5 p0      45 next
        vmovdqu64 zmm2, [rbp + 6656]                 ;   436.5 p3      54 next
        vpxord zmm2, zmm2, [r9 + 1344]               ;   526.0 p5+p2   54 next
        vpternlogd zmm1, zmm24, zmm20, 0x96          ;   526.5 p0      45 next
        vpternlogd zmm25, zmm29, zmm5, 0x60          ;   527.0 p5      45 next
        vmovdqu64 zmm20, [rbp + 6592]                ;   436.0 p3      54 next
        vpxord zmm20, zmm20, [r9 + 1408]             ;   527.5 p0+p2   54 next
        vpternlogd zmm19, zmm29, zmm5, 0x87          ;   528.0 p5      45 next
        vmovdqu64 zmm5, [rbp + 6528]                 ;   437.0 p3      54 next
        vpxord zmm5, zmm5, [r9 + 1536]               ;   528.5 p0+p2   54 next
        vpternlogd zmm8, zmm25, zmm18, 0x96          ;   529.0 p5      45 next
        vmovdqu64 zmm18, [rbp + 5120]                ;   355.2 p3     108 r reload
        vmovdqu64 zmm24, [rbp + 6016]                ;   430.5 p2      54 next
        vpternlogd zmm24, zmm18, [r9 + 1472], 0x96   ;   529.5 p0+p3   54 next
        vpternlogd zmm8, zmm15, zmm19, 0x96          ;   530.0 p5      45 next
        vmovdqu64 zmm15, [rbp + 5248]                ;   356.5 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 6464]                ;   389.0 p3      54 next
        vpternlogd zmm25, zmm15, [r9 + 1600], 0x96   ;   530.5 p0+p2   54 next
        vpternlogd zmm19, zmm16, zmm31, 0x69         ;   531.0 p5      45 next
        vmovdqu64 zmm16, [rbp + 4096]                ;   359.2 p3     108 r reload
        vmovdqu64 zmm29, [rbp + 6400]                ;   389.5 p2      54 next
        vpternlogd zmm29, zmm16, [r9 + 1664], 0x96   ;   531.5 p0+p3   54 next
        vpternlogd zmm7, zmm6, [rbp + 6976], 0x96    ;   532.0 p5+p2   54 next
        vpternlogd zmm28, zmm9, [rbp + 6912], 0x96   ;   532.5 p0+p3   54 next
        vpternlogd zmm21, zmm12, [rbp + 6848], 0x96  ;   533.0 p5+p2   54 next
        vpternlogd zmm10, zmm4, [rbp + 6784], 0x96   ;   533.5 p0+p3   54 next
        vpternlogd zmm6, zmm15, [rbp + 6464], 0x96   ;   534.0 p5+p2   54 next
        vpternlogd zmm9, zmm16, [rbp + 6400], 0x96   ;   534.5 p0+p3   54 next
        vpternlogd zmm22, zmm13, [rbp + 6720], 0x96  ;   535.0 p5+p2   54 next
        vpternlogd zmm0, zmm23, [rbp + 6656], 0x96   ;   535.5 p0+p3   54 next
        vpternlogd zmm1, zmm30, [rbp + 6592], 0x96   ;   536.0 p5+p2   54 next
        vpternlogd zmm19, zmm27, [rbp + 6528], 0x96  ;   536.5 p0+p3   54 next
        vmovdqu64 zmm27, [rbp + 5312]                ;   368.5 p2     108 r reload
        vmovdqu64 zmm31, [rbp + 6336]                ;   390.0 p3      48 next reload
        vpternlogd zmm12, zmm31, zmm27, 0x96         ;   537.0 p5      54 next
        vpternlogd zmm31, zmm27, [r9 + 1728], 0x96   ;   537.5 p0+p2   54 next
        vpternlogd zmm8, zmm18, [rbp + 6016], 0x96   ;   538.0 p5+p3   54 next
        vmovdqu64 zmm27, [rbp + 6272]                ;   390.5 p2      48 next reload
        vpternlogd zmm4, zmm27, [rbp + 4032], 0x96   ;   538.5 p0+p3   54 next
        vmovdqu64 zmm16, [rbp + 4032]                ;   372.0 p2     108 r reload
        vpternlogd zmm27, zmm16, [r9 + 1792], 0x96   ;   539.0 p5+p3   54 next
        vpxord zmm16, zmm5, zmm24                    ;   539.5 p0      41 next
        vmovdqa64 zmm15, zmm27                       ;   540.0         41 next copy
        vpternlogd zmm15, zmm31, zmm25, 0x6a         ;   540.0 p5      41 next
        vmovdqa64 zmm18, zmm25                       ;   531.5         41 next copy
        vpternlogd zmm18, zmm5, zmm24, 0x6a          ;   540.5 p0      41 next
        vmovdqu64 [rbp + 6272], zmm4                 ;   539.5 p7+p4   54 next spill
        vmovdqu64 zmm4, [rbp + 6144]                 ;   391.5 p2      48 next reload
        vpternlogd zmm13, zmm4, [rbp + 5376], 0x96   ;   541.0 p5+p3   54 next
        vmovdqu64 [rbp + 6016], zmm13                ;   542.0 p8+p9   54 next spill
        vmovdqu64 zmm13, [rbp + 5376]                ;   377.0 p2     108 r reload
        vpternlogd zmm4, zmm13, [r9 + 1856], 0x96    ;   541.5 p0+p3   54 next
        vmovdqu64 zmm13, [rbp + 6208]                ;   392.5 p2      48 next reload
        vpternlogd zmm23, zmm13, [rbp + 4416], 0x96  ;   542.0 p5+p3   54 next
        vmovdqu64 [rbp + 6144], zmm23                ;   543.0 p7+p4   54 next spill
        vmovdqu64 zmm23, [rbp + 4416]                ;   381.5 p2     108 r reload
        vpternlogd zmm13, zmm23, [r9 + 1920], 0x96   ;   542.5 p0+p3   54 next
        vmovdqa64 zmm23, zmm18                       ;   541.5         41 next copy
        vpternlogd zmm23, zmm13, zmm5, 0x87          ;   543.5 p5      41 next
        vpternlogd zmm23, zmm15, zmm31, 0x87         ;   544.5 p0      41 next
        vpternlogd zmm16, zmm23, zmm27, 0x6c         ;   545.5 p5      41 next
        vmovdqu64 [rbp + 6208], zmm12                ;   538.0 p8+p9   54 next spill
        vmovdqu64 zmm12, [rbp + 6080]                ;   393.0 p2      48 next reload
        vpternlogd zmm30, zmm12, [rbp + 5184], 0x96  ;   544.5 p0+p3   54 next
        vmovdqu64 [rbp + 6336], zmm30                ;   545.5 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 5184]                ;   385.0 p2     108 r reload
        vpternlogd zmm12, zmm30, [r9 + 1984], 0x96   ;   545.0 p5+p3   54 next
        vpandd zmm30, zmm29, zmm13                   ;   545.5 p0      41 next
        vmovdqu64 [rbp + 6080], zmm9                 ;   535.5 p8+p9   54 next spill
        vpandd zmm9, zmm24, zmm31                    ;   546.0 p5      41 next
        vpternlogd zmm9, zmm23, zmm30, 0x69          ;   547.0 p0      41 next
        vmovdqa64 zmm23, zmm13                       ;   543.5         41 next copy
        vpternlogd zmm23, zmm4, zmm5, 0x48           ;   547.0 p5      41 next
        vmovdqu64 [rbp + 6528], zmm6                 ;   535.0 p7+p4   54 next spill
        vpandd zmm6, zmm25, zmm4                     ;   547.5 p0      41 next
        vmovdqu64 [rbp + 6592], zmm19                ;   537.5 p8+p9   54 next spill
        vpandd zmm19, zmm31, zmm12                   ;   548.0 p5      41 next
        vmovdqu64 [rbp + 6656], zmm8                 ;   539.0 p7+p4   54 next spill
        vmovdqa64 zmm8, zmm12                        ;   546.0         41 next copy
        vpternlogd zmm8, zmm31, zmm29, 0x60          ;   548.5 p0      41 next
        vpternlogd zmm8, zmm13, zmm25, 0x87          ;   549.5 p5      41 next
        vmovdqu64 [rbp + 6720], zmm1                 ;   537.0 p8+p9   54 next spill
        vmovdqa64 zmm1, zmm8                         ;   550.5         41 next copy
        vpternlogd zmm1, zmm4, zmm5, 0x78            ;   550.5 p0      41 next
        vpternlogd zmm1, zmm6, zmm9, 0x69            ;   551.5 p5      41 next
        vpxord zmm6, zmm24, zmm4                     ;   550.5 p0      41 next
        vmovdqu64 [rbp + 6400], zmm0                 ;   536.5 p7+p4   54 next spill
        vmovdqa64 zmm0, zmm31                        ;   538.5         41 next copy
        vpternlogd zmm0, zmm29, zmm5, 0x48           ;   551.0 p5      41 next
        vpternlogd zmm0, zmm6, zmm24, 0xd2           ;   552.0 p0      41 next
        vmovdqu64 [rbp + 6464], zmm22                ;   536.0 p8+p9   54 next spill
        vpxord zmm22, zmm31, zmm12                   ;   552.0 p5      41 next
        vpternlogd zmm22, zmm0, zmm27, 0x6c          ;   553.0 p0      41 next
        vmovdqu64 [rbp + 6784], zmm10                ;   534.5 p7+p4   54 next spill
        vpxord zmm10, zmm29, zmm6                    ;   553.0 p5      41 next
        vmovdqu64 [rbp + 6848], zmm21                ;   534.0 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm12                       ;   546.0         41 next copy
        vpternlogd zmm21, zmm13, zmm24, 0x6c         ;   553.5 p0      41 next
        vmovdqu64 [rbp + 6912], zmm28                ;   533.5 p7+p4   54 next spill
        vpxord zmm28, zmm5, zmm27                    ;   554.0 p5      41 next
        vmovdqu64 [rbp + 6976], zmm7                 ;   533.0 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm10                        ;   554.0         41 next copy
        vpternlogd zmm7, zmm21, zmm25, 0x6c          ;   554.5 p0      41 next
        vpternlogd zmm7, zmm12, zmm29, 0x2d          ;   555.5 p5      41 next
        vmovdqu64 [rbp + 7040], zmm8                 ;   550.5 p7+p4   41 next spill
        vpandd zmm8, zmm24, zmm28                    ;   555.5 p0      41 next
        vmovdqu64 [rbp + 7104], zmm30                ;   546.5 p8+p9   41 next spill
        vpandd zmm30, zmm25, zmm12                   ;   556.0 p5      41 next
        vpternlogd zmm30, zmm13, zmm4, 0x78          ;   557.0 p0      41 next
        vpternlogd zmm30, zmm10, zmm27, 0xd2         ;   558.0 p5      41 next
        vmovdqu64 [rbp + 7168], zmm19                ;   549.0 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm6                        ;   551.5         41 next copy
        vpternlogd zmm19, zmm12, zmm27, 0x6c         ;   557.5 p0      41 next
        vpternlogd zmm19, zmm18, zmm31, 0x69         ;   558.5 p5      41 next
        vpternlogd zmm8, zmm0, zmm19, 0x69           ;   559.5 p0      41 next
        vpandd zmm0, zmm25, zmm27                    ;   559.0 p5      41 next
        vpternlogd zmm0, zmm5, zmm24, 0x87           ;   560.0 p0      41 next
        vpandd zmm27, zmm27, zmm13                   ;   560.0 p5      41 next
        vpternlogd zmm27, zmm28, zmm31, 0x78         ;   561.0 p0      41 next
        vpternlogd zmm28, zmm29, zmm25, 0x78         ;   561.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm9                 ;   548.0 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm4                         ;   542.5         41 next copy
        vpternlogd zmm9, zmm25, zmm25, 0xcf          ;   561.5 p0      41 next
        vpxord zmm25, zmm16, zmm30                   ;   562.0 p5      41 next
        vpternlogd zmm0, zmm10, zmm12, 0xe1          ;   562.5 p0      41 next
        vpxord zmm18, zmm18, zmm12                   ;   563.0 p5      41 next
        vpandd zmm12, zmm12, zmm13                   ;   563.5 p0      41 next
        vmovdqu64 [rbp + 7296], zmm10                ;   554.0 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm12                       ;   564.5         41 next copy
        vpternlogd zmm10, zmm29, zmm24, 0x87         ;   564.5 p5      41 next
        vpternlogd zmm10, zmm4, zmm31, 0x87          ;   565.5 p0      41 next
        vpternlogd zmm9, zmm10, zmm28, 0x69          ;   566.5 p5      41 next
        vpternlogd zmm10, zmm31, zmm29, 0x87         ;   566.5 p0      41 next
        vpternlogd zmm10, zmm15, zmm27, 0x69         ;   567.5 p5      41 next
        vpandd zmm29, zmm29, zmm4                    ;   566.5 p0      41 next
        vpternlogd zmm10, zmm21, zmm23, 0x96         ;   568.5 p5      41 next
        vpternlogd zmm31, zmm13, zmm24, 0x60         ;   567.5 p0      41 next
        vpxord zmm27, zmm27, zmm0                    ;   568.0 p5      41 next
        vpternlogd zmm27, zmm12, zmm6, 0x96          ;   569.0 p0      41 next
        vpternlogd zmm29, zmm13, zmm24, 0x87         ;   569.0 p5      41 next
        vmovdqa64 zmm4, zmm26                        ;   524.5         41 next copy
        vpternlogd zmm4, zmm3, zmm11, 0x9a           ;   569.5 p0      41 next
        vpandd zmm6, zmm26, zmm17                    ;   570.0 p5      41 next
        vpternlogd zmm18, zmm31, zmm5, 0x6c          ;   570.5 p0      41 next
        vpternlogd zmm18, zmm28, zmm29, 0x96         ;   571.5 p5      41 next
        vpternlogd zmm29, zmm0, zmm19, 0x69          ;   571.5 p0      41 next
        vmovdqa64 zmm0, zmm20                        ;   528.5         41 next copy
        vpternlogd zmm0, zmm3, zmm3, 0x3f            ;   572.0 p5      41 next
        vpxord zmm5, zmm14, zmm2                     ;   572.5 p0      41 next
        vpternlogd zmm6, zmm2, zmm3, 0x28            ;   573.0 p5      41 next
        vmovdqa64 zmm12, zmm20                       ;   528.5         41 next copy
        vpternlogd zmm12, zmm17, zmm26, 0x6c         ;   573.5 p0      41 next
        vmovdqa64 zmm13, zmm6                        ;   574.0         41 next copy
        vpternlogd zmm13, zmm4, zmm17, 0x87          ;   574.0 p5      41 next
        vpternlogd zmm13, zmm20, zmm14, 0x87         ;   575.0 p0      41 next
        vmovdqa64 zmm15, zmm0                        ;   573.0         41 next copy
        vpternlogd zmm15, zmm26, zmm14, 0x78         ;   575.0 p5      41 next
        vpxord zmm19, zmm14, zmm17                   ;   575.5 p0      41 next
        vmovdqa64 zmm21, zmm15                       ;   576.0         41 next copy
        vpternlogd zmm21, zmm17, zmm11, 0x78         ;   576.0 p5      41 next
        vmovdqa64 zmm24, zmm21                       ;   577.0         41 next copy
        vpternlogd zmm24, zmm13, zmm11, 0x78         ;   577.0 p0      41 next
        vmovdqa64 zmm28, zmm5                        ;   573.5         41 next copy
        vpternlogd zmm28, zmm20, zmm11, 0x78         ;   577.0 p5      41 next
        vpternlogd zmm4, zmm20, zmm3, 0xac           ;   577.5 p0      41 next
        vmovdqa64 zmm31, zmm26                       ;   524.5         41 next copy
        vpternlogd zmm31, zmm11, zmm11, 0xc3         ;   578.0 p5      41 next
        vpternlogd zmm4, zmm28, zmm2, 0x2d           ;   578.5 p0      41 next
        vpternlogd zmm4, zmm13, zmm17, 0x78          ;   579.5 p5      41 next
        vpternlogd zmm15, zmm31, zmm5, 0xd2          ;   579.5 p0      41 next
        vpternlogd zmm1, zmm16, zmm11, 0x96          ;   580.0 p5      41 next
        vmovdqa64 zmm16, zmm12                       ;   574.5         41 next copy
        vpternlogd zmm16, zmm28, zmm2, 0x7d          ;   580.5 p0      41 next
        vpternlogd zmm16, zmm24, zmm11, 0x69         ;   581.5 p5      41 next
        vmovdqa64 zmm24, zmm19                       ;   576.5         41 next copy
        vpternlogd zmm24, zmm17, zmm3, 0x6a          ;   581.5 p0      41 next
        vpternlogd zmm0, zmm15, zmm2, 0x87           ;   582.0 p5      41 next
        vpternlogd zmm22, zmm7, zmm14, 0x96          ;   582.5 p0      41 next
        vmovdqa64 zmm7, zmm24                        ;   582.5         41 next copy
        vpternlogd zmm7, zmm14, zmm14, 0x3f          ;   583.0 p5      41 next
        vpternlogd zmm31, zmm7, zmm11, 0x93          ;   584.0 p0      41 next
        vpternlogd zmm7, zmm19, zmm20, 0x87          ;   584.0 p5      41 next
        vpternlogd zmm24, zmm2, zmm11, 0x87          ;   584.5 p0      41 next
        vpternlogd zmm13, zmm7, zmm2, 0xd2           ;   585.0 p5      41 next
        vpternlogd zmm7, zmm31, zmm20, 0xd7          ;   585.5 p0      41 next
        vpternlogd zmm12, zmm24, zmm7, 0x96          ;   586.5 p5      41 next
        vpternlogd zmm12, zmm15, zmm17, 0x87         ;   587.5 p0      41 next
        vpternlogd zmm12, zmm31, zmm3, 0x2d          ;   588.5 p5      41 next
        vpternlogd zmm31, zmm14, zmm11, 0xd6         ;   587.5 p0      41 next
        vpternlogd zmm13, zmm24, zmm26, 0x2d         ;   588.0 p5      41 next
        vmovdqa64 zmm24, zmm19                       ;   576.5         41 next copy
        vpternlogd zmm24, zmm2, zmm3, 0xa6           ;   588.5 p0      41 next
        vpternlogd zmm15, zmm5, zmm6, 0x59           ;   589.0 p5      41 next
        vmovdqa64 zmm5, zmm21                        ;   577.0         41 next copy
        vpternlogd zmm5, zmm20, zmm2, 0x7b           ;   589.5 p0      41 next
        vpternlogd zmm5, zmm24, zmm17, 0x78          ;   590.5 p5      41 next
        vpxord zmm5, zmm5, zmm31                     ;   591.5 p0      41 next
        vpternlogd zmm31, zmm19, zmm14, 0x87         ;   591.0 p5      41 next
        vmovdqu64 zmm6, [r10 + 9216]                 ;   429.5 p2      48 next
        vmovdqu64 zmm14, [r10 + 9280]                ;   429.7 p3      48 next
        vpternlogd zmm31, zmm21, zmm3, 0x87          ;   592.0 p0      41 next
        vmovdqu64 zmm19, [r10 + 9344]                ;   430.5 p2      48 next
        vpternlogd zmm31, zmm0, zmm28, 0x96          ;   593.0 p5      41 next
        vmovdqu64 zmm0, [r10 + 9408]                 ;   431.0 p3      48 next
        vmovdqu64 zmm21, [r10 + 9472]                ;   431.5 p2      48 next
        vpternlogd zmm9, zmm30, zmm17, 0x96          ;   592.5 p0      41 next
        vpternlogd zmm8, zmm3, [rbp + 7232], 0x69    ;   593.0 p5+p3   41 next
        vmovdqu64 zmm3, [r10 + 9536]                 ;   432.5 p2      48 next
        vpxord zmm7, zmm7, zmm15                     ;   593.5 p0      41 next
        vmovdqu64 zmm15, [r10 + 9600]                ;   433.0 p3      48 next
        vpternlogd zmm25, zmm26, [rbp + 7168], 0x96  ;   594.0 p5+p2   41 next
        vpternlogd zmm7, zmm26, zmm11, 0xb4          ;   594.5 p0      41 next
        vpternlogd zmm10, zmm2, [rbp + 7104], 0x96   ;   595.0 p5+p3   41 next
        vpternlogd zmm27, zmm20, [rbp + 7040], 0x96  ;   595.5 p0+p2   41 next
        vpternlogd zmm16, zmm1, [r10 + 9792], 0x96   ;   596.0 p5+p3   48 next
        vpternlogd zmm4, zmm22, [r10 + 9856], 0x96   ;   596.5 p0+p2   48 next
        vpternlogd zmm12, zmm8, [r10 + 9920], 0x96   ;   597.0 p5+p3   48 next
        vpxord zmm6, zmm6, zmm1                      ;   597.5 p0      48 next
        vpternlogd zmm5, zmm25, [r10 + 9984], 0x96   ;   598.0 p5+p2   48 next
        vpternlogd zmm13, zmm9, [r10 + 10048], 0x96  ;   598.5 p0+p3   48 next
        vpxord zmm14, zmm14, zmm22                   ;   599.0 p5      48 next
        vpternlogd zmm31, zmm10, [r10 + 10112], 0x96 ;   599.5 p0+p2   48 next
        vpternlogd zmm7, zmm27, [r10 + 10176], 0x96  ;   600.0 p5+p3   48 next
        vpxord zmm19, zmm19, zmm8                    ;   600.5 p0      48 next
        vpternlogd zmm18, zmm23, [r10 + 9664], 0x96  ;   601.0 p5+p2   48 next
        vpxord zmm0, zmm0, zmm25                     ;   601.5 p0      48 next
        vpxord zmm21, zmm21, zmm9                    ;   602.0 p5      48 next
        vpxord zmm3, zmm3, zmm10                     ;   602.5 p0      48 next
        vmovdqu64 zmm1, [rbp + 7296]                 ;   554.0 p3      41 next reload
        vpternlogd zmm29, zmm1, [r10 + 9728], 0x96   ;   603.0 p5+p2   48 next
        vpxord zmm15, zmm15, zmm27                   ;   603.5 p0      48 next
        vmovdqa64 zmm1, zmm3                         ;   603.5         45 next copy
        vpternlogd zmm1, zmm21, zmm19, 0x6a          ;   604.0 p5      45 next
        vpxord zmm2, zmm6, zmm14                     ;   604.5 p0      45 next
        vmovdqa64 zmm8, zmm19                        ;   601.5         45 next copy
        vpternlogd zmm8, zmm14, zmm6, 0x6a           ;   605.0 p5      45 next
        vmovdqa64 zmm9, zmm8                         ;   606.0         45 next copy
        vpternlogd zmm9, zmm18, zmm14, 0x87          ;   606.0 p0      45 next
        vpternlogd zmm9, zmm1, zmm21, 0x87           ;   607.0 p5      45 next
        vpandd zmm10, zmm18, zmm0                    ;   606.5 p0      45 next
        vpandd zmm11, zmm18, zmm15                   ;   607.0 p5      45 next
        vmovdqa64 zmm17, zmm18                       ;   602.0         45 next copy
        vpternlogd zmm17, zmm15, zmm14, 0x48         ;   607.5 p0      45 next
        vpandd zmm20, zmm6, zmm21                    ;   608.0 p5      45 next
        vpternlogd zmm20, zmm10, zmm9, 0x69          ;   609.0 p0      45 next
        vmovdqa64 zmm22, zmm20                       ;   610.0         45 next copy
        vpternlogd zmm22, zmm15, zmm19, 0x78         ;   610.0 p5      45 next
        vpandd zmm23, zmm21, zmm29                   ;   609.5 p0      45 next
        vmovdqa64 zmm24, zmm29                       ;   604.0         45 next copy
        vpternlogd zmm24, zmm21, zmm0, 0x60          ;   610.0 p5      45 next
        vpternlogd zmm24, zmm18, zmm19, 0x87         ;   611.0 p0      45 next
        vpternlogd zmm9, zmm2, zmm3, 0x78            ;   611.0 p5      45 next
        vpandd zmm2, zmm14, zmm15                    ;   611.5 p0      45 next
        vpternlogd zmm2, zmm22, zmm24, 0x69          ;   612.5 p5      45 next
        vpxord zmm22, zmm6, zmm15                    ;   612.5 p0      45 next
        vmovdqa64 zmm25, zmm21                       ;   603.0         45 next copy
        vpternlogd zmm25, zmm0, zmm14, 0x48          ;   613.0 p5      45 next
        vpternlogd zmm25, zmm22, zmm6, 0xd2          ;   614.0 p0      45 next
        vpxord zmm26, zmm21, zmm29                   ;   614.0 p5      45 next
        vmovdqa64 zmm27, zmm29                       ;   604.0         45 next copy
        vpternlogd zmm27, zmm18, zmm6, 0x6c          ;   614.5 p0      45 next
        vpxord zmm28, zmm0, zmm22                    ;   615.0 p5      45 next
        vpternlogd zmm26, zmm25, zmm3, 0x6c          ;   615.5 p0      45 next
        vmovdqa64 zmm30, zmm28                       ;   616.0         45 next copy
        vpternlogd zmm30, zmm27, zmm19, 0x6c         ;   616.0 p5      45 next
        vpternlogd zmm30, zmm29, zmm0, 0x2d          ;   617.0 p0      45 next
        vpternlogd zmm11, zmm29, zmm19, 0x78         ;   617.0 p5      45 next
        vpternlogd zmm11, zmm28, zmm3, 0xd2          ;   618.0 p0      45 next
        vmovdqu64 [rbp + 7296], zmm7                 ;   601.0 p8+p9   48 next spill
        vpxord zmm7, zmm14, zmm3                     ;   618.0 p5      45 next
        vmovdqu64 [rbp + 7040], zmm24                ;   612.0 p7+p4   45 next spill
        vpandd zmm24, zmm6, zmm7                     ;   619.0 p0      45 next
        vpternlogd zmm2, zmm9, zmm16, 0x96           ;   619.0 p5      45 next
        vpxord zmm9, zmm9, zmm11                     ;   619.5 p0      45 next
        vpternlogd zmm26, zmm30, zmm4, 0x96          ;   620.0 p5      45 next
        vmovdqa64 zmm30, zmm22                       ;   613.5         45 next copy
        vpternlogd zmm30, zmm29, zmm3, 0x6c          ;   620.5 p0      45 next
        vpternlogd zmm30, zmm8, zmm21, 0x69          ;   621.5 p5      45 next
        vpternlogd zmm24, zmm25, zmm30, 0x69         ;   622.5 p0      45 next
        vpandd zmm25, zmm19, zmm3                    ;   622.0 p5      45 next
        vpternlogd zmm25, zmm14, zmm6, 0x87          ;   623.0 p0      45 next
        vpandd zmm3, zmm3, zmm18                     ;   623.0 p5      45 next
        vpternlogd zmm3, zmm7, zmm21, 0x78           ;   624.0 p0      45 next
        vpternlogd zmm7, zmm0, zmm19, 0x78           ;   624.0 p5      45 next
        vmovdqu64 [rbp + 7104], zmm4                 ;   597.5 p8+p9   48 next spill
        vmovdqa64 zmm4, zmm15                        ;   604.5         45 next copy
        vpternlogd zmm4, zmm19, zmm19, 0xcf          ;   624.5 p0      45 next
        vpandd zmm19, zmm18, zmm29                   ;   625.0 p5      45 next
        vpternlogd zmm25, zmm28, zmm29, 0xe1         ;   625.5 p0      45 next
        vpternlogd zmm8, zmm29, zmm14, 0x28          ;   626.0 p5      45 next
        vmovdqa64 zmm14, zmm19                       ;   626.0         45 next copy
        vpternlogd zmm14, zmm0, zmm6, 0x87           ;   626.5 p0      45 next
        vpternlogd zmm14, zmm15, zmm21, 0x87         ;   627.5 p5      45 next
        vpternlogd zmm4, zmm14, zmm7, 0x69           ;   628.5 p0      45 next
        vpternlogd zmm14, zmm21, zmm0, 0x87          ;   628.5 p5      45 next
        vpternlogd zmm14, zmm1, zmm3, 0x69           ;   629.5 p0      45 next
        vpternlogd zmm14, zmm27, zmm17, 0x96         ;   630.5 p5      45 next
        vmovdqu64 zmm1, [rbp + 1920]                 ;   464.2 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 6976]                ;   533.0 p2     108 r
        vpternlogd zmm27, zmm1, [r11], 0x96          ;   629.5 p0+p3  108 r
        vpandd zmm0, zmm0, zmm15                     ;   630.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 2048]                 ;   465.5 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 6912]                ;   533.5 p3     108 r
        vpternlogd zmm15, zmm1, [r11 + 64], 0x96     ;   630.5 p0+p2  108 r
        vpternlogd zmm3, zmm22, zmm25, 0x96          ;   631.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 2176]                 ;   467.5 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 6848]                ;   534.0 p2     108 r
        vpternlogd zmm22, zmm1, [r11 + 128], 0x96    ;   631.5 p0+p3  108 r
        vpternlogd zmm21, zmm18, zmm6, 0x60          ;   632.0 p5      45 next
        vpternlogd zmm0, zmm18, zmm6, 0x87           ;   632.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 2304]                 ;   470.0 p2      54 next reload
        vmovdqu64 zmm6, [rbp + 6784]                 ;   534.5 p3     108 r
        vpternlogd zmm6, zmm1, [r11 + 192], 0x96     ;   633.0 p5+p2  108 r
        vmovdqu64 zmm1, [rbp + 2432]                 ;   471.2 p3      54 next reload
        vmovdqu64 zmm18, [rbp + 6464]                ;   536.0 p2     108 r
        vpternlogd zmm18, zmm1, [r11 + 256], 0x96    ;   633.5 p0+p3  108 r
        vpxord zmm19, zmm19, zmm3                    ;   634.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 2560]                 ;   473.0 p2      54 next reload
        vmovdqu64 zmm3, [rbp + 6400]                 ;   536.5 p3     108 r
        vpternlogd zmm3, zmm1, [r11 + 320], 0x96     ;   634.5 p0+p2  108 r
        vpternlogd zmm8, zmm21, zmm7, 0x96           ;   635.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 2688]                 ;   475.0 p3      54 next reload
        vmovdqu64 zmm7, [rbp + 6720]                 ;   537.0 p2     108 r
        vpternlogd zmm7, zmm1, [r11 + 384], 0x96     ;   635.5 p0+p3  108 r
        vmovdqu64 zmm1, [rbp + 2816]                 ;   476.2 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 6656]                ;   539.0 p3     108 r
        vpternlogd zmm21, zmm1, [r11 + 448], 0x96    ;   636.0 p5+p2  108 r
        vpternlogd zmm8, zmm17, zmm0, 0x96           ;   636.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 2944]                 ;   478.0 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 6592]                ;   537.5 p2     108 r
        vpternlogd zmm17, zmm1, [r11 + 512], 0x96    ;   637.0 p5+p3  108 r
        vpternlogd zmm0, zmm30, zmm30, 0xc3          ;   637.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 3072]                 ;   479.5 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 6528]                ;   535.0 p3     108 r
        vpternlogd zmm29, zmm1, [r11 + 576], 0x96    ;   638.0 p5+p2  108 r
        vpternlogd zmm0, zmm25, zmm28, 0x96          ;   638.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 3200]                 ;   483.5 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 6080]                ;   535.5 p2     108 r
        vpternlogd zmm25, zmm1, [r11 + 640], 0x96    ;   639.0 p5+p3  108 r
        vmovdqu64 zmm1, [rbp + 3328]                 ;   484.7 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 6208]                ;   538.0 p3     108 r
        vpternlogd zmm28, zmm1, [r11 + 704], 0x96    ;   639.5 p0+p2  108 r
        vpternlogd zmm24, zmm20, zmm12, 0x69         ;   640.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 3456]                 ;   486.5 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 6272]                ;   539.5 p2     108 r
        vpternlogd zmm20, zmm1, [r11 + 768], 0x96    ;   640.5 p0+p3  108 r
        vpternlogd zmm9, zmm23, zmm5, 0x96           ;   641.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 3584]                 ;   487.7 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6016]                ;   542.0 p3     108 r
        vpternlogd zmm23, zmm1, [r11 + 832], 0x96    ;   641.5 p0+p2  108 r
        vpternlogd zmm4, zmm11, zmm13, 0x96          ;   642.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 3712]                 ;   489.5 p3      54 next reload
        vmovdqu64 zmm11, [rbp + 6144]                ;   543.0 p2     108 r
        vpternlogd zmm11, zmm1, [r11 + 896], 0x96    ;   642.5 p0+p3  108 r
        vpternlogd zmm14, zmm10, zmm31, 0x96         ;   643.0 p5      45 next
        vmovdqu64 zmm1, [rbp + 3840]                 ;   490.7 p2      54 next reload
        vmovdqu64 zmm10, [rbp + 6336]                ;   545.5 p3     108 r
        vpternlogd zmm10, zmm1, [r11 + 960], 0x96    ;   643.5 p0+p2  108 r
        vmovdqu64 zmm1, [rbp + 7296]                 ;   601.0 p3      48 next reload
        vmovdqu64 zmm30, [rbp + 7040]                ;   612.0 p2      45 next reload
        vpternlogd zmm19, zmm30, zmm1, 0x96          ;   644.0 p5      45 next
        vmovdqu64 zmm30, [rbp + 6976]                ;   533.0 p3      54 next reload
        vpternlogd zmm2, zmm30, [rbp + 1984], 0x96   ;   644.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6912]                ;   533.5 p3      54 next reload
        vpternlogd zmm26, zmm30, [rbp + 2112], 0x96  ;   645.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6528]                ;   535.0 p3      54 next reload
        vpternlogd zmm16, zmm30, [rbp + 3136], 0x96  ;   645.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6208]                ;   538.0 p3      54 next reload
        vpternlogd zmm12, zmm30, [rbp + 3392], 0x96  ;   646.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6848]                ;   534.0 p3      54 next reload
        vpternlogd zmm24, zmm30, [rbp + 2240], 0x96  ;   646.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6272]                ;   539.5 p3      54 next reload
        vpternlogd zmm5, zmm30, [rbp + 3520], 0x96   ;   647.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6784]                ;   534.5 p3      54 next reload
        vpternlogd zmm9, zmm30, [rbp + 2368], 0x96   ;   647.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6016]                ;   542.0 p3      54 next reload
        vpternlogd zmm13, zmm30, [rbp + 3648], 0x96  ;   648.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6464]                ;   536.0 p3      54 next reload
        vpternlogd zmm4, zmm30, [rbp + 2496], 0x96   ;   648.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6144]                ;   543.0 p3      54 next reload
        vpternlogd zmm31, zmm30, [rbp + 3776], 0x96  ;   649.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6400]                ;   536.5 p3      54 next reload
        vpternlogd zmm14, zmm30, [rbp + 2624], 0x96  ;   649.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6656]                ;   539.0 p3      54 next reload
        vpternlogd zmm8, zmm30, [rbp + 2880], 0x96   ;   650.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6720]                ;   537.0 p3      54 next reload
        vpternlogd zmm19, zmm30, [rbp + 2752], 0x96  ;   650.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6336]                ;   545.5 p3      54 next reload
        vpternlogd zmm1, zmm30, [rbp + 3904], 0x96   ;   651.0 p5+p2  108 r
        vmovdqu64 zmm30, [rbp + 6592]                ;   537.5 p3      54 next reload
        vpternlogd zmm0, zmm30, [rbp + 3008], 0x96   ;   651.5 p0+p2  108 r
        vmovdqu64 zmm30, [rbp + 6080]                ;   535.5 p3      54 next reload
        vmovdqu64 [rbp + 6592], zmm10                ;   644.5 p7+p4  108 r spill
        vmovdqu64 zmm10, [rbp + 7104]                ;   597.5 p2     108 r
        vpternlogd zmm10, zmm30, [rbp + 3264], 0x96  ;   652.0 p5+p3  108 r
        mov r12, qword [rbp + 7424]                  ;   508.0 p10     85 l.0 reload
        vmovdqu64 zmm30, [rbp + 4352]                ;   509.7 p2     108 r reload
        vmovdqu64 [rbp + 6080], zmm1                 ;   652.0 p8+p9  108 r spill
        vmovdqu64 zmm1, [rbp + 5952]                 ;   510.5 p3      66 l
        vpternlogd zmm1, zmm30, [r12 + 8192], 0x36   ;   652.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 4672]                ;   511.5 p3     108 r reload
        vmovdqu64 [rbp + 4352], zmm11                ;   643.5 p7+p4  108 r spill
        vmovdqu64 zmm11, [rbp + 5888]                ;   511.7 p2      66 l
        vpternlogd zmm11, zmm30, [r12 + 8256], 0x36  ;   653.0 p5+p3   66 l
        vmovdqu64 zmm30, [rbp + 5440]                ;   512.7 p2     108 r reload
        vmovdqu64 [rbp + 4672], zmm31                ;   650.0 p8+p9  108 r spill
        vmovdqu64 zmm31, [rbp + 5824]                ;   513.5 p3      66 l
        vpternlogd zmm31, zmm30, [r12 + 8320], 0x36  ;   653.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 4544]                ;   514.5 p3     108 r reload
        vmovdqu64 [rbp + 5440], zmm23                ;   642.5 p7+p4  108 r spill
        vmovdqu64 zmm23, [rbp + 5760]                ;   514.7 p2      66 l
        vpternlogd zmm23, zmm30, [r12 + 8384], 0x36  ;   654.0 p5+p3   66 l
        vmovdqu64 zmm30, [rbp + 4608]                ;   515.8 p2     108 r reload
        vmovdqu64 [rbp + 4544], zmm13                ;   649.0 p8+p9  108 r spill
        vmovdqu64 zmm13, [rbp + 5696]                ;   516.5 p3      66 l
        vpternlogd zmm13, zmm30, [r12 + 8448], 0x36  ;   654.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 3968]                ;   518.0 p3     108 r reload
        vmovdqu64 [rbp + 4608], zmm20                ;   641.5 p7+p4  108 r spill
        vmovdqu64 zmm20, [rbp + 5632]                ;   519.0 p2      66 l
        vpternlogd zmm20, zmm30, [r12 + 8512], 0x36  ;   655.0 p5+p3   66 l
        vmovdqu64 zmm30, [rbp + 4800]                ;   520.5 p2     108 r reload
        vmovdqu64 [rbp + 3968], zmm5                 ;   648.0 p8+p9  108 r spill
        vmovdqu64 zmm5, [rbp + 5568]                 ;   522.5 p3      66 l
        vpternlogd zmm5, zmm30, [r12 + 8576], 0x36   ;   655.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 4160]                ;   523.5 p3     108 r reload
        vmovdqu64 [rbp + 4800], zmm28                ;   640.5 p7+p4  108 r spill
        vmovdqu64 zmm28, [rbp + 5120]                ;   523.7 p2      66 l
        vpternlogd zmm28, zmm30, [r12 + 8640], 0x36  ;   656.0 p5+p3   66 l
        vmovdqu64 zmm30, [rbp + 4480]                ;   524.7 p2     108 r reload
        vmovdqu64 [rbp + 4160], zmm12                ;   647.0 p8+p9  108 r spill
        vmovdqu64 zmm12, [rbp + 5504]                ;   525.5 p3      66 l
        vpternlogd zmm12, zmm30, [r12 + 8704], 0x36  ;   656.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 4864]                ;   526.5 p3     108 r reload
        vmovdqu64 [rbp + 4480], zmm25                ;   640.0 p7+p4  108 r spill
        vmovdqu64 zmm25, [rbp + 5248]                ;   526.7 p2      66 l
        vpternlogd zmm25, zmm30, [r12 + 8768], 0x36  ;   657.0 p5+p3   66 l
        vmovdqu64 zmm30, [rbp + 4928]                ;   527.7 p2     108 r reload
        vmovdqu64 [rbp + 4864], zmm10                ;   653.0 p8+p9  108 r spill
        vmovdqu64 zmm10, [rbp + 4096]                ;   528.5 p3      66 l
        vpternlogd zmm10, zmm30, [r12 + 8832], 0x36  ;   657.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 4736]                ;   529.5 p3     108 r reload
        vmovdqu64 [rbp + 4928], zmm29                ;   639.0 p7+p4  108 r spill
        vmovdqu64 zmm29, [rbp + 5312]                ;   529.7 p2      66 l
        vpternlogd zmm29, zmm30, [r12 + 8896], 0x36  ;   658.0 p5+p3   66 l
        mov r13, qword [rbp + 7392]                  ;   530.3 p10     85 l.0 reload
        vmovdqu64 zmm30, [rbp + 5952]                ;   530.7 p2      67 l
        vpternlogd zmm30, zmm1, [r13 + 3072], 0x78   ;   658.5 p0+p3   67 l
        mov r14, qword [rbp + 7440]                  ;   531.3 p10     86 r.0 reload
        vpternlogd zmm27, zmm2, [r14], 0x1e          ;   659.0 p5+p2   66 l
        vpternlogd zmm15, zmm26, [r14 + 64], 0x1e    ;   659.5 p0+p3   66 l
        vpternlogd zmm22, zmm24, [r14 + 128], 0x1e   ;   660.0 p5+p2   66 l
        vpternlogd zmm6, zmm9, [r14 + 192], 0x1e     ;   660.5 p0+p3   66 l
        vpternlogd zmm18, zmm4, [r14 + 256], 0x1e    ;   661.0 p5+p2   66 l
        vpternlogd zmm3, zmm14, [r14 + 320], 0x1e    ;   661.5 p0+p3   66 l
        vpternlogd zmm7, zmm19, [r14 + 384], 0x1e    ;   662.0 p5+p2   66 l
        vpternlogd zmm21, zmm8, [r14 + 448], 0x1e    ;   662.5 p0+p3   66 l
        vpternlogd zmm17, zmm0, [r14 + 512], 0x1e    ;   663.0 p5+p2   66 l
        vmovdqu64 [rbp - 64], zmm30                  ;   659.5 p8+p9   67 l spill
        vmovdqu64 zmm30, [rbp + 5888]                ;   536.5 p3      67 l
        vpternlogd zmm30, zmm11, [r13 + 3136], 0x78  ;   663.5 p0+p2   67 l
        vmovdqu64 [rbp + 64], zmm30                  ;   664.5 p7+p4   67 l spill
        vmovdqu64 zmm30, [rbp + 5824]                ;   537.5 p3      67 l
        vpternlogd zmm30, zmm31, [r13 + 3200], 0x78  ;   664.0 p5+p2   67 l
        vmovdqu64 [rbp + 192], zmm30                 ;   665.0 p8+p9   67 l spill
        vmovdqu64 zmm30, [rbp + 4224]                ;   538.5 p3     108 r reload
        vmovdqu64 [rbp + 128], zmm31                 ;   654.5 p7+p4   66 l spill
        vmovdqu64 zmm31, [rbp + 4032]                ;   538.7 p2      66 l
        vpternlogd zmm31, zmm30, [r12 + 8960], 0x36  ;   664.5 p0+p3   66 l
        vmovdqu64 zmm30, [rbp + 5760]                ;   539.7 p2      67 l
        vpternlogd zmm30, zmm23, [r13 + 3264], 0x78  ;   665.0 p5+p3   67 l
        vmovdqu64 [rbp + 320], zmm30                 ;   666.0 p8+p9   67 l spill
        vmovdqu64 zmm30, [rbp + 4992]                ;   540.7 p2     108 r reload
        vmovdqu64 [rbp + 256], zmm23                 ;   655.0 p7+p4   66 l spill
        vmovdqu64 zmm23, [rbp + 5376]                ;   541.5 p3      66 l
        vpternlogd zmm23, zmm30, [r12 + 9024], 0x36  ;   665.5 p0+p2   66 l
        vmovdqu64 zmm30, [rbp + 5696]                ;   542.5 p3      67 l
        vpternlogd zmm30, zmm13, [r13 + 3328], 0x78  ;   666.0 p5+p2   67 l
        mov r15, qword [rbp + 7432]                  ;   541.0 p10     86 r.0 reload
        vpternlogd zmm2, zmm27, [r15 + 8192], 0x78   ;   666.5 p0+p3   67 l
        vpternlogd zmm26, zmm15, [r15 + 8256], 0x78  ;   667.0 p5+p2   67 l
        vmovdqu64 [rbp + 2112], zmm26                ;   668.0 p8+p9   67 l spill
        vmovdqu64 zmm26, [rbp + 5632]                ;   544.5 p3      67 l
        vpternlogd zmm26, zmm20, [r13 + 3392], 0x78  ;   667.5 p0+p2   67 l
        vpternlogd zmm24, zmm22, [r15 + 8320], 0x78  ;   668.0 p5+p3   67 l
        vmovdqu64 [rbp + 2240], zmm24                ;   669.0 p7+p4   67 l spill
        vmovdqu64 zmm24, [rbp + 5056]                ;   545.7 p2     108 r reload
        vmovdqu64 [rbp + 1984], zmm2                 ;   667.5 p8+p9   67 l spill
        vmovdqu64 zmm2, [rbp + 4416]                 ;   546.5 p3      66 l
        vpternlogd zmm2, zmm24, [r12 + 9088], 0x36   ;   668.5 p0+p2   66 l
        vmovdqu64 zmm24, [rbp + 5568]                ;   547.5 p3      67 l
        vpternlogd zmm24, zmm5, [r13 + 3456], 0x78   ;   669.0 p5+p2   67 l
        vpternlogd zmm9, zmm6, [r15 + 8384], 0x78    ;   669.5 p0+p3   67 l
        vmovdqu64 [rbp + 2368], zmm9                 ;   670.5 p7+p4   67 l spill
        vmovdqu64 zmm9, [rbp + 4288]                 ;   548.7 p2     108 r reload
        vmovdqu64 [rbp + 2304], zmm6                 ;   661.5 p8+p9   66 l spill
        vmovdqu64 zmm6, [rbp + 5184]                 ;   549.5 p3      66 l
        vpternlogd zmm6, zmm9, [r12 + 9152], 0x36    ;   670.0 p5+p2   66 l
        vmovdqu64 zmm9, [rbp + 5120]                 ;   550.5 p3      67 l
        vpternlogd zmm9, zmm28, [r13 + 3520], 0x78   ;   670.5 p0+p2   67 l
        vpternlogd zmm4, zmm18, [r15 + 8448], 0x78   ;   671.0 p5+p3   67 l
        vmovdqu64 [rbp + 2496], zmm4                 ;   672.0 p7+p4   67 l spill
        vmovdqu64 zmm4, [rbp + 5504]                 ;   551.7 p2      67 l
        vpternlogd zmm4, zmm12, [r13 + 3584], 0x78   ;   671.5 p0+p3   67 l
        vpternlogd zmm14, zmm3, [r15 + 8512], 0x78   ;   672.0 p5+p2   67 l
        vmovdqu64 [rbp + 2624], zmm14                ;   673.0 p8+p9   67 l spill
        vmovdqu64 zmm14, [rbp + 5248]                ;   553.5 p3      67 l
        vpternlogd zmm14, zmm25, [r13 + 3648], 0x78  ;   672.5 p0+p2   67 l
        vpternlogd zmm19, zmm7, [r15 + 8576], 0x78   ;   673.0 p5+p3   67 l
        vmovdqu64 [rbp + 2752], zmm19                ;   674.0 p7+p4   67 l spill
        vmovdqu64 zmm19, [rbp + 4096]                ;   554.7 p2      67 l
        vpternlogd zmm19, zmm10, [r13 + 3712], 0x78  ;   673.5 p0+p3   67 l
        vpternlogd zmm8, zmm21, [r15 + 8640], 0x78   ;   674.0 p5+p2   67 l
        vmovdqu64 [rbp + 2880], zmm8                 ;   675.0 p8+p9   67 l spill
        vmovdqu64 zmm8, [rbp + 5312]                 ;   556.5 p3      67 l
        vpternlogd zmm8, zmm29, [r13 + 3776], 0x78   ;   674.5 p0+p2   67 l
        vpternlogd zmm0, zmm17, [r15 + 8704], 0x78   ;   675.0 p5+p3   67 l
        vmovdqu64 [rbp + 3008], zmm0                 ;   676.0 p7+p4   67 l spill
        vmovdqu64 zmm0, [rbp + 4032]                 ;   557.7 p2      67 l
        vpternlogd zmm0, zmm31, [r13 + 3840], 0x78   ;   675.5 p0+p3   67 l
        vmovdqu64 [rbp + 2944], zmm17                ;   664.0 p8+p9   66 l spill
        vmovdqu64 zmm17, [rbp + 5376]                ;   558.7 p2      67 l
        vpternlogd zmm17, zmm23, [r13 + 3904], 0x78  ;   676.0 p5+p3   67 l
        vmovdqu64 [rbp - 128], zmm1                  ;   653.5 p7+p4  126 rounds
        vmovdqu64 zmm1, [rbp + 4416]                 ;   559.7 p2      67 l
        vpternlogd zmm1, zmm2, [r13 + 3968], 0x78    ;   676.5 p0+p3   67 l
        vmovdqu64 [rbp + 0], zmm11                   ;   654.0 p8+p9  126 rounds
        vmovdqu64 zmm11, [rbp + 5184]                ;   560.7 p2      67 l
        vpternlogd zmm11, zmm6, [r13 + 4032], 0x78   ;   677.0 p5+p3   67 l
        vmovdqu64 [rbp + 384], zmm13                 ;   655.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 512], zmm20                 ;   656.0 p8+p9  126 rounds
        vmovdqu64 zmm13, [rbp + 4928]                ;   639.0 p2      66 l
        vpternlogd zmm13, zmm16, [r14 + 576], 0x1e   ;   677.5 p0+p3   66 l
        vpternlogd zmm16, zmm13, [r15 + 8768], 0x78  ;   678.5 p5+p2   67 l
        vmovdqu64 [rbp + 640], zmm5                  ;   656.5 p7+p4  126 rounds
        vmovdqu64 zmm5, [rbp + 4480]                 ;   640.0 p3     108 r reload
        vmovdqu64 zmm20, [rbp + 4864]                ;   653.0 p2      66 l
        vpternlogd zmm20, zmm5, [r14 + 640], 0x36    ;   678.5 p0+p3   66 l
        vmovdqu64 [rbp + 768], zmm28                 ;   657.0 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4800]                 ;   640.5 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 4160]                ;   647.0 p3      66 l
        vpternlogd zmm28, zmm5, [r14 + 704], 0x36    ;   679.0 p5+p2   66 l
        vmovdqu64 [rbp + 896], zmm12                 ;   657.5 p7+p4  126 rounds
        vmovdqu64 zmm5, [rbp + 4608]                 ;   641.5 p3     108 r reload
        vmovdqu64 zmm12, [rbp + 3968]                ;   648.0 p2      66 l
        vpternlogd zmm12, zmm5, [r14 + 768], 0x36    ;   679.5 p0+p3   66 l
        vmovdqu64 [rbp + 1024], zmm25                ;   658.0 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 5440]                 ;   642.5 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 4544]                ;   649.0 p3      66 l
        vpternlogd zmm25, zmm5, [r14 + 832], 0x36    ;   680.0 p5+p2   66 l
        vmovdqu64 [rbp + 1152], zmm10                ;   658.5 p7+p4  126 rounds
        vmovdqu64 zmm5, [rbp + 4352]                 ;   643.5 p3     108 r reload
        vmovdqu64 zmm10, [rbp + 4672]                ;   650.0 p2      66 l
        vpternlogd zmm10, zmm5, [r14 + 896], 0x36    ;   680.5 p0+p3   66 l
        vmovdqu64 [rbp + 1280], zmm29                ;   659.0 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 6592]                 ;   644.5 p2     108 r reload
        vmovdqu64 zmm29, [rbp + 6080]                ;   652.0 p3      66 l
        vpternlogd zmm29, zmm5, [r14 + 960], 0x36    ;   681.0 p5+p2   66 l
        vmovdqu64 [rbp + 1408], zmm31                ;   665.5 p7+p4  126 rounds
        vmovdqu64 zmm5, [rbp + 4864]                 ;   653.0 p3      67 l
        vpternlogd zmm5, zmm20, [r15 + 8832], 0x78   ;   681.5 p0+p2   67 l
        vmovdqu64 [rbp + 1536], zmm23                ;   666.5 p8+p9  126 rounds
        vmovdqu64 zmm23, [rbp + 4160]                ;   647.0 p3      67 l
        vpternlogd zmm23, zmm28, [r15 + 8896], 0x78  ;   682.0 p5+p2   67 l
        vmovdqu64 [rbp + 1664], zmm2                 ;   669.5 p7+p4  126 rounds
        vmovdqu64 zmm2, [rbp + 3968]                 ;   648.0 p3      67 l
        vpternlogd zmm2, zmm12, [r15 + 8960], 0x78   ;   682.5 p0+p2   67 l
        vmovdqu64 [rbp + 1792], zmm6                 ;   671.0 p8+p9  126 rounds
        vmovdqu64 zmm6, [rbp + 4544]                 ;   649.0 p3      67 l
        vpternlogd zmm6, zmm25, [r15 + 9024], 0x78   ;   683.0 p5+p2   67 l
        vmovdqu64 [rbp + 448], zmm30                 ;   667.0 p7+p4  126 rounds
        vmovdqu64 zmm30, [rbp + 4672]                ;   650.0 p3      67 l
        vpternlogd zmm30, zmm10, [r15 + 9088], 0x78  ;   683.5 p0+p2   67 l
        vmovdqu64 [rbp + 576], zmm26                 ;   668.5 p8+p9  126 rounds
        vmovdqu64 zmm26, [rbp + 6080]                ;   652.0 p3      67 l
        vpternlogd zmm26, zmm29, [r15 + 9152], 0x78  ;   684.0 p5+p2   67 l
        vmovdqu64 [rbp + 704], zmm24                 ;   670.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 832], zmm9                  ;   671.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 960], zmm4                  ;   672.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 1088], zmm14                ;   673.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1216], zmm19                ;   674.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm8                 ;   675.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1472], zmm0                 ;   676.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 1920], zmm27                ;   660.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 1600], zmm17                ;   677.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2048], zmm15                ;   660.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1728], zmm1                 ;   677.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 2176], zmm22                ;   661.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 1856], zmm11                ;   678.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2432], zmm18                ;   662.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 2560], zmm3                 ;   662.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 2688], zmm7                 ;   663.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 2816], zmm21                ;   663.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3072], zmm13                ;   678.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 3200], zmm20                ;   679.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3328], zmm28                ;   680.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 3456], zmm12                ;   680.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3584], zmm25                ;   681.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 3712], zmm10                ;   681.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 3840], zmm29                ;   682.0 p8+p9  126 rounds
        mov rsi, qword [rbp + 7376]                  ;   592.5 p10    126 rounds reload
        sub r8, rsi                                  ;   597.5 p1     126 rounds
        add r8, 0x1800                               ;   598.5 p6     126 rounds
        and r8, 0x1fff                               ;   599.5 p11    126 rounds
        add r8, rsi                                  ;   600.5 p1     126 rounds
        mov qword [rbp + 7400], r8                   ;   605.5 p7+p4  126 rounds
        sub r10, rsi                                 ;   597.5 p6     126 rounds
        vmovdqu64 [rbp + 3136], zmm16                ;   679.5 p8+p4  126 rounds
        add r10, 0x1800                              ;   598.5 p11    126 rounds
        vmovdqu64 [rbp + 3264], zmm5                 ;   682.5 p7+p9  126 rounds
        vmovdqu64 [rbp + 3392], zmm23                ;   683.0 p8+p4  126 rounds
        and r10, 0x1fff                              ;   599.5 p1     126 rounds
        vmovdqu64 [rbp + 3520], zmm2                 ;   683.5 p7+p9  126 rounds
        add r10, rsi                                 ;   600.5 p6     126 rounds
        mov qword [rbp + 7384], r10                  ;   610.5 p8+p4  126 rounds
        sub r11, rsi                                 ;   597.5 p11    126 rounds
        vmovdqu64 [rbp + 3648], zmm6                 ;   684.0 p7+p9  126 rounds
        vmovdqu64 [rbp + 3776], zmm30                ;   684.5 p8+p4  126 rounds
        add r11, 0x1800                              ;   598.5 p1     126 rounds
        vmovdqu64 [rbp + 3904], zmm26                ;   685.0 p7+p9  126 rounds
        and r11, 0x1fff                              ;   599.5 p6     126 rounds
        add r11, rsi                                 ;   600.5 p11    126 rounds
        mov qword [rbp + 7408], r11                  ;   613.5 p8+p4  126 rounds
        sub r9, rsi                                  ;   597.5 p1     126 rounds
        add r9, 0x1800                               ;   598.5 p6     126 rounds
        and r9, 0x1fff                               ;   599.5 p11    126 rounds
        add r9, rsi                                  ;   600.5 p1     126 rounds
        mov qword [rbp + 7416], r9                   ;   614.5 p7+p4  126 rounds
        sub r12, rsi                                 ;   598.5 p6     126 rounds
        add r12, 0x1c00                              ;   599.5 p11    126 rounds
        and r12, 0x1fff                              ;   600.5 p1     126 rounds
        add r12, rsi                                 ;   601.5 p6     126 rounds
        mov qword [rbp + 7424], r12                  ;   614.5 p8+p9  126 rounds
        sub r15, rsi                                 ;   600.0 p11    126 rounds
        add r15, 0x1c00                              ;   601.0 p1     126 rounds
        and r15, 0x1fff                              ;   602.0 p6     126 rounds
        add r15, rsi                                 ;   603.0 p11    126 rounds
        mov qword [rbp + 7432], r15                  ;   615.5 p7+p4  126 rounds
        sub r14, rsi                                 ;   601.5 p1     126 rounds
        add r14, 0x1c00                              ;   602.5 p6     126 rounds
        and r14, 0x1fff                              ;   603.5 p11    126 rounds
        add r14, rsi                                 ;   604.5 p1     126 rounds
        mov qword [rbp + 7440], r14                  ;   615.5 p8+p9  126 rounds
        add r13, -1024                               ;   603.5 p6     126 rounds
        mov qword [rbp + 7392], r13                  ;   616.5 p7+p4  126 rounds
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
