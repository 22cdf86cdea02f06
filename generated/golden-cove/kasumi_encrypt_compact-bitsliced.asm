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
;   blocks/rounds: 2704 uops, planned 829.7; bounds: width 450.7, ports 824.5, path 76.0
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
        align 16
.rounds_2:
        vmovdqu64 zmm20, [rax + 1984]                ;     0.0 p2      58 r reload
        vmovdqu64 zmm25, [rax + 64]                  ;     0.2 p3      58 r
        vmovdqu64 zmm14, [r8 + 1920]                 ;     1.0 p2      68 k1.14
        vmovdqu64 zmm26, [r9 + 8192]                 ;     1.2 p3      59 r
        vmovdqu64 zmm21, [rax]                       ;     2.0 p2      58 r
        vpternlogd zmm21, zmm20, [r8 + 896], 0x78    ;     8.0 p0+p3   58 r
        vmovdqu64 zmm12, [r8 + 1792]                 ;     3.0 p2      68 k1.12
        vmovdqu64 zmm29, [r9 + 8384]                 ;     3.2 p3      59 r
        vpord zmm26, zmm26, zmm21                    ;     9.0 p5      59 r
        vmovdqu64 zmm20, [rax + 128]                 ;     4.0 p2      58 r
        vmovdqu64 zmm10, [rax + 1088]                ;     4.2 p3      58 r reload
        vmovdqu64 zmm27, [r9 + 8256]                 ;     5.0 p2      59 r
        vmovdqu64 zmm8, [rax + 1152]                 ;     5.2 p3      58 r reload
        vmovdqu64 zmm0, [r8 + 1024]                  ;     6.0 p2      68 k1.0
        vmovdqu64 zmm24, [rax + 1024]                ;     6.2 p3      58 r reload
        vmovdqu64 zmm11, [r8 + 1728]                 ;     7.0 p2      68 k1.11
        vmovdqu64 zmm19, [r9 + 8768]                 ;     7.2 p3      59 r
        vmovdqu64 zmm17, [r9 + 8640]                 ;     8.0 p2      59 r
        vpternlogd zmm20, zmm10, [r8], 0x78          ;    10.2 p0+p3   58 r
        vmovdqu64 zmm5, [r8 + 1344]                  ;     9.0 p2      68 k1.5
        vmovdqu64 zmm2, [r8 + 1152]                  ;     9.2 p3      68 k1.2
        vpternlogd zmm25, zmm24, [r8 + 960], 0x78    ;    12.2 p5+p2   58 r
        vpord zmm27, zmm27, zmm25                    ;    13.2 p0      59 r
        vmovdqu64 zmm7, [rax + 192]                  ;    10.2 p3      58 r
        vmovdqu64 zmm13, [r8 + 1856]                 ;    11.0 p2      68 k1.13
        vpternlogd zmm27, zmm8, zmm13, 0x96          ;    17.0 p5      50 next
        vpternlogd zmm7, zmm8, [r8 + 64], 0x78       ;    16.2 p0+p3   58 r
        vmovdqu64 zmm8, [rax + 320]                  ;    12.0 p2      58 r
        vmovdqu64 zmm28, [r9 + 8320]                 ;    12.2 p3      59 r
        vpord zmm29, zmm29, zmm7                     ;    17.2 p5      59 r
        vmovdqu64 zmm18, [r9 + 8704]                 ;    13.0 p2      59 r
        vpord zmm28, zmm28, zmm20                    ;    18.2 p0      59 r
        vmovdqu64 zmm13, [rax + 384]                 ;    13.2 p3      58 r
        vpternlogd zmm26, zmm10, zmm12, 0x96         ;    10.2 p5      50 next
        vmovdqu64 zmm10, [rax + 1216]                ;    14.0 p2      58 r reload
        vmovdqu64 zmm12, [rax + 256]                 ;    14.2 p3      58 r
        vmovdqu64 zmm15, [r8 + 1984]                 ;    15.0 p2      68 k1.15
        vmovdqu64 [rbp + 3968], zmm20                ;    11.2 p7+p4   58 r spill
        vpternlogd zmm12, zmm10, [r8 + 128], 0x78    ;    20.2 p0+p3   58 r
        vpternlogd zmm28, zmm10, zmm14, 0x96         ;    20.0 p5      50 next
        vmovdqu64 zmm10, [rax + 1280]                ;    16.0 p2      58 r reload
        vpternlogd zmm29, zmm10, zmm15, 0x96         ;    22.0 p0      50 next
        vmovdqu64 zmm31, [r9 + 8512]                 ;    16.2 p3      59 r
        vmovdqu64 zmm30, [r9 + 8448]                 ;    17.0 p2      59 r
        vpternlogd zmm8, zmm10, [r8 + 192], 0x78     ;    22.0 p5+p3   58 r
        vmovdqu64 zmm10, [rax + 1344]                ;    18.0 p2      58 r reload
        vpord zmm30, zmm30, zmm12                    ;    23.0 p0      59 r
        vpternlogd zmm30, zmm0, [rax + 1344], 0x96   ;    24.0 p5+p3   50 next
        vmovdqu64 zmm0, [rax + 448]                  ;    19.0 p2      58 r
        vpternlogd zmm13, zmm10, [r8 + 256], 0x78    ;    24.0 p0+p3   58 r
        vmovdqu64 zmm10, [rax + 1408]                ;    20.0 p2      58 r reload
        mov r11, qword [rbp + 7152]                  ;     9.8 p10     68 k1.0 reload
        vpternlogd zmm0, zmm10, [r8 + 320], 0x78     ;    26.0 p5+p3   58 r
        vpord zmm17, zmm17, zmm0                     ;    27.0 p0      59 r
        vmovdqu64 [rbp + 4032], zmm0                 ;    27.0 p8+p9   58 r spill
        vmovdqu64 zmm6, [r8 + 1408]                  ;    21.0 p2      68 k1.6
        vmovdqu64 [rbp + 4096], zmm27                ;    18.0 p7+p4   50 next spill
        vmovdqu64 zmm1, [r8 + 1088]                  ;    21.2 p3      68 k1.1
        vmovdqu64 zmm10, [rax + 1472]                ;    22.0 p2      58 r reload
        vpord zmm31, zmm31, zmm8                     ;    23.0 p5      59 r
        vmovdqu64 zmm3, [r8 + 1216]                  ;    22.2 p3      68 k1.3
        vpternlogd zmm17, zmm3, [rax + 1536], 0x96   ;    28.2 p0+p2   50 next
        vmovdqu64 zmm3, [rax + 832]                  ;    23.2 p3      58 r
        vmovdqu64 [rbp + 4160], zmm26                ;    12.5 p8+p9   50 next spill
        vmovdqu64 zmm15, [rax + 1856]                ;    24.0 p2      58 r reload
        vpternlogd zmm31, zmm1, [rax + 1408], 0x96   ;    27.2 p5+p3   50 next
        vmovdqu64 zmm14, [rax + 512]                 ;    25.0 p2      58 r
        vmovdqu64 [rbp + 4224], zmm30                ;    25.0 p7+p4   50 next spill
        vmovdqu64 [rbp + 4288], zmm7                 ;    17.2 p8+p9   58 r spill
        vpternlogd zmm14, zmm10, [r8 + 384], 0x78    ;    31.0 p0+p3   58 r
        vmovdqu64 zmm20, [r9 + 9088]                 ;    26.0 p2      59 r
        vmovdqu64 zmm10, [rax + 1536]                ;    26.2 p3      58 r reload
        vmovdqu64 zmm1, [rax + 960]                  ;    27.0 p2      58 r
        vmovdqu64 zmm23, [r9 + 8896]                 ;    27.2 p3      59 r
        vmovdqu64 zmm27, [rax + 1984]                ;    28.0 p2      58 r reload
        vmovdqu64 [rbp + 4352], zmm25                ;    15.0 p7+p4   58 r spill
        vmovdqu64 zmm0, [rax + 896]                  ;    28.2 p3      58 r
        vmovdqu64 zmm4, [r8 + 1280]                  ;    29.0 p2      68 k1.4
        vmovdqu64 zmm22, [r9 + 8832]                 ;    29.2 p3      59 r
        vmovdqu64 [rbp + 4416], zmm8                 ;    23.0 p8+p9   58 r spill
        vmovdqu64 zmm16, [r9 + 8576]                 ;    30.0 p2      59 r
        vpord zmm16, zmm16, zmm13                    ;    36.0 p5      59 r
        vpternlogd zmm16, zmm2, [rax + 1472], 0x96   ;    37.0 p0+p3   50 next
        vpternlogd zmm0, zmm15, [r8 + 768], 0x78     ;    34.2 p5+p2   58 r
        vpord zmm20, zmm20, zmm0                     ;    35.2 p0      59 r
        vmovdqu64 [rbp + 4480], zmm21                ;    17.0 p7+p4   58 r spill
        vmovdqu64 [rbp + 4544], zmm13                ;    25.0 p8+p9   58 r spill
        vpternlogd zmm20, zmm27, [r8 + 1664], 0x96   ;    36.2 p5+p3   50 next
        vmovdqu64 zmm9, [r9 + 9152]                  ;    32.0 p2      59 r
        vmovdqu64 [rbp + 4608], zmm0                 ;    35.2 p7+p4   58 r spill
        vmovdqa64 zmm27, zmm20                       ;    37.2         41 next copy
        vpord zmm18, zmm18, zmm14                    ;    32.0 p0      59 r
        vmovdqu64 [rbp + 4672], zmm14                ;    32.0 p8+p9   58 r spill
        vpternlogd zmm18, zmm4, [rax + 1600], 0x96   ;    35.0 p5+p3   50 next
        vmovdqu64 zmm4, [rax + 576]                  ;    33.0 p2      58 r
        vpternlogd zmm4, zmm10, [r8 + 448], 0x78     ;    39.0 p0+p3   58 r
        vmovdqu64 zmm10, [rax + 1600]                ;    34.0 p2      58 r reload
        vpord zmm19, zmm19, zmm4                     ;    40.0 p5      59 r
        vpternlogd zmm19, zmm5, [rax + 1664], 0x96   ;    41.0 p0+p3   50 next
        vmovdqu64 zmm5, [rax + 640]                  ;    35.0 p2      58 r
        vpternlogd zmm5, zmm10, [r8 + 512], 0x78     ;    41.0 p5+p3   58 r
        vmovdqu64 zmm10, [rax + 1664]                ;    36.0 p2      58 r reload
        vpord zmm22, zmm22, zmm5                     ;    42.0 p0      59 r
        vpternlogd zmm22, zmm6, [rax + 1728], 0x96   ;    43.0 p5+p3   50 next
        vmovdqu64 zmm6, [rax + 704]                  ;    37.0 p2      58 r
        vmovdqa64 zmm13, zmm19                       ;    42.0         41 next copy
        vmovdqu64 [rbp + 4736], zmm4                 ;    40.0 p7+p4   58 r spill
        vpternlogd zmm13, zmm18, zmm18, 0xc3         ;    42.0 p0      41 next
        vmovdqu64 zmm21, [r9 + 9024]                 ;    37.2 p3      59 r
        vmovdqu64 zmm25, [r9 + 8960]                 ;    38.0 p2      59 r
        vpternlogd zmm6, zmm10, [r8 + 576], 0x78     ;    43.0 p5+p3   58 r
        vpord zmm23, zmm23, zmm6                     ;    44.0 p0      59 r
        vmovdqu64 zmm10, [rax + 1792]                ;    39.0 p2      58 r reload
        vpternlogd zmm3, zmm10, [r8 + 704], 0x78     ;    45.0 p5+p3   58 r
        vpternlogd zmm23, zmm10, [r8 + 1472], 0x96   ;    45.0 p0+p2   50 next
        vmovdqa64 zmm8, zmm13                        ;    43.0         41 next copy
        vmovdqu64 zmm10, [rax + 1920]                ;    40.2 p3      58 r reload
        vpandd zmm4, zmm18, zmm22                    ;    44.0 p5      41 next
        vpternlogd zmm1, zmm10, [r8 + 832], 0x78     ;    46.2 p0+p2   58 r
        vpord zmm9, zmm9, zmm1                       ;    47.2 p5      59 r
        vpord zmm21, zmm21, zmm3                     ;    46.0 p0      59 r
        vpternlogd zmm21, zmm10, [r8 + 1600], 0x96   ;    47.0 p5+p3   50 next
        vmovdqu64 zmm10, [rax + 1728]                ;    42.0 p2      58 r reload
        vpternlogd zmm9, zmm24, zmm11, 0x96          ;    48.2 p0      50 next
        vmovdqu64 zmm24, [rax + 768]                 ;    42.2 p3      58 r
        vpternlogd zmm24, zmm10, [r8 + 640], 0x78    ;    48.2 p5+p2   58 r
        vmovdqa64 zmm10, zmm18                       ;    36.0         41 next copy
        vpxord zmm10, zmm10, zmm20                   ;    37.2 p0      41 next
        vmovdqa64 zmm30, zmm10                       ;    38.2         41 next copy
        vmovdqa64 zmm7, zmm23                        ;    46.0         41 next copy
        vmovdqu64 [rbp + 4800], zmm1                 ;    47.2 p8+p9   58 r spill
        vmovdqu64 [rbp + 4864], zmm3                 ;    46.0 p7+p4   58 r spill
        vpxord zmm11, zmm18, zmm17                   ;    36.0 p5      41 next
        vpxord zmm1, zmm16, zmm17                    ;    38.0 p0      41 next
        vpord zmm25, zmm25, zmm24                    ;    49.2 p5      59 r
        vpternlogd zmm7, zmm17, zmm16, 0x6c          ;    46.0 p0      41 next
        vpternlogd zmm25, zmm15, [r8 + 1536], 0x96   ;    50.2 p5+p3   50 next
        vmovdqa64 zmm15, zmm19                       ;    42.0         41 next copy
        vpternlogd zmm15, zmm18, zmm17, 0x65         ;    42.0 p0      41 next
        vmovdqa64 zmm2, zmm21                        ;    48.0         41 next copy
        vpandd zmm0, zmm1, zmm22                     ;    44.0 p5      41 next
        vpternlogd zmm15, zmm17, zmm16, 0x4b         ;    43.0 p0      41 next
        vmovdqu64 [rbp + 4928], zmm6                 ;    44.0 p8+p9   58 r spill
        vmovdqa64 zmm6, zmm13                        ;    43.0         41 next copy
        vmovdqu64 [rbp + 4992], zmm5                 ;    42.0 p7+p4   58 r spill
        vmovdqa64 zmm5, zmm16                        ;    38.0         41 next copy
        vpternlogd zmm2, zmm18, zmm16, 0x28          ;    48.0 p5      41 next
        vmovdqa64 zmm14, zmm2                        ;    49.0         41 next copy
        vpternlogd zmm14, zmm25, zmm23, 0x87         ;    51.2 p0      41 next
        vpxord zmm3, zmm19, zmm25                    ;    51.2 p5      41 next
        vpternlogd zmm30, zmm14, zmm23, 0x93         ;    52.2 p0      41 next
        vpternlogd zmm30, zmm11, zmm21, 0x87         ;    53.2 p5      41 next
        vpternlogd zmm8, zmm15, zmm23, 0xc6          ;    46.0 p0      41 next
        vpternlogd zmm8, zmm3, zmm7, 0x96            ;    52.2 p5      41 next
        vpternlogd zmm0, zmm8, zmm30, 0x69           ;    54.2 p0      41 next
        vmovdqa64 zmm8, zmm20                        ;    37.2         41 next copy
        vpternlogd zmm8, zmm18, zmm17, 0x28          ;    37.2 p5      41 next
        vpandd zmm26, zmm23, zmm22                   ;    46.0 p0      41 next
        vmovdqu64 [rbp + 5056], zmm12                ;    30.8 p8+p9   58 r spill
        vpternlogd zmm6, zmm17, zmm17, 0xcf          ;    43.0 p5      41 next
        vpternlogd zmm27, zmm21, zmm22, 0x60         ;    48.0 p0      41 next
        vpternlogd zmm27, zmm30, zmm19, 0x96         ;    54.2 p5      41 next
        vmovdqu64 [rbp + 5120], zmm24                ;    49.2 p7+p4   58 r spill
        vpxord zmm24, zmm16, zmm25                   ;    51.2 p0      41 next
        vmovdqa64 zmm30, zmm24                       ;    52.2         41 next copy
        vpternlogd zmm30, zmm13, zmm20, 0x65         ;    52.2 p5      41 next
        vpternlogd zmm30, zmm21, zmm23, 0x87         ;    53.2 p0      41 next
        vpandd zmm5, zmm5, zmm20                     ;    40.5 p5      41 next
        vpternlogd zmm5, zmm21, zmm22, 0x87          ;    48.0 p0      41 next
        vpternlogd zmm1, zmm5, zmm25, 0x93           ;    51.2 p5      41 next
        vmovdqa64 zmm12, zmm14                       ;    52.2         41 next copy
        vpternlogd zmm12, zmm22, zmm19, 0x78         ;    52.2 p0      41 next
        vpternlogd zmm13, zmm15, zmm10, 0x39         ;    44.0 p5      41 next
        vpternlogd zmm5, zmm30, zmm12, 0x96          ;    54.2 p0      41 next
        vpternlogd zmm30, zmm15, zmm26, 0x69         ;    54.2 p5      41 next
        vpandd zmm10, zmm10, zmm19                   ;    43.7 p0      41 next
        vmovdqa64 zmm15, zmm1                        ;    52.2         41 next copy
        vpternlogd zmm15, zmm19, zmm16, 0xd2         ;    52.2 p5      41 next
        vpternlogd zmm19, zmm8, zmm25, 0x6c          ;    51.2 p0      41 next
        vpternlogd zmm6, zmm13, zmm19, 0x96          ;    52.2 p5      41 next
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;    53.2 p0      41 next
        vmovdqa64 zmm12, zmm20                       ;    37.2         41 next copy
        vpternlogd zmm12, zmm21, zmm23, 0x95         ;    48.0 p5      41 next
        vpternlogd zmm4, zmm15, zmm12, 0x69          ;    53.2 p0      41 next
        vpternlogd zmm26, zmm12, zmm20, 0x6d         ;    49.0 p5      41 next
        vmovdqa64 zmm12, zmm26                       ;    50.0         41 next copy
        vpternlogd zmm12, zmm22, zmm17, 0x87         ;    50.0 p0      41 next
        vpternlogd zmm7, zmm24, zmm21, 0x78          ;    52.2 p5      41 next
        vpternlogd zmm25, zmm17, zmm17, 0xcf         ;    51.2 p0      41 next
        vpternlogd zmm12, zmm24, zmm20, 0x78         ;    52.2 p5      41 next
        vpandd zmm15, zmm21, zmm3                    ;    52.2 p0      41 next
        vpternlogd zmm21, zmm18, zmm17, 0x78         ;    50.5 p5      41 next
        vpternlogd zmm11, zmm23, zmm21, 0x6a         ;    51.5 p0      41 next
        vpternlogd zmm12, zmm15, zmm1, 0x69          ;    53.2 p5      41 next
        vmovdqu64 zmm15, [rbp + 4096]                ;    44.0 p2      50 next reload
        vpandd zmm1, zmm31, zmm9                     ;    51.7 p0      41 next
        vpternlogd zmm11, zmm22, zmm3, 0x78          ;    52.5 p5      41 next
        vpternlogd zmm19, zmm26, zmm11, 0x96         ;    54.2 p0      41 next
        vpternlogd zmm19, zmm2, zmm16, 0x2d          ;    55.2 p5      41 next
        vmovdqa64 zmm2, zmm31                        ;    37.7         41 next copy
        vmovdqa64 zmm17, zmm28                       ;    37.8         41 next copy
        vpternlogd zmm17, zmm15, zmm9, 0x6a          ;    53.7 p0      41 next
        vpternlogd zmm30, zmm21, zmm18, 0x78         ;    55.2 p5      41 next
        vpternlogd zmm6, zmm7, zmm22, 0x69           ;    54.7 p0      41 next
        vmovdqu64 zmm16, [rbp + 4224]                ;    44.2 p3      41 next
        vpternlogd zmm2, zmm29, zmm28, 0x6a          ;    55.5 p5      41 next
        vmovdqa64 zmm22, zmm31                       ;    38.8         41 next copy
        vpternlogd zmm25, zmm11, zmm3, 0x96          ;    55.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 4160]                 ;    45.0 p2      50 next reload
        vmovdqa64 zmm11, zmm3                        ;    51.0         41 next copy
        vpternlogd zmm11, zmm31, zmm3, 0x3f          ;    56.5 p5      41 next
        vmovdqa64 zmm20, zmm17                       ;    54.7         41 next copy
        vpternlogd zmm20, zmm11, zmm29, 0x93         ;    57.5 p0      41 next
        vpternlogd zmm16, zmm2, zmm15, 0x48          ;    57.5 p5      41 next
        vmovdqu64 zmm21, [rbp + 4224]                ;    45.2 p3      50 next reload
        vmovdqa64 zmm23, zmm11                       ;    57.5         41 next copy
        vpternlogd zmm23, zmm21, zmm15, 0x87         ;    57.7 p0      41 next
        vpternlogd zmm16, zmm20, zmm29, 0x39         ;    58.5 p5      41 next
        vpternlogd zmm16, zmm23, zmm1, 0x69          ;    59.5 p0      41 next
        vpternlogd zmm4, zmm8, zmm28, 0x96           ;    59.5 p5      41 next
        vmovdqu64 zmm8, [r10 + 8960]                 ;    46.0 p2      69 k1.12 reload
        vpternlogd zmm5, zmm7, zmm15, 0x69           ;    59.7 p0      41 next
        vmovdqa64 zmm26, zmm23                       ;    58.7         41 next copy
        vpternlogd zmm26, zmm28, zmm9, 0x28          ;    60.5 p5      41 next
        vpternlogd zmm0, zmm14, zmm3, 0x96           ;    60.7 p0      41 next
        vmovdqa64 zmm7, zmm21                        ;    51.2         41 next copy
        vpternlogd zmm7, zmm15, zmm9, 0x28           ;    61.5 p5      41 next
        vpternlogd zmm22, zmm28, zmm21, 0xa9         ;    61.7 p0      41 next
        vpternlogd zmm2, zmm28, zmm9, 0x4b           ;    62.5 p5      41 next
        vpternlogd zmm7, zmm21, zmm29, 0x2d          ;    62.7 p0      41 next
        vpternlogd zmm7, zmm31, zmm28, 0x87          ;    63.7 p5      41 next
        vpternlogd zmm1, zmm21, zmm3, 0x87           ;    63.7 p0      41 next
        vpternlogd zmm12, zmm18, zmm21, 0x96         ;    64.5 p5      41 next
        vpternlogd zmm16, zmm11, zmm22, 0x4b         ;    64.7 p0      41 next
        vmovdqa64 zmm11, zmm29                       ;    43.5         41 next copy
        vpternlogd zmm11, zmm28, zmm9, 0x93          ;    65.5 p5      41 next
        vpternlogd zmm16, zmm11, zmm3, 0x1e          ;    66.5 p0      41 next
        vmovdqu64 zmm18, [r10 + 9088]                ;    46.2 p3      69 k1.14 reload
        vpternlogd zmm10, zmm19, zmm31, 0x96         ;    66.5 p5      41 next
        vmovdqa64 zmm24, zmm11                       ;    66.5         41 next copy
        vpternlogd zmm24, zmm3, zmm9, 0x87           ;    66.7 p0      41 next
        vpternlogd zmm24, zmm2, zmm22, 0x78          ;    67.7 p5      41 next
        vpternlogd zmm22, zmm17, zmm9, 0x39          ;    67.7 p0      41 next
        vmovdqu64 zmm19, [r10 + 8256]                ;    47.0 p2      44 next
        vpternlogd zmm2, zmm15, zmm3, 0x78           ;    68.5 p5      41 next
        vpternlogd zmm26, zmm2, zmm29, 0x2d          ;    69.5 p0      41 next
        vpternlogd zmm11, zmm21, zmm28, 0x78         ;    69.5 p5      41 next
        vmovdqa64 zmm14, zmm17                       ;    54.7         41 next copy
        vpternlogd zmm14, zmm31, zmm15, 0x78         ;    69.7 p0      41 next
        vpternlogd zmm26, zmm14, zmm1, 0x69          ;    70.7 p5      41 next
        vpternlogd zmm14, zmm7, zmm3, 0xd2           ;    70.7 p0      41 next
        vpternlogd zmm14, zmm17, zmm21, 0xb4         ;    71.7 p5      41 next
        vpternlogd zmm7, zmm9, zmm9, 0x3f            ;    71.7 p0      41 next
        vpternlogd zmm14, zmm29, zmm28, 0x78         ;    72.7 p5      41 next
        vpternlogd zmm14, zmm4, zmm8, 0x96           ;    73.7 p0      44 next
        vpxord zmm9, zmm9, zmm27                     ;    73.5 p5      41 next
        vpxord zmm17, zmm29, zmm11                   ;    73.7 p0      41 next
        vpternlogd zmm23, zmm17, zmm31, 0x9c         ;    74.7 p5      41 next
        vpternlogd zmm17, zmm7, zmm3, 0x39           ;    74.7 p0      41 next
        vpternlogd zmm7, zmm2, zmm28, 0xd2           ;    75.5 p5      41 next
        vpternlogd zmm2, zmm1, zmm3, 0x28            ;    75.7 p0      41 next
        vpternlogd zmm23, zmm7, zmm21, 0xc6          ;    76.5 p5      41 next
        vpternlogd zmm23, zmm20, zmm15, 0x1e         ;    77.5 p0      41 next
        vpxord zmm7, zmm29, zmm1                     ;    77.5 p5      41 next
        vpternlogd zmm7, zmm24, zmm15, 0xc6          ;    78.5 p0      41 next
        vmovdqu64 zmm1, [r10 + 8768]                 ;    48.7 p3      69 k1.9 reload
        vpxord zmm29, zmm29, zmm6                    ;    78.5 p5      41 next
        vmovdqu64 zmm15, [r10 + 8192]                ;    49.0 p2      44 next
        vpxord zmm15, zmm15, zmm9                    ;    78.7 p0      44 next
        vmovdqu64 zmm6, [r10 + 8896]                 ;    49.7 p3      69 k1.11 reload
        vpternlogd zmm23, zmm12, zmm18, 0x96         ;    79.5 p5      44 next
        vpternlogd zmm16, zmm9, zmm1, 0x96           ;    79.7 p0      44 next
        vmovdqu64 zmm9, [r10 + 8320]                 ;    50.0 p2      44 next
        vpxord zmm9, zmm9, zmm5                      ;    80.5 p5      44 next
        vpternlogd zmm2, zmm22, zmm31, 0x87          ;    80.7 p0      41 next
        vpxord zmm19, zmm19, zmm0                    ;    81.5 p5      44 next
        vmovdqa64 zmm24, zmm31                       ;    50.5         41 next copy
        vpternlogd zmm24, zmm21, zmm28, 0x35         ;    81.7 p0      41 next
        vpternlogd zmm2, zmm11, zmm28, 0x96          ;    82.5 p5      41 next
        vpternlogd zmm17, zmm24, zmm20, 0x96         ;    82.7 p0      41 next
        vpxord zmm18, zmm19, zmm15                   ;    83.5 p5      41 next
        vmovdqu64 zmm21, [r10 + 8576]                ;    51.3 p3      44 next
        vpxord zmm21, zmm21, zmm10                   ;    83.7 p0      44 next
        vmovdqu64 zmm3, [r10 + 8832]                 ;    51.7 p2      69 k1.10 reload
        vpternlogd zmm7, zmm0, zmm3, 0x96            ;    84.5 p5      44 next
        vmovdqu64 zmm0, [r10 + 9152]                 ;    52.3 p3      69 k1.15 reload
        vpternlogd zmm2, zmm10, zmm0, 0x96           ;    84.7 p0      44 next
        vmovdqu64 zmm10, [r10 + 8704]                ;    52.7 p2      69 k1.8 reload
        vpternlogd zmm25, zmm13, zmm10, 0x96         ;    85.5 p5      44 next
        vmovdqu64 zmm11, [r10 + 9024]                ;    53.3 p3      69 k1.13 reload
        vmovdqu64 zmm20, [r10 + 8448]                ;    53.7 p2      44 next
        vpxord zmm20, zmm20, zmm29                   ;    85.7 p0      44 next
        vpandd zmm3, zmm18, zmm20                    ;    86.7 p5      41 next
        vpternlogd zmm17, zmm29, zmm11, 0x96         ;    86.7 p0      44 next
        vpxord zmm27, zmm9, zmm25                    ;    87.5 p5      41 next
        vpxord zmm29, zmm19, zmm9                    ;    87.7 p0      41 next
        vpternlogd zmm26, zmm5, zmm6, 0x96           ;    88.5 p5      44 next
        vmovdqu64 zmm5, [r10 + 8384]                 ;    54.3 p3      44 next
        vpxord zmm5, zmm5, zmm4                      ;    88.7 p0      44 next
        vmovdqu64 zmm4, [r10 + 8512]                 ;    54.7 p2      44 next
        vpxord zmm4, zmm4, zmm12                     ;    89.5 p5      44 next
        vmovdqu64 zmm12, [r10 + 8640]                ;    55.3 p3      44 next
        vpxord zmm12, zmm12, zmm30                   ;    89.7 p0      44 next
        vmovdqa64 zmm22, zmm12                       ;    90.7         41 next copy
        vmovdqa64 zmm31, zmm5                        ;    89.7         41 next copy
        vpternlogd zmm22, zmm9, zmm15, 0x28          ;    90.7 p5      41 next
        vmovdqa64 zmm30, zmm5                        ;    89.7         41 next copy
        vmovdqa64 zmm24, zmm22                       ;    91.7         41 next copy
        vpternlogd zmm24, zmm21, zmm4, 0x87          ;    91.7 p0      41 next
        vmovdqa64 zmm0, zmm4                         ;    90.5         41 next copy
        vpternlogd zmm31, zmm9, zmm9, 0xc3           ;    91.5 p5      41 next
        vpternlogd zmm0, zmm19, zmm15, 0x6c          ;    91.7 p0      41 next
        vpxord zmm13, zmm20, zmm12                   ;    92.5 p5      41 next
        vmovdqa64 zmm11, zmm31                       ;    92.5         41 next copy
        vpternlogd zmm30, zmm9, zmm19, 0x65          ;    92.7 p0      41 next
        vpxord zmm1, zmm21, zmm5                     ;    93.5 p5      41 next
        vmovdqa64 zmm28, zmm27                       ;    88.5         41 next copy
        vpternlogd zmm28, zmm24, zmm4, 0x93          ;    93.7 p0      41 next
        vmovdqa64 zmm8, zmm25                        ;    86.5         41 next copy
        vpternlogd zmm8, zmm12, zmm4, 0x95           ;    94.5 p5      41 next
        vmovdqa64 zmm6, zmm8                         ;    95.5         41 next copy
        vpternlogd zmm28, zmm29, zmm12, 0x87         ;    94.7 p0      41 next
        vpternlogd zmm13, zmm28, zmm25, 0x6c         ;    95.7 p5      41 next
        vpternlogd zmm30, zmm18, zmm15, 0x4b         ;    95.7 p0      41 next
        vpternlogd zmm11, zmm30, zmm4, 0xc6          ;    96.7 p5      41 next
        vpternlogd zmm11, zmm1, zmm0, 0x96           ;    97.7 p0      41 next
        vpternlogd zmm3, zmm11, zmm28, 0x69          ;    98.7 p5      41 next
        vpandd zmm28, zmm27, zmm19                   ;    97.7 p0      41 next
        vmovdqa64 zmm11, zmm31                       ;    92.5         41 next copy
        vpternlogd zmm11, zmm30, zmm27, 0x39         ;    98.5 p5      41 next
        vpandd zmm27, zmm27, zmm5                    ;    98.7 p0      41 next
        vmovdqu64 [rbp + 4224], zmm27                ;    99.7 p8+p9   41 next spill
        vmovdqu64 [rbp + 5184], zmm3                 ;    99.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 4160], zmm28                ;    98.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm28                       ;    98.7         41 next copy
        vpxord zmm28, zmm21, zmm15                   ;    99.5 p5      41 next
        vpternlogd zmm0, zmm28, zmm12, 0x78          ;   100.5 p0      41 next
        vpandd zmm3, zmm25, zmm15                    ;   100.5 p5      41 next
        vmovdqa64 zmm10, zmm24                       ;    92.7         41 next copy
        vpternlogd zmm10, zmm20, zmm5, 0x78          ;   100.7 p0      41 next
        vpternlogd zmm27, zmm21, zmm5, 0x78          ;   101.5 p5      41 next
        vmovdqu64 [rbp + 4096], zmm24                ;    92.7 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm28                       ;   100.5         41 next copy
        vpternlogd zmm24, zmm31, zmm25, 0x65         ;   101.7 p0      41 next
        vpternlogd zmm6, zmm20, zmm9, 0x78           ;   102.5 p5      41 next
        vpternlogd zmm24, zmm12, zmm4, 0x87          ;   102.7 p0      41 next
        vpternlogd zmm3, zmm12, zmm20, 0x87          ;   103.5 p5      41 next
        vpternlogd zmm18, zmm3, zmm21, 0x93          ;   104.5 p0      41 next
        vpternlogd zmm31, zmm19, zmm19, 0xcf         ;   104.5 p5      41 next
        vpternlogd zmm3, zmm24, zmm10, 0x96          ;   104.7 p0      41 next
        vmovdqu64 [rbp + 5248], zmm3                 ;   105.7 p8+p9   41 next spill
        vmovdqa64 zmm3, zmm27                        ;   102.5         41 next copy
        vpxord zmm27, zmm27, zmm11                   ;   105.5 p5      41 next
        vpternlogd zmm3, zmm10, zmm10, 0xc3          ;   105.7 p0      41 next
        vpternlogd zmm31, zmm27, zmm0, 0x69          ;   106.5 p5      41 next
        vmovdqa64 zmm10, zmm18                       ;   105.5         41 next copy
        vpternlogd zmm10, zmm5, zmm15, 0x78          ;   106.7 p0      41 next
        vpternlogd zmm6, zmm10, zmm15, 0x69          ;   107.7 p5      41 next
        vmovdqa64 zmm10, zmm12                       ;    90.7         41 next copy
        vpternlogd zmm10, zmm9, zmm19, 0x78          ;   107.7 p0      41 next
        vpternlogd zmm29, zmm10, zmm4, 0x6c          ;   108.7 p5      41 next
        vpandd zmm4, zmm4, zmm20                     ;   108.7 p0      41 next
        vpternlogd zmm8, zmm4, zmm25, 0x79           ;   109.7 p5      41 next
        vmovdqa64 zmm27, zmm8                        ;   110.7         41 next copy
        vpternlogd zmm27, zmm20, zmm19, 0x87         ;   110.7 p0      41 next
        vpternlogd zmm29, zmm1, zmm20, 0x78          ;   110.5 p5      41 next
        vpandd zmm12, zmm12, zmm1                    ;   110.7 p0      41 next
        vpternlogd zmm3, zmm8, zmm29, 0x96           ;   111.5 p5      41 next
        vpternlogd zmm4, zmm24, zmm30, 0x69          ;   111.7 p0      41 next
        vpternlogd zmm3, zmm22, zmm15, 0x2d          ;   112.5 p5      41 next
        vmovdqa64 zmm8, zmm2                         ;    85.7         41 next copy
        vmovdqa64 zmm22, zmm17                       ;    87.7         41 next copy
        vpternlogd zmm22, zmm14, zmm16, 0x93         ;   112.7 p0      41 next
        vpternlogd zmm27, zmm28, zmm25, 0x87         ;   113.5 p5      41 next
        vpternlogd zmm12, zmm27, zmm18, 0x96         ;   114.5 p0      41 next
        vpternlogd zmm8, zmm17, zmm14, 0x6a          ;   114.5 p5      41 next
        vmovdqa64 zmm15, zmm8                        ;   115.5         41 next copy
        vmovdqa64 zmm30, zmm2                        ;    85.7         41 next copy
        vpternlogd zmm15, zmm23, zmm26, 0x60         ;   115.5 p0      41 next
        vpternlogd zmm8, zmm14, zmm16, 0x4b          ;   115.5 p5      41 next
        vpternlogd zmm0, zmm26, [rbp + 5248], 0x69   ;   115.7 p0+p2   41 next
        vpternlogd zmm21, zmm19, zmm5, 0x95          ;   116.5 p5      41 next
        vpternlogd zmm21, zmm29, zmm11, 0x96         ;   117.5 p0      41 next
        vpandd zmm1, zmm16, zmm2                     ;   117.5 p5      41 next
        vmovdqa64 zmm18, zmm2                        ;    85.7         41 next copy
        vpternlogd zmm18, zmm23, zmm14, 0xc9         ;   117.7 p0      41 next
        vpternlogd zmm30, zmm23, zmm14, 0x35         ;   118.5 p5      41 next
        vpternlogd zmm3, zmm2, [rbp + 4224], 0x96    ;   118.7 p0+p3   41 next
        vmovdqa64 zmm25, zmm22                       ;   113.7         41 next copy
        vpternlogd zmm25, zmm7, zmm16, 0x87          ;   119.5 p5      41 next
        vpternlogd zmm25, zmm8, zmm18, 0x78          ;   120.5 p0      41 next
        vpternlogd zmm4, zmm10, zmm9, 0x78           ;   120.5 p5      41 next
        vmovdqa64 zmm10, zmm2                        ;    85.7         41 next copy
        vpternlogd zmm10, zmm7, zmm7, 0x3f           ;   120.7 p0      41 next
        vmovdqa64 zmm24, zmm10                       ;   121.7         41 next copy
        vmovdqa64 zmm11, zmm14                       ;    74.7         41 next copy
        vpternlogd zmm11, zmm26, zmm16, 0x6a         ;   121.5 p5      41 next
        vpternlogd zmm13, zmm5, zmm16, 0x96          ;   121.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 5184]                 ;    99.7 p2      41 next
        vmovdqa64 zmm29, zmm11                       ;   122.5         41 next copy
        vpternlogd zmm29, zmm2, zmm26, 0x78          ;   122.5 p5      41 next
        vmovdqa64 zmm19, zmm11                       ;   122.5         41 next copy
        vpternlogd zmm8, zmm26, zmm7, 0x78           ;   122.7 p0      41 next
        vpternlogd zmm24, zmm23, zmm26, 0x87         ;   123.5 p5      41 next
        vpternlogd zmm19, zmm10, zmm17, 0x93         ;   123.7 p0      41 next
        vpternlogd zmm15, zmm19, zmm17, 0x39         ;   124.7 p5      41 next
        vpternlogd zmm15, zmm24, zmm1, 0x69          ;   125.7 p0      41 next
        vpternlogd zmm1, zmm23, zmm7, 0x87           ;   125.5 p5      41 next
        vmovdqa64 zmm27, zmm1                        ;   126.5         41 next copy
        vmovdqa64 zmm28, zmm24                       ;   124.5         41 next copy
        vpternlogd zmm15, zmm10, zmm18, 0x4b         ;   126.7 p0      41 next
        vpternlogd zmm15, zmm22, zmm7, 0x1e          ;   127.7 p5      41 next
        vpternlogd zmm22, zmm23, zmm14, 0x78         ;   126.7 p0      41 next
        vmovdqa64 zmm10, zmm17                       ;    87.7         41 next copy
        vpternlogd zmm28, zmm14, zmm16, 0x28         ;   127.5 p5      41 next
        vpternlogd zmm28, zmm8, zmm17, 0x2d          ;   128.5 p0      41 next
        vpternlogd zmm28, zmm29, zmm1, 0x69          ;   129.5 p5      41 next
        vpxord zmm10, zmm10, zmm22                   ;   128.7 p0      41 next
        vpternlogd zmm24, zmm10, zmm2, 0x9c          ;   129.7 p5      41 next
        vpternlogd zmm27, zmm10, zmm22, 0x96         ;   129.7 p0      41 next
        vpternlogd zmm27, zmm25, zmm26, 0xc6         ;   130.7 p5      41 next
        vmovdqa64 zmm25, zmm23                       ;    80.5         41 next copy
        vpternlogd zmm25, zmm26, zmm16, 0x28         ;   130.7 p0      41 next
        vpternlogd zmm25, zmm23, zmm17, 0x2d         ;   131.7 p5      41 next
        vpternlogd zmm25, zmm2, zmm14, 0x87          ;   132.7 p0      41 next
        vpternlogd zmm29, zmm25, zmm7, 0xd2          ;   133.7 p5      41 next
        vpternlogd zmm25, zmm16, zmm16, 0x3f         ;   133.7 p0      41 next
        vpternlogd zmm10, zmm25, zmm7, 0x39          ;   134.7 p5      41 next
        vpternlogd zmm10, zmm30, zmm19, 0x96         ;   135.7 p0      41 next
        vmovdqu64 zmm30, [rbp + 4672]                ;    76.3 p3      50 next
        vpxord zmm30, zmm30, [r10 + 1024]            ;   134.5 p5+p2   50 next
        vpternlogd zmm5, zmm7, [rbp + 4096], 0x96    ;   134.7 p0+p3   41 next
        vpternlogd zmm18, zmm11, zmm16, 0x39         ;   135.5 p5      41 next
        vpternlogd zmm25, zmm8, zmm14, 0xd2          ;   135.7 p0      41 next
        vpternlogd zmm8, zmm1, zmm7, 0x28            ;   136.5 p5      41 next
        vpternlogd zmm8, zmm18, zmm2, 0x87           ;   137.5 p0      41 next
        vmovdqu64 zmm18, [rbp + 5056]                ;    77.7 p2      50 next
        vpxord zmm18, zmm18, [r10 + 1792]            ;   137.5 p5+p3   50 next
        vpternlogd zmm31, zmm20, zmm17, 0x96         ;   137.7 p0      41 next
        vmovdqu64 zmm2, [rbp + 4480]                 ;    78.7 p2      50 next
        vmovdqu64 zmm1, [rbp + 4736]                 ;    79.3 p3      58 r reload
        vmovdqu64 [rbp + 4224], zmm21                ;   118.5 p7+p4   41 next spill
        vpxord zmm2, zmm2, [r10 + 1536]              ;   138.5 p5+p2   50 next
        vpternlogd zmm6, zmm14, [rbp + 4160], 0x96   ;   138.7 p0+p3   41 next
        vmovdqu64 [rbp + 5312], zmm0                 ;   116.7 p8+p9   41 next spill
        vpternlogd zmm24, zmm25, zmm23, 0xc6         ;   139.5 p5      41 next
        vpternlogd zmm29, zmm11, zmm23, 0xb4         ;   139.7 p0      41 next
        vmovdqu64 zmm11, [rbp + 3968]                ;    80.7 p2      50 next
        vpternlogd zmm29, zmm17, zmm14, 0x78         ;   140.7 p5      41 next
        vmovdqu64 zmm7, [rbp + 4992]                 ;    81.3 p3      58 r reload
        vmovdqu64 zmm17, [rbp + 5120]                ;    81.7 p2      58 r reload
        vpternlogd zmm29, zmm6, zmm17, 0x96          ;   141.7 p0      50 next
        vpxord zmm17, zmm17, [r10 + 1280]            ;   141.5 p5+p3   50 next
        vpternlogd zmm15, zmm13, zmm1, 0x96          ;   141.7 p0      50 next
        vmovdqu64 [rbp + 4736], zmm15                ;   142.7 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm17                       ;   142.5         41 next copy
        vpternlogd zmm8, zmm22, zmm14, 0x96          ;   142.5 p5      41 next
        vmovdqu64 zmm20, [rbp + 4416]                ;    82.7 p2      50 next
        vpternlogd zmm24, zmm19, zmm26, 0x1e         ;   142.7 p0      41 next
        vpxord zmm20, zmm20, [r10 + 1856]            ;   143.5 p5+p3   50 next
        vmovdqu64 zmm16, [rbp + 4288]                ;    83.7 p2      50 next
        vpxord zmm16, zmm16, [r10 + 1728]            ;   143.7 p0+p3   50 next
        vmovdqu64 [rbp + 5120], zmm29                ;   142.7 p8+p9   50 next spill
        vpternlogd zmm27, zmm5, zmm7, 0x96           ;   144.5 p5      50 next
        vpxord zmm7, zmm7, [r10 + 1152]              ;   144.7 p0+p2   50 next
        vmovdqu64 zmm14, [rbp + 4928]                ;    85.3 p3      58 r reload
        vpternlogd zmm28, zmm0, zmm14, 0x96          ;   145.5 p5      50 next
        vmovdqu64 zmm22, [rbp + 4608]                ;    85.7 p2      58 r reload
        vmovdqu64 [rbp + 5248], zmm3                 ;   119.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 4160], zmm4                 ;   121.5 p8+p9   41 next spill
        vpxord zmm1, zmm1, [r10 + 1088]              ;   145.7 p0+p3   50 next
        vmovdqa64 zmm29, zmm7                        ;   145.7         41 next copy
        vpternlogd zmm12, zmm9, zmm23, 0x96          ;   146.5 p5      41 next
        vmovdqu64 [rbp + 4096], zmm12                ;   147.5 p7+p4   41 next spill
        vmovdqu64 zmm26, [rbp + 4032]                ;    86.7 p2      50 next
        vmovdqu64 zmm9, [rbp + 4352]                 ;    87.3 p3      50 next
        vpternlogd zmm24, zmm12, zmm22, 0x96         ;   147.5 p0      50 next
        vpxord zmm26, zmm26, [r10 + 1984]            ;   147.5 p5+p2   50 next
        vpxord zmm14, zmm14, [r10 + 1216]            ;   147.7 p0+p3   50 next
        vmovdqu64 [rbp + 4928], zmm28                ;   146.5 p8+p9   50 next spill
        vmovdqu64 zmm25, [rbp + 4800]                ;    88.7 p2      58 r reload
        vpxord zmm11, zmm11, [r10 + 1664]            ;   148.5 p5+p3   50 next
        vmovdqu64 zmm19, [rbp + 4864]                ;    89.7 p2      58 r reload
        vpternlogd zmm10, zmm31, zmm19, 0x96         ;   148.7 p0      50 next
        vmovdqu64 [rbp + 4864], zmm10                ;   149.7 p7+p4   50 next spill
        vpternlogd zmm8, zmm3, zmm25, 0x96           ;   149.5 p5      50 next
        vmovdqu64 [rbp + 4800], zmm8                 ;   150.5 p8+p9   50 next spill
        vpxord zmm22, zmm22, [r10 + 1408]            ;   149.7 p0+p3   50 next
        vmovdqu64 [rbp + 4608], zmm24                ;   148.5 p7+p4   50 next spill
        vmovdqa64 zmm8, zmm22                        ;   150.7         41 next copy
        vpternlogd zmm8, zmm1, zmm26, 0x28           ;   150.7 p5      41 next
        vmovdqa64 zmm24, zmm8                        ;   151.7         41 next copy
        vpxord zmm19, zmm19, [r10 + 1344]            ;   150.7 p0+p2   50 next
        vpternlogd zmm24, zmm19, zmm17, 0x87         ;   151.7 p5      41 next
        vpxord zmm9, zmm9, [r10 + 1600]              ;   151.7 p0+p3   50 next
        vmovdqu64 [rbp + 5376], zmm6                 ;   139.7 p8+p9   41 next spill
        vmovdqu64 [rbp + 5440], zmm13                ;   122.7 p7+p4   41 next spill
        vpxord zmm25, zmm25, [r10 + 1472]            ;   152.5 p5+p2   50 next
        vpxord zmm4, zmm1, zmm25                     ;   153.5 p0      41 next
        vmovdqa64 zmm3, zmm4                         ;   154.5         41 next copy
        vpternlogd zmm3, zmm24, zmm17, 0x93          ;   154.5 p5      41 next
        vmovdqa64 zmm0, zmm25                        ;   153.5         41 next copy
        vpternlogd zmm0, zmm22, zmm17, 0x95          ;   153.7 p0      41 next
        vmovdqa64 zmm28, zmm7                        ;   145.7         41 next copy
        vpternlogd zmm28, zmm1, zmm1, 0xc3           ;   154.5 p5      41 next
        vmovdqu64 [rbp + 5504], zmm5                 ;   135.7 p8+p9   41 next spill
        vmovdqa64 zmm6, zmm25                        ;   153.5         41 next copy
        vpternlogd zmm6, zmm1, zmm30, 0x28           ;   154.7 p0      41 next
        vmovdqu64 [rbp + 5568], zmm6                 ;   155.7 p7+p4   41 next spill
        vpternlogd zmm29, zmm1, zmm30, 0x65          ;   155.5 p5      41 next
        vpternlogd zmm29, zmm30, zmm26, 0x4b         ;   156.5 p0      41 next
        vmovdqa64 zmm10, zmm24                       ;   152.7         41 next copy
        vpternlogd zmm10, zmm14, zmm7, 0x78          ;   156.5 p5      41 next
        vmovdqu64 zmm23, [rbp + 4544]                ;    92.3 p3      50 next
        vpxord zmm23, zmm23, [r10 + 1920]            ;   156.7 p0+p2   50 next
        vpxord zmm5, zmm7, zmm19                     ;   157.5 p5      41 next
        vpternlogd zmm15, zmm30, zmm26, 0x6c         ;   157.7 p0      41 next
        vpternlogd zmm8, zmm26, zmm26, 0xf3          ;   158.5 p5      41 next
        vmovdqu64 [rbp + 4992], zmm27                ;   145.5 p8+p9   50 next spill
        vmovdqa64 zmm27, zmm28                       ;   155.5         41 next copy
        vpternlogd zmm27, zmm29, zmm17, 0xc6         ;   158.7 p0      41 next
        vmovdqu64 [rbp + 5184], zmm31                ;   138.7 p7+p4   41 next spill
        vpxord zmm31, zmm26, zmm30                   ;   159.5 p5      41 next
        vpandd zmm13, zmm31, zmm14                   ;   160.5 p0      41 next
        vpxord zmm12, zmm1, zmm30                    ;   160.5 p5      41 next
        vpternlogd zmm3, zmm12, zmm22, 0x87          ;   161.5 p0      41 next
        vpxord zmm21, zmm14, zmm22                   ;   161.5 p5      41 next
        vmovdqu64 [rbp + 5632], zmm24                ;   152.7 p8+p9   41 next spill
        vpandd zmm24, zmm22, zmm14                   ;   161.7 p0      41 next
        vpternlogd zmm24, zmm25, zmm26, 0x87         ;   162.7 p5      41 next
        vpternlogd zmm31, zmm24, zmm19, 0x93         ;   163.7 p0      41 next
        vpternlogd zmm27, zmm5, zmm15, 0x96          ;   163.5 p5      41 next
        vpternlogd zmm21, zmm3, zmm25, 0x6c          ;   163.7 p0      41 next
        vpternlogd zmm13, zmm27, zmm3, 0x69          ;   164.5 p5      41 next
        vmovdqa64 zmm27, zmm28                       ;   155.5         41 next copy
        vpternlogd zmm27, zmm29, zmm4, 0x39          ;   164.7 p0      41 next
        vpandd zmm4, zmm4, zmm7                      ;   165.5 p5      41 next
        vmovdqu64 [rbp + 5696], zmm4                 ;   166.5 p7+p4   41 next spill
        vpxord zmm4, zmm19, zmm26                    ;   165.7 p0      41 next
        vmovdqa64 zmm3, zmm6                         ;   155.7         41 next copy
        vmovdqa64 zmm6, zmm4                         ;   166.7         41 next copy
        vpternlogd zmm6, zmm28, zmm25, 0x65          ;   166.7 p5      41 next
        vpternlogd zmm6, zmm22, zmm17, 0x87          ;   167.7 p0      41 next
        vpternlogd zmm24, zmm6, zmm10, 0x96          ;   168.7 p5      41 next
        vmovdqu64 [rbp + 5760], zmm24                ;   169.7 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm22                       ;   150.7         41 next copy
        vpternlogd zmm24, zmm1, zmm30, 0x78          ;   167.7 p0      41 next
        vpternlogd zmm12, zmm24, zmm17, 0x6c         ;   168.7 p5      41 next
        vpternlogd zmm3, zmm19, zmm7, 0x78           ;   168.7 p0      41 next
        vpternlogd zmm28, zmm30, zmm30, 0xcf         ;   169.5 p5      41 next
        vpternlogd zmm19, zmm30, zmm30, 0xcf         ;   169.7 p0      41 next
        vpternlogd zmm15, zmm4, zmm22, 0x78          ;   170.5 p5      41 next
        vpandd zmm22, zmm22, zmm5                    ;   170.7 p0      41 next
        vpandd zmm17, zmm17, zmm14                   ;   171.5 p5      41 next
        vpternlogd zmm6, zmm29, zmm17, 0x69          ;   172.5 p0      41 next
        vpternlogd zmm17, zmm0, zmm25, 0x6d          ;   172.5 p5      41 next
        vpternlogd zmm12, zmm5, zmm14, 0x78          ;   172.7 p0      41 next
        vpternlogd zmm19, zmm12, zmm5, 0x96          ;   173.7 p5      41 next
        vpternlogd zmm30, zmm17, zmm14, 0x93         ;   173.7 p0      41 next
        vpternlogd zmm17, zmm3, zmm10, 0x69          ;   174.5 p5      41 next
        vpternlogd zmm8, zmm17, zmm12, 0x96          ;   175.5 p0      41 next
        vmovdqa64 zmm5, zmm23                        ;   157.7         41 next copy
        vpternlogd zmm30, zmm4, zmm25, 0x87          ;   175.5 p5      41 next
        vmovdqa64 zmm25, zmm18                       ;   138.5         41 next copy
        vpternlogd zmm25, zmm16, zmm2, 0x93          ;   175.7 p0      41 next
        vpternlogd zmm5, zmm9, zmm9, 0x3f            ;   176.5 p5      41 next
        vpternlogd zmm26, zmm31, zmm7, 0x9c          ;   176.7 p0      41 next
        vpternlogd zmm22, zmm30, zmm31, 0x96         ;   177.5 p5      41 next
        vpternlogd zmm22, zmm20, zmm1, 0x96          ;   178.5 p0      41 next
        vmovdqa64 zmm31, zmm20                       ;   144.5         41 next copy
        vmovdqa64 zmm17, zmm23                       ;   157.7         41 next copy
        vpternlogd zmm31, zmm11, zmm2, 0x28          ;   178.5 p5      41 next
        vpternlogd zmm31, zmm20, zmm18, 0x2d         ;   179.5 p0      41 next
        vpternlogd zmm17, zmm20, zmm16, 0xc9         ;   179.5 p5      41 next
        vpternlogd zmm8, zmm23, [rbp + 5696], 0x96   ;   179.7 p0+p3   41 next
        vpandd zmm4, zmm14, zmm1                     ;   180.5 p5      41 next
        vmovdqa64 zmm10, zmm16                       ;   144.7         41 next copy
        vpternlogd zmm10, zmm11, zmm2, 0x6a          ;   180.7 p0      41 next
        vpternlogd zmm6, zmm24, zmm1, 0x2d           ;   181.5 p5      41 next
        vmovdqa64 zmm24, zmm10                       ;   181.7         41 next copy
        vpternlogd zmm4, zmm0, zmm26, 0x69           ;   181.7 p0      41 next
        vpxord zmm0, zmm3, zmm27                     ;   182.5 p5      41 next
        vmovdqa64 zmm3, zmm23                        ;   157.7         41 next copy
        vpternlogd zmm3, zmm18, zmm16, 0x6a          ;   182.7 p0      41 next
        vmovdqa64 zmm26, zmm5                        ;   177.5         41 next copy
        vpternlogd zmm4, zmm16, [rbp + 5568], 0x96   ;   183.5 p5+p2   41 next
        vmovdqa64 zmm12, zmm3                        ;   183.7         41 next copy
        vpternlogd zmm12, zmm20, zmm11, 0x60         ;   183.7 p0      41 next
        vpternlogd zmm26, zmm20, zmm11, 0x87         ;   184.5 p5      41 next
        vpternlogd zmm3, zmm16, zmm2, 0x4b           ;   184.7 p0      41 next
        vpternlogd zmm28, zmm0, zmm15, 0x69          ;   185.5 p5      41 next
        vpternlogd zmm28, zmm14, zmm18, 0x96         ;   186.5 p0      41 next
        vpandd zmm0, zmm2, zmm23                     ;   186.5 p5      41 next
        vmovdqa64 zmm29, zmm25                       ;   176.7         41 next copy
        vpternlogd zmm29, zmm9, zmm2, 0x87           ;   186.7 p0      41 next
        vpternlogd zmm29, zmm3, zmm17, 0x78          ;   187.7 p5      41 next
        vpternlogd zmm31, zmm23, zmm16, 0x87         ;   187.7 p0      41 next
        vmovdqa64 zmm30, zmm26                       ;   185.5         41 next copy
        vpternlogd zmm24, zmm5, zmm18, 0x93          ;   188.5 p5      41 next
        vpternlogd zmm12, zmm24, zmm18, 0x39         ;   189.5 p0      41 next
        vpternlogd zmm12, zmm26, zmm0, 0x69          ;   190.5 p5      41 next
        vpternlogd zmm12, zmm5, zmm17, 0x4b          ;   191.5 p0      41 next
        vpternlogd zmm12, zmm25, zmm9, 0x1e          ;   192.5 p5      41 next
        vpternlogd zmm17, zmm10, zmm2, 0x39          ;   190.7 p0      41 next
        vpternlogd zmm25, zmm20, zmm16, 0x78         ;   191.5 p5      41 next
        vpternlogd zmm30, zmm16, zmm2, 0x28          ;   191.7 p0      41 next
        vpternlogd zmm21, zmm7, zmm2, 0x96           ;   192.5 p5      41 next
        vmovdqa64 zmm7, zmm10                        ;   181.7         41 next copy
        vpternlogd zmm7, zmm23, zmm11, 0x78          ;   192.7 p0      41 next
        vpternlogd zmm3, zmm11, zmm9, 0x78           ;   193.5 p5      41 next
        vpternlogd zmm0, zmm20, zmm9, 0x87           ;   193.7 p0      41 next
        vpternlogd zmm30, zmm3, zmm18, 0x2d          ;   194.5 p5      41 next
        vpternlogd zmm30, zmm7, zmm0, 0x69           ;   195.5 p0      41 next
        vpternlogd zmm7, zmm31, zmm9, 0xd2           ;   195.5 p5      41 next
        vpternlogd zmm7, zmm10, zmm20, 0xb4          ;   196.5 p0      41 next
        vmovdqa64 zmm10, zmm23                       ;   157.7         41 next copy
        vpternlogd zmm10, zmm20, zmm16, 0x35         ;   196.5 p5      41 next
        vpternlogd zmm31, zmm2, zmm2, 0x3f           ;   196.7 p0      41 next
        vpternlogd zmm7, zmm18, zmm16, 0x78          ;   197.5 p5      41 next
        vmovdqa64 zmm5, zmm18                        ;   138.5         41 next copy
        vpxord zmm5, zmm5, zmm25                     ;   197.7 p0      41 next
        vpternlogd zmm26, zmm5, zmm23, 0x9c          ;   198.7 p5      41 next
        vpternlogd zmm5, zmm31, zmm9, 0x39           ;   198.7 p0      41 next
        vpternlogd zmm31, zmm3, zmm16, 0xd2          ;   199.5 p5      41 next
        vpternlogd zmm3, zmm0, zmm9, 0x28            ;   199.7 p0      41 next
        vpternlogd zmm3, zmm17, zmm23, 0x87          ;   200.7 p5      41 next
        vpxord zmm2, zmm18, zmm0                     ;   200.7 p0      41 next
        vmovdqu64 zmm17, [r9 + 9536]                 ;   110.0 p3      44 next
        vmovdqu64 zmm18, [r9 + 9856]                 ;   110.2 p2      69 k1.10 reload
        vpxord zmm17, zmm17, zmm22                   ;   201.5 p5      44 next
        vmovdqu64 zmm14, [r9 + 9792]                 ;   111.0 p3      69 k1.9 reload
        vpternlogd zmm3, zmm25, zmm16, 0x96          ;   201.7 p0      41 next
        vpternlogd zmm13, zmm9, [rbp + 5632], 0x96   ;   202.5 p5+p2   41 next
        vpternlogd zmm26, zmm31, zmm20, 0xc6         ;   202.7 p0      41 next
        vpternlogd zmm26, zmm24, zmm11, 0x1e         ;   203.7 p5      41 next
        vmovdqu64 zmm25, [r9 + 10048]                ;   112.0 p3      69 k1.13 reload
        vpternlogd zmm2, zmm29, zmm11, 0xc6          ;   203.7 p0      41 next
        vmovdqu64 zmm9, [r9 + 9280]                  ;   112.2 p2      44 next
        vmovdqu64 zmm0, [r9 + 9216]                  ;   113.0 p3      44 next
        vmovdqu64 zmm16, [r9 + 9472]                 ;   113.2 p2      44 next
        vpxord zmm16, zmm16, zmm28                   ;   204.5 p5      44 next
        vpxord zmm9, zmm9, zmm13                     ;   204.7 p0      44 next
        vpxord zmm0, zmm0, zmm21                     ;   205.5 p5      44 next
        vpternlogd zmm12, zmm21, zmm14, 0x96         ;   205.7 p0      44 next
        vmovdqu64 zmm21, [r9 + 10112]                ;   114.0 p3      69 k1.14 reload
        vmovdqu64 zmm20, [r9 + 9600]                 ;   114.2 p2      44 next
        vmovdqu64 zmm23, [r9 + 9920]                 ;   115.0 p3      69 k1.11 reload
        vpternlogd zmm15, zmm11, [rbp + 5760], 0x69  ;   206.5 p5+p2   41 next
        vmovdqu64 zmm11, [r9 + 9408]                 ;   116.0 p3      44 next
        vpxord zmm11, zmm11, zmm4                    ;   206.7 p0      44 next
        vmovdqa64 zmm31, zmm11                       ;   207.7         41 next copy
        vpternlogd zmm2, zmm13, zmm18, 0x96          ;   207.5 p5      44 next
        vmovdqu64 zmm13, [r9 + 10176]                ;   116.2 p2      69 k1.15 reload
        vpternlogd zmm30, zmm15, zmm23, 0x96         ;   207.7 p0      44 next
        vpternlogd zmm3, zmm8, zmm13, 0x96           ;   208.5 p5      44 next
        vmovdqa64 zmm13, zmm11                       ;   207.7         41 next copy
        vpternlogd zmm5, zmm10, zmm24, 0x96          ;   208.7 p0      41 next
        vmovdqu64 zmm24, [r9 + 9984]                 ;   117.0 p3      69 k1.12 reload
        vpternlogd zmm7, zmm4, zmm24, 0x96           ;   209.5 p5      44 next
        vmovdqu64 zmm4, [r9 + 9664]                  ;   117.2 p2      69 k1.7 reload
        vpternlogd zmm6, zmm1, zmm4, 0x69            ;   209.7 p0      44 next
        vpxord zmm20, zmm20, zmm8                    ;   210.5 p5      44 next
        vpternlogd zmm26, zmm22, zmm21, 0x96         ;   210.7 p0      44 next
        vmovdqu64 zmm10, [r9 + 9344]                 ;   118.0 p3      44 next
        vpxord zmm10, zmm10, zmm15                   ;   211.5 p5      44 next
        vmovdqa64 zmm15, zmm6                        ;   210.7         41 next copy
        vpternlogd zmm15, zmm10, zmm0, 0x28          ;   212.5 p0      41 next
        vmovdqa64 zmm22, zmm15                       ;   213.5         41 next copy
        vpternlogd zmm22, zmm20, zmm17, 0x87         ;   213.5 p5      41 next
        vpternlogd zmm5, zmm28, zmm25, 0x96          ;   212.7 p0      44 next
        vmovdqa64 zmm21, zmm17                       ;   202.5         41 next copy
        vpxord zmm24, zmm0, zmm9                     ;   213.5 p5      41 next
        vmovdqu64 zmm1, [r9 + 9728]                  ;   118.2 p2      69 k1.8 reload
        vpternlogd zmm31, zmm10, zmm9, 0x65          ;   213.7 p0      41 next
        vpternlogd zmm13, zmm10, zmm10, 0xc3         ;   214.5 p5      41 next
        vmovdqa64 zmm23, zmm13                       ;   215.5         41 next copy
        vpxord zmm25, zmm10, zmm9                    ;   214.7 p0      41 next
        vpternlogd zmm31, zmm24, zmm0, 0x4b          ;   215.5 p5      41 next
        vpternlogd zmm19, zmm27, zmm1, 0x96          ;   215.7 p0      44 next
        vpxord zmm27, zmm10, zmm19                   ;   216.7 p5      41 next
        vmovdqa64 zmm28, zmm27                       ;   217.7         41 next copy
        vpternlogd zmm23, zmm31, zmm17, 0xc6         ;   216.7 p0      41 next
        vpxord zmm8, zmm6, zmm16                     ;   217.5 p5      41 next
        vpxord zmm4, zmm0, zmm20                     ;   217.7 p0      41 next
        vpxord zmm1, zmm20, zmm11                    ;   218.5 p5      41 next
        vpandd zmm14, zmm24, zmm16                   ;   218.7 p0      41 next
        vmovdqa64 zmm18, zmm19                       ;   216.7         41 next copy
        vpternlogd zmm21, zmm9, zmm0, 0x6c           ;   219.5 p5      41 next
        vpternlogd zmm23, zmm1, zmm21, 0x96          ;   220.5 p0      41 next
        vpternlogd zmm28, zmm22, zmm17, 0x93         ;   220.5 p5      41 next
        vpternlogd zmm28, zmm25, zmm6, 0x87          ;   221.5 p0      41 next
        vpternlogd zmm14, zmm23, zmm28, 0x69         ;   222.5 p5      41 next
        vmovdqa64 zmm29, zmm22                       ;   214.5         41 next copy
        vpternlogd zmm8, zmm28, zmm19, 0x6c          ;   222.5 p0      41 next
        vmovdqa64 zmm28, zmm13                       ;   215.5         41 next copy
        vpternlogd zmm29, zmm16, zmm11, 0x78         ;   222.5 p5      41 next
        vmovdqu64 [rbp + 5696], zmm22                ;   214.5 p7+p4   41 next spill
        vpternlogd zmm21, zmm4, zmm6, 0x78           ;   222.7 p0      41 next
        vmovdqa64 zmm23, zmm13                       ;   215.5         41 next copy
        vpternlogd zmm23, zmm31, zmm27, 0x39         ;   223.5 p5      41 next
        vpternlogd zmm13, zmm4, zmm19, 0x59          ;   223.7 p0      41 next
        vpternlogd zmm13, zmm6, zmm17, 0x87          ;   224.7 p5      41 next
        vpternlogd zmm18, zmm6, zmm17, 0x95          ;   224.7 p0      41 next
        vpandd zmm22, zmm27, zmm9                    ;   225.5 p5      41 next
        vpandd zmm27, zmm27, zmm11                   ;   225.7 p0      41 next
        vpternlogd zmm28, zmm9, zmm9, 0xcf           ;   226.5 p5      41 next
        vmovdqu64 [rbp + 5568], zmm27                ;   226.7 p8+p9   41 next spill
        vmovdqa64 zmm27, zmm22                       ;   226.5         41 next copy
        vpternlogd zmm27, zmm20, zmm11, 0x78         ;   226.7 p0      41 next
        vpternlogd zmm28, zmm23, zmm27, 0x96         ;   227.7 p5      41 next
        vpternlogd zmm28, zmm21, zmm21, 0xc3         ;   228.7 p0      41 next
        vmovdqu64 [rbp + 5760], zmm28                ;   229.7 p7+p4   41 next spill
        vpandd zmm28, zmm6, zmm16                    ;   228.5 p5      41 next
        vpternlogd zmm27, zmm29, zmm29, 0xc3         ;   228.7 p0      41 next
        vpternlogd zmm28, zmm19, zmm0, 0x87          ;   229.5 p5      41 next
        vpternlogd zmm29, zmm13, zmm28, 0x96         ;   230.5 p0      41 next
        vpternlogd zmm28, zmm24, zmm20, 0x87         ;   230.5 p5      41 next
        vmovdqa64 zmm24, zmm28                       ;   231.5         41 next copy
        vmovdqu64 [rbp + 5632], zmm22                ;   226.5 p8+p9   41 next spill
        vmovdqa64 zmm22, zmm6                        ;   210.7         41 next copy
        vpternlogd zmm24, zmm11, zmm0, 0xd2          ;   231.5 p0      41 next
        vpternlogd zmm22, zmm10, zmm9, 0x78          ;   231.5 p5      41 next
        vpternlogd zmm25, zmm22, zmm17, 0x6c         ;   232.5 p0      41 next
        vpandd zmm17, zmm17, zmm16                   ;   232.5 p5      41 next
        vpternlogd zmm13, zmm31, zmm17, 0x69         ;   233.5 p0      41 next
        vpternlogd zmm25, zmm1, zmm16, 0x78          ;   233.5 p5      41 next
        vpandd zmm6, zmm6, zmm1                      ;   233.7 p0      41 next
        vpternlogd zmm17, zmm18, zmm19, 0x6d         ;   234.5 p5      41 next
        vpternlogd zmm20, zmm11, zmm9, 0x93          ;   234.7 p0      41 next
        vpternlogd zmm27, zmm17, zmm25, 0x96         ;   235.5 p5      41 next
        vpternlogd zmm27, zmm15, zmm0, 0x2d          ;   236.5 p0      41 next
        vpandd zmm0, zmm12, zmm3                     ;   236.5 p5      41 next
        vmovdqa64 zmm15, zmm7                        ;   210.5         41 next copy
        vpternlogd zmm15, zmm30, zmm12, 0x6a         ;   236.7 p0      41 next
        vmovdqa64 zmm31, zmm15                       ;   237.7         41 next copy
        vpternlogd zmm9, zmm17, zmm16, 0x93          ;   237.5 p5      41 next
        vpternlogd zmm9, zmm4, zmm19, 0x87           ;   238.5 p0      41 next
        vpandd zmm4, zmm10, zmm16                    ;   238.5 p5      41 next
        vpternlogd zmm16, zmm5, [rbp + 5760], 0x96   ;   238.7 p0+p3   41 next
        vmovdqa64 zmm1, zmm3                         ;   209.5         41 next copy
        vpternlogd zmm6, zmm9, zmm28, 0x96           ;   239.5 p5      41 next
        vpternlogd zmm13, zmm22, zmm10, 0x78         ;   239.7 p0      41 next
        vmovdqa64 zmm9, zmm3                         ;   209.5         41 next copy
        vpternlogd zmm1, zmm5, zmm7, 0x6a            ;   240.5 p5      41 next
        vmovdqa64 zmm17, zmm1                        ;   241.5         41 next copy
        vpternlogd zmm17, zmm26, zmm30, 0x60         ;   241.5 p0      41 next
        vmovdqa64 zmm22, zmm5                        ;   213.7         41 next copy
        vpternlogd zmm1, zmm7, zmm12, 0x4b           ;   241.5 p5      41 next
        vpternlogd zmm6, zmm10, zmm26, 0x96          ;   241.7 p0      41 next
        vpternlogd zmm20, zmm25, zmm23, 0x96         ;   242.5 p5      41 next
        vpternlogd zmm9, zmm2, zmm2, 0x3f            ;   242.7 p0      41 next
        vmovdqa64 zmm19, zmm15                       ;   237.7         41 next copy
        vmovdqa64 zmm25, zmm5                        ;   213.7         41 next copy
        vpternlogd zmm8, zmm11, zmm12, 0x96          ;   243.5 p5      41 next
        vpternlogd zmm14, zmm2, [rbp + 5696], 0x96   ;   243.7 p0+p2   41 next
        vpternlogd zmm29, zmm21, zmm30, 0x69         ;   244.5 p5      41 next
        vpternlogd zmm4, zmm18, zmm24, 0x69          ;   244.7 p0      41 next
        vmovdqa64 zmm18, zmm3                        ;   209.5         41 next copy
        vpternlogd zmm22, zmm7, zmm12, 0x93          ;   245.5 p5      41 next
        vmovdqa64 zmm24, zmm22                       ;   246.5         41 next copy
        vpternlogd zmm24, zmm2, zmm12, 0x87          ;   246.5 p0      41 next
        vpternlogd zmm31, zmm3, zmm30, 0x78          ;   246.5 p5      41 next
        vmovdqu64 zmm21, [rbp + 5376]                ;   139.7 p3      50 next
        vpternlogd zmm4, zmm7, [rbp + 5632], 0x96    ;   246.7 p0+p2   41 next
        vpternlogd zmm27, zmm3, [rbp + 5568], 0x96   ;   247.5 p5+p3   41 next
        vmovdqu64 zmm10, [rbp + 5504]                ;   135.7 p2      50 next
        vpternlogd zmm19, zmm9, zmm5, 0x93           ;   247.7 p0      41 next
        vpternlogd zmm17, zmm19, zmm5, 0x39          ;   248.7 p5      41 next
        vpternlogd zmm18, zmm26, zmm7, 0xc9          ;   248.7 p0      41 next
        vpternlogd zmm24, zmm1, zmm18, 0x78          ;   249.7 p5      41 next
        vpternlogd zmm1, zmm30, zmm2, 0x78           ;   249.7 p0      41 next
        vmovdqa64 zmm23, zmm9                        ;   243.7         41 next copy
        vpternlogd zmm23, zmm26, zmm30, 0x87         ;   250.5 p5      41 next
        vpternlogd zmm17, zmm23, zmm0, 0x69          ;   251.5 p0      41 next
        vmovdqa64 zmm28, zmm23                       ;   251.5         41 next copy
        vpternlogd zmm28, zmm7, zmm12, 0x28          ;   251.5 p5      41 next
        vpternlogd zmm17, zmm9, zmm18, 0x4b          ;   252.5 p0      41 next
        vpternlogd zmm17, zmm22, zmm2, 0x1e          ;   253.5 p5      41 next
        vpternlogd zmm22, zmm26, zmm7, 0x78          ;   252.7 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;   213.7         41 next copy
        vpxord zmm9, zmm9, zmm22                     ;   253.7 p5      41 next
        vpternlogd zmm23, zmm9, zmm3, 0x9c           ;   254.7 p0      41 next
        vpternlogd zmm0, zmm26, zmm2, 0x87           ;   254.5 p5      41 next
        vpternlogd zmm28, zmm1, zmm5, 0x2d           ;   254.7 p0      41 next
        vpxord zmm25, zmm25, zmm0                    ;   255.5 p5      41 next
        vpternlogd zmm25, zmm24, zmm30, 0xc6         ;   256.5 p0      41 next
        vmovdqa64 zmm24, zmm26                       ;   211.7         41 next copy
        vpternlogd zmm24, zmm30, zmm12, 0x28         ;   256.5 p5      41 next
        vpternlogd zmm24, zmm26, zmm5, 0x2d          ;   257.5 p0      41 next
        vpternlogd zmm28, zmm31, zmm0, 0x69          ;   257.5 p5      41 next
        vpternlogd zmm24, zmm3, zmm7, 0x87           ;   258.5 p0      41 next
        vpternlogd zmm31, zmm24, zmm2, 0xd2          ;   259.5 p5      41 next
        vpternlogd zmm18, zmm15, zmm12, 0x39         ;   258.7 p0      41 next
        vpternlogd zmm24, zmm12, zmm12, 0x3f         ;   259.5 p5      41 next
        vpternlogd zmm9, zmm24, zmm2, 0x39           ;   260.5 p0      41 next
        vpternlogd zmm24, zmm1, zmm7, 0xd2           ;   260.5 p5      41 next
        vpternlogd zmm1, zmm0, zmm2, 0x28            ;   260.7 p0      41 next
        vpternlogd zmm1, zmm18, zmm3, 0x87           ;   261.7 p5      41 next
        vmovdqu64 zmm11, [r11 + 320]                 ;   139.5 p3      68 k1.5 reload
        vpternlogd zmm31, zmm15, zmm26, 0xb4         ;   261.7 p0      41 next
        vpternlogd zmm31, zmm5, zmm7, 0x78           ;   262.7 p5      41 next
        vmovdqu64 zmm12, [rbp + 3968]                ;   140.0 p2      58 r reload
        vpternlogd zmm1, zmm22, zmm7, 0x96           ;   262.7 p0      41 next
        vmovdqu64 zmm5, [r11 + 256]                  ;   140.5 p3      68 k1.4 reload
        vmovdqu64 zmm2, [rbp + 4480]                 ;   141.0 p2      58 r reload
        vpternlogd zmm23, zmm24, zmm26, 0xc6         ;   263.5 p5      41 next
        vpternlogd zmm23, zmm19, zmm30, 0x1e         ;   264.5 p0      41 next
        vmovdqu64 zmm22, [r11 + 448]                 ;   141.5 p3      68 k1.7 reload
        vmovdqa64 zmm15, zmm3                        ;   209.5         41 next copy
        vpternlogd zmm15, zmm26, zmm7, 0x35          ;   264.5 p5      41 next
        vpternlogd zmm9, zmm15, zmm19, 0x96          ;   265.5 p0      41 next
        vmovdqu64 zmm15, [rbp + 5312]                ;   142.0 p2      50 next
        vpternlogd zmm15, zmm12, zmm11, 0x96         ;   265.5 p5      50 next
        vpternlogd zmm12, zmm29, [rbp + 5312], 0x96  ;   265.7 p0+p3   50 next
        vmovdqu64 zmm7, [rbp + 4352]                 ;   143.0 p2      58 r reload
        vpternlogd zmm10, zmm7, zmm5, 0x96           ;   266.5 p5      50 next
        vmovdqu64 zmm3, [rbp + 5440]                 ;   143.5 p3      50 next
        vmovdqu64 zmm30, [rbp + 4736]                ;   144.0 p2      50 next reload
        vmovdqu64 zmm0, [r11 + 192]                  ;   144.5 p3      68 k1.3 reload
        vmovdqu64 zmm18, [r11 + 384]                 ;   145.0 p2      68 k1.6 reload
        vmovdqu64 zmm24, [rbp + 5056]                ;   145.5 p3      58 r reload
        vpternlogd zmm1, zmm27, [rbp + 4800], 0x96   ;   266.7 p0+p2   50 next
        vpternlogd zmm3, zmm2, zmm0, 0x96            ;   267.5 p5      50 next
        vpternlogd zmm2, zmm8, [rbp + 5440], 0x96    ;   267.7 p0+p3   50 next
        vpternlogd zmm8, zmm17, zmm30, 0x96          ;   268.5 p5      50 next
        vmovdqu64 zmm17, [rbp + 4992]                ;   147.0 p2      50 next reload
        vpternlogd zmm7, zmm14, [rbp + 5504], 0x96   ;   268.7 p0+p3   50 next
        vpternlogd zmm14, zmm25, zmm17, 0x96         ;   269.5 p5      50 next
        vmovdqu64 zmm26, [rbp + 5184]                ;   148.0 p2      50 next
        vmovdqu64 zmm19, [rbp + 4288]                ;   148.5 p3      58 r reload
        vmovdqu64 [rbp + 5056], zmm12                ;   266.7 p7+p4   50 next spill
        vpternlogd zmm21, zmm19, zmm18, 0x96         ;   269.7 p0      50 next
        vmovdqu64 [rbp + 4288], zmm2                 ;   268.7 p8+p9   50 next spill
        vpternlogd zmm19, zmm4, [rbp + 5376], 0x96   ;   270.5 p5+p2   50 next
        vpxord zmm17, zmm17, [r11 + 832]             ;   270.7 p0+p3   50 next
        vmovdqa64 zmm18, zmm17                       ;   271.7         41 next copy
        vpternlogd zmm26, zmm24, zmm22, 0x96         ;   271.5 p5      50 next
        vmovdqu64 zmm22, [rbp + 4800]                ;   150.5 p2      50 next
        vmovdqu64 [rbp + 4800], zmm1                 ;   267.7 p7+p4   50 next spill
        vmovdqu64 zmm1, [rbp + 4160]                 ;   150.5 p3      41 next reload
        vpternlogd zmm13, zmm1, [rbp + 4032], 0x96   ;   271.7 p0+p2   50 next
        vmovdqu64 zmm25, [rbp + 4928]                ;   151.5 p3      50 next reload
        vpternlogd zmm29, zmm28, zmm25, 0x96         ;   272.5 p5      50 next
        vmovdqu64 zmm28, [rbp + 5120]                ;   152.0 p2      50 next reload
        vpxord zmm22, zmm22, [r11 + 128]             ;   272.7 p0+p3   50 next
        vpternlogd zmm4, zmm31, zmm28, 0x96          ;   273.5 p5      50 next
        vmovdqu64 [rbp + 4160], zmm19                ;   271.5 p8+p9   50 next spill
        vpxord zmm28, zmm28, [r11 + 960]             ;   273.7 p0+p2   50 next
        vpxord zmm25, zmm25, [r11 + 896]             ;   274.5 p5+p3   50 next
        vpxord zmm30, zmm30, [r11 + 768]             ;   274.7 p0+p2   50 next
        vpternlogd zmm18, zmm30, zmm30, 0xc3         ;   275.7 p5      41 next
        vmovdqu64 zmm31, [rbp + 4864]                ;   154.5 p3      50 next reload
        vpternlogd zmm24, zmm16, [rbp + 5184], 0x96  ;   275.7 p0+p2   50 next
        vpternlogd zmm16, zmm9, zmm31, 0x96          ;   276.5 p5      50 next
        vmovdqu64 [rbp + 5120], zmm4                 ;   274.5 p7+p4   50 next spill
        vmovdqu64 zmm4, [rbp + 4416]                 ;   155.5 p3      58 r reload
        vmovdqu64 [rbp + 4864], zmm16                ;   277.5 p8+p9   50 next spill
        vmovdqu64 zmm9, [rbp + 4608]                 ;   156.0 p2      50 next reload
        vmovdqu64 zmm16, [rbp + 4096]                ;   156.5 p3      41 next reload
        vpternlogd zmm23, zmm6, zmm9, 0x96           ;   276.7 p0      50 next
        vpternlogd zmm6, zmm16, [rbp + 4416], 0x96   ;   277.5 p5+p2   50 next
        vmovdqu64 [rbp + 4736], zmm6                 ;   278.5 p7+p4   50 next spill
        vmovdqu64 zmm6, [rbp + 4032]                 ;   157.5 p3      58 r reload
        vpternlogd zmm1, zmm6, [r11 + 640], 0x96     ;   277.7 p0+p2   50 next
        vmovdqu64 [rbp + 4928], zmm13                ;   272.7 p8+p9   50 next spill
        vmovdqa64 zmm13, zmm22                       ;   273.7         41 next copy
        vpxord zmm5, zmm22, zmm30                    ;   278.5 p5      41 next
        vpandd zmm13, zmm13, zmm1                    ;   278.7 p0      41 next
        vmovdqu64 [rbp + 4416], zmm29                ;   273.5 p7+p4   50 next spill
        vmovdqu64 [rbp + 4032], zmm24                ;   276.7 p8+p9   50 next spill
        vmovdqu64 zmm29, [rbp + 5248]                ;   158.5 p3      41 next reload
        vmovdqu64 [rbp + 5248], zmm8                 ;   269.5 p7+p4   50 next spill
        vpxord zmm31, zmm31, [r11]                   ;   279.5 p5+p2   50 next
        vpxord zmm9, zmm9, [r11 + 64]                ;   279.7 p0+p3   50 next
        vmovdqa64 zmm8, zmm31                        ;   280.5         41 next copy
        vpxord zmm8, zmm8, zmm1                      ;   280.5 p5      41 next
        vpternlogd zmm13, zmm9, zmm25, 0x87          ;   280.7 p0      41 next
        vmovdqa64 zmm19, zmm5                        ;   279.5         41 next copy
        vmovdqa64 zmm6, zmm9                         ;   280.7         41 next copy
        vpternlogd zmm6, zmm30, zmm1, 0x28           ;   281.5 p5      41 next
        vmovdqa64 zmm24, zmm6                        ;   282.5         41 next copy
        vpternlogd zmm24, zmm31, zmm28, 0x87         ;   282.5 p0      41 next
        vmovdqa64 zmm12, zmm24                       ;   283.5         41 next copy
        vmovdqu64 [rbp + 5184], zmm7                 ;   269.7 p8+p9   50 next spill
        vmovdqa64 zmm7, zmm8                         ;   281.5         41 next copy
        vpternlogd zmm7, zmm18, zmm22, 0x65          ;   282.5 p5      41 next
        vpternlogd zmm7, zmm9, zmm28, 0x87           ;   283.5 p0      41 next
        vpternlogd zmm12, zmm25, zmm17, 0x78         ;   283.5 p5      41 next
        vmovdqu64 [rbp + 5376], zmm24                ;   283.5 p7+p4   41 next spill
        vpternlogd zmm19, zmm24, zmm28, 0x93         ;   283.7 p0      41 next
        vmovdqa64 zmm24, zmm7                        ;   284.5         41 next copy
        vpternlogd zmm24, zmm13, zmm12, 0x96         ;   284.5 p5      41 next
        vmovdqa64 zmm0, zmm30                        ;   275.7         41 next copy
        vpternlogd zmm16, zmm4, [r11 + 512], 0x96    ;   284.7 p0+p2   50 next
        vmovdqu64 [rbp + 4608], zmm23                ;   277.7 p8+p9   50 next spill
        vmovdqu64 zmm4, [rbp + 4544]                 ;   160.5 p3      58 r reload
        vmovdqa64 zmm2, zmm1                         ;   278.7         41 next copy
        vmovdqu64 zmm23, [rbp + 4224]                ;   161.0 p2      41 next reload
        vpternlogd zmm27, zmm29, zmm4, 0x96          ;   285.5 p5      50 next
        vpternlogd zmm29, zmm4, [r11 + 576], 0x96    ;   285.7 p0+p3   50 next
        vpternlogd zmm20, zmm23, [rbp + 4672], 0x96  ;   286.5 p5+p2   50 next
        vpxord zmm4, zmm31, zmm17                    ;   286.7 p0      41 next
        vmovdqu64 [rbp + 4544], zmm14                ;   270.5 p7+p4   50 next spill
        vmovdqa64 zmm14, zmm22                       ;   273.7         41 next copy
        vpternlogd zmm14, zmm9, zmm28, 0x95          ;   287.5 p5      41 next
        vpxord zmm11, zmm25, zmm9                    ;   287.7 p0      41 next
        vmovdqu64 [rbp + 4096], zmm20                ;   287.5 p8+p9   50 next spill
        vmovdqa64 zmm20, zmm25                       ;   275.5         41 next copy
        vmovdqu64 [rbp + 4992], zmm27                ;   286.5 p7+p4   50 next spill
        vpandd zmm27, zmm30, zmm25                   ;   288.5 p5      41 next
        vpternlogd zmm6, zmm1, zmm1, 0xf3            ;   288.7 p0      41 next
        vmovdqu64 [rbp + 3968], zmm24                ;   285.5 p8+p9   41 next spill
        vmovdqu64 zmm24, [rbp + 4672]                ;   162.5 p3      58 r reload
        vpternlogd zmm23, zmm24, [r11 + 704], 0x96   ;   289.5 p5+p2   50 next
        vpxord zmm0, zmm0, zmm23                     ;   290.5 p0      41 next
        vpternlogd zmm19, zmm0, zmm9, 0x87           ;   291.5 p5      41 next
        vpternlogd zmm11, zmm19, zmm22, 0x6c         ;   292.5 p0      41 next
        vmovdqu64 [rbp + 4672], zmm11                ;   293.5 p7+p4   41 next spill
        vmovdqa64 zmm24, zmm17                       ;   271.7         41 next copy
        vpxord zmm2, zmm2, zmm23                     ;   291.5 p5      41 next
        vpternlogd zmm13, zmm2, zmm31, 0x87          ;   292.5 p0      41 next
        vpandd zmm20, zmm20, zmm2                    ;   292.5 p5      41 next
        vpternlogd zmm24, zmm30, zmm23, 0x65         ;   292.7 p0      41 next
        vmovdqa64 zmm11, zmm28                       ;   274.7         41 next copy
        vpternlogd zmm24, zmm2, zmm1, 0x4b           ;   293.7 p5      41 next
        vmovdqa64 zmm2, zmm18                        ;   276.7         41 next copy
        vpternlogd zmm2, zmm24, zmm28, 0xc6          ;   294.7 p0      41 next
        vpternlogd zmm11, zmm23, zmm1, 0x6c          ;   294.5 p5      41 next
        vpternlogd zmm2, zmm4, zmm11, 0x96           ;   295.7 p0      41 next
        vpternlogd zmm20, zmm2, zmm19, 0x69          ;   296.7 p5      41 next
        vmovdqa64 zmm2, zmm0                         ;   291.5         41 next copy
        vpternlogd zmm2, zmm5, zmm30, 0x48           ;   295.7 p0      41 next
        vpternlogd zmm1, zmm13, zmm17, 0x9c          ;   296.5 p5      41 next
        vpternlogd zmm27, zmm1, zmm14, 0x69          ;   297.5 p0      41 next
        vmovdqa64 zmm1, zmm2                         ;   296.7         41 next copy
        vpternlogd zmm1, zmm31, zmm17, 0x78          ;   297.5 p5      41 next
        vpternlogd zmm11, zmm8, zmm9, 0x78           ;   297.7 p0      41 next
        vmovdqa64 zmm19, zmm18                       ;   276.7         41 next copy
        vpternlogd zmm19, zmm24, zmm5, 0x39          ;   298.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm19                ;   299.5 p8+p9   41 next spill
        vpternlogd zmm18, zmm23, zmm23, 0xcf         ;   298.7 p0      41 next
        vpternlogd zmm18, zmm19, zmm1, 0x96          ;   299.7 p5      41 next
        vmovdqa64 zmm19, zmm0                        ;   291.5         41 next copy
        vpternlogd zmm18, zmm11, zmm25, 0x69         ;   300.7 p0      41 next
        vpternlogd zmm31, zmm23, zmm23, 0xcf         ;   300.5 p5      41 next
        vpternlogd zmm19, zmm9, zmm30, 0xc6          ;   300.7 p0      41 next
        vpternlogd zmm0, zmm19, zmm28, 0x6c          ;   301.7 p5      41 next
        vpternlogd zmm0, zmm4, zmm25, 0x78           ;   302.7 p0      41 next
        vpandd zmm9, zmm9, zmm4                      ;   302.5 p5      41 next
        vpandd zmm28, zmm28, zmm25                   ;   302.7 p0      41 next
        vpternlogd zmm14, zmm28, zmm22, 0x79         ;   303.7 p5      41 next
        vpternlogd zmm28, zmm7, zmm24, 0x69          ;   303.7 p0      41 next
        vpternlogd zmm25, zmm23, zmm14, 0x95         ;   304.7 p5      41 next
        vpternlogd zmm14, zmm1, zmm12, 0x69          ;   304.7 p0      41 next
        vpternlogd zmm25, zmm8, zmm22, 0x87          ;   305.7 p5      41 next
        vmovdqa64 zmm7, zmm29                        ;   286.7         41 next copy
        vmovdqa64 zmm12, zmm29                       ;   286.7         41 next copy
        vpternlogd zmm7, zmm10, zmm10, 0x3f          ;   305.7 p0      41 next
        vmovdqa64 zmm23, zmm26                       ;   272.5         41 next copy
        vpternlogd zmm9, zmm25, zmm13, 0x96          ;   306.7 p5      41 next
        vpternlogd zmm9, zmm30, zmm16, 0x96          ;   307.7 p0      41 next
        vpternlogd zmm12, zmm16, zmm21, 0xc9         ;   307.5 p5      41 next
        vpandd zmm1, zmm3, zmm29                     ;   307.7 p0      41 next
        vpternlogd zmm20, zmm10, [rbp + 5376], 0x96  ;   308.5 p5+p3   41 next
        vpternlogd zmm27, zmm2, zmm21, 0x96          ;   308.7 p0      41 next
        vpternlogd zmm6, zmm14, zmm0, 0x96           ;   309.5 p5      41 next
        vmovdqa64 zmm14, zmm26                       ;   272.5         41 next copy
        vpternlogd zmm14, zmm21, zmm3, 0x93          ;   309.7 p0      41 next
        vmovdqa64 zmm22, zmm14                       ;   310.7         41 next copy
        vpternlogd zmm22, zmm10, zmm3, 0x87          ;   310.7 p5      41 next
        vpandd zmm5, zmm5, zmm17                     ;   310.7 p0      41 next
        vmovdqu64 zmm2, [r11 + 9280]                 ;   170.7 p2      44 next
        vpxord zmm2, zmm2, zmm20                     ;   311.5 p5      44 next
        vpternlogd zmm31, zmm0, zmm4, 0x96           ;   311.7 p0      41 next
        vmovdqa64 zmm4, zmm21                        ;   270.7         41 next copy
        vpternlogd zmm4, zmm15, zmm3, 0x6a           ;   312.5 p5      41 next
        vmovdqa64 zmm13, zmm4                        ;   313.5         41 next copy
        vpternlogd zmm13, zmm7, zmm26, 0x93          ;   313.5 p0      41 next
        vmovdqa64 zmm0, zmm29                        ;   286.7         41 next copy
        vpternlogd zmm0, zmm26, zmm21, 0x6a          ;   313.5 p5      41 next
        vmovdqa64 zmm8, zmm0                         ;   314.5         41 next copy
        vpternlogd zmm0, zmm21, zmm3, 0x4b           ;   314.5 p0      41 next
        vpternlogd zmm22, zmm0, zmm12, 0x78          ;   315.5 p5      41 next
        vpternlogd zmm11, zmm15, [rbp + 3968], 0x69  ;   314.7 p0+p3   41 next
        vpternlogd zmm28, zmm19, zmm30, 0x78         ;   315.5 p5      41 next
        vpternlogd zmm0, zmm15, zmm10, 0x78          ;   315.7 p0      41 next
        vpternlogd zmm8, zmm16, zmm15, 0x60          ;   316.5 p5      41 next
        vpternlogd zmm8, zmm13, zmm26, 0x39          ;   317.5 p0      41 next
        vmovdqa64 zmm25, zmm4                        ;   313.5         41 next copy
        vpternlogd zmm25, zmm29, zmm15, 0x78         ;   317.5 p5      41 next
        vpternlogd zmm17, zmm3, [rbp + 4672], 0x96   ;   317.7 p0+p2   41 next
        vmovdqa64 zmm19, zmm7                        ;   306.7         41 next copy
        vpternlogd zmm19, zmm16, zmm15, 0x87         ;   318.5 p5      41 next
        vmovdqa64 zmm24, zmm19                       ;   319.5         41 next copy
        vpternlogd zmm24, zmm21, zmm3, 0x28          ;   319.5 p0      41 next
        vpternlogd zmm5, zmm6, zmm29, 0x96           ;   319.5 p5      41 next
        vpternlogd zmm24, zmm0, zmm26, 0xd2          ;   320.5 p0      41 next
        vpternlogd zmm8, zmm19, zmm1, 0x69           ;   320.5 p5      41 next
        vpternlogd zmm1, zmm16, zmm10, 0x87          ;   320.7 p0      41 next
        vpternlogd zmm8, zmm7, zmm12, 0x4b           ;   321.5 p5      41 next
        vpternlogd zmm8, zmm14, zmm10, 0x1e          ;   322.5 p0      41 next
        vpternlogd zmm24, zmm25, zmm1, 0x96          ;   322.5 p5      41 next
        vpxord zmm23, zmm23, zmm1                    ;   322.7 p0      41 next
        vpternlogd zmm23, zmm22, zmm15, 0xc6         ;   323.7 p5      41 next
        vpternlogd zmm12, zmm4, zmm3, 0x39           ;   323.7 p0      41 next
        vpternlogd zmm8, zmm17, [r11 + 9792], 0x96   ;   324.5 p5+p3   44 next
        vpternlogd zmm24, zmm11, [r11 + 9920], 0x96  ;   324.7 p0+p2   44 next
        vmovdqa64 zmm22, zmm16                       ;   285.7         41 next copy
        vpternlogd zmm22, zmm15, zmm3, 0x28          ;   325.5 p5      41 next
        vmovdqa64 zmm7, zmm26                        ;   272.5         41 next copy
        vpternlogd zmm14, zmm16, zmm21, 0x78         ;   325.7 p0      41 next
        vpxord zmm7, zmm7, zmm14                     ;   326.7 p5      41 next
        vpternlogd zmm19, zmm7, zmm29, 0x9c          ;   327.7 p0      41 next
        vpternlogd zmm22, zmm16, zmm26, 0x2d         ;   327.5 p5      41 next
        vpternlogd zmm22, zmm29, zmm21, 0x87         ;   328.5 p0      41 next
        vpternlogd zmm25, zmm22, zmm10, 0xd2         ;   329.5 p5      41 next
        vpternlogd zmm22, zmm3, zmm3, 0x3f           ;   329.5 p0      41 next
        vpternlogd zmm7, zmm22, zmm10, 0x39          ;   330.5 p5      41 next
        vpternlogd zmm22, zmm0, zmm21, 0xd2          ;   330.5 p0      41 next
        vpternlogd zmm0, zmm1, zmm10, 0x28           ;   330.5 p5      41 next
        vmovdqu64 zmm10, [r11 + 9536]                ;   179.5 p3      44 next
        vpternlogd zmm25, zmm4, zmm16, 0xb4          ;   330.7 p0      41 next
        vmovdqa64 zmm4, zmm29                        ;   286.7         41 next copy
        vpternlogd zmm4, zmm16, zmm21, 0x35          ;   331.5 p5      41 next
        vpternlogd zmm0, zmm12, zmm29, 0x87          ;   331.7 p0      41 next
        vpternlogd zmm19, zmm22, zmm16, 0xc6         ;   332.5 p5      41 next
        vpternlogd zmm0, zmm14, zmm21, 0x96          ;   332.7 p0      41 next
        vpternlogd zmm7, zmm4, zmm13, 0x96           ;   333.5 p5      41 next
        vmovdqu64 zmm3, [r11 + 9344]                 ;   180.8 p2      44 next
        vpxord zmm3, zmm3, zmm11                     ;   333.7 p0      44 next
        vmovdqu64 zmm11, [r11 + 9600]                ;   181.2 p3      44 next
        vmovdqu64 zmm4, [r11 + 9408]                 ;   181.8 p2      44 next
        vpternlogd zmm25, zmm26, zmm21, 0x78         ;   334.5 p5      41 next
        vpxord zmm26, zmm26, zmm18                   ;   334.7 p0      41 next
        vmovdqu64 zmm1, [r11 + 9216]                 ;   182.2 p3      44 next
        vpxord zmm10, zmm10, zmm9                    ;   335.5 p5      44 next
        vpxord zmm1, zmm1, zmm17                     ;   335.7 p0      44 next
        vpxord zmm11, zmm11, zmm5                    ;   336.5 p5      44 next
        vpxord zmm17, zmm1, zmm2                     ;   336.7 p0      41 next
        vpxord zmm4, zmm4, zmm27                     ;   337.5 p5      44 next
        vmovdqa64 zmm18, zmm4                        ;   338.5         41 next copy
        vpternlogd zmm18, zmm3, zmm2, 0x65           ;   338.5 p0      41 next
        vpternlogd zmm18, zmm17, zmm1, 0x4b          ;   339.5 p5      41 next
        vmovdqa64 zmm22, zmm10                       ;   336.5         41 next copy
        vpternlogd zmm22, zmm2, zmm1, 0x6c           ;   338.7 p0      41 next
        vpternlogd zmm23, zmm20, [r11 + 9856], 0x96  ;   339.5 p5+p2   44 next
        vmovdqa64 zmm20, zmm4                        ;   338.5         41 next copy
        vmovdqu64 zmm12, [r11 + 9664]                ;   184.2 p3      44 next
        vpternlogd zmm20, zmm3, zmm3, 0xc3           ;   339.7 p0      41 next
        vmovdqa64 zmm21, zmm20                       ;   340.7         41 next copy
        vpternlogd zmm21, zmm18, zmm10, 0xc6         ;   340.7 p5      41 next
        vpternlogd zmm25, zmm27, [r11 + 9984], 0x96  ;   340.7 p0+p2   44 next
        vpxord zmm27, zmm4, zmm11                    ;   341.5 p5      41 next
        vpternlogd zmm21, zmm27, zmm22, 0x96         ;   342.5 p0      41 next
        vpternlogd zmm19, zmm13, zmm15, 0x1e         ;   342.5 p5      41 next
        vmovdqu64 zmm13, [rbp + 4224]                ;   299.5 p3      41 next reload
        vpternlogd zmm31, zmm13, [r11 + 9728], 0x96  ;   342.7 p0+p2   44 next
        vpternlogd zmm19, zmm9, [r11 + 10112], 0x96  ;   343.5 p5+p3   44 next
        vpxord zmm12, zmm12, zmm28                   ;   343.7 p0      44 next
        vmovdqa64 zmm9, zmm12                        ;   344.7         41 next copy
        vpternlogd zmm9, zmm3, zmm1, 0x28            ;   344.7 p5      41 next
        vmovdqa64 zmm13, zmm9                        ;   345.7         41 next copy
        vpternlogd zmm9, zmm1, zmm1, 0xf3            ;   345.7 p0      41 next
        vmovdqa64 zmm30, zmm31                       ;   343.7         41 next copy
        vmovdqu64 zmm6, [r11 + 9472]                 ;   187.5 p2      44 next
        vpternlogd zmm0, zmm5, [r11 + 10176], 0x96   ;   345.5 p5+p3   44 next
        vpxord zmm6, zmm6, zmm26                     ;   345.7 p0      44 next
        vpternlogd zmm13, zmm11, zmm10, 0x87         ;   346.5 p5      41 next
        vmovdqu64 [rbp + 4224], zmm13                ;   347.5 p7+p4   41 next spill
        vpternlogd zmm7, zmm26, [r11 + 10048], 0x96  ;   346.7 p0+p2   44 next
        vpxord zmm16, zmm3, zmm2                     ;   347.5 p5      41 next
        vmovdqa64 zmm26, zmm13                       ;   347.5         41 next copy
        vpternlogd zmm26, zmm6, zmm4, 0x78           ;   347.7 p0      41 next
        vpternlogd zmm30, zmm12, zmm10, 0x95         ;   348.5 p5      41 next
        vpandd zmm28, zmm6, zmm17                    ;   348.7 p0      41 next
        vpxord zmm14, zmm3, zmm31                    ;   349.5 p5      41 next
        vmovdqa64 zmm15, zmm14                       ;   350.5         41 next copy
        vpternlogd zmm15, zmm13, zmm10, 0x93         ;   350.5 p0      41 next
        vpternlogd zmm15, zmm16, zmm12, 0x87         ;   351.5 p5      41 next
        vpternlogd zmm28, zmm21, zmm15, 0x69         ;   352.5 p0      41 next
        vpandd zmm21, zmm2, zmm14                    ;   351.5 p5      41 next
        vmovdqu64 [rbp + 3968], zmm21                ;   352.5 p8+p9   41 next spill
        vpxord zmm5, zmm6, zmm12                     ;   351.7 p0      41 next
        vpternlogd zmm5, zmm15, zmm31, 0x6c          ;   352.7 p5      41 next
        vpxord zmm15, zmm1, zmm11                    ;   352.7 p0      41 next
        vmovdqa64 zmm13, zmm21                       ;   352.5         41 next copy
        vmovdqa64 zmm21, zmm20                       ;   340.7         41 next copy
        vpternlogd zmm21, zmm18, zmm14, 0x39         ;   353.5 p5      41 next
        vpandd zmm14, zmm14, zmm4                    ;   353.7 p0      41 next
        vmovdqu64 [rbp + 5376], zmm14                ;   354.7 p7+p4   41 next spill
        vpandd zmm14, zmm12, zmm6                    ;   354.5 p5      41 next
        vmovdqa64 zmm29, zmm15                       ;   353.7         41 next copy
        vpternlogd zmm29, zmm20, zmm31, 0x65         ;   354.7 p0      41 next
        vpternlogd zmm29, zmm12, zmm10, 0x87         ;   355.7 p5      41 next
        vpternlogd zmm22, zmm15, zmm12, 0x78         ;   355.7 p0      41 next
        vpternlogd zmm13, zmm11, zmm4, 0x78          ;   356.5 p5      41 next
        vpternlogd zmm14, zmm31, zmm1, 0x87          ;   356.7 p0      41 next
        vpternlogd zmm17, zmm14, zmm11, 0x93         ;   357.7 p5      41 next
        vpternlogd zmm11, zmm4, zmm2, 0x93           ;   357.7 p0      41 next
        vpternlogd zmm1, zmm17, zmm4, 0x9c           ;   358.7 p5      41 next
        vpternlogd zmm14, zmm29, zmm26, 0x96         ;   358.7 p0      41 next
        vmovdqu64 [rbp + 4672], zmm14                ;   359.7 p8+p9   41 next spill
        vmovdqa64 zmm14, zmm12                       ;   344.7         41 next copy
        vpternlogd zmm14, zmm3, zmm2, 0x78           ;   359.5 p5      41 next
        vpandd zmm12, zmm12, zmm27                   ;   359.7 p0      41 next
        vpternlogd zmm16, zmm14, zmm10, 0x6c         ;   360.5 p5      41 next
        vpandd zmm10, zmm10, zmm6                    ;   360.7 p0      41 next
        vpternlogd zmm29, zmm18, zmm10, 0x69         ;   361.7 p5      41 next
        vpternlogd zmm10, zmm30, zmm31, 0x6d         ;   361.7 p0      41 next
        vpternlogd zmm16, zmm27, zmm6, 0x78          ;   362.5 p5      41 next
        vpternlogd zmm11, zmm16, zmm21, 0x96         ;   363.5 p0      41 next
        vpternlogd zmm29, zmm14, zmm3, 0x78          ;   363.5 p5      41 next
        vmovdqa64 zmm18, zmm7                        ;   347.7         41 next copy
        vpternlogd zmm18, zmm25, zmm8, 0x93          ;   363.7 p0      41 next
        vmovdqa64 zmm27, zmm18                       ;   364.7         41 next copy
        vpternlogd zmm20, zmm2, zmm2, 0xcf           ;   364.5 p5      41 next
        vpternlogd zmm2, zmm10, zmm6, 0x93           ;   364.7 p0      41 next
        vpternlogd zmm2, zmm15, zmm31, 0x87          ;   365.7 p5      41 next
        vpternlogd zmm10, zmm13, zmm26, 0x69         ;   365.7 p0      41 next
        vpternlogd zmm9, zmm10, zmm16, 0x96          ;   366.7 p5      41 next
        vmovdqa64 zmm10, zmm0                        ;   346.5         41 next copy
        vpternlogd zmm10, zmm23, zmm23, 0x3f         ;   366.7 p0      41 next
        vpternlogd zmm12, zmm2, zmm17, 0x96          ;   367.5 p5      41 next
        vmovdqa64 zmm2, zmm0                         ;   346.5         41 next copy
        vpternlogd zmm2, zmm7, zmm25, 0x6a           ;   367.7 p0      41 next
        vmovdqa64 zmm14, zmm2                        ;   368.7         41 next copy
        vpandd zmm15, zmm3, zmm6                     ;   368.5 p5      41 next
        vpternlogd zmm15, zmm30, zmm1, 0x69          ;   369.5 p0      41 next
        vpxord zmm1, zmm13, zmm21                    ;   369.5 p5      41 next
        vmovdqa64 zmm13, zmm25                       ;   341.7         41 next copy
        vpternlogd zmm13, zmm24, zmm8, 0x6a          ;   369.7 p0      41 next
        vmovdqa64 zmm17, zmm13                       ;   370.7         41 next copy
        vmovdqa64 zmm16, zmm0                        ;   346.5         41 next copy
        vmovdqa64 zmm21, zmm10                       ;   367.7         41 next copy
        vpternlogd zmm20, zmm1, zmm22, 0x69          ;   370.5 p5      41 next
        vpternlogd zmm17, zmm10, zmm7, 0x93          ;   370.7 p0      41 next
        vpandd zmm1, zmm8, zmm0                      ;   371.5 p5      41 next
        vpternlogd zmm14, zmm19, zmm24, 0x60         ;   371.7 p0      41 next
        vpternlogd zmm14, zmm17, zmm7, 0x39          ;   372.7 p5      41 next
        vpternlogd zmm21, zmm19, zmm24, 0x87         ;   372.7 p0      41 next
        vpternlogd zmm16, zmm19, zmm25, 0xc9         ;   373.5 p5      41 next
        vpternlogd zmm14, zmm21, zmm1, 0x69          ;   373.7 p0      41 next
        vpternlogd zmm14, zmm10, zmm16, 0x4b         ;   374.7 p5      41 next
        vmovdqa64 zmm10, zmm7                        ;   347.7         41 next copy
        vpternlogd zmm27, zmm23, zmm8, 0x87          ;   374.7 p0      41 next
        vmovdqa64 zmm31, zmm19                       ;   344.5         41 next copy
        vpternlogd zmm31, zmm24, zmm8, 0x28          ;   375.5 p5      41 next
        vpternlogd zmm2, zmm25, zmm8, 0x4b           ;   375.7 p0      41 next
        vpternlogd zmm27, zmm2, zmm16, 0x78          ;   376.7 p5      41 next
        vpternlogd zmm31, zmm19, zmm7, 0x2d          ;   376.7 p0      41 next
        vpternlogd zmm31, zmm0, zmm25, 0x87          ;   377.7 p5      41 next
        vmovdqu64 [rbp + 5312], zmm11                ;   364.5 p7+p4   41 next spill
        vmovdqa64 zmm11, zmm31                       ;   378.7         41 next copy
        vpternlogd zmm16, zmm8, zmm8, 0xf3           ;   377.7 p0      41 next
        vpternlogd zmm16, zmm13, zmm0, 0x28          ;   378.7 p5      41 next
        vpternlogd zmm5, zmm4, zmm8, 0x96            ;   378.7 p0      41 next
        vmovdqa64 zmm4, zmm13                        ;   370.7         41 next copy
        vpternlogd zmm4, zmm0, zmm24, 0x78           ;   379.5 p5      41 next
        vpternlogd zmm31, zmm4, zmm23, 0xc6          ;   380.5 p0      41 next
        vpternlogd zmm31, zmm13, zmm19, 0xb4         ;   381.5 p5      41 next
        vpord zmm26, zmm23, zmm18                    ;   380.7 p0      41 next
        vpternlogd zmm18, zmm19, zmm25, 0x78         ;   381.5 p5      41 next
        vpternlogd zmm2, zmm24, zmm23, 0x78          ;   381.7 p0      41 next
        vpternlogd zmm9, zmm0, [rbp + 5376], 0x96    ;   382.5 p5+p3   41 next
        vpternlogd zmm11, zmm8, zmm8, 0x3f           ;   382.7 p0      41 next
        vpxord zmm10, zmm10, zmm18                   ;   383.5 p5      41 next
        vpternlogd zmm1, zmm19, zmm23, 0x87          ;   383.7 p0      41 next
        vpternlogd zmm15, zmm25, [rbp + 3968], 0x96  ;   384.5 p5+p2   41 next
        vmovdqu64 zmm13, [rbp + 4288]                ;   268.7 p3     108 r
        vpternlogd zmm12, zmm3, zmm19, 0x96          ;   384.7 p0      41 next
        vmovdqa64 zmm30, zmm21                       ;   373.7         41 next copy
        vpternlogd zmm30, zmm25, zmm8, 0x28          ;   385.5 p5      41 next
        vpternlogd zmm21, zmm10, zmm0, 0x9c          ;   385.7 p0      41 next
        vpternlogd zmm30, zmm2, zmm7, 0x2d           ;   386.5 p5      41 next
        vpternlogd zmm10, zmm11, zmm23, 0x39         ;   386.7 p0      41 next
        vpternlogd zmm11, zmm2, zmm25, 0xd2          ;   387.5 p5      41 next
        vpternlogd zmm21, zmm11, zmm19, 0xc6         ;   388.5 p0      41 next
        vpord zmm11, zmm24, zmm17                    ;   388.5 p5      41 next
        vpternlogd zmm11, zmm21, zmm12, 0x96         ;   389.5 p0      41 next
        vmovdqu64 zmm21, [rbp + 5120]                ;   274.5 p2     108 r
        vpxord zmm21, zmm21, [rax + 3840]            ;   389.5 p5+p3  108 r
        vpternlogd zmm30, zmm1, zmm1, 0xc3           ;   389.7 p0      41 next
        vmovdqu64 zmm3, [rbp + 4928]                 ;   272.7 p2     108 r
        vpxord zmm8, zmm7, zmm1                      ;   390.5 p5      41 next
        vpternlogd zmm8, zmm27, zmm24, 0xc6          ;   391.5 p0      41 next
        vmovdqa64 zmm27, zmm0                        ;   346.5         41 next copy
        vpternlogd zmm26, zmm14, zmm5, 0x96          ;   391.5 p5      41 next
        vpxord zmm3, zmm3, [rax + 3520]              ;   391.7 p0+p3  108 r
        vpternlogd zmm2, zmm1, zmm23, 0x28           ;   392.5 p5      41 next
        vpternlogd zmm16, zmm2, zmm18, 0x69          ;   393.5 p0      41 next
        vmovdqu64 zmm2, [rbp + 5056]                 ;   266.7 p2     108 r
        vpternlogd zmm16, zmm25, zmm9, 0x96          ;   394.5 p5      41 next
        vpternlogd zmm20, zmm6, zmm7, 0x96           ;   393.7 p0      41 next
        vmovdqu64 zmm18, [rbp + 4160]                ;   271.5 p3     108 r
        vpxord zmm18, zmm18, [rax + 3264]            ;   394.5 p5+p2  108 r
        vpternlogd zmm22, zmm24, [rbp + 4672], 0x69  ;   394.7 p0+p3   41 next
        vpternlogd zmm28, zmm23, [rbp + 4224], 0x96  ;   395.5 p5+p2   41 next
        vpternlogd zmm27, zmm19, zmm25, 0x35         ;   395.7 p0      41 next
        vpternlogd zmm10, zmm27, zmm17, 0x96         ;   396.7 p5      41 next
        vmovdqu64 zmm17, [rbp + 5184]                ;   269.7 p3     108 r
        vmovdqu64 zmm14, [rbp + 4032]                ;   276.7 p2     108 r
        vpxord zmm14, zmm14, [rax + 3328]            ;   396.7 p0+p3  108 r
        vpxord zmm17, zmm17, [rax + 3136]            ;   397.5 p5+p2  108 r
        vmovdqu64 [rbp + 3008], zmm17                ;   398.5 p8+p9  108 r spill
        vpandd zmm1, zmm7, zmm25                     ;   397.7 p0      41 next
        vpxord zmm13, zmm13, [rax + 3072]            ;   398.5 p5+p3  108 r
        vmovdqu64 [rbp + 2944], zmm13                ;   399.5 p7+p4  108 r spill
        vmovdqu64 zmm25, [rbp + 4608]                ;   277.7 p2     108 r
        vmovdqu64 zmm23, [rbp + 4736]                ;   278.5 p3     108 r
        vpxord zmm23, zmm23, [rax + 3392]            ;   398.7 p0+p2  108 r
        vmovdqu64 zmm7, [rbp + 4544]                 ;   270.5 p3     108 r
        vmovdqu64 zmm19, [rbp + 4416]                ;   273.5 p2     108 r
        vpxord zmm25, zmm25, [rax + 3968]            ;   399.5 p5+p3  108 r
        vpternlogd zmm1, zmm31, zmm15, 0x96          ;   399.7 p0      41 next
        vmovdqu64 zmm24, [rbp + 4864]                ;   277.5 p2     108 r
        vpxord zmm7, zmm7, [rax + 3712]              ;   400.5 p5+p3  108 r
        vmovdqu64 [rbp + 3264], zmm23                ;   399.7 p8+p9  108 r spill
        vpxord zmm2, zmm2, [rax + 3200]              ;   400.7 p0+p2  108 r
        vpxord zmm31, zmm13, [r9 + 704]              ;   401.5 p5+p3   50 next
        vpxord zmm13, zmm17, [r9 + 768]              ;   401.7 p0+p2   50 next
        vmovdqu64 [rbp + 3840], zmm25                ;   400.5 p7+p4  108 r spill
        vmovdqu64 zmm0, [rbp + 4096]                 ;   287.5 p3     108 r
        vmovdqu64 [rbp + 3200], zmm14                ;   397.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 3392], zmm3                 ;   392.7 p7+p4  108 r spill
        vpxord zmm0, zmm0, [rax + 3584]              ;   402.5 p5+p2  108 r
        vmovdqu64 [rbp + 3456], zmm0                 ;   403.5 p8+p9  108 r spill
        vpxord zmm24, zmm24, [rax + 3904]            ;   402.7 p0+p3  108 r
        vmovdqu64 [rbp + 3136], zmm18                ;   395.5 p7+p4  108 r spill
        vmovdqu64 zmm27, [rbp + 4800]                ;   267.7 p2     108 r
        vpxord zmm17, zmm2, [r9 + 832]               ;   403.5 p5+p3   50 next
        vmovdqu64 [rbp + 3072], zmm2                 ;   401.7 p8+p9  108 r spill
        vpxord zmm2, zmm18, [r9 + 896]               ;   403.7 p0+p2   50 next
        vmovdqu64 zmm6, [rbp + 4992]                 ;   286.5 p3     108 r
        vpxord zmm6, zmm6, [rax + 3456]              ;   404.5 p5+p2  108 r
        vpxord zmm19, zmm19, [rax + 3776]            ;   404.7 p0+p3  108 r
        vpternlogd zmm30, zmm4, zmm22, 0x96          ;   405.5 p5      41 next
        vmovdqu64 zmm4, [rbp + 5248]                 ;   269.5 p2     108 r
        vpxord zmm8, zmm8, zmm28                     ;   405.7 p0      41 next
        vmovdqu64 [rbp + 3584], zmm7                 ;   401.5 p7+p4  108 r spill
        vpxord zmm4, zmm4, [rax + 3648]              ;   406.5 p5+p3  108 r
        vmovdqu64 [rbp + 3328], zmm6                 ;   405.5 p8+p9  108 r spill
        vmovdqu64 [rbp + 3520], zmm4                 ;   407.5 p7+p4  108 r spill
        vpxord zmm18, zmm14, [r9 + 960]              ;   406.7 p0+p2   50 next
        vpxord zmm14, zmm23, [r9]                    ;   407.5 p5+p3   50 next
        vpxord zmm23, zmm6, [r9 + 64]                ;   407.7 p0+p2   50 next
        vmovdqu64 [rbp + 3712], zmm21                ;   390.5 p8+p9  108 r spill
        vpxord zmm6, zmm3, [r9 + 128]                ;   408.5 p5+p3   50 next
        vpxord zmm3, zmm0, [r9 + 192]                ;   408.7 p0+p2   50 next
        vpxord zmm0, zmm4, [r9 + 256]                ;   409.5 p5+p3   50 next
        vmovdqu64 zmm4, [rax + 2048]                 ;   250.5 p2     108 r reload
        vpternlogd zmm5, zmm4, [rbp + 4288], 0x96    ;   409.7 p0+p3  108 r
        vpxord zmm4, zmm7, [r9 + 320]                ;   410.5 p5+p2   50 next
        vpxord zmm7, zmm19, [r9 + 384]               ;   410.7 p0+p3   50 next
        vmovdqu64 [rbp + 1920], zmm5                 ;   410.7 p7+p4  108 r spill
        vmovdqu64 zmm5, [rax + 2624]                 ;   252.5 p2     108 r reload
        vpternlogd zmm26, zmm5, [rbp + 5248], 0x96   ;   411.5 p5+p3  108 r
        vmovdqu64 zmm5, [rax + 2688]                 ;   253.5 p2     108 r reload
        vpxord zmm27, zmm27, [rax + 4032]            ;   411.7 p0+p3  108 r
        vpternlogd zmm8, zmm5, [rbp + 4544], 0x96    ;   412.5 p5+p2  108 r
        vmovdqu64 zmm5, [rax + 2752]                 ;   254.7 p3     108 r reload
        vmovdqu64 [rbp + 3648], zmm19                ;   405.7 p8+p9  108 r spill
        vmovdqu64 zmm19, [rax + 2112]                ;   255.5 p2     108 r reload
        vpternlogd zmm28, zmm19, [rbp + 5184], 0x96  ;   412.7 p0+p3  108 r
        vmovdqu64 [rbp + 1984], zmm28                ;   413.7 p7+p4  108 r spill
        vpxord zmm10, zmm10, zmm20                   ;   413.5 p5      41 next
        vmovdqu64 zmm28, [rax + 2496]                ;   257.5 p2     108 r reload
        vpternlogd zmm29, zmm28, [rbp + 4928], 0x96  ;   413.7 p0+p3  108 r
        vmovdqu64 zmm28, [rax + 2368]                ;   258.5 p2     108 r reload
        vpternlogd zmm12, zmm28, [rbp + 4736], 0x96  ;   414.5 p5+p3  108 r
        vmovdqu64 [rbp + 2368], zmm29                ;   414.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 2240], zmm12                ;   415.5 p7+p4  108 r spill
        vmovdqu64 zmm12, [rax + 2432]                ;   260.8 p2     108 r reload
        vpxord zmm19, zmm21, [r9 + 448]              ;   414.7 p0+p3   50 next
        vpxord zmm21, zmm24, [r9 + 512]              ;   415.5 p5+p2   50 next
        vmovdqu64 [rbp + 3776], zmm24                ;   403.7 p8+p9  108 r spill
        vmovdqu64 zmm24, [rax + 2176]                ;   262.7 p3     108 r reload
        vpternlogd zmm22, zmm24, [rbp + 5056], 0x96  ;   415.7 p0+p2  108 r
        vmovdqu64 [rbp + 2048], zmm22                ;   416.7 p7+p4  108 r spill
        vpxord zmm24, zmm25, [r9 + 576]              ;   416.5 p5+p3   50 next
        vpxord zmm25, zmm27, [r9 + 640]              ;   416.7 p0+p2   50 next
        vmovdqu64 [rbp + 2496], zmm26                ;   412.5 p8+p9  108 r spill
        vpternlogd zmm9, zmm12, [rbp + 4992], 0x96   ;   417.5 p5+p3  108 r
        vmovdqa64 zmm12, zmm4                        ;   411.5         41 next copy
        vpternlogd zmm30, zmm5, [rbp + 4416], 0x96   ;   417.7 p0+p2  108 r
        vmovdqu64 zmm5, [rax + 2816]                 ;   266.0 p3     108 r reload
        vmovdqu64 [rbp + 2560], zmm8                 ;   413.5 p7+p4  108 r spill
        vpxord zmm8, zmm4, zmm21                     ;   418.5 p5      41 next
        vpternlogd zmm1, zmm5, [rbp + 5120], 0x96    ;   418.7 p0+p2  108 r
        vmovdqu64 [rbp + 2688], zmm1                 ;   419.7 p8+p9  108 r spill
        vmovdqu64 [rbp + 3904], zmm27                ;   412.7 p7+p4  108 r spill
        vpternlogd zmm12, zmm0, zmm3, 0x65           ;   419.5 p5      41 next
        vmovdqu64 zmm22, [rax + 2304]                ;   267.7 p3     108 r reload
        vmovdqu64 zmm27, [rax + 2240]                ;   267.8 p2     108 r reload
        vpternlogd zmm15, zmm27, [rbp + 4160], 0x96  ;   419.7 p0+p3  108 r
        vmovdqa64 zmm27, zmm24                       ;   417.5         41 next copy
        vpternlogd zmm20, zmm22, [rbp + 4032], 0x96  ;   420.5 p5+p2  108 r
        vmovdqu64 [rbp + 2112], zmm15                ;   420.7 p8+p9  108 r spill
        vpternlogd zmm27, zmm0, zmm6, 0x28           ;   420.7 p0      41 next
        vpxord zmm29, zmm3, zmm0                     ;   421.5 p5      41 next
        vmovdqa64 zmm22, zmm27                       ;   421.7         41 next copy
        vmovdqa64 zmm1, zmm29                        ;   422.5         41 next copy
        vmovdqu64 zmm5, [rax + 2880]                 ;   269.8 p3     108 r reload
        vpternlogd zmm10, zmm5, [rbp + 4864], 0x96   ;   421.7 p0+p2  108 r
        vmovdqu64 zmm5, [rax + 2944]                 ;   270.8 p3     108 r reload
        vmovdqu64 [rbp + 2176], zmm20                ;   421.5 p7+p4  108 r spill
        vpxord zmm20, zmm25, zmm0                    ;   422.5 p5      41 next
        vpternlogd zmm1, zmm20, zmm0, 0x48           ;   423.5 p0      41 next
        vmovdqu64 [rbp + 5248], zmm1                 ;   424.5 p8+p9   41 next spill
        vpternlogd zmm11, zmm5, [rbp + 4608], 0x96   ;   423.5 p5+p2  108 r
        vmovdqu64 [rbp + 2816], zmm11                ;   424.5 p7+p4  108 r spill
        vmovdqa64 zmm11, zmm4                        ;   411.5         41 next copy
        vmovdqa64 zmm28, zmm20                       ;   423.5         41 next copy
        vmovdqu64 zmm5, [rax + 3008]                 ;   272.7 p3     108 r reload
        vpxord zmm15, zmm24, zmm7                    ;   423.7 p0      41 next
        vpternlogd zmm16, zmm5, [rbp + 4800], 0x96   ;   424.5 p5+p2  108 r
        vmovdqu64 [rbp + 2880], zmm16                ;   425.5 p8+p9  108 r spill
        vmovdqu64 zmm16, [rax + 2560]                ;   273.7 p3     108 r
        vmovdqu64 [rbp + 2752], zmm10                ;   422.7 p7+p4  108 r spill
        vmovdqu64 zmm5, [rbp + 5312]                 ;   364.5 p2      41 next reload
        vpternlogd zmm16, zmm5, [rbp + 4096], 0x96   ;   424.7 p0+p3  108 r
        vpternlogd zmm22, zmm21, zmm19, 0x87         ;   425.5 p5      41 next
        vpternlogd zmm28, zmm22, zmm19, 0x93         ;   426.5 p0      41 next
        vpternlogd zmm28, zmm29, zmm24, 0x87         ;   427.5 p5      41 next
        vmovdqu64 [rbp + 2432], zmm16                ;   425.7 p8+p9  108 r spill
        vmovdqa64 zmm16, zmm19                       ;   415.7         41 next copy
        vmovdqu64 [rbp + 2304], zmm9                 ;   418.5 p7+p4  108 r spill
        vpxord zmm9, zmm3, zmm6                      ;   426.7 p0      41 next
        vpandd zmm26, zmm9, zmm7                     ;   427.7 p5      41 next
        vmovdqu64 [rbp + 5824], zmm22                ;   426.5 p8+p9   41 next spill
        vpternlogd zmm15, zmm28, zmm25, 0x6c         ;   428.5 p0      41 next
        vpternlogd zmm11, zmm0, zmm0, 0xc3           ;   428.5 p5      41 next
        vmovdqa64 zmm5, zmm22                        ;   426.5         41 next copy
        vpternlogd zmm5, zmm7, zmm4, 0x78            ;   428.7 p0      41 next
        vpternlogd zmm12, zmm9, zmm6, 0x4b           ;   429.5 p5      41 next
        vpternlogd zmm16, zmm3, zmm6, 0x6c           ;   429.7 p0      41 next
        vmovdqa64 zmm10, zmm11                       ;   429.5         41 next copy
        vpternlogd zmm10, zmm12, zmm19, 0xc6         ;   430.5 p5      41 next
        vpternlogd zmm10, zmm8, zmm16, 0x96          ;   431.5 p0      41 next
        vpternlogd zmm26, zmm10, zmm28, 0x69         ;   432.5 p5      41 next
        vmovdqu64 [rbp + 2624], zmm30                ;   418.7 p7+p4  108 r spill
        vmovdqa64 zmm22, zmm11                       ;   429.5         41 next copy
        vpternlogd zmm22, zmm12, zmm20, 0x39         ;   431.7 p0      41 next
        vpandd zmm20, zmm20, zmm4                    ;   432.5 p5      41 next
        vmovdqu64 [rbp + 5888], zmm20                ;   433.5 p8+p9   41 next spill
        vpxord zmm28, zmm21, zmm6                    ;   432.7 p0      41 next
        vpternlogd zmm16, zmm28, zmm24, 0x78         ;   433.7 p5      41 next
        vmovdqa64 zmm10, zmm1                        ;   424.5         41 next copy
        vmovdqa64 zmm1, zmm28                        ;   433.7         41 next copy
        vpandd zmm20, zmm6, zmm25                    ;   433.7 p0      41 next
        vpternlogd zmm20, zmm24, zmm7, 0x87          ;   434.7 p5      41 next
        vpternlogd zmm1, zmm11, zmm25, 0x65          ;   434.7 p0      41 next
        vpternlogd zmm9, zmm20, zmm21, 0x93          ;   435.7 p5      41 next
        vpternlogd zmm1, zmm24, zmm19, 0x87          ;   435.7 p0      41 next
        vpternlogd zmm20, zmm1, zmm5, 0x96           ;   436.7 p5      41 next
        vmovdqu64 [rbp + 5952], zmm20                ;   437.7 p7+p4   41 next spill
        vpternlogd zmm11, zmm3, zmm3, 0xcf           ;   436.7 p0      41 next
        vmovdqa64 zmm30, zmm25                       ;   417.7         41 next copy
        vpternlogd zmm30, zmm24, zmm19, 0x95         ;   437.5 p5      41 next
        vpternlogd zmm10, zmm21, zmm4, 0x78          ;   437.7 p0      41 next
        vmovdqa64 zmm20, zmm10                       ;   438.7         41 next copy
        vpxord zmm10, zmm10, zmm22                   ;   438.7 p5      41 next
        vpternlogd zmm11, zmm10, zmm16, 0x69         ;   439.7 p0      41 next
        vpternlogd zmm21, zmm3, zmm3, 0xcf           ;   439.5 p5      41 next
        vmovdqa64 zmm10, zmm29                       ;   422.5         41 next copy
        vpternlogd zmm10, zmm24, zmm0, 0xc6          ;   439.7 p0      41 next
        vpternlogd zmm29, zmm10, zmm19, 0x6c         ;   440.7 p5      41 next
        vpternlogd zmm20, zmm5, zmm5, 0xc3           ;   440.7 p0      41 next
        vmovdqa64 zmm5, zmm9                         ;   436.7         41 next copy
        vpternlogd zmm5, zmm4, zmm6, 0xd2            ;   441.5 p5      41 next
        vpternlogd zmm15, zmm4, zmm31, 0x96          ;   441.7 p0      41 next
        vpternlogd zmm29, zmm8, zmm7, 0x78           ;   442.5 p5      41 next
        vpandd zmm24, zmm24, zmm8                    ;   442.7 p0      41 next
        vpandd zmm19, zmm19, zmm7                    ;   443.5 p5      41 next
        vpternlogd zmm1, zmm12, zmm19, 0x69          ;   444.5 p0      41 next
        vpternlogd zmm1, zmm10, zmm0, 0x78           ;   445.5 p5      41 next
        vpternlogd zmm21, zmm29, zmm8, 0x96          ;   444.7 p0      41 next
        vmovdqa64 zmm8, zmm2                         ;   404.7         41 next copy
        vpternlogd zmm8, zmm17, zmm31, 0x6a          ;   445.5 p5      41 next
        vmovdqa64 zmm4, zmm8                         ;   446.5         41 next copy
        vpternlogd zmm19, zmm30, zmm25, 0x6d         ;   445.7 p0      41 next
        vpandd zmm12, zmm0, zmm7                     ;   446.5 p5      41 next
        vmovdqa64 zmm10, zmm23                       ;   408.7         41 next copy
        vpternlogd zmm3, zmm19, zmm7, 0x93           ;   446.7 p0      41 next
        vpternlogd zmm11, zmm7, zmm18, 0x96          ;   447.5 p5      41 next
        vpternlogd zmm26, zmm13, [rbp + 5824], 0x96  ;   447.7 p0+p2   41 next
        vpternlogd zmm12, zmm30, zmm5, 0x69          ;   448.5 p5      41 next
        vpternlogd zmm3, zmm28, zmm25, 0x87          ;   448.7 p0      41 next
        vpternlogd zmm24, zmm3, zmm9, 0x96           ;   449.7 p5      41 next
        vpternlogd zmm10, zmm14, zmm2, 0xc9          ;   449.7 p0      41 next
        vmovdqa64 zmm30, zmm14                       ;   408.5         41 next copy
        vmovdqa64 zmm25, zmm8                        ;   446.5         41 next copy
        vpternlogd zmm20, zmm19, zmm29, 0x96         ;   450.5 p5      41 next
        vpternlogd zmm20, zmm27, zmm6, 0x2d          ;   451.5 p0      41 next
        vmovdqa64 zmm6, zmm23                        ;   408.7         41 next copy
        vpternlogd zmm6, zmm13, zmm13, 0x3f          ;   451.5 p5      41 next
        vpandd zmm3, zmm31, zmm23                    ;   451.7 p0      41 next
        vmovdqa64 zmm19, zmm18                       ;   407.7         41 next copy
        vpternlogd zmm4, zmm23, zmm17, 0x78          ;   452.5 p5      41 next
        vpternlogd zmm19, zmm2, zmm31, 0x93          ;   452.7 p0      41 next
        vmovdqa64 zmm28, zmm19                       ;   453.7         41 next copy
        vmovdqa64 zmm5, zmm23                        ;   408.7         41 next copy
        vpternlogd zmm25, zmm6, zmm18, 0x93          ;   453.5 p5      41 next
        vpternlogd zmm30, zmm17, zmm31, 0x28         ;   453.7 p0      41 next
        vpternlogd zmm30, zmm14, zmm18, 0x2d         ;   454.7 p5      41 next
        vmovdqa64 zmm27, zmm6                        ;   452.5         41 next copy
        vpternlogd zmm5, zmm18, zmm2, 0x6a           ;   454.7 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;   455.7         41 next copy
        vpternlogd zmm27, zmm14, zmm17, 0x87         ;   455.5 p5      41 next
        vmovdqa64 zmm29, zmm27                       ;   456.5         41 next copy
        vpternlogd zmm29, zmm2, zmm31, 0x28          ;   456.5 p0      41 next
        vpternlogd zmm5, zmm2, zmm31, 0x4b           ;   456.5 p5      41 next
        vpternlogd zmm9, zmm14, zmm17, 0x60          ;   456.7 p0      41 next
        vpternlogd zmm9, zmm25, zmm18, 0x39          ;   457.7 p5      41 next
        vpternlogd zmm9, zmm27, zmm3, 0x69           ;   458.7 p0      41 next
        vpternlogd zmm28, zmm13, zmm31, 0x87         ;   458.5 p5      41 next
        vpternlogd zmm28, zmm5, zmm10, 0x78          ;   459.5 p0      41 next
        vpternlogd zmm9, zmm6, zmm10, 0x4b           ;   459.7 p5      41 next
        vpternlogd zmm10, zmm8, zmm31, 0x39          ;   459.7 p0      41 next
        vpternlogd zmm5, zmm17, zmm13, 0x78          ;   460.5 p5      41 next
        vpternlogd zmm29, zmm5, zmm18, 0x2d          ;   461.5 p0      41 next
        vpternlogd zmm3, zmm14, zmm13, 0x87          ;   461.5 p5      41 next
        vpternlogd zmm29, zmm4, zmm3, 0x69           ;   462.5 p0      41 next
        vpternlogd zmm30, zmm23, zmm2, 0x87          ;   462.5 p5      41 next
        vpternlogd zmm4, zmm30, zmm13, 0xd2          ;   463.5 p0      41 next
        vpternlogd zmm4, zmm8, zmm14, 0xb4           ;   464.5 p5      41 next
        vpxord zmm8, zmm18, zmm3                     ;   463.7 p0      41 next
        vpternlogd zmm20, zmm23, [rbp + 5888], 0x96  ;   464.5 p5+p3   41 next
        vpternlogd zmm9, zmm19, zmm13, 0x1e          ;   464.7 p0      41 next
        vpternlogd zmm19, zmm14, zmm2, 0x78          ;   465.5 p5      41 next
        vpternlogd zmm30, zmm31, zmm31, 0x3f         ;   465.7 p0      41 next
        vpternlogd zmm12, zmm2, [rbp + 5248], 0x96   ;   466.5 p5+p2   41 next
        vpternlogd zmm9, zmm15, [r10 + 9792], 0x96   ;   466.7 p0+p3   44 next
        vmovdqa64 zmm6, zmm18                        ;   407.7         41 next copy
        vpxord zmm6, zmm6, zmm19                     ;   467.5 p5      41 next
        vpternlogd zmm27, zmm6, zmm23, 0x9c          ;   468.5 p0      41 next
        vpternlogd zmm6, zmm30, zmm13, 0x39          ;   468.5 p5      41 next
        vpternlogd zmm30, zmm5, zmm2, 0xd2           ;   468.7 p0      41 next
        vpternlogd zmm5, zmm3, zmm13, 0x28           ;   469.5 p5      41 next
        vpternlogd zmm8, zmm28, zmm17, 0xc6          ;   469.7 p0      41 next
        vmovdqa64 zmm28, zmm23                       ;   408.7         41 next copy
        vmovdqu64 zmm3, [r10 + 9344]                 ;   309.5 p2      44 next
        vpternlogd zmm5, zmm10, zmm23, 0x87          ;   470.5 p5      41 next
        vpternlogd zmm21, zmm22, [r10 + 9728], 0x96  ;   470.7 p0+p3   44 next
        vpternlogd zmm5, zmm19, zmm2, 0x96           ;   471.5 p5      41 next
        vpternlogd zmm24, zmm0, zmm14, 0x96          ;   471.7 p0      41 next
        vmovdqu64 zmm13, [r10 + 9536]                ;   310.8 p2      44 next
        vpxord zmm13, zmm13, zmm24                   ;   472.7 p5      44 next
        vmovdqu64 zmm7, [r10 + 9408]                 ;   311.8 p3      44 next
        vpternlogd zmm28, zmm14, zmm2, 0x35          ;   472.7 p0      41 next
        vmovdqu64 zmm0, [r10 + 9216]                 ;   312.5 p2      44 next
        vpternlogd zmm27, zmm30, zmm14, 0xc6         ;   473.5 p5      41 next
        vpxord zmm0, zmm0, zmm15                     ;   473.7 p0      44 next
        vpxord zmm7, zmm7, zmm12                     ;   474.5 p5      44 next
        vpternlogd zmm4, zmm18, zmm2, 0x78           ;   474.7 p0      41 next
        vpternlogd zmm4, zmm12, [r10 + 9984], 0x96   ;   475.7 p5+p3   44 next
        vmovdqu64 zmm12, [r10 + 9664]                ;   314.8 p2      44 next
        vpxord zmm12, zmm12, zmm1                    ;   475.7 p0      44 next
        vpternlogd zmm16, zmm17, [rbp + 5952], 0x69  ;   476.5 p5+p3   41 next
        vpternlogd zmm6, zmm28, zmm25, 0x96          ;   476.7 p0      41 next
        vpternlogd zmm6, zmm11, [r10 + 10048], 0x96  ;   477.7 p5+p2   44 next
        vpternlogd zmm27, zmm25, zmm17, 0x1e         ;   477.7 p0      41 next
        vmovdqa64 zmm31, zmm21                       ;   471.7         41 next copy
        vmovdqu64 zmm14, [r10 + 9600]                ;   318.5 p3      44 next
        vpxord zmm14, zmm14, zmm20                   ;   478.5 p5      44 next
        vpternlogd zmm5, zmm20, [r10 + 10176], 0x96  ;   478.7 p0+p2   44 next
        vmovdqa64 zmm20, zmm7                        ;   475.5         41 next copy
        vpxord zmm3, zmm3, zmm16                     ;   479.5 p5      44 next
        vmovdqu64 zmm10, [r10 + 9472]                ;   319.5 p3      44 next
        vmovdqa64 zmm22, zmm7                        ;   475.5         41 next copy
        vpternlogd zmm8, zmm26, [r10 + 9856], 0x96   ;   479.7 p0+p2   44 next
        vpternlogd zmm22, zmm3, zmm3, 0xc3           ;   480.5 p5      41 next
        vmovdqa64 zmm23, zmm22                       ;   481.5         41 next copy
        vmovdqu64 zmm2, [r10 + 9280]                 ;   321.8 p3      44 next
        vpxord zmm10, zmm10, zmm11                   ;   480.7 p0      44 next
        vpxord zmm2, zmm2, zmm26                     ;   481.5 p5      44 next
        vpxord zmm19, zmm0, zmm2                     ;   482.5 p0      41 next
        vpxord zmm18, zmm3, zmm2                     ;   482.5 p5      41 next
        vpxord zmm26, zmm7, zmm14                    ;   482.7 p0      41 next
        vmovdqa64 zmm11, zmm12                       ;   476.7         41 next copy
        vpternlogd zmm11, zmm3, zmm0, 0x28           ;   483.5 p5      41 next
        vmovdqa64 zmm15, zmm11                       ;   484.5         41 next copy
        vpternlogd zmm27, zmm24, [r10 + 10112], 0x96 ;   483.7 p0+p2   44 next
        vpternlogd zmm15, zmm14, zmm13, 0x87         ;   484.5 p5      41 next
        vpternlogd zmm29, zmm16, [r10 + 9920], 0x96  ;   484.7 p0+p3   44 next
        vpxord zmm16, zmm3, zmm21                    ;   485.5 p5      41 next
        vmovdqa64 zmm24, zmm13                       ;   473.7         41 next copy
        vpternlogd zmm24, zmm2, zmm0, 0x6c           ;   485.7 p0      41 next
        vpternlogd zmm11, zmm0, zmm0, 0xf3           ;   486.5 p5      41 next
        vpternlogd zmm20, zmm3, zmm2, 0x65           ;   486.7 p0      41 next
        vpternlogd zmm31, zmm12, zmm13, 0x95         ;   487.5 p5      41 next
        vpandd zmm28, zmm10, zmm19                   ;   487.7 p0      41 next
        vpternlogd zmm20, zmm19, zmm0, 0x4b          ;   488.5 p5      41 next
        vmovdqa64 zmm25, zmm15                       ;   485.5         41 next copy
        vmovdqu64 [rbp + 5888], zmm15                ;   485.5 p8+p9   41 next spill
        vmovdqa64 zmm17, zmm16                       ;   486.5         41 next copy
        vpternlogd zmm17, zmm15, zmm13, 0x93         ;   488.7 p0      41 next
        vpternlogd zmm17, zmm18, zmm12, 0x87         ;   489.7 p5      41 next
        vpternlogd zmm23, zmm20, zmm13, 0xc6         ;   489.7 p0      41 next
        vpternlogd zmm23, zmm26, zmm24, 0x96         ;   490.7 p5      41 next
        vpternlogd zmm28, zmm23, zmm17, 0x69         ;   491.7 p0      41 next
        vpandd zmm23, zmm2, zmm16                    ;   491.5 p5      41 next
        vpxord zmm1, zmm12, zmm10                    ;   491.7 p0      41 next
        vmovdqa64 zmm15, zmm23                       ;   492.5         41 next copy
        vpternlogd zmm25, zmm10, zmm7, 0x78          ;   492.5 p5      41 next
        vpternlogd zmm1, zmm17, zmm21, 0x6c          ;   492.7 p0      41 next
        vmovdqu64 [rbp + 5248], zmm23                ;   492.5 p7+p4   41 next spill
        vmovdqa64 zmm23, zmm22                       ;   481.5         41 next copy
        vpternlogd zmm23, zmm20, zmm16, 0x39         ;   493.5 p5      41 next
        vpandd zmm16, zmm16, zmm7                    ;   493.7 p0      41 next
        vmovdqu64 [rbp + 5952], zmm16                ;   494.7 p8+p9   41 next spill
        vpandd zmm16, zmm12, zmm10                   ;   494.5 p5      41 next
        vpxord zmm17, zmm0, zmm14                    ;   494.7 p0      41 next
        vmovdqa64 zmm30, zmm17                       ;   495.7         41 next copy
        vpternlogd zmm30, zmm22, zmm21, 0x65         ;   495.7 p5      41 next
        vpternlogd zmm30, zmm12, zmm13, 0x87         ;   496.7 p0      41 next
        vpternlogd zmm16, zmm21, zmm0, 0x87          ;   496.5 p5      41 next
        vpternlogd zmm19, zmm16, zmm14, 0x93         ;   497.5 p0      41 next
        vpternlogd zmm0, zmm19, zmm7, 0x9c           ;   498.5 p5      41 next
        vpternlogd zmm19, zmm26, zmm12, 0x87         ;   498.5 p0      41 next
        vpternlogd zmm24, zmm17, zmm12, 0x78         ;   498.5 p5      41 next
        vpternlogd zmm12, zmm3, zmm2, 0x78           ;   498.7 p0      41 next
        vpternlogd zmm18, zmm12, zmm13, 0x6c         ;   499.7 p5      41 next
        vpandd zmm13, zmm13, zmm10                   ;   499.7 p0      41 next
        vpternlogd zmm15, zmm14, zmm7, 0x78          ;   500.5 p5      41 next
        vpternlogd zmm22, zmm2, zmm2, 0xcf           ;   500.7 p0      41 next
        vpternlogd zmm1, zmm7, zmm9, 0x96            ;   501.5 p5      41 next
        vpandd zmm17, zmm17, zmm21                   ;   501.7 p0      41 next
        vpternlogd zmm18, zmm26, zmm10, 0x78         ;   502.5 p5      41 next
        vpandd zmm26, zmm3, zmm10                    ;   502.7 p0      41 next
        vpternlogd zmm26, zmm0, zmm31, 0x69          ;   503.7 p5      41 next
        vpternlogd zmm31, zmm21, zmm13, 0x79         ;   503.7 p0      41 next
        vpternlogd zmm13, zmm30, zmm20, 0x69         ;   504.5 p5      41 next
        vpternlogd zmm13, zmm12, zmm3, 0x78          ;   505.5 p0      41 next
        vpternlogd zmm16, zmm30, zmm25, 0x96         ;   505.5 p5      41 next
        vpternlogd zmm16, zmm24, zmm29, 0x69         ;   506.5 p0      41 next
        vmovdqa64 zmm0, zmm31                        ;   504.7         41 next copy
        vmovdqa64 zmm12, zmm5                        ;   479.7         41 next copy
        vpternlogd zmm12, zmm8, zmm8, 0x3f           ;   506.5 p5      41 next
        vpternlogd zmm31, zmm15, zmm25, 0x69         ;   506.7 p0      41 next
        vpternlogd zmm14, zmm2, zmm7, 0x95           ;   507.5 p5      41 next
        vpternlogd zmm14, zmm18, zmm23, 0x96         ;   508.5 p0      41 next
        vpternlogd zmm0, zmm10, zmm2, 0x87           ;   508.5 p5      41 next
        vpternlogd zmm19, zmm17, zmm0, 0x96          ;   509.5 p0      41 next
        vpxord zmm0, zmm15, zmm23                    ;   509.5 p5      41 next
        vpternlogd zmm22, zmm0, zmm24, 0x69          ;   510.5 p0      41 next
        vmovdqa64 zmm23, zmm12                       ;   507.5         41 next copy
        vpternlogd zmm23, zmm27, zmm29, 0x87         ;   510.5 p5      41 next
        vmovdqa64 zmm2, zmm5                         ;   479.7         41 next copy
        vpternlogd zmm2, zmm6, zmm4, 0x6a            ;   510.7 p0      41 next
        vmovdqa64 zmm17, zmm2                        ;   511.7         41 next copy
        vpternlogd zmm17, zmm27, zmm29, 0x60         ;   511.7 p5      41 next
        vmovdqa64 zmm15, zmm4                        ;   476.7         41 next copy
        vpternlogd zmm15, zmm29, zmm9, 0x6a          ;   511.7 p0      41 next
        vmovdqa64 zmm20, zmm15                       ;   512.7         41 next copy
        vpternlogd zmm20, zmm12, zmm6, 0x93          ;   512.7 p5      41 next
        vpternlogd zmm17, zmm20, zmm6, 0x39          ;   513.7 p0      41 next
        vpternlogd zmm11, zmm31, zmm18, 0x96         ;   513.5 p5      41 next
        vmovdqa64 zmm18, zmm5                        ;   479.7         41 next copy
        vpandd zmm0, zmm9, zmm5                      ;   513.7 p0      41 next
        vpternlogd zmm17, zmm23, zmm0, 0x69          ;   514.7 p5      41 next
        vpternlogd zmm0, zmm27, zmm8, 0x87           ;   514.7 p0      41 next
        vpternlogd zmm18, zmm27, zmm4, 0xc9          ;   515.5 p5      41 next
        vpternlogd zmm22, zmm10, zmm6, 0x96          ;   515.7 p0      41 next
        vpternlogd zmm17, zmm12, zmm18, 0x4b         ;   516.5 p5      41 next
        vmovdqa64 zmm21, zmm6                        ;   478.7         41 next copy
        vpternlogd zmm21, zmm4, zmm9, 0x93           ;   516.7 p0      41 next
        vmovdqa64 zmm25, zmm21                       ;   517.7         41 next copy
        vpternlogd zmm17, zmm21, zmm8, 0x1e          ;   517.7 p5      41 next
        vpternlogd zmm21, zmm27, zmm4, 0x78          ;   517.7 p0      41 next
        vpternlogd zmm25, zmm8, zmm9, 0x87           ;   518.5 p5      41 next
        vmovdqa64 zmm30, zmm0                        ;   515.7         41 next copy
        vmovdqu64 [rbp + 6016], zmm22                ;   516.7 p7+p4   41 next spill
        vmovdqa64 zmm31, zmm27                       ;   484.7         41 next copy
        vmovdqa64 zmm12, zmm6                        ;   478.7         41 next copy
        vpxord zmm12, zmm12, zmm21                   ;   518.7 p0      41 next
        vpternlogd zmm31, zmm29, zmm9, 0x28          ;   519.5 p5      41 next
        vpternlogd zmm31, zmm27, zmm6, 0x2d          ;   520.5 p0      41 next
        vpternlogd zmm2, zmm4, zmm9, 0x4b            ;   520.5 p5      41 next
        vpternlogd zmm25, zmm2, zmm18, 0x78          ;   521.5 p0      41 next
        vmovdqa64 zmm7, zmm15                        ;   512.7         41 next copy
        vpternlogd zmm31, zmm5, zmm4, 0x87           ;   521.5 p5      41 next
        vpternlogd zmm30, zmm12, zmm21, 0x96         ;   521.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 2624]                ;   418.7 p2      50 next
        vpxord zmm10, zmm10, [r11 + 192]             ;   522.5 p5+p3   50 next
        vpternlogd zmm28, zmm8, [rbp + 5888], 0x96   ;   522.7 p0+p2   41 next
        vpternlogd zmm19, zmm3, zmm27, 0x96          ;   523.5 p5      41 next
        vpternlogd zmm7, zmm5, zmm29, 0x78           ;   523.7 p0      41 next
        vpternlogd zmm11, zmm5, [rbp + 5952], 0x96   ;   524.5 p5+p3   41 next
        vmovdqu64 zmm24, [rbp + 2240]                ;   418.7 p2      50 next
        vpternlogd zmm30, zmm25, zmm29, 0xc6         ;   524.7 p0      41 next
        vmovdqa64 zmm25, zmm23                       ;   511.5         41 next copy
        vpternlogd zmm25, zmm4, zmm9, 0x28           ;   525.5 p5      41 next
        vpternlogd zmm2, zmm29, zmm8, 0x78           ;   525.7 p0      41 next
        vpternlogd zmm25, zmm2, zmm6, 0x2d           ;   526.7 p5      41 next
        vpternlogd zmm25, zmm7, zmm0, 0x69           ;   527.7 p0      41 next
        vpternlogd zmm18, zmm15, zmm9, 0x39          ;   527.5 p5      41 next
        vmovdqu64 [rbp + 6080], zmm19                ;   524.5 p8+p9   41 next spill
        vpternlogd zmm26, zmm4, [rbp + 5248], 0x96   ;   527.7 p0+p3   41 next
        vpternlogd zmm7, zmm31, zmm8, 0xd2           ;   528.5 p5      41 next
        vpternlogd zmm31, zmm9, zmm9, 0x3f           ;   528.7 p0      41 next
        vpternlogd zmm23, zmm12, zmm5, 0x9c          ;   529.5 p5      41 next
        vpternlogd zmm12, zmm31, zmm8, 0x39          ;   529.7 p0      41 next
        vpternlogd zmm31, zmm2, zmm4, 0xd2           ;   530.5 p5      41 next
        vpternlogd zmm2, zmm0, zmm8, 0x28            ;   530.7 p0      41 next
        vmovdqa64 zmm9, zmm5                         ;   479.7         41 next copy
        vmovdqu64 [rbp + 6144], zmm11                ;   525.5 p7+p4   41 next spill
        vmovdqu64 [rbp + 6208], zmm16                ;   507.5 p8+p9   41 next spill
        vpternlogd zmm7, zmm15, zmm27, 0xb4          ;   531.5 p5      41 next
        vpternlogd zmm25, zmm16, [rbp + 2624], 0x96  ;   531.7 p0+p2   50 next
        vpternlogd zmm2, zmm18, zmm5, 0x87           ;   532.5 p5      41 next
        vpternlogd zmm7, zmm6, zmm4, 0x78            ;   532.7 p0      41 next
        vpternlogd zmm9, zmm27, zmm4, 0x35           ;   533.5 p5      41 next
        vmovdqu64 zmm0, [rbp + 2048]                 ;   418.7 p3      50 next
        vmovdqu64 zmm15, [rbp + 1984]                ;   418.7 p2      50 next
        vmovdqu64 zmm5, [rbp + 2560]                 ;   418.7 p3      50 next
        vpxord zmm5, zmm5, [r11 + 128]               ;   533.7 p0+p2   50 next
        vpternlogd zmm7, zmm26, [rbp + 2688], 0x96   ;   534.5 p5+p3   50 next
        vmovdqu64 zmm3, [rbp + 2496]                 ;   418.7 p2      50 next
        vpxord zmm3, zmm3, [r11 + 64]                ;   534.7 p0+p3   50 next
        vmovdqu64 [rbp + 6272], zmm26                ;   528.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 6336], zmm25                ;   532.7 p8+p9   50 next spill
        vmovdqa64 zmm25, zmm5                        ;   534.7         41 next copy
        vpternlogd zmm25, zmm3, zmm3, 0xc3           ;   535.7 p5      41 next
        vmovdqa64 zmm26, zmm25                       ;   536.7         41 next copy
        vmovdqu64 zmm18, [rbp + 2304]                ;   418.7 p2      50 next
        vpternlogd zmm12, zmm9, zmm20, 0x96          ;   535.7 p0      41 next
        vpternlogd zmm23, zmm31, zmm27, 0xc6         ;   536.5 p5      41 next
        vmovdqu64 zmm31, [rbp + 2560]                ;   418.7 p3     108 r reload
        vmovdqu64 zmm8, [rbp + 2176]                 ;   418.7 p2      50 next
        vpternlogd zmm2, zmm21, zmm4, 0x96           ;   536.7 p0      41 next
        vpxord zmm15, zmm15, [r11 + 576]             ;   537.5 p5+p3   50 next
        vpxord zmm0, zmm0, [r11 + 640]               ;   537.7 p0+p2   50 next
        vmovdqu64 [rbp + 6400], zmm28                ;   523.7 p7+p4   41 next spill
        vpternlogd zmm30, zmm28, zmm31, 0x96         ;   538.5 p5      50 next
        vmovdqu64 zmm31, [rbp + 2816]                ;   418.7 p3      50 next
        vpternlogd zmm2, zmm11, [rbp + 2880], 0x96   ;   538.7 p0+p2   50 next
        vmovdqu64 [rbp + 5952], zmm2                 ;   539.7 p8+p9   50 next spill
        vpxord zmm18, zmm18, [r11 + 896]             ;   539.5 p5+p3   50 next
        vpxord zmm31, zmm31, [r11 + 384]             ;   539.7 p0+p2   50 next
        vpternlogd zmm12, zmm22, [rbp + 2752], 0x96  ;   540.5 p5+p3   50 next
        vmovdqa64 zmm2, zmm31                        ;   540.7         41 next copy
        vpternlogd zmm23, zmm20, zmm29, 0x1e         ;   540.7 p0      41 next
        vpternlogd zmm23, zmm19, [rbp + 2816], 0x96  ;   541.7 p5+p2   50 next
        vpxord zmm8, zmm8, [r11 + 768]               ;   541.7 p0+p3   50 next
        vmovdqu64 [rbp + 6464], zmm14                ;   509.5 p7+p4   41 next spill
        vmovdqu64 zmm9, [rbp + 1920]                 ;   418.7 p2      50 next
        vpxord zmm9, zmm9, [r11 + 512]               ;   542.5 p5+p3   50 next
        vmovdqu64 zmm6, [rbp + 2432]                 ;   418.7 p2      50 next
        vmovdqu64 [rbp + 6528], zmm1                 ;   502.5 p8+p9   41 next spill
        vmovdqu64 [rbp + 5248], zmm23                ;   542.7 p7+p4   50 next spill
        vmovdqu64 [rbp + 5888], zmm12                ;   541.5 p8+p9   50 next spill
        vpxord zmm6, zmm6, [r11]                     ;   542.7 p0+p3   50 next
        vmovdqa64 zmm12, zmm5                        ;   534.7         41 next copy
        vmovdqu64 zmm21, [rbp + 2688]                ;   418.7 p2      50 next
        vmovdqu64 zmm27, [rbp + 2752]                ;   418.7 p3      50 next
        vpxord zmm21, zmm21, [r11 + 256]             ;   543.5 p5+p2   50 next
        vmovdqu64 zmm29, [rbp + 2496]                ;   418.7 p3     108 r reload
        vmovdqu64 zmm20, [rbp + 2112]                ;   418.7 p2      50 next
        vpxord zmm20, zmm20, [r11 + 704]             ;   543.7 p0+p3   50 next
        vmovdqu64 [rbp + 6592], zmm30                ;   539.5 p7+p4   50 next spill
        vmovdqu64 zmm4, [rbp + 2368]                 ;   418.7 p2      50 next
        vpxord zmm4, zmm4, [r11 + 960]               ;   544.5 p5+p3   50 next
        vmovdqu64 [rbp + 5824], zmm7                 ;   535.5 p8+p9   50 next spill
        vpxord zmm14, zmm6, zmm3                     ;   544.7 p0      41 next
        vpxord zmm27, zmm27, [r11 + 320]             ;   545.5 p5+p2   50 next
        vpxord zmm28, zmm5, zmm27                    ;   546.5 p0      41 next
        vmovdqu64 [rbp + 6656], zmm13                ;   506.5 p7+p4   41 next spill
        vmovdqa64 zmm19, zmm14                       ;   545.7         41 next copy
        vpternlogd zmm12, zmm3, zmm6, 0x65           ;   546.5 p5      41 next
        vpxord zmm22, zmm4, zmm6                     ;   546.7 p0      41 next
        vpternlogd zmm2, zmm3, zmm4, 0x28            ;   547.5 p5      41 next
        vmovdqa64 zmm30, zmm21                       ;   544.5         41 next copy
        vmovdqa64 zmm23, zmm2                        ;   548.5         41 next copy
        vpternlogd zmm12, zmm22, zmm4, 0x4b          ;   547.7 p0      41 next
        vpternlogd zmm26, zmm12, zmm21, 0xc6         ;   548.7 p5      41 next
        vpternlogd zmm30, zmm6, zmm4, 0x6c           ;   548.7 p0      41 next
        vpternlogd zmm17, zmm1, zmm29, 0x96          ;   549.5 p5      50 next
        vmovdqu64 zmm29, [rbp + 2880]                ;   418.7 p3      50 next
        vpxord zmm29, zmm29, [r11 + 448]             ;   549.7 p0+p2   50 next
        vmovdqu64 [rbp + 6720], zmm17                ;   550.5 p8+p9   50 next spill
        vmovdqa64 zmm16, zmm29                       ;   550.7         41 next copy
        vpandd zmm1, zmm22, zmm10                    ;   550.5 p5      41 next
        vpxord zmm13, zmm3, zmm29                    ;   550.7 p0      41 next
        vpternlogd zmm19, zmm13, zmm3, 0x48          ;   551.7 p5      41 next
        vmovdqu64 [rbp + 6784], zmm19                ;   552.7 p7+p4   41 next spill
        vpternlogd zmm23, zmm27, zmm21, 0x87         ;   551.7 p0      41 next
        vmovdqu64 [rbp + 6848], zmm23                ;   552.7 p8+p9   41 next spill
        vmovdqa64 zmm7, zmm23                        ;   552.7         41 next copy
        vmovdqa64 zmm11, zmm13                       ;   551.7         41 next copy
        vpternlogd zmm11, zmm23, zmm21, 0x93         ;   552.7 p5      41 next
        vmovdqa64 zmm23, zmm19                       ;   552.7         41 next copy
        vmovdqa64 zmm19, zmm25                       ;   536.7         41 next copy
        vpternlogd zmm19, zmm12, zmm13, 0x39         ;   552.7 p0      41 next
        vpternlogd zmm26, zmm28, zmm30, 0x96         ;   553.5 p5      41 next
        vpandd zmm13, zmm13, zmm5                    ;   553.7 p0      41 next
        vpternlogd zmm11, zmm14, zmm31, 0x87         ;   554.5 p5      41 next
        vpternlogd zmm1, zmm26, zmm11, 0x69          ;   555.5 p0      41 next
        vpxord zmm17, zmm10, zmm31                   ;   555.5 p5      41 next
        vpternlogd zmm17, zmm11, zmm29, 0x6c         ;   556.5 p0      41 next
        vpxord zmm11, zmm4, zmm27                    ;   556.5 p5      41 next
        vmovdqa64 zmm26, zmm11                       ;   557.5         41 next copy
        vpternlogd zmm26, zmm25, zmm29, 0x65         ;   557.5 p0      41 next
        vpternlogd zmm26, zmm31, zmm21, 0x87         ;   558.5 p5      41 next
        vpternlogd zmm2, zmm4, zmm4, 0xf3            ;   557.7 p0      41 next
        vpternlogd zmm7, zmm10, zmm5, 0x78           ;   558.5 p5      41 next
        vpxord zmm24, zmm24, [r11 + 832]             ;   558.7 p0+p3   50 next
        vmovdqu64 [rbp + 6912], zmm19                ;   553.7 p7+p4   41 next spill
        vmovdqu64 [rbp + 6976], zmm13                ;   554.7 p8+p9   41 next spill
        vpandd zmm13, zmm31, zmm10                   ;   559.5 p5      41 next
        vpternlogd zmm13, zmm29, zmm4, 0x87          ;   560.5 p0      41 next
        vpternlogd zmm22, zmm13, zmm27, 0x93         ;   561.5 p5      41 next
        vpternlogd zmm23, zmm27, zmm5, 0x78          ;   560.7 p0      41 next
        vpternlogd zmm4, zmm22, zmm5, 0x9c           ;   562.5 p5      41 next
        vpternlogd zmm30, zmm11, zmm31, 0x78         ;   561.7 p0      41 next
        vpandd zmm11, zmm11, zmm29                   ;   562.5 p5      41 next
        vpternlogd zmm22, zmm28, zmm31, 0x87         ;   562.7 p0      41 next
        vpternlogd zmm16, zmm31, zmm21, 0x95         ;   563.5 p5      41 next
        vpternlogd zmm31, zmm3, zmm6, 0x78           ;   563.7 p0      41 next
        vpternlogd zmm13, zmm26, zmm7, 0x96          ;   564.5 p5      41 next
        vpternlogd zmm13, zmm30, zmm0, 0x69          ;   565.5 p0      41 next
        vpternlogd zmm17, zmm5, zmm9, 0x96           ;   565.5 p5      41 next
        vpternlogd zmm1, zmm15, [rbp + 6848], 0x96   ;   565.7 p0+p2   41 next
        vpternlogd zmm14, zmm31, zmm21, 0x6c         ;   566.5 p5      41 next
        vpternlogd zmm25, zmm6, zmm6, 0xcf           ;   566.7 p0      41 next
        vpandd zmm21, zmm21, zmm10                   ;   567.5 p5      41 next
        vpternlogd zmm29, zmm21, zmm16, 0x6b         ;   568.5 p0      41 next
        vpternlogd zmm21, zmm26, zmm12, 0x69         ;   568.5 p5      41 next
        vpternlogd zmm27, zmm6, zmm6, 0xcf           ;   568.7 p0      41 next
        vpternlogd zmm7, zmm29, zmm23, 0x69          ;   569.5 p5      41 next
        vpxord zmm23, zmm23, zmm19                   ;   569.7 p0      41 next
        vmovdqa64 zmm26, zmm8                        ;   542.7         41 next copy
        vpternlogd zmm26, zmm20, zmm9, 0x93          ;   570.5 p5      41 next
        vpternlogd zmm14, zmm28, zmm10, 0x78         ;   570.7 p0      41 next
        vpternlogd zmm29, zmm10, zmm6, 0x87          ;   571.5 p5      41 next
        vmovdqa64 zmm5, zmm24                        ;   559.7         41 next copy
        vpternlogd zmm5, zmm0, zmm9, 0x28            ;   571.7 p0      41 next
        vpternlogd zmm25, zmm23, zmm30, 0x69         ;   572.5 p5      41 next
        vpternlogd zmm2, zmm7, zmm14, 0x96           ;   572.7 p0      41 next
        vpternlogd zmm27, zmm14, zmm28, 0x96         ;   573.5 p5      41 next
        vpternlogd zmm21, zmm31, zmm3, 0x2d          ;   573.7 p0      41 next
        vpternlogd zmm25, zmm10, zmm8, 0x96          ;   574.5 p5      41 next
        vpternlogd zmm5, zmm24, zmm8, 0x2d           ;   574.7 p0      41 next
        vmovdqa64 zmm7, zmm18                        ;   540.5         41 next copy
        vpternlogd zmm7, zmm15, zmm15, 0x3f          ;   575.5 p5      41 next
        vmovdqa64 zmm28, zmm7                        ;   576.5         41 next copy
        vpternlogd zmm28, zmm24, zmm0, 0x87          ;   576.5 p0      41 next
        vmovdqa64 zmm31, zmm28                       ;   577.5         41 next copy
        vpternlogd zmm5, zmm18, zmm20, 0x87          ;   576.5 p5      41 next
        vmovdqa64 zmm19, zmm5                        ;   577.5         41 next copy
        vpternlogd zmm19, zmm9, zmm9, 0x3f           ;   577.5 p0      41 next
        vmovdqa64 zmm6, zmm18                        ;   540.5         41 next copy
        vpternlogd zmm6, zmm8, zmm20, 0x6a           ;   577.5 p5      41 next
        vmovdqa64 zmm14, zmm6                        ;   578.5         41 next copy
        vpternlogd zmm6, zmm20, zmm9, 0x4b           ;   578.5 p0      41 next
        vpternlogd zmm14, zmm24, zmm0, 0x60          ;   578.5 p5      41 next
        vmovdqa64 zmm12, zmm20                       ;   544.7         41 next copy
        vpternlogd zmm12, zmm0, zmm9, 0x6a           ;   578.7 p0      41 next
        vmovdqa64 zmm23, zmm12                       ;   579.7         41 next copy
        vpternlogd zmm23, zmm7, zmm8, 0x93           ;   579.7 p5      41 next
        vpternlogd zmm31, zmm20, zmm9, 0x28          ;   579.7 p0      41 next
        vpternlogd zmm14, zmm23, zmm8, 0x39          ;   580.7 p5      41 next
        vpternlogd zmm22, zmm11, zmm29, 0x96         ;   580.7 p0      41 next
        vpandd zmm11, zmm10, zmm3                    ;   581.5 p5      41 next
        vpternlogd zmm11, zmm16, zmm4, 0x69          ;   582.5 p0      41 next
        vmovdqa64 zmm16, zmm18                       ;   540.5         41 next copy
        vpternlogd zmm16, zmm24, zmm20, 0xc9         ;   582.5 p5      41 next
        vmovdqa64 zmm29, zmm26                       ;   571.5         41 next copy
        vpternlogd zmm29, zmm15, zmm9, 0x87          ;   582.7 p0      41 next
        vpandd zmm4, zmm9, zmm18                     ;   583.5 p5      41 next
        vpternlogd zmm14, zmm28, zmm4, 0x69          ;   584.5 p0      41 next
        vpternlogd zmm14, zmm7, zmm16, 0x4b          ;   585.5 p5      41 next
        vpternlogd zmm22, zmm24, zmm3, 0x96          ;   584.7 p0      41 next
        vpternlogd zmm14, zmm26, zmm15, 0x1e         ;   586.5 p5      41 next
        vpternlogd zmm26, zmm24, zmm20, 0x78         ;   585.7 p0      41 next
        vmovdqa64 zmm7, zmm8                         ;   542.7         41 next copy
        vpternlogd zmm29, zmm6, zmm16, 0x78          ;   586.5 p5      41 next
        vpternlogd zmm16, zmm12, zmm9, 0x39          ;   586.7 p0      41 next
        vpternlogd zmm6, zmm0, zmm15, 0x78           ;   587.5 p5      41 next
        vmovdqa64 zmm9, zmm12                        ;   579.7         41 next copy
        vpternlogd zmm9, zmm18, zmm0, 0x78           ;   587.7 p0      41 next
        vpternlogd zmm5, zmm9, zmm15, 0xc6           ;   588.7 p5      41 next
        vpternlogd zmm5, zmm12, zmm24, 0xb4          ;   589.7 p0      41 next
        vmovdqa64 zmm12, zmm19                       ;   578.5         41 next copy
        vpternlogd zmm12, zmm6, zmm20, 0xd2          ;   589.5 p5      41 next
        vpxord zmm7, zmm7, zmm26                     ;   589.7 p0      41 next
        vpternlogd zmm28, zmm7, zmm18, 0x9c          ;   590.7 p5      41 next
        vpternlogd zmm28, zmm12, zmm24, 0xc6         ;   591.7 p0      41 next
        vpternlogd zmm28, zmm23, zmm0, 0x1e          ;   592.7 p5      41 next
        vpternlogd zmm28, zmm22, [r10 + 9088], 0x96  ;   593.7 p0+p3   44 next
        vpternlogd zmm31, zmm6, zmm8, 0x2d           ;   592.5 p5      41 next
        vmovdqu64 zmm12, [r10 + 8256]                ;   423.5 p2      44 next
        vpternlogd zmm4, zmm24, zmm15, 0x87          ;   592.7 p0      41 next
        vpternlogd zmm31, zmm9, zmm4, 0x69           ;   593.7 p5      41 next
        vpxord zmm9, zmm8, zmm4                      ;   593.7 p0      41 next
        vpternlogd zmm6, zmm4, zmm15, 0x28           ;   594.5 p5      41 next
        vpternlogd zmm11, zmm20, [rbp + 6784], 0x96  ;   594.7 p0+p3   41 next
        vpternlogd zmm9, zmm29, zmm0, 0xc6           ;   595.5 p5      41 next
        vpternlogd zmm9, zmm1, [r10 + 8832], 0x96    ;   596.5 p0+p2   44 next
        vpxord zmm12, zmm12, zmm1                    ;   596.5 p5      44 next
        vmovdqa64 zmm29, zmm18                       ;   540.5         41 next copy
        vpternlogd zmm29, zmm24, zmm20, 0x35         ;   596.7 p0      41 next
        vmovdqu64 zmm4, [r10 + 8320]                 ;   426.2 p3      44 next
        vpternlogd zmm6, zmm16, zmm18, 0x87          ;   597.5 p5      41 next
        vpternlogd zmm6, zmm26, zmm20, 0x96          ;   598.5 p0      41 next
        vpternlogd zmm2, zmm18, [rbp + 6976], 0x96   ;   598.5 p5+p2   41 next
        vmovdqu64 zmm0, [r10 + 8384]                 ;   427.2 p3      44 next
        vpxord zmm0, zmm0, zmm11                     ;   598.7 p0      44 next
        vmovdqa64 zmm18, zmm0                        ;   599.7         41 next copy
        vpxord zmm4, zmm4, zmm13                     ;   599.5 p5      44 next
        vpternlogd zmm18, zmm4, zmm4, 0xc3           ;   600.5 p0      41 next
        vpternlogd zmm5, zmm8, zmm20, 0x78           ;   600.5 p5      41 next
        vmovdqa64 zmm20, zmm18                       ;   601.5         41 next copy
        vpternlogd zmm19, zmm7, zmm15, 0x2d          ;   600.7 p0      41 next
        vpternlogd zmm31, zmm13, [r10 + 8896], 0x96  ;   601.5 p5+p2   44 next
        vmovdqu64 zmm7, [r10 + 8192]                 ;   429.5 p3      44 next
        vpxord zmm7, zmm7, zmm17                     ;   601.7 p0      44 next
        vmovdqu64 zmm16, [r10 + 8576]                ;   430.2 p2      44 next
        vmovdqu64 zmm15, [r10 + 8512]                ;   430.5 p3      44 next
        vpternlogd zmm19, zmm29, zmm23, 0x96         ;   602.5 p5      41 next
        vpxord zmm16, zmm16, zmm2                    ;   602.7 p0      44 next
        vpternlogd zmm21, zmm3, [r10 + 8640], 0x69   ;   603.5 p5+p2   44 next
        vpxord zmm15, zmm15, zmm22                   ;   603.7 p0      44 next
        vmovdqu64 zmm23, [r10 + 8448]                ;   432.5 p3      44 next
        vpternlogd zmm14, zmm17, [r10 + 8768], 0x96  ;   604.5 p5+p2   44 next
        vmovdqa64 zmm17, zmm0                        ;   599.7         41 next copy
        vpxord zmm23, zmm23, zmm25                   ;   604.7 p0      44 next
        vpternlogd zmm6, zmm2, [r10 + 9152], 0x96    ;   605.5 p5+p3   44 next
        vmovdqa64 zmm2, zmm21                        ;   604.5         41 next copy
        vpternlogd zmm2, zmm4, zmm7, 0x28            ;   605.7 p0      41 next
        vpxord zmm13, zmm7, zmm12                    ;   606.5 p5      41 next
        vpternlogd zmm17, zmm4, zmm12, 0x65          ;   606.7 p0      41 next
        vpternlogd zmm19, zmm25, [r10 + 9024], 0x96  ;   607.5 p5+p2   44 next
        vpxord zmm25, zmm0, zmm16                    ;   607.7 p0      41 next
        vpternlogd zmm17, zmm13, zmm7, 0x4b          ;   608.5 p5      41 next
        vmovdqu64 zmm1, [rbp + 6912]                 ;   553.7 p3      41 next reload
        vmovdqa64 zmm22, zmm15                       ;   604.7         41 next copy
        vpternlogd zmm22, zmm12, zmm7, 0x6c          ;   608.7 p0      41 next
        vpandd zmm26, zmm23, zmm13                   ;   609.5 p5      41 next
        vpternlogd zmm20, zmm17, zmm15, 0xc6         ;   609.7 p0      41 next
        vmovdqa64 zmm3, zmm2                         ;   606.7         41 next copy
        vpternlogd zmm3, zmm16, zmm15, 0x87          ;   610.5 p5      41 next
        vpternlogd zmm27, zmm1, [r10 + 8704], 0x96   ;   610.7 p0+p2   44 next
        vpxord zmm8, zmm4, zmm27                     ;   611.7 p5      41 next
        vmovdqa64 zmm10, zmm8                        ;   612.7         41 next copy
        vpternlogd zmm20, zmm25, zmm22, 0x96         ;   611.7 p0      41 next
        vpternlogd zmm10, zmm3, zmm15, 0x93          ;   612.7 p5      41 next
        vpternlogd zmm5, zmm11, [r10 + 8960], 0x96   ;   612.7 p0+p3   44 next
        vpxord zmm11, zmm4, zmm12                    ;   613.5 p5      41 next
        vpxord zmm1, zmm21, zmm23                    ;   613.7 p0      41 next
        vpternlogd zmm10, zmm11, zmm21, 0x87         ;   614.5 p5      41 next
        vpternlogd zmm26, zmm20, zmm10, 0x69         ;   615.5 p0      41 next
        vpternlogd zmm1, zmm10, zmm27, 0x6c          ;   615.5 p5      41 next
        vpxord zmm10, zmm7, zmm16                    ;   615.7 p0      41 next
        vmovdqa64 zmm29, zmm10                       ;   616.7         41 next copy
        vpternlogd zmm29, zmm18, zmm27, 0x65         ;   616.7 p5      41 next
        vmovdqu64 [rbp + 6976], zmm26                ;   616.5 p7+p4   41 next spill
        vpandd zmm20, zmm12, zmm8                    ;   616.7 p0      41 next
        vpternlogd zmm22, zmm10, zmm21, 0x78         ;   617.5 p5      41 next
        vmovdqu64 [rbp + 6784], zmm20                ;   617.7 p8+p9   41 next spill
        vmovdqa64 zmm26, zmm20                       ;   617.7         41 next copy
        vpternlogd zmm26, zmm16, zmm0, 0x78          ;   617.7 p0      41 next
        vmovdqa64 zmm24, zmm3                        ;   611.5         41 next copy
        vmovdqa64 zmm20, zmm18                       ;   601.5         41 next copy
        vpternlogd zmm20, zmm17, zmm8, 0x39          ;   618.5 p5      41 next
        vpternlogd zmm24, zmm23, zmm0, 0x78          ;   618.7 p0      41 next
        vmovdqa64 zmm30, zmm27                       ;   611.7         41 next copy
        vmovdqu64 [rbp + 6912], zmm3                 ;   611.5 p7+p4   41 next spill
        vpternlogd zmm30, zmm21, zmm15, 0x95         ;   619.5 p5      41 next
        vpternlogd zmm29, zmm21, zmm15, 0x87         ;   619.7 p0      41 next
        vmovdqa64 zmm3, zmm30                        ;   620.5         41 next copy
        vpternlogd zmm3, zmm23, zmm4, 0x78           ;   620.5 p5      41 next
        vpandd zmm8, zmm8, zmm0                      ;   620.7 p0      41 next
        vmovdqu64 [rbp + 6848], zmm8                 ;   621.7 p8+p9   41 next spill
        vpandd zmm8, zmm7, zmm27                     ;   621.5 p5      41 next
        vpternlogd zmm18, zmm12, zmm12, 0xcf         ;   621.7 p0      41 next
        vpternlogd zmm18, zmm20, zmm26, 0x96         ;   622.7 p5      41 next
        vpternlogd zmm18, zmm22, zmm22, 0xc3         ;   623.7 p0      41 next
        vpternlogd zmm8, zmm21, zmm23, 0x87          ;   623.5 p5      41 next
        vpternlogd zmm13, zmm8, zmm16, 0x93          ;   624.5 p0      41 next
        vpternlogd zmm8, zmm29, zmm24, 0x96          ;   624.5 p5      41 next
        vmovdqu64 [rbp + 7040], zmm18                ;   624.7 p7+p4   41 next spill
        vmovdqa64 zmm18, zmm13                       ;   625.5         41 next copy
        vpternlogd zmm16, zmm0, zmm12, 0x93          ;   624.7 p0      41 next
        vpternlogd zmm1, zmm0, zmm14, 0x96           ;   625.5 p5      41 next
        vpternlogd zmm18, zmm0, zmm7, 0x78           ;   625.7 p0      41 next
        vpternlogd zmm3, zmm18, zmm7, 0x69           ;   626.7 p5      41 next
        vpternlogd zmm2, zmm7, zmm7, 0xf3            ;   626.7 p0      41 next
        vmovdqa64 zmm7, zmm21                        ;   604.5         41 next copy
        vpternlogd zmm7, zmm4, zmm12, 0x78           ;   627.5 p5      41 next
        vpternlogd zmm11, zmm7, zmm15, 0x6c          ;   628.5 p0      41 next
        vpandd zmm15, zmm15, zmm23                   ;   628.5 p5      41 next
        vpternlogd zmm30, zmm15, zmm27, 0x79         ;   629.5 p0      41 next
        vpternlogd zmm12, zmm30, zmm23, 0x93         ;   630.5 p5      41 next
        vpternlogd zmm12, zmm10, zmm27, 0x87         ;   631.5 p0      41 next
        vmovdqa64 zmm10, zmm6                        ;   606.5         41 next copy
        vpternlogd zmm11, zmm25, zmm23, 0x78         ;   630.5 p5      41 next
        vpternlogd zmm10, zmm19, zmm5, 0x6a          ;   630.7 p0      41 next
        vpternlogd zmm16, zmm11, zmm20, 0x96         ;   631.5 p5      41 next
        vpandd zmm21, zmm21, zmm25                   ;   631.7 p0      41 next
        vpternlogd zmm30, zmm26, zmm24, 0x69         ;   632.5 p5      41 next
        vpternlogd zmm21, zmm12, zmm13, 0x96         ;   632.7 p0      41 next
        vmovdqa64 zmm12, zmm5                        ;   613.7         41 next copy
        vpternlogd zmm2, zmm30, zmm11, 0x96          ;   633.5 p5      41 next
        vmovdqa64 zmm11, zmm6                        ;   606.5         41 next copy
        vpternlogd zmm11, zmm9, zmm9, 0x3f           ;   633.7 p0      41 next
        vpternlogd zmm15, zmm29, zmm17, 0x69         ;   634.5 p5      41 next
        vpternlogd zmm12, zmm31, zmm14, 0x6a         ;   634.7 p0      41 next
        vmovdqa64 zmm29, zmm12                       ;   635.7         41 next copy
        vmovdqa64 zmm24, zmm11                       ;   634.7         41 next copy
        vpternlogd zmm24, zmm28, zmm31, 0x87         ;   635.5 p5      41 next
        vpternlogd zmm15, zmm7, zmm4, 0x78           ;   635.7 p0      41 next
        vmovdqa64 zmm27, zmm24                       ;   636.5         41 next copy
        vpandd zmm7, zmm14, zmm6                     ;   636.5 p5      41 next
        vmovdqa64 zmm17, zmm6                        ;   606.5         41 next copy
        vmovdqa64 zmm18, zmm12                       ;   635.7         41 next copy
        vmovdqa64 zmm13, zmm10                       ;   631.7         41 next copy
        vpternlogd zmm10, zmm5, zmm14, 0x4b          ;   636.7 p0      41 next
        vpternlogd zmm29, zmm6, zmm31, 0x78          ;   637.5 p5      41 next
        vmovdqu64 zmm0, [rbp + 6976]                 ;   616.5 p2      41 next
        vpternlogd zmm18, zmm11, zmm19, 0x93         ;   637.7 p0      41 next
        vpternlogd zmm13, zmm28, zmm31, 0x60         ;   638.5 p5      41 next
        vpternlogd zmm13, zmm18, zmm19, 0x39         ;   639.5 p0      41 next
        vpternlogd zmm13, zmm24, zmm7, 0x69          ;   640.5 p5      41 next
        vpternlogd zmm7, zmm28, zmm9, 0x87           ;   639.7 p0      41 next
        vmovdqa64 zmm26, zmm19                       ;   608.5         41 next copy
        vmovdqa64 zmm20, zmm19                       ;   608.5         41 next copy
        vpternlogd zmm20, zmm5, zmm14, 0x93          ;   640.5 p5      41 next
        vpxord zmm26, zmm26, zmm7                    ;   640.7 p0      41 next
        vpternlogd zmm17, zmm28, zmm5, 0xc9          ;   641.5 p5      41 next
        vmovdqa64 zmm25, zmm20                       ;   641.5         41 next copy
        vpternlogd zmm25, zmm9, zmm14, 0x87          ;   641.7 p0      41 next
        vpternlogd zmm25, zmm10, zmm17, 0x78         ;   642.7 p5      41 next
        vpternlogd zmm26, zmm25, zmm31, 0xc6         ;   643.7 p0      41 next
        vmovdqa64 zmm25, zmm28                       ;   594.7         41 next copy
        vpternlogd zmm2, zmm6, [rbp + 6848], 0x96    ;   643.5 p5+p3   41 next
        vpternlogd zmm13, zmm11, zmm17, 0x4b         ;   643.7 p0      41 next
        vmovdqa64 zmm11, zmm19                       ;   608.5         41 next copy
        vpternlogd zmm8, zmm22, zmm31, 0x69          ;   644.5 p5      41 next
        vpternlogd zmm27, zmm5, zmm14, 0x28          ;   644.7 p0      41 next
        vpternlogd zmm3, zmm5, [rbp + 6784], 0x96    ;   645.5 p5+p2   41 next
        vmovdqu64 zmm22, [rbp + 6080]                ;   524.5 p3      50 next
        vpternlogd zmm25, zmm31, zmm14, 0x28         ;   645.7 p0      41 next
        vpternlogd zmm25, zmm28, zmm19, 0x2d         ;   646.7 p5      41 next
        vpternlogd zmm13, zmm20, zmm9, 0x1e          ;   646.7 p0      41 next
        vpternlogd zmm25, zmm6, zmm5, 0x87           ;   647.7 p5      41 next
        vpternlogd zmm10, zmm31, zmm9, 0x78          ;   647.7 p0      41 next
        vmovdqa64 zmm30, zmm6                        ;   606.5         41 next copy
        vpternlogd zmm30, zmm28, zmm5, 0x35          ;   648.5 p5      41 next
        vpternlogd zmm27, zmm10, zmm19, 0x2d         ;   648.7 p0      41 next
        vpternlogd zmm20, zmm28, zmm5, 0x78          ;   649.5 p5      41 next
        vpxord zmm11, zmm11, zmm20                   ;   650.5 p0      41 next
        vpternlogd zmm27, zmm29, zmm7, 0x69          ;   650.5 p5      41 next
        vpternlogd zmm23, zmm19, [rbp + 7040], 0x96  ;   650.7 p0+p2   41 next
        vpternlogd zmm24, zmm11, zmm6, 0x9c          ;   651.5 p5      41 next
        vpternlogd zmm29, zmm25, zmm9, 0xd2          ;   651.7 p0      41 next
        vpternlogd zmm25, zmm14, zmm14, 0x3f         ;   652.5 p5      41 next
        vpternlogd zmm11, zmm25, zmm9, 0x39          ;   653.5 p0      41 next
        vpternlogd zmm25, zmm10, zmm5, 0xd2          ;   653.5 p5      41 next
        vpternlogd zmm24, zmm25, zmm28, 0xc6         ;   654.5 p0      41 next
        vpternlogd zmm27, zmm8, [rbp + 6336], 0x96   ;   654.5 p5+p3   50 next
        vpternlogd zmm11, zmm30, zmm18, 0x96         ;   654.7 p0      41 next
        vpternlogd zmm29, zmm12, zmm28, 0xb4         ;   655.5 p5      41 next
        vpternlogd zmm17, zmm12, zmm14, 0x39         ;   655.7 p0      41 next
        vpternlogd zmm10, zmm7, zmm9, 0x28           ;   656.5 p5      41 next
        vpternlogd zmm10, zmm17, zmm6, 0x87          ;   657.5 p0      41 next
        vpternlogd zmm10, zmm20, zmm5, 0x96          ;   658.5 p5      41 next
        vpternlogd zmm29, zmm19, zmm5, 0x78          ;   657.7 p0      41 next
        vmovdqu64 zmm5, [rbp + 1984]                 ;   484.8 p2     108 r reload
        vpternlogd zmm24, zmm18, zmm31, 0x1e         ;   658.5 p5      41 next
        vmovdqu64 zmm19, [rbp + 6016]                ;   516.7 p3      50 next
        vmovdqu64 zmm12, [rbp + 6400]                ;   523.7 p2      50 next
        vmovdqu64 zmm7, [rbp + 1920]                 ;   486.5 p3     108 r reload
        vmovdqu64 zmm6, [rbp + 2176]                 ;   486.8 p2     108 r reload
        vmovdqu64 zmm25, [rbp + 2304]                ;   487.5 p3     108 r reload
        vpternlogd zmm0, zmm9, [rbp + 6912], 0x96    ;   658.7 p0+p2   41 next
        vmovdqu64 zmm9, [rbp + 6528]                 ;   502.5 p3      50 next
        vmovdqu64 zmm20, [rbp + 2240]                ;   488.8 p2     108 r reload
        vmovdqu64 zmm31, [rbp + 6720]                ;   550.5 p3      50 next reload
        vmovdqa64 zmm30, zmm1                        ;   626.5         50 next copy
        vpternlogd zmm1, zmm13, zmm31, 0x96          ;   659.5 p5      50 next
        vpternlogd zmm11, zmm23, [rbp + 5888], 0x96  ;   659.7 p0+p2   50 next
        vpxord zmm31, zmm31, [r11 + 1792]            ;   660.5 p5+p3   50 next
        vpternlogd zmm23, zmm6, [rbp + 6016], 0x96   ;   660.7 p0+p2   50 next
        vpternlogd zmm12, zmm5, [r11 + 1280], 0x96   ;   661.5 p5+p3   50 next
        vpternlogd zmm21, zmm4, zmm28, 0x96          ;   661.7 p0      41 next
        vmovdqu64 zmm4, [rbp + 2112]                 ;   492.8 p2     108 r reload
        vpternlogd zmm9, zmm7, [r11 + 1216], 0x96    ;   662.5 p5+p3   50 next
        vmovdqu64 zmm13, [rbp + 6592]                ;   539.5 p2      50 next reload
        vpternlogd zmm22, zmm20, [r11 + 1536], 0x96  ;   662.7 p0+p3   50 next
        vmovdqu64 [rbp + 6016], zmm11                ;   660.7 p8+p9   50 next spill
        vmovdqu64 zmm14, [rbp + 2048]                ;   494.8 p2     108 r reload
        vmovdqu64 zmm28, [rbp + 6144]                ;   525.5 p3      50 next
        vpternlogd zmm24, zmm21, [rbp + 5248], 0x96  ;   663.5 p5+p2   50 next
        vpternlogd zmm21, zmm20, [rbp + 6080], 0x96  ;   663.7 p0+p3   50 next
        vmovdqu64 zmm20, [rbp + 5824]                ;   535.5 p2      50 next
        vmovdqu64 zmm17, [rbp + 6208]                ;   507.5 p3      50 next
        vpternlogd zmm19, zmm6, [r11 + 1472], 0x96   ;   664.5 p5+p2   50 next
        vpternlogd zmm26, zmm0, zmm13, 0x96          ;   664.7 p0      50 next
        vpxord zmm13, zmm13, [r11 + 1856]            ;   665.5 p5+p3   50 next
        vpternlogd zmm8, zmm14, [rbp + 6208], 0x96   ;   665.7 p0+p2   50 next
        vmovdqu64 [rbp + 6208], zmm27                ;   655.5 p7+p4   50 next spill
        vpxord zmm20, zmm20, [r11 + 1984]            ;   666.5 p5+p3   50 next
        vpternlogd zmm10, zmm2, [rbp + 5952], 0x96   ;   666.7 p0+p2   50 next
        vmovdqu64 zmm27, [rbp + 2432]                ;   502.7 p3     108 r reload
        vpternlogd zmm29, zmm3, [rbp + 5824], 0x96   ;   667.5 p5+p2   50 next
        vmovdqu64 zmm18, [rbp + 6272]                ;   528.7 p3      50 next
        vpternlogd zmm3, zmm4, [rbp + 6272], 0x96    ;   667.7 p0+p2   50 next
        vmovdqu64 [rbp + 6272], zmm29                ;   668.5 p8+p9   50 next spill
        vmovdqu64 zmm29, [rbp + 6464]                ;   509.5 p3      41 next reload
        vpternlogd zmm16, zmm29, [rbp + 2432], 0x96  ;   668.5 p5+p2   50 next
        vmovdqu64 [rbp + 5824], zmm23                ;   661.7 p7+p4   50 next spill
        vmovdqu64 zmm23, [rbp + 6656]                ;   508.0 p3      41 next reload
        vpternlogd zmm29, zmm27, [r11 + 1728], 0x96  ;   668.7 p0+p2   50 next
        vpternlogd zmm28, zmm25, [r11 + 1600], 0x96  ;   669.5 p5+p3   50 next
        vpternlogd zmm2, zmm25, [rbp + 6144], 0x96   ;   669.7 p0+p2   50 next
        vmovdqu64 zmm25, [rbp + 6336]                ;   532.7 p3      50 next
        vmovdqu64 [rbp + 6336], zmm3                 ;   668.7 p8+p9   50 next spill
        vmovdqu64 zmm3, [rbp + 2368]                 ;   511.8 p2     108 r reload
        vmovdqa64 zmm27, zmm13                       ;   666.5         41 next copy
        vpternlogd zmm27, zmm31, zmm29, 0x65         ;   670.5 p5      41 next
        vmovdqu64 [rbp + 6080], zmm24                ;   664.5 p7+p4   50 next spill
        vpternlogd zmm30, zmm7, [rbp + 6528], 0x96   ;   670.7 p0+p3   50 next
        vmovdqu64 zmm6, [rbp + 5888]                 ;   541.5 p2      50 next
        vmovdqu64 [rbp + 6592], zmm16                ;   669.5 p8+p9   50 next spill
        vpternlogd zmm15, zmm23, [rbp + 2368], 0x96  ;   671.5 p5+p3   50 next
        vpternlogd zmm23, zmm3, [r11 + 1664], 0x96   ;   671.7 p0+p2   50 next
        vmovdqa64 zmm11, zmm23                       ;   672.7         41 next copy
        vpxord zmm11, zmm11, zmm29                   ;   672.7 p5      41 next
        vpxord zmm25, zmm25, [r11 + 1920]            ;   672.7 p0+p3   50 next
        vpternlogd zmm0, zmm5, [rbp + 6400], 0x96    ;   673.5 p5+p2   50 next
        vmovdqu64 [rbp + 6400], zmm1                 ;   660.5 p7+p4   50 next spill
        vmovdqu64 [rbp + 6144], zmm10                ;   667.7 p8+p9   50 next spill
        vmovdqa64 zmm1, zmm20                        ;   667.5         41 next copy
        vmovdqu64 [rbp + 5888], zmm21                ;   664.7 p7+p4   50 next spill
        vpxord zmm6, zmm6, [r11 + 1024]              ;   673.7 p0+p3   50 next
        vpternlogd zmm18, zmm4, [r11 + 1408], 0x96   ;   674.5 p5+p2   50 next
        vmovdqu64 zmm4, [rbp + 5248]                 ;   542.7 p3      50 next
        vpxord zmm4, zmm4, [r11 + 1088]              ;   674.7 p0+p2   50 next
        vpxord zmm7, zmm25, zmm4                     ;   675.7 p5      41 next
        vmovdqu64 [rbp + 6528], zmm8                 ;   666.7 p8+p9   50 next spill
        vpternlogd zmm17, zmm14, [r11 + 1344], 0x96  ;   675.7 p0+p3   50 next
        vmovdqa64 zmm3, zmm4                         ;   675.7         41 next copy
        vpternlogd zmm27, zmm11, zmm23, 0x4b         ;   676.5 p5      41 next
        vmovdqu64 zmm14, [rbp + 5952]                ;   539.7 p2      50 next
        vmovdqu64 [rbp + 6464], zmm26                ;   665.7 p7+p4   50 next spill
        vmovdqa64 zmm5, zmm13                        ;   666.5         41 next copy
        vpxord zmm14, zmm14, [r11 + 1152]            ;   676.7 p0+p3   50 next
        vmovdqu64 [rbp + 5248], zmm0                 ;   674.5 p8+p9   50 next spill
        vmovdqa64 zmm0, zmm31                        ;   661.5         41 next copy
        vmovdqu64 [rbp + 6656], zmm30                ;   671.7 p7+p4   50 next spill
        vpternlogd zmm3, zmm31, zmm23, 0x28          ;   677.5 p5      41 next
        vmovdqu64 [rbp + 5952], zmm2                 ;   670.7 p8+p9   50 next spill
        vpxord zmm0, zmm0, zmm29                     ;   677.7 p0      41 next
        vmovdqa64 zmm30, zmm3                        ;   678.5         41 next copy
        vpternlogd zmm30, zmm6, zmm20, 0x87          ;   678.5 p5      41 next
        vpxord zmm2, zmm14, zmm31                    ;   678.7 p0      41 next
        vmovdqa64 zmm10, zmm2                        ;   679.7         41 next copy
        vpternlogd zmm10, zmm30, zmm20, 0x93         ;   679.7 p5      41 next
        vpternlogd zmm10, zmm0, zmm4, 0x87           ;   680.7 p0      41 next
        vpternlogd zmm5, zmm31, zmm31, 0xc3          ;   680.5 p5      41 next
        vmovdqa64 zmm24, zmm30                       ;   679.5         41 next copy
        vpternlogd zmm24, zmm25, zmm13, 0x78         ;   680.7 p0      41 next
        vmovdqa64 zmm26, zmm5                        ;   681.5         41 next copy
        vmovdqa64 zmm16, zmm0                        ;   678.7         41 next copy
        vpternlogd zmm7, zmm10, zmm14, 0x6c          ;   681.7 p5      41 next
        vpternlogd zmm16, zmm2, zmm31, 0x48          ;   681.7 p0      41 next
        vpandd zmm8, zmm11, zmm25                    ;   682.5 p5      41 next
        vpternlogd zmm26, zmm27, zmm20, 0xc6         ;   682.7 p0      41 next
        vpternlogd zmm1, zmm29, zmm23, 0x6c          ;   683.5 p5      41 next
        vpxord zmm21, zmm6, zmm13                    ;   683.7 p0      41 next
        vpternlogd zmm26, zmm21, zmm1, 0x96          ;   684.7 p5      41 next
        vpternlogd zmm8, zmm26, zmm10, 0x69          ;   685.7 p0      41 next
        vpxord zmm26, zmm6, zmm23                    ;   685.5 p5      41 next
        vpternlogd zmm7, zmm13, zmm9, 0x96           ;   685.7 p0      41 next
        vmovdqa64 zmm10, zmm16                       ;   682.7         41 next copy
        vmovdqu64 [rbp + 6784], zmm30                ;   679.5 p7+p4   41 next spill
        vmovdqu64 [rbp + 6848], zmm16                ;   682.7 p8+p9   41 next spill
        vmovdqa64 zmm30, zmm5                        ;   681.5         41 next copy
        vmovdqa64 zmm16, zmm26                       ;   686.5         41 next copy
        vpternlogd zmm30, zmm27, zmm2, 0x39          ;   686.5 p5      41 next
        vmovdqu64 [rbp + 6912], zmm30                ;   687.5 p7+p4   41 next spill
        vpternlogd zmm16, zmm5, zmm14, 0x65          ;   686.7 p0      41 next
        vpternlogd zmm16, zmm4, zmm20, 0x87          ;   687.7 p5      41 next
        vpandd zmm2, zmm2, zmm13                     ;   687.7 p0      41 next
        vmovdqu64 [rbp + 7040], zmm2                 ;   688.7 p8+p9   41 next spill
        vpandd zmm2, zmm14, zmm23                    ;   688.5 p5      41 next
        vpternlogd zmm2, zmm4, zmm25, 0x87           ;   689.5 p0      41 next
        vpternlogd zmm11, zmm2, zmm6, 0x93           ;   690.5 p5      41 next
        vpternlogd zmm10, zmm6, zmm13, 0x78          ;   689.7 p0      41 next
        vpternlogd zmm5, zmm29, zmm29, 0xcf          ;   690.5 p5      41 next
        vpternlogd zmm2, zmm16, zmm24, 0x96          ;   690.7 p0      41 next
        vpternlogd zmm3, zmm23, zmm23, 0xf3          ;   691.5 p5      41 next
        vpternlogd zmm1, zmm26, zmm4, 0x78           ;   691.7 p0      41 next
        vmovdqu64 [rbp + 6720], zmm15                ;   672.5 p7+p4   50 next spill
        vmovdqa64 zmm15, zmm14                       ;   677.7         41 next copy
        vpternlogd zmm15, zmm4, zmm20, 0x95          ;   692.5 p5      41 next
        vpandd zmm26, zmm26, zmm14                   ;   692.7 p0      41 next
        vpternlogd zmm23, zmm11, zmm13, 0x9c         ;   693.5 p5      41 next
        vpternlogd zmm11, zmm21, zmm4, 0x87          ;   693.7 p0      41 next
        vpternlogd zmm4, zmm31, zmm29, 0x78          ;   694.5 p5      41 next
        vpternlogd zmm0, zmm4, zmm20, 0x6c           ;   695.5 p0      41 next
        vpandd zmm20, zmm20, zmm25                   ;   695.5 p5      41 next
        vpternlogd zmm14, zmm20, zmm15, 0x6b         ;   696.5 p0      41 next
        vpternlogd zmm24, zmm14, zmm10, 0x69         ;   697.5 p5      41 next
        vpternlogd zmm14, zmm25, zmm29, 0x87         ;   697.5 p0      41 next
        vpternlogd zmm11, zmm26, zmm14, 0x96         ;   698.5 p5      41 next
        vpternlogd zmm20, zmm16, zmm27, 0x69         ;   697.7 p0      41 next
        vpternlogd zmm6, zmm29, zmm29, 0xcf          ;   698.5 p5      41 next
        vpternlogd zmm0, zmm21, zmm25, 0x78          ;   698.7 p0      41 next
        vpternlogd zmm6, zmm0, zmm21, 0x96           ;   699.7 p5      41 next
        vpternlogd zmm3, zmm24, zmm0, 0x96           ;   699.7 p0      41 next
        vmovdqa64 zmm0, zmm18                        ;   675.5         41 next copy
        vpternlogd zmm0, zmm17, zmm9, 0x6a           ;   700.5 p5      41 next
        vmovdqa64 zmm24, zmm0                        ;   701.5         41 next copy
        vpternlogd zmm20, zmm4, zmm31, 0x2d          ;   700.7 p0      41 next
        vpandd zmm14, zmm25, zmm31                   ;   701.5 p5      41 next
        vmovdqa64 zmm13, zmm22                       ;   663.7         41 next copy
        vpxord zmm10, zmm10, zmm30                   ;   701.7 p0      41 next
        vpternlogd zmm5, zmm10, zmm1, 0x69           ;   702.7 p5      41 next
        vpternlogd zmm14, zmm15, zmm23, 0x69         ;   702.7 p0      41 next
        vmovdqa64 zmm15, zmm28                       ;   670.5         41 next copy
        vpternlogd zmm15, zmm19, zmm18, 0x6a         ;   703.5 p5      41 next
        vmovdqa64 zmm16, zmm15                       ;   704.5         41 next copy
        vmovdqa64 zmm23, zmm19                       ;   665.5         41 next copy
        vpternlogd zmm16, zmm22, zmm17, 0x60         ;   704.5 p0      41 next
        vmovdqa64 zmm4, zmm28                        ;   670.5         41 next copy
        vpternlogd zmm4, zmm12, zmm12, 0x3f          ;   704.5 p5      41 next
        vpternlogd zmm24, zmm4, zmm19, 0x93          ;   705.5 p0      41 next
        vpternlogd zmm16, zmm24, zmm19, 0x39         ;   706.5 p5      41 next
        vpandd zmm10, zmm9, zmm28                    ;   705.7 p0      41 next
        vmovdqa64 zmm21, zmm28                       ;   670.5         41 next copy
        vpternlogd zmm21, zmm22, zmm18, 0xc9         ;   706.5 p5      41 next
        vmovdqa64 zmm26, zmm4                        ;   705.5         41 next copy
        vpternlogd zmm26, zmm22, zmm17, 0x87         ;   706.7 p0      41 next
        vpternlogd zmm2, zmm1, zmm17, 0x69           ;   707.5 p5      41 next
        vpternlogd zmm16, zmm26, zmm10, 0x69         ;   707.7 p0      41 next
        vpternlogd zmm16, zmm4, zmm21, 0x4b          ;   708.7 p5      41 next
        vpternlogd zmm15, zmm18, zmm9, 0x4b          ;   708.7 p0      41 next
        vpternlogd zmm5, zmm25, zmm19, 0x96          ;   709.5 p5      41 next
        vpternlogd zmm23, zmm18, zmm9, 0x93          ;   709.7 p0      41 next
        vmovdqa64 zmm27, zmm23                       ;   710.7         41 next copy
        vpternlogd zmm27, zmm12, zmm9, 0x87          ;   710.7 p5      41 next
        vpternlogd zmm27, zmm15, zmm21, 0x78         ;   711.7 p0      41 next
        vpternlogd zmm13, zmm17, zmm9, 0x28          ;   711.5 p5      41 next
        vpternlogd zmm15, zmm17, zmm12, 0x78         ;   711.7 p0      41 next
        vpternlogd zmm14, zmm18, [rbp + 6848], 0x96  ;   712.5 p5+p2   41 next
        vmovdqa64 zmm4, zmm19                        ;   665.5         41 next copy
        vpternlogd zmm13, zmm22, zmm19, 0x2d         ;   712.7 p0      41 next
        vpternlogd zmm16, zmm23, zmm12, 0x1e         ;   713.5 p5      41 next
        vpternlogd zmm13, zmm28, zmm18, 0x87         ;   713.7 p0      41 next
        vmovdqa64 zmm30, zmm13                       ;   714.7         41 next copy
        vpternlogd zmm23, zmm22, zmm18, 0x78         ;   714.5 p5      41 next
        vmovdqa64 zmm29, zmm26                       ;   707.7         41 next copy
        vpternlogd zmm10, zmm22, zmm12, 0x87         ;   714.7 p0      41 next
        vpternlogd zmm29, zmm18, zmm9, 0x28          ;   715.5 p5      41 next
        vpternlogd zmm29, zmm15, zmm19, 0x2d         ;   716.5 p0      41 next
        vpternlogd zmm30, zmm9, zmm9, 0x3f           ;   716.5 p5      41 next
        vpxord zmm4, zmm4, zmm23                     ;   716.7 p0      41 next
        vpternlogd zmm21, zmm0, zmm9, 0x39           ;   717.5 p5      41 next
        vmovdqa64 zmm9, zmm0                         ;   701.5         41 next copy
        vpternlogd zmm9, zmm28, zmm17, 0x78          ;   717.7 p0      41 next
        vpternlogd zmm13, zmm9, zmm12, 0xc6          ;   718.7 p5      41 next
        vpternlogd zmm13, zmm0, zmm22, 0xb4          ;   719.7 p0      41 next
        vmovdqa64 zmm0, zmm30                        ;   717.5         41 next copy
        vpternlogd zmm30, zmm4, zmm12, 0x2d          ;   719.5 p5      41 next
        vpternlogd zmm16, zmm7, [r8 + 8768], 0x96    ;   719.7 p0+p3   44 next
        vmovdqu64 zmm1, [r8 + 8256]                  ;   555.5 p2      44 next
        vpternlogd zmm3, zmm28, [rbp + 7040], 0x96   ;   720.5 p5+p3   41 next
        vpternlogd zmm26, zmm4, zmm28, 0x9c          ;   720.7 p0      41 next
        vpternlogd zmm8, zmm12, [rbp + 6784], 0x96   ;   721.5 p5+p2   41 next
        vpxord zmm1, zmm1, zmm8                      ;   722.5 p0      44 next
        vpternlogd zmm11, zmm22, zmm31, 0x96         ;   722.5 p5      41 next
        vpternlogd zmm20, zmm31, [r8 + 8640], 0x69   ;   722.7 p0+p3   44 next
        vpternlogd zmm29, zmm9, zmm10, 0x69          ;   723.5 p5      41 next
        vpxord zmm9, zmm19, zmm10                    ;   723.7 p0      41 next
        vpternlogd zmm9, zmm27, zmm17, 0xc6          ;   724.7 p5      41 next
        vmovdqa64 zmm27, zmm28                       ;   670.5         41 next copy
        vpternlogd zmm27, zmm22, zmm18, 0x35         ;   724.7 p0      41 next
        vpternlogd zmm9, zmm8, [r8 + 8832], 0x96     ;   725.7 p5+p2   44 next
        vmovdqu64 zmm8, [r8 + 8512]                  ;   563.5 p3      44 next
        vpxord zmm8, zmm8, zmm11                     ;   725.7 p0      44 next
        vpternlogd zmm29, zmm2, [r8 + 8896], 0x96    ;   726.5 p5+p2   44 next
        vpternlogd zmm13, zmm19, zmm18, 0x78         ;   726.7 p0      41 next
        vpternlogd zmm30, zmm27, zmm24, 0x96         ;   727.5 p5      41 next
        vpternlogd zmm0, zmm15, zmm18, 0xd2          ;   727.7 p0      41 next
        vpternlogd zmm15, zmm10, zmm12, 0x28         ;   728.5 p5      41 next
        vpternlogd zmm15, zmm21, zmm28, 0x87         ;   729.5 p0      41 next
        vmovdqu64 zmm10, [r8 + 8448]                 ;   566.8 p3      44 next
        vpternlogd zmm26, zmm0, zmm22, 0xc6          ;   729.5 p5      41 next
        vpternlogd zmm26, zmm24, zmm17, 0x1e         ;   730.5 p0      41 next
        vmovdqu64 zmm0, [r8 + 8192]                  ;   567.7 p2      44 next
        vpternlogd zmm30, zmm5, [r8 + 9024], 0x96    ;   730.5 p5+p3   44 next
        vpternlogd zmm15, zmm23, zmm18, 0x96         ;   730.7 p0      41 next
        vpxord zmm10, zmm10, zmm5                    ;   731.5 p5      44 next
        vmovdqu64 zmm5, [rbp + 6912]                 ;   687.5 p2      41 next reload
        vpternlogd zmm26, zmm11, [r8 + 9088], 0x96   ;   731.7 p0+p3   44 next
        vpternlogd zmm6, zmm5, [r8 + 8704], 0x96     ;   732.5 p5+p2   44 next
        vmovdqu64 zmm4, [r8 + 8320]                  ;   572.5 p3      44 next
        vpxord zmm4, zmm4, zmm2                      ;   732.7 p0      44 next
        vpxord zmm0, zmm0, zmm7                      ;   733.5 p5      44 next
        vpxord zmm12, zmm4, zmm6                     ;   733.7 p0      41 next
        vmovdqa64 zmm23, zmm8                        ;   726.7         41 next copy
        vmovdqu64 zmm2, [r8 + 8576]                  ;   574.5 p2      44 next
        vmovdqa64 zmm5, zmm20                        ;   723.7         41 next copy
        vpxord zmm18, zmm0, zmm1                     ;   734.5 p5      41 next
        vpternlogd zmm15, zmm3, [r8 + 9152], 0x96    ;   734.7 p0+p3   44 next
        vpandd zmm27, zmm10, zmm18                   ;   735.5 p5      41 next
        vpternlogd zmm5, zmm4, zmm0, 0x28            ;   735.7 p0      41 next
        vmovdqa64 zmm11, zmm5                        ;   736.7         41 next copy
        vpxord zmm17, zmm4, zmm1                     ;   736.5 p5      41 next
        vpternlogd zmm13, zmm14, [r8 + 8960], 0x96   ;   736.7 p0+p2   44 next
        vmovdqu64 zmm7, [r8 + 8384]                  ;   578.5 p3      44 next
        vpxord zmm7, zmm7, zmm14                     ;   737.5 p5      44 next
        vmovdqa64 zmm21, zmm7                        ;   738.5         41 next copy
        vmovdqa64 zmm14, zmm12                       ;   734.7         41 next copy
        vpternlogd zmm21, zmm4, zmm4, 0xc3           ;   738.5 p0      41 next
        vmovdqa64 zmm22, zmm21                       ;   739.5         41 next copy
        vmovdqa64 zmm19, zmm7                        ;   738.5         41 next copy
        vpternlogd zmm19, zmm4, zmm1, 0x65           ;   738.5 p5      41 next
        vpternlogd zmm23, zmm1, zmm0, 0x6c           ;   738.7 p0      41 next
        vpternlogd zmm19, zmm18, zmm0, 0x4b          ;   739.5 p5      41 next
        vpxord zmm2, zmm2, zmm3                      ;   739.7 p0      44 next
        vpternlogd zmm11, zmm2, zmm8, 0x87           ;   740.7 p5      41 next
        vpxord zmm3, zmm20, zmm10                    ;   740.7 p0      41 next
        vmovdqu64 [rbp + 6912], zmm11                ;   741.7 p8+p9   41 next spill
        vmovdqa64 zmm24, zmm11                       ;   741.7         41 next copy
        vpternlogd zmm14, zmm11, zmm8, 0x93          ;   741.7 p5      41 next
        vpternlogd zmm14, zmm17, zmm20, 0x87         ;   742.7 p0      41 next
        vpxord zmm25, zmm7, zmm2                     ;   742.5 p5      41 next
        vpternlogd zmm22, zmm19, zmm8, 0xc6          ;   742.7 p0      41 next
        vpternlogd zmm22, zmm25, zmm23, 0x96         ;   743.7 p5      41 next
        vpternlogd zmm27, zmm22, zmm14, 0x69         ;   744.7 p0      41 next
        vmovdqu64 [rbp + 7040], zmm27                ;   745.7 p7+p4   41 next spill
        vpandd zmm22, zmm1, zmm12                    ;   744.5 p5      41 next
        vmovdqa64 zmm27, zmm22                       ;   745.5         41 next copy
        vmovdqu64 [rbp + 6848], zmm22                ;   745.5 p8+p9   41 next spill
        vpternlogd zmm3, zmm14, zmm6, 0x6c           ;   744.7 p0      41 next
        vpxord zmm14, zmm0, zmm2                     ;   745.5 p5      41 next
        vmovdqa64 zmm28, zmm14                       ;   746.5         41 next copy
        vmovdqa64 zmm22, zmm21                       ;   739.5         41 next copy
        vpternlogd zmm22, zmm19, zmm12, 0x39         ;   745.7 p0      41 next
        vpandd zmm12, zmm12, zmm7                    ;   746.5 p5      41 next
        vmovdqu64 [rbp + 6784], zmm12                ;   747.5 p7+p4   41 next spill
        vpandd zmm12, zmm0, zmm6                     ;   746.7 p0      41 next
        vpternlogd zmm12, zmm20, zmm10, 0x87         ;   747.7 p5      41 next
        vpternlogd zmm18, zmm12, zmm2, 0x93          ;   748.7 p0      41 next
        vpternlogd zmm28, zmm21, zmm6, 0x65          ;   748.5 p5      41 next
        vpternlogd zmm24, zmm10, zmm7, 0x78          ;   748.7 p0      41 next
        vpternlogd zmm28, zmm20, zmm8, 0x87          ;   749.5 p5      41 next
        vmovdqa64 zmm31, zmm6                        ;   733.5         41 next copy
        vpternlogd zmm27, zmm2, zmm7, 0x78           ;   749.7 p0      41 next
        vpternlogd zmm23, zmm14, zmm20, 0x78         ;   750.5 p5      41 next
        vpternlogd zmm21, zmm1, zmm1, 0xcf           ;   750.7 p0      41 next
        vpternlogd zmm5, zmm0, zmm0, 0xf3            ;   751.5 p5      41 next
        vpternlogd zmm12, zmm28, zmm24, 0x96         ;   751.7 p0      41 next
        vmovdqu64 [rbp + 6976], zmm12                ;   752.7 p8+p9   41 next spill
        vmovdqa64 zmm12, zmm18                       ;   749.7         41 next copy
        vpternlogd zmm12, zmm7, zmm0, 0x78           ;   752.5 p5      41 next
        vpternlogd zmm2, zmm1, zmm1, 0xcf            ;   752.7 p0      41 next
        vpternlogd zmm31, zmm20, zmm8, 0x95          ;   753.5 p5      41 next
        vmovdqa64 zmm11, zmm31                       ;   754.5         41 next copy
        vpternlogd zmm11, zmm10, zmm4, 0x78          ;   754.5 p0      41 next
        vpternlogd zmm11, zmm12, zmm0, 0x69          ;   755.5 p5      41 next
        vmovdqa64 zmm0, zmm20                        ;   723.7         41 next copy
        vpandd zmm20, zmm20, zmm25                   ;   754.7 p0      41 next
        vpternlogd zmm0, zmm4, zmm1, 0x78            ;   755.5 p5      41 next
        vpternlogd zmm17, zmm0, zmm8, 0x6c           ;   756.5 p0      41 next
        vpandd zmm8, zmm8, zmm10                     ;   756.5 p5      41 next
        vpternlogd zmm31, zmm8, zmm6, 0x79           ;   757.5 p0      41 next
        vpternlogd zmm1, zmm31, zmm10, 0x93          ;   758.5 p5      41 next
        vpternlogd zmm1, zmm14, zmm6, 0x87           ;   759.5 p0      41 next
        vpternlogd zmm20, zmm1, zmm18, 0x96          ;   760.5 p5      41 next
        vpternlogd zmm17, zmm25, zmm10, 0x78         ;   758.7 p0      41 next
        vpternlogd zmm8, zmm28, zmm19, 0x69          ;   759.5 p5      41 next
        vpternlogd zmm8, zmm0, zmm4, 0x2d            ;   760.5 p0      41 next
        vpandd zmm0, zmm16, zmm15                    ;   760.5 p5      41 next
        vmovdqa64 zmm12, zmm13                       ;   737.7         41 next copy
        vpternlogd zmm31, zmm27, zmm24, 0x69         ;   760.7 p0      41 next
        vpternlogd zmm5, zmm31, zmm17, 0x96          ;   761.7 p5      41 next
        vmovdqa64 zmm19, zmm30                       ;   731.5         41 next copy
        vpternlogd zmm19, zmm13, zmm16, 0x93         ;   761.7 p0      41 next
        vmovdqa64 zmm1, zmm15                        ;   735.7         41 next copy
        vpternlogd zmm1, zmm30, zmm13, 0x6a          ;   762.5 p5      41 next
        vmovdqa64 zmm14, zmm1                        ;   763.5         41 next copy
        vpternlogd zmm1, zmm13, zmm16, 0x4b          ;   763.5 p0      41 next
        vpternlogd zmm12, zmm29, zmm16, 0x6a         ;   763.5 p5      41 next
        vmovdqa64 zmm31, zmm12                       ;   764.5         41 next copy
        vpternlogd zmm11, zmm13, [rbp + 6848], 0x96  ;   763.7 p0+p2   41 next
        vpternlogd zmm31, zmm15, zmm29, 0x78         ;   764.5 p5      41 next
        vmovdqa64 zmm18, zmm12                       ;   764.5         41 next copy
        vpxord zmm6, zmm27, zmm22                    ;   764.7 p0      41 next
        vpternlogd zmm21, zmm6, zmm23, 0x69          ;   765.7 p5      41 next
        vpternlogd zmm2, zmm17, zmm25, 0x96          ;   765.7 p0      41 next
        vmovdqa64 zmm25, zmm19                       ;   762.7         41 next copy
        vpternlogd zmm25, zmm9, zmm16, 0x87          ;   766.5 p5      41 next
        vmovdqa64 zmm17, zmm15                       ;   735.7         41 next copy
        vpternlogd zmm17, zmm26, zmm13, 0xc9         ;   766.7 p0      41 next
        vpternlogd zmm25, zmm1, zmm17, 0x78          ;   767.7 p5      41 next
        vmovdqa64 zmm6, zmm15                        ;   735.7         41 next copy
        vpternlogd zmm14, zmm26, zmm29, 0x60         ;   767.7 p0      41 next
        vpternlogd zmm3, zmm7, zmm16, 0x96           ;   768.5 p5      41 next
        vmovdqu64 zmm7, [rbp + 6528]                 ;   666.7 p3      50 next
        vpternlogd zmm23, zmm29, [rbp + 6976], 0x69  ;   768.7 p0+p2   41 next
        vpternlogd zmm1, zmm29, zmm9, 0x78           ;   769.5 p5      41 next
        vpternlogd zmm5, zmm15, [rbp + 6784], 0x96   ;   769.7 p0+p3   41 next
        vpternlogd zmm6, zmm9, zmm9, 0x3f            ;   770.5 p5      41 next
        vmovdqa64 zmm24, zmm6                        ;   771.5         41 next copy
        vpternlogd zmm18, zmm6, zmm30, 0x93          ;   771.5 p0      41 next
        vpternlogd zmm14, zmm18, zmm30, 0x39         ;   772.5 p5      41 next
        vpternlogd zmm24, zmm26, zmm29, 0x87         ;   771.7 p0      41 next
        vpternlogd zmm14, zmm24, zmm0, 0x69          ;   773.5 p5      41 next
        vpternlogd zmm14, zmm6, zmm17, 0x4b          ;   774.5 p0      41 next
        vmovdqa64 zmm6, zmm30                        ;   731.5         41 next copy
        vpternlogd zmm0, zmm26, zmm9, 0x87           ;   773.5 p5      41 next
        vmovdqa64 zmm27, zmm30                       ;   731.5         41 next copy
        vpxord zmm27, zmm27, zmm0                    ;   774.5 p0      41 next
        vpternlogd zmm27, zmm25, zmm29, 0xc6         ;   775.5 p5      41 next
        vmovdqa64 zmm25, zmm26                       ;   732.7         41 next copy
        vpternlogd zmm25, zmm29, zmm16, 0x28         ;   774.7 p0      41 next
        vpternlogd zmm14, zmm19, zmm9, 0x1e          ;   775.5 p5      41 next
        vmovdqa64 zmm28, zmm24                       ;   772.7         41 next copy
        vpternlogd zmm28, zmm13, zmm16, 0x28         ;   775.7 p0      41 next
        vpternlogd zmm28, zmm1, zmm30, 0x2d          ;   776.7 p5      41 next
        vpternlogd zmm28, zmm31, zmm0, 0x69          ;   777.7 p0      41 next
        vpternlogd zmm25, zmm26, zmm30, 0x2d         ;   777.5 p5      41 next
        vpternlogd zmm25, zmm15, zmm13, 0x87         ;   778.5 p0      41 next
        vpternlogd zmm31, zmm25, zmm9, 0xd2          ;   779.5 p5      41 next
        vpternlogd zmm25, zmm16, zmm16, 0x3f         ;   779.5 p0      41 next
        vpternlogd zmm20, zmm26, zmm4, 0x96          ;   779.5 p5      41 next
        vpternlogd zmm21, zmm10, zmm30, 0x96         ;   779.7 p0      41 next
        vmovdqu64 zmm10, [rbp + 6144]                ;   667.7 p2      58 r
        vpandd zmm10, zmm10, [r8 + 1920]             ;   780.5 p5+p3   58 r
        vpxord zmm7, zmm7, zmm23                     ;   780.7 p0      50 next
        vpternlogd zmm17, zmm12, zmm16, 0x39         ;   781.5 p5      41 next
        vmovdqu64 zmm16, [rbp + 6336]                ;   668.7 p2      58 r
        vpternlogd zmm19, zmm26, zmm13, 0x78         ;   781.7 p0      41 next
        vpxord zmm6, zmm6, zmm19                     ;   782.7 p5      41 next
        vpternlogd zmm24, zmm6, zmm15, 0x9c          ;   783.7 p0      41 next
        vpternlogd zmm6, zmm25, zmm9, 0x39           ;   783.7 p5      41 next
        vpternlogd zmm25, zmm1, zmm13, 0xd2          ;   783.7 p0      41 next
        vpternlogd zmm24, zmm25, zmm26, 0xc6         ;   784.7 p5      41 next
        vpternlogd zmm1, zmm0, zmm9, 0x28            ;   784.7 p0      41 next
        vmovdqu64 zmm0, [rbp + 6656]                 ;   671.7 p3      58 r
        vpandd zmm0, zmm0, [r8 + 1984]               ;   785.5 p5+p2   58 r
        vpternlogd zmm24, zmm18, zmm29, 0x1e         ;   785.7 p0      41 next
        vmovdqu64 zmm29, [rbp + 6144]                ;   667.7 p3      50 next reload
        vmovdqu64 zmm25, [rbp + 6272]                ;   668.5 p2      50 next reload
        vpternlogd zmm1, zmm17, zmm15, 0x87          ;   786.5 p5      41 next
        vmovdqu64 zmm17, [rbp + 5888]                ;   664.7 p3      58 r
        vpternlogd zmm1, zmm19, zmm13, 0x96          ;   787.5 p0      41 next
        vmovdqu64 zmm19, [rbp + 6464]                ;   665.7 p2      50 next reload
        vpandd zmm17, zmm17, [r8 + 1280]             ;   787.5 p5+p3   58 r
        vpternlogd zmm1, zmm5, zmm29, 0x96           ;   788.5 p0      50 next
        vpandd zmm16, zmm16, [r8 + 1152]             ;   788.5 p5+p2   58 r
        vpternlogd zmm31, zmm12, zmm26, 0xb4         ;   788.7 p0      41 next
        vmovdqa64 zmm12, zmm15                       ;   735.7         41 next copy
        vmovdqu64 zmm15, [rbp + 6400]                ;   660.5 p3      50 next reload
        vpternlogd zmm12, zmm26, zmm13, 0x35         ;   789.5 p5      41 next
        vpternlogd zmm31, zmm30, zmm13, 0x78         ;   789.7 p0      41 next
        vmovdqu64 zmm13, [rbp + 6720]                ;   672.5 p2      50 next reload
        vpternlogd zmm8, zmm4, zmm13, 0x69           ;   790.5 p5      50 next
        vmovdqu64 zmm4, [rbp + 6592]                 ;   669.5 p3      50 next reload
        vpternlogd zmm6, zmm12, zmm18, 0x96          ;   790.7 p0      41 next
        vmovdqu64 zmm12, [rbp + 7040]                ;   745.7 p2      41 next
        vpternlogd zmm12, zmm9, [rbp + 6912], 0x96   ;   791.5 p5+p3   41 next
        vmovdqu64 zmm9, [rbp + 6528]                 ;   666.7 p2      58 r
        vpandd zmm9, zmm9, [r8 + 1088]               ;   791.7 p0+p3   58 r
        vpternlogd zmm27, zmm12, zmm19, 0x96         ;   792.5 p5      50 next
        vmovdqu64 zmm26, [rbp + 6016]                ;   660.7 p2      50 next reload
        vmovdqu64 zmm18, [rbp + 5824]                ;   661.7 p3      58 r
        vpandd zmm18, zmm18, [r8 + 1216]             ;   792.7 p0+p2   58 r
        vpternlogd zmm14, zmm3, zmm15, 0x96          ;   793.5 p5      50 next
        vmovdqu64 zmm30, [rbp + 6656]                ;   671.7 p3      50 next reload
        vpternlogd zmm10, zmm3, zmm30, 0x96          ;   793.7 p0      58 r
        vpternlogd zmm6, zmm21, zmm26, 0x96          ;   794.5 p5      50 next
        vpternlogd zmm31, zmm11, zmm25, 0x96         ;   794.7 p0      50 next
        vpternlogd zmm2, zmm22, zmm4, 0x96           ;   795.5 p5      50 next
        vmovdqu64 zmm3, [rbp + 5248]                 ;   674.5 p2      50 next reload
        vpternlogd zmm0, zmm12, zmm3, 0x96           ;   795.7 p0      58 r
        vmovdqu64 zmm12, [rbp + 6336]                ;   668.7 p3      50 next reload
        vmovdqu64 zmm22, [rbp + 6208]                ;   655.5 p2      50 next reload
        vpternlogd zmm23, zmm28, zmm22, 0x96         ;   796.5 p5      50 next
        vpternlogd zmm9, zmm11, zmm12, 0x96          ;   796.7 p0      58 r
        vmovdqu64 zmm11, [rbp + 5824]                ;   661.7 p3      50 next reload
        vmovdqu64 zmm28, [rbp + 6080]                ;   664.5 p2      50 next reload
        vpternlogd zmm16, zmm21, zmm11, 0x96         ;   797.5 p5      58 r
        vmovdqu64 zmm21, [rbp + 5888]                ;   664.7 p3      50 next reload
        vpternlogd zmm18, zmm20, zmm21, 0x96         ;   797.7 p0      58 r
        vpternlogd zmm7, zmm3, [r8 + 1024], 0x78     ;   798.5 p5+p2   58 r
        vpternlogd zmm24, zmm20, zmm28, 0x96         ;   798.7 p0      50 next
        vmovdqu64 zmm20, [rbp + 5952]                ;   670.7 p3      50 next reload
        vpternlogd zmm17, zmm5, zmm20, 0x96          ;   799.5 p5      58 r
        vmovdqu64 zmm5, [r9 + 9216]                  ;   641.8 p2      59 r
        vpord zmm5, zmm5, zmm10                      ;   799.7 p0      59 r
        vpxord zmm10, zmm10, [rax]                   ;   800.5 p5+p3  108 r
        vmovdqu64 [rbp - 128], zmm10                 ;   801.5 p7+p4  108 r spill
        vmovdqu64 zmm10, [r9 + 9280]                 ;   642.8 p2      59 r
        vpord zmm10, zmm10, zmm0                     ;   800.7 p0      59 r
        vpxord zmm0, zmm0, [rax + 64]                ;   801.5 p5+p3  108 r
        vmovdqu64 [rbp - 64], zmm0                   ;   802.5 p8+p9  108 r spill
        vmovdqu64 zmm0, [r9 + 9344]                  ;   644.7 p2      59 r
        vpord zmm0, zmm0, zmm7                       ;   801.7 p0      59 r
        vpxord zmm7, zmm7, [rax + 128]               ;   802.5 p5+p3  108 r
        vmovdqu64 [rbp + 0], zmm7                    ;   803.5 p7+p4  108 r spill
        vmovdqu64 zmm7, [r9 + 9408]                  ;   645.7 p2      59 r
        vpord zmm7, zmm7, zmm9                       ;   802.7 p0      59 r
        vpxord zmm9, zmm9, [rax + 192]               ;   803.5 p5+p3  108 r
        vmovdqu64 [rbp + 64], zmm9                   ;   804.5 p8+p9  108 r spill
        vmovdqu64 zmm9, [r9 + 9472]                  ;   646.7 p2      59 r
        vpord zmm9, zmm9, zmm16                      ;   803.7 p0      59 r
        vpxord zmm16, zmm16, [rax + 256]             ;   804.5 p5+p3  108 r
        vmovdqu64 [rbp + 128], zmm16                 ;   805.5 p7+p4  108 r spill
        vmovdqu64 zmm16, [r9 + 9536]                 ;   647.7 p2      59 r
        vpord zmm16, zmm16, zmm18                    ;   804.7 p0      59 r
        vpxord zmm18, zmm18, [rax + 320]             ;   805.5 p5+p3  108 r
        vmovdqu64 [rbp + 192], zmm18                 ;   806.5 p8+p9  108 r spill
        vmovdqu64 zmm18, [r9 + 9600]                 ;   649.0 p2      59 r
        mov esi, dword [rbp + 7180]                  ;   649.5 p10    113 rounds
        vpternlogd zmm23, zmm19, [r8 + 1600], 0x78   ;   805.7 p0+p3   58 r
        vpternlogd zmm5, zmm3, [rax + 1088], 0x96    ;   806.5 p5+p2  108 r
        vpternlogd zmm8, zmm20, [r8 + 1344], 0x78    ;   806.7 p0+p3   58 r
        vpord zmm18, zmm18, zmm17                    ;   807.5 p5      59 r
        vpternlogd zmm1, zmm28, [r8 + 1856], 0x78    ;   807.7 p0+p2   58 r
        vpternlogd zmm27, zmm15, [r8 + 1536], 0x78   ;   808.5 p5+p3   58 r
        vpxord zmm17, zmm17, [rax + 384]             ;   808.7 p0+p2  108 r
        vmovdqu64 [rbp + 256], zmm17                 ;   809.7 p7+p4  108 r spill
        vmovdqu64 zmm17, [r9 + 9664]                 ;   655.8 p3      59 r
        vpord zmm17, zmm17, zmm8                     ;   809.5 p5      59 r
        vpternlogd zmm2, zmm13, [r8 + 1408], 0x78    ;   809.7 p0+p2   58 r
        vpternlogd zmm31, zmm22, [r8 + 1664], 0x78   ;   810.5 p5+p3   58 r
        vpxord zmm8, zmm8, [rax + 448]               ;   810.7 p0+p2  108 r
        vmovdqu64 [rbp + 320], zmm8                  ;   811.7 p8+p9  108 r spill
        vmovdqu64 zmm8, [r9 + 9728]                  ;   659.8 p3      59 r
        vpord zmm8, zmm8, zmm2                       ;   811.5 p5      59 r
        vpxord zmm2, zmm2, [rax + 512]               ;   811.7 p0+p2  108 r
        vmovdqu64 [rbp + 384], zmm2                  ;   812.7 p7+p4  108 r spill
        vpternlogd zmm14, zmm4, [r8 + 1472], 0x78    ;   812.5 p5+p3   58 r
        vmovdqu64 zmm2, [r9 + 9792]                  ;   661.5 p2      59 r
        vpternlogd zmm8, zmm15, [rax + 1600], 0x96   ;   812.7 p0+p3  108 r
        vpord zmm2, zmm2, zmm14                      ;   813.5 p5      59 r
        vpxord zmm14, zmm14, [rax + 576]             ;   813.7 p0+p2  108 r
        vmovdqu64 [rbp + 448], zmm14                 ;   814.7 p8+p9  108 r spill
        vmovdqu64 zmm14, [r9 + 9856]                 ;   662.8 p3      59 r
        vmovdqu64 zmm3, [r9 + 10112]                 ;   663.5 p2      59 r
        vpternlogd zmm6, zmm25, [r8 + 1728], 0x78    ;   814.5 p5+p3   58 r
        vpternlogd zmm9, zmm21, [rax + 1344], 0x96   ;   814.7 p0+p2  108 r
        add esi, 0xffffffff                          ;   662.8 p1     113 rounds
        mov r12, qword [rbp + 7120]                  ;   663.0 p10    113 rounds reload
        vpternlogd zmm7, zmm11, [rax + 1280], 0x96   ;   815.5 p5+p3  108 r
        vmovdqu64 zmm11, [rbp + 6528]                ;   666.7 p2      50 next reload
        vpternlogd zmm24, zmm26, [r8 + 1792], 0x78   ;   815.7 p0+p3   58 r
        vpord zmm3, zmm3, zmm24                      ;   816.7 p5      59 r
        vpxord zmm24, zmm24, [rax + 896]             ;   816.7 p0+p2  108 r
        vmovdqu64 [rbp + 768], zmm24                 ;   817.7 p7+p4  108 r spill
        vmovdqu64 zmm24, [r9 + 10176]                ;   666.8 p3      59 r
        vpord zmm14, zmm14, zmm27                    ;   817.5 p5      59 r
        vpxord zmm27, zmm27, [rax + 640]             ;   817.7 p0+p2  108 r
        vmovdqu64 [rbp + 512], zmm27                 ;   818.7 p8+p9  108 r spill
        vmovdqu64 zmm27, [r9 + 9920]                 ;   667.8 p3      59 r
        vpord zmm27, zmm27, zmm23                    ;   818.5 p5      59 r
        vpxord zmm23, zmm23, [rax + 704]             ;   818.7 p0+p2  108 r
        vmovdqu64 [rbp + 576], zmm23                 ;   819.7 p7+p4  108 r spill
        vmovdqu64 zmm23, [r9 + 9984]                 ;   668.8 p3      59 r
        vpord zmm23, zmm23, zmm31                    ;   819.5 p5      59 r
        vpternlogd zmm23, zmm26, [rax + 1856], 0x96  ;   820.5 p0+p2  108 r
        vpxord zmm31, zmm31, [rax + 768]             ;   820.5 p5+p3  108 r
        vpternlogd zmm17, zmm4, [rax + 1536], 0x96   ;   820.7 p0+p2  108 r
        vmovdqu64 [rbp + 1408], zmm17                ;   821.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 640], zmm31                 ;   821.5 p7+p4  108 r spill
        vpternlogd zmm10, zmm11, [rax + 1152], 0x96  ;   821.5 p5+p3  108 r
        sub r10, r12                                 ;   668.0 p6     113 rounds
        vmovdqu64 [rbp + 1728], zmm23                ;   821.5 p8+p9  113 rounds
        vpord zmm24, zmm24, zmm1                     ;   821.7 p0      59 r
        mov dword [rbp + 7180], esi                  ;   670.3 p7+p4  113 rounds
        vpternlogd zmm27, zmm25, [rax + 1792], 0x96  ;   822.5 p5+p2  108 r
        vmovdqu64 zmm31, [r9 + 10048]                ;   671.8 p3      59 r
        vpord zmm31, zmm31, zmm6                     ;   822.7 p0      59 r
        sub r9, r12                                  ;   669.7 p11    113 rounds
        vpxord zmm6, zmm6, [rax + 832]               ;   823.5 p5+p2  108 r
        vpternlogd zmm31, zmm28, [rax + 1920], 0x96  ;   823.7 p0+p3  108 r
        vpternlogd zmm18, zmm13, [rax + 1472], 0x96  ;   824.5 p5+p2  108 r
        vmovdqu64 [rbp + 1344], zmm18                ;   825.5 p8+p9  113 rounds
        vmovdqu64 [rbp + 960], zmm5                  ;   807.5 p7+p4  113 rounds
        sub r11, r12                                 ;   671.0 p1     113 rounds
        vpternlogd zmm2, zmm19, [rax + 1664], 0x96   ;   824.7 p0+p3  108 r
        vmovdqu64 [rbp + 1536], zmm2                 ;   825.7 p8+p9  113 rounds
        sub r8, r12                                  ;   671.7 p6     113 rounds
        vmovdqu64 [rbp + 704], zmm6                  ;   824.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 1216], zmm9                 ;   815.7 p8+p9  113 rounds
        vpternlogd zmm16, zmm20, [rax + 1408], 0x96  ;   825.5 p5+p2  108 r
        vmovdqu64 [rbp + 1280], zmm16                ;   826.5 p7+p4  113 rounds
        add r8, 0x800                                ;   672.7 p11    113 rounds
        vpternlogd zmm14, zmm22, [rax + 1728], 0x96  ;   825.7 p0+p3  108 r
        vmovdqu64 [rbp + 1600], zmm14                ;   826.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1664], zmm27                ;   823.5 p7+p4  113 rounds
        vpxord zmm1, zmm1, [rax + 960]               ;   826.5 p5+p2  108 r
        vpternlogd zmm0, zmm12, [rax + 1216], 0x96   ;   826.7 p0+p3  108 r
        vpternlogd zmm3, zmm29, [rax + 1984], 0x96   ;   827.5 p5+p2  108 r
        add r9, 0x800                                ;   674.5 p1     113 rounds
        add r10, 0x800                               ;   674.7 p6     113 rounds
        vmovdqu64 [rbp + 832], zmm1                  ;   827.5 p8+p9  113 rounds
        add r11, 0x800                               ;   675.0 p11    113 rounds
        vmovdqu64 [rbp + 1856], zmm3                 ;   828.5 p7+p4  113 rounds
        vmovdqu64 [rbp + 1024], zmm10                ;   822.5 p8+p9  113 rounds
        and r10, 0x1fff                              ;   675.7 p1     113 rounds
        and r9, 0x1fff                               ;   675.7 p6     113 rounds
        vmovdqu64 [rbp + 1792], zmm31                ;   824.7 p7+p4  113 rounds
        add r9, r12                                  ;   676.7 p11    113 rounds
        and r8, 0x1fff                               ;   676.7 p1     113 rounds
        add r10, r12                                 ;   676.8 p6     113 rounds
        vmovdqu64 [rbp + 1088], zmm0                 ;   827.7 p8+p9  113 rounds
        vmovdqu64 [rbp + 1152], zmm7                 ;   816.5 p7+p4  113 rounds
        and r11, 0x1fff                              ;   677.3 p11    113 rounds
        add r11, r12                                 ;   678.3 p1     113 rounds
        mov qword [rbp + 7152], r11                  ;   685.0 p8+p9  113 rounds
        add r8, r12                                  ;   677.8 p6     113 rounds
        vmovdqu64 [rbp + 1472], zmm8                 ;   813.7 p7+p4  113 rounds
        vpternlogd zmm24, zmm30, [rax + 1024], 0x96  ;   827.7 p0+p3  108 r
        vmovdqu64 [rbp + 896], zmm24                 ;   828.7 p8+p9  113 rounds
        lea rax, [rbp - 128]                         ;                    first state
        test esi, esi                                ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 7128], r8                   ;                    resident
        mov qword [rbp + 7136], r9                   ;                    resident
        mov qword [rbp + 7144], r10                  ;                    resident
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
