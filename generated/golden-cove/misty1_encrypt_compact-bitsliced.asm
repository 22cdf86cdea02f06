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
;   blocks: 75 uops, planned 35.5; bounds: width 12.5, ports 34.5, path 6.0
;   blocks/rounds: 2264 uops, planned 691.3; bounds: width 377.3, ports 684.0, path 79.0
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
        sub rsp, 0x2a00                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 10600], rax                 ;                    frame
        mov dword [rbp + 10608], ecx                 ;                    argument
        mov qword [rbp + 10496], rsi                 ;                    argument
        mov qword [rbp + 10512], rdi                 ;                    argument
        mov qword [rbp + 10592], rdx                 ;                    argument
        mov r8d, dword [rbp + 10608]                 ;     0.0 p2     141 blocks
        shl r8, 0xc                                  ;     5.0 p0     141 blocks
        add r8, qword [rbp + 10496]                  ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 10504], r8                  ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 10608], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 10496]                 ;                    first state
        mov r8, qword [rbp + 10496]                  ;     0.2 p3     111 l.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.2 p2     111 l.0
        vmovdqu64 [rbp + 3072], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.2 p3     111 l.1
        vmovdqu64 [rbp + 3136], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.2 p2     111 l.2
        vmovdqu64 [rbp + 3200], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.2 p3     111 l.3
        vmovdqu64 [rbp + 3264], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.2 p2     111 l.4
        vmovdqu64 [rbp + 3328], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 320]                   ;     5.2 p3     111 l.5
        vmovdqu64 [rbp + 3392], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 384]                   ;     5.2 p2     111 l.6
        vmovdqu64 [rbp + 3456], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 448]                   ;     5.2 p3     111 l.7
        vmovdqu64 [rbp + 3520], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 512]                   ;     5.2 p2     111 l.8
        vmovdqu64 [rbp + 3584], zmm0                 ;    11.2 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 576]                   ;     5.2 p3     111 l.9
        vmovdqu64 [rbp + 3648], zmm0                 ;    11.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 640]                   ;     6.0 p2     111 l.10
        vmovdqu64 [rbp + 3712], zmm0                 ;    12.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 704]                   ;     6.2 p3     111 l.11
        vmovdqu64 [rbp + 3776], zmm0                 ;    12.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 768]                   ;     7.0 p2     111 l.12
        vmovdqu64 [rbp + 3840], zmm0                 ;    13.0 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 832]                   ;     7.2 p3     111 l.13
        vmovdqu64 [rbp + 3904], zmm0                 ;    13.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1024]                  ;     8.0 p2     111 l.16
        vmovdqu64 [rbp + 3968], zmm0                 ;    14.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1088]                  ;     8.2 p3     111 l.17
        vmovdqu64 [rbp + 4032], zmm0                 ;    14.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1152]                  ;     9.0 p2     111 l.18
        vmovdqu64 [rbp + 4096], zmm0                 ;    16.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1216]                  ;     9.2 p3     111 l.19
        vmovdqu64 [rbp + 4160], zmm0                 ;    16.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1280]                  ;    10.0 p2     111 l.20
        vmovdqu64 [rbp + 4224], zmm0                 ;    18.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1344]                  ;    10.2 p3     111 l.21
        vmovdqu64 [rbp + 4288], zmm0                 ;    18.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1408]                  ;    11.0 p2     111 l.22
        vmovdqu64 [rbp + 4352], zmm0                 ;    20.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1472]                  ;    11.2 p3     111 l.23
        vmovdqu64 [rbp + 4416], zmm0                 ;    20.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1536]                  ;    12.0 p2     111 l.24
        vmovdqu64 [rbp + 4480], zmm0                 ;    22.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1600]                  ;    12.2 p3     111 l.25
        vmovdqu64 [rbp + 4544], zmm0                 ;    22.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1664]                  ;    13.0 p2     111 l.26
        vmovdqu64 [rbp + 4608], zmm0                 ;    24.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1728]                  ;    13.2 p3     111 l.27
        vmovdqu64 [rbp + 4672], zmm0                 ;    24.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1792]                  ;    14.0 p2     111 l.28
        vmovdqu64 [rbp + 4736], zmm0                 ;    26.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1856]                  ;    14.2 p3     111 l.29
        vmovdqu64 [rbp + 4800], zmm0                 ;    26.8 p8+p9  113 rounds
        vmovdqu64 zmm0, [r8 + 1920]                  ;    15.0 p2     111 l.30
        vmovdqu64 [rbp + 4864], zmm0                 ;    28.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [r8 + 1984]                  ;    15.2 p3     111 l.31
        vmovdqu64 [rbp + 4928], zmm0                 ;    28.8 p8+p9  113 rounds
        mov r8, qword [rbp + 10512]                  ;    10.3 p10    113 rounds reload
        mov qword [rbp + 10520], r8                  ;    30.5 p7+p4  113 rounds
        mov qword [rbp + 10528], r8                  ;    30.8 p8+p9  113 rounds
        lea r9, [r8 + 6144]                          ;    15.3 p0     113 rounds
        mov qword [rbp + 10536], r9                  ;    31.5 p7+p4  113 rounds
        mov qword [rbp + 10544], r9                  ;    31.8 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;    15.3 p1     113 rounds
        mov qword [rbp + 10552], r9                  ;    32.5 p7+p4  113 rounds
        mov qword [rbp + 10560], r9                  ;    32.8 p8+p9  113 rounds
        add r8, 0x1000                               ;    15.3 p5     113 rounds
        mov qword [rbp + 10568], r8                  ;    33.5 p7+p4  113 rounds
        mov qword [rbp + 10576], r8                  ;    33.8 p8+p9  113 rounds
        mov qword [rbp + 10584], r8                  ;    34.5 p7+p4  113 rounds
        vmovdqu64 zmm0, [rbp + 3968]                 ;                    resident
        vmovdqu64 zmm1, [rbp + 4032]                 ;                    resident
        vmovdqu64 zmm2, [rbp + 4096]                 ;                    resident
        vmovdqu64 zmm3, [rbp + 4160]                 ;                    resident
        vmovdqu64 zmm4, [rbp + 4224]                 ;                    resident
        vmovdqu64 zmm5, [rbp + 4288]                 ;                    resident
        vmovdqu64 zmm6, [rbp + 4352]                 ;                    resident
        vmovdqu64 zmm7, [rbp + 4416]                 ;                    resident
        vmovdqu64 zmm8, [rbp + 4480]                 ;                    resident
        vmovdqu64 zmm9, [rbp + 4544]                 ;                    resident
        vmovdqu64 zmm10, [rbp + 4608]                ;                    resident
        vmovdqu64 zmm11, [rbp + 4672]                ;                    resident
        vmovdqu64 zmm12, [rbp + 4736]                ;                    resident
        vmovdqu64 zmm13, [rbp + 4800]                ;                    resident
        vmovdqu64 zmm14, [rbp + 4864]                ;                    resident
        vmovdqu64 zmm15, [rbp + 4928]                ;                    resident
        vmovdqu64 zmm16, [rbp + 3072]                ;                    resident
        vmovdqu64 zmm17, [rbp + 3136]                ;                    resident
        vmovdqu64 zmm18, [rbp + 3200]                ;                    resident
        vmovdqu64 zmm19, [rbp + 3264]                ;                    resident
        vmovdqu64 zmm20, [rbp + 3328]                ;                    resident
        vmovdqu64 zmm21, [rbp + 3392]                ;                    resident
        vmovdqu64 zmm22, [rbp + 3456]                ;                    resident
        vmovdqu64 zmm23, [rbp + 3520]                ;                    resident
        vmovdqu64 zmm24, [rbp + 3584]                ;                    resident
        vmovdqu64 zmm25, [rbp + 3648]                ;                    resident
        vmovdqu64 zmm26, [rbp + 3712]                ;                    resident
        vmovdqu64 zmm27, [rbp + 3776]                ;                    resident
        vmovdqu64 zmm28, [rbp + 3840]                ;                    resident
        vmovdqu64 zmm29, [rbp + 3904]                ;                    resident
        mov r8, qword [rbp + 10560]                  ;                    resident
        mov r9, qword [rbp + 10576]                  ;                    resident
        mov r10, qword [rbp + 10528]                 ;                    resident
        mov r11, qword [rbp + 10544]                 ;                    resident
        mov r12, qword [rbp + 10520]                 ;                    resident
        mov r13, qword [rbp + 10536]                 ;                    resident
        mov r14, qword [rbp + 10552]                 ;                    resident
        mov r15, qword [rbp + 10568]                 ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm30, [rax + 896]                 ;     0.0 p2      62 r
        vpternlogd zmm30, zmm14, [r12 + 896], 0x78   ;     6.0 p0+p3   62 r
        vpternlogd zmm14, zmm30, [r13 + 9088], 0x1e  ;     7.0 p5+p2   63 r
        vpternlogd zmm29, zmm13, [r12 + 832], 0x78   ;     6.0 p0+p3   62 r
        vmovdqu64 zmm31, [rax + 960]                 ;     2.0 p2      62 r
        vpternlogd zmm31, zmm15, [r12 + 960], 0x78   ;     8.0 p5+p3   62 r
        vmovdqu64 [rbp + 4992], zmm31                ;     9.0 p7+p4   62 r spill
        vpternlogd zmm15, zmm31, [r13 + 9152], 0x1e  ;     9.0 p0+p2   63 r
        vmovdqu64 zmm31, [rax + 3072]                ;     3.2 p3      62 r reload
        vpternlogd zmm24, zmm8, [r12 + 512], 0x78    ;     6.0 p5+p2   62 r
        vpternlogd zmm16, zmm0, [r12], 0x78          ;     6.0 p0+p3   62 r
        vpternlogd zmm17, zmm1, [r12 + 64], 0x78     ;     6.0 p5+p2   62 r
        vpternlogd zmm20, zmm4, [r12 + 256], 0x78    ;     6.0 p0+p3   62 r
        vpternlogd zmm27, zmm11, [r12 + 704], 0x78   ;     6.0 p5+p2   62 r
        vpternlogd zmm28, zmm12, [r12 + 768], 0x78   ;     6.2 p0+p3   62 r
        vmovdqu64 [rbp + 5056], zmm30                ;     7.0 p8+p9   62 r spill
        vmovdqu64 zmm30, [rax + 2048]                ;     7.0 p2      62 r
        vpternlogd zmm21, zmm5, [r12 + 320], 0x78    ;     7.2 p5+p3   62 r
        vpternlogd zmm22, zmm6, [r12 + 384], 0x78    ;     8.0 p0+p2   62 r
        vpternlogd zmm23, zmm7, [r12 + 448], 0x78    ;     8.2 p5+p3   62 r
        vmovdqu64 [rbp + 5120], zmm21                ;     8.2 p7+p4   62 r spill
        vpternlogd zmm25, zmm9, [r12 + 576], 0x78    ;     9.0 p0+p2   62 r
        vpternlogd zmm26, zmm10, [r12 + 640], 0x78   ;     9.2 p5+p3   62 r
        vpternlogd zmm30, zmm31, [r14 + 8192], 0x78  ;    13.0 p0+p2   62 r
        vpternlogd zmm31, zmm30, [r15], 0x1e         ;    14.0 p5+p3   63 r
        vmovdqu64 [rbp + 5184], zmm30                ;    14.0 p8+p9   62 r spill
        vpternlogd zmm18, zmm2, [r12 + 128], 0x78    ;    11.0 p0+p2   62 r
        vpternlogd zmm19, zmm3, [r12 + 192], 0x78    ;    11.2 p5+p3   62 r
        vpternlogd zmm2, zmm18, [r13 + 8320], 0x1e   ;    12.0 p0+p2   63 r
        vmovdqu64 zmm30, [rax + 3136]                ;    12.2 p3      62 r reload
        vmovdqu64 [rbp + 5248], zmm31                ;    15.0 p7+p4   63 r spill
        vmovdqu64 zmm31, [rax + 2112]                ;    13.0 p2      62 r
        vpternlogd zmm31, zmm30, [r14 + 8256], 0x78  ;    19.0 p5+p3   62 r
        vpternlogd zmm30, zmm31, [r15 + 64], 0x1e    ;    20.0 p0+p2   63 r
        vmovdqu64 [rbp + 5312], zmm31                ;    20.0 p8+p9   62 r spill
        vpternlogd zmm0, zmm16, [r13 + 8192], 0x1e   ;    14.2 p5+p3   63 r
        vmovdqu64 zmm31, [rax + 3200]                ;    15.0 p2      62 r reload
        vmovdqu64 [rbp + 5376], zmm30                ;    21.0 p7+p4   63 r spill
        vmovdqu64 zmm30, [rax + 2176]                ;    15.2 p3      62 r
        vpternlogd zmm30, zmm31, [r14 + 8320], 0x78  ;    21.2 p0+p2   62 r
        vpternlogd zmm31, zmm30, [r15 + 128], 0x1e   ;    22.2 p5+p3   63 r
        vpternlogd zmm1, zmm17, [r13 + 8256], 0x1e   ;    17.0 p0+p2   63 r
        vpternlogd zmm3, zmm19, [r13 + 8384], 0x1e   ;    17.2 p5+p3   63 r
        vpternlogd zmm4, zmm20, [r13 + 8448], 0x1e   ;    18.0 p0+p2   63 r
        vpternlogd zmm5, zmm21, [r13 + 8512], 0x1e   ;    18.2 p5+p3   63 r
        vpternlogd zmm7, zmm23, [r13 + 8640], 0x1e   ;    19.0 p0+p2   63 r
        vmovdqu64 [rbp + 5440], zmm31                ;    23.2 p8+p9   63 r spill
        vpternlogd zmm9, zmm25, [r13 + 8768], 0x1e   ;    19.2 p5+p3   63 r
        vpternlogd zmm10, zmm26, [r13 + 8832], 0x1e  ;    20.0 p0+p2   63 r
        vpternlogd zmm11, zmm27, [r13 + 8896], 0x1e  ;    20.2 p5+p3   63 r
        vmovdqu64 [rbp + 5504], zmm18                ;    14.0 p7+p4   62 r spill
        vpternlogd zmm12, zmm28, [r13 + 8960], 0x1e  ;    21.0 p0+p2   63 r
        vmovdqu64 [rbp + 5568], zmm26                ;    14.8 p8+p9   62 r spill
        vpternlogd zmm8, zmm24, [r13 + 8704], 0x1e   ;    21.2 p5+p3   63 r
        vpternlogd zmm6, zmm22, [r13 + 8576], 0x1e   ;    22.0 p0+p2   63 r
        vmovdqu64 [rbp + 5632], zmm30                ;    22.2 p7+p4   62 r spill
        vmovdqu64 zmm30, [rax + 3264]                ;    22.2 p3      62 r reload
        vmovdqu64 [rbp + 5696], zmm24                ;    16.8 p8+p9   62 r spill
        vmovdqu64 zmm31, [rax + 2240]                ;    23.0 p2      62 r
        vpternlogd zmm31, zmm30, [r14 + 8384], 0x78  ;    29.0 p5+p3   62 r
        vmovdqu64 [rbp + 5760], zmm2                 ;    18.0 p7+p4   63 r spill
        vpternlogd zmm30, zmm31, [r15 + 192], 0x1e   ;    30.0 p0+p2   63 r
        vmovdqu64 [rbp + 5824], zmm31                ;    30.0 p8+p9   62 r spill
        vmovdqu64 zmm31, [rax + 3328]                ;    24.2 p3      62 r reload
        vmovdqu64 [rbp + 5888], zmm30                ;    31.0 p7+p4   63 r spill
        vmovdqu64 zmm30, [rax + 2304]                ;    25.0 p2      62 r
        vmovdqu64 zmm26, [r10 + 320]                 ;    25.2 p3      76 r.5
        vpternlogd zmm30, zmm31, [r14 + 8448], 0x78  ;    31.0 p5+p2   62 r
        vpternlogd zmm31, zmm30, [r15 + 256], 0x1e   ;    32.0 p0+p3   63 r
        vmovdqu64 [rbp + 5952], zmm30                ;    32.0 p8+p9   62 r spill
        vmovdqu64 [rbp + 6016], zmm31                ;    33.0 p7+p4   63 r spill
        vmovdqu64 zmm30, [rax + 3392]                ;    27.0 p2      62 r reload
        vmovdqu64 zmm31, [rax + 2368]                ;    27.2 p3      62 r
        vpternlogd zmm31, zmm30, [r14 + 8512], 0x78  ;    33.2 p5+p2   62 r
        vmovdqu64 [rbp + 6080], zmm31                ;    34.2 p8+p9   62 r spill
        vpternlogd zmm30, zmm31, [r15 + 320], 0x1e   ;    34.2 p0+p3   63 r
        vpternlogd zmm13, zmm29, [r13 + 9024], 0x1e  ;    29.0 p5+p2   63 r
        vmovdqu64 [rbp + 6144], zmm13                ;    30.0 p7+p4   63 r spill
        vmovdqu64 zmm31, [rax + 3456]                ;    29.2 p3      62 r reload
        vmovdqu64 [rbp + 6208], zmm30                ;    35.2 p8+p9   63 r spill
        vmovdqu64 zmm30, [rax + 2432]                ;    30.0 p2      62 r
        vmovdqu64 [rbp + 6272], zmm6                 ;    26.0 p7+p4   63 r spill
        vpternlogd zmm30, zmm31, [r14 + 8576], 0x78  ;    36.0 p0+p3   62 r
        vmovdqu64 [rbp + 6336], zmm30                ;    37.0 p8+p9   62 r spill
        vpternlogd zmm31, zmm30, [r15 + 384], 0x1e   ;    37.0 p5+p2   63 r
        vmovdqu64 zmm30, [rax + 3520]                ;    31.2 p3      62 r reload
        vmovdqu64 [rbp + 6400], zmm31                ;    38.0 p7+p4   63 r spill
        vmovdqu64 zmm31, [rax + 2496]                ;    32.0 p2      62 r
        vpternlogd zmm31, zmm30, [r14 + 8640], 0x78  ;    38.0 p0+p3   62 r
        vpternlogd zmm30, zmm31, [r15 + 448], 0x1e   ;    39.0 p5+p2   63 r
        vmovdqu64 [rbp + 6464], zmm30                ;    40.0 p8+p9   63 r spill
        vmovdqu64 zmm30, [rax + 2560]                ;    33.2 p3      62 r
        vmovdqu64 [rbp + 6528], zmm31                ;    39.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3584]                ;    34.0 p2      62 r reload
        vpternlogd zmm30, zmm31, [r14 + 8704], 0x78  ;    40.0 p0+p3   62 r
        vmovdqu64 zmm18, [r10 + 832]                 ;    35.0 p2      76 r.13
        vpternlogd zmm31, zmm30, [r15 + 512], 0x1e   ;    41.0 p5+p3   63 r
        vmovdqu64 [rbp + 6592], zmm30                ;    41.0 p8+p9   62 r spill
        vmovdqu64 zmm30, [rax + 3648]                ;    36.0 p2      62 r reload
        vmovdqu64 [rbp + 6656], zmm28                ;    32.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 6720], zmm31                ;    42.0 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2624]                ;    36.2 p3      62 r
        vpternlogd zmm31, zmm30, [r14 + 8768], 0x78  ;    42.2 p0+p2   62 r
        vpternlogd zmm30, zmm31, [r15 + 576], 0x1e   ;    43.2 p5+p3   63 r
        vmovdqu64 [rbp + 6784], zmm30                ;    44.2 p7+p4   63 r spill
        vmovdqu64 zmm30, [rax + 2688]                ;    38.0 p2      62 r
        vmovdqu64 [rbp + 6848], zmm31                ;    43.2 p8+p9   62 r spill
        vmovdqu64 zmm31, [rax + 3712]                ;    38.2 p3      62 r reload
        vpternlogd zmm30, zmm31, [r14 + 8832], 0x78  ;    44.2 p0+p2   62 r
        vpternlogd zmm31, zmm30, [r15 + 640], 0x1e   ;    45.2 p5+p3   63 r
        vmovdqu64 [rbp + 6912], zmm30                ;    45.2 p7+p4   62 r spill
        vmovdqu64 zmm30, [rax + 3776]                ;    40.0 p2      62 r reload
        vmovdqu64 [rbp + 6976], zmm31                ;    46.2 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 2752]                ;    40.2 p3      62 r
        vpternlogd zmm31, zmm30, [r14 + 8896], 0x78  ;    46.2 p0+p2   62 r
        vmovdqu64 [rbp + 7040], zmm31                ;    47.2 p7+p4   62 r spill
        vpternlogd zmm30, zmm31, [r15 + 704], 0x1e   ;    47.2 p5+p3   63 r
        vmovdqu64 [rbp + 7104], zmm30                ;    48.2 p8+p9   63 r spill
        vmovdqu64 zmm30, [rax + 2816]                ;    42.0 p2      62 r
        vmovdqu64 zmm31, [rax + 3840]                ;    42.2 p3      62 r reload
        vpternlogd zmm30, zmm31, [r14 + 8960], 0x78  ;    48.2 p0+p2   62 r
        vpternlogd zmm31, zmm30, [r15 + 768], 0x1e   ;    49.2 p5+p3   63 r
        vmovdqu64 [rbp + 7168], zmm31                ;    50.2 p7+p4   63 r spill
        vmovdqu64 zmm31, [rax + 2880]                ;    44.0 p2      62 r
        vmovdqu64 zmm21, [r10 + 640]                 ;    44.2 p3      76 r.10
        vmovdqu64 [rbp + 7232], zmm29                ;    40.8 p8+p9   62 r spill
        vmovdqu64 zmm29, [r10 + 128]                 ;    45.0 p2      76 r.2
        vmovdqu64 zmm28, [r10 + 192]                 ;    45.2 p3      76 r.3
        vmovdqu64 [rbp + 7296], zmm3                 ;    42.0 p7+p4   63 r spill
        vmovdqu64 [rbp + 7360], zmm30                ;    49.2 p8+p9   62 r spill
        vmovdqu64 [rbp + 7424], zmm25                ;    44.0 p7+p4   62 r spill
        vmovdqu64 zmm30, [rax + 3904]                ;    46.0 p2      62 r reload
        vpternlogd zmm31, zmm30, [r14 + 9024], 0x78  ;    52.0 p0+p3   62 r
        vpternlogd zmm30, zmm31, [r15 + 832], 0x1e   ;    53.0 p5+p2   63 r
        vmovdqu64 [rbp + 7488], zmm30                ;    54.0 p8+p9   63 r spill
        vmovdqu64 [rbp + 7552], zmm31                ;    53.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [rax + 3968]                ;    47.2 p3      62 r reload
        vmovdqu64 zmm30, [rax + 2944]                ;    48.0 p2      62 r
        vpternlogd zmm30, zmm31, [r14 + 9088], 0x78  ;    54.0 p0+p3   62 r
        vpternlogd zmm31, zmm30, [r15 + 896], 0x1e   ;    55.0 p5+p2   63 r
        vmovdqu64 [rbp + 7616], zmm31                ;    56.0 p8+p9   63 r spill
        vmovdqu64 zmm31, [rax + 3008]                ;    49.2 p3      62 r
        vmovdqu64 [rbp + 7680], zmm30                ;    55.0 p7+p4   62 r spill
        vmovdqu64 zmm30, [rax + 4032]                ;    50.0 p2      62 r reload
        vmovdqu64 [rbp + 7744], zmm27                ;    48.8 p8+p9   62 r spill
        vmovdqu64 zmm27, [r10 + 256]                 ;    50.2 p3      76 r.4
        vpternlogd zmm31, zmm30, [r14 + 9152], 0x78  ;    56.0 p0+p2   62 r
        vpternlogd zmm30, zmm31, [r15 + 960], 0x1e   ;    57.0 p5+p3   63 r
        vmovdqu64 [rbp + 7808], zmm31                ;    57.0 p7+p4   62 r spill
        vmovdqu64 zmm31, [r10]                       ;    52.0 p2      76 r.0
        vmovdqu64 [rbp + 7872], zmm30                ;    58.0 p8+p9   63 r spill
        vmovdqu64 zmm30, [r10 + 64]                  ;    52.2 p3      76 r.1
        vmovdqu64 zmm25, [r10 + 384]                 ;    53.0 p2      76 r.6
        vmovdqu64 [rbp + 7936], zmm23                ;    52.0 p7+p4   62 r spill
        vmovdqu64 [rbp + 8000], zmm17                ;    52.8 p8+p9   62 r spill
        vmovdqu64 zmm17, [r10 + 896]                 ;    53.2 p3      76 r.14
        vmovdqu64 [rbp + 8064], zmm16                ;    54.0 p7+p4   62 r spill
        vpxord zmm16, zmm0, zmm31                    ;    58.0 p0      54 next
        vmovdqu64 zmm23, [r10 + 448]                 ;    54.0 p2      76 r.7
        vmovdqu64 [rbp + 8128], zmm20                ;    54.8 p8+p9   62 r spill
        vmovdqu64 zmm20, [r10 + 704]                 ;    54.2 p3      76 r.11
        vmovdqu64 zmm24, [r10 + 512]                 ;    55.0 p2      76 r.8
        vmovdqu64 [rbp + 8192], zmm22                ;    56.0 p7+p4   62 r spill
        vmovdqu64 zmm22, [r10 + 576]                 ;    55.2 p3      76 r.9
        vmovdqu64 [rbp + 8256], zmm19                ;    56.8 p8+p9   62 r spill
        vmovdqu64 zmm19, [r10 + 768]                 ;    56.0 p2      76 r.12
        vpxord zmm31, zmm1, zmm30                    ;    58.2 p5      54 next
        vpxord zmm30, zmm2, zmm29                    ;    51.0 p0      54 next
        vpxord zmm29, zmm3, zmm28                    ;    51.2 p5      54 next
        vpxord zmm28, zmm4, zmm27                    ;    56.2 p0      54 next
        vpxord zmm27, zmm5, zmm26                    ;    40.3 p5      54 next
        vpxord zmm26, zmm6, zmm25                    ;    59.0 p0      54 next
        vpxord zmm25, zmm7, zmm23                    ;    60.0 p5      54 next
        vpxord zmm23, zmm8, zmm24                    ;    61.0 p0      54 next
        vmovdqu64 [rbp + 8320], zmm15                ;    58.0 p7+p4   63 r spill
        vpxord zmm24, zmm9, zmm22                    ;    61.2 p5      54 next
        vpxord zmm22, zmm10, zmm21                   ;    50.2 p0      54 next
        vpxord zmm21, zmm11, zmm20                   ;    60.2 p5      54 next
        vpxord zmm20, zmm12, zmm19                   ;    62.0 p0      54 next
        vpxord zmm19, zmm13, zmm18                   ;    44.3 p5      54 next
        vpxord zmm18, zmm14, zmm17                   ;    59.2 p0      54 next
        vpxord zmm17, zmm15, [r10 + 960]             ;    56.2 p5+p3   54 next
        vpxord zmm15, zmm25, zmm23                   ;    62.0 p0      41 next
        vmovdqu64 [rbp + 8384], zmm14                ;    58.8 p8+p9   63 r spill
        vpandd zmm14, zmm22, zmm18                   ;    60.2 p5      41 next
        vpandd zmm13, zmm19, zmm18                   ;    60.2 p0      41 next
        vmovdqu64 [rbp + 8448], zmm12                ;    60.0 p7+p4   63 r spill
        vpandd zmm12, zmm24, zmm19                   ;    62.2 p5      41 next
        vmovdqu64 [rbp + 8512], zmm11                ;    60.8 p8+p9   63 r spill
        vpxord zmm11, zmm19, zmm25                   ;    61.0 p0      41 next
        vmovdqu64 [rbp + 8576], zmm8                 ;    62.0 p7+p4   63 r spill
        vmovdqu64 [rbp + 8640], zmm10                ;    62.8 p8+p9   63 r spill
        vmovdqa64 zmm8, zmm11                        ;    62.0         41 next copy
        vmovdqu64 [rbp + 8704], zmm7                 ;    64.0 p7+p4   63 r spill
        vpxord zmm10, zmm11, zmm22                   ;    62.0 p5      41 next
        vpxord zmm7, zmm20, zmm23                    ;    63.0 p0      41 next
        vmovdqu64 [rbp + 8768], zmm4                 ;    64.8 p8+p9   63 r spill
        vpandd zmm6, zmm7, zmm25                     ;    64.0 p5      41 next
        vmovdqu64 [rbp + 8832], zmm5                 ;    66.0 p7+p4   63 r spill
        vmovdqa64 zmm5, zmm7                         ;    64.0         41 next copy
        vpternlogd zmm8, zmm17, zmm20, 0x6c          ;    63.0 p0      41 next
        vpandd zmm2, zmm20, zmm18                    ;    63.0 p5      41 next
        vpternlogd zmm13, zmm17, zmm24, 0x78         ;    62.2 p0      41 next
        vmovdqu64 [rbp + 8896], zmm9                 ;    66.8 p8+p9   63 r spill
        vpandd zmm4, zmm20, zmm24                    ;    63.0 p5      41 next
        vpternlogd zmm4, zmm23, zmm25, 0x87          ;    64.0 p0      41 next
        vpternlogd zmm13, zmm10, zmm20, 0xd2         ;    63.2 p5      41 next
        vmovdqa64 zmm9, zmm13                        ;    64.2         41 next copy
        vpternlogd zmm2, zmm7, zmm21, 0x78           ;    64.0 p0      41 next
        vmovdqa64 zmm3, zmm20                        ;    63.0         41 next copy
        vpternlogd zmm3, zmm21, zmm24, 0x6a          ;    63.0 p5      41 next
        vmovdqu64 [rbp + 8960], zmm1                 ;    68.0 p7+p4   63 r spill
        vmovdqa64 zmm1, zmm24                        ;    62.2         41 next copy
        vpternlogd zmm1, zmm23, zmm25, 0x6a          ;    62.2 p0      41 next
        vmovdqa64 zmm7, zmm1                         ;    63.2         41 next copy
        vpternlogd zmm7, zmm18, zmm23, 0x87          ;    63.2 p5      41 next
        vpternlogd zmm7, zmm3, zmm21, 0x87           ;    64.2 p0      41 next
        vpternlogd zmm15, zmm7, zmm20, 0x6c          ;    65.2 p5      41 next
        vpxord zmm9, zmm9, zmm15                     ;    66.2 p0      41 next
        vmovdqu64 [rbp + 9024], zmm9                 ;    68.8 p8+p9   41 next spill
        vpandd zmm9, zmm21, zmm17                    ;    61.2 p5      41 next
        vmovdqu64 [rbp + 9088], zmm9                 ;    70.0 p7+p4   41 next spill
        vpxord zmm9, zmm21, zmm17                    ;    61.2 p0      41 next
        vpternlogd zmm8, zmm1, zmm21, 0x69           ;    64.0 p5      41 next
        vpternlogd zmm4, zmm10, zmm17, 0xe1          ;    65.0 p0      41 next
        vpternlogd zmm5, zmm22, zmm24, 0x78          ;    64.0 p5      41 next
        vmovdqu64 [rbp + 9152], zmm0                 ;    70.8 p8+p9   63 r spill
        vpandd zmm0, zmm25, zmm21                    ;    61.2 p0      41 next
        vpternlogd zmm0, zmm7, zmm14, 0x69           ;    65.2 p5      41 next
        vmovdqa64 zmm7, zmm18                        ;    60.2         41 next copy
        vpternlogd zmm7, zmm19, zmm23, 0x48          ;    62.0 p0      41 next
        vmovdqu64 [rbp + 9216], zmm14                ;    72.0 p7+p4   41 next spill
        vmovdqu64 [rbp + 9280], zmm13                ;    72.8 p8+p9   41 next spill
        vmovdqa64 zmm13, zmm21                       ;    61.2         41 next copy
        vpternlogd zmm13, zmm22, zmm23, 0x48         ;    62.0 p5      41 next
        vpternlogd zmm13, zmm19, zmm25, 0x78         ;    63.0 p0      41 next
        vpternlogd zmm9, zmm13, zmm20, 0x6c          ;    64.0 p5      41 next
        vpternlogd zmm6, zmm8, zmm13, 0x69           ;    65.0 p0      41 next
        vpxord zmm14, zmm2, zmm4                     ;    66.0 p5      41 next
        vmovdqa64 zmm13, zmm17                       ;    57.2         41 next copy
        vpternlogd zmm13, zmm21, zmm22, 0x60         ;    62.5 p0      41 next
        vpxord zmm1, zmm1, zmm17                     ;    63.3 p5      41 next
        vpternlogd zmm13, zmm18, zmm24, 0x87         ;    63.5 p0      41 next
        vmovdqa64 zmm20, zmm13                       ;    64.5         41 next copy
        vpternlogd zmm20, zmm19, zmm23, 0x78         ;    64.5 p5      41 next
        vpternlogd zmm20, zmm12, zmm0, 0x69          ;    66.2 p0      41 next
        vpandd zmm12, zmm17, zmm18                   ;    65.3 p5      41 next
        vpternlogd zmm14, zmm11, zmm12, 0x96         ;    67.0 p0      41 next
        vpternlogd zmm12, zmm22, zmm25, 0x87         ;    66.3 p5      41 next
        vpternlogd zmm12, zmm19, zmm21, 0x87         ;    67.3 p0      41 next
        vpandd zmm11, zmm19, zmm22                   ;    67.3 p5      41 next
        vpternlogd zmm19, zmm24, zmm24, 0xcf         ;    67.5 p0      41 next
        vpternlogd zmm19, zmm12, zmm5, 0x69          ;    68.5 p5      41 next
        vpternlogd zmm11, zmm18, zmm25, 0x87         ;    68.5 p0      41 next
        vpternlogd zmm12, zmm21, zmm22, 0x87         ;    69.3 p5      41 next
        vpternlogd zmm12, zmm2, zmm3, 0x69           ;    70.3 p0      41 next
        vpternlogd zmm21, zmm18, zmm25, 0x60         ;    70.3 p5      41 next
        vpternlogd zmm18, zmm25, zmm17, 0x78         ;    70.5 p0      41 next
        vpternlogd zmm24, zmm10, zmm18, 0x6a         ;    71.5 p5      41 next
        vpternlogd zmm24, zmm17, zmm22, 0x2d         ;    72.5 p0      41 next
        vpxord zmm3, zmm31, zmm27                    ;    72.3 p5      41 next
        vmovdqa64 zmm17, zmm3                        ;    73.3         41 next copy
        vpternlogd zmm17, zmm26, zmm16, 0x78         ;    73.3 p0      41 next
        vpternlogd zmm1, zmm21, zmm23, 0x6c          ;    73.3 p5      41 next
        vpandd zmm2, zmm29, zmm28                    ;    73.5 p0      41 next
        vpternlogd zmm2, zmm27, zmm30, 0x28          ;    74.5 p5      41 next
        vmovdqa64 zmm21, zmm29                       ;    55.0         41 next copy
        vpternlogd zmm21, zmm30, zmm16, 0x9a         ;    74.5 p0      41 next
        vpternlogd zmm20, zmm15, zmm16, 0x96         ;    75.3 p5      41 next
        vpternlogd zmm4, zmm8, zmm11, 0x69           ;    75.5 p0      41 next
        vpternlogd zmm1, zmm11, zmm5, 0x96           ;    76.3 p5      41 next
        vpxord zmm5, zmm31, zmm28                    ;    76.5 p0      41 next
        vpandnd zmm8, zmm5, zmm27                    ;    77.5 p5      41 next
        vpternlogd zmm12, zmm18, zmm7, 0x96          ;    77.5 p0      41 next
        vmovdqa64 zmm18, zmm17                       ;    74.3         41 next copy
        vpternlogd zmm6, zmm0, zmm30, 0x69           ;    78.3 p5      41 next
        vmovdqa64 zmm0, zmm26                        ;    60.0         41 next copy
        vpternlogd zmm0, zmm30, zmm30, 0x3f          ;    78.5 p0      41 next
        vmovdqa64 zmm22, zmm0                        ;    79.5         41 next copy
        vmovdqa64 zmm11, zmm31                       ;    59.2         41 next copy
        vpternlogd zmm14, zmm13, zmm26, 0x96         ;    79.3 p5      41 next
        vmovdqa64 zmm13, zmm28                       ;    57.5         41 next copy
        vpternlogd zmm13, zmm30, zmm31, 0x9c         ;    79.5 p0      41 next
        vpandd zmm11, zmm11, zmm13                   ;    80.5 p5      41 next
        vpternlogd zmm5, zmm11, zmm26, 0x6c          ;    81.5 p0      41 next
        vpternlogd zmm9, zmm24, zmm31, 0x96          ;    81.3 p5      41 next
        vpternlogd zmm22, zmm29, zmm31, 0x78         ;    81.5 p0      41 next
        vpternlogd zmm19, zmm28, [rbp + 9280], 0x96  ;    82.3 p5+p2   41 next
        vmovdqa64 zmm23, zmm22                       ;    82.5         41 next copy
        vpternlogd zmm23, zmm28, zmm16, 0x78         ;    82.5 p0      41 next
        vmovdqa64 zmm24, zmm23                       ;    83.5         41 next copy
        vmovdqa64 zmm25, zmm26                       ;    60.0         41 next copy
        vpternlogd zmm25, zmm28, zmm29, 0x6c         ;    83.3 p5      41 next
        vpxord zmm18, zmm18, zmm25                   ;    84.3 p0      41 next
        vpternlogd zmm4, zmm10, [r9 + 9728], 0x96    ;    84.3 p5+p3   48 next
        vpternlogd zmm1, zmm7, [r9 + 9664], 0x96     ;    84.5 p0+p2   48 next
        vpternlogd zmm12, zmm27, [rbp + 9216], 0x96  ;    85.3 p5+p3   41 next
        vpternlogd zmm11, zmm29, zmm16, 0x78         ;    85.5 p0      41 next
        vpternlogd zmm13, zmm27, zmm16, 0x87         ;    86.3 p5      41 next
        vmovdqa64 zmm15, zmm2                        ;    75.5         41 next copy
        vpternlogd zmm15, zmm21, zmm28, 0x87         ;    86.5 p0      41 next
        vpternlogd zmm21, zmm26, zmm30, 0xac         ;    87.3 p5      41 next
        vpternlogd zmm21, zmm17, zmm27, 0x2d         ;    88.3 p0      41 next
        vpternlogd zmm15, zmm26, zmm31, 0x87         ;    88.3 p5      41 next
        vpternlogd zmm24, zmm15, zmm16, 0xd2         ;    89.3 p0      41 next
        vpternlogd zmm21, zmm15, zmm28, 0x78         ;    89.3 p5      41 next
        vpternlogd zmm18, zmm24, zmm27, 0xc6         ;    90.3 p0      41 next
        vpxord zmm24, zmm6, [r9 + 9344]              ;    90.3 p5+p2   48 next
        vpandd zmm7, zmm24, zmm4                     ;    91.3 p0      45 next
        vpternlogd zmm21, zmm9, [r9 + 9856], 0x96    ;    91.3 p5+p3   48 next
        vpternlogd zmm15, zmm5, zmm27, 0xd2          ;    91.5 p0      41 next
        vpternlogd zmm5, zmm11, zmm26, 0xd7          ;    92.3 p5      41 next
        vpternlogd zmm15, zmm13, zmm29, 0x2d         ;    92.5 p0      41 next
        vpternlogd zmm13, zmm5, zmm25, 0x96          ;    93.3 p5      41 next
        vmovdqa64 zmm25, zmm29                       ;    63.8         41 next copy
        vpternlogd zmm25, zmm16, zmm16, 0xc3         ;    93.5 p0      41 next
        vpternlogd zmm25, zmm22, zmm3, 0xc6          ;    94.5 p5      41 next
        vpternlogd zmm13, zmm25, zmm28, 0x87         ;    95.5 p0      41 next
        vpternlogd zmm13, zmm11, zmm30, 0x2d         ;    96.5 p5      41 next
        vpternlogd zmm0, zmm27, zmm25, 0x87          ;    95.5 p0      41 next
        vpternlogd zmm11, zmm31, zmm16, 0xd6         ;    96.3 p5      41 next
        vpternlogd zmm8, zmm28, zmm30, 0x48          ;    96.5 p0      41 next
        vpternlogd zmm26, zmm23, zmm27, 0x6f         ;    97.3 p5      41 next
        vpternlogd zmm15, zmm19, [r9 + 10048], 0x96  ;    97.5 p0+p2   48 next
        vpternlogd zmm26, zmm8, zmm11, 0x96          ;    98.3 p5      41 next
        vpternlogd zmm11, zmm28, zmm31, 0x2d         ;    98.5 p0      41 next
        vpternlogd zmm11, zmm23, zmm30, 0x87         ;    99.5 p5      41 next
        vpternlogd zmm11, zmm0, zmm17, 0x96          ;   100.5 p0      41 next
        vpternlogd zmm18, zmm20, [r9 + 9792], 0x96   ;   100.3 p5+p3   48 next
        vpternlogd zmm25, zmm3, zmm3, 0xf3           ;   100.5 p0      41 next
        vpternlogd zmm25, zmm5, zmm2, 0x96           ;   101.5 p5      41 next
        vpternlogd zmm25, zmm16, zmm29, 0xd2         ;   102.5 p0      41 next
        vmovdqu64 zmm30, [rbp + 9024]                ;    68.8 p2      41 next reload
        vpxord zmm9, zmm9, [r9 + 9280]               ;   102.3 p5+p3   48 next
        vpternlogd zmm29, zmm30, [rbp + 9088], 0x96  ;   102.5 p0+p2   41 next
        vpternlogd zmm6, zmm13, [r9 + 9920], 0x96    ;   103.3 p5+p3   48 next
        vpternlogd zmm26, zmm29, [r9 + 9984], 0x96   ;   103.5 p0+p2   48 next
        vpternlogd zmm25, zmm14, [r9 + 10176], 0x96  ;   104.3 p5+p3   48 next
        vpxord zmm20, zmm20, [r9 + 9216]             ;   104.5 p0+p2   48 next
        vpandd zmm16, zmm4, zmm1                     ;   105.3 p5      45 next
        vmovdqa64 zmm17, zmm24                       ;    91.3         45 next copy
        vpternlogd zmm17, zmm9, zmm20, 0x6a          ;   105.5 p0      45 next
        vmovdqa64 zmm22, zmm17                       ;   106.5         45 next copy
        vpternlogd zmm22, zmm1, zmm9, 0x87           ;   106.5 p5      45 next
        vpxord zmm14, zmm14, [r9 + 9600]             ;   106.5 p0+p3   48 next
        vpxord zmm0, zmm14, zmm20                    ;   107.5 p5      45 next
        vpxord zmm30, zmm20, zmm9                    ;   107.5 p0      45 next
        vpternlogd zmm11, zmm12, [r9 + 10112], 0x96  ;   108.3 p5+p2   48 next
        vpxord zmm12, zmm12, [r9 + 9536]             ;   108.5 p0+p3   48 next
        vpandd zmm10, zmm12, zmm1                    ;   109.5 p5      45 next
        vpxord zmm19, zmm19, [r9 + 9472]             ;   109.5 p0+p2   48 next
        vpandd zmm5, zmm9, zmm20                     ;   110.3 p5      45 next
        vpandd zmm31, zmm4, zmm19                    ;   110.5 p0      45 next
        vpxord zmm3, zmm9, zmm12                     ;   111.3 p5      45 next
        vpternlogd zmm5, zmm12, zmm24, 0x87          ;   111.5 p0      45 next
        vpxord zmm29, zmm29, [r9 + 9408]             ;   112.3 p5+p3   48 next
        vpxord zmm2, zmm0, zmm29                     ;   113.3 p0      45 next
        vpternlogd zmm7, zmm1, zmm14, 0x78           ;   113.3 p5      45 next
        vpternlogd zmm7, zmm2, zmm12, 0xd2           ;   114.3 p0      45 next
        vmovdqa64 zmm8, zmm12                        ;   109.5         45 next copy
        vpternlogd zmm8, zmm19, zmm24, 0x6a          ;   114.3 p5      45 next
        vmovdqa64 zmm13, zmm4                        ;    85.3         45 next copy
        vpternlogd zmm13, zmm12, zmm19, 0x48         ;   114.5 p0      45 next
        vpternlogd zmm22, zmm8, zmm19, 0x87          ;   115.3 p5      45 next
        vpternlogd zmm30, zmm22, zmm12, 0x6c         ;   116.3 p0      45 next
        vpternlogd zmm22, zmm1, zmm29, 0x87          ;   116.3 p5      45 next
        vpternlogd zmm22, zmm19, zmm20, 0x78         ;   117.3 p0      45 next
        vpternlogd zmm31, zmm7, zmm30, 0x96          ;   117.3 p5      45 next
        vpternlogd zmm10, zmm3, zmm19, 0x78          ;   117.5 p0      45 next
        vmovdqa64 zmm23, zmm22                       ;   118.3         45 next copy
        vpternlogd zmm23, zmm14, zmm24, 0x78         ;   118.3 p5      45 next
        vmovdqa64 zmm27, zmm1                        ;    85.5         45 next copy
        vpternlogd zmm27, zmm14, zmm9, 0x48          ;   118.5 p0      45 next
        vpternlogd zmm5, zmm2, zmm4, 0xe1            ;   119.3 p5      45 next
        vpternlogd zmm12, zmm0, zmm4, 0x6a           ;   119.5 p0      45 next
        vmovdqu64 [rbp + 9088], zmm25                ;   105.3 p7+p4   48 next spill
        vmovdqa64 zmm25, zmm3                        ;   112.3         45 next copy
        vpternlogd zmm12, zmm17, zmm19, 0x69         ;   120.5 p5      45 next
        vmovdqa64 zmm28, zmm19                       ;   110.5         45 next copy
        vpternlogd zmm28, zmm29, zmm9, 0x48          ;   120.5 p0      45 next
        vpternlogd zmm28, zmm0, zmm20, 0xd2          ;   121.5 p5      45 next
        vpternlogd zmm0, zmm5, zmm10, 0x96           ;   121.5 p0      45 next
        vpternlogd zmm25, zmm28, zmm20, 0x93         ;   122.5 p5      45 next
        vpternlogd zmm25, zmm22, zmm12, 0x69         ;   123.5 p0      45 next
        vmovdqa64 zmm22, zmm4                        ;    85.3         45 next copy
        vpternlogd zmm22, zmm19, zmm29, 0x60         ;   123.3 p5      45 next
        vpternlogd zmm22, zmm1, zmm24, 0x87          ;   124.3 p0      45 next
        vpternlogd zmm0, zmm16, zmm22, 0x96          ;   125.3 p5      45 next
        vpternlogd zmm22, zmm14, zmm9, 0x78          ;   125.3 p0      45 next
        vpternlogd zmm16, zmm29, zmm20, 0x87         ;   125.3 p5      45 next
        vpternlogd zmm16, zmm14, zmm19, 0x87         ;   126.3 p0      45 next
        vpternlogd zmm17, zmm9, zmm4, 0x48           ;   126.3 p5      45 next
        vpandd zmm9, zmm14, zmm29                    ;   126.5 p0      45 next
        vpternlogd zmm14, zmm16, zmm24, 0x63         ;   127.3 p5      45 next
        vpternlogd zmm30, zmm22, zmm23, 0x69         ;   127.5 p0      45 next
        vpternlogd zmm16, zmm19, zmm29, 0x87         ;   128.3 p5      45 next
        vpternlogd zmm16, zmm10, zmm8, 0x69          ;   129.3 p0      45 next
        vpternlogd zmm9, zmm1, zmm20, 0x87           ;   129.3 p5      45 next
        vpternlogd zmm19, zmm1, zmm20, 0x60          ;   129.5 p0      45 next
        vpternlogd zmm20, zmm4, zmm1, 0x6a           ;   130.3 p5      45 next
        vpternlogd zmm16, zmm20, zmm27, 0x96         ;   131.3 p0      45 next
        vpternlogd zmm16, zmm1, zmm29, 0x78          ;   132.3 p5      45 next
        vmovdqu64 zmm1, [rbp + 8064]                 ;    79.7 p2      62 r reload
        vpternlogd zmm30, zmm18, zmm1, 0x96          ;   131.5 p0      54 next
        vmovdqu64 zmm8, [rbp + 5696]                 ;    80.0 p3      62 r reload
        vpternlogd zmm3, zmm29, zmm24, 0x78          ;   132.3 p5      45 next
        vpternlogd zmm14, zmm7, zmm3, 0x69           ;   133.3 p0      45 next
        vpternlogd zmm17, zmm19, zmm3, 0x96          ;   133.3 p5      45 next
        vpternlogd zmm24, zmm2, zmm20, 0x6a          ;   133.5 p0      45 next
        vpternlogd zmm24, zmm4, zmm29, 0x2d          ;   134.5 p5      45 next
        vpternlogd zmm24, zmm13, zmm28, 0x96         ;   135.5 p0      45 next
        vpternlogd zmm17, zmm27, zmm9, 0x96          ;   135.3 p5      45 next
        vpternlogd zmm9, zmm5, zmm12, 0x69           ;   135.5 p0      45 next
        vmovdqu64 zmm3, [rbp + 5504]                 ;    81.5 p2      62 r reload
        vpternlogd zmm25, zmm6, zmm3, 0x96           ;   136.3 p5      54 next
        vmovdqu64 zmm4, [rbp + 8256]                 ;    81.8 p3      62 r reload
        vpternlogd zmm31, zmm26, zmm4, 0x96          ;   136.5 p0      54 next
        vmovdqu64 zmm5, [rbp + 8000]                 ;    82.5 p2      62 r reload
        vpternlogd zmm9, zmm2, zmm8, 0x96            ;   137.3 p5      54 next
        vmovdqu64 zmm2, [rbp + 5120]                 ;    82.8 p3      62 r reload
        vmovdqu64 zmm7, [rbp + 8128]                 ;    83.5 p2      62 r reload
        vpternlogd zmm16, zmm11, zmm2, 0x96          ;   137.5 p0      54 next
        vmovdqu64 zmm10, [rbp + 8192]                ;    83.8 p3      62 r reload
        vmovdqu64 zmm12, [rbp + 9088]                ;   105.3 p2      48 next reload
        vpxord zmm19, zmm5, [r8 + 64]                ;   138.3 p5+p3   54 next
        vpxord zmm20, zmm3, [r8 + 128]               ;   138.5 p0+p2   54 next
        vpxord zmm13, zmm1, [r8]                     ;   139.3 p5+p3   54 next
        vpxord zmm22, zmm4, [r8 + 192]               ;   139.5 p0+p2   54 next
        vpxord zmm23, zmm7, [r8 + 256]               ;   140.3 p5+p3   54 next
        vpxord zmm27, zmm2, [r8 + 320]               ;   140.5 p0+p2   54 next
        vpxord zmm28, zmm10, [r8 + 384]              ;   141.3 p5+p3   54 next
        vpxord zmm29, zmm8, [r8 + 512]               ;   141.5 p0+p2   54 next
        vmovdqu64 zmm8, [rbp + 7936]                 ;    88.8 p3      54 next
        vpxord zmm8, zmm8, [r8 + 448]                ;   142.3 p5+p2   54 next
        vpternlogd zmm0, zmm12, zmm10, 0x96          ;   142.5 p0      54 next
        vpternlogd zmm24, zmm21, zmm5, 0x96          ;   143.3 p5      54 next
        vmovdqu64 zmm4, [rbp + 6656]                 ;    89.8 p3      54 next
        vmovdqu64 zmm5, [rbp + 5056]                 ;    90.5 p2      54 next
        vpxord zmm5, zmm5, [r8 + 896]                ;   143.5 p0+p3   54 next
        vmovdqu64 zmm1, [rbp + 4992]                 ;    91.5 p2      54 next
        vpxord zmm1, zmm1, [r8 + 960]                ;   144.3 p5+p3   54 next
        vpxord zmm12, zmm29, zmm8                    ;   144.5 p0      41 next
        vmovdqu64 [rbp + 9024], zmm11                ;   109.3 p8+p9   48 next spill
        vmovdqu64 [rbp + 9216], zmm15                ;    98.5 p7+p4   48 next spill
        vpxord zmm4, zmm4, [r8 + 768]                ;   145.3 p5+p2   54 next
        vmovdqu64 zmm3, [rbp + 7232]                 ;    92.8 p3      54 next
        vmovdqu64 zmm10, [rbp + 7424]                ;    93.5 p2      54 next
        vpxord zmm3, zmm3, [r8 + 832]                ;   145.5 p0+p3   54 next
        vpxord zmm10, zmm10, [r8 + 576]              ;   146.3 p5+p2   54 next
        vmovdqu64 zmm2, [rbp + 5568]                 ;    94.8 p3      54 next
        vpxord zmm2, zmm2, [r8 + 640]                ;   146.5 p0+p2   54 next
        vmovdqu64 [rbp + 9344], zmm16                ;   138.5 p8+p9   54 next spill
        vmovdqu64 [rbp + 9408], zmm24                ;   144.3 p7+p4   54 next spill
        vmovdqa64 zmm24, zmm10                       ;   147.3         41 next copy
        vmovdqu64 [rbp + 9280], zmm26                ;   104.5 p8+p9   48 next spill
        vmovdqu64 [rbp + 9472], zmm17                ;   136.3 p7+p4   45 next spill
        vpternlogd zmm14, zmm15, zmm7, 0x96          ;   147.3 p5      54 next
        vmovdqu64 zmm7, [rbp + 7744]                 ;    95.8 p3      54 next
        vpxord zmm7, zmm7, [r8 + 704]                ;   147.5 p0+p2   54 next
        vmovdqu64 [rbp + 9536], zmm14                ;   148.3 p8+p9   54 next spill
        vpandd zmm15, zmm3, zmm5                     ;   148.3 p5      41 next
        vpternlogd zmm15, zmm1, zmm10, 0x78          ;   149.3 p0      41 next
        vpxord zmm17, zmm4, zmm29                    ;   149.3 p5      41 next
        vmovdqu64 [rbp + 9600], zmm0                 ;   143.5 p7+p4   54 next spill
        vmovdqa64 zmm16, zmm17                       ;   150.3         41 next copy
        vpternlogd zmm24, zmm29, zmm8, 0x6a          ;   149.5 p0      41 next
        vpandd zmm0, zmm17, zmm8                     ;   150.3 p5      41 next
        vmovdqu64 [rbp + 9664], zmm25                ;   137.3 p8+p9   54 next spill
        vpandd zmm25, zmm4, zmm5                     ;   150.5 p0      41 next
        vpternlogd zmm25, zmm17, zmm7, 0x78          ;   151.5 p5      41 next
        vmovdqa64 zmm17, zmm24                       ;   150.5         41 next copy
        vpternlogd zmm17, zmm5, zmm29, 0x87          ;   151.5 p0      41 next
        vpandd zmm26, zmm10, zmm3                    ;   152.3 p5      41 next
        vmovdqu64 [rbp + 9728], zmm6                 ;   104.3 p7+p4   48 next spill
        vmovdqu64 [rbp + 9792], zmm9                 ;   138.3 p8+p9   54 next spill
        vmovdqu64 [rbp + 9856], zmm21                ;    96.5 p7+p4   48 next spill
        vpandd zmm11, zmm2, zmm5                     ;   152.5 p0      41 next
        vpxord zmm6, zmm3, zmm8                      ;   153.3 p5      41 next
        vpxord zmm21, zmm6, zmm2                     ;   154.3 p0      41 next
        vpternlogd zmm15, zmm21, zmm4, 0xd2          ;   155.3 p5      41 next
        vmovdqu64 [rbp + 9920], zmm18                ;   101.3 p8+p9   48 next spill
        vmovdqa64 zmm18, zmm15                       ;   156.3         41 next copy
        vmovdqa64 zmm9, zmm6                         ;   154.3         41 next copy
        vpternlogd zmm16, zmm2, zmm10, 0x78          ;   154.5 p0      41 next
        vpandd zmm14, zmm4, zmm10                    ;   155.3 p5      41 next
        vpternlogd zmm14, zmm29, zmm8, 0x87          ;   156.3 p0      41 next
        vpternlogd zmm9, zmm1, zmm4, 0x6c            ;   156.3 p5      41 next
        vpternlogd zmm9, zmm24, zmm7, 0x69           ;   157.3 p0      41 next
        vpternlogd zmm14, zmm21, zmm1, 0xe1          ;   157.3 p5      41 next
        vmovdqu64 [rbp + 9984], zmm30                ;   132.5 p7+p4   54 next spill
        vpandd zmm30, zmm8, zmm7                     ;   157.5 p0      41 next
        vmovdqu64 [rbp + 10048], zmm15               ;   156.3 p8+p9   41 next spill
        vmovdqa64 zmm15, zmm7                        ;   148.5         41 next copy
        vpternlogd zmm15, zmm2, zmm29, 0x48          ;   158.3 p5      41 next
        vpternlogd zmm15, zmm3, zmm8, 0x78           ;   159.3 p0      41 next
        vpternlogd zmm0, zmm9, zmm15, 0x69           ;   160.3 p5      41 next
        vmovdqu64 [rbp + 10112], zmm31               ;   137.5 p7+p4   54 next spill
        vmovdqa64 zmm31, zmm4                        ;   146.3         41 next copy
        vpternlogd zmm31, zmm7, zmm10, 0x6a          ;   159.5 p0      41 next
        vpternlogd zmm17, zmm31, zmm7, 0x87          ;   160.5 p5      41 next
        vpternlogd zmm12, zmm17, zmm4, 0x6c          ;   161.5 p0      41 next
        vmovdqu64 [rbp + 10176], zmm11               ;   153.5 p8+p9   41 next spill
        vpternlogd zmm30, zmm17, zmm11, 0x69         ;   161.5 p5      41 next
        vpxord zmm18, zmm18, zmm12                   ;   162.5 p0      41 next
        vpxord zmm11, zmm25, zmm14                   ;   162.3 p5      41 next
        vmovdqu64 [rbp + 10240], zmm18               ;   163.5 p7+p4   41 next spill
        vpandd zmm18, zmm7, zmm1                     ;   162.5 p0      41 next
        vmovdqu64 [rbp + 10304], zmm18               ;   163.5 p8+p9   41 next spill
        vpxord zmm18, zmm7, zmm1                     ;   163.3 p5      41 next
        vpternlogd zmm18, zmm15, zmm4, 0x6c          ;   164.3 p0      41 next
        vmovdqa64 zmm4, zmm1                         ;   145.3         41 next copy
        vpternlogd zmm4, zmm7, zmm2, 0x60            ;   164.3 p5      41 next
        vpternlogd zmm4, zmm5, zmm10, 0x87           ;   165.3 p0      41 next
        vmovdqa64 zmm15, zmm4                        ;   166.3         41 next copy
        vpternlogd zmm15, zmm3, zmm29, 0x78          ;   166.3 p5      41 next
        vpternlogd zmm15, zmm26, zmm30, 0x69         ;   167.3 p0      41 next
        vpandd zmm26, zmm1, zmm5                     ;   166.3 p5      41 next
        vpternlogd zmm11, zmm6, zmm26, 0x96          ;   167.3 p0      41 next
        vpternlogd zmm26, zmm2, zmm8, 0x87           ;   167.3 p5      41 next
        vpternlogd zmm26, zmm3, zmm7, 0x87           ;   168.3 p0      41 next
        vpxord zmm24, zmm24, zmm1                    ;   168.3 p5      41 next
        vmovdqa64 zmm17, zmm5                        ;   144.5         41 next copy
        vpternlogd zmm17, zmm3, zmm29, 0x48          ;   168.5 p0      41 next
        vpandd zmm6, zmm3, zmm2                      ;   169.3 p5      41 next
        vpternlogd zmm6, zmm5, zmm8, 0x87            ;   170.3 p0      41 next
        vpternlogd zmm3, zmm10, zmm10, 0xcf          ;   170.3 p5      41 next
        vpternlogd zmm3, zmm26, zmm16, 0x69          ;   171.3 p0      41 next
        vpternlogd zmm26, zmm7, zmm2, 0x87           ;   171.3 p5      41 next
        vpternlogd zmm26, zmm25, zmm31, 0x69         ;   172.3 p0      41 next
        vpternlogd zmm7, zmm5, zmm8, 0x60            ;   172.3 p5      41 next
        vpternlogd zmm5, zmm8, zmm1, 0x78            ;   172.5 p0      41 next
        vpternlogd zmm26, zmm5, zmm17, 0x96          ;   173.5 p5      41 next
        vpternlogd zmm10, zmm21, zmm5, 0x6a          ;   173.5 p0      41 next
        vpternlogd zmm24, zmm7, zmm29, 0x6c          ;   174.3 p5      41 next
        vpternlogd zmm10, zmm1, zmm2, 0x2d           ;   174.5 p0      41 next
        vpxord zmm1, zmm19, zmm27                    ;   175.3 p5      41 next
        vmovdqa64 zmm8, zmm1                         ;   176.3         41 next copy
        vpternlogd zmm24, zmm16, zmm6, 0x96          ;   175.5 p0      41 next
        vpternlogd zmm6, zmm14, zmm9, 0x69           ;   176.3 p5      41 next
        vpandd zmm31, zmm22, zmm23                   ;   176.5 p0      41 next
        vpternlogd zmm31, zmm27, zmm20, 0x28         ;   177.5 p5      41 next
        vpxord zmm2, zmm19, zmm23                    ;   177.5 p0      41 next
        vpandnd zmm5, zmm2, zmm27                    ;   178.5 p5      41 next
        vpternlogd zmm5, zmm23, zmm20, 0x48          ;   179.5 p0      41 next
        vmovdqa64 zmm7, zmm19                        ;   139.3         41 next copy
        vpternlogd zmm8, zmm28, zmm13, 0x78          ;   179.3 p5      41 next
        vmovdqa64 zmm9, zmm8                         ;   180.3         41 next copy
        vmovdqa64 zmm14, zmm22                       ;   140.5         41 next copy
        vpternlogd zmm14, zmm20, zmm13, 0x9a         ;   179.5 p0      41 next
        vpternlogd zmm15, zmm12, zmm13, 0x96         ;   180.3 p5      41 next
        vmovdqa64 zmm12, zmm31                       ;   178.5         41 next copy
        vpternlogd zmm12, zmm14, zmm23, 0x87         ;   180.5 p0      41 next
        vpternlogd zmm11, zmm4, zmm28, 0x96          ;   181.3 p5      41 next
        vpternlogd zmm14, zmm28, zmm20, 0xac         ;   181.5 p0      41 next
        vpternlogd zmm14, zmm8, zmm27, 0x2d          ;   182.5 p5      41 next
        vmovdqa64 zmm4, zmm23                        ;   141.3         41 next copy
        vpternlogd zmm4, zmm20, zmm19, 0x9c          ;   182.5 p0      41 next
        vpternlogd zmm12, zmm28, zmm19, 0x87         ;   183.3 p5      41 next
        vpternlogd zmm0, zmm30, zmm20, 0x69          ;   183.5 p0      41 next
        vpternlogd zmm18, zmm10, zmm19, 0x96         ;   184.3 p5      41 next
        vmovdqa64 zmm29, zmm28                       ;   142.3         41 next copy
        vmovdqa64 zmm30, zmm28                       ;   142.3         41 next copy
        vpternlogd zmm30, zmm20, zmm20, 0x3f         ;   184.5 p0      41 next
        vpternlogd zmm14, zmm12, zmm23, 0x78         ;   185.3 p5      41 next
        vpternlogd zmm14, zmm18, [r10 + 9856], 0x96  ;   186.3 p0+p3   48 next
        vpxord zmm18, zmm18, [r10 + 9280]            ;   186.3 p5+p2   48 next
        vmovdqa64 zmm10, zmm30                       ;   185.5         41 next copy
        vpternlogd zmm10, zmm22, zmm19, 0x78         ;   186.5 p0      41 next
        vmovdqa64 zmm16, zmm10                       ;   187.5         41 next copy
        vpternlogd zmm16, zmm23, zmm13, 0x78         ;   187.5 p5      41 next
        vpternlogd zmm26, zmm27, [rbp + 10176], 0x96 ;   187.5 p0+p3   41 next
        vmovdqa64 zmm25, zmm16                       ;   188.5         41 next copy
        vpternlogd zmm25, zmm12, zmm13, 0xd2         ;   188.5 p5      41 next
        vpandd zmm7, zmm7, zmm4                      ;   188.5 p0      41 next
        vpternlogd zmm4, zmm27, zmm13, 0x87          ;   189.3 p5      41 next
        vpternlogd zmm2, zmm7, zmm28, 0x6c           ;   189.5 p0      41 next
        vpternlogd zmm7, zmm22, zmm13, 0x78          ;   190.3 p5      41 next
        vpternlogd zmm12, zmm2, zmm27, 0xd2          ;   190.5 p0      41 next
        vpternlogd zmm29, zmm23, zmm22, 0x6c         ;   191.3 p5      41 next
        vpxord zmm9, zmm9, zmm29                     ;   192.3 p0      41 next
        vpternlogd zmm9, zmm25, zmm27, 0xc6          ;   193.3 p5      41 next
        vpternlogd zmm9, zmm15, [r10 + 9792], 0x96   ;   194.3 p0+p2   48 next
        vpxord zmm25, zmm0, [r10 + 9344]             ;   193.3 p5+p3   48 next
        vpternlogd zmm3, zmm23, [rbp + 10048], 0x96  ;   193.5 p0+p2   41 next
        vpternlogd zmm2, zmm7, zmm28, 0xd7           ;   194.3 p5      41 next
        vpternlogd zmm28, zmm16, zmm27, 0x6f         ;   194.5 p0      41 next
        vpternlogd zmm24, zmm17, [r10 + 9664], 0x96  ;   195.3 p5+p3   48 next
        vpternlogd zmm6, zmm21, [r10 + 9728], 0x96   ;   195.5 p0+p2   48 next
        vpxord zmm15, zmm15, [r10 + 9216]            ;   196.3 p5+p3   48 next
        vpternlogd zmm12, zmm4, zmm22, 0x2d          ;   196.5 p0      41 next
        vpternlogd zmm12, zmm3, [r10 + 10048], 0x96  ;   197.5 p5+p2   48 next
        vpternlogd zmm4, zmm2, zmm29, 0x96           ;   197.5 p0      41 next
        vmovdqa64 zmm29, zmm22                       ;   140.5         41 next copy
        vpternlogd zmm29, zmm13, zmm13, 0xc3         ;   198.3 p5      41 next
        vpternlogd zmm29, zmm10, zmm1, 0xc6          ;   199.3 p0      41 next
        vpternlogd zmm4, zmm29, zmm23, 0x87          ;   200.3 p5      41 next
        vpternlogd zmm4, zmm7, zmm20, 0x2d           ;   201.3 p0      41 next
        vpternlogd zmm7, zmm19, zmm13, 0xd6          ;   200.3 p5      41 next
        vpternlogd zmm28, zmm5, zmm7, 0x96           ;   201.3 p0      41 next
        vpternlogd zmm7, zmm23, zmm19, 0x2d          ;   201.3 p5      41 next
        vpternlogd zmm30, zmm27, zmm29, 0x87         ;   201.5 p0      41 next
        vpternlogd zmm29, zmm1, zmm1, 0xf3           ;   202.3 p5      41 next
        vpternlogd zmm29, zmm2, zmm31, 0x96          ;   203.3 p0      41 next
        vpternlogd zmm0, zmm4, [r10 + 9920], 0x96    ;   203.3 p5+p3   48 next
        vpxord zmm3, zmm3, [r10 + 9472]              ;   203.5 p0+p2   48 next
        vpternlogd zmm7, zmm16, zmm20, 0x87          ;   204.3 p5      41 next
        vpternlogd zmm7, zmm30, zmm8, 0x96           ;   205.3 p0      41 next
        vmovdqu64 zmm30, [rbp + 10240]               ;   163.5 p3      41 next reload
        vpternlogd zmm7, zmm26, [r10 + 10112], 0x96  ;   206.3 p5+p2   48 next
        vpternlogd zmm29, zmm13, zmm22, 0xd2         ;   205.5 p0      41 next
        vpternlogd zmm22, zmm30, [rbp + 10304], 0x96 ;   206.3 p5+p3   41 next
        vpxord zmm30, zmm15, zmm18                   ;   206.5 p0      45 next
        vpxord zmm26, zmm26, [r10 + 9536]            ;   207.3 p5+p2   48 next
        vpternlogd zmm28, zmm22, [r10 + 9984], 0x96  ;   207.5 p0+p3   48 next
        vpternlogd zmm29, zmm11, [r10 + 10176], 0x96 ;   208.3 p5+p2   48 next
        vpxord zmm22, zmm22, [r10 + 9408]            ;   208.5 p0+p3   48 next
        vpxord zmm11, zmm11, [r10 + 9600]            ;   209.3 p5+p2   48 next
        vpxord zmm1, zmm11, zmm15                    ;   210.3 p0      45 next
        vpxord zmm2, zmm1, zmm22                     ;   211.3 p5      45 next
        vpandd zmm31, zmm6, zmm3                     ;   210.5 p0      45 next
        vmovdqa64 zmm10, zmm26                       ;   208.3         45 next copy
        vpternlogd zmm10, zmm3, zmm25, 0x6a          ;   211.3 p5      45 next
        vmovdqa64 zmm19, zmm25                       ;   194.3         45 next copy
        vpternlogd zmm19, zmm18, zmm15, 0x6a         ;   211.5 p0      45 next
        vmovdqa64 zmm20, zmm19                       ;   212.5         45 next copy
        vpternlogd zmm20, zmm24, zmm18, 0x87         ;   212.5 p5      45 next
        vpternlogd zmm20, zmm10, zmm3, 0x87          ;   213.5 p0      45 next
        vpternlogd zmm30, zmm20, zmm26, 0x6c         ;   214.5 p5      45 next
        vpternlogd zmm20, zmm24, zmm22, 0x87         ;   214.5 p0      45 next
        vpternlogd zmm20, zmm3, zmm15, 0x78          ;   215.5 p5      45 next
        vmovdqa64 zmm21, zmm20                       ;   216.5         45 next copy
        vpternlogd zmm21, zmm11, zmm25, 0x78         ;   216.5 p0      45 next
        vpandd zmm5, zmm18, zmm15                    ;   215.3 p5      45 next
        vpternlogd zmm5, zmm26, zmm25, 0x87          ;   216.3 p0      45 next
        vpandd zmm8, zmm25, zmm6                     ;   216.3 p5      45 next
        vpternlogd zmm8, zmm24, zmm11, 0x78          ;   217.3 p0      45 next
        vpandd zmm17, zmm6, zmm24                    ;   217.3 p5      45 next
        vpandd zmm13, zmm26, zmm24                   ;   217.5 p0      45 next
        vmovdqa64 zmm16, zmm6                        ;   196.5         45 next copy
        vpternlogd zmm8, zmm2, zmm26, 0xd2           ;   218.3 p5      45 next
        vmovdqa64 zmm27, zmm3                        ;   204.5         45 next copy
        vpternlogd zmm31, zmm8, zmm30, 0x96          ;   219.3 p0      45 next
        vpternlogd zmm27, zmm22, zmm18, 0x48         ;   219.3 p5      45 next
        vpternlogd zmm27, zmm1, zmm15, 0xd2          ;   220.3 p0      45 next
        vmovdqu64 [rbp + 10304], zmm29               ;   209.3 p7+p4   48 next spill
        vpxord zmm4, zmm18, zmm26                    ;   220.3 p5      45 next
        vpternlogd zmm5, zmm2, zmm6, 0xe1            ;   220.5 p0      45 next
        vpternlogd zmm13, zmm4, zmm3, 0x78           ;   221.3 p5      45 next
        vmovdqa64 zmm23, zmm24                       ;   196.3         45 next copy
        vmovdqa64 zmm29, zmm4                        ;   221.3         45 next copy
        vpternlogd zmm4, zmm22, zmm25, 0x78          ;   221.5 p0      45 next
        vpternlogd zmm16, zmm26, zmm3, 0x48          ;   222.3 p5      45 next
        vpternlogd zmm29, zmm27, zmm15, 0x93         ;   222.5 p0      45 next
        vpternlogd zmm23, zmm11, zmm18, 0x48         ;   223.3 p5      45 next
        vpternlogd zmm26, zmm1, zmm6, 0x6a           ;   223.5 p0      45 next
        vpternlogd zmm26, zmm19, zmm3, 0x69          ;   224.5 p5      45 next
        vpternlogd zmm1, zmm5, zmm13, 0x96           ;   224.5 p0      45 next
        vpternlogd zmm29, zmm20, zmm26, 0x69         ;   225.5 p5      45 next
        vmovdqa64 zmm20, zmm6                        ;   196.5         45 next copy
        vpternlogd zmm20, zmm3, zmm22, 0x60          ;   225.5 p0      45 next
        vpternlogd zmm20, zmm24, zmm25, 0x87         ;   226.5 p5      45 next
        vpternlogd zmm19, zmm18, zmm6, 0x48          ;   226.5 p0      45 next
        vpternlogd zmm1, zmm17, zmm20, 0x96          ;   227.5 p5      45 next
        vpternlogd zmm20, zmm11, zmm18, 0x78         ;   227.5 p0      45 next
        vpternlogd zmm17, zmm22, zmm15, 0x87         ;   228.3 p5      45 next
        vpternlogd zmm17, zmm11, zmm3, 0x87          ;   229.3 p0      45 next
        vpandd zmm18, zmm11, zmm22                   ;   229.3 p5      45 next
        vpternlogd zmm11, zmm17, zmm25, 0x63         ;   230.3 p0      45 next
        vpternlogd zmm11, zmm8, zmm4, 0x69           ;   231.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 9536]                 ;   148.3 p3      54 next reload
        vpternlogd zmm11, zmm12, zmm8, 0x96          ;   232.3 p0      54 next
        vpternlogd zmm30, zmm20, zmm21, 0x69         ;   231.3 p5      45 next
        vpternlogd zmm17, zmm3, zmm22, 0x87          ;   231.5 p0      45 next
        vpternlogd zmm17, zmm13, zmm10, 0x69         ;   232.5 p5      45 next
        vpternlogd zmm18, zmm24, zmm15, 0x87         ;   232.5 p0      45 next
        vpternlogd zmm3, zmm24, zmm15, 0x60          ;   233.3 p5      45 next
        vpternlogd zmm15, zmm6, zmm24, 0x6a          ;   233.5 p0      45 next
        vpternlogd zmm17, zmm15, zmm23, 0x96         ;   234.5 p5      45 next
        vpternlogd zmm17, zmm24, zmm22, 0x78         ;   235.5 p0      45 next
        vmovdqu64 zmm24, [rbp + 9728]                ;   127.8 p2      48 next reload
        vmovdqu64 zmm20, [rbp + 9920]                ;   128.0 p3      48 next reload
        vmovdqu64 zmm10, [rbp + 9792]                ;   138.3 p2      54 next reload
        vmovdqu64 zmm21, [rbp + 9600]                ;   143.5 p3      54 next reload
        vpternlogd zmm19, zmm3, zmm4, 0x96           ;   235.3 p5      45 next
        vpternlogd zmm25, zmm2, zmm15, 0x6a          ;   235.5 p0      45 next
        vpternlogd zmm25, zmm6, zmm22, 0x2d          ;   236.5 p5      45 next
        vpternlogd zmm25, zmm16, zmm27, 0x96         ;   237.5 p0      45 next
        vmovdqu64 zmm16, [rbp + 7424]                ;   129.8 p2      62 r reload
        vpternlogd zmm19, zmm23, zmm18, 0x96         ;   237.3 p5      45 next
        vpternlogd zmm18, zmm5, zmm26, 0x69          ;   237.5 p0      45 next
        vmovdqu64 zmm3, [rbp + 9984]                 ;   132.5 p3      54 next reload
        vpternlogd zmm30, zmm9, zmm3, 0x96           ;   238.3 p5      54 next
        vpternlogd zmm9, zmm20, zmm16, 0x96          ;   238.5 p0      54 next
        vmovdqu64 zmm6, [rbp + 9408]                 ;   144.3 p2      54 next reload
        vpternlogd zmm25, zmm14, zmm6, 0x96          ;   239.3 p5      54 next
        vpternlogd zmm20, zmm16, [r11 + 1600], 0x96  ;   239.5 p0+p3   54 next
        vpternlogd zmm18, zmm2, zmm10, 0x96          ;   240.3 p5      54 next
        vmovdqu64 zmm2, [rbp + 9344]                 ;   138.5 p2      54 next reload
        vmovdqu64 zmm15, [rbp + 9856]                ;   132.0 p3      48 next reload
        vmovdqu64 zmm22, [rbp + 10304]               ;   209.3 p2      48 next reload
        vmovdqu64 zmm13, [rbp + 5568]                ;   133.0 p3      62 r reload
        vpternlogd zmm14, zmm15, zmm13, 0x96         ;   240.5 p0      54 next
        vmovdqu64 zmm23, [rbp + 7744]                ;   133.8 p2      62 r reload
        vmovdqu64 zmm26, [rbp + 7232]                ;   134.0 p3      62 r reload
        vmovdqu64 zmm27, [rbp + 9216]                ;   134.8 p2      48 next reload
        vpternlogd zmm12, zmm27, zmm26, 0x96         ;   241.3 p5      54 next
        vmovdqu64 [rbp + 9792], zmm9                 ;   239.5 p8+p9   54 next spill
        vpternlogd zmm15, zmm13, [r11 + 1664], 0x96  ;   241.5 p0+p3   54 next
        vmovdqu64 zmm4, [rbp + 9664]                 ;   137.3 p2      54 next reload
        vpternlogd zmm29, zmm0, zmm4, 0x96           ;   242.3 p5      54 next
        vpternlogd zmm0, zmm24, zmm23, 0x96          ;   242.5 p0      54 next
        vpternlogd zmm24, zmm23, [r11 + 1728], 0x96  ;   243.3 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 7936]                ;   136.8 p2      62 r reload
        vpternlogd zmm27, zmm26, [r11 + 1856], 0x96  ;   243.5 p0+p3   54 next
        vmovdqu64 zmm26, [rbp + 9472]                ;   137.8 p2      45 next reload
        vpxord zmm4, zmm4, [r11 + 1152]              ;   244.3 p5+p3   54 next
        vpternlogd zmm19, zmm26, [rbp + 7936], 0x96  ;   244.5 p0+p2   54 next
        vpternlogd zmm26, zmm23, [r11 + 1472], 0x96  ;   245.3 p5+p3   54 next
        vmovdqu64 zmm23, [rbp + 5056]                ;   139.8 p2      62 r reload
        vmovdqu64 zmm5, [rbp + 10112]                ;   140.0 p3      54 next reload
        vmovdqu64 zmm13, [rbp + 9280]                ;   140.8 p2      48 next reload
        vmovdqu64 zmm16, [rbp + 6656]                ;   141.0 p3      62 r reload
        vpternlogd zmm31, zmm28, zmm5, 0x96          ;   245.5 p0      54 next
        vpternlogd zmm28, zmm13, [rbp + 6656], 0x96  ;   246.3 p5+p2   54 next
        vmovdqu64 [rbp + 9536], zmm11                ;   233.3 p7+p4   54 next spill
        vpternlogd zmm13, zmm16, [r11 + 1792], 0x96  ;   246.5 p0+p3   54 next
        vpternlogd zmm17, zmm7, zmm2, 0x96           ;   247.3 p5      54 next
        vmovdqu64 zmm16, [rbp + 9024]                ;   142.8 p2      48 next reload
        vmovdqu64 [rbp + 9664], zmm25                ;   240.3 p8+p9   54 next spill
        vpternlogd zmm1, zmm22, zmm21, 0x96          ;   247.5 p0      54 next
        vmovdqu64 [rbp + 9856], zmm17                ;   248.3 p7+p4   54 next spill
        vpternlogd zmm7, zmm16, [rbp + 5056], 0x96   ;   248.3 p5+p3   54 next
        vpternlogd zmm16, zmm23, [r11 + 1920], 0x96  ;   248.5 p0+p2   54 next
        vmovdqu64 zmm23, [rbp + 9088]                ;   144.0 p3      48 next reload
        vpternlogd zmm22, zmm23, [rbp + 4992], 0x96  ;   249.3 p5+p2   54 next
        vmovdqu64 [rbp + 10304], zmm22               ;   250.3 p8+p9   54 next spill
        vmovdqu64 [rbp + 9216], zmm14                ;   241.5 p7+p4   54 next spill
        vpxord zmm14, zmm27, zmm26                   ;   249.5 p0      41 next
        vpxord zmm8, zmm8, [r11 + 1280]              ;   250.3 p5+p3   54 next
        vpxord zmm2, zmm2, [r11 + 1344]              ;   250.5 p0+p2   54 next
        vpxord zmm21, zmm21, [r11 + 1408]            ;   251.3 p5+p3   54 next
        vpxord zmm10, zmm10, [r11 + 1536]            ;   251.5 p0+p2   54 next
        vmovdqu64 zmm22, [rbp + 4992]                ;   147.0 p3      62 r reload
        vpternlogd zmm23, zmm22, [r11 + 1984], 0x96  ;   252.3 p5+p2   54 next
        vpxord zmm3, zmm3, [r11 + 1024]              ;   252.5 p0+p3   54 next
        vpxord zmm6, zmm6, [r11 + 1088]              ;   253.3 p5+p2   54 next
        vpxord zmm5, zmm5, [r11 + 1216]              ;   253.5 p0+p3   54 next
        vpxord zmm22, zmm26, zmm10                   ;   254.3 p5      41 next
        vmovdqu64 [rbp + 9088], zmm7                 ;   249.3 p8+p9   54 next spill
        vmovdqu64 [rbp + 9472], zmm0                 ;   243.5 p7+p4   54 next spill
        vpandd zmm7, zmm15, zmm16                    ;   254.5 p0      41 next
        vmovdqu64 [rbp + 9024], zmm12                ;   242.3 p8+p9   54 next spill
        vpandd zmm12, zmm24, zmm26                   ;   255.3 p5      41 next
        vmovdqu64 [rbp + 9280], zmm28                ;   247.3 p7+p4   54 next spill
        vmovdqa64 zmm28, zmm15                       ;   242.5         41 next copy
        vpxord zmm28, zmm28, zmm14                   ;   255.5 p0      41 next
        vmovdqa64 zmm9, zmm14                        ;   250.5         41 next copy
        vmovdqa64 zmm11, zmm13                       ;   247.5         41 next copy
        vmovdqu64 [rbp + 9600], zmm18                ;   241.3 p8+p9   54 next spill
        vpandd zmm0, zmm20, zmm27                    ;   256.3 p5      41 next
        vpxord zmm18, zmm13, zmm10                   ;   256.5 p0      41 next
        vmovdqu64 [rbp + 9728], zmm19                ;   245.5 p7+p4   54 next spill
        vpandd zmm19, zmm18, zmm26                   ;   257.5 p5      41 next
        vpandd zmm25, zmm20, zmm23                   ;   257.5 p0      41 next
        vpternlogd zmm25, zmm16, zmm27, 0x78         ;   258.5 p5      41 next
        vmovdqu64 [rbp + 9344], zmm1                 ;   248.5 p8+p9   54 next spill
        vpandd zmm17, zmm13, zmm20                   ;   258.5 p0      41 next
        vmovdqa64 zmm1, zmm18                        ;   257.5         41 next copy
        vpternlogd zmm1, zmm15, zmm20, 0x78          ;   259.3 p5      41 next
        vpternlogd zmm17, zmm10, zmm26, 0x87         ;   259.5 p0      41 next
        vpternlogd zmm11, zmm24, zmm20, 0x6a         ;   260.3 p5      41 next
        vmovdqu64 [rbp + 9920], zmm31                ;   246.5 p7+p4   54 next spill
        vpandd zmm31, zmm13, zmm16                   ;   260.5 p0      41 next
        vmovdqu64 [rbp + 10112], zmm29               ;   243.3 p8+p9   54 next spill
        vmovdqa64 zmm29, zmm23                       ;   253.3         41 next copy
        vmovdqu64 [rbp + 10240], zmm7                ;   255.5 p7+p4   41 next spill
        vpternlogd zmm29, zmm13, zmm24, 0x48         ;   261.3 p5      41 next
        vpternlogd zmm25, zmm28, zmm13, 0xd2         ;   261.5 p0      41 next
        vmovdqu64 [rbp + 9408], zmm30                ;   239.3 p8+p9   54 next spill
        vmovdqa64 zmm30, zmm25                       ;   262.5         41 next copy
        vmovdqu64 [rbp + 9984], zmm25                ;   262.5 p7+p4   41 next spill
        vmovdqa64 zmm25, zmm20                       ;   240.5         41 next copy
        vpternlogd zmm25, zmm10, zmm26, 0x6a         ;   262.3 p5      41 next
        vpternlogd zmm9, zmm23, zmm13, 0x6c          ;   262.5 p0      41 next
        vpternlogd zmm31, zmm18, zmm24, 0x78         ;   263.3 p5      41 next
        vmovdqa64 zmm18, zmm25                       ;   263.3         41 next copy
        vpternlogd zmm18, zmm16, zmm10, 0x87         ;   263.5 p0      41 next
        vpternlogd zmm18, zmm11, zmm24, 0x87         ;   264.5 p5      41 next
        vpternlogd zmm9, zmm25, zmm24, 0x69          ;   264.5 p0      41 next
        vpternlogd zmm22, zmm13, zmm18, 0x6a         ;   265.5 p5      41 next
        vpxord zmm30, zmm30, zmm22                   ;   266.5 p0      41 next
        vmovdqu64 [rbp + 10176], zmm30               ;   267.5 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm24                       ;   244.3         41 next copy
        vpternlogd zmm30, zmm15, zmm10, 0x48         ;   266.3 p5      41 next
        vpternlogd zmm30, zmm27, zmm26, 0x78         ;   267.3 p0      41 next
        vpternlogd zmm19, zmm9, zmm30, 0x69          ;   268.3 p5      41 next
        vpternlogd zmm12, zmm18, zmm7, 0x69          ;   267.5 p0      41 next
        vpandd zmm13, zmm24, zmm23                   ;   268.3 p5      41 next
        vmovdqa64 zmm18, zmm16                       ;   249.5         41 next copy
        vpternlogd zmm18, zmm27, zmm10, 0x48         ;   268.5 p0      41 next
        vpternlogd zmm17, zmm28, zmm23, 0xe1         ;   269.3 p5      41 next
        vpxord zmm7, zmm31, zmm17                    ;   270.3 p0      41 next
        vpxord zmm29, zmm29, zmm30                   ;   270.3 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   253.3         41 next copy
        vpternlogd zmm30, zmm24, zmm15, 0x60         ;   270.5 p0      41 next
        vmovdqu64 [rbp + 10048], zmm13               ;   269.3 p7+p4   41 next spill
        vpternlogd zmm30, zmm16, zmm20, 0x87         ;   271.5 p5      41 next
        vmovdqa64 zmm13, zmm30                       ;   272.5         41 next copy
        vpternlogd zmm13, zmm27, zmm10, 0x78         ;   272.5 p0      41 next
        vpternlogd zmm13, zmm0, zmm12, 0x69          ;   273.5 p5      41 next
        vpxord zmm25, zmm25, zmm23                   ;   272.5 p0      41 next
        vpandd zmm0, zmm23, zmm16                    ;   273.3 p5      41 next
        vpternlogd zmm19, zmm12, zmm4, 0x69          ;   273.5 p0      41 next
        vpternlogd zmm7, zmm14, zmm0, 0x96           ;   274.3 p5      41 next
        vpternlogd zmm0, zmm15, zmm26, 0x87          ;   274.5 p0      41 next
        vpternlogd zmm0, zmm27, zmm24, 0x87          ;   275.5 p5      41 next
        vpandd zmm14, zmm27, zmm15                   ;   275.5 p0      41 next
        vpternlogd zmm27, zmm20, zmm20, 0xcf         ;   276.3 p5      41 next
        vpternlogd zmm27, zmm0, zmm1, 0x69           ;   277.3 p0      41 next
        vpternlogd zmm0, zmm24, zmm15, 0x87          ;   277.3 p5      41 next
        vpternlogd zmm24, zmm16, zmm26, 0x60         ;   277.5 p0      41 next
        vpternlogd zmm25, zmm24, zmm10, 0x6c         ;   278.5 p5      41 next
        vpternlogd zmm0, zmm31, zmm11, 0x69          ;   278.5 p0      41 next
        vpternlogd zmm14, zmm16, zmm26, 0x87         ;   279.3 p5      41 next
        vpternlogd zmm25, zmm1, zmm14, 0x96          ;   280.3 p0      41 next
        vpxord zmm1, zmm6, zmm2                      ;   280.3 p5      41 next
        vmovdqa64 zmm11, zmm1                        ;   281.3         41 next copy
        vpternlogd zmm16, zmm26, zmm23, 0x78         ;   280.5 p0      41 next
        vpternlogd zmm20, zmm28, zmm16, 0x6a         ;   281.5 p5      41 next
        vpternlogd zmm20, zmm23, zmm15, 0x2d         ;   282.5 p0      41 next
        vpternlogd zmm0, zmm16, zmm18, 0x96          ;   282.3 p5      41 next
        vpternlogd zmm14, zmm17, zmm9, 0x69          ;   282.5 p0      41 next
        vpandd zmm31, zmm5, zmm8                     ;   283.3 p5      41 next
        vpxord zmm9, zmm6, zmm8                      ;   283.5 p0      41 next
        vpandnd zmm10, zmm9, zmm2                    ;   284.5 p5      41 next
        vpternlogd zmm10, zmm8, zmm4, 0x48           ;   285.5 p0      41 next
        vpternlogd zmm31, zmm2, zmm4, 0x28           ;   285.3 p5      41 next
        vpternlogd zmm11, zmm21, zmm3, 0x78          ;   285.5 p0      41 next
        vmovdqa64 zmm15, zmm5                        ;   254.5         41 next copy
        vmovdqa64 zmm16, zmm31                       ;   286.3         41 next copy
        vpternlogd zmm29, zmm20, zmm6, 0x96          ;   286.3 p5      41 next
        vpternlogd zmm13, zmm22, zmm3, 0x96          ;   286.5 p0      41 next
        vmovdqa64 zmm12, zmm21                       ;   252.3         41 next copy
        vpternlogd zmm7, zmm30, zmm21, 0x96          ;   287.3 p5      41 next
        vmovdqa64 zmm30, zmm21                       ;   252.3         41 next copy
        vpternlogd zmm30, zmm8, zmm5, 0x6c           ;   287.5 p0      41 next
        vpternlogd zmm12, zmm4, zmm4, 0x3f           ;   288.3 p5      41 next
        vmovdqa64 zmm17, zmm12                       ;   289.3         41 next copy
        vpternlogd zmm17, zmm5, zmm6, 0x78           ;   289.3 p0      41 next
        vmovdqa64 zmm20, zmm17                       ;   290.3         41 next copy
        vpternlogd zmm27, zmm8, [rbp + 9984], 0x96   ;   289.3 p5+p2   41 next
        vpternlogd zmm20, zmm8, zmm3, 0x78           ;   290.3 p0      41 next
        vmovdqa64 zmm22, zmm20                       ;   291.3         41 next copy
        vmovdqu64 zmm23, [rbp + 10176]               ;   267.5 p3      41 next
        vpternlogd zmm23, zmm5, [rbp + 10048], 0x96  ;   290.3 p5+p2   41 next
        vpternlogd zmm15, zmm4, zmm3, 0x9a           ;   290.5 p0      41 next
        vpternlogd zmm16, zmm15, zmm8, 0x87          ;   291.5 p5      41 next
        vpternlogd zmm16, zmm21, zmm6, 0x87          ;   292.5 p0      41 next
        vpternlogd zmm15, zmm21, zmm4, 0xac          ;   292.3 p5      41 next
        vpternlogd zmm15, zmm11, zmm2, 0x2d          ;   293.3 p0      41 next
        vpternlogd zmm22, zmm16, zmm3, 0xd2          ;   293.5 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;   288.5         41 next copy
        vpternlogd zmm15, zmm16, zmm8, 0x78          ;   294.3 p0      41 next
        vpternlogd zmm15, zmm29, [r8 + 9856], 0x96   ;   295.3 p5+p3   48 next
        vmovdqu64 [rbp + 10048], zmm15               ;   296.3 p8+p9   48 next spill
        vpternlogd zmm24, zmm11, zmm2, 0x7d          ;   294.5 p0      41 next
        vpternlogd zmm24, zmm22, zmm22, 0xc3         ;   295.5 p5      41 next
        vmovdqa64 zmm22, zmm9                        ;   284.5         41 next copy
        vpternlogd zmm22, zmm8, zmm4, 0x6a           ;   295.5 p0      41 next
        vmovdqa64 zmm26, zmm22                       ;   296.5         41 next copy
        vpternlogd zmm26, zmm6, zmm6, 0x3f           ;   296.5 p5      41 next
        vpternlogd zmm22, zmm2, zmm3, 0x87           ;   296.5 p0      41 next
        vmovdqa64 zmm15, zmm26                       ;   297.5         41 next copy
        vpternlogd zmm15, zmm9, zmm21, 0x87          ;   297.5 p5      41 next
        vpternlogd zmm16, zmm15, zmm2, 0xd2          ;   298.5 p0      41 next
        vpternlogd zmm16, zmm22, zmm5, 0x2d          ;   299.5 p5      41 next
        vpternlogd zmm16, zmm27, [r8 + 10048], 0x96  ;   300.5 p0+p2   48 next
        vmovdqu64 [rbp + 10176], zmm16               ;   301.5 p7+p4   48 next spill
        vmovdqa64 zmm16, zmm5                        ;   254.5         41 next copy
        vpternlogd zmm16, zmm3, zmm3, 0xc3           ;   299.3 p5      41 next
        vpternlogd zmm26, zmm16, zmm3, 0x87          ;   300.3 p0      41 next
        vpternlogd zmm16, zmm17, zmm1, 0xc6          ;   300.3 p5      41 next
        vpternlogd zmm15, zmm26, zmm21, 0xd7         ;   301.3 p0      41 next
        vpternlogd zmm22, zmm30, zmm15, 0x96         ;   302.3 p5      41 next
        vpternlogd zmm22, zmm8, zmm16, 0x87          ;   303.3 p0      41 next
        vpternlogd zmm12, zmm2, zmm16, 0x87          ;   302.3 p5      41 next
        vpternlogd zmm16, zmm1, zmm1, 0xf3           ;   302.5 p0      41 next
        vpternlogd zmm0, zmm2, [rbp + 10240], 0x96   ;   303.3 p5+p3   41 next
        vpternlogd zmm24, zmm13, [r8 + 9792], 0x96   ;   303.5 p0+p2   48 next
        vpternlogd zmm22, zmm26, zmm4, 0x2d          ;   304.3 p5      41 next
        vpternlogd zmm22, zmm19, [r8 + 9920], 0x96   ;   305.3 p0+p3   48 next
        vpternlogd zmm21, zmm20, zmm2, 0x6f          ;   305.3 p5      41 next
        vpternlogd zmm26, zmm6, zmm3, 0xd6           ;   305.5 p0      41 next
        vpternlogd zmm21, zmm10, zmm26, 0x96         ;   306.5 p5      41 next
        vpternlogd zmm26, zmm9, zmm6, 0x87           ;   306.5 p0      41 next
        vpternlogd zmm26, zmm20, zmm4, 0x87          ;   307.5 p5      41 next
        vpternlogd zmm25, zmm18, [r8 + 9664], 0x96   ;   307.5 p0+p2   48 next
        vpternlogd zmm21, zmm23, [r8 + 9984], 0x96   ;   308.3 p5+p3   48 next
        vpternlogd zmm26, zmm12, zmm11, 0x96         ;   308.5 p0      41 next
        vpxord zmm23, zmm23, [r8 + 9408]             ;   309.3 p5+p2   48 next
        vpandd zmm1, zmm25, zmm23                    ;   310.3 p0      45 next
        vpternlogd zmm26, zmm0, [r8 + 10112], 0x96   ;   310.3 p5+p3   48 next
        vpxord zmm19, zmm19, [r8 + 9344]             ;   310.5 p0+p2   48 next
        vpxord zmm0, zmm0, [r8 + 9536]               ;   311.3 p5+p3   48 next
        vpandd zmm10, zmm0, zmm19                    ;   312.3 p0      45 next
        vpternlogd zmm16, zmm15, zmm31, 0x96         ;   312.3 p5      41 next
        vpternlogd zmm16, zmm5, zmm3, 0xb4           ;   313.3 p0      41 next
        vpternlogd zmm16, zmm7, [r8 + 10176], 0x96   ;   314.3 p5+p2   48 next
        vpternlogd zmm14, zmm28, [r8 + 9728], 0x96   ;   313.5 p0+p3   48 next
        vpxord zmm13, zmm13, [r8 + 9216]             ;   314.3 p5+p2   48 next
        vpxord zmm29, zmm29, [r8 + 9280]             ;   314.5 p0+p3   48 next
        vpxord zmm27, zmm27, [r8 + 9472]             ;   315.3 p5+p2   48 next
        vpandd zmm4, zmm13, zmm27                    ;   316.3 p0      45 next
        vpandd zmm5, zmm14, zmm27                    ;   316.3 p5      45 next
        vpxord zmm6, zmm14, zmm27                    ;   316.5 p0      45 next
        vpxord zmm8, zmm29, zmm0                     ;   317.3 p5      45 next
        vpxord zmm7, zmm7, [r8 + 9600]               ;   317.5 p0+p3   48 next
        vpxord zmm30, zmm13, zmm29                   ;   318.3 p5      45 next
        vpandd zmm31, zmm7, zmm19                    ;   318.5 p0      45 next
        vpandd zmm9, zmm8, zmm13                     ;   319.3 p5      45 next
        vpternlogd zmm10, zmm29, zmm13, 0x87         ;   319.5 p0      45 next
        vpandd zmm11, zmm19, zmm14                   ;   320.3 p5      45 next
        vpternlogd zmm11, zmm25, zmm7, 0x78          ;   321.3 p0      45 next
        vmovdqa64 zmm15, zmm0                        ;   312.3         45 next copy
        vpternlogd zmm15, zmm27, zmm19, 0x6a         ;   321.3 p5      45 next
        vpxord zmm2, zmm7, zmm13                     ;   321.5 p0      45 next
        vpxord zmm3, zmm2, zmm23                     ;   322.5 p5      45 next
        vpternlogd zmm11, zmm3, zmm0, 0xd2           ;   323.5 p0      45 next
        vmovdqa64 zmm12, zmm11                       ;   324.5         45 next copy
        vmovdqa64 zmm18, zmm19                       ;   311.5         45 next copy
        vpternlogd zmm18, zmm29, zmm13, 0x6a         ;   323.3 p5      45 next
        vmovdqa64 zmm20, zmm18                       ;   324.3         45 next copy
        vpandd zmm17, zmm0, zmm25                    ;   323.5 p0      45 next
        vpternlogd zmm20, zmm25, zmm29, 0x87         ;   324.3 p5      45 next
        vpternlogd zmm20, zmm15, zmm27, 0x87         ;   325.3 p0      45 next
        vpternlogd zmm4, zmm1, zmm20, 0x69           ;   326.3 p5      45 next
        vpternlogd zmm10, zmm3, zmm14, 0xe1          ;   325.5 p0      45 next
        vpternlogd zmm20, zmm30, zmm0, 0x78          ;   326.3 p5      45 next
        vpxord zmm12, zmm12, zmm20                   ;   327.3 p0      45 next
        vpternlogd zmm17, zmm8, zmm27, 0x78          ;   327.3 p5      45 next
        vpternlogd zmm8, zmm23, zmm19, 0x78          ;   327.5 p0      45 next
        vmovdqu64 [rbp + 10240], zmm16               ;   315.3 p8+p9   48 next spill
        vmovdqa64 zmm30, zmm2                        ;   322.5         45 next copy
        vpternlogd zmm30, zmm14, zmm0, 0x6c          ;   328.3 p5      45 next
        vpternlogd zmm30, zmm18, zmm27, 0x69         ;   329.3 p0      45 next
        vmovdqa64 zmm28, zmm25                       ;   308.5         45 next copy
        vmovdqa64 zmm16, zmm27                       ;   316.3         45 next copy
        vpternlogd zmm16, zmm23, zmm29, 0x48         ;   329.3 p5      45 next
        vpternlogd zmm16, zmm2, zmm13, 0xd2          ;   330.3 p0      45 next
        vpternlogd zmm6, zmm0, zmm16, 0x6a           ;   331.3 p5      45 next
        vpternlogd zmm2, zmm10, zmm17, 0x96          ;   330.5 p0      45 next
        vmovdqa64 zmm0, zmm14                        ;   314.5         45 next copy
        vpternlogd zmm0, zmm27, zmm23, 0x60          ;   331.3 p5      45 next
        vpternlogd zmm0, zmm25, zmm19, 0x87          ;   332.3 p0      45 next
        vpternlogd zmm28, zmm7, zmm29, 0x48          ;   332.3 p5      45 next
        vpternlogd zmm18, zmm14, zmm29, 0x28         ;   332.5 p0      45 next
        vpternlogd zmm29, zmm0, zmm7, 0x6c           ;   333.3 p5      45 next
        vpternlogd zmm29, zmm31, zmm4, 0x69          ;   334.3 p0      45 next
        vpandd zmm31, zmm14, zmm25                   ;   334.3 p5      45 next
        vpxord zmm2, zmm2, zmm31                     ;   335.3 p0      45 next
        vpternlogd zmm9, zmm16, zmm30, 0x69          ;   335.3 p5      45 next
        vpternlogd zmm29, zmm20, zmm24, 0x96         ;   335.5 p0      45 next
        vpternlogd zmm9, zmm4, zmm22, 0x69           ;   336.3 p5      45 next
        vpandd zmm4, zmm7, zmm23                     ;   336.5 p0      45 next
        vpternlogd zmm31, zmm23, zmm13, 0x87         ;   337.3 p5      45 next
        vpternlogd zmm31, zmm7, zmm27, 0x87          ;   338.3 p0      45 next
        vpternlogd zmm4, zmm25, zmm13, 0x87          ;   338.3 p5      45 next
        vpternlogd zmm7, zmm19, zmm19, 0xcf          ;   338.5 p0      45 next
        vpternlogd zmm7, zmm31, zmm8, 0x69           ;   339.5 p5      45 next
        vpternlogd zmm31, zmm27, zmm23, 0x87         ;   339.5 p0      45 next
        vpternlogd zmm27, zmm25, zmm13, 0x60         ;   340.3 p5      45 next
        vpternlogd zmm25, zmm13, zmm14, 0x78         ;   340.5 p0      45 next
        vpternlogd zmm19, zmm3, zmm25, 0x6a          ;   341.5 p5      45 next
        vpternlogd zmm18, zmm27, zmm8, 0x96          ;   341.5 p0      45 next
        vpternlogd zmm18, zmm28, zmm4, 0x96          ;   342.5 p5      45 next
        vpternlogd zmm4, zmm30, zmm30, 0xc3          ;   342.5 p0      45 next
        vpternlogd zmm4, zmm10, zmm3, 0x96           ;   343.5 p5      45 next
        vmovdqu64 zmm3, [rbp + 10240]                ;   315.3 p2      48 next reload
        vpternlogd zmm2, zmm0, zmm3, 0x96            ;   343.5 p0      45 next
        vmovdqu64 zmm0, [rbp + 9408]                 ;   239.3 p3      54 next reload
        vmovdqu64 zmm8, [rbp + 5440]                 ;   182.5 p2      63 r reload
        vpternlogd zmm29, zmm0, [rbp + 5184], 0x96   ;   344.3 p5+p3  108 r
        vpternlogd zmm31, zmm17, zmm15, 0x69         ;   344.5 p0      45 next
        vpternlogd zmm31, zmm25, zmm28, 0x96         ;   345.5 p5      45 next
        vpternlogd zmm12, zmm5, zmm21, 0x96          ;   345.5 p0      45 next
        vmovdqu64 zmm30, [rbp + 10048]               ;   296.3 p2      48 next reload
        vpternlogd zmm31, zmm1, zmm26, 0x96          ;   346.5 p5      45 next
        vmovdqu64 zmm1, [rbp + 10176]                ;   301.5 p3      48 next reload
        vpternlogd zmm19, zmm14, zmm23, 0x2d         ;   346.5 p0      45 next
        vpternlogd zmm6, zmm19, zmm30, 0x96          ;   347.5 p5      45 next
        vpternlogd zmm7, zmm11, zmm1, 0x96           ;   347.5 p0      45 next
        vmovdqu64 zmm15, [rbp + 6016]                ;   184.5 p2      63 r reload
        vmovdqu64 zmm10, [rbp + 5376]                ;   184.8 p3      63 r reload
        vmovdqu64 zmm5, [rbp + 5248]                 ;   185.5 p2      63 r reload
        vpternlogd zmm0, zmm5, [r9], 0x96            ;   348.3 p5+p3  108 r
        vmovdqu64 zmm5, [rbp + 10112]                ;   243.3 p2      54 next reload
        vpternlogd zmm9, zmm5, [rbp + 5632], 0x96    ;   348.5 p0+p3  108 r
        vpternlogd zmm5, zmm8, [r9 + 128], 0x96      ;   349.3 p5+p2  108 r
        vmovdqu64 zmm28, [rbp + 7616]                ;   187.8 p3      63 r reload
        vmovdqu64 zmm8, [rbp + 9664]                 ;   240.3 p2      54 next reload
        vpternlogd zmm6, zmm8, [rbp + 5312], 0x96    ;   349.5 p0+p3  108 r
        vpternlogd zmm8, zmm10, [r9 + 64], 0x96      ;   350.3 p5+p2  108 r
        vmovdqu64 zmm10, [rbp + 9792]                ;   239.5 p3      54 next reload
        vpternlogd zmm24, zmm10, [rbp + 6848], 0x96  ;   350.5 p0+p2  108 r
        vmovdqu64 zmm13, [rbp + 5888]                ;   190.8 p3      63 r reload
        vmovdqu64 zmm17, [rbp + 7104]                ;   191.5 p2      63 r reload
        vmovdqu64 zmm14, [rbp + 6976]                ;   191.8 p3      63 r reload
        vmovdqu64 zmm23, [rbp + 6464]                ;   192.5 p2      63 r reload
        vmovdqu64 zmm11, [rbp + 6784]                ;   192.8 p3      63 r reload
        vpternlogd zmm10, zmm11, [r9 + 576], 0x96    ;   351.3 p5+p2  108 r
        vmovdqu64 zmm11, [rbp + 9920]                ;   246.5 p3      54 next reload
        vpternlogd zmm12, zmm11, [rbp + 5824], 0x96  ;   351.5 p0+p2  108 r
        vpternlogd zmm11, zmm13, [r9 + 192], 0x96    ;   352.3 p5+p3  108 r
        vmovdqu64 zmm13, [rbp + 9216]                ;   241.5 p2      54 next reload
        vpternlogd zmm30, zmm13, [rbp + 6912], 0x96  ;   352.5 p0+p3  108 r
        vpternlogd zmm13, zmm14, [r9 + 640], 0x96    ;   353.3 p5+p2  108 r
        vmovdqu64 zmm27, [rbp + 6720]                ;   196.8 p3      63 r reload
        vmovdqu64 zmm16, [rbp + 6208]                ;   197.5 p2      63 r reload
        vmovdqu64 zmm19, [rbp + 6400]                ;   197.8 p3      63 r reload
        vmovdqu64 zmm14, [rbp + 9536]                ;   233.3 p2      54 next reload
        vmovdqu64 [rbp + 2048], zmm0                 ;   349.3 p7+p4  108 r spill
        vpternlogd zmm7, zmm14, [rbp + 5952], 0x96   ;   353.5 p0+p3  108 r
        vpternlogd zmm14, zmm15, [r9 + 256], 0x96    ;   354.3 p5+p2  108 r
        vmovdqu64 zmm15, [rbp + 9856]                ;   248.3 p3      54 next reload
        vpternlogd zmm31, zmm15, [rbp + 6080], 0x96  ;   354.5 p0+p2  108 r
        vpternlogd zmm15, zmm16, [r9 + 320], 0x96    ;   355.3 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 9472]                ;   243.5 p2      54 next reload
        vpternlogd zmm22, zmm16, [rbp + 7040], 0x96  ;   355.5 p0+p3  108 r
        vmovdqu64 [rbp + 2304], zmm14                ;   355.3 p8+p9  108 r spill
        vmovdqu64 zmm20, [rbp + 7168]                ;   202.5 p2      63 r reload
        vpternlogd zmm16, zmm17, [r9 + 704], 0x96    ;   356.3 p5+p3  108 r
        vmovdqu64 zmm17, [rbp + 9344]                ;   248.5 p2      54 next reload
        vpternlogd zmm2, zmm17, [rbp + 6336], 0x96   ;   356.5 p0+p3  108 r
        vpternlogd zmm17, zmm19, [r9 + 384], 0x96    ;   357.3 p5+p2  108 r
        vmovdqu64 zmm19, [rbp + 9280]                ;   247.3 p3      54 next reload
        vmovdqu64 [rbp + 1152], zmm9                 ;   349.5 p7+p4  108 r spill
        vpternlogd zmm21, zmm19, [rbp + 7360], 0x96  ;   357.5 p0+p2  108 r
        vpternlogd zmm19, zmm20, [r9 + 768], 0x96    ;   358.3 p5+p3  108 r
        vmovdqu64 zmm20, [rbp + 9728]                ;   245.5 p2      54 next reload
        vmovdqu64 [rbp + 1088], zmm6                 ;   350.5 p8+p9  108 r spill
        vpternlogd zmm18, zmm20, [rbp + 6528], 0x96  ;   358.5 p0+p3  108 r
        vmovdqu64 [rbp + 2240], zmm11                ;   353.3 p7+p4  108 r spill
        vpternlogd zmm20, zmm23, [r9 + 448], 0x96    ;   359.3 p5+p2  108 r
        vmovdqu64 [rbp + 2112], zmm8                 ;   351.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 2176], zmm5                 ;   350.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2368], zmm15                ;   356.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 2496], zmm20                ;   360.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2624], zmm10                ;   352.3 p8+p9  108 r spill
        vmovdqu64 zmm25, [rbp + 7488]                ;   207.8 p3      63 r reload
        vmovdqu64 [rbp + 1280], zmm7                 ;   354.5 p7+p4  108 r spill
        vmovdqu64 [rbp + 2432], zmm17                ;   358.3 p8+p9  108 r spill
        vmovdqu64 zmm23, [rbp + 9024]                ;   242.3 p2      54 next reload
        vpternlogd zmm1, zmm23, [rbp + 7552], 0x96   ;   359.5 p0+p3  108 r
        vpternlogd zmm23, zmm25, [r9 + 832], 0x96    ;   360.3 p5+p2  108 r
        vmovdqu64 zmm25, [rbp + 9600]                ;   241.3 p3      54 next reload
        vmovdqu64 [rbp + 1024], zmm29                ;   345.3 p7+p4  108 r spill
        vpternlogd zmm4, zmm25, [rbp + 6592], 0x96   ;   360.5 p0+p2  108 r
        vmovdqu64 [rbp + 1856], zmm1                 ;   360.5 p8+p9  108 r spill
        vpternlogd zmm25, zmm27, [r9 + 512], 0x96    ;   361.3 p5+p3  108 r
        vmovdqu64 zmm27, [rbp + 9088]                ;   249.3 p2      54 next reload
        vpternlogd zmm26, zmm27, [rbp + 7680], 0x96  ;   361.5 p0+p3  108 r
        vpternlogd zmm27, zmm28, [r9 + 896], 0x96    ;   362.3 p5+p2  108 r
        vmovdqu64 zmm28, [rbp + 10304]               ;   250.3 p3      54 next reload
        vmovdqu64 [rbp + 1792], zmm21                ;   358.5 p7+p4  108 r spill
        vpternlogd zmm3, zmm28, [rbp + 7808], 0x96   ;   362.5 p0+p2  108 r
        vmovdqu64 [rbp + 1984], zmm3                 ;   363.5 p8+p9  108 r spill
        vmovdqu64 zmm3, [rbp + 7872]                 ;   213.8 p3      63 r reload
        vmovdqu64 [rbp + 1920], zmm26                ;   362.5 p7+p4  108 r spill
        vpternlogd zmm28, zmm3, [r9 + 960], 0x96     ;   363.3 p5+p2  108 r
        vpxord zmm3, zmm0, [r10 + 1024]              ;   363.5 p0+p3   54 next
        vpxord zmm0, zmm8, [r10 + 1088]              ;   364.3 p5+p2   54 next
        vpxord zmm8, zmm5, [r10 + 1152]              ;   364.5 p0+p3   54 next
        vpxord zmm5, zmm11, [r10 + 1216]             ;   365.3 p5+p2   54 next
        vpxord zmm11, zmm14, [r10 + 1280]            ;   365.5 p0+p3   54 next
        vpxord zmm14, zmm15, [r10 + 1344]            ;   366.3 p5+p2   54 next
        vmovdqu64 [rbp + 2560], zmm25                ;   362.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 2752], zmm16                ;   357.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2816], zmm19                ;   359.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 2880], zmm23                ;   361.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 2944], zmm27                ;   363.3 p8+p9  108 r spill
        vmovdqu64 [rbp + 2688], zmm13                ;   354.3 p7+p4  108 r spill
        vpxord zmm15, zmm17, [r10 + 1408]            ;   366.5 p0+p3   54 next
        vpxord zmm17, zmm20, [r10 + 1472]            ;   367.3 p5+p2   54 next
        vpxord zmm20, zmm10, [r10 + 1600]            ;   367.5 p0+p3   54 next
        vmovdqu64 [rbp + 1408], zmm2                 ;   357.5 p8+p9  108 r spill
        vmovdqu64 [rbp + 3008], zmm28                ;   364.3 p7+p4  108 r spill
        vmovdqu64 [rbp + 1728], zmm22                ;   356.5 p8+p9  108 r spill
        vmovdqu64 [rbp + 1472], zmm18                ;   359.5 p7+p4  108 r spill
        vpxord zmm10, zmm25, [r10 + 1536]            ;   368.3 p5+p2   54 next
        vpxord zmm25, zmm13, [r10 + 1664]            ;   368.5 p0+p3   54 next
        vpxord zmm13, zmm16, [r10 + 1728]            ;   369.3 p5+p2   54 next
        vpandd zmm2, zmm17, zmm13                    ;   370.3 p0      41 next
        vpxord zmm16, zmm19, [r10 + 1792]            ;   370.3 p5+p3   54 next
        vpxord zmm19, zmm23, [r10 + 1856]            ;   370.5 p0+p2   54 next
        vpxord zmm23, zmm27, [r10 + 1920]            ;   371.3 p5+p3   54 next
        vpxord zmm27, zmm28, [r10 + 1984]            ;   371.5 p0+p2   54 next
        vpandd zmm28, zmm19, zmm10                   ;   372.3 p5      41 next
        vpxord zmm1, zmm19, zmm17                    ;   372.5 p0      41 next
        vmovdqa64 zmm22, zmm1                        ;   373.5         41 next copy
        vpxord zmm21, zmm1, zmm25                    ;   373.5 p5      41 next
        vpternlogd zmm22, zmm27, zmm16, 0x6c         ;   373.5 p0      41 next
        vmovdqu64 [rbp + 1664], zmm30                ;   353.5 p8+p9  108 r spill
        vpxord zmm26, zmm10, zmm17                   ;   374.3 p5      41 next
        vpandd zmm30, zmm25, zmm23                   ;   374.5 p0      41 next
        vmovdqu64 [rbp + 1600], zmm24                ;   351.5 p7+p4  108 r spill
        vpxord zmm24, zmm10, zmm16                   ;   375.3 p5      41 next
        vpandd zmm18, zmm24, zmm17                   ;   376.3 p0      41 next
        vmovdqu64 [rbp + 1536], zmm4                 ;   361.5 p8+p9  108 r spill
        vmovdqa64 zmm4, zmm24                        ;   376.3         41 next copy
        vpternlogd zmm4, zmm25, zmm20, 0x78          ;   376.3 p5      41 next
        vmovdqu64 [rbp + 1344], zmm31                ;   355.5 p7+p4  108 r spill
        vpandd zmm31, zmm16, zmm20                   ;   376.5 p0      41 next
        vpternlogd zmm31, zmm10, zmm17, 0x87         ;   377.5 p5      41 next
        vmovdqu64 [rbp + 1216], zmm12                ;   352.5 p8+p9  108 r spill
        vpandd zmm12, zmm16, zmm23                   ;   377.5 p0      41 next
        vmovdqa64 zmm9, zmm27                        ;   372.5         41 next copy
        vmovdqa64 zmm7, zmm16                        ;   371.3         41 next copy
        vpternlogd zmm7, zmm13, zmm20, 0x6a          ;   378.3 p5      41 next
        vpternlogd zmm9, zmm16, zmm13, 0x48          ;   378.5 p0      41 next
        vmovdqa64 zmm6, zmm20                        ;   368.5         41 next copy
        vpternlogd zmm6, zmm10, zmm17, 0x6a          ;   379.3 p5      41 next
        vpternlogd zmm22, zmm6, zmm13, 0x69          ;   380.3 p0      41 next
        vpternlogd zmm12, zmm24, zmm13, 0x78         ;   380.3 p5      41 next
        vmovdqa64 zmm24, zmm6                        ;   380.3         41 next copy
        vpternlogd zmm24, zmm23, zmm10, 0x87         ;   380.5 p0      41 next
        vpternlogd zmm24, zmm7, zmm13, 0x87          ;   381.5 p5      41 next
        vpternlogd zmm2, zmm30, zmm24, 0x69          ;   382.5 p0      41 next
        vpternlogd zmm24, zmm26, zmm16, 0x78         ;   382.5 p5      41 next
        vmovdqa64 zmm26, zmm24                       ;   383.5         41 next copy
        vmovdqu64 [rbp + 6912], zmm24                ;   383.5 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm13                       ;   370.3         41 next copy
        vpternlogd zmm24, zmm25, zmm10, 0x48         ;   382.5 p0      41 next
        vpternlogd zmm24, zmm1, zmm17, 0xd2          ;   383.5 p5      41 next
        vpternlogd zmm18, zmm22, zmm24, 0x69         ;   384.5 p0      41 next
        vpxord zmm9, zmm9, zmm24                     ;   384.5 p5      41 next
        vpandd zmm24, zmm13, zmm27                   ;   384.5 p0      41 next
        vmovdqu64 [rbp + 10048], zmm24               ;   385.5 p8+p9   41 next spill
        vpandd zmm24, zmm20, zmm27                   ;   385.3 p5      41 next
        vpternlogd zmm24, zmm23, zmm19, 0x78         ;   386.3 p0      41 next
        vpternlogd zmm24, zmm16, zmm21, 0xb4         ;   387.3 p5      41 next
        vmovdqa64 zmm29, zmm2                        ;   383.5         41 next copy
        vpternlogd zmm29, zmm19, zmm20, 0x78         ;   386.5 p0      41 next
        vpternlogd zmm31, zmm21, zmm27, 0xe1         ;   387.3 p5      41 next
        vpxord zmm26, zmm26, zmm24                   ;   388.3 p0      41 next
        vmovdqu64 [rbp + 9216], zmm2                 ;   383.5 p7+p4   41 next spill
        vpxord zmm2, zmm12, zmm31                    ;   388.3 p5      41 next
        vmovdqu64 [rbp + 6976], zmm30                ;   375.5 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm23                       ;   372.3         41 next copy
        vpternlogd zmm30, zmm19, zmm10, 0x48         ;   388.5 p0      41 next
        vpternlogd zmm6, zmm10, zmm27, 0x48          ;   389.3 p5      41 next
        vpandd zmm16, zmm19, zmm25                   ;   389.5 p0      41 next
        vmovdqu64 [rbp + 5888], zmm24                ;   388.3 p7+p4   41 next spill
        vpandd zmm24, zmm23, zmm27                   ;   390.3 p5      41 next
        vpternlogd zmm2, zmm1, zmm24, 0x96           ;   391.3 p0      41 next
        vpternlogd zmm24, zmm25, zmm17, 0x87         ;   391.3 p5      41 next
        vpternlogd zmm24, zmm19, zmm13, 0x87         ;   392.3 p0      41 next
        vpternlogd zmm19, zmm20, zmm20, 0xcf         ;   392.3 p5      41 next
        vpternlogd zmm19, zmm24, zmm4, 0x69          ;   393.3 p0      41 next
        vpternlogd zmm24, zmm13, zmm25, 0x87         ;   393.3 p5      41 next
        vmovdqa64 zmm1, zmm27                        ;   372.5         41 next copy
        vpternlogd zmm1, zmm13, zmm25, 0x60          ;   393.5 p0      41 next
        vpternlogd zmm13, zmm23, zmm17, 0x60         ;   394.3 p5      41 next
        vpternlogd zmm6, zmm13, zmm4, 0x96           ;   395.3 p0      41 next
        vmovdqa64 zmm13, zmm5                        ;   366.3         41 next copy
        vpternlogd zmm13, zmm8, zmm3, 0x9a           ;   395.3 p5      41 next
        vpternlogd zmm16, zmm23, zmm17, 0x87         ;   395.5 p0      41 next
        vpternlogd zmm24, zmm12, zmm7, 0x69          ;   396.3 p5      41 next
        vpternlogd zmm1, zmm23, zmm20, 0x87          ;   396.5 p0      41 next
        vpternlogd zmm28, zmm29, zmm1, 0x69          ;   397.5 p5      41 next
        vpternlogd zmm23, zmm17, zmm27, 0x78         ;   397.5 p0      41 next
        vpternlogd zmm20, zmm21, zmm23, 0x6a         ;   398.5 p5      41 next
        vpternlogd zmm20, zmm27, zmm25, 0x2d         ;   399.5 p0      41 next
        vpternlogd zmm24, zmm23, zmm30, 0x96         ;   399.3 p5      41 next
        vpternlogd zmm31, zmm22, zmm16, 0x69         ;   399.5 p0      41 next
        vpxord zmm16, zmm16, zmm6                    ;   400.3 p5      41 next
        vpandd zmm4, zmm5, zmm11                     ;   400.5 p0      41 next
        vpxord zmm7, zmm0, zmm11                     ;   401.3 p5      41 next
        vpandnd zmm10, zmm7, zmm14                   ;   402.3 p0      41 next
        vpternlogd zmm4, zmm14, zmm8, 0x28           ;   402.3 p5      41 next
        vpxord zmm6, zmm0, zmm14                     ;   402.5 p0      41 next
        vmovdqa64 zmm12, zmm6                        ;   403.5         41 next copy
        vpternlogd zmm12, zmm15, zmm3, 0x78          ;   403.5 p5      41 next
        vpternlogd zmm28, zmm3, [rbp + 6912], 0x96   ;   403.5 p0+p3   41 next
        vmovdqa64 zmm17, zmm4                        ;   403.3         41 next copy
        vpternlogd zmm17, zmm13, zmm11, 0x87         ;   404.3 p5      41 next
        vpternlogd zmm17, zmm15, zmm0, 0x87          ;   405.3 p0      41 next
        vpternlogd zmm13, zmm15, zmm8, 0xac          ;   405.3 p5      41 next
        vpternlogd zmm13, zmm12, zmm14, 0x2d         ;   406.3 p0      41 next
        vpternlogd zmm13, zmm17, zmm11, 0x78         ;   407.3 p5      41 next
        vpternlogd zmm24, zmm14, [rbp + 6976], 0x96  ;   406.5 p0+p2   41 next
        vpternlogd zmm9, zmm20, zmm0, 0x96           ;   407.3 p5      41 next
        vmovdqa64 zmm20, zmm15                       ;   367.5         41 next copy
        vpternlogd zmm18, zmm8, [rbp + 9216], 0x69   ;   407.5 p0+p3   41 next
        vpternlogd zmm20, zmm8, zmm8, 0x3f           ;   408.3 p5      41 next
        vmovdqa64 zmm22, zmm20                       ;   409.3         41 next copy
        vpternlogd zmm22, zmm5, zmm0, 0x78           ;   409.3 p0      41 next
        vpternlogd zmm19, zmm11, [rbp + 5888], 0x96  ;   409.3 p5+p2   41 next
        vmovdqa64 zmm23, zmm22                       ;   410.3         41 next copy
        vpternlogd zmm23, zmm11, zmm3, 0x78          ;   410.3 p0      41 next
        vmovdqa64 zmm25, zmm23                       ;   411.3         41 next copy
        vpternlogd zmm25, zmm17, zmm3, 0x78          ;   411.3 p5      41 next
        vpternlogd zmm2, zmm1, zmm15, 0x96           ;   410.5 p0      41 next
        vpternlogd zmm13, zmm9, [r11 + 8832], 0x96   ;   411.3 p5+p3   48 next
        vmovdqa64 zmm1, zmm15                        ;   367.5         41 next copy
        vpternlogd zmm1, zmm11, zmm5, 0x6c           ;   411.5 p0      41 next
        vmovdqa64 zmm27, zmm1                        ;   412.5         41 next copy
        vpternlogd zmm27, zmm12, zmm14, 0x7d         ;   412.5 p5      41 next
        vpternlogd zmm27, zmm25, zmm3, 0x69          ;   413.5 p0      41 next
        vpternlogd zmm27, zmm28, [r11 + 8768], 0x96  ;   414.5 p5+p2   48 next
        vmovdqa64 zmm25, zmm7                        ;   402.3         41 next copy
        vpternlogd zmm25, zmm11, zmm8, 0x6a          ;   413.5 p0      41 next
        vmovdqa64 zmm29, zmm25                       ;   414.5         41 next copy
        vpternlogd zmm29, zmm0, zmm0, 0x3f           ;   414.5 p5      41 next
        vpternlogd zmm25, zmm14, zmm3, 0x87          ;   414.5 p0      41 next
        vmovdqu64 [rbp + 6976], zmm13                ;   412.3 p8+p9   48 next spill
        vmovdqa64 zmm13, zmm29                       ;   415.5         41 next copy
        vpternlogd zmm13, zmm7, zmm15, 0x87          ;   415.5 p5      41 next
        vpternlogd zmm17, zmm13, zmm14, 0xd2         ;   416.5 p0      41 next
        vpternlogd zmm17, zmm25, zmm5, 0x2d          ;   417.5 p5      41 next
        vpternlogd zmm17, zmm19, [r11 + 9024], 0x96  ;   418.5 p0+p3   48 next
        vmovdqu64 [rbp + 5888], zmm17                ;   419.5 p7+p4   48 next spill
        vmovdqa64 zmm17, zmm5                        ;   366.3         41 next copy
        vpternlogd zmm10, zmm11, zmm8, 0x48          ;   417.3 p5      41 next
        vpternlogd zmm17, zmm3, zmm3, 0xc3           ;   417.5 p0      41 next
        vpternlogd zmm29, zmm17, zmm3, 0x87          ;   418.5 p5      41 next
        vpternlogd zmm17, zmm22, zmm6, 0xc6          ;   418.5 p0      41 next
        vpternlogd zmm13, zmm29, zmm15, 0xd7         ;   419.5 p5      41 next
        vpternlogd zmm25, zmm1, zmm13, 0x96          ;   420.5 p0      41 next
        vpternlogd zmm25, zmm11, zmm17, 0x87         ;   421.5 p5      41 next
        vpternlogd zmm25, zmm29, zmm8, 0x2d          ;   422.5 p0      41 next
        vpternlogd zmm25, zmm18, [r11 + 8896], 0x96  ;   423.5 p5+p2   48 next
        vpternlogd zmm15, zmm23, zmm14, 0x6f         ;   421.5 p0      41 next
        vpternlogd zmm29, zmm0, zmm3, 0xd6           ;   422.3 p5      41 next
        vpxord zmm18, zmm18, [r11 + 8320]            ;   422.5 p0+p3   48 next
        vpternlogd zmm20, zmm14, zmm17, 0x87         ;   423.3 p5      41 next
        vpternlogd zmm17, zmm6, zmm6, 0xf3           ;   423.5 p0      41 next
        vpternlogd zmm15, zmm10, zmm29, 0x96         ;   424.3 p5      41 next
        vpternlogd zmm29, zmm7, zmm0, 0x87           ;   424.5 p0      41 next
        vpxord zmm9, zmm9, [r11 + 8256]              ;   425.3 p5+p2   48 next
        vpternlogd zmm26, zmm5, [rbp + 10048], 0x96  ;   425.5 p0+p3   41 next
        vpxord zmm28, zmm28, [r11 + 8192]            ;   426.3 p5+p2   48 next
        vpternlogd zmm15, zmm26, [r11 + 8960], 0x96  ;   426.5 p0+p3   48 next
        vpxord zmm26, zmm26, [r11 + 8384]            ;   427.3 p5+p2   48 next
        vpternlogd zmm17, zmm13, zmm4, 0x96          ;   427.5 p0      41 next
        vpternlogd zmm17, zmm5, zmm3, 0xb4           ;   428.5 p5      41 next
        vpternlogd zmm17, zmm2, [r11 + 9152], 0x96   ;   429.5 p0+p3   48 next
        vpternlogd zmm16, zmm30, [r11 + 8640], 0x96  ;   429.3 p5+p2   48 next
        vpxord zmm19, zmm19, [r11 + 8448]            ;   429.5 p0+p3   48 next
        vpxord zmm2, zmm2, [r11 + 8576]              ;   430.3 p5+p2   48 next
        vpxord zmm30, zmm28, zmm9                    ;   430.5 p0      45 next
        vpternlogd zmm31, zmm21, [r11 + 8704], 0x96  ;   431.3 p5+p3   48 next
        vpandd zmm0, zmm31, zmm19                    ;   432.3 p0      45 next
        vmovdqa64 zmm10, zmm31                       ;   432.3         45 next copy
        vpxord zmm1, zmm28, zmm2                     ;   432.3 p5      45 next
        vpxord zmm3, zmm1, zmm26                     ;   433.3 p0      45 next
        vmovdqa64 zmm21, zmm31                       ;   432.3         45 next copy
        vpternlogd zmm21, zmm19, zmm26, 0x60         ;   433.3 p5      45 next
        vpandd zmm6, zmm18, zmm31                    ;   433.5 p0      45 next
        vpternlogd zmm6, zmm16, zmm2, 0x78           ;   434.5 p5      45 next
        vpternlogd zmm29, zmm23, zmm8, 0x87          ;   434.5 p0      41 next
        vpternlogd zmm29, zmm20, zmm12, 0x96         ;   435.5 p5      41 next
        vpternlogd zmm29, zmm24, [r11 + 9088], 0x96  ;   436.5 p0+p2   48 next
        vpxord zmm24, zmm24, [r11 + 8512]            ;   436.3 p5+p3   48 next
        vmovdqa64 zmm12, zmm18                       ;   423.5         45 next copy
        vpandd zmm5, zmm24, zmm18                    ;   437.3 p0      45 next
        vpternlogd zmm5, zmm9, zmm28, 0x87           ;   438.3 p5      45 next
        vmovdqa64 zmm7, zmm24                        ;   437.3         45 next copy
        vpternlogd zmm7, zmm19, zmm18, 0x6a          ;   437.5 p0      45 next
        vpxord zmm4, zmm9, zmm24                     ;   438.3 p5      45 next
        vpternlogd zmm10, zmm24, zmm19, 0x48         ;   438.5 p0      45 next
        vpandd zmm11, zmm31, zmm16                   ;   439.3 p5      45 next
        vpternlogd zmm6, zmm3, zmm24, 0xd2           ;   439.5 p0      45 next
        vpternlogd zmm12, zmm9, zmm28, 0x6a          ;   440.3 p5      45 next
        vmovdqa64 zmm13, zmm12                       ;   441.3         45 next copy
        vpternlogd zmm13, zmm16, zmm9, 0x87          ;   441.3 p0      45 next
        vpternlogd zmm13, zmm7, zmm19, 0x87          ;   442.3 p5      45 next
        vpternlogd zmm30, zmm13, zmm24, 0x6c         ;   443.3 p0      45 next
        vpandd zmm8, zmm24, zmm16                    ;   442.3 p5      45 next
        vpternlogd zmm8, zmm4, zmm19, 0x78           ;   443.3 p0      45 next
        vpternlogd zmm13, zmm16, zmm26, 0x87         ;   443.3 p5      45 next
        vpternlogd zmm13, zmm19, zmm28, 0x78         ;   444.3 p0      45 next
        vpternlogd zmm24, zmm1, zmm31, 0x6a          ;   444.3 p5      45 next
        vpternlogd zmm24, zmm12, zmm19, 0x69         ;   445.3 p0      45 next
        vpternlogd zmm0, zmm6, zmm30, 0x96           ;   445.3 p5      45 next
        vmovdqa64 zmm14, zmm13                       ;   445.3         45 next copy
        vpternlogd zmm14, zmm2, zmm18, 0x78          ;   445.5 p0      45 next
        vmovdqa64 zmm20, zmm16                       ;   430.3         45 next copy
        vpternlogd zmm5, zmm3, zmm31, 0xe1           ;   446.3 p5      45 next
        vpternlogd zmm1, zmm5, zmm8, 0x96            ;   447.3 p0      45 next
        vpternlogd zmm21, zmm16, zmm18, 0x87         ;   447.3 p5      45 next
        vpternlogd zmm1, zmm11, zmm21, 0x96          ;   448.3 p0      45 next
        vpternlogd zmm21, zmm2, zmm9, 0x78           ;   448.3 p5      45 next
        vpternlogd zmm30, zmm21, zmm14, 0x69         ;   449.3 p0      45 next
        vpternlogd zmm20, zmm2, zmm9, 0x48           ;   449.3 p5      45 next
        vpternlogd zmm11, zmm26, zmm28, 0x87         ;   449.5 p0      45 next
        vpternlogd zmm11, zmm2, zmm19, 0x87          ;   450.5 p5      45 next
        vpternlogd zmm12, zmm31, zmm9, 0x28          ;   450.5 p0      45 next
        vpternlogd zmm9, zmm19, zmm26, 0x28          ;   451.3 p5      45 next
        vpternlogd zmm9, zmm2, zmm28, 0x78           ;   452.3 p0      45 next
        vpandd zmm14, zmm2, zmm26                    ;   452.3 p5      45 next
        vpternlogd zmm14, zmm16, zmm28, 0x87         ;   453.3 p0      45 next
        vpternlogd zmm5, zmm14, zmm24, 0x69          ;   454.3 p5      45 next
        vpternlogd zmm2, zmm11, zmm18, 0x63          ;   453.5 p0      45 next
        vpternlogd zmm11, zmm19, zmm26, 0x87         ;   454.3 p5      45 next
        vpternlogd zmm11, zmm8, zmm7, 0x69           ;   455.3 p0      45 next
        vpternlogd zmm19, zmm16, zmm28, 0x60         ;   455.3 p5      45 next
        vmovdqu64 zmm7, [rbp + 1024]                 ;   352.5 p2     108 r reload
        vpternlogd zmm30, zmm27, zmm7, 0x96          ;   455.5 p0      54 next
        vmovdqa64 zmm8, zmm31                        ;   432.3         45 next copy
        vpternlogd zmm8, zmm16, zmm28, 0x6c          ;   456.3 p5      45 next
        vpternlogd zmm28, zmm4, zmm9, 0x95           ;   456.5 p0      45 next
        vpternlogd zmm28, zmm24, zmm13, 0x69         ;   457.5 p5      45 next
        vpternlogd zmm4, zmm26, zmm18, 0x78          ;   457.5 p0      45 next
        vpternlogd zmm2, zmm6, zmm4, 0x69            ;   458.5 p5      45 next
        vpternlogd zmm18, zmm3, zmm8, 0x6a           ;   458.5 p0      45 next
        vpternlogd zmm18, zmm31, zmm26, 0x2d         ;   459.5 p5      45 next
        vpternlogd zmm18, zmm10, zmm9, 0x96          ;   460.5 p0      45 next
        vmovdqu64 zmm31, [rbp + 1216]                ;   352.5 p3     108 r reload
        vpternlogd zmm0, zmm15, zmm31, 0x96          ;   460.3 p5      54 next
        vpternlogd zmm11, zmm8, zmm20, 0x96          ;   460.5 p0      45 next
        vpternlogd zmm11, zmm16, zmm26, 0x78         ;   461.5 p5      45 next
        vpternlogd zmm12, zmm19, zmm4, 0x96          ;   461.5 p0      45 next
        vpternlogd zmm12, zmm14, zmm20, 0x96         ;   462.5 p5      45 next
        vmovdqu64 zmm4, [rbp + 1152]                 ;   352.5 p2     108 r reload
        vpternlogd zmm28, zmm25, zmm4, 0x96          ;   462.5 p0      54 next
        vpxord zmm6, zmm7, [r8 + 1024]               ;   463.3 p5+p3   54 next
        vmovdqu64 zmm8, [rbp + 1536]                 ;   352.5 p2     108 r reload
        vpternlogd zmm5, zmm3, zmm8, 0x96            ;   463.5 p0      54 next
        vpxord zmm3, zmm4, [r8 + 1152]               ;   464.3 p5+p3   54 next
        vmovdqu64 zmm9, [rbp + 1088]                 ;   352.5 p2     108 r reload
        vmovdqu64 zmm10, [rbp + 6976]                ;   412.3 p3      48 next reload
        vpternlogd zmm18, zmm10, zmm9, 0x96          ;   464.5 p0      54 next
        vmovdqu64 zmm16, [rbp + 1344]                ;   352.5 p2     108 r reload
        vmovdqu64 zmm14, [rbp + 1408]                ;   352.5 p3     108 r reload
        vpxord zmm23, zmm16, [r8 + 1344]             ;   465.3 p5+p2   54 next
        vpxord zmm24, zmm14, [r8 + 1408]             ;   465.5 p0+p3   54 next
        vmovdqu64 zmm4, [rbp + 1856]                 ;   352.5 p2      54 next
        vpxord zmm26, zmm8, [r8 + 1536]              ;   466.3 p5+p3   54 next
        vmovdqu64 zmm8, [rbp + 1472]                 ;   352.5 p2      54 next
        vpternlogd zmm11, zmm29, zmm16, 0x96         ;   466.5 p0      54 next
        vpxord zmm19, zmm31, [r8 + 1216]             ;   467.3 p5+p3   54 next
        vmovdqu64 zmm20, [rbp + 1280]                ;   352.5 p2     108 r reload
        vmovdqu64 zmm21, [rbp + 5888]                ;   419.5 p3      48 next reload
        vpternlogd zmm2, zmm21, zmm20, 0x96          ;   467.5 p0      54 next
        vpxord zmm22, zmm20, [r8 + 1280]             ;   468.3 p5+p2   54 next
        vpxord zmm8, zmm8, [r8 + 1472]               ;   468.5 p0+p3   54 next
        vmovdqu64 zmm16, [rbp + 1664]                ;   352.5 p2      54 next
        vpxord zmm16, zmm16, [r8 + 1664]             ;   469.3 p5+p3   54 next
        vmovdqu64 zmm31, [rbp + 1792]                ;   352.5 p2      54 next
        vpxord zmm31, zmm31, [r8 + 1792]             ;   469.5 p0+p3   54 next
        vpxord zmm4, zmm4, [r8 + 1856]               ;   470.3 p5+p2   54 next
        vpternlogd zmm1, zmm17, zmm14, 0x96          ;   470.5 p0      54 next
        vmovdqu64 zmm14, [rbp + 1600]                ;   352.5 p3      54 next
        vpxord zmm14, zmm14, [r8 + 1600]             ;   471.3 p5+p2   54 next
        vmovdqu64 zmm7, [rbp + 1984]                 ;   352.5 p3      54 next
        vpxord zmm7, zmm7, [r8 + 1984]               ;   471.5 p0+p2   54 next
        vpandd zmm21, zmm4, zmm26                    ;   472.3 p5      41 next
        vpxord zmm10, zmm26, zmm8                    ;   472.5 p0      41 next
        vmovdqu64 [rbp + 10048], zmm17               ;   430.5 p8+p9   48 next spill
        vpxord zmm17, zmm4, zmm8                     ;   473.3 p5      41 next
        vmovdqu64 [rbp + 9216], zmm29                ;   437.5 p7+p4   48 next spill
        vpxord zmm29, zmm17, zmm16                   ;   474.3 p0      41 next
        vmovdqu64 [rbp + 6912], zmm15                ;   427.5 p8+p9   48 next spill
        vmovdqa64 zmm15, zmm17                       ;   474.3         41 next copy
        vpternlogd zmm15, zmm7, zmm31, 0x6c          ;   474.3 p5      41 next
        vpxord zmm13, zmm9, [r8 + 1088]              ;   474.5 p0+p3   54 next
        vmovdqu64 zmm9, [rbp + 1920]                 ;   352.5 p2      54 next
        vpxord zmm9, zmm9, [r8 + 1920]               ;   475.3 p5+p3   54 next
        vmovdqu64 [rbp + 9920], zmm25                ;   424.5 p7+p4   48 next spill
        vpandd zmm25, zmm16, zmm9                    ;   476.3 p0      41 next
        vmovdqu64 [rbp + 6784], zmm5                 ;   464.5 p8+p9   54 next spill
        vmovdqu64 [rbp + 9792], zmm12                ;   463.5 p7+p4   45 next spill
        vmovdqu64 [rbp + 6848], zmm1                 ;   471.5 p8+p9   54 next spill
        vmovdqu64 [rbp + 9664], zmm2                 ;   468.5 p7+p4   54 next spill
        vmovdqa64 zmm2, zmm31                        ;   470.5         41 next copy
        vmovdqu64 [rbp + 5376], zmm11                ;   467.5 p8+p9   54 next spill
        vpandd zmm11, zmm31, zmm14                   ;   476.3 p5      41 next
        vmovdqu64 [rbp + 5312], zmm0                 ;   461.3 p7+p4   54 next spill
        vpandd zmm0, zmm31, zmm9                     ;   476.5 p0      41 next
        vmovdqu64 [rbp + 5440], zmm28                ;   463.5 p8+p9   54 next spill
        vmovdqu64 zmm20, [rbp + 1728]                ;   352.5 p2      54 next
        vpxord zmm20, zmm20, [r8 + 1728]             ;   477.3 p5+p3   54 next
        vpandd zmm1, zmm8, zmm20                     ;   478.3 p0      41 next
        vpternlogd zmm2, zmm20, zmm14, 0x6a          ;   478.3 p5      41 next
        vmovdqa64 zmm28, zmm14                       ;   472.3         41 next copy
        vpternlogd zmm28, zmm26, zmm8, 0x6a          ;   478.5 p0      41 next
        vmovdqu64 [rbp + 5824], zmm27                ;   415.5 p7+p4   48 next spill
        vpternlogd zmm15, zmm28, zmm20, 0x69         ;   479.5 p5      41 next
        vpxord zmm27, zmm26, zmm31                   ;   479.5 p0      41 next
        vpandd zmm5, zmm27, zmm8                     ;   480.5 p5      41 next
        vmovdqa64 zmm12, zmm27                       ;   480.5         41 next copy
        vpternlogd zmm12, zmm16, zmm14, 0x78         ;   480.5 p0      41 next
        vpternlogd zmm0, zmm27, zmm20, 0x78          ;   481.3 p5      41 next
        vmovdqa64 zmm27, zmm28                       ;   479.5         41 next copy
        vpternlogd zmm27, zmm9, zmm26, 0x87          ;   481.5 p0      41 next
        vpternlogd zmm27, zmm2, zmm20, 0x87          ;   482.5 p5      41 next
        vpternlogd zmm1, zmm25, zmm27, 0x69          ;   483.5 p0      41 next
        vmovdqu64 [rbp + 9408], zmm1                 ;   484.5 p8+p9   41 next spill
        vmovdqu64 [rbp + 10112], zmm18               ;   465.5 p7+p4   54 next spill
        vmovdqa64 zmm18, zmm1                        ;   484.5         41 next copy
        vmovdqa64 zmm1, zmm20                        ;   478.3         41 next copy
        vpternlogd zmm11, zmm26, zmm8, 0x87          ;   483.3 p5      41 next
        vpternlogd zmm27, zmm10, zmm31, 0x78         ;   483.5 p0      41 next
        vmovdqa64 zmm10, zmm27                       ;   484.5         41 next copy
        vpternlogd zmm18, zmm4, zmm14, 0x78          ;   484.5 p5      41 next
        vpternlogd zmm11, zmm29, zmm7, 0xe1          ;   484.5 p0      41 next
        vmovdqu64 [rbp + 5248], zmm25                ;   477.3 p8+p9   41 next spill
        vpxord zmm25, zmm0, zmm11                    ;   485.5 p5      41 next
        vpternlogd zmm1, zmm16, zmm26, 0x48          ;   485.5 p0      41 next
        vpternlogd zmm1, zmm17, zmm8, 0xd2           ;   486.5 p5      41 next
        vpternlogd zmm5, zmm15, zmm1, 0x69           ;   487.5 p0      41 next
        vmovdqu64 [rbp + 5632], zmm30                ;   456.5 p7+p4   54 next spill
        vmovdqa64 zmm30, zmm9                        ;   476.3         41 next copy
        vpternlogd zmm30, zmm4, zmm26, 0x48          ;   487.3 p5      41 next
        vmovdqu64 [rbp + 5184], zmm5                 ;   488.5 p8+p9   41 next spill
        vpandd zmm5, zmm14, zmm7                     ;   487.5 p0      41 next
        vpternlogd zmm5, zmm9, zmm4, 0x78            ;   488.5 p5      41 next
        vpternlogd zmm5, zmm29, zmm31, 0xd2          ;   489.5 p0      41 next
        vpxord zmm10, zmm10, zmm5                    ;   490.5 p5      41 next
        vmovdqu64 [rbp + 9984], zmm5                 ;   490.5 p7+p4   41 next spill
        vpandd zmm5, zmm4, zmm16                     ;   489.5 p0      41 next
        vpternlogd zmm5, zmm9, zmm8, 0x87            ;   490.5 p5      41 next
        vpternlogd zmm11, zmm15, zmm5, 0x69          ;   491.5 p0      41 next
        vmovdqu64 [rbp + 10368], zmm10               ;   491.5 p8+p9   41 next spill
        vpandd zmm10, zmm20, zmm7                    ;   491.3 p5      41 next
        vmovdqu64 [rbp + 10432], zmm10               ;   492.3 p7+p4   41 next spill
        vpxord zmm10, zmm20, zmm7                    ;   491.5 p0      41 next
        vpternlogd zmm10, zmm1, zmm31, 0x6c          ;   492.5 p5      41 next
        vpandd zmm31, zmm9, zmm7                     ;   492.5 p0      41 next
        vpternlogd zmm25, zmm17, zmm31, 0x96         ;   493.5 p5      41 next
        vpternlogd zmm31, zmm16, zmm8, 0x87          ;   493.5 p0      41 next
        vpternlogd zmm31, zmm4, zmm20, 0x87          ;   494.5 p5      41 next
        vpternlogd zmm4, zmm14, zmm14, 0xcf          ;   494.5 p0      41 next
        vpternlogd zmm4, zmm31, zmm12, 0x69          ;   495.5 p5      41 next
        vpternlogd zmm31, zmm20, zmm16, 0x87         ;   495.5 p0      41 next
        vpternlogd zmm31, zmm0, zmm2, 0x69           ;   496.5 p5      41 next
        vmovdqa64 zmm0, zmm7                         ;   472.5         41 next copy
        vpandd zmm1, zmm19, zmm22                    ;   496.5 p0      41 next
        vpternlogd zmm1, zmm23, zmm3, 0x28           ;   497.5 p5      41 next
        vpxord zmm2, zmm13, zmm23                    ;   497.5 p0      41 next
        vpternlogd zmm0, zmm20, zmm16, 0x60          ;   498.3 p5      41 next
        vpternlogd zmm0, zmm9, zmm14, 0x87           ;   499.3 p0      41 next
        vpternlogd zmm20, zmm9, zmm8, 0x60           ;   499.3 p5      41 next
        vpternlogd zmm9, zmm8, zmm7, 0x78            ;   499.5 p0      41 next
        vpternlogd zmm14, zmm29, zmm9, 0x6a          ;   500.5 p5      41 next
        vpternlogd zmm14, zmm16, zmm7, 0x4b          ;   501.5 p0      41 next
        vpxord zmm7, zmm7, zmm28                     ;   501.3 p5      41 next
        vpternlogd zmm21, zmm18, zmm0, 0x69          ;   501.5 p0      41 next
        vpternlogd zmm7, zmm20, zmm26, 0x6c          ;   502.3 p5      41 next
        vpternlogd zmm7, zmm5, zmm12, 0x96           ;   503.3 p0      41 next
        vpxord zmm5, zmm13, zmm22                    ;   503.3 p5      41 next
        vpandnd zmm8, zmm5, zmm23                    ;   504.3 p0      41 next
        vpternlogd zmm8, zmm22, zmm3, 0x48           ;   505.3 p5      41 next
        vpternlogd zmm31, zmm9, zmm30, 0x96          ;   504.5 p0      41 next
        vmovdqa64 zmm9, zmm2                         ;   498.5         41 next copy
        vmovdqa64 zmm12, zmm19                       ;   468.3         41 next copy
        vpternlogd zmm9, zmm24, zmm6, 0x78           ;   505.3 p5      41 next
        vpternlogd zmm12, zmm3, zmm6, 0x9a           ;   505.5 p0      41 next
        vpternlogd zmm21, zmm27, zmm6, 0x96          ;   506.3 p5      41 next
        vpternlogd zmm4, zmm22, [rbp + 9984], 0x96   ;   506.5 p0+p2   41 next
        vmovdqa64 zmm15, zmm1                        ;   498.5         41 next copy
        vpternlogd zmm15, zmm12, zmm22, 0x87         ;   507.3 p5      41 next
        vpternlogd zmm15, zmm24, zmm13, 0x87         ;   508.3 p0      41 next
        vpternlogd zmm12, zmm24, zmm3, 0xac          ;   508.3 p5      41 next
        vpternlogd zmm10, zmm14, zmm13, 0x96         ;   508.5 p0      41 next
        vmovdqa64 zmm14, zmm24                       ;   466.5         41 next copy
        vpternlogd zmm12, zmm9, zmm23, 0x2d          ;   509.3 p5      41 next
        vpternlogd zmm12, zmm15, zmm22, 0x78         ;   510.3 p0      41 next
        vpternlogd zmm14, zmm3, zmm3, 0x3f           ;   510.3 p5      41 next
        vmovdqa64 zmm16, zmm14                       ;   511.3         41 next copy
        vpternlogd zmm16, zmm19, zmm13, 0x78         ;   511.3 p0      41 next
        vmovdqa64 zmm17, zmm16                       ;   512.3         41 next copy
        vpternlogd zmm17, zmm22, zmm6, 0x78          ;   512.3 p5      41 next
        vpternlogd zmm31, zmm23, [rbp + 5248], 0x96  ;   511.5 p0+p3   41 next
        vmovdqa64 zmm18, zmm17                       ;   513.3         41 next copy
        vpternlogd zmm18, zmm15, zmm6, 0xd2          ;   513.3 p5      41 next
        vpternlogd zmm25, zmm0, zmm24, 0x96          ;   512.5 p0      41 next
        vpternlogd zmm12, zmm10, [r8 + 8832], 0x96   ;   513.3 p5+p2   48 next
        vmovdqa64 zmm0, zmm24                        ;   466.5         41 next copy
        vmovdqu64 zmm20, [rbp + 5184]                ;   488.5 p3      41 next
        vpternlogd zmm0, zmm22, zmm19, 0x6c          ;   513.5 p0      41 next
        vmovdqa64 zmm27, zmm0                        ;   514.5         41 next copy
        vmovdqa64 zmm26, zmm22                       ;   469.3         41 next copy
        vpternlogd zmm26, zmm3, zmm13, 0x9c          ;   514.3 p5      41 next
        vpternlogd zmm27, zmm9, zmm23, 0x7d          ;   514.5 p0      41 next
        vpternlogd zmm27, zmm18, zmm18, 0xc3         ;   515.5 p5      41 next
        vmovdqa64 zmm18, zmm26                       ;   515.3         41 next copy
        vpternlogd zmm18, zmm13, zmm13, 0x3f         ;   515.5 p0      41 next
        vmovdqa64 zmm28, zmm18                       ;   516.5         41 next copy
        vpternlogd zmm28, zmm5, zmm24, 0x87          ;   516.5 p5      41 next
        vpternlogd zmm20, zmm3, [rbp + 9408], 0x69   ;   516.5 p0+p2   41 next
        vpternlogd zmm27, zmm21, [r8 + 8768], 0x96   ;   517.3 p5+p3   48 next
        vpternlogd zmm26, zmm23, zmm6, 0x87          ;   517.5 p0      41 next
        vpternlogd zmm15, zmm28, zmm23, 0xd2         ;   518.3 p5      41 next
        vpternlogd zmm15, zmm26, zmm19, 0x2d         ;   519.3 p0      41 next
        vpternlogd zmm15, zmm4, [r8 + 9024], 0x96    ;   520.3 p5+p2   48 next
        vmovdqu64 [rbp + 9408], zmm15                ;   521.3 p8+p9   48 next spill
        vpxord zmm15, zmm20, [r8 + 8320]             ;   519.5 p0+p3   48 next
        vmovdqu64 [rbp + 5184], zmm12                ;   514.3 p7+p4   48 next spill
        vmovdqa64 zmm12, zmm19                       ;   468.3         41 next copy
        vpternlogd zmm12, zmm6, zmm6, 0xc3           ;   520.3 p5      41 next
        vpternlogd zmm18, zmm12, zmm6, 0x87          ;   521.3 p0      41 next
        vpternlogd zmm12, zmm16, zmm2, 0xc6          ;   521.3 p5      41 next
        vpternlogd zmm28, zmm18, zmm24, 0xd7         ;   522.3 p0      41 next
        vpternlogd zmm26, zmm0, zmm28, 0x96          ;   523.3 p5      41 next
        vpternlogd zmm26, zmm22, zmm12, 0x87         ;   524.3 p0      41 next
        vpternlogd zmm26, zmm18, zmm3, 0x2d          ;   525.3 p5      41 next
        vpternlogd zmm24, zmm17, zmm23, 0x6f         ;   523.5 p0      41 next
        vpternlogd zmm18, zmm13, zmm6, 0xd6          ;   524.3 p5      41 next
        vpternlogd zmm24, zmm8, zmm18, 0x96          ;   525.3 p0      41 next
        vpternlogd zmm18, zmm5, zmm13, 0x87          ;   525.3 p5      41 next
        vpternlogd zmm18, zmm17, zmm3, 0x87          ;   526.3 p0      41 next
        vpternlogd zmm14, zmm23, zmm12, 0x87         ;   526.3 p5      41 next
        vpternlogd zmm12, zmm2, zmm2, 0xf3           ;   526.5 p0      41 next
        vpternlogd zmm12, zmm28, zmm1, 0x96          ;   527.5 p5      41 next
        vpternlogd zmm12, zmm6, zmm19, 0xd2          ;   528.5 p0      41 next
        vpternlogd zmm12, zmm25, [r8 + 9152], 0x96   ;   529.5 p5+p2   48 next
        vpxord zmm25, zmm25, [r8 + 8576]             ;   528.5 p0+p3   48 next
        vmovdqu64 zmm0, [rbp + 10368]                ;   491.5 p2      41 next reload
        vpternlogd zmm19, zmm0, [rbp + 10432], 0x96  ;   529.3 p5+p3   41 next
        vpternlogd zmm7, zmm30, [r8 + 8640], 0x96    ;   529.5 p0+p2   48 next
        vpternlogd zmm24, zmm19, [r8 + 8960], 0x96   ;   530.3 p5+p3   48 next
        vpxord zmm10, zmm10, [r8 + 8256]             ;   530.5 p0+p2   48 next
        vpternlogd zmm20, zmm26, [r8 + 8896], 0x96   ;   531.3 p5+p3   48 next
        vmovdqa64 zmm17, zmm7                        ;   530.5         45 next copy
        vpandd zmm0, zmm7, zmm25                     ;   531.5 p0      45 next
        vpternlogd zmm11, zmm29, [r8 + 8704], 0x96   ;   532.3 p5+p2   48 next
        vpxord zmm21, zmm21, [r8 + 8192]             ;   532.5 p0+p3   48 next
        vpxord zmm19, zmm19, [r8 + 8384]             ;   533.3 p5+p2   48 next
        vpxord zmm4, zmm4, [r8 + 8448]               ;   533.5 p0+p3   48 next
        vpxord zmm2, zmm25, zmm21                    ;   534.3 p5      45 next
        vpxord zmm3, zmm2, zmm19                     ;   535.3 p0      45 next
        vpxord zmm30, zmm21, zmm10                   ;   535.3 p5      45 next
        vpternlogd zmm0, zmm11, zmm15, 0x78          ;   535.5 p0      45 next
        vmovdqa64 zmm13, zmm15                       ;   520.5         45 next copy
        vpternlogd zmm13, zmm10, zmm21, 0x6a         ;   536.3 p5      45 next
        vpternlogd zmm18, zmm14, zmm9, 0x96          ;   536.5 p0      41 next
        vpternlogd zmm18, zmm31, [r8 + 9088], 0x96   ;   537.5 p5+p2   48 next
        vpxord zmm31, zmm31, [r8 + 8512]             ;   537.5 p0+p3   48 next
        vpandd zmm6, zmm31, zmm15                    ;   538.5 p5      45 next
        vpxord zmm5, zmm31, zmm10                    ;   538.5 p0      45 next
        vpternlogd zmm0, zmm3, zmm31, 0xd2           ;   539.3 p5      45 next
        vmovdqa64 zmm8, zmm31                        ;   538.5         45 next copy
        vpternlogd zmm8, zmm4, zmm15, 0x6a           ;   539.5 p0      45 next
        vpandd zmm9, zmm31, zmm7                     ;   540.3 p5      45 next
        vpternlogd zmm9, zmm5, zmm4, 0x78            ;   541.3 p0      45 next
        vmovdqa64 zmm14, zmm13                       ;   537.3         45 next copy
        vpternlogd zmm14, zmm7, zmm10, 0x87          ;   541.3 p5      45 next
        vpternlogd zmm14, zmm8, zmm4, 0x87           ;   542.3 p0      45 next
        vpternlogd zmm30, zmm14, zmm31, 0x6c         ;   543.3 p5      45 next
        vpandd zmm22, zmm7, zmm11                    ;   542.5 p0      45 next
        vmovdqa64 zmm23, zmm11                       ;   533.3         45 next copy
        vpternlogd zmm23, zmm31, zmm4, 0x48          ;   543.3 p5      45 next
        vmovdqa64 zmm26, zmm11                       ;   533.3         45 next copy
        vpternlogd zmm26, zmm4, zmm19, 0x60          ;   543.5 p0      45 next
        vpternlogd zmm26, zmm7, zmm15, 0x87          ;   544.5 p5      45 next
        vpternlogd zmm31, zmm2, zmm11, 0x6a          ;   544.5 p0      45 next
        vpternlogd zmm6, zmm10, zmm21, 0x87          ;   545.3 p5      45 next
        vpternlogd zmm6, zmm3, zmm11, 0xe1           ;   546.3 p0      45 next
        vpternlogd zmm2, zmm6, zmm9, 0x96            ;   547.3 p5      45 next
        vpternlogd zmm2, zmm22, zmm26, 0x96          ;   548.3 p0      45 next
        vpandd zmm1, zmm11, zmm4                     ;   547.3 p5      45 next
        vpternlogd zmm14, zmm7, zmm19, 0x87          ;   547.5 p0      45 next
        vpternlogd zmm14, zmm4, zmm21, 0x78          ;   548.5 p5      45 next
        vpternlogd zmm1, zmm0, zmm30, 0x96           ;   548.5 p0      45 next
        vmovdqa64 zmm16, zmm14                       ;   549.5         45 next copy
        vpternlogd zmm16, zmm25, zmm15, 0x78         ;   549.5 p5      45 next
        vpternlogd zmm26, zmm25, zmm10, 0x78         ;   549.5 p0      45 next
        vpternlogd zmm30, zmm26, zmm16, 0x69         ;   550.5 p5      45 next
        vpternlogd zmm17, zmm25, zmm10, 0x48         ;   550.5 p0      45 next
        vpternlogd zmm31, zmm13, zmm4, 0x69          ;   551.3 p5      45 next
        vpternlogd zmm22, zmm19, zmm21, 0x87         ;   551.5 p0      45 next
        vpternlogd zmm22, zmm25, zmm4, 0x87          ;   552.5 p5      45 next
        vpternlogd zmm13, zmm11, zmm10, 0x28         ;   552.5 p0      45 next
        vpternlogd zmm10, zmm4, zmm19, 0x28          ;   553.3 p5      45 next
        vpternlogd zmm10, zmm25, zmm21, 0x78         ;   554.3 p0      45 next
        vpandd zmm16, zmm25, zmm19                   ;   554.3 p5      45 next
        vpternlogd zmm25, zmm22, zmm15, 0x63         ;   554.5 p0      45 next
        vmovdqa64 zmm26, zmm11                       ;   533.3         45 next copy
        vpternlogd zmm22, zmm4, zmm19, 0x87          ;   555.3 p5      45 next
        vpternlogd zmm4, zmm7, zmm21, 0x60           ;   555.5 p0      45 next
        vpternlogd zmm16, zmm7, zmm21, 0x87          ;   556.3 p5      45 next
        vpternlogd zmm26, zmm7, zmm21, 0x6c          ;   556.5 p0      45 next
        vpternlogd zmm21, zmm5, zmm10, 0x95          ;   557.3 p5      45 next
        vpternlogd zmm5, zmm19, zmm15, 0x78          ;   557.5 p0      45 next
        vpternlogd zmm13, zmm4, zmm5, 0x96           ;   558.5 p5      45 next
        vpternlogd zmm13, zmm16, zmm17, 0x96         ;   559.5 p0      45 next
        vpternlogd zmm22, zmm9, zmm8, 0x69           ;   559.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 5632]                 ;   456.5 p2      54 next reload
        vpternlogd zmm30, zmm27, zmm8, 0x96          ;   559.5 p0      54 next
        vmovdqu64 zmm9, [rbp + 5312]                 ;   461.3 p3      54 next reload
        vpternlogd zmm1, zmm24, zmm9, 0x96           ;   560.3 p5      54 next
        vmovdqu64 zmm28, [rbp + 1792]                ;   377.5 p2     108 r reload
        vmovdqu64 zmm29, [rbp + 6912]                ;   427.5 p3      48 next reload
        vpternlogd zmm21, zmm31, zmm14, 0x69         ;   560.5 p0      45 next
        vpternlogd zmm15, zmm3, zmm26, 0x6a          ;   561.3 p5      45 next
        vpternlogd zmm15, zmm11, zmm19, 0x2d         ;   562.3 p0      45 next
        vpternlogd zmm15, zmm23, zmm10, 0x96         ;   563.3 p5      45 next
        vpternlogd zmm6, zmm16, zmm31, 0x69          ;   562.5 p0      45 next
        vmovdqu64 zmm4, [rbp + 5184]                 ;   514.3 p2      48 next reload
        vpternlogd zmm25, zmm0, zmm5, 0x69           ;   563.3 p5      45 next
        vmovdqu64 zmm0, [rbp + 6784]                 ;   464.5 p3      54 next reload
        vpternlogd zmm6, zmm3, zmm0, 0x96            ;   563.5 p0      54 next
        vpternlogd zmm24, zmm29, zmm28, 0x96         ;   564.3 p5      54 next
        vpternlogd zmm29, zmm28, [r10 + 768], 0x96   ;   564.5 p0+p2   54 next
        vmovdqu64 zmm28, [rbp + 9792]                ;   463.5 p3      45 next reload
        vmovdqu64 zmm3, [rbp + 10112]                ;   465.5 p2      54 next reload
        vpternlogd zmm15, zmm4, zmm3, 0x96           ;   565.3 p5      54 next
        vpternlogd zmm22, zmm26, zmm17, 0x96         ;   565.5 p0      45 next
        vpternlogd zmm22, zmm7, zmm19, 0x78          ;   566.5 p5      45 next
        vmovdqu64 zmm31, [rbp + 5440]                ;   463.5 p3      54 next reload
        vpternlogd zmm21, zmm20, zmm31, 0x96         ;   566.5 p0      54 next
        vmovdqu64 zmm5, [rbp + 6848]                 ;   471.5 p2      54 next reload
        vmovdqu64 zmm26, [rbp + 9920]                ;   424.5 p3      48 next reload
        vpternlogd zmm2, zmm12, zmm5, 0x96           ;   567.3 p5      54 next
        vmovdqu64 zmm7, [rbp + 5376]                 ;   467.5 p2      54 next reload
        vmovdqu64 zmm10, [rbp + 1600]                ;   385.5 p3     108 r reload
        vmovdqu64 zmm11, [rbp + 5824]                ;   415.5 p2      48 next reload
        vpternlogd zmm27, zmm11, zmm10, 0x96         ;   567.5 p0      54 next
        vmovdqu64 zmm23, [rbp + 1728]                ;   386.5 p3     108 r reload
        vpternlogd zmm20, zmm26, zmm23, 0x96         ;   568.3 p5      54 next
        vpternlogd zmm11, zmm10, [r10 + 576], 0x96   ;   568.5 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 1664]                ;   388.3 p3     108 r reload
        vmovdqu64 zmm16, [rbp + 6976]                ;   412.3 p2      48 next reload
        vpternlogd zmm4, zmm16, zmm14, 0x96          ;   569.3 p5      54 next
        vmovdqu64 [rbp + 5440], zmm30                ;   560.5 p8+p9   54 next spill
        vpternlogd zmm16, zmm14, [r10 + 640], 0x96   ;   569.5 p0+p3   54 next
        vmovdqu64 zmm17, [rbp + 9664]                ;   468.5 p2      54 next reload
        vmovdqu64 zmm19, [rbp + 9408]                ;   521.3 p3      48 next reload
        vpternlogd zmm26, zmm23, [r10 + 704], 0x96   ;   570.3 p5+p2   54 next
        vpternlogd zmm13, zmm28, [rbp + 1472], 0x96  ;   570.5 p0+p3   54 next
        vpternlogd zmm25, zmm19, zmm17, 0x96         ;   571.3 p5      54 next
        vmovdqu64 zmm23, [rbp + 5888]                ;   419.5 p2      48 next reload
        vpxord zmm31, zmm31, [r10 + 128]             ;   571.5 p0+p3   54 next
        vpternlogd zmm19, zmm23, [rbp + 1856], 0x96  ;   572.3 p5+p2   54 next
        vmovdqu64 zmm14, [rbp + 1856]                ;   393.3 p3     108 r reload
        vpternlogd zmm23, zmm14, [r10 + 832], 0x96   ;   572.5 p0+p2   54 next
        vmovdqu64 zmm14, [rbp + 1472]                ;   394.7 p3     108 r reload
        vmovdqu64 zmm10, [rbp + 9216]                ;   437.5 p2      48 next reload
        vpternlogd zmm22, zmm18, zmm7, 0x96          ;   573.3 p5      54 next
        vpternlogd zmm18, zmm10, [rbp + 1920], 0x96  ;   573.5 p0+p3   54 next
        vmovdqu64 [rbp + 9920], zmm13                ;   571.5 p7+p4   54 next spill
        vmovdqu64 [rbp + 6784], zmm27                ;   568.5 p8+p9   54 next spill
        vpxord zmm0, zmm0, [r10 + 512]               ;   574.3 p5+p2   54 next
        vmovdqu64 [rbp + 6848], zmm6                 ;   564.5 p7+p4   54 next spill
        vpxord zmm8, zmm8, [r10]                     ;   574.5 p0+p3   54 next
        vpxord zmm9, zmm9, [r10 + 192]               ;   575.3 p5+p2   54 next
        vpxord zmm17, zmm17, [r10 + 256]             ;   575.5 p0+p3   54 next
        vpxord zmm7, zmm7, [r10 + 320]               ;   576.3 p5+p2   54 next
        vpxord zmm5, zmm5, [r10 + 384]               ;   576.5 p0+p3   54 next
        vmovdqu64 [rbp + 5888], zmm24                ;   565.3 p8+p9   54 next spill
        vpxord zmm3, zmm3, [r10 + 64]                ;   577.3 p5+p2   54 next
        vpternlogd zmm28, zmm14, [r10 + 448], 0x96   ;   577.5 p0+p3   54 next
        vmovdqu64 zmm14, [rbp + 10048]               ;   430.5 p2      48 next reload
        vmovdqu64 [rbp + 10048], zmm18               ;   574.5 p7+p4   54 next spill
        vpternlogd zmm12, zmm14, [rbp + 1984], 0x96  ;   578.3 p5+p3   54 next
        vmovdqu64 [rbp + 9792], zmm12                ;   579.3 p8+p9   54 next spill
        vmovdqu64 zmm12, [rbp + 1920]                ;   404.7 p2     108 r reload
        vmovdqu64 [rbp + 6976], zmm25                ;   572.3 p7+p4   54 next spill
        vmovdqu64 [rbp + 5184], zmm1                 ;   561.3 p8+p9   54 next spill
        vpternlogd zmm10, zmm12, [r10 + 896], 0x96   ;   578.5 p0+p3   54 next
        vmovdqu64 zmm12, [rbp + 1984]                ;   406.3 p2     108 r reload
        vpternlogd zmm14, zmm12, [r10 + 960], 0x96   ;   579.3 p5+p3   54 next
        vpandd zmm12, zmm23, zmm10                   ;   579.5 p0      41 next
        vmovdqa64 zmm18, zmm12                       ;   580.5         41 next copy
        vpternlogd zmm18, zmm23, zmm0, 0x58          ;   580.5 p5      41 next
        vpternlogd zmm12, zmm14, zmm11, 0x78         ;   580.5 p0      41 next
        vpxord zmm24, zmm23, zmm28                   ;   581.3 p5      41 next
        vmovdqu64 [rbp + 5312], zmm21                ;   567.5 p7+p4   54 next spill
        vmovdqa64 zmm21, zmm29                       ;   565.5         41 next copy
        vpternlogd zmm21, zmm26, zmm11, 0x6a         ;   581.5 p0      41 next
        vmovdqu64 [rbp + 9408], zmm20                ;   569.3 p8+p9   54 next spill
        vmovdqu64 [rbp + 9216], zmm19                ;   573.3 p7+p4   54 next spill
        vpandd zmm19, zmm23, zmm11                   ;   582.3 p5      41 next
        vpxord zmm20, zmm24, zmm16                   ;   582.5 p0      41 next
        vpternlogd zmm12, zmm20, zmm29, 0xd2         ;   583.5 p5      41 next
        vmovdqu64 [rbp + 6912], zmm4                 ;   570.3 p8+p9   54 next spill
        vmovdqa64 zmm4, zmm12                        ;   584.5         41 next copy
        vpandd zmm25, zmm16, zmm10                   ;   583.5 p0      41 next
        vmovdqa64 zmm27, zmm24                       ;   582.3         41 next copy
        vpternlogd zmm27, zmm14, zmm29, 0x6c         ;   584.3 p5      41 next
        vpxord zmm6, zmm29, zmm0                     ;   584.5 p0      41 next
        vpandd zmm13, zmm6, zmm28                    ;   585.5 p5      41 next
        vmovdqu64 [rbp + 5376], zmm2                 ;   568.3 p7+p4   54 next spill
        vpxord zmm2, zmm0, zmm28                     ;   585.5 p0      41 next
        vmovdqu64 [rbp + 9664], zmm22                ;   574.3 p8+p9   54 next spill
        vmovdqa64 zmm22, zmm6                        ;   585.5         41 next copy
        vpternlogd zmm22, zmm16, zmm11, 0x78         ;   586.3 p5      41 next
        vpandd zmm1, zmm29, zmm11                    ;   586.5 p0      41 next
        vpternlogd zmm1, zmm0, zmm28, 0x87           ;   587.5 p5      41 next
        vmovdqu64 [rbp + 5824], zmm15                ;   566.3 p7+p4   54 next spill
        vpandd zmm15, zmm29, zmm10                   ;   587.5 p0      41 next
        vmovdqa64 zmm30, zmm11                       ;   569.5         41 next copy
        vpternlogd zmm30, zmm0, zmm28, 0x6a          ;   588.3 p5      41 next
        vpternlogd zmm15, zmm6, zmm26, 0x78          ;   588.5 p0      41 next
        vmovdqa64 zmm6, zmm30                        ;   589.3         41 next copy
        vpternlogd zmm27, zmm30, zmm26, 0x69         ;   589.3 p5      41 next
        vpternlogd zmm6, zmm10, zmm0, 0x87           ;   589.5 p0      41 next
        vpternlogd zmm6, zmm21, zmm26, 0x87          ;   590.5 p5      41 next
        vpternlogd zmm1, zmm20, zmm14, 0xe1          ;   590.5 p0      41 next
        vpternlogd zmm2, zmm6, zmm29, 0x6c           ;   591.5 p5      41 next
        vpxord zmm4, zmm4, zmm2                      ;   592.5 p0      41 next
        vmovdqu64 [rbp + 10112], zmm12               ;   584.5 p8+p9   41 next spill
        vpxord zmm12, zmm15, zmm1                    ;   592.3 p5      41 next
        vmovdqu64 [rbp + 5632], zmm4                 ;   593.5 p7+p4   41 next spill
        vmovdqu64 [rbp + 10432], zmm25               ;   584.5 p8+p9   41 next spill
        vpandd zmm4, zmm28, zmm26                    ;   592.5 p0      41 next
        vpternlogd zmm4, zmm6, zmm25, 0x69           ;   593.5 p5      41 next
        vmovdqa64 zmm6, zmm26                        ;   571.3         41 next copy
        vpternlogd zmm6, zmm16, zmm0, 0x48           ;   593.5 p0      41 next
        vpternlogd zmm6, zmm24, zmm28, 0xd2          ;   594.5 p5      41 next
        vpternlogd zmm13, zmm27, zmm6, 0x69          ;   595.5 p0      41 next
        vpandd zmm25, zmm26, zmm14                   ;   595.3 p5      41 next
        vmovdqu64 [rbp + 10368], zmm25               ;   596.3 p7+p4   41 next spill
        vpxord zmm25, zmm26, zmm14                   ;   595.5 p0      41 next
        vpternlogd zmm25, zmm6, zmm29, 0x6c          ;   596.5 p5      41 next
        vmovdqa64 zmm6, zmm14                        ;   580.3         41 next copy
        vpternlogd zmm6, zmm26, zmm16, 0x60          ;   596.5 p0      41 next
        vpternlogd zmm6, zmm10, zmm11, 0x87          ;   597.5 p5      41 next
        vmovdqa64 zmm29, zmm6                        ;   598.5         41 next copy
        vpternlogd zmm29, zmm23, zmm0, 0x78          ;   598.5 p0      41 next
        vpternlogd zmm29, zmm19, zmm4, 0x69          ;   599.5 p5      41 next
        vpandd zmm19, zmm14, zmm10                   ;   598.5 p0      41 next
        vpternlogd zmm12, zmm24, zmm19, 0x96         ;   599.5 p5      41 next
        vpandd zmm24, zmm23, zmm16                   ;   599.5 p0      41 next
        vpternlogd zmm19, zmm16, zmm28, 0x87         ;   600.3 p5      41 next
        vpternlogd zmm19, zmm23, zmm26, 0x87         ;   601.3 p0      41 next
        vpternlogd zmm23, zmm11, zmm11, 0xcf         ;   601.3 p5      41 next
        vpternlogd zmm23, zmm19, zmm22, 0x69         ;   602.3 p0      41 next
        vpxord zmm30, zmm30, zmm14                   ;   602.3 p5      41 next
        vpternlogd zmm13, zmm4, zmm31, 0x69          ;   602.5 p0      41 next
        vpternlogd zmm24, zmm10, zmm28, 0x87         ;   603.3 p5      41 next
        vpternlogd zmm29, zmm2, zmm8, 0x96           ;   603.5 p0      41 next
        vpternlogd zmm19, zmm26, zmm16, 0x87         ;   604.3 p5      41 next
        vpternlogd zmm26, zmm10, zmm28, 0x60         ;   604.5 p0      41 next
        vpternlogd zmm30, zmm26, zmm0, 0x6c          ;   605.5 p5      41 next
        vpternlogd zmm19, zmm15, zmm21, 0x69         ;   605.5 p0      41 next
        vpternlogd zmm10, zmm28, zmm14, 0x78         ;   606.3 p5      41 next
        vpternlogd zmm11, zmm20, zmm10, 0x6a         ;   607.3 p0      41 next
        vpternlogd zmm11, zmm14, zmm16, 0x2d         ;   608.3 p5      41 next
        vpternlogd zmm19, zmm10, zmm18, 0x96         ;   607.5 p0      41 next
        vpxord zmm10, zmm3, zmm17                    ;   608.3 p5      41 next
        vmovdqa64 zmm21, zmm9                        ;   576.3         41 next copy
        vpandnd zmm14, zmm10, zmm7                   ;   609.3 p0      41 next
        vpternlogd zmm14, zmm17, zmm31, 0x48         ;   610.3 p5      41 next
        vpternlogd zmm30, zmm22, zmm24, 0x96         ;   609.5 p0      41 next
        vpandd zmm0, zmm9, zmm17                     ;   610.3 p5      41 next
        vpternlogd zmm0, zmm7, zmm31, 0x28           ;   611.3 p0      41 next
        vpternlogd zmm21, zmm31, zmm8, 0x9a          ;   611.3 p5      41 next
        vmovdqa64 zmm2, zmm0                         ;   612.3         41 next copy
        vpternlogd zmm24, zmm1, zmm27, 0x69          ;   611.5 p0      41 next
        vpxord zmm1, zmm3, zmm7                      ;   612.3 p5      41 next
        vmovdqa64 zmm15, zmm1                        ;   613.3         41 next copy
        vpternlogd zmm15, zmm5, zmm8, 0x78           ;   613.3 p0      41 next
        vmovdqa64 zmm16, zmm15                       ;   614.3         41 next copy
        vpternlogd zmm2, zmm21, zmm17, 0x87          ;   613.3 p5      41 next
        vpternlogd zmm25, zmm11, zmm3, 0x96          ;   613.5 p0      41 next
        vmovdqa64 zmm4, zmm5                         ;   577.5         41 next copy
        vpternlogd zmm4, zmm31, zmm31, 0x3f          ;   614.3 p5      41 next
        vpternlogd zmm2, zmm5, zmm3, 0x87            ;   614.5 p0      41 next
        vpternlogd zmm21, zmm5, zmm31, 0xac          ;   615.3 p5      41 next
        vpternlogd zmm21, zmm15, zmm7, 0x2d          ;   616.3 p0      41 next
        vpternlogd zmm21, zmm2, zmm17, 0x78          ;   617.3 p5      41 next
        vmovdqa64 zmm11, zmm4                        ;   615.3         41 next copy
        vpternlogd zmm11, zmm9, zmm3, 0x78           ;   616.5 p0      41 next
        vmovdqa64 zmm22, zmm11                       ;   617.5         41 next copy
        vpternlogd zmm22, zmm17, zmm8, 0x78          ;   617.5 p5      41 next
        vmovdqa64 zmm26, zmm22                       ;   618.5         41 next copy
        vpternlogd zmm23, zmm17, [rbp + 10112], 0x96 ;   617.5 p0+p2   41 next
        vpternlogd zmm19, zmm7, [rbp + 10432], 0x96  ;   618.3 p5+p3   41 next
        vpternlogd zmm26, zmm2, zmm8, 0xd2           ;   618.5 p0      41 next
        vpternlogd zmm12, zmm6, zmm5, 0x96           ;   619.3 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   577.5         41 next copy
        vpternlogd zmm21, zmm25, [r9 + 8832], 0x96   ;   619.5 p0+p2   48 next
        vpternlogd zmm6, zmm17, zmm9, 0x6c           ;   620.3 p5      41 next
        vpxord zmm16, zmm16, zmm6                    ;   621.3 p0      41 next
        vpternlogd zmm16, zmm26, zmm7, 0xc6          ;   622.3 p5      41 next
        vmovdqu64 zmm26, [rbp + 5632]                ;   593.5 p3      41 next
        vpternlogd zmm26, zmm9, [rbp + 10368], 0x96  ;   621.5 p0+p2   41 next
        vmovdqa64 zmm27, zmm10                       ;   609.3         41 next copy
        vpternlogd zmm27, zmm17, zmm31, 0x6a         ;   622.3 p5      41 next
        vmovdqu64 [rbp + 10368], zmm21               ;   620.5 p8+p9   48 next spill
        vmovdqa64 zmm28, zmm27                       ;   623.3         41 next copy
        vpternlogd zmm28, zmm3, zmm3, 0x3f           ;   623.3 p0      41 next
        vpternlogd zmm27, zmm7, zmm8, 0x87           ;   623.3 p5      41 next
        vmovdqa64 zmm21, zmm28                       ;   624.3         41 next copy
        vpternlogd zmm21, zmm10, zmm5, 0x87          ;   624.3 p0      41 next
        vpternlogd zmm2, zmm21, zmm7, 0xd2           ;   625.3 p5      41 next
        vpternlogd zmm2, zmm27, zmm9, 0x2d           ;   626.3 p0      41 next
        vpternlogd zmm2, zmm23, [r9 + 9024], 0x96    ;   627.3 p5+p3   48 next
        vmovdqu64 [rbp + 5632], zmm2                 ;   628.3 p7+p4   48 next spill
        vpternlogd zmm16, zmm29, [r9 + 8768], 0x96   ;   625.5 p0+p2   48 next
        vmovdqa64 zmm2, zmm9                         ;   576.3         41 next copy
        vpternlogd zmm2, zmm8, zmm8, 0xc3            ;   626.3 p5      41 next
        vpternlogd zmm28, zmm2, zmm8, 0x87           ;   627.3 p0      41 next
        vpternlogd zmm2, zmm11, zmm1, 0xc6           ;   627.3 p5      41 next
        vpternlogd zmm21, zmm28, zmm5, 0xd7          ;   628.3 p0      41 next
        vpternlogd zmm5, zmm22, zmm7, 0x6f           ;   628.3 p5      41 next
        vpternlogd zmm27, zmm6, zmm21, 0x96          ;   629.3 p0      41 next
        vpternlogd zmm27, zmm17, zmm2, 0x87          ;   630.3 p5      41 next
        vpternlogd zmm27, zmm28, zmm31, 0x2d         ;   631.3 p0      41 next
        vpternlogd zmm28, zmm3, zmm8, 0xd6           ;   630.3 p5      41 next
        vpternlogd zmm5, zmm14, zmm28, 0x96          ;   631.3 p0      41 next
        vpternlogd zmm28, zmm10, zmm3, 0x87          ;   631.3 p5      41 next
        vpternlogd zmm28, zmm22, zmm31, 0x87         ;   632.3 p0      41 next
        vpternlogd zmm4, zmm7, zmm2, 0x87            ;   632.3 p5      41 next
        vpternlogd zmm28, zmm4, zmm15, 0x96          ;   633.3 p0      41 next
        vpternlogd zmm28, zmm19, [r9 + 9088], 0x96   ;   634.3 p5+p3   48 next
        vpternlogd zmm2, zmm1, zmm1, 0xf3            ;   633.5 p0      41 next
        vpternlogd zmm2, zmm21, zmm0, 0x96           ;   634.5 p5      41 next
        vpternlogd zmm27, zmm13, [r9 + 8896], 0x96   ;   634.5 p0+p2   48 next
        vpxord zmm25, zmm25, [r9 + 8256]             ;   635.3 p5+p3   48 next
        vpxord zmm13, zmm13, [r9 + 8320]             ;   635.5 p0+p2   48 next
        vpternlogd zmm2, zmm9, zmm8, 0xb4            ;   636.3 p5      41 next
        vpternlogd zmm5, zmm26, [r9 + 8960], 0x96    ;   636.5 p0+p3   48 next
        vpternlogd zmm2, zmm12, [r9 + 9152], 0x96    ;   637.3 p5+p2   48 next
        vpternlogd zmm24, zmm20, [r9 + 8704], 0x96   ;   637.5 p0+p3   48 next
        vpxord zmm29, zmm29, [r9 + 8192]             ;   638.3 p5+p2   48 next
        vpxord zmm26, zmm26, [r9 + 8384]             ;   638.5 p0+p3   48 next
        vpxord zmm23, zmm23, [r9 + 8448]             ;   639.3 p5+p2   48 next
        vpxord zmm12, zmm12, [r9 + 8576]             ;   639.5 p0+p3   48 next
        vpternlogd zmm30, zmm18, [r9 + 8640], 0x96   ;   640.3 p5+p2   48 next
        vmovdqa64 zmm22, zmm30                       ;   641.3         45 next copy
        vpxord zmm19, zmm19, [r9 + 8512]             ;   640.5 p0+p3   48 next
        vpandd zmm0, zmm12, zmm13                    ;   641.3 p5      45 next
        vpxord zmm1, zmm12, zmm29                    ;   641.5 p0      45 next
        vpandd zmm31, zmm12, zmm30                   ;   642.3 p5      45 next
        vpxord zmm3, zmm1, zmm26                     ;   642.5 p0      45 next
        vpternlogd zmm31, zmm24, zmm13, 0x78         ;   643.3 p5      45 next
        vpternlogd zmm31, zmm3, zmm19, 0xd2          ;   644.3 p0      45 next
        vmovdqa64 zmm4, zmm31                        ;   645.3         45 next copy
        vpandd zmm6, zmm26, zmm30                    ;   644.3 p5      45 next
        vpxord zmm7, zmm29, zmm25                    ;   644.5 p0      45 next
        vpxord zmm10, zmm24, zmm23                   ;   645.3 p5      45 next
        vpxord zmm11, zmm19, zmm25                   ;   645.5 p0      45 next
        vpandd zmm15, zmm19, zmm13                   ;   646.3 p5      45 next
        vpandd zmm8, zmm29, zmm23                    ;   646.5 p0      45 next
        vmovdqa64 zmm17, zmm19                       ;   641.5         45 next copy
        vpternlogd zmm22, zmm12, zmm25, 0x48         ;   647.3 p5      45 next
        vpternlogd zmm17, zmm23, zmm13, 0x6a         ;   647.5 p0      45 next
        vmovdqa64 zmm20, zmm13                       ;   636.5         45 next copy
        vpternlogd zmm20, zmm25, zmm29, 0x6a         ;   648.3 p5      45 next
        vmovdqa64 zmm21, zmm20                       ;   649.3         45 next copy
        vpandd zmm18, zmm19, zmm30                   ;   648.5 p0      45 next
        vmovdqu64 [rbp + 10112], zmm28               ;   635.3 p8+p9   48 next spill
        vmovdqa64 zmm28, zmm23                       ;   640.3         45 next copy
        vpternlogd zmm28, zmm26, zmm25, 0x48         ;   649.3 p5      45 next
        vpternlogd zmm21, zmm30, zmm25, 0x87         ;   649.5 p0      45 next
        vpternlogd zmm21, zmm17, zmm23, 0x87         ;   650.5 p5      45 next
        vpternlogd zmm8, zmm6, zmm21, 0x69           ;   651.5 p0      45 next
        vpternlogd zmm21, zmm7, zmm19, 0x78          ;   651.5 p5      45 next
        vmovdqa64 zmm7, zmm1                         ;   642.5         45 next copy
        vpternlogd zmm7, zmm24, zmm19, 0x6c          ;   651.5 p0      45 next
        vpternlogd zmm28, zmm1, zmm29, 0xd2          ;   652.3 p5      45 next
        vpandd zmm14, zmm11, zmm29                   ;   652.5 p0      45 next
        vpternlogd zmm18, zmm11, zmm23, 0x78         ;   653.3 p5      45 next
        vpternlogd zmm10, zmm19, zmm28, 0x6a         ;   653.5 p0      45 next
        vpternlogd zmm11, zmm26, zmm13, 0x78         ;   654.3 p5      45 next
        vmovdqa64 zmm19, zmm24                       ;   638.5         45 next copy
        vpternlogd zmm19, zmm23, zmm26, 0x60         ;   654.5 p0      45 next
        vpternlogd zmm19, zmm30, zmm13, 0x87         ;   655.5 p5      45 next
        vpternlogd zmm15, zmm25, zmm29, 0x87         ;   655.5 p0      45 next
        vpternlogd zmm7, zmm20, zmm23, 0x69          ;   656.3 p5      45 next
        vpternlogd zmm14, zmm28, zmm7, 0x69          ;   657.3 p0      45 next
        vpternlogd zmm14, zmm8, zmm27, 0x69          ;   658.3 p5      45 next
        vpternlogd zmm15, zmm3, zmm24, 0xe1          ;   657.5 p0      45 next
        vmovdqu64 [rbp + 10432], zmm2                ;   638.3 p7+p4   48 next spill
        vpxord zmm2, zmm18, zmm15                    ;   658.5 p5      45 next
        vpternlogd zmm20, zmm24, zmm25, 0x28         ;   658.5 p0      45 next
        vpandd zmm9, zmm24, zmm23                    ;   659.3 p5      45 next
        vpternlogd zmm25, zmm19, zmm12, 0x6c         ;   659.5 p0      45 next
        vpternlogd zmm25, zmm0, zmm8, 0x69           ;   660.5 p5      45 next
        vpandd zmm0, zmm24, zmm30                    ;   660.5 p0      45 next
        vpxord zmm4, zmm4, zmm21                     ;   661.3 p5      45 next
        vpternlogd zmm4, zmm9, zmm5, 0x96            ;   662.3 p0      45 next
        vmovdqu64 zmm9, [rbp + 5760]                 ;   485.2 p2      63 r reload
        vpternlogd zmm25, zmm21, zmm16, 0x96         ;   662.3 p5      45 next
        vpternlogd zmm2, zmm1, zmm0, 0x96            ;   662.5 p0      45 next
        vpternlogd zmm0, zmm26, zmm29, 0x87          ;   663.3 p5      45 next
        vpternlogd zmm0, zmm12, zmm23, 0x87          ;   664.3 p0      45 next
        vpandd zmm1, zmm12, zmm26                    ;   664.3 p5      45 next
        vpternlogd zmm12, zmm13, zmm13, 0xcf         ;   664.5 p0      45 next
        vpternlogd zmm12, zmm0, zmm11, 0x69          ;   665.5 p5      45 next
        vpternlogd zmm0, zmm23, zmm26, 0x87          ;   665.5 p0      45 next
        vpternlogd zmm0, zmm18, zmm17, 0x69          ;   666.5 p5      45 next
        vpternlogd zmm23, zmm30, zmm29, 0x60         ;   666.5 p0      45 next
        vpternlogd zmm20, zmm23, zmm11, 0x96         ;   667.5 p5      45 next
        vpternlogd zmm1, zmm30, zmm29, 0x87          ;   667.5 p0      45 next
        vpternlogd zmm30, zmm29, zmm24, 0x78         ;   668.3 p5      45 next
        vpternlogd zmm20, zmm22, zmm1, 0x96          ;   668.5 p0      45 next
        vpternlogd zmm1, zmm7, zmm7, 0xc3            ;   669.3 p5      45 next
        vmovdqu64 zmm8, [rbp + 9152]                 ;   489.5 p3      63 r reload
        vpternlogd zmm0, zmm30, zmm22, 0x96          ;   669.5 p0      45 next
        vpternlogd zmm13, zmm3, zmm30, 0x6a          ;   670.3 p5      45 next
        vpternlogd zmm13, zmm24, zmm26, 0x2d         ;   671.3 p0      45 next
        vmovdqu64 zmm30, [rbp + 10368]               ;   620.5 p2      48 next reload
        vpternlogd zmm10, zmm13, zmm30, 0x96         ;   672.3 p5      45 next
        vmovdqu64 zmm11, [rbp + 8960]                ;   492.5 p3      63 r reload
        vmovdqu64 zmm7, [rbp + 10112]                ;   635.3 p2      48 next reload
        vpternlogd zmm0, zmm6, zmm7, 0x96            ;   671.5 p0      45 next
        vmovdqu64 zmm6, [rbp + 5440]                 ;   560.5 p3      54 next reload
        vpternlogd zmm25, zmm6, [rbp + 8064], 0x96   ;   672.3 p5+p2  108 r
        vpternlogd zmm6, zmm8, [r9 + 1024], 0x96     ;   672.5 p0+p3  108 r
        vmovdqu64 zmm8, [rbp + 5312]                 ;   567.5 p2      54 next reload
        vpternlogd zmm14, zmm8, [rbp + 5504], 0x96   ;   673.3 p5+p3  108 r
        vpternlogd zmm8, zmm9, [r9 + 1152], 0x96     ;   673.5 p0+p2  108 r
        vmovdqu64 zmm9, [rbp + 5824]                 ;   566.3 p3      54 next reload
        vpternlogd zmm10, zmm9, [rbp + 8000], 0x96   ;   674.3 p5+p2  108 r
        vpternlogd zmm9, zmm11, [r9 + 1088], 0x96    ;   674.5 p0+p3  108 r
        vmovdqu64 zmm11, [rbp + 5184]                ;   561.3 p2      54 next reload
        vpternlogd zmm1, zmm15, zmm3, 0x96           ;   675.3 p5      45 next
        vmovdqu64 zmm3, [rbp + 5632]                 ;   628.3 p3      48 next reload
        vmovdqu64 zmm26, [rbp + 5888]                ;   565.3 p2     108 r
        vmovdqu64 zmm13, [rbp + 7296]                ;   501.5 p3      63 r reload
        vmovdqu64 zmm17, [rbp + 8640]                ;   502.5 p2      63 r reload
        sub r15, qword [rbp + 10512]                 ;   502.7 p1+p10  113 rounds
        vpternlogd zmm4, zmm11, [rbp + 8256], 0x96   ;   675.5 p0+p3  108 r
        sub r13, qword [rbp + 10512]                 ;   504.3 p6+p2  113 rounds
        vpternlogd zmm11, zmm13, [r9 + 1216], 0x96   ;   676.3 p5+p3  108 r
        vmovdqu64 zmm13, [rbp + 6784]                ;   568.5 p2      54 next reload
        vpternlogd zmm16, zmm13, [rbp + 7424], 0x96  ;   676.5 p0+p3  108 r
        vmovdqu64 zmm15, [rbp + 8896]                ;   507.3 p2      63 r reload
        vpternlogd zmm13, zmm15, [r9 + 1600], 0x96   ;   677.3 p5+p3  108 r
        vmovdqu64 zmm15, [rbp + 6912]                ;   570.3 p2      54 next reload
        vpternlogd zmm30, zmm15, [rbp + 5568], 0x96  ;   677.5 p0+p3  108 r
        vpternlogd zmm15, zmm17, [r9 + 1664], 0x96   ;   678.3 p5+p2  108 r
        vpternlogd zmm12, zmm31, zmm3, 0x96          ;   678.5 p0      45 next
        vmovdqu64 zmm31, [rbp + 10432]               ;   638.3 p3      48 next reload
        vpternlogd zmm2, zmm19, zmm31, 0x96          ;   679.3 p5      45 next
        vmovdqu64 zmm23, [rbp + 9920]                ;   571.5 p2     108 r
        vmovdqu64 zmm19, [rbp + 8832]                ;   510.5 p3      63 r reload
        vmovdqu64 zmm18, [rbp + 8768]                ;   511.3 p2      63 r reload
        vmovdqu64 zmm17, [rbp + 6976]                ;   572.3 p3      54 next reload
        vpternlogd zmm12, zmm17, [rbp + 8128], 0x96  ;   679.5 p0+p2  108 r
        vpternlogd zmm17, zmm18, [r9 + 1280], 0x96   ;   680.3 p5+p3  108 r
        vmovdqu64 zmm18, [rbp + 9664]                ;   574.3 p2      54 next reload
        vpternlogd zmm0, zmm18, [rbp + 5120], 0x96   ;   680.5 p0+p3  108 r
        vpternlogd zmm18, zmm19, [r9 + 1344], 0x96   ;   681.3 p5+p2  108 r
        vmovdqu64 zmm19, [rbp + 9408]                ;   569.3 p3      54 next reload
        vpternlogd zmm27, zmm19, [rbp + 7744], 0x96  ;   681.5 p0+p2  108 r
        vmovdqu64 zmm21, [rbp + 8512]                ;   515.7 p3      63 r reload
        vmovdqu64 zmm29, [rbp + 8384]                ;   516.3 p2      63 r reload
        vpternlogd zmm19, zmm21, [r9 + 1728], 0x96   ;   682.3 p5+p3  108 r
        vmovdqu64 zmm21, [rbp + 5376]                ;   568.3 p2      54 next reload
        vmovdqu64 zmm22, [rbp + 6272]                ;   517.7 p3      63 r reload
        vpternlogd zmm2, zmm21, [rbp + 8192], 0x96   ;   682.5 p0+p2  108 r
        vmovdqu64 [rbp + 8384], zmm25                ;   673.3 p8+p9  108 r spill
        vpternlogd zmm21, zmm22, [r9 + 1408], 0x96   ;   683.3 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 8704]                ;   519.3 p2      63 r reload
        vpternlogd zmm23, zmm22, [r9 + 1472], 0x96   ;   683.5 p0+p3  108 r
        vmovdqu64 zmm22, [rbp + 8576]                ;   520.3 p2      63 r reload
        vmovdqu64 zmm24, [rbp + 6848]                ;   564.5 p3     108 r
        vpternlogd zmm24, zmm22, [r9 + 1536], 0x96   ;   684.3 p5+p2  108 r
        vmovdqu64 zmm22, [rbp + 8448]                ;   521.7 p3      63 r reload
        vpternlogd zmm26, zmm22, [r9 + 1792], 0x96   ;   684.5 p0+p2  108 r
        vmovdqu64 zmm22, [rbp + 6144]                ;   522.7 p3      63 r reload
        vmovdqu64 zmm28, [rbp + 9216]                ;   573.3 p2     108 r
        vpternlogd zmm28, zmm22, [r9 + 1856], 0x96   ;   685.3 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 5888]                ;   565.3 p2      54 next reload
        vpternlogd zmm5, zmm22, [rbp + 6656], 0x96   ;   685.5 p0+p3  108 r
        vmovdqu64 zmm22, [rbp + 9920]                ;   571.5 p2      54 next reload
        add r13, 0x400                               ;   525.3 p11    113 rounds
        vpternlogd zmm20, zmm22, [rbp + 7936], 0x96  ;   686.3 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 9216]                ;   573.3 p2      54 next reload
        vpternlogd zmm3, zmm22, [rbp + 7232], 0x96   ;   686.5 p0+p3  108 r
        vmovdqu64 zmm22, [rbp + 6848]                ;   564.5 p2      54 next reload
        vpternlogd zmm1, zmm22, [rbp + 5696], 0x96   ;   687.3 p5+p3  108 r
        vmovdqu64 zmm22, [rbp + 10048]               ;   574.5 p2      54 next reload
        vpternlogd zmm7, zmm22, [rbp + 5056], 0x96   ;   687.5 p0+p3  108 r
        vpternlogd zmm22, zmm29, [r9 + 1920], 0x96   ;   688.3 p5+p2  108 r
        vmovdqu64 zmm29, [rbp + 8320]                ;   530.8 p3      63 r reload
        vmovdqu64 zmm25, [rbp + 9792]                ;   579.3 p2     108 r
        vpternlogd zmm25, zmm29, [r9 + 1984], 0x96   ;   688.5 p0+p3  108 r
        mov rsi, qword [rbp + 10512]                 ;   531.5 p10    113 rounds reload
        sub r11, rsi                                 ;   536.5 p1     113 rounds
        add r11, 0x800                               ;   537.5 p6     113 rounds
        and r11, 0x1fff                              ;   538.5 p11    113 rounds
        vmovdqu64 zmm29, [rbp + 9792]                ;   579.3 p2      54 next reload
        sub r10, qword [rbp + 10512]                 ;   532.7 p1+p10  113 rounds
        vpternlogd zmm31, zmm29, [rbp + 4992], 0x96  ;   689.3 p5+p3  108 r
        sub r14, qword [rbp + 10512]                 ;   533.5 p6+p2  113 rounds
        add r10, 0x800                               ;   533.7 p11    113 rounds
        add r11, rsi                                 ;   539.5 p1     113 rounds
        vmovdqu64 [rbp - 128], zmm7                  ;   688.5 p7+p4  113 rounds
        vmovdqu64 [rbp - 64], zmm31                  ;   690.3 p8+p9  113 rounds
        and r10, 0x1fff                              ;   535.3 p6     113 rounds
        and r13, 0x1fff                              ;   536.3 p11    113 rounds
        add r13, rsi                                 ;   537.3 p1     113 rounds
        sub r8, rsi                                  ;   536.7 p6     113 rounds
        sub r9, rsi                                  ;   537.3 p11    113 rounds
        add r14, 0x400                               ;   537.5 p1     113 rounds
        and r14, 0x1fff                              ;   538.5 p6     113 rounds
        add r14, rsi                                 ;   539.5 p11    113 rounds
        add r15, 0x400                               ;   538.7 p1     113 rounds
        and r15, 0x1fff                              ;   539.7 p6     113 rounds
        add r15, rsi                                 ;   540.7 p11    113 rounds
        add r10, rsi                                 ;   539.7 p1     113 rounds
        add r9, 0x800                                ;   540.3 p6     113 rounds
        add r8, 0x800                                ;   540.5 p11    113 rounds
        and r8, 0x1fff                               ;   541.5 p1     113 rounds
        add r8, rsi                                  ;   542.5 p6     113 rounds
        vmovdqa64 zmm7, zmm23                        ;   684.5        108 r copy
        vmovdqa64 zmm23, zmm20                       ;   687.3        108 r copy
        vmovdqa64 zmm20, zmm12                       ;   680.5        108 r copy
        vmovdqa64 zmm12, zmm26                       ;   685.5        108 r copy
        vmovdqa64 zmm26, zmm30                       ;   678.5        108 r copy
        vmovdqa64 zmm30, zmm0                        ;   681.5        108 r copy
        vmovdqa64 zmm0, zmm6                         ;   673.5        108 r copy
        vmovdqa64 zmm6, zmm21                        ;   684.3        108 r copy
        vmovdqa64 zmm21, zmm30                       ;   681.5        108 r copy
        and r9, 0x1fff                               ;   545.2 p11    113 rounds
        vmovdqa64 zmm29, zmm3                        ;   687.5        108 r copy
        add r9, rsi                                  ;   546.2 p1     113 rounds
        vmovdqa64 zmm3, zmm11                        ;   677.3        108 r copy
        vmovdqa64 zmm11, zmm19                       ;   683.3        108 r copy
        add r12, 0x400                               ;   548.3 p6     113 rounds
        vmovdqa64 zmm19, zmm4                        ;   676.5        108 r copy
        vmovdqa64 zmm4, zmm17                        ;   681.3        108 r copy
        vmovdqa64 zmm17, zmm10                       ;   675.3        108 r copy
        vmovdqa64 zmm10, zmm15                       ;   679.3        108 r copy
        vmovdqa64 zmm15, zmm25                       ;   689.5        108 r copy
        vmovdqa64 zmm30, zmm1                        ;   688.3        108 r copy
        vmovdqa64 zmm1, zmm9                         ;   675.5        108 r copy
        vmovdqa64 zmm9, zmm13                        ;   678.3        108 r copy
        vmovdqa64 zmm13, zmm28                       ;   686.3        108 r copy
        vmovdqa64 zmm28, zmm5                        ;   686.5        108 r copy
        vmovdqa64 zmm5, zmm18                        ;   682.3        108 r copy
        vmovdqa64 zmm18, zmm14                       ;   674.3        108 r copy
        vmovdqa64 zmm14, zmm22                       ;   689.3        108 r copy
        vmovdqa64 zmm22, zmm2                        ;   683.5        108 r copy
        vmovdqa64 zmm2, zmm8                         ;   674.5        108 r copy
        vmovdqa64 zmm8, zmm24                        ;   685.3        108 r copy
        vmovdqa64 zmm24, zmm30                       ;   688.3        108 r copy
        vmovdqa64 zmm25, zmm16                       ;   677.5        108 r copy
        vmovdqu64 zmm31, [rbp + 8384]                ;   673.3 p3     108 r reload
        vmovdqa64 zmm16, zmm31                       ;   679.3        108 r copy
        lea rax, [rbp - 1024]                        ;                    first state
        cmp r12, qword [rbp + 10584]                 ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3968], zmm0                 ;                    resident
        vmovdqu64 [rbp + 4032], zmm1                 ;                    resident
        vmovdqu64 [rbp + 4096], zmm2                 ;                    resident
        vmovdqu64 [rbp + 4160], zmm3                 ;                    resident
        vmovdqu64 [rbp + 4224], zmm4                 ;                    resident
        vmovdqu64 [rbp + 4288], zmm5                 ;                    resident
        vmovdqu64 [rbp + 4352], zmm6                 ;                    resident
        vmovdqu64 [rbp + 4416], zmm7                 ;                    resident
        vmovdqu64 [rbp + 4480], zmm8                 ;                    resident
        vmovdqu64 [rbp + 4544], zmm9                 ;                    resident
        vmovdqu64 [rbp + 4608], zmm10                ;                    resident
        vmovdqu64 [rbp + 4672], zmm11                ;                    resident
        vmovdqu64 [rbp + 4736], zmm12                ;                    resident
        vmovdqu64 [rbp + 4800], zmm13                ;                    resident
        vmovdqu64 [rbp + 4864], zmm14                ;                    resident
        vmovdqu64 [rbp + 4928], zmm15                ;                    resident
        vmovdqu64 [rbp + 3072], zmm16                ;                    resident
        vmovdqu64 [rbp + 3136], zmm17                ;                    resident
        vmovdqu64 [rbp + 3200], zmm18                ;                    resident
        vmovdqu64 [rbp + 3264], zmm19                ;                    resident
        vmovdqu64 [rbp + 3328], zmm20                ;                    resident
        vmovdqu64 [rbp + 3392], zmm21                ;                    resident
        vmovdqu64 [rbp + 3456], zmm22                ;                    resident
        vmovdqu64 [rbp + 3520], zmm23                ;                    resident
        vmovdqu64 [rbp + 3584], zmm24                ;                    resident
        vmovdqu64 [rbp + 3648], zmm25                ;                    resident
        vmovdqu64 [rbp + 3712], zmm26                ;                    resident
        vmovdqu64 [rbp + 3776], zmm27                ;                    resident
        vmovdqu64 [rbp + 3840], zmm28                ;                    resident
        vmovdqu64 [rbp + 3904], zmm29                ;                    resident
        mov qword [rbp + 10560], r8                  ;                    resident
        mov qword [rbp + 10576], r9                  ;                    resident
        mov qword [rbp + 10528], r10                 ;                    resident
        mov qword [rbp + 10544], r11                 ;                    resident
        mov qword [rbp + 10520], r12                 ;                    resident
        mov qword [rbp + 10536], r13                 ;                    resident
        mov qword [rbp + 10552], r14                 ;                    resident
        mov qword [rbp + 10568], r15                 ;                    resident
        mov r8, qword [rbp + 10512]                  ;     0.0 p2      86 dst.0 reload
        vmovdqu64 zmm0, [rbp + 2048]                 ;     0.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1024]                 ;     1.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14336], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8], 0x1e            ;    12.0 p5+p2   63 r
        mov r9, qword [rbp + 10592]                  ;     1.2 p10    119 r reload
        vmovdqu64 [r9], zmm1                         ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1024], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2112]                 ;     2.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1088]                 ;     3.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14400], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 64], 0x1e       ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 64], zmm1                    ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1088], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2176]                 ;     4.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1152]                 ;     5.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14464], 0x78    ;    11.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 128], 0x1e      ;    12.0 p5+p2   63 r
        vmovdqu64 [r9 + 128], zmm1                   ;    12.0 p7+p4  119 r
        vmovdqu64 [r9 + 1152], zmm0                  ;    13.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2240]                 ;     6.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1216]                 ;     7.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14528], 0x78    ;    13.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 192], 0x1e      ;    14.0 p5+p2   63 r
        vmovdqu64 [r9 + 192], zmm1                   ;    14.0 p7+p4  119 r
        vmovdqu64 [r9 + 1216], zmm0                  ;    15.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2304]                 ;     8.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1280]                 ;     9.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14592], 0x78    ;    15.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 256], 0x1e      ;    16.0 p5+p2   63 r
        vmovdqu64 [r9 + 256], zmm1                   ;    16.0 p7+p4  119 r
        vmovdqu64 [r9 + 1280], zmm0                  ;    17.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2368]                 ;    10.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1344]                 ;    11.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14656], 0x78    ;    17.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 320], 0x1e      ;    18.0 p5+p2   63 r
        vmovdqu64 [r9 + 320], zmm1                   ;    18.0 p7+p4  119 r
        vmovdqu64 [r9 + 1344], zmm0                  ;    19.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2432]                 ;    12.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1408]                 ;    13.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14720], 0x78    ;    19.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 384], 0x1e      ;    20.0 p5+p2   63 r
        vmovdqu64 [r9 + 384], zmm1                   ;    20.0 p7+p4  119 r
        vmovdqu64 [r9 + 1408], zmm0                  ;    21.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2496]                 ;    14.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1472]                 ;    15.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14784], 0x78    ;    21.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 448], 0x1e      ;    22.0 p5+p2   63 r
        vmovdqu64 [r9 + 448], zmm1                   ;    22.0 p7+p4  119 r
        vmovdqu64 [r9 + 1472], zmm0                  ;    23.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2560]                 ;    16.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1536]                 ;    17.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14848], 0x78    ;    23.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 512], 0x1e      ;    24.0 p5+p2   63 r
        vmovdqu64 [r9 + 512], zmm1                   ;    24.0 p7+p4  119 r
        vmovdqu64 [r9 + 1536], zmm0                  ;    25.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2624]                 ;    18.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1600]                 ;    19.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14912], 0x78    ;    25.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 576], 0x1e      ;    26.0 p5+p2   63 r
        vmovdqu64 [r9 + 576], zmm1                   ;    26.0 p7+p4  119 r
        vmovdqu64 [r9 + 1600], zmm0                  ;    27.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2688]                 ;    20.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1664]                 ;    21.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 14976], 0x78    ;    27.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 640], 0x1e      ;    28.0 p5+p2   63 r
        vmovdqu64 [r9 + 640], zmm1                   ;    28.0 p7+p4  119 r
        vmovdqu64 [r9 + 1664], zmm0                  ;    29.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2752]                 ;    22.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1728]                 ;    23.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15040], 0x78    ;    29.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 704], 0x1e      ;    30.0 p5+p2   63 r
        vmovdqu64 [r9 + 704], zmm1                   ;    30.0 p7+p4  119 r
        vmovdqu64 [r9 + 1728], zmm0                  ;    31.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2816]                 ;    24.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1792]                 ;    25.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15104], 0x78    ;    31.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 768], 0x1e      ;    32.0 p5+p2   63 r
        vmovdqu64 [r9 + 768], zmm1                   ;    32.0 p7+p4  119 r
        vmovdqu64 [r9 + 1792], zmm0                  ;    33.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2880]                 ;    26.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1856]                 ;    27.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15168], 0x78    ;    33.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 832], 0x1e      ;    34.0 p5+p2   63 r
        vmovdqu64 [r9 + 832], zmm1                   ;    34.0 p7+p4  119 r
        vmovdqu64 [r9 + 1856], zmm0                  ;    35.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 2944]                 ;    28.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1920]                 ;    29.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15232], 0x78    ;    35.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 896], 0x1e      ;    36.0 p5+p2   63 r
        vmovdqu64 [r9 + 896], zmm1                   ;    36.0 p7+p4  119 r
        vmovdqu64 [r9 + 1920], zmm0                  ;    37.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3008]                 ;    30.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 1984]                 ;    31.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 15296], 0x78    ;    37.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 960], 0x1e      ;    38.0 p5+p2   63 r
        vmovdqu64 [r9 + 960], zmm1                   ;    38.0 p7+p4  119 r
        vmovdqu64 [r9 + 1984], zmm0                  ;    39.0 p8+p9  119 r
        vmovdqu64 zmm0, [rbp + 3968]                 ;    32.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3072]                 ;    33.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4096], 0x78     ;    39.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10240], 0x1e    ;    40.0 p5+p2   63 r
        vmovdqu64 [r9 + 2048], zmm1                  ;    40.0 p7+p4  120 r
        vmovdqu64 [r9 + 3072], zmm0                  ;    41.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4032]                 ;    34.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3136]                 ;    35.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4160], 0x78     ;    41.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10304], 0x1e    ;    42.0 p5+p2   63 r
        vmovdqu64 [r9 + 2112], zmm1                  ;    42.0 p7+p4  120 r
        vmovdqu64 [r9 + 3136], zmm0                  ;    43.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4096]                 ;    36.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3200]                 ;    37.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4224], 0x78     ;    43.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10368], 0x1e    ;    44.0 p5+p2   63 r
        vmovdqu64 [r9 + 2176], zmm1                  ;    44.0 p7+p4  120 r
        vmovdqu64 [r9 + 3200], zmm0                  ;    45.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4160]                 ;    38.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3264]                 ;    39.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4288], 0x78     ;    45.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10432], 0x1e    ;    46.0 p5+p2   63 r
        vmovdqu64 [r9 + 2240], zmm1                  ;    46.0 p7+p4  120 r
        vmovdqu64 [r9 + 3264], zmm0                  ;    47.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4224]                 ;    40.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3328]                 ;    41.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4352], 0x78     ;    47.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10496], 0x1e    ;    48.0 p5+p2   63 r
        vmovdqu64 [r9 + 2304], zmm1                  ;    48.0 p7+p4  120 r
        vmovdqu64 [r9 + 3328], zmm0                  ;    49.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4288]                 ;    42.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3392]                 ;    43.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4416], 0x78     ;    49.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10560], 0x1e    ;    50.0 p5+p2   63 r
        vmovdqu64 [r9 + 2368], zmm1                  ;    50.0 p7+p4  120 r
        vmovdqu64 [r9 + 3392], zmm0                  ;    51.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4352]                 ;    44.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3456]                 ;    45.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4480], 0x78     ;    51.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10624], 0x1e    ;    52.0 p5+p2   63 r
        vmovdqu64 [r9 + 2432], zmm1                  ;    52.0 p7+p4  120 r
        vmovdqu64 [r9 + 3456], zmm0                  ;    53.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4416]                 ;    46.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3520]                 ;    47.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4544], 0x78     ;    53.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10688], 0x1e    ;    54.0 p5+p2   63 r
        vmovdqu64 [r9 + 2496], zmm1                  ;    54.0 p7+p4  120 r
        vmovdqu64 [r9 + 3520], zmm0                  ;    55.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4480]                 ;    48.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3584]                 ;    49.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4608], 0x78     ;    55.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10752], 0x1e    ;    56.0 p5+p2   63 r
        vmovdqu64 [r9 + 2560], zmm1                  ;    56.0 p7+p4  120 r
        vmovdqu64 [r9 + 3584], zmm0                  ;    57.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4544]                 ;    50.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3648]                 ;    51.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4672], 0x78     ;    57.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10816], 0x1e    ;    58.0 p5+p2   63 r
        vmovdqu64 [r9 + 2624], zmm1                  ;    58.0 p7+p4  120 r
        vmovdqu64 [r9 + 3648], zmm0                  ;    59.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4608]                 ;    52.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3712]                 ;    53.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4736], 0x78     ;    59.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10880], 0x1e    ;    60.0 p5+p2   63 r
        vmovdqu64 [r9 + 2688], zmm1                  ;    60.0 p7+p4  120 r
        vmovdqu64 [r9 + 3712], zmm0                  ;    61.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4672]                 ;    54.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3776]                 ;    55.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4800], 0x78     ;    61.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 10944], 0x1e    ;    62.0 p5+p2   63 r
        vmovdqu64 [r9 + 2752], zmm1                  ;    62.0 p7+p4  120 r
        vmovdqu64 [r9 + 3776], zmm0                  ;    63.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4736]                 ;    56.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3840]                 ;    57.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4864], 0x78     ;    63.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11008], 0x1e    ;    64.0 p5+p2   63 r
        vmovdqu64 [r9 + 2816], zmm1                  ;    64.0 p7+p4  120 r
        vmovdqu64 [r9 + 3840], zmm0                  ;    65.0 p8+p9  120 r
        vmovdqu64 zmm0, [rbp + 4800]                 ;    58.2 p3      62 r reload
        vmovdqu64 zmm1, [rbp + 3904]                 ;    59.0 p2      62 r
        vpternlogd zmm1, zmm0, [r8 + 4928], 0x78     ;    65.0 p0+p3   62 r
        vpternlogd zmm0, zmm1, [r8 + 11072], 0x1e    ;    66.0 p5+p2   63 r
        vmovdqu64 [r9 + 2880], zmm1                  ;    66.0 p7+p4  120 r
        vmovdqu64 zmm1, [rbp + 4864]                 ;    60.2 p3      62 r reload
        vmovdqu64 zmm2, [rbp - 128]                  ;    61.0 p2      62 r
        vpternlogd zmm2, zmm1, [r8 + 4992], 0x78     ;    67.0 p0+p3   62 r
        vmovdqu64 zmm3, [rbp + 4928]                 ;    62.0 p2      62 r reload
        vmovdqu64 zmm4, [rbp - 64]                   ;    62.2 p3      62 r
        vpternlogd zmm4, zmm3, [r8 + 5056], 0x78     ;    68.2 p5+p2   62 r
        vpternlogd zmm1, zmm2, [r8 + 11136], 0x1e    ;    68.0 p0+p3   63 r
        vpternlogd zmm3, zmm4, [r8 + 11200], 0x1e    ;    69.2 p5+p2   63 r
        vmovdqu64 [r9 + 2944], zmm2                  ;    68.0 p8+p9  120 r
        vmovdqu64 [r9 + 3008], zmm4                  ;    69.2 p7+p4  120 r
        vmovdqu64 [r9 + 3904], zmm0                  ;    67.0 p8+p9  120 r
        vmovdqu64 [r9 + 3968], zmm1                  ;    69.0 p7+p4  120 r
        vmovdqu64 [r9 + 4032], zmm3                  ;    70.2 p8+p9  120 r
        add r9, 0x1000                               ;    43.0 p1     141 blocks
        mov qword [rbp + 10592], r9                  ;    65.3 p7+p4  141 blocks
        mov r8, qword [rbp + 10496]                  ;    43.3 p10    141 blocks
        add r8, 0x1000                               ;    48.3 p6     141 blocks
        mov qword [rbp + 10496], r8                  ;    65.5 p8+p9  141 blocks
        cmp r8, qword [rbp + 10504]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 10600]                 ;                    frame
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
