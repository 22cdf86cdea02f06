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
;   blocks/rounds: 3062 uops, planned 750.5; bounds: width 510.3, ports 746.0, path 88.0
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
        push rbp                                    ;                    preserved
        push r12                                    ;                    preserved
        push r13                                    ;                    preserved
        push r14                                    ;                    preserved
        push r15                                    ;                    preserved
        mov rax, rsp                                ;                    frame
        sub rsp, 0x25c0                             ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 9512], rax                 ;                    frame
        mov dword [rbp + 9520], ecx                 ;                    argument
        mov qword [rbp + 9408], rsi                 ;                    argument
        mov qword [rbp + 9424], rdi                 ;                    argument
        mov qword [rbp + 9504], rdx                 ;                    argument
        mov r8d, dword [rbp + 9520]                 ;     0.0 p2     143 blocks
        shl r8, 0xc                                 ;     5.0 p0     143 blocks
        add r8, qword [rbp + 9408]                  ;     6.0 p1+p3  143 blocks
        mov qword [rbp + 9416], r8                  ;     7.0 p7+p4  143 blocks
        cmp dword [rbp + 9520], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9408]                  ;     0.0 p2     124 r.0 reload
        vmovdqu64 zmm0, [r8 + 2048]                 ;     5.0 p3     125 l.0
        vmovdqu64 zmm1, [r8 + 3072]                 ;     5.0 p2     125 l.16
        mov r9, qword [rbp + 9424]                  ;     0.5 p10     86 r.0 reload
        vpternlogd zmm1, zmm0, [r9 + 10240], 0x1e   ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4096], 0x78    ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp - 128], zmm1                 ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp - 64], zmm0                  ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2112]                 ;     5.0 p3     125 l.1
        vmovdqu64 zmm1, [r8 + 3136]                 ;     5.0 p2     125 l.17
        vpternlogd zmm1, zmm0, [r9 + 10304], 0x1e   ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4160], 0x78    ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp + 0], zmm1                   ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 64], zmm0                  ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2176]                 ;     5.0 p3     125 l.2
        vmovdqu64 zmm1, [r8 + 3200]                 ;     5.0 p2     125 l.18
        vpternlogd zmm1, zmm0, [r9 + 10368], 0x1e   ;    11.5 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4224], 0x78    ;    12.5 p5+p2   67 l
        vmovdqu64 [rbp + 128], zmm1                 ;    12.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 192], zmm0                 ;    13.5 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2240]                 ;     6.2 p3     125 l.3
        vmovdqu64 zmm1, [r8 + 3264]                 ;     7.0 p2     125 l.19
        vpternlogd zmm1, zmm0, [r9 + 10432], 0x1e   ;    13.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4288], 0x78    ;    14.0 p5+p2   67 l
        vmovdqu64 [rbp + 256], zmm1                 ;    14.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 320], zmm0                 ;    15.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2304]                 ;     8.2 p3     125 l.4
        vmovdqu64 zmm1, [r8 + 3328]                 ;     9.0 p2     125 l.20
        vpternlogd zmm1, zmm0, [r9 + 10496], 0x1e   ;    15.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4352], 0x78    ;    16.0 p5+p2   67 l
        vmovdqu64 [rbp + 384], zmm1                 ;    16.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 448], zmm0                 ;    17.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2368]                 ;    10.2 p3     125 l.5
        vmovdqu64 zmm1, [r8 + 3392]                 ;    11.0 p2     125 l.21
        vpternlogd zmm1, zmm0, [r9 + 10560], 0x1e   ;    17.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4416], 0x78    ;    18.0 p5+p2   67 l
        vmovdqu64 [rbp + 512], zmm1                 ;    18.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 576], zmm0                 ;    19.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2432]                 ;    12.2 p3     125 l.6
        vmovdqu64 zmm1, [r8 + 3456]                 ;    13.0 p2     125 l.22
        vpternlogd zmm1, zmm0, [r9 + 10624], 0x1e   ;    19.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4480], 0x78    ;    20.0 p5+p2   67 l
        vmovdqu64 [rbp + 640], zmm1                 ;    20.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 704], zmm0                 ;    21.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2496]                 ;    14.2 p3     125 l.7
        vmovdqu64 zmm1, [r8 + 3520]                 ;    15.0 p2     125 l.23
        vpternlogd zmm1, zmm0, [r9 + 10688], 0x1e   ;    21.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4544], 0x78    ;    22.0 p5+p2   67 l
        vmovdqu64 [rbp + 768], zmm1                 ;    22.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 832], zmm0                 ;    23.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2560]                 ;    16.2 p3     125 l.8
        vmovdqu64 zmm1, [r8 + 3584]                 ;    17.0 p2     125 l.24
        vpternlogd zmm1, zmm0, [r9 + 10752], 0x1e   ;    23.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4608], 0x78    ;    24.0 p5+p2   67 l
        vmovdqu64 [rbp + 896], zmm1                 ;    24.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 960], zmm0                 ;    25.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2624]                 ;    18.2 p3     125 l.9
        vmovdqu64 zmm1, [r8 + 3648]                 ;    19.0 p2     125 l.25
        vpternlogd zmm1, zmm0, [r9 + 10816], 0x1e   ;    25.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4672], 0x78    ;    26.0 p5+p2   67 l
        vmovdqu64 [rbp + 1024], zmm1                ;    26.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1088], zmm0                ;    27.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2688]                 ;    20.2 p3     125 l.10
        vmovdqu64 zmm1, [r8 + 3712]                 ;    21.0 p2     125 l.26
        vpternlogd zmm1, zmm0, [r9 + 10880], 0x1e   ;    27.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4736], 0x78    ;    28.0 p5+p2   67 l
        vmovdqu64 [rbp + 1152], zmm1                ;    28.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1216], zmm0                ;    29.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2752]                 ;    22.2 p3     125 l.11
        vmovdqu64 zmm1, [r8 + 3776]                 ;    23.0 p2     125 l.27
        vpternlogd zmm1, zmm0, [r9 + 10944], 0x1e   ;    29.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4800], 0x78    ;    30.0 p5+p2   67 l
        vmovdqu64 [rbp + 1280], zmm1                ;    30.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm0                ;    31.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2816]                 ;    24.2 p3     125 l.12
        vmovdqu64 zmm1, [r8 + 3840]                 ;    25.0 p2     125 l.28
        vpternlogd zmm1, zmm0, [r9 + 11008], 0x1e   ;    31.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4864], 0x78    ;    32.0 p5+p2   67 l
        vmovdqu64 [rbp + 1408], zmm1                ;    32.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1472], zmm0                ;    33.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2880]                 ;    26.2 p3     125 l.13
        vmovdqu64 zmm1, [r8 + 3904]                 ;    27.0 p2     125 l.29
        vpternlogd zmm1, zmm0, [r9 + 11072], 0x1e   ;    33.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4928], 0x78    ;    34.0 p5+p2   67 l
        vmovdqu64 [rbp + 1536], zmm1                ;    34.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1600], zmm0                ;    35.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 2944]                 ;    28.2 p3     125 l.14
        vmovdqu64 zmm1, [r8 + 3968]                 ;    29.0 p2     125 l.30
        vpternlogd zmm1, zmm0, [r9 + 11136], 0x1e   ;    35.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 4992], 0x78    ;    36.0 p5+p2   67 l
        vmovdqu64 [rbp + 1664], zmm1                ;    36.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1728], zmm0                ;    37.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 3008]                 ;    30.2 p3     125 l.15
        vmovdqu64 zmm1, [r8 + 4032]                 ;    31.0 p2     125 l.31
        vpternlogd zmm1, zmm0, [r9 + 11200], 0x1e   ;    37.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 5056], 0x78    ;    38.0 p5+p2   67 l
        vmovdqu64 [rbp + 1792], zmm1                ;    38.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1856], zmm0                ;    39.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8]                        ;    32.2 p3     124 r.0
        vmovdqu64 zmm1, [r8 + 1024]                 ;    33.0 p2     124 r.16
        vpternlogd zmm1, zmm0, [r9], 0x1e           ;    39.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14336], 0x78   ;    40.0 p5+p2   67 l
        vmovdqu64 [rbp + 1920], zmm1                ;    40.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 1984], zmm0                ;    41.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 64]                   ;    34.2 p3     124 r.1
        vmovdqu64 zmm1, [r8 + 1088]                 ;    35.0 p2     124 r.17
        vpternlogd zmm1, zmm0, [r9 + 64], 0x1e      ;    41.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14400], 0x78   ;    42.0 p5+p2   67 l
        vmovdqu64 [rbp + 2048], zmm1                ;    42.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2112], zmm0                ;    43.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 128]                  ;    36.2 p3     124 r.2
        vmovdqu64 zmm1, [r8 + 1152]                 ;    37.0 p2     124 r.18
        vpternlogd zmm1, zmm0, [r9 + 128], 0x1e     ;    43.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14464], 0x78   ;    44.0 p5+p2   67 l
        vmovdqu64 [rbp + 2176], zmm1                ;    44.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2240], zmm0                ;    45.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 192]                  ;    38.2 p3     124 r.3
        vmovdqu64 zmm1, [r8 + 1216]                 ;    39.0 p2     124 r.19
        vpternlogd zmm1, zmm0, [r9 + 192], 0x1e     ;    45.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14528], 0x78   ;    46.0 p5+p2   67 l
        vmovdqu64 [rbp + 2304], zmm1                ;    46.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2368], zmm0                ;    47.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 256]                  ;    40.2 p3     124 r.4
        vmovdqu64 zmm1, [r8 + 1280]                 ;    41.0 p2     124 r.20
        vpternlogd zmm1, zmm0, [r9 + 256], 0x1e     ;    47.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14592], 0x78   ;    48.0 p5+p2   67 l
        vmovdqu64 [rbp + 2432], zmm1                ;    48.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2496], zmm0                ;    49.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 320]                  ;    42.2 p3     124 r.5
        vmovdqu64 zmm1, [r8 + 1344]                 ;    43.0 p2     124 r.21
        vpternlogd zmm1, zmm0, [r9 + 320], 0x1e     ;    49.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14656], 0x78   ;    50.0 p5+p2   67 l
        vmovdqu64 [rbp + 2560], zmm1                ;    50.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2624], zmm0                ;    51.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 384]                  ;    44.2 p3     124 r.6
        vmovdqu64 zmm1, [r8 + 1408]                 ;    45.0 p2     124 r.22
        vpternlogd zmm1, zmm0, [r9 + 384], 0x1e     ;    51.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14720], 0x78   ;    52.0 p5+p2   67 l
        vmovdqu64 [rbp + 2688], zmm1                ;    52.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2752], zmm0                ;    53.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 448]                  ;    46.2 p3     124 r.7
        vmovdqu64 zmm1, [r8 + 1472]                 ;    47.0 p2     124 r.23
        vpternlogd zmm1, zmm0, [r9 + 448], 0x1e     ;    53.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14784], 0x78   ;    54.0 p5+p2   67 l
        vmovdqu64 [rbp + 2816], zmm1                ;    54.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 2880], zmm0                ;    55.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 512]                  ;    48.2 p3     124 r.8
        vmovdqu64 zmm1, [r8 + 1536]                 ;    49.0 p2     124 r.24
        vpternlogd zmm1, zmm0, [r9 + 512], 0x1e     ;    55.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14848], 0x78   ;    56.0 p5+p2   67 l
        vmovdqu64 [rbp + 2944], zmm1                ;    56.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3008], zmm0                ;    57.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 576]                  ;    50.2 p3     124 r.9
        vmovdqu64 zmm1, [r8 + 1600]                 ;    51.0 p2     124 r.25
        vpternlogd zmm1, zmm0, [r9 + 576], 0x1e     ;    57.0 p0+p3   66 l
        vpternlogd zmm0, zmm1, [r9 + 14912], 0x78   ;    58.0 p5+p2   67 l
        vmovdqu64 [rbp + 3072], zmm1                ;    58.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3136], zmm0                ;    59.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 640]                  ;    52.2 p3     124 r.10
        vmovdqu64 zmm1, [r8 + 1664]                 ;    53.0 p2     124 r.26
        vpternlogd zmm1, zmm0, [r9 + 640], 0x1e     ;    59.0 p0+p3   66 l
        vmovdqu64 zmm2, [r8 + 704]                  ;    54.0 p2     124 r.11
        vpternlogd zmm0, zmm1, [r9 + 14976], 0x78   ;    60.0 p5+p3   67 l
        vmovdqu64 [rbp + 3200], zmm1                ;    60.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3264], zmm0                ;    61.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 1728]                 ;    55.0 p2     124 r.27
        vpternlogd zmm0, zmm2, [r9 + 704], 0x1e     ;    61.0 p0+p3   66 l
        vmovdqu64 zmm1, [r8 + 768]                  ;    56.0 p2     124 r.12
        vmovdqu64 zmm3, [r8 + 1792]                 ;    56.2 p3     124 r.28
        vpternlogd zmm2, zmm0, [r9 + 15040], 0x78   ;    62.0 p5+p2   67 l
        vmovdqu64 [rbp + 3328], zmm0                ;    62.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3392], zmm2                ;    63.0 p8+p9  126 rounds
        vmovdqu64 zmm0, [r8 + 832]                  ;    57.2 p3     124 r.13
        vmovdqu64 zmm2, [r8 + 1856]                 ;    58.0 p2     124 r.29
        vpternlogd zmm3, zmm1, [r9 + 768], 0x1e     ;    62.2 p0+p3   66 l
        vmovdqu64 zmm4, [r8 + 896]                  ;    59.0 p2     124 r.14
        vmovdqu64 zmm5, [r8 + 1920]                 ;    59.2 p3     124 r.30
        vmovdqu64 zmm6, [r8 + 960]                  ;    60.0 p2     124 r.15
        vmovdqu64 zmm7, [r8 + 1984]                 ;    60.2 p3     124 r.31
        vpternlogd zmm1, zmm3, [r9 + 15104], 0x78   ;    63.2 p5+p2   67 l
        vmovdqu64 [rbp + 3456], zmm3                ;    63.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3520], zmm1                ;    64.2 p8+p9  126 rounds
        vpternlogd zmm2, zmm0, [r9 + 832], 0x1e     ;    64.0 p0+p3   66 l
        vpternlogd zmm0, zmm2, [r9 + 15168], 0x78   ;    65.0 p5+p2   67 l
        vmovdqu64 [rbp + 3584], zmm2                ;    65.0 p7+p4  126 rounds
        vmovdqu64 [rbp + 3648], zmm0                ;    66.0 p8+p9  126 rounds
        vpternlogd zmm5, zmm4, [r9 + 896], 0x1e     ;    65.2 p0+p3   66 l
        vpternlogd zmm4, zmm5, [r9 + 15232], 0x78   ;    66.2 p5+p2   67 l
        vmovdqu64 [rbp + 3712], zmm5                ;    66.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3776], zmm4                ;    67.2 p8+p9  126 rounds
        vpternlogd zmm7, zmm6, [r9 + 960], 0x1e     ;    66.2 p0+p3   66 l
        vpternlogd zmm6, zmm7, [r9 + 15296], 0x78   ;    67.2 p5+p2   67 l
        vmovdqu64 [rbp + 3840], zmm7                ;    67.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3904], zmm6                ;    68.2 p8+p9  126 rounds
        mov qword [rbp + 9432], r9                  ;    65.3 p7+p4  126 rounds
        mov qword [rbp + 9440], r9                  ;    65.5 p8+p9  126 rounds
        lea r8, [r9 + 6144]                         ;    43.3 p1     126 rounds
        mov qword [rbp + 9448], r8                  ;    66.3 p7+p4  126 rounds
        lea r8, [r9 + 2048]                         ;    43.7 p6     126 rounds
        mov qword [rbp + 9456], r8                  ;    66.5 p8+p9  126 rounds
        lea r8, [r9 + 4096]                         ;    44.0 p11    126 rounds
        mov qword [rbp + 9464], r8                  ;    67.3 p7+p4  126 rounds
        lea r8, [r9 + 1024]                         ;    44.3 p0     126 rounds
        mov qword [rbp + 9472], r8                  ;    67.5 p8+p9  126 rounds
        lea r8, [r9 + 5120]                         ;    44.7 p5     126 rounds
        mov qword [rbp + 9480], r8                  ;    68.3 p7+p4  126 rounds
        lea r8, [r9 + 7168]                         ;    45.0 p1     126 rounds
        mov qword [rbp + 9488], r8                  ;    68.5 p8+p9  126 rounds
        add r9, -4096                               ;    45.3 p6     126 rounds
        mov qword [rbp + 9496], r9                  ;    69.3 p7+p4  126 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 9448]                  ;     0.0 p2      76 l.0 reload
        vmovdqu64 zmm0, [r8]                        ;     5.0 p3      76 l.0
        vmovdqu64 zmm1, [r8 + 64]                   ;     5.0 p2      76 l.1
        vmovdqu64 zmm2, [r8 + 128]                  ;     5.0 p3      76 l.2
        vmovdqu64 zmm3, [r8 + 192]                  ;     5.0 p2      76 l.3
        vmovdqu64 zmm4, [r8 + 256]                  ;     5.0 p3      76 l.4
        vmovdqu64 zmm5, [r8 + 320]                  ;     5.0 p2      76 l.5
        vmovdqu64 zmm6, [r8 + 448]                  ;     5.0 p3      76 l.7
        vmovdqu64 zmm7, [r8 + 512]                  ;     5.0 p2      76 l.8
        vmovdqu64 zmm8, [r8 + 384]                  ;     5.0 p3      76 l.6
        vmovdqu64 zmm9, [r8 + 576]                  ;     5.0 p2      76 l.9
        vmovdqu64 zmm10, [r8 + 640]                 ;     5.2 p3      76 l.10
        vmovdqu64 zmm11, [r8 + 704]                 ;     6.0 p2      76 l.11
        vmovdqu64 zmm12, [r8 + 768]                 ;     6.2 p3      76 l.12
        vmovdqu64 zmm13, [r8 + 832]                 ;     7.0 p2      76 l.13
        vmovdqu64 zmm14, [r8 + 896]                 ;     7.2 p3      76 l.14
        vmovdqu64 zmm15, [r8 + 960]                 ;     8.0 p2      76 l.15
        vmovdqu64 zmm16, [r8 + 1024]                ;     8.2 p3      54 next
        vmovdqu64 zmm17, [rbp + 1920]               ;     9.0 p2      54 next reload
        vpxord zmm16, zmm16, zmm17                  ;    15.0 p0      54 next
        vmovdqa64 zmm18, zmm16                      ;    16.0         41 next copy
        vmovdqa64 zmm19, zmm16                      ;    16.0         41 next copy
        vmovdqu64 zmm20, [r8 + 1088]                ;     9.2 p3      54 next
        vmovdqu64 zmm21, [rbp + 2048]               ;    10.0 p2      54 next reload
        vpxord zmm20, zmm20, zmm21                  ;    16.0 p5      54 next
        vmovdqu64 zmm22, [r8 + 1152]                ;    10.2 p3      54 next
        vmovdqu64 zmm23, [rbp + 2176]               ;    11.0 p2      54 next reload
        vpxord zmm22, zmm22, zmm23                  ;    17.0 p0      54 next
        vmovdqa64 zmm24, zmm20                      ;    17.0         41 next copy
        vmovdqa64 zmm25, zmm22                      ;    18.0         41 next copy
        vmovdqu64 zmm26, [r8 + 1216]                ;    11.2 p3      54 next
        vmovdqu64 zmm27, [rbp + 2304]               ;    12.0 p2      54 next reload
        vpxord zmm26, zmm26, zmm27                  ;    18.0 p5      54 next
        vmovdqa64 zmm28, zmm22                      ;    18.0         41 next copy
        vmovdqa64 zmm29, zmm26                      ;    19.0         41 next copy
        vmovdqa64 zmm30, zmm26                      ;    19.0         41 next copy
        vmovdqa64 zmm31, zmm20                      ;    17.0         41 next copy
        vpternlogd zmm31, zmm26, zmm16, 0x78        ;    19.0 p0      41 next
        vmovdqu64 zmm27, [r8 + 1280]                ;    12.2 p3      54 next
        vpxord zmm27, zmm27, [rbp + 2432]           ;    18.2 p5+p2   54 next
        vpandd zmm18, zmm18, zmm27                  ;    19.2 p0      41 next
        vpandd zmm29, zmm29, zmm27                  ;    19.2 p5      41 next
        vmovdqa64 zmm23, zmm29                      ;    20.2         41 next copy
        vpandd zmm21, zmm20, zmm16                  ;    17.0 p0      41 next
        vmovdqu64 zmm17, [r8 + 1344]                ;    13.2 p3      54 next
        vpxord zmm17, zmm17, [rbp + 2560]           ;    19.2 p5+p2   54 next
        vpternlogd zmm29, zmm17, zmm18, 0x48        ;    20.2 p0      41 next
        vpandd zmm19, zmm19, zmm17                  ;    20.2 p5      41 next
        vpandd zmm25, zmm25, zmm17                  ;    20.2 p0      41 next
        vpandd zmm24, zmm24, zmm17                  ;    20.2 p5      41 next
        vmovdqa64 zmm15, zmm21                      ;    18.0         41 next copy
        vpternlogd zmm21, zmm26, zmm24, 0x78        ;    21.2 p0      41 next
        vmovdqu64 zmm14, [r8 + 1408]                ;    14.2 p3      54 next
        vpxord zmm14, zmm14, [rbp + 2688]           ;    20.2 p5+p2   54 next
        vpandd zmm30, zmm30, zmm14                  ;    21.2 p0      41 next
        vpandd zmm28, zmm28, zmm14                  ;    21.2 p5      41 next
        vpxord zmm15, zmm15, zmm28                  ;    22.2 p0      41 next
        vmovdqa64 zmm13, zmm25                      ;    21.2         41 next copy
        vpternlogd zmm13, zmm14, zmm20, 0x78        ;    21.2 p5      41 next
        vpxord zmm23, zmm23, zmm13                  ;    22.2 p0      41 next
        vpternlogd zmm21, zmm22, zmm23, 0x78        ;    23.2 p5      41 next
        vmovdqa64 zmm12, zmm16                      ;    16.0         41 next copy
        vpternlogd zmm12, zmm22, zmm15, 0x78        ;    23.2 p0      41 next
        vmovdqa64 zmm11, zmm24                      ;    21.2         41 next copy
        vpternlogd zmm11, zmm14, zmm19, 0x87        ;    21.2 p5      41 next
        vmovdqa64 zmm10, zmm14                      ;    21.2         41 next copy
        vpternlogd zmm10, zmm27, zmm31, 0x60        ;    21.2 p0      41 next
        vmovdqa64 zmm9, zmm10                       ;    22.2         41 next copy
        vpternlogd zmm9, zmm26, zmm16, 0x78         ;    22.2 p5      41 next
        vmovdqu64 zmm7, [r8 + 1472]                 ;    15.2 p3      54 next
        vpxord zmm7, zmm7, [rbp + 2816]             ;    21.2 p0+p2   54 next
        vpxord zmm6, zmm30, zmm27                   ;    22.2 p5      41 next
        vpxord zmm29, zmm29, zmm6                   ;    23.2 p0      41 next
        vmovdqa64 zmm8, zmm7                        ;    22.2         41 next copy
        vmovdqa64 zmm5, zmm7                        ;    22.2         41 next copy
        vmovdqa64 zmm4, zmm7                        ;    22.2         41 next copy
        vmovdqa64 zmm3, zmm7                        ;    22.2         41 next copy
        vmovdqu64 zmm2, [r8 + 1536]                 ;    16.2 p3      54 next
        vpxord zmm2, zmm2, [rbp + 2944]             ;    22.2 p5+p2   54 next
        vpternlogd zmm29, zmm15, zmm27, 0x78        ;    24.2 p0      41 next
        vpxord zmm23, zmm23, zmm16                  ;    23.2 p5      41 next
        vmovdqa64 zmm15, zmm2                       ;    23.2         41 next copy
        vmovdqa64 zmm1, zmm2                        ;    23.2         41 next copy
        vmovdqu64 zmm0, [r8 + 1600]                 ;    17.2 p3      54 next
        vpxord zmm0, zmm0, [rbp + 3072]             ;    23.2 p0+p2   54 next
        vmovdqu64 [rbp + 3968], zmm21               ;    24.2 p7+p4   41 next spill
        vpandd zmm21, zmm20, zmm26                  ;    20.5 p5      41 next
        vmovdqu64 [rbp + 4032], zmm13               ;    22.2 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm11                      ;    22.2         41 next copy
        vpternlogd zmm13, zmm16, zmm23, 0x78        ;    24.2 p0      41 next
        vmovdqu64 [rbp + 4096], zmm30               ;    22.2 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm7                       ;    22.2         41 next copy
        vpternlogd zmm30, zmm0, zmm2, 0x78          ;    24.2 p5      41 next
        vmovdqu64 [rbp + 4160], zmm9                ;    23.2 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm30                       ;    25.2         41 next copy
        vmovdqu64 [rbp + 4224], zmm12               ;    24.2 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm0                       ;    24.2         41 next copy
        vmovdqu64 [rbp + 4288], zmm10               ;    22.2 p8+p9   41 next spill
        vmovdqu64 zmm10, [r8 + 1664]                ;    18.2 p3      54 next
        vpxord zmm10, zmm10, [rbp + 3200]           ;    24.2 p0+p2   54 next
        vpternlogd zmm6, zmm21, zmm17, 0x6c         ;    23.2 p5      41 next
        vpternlogd zmm6, zmm13, zmm28, 0x96         ;    25.2 p0      41 next
        vpandd zmm4, zmm4, zmm10                    ;    25.2 p5      41 next
        vmovdqa64 zmm13, zmm10                      ;    25.2         41 next copy
        vmovdqu64 [rbp + 4352], zmm6                ;    26.2 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm10                       ;    25.2         41 next copy
        vmovdqu64 [rbp + 4416], zmm29               ;    25.2 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm10                      ;    25.2         41 next copy
        vmovdqu64 [rbp + 4480], zmm25               ;    22.2 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm10                      ;    25.2         41 next copy
        vmovdqu64 [rbp + 4544], zmm28               ;    22.5 p8+p9   41 next spill
        vmovdqu64 zmm28, [r8 + 1728]                ;    19.2 p3      54 next
        vpxord zmm28, zmm28, [rbp + 3328]           ;    25.2 p0+p2   54 next
        vpandd zmm29, zmm29, zmm28                  ;    26.2 p5      41 next
        vpandd zmm3, zmm3, zmm28                    ;    26.2 p0      41 next
        vmovdqu64 [rbp + 4608], zmm26               ;    24.2 p7+p4   54 next spill
        vmovdqa64 zmm26, zmm29                      ;    27.2         41 next copy
        vpternlogd zmm26, zmm10, zmm2, 0x78         ;    27.2 p5      41 next
        vmovdqu64 [rbp + 4672], zmm17               ;    24.5 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm19                      ;    21.2         41 next copy
        vpternlogd zmm17, zmm27, zmm20, 0x78        ;    26.2 p0      41 next
        vmovdqu64 [rbp + 4736], zmm19               ;    26.2 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm28                      ;    26.2         41 next copy
        vmovdqu64 [rbp + 4800], zmm20               ;    26.5 p8+p9   54 next spill
        vmovdqa64 zmm20, zmm28                      ;    26.2         41 next copy
        vmovdqu64 [rbp + 4864], zmm23               ;    28.2 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm17                      ;    27.2         41 next copy
        vpternlogd zmm23, zmm22, zmm31, 0x78        ;    27.2 p5      41 next
        vmovdqu64 [rbp + 4928], zmm31               ;    28.5 p8+p9   41 next spill
        vmovdqu64 zmm31, [r8 + 1792]                ;    21.5 p3      54 next
        vpxord zmm31, zmm31, [rbp + 3456]           ;    27.5 p0+p2   54 next
        vpxord zmm17, zmm17, zmm22                  ;    27.5 p5      41 next
        vpxord zmm15, zmm15, zmm31                  ;    28.5 p0      41 next
        vpandd zmm12, zmm12, zmm31                  ;    28.5 p5      41 next
        vmovdqu64 [rbp + 4992], zmm23               ;    30.2 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm15                      ;    29.5         41 next copy
        vpternlogd zmm23, zmm10, zmm0, 0x78         ;    29.5 p0      41 next
        vmovdqu64 [rbp + 5056], zmm22               ;    30.5 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm31                      ;    28.5         41 next copy
        vmovdqu64 [rbp + 5120], zmm17               ;    32.2 p7+p4   41 next spill
        vmovdqa64 zmm17, zmm16                      ;    23.3         41 next copy
        vpternlogd zmm17, zmm14, zmm24, 0x60        ;    29.5 p5      41 next
        vmovdqu64 [rbp + 5184], zmm16               ;    32.5 p8+p9   54 next spill
        vmovdqa64 zmm16, zmm31                      ;    28.5         41 next copy
        vpternlogd zmm16, zmm7, zmm2, 0x60          ;    30.2 p0      41 next
        vmovdqu64 [rbp + 5248], zmm14               ;    34.2 p7+p4   54 next spill
        vmovdqa64 zmm14, zmm0                       ;    24.3         41 next copy
        vpternlogd zmm14, zmm31, zmm28, 0x78        ;    30.5 p5      41 next
        vmovdqu64 [rbp + 5312], zmm24               ;    34.5 p8+p9   41 next spill
        vmovdqu64 zmm24, [r8 + 1856]                ;    24.8 p3      54 next
        vpxord zmm24, zmm24, [rbp + 3584]           ;    31.2 p0+p2   54 next
        vpternlogd zmm4, zmm24, zmm28, 0x78         ;    32.2 p5      41 next
        vpternlogd zmm26, zmm24, zmm7, 0x78         ;    32.2 p0      41 next
        vpxord zmm21, zmm21, zmm18                  ;    32.5 p5      41 next
        vpxord zmm8, zmm8, zmm24                    ;    33.2 p0      41 next
        vpxord zmm6, zmm6, zmm8                     ;    34.2 p5      41 next
        vpxord zmm11, zmm11, zmm17                  ;    34.2 p0      41 next
        vpandd zmm1, zmm1, zmm24                    ;    34.5 p5      41 next
        vmovdqu64 [rbp + 5376], zmm18               ;    36.2 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm1                       ;    35.5         41 next copy
        vmovdqu64 [rbp + 5440], zmm21               ;    36.5 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm24                      ;    32.2         41 next copy
        vmovdqu64 [rbp + 5504], zmm17               ;    38.2 p7+p4   41 next spill
        vmovdqu64 zmm17, [r8 + 1920]                ;    27.2 p3      54 next
        vpxord zmm17, zmm17, [rbp + 3712]           ;    35.2 p0+p2   54 next
        vpternlogd zmm30, zmm17, zmm2, 0x78         ;    36.2 p5      41 next
        vpternlogd zmm30, zmm28, zmm14, 0x78        ;    37.2 p0      41 next
        vpxord zmm16, zmm16, zmm30                  ;    38.2 p5      41 next
        vpandd zmm13, zmm13, zmm17                  ;    37.2 p0      41 next
        vpternlogd zmm30, zmm13, zmm3, 0x96         ;    38.2 p5      41 next
        vpternlogd zmm3, zmm17, zmm28, 0x78         ;    38.2 p0      41 next
        vpandd zmm5, zmm5, zmm17                    ;    38.5 p5      41 next
        vpternlogd zmm5, zmm10, zmm24, 0x87         ;    39.5 p0      41 next
        vpandd zmm22, zmm22, zmm17                  ;    39.5 p5      41 next
        vpternlogd zmm22, zmm28, zmm15, 0x78        ;    40.5 p0      41 next
        vpandd zmm21, zmm21, zmm17                  ;    40.5 p5      41 next
        vpxord zmm18, zmm18, zmm21                  ;    41.5 p0      41 next
        vmovdqa64 zmm10, zmm17                      ;    36.2         41 next copy
        vmovdqu64 [rbp + 5568], zmm27               ;    38.5 p8+p9   54 next spill
        vmovdqa64 zmm27, zmm30                      ;    39.2         41 next copy
        vmovdqu64 [rbp + 5632], zmm30               ;    40.2 p7+p4   41 next spill
        vpxord zmm30, zmm5, zmm18                   ;    42.5 p5      41 next
        vmovdqu64 [rbp + 5696], zmm11               ;    40.5 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm16                      ;    39.2         41 next copy
        vpternlogd zmm11, zmm24, zmm0, 0x78         ;    42.2 p0      41 next
        vmovdqu64 [rbp + 5760], zmm1                ;    42.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [r8 + 1984]                 ;    31.0 p3      54 next
        vpxord zmm1, zmm1, [rbp + 3840]             ;    42.5 p5+p2   54 next
        vpternlogd zmm12, zmm1, zmm6, 0x1e          ;    43.5 p0      41 next
        vpternlogd zmm12, zmm2, zmm7, 0x78          ;    44.5 p5      41 next
        vpternlogd zmm28, zmm31, zmm1, 0x48         ;    44.2 p0      41 next
        vpternlogd zmm21, zmm1, zmm0, 0x78          ;    44.5 p5      41 next
        vpternlogd zmm21, zmm31, zmm6, 0xb4         ;    45.5 p0      41 next
        vpandd zmm10, zmm10, zmm1                   ;    45.5 p5      41 next
        vpxord zmm4, zmm4, zmm10                    ;    46.5 p0      41 next
        vpandd zmm19, zmm19, zmm1                   ;    46.5 p5      41 next
        vpxord zmm25, zmm25, zmm19                  ;    47.5 p0      41 next
        vpternlogd zmm19, zmm16, zmm21, 0x96        ;    47.5 p5      41 next
        vpxord zmm9, zmm9, zmm1                     ;    48.2 p0      41 next
        vpternlogd zmm3, zmm2, zmm9, 0x78           ;    49.2 p5      41 next
        vpternlogd zmm9, zmm31, zmm8, 0x78          ;    49.2 p0      41 next
        vpternlogd zmm8, zmm22, zmm12, 0x96         ;    49.5 p5      41 next
        vpxord zmm20, zmm20, zmm9                   ;    50.2 p0      41 next
        vpternlogd zmm12, zmm5, zmm20, 0x96         ;    51.2 p5      41 next
        vpxord zmm27, zmm27, zmm20                  ;    51.2 p0      41 next
        vpternlogd zmm27, zmm15, zmm7, 0x78         ;    52.2 p5      41 next
        vpternlogd zmm7, zmm17, zmm1, 0x6c          ;    52.2 p0      41 next
        vpternlogd zmm1, zmm25, zmm25, 0x3f         ;    52.5 p5      41 next
        vpternlogd zmm22, zmm29, zmm7, 0x96         ;    53.2 p0      41 next
        vpternlogd zmm14, zmm22, zmm4, 0x96         ;    54.2 p5      41 next
        vpternlogd zmm7, zmm0, zmm6, 0x78           ;    54.2 p0      41 next
        vpternlogd zmm28, zmm25, zmm7, 0x96         ;    55.2 p5      41 next
        vpternlogd zmm24, zmm4, zmm0, 0x9c          ;    55.2 p0      41 next
        vpternlogd zmm13, zmm18, zmm14, 0x96        ;    55.5 p5      41 next
        vpternlogd zmm30, zmm3, zmm23, 0x96         ;    56.2 p0      41 next
        vpternlogd zmm17, zmm0, zmm1, 0x6a          ;    56.5 p5      41 next
        vpternlogd zmm24, zmm23, zmm21, 0x96        ;    57.2 p0      41 next
        vpternlogd zmm28, zmm1, zmm26, 0x96         ;    57.5 p5      41 next
        vpternlogd zmm8, zmm10, zmm17, 0x96         ;    58.2 p0      41 next
        vpternlogd zmm11, zmm17, [rbp + 5760], 0x96 ;    58.5 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 4608]                ;    36.8 p2      54 next reload
        vpxord zmm19, zmm19, zmm0                   ;    59.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 4544]                ;    37.5 p3      41 next reload
        vpxord zmm2, zmm0, zmm1                     ;    59.5 p5      41 next
        vmovdqu64 zmm3, [rbp + 5056]                ;    37.8 p2      54 next reload
        vpternlogd zmm26, zmm27, zmm3, 0x96         ;    60.2 p0      41 next
        vpxord zmm4, zmm3, [rbp + 5312]             ;    60.5 p5+p3   41 next
        vmovdqu64 zmm5, [rbp + 4672]                ;    38.8 p2      54 next reload
        vpxord zmm13, zmm13, zmm5                   ;    61.2 p0      41 next
        vpandd zmm7, zmm5, zmm2                     ;    61.5 p5      41 next
        vmovdqu64 zmm9, [rbp + 5120]                ;    39.5 p3      41 next reload
        vmovdqa64 zmm10, zmm5                       ;    44.8         41 next copy
        vpternlogd zmm10, zmm0, zmm9, 0x78          ;    62.2 p0      41 next
        vmovdqu64 zmm14, [rbp + 4800]               ;    39.8 p2      54 next reload
        vpxord zmm28, zmm28, zmm14                  ;    62.5 p5      41 next
        vmovdqu64 zmm15, [rbp + 5568]               ;    40.5 p3      54 next reload
        vpxord zmm24, zmm24, zmm15                  ;    63.2 p0      41 next
        mov r9, qword [rbp + 9464]                  ;    39.7 p10     77 l.0 reload
        vpternlogd zmm6, zmm12, [r9 + 8704], 0x96   ;    63.5 p5+p2   48 next
        vmovdqu64 zmm12, [rbp + 5248]               ;    41.5 p3      54 next reload
        vpxord zmm8, zmm8, zmm12                    ;    64.2 p0      41 next
        vmovdqu64 zmm16, [rbp + 4160]               ;    41.8 p2      41 next reload
        vmovdqa64 zmm17, zmm12                      ;    47.5         41 next copy
        vpternlogd zmm17, zmm5, zmm16, 0x80         ;    64.5 p5      41 next
        vmovdqu64 zmm18, [rbp + 5440]               ;    42.5 p3      41 next reload
        vpternlogd zmm5, zmm12, zmm18, 0x48         ;    65.2 p0      41 next
        vpternlogd zmm10, zmm14, [rbp + 4480], 0x78 ;    65.5 p5+p2   41 next
        vmovdqu64 zmm14, [rbp + 5184]               ;    43.5 p3      54 next reload
        vpternlogd zmm12, zmm4, zmm14, 0x78         ;    66.2 p0      41 next
        vpternlogd zmm14, zmm11, [rbp + 5632], 0x96 ;    66.5 p5+p2   41 next
        vpxord zmm11, zmm7, [rbp + 5504]            ;    67.2 p0+p3   41 next
        vpternlogd zmm11, zmm1, zmm9, 0x96          ;    68.2 p5      41 next
        vpternlogd zmm7, zmm16, [rbp + 4736], 0x96  ;    68.2 p0+p2   41 next
        vmovdqu64 zmm1, [rbp + 5696]                ;    45.5 p3      41 next
        vpternlogd zmm1, zmm15, [rbp + 4864], 0x78  ;    68.5 p5+p2   41 next
        vpxord zmm12, zmm12, zmm1                   ;    69.5 p0      41 next
        vpxord zmm30, zmm30, [r9 + 8640]            ;    69.5 p5+p3   48 next
        vpternlogd zmm7, zmm0, [rbp + 3968], 0x96   ;    70.2 p0+p2   41 next
        vpternlogd zmm12, zmm2, [rbp + 4096], 0x78  ;    70.5 p5+p3   41 next
        vpternlogd zmm12, zmm28, [r9 + 8832], 0x96  ;    71.5 p0+p2   48 next
        vpxord zmm28, zmm28, [r9 + 8256]            ;    71.5 p5+p3   48 next
        vpternlogd zmm7, zmm8, [r9 + 9152], 0x96    ;    72.2 p0+p2   48 next
        vpxord zmm8, zmm8, [r9 + 8576]              ;    72.5 p5+p3   48 next
        vpxord zmm0, zmm19, [r9 + 8384]             ;    73.2 p0+p2   48 next
        vpxord zmm1, zmm26, [r9 + 8320]             ;    73.5 p5+p3   48 next
        vpxord zmm2, zmm13, [r9 + 8512]             ;    74.2 p0+p2   48 next
        vpxord zmm9, zmm24, [r9 + 8448]             ;    74.5 p5+p3   48 next
        vpxord zmm16, zmm14, [r9 + 8192]            ;    75.2 p0+p2   48 next
        vmovdqu64 zmm20, [rbp + 4352]               ;    52.5 p3      41 next reload
        vpternlogd zmm14, zmm20, [r9 + 8768], 0x96  ;    75.5 p5+p2   48 next
        vmovdqu64 zmm20, [rbp + 4224]               ;    53.5 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 4928]               ;    53.8 p2      41 next reload
        vpternlogd zmm5, zmm21, zmm20, 0x96         ;    76.2 p0      41 next
        vpternlogd zmm11, zmm21, zmm20, 0x96        ;    76.5 p5      41 next
        vpternlogd zmm11, zmm3, zmm18, 0x78         ;    77.5 p0      41 next
        vpternlogd zmm5, zmm15, zmm4, 0x87          ;    77.5 p5      41 next
        vpternlogd zmm5, zmm19, [r9 + 8960], 0x96   ;    78.5 p0+p3   48 next
        vpternlogd zmm11, zmm13, [r9 + 9088], 0x96  ;    78.5 p5+p2   48 next
        vmovdqu64 zmm3, [rbp + 5376]                ;    55.5 p3      41 next reload
        vpternlogd zmm17, zmm3, [rbp + 4032], 0x96  ;    79.2 p0+p2   41 next
        vpternlogd zmm24, zmm10, zmm17, 0x69        ;    80.2 p5      41 next
        vpxord zmm24, zmm24, [r9 + 9024]            ;    81.2 p0+p3   48 next
        vpandd zmm3, zmm6, zmm30                    ;    80.5 p5      45 next
        vpandd zmm4, zmm6, zmm9                     ;    81.2 p0      45 next
        vmovdqa64 zmm10, zmm6                       ;    64.5         45 next copy
        vmovdqa64 zmm13, zmm3                       ;    81.5         45 next copy
        vpandd zmm15, zmm30, zmm0                   ;    81.5 p5      45 next
        vpandd zmm17, zmm30, zmm16                  ;    82.2 p0      45 next
        vpternlogd zmm17, zmm0, zmm8, 0x87          ;    83.2 p5      45 next
        vmovdqa64 zmm18, zmm0                       ;    74.2         45 next copy
        vpandd zmm19, zmm0, zmm16                   ;    83.2 p0      45 next
        vpternlogd zmm19, zmm9, zmm8, 0x78          ;    84.2 p5      45 next
        vpxord zmm13, zmm13, zmm19                  ;    85.2 p0      45 next
        vpandd zmm19, zmm0, zmm9                    ;    84.5 p5      45 next
        vpxord zmm20, zmm0, zmm4                    ;    85.2 p0      45 next
        vpxord zmm21, zmm8, zmm16                   ;    85.5 p5      45 next
        vpxord zmm18, zmm18, zmm21                  ;    86.5 p0      45 next
        vpandd zmm22, zmm30, zmm2                   ;    86.5 p5      45 next
        vmovdqu64 zmm23, [rbp + 4992]               ;    56.8 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 4288]               ;    57.5 p3      41 next
        vpternlogd zmm25, zmm23, [rbp + 4416], 0x96 ;    87.2 p0+p2   41 next
        vpternlogd zmm25, zmm26, [r9 + 8896], 0x96  ;    88.2 p5+p3   48 next
        vpxord zmm23, zmm28, zmm2                   ;    88.2 p0      45 next
        vpternlogd zmm22, zmm9, zmm23, 0x78         ;    89.2 p5      45 next
        vpandd zmm26, zmm30, zmm8                   ;    89.2 p0      45 next
        vpandd zmm27, zmm2, zmm1                    ;    89.5 p5      45 next
        vpternlogd zmm27, zmm6, zmm18, 0x1e         ;    90.5 p0      45 next
        vpternlogd zmm27, zmm28, zmm16, 0x78        ;    91.5 p5      45 next
        vpandd zmm29, zmm8, zmm28                   ;    91.2 p0      45 next
        vmovdqa64 zmm31, zmm17                      ;    84.2         45 next copy
        vmovdqu64 [rbp + 4416], zmm7                ;    73.2 p8+p9   48 next spill
        vmovdqa64 zmm7, zmm30                       ;    70.5         45 next copy
        vpternlogd zmm7, zmm6, zmm16, 0x78          ;    91.5 p5      45 next
        vmovdqu64 [rbp + 4992], zmm11               ;    79.5 p7+p4   48 next spill
        vmovdqa64 zmm11, zmm2                       ;    75.2         45 next copy
        vpternlogd zmm11, zmm6, zmm9, 0x60          ;    92.2 p0      45 next
        vmovdqu64 [rbp + 4288], zmm24               ;    82.2 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm9                       ;    75.5         45 next copy
        vmovdqu64 [rbp + 4032], zmm5                ;    79.5 p7+p4   48 next spill
        vpandd zmm5, zmm9, zmm16                    ;    92.5 p5      45 next
        vmovdqu64 [rbp + 5376], zmm12               ;    72.5 p8+p9   48 next spill
        vmovdqa64 zmm12, zmm1                       ;    74.5         45 next copy
        vpternlogd zmm12, zmm9, zmm2, 0x78          ;    93.2 p0      45 next
        vmovdqu64 [rbp + 5568], zmm25               ;    89.2 p7+p4   48 next spill
        vmovdqa64 zmm25, zmm19                      ;    85.5         45 next copy
        vpternlogd zmm25, zmm0, zmm28, 0x78         ;    93.5 p5      45 next
        vpternlogd zmm0, zmm23, zmm1, 0x6c          ;    94.2 p0      45 next
        vpternlogd zmm19, zmm22, zmm7, 0x96         ;    94.5 p5      45 next
        vpternlogd zmm7, zmm1, zmm18, 0x78          ;    95.2 p0      45 next
        vpternlogd zmm11, zmm7, zmm20, 0x96         ;    96.2 p5      45 next
        vpternlogd zmm22, zmm21, zmm27, 0x96        ;    96.2 p0      45 next
        vpternlogd zmm19, zmm13, zmm12, 0x96        ;    96.5 p5      45 next
        vpternlogd zmm13, zmm8, zmm1, 0xb4          ;    97.2 p0      45 next
        vmovdqa64 zmm7, zmm6                        ;    64.5         45 next copy
        vpternlogd zmm7, zmm20, zmm20, 0x3f         ;    97.5 p5      45 next
        vpternlogd zmm6, zmm26, zmm1, 0x6c          ;    98.2 p0      45 next
        vpternlogd zmm25, zmm8, zmm16, 0x78         ;    98.5 p5      45 next
        vpxord zmm26, zmm26, zmm29                  ;    99.2 p0      45 next
        vpternlogd zmm6, zmm2, zmm18, 0xb4          ;    99.5 p5      45 next
        vpternlogd zmm11, zmm25, zmm7, 0x96         ;   100.2 p0      45 next
        vpternlogd zmm7, zmm30, zmm1, 0x78          ;   100.5 p5      45 next
        vpternlogd zmm22, zmm3, zmm7, 0x96          ;   101.5 p0      45 next
        vmovdqa64 zmm3, zmm16                       ;    76.2         45 next copy
        vpternlogd zmm3, zmm28, zmm1, 0x78          ;   101.5 p5      45 next
        vpternlogd zmm19, zmm15, zmm26, 0x96        ;   102.2 p0      45 next
        vpxord zmm31, zmm31, zmm26                  ;   102.5 p5      45 next
        vpxord zmm10, zmm10, zmm3                   ;   103.2 p0      45 next
        vpternlogd zmm3, zmm30, zmm28, 0x78         ;   103.5 p5      45 next
        vpternlogd zmm30, zmm5, zmm9, 0x6c          ;   104.2 p0      45 next
        vpternlogd zmm3, zmm9, zmm12, 0x78          ;   104.5 p5      45 next
        vmovdqa64 zmm9, zmm2                        ;    75.2         45 next copy
        vpternlogd zmm9, zmm28, zmm16, 0x60         ;   105.2 p0      45 next
        vpternlogd zmm2, zmm21, zmm10, 0x6a         ;   105.5 p5      45 next
        vpternlogd zmm30, zmm28, zmm10, 0x78        ;   106.2 p0      45 next
        vpxord zmm24, zmm24, zmm2                   ;   106.5 p5      45 next
        vpternlogd zmm15, zmm5, zmm3, 0x96          ;   107.2 p0      45 next
        vpternlogd zmm27, zmm17, zmm24, 0x96        ;   107.5 p5      45 next
        vpternlogd zmm13, zmm0, zmm6, 0x96          ;   108.2 p0      45 next
        vpternlogd zmm31, zmm0, zmm30, 0x96         ;   108.5 p5      45 next
        vpxord zmm3, zmm3, zmm9                     ;   109.2 p0      45 next
        vpternlogd zmm8, zmm1, zmm3, 0x6a           ;   110.2 p5      45 next
        vpternlogd zmm4, zmm6, zmm3, 0x96           ;   110.2 p0      45 next
        vpternlogd zmm8, zmm29, zmm7, 0x96          ;   111.2 p5      45 next
        vpxord zmm24, zmm24, zmm15                  ;   111.2 p0      45 next
        vpternlogd zmm24, zmm16, zmm23, 0x78        ;   112.2 p5      45 next
        vpternlogd zmm15, zmm8, zmm14, 0x96         ;   112.2 p0      45 next
        vmovdqu64 zmm0, [rbp + 3008]                ;    63.7 p2      54 next reload
        vpternlogd zmm18, zmm27, zmm0, 0x96         ;   112.5 p5      54 next
        vmovdqu64 zmm1, [rbp + 5568]                ;    89.2 p3      48 next reload
        vpternlogd zmm25, zmm24, zmm1, 0x96         ;   113.2 p0      45 next
        vmovdqu64 zmm2, [rbp + 5376]                ;    72.5 p2      48 next reload
        vmovdqu64 zmm3, [rbp + 2112]                ;    65.0 p3      54 next reload
        vpternlogd zmm11, zmm3, zmm2, 0x96          ;   113.5 p5      54 next
        vmovdqu64 zmm5, [rbp + 4416]                ;    73.2 p2      48 next reload
        vmovdqu64 zmm6, [rbp + 2752]                ;    66.0 p3      54 next reload
        vpternlogd zmm22, zmm6, zmm5, 0x96          ;   114.2 p0      54 next
        vmovdqu64 zmm7, [rbp + 4992]                ;    79.5 p2      48 next reload
        vmovdqu64 zmm8, [rbp + 2624]                ;    67.0 p3      54 next reload
        vpternlogd zmm19, zmm8, zmm7, 0x96          ;   114.5 p5      54 next
        vmovdqu64 zmm9, [rbp + 4288]                ;    82.2 p2      48 next reload
        vmovdqu64 zmm10, [rbp + 2496]               ;    68.0 p3      54 next reload
        vpternlogd zmm13, zmm10, zmm9, 0x96         ;   115.2 p0      54 next
        vmovdqu64 zmm12, [rbp + 4032]               ;    79.5 p2      48 next reload
        vmovdqu64 zmm16, [rbp + 2368]               ;    69.0 p3      54 next reload
        vpternlogd zmm4, zmm16, zmm12, 0x96         ;   115.5 p5      54 next
        mov r10, qword [rbp + 9432]                 ;    66.8 p10     76 l.0 reload
        vpxord zmm17, zmm3, [r10 + 1088]            ;   116.2 p0+p2   54 next
        vmovdqa64 zmm20, zmm17                      ;   117.2         41 next copy
        vmovdqa64 zmm21, zmm17                      ;   117.2         41 next copy
        vpxord zmm23, zmm0, [r10 + 1536]            ;   116.5 p5+p3   54 next
        vmovdqa64 zmm24, zmm23                      ;   117.5         41 next copy
        vmovdqa64 zmm26, zmm23                      ;   117.5         41 next copy
        vpxord zmm27, zmm6, [r10 + 1408]            ;   117.2 p0+p2   54 next
        vmovdqa64 zmm28, zmm27                      ;   118.2         41 next copy
        vmovdqa64 zmm29, zmm27                      ;   118.2         41 next copy
        vpxord zmm30, zmm8, [r10 + 1344]            ;   117.5 p5+p3   54 next
        vpandd zmm20, zmm20, zmm30                  ;   118.5 p0      41 next
        vmovdqa64 zmm0, zmm30                       ;   118.5         41 next copy
        vmovdqa64 zmm6, zmm30                       ;   118.5         41 next copy
        vpxord zmm8, zmm10, [r10 + 1280]            ;   118.5 p5+p2   54 next
        vmovdqa64 zmm10, zmm8                       ;   119.5         41 next copy
        vmovdqa64 zmm3, zmm8                        ;   119.5         41 next copy
        vmovdqa64 zmm5, zmm8                        ;   119.5         41 next copy
        vpxord zmm7, zmm16, [r10 + 1216]            ;   119.2 p0+p3   54 next
        vpandd zmm3, zmm3, zmm7                     ;   120.2 p5      41 next
        vpandd zmm28, zmm28, zmm7                   ;   120.2 p0      41 next
        vpxord zmm5, zmm5, zmm28                    ;   121.2 p5      41 next
        vmovdqa64 zmm16, zmm3                       ;   121.2         41 next copy
        vmovdqu64 zmm9, [r10 + 1024]                ;    72.7 p2      54 next
        vpxord zmm9, zmm9, [rbp + 1984]             ;   121.2 p0+p3   54 next
        vpandd zmm10, zmm10, zmm9                   ;   122.2 p5      41 next
        vpternlogd zmm3, zmm30, zmm10, 0x48         ;   123.2 p0      41 next
        vpxord zmm3, zmm3, zmm5                     ;   124.2 p5      41 next
        vpandd zmm0, zmm0, zmm9                     ;   123.2 p0      41 next
        vpandd zmm21, zmm21, zmm9                   ;   123.5 p5      41 next
        vmovdqa64 zmm12, zmm21                      ;   124.5         41 next copy
        vpternlogd zmm21, zmm7, zmm20, 0x78         ;   124.5 p0      41 next
        vmovdqa64 zmm1, zmm20                       ;   119.5         41 next copy
        vpternlogd zmm1, zmm27, zmm0, 0x87          ;   124.5 p5      41 next
        vmovdqa64 zmm2, zmm17                       ;   117.2         41 next copy
        vpternlogd zmm2, zmm7, zmm9, 0x78           ;   125.2 p0      41 next
        vmovdqu64 [rbp + 5440], zmm14               ;    76.5 p8+p9   48 next spill
        vmovdqa64 zmm14, zmm27                      ;   118.2         41 next copy
        vpternlogd zmm14, zmm8, zmm2, 0x60          ;   126.2 p5      41 next
        vmovdqu64 [rbp + 5056], zmm18               ;   113.5 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm14                      ;   127.2         41 next copy
        vpternlogd zmm18, zmm7, zmm9, 0x78          ;   127.2 p0      41 next
        vmovdqu64 [rbp + 4224], zmm31               ;   109.5 p8+p9   45 next spill
        vmovdqu64 zmm31, [r10 + 1152]               ;    74.0 p2      54 next
        vpxord zmm31, zmm31, [rbp + 2240]           ;   126.5 p5+p3   54 next
        vpandd zmm6, zmm6, zmm31                    ;   127.5 p0      41 next
        vpandd zmm29, zmm29, zmm31                  ;   127.5 p5      41 next
        vpxord zmm12, zmm12, zmm29                  ;   128.5 p0      41 next
        vpternlogd zmm3, zmm8, zmm12, 0x78          ;   129.5 p5      41 next
        vpternlogd zmm12, zmm9, zmm31, 0x6c         ;   129.5 p0      41 next
        vmovdqu64 [rbp + 4928], zmm22               ;   115.2 p7+p4   54 next spill
        vpandd zmm22, zmm17, zmm7                   ;   129.5 p5      41 next
        vpternlogd zmm5, zmm22, zmm30, 0x6c         ;   130.5 p0      41 next
        vmovdqu64 [rbp + 4352], zmm19               ;   115.5 p8+p9   54 next spill
        vmovdqa64 zmm19, zmm6                       ;   128.5         41 next copy
        vpternlogd zmm19, zmm27, zmm17, 0x78        ;   130.5 p5      41 next
        vpxord zmm16, zmm16, zmm19                  ;   131.5 p0      41 next
        vpternlogd zmm21, zmm31, zmm16, 0x78        ;   132.5 p5      41 next
        vpxord zmm16, zmm16, zmm9                   ;   132.5 p0      41 next
        vmovdqu64 [rbp + 4096], zmm13               ;   116.2 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm1                       ;   125.5         41 next copy
        vpternlogd zmm13, zmm9, zmm16, 0x78         ;   133.5 p5      41 next
        vpternlogd zmm5, zmm13, zmm29, 0x96         ;   134.5 p0      41 next
        vmovdqu64 zmm13, [r10 + 1472]               ;    77.3 p2      54 next
        vpxord zmm13, zmm13, [rbp + 2880]           ;   133.5 p5+p3   54 next
        vmovdqu64 [rbp + 3968], zmm4                ;   116.5 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm0                        ;   124.2         41 next copy
        vpternlogd zmm4, zmm8, zmm17, 0x78          ;   134.2 p0      41 next
        vmovdqu64 [rbp + 4608], zmm25               ;   114.2 p7+p4   45 next spill
        vmovdqa64 zmm25, zmm4                       ;   135.2         41 next copy
        vpternlogd zmm25, zmm31, zmm2, 0x78         ;   135.2 p5      41 next
        vmovdqu64 [rbp + 4864], zmm11               ;   114.5 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm13                      ;   134.5         41 next copy
        vmovdqu64 [rbp + 5696], zmm15               ;   113.2 p7+p4   45 next spill
        vmovdqa64 zmm15, zmm13                      ;   134.5         41 next copy
        vmovdqu64 [rbp + 4160], zmm5                ;   135.5 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm13                       ;   134.5         41 next copy
        vmovdqu64 [rbp + 4736], zmm21               ;   133.5 p7+p4   41 next spill
        vmovdqa64 zmm21, zmm13                      ;   134.5         41 next copy
        vmovdqu64 [rbp + 5120], zmm19               ;   131.5 p8+p9   41 next spill
        vmovdqu64 zmm19, [r10 + 1600]               ;    80.2 p2      54 next
        vpxord zmm19, zmm19, [rbp + 3136]           ;   135.2 p0+p3   54 next
        vpxord zmm4, zmm4, zmm31                    ;   135.5 p5      41 next
        vmovdqu64 [rbp + 4544], zmm28               ;   121.2 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm13                      ;   134.5         41 next copy
        vpternlogd zmm28, zmm19, zmm23, 0x78        ;   136.2 p0      41 next
        vmovdqu64 [rbp + 5504], zmm0                ;   124.2 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm28                       ;   137.2         41 next copy
        vmovdqu64 [rbp + 5632], zmm18               ;   128.2 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm19                      ;   136.2         41 next copy
        vmovdqu64 [rbp + 5184], zmm12               ;   130.5 p8+p9   41 next spill
        vmovdqu64 zmm12, [r10 + 1664]               ;    82.0 p2      54 next
        vpxord zmm12, zmm12, [rbp + 3264]           ;   136.5 p5+p3   54 next
        vpandd zmm5, zmm5, zmm12                    ;   137.5 p0      41 next
        vmovdqu64 [rbp + 5248], zmm2                ;   126.2 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm9                        ;   122.2         41 next copy
        vpternlogd zmm2, zmm27, zmm20, 0x60         ;   137.5 p5      41 next
        vmovdqu64 [rbp + 4480], zmm14               ;   127.2 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm12                      ;   137.5         41 next copy
        vmovdqu64 [rbp + 4800], zmm3                ;   130.5 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm12                       ;   137.5         41 next copy
        vmovdqu64 [rbp + 4672], zmm25               ;   136.2 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm12                      ;   137.5         41 next copy
        vmovdqu64 [rbp + 5312], zmm9                ;   122.2 p7+p4   54 next spill
        vmovdqa64 zmm9, zmm12                       ;   137.5         41 next copy
        vmovdqu64 [rbp + 5760], zmm27               ;   118.2 p8+p9   54 next spill
        vmovdqu64 zmm27, [r10 + 1728]               ;    84.5 p2      54 next
        vpxord zmm27, zmm27, [rbp + 3392]           ;   138.2 p0+p3   54 next
        vpxord zmm1, zmm1, zmm2                     ;   138.5 p5      41 next
        vpandd zmm25, zmm25, zmm27                  ;   139.2 p0      41 next
        vpandd zmm21, zmm21, zmm27                  ;   139.5 p5      41 next
        vmovdqu64 [rbp + 5824], zmm6                ;   128.5 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm25                       ;   140.2         41 next copy
        vpternlogd zmm6, zmm12, zmm23, 0x78         ;   140.2 p0      41 next
        vmovdqu64 [rbp + 5888], zmm17               ;   117.2 p8+p9   54 next spill
        vmovdqa64 zmm17, zmm27                      ;   139.2         41 next copy
        vmovdqu64 [rbp + 5952], zmm2                ;   138.5 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm27                       ;   139.2         41 next copy
        vmovdqu64 [rbp + 6016], zmm29               ;   128.5 p8+p9   41 next spill
        vmovdqu64 zmm29, [r10 + 1792]               ;    86.7 p2      54 next
        vpxord zmm29, zmm29, [rbp + 3520]           ;   140.5 p5+p3   54 next
        vpxord zmm22, zmm22, zmm10                  ;   141.2 p0      41 next
        vpxord zmm24, zmm24, zmm29                  ;   141.5 p5      41 next
        vpandd zmm18, zmm18, zmm29                  ;   142.2 p0      41 next
        vmovdqu64 [rbp + 6080], zmm10               ;   123.2 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm24                      ;   142.5         41 next copy
        vpternlogd zmm10, zmm12, zmm19, 0x78        ;   142.5 p5      41 next
        vmovdqu64 [rbp + 6144], zmm22               ;   142.2 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm29                      ;   141.5         41 next copy
        vmovdqu64 [rbp + 6208], zmm31               ;   127.5 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm29                      ;   141.5         41 next copy
        vpternlogd zmm31, zmm13, zmm23, 0x60        ;   143.2 p0      41 next
        vmovdqu64 [rbp + 6272], zmm20               ;   119.5 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm19                      ;   136.2         41 next copy
        vpternlogd zmm20, zmm29, zmm27, 0x78        ;   143.5 p5      41 next
        vmovdqu64 [rbp + 6336], zmm7                ;   120.2 p7+p4   54 next spill
        vmovdqu64 zmm7, [r10 + 1856]                ;    89.5 p2      54 next
        vpxord zmm7, zmm7, [rbp + 3648]             ;   144.2 p0+p3   54 next
        vpternlogd zmm5, zmm7, zmm27, 0x78          ;   145.2 p5      41 next
        vpternlogd zmm1, zmm16, zmm8, 0x78          ;   145.2 p0      41 next
        vpternlogd zmm6, zmm7, zmm13, 0x78          ;   145.5 p5      41 next
        vpxord zmm11, zmm11, zmm7                   ;   146.2 p0      41 next
        vpxord zmm3, zmm3, zmm11                    ;   147.2 p5      41 next
        vpandd zmm26, zmm26, zmm7                   ;   147.2 p0      41 next
        vmovdqa64 zmm16, zmm26                      ;   148.2         41 next copy
        vmovdqu64 [rbp + 6400], zmm8                ;   119.5 p8+p9   54 next spill
        vmovdqa64 zmm8, zmm7                        ;   145.2         41 next copy
        vmovdqu64 [rbp + 6464], zmm1                ;   146.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [r10 + 1920]                ;    91.5 p2      54 next
        vpxord zmm1, zmm1, [rbp + 3776]             ;   147.5 p5+p3   54 next
        vpternlogd zmm28, zmm1, zmm23, 0x78         ;   148.5 p0      41 next
        vpternlogd zmm28, zmm27, zmm20, 0x78        ;   149.5 p5      41 next
        vpxord zmm31, zmm31, zmm28                  ;   150.5 p0      41 next
        vpandd zmm14, zmm14, zmm1                   ;   149.5 p5      41 next
        vpternlogd zmm28, zmm14, zmm21, 0x96        ;   150.5 p0      41 next
        vpternlogd zmm21, zmm1, zmm27, 0x78         ;   150.5 p5      41 next
        vpandd zmm15, zmm15, zmm1                   ;   151.2 p0      41 next
        vpternlogd zmm15, zmm12, zmm7, 0x87         ;   152.2 p5      41 next
        vpandd zmm22, zmm22, zmm1                   ;   152.2 p0      41 next
        vpternlogd zmm22, zmm27, zmm24, 0x78        ;   153.2 p5      41 next
        vpandd zmm8, zmm8, zmm1                     ;   153.2 p0      41 next
        vpxord zmm16, zmm16, zmm8                   ;   154.2 p5      41 next
        vmovdqa64 zmm12, zmm1                       ;   148.5         41 next copy
        vmovdqu64 [rbp + 6528], zmm30               ;   118.5 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm28                      ;   151.5         41 next copy
        vmovdqu64 [rbp + 6592], zmm28               ;   151.5 p7+p4   41 next spill
        vpxord zmm28, zmm15, zmm16                  ;   155.2 p0      41 next
        vmovdqu64 [rbp + 6656], zmm4                ;   136.5 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm31                       ;   151.5         41 next copy
        vpternlogd zmm4, zmm7, zmm19, 0x78          ;   154.5 p5      41 next
        vmovdqu64 [rbp + 6720], zmm26               ;   148.2 p7+p4   41 next spill
        vmovdqu64 zmm26, [r10 + 1984]               ;    95.3 p2      54 next
        vpxord zmm26, zmm26, [rbp + 3904]           ;   155.2 p0+p3   54 next
        vpternlogd zmm18, zmm26, zmm3, 0x1e         ;   156.2 p5      41 next
        vpternlogd zmm18, zmm23, zmm13, 0x78        ;   157.2 p0      41 next
        vpternlogd zmm27, zmm29, zmm26, 0x48        ;   156.5 p5      41 next
        vpternlogd zmm8, zmm26, zmm19, 0x78         ;   157.2 p0      41 next
        vpternlogd zmm8, zmm29, zmm3, 0xb4          ;   158.2 p5      41 next
        vpandd zmm12, zmm12, zmm26                  ;   158.2 p0      41 next
        vpxord zmm5, zmm5, zmm12                    ;   159.2 p5      41 next
        vpandd zmm17, zmm17, zmm26                  ;   159.2 p0      41 next
        vpxord zmm9, zmm9, zmm17                    ;   160.2 p5      41 next
        vpternlogd zmm17, zmm31, zmm8, 0x96         ;   160.2 p0      41 next
        vpxord zmm0, zmm0, zmm26                    ;   160.5 p5      41 next
        vpternlogd zmm21, zmm23, zmm0, 0x78         ;   161.5 p0      41 next
        vpternlogd zmm0, zmm29, zmm11, 0x78         ;   161.5 p5      41 next
        vmovdqu64 zmm23, [rbp + 6208]               ;   127.5 p2      41 next
        vpxord zmm2, zmm2, zmm0                     ;   162.5 p0      41 next
        vpxord zmm23, zmm23, [rbp + 6272]           ;   162.5 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 6336]                ;   120.2 p2      41 next
        vmovdqu64 zmm29, [rbp + 6016]               ;   128.5 p3      41 next reload
        vpxord zmm0, zmm0, zmm29                    ;   163.2 p0      41 next
        vpternlogd zmm11, zmm22, zmm18, 0x96        ;   163.5 p5      41 next
        vpternlogd zmm18, zmm15, zmm2, 0x96         ;   164.2 p0      41 next
        vpxord zmm30, zmm30, zmm2                   ;   164.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 6528]                ;   118.5 p2      41 next
        vpternlogd zmm30, zmm24, zmm13, 0x78        ;   165.5 p0      41 next
        vmovdqu64 zmm15, [rbp + 5952]               ;   138.5 p3      41 next
        vpternlogd zmm13, zmm1, zmm26, 0x6c         ;   165.5 p5      41 next
        vpternlogd zmm22, zmm25, zmm13, 0x96        ;   166.5 p0      41 next
        vmovdqu64 zmm24, [rbp + 6464]               ;   146.2 p2      41 next
        vpternlogd zmm20, zmm22, zmm5, 0x96         ;   167.5 p5      41 next
        vpternlogd zmm26, zmm9, zmm9, 0x3f          ;   167.2 p0      41 next
        vpternlogd zmm7, zmm5, zmm19, 0x9c          ;   167.5 p5      41 next
        vpternlogd zmm13, zmm19, zmm3, 0x78         ;   168.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 5888]                ;   117.2 p3      41 next
        vmovdqu64 zmm22, [rbp + 6336]               ;   120.2 p2      41 next
        vpternlogd zmm27, zmm9, zmm13, 0x96         ;   169.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 6400]                ;   119.5 p3      41 next
        vmovdqu64 zmm13, [rbp + 6528]               ;   118.5 p2      41 next
        vpternlogd zmm14, zmm16, zmm20, 0x96        ;   169.2 p0      41 next
        vmovdqu64 zmm16, [rbp + 5760]               ;   118.2 p3      41 next
        vpternlogd zmm28, zmm21, zmm10, 0x96        ;   169.5 p5      41 next
        vpternlogd zmm7, zmm10, zmm8, 0x96          ;   170.2 p0      41 next
        vpternlogd zmm1, zmm19, zmm26, 0x6a         ;   170.5 p5      41 next
        vpternlogd zmm27, zmm26, zmm6, 0x96         ;   171.2 p0      41 next
        vpternlogd zmm11, zmm12, zmm1, 0x96         ;   171.5 p5      41 next
        vmovdqu64 zmm8, [rbp + 6656]                ;   136.5 p2      41 next reload
        vmovdqu64 zmm10, [rbp + 6336]               ;   120.2 p3      54 next reload
        vmovdqu64 zmm12, [rbp + 6528]               ;   118.5 p2      41 next
        vpternlogd zmm12, zmm10, zmm8, 0x78         ;   172.2 p0      41 next
        vmovdqu64 zmm19, [rbp + 4672]               ;   136.2 p3      41 next reload
        vmovdqu64 zmm20, [rbp + 4480]               ;   127.2 p2      41 next
        vpternlogd zmm20, zmm19, [rbp + 4800], 0x96 ;   172.5 p5+p3   41 next
        vpxord zmm22, zmm22, zmm17                  ;   173.2 p0      41 next
        vmovdqu64 zmm17, [rbp + 6528]               ;   118.5 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 6144]               ;   142.2 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 5760]               ;   118.2 p2      41 next
        vpternlogd zmm21, zmm19, zmm17, 0x60        ;   173.5 p5      41 next
        vmovdqu64 zmm25, [rbp + 5760]               ;   118.2 p3      54 next reload
        vmovdqu64 zmm26, [rbp + 5632]               ;   128.2 p2      41 next reload
        vpternlogd zmm17, zmm26, zmm25, 0x80        ;   174.2 p0      41 next
        vpternlogd zmm3, zmm18, [r10 + 8704], 0x96  ;   174.5 p5+p3   48 next
        vpxord zmm13, zmm13, zmm14                  ;   175.2 p0      41 next
        vpandd zmm2, zmm2, zmm0                     ;   175.5 p5      41 next
        vpternlogd zmm4, zmm1, [rbp + 6720], 0x96   ;   176.2 p0+p2   41 next
        vpxord zmm9, zmm9, zmm7                     ;   176.5 p5      41 next
        vpxord zmm5, zmm5, zmm27                    ;   177.2 p0      41 next
        vpxord zmm16, zmm16, zmm11                  ;   177.5 p5      41 next
        vmovdqu64 zmm1, [rbp + 5312]                ;   122.2 p3      54 next reload
        vpternlogd zmm25, zmm23, zmm1, 0x78         ;   178.2 p0      41 next
        vpxord zmm24, zmm24, zmm25                  ;   179.2 p5      41 next
        vmovdqu64 zmm7, [rbp + 6208]                ;   127.5 p2      54 next reload
        vpternlogd zmm6, zmm30, zmm7, 0x96          ;   179.2 p0      41 next
        vpxord zmm15, zmm15, zmm2                   ;   179.5 p5      41 next
        vpternlogd zmm15, zmm29, zmm8, 0x96         ;   180.5 p0      41 next
        vpxord zmm28, zmm28, [r10 + 8640]           ;   180.5 p5+p3   48 next
        vpternlogd zmm2, zmm26, [rbp + 5504], 0x96  ;   181.2 p0+p2   41 next
        vpternlogd zmm1, zmm4, [rbp + 6592], 0x96   ;   181.5 p5+p3   41 next
        vpternlogd zmm20, zmm6, [r10 + 8896], 0x96  ;   182.2 p0+p2   48 next
        vpternlogd zmm24, zmm0, [rbp + 4544], 0x78  ;   182.5 p5+p3   41 next
        vpternlogd zmm24, zmm5, [r10 + 8832], 0x96  ;   183.5 p0+p2   48 next
        vpxord zmm5, zmm5, [r10 + 8256]             ;   183.5 p5+p3   48 next
        vpternlogd zmm2, zmm10, [rbp + 4736], 0x96  ;   184.2 p0+p2   41 next
        vpxord zmm6, zmm6, [r10 + 8320]             ;   184.5 p5+p3   48 next
        vpternlogd zmm2, zmm16, [r10 + 9152], 0x96  ;   185.2 p0+p2   48 next
        vpxord zmm16, zmm16, [r10 + 8576]           ;   185.5 p5+p3   48 next
        vpxord zmm0, zmm22, [r10 + 8384]            ;   186.2 p0+p2   48 next
        vmovdqu64 zmm4, [rbp + 5888]                ;   117.2 p3      54 next reload
        vpternlogd zmm12, zmm4, [rbp + 5824], 0x78  ;   186.5 p5+p2   41 next
        vpxord zmm4, zmm13, [r10 + 8512]            ;   187.2 p0+p3   48 next
        vpxord zmm8, zmm9, [r10 + 8448]             ;   187.5 p5+p2   48 next
        vmovdqu64 zmm10, [rbp + 5184]               ;   130.5 p3      41 next reload
        vmovdqu64 zmm11, [rbp + 5248]               ;   126.2 p2      41 next reload
        vpternlogd zmm21, zmm11, zmm10, 0x96        ;   188.2 p0      41 next
        vpternlogd zmm15, zmm11, zmm10, 0x96        ;   188.5 p5      41 next
        vpternlogd zmm15, zmm7, zmm19, 0x78         ;   189.5 p0      41 next
        vpternlogd zmm15, zmm13, [r10 + 9088], 0x96 ;   190.5 p5+p3   48 next
        vpternlogd zmm21, zmm23, [rbp + 6400], 0x87 ;   190.2 p0+p2   41 next
        vpternlogd zmm21, zmm22, [r10 + 8960], 0x96 ;   191.2 p5+p3   48 next
        vmovdqu64 zmm7, [rbp + 6080]                ;   123.2 p2      41 next reload
        vpternlogd zmm17, zmm7, [rbp + 5120], 0x96  ;   191.2 p0+p3   41 next
        vpternlogd zmm9, zmm12, zmm17, 0x69         ;   192.2 p5      41 next
        vmovdqu64 zmm7, [r8 + 64]                   ;   122.8 p2      54 next
        vmovdqu64 zmm10, [rbp + 4864]               ;   123.2 p3      54 next reload
        vpxord zmm7, zmm7, zmm10                    ;   192.2 p0      54 next
        vpxord zmm11, zmm1, [r10 + 8192]            ;   192.5 p5+p2   48 next
        vmovdqu64 zmm12, [rbp + 4160]               ;   135.5 p3      41 next reload
        vpternlogd zmm1, zmm12, [r10 + 8768], 0x96  ;   193.2 p0+p2   48 next
        vmovdqu64 zmm12, [r8 + 192]                 ;   125.2 p3      54 next
        vmovdqu64 zmm13, [rbp + 3968]               ;   125.8 p2      54 next reload
        vpxord zmm12, zmm12, zmm13                  ;   193.5 p5      54 next
        vmovdqu64 zmm14, [r8 + 256]                 ;   126.2 p3      54 next
        vmovdqu64 zmm17, [rbp + 4096]               ;   126.8 p2      54 next reload
        vpxord zmm14, zmm14, zmm17                  ;   194.2 p0      54 next
        vmovdqu64 zmm18, [r8 + 320]                 ;   127.2 p3      54 next
        vmovdqu64 zmm19, [rbp + 4352]               ;   127.8 p2      54 next reload
        vpxord zmm18, zmm18, zmm19                  ;   194.5 p5      54 next
        vpxord zmm9, zmm9, [r10 + 9024]             ;   195.2 p0+p3   48 next
        vmovdqu64 zmm22, [r8 + 384]                 ;   128.8 p2      54 next
        vmovdqu64 zmm23, [rbp + 4928]               ;   129.2 p3      54 next reload
        vpxord zmm22, zmm22, zmm23                  ;   195.5 p5      54 next
        vmovdqu64 zmm25, [r8 + 512]                 ;   129.8 p2      54 next
        vmovdqu64 zmm26, [rbp + 5056]               ;   130.2 p3      54 next reload
        vpxord zmm25, zmm25, zmm26                  ;   196.2 p0      54 next
        vmovdqu64 zmm27, [rbp + 5696]               ;   130.8 p2      45 next reload
        vmovdqu64 zmm29, [rbp + 1984]               ;   131.2 p3      54 next reload
        vmovdqu64 zmm30, [r8]                       ;   131.8 p2      54 next
        vpternlogd zmm30, zmm29, zmm27, 0x96        ;   196.5 p5      54 next
        vpandd zmm31, zmm3, zmm28                   ;   197.2 p0      45 next
        vmovdqu64 [rbp + 4160], zmm7                ;   193.2 p8+p9   54 next spill
        vmovdqa64 zmm7, zmm31                       ;   198.2         45 next copy
        vmovdqu64 [rbp + 5120], zmm22               ;   196.5 p7+p4   54 next spill
        vpandd zmm22, zmm3, zmm8                    ;   197.5 p5      45 next
        vmovdqu64 [rbp + 6080], zmm12               ;   194.5 p8+p9   54 next spill
        vpxord zmm12, zmm22, zmm0                   ;   198.5 p0      45 next
        vmovdqu64 [rbp + 6400], zmm18               ;   195.5 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm3                       ;   175.5         45 next copy
        vmovdqu64 [rbp + 6144], zmm14               ;   195.2 p8+p9   54 next spill
        vpandd zmm14, zmm28, zmm0                   ;   198.5 p5      45 next
        vmovdqu64 [rbp + 6208], zmm30               ;   197.5 p7+p4   54 next spill
        vpandd zmm30, zmm28, zmm11                  ;   199.2 p0      45 next
        vpternlogd zmm30, zmm0, zmm16, 0x87         ;   200.2 p5      45 next
        vmovdqa64 zmm26, zmm0                       ;   187.2         45 next copy
        vpandd zmm23, zmm0, zmm11                   ;   200.2 p0      45 next
        vpternlogd zmm23, zmm8, zmm16, 0x78         ;   201.2 p5      45 next
        vpxord zmm7, zmm7, zmm23                    ;   202.2 p0      45 next
        vpandd zmm23, zmm0, zmm8                    ;   201.5 p5      45 next
        vpxord zmm19, zmm16, zmm11                  ;   202.2 p0      45 next
        vpxord zmm26, zmm26, zmm19                  ;   203.2 p5      45 next
        vpandd zmm17, zmm28, zmm4                   ;   203.2 p0      45 next
        vpandd zmm13, zmm28, zmm16                  ;   203.5 p5      45 next
        vpandd zmm10, zmm16, zmm5                   ;   204.2 p0      45 next
        vpxord zmm27, zmm5, zmm4                    ;   204.5 p5      45 next
        vpternlogd zmm17, zmm8, zmm27, 0x78         ;   205.5 p0      45 next
        vpandd zmm29, zmm4, zmm6                    ;   205.5 p5      45 next
        vpternlogd zmm29, zmm3, zmm26, 0x1e         ;   206.5 p0      45 next
        vpternlogd zmm29, zmm5, zmm11, 0x78         ;   207.5 p5      45 next
        vmovdqu64 [rbp + 5184], zmm25               ;   197.2 p8+p9   54 next spill
        vmovdqa64 zmm25, zmm3                       ;   175.5         45 next copy
        vpternlogd zmm25, zmm12, zmm12, 0x3f        ;   207.2 p0      45 next
        vmovdqu64 [rbp + 5248], zmm2                ;   186.2 p7+p4   48 next spill
        vmovdqu64 zmm2, [rbp + 5184]                ;   197.2 p3      41 next
        vmovdqu64 [rbp + 5824], zmm15               ;   191.5 p8+p9   48 next spill
        vmovdqa64 zmm15, zmm4                       ;   188.2         45 next copy
        vpternlogd zmm15, zmm3, zmm8, 0x60          ;   207.5 p5      45 next
        vmovdqu64 [rbp + 5888], zmm9                ;   196.2 p7+p4   48 next spill
        vmovdqa64 zmm9, zmm28                       ;   181.5         45 next copy
        vpternlogd zmm9, zmm3, zmm11, 0x78          ;   208.2 p0      45 next
        vpternlogd zmm3, zmm13, zmm6, 0x6c          ;   208.5 p5      45 next
        vpternlogd zmm3, zmm4, zmm26, 0xb4          ;   209.5 p0      45 next
        vpxord zmm13, zmm13, zmm10                  ;   209.5 p5      45 next
        vmovdqu64 [rbp + 4736], zmm21               ;   192.2 p8+p9   48 next spill
        vmovdqa64 zmm21, zmm6                       ;   185.5         45 next copy
        vpternlogd zmm21, zmm8, zmm4, 0x78          ;   210.2 p0      45 next
        vmovdqu64 [rbp + 6336], zmm24               ;   184.5 p7+p4   48 next spill
        vmovdqa64 zmm24, zmm8                       ;   188.5         45 next copy
        vmovdqu64 [rbp + 4544], zmm20               ;   183.2 p8+p9   48 next spill
        vpandd zmm20, zmm8, zmm11                   ;   210.5 p5      45 next
        vmovdqu64 [rbp + 6592], zmm1                ;   194.2 p7+p4   48 next spill
        vmovdqa64 zmm1, zmm4                        ;   188.2         45 next copy
        vpternlogd zmm1, zmm5, zmm11, 0x60          ;   211.2 p0      45 next
        vmovdqu64 [rbp + 5312], zmm10               ;   205.2 p8+p9   45 next spill
        vpxord zmm10, zmm30, zmm13                  ;   211.5 p5      45 next
        vmovdqu64 [rbp + 5632], zmm10               ;   212.5 p7+p4   45 next spill
        vmovdqa64 zmm10, zmm11                      ;   193.5         45 next copy
        vpternlogd zmm10, zmm5, zmm6, 0x78          ;   212.2 p0      45 next
        vpxord zmm18, zmm18, zmm10                  ;   213.2 p5      45 next
        vpternlogd zmm10, zmm28, zmm5, 0x78         ;   213.2 p0      45 next
        vpternlogd zmm4, zmm18, zmm19, 0x6c         ;   214.2 p5      45 next
        vpxord zmm24, zmm24, zmm4                   ;   215.2 p0      45 next
        vpternlogd zmm19, zmm17, zmm29, 0x96        ;   214.5 p5      45 next
        vpternlogd zmm17, zmm23, zmm9, 0x96         ;   215.2 p0      45 next
        vpternlogd zmm23, zmm0, zmm5, 0x78          ;   215.5 p5      45 next
        vpternlogd zmm0, zmm27, zmm6, 0x6c          ;   216.2 p0      45 next
        vpternlogd zmm9, zmm6, zmm26, 0x78          ;   216.5 p5      45 next
        vpternlogd zmm15, zmm12, zmm9, 0x96         ;   217.5 p0      45 next
        vpternlogd zmm10, zmm8, zmm21, 0x78         ;   217.5 p5      45 next
        vpternlogd zmm21, zmm17, zmm7, 0x96         ;   218.2 p0      45 next
        vmovdqu64 zmm4, [rbp + 5440]                ;   132.8 p2      48 next reload
        vmovdqu64 zmm9, [rbp + 3136]                ;   133.2 p3      54 next reload
        vmovdqu64 zmm12, [rbp + 6592]               ;   194.2 p2      54 next
        vpternlogd zmm12, zmm9, zmm4, 0x96          ;   218.5 p5      54 next
        vmovdqu64 zmm17, [r8 + 576]                 ;   134.2 p3      76 l.9 reload
        vpternlogd zmm4, zmm9, zmm17, 0x96          ;   219.2 p0      54 next
        vpternlogd zmm7, zmm16, zmm6, 0xb4          ;   219.5 p5      45 next
        vpternlogd zmm29, zmm30, zmm24, 0x96        ;   220.2 p0      45 next
        vpternlogd zmm8, zmm20, zmm28, 0x6c         ;   220.5 p5      45 next
        vpternlogd zmm8, zmm5, zmm18, 0x78          ;   221.5 p0      45 next
        vpternlogd zmm28, zmm25, zmm6, 0x6c         ;   221.5 p5      45 next
        vpternlogd zmm23, zmm16, zmm11, 0x78        ;   222.2 p0      45 next
        vpternlogd zmm13, zmm21, zmm14, 0x96        ;   222.5 p5      45 next
        vmovdqu64 zmm5, [rbp + 5376]                ;   134.8 p2      48 next reload
        vmovdqu64 zmm18, [rbp + 3264]               ;   135.2 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 6336]               ;   184.5 p2      54 next
        vpternlogd zmm21, zmm18, zmm5, 0x96         ;   223.2 p0      54 next
        vmovdqu64 zmm30, [r8 + 640]                 ;   136.2 p3      76 l.10 reload
        vpternlogd zmm5, zmm18, zmm30, 0x96         ;   223.5 p5      54 next
        vpternlogd zmm14, zmm20, zmm10, 0x96        ;   224.2 p0      45 next
        vpxord zmm1, zmm1, zmm10                    ;   224.5 p5      45 next
        vpternlogd zmm19, zmm31, zmm28, 0x96        ;   225.2 p0      45 next
        vpternlogd zmm15, zmm25, zmm23, 0x96        ;   225.5 p5      45 next
        vmovdqu64 zmm10, [rbp + 5568]               ;   136.8 p2      48 next reload
        vmovdqu64 zmm20, [rbp + 3392]               ;   137.2 p3      54 next reload
        vmovdqu64 zmm25, [rbp + 4544]               ;   183.2 p2      54 next
        vpternlogd zmm25, zmm20, zmm10, 0x96        ;   226.2 p0      54 next
        vmovdqu64 zmm31, [r8 + 704]                 ;   138.2 p3      76 l.11 reload
        vpternlogd zmm10, zmm20, zmm31, 0x96        ;   226.5 p5      54 next
        vpternlogd zmm16, zmm6, zmm1, 0x6a          ;   227.2 p0      45 next
        vpternlogd zmm22, zmm1, zmm3, 0x96          ;   227.5 p5      45 next
        vpternlogd zmm7, zmm3, zmm0, 0x96           ;   228.2 p0      45 next
        vpxord zmm24, zmm24, zmm14                  ;   228.5 p5      45 next
        vpternlogd zmm24, zmm11, zmm27, 0x78        ;   229.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 5184]                ;   197.2 p2      41 next
        vmovdqu64 zmm3, [rbp + 4032]                ;   139.2 p3      48 next reload
        vmovdqu64 zmm6, [rbp + 3520]                ;   139.8 p2      54 next reload
        vmovdqu64 zmm11, [rbp + 4736]               ;   192.2 p3      54 next
        vpternlogd zmm11, zmm6, zmm3, 0x96          ;   229.5 p5      54 next
        vmovdqu64 zmm27, [r8 + 768]                 ;   140.8 p2      76 l.12 reload
        vpternlogd zmm3, zmm6, zmm27, 0x96          ;   230.2 p0      54 next
        vpxord zmm2, zmm2, zmm3                     ;   231.2 p5      41 next
        vpternlogd zmm0, zmm8, [rbp + 5632], 0x96   ;   231.2 p0+p3   45 next
        vpternlogd zmm26, zmm29, [rbp + 5056], 0x96 ;   231.5 p5+p2   54 next
        vpternlogd zmm16, zmm28, [rbp + 5312], 0x96 ;   232.2 p0+p3   45 next
        vmovdqu64 zmm8, [rbp + 6144]                ;   195.2 p2      41 next
        vmovdqu64 zmm28, [rbp + 6208]               ;   197.5 p3      54 next reload
        vpandd zmm8, zmm8, zmm28                    ;   232.5 p5      41 next
        vmovdqu64 zmm29, [rbp + 6400]               ;   195.5 p2      41 next
        vpandd zmm29, zmm29, zmm28                  ;   233.2 p0      41 next
        vpternlogd zmm23, zmm24, [rbp + 4544], 0x96 ;   233.5 p5+p3   45 next
        vpternlogd zmm14, zmm16, [rbp + 6592], 0x96 ;   234.2 p0+p2   45 next
        vmovdqu64 zmm16, [rbp + 6144]               ;   195.2 p3      41 next
        vmovdqu64 zmm24, [rbp + 6080]               ;   194.5 p2      54 next reload
        vpandd zmm16, zmm16, zmm24                  ;   234.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 5120]                ;   196.5 p3      41 next
        vpandd zmm6, zmm6, zmm24                    ;   235.2 p0      41 next
        vmovdqa64 zmm20, zmm2                       ;   232.2         41 next copy
        vpternlogd zmm20, zmm5, zmm4, 0x78          ;   235.5 p5      41 next
        vmovdqa64 zmm18, zmm5                       ;   224.5         41 next copy
        vmovdqa64 zmm9, zmm5                        ;   224.5         41 next copy
        vmovdqa64 zmm27, zmm5                       ;   224.5         41 next copy
        vpandd zmm31, zmm5, zmm10                   ;   236.2 p0      41 next
        vmovdqa64 zmm30, zmm5                       ;   224.5         41 next copy
        vpandd zmm17, zmm4, zmm3                    ;   236.5 p5      41 next
        vmovdqu64 [rbp + 6592], zmm11               ;   230.5 p8+p9   54 next spill
        vmovdqa64 zmm11, zmm3                       ;   231.2         41 next copy
        vmovdqu64 [rbp + 4544], zmm25               ;   227.2 p7+p4   54 next spill
        vmovdqa64 zmm25, zmm4                       ;   220.2         41 next copy
        vpternlogd zmm25, zmm3, zmm10, 0x78         ;   237.2 p0      41 next
        vmovdqu64 [rbp + 5312], zmm21               ;   224.2 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm10                      ;   227.5         41 next copy
        vmovdqu64 [rbp + 5056], zmm12               ;   219.5 p7+p4   54 next spill
        vmovdqa64 zmm12, zmm10                      ;   227.5         41 next copy
        vmovdqu64 [rbp + 5632], zmm26               ;   232.5 p8+p9   54 next spill
        vmovdqa64 zmm26, zmm10                      ;   227.5         41 next copy
        vmovdqu64 zmm28, [rbp + 4352]               ;   146.8 p2      54 next reload
        vpternlogd zmm13, zmm28, [rbp + 5824], 0x96 ;   237.5 p5+p3   54 next
        vmovdqu64 zmm28, [rbp + 4864]               ;   147.8 p2      54 next reload
        vpternlogd zmm15, zmm28, [rbp + 6336], 0x96 ;   238.2 p0+p3   54 next
        vmovdqu64 zmm28, [rbp + 5248]               ;   186.2 p2      48 next reload
        vmovdqu64 [rbp + 6336], zmm13               ;   238.5 p7+p4   54 next spill
        vmovdqu64 zmm13, [rbp + 4928]               ;   149.2 p3      54 next reload
        vpternlogd zmm19, zmm13, zmm28, 0x96        ;   238.5 p5      54 next
        vmovdqu64 zmm13, [rbp + 4416]               ;   149.8 p2      48 next reload
        vmovdqu64 [rbp + 4928], zmm19               ;   239.5 p8+p9   54 next spill
        vmovdqu64 zmm19, [rbp + 3904]               ;   150.2 p3      54 next reload
        vpternlogd zmm28, zmm19, zmm13, 0x96        ;   239.2 p0      54 next
        vpternlogd zmm13, zmm19, [r8 + 960], 0x96   ;   239.5 p5+p2   54 next
        vpandd zmm21, zmm21, zmm13                  ;   240.5 p0      41 next
        vpxord zmm30, zmm30, zmm21                  ;   241.5 p5      41 next
        vmovdqa64 zmm19, zmm13                      ;   240.5         41 next copy
        vpternlogd zmm19, zmm30, zmm30, 0x3f        ;   242.5 p0      41 next
        vmovdqu64 [rbp + 4416], zmm28               ;   240.2 p7+p4   54 next spill
        vmovdqa64 zmm28, zmm13                      ;   240.5         41 next copy
        vmovdqu64 [rbp + 5248], zmm15               ;   239.2 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm13                      ;   240.5         41 next copy
        vmovdqa64 zmm24, zmm3                       ;   231.2         41 next copy
        vpternlogd zmm24, zmm13, zmm10, 0x60        ;   241.5 p5      41 next
        vmovdqu64 [rbp + 4864], zmm6                ;   236.2 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 3968]                ;   151.2 p3      54 next reload
        vpternlogd zmm22, zmm6, [rbp + 4736], 0x96  ;   242.2 p0+p2   54 next
        vmovdqu64 zmm6, [rbp + 5888]                ;   196.2 p3      48 next reload
        vmovdqu64 [rbp + 4736], zmm22               ;   243.2 p8+p9   54 next spill
        vmovdqu64 zmm22, [rbp + 4096]               ;   152.8 p2      54 next reload
        vpternlogd zmm7, zmm22, zmm6, 0x96          ;   242.5 p5      54 next
        vmovdqu64 zmm22, [rbp + 4288]               ;   153.2 p3      48 next reload
        vmovdqu64 [rbp + 4096], zmm7                ;   243.5 p7+p4   54 next spill
        vmovdqu64 zmm7, [rbp + 3648]                ;   153.8 p2      54 next reload
        vpternlogd zmm6, zmm7, zmm22, 0x96          ;   243.2 p0      54 next
        vpternlogd zmm22, zmm7, [r8 + 832], 0x96    ;   243.5 p5+p3   54 next
        vpandd zmm1, zmm1, zmm22                    ;   244.5 p0      41 next
        vmovdqa64 zmm7, zmm1                        ;   245.5         41 next copy
        vmovdqu64 [rbp + 4288], zmm6                ;   244.2 p8+p9   54 next spill
        vmovdqa64 zmm6, zmm22                       ;   244.5         41 next copy
        vmovdqu64 [rbp + 5888], zmm29               ;   234.2 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm22                      ;   244.5         41 next copy
        vmovdqu64 [rbp + 3968], zmm8                ;   233.5 p8+p9   41 next spill
        vmovdqu64 zmm8, [rbp + 2880]                ;   154.8 p2      54 next reload
        vpternlogd zmm0, zmm8, [rbp + 4224], 0x96   ;   244.5 p5+p3   54 next
        vmovdqu64 [rbp + 4352], zmm0                ;   245.5 p7+p4   54 next spill
        vmovdqu64 zmm0, [rbp + 2240]                ;   155.8 p2      54 next reload
        vpternlogd zmm23, zmm0, [rbp + 4608], 0x96  ;   245.2 p0+p3   54 next
        vmovdqu64 [rbp + 4032], zmm23               ;   246.2 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 1984]               ;   156.8 p2      54 next reload
        vpternlogd zmm14, zmm23, [rbp + 5696], 0x96 ;   245.5 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 6400]               ;   195.5 p2      41 next
        vmovdqu64 [rbp + 5696], zmm14               ;   246.5 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 4160]               ;   193.2 p3      41 next
        vpandd zmm14, zmm14, [rbp + 6400]           ;   246.2 p0+p2   41 next
        vmovdqu64 [rbp + 5568], zmm14               ;   247.2 p8+p9   41 next spill
        vmovdqu64 zmm14, [rbp + 5120]               ;   196.5 p3      41 next
        vmovdqu64 [rbp + 5376], zmm16               ;   235.5 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 4160]               ;   193.2 p2      41 next
        vpandd zmm16, zmm16, [rbp + 6208]           ;   246.5 p5+p3   41 next
        vmovdqu64 [rbp + 5440], zmm16               ;   247.5 p8+p9   41 next spill
        vmovdqu64 zmm16, [rbp + 5376]               ;   235.5 p2      41 next
        vmovdqu64 [rbp + 5504], zmm1                ;   245.5 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 5440]                ;   247.5 p3      41 next
        vmovdqu64 [rbp + 6656], zmm20               ;   236.5 p8+p9   41 next spill
        vmovdqu64 zmm20, [r8 + 448]                 ;   161.8 p2      54 next
        vpternlogd zmm20, zmm8, [rbp + 4224], 0x96  ;   247.2 p0+p3   54 next
        vpxord zmm6, zmm6, zmm20                    ;   248.2 p5      41 next
        vpxord zmm9, zmm9, zmm6                     ;   249.2 p0      41 next
        vpternlogd zmm17, zmm13, zmm9, 0x1e         ;   250.2 p5      41 next
        vpandd zmm27, zmm27, zmm20                  ;   249.2 p0      41 next
        vpternlogd zmm27, zmm22, zmm10, 0x78        ;   250.2 p5      41 next
        vpandd zmm26, zmm26, zmm20                  ;   250.2 p0      41 next
        vpternlogd zmm17, zmm20, [rbp + 5184], 0x78 ;   251.2 p5+p2   41 next
        vmovdqa64 zmm8, zmm20                       ;   248.2         41 next copy
        vmovdqu64 [rbp + 4224], zmm21               ;   241.5 p7+p4   41 next spill
        vmovdqu64 zmm21, [r8 + 128]                 ;   163.2 p3      54 next
        vpternlogd zmm21, zmm0, [rbp + 4608], 0x96  ;   251.2 p0+p2   54 next
        vpandd zmm23, zmm23, zmm21                  ;   252.2 p5      41 next
        vpandd zmm14, zmm14, zmm21                  ;   252.2 p0      41 next
        vpxord zmm1, zmm1, zmm14                    ;   253.5 p5      41 next
        vmovdqa64 zmm0, zmm31                       ;   237.2         41 next copy
        vpternlogd zmm0, zmm5, [rbp + 5184], 0x78   ;   253.2 p0+p3   41 next
        vpternlogd zmm0, zmm22, zmm20, 0x78         ;   254.2 p5      41 next
        vmovdqu64 [rbp + 4608], zmm14               ;   253.2 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm3                       ;   231.2         41 next copy
        vpternlogd zmm14, zmm20, [rbp + 5184], 0x60 ;   254.2 p0+p2   41 next
        vmovdqu64 [rbp + 6016], zmm1                ;   254.5 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm20                       ;   248.2         41 next copy
        vpternlogd zmm1, zmm4, [rbp + 5184], 0x78   ;   254.5 p5+p3   41 next
        vpxord zmm15, zmm15, zmm1                   ;   255.5 p0      41 next
        vmovdqu64 [rbp + 5760], zmm21               ;   252.2 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm15                      ;   256.5         41 next copy
        vpternlogd zmm21, zmm3, zmm6, 0x78          ;   256.5 p5      41 next
        vpxord zmm12, zmm12, zmm21                  ;   257.5 p0      41 next
        vmovdqa64 zmm21, zmm12                      ;   258.5         41 next copy
        vmovdqu64 [rbp + 6720], zmm23               ;   253.2 p7+p4   41 next spill
        vmovdqu64 zmm23, [rbp + 3776]               ;   165.8 p2      54 next reload
        vmovdqu64 [rbp + 6528], zmm0                ;   255.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 5824]                ;   191.5 p3      54 next
        vpternlogd zmm0, zmm23, [rbp + 4992], 0x96  ;   256.5 p5+p2   54 next
        vmovdqu64 [rbp + 5824], zmm0                ;   257.5 p7+p4   54 next spill
        vmovdqu64 zmm0, [rbp + 6144]                ;   195.2 p3      41 next
        vpxord zmm0, zmm0, [rbp + 4864]             ;   257.2 p0+p2   41 next
        vmovdqu64 [rbp + 4800], zmm0                ;   258.2 p8+p9   41 next spill
        vmovdqu64 zmm0, [rbp + 6208]                ;   197.5 p3      41 next
        vmovdqu64 [rbp + 4672], zmm12               ;   258.5 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 4800]               ;   258.2 p2      41 next
        vmovdqu64 [rbp + 4480], zmm3                ;   231.2 p8+p9   54 next spill
        vmovdqu64 zmm3, [rbp + 6080]                ;   194.5 p3      41 next
        vpandd zmm3, zmm3, [rbp + 4160]             ;   257.5 p5+p2   41 next
        vmovdqu64 [rbp + 6464], zmm3                ;   258.5 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 5760]                ;   252.2 p3      41 next
        vmovdqu64 [rbp + 5952], zmm19               ;   243.5 p8+p9   41 next spill
        vmovdqu64 zmm19, [rbp + 6464]               ;   258.5 p2      41 next
        vpxord zmm19, zmm19, [rbp + 3968]           ;   264.5 p0+p3   41 next
        vmovdqu64 [rbp + 6272], zmm19               ;   265.5 p7+p4   41 next spill
        vmovdqu64 zmm19, [r8 + 896]                 ;   171.8 p2      54 next
        vpternlogd zmm19, zmm23, [rbp + 4992], 0x96 ;   258.5 p5+p3   54 next
        vpandd zmm18, zmm18, zmm19                  ;   259.5 p0      41 next
        vpandd zmm8, zmm8, zmm19                    ;   259.5 p5      41 next
        vpternlogd zmm8, zmm5, zmm22, 0x87          ;   260.5 p0      41 next
        vmovdqu64 zmm5, [rbp + 5760]                ;   252.2 p2      41 next
        vpxord zmm5, zmm5, [rbp + 5568]             ;   260.5 p5+p3   41 next
        vpandd zmm28, zmm28, zmm19                  ;   261.2 p0      41 next
        vpxord zmm27, zmm27, zmm28                  ;   262.2 p5      41 next
        vpandd zmm11, zmm11, zmm19                  ;   262.2 p0      41 next
        vpternlogd zmm11, zmm10, zmm2, 0x78         ;   263.2 p5      41 next
        vpternlogd zmm6, zmm11, zmm17, 0x96         ;   264.2 p0      41 next
        vpandd zmm29, zmm29, zmm19                  ;   263.5 p5      41 next
        vpxord zmm7, zmm7, zmm29                    ;   264.5 p0      41 next
        vpternlogd zmm29, zmm13, zmm4, 0x78         ;   264.5 p5      41 next
        vpternlogd zmm13, zmm19, zmm20, 0x6c        ;   265.2 p0      41 next
        vpternlogd zmm11, zmm31, zmm13, 0x96        ;   266.2 p5      41 next
        vmovdqu64 zmm31, [rbp + 6080]               ;   194.5 p2      41 next
        vpxord zmm31, zmm31, [rbp + 4608]           ;   266.2 p0+p3   41 next
        vpternlogd zmm13, zmm4, zmm9, 0x78          ;   266.5 p5      41 next
        vpternlogd zmm24, zmm30, zmm13, 0x96        ;   267.5 p0      41 next
        vmovdqu64 zmm13, [rbp + 6400]               ;   195.5 p2      41 next
        vmovdqu64 zmm30, [rbp + 4160]               ;   193.2 p3      41 next
        vpternlogd zmm11, zmm27, zmm25, 0x96        ;   267.5 p5      41 next
        vpternlogd zmm27, zmm22, zmm4, 0xb4         ;   268.2 p0      41 next
        vpternlogd zmm11, zmm18, zmm7, 0x96         ;   268.5 p5      41 next
        vpxord zmm7, zmm7, zmm8                     ;   269.2 p0      41 next
        vpandd zmm13, zmm13, zmm31                  ;   269.5 p5      41 next
        vpxord zmm11, zmm11, [rbp + 6400]           ;   270.2 p0+p2   41 next
        vmovdqu64 zmm23, [rbp + 6080]               ;   194.5 p3      41 next
        vmovdqu64 [rbp + 4992], zmm11               ;   271.2 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 6144]               ;   195.2 p2      41 next
        vmovdqu64 [rbp + 6784], zmm31               ;   267.2 p7+p4   41 next spill
        vmovdqu64 zmm31, [rbp + 5120]               ;   196.5 p3      41 next
        vpternlogd zmm17, zmm8, [rbp + 4672], 0x96  ;   270.5 p5+p2   41 next
        vmovdqu64 zmm8, [rbp + 5184]                ;   197.2 p3      54 next reload
        vpternlogd zmm1, zmm19, zmm8, 0x78          ;   271.2 p0      41 next
        vpternlogd zmm1, zmm25, zmm10, 0x78         ;   272.2 p5      41 next
        vpternlogd zmm10, zmm26, zmm19, 0x6c        ;   272.2 p0      41 next
        vpternlogd zmm10, zmm8, zmm15, 0x78         ;   273.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 4992]                ;   271.2 p2      48 next
        mov r11, qword [rbp + 9456]                 ;   173.5 p10     76 l.0 reload
        vpxord zmm8, zmm8, [r11 + 8512]             ;   277.2 p0+p3   48 next
        vpternlogd zmm18, zmm26, zmm1, 0x96         ;   273.5 p5      41 next
        vmovdqu64 zmm15, [rbp + 5120]               ;   196.5 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 4160]               ;   193.2 p3      54 next reload
        vmovdqu64 zmm26, [rbp + 6720]               ;   253.2 p2      41 next
        vpternlogd zmm26, zmm25, zmm15, 0x78        ;   274.2 p0      41 next
        vpxord zmm14, zmm14, zmm1                   ;   274.5 p5      41 next
        vmovdqu64 zmm1, [rbp + 5952]                ;   243.5 p3      41 next reload
        vpternlogd zmm19, zmm4, zmm1, 0x6a          ;   275.2 p0      41 next
        vpternlogd zmm22, zmm4, zmm14, 0x6a         ;   275.5 p5      41 next
        vpternlogd zmm6, zmm28, zmm19, 0x96         ;   276.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 6528]                ;   255.2 p2      41 next reload
        vpternlogd zmm24, zmm1, zmm4, 0x96          ;   276.5 p5      41 next
        vpxord zmm21, zmm21, zmm18                  ;   277.2 p0      41 next
        vpternlogd zmm21, zmm20, zmm2, 0x78         ;   278.2 p5      41 next
        vmovdqu64 zmm1, [rbp + 6208]                ;   197.5 p3      54 next reload
        vmovdqu64 zmm2, [rbp + 6080]                ;   194.5 p2      41 next
        vpternlogd zmm2, zmm25, zmm1, 0x6c          ;   278.2 p0      41 next
        vmovdqu64 zmm20, [rbp + 5568]               ;   247.2 p3      41 next reload
        vmovdqa64 zmm28, zmm1                       ;   203.5         41 next copy
        vpternlogd zmm28, zmm15, zmm20, 0x60        ;   278.5 p5      41 next
        vpxord zmm30, zmm30, zmm24                  ;   279.2 p0      41 next
        vpternlogd zmm29, zmm9, [rbp + 4480], 0xd2  ;   279.5 p5+p2   41 next
        vmovdqu64 zmm24, [rbp + 6656]               ;   236.5 p3      41 next reload
        vpternlogd zmm7, zmm10, zmm24, 0x96         ;   280.2 p0      41 next
        vpternlogd zmm27, zmm24, zmm29, 0x96        ;   280.5 p5      41 next
        vpternlogd zmm9, zmm17, [r11 + 8704], 0x96  ;   281.2 p0+p2   48 next
        vmovdqu64 zmm10, [rbp + 6144]               ;   195.2 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 5888]               ;   234.2 p2      41 next
        vpternlogd zmm17, zmm25, zmm10, 0x78        ;   281.5 p5      41 next
        vpternlogd zmm22, zmm19, [rbp + 5504], 0x96 ;   282.2 p0+p3   41 next
        vpxord zmm16, zmm16, zmm26                  ;   282.5 p5      41 next
        vpxord zmm31, zmm31, zmm6                   ;   283.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 6016]                ;   254.5 p2      41 next reload
        vmovdqu64 zmm19, [rbp + 5760]               ;   252.2 p3      41 next
        vpternlogd zmm19, zmm1, zmm6, 0x6c          ;   283.5 p5      41 next
        vpternlogd zmm29, zmm14, [rbp + 4224], 0x96 ;   284.2 p0+p2   41 next
        vpxord zmm11, zmm11, zmm27                  ;   284.5 p5      41 next
        vmovdqu64 zmm14, [rbp + 6400]               ;   195.5 p3      54 next reload
        vmovdqu64 zmm24, [rbp + 6272]               ;   265.5 p2      41 next
        vpternlogd zmm24, zmm15, zmm14, 0x48        ;   285.2 p0      41 next
        vpternlogd zmm18, zmm22, zmm1, 0x96         ;   285.5 p5      41 next
        vmovdqu64 zmm22, [rbp + 5888]               ;   234.2 p3      41 next reload
        vmovdqa64 zmm27, zmm20                      ;   253.2         41 next copy
        vpternlogd zmm27, zmm15, zmm22, 0x87        ;   286.2 p0      41 next
        vpxord zmm23, zmm23, zmm29                  ;   286.5 p5      41 next
        vpxord zmm0, zmm0, zmm16                    ;   287.2 p0      41 next
        vpxord zmm3, zmm3, zmm17                    ;   287.5 p5      41 next
        vmovdqu64 zmm29, [rbp + 5760]               ;   252.2 p2      54 next reload
        vpternlogd zmm4, zmm21, zmm29, 0x96         ;   288.2 p0      41 next
        vpternlogd zmm17, zmm29, zmm2, 0x78         ;   288.5 p5      41 next
        vpternlogd zmm24, zmm2, zmm19, 0x96         ;   289.2 p0      41 next
        vpxord zmm21, zmm13, zmm28                  ;   289.5 p5      41 next
        vpxord zmm28, zmm28, zmm27                  ;   290.2 p0      41 next
        vpternlogd zmm27, zmm1, zmm0, 0x78          ;   290.5 p5      41 next
        vpternlogd zmm28, zmm0, zmm10, 0x78         ;   291.2 p0      41 next
        vmovdqa64 zmm0, zmm15                       ;   202.5         41 next copy
        vpternlogd zmm0, zmm1, zmm5, 0x78           ;   291.5 p5      41 next
        vpternlogd zmm24, zmm5, zmm10, 0x87         ;   292.2 p0      41 next
        vpxord zmm7, zmm7, [r11 + 8640]             ;   292.5 p5+p3   48 next
        vpxord zmm28, zmm28, zmm0                   ;   293.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 6080]                ;   194.5 p2      54 next reload
        vmovdqu64 zmm5, [rbp + 5440]                ;   247.5 p3      41 next reload
        vpternlogd zmm20, zmm5, zmm0, 0x6c          ;   293.5 p5      41 next
        vpternlogd zmm20, zmm16, zmm29, 0x78        ;   294.5 p0      41 next
        vpternlogd zmm24, zmm23, [r11 + 8960], 0x96 ;   294.5 p5+p2   48 next
        vpxord zmm23, zmm23, [r11 + 8384]           ;   295.2 p0+p3   48 next
        vmovdqa64 zmm5, zmm15                       ;   202.5         41 next copy
        vpternlogd zmm5, zmm10, zmm2, 0x60          ;   295.5 p5      41 next
        vpternlogd zmm1, zmm5, zmm0, 0x6c           ;   296.5 p0      41 next
        vpternlogd zmm22, zmm13, zmm1, 0x96         ;   297.5 p5      41 next
        vpternlogd zmm1, zmm15, zmm14, 0x80         ;   297.5 p0      41 next
        vmovdqu64 zmm13, [rbp + 3968]               ;   233.5 p2      41 next reload
        vmovdqu64 zmm15, [rbp + 5376]               ;   235.5 p3      41 next
        vpternlogd zmm15, zmm14, zmm13, 0x48        ;   297.5 p5      41 next
        vpternlogd zmm1, zmm13, zmm26, 0x96         ;   298.5 p0      41 next
        vmovdqu64 zmm13, [rbp + 6464]               ;   258.5 p2      41 next
        vpternlogd zmm13, zmm14, [rbp + 4800], 0x78 ;   298.5 p5+p3   41 next
        vpxord zmm12, zmm12, zmm15                  ;   299.2 p0      41 next
        vpternlogd zmm12, zmm10, zmm6, 0x78         ;   300.2 p5      41 next
        vpternlogd zmm14, zmm0, zmm3, 0x78          ;   300.2 p0      41 next
        vpternlogd zmm22, zmm0, zmm20, 0x96         ;   300.5 p5      41 next
        vpternlogd zmm5, zmm17, zmm12, 0x96         ;   301.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 4608]                ;   253.2 p2      41 next reload
        vpternlogd zmm21, zmm3, zmm0, 0x96          ;   301.5 p5      41 next
        vpternlogd zmm13, zmm0, zmm27, 0x96         ;   302.2 p0      41 next
        vpternlogd zmm21, zmm2, zmm19, 0x96         ;   302.5 p5      41 next
        vpxord zmm0, zmm30, [r11 + 8256]            ;   303.2 p0+p3   48 next
        vpxord zmm2, zmm31, [r11 + 8576]            ;   303.5 p5+p2   48 next
        vpternlogd zmm31, zmm22, [r11 + 9152], 0x96 ;   304.2 p0+p3   48 next
        vpxord zmm3, zmm18, [r11 + 8192]            ;   304.5 p5+p2   48 next
        vpternlogd zmm13, zmm18, [r11 + 8768], 0x96 ;   305.2 p0+p3   48 next
        vpxord zmm6, zmm11, [r11 + 8448]            ;   305.5 p5+p2   48 next
        vpternlogd zmm14, zmm25, [rbp + 6720], 0x78 ;   306.2 p0+p3   41 next
        vpternlogd zmm11, zmm14, zmm1, 0x69         ;   307.2 p5      41 next
        vpxord zmm1, zmm4, [r11 + 8320]             ;   307.2 p0+p2   48 next
        vpternlogd zmm5, zmm4, [r11 + 8896], 0x96   ;   307.5 p5+p3   48 next
        vpternlogd zmm21, zmm29, [rbp + 6272], 0x78 ;   308.2 p0+p2   41 next
        vpxord zmm4, zmm8, zmm0                     ;   308.5 p5      45 next
        vpandd zmm10, zmm8, zmm1                    ;   309.2 p0      45 next
        vpandd zmm12, zmm8, zmm7                    ;   309.5 p5      45 next
        vmovdqu64 zmm14, [rbp + 4864]               ;   236.2 p3      41 next reload
        vpternlogd zmm28, zmm14, [rbp + 6784], 0x78 ;   310.2 p0+p2   41 next
        vmovdqu64 zmm14, [rbp + 5696]               ;   246.5 p3      54 next reload
        vmovdqu64 zmm15, [rbp - 128]                ;   201.8 p2     108 r
        vpternlogd zmm15, zmm14, [r11 + 1024], 0x96 ;   310.5 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 5248]               ;   239.2 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 0]                  ;   203.2 p3     108 r
        vpternlogd zmm17, zmm16, [r11 + 1088], 0x96 ;   311.2 p0+p2  108 r
        vmovdqu64 zmm18, [rbp + 4032]               ;   246.2 p3      54 next reload
        vmovdqu64 zmm19, [rbp + 128]                ;   204.8 p2     108 r
        vpternlogd zmm19, zmm18, [r11 + 1152], 0x96 ;   311.5 p5+p3  108 r
        vmovdqu64 zmm20, [rbp + 4736]               ;   243.2 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 256]                ;   206.2 p3     108 r
        vpternlogd zmm22, zmm20, [r11 + 1216], 0x96 ;   312.2 p0+p2  108 r
        vmovdqu64 zmm25, [rbp + 4096]               ;   243.5 p3      54 next reload
        vmovdqu64 zmm26, [rbp + 384]                ;   207.8 p2     108 r
        vpternlogd zmm26, zmm25, [r11 + 1280], 0x96 ;   312.5 p5+p3  108 r
        vpternlogd zmm30, zmm28, [r11 + 8832], 0x96 ;   313.2 p0+p2   48 next
        vmovdqu64 zmm27, [rbp + 6336]               ;   238.5 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 512]                ;   209.8 p2     108 r
        vpternlogd zmm28, zmm27, [r11 + 1344], 0x96 ;   313.5 p5+p3  108 r
        vpxord zmm11, zmm11, [r11 + 9024]           ;   314.2 p0+p2   48 next
        vpternlogd zmm12, zmm6, zmm4, 0x78          ;   314.5 p5      45 next
        vmovdqu64 zmm29, [rbp + 4992]               ;   271.2 p3      41 next reload
        vpternlogd zmm21, zmm29, [r11 + 9088], 0x96 ;   315.2 p0+p2   48 next
        vpandd zmm29, zmm9, zmm7                    ;   315.5 p5      45 next
        vmovdqu64 [rbp + 4992], zmm28               ;   314.5 p8+p9  108 r spill
        vpandd zmm28, zmm9, zmm6                    ;   316.2 p0      45 next
        vmovdqu64 [rbp + 6784], zmm26               ;   313.5 p7+p4  108 r spill
        vmovdqa64 zmm26, zmm9                       ;   282.2         45 next copy
        vmovdqu64 [rbp + 4864], zmm22               ;   313.2 p8+p9  108 r spill
        vpandd zmm22, zmm7, zmm23                   ;   316.5 p5      45 next
        vmovdqu64 [rbp + 6272], zmm19               ;   312.5 p7+p4  108 r spill
        vpandd zmm19, zmm7, zmm3                    ;   317.2 p0      45 next
        vpternlogd zmm19, zmm2, zmm23, 0x87         ;   318.2 p5      45 next
        vmovdqu64 [rbp + 5760], zmm17               ;   312.2 p8+p9  108 r spill
        vmovdqa64 zmm17, zmm23                      ;   296.2         45 next copy
        vmovdqu64 [rbp + 6720], zmm15               ;   311.5 p7+p4  108 r spill
        vpandd zmm15, zmm23, zmm3                   ;   318.2 p0      45 next
        vpternlogd zmm15, zmm6, zmm2, 0x78          ;   319.2 p5      45 next
        vpxord zmm15, zmm15, zmm29                  ;   320.2 p0      45 next
        vpandd zmm18, zmm23, zmm6                   ;   319.5 p5      45 next
        vpxord zmm14, zmm23, zmm28                  ;   320.2 p0      45 next
        vpandd zmm27, zmm7, zmm2                    ;   320.5 p5      45 next
        vpxord zmm25, zmm2, zmm3                    ;   321.2 p0      45 next
        vpxord zmm17, zmm17, zmm25                  ;   322.2 p5      45 next
        vpternlogd zmm10, zmm9, zmm17, 0x1e         ;   323.2 p0      45 next
        vpternlogd zmm10, zmm0, zmm3, 0x78          ;   324.2 p5      45 next
        vmovdqa64 zmm20, zmm4                       ;   309.5         45 next copy
        vpternlogd zmm20, zmm23, zmm1, 0x78         ;   323.2 p0      45 next
        vpternlogd zmm23, zmm18, zmm0, 0x6c         ;   323.5 p5      45 next
        vpternlogd zmm23, zmm2, zmm3, 0x78          ;   324.5 p0      45 next
        vpandd zmm16, zmm2, zmm0                    ;   324.5 p5      45 next
        vmovdqu64 [rbp + 4160], zmm31               ;   305.2 p8+p9   48 next spill
        vmovdqa64 zmm31, zmm7                       ;   293.5         45 next copy
        vpternlogd zmm31, zmm9, zmm3, 0x78          ;   325.2 p0      45 next
        vpternlogd zmm18, zmm12, zmm31, 0x96        ;   326.2 p5      45 next
        vpternlogd zmm31, zmm1, zmm17, 0x78         ;   326.2 p0      45 next
        vpternlogd zmm12, zmm25, zmm10, 0x96        ;   326.5 p5      45 next
        vmovdqu64 [rbp + 4608], zmm21               ;   316.2 p7+p4   48 next spill
        vpandd zmm21, zmm3, zmm6                    ;   327.2 p0      45 next
        vmovdqu64 [rbp + 6080], zmm11               ;   315.2 p8+p9   48 next spill
        vmovdqa64 zmm11, zmm8                       ;   278.2         45 next copy
        vpternlogd zmm11, zmm9, zmm6, 0x60          ;   327.5 p5      45 next
        vpternlogd zmm11, zmm31, zmm14, 0x96        ;   328.5 p0      45 next
        vmovdqa64 zmm31, zmm9                       ;   282.2         45 next copy
        vpternlogd zmm31, zmm14, zmm14, 0x3f        ;   328.5 p5      45 next
        vpternlogd zmm9, zmm27, zmm1, 0x6c          ;   329.2 p0      45 next
        vpxord zmm27, zmm27, zmm16                  ;   329.5 p5      45 next
        vpternlogd zmm9, zmm8, zmm17, 0xb4          ;   330.2 p0      45 next
        vpternlogd zmm11, zmm23, zmm31, 0x96        ;   330.5 p5      45 next
        vpternlogd zmm31, zmm7, zmm1, 0x78          ;   331.2 p0      45 next
        vpternlogd zmm12, zmm29, zmm31, 0x96        ;   332.2 p5      45 next
        vmovdqa64 zmm14, zmm6                       ;   306.5         45 next copy
        vmovdqa64 zmm29, zmm1                       ;   308.2         45 next copy
        vpternlogd zmm29, zmm6, zmm8, 0x78          ;   332.2 p0      45 next
        vpternlogd zmm18, zmm15, zmm29, 0x96        ;   333.2 p5      45 next
        vpternlogd zmm15, zmm2, zmm1, 0xb4          ;   333.2 p0      45 next
        vpternlogd zmm18, zmm22, zmm27, 0x96        ;   334.2 p5      45 next
        vpxord zmm27, zmm27, zmm19                  ;   334.2 p0      45 next
        vpternlogd zmm15, zmm20, zmm9, 0x96         ;   334.5 p5      45 next
        vmovdqu64 [rbp + 6400], zmm17               ;   323.2 p7+p4   45 next spill
        vmovdqa64 zmm17, zmm3                       ;   305.5         45 next copy
        vpternlogd zmm17, zmm0, zmm1, 0x78          ;   335.2 p0      45 next
        vpxord zmm26, zmm26, zmm17                  ;   336.2 p5      45 next
        vpternlogd zmm17, zmm7, zmm0, 0x78          ;   336.2 p0      45 next
        vpternlogd zmm17, zmm29, zmm6, 0x78         ;   337.2 p5      45 next
        vpternlogd zmm6, zmm7, zmm21, 0x6a          ;   337.2 p0      45 next
        vpternlogd zmm22, zmm21, zmm17, 0x96        ;   338.2 p5      45 next
        vmovdqu64 zmm7, [rbp + 4928]                ;   239.5 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 640]                ;   212.8 p2     108 r
        vpternlogd zmm21, zmm7, [r11 + 1408], 0x96  ;   338.2 p0+p3  108 r
        vmovdqa64 zmm29, zmm8                       ;   278.2         45 next copy
        vpternlogd zmm29, zmm0, zmm3, 0x60          ;   338.5 p5      45 next
        vpternlogd zmm8, zmm25, zmm26, 0x6a         ;   339.2 p0      45 next
        vpternlogd zmm6, zmm0, zmm26, 0x78          ;   339.5 p5      45 next
        vmovdqu64 zmm0, [rbp + 4352]                ;   245.5 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 768]                ;   214.2 p3     108 r
        vpternlogd zmm25, zmm0, [r11 + 1472], 0x96  ;   340.2 p0+p2  108 r
        vpternlogd zmm27, zmm20, zmm6, 0x96         ;   340.5 p5      45 next
        vmovdqu64 zmm6, [rbp + 5632]                ;   232.5 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 896]                ;   215.8 p2     108 r
        vpternlogd zmm20, zmm6, [r11 + 1536], 0x96  ;   341.2 p0+p3  108 r
        vpxord zmm14, zmm14, zmm8                   ;   341.5 p5      45 next
        vpternlogd zmm10, zmm19, zmm14, 0x96        ;   342.5 p0      45 next
        vmovdqu64 zmm8, [rbp + 5056]                ;   219.5 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 1024]               ;   217.2 p3     108 r
        vpternlogd zmm19, zmm8, [r11 + 1600], 0x96  ;   342.5 p5+p2  108 r
        vpternlogd zmm8, zmm13, [rbp + 1088], 0x96  ;   343.2 p0+p3  108 r
        vpxord zmm17, zmm17, zmm29                  ;   343.5 p5      45 next
        vpternlogd zmm2, zmm1, zmm17, 0x6a          ;   344.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 5312]                ;   224.2 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 1152]               ;   219.2 p3     108 r
        vpternlogd zmm26, zmm1, [r11 + 1664], 0x96  ;   344.5 p5+p2  108 r
        vpternlogd zmm28, zmm9, zmm17, 0x96         ;   345.2 p0      45 next
        vmovdqu64 zmm9, [rbp + 4544]                ;   227.2 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 1280]               ;   220.8 p2     108 r
        vpternlogd zmm17, zmm9, [r11 + 1728], 0x96  ;   345.5 p5+p3  108 r
        vpternlogd zmm2, zmm16, zmm31, 0x96         ;   346.2 p0      45 next
        vmovdqu64 zmm16, [rbp + 6592]               ;   230.5 p2      54 next reload
        vmovdqu64 zmm29, [rbp + 1408]               ;   222.2 p3     108 r
        vpternlogd zmm29, zmm16, [r11 + 1792], 0x96 ;   346.5 p5+p2  108 r
        vpternlogd zmm16, zmm24, [rbp + 1472], 0x96 ;   347.2 p0+p3  108 r
        vpternlogd zmm13, zmm2, zmm22, 0x96         ;   347.5 p5      45 next
        vpxord zmm22, zmm22, zmm14                  ;   348.2 p0      45 next
        vmovdqu64 zmm2, [rbp + 4288]                ;   244.2 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 1536]               ;   224.2 p3     108 r
        vpternlogd zmm14, zmm2, [r11 + 1856], 0x96  ;   348.5 p5+p2  108 r
        vpternlogd zmm22, zmm3, zmm4, 0x78          ;   349.2 p0      45 next
        vmovdqu64 zmm3, [rbp + 5824]                ;   257.5 p3      54 next reload
        vmovdqu64 zmm4, [rbp + 1664]                ;   225.8 p2     108 r
        vpternlogd zmm4, zmm3, [r11 + 1920], 0x96   ;   349.5 p5+p3  108 r
        vpternlogd zmm9, zmm5, [rbp + 1344], 0x96   ;   350.2 p0+p2  108 r
        vpternlogd zmm5, zmm23, zmm22, 0x96         ;   350.5 p5      45 next
        vmovdqu64 zmm22, [rbp + 4416]               ;   240.2 p3      54 next reload
        vmovdqu64 zmm23, [rbp + 1792]               ;   227.8 p2     108 r
        vpternlogd zmm23, zmm22, [r11 + 1984], 0x96 ;   351.2 p0+p3  108 r
        vmovdqu64 zmm31, [rbp + 4160]               ;   305.2 p2      48 next reload
        vpternlogd zmm7, zmm12, zmm31, 0x96         ;   351.5 p5      54 next
        vpternlogd zmm22, zmm31, [rbp + 1856], 0x96 ;   352.2 p0+p3  108 r
        vmovdqu64 zmm12, [rbp + 6080]               ;   315.2 p2      48 next reload
        vmovdqu64 zmm31, [rbp + 1600]               ;   230.2 p3     108 r reload
        vpternlogd zmm2, zmm31, zmm12, 0x96         ;   352.5 p5     108 r
        vpternlogd zmm12, zmm15, [rbp + 4096], 0x96 ;   353.2 p0+p2   54 next
        vmovdqu64 zmm15, [rbp + 4608]               ;   316.2 p3      48 next reload
        vmovdqu64 zmm31, [rbp + 1728]               ;   231.8 p2     108 r reload
        vpternlogd zmm3, zmm31, zmm15, 0x96         ;   353.5 p5     108 r
        vpternlogd zmm15, zmm18, [rbp + 6336], 0x96 ;   354.2 p0+p3   54 next
        vpternlogd zmm1, zmm30, [rbp + 1216], 0x96  ;   354.5 p5+p2  108 r
        vpternlogd zmm30, zmm11, [rbp + 5248], 0x96 ;   355.2 p0+p3   54 next
        vpternlogd zmm6, zmm10, [rbp + 6400], 0x96  ;   355.5 p5+p2   54 next
        vpternlogd zmm24, zmm28, [rbp + 4736], 0x96 ;   356.2 p0+p3   54 next
        vpternlogd zmm0, zmm27, [rbp + 832], 0x96   ;   356.5 p5+p2  108 r
        vpxord zmm7, zmm7, [rbp + 704]              ;   357.2 p0+p3  108 r
        vpxord zmm12, zmm12, [rbp + 448]            ;   357.5 p5+p2  108 r
        vpxord zmm30, zmm30, [rbp + 64]             ;   358.2 p0+p3  108 r
        vpxord zmm15, zmm15, [rbp + 576]            ;   358.5 p5+p2  108 r
        vpxord zmm24, zmm24, [rbp + 320]            ;   359.2 p0+p3  108 r
        vpxord zmm6, zmm6, [rbp + 960]              ;   359.5 p5+p2  108 r
        vmovdqu64 zmm10, [rbp - 64]                 ;   238.2 p3     108 r reload
        vpternlogd zmm13, zmm10, [rbp + 5696], 0x96 ;   360.2 p0+p2  108 r
        vmovdqu64 zmm10, [rbp + 192]                ;   239.2 p3     108 r reload
        vpternlogd zmm5, zmm10, [rbp + 4032], 0x96  ;   360.5 p5+p2  108 r
        vmovdqu64 zmm10, [r8]                       ;   240.2 p3      54 next
        vmovdqu64 zmm11, [rbp + 6720]               ;   311.5 p2     108 r reload
        vpxord zmm10, zmm10, zmm11                  ;   361.2 p0      54 next
        vmovdqu64 zmm18, [r8 + 64]                  ;   241.2 p3      54 next
        vmovdqu64 zmm27, [rbp + 5760]               ;   312.2 p2     108 r reload
        vpxord zmm18, zmm18, zmm27                  ;   361.5 p5      54 next
        vmovdqu64 zmm28, [r8 + 128]                 ;   242.2 p3      54 next
        vmovdqu64 zmm31, [rbp + 6272]               ;   312.5 p2     108 r reload
        vpxord zmm28, zmm28, zmm31                  ;   362.2 p0      54 next
        vmovdqu64 zmm31, [r8 + 192]                 ;   243.2 p3      54 next
        vpxord zmm31, zmm31, [rbp + 4864]           ;   362.5 p5+p2   54 next
        vmovdqu64 zmm27, [r8 + 256]                 ;   244.2 p3      54 next
        vpxord zmm27, zmm27, [rbp + 6784]           ;   363.2 p0+p2   54 next
        vmovdqu64 zmm11, [r8 + 320]                 ;   245.2 p3      54 next
        vpxord zmm11, zmm11, [rbp + 4992]           ;   363.5 p5+p2   54 next
        vmovdqu64 [rbp + 4032], zmm22               ;   353.2 p8+p9  108 r spill
        vmovdqu64 zmm22, [r8 + 448]                 ;   246.2 p3      54 next
        vpxord zmm22, zmm22, zmm25                  ;   364.2 p0      54 next
        vmovdqu64 [rbp + 5696], zmm25               ;   341.2 p7+p4  108 r spill
        vmovdqu64 zmm25, [r8 + 384]                 ;   246.8 p2      54 next
        vpxord zmm25, zmm25, zmm21                  ;   364.5 p5      54 next
        vmovdqu64 [rbp + 4352], zmm21               ;   339.2 p8+p9  108 r spill
        vmovdqu64 zmm21, [r8 + 512]                 ;   247.2 p3      54 next
        vpxord zmm21, zmm21, zmm20                  ;   365.2 p0      54 next
        vmovdqu64 [rbp + 4736], zmm20               ;   342.2 p7+p4  108 r spill
        vmovdqu64 zmm20, [r8 + 576]                 ;   247.8 p2      54 next
        vpxord zmm20, zmm20, zmm19                  ;   365.5 p5      54 next
        vmovdqu64 [rbp + 6400], zmm19               ;   343.5 p8+p9  108 r spill
        vmovdqu64 zmm19, [r8 + 640]                 ;   248.2 p3      54 next
        vpxord zmm19, zmm19, zmm26                  ;   366.2 p0      54 next
        vmovdqu64 [rbp + 5632], zmm26               ;   345.5 p7+p4  108 r spill
        vmovdqu64 zmm26, [r8 + 704]                 ;   248.8 p2      54 next
        vpxord zmm26, zmm26, zmm17                  ;   366.5 p5      54 next
        vmovdqu64 [rbp + 5248], zmm17               ;   346.5 p8+p9  108 r spill
        vmovdqu64 zmm17, [r8 + 768]                 ;   249.2 p3      54 next
        vpxord zmm17, zmm17, zmm29                  ;   367.2 p0      54 next
        vmovdqu64 [rbp + 5312], zmm29               ;   347.5 p7+p4  108 r spill
        vmovdqu64 zmm29, [r8 + 832]                 ;   249.8 p2      54 next
        vpxord zmm29, zmm29, zmm14                  ;   367.5 p5      54 next
        vmovdqu64 [rbp + 4608], zmm14               ;   349.5 p8+p9  108 r spill
        vmovdqu64 zmm14, [r8 + 896]                 ;   250.2 p3      54 next
        vpxord zmm14, zmm14, zmm4                   ;   368.2 p0      54 next
        vmovdqu64 [rbp + 6336], zmm4                ;   350.5 p7+p4  108 r spill
        vmovdqu64 zmm4, [r8 + 960]                  ;   250.8 p2      54 next
        vpxord zmm4, zmm4, zmm23                    ;   368.5 p5      54 next
        vmovdqu64 [rbp + 5824], zmm23               ;   352.2 p8+p9  108 r spill
        vpxord zmm23, zmm21, zmm17                  ;   369.2 p0      41 next
        vmovdqu64 [rbp + 6080], zmm3                ;   354.5 p7+p4  108 r spill
        vmovdqa64 zmm3, zmm23                       ;   370.2         41 next copy
        vpternlogd zmm3, zmm19, zmm20, 0x78         ;   370.2 p5      41 next
        vmovdqu64 [rbp + 4096], zmm2                ;   353.5 p8+p9  108 r spill
        vpandd zmm2, zmm19, zmm14                   ;   370.2 p0      41 next
        vmovdqu64 [rbp + 4288], zmm16               ;   348.2 p7+p4  108 r spill
        vmovdqa64 zmm16, zmm19                      ;   367.2         41 next copy
        vmovdqu64 [rbp + 4160], zmm9                ;   351.2 p8+p9  108 r spill
        vpandd zmm9, zmm19, zmm22                   ;   370.5 p5      41 next
        vpternlogd zmm9, zmm29, zmm26, 0x78         ;   371.5 p0      41 next
        vmovdqu64 [rbp + 4416], zmm1                ;   355.5 p7+p4  108 r spill
        vpandd zmm1, zmm19, zmm26                   ;   371.5 p5      41 next
        vmovdqu64 [rbp + 4928], zmm8                ;   344.2 p8+p9  108 r spill
        vmovdqa64 zmm8, zmm19                       ;   367.2         41 next copy
        vmovdqu64 [rbp + 4544], zmm0                ;   357.5 p7+p4  108 r spill
        vmovdqa64 zmm0, zmm1                        ;   372.5         41 next copy
        vpternlogd zmm0, zmm19, zmm21, 0x78         ;   372.5 p0      41 next
        vpternlogd zmm0, zmm29, zmm22, 0x78         ;   373.5 p5      41 next
        vmovdqu64 [rbp + 6592], zmm5                ;   361.5 p8+p9  108 r spill
        vpxord zmm5, zmm29, zmm22                   ;   373.2 p0      41 next
        vpxord zmm16, zmm16, zmm5                   ;   374.2 p5      41 next
        vmovdqu64 [rbp + 5056], zmm13               ;   361.2 p7+p4  108 r spill
        vpandd zmm13, zmm22, zmm14                  ;   374.2 p0      41 next
        vpternlogd zmm13, zmm19, zmm29, 0x87        ;   375.2 p5      41 next
        vpandd zmm19, zmm29, zmm14                  ;   375.2 p0      41 next
        vmovdqu64 [rbp + 6016], zmm6                ;   360.5 p8+p9  108 r spill
        vpandd zmm6, zmm29, zmm21                   ;   375.5 p5      41 next
        vmovdqu64 [rbp + 6144], zmm7                ;   358.2 p7+p4  108 r spill
        vpxord zmm7, zmm19, zmm6                    ;   376.5 p0      41 next
        vpternlogd zmm19, zmm4, zmm20, 0x78         ;   376.5 p5      41 next
        vpternlogd zmm19, zmm17, zmm16, 0xb4        ;   377.5 p0      41 next
        vmovdqu64 [rbp + 4800], zmm15               ;   359.5 p8+p9  108 r spill
        vpxord zmm15, zmm13, zmm7                   ;   377.5 p5      41 next
        vmovdqu64 [rbp + 6464], zmm12               ;   358.5 p7+p4  108 r spill
        vpandd zmm12, zmm14, zmm4                   ;   378.2 p0      41 next
        vpxord zmm9, zmm9, zmm12                    ;   379.2 p5      41 next
        vmovdqu64 [rbp + 3968], zmm24               ;   360.2 p8+p9  108 r spill
        vpandd zmm24, zmm14, zmm17                  ;   379.2 p0      41 next
        vpternlogd zmm24, zmm26, zmm23, 0x78        ;   380.2 p5      41 next
        vmovdqu64 [rbp + 5376], zmm30               ;   359.2 p7+p4  108 r spill
        vpandd zmm30, zmm17, zmm20                  ;   380.2 p0      41 next
        vpternlogd zmm30, zmm4, zmm16, 0x1e         ;   381.2 p5      41 next
        vpternlogd zmm30, zmm22, zmm21, 0x78        ;   382.2 p0      41 next
        vmovdqu64 [rbp + 5120], zmm18               ;   362.5 p8+p9   54 next spill
        vpandd zmm18, zmm4, zmm26                   ;   381.5 p5      41 next
        vmovdqu64 [rbp + 5888], zmm28               ;   363.2 p7+p4   54 next spill
        vmovdqu64 zmm28, [rbp + 5120]               ;   362.5 p3      41 next
        vmovdqu64 [rbp + 6208], zmm25               ;   365.5 p8+p9   54 next spill
        vmovdqu64 zmm25, [rbp + 5888]               ;   363.2 p2      41 next
        vmovdqu64 [rbp + 5568], zmm31               ;   363.5 p7+p4   54 next spill
        vmovdqu64 zmm31, [rbp + 6208]               ;   365.5 p3      41 next
        vpandd zmm31, zmm31, [rbp + 5568]           ;   382.2 p0+p2   41 next
        vmovdqu64 [rbp + 5440], zmm31               ;   383.2 p8+p9   41 next spill
        vmovdqu64 zmm31, [rbp + 5568]               ;   363.5 p3      41 next
        vpxord zmm8, zmm8, zmm18                    ;   382.5 p5      41 next
        vmovdqu64 [rbp + 6528], zmm11               ;   364.5 p7+p4   54 next spill
        vmovdqu64 zmm11, [rbp + 6208]               ;   365.5 p2      41 next
        vpandd zmm25, zmm25, [rbp + 6528]           ;   383.2 p0+p3   41 next
        vpandd zmm28, zmm28, [rbp + 6528]           ;   383.5 p5+p2   41 next
        vpandd zmm11, zmm11, [rbp + 5888]           ;   384.2 p0+p3   41 next
        vmovdqu64 [rbp + 4224], zmm11               ;   385.2 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 6528]               ;   364.5 p2      41 next
        vmovdqu64 [rbp + 5504], zmm28               ;   384.5 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 5120]               ;   362.5 p3      41 next
        vmovdqu64 [rbp + 6656], zmm25               ;   384.2 p8+p9   41 next spill
        vmovdqu64 zmm25, [rbp + 4224]               ;   385.2 p2      41 next
        vmovdqu64 [rbp + 4480], zmm10               ;   362.2 p7+p4   54 next spill
        vmovdqu64 zmm10, [rbp + 5440]               ;   383.2 p3      41 next
        vpandd zmm11, zmm11, [rbp + 4480]           ;   384.5 p5+p2   41 next
        vpandd zmm28, zmm28, [rbp + 4480]           ;   385.2 p0+p3   41 next
        vmovdqu64 [rbp + 5952], zmm11               ;   385.5 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 4480]               ;   362.2 p2      41 next
        vmovdqu64 [rbp + 5184], zmm28               ;   386.2 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 4480]               ;   362.2 p3      41 next
        vpxord zmm25, zmm25, [rbp + 5184]           ;   392.2 p5+p2   41 next
        vmovdqu64 [rbp + 4672], zmm25               ;   393.2 p8+p9   41 next spill
        vmovdqu64 zmm25, [rbp + 5568]               ;   363.5 p3      41 next
        vpandd zmm25, zmm25, [rbp + 5120]           ;   386.2 p0+p2   41 next
        vmovdqu64 [rbp + 6848], zmm25               ;   387.2 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 5888]               ;   363.2 p3      41 next
        vmovdqu64 [rbp + 6912], zmm27               ;   364.2 p8+p9   54 next spill
        vmovdqu64 zmm27, [rbp + 6848]               ;   387.2 p2      41 next
        vpandd zmm11, zmm11, [rbp + 6912]           ;   386.5 p5+p3   41 next
        vpandd zmm31, zmm31, [rbp + 6912]           ;   387.2 p0+p2   41 next
        vpxord zmm10, zmm10, [rbp + 6912]           ;   389.2 p5+p3   41 next
        vmovdqu64 [rbp + 6976], zmm10               ;   390.2 p7+p4   41 next spill
        vmovdqu64 zmm10, [rbp + 5888]               ;   363.2 p2      41 next
        vpxord zmm10, zmm10, [rbp + 5504]           ;   390.5 p0+p3   41 next
        vmovdqu64 [rbp + 7040], zmm10               ;   391.5 p8+p9   41 next spill
        vmovdqu64 zmm10, [rbp + 6976]               ;   390.2 p2      41 next
        vmovdqu64 [rbp + 7104], zmm11               ;   387.5 p7+p4   41 next spill
        vmovdqu64 zmm11, [rbp + 5568]               ;   363.5 p3      41 next
        vpxord zmm27, zmm27, [rbp + 7104]           ;   393.5 p5+p2   41 next
        vpxord zmm11, zmm11, [rbp + 4224]           ;   391.2 p0+p3   41 next
        vmovdqu64 [rbp + 7168], zmm27               ;   394.5 p8+p9   41 next spill
        vmovdqu64 zmm27, [rbp + 6528]               ;   364.5 p2      41 next
        vpandd zmm27, zmm27, zmm11                  ;   392.2 p5      41 next
        vmovdqu64 [rbp + 7232], zmm11               ;   392.2 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm4                       ;   369.5         41 next copy
        vmovdqu64 [rbp + 7296], zmm27               ;   393.2 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm14                      ;   369.2         41 next copy
        vpternlogd zmm27, zmm4, zmm22, 0x78         ;   390.2 p0      41 next
        vpternlogd zmm1, zmm24, zmm27, 0x96         ;   391.2 p5      41 next
        vpternlogd zmm24, zmm5, zmm30, 0x96         ;   391.2 p0      41 next
        vpternlogd zmm27, zmm20, zmm16, 0x78        ;   391.5 p5      41 next
        vmovdqu64 [rbp + 7360], zmm16               ;   375.2 p7+p4   41 next spill
        vmovdqu64 zmm16, [rbp + 7296]               ;   393.2 p3      41 next
        vmovdqu64 [rbp + 7424], zmm31               ;   388.2 p8+p9   41 next spill
        vpandd zmm31, zmm22, zmm26                  ;   392.2 p0      41 next
        vmovdqu64 [rbp + 7488], zmm6                ;   376.5 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 7424]                ;   388.2 p2      41 next
        vmovdqu64 [rbp + 7552], zmm16               ;   399.2 p8+p9   41 next spill
        vmovdqa64 zmm16, zmm17                      ;   368.2         41 next copy
        vpternlogd zmm16, zmm4, zmm26, 0x60         ;   392.5 p5      41 next
        vpternlogd zmm4, zmm8, zmm8, 0x3f           ;   393.2 p0      41 next
        vpternlogd zmm16, zmm8, zmm27, 0x96         ;   393.5 p5      41 next
        vmovdqu64 zmm8, [rbp + 5120]                ;   362.5 p3      41 next
        vmovdqu64 zmm27, [rbp + 5568]               ;   363.5 p2      41 next
        vpternlogd zmm16, zmm4, zmm0, 0x96          ;   394.5 p0      41 next
        vpternlogd zmm4, zmm14, zmm20, 0x78         ;   394.5 p5      41 next
        vpternlogd zmm24, zmm12, zmm4, 0x96         ;   395.5 p0      41 next
        vmovdqu64 zmm12, [rbp + 6912]               ;   364.2 p3      41 next
        vpxord zmm8, zmm8, zmm16                    ;   395.5 p5      41 next
        vmovdqa64 zmm16, zmm26                      ;   367.5         41 next copy
        vmovdqu64 [rbp + 7616], zmm8                ;   396.5 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm22                       ;   365.2         41 next copy
        vpternlogd zmm8, zmm20, zmm21, 0x78         ;   396.2 p0      41 next
        vpxord zmm11, zmm11, zmm8                   ;   397.2 p5      41 next
        vpternlogd zmm8, zmm14, zmm21, 0x78         ;   397.2 p0      41 next
        vpternlogd zmm14, zmm31, zmm26, 0x6c        ;   397.5 p5      41 next
        vpternlogd zmm5, zmm11, zmm17, 0x6c         ;   398.2 p0      41 next
        vpxord zmm16, zmm16, zmm5                   ;   399.2 p5      41 next
        vpternlogd zmm14, zmm11, zmm21, 0x78        ;   399.2 p0      41 next
        vpternlogd zmm21, zmm17, zmm22, 0x48        ;   399.5 p5      41 next
        vpternlogd zmm17, zmm20, zmm26, 0x6c        ;   400.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 6528]                ;   364.5 p2      41 next
        vmovdqu64 zmm11, [rbp + 6208]               ;   365.5 p3      41 next
        vpternlogd zmm8, zmm26, zmm17, 0x78         ;   401.2 p5      41 next
        vpternlogd zmm17, zmm1, zmm9, 0x96          ;   401.2 p0      41 next
        vmovdqu64 zmm1, [rbp + 7616]                ;   396.5 p2      48 next
        vpxord zmm1, zmm1, [r11 + 9280]             ;   402.5 p5+p3   48 next
        vpternlogd zmm9, zmm29, zmm20, 0xb4         ;   402.2 p0      41 next
        vpternlogd zmm30, zmm13, zmm16, 0x96        ;   402.5 p5      41 next
        vpternlogd zmm15, zmm14, zmm3, 0x96         ;   403.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 6208]               ;   365.5 p2      54 next reload
        vmovdqu64 zmm14, [rbp + 5120]               ;   362.5 p3      54 next reload
        vmovdqu64 zmm26, [rbp + 6656]               ;   384.2 p2      41 next
        vpternlogd zmm26, zmm14, zmm13, 0x78        ;   403.5 p5      41 next
        vpternlogd zmm7, zmm17, zmm2, 0x96          ;   404.2 p0      41 next
        vpternlogd zmm2, zmm31, zmm8, 0x96          ;   404.5 p5      41 next
        vpternlogd zmm9, zmm3, zmm19, 0x96          ;   405.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 7104]                ;   387.5 p3      41 next reload
        vmovdqu64 zmm17, [rbp + 7424]               ;   388.2 p2      41 next reload
        vmovdqu64 zmm31, [rbp + 6528]               ;   364.5 p3      41 next
        vpternlogd zmm31, zmm17, zmm3, 0x60         ;   405.5 p5      41 next
        vpxord zmm21, zmm21, zmm8                   ;   406.2 p0      41 next
        vpternlogd zmm29, zmm20, zmm21, 0x6a        ;   407.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 5504]                ;   384.5 p2      41 next reload
        vmovdqu64 zmm17, [rbp + 5568]               ;   363.5 p3      54 next reload
        vmovdqu64 zmm20, [rbp + 5184]               ;   386.2 p2      41 next
        vpternlogd zmm20, zmm17, zmm8, 0x78         ;   407.2 p0      41 next
        vpternlogd zmm18, zmm19, zmm21, 0x96        ;   407.5 p5      41 next
        vpxord zmm10, zmm10, zmm31                  ;   408.2 p0      41 next
        vmovdqu64 zmm19, [rbp + 4672]               ;   393.2 p3      41 next reload
        vmovdqu64 zmm21, [rbp + 5888]               ;   363.2 p2      54 next reload
        vmovdqu64 zmm31, [rbp + 4480]               ;   362.2 p3      41 next
        vpternlogd zmm31, zmm21, zmm19, 0x78        ;   408.5 p5      41 next
        vpxord zmm11, zmm11, zmm24                  ;   409.2 p0      41 next
        vpxord zmm16, zmm16, zmm2                   ;   409.5 p5      41 next
        vpternlogd zmm16, zmm22, zmm23, 0x78        ;   410.5 p0      41 next
        vmovdqu64 zmm22, [rbp + 6528]               ;   364.5 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6848]               ;   387.2 p3      41 next
        vpternlogd zmm23, zmm22, [rbp + 6976], 0x78 ;   410.5 p5+p2   41 next
        vpxord zmm5, zmm5, zmm7                     ;   411.2 p0      41 next
        vmovdqu64 zmm7, [rbp + 4480]                ;   362.2 p3      54 next reload
        vmovdqa64 zmm24, zmm14                      ;   368.5         41 next copy
        vpternlogd zmm24, zmm17, zmm7, 0x78         ;   411.5 p5      41 next
        vpxord zmm12, zmm12, zmm9                   ;   412.2 p0      41 next
        vpxord zmm6, zmm6, zmm26                    ;   412.5 p5      41 next
        vpternlogd zmm29, zmm4, [rbp + 7488], 0x96  ;   413.2 p0+p2   41 next
        vpxord zmm27, zmm27, zmm18                  ;   413.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 6912]                ;   364.2 p3      54 next reload
        vmovdqu64 zmm9, [rbp + 5952]                ;   385.5 p2      41 next
        vpternlogd zmm9, zmm14, zmm4, 0x78          ;   414.2 p0      41 next
        vpternlogd zmm10, zmm19, zmm4, 0x78         ;   414.5 p5      41 next
        vpternlogd zmm0, zmm16, zmm21, 0x96         ;   415.2 p0      41 next
        vmovdqu64 zmm16, [rbp + 7168]               ;   394.5 p3      41 next reload
        vmovdqa64 zmm18, zmm13                      ;   371.5         41 next copy
        vpternlogd zmm18, zmm22, zmm16, 0x60        ;   415.5 p5      41 next
        vpternlogd zmm20, zmm21, zmm6, 0x78         ;   416.2 p0      41 next
        vpxord zmm28, zmm28, zmm6                   ;   416.5 p5      41 next
        vpternlogd zmm2, zmm29, zmm7, 0x96          ;   417.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 7040]                ;   391.5 p2      41 next reload
        vmovdqa64 zmm19, zmm13                      ;   371.5         41 next copy
        vpternlogd zmm19, zmm7, zmm6, 0x78          ;   417.5 p5      41 next
        vpxord zmm25, zmm25, zmm9                   ;   418.2 p0      41 next
        vpternlogd zmm9, zmm21, zmm24, 0x78         ;   418.5 p5      41 next
        vmovdqa64 zmm29, zmm7                       ;   368.2         41 next copy
        vpternlogd zmm29, zmm13, zmm8, 0x60         ;   419.2 p0      41 next
        vpxord zmm15, zmm15, [r11 + 9664]           ;   419.5 p5+p3   48 next
        vpternlogd zmm18, zmm24, zmm31, 0x96        ;   420.2 p0      41 next
        vpternlogd zmm18, zmm6, zmm4, 0x87          ;   421.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 5952]                ;   385.5 p2      41 next reload
        vpternlogd zmm8, zmm13, zmm6, 0x87          ;   421.2 p0      41 next
        vpternlogd zmm18, zmm27, [r11 + 9984], 0x96 ;   422.2 p5+p3   48 next
        vpxord zmm27, zmm27, [r11 + 9408]           ;   422.2 p0+p2   48 next
        vmovdqu64 [rbp + 5504], zmm18               ;   423.2 p8+p9   48 next spill
        vmovdqu64 zmm18, [rbp + 7360]               ;   375.2 p3      41 next reload
        vpternlogd zmm30, zmm18, [r11 + 9728], 0x96 ;   422.5 p5+p2   48 next
        vmovdqa64 zmm18, zmm13                      ;   371.5         41 next copy
        vpternlogd zmm18, zmm4, zmm24, 0x60         ;   423.2 p0      41 next
        vpternlogd zmm9, zmm10, zmm18, 0x96         ;   424.2 p5      41 next
        vpternlogd zmm18, zmm17, zmm7, 0x78         ;   424.2 p0      41 next
        vpternlogd zmm7, zmm8, zmm28, 0x6c          ;   424.5 p5      41 next
        vpxord zmm8, zmm8, zmm29                    ;   425.2 p0      41 next
        vpternlogd zmm8, zmm4, zmm28, 0x78          ;   426.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 7552]                ;   399.2 p3      41 next reload
        vpxord zmm4, zmm4, zmm29                    ;   426.2 p0      41 next
        vpxord zmm19, zmm19, zmm8                   ;   427.2 p5      41 next
        vpternlogd zmm13, zmm18, zmm22, 0x80        ;   427.2 p0      41 next
        vpternlogd zmm22, zmm17, zmm25, 0x78        ;   427.5 p5      41 next
        vpternlogd zmm13, zmm3, zmm26, 0x96         ;   428.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 4224]                ;   385.2 p2      41 next reload
        vpternlogd zmm23, zmm7, zmm3, 0x96          ;   428.5 p5      41 next
        vpternlogd zmm4, zmm3, zmm25, 0x96          ;   429.2 p0      41 next
        vpternlogd zmm4, zmm24, zmm31, 0x96         ;   430.2 p5      41 next
        vpternlogd zmm4, zmm21, zmm16, 0x78         ;   431.2 p0      41 next
        vpxord zmm3, zmm11, [r11 + 9600]            ;   430.5 p5+p3   48 next
        vmovdqu64 zmm7, [r11 + 10048]               ;   297.5 p2      48 next
        vpxord zmm8, zmm5, [r11 + 9536]             ;   431.2 p0+p3   48 next
        vpternlogd zmm9, zmm0, [r11 + 9920], 0x96   ;   431.5 p5+p2   48 next
        vpxord zmm0, zmm0, [r11 + 9344]             ;   432.2 p0+p3   48 next
        vpternlogd zmm6, zmm18, [rbp + 7296], 0x96  ;   432.5 p5+p2   41 next
        vpternlogd zmm6, zmm17, zmm20, 0x96         ;   433.5 p0      41 next
        vpxord zmm10, zmm12, [r11 + 9472]           ;   433.5 p5+p3   48 next
        vpternlogd zmm22, zmm14, [rbp + 6656], 0x78 ;   434.2 p0+p2   41 next
        vpternlogd zmm12, zmm22, zmm13, 0x69        ;   435.2 p5      41 next
        vpternlogd zmm4, zmm5, [r11 + 10112], 0x96  ;   435.2 p0+p3   48 next
        vpternlogd zmm23, zmm2, [r11 + 9792], 0x96  ;   435.5 p5+p2   48 next
        vpxord zmm2, zmm2, [r11 + 9216]             ;   436.2 p0+p3   48 next
        vpternlogd zmm11, zmm6, [r11 + 10176], 0x96 ;   436.5 p5+p2   48 next
        vpxord zmm7, zmm7, zmm12                    ;   437.2 p0      48 next
        vpxord zmm5, zmm1, zmm8                     ;   437.5 p5      45 next
        vpandd zmm6, zmm1, zmm3                     ;   438.2 p0      45 next
        vmovdqu64 zmm12, [rbp + 5440]               ;   383.2 p3      41 next reload
        vpternlogd zmm19, zmm12, [rbp + 7232], 0x78 ;   438.5 p5+p2   41 next
        vmovdqu64 zmm12, [rbp + 5056]               ;   361.2 p3      54 next
        vpxord zmm12, zmm12, [r10]                  ;   439.2 p0+p2   54 next
        vmovdqu64 zmm13, [rbp + 5376]               ;   359.2 p3      54 next
        vpxord zmm13, zmm13, [r10 + 64]             ;   439.5 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 6592]               ;   361.5 p3      54 next
        vpxord zmm14, zmm14, [r10 + 128]            ;   440.2 p0+p2   54 next
        vmovdqu64 zmm16, [rbp + 3968]               ;   360.2 p3      54 next
        vpxord zmm16, zmm16, [r10 + 192]            ;   440.5 p5+p2   54 next
        vmovdqu64 zmm17, [rbp + 6464]               ;   358.5 p3      54 next
        vpxord zmm17, zmm17, [r10 + 256]            ;   441.2 p0+p2   54 next
        vmovdqu64 zmm18, [rbp + 4800]               ;   359.5 p3      54 next
        vpxord zmm18, zmm18, [r10 + 320]            ;   441.5 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 4544]               ;   357.5 p3      54 next
        vpxord zmm20, zmm20, [r10 + 448]            ;   442.2 p0+p2   54 next
        vmovdqu64 zmm21, [rbp + 6144]               ;   358.2 p3      54 next
        vpxord zmm21, zmm21, [r10 + 384]            ;   442.5 p5+p2   54 next
        vmovdqu64 zmm22, [rbp + 6016]               ;   360.5 p3      54 next
        vpxord zmm22, zmm22, [r10 + 512]            ;   443.2 p0+p2   54 next
        vmovdqu64 zmm24, [rbp + 4928]               ;   344.2 p3      54 next
        vpxord zmm24, zmm24, [r10 + 576]            ;   443.5 p5+p2   54 next
        vmovdqu64 zmm25, [rbp + 4416]               ;   355.5 p3      54 next
        vpxord zmm25, zmm25, [r10 + 640]            ;   444.2 p0+p2   54 next
        vmovdqu64 zmm26, [rbp + 4160]               ;   351.2 p3      54 next
        vpxord zmm26, zmm26, [r10 + 704]            ;   444.5 p5+p2   54 next
        vmovdqu64 zmm28, [rbp + 4288]               ;   348.2 p3      54 next
        vpxord zmm28, zmm28, [r10 + 768]            ;   445.2 p0+p2   54 next
        vmovdqu64 zmm29, [rbp + 7616]               ;   396.5 p3      41 next reload
        vpternlogd zmm19, zmm29, [r11 + 9856], 0x96 ;   445.5 p5+p2   48 next
        vmovdqu64 zmm29, [rbp + 4096]               ;   353.5 p3      54 next
        vpxord zmm29, zmm29, [r10 + 832]            ;   446.2 p0+p2   54 next
        vmovdqu64 zmm31, [rbp + 6080]               ;   354.5 p3      54 next
        vpxord zmm31, zmm31, [r10 + 896]            ;   446.5 p5+p2   54 next
        vmovdqu64 [rbp + 7616], zmm13               ;   440.5 p7+p4   54 next spill
        vmovdqu64 zmm13, [rbp + 4032]               ;   353.2 p3      54 next
        vpxord zmm13, zmm13, [r10 + 960]            ;   447.2 p0+p2   54 next
        vmovdqu64 [rbp + 7232], zmm14               ;   441.2 p8+p9   54 next spill
        vmovdqa64 zmm14, zmm6                       ;   439.2         45 next copy
        vmovdqu64 [rbp + 5440], zmm21               ;   443.5 p7+p4   54 next spill
        vpandd zmm21, zmm27, zmm15                  ;   447.5 p5      45 next
        vmovdqu64 [rbp + 6656], zmm16               ;   441.5 p8+p9   54 next spill
        vmovdqa64 zmm16, zmm27                      ;   423.2         45 next copy
        vmovdqu64 [rbp + 5120], zmm18               ;   442.5 p7+p4   54 next spill
        vpandd zmm18, zmm27, zmm2                   ;   448.2 p0      45 next
        vpternlogd zmm18, zmm10, zmm3, 0x78         ;   449.2 p5      45 next
        vmovdqu64 [rbp + 5568], zmm12               ;   440.2 p8+p9   54 next spill
        vpandd zmm12, zmm27, zmm10                  ;   449.2 p0      45 next
        vmovdqu64 [rbp + 7296], zmm17               ;   442.2 p7+p4   54 next spill
        vmovdqa64 zmm17, zmm27                      ;   423.2         45 next copy
        vmovdqu64 [rbp + 5952], zmm26               ;   445.5 p8+p9   54 next spill
        vpandd zmm26, zmm15, zmm2                   ;   449.5 p5      45 next
        vpternlogd zmm26, zmm3, zmm27, 0x87         ;   450.5 p0      45 next
        vmovdqu64 [rbp + 7168], zmm24               ;   444.5 p7+p4   54 next spill
        vpxord zmm24, zmm3, zmm2                    ;   450.5 p5      45 next
        vmovdqu64 [rbp + 5888], zmm13               ;   448.2 p8+p9   54 next spill
        vmovdqu64 zmm13, [rbp + 5952]               ;   445.5 p3      41 next
        vmovdqu64 [rbp + 4224], zmm22               ;   444.2 p7+p4   54 next spill
        vmovdqu64 zmm22, [rbp + 5888]               ;   448.2 p2      41 next
        vmovdqu64 [rbp + 7104], zmm28               ;   446.2 p8+p9   54 next spill
        vmovdqu64 zmm28, [rbp + 4224]               ;   444.2 p3      41 next
        vpxord zmm28, zmm28, [rbp + 7104]           ;   452.2 p0+p2   41 next
        vpxord zmm16, zmm16, zmm24                  ;   451.5 p5      45 next
        vmovdqu64 [rbp + 6528], zmm28               ;   453.2 p7+p4   41 next spill
        vmovdqu64 zmm28, [rbp + 5888]               ;   448.2 p3      41 next
        vpandd zmm28, zmm28, [rbp + 5952]           ;   454.2 p0+p2   41 next
        vpandd zmm13, zmm13, zmm25                  ;   452.5 p5      41 next
        vpandd zmm22, zmm22, zmm31                  ;   454.2 p0      41 next
        vmovdqu64 [rbp + 6208], zmm28               ;   455.2 p8+p9   41 next spill
        vpandd zmm28, zmm15, zmm30                  ;   453.5 p5      45 next
        vpxord zmm18, zmm18, zmm28                  ;   454.5 p0      45 next
        vmovdqu64 [rbp + 7552], zmm13               ;   453.5 p7+p4   41 next spill
        vmovdqu64 zmm13, [rbp + 6208]               ;   455.2 p3      41 next
        vmovdqu64 [rbp + 6912], zmm22               ;   455.2 p8+p9   41 next spill
        vmovdqu64 zmm22, [rbp + 7104]               ;   446.2 p2      41 next
        vpandd zmm22, zmm22, [rbp + 7168]           ;   454.5 p5+p3   41 next
        vmovdqu64 [rbp + 4480], zmm22               ;   455.5 p7+p4   41 next spill
        vmovdqu64 zmm22, [rbp + 6912]               ;   455.2 p2      41 next
        vpxord zmm13, zmm13, zmm25                  ;   461.2 p0      41 next
        vmovdqu64 [rbp + 7360], zmm13               ;   462.2 p8+p9   41 next spill
        vpandd zmm13, zmm15, zmm8                   ;   455.5 p5      45 next
        vpternlogd zmm13, zmm10, zmm5, 0x78         ;   456.5 p0      45 next
        vmovdqu64 [rbp + 7040], zmm31               ;   447.5 p7+p4   54 next spill
        vpandd zmm31, zmm15, zmm3                   ;   456.5 p5      45 next
        vmovdqu64 [rbp + 4672], zmm25               ;   445.2 p8+p9   54 next spill
        vmovdqu64 zmm25, [rbp + 7040]               ;   447.5 p3      41 next
        vpandd zmm25, zmm25, [rbp + 4672]           ;   457.2 p0+p2   41 next
        vmovdqu64 [rbp + 7488], zmm25               ;   458.2 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 7040]               ;   447.5 p3      41 next
        vmovdqu64 [rbp + 6976], zmm20               ;   443.2 p8+p9   54 next spill
        vmovdqu64 zmm20, [rbp + 4672]               ;   445.2 p2      41 next
        vpandd zmm25, zmm25, [rbp + 6976]           ;   457.5 p5+p3   41 next
        vmovdqu64 [rbp + 6848], zmm25               ;   458.5 p7+p4   41 next spill
        vmovdqu64 zmm25, [rbp + 6976]               ;   443.2 p2      41 next
        vpxord zmm14, zmm14, zmm31                  ;   458.2 p0      45 next
        vpternlogd zmm31, zmm30, zmm0, 0x78         ;   458.5 p5      45 next
        vpternlogd zmm31, zmm8, zmm16, 0xb4         ;   459.5 p0      45 next
        vmovdqu64 [rbp + 5184], zmm29               ;   447.2 p8+p9   54 next spill
        vmovdqu64 zmm29, [rbp + 4672]               ;   445.2 p3      41 next
        vpxord zmm25, zmm25, [rbp + 5184]           ;   459.5 p5+p2   41 next
        vpandd zmm29, zmm29, [rbp + 6976]           ;   460.2 p0+p3   41 next
        vpxord zmm20, zmm20, zmm25                  ;   460.5 p5      41 next
        vmovdqu64 [rbp + 7424], zmm25               ;   460.5 p7+p4   41 next spill
        vpandd zmm25, zmm30, zmm10                  ;   461.2 p0      45 next
        vpxord zmm17, zmm17, zmm25                  ;   462.2 p5      45 next
        vmovdqu64 [rbp + 7680], zmm20               ;   461.5 p8+p9   41 next spill
        vmovdqa64 zmm20, zmm30                      ;   423.5         45 next copy
        vmovdqu64 [rbp + 7744], zmm29               ;   461.2 p7+p4   41 next spill
        vmovdqa64 zmm29, zmm5                       ;   438.5         45 next copy
        vpternlogd zmm29, zmm27, zmm0, 0x78         ;   462.2 p0      45 next
        vpternlogd zmm27, zmm12, zmm1, 0x6c         ;   462.5 p5      45 next
        vpternlogd zmm27, zmm3, zmm2, 0x78          ;   463.5 p0      45 next
        vmovdqu64 [rbp + 7808], zmm11               ;   437.5 p8+p9   48 next spill
        vpandd zmm11, zmm8, zmm0                    ;   463.5 p5      45 next
        vpternlogd zmm11, zmm30, zmm16, 0x1e        ;   464.5 p0      45 next
        vpternlogd zmm11, zmm1, zmm2, 0x78          ;   465.5 p5      45 next
        vmovdqu64 [rbp + 7872], zmm4                ;   436.2 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm15                       ;   420.5         45 next copy
        vpternlogd zmm4, zmm30, zmm2, 0x78          ;   465.2 p0      45 next
        vpternlogd zmm12, zmm13, zmm4, 0x96         ;   466.2 p5      45 next
        vpternlogd zmm4, zmm0, zmm16, 0x78          ;   466.2 p0      45 next
        vpternlogd zmm13, zmm24, zmm11, 0x96        ;   466.5 p5      45 next
        vmovdqu64 [rbp + 7936], zmm16               ;   452.5 p8+p9   45 next spill
        vmovdqu64 zmm16, [rbp + 7040]               ;   447.5 p2      41 next
        vpandd zmm16, zmm16, [rbp + 7104]           ;   467.2 p0+p3   41 next
        vmovdqu64 [rbp + 8000], zmm16               ;   468.2 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm8                       ;   432.2         45 next copy
        vpternlogd zmm16, zmm30, zmm10, 0x60        ;   467.5 p5      45 next
        vpternlogd zmm16, zmm4, zmm17, 0x96         ;   468.5 p0      45 next
        vpternlogd zmm30, zmm17, zmm17, 0x3f        ;   468.5 p5      45 next
        vmovdqu64 zmm4, [rbp + 5888]                ;   448.2 p2      41 next
        vmovdqu64 zmm17, [rbp + 5952]               ;   445.5 p3      41 next
        vpternlogd zmm16, zmm27, zmm30, 0x96        ;   469.5 p0      45 next
        vpternlogd zmm30, zmm15, zmm0, 0x78         ;   469.5 p5      45 next
        vpternlogd zmm13, zmm28, zmm30, 0x96        ;   470.5 p0      45 next
        vmovdqu64 zmm28, [rbp + 5952]               ;   445.5 p2      41 next
        vpandd zmm28, zmm28, [rbp + 6976]           ;   470.5 p5+p3   41 next
        vmovdqu64 [rbp + 8064], zmm28               ;   471.5 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm0                       ;   433.2         45 next copy
        vpternlogd zmm28, zmm10, zmm8, 0x78         ;   471.2 p0      45 next
        vpternlogd zmm12, zmm18, zmm28, 0x96        ;   472.2 p5      45 next
        vpternlogd zmm18, zmm3, zmm0, 0xb4          ;   472.2 p0      45 next
        vpternlogd zmm12, zmm21, zmm14, 0x96        ;   473.2 p5      45 next
        vpxord zmm14, zmm14, zmm26                  ;   473.2 p0      45 next
        vpternlogd zmm18, zmm29, zmm31, 0x96        ;   473.5 p5      45 next
        vmovdqu64 [rbp + 8128], zmm17               ;   451.5 p7+p4   41 next spill
        vpandd zmm17, zmm10, zmm2                   ;   474.2 p0      45 next
        vmovdqu64 [rbp + 8192], zmm4                ;   454.2 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm10                       ;   434.5         45 next copy
        vmovdqu64 [rbp + 8256], zmm13               ;   471.5 p7+p4   45 next spill
        vmovdqa64 zmm13, zmm2                       ;   437.2         45 next copy
        vpternlogd zmm13, zmm1, zmm0, 0x78          ;   474.5 p5      45 next
        vpxord zmm20, zmm20, zmm13                  ;   475.5 p0      45 next
        vpternlogd zmm13, zmm15, zmm1, 0x78         ;   475.5 p5      45 next
        vpternlogd zmm13, zmm28, zmm10, 0x78        ;   476.5 p0      45 next
        vmovdqu64 zmm28, [rbp + 7040]               ;   447.5 p2      41 next
        vpandd zmm28, zmm28, [rbp + 5184]           ;   476.5 p5+p3   41 next
        vpternlogd zmm10, zmm15, zmm17, 0x6a        ;   477.2 p0      45 next
        vmovdqa64 zmm15, zmm8                       ;   432.2         45 next copy
        vpternlogd zmm15, zmm1, zmm2, 0x60          ;   477.5 p5      45 next
        vpternlogd zmm8, zmm24, zmm20, 0x6a         ;   478.2 p0      45 next
        vpternlogd zmm10, zmm1, zmm20, 0x78         ;   478.5 p5      45 next
        vmovdqu64 zmm1, [rbp + 7360]                ;   462.2 p2      41 next reload
        vmovdqu64 zmm20, [rbp + 5888]               ;   448.2 p3      41 next
        vpternlogd zmm20, zmm1, zmm1, 0x3f          ;   479.2 p0      41 next
        vpternlogd zmm14, zmm29, zmm10, 0x96        ;   479.5 p5      45 next
        vmovdqu64 zmm10, [rbp + 7808]               ;   437.5 p2      48 next reload
        vmovdqu64 zmm24, [rbp + 6144]               ;   358.2 p3      54 next
        vpternlogd zmm24, zmm10, [rbp + 8256], 0x96 ;   480.2 p0+p2   54 next
        vpxord zmm4, zmm4, zmm8                     ;   480.5 p5      45 next
        vmovdqu64 zmm8, [rbp + 5184]                ;   447.2 p3      41 next
        vmovdqu64 zmm29, [rbp + 4224]               ;   444.2 p2      54 next reload
        vpandd zmm8, zmm8, zmm29                    ;   481.2 p0      41 next
        vpternlogd zmm21, zmm17, zmm13, 0x96        ;   481.5 p5      45 next
        vpternlogd zmm11, zmm26, zmm4, 0x96         ;   482.2 p0      45 next
        vpxord zmm13, zmm13, zmm15                  ;   482.5 p5      45 next
        vmovdqu64 zmm15, [rbp + 5184]               ;   447.2 p3      54 next reload
        vmovdqu64 zmm17, [rbp + 4672]               ;   445.2 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 6848]               ;   458.5 p3      41 next
        vpternlogd zmm26, zmm17, zmm15, 0x87        ;   483.2 p0      41 next
        vpternlogd zmm3, zmm0, zmm13, 0x6a          ;   483.5 p5      45 next
        vpternlogd zmm25, zmm31, zmm13, 0x96        ;   484.2 p0      45 next
        vmovdqu64 zmm0, [rbp + 6976]                ;   443.2 p2      54 next reload
        vmovdqu64 zmm13, [rbp + 5888]               ;   448.2 p3      54 next reload
        vmovdqu64 zmm31, [rbp + 7040]               ;   447.5 p2      41 next
        vpternlogd zmm31, zmm13, zmm0, 0x78         ;   484.5 p5      41 next
        vpternlogd zmm3, zmm6, zmm30, 0x96          ;   485.2 p0      45 next
        vpxord zmm4, zmm4, zmm21                    ;   485.5 p5      45 next
        vpternlogd zmm4, zmm2, zmm5, 0x78           ;   486.5 p0      45 next
        vmovdqu64 zmm2, [rbp + 7296]                ;   442.2 p3      41 next
        vmovdqu64 zmm5, [rbp + 5568]                ;   440.2 p2      54 next reload
        vpandd zmm2, zmm2, zmm5                     ;   486.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 5120]                ;   442.5 p3      41 next
        vmovdqu64 zmm30, [rbp + 7296]               ;   442.2 p2      41 next
        vpandd zmm30, zmm30, [rbp + 6656]           ;   487.2 p0+p3   41 next
        vpternlogd zmm21, zmm3, zmm23, 0x96         ;   487.5 p5      45 next
        vmovdqu64 zmm3, [rbp + 6656]                ;   441.5 p2      41 next
        vpandd zmm3, zmm3, [rbp + 5440]             ;   488.2 p0+p3   41 next
        vpternlogd zmm27, zmm4, zmm9, 0x96          ;   488.5 p5      45 next
        vmovdqu64 zmm4, [rbp + 5120]                ;   442.5 p2      41 next
        vpandd zmm4, zmm4, [rbp + 7232]             ;   489.2 p0+p3   41 next
        vmovdqu64 zmm10, [rbp + 7616]               ;   440.5 p2      41 next
        vpandd zmm10, zmm10, [rbp + 5120]           ;   489.5 p5+p3   41 next
        vmovdqu64 [rbp + 6848], zmm9                ;   432.5 p8+p9   48 next spill
        vmovdqu64 zmm9, [rbp + 5440]                ;   443.5 p2      41 next
        vpandd zmm9, zmm9, [rbp + 7232]             ;   490.2 p0+p3   41 next
        vmovdqu64 [rbp + 8256], zmm23               ;   436.5 p7+p4   48 next spill
        vmovdqu64 zmm23, [rbp + 7616]               ;   440.5 p2      41 next
        vpandd zmm6, zmm6, zmm5                     ;   490.5 p5      41 next
        vpandd zmm23, zmm23, zmm5                   ;   491.2 p0      41 next
        vpternlogd zmm16, zmm19, [rbp + 5376], 0x96 ;   491.5 p5+p3   54 next
        vpternlogd zmm18, zmm7, [rbp + 6464], 0x96  ;   492.2 p0+p2   54 next
        vmovdqu64 [rbp + 8320], zmm7                ;   438.2 p8+p9   48 next spill
        vpxord zmm7, zmm28, zmm8                    ;   492.5 p5      41 next
        vpternlogd zmm28, zmm13, [rbp + 7168], 0x78 ;   493.2 p0+p3   41 next
        vmovdqu64 [rbp + 8384], zmm19               ;   446.5 p7+p4   48 next spill
        vpxord zmm19, zmm26, zmm7                   ;   493.5 p5      41 next
        vmovdqu64 [rbp + 8448], zmm14               ;   480.5 p8+p9   45 next spill
        vmovdqa64 zmm14, zmm30                      ;   488.2         41 next copy
        vpternlogd zmm30, zmm2, [rbp + 5120], 0x28  ;   494.2 p0+p2   41 next
        vmovdqu64 [rbp + 8512], zmm24               ;   481.2 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm17                      ;   451.2         41 next copy
        vpternlogd zmm24, zmm29, [rbp + 7552], 0x6a ;   494.5 p5+p3   41 next
        vpternlogd zmm24, zmm15, zmm0, 0x78         ;   495.5 p0      41 next
        vmovdqu64 [rbp + 8576], zmm18               ;   493.2 p8+p9   54 next spill
        vmovdqu64 zmm18, [rbp + 6528]               ;   453.2 p2      41 next reload
        vpternlogd zmm17, zmm18, [rbp + 7168], 0x6c ;   495.5 p5+p3   41 next
        vmovdqu64 [rbp + 4672], zmm27               ;   489.5 p7+p4   45 next spill
        vmovdqa64 zmm27, zmm0                       ;   449.2         41 next copy
        vpternlogd zmm27, zmm29, [rbp + 7168], 0x78 ;   496.2 p0+p2   41 next
        vmovdqu64 [rbp + 8640], zmm16               ;   492.5 p8+p9   54 next spill
        vmovdqu64 zmm16, [rbp + 8192]               ;   454.2 p3      41 next reload
        vpxord zmm16, zmm16, zmm27                  ;   497.2 p5      41 next
        vpternlogd zmm27, zmm29, [rbp + 7040], 0x78 ;   497.2 p0+p2   41 next
        vmovdqu64 [rbp + 8192], zmm21               ;   488.5 p7+p4   45 next spill
        vmovdqa64 zmm21, zmm0                       ;   449.2         41 next copy
        vpternlogd zmm21, zmm29, [rbp + 7104], 0x28 ;   497.5 p5+p3   41 next
        vmovdqu64 zmm5, [rbp + 4800]                ;   369.3 p2     108 r reload
        vpternlogd zmm12, zmm5, [rbp + 7872], 0x96  ;   498.2 p0+p3   54 next
        vmovdqu64 zmm5, [rbp + 6016]                ;   370.3 p2     108 r reload
        vpternlogd zmm11, zmm5, [rbp + 7936], 0x96  ;   498.5 p5+p3   54 next
        vmovdqu64 zmm5, [rbp + 3968]                ;   371.3 p2     108 r reload
        vpternlogd zmm25, zmm5, [rbp + 5504], 0x96  ;   499.2 p0+p3   54 next
        vmovdqu64 zmm5, [rbp + 7296]                ;   442.2 p2      41 next
        vmovdqu64 [rbp + 7936], zmm11               ;   499.5 p8+p9   54 next spill
        vmovdqu64 zmm11, [rbp + 5568]               ;   440.2 p3      41 next
        vmovdqu64 [rbp + 8704], zmm12               ;   499.2 p7+p4   54 next spill
        vmovdqu64 zmm12, [rbp + 6656]               ;   441.5 p2      41 next
        vpandd zmm12, zmm12, [rbp + 7616]           ;   499.5 p5+p3   41 next
        vpxord zmm5, zmm5, zmm3                     ;   500.2 p0      41 next
        vmovdqu64 [rbp + 8768], zmm25               ;   500.2 p8+p9   54 next spill
        vmovdqu64 zmm25, [rbp + 7232]               ;   441.2 p2      41 next
        vmovdqu64 [rbp + 8832], zmm3                ;   489.2 p7+p4   41 next spill
        vmovdqu64 zmm3, [rbp + 7232]                ;   441.2 p3      41 next
        vmovdqu64 [rbp + 8896], zmm2                ;   487.5 p8+p9   41 next spill
        vmovdqu64 zmm2, [rbp + 6656]                ;   441.5 p2      41 next
        vmovdqu64 [rbp + 8960], zmm12               ;   500.5 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 8896]               ;   487.5 p3      41 next
        vpxord zmm12, zmm12, [rbp + 8960]           ;   506.5 p5+p2   41 next
        vmovdqu64 [rbp + 9024], zmm12               ;   507.5 p8+p9   41 next spill
        vmovdqu64 zmm12, [rbp + 5120]               ;   442.5 p3      41 next
        vpxord zmm30, zmm30, zmm5                   ;   501.2 p0      41 next
        vpxord zmm3, zmm3, zmm10                    ;   501.5 p5      41 next
        vpxord zmm2, zmm2, zmm9                     ;   502.2 p0      41 next
        vpandd zmm12, zmm12, zmm2                   ;   503.2 p5      41 next
        vmovdqu64 [rbp + 9088], zmm2                ;   503.2 p7+p4   41 next spill
        vpxord zmm2, zmm23, zmm9                    ;   503.2 p0      41 next
        vpternlogd zmm23, zmm10, [rbp + 6656], 0x78 ;   503.5 p5+p2   41 next
        vpternlogd zmm30, zmm2, [rbp + 7296], 0x78  ;   504.2 p0+p3   41 next
        vmovdqu64 [rbp + 9152], zmm30               ;   505.2 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm12                      ;   504.2         41 next copy
        vmovdqu64 [rbp + 9216], zmm12               ;   504.2 p7+p4   41 next spill
        vmovdqu64 zmm12, [rbp + 7104]               ;   446.2 p2      54 next reload
        vpternlogd zmm28, zmm12, [rbp + 7680], 0xb4 ;   504.5 p5+p3   41 next
        vmovdqu64 [rbp + 9280], zmm3                ;   502.5 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm12                       ;   452.2         41 next copy
        vpternlogd zmm3, zmm13, [rbp + 5952], 0x60  ;   505.2 p0+p2   41 next
        vmovdqu64 [rbp + 9344], zmm9                ;   491.2 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 4480]                ;   455.5 p3      41 next reload
        vpternlogd zmm13, zmm9, [rbp + 7680], 0x36  ;   505.5 p5+p2   41 next
        vpternlogd zmm13, zmm0, zmm29, 0x78         ;   506.5 p0      41 next
        vmovdqu64 zmm9, [rbp + 7424]                ;   460.5 p3      41 next reload
        vmovdqu64 [rbp + 5888], zmm5                ;   501.2 p8+p9   41 next spill
        vmovdqa64 zmm5, zmm16                       ;   498.2         41 next copy
        vpternlogd zmm5, zmm12, zmm9, 0x78          ;   506.5 p5      41 next
        vmovdqu64 [rbp + 4480], zmm6                ;   491.5 p7+p4   41 next spill
        vmovdqu64 zmm6, [rbp + 8128]                ;   451.5 p2      41 next reload
        vpxord zmm6, zmm6, zmm5                     ;   507.5 p0      41 next
        vpternlogd zmm26, zmm13, zmm6, 0x96         ;   508.5 p5      41 next
        vmovdqu64 zmm5, [rbp + 5952]                ;   445.5 p3      54 next reload
        vmovdqu64 [rbp + 8128], zmm26               ;   509.5 p8+p9   41 next spill
        vmovdqu64 zmm26, [rbp + 7168]               ;   444.5 p2      54 next reload
        vpternlogd zmm12, zmm26, zmm5, 0x6c         ;   508.2 p0      41 next
        vpternlogd zmm27, zmm5, zmm12, 0x78         ;   509.2 p5      41 next
        vpxord zmm21, zmm21, zmm27                  ;   510.2 p0      41 next
        vmovdqu64 [rbp + 7104], zmm10               ;   490.5 p7+p4   41 next spill
        vmovdqa64 zmm10, zmm5                       ;   451.5         41 next copy
        vpternlogd zmm10, zmm15, [rbp + 7744], 0x6a ;   509.5 p5+p3   41 next
        vpxord zmm22, zmm22, zmm10                  ;   510.5 p0      41 next
        vmovdqa64 zmm10, zmm21                      ;   511.2         41 next copy
        vpternlogd zmm10, zmm26, zmm15, 0x78        ;   511.2 p5      41 next
        vpternlogd zmm15, zmm22, zmm26, 0x9c        ;   511.5 p0      41 next
        vpternlogd zmm15, zmm17, zmm28, 0x96        ;   512.5 p5      41 next
        vpternlogd zmm28, zmm21, [rbp + 6208], 0x96 ;   512.2 p0+p2   41 next
        vmovdqa64 zmm21, zmm5                       ;   451.5         41 next copy
        vpternlogd zmm21, zmm18, [rbp + 8000], 0x6a ;   512.5 p5+p3   41 next
        vpternlogd zmm9, zmm13, zmm21, 0x96         ;   513.5 p0      41 next
        vpternlogd zmm21, zmm31, [rbp + 7552], 0x96 ;   513.5 p5+p2   41 next
        vpternlogd zmm22, zmm12, zmm21, 0x96        ;   514.5 p0      41 next
        vmovdqu64 zmm12, [rbp + 7040]               ;   447.5 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 8064]               ;   471.5 p2      41 next reload
        vpternlogd zmm5, zmm13, zmm12, 0x6c         ;   514.5 p5      41 next
        vpternlogd zmm12, zmm20, zmm26, 0x6c        ;   515.2 p0      41 next
        vmovdqu64 zmm21, [rbp + 7680]               ;   461.5 p3      41 next reload
        vpternlogd zmm31, zmm26, zmm21, 0x78        ;   515.5 p5      41 next
        vmovdqu64 zmm26, [rbp + 7616]               ;   440.5 p2      41 next
        vpternlogd zmm3, zmm1, zmm31, 0x96          ;   516.5 p0      41 next
        vmovdqu64 zmm1, [rbp + 6656]                ;   441.5 p3      41 next
        vmovdqu64 zmm31, [rbp + 7296]               ;   442.2 p2      41 next
        vpternlogd zmm5, zmm29, zmm16, 0x78         ;   516.5 p5      41 next
        vmovdqu64 zmm16, [rbp + 5120]               ;   442.5 p3      41 next
        vmovdqu64 zmm29, [rbp + 5440]               ;   443.5 p2      41 next
        vpternlogd zmm19, zmm17, zmm5, 0x96         ;   517.5 p0      41 next
        vpternlogd zmm10, zmm8, zmm12, 0x96         ;   517.5 p5      41 next
        vmovdqu64 zmm5, [rbp + 5568]                ;   440.2 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 6656]                ;   441.5 p2      54 next reload
        vmovdqu64 zmm17, [rbp + 7616]               ;   440.5 p3      41 next
        vpternlogd zmm17, zmm8, zmm5, 0x78          ;   518.2 p0      41 next
        vpternlogd zmm3, zmm20, zmm24, 0x96         ;   518.5 p5      41 next
        vmovdqu64 zmm20, [rbp + 7488]               ;   458.2 p2      41 next reload
        vpternlogd zmm27, zmm13, zmm20, 0x96        ;   519.2 p0      41 next
        vpternlogd zmm20, zmm7, zmm22, 0x96         ;   519.5 p5      41 next
        vmovdqu64 zmm7, [rbp + 4480]                ;   491.5 p3      41 next reload
        vmovdqu64 zmm13, [rbp + 5440]               ;   443.5 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 7104]               ;   490.5 p3      41 next
        vpternlogd zmm22, zmm13, zmm7, 0x87         ;   520.2 p0      41 next
        vpxord zmm1, zmm1, zmm28                    ;   520.5 p5      41 next
        vmovdqu64 zmm28, [rbp + 8128]               ;   509.5 p2      41 next reload
        vpternlogd zmm21, zmm28, [r8 + 9728], 0x96  ;   521.2 p0+p3   48 next
        vpxord zmm31, zmm31, zmm15                  ;   521.5 p5      41 next
        vmovdqa64 zmm15, zmm5                       ;   446.2         41 next copy
        vpternlogd zmm15, zmm13, [rbp + 7104], 0x60 ;   522.2 p0+p2   41 next
        vpternlogd zmm9, zmm12, [rbp + 6912], 0x96  ;   522.5 p5+p3   41 next
        vmovdqu64 zmm12, [rbp + 9280]               ;   502.5 p2      41 next reload
        vmovdqa64 zmm28, zmm13                      ;   449.5         41 next copy
        vpternlogd zmm28, zmm5, zmm12, 0x78         ;   523.2 p0      41 next
        vpxord zmm6, zmm6, zmm27                    ;   523.5 p5      41 next
        vpternlogd zmm6, zmm0, zmm18, 0x78          ;   524.5 p0      41 next
        vmovdqu64 zmm0, [rbp + 7616]                ;   440.5 p3      54 next reload
        vmovdqa64 zmm18, zmm4                       ;   490.2         41 next copy
        vpternlogd zmm18, zmm13, zmm0, 0x78         ;   524.5 p5      41 next
        vpxord zmm26, zmm26, zmm3                   ;   525.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 7232]                ;   441.2 p2      54 next reload
        vpternlogd zmm2, zmm5, zmm3, 0x6c           ;   525.5 p5      41 next
        vpternlogd zmm27, zmm10, zmm5, 0x96         ;   526.2 p0      41 next
        vpxord zmm16, zmm16, zmm20                  ;   526.5 p5      41 next
        vpxord zmm29, zmm29, zmm9                   ;   527.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 5120]                ;   442.5 p3      54 next reload
        vmovdqu64 zmm10, [rbp + 9024]               ;   507.5 p2      41 next
        vpternlogd zmm10, zmm13, zmm9, 0x48         ;   527.5 p5      41 next
        vpternlogd zmm24, zmm6, zmm3, 0x96          ;   528.2 p0      41 next
        vpxord zmm14, zmm14, zmm18                  ;   528.5 p5      41 next
        vpternlogd zmm23, zmm3, zmm14, 0x78         ;   529.5 p0      41 next
        vpxord zmm11, zmm11, zmm14                  ;   529.5 p5      41 next
        vmovdqu64 zmm6, [rbp + 8960]                ;   500.5 p3      41 next
        vpternlogd zmm6, zmm9, [rbp + 5888], 0x78   ;   530.2 p0+p2   41 next
        vmovdqu64 zmm14, [rbp + 7296]               ;   442.2 p3      54 next reload
        vmovdqa64 zmm20, zmm7                       ;   497.5         41 next copy
        vpternlogd zmm20, zmm0, zmm14, 0x78         ;   530.5 p5      41 next
        vpxord zmm30, zmm30, zmm15                  ;   531.2 p0      41 next
        vpxord zmm15, zmm15, zmm22                  ;   531.5 p5      41 next
        vpternlogd zmm22, zmm5, zmm11, 0x78         ;   532.2 p0      41 next
        vpternlogd zmm15, zmm11, zmm14, 0x78        ;   532.5 p5      41 next
        vpxord zmm28, zmm28, zmm15                  ;   533.5 p0      41 next
        vpternlogd zmm10, zmm17, zmm2, 0x96         ;   533.5 p5      41 next
        vpternlogd zmm10, zmm12, zmm14, 0x87        ;   534.5 p0      41 next
        vpternlogd zmm14, zmm13, zmm17, 0x48        ;   534.5 p5      41 next
        vpternlogd zmm5, zmm14, zmm8, 0x6c          ;   535.5 p0      41 next
        vpxord zmm19, zmm19, [r8 + 9664]            ;   535.5 p5+p2   48 next
        vpxord zmm25, zmm25, zmm20                  ;   536.2 p0      41 next
        vpternlogd zmm20, zmm3, zmm17, 0x78         ;   536.5 p5      41 next
        vmovdqu64 zmm11, [rbp + 9344]               ;   491.2 p3      41 next reload
        vpternlogd zmm6, zmm22, zmm11, 0x96         ;   537.2 p0      41 next
        vpternlogd zmm30, zmm11, zmm25, 0x96        ;   537.5 p5      41 next
        vpternlogd zmm30, zmm17, zmm2, 0x96         ;   538.5 p0      41 next
        vpternlogd zmm25, zmm9, zmm8, 0x6c          ;   538.5 p5      41 next
        vpternlogd zmm25, zmm0, zmm4, 0x78          ;   539.5 p0      41 next
        vpternlogd zmm13, zmm9, zmm5, 0x80          ;   539.5 p5      41 next
        vpxord zmm0, zmm1, [r8 + 9408]              ;   540.2 p0+p2   48 next
        vpternlogd zmm1, zmm10, [r8 + 9984], 0x96   ;   540.5 p5+p3   48 next
        vpxord zmm2, zmm31, [r8 + 9472]             ;   541.2 p0+p2   48 next
        vpternlogd zmm7, zmm5, [rbp + 9216], 0x96   ;   541.5 p5+p3   41 next
        vpternlogd zmm7, zmm8, zmm23, 0x96          ;   542.5 p0      41 next
        vpternlogd zmm14, zmm20, [rbp + 9152], 0x96 ;   542.5 p5+p2   41 next
        vpternlogd zmm6, zmm27, [r8 + 9792], 0x96   ;   543.2 p0+p3   48 next
        vpxord zmm27, zmm27, [r8 + 9216]            ;   543.5 p5+p2   48 next
        vpxord zmm4, zmm26, [r8 + 9280]             ;   544.2 p0+p3   48 next
        vmovdqu64 zmm5, [r8 + 10048]                ;   412.5 p2      48 next
        vmovdqu64 zmm8, [r8 + 9344]                 ;   412.7 p3      48 next
        vpxord zmm8, zmm8, zmm24                    ;   544.5 p5      48 next
        vmovdqu64 zmm9, [r8 + 9536]                 ;   413.5 p2      48 next
        vpxord zmm9, zmm9, zmm16                    ;   545.2 p0      48 next
        vmovdqu64 zmm10, [r8 + 9600]                ;   413.7 p3      48 next
        vpxord zmm10, zmm10, zmm29                  ;   545.5 p5      48 next
        vpternlogd zmm14, zmm24, [r8 + 9920], 0x96  ;   546.2 p0+p2   48 next
        vpternlogd zmm29, zmm7, [r8 + 10176], 0x96  ;   546.5 p5+p3   48 next
        vpternlogd zmm30, zmm3, [rbp + 9024], 0x78  ;   547.2 p0+p2   41 next
        vpternlogd zmm13, zmm18, [rbp + 8896], 0x96 ;   547.5 p5+p3   41 next
        vpternlogd zmm31, zmm25, zmm13, 0x69        ;   548.5 p0      41 next
        vpternlogd zmm30, zmm16, [r8 + 10112], 0x96 ;   548.5 p5+p2   48 next
        vpxord zmm5, zmm5, zmm31                    ;   549.5 p0      48 next
        vmovdqu64 zmm3, [rbp + 8832]                ;   489.2 p3      41 next reload
        vpternlogd zmm28, zmm3, [rbp + 9088], 0x78  ;   549.5 p5+p2   41 next
        vmovdqu64 zmm3, [rbp + 8640]                ;   492.5 p3      54 next
        vpxord zmm3, zmm3, [r9 + 1088]              ;   550.2 p0+p2   54 next
        vmovdqu64 zmm7, [rbp + 8192]                ;   488.5 p3      45 next reload
        vmovdqu64 zmm11, [rbp + 5056]               ;   419.5 p2      54 next
        vpternlogd zmm11, zmm7, [r9 + 1024], 0x96   ;   550.5 p5+p3   54 next
        vmovdqu64 zmm12, [rbp + 4672]               ;   489.5 p2      45 next reload
        vmovdqu64 zmm13, [rbp + 6592]               ;   421.2 p3      54 next
        vpternlogd zmm13, zmm12, [r9 + 1152], 0x96  ;   551.2 p0+p2   54 next
        vpternlogd zmm26, zmm28, [r8 + 9856], 0x96  ;   551.5 p5+p3   48 next
        vmovdqu64 zmm15, [rbp + 8768]               ;   500.2 p2      54 next
        vpxord zmm15, zmm15, [r9 + 1216]            ;   552.2 p0+p3   54 next
        vmovdqu64 zmm16, [rbp + 8576]               ;   493.2 p2      54 next
        vpxord zmm16, zmm16, [r9 + 1280]            ;   552.5 p5+p3   54 next
        vmovdqu64 zmm17, [rbp + 8704]               ;   499.2 p2      54 next
        vpxord zmm17, zmm17, [r9 + 1344]            ;   553.2 p0+p3   54 next
        vmovdqu64 zmm18, [rbp + 8512]               ;   481.2 p2      54 next
        vpxord zmm18, zmm18, [r9 + 1408]            ;   553.5 p5+p3   54 next
        vmovdqu64 zmm20, [rbp + 7936]               ;   499.5 p2      54 next
        vpxord zmm20, zmm20, [r9 + 1536]            ;   554.2 p0+p3   54 next
        vmovdqu64 zmm22, [rbp + 8448]               ;   480.5 p2      45 next reload
        vmovdqu64 zmm23, [rbp + 4544]               ;   428.2 p3      54 next
        vpternlogd zmm23, zmm22, [r9 + 1472], 0x96  ;   554.5 p5+p2   54 next
        vmovdqu64 zmm24, [rbp + 8256]               ;   436.5 p3      48 next reload
        vmovdqu64 zmm25, [rbp + 4928]               ;   429.5 p2      54 next
        vpternlogd zmm25, zmm24, [r9 + 1600], 0x96  ;   555.2 p0+p3   54 next
        vpandd zmm28, zmm21, zmm19                  ;   555.5 p5      45 next
        vpandd zmm31, zmm21, zmm2                   ;   556.2 p0      45 next
        vmovdqu64 [rbp + 9088], zmm3                ;   551.2 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm21                       ;   522.2         45 next copy
        vpternlogd zmm24, zmm6, [rbp + 4928], 0x96  ;   556.5 p5+p2   54 next
        vmovdqu64 [rbp + 8256], zmm24               ;   557.5 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm28                      ;   556.5         45 next copy
        vmovdqu64 [rbp + 8832], zmm13               ;   552.2 p8+p9   54 next spill
        vpxord zmm13, zmm31, zmm0                   ;   557.2 p0      45 next
        vmovdqu64 [rbp + 8896], zmm18               ;   554.5 p7+p4   54 next spill
        vpandd zmm18, zmm0, zmm19                   ;   557.5 p5      45 next
        vmovdqu64 [rbp + 9024], zmm15               ;   553.2 p8+p9   54 next spill
        vmovdqa64 zmm15, zmm0                       ;   541.2         45 next copy
        vmovdqu64 [rbp + 7232], zmm17               ;   554.2 p7+p4   54 next spill
        vpandd zmm17, zmm0, zmm27                   ;   558.2 p0      45 next
        vpternlogd zmm17, zmm2, zmm10, 0x78         ;   559.2 p5      45 next
        vpxord zmm24, zmm24, zmm17                  ;   560.2 p0      45 next
        vpandd zmm17, zmm0, zmm2                    ;   559.5 p5      45 next
        vmovdqu64 [rbp + 9152], zmm11               ;   551.5 p8+p9   54 next spill
        vpandd zmm11, zmm19, zmm27                  ;   560.2 p0      45 next
        vpternlogd zmm11, zmm10, zmm0, 0x87         ;   561.2 p5      45 next
        vmovdqu64 [rbp + 6656], zmm16               ;   553.5 p7+p4   54 next spill
        vpandd zmm16, zmm19, zmm9                   ;   561.2 p0      45 next
        vpandd zmm22, zmm19, zmm10                  ;   561.5 p5      45 next
        vpxord zmm12, zmm10, zmm27                  ;   562.2 p0      45 next
        vpxord zmm15, zmm15, zmm12                  ;   563.2 p5      45 next
        vmovdqa64 zmm7, zmm19                       ;   536.5         45 next copy
        vpternlogd zmm7, zmm21, zmm27, 0x78         ;   563.2 p0      45 next
        vmovdqu64 [rbp + 9216], zmm25               ;   556.2 p8+p9   54 next spill
        vpandd zmm25, zmm10, zmm4                   ;   563.5 p5      45 next
        vmovdqu64 [rbp + 4480], zmm20               ;   555.2 p7+p4   54 next spill
        vpxord zmm20, zmm4, zmm9                    ;   564.2 p0      45 next
        vpternlogd zmm16, zmm2, zmm20, 0x78         ;   565.2 p5      45 next
        vmovdqu64 [rbp + 5120], zmm23               ;   555.5 p8+p9   54 next spill
        vmovdqu64 zmm23, [rbp + 4480]               ;   555.2 p3      41 next
        vmovdqu64 [rbp + 5440], zmm29               ;   547.5 p7+p4   48 next spill
        vmovdqu64 zmm29, [rbp + 5120]               ;   555.5 p2      41 next
        vmovdqu64 [rbp + 7616], zmm30               ;   549.5 p8+p9   48 next spill
        vmovdqu64 zmm30, [rbp + 5120]               ;   555.5 p3      41 next
        vmovdqu64 [rbp + 9344], zmm5                ;   550.5 p7+p4   48 next spill
        vmovdqa64 zmm5, zmm2                        ;   542.2         45 next copy
        vmovdqu64 [rbp + 5568], zmm1                ;   541.5 p8+p9   48 next spill
        vpandd zmm1, zmm2, zmm27                    ;   565.2 p0      45 next
        vmovdqu64 [rbp + 7296], zmm26               ;   552.5 p7+p4   48 next spill
        vpandd zmm26, zmm9, zmm8                    ;   565.5 p5      45 next
        vpternlogd zmm26, zmm21, zmm15, 0x1e        ;   566.5 p0      45 next
        vpternlogd zmm26, zmm4, zmm27, 0x78         ;   567.5 p5      45 next
        vmovdqu64 [rbp + 9280], zmm14               ;   547.2 p8+p9   48 next spill
        vmovdqa64 zmm14, zmm9                       ;   546.2         45 next copy
        vpternlogd zmm14, zmm21, zmm2, 0x60         ;   567.2 p0      45 next
        vmovdqu64 [rbp + 5888], zmm6                ;   544.2 p7+p4   48 next spill
        vmovdqa64 zmm6, zmm8                        ;   545.5         45 next copy
        vpternlogd zmm6, zmm2, zmm9, 0x78           ;   567.5 p5      45 next
        vmovdqu64 [rbp + 8960], zmm31               ;   557.2 p8+p9   45 next spill
        vmovdqa64 zmm31, zmm9                       ;   546.2         45 next copy
        vpternlogd zmm31, zmm4, zmm27, 0x60         ;   568.2 p0      45 next
        vmovdqu64 [rbp + 6528], zmm30               ;   561.5 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm27                      ;   544.5         45 next copy
        vpternlogd zmm30, zmm4, zmm8, 0x78          ;   568.5 p5      45 next
        vpxord zmm3, zmm3, zmm30                    ;   569.5 p0      45 next
        vpternlogd zmm30, zmm19, zmm4, 0x78         ;   569.5 p5      45 next
        vpternlogd zmm30, zmm2, zmm6, 0x78          ;   570.5 p0      45 next
        vpternlogd zmm2, zmm1, zmm19, 0x6c          ;   570.5 p5      45 next
        vpternlogd zmm2, zmm4, zmm3, 0x78           ;   571.5 p0      45 next
        vpternlogd zmm4, zmm17, zmm0, 0x6c          ;   571.5 p5      45 next
        vpternlogd zmm0, zmm20, zmm8, 0x6c          ;   572.2 p0      45 next
        vpternlogd zmm17, zmm16, zmm7, 0x96         ;   572.5 p5      45 next
        vpternlogd zmm7, zmm8, zmm15, 0x78          ;   573.2 p0      45 next
        vpternlogd zmm6, zmm17, zmm24, 0x96         ;   573.5 p5      45 next
        vmovdqu64 zmm17, [rbp + 5120]               ;   555.5 p2      41 next
        vpternlogd zmm14, zmm7, zmm13, 0x96         ;   574.2 p0      45 next
        vmovdqu64 zmm7, [rbp + 9216]                ;   556.2 p3      41 next
        vpternlogd zmm16, zmm12, zmm26, 0x96        ;   574.5 p5      45 next
        vpternlogd zmm3, zmm12, zmm9, 0x78          ;   575.2 p0      45 next
        vpxord zmm5, zmm5, zmm3                     ;   576.2 p5      45 next
        vpternlogd zmm24, zmm10, zmm8, 0xb4         ;   576.2 p0      45 next
        vmovdqa64 zmm3, zmm21                       ;   522.2         45 next copy
        vpternlogd zmm3, zmm13, zmm13, 0x3f         ;   576.5 p5      45 next
        vmovdqu64 zmm12, [rbp + 5120]               ;   555.5 p2      41 next
        vpternlogd zmm21, zmm22, zmm8, 0x6c         ;   577.2 p0      45 next
        vpternlogd zmm9, zmm21, zmm15, 0x9c         ;   578.2 p5      45 next
        vpxord zmm22, zmm22, zmm25                  ;   578.2 p0      45 next
        vpternlogd zmm1, zmm30, zmm18, 0x96         ;   578.5 p5      45 next
        vpxord zmm31, zmm31, zmm30                  ;   579.2 p0      45 next
        vmovdqu64 zmm13, [rbp + 8384]               ;   451.5 p3      48 next reload
        vmovdqu64 zmm21, [rbp + 4416]               ;   451.7 p2      54 next
        vpternlogd zmm21, zmm13, [r9 + 1664], 0x96  ;   579.5 p5+p3   54 next
        vmovdqu64 zmm30, [rbp + 4416]               ;   452.7 p2     108 r reload
        vmovdqu64 [rbp + 6976], zmm21               ;   580.5 p8+p9   54 next spill
        vmovdqu64 zmm21, [rbp + 7296]               ;   552.5 p3      48 next reload
        vpternlogd zmm13, zmm21, zmm30, 0x96        ;   580.2 p0      54 next
        vpandd zmm17, zmm17, [rbp + 6976]           ;   586.5 p5+p2   41 next
        vpternlogd zmm18, zmm6, zmm22, 0x96         ;   581.2 p0      45 next
        vmovdqu64 zmm6, [rbp + 6976]                ;   580.5 p3      41 next
        vpternlogd zmm4, zmm10, zmm27, 0x78         ;   581.5 p5      45 next
        vpternlogd zmm19, zmm3, zmm8, 0x6c          ;   582.2 p0      45 next
        vpternlogd zmm10, zmm8, zmm31, 0x6a         ;   582.5 p5      45 next
        vmovdqu64 zmm8, [rbp + 6976]                ;   580.5 p2      41 next
        vpternlogd zmm16, zmm28, zmm19, 0x96        ;   583.2 p0      45 next
        vmovdqu64 zmm28, [rbp + 6976]               ;   580.5 p3      41 next
        vpternlogd zmm10, zmm25, zmm19, 0x96        ;   583.5 p5      45 next
        vmovdqu64 zmm19, [rbp + 6976]               ;   580.5 p2      41 next
        vpternlogd zmm14, zmm3, zmm4, 0x96          ;   584.2 p0      45 next
        vpternlogd zmm26, zmm11, zmm5, 0x96         ;   584.5 p5      45 next
        vpxord zmm11, zmm11, zmm22                  ;   585.2 p0      45 next
        vmovdqu64 zmm3, [rbp + 6848]                ;   461.5 p3      48 next reload
        vmovdqu64 zmm22, [rbp + 4160]               ;   461.7 p2      54 next
        vpternlogd zmm22, zmm3, [r9 + 1728], 0x96   ;   585.5 p5+p3   54 next
        vmovdqu64 zmm25, [rbp + 4160]               ;   462.7 p2     108 r reload
        vmovdqu64 zmm30, [rbp + 9280]               ;   547.2 p3      48 next reload
        vpternlogd zmm3, zmm30, zmm25, 0x96         ;   586.2 p0      54 next
        vpternlogd zmm11, zmm2, zmm0, 0x96          ;   586.5 p5      45 next
        vpternlogd zmm24, zmm0, zmm9, 0x96          ;   587.2 p0      45 next
        vpxord zmm5, zmm5, zmm1                     ;   587.5 p5      45 next
        vpternlogd zmm5, zmm27, zmm20, 0x78         ;   588.5 p0      45 next
        vmovdqu64 zmm0, [rbp + 5504]                ;   463.7 p2      48 next reload
        vmovdqu64 zmm2, [rbp + 4288]                ;   464.5 p3      54 next
        vpternlogd zmm2, zmm0, [r9 + 1792], 0x96    ;   588.5 p5+p2   54 next
        vmovdqu64 zmm20, [rbp + 4288]               ;   465.5 p3     108 r reload
        vmovdqu64 zmm27, [rbp + 5568]               ;   541.5 p2      48 next reload
        vpternlogd zmm0, zmm27, zmm20, 0x96         ;   589.2 p0      54 next
        vpternlogd zmm30, zmm4, zmm5, 0x96          ;   589.5 p5      45 next
        vmovdqu64 zmm4, [rbp + 4480]                ;   555.2 p3      41 next
        vpternlogd zmm9, zmm31, [rbp + 8960], 0x96  ;   590.2 p0+p2   45 next
        vmovdqu64 zmm5, [rbp + 6656]                ;   553.5 p3      41 next
        vmovdqu64 zmm31, [rbp + 9152]               ;   551.5 p2      54 next reload
        vpandd zmm5, zmm5, zmm31                    ;   590.5 p5      41 next
        vmovdqu64 zmm20, [rbp + 7232]               ;   554.2 p3      41 next
        vpandd zmm20, zmm20, zmm31                  ;   591.2 p0      41 next
        vpxord zmm23, zmm23, zmm2                   ;   591.5 p5      41 next
        vpandd zmm7, zmm7, zmm2                     ;   592.2 p0      41 next
        vpandd zmm28, zmm28, zmm22                  ;   592.5 p5      41 next
        vpandd zmm12, zmm12, zmm22                  ;   593.2 p0      41 next
        vpternlogd zmm1, zmm10, [rbp + 5888], 0x96  ;   593.5 p5+p2   45 next
        vmovdqu64 zmm10, [rbp + 6656]               ;   553.5 p3      41 next
        vpandd zmm10, zmm10, [rbp + 9024]           ;   594.2 p0+p2   41 next
        vmovdqu64 zmm25, [rbp + 9024]               ;   553.2 p3      41 next
        vpandd zmm25, zmm25, [rbp + 8896]           ;   594.5 p5+p2   41 next
        vpternlogd zmm21, zmm14, [rbp + 8640], 0x96 ;   595.2 p0+p3   54 next
        vpternlogd zmm15, zmm26, [rbp + 7936], 0x96 ;   595.5 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 8320]               ;   472.5 p3      48 next reload
        vmovdqu64 zmm26, [rbp + 4096]               ;   472.7 p2      54 next
        vpternlogd zmm26, zmm14, [r9 + 1856], 0x96  ;   596.2 p0+p3   54 next
        vpternlogd zmm17, zmm22, zmm26, 0x78        ;   597.2 p5      41 next
        vmovdqu64 [rbp + 7936], zmm0                ;   590.2 p7+p4   54 next spill
        vmovdqu64 zmm0, [rbp + 9344]                ;   550.5 p2      48 next reload
        vpternlogd zmm14, zmm0, [rbp + 4096], 0x96  ;   597.2 p0+p3   54 next
        vpxord zmm29, zmm29, zmm26                  ;   597.5 p5      41 next
        vpxord zmm8, zmm8, zmm29                    ;   598.5 p0      41 next
        vpandd zmm4, zmm4, zmm26                    ;   598.5 p5      41 next
        vpternlogd zmm0, zmm24, [rbp + 8576], 0x96  ;   599.2 p0+p2   54 next
        vpternlogd zmm27, zmm9, [rbp + 8768], 0x96  ;   599.5 p5+p3   54 next
        vmovdqu64 zmm9, [rbp + 7872]                ;   475.7 p2      48 next reload
        vmovdqu64 zmm24, [rbp + 6080]               ;   476.5 p3      54 next
        vpternlogd zmm24, zmm9, [r9 + 1920], 0x96   ;   600.2 p0+p2   54 next
        vmovdqu64 [rbp + 5568], zmm14               ;   598.2 p8+p9   54 next spill
        vmovdqu64 zmm14, [rbp + 7616]               ;   549.5 p3      48 next reload
        vpternlogd zmm9, zmm14, [rbp + 6080], 0x96  ;   600.5 p5+p2   54 next
        vpternlogd zmm14, zmm18, [rbp + 8704], 0x96 ;   601.2 p0+p3   54 next
        vmovdqa64 zmm18, zmm4                       ;   599.5         41 next copy
        vpandd zmm6, zmm6, zmm24                    ;   601.5 p5      41 next
        vmovdqu64 [rbp + 7616], zmm9                ;   601.5 p7+p4   54 next spill
        vpandd zmm9, zmm2, zmm24                    ;   602.2 p0      41 next
        vpternlogd zmm9, zmm22, zmm23, 0x78         ;   603.2 p5      41 next
        vmovdqu64 [rbp + 8704], zmm3                ;   587.2 p8+p9   54 next spill
        vmovdqa64 zmm3, zmm22                       ;   586.5         41 next copy
        vmovdqu64 [rbp + 7872], zmm13               ;   581.2 p7+p4   54 next spill
        vmovdqa64 zmm13, zmm22                      ;   586.5         41 next copy
        vmovdqu64 [rbp + 8768], zmm15               ;   596.5 p8+p9   54 next spill
        vmovdqu64 zmm15, [rbp + 7808]               ;   478.7 p2      48 next reload
        vmovdqu64 [rbp + 9344], zmm14               ;   602.2 p7+p4   54 next spill
        vmovdqu64 zmm14, [rbp + 4032]               ;   479.5 p3      54 next
        vpternlogd zmm14, zmm15, [r9 + 1984], 0x96  ;   603.2 p0+p2   54 next
        vpternlogd zmm7, zmm14, zmm8, 0x1e          ;   604.2 p5      41 next
        vmovdqu64 [rbp + 8576], zmm0                ;   600.2 p8+p9   54 next spill
        vmovdqu64 zmm0, [rbp + 5440]                ;   547.5 p3      48 next reload
        vpternlogd zmm15, zmm0, [rbp + 4032], 0x96  ;   604.2 p0+p2   54 next
        vpandd zmm3, zmm3, zmm14                    ;   604.5 p5      41 next
        vpxord zmm19, zmm19, zmm3                   ;   605.5 p0      41 next
        vpternlogd zmm0, zmm16, [rbp + 8512], 0x96  ;   605.5 p5+p3   54 next
        vmovdqa64 zmm16, zmm12                      ;   594.2         41 next copy
        vpternlogd zmm16, zmm24, zmm22, 0x78        ;   606.2 p0      41 next
        vmovdqu64 [rbp + 5440], zmm15               ;   605.2 p7+p4   54 next spill
        vmovdqu64 zmm15, [rbp + 6528]               ;   561.5 p2      41 next reload
        vpandd zmm15, zmm15, zmm24                  ;   606.5 p5      41 next
        vpternlogd zmm15, zmm26, [rbp + 6976], 0x87 ;   607.5 p0+p3   41 next
        vmovdqu64 [rbp + 6528], zmm0                ;   606.5 p8+p9   54 next spill
        vpandd zmm0, zmm24, zmm14                   ;   607.5 p5      41 next
        vpxord zmm17, zmm17, zmm0                   ;   608.5 p0      41 next
        vmovdqu64 [rbp + 8512], zmm27               ;   600.5 p7+p4   54 next spill
        vpandd zmm27, zmm26, zmm24                  ;   608.5 p5      41 next
        vpxord zmm18, zmm18, zmm27                  ;   609.5 p0      41 next
        vpternlogd zmm27, zmm14, [rbp + 9216], 0x78 ;   609.5 p5+p2   41 next
        vpternlogd zmm27, zmm2, zmm8, 0xb4          ;   610.5 p0      41 next
        vmovdqu64 [rbp + 7808], zmm21               ;   596.2 p8+p9   54 next spill
        vmovdqa64 zmm21, zmm14                      ;   604.2         41 next copy
        vpternlogd zmm21, zmm19, zmm19, 0x3f        ;   610.5 p5      41 next
        vmovdqa64 zmm31, zmm14                      ;   604.2         41 next copy
        vmovdqu64 [rbp + 8320], zmm25               ;   595.5 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm2                       ;   589.5         41 next copy
        vpternlogd zmm25, zmm14, zmm22, 0x60        ;   611.2 p0      41 next
        vpternlogd zmm14, zmm24, [rbp + 5120], 0x6c ;   611.5 p5+p3   41 next
        vmovdqu64 [rbp + 7296], zmm20               ;   592.2 p8+p9   41 next spill
        vpxord zmm20, zmm15, zmm18                  ;   612.2 p0      41 next
        vmovdqu64 [rbp + 8640], zmm5                ;   591.5 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm9                        ;   604.2         41 next copy
        vpternlogd zmm5, zmm28, zmm14, 0x96         ;   612.5 p5      41 next
        vpternlogd zmm14, zmm8, [rbp + 9216], 0x78  ;   613.2 p0+p2   41 next
        vpternlogd zmm25, zmm19, zmm14, 0x96        ;   614.2 p5      41 next
        vmovdqu64 zmm14, [rbp + 4544]               ;   489.2 p3     108 r reload
        vpternlogd zmm11, zmm14, [rbp + 8448], 0x96 ;   614.2 p0+p2   54 next
        vmovdqu64 zmm19, [rbp + 6592]               ;   490.2 p3     108 r reload
        vpternlogd zmm30, zmm19, [rbp + 4672], 0x96 ;   614.5 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 5056]               ;   491.2 p3     108 r reload
        vpternlogd zmm1, zmm14, [rbp + 8192], 0x96  ;   615.2 p0+p2   54 next
        vmovdqu64 zmm19, [rbp + 7232]               ;   554.2 p3      41 next
        vpandd zmm19, zmm19, [rbp + 8832]           ;   615.5 p5+p2   41 next
        vmovdqu64 zmm14, [rbp + 9088]               ;   551.2 p3      41 next
        vpandd zmm14, zmm14, [rbp + 7232]           ;   616.2 p0+p2   41 next
        vmovdqu64 [rbp + 8192], zmm11               ;   615.2 p8+p9   54 next spill
        vmovdqu64 zmm11, [rbp + 8896]               ;   554.5 p3      41 next
        vpandd zmm11, zmm11, [rbp + 8832]           ;   616.5 p5+p2   41 next
        vmovdqu64 [rbp + 4672], zmm30               ;   615.5 p7+p4   54 next spill
        vmovdqu64 zmm30, [rbp + 9088]               ;   551.2 p3      41 next
        vpandd zmm30, zmm30, [rbp + 9152]           ;   617.2 p0+p2   41 next
        vmovdqu64 [rbp + 8448], zmm1                ;   616.2 p8+p9   54 next spill
        vmovdqu64 zmm1, [rbp + 6656]                ;   553.5 p3      41 next
        vpxord zmm1, zmm1, [rbp + 8320]             ;   617.5 p5+p2   41 next
        vmovdqu64 [rbp + 5888], zmm8                ;   599.5 p7+p4   41 next spill
        vmovdqu64 zmm8, [rbp + 9152]                ;   551.5 p3      41 next
        vmovdqu64 [rbp + 8960], zmm1                ;   618.5 p8+p9   41 next spill
        vmovdqu64 zmm1, [rbp + 9024]                ;   553.2 p2      41 next
        vpandd zmm1, zmm1, [rbp + 9088]             ;   618.2 p0+p3   41 next
        vmovdqu64 [rbp + 9280], zmm1                ;   619.2 p7+p4   41 next spill
        vmovdqu64 zmm1, [rbp + 8960]                ;   618.5 p2      41 next
        vmovdqu64 [rbp + 5504], zmm11               ;   617.5 p8+p9   41 next spill
        vmovdqu64 zmm11, [rbp + 8832]               ;   552.2 p3      41 next
        vmovdqu64 [rbp + 6848], zmm14               ;   617.2 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 5504]               ;   617.5 p2      41 next
        vmovdqu64 [rbp + 8384], zmm30               ;   618.2 p8+p9   41 next spill
        vmovdqu64 zmm30, [rbp + 9280]               ;   619.2 p3      41 next
        vpxord zmm14, zmm14, [rbp + 8384]           ;   624.2 p5+p2   41 next
        vpxord zmm30, zmm30, [rbp + 8640]           ;   625.2 p0+p3   41 next
        vmovdqu64 [rbp + 6912], zmm30               ;   626.2 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 8832]               ;   552.2 p2      41 next
        vpxord zmm30, zmm30, [rbp + 6848]           ;   623.2 p5+p3   41 next
        vmovdqu64 [rbp + 7104], zmm30               ;   624.2 p8+p9   41 next spill
        vmovdqu64 zmm30, [rbp + 9024]               ;   553.2 p2      41 next
        vpxord zmm30, zmm30, [rbp + 5504]           ;   623.5 p0+p3   41 next
        vmovdqu64 [rbp + 8128], zmm30               ;   624.5 p7+p4   41 next spill
        vmovdqu64 zmm30, [rbp + 7232]               ;   554.2 p2      41 next
        vpandd zmm30, zmm30, [rbp + 8128]           ;   630.5 p5+p3   41 next
        vmovdqu64 [rbp + 7680], zmm30               ;   631.5 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm10                      ;   595.2         41 next copy
        vmovdqu64 [rbp + 7488], zmm14               ;   625.2 p7+p4   41 next spill
        vmovdqu64 zmm14, [rbp + 7680]               ;   631.5 p2      41 next
        vmovdqu64 [rbp + 8064], zmm10               ;   595.2 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm2                       ;   589.5         41 next copy
        vpternlogd zmm10, zmm22, [rbp + 9216], 0x6a ;   621.2 p0+p3   41 next
        vpternlogd zmm5, zmm17, zmm10, 0x96         ;   622.2 p5      41 next
        vpternlogd zmm18, zmm5, zmm6, 0x96          ;   623.2 p0      41 next
        vmovdqu64 zmm5, [rbp + 9216]                ;   556.2 p2      54 next reload
        vpternlogd zmm17, zmm26, zmm5, 0xb4         ;   622.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm18               ;   624.2 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm21                      ;   611.5         41 next copy
        vpternlogd zmm18, zmm24, zmm5, 0x78         ;   623.2 p0      41 next
        vmovdqu64 [rbp + 7360], zmm19               ;   616.5 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm23                      ;   592.5         41 next copy
        vpternlogd zmm19, zmm5, [rbp + 6976], 0x78  ;   623.5 p5+p3   41 next
        vpternlogd zmm17, zmm19, zmm27, 0x96        ;   624.5 p0      41 next
        vmovdqu64 [rbp + 7168], zmm17               ;   625.5 p7+p4   41 next spill
        vmovdqu64 zmm17, [rbp + 6976]               ;   580.5 p2      54 next reload
        vpternlogd zmm28, zmm17, [rbp + 4480], 0x78 ;   624.5 p5+p3   41 next
        vmovdqu64 zmm17, [rbp + 9088]               ;   551.2 p2      41 next
        vpternlogd zmm28, zmm26, [rbp + 5120], 0x78 ;   625.5 p0+p3   41 next
        vpternlogd zmm25, zmm21, zmm28, 0x96        ;   626.5 p5      41 next
        vpxord zmm17, zmm17, zmm25                  ;   627.5 p0      41 next
        vmovdqu64 zmm21, [rbp + 4480]               ;   555.2 p2      54 next reload
        vmovdqu64 zmm25, [rbp + 5120]               ;   555.5 p3      54 next reload
        vpternlogd zmm7, zmm25, zmm21, 0x78         ;   626.5 p5      41 next
        vpternlogd zmm9, zmm29, zmm7, 0x96          ;   627.5 p0      41 next
        vpternlogd zmm9, zmm0, zmm18, 0x96          ;   628.5 p5      41 next
        vmovdqa64 zmm0, zmm25                       ;   561.5         41 next copy
        vpternlogd zmm0, zmm5, zmm21, 0x78          ;   628.2 p0      41 next
        vpternlogd zmm24, zmm0, zmm21, 0x6c         ;   629.2 p5      41 next
        vpternlogd zmm24, zmm22, zmm10, 0x78        ;   630.2 p0      41 next
        vmovdqu64 zmm10, [rbp + 9024]               ;   553.2 p2      41 next
        vmovdqu64 zmm22, [rbp + 6656]               ;   553.5 p3      41 next
        vpxord zmm22, zmm22, [rbp + 7168]           ;   631.5 p5+p2   41 next
        vpxord zmm31, zmm31, zmm0                   ;   630.2 p0      41 next
        vmovdqu64 zmm0, [rbp + 7232]                ;   554.2 p3      41 next
        vpxord zmm0, zmm0, [rbp + 4224]             ;   630.5 p5+p2   41 next
        vpternlogd zmm6, zmm12, zmm24, 0x96         ;   631.2 p0      41 next
        vmovdqu64 zmm12, [rbp + 8896]               ;   554.5 p3      41 next
        vpternlogd zmm29, zmm31, zmm2, 0x6c         ;   631.5 p5      41 next
        vpternlogd zmm2, zmm25, zmm21, 0x60         ;   632.2 p0      41 next
        vpternlogd zmm16, zmm21, zmm31, 0x78        ;   632.5 p5      41 next
        vpternlogd zmm20, zmm19, zmm16, 0x96        ;   633.5 p0      41 next
        vmovdqu64 zmm16, [rbp + 8896]               ;   554.5 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 9088]               ;   551.2 p3      54 next reload
        vmovdqu64 zmm21, [rbp + 7360]               ;   616.5 p2      41 next
        vpternlogd zmm21, zmm19, zmm16, 0x78        ;   633.5 p5      41 next
        vpxord zmm13, zmm13, zmm29                  ;   634.2 p0      41 next
        vpternlogd zmm7, zmm15, zmm13, 0x96         ;   635.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 9152]               ;   551.5 p3      54 next reload
        vmovdqu64 zmm29, [rbp + 9024]               ;   553.2 p2      41 next
        vpternlogd zmm29, zmm19, zmm15, 0x6c        ;   635.2 p0      41 next
        vpxord zmm24, zmm24, zmm2                   ;   635.5 p5      41 next
        vmovdqu64 zmm2, [rbp + 6848]                ;   617.2 p3      41 next reload
        vmovdqa64 zmm31, zmm15                      ;   557.5         41 next copy
        vpternlogd zmm31, zmm16, zmm2, 0x60         ;   636.2 p0      41 next
        vpternlogd zmm5, zmm26, zmm24, 0x6a         ;   636.5 p5      41 next
        vpternlogd zmm3, zmm27, zmm24, 0x96         ;   637.2 p0      41 next
        vmovdqu64 zmm24, [rbp + 6656]               ;   553.5 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 7296]               ;   592.2 p3      41 next
        vpternlogd zmm26, zmm19, zmm24, 0x78        ;   637.5 p5      41 next
        vpternlogd zmm5, zmm18, zmm4, 0x96          ;   638.2 p0      41 next
        vmovdqu64 zmm4, [rbp + 7104]                ;   624.2 p2      41 next reload
        vmovdqa64 zmm18, zmm16                      ;   560.5         41 next copy
        vpternlogd zmm18, zmm15, zmm4, 0x78         ;   638.5 p5      41 next
        vpxord zmm12, zmm12, zmm9                   ;   639.2 p0      41 next
        vpxord zmm13, zmm13, zmm6                   ;   639.5 p5      41 next
        vpternlogd zmm13, zmm25, zmm23, 0x78        ;   640.5 p0      41 next
        vmovdqu64 zmm9, [rbp + 8640]                ;   591.5 p3      41 next reload
        vmovdqu64 zmm23, [rbp + 8064]               ;   595.2 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 7232]               ;   554.2 p3      41 next
        vpternlogd zmm25, zmm23, zmm9, 0x60         ;   640.5 p5      41 next
        vpxord zmm1, zmm1, zmm25                    ;   641.5 p0      41 next
        vmovdqu64 zmm23, [rbp + 7488]               ;   625.2 p2      41 next reload
        vmovdqu64 zmm25, [rbp + 8832]               ;   552.2 p3      41 next
        vpternlogd zmm25, zmm15, zmm23, 0x6c        ;   641.5 p5      41 next
        vpternlogd zmm1, zmm23, zmm24, 0x78         ;   642.5 p0      41 next
        vpxord zmm30, zmm30, zmm21                  ;   642.5 p5      41 next
        vpxord zmm10, zmm10, zmm3                   ;   643.2 p0      41 next
        vmovdqu64 zmm3, [rbp + 7232]                ;   554.2 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 6912]               ;   626.2 p3      41 next
        vpternlogd zmm23, zmm16, zmm3, 0x48         ;   643.5 p5      41 next
        vpternlogd zmm6, zmm5, zmm15, 0x96          ;   644.2 p0      41 next
        vpxord zmm11, zmm11, zmm26                  ;   644.5 p5      41 next
        vpxord zmm14, zmm14, zmm31                  ;   645.2 p0      41 next
        vpxord zmm8, zmm8, zmm30                    ;   645.5 p5      41 next
        vpternlogd zmm23, zmm29, zmm25, 0x96        ;   646.2 p0      41 next
        vpternlogd zmm23, zmm4, zmm24, 0x87         ;   647.2 p5      41 next
        vmovdqu64 zmm4, [rbp + 9280]                ;   619.2 p2      41 next
        vpternlogd zmm4, zmm3, [rbp + 8960], 0x78   ;   647.2 p0+p3   41 next
        vmovdqu64 zmm5, [rbp + 7296]                ;   592.2 p2      41 next reload
        vmovdqa64 zmm27, zmm2                       ;   623.2         41 next copy
        vpternlogd zmm27, zmm16, zmm5, 0x87         ;   647.5 p5      41 next
        vpxord zmm20, zmm20, [r10 + 9664]           ;   648.2 p0+p3   48 next
        vpxord zmm31, zmm31, zmm27                  ;   648.5 p5      41 next
        vpternlogd zmm27, zmm15, zmm8, 0x78         ;   649.2 p0      41 next
        vpternlogd zmm31, zmm8, zmm24, 0x78         ;   649.5 p5      41 next
        vpternlogd zmm24, zmm16, zmm29, 0x48        ;   650.2 p0      41 next
        vpxord zmm18, zmm18, zmm31                  ;   650.5 p5      41 next
        vmovdqu64 zmm8, [rbp + 9024]                ;   553.2 p2      54 next reload
        vmovdqu64 zmm31, [rbp + 8384]               ;   618.2 p3      41 next reload
        vpternlogd zmm2, zmm31, zmm8, 0x6c          ;   651.2 p0      41 next
        vpternlogd zmm15, zmm24, zmm8, 0x6c         ;   651.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 8832]               ;   552.2 p2      54 next reload
        vpternlogd zmm26, zmm29, zmm31, 0x78        ;   652.2 p0      41 next
        vpternlogd zmm24, zmm26, zmm1, 0x96         ;   653.2 p5      41 next
        vpternlogd zmm28, zmm13, zmm31, 0x96        ;   653.2 p0      41 next
        vpternlogd zmm2, zmm30, zmm31, 0x78         ;   653.5 p5      41 next
        vpxord zmm1, zmm17, [r10 + 9280]            ;   654.2 p0+p3   48 next
        vpxord zmm13, zmm0, [r10 + 9536]            ;   654.5 p5+p2   48 next
        vmovdqu64 zmm26, [rbp + 5504]               ;   617.5 p3      41 next reload
        vpternlogd zmm4, zmm27, zmm26, 0x96         ;   655.2 p0      41 next
        vpternlogd zmm14, zmm26, zmm11, 0x96        ;   655.5 p5      41 next
        vpternlogd zmm11, zmm3, zmm8, 0x6c          ;   656.2 p0      41 next
        vpternlogd zmm14, zmm29, zmm25, 0x96        ;   656.5 p5      41 next
        vpternlogd zmm16, zmm3, zmm15, 0x80         ;   657.2 p0      41 next
        vpxord zmm3, zmm22, [r10 + 9472]            ;   657.5 p5+p2   48 next
        vpternlogd zmm16, zmm9, zmm21, 0x96         ;   658.2 p0      41 next
        vpternlogd zmm23, zmm10, [r10 + 9984], 0x96 ;   658.5 p5+p3   48 next
        vpxord zmm10, zmm10, [r10 + 9408]           ;   659.2 p0+p2   48 next
        vmovdqu64 zmm9, [rbp + 5888]                ;   599.5 p3      41 next reload
        vpternlogd zmm7, zmm9, [r10 + 9728], 0x96   ;   659.5 p5+p2   48 next
        vpternlogd zmm5, zmm15, [rbp + 7680], 0x96  ;   660.2 p0+p3   41 next
        vpternlogd zmm5, zmm8, zmm2, 0x96           ;   661.2 p5      41 next
        vpxord zmm2, zmm12, [r10 + 9600]            ;   661.2 p0+p2   48 next
        vpternlogd zmm24, zmm28, [r10 + 9920], 0x96 ;   661.5 p5+p3   48 next
        vmovdqu64 zmm8, [r10 + 10048]               ;   529.5 p2      48 next
        vmovdqu64 zmm9, [r10 + 9216]                ;   530.2 p3      48 next
        vpxord zmm9, zmm9, zmm6                     ;   662.2 p0      48 next
        vmovdqu64 zmm15, [r10 + 9344]               ;   530.5 p2      48 next
        vpternlogd zmm4, zmm6, [r10 + 9792], 0x96   ;   662.5 p5+p3   48 next
        vpxord zmm15, zmm15, zmm28                  ;   663.2 p0      48 next
        vpternlogd zmm11, zmm19, [rbp + 7360], 0x78 ;   663.5 p5+p2   41 next
        vpternlogd zmm22, zmm11, zmm16, 0x69        ;   664.5 p0      41 next
        vpternlogd zmm12, zmm5, [r10 + 10176], 0x96 ;   664.5 p5+p3   48 next
        vpternlogd zmm14, zmm31, [rbp + 6912], 0x78 ;   665.2 p0+p2   41 next
        vpxord zmm8, zmm8, zmm22                    ;   665.5 p5      48 next
        vpternlogd zmm14, zmm0, [r10 + 10112], 0x96 ;   666.2 p0+p3   48 next
        vmovdqu64 zmm0, [rbp + 8320]                ;   595.5 p2      41 next reload
        vpternlogd zmm18, zmm0, [rbp + 8128], 0x78  ;   666.5 p5+p3   41 next
        vmovdqu64 zmm0, [rbp + 8448]                ;   616.2 p2      54 next reload
        vmovdqu64 zmm5, [rbp + 1920]                ;   536.5 p3     108 r
        vpternlogd zmm5, zmm0, [r11], 0x96          ;   667.2 p0+p2  108 r
        vmovdqu64 zmm6, [rbp + 7808]                ;   596.2 p3      54 next reload
        vmovdqu64 zmm11, [rbp + 2048]               ;   537.7 p2     108 r
        vpternlogd zmm11, zmm6, [r11 + 64], 0x96    ;   667.5 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 4672]               ;   615.5 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 2176]               ;   539.7 p3     108 r
        vpternlogd zmm19, zmm16, [r11 + 128], 0x96  ;   668.2 p0+p2  108 r
        vmovdqu64 zmm21, [rbp + 8512]               ;   600.5 p3      54 next reload
        vmovdqu64 zmm22, [rbp + 2304]               ;   541.5 p2     108 r
        vpternlogd zmm22, zmm21, [r11 + 192], 0x96  ;   668.5 p5+p3  108 r
        vmovdqu64 zmm25, [rbp + 8576]               ;   600.2 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 2432]               ;   543.2 p3     108 r
        vpternlogd zmm26, zmm25, [r11 + 256], 0x96  ;   669.2 p0+p2  108 r
        vmovdqu64 zmm27, [rbp + 9344]               ;   602.2 p3      54 next reload
        vmovdqu64 zmm28, [rbp + 2560]               ;   544.5 p2     108 r
        vpternlogd zmm28, zmm27, [r11 + 320], 0x96  ;   669.5 p5+p3  108 r
        vmovdqu64 zmm29, [rbp + 6528]               ;   606.5 p2      54 next reload
        vmovdqu64 zmm30, [rbp + 2688]               ;   546.2 p3     108 r
        vpternlogd zmm30, zmm29, [r11 + 384], 0x96  ;   670.2 p0+p2  108 r
        vpternlogd zmm17, zmm18, [r10 + 9856], 0x96 ;   670.5 p5+p3   48 next
        vpandd zmm18, zmm20, zmm10                  ;   671.2 p0      45 next
        vpandd zmm31, zmm20, zmm7                   ;   671.5 p5      45 next
        vmovdqu64 [rbp + 8128], zmm30               ;   671.2 p8+p9  108 r spill
        vpandd zmm30, zmm20, zmm9                   ;   672.2 p0      45 next
        vpternlogd zmm30, zmm2, zmm10, 0x87         ;   673.2 p5      45 next
        vmovdqu64 [rbp + 8320], zmm28               ;   670.5 p7+p4  108 r spill
        vpandd zmm28, zmm20, zmm13                  ;   673.2 p0      45 next
        vmovdqu64 [rbp + 6912], zmm26               ;   670.2 p8+p9  108 r spill
        vpandd zmm26, zmm20, zmm2                   ;   673.5 p5      45 next
        vmovdqu64 [rbp + 8832], zmm22               ;   669.5 p7+p4  108 r spill
        vmovdqa64 zmm22, zmm31                      ;   672.5         45 next copy
        vmovdqu64 [rbp + 7360], zmm19               ;   669.2 p8+p9  108 r spill
        vpxord zmm19, zmm13, zmm1                   ;   674.2 p0      45 next
        vpternlogd zmm28, zmm3, zmm19, 0x78         ;   675.2 p5      45 next
        vmovdqu64 [rbp + 9088], zmm11               ;   668.5 p7+p4  108 r spill
        vpandd zmm11, zmm13, zmm15                  ;   675.2 p0      45 next
        vmovdqu64 [rbp + 9024], zmm5                ;   668.2 p8+p9  108 r spill
        vmovdqa64 zmm5, zmm10                       ;   660.2         45 next copy
        vpandd zmm16, zmm10, zmm9                   ;   675.5 p5      45 next
        vpternlogd zmm16, zmm3, zmm2, 0x78          ;   676.5 p0      45 next
        vpxord zmm22, zmm22, zmm16                  ;   677.5 p5      45 next
        vpandd zmm16, zmm10, zmm3                   ;   677.2 p0      45 next
        vmovdqa64 zmm0, zmm10                       ;   660.2         45 next copy
        vpxord zmm29, zmm2, zmm9                    ;   677.5 p5      45 next
        vpxord zmm5, zmm5, zmm29                    ;   678.5 p0      45 next
        vpternlogd zmm11, zmm7, zmm5, 0x1e          ;   679.5 p5      45 next
        vpternlogd zmm11, zmm1, zmm9, 0x78          ;   680.5 p0      45 next
        vpandd zmm27, zmm2, zmm1                    ;   679.5 p5      45 next
        vpandd zmm25, zmm7, zmm3                    ;   680.2 p0      45 next
        vpxord zmm0, zmm0, zmm25                    ;   681.2 p5      45 next
        vmovdqa64 zmm21, zmm7                       ;   660.5         45 next copy
        vmovdqa64 zmm6, zmm20                       ;   649.2         45 next copy
        vpternlogd zmm6, zmm7, zmm9, 0x78           ;   681.2 p0      45 next
        vmovdqu64 [rbp + 7680], zmm12               ;   665.5 p7+p4   48 next spill
        vmovdqa64 zmm12, zmm13                      ;   655.5         45 next copy
        vpternlogd zmm12, zmm7, zmm3, 0x60          ;   681.5 p5      45 next
        vmovdqu64 [rbp + 7296], zmm14               ;   667.2 p8+p9   48 next spill
        vmovdqa64 zmm14, zmm3                       ;   658.5         45 next copy
        vmovdqu64 [rbp + 5888], zmm8                ;   666.5 p7+p4   48 next spill
        vpandd zmm8, zmm3, zmm9                     ;   682.2 p0      45 next
        vmovdqu64 [rbp + 8640], zmm23               ;   659.5 p8+p9   48 next spill
        vmovdqa64 zmm23, zmm15                      ;   664.2         45 next copy
        vpternlogd zmm23, zmm3, zmm13, 0x78         ;   682.5 p5      45 next
        vmovdqu64 [rbp + 7232], zmm17               ;   671.5 p7+p4   48 next spill
        vpxord zmm17, zmm26, zmm27                  ;   683.2 p0      45 next
        vpternlogd zmm26, zmm7, zmm15, 0x78         ;   683.5 p5      45 next
        vpternlogd zmm7, zmm0, zmm0, 0x3f           ;   684.2 p0      45 next
        vpternlogd zmm26, zmm13, zmm5, 0xb4         ;   684.5 p5      45 next
        vmovdqu64 [rbp + 8896], zmm24               ;   662.5 p8+p9   48 next spill
        vmovdqa64 zmm24, zmm13                      ;   655.5         45 next copy
        vpternlogd zmm24, zmm1, zmm9, 0x60          ;   685.2 p0      45 next
        vmovdqu64 [rbp + 5504], zmm4                ;   663.5 p7+p4   48 next spill
        vmovdqa64 zmm4, zmm9                        ;   663.2         45 next copy
        vpternlogd zmm4, zmm1, zmm15, 0x78          ;   685.5 p5      45 next
        vpxord zmm21, zmm21, zmm4                   ;   686.5 p0      45 next
        vpternlogd zmm4, zmm20, zmm1, 0x78          ;   686.5 p5      45 next
        vpternlogd zmm13, zmm21, zmm29, 0x6c        ;   687.5 p0      45 next
        vpxord zmm14, zmm14, zmm13                  ;   688.5 p5      45 next
        vpternlogd zmm29, zmm28, zmm11, 0x96        ;   688.2 p0      45 next
        vpternlogd zmm28, zmm16, zmm6, 0x96         ;   688.5 p5      45 next
        vpternlogd zmm16, zmm1, zmm10, 0x78         ;   689.2 p0      45 next
        vpternlogd zmm10, zmm19, zmm15, 0x6c        ;   689.5 p5      45 next
        vpternlogd zmm6, zmm15, zmm5, 0x78          ;   690.2 p0      45 next
        vpternlogd zmm12, zmm0, zmm6, 0x96          ;   691.2 p5      45 next
        vmovdqu64 zmm0, [rbp + 8192]                ;   615.2 p2      54 next reload
        vmovdqu64 zmm6, [rbp + 2816]                ;   561.3 p3     108 r
        vpternlogd zmm6, zmm0, [r11 + 448], 0x96    ;   691.2 p0+p2  108 r
        vpternlogd zmm4, zmm3, zmm23, 0x78          ;   691.5 p5      45 next
        vpternlogd zmm23, zmm28, zmm22, 0x96        ;   692.2 p0      45 next
        vpternlogd zmm3, zmm8, zmm20, 0x6c          ;   692.5 p5      45 next
        vpternlogd zmm3, zmm1, zmm21, 0x78          ;   693.5 p0      45 next
        vmovdqu64 zmm1, [rbp + 8768]                ;   596.5 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 2944]               ;   564.2 p2     108 r
        vpternlogd zmm13, zmm1, [r11 + 512], 0x96   ;   693.5 p5+p3  108 r
        vpternlogd zmm22, zmm2, zmm15, 0xb4         ;   694.2 p0      45 next
        vpternlogd zmm20, zmm7, zmm15, 0x6c         ;   694.5 p5      45 next
        vpternlogd zmm29, zmm31, zmm20, 0x96        ;   695.5 p0      45 next
        vmovdqu64 zmm21, [rbp + 8256]               ;   565.2 p2      54 next reload
        vmovdqu64 zmm28, [rbp + 3072]               ;   566.2 p3     108 r
        vpternlogd zmm28, zmm21, [r11 + 576], 0x96  ;   695.5 p5+p2  108 r
        vmovdqu64 zmm31, [rbp + 5504]               ;   663.5 p3      48 next reload
        vmovdqu64 [rbp + 9152], zmm28               ;   696.5 p8+p9  108 r spill
        vmovdqu64 zmm28, [rbp + 3136]               ;   567.3 p2      54 next reload
        vpternlogd zmm21, zmm28, zmm31, 0x96        ;   696.2 p0     108 r
        vpternlogd zmm16, zmm2, zmm9, 0x78          ;   696.5 p5      45 next
        vpternlogd zmm12, zmm7, zmm16, 0x96         ;   697.5 p0      45 next
        vpternlogd zmm11, zmm30, zmm14, 0x96        ;   697.5 p5      45 next
        vpternlogd zmm1, zmm5, zmm11, 0x96          ;   698.5 p0      54 next
        vmovdqu64 zmm5, [rbp + 7872]                ;   581.2 p3      54 next reload
        vmovdqu64 zmm7, [rbp + 3200]                ;   568.3 p2     108 r
        vpternlogd zmm7, zmm5, [r11 + 640], 0x96    ;   698.5 p5+p3  108 r
        vmovdqu64 zmm11, [rbp + 7232]               ;   671.5 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 3264]               ;   570.2 p3      54 next reload
        vpternlogd zmm5, zmm28, zmm11, 0x96         ;   699.2 p0     108 r
        vpxord zmm30, zmm30, zmm17                  ;   699.5 p5      45 next
        vpternlogd zmm17, zmm23, zmm18, 0x96        ;   700.2 p0      45 next
        vpternlogd zmm18, zmm8, zmm4, 0x96          ;   700.5 p5      45 next
        vmovdqu64 zmm8, [rbp + 8704]                ;   587.2 p2      54 next reload
        vmovdqu64 zmm23, [rbp + 3328]               ;   571.2 p3     108 r
        vpternlogd zmm23, zmm8, [r11 + 704], 0x96   ;   701.2 p0+p2  108 r
        vpxord zmm24, zmm24, zmm4                   ;   701.5 p5      45 next
        vmovdqu64 zmm4, [rbp + 8896]                ;   662.5 p3      48 next reload
        vmovdqu64 zmm28, [rbp + 3392]               ;   572.3 p2      54 next reload
        vpternlogd zmm8, zmm28, zmm4, 0x96          ;   702.2 p0     108 r
        vpternlogd zmm30, zmm3, zmm10, 0x96         ;   702.5 p5      45 next
        vpternlogd zmm22, zmm10, zmm26, 0x96        ;   703.2 p0      45 next
        vmovdqu64 zmm3, [rbp + 7936]                ;   590.2 p3      54 next reload
        vmovdqu64 zmm10, [rbp + 3456]               ;   573.3 p2     108 r
        vpternlogd zmm10, zmm3, [r11 + 768], 0x96   ;   703.5 p5+p3  108 r
        vpternlogd zmm2, zmm15, zmm24, 0x6a         ;   704.2 p0      45 next
        vmovdqu64 zmm15, [rbp + 8640]               ;   659.5 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 3520]               ;   575.2 p3      54 next reload
        vpternlogd zmm3, zmm28, zmm15, 0x96         ;   704.5 p5     108 r
        vpternlogd zmm25, zmm26, zmm24, 0x96        ;   705.2 p0      45 next
        vmovdqu64 zmm24, [rbp + 5568]               ;   598.2 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 3584]               ;   576.2 p3     108 r
        vpternlogd zmm26, zmm24, [r11 + 832], 0x96  ;   705.5 p5+p2  108 r
        vpternlogd zmm2, zmm27, zmm20, 0x96         ;   706.2 p0      45 next
        vmovdqu64 zmm20, [rbp + 7616]               ;   601.5 p3      54 next reload
        vmovdqu64 zmm27, [rbp + 3712]               ;   578.2 p2     108 r
        vpternlogd zmm27, zmm20, [r11 + 896], 0x96  ;   706.5 p5+p3  108 r
        vpternlogd zmm31, zmm2, zmm18, 0x96         ;   707.2 p0      45 next
        vmovdqu64 zmm2, [rbp + 5888]                ;   666.5 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 3648]               ;   580.2 p3      54 next reload
        vpternlogd zmm24, zmm28, zmm2, 0x96         ;   707.5 p5     108 r
        vpxord zmm14, zmm14, zmm18                  ;   708.2 p0      45 next
        vmovdqu64 zmm18, [rbp + 7296]               ;   667.2 p2      48 next reload
        vmovdqu64 zmm28, [rbp + 3776]               ;   581.2 p3      54 next reload
        vpternlogd zmm20, zmm28, zmm18, 0x96        ;   708.5 p5     108 r
        vpternlogd zmm14, zmm9, zmm19, 0x78         ;   709.2 p0      45 next
        vmovdqu64 zmm9, [rbp + 5440]                ;   605.2 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 3840]               ;   582.2 p3     108 r
        vpternlogd zmm19, zmm9, [r11 + 960], 0x96   ;   709.5 p5+p2  108 r
        vpternlogd zmm4, zmm16, zmm14, 0x96         ;   710.2 p0      45 next
        vmovdqu64 zmm14, [rbp + 7680]               ;   665.5 p3      48 next reload
        vmovdqu64 zmm16, [rbp + 3904]               ;   588.5 p2      54 next reload
        vpternlogd zmm9, zmm16, zmm14, 0x96         ;   710.5 p5     108 r
        vpternlogd zmm14, zmm29, [rbp + 6528], 0x96 ;   711.2 p0+p3   54 next
        mov r12, qword [rbp + 9472]                 ;   588.8 p10     85 l.0 reload
        vmovdqu64 zmm16, [rbp + 5056]               ;   589.5 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 6720]               ;   590.0 p3      66 l
        vpternlogd zmm28, zmm16, [r12 + 8192], 0x1e ;   711.5 p5+p2   66 l
        vpternlogd zmm11, zmm12, [rbp + 7808], 0x96 ;   712.2 p0+p3   54 next
        vpternlogd zmm18, zmm17, [rbp + 9344], 0x96 ;   712.5 p5+p2   54 next
        vmovdqu64 zmm12, [rbp + 5376]               ;   592.0 p3     108 r reload
        vmovdqu64 zmm17, [rbp + 5760]               ;   592.5 p2      66 l
        vpternlogd zmm17, zmm12, [r12 + 8256], 0x1e ;   713.2 p0+p3   66 l
        vpternlogd zmm2, zmm22, [rbp + 8576], 0x96  ;   713.5 p5+p2   54 next
        vpternlogd zmm15, zmm25, [rbp + 8512], 0x96 ;   714.2 p0+p3   54 next
        vmovdqu64 zmm22, [rbp + 6592]               ;   594.5 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 6272]               ;   595.0 p3      66 l
        vpternlogd zmm25, zmm22, [r12 + 8320], 0x1e ;   714.5 p5+p2   66 l
        vpxord zmm1, zmm1, [rbp + 3008]             ;   715.2 p0+p3  108 r
        vpternlogd zmm0, zmm30, [rbp + 2880], 0x96  ;   715.5 p5+p2  108 r
        vpxord zmm11, zmm11, [rbp + 2112]           ;   716.2 p0+p3  108 r
        vpxord zmm14, zmm14, [rbp + 2752]           ;   716.5 p5+p2  108 r
        vpxord zmm18, zmm18, [rbp + 2624]           ;   717.2 p0+p3  108 r
        vpxord zmm2, zmm2, [rbp + 2496]             ;   717.5 p5+p2  108 r
        vpxord zmm15, zmm15, [rbp + 2368]           ;   718.2 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 1984]               ;   599.5 p2      54 next reload
        vpternlogd zmm31, zmm29, [rbp + 8448], 0x96 ;   718.5 p5+p3  108 r
        mov r13, qword [rbp + 9440]                 ;   594.2 p10     85 l.0 reload
        vpternlogd zmm16, zmm28, [r13 + 3072], 0x78 ;   719.2 p0+p2   67 l
        vpternlogd zmm12, zmm17, [r13 + 3136], 0x78 ;   719.5 p5+p3   67 l
        vpternlogd zmm22, zmm25, [r13 + 3200], 0x78 ;   720.2 p0+p2   67 l
        vmovdqu64 zmm29, [rbp + 2240]               ;   602.0 p3      54 next reload
        vpternlogd zmm4, zmm29, [rbp + 4672], 0x96  ;   720.5 p5+p2  108 r
        vmovdqu64 [rbp - 128], zmm28                ;   712.5 p7+p4  126 rounds
        vmovdqu64 zmm28, [rbp + 3968]               ;   603.0 p3     108 r reload
        vmovdqu64 zmm29, [rbp + 4864]               ;   603.5 p2      66 l
        vpternlogd zmm29, zmm28, [r12 + 8384], 0x1e ;   721.2 p0+p3   66 l
        vpternlogd zmm28, zmm29, [r13 + 3264], 0x78 ;   722.2 p5+p2   67 l
        mov r14, qword [rbp + 9488]                 ;   597.2 p10     86 r.0 reload
        vpternlogd zmm7, zmm5, [r14 + 640], 0x1e    ;   722.2 p0+p3   66 l
        vpternlogd zmm23, zmm8, [r14 + 704], 0x1e   ;   722.5 p5+p2   66 l
        vpternlogd zmm10, zmm3, [r14 + 768], 0x1e   ;   723.2 p0+p3   66 l
        vpternlogd zmm26, zmm24, [r14 + 832], 0x1e  ;   723.5 p5+p2   66 l
        vpternlogd zmm27, zmm20, [r14 + 896], 0x1e  ;   724.2 p0+p3   66 l
        vmovdqu64 [rbp + 0], zmm17                  ;   714.2 p8+p9  126 rounds
        vpternlogd zmm19, zmm9, [r14 + 960], 0x1e   ;   724.5 p5+p2   66 l
        vmovdqu64 [rbp + 128], zmm25                ;   715.5 p7+p4  126 rounds
        vmovdqu64 zmm17, [rbp + 6464]               ;   608.0 p3     108 r reload
        vmovdqu64 zmm25, [rbp + 6784]               ;   608.5 p2      66 l
        vpternlogd zmm25, zmm17, [r12 + 8448], 0x1e ;   725.2 p0+p3   66 l
        vpternlogd zmm17, zmm25, [r13 + 3328], 0x78 ;   726.2 p5+p2   67 l
        vpternlogd zmm13, zmm1, [r14 + 512], 0x1e   ;   726.2 p0+p3   66 l
        vpternlogd zmm6, zmm0, [r14 + 448], 0x1e    ;   726.5 p5+p2   66 l
        vmovdqu64 [rbp + 256], zmm29                ;   722.2 p8+p9  126 rounds
        vmovdqu64 zmm29, [rbp + 4800]               ;   611.0 p3     108 r reload
        vmovdqu64 zmm30, [rbp + 4992]               ;   611.5 p2      66 l
        vpternlogd zmm30, zmm29, [r12 + 8512], 0x1e ;   727.2 p0+p3   66 l
        vpternlogd zmm29, zmm30, [r13 + 3392], 0x78 ;   728.2 p5+p2   67 l
        vmovdqu64 [rbp + 384], zmm25                ;   726.2 p7+p4  126 rounds
        mov r15, qword [rbp + 9480]                 ;   605.0 p10     86 r.0 reload
        vpternlogd zmm5, zmm7, [r15 + 8832], 0x78   ;   728.2 p0+p3   67 l
        vpternlogd zmm8, zmm23, [r15 + 8896], 0x78  ;   728.5 p5+p2   67 l
        vpternlogd zmm3, zmm10, [r15 + 8960], 0x78  ;   729.2 p0+p3   67 l
        vpternlogd zmm24, zmm26, [r15 + 9024], 0x78 ;   729.5 p5+p2   67 l
        vpternlogd zmm20, zmm27, [r15 + 9088], 0x78 ;   730.2 p0+p3   67 l
        vpternlogd zmm1, zmm13, [r15 + 8704], 0x78  ;   730.5 p5+p2   67 l
        vpternlogd zmm0, zmm6, [r15 + 8640], 0x78   ;   731.2 p0+p3   67 l
        vpternlogd zmm9, zmm19, [r15 + 9152], 0x78  ;   731.5 p5+p2   67 l
        vmovdqu64 zmm25, [rbp + 9152]               ;   696.5 p3      66 l
        vpternlogd zmm25, zmm21, [r14 + 576], 0x1e  ;   732.2 p0+p2   66 l
        vpternlogd zmm21, zmm25, [r15 + 8768], 0x78 ;   733.2 p5+p3   67 l
        vmovdqu64 [rbp + 9152], zmm9                ;   732.5 p8+p9   67 l spill
        vmovdqu64 zmm9, [rbp + 6144]                ;   618.5 p2     108 r reload
        vmovdqu64 [rbp + 4800], zmm20               ;   731.2 p7+p4   67 l spill
        vmovdqu64 zmm20, [rbp + 4352]               ;   619.0 p3      66 l
        vpternlogd zmm20, zmm9, [r12 + 8576], 0x1e  ;   733.2 p0+p2   66 l
        vpternlogd zmm9, zmm20, [r13 + 3456], 0x78  ;   734.2 p5+p3   67 l
        vmovdqu64 [rbp + 512], zmm30                ;   728.2 p8+p9  126 rounds
        vmovdqu64 zmm30, [rbp + 4544]               ;   620.5 p2     108 r reload
        vmovdqu64 [rbp + 6144], zmm24               ;   730.5 p7+p4   67 l spill
        vmovdqu64 zmm24, [rbp + 5696]               ;   621.0 p3      66 l
        vpternlogd zmm24, zmm30, [r12 + 8640], 0x1e ;   734.2 p0+p2   66 l
        vpternlogd zmm30, zmm24, [r13 + 3520], 0x78 ;   735.2 p5+p3   67 l
        vmovdqu64 [rbp + 640], zmm20                ;   734.2 p8+p9  126 rounds
        vmovdqu64 zmm20, [rbp + 6016]               ;   622.5 p2     108 r reload
        vmovdqu64 [rbp + 4544], zmm3                ;   730.2 p7+p4   67 l spill
        vmovdqu64 zmm3, [rbp + 4736]                ;   623.0 p3      66 l
        vpternlogd zmm3, zmm20, [r12 + 8704], 0x1e  ;   735.2 p0+p2   66 l
        vpternlogd zmm20, zmm3, [r13 + 3584], 0x78  ;   736.2 p5+p3   67 l
        vmovdqu64 [rbp + 768], zmm24                ;   735.2 p8+p9  126 rounds
        vmovdqu64 zmm24, [rbp + 4928]               ;   624.5 p2     108 r reload
        vmovdqu64 [rbp + 6016], zmm8                ;   729.5 p7+p4   67 l spill
        vmovdqu64 zmm8, [rbp + 6400]                ;   625.0 p3      66 l
        vpternlogd zmm8, zmm24, [r12 + 8768], 0x1e  ;   736.2 p0+p2   66 l
        vpternlogd zmm24, zmm8, [r13 + 3648], 0x78  ;   737.2 p5+p3   67 l
        vmovdqu64 [rbp + 896], zmm3                 ;   736.2 p8+p9  126 rounds
        vmovdqu64 zmm3, [rbp + 4416]                ;   626.5 p2     108 r reload
        vmovdqu64 [rbp + 4928], zmm5                ;   729.2 p7+p4   67 l spill
        vmovdqu64 zmm5, [rbp + 5632]                ;   627.0 p3      66 l
        vpternlogd zmm5, zmm3, [r12 + 8832], 0x1e   ;   737.2 p0+p2   66 l
        vpternlogd zmm3, zmm5, [r13 + 3712], 0x78   ;   738.2 p5+p3   67 l
        vmovdqu64 [rbp + 1024], zmm8                ;   737.2 p8+p9  126 rounds
        vmovdqu64 zmm8, [rbp + 4160]                ;   628.5 p2     108 r reload
        vmovdqu64 [rbp + 4416], zmm21               ;   734.2 p7+p4   67 l spill
        vmovdqu64 zmm21, [rbp + 5248]               ;   629.0 p3      66 l
        vpternlogd zmm21, zmm8, [r12 + 8896], 0x1e  ;   738.2 p0+p2   66 l
        vpternlogd zmm8, zmm21, [r13 + 3776], 0x78  ;   739.2 p5+p3   67 l
        vmovdqu64 [rbp + 1152], zmm5                ;   738.2 p8+p9  126 rounds
        vmovdqu64 zmm5, [rbp + 4288]                ;   630.5 p2     108 r reload
        vmovdqu64 [rbp + 4160], zmm1                ;   731.5 p7+p4   67 l spill
        vmovdqu64 zmm1, [rbp + 5312]                ;   631.0 p3      66 l
        vpternlogd zmm1, zmm5, [r12 + 8960], 0x1e   ;   739.2 p0+p2   66 l
        vpternlogd zmm5, zmm1, [r13 + 3840], 0x78   ;   740.2 p5+p3   67 l
        vmovdqu64 [rbp + 1280], zmm21               ;   739.2 p8+p9  126 rounds
        vmovdqu64 zmm21, [rbp + 4096]               ;   632.5 p2     108 r reload
        vmovdqu64 [rbp + 4288], zmm0                ;   732.2 p7+p4   67 l spill
        vmovdqu64 zmm0, [rbp + 4608]                ;   633.0 p3      66 l
        vpternlogd zmm0, zmm21, [r12 + 9024], 0x1e  ;   740.2 p0+p2   66 l
        vpternlogd zmm21, zmm0, [r13 + 3904], 0x78  ;   741.2 p5+p3   67 l
        vmovdqu64 [rbp + 1408], zmm1                ;   740.2 p8+p9  126 rounds
        vmovdqu64 zmm1, [rbp + 6080]                ;   634.5 p2     108 r reload
        vmovdqu64 [rbp + 4096], zmm19               ;   725.5 p7+p4   66 l spill
        vmovdqu64 zmm19, [rbp + 6336]               ;   635.0 p3      66 l
        vpternlogd zmm19, zmm1, [r12 + 9088], 0x1e  ;   741.2 p0+p2   66 l
        vpternlogd zmm1, zmm19, [r13 + 3968], 0x78  ;   742.2 p5+p3   67 l
        vmovdqu64 [rbp + 1536], zmm0                ;   741.2 p8+p9  126 rounds
        vmovdqu64 zmm0, [rbp + 4032]                ;   636.5 p2     108 r reload
        vmovdqu64 [rbp + 6080], zmm27               ;   725.2 p7+p4   66 l spill
        vmovdqu64 zmm27, [rbp + 5824]               ;   637.5 p3      66 l
        vpternlogd zmm27, zmm0, [r12 + 9152], 0x1e  ;   742.2 p0+p2   66 l
        vmovdqu64 [rbp - 64], zmm16                 ;   720.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 64], zmm12                 ;   720.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 192], zmm22                ;   721.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 320], zmm28                ;   723.2 p7+p4  126 rounds
        vmovdqu64 zmm12, [rbp + 9088]               ;   668.5 p3      66 l
        vpternlogd zmm12, zmm11, [r14 + 64], 0x1e   ;   742.5 p5+p2   66 l
        vpternlogd zmm0, zmm27, [r13 + 4032], 0x78  ;   743.2 p0+p3   67 l
        vmovdqu64 zmm16, [rbp + 6080]               ;   725.2 p2      66 l reload
        vmovdqu64 [rbp + 3712], zmm16               ;   731.2 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 4096]               ;   725.5 p3      66 l reload
        vmovdqu64 [rbp + 3840], zmm16               ;   731.5 p7+p4  126 rounds
        vmovdqu64 zmm16, [rbp + 4288]               ;   732.2 p2      67 l reload
        vmovdqu64 [rbp + 2880], zmm16               ;   738.2 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 4160]               ;   731.5 p3      67 l reload
        vmovdqu64 [rbp + 3008], zmm16               ;   737.5 p7+p4  126 rounds
        vmovdqu64 zmm16, [rbp + 4416]               ;   734.2 p2      67 l reload
        vmovdqu64 [rbp + 3136], zmm16               ;   740.2 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 4928]               ;   729.2 p3      67 l reload
        vmovdqu64 [rbp + 3264], zmm16               ;   735.2 p7+p4  126 rounds
        vmovdqu64 zmm16, [rbp + 6016]               ;   729.5 p2      67 l reload
        vmovdqu64 [rbp + 3392], zmm16               ;   735.5 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 4544]               ;   730.2 p3      67 l reload
        vmovdqu64 [rbp + 3520], zmm16               ;   736.2 p7+p4  126 rounds
        vmovdqu64 zmm16, [rbp + 6144]               ;   730.5 p2      67 l reload
        vmovdqu64 [rbp + 3648], zmm16               ;   736.5 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 4800]               ;   731.2 p3      67 l reload
        vmovdqu64 [rbp + 3776], zmm16               ;   737.2 p7+p4  126 rounds
        vmovdqu64 zmm16, [rbp + 9152]               ;   732.5 p2      67 l reload
        vmovdqu64 [rbp + 3904], zmm16               ;   738.5 p8+p9  126 rounds
        vmovdqu64 zmm16, [rbp + 8128]               ;   671.2 p3      66 l
        vpternlogd zmm16, zmm14, [r14 + 384], 0x1e  ;   743.5 p5+p2   66 l
        vmovdqu64 [rbp + 448], zmm17                ;   727.2 p7+p4  126 rounds
        vmovdqu64 zmm17, [rbp + 8320]               ;   670.5 p3      66 l
        vpternlogd zmm17, zmm18, [r14 + 320], 0x1e  ;   744.2 p0+p2   66 l
        vmovdqu64 [rbp + 3200], zmm7                ;   723.2 p8+p9  126 rounds
        vmovdqu64 zmm7, [rbp + 6912]                ;   670.2 p3      66 l
        vpternlogd zmm7, zmm2, [r14 + 256], 0x1e    ;   744.5 p5+p2   66 l
        vmovdqu64 [rbp + 3328], zmm23               ;   723.5 p7+p4  126 rounds
        vmovdqu64 zmm22, [rbp + 9024]               ;   668.2 p3      66 l
        vpternlogd zmm22, zmm31, [r14], 0x1e        ;   745.2 p0+p2   66 l
        mov rsi, qword [rbp + 9424]                 ;   645.7 p10    126 rounds reload
        sub r8, rsi                                 ;   650.7 p1     126 rounds
        vmovdqu64 [rbp + 576], zmm29                ;   729.2 p8+p9  126 rounds
        vmovdqu64 zmm23, [rbp + 8832]               ;   669.5 p3      66 l
        vpternlogd zmm23, zmm15, [r14 + 192], 0x1e  ;   745.5 p5+p2   66 l
        vmovdqu64 [rbp + 3456], zmm10               ;   724.2 p7+p4  126 rounds
        vmovdqu64 zmm10, [rbp + 7360]               ;   669.2 p3      66 l
        vpternlogd zmm10, zmm4, [r14 + 128], 0x1e   ;   746.2 p0+p2   66 l
        sub r10, rsi                                ;   650.7 p6     126 rounds
        sub r11, rsi                                ;   650.7 p11    126 rounds
        add r8, 0x1800                              ;   651.7 p1     126 rounds
        and r8, 0x1fff                              ;   652.7 p6     126 rounds
        add r10, 0x1800                             ;   651.7 p11    126 rounds
        and r10, 0x1fff                             ;   652.7 p1     126 rounds
        add r11, 0x1800                             ;   651.7 p6     126 rounds
        and r11, 0x1fff                             ;   652.7 p11    126 rounds
        add r8, rsi                                 ;   653.7 p1     126 rounds
        mov qword [rbp + 9448], r8                  ;   658.0 p8+p9  126 rounds
        add r10, rsi                                ;   653.7 p6     126 rounds
        mov qword [rbp + 9432], r10                 ;   658.2 p7+p4  126 rounds
        add r11, rsi                                ;   653.7 p11    126 rounds
        vmovdqu64 [rbp + 3584], zmm26               ;   724.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 2944], zmm13               ;   727.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2816], zmm6                ;   727.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 704], zmm9                 ;   735.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 832], zmm30                ;   736.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 960], zmm20                ;   737.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 3072], zmm25               ;   733.2 p8+p9  126 rounds
        vpternlogd zmm11, zmm12, [r15 + 8256], 0x78 ;   746.5 p5+p3   67 l
        vmovdqu64 [rbp + 1088], zmm24               ;   738.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 1664], zmm19               ;   742.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 1216], zmm3                ;   739.2 p7+p4  126 rounds
        vpternlogd zmm14, zmm16, [r15 + 8576], 0x78 ;   747.2 p0+p2   67 l
        vpternlogd zmm31, zmm22, [r15 + 8192], 0x78 ;   747.5 p5+p3   67 l
        mov qword [rbp + 9456], r11                 ;   669.0 p8+p9  126 rounds
        sub r9, rsi                                 ;   652.3 p1     126 rounds
        vpternlogd zmm18, zmm17, [r15 + 8512], 0x78 ;   748.2 p0+p2   67 l
        vpternlogd zmm2, zmm7, [r15 + 8448], 0x78   ;   748.5 p5+p3   67 l
        vmovdqu64 [rbp + 1792], zmm27               ;   743.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 1344], zmm8                ;   740.2 p8+p9  126 rounds
        vpternlogd zmm15, zmm23, [r15 + 8384], 0x78 ;   749.2 p0+p2   67 l
        vpternlogd zmm4, zmm10, [r15 + 8320], 0x78  ;   749.5 p5+p3   67 l
        sub r12, rsi                                ;   654.2 p6     126 rounds
        sub r15, rsi                                ;   654.3 p11    126 rounds
        sub r14, rsi                                ;   654.5 p1     126 rounds
        add r9, 0x1800                              ;   655.2 p6     126 rounds
        and r9, 0x1fff                              ;   656.2 p11    126 rounds
        add r9, rsi                                 ;   657.2 p1     126 rounds
        mov qword [rbp + 9464], r9                  ;   671.2 p7+p4  126 rounds
        add r12, 0x1c00                             ;   656.2 p6     126 rounds
        and r12, 0x1fff                             ;   657.2 p11    126 rounds
        add r12, rsi                                ;   658.2 p1     126 rounds
        mov qword [rbp + 9472], r12                 ;   672.0 p8+p9  126 rounds
        add r15, 0x1c00                             ;   657.2 p6     126 rounds
        and r15, 0x1fff                             ;   658.2 p11    126 rounds
        add r15, rsi                                ;   659.2 p1     126 rounds
        mov qword [rbp + 9480], r15                 ;   672.2 p7+p4  126 rounds
        add r14, 0x1c00                             ;   658.2 p6     126 rounds
        and r14, 0x1fff                             ;   659.2 p11    126 rounds
        add r14, rsi                                ;   660.2 p1     126 rounds
        mov qword [rbp + 9488], r14                 ;   673.0 p8+p9  126 rounds
        vmovdqu64 [rbp + 1472], zmm5                ;   741.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 1600], zmm21               ;   742.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 1728], zmm1                ;   743.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2048], zmm12               ;   743.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1856], zmm0                ;   744.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2688], zmm16               ;   744.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1920], zmm22               ;   746.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2560], zmm17               ;   745.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2432], zmm7                ;   745.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 2304], zmm23               ;   746.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 2176], zmm10               ;   747.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2112], zmm11               ;   747.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 1984], zmm31               ;   748.5 p7+p4  126 rounds
        vmovdqu64 [rbp + 2752], zmm14               ;   748.2 p8+p9  126 rounds
        vmovdqu64 [rbp + 2624], zmm18               ;   749.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2496], zmm2                ;   749.5 p8+p9  126 rounds
        vmovdqu64 [rbp + 2368], zmm15               ;   750.2 p7+p4  126 rounds
        vmovdqu64 [rbp + 2240], zmm4                ;   750.5 p8+p9  126 rounds
        add r13, -1024                              ;   663.2 p6     126 rounds
        mov qword [rbp + 9440], r13                 ;   691.2 p7+p4  126 rounds
        cmp r13, qword [rbp + 9496]                 ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                  ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 9504]                  ;     0.2 p3     132 dst reload
        vmovdqu64 [r8], zmm0                        ;     6.0 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 64]                  ;     1.0 p2     132 dst reload
        vmovdqu64 [r8 + 64], zmm0                   ;     7.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 192]                 ;     1.2 p3     132 dst reload
        vmovdqu64 [r8 + 128], zmm0                  ;     7.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 320]                 ;     2.0 p2     132 dst reload
        vmovdqu64 [r8 + 192], zmm0                  ;     8.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 448]                 ;     2.2 p3     132 dst reload
        vmovdqu64 [r8 + 256], zmm0                  ;     8.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 576]                 ;     3.0 p2     132 dst reload
        vmovdqu64 [r8 + 320], zmm0                  ;     9.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 704]                 ;     3.2 p3     132 dst reload
        vmovdqu64 [r8 + 384], zmm0                  ;     9.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 832]                 ;     4.0 p2     132 dst reload
        vmovdqu64 [r8 + 448], zmm0                  ;    10.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 960]                 ;     4.2 p3     132 dst reload
        vmovdqu64 [r8 + 512], zmm0                  ;    10.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1088]                ;     5.0 p2     132 dst reload
        vmovdqu64 [r8 + 576], zmm0                  ;    11.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1216]                ;     5.2 p3     132 dst reload
        vmovdqu64 [r8 + 640], zmm0                  ;    11.2 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1344]                ;     6.0 p2     132 dst reload
        vmovdqu64 [r8 + 704], zmm0                  ;    12.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1472]                ;     6.2 p3     132 dst reload
        vmovdqu64 [r8 + 768], zmm0                  ;    12.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1600]                ;     7.0 p2     132 dst reload
        vmovdqu64 [r8 + 832], zmm0                  ;    13.0 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1728]                ;     7.2 p3     132 dst reload
        vmovdqu64 [r8 + 896], zmm0                  ;    14.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1856]                ;     8.0 p2     132 dst reload
        vmovdqu64 [r8 + 960], zmm0                  ;    14.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp - 128]                 ;     8.2 p3     132 dst reload
        vmovdqu64 [r8 + 1024], zmm0                 ;    16.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 0]                   ;     9.0 p2     132 dst reload
        vmovdqu64 [r8 + 1088], zmm0                 ;    16.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 128]                 ;     9.2 p3     132 dst reload
        vmovdqu64 [r8 + 1152], zmm0                 ;    18.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 256]                 ;    10.0 p2     132 dst reload
        vmovdqu64 [r8 + 1216], zmm0                 ;    18.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 384]                 ;    10.2 p3     132 dst reload
        vmovdqu64 [r8 + 1280], zmm0                 ;    20.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 512]                 ;    11.0 p2     132 dst reload
        vmovdqu64 [r8 + 1344], zmm0                 ;    20.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 640]                 ;    11.2 p3     132 dst reload
        vmovdqu64 [r8 + 1408], zmm0                 ;    22.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 768]                 ;    12.0 p2     132 dst reload
        vmovdqu64 [r8 + 1472], zmm0                 ;    22.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 896]                 ;    12.2 p3     132 dst reload
        vmovdqu64 [r8 + 1536], zmm0                 ;    24.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1024]                ;    13.0 p2     132 dst reload
        vmovdqu64 [r8 + 1600], zmm0                 ;    24.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1152]                ;    13.2 p3     132 dst reload
        vmovdqu64 [r8 + 1664], zmm0                 ;    26.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1280]                ;    14.0 p2     132 dst reload
        vmovdqu64 [r8 + 1728], zmm0                 ;    26.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1408]                ;    14.2 p3     132 dst reload
        vmovdqu64 [r8 + 1792], zmm0                 ;    28.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1536]                ;    15.0 p2     132 dst reload
        vmovdqu64 [r8 + 1856], zmm0                 ;    28.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1664]                ;    15.2 p3     132 dst reload
        vmovdqu64 [r8 + 1920], zmm0                 ;    30.3 p7+p4  132 dst
        vmovdqu64 zmm0, [rbp + 1792]                ;    16.0 p2     132 dst reload
        vmovdqu64 [r8 + 1984], zmm0                 ;    30.7 p8+p9  132 dst
        vmovdqu64 zmm0, [rbp + 1984]                ;    16.2 p3     133 dst reload
        vmovdqu64 [r8 + 2048], zmm0                 ;    32.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2112]                ;    17.0 p2     133 dst reload
        vmovdqu64 [r8 + 2112], zmm0                 ;    32.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2240]                ;    17.2 p3     133 dst reload
        vmovdqu64 [r8 + 2176], zmm0                 ;    34.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2368]                ;    18.0 p2     133 dst reload
        vmovdqu64 [r8 + 2240], zmm0                 ;    34.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2496]                ;    18.2 p3     133 dst reload
        vmovdqu64 [r8 + 2304], zmm0                 ;    36.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2624]                ;    19.0 p2     133 dst reload
        vmovdqu64 [r8 + 2368], zmm0                 ;    36.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2752]                ;    19.2 p3     133 dst reload
        vmovdqu64 [r8 + 2432], zmm0                 ;    38.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2880]                ;    20.0 p2     133 dst reload
        vmovdqu64 [r8 + 2496], zmm0                 ;    38.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3008]                ;    20.2 p3     133 dst reload
        vmovdqu64 [r8 + 2560], zmm0                 ;    40.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3136]                ;    21.0 p2     133 dst reload
        vmovdqu64 [r8 + 2624], zmm0                 ;    40.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3264]                ;    21.2 p3     133 dst reload
        vmovdqu64 [r8 + 2688], zmm0                 ;    42.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3392]                ;    22.0 p2     133 dst reload
        vmovdqu64 [r8 + 2752], zmm0                 ;    42.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3520]                ;    22.2 p3     133 dst reload
        vmovdqu64 [r8 + 2816], zmm0                 ;    44.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3648]                ;    23.0 p2     133 dst reload
        vmovdqu64 [r8 + 2880], zmm0                 ;    44.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3776]                ;    23.2 p3     133 dst reload
        vmovdqu64 [r8 + 2944], zmm0                 ;    46.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3904]                ;    24.0 p2     133 dst reload
        vmovdqu64 [r8 + 3008], zmm0                 ;    46.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 1920]                ;    24.2 p3     133 dst reload
        vmovdqu64 [r8 + 3072], zmm0                 ;    48.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2048]                ;    25.0 p2     133 dst reload
        vmovdqu64 [r8 + 3136], zmm0                 ;    48.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2176]                ;    25.2 p3     133 dst reload
        vmovdqu64 [r8 + 3200], zmm0                 ;    50.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2304]                ;    26.0 p2     133 dst reload
        vmovdqu64 [r8 + 3264], zmm0                 ;    50.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2432]                ;    26.2 p3     133 dst reload
        vmovdqu64 [r8 + 3328], zmm0                 ;    52.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2560]                ;    27.0 p2     133 dst reload
        vmovdqu64 [r8 + 3392], zmm0                 ;    52.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2688]                ;    27.2 p3     133 dst reload
        vmovdqu64 [r8 + 3456], zmm0                 ;    54.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 2816]                ;    28.0 p2     133 dst reload
        vmovdqu64 [r8 + 3520], zmm0                 ;    54.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 2944]                ;    28.2 p3     133 dst reload
        vmovdqu64 [r8 + 3584], zmm0                 ;    56.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3072]                ;    29.0 p2     133 dst reload
        vmovdqu64 [r8 + 3648], zmm0                 ;    56.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3200]                ;    29.2 p3     133 dst reload
        vmovdqu64 [r8 + 3712], zmm0                 ;    58.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3328]                ;    30.0 p2     133 dst reload
        vmovdqu64 [r8 + 3776], zmm0                 ;    58.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3456]                ;    30.2 p3     133 dst reload
        vmovdqu64 [r8 + 3840], zmm0                 ;    60.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3584]                ;    31.0 p2     133 dst reload
        vmovdqu64 [r8 + 3904], zmm0                 ;    60.7 p8+p9  133 dst
        vmovdqu64 zmm0, [rbp + 3712]                ;    31.2 p3     133 dst reload
        vmovdqu64 [r8 + 3968], zmm0                 ;    62.3 p7+p4  133 dst
        vmovdqu64 zmm0, [rbp + 3840]                ;    32.0 p2     133 dst reload
        vmovdqu64 [r8 + 4032], zmm0                 ;    62.7 p8+p9  133 dst
        add r8, 0x1000                              ;    21.5 p0     143 blocks
        mov qword [rbp + 9504], r8                  ;    64.3 p7+p4  143 blocks
        mov r8, qword [rbp + 9408]                  ;    21.8 p10    143 blocks
        add r8, 0x1000                              ;    26.8 p1     143 blocks
        mov qword [rbp + 9408], r8                  ;    64.7 p8+p9  143 blocks
        cmp r8, qword [rbp + 9416]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 9512]                 ;                    frame
        pop r15                                     ;                    preserved
        pop r14                                     ;                    preserved
        pop r13                                     ;                    preserved
        pop r12                                     ;                    preserved
        pop rbp                                     ;                    preserved
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
