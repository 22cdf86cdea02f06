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
;   blocks/rounds: 2693 uops, planned 828.2; bounds: width 448.8, ports 824.5, path 76.0
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
        sub rsp, 0x1cc0                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbp, [rsp + 128]                         ;                    frame
        mov qword [rbp + 7168], rax                  ;                    frame
        mov dword [rbp + 7176], ecx                  ;                    argument
        mov qword [rbp + 7104], rsi                  ;                    argument
        mov qword [rbp + 7120], rdi                  ;                    argument
        mov qword [rbp + 7160], rdx                  ;                    argument
        mov r8d, dword [rbp + 7176]                  ;     0.0 p2     147 blocks
        shl r8, 0xc                                  ;     5.0 p0     147 blocks
        add r8, qword [rbp + 7104]                   ;     6.0 p1+p3  147 blocks
        mov qword [rbp + 7112], r8                   ;     7.0 p7+p4  147 blocks
        cmp dword [rbp + 7176], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 7104]                  ;                    first state
        mov esi, 4                                   ;     0.2 p0     113 rounds reload
        mov dword [rbp + 7180], esi                  ;     1.2 p7+p4  113 rounds
        mov r8, qword [rbp + 7120]                   ;     0.5 p3     113 rounds reload
        mov qword [rbp + 7128], r8                   ;     5.5 p8+p9  113 rounds
        lea r9, [r8 + 2048]                          ;     5.5 p1     113 rounds
        mov qword [rbp + 7136], r9                   ;     6.5 p7+p4  113 rounds
        lea r9, [r8 + 4096]                          ;     5.5 p5     113 rounds
        mov qword [rbp + 7144], r9                   ;     6.5 p8+p9  113 rounds
        add r8, 0x1800                               ;     5.5 p6     113 rounds
        mov qword [rbp + 7152], r8                   ;     6.5 p7+p4  113 rounds
        mov r8, qword [rbp + 7128]                   ;                    resident
        mov r9, qword [rbp + 7136]                   ;                    resident
        mov r10, qword [rbp + 7144]                  ;                    resident
        mov r11, qword [rbp + 7152]                  ;                    resident
        align 16
