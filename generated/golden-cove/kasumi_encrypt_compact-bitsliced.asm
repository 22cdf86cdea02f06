; kasumi_encrypt_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu golden-cove --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 6.0
;   blocks/rounds: 2768 uops, planned 830.7; bounds: width 461.3, ports 824.5, path 76.0
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
%fatal "kasumi_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_encrypt_compact
$_kasumi_encrypt_compact:
%else
        global $kasumi_encrypt_compact
%endif
$kasumi_encrypt_compact:
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x1d80                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 7360], rax                  ;                    frame
        mov dword [rbp + 7368], ecx                  ;                    argument
        mov qword [rbp + 7296], rsi                  ;                    argument
        mov qword [rbp + 7312], rdi                  ;                    argument
        mov qword [rbp + 7352], rdx                  ;                    argument
        mov r8d, dword [rbp + 7368]                  ;     0.0 p2     147 blocks
        shl r8, 0xc                                  ;     5.0 p0     147 blocks
        add r8, qword [rbp + 7296]                   ;     6.0 p1+p3  147 blocks
        mov qword [rbp + 7304], r8                   ;     7.0 p7+p4  147 blocks
        cmp dword [rbp + 7368], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 7296]                  ;                    first state
        mov esi, 4                                   ;     0.2 p0     113 rounds reload
        mov dword [rbp + 7372], esi                  ;     1.2 p7+p4  113 rounds
        mov r8, qword [rbp + 7312]                   ;     0.5 p3     113 rounds reload
        mov qword [rbp + 7320], r8                   ;     5.5 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;     5.5 p1     113 rounds
        mov qword [rbp + 7328], r9                   ;     6.5 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;     5.5 p5     113 rounds
        mov qword [rbp + 7336], r9                   ;     6.5 p8+p9  113 rounds
        add r8, 0x1800                               ;     5.5 p6     113 rounds
        mov qword [rbp + 7344], r8                   ;     6.5 p7+p4  113 rounds
        mov r8, qword [rbp + 7320]                   ;                    resident
        mov r9, qword [rbp + 7328]                   ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm0, [r8 + 1024]                  ;     0.0 p2      68 k1.0
        vmovdqu64 zmm1, [r8 + 1088]                  ;     0.2 p3      68 k1.1
        vmovdqu64 zmm2, [r8 + 1152]                  ;     1.0 p2      68 k1.2
        vmovdqu64 zmm3, [r8 + 1216]                  ;     1.2 p3      68 k1.3
        vmovdqu64 zmm4, [r8 + 1280]                  ;     2.0 p2      68 k1.4
        vmovdqu64 zmm5, [r8 + 1344]                  ;     2.2 p3      68 k1.5
        vmovdqu64 zmm6, [r8 + 1408]                  ;     3.0 p2      68 k1.6
        vmovdqu64 zmm7, [r8 + 1472]                  ;     3.2 p3      68 k1.7
        vmovdqu64 zmm8, [r8 + 1536]                  ;     4.0 p2      68 k1.8
        vmovdqu64 zmm11, [r8 + 1728]                 ;     4.2 p3      68 k1.11
        vmovdqu64 zmm12, [r8 + 1792]                 ;     5.0 p2      68 k1.12
        vmovdqu64 zmm13, [r8 + 1856]                 ;     5.2 p3      68 k1.13
        vmovdqu64 zmm14, [r8 + 1920]                 ;     6.0 p2      68 k1.14
        vmovdqu64 zmm15, [r8 + 1984]                 ;     6.2 p3      68 k1.15
        mov r10, qword [rbp + 7344]                  ;     2.3 p10     68 k1.0 reload
        mov r11, qword [rbp + 7336]                  ;     3.3 p10     68 k1.0 reload
        vmovdqu64 zmm26, [r9 + 8192]                 ;     7.0 p2      59 r
        vmovdqu64 zmm27, [r9 + 8256]                 ;     7.2 p3      59 r
        vmovdqu64 zmm28, [r9 + 8320]                 ;     8.0 p2      59 r
        vmovdqu64 zmm29, [r9 + 8384]                 ;     8.2 p3      59 r
        vmovdqu64 zmm30, [r9 + 8448]                 ;     9.0 p2      59 r
        vmovdqu64 zmm31, [r9 + 8512]                 ;     9.2 p3      59 r
        vmovdqu64 zmm16, [r9 + 8576]                 ;    10.0 p2      59 r
        vmovdqu64 zmm17, [r9 + 8640]                 ;    10.2 p3      59 r
        vmovdqu64 zmm18, [r9 + 8704]                 ;    11.0 p2      59 r
        vmovdqu64 zmm19, [r9 + 8768]                 ;    11.2 p3      59 r
        vmovdqu64 zmm20, [r9 + 8832]                 ;    12.0 p2      59 r
        vmovdqu64 zmm21, [r9 + 8896]                 ;    12.2 p3      59 r
        vmovdqu64 zmm22, [r9 + 8960]                 ;    13.0 p2      59 r
        vmovdqu64 zmm23, [r9 + 9024]                 ;    13.2 p3      59 r
        vmovdqu64 zmm24, [r9 + 9088]                 ;    14.0 p2      59 r
        vmovdqu64 zmm25, [r9 + 9152]                 ;    14.2 p3      59 r
        vmovdqu64 zmm10, [rax + 1984]                ;    15.0 p2      58 r reload
        vmovdqu64 zmm9, [rax]                        ;    15.2 p3      58 r
        vpternlogd zmm9, zmm10, [r8 + 896], 0x78     ;    21.2 p0+p2   58 r
        vpord zmm26, zmm26, zmm9                     ;    22.2 p5      59 r
        vpternlogd zmm26, zmm12, [rax + 1088], 0x96  ;    23.2 p0+p3   50 next
        vmovdqu64 zmm12, [rax + 1024]                ;    17.0 p2      58 r reload
        vmovdqu64 [rbp + 3968], zmm9                 ;    22.2 p7+p4   58 r spill
        vmovdqu64 zmm9, [rax + 64]                   ;    17.2 p3      58 r
        vpternlogd zmm9, zmm12, [r8 + 960], 0x78     ;    23.2 p5+p2   58 r
        vpord zmm27, zmm27, zmm9                     ;    24.2 p0      59 r
        vpternlogd zmm27, zmm13, [rax + 1152], 0x96  ;    25.2 p5+p3   50 next
        vmovdqu64 zmm13, [rax + 1088]                ;    19.0 p2      58 r reload
        vmovdqu64 [rbp + 4032], zmm9                 ;    24.2 p8+p9   58 r spill
        vmovdqu64 zmm9, [rax + 128]                  ;    19.2 p3      58 r
        vpternlogd zmm9, zmm13, [r8], 0x78           ;    25.2 p0+p2   58 r
        vpord zmm28, zmm28, zmm9                     ;    26.2 p5      59 r
        vpternlogd zmm28, zmm14, [rax + 1216], 0x96  ;    27.2 p0+p3   50 next
        vmovdqu64 zmm13, [rax + 1152]                ;    21.0 p2      58 r reload
        vmovdqu64 zmm14, [rax + 192]                 ;    21.2 p3      58 r
        vpternlogd zmm14, zmm13, [r8 + 64], 0x78     ;    27.2 p5+p2   58 r
        vpord zmm29, zmm29, zmm14                    ;    28.2 p0      59 r
        vpternlogd zmm29, zmm15, [rax + 1280], 0x96  ;    29.2 p5+p3   50 next
        vmovdqu64 zmm13, [rax + 1216]                ;    23.0 p2      58 r reload
        vmovdqu64 zmm15, [rax + 256]                 ;    23.2 p3      58 r
        vpternlogd zmm15, zmm13, [r8 + 128], 0x78    ;    29.2 p0+p2   58 r
        vpord zmm30, zmm30, zmm15                    ;    30.2 p5      59 r
        vpternlogd zmm30, zmm0, [rax + 1344], 0x96   ;    31.2 p0+p3   50 next
        vmovdqu64 zmm13, [rax + 1280]                ;    25.0 p2      58 r reload
        vmovdqu64 zmm0, [rax + 320]                  ;    25.2 p3      58 r
        vpternlogd zmm0, zmm13, [r8 + 192], 0x78     ;    31.2 p5+p2   58 r
        vpord zmm31, zmm31, zmm0                     ;    32.2 p0      59 r
        vpternlogd zmm31, zmm1, [rax + 1408], 0x96   ;    33.2 p5+p3   50 next
        vmovdqu64 zmm13, [rax + 1344]                ;    27.0 p2      58 r reload
        vmovdqu64 zmm1, [rax + 384]                  ;    27.2 p3      58 r
        vpternlogd zmm1, zmm13, [r8 + 256], 0x78     ;    33.2 p0+p2   58 r
        vpord zmm16, zmm16, zmm1                     ;    34.2 p5      59 r
        vpternlogd zmm16, zmm2, [rax + 1472], 0x96   ;    35.2 p0+p3   50 next
        vmovdqu64 zmm13, [rax + 1408]                ;    29.0 p2      58 r reload
        vmovdqu64 zmm2, [rax + 448]                  ;    29.2 p3      58 r
        vpternlogd zmm2, zmm13, [r8 + 320], 0x78     ;    35.2 p5+p2   58 r
        vpord zmm17, zmm17, zmm2                     ;    36.2 p0      59 r
        vpternlogd zmm17, zmm3, [rax + 1536], 0x96   ;    37.2 p5+p3   50 next
        vmovdqa64 zmm13, zmm17                       ;    38.2         41 next copy
        vmovdqu64 zmm3, [rax + 1472]                 ;    31.0 p2      58 r reload
        vmovdqu64 [rbp + 4096], zmm2                 ;    36.2 p7+p4   58 r spill
        vmovdqu64 zmm2, [rax + 512]                  ;    31.2 p3      58 r
        vpternlogd zmm2, zmm3, [r8 + 384], 0x78      ;    37.2 p0+p2   58 r
        vpord zmm18, zmm18, zmm2                     ;    38.2 p5      59 r
        vpternlogd zmm18, zmm4, [rax + 1600], 0x96   ;    39.2 p0+p3   50 next
        vpxord zmm13, zmm13, zmm18                   ;    40.2 p5      41 next
        vmovdqa64 zmm3, zmm18                        ;    40.2         41 next copy
        vpxord zmm4, zmm16, zmm17                    ;    38.2 p0      41 next
        vmovdqu64 [rbp + 4160], zmm2                 ;    38.2 p8+p9   58 r spill
        vmovdqu64 zmm2, [rax + 1536]                 ;    33.0 p2      58 r reload
        vmovdqu64 [rbp + 4224], zmm1                 ;    34.2 p7+p4   58 r spill
        vmovdqu64 zmm1, [rax + 576]                  ;    33.2 p3      58 r
        vpternlogd zmm1, zmm2, [r8 + 448], 0x78      ;    39.2 p5+p2   58 r
        vpord zmm19, zmm19, zmm1                     ;    40.2 p0      59 r
        vpternlogd zmm19, zmm5, [rax + 1664], 0x96   ;    41.2 p5+p3   50 next
        vmovdqa64 zmm2, zmm19                        ;    42.2         41 next copy
        vpternlogd zmm2, zmm18, zmm17, 0x65          ;    42.2 p0      41 next
        vpternlogd zmm2, zmm17, zmm16, 0x4b          ;    43.2 p5      41 next
        vmovdqa64 zmm5, zmm19                        ;    42.2         41 next copy
        vpternlogd zmm5, zmm18, zmm18, 0xc3          ;    42.2 p0      41 next
        vmovdqu64 [rbp + 4288], zmm0                 ;    32.2 p8+p9   58 r spill
        vmovdqu64 zmm0, [rax + 1600]                 ;    35.0 p2      58 r reload
        vmovdqu64 [rbp + 4352], zmm15                ;    30.2 p7+p4   58 r spill
        vmovdqu64 zmm15, [rax + 640]                 ;    35.2 p3      58 r
        vpternlogd zmm15, zmm0, [r8 + 512], 0x78     ;    41.2 p5+p2   58 r
        vpord zmm20, zmm20, zmm15                    ;    42.2 p0      59 r
        vpternlogd zmm20, zmm6, [rax + 1728], 0x96   ;    43.2 p5+p3   50 next
        vmovdqu64 zmm0, [rax + 1664]                 ;    37.0 p2      58 r reload
        vmovdqu64 zmm6, [rax + 704]                  ;    37.2 p3      58 r
        vpternlogd zmm6, zmm0, [r8 + 576], 0x78      ;    43.2 p0+p2   58 r
        vpord zmm21, zmm21, zmm6                     ;    44.2 p5      59 r
        vpternlogd zmm21, zmm7, [rax + 1792], 0x96   ;    45.2 p0+p3   50 next
        vmovdqa64 zmm0, zmm5                         ;    43.2         41 next copy
        vpternlogd zmm0, zmm2, zmm21, 0xc6           ;    46.2 p5      41 next
        vmovdqa64 zmm7, zmm21                        ;    46.2         41 next copy
        vpternlogd zmm7, zmm17, zmm16, 0x6c          ;    46.2 p0      41 next
        vmovdqu64 [rbp + 4416], zmm14                ;    28.2 p8+p9   58 r spill
        vmovdqa64 zmm14, zmm19                       ;    42.2         41 next copy
        vmovdqu64 [rbp + 4480], zmm9                 ;    26.2 p7+p4   58 r spill
        vpandd zmm9, zmm4, zmm20                     ;    44.2 p5      41 next
        vmovdqu64 [rbp + 4544], zmm6                 ;    44.2 p8+p9   58 r spill
        vmovdqu64 zmm6, [rax + 1728]                 ;    39.0 p2      58 r reload
        vmovdqu64 [rbp + 4608], zmm15                ;    42.2 p7+p4   58 r spill
        vmovdqu64 zmm15, [rax + 768]                 ;    39.2 p3      58 r
        vpternlogd zmm15, zmm6, [r8 + 640], 0x78     ;    45.2 p0+p2   58 r
        vpord zmm22, zmm22, zmm15                    ;    46.2 p5      59 r
        vpternlogd zmm22, zmm8, [rax + 1856], 0x96   ;    47.2 p0+p3   50 next
        vpxord zmm14, zmm14, zmm22                   ;    48.2 p5      41 next
        vpternlogd zmm0, zmm14, zmm7, 0x96           ;    49.2 p0      41 next
        vpxord zmm6, zmm16, zmm22                    ;    48.2 p5      41 next
        vmovdqu64 zmm8, [rax + 1792]                 ;    41.0 p2      58 r reload
        vmovdqu64 [rbp + 4672], zmm15                ;    46.2 p8+p9   58 r spill
        vmovdqu64 zmm15, [rax + 832]                 ;    41.2 p3      58 r
        vpternlogd zmm15, zmm8, [r8 + 704], 0x78     ;    47.2 p0+p2   58 r
        vpord zmm23, zmm23, zmm15                    ;    48.2 p5      59 r
        vmovdqa64 zmm8, zmm16                        ;    36.2         41 next copy
        vmovdqu64 [rbp + 4736], zmm15                ;    48.2 p7+p4   58 r spill
        vmovdqu64 zmm15, [rax + 1856]                ;    42.2 p3      58 r reload
        vmovdqu64 [rbp + 4800], zmm1                 ;    40.2 p8+p9   58 r spill
        vmovdqu64 zmm1, [rax + 896]                  ;    43.0 p2      58 r
        vpternlogd zmm1, zmm15, [r8 + 768], 0x78     ;    49.0 p0+p3   58 r
        vpord zmm24, zmm24, zmm1                     ;    50.0 p5      59 r
        vpternlogd zmm24, zmm10, [r8 + 1664], 0x96   ;    51.0 p0+p2   50 next
        vpxord zmm3, zmm3, zmm24                     ;    52.0 p5      41 next
        vpandd zmm8, zmm8, zmm24                     ;    52.0 p0      41 next
        vmovdqa64 zmm10, zmm24                       ;    52.0         41 next copy
        vpternlogd zmm10, zmm18, zmm17, 0x28         ;    52.0 p5      41 next
        vmovdqu64 zmm15, [rax + 1920]                ;    44.2 p3      58 r reload
        vmovdqu64 [rbp + 4864], zmm1                 ;    50.0 p7+p4   58 r spill
        vmovdqu64 zmm1, [rax + 960]                  ;    45.0 p2      58 r
        vpternlogd zmm1, zmm15, [r8 + 832], 0x78     ;    51.0 p0+p3   58 r
        vpord zmm25, zmm25, zmm1                     ;    52.0 p5      59 r
        vpternlogd zmm25, zmm12, zmm11, 0x96         ;    53.0 p0      50 next
        vpternlogd zmm23, zmm15, [r8 + 1600], 0x96   ;    50.2 p5+p2   50 next
        vpternlogd zmm7, zmm6, zmm23, 0x78           ;    51.2 p0      41 next
        vpternlogd zmm8, zmm23, zmm20, 0x87          ;    53.0 p5      41 next
        vpternlogd zmm4, zmm8, zmm22, 0x93           ;    54.0 p0      41 next
        vmovdqa64 zmm15, zmm24                       ;    52.0         41 next copy
        vpternlogd zmm15, zmm23, zmm20, 0x60         ;    52.0 p5      41 next
        vmovdqa64 zmm12, zmm23                       ;    51.2         41 next copy
        vpternlogd zmm12, zmm18, zmm16, 0x28         ;    51.2 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;    52.2         41 next copy
        vpternlogd zmm11, zmm22, zmm21, 0x87         ;    52.2 p5      41 next
        vmovdqu64 [rbp + 4928], zmm1                 ;    52.0 p8+p9   58 r spill
        vmovdqa64 zmm1, zmm3                         ;    53.0         41 next copy
        vpternlogd zmm1, zmm11, zmm21, 0x93          ;    53.2 p0      41 next
        vpternlogd zmm1, zmm13, zmm23, 0x87          ;    54.2 p5      41 next
        vpternlogd zmm15, zmm1, zmm19, 0x96          ;    55.2 p0      41 next
        vpternlogd zmm9, zmm0, zmm1, 0x69            ;    55.2 p5      41 next
        vmovdqa64 zmm0, zmm11                        ;    53.2         41 next copy
        vpternlogd zmm0, zmm20, zmm19, 0x78          ;    53.2 p0      41 next
        vmovdqa64 zmm1, zmm6                         ;    49.2         41 next copy
        vpternlogd zmm1, zmm5, zmm24, 0x65           ;    52.0 p5      41 next
        vpternlogd zmm1, zmm23, zmm21, 0x87          ;    53.0 p0      41 next
        vpternlogd zmm8, zmm1, zmm0, 0x96            ;    54.2 p5      41 next
        vmovdqu64 [rbp + 4992], zmm8                 ;    55.2 p7+p4   41 next spill
        vpandd zmm8, zmm18, zmm20                    ;    44.2 p0      41 next
        vmovdqu64 [rbp + 5056], zmm11                ;    53.2 p8+p9   41 next spill
        vmovdqa64 zmm11, zmm4                        ;    55.0         41 next copy
        vpternlogd zmm11, zmm19, zmm16, 0xd2         ;    55.0 p5      41 next
        vmovdqu64 [rbp + 5120], zmm9                 ;    56.2 p7+p4   41 next spill
        vmovdqa64 zmm9, zmm24                        ;    52.0         41 next copy
        vpternlogd zmm9, zmm23, zmm21, 0x95          ;    52.0 p0      41 next
        vpternlogd zmm8, zmm11, zmm9, 0x69           ;    56.0 p5      41 next
        vmovdqa64 zmm11, zmm5                        ;    43.2         41 next copy
        vpternlogd zmm11, zmm17, zmm17, 0xcf         ;    45.7 p0      41 next
        vpternlogd zmm5, zmm2, zmm3, 0x39            ;    53.0 p5      41 next
        vpandd zmm3, zmm3, zmm19                     ;    53.0 p0      41 next
        vpternlogd zmm19, zmm10, zmm22, 0x6c         ;    53.0 p5      41 next
        vpternlogd zmm11, zmm5, zmm19, 0x96          ;    54.0 p0      41 next
        vpternlogd zmm11, zmm7, zmm20, 0x69          ;    55.0 p5      41 next
        vpternlogd zmm19, zmm0, zmm0, 0xc3           ;    54.2 p0      41 next
        vpandd zmm0, zmm20, zmm21                    ;    49.0 p5      41 next
        vpternlogd zmm9, zmm0, zmm24, 0x79           ;    53.0 p0      41 next
        vpternlogd zmm0, zmm1, zmm2, 0x69            ;    54.0 p5      41 next
        vmovdqa64 zmm1, zmm9                         ;    54.0         41 next copy
        vpternlogd zmm1, zmm20, zmm17, 0x87          ;    54.0 p0      41 next
        vpternlogd zmm1, zmm6, zmm24, 0x78           ;    55.0 p5      41 next
        vpandd zmm2, zmm14, zmm23                    ;    51.7 p0      41 next
        vpternlogd zmm1, zmm2, zmm4, 0x69            ;    56.0 p5      41 next
        vpternlogd zmm23, zmm18, zmm17, 0x78         ;    52.7 p0      41 next
        vpternlogd zmm13, zmm21, zmm23, 0x6a         ;    53.7 p5      41 next
        vpternlogd zmm13, zmm20, zmm14, 0x78         ;    54.7 p0      41 next
        vpternlogd zmm19, zmm9, zmm13, 0x96          ;    55.7 p5      41 next
        vpternlogd zmm19, zmm12, zmm16, 0x2d         ;    56.7 p0      41 next
        vpternlogd zmm22, zmm17, zmm17, 0xcf         ;    55.0 p5      41 next
        vpternlogd zmm0, zmm23, zmm18, 0x78          ;    55.7 p0      41 next
        vpternlogd zmm22, zmm13, zmm14, 0x96         ;    56.0 p5      41 next
        vpandd zmm2, zmm31, zmm25                    ;    56.7 p0      41 next
        vmovdqa64 zmm4, zmm31                        ;    39.3         41 next copy
        vpternlogd zmm4, zmm29, zmm28, 0x6a          ;    57.0 p5      41 next
        vmovdqa64 zmm6, zmm4                         ;    58.0         41 next copy
        vpternlogd zmm6, zmm30, zmm27, 0x60          ;    58.0 p0      41 next
        vmovdqa64 zmm9, zmm31                        ;    40.0         41 next copy
        vpternlogd zmm9, zmm26, zmm26, 0x3f          ;    58.0 p5      41 next
        vmovdqa64 zmm12, zmm9                        ;    59.0         41 next copy
        vpternlogd zmm12, zmm30, zmm27, 0x87         ;    59.0 p0      41 next
        vmovdqa64 zmm13, zmm28                       ;    40.7         41 next copy
        vpternlogd zmm13, zmm27, zmm25, 0x6a         ;    59.0 p5      41 next
        vmovdqa64 zmm14, zmm13                       ;    60.0         41 next copy
        vpternlogd zmm14, zmm9, zmm29, 0x93          ;    60.0 p0      41 next
        vpternlogd zmm6, zmm14, zmm29, 0x39          ;    61.0 p5      41 next
        vmovdqa64 zmm16, zmm31                       ;    41.5         41 next copy
        vpternlogd zmm16, zmm30, zmm28, 0xc9         ;    60.7 p0      41 next
        vpternlogd zmm6, zmm12, zmm2, 0x69           ;    62.0 p5      41 next
        vpternlogd zmm6, zmm9, zmm16, 0x4b           ;    63.0 p0      41 next
        vmovdqa64 zmm9, zmm29                        ;    42.2         41 next copy
        vpternlogd zmm9, zmm28, zmm25, 0x93          ;    62.0 p5      41 next
        vpternlogd zmm6, zmm9, zmm26, 0x1e           ;    64.0 p0      41 next
        vpternlogd zmm4, zmm28, zmm25, 0x4b          ;    63.0 p5      41 next
        vmovdqa64 zmm17, zmm29                       ;    42.8         41 next copy
        vmovdqa64 zmm20, zmm9                        ;    63.0         41 next copy
        vpternlogd zmm20, zmm26, zmm25, 0x87         ;    63.7 p0      41 next
        vpternlogd zmm20, zmm4, zmm16, 0x78          ;    64.7 p5      41 next
        vmovdqa64 zmm21, zmm29                       ;    43.5         41 next copy
        vpternlogd zmm9, zmm30, zmm28, 0x78          ;    64.7 p0      41 next
        vpxord zmm17, zmm17, zmm9                    ;    65.7 p5      41 next
        vpternlogd zmm2, zmm30, zmm26, 0x87          ;    65.7 p0      41 next
        vpxord zmm21, zmm21, zmm2                    ;    66.7 p5      41 next
        vpternlogd zmm21, zmm20, zmm27, 0xc6         ;    67.7 p0      41 next
        vpternlogd zmm4, zmm27, zmm26, 0x78          ;    67.0 p5      41 next
        vmovdqa64 zmm20, zmm12                       ;    60.0         41 next copy
        vpternlogd zmm20, zmm28, zmm25, 0x28         ;    67.7 p0      41 next
        vpternlogd zmm20, zmm4, zmm29, 0x2d          ;    68.7 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;    60.0         41 next copy
        vpternlogd zmm23, zmm31, zmm27, 0x78         ;    68.7 p0      41 next
        vpternlogd zmm20, zmm23, zmm2, 0x69          ;    69.7 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;    45.7         41 next copy
        vpternlogd zmm24, zmm27, zmm25, 0x28         ;    69.7 p0      41 next
        vpternlogd zmm24, zmm30, zmm29, 0x2d         ;    70.7 p5      41 next
        vpternlogd zmm24, zmm31, zmm28, 0x87         ;    71.7 p0      41 next
        vpternlogd zmm23, zmm24, zmm26, 0xd2         ;    72.7 p5      41 next
        vpternlogd zmm24, zmm25, zmm25, 0x3f         ;    72.7 p0      41 next
        vpternlogd zmm23, zmm13, zmm30, 0xb4         ;    73.7 p5      41 next
        vpternlogd zmm23, zmm29, zmm28, 0x78         ;    74.7 p0      41 next
        vpternlogd zmm12, zmm17, zmm31, 0x9c         ;    73.0 p5      41 next
        vpternlogd zmm17, zmm24, zmm26, 0x39         ;    73.7 p0      41 next
        vpternlogd zmm24, zmm4, zmm28, 0xd2          ;    74.0 p5      41 next
        vpternlogd zmm12, zmm24, zmm30, 0xc6         ;    75.0 p0      41 next
        vmovdqa64 zmm24, zmm31                       ;    47.7         41 next copy
        vpternlogd zmm24, zmm30, zmm28, 0x35         ;    75.0 p5      41 next
        vpternlogd zmm17, zmm24, zmm14, 0x96         ;    76.0 p0      41 next
        vpternlogd zmm16, zmm13, zmm25, 0x39         ;    76.0 p5      41 next
        vpternlogd zmm12, zmm14, zmm27, 0x1e         ;    76.7 p0      41 next
        vpternlogd zmm4, zmm2, zmm26, 0x28           ;    77.0 p5      41 next
        vpternlogd zmm4, zmm16, zmm31, 0x87          ;    78.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 5120]                 ;    56.2 p3      41 next reload
        vpternlogd zmm26, zmm2, [rbp + 5056], 0x96   ;    78.0 p5+p2   41 next
        vpternlogd zmm4, zmm9, zmm28, 0x96           ;    79.0 p0      41 next
        vpxord zmm25, zmm25, zmm15                   ;    79.0 p5      41 next
        vpternlogd zmm8, zmm10, zmm28, 0x96          ;    79.7 p0      41 next
        vpternlogd zmm7, zmm27, [rbp + 4992], 0x69   ;    80.0 p5+p3   41 next
        vpxord zmm29, zmm29, zmm11                   ;    80.7 p0      41 next
        vpternlogd zmm1, zmm18, zmm30, 0x96          ;    81.0 p5      41 next
        vpternlogd zmm3, zmm19, zmm31, 0x96          ;    81.7 p0      41 next
        vmovdqu64 zmm2, [r11 + 8768]                 ;    50.7 p2      69 k1.9 reload
        vpternlogd zmm6, zmm25, zmm2, 0x96           ;    82.0 p5      44 next
        vmovdqu64 zmm9, [r11 + 8832]                 ;    51.0 p3      69 k1.10 reload
        vpternlogd zmm21, zmm26, zmm9, 0x96          ;    82.7 p0      44 next
        vmovdqu64 zmm10, [r11 + 8896]                ;    51.7 p2      69 k1.11 reload
        vpternlogd zmm20, zmm7, zmm10, 0x96          ;    83.0 p5      44 next
        vmovdqu64 zmm11, [r11 + 8192]                ;    52.0 p3      44 next
        vmovdqu64 zmm13, [r11 + 8960]                ;    52.7 p2      69 k1.12 reload
        vpternlogd zmm23, zmm8, zmm13, 0x96          ;    83.7 p0      44 next
        vmovdqu64 zmm14, [r11 + 8256]                ;    53.0 p3      44 next
        vmovdqu64 zmm15, [r11 + 9024]                ;    53.7 p2      69 k1.13 reload
        vpternlogd zmm17, zmm29, zmm15, 0x96         ;    84.0 p5      44 next
        vpxord zmm11, zmm11, zmm25                   ;    84.7 p0      44 next
        vmovdqu64 zmm16, [r11 + 8320]                ;    54.0 p3      44 next
        vmovdqu64 zmm18, [r11 + 9088]                ;    54.7 p2      69 k1.14 reload
        vpternlogd zmm12, zmm1, zmm18, 0x96          ;    85.0 p5      44 next
        vpxord zmm14, zmm14, zmm26                   ;    85.7 p0      44 next
        vmovdqu64 zmm19, [r11 + 8384]                ;    55.0 p3      44 next
        vmovdqu64 zmm24, [r11 + 9152]                ;    55.7 p2      69 k1.15 reload
        vpternlogd zmm4, zmm3, zmm24, 0x96           ;    86.0 p5      44 next
        vpxord zmm16, zmm16, zmm7                    ;    86.7 p0      44 next
        vmovdqu64 zmm7, [r11 + 8448]                 ;    56.0 p3      44 next
        vpxord zmm19, zmm19, zmm8                    ;    87.0 p5      44 next
        vmovdqu64 zmm8, [r11 + 8512]                 ;    56.7 p2      44 next
        vpxord zmm7, zmm7, zmm29                     ;    87.7 p0      44 next
        vmovdqu64 zmm25, [r11 + 8576]                ;    57.0 p3      44 next
        vpxord zmm8, zmm8, zmm1                      ;    88.0 p5      44 next
        vmovdqu64 zmm1, [r11 + 8640]                 ;    57.7 p2      44 next
        vpxord zmm1, zmm1, zmm0                      ;    88.7 p0      44 next
        vpxord zmm25, zmm25, zmm3                    ;    89.0 p5      44 next
        vmovdqu64 zmm0, [r11 + 8704]                 ;    58.0 p3      69 k1.8 reload
        vpternlogd zmm22, zmm5, zmm0, 0x96           ;    89.7 p0      44 next
        vpxord zmm3, zmm7, zmm1                      ;    90.0 p5      41 next
        vmovdqa64 zmm5, zmm1                         ;    89.7         41 next copy
        vpternlogd zmm5, zmm16, zmm11, 0x28          ;    90.7 p0      41 next
        vmovdqa64 zmm26, zmm5                        ;    91.7         41 next copy
        vpternlogd zmm26, zmm25, zmm8, 0x87          ;    91.7 p5      41 next
        vpxord zmm27, zmm16, zmm22                   ;    91.7 p0      41 next
        vmovdqa64 zmm28, zmm27                       ;    92.7         41 next copy
        vpternlogd zmm28, zmm26, zmm8, 0x93          ;    92.7 p5      41 next
        vpxord zmm29, zmm16, zmm14                   ;    92.7 p0      41 next
        vpternlogd zmm28, zmm29, zmm1, 0x87          ;    93.7 p5      41 next
        vpternlogd zmm3, zmm28, zmm22, 0x6c          ;    94.7 p0      41 next
        vpxord zmm30, zmm11, zmm14                   ;    94.0 p5      41 next
        vmovdqa64 zmm31, zmm19                       ;    88.0         41 next copy
        vpternlogd zmm31, zmm16, zmm14, 0x65         ;    94.7 p0      41 next
        vpternlogd zmm31, zmm30, zmm11, 0x4b         ;    95.7 p5      41 next
        vmovdqa64 zmm0, zmm19                        ;    88.0         41 next copy
        vpternlogd zmm0, zmm16, zmm16, 0xc3          ;    95.7 p0      41 next
        vmovdqa64 zmm24, zmm0                        ;    96.7         41 next copy
        vpternlogd zmm24, zmm31, zmm8, 0xc6          ;    96.7 p5      41 next
        vmovdqa64 zmm18, zmm8                        ;    89.0         41 next copy
        vpternlogd zmm18, zmm14, zmm11, 0x6c         ;    96.7 p0      41 next
        vmovdqa64 zmm15, zmm26                       ;    92.7         41 next copy
        vpternlogd zmm15, zmm7, zmm19, 0x78          ;    97.0 p5      41 next
        vpxord zmm13, zmm19, zmm25                   ;    97.7 p0      41 next
        vpternlogd zmm24, zmm13, zmm18, 0x96         ;    98.7 p5      41 next
        vpandd zmm10, zmm7, zmm30                    ;    98.7 p0      41 next
        vpternlogd zmm10, zmm24, zmm28, 0x69         ;    99.7 p5      41 next
        vpxord zmm24, zmm11, zmm25                   ;    99.7 p0      41 next
        vpternlogd zmm18, zmm24, zmm1, 0x78          ;   100.7 p5      41 next
        vpandd zmm28, zmm14, zmm27                   ;   100.7 p0      41 next
        vpandd zmm9, zmm11, zmm22                    ;   101.0 p5      41 next
        vpternlogd zmm9, zmm1, zmm7, 0x87            ;   102.0 p0      41 next
        vpternlogd zmm30, zmm9, zmm25, 0x93          ;   103.0 p5      41 next
        vmovdqa64 zmm2, zmm24                        ;   100.7         41 next copy
        vpternlogd zmm2, zmm0, zmm22, 0x65           ;   102.7 p0      41 next
        vpternlogd zmm2, zmm1, zmm8, 0x87            ;   103.7 p5      41 next
        vpternlogd zmm9, zmm2, zmm15, 0x96           ;   104.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm9                 ;   105.7 p8+p9   41 next spill
        vmovdqa64 zmm9, zmm22                        ;    90.7         41 next copy
        vpternlogd zmm9, zmm1, zmm8, 0x95            ;   104.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm26                ;    92.7 p7+p4   41 next spill
        vmovdqa64 zmm26, zmm30                       ;   104.0         41 next copy
        vpternlogd zmm26, zmm19, zmm11, 0x78         ;   104.7 p0      41 next
        vmovdqu64 [rbp + 5120], zmm10                ;   100.7 p8+p9   41 next spill
        vmovdqa64 zmm10, zmm9                        ;   105.0         41 next copy
        vpternlogd zmm10, zmm7, zmm16, 0x78          ;   105.0 p5      41 next
        vpternlogd zmm10, zmm26, zmm11, 0x69         ;   106.0 p0      41 next
        vmovdqa64 zmm26, zmm0                        ;    96.7         41 next copy
        vpternlogd zmm26, zmm31, zmm27, 0x39         ;   106.0 p5      41 next
        vpternlogd zmm0, zmm14, zmm14, 0xcf          ;   106.7 p0      41 next
        vpandd zmm27, zmm27, zmm19                   ;   107.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm27                ;   108.0 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm28                       ;   101.7         41 next copy
        vpternlogd zmm27, zmm25, zmm19, 0x78         ;   107.7 p0      41 next
        vmovdqu64 [rbp + 5248], zmm28                ;   101.7 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm27                       ;   108.7         41 next copy
        vpternlogd zmm28, zmm15, zmm15, 0xc3         ;   108.7 p5      41 next
        vpxord zmm27, zmm27, zmm26                   ;   108.7 p0      41 next
        vpternlogd zmm0, zmm27, zmm18, 0x69          ;   109.7 p5      41 next
        vpandd zmm15, zmm8, zmm7                     ;   109.7 p0      41 next
        vpternlogd zmm9, zmm15, zmm22, 0x79          ;   110.7 p5      41 next
        vpandd zmm27, zmm1, zmm13                    ;   110.7 p0      41 next
        vpternlogd zmm1, zmm16, zmm14, 0x78          ;   111.0 p5      41 next
        vpternlogd zmm29, zmm8, zmm1, 0x6a           ;   112.0 p0      41 next
        vmovdqa64 zmm8, zmm9                         ;   111.7         41 next copy
        vpternlogd zmm8, zmm7, zmm14, 0x87           ;   112.0 p5      41 next
        vpternlogd zmm8, zmm24, zmm22, 0x87          ;   113.0 p0      41 next
        vpternlogd zmm27, zmm8, zmm30, 0x96          ;   114.0 p5      41 next
        vpternlogd zmm29, zmm13, zmm7, 0x78          ;   113.7 p0      41 next
        vpternlogd zmm25, zmm14, zmm19, 0x95         ;   114.0 p5      41 next
        vpternlogd zmm28, zmm9, zmm29, 0x96          ;   114.7 p0      41 next
        vpternlogd zmm28, zmm5, zmm11, 0x2d          ;   115.7 p5      41 next
        vpternlogd zmm15, zmm2, zmm31, 0x69          ;   115.7 p0      41 next
        vpandd zmm2, zmm6, zmm4                      ;   116.0 p5      41 next
        vpternlogd zmm15, zmm1, zmm16, 0x78          ;   116.7 p0      41 next
        vpternlogd zmm25, zmm29, zmm26, 0x96         ;   117.0 p5      41 next
        vmovdqa64 zmm1, zmm4                         ;    87.0         41 next copy
        vpternlogd zmm1, zmm17, zmm23, 0x6a          ;   117.7 p0      41 next
        vmovdqa64 zmm5, zmm4                         ;    87.0         41 next copy
        vpternlogd zmm5, zmm21, zmm21, 0x3f          ;   118.0 p5      41 next
        vmovdqa64 zmm8, zmm23                        ;    84.7         41 next copy
        vpternlogd zmm8, zmm20, zmm6, 0x6a           ;   118.7 p0      41 next
        vmovdqa64 zmm9, zmm1                         ;   118.7         41 next copy
        vpternlogd zmm9, zmm12, zmm20, 0x60          ;   119.0 p5      41 next
        vmovdqa64 zmm11, zmm4                        ;    87.0         41 next copy
        vpternlogd zmm11, zmm12, zmm23, 0xc9         ;   119.7 p0      41 next
        vmovdqa64 zmm13, zmm17                       ;    85.0         41 next copy
        vpternlogd zmm13, zmm23, zmm6, 0x93          ;   120.0 p5      41 next
        vmovdqa64 zmm14, zmm8                        ;   119.7         41 next copy
        vpternlogd zmm14, zmm5, zmm17, 0x93          ;   120.7 p0      41 next
        vpternlogd zmm9, zmm14, zmm17, 0x39          ;   121.7 p5      41 next
        vmovdqa64 zmm22, zmm5                        ;   119.0         41 next copy
        vpternlogd zmm22, zmm12, zmm20, 0x87         ;   121.7 p0      41 next
        vpternlogd zmm9, zmm22, zmm2, 0x69           ;   122.7 p5      41 next
        vpternlogd zmm9, zmm5, zmm11, 0x4b           ;   123.7 p0      41 next
        vmovdqa64 zmm5, zmm17                        ;    85.0         41 next copy
        vpternlogd zmm9, zmm13, zmm21, 0x1e          ;   124.7 p5      41 next
        vpternlogd zmm1, zmm23, zmm6, 0x4b           ;   123.7 p0      41 next
        vmovdqa64 zmm24, zmm13                       ;   121.0         41 next copy
        vpternlogd zmm24, zmm21, zmm6, 0x87          ;   124.0 p5      41 next
        vpternlogd zmm24, zmm1, zmm11, 0x78          ;   125.0 p0      41 next
        vpternlogd zmm13, zmm12, zmm23, 0x78         ;   125.0 p5      41 next
        vpternlogd zmm2, zmm12, zmm21, 0x87          ;   125.7 p0      41 next
        vpxord zmm5, zmm5, zmm13                     ;   126.0 p5      41 next
        vmovdqa64 zmm26, zmm12                       ;    86.0         41 next copy
        vpternlogd zmm26, zmm20, zmm6, 0x28          ;   126.7 p0      41 next
        vpternlogd zmm1, zmm20, zmm21, 0x78          ;   127.0 p5      41 next
        vmovdqa64 zmm29, zmm2                        ;   126.7         41 next copy
        vpternlogd zmm29, zmm5, zmm13, 0x96          ;   127.7 p0      41 next
        vpternlogd zmm29, zmm24, zmm20, 0xc6         ;   128.7 p5      41 next
        vmovdqa64 zmm24, zmm22                       ;   122.7         41 next copy
        vpternlogd zmm24, zmm23, zmm6, 0x28          ;   128.7 p0      41 next
        vpternlogd zmm24, zmm1, zmm17, 0x2d          ;   129.7 p5      41 next
        vmovdqa64 zmm30, zmm8                        ;   119.7         41 next copy
        vpternlogd zmm30, zmm4, zmm20, 0x78          ;   129.7 p0      41 next
        vpternlogd zmm24, zmm30, zmm2, 0x69          ;   130.7 p5      41 next
        vpternlogd zmm26, zmm12, zmm17, 0x2d         ;   130.7 p0      41 next
        vmovdqa64 zmm31, zmm4                        ;    87.0         41 next copy
        vpternlogd zmm31, zmm12, zmm23, 0x35         ;   131.0 p5      41 next
        vpternlogd zmm26, zmm4, zmm23, 0x87          ;   131.7 p0      41 next
        vpternlogd zmm30, zmm26, zmm21, 0xd2         ;   132.7 p5      41 next
        vpternlogd zmm26, zmm6, zmm6, 0x3f           ;   132.7 p0      41 next
        vpternlogd zmm30, zmm8, zmm12, 0xb4          ;   133.7 p5      41 next
        vpternlogd zmm30, zmm17, zmm23, 0x78         ;   134.7 p0      41 next
        vpternlogd zmm3, zmm19, zmm6, 0x96           ;   134.0 p5      41 next
        vmovdqa64 zmm19, zmm26                       ;   133.7         41 next copy
        vpternlogd zmm19, zmm1, zmm23, 0xd2          ;   134.7 p0      41 next
        vpternlogd zmm11, zmm8, zmm6, 0x39           ;   135.0 p5      41 next
        vpternlogd zmm26, zmm5, zmm21, 0x2d          ;   135.7 p0      41 next
        vpternlogd zmm5, zmm22, zmm4, 0xb4           ;   136.0 p5      41 next
        vpternlogd zmm26, zmm31, zmm14, 0x96         ;   136.7 p0      41 next
        vpternlogd zmm5, zmm19, zmm12, 0xc6          ;   137.0 p5      41 next
        vmovdqu64 zmm6, [rbp + 5120]                 ;   100.7 p2      41 next
        vpternlogd zmm6, zmm21, [rbp + 5056], 0x96   ;   137.7 p0+p3   41 next
        vpternlogd zmm1, zmm2, zmm21, 0x28           ;   138.0 p5      41 next
        vpternlogd zmm5, zmm14, zmm20, 0x1e          ;   138.7 p0      41 next
        vpternlogd zmm18, zmm20, [rbp + 4992], 0x69  ;   139.0 p5+p2   41 next
        vpternlogd zmm0, zmm7, zmm17, 0x96           ;   139.7 p0      41 next
        vpternlogd zmm1, zmm11, zmm4, 0x87           ;   140.0 p5      41 next
        vpternlogd zmm10, zmm23, [rbp + 5248], 0x96  ;   140.7 p0+p3   41 next
        vpternlogd zmm1, zmm13, zmm23, 0x96          ;   141.0 p5      41 next
        vpternlogd zmm27, zmm16, zmm12, 0x96         ;   141.7 p0      41 next
        vpternlogd zmm28, zmm4, [rbp + 5184], 0x96   ;   142.0 p5+p2   41 next
        vmovdqu64 zmm2, [rbp + 3968]                 ;    80.5 p3      50 next
        vpxord zmm2, zmm2, [r11 + 1536]              ;   142.7 p0+p2   50 next
        vmovdqu64 zmm4, [rbp + 4032]                 ;    81.5 p3      50 next
        vpxord zmm4, zmm4, [r11 + 1600]              ;   143.0 p5+p2   50 next
        vmovdqu64 zmm7, [rbp + 4480]                 ;    82.5 p3      50 next
        vpxord zmm7, zmm7, [r11 + 1664]              ;   143.7 p0+p2   50 next
        vmovdqu64 zmm8, [rbp + 4800]                 ;    83.5 p3      58 r reload
        vpternlogd zmm9, zmm3, zmm8, 0x96            ;   144.0 p5      50 next
        vmovdqu64 zmm11, [rbp + 4416]                ;    84.2 p2      50 next
        vpxord zmm11, zmm11, [r11 + 1728]            ;   144.7 p0+p3   50 next
        vmovdqu64 zmm12, [rbp + 4352]                ;    85.2 p2      50 next
        vpxord zmm12, zmm12, [r11 + 1792]            ;   145.0 p5+p3   50 next
        vmovdqu64 zmm13, [rbp + 4608]                ;    86.2 p2      58 r reload
        vpternlogd zmm29, zmm6, zmm13, 0x96          ;   145.7 p0      50 next
        vmovdqu64 zmm14, [rbp + 4288]                ;    86.5 p3      50 next
        vpxord zmm14, zmm14, [r11 + 1856]            ;   146.0 p5+p2   50 next
        vmovdqu64 zmm16, [rbp + 4544]                ;    87.5 p3      58 r reload
        vpternlogd zmm24, zmm18, zmm16, 0x96         ;   146.7 p0      50 next
        vmovdqu64 zmm17, [rbp + 4224]                ;    88.2 p2      50 next
        vpxord zmm17, zmm17, [r11 + 1920]            ;   147.0 p5+p3   50 next
        vmovdqu64 zmm19, [rbp + 4672]                ;    89.2 p2      58 r reload
        vpternlogd zmm30, zmm10, zmm19, 0x96         ;   147.7 p0      50 next
        vmovdqu64 zmm20, [rbp + 4096]                ;    89.5 p3      50 next
        vpxord zmm20, zmm20, [r11 + 1984]            ;   148.0 p5+p2   50 next
        vmovdqu64 zmm21, [rbp + 4736]                ;    90.5 p3      58 r reload
        vpternlogd zmm26, zmm0, zmm21, 0x96          ;   148.7 p0      50 next
        vpxord zmm8, zmm8, [r11 + 1088]              ;   149.0 p5+p2   50 next
        vmovdqu64 zmm22, [rbp + 4160]                ;    91.5 p3      50 next
        vpxord zmm22, zmm22, [r11 + 1024]            ;   149.7 p0+p2   50 next
        vpxord zmm13, zmm13, [r11 + 1152]            ;   150.0 p5+p3   50 next
        vmovdqu64 zmm23, [rbp + 4864]                ;    93.2 p2      58 r reload
        vpternlogd zmm5, zmm27, zmm23, 0x96          ;   150.7 p0      50 next
        vmovdqu64 zmm31, [rbp + 4928]                ;    93.5 p3      58 r reload
        vpternlogd zmm1, zmm28, zmm31, 0x96          ;   151.0 p5      50 next
        vpxord zmm16, zmm16, [r11 + 1216]            ;   151.7 p0+p2   50 next
        vpxord zmm19, zmm19, [r11 + 1280]            ;   152.0 p5+p3   50 next
        vpxord zmm21, zmm21, [r11 + 1344]            ;   152.7 p0+p2   50 next
        vpxord zmm23, zmm23, [r11 + 1408]            ;   153.0 p5+p3   50 next
        vpxord zmm31, zmm31, [r11 + 1472]            ;   153.7 p0+p2   50 next
        vmovdqu64 [rbp + 4928], zmm1                 ;   152.0 p7+p4   50 next spill
        vpxord zmm1, zmm16, zmm23                    ;   154.0 p5      41 next
        vmovdqu64 [rbp + 4864], zmm5                 ;   151.7 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm23                        ;   154.0         41 next copy
        vpternlogd zmm5, zmm8, zmm20, 0x28           ;   154.7 p0      41 next
        vmovdqu64 [rbp + 4736], zmm26                ;   149.7 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm5                        ;   155.7         41 next copy
        vpternlogd zmm26, zmm21, zmm19, 0x87         ;   155.7 p5      41 next
        vmovdqu64 [rbp + 4672], zmm30                ;   148.7 p8+p9   50 next spill
        vpxord zmm30, zmm8, zmm31                    ;   155.7 p0      41 next
        vmovdqu64 [rbp + 4544], zmm24                ;   147.7 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm30                       ;   156.7         41 next copy
        vpternlogd zmm24, zmm26, zmm19, 0x93         ;   156.7 p5      41 next
        vmovdqu64 [rbp + 4608], zmm29                ;   146.7 p8+p9   50 next spill
        vpxord zmm29, zmm8, zmm22                    ;   156.7 p0      41 next
        vpternlogd zmm24, zmm29, zmm23, 0x87         ;   157.7 p5      41 next
        vpternlogd zmm1, zmm24, zmm31, 0x6c          ;   158.7 p0      41 next
        vmovdqu64 [rbp + 4800], zmm9                 ;   145.0 p7+p4   50 next spill
        vpxord zmm9, zmm20, zmm22                    ;   158.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm25                ;   118.0 p8+p9   41 next spill
        vmovdqa64 zmm25, zmm13                       ;   151.0         41 next copy
        vpternlogd zmm25, zmm8, zmm22, 0x65          ;   158.7 p0      41 next
        vpternlogd zmm25, zmm22, zmm20, 0x4b         ;   159.7 p5      41 next
        vmovdqu64 [rbp + 5248], zmm15                ;   117.7 p7+p4   41 next spill
        vmovdqa64 zmm15, zmm13                       ;   151.0         41 next copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3           ;   159.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm28                ;   143.0 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm19                       ;   153.0         41 next copy
        vpternlogd zmm28, zmm22, zmm20, 0x6c         ;   160.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm27                ;   142.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm15                       ;   160.7         41 next copy
        vpternlogd zmm27, zmm25, zmm19, 0xc6         ;   160.7 p0      41 next
        vmovdqu64 [rbp + 5120], zmm0                 ;   140.7 p8+p9   41 next spill
        vmovdqa64 zmm0, zmm26                        ;   156.7         41 next copy
        vpternlogd zmm0, zmm16, zmm13, 0x78          ;   161.0 p5      41 next
        vpternlogd zmm5, zmm20, zmm20, 0xf3          ;   161.7 p0      41 next
        vmovdqu64 [rbp + 5312], zmm10                ;   141.7 p7+p4   41 next spill
        vpxord zmm10, zmm13, zmm21                   ;   162.0 p5      41 next
        vpternlogd zmm27, zmm10, zmm28, 0x96         ;   163.0 p0      41 next
        vmovdqu64 [rbp + 5376], zmm18                ;   140.0 p8+p9   41 next spill
        vpandd zmm18, zmm16, zmm9                    ;   163.0 p5      41 next
        vpternlogd zmm18, zmm27, zmm24, 0x69         ;   164.0 p0      41 next
        vpxord zmm24, zmm20, zmm21                   ;   164.0 p5      41 next
        vpternlogd zmm28, zmm24, zmm23, 0x78         ;   165.0 p0      41 next
        vmovdqa64 zmm27, zmm31                       ;   154.7         41 next copy
        vpternlogd zmm27, zmm8, zmm22, 0x28          ;   165.0 p5      41 next
        vmovdqu64 [rbp + 5440], zmm6                 ;   138.7 p7+p4   41 next spill
        vpandd zmm6, zmm16, zmm23                    ;   165.7 p0      41 next
        vpternlogd zmm6, zmm31, zmm20, 0x87          ;   166.7 p5      41 next
        vpternlogd zmm9, zmm6, zmm21, 0x93           ;   167.7 p0      41 next
        vpternlogd zmm20, zmm9, zmm13, 0x9c          ;   168.7 p5      41 next
        vmovdqu64 [rbp + 5504], zmm3                 ;   135.0 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm24                        ;   165.0         41 next copy
        vpternlogd zmm3, zmm15, zmm31, 0x65          ;   167.7 p0      41 next
        vpternlogd zmm3, zmm23, zmm19, 0x87          ;   168.7 p5      41 next
        vpternlogd zmm6, zmm3, zmm0, 0x96            ;   169.7 p0      41 next
        vmovdqu64 [rbp + 5568], zmm6                 ;   170.7 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm31                        ;   154.7         41 next copy
        vpternlogd zmm6, zmm23, zmm19, 0x95          ;   169.0 p5      41 next
        vmovdqu64 [rbp + 5632], zmm26                ;   156.7 p8+p9   41 next spill
        vpandd zmm26, zmm8, zmm16                    ;   169.7 p0      41 next
        vpternlogd zmm26, zmm20, zmm6, 0x69          ;   170.7 p5      41 next
        vmovdqa64 zmm20, zmm15                       ;   160.7         41 next copy
        vpternlogd zmm20, zmm25, zmm30, 0x39         ;   170.7 p0      41 next
        vpternlogd zmm15, zmm22, zmm22, 0xcf         ;   171.0 p5      41 next
        vpandd zmm30, zmm30, zmm13                   ;   171.7 p0      41 next
        vmovdqu64 [rbp + 5696], zmm30                ;   172.7 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm27                       ;   166.0         41 next copy
        vpternlogd zmm30, zmm21, zmm13, 0x78         ;   172.0 p5      41 next
        vpternlogd zmm21, zmm22, zmm22, 0xcf         ;   172.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm27                ;   166.0 p8+p9   41 next spill
        vpandd zmm27, zmm19, zmm16                   ;   173.0 p5      41 next
        vpternlogd zmm6, zmm27, zmm31, 0x79          ;   174.0 p0      41 next
        vpternlogd zmm0, zmm6, zmm30, 0x69           ;   175.0 p5      41 next
        vpxord zmm30, zmm30, zmm20                   ;   174.7 p0      41 next
        vpternlogd zmm15, zmm30, zmm28, 0x69         ;   175.7 p5      41 next
        vpternlogd zmm6, zmm16, zmm22, 0x87          ;   175.7 p0      41 next
        vpternlogd zmm6, zmm24, zmm31, 0x87          ;   176.7 p5      41 next
        vpandd zmm24, zmm23, zmm10                   ;   176.7 p0      41 next
        vpternlogd zmm23, zmm22, zmm8, 0x78          ;   177.0 p5      41 next
        vpternlogd zmm24, zmm6, zmm9, 0x96           ;   177.7 p0      41 next
        vpternlogd zmm29, zmm19, zmm23, 0x6a         ;   178.0 p5      41 next
        vpternlogd zmm29, zmm10, zmm16, 0x78         ;   179.0 p0      41 next
        vpternlogd zmm27, zmm3, zmm25, 0x69          ;   179.0 p5      41 next
        vpternlogd zmm5, zmm0, zmm29, 0x96           ;   180.0 p0      41 next
        vpandd zmm0, zmm2, zmm17                     ;   180.0 p5      41 next
        vpternlogd zmm27, zmm23, zmm8, 0x2d          ;   180.7 p0      41 next
        vmovdqa64 zmm3, zmm17                        ;   148.0         41 next copy
        vpternlogd zmm3, zmm12, zmm11, 0x6a          ;   181.0 p5      41 next
        vpternlogd zmm21, zmm29, zmm10, 0x96         ;   181.7 p0      41 next
        vmovdqa64 zmm6, zmm17                        ;   148.0         41 next copy
        vpternlogd zmm6, zmm4, zmm4, 0x3f            ;   182.0 p5      41 next
        vmovdqa64 zmm9, zmm11                        ;   145.7         41 next copy
        vpternlogd zmm9, zmm7, zmm2, 0x6a            ;   182.7 p0      41 next
        vmovdqa64 zmm10, zmm3                        ;   182.0         41 next copy
        vpternlogd zmm10, zmm14, zmm7, 0x60          ;   183.0 p5      41 next
        vmovdqa64 zmm19, zmm17                       ;   148.0         41 next copy
        vpternlogd zmm19, zmm14, zmm11, 0xc9         ;   183.7 p0      41 next
        vmovdqa64 zmm22, zmm12                       ;   146.0         41 next copy
        vpternlogd zmm22, zmm11, zmm2, 0x93          ;   184.0 p5      41 next
        vmovdqa64 zmm23, zmm9                        ;   183.7         41 next copy
        vpternlogd zmm23, zmm6, zmm12, 0x93          ;   184.7 p0      41 next
        vpternlogd zmm10, zmm23, zmm12, 0x39         ;   185.7 p5      41 next
        vmovdqa64 zmm25, zmm6                        ;   183.0         41 next copy
        vpternlogd zmm25, zmm14, zmm7, 0x87          ;   185.7 p0      41 next
        vpternlogd zmm10, zmm25, zmm0, 0x69          ;   186.7 p5      41 next
        vpternlogd zmm10, zmm6, zmm19, 0x4b          ;   187.7 p0      41 next
        vmovdqa64 zmm6, zmm12                        ;   146.0         41 next copy
        vmovdqa64 zmm29, zmm12                       ;   146.0         41 next copy
        vpternlogd zmm10, zmm22, zmm4, 0x1e          ;   188.7 p5      41 next
        vpternlogd zmm3, zmm11, zmm2, 0x4b           ;   187.7 p0      41 next
        vmovdqa64 zmm30, zmm22                       ;   185.0         41 next copy
        vpternlogd zmm30, zmm4, zmm2, 0x87           ;   188.0 p5      41 next
        vpternlogd zmm30, zmm3, zmm19, 0x78          ;   189.0 p0      41 next
        vpternlogd zmm22, zmm14, zmm11, 0x78         ;   189.0 p5      41 next
        vpternlogd zmm0, zmm14, zmm4, 0x87           ;   189.7 p0      41 next
        vpxord zmm6, zmm6, zmm22                     ;   190.0 p5      41 next
        vpxord zmm29, zmm29, zmm0                    ;   190.7 p0      41 next
        vpternlogd zmm29, zmm30, zmm7, 0xc6          ;   191.7 p5      41 next
        vmovdqa64 zmm30, zmm14                       ;   147.0         41 next copy
        vpternlogd zmm30, zmm7, zmm2, 0x28           ;   191.7 p0      41 next
        vpternlogd zmm3, zmm7, zmm4, 0x78            ;   192.0 p5      41 next
        vmovdqa64 zmm31, zmm25                       ;   186.7         41 next copy
        vpternlogd zmm31, zmm11, zmm2, 0x28          ;   192.7 p0      41 next
        vpternlogd zmm31, zmm3, zmm12, 0x2d          ;   193.7 p5      41 next
        vpternlogd zmm30, zmm14, zmm12, 0x2d         ;   193.7 p0      41 next
        vpternlogd zmm30, zmm17, zmm11, 0x87         ;   194.7 p5      41 next
        vpternlogd zmm1, zmm13, zmm2, 0x96           ;   194.7 p0      41 next
        vmovdqa64 zmm13, zmm9                        ;   183.7         41 next copy
        vpternlogd zmm13, zmm17, zmm7, 0x78          ;   195.0 p5      41 next
        vpternlogd zmm31, zmm13, zmm0, 0x69          ;   196.0 p0      41 next
        vpternlogd zmm13, zmm30, zmm4, 0xd2          ;   196.0 p5      41 next
        vpternlogd zmm30, zmm2, zmm2, 0x3f           ;   196.7 p0      41 next
        vpternlogd zmm13, zmm9, zmm14, 0xb4          ;   197.0 p5      41 next
        vpternlogd zmm13, zmm12, zmm11, 0x78         ;   198.0 p0      41 next
        vpternlogd zmm19, zmm9, zmm2, 0x39           ;   198.0 p5      41 next
        vmovdqa64 zmm2, zmm17                        ;   148.0         41 next copy
        vpternlogd zmm2, zmm14, zmm11, 0x35          ;   198.7 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   197.7         41 next copy
        vpternlogd zmm9, zmm3, zmm11, 0xd2           ;   199.0 p5      41 next
        vpternlogd zmm30, zmm6, zmm4, 0x2d           ;   199.7 p0      41 next
        vpternlogd zmm6, zmm25, zmm17, 0xb4          ;   200.0 p5      41 next
        vpternlogd zmm30, zmm2, zmm23, 0x96          ;   200.7 p0      41 next
        vpternlogd zmm6, zmm9, zmm14, 0xc6           ;   201.0 p5      41 next
        vpternlogd zmm6, zmm23, zmm7, 0x1e           ;   202.0 p0      41 next
        vpternlogd zmm3, zmm0, zmm4, 0x28            ;   202.0 p5      41 next
        vpternlogd zmm18, zmm4, [rbp + 5632], 0x96   ;   202.7 p0+p3   41 next
        vpternlogd zmm28, zmm7, [rbp + 5568], 0x69   ;   203.0 p5+p2   41 next
        vpternlogd zmm15, zmm16, zmm12, 0x96         ;   203.7 p0      41 next
        vpternlogd zmm3, zmm19, zmm17, 0x87          ;   204.0 p5      41 next
        vmovdqu64 zmm0, [r9 + 9216]                  ;   112.3 p3      44 next
        vpternlogd zmm26, zmm11, [rbp + 5760], 0x96  ;   204.7 p0+p2   41 next
        vpternlogd zmm3, zmm22, zmm11, 0x96          ;   205.0 p5      41 next
        vmovdqu64 zmm2, [r9 + 9280]                  ;   113.3 p3      44 next
        vpternlogd zmm24, zmm14, zmm8, 0x96          ;   205.7 p0      41 next
        vmovdqu64 zmm4, [r9 + 9344]                  ;   113.7 p2      44 next
        vmovdqu64 zmm7, [r9 + 9408]                  ;   114.3 p3      44 next
        vpternlogd zmm5, zmm17, [rbp + 5696], 0x96   ;   206.0 p5+p2   41 next
        vmovdqu64 zmm9, [r9 + 9472]                  ;   115.3 p3      44 next
        vmovdqu64 zmm11, [r9 + 9536]                 ;   115.7 p2      44 next
        vmovdqu64 zmm12, [r9 + 9600]                 ;   116.3 p3      44 next
        vmovdqu64 zmm14, [r9 + 9792]                 ;   116.7 p2      69 k1.9 reload
        vpternlogd zmm10, zmm1, zmm14, 0x96          ;   206.7 p0      44 next
        vmovdqu64 zmm16, [r9 + 9856]                 ;   117.3 p3      69 k1.10 reload
        vpternlogd zmm29, zmm18, zmm16, 0x96         ;   207.0 p5      44 next
        vmovdqu64 zmm17, [r9 + 9920]                 ;   117.7 p2      69 k1.11 reload
        vpternlogd zmm31, zmm28, zmm17, 0x96         ;   207.7 p0      44 next
        vpxord zmm0, zmm0, zmm1                      ;   208.0 p5      44 next
        vmovdqu64 zmm1, [r9 + 9984]                  ;   118.3 p3      69 k1.12 reload
        vpternlogd zmm13, zmm26, zmm1, 0x96          ;   208.7 p0      44 next
        vmovdqu64 zmm19, [r9 + 10048]                ;   118.7 p2      69 k1.13 reload
        vpternlogd zmm30, zmm15, zmm19, 0x96         ;   209.0 p5      44 next
        vmovdqu64 zmm22, [r9 + 10112]                ;   119.3 p3      69 k1.14 reload
        vpternlogd zmm6, zmm24, zmm22, 0x96          ;   209.7 p0      44 next
        vpxord zmm2, zmm2, zmm18                     ;   210.0 p5      44 next
        vmovdqu64 zmm18, [r9 + 10176]                ;   119.7 p2      69 k1.15 reload
        vpternlogd zmm3, zmm5, zmm18, 0x96           ;   210.7 p0      44 next
        vpxord zmm4, zmm4, zmm28                     ;   211.0 p5      44 next
        vmovdqu64 zmm23, [r9 + 9664]                 ;   120.3 p3      69 k1.7 reload
        vpternlogd zmm27, zmm8, zmm23, 0x69          ;   211.7 p0      44 next
        vpxord zmm7, zmm7, zmm26                     ;   212.0 p5      44 next
        vpxord zmm9, zmm9, zmm15                     ;   212.7 p0      44 next
        vmovdqu64 zmm8, [r9 + 9728]                  ;   120.7 p2      69 k1.8 reload
        vpternlogd zmm21, zmm20, zmm8, 0x96          ;   213.0 p5      44 next
        vpxord zmm11, zmm11, zmm24                   ;   213.7 p0      44 next
        vpxord zmm12, zmm12, zmm5                    ;   214.0 p5      44 next
        vpxord zmm5, zmm27, zmm9                     ;   214.7 p0      41 next
        vmovdqa64 zmm15, zmm27                       ;   212.7         41 next copy
        vpternlogd zmm15, zmm4, zmm0, 0x28           ;   215.0 p5      41 next
        vmovdqa64 zmm20, zmm15                       ;   216.0         41 next copy
        vpternlogd zmm20, zmm12, zmm11, 0x87         ;   216.0 p0      41 next
        vpxord zmm24, zmm4, zmm21                    ;   216.0 p5      41 next
        vmovdqa64 zmm25, zmm24                       ;   217.0         41 next copy
        vpternlogd zmm25, zmm20, zmm11, 0x93         ;   217.0 p0      41 next
        vpxord zmm26, zmm4, zmm2                     ;   217.0 p5      41 next
        vpternlogd zmm25, zmm26, zmm27, 0x87         ;   218.0 p0      41 next
        vpternlogd zmm5, zmm25, zmm21, 0x6c          ;   219.0 p5      41 next
        vpxord zmm28, zmm0, zmm2                     ;   218.7 p0      41 next
        vmovdqa64 zmm18, zmm7                        ;   213.0         41 next copy
        vpternlogd zmm18, zmm4, zmm2, 0x65           ;   219.0 p5      41 next
        vpternlogd zmm18, zmm28, zmm0, 0x4b          ;   220.0 p0      41 next
        vmovdqa64 zmm22, zmm7                        ;   213.0         41 next copy
        vpternlogd zmm22, zmm4, zmm4, 0xc3           ;   220.0 p5      41 next
        vmovdqa64 zmm19, zmm22                       ;   221.0         41 next copy
        vpternlogd zmm19, zmm18, zmm11, 0xc6         ;   221.0 p0      41 next
        vmovdqa64 zmm1, zmm11                        ;   214.7         41 next copy
        vpternlogd zmm1, zmm2, zmm0, 0x6c            ;   221.0 p5      41 next
        vmovdqa64 zmm17, zmm20                       ;   217.0         41 next copy
        vpternlogd zmm17, zmm9, zmm7, 0x78           ;   221.7 p0      41 next
        vpxord zmm16, zmm7, zmm12                    ;   222.0 p5      41 next
        vpternlogd zmm19, zmm16, zmm1, 0x96          ;   223.0 p0      41 next
        vpandd zmm14, zmm9, zmm28                    ;   223.0 p5      41 next
        vpternlogd zmm14, zmm19, zmm25, 0x69         ;   224.0 p0      41 next
        vpxord zmm19, zmm0, zmm12                    ;   224.0 p5      41 next
        vpternlogd zmm1, zmm19, zmm27, 0x78          ;   225.0 p0      41 next
        vpandd zmm25, zmm2, zmm24                    ;   225.0 p5      41 next
        vpandd zmm8, zmm27, zmm9                     ;   225.7 p0      41 next
        vpternlogd zmm8, zmm21, zmm0, 0x87           ;   226.7 p5      41 next
        vpternlogd zmm28, zmm8, zmm12, 0x93          ;   227.7 p0      41 next
        vmovdqa64 zmm23, zmm19                       ;   225.0         41 next copy
        vpternlogd zmm23, zmm22, zmm21, 0x65         ;   227.0 p5      41 next
        vpternlogd zmm23, zmm27, zmm11, 0x87         ;   228.0 p0      41 next
        vpternlogd zmm8, zmm23, zmm17, 0x96          ;   229.0 p5      41 next
        vmovdqu64 [rbp + 5696], zmm8                 ;   230.0 p7+p4   41 next spill
        vmovdqa64 zmm8, zmm21                        ;   214.0         41 next copy
        vpternlogd zmm8, zmm27, zmm11, 0x95          ;   228.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm20                ;   217.0 p8+p9   41 next spill
        vpandd zmm20, zmm4, zmm9                     ;   229.0 p5      41 next
        vmovdqu64 [rbp + 5568], zmm14                ;   225.0 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm28                       ;   228.7         41 next copy
        vpternlogd zmm14, zmm7, zmm0, 0xd2           ;   229.7 p0      41 next
        vpternlogd zmm20, zmm14, zmm8, 0x69          ;   230.7 p5      41 next
        vmovdqa64 zmm14, zmm22                       ;   221.0         41 next copy
        vpternlogd zmm14, zmm18, zmm24, 0x39         ;   230.7 p0      41 next
        vpternlogd zmm22, zmm2, zmm2, 0xcf           ;   231.0 p5      41 next
        vpandd zmm24, zmm24, zmm7                    ;   231.7 p0      41 next
        vmovdqu64 [rbp + 5632], zmm24                ;   232.7 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm25                       ;   226.0         41 next copy
        vpternlogd zmm24, zmm12, zmm7, 0x78          ;   232.0 p5      41 next
        vpternlogd zmm22, zmm14, zmm24, 0x96         ;   233.0 p0      41 next
        vpternlogd zmm22, zmm1, zmm1, 0xc3           ;   234.0 p5      41 next
        vpternlogd zmm24, zmm17, zmm17, 0xc3         ;   233.7 p0      41 next
        vpandd zmm17, zmm11, zmm9                    ;   234.0 p5      41 next
        vpternlogd zmm8, zmm17, zmm21, 0x79          ;   235.0 p0      41 next
        vpternlogd zmm17, zmm23, zmm18, 0x69         ;   235.0 p5      41 next
        vpandd zmm18, zmm27, zmm16                   ;   235.7 p0      41 next
        vpternlogd zmm27, zmm4, zmm2, 0x78           ;   236.0 p5      41 next
        vmovdqa64 zmm23, zmm8                        ;   236.0         41 next copy
        vpternlogd zmm23, zmm9, zmm2, 0x87           ;   236.7 p0      41 next
        vpternlogd zmm23, zmm19, zmm21, 0x87         ;   237.7 p5      41 next
        vpternlogd zmm18, zmm23, zmm28, 0x96         ;   238.7 p0      41 next
        vpternlogd zmm26, zmm11, zmm27, 0x6a         ;   238.0 p5      41 next
        vpternlogd zmm26, zmm16, zmm9, 0x78          ;   239.0 p0      41 next
        vpternlogd zmm12, zmm2, zmm7, 0x95           ;   239.0 p5      41 next
        vpternlogd zmm24, zmm8, zmm26, 0x96          ;   240.0 p0      41 next
        vpternlogd zmm24, zmm15, zmm0, 0x2d          ;   241.0 p5      41 next
        vpternlogd zmm17, zmm27, zmm4, 0x78          ;   240.7 p0      41 next
        vpandd zmm0, zmm10, zmm3                     ;   241.0 p5      41 next
        vpternlogd zmm12, zmm26, zmm14, 0x96         ;   241.7 p0      41 next
        vmovdqa64 zmm2, zmm3                         ;   211.7         41 next copy
        vpternlogd zmm2, zmm30, zmm13, 0x6a          ;   242.0 p5      41 next
        vmovdqa64 zmm8, zmm3                         ;   211.7         41 next copy
        vpternlogd zmm8, zmm29, zmm29, 0x3f          ;   242.7 p0      41 next
        vmovdqa64 zmm11, zmm13                       ;   209.7         41 next copy
        vpternlogd zmm11, zmm31, zmm10, 0x6a         ;   243.0 p5      41 next
        vmovdqa64 zmm14, zmm2                        ;   243.0         41 next copy
        vpternlogd zmm14, zmm6, zmm31, 0x60          ;   243.7 p0      41 next
        vmovdqa64 zmm15, zmm3                        ;   211.7         41 next copy
        vpternlogd zmm15, zmm6, zmm13, 0xc9          ;   244.0 p5      41 next
        vmovdqa64 zmm16, zmm30                       ;   210.0         41 next copy
        vpternlogd zmm16, zmm13, zmm10, 0x93         ;   244.7 p0      41 next
        vmovdqa64 zmm19, zmm11                       ;   244.0         41 next copy
        vpternlogd zmm19, zmm8, zmm30, 0x93          ;   245.0 p5      41 next
        vpternlogd zmm14, zmm19, zmm30, 0x39         ;   246.0 p0      41 next
        vmovdqa64 zmm21, zmm8                        ;   243.7         41 next copy
        vpternlogd zmm21, zmm6, zmm31, 0x87          ;   246.0 p5      41 next
        vpternlogd zmm14, zmm21, zmm0, 0x69          ;   247.0 p0      41 next
        vpternlogd zmm14, zmm8, zmm15, 0x4b          ;   248.0 p5      41 next
        vmovdqa64 zmm8, zmm30                        ;   210.0         41 next copy
        vpternlogd zmm14, zmm16, zmm29, 0x1e         ;   249.0 p0      41 next
        vpternlogd zmm2, zmm13, zmm10, 0x4b          ;   248.0 p5      41 next
        vmovdqa64 zmm23, zmm30                       ;   210.0         41 next copy
        vmovdqa64 zmm26, zmm16                       ;   245.7         41 next copy
        vpternlogd zmm26, zmm29, zmm10, 0x87         ;   248.7 p0      41 next
        vpternlogd zmm26, zmm2, zmm15, 0x78          ;   249.7 p5      41 next
        vpternlogd zmm16, zmm6, zmm13, 0x78          ;   249.7 p0      41 next
        vpternlogd zmm0, zmm6, zmm29, 0x87           ;   250.0 p5      41 next
        vpxord zmm8, zmm8, zmm16                     ;   250.7 p0      41 next
        vpxord zmm23, zmm23, zmm0                    ;   251.0 p5      41 next
        vpternlogd zmm23, zmm26, zmm31, 0xc6         ;   252.0 p0      41 next
        vmovdqa64 zmm26, zmm6                        ;   210.7         41 next copy
        vpternlogd zmm26, zmm31, zmm10, 0x28         ;   252.0 p5      41 next
        vpternlogd zmm2, zmm31, zmm29, 0x78          ;   252.7 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   247.0         41 next copy
        vpternlogd zmm27, zmm13, zmm10, 0x28         ;   253.0 p5      41 next
        vpternlogd zmm27, zmm2, zmm30, 0x2d          ;   254.0 p0      41 next
        vmovdqa64 zmm28, zmm11                       ;   244.0         41 next copy
        vpternlogd zmm28, zmm3, zmm31, 0x78          ;   254.0 p5      41 next
        vpternlogd zmm27, zmm28, zmm0, 0x69          ;   255.0 p0      41 next
        vpternlogd zmm26, zmm6, zmm30, 0x2d          ;   255.0 p5      41 next
        vpternlogd zmm26, zmm3, zmm13, 0x87          ;   256.0 p0      41 next
        vpternlogd zmm28, zmm26, zmm29, 0xd2         ;   257.0 p5      41 next
        vpternlogd zmm26, zmm10, zmm10, 0x3f         ;   257.0 p0      41 next
        vpternlogd zmm28, zmm11, zmm6, 0xb4          ;   258.0 p5      41 next
        vpternlogd zmm28, zmm30, zmm13, 0x78         ;   259.0 p0      41 next
        vpternlogd zmm5, zmm7, zmm10, 0x96           ;   258.0 p5      41 next
        vmovdqa64 zmm7, zmm3                         ;   211.7         41 next copy
        vpternlogd zmm7, zmm6, zmm13, 0x35           ;   258.7 p0      41 next
        vpternlogd zmm15, zmm11, zmm10, 0x39         ;   259.0 p5      41 next
        vmovdqa64 zmm10, zmm26                       ;   258.0         41 next copy
        vpternlogd zmm10, zmm2, zmm13, 0xd2          ;   259.7 p0      41 next
        vpternlogd zmm26, zmm8, zmm29, 0x2d          ;   260.0 p5      41 next
        vpternlogd zmm8, zmm21, zmm3, 0xb4           ;   260.7 p0      41 next
        vpternlogd zmm26, zmm7, zmm19, 0x96          ;   261.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 5568]                 ;   225.0 p3      41 next
        vpternlogd zmm7, zmm29, [rbp + 5760], 0x96   ;   261.7 p0+p2   41 next
        vpternlogd zmm2, zmm0, zmm29, 0x28           ;   262.0 p5      41 next
        vpternlogd zmm8, zmm10, zmm6, 0xc6           ;   262.7 p0      41 next
        vpternlogd zmm8, zmm19, zmm31, 0x1e          ;   263.7 p5      41 next
        vpternlogd zmm1, zmm31, [rbp + 5696], 0x69   ;   263.7 p0+p3   41 next
        vpternlogd zmm20, zmm25, zmm13, 0x96         ;   264.0 p5      41 next
        vpternlogd zmm22, zmm9, zmm30, 0x96          ;   264.7 p0      41 next
        vpternlogd zmm2, zmm15, zmm3, 0x87           ;   265.0 p5      41 next
        vpternlogd zmm2, zmm16, zmm13, 0x96          ;   266.0 p0      41 next
        vpternlogd zmm18, zmm4, zmm6, 0x96           ;   266.0 p5      41 next
        vpternlogd zmm24, zmm3, [rbp + 5632], 0x96   ;   266.7 p0+p2   41 next
        vmovdqu64 zmm0, [r10 + 192]                  ;   142.5 p3      68 k1.3 reload
        vmovdqu64 zmm3, [rbp + 3968]                 ;   143.2 p2      58 r reload
        vmovdqu64 zmm4, [rbp + 5504]                 ;   143.5 p3      50 next
        vpternlogd zmm4, zmm3, zmm0, 0x96            ;   267.0 p5      50 next
        vmovdqu64 zmm6, [r10 + 256]                  ;   144.2 p2      68 k1.4 reload
        vmovdqu64 zmm9, [rbp + 4032]                 ;   144.5 p3      58 r reload
        vmovdqu64 zmm10, [rbp + 5440]                ;   145.2 p2      50 next
        vpternlogd zmm10, zmm9, zmm6, 0x96           ;   267.7 p0      50 next
        vmovdqu64 zmm11, [r10 + 320]                 ;   145.5 p3      68 k1.5 reload
        vmovdqu64 zmm13, [rbp + 4480]                ;   146.2 p2      58 r reload
        vmovdqu64 zmm15, [rbp + 5376]                ;   146.5 p3      50 next
        vpternlogd zmm15, zmm13, zmm11, 0x96         ;   268.0 p5      50 next
        vmovdqu64 zmm16, [r10 + 384]                 ;   147.2 p2      68 k1.6 reload
        vmovdqu64 zmm19, [rbp + 4416]                ;   147.5 p3      58 r reload
        vmovdqu64 zmm21, [rbp + 5312]                ;   148.2 p2      50 next
        vpternlogd zmm21, zmm19, zmm16, 0x96         ;   268.7 p0      50 next
        vmovdqu64 zmm25, [r10 + 448]                 ;   148.5 p3      68 k1.7 reload
        vmovdqu64 zmm29, [rbp + 4352]                ;   149.2 p2      58 r reload
        vmovdqu64 zmm30, [rbp + 5120]                ;   149.5 p3      50 next
        vpternlogd zmm30, zmm29, zmm25, 0x96         ;   269.0 p5      50 next
        vpternlogd zmm3, zmm5, [rbp + 5504], 0x96    ;   269.7 p0+p2   50 next
        vpternlogd zmm9, zmm7, [rbp + 5440], 0x96    ;   270.0 p5+p3   50 next
        vpternlogd zmm13, zmm1, [rbp + 5376], 0x96   ;   270.7 p0+p2   50 next
        vmovdqu64 zmm31, [rbp + 4800]                ;   151.5 p3      50 next
        vpxord zmm31, zmm31, [r10 + 768]             ;   271.0 p5+p2   50 next
        vpternlogd zmm19, zmm20, [rbp + 5312], 0x96  ;   271.7 p0+p3   50 next
        vmovdqu64 zmm25, [rbp + 4608]                ;   153.2 p2      50 next
        vpxord zmm25, zmm25, [r10 + 832]             ;   272.0 p5+p3   50 next
        vpternlogd zmm29, zmm22, [rbp + 5120], 0x96  ;   272.7 p0+p2   50 next
        vmovdqu64 zmm16, [rbp + 4544]                ;   154.5 p3      50 next
        vpxord zmm16, zmm16, [r10 + 896]             ;   273.0 p5+p2   50 next
        vmovdqu64 zmm11, [rbp + 4672]                ;   155.5 p3      50 next
        vpxord zmm11, zmm11, [r10 + 960]             ;   273.7 p0+p2   50 next
        vpternlogd zmm5, zmm14, [rbp + 4800], 0x96   ;   274.0 p5+p3   50 next
        vmovdqu64 zmm14, [rbp + 4736]                ;   157.2 p2      50 next
        vpxord zmm14, zmm14, [r10]                   ;   274.7 p0+p3   50 next
        vmovdqu64 zmm6, [rbp + 4864]                 ;   158.2 p2      50 next
        vpxord zmm6, zmm6, [r10 + 64]                ;   275.0 p5+p3   50 next
        vpternlogd zmm7, zmm23, [rbp + 4608], 0x96   ;   275.7 p0+p2   50 next
        vmovdqu64 zmm23, [rbp + 4928]                ;   159.5 p3      50 next
        vpxord zmm23, zmm23, [r10 + 128]             ;   276.0 p5+p2   50 next
        vpternlogd zmm1, zmm27, [rbp + 4544], 0x96   ;   276.7 p0+p3   50 next
        vpternlogd zmm20, zmm28, [rbp + 4672], 0x96  ;   277.0 p5+p2   50 next
        vmovdqu64 zmm27, [rbp + 4096]                ;   161.5 p3      58 r reload
        vmovdqu64 zmm28, [rbp + 5248]                ;   162.2 p2      41 next reload
        vpternlogd zmm17, zmm28, zmm27, 0x96         ;   277.7 p0      50 next
        vpternlogd zmm28, zmm27, [r10 + 640], 0x96   ;   278.0 p5+p3   50 next
        vpternlogd zmm22, zmm26, [rbp + 4736], 0x96  ;   278.7 p0+p2   50 next
        vmovdqu64 zmm26, [rbp + 4160]                ;   163.5 p3      58 r reload
        vmovdqu64 zmm27, [rbp + 5184]                ;   164.2 p2      41 next reload
        vpternlogd zmm12, zmm27, zmm26, 0x96         ;   279.0 p5      50 next
        vpternlogd zmm27, zmm26, [r10 + 704], 0x96   ;   279.7 p0+p3   50 next
        vpternlogd zmm8, zmm18, [rbp + 4864], 0x96   ;   280.0 p5+p2   50 next
        vpternlogd zmm2, zmm24, [rbp + 4928], 0x96   ;   280.7 p0+p3   50 next
        vpxord zmm26, zmm16, zmm6                    ;   281.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 5056]                 ;   166.2 p2      41 next reload
        vpternlogd zmm18, zmm0, [rbp + 4288], 0x96   ;   281.7 p0+p3   50 next
        vmovdqu64 [rbp + 4928], zmm2                 ;   281.7 p7+p4   50 next spill
        vmovdqu64 zmm2, [rbp + 4288]                 ;   167.2 p2      58 r reload
        vpternlogd zmm0, zmm2, [r10 + 512], 0x96     ;   282.0 p5+p3   50 next
        vmovdqa64 zmm2, zmm6                         ;   276.0         41 next copy
        vpternlogd zmm2, zmm31, zmm28, 0x28          ;   282.7 p0      41 next
        vmovdqu64 [rbp + 4288], zmm8                 ;   281.0 p8+p9   50 next spill
        vmovdqu64 zmm8, [rbp + 4992]                 ;   168.2 p2      41 next reload
        vpternlogd zmm24, zmm8, [rbp + 4224], 0x96   ;   283.0 p5+p3   50 next
        vmovdqu64 [rbp + 5056], zmm22                ;   279.7 p7+p4   50 next spill
        vmovdqu64 zmm22, [rbp + 4224]                ;   169.2 p2      58 r reload
        vpternlogd zmm8, zmm22, [r10 + 576], 0x96    ;   283.7 p0+p3   50 next
        vmovdqa64 zmm22, zmm2                        ;   283.7         41 next copy
        vpternlogd zmm22, zmm14, zmm11, 0x87         ;   284.0 p5      41 next
        vmovdqu64 [rbp + 4224], zmm20                ;   278.0 p8+p9   50 next spill
        vpxord zmm20, zmm31, zmm23                   ;   284.7 p0      41 next
        vmovdqu64 [rbp + 4992], zmm1                 ;   277.7 p7+p4   50 next spill
        vpxord zmm1, zmm31, zmm27                    ;   285.0 p5      41 next
        vmovdqu64 [rbp + 4864], zmm7                 ;   276.7 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm20                        ;   285.7         41 next copy
        vpternlogd zmm7, zmm22, zmm11, 0x93          ;   285.7 p0      41 next
        vpternlogd zmm7, zmm1, zmm6, 0x87            ;   286.7 p5      41 next
        vpternlogd zmm26, zmm7, zmm23, 0x6c          ;   287.7 p0      41 next
        vmovdqu64 [rbp + 4160], zmm5                 ;   275.0 p7+p4   50 next spill
        vpxord zmm5, zmm28, zmm27                    ;   287.0 p5      41 next
        vmovdqu64 [rbp + 5184], zmm12                ;   280.0 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm25                       ;   273.0         41 next copy
        vpternlogd zmm12, zmm31, zmm27, 0x65         ;   287.7 p0      41 next
        vpternlogd zmm12, zmm5, zmm28, 0x4b          ;   288.7 p5      41 next
        vmovdqu64 [rbp + 4736], zmm17                ;   278.7 p7+p4   50 next spill
        vmovdqa64 zmm17, zmm25                       ;   273.0         41 next copy
        vpternlogd zmm17, zmm31, zmm31, 0xc3         ;   288.7 p0      41 next
        vmovdqu64 [rbp + 4096], zmm24                ;   284.0 p8+p9   50 next spill
        vmovdqa64 zmm24, zmm11                       ;   274.7         41 next copy
        vpternlogd zmm24, zmm27, zmm28, 0x6c         ;   289.0 p5      41 next
        vmovdqu64 [rbp + 5248], zmm18                ;   282.7 p7+p4   50 next spill
        vmovdqa64 zmm18, zmm17                       ;   289.7         41 next copy
        vpternlogd zmm18, zmm12, zmm11, 0xc6         ;   289.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm29                ;   273.7 p8+p9   50 next spill
        vpxord zmm29, zmm25, zmm14                   ;   290.0 p5      41 next
        vpternlogd zmm18, zmm29, zmm24, 0x96         ;   291.0 p0      41 next
        vmovdqu64 [rbp + 4544], zmm19                ;   272.7 p7+p4   50 next spill
        vmovdqa64 zmm19, zmm22                       ;   285.0         41 next copy
        vpternlogd zmm19, zmm16, zmm25, 0x78         ;   291.0 p5      41 next
        vpternlogd zmm2, zmm28, zmm28, 0xf3          ;   291.7 p0      41 next
        vmovdqu64 [rbp + 4608], zmm13                ;   271.7 p8+p9   50 next spill
        vpandd zmm13, zmm16, zmm5                    ;   292.0 p5      41 next
        vpternlogd zmm13, zmm18, zmm7, 0x69          ;   293.0 p0      41 next
        vpxord zmm7, zmm14, zmm28                    ;   293.0 p5      41 next
        vpternlogd zmm24, zmm7, zmm6, 0x78           ;   294.0 p0      41 next
        vpandd zmm18, zmm28, zmm23                   ;   294.0 p5      41 next
        vpternlogd zmm18, zmm6, zmm16, 0x87          ;   295.0 p0      41 next
        vpternlogd zmm5, zmm18, zmm14, 0x93          ;   296.0 p5      41 next
        vpternlogd zmm28, zmm5, zmm25, 0x9c          ;   297.0 p0      41 next
        vmovdqu64 [rbp + 4800], zmm9                 ;   271.0 p7+p4   50 next spill
        vmovdqa64 zmm9, zmm1                         ;   286.0         41 next copy
        vpternlogd zmm9, zmm20, zmm31, 0x48          ;   296.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm3                 ;   270.7 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm7                         ;   294.0         41 next copy
        vpternlogd zmm3, zmm17, zmm23, 0x65          ;   296.7 p0      41 next
        vpternlogd zmm3, zmm6, zmm11, 0x87           ;   297.7 p5      41 next
        vpternlogd zmm18, zmm3, zmm19, 0x96          ;   298.7 p0      41 next
        vmovdqu64 [rbp + 5120], zmm18                ;   299.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm23                       ;   277.0         41 next copy
        vpternlogd zmm18, zmm6, zmm11, 0x95          ;   298.0 p5      41 next
        vmovdqu64 [rbp + 4416], zmm22                ;   285.0 p8+p9   41 next spill
        vpandd zmm22, zmm31, zmm16                   ;   298.7 p0      41 next
        vpternlogd zmm22, zmm28, zmm18, 0x69         ;   299.7 p5      41 next
        vmovdqa64 zmm28, zmm17                       ;   289.7         41 next copy
        vpternlogd zmm28, zmm12, zmm20, 0x39         ;   299.7 p0      41 next
        vpternlogd zmm17, zmm27, zmm27, 0xcf         ;   300.0 p5      41 next
        vpandd zmm20, zmm20, zmm25                   ;   300.7 p0      41 next
        vmovdqu64 [rbp + 5312], zmm20                ;   301.7 p7+p4   41 next spill
        vmovdqa64 zmm20, zmm9                        ;   297.0         41 next copy
        vpternlogd zmm20, zmm14, zmm25, 0x78         ;   301.0 p5      41 next
        vpternlogd zmm17, zmm28, zmm20, 0x96         ;   302.0 p0      41 next
        vpternlogd zmm17, zmm24, zmm16, 0x69         ;   303.0 p5      41 next
        vpternlogd zmm14, zmm27, zmm27, 0xcf         ;   302.7 p0      41 next
        vmovdqu64 [rbp + 4480], zmm28                ;   300.7 p8+p9   41 next spill
        vpandd zmm28, zmm11, zmm16                   ;   303.0 p5      41 next
        vpternlogd zmm18, zmm28, zmm23, 0x79         ;   304.0 p0      41 next
        vpternlogd zmm27, zmm18, zmm16, 0x93         ;   305.0 p5      41 next
        vpternlogd zmm27, zmm7, zmm23, 0x87          ;   306.0 p0      41 next
        vpandd zmm7, zmm6, zmm29                     ;   305.0 p5      41 next
        vpternlogd zmm6, zmm1, zmm31, 0xd2           ;   305.7 p0      41 next
        vpternlogd zmm7, zmm27, zmm5, 0x96           ;   307.0 p5      41 next
        vpternlogd zmm1, zmm11, zmm6, 0x6a           ;   306.7 p0      41 next
        vpternlogd zmm18, zmm20, zmm19, 0x69         ;   307.0 p5      41 next
        vpternlogd zmm1, zmm16, zmm29, 0x78          ;   307.7 p0      41 next
        vpternlogd zmm28, zmm3, zmm12, 0x69          ;   308.0 p5      41 next
        vpternlogd zmm2, zmm18, zmm1, 0x96           ;   308.7 p0      41 next
        vpandd zmm3, zmm4, zmm8                      ;   309.0 p5      41 next
        vpternlogd zmm28, zmm6, zmm31, 0x78          ;   309.7 p0      41 next
        vpternlogd zmm14, zmm1, zmm29, 0x96          ;   310.0 p5      41 next
        vmovdqa64 zmm1, zmm21                        ;   269.7         41 next copy
        vpternlogd zmm1, zmm15, zmm4, 0x6a           ;   310.7 p0      41 next
        vmovdqa64 zmm5, zmm8                         ;   284.7         41 next copy
        vpternlogd zmm5, zmm30, zmm21, 0x6a          ;   311.0 p5      41 next
        vmovdqa64 zmm6, zmm8                         ;   284.7         41 next copy
        vpternlogd zmm6, zmm10, zmm10, 0x3f          ;   311.7 p0      41 next
        vmovdqa64 zmm11, zmm5                        ;   312.0         41 next copy
        vpternlogd zmm11, zmm0, zmm15, 0x60          ;   312.0 p5      41 next
        vmovdqa64 zmm12, zmm30                       ;   270.0         41 next copy
        vpternlogd zmm12, zmm21, zmm4, 0x93          ;   312.7 p0      41 next
        vmovdqa64 zmm16, zmm8                        ;   284.7         41 next copy
        vpternlogd zmm16, zmm0, zmm21, 0xc9          ;   313.0 p5      41 next
        vmovdqa64 zmm18, zmm1                        ;   311.7         41 next copy
        vpternlogd zmm18, zmm6, zmm30, 0x93          ;   313.7 p0      41 next
        vpternlogd zmm11, zmm18, zmm30, 0x39         ;   314.7 p5      41 next
        vmovdqa64 zmm19, zmm6                        ;   312.7         41 next copy
        vpternlogd zmm19, zmm0, zmm15, 0x87          ;   314.7 p0      41 next
        vpternlogd zmm11, zmm19, zmm3, 0x69          ;   315.7 p5      41 next
        vpternlogd zmm11, zmm6, zmm16, 0x4b          ;   316.7 p0      41 next
        vmovdqa64 zmm6, zmm30                        ;   270.0         41 next copy
        vmovdqa64 zmm20, zmm30                       ;   270.0         41 next copy
        vpternlogd zmm11, zmm12, zmm10, 0x1e         ;   317.7 p5      41 next
        vpternlogd zmm5, zmm21, zmm4, 0x4b           ;   316.7 p0      41 next
        vmovdqa64 zmm23, zmm12                       ;   313.7         41 next copy
        vpternlogd zmm23, zmm10, zmm4, 0x87          ;   317.0 p5      41 next
        vpternlogd zmm23, zmm5, zmm16, 0x78          ;   318.0 p0      41 next
        vpternlogd zmm12, zmm0, zmm21, 0x78          ;   318.0 p5      41 next
        vpternlogd zmm3, zmm0, zmm10, 0x87           ;   318.7 p0      41 next
        vpxord zmm6, zmm6, zmm12                     ;   319.0 p5      41 next
        vpxord zmm20, zmm20, zmm3                    ;   319.7 p0      41 next
        vpternlogd zmm20, zmm23, zmm15, 0xc6         ;   320.7 p5      41 next
        vmovdqa64 zmm23, zmm0                        ;   283.0         41 next copy
        vpternlogd zmm23, zmm15, zmm4, 0x28          ;   320.7 p0      41 next
        vpternlogd zmm5, zmm15, zmm10, 0x78          ;   321.0 p5      41 next
        vmovdqa64 zmm27, zmm19                       ;   315.7         41 next copy
        vpternlogd zmm27, zmm21, zmm4, 0x28          ;   321.7 p0      41 next
        vmovdqa64 zmm29, zmm1                        ;   311.7         41 next copy
        vpternlogd zmm29, zmm8, zmm15, 0x78          ;   322.0 p5      41 next
        vpternlogd zmm27, zmm5, zmm30, 0xd2          ;   322.7 p0      41 next
        vpternlogd zmm27, zmm29, zmm3, 0x96          ;   323.7 p5      41 next
        vpternlogd zmm23, zmm0, zmm30, 0x2d          ;   323.7 p0      41 next
        vpternlogd zmm23, zmm8, zmm21, 0x87          ;   324.7 p5      41 next
        vpternlogd zmm29, zmm23, zmm10, 0xd2         ;   325.7 p0      41 next
        vpternlogd zmm23, zmm4, zmm4, 0x3f           ;   325.7 p5      41 next
        vpternlogd zmm29, zmm1, zmm0, 0xb4           ;   326.7 p0      41 next
        vpternlogd zmm29, zmm30, zmm21, 0x78         ;   327.7 p5      41 next
        vpternlogd zmm26, zmm25, zmm4, 0x96          ;   326.7 p0      41 next
        vmovdqa64 zmm25, zmm8                        ;   284.7         41 next copy
        vpternlogd zmm25, zmm0, zmm21, 0x35          ;   327.0 p5      41 next
        vpternlogd zmm16, zmm1, zmm4, 0x39           ;   327.7 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;   326.7         41 next copy
        vpternlogd zmm1, zmm5, zmm21, 0xd2           ;   328.0 p5      41 next
        vpternlogd zmm23, zmm6, zmm10, 0x2d          ;   328.7 p0      41 next
        vpternlogd zmm6, zmm19, zmm8, 0xb4           ;   329.0 p5      41 next
        vpternlogd zmm23, zmm25, zmm18, 0x96         ;   329.7 p0      41 next
        vpternlogd zmm6, zmm1, zmm0, 0xc6            ;   330.0 p5      41 next
        vmovdqu64 zmm1, [r10 + 9216]                 ;   179.8 p2      44 next
        vpternlogd zmm6, zmm18, zmm15, 0x1e          ;   331.0 p0      41 next
        vpternlogd zmm5, zmm3, zmm10, 0x28           ;   331.0 p5      41 next
        vpternlogd zmm13, zmm10, [rbp + 4416], 0x96  ;   331.7 p0+p3   41 next
        vpternlogd zmm24, zmm15, [rbp + 5120], 0x69  ;   332.0 p5+p2   41 next
        vmovdqu64 zmm3, [r10 + 9280]                 ;   181.3 p3      44 next
        vpternlogd zmm22, zmm9, zmm21, 0x96          ;   332.7 p0      41 next
        vmovdqu64 zmm4, [r10 + 9344]                 ;   181.8 p2      44 next
        vmovdqu64 zmm9, [r10 + 9408]                 ;   182.3 p3      44 next
        vpxord zmm30, zmm30, zmm17                   ;   333.0 p5      41 next
        vpternlogd zmm5, zmm16, zmm8, 0x87           ;   333.7 p0      41 next
        vpternlogd zmm5, zmm12, zmm21, 0x96          ;   334.7 p5      41 next
        vmovdqu64 zmm10, [r10 + 9472]                ;   182.8 p2      44 next
        vpternlogd zmm7, zmm31, zmm0, 0x96           ;   334.7 p0      41 next
        vmovdqu64 zmm0, [r10 + 9536]                 ;   183.3 p3      44 next
        vmovdqu64 zmm12, [r10 + 9600]                ;   183.8 p2      44 next
        vmovdqu64 zmm15, [r10 + 9664]                ;   184.3 p3      44 next
        vpternlogd zmm2, zmm8, [rbp + 5312], 0x96    ;   335.0 p5+p2   41 next
        vpternlogd zmm11, zmm26, [r10 + 9792], 0x96  ;   335.7 p0+p3   44 next
        vpternlogd zmm20, zmm13, [r10 + 9856], 0x96  ;   336.0 p5+p2   44 next
        vpternlogd zmm27, zmm24, [r10 + 9920], 0x96  ;   336.7 p0+p3   44 next
        vpternlogd zmm29, zmm22, [r10 + 9984], 0x96  ;   337.0 p5+p2   44 next
        vpternlogd zmm23, zmm30, [r10 + 10048], 0x96 ;   337.7 p0+p3   44 next
        vpxord zmm1, zmm1, zmm26                     ;   338.0 p5      44 next
        vpternlogd zmm6, zmm7, [r10 + 10112], 0x96   ;   338.7 p0+p2   44 next
        vpternlogd zmm5, zmm2, [r10 + 10176], 0x96   ;   339.0 p5+p3   44 next
        vpxord zmm3, zmm3, zmm13                     ;   339.7 p0      44 next
        vpxord zmm4, zmm4, zmm24                     ;   340.0 p5      44 next
        vpxord zmm15, zmm15, zmm28                   ;   340.7 p0      44 next
        vpxord zmm9, zmm9, zmm22                     ;   341.0 p5      44 next
        vpxord zmm10, zmm10, zmm30                   ;   341.7 p0      44 next
        vmovdqu64 zmm8, [rbp + 4480]                 ;   300.7 p2      41 next reload
        vpternlogd zmm14, zmm8, [r10 + 9728], 0x96   ;   342.0 p5+p3   44 next
        vpxord zmm0, zmm0, zmm7                      ;   342.7 p0      44 next
        vpxord zmm12, zmm12, zmm2                    ;   343.0 p5      44 next
        vpxord zmm2, zmm15, zmm10                    ;   343.7 p0      41 next
        vmovdqa64 zmm7, zmm15                        ;   341.7         41 next copy
        vpternlogd zmm7, zmm4, zmm1, 0x28            ;   344.0 p5      41 next
        vmovdqa64 zmm8, zmm7                         ;   345.0         41 next copy
        vpternlogd zmm8, zmm12, zmm0, 0x87           ;   345.0 p0      41 next
        vpxord zmm13, zmm4, zmm14                    ;   345.0 p5      41 next
        vmovdqa64 zmm16, zmm13                       ;   346.0         41 next copy
        vpternlogd zmm16, zmm8, zmm0, 0x93           ;   346.0 p0      41 next
        vpxord zmm17, zmm4, zmm3                     ;   346.0 p5      41 next
        vpternlogd zmm16, zmm17, zmm15, 0x87         ;   347.0 p0      41 next
        vpternlogd zmm2, zmm16, zmm14, 0x6c          ;   348.0 p5      41 next
        vpxord zmm18, zmm1, zmm3                     ;   347.7 p0      41 next
        vmovdqa64 zmm19, zmm9                        ;   342.0         41 next copy
        vpternlogd zmm19, zmm4, zmm3, 0x65           ;   348.0 p5      41 next
        vpternlogd zmm19, zmm18, zmm1, 0x4b          ;   349.0 p0      41 next
        vmovdqa64 zmm21, zmm9                        ;   342.0         41 next copy
        vpternlogd zmm21, zmm4, zmm4, 0xc3           ;   349.0 p5      41 next
        vmovdqa64 zmm22, zmm0                        ;   343.7         41 next copy
        vpternlogd zmm22, zmm3, zmm1, 0x6c           ;   349.7 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   350.0         41 next copy
        vpternlogd zmm24, zmm19, zmm0, 0xc6          ;   350.0 p5      41 next
        vmovdqa64 zmm25, zmm8                        ;   346.0         41 next copy
        vpternlogd zmm25, zmm10, zmm9, 0x78          ;   350.7 p0      41 next
        vpxord zmm26, zmm9, zmm12                    ;   351.0 p5      41 next
        vpternlogd zmm24, zmm26, zmm22, 0x96         ;   352.0 p0      41 next
        vpandd zmm28, zmm10, zmm18                   ;   352.0 p5      41 next
        vpternlogd zmm28, zmm24, zmm16, 0x69         ;   353.0 p0      41 next
        vpxord zmm16, zmm1, zmm12                    ;   353.0 p5      41 next
        vpternlogd zmm22, zmm16, zmm15, 0x78         ;   354.0 p0      41 next
        vpandd zmm24, zmm3, zmm13                    ;   354.0 p5      41 next
        vpandd zmm30, zmm15, zmm10                   ;   354.7 p0      41 next
        vpternlogd zmm30, zmm14, zmm1, 0x87          ;   355.7 p5      41 next
        vmovdqa64 zmm31, zmm16                       ;   354.0         41 next copy
        vpternlogd zmm31, zmm21, zmm14, 0x65         ;   355.7 p0      41 next
        vpternlogd zmm31, zmm15, zmm0, 0x87          ;   356.7 p5      41 next
        vpternlogd zmm18, zmm30, zmm12, 0x93         ;   356.7 p0      41 next
        vpternlogd zmm30, zmm31, zmm25, 0x96         ;   357.7 p5      41 next
        vpternlogd zmm7, zmm1, zmm1, 0xf3            ;   357.7 p0      41 next
        vpternlogd zmm1, zmm18, zmm9, 0x9c           ;   358.0 p5      41 next
        vmovdqu64 [rbp + 4480], zmm30                ;   358.7 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm14                       ;   343.0         41 next copy
        vpternlogd zmm30, zmm15, zmm0, 0x95          ;   358.7 p0      41 next
        vmovdqu64 [rbp + 5312], zmm8                 ;   346.0 p8+p9   41 next spill
        vpandd zmm8, zmm4, zmm10                     ;   359.0 p5      41 next
        vpternlogd zmm8, zmm1, zmm30, 0x69           ;   360.0 p0      41 next
        vmovdqa64 zmm1, zmm21                        ;   350.0         41 next copy
        vpternlogd zmm1, zmm19, zmm13, 0x39          ;   360.0 p5      41 next
        vpternlogd zmm21, zmm3, zmm3, 0xcf           ;   360.7 p0      41 next
        vpandd zmm13, zmm13, zmm9                    ;   361.0 p5      41 next
        vmovdqu64 [rbp + 5120], zmm13                ;   362.0 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm24                       ;   355.0         41 next copy
        vpternlogd zmm13, zmm12, zmm9, 0x78          ;   361.7 p0      41 next
        vpternlogd zmm12, zmm9, zmm3, 0x93           ;   362.0 p5      41 next
        vmovdqu64 [rbp + 4416], zmm24                ;   355.0 p8+p9   41 next spill
        vpandd zmm24, zmm0, zmm10                    ;   362.7 p0      41 next
        vpternlogd zmm30, zmm24, zmm14, 0x79         ;   363.7 p5      41 next
        vpternlogd zmm25, zmm30, zmm13, 0x69         ;   364.7 p0      41 next
        vpxord zmm13, zmm13, zmm1                    ;   364.0 p5      41 next
        vpternlogd zmm21, zmm13, zmm22, 0x69         ;   365.0 p0      41 next
        vpternlogd zmm30, zmm10, zmm3, 0x87          ;   365.0 p5      41 next
        vpternlogd zmm30, zmm16, zmm14, 0x87         ;   366.0 p0      41 next
        vpandd zmm13, zmm15, zmm26                   ;   366.0 p5      41 next
        vpternlogd zmm15, zmm3, zmm4, 0x78           ;   366.7 p0      41 next
        vpternlogd zmm13, zmm30, zmm18, 0x96         ;   367.0 p5      41 next
        vpternlogd zmm17, zmm0, zmm15, 0x6a          ;   367.7 p0      41 next
        vpternlogd zmm17, zmm26, zmm10, 0x78         ;   368.7 p5      41 next
        vpternlogd zmm24, zmm31, zmm19, 0x69         ;   368.7 p0      41 next
        vpternlogd zmm7, zmm25, zmm17, 0x96          ;   369.7 p5      41 next
        vpandd zmm0, zmm11, zmm5                     ;   369.7 p0      41 next
        vpternlogd zmm24, zmm15, zmm4, 0x78          ;   370.0 p5      41 next
        vpternlogd zmm12, zmm17, zmm1, 0x96          ;   370.7 p0      41 next
        vmovdqa64 zmm1, zmm5                         ;   340.0         41 next copy
        vpternlogd zmm1, zmm23, zmm29, 0x6a          ;   371.0 p5      41 next
        vmovdqa64 zmm3, zmm5                         ;   340.0         41 next copy
        vpternlogd zmm3, zmm20, zmm20, 0x3f          ;   371.7 p0      41 next
        vmovdqa64 zmm14, zmm29                       ;   338.0         41 next copy
        vpternlogd zmm14, zmm27, zmm11, 0x6a         ;   372.0 p5      41 next
        vmovdqa64 zmm15, zmm1                        ;   372.0         41 next copy
        vpternlogd zmm15, zmm6, zmm27, 0x60          ;   372.7 p0      41 next
        vmovdqa64 zmm16, zmm5                        ;   340.0         41 next copy
        vpternlogd zmm16, zmm6, zmm29, 0xc9          ;   373.0 p5      41 next
        vmovdqa64 zmm17, zmm23                       ;   338.7         41 next copy
        vpternlogd zmm17, zmm29, zmm11, 0x93         ;   373.7 p0      41 next
        vpord zmm18, zmm20, zmm17                    ;   374.7 p5      41 next
        vmovdqa64 zmm19, zmm14                       ;   373.0         41 next copy
        vpternlogd zmm19, zmm3, zmm23, 0x93          ;   374.7 p0      41 next
        vpternlogd zmm15, zmm19, zmm23, 0x39         ;   375.7 p5      41 next
        vmovdqa64 zmm25, zmm3                        ;   372.7         41 next copy
        vpternlogd zmm25, zmm6, zmm27, 0x87          ;   375.7 p0      41 next
        vpternlogd zmm15, zmm25, zmm0, 0x69          ;   376.7 p5      41 next
        vpternlogd zmm15, zmm3, zmm16, 0x4b          ;   377.7 p0      41 next
        vmovdqa64 zmm3, zmm23                        ;   338.7         41 next copy
        vmovdqa64 zmm26, zmm23                       ;   338.7         41 next copy
        vpternlogd zmm1, zmm29, zmm11, 0x4b          ;   377.0 p5      41 next
        vmovdqa64 zmm30, zmm17                       ;   374.7         41 next copy
        vpternlogd zmm30, zmm20, zmm11, 0x87         ;   377.7 p0      41 next
        vpternlogd zmm30, zmm1, zmm16, 0x78          ;   378.7 p5      41 next
        vpternlogd zmm17, zmm6, zmm29, 0x78          ;   378.7 p0      41 next
        vpternlogd zmm0, zmm6, zmm20, 0x87           ;   379.0 p5      41 next
        vpxord zmm3, zmm3, zmm17                     ;   379.7 p0      41 next
        vpxord zmm26, zmm26, zmm0                    ;   380.0 p5      41 next
        vpternlogd zmm26, zmm30, zmm27, 0xc6         ;   381.0 p0      41 next
        vmovdqa64 zmm30, zmm6                        ;   339.7         41 next copy
        vpternlogd zmm30, zmm27, zmm11, 0x28         ;   381.0 p5      41 next
        vpternlogd zmm1, zmm27, zmm20, 0x78          ;   381.7 p0      41 next
        vmovdqa64 zmm31, zmm25                       ;   376.7         41 next copy
        vpternlogd zmm31, zmm29, zmm11, 0x28         ;   382.0 p5      41 next
        vpternlogd zmm31, zmm1, zmm23, 0x2d          ;   383.0 p0      41 next
        vpternlogd zmm31, zmm0, zmm0, 0xc3           ;   384.0 p5      41 next
        vpternlogd zmm30, zmm6, zmm23, 0x2d          ;   383.7 p0      41 next
        vpternlogd zmm30, zmm5, zmm29, 0x87          ;   384.7 p5      41 next
        vpternlogd zmm2, zmm9, zmm11, 0x96           ;   384.7 p0      41 next
        vmovdqa64 zmm9, zmm14                        ;   373.0         41 next copy
        vpternlogd zmm9, zmm5, zmm27, 0x78           ;   385.0 p5      41 next
        vpternlogd zmm25, zmm3, zmm5, 0x9c           ;   385.7 p0      41 next
        vpternlogd zmm16, zmm11, zmm11, 0xf3         ;   386.0 p5      41 next
        vmovdqu64 [rbp + 5376], zmm12                ;   371.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm30                       ;   385.7         41 next copy
        vpternlogd zmm12, zmm11, zmm11, 0x3f         ;   386.7 p0      41 next
        vpandd zmm11, zmm23, zmm29                   ;   387.0 p5      41 next
        vpternlogd zmm30, zmm9, zmm20, 0xc6          ;   387.7 p0      41 next
        vpternlogd zmm30, zmm14, zmm6, 0xb4          ;   388.7 p5      41 next
        vpternlogd zmm3, zmm12, zmm20, 0x39          ;   388.7 p0      41 next
        vpternlogd zmm12, zmm1, zmm29, 0xd2          ;   389.0 p5      41 next
        vpternlogd zmm25, zmm12, zmm6, 0xc6          ;   390.0 p0      41 next
        vmovdqa64 zmm12, zmm5                        ;   340.0         41 next copy
        vpternlogd zmm12, zmm6, zmm29, 0x35          ;   390.0 p5      41 next
        vpternlogd zmm3, zmm12, zmm19, 0x96          ;   391.0 p0      41 next
        vmovdqu64 zmm12, [rbp + 4352]                ;   270.7 p2     108 r
        vpxord zmm12, zmm12, [rax + 3072]            ;   391.0 p5+p3  108 r
        vpord zmm19, zmm19, zmm27                    ;   391.7 p0      41 next
        vpternlogd zmm1, zmm0, zmm20, 0x28           ;   392.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 4800]                 ;   271.0 p2     108 r
        vpxord zmm0, zmm0, [rax + 3136]              ;   392.7 p0+p3  108 r
        vpternlogd zmm16, zmm14, zmm5, 0x28          ;   393.0 p5      41 next
        vmovdqu64 zmm14, [rbp + 4608]                ;   271.7 p2     108 r
        vpxord zmm14, zmm14, [rax + 3200]            ;   393.7 p0+p3  108 r
        vpternlogd zmm16, zmm1, zmm17, 0x69          ;   394.0 p5      41 next
        vmovdqu64 zmm1, [rbp + 4544]                 ;   272.7 p2     108 r
        vpxord zmm1, zmm1, [rax + 3264]              ;   394.7 p0+p3  108 r
        vmovdqu64 zmm17, [rbp + 4672]                ;   273.7 p2     108 r
        vpxord zmm17, zmm17, [rax + 3328]            ;   395.0 p5+p3  108 r
        vpternlogd zmm18, zmm15, zmm2, 0x96          ;   395.7 p0      41 next
        vpternlogd zmm28, zmm20, [rbp + 5312], 0x96  ;   396.0 p5+p2   41 next
        vmovdqu64 zmm15, [rbp + 5248]                ;   282.7 p3     108 r
        vpxord zmm15, zmm15, [rax + 3392]            ;   396.7 p0+p2  108 r
        vpternlogd zmm22, zmm27, [rbp + 4480], 0x69  ;   397.0 p5+p3   41 next
        vmovdqu64 zmm20, [rbp + 4096]                ;   284.0 p2     108 r
        vpxord zmm20, zmm20, [rax + 3456]            ;   397.7 p0+p3  108 r
        vpternlogd zmm21, zmm10, zmm23, 0x96         ;   398.0 p5      41 next
        vmovdqu64 zmm10, [rbp + 4736]                ;   278.7 p2     108 r
        vpxord zmm10, zmm10, [rax + 3520]            ;   398.7 p0+p3  108 r
        vpternlogd zmm13, zmm4, zmm6, 0x96           ;   399.0 p5      41 next
        vmovdqu64 zmm4, [rbp + 5184]                 ;   280.0 p2     108 r
        vpxord zmm4, zmm4, [rax + 3584]              ;   399.7 p0+p3  108 r
        vpternlogd zmm8, zmm29, [rbp + 4416], 0x96   ;   400.0 p5+p2   41 next
        vmovdqu64 zmm6, [rbp + 4160]                 ;   275.0 p3     108 r
        vpxord zmm6, zmm6, [rax + 3648]              ;   400.7 p0+p2  108 r
        vpxord zmm26, zmm26, zmm28                   ;   401.0 p5      41 next
        vpternlogd zmm31, zmm9, zmm22, 0x96          ;   401.7 p0      41 next
        vmovdqu64 zmm9, [rbp + 4864]                 ;   276.7 p3     108 r
        vpxord zmm9, zmm9, [rax + 3712]              ;   402.0 p5+p2  108 r
        vpternlogd zmm11, zmm30, zmm8, 0x96          ;   402.7 p0      41 next
        vmovdqu64 zmm23, [rbp + 4992]                ;   277.7 p3     108 r
        vpxord zmm23, zmm23, [rax + 3776]            ;   403.0 p5+p2  108 r
        vpternlogd zmm7, zmm5, [rbp + 5120], 0x96    ;   403.7 p0+p3   41 next
        vmovdqu64 zmm5, [rbp + 4224]                 ;   278.0 p2     108 r
        vpxord zmm5, zmm5, [rax + 3840]              ;   404.0 p5+p3  108 r
        vpxord zmm3, zmm3, zmm21                     ;   404.7 p0      41 next
        vpternlogd zmm19, zmm25, zmm13, 0x96         ;   405.0 p5      41 next
        vmovdqu64 zmm25, [rbp + 5056]                ;   279.7 p2     108 r
        vpxord zmm25, zmm25, [rax + 3904]            ;   405.7 p0+p3  108 r
        vpternlogd zmm16, zmm29, zmm7, 0x96          ;   406.0 p5      41 next
        vmovdqu64 zmm27, [rbp + 4288]                ;   281.0 p2     108 r
        vpxord zmm27, zmm27, [rax + 3968]            ;   406.7 p0+p3  108 r
        vmovdqu64 zmm29, [rbp + 4928]                ;   281.7 p2     108 r
        vpxord zmm29, zmm29, [rax + 4032]            ;   407.0 p5+p3  108 r
        vmovdqu64 zmm30, [r9 + 704]                  ;   246.3 p2      50 next
        vpxord zmm30, zmm30, zmm12                   ;   407.7 p0      50 next
        vmovdqu64 [rbp + 2944], zmm12                ;   392.0 p8+p9  108 r spill
        vmovdqu64 zmm12, [r9 + 768]                  ;   247.0 p3      50 next
        vpxord zmm12, zmm12, zmm0                    ;   408.0 p5      50 next
        vmovdqu64 [rbp + 3008], zmm0                 ;   393.7 p7+p4  108 r spill
        vmovdqu64 zmm0, [r9 + 832]                   ;   247.3 p2      50 next
        vpxord zmm0, zmm0, zmm14                     ;   408.7 p0      50 next
        vmovdqu64 [rbp + 3072], zmm14                ;   394.7 p8+p9  108 r spill
        vmovdqu64 zmm14, [r9 + 896]                  ;   249.0 p3      50 next
        vpxord zmm14, zmm14, zmm1                    ;   409.0 p5      50 next
        vmovdqu64 [rbp + 3136], zmm1                 ;   395.7 p7+p4  108 r spill
        vmovdqu64 zmm1, [r9 + 960]                   ;   250.2 p2      50 next
        vpxord zmm1, zmm1, zmm17                     ;   409.7 p0      50 next
        vmovdqu64 [rbp + 3200], zmm17                ;   396.0 p8+p9  108 r spill
        vmovdqu64 zmm17, [r9]                        ;   250.7 p3      50 next
        vpxord zmm17, zmm17, zmm15                   ;   410.0 p5      50 next
        vmovdqu64 [rbp + 3264], zmm15                ;   397.7 p7+p4  108 r spill
        vmovdqu64 zmm15, [r9 + 64]                   ;   251.2 p2      50 next
        vpxord zmm15, zmm15, zmm20                   ;   410.7 p0      50 next
        vmovdqu64 [rbp + 3328], zmm20                ;   398.7 p8+p9  108 r spill
        vmovdqu64 zmm20, [r9 + 128]                  ;   253.0 p3      50 next
        vpxord zmm20, zmm20, zmm10                   ;   411.0 p5      50 next
        vmovdqu64 [rbp + 3392], zmm10                ;   399.7 p7+p4  108 r spill
        vmovdqu64 zmm10, [r9 + 192]                  ;   253.7 p2      50 next
        vpxord zmm10, zmm10, zmm4                    ;   411.7 p0      50 next
        vmovdqu64 [rbp + 3456], zmm4                 ;   400.7 p8+p9  108 r spill
        vmovdqu64 zmm4, [r9 + 256]                   ;   255.0 p3      50 next
        vpxord zmm4, zmm4, zmm6                      ;   412.0 p5      50 next
        vmovdqu64 [rbp + 3520], zmm6                 ;   401.7 p7+p4  108 r spill
        vmovdqu64 zmm6, [r9 + 320]                   ;   256.0 p2      50 next
        vpxord zmm6, zmm6, zmm9                      ;   412.7 p0      50 next
        vmovdqu64 [rbp + 3584], zmm9                 ;   403.0 p8+p9  108 r spill
        vmovdqu64 zmm9, [r9 + 384]                   ;   258.0 p3      50 next
        vpxord zmm9, zmm9, zmm23                     ;   413.0 p5      50 next
        vmovdqu64 [rbp + 3648], zmm23                ;   404.0 p7+p4  108 r spill
        vmovdqu64 zmm23, [r9 + 448]                  ;   260.0 p2      50 next
        vpxord zmm23, zmm23, zmm5                    ;   413.7 p0      50 next
        vmovdqu64 [rbp + 3712], zmm5                 ;   405.0 p8+p9  108 r spill
        vmovdqu64 zmm5, [r9 + 512]                   ;   260.5 p3      50 next
        vpxord zmm5, zmm5, zmm25                     ;   414.0 p5      50 next
        vmovdqu64 [rbp + 3776], zmm25                ;   406.7 p7+p4  108 r spill
        vmovdqu64 zmm25, [r9 + 576]                  ;   261.0 p2      50 next
        vpxord zmm25, zmm25, zmm27                   ;   414.7 p0      50 next
        vmovdqu64 [rbp + 3840], zmm27                ;   407.7 p8+p9  108 r spill
        vmovdqu64 zmm27, [r9 + 640]                  ;   262.0 p3      50 next
        vpxord zmm27, zmm27, zmm29                   ;   415.0 p5      50 next
        vmovdqu64 [rbp + 3904], zmm29                ;   408.0 p7+p4  108 r spill
        vmovdqu64 zmm29, [rax + 2048]                ;   262.8 p2     108 r reload
        vpternlogd zmm2, zmm29, [rbp + 4352], 0x96   ;   415.7 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2112]                ;   264.7 p2     108 r reload
        vpternlogd zmm28, zmm29, [rbp + 4800], 0x96  ;   416.0 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2176]                ;   265.7 p2     108 r reload
        vpternlogd zmm22, zmm29, [rbp + 4608], 0x96  ;   416.7 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2240]                ;   267.0 p2     108 r reload
        vpternlogd zmm8, zmm29, [rbp + 4544], 0x96   ;   417.0 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2496]                ;   268.0 p2     108 r reload
        vpternlogd zmm24, zmm29, [rbp + 4736], 0x96  ;   417.7 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2304]                ;   269.0 p2     108 r reload
        vpternlogd zmm21, zmm29, [rbp + 4672], 0x96  ;   418.0 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2368]                ;   270.0 p2     108 r reload
        vpternlogd zmm13, zmm29, [rbp + 5248], 0x96  ;   418.7 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2432]                ;   271.0 p2     108 r reload
        vpternlogd zmm7, zmm29, [rbp + 4096], 0x96   ;   419.0 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2624]                ;   272.0 p2     108 r reload
        vpternlogd zmm18, zmm29, [rbp + 4160], 0x96  ;   419.7 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2688]                ;   273.0 p2     108 r reload
        vpternlogd zmm26, zmm29, [rbp + 4864], 0x96  ;   420.0 p5+p3  108 r
        vpxord zmm29, zmm9, zmm25                    ;   420.7 p0      41 next
        vmovdqu64 [rbp + 2368], zmm24                ;   418.7 p8+p9  108 r spill
        vmovdqa64 zmm24, zmm25                       ;   415.7         41 next copy
        vpternlogd zmm24, zmm4, zmm20, 0x28          ;   421.0 p5      41 next
        vmovdqu64 [rbp + 2304], zmm7                 ;   420.0 p7+p4  108 r spill
        vmovdqu64 zmm7, [rax + 2752]                 ;   274.0 p2     108 r reload
        vpternlogd zmm31, zmm7, [rbp + 4992], 0x96   ;   421.7 p0+p3  108 r
        vmovdqa64 zmm7, zmm24                        ;   422.0         41 next copy
        vpternlogd zmm7, zmm5, zmm23, 0x87           ;   422.0 p5      41 next
        vmovdqu64 [rbp + 2240], zmm13                ;   419.7 p8+p9  108 r spill
        vpxord zmm13, zmm4, zmm27                    ;   422.7 p0      41 next
        vmovdqu64 [rbp + 2176], zmm21                ;   419.0 p7+p4  108 r spill
        vmovdqu64 zmm21, [rax + 2816]                ;   275.0 p2     108 r reload
        vpternlogd zmm11, zmm21, [rbp + 4224], 0x96  ;   423.0 p5+p3  108 r
        vmovdqa64 zmm21, zmm13                       ;   423.7         41 next copy
        vpternlogd zmm21, zmm7, zmm23, 0x93          ;   423.7 p0      41 next
        vmovdqu64 [rbp + 2112], zmm8                 ;   418.0 p8+p9  108 r spill
        vpxord zmm8, zmm10, zmm4                     ;   424.0 p5      41 next
        vpternlogd zmm21, zmm8, zmm25, 0x87          ;   425.0 p0      41 next
        vpternlogd zmm29, zmm21, zmm27, 0x6c         ;   426.0 p5      41 next
        vmovdqu64 [rbp + 2048], zmm22                ;   417.7 p7+p4  108 r spill
        vmovdqu64 zmm22, [rax + 2880]                ;   276.0 p2     108 r reload
        vpternlogd zmm3, zmm22, [rbp + 5056], 0x96   ;   425.7 p0+p3  108 r
        vpxord zmm22, zmm10, zmm20                   ;   426.0 p5      41 next
        vmovdqu64 [rbp + 1984], zmm28                ;   417.0 p8+p9  108 r spill
        vmovdqa64 zmm28, zmm6                        ;   413.7         41 next copy
        vpternlogd zmm28, zmm4, zmm10, 0x65          ;   426.7 p0      41 next
        vpternlogd zmm28, zmm22, zmm20, 0x4b         ;   427.7 p5      41 next
        vmovdqu64 [rbp + 1920], zmm2                 ;   416.7 p7+p4  108 r spill
        vmovdqu64 zmm2, [rax + 2944]                 ;   277.8 p2     108 r reload
        vpternlogd zmm19, zmm2, [rbp + 4288], 0x96   ;   427.7 p0+p3  108 r
        vmovdqa64 zmm2, zmm6                         ;   413.7         41 next copy
        vpternlogd zmm2, zmm4, zmm4, 0xc3            ;   428.0 p5      41 next
        vmovdqu64 [rbp + 2816], zmm19                ;   428.7 p8+p9  108 r spill
        vmovdqu64 zmm19, [rax + 3008]                ;   279.0 p2     108 r reload
        vpternlogd zmm16, zmm19, [rbp + 4928], 0x96  ;   428.7 p0+p3  108 r
        vmovdqa64 zmm19, zmm23                       ;   414.7         41 next copy
        vpternlogd zmm19, zmm10, zmm20, 0x6c         ;   429.0 p5      41 next
        vmovdqu64 [rbp + 2880], zmm16                ;   429.7 p7+p4  108 r spill
        vmovdqa64 zmm16, zmm2                        ;   429.0         41 next copy
        vpternlogd zmm16, zmm28, zmm23, 0xc6         ;   429.7 p0      41 next
        vmovdqu64 [rbp + 2752], zmm3                 ;   426.7 p8+p9  108 r spill
        vmovdqa64 zmm3, zmm7                         ;   423.0         41 next copy
        vpternlogd zmm3, zmm9, zmm6, 0x78            ;   430.0 p5      41 next
        vmovdqu64 [rbp + 2688], zmm11                ;   424.0 p7+p4  108 r spill
        vpxord zmm11, zmm6, zmm5                     ;   430.7 p0      41 next
        vpternlogd zmm16, zmm11, zmm19, 0x96         ;   431.7 p5      41 next
        vmovdqu64 [rbp + 2624], zmm31                ;   422.7 p8+p9  108 r spill
        vpandd zmm31, zmm9, zmm22                    ;   431.7 p0      41 next
        vpternlogd zmm31, zmm16, zmm21, 0x69         ;   432.7 p5      41 next
        vmovdqu64 zmm16, [rbp + 5376]                ;   371.7 p2      41 next reload
        vmovdqu64 zmm21, [rax + 2560]                ;   283.2 p3     108 r
        vpternlogd zmm21, zmm16, [rbp + 5184], 0x96  ;   432.7 p0+p2  108 r
        vpxord zmm16, zmm20, zmm5                    ;   433.0 p5      41 next
        vpternlogd zmm19, zmm16, zmm25, 0x78         ;   434.0 p0      41 next
        vmovdqu64 [rbp + 2432], zmm21                ;   433.7 p7+p4  108 r spill
        vpandd zmm21, zmm20, zmm27                   ;   434.0 p5      41 next
        vpternlogd zmm21, zmm25, zmm9, 0x87          ;   435.0 p0      41 next
        vpternlogd zmm22, zmm21, zmm5, 0x93          ;   436.0 p5      41 next
        vmovdqu64 [rbp + 2560], zmm26                ;   421.0 p8+p9  108 r spill
        vmovdqa64 zmm26, zmm8                        ;   425.0         41 next copy
        vpternlogd zmm26, zmm13, zmm4, 0x48          ;   435.7 p0      41 next
        vmovdqu64 [rbp + 2496], zmm18                ;   420.7 p7+p4  108 r spill
        vmovdqa64 zmm18, zmm16                       ;   434.0         41 next copy
        vpternlogd zmm18, zmm2, zmm27, 0x65          ;   436.0 p5      41 next
        vpternlogd zmm18, zmm25, zmm23, 0x87         ;   437.0 p0      41 next
        vpternlogd zmm21, zmm18, zmm3, 0x96          ;   438.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm21                ;   439.0 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm27                       ;   416.0         41 next copy
        vpternlogd zmm21, zmm25, zmm23, 0x95         ;   437.7 p0      41 next
        vmovdqu64 [rbp + 5824], zmm7                 ;   423.0 p7+p4   41 next spill
        vpandd zmm7, zmm4, zmm9                      ;   438.0 p5      41 next
        vmovdqu64 [rbp + 5888], zmm31                ;   433.7 p8+p9   41 next spill
        vmovdqa64 zmm31, zmm22                       ;   437.0         41 next copy
        vpternlogd zmm31, zmm6, zmm20, 0xd2          ;   438.7 p0      41 next
        vpternlogd zmm7, zmm31, zmm21, 0x69          ;   439.7 p5      41 next
        vmovdqa64 zmm31, zmm2                        ;   429.0         41 next copy
        vpternlogd zmm31, zmm28, zmm13, 0x39         ;   439.7 p0      41 next
        vpternlogd zmm2, zmm10, zmm10, 0xcf          ;   440.0 p5      41 next
        vpandd zmm13, zmm13, zmm6                    ;   440.7 p0      41 next
        vmovdqu64 [rbp + 5952], zmm13                ;   441.7 p7+p4   41 next spill
        vmovdqa64 zmm13, zmm26                       ;   436.7         41 next copy
        vpternlogd zmm13, zmm5, zmm6, 0x78           ;   441.0 p5      41 next
        vmovdqu64 [rbp + 6016], zmm26                ;   436.7 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm13                       ;   442.0         41 next copy
        vpternlogd zmm26, zmm3, zmm3, 0xc3           ;   442.0 p0      41 next
        vpandd zmm3, zmm23, zmm9                     ;   442.0 p5      41 next
        vpxord zmm13, zmm13, zmm31                   ;   442.7 p0      41 next
        vpternlogd zmm2, zmm13, zmm19, 0x69          ;   443.7 p5      41 next
        vpternlogd zmm21, zmm3, zmm27, 0x79          ;   443.7 p0      41 next
        vpandd zmm13, zmm25, zmm11                   ;   444.0 p5      41 next
        vpternlogd zmm25, zmm8, zmm4, 0xd2           ;   444.7 p0      41 next
        vpternlogd zmm8, zmm23, zmm25, 0x6a          ;   445.7 p5      41 next
        vmovdqa64 zmm23, zmm21                       ;   444.7         41 next copy
        vpternlogd zmm23, zmm9, zmm10, 0x87          ;   445.7 p0      41 next
        vpternlogd zmm23, zmm16, zmm27, 0x87         ;   446.7 p5      41 next
        vpternlogd zmm13, zmm23, zmm22, 0x96         ;   447.7 p0      41 next
        vpternlogd zmm5, zmm10, zmm10, 0xcf          ;   447.0 p5      41 next
        vpternlogd zmm8, zmm11, zmm9, 0x78           ;   447.7 p0      41 next
        vpternlogd zmm26, zmm21, zmm8, 0x96          ;   448.7 p5      41 next
        vpternlogd zmm26, zmm24, zmm20, 0x2d         ;   449.7 p0      41 next
        vpternlogd zmm3, zmm18, zmm28, 0x69          ;   449.0 p5      41 next
        vpandd zmm10, zmm30, zmm15                   ;   449.7 p0      41 next
        vmovdqa64 zmm16, zmm15                       ;   411.7         41 next copy
        vpternlogd zmm16, zmm1, zmm14, 0x6a          ;   450.0 p5      41 next
        vpternlogd zmm3, zmm25, zmm4, 0x78           ;   450.7 p0      41 next
        vpternlogd zmm5, zmm8, zmm11, 0x96           ;   451.0 p5      41 next
        vmovdqa64 zmm8, zmm15                        ;   411.7         41 next copy
        vpternlogd zmm8, zmm12, zmm12, 0x3f          ;   451.7 p0      41 next
        vmovdqa64 zmm11, zmm14                       ;   410.0         41 next copy
        vpternlogd zmm11, zmm0, zmm30, 0x6a          ;   452.0 p5      41 next
        vmovdqa64 zmm18, zmm15                       ;   411.7         41 next copy
        vpternlogd zmm18, zmm17, zmm14, 0xc9         ;   452.7 p0      41 next
        vmovdqa64 zmm20, zmm16                       ;   451.0         41 next copy
        vpternlogd zmm20, zmm17, zmm0, 0x60          ;   453.0 p5      41 next
        vmovdqa64 zmm21, zmm1                        ;   410.7         41 next copy
        vpternlogd zmm21, zmm14, zmm30, 0x93         ;   453.7 p0      41 next
        vmovdqa64 zmm22, zmm11                       ;   453.0         41 next copy
        vpternlogd zmm22, zmm8, zmm1, 0x93           ;   454.0 p5      41 next
        vpternlogd zmm20, zmm22, zmm1, 0x39          ;   455.0 p0      41 next
        vmovdqa64 zmm23, zmm8                        ;   452.7         41 next copy
        vpternlogd zmm23, zmm17, zmm0, 0x87          ;   455.0 p5      41 next
        vpternlogd zmm20, zmm23, zmm10, 0x69         ;   456.0 p0      41 next
        vpternlogd zmm20, zmm8, zmm18, 0x4b          ;   457.0 p5      41 next
        vmovdqa64 zmm8, zmm1                         ;   410.7         41 next copy
        vmovdqa64 zmm24, zmm1                        ;   410.7         41 next copy
        vpternlogd zmm20, zmm21, zmm12, 0x1e         ;   458.0 p0      41 next
        vpternlogd zmm16, zmm14, zmm30, 0x4b         ;   457.0 p5      41 next
        vmovdqa64 zmm25, zmm21                       ;   454.7         41 next copy
        vpternlogd zmm25, zmm12, zmm30, 0x87         ;   457.7 p0      41 next
        vpternlogd zmm25, zmm16, zmm18, 0x78         ;   458.7 p5      41 next
        vpternlogd zmm21, zmm17, zmm14, 0x78         ;   458.7 p0      41 next
        vpternlogd zmm10, zmm17, zmm12, 0x87         ;   459.0 p5      41 next
        vpxord zmm8, zmm8, zmm21                     ;   459.7 p0      41 next
        vmovdqa64 zmm27, zmm17                       ;   411.0         41 next copy
        vpternlogd zmm27, zmm0, zmm30, 0x28          ;   460.0 p5      41 next
        vpxord zmm24, zmm24, zmm10                   ;   460.7 p0      41 next
        vpternlogd zmm24, zmm25, zmm0, 0xc6          ;   461.7 p5      41 next
        vpternlogd zmm16, zmm0, zmm12, 0x78          ;   461.7 p0      41 next
        vmovdqa64 zmm25, zmm23                       ;   456.0         41 next copy
        vpternlogd zmm25, zmm14, zmm30, 0x28         ;   462.0 p5      41 next
        vpternlogd zmm25, zmm16, zmm1, 0x2d          ;   463.0 p0      41 next
        vmovdqa64 zmm28, zmm11                       ;   453.0         41 next copy
        vpternlogd zmm28, zmm15, zmm0, 0x78          ;   463.0 p5      41 next
        vpternlogd zmm25, zmm28, zmm10, 0x69         ;   464.0 p0      41 next
        vpternlogd zmm27, zmm17, zmm1, 0x2d          ;   464.0 p5      41 next
        vpternlogd zmm27, zmm15, zmm14, 0x87         ;   465.0 p0      41 next
        vpternlogd zmm28, zmm27, zmm12, 0xd2         ;   466.0 p5      41 next
        vpternlogd zmm27, zmm30, zmm30, 0x3f         ;   466.0 p0      41 next
        vpternlogd zmm28, zmm11, zmm17, 0xb4         ;   467.0 p5      41 next
        vpternlogd zmm28, zmm1, zmm14, 0x78          ;   468.0 p0      41 next
        vpternlogd zmm29, zmm6, zmm30, 0x96          ;   467.0 p5      41 next
        vmovdqa64 zmm6, zmm15                        ;   411.7         41 next copy
        vpternlogd zmm6, zmm17, zmm14, 0x35          ;   467.7 p0      41 next
        vpternlogd zmm18, zmm11, zmm30, 0x39         ;   468.0 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   467.0         41 next copy
        vpternlogd zmm11, zmm16, zmm14, 0xd2         ;   468.7 p0      41 next
        vpternlogd zmm27, zmm8, zmm12, 0x2d          ;   469.0 p5      41 next
        vpternlogd zmm8, zmm23, zmm15, 0xb4          ;   469.7 p0      41 next
        vpternlogd zmm27, zmm6, zmm22, 0x96          ;   470.0 p5      41 next
        vmovdqu64 zmm6, [rbp + 5888]                 ;   433.7 p3      41 next
        vpternlogd zmm6, zmm12, [rbp + 5824], 0x96   ;   470.7 p0+p2   41 next
        vpternlogd zmm16, zmm10, zmm12, 0x28         ;   471.0 p5      41 next
        vmovdqu64 zmm10, [r11 + 9216]                ;   317.8 p3      44 next
        vpternlogd zmm8, zmm11, zmm17, 0xc6          ;   471.7 p0      41 next
        vmovdqu64 zmm11, [r11 + 9280]                ;   318.7 p2      44 next
        vpternlogd zmm8, zmm22, zmm0, 0x1e           ;   472.7 p5      41 next
        vpternlogd zmm19, zmm0, [rbp + 4352], 0x69   ;   472.7 p0+p3   41 next
        vmovdqu64 zmm0, [r11 + 9344]                 ;   319.7 p2      44 next
        vpternlogd zmm2, zmm9, zmm1, 0x96            ;   473.0 p5      41 next
        vmovdqu64 zmm1, [r11 + 9408]                 ;   320.0 p3      44 next
        vpternlogd zmm16, zmm18, zmm15, 0x87         ;   473.7 p0      41 next
        vmovdqu64 zmm9, [r11 + 9472]                 ;   320.7 p2      44 next
        vpternlogd zmm7, zmm14, [rbp + 6016], 0x96   ;   474.0 p5+p3   41 next
        vpternlogd zmm16, zmm21, zmm14, 0x96         ;   474.7 p0      41 next
        vpternlogd zmm13, zmm4, zmm17, 0x96          ;   475.0 p5      41 next
        vmovdqu64 zmm4, [r11 + 9536]                 ;   322.3 p2      44 next
        vmovdqu64 zmm12, [r11 + 9600]                ;   322.7 p3      44 next
        vmovdqu64 zmm14, [r11 + 9664]                ;   323.3 p2      44 next
        vpternlogd zmm26, zmm15, [rbp + 5952], 0x96  ;   475.7 p0+p3   41 next
        vpternlogd zmm20, zmm29, [r11 + 9792], 0x96  ;   476.0 p5+p2   44 next
        vpternlogd zmm24, zmm6, [r11 + 9856], 0x96   ;   476.7 p0+p3   44 next
        vpternlogd zmm25, zmm19, [r11 + 9920], 0x96  ;   477.0 p5+p2   44 next
        vpternlogd zmm28, zmm7, [r11 + 9984], 0x96   ;   477.7 p0+p3   44 next
        vpternlogd zmm27, zmm2, [r11 + 10048], 0x96  ;   478.0 p5+p2   44 next
        vpxord zmm10, zmm10, zmm29                   ;   478.7 p0      44 next
        vpternlogd zmm8, zmm13, [r11 + 10112], 0x96  ;   479.0 p5+p3   44 next
        vpxord zmm11, zmm11, zmm6                    ;   479.7 p0      44 next
        vpternlogd zmm16, zmm26, [r11 + 10176], 0x96 ;   480.0 p5+p2   44 next
        vpxord zmm0, zmm0, zmm19                     ;   480.7 p0      44 next
        vpxord zmm14, zmm14, zmm3                    ;   481.0 p5      44 next
        vpternlogd zmm5, zmm31, [r11 + 9728], 0x96   ;   481.7 p0+p3   44 next
        vpxord zmm1, zmm1, zmm7                      ;   482.0 p5      44 next
        vpxord zmm9, zmm9, zmm2                      ;   482.7 p0      44 next
        vpxord zmm4, zmm4, zmm13                     ;   483.0 p5      44 next
        vpxord zmm12, zmm12, zmm26                   ;   483.7 p0      44 next
        vpxord zmm2, zmm14, zmm9                     ;   484.0 p5      41 next
        vmovdqa64 zmm3, zmm14                        ;   482.0         41 next copy
        vpternlogd zmm3, zmm0, zmm10, 0x28           ;   484.7 p0      41 next
        vmovdqa64 zmm6, zmm3                         ;   485.7         41 next copy
        vpternlogd zmm6, zmm12, zmm4, 0x87           ;   485.7 p5      41 next
        vpxord zmm7, zmm0, zmm5                      ;   485.7 p0      41 next
        vmovdqa64 zmm13, zmm7                        ;   486.7         41 next copy
        vpternlogd zmm13, zmm6, zmm4, 0x93           ;   486.7 p5      41 next
        vpxord zmm15, zmm0, zmm11                    ;   486.7 p0      41 next
        vpternlogd zmm13, zmm15, zmm14, 0x87         ;   487.7 p5      41 next
        vpternlogd zmm2, zmm13, zmm5, 0x6c           ;   488.7 p0      41 next
        vpxord zmm17, zmm10, zmm11                   ;   488.0 p5      41 next
        vmovdqa64 zmm18, zmm1                        ;   483.0         41 next copy
        vpternlogd zmm18, zmm0, zmm11, 0x65          ;   488.7 p0      41 next
        vpternlogd zmm18, zmm17, zmm10, 0x4b         ;   489.7 p5      41 next
        vmovdqa64 zmm19, zmm1                        ;   483.0         41 next copy
        vpternlogd zmm19, zmm0, zmm0, 0xc3           ;   489.7 p0      41 next
        vmovdqa64 zmm21, zmm4                        ;   484.0         41 next copy
        vpternlogd zmm21, zmm11, zmm10, 0x6c         ;   490.0 p5      41 next
        vmovdqa64 zmm22, zmm19                       ;   490.7         41 next copy
        vpternlogd zmm22, zmm18, zmm4, 0xc6          ;   490.7 p0      41 next
        vmovdqa64 zmm23, zmm6                        ;   486.7         41 next copy
        vpternlogd zmm23, zmm9, zmm1, 0x78           ;   491.0 p5      41 next
        vpxord zmm26, zmm1, zmm12                    ;   491.7 p0      41 next
        vpternlogd zmm22, zmm26, zmm21, 0x96         ;   492.7 p5      41 next
        vpandd zmm29, zmm9, zmm17                    ;   492.7 p0      41 next
        vpternlogd zmm29, zmm22, zmm13, 0x69         ;   493.7 p5      41 next
        vpxord zmm13, zmm10, zmm12                   ;   493.7 p0      41 next
        vpternlogd zmm21, zmm13, zmm14, 0x78         ;   494.7 p5      41 next
        vpandd zmm22, zmm11, zmm7                    ;   494.7 p0      41 next
        vpandd zmm30, zmm14, zmm9                    ;   495.0 p5      41 next
        vpternlogd zmm30, zmm5, zmm10, 0x87          ;   496.0 p0      41 next
        vmovdqa64 zmm31, zmm13                       ;   494.7         41 next copy
        vpternlogd zmm31, zmm19, zmm5, 0x65          ;   496.0 p5      41 next
        vpternlogd zmm31, zmm14, zmm4, 0x87          ;   497.0 p0      41 next
        vpternlogd zmm17, zmm30, zmm12, 0x93         ;   497.0 p5      41 next
        vpternlogd zmm30, zmm31, zmm23, 0x96         ;   498.0 p0      41 next
        vpandd zmm13, zmm13, zmm5                    ;   498.0 p5      41 next
        vpternlogd zmm3, zmm10, zmm10, 0xf3          ;   498.7 p0      41 next
        vpternlogd zmm10, zmm17, zmm1, 0x9c          ;   499.0 p5      41 next
        vpternlogd zmm17, zmm26, zmm14, 0x87         ;   499.7 p0      41 next
        vmovdqu64 [rbp + 5952], zmm30                ;   499.0 p7+p4   41 next spill
        vmovdqa64 zmm30, zmm5                        ;   482.7         41 next copy
        vpternlogd zmm30, zmm14, zmm4, 0x95          ;   500.0 p5      41 next
        vpternlogd zmm14, zmm0, zmm11, 0x78          ;   500.7 p0      41 next
        vpternlogd zmm15, zmm14, zmm4, 0x6c          ;   501.7 p5      41 next
        vpandd zmm4, zmm4, zmm9                      ;   501.7 p0      41 next
        vpternlogd zmm5, zmm4, zmm30, 0x6b           ;   502.7 p5      41 next
        vpternlogd zmm15, zmm26, zmm9, 0x78          ;   502.7 p0      41 next
        vpandd zmm26, zmm0, zmm9                     ;   503.0 p5      41 next
        vpternlogd zmm26, zmm30, zmm10, 0x69         ;   504.0 p0      41 next
        vmovdqa64 zmm10, zmm19                       ;   490.7         41 next copy
        vpternlogd zmm10, zmm18, zmm7, 0x39          ;   504.0 p5      41 next
        vpternlogd zmm19, zmm11, zmm11, 0xcf         ;   504.7 p0      41 next
        vmovdqa64 zmm30, zmm22                       ;   495.7         41 next copy
        vpternlogd zmm30, zmm12, zmm1, 0x78          ;   505.0 p5      41 next
        vpternlogd zmm4, zmm31, zmm18, 0x69          ;   505.7 p0      41 next
        vpxord zmm18, zmm10, zmm30                   ;   506.0 p5      41 next
        vpternlogd zmm19, zmm18, zmm21, 0x69         ;   507.0 p0      41 next
        vmovdqa64 zmm18, zmm5                        ;   503.7         41 next copy
        vpternlogd zmm18, zmm9, zmm11, 0x87          ;   507.0 p5      41 next
        vpternlogd zmm17, zmm13, zmm18, 0x96         ;   508.0 p0      41 next
        vpternlogd zmm5, zmm30, zmm23, 0x69          ;   508.0 p5      41 next
        vpandd zmm7, zmm7, zmm1                      ;   508.7 p0      41 next
        vpternlogd zmm12, zmm11, zmm1, 0x95          ;   509.0 p5      41 next
        vpternlogd zmm3, zmm5, zmm15, 0x96           ;   509.7 p0      41 next
        vpternlogd zmm4, zmm14, zmm0, 0x78           ;   510.0 p5      41 next
        vpandd zmm5, zmm20, zmm16                    ;   510.7 p0      41 next
        vpternlogd zmm12, zmm15, zmm10, 0x96         ;   511.0 p5      41 next
        vmovdqa64 zmm10, zmm16                       ;   481.0         41 next copy
        vpternlogd zmm10, zmm27, zmm28, 0x6a         ;   511.7 p0      41 next
        vmovdqa64 zmm11, zmm16                       ;   481.0         41 next copy
        vpternlogd zmm11, zmm24, zmm24, 0x3f         ;   512.0 p5      41 next
        vmovdqa64 zmm13, zmm28                       ;   478.7         41 next copy
        vpternlogd zmm13, zmm25, zmm20, 0x6a         ;   512.7 p0      41 next
        vmovdqa64 zmm14, zmm10                       ;   512.7         41 next copy
        vpternlogd zmm14, zmm8, zmm25, 0x60          ;   513.0 p5      41 next
        vmovdqa64 zmm15, zmm16                       ;   481.0         41 next copy
        vpternlogd zmm15, zmm8, zmm28, 0xc9          ;   513.7 p0      41 next
        vmovdqa64 zmm18, zmm27                       ;   479.0         41 next copy
        vpternlogd zmm18, zmm28, zmm20, 0x93         ;   514.0 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;   513.7         41 next copy
        vpternlogd zmm23, zmm11, zmm27, 0x93         ;   514.7 p0      41 next
        vpternlogd zmm14, zmm23, zmm27, 0x39         ;   515.7 p5      41 next
        vmovdqa64 zmm30, zmm11                       ;   513.0         41 next copy
        vpternlogd zmm30, zmm8, zmm25, 0x87          ;   515.7 p0      41 next
        vpternlogd zmm14, zmm30, zmm5, 0x69          ;   516.7 p5      41 next
        vpternlogd zmm14, zmm11, zmm15, 0x4b         ;   517.7 p0      41 next
        vpternlogd zmm14, zmm18, zmm24, 0x1e         ;   518.7 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   479.0         41 next copy
        vpternlogd zmm10, zmm28, zmm20, 0x4b         ;   517.7 p0      41 next
        vmovdqa64 zmm31, zmm18                       ;   515.0         41 next copy
        vpternlogd zmm31, zmm24, zmm20, 0x87         ;   518.0 p5      41 next
        vpternlogd zmm31, zmm10, zmm15, 0x78         ;   519.0 p0      41 next
        vpternlogd zmm18, zmm8, zmm28, 0x78          ;   519.0 p5      41 next
        vpternlogd zmm5, zmm8, zmm24, 0x87           ;   519.7 p0      41 next
        vpxord zmm11, zmm11, zmm18                   ;   520.0 p5      41 next
        vpternlogd zmm10, zmm25, zmm24, 0x78         ;   520.7 p0      41 next
        vpternlogd zmm2, zmm1, zmm20, 0x96           ;   521.0 p5      41 next
        vmovdqa64 zmm1, zmm8                         ;   480.0         41 next copy
        vpternlogd zmm1, zmm25, zmm20, 0x28          ;   521.7 p0      41 next
        vpternlogd zmm1, zmm8, zmm27, 0x2d           ;   522.7 p5      41 next
        vpternlogd zmm1, zmm16, zmm28, 0x87          ;   523.7 p0      41 next
        vpternlogd zmm29, zmm6, zmm24, 0x96          ;   523.0 p5      41 next
        vmovdqa64 zmm6, zmm5                         ;   520.7         41 next copy
        vpternlogd zmm6, zmm11, zmm18, 0x96          ;   523.7 p0      41 next
        vpternlogd zmm6, zmm31, zmm25, 0xc6          ;   524.7 p5      41 next
        vmovdqa64 zmm31, zmm30                       ;   516.7         41 next copy
        vpternlogd zmm31, zmm28, zmm20, 0x28         ;   524.7 p0      41 next
        vpternlogd zmm31, zmm10, zmm27, 0x2d         ;   525.7 p5      41 next
        vpternlogd zmm30, zmm11, zmm16, 0x9c         ;   525.7 p0      41 next
        vpternlogd zmm15, zmm13, zmm20, 0x39         ;   526.0 p5      41 next
        vmovdqu64 [rbp + 6016], zmm12                ;   512.0 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm1                        ;   524.7         41 next copy
        vpternlogd zmm12, zmm20, zmm20, 0x3f         ;   526.7 p0      41 next
        vmovdqa64 zmm20, zmm13                       ;   513.7         41 next copy
        vpternlogd zmm20, zmm16, zmm25, 0x78         ;   527.0 p5      41 next
        vpternlogd zmm31, zmm20, zmm5, 0x69          ;   528.0 p0      41 next
        vpternlogd zmm1, zmm20, zmm24, 0xc6          ;   528.0 p5      41 next
        vmovdqa64 zmm20, zmm16                       ;   481.0         41 next copy
        vpternlogd zmm20, zmm8, zmm28, 0x35          ;   528.7 p0      41 next
        vpternlogd zmm1, zmm13, zmm8, 0xb4           ;   529.0 p5      41 next
        vmovdqu64 zmm13, [rbp + 1920]                ;   420.7 p2      50 next
        vpxord zmm13, zmm13, [r10 + 512]             ;   529.7 p0+p3   50 next
        vpternlogd zmm1, zmm27, zmm28, 0x78          ;   530.0 p5      41 next
        vpternlogd zmm11, zmm12, zmm24, 0x39         ;   530.7 p0      41 next
        vpternlogd zmm12, zmm10, zmm28, 0xd2         ;   531.0 p5      41 next
        vpternlogd zmm11, zmm20, zmm23, 0x96         ;   531.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 1984]                ;   420.7 p2      50 next
        vpxord zmm20, zmm20, [r10 + 576]             ;   532.0 p5+p3   50 next
        vpternlogd zmm10, zmm5, zmm24, 0x28          ;   532.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 2048]                 ;   420.7 p2      50 next
        vpxord zmm5, zmm5, [r10 + 640]               ;   533.0 p5+p3   50 next
        vmovdqu64 zmm24, [rbp + 2112]                ;   420.7 p2      50 next
        vpxord zmm24, zmm24, [r10 + 704]             ;   533.7 p0+p3   50 next
        vpternlogd zmm30, zmm12, zmm8, 0xc6          ;   534.0 p5      41 next
        vmovdqu64 zmm12, [rbp + 2176]                ;   420.7 p2      50 next
        vpxord zmm12, zmm12, [r10 + 768]             ;   534.7 p0+p3   50 next
        vpternlogd zmm30, zmm23, zmm25, 0x1e         ;   535.0 p5      41 next
        vmovdqu64 zmm23, [rbp + 2240]                ;   420.7 p2      50 next
        vpxord zmm23, zmm23, [r10 + 832]             ;   535.7 p0+p3   50 next
        vpternlogd zmm19, zmm9, zmm27, 0x96          ;   536.0 p5      41 next
        vmovdqu64 zmm9, [rbp + 2304]                 ;   420.7 p2      50 next
        vpxord zmm9, zmm9, [r10 + 896]               ;   536.7 p0+p3   50 next
        vmovdqu64 zmm27, [rbp + 2368]                ;   420.7 p2      50 next
        vpxord zmm27, zmm27, [r10 + 960]             ;   537.0 p5+p3   50 next
        vpternlogd zmm26, zmm22, zmm28, 0x96         ;   537.7 p0      41 next
        vpternlogd zmm21, zmm25, [rbp + 5952], 0x69  ;   538.0 p5+p2   41 next
        vmovdqu64 zmm22, [rbp + 2432]                ;   420.7 p3      50 next
        vpxord zmm22, zmm22, [r10]                   ;   538.7 p0+p2   50 next
        vmovdqu64 zmm25, [rbp + 2496]                ;   420.7 p3      50 next
        vpxord zmm25, zmm25, [r10 + 64]              ;   539.0 p5+p2   50 next
        vpternlogd zmm17, zmm0, zmm8, 0x96           ;   539.7 p0      41 next
        vpternlogd zmm10, zmm15, zmm16, 0x87         ;   540.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 2560]                 ;   420.7 p3      50 next
        vpxord zmm0, zmm0, [r10 + 128]               ;   540.7 p0+p2   50 next
        vpternlogd zmm10, zmm18, zmm28, 0x96         ;   541.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 2624]                 ;   420.7 p3      50 next
        vpxord zmm8, zmm8, [r10 + 192]               ;   541.7 p0+p2   50 next
        vmovdqu64 zmm15, [rbp + 2688]                ;   420.7 p3      50 next
        vpxord zmm15, zmm15, [r10 + 256]             ;   542.0 p5+p2   50 next
        vpternlogd zmm7, zmm3, zmm16, 0x96           ;   542.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 2752]                 ;   420.7 p3      50 next
        vpxord zmm3, zmm3, [r10 + 320]               ;   543.0 p5+p2   50 next
        vmovdqu64 zmm16, [rbp + 2816]                ;   420.7 p3      50 next
        vpxord zmm16, zmm16, [r10 + 384]             ;   543.7 p0+p2   50 next
        vmovdqu64 zmm18, [rbp + 2880]                ;   420.7 p3      50 next
        vpxord zmm18, zmm18, [r10 + 448]             ;   544.0 p5+p2   50 next
        vmovdqu64 zmm28, [rbp + 2496]                ;   420.7 p3     108 r reload
        vpternlogd zmm14, zmm2, zmm28, 0x96          ;   544.7 p0      50 next
        vpternlogd zmm6, zmm29, [rbp + 2560], 0x96   ;   545.0 p5+p2   50 next
        vpternlogd zmm31, zmm21, [rbp + 2624], 0x96  ;   545.7 p0+p3   50 next
        vpternlogd zmm1, zmm26, [rbp + 2688], 0x96   ;   546.0 p5+p2   50 next
        vpternlogd zmm11, zmm19, [rbp + 2752], 0x96  ;   546.7 p0+p3   50 next
        vpternlogd zmm30, zmm17, [rbp + 2816], 0x96  ;   547.0 p5+p2   50 next
        vpternlogd zmm10, zmm7, [rbp + 2880], 0x96   ;   547.7 p0+p3   50 next
        vpxord zmm28, zmm8, zmm16                    ;   548.0 p5      41 next
        vmovdqu64 [rbp + 5952], zmm10                ;   548.7 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm16                       ;   544.7         41 next copy
        vpternlogd zmm10, zmm25, zmm27, 0x28         ;   548.7 p0      41 next
        vmovdqu64 [rbp + 4352], zmm30                ;   548.0 p8+p9   50 next spill
        vmovdqa64 zmm30, zmm10                       ;   549.7         41 next copy
        vpternlogd zmm30, zmm3, zmm15, 0x87          ;   549.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm11                ;   547.7 p7+p4   50 next spill
        vpxord zmm11, zmm25, zmm18                   ;   549.7 p0      41 next
        vmovdqu64 [rbp + 5888], zmm1                 ;   547.0 p8+p9   50 next spill
        vmovdqa64 zmm1, zmm11                        ;   550.7         41 next copy
        vpternlogd zmm1, zmm30, zmm15, 0x93          ;   550.7 p5      41 next
        vmovdqu64 [rbp + 6080], zmm31                ;   546.7 p7+p4   50 next spill
        vpxord zmm31, zmm22, zmm25                   ;   550.7 p0      41 next
        vpternlogd zmm1, zmm31, zmm16, 0x87          ;   551.7 p5      41 next
        vpternlogd zmm28, zmm1, zmm18, 0x6c          ;   552.7 p0      41 next
        vmovdqu64 [rbp + 6144], zmm6                 ;   546.0 p8+p9   50 next spill
        vpxord zmm6, zmm27, zmm22                    ;   552.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm14                ;   545.7 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm0                        ;   541.7         41 next copy
        vpternlogd zmm14, zmm25, zmm22, 0x65         ;   552.7 p0      41 next
        vpternlogd zmm14, zmm6, zmm27, 0x4b          ;   553.7 p5      41 next
        vmovdqu64 [rbp + 6272], zmm4                 ;   511.0 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm0                         ;   541.7         41 next copy
        vpternlogd zmm4, zmm25, zmm25, 0xc3          ;   553.7 p0      41 next
        vmovdqu64 [rbp + 6336], zmm7                 ;   543.7 p7+p4   41 next spill
        vmovdqa64 zmm7, zmm15                        ;   543.0         41 next copy
        vpternlogd zmm7, zmm22, zmm27, 0x6c          ;   554.0 p5      41 next
        vmovdqu64 [rbp + 6400], zmm17                ;   540.7 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm4                        ;   554.7         41 next copy
        vpternlogd zmm17, zmm14, zmm15, 0xc6         ;   554.7 p0      41 next
        vmovdqu64 [rbp + 6464], zmm19                ;   537.0 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm30                       ;   550.7         41 next copy
        vpternlogd zmm19, zmm8, zmm0, 0x78           ;   555.0 p5      41 next
        vmovdqu64 [rbp + 6528], zmm26                ;   538.7 p8+p9   41 next spill
        vpxord zmm26, zmm0, zmm3                     ;   555.7 p0      41 next
        vpternlogd zmm17, zmm26, zmm7, 0x96          ;   556.7 p5      41 next
        vpternlogd zmm10, zmm27, zmm27, 0xf3         ;   556.7 p0      41 next
        vmovdqu64 [rbp + 6592], zmm21                ;   539.0 p7+p4   41 next spill
        vpxord zmm21, zmm27, zmm3                    ;   557.0 p5      41 next
        vpternlogd zmm7, zmm21, zmm16, 0x78          ;   558.0 p0      41 next
        vmovdqu64 [rbp + 6656], zmm29                ;   524.0 p8+p9   41 next spill
        vpandd zmm29, zmm8, zmm6                     ;   558.0 p5      41 next
        vpternlogd zmm29, zmm17, zmm1, 0x69          ;   559.0 p0      41 next
        vmovdqa64 zmm1, zmm31                        ;   551.7         41 next copy
        vpternlogd zmm1, zmm11, zmm25, 0x48          ;   559.0 p5      41 next
        vpandd zmm17, zmm8, zmm16                    ;   559.7 p0      41 next
        vpternlogd zmm17, zmm18, zmm27, 0x87         ;   560.7 p5      41 next
        vpternlogd zmm6, zmm17, zmm3, 0x93           ;   561.7 p0      41 next
        vpternlogd zmm27, zmm6, zmm0, 0x9c           ;   562.7 p5      41 next
        vpternlogd zmm6, zmm26, zmm16, 0x87          ;   562.7 p0      41 next
        vmovdqu64 [rbp + 6720], zmm2                 ;   522.0 p7+p4   41 next spill
        vmovdqa64 zmm2, zmm21                        ;   558.0         41 next copy
        vpternlogd zmm2, zmm4, zmm18, 0x65           ;   562.0 p5      41 next
        vpternlogd zmm2, zmm16, zmm15, 0x87          ;   563.0 p0      41 next
        vpternlogd zmm17, zmm2, zmm19, 0x96          ;   564.0 p5      41 next
        vpandd zmm21, zmm21, zmm18                   ;   563.7 p0      41 next
        vmovdqu64 [rbp + 6784], zmm17                ;   565.0 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm18                       ;   545.0         41 next copy
        vpternlogd zmm17, zmm16, zmm15, 0x95         ;   564.0 p5      41 next
        vpternlogd zmm16, zmm25, zmm22, 0x78         ;   564.7 p0      41 next
        vpternlogd zmm31, zmm16, zmm15, 0x6c         ;   565.7 p5      41 next
        vpandd zmm15, zmm15, zmm8                    ;   565.7 p0      41 next
        vpternlogd zmm18, zmm15, zmm17, 0x6b         ;   566.7 p5      41 next
        vpternlogd zmm31, zmm26, zmm8, 0x78          ;   566.7 p0      41 next
        vpternlogd zmm15, zmm2, zmm14, 0x69          ;   567.0 p5      41 next
        vpandd zmm2, zmm25, zmm8                     ;   567.7 p0      41 next
        vpternlogd zmm2, zmm17, zmm27, 0x69          ;   568.7 p5      41 next
        vpternlogd zmm14, zmm4, zmm11, 0x2d          ;   568.7 p0      41 next
        vpternlogd zmm4, zmm22, zmm22, 0xcf          ;   569.0 p5      41 next
        vmovdqa64 zmm17, zmm1                        ;   560.0         41 next copy
        vpternlogd zmm17, zmm3, zmm0, 0x78           ;   569.7 p0      41 next
        vpxord zmm27, zmm14, zmm17                   ;   570.7 p5      41 next
        vpternlogd zmm4, zmm27, zmm7, 0x69           ;   571.7 p0      41 next
        vmovdqa64 zmm27, zmm18                       ;   567.7         41 next copy
        vpternlogd zmm27, zmm8, zmm22, 0x87          ;   571.0 p5      41 next
        vpternlogd zmm6, zmm21, zmm27, 0x96          ;   572.0 p0      41 next
        vpternlogd zmm18, zmm17, zmm19, 0x69         ;   572.0 p5      41 next
        vpandd zmm11, zmm0, zmm11                    ;   572.7 p0      41 next
        vpternlogd zmm3, zmm22, zmm22, 0xcf          ;   573.0 p5      41 next
        vpternlogd zmm10, zmm18, zmm31, 0x96         ;   573.7 p0      41 next
        vpandd zmm17, zmm13, zmm9                    ;   574.0 p5      41 next
        vpternlogd zmm15, zmm16, zmm25, 0x2d         ;   574.7 p0      41 next
        vmovdqa64 zmm16, zmm9                        ;   537.7         41 next copy
        vpternlogd zmm16, zmm12, zmm24, 0x6a         ;   575.0 p5      41 next
        vpternlogd zmm3, zmm31, zmm26, 0x96          ;   575.7 p0      41 next
        vmovdqa64 zmm18, zmm9                        ;   537.7         41 next copy
        vpternlogd zmm18, zmm20, zmm20, 0x3f         ;   576.0 p5      41 next
        vmovdqa64 zmm19, zmm24                       ;   534.7         41 next copy
        vpternlogd zmm19, zmm5, zmm13, 0x6a          ;   576.7 p0      41 next
        vmovdqa64 zmm21, zmm9                        ;   537.7         41 next copy
        vpternlogd zmm21, zmm23, zmm24, 0xc9         ;   577.0 p5      41 next
        vmovdqa64 zmm22, zmm16                       ;   576.0         41 next copy
        vpternlogd zmm22, zmm23, zmm5, 0x60          ;   577.7 p0      41 next
        vmovdqa64 zmm26, zmm12                       ;   535.7         41 next copy
        vpternlogd zmm26, zmm24, zmm13, 0x93         ;   578.0 p5      41 next
        vmovdqa64 zmm27, zmm19                       ;   577.7         41 next copy
        vpternlogd zmm27, zmm18, zmm12, 0x93         ;   578.7 p0      41 next
        vpternlogd zmm22, zmm27, zmm12, 0x39         ;   579.7 p5      41 next
        vmovdqa64 zmm31, zmm18                       ;   577.0         41 next copy
        vpternlogd zmm31, zmm23, zmm5, 0x87          ;   579.7 p0      41 next
        vpternlogd zmm22, zmm31, zmm17, 0x69         ;   580.7 p5      41 next
        vpternlogd zmm22, zmm18, zmm21, 0x4b         ;   581.7 p0      41 next
        vmovdqa64 zmm18, zmm12                       ;   535.7         41 next copy
        vpternlogd zmm22, zmm26, zmm20, 0x1e         ;   582.7 p5      41 next
        vpternlogd zmm16, zmm24, zmm13, 0x4b         ;   581.7 p0      41 next
        vpternlogd zmm17, zmm23, zmm20, 0x87         ;   582.0 p5      41 next
        vpternlogd zmm28, zmm0, zmm13, 0x96          ;   582.7 p0      41 next
        vpxord zmm0, zmm12, zmm17                    ;   583.0 p5      41 next
        vpternlogd zmm29, zmm30, zmm20, 0x96         ;   583.7 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   579.0         41 next copy
        vpternlogd zmm30, zmm20, zmm13, 0x87         ;   584.0 p5      41 next
        vpternlogd zmm26, zmm23, zmm24, 0x78         ;   584.7 p0      41 next
        vpternlogd zmm30, zmm16, zmm21, 0x78         ;   585.0 p5      41 next
        vpxord zmm18, zmm18, zmm26                   ;   585.7 p0      41 next
        vpternlogd zmm0, zmm30, zmm5, 0xc6           ;   586.0 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   536.7         41 next copy
        vpternlogd zmm30, zmm5, zmm13, 0x28          ;   586.7 p0      41 next
        vpternlogd zmm16, zmm5, zmm20, 0x78          ;   587.0 p5      41 next
        vpternlogd zmm30, zmm23, zmm12, 0x2d         ;   587.7 p0      41 next
        vpternlogd zmm30, zmm9, zmm24, 0x87          ;   588.7 p5      41 next
        vpternlogd zmm21, zmm19, zmm13, 0x39         ;   588.7 p0      41 next
        vpternlogd zmm2, zmm1, zmm24, 0x96           ;   589.0 p5      41 next
        vmovdqa64 zmm1, zmm31                        ;   580.7         41 next copy
        vpternlogd zmm1, zmm24, zmm13, 0x28          ;   589.7 p0      41 next
        vpternlogd zmm1, zmm16, zmm12, 0x2d          ;   590.7 p5      41 next
        vmovdqu64 [rbp + 6848], zmm14                ;   569.7 p7+p4   41 next spill
        vmovdqa64 zmm14, zmm30                       ;   589.7         41 next copy
        vpternlogd zmm14, zmm13, zmm13, 0x3f         ;   590.7 p0      41 next
        vmovdqa64 zmm13, zmm19                       ;   577.7         41 next copy
        vpternlogd zmm13, zmm9, zmm5, 0x78           ;   591.0 p5      41 next
        vpternlogd zmm1, zmm13, zmm17, 0x69          ;   592.0 p0      41 next
        vpternlogd zmm30, zmm13, zmm20, 0xc6         ;   592.0 p5      41 next
        vmovdqa64 zmm13, zmm9                        ;   537.7         41 next copy
        vpternlogd zmm13, zmm23, zmm24, 0x35         ;   592.7 p0      41 next
        vpternlogd zmm30, zmm19, zmm23, 0xb4         ;   593.0 p5      41 next
        vmovdqu64 zmm19, [r11 + 8192]                ;   427.0 p2      44 next
        vpternlogd zmm30, zmm12, zmm24, 0x78         ;   594.0 p0      41 next
        vpternlogd zmm31, zmm18, zmm9, 0x9c          ;   594.0 p5      41 next
        vpternlogd zmm18, zmm14, zmm20, 0x39         ;   594.7 p0      41 next
        vpternlogd zmm14, zmm16, zmm24, 0xd2         ;   595.0 p5      41 next
        vpternlogd zmm18, zmm13, zmm27, 0x96         ;   595.7 p0      41 next
        vmovdqu64 zmm13, [r11 + 8256]                ;   428.0 p3      44 next
        vpternlogd zmm16, zmm17, zmm20, 0x28         ;   596.0 p5      41 next
        vmovdqu64 zmm17, [r11 + 8320]                ;   428.3 p2      44 next
        vmovdqu64 zmm20, [r11 + 8384]                ;   429.0 p3      44 next
        vpternlogd zmm31, zmm14, zmm23, 0xc6         ;   596.7 p0      41 next
        vmovdqu64 zmm14, [r11 + 8448]                ;   429.3 p2      44 next
        vpternlogd zmm31, zmm27, zmm5, 0x1e          ;   597.7 p5      41 next
        vmovdqu64 zmm27, [r11 + 8512]                ;   430.0 p3      44 next
        vpternlogd zmm4, zmm8, zmm12, 0x96           ;   597.7 p0      41 next
        vmovdqu64 zmm8, [r11 + 8576]                 ;   430.3 p2      44 next
        vpternlogd zmm7, zmm5, [rbp + 6784], 0x69    ;   598.0 p5+p3   41 next
        vpternlogd zmm16, zmm21, zmm9, 0x87          ;   598.7 p0      41 next
        vpternlogd zmm16, zmm26, zmm24, 0x96         ;   599.7 p5      41 next
        vpternlogd zmm6, zmm23, zmm25, 0x96          ;   599.7 p0      41 next
        vpternlogd zmm11, zmm10, zmm9, 0x96          ;   600.0 p5      41 next
        vpternlogd zmm22, zmm28, [r11 + 8768], 0x96  ;   600.7 p0+p2   44 next
        vpternlogd zmm0, zmm29, [r11 + 8832], 0x96   ;   601.0 p5+p3   44 next
        vpxord zmm19, zmm19, zmm28                   ;   601.7 p0      44 next
        vpternlogd zmm1, zmm7, [r11 + 8896], 0x96    ;   602.0 p5+p2   44 next
        vpternlogd zmm30, zmm2, [r11 + 8960], 0x96   ;   602.7 p0+p3   44 next
        vpxord zmm13, zmm13, zmm29                   ;   603.0 p5      44 next
        vpternlogd zmm18, zmm4, [r11 + 9024], 0x96   ;   603.7 p0+p2   44 next
        vpternlogd zmm31, zmm6, [r11 + 9088], 0x96   ;   604.0 p5+p3   44 next
        vpxord zmm20, zmm20, zmm2                    ;   604.7 p0      44 next
        vpternlogd zmm16, zmm11, [r11 + 9152], 0x96  ;   605.0 p5+p2   44 next
        vpxord zmm17, zmm17, zmm7                    ;   605.7 p0      44 next
        vpternlogd zmm15, zmm25, [r11 + 8640], 0x69  ;   606.0 p5+p3   44 next
        vpxord zmm14, zmm14, zmm4                    ;   606.7 p0      44 next
        vpxord zmm27, zmm27, zmm6                    ;   607.0 p5      44 next
        vpxord zmm8, zmm8, zmm11                     ;   607.7 p0      44 next
        vmovdqu64 zmm2, [rbp + 6848]                 ;   569.7 p2      41 next reload
        vpternlogd zmm3, zmm2, [r11 + 8704], 0x96    ;   608.0 p5+p3   44 next
        vpxord zmm2, zmm15, zmm14                    ;   608.7 p0      41 next
        vmovdqa64 zmm4, zmm15                        ;   607.0         41 next copy
        vpternlogd zmm4, zmm17, zmm19, 0x28          ;   609.0 p5      41 next
        vmovdqa64 zmm5, zmm4                         ;   610.0         41 next copy
        vpternlogd zmm5, zmm8, zmm27, 0x87           ;   610.0 p0      41 next
        vpxord zmm6, zmm17, zmm3                     ;   610.0 p5      41 next
        vmovdqa64 zmm7, zmm6                         ;   611.0         41 next copy
        vpternlogd zmm7, zmm5, zmm27, 0x93           ;   611.0 p0      41 next
        vpxord zmm9, zmm13, zmm17                    ;   611.0 p5      41 next
        vpternlogd zmm7, zmm9, zmm15, 0x87           ;   612.0 p0      41 next
        vpternlogd zmm2, zmm7, zmm3, 0x6c            ;   613.0 p5      41 next
        vpxord zmm10, zmm19, zmm13                   ;   612.7 p0      41 next
        vmovdqa64 zmm11, zmm20                       ;   605.7         41 next copy
        vpternlogd zmm11, zmm17, zmm13, 0x65         ;   613.0 p5      41 next
        vpternlogd zmm11, zmm10, zmm19, 0x4b         ;   614.0 p0      41 next
        vmovdqa64 zmm12, zmm20                       ;   605.7         41 next copy
        vpternlogd zmm12, zmm17, zmm17, 0xc3         ;   614.0 p5      41 next
        vmovdqa64 zmm21, zmm27                       ;   608.0         41 next copy
        vpternlogd zmm21, zmm13, zmm19, 0x6c         ;   614.7 p0      41 next
        vmovdqa64 zmm23, zmm12                       ;   615.0         41 next copy
        vpternlogd zmm23, zmm11, zmm27, 0xc6         ;   615.0 p5      41 next
        vmovdqa64 zmm24, zmm5                        ;   611.0         41 next copy
        vpternlogd zmm24, zmm14, zmm20, 0x78         ;   615.7 p0      41 next
        vpxord zmm25, zmm20, zmm8                    ;   616.0 p5      41 next
        vpternlogd zmm23, zmm25, zmm21, 0x96         ;   617.0 p0      41 next
        vpandd zmm26, zmm14, zmm10                   ;   617.0 p5      41 next
        vpternlogd zmm26, zmm23, zmm7, 0x69          ;   618.0 p0      41 next
        vpxord zmm7, zmm19, zmm8                     ;   618.0 p5      41 next
        vpternlogd zmm21, zmm7, zmm15, 0x78          ;   619.0 p0      41 next
        vpandd zmm23, zmm13, zmm6                    ;   619.0 p5      41 next
        vpandd zmm28, zmm19, zmm3                    ;   619.7 p0      41 next
        vpternlogd zmm28, zmm15, zmm14, 0x87         ;   620.7 p5      41 next
        vmovdqa64 zmm29, zmm7                        ;   619.0         41 next copy
        vpternlogd zmm29, zmm12, zmm3, 0x65          ;   620.7 p0      41 next
        vpternlogd zmm29, zmm15, zmm27, 0x87         ;   621.7 p5      41 next
        vpternlogd zmm10, zmm28, zmm8, 0x93          ;   621.7 p0      41 next
        vpternlogd zmm28, zmm29, zmm24, 0x96         ;   622.7 p5      41 next
        vpternlogd zmm4, zmm19, zmm19, 0xf3          ;   622.7 p0      41 next
        vmovdqu64 [rbp + 6848], zmm28                ;   623.7 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm3                        ;   609.0         41 next copy
        vpternlogd zmm28, zmm15, zmm27, 0x95         ;   623.0 p5      41 next
        vmovdqu64 [rbp + 6784], zmm5                 ;   611.0 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm10                        ;   622.7         41 next copy
        vpternlogd zmm5, zmm20, zmm19, 0x78          ;   623.7 p0      41 next
        vmovdqu64 [rbp + 6912], zmm26                ;   619.0 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm28                       ;   624.0         41 next copy
        vpternlogd zmm26, zmm14, zmm17, 0x78         ;   624.0 p5      41 next
        vpternlogd zmm26, zmm5, zmm19, 0x69          ;   625.0 p0      41 next
        vmovdqa64 zmm5, zmm12                        ;   615.0         41 next copy
        vpternlogd zmm5, zmm11, zmm6, 0x39           ;   625.0 p5      41 next
        vpternlogd zmm12, zmm13, zmm13, 0xcf         ;   625.7 p0      41 next
        vmovdqa64 zmm19, zmm23                       ;   620.0         41 next copy
        vpternlogd zmm19, zmm8, zmm20, 0x78          ;   626.0 p5      41 next
        vpternlogd zmm12, zmm5, zmm19, 0x96          ;   627.0 p0      41 next
        vpternlogd zmm12, zmm21, zmm21, 0xc3         ;   628.0 p5      41 next
        vpandd zmm6, zmm6, zmm20                     ;   627.7 p0      41 next
        vpternlogd zmm8, zmm20, zmm13, 0x93          ;   628.0 p5      41 next
        vmovdqu64 [rbp + 6976], zmm6                 ;   628.7 p7+p4   41 next spill
        vpandd zmm6, zmm27, zmm14                    ;   628.7 p0      41 next
        vpternlogd zmm28, zmm6, zmm3, 0x79           ;   629.7 p5      41 next
        vpternlogd zmm19, zmm24, zmm28, 0x69         ;   630.7 p0      41 next
        vpandd zmm24, zmm15, zmm25                   ;   630.0 p5      41 next
        vpternlogd zmm15, zmm17, zmm13, 0x78         ;   630.7 p0      41 next
        vpternlogd zmm28, zmm13, zmm14, 0x87         ;   631.0 p5      41 next
        vpternlogd zmm28, zmm7, zmm3, 0x87           ;   632.0 p0      41 next
        vpternlogd zmm24, zmm28, zmm10, 0x96         ;   633.0 p5      41 next
        vpternlogd zmm9, zmm27, zmm15, 0x6a          ;   632.7 p0      41 next
        vpternlogd zmm9, zmm25, zmm14, 0x78          ;   633.7 p5      41 next
        vpternlogd zmm6, zmm29, zmm11, 0x69          ;   633.7 p0      41 next
        vpternlogd zmm4, zmm19, zmm9, 0x96           ;   634.7 p5      41 next
        vpandd zmm3, zmm22, zmm16                    ;   634.7 p0      41 next
        vpternlogd zmm6, zmm15, zmm17, 0x78          ;   635.0 p5      41 next
        vpternlogd zmm8, zmm9, zmm5, 0x96            ;   635.7 p0      41 next
        vmovdqa64 zmm5, zmm16                        ;   606.0         41 next copy
        vpternlogd zmm5, zmm18, zmm30, 0x6a          ;   636.0 p5      41 next
        vmovdqa64 zmm7, zmm16                        ;   606.0         41 next copy
        vpternlogd zmm7, zmm0, zmm0, 0x3f            ;   636.7 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   603.7         41 next copy
        vpternlogd zmm9, zmm1, zmm22, 0x6a           ;   637.0 p5      41 next
        vmovdqa64 zmm10, zmm5                        ;   637.0         41 next copy
        vpternlogd zmm10, zmm31, zmm1, 0x60          ;   637.7 p0      41 next
        vmovdqa64 zmm11, zmm16                       ;   606.0         41 next copy
        vpternlogd zmm11, zmm31, zmm30, 0xc9         ;   638.0 p5      41 next
        vmovdqa64 zmm13, zmm18                       ;   604.7         41 next copy
        vpternlogd zmm13, zmm30, zmm22, 0x93         ;   638.7 p0      41 next
        vmovdqa64 zmm15, zmm9                        ;   638.0         41 next copy
        vpternlogd zmm15, zmm7, zmm18, 0x93          ;   639.0 p5      41 next
        vpternlogd zmm10, zmm15, zmm18, 0x39         ;   640.0 p0      41 next
        vmovdqa64 zmm19, zmm7                        ;   637.7         41 next copy
        vpternlogd zmm19, zmm31, zmm1, 0x87          ;   640.0 p5      41 next
        vpternlogd zmm10, zmm19, zmm3, 0x69          ;   641.0 p0      41 next
        vpternlogd zmm10, zmm7, zmm11, 0x4b          ;   642.0 p5      41 next
        vmovdqa64 zmm7, zmm18                        ;   604.7         41 next copy
        vpternlogd zmm10, zmm13, zmm0, 0x1e          ;   643.0 p0      41 next
        vpternlogd zmm5, zmm30, zmm22, 0x4b          ;   642.0 p5      41 next
        vmovdqa64 zmm25, zmm18                       ;   604.7         41 next copy
        vmovdqa64 zmm27, zmm13                       ;   639.7         41 next copy
        vpternlogd zmm27, zmm0, zmm22, 0x87          ;   642.7 p0      41 next
        vpternlogd zmm27, zmm5, zmm11, 0x78          ;   643.7 p5      41 next
        vpternlogd zmm13, zmm31, zmm30, 0x78         ;   643.7 p0      41 next
        vpternlogd zmm3, zmm31, zmm0, 0x87           ;   644.0 p5      41 next
        vpxord zmm7, zmm7, zmm13                     ;   644.7 p0      41 next
        vpxord zmm25, zmm25, zmm3                    ;   645.0 p5      41 next
        vpternlogd zmm25, zmm27, zmm1, 0xc6          ;   646.0 p0      41 next
        vmovdqa64 zmm27, zmm31                       ;   605.0         41 next copy
        vpternlogd zmm27, zmm1, zmm22, 0x28          ;   646.0 p5      41 next
        vpternlogd zmm5, zmm1, zmm0, 0x78            ;   646.7 p0      41 next
        vmovdqa64 zmm28, zmm19                       ;   641.0         41 next copy
        vpternlogd zmm28, zmm30, zmm22, 0x28         ;   647.0 p5      41 next
        vpternlogd zmm28, zmm5, zmm18, 0x2d          ;   648.0 p0      41 next
        vmovdqa64 zmm29, zmm9                        ;   638.0         41 next copy
        vpternlogd zmm29, zmm16, zmm1, 0x78          ;   648.0 p5      41 next
        vpternlogd zmm28, zmm29, zmm3, 0x69          ;   649.0 p0      41 next
        vpternlogd zmm27, zmm31, zmm18, 0x2d         ;   649.0 p5      41 next
        vpternlogd zmm27, zmm16, zmm30, 0x87         ;   650.0 p0      41 next
        vpternlogd zmm29, zmm27, zmm0, 0xd2          ;   651.0 p5      41 next
        vpternlogd zmm27, zmm22, zmm22, 0x3f         ;   651.0 p0      41 next
        vpternlogd zmm29, zmm9, zmm31, 0xb4          ;   652.0 p5      41 next
        vpternlogd zmm29, zmm18, zmm30, 0x78         ;   653.0 p0      41 next
        vpternlogd zmm2, zmm20, zmm22, 0x96          ;   652.0 p5      41 next
        vmovdqa64 zmm20, zmm16                       ;   606.0         41 next copy
        vpternlogd zmm20, zmm31, zmm30, 0x35         ;   652.7 p0      41 next
        vpternlogd zmm11, zmm9, zmm22, 0x39          ;   653.0 p5      41 next
        vmovdqa64 zmm9, zmm27                        ;   652.0         41 next copy
        vpternlogd zmm9, zmm5, zmm30, 0xd2           ;   653.7 p0      41 next
        vpternlogd zmm27, zmm7, zmm0, 0x2d           ;   654.0 p5      41 next
        vpternlogd zmm7, zmm19, zmm16, 0xb4          ;   654.7 p0      41 next
        vpternlogd zmm27, zmm20, zmm15, 0x96         ;   655.0 p5      41 next
        vmovdqu64 zmm19, [rbp + 1920]                ;   478.8 p2     108 r reload
        vmovdqu64 zmm20, [rbp + 6720]                ;   522.0 p3      50 next
        vpternlogd zmm20, zmm19, [r10 + 1216], 0x96  ;   655.7 p0+p2   50 next
        vpternlogd zmm7, zmm9, zmm31, 0xc6           ;   656.0 p5      41 next
        vpternlogd zmm5, zmm3, zmm0, 0x28            ;   656.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 1984]                 ;   480.7 p3     108 r reload
        vmovdqu64 zmm9, [rbp + 6656]                 ;   524.0 p2      50 next
        vpternlogd zmm9, zmm3, [r10 + 1280], 0x96    ;   657.0 p5+p3   50 next
        vpternlogd zmm7, zmm15, zmm1, 0x1e           ;   657.7 p0      41 next
        vmovdqu64 zmm15, [rbp + 6912]                ;   619.0 p2      41 next reload
        vpternlogd zmm0, zmm15, [rbp + 6784], 0x96   ;   658.0 p5+p3   41 next
        vpternlogd zmm21, zmm1, [rbp + 6848], 0x69   ;   658.7 p0+p2   41 next
        vmovdqu64 zmm1, [rbp + 2048]                 ;   484.7 p3     108 r reload
        vmovdqu64 zmm15, [rbp + 6592]                ;   539.0 p2      50 next
        vpternlogd zmm15, zmm1, [r10 + 1344], 0x96   ;   659.0 p5+p3   50 next
        vpternlogd zmm12, zmm14, zmm18, 0x96         ;   659.7 p0      41 next
        vmovdqu64 zmm14, [rbp + 2112]                ;   486.7 p2     108 r reload
        vmovdqu64 zmm18, [rbp + 6528]                ;   538.7 p3      50 next
        vpternlogd zmm18, zmm14, [r10 + 1408], 0x96  ;   660.0 p5+p2   50 next
        vpternlogd zmm26, zmm23, zmm30, 0x96         ;   660.7 p0      41 next
        vpternlogd zmm24, zmm17, zmm31, 0x96         ;   661.0 p5      41 next
        vmovdqu64 zmm17, [rbp + 2176]                ;   489.7 p3     108 r reload
        vmovdqu64 zmm22, [rbp + 6464]                ;   537.0 p2      50 next
        vpternlogd zmm22, zmm17, [r10 + 1472], 0x96  ;   661.7 p0+p3   50 next
        vpternlogd zmm5, zmm11, zmm16, 0x87          ;   662.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 2240]                ;   490.8 p2     108 r reload
        vmovdqu64 zmm23, [rbp + 6400]                ;   540.7 p3      50 next
        vpternlogd zmm23, zmm11, [r10 + 1536], 0x96  ;   662.7 p0+p2   50 next
        vpternlogd zmm5, zmm13, zmm30, 0x96          ;   663.0 p5      41 next
        vmovdqu64 zmm13, [rbp + 2304]                ;   492.7 p3     108 r reload
        vmovdqu64 zmm30, [rbp + 6336]                ;   543.7 p2      50 next
        vpternlogd zmm30, zmm13, [r10 + 1600], 0x96  ;   663.7 p0+p3   50 next
        vmovdqu64 zmm31, [rbp + 6208]                ;   545.7 p2      50 next
        vpxord zmm31, zmm31, [r10 + 1792]            ;   664.0 p5+p3   50 next
        vpternlogd zmm4, zmm16, [rbp + 6976], 0x96   ;   664.7 p0+p2   41 next
        vmovdqu64 zmm16, [rbp + 6144]                ;   546.0 p3      50 next
        vpxord zmm16, zmm16, [r10 + 1856]            ;   665.0 p5+p2   50 next
        vmovdqu64 [rbp + 6976], zmm9                 ;   658.0 p8+p9   50 next spill
        vmovdqu64 zmm9, [rbp + 6080]                 ;   546.7 p3      50 next
        vpxord zmm9, zmm9, [r10 + 1920]              ;   665.7 p0+p2   50 next
        vmovdqu64 [rbp + 6848], zmm15                ;   660.0 p7+p4   50 next spill
        vmovdqu64 zmm15, [rbp + 5888]                ;   547.0 p3      50 next
        vpxord zmm15, zmm15, [r10 + 1984]            ;   666.0 p5+p2   50 next
        vmovdqu64 [rbp + 6784], zmm23                ;   663.7 p8+p9   50 next spill
        vmovdqu64 zmm23, [rbp + 5824]                ;   547.7 p3      50 next
        vpxord zmm23, zmm23, [r10 + 1024]            ;   666.7 p0+p2   50 next
        vmovdqu64 [rbp + 6912], zmm18                ;   661.0 p7+p4   50 next spill
        vmovdqu64 zmm18, [rbp + 4352]                ;   548.0 p3      50 next
        vpxord zmm18, zmm18, [r10 + 1088]            ;   667.0 p5+p2   50 next
        vmovdqu64 [rbp + 7040], zmm22                ;   662.7 p8+p9   50 next spill
        vmovdqu64 zmm22, [rbp + 5952]                ;   548.7 p3      50 next
        vpxord zmm22, zmm22, [r10 + 1152]            ;   667.7 p0+p2   50 next
        vpternlogd zmm10, zmm2, [rbp + 6208], 0x96   ;   668.0 p5+p3   50 next
        vpternlogd zmm2, zmm19, [rbp + 6720], 0x96   ;   668.7 p0+p2   50 next
        vpternlogd zmm25, zmm0, [rbp + 6144], 0x96   ;   669.0 p5+p3   50 next
        vpternlogd zmm0, zmm3, [rbp + 6656], 0x96    ;   669.7 p0+p2   50 next
        vpternlogd zmm28, zmm21, [rbp + 6080], 0x96  ;   670.0 p5+p3   50 next
        vpternlogd zmm21, zmm1, [rbp + 6592], 0x96   ;   670.7 p0+p2   50 next
        vpternlogd zmm29, zmm26, [rbp + 5888], 0x96  ;   671.0 p5+p3   50 next
        vpternlogd zmm26, zmm14, [rbp + 6528], 0x96  ;   671.7 p0+p2   50 next
        vpternlogd zmm27, zmm12, [rbp + 5824], 0x96  ;   672.0 p5+p3   50 next
        vpternlogd zmm12, zmm17, [rbp + 6464], 0x96  ;   672.7 p0+p2   50 next
        vpternlogd zmm7, zmm24, [rbp + 4352], 0x96   ;   673.0 p5+p3   50 next
        vpternlogd zmm24, zmm11, [rbp + 6400], 0x96  ;   673.7 p0+p2   50 next
        vpternlogd zmm5, zmm4, [rbp + 5952], 0x96    ;   674.0 p5+p3   50 next
        vpternlogd zmm4, zmm13, [rbp + 6336], 0x96   ;   674.7 p0+p2   50 next
        vmovdqu64 zmm13, [rbp + 6272]                ;   513.0 p3      41 next reload
        vpternlogd zmm6, zmm13, [rbp + 2368], 0x96   ;   675.0 p5+p2   50 next
        vmovdqu64 zmm11, [rbp + 2368]                ;   514.0 p3     108 r reload
        vpternlogd zmm13, zmm11, [r10 + 1664], 0x96  ;   675.7 p0+p2   50 next
        vmovdqu64 zmm11, [rbp + 6016]                ;   515.0 p3      41 next reload
        vpternlogd zmm8, zmm11, [rbp + 2432], 0x96   ;   676.0 p5+p2   50 next
        vmovdqu64 zmm17, [rbp + 2432]                ;   516.0 p3     108 r reload
        vpternlogd zmm11, zmm17, [r10 + 1728], 0x96  ;   676.7 p0+p2   50 next
        vpxord zmm17, zmm9, zmm18                    ;   677.0 p5      41 next
        vmovdqa64 zmm14, zmm18                       ;   668.0         41 next copy
        vpternlogd zmm14, zmm31, zmm13, 0x28         ;   677.7 p0      41 next
        vmovdqa64 zmm1, zmm14                        ;   678.7         41 next copy
        vpternlogd zmm1, zmm23, zmm15, 0x87          ;   678.7 p5      41 next
        vpxord zmm3, zmm31, zmm22                    ;   678.7 p0      41 next
        vpxord zmm19, zmm31, zmm11                   ;   679.0 p5      41 next
        vmovdqu64 [rbp + 6016], zmm4                 ;   675.7 p7+p4   50 next spill
        vmovdqa64 zmm4, zmm3                         ;   679.7         41 next copy
        vpternlogd zmm4, zmm1, zmm15, 0x93           ;   679.7 p0      41 next
        vpternlogd zmm4, zmm19, zmm18, 0x87          ;   680.7 p5      41 next
        vpternlogd zmm17, zmm4, zmm22, 0x6c          ;   681.7 p0      41 next
        vmovdqu64 [rbp + 6272], zmm0                 ;   670.7 p8+p9   50 next spill
        vpxord zmm0, zmm13, zmm11                    ;   681.0 p5      41 next
        vmovdqu64 [rbp + 6336], zmm24                ;   674.7 p7+p4   50 next spill
        vmovdqa64 zmm24, zmm16                       ;   666.0         41 next copy
        vpternlogd zmm24, zmm31, zmm31, 0xc3         ;   681.7 p0      41 next
        vmovdqu64 [rbp + 5952], zmm12                ;   673.7 p8+p9   50 next spill
        vmovdqa64 zmm12, zmm16                       ;   666.0         41 next copy
        vpternlogd zmm12, zmm31, zmm11, 0x65         ;   682.0 p5      41 next
        vpternlogd zmm12, zmm0, zmm13, 0x4b          ;   683.0 p0      41 next
        vmovdqu64 [rbp + 6400], zmm26                ;   672.7 p7+p4   50 next spill
        vmovdqa64 zmm26, zmm24                       ;   682.7         41 next copy
        vpternlogd zmm26, zmm12, zmm15, 0xc6         ;   684.0 p5      41 next
        vmovdqu64 [rbp + 4352], zmm2                 ;   669.7 p8+p9   50 next spill
        vmovdqa64 zmm2, zmm15                        ;   667.0         41 next copy
        vpternlogd zmm2, zmm11, zmm13, 0x6c          ;   683.7 p0      41 next
        vmovdqu64 [rbp + 6464], zmm5                 ;   675.0 p7+p4   50 next spill
        vpxord zmm5, zmm16, zmm23                    ;   684.0 p5      41 next
        vpternlogd zmm26, zmm5, zmm2, 0x96           ;   685.0 p0      41 next
        vmovdqu64 [rbp + 5824], zmm7                 ;   674.0 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm1                         ;   679.7         41 next copy
        vpternlogd zmm7, zmm9, zmm16, 0x78           ;   685.0 p5      41 next
        vpternlogd zmm14, zmm13, zmm13, 0xf3         ;   685.7 p0      41 next
        vmovdqu64 [rbp + 6528], zmm27                ;   673.0 p7+p4   50 next spill
        vpandd zmm27, zmm9, zmm0                     ;   686.0 p5      41 next
        vpternlogd zmm27, zmm26, zmm4, 0x69          ;   687.0 p0      41 next
        vpxord zmm4, zmm23, zmm13                    ;   687.0 p5      41 next
        vpternlogd zmm2, zmm4, zmm18, 0x78           ;   688.0 p0      41 next
        vpandd zmm26, zmm22, zmm13                   ;   688.0 p5      41 next
        vpternlogd zmm26, zmm18, zmm9, 0x87          ;   689.0 p0      41 next
        vpternlogd zmm0, zmm26, zmm23, 0x93          ;   690.0 p5      41 next
        vpternlogd zmm13, zmm0, zmm16, 0x9c          ;   691.0 p0      41 next
        vpternlogd zmm0, zmm5, zmm18, 0x87           ;   691.0 p5      41 next
        vmovdqu64 [rbp + 5888], zmm29                ;   672.0 p8+p9   50 next spill
        vmovdqa64 zmm29, zmm19                       ;   680.0         41 next copy
        vpternlogd zmm29, zmm3, zmm31, 0x48          ;   690.7 p0      41 next
        vmovdqu64 [rbp + 6592], zmm28                ;   671.0 p7+p4   50 next spill
        vmovdqa64 zmm28, zmm4                        ;   688.0         41 next copy
        vpternlogd zmm28, zmm24, zmm22, 0x65         ;   691.0 p5      41 next
        vpternlogd zmm28, zmm18, zmm15, 0x87         ;   692.0 p0      41 next
        vpternlogd zmm26, zmm28, zmm7, 0x96          ;   693.0 p5      41 next
        vpandd zmm4, zmm4, zmm22                     ;   692.7 p0      41 next
        vmovdqu64 [rbp + 6080], zmm25                ;   670.0 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm22                       ;   668.7         41 next copy
        vpternlogd zmm25, zmm18, zmm15, 0x95         ;   693.0 p5      41 next
        vpternlogd zmm18, zmm31, zmm11, 0x78         ;   693.7 p0      41 next
        vpternlogd zmm19, zmm18, zmm15, 0x6c         ;   694.7 p5      41 next
        vpandd zmm15, zmm15, zmm9                    ;   694.7 p0      41 next
        vpternlogd zmm22, zmm15, zmm25, 0x6b         ;   695.7 p5      41 next
        vpternlogd zmm19, zmm5, zmm9, 0x78           ;   695.7 p0      41 next
        vpternlogd zmm15, zmm28, zmm12, 0x69         ;   696.0 p5      41 next
        vpandd zmm28, zmm31, zmm9                    ;   696.7 p0      41 next
        vpternlogd zmm28, zmm25, zmm13, 0x69         ;   697.7 p5      41 next
        vpternlogd zmm12, zmm24, zmm3, 0x2d          ;   697.7 p0      41 next
        vpternlogd zmm24, zmm11, zmm11, 0xcf         ;   698.0 p5      41 next
        vmovdqa64 zmm13, zmm29                       ;   691.7         41 next copy
        vpternlogd zmm13, zmm23, zmm16, 0x78         ;   698.7 p0      41 next
        vpxord zmm25, zmm12, zmm13                   ;   699.7 p5      41 next
        vpternlogd zmm24, zmm25, zmm2, 0x69          ;   700.7 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   696.7         41 next copy
        vpternlogd zmm25, zmm9, zmm11, 0x87          ;   700.0 p5      41 next
        vpternlogd zmm0, zmm4, zmm25, 0x96           ;   701.0 p0      41 next
        vmovdqu64 zmm4, [rbp + 7040]                 ;   662.7 p3      41 next
        vpternlogd zmm22, zmm13, zmm7, 0x69          ;   701.0 p5      41 next
        vmovdqu64 zmm7, [rbp + 7040]                 ;   662.7 p2      41 next
        vpandd zmm3, zmm16, zmm3                     ;   701.7 p0      41 next
        vpternlogd zmm23, zmm11, zmm11, 0xcf         ;   702.0 p5      41 next
        vpternlogd zmm14, zmm22, zmm19, 0x96         ;   702.7 p0      41 next
        vpandd zmm11, zmm20, zmm30                   ;   703.0 p5      41 next
        vpternlogd zmm15, zmm18, zmm31, 0x2d         ;   703.7 p0      41 next
        vpternlogd zmm23, zmm19, zmm5, 0x96          ;   704.0 p5      41 next
        vmovdqu64 zmm5, [rbp + 6912]                 ;   661.0 p3      50 next reload
        vmovdqu64 zmm13, [rbp + 7040]                ;   662.7 p2      41 next
        vpternlogd zmm13, zmm30, zmm5, 0x6a          ;   704.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 6976]                ;   658.0 p3      50 next reload
        vmovdqa64 zmm19, zmm18                       ;   664.0         41 next copy
        vpternlogd zmm19, zmm30, zmm18, 0x3f         ;   705.0 p5      41 next
        vmovdqu64 zmm22, [rbp + 6848]                ;   660.0 p2      50 next reload
        vmovdqa64 zmm25, zmm5                        ;   667.0         41 next copy
        vpternlogd zmm25, zmm20, zmm22, 0x6c         ;   705.7 p0      41 next
        vpternlogd zmm17, zmm16, zmm20, 0x96         ;   706.0 p5      41 next
        vmovdqa64 zmm16, zmm13                       ;   705.7         41 next copy
        vpternlogd zmm16, zmm5, zmm20, 0x4b          ;   706.7 p0      41 next
        vpternlogd zmm13, zmm22, [rbp + 6784], 0x60  ;   707.0 p5+p3   41 next
        vpternlogd zmm27, zmm1, zmm18, 0x96          ;   707.7 p0      41 next
        vmovdqa64 zmm1, zmm16                        ;   707.7         41 next copy
        vpternlogd zmm1, zmm22, zmm18, 0x78          ;   708.0 p5      41 next
        vpternlogd zmm26, zmm2, zmm22, 0x69          ;   708.7 p0      41 next
        vmovdqa64 zmm2, zmm25                        ;   706.7         41 next copy
        vpternlogd zmm2, zmm30, zmm22, 0x78          ;   709.0 p5      41 next
        vpternlogd zmm28, zmm29, zmm5, 0x96          ;   709.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 6784]                ;   663.7 p2      50 next reload
        vmovdqu64 [rbp + 6656], zmm10                ;   669.0 p7+p4   50 next spill
        vmovdqa64 zmm10, zmm30                       ;   664.7         41 next copy
        vpternlogd zmm10, zmm5, zmm29, 0xa9          ;   710.0 p5      41 next
        vmovdqu64 [rbp + 6144], zmm8                 ;   677.0 p8+p9   50 next spill
        vmovdqa64 zmm8, zmm19                        ;   706.0         41 next copy
        vpternlogd zmm8, zmm29, zmm22, 0x87          ;   710.7 p0      41 next
        vpternlogd zmm3, zmm14, zmm30, 0x96          ;   711.0 p5      41 next
        vmovdqa64 zmm14, zmm11                       ;   704.0         41 next copy
        vpternlogd zmm14, zmm29, zmm18, 0x87         ;   711.7 p0      41 next
        vpxord zmm7, zmm7, zmm14                     ;   712.7 p5      41 next
        vpternlogd zmm0, zmm31, zmm29, 0x96          ;   712.7 p0      41 next
        vmovdqu64 [rbp + 6720], zmm6                 ;   676.0 p7+p4   50 next spill
        vmovdqa64 zmm6, zmm29                        ;   669.7         41 next copy
        vpternlogd zmm6, zmm22, zmm20, 0x28          ;   713.0 p5      41 next
        vmovdqu64 [rbp + 6208], zmm21                ;   671.7 p8+p9   50 next spill
        vmovdqa64 zmm21, zmm8                        ;   711.7         41 next copy
        vpternlogd zmm21, zmm5, zmm20, 0x28          ;   713.7 p0      41 next
        vpternlogd zmm21, zmm1, [rbp + 7040], 0x2d   ;   714.7 p5+p3   41 next
        vpternlogd zmm21, zmm2, zmm14, 0x69          ;   715.7 p0      41 next
        vpternlogd zmm14, zmm1, zmm18, 0x28          ;   715.0 p5      41 next
        vpternlogd zmm21, zmm26, [r8 + 8896], 0x96   ;   716.7 p0+p2   44 next
        vmovdqu64 [rbp + 7104], zmm21                ;   717.7 p7+p4   44 next spill
        vmovdqa64 zmm21, zmm30                       ;   664.7         41 next copy
        vpternlogd zmm21, zmm29, zmm5, 0x35          ;   716.0 p5      41 next
        vpternlogd zmm6, zmm29, [rbp + 7040], 0x2d   ;   716.7 p0+p3   41 next
        vpternlogd zmm6, zmm30, zmm5, 0x87           ;   717.7 p5      41 next
        vpternlogd zmm2, zmm6, zmm18, 0xd2           ;   718.7 p0      41 next
        vpternlogd zmm6, zmm20, zmm20, 0x3f          ;   718.7 p5      41 next
        vpternlogd zmm1, zmm6, zmm5, 0xc6            ;   719.7 p0      41 next
        vpternlogd zmm2, zmm25, zmm29, 0xb4          ;   719.7 p5      41 next
        vpxord zmm26, zmm26, [r8 + 8320]             ;   719.7 p0+p2   44 next
        vpternlogd zmm15, zmm31, [r8 + 8640], 0x69   ;   720.0 p5+p3   44 next
        vmovdqu64 zmm31, [rbp + 7040]                ;   662.7 p2      50 next reload
        vmovdqu64 [rbp + 7168], zmm26                ;   720.7 p8+p9   44 next spill
        vmovdqa64 zmm26, zmm5                        ;   667.0         41 next copy
        vpternlogd zmm26, zmm20, zmm31, 0x87         ;   720.7 p0      41 next
        vpternlogd zmm2, zmm31, zmm5, 0x78           ;   721.0 p5      41 next
        vmovdqu64 [rbp + 7232], zmm15                ;   721.0 p7+p4   44 next spill
        vmovdqa64 zmm15, zmm25                       ;   706.7         41 next copy
        vpternlogd zmm15, zmm19, zmm31, 0x93         ;   721.7 p0      41 next
        vpternlogd zmm13, zmm15, zmm31, 0x39         ;   722.7 p5      41 next
        vpternlogd zmm13, zmm11, zmm8, 0x69          ;   723.7 p0      41 next
        vpternlogd zmm13, zmm19, zmm10, 0x4b         ;   724.7 p5      41 next
        vpternlogd zmm13, zmm26, zmm18, 0x1e         ;   725.7 p0      41 next
        vmovdqa64 zmm11, zmm26                       ;   721.7         41 next copy
        vpternlogd zmm11, zmm18, zmm20, 0x87         ;   724.0 p5      41 next
        vpternlogd zmm16, zmm11, zmm10, 0x6c         ;   725.0 p0      41 next
        vpternlogd zmm26, zmm29, zmm5, 0x78          ;   725.0 p5      41 next
        vpxord zmm4, zmm4, zmm26                     ;   726.0 p0      41 next
        vpternlogd zmm7, zmm16, zmm22, 0xc6          ;   726.0 p5      41 next
        vpternlogd zmm6, zmm18, zmm4, 0x4b           ;   727.0 p0      41 next
        vpternlogd zmm10, zmm25, zmm20, 0x39         ;   727.0 p5      41 next
        vmovdqu64 zmm11, [rbp + 7232]                ;   721.0 p3      41 next
        vpternlogd zmm6, zmm21, zmm15, 0x96          ;   728.0 p0      41 next
        vmovdqu64 zmm16, [r8 + 8192]                 ;   567.8 p2      44 next
        vpternlogd zmm4, zmm8, zmm30, 0xb4           ;   728.0 p5      41 next
        vpternlogd zmm4, zmm1, zmm29, 0xc6           ;   729.0 p0      41 next
        vmovdqu64 zmm1, [r8 + 8256]                  ;   569.7 p3      44 next
        vpternlogd zmm4, zmm15, zmm22, 0x1e          ;   730.0 p5      41 next
        vmovdqu64 zmm8, [rbp + 7168]                 ;   720.7 p2      41 next
        vmovdqu64 zmm15, [r8 + 8384]                 ;   570.7 p3      44 next
        vmovdqu64 zmm18, [r8 + 8448]                 ;   571.0 p2      44 next
        vpternlogd zmm14, zmm10, zmm30, 0x87         ;   729.7 p0      41 next
        vpternlogd zmm24, zmm9, zmm31, 0x96          ;   730.0 p5      41 next
        vmovdqu64 zmm9, [rbp + 7168]                 ;   720.7 p3      41 next
        vmovdqu64 zmm10, [r8 + 8512]                 ;   573.0 p2      44 next
        vpternlogd zmm14, zmm26, zmm5, 0x96          ;   730.7 p0      41 next
        vmovdqu64 zmm5, [r8 + 8576]                  ;   573.8 p3      44 next
        vpternlogd zmm13, zmm17, [r8 + 8768], 0x96   ;   731.0 p5+p2   44 next
        vpternlogd zmm7, zmm27, [r8 + 8832], 0x96    ;   731.7 p0+p3   44 next
        vpxord zmm16, zmm16, zmm17                   ;   732.0 p5      44 next
        vpternlogd zmm2, zmm28, [r8 + 8960], 0x96    ;   732.7 p0+p2   44 next
        vpxord zmm1, zmm1, zmm27                     ;   733.0 p5      44 next
        vpternlogd zmm6, zmm24, [r8 + 9024], 0x96    ;   733.7 p0+p3   44 next
        vpxord zmm15, zmm15, zmm28                   ;   734.0 p5      44 next
        vpternlogd zmm4, zmm0, [r8 + 9088], 0x96     ;   734.7 p0+p2   44 next
        vpternlogd zmm14, zmm3, [r8 + 9152], 0x96    ;   735.0 p5+p3   44 next
        vpxord zmm10, zmm10, zmm0                    ;   735.7 p0      44 next
        vpxord zmm5, zmm5, zmm3                      ;   736.0 p5      44 next
        vpternlogd zmm23, zmm12, [r8 + 8704], 0x96   ;   736.7 p0+p2   44 next
        vpxord zmm18, zmm18, zmm24                   ;   737.0 p5      44 next
        vpxord zmm11, zmm11, zmm18                   ;   738.0 p0      41 next
        vpxord zmm8, zmm8, zmm23                     ;   738.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 7168]                 ;   720.7 p3      44 next reload
        vmovdqu64 zmm3, [rbp + 7232]                 ;   721.0 p2      41 next
        vpternlogd zmm3, zmm16, zmm0, 0x48           ;   738.7 p0      41 next
        vmovdqa64 zmm12, zmm3                        ;   739.7         41 next copy
        vpternlogd zmm12, zmm5, zmm10, 0x87          ;   739.7 p5      41 next
        vpxord zmm9, zmm9, zmm1                      ;   739.7 p0      41 next
        vmovdqa64 zmm17, zmm8                        ;   739.0         41 next copy
        vpternlogd zmm17, zmm12, zmm10, 0x93         ;   740.7 p5      41 next
        vmovdqu64 zmm19, [rbp + 7232]                ;   721.0 p3      44 next reload
        vpternlogd zmm17, zmm9, zmm19, 0x87          ;   741.7 p0      41 next
        vpternlogd zmm11, zmm17, zmm23, 0x6c         ;   742.7 p5      41 next
        vpxord zmm20, zmm16, zmm1                    ;   741.7 p0      41 next
        vmovdqa64 zmm21, zmm15                       ;   735.0         41 next copy
        vpternlogd zmm21, zmm0, zmm1, 0x65           ;   742.0 p5      41 next
        vpternlogd zmm21, zmm20, zmm16, 0x4b         ;   743.0 p0      41 next
        vmovdqa64 zmm22, zmm15                       ;   735.0         41 next copy
        vpternlogd zmm22, zmm0, zmm0, 0xc3           ;   743.0 p5      41 next
        vmovdqa64 zmm24, zmm10                       ;   736.7         41 next copy
        vpternlogd zmm24, zmm1, zmm16, 0x6c          ;   743.7 p0      41 next
        vmovdqa64 zmm25, zmm22                       ;   744.0         41 next copy
        vpternlogd zmm25, zmm21, zmm10, 0xc6         ;   744.0 p5      41 next
        vmovdqa64 zmm26, zmm12                       ;   740.7         41 next copy
        vpternlogd zmm26, zmm18, zmm15, 0x78         ;   744.7 p0      41 next
        vpxord zmm27, zmm15, zmm5                    ;   745.0 p5      41 next
        vpternlogd zmm25, zmm27, zmm24, 0x96         ;   746.0 p0      41 next
        vpandd zmm28, zmm18, zmm20                   ;   746.0 p5      41 next
        vpternlogd zmm28, zmm25, zmm17, 0x69         ;   747.0 p0      41 next
        vpxord zmm17, zmm16, zmm5                    ;   747.0 p5      41 next
        vpternlogd zmm24, zmm17, zmm19, 0x78         ;   748.0 p0      41 next
        vpandd zmm25, zmm1, zmm8                     ;   748.0 p5      41 next
        vpandd zmm29, zmm16, zmm23                   ;   748.7 p0      41 next
        vpternlogd zmm29, zmm19, zmm18, 0x87         ;   749.7 p5      41 next
        vmovdqa64 zmm30, zmm17                       ;   748.0         41 next copy
        vpternlogd zmm30, zmm22, zmm23, 0x65         ;   749.7 p0      41 next
        vpternlogd zmm30, zmm19, zmm10, 0x87         ;   750.7 p5      41 next
        vpternlogd zmm20, zmm29, zmm5, 0x93          ;   750.7 p0      41 next
        vpternlogd zmm29, zmm30, zmm26, 0x96         ;   751.7 p5      41 next
        vmovdqa64 zmm31, zmm23                       ;   737.7         41 next copy
        vpternlogd zmm31, zmm19, zmm10, 0x95         ;   751.7 p0      41 next
        vpternlogd zmm3, zmm16, zmm16, 0xf3          ;   752.0 p5      41 next
        vmovdqu64 [rbp + 6912], zmm29                ;   752.7 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm20                       ;   751.7         41 next copy
        vpternlogd zmm29, zmm15, zmm16, 0x78         ;   752.7 p0      41 next
        vmovdqu64 [rbp + 7040], zmm12                ;   740.7 p7+p4   41 next spill
        vmovdqa64 zmm12, zmm31                       ;   752.7         41 next copy
        vpternlogd zmm12, zmm18, zmm0, 0x78          ;   753.0 p5      41 next
        vpternlogd zmm12, zmm29, zmm16, 0x69         ;   754.0 p0      41 next
        vmovdqa64 zmm16, zmm22                       ;   744.0         41 next copy
        vpternlogd zmm16, zmm21, zmm8, 0x39          ;   754.0 p5      41 next
        vpternlogd zmm22, zmm1, zmm1, 0xcf           ;   754.7 p0      41 next
        vmovdqa64 zmm29, zmm25                       ;   749.0         41 next copy
        vpternlogd zmm29, zmm5, zmm15, 0x78          ;   755.0 p5      41 next
        vpandd zmm8, zmm8, zmm15                     ;   755.7 p0      41 next
        vpternlogd zmm5, zmm1, zmm1, 0xcf            ;   756.0 p5      41 next
        vmovdqu64 [rbp + 6848], zmm8                 ;   756.7 p8+p9   41 next spill
        vpandd zmm8, zmm10, zmm18                    ;   756.7 p0      41 next
        vpternlogd zmm31, zmm8, zmm23, 0x79          ;   757.7 p5      41 next
        vpternlogd zmm26, zmm31, zmm29, 0x69         ;   758.7 p0      41 next
        vpxord zmm29, zmm29, zmm16                   ;   758.0 p5      41 next
        vpternlogd zmm22, zmm29, zmm24, 0x69         ;   759.0 p0      41 next
        vpandd zmm29, zmm19, zmm27                   ;   759.0 p5      41 next
        vpternlogd zmm19, zmm0, zmm1, 0x78           ;   759.7 p0      41 next
        vpternlogd zmm31, zmm1, zmm18, 0x87          ;   760.0 p5      41 next
        vpternlogd zmm31, zmm17, zmm23, 0x87         ;   761.0 p0      41 next
        vpternlogd zmm29, zmm31, zmm20, 0x96         ;   762.0 p5      41 next
        vpternlogd zmm9, zmm10, zmm19, 0x6a          ;   761.7 p0      41 next
        vpternlogd zmm9, zmm27, zmm18, 0x78          ;   762.7 p5      41 next
        vpternlogd zmm8, zmm30, zmm21, 0x69          ;   762.7 p0      41 next
        vpternlogd zmm3, zmm26, zmm9, 0x96           ;   763.7 p5      41 next
        vpternlogd zmm8, zmm19, zmm0, 0x2d           ;   763.7 p0      41 next
        vpandd zmm1, zmm13, zmm14                    ;   764.0 p5      41 next
        vpternlogd zmm5, zmm9, zmm27, 0x96           ;   764.7 p0      41 next
        vmovdqa64 zmm9, zmm14                        ;   736.0         41 next copy
        vpternlogd zmm9, zmm6, zmm2, 0x6a            ;   765.0 p5      41 next
        vmovdqa64 zmm10, zmm14                       ;   736.0         41 next copy
        vpternlogd zmm10, zmm7, zmm7, 0x3f           ;   765.7 p0      41 next
        vmovdqu64 zmm17, [rbp + 7104]                ;   717.7 p2      44 next reload
        vmovdqa64 zmm19, zmm2                        ;   733.7         41 next copy
        vpternlogd zmm19, zmm13, zmm17, 0x6c         ;   766.0 p5      41 next
        vmovdqa64 zmm20, zmm9                        ;   766.0         41 next copy
        vpternlogd zmm20, zmm4, zmm17, 0x60          ;   766.7 p0      41 next
        vmovdqa64 zmm21, zmm14                       ;   736.0         41 next copy
        vpternlogd zmm21, zmm4, zmm2, 0xc9           ;   767.0 p5      41 next
        vmovdqa64 zmm23, zmm6                        ;   734.7         41 next copy
        vpternlogd zmm23, zmm2, zmm13, 0x93          ;   767.7 p0      41 next
        vmovdqa64 zmm26, zmm19                       ;   767.0         41 next copy
        vpternlogd zmm26, zmm10, zmm6, 0x93          ;   768.0 p5      41 next
        vpternlogd zmm20, zmm26, zmm6, 0x39          ;   769.0 p0      41 next
        vmovdqa64 zmm27, zmm10                       ;   766.7         41 next copy
        vpternlogd zmm27, zmm4, zmm17, 0x87          ;   769.0 p5      41 next
        vpternlogd zmm20, zmm27, zmm1, 0x69          ;   770.0 p0      41 next
        vpternlogd zmm20, zmm10, zmm21, 0x4b         ;   771.0 p5      41 next
        vmovdqa64 zmm10, zmm6                        ;   734.7         41 next copy
        vpternlogd zmm20, zmm23, zmm7, 0x1e          ;   772.0 p0      41 next
        vpternlogd zmm9, zmm2, zmm13, 0x4b           ;   771.0 p5      41 next
        vmovdqa64 zmm30, zmm6                        ;   734.7         41 next copy
        vmovdqa64 zmm31, zmm23                       ;   768.7         41 next copy
        vpternlogd zmm31, zmm7, zmm13, 0x87          ;   771.7 p0      41 next
        vpternlogd zmm31, zmm9, zmm21, 0x78          ;   772.7 p5      41 next
        vpternlogd zmm23, zmm4, zmm2, 0x78           ;   772.7 p0      41 next
        vpternlogd zmm1, zmm4, zmm7, 0x87            ;   773.0 p5      41 next
        vpxord zmm10, zmm10, zmm23                   ;   773.7 p0      41 next
        vpxord zmm30, zmm30, zmm1                    ;   774.0 p5      41 next
        vpternlogd zmm30, zmm31, zmm17, 0xc6         ;   775.0 p0      41 next
        vpternlogd zmm9, zmm17, zmm7, 0x78           ;   775.0 p5      41 next
        vmovdqa64 zmm31, zmm4                        ;   735.7         41 next copy
        vpternlogd zmm31, zmm17, zmm13, 0x28         ;   775.7 p0      41 next
        vpternlogd zmm31, zmm4, zmm6, 0x2d           ;   776.7 p5      41 next
        vpternlogd zmm31, zmm14, zmm2, 0x87          ;   777.7 p0      41 next
        vpternlogd zmm11, zmm15, zmm13, 0x96         ;   777.0 p5      41 next
        vmovdqu64 zmm15, [rbp + 6208]                ;   671.7 p3      50 next
        vpternlogd zmm21, zmm19, zmm13, 0x39         ;   777.7 p0      41 next
        vpternlogd zmm12, zmm25, zmm2, 0x96          ;   778.0 p5      41 next
        vmovdqa64 zmm25, zmm27                       ;   770.0         41 next copy
        vpternlogd zmm25, zmm2, zmm13, 0x28          ;   778.7 p0      41 next
        vpternlogd zmm25, zmm9, zmm6, 0x2d           ;   779.7 p5      41 next
        vmovdqa64 zmm0, zmm31                        ;   778.7         41 next copy
        vpternlogd zmm0, zmm13, zmm13, 0x3f          ;   779.7 p0      41 next
        vmovdqa64 zmm13, zmm19                       ;   767.0         41 next copy
        vpternlogd zmm13, zmm14, zmm17, 0x78         ;   780.0 p5      41 next
        vpternlogd zmm25, zmm13, zmm1, 0x69          ;   781.0 p0      41 next
        vpternlogd zmm31, zmm13, zmm7, 0xc6          ;   781.0 p5      41 next
        vmovdqa64 zmm13, zmm14                       ;   736.0         41 next copy
        vpternlogd zmm13, zmm4, zmm2, 0x35           ;   781.7 p0      41 next
        vpternlogd zmm31, zmm19, zmm4, 0xb4          ;   782.0 p5      41 next
        vmovdqu64 zmm19, [rbp + 4352]                ;   669.7 p2      58 r
        vpandd zmm19, zmm19, [r8 + 1984]             ;   782.7 p0+p3   58 r
        vpternlogd zmm31, zmm6, zmm2, 0x78           ;   783.0 p5      41 next
        vpternlogd zmm27, zmm10, zmm14, 0x9c         ;   783.7 p0      41 next
        vpternlogd zmm10, zmm0, zmm7, 0x39           ;   784.0 p5      41 next
        vpternlogd zmm0, zmm9, zmm2, 0xd2            ;   784.7 p0      41 next
        vpternlogd zmm10, zmm13, zmm26, 0x96         ;   785.0 p5      41 next
        vmovdqu64 zmm13, [rbp + 6208]                ;   671.7 p2      58 r
        vpandd zmm13, zmm13, [r8 + 1088]             ;   785.7 p0+p3   58 r
        vpternlogd zmm27, zmm0, zmm4, 0xc6           ;   786.0 p5      41 next
        vmovdqu64 zmm0, [rbp + 6400]                 ;   672.7 p2      58 r
        vpandd zmm0, zmm0, [r8 + 1152]               ;   786.7 p0+p3   58 r
        vpternlogd zmm9, zmm1, zmm7, 0x28            ;   787.0 p5      41 next
        vmovdqu64 zmm1, [rbp + 5952]                 ;   673.7 p2      58 r
        vpandd zmm1, zmm1, [r8 + 1216]               ;   787.7 p0+p3   58 r
        vpternlogd zmm27, zmm26, zmm17, 0x1e         ;   788.0 p5      41 next
        vmovdqu64 zmm26, [rbp + 6336]                ;   674.7 p2      58 r
        vpandd zmm26, zmm26, [r8 + 1280]             ;   788.7 p0+p3   58 r
        vpternlogd zmm22, zmm18, zmm6, 0x96          ;   789.0 p5      41 next
        vpternlogd zmm28, zmm7, [rbp + 7040], 0x96   ;   789.7 p0+p2   41 next
        vmovdqu64 zmm6, [rbp + 6464]                 ;   675.0 p3      58 r
        vpandd zmm6, zmm6, [r8 + 1920]               ;   790.0 p5+p2   58 r
        vpternlogd zmm24, zmm17, [rbp + 6912], 0x69  ;   790.7 p0+p3   41 next
        vpternlogd zmm9, zmm21, zmm14, 0x87          ;   791.0 p5      41 next
        vpternlogd zmm9, zmm23, zmm2, 0x96           ;   792.0 p0      41 next
        vmovdqu64 zmm2, [rbp + 7168]                 ;   720.7 p2      44 next reload
        vpternlogd zmm29, zmm4, zmm2, 0x96           ;   792.0 p5      41 next
        vpternlogd zmm3, zmm14, [rbp + 6848], 0x96   ;   792.7 p0+p3   41 next
        vmovdqu64 zmm4, [rbp + 6720]                 ;   676.0 p2      50 next reload
        vpternlogd zmm8, zmm2, zmm4, 0x69            ;   793.0 p5      50 next
        vmovdqu64 zmm2, [rbp + 6144]                 ;   677.0 p3      50 next reload
        vpternlogd zmm5, zmm16, zmm2, 0x96           ;   793.7 p0      50 next
        vpxord zmm15, zmm15, zmm24                   ;   794.0 p5      50 next
        vmovdqu64 zmm7, [r9 + 9216]                  ;   637.8 p2      59 r
        vmovdqu64 zmm14, [rbp + 6656]                ;   669.0 p3      50 next reload
        vpternlogd zmm20, zmm11, zmm14, 0x96         ;   794.7 p0      50 next
        vmovdqu64 zmm16, [r9 + 9280]                 ;   638.8 p2      59 r
        vmovdqu64 zmm17, [r9 + 9344]                 ;   639.0 p3      59 r
        vmovdqu64 zmm18, [r9 + 9408]                 ;   639.8 p2      59 r
        vmovdqu64 zmm21, [rbp + 6592]                ;   671.0 p3      50 next reload
        vpternlogd zmm24, zmm25, zmm21, 0x96         ;   795.0 p5      50 next
        vmovdqu64 zmm23, [rbp + 6080]                ;   670.0 p2      50 next reload
        vpternlogd zmm30, zmm28, zmm23, 0x96         ;   795.7 p0      50 next
        vmovdqu64 zmm25, [rbp + 5888]                ;   672.0 p3      50 next reload
        vpternlogd zmm31, zmm12, zmm25, 0x96         ;   796.0 p5      50 next
        vmovdqu64 zmm25, [r9 + 9472]                 ;   641.8 p2      59 r
        vpternlogd zmm10, zmm22, [rbp + 6528], 0x96  ;   796.7 p0+p3   50 next
        vmovdqu64 zmm21, [r9 + 9536]                 ;   643.0 p2      59 r
        vpternlogd zmm27, zmm29, [rbp + 5824], 0x96  ;   797.0 p5+p3   50 next
        vmovdqu64 zmm23, [r9 + 9600]                 ;   644.3 p2      59 r
        vpternlogd zmm9, zmm3, [rbp + 6464], 0x96    ;   797.7 p0+p3   50 next
        vmovdqu64 zmm14, [r9 + 9664]                 ;   645.3 p2      59 r
        vmovdqu64 zmm2, [r9 + 9728]                  ;   646.0 p3      59 r
        vmovdqu64 zmm4, [r9 + 9792]                  ;   646.3 p2      59 r
        vmovdqu64 [rbp + 7168], zmm9                 ;   798.7 p7+p4   50 next spill
        vmovdqu64 zmm9, [r9 + 9856]                  ;   647.0 p3      59 r
        vmovdqu64 [rbp + 6848], zmm27                ;   798.0 p8+p9   50 next spill
        vmovdqu64 zmm27, [r9 + 9920]                 ;   647.3 p2      59 r
        vpternlogd zmm6, zmm11, [rbp + 4352], 0x96   ;   798.0 p5+p3   58 r
        vmovdqu64 zmm11, [rbp + 6272]                ;   670.7 p2      50 next reload
        vpternlogd zmm19, zmm28, zmm11, 0x96         ;   798.7 p0      58 r
        vmovdqu64 zmm28, [r9 + 9984]                 ;   649.0 p3      59 r
        vpord zmm7, zmm7, zmm6                       ;   799.0 p5      59 r
        vpord zmm16, zmm16, zmm19                    ;   799.7 p0      59 r
        vpternlogd zmm13, zmm12, [rbp + 6400], 0x96  ;   800.0 p5+p2   58 r
        vmovdqu64 zmm12, [r9 + 10048]                ;   651.0 p3      59 r
        vpord zmm18, zmm18, zmm13                    ;   801.0 p0      59 r
        vpternlogd zmm0, zmm22, [rbp + 5952], 0x96   ;   801.0 p5+p2   58 r
        vmovdqu64 zmm22, [r9 + 10112]                ;   654.0 p3      59 r
        vpord zmm25, zmm25, zmm0                     ;   802.0 p0      59 r
        vpternlogd zmm15, zmm11, [r8 + 1024], 0x78   ;   802.0 p5+p2   58 r
        vpord zmm17, zmm17, zmm15                    ;   803.0 p0      59 r
        vpternlogd zmm1, zmm29, [rbp + 6336], 0x96   ;   803.0 p5+p3   58 r
        vmovdqu64 zmm29, [r9 + 10176]                ;   655.3 p2      59 r
        vpord zmm21, zmm21, zmm1                     ;   804.0 p0      59 r
        vpternlogd zmm26, zmm3, [rbp + 6016], 0x96   ;   804.0 p5+p3   58 r
        vpord zmm23, zmm23, zmm26                    ;   805.0 p0      59 r
        vpternlogd zmm7, zmm11, [rax + 1088], 0x96   ;   805.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6016]                 ;   675.7 p3      50 next reload
        vpternlogd zmm8, zmm3, [r8 + 1344], 0x78     ;   805.7 p0+p2   58 r
        vpord zmm14, zmm14, zmm8                     ;   806.7 p5      59 r
        vpternlogd zmm21, zmm3, [rax + 1408], 0x96   ;   806.7 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6720]                 ;   676.0 p2      50 next reload
        vpternlogd zmm5, zmm3, [r8 + 1408], 0x78     ;   807.0 p5+p3   58 r
        vpord zmm2, zmm2, zmm5                       ;   808.0 p0      59 r
        vpternlogd zmm23, zmm3, [rax + 1472], 0x96   ;   808.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6144]                 ;   677.0 p3      50 next reload
        vpternlogd zmm20, zmm3, [r8 + 1472], 0x78    ;   808.7 p0+p2   58 r
        vpord zmm4, zmm4, zmm20                      ;   809.7 p5      59 r
        vpternlogd zmm14, zmm3, [rax + 1536], 0x96   ;   809.7 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6656]                 ;   669.0 p2      50 next reload
        vpternlogd zmm30, zmm3, [r8 + 1536], 0x78    ;   810.0 p5+p3   58 r
        vpord zmm9, zmm9, zmm30                      ;   811.0 p0      59 r
        vpternlogd zmm2, zmm3, [rax + 1600], 0x96    ;   811.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 6080]                 ;   670.0 p3      50 next reload
        vpternlogd zmm24, zmm3, [r8 + 1600], 0x78    ;   811.7 p0+p2   58 r
        vpord zmm27, zmm27, zmm24                    ;   812.7 p5      59 r
        vpternlogd zmm4, zmm3, [rax + 1664], 0x96    ;   812.7 p0+p3  108 r
        vmovdqu64 zmm3, [rbp + 6592]                 ;   671.0 p2      50 next reload
        vpternlogd zmm31, zmm3, [r8 + 1664], 0x78    ;   813.0 p5+p3   58 r
        vpord zmm28, zmm28, zmm31                    ;   814.0 p0      59 r
        vpternlogd zmm9, zmm3, [rax + 1728], 0x96    ;   814.0 p5+p2  108 r
        vmovdqu64 zmm3, [rbp + 5888]                 ;   672.0 p3      50 next reload
        vpternlogd zmm10, zmm3, [r8 + 1728], 0x78    ;   814.7 p0+p2   58 r
        vpord zmm12, zmm12, zmm10                    ;   815.7 p5      59 r
        vpternlogd zmm27, zmm3, [rax + 1792], 0x96   ;   815.7 p0+p3  108 r
        vmovdqu64 zmm3, [rax]                        ;   667.7 p2     108 r
        vpxord zmm3, zmm3, zmm6                      ;   816.0 p5     108 r
        vmovdqu64 zmm6, [rax + 64]                   ;   668.2 p3     108 r
        vpxord zmm6, zmm6, zmm19                     ;   816.7 p0     108 r
        vmovdqu64 zmm11, [rax + 128]                 ;   668.7 p2     108 r
        vpxord zmm11, zmm11, zmm15                   ;   817.0 p5     108 r
        vmovdqu64 zmm15, [rbp + 6208]                ;   671.7 p3      50 next reload
        vpternlogd zmm16, zmm15, [rax + 1152], 0x96  ;   817.7 p0+p2  108 r
        vmovdqu64 zmm15, [rax + 192]                 ;   670.2 p3     108 r
        vpxord zmm15, zmm15, zmm13                   ;   818.0 p5     108 r
        vmovdqu64 zmm13, [rbp + 6400]                ;   672.7 p2      50 next reload
        vpternlogd zmm17, zmm13, [rax + 1216], 0x96  ;   818.7 p0+p3  108 r
        vmovdqu64 zmm13, [rbp + 5952]                ;   673.7 p2      50 next reload
        vpternlogd zmm18, zmm13, [rax + 1280], 0x96  ;   819.0 p5+p3  108 r
        vmovdqu64 zmm13, [rax + 256]                 ;   672.7 p2     108 r
        vpxord zmm13, zmm13, zmm0                    ;   819.7 p0     108 r
        vmovdqu64 zmm0, [rbp + 6336]                 ;   674.7 p3      50 next reload
        vpternlogd zmm25, zmm0, [rax + 1344], 0x96   ;   820.0 p5+p2  108 r
        vmovdqu64 zmm0, [rax + 320]                  ;   674.2 p3     108 r
        vpxord zmm0, zmm0, zmm1                      ;   820.7 p0     108 r
        vmovdqu64 zmm1, [rax + 384]                  ;   674.7 p2     108 r
        vpxord zmm1, zmm1, zmm26                     ;   821.0 p5     108 r
        vmovdqu64 zmm19, [rax + 448]                 ;   675.2 p3     108 r
        vpxord zmm19, zmm19, zmm8                    ;   821.7 p0     108 r
        vmovdqu64 zmm8, [rax + 512]                  ;   675.7 p2     108 r
        vpxord zmm8, zmm8, zmm5                      ;   822.0 p5     108 r
        vmovdqu64 zmm5, [rax + 576]                  ;   676.2 p3     108 r
        vpxord zmm5, zmm5, zmm20                     ;   822.7 p0     108 r
        vmovdqu64 zmm20, [rax + 640]                 ;   676.7 p2     108 r
        vpxord zmm20, zmm20, zmm30                   ;   823.0 p5     108 r
        vmovdqu64 zmm26, [rax + 704]                 ;   677.2 p3     108 r
        vpxord zmm26, zmm26, zmm24                   ;   823.7 p0     108 r
        vmovdqu64 zmm24, [rax + 768]                 ;   677.7 p2     108 r
        vpxord zmm24, zmm24, zmm31                   ;   824.0 p5     108 r
        vmovdqu64 zmm30, [rax + 832]                 ;   678.2 p3     108 r
        vpxord zmm30, zmm30, zmm10                   ;   824.7 p0     108 r
        vmovdqu64 zmm10, [rbp + 6528]                ;   678.7 p2      50 next reload
        vpternlogd zmm28, zmm10, [rax + 1856], 0x96  ;   825.0 p5+p3  108 r
        vmovdqu64 zmm31, [rbp + 6848]                ;   798.0 p2      50 next reload
        vpternlogd zmm10, zmm31, [r8 + 1792], 0x6c   ;   825.7 p0+p3   58 r
        vpord zmm22, zmm22, zmm10                    ;   826.7 p5      59 r
        vpxord zmm10, zmm10, [rax + 896]             ;   826.7 p0+p2  108 r
        vmovdqu64 zmm31, [rbp + 5824]                ;   681.2 p3      50 next reload
        vpternlogd zmm12, zmm31, [rax + 1920], 0x96  ;   827.0 p5+p2  108 r
        vmovdqu64 [rbp + 768], zmm10                 ;   827.7 p7+p4  108 r spill
        vmovdqu64 zmm10, [rbp + 7168]                ;   798.7 p3      50 next reload
        vpternlogd zmm31, zmm10, [r8 + 1856], 0x6c   ;   827.7 p0+p2   58 r
        vpord zmm29, zmm29, zmm31                    ;   828.7 p5      59 r
        vpxord zmm31, zmm31, [rax + 960]             ;   828.7 p0+p3  108 r
        vmovdqu64 zmm10, [rbp + 4352]                ;   683.7 p2      50 next reload
        vpternlogd zmm29, zmm10, [rax + 1024], 0x96  ;   829.7 p5+p3  108 r
        vmovdqu64 zmm10, [rbp + 6464]                ;   684.7 p2      50 next reload
        vpternlogd zmm22, zmm10, [rax + 1984], 0x96  ;   829.7 p0+p3  108 r
        vmovdqu64 [rbp + 960], zmm7                  ;   806.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1024], zmm16                ;   818.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 896], zmm29                 ;   830.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1088], zmm17                ;   819.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 1280], zmm21                ;   807.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1152], zmm18                ;   820.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1344], zmm23                ;   809.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1216], zmm25                ;   821.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1408], zmm14                ;   810.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1472], zmm2                 ;   812.0 p7+p4  113 rounds
        vmovdqu64 [rbp + 1536], zmm4                 ;   813.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1600], zmm9                 ;   815.0 p7+p4  113 rounds
        sub r8, qword [rbp + 7312]                   ;   684.0 p1+p10  113 rounds
        vmovdqu64 [rbp + 1664], zmm27                ;   816.7 p8+p9  113 rounds
        add r8, 0x800                                ;   685.0 p6     113 rounds
        and r8, 0x1fff                               ;   686.0 p11    113 rounds
        vmovdqu64 [rbp + 1728], zmm28                ;   826.0 p7+p4  113 rounds
        add r8, qword [rbp + 7312]                   ;   687.0 p1+p10  113 rounds
        vmovdqu64 [rbp - 128], zmm3                  ;   817.0 p8+p9  113 rounds
        vmovdqu64 [rbp + 1792], zmm12                ;   828.0 p7+p4  113 rounds
        vmovdqu64 [rbp - 64], zmm6                   ;   817.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1856], zmm22                ;   830.7 p7+p4  113 rounds
        vmovdqu64 [rbp + 0], zmm11                   ;   818.0 p8+p9  113 rounds
        mov r12, qword [rbp + 7312]                  ;   686.2 p2     113 rounds reload
        sub r9, r12                                  ;   691.2 p6     113 rounds
        vmovdqu64 [rbp + 64], zmm15                  ;   819.0 p7+p4  113 rounds
        add r9, 0x800                                ;   692.2 p11    113 rounds
        vmovdqu64 [rbp + 128], zmm13                 ;   820.7 p8+p9  113 rounds
        and r9, 0x1fff                               ;   693.2 p1     113 rounds
        vmovdqu64 [rbp + 192], zmm0                  ;   821.7 p7+p4  113 rounds
        add r9, r12                                  ;   694.2 p6     113 rounds
        vmovdqu64 [rbp + 256], zmm1                  ;   822.0 p8+p9  113 rounds
        sub r11, r12                                 ;   691.2 p11    113 rounds
        vmovdqu64 [rbp + 320], zmm19                 ;   822.7 p7+p4  113 rounds
        add r11, 0x800                               ;   692.2 p1     113 rounds
        vmovdqu64 [rbp + 384], zmm8                  ;   823.0 p8+p9  113 rounds
        and r11, 0x1fff                              ;   693.2 p6     113 rounds
        vmovdqu64 [rbp + 448], zmm5                  ;   823.7 p7+p4  113 rounds
        add r11, r12                                 ;   694.2 p11    113 rounds
        mov qword [rbp + 7336], r11                  ;   706.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 512], zmm20                 ;   824.0 p7+p4  113 rounds
        sub r10, r12                                 ;   693.0 p1     113 rounds
        vmovdqu64 [rbp + 576], zmm26                 ;   824.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 640], zmm24                 ;   825.0 p7+p4  113 rounds
        add r10, 0x800                               ;   694.0 p6     113 rounds
        vmovdqu64 [rbp + 704], zmm30                 ;   825.7 p8+p9  113 rounds
        and r10, 0x1fff                              ;   695.0 p11    113 rounds
        add r10, r12                                 ;   696.0 p1     113 rounds
        mov qword [rbp + 7344], r10                  ;   710.3 p7+p4  113 rounds
        vmovdqu64 [rbp + 832], zmm31                 ;   829.7 p8+p9  113 rounds
        mov esi, dword [rbp + 7372]                  ;   695.7 p10    113 rounds
        add esi, 0xffffffff                          ;   700.7 p6     113 rounds
        mov dword [rbp + 7372], esi                  ;   711.3 p7+p4  113 rounds
        lea rax, [rbp - 128]                         ;                    first state
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 7320], r8                   ;                    resident
        mov qword [rbp + 7328], r9                   ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 7352]                   ;     0.2 p3     125 dst reload
        vmovdqu64 [r8], zmm0                         ;     6.0 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp - 64]                   ;     1.0 p2     125 dst reload
        vmovdqu64 [r8 + 64], zmm0                    ;     7.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 0]                    ;     1.2 p3     125 dst reload
        vmovdqu64 [r8 + 128], zmm0                   ;     7.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 64]                   ;     2.0 p2     125 dst reload
        vmovdqu64 [r8 + 192], zmm0                   ;     8.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 128]                  ;     2.2 p3     125 dst reload
        vmovdqu64 [r8 + 256], zmm0                   ;     8.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 192]                  ;     3.0 p2     125 dst reload
        vmovdqu64 [r8 + 320], zmm0                   ;     9.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 256]                  ;     3.2 p3     125 dst reload
        vmovdqu64 [r8 + 384], zmm0                   ;     9.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 320]                  ;     4.0 p2     125 dst reload
        vmovdqu64 [r8 + 448], zmm0                   ;    10.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 384]                  ;     4.2 p3     125 dst reload
        vmovdqu64 [r8 + 512], zmm0                   ;    10.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 448]                  ;     5.0 p2     125 dst reload
        vmovdqu64 [r8 + 576], zmm0                   ;    11.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 512]                  ;     5.2 p3     125 dst reload
        vmovdqu64 [r8 + 640], zmm0                   ;    11.2 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 576]                  ;     6.0 p2     125 dst reload
        vmovdqu64 [r8 + 704], zmm0                   ;    12.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 640]                  ;     6.2 p3     125 dst reload
        vmovdqu64 [r8 + 768], zmm0                   ;    12.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 704]                  ;     7.0 p2     125 dst reload
        vmovdqu64 [r8 + 832], zmm0                   ;    13.0 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 768]                  ;     7.2 p3     125 dst reload
        vmovdqu64 [r8 + 896], zmm0                   ;    14.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 832]                  ;     8.0 p2     125 dst reload
        vmovdqu64 [r8 + 960], zmm0                   ;    14.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 896]                  ;     8.2 p3     125 dst reload
        vmovdqu64 [r8 + 1024], zmm0                  ;    16.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 960]                  ;     9.0 p2     125 dst reload
        vmovdqu64 [r8 + 1088], zmm0                  ;    16.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1024]                 ;     9.2 p3     125 dst reload
        vmovdqu64 [r8 + 1152], zmm0                  ;    18.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1088]                 ;    10.0 p2     125 dst reload
        vmovdqu64 [r8 + 1216], zmm0                  ;    18.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1152]                 ;    10.2 p3     125 dst reload
        vmovdqu64 [r8 + 1280], zmm0                  ;    20.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1216]                 ;    11.0 p2     125 dst reload
        vmovdqu64 [r8 + 1344], zmm0                  ;    20.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1280]                 ;    11.2 p3     125 dst reload
        vmovdqu64 [r8 + 1408], zmm0                  ;    22.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1344]                 ;    12.0 p2     125 dst reload
        vmovdqu64 [r8 + 1472], zmm0                  ;    22.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1408]                 ;    12.2 p3     125 dst reload
        vmovdqu64 [r8 + 1536], zmm0                  ;    24.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1472]                 ;    13.0 p2     125 dst reload
        vmovdqu64 [r8 + 1600], zmm0                  ;    24.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1536]                 ;    13.2 p3     125 dst reload
        vmovdqu64 [r8 + 1664], zmm0                  ;    26.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1600]                 ;    14.0 p2     125 dst reload
        vmovdqu64 [r8 + 1728], zmm0                  ;    26.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1664]                 ;    14.2 p3     125 dst reload
        vmovdqu64 [r8 + 1792], zmm0                  ;    28.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1728]                 ;    15.0 p2     125 dst reload
        vmovdqu64 [r8 + 1856], zmm0                  ;    28.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1792]                 ;    15.2 p3     125 dst reload
        vmovdqu64 [r8 + 1920], zmm0                  ;    30.3 p7+p4  125 dst
        vmovdqu64 zmm0, [rbp + 1856]                 ;    16.0 p2     125 dst reload
        vmovdqu64 [r8 + 1984], zmm0                  ;    30.7 p8+p9  125 dst
        vmovdqu64 zmm0, [rbp + 1920]                 ;    16.2 p3     126 dst reload
        vmovdqu64 [r8 + 2048], zmm0                  ;    32.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 1984]                 ;    17.0 p2     126 dst reload
        vmovdqu64 [r8 + 2112], zmm0                  ;    32.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2048]                 ;    17.2 p3     126 dst reload
        vmovdqu64 [r8 + 2176], zmm0                  ;    34.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2112]                 ;    18.0 p2     126 dst reload
        vmovdqu64 [r8 + 2240], zmm0                  ;    34.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2176]                 ;    18.2 p3     126 dst reload
        vmovdqu64 [r8 + 2304], zmm0                  ;    36.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2240]                 ;    19.0 p2     126 dst reload
        vmovdqu64 [r8 + 2368], zmm0                  ;    36.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2304]                 ;    19.2 p3     126 dst reload
        vmovdqu64 [r8 + 2432], zmm0                  ;    38.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2368]                 ;    20.0 p2     126 dst reload
        vmovdqu64 [r8 + 2496], zmm0                  ;    38.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2432]                 ;    20.2 p3     126 dst reload
        vmovdqu64 [r8 + 2560], zmm0                  ;    40.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2496]                 ;    21.0 p2     126 dst reload
        vmovdqu64 [r8 + 2624], zmm0                  ;    40.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2560]                 ;    21.2 p3     126 dst reload
        vmovdqu64 [r8 + 2688], zmm0                  ;    42.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2624]                 ;    22.0 p2     126 dst reload
        vmovdqu64 [r8 + 2752], zmm0                  ;    42.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2688]                 ;    22.2 p3     126 dst reload
        vmovdqu64 [r8 + 2816], zmm0                  ;    44.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2752]                 ;    23.0 p2     126 dst reload
        vmovdqu64 [r8 + 2880], zmm0                  ;    44.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2816]                 ;    23.2 p3     126 dst reload
        vmovdqu64 [r8 + 2944], zmm0                  ;    46.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 2880]                 ;    24.0 p2     126 dst reload
        vmovdqu64 [r8 + 3008], zmm0                  ;    46.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 2944]                 ;    24.2 p3     126 dst reload
        vmovdqu64 [r8 + 3072], zmm0                  ;    48.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3008]                 ;    25.0 p2     126 dst reload
        vmovdqu64 [r8 + 3136], zmm0                  ;    48.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3072]                 ;    25.2 p3     126 dst reload
        vmovdqu64 [r8 + 3200], zmm0                  ;    50.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3136]                 ;    26.0 p2     126 dst reload
        vmovdqu64 [r8 + 3264], zmm0                  ;    50.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3200]                 ;    26.2 p3     126 dst reload
        vmovdqu64 [r8 + 3328], zmm0                  ;    52.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3264]                 ;    27.0 p2     126 dst reload
        vmovdqu64 [r8 + 3392], zmm0                  ;    52.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3328]                 ;    27.2 p3     126 dst reload
        vmovdqu64 [r8 + 3456], zmm0                  ;    54.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3392]                 ;    28.0 p2     126 dst reload
        vmovdqu64 [r8 + 3520], zmm0                  ;    54.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3456]                 ;    28.2 p3     126 dst reload
        vmovdqu64 [r8 + 3584], zmm0                  ;    56.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3520]                 ;    29.0 p2     126 dst reload
        vmovdqu64 [r8 + 3648], zmm0                  ;    56.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3584]                 ;    29.2 p3     126 dst reload
        vmovdqu64 [r8 + 3712], zmm0                  ;    58.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3648]                 ;    30.0 p2     126 dst reload
        vmovdqu64 [r8 + 3776], zmm0                  ;    58.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3712]                 ;    30.2 p3     126 dst reload
        vmovdqu64 [r8 + 3840], zmm0                  ;    60.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3776]                 ;    31.0 p2     126 dst reload
        vmovdqu64 [r8 + 3904], zmm0                  ;    60.7 p8+p9  126 dst
        vmovdqu64 zmm0, [rbp + 3840]                 ;    31.2 p3     126 dst reload
        vmovdqu64 [r8 + 3968], zmm0                  ;    62.3 p7+p4  126 dst
        vmovdqu64 zmm0, [rbp + 3904]                 ;    32.0 p2     126 dst reload
        vmovdqu64 [r8 + 4032], zmm0                  ;    62.7 p8+p9  126 dst
        add r8, 0x1000                               ;    21.5 p0     147 blocks
        mov qword [rbp + 7352], r8                   ;    64.3 p7+p4  147 blocks
        mov r8, qword [rbp + 7296]                   ;    21.8 p10    147 blocks
        add r8, 0x1000                               ;    26.8 p1     147 blocks
        mov qword [rbp + 7296], r8                   ;    64.7 p8+p9  147 blocks
        cmp r8, qword [rbp + 7304]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 7360]                  ;                    frame
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
kasumi_encrypt_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