.rounds_2:
        vmovdqu64 zmm26, [r9 + 8192]                 ;     0.0 p2      59 r
        vmovdqu64 zmm14, [r8 + 1920]                 ;     0.2 p3      68 k1.14
        vmovdqu64 zmm20, [rax + 1984]                ;     1.0 p2      58 r reload
        vmovdqu64 zmm27, [r9 + 8256]                 ;     1.2 p3      59 r
        vmovdqu64 zmm2, [r8 + 1152]                  ;     2.0 p2      68 k1.2
        vmovdqu64 zmm12, [r8 + 1792]                 ;     2.2 p3      68 k1.12
        vmovdqu64 zmm24, [rax + 1024]                ;     3.0 p2      58 r reload
        vmovdqu64 zmm0, [r8 + 1024]                  ;     3.2 p3      68 k1.0
        vmovdqu64 zmm21, [rax]                       ;     4.0 p2      58 r
        vmovdqu64 zmm6, [r8 + 1408]                  ;     4.2 p3      68 k1.6
        vpternlogd zmm21, zmm20, [r8 + 896], 0x78    ;    10.0 p0+p2   58 r
        vpord zmm26, zmm26, zmm21                    ;    11.0 p5      59 r
        vmovdqu64 zmm15, [r8 + 1984]                 ;     5.2 p3      68 k1.15
        vmovdqu64 zmm7, [rax + 192]                  ;     6.0 p2      58 r
        vmovdqu64 zmm9, [r9 + 9152]                  ;     6.2 p3      59 r
        vmovdqu64 zmm25, [rax + 64]                  ;     7.0 p2      58 r
        vpternlogd zmm25, zmm24, [r8 + 960], 0x78    ;    13.0 p0+p3   58 r
        vmovdqu64 zmm10, [rax + 1088]                ;     8.0 p2      58 r reload
        vmovdqu64 zmm28, [r9 + 8320]                 ;     8.2 p3      59 r
        vmovdqu64 zmm13, [r8 + 1856]                 ;     9.0 p2      68 k1.13
        vmovdqu64 zmm20, [rax + 128]                 ;     9.2 p3      58 r
        vmovdqu64 zmm3, [r8 + 1216]                  ;    10.0 p2      68 k1.3
        vmovdqu64 [rbp + 3968], zmm21                ;    11.0 p7+p4   58 r spill
        vmovdqu64 zmm4, [r8 + 1280]                  ;    10.2 p3      68 k1.4
        vmovdqu64 zmm5, [r8 + 1344]                  ;    11.0 p2      68 k1.5
        vpternlogd zmm20, zmm10, [r8], 0x78          ;    15.2 p5+p3   58 r
        vmovdqu64 zmm8, [rax + 1152]                 ;    12.0 p2      58 r reload
        vpord zmm28, zmm28, zmm20                    ;    16.2 p0      59 r
        vpternlogd zmm26, zmm10, zmm12, 0x96         ;    14.0 p5      50 next
        vmovdqu64 zmm12, [rax + 256]                 ;    12.2 p3      58 r
        vpternlogd zmm7, zmm8, [r8 + 64], 0x78       ;    18.0 p0+p2   58 r
        vmovdqu64 [rbp + 4032], zmm25                ;    14.0 p8+p9   58 r spill
        vmovdqu64 zmm30, [r9 + 8448]                 ;    13.2 p3      59 r
        vmovdqu64 zmm10, [rax + 1216]                ;    14.0 p2      58 r reload
        vpternlogd zmm28, zmm10, zmm14, 0x96         ;    20.0 p5      50 next
        vpternlogd zmm12, zmm10, [r8 + 128], 0x78    ;    20.0 p0+p3   58 r
        vmovdqu64 zmm18, [r9 + 8704]                 ;    15.0 p2      59 r
        vpord zmm30, zmm30, zmm12                    ;    21.0 p5      59 r
        vmovdqu64 zmm19, [r9 + 8768]                 ;    15.2 p3      59 r
        vpord zmm27, zmm27, zmm25                    ;    14.0 p0      59 r
        vpternlogd zmm27, zmm8, zmm13, 0x96          ;    18.0 p5      50 next
        vmovdqu64 zmm25, [r9 + 8960]                 ;    16.0 p2      59 r
        vmovdqu64 zmm8, [rax + 320]                  ;    16.2 p3      58 r
        vmovdqu64 zmm10, [rax + 1280]                ;    17.0 p2      58 r reload
        vmovdqu64 zmm29, [r9 + 8384]                 ;    17.2 p3      59 r
        vpord zmm29, zmm29, zmm7                     ;    23.2 p0      59 r
        vpternlogd zmm29, zmm10, zmm15, 0x96         ;    24.2 p5      50 next
        vmovdqu64 zmm31, [r9 + 8512]                 ;    18.0 p2      59 r
        vpternlogd zmm8, zmm10, [r8 + 192], 0x78     ;    23.0 p0+p3   58 r
        vmovdqu64 zmm10, [rax + 1344]                ;    19.0 p2      58 r reload
        vmovdqu64 zmm13, [rax + 384]                 ;    19.2 p3      58 r
        vpternlogd zmm13, zmm10, [r8 + 256], 0x78    ;    25.2 p5+p2   58 r
        vmovdqu64 zmm10, [rax + 1408]                ;    20.2 p3      58 r reload
        vmovdqu64 zmm17, [r9 + 8640]                 ;    21.0 p2      59 r
        vpternlogd zmm30, zmm0, [rax + 1344], 0x96   ;    22.0 p0+p3   50 next
        vmovdqu64 zmm0, [rax + 448]                  ;    22.0 p2      58 r
        vmovdqu64 zmm1, [r8 + 1088]                  ;    22.2 p3      68 k1.1
        vmovdqu64 [rbp + 4096], zmm8                 ;    24.0 p7+p4   58 r spill
        vpternlogd zmm0, zmm10, [r8 + 320], 0x78     ;    28.0 p5+p2   58 r
        vpord zmm17, zmm17, zmm0                     ;    29.0 p0      59 r
        vpord zmm31, zmm31, zmm8                     ;    24.0 p5      59 r
        vpternlogd zmm31, zmm1, [rax + 1408], 0x96   ;    28.2 p0+p3   50 next
        vmovdqu64 zmm22, [r9 + 8832]                 ;    24.0 p2      59 r
        vmovdqu64 zmm16, [r9 + 8576]                 ;    24.2 p3      59 r
        vmovdqu64 zmm14, [rax + 512]                 ;    25.0 p2      58 r
        vmovdqu64 zmm10, [rax + 1472]                ;    25.2 p3      58 r reload
        vmovdqu64 [rbp + 4160], zmm20                ;    16.2 p8+p9   58 r spill
        vpternlogd zmm14, zmm10, [r8 + 384], 0x78    ;    31.2 p5+p2   58 r
        vpord zmm16, zmm16, zmm13                    ;    30.2 p0      59 r
        vpternlogd zmm16, zmm2, [rax + 1472], 0x96   ;    31.2 p5+p3   50 next
        vpternlogd zmm17, zmm3, [rax + 1536], 0x96   ;    30.0 p0+p2   50 next
        vpord zmm18, zmm18, zmm14                    ;    32.2 p5      59 r
        vmovdqu64 zmm11, [r8 + 1728]                 ;    27.2 p3      68 k1.11
        vmovdqu64 zmm15, [rax + 1856]                ;    28.0 p2      58 r reload
        vpternlogd zmm18, zmm4, [rax + 1600], 0x96   ;    33.2 p0+p3   50 next
        vmovdqu64 zmm2, [rax + 960]                  ;    29.0 p2      58 r
        vmovdqu64 [rbp + 4224], zmm26                ;    15.0 p7+p4   50 next spill
        vmovdqu64 zmm10, [rax + 1536]                ;    29.2 p3      58 r reload
        vmovdqu64 [rbp + 4288], zmm0                 ;    29.0 p8+p9   58 r spill
        vmovdqu64 zmm4, [rax + 576]                  ;    30.0 p2      58 r
        vpternlogd zmm4, zmm10, [r8 + 448], 0x78     ;    36.0 p5+p3   58 r
        vmovdqu64 zmm10, [rax + 1600]                ;    31.0 p2      58 r reload
        vmovdqu64 [rbp + 4352], zmm12                ;    21.0 p7+p4   58 r spill
        vmovdqu64 [rbp + 4416], zmm7                 ;    19.0 p8+p9   58 r spill
        vmovdqu64 [rbp + 4480], zmm13                ;    26.2 p7+p4   58 r spill
        vmovdqu64 [rbp + 4544], zmm4                 ;    37.0 p8+p9   58 r spill
        vpord zmm19, zmm19, zmm4                     ;    37.0 p0      59 r
        vpternlogd zmm19, zmm5, [rax + 1664], 0x96   ;    38.0 p5+p3   50 next
        vmovdqu64 zmm5, [rax + 640]                  ;    32.0 p2      58 r
        vpternlogd zmm5, zmm10, [r8 + 512], 0x78     ;    38.0 p0+p3   58 r
        vpord zmm22, zmm22, zmm5                     ;    39.0 p5      59 r
        vmovdqu64 zmm21, [r9 + 9024]                 ;    33.0 p2      59 r
        vpternlogd zmm22, zmm6, [rax + 1728], 0x96   ;    40.0 p0+p3   50 next
        vmovdqu64 zmm23, [r9 + 8896]                 ;    34.0 p2      59 r
        vmovdqu64 zmm3, [rax + 832]                  ;    34.2 p3      58 r
        vmovdqu64 zmm10, [rax + 1664]                ;    35.0 p2      58 r reload
        vmovdqa64 zmm13, zmm19                       ;    39.0         41 next copy
        vmovdqu64 zmm6, [rax + 704]                  ;    35.2 p3      58 r
        vmovdqu64 [rbp + 4608], zmm14                ;    32.2 p7+p4   58 r spill
        vpternlogd zmm6, zmm10, [r8 + 576], 0x78     ;    41.2 p5+p2   58 r
        vmovdqu64 [rbp + 4672], zmm5                 ;    39.0 p8+p9   58 r spill
        vmovdqu64 zmm10, [rax + 1792]                ;    36.2 p3      58 r reload
        vpternlogd zmm3, zmm10, [r8 + 704], 0x78     ;    42.2 p0+p2   58 r
        vmovdqu64 zmm0, [rax + 896]                  ;    37.2 p3      58 r
        vpord zmm23, zmm23, zmm6                     ;    42.2 p5      59 r
        vmovdqu64 zmm20, [r9 + 9088]                 ;    38.0 p2      59 r
        vpternlogd zmm23, zmm10, [r8 + 1472], 0x96   ;    43.2 p0+p3   50 next
        vmovdqu64 zmm10, [rax + 1920]                ;    39.0 p2      58 r reload
        vpternlogd zmm2, zmm10, [r8 + 832], 0x78     ;    45.0 p5+p3   58 r
        vpord zmm9, zmm9, zmm2                       ;    46.0 p0      59 r
        vpternlogd zmm9, zmm24, zmm11, 0x96          ;    47.0 p5      50 next
        vmovdqu64 zmm11, [rax + 768]                 ;    40.0 p2      58 r
        vmovdqu64 zmm24, [rax + 1728]                ;    40.2 p3      58 r reload
        vpternlogd zmm11, zmm24, [r8 + 640], 0x78    ;    46.2 p0+p2   58 r
        vmovdqa64 zmm24, zmm18                       ;    34.2         41 next copy
        vmovdqu64 [rbp + 4736], zmm2                 ;    46.0 p7+p4   58 r spill
        vpord zmm21, zmm21, zmm3                     ;    43.2 p5      59 r
        vmovdqu64 [rbp + 4800], zmm3                 ;    43.2 p8+p9   58 r spill
        vpxord zmm1, zmm18, zmm17                    ;    34.2 p0      41 next
        vpternlogd zmm21, zmm10, [r8 + 1600], 0x96   ;    45.0 p5+p3   50 next
        vmovdqa64 zmm10, zmm21                       ;    46.0         41 next copy
        vmovdqu64 [rbp + 4864], zmm6                 ;    42.2 p7+p4   58 r spill
        vpternlogd zmm10, zmm18, zmm16, 0x28         ;    46.0 p0      41 next
        vpternlogd zmm13, zmm18, zmm17, 0x65         ;    39.0 p5      41 next
        vpternlogd zmm13, zmm17, zmm16, 0x4b         ;    40.0 p0      41 next
        vmovdqa64 zmm8, zmm19                        ;    39.0         41 next copy
        vpternlogd zmm8, zmm18, zmm18, 0xc3          ;    39.0 p5      41 next
        vmovdqa64 zmm12, zmm8                        ;    40.0         41 next copy
        vmovdqu64 zmm26, [rax + 1984]                ;    42.0 p2      58 r reload
        vpternlogd zmm0, zmm15, [r8 + 768], 0x78     ;    43.2 p0+p3   58 r
        vpord zmm20, zmm20, zmm0                     ;    44.2 p5      59 r
        vmovdqa64 zmm6, zmm16                        ;    32.2         41 next copy
        vpternlogd zmm20, zmm26, [r8 + 1664], 0x96   ;    48.0 p0+p2   50 next
        vpxord zmm2, zmm16, zmm17                    ;    32.2 p5      41 next
        vpternlogd zmm12, zmm13, zmm23, 0xc6         ;    44.2 p0      41 next
        vmovdqa64 zmm7, zmm23                        ;    44.2         41 next copy
        vmovdqu64 [rbp + 4928], zmm0                 ;    44.2 p8+p9   58 r spill
        vpord zmm25, zmm25, zmm11                    ;    47.2 p5      59 r
        vmovdqa64 zmm14, zmm10                       ;    47.0         41 next copy
        vpternlogd zmm25, zmm15, [r8 + 1536], 0x96   ;    48.2 p0+p3   50 next
        vmovdqu64 [rbp + 4992], zmm11                ;    47.2 p7+p4   58 r spill
        vpternlogd zmm14, zmm25, zmm23, 0x87         ;    49.2 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;    50.2         41 next copy
        vpternlogd zmm15, zmm22, zmm19, 0x78         ;    50.2 p0      41 next
        vpxord zmm3, zmm16, zmm25                    ;    49.2 p5      41 next
        vmovdqa64 zmm11, zmm3                        ;    50.2         41 next copy
        vpxord zmm5, zmm25, zmm19                    ;    49.2 p0      41 next
        vpternlogd zmm7, zmm17, zmm16, 0x6c          ;    44.2 p5      41 next
        vpternlogd zmm11, zmm7, zmm21, 0x6c          ;    50.2 p0      41 next
        vpternlogd zmm7, zmm12, zmm5, 0x96           ;    50.2 p5      41 next
        vmovdqa64 zmm12, zmm8                        ;    40.0         41 next copy
        vpxord zmm24, zmm24, zmm20                   ;    49.0 p0      41 next
        vmovdqa64 zmm26, zmm24                       ;    50.0         41 next copy
        vpternlogd zmm12, zmm17, zmm17, 0xcf         ;    40.0 p5      41 next
        vpternlogd zmm26, zmm14, zmm23, 0x93         ;    50.2 p0      41 next
        vpternlogd zmm26, zmm1, zmm21, 0x87          ;    51.2 p5      41 next
        vpandd zmm0, zmm2, zmm22                     ;    41.0 p0      41 next
        vpternlogd zmm0, zmm7, zmm26, 0x69           ;    52.2 p5      41 next
        vmovdqa64 zmm7, zmm20                        ;    49.0         41 next copy
        vpternlogd zmm7, zmm21, zmm22, 0x60          ;    49.0 p0      41 next
        vpternlogd zmm26, zmm7, zmm19, 0x96          ;    52.2 p5      41 next
        vmovdqa64 zmm7, zmm3                         ;    50.2         41 next copy
        vpternlogd zmm7, zmm8, zmm20, 0x65           ;    50.2 p0      41 next
        vpternlogd zmm8, zmm13, zmm24, 0x39          ;    50.0 p5      41 next
        vpandd zmm6, zmm6, zmm20                     ;    49.0 p0      41 next
        vpternlogd zmm6, zmm21, zmm22, 0x87          ;    50.0 p5      41 next
        vpternlogd zmm2, zmm6, zmm25, 0x93           ;    51.0 p0      41 next
        vpandd zmm4, zmm18, zmm22                    ;    41.0 p5      41 next
        vpternlogd zmm7, zmm21, zmm23, 0x87          ;    51.2 p0      41 next
        vpandd zmm24, zmm24, zmm19                   ;    50.0 p5      41 next
        vmovdqu64 [rbp + 5056], zmm24                ;    51.0 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm2                        ;    52.0         41 next copy
        vpternlogd zmm24, zmm19, zmm16, 0xd2         ;    52.0 p0      41 next
        vpternlogd zmm6, zmm7, zmm15, 0x96           ;    52.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm6                 ;    53.2 p7+p4   41 next spill
        vmovdqa64 zmm6, zmm20                        ;    49.0         41 next copy
        vpternlogd zmm6, zmm18, zmm17, 0x28          ;    49.0 p0      41 next
        vpternlogd zmm19, zmm6, zmm25, 0x6c          ;    50.0 p5      41 next
        vpternlogd zmm12, zmm8, zmm19, 0x96          ;    51.0 p0      41 next
        vpternlogd zmm19, zmm15, zmm15, 0xc3         ;    51.2 p5      41 next
        vmovdqa64 zmm15, zmm20                       ;    49.0         41 next copy
        vpternlogd zmm15, zmm21, zmm23, 0x95         ;    49.0 p0      41 next
        vpternlogd zmm4, zmm24, zmm15, 0x69          ;    53.0 p5      41 next
        vmovdqa64 zmm24, zmm21                       ;    46.0         41 next copy
        vpternlogd zmm24, zmm18, zmm17, 0x78         ;    46.2 p0      41 next
        vpternlogd zmm1, zmm24, zmm23, 0x6c          ;    47.2 p5      41 next
        vpandd zmm23, zmm23, zmm22                   ;    47.2 p0      41 next
        vpternlogd zmm15, zmm23, zmm20, 0x79         ;    50.0 p5      41 next
        vpternlogd zmm23, zmm7, zmm13, 0x69          ;    52.2 p0      41 next
        vpternlogd zmm1, zmm5, zmm22, 0x78           ;    50.2 p5      41 next
        vpternlogd zmm12, zmm11, zmm22, 0x69         ;    52.0 p0      41 next
        vpternlogd zmm22, zmm15, zmm17, 0x93         ;    51.0 p5      41 next
        vpandd zmm21, zmm21, zmm5                    ;    50.2 p0      41 next
        vpternlogd zmm25, zmm17, zmm17, 0xcf         ;    50.7 p5      41 next
        vpternlogd zmm25, zmm1, zmm5, 0x96           ;    51.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 4224]                 ;    44.0 p2      50 next reload
        vpternlogd zmm23, zmm24, zmm18, 0x78         ;    53.2 p5      41 next
        vpternlogd zmm19, zmm15, zmm1, 0x96          ;    52.2 p0      41 next
        vpternlogd zmm19, zmm10, zmm16, 0x2d         ;    53.2 p5      41 next
        vmovdqa64 zmm10, zmm28                       ;    37.7         41 next copy
        vpternlogd zmm22, zmm3, zmm20, 0x78          ;    53.2 p0      41 next
        vpternlogd zmm22, zmm21, zmm2, 0x69          ;    54.2 p5      41 next
        vmovdqa64 zmm2, zmm31                        ;    38.2         41 next copy
        vpternlogd zmm10, zmm27, zmm9, 0x6a          ;    54.2 p0      41 next
        vmovdqa64 zmm13, zmm10                       ;    55.2         41 next copy
        vmovdqa64 zmm16, zmm31                       ;    38.7         41 next copy
        vpternlogd zmm16, zmm30, zmm28, 0xc9         ;    54.7 p5      41 next
        vmovdqa64 zmm7, zmm5                         ;    50.0         41 next copy
        vpandd zmm1, zmm31, zmm9                     ;    55.2 p0      41 next
        vpternlogd zmm7, zmm31, zmm5, 0x3f           ;    55.7 p5      41 next
        vpternlogd zmm2, zmm29, zmm28, 0x6a          ;    56.2 p0      41 next
        vmovdqa64 zmm3, zmm2                         ;    57.2         41 next copy
        vmovdqa64 zmm15, zmm7                        ;    56.7         41 next copy
        vpternlogd zmm15, zmm30, zmm27, 0x87         ;    56.7 p5      41 next
        vpternlogd zmm13, zmm7, zmm29, 0x93          ;    57.2 p0      41 next
        vpternlogd zmm3, zmm30, zmm27, 0x60          ;    57.7 p5      41 next
        vpternlogd zmm3, zmm13, zmm29, 0x39          ;    58.7 p0      41 next
        vpternlogd zmm3, zmm15, zmm1, 0x69           ;    59.7 p5      41 next
        vpternlogd zmm3, zmm7, zmm16, 0x4b           ;    60.7 p0      41 next
        vmovdqa64 zmm7, zmm29                        ;    41.0         41 next copy
        vpternlogd zmm7, zmm28, zmm9, 0x93           ;    59.7 p5      41 next
        vpternlogd zmm3, zmm7, zmm5, 0x1e            ;    61.7 p0      41 next
        vmovdqa64 zmm24, zmm10                       ;    55.2         41 next copy
        vpternlogd zmm24, zmm31, zmm27, 0x78         ;    60.7 p5      41 next
        vpternlogd zmm4, zmm6, zmm28, 0x96           ;    61.2 p0      41 next
        vpternlogd zmm2, zmm28, zmm9, 0x4b           ;    61.7 p5      41 next
        vmovdqa64 zmm21, zmm15                       ;    57.7         41 next copy
        vpternlogd zmm1, zmm30, zmm5, 0x87           ;    62.2 p0      41 next
        vpternlogd zmm0, zmm14, zmm5, 0x96           ;    62.7 p5      41 next
        vpxord zmm14, zmm1, zmm29                    ;    63.2 p0      41 next
        vpternlogd zmm19, zmm31, [rbp + 5056], 0x96  ;    63.7 p5+p3   41 next
        vpternlogd zmm22, zmm18, zmm30, 0x96         ;    64.2 p0      41 next
        vmovdqu64 zmm18, [r10 + 8512]                ;    45.0 p2      44 next
        vmovdqu64 zmm6, [r10 + 8896]                 ;    45.2 p3      69 k1.11 reload
        vmovdqa64 zmm17, zmm7                        ;    60.7         41 next copy
        vpternlogd zmm7, zmm30, zmm28, 0x78          ;    64.7 p5      41 next
        vpternlogd zmm17, zmm5, zmm9, 0x87           ;    65.2 p0      41 next
        vpternlogd zmm17, zmm2, zmm16, 0x78          ;    66.2 p5      41 next
        vpxord zmm20, zmm29, zmm7                    ;    66.2 p0      41 next
        vpternlogd zmm16, zmm10, zmm9, 0x39          ;    66.7 p5      41 next
        vpternlogd zmm15, zmm20, zmm31, 0x9c         ;    67.2 p0      41 next
        vpternlogd zmm14, zmm17, zmm27, 0xc6         ;    67.7 p5      41 next
        vpternlogd zmm21, zmm28, zmm9, 0x28          ;    68.2 p0      41 next
        vmovdqa64 zmm17, zmm30                       ;    45.2         41 next copy
        vpternlogd zmm17, zmm27, zmm9, 0x28          ;    68.7 p5      41 next
        vpternlogd zmm17, zmm30, zmm29, 0x2d         ;    69.7 p0      41 next
        vpternlogd zmm17, zmm31, zmm28, 0x87         ;    70.7 p5      41 next
        vpternlogd zmm11, zmm27, [rbp + 5120], 0x69  ;    70.2 p0+p2   41 next
        vpxord zmm18, zmm18, zmm22                   ;    70.7 p5      44 next
        vpternlogd zmm2, zmm27, zmm5, 0x78           ;    71.2 p0      41 next
        vpternlogd zmm21, zmm2, zmm29, 0x2d          ;    72.2 p5      41 next
        vpternlogd zmm21, zmm24, zmm1, 0x69          ;    73.2 p0      41 next
        vpternlogd zmm24, zmm17, zmm5, 0xd2          ;    72.7 p5      41 next
        vpternlogd zmm17, zmm9, zmm9, 0x3f           ;    73.2 p0      41 next
        vpternlogd zmm20, zmm17, zmm5, 0x39          ;    74.2 p5      41 next
        vpternlogd zmm17, zmm2, zmm28, 0xd2          ;    74.2 p0      41 next
        vpternlogd zmm2, zmm1, zmm5, 0x28            ;    74.7 p5      41 next
        vpternlogd zmm24, zmm10, zmm30, 0xb4         ;    75.2 p0      41 next
        vmovdqa64 zmm10, zmm31                       ;    47.8         41 next copy
        vpternlogd zmm2, zmm16, zmm31, 0x87          ;    75.7 p5      41 next
        vpternlogd zmm24, zmm29, zmm28, 0x78         ;    76.2 p0      41 next
        vpxord zmm29, zmm29, zmm12                   ;    76.7 p5      41 next
        vpternlogd zmm10, zmm30, zmm28, 0x35         ;    77.2 p0      41 next
        vpternlogd zmm20, zmm10, zmm13, 0x96         ;    78.2 p5      41 next
        vmovdqu64 zmm1, [r10 + 8832]                 ;    48.8 p3      69 k1.10 reload
        vpternlogd zmm15, zmm17, zmm30, 0xc6         ;    78.2 p0      41 next
        vmovdqu64 zmm17, [r10 + 8320]                ;    49.2 p2      44 next
        vmovdqu64 zmm12, [r10 + 9088]                ;    49.8 p3      69 k1.14 reload
        vpternlogd zmm2, zmm7, zmm28, 0x96           ;    78.7 p5      41 next
        vpternlogd zmm14, zmm0, zmm1, 0x96           ;    79.2 p0      44 next
        vmovdqu64 zmm5, [r10 + 8768]                 ;    50.2 p2      69 k1.9 reload
        vpternlogd zmm21, zmm11, zmm6, 0x96          ;    79.7 p5      44 next
        vpternlogd zmm15, zmm13, zmm27, 0x1e         ;    80.2 p0      41 next
        vpternlogd zmm15, zmm22, zmm12, 0x96         ;    81.2 p5      44 next
        vpxord zmm17, zmm17, zmm11                   ;    81.2 p0      44 next
        vmovdqu64 zmm7, [r10 + 8960]                 ;    50.8 p3      69 k1.12 reload
        vmovdqu64 zmm11, [r10 + 8384]                ;    51.2 p2      44 next
        vpxord zmm11, zmm11, zmm4                    ;    81.7 p5      44 next
        vmovdqu64 zmm22, [r10 + 8704]                ;    51.8 p3      69 k1.8 reload
        vpternlogd zmm25, zmm8, zmm22, 0x96          ;    82.2 p0      44 next
        vmovdqu64 zmm8, [r10 + 8576]                 ;    52.2 p2      44 next
        vpternlogd zmm24, zmm4, zmm7, 0x96           ;    82.7 p5      44 next
        vmovdqu64 zmm4, [r10 + 8448]                 ;    52.8 p3      44 next
        vmovdqu64 zmm13, [r10 + 9152]                ;    53.2 p2      69 k1.15 reload
        vpternlogd zmm2, zmm19, zmm13, 0x96          ;    83.2 p0      44 next
        vpxord zmm8, zmm8, zmm19                     ;    83.7 p5      44 next
        vpxord zmm9, zmm9, zmm26                     ;    84.2 p0      41 next
        vpternlogd zmm3, zmm9, zmm5, 0x96            ;    85.2 p5      44 next
        vmovdqu64 zmm19, [r10 + 8640]                ;    53.8 p3      69 k1.7 reload
        vpxord zmm23, zmm23, zmm19                   ;    85.2 p0      44 next
        vpxord zmm4, zmm4, zmm29                     ;    85.7 p5      44 next
        vpxord zmm26, zmm4, zmm23                    ;    86.7 p0      41 next
        vmovdqu64 zmm10, [r10 + 9024]                ;    54.2 p2      69 k1.13 reload
        vmovdqu64 zmm16, [r10 + 8192]                ;    54.8 p3      44 next
        vpxord zmm16, zmm16, zmm9                    ;    86.7 p5      44 next
        vmovdqu64 zmm9, [r10 + 8256]                 ;    55.2 p2      69 k1.1 reload
        vpxord zmm0, zmm0, zmm9                      ;    87.2 p0      44 next
        vpternlogd zmm20, zmm29, zmm10, 0x96         ;    87.7 p5      44 next
        vpxord zmm9, zmm17, zmm0                     ;    88.2 p0      41 next
        vpxord zmm29, zmm25, zmm17                   ;    88.7 p5      41 next
        vpandd zmm6, zmm29, zmm0                     ;    89.7 p0      41 next
        vmovdqa64 zmm30, zmm29                       ;    89.7         41 next copy
        vmovdqa64 zmm27, zmm23                       ;    86.2         41 next copy
        vpxord zmm12, zmm0, zmm16                    ;    89.7 p5      41 next
        vpternlogd zmm27, zmm17, zmm16, 0x28         ;    90.2 p0      41 next
        vmovdqa64 zmm28, zmm27                       ;    91.2         41 next copy
        vpternlogd zmm28, zmm8, zmm18, 0x87          ;    91.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm28                ;    92.2 p8+p9   41 next spill
        vpternlogd zmm30, zmm28, zmm18, 0x93         ;    92.2 p0      41 next
        vmovdqa64 zmm22, zmm11                       ;    82.7         41 next copy
        vmovdqa64 zmm31, zmm28                       ;    92.2         41 next copy
        vpternlogd zmm31, zmm4, zmm11, 0x78          ;    92.2 p5      41 next
        vpternlogd zmm22, zmm17, zmm0, 0x65          ;    92.2 p0      41 next
        vpternlogd zmm22, zmm12, zmm16, 0x4b         ;    93.2 p5      41 next
        vmovdqa64 zmm19, zmm11                       ;    82.7         41 next copy
        vmovdqa64 zmm13, zmm18                       ;    71.7         41 next copy
        vpxord zmm5, zmm8, zmm11                     ;    93.2 p0      41 next
        vpternlogd zmm13, zmm0, zmm16, 0x6c          ;    93.7 p5      41 next
        vpternlogd zmm19, zmm17, zmm17, 0xc3         ;    94.2 p0      41 next
        vmovdqa64 zmm10, zmm19                       ;    95.2         41 next copy
        vpternlogd zmm10, zmm22, zmm18, 0xc6         ;    95.2 p5      41 next
        vpternlogd zmm10, zmm5, zmm13, 0x96          ;    96.2 p0      41 next
        vpandd zmm7, zmm12, zmm4                     ;    95.7 p5      41 next
        vmovdqu64 [rbp + 5056], zmm6                 ;    90.7 p7+p4   41 next spill
        vpternlogd zmm30, zmm9, zmm23, 0x87          ;    96.2 p0      41 next
        vpternlogd zmm26, zmm30, zmm25, 0x6c         ;    97.2 p5      41 next
        vpternlogd zmm7, zmm10, zmm30, 0x69          ;    97.2 p0      41 next
        vmovdqu64 [rbp + 4224], zmm7                 ;    98.2 p8+p9   41 next spill
        vmovdqa64 zmm1, zmm6                         ;    90.7         41 next copy
        vmovdqa64 zmm6, zmm25                        ;    83.2         41 next copy
        vmovdqa64 zmm7, zmm19                        ;    95.2         41 next copy
        vpternlogd zmm6, zmm23, zmm18, 0x95          ;    97.7 p5      41 next
        vmovdqa64 zmm28, zmm6                        ;    98.7         41 next copy
        vpternlogd zmm7, zmm22, zmm29, 0x39          ;    98.2 p0      41 next
        vpandd zmm29, zmm29, zmm11                   ;    98.7 p5      41 next
        vmovdqu64 [rbp + 5184], zmm29                ;    99.7 p7+p4   41 next spill
        vpandd zmm29, zmm25, zmm16                   ;    99.2 p0      41 next
        vpternlogd zmm29, zmm23, zmm4, 0x87          ;   100.2 p5      41 next
        vpternlogd zmm12, zmm29, zmm8, 0x93          ;   101.2 p0      41 next
        vpxord zmm10, zmm8, zmm16                    ;   100.7 p5      41 next
        vmovdqa64 zmm30, zmm10                       ;   101.7         41 next copy
        vpternlogd zmm30, zmm19, zmm25, 0x65         ;   101.7 p0      41 next
        vpternlogd zmm30, zmm23, zmm18, 0x87         ;   102.7 p5      41 next
        vpternlogd zmm29, zmm30, zmm31, 0x96         ;   103.7 p0      41 next
        vmovdqu64 [rbp + 5248], zmm29                ;   104.7 p8+p9   41 next spill
        vpternlogd zmm1, zmm8, zmm11, 0x78           ;   102.7 p5      41 next
        vmovdqa64 zmm29, zmm1                        ;   103.7         41 next copy
        vpxord zmm1, zmm1, zmm7                      ;   103.7 p0      41 next
        vpternlogd zmm19, zmm0, zmm0, 0xcf           ;   103.7 p5      41 next
        vpternlogd zmm13, zmm10, zmm23, 0x78         ;   104.2 p0      41 next
        vpternlogd zmm19, zmm1, zmm13, 0x69          ;   105.2 p5      41 next
        vmovdqa64 zmm1, zmm23                        ;    86.2         41 next copy
        vpternlogd zmm1, zmm17, zmm0, 0x78           ;   105.2 p0      41 next
        vpternlogd zmm9, zmm1, zmm18, 0x6c           ;   106.2 p5      41 next
        vpandd zmm18, zmm18, zmm4                    ;   106.2 p0      41 next
        vpternlogd zmm6, zmm18, zmm25, 0x79          ;   107.2 p5      41 next
        vpternlogd zmm29, zmm31, zmm31, 0xc3         ;   107.2 p0      41 next
        vmovdqa64 zmm31, zmm12                       ;   102.2         41 next copy
        vpternlogd zmm28, zmm4, zmm17, 0x78          ;   107.7 p5      41 next
        vpternlogd zmm31, zmm11, zmm16, 0x78         ;   108.2 p0      41 next
        vpternlogd zmm28, zmm31, zmm16, 0x69         ;   109.2 p5      41 next
        vpternlogd zmm9, zmm5, zmm4, 0x78            ;   109.2 p0      41 next
        vpternlogd zmm29, zmm6, zmm9, 0x96           ;   110.2 p5      41 next
        vpternlogd zmm29, zmm27, zmm16, 0x2d         ;   111.2 p0      41 next
        vmovdqa64 zmm31, zmm6                        ;   108.2         41 next copy
        vmovdqa64 zmm6, zmm24                        ;    83.7         41 next copy
        vpternlogd zmm6, zmm21, zmm3, 0x6a           ;   110.7 p5      41 next
        vpternlogd zmm31, zmm4, zmm0, 0x87           ;   111.2 p0      41 next
        vpternlogd zmm31, zmm10, zmm25, 0x87         ;   112.2 p5      41 next
        vpternlogd zmm18, zmm30, zmm22, 0x69         ;   112.2 p0      41 next
        vpandd zmm23, zmm23, zmm5                    ;   112.7 p5      41 next
        vpternlogd zmm23, zmm31, zmm12, 0x96         ;   113.7 p0      41 next
        vmovdqa64 zmm5, zmm2                         ;    84.2         41 next copy
        vpternlogd zmm5, zmm14, zmm14, 0x3f          ;   113.7 p5      41 next
        vpternlogd zmm18, zmm1, zmm17, 0x78          ;   114.2 p0      41 next
        vmovdqa64 zmm12, zmm20                       ;    88.7         41 next copy
        vmovdqa64 zmm1, zmm2                         ;    84.2         41 next copy
        vmovdqa64 zmm10, zmm6                        ;   111.7         41 next copy
        vpternlogd zmm10, zmm5, zmm20, 0x93          ;   114.7 p5      41 next
        vmovdqa64 zmm30, zmm6                        ;   111.7         41 next copy
        vpternlogd zmm30, zmm2, zmm21, 0x78          ;   115.2 p0      41 next
        vpternlogd zmm8, zmm0, zmm11, 0x95           ;   115.7 p5      41 next
        vpternlogd zmm8, zmm9, zmm7, 0x96            ;   116.7 p0      41 next
        vmovdqa64 zmm9, zmm2                         ;    84.2         41 next copy
        vmovdqa64 zmm16, zmm5                        ;   114.7         41 next copy
        vpternlogd zmm16, zmm15, zmm21, 0x87         ;   116.7 p5      41 next
        vmovdqa64 zmm31, zmm2                        ;    84.2         41 next copy
        vpternlogd zmm1, zmm20, zmm24, 0x6a          ;   117.2 p0      41 next
        vpternlogd zmm12, zmm24, zmm3, 0x93          ;   117.7 p5      41 next
        vmovdqa64 zmm22, zmm12                       ;   118.7         41 next copy
        vpternlogd zmm22, zmm14, zmm3, 0x87          ;   118.7 p0      41 next
        vpandd zmm0, zmm3, zmm2                      ;   118.7 p5      41 next
        vpternlogd zmm9, zmm15, zmm24, 0xc9          ;   119.2 p0      41 next
        vmovdqa64 zmm7, zmm1                         ;   118.2         41 next copy
        vpternlogd zmm7, zmm15, zmm21, 0x60          ;   119.7 p5      41 next
        vpternlogd zmm7, zmm10, zmm20, 0x39          ;   120.7 p0      41 next
        vpternlogd zmm7, zmm16, zmm0, 0x69           ;   121.7 p5      41 next
        vpternlogd zmm7, zmm5, zmm9, 0x4b            ;   122.7 p0      41 next
        vpternlogd zmm7, zmm12, zmm14, 0x1e          ;   123.7 p5      41 next
        vpternlogd zmm12, zmm15, zmm24, 0x78         ;   122.2 p0      41 next
        vmovdqa64 zmm5, zmm20                        ;    88.7         41 next copy
        vpternlogd zmm1, zmm24, zmm3, 0x4b           ;   122.7 p5      41 next
        vpxord zmm5, zmm5, zmm12                     ;   123.2 p0      41 next
        vmovdqa64 zmm25, zmm15                       ;    82.2         41 next copy
        vpternlogd zmm22, zmm1, zmm9, 0x78           ;   123.7 p5      41 next
        vpternlogd zmm0, zmm15, zmm14, 0x87          ;   124.2 p0      41 next
        vpternlogd zmm25, zmm21, zmm3, 0x28          ;   124.7 p5      41 next
        vpternlogd zmm25, zmm15, zmm20, 0x2d         ;   125.7 p0      41 next
        vpternlogd zmm25, zmm2, zmm24, 0x87          ;   126.7 p5      41 next
        vpternlogd zmm1, zmm21, zmm14, 0x78          ;   126.2 p0      41 next
        vmovdqa64 zmm27, zmm0                        ;   125.2         41 next copy
        vpternlogd zmm27, zmm5, zmm12, 0x96          ;   126.7 p5      41 next
        vpternlogd zmm27, zmm22, zmm21, 0xc6         ;   127.7 p0      41 next
        vmovdqa64 zmm22, zmm16                       ;   117.7         41 next copy
        vpternlogd zmm22, zmm24, zmm3, 0x28          ;   127.7 p5      41 next
        vpternlogd zmm22, zmm1, zmm20, 0x2d          ;   128.7 p0      41 next
        vpternlogd zmm22, zmm30, zmm0, 0x69          ;   129.7 p5      41 next
        vpternlogd zmm30, zmm25, zmm14, 0xd2         ;   129.2 p0      41 next
        vpternlogd zmm25, zmm3, zmm3, 0x3f           ;   129.7 p5      41 next
        vpternlogd zmm26, zmm11, zmm3, 0x96          ;   130.2 p0      41 next
        vpternlogd zmm9, zmm6, zmm3, 0x39            ;   130.7 p5      41 next
        vmovdqu64 zmm3, [rbp + 4224]                 ;    98.2 p3      41 next
        vpternlogd zmm13, zmm21, [rbp + 5248], 0x69  ;   131.2 p0+p2   41 next
        vmovdqa64 zmm11, zmm25                       ;   130.7         41 next copy
        vpternlogd zmm11, zmm1, zmm24, 0xd2          ;   131.7 p5      41 next
        vpternlogd zmm1, zmm0, zmm14, 0x28           ;   132.2 p0      41 next
        vpternlogd zmm1, zmm9, zmm2, 0x87            ;   133.2 p5      41 next
        vmovdqu64 zmm9, [rbp + 4864]                 ;    76.2 p3      58 r reload
        vpternlogd zmm29, zmm2, [rbp + 5184], 0x96   ;   133.2 p0+p2   41 next
        vpternlogd zmm31, zmm15, zmm24, 0x35         ;   133.7 p5      41 next
        vpternlogd zmm30, zmm6, zmm15, 0xb4          ;   134.2 p0      41 next
        vpternlogd zmm25, zmm5, zmm14, 0x2d          ;   134.7 p5      41 next
        vpternlogd zmm25, zmm31, zmm10, 0x96         ;   135.7 p0      41 next
        vpternlogd zmm22, zmm13, zmm9, 0x96          ;   135.7 p5      50 next
        vpxord zmm9, zmm9, [r10 + 1216]              ;   136.2 p0+p3   50 next
        vpternlogd zmm1, zmm12, zmm24, 0x96          ;   136.7 p5      41 next
        vpternlogd zmm28, zmm24, [rbp + 5056], 0x96  ;   137.2 p0+p2   41 next
        vpternlogd zmm30, zmm20, zmm24, 0x78         ;   137.7 p5      41 next
        vmovdqu64 zmm6, [rbp + 4032]                 ;    78.5 p3      50 next
        vmovdqu64 zmm12, [rbp + 4992]                ;    78.8 p2      58 r reload
        vpternlogd zmm30, zmm28, zmm12, 0x96         ;   138.7 p0      50 next
        vpxord zmm12, zmm12, [r10 + 1280]            ;   138.7 p5+p3   50 next
        vpternlogd zmm5, zmm16, zmm2, 0xb4           ;   139.2 p0      41 next
        vmovdqu64 zmm2, [rbp + 3968]                 ;    79.8 p2      50 next
        vmovdqu64 zmm31, [rbp + 4608]                ;    80.5 p3      50 next
        vpternlogd zmm5, zmm11, zmm15, 0xc6          ;   140.2 p5      41 next
        vpxord zmm2, zmm2, [r10 + 1536]              ;   140.2 p0+p2   50 next
        vpternlogd zmm5, zmm10, zmm21, 0x1e          ;   141.2 p5      41 next
        vmovdqu64 zmm24, [rbp + 4288]                ;    81.5 p3      50 next
        vpxord zmm24, zmm24, [r10 + 1984]            ;   141.2 p0+p2   50 next
        vmovdqu64 zmm11, [rbp + 4416]                ;    82.5 p3      50 next
        vpternlogd zmm19, zmm4, zmm20, 0x96          ;   141.7 p5      41 next
        vpxord zmm6, zmm6, [r10 + 1600]              ;   142.2 p0+p2   50 next
        vmovdqu64 zmm10, [rbp + 4160]                ;    83.5 p3      50 next
        vpternlogd zmm3, zmm14, [rbp + 5120], 0x96   ;   142.7 p5+p2   41 next
        vmovdqu64 zmm14, [rbp + 4800]                ;    84.5 p3      58 r reload
        vpternlogd zmm25, zmm19, zmm14, 0x96         ;   143.2 p0      50 next
        vmovdqu64 [rbp + 5312], zmm3                 ;   143.7 p7+p4   41 next spill
        vpxord zmm10, zmm10, [r10 + 1664]            ;   143.7 p5+p2   50 next
        vmovdqu64 zmm20, [rbp + 4480]                ;    85.5 p3      50 next
        vmovdqu64 zmm4, [rbp + 4672]                 ;    85.8 p2      58 r reload
        vpternlogd zmm27, zmm3, zmm4, 0x96           ;   144.2 p0      50 next
        vpxord zmm20, zmm20, [r10 + 1920]            ;   144.7 p5+p3   50 next
        vmovdqu64 [rbp + 4864], zmm22                ;   136.7 p8+p9   50 next spill
        vmovdqu64 zmm21, [rbp + 4736]                ;    86.8 p2      58 r reload
        vmovdqu64 zmm16, [rbp + 4096]                ;    87.5 p3      50 next
        vpxord zmm16, zmm16, [r10 + 1856]            ;   145.2 p0+p2   50 next
        vpxord zmm31, zmm31, [r10 + 1024]            ;   145.7 p5+p3   50 next
        vpxord zmm11, zmm11, [r10 + 1728]            ;   146.2 p0+p2   50 next
        vpxord zmm4, zmm4, [r10 + 1152]              ;   146.7 p5+p3   50 next
        vmovdqa64 zmm22, zmm4                        ;   147.7         41 next copy
        vmovdqu64 [rbp + 4992], zmm30                ;   139.7 p7+p4   50 next spill
        vpternlogd zmm1, zmm29, zmm21, 0x96          ;   147.2 p0      50 next
        vpternlogd zmm23, zmm17, zmm15, 0x96         ;   147.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 4928]                ;    89.8 p2      58 r reload
        vmovdqa64 zmm30, zmm4                        ;   147.7         41 next copy
        vmovdqu64 zmm0, [rbp + 4544]                 ;    90.5 p3      58 r reload
        vpternlogd zmm7, zmm26, zmm0, 0x96           ;   148.2 p0      50 next
        vpxord zmm14, zmm14, [r10 + 1344]            ;   148.7 p5+p2   50 next
        vmovdqu64 [rbp + 4800], zmm25                ;   144.2 p8+p9   50 next spill
        vpxord zmm21, zmm21, [r10 + 1472]            ;   149.2 p0+p3   50 next
        vpxord zmm0, zmm0, [r10 + 1088]              ;   149.7 p5+p2   50 next
        vmovdqu64 [rbp + 4736], zmm1                 ;   148.2 p7+p4   50 next spill
        vpternlogd zmm30, zmm0, zmm31, 0x65          ;   150.7 p0      41 next
        vmovdqu64 [rbp + 5184], zmm8                 ;   117.7 p8+p9   41 next spill
        vpternlogd zmm22, zmm0, zmm0, 0xc3           ;   150.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm24, 0x4b         ;   151.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm27                ;   145.2 p7+p4   50 next spill
        vmovdqa64 zmm27, zmm22                       ;   151.7         41 next copy
        vmovdqu64 [rbp + 4544], zmm7                 ;   149.2 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm12                        ;   139.7         41 next copy
        vpternlogd zmm7, zmm31, zmm24, 0x6c          ;   151.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 4352]                ;    92.5 p3      50 next
        vpxord zmm15, zmm15, [r10 + 1792]            ;   152.2 p0+p2   50 next
        vpxord zmm8, zmm24, zmm31                    ;   152.7 p5      41 next
        vmovdqu64 [rbp + 5056], zmm18                ;   115.2 p7+p4   41 next spill
        vmovdqu64 [rbp + 5248], zmm29                ;   134.2 p8+p9   41 next spill
        vpandd zmm18, zmm8, zmm9                     ;   153.7 p0      41 next
        vmovdqu64 [rbp + 4224], zmm19                ;   142.7 p7+p4   41 next spill
        vpxord zmm19, zmm0, zmm21                    ;   153.7 p5      41 next
        vmovdqu64 [rbp + 5376], zmm28                ;   138.2 p8+p9   41 next spill
        vmovdqa64 zmm28, zmm19                       ;   154.7         41 next copy
        vmovdqu64 [rbp + 5440], zmm13                ;   132.2 p7+p4   41 next spill
        vpxord zmm13, zmm24, zmm14                   ;   154.2 p0      41 next
        vmovdqa64 zmm3, zmm13                        ;   155.2         41 next copy
        vmovdqu64 [rbp + 5504], zmm26                ;   131.2 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm13                       ;   155.2         41 next copy
        vmovdqu64 [rbp + 5120], zmm23                ;   148.7 p7+p4   41 next spill
        vpternlogd zmm26, zmm22, zmm21, 0x65         ;   155.2 p5      41 next
        vpternlogd zmm5, zmm23, zmm17, 0x96          ;   155.2 p0      50 next
        vpxord zmm17, zmm17, [r10 + 1408]            ;   155.7 p5+p3   50 next
        vpternlogd zmm27, zmm30, zmm12, 0xc6         ;   156.2 p0      41 next
        vmovdqa64 zmm1, zmm17                        ;   156.7         41 next copy
        vpternlogd zmm1, zmm0, zmm24, 0x28           ;   156.7 p5      41 next
        vpxord zmm29, zmm9, zmm17                    ;   157.2 p0      41 next
        vmovdqu64 [rbp + 4928], zmm5                 ;   156.2 p8+p9   50 next spill
        vmovdqa64 zmm5, zmm1                         ;   157.7         41 next copy
        vpternlogd zmm5, zmm14, zmm12, 0x87          ;   157.7 p5      41 next
        vmovdqa64 zmm25, zmm5                        ;   158.7         41 next copy
        vpxord zmm23, zmm31, zmm0                    ;   158.2 p0      41 next
        vpternlogd zmm3, zmm7, zmm17, 0x6c           ;   158.7 p5      41 next
        vpternlogd zmm26, zmm17, zmm12, 0x87         ;   159.2 p0      41 next
        vpternlogd zmm1, zmm24, zmm24, 0xf3          ;   159.7 p5      41 next
        vpternlogd zmm28, zmm5, zmm12, 0x93          ;   160.2 p0      41 next
        vpternlogd zmm28, zmm23, zmm17, 0x87         ;   161.2 p5      41 next
        vpternlogd zmm25, zmm9, zmm4, 0x78           ;   161.2 p0      41 next
        vmovdqu64 [rbp + 5568], zmm5                 ;   158.7 p7+p4   41 next spill
        vpxord zmm5, zmm14, zmm4                     ;   161.7 p5      41 next
        vpternlogd zmm7, zmm27, zmm5, 0x96           ;   162.7 p0      41 next
        vpternlogd zmm29, zmm28, zmm21, 0x6c         ;   162.7 p5      41 next
        vpternlogd zmm18, zmm7, zmm28, 0x69          ;   163.7 p0      41 next
        vmovdqa64 zmm28, zmm22                       ;   151.7         41 next copy
        vpternlogd zmm28, zmm30, zmm19, 0x39         ;   163.7 p5      41 next
        vpandd zmm19, zmm19, zmm4                    ;   164.2 p0      41 next
        vmovdqu64 [rbp + 5632], zmm19                ;   165.2 p8+p9   41 next spill
        vpandd zmm19, zmm17, zmm9                    ;   164.7 p5      41 next
        vpternlogd zmm19, zmm21, zmm24, 0x87         ;   165.7 p0      41 next
        vpternlogd zmm8, zmm19, zmm14, 0x93          ;   166.7 p5      41 next
        vpternlogd zmm19, zmm26, zmm25, 0x96         ;   166.7 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   150.2         41 next copy
        vpternlogd zmm24, zmm8, zmm4, 0x9c           ;   167.7 p5      41 next
        vmovdqa64 zmm7, zmm21                        ;   150.2         41 next copy
        vpternlogd zmm7, zmm0, zmm31, 0x28           ;   167.2 p0      41 next
        vmovdqu64 [rbp + 5696], zmm7                 ;   168.2 p7+p4   41 next spill
        vpternlogd zmm27, zmm17, zmm12, 0x95         ;   167.7 p5      41 next
        vpternlogd zmm22, zmm31, zmm31, 0xcf         ;   168.2 p0      41 next
        vmovdqu64 [rbp + 5760], zmm19                ;   167.7 p8+p9   41 next spill
        vmovdqa64 zmm19, zmm7                        ;   168.2         41 next copy
        vmovdqa64 zmm7, zmm17                        ;   156.7         41 next copy
        vpandd zmm17, zmm17, zmm5                    ;   168.7 p5      41 next
        vpternlogd zmm19, zmm14, zmm4, 0x78          ;   169.2 p0      41 next
        vpternlogd zmm14, zmm31, zmm31, 0xcf         ;   169.7 p5      41 next
        vpternlogd zmm7, zmm0, zmm31, 0x78           ;   170.2 p0      41 next
        vpternlogd zmm23, zmm7, zmm12, 0x6c          ;   171.2 p5      41 next
        vpandd zmm12, zmm12, zmm9                    ;   171.2 p0      41 next
        vpternlogd zmm26, zmm30, zmm12, 0x69         ;   172.2 p5      41 next
        vpternlogd zmm12, zmm27, zmm21, 0x6d         ;   172.2 p0      41 next
        vpternlogd zmm31, zmm12, zmm9, 0x93          ;   173.2 p5      41 next
        vpternlogd zmm23, zmm5, zmm9, 0x78           ;   173.2 p0      41 next
        vpternlogd zmm31, zmm13, zmm21, 0x87         ;   174.2 p5      41 next
        vpternlogd zmm17, zmm31, zmm8, 0x96          ;   175.2 p0      41 next
        vmovdqa64 zmm31, zmm16                       ;   146.2         41 next copy
        vpxord zmm21, zmm28, zmm19                   ;   174.7 p5      41 next
        vpternlogd zmm22, zmm21, zmm3, 0x69          ;   175.7 p0      41 next
        vpternlogd zmm12, zmm19, zmm25, 0x69         ;   175.7 p5      41 next
        vmovdqa64 zmm21, zmm20                       ;   145.7         41 next copy
        vpternlogd zmm1, zmm12, zmm23, 0x96          ;   176.7 p0      41 next
        vmovdqa64 zmm12, zmm11                       ;   147.2         41 next copy
        vpternlogd zmm12, zmm10, zmm2, 0x6a          ;   176.7 p5      41 next
        vpternlogd zmm26, zmm7, zmm0, 0x2d           ;   177.2 p0      41 next
        vpternlogd zmm14, zmm23, zmm5, 0x96          ;   177.7 p5      41 next
        vmovdqa64 zmm23, zmm12                       ;   177.7         41 next copy
        vmovdqa64 zmm8, zmm20                        ;   145.7         41 next copy
        vpternlogd zmm8, zmm6, zmm6, 0x3f            ;   178.2 p0      41 next
        vmovdqa64 zmm25, zmm8                        ;   179.2         41 next copy
        vpternlogd zmm25, zmm16, zmm10, 0x87         ;   179.2 p5      41 next
        vmovdqa64 zmm7, zmm20                        ;   145.7         41 next copy
        vpternlogd zmm7, zmm15, zmm11, 0x6a          ;   179.2 p0      41 next
        vpandd zmm5, zmm2, zmm20                     ;   179.7 p5      41 next
        vpternlogd zmm21, zmm16, zmm11, 0xc9         ;   180.2 p0      41 next
        vpternlogd zmm23, zmm8, zmm15, 0x93          ;   180.7 p5      41 next
        vmovdqa64 zmm19, zmm7                        ;   180.2         41 next copy
        vpternlogd zmm19, zmm16, zmm10, 0x60         ;   181.2 p0      41 next
        vpternlogd zmm19, zmm23, zmm15, 0x39         ;   182.2 p5      41 next
        vpternlogd zmm19, zmm25, zmm5, 0x69          ;   183.2 p0      41 next
        vpternlogd zmm19, zmm8, zmm21, 0x4b          ;   184.2 p5      41 next
        vmovdqa64 zmm8, zmm15                        ;   153.2         41 next copy
        vpandd zmm13, zmm9, zmm0                     ;   183.2 p0      41 next
        vpternlogd zmm13, zmm27, zmm24, 0x69         ;   184.2 p5      41 next
        vpternlogd zmm7, zmm11, zmm2, 0x4b           ;   184.2 p0      41 next
        vpternlogd zmm31, zmm10, zmm2, 0x28          ;   184.7 p5      41 next
        vpternlogd zmm31, zmm16, zmm15, 0x2d         ;   185.7 p0      41 next
        vmovdqa64 zmm24, zmm15                       ;   153.2         41 next copy
        vpternlogd zmm24, zmm11, zmm2, 0x93          ;   185.7 p5      41 next
        vmovdqa64 zmm27, zmm24                       ;   186.7         41 next copy
        vpternlogd zmm19, zmm24, zmm6, 0x1e          ;   186.7 p0      41 next
        vpternlogd zmm24, zmm16, zmm11, 0x78         ;   186.7 p5      41 next
        vpxord zmm8, zmm8, zmm24                     ;   187.7 p0      41 next
        vpternlogd zmm31, zmm20, zmm11, 0x87         ;   187.7 p5      41 next
        vpternlogd zmm27, zmm6, zmm2, 0x87           ;   188.2 p0      41 next
        vpternlogd zmm27, zmm7, zmm21, 0x78          ;   189.2 p5      41 next
        vpternlogd zmm21, zmm12, zmm2, 0x39          ;   189.2 p0      41 next
        vpternlogd zmm7, zmm10, zmm6, 0x78           ;   189.7 p5      41 next
        vpternlogd zmm29, zmm4, zmm2, 0x96           ;   190.2 p0      41 next
        vmovdqa64 zmm30, zmm25                       ;   180.2         41 next copy
        vpternlogd zmm5, zmm16, zmm6, 0x87           ;   190.7 p5      41 next
        vpternlogd zmm25, zmm8, zmm20, 0x9c          ;   191.2 p0      41 next
        vpternlogd zmm1, zmm20, [rbp + 5632], 0x96   ;   191.7 p5+p2   41 next
        vpternlogd zmm30, zmm11, zmm2, 0x28          ;   192.2 p0      41 next
        vpternlogd zmm30, zmm7, zmm15, 0x2d          ;   193.2 p5      41 next
        vpternlogd zmm18, zmm6, [rbp + 5568], 0x96   ;   193.2 p0+p3   41 next
        vpternlogd zmm17, zmm16, zmm0, 0x96          ;   193.7 p5      41 next
        vpternlogd zmm22, zmm9, zmm15, 0x96          ;   194.2 p0      41 next
        vpternlogd zmm13, zmm11, [rbp + 5696], 0x96  ;   194.7 p5+p2   41 next
        vmovdqu64 zmm9, [r9 + 9408]                  ;   108.3 p3      44 next
        vpxord zmm9, zmm9, zmm13                     ;   195.7 p0      44 next
        vpternlogd zmm3, zmm10, [rbp + 5760], 0x69   ;   195.7 p5+p2   41 next
        vpxord zmm4, zmm15, zmm5                     ;   196.2 p0      41 next
        vpternlogd zmm4, zmm27, zmm10, 0xc6          ;   197.2 p5      41 next
        vmovdqa64 zmm27, zmm12                       ;   177.7         41 next copy
        vpternlogd zmm27, zmm20, zmm10, 0x78         ;   197.2 p0      41 next
        vpternlogd zmm30, zmm27, zmm5, 0x69          ;   198.2 p5      41 next
        vpternlogd zmm27, zmm31, zmm6, 0xd2          ;   198.2 p0      41 next
        vpternlogd zmm31, zmm2, zmm2, 0x3f           ;   198.7 p5      41 next
        vmovdqa64 zmm2, zmm20                        ;   145.7         41 next copy
        vpternlogd zmm8, zmm31, zmm6, 0x39           ;   199.7 p0      41 next
        vpternlogd zmm31, zmm7, zmm11, 0xd2          ;   199.7 p5      41 next
        vpternlogd zmm27, zmm12, zmm16, 0xb4         ;   200.2 p0      41 next
        vpternlogd zmm25, zmm31, zmm16, 0xc6         ;   200.7 p5      41 next
        vpternlogd zmm25, zmm23, zmm10, 0x1e         ;   201.7 p0      41 next
        vmovdqu64 zmm10, [r9 + 9472]                 ;   111.2 p3      44 next
        vpternlogd zmm27, zmm15, zmm11, 0x78         ;   201.7 p5      41 next
        vpternlogd zmm7, zmm5, zmm6, 0x28            ;   202.2 p0      41 next
        vpternlogd zmm7, zmm21, zmm20, 0x87          ;   203.2 p5      41 next
        vmovdqu64 zmm12, [r9 + 9536]                 ;   111.8 p2      44 next
        vpxord zmm12, zmm12, zmm17                   ;   203.2 p0      44 next
        vmovdqu64 zmm15, [r9 + 9600]                 ;   112.2 p3      44 next
        vpternlogd zmm7, zmm24, zmm11, 0x96          ;   204.2 p5      41 next
        vmovdqu64 zmm5, [r9 + 9280]                  ;   112.8 p2      44 next
        vpxord zmm15, zmm15, zmm1                    ;   204.2 p0      44 next
        vmovdqu64 zmm21, [r9 + 9984]                 ;   113.2 p3      69 k1.12 reload
        vpternlogd zmm2, zmm16, zmm11, 0x35          ;   204.7 p5      41 next
        vpxord zmm5, zmm5, zmm18                     ;   205.2 p0      44 next
        vmovdqu64 zmm6, [r9 + 9344]                  ;   113.8 p2      44 next
        vpxord zmm6, zmm6, zmm3                      ;   205.7 p5      44 next
        vmovdqu64 zmm24, [r9 + 10112]                ;   114.2 p3      69 k1.14 reload
        vpternlogd zmm8, zmm2, zmm23, 0x96           ;   206.2 p0      41 next
        vpternlogd zmm25, zmm17, zmm24, 0x96         ;   206.7 p5      44 next
        vmovdqu64 zmm16, [r9 + 9856]                 ;   114.8 p2      69 k1.10 reload
        vmovdqu64 zmm2, [r9 + 9216]                  ;   115.2 p3      44 next
        vmovdqu64 zmm11, [r9 + 9792]                 ;   115.8 p2      69 k1.9 reload
        vpternlogd zmm4, zmm18, zmm16, 0x96          ;   207.2 p0      44 next
        vmovdqu64 zmm18, [r9 + 10176]                ;   116.2 p3      69 k1.15 reload
        vpternlogd zmm7, zmm1, zmm18, 0x96           ;   207.7 p5      44 next
        vmovdqa64 zmm18, zmm9                        ;   196.7         41 next copy
        vmovdqu64 zmm20, [r9 + 9920]                 ;   116.8 p2      69 k1.11 reload
        vpternlogd zmm30, zmm3, zmm20, 0x96          ;   208.2 p0      44 next
        vmovdqu64 zmm3, [r9 + 9664]                  ;   117.2 p3      69 k1.7 reload
        vpternlogd zmm26, zmm0, zmm3, 0x69           ;   208.7 p5      44 next
        vpxord zmm10, zmm10, zmm22                   ;   209.2 p0      44 next
        vmovdqu64 zmm0, [r9 + 9728]                  ;   117.8 p2      69 k1.8 reload
        vpternlogd zmm14, zmm28, zmm0, 0x96          ;   209.7 p5      44 next
        vpxord zmm3, zmm15, zmm9                     ;   210.2 p0      41 next
        vmovdqu64 zmm23, [r9 + 10048]                ;   118.2 p3      69 k1.13 reload
        vpternlogd zmm8, zmm22, zmm23, 0x96          ;   210.7 p5      44 next
        vpxord zmm22, zmm14, zmm6                    ;   211.2 p0      41 next
        vpternlogd zmm18, zmm6, zmm6, 0xc3           ;   211.7 p5      41 next
        vmovdqa64 zmm20, zmm18                       ;   212.7         41 next copy
        vmovdqa64 zmm31, zmm9                        ;   196.7         41 next copy
        vpternlogd zmm31, zmm6, zmm5, 0x65           ;   212.2 p0      41 next
        vpternlogd zmm27, zmm13, zmm21, 0x96         ;   212.7 p5      44 next
        vmovdqa64 zmm1, zmm26                        ;   209.7         41 next copy
        vpxord zmm2, zmm2, zmm29                     ;   213.2 p0      44 next
        vmovdqa64 zmm23, zmm12                       ;   204.2         41 next copy
        vpternlogd zmm23, zmm5, zmm2, 0x6c           ;   214.2 p5      41 next
        vpxord zmm21, zmm2, zmm5                     ;   214.2 p0      41 next
        vpternlogd zmm31, zmm21, zmm2, 0x4b          ;   215.2 p5      41 next
        vpxord zmm17, zmm26, zmm10                   ;   215.2 p0      41 next
        vmovdqa64 zmm28, zmm22                       ;   212.2         41 next copy
        vpternlogd zmm1, zmm6, zmm2, 0x28            ;   215.7 p5      41 next
        vmovdqa64 zmm13, zmm1                        ;   216.7         41 next copy
        vpternlogd zmm13, zmm15, zmm12, 0x87         ;   216.7 p0      41 next
        vpternlogd zmm28, zmm13, zmm12, 0x93         ;   217.7 p5      41 next
        vpternlogd zmm20, zmm31, zmm12, 0xc6         ;   217.2 p0      41 next
        vpternlogd zmm20, zmm3, zmm23, 0x96          ;   218.2 p5      41 next
        vpxord zmm24, zmm6, zmm5                     ;   218.2 p0      41 next
        vpternlogd zmm28, zmm24, zmm26, 0x87         ;   219.2 p5      41 next
        vpternlogd zmm17, zmm28, zmm14, 0x6c         ;   220.2 p0      41 next
        vpternlogd zmm19, zmm29, zmm11, 0x96         ;   219.7 p5      44 next
        vpandd zmm11, zmm22, zmm5                    ;   220.2 p0      41 next
        vmovdqu64 [rbp + 5632], zmm11                ;   221.2 p7+p4   41 next spill
        vmovdqu64 [rbp + 5696], zmm13                ;   217.7 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm13                       ;   217.7         41 next copy
        vpandd zmm16, zmm21, zmm10                   ;   220.7 p5      41 next
        vpternlogd zmm16, zmm20, zmm28, 0x69         ;   221.7 p0      41 next
        vpxord zmm20, zmm15, zmm2                    ;   221.7 p5      41 next
        vmovdqa64 zmm28, zmm20                       ;   222.7         41 next copy
        vpternlogd zmm28, zmm18, zmm14, 0x65         ;   222.7 p0      41 next
        vpternlogd zmm29, zmm10, zmm9, 0x78          ;   222.7 p5      41 next
        vmovdqa64 zmm0, zmm11                        ;   221.2         41 next copy
        vmovdqa64 zmm11, zmm14                       ;   210.7         41 next copy
        vpandd zmm13, zmm26, zmm10                   ;   223.2 p0      41 next
        vpternlogd zmm13, zmm14, zmm2, 0x87          ;   224.2 p5      41 next
        vpternlogd zmm28, zmm26, zmm12, 0x87         ;   224.2 p0      41 next
        vmovdqu64 [rbp + 5568], zmm16                ;   222.7 p7+p4   41 next spill
        vmovdqa64 zmm16, zmm18                       ;   212.7         41 next copy
        vpternlogd zmm21, zmm13, zmm15, 0x93         ;   225.2 p5      41 next
        vpternlogd zmm13, zmm28, zmm29, 0x96         ;   225.2 p0      41 next
        vmovdqu64 [rbp + 5760], zmm13                ;   226.2 p8+p9   41 next spill
        vpternlogd zmm23, zmm20, zmm26, 0x78         ;   225.7 p5      41 next
        vpternlogd zmm0, zmm15, zmm9, 0x78           ;   226.2 p0      41 next
        vpternlogd zmm11, zmm26, zmm12, 0x95         ;   226.7 p5      41 next
        vmovdqa64 zmm13, zmm0                        ;   227.2         41 next copy
        vpternlogd zmm13, zmm29, zmm29, 0xc3         ;   227.2 p0      41 next
        vpternlogd zmm18, zmm5, zmm5, 0xcf           ;   227.7 p5      41 next
        vpternlogd zmm16, zmm31, zmm22, 0x39         ;   228.2 p0      41 next
        vpternlogd zmm18, zmm0, zmm16, 0x96          ;   229.2 p5      41 next
        vmovdqa64 zmm0, zmm26                        ;   209.7         41 next copy
        vpandd zmm26, zmm26, zmm3                    ;   229.2 p0      41 next
        vpternlogd zmm0, zmm6, zmm5, 0x78            ;   229.7 p5      41 next
        vpternlogd zmm24, zmm0, zmm12, 0x6c          ;   230.7 p0      41 next
        vpternlogd zmm24, zmm3, zmm10, 0x78          ;   231.7 p5      41 next
        vpandd zmm3, zmm6, zmm10                     ;   231.2 p0      41 next
        vmovdqa64 zmm29, zmm21                       ;   226.2         41 next copy
        vpternlogd zmm29, zmm9, zmm2, 0xd2           ;   231.7 p5      41 next
        vpternlogd zmm15, zmm9, zmm5, 0x93           ;   232.2 p0      41 next
        vpternlogd zmm3, zmm29, zmm11, 0x69          ;   232.7 p5      41 next
        vpandd zmm12, zmm12, zmm10                   ;   233.2 p0      41 next
        vpternlogd zmm11, zmm12, zmm14, 0x79         ;   234.2 p5      41 next
        vpternlogd zmm5, zmm11, zmm10, 0x93          ;   235.2 p0      41 next
        vpternlogd zmm5, zmm20, zmm14, 0x87          ;   236.2 p5      41 next
        vpternlogd zmm26, zmm5, zmm21, 0x96          ;   237.2 p0      41 next
        vpandd zmm5, zmm9, zmm22                     ;   235.7 p5      41 next
        vpternlogd zmm18, zmm23, zmm23, 0xc3         ;   236.2 p0      41 next
        vpternlogd zmm13, zmm11, zmm24, 0x96         ;   236.7 p5      41 next
        vpternlogd zmm13, zmm1, zmm2, 0x2d           ;   237.7 p0      41 next
        vmovdqa64 zmm2, zmm7                         ;   208.7         41 next copy
        vpternlogd zmm15, zmm24, zmm16, 0x96         ;   237.7 p5      41 next
        vmovdqa64 zmm16, zmm7                        ;   208.7         41 next copy
        vpternlogd zmm12, zmm28, zmm31, 0x69         ;   238.2 p0      41 next
        vpternlogd zmm12, zmm0, zmm6, 0x78           ;   239.2 p5      41 next
        vmovdqa64 zmm11, zmm27                       ;   213.7         41 next copy
        vpternlogd zmm11, zmm30, zmm19, 0x6a         ;   239.2 p0      41 next
        vmovdqa64 zmm20, zmm11                       ;   240.2         41 next copy
        vmovdqa64 zmm21, zmm8                        ;   211.7         41 next copy
        vmovdqa64 zmm1, zmm7                         ;   208.7         41 next copy
        vpternlogd zmm21, zmm27, zmm19, 0x93         ;   239.7 p5      41 next
        vpternlogd zmm2, zmm4, zmm4, 0x3f            ;   240.2 p0      41 next
        vmovdqa64 zmm22, zmm2                        ;   241.2         41 next copy
        vpandd zmm0, zmm19, zmm7                     ;   240.7 p5      41 next
        vpternlogd zmm20, zmm2, zmm8, 0x93           ;   241.2 p0      41 next
        vpternlogd zmm16, zmm25, zmm27, 0xc9         ;   241.7 p5      41 next
        vpternlogd zmm22, zmm25, zmm30, 0x87         ;   242.2 p0      41 next
        vpternlogd zmm1, zmm8, zmm27, 0x6a           ;   242.7 p5      41 next
        vmovdqa64 zmm14, zmm1                        ;   243.7         41 next copy
        vpternlogd zmm14, zmm25, zmm30, 0x60         ;   243.7 p0      41 next
        vpternlogd zmm14, zmm20, zmm8, 0x39          ;   244.7 p5      41 next
        vpternlogd zmm14, zmm22, zmm0, 0x69          ;   245.7 p0      41 next
        vpternlogd zmm14, zmm2, zmm16, 0x4b          ;   246.7 p5      41 next
        vpternlogd zmm14, zmm21, zmm4, 0x1e          ;   247.7 p0      41 next
        vmovdqa64 zmm29, zmm22                       ;   243.2         41 next copy
        vpternlogd zmm29, zmm27, zmm19, 0x28         ;   245.7 p5      41 next
        vpternlogd zmm1, zmm27, zmm19, 0x4b          ;   246.2 p0      41 next
        vmovdqa64 zmm24, zmm21                       ;   240.7         41 next copy
        vmovdqa64 zmm31, zmm11                       ;   240.2         41 next copy
        vpternlogd zmm0, zmm25, zmm4, 0x87           ;   246.7 p5      41 next
        vpternlogd zmm31, zmm7, zmm30, 0x78          ;   247.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm7, 0x96           ;   247.7 p5      41 next
        vpternlogd zmm23, zmm30, [rbp + 5760], 0x69  ;   248.2 p0+p2   41 next
        vpternlogd zmm24, zmm4, zmm19, 0x87          ;   248.7 p5      41 next
        vmovdqa64 zmm28, zmm8                        ;   211.7         41 next copy
        vpxord zmm28, zmm28, zmm0                    ;   249.2 p0      41 next
        vpternlogd zmm24, zmm1, zmm16, 0x78          ;   249.7 p5      41 next
        vpternlogd zmm1, zmm30, zmm4, 0x78           ;   250.2 p0      41 next
        vpternlogd zmm29, zmm1, zmm8, 0x2d           ;   251.2 p5      41 next
        vmovdqa64 zmm2, zmm8                         ;   211.7         41 next copy
        vpternlogd zmm28, zmm24, zmm30, 0xc6         ;   251.2 p0      41 next
        vpternlogd zmm16, zmm11, zmm19, 0x39         ;   251.7 p5      41 next
        vpternlogd zmm29, zmm31, zmm0, 0x69          ;   252.2 p0      41 next
        vmovdqa64 zmm24, zmm25                       ;   207.7         41 next copy
        vpternlogd zmm24, zmm30, zmm19, 0x28         ;   252.7 p5      41 next
        vpternlogd zmm24, zmm25, zmm8, 0x2d          ;   253.7 p0      41 next
        vpternlogd zmm24, zmm7, zmm27, 0x87          ;   254.7 p5      41 next
        vpternlogd zmm31, zmm24, zmm4, 0xd2          ;   255.7 p0      41 next
        vpternlogd zmm31, zmm11, zmm25, 0xb4         ;   256.7 p5      41 next
        vpternlogd zmm24, zmm19, zmm19, 0x3f         ;   255.7 p0      41 next
        vmovdqa64 zmm11, zmm24                       ;   256.7         41 next copy
        vpternlogd zmm11, zmm1, zmm27, 0xd2          ;   256.7 p5      41 next
        vpternlogd zmm1, zmm0, zmm4, 0x28            ;   256.2 p0      41 next
        vpternlogd zmm1, zmm16, zmm7, 0x87           ;   257.2 p5      41 next
        vpternlogd zmm21, zmm25, zmm27, 0x78         ;   257.2 p0      41 next
        vpxord zmm2, zmm2, zmm21                     ;   258.2 p5      41 next
        vpternlogd zmm1, zmm21, zmm27, 0x96          ;   258.2 p0      41 next
        vmovdqu64 zmm21, [rbp + 5376]                ;   138.5 p3      50 next
        vpternlogd zmm18, zmm10, zmm8, 0x96          ;   258.7 p5      41 next
        vpternlogd zmm17, zmm9, zmm19, 0x96          ;   259.2 p0      41 next
        vmovdqa64 zmm9, zmm7                         ;   208.7         41 next copy
        vpternlogd zmm9, zmm25, zmm27, 0x35          ;   259.7 p5      41 next
        vpternlogd zmm31, zmm8, zmm27, 0x78          ;   260.2 p0      41 next
        vmovdqu64 zmm19, [r11 + 384]                 ;   139.5 p2      68 k1.6 reload
        vpternlogd zmm24, zmm2, zmm4, 0x2d           ;   260.7 p5      41 next
        vpternlogd zmm2, zmm22, zmm7, 0xb4           ;   261.2 p0      41 next
        vpternlogd zmm24, zmm9, zmm20, 0x96          ;   261.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 5568]                 ;   222.7 p3      41 next
        vmovdqu64 zmm7, [r11 + 256]                  ;   140.5 p2      68 k1.4 reload
        vpternlogd zmm9, zmm4, [rbp + 5696], 0x96    ;   262.2 p0+p3   41 next
        vmovdqu64 zmm4, [rbp + 3968]                 ;   141.5 p2      58 r reload
        vpternlogd zmm2, zmm11, zmm25, 0xc6          ;   262.7 p5      41 next
        vpternlogd zmm2, zmm20, zmm30, 0x1e          ;   263.7 p0      41 next
        vmovdqu64 zmm20, [rbp + 4416]                ;   142.2 p3      58 r reload
        vpternlogd zmm21, zmm20, zmm19, 0x96         ;   263.7 p5      50 next
        vmovdqu64 zmm19, [rbp + 5056]                ;   142.5 p2      41 next reload
        vpternlogd zmm3, zmm27, [rbp + 5632], 0x96   ;   264.2 p0+p3   41 next
        vmovdqu64 zmm10, [rbp + 5312]                ;   143.7 p2      50 next
        vmovdqu64 zmm8, [rbp + 4032]                 ;   144.2 p3      58 r reload
        vmovdqu64 zmm16, [rbp + 5440]                ;   144.5 p2      50 next
        vmovdqu64 zmm13, [rbp + 4160]                ;   145.2 p3      58 r reload
        vpternlogd zmm10, zmm8, zmm7, 0x96           ;   264.7 p5      50 next
        vpternlogd zmm26, zmm6, zmm25, 0x96          ;   265.2 p0      41 next
        vmovdqu64 zmm22, [r11 + 448]                 ;   145.5 p2      68 k1.7 reload
        vmovdqu64 zmm27, [rbp + 4224]                ;   146.2 p3      50 next
        vmovdqu64 zmm0, [r11 + 192]                  ;   146.5 p2      68 k1.3 reload
        vpternlogd zmm8, zmm9, [rbp + 5312], 0x96    ;   265.7 p5+p3   50 next
        vmovdqu64 zmm6, [rbp + 5504]                 ;   147.5 p2      50 next
        vpternlogd zmm6, zmm4, zmm0, 0x96            ;   266.2 p0      50 next
        vpternlogd zmm4, zmm17, [rbp + 5504], 0x96   ;   266.7 p5+p3   50 next
        vmovdqu64 zmm0, [rbp + 5120]                 ;   148.7 p2      41 next reload
        vmovdqu64 zmm7, [rbp + 5184]                 ;   149.2 p3      41 next reload
        vpternlogd zmm1, zmm5, [rbp + 4736], 0x96    ;   267.2 p0+p2   50 next
        vmovdqu64 zmm30, [rbp + 4544]                ;   150.2 p3      50 next reload
        vmovdqu64 zmm11, [r11 + 320]                 ;   150.5 p2      68 k1.5 reload
        vpternlogd zmm16, zmm13, zmm11, 0x96         ;   267.7 p5      50 next
        vpternlogd zmm12, zmm19, [rbp + 4288], 0x96  ;   268.2 p0+p3   50 next
        vpternlogd zmm13, zmm23, [rbp + 5440], 0x96  ;   268.7 p5+p2   50 next
        vmovdqu64 zmm25, [rbp + 4352]                ;   152.2 p3      58 r reload
        vpternlogd zmm20, zmm3, [rbp + 5376], 0x96   ;   269.2 p0+p2   50 next
        vpternlogd zmm27, zmm25, zmm22, 0x96         ;   269.7 p5      50 next
        vpternlogd zmm25, zmm18, [rbp + 4224], 0x96  ;   270.2 p0+p3   50 next
        vpternlogd zmm17, zmm14, zmm30, 0x96         ;   270.7 p5      50 next
        vmovdqu64 zmm14, [rbp + 4672]                ;   153.5 p2      50 next reload
        vpternlogd zmm9, zmm28, zmm14, 0x96          ;   271.2 p0      50 next
        vmovdqu64 zmm28, [rbp + 4864]                ;   154.2 p3      50 next reload
        vpternlogd zmm23, zmm29, zmm28, 0x96         ;   271.7 p5      50 next
        vmovdqu64 zmm29, [rbp + 4992]                ;   154.5 p2      50 next reload
        vmovdqu64 zmm11, [rbp + 4288]                ;   155.2 p3      58 r reload
        vpternlogd zmm3, zmm31, zmm29, 0x96          ;   272.2 p0      50 next
        vmovdqu64 zmm31, [rbp + 4800]                ;   155.5 p2      50 next reload
        vpternlogd zmm18, zmm24, zmm31, 0x96         ;   272.7 p5      50 next
        vpxord zmm31, zmm31, [r11]                   ;   273.2 p0+p3   50 next
        vmovdqu64 [rbp + 4352], zmm4                 ;   267.7 p7+p4   50 next spill
        vmovdqu64 [rbp + 4864], zmm20                ;   270.2 p8+p9   50 next spill
        vmovdqu64 zmm22, [rbp + 4736]                ;   156.5 p2      50 next
        vpxord zmm30, zmm30, [r11 + 768]             ;   273.7 p5+p3   50 next
        vpxord zmm14, zmm14, [r11 + 832]             ;   274.2 p0+p2   50 next
        vpxord zmm22, zmm22, [r11 + 128]             ;   274.7 p5+p3   50 next
        vmovdqu64 [rbp + 4544], zmm8                 ;   266.7 p7+p4   50 next spill
        vpxord zmm28, zmm28, [r11 + 896]             ;   275.2 p0+p2   50 next
        vpternlogd zmm19, zmm11, [r11 + 640], 0x96   ;   275.7 p5+p3   50 next
        vmovdqu64 zmm11, [rbp + 4608]                ;   159.5 p2      58 r reload
        vpternlogd zmm15, zmm7, zmm11, 0x96          ;   276.2 p0      50 next
        vpternlogd zmm7, zmm11, [r11 + 704], 0x96    ;   276.7 p5+p3   50 next
        vmovdqu64 zmm11, [rbp + 4096]                ;   160.5 p2      58 r reload
        vmovdqu64 [rbp + 4096], zmm1                 ;   268.2 p8+p9   50 next spill
        vpxord zmm29, zmm29, [r11 + 960]             ;   277.2 p0+p3   50 next
        vmovdqu64 zmm24, [rbp + 4928]                ;   161.5 p2      50 next reload
        vpternlogd zmm2, zmm26, zmm24, 0x96          ;   277.7 p5      50 next
        vmovdqu64 [rbp + 4992], zmm25                ;   271.2 p7+p4   50 next spill
        vmovdqu64 [rbp + 5120], zmm2                 ;   278.7 p8+p9   50 next spill
        vmovdqu64 [rbp + 4608], zmm18                ;   273.7 p7+p4   50 next spill
        vpternlogd zmm26, zmm0, zmm11, 0x96          ;   278.2 p0      50 next
        vmovdqu64 zmm18, [rbp + 5248]                ;   162.2 p3      41 next reload
        vpxord zmm24, zmm24, [r11 + 64]              ;   278.7 p5+p2   50 next
        vmovdqu64 [rbp + 5248], zmm9                 ;   272.2 p8+p9   50 next spill
        vmovdqu64 [rbp + 5184], zmm3                 ;   273.2 p7+p4   50 next spill
        vmovdqu64 [rbp + 4800], zmm26                ;   279.2 p8+p9   50 next spill
        vpternlogd zmm5, zmm18, [rbp + 4480], 0x96   ;   279.2 p0+p3   50 next
        vmovdqu64 [rbp + 4928], zmm5                 ;   280.2 p7+p4   50 next spill
        vpternlogd zmm0, zmm11, [r11 + 512], 0x96    ;   279.7 p5+p2   50 next
        vmovdqa64 zmm11, zmm24                       ;   279.7         41 next copy
        vpternlogd zmm11, zmm30, zmm19, 0x28         ;   280.2 p0      41 next
        vmovdqa64 zmm1, zmm11                        ;   281.2         41 next copy
        vpternlogd zmm1, zmm31, zmm29, 0x87          ;   281.2 p5      41 next
        vmovdqa64 zmm2, zmm1                         ;   282.2         41 next copy
        vmovdqu64 zmm3, [rbp + 4480]                 ;   164.2 p3      58 r reload
        vmovdqa64 zmm9, zmm29                        ;   278.2         41 next copy
        vpternlogd zmm18, zmm3, [r11 + 576], 0x96    ;   281.2 p0+p2   50 next
        vpternlogd zmm9, zmm7, zmm19, 0x6c           ;   281.7 p5      41 next
        vmovdqa64 zmm3, zmm14                        ;   275.2         41 next copy
        vpxord zmm5, zmm30, zmm22                    ;   282.2 p0      41 next
        vmovdqu64 [rbp + 4672], zmm13                ;   269.7 p8+p9   50 next spill
        vpternlogd zmm3, zmm30, zmm7, 0x65           ;   282.7 p5      41 next
        vmovdqu64 [rbp + 4736], zmm12                ;   269.2 p7+p4   50 next spill
        vmovdqu64 [rbp + 4480], zmm23                ;   272.7 p8+p9   50 next spill
        vmovdqa64 zmm23, zmm14                       ;   275.2         41 next copy
        vpternlogd zmm23, zmm30, zmm30, 0xc3         ;   283.2 p0      41 next
        vmovdqa64 zmm26, zmm5                        ;   283.2         41 next copy
        vmovdqa64 zmm12, zmm23                       ;   284.2         41 next copy
        vmovdqu64 [rbp + 5056], zmm15                ;   277.2 p7+p4   50 next spill
        vpxord zmm13, zmm28, zmm24                   ;   283.7 p5      41 next
        vpternlogd zmm2, zmm28, zmm14, 0x78          ;   284.2 p0      41 next
        vpxord zmm15, zmm7, zmm19                    ;   284.7 p5      41 next
        vpandd zmm20, zmm15, zmm28                   ;   285.7 p0      41 next
        vpternlogd zmm26, zmm1, zmm29, 0x93          ;   285.7 p5      41 next
        vmovdqu64 [rbp + 4288], zmm17                ;   271.7 p8+p9   50 next spill
        vpxord zmm17, zmm7, zmm30                    ;   286.2 p0      41 next
        vpternlogd zmm26, zmm17, zmm24, 0x87         ;   287.2 p5      41 next
        vpxord zmm8, zmm19, zmm31                    ;   287.2 p0      41 next
        vmovdqu64 [rbp + 4224], zmm1                 ;   282.2 p7+p4   41 next spill
        vmovdqa64 zmm1, zmm8                         ;   288.2         41 next copy
        vpternlogd zmm1, zmm23, zmm22, 0x65          ;   288.2 p5      41 next
        vpternlogd zmm3, zmm15, zmm19, 0x4b          ;   288.2 p0      41 next
        vpternlogd zmm1, zmm24, zmm29, 0x87          ;   289.2 p5      41 next
        vpternlogd zmm13, zmm26, zmm22, 0x6c         ;   289.2 p0      41 next
        vmovdqu64 [rbp + 4416], zmm13                ;   290.2 p8+p9   41 next spill
        vpandd zmm13, zmm19, zmm22                   ;   289.7 p5      41 next
        vpternlogd zmm13, zmm24, zmm28, 0x87         ;   290.7 p0      41 next
        vpternlogd zmm15, zmm13, zmm31, 0x93         ;   291.7 p5      41 next
        vpternlogd zmm13, zmm1, zmm2, 0x96           ;   291.7 p0      41 next
        vmovdqu64 [rbp + 5376], zmm13                ;   292.7 p7+p4   41 next spill
        vpxord zmm13, zmm31, zmm14                   ;   291.7 p5      41 next
        vmovdqa64 zmm4, zmm8                         ;   288.2         41 next copy
        vpternlogd zmm4, zmm9, zmm24, 0x6c           ;   292.2 p0      41 next
        vpternlogd zmm12, zmm3, zmm29, 0xc6          ;   292.7 p5      41 next
        vpternlogd zmm9, zmm12, zmm13, 0x96          ;   293.7 p0      41 next
        vpternlogd zmm20, zmm9, zmm26, 0x69          ;   294.7 p5      41 next
        vmovdqa64 zmm26, zmm23                       ;   284.2         41 next copy
        vpternlogd zmm26, zmm3, zmm5, 0x39           ;   294.2 p0      41 next
        vpternlogd zmm11, zmm19, zmm19, 0xf3         ;   294.7 p5      41 next
        vmovdqa64 zmm25, zmm17                       ;   287.2         41 next copy
        vmovdqa64 zmm9, zmm22                        ;   275.7         41 next copy
        vpternlogd zmm9, zmm24, zmm29, 0x95          ;   295.2 p0      41 next
        vpternlogd zmm25, zmm5, zmm30, 0x48          ;   295.7 p5      41 next
        vmovdqa64 zmm12, zmm25                       ;   296.7         41 next copy
        vpternlogd zmm12, zmm31, zmm14, 0x78         ;   296.7 p0      41 next
        vmovdqu64 [rbp + 4160], zmm26                ;   295.2 p8+p9   41 next spill
        vpternlogd zmm23, zmm7, zmm7, 0xcf           ;   296.7 p5      41 next
        vpternlogd zmm31, zmm7, zmm7, 0xcf           ;   297.2 p0      41 next
        vpternlogd zmm23, zmm26, zmm12, 0x96         ;   297.7 p5      41 next
        vmovdqa64 zmm26, zmm17                       ;   287.2         41 next copy
        vpternlogd zmm26, zmm24, zmm30, 0xc6         ;   298.2 p0      41 next
        vpternlogd zmm17, zmm26, zmm29, 0x6c         ;   299.2 p5      41 next
        vpternlogd zmm19, zmm15, zmm14, 0x9c         ;   299.2 p0      41 next
        vpandd zmm29, zmm29, zmm28                   ;   299.7 p5      41 next
        vpternlogd zmm1, zmm3, zmm29, 0x69           ;   300.7 p0      41 next
        vpternlogd zmm29, zmm9, zmm22, 0x6d          ;   300.7 p5      41 next
        vpternlogd zmm17, zmm13, zmm28, 0x78         ;   301.2 p0      41 next
        vpandd zmm24, zmm24, zmm13                   ;   301.7 p5      41 next
        vpternlogd zmm31, zmm17, zmm13, 0x96         ;   302.2 p0      41 next
        vmovdqa64 zmm13, zmm27                       ;   270.7         41 next copy
        vpandd zmm3, zmm28, zmm30                    ;   302.7 p5      41 next
        vpternlogd zmm3, zmm9, zmm19, 0x69           ;   303.7 p0      41 next
        vmovdqa64 zmm9, zmm18                        ;   282.2         41 next copy
        vpternlogd zmm13, zmm21, zmm6, 0x93          ;   303.7 p5      41 next
        vpternlogd zmm9, zmm10, zmm10, 0x3f          ;   304.2 p0      41 next
        vmovdqa64 zmm19, zmm9                        ;   305.2         41 next copy
        vpternlogd zmm23, zmm4, zmm28, 0x69          ;   304.7 p5      41 next
        vpternlogd zmm28, zmm7, zmm29, 0x95          ;   305.2 p0      41 next
        vpternlogd zmm28, zmm8, zmm22, 0x87          ;   306.2 p5      41 next
        vmovdqa64 zmm7, zmm21                        ;   264.7         41 next copy
        vpternlogd zmm24, zmm28, zmm15, 0x96         ;   307.2 p0      41 next
        vpternlogd zmm7, zmm16, zmm6, 0x6a           ;   306.7 p5      41 next
        vpternlogd zmm29, zmm12, zmm2, 0x69          ;   307.2 p0      41 next
        vpternlogd zmm11, zmm29, zmm17, 0x96         ;   308.2 p5      41 next
        vmovdqa64 zmm8, zmm18                        ;   282.2         41 next copy
        vpternlogd zmm8, zmm27, zmm21, 0x6a          ;   308.2 p0      41 next
        vpternlogd zmm19, zmm0, zmm16, 0x87          ;   308.7 p5      41 next
        vmovdqa64 zmm12, zmm8                        ;   309.2         41 next copy
        vpternlogd zmm12, zmm0, zmm16, 0x60          ;   309.2 p0      41 next
        vmovdqa64 zmm15, zmm7                        ;   307.7         41 next copy
        vpandd zmm2, zmm6, zmm18                     ;   309.7 p5      41 next
        vmovdqa64 zmm17, zmm18                       ;   282.2         41 next copy
        vpternlogd zmm17, zmm0, zmm21, 0xc9          ;   310.2 p0      41 next
        vpternlogd zmm15, zmm9, zmm27, 0x93          ;   310.7 p5      41 next
        vpandd zmm5, zmm5, zmm14                     ;   311.2 p0      41 next
        vpternlogd zmm12, zmm15, zmm27, 0x39         ;   311.7 p5      41 next
        vpternlogd zmm12, zmm19, zmm2, 0x69          ;   312.7 p0      41 next
        vpternlogd zmm12, zmm9, zmm17, 0x4b          ;   313.7 p5      41 next
        vmovdqa64 zmm9, zmm27                        ;   270.7         41 next copy
        vpternlogd zmm12, zmm13, zmm10, 0x1e         ;   314.7 p0      41 next
        vpternlogd zmm1, zmm26, zmm30, 0x78          ;   313.7 p5      41 next
        vmovdqa64 zmm26, zmm13                       ;   304.7         41 next copy
        vpternlogd zmm13, zmm0, zmm21, 0x78          ;   314.2 p0      41 next
        vmovdqa64 zmm29, zmm0                        ;   280.7         41 next copy
        vpternlogd zmm29, zmm16, zmm6, 0x28          ;   314.7 p5      41 next
        vpternlogd zmm29, zmm0, zmm27, 0x2d          ;   315.7 p0      41 next
        vpternlogd zmm29, zmm18, zmm21, 0x87         ;   316.7 p5      41 next
        vpternlogd zmm8, zmm21, zmm6, 0x4b           ;   316.2 p0      41 next
        vmovdqa64 zmm28, zmm19                       ;   309.7         41 next copy
        vmovdqa64 zmm22, zmm27                       ;   270.7         41 next copy
        vpternlogd zmm26, zmm10, zmm6, 0x87          ;   316.7 p5      41 next
        vpternlogd zmm26, zmm8, zmm17, 0x78          ;   317.7 p0      41 next
        vpternlogd zmm28, zmm21, zmm6, 0x28          ;   317.7 p5      41 next
        vpternlogd zmm8, zmm16, zmm10, 0x78          ;   318.2 p0      41 next
        vpternlogd zmm28, zmm8, zmm27, 0xd2          ;   319.2 p5      41 next
        vpternlogd zmm17, zmm7, zmm6, 0x39           ;   319.2 p0      41 next
        vpxord zmm9, zmm9, zmm13                     ;   319.7 p5      41 next
        vpternlogd zmm19, zmm9, zmm18, 0x9c          ;   320.7 p0      41 next
        vpternlogd zmm14, zmm6, [rbp + 4416], 0x96   ;   320.7 p5+p3   41 next
        vpternlogd zmm2, zmm0, zmm10, 0x87           ;   321.2 p0      41 next
        vpxord zmm22, zmm22, zmm2                    ;   322.2 p5      41 next
        vpternlogd zmm22, zmm26, zmm16, 0xc6         ;   323.2 p0      41 next
        vmovdqa64 zmm26, zmm7                        ;   307.7         41 next copy
        vpternlogd zmm26, zmm18, zmm16, 0x78         ;   322.7 p5      41 next
        vpternlogd zmm28, zmm26, zmm2, 0x96          ;   323.7 p0      41 next
        vpternlogd zmm26, zmm29, zmm10, 0xd2         ;   323.7 p5      41 next
        vpternlogd zmm29, zmm6, zmm6, 0x3f           ;   324.2 p0      41 next
        vpternlogd zmm26, zmm7, zmm0, 0xb4           ;   324.7 p5      41 next
        vpternlogd zmm26, zmm27, zmm21, 0x78         ;   325.7 p0      41 next
        vpxord zmm27, zmm27, zmm23                   ;   325.7 p5      41 next
        vmovdqa64 zmm6, zmm18                        ;   282.2         41 next copy
        vpternlogd zmm6, zmm0, zmm21, 0x35           ;   326.2 p0      41 next
        vpternlogd zmm9, zmm29, zmm10, 0x39          ;   326.7 p5      41 next
        vpternlogd zmm9, zmm6, zmm15, 0x96           ;   327.7 p0      41 next
        vpternlogd zmm9, zmm27, [r11 + 10048], 0x96  ;   328.7 p5+p2   44 next
        vpternlogd zmm29, zmm8, zmm21, 0xd2          ;   328.2 p0      41 next
        vpternlogd zmm20, zmm10, [rbp + 4224], 0x96  ;   328.7 p5+p3   41 next
        vpternlogd zmm4, zmm16, [rbp + 5376], 0x69   ;   329.2 p0+p2   41 next
        vmovdqu64 zmm7, [r11 + 9344]                 ;   179.2 p3      44 next
        vpxord zmm7, zmm7, zmm4                      ;   330.2 p5      44 next
        vpternlogd zmm8, zmm2, zmm10, 0x28           ;   330.2 p0      41 next
        vpternlogd zmm8, zmm17, zmm18, 0x87          ;   331.2 p5      41 next
        vpternlogd zmm8, zmm13, zmm21, 0x96          ;   332.2 p0      41 next
        vmovdqu64 zmm13, [r11 + 9536]                ;   179.7 p2      44 next
        vpternlogd zmm5, zmm11, zmm18, 0x96          ;   331.7 p5      41 next
        vpternlogd zmm19, zmm29, zmm0, 0xc6          ;   332.2 p0      41 next
        vpternlogd zmm19, zmm15, zmm16, 0x1e         ;   333.2 p5      41 next
        vmovdqu64 zmm15, [r11 + 9472]                ;   180.3 p3      44 next
        vpternlogd zmm3, zmm25, zmm21, 0x96          ;   333.2 p0      41 next
        vmovdqu64 zmm2, [r11 + 9216]                 ;   180.7 p2      44 next
        vpternlogd zmm8, zmm5, [r11 + 10176], 0x96   ;   333.7 p5+p3   44 next
        vmovdqu64 zmm11, [r11 + 9664]                ;   181.7 p2      44 next
        vmovdqu64 zmm6, [r11 + 9280]                 ;   182.3 p3      44 next
        vpxord zmm6, zmm6, zmm20                     ;   334.2 p0      44 next
        vpternlogd zmm24, zmm30, zmm0, 0x96          ;   334.7 p5      41 next
        vmovdqu64 zmm0, [r11 + 9600]                 ;   182.7 p2      44 next
        vpxord zmm11, zmm11, zmm1                    ;   335.2 p0      44 next
        vpxord zmm0, zmm0, zmm5                      ;   335.7 p5      44 next
        vmovdqu64 zmm10, [r11 + 9408]                ;   183.3 p3      44 next
        vpxord zmm2, zmm2, zmm14                     ;   336.2 p0      44 next
        vpxord zmm15, zmm15, zmm27                   ;   336.7 p5      44 next
        vpternlogd zmm26, zmm3, [r11 + 9984], 0x96   ;   337.2 p0+p2   44 next
        vpxord zmm10, zmm10, zmm3                    ;   337.7 p5      44 next
        vpxord zmm13, zmm13, zmm24                   ;   338.2 p0      44 next
        vpternlogd zmm22, zmm20, [r11 + 9856], 0x96  ;   338.7 p5+p3   44 next
        vpxord zmm16, zmm7, zmm6                     ;   339.2 p0      41 next
        vmovdqa64 zmm20, zmm10                       ;   338.7         41 next copy
        vpxord zmm17, zmm2, zmm6                     ;   339.7 p5      41 next
        vpternlogd zmm28, zmm4, [r11 + 9920], 0x96   ;   340.2 p0+p2   44 next
        vpxord zmm4, zmm11, zmm15                    ;   340.7 p5      41 next
        vmovdqa64 zmm18, zmm10                       ;   338.7         41 next copy
        vpternlogd zmm18, zmm7, zmm6, 0x65           ;   341.2 p0      41 next
        vpternlogd zmm18, zmm17, zmm2, 0x4b          ;   342.2 p5      41 next
        vpandd zmm27, zmm17, zmm15                   ;   342.2 p0      41 next
        vpxord zmm25, zmm0, zmm10                    ;   342.7 p5      41 next
        vmovdqu64 zmm1, [rbp + 4160]                 ;   295.2 p3      41 next reload
        vpternlogd zmm19, zmm24, [r11 + 10112], 0x96 ;   343.2 p0+p2   44 next
        vmovdqa64 zmm24, zmm13                       ;   339.2         41 next copy
        vpternlogd zmm20, zmm7, zmm7, 0xc3           ;   343.7 p5      41 next
        vpternlogd zmm31, zmm1, [r11 + 9728], 0x96   ;   344.2 p0+p3   44 next
        vmovdqa64 zmm21, zmm20                       ;   344.7         41 next copy
        vpternlogd zmm21, zmm18, zmm13, 0xc6         ;   344.7 p5      41 next
        vpternlogd zmm24, zmm6, zmm2, 0x6c           ;   345.2 p0      41 next
        vpternlogd zmm21, zmm25, zmm24, 0x96         ;   346.2 p5      41 next
        vmovdqa64 zmm1, zmm11                        ;   336.2         41 next copy
        vpxord zmm5, zmm31, zmm7                     ;   346.2 p0      41 next
        vpternlogd zmm1, zmm7, zmm2, 0x28            ;   346.7 p5      41 next
        vmovdqa64 zmm3, zmm1                         ;   347.7         41 next copy
        vpternlogd zmm3, zmm0, zmm13, 0x87           ;   347.7 p0      41 next
        vpternlogd zmm12, zmm14, [r11 + 9792], 0x96  ;   347.7 p5+p2   44 next
        vmovdqa64 zmm14, zmm5                        ;   347.2         41 next copy
        vpternlogd zmm14, zmm3, zmm13, 0x93          ;   348.7 p0      41 next
        vpternlogd zmm14, zmm16, zmm11, 0x87         ;   349.7 p5      41 next
        vpternlogd zmm4, zmm14, zmm31, 0x6c          ;   350.7 p0      41 next
        vpternlogd zmm27, zmm21, zmm14, 0x69         ;   350.7 p5      41 next
        vpxord zmm14, zmm2, zmm0                     ;   350.2 p0      41 next
        vmovdqu64 [rbp + 4160], zmm3                 ;   348.7 p7+p4   41 next spill
        vpandd zmm21, zmm6, zmm5                     ;   350.7 p5      41 next
        vmovdqu64 [rbp + 5376], zmm21                ;   351.7 p8+p9   41 next spill
        vmovdqa64 zmm23, zmm3                        ;   348.7         41 next copy
        vmovdqa64 zmm3, zmm20                        ;   344.7         41 next copy
        vpternlogd zmm3, zmm18, zmm5, 0x39           ;   351.2 p0      41 next
        vpandd zmm5, zmm5, zmm10                     ;   351.7 p5      41 next
        vmovdqu64 [rbp + 4224], zmm5                 ;   352.7 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm21                        ;   351.7         41 next copy
        vpternlogd zmm5, zmm0, zmm10, 0x78           ;   352.2 p0      41 next
        vpandd zmm21, zmm11, zmm15                   ;   352.7 p5      41 next
        vpternlogd zmm21, zmm31, zmm2, 0x87          ;   353.7 p0      41 next
        vpternlogd zmm17, zmm21, zmm0, 0x93          ;   354.7 p5      41 next
        vpternlogd zmm0, zmm10, zmm6, 0x93           ;   354.2 p0      41 next
        vmovdqa64 zmm30, zmm31                       ;   345.2         41 next copy
        vpternlogd zmm30, zmm11, zmm13, 0x95         ;   354.7 p5      41 next
        vmovdqa64 zmm29, zmm14                       ;   351.2         41 next copy
        vpternlogd zmm29, zmm20, zmm31, 0x65         ;   355.2 p0      41 next
        vpternlogd zmm24, zmm14, zmm11, 0x78         ;   355.7 p5      41 next
        vpternlogd zmm29, zmm11, zmm13, 0x87         ;   356.2 p0      41 next
        vpternlogd zmm23, zmm15, zmm10, 0x78         ;   356.7 p5      41 next
        vpternlogd zmm20, zmm6, zmm6, 0xcf           ;   357.2 p0      41 next
        vpternlogd zmm21, zmm29, zmm23, 0x96         ;   357.7 p5      41 next
        vmovdqu64 [rbp + 4416], zmm21                ;   358.7 p8+p9   41 next spill
        vmovdqa64 zmm21, zmm11                       ;   336.2         41 next copy
        vpternlogd zmm21, zmm7, zmm6, 0x78           ;   358.2 p0      41 next
        vpternlogd zmm16, zmm21, zmm13, 0x6c         ;   359.2 p5      41 next
        vpternlogd zmm16, zmm25, zmm15, 0x78         ;   360.2 p0      41 next
        vpandd zmm13, zmm13, zmm15                   ;   359.7 p5      41 next
        vpandd zmm11, zmm11, zmm25                   ;   360.2 p0      41 next
        vmovdqa64 zmm25, zmm13                       ;   360.7         41 next copy
        vpternlogd zmm25, zmm30, zmm31, 0x6d         ;   360.7 p5      41 next
        vpternlogd zmm6, zmm25, zmm15, 0x93          ;   361.7 p0      41 next
        vpternlogd zmm6, zmm14, zmm31, 0x87          ;   362.7 p5      41 next
        vpternlogd zmm1, zmm2, zmm2, 0xf3            ;   362.2 p0      41 next
        vpternlogd zmm2, zmm17, zmm10, 0x9c          ;   362.7 p5      41 next
        vpandd zmm14, zmm15, zmm7                    ;   363.2 p0      41 next
        vpternlogd zmm14, zmm30, zmm2, 0x69          ;   364.2 p5      41 next
        vpxord zmm2, zmm3, zmm5                      ;   364.2 p0      41 next
        vpternlogd zmm25, zmm5, zmm23, 0x69          ;   364.7 p5      41 next
        vpternlogd zmm1, zmm25, zmm16, 0x96          ;   365.7 p0      41 next
        vpternlogd zmm0, zmm16, zmm3, 0x96           ;   365.7 p5      41 next
        vmovdqa64 zmm3, zmm8                         ;   334.7         41 next copy
        vpternlogd zmm11, zmm6, zmm17, 0x96          ;   366.2 p0      41 next
        vpternlogd zmm20, zmm2, zmm24, 0x69          ;   366.7 p5      41 next
        vpandd zmm2, zmm12, zmm8                     ;   367.2 p0      41 next
        vpternlogd zmm3, zmm9, zmm26, 0x6a           ;   367.7 p5      41 next
        vmovdqa64 zmm16, zmm3                        ;   368.7         41 next copy
        vpternlogd zmm3, zmm26, zmm12, 0x4b          ;   368.7 p0      41 next
        vmovdqa64 zmm5, zmm8                         ;   334.7         41 next copy
        vpternlogd zmm5, zmm22, zmm22, 0x3f          ;   368.7 p5      41 next
        vpternlogd zmm13, zmm29, zmm18, 0x69         ;   369.2 p0      41 next
        vmovdqa64 zmm31, zmm19                       ;   344.2         41 next copy
        vpternlogd zmm31, zmm28, zmm12, 0x28         ;   369.7 p5      41 next
        vmovdqa64 zmm23, zmm5                        ;   369.7         41 next copy
        vpternlogd zmm23, zmm19, zmm28, 0x87         ;   370.2 p0      41 next
        vpternlogd zmm4, zmm10, zmm12, 0x96          ;   370.7 p5      41 next
        vmovdqa64 zmm30, zmm23                       ;   371.2         41 next copy
        vpternlogd zmm30, zmm26, zmm12, 0x28         ;   371.2 p0      41 next
        vpternlogd zmm31, zmm19, zmm9, 0x2d          ;   371.7 p5      41 next
        vpternlogd zmm13, zmm21, zmm7, 0x78          ;   372.2 p0      41 next
        vmovdqa64 zmm21, zmm9                        ;   329.7         41 next copy
        vpternlogd zmm31, zmm8, zmm26, 0x87          ;   372.7 p5      41 next
        vmovdqu64 [rbp + 5440], zmm0                 ;   366.7 p7+p4   41 next spill
        vmovdqa64 zmm0, zmm31                        ;   373.7         41 next copy
        vpternlogd zmm0, zmm12, zmm12, 0x3f          ;   373.7 p0      41 next
        vmovdqa64 zmm6, zmm26                        ;   338.2         41 next copy
        vpternlogd zmm16, zmm19, zmm28, 0x60         ;   373.7 p5      41 next
        vpternlogd zmm6, zmm28, zmm12, 0x6a          ;   374.2 p0      41 next
        vmovdqa64 zmm18, zmm6                        ;   375.2         41 next copy
        vpternlogd zmm21, zmm26, zmm12, 0x93         ;   374.7 p5      41 next
        vmovdqa64 zmm29, zmm21                       ;   375.7         41 next copy
        vpord zmm25, zmm22, zmm21                    ;   375.7 p0      41 next
        vpternlogd zmm21, zmm19, zmm26, 0x78         ;   375.7 p5      41 next
        vpternlogd zmm29, zmm22, zmm12, 0x87         ;   376.2 p0      41 next
        vpternlogd zmm18, zmm5, zmm9, 0x93           ;   376.7 p5      41 next
        vmovdqa64 zmm17, zmm8                        ;   334.7         41 next copy
        vpternlogd zmm1, zmm8, [rbp + 4224], 0x96    ;   377.2 p0+p3   41 next
        vpternlogd zmm17, zmm19, zmm26, 0xc9         ;   377.7 p5      41 next
        vpternlogd zmm16, zmm18, zmm9, 0x39          ;   378.2 p0      41 next
        vpternlogd zmm16, zmm23, zmm2, 0x69          ;   379.2 p5      41 next
        vpternlogd zmm16, zmm5, zmm17, 0x4b          ;   380.2 p0      41 next
        vpternlogd zmm29, zmm3, zmm17, 0x78          ;   379.7 p5      41 next
        vpternlogd zmm17, zmm12, zmm12, 0xf3         ;   380.2 p0      41 next
        vmovdqa64 zmm12, zmm8                        ;   334.7         41 next copy
        vpternlogd zmm11, zmm7, zmm19, 0x96          ;   380.7 p5      41 next
        vpternlogd zmm14, zmm26, [rbp + 5376], 0x96  ;   381.2 p0+p2   41 next
        vpternlogd zmm2, zmm19, zmm22, 0x87          ;   381.7 p5      41 next
        vpxord zmm10, zmm9, zmm2                     ;   382.7 p0      41 next
        vpternlogd zmm25, zmm16, zmm4, 0x96          ;   382.7 p5      41 next
        vpternlogd zmm17, zmm6, zmm8, 0x28           ;   383.2 p0      41 next
        vpternlogd zmm10, zmm29, zmm28, 0xc6         ;   383.7 p5      41 next
        vmovdqa64 zmm29, zmm6                        ;   375.2         41 next copy
        vpternlogd zmm27, zmm22, [rbp + 4160], 0x96  ;   384.2 p0+p3   41 next
        vpxord zmm10, zmm10, zmm27                   ;   385.2 p5      41 next
        vpternlogd zmm20, zmm15, zmm9, 0x96          ;   385.2 p0      41 next
        vmovdqa64 zmm5, zmm9                         ;   329.7         41 next copy
        vpxord zmm5, zmm5, zmm21                     ;   385.7 p5      41 next
        vpternlogd zmm23, zmm5, zmm8, 0x9c           ;   386.7 p0      41 next
        vpternlogd zmm3, zmm28, zmm22, 0x78          ;   386.7 p5      41 next
        vpternlogd zmm30, zmm3, zmm9, 0x2d           ;   387.7 p0      41 next
        vpternlogd zmm5, zmm0, zmm22, 0x39           ;   387.7 p5      41 next
        vpternlogd zmm0, zmm3, zmm26, 0xd2           ;   388.2 p0      41 next
        vpternlogd zmm3, zmm2, zmm22, 0x28           ;   388.7 p5      41 next
        vpternlogd zmm17, zmm3, zmm21, 0x69          ;   389.7 p0      41 next
        vmovdqu64 zmm21, [rbp + 4992]                ;   271.2 p2     108 r
        vpxord zmm21, zmm21, [rax + 3328]            ;   389.7 p5+p3  108 r
        vpternlogd zmm29, zmm8, zmm28, 0x78          ;   390.2 p0      41 next
        vpternlogd zmm12, zmm19, zmm26, 0x35         ;   390.7 p5      41 next
        vmovdqu64 zmm8, [rbp + 5248]                 ;   272.2 p2     108 r
        vpxord zmm8, zmm8, [rax + 3712]              ;   391.2 p0+p3  108 r
        vpternlogd zmm5, zmm12, zmm18, 0x96          ;   391.7 p5      41 next
        vpandd zmm12, zmm9, zmm26                    ;   392.2 p0      41 next
        vmovdqu64 zmm9, [rbp + 4928]                 ;   280.2 p2     108 r
        vpternlogd zmm31, zmm29, zmm22, 0xc6         ;   392.7 p5      41 next
        vpternlogd zmm31, zmm6, zmm19, 0xb4          ;   393.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 4864]                 ;   270.2 p3     108 r
        vpternlogd zmm24, zmm28, [rbp + 4416], 0x69  ;   393.7 p5+p2   41 next
        vpternlogd zmm23, zmm0, zmm19, 0xc6          ;   394.2 p0      41 next
        vpternlogd zmm30, zmm2, zmm2, 0xc3           ;   394.7 p5      41 next
        vmovdqu64 zmm0, [rbp + 4352]                 ;   267.7 p3     108 r
        vpord zmm2, zmm28, zmm18                     ;   395.2 p0      41 next
        vpternlogd zmm2, zmm23, zmm11, 0x96          ;   396.2 p5      41 next
        vmovdqu64 zmm18, [rbp + 4672]                ;   269.7 p2     108 r
        vpxord zmm18, zmm18, [rax + 3200]            ;   396.2 p0+p3  108 r
        vpternlogd zmm30, zmm29, zmm24, 0x96         ;   396.7 p5      41 next
        vmovdqu64 zmm19, [rbp + 4288]                ;   271.7 p2     108 r
        vmovdqu64 zmm29, [rax + 2048]                ;   231.7 p3     108 r reload
        vpternlogd zmm4, zmm29, [rbp + 4352], 0x96   ;   397.2 p0+p2  108 r
        vmovdqu64 zmm7, [rbp + 5056]                 ;   277.2 p3     108 r
        vpxord zmm3, zmm3, [rax + 3264]              ;   397.7 p5+p2  108 r
        vmovdqu64 zmm23, [rbp + 5184]                ;   273.2 p3     108 r
        vmovdqu64 zmm6, [rbp + 4544]                 ;   266.7 p2     108 r
        vmovdqu64 zmm15, [rbp + 4736]                ;   269.2 p3     108 r
        vpxord zmm15, zmm15, [rax + 3520]            ;   398.2 p0+p2  108 r
        vmovdqu64 [rbp + 3392], zmm15                ;   399.2 p8+p9  108 r spill
        vpxord zmm6, zmm6, [rax + 3136]              ;   398.7 p5+p3  108 r
        vmovdqu64 zmm16, [rbp + 4800]                ;   279.2 p2     108 r
        vmovdqu64 zmm29, [rax + 2112]                ;   238.3 p3     108 r reload
        vpternlogd zmm27, zmm29, [rbp + 4544], 0x96  ;   399.2 p0+p2  108 r
        vmovdqu64 zmm29, [rax + 2176]                ;   239.3 p3     108 r reload
        vpternlogd zmm24, zmm29, [rbp + 4672], 0x96  ;   399.7 p5+p2  108 r
        vpternlogd zmm17, zmm26, zmm1, 0x96          ;   400.2 p0      41 next
        vmovdqu64 zmm29, [rbp + 4096]                ;   268.2 p3     108 r
        vpxord zmm7, zmm7, [rax + 3584]              ;   400.7 p5+p2  108 r
        vpxord zmm0, zmm0, [rax + 3072]              ;   401.2 p0+p3  108 r
        vpxord zmm9, zmm9, [rax + 3456]              ;   401.7 p5+p2  108 r
        vpxord zmm16, zmm16, [rax + 3392]            ;   402.2 p0+p3  108 r
        vmovdqu64 zmm28, [rbp + 4608]                ;   273.7 p2     108 r
        vmovdqu64 [rbp + 3008], zmm6                 ;   399.7 p7+p4  108 r spill
        vpxord zmm28, zmm28, [rax + 3904]            ;   402.7 p5+p3  108 r
        vpternlogd zmm12, zmm31, zmm14, 0x96         ;   403.2 p0      41 next
        vmovdqu64 [rbp + 3776], zmm28                ;   403.7 p8+p9  108 r spill
        vpxord zmm5, zmm5, zmm20                     ;   403.7 p5      41 next
        vmovdqu64 zmm26, [rbp + 5120]                ;   278.7 p2     108 r
        vpxord zmm23, zmm23, [rax + 3840]            ;   404.2 p0+p3  108 r
        vpxord zmm19, zmm19, [rax + 3648]            ;   404.7 p5+p2  108 r
        vmovdqu64 [rbp + 3136], zmm3                 ;   398.7 p7+p4  108 r spill
        vmovdqu64 [rbp + 3712], zmm23                ;   405.2 p8+p9  108 r spill
        vpxord zmm29, zmm29, [rax + 4032]            ;   405.2 p0+p3  108 r
        vmovdqu64 [rbp + 1920], zmm4                 ;   398.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 3072], zmm18                ;   397.2 p8+p9  108 r spill
        vpxord zmm31, zmm0, [r9 + 704]               ;   405.7 p5+p2   50 next
        vmovdqu64 [rbp + 3584], zmm8                 ;   392.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 3264], zmm16                ;   403.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 2944], zmm0                 ;   402.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 3904], zmm29                ;   406.2 p8+p9  108 r spill
        vpxord zmm0, zmm6, [r9 + 768]                ;   406.2 p0+p3   50 next
        vpxord zmm6, zmm18, [r9 + 832]               ;   406.7 p5+p2   50 next
        vpxord zmm18, zmm3, [r9 + 896]               ;   407.2 p0+p3   50 next
        vmovdqu64 [rbp + 3200], zmm21                ;   390.7 p7+p4  108 r spill
        vpxord zmm3, zmm21, [r9 + 960]               ;   407.7 p5+p2   50 next
        vpxord zmm21, zmm16, [r9]                    ;   408.2 p0+p3   50 next
        vpxord zmm16, zmm9, [r9 + 64]                ;   408.7 p5+p2   50 next
        vmovdqu64 [rbp + 3456], zmm7                 ;   401.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 3328], zmm9                 ;   402.7 p7+p4  108 r spill
        vpxord zmm9, zmm15, [r9 + 128]               ;   409.2 p0+p3   50 next
        vpxord zmm15, zmm7, [r9 + 192]               ;   409.7 p5+p2   50 next
        vmovdqu64 zmm22, [rbp + 4480]                ;   272.7 p3     108 r
        vpxord zmm22, zmm22, [rax + 3776]            ;   410.2 p0+p2  108 r
        vmovdqu64 zmm4, [rax + 2944]                 ;   254.3 p3     108 r reload
        vpternlogd zmm2, zmm4, [rbp + 5120], 0x96    ;   410.7 p5+p2  108 r
        vmovdqu64 [rbp + 3648], zmm22                ;   411.2 p8+p9  108 r spill
        vmovdqu64 zmm4, [rax + 3008]                 ;   255.3 p3     108 r reload
        vpternlogd zmm17, zmm4, [rbp + 4096], 0x96   ;   411.2 p0+p2  108 r
        vpxord zmm7, zmm19, [r9 + 256]               ;   411.7 p5+p3   50 next
        vpxord zmm26, zmm26, [rax + 3968]            ;   412.2 p0+p2  108 r
        vmovdqu64 [rbp + 3840], zmm26                ;   413.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 3520], zmm19                ;   405.7 p8+p9  108 r spill
        vpxord zmm19, zmm8, [r9 + 320]               ;   412.7 p5+p3   50 next
        vpxord zmm8, zmm22, [r9 + 384]               ;   413.2 p0+p2   50 next
        vpxord zmm22, zmm23, [r9 + 448]              ;   413.7 p5+p3   50 next
        vmovdqu64 [rbp + 2880], zmm17                ;   412.2 p7+p4  108 r spill
        vmovdqu64 zmm17, [rax + 2560]                ;   259.2 p2     108 r
        vmovdqu64 zmm4, [rbp + 5440]                 ;   366.7 p3      41 next reload
        vpternlogd zmm17, zmm4, [rbp + 5056], 0x96   ;   414.2 p0+p2  108 r
        vpxord zmm23, zmm28, [r9 + 512]              ;   414.7 p5+p3   50 next
        vpxord zmm28, zmm26, [r9 + 576]              ;   415.2 p0+p2   50 next
        vmovdqu64 [rbp + 2048], zmm24                ;   400.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 1984], zmm27                ;   400.2 p7+p4  108 r spill
        vpxord zmm27, zmm28, zmm8                    ;   416.2 p5      41 next
        vpxord zmm26, zmm29, [r9 + 640]              ;   416.2 p0+p3   50 next
        vmovdqu64 zmm29, [rax + 2240]                ;   262.2 p2     108 r reload
        vpternlogd zmm14, zmm29, [rbp + 4864], 0x96  ;   416.7 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2304]                ;   263.2 p2     108 r reload
        vpternlogd zmm20, zmm29, [rbp + 4992], 0x96  ;   417.2 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2496]                ;   264.2 p2     108 r reload
        vpternlogd zmm13, zmm29, [rbp + 4736], 0x96  ;   417.7 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2368]                ;   265.2 p2     108 r reload
        vpternlogd zmm11, zmm29, [rbp + 4800], 0x96  ;   418.2 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2432]                ;   266.2 p2     108 r reload
        vpternlogd zmm1, zmm29, [rbp + 4928], 0x96   ;   418.7 p5+p3  108 r
        vmovdqu64 zmm29, [rax + 2624]                ;   267.2 p2     108 r reload
        vmovdqu64 [rbp + 2176], zmm20                ;   418.2 p8+p9  108 r spill
        vmovdqu64 [rbp + 2816], zmm2                 ;   411.7 p7+p4  108 r spill
        vmovdqa64 zmm2, zmm19                        ;   413.7         41 next copy
        vpternlogd zmm25, zmm29, [rbp + 4288], 0x96  ;   419.2 p0+p3  108 r
        vmovdqu64 zmm29, [rax + 2688]                ;   268.2 p2     108 r reload
        vmovdqu64 [rbp + 2368], zmm13                ;   418.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 2240], zmm11                ;   419.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 2304], zmm1                 ;   419.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 2112], zmm14                ;   417.7 p7+p4  108 r spill
        vpternlogd zmm2, zmm7, zmm7, 0xc3            ;   419.7 p5      41 next
        vpxord zmm20, zmm15, zmm9                    ;   420.2 p0      41 next
        vpternlogd zmm10, zmm29, [rbp + 5248], 0x96  ;   420.7 p5+p3  108 r
        vmovdqa64 zmm29, zmm28                       ;   416.2         41 next copy
        vpternlogd zmm29, zmm7, zmm9, 0x28           ;   421.2 p0      41 next
        vmovdqu64 zmm1, [rax + 2752]                 ;   269.2 p2     108 r reload
        vpternlogd zmm30, zmm1, [rbp + 4480], 0x96   ;   421.7 p5+p3  108 r
        vmovdqa64 zmm13, zmm29                       ;   422.2         41 next copy
        vpternlogd zmm13, zmm23, zmm22, 0x87         ;   422.2 p0      41 next
        vmovdqu64 zmm1, [rax + 2816]                 ;   270.2 p2     108 r reload
        vpternlogd zmm12, zmm1, [rbp + 5184], 0x96   ;   422.7 p5+p3  108 r
        vmovdqa64 zmm4, zmm13                        ;   423.2         41 next copy
        vmovdqu64 [rbp + 2624], zmm30                ;   422.7 p8+p9  108 r spill
        vmovdqa64 zmm1, zmm19                        ;   413.7         41 next copy
        vpternlogd zmm1, zmm7, zmm15, 0x65           ;   423.2 p0      41 next
        vmovdqu64 [rbp + 2688], zmm12                ;   423.7 p7+p4  108 r spill
        vmovdqu64 zmm14, [rax + 2880]                ;   271.2 p2     108 r reload
        vpxord zmm11, zmm15, zmm7                    ;   423.7 p5      41 next
        vpternlogd zmm1, zmm20, zmm9, 0x4b           ;   424.2 p0      41 next
        vmovdqu64 [rbp + 2560], zmm10                ;   421.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 2496], zmm25                ;   420.2 p7+p4  108 r spill
        vmovdqu64 [rbp + 5824], zmm13                ;   423.2 p8+p9   41 next spill
        vpternlogd zmm5, zmm14, [rbp + 4608], 0x96   ;   424.7 p5+p3  108 r
        vpxord zmm10, zmm9, zmm23                    ;   425.2 p0      41 next
        vmovdqa64 zmm25, zmm10                       ;   426.2         41 next copy
        vpternlogd zmm4, zmm8, zmm19, 0x78           ;   425.7 p5      41 next
        vpxord zmm14, zmm7, zmm26                    ;   426.2 p0      41 next
        vmovdqa64 zmm24, zmm14                       ;   427.2         41 next copy
        vpternlogd zmm24, zmm13, zmm22, 0x93         ;   427.2 p5      41 next
        vmovdqa64 zmm13, zmm10                       ;   426.2         41 next copy
        vpternlogd zmm24, zmm11, zmm28, 0x87         ;   428.2 p0      41 next
        vpternlogd zmm27, zmm24, zmm26, 0x6c         ;   429.2 p5      41 next
        vmovdqu64 [rbp + 2432], zmm17                ;   415.2 p7+p4  108 r spill
        vmovdqa64 zmm17, zmm22                       ;   414.7         41 next copy
        vmovdqu64 [rbp + 5888], zmm27                ;   430.2 p8+p9   41 next spill
        vpternlogd zmm17, zmm15, zmm9, 0x6c          ;   428.2 p0      41 next
        vmovdqu64 [rbp + 2752], zmm5                 ;   425.7 p7+p4  108 r spill
        vmovdqa64 zmm12, zmm11                       ;   424.7         41 next copy
        vmovdqa64 zmm5, zmm2                         ;   420.7         41 next copy
        vpternlogd zmm5, zmm1, zmm22, 0xc6           ;   428.7 p5      41 next
        vpxord zmm27, zmm23, zmm19                   ;   429.2 p0      41 next
        vpternlogd zmm25, zmm17, zmm28, 0x6c         ;   429.7 p5      41 next
        vpternlogd zmm17, zmm5, zmm27, 0x96          ;   430.2 p0      41 next
        vpandd zmm5, zmm9, zmm26                     ;   430.7 p5      41 next
        vpandd zmm30, zmm20, zmm8                    ;   431.2 p0      41 next
        vpternlogd zmm5, zmm28, zmm8, 0x87           ;   431.7 p5      41 next
        vpternlogd zmm13, zmm2, zmm26, 0x65          ;   432.2 p0      41 next
        vpternlogd zmm13, zmm28, zmm22, 0x87         ;   433.2 p5      41 next
        vpternlogd zmm20, zmm5, zmm23, 0x93          ;   433.2 p0      41 next
        vpternlogd zmm5, zmm13, zmm4, 0x96           ;   434.2 p5      41 next
        vpternlogd zmm30, zmm17, zmm24, 0x69         ;   434.2 p0      41 next
        vmovdqu64 [rbp + 5952], zmm5                 ;   435.2 p8+p9   41 next spill
        vpternlogd zmm12, zmm14, zmm7, 0x48          ;   434.7 p5      41 next
        vmovdqu64 [rbp + 6016], zmm12                ;   435.7 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm12                        ;   435.7         41 next copy
        vmovdqa64 zmm24, zmm26                       ;   417.2         41 next copy
        vpternlogd zmm24, zmm28, zmm22, 0x95         ;   435.2 p0      41 next
        vpternlogd zmm5, zmm23, zmm19, 0x78          ;   435.7 p5      41 next
        vmovdqa64 zmm12, zmm5                        ;   436.7         41 next copy
        vpternlogd zmm12, zmm4, zmm4, 0xc3           ;   436.7 p0      41 next
        vmovdqa64 zmm4, zmm2                         ;   420.7         41 next copy
        vpternlogd zmm2, zmm15, zmm15, 0xcf          ;   436.7 p5      41 next
        vpternlogd zmm4, zmm1, zmm14, 0x39           ;   437.2 p0      41 next
        vpxord zmm5, zmm5, zmm4                      ;   438.2 p5      41 next
        vpternlogd zmm2, zmm5, zmm25, 0x69           ;   439.2 p0      41 next
        vmovdqa64 zmm5, zmm11                        ;   424.7         41 next copy
        vpternlogd zmm5, zmm28, zmm7, 0xc6           ;   438.7 p5      41 next
        vpternlogd zmm11, zmm5, zmm22, 0x6c          ;   439.7 p0      41 next
        vpternlogd zmm11, zmm27, zmm8, 0x78          ;   440.7 p5      41 next
        vpandd zmm22, zmm22, zmm8                    ;   440.2 p0      41 next
        vpternlogd zmm13, zmm1, zmm22, 0x69          ;   441.2 p5      41 next
        vpternlogd zmm22, zmm24, zmm26, 0x6d         ;   441.2 p0      41 next
        vpternlogd zmm12, zmm22, zmm11, 0x96         ;   442.2 p5      41 next
        vmovdqa64 zmm17, zmm20                       ;   434.2         41 next copy
        vpternlogd zmm17, zmm19, zmm9, 0xd2          ;   442.2 p0      41 next
        vpternlogd zmm23, zmm15, zmm15, 0xcf         ;   442.7 p5      41 next
        vpandd zmm28, zmm28, zmm27                   ;   443.2 p0      41 next
        vpandd zmm1, zmm8, zmm7                      ;   443.7 p5      41 next
        vpternlogd zmm15, zmm22, zmm8, 0x93          ;   444.2 p0      41 next
        vpternlogd zmm12, zmm29, zmm9, 0x2d          ;   444.7 p5      41 next
        vpternlogd zmm15, zmm10, zmm26, 0x87         ;   445.2 p0      41 next
        vpternlogd zmm28, zmm15, zmm20, 0x96         ;   446.2 p5      41 next
        vpandd zmm10, zmm19, zmm14                   ;   446.2 p0      41 next
        vmovdqa64 zmm9, zmm16                        ;   409.7         41 next copy
        vpternlogd zmm23, zmm11, zmm27, 0x96         ;   446.7 p5      41 next
        vmovdqa64 zmm11, zmm16                       ;   409.7         41 next copy
        vpternlogd zmm11, zmm0, zmm0, 0x3f           ;   447.2 p0      41 next
        vpternlogd zmm9, zmm3, zmm18, 0x6a           ;   447.7 p5      41 next
        vmovdqa64 zmm15, zmm9                        ;   448.7         41 next copy
        vmovdqa64 zmm14, zmm18                       ;   408.2         41 next copy
        vpternlogd zmm14, zmm6, zmm31, 0x6a          ;   448.2 p0      41 next
        vmovdqa64 zmm22, zmm14                       ;   449.2         41 next copy
        vpternlogd zmm22, zmm11, zmm3, 0x93          ;   449.2 p5      41 next
        vmovdqa64 zmm20, zmm3                        ;   408.7         41 next copy
        vpternlogd zmm20, zmm18, zmm31, 0x93         ;   449.2 p0      41 next
        vpternlogd zmm1, zmm24, zmm17, 0x69          ;   449.7 p5      41 next
        vmovdqa64 zmm24, zmm11                       ;   448.2         41 next copy
        vpternlogd zmm24, zmm21, zmm6, 0x87          ;   450.2 p0      41 next
        vmovdqa64 zmm17, zmm16                       ;   409.7         41 next copy
        vpternlogd zmm17, zmm21, zmm18, 0xc9         ;   450.7 p5      41 next
        vmovdqa64 zmm27, zmm20                       ;   450.2         41 next copy
        vpternlogd zmm27, zmm0, zmm31, 0x87          ;   451.2 p0      41 next
        vmovdqa64 zmm26, zmm3                        ;   408.7         41 next copy
        vmovdqa64 zmm29, zmm21                       ;   409.2         41 next copy
        vpternlogd zmm29, zmm6, zmm31, 0x28          ;   451.7 p5      41 next
        vpternlogd zmm15, zmm21, zmm6, 0x60          ;   452.2 p0      41 next
        vpternlogd zmm13, zmm5, zmm7, 0x78           ;   452.7 p5      41 next
        vpternlogd zmm9, zmm18, zmm31, 0x4b          ;   453.2 p0      41 next
        vpandd zmm5, zmm31, zmm16                    ;   453.7 p5      41 next
        vpternlogd zmm29, zmm21, zmm3, 0x2d          ;   454.2 p0      41 next
        vpternlogd zmm29, zmm16, zmm18, 0x87         ;   455.2 p5      41 next
        vpternlogd zmm27, zmm9, zmm17, 0x78          ;   455.2 p0      41 next
        vpternlogd zmm9, zmm6, zmm0, 0x78            ;   455.7 p5      41 next
        vpternlogd zmm15, zmm22, zmm3, 0x39          ;   456.2 p0      41 next
        vpternlogd zmm15, zmm24, zmm5, 0x69          ;   457.2 p5      41 next
        vpternlogd zmm15, zmm11, zmm17, 0x4b         ;   458.2 p0      41 next
        vpternlogd zmm15, zmm20, zmm0, 0x1e          ;   459.2 p5      41 next
        vmovdqa64 zmm11, zmm3                        ;   408.7         41 next copy
        vpternlogd zmm5, zmm21, zmm0, 0x87           ;   458.2 p0      41 next
        vpxord zmm26, zmm26, zmm5                    ;   459.2 p5      41 next
        vpternlogd zmm20, zmm21, zmm18, 0x78         ;   459.2 p0      41 next
        vpxord zmm11, zmm11, zmm20                   ;   460.2 p5      41 next
        vpternlogd zmm26, zmm27, zmm6, 0xc6          ;   460.2 p0      41 next
        vmovdqa64 zmm27, zmm24                       ;   451.2         41 next copy
        vpternlogd zmm2, zmm8, zmm3, 0x96            ;   460.7 p5      41 next
        vpternlogd zmm27, zmm18, zmm31, 0x28         ;   461.2 p0      41 next
        vpternlogd zmm27, zmm9, zmm3, 0x2d           ;   462.2 p5      41 next
        vmovdqa64 zmm8, zmm14                        ;   449.2         41 next copy
        vpternlogd zmm8, zmm16, zmm6, 0x78           ;   462.2 p0      41 next
        vpternlogd zmm27, zmm8, zmm5, 0x69           ;   463.2 p5      41 next
        vpternlogd zmm8, zmm29, zmm0, 0xd2           ;   463.2 p0      41 next
        vpternlogd zmm24, zmm11, zmm16, 0x9c         ;   463.7 p5      41 next
        vpternlogd zmm30, zmm0, [rbp + 5824], 0x96   ;   464.2 p0+p2   41 next
        vpternlogd zmm29, zmm31, zmm31, 0x3f         ;   464.7 p5      41 next
        vpternlogd zmm11, zmm29, zmm0, 0x39          ;   465.7 p0      41 next
        vpternlogd zmm25, zmm6, [rbp + 5952], 0x69   ;   465.7 p5+p3   41 next
        vpternlogd zmm29, zmm9, zmm18, 0xd2          ;   466.2 p0      41 next
        vpternlogd zmm9, zmm5, zmm0, 0x28            ;   466.7 p5      41 next
        vmovdqu64 zmm0, [r10 + 9344]                 ;   306.2 p2      44 next
        vpxord zmm0, zmm0, zmm25                     ;   467.2 p0      44 next
        vpternlogd zmm17, zmm14, zmm31, 0x39         ;   467.7 p5      41 next
        vpternlogd zmm8, zmm14, zmm21, 0xb4          ;   468.2 p0      41 next
        vmovdqa64 zmm14, zmm16                       ;   409.7         41 next copy
        vpternlogd zmm14, zmm21, zmm18, 0x35         ;   468.7 p5      41 next
        vpternlogd zmm9, zmm17, zmm16, 0x87          ;   469.2 p0      41 next
        vpternlogd zmm11, zmm14, zmm22, 0x96         ;   469.7 p5      41 next
        vpternlogd zmm24, zmm29, zmm21, 0xc6         ;   470.2 p0      41 next
        vpternlogd zmm24, zmm22, zmm6, 0x1e          ;   471.2 p5      41 next
        vmovdqu64 zmm5, [r10 + 9408]                 ;   309.8 p3      44 next
        vpternlogd zmm19, zmm31, [rbp + 5888], 0x96  ;   471.2 p0+p2   41 next
        vpternlogd zmm15, zmm19, [r10 + 9792], 0x96  ;   472.2 p5+p3   44 next
        vpternlogd zmm10, zmm12, zmm16, 0x96         ;   472.2 p0      41 next
        vpternlogd zmm8, zmm3, zmm18, 0x78           ;   472.7 p5      41 next
        vpternlogd zmm1, zmm18, [rbp + 6016], 0x96   ;   473.2 p0+p2   41 next
        vpxord zmm5, zmm5, zmm1                      ;   474.2 p5      44 next
        vpternlogd zmm8, zmm1, [r10 + 9984], 0x96    ;   474.2 p0+p3   44 next
        vmovdqu64 zmm14, [r10 + 9280]                ;   315.7 p2      44 next
        vmovdqu64 zmm17, [r10 + 9536]                ;   315.8 p3      44 next
        vpternlogd zmm28, zmm7, zmm21, 0x96          ;   474.7 p5      41 next
        vpxord zmm17, zmm17, zmm28                   ;   475.7 p0      44 next
        vmovdqu64 zmm12, [r10 + 9664]                ;   316.7 p2      44 next
        vpternlogd zmm11, zmm2, [r10 + 10048], 0x96  ;   475.7 p5+p3   44 next
        vpternlogd zmm27, zmm25, [r10 + 9920], 0x96  ;   476.2 p0+p2   44 next
        vmovdqa64 zmm25, zmm17                       ;   476.7         41 next copy
        vmovdqu64 zmm3, [r10 + 9216]                 ;   318.2 p3      44 next
        vpternlogd zmm9, zmm20, zmm18, 0x96          ;   476.7 p5      41 next
        vpternlogd zmm9, zmm10, [r10 + 10176], 0x96  ;   477.7 p0+p2   44 next
        vpxord zmm12, zmm12, zmm13                   ;   477.7 p5      44 next
        vmovdqa64 zmm1, zmm12                        ;   478.7         41 next copy
        vmovdqu64 zmm7, [r10 + 9600]                 ;   320.3 p3      44 next
        vpxord zmm7, zmm7, zmm10                     ;   478.2 p0      44 next
        vpxord zmm14, zmm14, zmm30                   ;   478.7 p5      44 next
        vmovdqa64 zmm20, zmm5                        ;   475.2         41 next copy
        vpternlogd zmm26, zmm30, [r10 + 9856], 0x96  ;   479.2 p0+p2   44 next
        vpternlogd zmm24, zmm28, [r10 + 10112], 0x96 ;   479.7 p5+p3   44 next
        vmovdqu64 zmm6, [r10 + 9472]                 ;   324.2 p2      44 next
        vpxord zmm6, zmm6, zmm2                      ;   480.2 p0      44 next
        vpxord zmm3, zmm3, zmm19                     ;   480.7 p5      44 next
        vpternlogd zmm1, zmm0, zmm3, 0x28            ;   481.7 p0      41 next
        vpxord zmm16, zmm0, zmm14                    ;   481.7 p5      41 next
        vpternlogd zmm23, zmm4, [r10 + 9728], 0x96   ;   482.2 p0+p3   44 next
        vmovdqa64 zmm2, zmm1                         ;   482.7         41 next copy
        vpternlogd zmm2, zmm7, zmm17, 0x87           ;   482.7 p5      41 next
        vmovdqa64 zmm22, zmm2                        ;   483.7         41 next copy
        vpxord zmm10, zmm23, zmm0                    ;   483.2 p0      41 next
        vmovdqa64 zmm13, zmm10                       ;   484.2         41 next copy
        vpxord zmm4, zmm12, zmm6                     ;   483.7 p5      41 next
        vpternlogd zmm13, zmm2, zmm17, 0x93          ;   484.2 p0      41 next
        vpternlogd zmm13, zmm16, zmm12, 0x87         ;   485.2 p5      41 next
        vpternlogd zmm4, zmm13, zmm23, 0x6c          ;   486.2 p0      41 next
        vmovdqa64 zmm31, zmm23                       ;   483.2         41 next copy
        vmovdqa64 zmm19, zmm5                        ;   475.2         41 next copy
        vpxord zmm18, zmm3, zmm14                    ;   485.7 p5      41 next
        vpternlogd zmm19, zmm0, zmm14, 0x65          ;   486.2 p0      41 next
        vpternlogd zmm19, zmm18, zmm3, 0x4b          ;   487.2 p5      41 next
        vpternlogd zmm22, zmm6, zmm5, 0x78           ;   487.2 p0      41 next
        vpternlogd zmm1, zmm3, zmm3, 0xf3            ;   487.7 p5      41 next
        vpternlogd zmm25, zmm14, zmm3, 0x6c          ;   488.2 p0      41 next
        vmovdqu64 [rbp + 6016], zmm2                 ;   483.7 p8+p9   41 next spill
        vpandd zmm29, zmm18, zmm6                    ;   488.7 p5      41 next
        vpternlogd zmm31, zmm12, zmm17, 0x95         ;   489.2 p0      41 next
        vpxord zmm28, zmm7, zmm5                     ;   489.7 p5      41 next
        vpternlogd zmm20, zmm0, zmm0, 0xc3           ;   490.2 p0      41 next
        vmovdqa64 zmm2, zmm20                        ;   491.2         41 next copy
        vpternlogd zmm2, zmm19, zmm10, 0x39          ;   491.2 p5      41 next
        vmovdqa64 zmm21, zmm20                       ;   491.2         41 next copy
        vpternlogd zmm21, zmm19, zmm17, 0xc6         ;   491.2 p0      41 next
        vpternlogd zmm21, zmm28, zmm25, 0x96         ;   492.2 p5      41 next
        vpternlogd zmm29, zmm21, zmm13, 0x69         ;   493.2 p0      41 next
        vpxord zmm13, zmm3, zmm7                     ;   492.7 p5      41 next
        vpandd zmm21, zmm14, zmm10                   ;   493.2 p0      41 next
        vmovdqa64 zmm30, zmm13                       ;   493.7         41 next copy
        vpandd zmm10, zmm10, zmm5                    ;   493.7 p5      41 next
        vmovdqu64 [rbp + 5952], zmm10                ;   494.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 5824], zmm21                ;   494.2 p8+p9   41 next spill
        vpternlogd zmm25, zmm13, zmm12, 0x78         ;   494.2 p0      41 next
        vpternlogd zmm30, zmm20, zmm23, 0x65         ;   494.7 p5      41 next
        vmovdqa64 zmm10, zmm21                       ;   494.2         41 next copy
        vpandd zmm21, zmm12, zmm6                    ;   495.2 p0      41 next
        vpternlogd zmm21, zmm23, zmm3, 0x87          ;   496.2 p5      41 next
        vpternlogd zmm30, zmm12, zmm17, 0x87         ;   496.2 p0      41 next
        vpternlogd zmm18, zmm21, zmm7, 0x93          ;   497.2 p5      41 next
        vpternlogd zmm3, zmm18, zmm5, 0x9c           ;   498.2 p0      41 next
        vpternlogd zmm18, zmm28, zmm12, 0x87         ;   498.2 p5      41 next
        vpternlogd zmm12, zmm0, zmm14, 0x78          ;   498.2 p0      41 next
        vpternlogd zmm16, zmm12, zmm17, 0x6c         ;   499.2 p5      41 next
        vpandd zmm17, zmm17, zmm6                    ;   499.2 p0      41 next
        vpandd zmm13, zmm13, zmm23                   ;   499.7 p5      41 next
        vpternlogd zmm10, zmm7, zmm5, 0x78           ;   500.2 p0      41 next
        vpternlogd zmm7, zmm14, zmm5, 0x95           ;   500.7 p5      41 next
        vpternlogd zmm16, zmm28, zmm6, 0x78          ;   501.2 p0      41 next
        vpandd zmm28, zmm0, zmm6                     ;   501.7 p5      41 next
        vpternlogd zmm28, zmm3, zmm31, 0x69          ;   502.7 p0      41 next
        vpternlogd zmm31, zmm23, zmm17, 0x79         ;   502.7 p5      41 next
        vpternlogd zmm20, zmm14, zmm14, 0xcf         ;   503.2 p0      41 next
        vmovdqa64 zmm3, zmm31                        ;   503.7         41 next copy
        vpternlogd zmm3, zmm6, zmm14, 0x87           ;   503.7 p5      41 next
        vpternlogd zmm17, zmm30, zmm19, 0x69         ;   504.2 p0      41 next
        vmovdqa64 zmm19, zmm11                       ;   476.7         41 next copy
        vpternlogd zmm19, zmm8, zmm15, 0x93          ;   504.7 p5      41 next
        vpternlogd zmm21, zmm30, zmm22, 0x96         ;   505.2 p0      41 next
        vpternlogd zmm18, zmm13, zmm3, 0x96          ;   505.7 p5      41 next
        vpxord zmm3, zmm2, zmm10                     ;   506.2 p0      41 next
        vpternlogd zmm31, zmm10, zmm22, 0x69         ;   506.7 p5      41 next
        vmovdqa64 zmm10, zmm9                        ;   478.7         41 next copy
        vpternlogd zmm10, zmm26, zmm26, 0x3f         ;   507.2 p0      41 next
        vpternlogd zmm20, zmm3, zmm25, 0x69          ;   507.7 p5      41 next
        vmovdqa64 zmm3, zmm9                         ;   478.7         41 next copy
        vmovdqa64 zmm23, zmm19                       ;   505.7         41 next copy
        vpternlogd zmm23, zmm26, zmm15, 0x87         ;   508.2 p0      41 next
        vpternlogd zmm3, zmm11, zmm8, 0x6a           ;   508.7 p5      41 next
        vmovdqa64 zmm22, zmm10                       ;   508.2         41 next copy
        vpternlogd zmm7, zmm16, zmm2, 0x96           ;   509.2 p0      41 next
        vpandd zmm2, zmm15, zmm9                     ;   509.7 p5      41 next
        vpternlogd zmm1, zmm31, zmm16, 0x96          ;   510.2 p0      41 next
        vmovdqa64 zmm31, zmm24                       ;   480.7         41 next copy
        vpternlogd zmm17, zmm12, zmm0, 0x78          ;   510.7 p5      41 next
        vpternlogd zmm31, zmm27, zmm15, 0x28         ;   511.2 p0      41 next
        vpternlogd zmm31, zmm24, zmm11, 0x2d         ;   512.2 p5      41 next
        vmovdqa64 zmm12, zmm8                        ;   475.2         41 next copy
        vmovdqa64 zmm13, zmm3                        ;   509.7         41 next copy
        vpternlogd zmm13, zmm24, zmm27, 0x60         ;   512.2 p0      41 next
        vpternlogd zmm22, zmm24, zmm27, 0x87         ;   512.7 p5      41 next
        vpternlogd zmm12, zmm27, zmm15, 0x6a         ;   513.2 p0      41 next
        vmovdqa64 zmm16, zmm12                       ;   514.2         41 next copy
        vpternlogd zmm28, zmm8, [rbp + 5824], 0x96   ;   513.7 p5+p2   41 next
        vpternlogd zmm4, zmm5, zmm15, 0x96           ;   514.2 p0      41 next
        vpternlogd zmm16, zmm10, zmm11, 0x93         ;   514.7 p5      41 next
        vpternlogd zmm13, zmm16, zmm11, 0x39         ;   515.7 p0      41 next
        vpternlogd zmm13, zmm22, zmm2, 0x69          ;   516.7 p5      41 next
        vpternlogd zmm3, zmm8, zmm15, 0x4b           ;   516.2 p0      41 next
        vmovdqa64 zmm14, zmm9                        ;   478.7         41 next copy
        vmovdqa64 zmm5, zmm12                        ;   514.2         41 next copy
        vpternlogd zmm20, zmm6, zmm11, 0x96          ;   516.7 p5      41 next
        vpternlogd zmm14, zmm24, zmm8, 0xc9          ;   517.2 p0      41 next
        vpternlogd zmm13, zmm10, zmm14, 0x4b         ;   518.2 p5      41 next
        vpternlogd zmm13, zmm19, zmm26, 0x1e         ;   519.2 p0      41 next
        vpternlogd zmm19, zmm24, zmm8, 0x78          ;   518.7 p5      41 next
        vpternlogd zmm23, zmm3, zmm14, 0x78          ;   519.2 p0      41 next
        vpternlogd zmm3, zmm27, zmm26, 0x78          ;   519.7 p5      41 next
        vpternlogd zmm14, zmm12, zmm15, 0x39         ;   520.2 p0      41 next
        vmovdqu64 zmm6, [rbp + 2368]                 ;   425.7 p3      50 next
        vmovdqa64 zmm10, zmm11                       ;   476.7         41 next copy
        vpternlogd zmm5, zmm9, zmm27, 0x78           ;   520.7 p5      41 next
        vpternlogd zmm29, zmm26, [rbp + 6016], 0x96  ;   521.2 p0+p2   41 next
        vpternlogd zmm31, zmm9, zmm8, 0x87           ;   521.7 p5      41 next
        vpxord zmm10, zmm10, zmm19                   ;   522.2 p0      41 next
        vpternlogd zmm2, zmm24, zmm26, 0x87          ;   522.7 p5      41 next
        vmovdqa64 zmm30, zmm2                        ;   523.7         41 next copy
        vpternlogd zmm30, zmm10, zmm19, 0x96         ;   523.7 p0      41 next
        vpternlogd zmm30, zmm23, zmm27, 0xc6         ;   524.7 p5      41 next
        vmovdqa64 zmm23, zmm22                       ;   513.7         41 next copy
        vpternlogd zmm23, zmm8, zmm15, 0x28          ;   524.2 p0      41 next
        vpternlogd zmm23, zmm3, zmm11, 0x2d          ;   525.2 p5      41 next
        vpternlogd zmm23, zmm5, zmm2, 0x69           ;   526.2 p0      41 next
        vpternlogd zmm5, zmm31, zmm26, 0xd2          ;   525.7 p5      41 next
        vpternlogd zmm31, zmm15, zmm15, 0x3f         ;   526.2 p0      41 next
        vmovdqa64 zmm15, zmm31                       ;   527.2         41 next copy
        vpternlogd zmm15, zmm3, zmm8, 0xd2           ;   527.2 p5      41 next
        vpternlogd zmm5, zmm12, zmm24, 0xb4          ;   527.2 p0      41 next
        vpternlogd zmm3, zmm2, zmm26, 0x28           ;   527.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 1984]                 ;   425.7 p3      50 next
        vpternlogd zmm5, zmm11, zmm8, 0x78           ;   528.2 p0      41 next
        vmovdqa64 zmm12, zmm9                        ;   478.7         41 next copy
        vpternlogd zmm12, zmm24, zmm8, 0x35          ;   528.7 p5      41 next
        vpxord zmm6, zmm6, [r11 + 960]               ;   529.2 p0+p2   50 next
        vmovdqu64 zmm11, [rbp + 2432]                ;   425.7 p3      50 next
        vpxord zmm2, zmm2, [r11 + 576]               ;   529.7 p5+p2   50 next
        vpternlogd zmm3, zmm14, zmm9, 0x87           ;   530.2 p0      41 next
        vpternlogd zmm3, zmm19, zmm8, 0x96           ;   531.2 p5      41 next
        vmovdqu64 zmm8, [rbp + 2624]                 ;   425.7 p3      50 next
        vpxord zmm8, zmm8, [r11 + 192]               ;   531.2 p0+p2   50 next
        vmovdqu64 zmm14, [rbp + 2304]                ;   425.7 p3      50 next
        vpternlogd zmm31, zmm10, zmm26, 0x2d         ;   531.7 p5      41 next
        vpternlogd zmm10, zmm22, zmm9, 0xb4          ;   532.2 p0      41 next
        vpternlogd zmm10, zmm15, zmm24, 0xc6         ;   533.2 p5      41 next
        vmovdqu64 zmm19, [rbp + 2688]                ;   425.7 p2      50 next
        vpternlogd zmm21, zmm25, zmm27, 0x69         ;   533.2 p0      41 next
        vmovdqu64 zmm25, [rbp + 2240]                ;   425.7 p3      50 next
        vpternlogd zmm31, zmm12, zmm16, 0x96         ;   533.7 p5      41 next
        vpternlogd zmm18, zmm0, zmm24, 0x96          ;   534.2 p0      41 next
        vmovdqu64 zmm24, [rbp + 2560]                ;   425.7 p2      50 next
        vpternlogd zmm10, zmm16, zmm27, 0x1e         ;   534.7 p5      41 next
        vmovdqu64 zmm27, [rbp + 2560]                ;   425.7 p3     108 r reload
        vpternlogd zmm30, zmm29, zmm27, 0x96         ;   535.2 p0      50 next
        vmovdqu64 zmm27, [rbp + 2816]                ;   425.7 p2      50 next
        vpxord zmm27, zmm27, [r11 + 384]             ;   535.7 p5+p3   50 next
        vmovdqu64 zmm26, [rbp + 2496]                ;   425.7 p2     108 r reload
        vmovdqu64 zmm0, [rbp + 2496]                 ;   425.7 p3      50 next
        vpxord zmm24, zmm24, [r11 + 128]             ;   536.2 p0+p2   50 next
        vpternlogd zmm23, zmm21, [rbp + 2624], 0x96  ;   536.7 p5+p3   50 next
        vpxord zmm0, zmm0, [r11 + 64]                ;   537.2 p0+p2   50 next
        vmovdqu64 zmm22, [rbp + 2176]                ;   425.7 p3      50 next
        vmovdqu64 zmm16, [rbp + 2112]                ;   425.7 p2      50 next
        vpxord zmm19, zmm19, [r11 + 256]             ;   537.7 p5+p3   50 next
        vmovdqu64 zmm15, [rbp + 2048]                ;   425.7 p2      50 next
        vpternlogd zmm31, zmm20, [rbp + 2752], 0x96  ;   538.2 p0+p3   50 next
        vmovdqu64 [rbp + 6080], zmm7                 ;   510.2 p7+p4   41 next spill
        vpxord zmm14, zmm14, [r11 + 896]             ;   538.7 p5+p2   50 next
        vpternlogd zmm1, zmm9, [rbp + 5952], 0x96    ;   539.2 p0+p3   41 next
        vpternlogd zmm3, zmm1, [rbp + 2880], 0x96    ;   540.2 p5+p2   50 next
        vmovdqu64 [rbp + 5952], zmm3                 ;   541.2 p8+p9   50 next spill
        vpternlogd zmm13, zmm4, zmm26, 0x96          ;   540.2 p0      50 next
        vpxord zmm16, zmm16, [r11 + 704]             ;   540.7 p5+p3   50 next
        vpternlogd zmm5, zmm28, [rbp + 2688], 0x96   ;   541.2 p0+p2   50 next
        vmovdqu64 zmm26, [rbp + 2880]                ;   425.7 p3      50 next
        vpxord zmm15, zmm15, [r11 + 640]             ;   541.7 p5+p2   50 next
        vpxord zmm11, zmm11, [r11]                   ;   542.2 p0+p3   50 next
        vmovdqa64 zmm3, zmm27                        ;   536.7         41 next copy
        vpxord zmm26, zmm26, [r11 + 448]             ;   542.7 p5+p2   50 next
        vpternlogd zmm3, zmm0, zmm6, 0x28            ;   543.2 p0      41 next
        vmovdqu64 [rbp + 6144], zmm20                ;   517.7 p7+p4   41 next spill
        vpxord zmm20, zmm0, zmm26                    ;   543.7 p5      41 next
        vmovdqu64 zmm9, [rbp + 2752]                 ;   425.7 p3      50 next
        vpxord zmm22, zmm22, [r11 + 768]             ;   544.2 p0+p2   50 next
        vmovdqu64 [rbp + 6208], zmm23                ;   537.7 p8+p9   50 next spill
        vmovdqu64 [rbp + 6016], zmm31                ;   539.2 p7+p4   50 next spill
        vpxord zmm9, zmm9, [r11 + 320]               ;   544.7 p5+p3   50 next
        vpternlogd zmm10, zmm18, [rbp + 2816], 0x96  ;   545.2 p0+p2   50 next
        vmovdqu64 [rbp + 5824], zmm10                ;   546.2 p8+p9   50 next spill
        vmovdqa64 zmm10, zmm3                        ;   544.2         41 next copy
        vmovdqu64 [rbp + 6272], zmm28                ;   514.7 p7+p4   41 next spill
        vmovdqa64 zmm28, zmm20                       ;   544.7         41 next copy
        vpternlogd zmm10, zmm9, zmm19, 0x87          ;   545.7 p5      41 next
        vpternlogd zmm28, zmm10, zmm19, 0x93         ;   546.7 p0      41 next
        vmovdqa64 zmm31, zmm10                       ;   546.7         41 next copy
        vmovdqu64 [rbp + 6336], zmm29                ;   522.2 p8+p9   41 next spill
        vpxord zmm29, zmm6, zmm9                     ;   546.7 p5      41 next
        vmovdqu64 [rbp + 6400], zmm10                ;   546.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 6464], zmm13                ;   541.2 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm19                       ;   538.7         41 next copy
        vpternlogd zmm13, zmm11, zmm6, 0x6c          ;   547.2 p0      41 next
        vmovdqa64 zmm10, zmm29                       ;   547.7         41 next copy
        vmovdqu64 [rbp + 5888], zmm5                 ;   542.2 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm24                        ;   537.2         41 next copy
        vpternlogd zmm5, zmm0, zmm11, 0x65           ;   547.7 p5      41 next
        vmovdqu64 [rbp + 6528], zmm30                ;   536.2 p8+p9   50 next spill
        vmovdqu64 [rbp + 6592], zmm17                ;   511.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 6656], zmm18                ;   535.2 p8+p9   41 next spill
        vpxord zmm17, zmm11, zmm6                    ;   548.2 p0      41 next
        vpternlogd zmm5, zmm17, zmm6, 0x4b           ;   549.2 p5      41 next
        vmovdqu64 [rbp + 6720], zmm1                 ;   540.2 p7+p4   41 next spill
        vpternlogd zmm3, zmm6, zmm6, 0xf3            ;   549.2 p0      41 next
        vmovdqu64 [rbp + 6784], zmm4                 ;   515.2 p8+p9   41 next spill
        vmovdqa64 zmm4, zmm29                        ;   547.7         41 next copy
        vmovdqa64 zmm23, zmm24                       ;   537.2         41 next copy
        vpxord zmm30, zmm8, zmm27                    ;   549.7 p5      41 next
        vpternlogd zmm23, zmm0, zmm0, 0xc3           ;   550.2 p0      41 next
        vmovdqa64 zmm1, zmm23                        ;   551.2         41 next copy
        vpternlogd zmm4, zmm13, zmm27, 0x6c          ;   550.7 p5      41 next
        vpternlogd zmm1, zmm5, zmm19, 0xc6           ;   551.2 p0      41 next
        vmovdqu64 [rbp + 6848], zmm21                ;   534.2 p7+p4   41 next spill
        vpxord zmm7, zmm11, zmm0                     ;   551.7 p5      41 next
        vpternlogd zmm28, zmm7, zmm27, 0x87          ;   552.7 p0      41 next
        vpternlogd zmm30, zmm28, zmm26, 0x6c         ;   553.7 p5      41 next
        vmovdqu64 [rbp + 6912], zmm30                ;   554.7 p8+p9   41 next spill
        vpxord zmm30, zmm9, zmm24                    ;   553.2 p0      41 next
        vpternlogd zmm13, zmm1, zmm30, 0x96          ;   554.2 p5      41 next
        vpandd zmm1, zmm8, zmm27                     ;   554.2 p0      41 next
        vpternlogd zmm1, zmm26, zmm6, 0x87           ;   555.2 p5      41 next
        vpternlogd zmm10, zmm23, zmm26, 0x65         ;   555.2 p0      41 next
        vpternlogd zmm10, zmm27, zmm19, 0x87         ;   556.2 p5      41 next
        vpandd zmm18, zmm17, zmm8                    ;   556.2 p0      41 next
        vmovdqa64 zmm21, zmm7                        ;   552.7         41 next copy
        vpternlogd zmm18, zmm13, zmm28, 0x69         ;   557.2 p5      41 next
        vpternlogd zmm17, zmm1, zmm9, 0x93           ;   557.2 p0      41 next
        vpternlogd zmm6, zmm17, zmm24, 0x9c          ;   558.2 p5      41 next
        vmovdqa64 zmm13, zmm26                       ;   543.7         41 next copy
        vpternlogd zmm13, zmm27, zmm19, 0x95         ;   558.2 p0      41 next
        vpternlogd zmm17, zmm30, zmm27, 0x87         ;   558.7 p5      41 next
        vpternlogd zmm27, zmm0, zmm11, 0x78          ;   559.2 p0      41 next
        vpternlogd zmm7, zmm27, zmm19, 0x6c          ;   560.2 p5      41 next
        vpternlogd zmm7, zmm30, zmm8, 0x78           ;   561.2 p0      41 next
        vpxord zmm25, zmm25, [r11 + 832]             ;   560.7 p5+p3   50 next
        vpternlogd zmm31, zmm8, zmm24, 0x78          ;   561.2 p0      41 next
        vpternlogd zmm21, zmm20, zmm0, 0x48          ;   561.7 p5      41 next
        vmovdqa64 zmm28, zmm21                       ;   562.7         41 next copy
        vpandd zmm19, zmm19, zmm8                    ;   562.2 p0      41 next
        vpandd zmm29, zmm29, zmm26                   ;   562.7 p5      41 next
        vpternlogd zmm1, zmm10, zmm31, 0x96          ;   563.2 p0      41 next
        vpternlogd zmm26, zmm19, zmm13, 0x6b         ;   563.7 p5      41 next
        vpternlogd zmm19, zmm10, zmm5, 0x69          ;   564.2 p0      41 next
        vmovdqa64 zmm10, zmm14                       ;   539.7         41 next copy
        vpternlogd zmm10, zmm22, zmm16, 0x6a         ;   564.7 p5      41 next
        vpternlogd zmm19, zmm27, zmm0, 0x2d          ;   565.2 p0      41 next
        vpternlogd zmm28, zmm9, zmm24, 0x78          ;   565.7 p5      41 next
        vpternlogd zmm31, zmm26, zmm28, 0x69         ;   566.7 p0      41 next
        vpternlogd zmm26, zmm8, zmm11, 0x87          ;   566.7 p5      41 next
        vpternlogd zmm9, zmm11, zmm11, 0xcf          ;   567.2 p0      41 next
        vpternlogd zmm3, zmm31, zmm7, 0x96           ;   567.7 p5      41 next
        vpternlogd zmm9, zmm7, zmm30, 0x96           ;   568.2 p0      41 next
        vmovdqa64 zmm7, zmm14                        ;   539.7         41 next copy
        vpternlogd zmm17, zmm29, zmm26, 0x96         ;   568.7 p5      41 next
        vpandd zmm29, zmm8, zmm0                     ;   569.2 p0      41 next
        vpternlogd zmm29, zmm13, zmm6, 0x69          ;   570.2 p5      41 next
        vpandd zmm6, zmm24, zmm20                    ;   570.2 p0      41 next
        vmovdqa64 zmm26, zmm23                       ;   551.2         41 next copy
        vpternlogd zmm26, zmm5, zmm20, 0x39          ;   570.7 p5      41 next
        vmovdqa64 zmm13, zmm10                       ;   565.7         41 next copy
        vpternlogd zmm13, zmm25, zmm15, 0x60         ;   571.2 p0      41 next
        vmovdqa64 zmm20, zmm14                       ;   539.7         41 next copy
        vpternlogd zmm20, zmm25, zmm16, 0xc9         ;   571.7 p5      41 next
        vpxord zmm28, zmm28, zmm26                   ;   572.2 p0      41 next
        vpternlogd zmm7, zmm2, zmm2, 0x3f            ;   572.7 p5      41 next
        vmovdqa64 zmm30, zmm7                        ;   573.7         41 next copy
        vpternlogd zmm23, zmm11, zmm11, 0xcf         ;   573.2 p0      41 next
        vmovdqu64 zmm12, [rbp + 1920]                ;   425.7 p2      50 next
        vpxord zmm12, zmm12, [r11 + 512]             ;   573.7 p5+p3   50 next
        vpandd zmm5, zmm12, zmm14                    ;   574.7 p0      41 next
        vpternlogd zmm23, zmm28, zmm4, 0x69          ;   574.7 p5      41 next
        vpternlogd zmm30, zmm25, zmm15, 0x87         ;   575.2 p0      41 next
        vmovdqa64 zmm11, zmm16                       ;   541.7         41 next copy
        vpternlogd zmm11, zmm15, zmm12, 0x6a         ;   575.7 p5      41 next
        vmovdqa64 zmm28, zmm11                       ;   576.7         41 next copy
        vpternlogd zmm28, zmm7, zmm22, 0x93          ;   576.7 p0      41 next
        vpternlogd zmm13, zmm28, zmm22, 0x39         ;   577.7 p5      41 next
        vpternlogd zmm13, zmm30, zmm5, 0x69          ;   578.7 p0      41 next
        vpternlogd zmm13, zmm7, zmm20, 0x4b          ;   579.7 p5      41 next
        vmovdqa64 zmm27, zmm22                       ;   545.2         41 next copy
        vpternlogd zmm27, zmm16, zmm12, 0x93         ;   578.2 p0      41 next
        vpternlogd zmm1, zmm4, zmm15, 0x69           ;   578.7 p5      41 next
        vmovdqa64 zmm4, zmm25                        ;   561.7         41 next copy
        vmovdqa64 zmm31, zmm30                       ;   576.2         41 next copy
        vmovdqa64 zmm7, zmm27                        ;   579.2         41 next copy
        vpternlogd zmm7, zmm2, zmm12, 0x87           ;   579.2 p0      41 next
        vpternlogd zmm13, zmm27, zmm2, 0x1e          ;   580.7 p5      41 next
        vpternlogd zmm27, zmm25, zmm16, 0x78         ;   580.2 p0      41 next
        vpternlogd zmm4, zmm15, zmm12, 0x28          ;   580.7 p5      41 next
        vpternlogd zmm31, zmm16, zmm12, 0x28         ;   581.2 p0      41 next
        vpternlogd zmm4, zmm25, zmm22, 0x2d          ;   581.7 p5      41 next
        vpternlogd zmm4, zmm14, zmm16, 0x87          ;   582.7 p0      41 next
        vpternlogd zmm29, zmm21, zmm16, 0x96         ;   582.7 p5      41 next
        vmovdqa64 zmm21, zmm11                       ;   576.7         41 next copy
        vpternlogd zmm10, zmm16, zmm12, 0x4b         ;   583.2 p0      41 next
        vpternlogd zmm7, zmm10, zmm20, 0x78          ;   584.2 p5      41 next
        vpternlogd zmm10, zmm15, zmm2, 0x78          ;   584.2 p0      41 next
        vpternlogd zmm31, zmm10, zmm22, 0x2d         ;   585.2 p5      41 next
        vpternlogd zmm21, zmm14, zmm15, 0x78         ;   585.2 p0      41 next
        vpternlogd zmm5, zmm25, zmm2, 0x87           ;   585.7 p5      41 next
        vpternlogd zmm31, zmm21, zmm5, 0x69          ;   586.7 p0      41 next
        vpternlogd zmm21, zmm4, zmm2, 0xd2           ;   586.7 p5      41 next
        vpternlogd zmm4, zmm12, zmm12, 0x3f          ;   587.2 p0      41 next
        vpternlogd zmm21, zmm11, zmm25, 0xb4         ;   587.7 p5      41 next
        vpternlogd zmm20, zmm11, zmm12, 0x39         ;   588.2 p0      41 next
        vpxord zmm11, zmm22, zmm27                   ;   588.7 p5      41 next
        vpternlogd zmm30, zmm11, zmm14, 0x9c         ;   589.7 p0      41 next
        vpternlogd zmm11, zmm4, zmm2, 0x39           ;   589.7 p5      41 next
        vpternlogd zmm24, zmm12, [rbp + 6912], 0x96  ;   590.2 p0+p2   41 next
        vpternlogd zmm23, zmm8, zmm22, 0x96          ;   590.7 p5      41 next
        vpternlogd zmm13, zmm24, [r10 + 8768], 0x96  ;   591.2 p0+p3   44 next
        vpternlogd zmm17, zmm25, zmm0, 0x96          ;   591.7 p5      41 next
        vpternlogd zmm21, zmm22, zmm16, 0x78         ;   592.2 p0      41 next
        vpternlogd zmm21, zmm29, [r10 + 8960], 0x96  ;   593.2 p5+p2   44 next
        vpternlogd zmm31, zmm1, [r10 + 8896], 0x96   ;   593.2 p0+p3   44 next
        vpternlogd zmm4, zmm10, zmm16, 0xd2          ;   593.7 p5      41 next
        vpternlogd zmm30, zmm4, zmm25, 0xc6          ;   594.7 p0      41 next
        vpxord zmm4, zmm22, zmm5                     ;   594.7 p5      41 next
        vpternlogd zmm4, zmm7, zmm15, 0xc6           ;   595.7 p0      41 next
        vpternlogd zmm6, zmm3, zmm14, 0x96           ;   595.7 p5      41 next
        vmovdqa64 zmm7, zmm14                        ;   539.7         41 next copy
        vpternlogd zmm7, zmm25, zmm16, 0x35          ;   596.2 p0      41 next
        vpternlogd zmm11, zmm7, zmm28, 0x96          ;   597.2 p5      41 next
        vmovdqu64 zmm8, [r10 + 8448]                 ;   424.8 p2      44 next
        vpternlogd zmm18, zmm2, [rbp + 6400], 0x96   ;   597.2 p0+p3   41 next
        vpternlogd zmm9, zmm26, [r10 + 8704], 0x96   ;   597.7 p5+p2   44 next
        vpternlogd zmm30, zmm28, zmm15, 0x1e         ;   598.2 p0      41 next
        vmovdqu64 zmm15, [r10 + 8512]                ;   426.0 p3      44 next
        vpternlogd zmm19, zmm0, [r10 + 8640], 0x69   ;   598.7 p5+p2   44 next
        vpternlogd zmm10, zmm5, zmm2, 0x28           ;   599.2 p0      41 next
        vpternlogd zmm10, zmm20, zmm14, 0x87         ;   600.2 p5      41 next
        vmovdqu64 zmm20, [r10 + 8576]                ;   427.0 p3      44 next
        vmovdqu64 zmm2, [r10 + 8384]                 ;   427.8 p2      44 next
        vmovdqu64 zmm5, [r10 + 8320]                 ;   428.0 p3      44 next
        vmovdqu64 zmm12, [r10 + 8256]                ;   428.8 p2      44 next
        vpxord zmm12, zmm12, zmm18                   ;   600.2 p0      44 next
        vpternlogd zmm10, zmm27, zmm16, 0x96         ;   601.2 p5      41 next
        vmovdqu64 zmm7, [r10 + 8192]                 ;   430.2 p3      44 next
        vpternlogd zmm4, zmm18, [r10 + 8832], 0x96   ;   601.2 p0+p2   44 next
        vpxord zmm2, zmm2, zmm29                     ;   601.7 p5      44 next
        vpxord zmm5, zmm5, zmm1                      ;   602.2 p0      44 next
        vmovdqa64 zmm22, zmm2                        ;   602.7         41 next copy
        vpternlogd zmm22, zmm5, zmm5, 0xc3           ;   603.2 p5      41 next
        vpxord zmm15, zmm15, zmm17                   ;   603.2 p0      44 next
        vpternlogd zmm10, zmm6, [r10 + 9152], 0x96   ;   603.7 p5+p3   44 next
        vpxord zmm7, zmm7, zmm24                     ;   604.2 p0      44 next
        vmovdqa64 zmm29, zmm9                        ;   598.7         41 next copy
        vmovdqa64 zmm25, zmm15                       ;   604.2         41 next copy
        vpxord zmm8, zmm8, zmm23                     ;   604.7 p5      44 next
        vpternlogd zmm11, zmm23, [r10 + 9024], 0x96  ;   605.2 p0+p2   44 next
        vmovdqa64 zmm23, zmm22                       ;   604.2         41 next copy
        vmovdqa64 zmm1, zmm19                        ;   599.7         41 next copy
        vpternlogd zmm1, zmm5, zmm7, 0x28            ;   605.7 p5      41 next
        vpxord zmm18, zmm12, zmm7                    ;   606.2 p0      41 next
        vpxord zmm20, zmm20, zmm6                    ;   606.7 p5      44 next
        vpternlogd zmm25, zmm12, zmm7, 0x6c          ;   607.2 p0      41 next
        vpxord zmm26, zmm2, zmm20                    ;   607.7 p5      41 next
        vmovdqa64 zmm3, zmm1                         ;   606.7         41 next copy
        vpternlogd zmm30, zmm17, [r10 + 9088], 0x96  ;   608.2 p0+p3   44 next
        vmovdqa64 zmm17, zmm2                        ;   602.7         41 next copy
        vpternlogd zmm17, zmm5, zmm12, 0x65          ;   608.7 p5      41 next
        vpternlogd zmm17, zmm18, zmm7, 0x4b          ;   609.7 p0      41 next
        vpternlogd zmm23, zmm17, zmm15, 0xc6         ;   610.7 p5      41 next
        vpternlogd zmm29, zmm19, zmm15, 0x95         ;   610.2 p0      41 next
        vpternlogd zmm3, zmm20, zmm15, 0x87          ;   610.7 p5      41 next
        vpxord zmm6, zmm5, zmm9                      ;   611.2 p0      41 next
        vpternlogd zmm23, zmm26, zmm25, 0x96         ;   611.7 p5      41 next
        vpandd zmm27, zmm18, zmm8                    ;   612.2 p0      41 next
        vmovdqa64 zmm14, zmm6                        ;   612.2         41 next copy
        vpternlogd zmm14, zmm3, zmm15, 0x93          ;   612.7 p5      41 next
        vpxord zmm16, zmm5, zmm12                    ;   613.2 p0      41 next
        vpternlogd zmm14, zmm16, zmm19, 0x87         ;   614.2 p5      41 next
        vpternlogd zmm27, zmm23, zmm14, 0x69         ;   615.2 p0      41 next
        vmovdqu64 [rbp + 6400], zmm3                 ;   611.7 p7+p4   41 next spill
        vpxord zmm0, zmm19, zmm8                     ;   614.7 p5      41 next
        vmovdqa64 zmm24, zmm3                        ;   611.7         41 next copy
        vpternlogd zmm24, zmm8, zmm2, 0x78           ;   615.2 p0      41 next
        vpternlogd zmm1, zmm7, zmm7, 0xf3            ;   615.7 p5      41 next
        vmovdqu64 [rbp + 6912], zmm27                ;   616.2 p8+p9   41 next spill
        vpandd zmm27, zmm7, zmm9                     ;   616.2 p0      41 next
        vpternlogd zmm27, zmm19, zmm8, 0x87          ;   617.2 p5      41 next
        vpternlogd zmm18, zmm27, zmm20, 0x93         ;   618.2 p0      41 next
        vpandd zmm23, zmm6, zmm12                    ;   617.7 p5      41 next
        vpternlogd zmm0, zmm14, zmm9, 0x6c           ;   618.2 p0      41 next
        vpxord zmm14, zmm7, zmm20                    ;   618.7 p5      41 next
        vpternlogd zmm25, zmm14, zmm19, 0x78         ;   619.7 p0      41 next
        vmovdqa64 zmm28, zmm14                       ;   619.7         41 next copy
        vpternlogd zmm28, zmm22, zmm9, 0x65          ;   619.7 p5      41 next
        vmovdqa64 zmm3, zmm29                        ;   611.2         41 next copy
        vpternlogd zmm0, zmm2, zmm13, 0x96           ;   620.2 p0      41 next
        vpternlogd zmm28, zmm19, zmm15, 0x87         ;   620.7 p5      41 next
        vpternlogd zmm27, zmm28, zmm24, 0x96         ;   621.7 p0      41 next
        vpternlogd zmm3, zmm8, zmm5, 0x78            ;   621.7 p5      41 next
        vmovdqu64 [rbp + 6976], zmm27                ;   622.7 p7+p4   41 next spill
        vmovdqa64 zmm27, zmm18                       ;   619.2         41 next copy
        vpternlogd zmm27, zmm2, zmm7, 0x78           ;   622.2 p0      41 next
        vpternlogd zmm3, zmm27, zmm7, 0x69           ;   623.2 p5      41 next
        vmovdqa64 zmm27, zmm23                       ;   618.7         41 next copy
        vpternlogd zmm27, zmm20, zmm2, 0x78          ;   623.2 p0      41 next
        vpternlogd zmm20, zmm2, zmm12, 0x93          ;   623.7 p5      41 next
        vmovdqa64 zmm7, zmm22                        ;   604.2         41 next copy
        vpternlogd zmm22, zmm12, zmm12, 0xcf         ;   624.2 p0      41 next
        vpternlogd zmm7, zmm17, zmm6, 0x39           ;   624.7 p5      41 next
        vpandd zmm6, zmm6, zmm2                      ;   625.2 p0      41 next
        vmovdqu64 [rbp + 7040], zmm6                 ;   626.2 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm19                        ;   599.7         41 next copy
        vpternlogd zmm6, zmm5, zmm12, 0x78           ;   625.7 p5      41 next
        vpternlogd zmm16, zmm6, zmm15, 0x6c          ;   626.7 p0      41 next
        vpandd zmm15, zmm15, zmm8                    ;   626.7 p5      41 next
        vpternlogd zmm29, zmm15, zmm9, 0x79          ;   627.7 p0      41 next
        vpternlogd zmm12, zmm29, zmm8, 0x93          ;   628.7 p5      41 next
        vpternlogd zmm29, zmm27, zmm24, 0x69         ;   628.7 p0      41 next
        vpternlogd zmm16, zmm26, zmm8, 0x78          ;   628.7 p5      41 next
        vpternlogd zmm20, zmm16, zmm7, 0x96          ;   629.7 p0      41 next
        vpternlogd zmm1, zmm29, zmm16, 0x96          ;   629.7 p5      41 next
        vmovdqa64 zmm16, zmm10                       ;   604.7         41 next copy
        vpternlogd zmm12, zmm14, zmm9, 0x87          ;   630.2 p0      41 next
        vmovdqa64 zmm9, zmm10                        ;   604.7         41 next copy
        vpternlogd zmm9, zmm4, zmm4, 0x3f            ;   630.7 p5      41 next
        vmovdqa64 zmm24, zmm9                        ;   631.7         41 next copy
        vpternlogd zmm24, zmm30, zmm31, 0x87         ;   631.7 p0      41 next
        vpternlogd zmm22, zmm7, zmm27, 0x96          ;   631.7 p5      41 next
        vmovdqa64 zmm7, zmm10                        ;   604.7         41 next copy
        vpternlogd zmm15, zmm28, zmm17, 0x69         ;   632.2 p0      41 next
        vmovdqa64 zmm28, zmm24                       ;   632.7         41 next copy
        vpternlogd zmm28, zmm21, zmm13, 0x28         ;   632.7 p5      41 next
        vpternlogd zmm7, zmm11, zmm21, 0x6a          ;   633.2 p0      41 next
        vmovdqa64 zmm14, zmm7                        ;   634.2         41 next copy
        vpternlogd zmm7, zmm21, zmm13, 0x4b          ;   634.2 p5      41 next
        vpandd zmm19, zmm19, zmm26                   ;   634.2 p0      41 next
        vpternlogd zmm22, zmm25, zmm25, 0xc3         ;   634.7 p5      41 next
        vpternlogd zmm15, zmm6, zmm5, 0x78           ;   635.2 p0      41 next
        vpternlogd zmm19, zmm12, zmm18, 0x96         ;   635.7 p5      41 next
        vpternlogd zmm16, zmm30, zmm21, 0xc9         ;   636.2 p0      41 next
        vmovdqa64 zmm18, zmm11                       ;   606.2         41 next copy
        vpternlogd zmm18, zmm21, zmm13, 0x93         ;   636.7 p5      41 next
        vmovdqa64 zmm26, zmm18                       ;   637.7         41 next copy
        vpternlogd zmm26, zmm4, zmm13, 0x87          ;   637.7 p0      41 next
        vpternlogd zmm26, zmm7, zmm16, 0x78          ;   638.7 p5      41 next
        vpandd zmm6, zmm13, zmm10                    ;   638.2 p0      41 next
        vmovdqa64 zmm12, zmm21                       ;   594.2         41 next copy
        vpternlogd zmm12, zmm31, zmm13, 0x6a         ;   638.7 p5      41 next
        vpternlogd zmm14, zmm30, zmm31, 0x60         ;   639.2 p0      41 next
        vmovdqa64 zmm17, zmm12                       ;   639.7         41 next copy
        vpternlogd zmm17, zmm9, zmm11, 0x93          ;   639.7 p5      41 next
        vpternlogd zmm14, zmm17, zmm11, 0x39         ;   640.7 p0      41 next
        vpternlogd zmm14, zmm24, zmm6, 0x69          ;   641.7 p5      41 next
        vmovdqa64 zmm29, zmm12                       ;   639.7         41 next copy
        vpternlogd zmm6, zmm30, zmm4, 0x87           ;   641.2 p0      41 next
        vpternlogd zmm29, zmm10, zmm31, 0x78         ;   641.7 p5      41 next
        vpternlogd zmm7, zmm31, zmm4, 0x78           ;   642.2 p0      41 next
        vpternlogd zmm28, zmm7, zmm11, 0x2d          ;   643.2 p5      41 next
        vpternlogd zmm28, zmm29, zmm6, 0x69          ;   644.2 p0      41 next
        vpternlogd zmm14, zmm9, zmm16, 0x4b          ;   643.7 p5      41 next
        vpternlogd zmm16, zmm12, zmm13, 0x39         ;   644.2 p0      41 next
        vmovdqa64 zmm27, zmm11                       ;   606.2         41 next copy
        vmovdqa64 zmm2, zmm10                        ;   604.7         41 next copy
        vpxord zmm27, zmm27, zmm6                    ;   644.7 p5      41 next
        vpternlogd zmm27, zmm26, zmm31, 0xc6         ;   645.7 p0      41 next
        vpternlogd zmm14, zmm18, zmm4, 0x1e          ;   645.7 p5      41 next
        vmovdqa64 zmm26, zmm30                       ;   609.2         41 next copy
        vpternlogd zmm26, zmm31, zmm13, 0x28         ;   646.2 p0      41 next
        vpternlogd zmm26, zmm30, zmm11, 0x2d         ;   647.2 p5      41 next
        vpternlogd zmm26, zmm10, zmm21, 0x87         ;   648.2 p0      41 next
        vmovdqa64 zmm9, zmm11                        ;   606.2         41 next copy
        vpternlogd zmm2, zmm30, zmm21, 0x35          ;   647.7 p5      41 next
        vpternlogd zmm29, zmm26, zmm4, 0xd2          ;   649.2 p0      41 next
        vpternlogd zmm26, zmm13, zmm13, 0x3f         ;   649.2 p5      41 next
        vpternlogd zmm29, zmm12, zmm30, 0xb4         ;   650.2 p0      41 next
        vmovdqa64 zmm12, zmm26                       ;   650.2         41 next copy
        vpternlogd zmm12, zmm7, zmm21, 0xd2          ;   650.2 p5      41 next
        vpternlogd zmm7, zmm6, zmm4, 0x28            ;   650.2 p0      41 next
        vmovdqu64 zmm13, [rbp + 6784]                ;   515.2 p2      50 next
        vpternlogd zmm7, zmm16, zmm10, 0x87          ;   651.2 p5      41 next
        vmovdqu64 zmm6, [rbp + 6912]                 ;   616.2 p3      41 next reload
        vpternlogd zmm18, zmm30, zmm21, 0x78         ;   651.2 p0      41 next
        vpxord zmm9, zmm9, zmm18                     ;   652.2 p5      41 next
        vpternlogd zmm26, zmm9, zmm4, 0x2d           ;   653.2 p0      41 next
        vpternlogd zmm9, zmm24, zmm10, 0xb4          ;   653.2 p5      41 next
        vpternlogd zmm9, zmm12, zmm30, 0xc6          ;   654.2 p0      41 next
        vpternlogd zmm4, zmm6, [rbp + 6400], 0x96    ;   653.7 p5+p2   41 next
        vmovdqu64 zmm12, [rbp + 6336]                ;   522.2 p3      50 next
        vmovdqu64 zmm24, [rbp + 6848]                ;   534.2 p2      50 next
        vmovdqu64 zmm16, [rbp + 2176]                ;   480.7 p3     108 r reload
        vmovdqu64 zmm6, [rbp + 1984]                 ;   481.3 p2     108 r reload
        vpternlogd zmm26, zmm2, zmm17, 0x96          ;   654.2 p0      41 next
        vmovdqu64 zmm2, [rbp + 1920]                 ;   481.7 p3     108 r reload
        vpternlogd zmm22, zmm8, zmm11, 0x96          ;   654.7 p5      41 next
        vpternlogd zmm13, zmm2, [r11 + 1216], 0x96   ;   655.2 p0+p2   50 next
        vpternlogd zmm7, zmm18, zmm21, 0x96          ;   655.7 p5      41 next
        vpternlogd zmm9, zmm17, zmm31, 0x1e          ;   656.2 p0      41 next
        vmovdqu64 zmm17, [rbp + 2048]                ;   483.2 p3     108 r reload
        vpternlogd zmm24, zmm17, [r11 + 1344], 0x96  ;   656.7 p5+p2   50 next
        vpternlogd zmm3, zmm23, zmm21, 0x96          ;   657.2 p0      41 next
        vmovdqu64 zmm23, [rbp + 6144]                ;   517.7 p3      50 next
        vpternlogd zmm29, zmm11, zmm21, 0x78         ;   657.7 p5      41 next
        vpternlogd zmm29, zmm3, [rbp + 5888], 0x96   ;   658.7 p0+p2   50 next
        vpternlogd zmm12, zmm6, [r11 + 1280], 0x96   ;   658.7 p5+p3   50 next
        vpternlogd zmm1, zmm10, [rbp + 7040], 0x96   ;   659.2 p0+p2   41 next
        vpternlogd zmm7, zmm1, [rbp + 5952], 0x96    ;   660.2 p5+p3   50 next
        vpternlogd zmm25, zmm31, [rbp + 6976], 0x69  ;   660.2 p0+p2   41 next
        vpternlogd zmm23, zmm16, [r11 + 1472], 0x96  ;   660.7 p5+p3   50 next
        vpternlogd zmm28, zmm25, [rbp + 6208], 0x96  ;   661.2 p0+p2   50 next
        vpternlogd zmm25, zmm17, [rbp + 6848], 0x96  ;   661.7 p5+p3   50 next
        vmovdqu64 zmm21, [rbp + 6656]                ;   535.2 p2      50 next
        vpternlogd zmm19, zmm5, zmm30, 0x96          ;   662.2 p0      41 next
        vmovdqu64 zmm8, [rbp + 2112]                 ;   491.3 p3     108 r reload
        vpternlogd zmm27, zmm4, [rbp + 6528], 0x96   ;   662.7 p5+p2   50 next
        vpternlogd zmm4, zmm6, [rbp + 6336], 0x96    ;   663.2 p0+p3   50 next
        vmovdqu64 zmm5, [rbp + 2304]                 ;   494.2 p2     108 r reload
        vpternlogd zmm3, zmm8, [rbp + 6272], 0x96    ;   663.7 p5+p3   50 next
        vmovdqu64 zmm18, [rbp + 2240]                ;   495.2 p2     108 r reload
        vmovdqu64 zmm10, [rbp + 2368]                ;   495.3 p3     108 r reload
        vmovdqu64 zmm31, [rbp + 6592]                ;   511.7 p2      41 next reload
        vpternlogd zmm15, zmm31, zmm10, 0x96         ;   664.2 p0      50 next
        vpternlogd zmm21, zmm18, [r11 + 1536], 0x96  ;   664.7 p5+p3   50 next
        vmovdqu64 zmm30, [rbp + 6720]                ;   540.2 p2      50 next
        vmovdqu64 zmm17, [r11 + 1088]                ;   497.3 p3      50 next
        vmovdqu64 zmm11, [rbp + 6272]                ;   514.7 p2      50 next
        vpternlogd zmm30, zmm5, [r11 + 1600], 0x96   ;   665.2 p0+p3   50 next
        vpternlogd zmm9, zmm19, [rbp + 5824], 0x96   ;   665.7 p5+p2   50 next
        vpternlogd zmm1, zmm5, [rbp + 6720], 0x96    ;   666.2 p0+p3   50 next
        vmovdqu64 zmm6, [r11 + 1152]                 ;   500.2 p2      50 next
        vpxord zmm6, zmm6, [rbp + 5952]              ;   666.7 p5+p3   50 next
        vmovdqu64 [rbp + 6272], zmm27                ;   663.7 p7+p4   50 next spill
        vpternlogd zmm19, zmm18, [rbp + 6656], 0x96  ;   667.2 p0+p2   50 next
        vmovdqu64 [rbp + 6656], zmm29                ;   659.7 p8+p9   50 next spill
        vmovdqu64 zmm5, [rbp + 6528]                 ;   536.2 p3      50 next
        vpxord zmm5, zmm5, [r11 + 1856]              ;   667.7 p5+p2   50 next
        vmovdqu64 [rbp + 6528], zmm7                 ;   661.2 p7+p4   50 next spill
        vpternlogd zmm14, zmm0, [rbp + 6464], 0x96   ;   668.2 p0+p3   50 next
        vpternlogd zmm11, zmm8, [r11 + 1408], 0x96   ;   668.7 p5+p2   50 next
        vmovdqu64 [rbp + 5952], zmm1                 ;   667.2 p8+p9   50 next spill
        vmovdqu64 zmm1, [rbp + 2432]                 ;   506.2 p3     108 r reload
        vpternlogd zmm0, zmm2, [rbp + 6784], 0x96    ;   669.2 p0+p2   50 next
        vmovdqu64 zmm2, [rbp + 6080]                 ;   510.2 p3      41 next reload
        vpternlogd zmm31, zmm10, [r11 + 1664], 0x96  ;   669.7 p5+p2   50 next
        vmovdqu64 zmm10, [rbp + 6464]                ;   541.2 p3      50 next
        vpxord zmm17, zmm17, [rbp + 5824]            ;   670.2 p0+p2   50 next
        vpternlogd zmm20, zmm2, [rbp + 2432], 0x96   ;   670.7 p5+p3   50 next
        vmovdqu64 [rbp + 6784], zmm15                ;   665.2 p7+p4   50 next spill
        vmovdqu64 [rbp + 6080], zmm4                 ;   664.2 p8+p9   50 next spill
        vpxord zmm10, zmm10, [r11 + 1792]            ;   671.2 p0+p2   50 next
        vmovdqu64 [rbp + 6464], zmm9                 ;   666.7 p7+p4   50 next spill
        vpternlogd zmm26, zmm22, [rbp + 6016], 0x96  ;   671.7 p5+p3   50 next
        vpternlogd zmm22, zmm16, [rbp + 6144], 0x96  ;   672.2 p0+p2   50 next
        vmovdqu64 zmm16, [r11 + 1984]                ;   513.2 p3      50 next
        vpxord zmm16, zmm16, [rbp + 5888]            ;   672.7 p5+p2   50 next
        vmovdqu64 [rbp + 5888], zmm3                 ;   664.7 p8+p9   50 next spill
        vmovdqa64 zmm3, zmm5                         ;   668.7         41 next copy
        vpternlogd zmm3, zmm10, zmm10, 0xc3          ;   673.2 p0      41 next
        vmovdqu64 zmm8, [r11 + 1024]                 ;   514.2 p3      50 next
        vmovdqu64 zmm18, [r11 + 1920]                ;   514.3 p2      50 next
        vmovdqu64 [rbp + 5824], zmm19                ;   668.2 p7+p4   50 next spill
        vpxord zmm18, zmm18, [rbp + 6208]            ;   673.7 p5+p3   50 next
        vpxord zmm8, zmm8, [rbp + 6016]              ;   674.2 p0+p2   50 next
        vpxord zmm15, zmm31, zmm8                    ;   675.2 p5      41 next
        vmovdqu64 [rbp + 6848], zmm14                ;   669.2 p8+p9   50 next spill
        vmovdqu64 [rbp + 6720], zmm26                ;   672.7 p7+p4   50 next spill
        vmovdqu64 [rbp + 6208], zmm0                 ;   670.2 p8+p9   50 next spill
        vpxord zmm0, zmm6, zmm10                     ;   675.2 p0      41 next
        vmovdqa64 zmm7, zmm0                         ;   676.2         41 next copy
        vmovdqu64 [rbp + 6144], zmm28                ;   662.2 p7+p4   50 next spill
        vpxord zmm28, zmm17, zmm18                   ;   675.7 p5      41 next
        vmovdqu64 [rbp + 6016], zmm22                ;   673.2 p8+p9   50 next spill
        vmovdqa64 zmm22, zmm5                        ;   668.7         41 next copy
        vmovdqa64 zmm9, zmm16                        ;   673.7         41 next copy
        vmovdqu64 [rbp + 6336], zmm20                ;   671.7 p7+p4   50 next spill
        vpternlogd zmm2, zmm1, [r11 + 1728], 0x96    ;   676.2 p0+p3   50 next
        vmovdqa64 zmm1, zmm17                        ;   671.2         41 next copy
        vpternlogd zmm1, zmm10, zmm31, 0x28          ;   676.7 p5      41 next
        vmovdqa64 zmm4, zmm1                         ;   677.7         41 next copy
        vpxord zmm27, zmm31, zmm2                    ;   677.2 p0      41 next
        vpternlogd zmm4, zmm8, zmm16, 0x87           ;   677.7 p5      41 next
        vpxord zmm26, zmm2, zmm10                    ;   678.2 p0      41 next
        vpternlogd zmm7, zmm4, zmm16, 0x93           ;   678.7 p5      41 next
        vpternlogd zmm7, zmm26, zmm17, 0x87          ;   679.7 p0      41 next
        vmovdqu64 [rbp + 7040], zmm4                 ;   678.7 p8+p9   41 next spill
        vmovdqa64 zmm29, zmm26                       ;   679.2         41 next copy
        vmovdqa64 zmm19, zmm4                        ;   678.7         41 next copy
        vpternlogd zmm19, zmm18, zmm5, 0x78          ;   679.7 p5      41 next
        vpternlogd zmm29, zmm0, zmm10, 0x48          ;   680.2 p0      41 next
        vpternlogd zmm9, zmm2, zmm31, 0x6c           ;   680.7 p5      41 next
        vpternlogd zmm28, zmm7, zmm6, 0x6c           ;   681.2 p0      41 next
        vmovdqa64 zmm4, zmm15                        ;   676.2         41 next copy
        vpternlogd zmm22, zmm10, zmm2, 0x65          ;   681.7 p5      41 next
        vpternlogd zmm22, zmm27, zmm31, 0x4b         ;   682.7 p0      41 next
        vpternlogd zmm4, zmm3, zmm6, 0x65            ;   682.7 p5      41 next
        vpternlogd zmm4, zmm17, zmm16, 0x87          ;   683.7 p0      41 next
        vmovdqu64 [rbp + 6976], zmm28                ;   682.2 p7+p4   41 next spill
        vpandd zmm28, zmm31, zmm6                    ;   683.7 p5      41 next
        vpternlogd zmm28, zmm17, zmm18, 0x87         ;   684.7 p0      41 next
        vpandd zmm20, zmm27, zmm18                   ;   684.7 p5      41 next
        vpternlogd zmm27, zmm28, zmm8, 0x93          ;   685.7 p0      41 next
        vpternlogd zmm28, zmm4, zmm19, 0x96          ;   685.7 p5      41 next
        vpternlogd zmm1, zmm31, zmm31, 0xf3          ;   686.2 p0      41 next
        vmovdqu64 [rbp + 6400], zmm28                ;   686.7 p8+p9   41 next spill
        vpxord zmm28, zmm8, zmm5                     ;   686.7 p5      41 next
        vpternlogd zmm31, zmm27, zmm5, 0x9c          ;   687.2 p0      41 next
        vpternlogd zmm27, zmm28, zmm17, 0x87         ;   687.7 p5      41 next
        vmovdqa64 zmm14, zmm3                        ;   674.2         41 next copy
        vmovdqu64 [rbp + 6592], zmm25                ;   662.7 p7+p4   50 next spill
        vmovdqa64 zmm25, zmm15                       ;   676.2         41 next copy
        vpandd zmm15, zmm15, zmm6                    ;   688.2 p0      41 next
        vpternlogd zmm14, zmm22, zmm16, 0xc6         ;   688.7 p5      41 next
        vpternlogd zmm25, zmm9, zmm17, 0x6c          ;   689.2 p0      41 next
        vpternlogd zmm9, zmm14, zmm28, 0x96          ;   689.7 p5      41 next
        vpternlogd zmm20, zmm9, zmm7, 0x69           ;   690.7 p0      41 next
        vmovdqa64 zmm7, zmm6                         ;   667.7         41 next copy
        vpternlogd zmm7, zmm17, zmm16, 0x95          ;   690.7 p5      41 next
        vpternlogd zmm17, zmm10, zmm2, 0x78          ;   691.2 p0      41 next
        vpternlogd zmm26, zmm17, zmm16, 0x6c         ;   692.2 p5      41 next
        vpandd zmm16, zmm16, zmm18                   ;   692.2 p0      41 next
        vpternlogd zmm6, zmm16, zmm7, 0x6b           ;   693.2 p5      41 next
        vpternlogd zmm16, zmm4, zmm22, 0x69          ;   693.2 p0      41 next
        vmovdqa64 zmm14, zmm3                        ;   674.2         41 next copy
        vpternlogd zmm3, zmm2, zmm2, 0xcf            ;   693.7 p5      41 next
        vmovdqa64 zmm9, zmm29                        ;   681.2         41 next copy
        vpternlogd zmm9, zmm8, zmm5, 0x78            ;   694.2 p0      41 next
        vpternlogd zmm19, zmm6, zmm9, 0x69           ;   695.2 p5      41 next
        vpternlogd zmm6, zmm18, zmm2, 0x87           ;   695.2 p0      41 next
        vpternlogd zmm27, zmm15, zmm6, 0x96          ;   696.2 p5      41 next
        vpandd zmm6, zmm18, zmm10                    ;   696.2 p0      41 next
        vpternlogd zmm6, zmm7, zmm31, 0x69           ;   697.2 p5      41 next
        vpternlogd zmm26, zmm28, zmm18, 0x78         ;   697.2 p0      41 next
        vmovdqa64 zmm7, zmm30                        ;   666.2         41 next copy
        vpternlogd zmm8, zmm2, zmm2, 0xcf            ;   697.7 p5      41 next
        vpternlogd zmm16, zmm17, zmm10, 0x2d         ;   698.2 p0      41 next
        vpternlogd zmm7, zmm12, zmm12, 0x3f          ;   698.7 p5      41 next
        vmovdqa64 zmm4, zmm30                        ;   666.2         41 next copy
        vpternlogd zmm4, zmm23, zmm11, 0x6a          ;   699.2 p0      41 next
        vmovdqa64 zmm15, zmm4                        ;   700.2         41 next copy
        vpternlogd zmm1, zmm19, zmm26, 0x96          ;   699.7 p5      41 next
        vmovdqa64 zmm19, zmm23                       ;   661.7         41 next copy
        vmovdqa64 zmm17, zmm30                       ;   666.2         41 next copy
        vpternlogd zmm17, zmm21, zmm11, 0xc9         ;   700.2 p0      41 next
        vpternlogd zmm8, zmm26, zmm28, 0x96          ;   700.7 p5      41 next
        vmovdqa64 zmm26, zmm7                        ;   699.7         41 next copy
        vpternlogd zmm26, zmm21, zmm24, 0x87         ;   701.2 p0      41 next
        vpternlogd zmm19, zmm11, zmm13, 0x93         ;   701.7 p5      41 next
        vpternlogd zmm4, zmm11, zmm13, 0x4b          ;   702.2 p0      41 next
        vpternlogd zmm14, zmm22, zmm0, 0x39          ;   702.7 p5      41 next
        vpxord zmm9, zmm9, zmm14                     ;   703.7 p0      41 next
        vpternlogd zmm3, zmm9, zmm25, 0x69           ;   704.7 p5      41 next
        vmovdqa64 zmm9, zmm11                        ;   669.7         41 next copy
        vpternlogd zmm9, zmm24, zmm13, 0x6a          ;   704.2 p0      41 next
        vmovdqa64 zmm22, zmm9                        ;   705.2         41 next copy
        vpandd zmm2, zmm13, zmm30                    ;   704.7 p5      41 next
        vmovdqa64 zmm28, zmm19                       ;   702.7         41 next copy
        vpternlogd zmm28, zmm12, zmm13, 0x87         ;   705.2 p0      41 next
        vpternlogd zmm28, zmm4, zmm17, 0x78          ;   706.2 p5      41 next
        vpternlogd zmm15, zmm21, zmm24, 0x60         ;   706.2 p0      41 next
        vpternlogd zmm22, zmm7, zmm23, 0x93          ;   706.7 p5      41 next
        vpternlogd zmm3, zmm18, zmm23, 0x96          ;   707.2 p0      41 next
        vpternlogd zmm15, zmm22, zmm23, 0x39         ;   707.7 p5      41 next
        vpternlogd zmm15, zmm26, zmm2, 0x69          ;   708.7 p0      41 next
        vpternlogd zmm2, zmm21, zmm12, 0x87          ;   708.7 p5      41 next
        vpxord zmm18, zmm23, zmm2                    ;   709.7 p0      41 next
        vpternlogd zmm18, zmm28, zmm24, 0xc6         ;   710.7 p5      41 next
        vpternlogd zmm15, zmm7, zmm17, 0x4b          ;   710.2 p0      41 next
        vmovdqa64 zmm7, zmm23                        ;   661.7         41 next copy
        vpternlogd zmm6, zmm29, zmm11, 0x96          ;   710.7 p5      41 next
        vpternlogd zmm4, zmm24, zmm12, 0x78          ;   711.2 p0      41 next
        vmovdqa64 zmm29, zmm21                       ;   665.7         41 next copy
        vmovdqa64 zmm31, zmm26                       ;   702.2         41 next copy
        vpternlogd zmm31, zmm11, zmm13, 0x28         ;   711.7 p5      41 next
        vmovdqa64 zmm28, zmm9                        ;   705.2         41 next copy
        vpternlogd zmm28, zmm30, zmm24, 0x78         ;   712.2 p0      41 next
        vpternlogd zmm31, zmm4, zmm23, 0x2d          ;   712.7 p5      41 next
        vpternlogd zmm31, zmm28, zmm2, 0x69          ;   713.7 p0      41 next
        vpternlogd zmm29, zmm24, zmm13, 0x28         ;   713.7 p5      41 next
        vpternlogd zmm29, zmm21, zmm23, 0x2d         ;   714.7 p0      41 next
        vpternlogd zmm15, zmm19, zmm12, 0x1e         ;   714.7 p5      41 next
        vpternlogd zmm19, zmm21, zmm11, 0x78         ;   715.2 p0      41 next
        vpxord zmm7, zmm7, zmm19                     ;   716.2 p5      41 next
        vpternlogd zmm26, zmm7, zmm30, 0x9c          ;   717.2 p0      41 next
        vpternlogd zmm29, zmm30, zmm11, 0x87         ;   716.7 p5      41 next
        vpandd zmm0, zmm5, zmm0                      ;   717.2 p0      41 next
        vpternlogd zmm17, zmm9, zmm13, 0x39          ;   717.7 p5      41 next
        vpternlogd zmm20, zmm12, [rbp + 7040], 0x96  ;   718.2 p0+p2   41 next
        vpternlogd zmm5, zmm13, [rbp + 6976], 0x96   ;   718.7 p5+p3   41 next
        vpternlogd zmm8, zmm14, [r8 + 8704], 0x96    ;   719.2 p0+p2   44 next
        vpternlogd zmm0, zmm1, zmm30, 0x96           ;   719.7 p5      41 next
        vpternlogd zmm18, zmm20, [r8 + 8832], 0x96   ;   720.2 p0+p3   44 next
        vpternlogd zmm25, zmm24, [rbp + 6400], 0x69  ;   720.7 p5+p2   41 next
        vpternlogd zmm28, zmm29, zmm12, 0xd2         ;   721.2 p0      41 next
        vpternlogd zmm29, zmm13, zmm13, 0x3f         ;   721.7 p5      41 next
        vpternlogd zmm7, zmm29, zmm12, 0x39          ;   722.7 p0      41 next
        vpternlogd zmm29, zmm4, zmm11, 0xd2          ;   722.7 p5      41 next
        vpternlogd zmm4, zmm2, zmm12, 0x28           ;   723.2 p0      41 next
        vpternlogd zmm4, zmm17, zmm30, 0x87          ;   724.2 p5      41 next
        vpternlogd zmm26, zmm29, zmm21, 0xc6         ;   724.2 p0      41 next
        vpternlogd zmm16, zmm10, [r8 + 8640], 0x69   ;   724.7 p5+p3   44 next
        vpternlogd zmm26, zmm22, zmm24, 0x1e         ;   725.2 p0      41 next
        vmovdqu64 zmm12, [r8 + 8384]                 ;   558.3 p2      44 next
        vpxord zmm12, zmm12, zmm6                    ;   725.7 p5      44 next
        vmovdqa64 zmm14, zmm12                       ;   726.7         41 next copy
        vmovdqu64 zmm17, [r8 + 8576]                 ;   559.5 p3      44 next
        vmovdqu64 zmm2, [r8 + 8320]                  ;   559.7 p2      44 next
        vpternlogd zmm28, zmm9, zmm21, 0xb4          ;   726.2 p0      41 next
        vmovdqa64 zmm9, zmm30                        ;   666.2         41 next copy
        vpternlogd zmm9, zmm21, zmm11, 0x35          ;   726.7 p5      41 next
        vpternlogd zmm7, zmm9, zmm22, 0x96           ;   727.7 p0      41 next
        vpternlogd zmm7, zmm3, [r8 + 9024], 0x96     ;   728.7 p5+p3   44 next
        vmovdqu64 zmm22, [r8 + 8448]                 ;   562.8 p2      44 next
        vpternlogd zmm28, zmm23, zmm11, 0x78         ;   728.2 p0      41 next
        vmovdqu64 zmm23, [r8 + 8512]                 ;   563.7 p3      44 next
        vpxord zmm2, zmm2, zmm25                     ;   728.7 p5      44 next
        vmovdqu64 zmm9, [r8 + 8192]                  ;   564.7 p2      44 next
        vpternlogd zmm4, zmm19, zmm11, 0x96          ;   729.2 p0      41 next
        vpternlogd zmm31, zmm25, [r8 + 8896], 0x96   ;   729.7 p5+p3   44 next
        vpternlogd zmm27, zmm21, zmm10, 0x96         ;   730.2 p0      41 next
        vpxord zmm23, zmm23, zmm27                   ;   731.2 p5      44 next
        vpternlogd zmm26, zmm27, [r8 + 9088], 0x96   ;   731.2 p0+p2   44 next
        vmovdqa64 zmm30, zmm8                        ;   720.2         41 next copy
        vpxord zmm9, zmm9, zmm5                      ;   731.7 p5      44 next
        vpxord zmm17, zmm17, zmm0                    ;   732.2 p0      44 next
        vpternlogd zmm4, zmm0, [r8 + 9152], 0x96     ;   732.7 p5+p3   44 next
        vmovdqa64 zmm19, zmm12                       ;   726.7         41 next copy
        vmovdqa64 zmm24, zmm23                       ;   732.2         41 next copy
        vpternlogd zmm30, zmm16, zmm23, 0x95         ;   733.2 p0      41 next
        vpternlogd zmm28, zmm6, [r8 + 8960], 0x96    ;   733.7 p5+p2   44 next
        vmovdqu64 zmm13, [r8 + 8256]                 ;   571.8 p3      44 next
        vmovdqa64 zmm1, zmm16                        ;   725.7         41 next copy
        vpternlogd zmm1, zmm2, zmm9, 0x28            ;   734.2 p0      41 next
        vpxord zmm13, zmm13, zmm20                   ;   734.7 p5      44 next
        vpternlogd zmm19, zmm2, zmm2, 0xc3           ;   735.2 p0      41 next
        vpxord zmm11, zmm9, zmm13                    ;   735.7 p5      41 next
        vpxord zmm22, zmm22, zmm3                    ;   736.2 p0      44 next
        vmovdqa64 zmm3, zmm1                         ;   735.2         41 next copy
        vpternlogd zmm3, zmm17, zmm23, 0x87          ;   736.7 p5      41 next
        vpternlogd zmm14, zmm2, zmm13, 0x65          ;   737.2 p0      41 next
        vpternlogd zmm14, zmm11, zmm9, 0x4b          ;   738.2 p5      41 next
        vmovdqa64 zmm20, zmm19                       ;   736.2         41 next copy
        vpternlogd zmm24, zmm13, zmm9, 0x6c          ;   738.2 p0      41 next
        vpxord zmm25, zmm12, zmm17                   ;   738.7 p5      41 next
        vpternlogd zmm20, zmm14, zmm23, 0xc6         ;   739.2 p0      41 next
        vpternlogd zmm20, zmm25, zmm24, 0x96         ;   740.2 p5      41 next
        vpxord zmm0, zmm16, zmm22                    ;   740.2 p0      41 next
        vpxord zmm10, zmm2, zmm13                    ;   740.7 p5      41 next
        vpandd zmm27, zmm11, zmm22                   ;   741.2 p0      41 next
        vmovdqa64 zmm21, zmm3                        ;   737.7         41 next copy
        vpternlogd zmm15, zmm5, [r8 + 8768], 0x96    ;   741.7 p5+p2   44 next
        vpxord zmm5, zmm8, zmm2                      ;   742.2 p0      41 next
        vmovdqa64 zmm6, zmm5                         ;   743.2         41 next copy
        vpternlogd zmm6, zmm3, zmm23, 0x93           ;   743.2 p5      41 next
        vpternlogd zmm6, zmm10, zmm16, 0x87          ;   744.2 p0      41 next
        vpternlogd zmm0, zmm6, zmm8, 0x6c            ;   745.2 p5      41 next
        vpternlogd zmm27, zmm20, zmm6, 0x69          ;   745.2 p0      41 next
        vmovdqu64 [rbp + 6400], zmm27                ;   746.2 p8+p9   41 next spill
        vpandd zmm27, zmm9, zmm8                     ;   744.7 p5      41 next
        vpternlogd zmm0, zmm12, zmm15, 0x96          ;   746.2 p0      41 next
        vpxord zmm6, zmm9, zmm17                     ;   745.7 p5      41 next
        vmovdqa64 zmm29, zmm6                        ;   746.7         41 next copy
        vmovdqu64 [rbp + 7040], zmm3                 ;   737.7 p7+p4   41 next spill
        vmovdqa64 zmm3, zmm30                        ;   734.2         41 next copy
        vpternlogd zmm3, zmm22, zmm2, 0x78           ;   746.2 p0      41 next
        vpandd zmm20, zmm5, zmm13                    ;   746.7 p5      41 next
        vpternlogd zmm21, zmm22, zmm12, 0x78         ;   747.2 p0      41 next
        vpternlogd zmm1, zmm9, zmm9, 0xf3            ;   747.7 p5      41 next
        vpternlogd zmm29, zmm19, zmm8, 0x65          ;   748.2 p0      41 next
        vpternlogd zmm29, zmm16, zmm23, 0x87         ;   749.2 p5      41 next
        vpternlogd zmm27, zmm16, zmm22, 0x87         ;   749.2 p0      41 next
        vpternlogd zmm11, zmm27, zmm17, 0x93         ;   750.2 p5      41 next
        vpternlogd zmm27, zmm29, zmm21, 0x96         ;   750.2 p0      41 next
        vmovdqu64 [rbp + 6976], zmm27                ;   751.2 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm11                       ;   751.2         41 next copy
        vpternlogd zmm27, zmm12, zmm9, 0x78          ;   751.2 p5      41 next
        vpternlogd zmm3, zmm27, zmm9, 0x69           ;   752.2 p0      41 next
        vmovdqa64 zmm9, zmm19                        ;   736.2         41 next copy
        vpternlogd zmm9, zmm14, zmm5, 0x39           ;   751.7 p5      41 next
        vpandd zmm5, zmm5, zmm12                     ;   752.2 p0      41 next
        vmovdqu64 [rbp + 6912], zmm5                 ;   753.2 p7+p4   41 next spill
        vmovdqa64 zmm5, zmm16                        ;   725.7         41 next copy
        vpternlogd zmm5, zmm2, zmm13, 0x78           ;   752.7 p5      41 next
        vpternlogd zmm10, zmm5, zmm23, 0x6c          ;   753.7 p0      41 next
        vpternlogd zmm19, zmm13, zmm13, 0xcf         ;   753.7 p5      41 next
        vpandd zmm23, zmm23, zmm22                   ;   754.2 p0      41 next
        vpternlogd zmm30, zmm23, zmm8, 0x79          ;   755.2 p5      41 next
        vpternlogd zmm24, zmm6, zmm16, 0x78          ;   755.2 p0      41 next
        vpternlogd zmm23, zmm29, zmm14, 0x69         ;   755.7 p5      41 next
        vpternlogd zmm23, zmm5, zmm2, 0x2d           ;   756.7 p0      41 next
        vmovdqa64 zmm27, zmm20                       ;   747.7         41 next copy
        vpternlogd zmm27, zmm17, zmm12, 0x78         ;   756.7 p5      41 next
        vpternlogd zmm10, zmm25, zmm22, 0x78         ;   757.2 p0      41 next
        vpternlogd zmm17, zmm13, zmm13, 0xcf         ;   757.7 p5      41 next
        vpternlogd zmm17, zmm10, zmm25, 0x96         ;   758.7 p0      41 next
        vpternlogd zmm13, zmm30, zmm22, 0x93         ;   758.7 p5      41 next
        vpternlogd zmm13, zmm6, zmm8, 0x87           ;   759.7 p0      41 next
        vmovdqa64 zmm6, zmm4                         ;   733.7         41 next copy
        vpandd zmm16, zmm16, zmm25                   ;   759.7 p5      41 next
        vpternlogd zmm16, zmm13, zmm11, 0x96         ;   760.7 p0      41 next
        vpternlogd zmm6, zmm7, zmm28, 0x6a           ;   760.7 p5      41 next
        vmovdqa64 zmm11, zmm6                        ;   761.7         41 next copy
        vpternlogd zmm30, zmm21, zmm27, 0x69         ;   761.2 p0      41 next
        vmovdqa64 zmm8, zmm4                         ;   733.7         41 next copy
        vpternlogd zmm1, zmm30, zmm10, 0x96          ;   762.2 p5      41 next
        vpternlogd zmm8, zmm18, zmm18, 0x3f          ;   762.2 p0      41 next
        vmovdqa64 zmm10, zmm28                       ;   734.7         41 next copy
        vpandd zmm5, zmm15, zmm4                     ;   762.7 p5      41 next
        vpternlogd zmm10, zmm31, zmm15, 0x6a         ;   763.2 p0      41 next
        vmovdqa64 zmm14, zmm10                       ;   764.2         41 next copy
        vpternlogd zmm11, zmm26, zmm31, 0x60         ;   763.7 p5      41 next
        vmovdqa64 zmm25, zmm8                        ;   763.2         41 next copy
        vpternlogd zmm25, zmm26, zmm31, 0x87         ;   764.2 p0      41 next
        vpternlogd zmm14, zmm8, zmm7, 0x93           ;   764.7 p5      41 next
        vpternlogd zmm11, zmm14, zmm7, 0x39          ;   765.7 p0      41 next
        vpternlogd zmm11, zmm25, zmm5, 0x69          ;   766.7 p5      41 next
        vpternlogd zmm5, zmm26, zmm18, 0x87          ;   766.2 p0      41 next
        vmovdqa64 zmm13, zmm4                        ;   733.7         41 next copy
        vpternlogd zmm13, zmm26, zmm28, 0xc9         ;   766.7 p5      41 next
        vpxord zmm27, zmm27, zmm9                    ;   767.2 p0      41 next
        vpternlogd zmm19, zmm27, zmm24, 0x69         ;   768.2 p5      41 next
        vmovdqa64 zmm21, zmm7                        ;   729.7         41 next copy
        vmovdqa64 zmm30, zmm26                       ;   732.2         41 next copy
        vpternlogd zmm21, zmm28, zmm15, 0x93         ;   768.2 p0      41 next
        vmovdqa64 zmm27, zmm21                       ;   769.2         41 next copy
        vmovdqa64 zmm29, zmm25                       ;   765.2         41 next copy
        vpternlogd zmm29, zmm28, zmm15, 0x28         ;   768.7 p5      41 next
        vpternlogd zmm30, zmm31, zmm15, 0x28         ;   769.2 p0      41 next
        vpxord zmm12, zmm7, zmm5                     ;   769.7 p5      41 next
        vpternlogd zmm6, zmm28, zmm15, 0x4b          ;   770.2 p0      41 next
        vpternlogd zmm30, zmm26, zmm7, 0x2d          ;   770.7 p5      41 next
        vpternlogd zmm30, zmm4, zmm28, 0x87          ;   771.7 p0      41 next
        vpternlogd zmm11, zmm8, zmm13, 0x4b          ;   771.7 p5      41 next
        vpternlogd zmm11, zmm21, zmm18, 0x1e         ;   772.7 p0      41 next
        vpternlogd zmm21, zmm26, zmm28, 0x78         ;   772.7 p5      41 next
        vpternlogd zmm24, zmm31, [rbp + 6976], 0x69  ;   773.2 p0+p3   41 next
        vmovdqa64 zmm8, zmm7                         ;   729.7         41 next copy
        vpxord zmm8, zmm8, zmm21                     ;   773.7 p5      41 next
        vpternlogd zmm27, zmm18, zmm15, 0x87         ;   774.2 p0      41 next
        vpternlogd zmm27, zmm6, zmm13, 0x78          ;   775.2 p5      41 next
        vpternlogd zmm12, zmm27, zmm31, 0xc6         ;   776.2 p0      41 next
        vmovdqa64 zmm27, zmm10                       ;   764.2         41 next copy
        vpternlogd zmm27, zmm4, zmm31, 0x78          ;   775.7 p5      41 next
        vpternlogd zmm6, zmm31, zmm18, 0x78          ;   776.2 p0      41 next
        vpternlogd zmm29, zmm6, zmm7, 0x2d           ;   777.2 p5      41 next
        vpternlogd zmm29, zmm27, zmm5, 0x69          ;   778.2 p0      41 next
        vpternlogd zmm27, zmm30, zmm18, 0xd2         ;   777.7 p5      41 next
        vpternlogd zmm30, zmm15, zmm15, 0x3f         ;   778.2 p0      41 next
        vpternlogd zmm27, zmm10, zmm26, 0xb4         ;   778.7 p5      41 next
        vpternlogd zmm13, zmm10, zmm15, 0x39         ;   779.2 p0      41 next
        vmovdqa64 zmm15, zmm30                       ;   779.2         41 next copy
        vmovdqa64 zmm10, zmm4                        ;   733.7         41 next copy
        vpternlogd zmm10, zmm26, zmm28, 0x35         ;   779.7 p5      41 next
        vpternlogd zmm15, zmm6, zmm28, 0xd2          ;   780.2 p0      41 next
        vpternlogd zmm30, zmm8, zmm18, 0x2d          ;   780.7 p5      41 next
        vpternlogd zmm30, zmm10, zmm14, 0x96         ;   781.7 p0      41 next
        vpternlogd zmm8, zmm25, zmm4, 0xb4           ;   781.7 p5      41 next
        vmovdqu64 zmm10, [rbp + 6592]                ;   662.7 p2      50 next
        vmovdqu64 zmm25, [rbp + 6144]                ;   662.2 p3      50 next reload
        vpternlogd zmm6, zmm5, zmm18, 0x28           ;   782.2 p0      41 next
        vpxord zmm10, zmm10, zmm24                   ;   782.7 p5      50 next
        vpternlogd zmm24, zmm29, zmm25, 0x96         ;   783.2 p0      50 next
        vpternlogd zmm8, zmm15, zmm26, 0xc6          ;   783.7 p5      41 next
        vmovdqu64 zmm15, [rbp + 6400]                ;   746.2 p2      41 next reload
        vpternlogd zmm18, zmm15, [rbp + 7040], 0x96  ;   784.2 p0+p3   41 next
        vpternlogd zmm3, zmm20, zmm28, 0x96          ;   784.7 p5      41 next
        vmovdqu64 zmm5, [rbp + 6208]                 ;   670.2 p2      58 r
        vpternlogd zmm19, zmm22, zmm7, 0x96          ;   785.2 p0      41 next
        vpternlogd zmm27, zmm7, zmm28, 0x78          ;   785.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 6528]                 ;   661.2 p3      58 r
        vpternlogd zmm6, zmm13, zmm4, 0x87           ;   786.2 p0      41 next
        vpternlogd zmm1, zmm4, [rbp + 6912], 0x96    ;   786.7 p5+p2   41 next
        vmovdqu64 zmm4, [rbp + 6784]                 ;   665.2 p3      50 next reload
        vpternlogd zmm23, zmm2, zmm4, 0x69           ;   787.2 p0      50 next
        vmovdqu64 zmm15, [rbp + 5888]                ;   664.7 p2      58 r
        vmovdqu64 zmm13, [rbp + 5824]                ;   668.2 p3      58 r
        vmovdqu64 zmm20, [rbp + 6016]                ;   673.2 p2      58 r
        vpandd zmm20, zmm20, [r8 + 1216]             ;   787.7 p5+p3   58 r
        vpternlogd zmm8, zmm14, zmm31, 0x1e          ;   788.2 p0      41 next
        vpternlogd zmm6, zmm21, zmm28, 0x96          ;   788.7 p5      41 next
        vpandd zmm7, zmm7, [r8 + 1920]               ;   789.2 p0+p2   58 r
        vpternlogd zmm16, zmm26, zmm2, 0x96          ;   789.7 p5      41 next
        vmovdqu64 zmm2, [rbp + 6336]                 ;   671.7 p3      50 next reload
        vmovdqu64 zmm28, [rbp + 6656]                ;   659.7 p2      50 next reload
        vpternlogd zmm17, zmm9, zmm2, 0x96           ;   790.2 p0      50 next
        vpternlogd zmm27, zmm3, zmm28, 0x96          ;   790.7 p5      50 next
        vmovdqu64 zmm9, [rbp + 6848]                 ;   669.2 p3      50 next reload
        vmovdqu64 zmm21, [rbp + 6272]                ;   663.7 p2      50 next reload
        vmovdqu64 zmm14, [rbp + 6592]                ;   662.7 p3      58 r
        vpternlogd zmm12, zmm18, zmm21, 0x96         ;   791.2 p0      50 next
        vmovdqu64 zmm31, [rbp + 6464]                ;   666.7 p2      50 next reload
        vmovdqu64 zmm22, [r9 + 9216]                 ;   630.7 p3      59 r
        vmovdqu64 zmm26, [r9 + 9280]                 ;   631.0 p2      59 r
        vpandd zmm14, zmm14, [r8 + 1088]             ;   791.7 p5+p3   58 r
        vpternlogd zmm6, zmm1, [rbp + 6528], 0x96    ;   792.2 p0+p2   50 next
        vpternlogd zmm27, zmm25, [r8 + 1664], 0x78   ;   792.7 p5+p3   58 r
        vpandd zmm5, zmm5, [r8 + 1984]               ;   793.2 p0+p2   58 r
        vpternlogd zmm24, zmm21, [r8 + 1600], 0x78   ;   793.7 p5+p3   58 r
        vpandd zmm15, zmm15, [r8 + 1152]             ;   794.2 p0+p2   58 r
        vpandd zmm13, zmm13, [r8 + 1280]             ;   794.7 p5+p3   58 r
        mov esi, dword [rbp + 7180]                  ;   633.7 p10    113 rounds
        vpternlogd zmm8, zmm16, zmm31, 0x96          ;   795.2 p0      50 next
        vpternlogd zmm11, zmm0, zmm9, 0x96           ;   795.7 p5      50 next
        vpternlogd zmm7, zmm0, [rbp + 6208], 0x96    ;   796.2 p0+p2   58 r
        vmovdqu64 zmm0, [rbp + 6080]                 ;   664.2 p3      50 next reload
        vpternlogd zmm5, zmm18, zmm0, 0x96           ;   796.7 p5      58 r
        vpternlogd zmm11, zmm2, [r8 + 1472], 0x78    ;   797.2 p0+p2   58 r
        vmovdqu64 zmm18, [rbp + 5888]                ;   664.7 p3      50 next reload
        vpternlogd zmm14, zmm3, zmm18, 0x96          ;   797.7 p5      58 r
        vmovdqu64 zmm3, [rbp + 6016]                 ;   673.2 p2      50 next reload
        vpord zmm26, zmm26, zmm5                     ;   798.2 p0      59 r
        vpternlogd zmm15, zmm19, zmm3, 0x96          ;   798.7 p5      58 r
        vmovdqu64 zmm29, [rbp + 6720]                ;   672.7 p3      50 next reload
        vpternlogd zmm30, zmm19, zmm29, 0x96         ;   799.2 p0      50 next
        vmovdqu64 zmm19, [rbp + 5824]                ;   668.2 p2      50 next reload
        vpternlogd zmm10, zmm0, [r8 + 1024], 0x78    ;   799.7 p5+p3   58 r
        vpternlogd zmm20, zmm16, zmm19, 0x96         ;   800.2 p0      58 r
        vmovdqu64 zmm16, [rbp + 5952]                ;   667.2 p2      50 next reload
        vpternlogd zmm13, zmm1, zmm16, 0x96          ;   800.7 p5      58 r
        vmovdqu64 zmm1, [r9 + 9344]                  ;   642.8 p3      59 r
        vpord zmm1, zmm1, zmm10                      ;   801.2 p0      59 r
        vpxord zmm10, zmm10, [rax + 128]             ;   801.7 p5+p2  108 r
        vmovdqu64 [rbp + 0], zmm10                   ;   802.7 p8+p9  108 r spill
        vmovdqu64 zmm10, [r9 + 9408]                 ;   644.2 p3      59 r
        vpord zmm10, zmm10, zmm14                    ;   802.2 p0      59 r
        vpxord zmm14, zmm14, [rax + 192]             ;   802.7 p5+p2  108 r
        vmovdqu64 [rbp + 64], zmm14                  ;   803.7 p7+p4  108 r spill
        vmovdqu64 zmm14, [r9 + 9472]                 ;   645.7 p3      59 r
        vpord zmm14, zmm14, zmm15                    ;   803.2 p0      59 r
        vpxord zmm15, zmm15, [rax + 256]             ;   803.7 p5+p2  108 r
        vmovdqu64 [rbp + 128], zmm15                 ;   804.7 p8+p9  108 r spill
        vmovdqu64 zmm15, [r9 + 9536]                 ;   646.8 p3      59 r
        vpord zmm15, zmm15, zmm20                    ;   804.2 p0      59 r
        vpxord zmm20, zmm20, [rax + 320]             ;   804.7 p5+p2  108 r
        vmovdqu64 [rbp + 192], zmm20                 ;   805.7 p7+p4  108 r spill
        vmovdqu64 zmm20, [r9 + 9600]                 ;   649.2 p3      59 r
        vpord zmm20, zmm20, zmm13                    ;   805.2 p0      59 r
        vpternlogd zmm20, zmm4, [rax + 1472], 0x96   ;   806.2 p5+p2  108 r
        vpord zmm22, zmm22, zmm7                     ;   806.2 p0      59 r
        vpternlogd zmm22, zmm0, [rax + 1088], 0x96   ;   807.2 p5+p3  108 r
        vpternlogd zmm17, zmm4, [r8 + 1408], 0x78    ;   807.2 p0+p2   58 r
        vpternlogd zmm6, zmm31, [r8 + 1856], 0x78    ;   807.7 p5+p3   58 r
        vpternlogd zmm12, zmm9, [r8 + 1536], 0x78    ;   808.2 p0+p2   58 r
        vpxord zmm7, zmm7, [rax]                     ;   808.7 p5+p3  108 r
        vmovdqu64 zmm4, [r9 + 10112]                 ;   654.2 p2      59 r
        vpternlogd zmm30, zmm28, [r8 + 1728], 0x78   ;   809.2 p0+p3   58 r
        vmovdqu64 [rbp - 128], zmm7                  ;   809.7 p8+p9  113 rounds
        mov r12, qword [rbp + 7120]                  ;   655.3 p10    113 rounds reload
        vpternlogd zmm23, zmm16, [r8 + 1344], 0x78   ;   809.7 p5+p2   58 r
        vpternlogd zmm1, zmm18, [rax + 1216], 0x96   ;   810.2 p0+p3  108 r
        vmovdqu64 zmm18, [r9 + 9792]                 ;   656.5 p2      59 r
        vpternlogd zmm14, zmm19, [rax + 1344], 0x96  ;   810.7 p5+p3  108 r
        vpord zmm18, zmm18, zmm11                    ;   811.2 p0      59 r
        vpxord zmm11, zmm11, [rax + 576]             ;   811.7 p5+p2  108 r
        vmovdqu64 [rbp + 1216], zmm14                ;   811.7 p7+p4  113 rounds
        sub r10, r12                                 ;   660.3 p1     113 rounds
        vpternlogd zmm10, zmm3, [rax + 1280], 0x96   ;   812.2 p0+p3  108 r
        vmovdqu64 zmm3, [r9 + 9920]                  ;   658.5 p2      59 r
        vpord zmm3, zmm3, zmm24                      ;   812.7 p5      59 r
        vmovdqu64 [rbp + 448], zmm11                 ;   812.7 p8+p9  108 r spill
        vmovdqu64 zmm11, [r9 + 9856]                 ;   658.8 p3      59 r
        vmovdqu64 zmm19, [r9 + 9984]                 ;   659.7 p2      59 r
        vpord zmm19, zmm19, zmm27                    ;   813.2 p0      59 r
        vpternlogd zmm19, zmm29, [rax + 1856], 0x96  ;   814.2 p5+p3  108 r
        vpxord zmm27, zmm27, [rax + 768]             ;   814.2 p0+p2  108 r
        vmovdqu64 [rbp + 960], zmm22                 ;   808.2 p7+p4  113 rounds
        vpternlogd zmm15, zmm16, [rax + 1408], 0x96  ;   814.7 p5+p3  108 r
        vpxord zmm13, zmm13, [rax + 384]             ;   815.2 p0+p2  108 r
        vmovdqu64 [rbp + 256], zmm13                 ;   816.2 p8+p9  108 r spill
        vmovdqu64 zmm13, [r9 + 9664]                 ;   662.2 p3      59 r
        vpord zmm13, zmm13, zmm23                    ;   815.7 p5      59 r
        vmovdqu64 zmm16, [r9 + 10048]                ;   662.7 p2      59 r
        vmovdqu64 [rbp + 1280], zmm15                ;   815.7 p7+p4  113 rounds
        sub r11, r12                                 ;   662.7 p6     113 rounds
        vpternlogd zmm3, zmm28, [rax + 1792], 0x96   ;   816.2 p0+p3  108 r
        vmovdqu64 [rbp + 1088], zmm1                 ;   811.2 p8+p9  113 rounds
        vpternlogd zmm13, zmm2, [rax + 1536], 0x96   ;   816.7 p5+p2  108 r
        vmovdqu64 zmm2, [r9 + 10176]                 ;   664.2 p3      59 r
        vpord zmm16, zmm16, zmm30                    ;   817.2 p0      59 r
        vpxord zmm5, zmm5, [rax + 64]                ;   817.7 p5+p2  108 r
        vpxord zmm24, zmm24, [rax + 704]             ;   818.2 p0+p3  108 r
        vmovdqu64 [rbp - 64], zmm5                   ;   818.7 p7+p4  113 rounds
        vpord zmm2, zmm2, zmm6                       ;   818.7 p5      59 r
        vpxord zmm6, zmm6, [rax + 960]               ;   819.2 p0+p2  108 r
        vpternlogd zmm8, zmm29, [r8 + 1792], 0x78    ;   819.7 p5+p3   58 r
        sub r8, r12                                  ;   665.5 p11    113 rounds
        add r8, 0x800                                ;   666.5 p1     113 rounds
        and r8, 0x1fff                               ;   667.5 p6     113 rounds
        vmovdqu64 [rbp + 1152], zmm10                ;   813.2 p8+p9  113 rounds
        vmovdqu64 zmm0, [r9 + 9728]                  ;   666.7 p2      59 r
        vpord zmm0, zmm0, zmm17                      ;   820.2 p0      59 r
        vpxord zmm17, zmm17, [rax + 512]             ;   820.7 p5+p3  108 r
        vmovdqu64 [rbp + 384], zmm17                 ;   821.7 p7+p4  113 rounds
        vpternlogd zmm0, zmm9, [rax + 1600], 0x96    ;   821.2 p0+p2  108 r
        vmovdqu64 [rbp + 576], zmm24                 ;   819.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 1472], zmm0                 ;   822.2 p7+p4  113 rounds
        vmovdqu64 zmm9, [rbp + 6592]                 ;   668.2 p3      50 next reload
        vpord zmm4, zmm4, zmm8                       ;   821.7 p5      59 r
        vpxord zmm8, zmm8, [rax + 896]               ;   822.2 p0+p2  108 r
        vmovdqu64 [rbp + 768], zmm8                  ;   823.2 p8+p9  113 rounds
        vpternlogd zmm26, zmm9, [rax + 1152], 0x96   ;   822.7 p5+p3  108 r
        vpord zmm11, zmm11, zmm12                    ;   823.2 p0      59 r
        vpxord zmm12, zmm12, [rax + 640]             ;   823.7 p5+p2  108 r
        vmovdqu64 [rbp + 1024], zmm26                ;   823.7 p7+p4  113 rounds
        vpternlogd zmm16, zmm31, [rax + 1920], 0x96  ;   824.2 p0+p3  108 r
        vmovdqu64 zmm9, [rbp + 6208]                 ;   670.7 p2      50 next reload
        vpternlogd zmm2, zmm9, [rax + 1024], 0x96    ;   824.7 p5+p3  108 r
        vpxord zmm30, zmm30, [rax + 832]             ;   825.2 p0+p2  108 r
        vmovdqu64 [rbp + 896], zmm2                  ;   825.7 p8+p9  113 rounds
        vmovdqu64 zmm9, [rbp + 6528]                 ;   672.2 p3      50 next reload
        vmovdqu64 [rbp + 1344], zmm20                ;   807.2 p7+p4  113 rounds
        vpxord zmm23, zmm23, [rax + 448]             ;   825.7 p5+p2  108 r
        vpternlogd zmm4, zmm9, [rax + 1984], 0x96    ;   826.2 p0+p3  108 r
        vpternlogd zmm11, zmm25, [rax + 1728], 0x96  ;   826.7 p5+p2  108 r
        vmovdqu64 [rbp + 1600], zmm11                ;   827.7 p8+p9  113 rounds
        sub r9, r12                                  ;   671.8 p11    113 rounds
        add r9, 0x800                                ;   672.8 p1     113 rounds
        vmovdqu64 [rbp + 1856], zmm4                 ;   827.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 1792], zmm16                ;   825.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 640], zmm27                 ;   815.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 512], zmm12                 ;   824.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 320], zmm23                 ;   826.7 p7+p4  113 rounds
        add r8, r12                                  ;   673.3 p6     113 rounds
        and r9, 0x1fff                               ;   673.8 p11    113 rounds
        add r9, r12                                  ;   674.8 p1     113 rounds
        add r10, 0x800                               ;   674.3 p6     113 rounds
        vpternlogd zmm18, zmm21, [rax + 1664], 0x96  ;   827.2 p0+p3  108 r
        vmovdqu64 [rbp + 1664], zmm3                 ;   817.2 p8+p9  113 rounds
        vmovdqu64 [rbp + 1536], zmm18                ;   828.2 p7+p4  113 rounds
        vmovdqu64 [rbp + 1408], zmm13                ;   817.7 p8+p9  113 rounds
        and r10, 0x1fff                              ;   675.3 p11    113 rounds
        vmovdqu64 [rbp + 832], zmm6                  ;   820.2 p7+p4  113 rounds
        add r10, r12                                 ;   676.3 p1     113 rounds
        vmovdqu64 [rbp + 1728], zmm19                ;   815.2 p8+p9  113 rounds
        add r11, 0x800                               ;   676.5 p6     113 rounds
        vmovdqu64 [rbp + 704], zmm30                 ;   826.2 p7+p4  113 rounds
        and r11, 0x1fff                              ;   677.5 p11    113 rounds
        add r11, r12                                 ;   678.5 p1     113 rounds
        add esi, 0xffffffff                          ;   677.5 p6     113 rounds
        mov dword [rbp + 7180], esi                  ;   686.0 p8+p9  113 rounds
        lea rax, [rbp - 128]                         ;                    first state
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 7128], r8                   ;                    resident
        mov qword [rbp + 7136], r9                   ;                    resident
        mov qword [rbp + 7144], r10                  ;                    resident
        mov qword [rbp + 7152], r11                  ;                    resident
        vmovdqu64 zmm0, [rbp - 128]                  ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 7160]                   ;     0.2 p3     125 dst reload
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
        mov qword [rbp + 7160], r8                   ;    64.3 p7+p4  147 blocks
        mov r8, qword [rbp + 7104]                   ;    21.8 p10    147 blocks
        add r8, 0x1000                               ;    26.8 p1     147 blocks
        mov qword [rbp + 7104], r8                   ;    64.7 p8+p9  147 blocks
        cmp r8, qword [rbp + 7112]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbp + 7168]                  ;                    frame
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
