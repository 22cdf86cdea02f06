; whirlpool_many for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/whirlpool_many.cw (sha256 e65b20a00aba380d); do not edit:
;   ./cw build whirlpool_many --cpu golden-cove
;
; void whirlpool_many(void *st, const void *m, uint32_t n);   System V, 64 bits
;   st: 98304 bytes (1536 slices), read and written, secret, aligned to 16 bytes
;   m: 32768 bytes a batch (512 slices), read, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 6 uops, planned 6.0; bounds: width 1.0, ports 1.5, path 1.0
;   blocks/begin: 34 uops, planned 16.5; bounds: width 5.7, ports 16.0, path 7.0
;   blocks.2: 26 uops, planned 8.7; bounds: width 4.3, ports 4.5, path 1.0
;   blocks/rounds: 18 uops, planned 7.3; bounds: width 3.0, ports 4.5, path 0.0
;   blocks/rounds/keys: 1706 uops, planned 352.8; bounds: width 284.3, ports 351.0, path 38.0
;   blocks/rounds.2: 211 uops, planned 70.2; bounds: width 35.2, ports 68.5, path 56.0
;   blocks/rounds/rows: 1769 uops, planned 369.8; bounds: width 294.8, ports 367.5, path 115.0
;   blocks/rounds.4: 46 uops, planned 13.2; bounds: width 7.7, ports 5.8, path 4.0
;   blocks.4: 13 uops, planned 6.0; bounds: width 2.2, ports 3.5, path 1.0
;   blocks/end: 339 uops, planned 104.0; bounds: width 56.5, ports 96.0, path 104.0
;   blocks.6: 3 uops, planned 6.0; bounds: width 0.5, ports 0.5, path 1.0
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
%fatal "whirlpool_many is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_whirlpool_many
$_whirlpool_many:
%else
        global $whirlpool_many
%endif
$whirlpool_many:
        push rbx                                     ;                    preserved
        push rbp                                     ;                    preserved
        push r12                                     ;                    preserved
        push r13                                     ;                    preserved
        push r14                                     ;                    preserved
        push r15                                     ;                    preserved
        mov rax, rsp                                 ;                    frame
        sub rsp, 0x2a00                              ;                    frame
        and rsp, -64                                 ;                    frame
        mov qword [rsp + 10688], rax                 ;                    frame
        mov dword [rsp + 10696], edx                 ;                    argument
        mov qword [rsp + 10368], rsi                 ;                    argument
        mov qword [rsp + 10384], rdi                 ;                    argument
        mov r8d, dword [rsp + 10696]                 ;     0.0 p2      20 blocks
        shl r8, 0xf                                  ;     5.0 p0      20 blocks
        add r8, qword [rsp + 10368]                  ;     6.0 p1+p3   20 blocks
        mov qword [rsp + 10376], r8                  ;     7.0 p7+p4   20 blocks
        cmp dword [rsp + 10696], 0                   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 10384]                  ;     0.0 p2      21 begin reload
        mov qword [rsp + 10392], r8                  ;     5.0 p7+p4   21 begin
        mov r9, qword [rsp + 10368]                  ;     0.3 p3      21 begin reload
        mov qword [rsp + 10400], r9                  ;     5.3 p8+p9   21 begin
        add r8, 0x8000                               ;     5.0 p0      21 begin
        mov qword [rsp + 10408], r8                  ;     6.0 p7+p4   21 begin
        mov r8, qword [rsp + 10392]                  ;                    resident
        mov r9, qword [rsp + 10400]                  ;                    resident
        align 16
.begin_2:
        vmovdqu64 zmm0, [r8]                         ;     0.0 p2      22 k.0
        vmovdqu64 [r8 + 32768], zmm0                 ;     6.0 p7+p4   23 st
        vmovdqu64 zmm1, [r8 + 64]                    ;     0.3 p3      22 k.1
        vmovdqu64 [r8 + 32832], zmm1                 ;     6.3 p8+p9   23 st
        vmovdqu64 zmm2, [r8 + 128]                   ;     1.0 p2      22 k.2
        vmovdqu64 [r8 + 32896], zmm2                 ;     7.0 p7+p4   23 st
        vmovdqu64 zmm3, [r8 + 192]                   ;     1.3 p3      22 k.3
        vmovdqu64 [r8 + 32960], zmm3                 ;     7.3 p8+p9   23 st
        vmovdqu64 zmm4, [r8 + 256]                   ;     2.0 p2      22 k.4
        vmovdqu64 [r8 + 33024], zmm4                 ;     8.0 p7+p4   23 st
        vmovdqu64 zmm5, [r8 + 320]                   ;     2.3 p3      22 k.5
        vmovdqu64 [r8 + 33088], zmm5                 ;     8.3 p8+p9   23 st
        vpxord zmm0, zmm0, [r9]                      ;     6.0 p0+p2   24 st
        vmovdqu64 [r8 + 65536], zmm0                 ;     7.0 p7+p4   24 st
        vpxord zmm1, zmm1, [r9 + 64]                 ;     6.3 p5+p3   24 st
        vmovdqu64 [r8 + 65600], zmm1                 ;     7.3 p8+p9   24 st
        vpxord zmm2, zmm2, [r9 + 128]                ;     7.0 p0+p2   24 st
        vmovdqu64 [r8 + 65664], zmm2                 ;     8.2 p7+p4   24 st
        vpxord zmm3, zmm3, [r9 + 192]                ;     7.3 p5+p3   24 st
        vmovdqu64 [r8 + 65728], zmm3                 ;     8.5 p8+p9   24 st
        vpxord zmm4, zmm4, [r9 + 256]                ;     8.0 p0+p2   24 st
        vmovdqu64 [r8 + 65792], zmm4                 ;    10.2 p7+p4   24 st
        vpxord zmm5, zmm5, [r9 + 320]                ;     8.3 p5+p3   24 st
        vmovdqu64 [r8 + 65856], zmm5                 ;    10.5 p8+p9   24 st
        vmovdqu64 zmm0, [r8 + 384]                   ;     6.0 p2      22 k.6
        vmovdqu64 [r8 + 33152], zmm0                 ;    12.2 p7+p4   23 st
        vpxord zmm0, zmm0, [r9 + 384]                ;    12.0 p0+p3   24 st
        vmovdqu64 [r8 + 65920], zmm0                 ;    13.0 p8+p9   24 st
        vmovdqu64 zmm0, [r8 + 448]                   ;     7.0 p2      22 k.7
        vmovdqu64 [r8 + 33216], zmm0                 ;    14.2 p7+p4   23 st
        vpxord zmm0, zmm0, [r9 + 448]                ;    13.0 p5+p3   24 st
        vmovdqu64 [r8 + 65984], zmm0                 ;    14.5 p8+p9   24 st
        add r9, 0x200                                ;     5.3 p1      21 begin
        add r8, 0x200                                ;     5.5 p6      21 begin
        cmp r8, qword [rsp + 10408]                  ;                    more begin?
        jne .begin_2
        mov qword [rsp + 10392], r8                  ;                    resident
        mov qword [rsp + 10400], r9                  ;                    resident
        mov r8, qword [rsp + 10384]                  ;     0.0 p2      26 rounds
        add r8, 0x7000                               ;     5.0 p0      26 rounds
        mov r9, qword [rsp + 10384]                  ;     0.3 p3      26 rounds
        add r9, 0x6000                               ;     5.3 p1      26 rounds
        mov r10, qword [rsp + 10384]                 ;     0.7 p10     26 rounds
        add r10, 0x5000                              ;     5.7 p5      26 rounds
        mov r11, qword [rsp + 10384]                 ;     1.0 p2      26 rounds
        add r11, 0x4000                              ;     6.0 p6      26 rounds
        mov r12, qword [rsp + 10384]                 ;     1.3 p3      26 rounds
        mov qword [rsp + 10416], r8                  ;     6.0 p7+p4   26 rounds
        add r12, 0x3000                              ;     6.3 p11     26 rounds
        mov qword [rsp + 10424], r9                  ;     6.3 p8+p9   26 rounds
        mov r8, qword [rsp + 10384]                  ;     2.0 p10     26 rounds
        mov qword [rsp + 10432], r10                 ;     6.7 p7+p4   26 rounds
        add r8, 0x2000                               ;     7.0 p0      26 rounds
        mov qword [rsp + 10440], r11                 ;     7.0 p8+p9   26 rounds
        mov r9, qword [rsp + 10384]                  ;     2.7 p2      26 rounds
        mov qword [rsp + 10448], r12                 ;     7.3 p7+p4   26 rounds
        mov qword [rsp + 10456], r8                  ;     8.0 p8+p9   26 rounds
        add r9, 0x1000                               ;     7.7 p1      26 rounds
        mov qword [rsp + 10464], r9                  ;     8.7 p7+p4   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     4.2 p1      26 rounds
        add r8, 0xa000                               ;     5.2 p5      26 rounds
        mov qword [rsp + 10472], r8                  ;     6.2 p8+p9   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     5.2 p1      26 rounds reload
        mov qword [rsp + 10480], r8                  ;     6.2 p7+p4   26 rounds
        align 16
.rounds_3:
        mov r8, qword [rsp + 10384]                  ;     0.0 p2      27 keys reload
        mov qword [rsp + 10488], r8                  ;     5.0 p7+p4   27 keys
        mov r8, qword [rsp + 10416]                  ;     0.3 p3      27 keys reload
        mov qword [rsp + 10496], r8                  ;     5.3 p8+p9   27 keys
        mov r8, qword [rsp + 10424]                  ;     0.7 p10     27 keys reload
        mov qword [rsp + 10504], r8                  ;     5.7 p7+p4   27 keys
        mov r8, qword [rsp + 10432]                  ;     1.0 p2      27 keys reload
        mov qword [rsp + 10512], r8                  ;     6.0 p8+p9   27 keys
        mov r8, qword [rsp + 10440]                  ;     1.3 p3      27 keys reload
        mov qword [rsp + 10520], r8                  ;     6.3 p7+p4   27 keys
        mov r8, qword [rsp + 10448]                  ;     1.7 p10     27 keys reload
        mov qword [rsp + 10528], r8                  ;     6.7 p8+p9   27 keys
        mov r8, qword [rsp + 10456]                  ;     2.0 p2      27 keys reload
        mov qword [rsp + 10536], r8                  ;     7.0 p7+p4   27 keys
        mov r8, qword [rsp + 10464]                  ;     2.3 p3      27 keys reload
        mov qword [rsp + 10544], r8                  ;     7.3 p8+p9   27 keys
        mov esi, 8                                   ;     2.7 p0      27 keys reload
        mov dword [rsp + 10700], esi                 ;     4.2 p7+p4   27 keys
        mov r8, qword [rsp + 10488]                  ;                    resident
        mov r9, qword [rsp + 10496]                  ;                    resident
        mov r10, qword [rsp + 10504]                 ;                    resident
        mov r11, qword [rsp + 10512]                 ;                    resident
        mov r12, qword [rsp + 10520]                 ;                    resident
        mov r13, qword [rsp + 10528]                 ;                    resident
        mov r14, qword [rsp + 10536]                 ;                    resident
        mov r15, qword [rsp + 10544]                 ;                    resident
        mov esi, dword [rsp + 10700]                 ;                    resident
        align 16
.keys_4:
        vmovdqu64 zmm0, [r8 + 32768]                 ;     0.0 p2      13 k.0
        vmovdqu64 zmm1, [r8 + 32832]                 ;     0.2 p3      13 k.1
        vmovdqu64 zmm2, [r8 + 32896]                 ;     1.0 p2      13 k.2
        vmovdqu64 zmm3, [r8 + 33024]                 ;     1.2 p3      13 k.4
        vmovdqu64 zmm4, [r8 + 33088]                 ;     2.0 p2      13 k.5
        vmovdqu64 zmm5, [r8 + 33152]                 ;     2.2 p3      13 k.6
        vmovdqu64 zmm6, [r8 + 33216]                 ;     3.0 p2      13 k.7
        vmovdqa64 zmm7, zmm2                         ;     7.0         13 k copy
        vmovdqa64 zmm8, zmm6                         ;     9.0         13 k copy
        vmovdqa64 zmm9, zmm5                         ;     8.2         13 k copy
        vpternlogd zmm9, zmm4, zmm3, 0x78            ;     8.2 p0      13 k
        vpternlogd zmm5, zmm4, zmm3, 0x35            ;     8.2 p5      13 k
        vpandd zmm8, zmm8, zmm5                      ;     9.2 p0      13 k
        vpxord zmm7, zmm7, zmm9                      ;     9.2 p5      13 k
        vmovdqa64 zmm10, zmm9                        ;     9.2         13 k copy
        vpternlogd zmm10, zmm6, zmm3, 0x9b           ;     9.2 p0      13 k
        vpternlogd zmm9, zmm10, zmm4, 0x26           ;    10.2 p5      13 k
        vpternlogd zmm10, zmm4, zmm6, 0x58           ;    10.2 p0      13 k
        vpternlogd zmm5, zmm6, zmm10, 0xd2           ;    11.2 p5      13 k
        vmovdqa64 zmm4, zmm1                         ;     6.2         13 k copy
        vpternlogd zmm4, zmm0, [r8 + 32960], 0x56    ;     6.2 p0+p3   13 k
        vmovdqa64 zmm6, zmm4                         ;     7.2         13 k copy
        vpternlogd zmm6, zmm2, zmm0, 0x95            ;     7.2 p5      13 k
        vmovdqa64 zmm11, zmm6                        ;     8.2         13 k copy
        vpternlogd zmm11, zmm2, zmm1, 0xf6           ;     8.2 p0      13 k
        vmovdqa64 zmm12, zmm11                       ;     9.2         13 k copy
        vpternlogd zmm12, zmm6, zmm4, 0x70           ;     9.2 p5      13 k
        vpternlogd zmm12, zmm1, zmm0, 0x95           ;    10.2 p0      13 k
        vpternlogd zmm4, zmm12, zmm6, 0x87           ;    11.2 p5      13 k
        vpternlogd zmm1, zmm0, zmm4, 0x9e            ;    12.2 p0      13 k
        vpternlogd zmm4, zmm11, zmm5, 0x96           ;    12.2 p5      13 k
        vpternlogd zmm7, zmm8, zmm1, 0x96            ;    13.2 p0      13 k
        vpternlogd zmm10, zmm12, zmm12, 0xc3         ;    11.2 p5      13 k
        vpandd zmm0, zmm7, zmm4                      ;    14.2 p0      13 k
        vmovdqa64 zmm8, zmm10                        ;    12.2         13 k copy
        vmovdqa64 zmm11, zmm4                        ;    13.2         13 k copy
        vmovdqa64 zmm13, zmm9                        ;    11.2         13 k copy
        vpternlogd zmm13, zmm6, zmm3, 0x96           ;    11.2 p5      13 k
        vmovdqa64 zmm14, zmm10                       ;    12.2         13 k copy
        vpternlogd zmm14, zmm4, zmm7, 0x21           ;    14.2 p0      13 k
        vpternlogd zmm1, zmm2, zmm14, 0x96           ;    15.2 p5      13 k
        vpternlogd zmm0, zmm14, zmm13, 0xd           ;    15.2 p0      13 k
        vpternlogd zmm4, zmm0, zmm10, 0x78           ;    16.2 p5      13 k
        vpternlogd zmm9, zmm3, zmm0, 0x69            ;    16.2 p0      13 k
        vpternlogd zmm0, zmm6, zmm6, 0xc3            ;    16.2 p5      13 k
        vpternlogd zmm12, zmm4, zmm13, 0x96          ;    17.2 p0      13 k
        vpandd zmm8, zmm8, zmm4                      ;    17.2 p5      13 k
        vpternlogd zmm8, zmm14, zmm13, 0xed          ;    18.2 p0      13 k
        vpternlogd zmm1, zmm13, zmm8, 0xb4           ;    19.2 p5      13 k
        vpternlogd zmm7, zmm8, zmm5, 0x69            ;    19.2 p0      13 k
        vpternlogd zmm8, zmm5, zmm1, 0x69            ;    20.2 p5      13 k
        vpxord zmm11, zmm11, zmm7                    ;    20.2 p0      13 k
        vpternlogd zmm0, zmm12, zmm11, 0x87          ;    21.2 p5      13 k
        vmovdqa64 zmm2, zmm12                        ;    18.2         13 k copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3          ;    18.7 p0      13 k
        vpxord zmm3, zmm9, zmm8                      ;    21.2 p5      13 k
        vmovdqu64 zmm4, [r9 + 33280]                 ;     9.5 p2      13 k.0
        vmovdqu64 zmm5, [r9 + 33344]                 ;     9.7 p3      13 k.1
        vmovdqa64 zmm6, zmm8                         ;    21.2         13 k copy
        vmovdqu64 zmm10, [r9 + 33408]                ;    10.5 p2      13 k.2
        vmovdqu64 zmm13, [r9 + 33536]                ;    10.7 p3      13 k.4
        vmovdqu64 zmm14, [r9 + 33600]                ;    11.5 p2      13 k.5
        vmovdqu64 zmm15, [r9 + 33664]                ;    11.7 p3      13 k.6
        vmovdqu64 zmm16, [r9 + 33728]                ;    12.5 p2      13 k.7
        vmovdqa64 zmm17, zmm10                       ;    16.5         13 k copy
        vmovdqa64 zmm18, zmm16                       ;    18.5         13 k copy
        vmovdqa64 zmm19, zmm8                        ;    21.2         13 k copy
        vpternlogd zmm19, zmm2, zmm7, 0xcb           ;    21.2 p0      13 k
        vpternlogd zmm8, zmm2, zmm7, 0x78            ;    21.2 p5      13 k
        vpternlogd zmm7, zmm8, zmm9, 0xb4            ;    22.2 p0      13 k
        vpternlogd zmm3, zmm7, zmm19, 0xe1           ;    23.2 p5      13 k
        vpternlogd zmm8, zmm3, zmm9, 0xb4            ;    24.2 p0      13 k
        vpxord zmm6, zmm6, zmm19                     ;    22.2 p5      13 k
        vpternlogd zmm9, zmm19, zmm8, 0xd8           ;    25.2 p0      13 k
        vpternlogd zmm6, zmm7, zmm8, 0x96            ;    25.2 p5      13 k
        vmovdqa64 zmm2, zmm15                        ;    17.7         13 k copy
        vpternlogd zmm2, zmm14, zmm13, 0x78          ;    23.7 p0      13 k
        vpternlogd zmm15, zmm14, zmm13, 0x35         ;    23.8 p5      13 k
        vpandd zmm18, zmm18, zmm15                   ;    24.8 p0      13 k
        vpxord zmm17, zmm17, zmm2                    ;    24.8 p5      13 k
        vmovdqa64 zmm7, zmm5                         ;    15.7         13 k copy
        vpternlogd zmm7, zmm4, [r9 + 33472], 0x56    ;    25.7 p0+p3   13 k
        vmovdqa64 zmm19, zmm0                        ;    22.2         13 k copy
        vpternlogd zmm19, zmm12, zmm1, 0x1d          ;    25.8 p5      13 k
        vmovdqa64 zmm20, zmm0                        ;    22.2         13 k copy
        vpternlogd zmm20, zmm12, zmm1, 0xd8          ;    26.7 p0      13 k
        vmovdqa64 zmm21, zmm19                       ;    26.8         13 k copy
        vpternlogd zmm21, zmm12, zmm11, 0xc6         ;    26.8 p5      13 k
        vmovdqa64 zmm22, zmm21                       ;    27.8         13 k copy
        vpternlogd zmm22, zmm0, zmm11, 0xd8          ;    27.8 p0      13 k
        vpternlogd zmm22, zmm19, zmm1, 0x2c          ;    28.8 p5      13 k
        vpternlogd zmm0, zmm1, zmm22, 0x2c           ;    29.8 p0      13 k
        vpternlogd zmm0, zmm12, zmm11, 0x16          ;    30.8 p5      13 k
        vmovdqa64 zmm1, zmm2                         ;    24.7         13 k copy
        vpternlogd zmm1, zmm16, zmm13, 0x9b          ;    29.7 p0      13 k
        vpternlogd zmm2, zmm1, zmm14, 0x26           ;    30.7 p5      13 k
        vpternlogd zmm1, zmm14, zmm16, 0x58          ;    30.7 p0      13 k
        vpternlogd zmm15, zmm16, zmm1, 0xd2          ;    31.7 p5      13 k
        vmovdqa64 zmm11, zmm7                        ;    26.7         13 k copy
        vpternlogd zmm11, zmm10, zmm4, 0x95          ;    31.7 p0      13 k
        vmovdqu64 zmm12, [r10 + 33792]               ;    17.0 p2      13 k.0
        vmovdqu64 zmm14, [r10 + 33856]               ;    17.2 p3      13 k.1
        vmovdqu64 zmm16, [r10 + 33920]               ;    18.0 p2      13 k.2
        vmovdqu64 zmm19, [r10 + 34048]               ;    18.2 p3      13 k.4
        vmovdqu64 zmm23, [r10 + 34112]               ;    19.0 p2      13 k.5
        vmovdqu64 zmm24, [r10 + 34176]               ;    19.2 p3      13 k.6
        vmovdqa64 zmm25, zmm11                       ;    32.7         13 k copy
        vpternlogd zmm25, zmm10, zmm5, 0xf6          ;    32.7 p5      13 k
        vmovdqa64 zmm26, zmm2                        ;    31.7         13 k copy
        vpternlogd zmm26, zmm11, zmm13, 0x96         ;    32.7 p0      13 k
        vmovdqa64 zmm27, zmm16                       ;    24.0         13 k copy
        vmovdqu64 zmm28, [r10 + 34240]               ;    20.0 p2      13 k.7
        vmovdqa64 zmm29, zmm25                       ;    33.7         13 k copy
        vpternlogd zmm29, zmm11, zmm7, 0x70          ;    33.7 p5      13 k
        vpternlogd zmm29, zmm5, zmm4, 0x95           ;    34.7 p0      13 k
        vpternlogd zmm7, zmm29, zmm11, 0x87          ;    35.7 p5      13 k
        vpternlogd zmm5, zmm4, zmm7, 0x9e            ;    36.7 p0      13 k
        vpternlogd zmm7, zmm25, zmm15, 0x96          ;    36.7 p5      13 k
        vpternlogd zmm17, zmm18, zmm5, 0x96          ;    37.7 p0      13 k
        vpternlogd zmm1, zmm29, zmm29, 0xc3          ;    35.8 p5      13 k
        vpandd zmm4, zmm17, zmm7                     ;    38.7 p0      13 k
        vmovdqa64 zmm18, zmm7                        ;    37.7         13 k copy
        vmovdqa64 zmm25, zmm1                        ;    36.8         13 k copy
        vmovdqa64 zmm30, zmm24                       ;    25.2         13 k copy
        vpternlogd zmm30, zmm23, zmm19, 0x78         ;    36.8 p5      13 k
        vpternlogd zmm24, zmm23, zmm19, 0x35         ;    37.7 p0      13 k
        vpxord zmm27, zmm27, zmm30                   ;    37.8 p5      13 k
        vmovdqa64 zmm31, zmm1                        ;    36.8         13 k copy
        vpternlogd zmm31, zmm7, zmm17, 0x21          ;    38.7 p0      13 k
        vpternlogd zmm5, zmm10, zmm31, 0x96          ;    39.7 p5      13 k
        vpternlogd zmm4, zmm31, zmm26, 0xd           ;    39.7 p0      13 k
        vpternlogd zmm2, zmm13, zmm4, 0x69           ;    40.7 p5      13 k
        vpternlogd zmm7, zmm4, zmm1, 0x78            ;    40.7 p0      13 k
        vpternlogd zmm4, zmm11, zmm11, 0xc3          ;    40.8 p5      13 k
        vpternlogd zmm29, zmm7, zmm26, 0x96          ;    41.7 p0      13 k
        vpandd zmm25, zmm25, zmm7                    ;    41.8 p5      13 k
        vpternlogd zmm25, zmm31, zmm26, 0xed         ;    42.8 p0      13 k
        vpternlogd zmm5, zmm26, zmm25, 0xb4          ;    43.8 p5      13 k
        vpternlogd zmm17, zmm25, zmm15, 0x69         ;    43.8 p0      13 k
        vpternlogd zmm25, zmm15, zmm5, 0x69          ;    44.8 p5      13 k
        vpandd zmm7, zmm28, zmm24                    ;    44.7 p0      13 k
        vpxord zmm18, zmm18, zmm17                   ;    44.8 p5      13 k
        vpternlogd zmm4, zmm29, zmm18, 0x87          ;    45.8 p0      13 k
        vmovdqa64 zmm10, zmm14                       ;    24.2         13 k copy
        vpternlogd zmm10, zmm12, [r10 + 33984], 0x56 ;    45.8 p5+p3   13 k
        vmovdqa64 zmm11, zmm29                       ;    42.7         13 k copy
        vpternlogd zmm11, zmm1, zmm1, 0xc3           ;    46.7 p0      13 k
        vpxord zmm1, zmm2, zmm25                     ;    46.8 p5      13 k
        vmovdqa64 zmm13, zmm25                       ;    45.8         13 k copy
        vmovdqa64 zmm15, zmm30                       ;    37.8         13 k copy
        vpternlogd zmm15, zmm28, zmm19, 0x9b         ;    47.7 p0      13 k
        vpternlogd zmm30, zmm15, zmm23, 0x26         ;    48.7 p5      13 k
        vpternlogd zmm15, zmm23, zmm28, 0x58         ;    48.7 p0      13 k
        vpternlogd zmm24, zmm28, zmm15, 0xd2         ;    49.7 p5      13 k
        vmovdqu64 zmm23, [r11 + 34304]               ;    26.2 p2      14 k.0
        vmovdqu64 zmm26, [r11 + 34368]               ;    26.3 p3      14 k.1
        vmovdqa64 zmm28, zmm25                       ;    45.8         13 k copy
        vpternlogd zmm28, zmm11, zmm17, 0xcb         ;    49.7 p0      13 k
        vpternlogd zmm25, zmm11, zmm17, 0x78         ;    49.8 p5      13 k
        vpternlogd zmm17, zmm25, zmm2, 0xb4          ;    50.8 p0      13 k
        vpternlogd zmm1, zmm17, zmm28, 0xe1          ;    51.8 p5      13 k
        vpternlogd zmm25, zmm1, zmm2, 0xb4           ;    52.8 p0      13 k
        vpternlogd zmm2, zmm25, zmm28, 0xb8          ;    53.8 p5      13 k
        vpxord zmm13, zmm13, zmm28                   ;    52.7 p0      13 k
        vpternlogd zmm13, zmm17, zmm25, 0x96         ;    53.8 p5      13 k
        vmovdqu64 zmm11, [r11 + 34432]               ;    28.0 p2      14 k.2
        vmovdqu64 zmm17, [r11 + 34560]               ;    28.2 p3      14 k.4
        vmovdqa64 zmm28, zmm4                        ;    46.8         13 k copy
        vpternlogd zmm28, zmm29, zmm5, 0x1d          ;    53.7 p0      13 k
        vmovdqa64 zmm31, zmm4                        ;    46.8         13 k copy
        vpternlogd zmm31, zmm29, zmm5, 0xd8          ;    53.8 p5      13 k
        vmovdqu64 [rsp + 0], zmm21                   ;    29.0 p7+p4   13 k spill
        vmovdqa64 zmm21, zmm28                       ;    54.7         13 k copy
        vpternlogd zmm21, zmm29, zmm18, 0xc6         ;    54.7 p0      13 k
        vmovdqu64 [rsp + 64], zmm20                  ;    29.5 p8+p9   13 k spill
        vmovdqa64 zmm20, zmm21                       ;    55.7         13 k copy
        vpternlogd zmm20, zmm4, zmm18, 0xd8          ;    55.7 p5      13 k
        vpternlogd zmm20, zmm28, zmm5, 0x2c          ;    56.7 p0      13 k
        vpternlogd zmm4, zmm5, zmm20, 0x2c           ;    57.7 p5      13 k
        vpternlogd zmm4, zmm29, zmm18, 0x16          ;    58.7 p0      13 k
        vmovdqa64 zmm5, zmm11                        ;    34.0         14 k copy
        vmovdqu64 zmm18, [r11 + 34624]               ;    30.7 p2      14 k.5
        vmovdqa64 zmm28, zmm10                       ;    46.8         13 k copy
        vpternlogd zmm28, zmm16, zmm12, 0x95         ;    56.8 p5      13 k
        vmovdqa64 zmm29, zmm26                       ;    32.3         14 k copy
        vpternlogd zmm29, zmm23, [r11 + 34496], 0x56 ;    57.7 p0+p3   14 k
        vmovdqu64 [rsp + 128], zmm20                 ;    57.7 p7+p4   13 k spill
        vmovdqa64 zmm20, zmm28                       ;    57.8         13 k copy
        vpternlogd zmm20, zmm16, zmm14, 0xf6         ;    57.8 p5      13 k
        vmovdqu64 [rsp + 192], zmm21                 ;    55.7 p8+p9   13 k spill
        vmovdqa64 zmm21, zmm30                       ;    49.7         13 k copy
        vpternlogd zmm21, zmm28, zmm19, 0x96         ;    58.7 p0      13 k
        vmovdqu64 [rsp + 256], zmm4                  ;    59.7 p7+p4   13 k spill
        vmovdqa64 zmm4, zmm20                        ;    58.8         13 k copy
        vpternlogd zmm4, zmm28, zmm10, 0x70          ;    58.8 p5      13 k
        vpternlogd zmm4, zmm14, zmm12, 0x95          ;    59.8 p0      13 k
        vpternlogd zmm10, zmm4, zmm28, 0x87          ;    60.8 p5      13 k
        vpternlogd zmm14, zmm12, zmm10, 0x9e         ;    61.8 p0      13 k
        vpternlogd zmm10, zmm20, zmm24, 0x96         ;    61.8 p5      13 k
        vpternlogd zmm27, zmm7, zmm14, 0x96          ;    62.8 p0      13 k
        vpternlogd zmm15, zmm4, zmm4, 0xc3           ;    61.8 p5      13 k
        vmovdqu64 zmm7, [r11 + 34688]                ;    34.2 p2      14 k.6
        vmovdqa64 zmm12, zmm7                        ;    40.2         14 k copy
        vpternlogd zmm12, zmm18, zmm17, 0x78         ;    62.7 p0      14 k
        vpternlogd zmm7, zmm18, zmm17, 0x35          ;    62.8 p5      14 k
        vpxord zmm5, zmm5, zmm12                     ;    63.7 p0      14 k
        vpandd zmm20, zmm27, zmm10                   ;    63.8 p5      13 k
        vmovdqu64 [rsp + 320], zmm2                  ;    54.8 p8+p9   13 k spill
        vmovdqa64 zmm2, zmm10                        ;    62.8         13 k copy
        vmovdqu64 [rsp + 384], zmm1                  ;    52.8 p7+p4   13 k spill
        vmovdqa64 zmm1, zmm15                        ;    62.8         13 k copy
        vpternlogd zmm1, zmm10, zmm27, 0x21          ;    64.7 p0      13 k
        vpternlogd zmm14, zmm16, zmm1, 0x96          ;    65.7 p5      13 k
        vpternlogd zmm20, zmm1, zmm21, 0xd           ;    65.7 p0      13 k
        vpternlogd zmm30, zmm19, zmm20, 0x69         ;    66.7 p5      13 k
        vpternlogd zmm10, zmm20, zmm15, 0x78         ;    66.7 p0      13 k
        vpternlogd zmm20, zmm28, zmm28, 0xc3         ;    66.8 p5      13 k
        vpternlogd zmm4, zmm10, zmm21, 0x96          ;    67.7 p0      13 k
        vmovdqu64 zmm16, [r11 + 34752]               ;    37.0 p3      14 k.7
        vpandd zmm10, zmm10, zmm15                   ;    67.8 p5      13 k
        vpternlogd zmm10, zmm1, zmm21, 0xed          ;    68.8 p0      13 k
        vpternlogd zmm14, zmm21, zmm10, 0xb4         ;    69.8 p5      13 k
        vpandd zmm1, zmm16, zmm7                     ;    69.7 p0      14 k
        vpternlogd zmm27, zmm10, zmm24, 0x69         ;    69.8 p5      13 k
        vpternlogd zmm10, zmm24, zmm14, 0x69         ;    70.8 p0      13 k
        vpxord zmm2, zmm2, zmm27                     ;    70.8 p5      13 k
        vpternlogd zmm20, zmm4, zmm2, 0x87           ;    71.8 p0      13 k
        vmovdqu64 zmm19, [r12 + 34816]               ;    38.5 p2      14 k.0
        vmovdqu64 zmm21, [r12 + 34880]               ;    38.7 p3      14 k.1
        vmovdqa64 zmm24, zmm4                        ;    68.7         13 k copy
        vpternlogd zmm24, zmm15, zmm15, 0xc3         ;    71.8 p5      13 k
        vmovdqa64 zmm15, zmm29                       ;    58.7         14 k copy
        vpternlogd zmm15, zmm11, zmm23, 0x95         ;    72.7 p0      14 k
        vmovdqa64 zmm28, zmm12                       ;    63.7         14 k copy
        vpternlogd zmm28, zmm16, zmm17, 0x9b         ;    72.8 p5      14 k
        vpternlogd zmm12, zmm28, zmm18, 0x26         ;    73.8 p0      14 k
        vpternlogd zmm28, zmm18, zmm16, 0x58         ;    73.8 p5      14 k
        vpternlogd zmm7, zmm16, zmm28, 0xd2          ;    74.8 p0      14 k
        vpxord zmm16, zmm30, zmm10                   ;    74.8 p5      13 k
        vmovdqa64 zmm18, zmm21                       ;    44.7         14 k copy
        vpternlogd zmm18, zmm19, [r12 + 35008], 0x56 ;    75.7 p0+p2   14 k
        vmovdqu64 [rsp + 448], zmm3                  ;    41.0 p8+p9   13 k spill
        vmovdqa64 zmm3, zmm10                        ;    71.8         13 k copy
        vpternlogd zmm3, zmm24, zmm27, 0xcb          ;    75.8 p5      13 k
        vpternlogd zmm24, zmm10, zmm27, 0x6c         ;    76.7 p0      13 k
        vpternlogd zmm27, zmm24, zmm30, 0xb4         ;    77.7 p5      13 k
        vpternlogd zmm16, zmm27, zmm3, 0xe1          ;    78.7 p0      13 k
        vpternlogd zmm27, zmm10, zmm3, 0x96          ;    78.7 p5      13 k
        vpternlogd zmm24, zmm16, zmm30, 0xb4         ;    79.7 p0      13 k
        vpternlogd zmm30, zmm3, zmm24, 0xd8          ;    80.7 p5      13 k
        vpxord zmm27, zmm27, zmm24                   ;    80.7 p0      13 k
        vmovdqa64 zmm3, zmm15                        ;    73.7         14 k copy
        vpternlogd zmm3, zmm11, zmm26, 0xf6          ;    79.8 p5      14 k
        vmovdqu64 zmm10, [r12 + 34944]               ;    43.0 p3      14 k.2
        vmovdqu64 [rsp + 512], zmm16                 ;    79.7 p7+p4   13 k spill
        vmovdqa64 zmm16, zmm10                       ;    49.0         14 k copy
        vmovdqu64 [rsp + 576], zmm30                 ;    81.7 p8+p9   13 k spill
        vmovdqa64 zmm30, zmm12                       ;    74.8         14 k copy
        vpternlogd zmm30, zmm15, zmm17, 0x96         ;    80.7 p0      14 k
        vmovdqu64 [rsp + 640], zmm22                 ;    45.2 p7+p4   13 k spill
        vmovdqa64 zmm22, zmm20                       ;    72.8         13 k copy
        vpternlogd zmm22, zmm4, zmm14, 0x1d          ;    80.8 p5      13 k
        vmovdqu64 [rsp + 704], zmm27                 ;    81.7 p8+p9   13 k spill
        vmovdqa64 zmm27, zmm20                       ;    72.8         13 k copy
        vpternlogd zmm27, zmm4, zmm14, 0xd8          ;    81.7 p0      13 k
        vmovdqu64 [rsp + 768], zmm27                 ;    82.7 p7+p4   13 k spill
        vmovdqa64 zmm27, zmm22                       ;    81.8         13 k copy
        vpternlogd zmm27, zmm4, zmm2, 0xc6           ;    81.8 p5      13 k
        vmovdqu64 [rsp + 832], zmm9                  ;    47.5 p8+p9   13 k spill
        vmovdqa64 zmm9, zmm27                        ;    82.8         13 k copy
        vpternlogd zmm9, zmm20, zmm2, 0xd8           ;    82.8 p0      13 k
        vpternlogd zmm9, zmm22, zmm14, 0x2c          ;    83.8 p5      13 k
        vpternlogd zmm20, zmm14, zmm9, 0x2c          ;    84.8 p0      13 k
        vpternlogd zmm20, zmm4, zmm2, 0x16           ;    85.8 p5      13 k
        vmovdqu64 zmm2, [r12 + 35072]                ;    46.5 p2      14 k.4
        vmovdqu64 zmm4, [r12 + 35136]                ;    46.7 p3      14 k.5
        vmovdqu64 zmm14, [r12 + 35200]               ;    47.5 p2      14 k.6
        vmovdqa64 zmm22, zmm14                       ;    53.5         14 k copy
        vpternlogd zmm22, zmm4, zmm2, 0x78           ;    84.7 p0      14 k
        vpternlogd zmm14, zmm4, zmm2, 0x35           ;    84.8 p5      14 k
        vpxord zmm16, zmm16, zmm22                   ;    85.7 p0      14 k
        vmovdqu64 [rsp + 896], zmm9                  ;    84.8 p7+p4   13 k spill
        vmovdqu64 zmm9, [r12 + 35264]                ;    47.8 p3      14 k.7
        vmovdqu64 [rsp + 960], zmm20                 ;    86.8 p8+p9   13 k spill
        vpandd zmm20, zmm9, zmm14                    ;    85.8 p5      14 k
        vmovdqu64 [rsp + 1024], zmm31                ;    54.8 p7+p4   13 k spill
        vmovdqa64 zmm31, zmm3                        ;    80.8         14 k copy
        vpternlogd zmm31, zmm15, zmm29, 0x70         ;    86.7 p0      14 k
        vpternlogd zmm31, zmm26, zmm23, 0x95         ;    87.7 p5      14 k
        vpternlogd zmm29, zmm31, zmm15, 0x87         ;    88.7 p0      14 k
        vpternlogd zmm26, zmm23, zmm29, 0x9e         ;    89.7 p5      14 k
        vpternlogd zmm29, zmm3, zmm7, 0x96           ;    89.7 p0      14 k
        vpternlogd zmm5, zmm1, zmm26, 0x96           ;    90.7 p5      14 k
        vpternlogd zmm28, zmm31, zmm31, 0xc3         ;    89.7 p0      14 k
        vmovdqu64 zmm1, [r13 + 35328]                ;    49.8 p2      14 k.0
        vpandd zmm3, zmm5, zmm29                     ;    91.7 p5      14 k
        vmovdqa64 zmm23, zmm29                       ;    90.7         14 k copy
        vmovdqu64 [rsp + 1088], zmm25                ;    53.8 p8+p9   13 k spill
        vmovdqa64 zmm25, zmm18                       ;    76.7         14 k copy
        vpternlogd zmm25, zmm10, zmm19, 0x95         ;    90.7 p0      14 k
        vmovdqu64 [rsp + 1152], zmm24                ;    80.7 p7+p4   13 k spill
        vmovdqa64 zmm24, zmm28                       ;    90.7         14 k copy
        vpternlogd zmm24, zmm29, zmm5, 0x21          ;    91.7 p5      14 k
        vpternlogd zmm26, zmm11, zmm24, 0x96         ;    92.7 p0      14 k
        vpternlogd zmm3, zmm24, zmm30, 0xd           ;    92.7 p5      14 k
        vpternlogd zmm12, zmm17, zmm3, 0x69          ;    93.7 p0      14 k
        vpternlogd zmm29, zmm3, zmm28, 0x78          ;    93.7 p5      14 k
        vpternlogd zmm3, zmm15, zmm15, 0xc3          ;    93.7 p0      14 k
        vpternlogd zmm31, zmm29, zmm30, 0x96         ;    94.7 p5      14 k
        vpandd zmm29, zmm29, zmm28                   ;    94.7 p0      14 k
        vpternlogd zmm29, zmm24, zmm30, 0xed         ;    95.7 p5      14 k
        vpternlogd zmm26, zmm30, zmm29, 0xb4         ;    96.7 p0      14 k
        vpternlogd zmm5, zmm29, zmm7, 0x69           ;    96.7 p5      14 k
        vpternlogd zmm29, zmm7, zmm26, 0x69          ;    97.7 p0      14 k
        vmovdqu64 zmm7, [r13 + 35392]                ;    53.2 p3      14 k.1
        vmovdqu64 zmm11, [r13 + 35456]               ;    53.3 p2      14 k.2
        vmovdqu64 zmm15, [r13 + 35584]               ;    54.2 p3      14 k.4
        vmovdqu64 zmm17, [r13 + 35648]               ;    54.3 p2      14 k.5
        vpxord zmm23, zmm23, zmm5                    ;    97.7 p5      14 k
        vpternlogd zmm3, zmm31, zmm23, 0x87          ;    98.7 p0      14 k
        vmovdqa64 zmm24, zmm31                       ;    95.7         14 k copy
        vpternlogd zmm24, zmm28, zmm28, 0xc3         ;    97.8 p5      14 k
        vmovdqa64 zmm28, zmm11                       ;    59.3         14 k copy
        vmovdqa64 zmm30, zmm7                        ;    59.2         14 k copy
        vpternlogd zmm30, zmm1, [r13 + 35520], 0x56  ;    98.7 p0+p3   14 k
        vmovdqu64 [rsp + 1216], zmm0                 ;    55.2 p8+p9   13 k spill
        vmovdqa64 zmm0, zmm22                        ;    85.7         14 k copy
        vpternlogd zmm0, zmm9, zmm2, 0x9b            ;    98.8 p5      14 k
        vpternlogd zmm22, zmm0, zmm4, 0x26           ;    99.8 p0      14 k
        vpternlogd zmm0, zmm4, zmm9, 0x58            ;    99.8 p5      14 k
        vpternlogd zmm14, zmm9, zmm0, 0xd2           ;   100.8 p0      14 k
        vmovdqu64 zmm4, [r13 + 35712]                ;    56.2 p2      14 k.6
        vmovdqa64 zmm9, zmm4                         ;    62.2         14 k copy
        vpternlogd zmm9, zmm17, zmm15, 0x78          ;   100.8 p5      14 k
        vpternlogd zmm4, zmm17, zmm15, 0x35          ;   101.7 p0      14 k
        vpxord zmm28, zmm28, zmm9                    ;   101.8 p5      14 k
        vmovdqu64 [rsp + 1280], zmm13                ;    57.0 p7+p4   13 k spill
        vmovdqu64 zmm13, [r13 + 35776]               ;    57.2 p3      14 k.7
        vmovdqu64 [rsp + 1344], zmm6                 ;    57.3 p8+p9   13 k spill
        vpandd zmm6, zmm13, zmm4                     ;   102.7 p0      14 k
        vmovdqu64 [rsp + 1408], zmm27                ;    82.8 p7+p4   13 k spill
        vpxord zmm27, zmm12, zmm29                   ;   102.8 p5      14 k
        vmovdqu64 [rsp + 1472], zmm8                 ;    59.3 p8+p9   13 k spill
        vmovdqa64 zmm8, zmm29                        ;    98.7         14 k copy
        vmovdqa64 zmm7, zmm25                        ;    91.7         14 k copy
        vpternlogd zmm7, zmm10, zmm21, 0xf6          ;   103.7 p0      14 k
        vmovdqa64 zmm17, zmm29                       ;    98.7         14 k copy
        vpternlogd zmm17, zmm24, zmm5, 0xcb          ;   103.8 p5      14 k
        vpternlogd zmm29, zmm24, zmm5, 0x78          ;   104.7 p0      14 k
        vpternlogd zmm5, zmm29, zmm12, 0xb4          ;   105.7 p5      14 k
        vpternlogd zmm27, zmm5, zmm17, 0xe1          ;   106.7 p0      14 k
        vpternlogd zmm29, zmm27, zmm12, 0xb4         ;   107.7 p5      14 k
        vpternlogd zmm12, zmm29, zmm17, 0xb8         ;   108.7 p0      14 k
        vpxord zmm8, zmm8, zmm17                     ;   106.8 p5      14 k
        vpternlogd zmm8, zmm5, zmm29, 0x96           ;   108.7 p0      14 k
        vmovdqa64 zmm17, zmm22                       ;   100.8         14 k copy
        vpternlogd zmm17, zmm25, zmm2, 0x96          ;   107.8 p5      14 k
        vmovdqa64 zmm24, zmm3                        ;    99.7         14 k copy
        vpternlogd zmm24, zmm31, zmm26, 0x1d         ;   108.7 p0      14 k
        vmovdqa64 zmm5, zmm3                         ;    99.7         14 k copy
        vpternlogd zmm5, zmm31, zmm26, 0xd8          ;   108.8 p5      14 k
        vmovdqu64 [rsp + 1536], zmm5                 ;   109.8 p7+p4   14 k spill
        vmovdqa64 zmm5, zmm24                        ;   109.7         14 k copy
        vpternlogd zmm5, zmm31, zmm23, 0xc6          ;   109.7 p0      14 k
        vmovdqu64 [rsp + 1600], zmm8                 ;   109.7 p8+p9   14 k spill
        vmovdqa64 zmm8, zmm5                         ;   110.7         14 k copy
        vpternlogd zmm8, zmm3, zmm23, 0xd8           ;   110.7 p5      14 k
        vpternlogd zmm8, zmm24, zmm26, 0x2c          ;   111.7 p0      14 k
        vpternlogd zmm3, zmm26, zmm8, 0x2c           ;   112.7 p5      14 k
        vpternlogd zmm3, zmm31, zmm23, 0x16          ;   113.7 p0      14 k
        vmovdqu64 zmm23, [r14 + 35904]               ;    62.7 p2      15 k.1
        vmovdqu64 zmm24, [r14 + 35968]               ;    62.8 p3      15 k.2
        vmovdqa64 zmm26, zmm24                       ;    68.8         15 k copy
        vmovdqa64 zmm31, zmm7                        ;   104.7         14 k copy
        vpternlogd zmm31, zmm25, zmm18, 0x70         ;   111.8 p5      14 k
        vpternlogd zmm31, zmm21, zmm19, 0x95         ;   112.8 p0      14 k
        vpternlogd zmm18, zmm31, zmm25, 0x87         ;   113.8 p5      14 k
        vpternlogd zmm21, zmm19, zmm18, 0x9e         ;   114.8 p0      14 k
        vpternlogd zmm18, zmm7, zmm14, 0x96          ;   114.8 p5      14 k
        vpternlogd zmm16, zmm20, zmm21, 0x96         ;   115.8 p0      14 k
        vmovdqu64 zmm7, [r14 + 36096]                ;    64.3 p2      15 k.4
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   114.8 p5      14 k
        vmovdqu64 zmm19, [r14 + 35840]               ;    64.7 p3      15 k
        vpternlogd zmm19, zmm23, [r14 + 36032], 0x56 ;   115.7 p0+p2   15 k
        vmovdqu64 zmm20, [r14 + 36160]               ;    65.7 p3      15 k.5
        vmovdqu64 [rsp + 1664], zmm8                 ;   112.7 p7+p4   14 k spill
        vmovdqu64 zmm8, [r14 + 36224]                ;    66.3 p2      15 k.6
        vmovdqu64 [rsp + 1728], zmm5                 ;   110.7 p8+p9   14 k spill
        vmovdqa64 zmm5, zmm8                         ;    72.3         15 k copy
        vpternlogd zmm5, zmm20, zmm7, 0x78           ;   115.8 p5      15 k
        vpternlogd zmm8, zmm20, zmm7, 0x35           ;   116.7 p0      15 k
        vpxord zmm26, zmm26, zmm5                    ;   116.8 p5      15 k
        vmovdqu64 [rsp + 1792], zmm27                ;   107.7 p7+p4   14 k spill
        vmovdqu64 zmm27, [r14 + 36288]               ;    66.7 p3      15 k.7
        vmovdqu64 [rsp + 1856], zmm3                 ;   114.7 p8+p9   14 k spill
        vpandd zmm3, zmm27, zmm8                     ;   117.7 p0      15 k
        vpandd zmm23, zmm16, zmm18                   ;   117.8 p5      14 k
        vmovdqu64 [rsp + 1920], zmm12                ;   109.7 p7+p4   14 k spill
        vmovdqa64 zmm12, zmm9                        ;   101.8         14 k copy
        vpternlogd zmm12, zmm13, zmm15, 0x9b         ;   118.7 p0      14 k
        vmovdqu64 [rsp + 1984], zmm29                ;   108.7 p8+p9   14 k spill
        vmovdqa64 zmm29, zmm18                       ;   115.8         14 k copy
        vmovdqa64 zmm20, zmm30                       ;    99.7         14 k copy
        vpternlogd zmm20, zmm11, zmm1, 0x95          ;   118.8 p5      14 k
        vpternlogd zmm9, zmm12, [r13 + 35648], 0x26  ;   119.7 p0+p2   14 k
        vmovdqa64 zmm7, zmm0                         ;   115.8         14 k copy
        vpternlogd zmm7, zmm18, zmm16, 0x21          ;   119.8 p5      14 k
        vpternlogd zmm21, zmm10, zmm7, 0x96          ;   120.8 p0      14 k
        vpternlogd zmm23, zmm7, zmm17, 0xd           ;   120.8 p5      14 k
        vpternlogd zmm22, zmm2, zmm23, 0x69          ;   121.8 p0      14 k
        vpternlogd zmm18, zmm23, zmm0, 0x78          ;   121.8 p5      14 k
        vpternlogd zmm23, zmm25, zmm25, 0xc3         ;   122.7 p0      14 k
        vpternlogd zmm31, zmm18, zmm17, 0x96         ;   122.8 p5      14 k
        vpandd zmm18, zmm18, zmm0                    ;   123.7 p0      14 k
        vpternlogd zmm18, zmm7, zmm17, 0xed          ;   124.7 p5      14 k
        vpternlogd zmm21, zmm17, zmm18, 0xb4         ;   125.7 p0      14 k
        vpternlogd zmm16, zmm18, zmm14, 0x69         ;   125.7 p5      14 k
        vpternlogd zmm18, zmm14, zmm21, 0x69         ;   126.7 p0      14 k
        vmovdqu64 zmm2, [r15 + 36352]                ;    71.0 p3      15 k.0
        vmovdqu64 zmm7, [r15 + 36416]                ;    71.2 p2      15 k.1
        vmovdqu64 zmm10, [r15 + 36480]               ;    72.0 p3      15 k.2
        vmovdqa64 zmm17, zmm31                       ;   123.8         14 k copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3           ;   125.8 p5      14 k
        vpxord zmm29, zmm29, zmm16                   ;   126.7 p0      14 k
        vpternlogd zmm23, zmm31, zmm29, 0x87         ;   127.7 p5      14 k
        vpternlogd zmm12, zmm13, [r13 + 35648], 0x38 ;   127.7 p0+p2   14 k
        vpternlogd zmm4, zmm13, zmm12, 0xd2          ;   128.7 p5      14 k
        vmovdqa64 zmm13, zmm10                       ;    78.0         15 k copy
        vmovdqa64 zmm25, zmm7                        ;    77.2         15 k copy
        vpternlogd zmm25, zmm2, [r15 + 36544], 0x56  ;   128.7 p0+p3   15 k
        vpxord zmm7, zmm22, zmm18                    ;   128.8 p5      14 k
        vmovdqa64 zmm14, zmm18                       ;   127.7         14 k copy
        vmovdqa64 zmm0, zmm9                         ;   120.7         14 k copy
        vpternlogd zmm0, zmm20, zmm15, 0x96          ;   129.7 p0      14 k
        vmovdqu64 zmm10, [r15 + 36800]               ;    74.0 p2      15 k.7
        vmovdqa64 zmm2, zmm10                        ;    80.0         15 k copy
        vmovdqa64 zmm10, zmm18                       ;   127.7         14 k copy
        vpternlogd zmm10, zmm17, zmm16, 0xcb         ;   129.8 p5      14 k
        vpternlogd zmm18, zmm17, zmm16, 0x78         ;   130.7 p0      14 k
        vpternlogd zmm16, zmm18, zmm22, 0xb4         ;   131.7 p5      14 k
        vpternlogd zmm7, zmm16, zmm10, 0xe1          ;   132.7 p0      14 k
        vpternlogd zmm18, zmm7, zmm22, 0xb4          ;   133.7 p5      14 k
        vpternlogd zmm22, zmm18, zmm10, 0xb8         ;   134.7 p0      14 k
        vpxord zmm14, zmm14, zmm10                   ;   132.8 p5      14 k
        vpternlogd zmm14, zmm16, zmm18, 0x96         ;   134.7 p0      14 k
        vmovdqu64 zmm10, [r13 + 35392]               ;    75.8 p3      14 k.1 reload
        vmovdqa64 zmm16, zmm20                       ;   119.8         14 k copy
        vpternlogd zmm16, zmm11, zmm10, 0xf6         ;   133.8 p5      14 k
        vmovdqa64 zmm17, zmm23                       ;   128.7         14 k copy
        vpternlogd zmm17, zmm31, zmm21, 0x1d         ;   134.7 p0      14 k
        vmovdqu64 [rsp + 2048], zmm22                ;   135.7 p7+p4   14 k spill
        vmovdqa64 zmm22, zmm23                       ;   128.7         14 k copy
        vpternlogd zmm22, zmm31, zmm21, 0xd8         ;   134.8 p5      14 k
        vmovdqu64 [rsp + 2112], zmm22                ;   135.8 p8+p9   14 k spill
        vmovdqa64 zmm22, zmm17                       ;   135.7         14 k copy
        vpternlogd zmm22, zmm31, zmm29, 0xc6         ;   135.7 p0      14 k
        vmovdqu64 [rsp + 2176], zmm7                 ;   133.7 p7+p4   14 k spill
        vmovdqa64 zmm7, zmm22                        ;   136.7         14 k copy
        vpternlogd zmm7, zmm23, zmm29, 0xd8          ;   136.7 p5      14 k
        vpternlogd zmm7, zmm17, zmm21, 0x2c          ;   137.7 p0      14 k
        vpternlogd zmm23, zmm21, zmm7, 0x2c          ;   138.7 p5      14 k
        vpternlogd zmm23, zmm31, zmm29, 0x16         ;   139.7 p0      14 k
        vmovdqu64 zmm17, [r14 + 36096]               ;    78.7 p2      15 k.4 reload
        vmovdqa64 zmm21, zmm5                        ;   116.8         15 k copy
        vpternlogd zmm21, zmm27, zmm17, 0x9b         ;   137.8 p5      15 k
        vmovdqu64 zmm29, [r14 + 35840]               ;    79.2 p3      15 k.0 reload
        vmovdqa64 zmm31, zmm19                       ;   116.7         15 k copy
        vpternlogd zmm31, zmm24, zmm29, 0x95         ;   138.7 p0      15 k
        vmovdqu64 [rsp + 2240], zmm23                ;   140.7 p8+p9   14 k spill
        vmovdqa64 zmm23, zmm16                       ;   134.8         14 k copy
        vpternlogd zmm23, zmm20, zmm30, 0x70         ;   138.8 p5      14 k
        vpternlogd zmm23, zmm10, zmm1, 0x95          ;   139.8 p0      14 k
        vpternlogd zmm30, zmm23, zmm20, 0x87         ;   140.8 p5      14 k
        vpternlogd zmm10, zmm1, zmm30, 0x9e          ;   141.8 p0      14 k
        vpternlogd zmm30, zmm16, zmm4, 0x96          ;   141.8 p5      14 k
        vpternlogd zmm28, zmm6, zmm10, 0x96          ;   142.8 p0      14 k
        vpternlogd zmm12, zmm23, zmm23, 0xc3         ;   141.8 p5      14 k
        vmovdqu64 zmm1, [rsp + 1984]                 ;   108.7 p2      13 k
        vmovdqu64 zmm6, [rsp + 1472]                 ;    81.3 p3      13 k reload
        vpxord zmm1, zmm1, zmm6                      ;   142.7 p0      13 k
        vmovdqu64 zmm16, [r14 + 36160]               ;    82.2 p2      15 k.5 reload
        vpternlogd zmm5, zmm21, zmm16, 0x26          ;   142.8 p5      15 k
        vpternlogd zmm21, zmm16, zmm27, 0x58         ;   143.7 p0      15 k
        vpternlogd zmm8, zmm27, zmm21, 0xd2          ;   144.7 p5      15 k
        vpandd zmm16, zmm28, zmm30                   ;   144.7 p0      14 k
        vmovdqa64 zmm27, zmm30                       ;   142.8         14 k copy
        vmovdqa64 zmm6, zmm12                        ;   142.8         14 k copy
        vpternlogd zmm6, zmm30, zmm28, 0x21          ;   144.8 p5      14 k
        vpternlogd zmm10, zmm11, zmm6, 0x96          ;   145.8 p0      14 k
        vpternlogd zmm16, zmm6, zmm0, 0xd            ;   145.8 p5      14 k
        vpternlogd zmm9, zmm15, zmm16, 0x69          ;   146.8 p0      14 k
        vpternlogd zmm30, zmm16, zmm12, 0x78         ;   146.8 p5      14 k
        vpternlogd zmm16, zmm20, zmm20, 0xc3         ;   147.7 p0      14 k
        vpternlogd zmm23, zmm30, zmm0, 0x96          ;   147.8 p5      14 k
        vpandd zmm30, zmm30, zmm12                   ;   148.7 p0      14 k
        vpternlogd zmm30, zmm6, zmm0, 0xed           ;   149.7 p5      14 k
        vpternlogd zmm10, zmm0, zmm30, 0xb4          ;   150.7 p0      14 k
        vpternlogd zmm28, zmm30, zmm4, 0x69          ;   150.7 p5      14 k
        vpternlogd zmm30, zmm4, zmm10, 0x69          ;   151.7 p0      14 k
        vmovdqu64 zmm0, [rsp + 1920]                 ;   109.7 p3      13 k
        vmovdqu64 zmm4, [rsp + 1408]                 ;    85.0 p2      13 k
        vmovdqu64 zmm6, [rsp + 1344]                 ;    85.8 p3      13 k
        vmovdqu64 zmm11, [rsp + 1472]                ;    86.0 p2      13 k
        vmovdqa64 zmm15, zmm23                       ;   148.8         14 k copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3         ;   150.8 p5      14 k
        vpxord zmm27, zmm27, zmm28                   ;   151.7 p0      14 k
        vpternlogd zmm16, zmm23, zmm27, 0x87         ;   152.7 p5      14 k
        vmovdqu64 zmm12, [r14 + 35904]               ;    86.8 p3      15 k.1 reload
        vmovdqa64 zmm20, zmm31                       ;   139.7         15 k copy
        vpternlogd zmm20, zmm24, zmm12, 0xf6         ;   152.7 p0      15 k
        vpxord zmm6, zmm6, zmm7                      ;   152.8 p5      13 k
        vpxord zmm0, zmm0, zmm18                     ;   153.7 p0      13 k
        vmovdqu64 [rsp + 2304], zmm6                 ;   153.8 p7+p4   13 k spill
        vpxord zmm6, zmm9, zmm30                     ;   153.8 p5      14 k
        vmovdqu64 [rsp + 2368], zmm0                 ;   154.7 p8+p9   13 k spill
        vmovdqa64 zmm0, zmm5                         ;   143.8         15 k copy
        vpternlogd zmm0, zmm31, zmm17, 0x96          ;   154.7 p0      15 k
        vmovdqu64 [rsp + 2432], zmm7                 ;   138.7 p7+p4   14 k spill
        vmovdqa64 zmm7, zmm30                        ;   152.7         14 k copy
        vmovdqu64 [rsp + 2496], zmm1                 ;   143.7 p8+p9   13 k spill
        vmovdqa64 zmm1, zmm30                        ;   152.7         14 k copy
        vpternlogd zmm1, zmm15, zmm28, 0xcb          ;   154.8 p5      14 k
        vpternlogd zmm30, zmm15, zmm28, 0x78         ;   155.7 p0      14 k
        vpternlogd zmm28, zmm30, zmm9, 0xb4          ;   156.7 p5      14 k
        vpternlogd zmm6, zmm28, zmm1, 0xe1           ;   157.7 p0      14 k
        vpternlogd zmm30, zmm6, zmm9, 0xb4           ;   158.7 p5      14 k
        vpternlogd zmm9, zmm30, zmm1, 0xb8           ;   159.7 p0      14 k
        vpxord zmm7, zmm7, zmm1                      ;   157.8 p5      14 k
        vpternlogd zmm7, zmm28, zmm30, 0x96          ;   159.7 p0      14 k
        vmovdqu64 zmm1, [rsp + 1280]                 ;    89.8 p2      13 k
        vmovdqu64 zmm15, [rsp + 1856]                ;   114.7 p3      13 k
        vmovdqu64 zmm28, [rsp + 2240]                ;   140.7 p2      13 k
        vpxord zmm28, zmm28, [rsp + 1216]            ;   158.8 p5+p3   13 k
        vpxord zmm1, zmm1, zmm14                     ;   159.7 p0      13 k
        vpxord zmm15, zmm15, zmm22                   ;   159.8 p5      13 k
        vmovdqu64 [rsp + 2560], zmm15                ;   160.8 p7+p4   13 k spill
        vmovdqu64 zmm15, [rsp + 1088]                ;    91.8 p2      13 k
        vpxord zmm15, zmm15, zmm18                   ;   160.7 p0      13 k
        vmovdqu64 [rsp + 2624], zmm18                ;   134.7 p8+p9   14 k spill
        vmovdqu64 zmm18, [rsp + 1856]                ;   114.7 p3      13 k
        vmovdqu64 [rsp + 2688], zmm22                ;   136.7 p7+p4   14 k spill
        vmovdqu64 zmm22, [rsp + 1792]                ;   107.7 p2      13 k
        vpxord zmm22, zmm22, zmm7                    ;   160.8 p5      13 k
        vmovdqu64 [rsp + 2752], zmm22                ;   161.8 p8+p9   13 k spill
        vmovdqa64 zmm22, zmm20                       ;   153.7         15 k copy
        vpternlogd zmm22, zmm31, zmm19, 0x70         ;   161.7 p0      15 k
        vpternlogd zmm22, zmm12, zmm29, 0x95         ;   162.7 p5      15 k
        vpternlogd zmm19, zmm22, zmm31, 0x87         ;   163.7 p0      15 k
        vpternlogd zmm12, zmm29, zmm19, 0x9e         ;   164.7 p5      15 k
        vpternlogd zmm19, zmm20, zmm8, 0x96          ;   164.7 p0      15 k
        vpternlogd zmm26, zmm3, zmm12, 0x96          ;   165.7 p5      15 k
        vmovdqu64 zmm3, [rsp + 1600]                 ;   109.7 p3      13 k
        vmovdqu64 zmm20, [rsp + 1344]                ;    93.8 p2      13 k reload
        vpxord zmm3, zmm3, zmm20                     ;   164.7 p0      13 k
        vpternlogd zmm21, zmm22, zmm22, 0xc3         ;   164.8 p5      15 k
        vmovdqa64 zmm29, zmm20                       ;    99.8         13 k copy
        vmovdqa64 zmm20, zmm16                       ;   153.7         14 k copy
        vpternlogd zmm20, zmm23, zmm10, 0x1d         ;   165.7 p0      14 k
        vmovdqu64 [rsp + 2816], zmm15                ;   161.7 p7+p4   13 k spill
        vmovdqa64 zmm15, zmm16                       ;   153.7         14 k copy
        vpternlogd zmm15, zmm23, zmm10, 0xd8         ;   165.8 p5      14 k
        vmovdqu64 [rsp + 2880], zmm1                 ;   160.7 p8+p9   13 k spill
        vmovdqu64 zmm1, [rsp + 2176]                 ;   133.7 p3      13 k
        vmovdqu64 [rsp + 2944], zmm28                ;   159.8 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 704]                 ;    95.7 p2      13 k
        vpxord zmm28, zmm28, zmm7                    ;   166.7 p0      13 k
        vmovdqu64 [rsp + 3008], zmm7                 ;   160.7 p8+p9   14 k spill
        vmovdqa64 zmm7, zmm20                        ;   166.7         14 k copy
        vpternlogd zmm7, zmm23, zmm27, 0xc6          ;   166.8 p5      14 k
        vmovdqu64 [rsp + 3072], zmm28                ;   167.7 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 2496]                ;   143.7 p3      13 k
        vpxord zmm28, zmm28, zmm15                   ;   167.7 p0      13 k
        vmovdqu64 [rsp + 3136], zmm28                ;   168.7 p8+p9   13 k spill
        vmovdqu64 zmm28, [rsp + 2496]                ;   143.7 p2      13 k
        vpxord zmm28, zmm28, [rsp + 2112]            ;   167.8 p5+p3   13 k
        vmovdqu64 [rsp + 3200], zmm15                ;   166.8 p7+p4   14 k spill
        vmovdqa64 zmm15, zmm7                        ;   167.8         14 k copy
        vpternlogd zmm15, zmm16, zmm27, 0xd8         ;   168.7 p0      14 k
        vpternlogd zmm15, zmm20, zmm10, 0x2c         ;   169.7 p5      14 k
        vpternlogd zmm16, zmm10, zmm15, 0x2c         ;   170.7 p0      14 k
        vpternlogd zmm16, zmm23, zmm27, 0x16         ;   171.7 p5      14 k
        vmovdqu64 zmm10, [rsp + 1984]                ;   108.7 p2      13 k
        vmovdqu64 zmm20, [rsp + 704]                 ;    98.7 p3      13 k reload
        vpxord zmm10, zmm10, zmm20                   ;   170.7 p0      13 k
        vmovdqu64 zmm23, [rsp + 832]                 ;    99.5 p2      13 k reload
        vpxord zmm27, zmm20, zmm23                   ;   170.8 p5      13 k
        vpxord zmm18, zmm18, zmm15                   ;   171.7 p0      13 k
        vpxord zmm20, zmm23, [rsp + 576]             ;   171.8 p5+p3   13 k
        vmovdqu64 zmm23, [rsp + 384]                 ;   100.5 p2      13 k
        vmovdqu64 [rsp + 3264], zmm18                ;   172.7 p8+p9   13 k spill
        vmovdqu64 zmm18, [rsp + 1792]                ;   107.7 p3      13 k
        vpxord zmm18, zmm18, [rsp + 448]             ;   172.7 p0+p2   13 k
        vmovdqu64 [rsp + 3328], zmm27                ;   171.8 p7+p4   13 k spill
        vpandd zmm27, zmm26, zmm19                   ;   172.8 p5      15 k
        vmovdqu64 [rsp + 3392], zmm10                ;   171.7 p8+p9   13 k spill
        vmovdqu64 zmm10, [rsp + 1920]                ;   109.7 p3      13 k
        vpxord zmm10, zmm10, [rsp + 320]             ;   173.7 p0+p2   13 k
        vmovdqu64 [rsp + 3456], zmm15                ;   170.7 p7+p4   14 k spill
        vmovdqa64 zmm15, zmm19                       ;   165.7         15 k copy
        vmovdqu64 [rsp + 3520], zmm20                ;   172.8 p8+p9   13 k spill
        vmovdqu64 zmm20, [rsp + 768]                 ;   102.7 p3      13 k
        vmovdqu64 [rsp + 3584], zmm28                ;   168.8 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 1152]                ;   103.5 p2      13 k
        vmovdqu64 [rsp + 3648], zmm18                ;   173.7 p8+p9   13 k spill
        vmovdqu64 zmm18, [rsp + 1152]                ;   103.7 p3      13 k
        vmovdqu64 [rsp + 3712], zmm10                ;   174.7 p7+p4   13 k spill
        vmovdqu64 zmm10, [rsp + 192]                 ;   104.5 p2      13 k
        vmovdqu64 [rsp + 3776], zmm16                ;   172.7 p8+p9   14 k spill
        vmovdqu64 zmm16, [rsp + 3712]                ;   174.7 p3      13 k
        vmovdqu64 [rsp + 3840], zmm9                 ;   160.7 p7+p4   14 k spill
        vmovdqu64 zmm9, [rsp + 3776]                 ;   172.7 p2      13 k
        vmovdqu64 [rsp + 3904], zmm3                 ;   165.7 p8+p9   13 k spill
        vmovdqa64 zmm3, zmm21                        ;   165.8         15 k copy
        vpternlogd zmm3, zmm19, zmm26, 0x21          ;   173.8 p5      15 k
        vpternlogd zmm12, zmm24, zmm3, 0x96          ;   174.8 p0      15 k
        vpternlogd zmm27, zmm3, zmm0, 0xd            ;   174.8 p5      15 k
        vpternlogd zmm5, zmm17, zmm27, 0x69          ;   175.8 p0      15 k
        vpternlogd zmm19, zmm27, zmm21, 0x78         ;   175.8 p5      15 k
        vpternlogd zmm27, zmm31, zmm31, 0xc3         ;   176.7 p0      15 k
        vmovdqu64 zmm17, [rsp + 3904]                ;   165.7 p3      13 k
        vpternlogd zmm22, zmm19, zmm0, 0x96          ;   176.8 p5      15 k
        vpandd zmm19, zmm19, zmm21                   ;   177.7 p0      15 k
        vpternlogd zmm19, zmm3, zmm0, 0xed           ;   178.7 p5      15 k
        vmovdqu64 zmm3, [r15 + 36352]                ;   106.5 p2      15 k.0 reload
        vmovdqu64 zmm24, [r15 + 36480]               ;   106.7 p3      15 k
        vpternlogd zmm24, zmm25, zmm3, 0x95          ;   178.7 p0      15 k
        vpternlogd zmm12, zmm0, zmm19, 0xb4          ;   179.7 p5      15 k
        vpternlogd zmm26, zmm19, zmm8, 0x69          ;   179.7 p0      15 k
        vpternlogd zmm19, zmm8, zmm12, 0x69          ;   180.7 p5      15 k
        vmovdqu64 zmm0, [rsp + 1088]                 ;   107.5 p2      13 k
        vmovdqa64 zmm8, zmm22                        ;   177.8         15 k copy
        vpternlogd zmm8, zmm21, zmm21, 0xc3          ;   180.7 p0      15 k
        vpxord zmm15, zmm15, zmm26                   ;   180.8 p5      15 k
        vpternlogd zmm27, zmm22, zmm15, 0x87         ;   181.8 p0      15 k
        vmovdqu64 zmm21, [rsp + 640]                 ;   107.7 p3      13 k
        vmovdqu64 zmm31, [rsp + 1408]                ;   108.5 p2      13 k
        vmovdqu64 [rsp + 3968], zmm30                ;   159.7 p7+p4   14 k spill
        vmovdqu64 zmm30, [rsp + 512]                 ;   108.7 p3      13 k
        vmovdqu64 [rsp + 4032], zmm14                ;   135.7 p8+p9   14 k spill
        vmovdqu64 zmm14, [rsp + 3968]                ;   159.7 p2      13 k
        vmovdqu64 [rsp + 4096], zmm6                 ;   158.7 p7+p4   14 k spill
        vmovdqu64 zmm6, [rsp + 3072]                 ;   167.7 p3      13 k
        vmovdqu64 [rsp + 4160], zmm7                 ;   167.8 p8+p9   14 k spill
        vmovdqu64 zmm7, [rsp + 4096]                 ;   158.7 p2      13 k
        vmovdqu64 zmm3, [rsp + 4160]                 ;   167.8 p3      13 k
        vmovdqu64 [rsp + 4224], zmm6                 ;   173.7 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 384]                  ;   111.5 p2      13 k
        vmovdqu64 [rsp + 4288], zmm6                 ;   117.5 p8+p9   13 k spill
        vmovdqu64 zmm6, [rsp + 512]                  ;   111.7 p3      13 k
        vpxord zmm6, zmm6, [rsp + 1088]              ;   181.8 p5+p2   13 k
        vmovdqu64 [rsp + 4352], zmm6                 ;   182.8 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 1216]                 ;   112.7 p3      13 k
        vmovdqu64 [rsp + 4416], zmm6                 ;   119.3 p8+p9   13 k spill
        vmovdqu64 zmm6, [rsp + 3584]                 ;   168.8 p2      13 k
        vmovdqu64 [rsp + 4480], zmm6                 ;   174.8 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 4352]                 ;   182.8 p3      13 k
        vmovdqu64 [rsp + 4544], zmm6                 ;   188.8 p8+p9   13 k spill
        vmovdqu64 zmm6, [rsp + 3904]                 ;   165.7 p2      13 k
        vmovdqu64 [rsp + 4608], zmm6                 ;   171.7 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 1664]                 ;   114.7 p3      13 k
        vpxord zmm6, zmm6, [rsp + 768]               ;   182.7 p0+p2   13 k
        vmovdqu64 [rsp + 4672], zmm6                 ;   183.7 p8+p9   13 k spill
        vmovdqu64 zmm6, [rsp + 2496]                 ;   143.7 p3      13 k
        vmovdqu64 [rsp + 4736], zmm6                 ;   149.7 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 3520]                 ;   172.8 p2      13 k
        vpxord zmm6, zmm6, [rsp + 2496]              ;   182.8 p5+p3   13 k
        vmovdqu64 [rsp + 4800], zmm6                 ;   183.8 p8+p9   13 k spill
        vpxord zmm6, zmm5, zmm19                     ;   183.7 p0      15 k
        vmovdqu64 [rsp + 4864], zmm30                ;   127.0 p7+p4   13 k spill
        vmovdqa64 zmm30, zmm19                       ;   181.7         15 k copy
        vmovdqu64 [rsp + 4928], zmm31                ;   127.3 p8+p9   13 k spill
        vmovdqu64 zmm31, [rsp + 3776]                ;   172.7 p2      13 k
        vpxord zmm31, zmm31, [rsp + 1728]            ;   183.8 p5+p3   13 k
        vmovdqu64 [rsp + 4992], zmm31                ;   184.8 p7+p4   13 k spill
        vmovdqu64 zmm31, [rsp + 2880]                ;   160.7 p2      13 k
        vmovdqu64 [rsp + 5056], zmm31                ;   166.7 p8+p9   13 k spill
        vmovdqu64 zmm31, [rsp + 2176]                ;   133.7 p3      13 k
        vpxord zmm31, zmm31, [rsp + 448]             ;   184.7 p0+p2   13 k
        vmovdqu64 [rsp + 5120], zmm31                ;   185.7 p7+p4   13 k spill
        vmovdqa64 zmm31, zmm19                       ;   181.7         15 k copy
        vpternlogd zmm31, zmm8, zmm26, 0xcb          ;   184.8 p5      15 k
        vpternlogd zmm19, zmm8, zmm26, 0x78          ;   185.7 p0      15 k
        vpternlogd zmm26, zmm19, zmm5, 0xb4          ;   186.7 p5      15 k
        vpternlogd zmm6, zmm26, zmm31, 0xe1          ;   187.7 p0      15 k
        vpternlogd zmm19, zmm6, zmm5, 0xb4           ;   188.7 p5      15 k
        vpternlogd zmm5, zmm19, zmm31, 0xb8          ;   189.7 p0      15 k
        vpxord zmm30, zmm30, zmm31                   ;   187.8 p5      15 k
        vpternlogd zmm30, zmm26, zmm19, 0x96         ;   189.7 p0      15 k
        vmovdqu64 zmm8, [rsp + 3968]                 ;   159.7 p3      13 k
        vmovdqu64 zmm26, [rsp + 576]                 ;   120.5 p2      13 k
        vmovdqu64 zmm31, [rsp + 3072]                ;   167.7 p3      13 k
        vpxord zmm23, zmm23, zmm6                    ;   188.8 p5      13 k
        vpxord zmm17, zmm17, zmm19                   ;   189.7 p0      13 k
        vpxord zmm20, zmm20, zmm19                   ;   189.8 p5      13 k
        vpxord zmm18, zmm18, zmm20                   ;   190.8 p0      13 k
        vpxord zmm26, zmm26, zmm30                   ;   190.8 p5      13 k
        vmovdqu64 [rsp + 5184], zmm20                ;   190.8 p8+p9   13 k spill
        vmovdqu64 zmm20, [rsp + 3456]                ;   170.7 p2      13 k
        vpxord zmm20, zmm20, [rsp + 2112]            ;   191.7 p0+p3   13 k
        vmovdqu64 [rsp + 5248], zmm20                ;   192.7 p7+p4   13 k spill
        vmovdqu64 zmm20, [rsp + 4032]                ;   135.7 p2      13 k
        vpxord zmm20, zmm20, [rsp + 320]             ;   191.8 p5+p3   13 k
        vmovdqu64 [rsp + 5312], zmm18                ;   191.8 p8+p9   13 k spill
        vmovdqu64 zmm18, [rsp + 0]                   ;   123.5 p2      13 k
        vmovdqu64 [rsp + 5376], zmm20                ;   192.8 p7+p4   13 k spill
        vmovdqu64 zmm20, [rsp + 3200]                ;   166.8 p3      13 k
        vmovdqu64 [rsp + 5440], zmm17                ;   190.7 p8+p9   13 k spill
        vmovdqa64 zmm17, zmm27                       ;   182.8         15 k copy
        vpternlogd zmm17, zmm22, zmm12, 0x1d         ;   192.7 p0      15 k
        vmovdqu64 [rsp + 5504], zmm26                ;   191.8 p7+p4   13 k spill
        vmovdqa64 zmm26, zmm27                       ;   182.8         15 k copy
        vpternlogd zmm26, zmm22, zmm12, 0xd8         ;   192.8 p5      15 k
        vpxord zmm11, zmm11, zmm26                   ;   193.8 p0      13 k
        vmovdqu64 [rsp + 5568], zmm11                ;   194.8 p8+p9   13 k spill
        vmovdqa64 zmm11, zmm17                       ;   193.7         15 k copy
        vpternlogd zmm11, zmm22, zmm15, 0xc6         ;   193.8 p5      15 k
        vpxord zmm4, zmm4, zmm11                     ;   194.8 p0      13 k
        vmovdqu64 [rsp + 5632], zmm4                 ;   195.8 p7+p4   13 k spill
        vmovdqu64 zmm4, [rsp + 704]                  ;   124.5 p2      13 k
        vmovdqu64 [rsp + 5696], zmm26                ;   193.8 p8+p9   15 k spill
        vmovdqa64 zmm26, zmm11                       ;   194.8         15 k copy
        vpternlogd zmm26, zmm27, zmm15, 0xd8         ;   194.8 p5      15 k
        vpternlogd zmm26, zmm17, zmm12, 0x2c         ;   195.8 p0      15 k
        vpternlogd zmm27, zmm12, zmm26, 0x2c         ;   196.8 p5      15 k
        vpternlogd zmm27, zmm22, zmm15, 0x16         ;   197.8 p0      15 k
        vmovdqu64 zmm12, [r15 + 36608]               ;   124.7 p3      15 k.4 reload
        vmovdqu64 zmm15, [r15 + 36672]               ;   125.5 p2      15 k.5 reload
        vmovdqu64 zmm17, [r15 + 36736]               ;   125.7 p3      15 k
        vpternlogd zmm17, zmm15, zmm12, 0x78         ;   196.8 p5      15 k
        vpxord zmm13, zmm13, zmm17                   ;   197.8 p0      15 k
        vmovdqu64 zmm22, [rsp + 3456]                ;   170.7 p2      13 k
        vpxord zmm21, zmm21, zmm26                   ;   197.8 p5      13 k
        vmovdqu64 [rsp + 5760], zmm26                ;   196.8 p7+p4   15 k spill
        vmovdqu64 zmm26, [rsp + 2880]                ;   160.7 p3      13 k
        vpxord zmm26, zmm26, [rsp + 3840]            ;   198.7 p0+p2   13 k
        vmovdqu64 [rsp + 5824], zmm26                ;   199.7 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 1728]                ;   127.7 p3      13 k
        vpxord zmm26, zmm26, [rsp + 1088]            ;   198.8 p5+p2   13 k
        vmovdqu64 [rsp + 5888], zmm26                ;   199.8 p7+p4   13 k spill
        vmovdqu64 zmm26, [rsp + 2752]                ;   161.8 p3      13 k
        vmovdqu64 [rsp + 5952], zmm11                ;   194.8 p8+p9   15 k spill
        vmovdqu64 zmm11, [rsp + 1280]                ;   129.5 p2      13 k
        vmovdqu64 [rsp + 6016], zmm19                ;   189.7 p7+p4   15 k spill
        vmovdqu64 zmm19, [rsp + 4416]                ;   129.7 p3      13 k reload
        vpxord zmm19, zmm19, [rsp + 5952]            ;   200.8 p0+p2   13 k
        vmovdqu64 [rsp + 4416], zmm19                ;   201.8 p8+p9   13 k spill
        vmovdqu64 zmm19, [rsp + 1280]                ;   130.7 p3      13 k
        vpxord zmm19, zmm19, [rsp + 448]             ;   199.8 p5+p2   13 k
        vmovdqu64 [rsp + 6080], zmm19                ;   200.8 p7+p4   13 k spill
        vmovdqa64 zmm19, zmm15                       ;   131.5         15 k copy
        vpternlogd zmm19, zmm12, [r15 + 36736], 0x1b ;   200.7 p0+p3   15 k
        vpandd zmm2, zmm2, zmm19                     ;   201.7 p5      15 k
        vmovdqu64 [rsp + 6144], zmm30                ;   190.7 p8+p9   15 k spill
        vmovdqu64 zmm30, [rsp + 4160]                ;   167.8 p2      13 k
        vmovdqu64 [rsp + 6208], zmm5                 ;   190.7 p7+p4   15 k spill
        vmovdqu64 zmm5, [rsp + 4288]                 ;   132.7 p3      13 k reload
        vpxord zmm5, zmm5, [rsp + 6144]              ;   201.7 p0+p2   13 k
        vpxord zmm4, zmm4, zmm5                      ;   202.7 p5      13 k
        vmovdqu64 [rsp + 4288], zmm5                 ;   202.7 p8+p9   13 k spill
        vmovdqu64 zmm5, [rsp + 4224]                 ;   173.7 p3      13 k reload
        vpxord zmm5, zmm5, [rsp + 6208]              ;   202.7 p0+p2   13 k
        vmovdqu64 [rsp + 4224], zmm5                 ;   203.7 p7+p4   13 k spill
        vmovdqu64 zmm5, [rsp + 4544]                 ;   188.8 p3      13 k reload
        vpxord zmm5, zmm5, [rsp + 6144]              ;   202.8 p5+p2   13 k
        vmovdqu64 [rsp + 4544], zmm5                 ;   203.8 p8+p9   13 k spill
        vmovdqu64 zmm5, [rsp + 6208]                 ;   190.7 p3      13 k
        vmovdqu64 [rsp + 6272], zmm4                 ;   203.7 p7+p4   13 k spill
        vmovdqu64 zmm4, [rsp + 6144]                 ;   190.7 p2      13 k
        vmovdqu64 [rsp + 6336], zmm21                ;   198.8 p8+p9   13 k spill
        vmovdqa64 zmm21, zmm23                       ;   189.8         13 k copy
        vmovdqu64 [rsp + 6400], zmm23                ;   189.8 p7+p4   13 k spill
        vmovdqu64 zmm23, [rsp + 384]                 ;   136.7 p3      13 k
        vpxord zmm23, zmm23, [rsp + 640]             ;   203.7 p0+p2   13 k
        vmovdqu64 [rsp + 6464], zmm23                ;   204.7 p8+p9   13 k spill
        vmovdqu64 zmm23, [rsp + 5632]                ;   195.8 p3      13 k
        vmovdqu64 [rsp + 6528], zmm23                ;   201.8 p7+p4   13 k spill
        vmovdqu64 zmm23, [rsp + 2176]                ;   138.5 p2      13 k
        vmovdqu64 [rsp + 6592], zmm23                ;   157.3 p8+p9   13 k spill
        vmovdqu64 zmm23, [rsp + 4032]                ;   138.7 p3      13 k
        vmovdqu64 [rsp + 6656], zmm23                ;   159.0 p7+p4   13 k spill
        vmovdqu64 zmm23, [rsp + 4608]                ;   171.7 p2      13 k reload
        vpxord zmm23, zmm23, zmm6                    ;   203.8 p5      13 k
        vmovdqu64 [rsp + 4608], zmm23                ;   204.8 p8+p9   13 k spill
        vmovdqu64 zmm23, [rsp + 384]                 ;   139.7 p3      13 k
        vmovdqu64 [rsp + 6720], zmm23                ;   161.0 p7+p4   13 k spill
        vmovdqu64 zmm23, [rsp + 4608]                ;   204.8 p2      13 k
        vmovdqu64 [rsp + 6784], zmm30                ;   173.8 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 5632]                ;   195.8 p3      13 k
        vpxord zmm30, zmm30, [rsp + 192]             ;   204.7 p0+p2   13 k
        vmovdqu64 [rsp + 6848], zmm30                ;   205.7 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 2432]                ;   141.7 p3      13 k
        vpxord zmm30, zmm30, [rsp + 960]             ;   204.8 p5+p2   13 k
        vmovdqu64 [rsp + 6912], zmm30                ;   205.8 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 2048]                ;   142.7 p3      13 k
        vpxord zmm30, zmm30, [rsp + 320]             ;   205.7 p0+p2   13 k
        vmovdqu64 [rsp + 6976], zmm30                ;   206.7 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 1152]                ;   143.7 p3      13 k
        vpxord zmm30, zmm30, [rsp + 6976]            ;   212.7 p5+p2   13 k
        vmovdqu64 [rsp + 7040], zmm30                ;   213.7 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 896]                 ;   144.7 p3      13 k
        vpxord zmm30, zmm30, [rsp + 1216]            ;   206.7 p0+p2   13 k
        vmovdqu64 [rsp + 7104], zmm30                ;   207.7 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 1024]                ;   145.7 p3      13 k
        vmovdqu64 [rsp + 7168], zmm30                ;   167.3 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 960]                 ;   146.5 p2      13 k
        vpxord zmm30, zmm30, [rsp + 0]               ;   206.8 p5+p3   13 k
        vmovdqu64 [rsp + 7232], zmm30                ;   207.8 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 4672]                ;   183.7 p2      13 k
        vpxord zmm30, zmm30, [rsp + 832]             ;   207.7 p0+p3   13 k
        vmovdqu64 [rsp + 7296], zmm30                ;   208.7 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 3072]                ;   167.7 p2      13 k
        vpxord zmm30, zmm30, [rsp + 192]             ;   207.8 p5+p3   13 k
        vmovdqu64 [rsp + 7360], zmm30                ;   208.8 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 4160]                ;   167.8 p2      13 k
        vpxord zmm30, zmm30, [rsp + 0]               ;   208.7 p0+p3   13 k
        vmovdqu64 [rsp + 7424], zmm30                ;   209.7 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 2176]                ;   150.5 p2      13 k
        vpxord zmm30, zmm30, zmm6                    ;   208.8 p5      13 k
        vmovdqu64 [rsp + 7488], zmm30                ;   209.8 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 2752]                ;   161.8 p3      13 k
        vpxord zmm30, zmm30, [rsp + 1280]            ;   209.7 p0+p2   13 k
        vmovdqu64 [rsp + 7552], zmm30                ;   210.7 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 2816]                ;   161.7 p3      13 k
        vpxord zmm30, zmm30, [rsp + 3200]            ;   209.8 p5+p2   13 k
        vmovdqu64 [rsp + 7616], zmm30                ;   210.8 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 3008]                ;   160.7 p3      13 k
        vmovdqu64 [rsp + 7680], zmm30                ;   175.3 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 4096]                ;   158.7 p2      13 k
        vpxord zmm30, zmm30, [rsp + 192]             ;   210.7 p0+p3   13 k
        vmovdqu64 [rsp + 7744], zmm30                ;   211.7 p7+p4   13 k spill
        vmovdqu64 zmm30, [rsp + 3008]                ;   160.7 p2      13 k
        vpxord zmm30, zmm30, [rsp + 1408]            ;   210.8 p5+p3   13 k
        vmovdqu64 [rsp + 7808], zmm30                ;   211.8 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 2688]                ;   155.5 p2      13 k
        vpxord zmm30, zmm30, [rsp + 192]             ;   211.7 p0+p3   13 k
        vmovdqu64 [rsp + 7872], zmm30                ;   212.7 p7+p4   13 k spill
        vmovdqa64 zmm30, zmm17                       ;   197.8         15 k copy
        vpternlogd zmm30, zmm12, [r15 + 36800], 0x9d ;   211.8 p5+p2   15 k
        vpternlogd zmm17, zmm30, zmm15, 0x26         ;   212.8 p0      15 k
        vpternlogd zmm30, zmm15, [r15 + 36800], 0x58 ;   212.8 p5+p3   15 k
        vpternlogd zmm19, zmm30, [r15 + 36800], 0xb4 ;   213.8 p0+p2   15 k
        vmovdqa64 zmm15, zmm17                       ;   213.8         15 k copy
        vpternlogd zmm15, zmm24, zmm12, 0x96         ;   213.8 p5      15 k
        vmovdqu64 [rsp + 7936], zmm11                ;   179.3 p8+p9   13 k spill
        vmovdqu64 zmm11, [rsp + 3968]                ;   159.7 p3      14 k reload
        vpternlogd zmm6, zmm11, [rsp + 4032], 0x96   ;   214.7 p0+p2   13 k
        vpxord zmm26, zmm26, zmm6                    ;   215.7 p5      13 k
        vmovdqu64 [rsp + 8000], zmm26                ;   216.7 p7+p4   13 k spill
        vmovdqa64 zmm26, zmm27                       ;   198.8         13 k copy
        vmovdqu64 [rsp + 8064], zmm26                ;   198.8 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 4032]                ;   158.7 p3      13 k
        vpternlogd zmm26, zmm11, [rsp + 1152], 0x96  ;   215.7 p0+p2   13 k
        vmovdqa64 zmm11, zmm26                       ;   216.7         13 k copy
        vmovdqu64 [rsp + 1152], zmm6                 ;   215.7 p7+p4   13 k spill
        vmovdqu64 zmm6, [r15 + 36480]                ;   159.7 p3      15 k
        vpternlogd zmm6, zmm24, [r15 + 36416], 0xde  ;   215.8 p5+p2   15 k
        vmovdqu64 [rsp + 8128], zmm11                ;   216.7 p8+p9   13 k spill
        vmovdqa64 zmm11, zmm6                        ;   216.8         15 k copy
        vpternlogd zmm11, zmm24, zmm25, 0x70         ;   216.8 p0      15 k
        vmovdqu64 [rsp + 8192], zmm26                ;   216.7 p7+p4   13 k spill
        vmovdqu64 zmm26, [r15 + 36416]               ;   160.7 p3      15 k.1 reload
        vpternlogd zmm11, zmm26, [r15 + 36352], 0x95 ;   217.8 p5+p2   15 k
        vpternlogd zmm25, zmm11, zmm24, 0x87         ;   218.8 p0      15 k
        vpternlogd zmm30, zmm11, zmm11, 0xc3         ;   218.8 p5      15 k
        vpternlogd zmm6, zmm19, zmm25, 0x96          ;   219.8 p0      15 k
        vpternlogd zmm25, zmm26, [r15 + 36352], 0xb6 ;   219.8 p5+p3   15 k
        vpternlogd zmm13, zmm2, zmm25, 0x96          ;   220.8 p0      15 k
        vpandd zmm2, zmm13, zmm6                     ;   221.8 p5      15 k
        vmovdqa64 zmm26, zmm6                        ;   220.8         15 k copy
        mov rdi, qword [rsp + 10384]                 ;   148.0 p10     27 keys reload
        mov rbp, r8                                  ;   148.2         27 keys copy
        sub rbp, rdi                                 ;   153.0 p1      27 keys
        add rbp, 0x1000                              ;   154.0 p6      27 keys
        and rbp, 0x7fff                              ;   155.0 p11     27 keys
        add rbp, rdi                                 ;   156.0 p1      27 keys
        mov rax, r9                                  ;   149.0         27 keys copy
        sub rax, rdi                                 ;   153.0 p6      27 keys
        add rax, 0x1000                              ;   154.0 p11     27 keys
        and rax, 0x7fff                              ;   155.0 p1      27 keys
        vmovdqu64 [rsp + 8256], zmm4                 ;   196.7 p8+p9   13 k spill
        vmovdqa64 zmm4, zmm30                        ;   219.8         15 k copy
        vmovdqu64 [rsp + 8320], zmm22                ;   187.0 p7+p4   13 k spill
        vmovdqa64 zmm22, zmm30                       ;   219.8         15 k copy
        vpternlogd zmm22, zmm6, zmm13, 0x21          ;   221.8 p0      15 k
        vpternlogd zmm2, zmm22, zmm15, 0xd           ;   222.8 p5      15 k
        vpternlogd zmm17, zmm12, zmm2, 0x69          ;   223.8 p0      15 k
        vpternlogd zmm6, zmm2, zmm30, 0x78           ;   223.8 p5      15 k
        vpternlogd zmm2, zmm24, zmm24, 0xc3          ;   223.8 p0      15 k
        vpternlogd zmm11, zmm6, zmm15, 0x96          ;   224.8 p5      15 k
        vpandd zmm4, zmm4, zmm6                      ;   224.8 p0      15 k
        vpternlogd zmm4, zmm22, zmm15, 0xed          ;   225.8 p5      15 k
        vpternlogd zmm13, zmm4, zmm19, 0x69          ;   226.8 p0      15 k
        vpternlogd zmm22, zmm25, [r15 + 36480], 0x96 ;   224.8 p5+p2   15 k
        vpternlogd zmm22, zmm15, zmm4, 0xb4          ;   226.8 p0      15 k
        vmovdqu64 zmm6, [rsp + 896]                  ;   162.7 p3      13 k reload
        vmovdqu64 zmm12, [rsp + 2432]                ;   163.5 p2      14 k reload
        vmovdqu64 zmm15, [rsp + 6336]                ;   198.8 p3      13 k
        vpternlogd zmm15, zmm12, zmm6, 0x96          ;   225.8 p5      13 k
        vpternlogd zmm4, zmm19, zmm22, 0x69          ;   227.8 p0      15 k
        vmovdqu64 zmm19, [rsp + 5696]                ;   193.8 p2      15 k reload
        vmovdqu64 zmm24, [rsp + 3648]                ;   173.7 p3      13 k reload
        vpternlogd zmm12, zmm24, zmm19, 0x96         ;   226.8 p5      13 k
        vpxord zmm26, zmm26, zmm13                   ;   227.8 p0      15 k
        vpternlogd zmm2, zmm11, zmm26, 0x87          ;   228.8 p5      15 k
        vmovdqa64 zmm25, zmm11                       ;   225.8         15 k copy
        vpternlogd zmm25, zmm30, zmm30, 0xc3         ;   228.7 p0      15 k
        vpxord zmm30, zmm17, zmm4                    ;   228.8 p5      15 k
        add rax, rdi                                 ;   156.0 p6      27 keys
        mov rcx, r10                                 ;   154.7         27 keys copy
        sub rcx, rdi                                 ;   154.8 p11     27 keys
        add rcx, 0x1000                              ;   155.8 p1      27 keys
        and rcx, 0x7fff                              ;   156.8 p6      27 keys
        add rcx, rdi                                 ;   157.8 p11     27 keys
        vmovdqa64 zmm6, zmm4                         ;   228.8         15 k copy
        mov rdx, r11                                 ;   155.7         27 keys copy
        sub rdx, rdi                                 ;   156.0 p1      27 keys
        add rdx, 0x1000                              ;   157.0 p6      27 keys
        and rdx, 0x7fff                              ;   158.0 p11     27 keys
        add rdx, rdi                                 ;   159.0 p1      27 keys
        mov rbx, r12                                 ;   156.5         27 keys copy
        sub rbx, rdi                                 ;   157.5 p6      27 keys
        vmovdqu64 [rsp + 2432], zmm12                ;   227.8 p8+p9   13 k spill
        vmovdqa64 zmm12, zmm4                        ;   228.8         15 k copy
        vpternlogd zmm12, zmm25, zmm13, 0xcb         ;   229.7 p0      15 k
        vpternlogd zmm4, zmm25, zmm13, 0x78          ;   229.8 p5      15 k
        vpternlogd zmm13, zmm4, zmm17, 0xb4          ;   230.8 p0      15 k
        vpternlogd zmm30, zmm13, zmm12, 0xe1         ;   231.8 p5      15 k
        vpternlogd zmm4, zmm30, zmm17, 0xb4          ;   232.8 p0      15 k
        vpternlogd zmm17, zmm4, zmm12, 0xb8          ;   233.8 p5      15 k
        vpxord zmm6, zmm6, zmm12                     ;   232.7 p0      15 k
        vpternlogd zmm6, zmm13, zmm4, 0x96           ;   233.8 p5      15 k
        vmovdqu64 zmm12, [rsp + 2880]                ;   165.5 p2      13 k reload
        vmovdqu64 zmm13, [rsp + 8192]                ;   216.7 p3      13 k
        vpternlogd zmm13, zmm24, zmm12, 0x96         ;   233.7 p0      13 k
        vpxord zmm1, zmm1, zmm30                     ;   233.8 p5      13 k
        vmovdqu64 zmm25, [rsp + 4928]                ;   166.5 p2      13 k reload
        vpxord zmm25, zmm25, zmm15                   ;   234.7 p0      13 k
        vpxord zmm28, zmm28, zmm4                    ;   234.8 p5      13 k
        vpxord zmm14, zmm14, zmm4                    ;   235.7 p0      13 k
        vpxord zmm16, zmm16, zmm17                   ;   235.8 p5      13 k
        vpxord zmm7, zmm7, zmm6                      ;   236.7 p0      13 k
        vpxord zmm21, zmm21, zmm6                    ;   236.8 p5      13 k
        vpxord zmm0, zmm0, zmm6                      ;   237.7 p0      13 k
        vpxord zmm23, zmm23, zmm6                    ;   237.8 p5      13 k
        vpxord zmm29, zmm29, zmm7                    ;   238.7 p0      13 k
        vmovdqu64 zmm24, [rsp + 4864]                ;   166.7 p3      13 k reload
        vpxord zmm24, zmm24, zmm30                   ;   238.8 p5      13 k
        vpxord zmm31, zmm31, zmm24                   ;   239.8 p0      13 k
        vmovdqa64 zmm12, zmm2                        ;   229.8         15 k copy
        vpternlogd zmm12, zmm11, zmm22, 0x1d         ;   239.8 p5      15 k
        add rbx, 0x1000                              ;   161.7 p11     27 keys
        vmovdqu64 [rsp + 4864], zmm15                ;   226.8 p7+p4   13 k spill
        vmovdqa64 zmm15, zmm2                        ;   229.8         15 k copy
        vpternlogd zmm15, zmm11, zmm22, 0xd8         ;   240.7 p0      15 k
        vpxord zmm8, zmm8, zmm15                     ;   241.7 p5      13 k
        vpxord zmm5, zmm5, zmm15                     ;   241.7 p0      13 k
        vpxord zmm20, zmm20, zmm15                   ;   241.8 p5      13 k
        vmovdqu64 [rsp + 4928], zmm15                ;   241.7 p8+p9   15 k spill
        vmovdqa64 zmm15, zmm12                       ;   240.8         15 k copy
        vpternlogd zmm15, zmm11, zmm26, 0xc6         ;   242.7 p0      15 k
        vpxord zmm10, zmm10, zmm15                   ;   243.7 p5      13 k
        and rbx, 0x7fff                              ;   163.5 p1      27 keys
        vmovdqu64 [rsp + 6336], zmm8                 ;   242.7 p7+p4   13 k spill
        vmovdqa64 zmm8, zmm15                        ;   243.7         15 k copy
        vpternlogd zmm8, zmm2, zmm26, 0xd8           ;   243.7 p0      15 k
        vpternlogd zmm8, zmm12, zmm22, 0x2c          ;   244.7 p5      15 k
        vpternlogd zmm2, zmm22, zmm8, 0x2c           ;   245.7 p0      15 k
        vpternlogd zmm2, zmm11, zmm26, 0x16          ;   246.7 p5      15 k
        vmovdqu64 zmm11, [rsp + 1472]                ;   167.5 p2      13 k reload
        vmovdqu64 zmm12, [rsp + 1408]                ;   167.7 p3      13 k reload
        vmovdqu64 zmm22, [rsp + 2240]                ;   168.5 p2      13 k
        vpternlogd zmm22, zmm12, zmm11, 0x96         ;   245.7 p0      13 k
        vpxord zmm3, zmm3, zmm2                      ;   247.7 p5      13 k
        vmovdqu64 zmm26, [rsp + 5056]                ;   168.7 p3      13 k reload
        vpxord zmm26, zmm26, zmm28                   ;   246.7 p0      13 k
        vpxord zmm18, zmm18, zmm26                   ;   247.7 p5      13 k
        add rbx, rdi                                 ;   166.0 p6      27 keys
        vmovdqu64 zmm12, [rsp + 8256]                ;   196.7 p2      13 k reload
        vpxord zmm12, zmm12, zmm4                    ;   247.7 p0      13 k
        vmovdqu64 [rsp + 8256], zmm26                ;   247.7 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 4736]                ;   169.7 p3      13 k reload
        vpxord zmm26, zmm26, zmm2                    ;   247.8 p5      13 k
        vmovdqu64 [rsp + 4736], zmm26                ;   248.8 p7+p4   13 k spill
        vmovdqu64 zmm26, [rsp + 7936]                ;   179.3 p2      13 k reload
        vpxord zmm26, zmm26, zmm12                   ;   248.7 p0      13 k
        vmovdqu64 [rsp + 7936], zmm3                 ;   248.7 p8+p9   13 k spill
        vmovdqu64 zmm3, [rsp + 4736]                 ;   248.8 p3      13 k
        vmovdqu64 [rsp + 5056], zmm22                ;   246.7 p7+p4   13 k spill
        vmovdqu64 zmm22, [rsp + 6592]                ;   171.5 p2      13 k reload
        vpxord zmm22, zmm22, zmm12                   ;   248.8 p5      13 k
        vmovdqu64 [rsp + 6592], zmm28                ;   235.8 p8+p9   13 k spill
        vmovdqu64 zmm28, [rsp + 6656]                ;   171.7 p3      13 k reload
        vpxord zmm28, zmm28, zmm22                   ;   249.8 p0      13 k
        vmovdqu64 [rsp + 6656], zmm22                ;   249.8 p7+p4   13 k spill
        vmovdqu64 zmm22, [rsp + 8320]                ;   187.0 p2      13 k reload
        vpxord zmm22, zmm22, zmm8                    ;   249.8 p5      13 k
        vmovdqu64 [rsp + 8320], zmm28                ;   250.8 p8+p9   13 k spill
        vmovdqu64 zmm28, [rsp + 6784]                ;   173.8 p3      13 k reload
        vpxord zmm28, zmm28, zmm8                    ;   250.7 p0      13 k
        vpternlogd zmm28, zmm25, [rsp + 3904], 0x96  ;   251.7 p5+p2   13 k
        vpternlogd zmm28, zmm13, [rsp + 256], 0x96   ;   252.7 p0+p3   13 k
        vmovdqu64 [rsp + 6784], zmm28                ;   253.7 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 7680]                ;   175.3 p2      13 k reload
        vpxord zmm28, zmm28, zmm14                   ;   251.8 p5      13 k
        vmovdqu64 [rsp + 7680], zmm28                ;   252.8 p8+p9   13 k spill
        vmovdqu64 zmm28, [rsp + 7168]                ;   174.7 p3      13 k reload
        vpxord zmm28, zmm28, zmm8                    ;   252.7 p0      13 k
        add esi, 0xffffffff                          ;   171.5 p11     27 keys
        mov dword [rsp + 10704], esi                 ;   201.0 p7+p4   27 keys spill
        mov rsi, r13                                 ;   171.8         27 keys copy
        sub rsi, rdi                                 ;   172.0 p1      27 keys
        add rsi, 0x1000                              ;   173.0 p6      27 keys
        and rsi, 0x7fff                              ;   174.0 p11     27 keys
        add rsi, rdi                                 ;   175.0 p1      27 keys
        mov qword [rsp + 10552], rsi                 ;   201.3 p8+p9   27 keys spill
        mov rsi, r14                                 ;   172.8         27 keys copy
        sub rsi, rdi                                 ;   173.2 p6      27 keys
        add rsi, 0x1000                              ;   174.2 p11     27 keys
        and rsi, 0x7fff                              ;   175.2 p1      27 keys
        add rsi, rdi                                 ;   176.2 p6      27 keys
        mov qword [rsp + 10560], rsi                 ;   202.0 p7+p4   27 keys spill
        mov rsi, r15                                 ;   173.8         27 keys copy
        sub rsi, rdi                                 ;   174.5 p11     27 keys
        add rsi, 0x1000                              ;   175.5 p1      27 keys
        and rsi, 0x7fff                              ;   176.5 p6      27 keys
        add rsi, rdi                                 ;   177.5 p11     27 keys
        vmovdqu64 [rsp + 7168], zmm13                ;   234.7 p8+p9   13 k spill
        vmovdqu64 zmm13, [rsp + 1024]                ;   175.5 p2      13 k reload
        vpternlogd zmm30, zmm13, [rsp + 832], 0x96   ;   252.8 p5+p3   13 k
        vpternlogd zmm14, zmm13, [rsp + 3584], 0x96  ;   253.7 p0+p2   13 k
        vpternlogd zmm20, zmm13, [rsp + 1536], 0x96  ;   253.8 p5+p3   13 k
        vmovdqu64 zmm13, [rsp + 8064]                ;   198.8 p2      13 k reload
        vpxord zmm13, zmm13, zmm15                   ;   254.7 p0      13 k
        vmovdqu64 [rsp + 8064], zmm13                ;   255.7 p7+p4   13 k spill
        vmovdqu64 zmm13, [rsp + 4160]                ;   177.7 p3      14 k reload
        vpternlogd zmm10, zmm13, [rsp + 1728], 0x96  ;   254.8 p5+p2   13 k
        vpternlogd zmm13, zmm26, [rsp + 2624], 0x96  ;   255.7 p0+p3   13 k
        vmovdqu64 [rsp + 4160], zmm26                ;   249.7 p8+p9   13 k spill
        vpxord zmm26, zmm15, zmm20                   ;   255.8 p5      13 k
        vmovdqu64 [rsp + 8384], zmm26                ;   256.8 p7+p4   13 k spill
        vmovdqu64 zmm26, [rsp + 768]                 ;   179.5 p2      13 k
        vpternlogd zmm26, zmm19, [rsp + 64], 0x96    ;   256.7 p0+p3   13 k
        vmovdqu64 zmm19, [rsp + 4480]                ;   180.5 p2      13 k reload
        vpxord zmm19, zmm19, zmm26                   ;   257.7 p5      13 k
        vmovdqu64 [rsp + 4480], zmm20                ;   254.8 p8+p9   13 k spill
        vmovdqu64 zmm20, [rsp + 3840]                ;   180.7 p3      13 k
        vpternlogd zmm20, zmm27, [rsp + 640], 0x96   ;   257.7 p0+p2   13 k
        vmovdqu64 [rsp + 8448], zmm28                ;   253.7 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 2944]                ;   181.7 p3      13 k
        vpternlogd zmm28, zmm27, [rsp + 960], 0x96   ;   257.8 p5+p2   13 k
        vpternlogd zmm13, zmm28, [rsp + 1856], 0x96  ;   258.8 p0+p3   13 k
        vmovdqu64 [rsp + 8512], zmm13                ;   259.8 p8+p9   13 k spill
        vmovdqu64 zmm13, [rsp + 1152]                ;   215.7 p2      13 k
        vpternlogd zmm13, zmm11, [rsp + 1792], 0x96  ;   258.8 p5+p3   13 k
        vmovdqu64 [rsp + 8576], zmm13                ;   259.8 p7+p4   13 k spill
        vmovdqu64 zmm13, [rsp + 1600]                ;   184.5 p2      13 k
        vpternlogd zmm13, zmm11, [rsp + 576], 0x96   ;   259.7 p0+p3   13 k
        vmovdqu64 zmm11, [rsp + 6016]                ;   189.7 p2      13 k
        vpternlogd zmm11, zmm1, [rsp + 3008], 0x96   ;   259.8 p5+p3   13 k
        vmovdqu64 [rsp + 8640], zmm13                ;   260.7 p8+p9   13 k spill
        vmovdqu64 zmm13, [rsp + 2816]                ;   186.5 p2      13 k
        vpternlogd zmm13, zmm24, [rsp + 1344], 0x96  ;   260.7 p0+p3   13 k
        vmovdqu64 [rsp + 8704], zmm24                ;   239.8 p7+p4   13 k spill
        vmovdqa64 zmm24, zmm13                       ;   261.7         13 k copy
        vpternlogd zmm24, zmm6, [rsp + 704], 0x96    ;   261.7 p5+p2   13 k
        vmovdqu64 [rsp + 8768], zmm13                ;   261.7 p8+p9   13 k spill
        vmovdqu64 zmm13, [rsp + 3904]                ;   187.7 p3      13 k
        vpternlogd zmm13, zmm17, [rsp + 2048], 0x96  ;   261.7 p0+p2   13 k
        vmovdqu64 [rsp + 8832], zmm8                 ;   245.7 p7+p4   15 k spill
        vmovdqu64 zmm8, [rsp + 1856]                 ;   188.7 p3      13 k
        vpternlogd zmm8, zmm2, [rsp + 256], 0x96     ;   261.8 p5+p2   13 k
        vpxord zmm9, zmm9, zmm8                      ;   262.8 p0      13 k
        vpternlogd zmm18, zmm9, zmm27, 0x96          ;   263.8 p5      13 k
        vmovdqu64 zmm8, [rsp + 6528]                 ;   201.8 p3      13 k reload
        vpxord zmm8, zmm8, zmm9                      ;   263.8 p0      13 k
        vmovdqu64 [rsp + 6528], zmm18                ;   264.8 p8+p9   13 k spill
        vmovdqu64 zmm18, [rsp + 6208]                ;   190.7 p2      15 k reload
        vpternlogd zmm2, zmm18, [rsp + 128], 0x96    ;   263.8 p5+p3   13 k
        vmovdqu64 [rsp + 1856], zmm27                ;   215.0 p7+p4   15 k spill
        vmovdqu64 zmm27, [rsp + 3072]                ;   191.5 p2      13 k
        vpternlogd zmm27, zmm17, [rsp + 2048], 0x96  ;   264.7 p0+p3   13 k
        vmovdqu64 [rsp + 8896], zmm9                 ;   263.8 p8+p9   13 k spill
        vmovdqu64 zmm9, [rsp + 5504]                 ;   192.5 p2      13 k
        vpternlogd zmm9, zmm1, [rsp + 3392], 0x96    ;   264.8 p5+p3   13 k
        vmovdqu64 [rsp + 8960], zmm27                ;   265.7 p7+p4   13 k spill
        vmovdqu64 zmm27, [rsp + 6336]                ;   242.7 p2      13 k reload
        vpternlogd zmm1, zmm27, [rsp + 768], 0x96    ;   265.7 p0+p3   13 k
        vpternlogd zmm27, zmm4, [rsp + 448], 0x96    ;   265.8 p5+p2   13 k
        vpternlogd zmm27, zmm0, [rsp + 5312], 0x96   ;   266.8 p0+p3   13 k
        vmovdqu64 [rsp + 448], zmm27                 ;   267.8 p8+p9   13 k spill
        vmovdqu64 zmm27, [rsp + 1792]                ;   195.5 p2      14 k reload
        vpternlogd zmm1, zmm27, [rsp + 1472], 0x96   ;   266.8 p5+p3   13 k
        vmovdqu64 zmm27, [rsp + 4224]                ;   203.7 p2      13 k reload
        vpternlogd zmm1, zmm27, [rsp + 3456], 0x96   ;   267.8 p0+p3   13 k
        vpternlogd zmm1, zmm29, [rsp + 6464], 0x96   ;   268.8 p5+p2   13 k
        vmovdqu64 [rsp + 6336], zmm1                 ;   269.8 p7+p4   13 k spill
        vmovdqa64 zmm1, zmm27                        ;   209.7         13 k copy
        vpternlogd zmm1, zmm13, [rsp + 1024], 0x96   ;   268.7 p0+p3   13 k
        vmovdqu64 [rsp + 9024], zmm1                 ;   269.7 p8+p9   13 k spill
        vmovdqu64 zmm1, [rsp + 6272]                 ;   203.7 p2      13 k reload
        vpternlogd zmm13, zmm1, [rsp + 1152], 0x96   ;   268.8 p5+p3   13 k
        vmovdqu64 zmm1, [rsp + 1280]                 ;   199.5 p2      13 k reload
        vmovdqu64 [rsp + 1152], zmm13                ;   269.8 p7+p4   13 k spill
        vmovdqu64 zmm13, [rsp + 6144]                ;   199.7 p3      13 k
        vpternlogd zmm13, zmm29, zmm1, 0x96          ;   269.7 p0      13 k
        vpternlogd zmm1, zmm21, [rsp + 6144], 0x96   ;   269.8 p5+p2   13 k
        vmovdqu64 zmm27, [rsp + 4608]                ;   204.8 p3      13 k
        vpternlogd zmm27, zmm17, [rsp + 64], 0x96    ;   270.7 p0+p2   13 k
        vmovdqu64 [rsp + 1280], zmm27                ;   271.7 p8+p9   13 k spill
        vmovdqu64 zmm27, [rsp + 7488]                ;   209.8 p3      13 k reload
        vpternlogd zmm17, zmm27, [rsp + 3008], 0x96  ;   270.8 p5+p2   13 k
        vmovdqu64 zmm27, [rsp + 8640]                ;   260.7 p3      13 k reload
        vpternlogd zmm17, zmm1, zmm27, 0x96          ;   271.8 p0      13 k
        vmovdqu64 zmm27, [rsp + 5824]                ;   203.5 p2      13 k
        vpternlogd zmm27, zmm23, [rsp + 1600], 0x96  ;   271.8 p5+p3   13 k
        vmovdqu64 [rsp + 7488], zmm17                ;   272.8 p7+p4   13 k spill
        vmovdqu64 zmm17, [rsp + 7552]                ;   210.7 p2      13 k reload
        vpternlogd zmm23, zmm17, [rsp + 7040], 0x96  ;   272.7 p0+p3   13 k
        vmovdqu64 [r8 + 33216], zmm23                ;   273.7 p8+p9   29 st
        vmovdqu64 zmm17, [rsp + 704]                 ;   205.5 p2      13 k reload
        vmovdqu64 zmm23, [rsp + 2112]                ;   205.7 p3      13 k
        vpternlogd zmm23, zmm7, zmm17, 0x96          ;   272.8 p5      13 k
        vpternlogd zmm17, zmm6, [rsp + 3968], 0x96   ;   273.7 p0+p2   13 k
        vpternlogd zmm17, zmm8, [rsp + 5056], 0x96   ;   274.7 p5+p3   13 k
        vmovdqu64 [rsp + 704], zmm17                 ;   275.7 p7+p4   13 k spill
        vmovdqu64 zmm17, [rsp + 8192]                ;   216.7 p2      13 k
        vpternlogd zmm17, zmm6, [rsp + 1728], 0x96   ;   274.7 p0+p3   13 k
        vpternlogd zmm17, zmm28, [rsp + 256], 0x96   ;   275.7 p5+p2   13 k
        vmovdqu64 [rsp + 7552], zmm17                ;   276.7 p8+p9   13 k spill
        vmovdqu64 zmm17, [rsp + 7616]                ;   210.8 p3      13 k reload
        vpternlogd zmm6, zmm17, [rsp + 2048], 0x96   ;   275.7 p0+p2   13 k
        vpternlogd zmm6, zmm12, zmm11, 0x96          ;   276.7 p5      13 k
        vmovdqu64 zmm17, [rsp + 3648]                ;   209.7 p3      13 k reload
        vpternlogd zmm12, zmm17, [rsp + 1344], 0x96  ;   276.7 p0+p2   13 k
        vmovdqu64 zmm17, [rsp + 4224]                ;   210.7 p3      13 k reload
        vmovdqu64 [rsp + 3648], zmm6                 ;   277.7 p7+p4   13 k spill
        vmovdqu64 zmm6, [rsp + 5376]                 ;   211.5 p2      13 k reload
        vpternlogd zmm12, zmm6, zmm17, 0x96          ;   277.7 p5      13 k
        vmovdqu64 zmm6, [rsp + 1664]                 ;   211.7 p3      13 k
        vpternlogd zmm6, zmm22, [rsp + 128], 0x96    ;   277.7 p0+p2   13 k
        vmovdqu64 [rsp + 6272], zmm12                ;   278.7 p8+p9   13 k spill
        vmovdqu64 zmm12, [rsp + 3200]                ;   212.7 p3      13 k
        vpternlogd zmm12, zmm21, [rsp + 192], 0x96   ;   277.8 p5+p2   13 k
        vpternlogd zmm12, zmm22, zmm19, 0x96         ;   278.8 p0      13 k
        vmovdqu64 zmm22, [rsp + 1088]                ;   213.7 p3      13 k reload
        vmovdqu64 zmm17, [rsp + 5440]                ;   214.5 p2      13 k reload
        vpternlogd zmm12, zmm17, zmm22, 0x96         ;   279.8 p5      13 k
        vmovdqu64 [rsp + 9088], zmm19                ;   258.7 p7+p4   13 k spill
        vmovdqa64 zmm19, zmm17                       ;   220.5         13 k copy
        vpternlogd zmm19, zmm15, zmm22, 0x96         ;   279.7 p0      13 k
        vpternlogd zmm19, zmm28, [rsp + 3776], 0x96  ;   280.7 p5+p3   13 k
        vmovdqu64 [rsp + 9152], zmm19                ;   281.7 p8+p9   13 k spill
        vmovdqu64 zmm19, [rsp + 7360]                ;   215.5 p2      13 k reload
        vpternlogd zmm28, zmm19, [rsp + 4736], 0x96  ;   280.7 p0+p3   13 k
        vmovdqu64 zmm19, [rsp + 3264]                ;   216.5 p2      13 k reload
        vmovdqu64 [rsp + 4736], zmm28                ;   281.7 p7+p4   13 k spill
        vmovdqu64 zmm28, [rsp + 4416]                ;   216.7 p3      13 k reload
        vpternlogd zmm12, zmm28, zmm19, 0x96         ;   280.8 p5      13 k
        vmovdqu64 [rsp + 7360], zmm12                ;   281.8 p8+p9   13 k spill
        vmovdqu64 zmm12, [rsp + 5504]                ;   217.5 p2      13 k
        vpternlogd zmm12, zmm17, [rsp + 3584], 0x96  ;   281.7 p0+p3   13 k
        vpternlogd zmm12, zmm16, [rsp + 8000], 0x96  ;   282.7 p5+p2   13 k
        vpternlogd zmm12, zmm20, zmm19, 0x96         ;   283.7 p0      13 k
        vmovdqu64 zmm19, [rsp + 5696]                ;   218.7 p3      13 k
        vpternlogd zmm19, zmm22, [rsp + 1984], 0x96  ;   282.8 p5+p2   13 k
        vmovdqu64 [rsp + 5696], zmm12                ;   284.7 p7+p4   13 k spill
        vmovdqu64 zmm12, [rsp + 1600]                ;   219.7 p3      14 k reload
        vpternlogd zmm19, zmm12, [rsp + 832], 0x96   ;   283.8 p0+p2   13 k
        vmovdqu64 zmm12, [rsp + 3840]                ;   220.7 p3      14 k reload
        vpternlogd zmm19, zmm12, [rsp + 1536], 0x96  ;   284.8 p5+p2   13 k
        vmovdqu64 zmm12, [rsp + 8320]                ;   250.8 p3      13 k reload
        vpternlogd zmm19, zmm12, [rsp + 8192], 0x96  ;   285.8 p0+p2   13 k
        vmovdqu64 [rsp + 832], zmm19                 ;   286.8 p8+p9   13 k spill
        vmovdqu64 zmm19, [rsp + 4864]                ;   226.8 p3      13 k
        vpternlogd zmm19, zmm15, [rsp + 3072], 0x96  ;   284.8 p5+p2   13 k
        vmovdqu64 zmm12, [rsp + 4096]                ;   223.7 p3      14 k reload
        vpternlogd zmm19, zmm12, [rsp + 128], 0x96   ;   285.8 p0+p2   13 k
        vmovdqu64 zmm17, [rsp + 1536]                ;   224.7 p3      13 k
        vpternlogd zmm17, zmm12, [rsp + 128], 0x96   ;   285.8 p5+p2   13 k
        vmovdqu64 zmm12, [rsp + 7296]                ;   225.7 p3      13 k
        vpternlogd zmm12, zmm16, [rsp + 5824], 0x96  ;   286.7 p0+p2   13 k
        vmovdqu64 [rsp + 7296], zmm21                ;   237.8 p7+p4   13 k spill
        vmovdqu64 zmm21, [rsp + 5824]                ;   226.7 p3      13 k
        vpternlogd zmm21, zmm9, [rsp + 1344], 0x96   ;   286.8 p5+p2   13 k
        vmovdqu64 [rsp + 5504], zmm21                ;   287.8 p8+p9   13 k spill
        vmovdqu64 zmm21, [rsp + 2624]                ;   227.7 p3      13 k
        vpternlogd zmm21, zmm7, [rsp + 768], 0x96    ;   287.7 p0+p2   13 k
        vmovdqu64 zmm22, [rsp + 5312]                ;   228.7 p3      13 k reload
        vpternlogd zmm21, zmm22, [rsp + 3584], 0x96  ;   288.7 p5+p2   13 k
        vpternlogd zmm21, zmm5, [rsp + 5376], 0x96   ;   289.7 p0+p3   13 k
        vmovdqu64 [rsp + 5376], zmm21                ;   290.7 p7+p4   13 k spill
        vmovdqu64 zmm21, [rsp + 1792]                ;   230.5 p2      14 k reload
        vpternlogd zmm22, zmm21, [rsp + 1472], 0x96  ;   288.8 p5+p3   13 k
        vmovdqu64 [rsp + 5312], zmm22                ;   289.8 p8+p9   13 k spill
        vmovdqu64 zmm22, [rsp + 6400]                ;   231.5 p2      13 k reload
        vpternlogd zmm21, zmm22, [rsp + 8832], 0x96  ;   289.7 p0+p3   13 k
        vmovdqu64 zmm22, [rsp + 896]                 ;   232.5 p2      13 k reload
        vpternlogd zmm21, zmm30, zmm22, 0x96         ;   290.7 p5      13 k
        vpternlogd zmm21, zmm23, [rsp + 8256], 0x96  ;   291.7 p0+p3   13 k
        vmovdqu64 zmm22, [rsp + 4480]                ;   254.8 p2      13 k reload
        vpternlogd zmm23, zmm22, [rsp + 5760], 0x96  ;   290.8 p5+p3   13 k
        vmovdqu64 zmm22, [rsp + 1664]                ;   234.5 p2      13 k
        vpternlogd zmm22, zmm26, [rsp + 1024], 0x96  ;   291.7 p0+p3   13 k
        vpternlogd zmm22, zmm7, [rsp + 2112], 0x96   ;   292.7 p5+p2   13 k
        vmovdqu64 [rsp + 2112], zmm21                ;   292.7 p7+p4   13 k spill
        vmovdqu64 zmm21, [rsp + 2688]                ;   235.7 p3      14 k reload
        vpternlogd zmm26, zmm21, [rsp + 1536], 0x96  ;   292.7 p0+p2   13 k
        vmovdqu64 [rsp + 1024], zmm26                ;   293.7 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 5632]                ;   236.7 p3      13 k
        vpternlogd zmm26, zmm21, [rsp + 0], 0x96     ;   292.8 p5+p2   13 k
        vpxord zmm3, zmm3, zmm26                     ;   293.8 p0      13 k
        vpternlogd zmm15, zmm26, [rsp + 7168], 0x96  ;   293.8 p5+p3   13 k
        vmovdqa64 zmm21, zmm26                       ;   293.8         13 k copy
        vpternlogd zmm21, zmm11, [rsp + 5888], 0x96  ;   294.7 p0+p2   13 k
        vmovdqu64 [rsp + 5888], zmm15                ;   294.8 p7+p4   13 k spill
        vmovdqu64 zmm15, [rsp + 6592]                ;   238.7 p3      13 k
        vpternlogd zmm15, zmm24, [rsp + 64], 0x96    ;   294.8 p5+p2   13 k
        vpternlogd zmm15, zmm16, [rsp + 5824], 0x96  ;   295.8 p0+p3   13 k
        vmovdqu64 zmm16, [rsp + 6912]                ;   240.5 p2      13 k reload
        vpternlogd zmm15, zmm2, zmm16, 0x96          ;   296.8 p5      13 k
        vmovdqu64 [rsp + 5824], zmm15                ;   297.8 p8+p9   13 k spill
        vmovdqu64 zmm15, [rsp + 2048]                ;   240.7 p3      13 k
        vpternlogd zmm15, zmm1, [rsp + 1664], 0x96   ;   296.7 p0+p2   13 k
        vpternlogd zmm15, zmm5, [rsp + 4800], 0x96   ;   297.7 p5+p3   13 k
        vmovdqu64 zmm5, [rsp + 5440]                 ;   242.5 p2      13 k reload
        vpternlogd zmm15, zmm5, [rsp + 1088], 0x96   ;   298.7 p0+p3   13 k
        vpternlogd zmm15, zmm20, [rsp + 256], 0x96   ;   299.7 p5+p2   13 k
        vmovdqu64 zmm20, [rsp + 8576]                ;   259.8 p3      13 k
        vpternlogd zmm20, zmm10, [rsp + 1408], 0x96  ;   298.7 p0+p2   13 k
        vmovdqu64 [rsp + 1408], zmm15                ;   300.7 p7+p4   13 k spill
        vmovdqu64 zmm15, [rsp + 8768]                ;   261.7 p3      13 k
        vpternlogd zmm15, zmm10, [rsp + 5952], 0x96  ;   298.8 p5+p2   13 k
        vmovdqu64 [rsp + 1088], zmm15                ;   299.8 p8+p9   13 k spill
        vmovdqu64 zmm15, [rsp + 2816]                ;   245.7 p3      13 k reload
        vmovdqu64 [rsp + 1792], zmm21                ;   295.7 p7+p4   13 k spill
        vmovdqu64 zmm21, [rsp + 4352]                ;   246.5 p2      13 k
        vpternlogd zmm21, zmm15, [rsp + 1344], 0x96  ;   299.7 p0+p3   13 k
        vpternlogd zmm4, zmm21, [rsp + 3904], 0x96   ;   300.7 p5+p2   13 k
        vpternlogd zmm19, zmm4, [rsp + 2560], 0x96   ;   301.7 p0+p3   13 k
        vmovdqu64 zmm15, [rsp + 8128]                ;   248.5 p2      13 k reload
        vpxord zmm15, zmm15, zmm4                    ;   301.7 p5      13 k
        vpternlogd zmm22, zmm15, [rsp + 5056], 0x96  ;   302.7 p0+p3   13 k
        vpternlogd zmm4, zmm26, [rsp + 7744], 0x96   ;   301.8 p5+p2   13 k
        vmovdqu64 zmm26, [rsp + 1472]                ;   249.7 p3      13 k reload
        vmovdqu64 [rsp + 7744], zmm20                ;   299.7 p8+p9   13 k spill
        vmovdqu64 zmm20, [rsp + 7936]                ;   250.5 p2      13 k reload
        vpternlogd zmm22, zmm20, zmm26, 0x96         ;   303.7 p0      13 k
        vmovdqu64 [rsp + 8128], zmm22                ;   304.7 p7+p4   13 k spill
        vmovdqa64 zmm22, zmm3                        ;   294.8         13 k copy
        vpternlogd zmm22, zmm20, [rsp + 7296], 0x96  ;   302.8 p5+p3   13 k
        vmovdqu64 zmm20, [rsp + 4544]                ;   251.5 p2      13 k
        vpternlogd zmm20, zmm21, [rsp + 3904], 0x96  ;   303.7 p0+p3   13 k
        vpternlogd zmm8, zmm20, zmm28, 0x96          ;   304.7 p5      13 k
        vmovdqu64 [r8 + 32832], zmm8                 ;   305.7 p8+p9   29 st
        vmovdqu64 zmm8, [rsp + 1920]                 ;   252.5 p2      14 k reload
        vmovdqu64 zmm28, [rsp + 2880]                ;   252.7 p3      13 k reload
        vmovdqu64 [rsp + 3904], zmm22                ;   303.8 p7+p4   13 k spill
        vmovdqu64 zmm22, [rsp + 4352]                ;   253.5 p2      13 k
        vpternlogd zmm22, zmm28, zmm8, 0x96          ;   304.7 p0      13 k
        vpternlogd zmm14, zmm18, zmm22, 0x96         ;   305.7 p5      13 k
        vmovdqu64 zmm18, [rsp + 3328]                ;   253.7 p3      13 k reload
        vpternlogd zmm13, zmm22, zmm18, 0x96         ;   305.7 p0      13 k
        vmovdqu64 [r8 + 33152], zmm14                ;   306.7 p8+p9   29 st
        vmovdqu64 zmm14, [rsp + 6016]                ;   254.5 p2      15 k reload
        vmovdqu64 zmm22, [rsp + 4608]                ;   254.7 p3      13 k reload
        vpternlogd zmm18, zmm22, zmm14, 0x96         ;   305.8 p5      13 k
        vpternlogd zmm18, zmm27, zmm31, 0x96         ;   306.8 p0      13 k
        vmovdqa64 zmm8, zmm28                        ;   258.7         13 k copy
        vpternlogd zmm8, zmm14, [rsp + 6144], 0x96   ;   306.8 p5+p2   13 k
        vpternlogd zmm8, zmm9, [rsp + 2432], 0x96    ;   307.8 p0+p3   13 k
        vmovdqu64 zmm9, [rsp + 6144]                 ;   256.5 p2      15 k reload
        vmovdqu64 [rsp + 3328], zmm13                ;   306.7 p7+p4   13 k spill
        vmovdqu64 zmm13, [rsp + 5568]                ;   256.7 p3      13 k
        vpternlogd zmm13, zmm14, zmm9, 0x96          ;   307.8 p5      13 k
        vpternlogd zmm13, zmm30, [rsp + 2368], 0x96  ;   308.8 p0+p2   13 k
        vmovdqu64 zmm30, [rsp + 8192]                ;   257.7 p3      13 k reload
        vpternlogd zmm13, zmm28, zmm30, 0x96         ;   309.8 p5      13 k
        vmovdqu64 [rsp + 6208], zmm13                ;   310.8 p8+p9   13 k spill
        vmovdqu64 zmm13, [rsp + 8320]                ;   258.5 p2      13 k reload
        vpternlogd zmm30, zmm13, [rsp + 5120], 0x96  ;   309.7 p0+p3   13 k
        vpternlogd zmm23, zmm30, [rsp + 7232], 0x96  ;   310.7 p5+p2   13 k
        vpternlogd zmm23, zmm26, [rsp + 7936], 0x96  ;   311.7 p0+p3   13 k
        vmovdqu64 zmm13, [rsp + 7424]                ;   260.5 p2      13 k reload
        vpternlogd zmm9, zmm13, [rsp + 1600], 0x96   ;   310.8 p5+p3   13 k
        vpternlogd zmm9, zmm6, [rsp + 8576], 0x96    ;   311.8 p0+p2   13 k
        vmovdqu64 zmm13, [rsp + 7104]                ;   261.7 p3      13 k reload
        vpternlogd zmm9, zmm13, [rsp + 2944], 0x96   ;   312.8 p5+p2   13 k
        vmovdqu64 [rsp + 2944], zmm18                ;   307.8 p7+p4   13 k spill
        vmovdqu64 zmm18, [rsp + 5952]                ;   262.7 p3      13 k
        vpternlogd zmm18, zmm28, [rsp + 1728], 0x96  ;   312.7 p0+p2   13 k
        vmovdqu64 [rsp + 5952], zmm23                ;   312.7 p8+p9   13 k spill
        vmovdqu64 zmm23, [rsp + 3648]                ;   277.7 p3      13 k reload
        vpternlogd zmm28, zmm23, [rsp + 1920], 0x96  ;   312.8 p5+p2   13 k
        vmovdqu64 zmm23, [rsp + 3520]                ;   264.7 p3      13 k reload
        vpternlogd zmm28, zmm2, zmm23, 0x96          ;   313.8 p0      13 k
        vmovdqu64 zmm2, [rsp + 1536]                 ;   265.5 p2      14 k reload
        vmovdqu64 [rsp + 2880], zmm9                 ;   313.8 p7+p4   13 k spill
        vmovdqu64 zmm9, [rsp + 6976]                 ;   265.7 p3      13 k reload
        vpternlogd zmm23, zmm9, zmm2, 0x96           ;   313.8 p5      13 k
        vmovdqu64 zmm9, [rsp + 4224]                 ;   266.5 p2      13 k reload
        vpternlogd zmm23, zmm7, zmm9, 0x96           ;   314.8 p0      13 k
        vpternlogd zmm23, zmm15, zmm16, 0x96         ;   315.8 p5      13 k
        vmovdqu64 zmm15, [rsp + 3776]                ;   266.7 p3      14 k reload
        vmovdqu64 zmm16, [rsp + 8832]                ;   267.5 p2      15 k reload
        vpternlogd zmm23, zmm16, zmm15, 0x96         ;   316.8 p0      13 k
        vmovdqu64 [rsp + 6912], zmm23                ;   317.8 p8+p9   13 k spill
        vmovdqu64 zmm23, [rsp + 3392]                ;   267.7 p3      13 k
        vpternlogd zmm23, zmm14, [rsp + 2176], 0x96  ;   315.8 p5+p2   13 k
        vmovdqu64 zmm14, [rsp + 6720]                ;   268.7 p3      13 k reload
        vpxord zmm14, zmm14, zmm23                   ;   316.8 p0      13 k
        vpxord zmm20, zmm20, zmm14                   ;   317.8 p5      13 k
        vpternlogd zmm8, zmm20, zmm17, 0x96          ;   318.8 p0      13 k
        vmovdqu64 [r8 + 33088], zmm8                 ;   319.8 p7+p4   29 st
        vpternlogd zmm18, zmm23, [rsp + 6464], 0x96  ;   317.8 p5+p2   13 k
        vmovdqu64 zmm8, [rsp + 960]                  ;   269.7 p3      13 k reload
        vpternlogd zmm18, zmm6, zmm8, 0x96           ;   318.8 p0      13 k
        vpternlogd zmm14, zmm10, [rsp + 0], 0x96     ;   318.8 p5+p2   13 k
        vmovdqu64 [r8 + 32768], zmm14                ;   319.8 p8+p9   29 st
        vmovdqu64 [r8 + 32896], zmm18                ;   319.8 p7+p4   29 st
        vmovdqu64 zmm14, [rsp + 1664]                ;   270.7 p3      14 k reload
        vmovdqu64 zmm18, [rsp + 4032]                ;   271.5 p2      14 k reload
        vmovdqu64 zmm23, [rsp + 6848]                ;   271.7 p3      13 k
        vpternlogd zmm23, zmm18, zmm14, 0x96         ;   319.7 p0      13 k
        vpternlogd zmm23, zmm0, zmm11, 0x96          ;   320.7 p5      13 k
        vpternlogd zmm23, zmm25, zmm15, 0x96         ;   321.7 p0      13 k
        vmovdqu64 zmm0, [rsp + 640]                  ;   272.5 p2      13 k reload
        vmovdqu64 zmm18, [rsp + 320]                 ;   272.7 p3      13 k reload
        vmovdqu64 zmm25, [rsp + 5120]                ;   273.5 p2      13 k
        vpternlogd zmm25, zmm18, zmm0, 0x96          ;   320.8 p5      13 k
        vmovdqu64 zmm18, [rsp + 3136]                ;   273.7 p3      13 k reload
        vpternlogd zmm25, zmm22, zmm18, 0x96         ;   321.8 p0      13 k
        vpternlogd zmm25, zmm31, [rsp + 4672], 0x96  ;   322.8 p5+p2   13 k
        vmovdqu64 zmm22, [rsp + 2816]                ;   274.7 p3      13 k reload
        vmovdqu64 zmm31, [rsp + 7680]                ;   275.5 p2      13 k reload
        vpternlogd zmm18, zmm31, zmm22, 0x96         ;   322.7 p0      13 k
        vmovdqu64 zmm31, [rsp + 256]                 ;   275.7 p3      13 k reload
        vpternlogd zmm12, zmm20, zmm31, 0x96         ;   322.8 p5      13 k
        vmovdqu64 zmm0, [rsp + 1024]                 ;   293.7 p2      13 k reload
        vpternlogd zmm22, zmm0, [rsp + 4160], 0x96   ;   323.7 p0+p3   13 k
        vmovdqu64 zmm0, [rsp + 5248]                 ;   277.5 p2      13 k reload
        vpternlogd zmm22, zmm11, zmm0, 0x96          ;   324.7 p5      13 k
        vmovdqu64 zmm11, [rsp + 8064]                ;   277.7 p3      13 k reload
        vpternlogd zmm22, zmm31, zmm11, 0x96         ;   325.7 p0      13 k
        vmovdqu64 zmm31, [rsp + 5760]                ;   278.5 p2      15 k reload
        vpternlogd zmm12, zmm31, [rsp + 2240], 0x96  ;   324.8 p5+p3   13 k
        vmovdqu64 [r8 + 33024], zmm12                ;   325.8 p8+p9   29 st
        vpternlogd zmm28, zmm31, [rsp + 2240], 0x96  ;   325.7 p0+p2   13 k
        vmovdqa64 zmm12, zmm6                        ;   278.7         13 k copy
        vpternlogd zmm12, zmm31, [rsp + 7872], 0x96  ;   325.8 p5+p3   13 k
        vpternlogd zmm12, zmm24, [rsp + 1216], 0x96  ;   326.8 p0+p2   13 k
        vmovdqu64 zmm24, [rsp + 2304]                ;   280.7 p3      13 k reload
        vmovdqu64 zmm11, [rsp + 7808]                ;   281.5 p2      13 k reload
        vpternlogd zmm6, zmm11, zmm24, 0x96          ;   326.8 p5      13 k
        vmovdqu64 zmm11, [rsp + 1280]                ;   281.7 p3      13 k reload
        vmovdqu64 zmm14, [rsp + 8640]                ;   282.5 p2      13 k reload
        vpternlogd zmm18, zmm14, zmm11, 0x96         ;   327.7 p0      13 k
        vmovdqu64 zmm14, [rsp + 4096]                ;   282.7 p3      14 k reload
        vmovdqu64 zmm11, [rsp + 3968]                ;   283.5 p2      13 k
        vpternlogd zmm11, zmm30, zmm14, 0x96         ;   327.8 p5      13 k
        vpternlogd zmm10, zmm11, [rsp + 2688], 0x96  ;   328.8 p0+p3   13 k
        vpternlogd zmm6, zmm11, [rsp + 8064], 0x96   ;   328.8 p5+p2   13 k
        vmovdqu64 zmm11, [rsp + 8704]                ;   284.7 p3      13 k reload
        vpternlogd zmm14, zmm11, [rsp + 3200], 0x96  ;   329.7 p0+p2   13 k
        vmovdqu64 zmm11, [rsp + 1984]                ;   285.7 p3      14 k reload
        vmovdqu64 zmm31, [rsp + 4288]                ;   286.5 p2      13 k reload
        vpternlogd zmm14, zmm31, zmm11, 0x96         ;   330.7 p5      13 k
        vmovdqu64 zmm31, [rsp + 2688]                ;   286.7 p3      14 k reload
        vpternlogd zmm11, zmm31, [rsp + 1344], 0x96  ;   330.7 p0+p2   13 k
        vmovdqu64 [rsp + 1344], zmm25                ;   323.8 p7+p4   13 k spill
        vmovdqu64 zmm25, [rsp + 5632]                ;   287.7 p3      13 k reload
        vpternlogd zmm31, zmm25, [rsp + 1728], 0x96  ;   330.8 p5+p2   13 k
        vpternlogd zmm31, zmm1, [rsp + 3456], 0x96   ;   331.8 p0+p3   13 k
        vpternlogd zmm31, zmm3, [rsp + 4864], 0x96   ;   332.8 p5+p2   13 k
        vmovdqu64 zmm1, [rsp + 2368]                 ;   289.7 p3      13 k reload
        vmovdqu64 zmm3, [rsp + 6080]                 ;   290.5 p2      13 k
        vpternlogd zmm3, zmm1, [rsp + 1600], 0x96    ;   332.7 p0+p3   13 k
        vpternlogd zmm3, zmm9, zmm7, 0x96            ;   333.7 p5      13 k
        vmovdqu64 zmm1, [rsp + 2624]                 ;   291.5 p2      14 k reload
        vmovdqu64 zmm7, [rsp + 6592]                 ;   291.7 p3      13 k
        vpternlogd zmm7, zmm1, [rsp + 384], 0x96     ;   333.7 p0+p2   13 k
        vmovdqu64 zmm1, [rsp + 3840]                 ;   292.7 p3      14 k reload
        vpternlogd zmm7, zmm2, zmm1, 0x96            ;   334.7 p5      13 k
        vmovdqu64 zmm2, [rsp + 5568]                 ;   293.5 p2      13 k reload
        vmovdqu64 zmm9, [rsp + 3712]                 ;   293.7 p3      13 k reload
        vpternlogd zmm1, zmm9, zmm2, 0x96            ;   334.7 p0      13 k
        vpternlogd zmm7, zmm26, [rsp + 576], 0x96    ;   335.7 p5+p2   13 k
        vmovdqu64 zmm9, [rsp + 6656]                 ;   294.7 p3      13 k reload
        vmovdqu64 zmm25, [rsp + 8448]                ;   295.5 p2      13 k
        vpternlogd zmm25, zmm9, [rsp + 2432], 0x96   ;   335.7 p0+p3   13 k
        vpternlogd zmm25, zmm27, zmm21, 0x96         ;   336.7 p5      13 k
        vmovdqu64 zmm9, [rsp + 5184]                 ;   296.5 p2      13 k reload
        vmovdqu64 zmm21, [rsp + 4480]                ;   296.7 p3      13 k
        vpternlogd zmm21, zmm9, [rsp + 2496], 0x96   ;   336.7 p0+p2   13 k
        vmovdqu64 zmm9, [rsp + 8960]                 ;   297.7 p3      13 k reload
        vpternlogd zmm1, zmm29, zmm9, 0x96           ;   336.8 p5      13 k
        vmovdqu64 zmm26, [rsp + 5312]                ;   298.5 p2      13 k reload
        vpternlogd zmm9, zmm26, [rsp + 7616], 0x96   ;   337.7 p0+p3   13 k
        vpternlogd zmm1, zmm13, zmm30, 0x96          ;   337.8 p5      13 k
        vpternlogd zmm1, zmm16, zmm15, 0x96          ;   338.8 p0      13 k
        vmovdqu64 zmm15, [rsp + 7168]                ;   299.5 p2      13 k reload
        vmovdqu64 zmm16, [rsp + 4800]                ;   299.7 p3      13 k reload
        vmovdqu64 zmm26, [rsp + 9024]                ;   300.5 p2      13 k
        vpternlogd zmm26, zmm16, zmm15, 0x96         ;   338.8 p5      13 k
        vmovdqu64 zmm16, [rsp + 64]                  ;   300.7 p3      13 k reload
        vpternlogd zmm7, zmm5, zmm16, 0x96           ;   339.7 p0      13 k
        vpternlogd zmm21, zmm24, [rsp + 8000], 0x96  ;   339.8 p5+p2   13 k
        vmovdqu64 zmm24, [rsp + 8384]                ;   301.7 p3      13 k reload
        vpternlogd zmm2, zmm24, [rsp + 640], 0x96    ;   340.7 p0+p2   13 k
        vmovdqu64 zmm24, [rsp + 4480]                ;   302.7 p3      13 k
        vpternlogd zmm24, zmm16, [rsp + 192], 0x96   ;   340.8 p5+p2   13 k
        vpternlogd zmm26, zmm13, [rsp + 3264], 0x96  ;   341.7 p0+p3   13 k
        vmovdqu64 zmm13, [rsp + 896]                 ;   304.5 p2      13 k reload
        vmovdqu64 zmm27, [rsp + 512]                 ;   304.7 p3      13 k reload
        vmovdqu64 zmm29, [rsp + 1920]                ;   305.5 p2      13 k
        vpternlogd zmm29, zmm27, zmm13, 0x96         ;   341.8 p5      13 k
        vpternlogd zmm24, zmm20, zmm13, 0x96         ;   342.7 p0      13 k
        vpternlogd zmm29, zmm0, [rsp + 7296], 0x96   ;   342.8 p5+p3   13 k
        vmovdqu64 zmm0, [rsp + 4928]                 ;   306.5 p2      15 k reload
        vmovdqu64 zmm13, [rsp + 3072]                ;   306.7 p3      13 k
        vpternlogd zmm13, zmm0, [rsp + 128], 0x96    ;   343.7 p0+p2   13 k
        vpternlogd zmm29, zmm0, [rsp + 3072], 0x96   ;   343.8 p5+p3   13 k
        vpternlogd zmm29, zmm30, [rsp + 8320], 0x96  ;   344.8 p0+p2   13 k
        vmovdqu64 zmm0, [rsp + 6016]                 ;   308.7 p3      15 k reload
        vmovdqu64 zmm20, [rsp + 4544]                ;   309.5 p2      13 k
        vpternlogd zmm20, zmm0, [rsp + 2176], 0x96   ;   344.8 p5+p3   13 k
        vpternlogd zmm11, zmm0, [rsp + 3008], 0x96   ;   345.7 p0+p2   13 k
        vpternlogd zmm11, zmm8, [rsp + 8896], 0x96   ;   346.7 p5+p3   13 k
        vmovdqu64 zmm0, [rsp + 7040]                 ;   311.5 p2      13 k reload
        vmovdqu64 zmm8, [rsp + 448]                  ;   311.7 p3      13 k
        vpternlogd zmm8, zmm0, [rsp + 3392], 0x96    ;   346.7 p0+p2   13 k
        vpternlogd zmm13, zmm15, [rsp + 9088], 0x96  ;   346.8 p5+p3   13 k
        vmovdqu64 zmm0, [rsp + 4992]                 ;   313.5 p2      13 k reload
        vpternlogd zmm21, zmm0, [rsp + 4416], 0x96   ;   347.7 p0+p3   13 k
        vpternlogd zmm13, zmm0, [rsp + 7232], 0x96   ;   347.8 p5+p2   13 k
        vmovdqu64 zmm0, [rsp + 5760]                 ;   314.7 p3      15 k reload
        vmovdqu64 zmm15, [rsp + 2752]                ;   315.5 p2      13 k reload
        vpternlogd zmm14, zmm15, zmm0, 0x96          ;   348.7 p0      13 k
        vpternlogd zmm20, zmm0, [rsp + 6080], 0x96   ;   348.8 p5+p3   13 k
        vpternlogd zmm20, zmm17, [rsp + 1280], 0x96  ;   349.8 p0+p2   13 k
        vmovdqu64 zmm0, [rsp + 2560]                 ;   316.7 p3      13 k reload
        vpternlogd zmm24, zmm0, [rsp + 1856], 0x96   ;   349.8 p5+p2   13 k
        vmovdqu64 [r8 + 32960], zmm24                ;   350.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 7552]                 ;   317.7 p3      13 k reload
        vmovdqu64 [r9 + 33344], zmm0                 ;   323.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8128]                 ;   318.5 p2      13 k reload
        vmovdqu64 [r9 + 33472], zmm0                 ;   324.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6912]                 ;   318.7 p3      13 k reload
        vmovdqu64 [r9 + 33536], zmm0                 ;   324.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 5504]                 ;   319.5 p2      13 k reload
        vmovdqu64 [r9 + 33728], zmm0                 ;   325.5 p8+p9   29 st
        vmovdqu64 [r9 + 33280], zmm4                 ;   302.8 p7+p4   29 st
        vmovdqu64 [r9 + 33408], zmm19                ;   302.7 p8+p9   29 st
        vmovdqu64 [r9 + 33664], zmm9                 ;   338.7 p7+p4   29 st
        vmovdqu64 [r9 + 33600], zmm29                ;   345.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 7744]                 ;   319.7 p3      13 k reload
        vmovdqu64 [r10 + 33792], zmm0                ;   325.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 2880]                 ;   320.5 p2      13 k reload
        vmovdqu64 [r10 + 33920], zmm0                ;   326.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5696]                 ;   320.7 p3      13 k reload
        vmovdqu64 [r10 + 34048], zmm0                ;   326.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 832]                  ;   321.5 p2      13 k reload
        vmovdqu64 [r10 + 34176], zmm0                ;   327.5 p8+p9   29 st
        vmovdqu64 [r10 + 34240], zmm3                ;   334.7 p7+p4   29 st
        vmovdqu64 [r10 + 33856], zmm11               ;   347.7 p8+p9   29 st
        vmovdqu64 [r10 + 33984], zmm21               ;   348.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8256]                 ;   321.7 p3      13 k reload
        vpternlogd zmm2, zmm0, [rsp + 8768], 0x96    ;   350.7 p0+p2   13 k
        vmovdqu64 zmm0, [rsp + 2048]                 ;   322.7 p3      14 k reload
        vpternlogd zmm14, zmm0, [rsp + 1664], 0x96   ;   350.8 p5+p2   13 k
        vpternlogd zmm14, zmm5, zmm16, 0x96          ;   351.8 p0      13 k
        vmovdqu64 [r10 + 34112], zmm14               ;   352.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 1792]                 ;   323.7 p3      13 k reload
        vmovdqu64 [r11 + 34304], zmm0                ;   329.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8512]                 ;   324.5 p2      13 k reload
        vmovdqu64 [r11 + 34368], zmm0                ;   330.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5376]                 ;   324.7 p3      13 k reload
        vmovdqu64 [r11 + 34688], zmm0                ;   330.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 1152]                 ;   325.5 p2      13 k reload
        vmovdqu64 [r11 + 34752], zmm0                ;   331.5 p8+p9   29 st
        vmovdqu64 [r11 + 34432], zmm23               ;   322.7 p7+p4   29 st
        vmovdqu64 [r11 + 34496], zmm22               ;   326.7 p8+p9   29 st
        vmovdqu64 [r11 + 34560], zmm28               ;   326.7 p7+p4   29 st
        vmovdqu64 [r11 + 34624], zmm25               ;   337.7 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 704]                  ;   325.7 p3      13 k reload
        vmovdqu64 [r12 + 34880], zmm0                ;   331.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 5952]                 ;   326.5 p2      13 k reload
        vmovdqu64 [r12 + 35008], zmm0                ;   332.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6336]                 ;   326.7 p3      13 k reload
        vmovdqu64 [r12 + 35136], zmm0                ;   332.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 2944]                 ;   327.5 p2      13 k reload
        vmovdqu64 [r12 + 35264], zmm0                ;   333.5 p8+p9   29 st
        vmovdqu64 [r12 + 34816], zmm10               ;   329.8 p7+p4   29 st
        vmovdqu64 [r12 + 35200], zmm18               ;   328.7 p8+p9   29 st
        vmovdqu64 [r12 + 34944], zmm6                ;   329.8 p7+p4   29 st
        vmovdqu64 [r12 + 35072], zmm1                ;   339.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 3904]                 ;   327.7 p3      13 k reload
        vmovdqu64 [r13 + 35328], zmm0                ;   333.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 9152]                 ;   328.5 p2      13 k reload
        vmovdqu64 [r13 + 35392], zmm0                ;   334.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 7360]                 ;   328.7 p3      13 k reload
        vmovdqu64 [r13 + 35520], zmm0                ;   334.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 1408]                 ;   329.5 p2      13 k reload
        vmovdqu64 [r13 + 35584], zmm0                ;   335.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6208]                 ;   329.7 p3      13 k reload
        vmovdqu64 [r13 + 35712], zmm0                ;   335.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 6272]                 ;   330.5 p2      13 k reload
        vmovdqu64 [r13 + 35776], zmm0                ;   336.5 p8+p9   29 st
        vmovdqu64 [r13 + 35456], zmm31               ;   333.8 p7+p4   29 st
        vmovdqu64 [r13 + 35648], zmm20               ;   350.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 1088]                 ;   330.7 p3      13 k reload
        vmovdqu64 [r14 + 35840], zmm0                ;   336.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 6528]                 ;   331.5 p2      13 k reload
        vmovdqu64 [r14 + 35904], zmm0                ;   337.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5824]                 ;   331.7 p3      13 k reload
        vmovdqu64 [r14 + 36096], zmm0                ;   337.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 2112]                 ;   332.5 p2      13 k reload
        vmovdqu64 [r14 + 36160], zmm0                ;   338.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 7488]                 ;   332.7 p3      13 k reload
        vmovdqu64 [r14 + 36288], zmm0                ;   338.7 p7+p4   29 st
        vmovdqu64 [r14 + 35968], zmm12               ;   327.8 p8+p9   29 st
        vmovdqu64 [r14 + 36224], zmm8                ;   347.7 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 5056]                 ;   333.5 p2      13 k reload
        vpternlogd zmm2, zmm0, [rsp + 256], 0x96     ;   351.8 p5+p3   13 k
        vmovdqu64 [r14 + 36032], zmm2                ;   352.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5888]                 ;   334.5 p2      13 k reload
        vmovdqu64 [r15 + 36352], zmm0                ;   340.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 4736]                 ;   334.7 p3      13 k reload
        vmovdqu64 [r15 + 36416], zmm0                ;   340.7 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6784]                 ;   335.5 p2      13 k reload
        vmovdqu64 [r15 + 36480], zmm0                ;   341.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 1344]                 ;   335.7 p3      13 k reload
        vmovdqu64 [r15 + 36672], zmm0                ;   341.7 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 3328]                 ;   336.5 p2      13 k reload
        vmovdqu64 [r15 + 36800], zmm0                ;   342.5 p7+p4   29 st
        vmovdqu64 [r15 + 36736], zmm7                ;   340.7 p8+p9   29 st
        vmovdqu64 [r15 + 36608], zmm26               ;   342.7 p7+p4   29 st
        vmovdqu64 [r15 + 36544], zmm13               ;   348.8 p8+p9   29 st
        mov edi, dword [rsp + 10704]                 ;   284.0 p10     27 keys reload
        mov r8, qword [rsp + 10552]                  ;   285.0 p10     27 keys reload
        mov r9, qword [rsp + 10560]                  ;   286.0 p10     27 keys reload
        mov r10, rcx                                 ;   284.5         27 keys copy
        mov r11, rdx                                 ;   284.7         27 keys copy
        mov r12, rbx                                 ;   284.8         27 keys copy
        mov r13, r8                                  ;   290.0         27 keys copy
        mov r8, rbp                                  ;   285.2         27 keys copy
        mov r14, r9                                  ;   291.0         27 keys copy
        mov r9, rax                                  ;   285.5         27 keys copy
        mov r15, rsi                                 ;   285.7         27 keys copy
        mov esi, edi                                 ;   289.0         27 keys copy
        test esi, esi                                ;                    more keys?
        jne .keys_4
        mov qword [rsp + 10488], r8                  ;                    resident
        mov qword [rsp + 10496], r9                  ;                    resident
        mov qword [rsp + 10504], r10                 ;                    resident
        mov qword [rsp + 10512], r11                 ;                    resident
        mov qword [rsp + 10520], r12                 ;                    resident
        mov qword [rsp + 10528], r13                 ;                    resident
        mov qword [rsp + 10536], r14                 ;                    resident
        mov qword [rsp + 10544], r15                 ;                    resident
        mov dword [rsp + 10700], esi                 ;                    resident
        mov r8, qword [rsp + 10480]                  ;     0.0 p2      31 st.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.0 p3      31 st
        mov r9, qword [rsp + 10384]                  ;     0.3 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r9 + 32768]              ;    11.3 p0+p2   31 st
        vmovdqu64 [r9 + 32768], zmm0                 ;    12.3 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 64]                    ;     5.0 p3      31 st
        vpxord zmm0, zmm0, [r9 + 32832]              ;    11.3 p5+p2   31 st
        vmovdqu64 [r9 + 32832], zmm0                 ;    12.3 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 128]                   ;     5.0 p3      31 st
        vpxord zmm0, zmm0, [r9 + 32896]              ;    11.3 p0+p2   31 st
        vmovdqu64 [r9 + 32896], zmm0                 ;    12.3 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 192]                   ;     5.0 p3      31 st
        vpxord zmm0, zmm0, [r9 + 32960]              ;    11.3 p5+p2   31 st
        vmovdqu64 [r9 + 32960], zmm0                 ;    12.3 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 256]                   ;     5.0 p3      31 st
        vpxord zmm0, zmm0, [r9 + 33024]              ;    11.3 p0+p2   31 st
        vmovdqu64 [r9 + 33024], zmm0                 ;    12.3 p7+p4   31 st
        vmovdqu64 zmm0, [r9 + 33088]                 ;     5.3 p3      31 st
        vpxord zmm0, zmm0, [r8 + 320]                ;    11.3 p5+p2   31 st
        vmovdqu64 [r9 + 33088], zmm0                 ;    12.3 p8+p9   31 st
        vmovdqu64 zmm0, [r9 + 33152]                 ;     6.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 384]                ;    12.2 p0+p2   31 st
        vmovdqu64 [r9 + 33152], zmm0                 ;    13.2 p7+p4   31 st
        vmovdqu64 zmm0, [r9 + 33216]                 ;     7.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 448]                ;    13.2 p5+p2   31 st
        vmovdqu64 [r9 + 33216], zmm0                 ;    14.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 512]                   ;     8.2 p3      31 st
        mov r10, qword [rsp + 10416]                 ;     4.5 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r10 + 33280]             ;    15.5 p0+p2   31 st
        vmovdqu64 [r10 + 33280], zmm0                ;    16.5 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 576]                   ;     9.2 p3      31 st
        vpxord zmm0, zmm0, [r10 + 33344]             ;    15.5 p5+p2   31 st
        vmovdqu64 [r10 + 33344], zmm0                ;    16.5 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 640]                   ;    10.2 p3      31 st
        vpxord zmm0, zmm0, [r10 + 33408]             ;    16.2 p0+p2   31 st
        vmovdqu64 [r10 + 33408], zmm0                ;    17.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 704]                   ;    11.2 p3      31 st
        vpxord zmm0, zmm0, [r10 + 33472]             ;    17.2 p5+p2   31 st
        vmovdqu64 [r10 + 33472], zmm0                ;    18.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 768]                   ;    12.2 p3      31 st
        vpxord zmm0, zmm0, [r10 + 33536]             ;    18.2 p0+p2   31 st
        vmovdqu64 [r10 + 33536], zmm0                ;    19.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 832]                   ;    13.2 p3      31 st
        vpxord zmm0, zmm0, [r10 + 33600]             ;    19.2 p5+p2   31 st
        vmovdqu64 [r10 + 33600], zmm0                ;    20.2 p8+p9   31 st
        vmovdqu64 zmm0, [r10 + 33664]                ;    14.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 896]                ;    20.2 p0+p2   31 st
        vmovdqu64 [r10 + 33664], zmm0                ;    21.2 p7+p4   31 st
        vmovdqu64 zmm0, [r10 + 33728]                ;    15.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 960]                ;    21.2 p5+p2   31 st
        vmovdqu64 [r10 + 33728], zmm0                ;    22.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1024]                  ;    16.2 p3      31 st
        mov r11, qword [rsp + 10424]                 ;     8.7 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r11 + 33792]             ;    22.2 p0+p2   31 st
        vmovdqu64 [r11 + 33792], zmm0                ;    23.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1088]                  ;    17.2 p3      31 st
        vpxord zmm0, zmm0, [r11 + 33856]             ;    23.2 p5+p2   31 st
        vmovdqu64 [r11 + 33856], zmm0                ;    24.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1152]                  ;    18.2 p3      31 st
        vpxord zmm0, zmm0, [r11 + 33920]             ;    24.2 p0+p2   31 st
        vmovdqu64 [r11 + 33920], zmm0                ;    25.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1216]                  ;    19.2 p3      31 st
        vpxord zmm0, zmm0, [r11 + 33984]             ;    25.2 p5+p2   31 st
        vmovdqu64 [r11 + 33984], zmm0                ;    26.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1280]                  ;    20.2 p3      31 st
        vpxord zmm0, zmm0, [r11 + 34048]             ;    26.2 p0+p2   31 st
        vmovdqu64 [r11 + 34048], zmm0                ;    27.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1344]                  ;    21.2 p3      31 st
        vpxord zmm0, zmm0, [r11 + 34112]             ;    27.2 p5+p2   31 st
        vmovdqu64 [r11 + 34112], zmm0                ;    28.2 p8+p9   31 st
        vmovdqu64 zmm0, [r11 + 34176]                ;    22.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 1408]               ;    28.2 p0+p2   31 st
        vmovdqu64 [r11 + 34176], zmm0                ;    29.2 p7+p4   31 st
        vmovdqu64 zmm0, [r11 + 34240]                ;    23.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 1472]               ;    29.2 p5+p2   31 st
        vmovdqu64 [r11 + 34240], zmm0                ;    30.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1536]                  ;    24.2 p3      31 st
        mov r12, qword [rsp + 10432]                 ;    12.8 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r12 + 34304]             ;    30.2 p0+p2   31 st
        vmovdqu64 [r12 + 34304], zmm0                ;    31.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1600]                  ;    25.2 p3      31 st
        vpxord zmm0, zmm0, [r12 + 34368]             ;    31.2 p5+p2   31 st
        vmovdqu64 [r12 + 34368], zmm0                ;    32.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1664]                  ;    26.2 p3      31 st
        vpxord zmm0, zmm0, [r12 + 34432]             ;    32.2 p0+p2   31 st
        vmovdqu64 [r12 + 34432], zmm0                ;    33.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1728]                  ;    27.2 p3      31 st
        vpxord zmm0, zmm0, [r12 + 34496]             ;    33.2 p5+p2   31 st
        vmovdqu64 [r12 + 34496], zmm0                ;    34.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 1792]                  ;    28.2 p3      31 st
        vpxord zmm0, zmm0, [r12 + 34560]             ;    34.2 p0+p2   31 st
        vmovdqu64 [r12 + 34560], zmm0                ;    35.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 1856]                  ;    29.2 p3      31 st
        vpxord zmm0, zmm0, [r12 + 34624]             ;    35.2 p5+p2   31 st
        vmovdqu64 [r12 + 34624], zmm0                ;    36.2 p8+p9   31 st
        vmovdqu64 zmm0, [r12 + 34688]                ;    30.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 1920]               ;    36.2 p0+p2   31 st
        vmovdqu64 [r12 + 34688], zmm0                ;    37.2 p7+p4   31 st
        vmovdqu64 zmm0, [r12 + 34752]                ;    31.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 1984]               ;    37.2 p5+p2   31 st
        vmovdqu64 [r12 + 34752], zmm0                ;    38.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2048]                  ;    32.2 p3      31 st
        mov r13, qword [rsp + 10440]                 ;    17.0 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r13 + 34816]             ;    38.2 p0+p2   31 st
        vmovdqu64 [r13 + 34816], zmm0                ;    39.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2112]                  ;    33.2 p3      31 st
        vpxord zmm0, zmm0, [r13 + 34880]             ;    39.2 p5+p2   31 st
        vmovdqu64 [r13 + 34880], zmm0                ;    40.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2176]                  ;    34.2 p3      31 st
        vpxord zmm0, zmm0, [r13 + 34944]             ;    40.2 p0+p2   31 st
        vmovdqu64 [r13 + 34944], zmm0                ;    41.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2240]                  ;    35.2 p3      31 st
        vpxord zmm0, zmm0, [r13 + 35008]             ;    41.2 p5+p2   31 st
        vmovdqu64 [r13 + 35008], zmm0                ;    42.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2304]                  ;    36.2 p3      31 st
        vpxord zmm0, zmm0, [r13 + 35072]             ;    42.2 p0+p2   31 st
        vmovdqu64 [r13 + 35072], zmm0                ;    43.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2368]                  ;    37.2 p3      31 st
        vpxord zmm0, zmm0, [r13 + 35136]             ;    43.2 p5+p2   31 st
        vmovdqu64 [r13 + 35136], zmm0                ;    44.2 p8+p9   31 st
        vmovdqu64 zmm0, [r13 + 35200]                ;    38.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 2432]               ;    44.2 p0+p2   31 st
        vmovdqu64 [r13 + 35200], zmm0                ;    45.2 p7+p4   31 st
        vmovdqu64 zmm0, [r13 + 35264]                ;    39.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 2496]               ;    45.2 p5+p2   31 st
        vmovdqu64 [r13 + 35264], zmm0                ;    46.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2560]                  ;    40.2 p3      31 st
        mov r14, qword [rsp + 10448]                 ;    21.2 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r14 + 35328]             ;    46.2 p0+p2   31 st
        vmovdqu64 [r14 + 35328], zmm0                ;    47.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2624]                  ;    41.2 p3      31 st
        vpxord zmm0, zmm0, [r14 + 35392]             ;    47.2 p5+p2   31 st
        vmovdqu64 [r14 + 35392], zmm0                ;    48.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2688]                  ;    42.2 p3      31 st
        vpxord zmm0, zmm0, [r14 + 35456]             ;    48.2 p0+p2   31 st
        vmovdqu64 [r14 + 35456], zmm0                ;    49.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2752]                  ;    43.2 p3      31 st
        vpxord zmm0, zmm0, [r14 + 35520]             ;    49.2 p5+p2   31 st
        vmovdqu64 [r14 + 35520], zmm0                ;    50.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 2816]                  ;    44.2 p3      31 st
        vpxord zmm0, zmm0, [r14 + 35584]             ;    50.2 p0+p2   31 st
        vmovdqu64 [r14 + 35584], zmm0                ;    51.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 2880]                  ;    45.2 p3      31 st
        vpxord zmm0, zmm0, [r14 + 35648]             ;    51.2 p5+p2   31 st
        vmovdqu64 [r14 + 35648], zmm0                ;    52.2 p8+p9   31 st
        vmovdqu64 zmm0, [r14 + 35712]                ;    46.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 2944]               ;    52.2 p0+p2   31 st
        vmovdqu64 zmm1, [r14 + 35776]                ;    47.2 p3      31 st
        vpxord zmm1, zmm1, [r8 + 3008]               ;    53.2 p5+p2   31 st
        vmovdqu64 [r14 + 35712], zmm0                ;    53.2 p7+p4   31 st
        vmovdqu64 [r14 + 35776], zmm1                ;    54.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 3072]                  ;    48.2 p3      31 st
        mov r15, qword [rsp + 10456]                 ;    25.3 p10     31 st.0 reload
        vpxord zmm0, zmm0, [r15 + 35840]             ;    54.2 p0+p2   31 st
        vmovdqu64 [r15 + 35840], zmm0                ;    55.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 3136]                  ;    49.2 p3      31 st
        vpxord zmm0, zmm0, [r15 + 35904]             ;    55.2 p5+p2   31 st
        vmovdqu64 [r15 + 35904], zmm0                ;    56.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 3200]                  ;    50.2 p3      31 st
        vpxord zmm0, zmm0, [r15 + 35968]             ;    56.2 p0+p2   31 st
        vmovdqu64 [r15 + 35968], zmm0                ;    57.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 3264]                  ;    51.2 p3      31 st
        vpxord zmm0, zmm0, [r15 + 36032]             ;    57.2 p5+p2   31 st
        vmovdqu64 [r15 + 36032], zmm0                ;    58.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 3328]                  ;    52.2 p3      31 st
        vpxord zmm0, zmm0, [r15 + 36096]             ;    58.2 p0+p2   31 st
        vmovdqu64 [r15 + 36096], zmm0                ;    59.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 3392]                  ;    53.2 p3      31 st
        vpxord zmm0, zmm0, [r15 + 36160]             ;    59.2 p5+p2   31 st
        vmovdqu64 zmm1, [r15 + 36224]                ;    54.2 p3      31 st
        vpxord zmm1, zmm1, [r8 + 3456]               ;    60.2 p0+p2   31 st
        vmovdqu64 [r15 + 36160], zmm0                ;    60.2 p8+p9   31 st
        vmovdqu64 zmm0, [r15 + 36288]                ;    55.2 p3      31 st
        vpxord zmm0, zmm0, [r8 + 3520]               ;    61.2 p5+p2   31 st
        vmovdqu64 [r15 + 36224], zmm1                ;    61.2 p7+p4   31 st
        vmovdqu64 [r15 + 36288], zmm0                ;    62.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 3584]                  ;    56.2 p3      31 st
        mov rsi, qword [rsp + 10464]                 ;    29.5 p10     31 st.0 reload
        vpxord zmm0, zmm0, [rsi + 36352]             ;    62.2 p0+p2   31 st
        vmovdqu64 zmm1, [r8 + 3648]                  ;    57.2 p3      31 st
        vpxord zmm1, zmm1, [rsi + 36416]             ;    63.2 p5+p2   31 st
        vmovdqu64 [rsi + 36352], zmm0                ;    63.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 3712]                  ;    58.2 p3      31 st
        vpxord zmm0, zmm0, [rsi + 36480]             ;    64.2 p0+p2   31 st
        vmovdqu64 [rsi + 36416], zmm1                ;    64.2 p8+p9   31 st
        vmovdqu64 zmm1, [r8 + 3776]                  ;    59.2 p3      31 st
        vpxord zmm1, zmm1, [rsi + 36544]             ;    65.2 p5+p2   31 st
        vmovdqu64 [rsi + 36480], zmm0                ;    65.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 3840]                  ;    60.2 p3      31 st
        vpxord zmm0, zmm0, [rsi + 36608]             ;    66.2 p0+p2   31 st
        vmovdqu64 [rsi + 36544], zmm1                ;    66.2 p8+p9   31 st
        vmovdqu64 zmm1, [r8 + 3904]                  ;    61.2 p3      31 st
        vpxord zmm1, zmm1, [rsi + 36672]             ;    67.2 p5+p2   31 st
        vmovdqu64 zmm2, [r8 + 3968]                  ;    62.2 p3      31 st
        vpxord zmm2, zmm2, [rsi + 36736]             ;    68.2 p0+p2   31 st
        vmovdqu64 [rsi + 36608], zmm0                ;    67.2 p7+p4   31 st
        mov qword [rsp + 10568], r9                  ;    61.2 p8+p9   32 rows
        vmovdqu64 zmm0, [r8 + 4032]                  ;    63.2 p3      31 st
        vpxord zmm0, zmm0, [rsi + 36800]             ;    69.2 p5+p2   31 st
        vmovdqu64 [rsi + 36672], zmm1                ;    68.2 p7+p9   31 st
        mov qword [rsp + 10576], r10                 ;    62.7 p8+p4   32 rows
        vmovdqu64 [rsi + 36736], zmm2                ;    69.2 p7+p4   31 st
        mov qword [rsp + 10584], r11                 ;    64.2 p8+p9   32 rows
        vmovdqu64 [rsi + 36800], zmm0                ;    70.2 p7+p9   31 st
        mov qword [rsp + 10592], r12                 ;    65.7 p8+p4   32 rows
        mov qword [rsp + 10600], r13                 ;    66.7 p7+p4   32 rows
        mov qword [rsp + 10608], r14                 ;    67.2 p8+p9   32 rows
        mov qword [rsp + 10616], r15                 ;    67.7 p7+p4   32 rows
        mov qword [rsp + 10624], rsi                 ;    68.2 p8+p9   32 rows
        mov esi, 8                                   ;    34.8 p1      32 rows reload
        mov dword [rsp + 10708], esi                 ;    68.7 p7+p4   32 rows
        mov r8, qword [rsp + 10568]                  ;                    resident
        mov r9, qword [rsp + 10576]                  ;                    resident
        mov r10, qword [rsp + 10584]                 ;                    resident
        mov r11, qword [rsp + 10592]                 ;                    resident
        mov r12, qword [rsp + 10600]                 ;                    resident
        mov r13, qword [rsp + 10608]                 ;                    resident
        mov r14, qword [rsp + 10616]                 ;                    resident
        mov r15, qword [rsp + 10624]                 ;                    resident
        mov esi, dword [rsp + 10708]                 ;                    resident
        align 16
.rows_5:
        vmovdqu64 zmm0, [r8 + 65536]                 ;     0.0 p2      13 a.0
        vmovdqu64 zmm1, [r8 + 65600]                 ;     0.2 p3      13 a.1
        vmovdqu64 zmm2, [r8 + 65664]                 ;     1.0 p2      13 a.2
        vmovdqu64 zmm3, [r8 + 65792]                 ;     1.2 p3      13 a.4
        vmovdqu64 zmm4, [r8 + 65856]                 ;     2.0 p2      13 a.5
        vmovdqu64 zmm5, [r8 + 65920]                 ;     2.2 p3      13 a.6
        vmovdqu64 zmm6, [r8 + 65984]                 ;     3.0 p2      13 a.7
        vmovdqa64 zmm7, zmm2                         ;     7.0         13 a copy
        vmovdqa64 zmm8, zmm6                         ;     9.0         13 a copy
        vmovdqa64 zmm9, zmm5                         ;     8.2         13 a copy
        vpternlogd zmm9, zmm4, zmm3, 0x78            ;     8.2 p0      13 a
        vpternlogd zmm5, zmm4, zmm3, 0x35            ;     8.2 p5      13 a
        vpandd zmm8, zmm8, zmm5                      ;     9.2 p0      13 a
        vpxord zmm7, zmm7, zmm9                      ;     9.2 p5      13 a
        vmovdqa64 zmm10, zmm9                        ;     9.2         13 a copy
        vpternlogd zmm10, zmm6, zmm3, 0x9b           ;     9.2 p0      13 a
        vpternlogd zmm9, zmm10, zmm4, 0x26           ;    10.2 p5      13 a
        vpternlogd zmm10, zmm4, zmm6, 0x58           ;    10.2 p0      13 a
        vpternlogd zmm5, zmm6, zmm10, 0xd2           ;    11.2 p5      13 a
        vmovdqa64 zmm4, zmm1                         ;     6.2         13 a copy
        vpternlogd zmm4, zmm0, [r8 + 65728], 0x56    ;     6.2 p0+p3   13 a
        vmovdqa64 zmm6, zmm4                         ;     7.2         13 a copy
        vpternlogd zmm6, zmm2, zmm0, 0x95            ;     7.2 p5      13 a
        vmovdqa64 zmm11, zmm6                        ;     8.2         13 a copy
        vpternlogd zmm11, zmm2, zmm1, 0xf6           ;     8.2 p0      13 a
        vmovdqa64 zmm12, zmm11                       ;     9.2         13 a copy
        vpternlogd zmm12, zmm6, zmm4, 0x70           ;     9.2 p5      13 a
        vpternlogd zmm12, zmm1, zmm0, 0x95           ;    10.2 p0      13 a
        vpternlogd zmm4, zmm12, zmm6, 0x87           ;    11.2 p5      13 a
        vpternlogd zmm1, zmm0, zmm4, 0x9e            ;    12.2 p0      13 a
        vpternlogd zmm4, zmm11, zmm5, 0x96           ;    12.2 p5      13 a
        vpternlogd zmm7, zmm8, zmm1, 0x96            ;    13.2 p0      13 a
        vpternlogd zmm10, zmm12, zmm12, 0xc3         ;    11.2 p5      13 a
        vpandd zmm0, zmm7, zmm4                      ;    14.2 p0      13 a
        vmovdqa64 zmm8, zmm10                        ;    12.2         13 a copy
        vmovdqa64 zmm11, zmm4                        ;    13.2         13 a copy
        vmovdqa64 zmm13, zmm9                        ;    11.2         13 a copy
        vpternlogd zmm13, zmm6, zmm3, 0x96           ;    11.2 p5      13 a
        vmovdqa64 zmm14, zmm10                       ;    12.2         13 a copy
        vpternlogd zmm14, zmm4, zmm7, 0x21           ;    14.2 p0      13 a
        vpternlogd zmm1, zmm2, zmm14, 0x96           ;    15.2 p5      13 a
        vpternlogd zmm0, zmm14, zmm13, 0xd           ;    15.2 p0      13 a
        vpternlogd zmm4, zmm0, zmm10, 0x78           ;    16.2 p5      13 a
        vpternlogd zmm9, zmm3, zmm0, 0x69            ;    16.2 p0      13 a
        vpternlogd zmm0, zmm6, zmm6, 0xc3            ;    16.2 p5      13 a
        vpternlogd zmm12, zmm4, zmm13, 0x96          ;    17.2 p0      13 a
        vpandd zmm8, zmm8, zmm4                      ;    17.2 p5      13 a
        vpternlogd zmm8, zmm14, zmm13, 0xed          ;    18.2 p0      13 a
        vpternlogd zmm1, zmm13, zmm8, 0xb4           ;    19.2 p5      13 a
        vpternlogd zmm7, zmm8, zmm5, 0x69            ;    19.2 p0      13 a
        vpternlogd zmm8, zmm5, zmm1, 0x69            ;    20.2 p5      13 a
        vpxord zmm11, zmm11, zmm7                    ;    20.2 p0      13 a
        vpternlogd zmm0, zmm12, zmm11, 0x87          ;    21.2 p5      13 a
        vmovdqa64 zmm2, zmm12                        ;    18.2         13 a copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3          ;    18.7 p0      13 a
        vpxord zmm3, zmm9, zmm8                      ;    21.2 p5      13 a
        vmovdqu64 zmm4, [r9 + 66048]                 ;     9.5 p2      13 a.0
        vmovdqu64 zmm5, [r9 + 66112]                 ;     9.7 p3      13 a.1
        vmovdqu64 zmm6, [r9 + 66176]                 ;    10.5 p2      13 a.2
        vmovdqa64 zmm10, zmm8                        ;    21.2         13 a copy
        vmovdqu64 zmm13, [r9 + 66304]                ;    10.7 p3      13 a.4
        vmovdqu64 zmm14, [r9 + 66368]                ;    11.5 p2      13 a.5
        vmovdqu64 zmm15, [r9 + 66432]                ;    11.7 p3      13 a.6
        vmovdqu64 zmm16, [r9 + 66496]                ;    12.5 p2      13 a.7
        vmovdqa64 zmm17, zmm6                        ;    16.5         13 a copy
        vmovdqa64 zmm18, zmm16                       ;    18.5         13 a copy
        vmovdqa64 zmm19, zmm8                        ;    21.2         13 a copy
        vpternlogd zmm19, zmm2, zmm7, 0xcb           ;    21.2 p0      13 a
        vpternlogd zmm8, zmm2, zmm7, 0x78            ;    21.2 p5      13 a
        vpternlogd zmm7, zmm8, zmm9, 0xb4            ;    22.2 p0      13 a
        vpternlogd zmm3, zmm7, zmm19, 0xe1           ;    23.2 p5      13 a
        vpternlogd zmm8, zmm3, zmm9, 0xb4            ;    24.2 p0      13 a
        vpternlogd zmm9, zmm8, zmm19, 0xb8           ;    25.2 p5      13 a
        vpxord zmm10, zmm10, zmm19                   ;    22.7 p0      13 a
        vpternlogd zmm10, zmm7, zmm8, 0x96           ;    25.2 p5      13 a
        vmovdqa64 zmm2, zmm15                        ;    17.7         13 a copy
        vpternlogd zmm2, zmm14, zmm13, 0x78          ;    23.7 p0      13 a
        vpternlogd zmm15, zmm14, zmm13, 0x35         ;    23.8 p5      13 a
        vpandd zmm18, zmm18, zmm15                   ;    24.8 p0      13 a
        vpxord zmm17, zmm17, zmm2                    ;    24.8 p5      13 a
        vmovdqa64 zmm7, zmm5                         ;    15.7         13 a copy
        vpternlogd zmm7, zmm4, [r9 + 66240], 0x56    ;    25.7 p0+p3   13 a
        vmovdqa64 zmm19, zmm0                        ;    22.2         13 a copy
        vpternlogd zmm19, zmm12, zmm1, 0x1d          ;    25.8 p5      13 a
        vmovdqa64 zmm20, zmm0                        ;    22.2         13 a copy
        vpternlogd zmm20, zmm12, zmm1, 0xd8          ;    26.7 p0      13 a
        vmovdqa64 zmm21, zmm19                       ;    26.8         13 a copy
        vpternlogd zmm21, zmm12, zmm11, 0xc6         ;    26.8 p5      13 a
        vmovdqa64 zmm22, zmm21                       ;    27.8         13 a copy
        vpternlogd zmm22, zmm0, zmm11, 0xd8          ;    27.8 p0      13 a
        vpternlogd zmm22, zmm19, zmm1, 0x2c          ;    28.8 p5      13 a
        vpternlogd zmm0, zmm1, zmm22, 0x2c           ;    29.8 p0      13 a
        vpternlogd zmm0, zmm12, zmm11, 0x16          ;    30.8 p5      13 a
        vmovdqa64 zmm1, zmm2                         ;    24.7         13 a copy
        vpternlogd zmm1, zmm16, zmm13, 0x9b          ;    29.7 p0      13 a
        vpternlogd zmm2, zmm1, zmm14, 0x26           ;    30.7 p5      13 a
        vpternlogd zmm1, zmm14, zmm16, 0x58          ;    30.7 p0      13 a
        vpternlogd zmm15, zmm16, zmm1, 0xd2          ;    31.7 p5      13 a
        vmovdqa64 zmm11, zmm7                        ;    26.7         13 a copy
        vpternlogd zmm11, zmm6, zmm4, 0x95           ;    31.7 p0      13 a
        vmovdqu64 zmm12, [r10 + 66560]               ;    17.0 p2      13 a.0
        vmovdqu64 zmm14, [r10 + 66624]               ;    17.2 p3      13 a.1
        vmovdqu64 zmm16, [r10 + 66688]               ;    18.0 p2      13 a.2
        vmovdqu64 zmm19, [r10 + 66816]               ;    18.2 p3      13 a.4
        vmovdqu64 zmm23, [r10 + 66880]               ;    19.0 p2      13 a.5
        vmovdqa64 zmm24, zmm11                       ;    32.7         13 a copy
        vpternlogd zmm24, zmm6, zmm5, 0xf6           ;    32.7 p5      13 a
        vmovdqa64 zmm25, zmm2                        ;    31.7         13 a copy
        vpternlogd zmm25, zmm11, zmm13, 0x96         ;    32.7 p0      13 a
        vmovdqu64 zmm26, [r10 + 66944]               ;    19.2 p3      13 a.6
        vmovdqa64 zmm27, zmm16                       ;    24.0         13 a copy
        vmovdqa64 zmm28, zmm24                       ;    33.7         13 a copy
        vpternlogd zmm28, zmm11, zmm7, 0x70          ;    33.7 p5      13 a
        vpternlogd zmm28, zmm5, zmm4, 0x95           ;    34.7 p0      13 a
        vpternlogd zmm7, zmm28, zmm11, 0x87          ;    35.7 p5      13 a
        vpternlogd zmm5, zmm4, zmm7, 0x9e            ;    36.7 p0      13 a
        vpternlogd zmm7, zmm24, zmm15, 0x96          ;    36.7 p5      13 a
        vpternlogd zmm17, zmm18, zmm5, 0x96          ;    37.7 p0      13 a
        vpternlogd zmm1, zmm28, zmm28, 0xc3          ;    35.8 p5      13 a
        vpandd zmm4, zmm17, zmm7                     ;    38.7 p0      13 a
        vmovdqa64 zmm18, zmm1                        ;    36.8         13 a copy
        vmovdqa64 zmm24, zmm7                        ;    37.7         13 a copy
        vmovdqu64 zmm29, [r10 + 67008]               ;    20.7 p2      13 a.7
        vmovdqa64 zmm30, zmm26                       ;    25.2         13 a copy
        vpternlogd zmm30, zmm23, zmm19, 0x78         ;    36.8 p5      13 a
        vpternlogd zmm26, zmm23, zmm19, 0x35         ;    37.7 p0      13 a
        vpxord zmm27, zmm27, zmm30                   ;    37.8 p5      13 a
        vmovdqa64 zmm31, zmm1                        ;    36.8         13 a copy
        vpternlogd zmm31, zmm7, zmm17, 0x21          ;    38.7 p0      13 a
        vpternlogd zmm5, zmm6, zmm31, 0x96           ;    39.7 p5      13 a
        vpternlogd zmm4, zmm31, zmm25, 0xd           ;    39.7 p0      13 a
        vpternlogd zmm2, zmm13, zmm4, 0x69           ;    40.7 p5      13 a
        vpternlogd zmm7, zmm4, zmm1, 0x78            ;    40.7 p0      13 a
        vpternlogd zmm4, zmm11, zmm11, 0xc3          ;    40.8 p5      13 a
        vpternlogd zmm28, zmm7, zmm25, 0x96          ;    41.7 p0      13 a
        vpandd zmm18, zmm18, zmm7                    ;    41.8 p5      13 a
        vpternlogd zmm18, zmm31, zmm25, 0xed         ;    42.8 p0      13 a
        vpternlogd zmm5, zmm25, zmm18, 0xb4          ;    43.8 p5      13 a
        vpternlogd zmm17, zmm18, zmm15, 0x69         ;    43.8 p0      13 a
        vpternlogd zmm18, zmm15, zmm5, 0x69          ;    44.8 p5      13 a
        vpandd zmm6, zmm29, zmm26                    ;    44.7 p0      13 a
        vpxord zmm24, zmm24, zmm17                   ;    44.8 p5      13 a
        vpternlogd zmm4, zmm28, zmm24, 0x87          ;    45.8 p0      13 a
        vmovdqa64 zmm7, zmm14                        ;    24.2         13 a copy
        vpternlogd zmm7, zmm12, [r10 + 66752], 0x56  ;    45.8 p5+p3   13 a
        vmovdqa64 zmm11, zmm28                       ;    42.7         13 a copy
        vpternlogd zmm11, zmm1, zmm1, 0xc3           ;    46.7 p0      13 a
        vpxord zmm1, zmm2, zmm18                     ;    46.8 p5      13 a
        vmovdqa64 zmm13, zmm18                       ;    45.8         13 a copy
        vmovdqa64 zmm15, zmm30                       ;    37.8         13 a copy
        vpternlogd zmm15, zmm29, zmm19, 0x9b         ;    47.7 p0      13 a
        vpternlogd zmm30, zmm15, zmm23, 0x26         ;    48.7 p5      13 a
        vpternlogd zmm15, zmm23, zmm29, 0x58         ;    48.7 p0      13 a
        vpternlogd zmm26, zmm29, zmm15, 0xd2         ;    49.7 p5      13 a
        vmovdqu64 zmm23, [r11 + 67072]               ;    26.2 p2      14 a.0
        vmovdqu64 zmm25, [r11 + 67136]               ;    26.3 p3      14 a.1
        vmovdqa64 zmm29, zmm18                       ;    45.8         13 a copy
        vpternlogd zmm29, zmm11, zmm17, 0xcb         ;    49.7 p0      13 a
        vpternlogd zmm18, zmm11, zmm17, 0x78         ;    49.8 p5      13 a
        vpternlogd zmm17, zmm18, zmm2, 0xb4          ;    50.8 p0      13 a
        vpternlogd zmm1, zmm17, zmm29, 0xe1          ;    51.8 p5      13 a
        vpternlogd zmm18, zmm1, zmm2, 0xb4           ;    52.8 p0      13 a
        vpternlogd zmm2, zmm18, zmm29, 0xb8          ;    53.8 p5      13 a
        vpxord zmm13, zmm13, zmm29                   ;    52.7 p0      13 a
        vpternlogd zmm13, zmm17, zmm18, 0x96         ;    53.8 p5      13 a
        vmovdqu64 zmm11, [r11 + 67200]               ;    28.0 p2      14 a.2
        vmovdqu64 zmm17, [r11 + 67328]               ;    28.2 p3      14 a.4
        vmovdqa64 zmm29, zmm4                        ;    46.8         13 a copy
        vpternlogd zmm29, zmm28, zmm5, 0x1d          ;    53.7 p0      13 a
        vmovdqa64 zmm31, zmm4                        ;    46.8         13 a copy
        vpternlogd zmm31, zmm28, zmm5, 0xd8          ;    53.8 p5      13 a
        vmovdqu64 [rsp + 0], zmm21                   ;    29.0 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm29                       ;    54.7         13 a copy
        vpternlogd zmm21, zmm28, zmm24, 0xc6         ;    54.7 p0      13 a
        vmovdqu64 [rsp + 64], zmm20                  ;    29.5 p8+p9   13 a spill
        vmovdqa64 zmm20, zmm21                       ;    55.7         13 a copy
        vpternlogd zmm20, zmm4, zmm24, 0xd8          ;    55.7 p5      13 a
        vpternlogd zmm20, zmm29, zmm5, 0x2c          ;    56.7 p0      13 a
        vpternlogd zmm4, zmm5, zmm20, 0x2c           ;    57.7 p5      13 a
        vpternlogd zmm4, zmm28, zmm24, 0x16          ;    58.7 p0      13 a
        vmovdqa64 zmm5, zmm11                        ;    34.0         14 a copy
        vmovdqu64 zmm24, [r11 + 67392]               ;    30.7 p2      14 a.5
        vmovdqa64 zmm28, zmm7                        ;    46.8         13 a copy
        vpternlogd zmm28, zmm16, zmm12, 0x95         ;    56.8 p5      13 a
        vmovdqa64 zmm29, zmm25                       ;    32.3         14 a copy
        vpternlogd zmm29, zmm23, [r11 + 67264], 0x56 ;    57.7 p0+p3   14 a
        vmovdqu64 [rsp + 128], zmm21                 ;    55.7 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm28                       ;    57.8         13 a copy
        vpternlogd zmm21, zmm16, zmm14, 0xf6         ;    57.8 p5      13 a
        vmovdqu64 [rsp + 192], zmm4                  ;    59.7 p8+p9   13 a spill
        vmovdqa64 zmm4, zmm30                        ;    49.7         13 a copy
        vpternlogd zmm4, zmm28, zmm19, 0x96          ;    58.7 p0      13 a
        vmovdqu64 [rsp + 256], zmm2                  ;    54.8 p7+p4   13 a spill
        vmovdqa64 zmm2, zmm21                        ;    58.8         13 a copy
        vpternlogd zmm2, zmm28, zmm7, 0x70           ;    58.8 p5      13 a
        vpternlogd zmm2, zmm14, zmm12, 0x95          ;    59.8 p0      13 a
        vpternlogd zmm7, zmm2, zmm28, 0x87           ;    60.8 p5      13 a
        vpternlogd zmm14, zmm12, zmm7, 0x9e          ;    61.8 p0      13 a
        vpternlogd zmm7, zmm21, zmm26, 0x96          ;    61.8 p5      13 a
        vpternlogd zmm27, zmm6, zmm14, 0x96          ;    62.8 p0      13 a
        vpternlogd zmm15, zmm2, zmm2, 0xc3           ;    61.8 p5      13 a
        vmovdqu64 zmm6, [r11 + 67456]                ;    34.2 p2      14 a.6
        vmovdqa64 zmm12, zmm6                        ;    40.2         14 a copy
        vpternlogd zmm12, zmm24, zmm17, 0x78         ;    62.7 p0      14 a
        vpternlogd zmm6, zmm24, zmm17, 0x35          ;    62.8 p5      14 a
        vpxord zmm5, zmm5, zmm12                     ;    63.7 p0      14 a
        vpandd zmm21, zmm27, zmm7                    ;    63.8 p5      13 a
        vmovdqu64 [rsp + 320], zmm1                  ;    52.8 p8+p9   13 a spill
        vmovdqa64 zmm1, zmm7                         ;    62.8         13 a copy
        vmovdqu64 [rsp + 384], zmm3                  ;    35.7 p7+p4   13 a spill
        vmovdqa64 zmm3, zmm15                        ;    62.8         13 a copy
        vpternlogd zmm3, zmm7, zmm27, 0x21           ;    64.7 p0      13 a
        vpternlogd zmm14, zmm16, zmm3, 0x96          ;    65.7 p5      13 a
        vpternlogd zmm21, zmm3, zmm4, 0xd            ;    65.7 p0      13 a
        vpternlogd zmm30, zmm19, zmm21, 0x69         ;    66.7 p5      13 a
        vpternlogd zmm7, zmm21, zmm15, 0x78          ;    66.7 p0      13 a
        vpternlogd zmm21, zmm28, zmm28, 0xc3         ;    66.8 p5      13 a
        vmovdqu64 zmm16, [r11 + 67520]               ;    36.8 p3      14 a.7
        vpternlogd zmm2, zmm7, zmm4, 0x96            ;    67.7 p0      13 a
        vpandd zmm7, zmm7, zmm15                     ;    67.8 p5      13 a
        vpternlogd zmm7, zmm3, zmm4, 0xed            ;    68.8 p0      13 a
        vpternlogd zmm14, zmm4, zmm7, 0xb4           ;    69.8 p5      13 a
        vpandd zmm3, zmm16, zmm6                     ;    69.7 p0      14 a
        vpternlogd zmm27, zmm7, zmm26, 0x69          ;    69.8 p5      13 a
        vpternlogd zmm7, zmm26, zmm14, 0x69          ;    70.8 p0      13 a
        vpxord zmm1, zmm1, zmm27                     ;    70.8 p5      13 a
        vpternlogd zmm21, zmm2, zmm1, 0x87           ;    71.8 p0      13 a
        vmovdqu64 zmm4, [r12 + 67584]                ;    38.5 p2      14 a.0
        vmovdqu64 zmm19, [r12 + 67648]               ;    38.7 p3      14 a.1
        vmovdqa64 zmm26, zmm2                        ;    68.7         13 a copy
        vpternlogd zmm26, zmm15, zmm15, 0xc3         ;    71.8 p5      13 a
        vmovdqa64 zmm15, zmm29                       ;    58.7         14 a copy
        vpternlogd zmm15, zmm11, zmm23, 0x95         ;    72.7 p0      14 a
        vmovdqa64 zmm28, zmm12                       ;    63.7         14 a copy
        vpternlogd zmm28, zmm16, zmm17, 0x9b         ;    72.8 p5      14 a
        vpternlogd zmm12, zmm28, zmm24, 0x26         ;    73.8 p0      14 a
        vpternlogd zmm28, zmm24, zmm16, 0x58         ;    73.8 p5      14 a
        vpternlogd zmm6, zmm16, zmm28, 0xd2          ;    74.8 p0      14 a
        vpxord zmm16, zmm30, zmm7                    ;    74.8 p5      13 a
        vmovdqa64 zmm24, zmm19                       ;    44.7         14 a copy
        vpternlogd zmm24, zmm4, [r12 + 67776], 0x56  ;    75.7 p0+p2   14 a
        vmovdqu64 [rsp + 448], zmm22                 ;    41.0 p8+p9   13 a spill
        vmovdqa64 zmm22, zmm7                        ;    71.8         13 a copy
        vpternlogd zmm22, zmm26, zmm27, 0xcb         ;    75.8 p5      13 a
        vpternlogd zmm26, zmm7, zmm27, 0x6c          ;    76.7 p0      13 a
        vpternlogd zmm27, zmm26, zmm30, 0xb4         ;    77.7 p5      13 a
        vpternlogd zmm16, zmm27, zmm22, 0xe1         ;    78.7 p0      13 a
        vpternlogd zmm27, zmm7, zmm22, 0x96          ;    78.7 p5      13 a
        vpternlogd zmm26, zmm16, zmm30, 0xb4         ;    79.7 p0      13 a
        vpternlogd zmm30, zmm22, zmm26, 0xd8         ;    80.7 p5      13 a
        vpxord zmm27, zmm27, zmm26                   ;    80.7 p0      13 a
        vmovdqa64 zmm7, zmm15                        ;    73.7         14 a copy
        vpternlogd zmm7, zmm11, zmm25, 0xf6          ;    79.8 p5      14 a
        vmovdqu64 zmm22, [r12 + 67712]               ;    43.0 p3      14 a.2
        vmovdqu64 [rsp + 512], zmm16                 ;    79.7 p7+p4   13 a spill
        vmovdqa64 zmm16, zmm22                       ;    49.0         14 a copy
        vmovdqu64 [rsp + 576], zmm30                 ;    81.7 p8+p9   13 a spill
        vmovdqa64 zmm30, zmm12                       ;    74.8         14 a copy
        vpternlogd zmm30, zmm15, zmm17, 0x96         ;    80.7 p0      14 a
        vmovdqu64 [rsp + 640], zmm20                 ;    57.7 p7+p4   13 a spill
        vmovdqu64 zmm20, [r12 + 67840]               ;    44.2 p2      14 a.4
        vmovdqu64 [rsp + 704], zmm27                 ;    81.7 p8+p9   13 a spill
        vmovdqa64 zmm27, zmm21                       ;    72.8         13 a copy
        vpternlogd zmm27, zmm2, zmm14, 0x1d          ;    80.8 p5      13 a
        vmovdqu64 [rsp + 768], zmm9                  ;    47.2 p7+p4   13 a spill
        vmovdqa64 zmm9, zmm21                        ;    72.8         13 a copy
        vpternlogd zmm9, zmm2, zmm14, 0xd8           ;    81.7 p0      13 a
        vmovdqu64 [rsp + 832], zmm9                  ;    82.7 p8+p9   13 a spill
        vmovdqa64 zmm9, zmm27                        ;    81.8         13 a copy
        vpternlogd zmm9, zmm2, zmm1, 0xc6            ;    81.8 p5      13 a
        vmovdqu64 [rsp + 896], zmm31                 ;    54.8 p7+p4   13 a spill
        vmovdqa64 zmm31, zmm9                        ;    82.8         13 a copy
        vpternlogd zmm31, zmm21, zmm1, 0xd8          ;    82.8 p0      13 a
        vpternlogd zmm31, zmm27, zmm14, 0x2c         ;    83.8 p5      13 a
        vpternlogd zmm21, zmm14, zmm31, 0x2c         ;    84.8 p0      13 a
        vpternlogd zmm21, zmm2, zmm1, 0x16           ;    85.8 p5      13 a
        vmovdqu64 zmm1, [r12 + 67904]                ;    46.8 p3      14 a.5
        vmovdqu64 zmm2, [r12 + 67968]                ;    47.0 p2      14 a.6
        vmovdqa64 zmm14, zmm2                        ;    53.0         14 a copy
        vpternlogd zmm14, zmm1, zmm20, 0x78          ;    84.7 p0      14 a
        vpternlogd zmm2, zmm1, zmm20, 0x35           ;    84.8 p5      14 a
        vmovdqu64 zmm27, [r12 + 68032]               ;    47.8 p3      14 a.7
        vpxord zmm16, zmm16, zmm14                   ;    85.7 p0      14 a
        vmovdqu64 [rsp + 960], zmm31                 ;    84.8 p8+p9   13 a spill
        vpandd zmm31, zmm27, zmm2                    ;    85.8 p5      14 a
        vmovdqu64 [rsp + 1024], zmm21                ;    86.8 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm7                        ;    80.8         14 a copy
        vpternlogd zmm21, zmm15, zmm29, 0x70         ;    86.7 p0      14 a
        vpternlogd zmm21, zmm25, zmm23, 0x95         ;    87.7 p5      14 a
        vpternlogd zmm29, zmm21, zmm15, 0x87         ;    88.7 p0      14 a
        vpternlogd zmm25, zmm23, zmm29, 0x9e         ;    89.7 p5      14 a
        vpternlogd zmm29, zmm7, zmm6, 0x96           ;    89.7 p0      14 a
        vpternlogd zmm5, zmm3, zmm25, 0x96           ;    90.7 p5      14 a
        vpternlogd zmm28, zmm21, zmm21, 0xc3         ;    89.7 p0      14 a
        vmovdqu64 zmm3, [r13 + 68096]                ;    49.8 p2      14 a.0
        vpandd zmm7, zmm5, zmm29                     ;    91.7 p5      14 a
        vmovdqa64 zmm23, zmm29                       ;    90.7         14 a copy
        vmovdqu64 [rsp + 1088], zmm18                ;    53.8 p8+p9   13 a spill
        vmovdqa64 zmm18, zmm24                       ;    76.7         14 a copy
        vpternlogd zmm18, zmm22, zmm4, 0x95          ;    90.7 p0      14 a
        vmovdqu64 [rsp + 1152], zmm26                ;    80.7 p7+p4   13 a spill
        vmovdqa64 zmm26, zmm28                       ;    90.7         14 a copy
        vpternlogd zmm26, zmm29, zmm5, 0x21          ;    91.7 p5      14 a
        vpternlogd zmm25, zmm11, zmm26, 0x96         ;    92.7 p0      14 a
        vpternlogd zmm7, zmm26, zmm30, 0xd           ;    92.7 p5      14 a
        vpternlogd zmm12, zmm17, zmm7, 0x69          ;    93.7 p0      14 a
        vpternlogd zmm29, zmm7, zmm28, 0x78          ;    93.7 p5      14 a
        vpternlogd zmm7, zmm15, zmm15, 0xc3          ;    93.7 p0      14 a
        vpternlogd zmm21, zmm29, zmm30, 0x96         ;    94.7 p5      14 a
        vpandd zmm29, zmm29, zmm28                   ;    94.7 p0      14 a
        vpternlogd zmm29, zmm26, zmm30, 0xed         ;    95.7 p5      14 a
        vpternlogd zmm25, zmm30, zmm29, 0xb4         ;    96.7 p0      14 a
        vpternlogd zmm5, zmm29, zmm6, 0x69           ;    96.7 p5      14 a
        vpternlogd zmm29, zmm6, zmm25, 0x69          ;    97.7 p0      14 a
        vmovdqu64 zmm6, [r13 + 68160]                ;    53.2 p3      14 a.1
        vmovdqu64 zmm11, [r13 + 68224]               ;    53.3 p2      14 a.2
        vmovdqu64 zmm15, [r13 + 68352]               ;    54.2 p3      14 a.4
        vmovdqu64 zmm17, [r13 + 68416]               ;    54.3 p2      14 a.5
        vpxord zmm23, zmm23, zmm5                    ;    97.7 p5      14 a
        vpternlogd zmm7, zmm21, zmm23, 0x87          ;    98.7 p0      14 a
        vmovdqa64 zmm26, zmm21                       ;    95.7         14 a copy
        vpternlogd zmm26, zmm28, zmm28, 0xc3         ;    97.8 p5      14 a
        vmovdqa64 zmm28, zmm11                       ;    59.3         14 a copy
        vmovdqa64 zmm30, zmm6                        ;    59.2         14 a copy
        vpternlogd zmm30, zmm3, [r13 + 68288], 0x56  ;    98.7 p0+p3   14 a
        vmovdqu64 [rsp + 1216], zmm0                 ;    55.2 p8+p9   13 a spill
        vmovdqa64 zmm0, zmm14                        ;    85.7         14 a copy
        vpternlogd zmm0, zmm27, zmm20, 0x9b          ;    98.8 p5      14 a
        vpternlogd zmm14, zmm0, zmm1, 0x26           ;    99.8 p0      14 a
        vpternlogd zmm0, zmm1, zmm27, 0x58           ;    99.8 p5      14 a
        vpternlogd zmm2, zmm27, zmm0, 0xd2           ;   100.8 p0      14 a
        vmovdqu64 zmm1, [r13 + 68480]                ;    56.2 p2      14 a.6
        vmovdqa64 zmm27, zmm1                        ;    62.2         14 a copy
        vpternlogd zmm27, zmm17, zmm15, 0x78         ;   100.8 p5      14 a
        vpternlogd zmm1, zmm17, zmm15, 0x35          ;   101.7 p0      14 a
        vpxord zmm28, zmm28, zmm27                   ;   101.8 p5      14 a
        vmovdqu64 [rsp + 1280], zmm13                ;    57.0 p7+p4   13 a spill
        vmovdqu64 zmm13, [r13 + 68544]               ;    57.2 p3      14 a.7
        vmovdqu64 [rsp + 1344], zmm10                ;    57.3 p8+p9   13 a spill
        vpandd zmm10, zmm13, zmm1                    ;   102.7 p0      14 a
        vmovdqu64 [rsp + 1408], zmm9                 ;    82.8 p7+p4   13 a spill
        vpxord zmm9, zmm12, zmm29                    ;   102.8 p5      14 a
        vmovdqu64 [rsp + 1472], zmm8                 ;    59.3 p8+p9   13 a spill
        vmovdqa64 zmm8, zmm29                        ;    98.7         14 a copy
        vmovdqa64 zmm6, zmm18                        ;    91.7         14 a copy
        vpternlogd zmm6, zmm22, zmm19, 0xf6          ;   103.7 p0      14 a
        vmovdqa64 zmm17, zmm29                       ;    98.7         14 a copy
        vpternlogd zmm17, zmm26, zmm5, 0xcb          ;   103.8 p5      14 a
        vpternlogd zmm29, zmm26, zmm5, 0x78          ;   104.7 p0      14 a
        vpternlogd zmm5, zmm29, zmm12, 0xb4          ;   105.7 p5      14 a
        vpternlogd zmm9, zmm5, zmm17, 0xe1           ;   106.7 p0      14 a
        vpternlogd zmm29, zmm9, zmm12, 0xb4          ;   107.7 p5      14 a
        vpternlogd zmm12, zmm29, zmm17, 0xb8         ;   108.7 p0      14 a
        vpxord zmm8, zmm8, zmm17                     ;   106.8 p5      14 a
        vpternlogd zmm8, zmm5, zmm29, 0x96           ;   108.7 p0      14 a
        vmovdqa64 zmm17, zmm14                       ;   100.8         14 a copy
        vpternlogd zmm17, zmm18, zmm20, 0x96         ;   107.8 p5      14 a
        vmovdqa64 zmm26, zmm7                        ;    99.7         14 a copy
        vpternlogd zmm26, zmm21, zmm25, 0x1d         ;   108.7 p0      14 a
        vmovdqa64 zmm5, zmm7                         ;    99.7         14 a copy
        vpternlogd zmm5, zmm21, zmm25, 0xd8          ;   108.8 p5      14 a
        vmovdqu64 [rsp + 1536], zmm5                 ;   109.8 p7+p4   14 a spill
        vmovdqa64 zmm5, zmm26                        ;   109.7         14 a copy
        vpternlogd zmm5, zmm21, zmm23, 0xc6          ;   109.7 p0      14 a
        vmovdqu64 [rsp + 1600], zmm8                 ;   109.7 p8+p9   14 a spill
        vmovdqa64 zmm8, zmm5                         ;   110.7         14 a copy
        vpternlogd zmm8, zmm7, zmm23, 0xd8           ;   110.7 p5      14 a
        vpternlogd zmm8, zmm26, zmm25, 0x2c          ;   111.7 p0      14 a
        vpternlogd zmm7, zmm25, zmm8, 0x2c           ;   112.7 p5      14 a
        vpternlogd zmm7, zmm21, zmm23, 0x16          ;   113.7 p0      14 a
        vmovdqu64 zmm21, [r14 + 68672]               ;    62.7 p2      15 a.1
        vmovdqu64 zmm23, [r14 + 68736]               ;    62.8 p3      15 a.2
        vmovdqa64 zmm25, zmm23                       ;    68.8         15 a copy
        vmovdqa64 zmm26, zmm6                        ;   104.7         14 a copy
        vpternlogd zmm26, zmm18, zmm24, 0x70         ;   111.8 p5      14 a
        vpternlogd zmm26, zmm19, zmm4, 0x95          ;   112.8 p0      14 a
        vpternlogd zmm24, zmm26, zmm18, 0x87         ;   113.8 p5      14 a
        vpternlogd zmm19, zmm4, zmm24, 0x9e          ;   114.8 p0      14 a
        vpternlogd zmm24, zmm6, zmm2, 0x96           ;   114.8 p5      14 a
        vpternlogd zmm16, zmm31, zmm19, 0x96         ;   115.8 p0      14 a
        vmovdqu64 zmm4, [r14 + 68864]                ;    64.3 p2      15 a.4
        vpternlogd zmm0, zmm26, zmm26, 0xc3          ;   114.8 p5      14 a
        vmovdqu64 zmm6, [r14 + 68608]                ;    64.7 p3      15 a
        vpternlogd zmm6, zmm21, [r14 + 68800], 0x56  ;   115.7 p0+p2   15 a
        vmovdqu64 zmm31, [r14 + 68928]               ;    65.7 p3      15 a.5
        vmovdqu64 [rsp + 1664], zmm8                 ;   112.7 p7+p4   14 a spill
        vmovdqu64 zmm8, [r14 + 68992]                ;    66.3 p2      15 a.6
        vmovdqu64 [rsp + 1728], zmm5                 ;   110.7 p8+p9   14 a spill
        vmovdqa64 zmm5, zmm8                         ;    72.3         15 a copy
        vpternlogd zmm5, zmm31, zmm4, 0x78           ;   115.8 p5      15 a
        vpternlogd zmm8, zmm31, zmm4, 0x35           ;   116.7 p0      15 a
        vpxord zmm25, zmm25, zmm5                    ;   116.8 p5      15 a
        vmovdqu64 [rsp + 1792], zmm9                 ;   107.7 p7+p4   14 a spill
        vmovdqu64 zmm9, [r14 + 69056]                ;    66.7 p3      15 a.7
        vmovdqu64 [rsp + 1856], zmm7                 ;   114.7 p8+p9   14 a spill
        vpandd zmm7, zmm9, zmm8                      ;   117.7 p0      15 a
        vpandd zmm21, zmm16, zmm24                   ;   117.8 p5      14 a
        vmovdqu64 [rsp + 1920], zmm12                ;   109.7 p7+p4   14 a spill
        vmovdqa64 zmm12, zmm27                       ;   101.8         14 a copy
        vpternlogd zmm12, zmm13, zmm15, 0x9b         ;   118.7 p0      14 a
        vmovdqu64 [rsp + 1984], zmm29                ;   108.7 p8+p9   14 a spill
        vmovdqa64 zmm29, zmm24                       ;   115.8         14 a copy
        vmovdqa64 zmm31, zmm30                       ;    99.7         14 a copy
        vpternlogd zmm31, zmm11, zmm3, 0x95          ;   118.8 p5      14 a
        vpternlogd zmm27, zmm12, [r13 + 68416], 0x26 ;   119.7 p0+p2   14 a
        vmovdqa64 zmm4, zmm0                         ;   115.8         14 a copy
        vpternlogd zmm4, zmm24, zmm16, 0x21          ;   119.8 p5      14 a
        vpternlogd zmm19, zmm22, zmm4, 0x96          ;   120.8 p0      14 a
        vpternlogd zmm21, zmm4, zmm17, 0xd           ;   120.8 p5      14 a
        vpternlogd zmm14, zmm20, zmm21, 0x69         ;   121.8 p0      14 a
        vpternlogd zmm24, zmm21, zmm0, 0x78          ;   121.8 p5      14 a
        vpternlogd zmm21, zmm18, zmm18, 0xc3         ;   122.7 p0      14 a
        vpternlogd zmm26, zmm24, zmm17, 0x96         ;   122.8 p5      14 a
        vpandd zmm24, zmm24, zmm0                    ;   123.7 p0      14 a
        vpternlogd zmm24, zmm4, zmm17, 0xed          ;   124.7 p5      14 a
        vpternlogd zmm19, zmm17, zmm24, 0xb4         ;   125.7 p0      14 a
        vpternlogd zmm16, zmm24, zmm2, 0x69          ;   125.7 p5      14 a
        vpternlogd zmm24, zmm2, zmm19, 0x69          ;   126.7 p0      14 a
        vmovdqu64 zmm2, [r15 + 69120]                ;    71.0 p3      15 a.0
        vmovdqu64 zmm4, [r15 + 69184]                ;    71.2 p2      15 a.1
        vmovdqu64 zmm17, [r15 + 69248]               ;    72.0 p3      15 a.2
        vmovdqa64 zmm20, zmm26                       ;   123.8         14 a copy
        vpternlogd zmm20, zmm0, zmm0, 0xc3           ;   125.8 p5      14 a
        vpxord zmm29, zmm29, zmm16                   ;   126.7 p0      14 a
        vpternlogd zmm21, zmm26, zmm29, 0x87         ;   127.7 p5      14 a
        vpternlogd zmm12, zmm13, [r13 + 68416], 0x38 ;   127.7 p0+p2   14 a
        vpternlogd zmm1, zmm13, zmm12, 0xd2          ;   128.7 p5      14 a
        vmovdqa64 zmm13, zmm17                       ;    78.0         15 a copy
        vmovdqa64 zmm22, zmm4                        ;    77.2         15 a copy
        vpternlogd zmm22, zmm2, [r15 + 69312], 0x56  ;   128.7 p0+p3   15 a
        vpxord zmm4, zmm14, zmm24                    ;   128.8 p5      14 a
        vmovdqa64 zmm18, zmm24                       ;   127.7         14 a copy
        vmovdqa64 zmm0, zmm27                        ;   120.7         14 a copy
        vpternlogd zmm0, zmm31, zmm15, 0x96          ;   129.7 p0      14 a
        vmovdqu64 zmm17, [r15 + 69568]               ;    74.0 p2      15 a.7
        vmovdqa64 zmm2, zmm17                        ;    80.0         15 a copy
        vmovdqa64 zmm17, zmm24                       ;   127.7         14 a copy
        vpternlogd zmm17, zmm20, zmm16, 0xcb         ;   129.8 p5      14 a
        vpternlogd zmm24, zmm20, zmm16, 0x78         ;   130.7 p0      14 a
        vpternlogd zmm16, zmm24, zmm14, 0xb4         ;   131.7 p5      14 a
        vpternlogd zmm4, zmm16, zmm17, 0xe1          ;   132.7 p0      14 a
        vpternlogd zmm24, zmm4, zmm14, 0xb4          ;   133.7 p5      14 a
        vpternlogd zmm14, zmm24, zmm17, 0xb8         ;   134.7 p0      14 a
        vpxord zmm18, zmm18, zmm17                   ;   132.8 p5      14 a
        vpternlogd zmm18, zmm16, zmm24, 0x96         ;   134.7 p0      14 a
        vmovdqu64 zmm16, [r13 + 68160]               ;    75.8 p3      14 a.1 reload
        vmovdqa64 zmm17, zmm31                       ;   119.8         14 a copy
        vpternlogd zmm17, zmm11, zmm16, 0xf6         ;   133.8 p5      14 a
        vmovdqa64 zmm20, zmm21                       ;   128.7         14 a copy
        vpternlogd zmm20, zmm26, zmm19, 0x1d         ;   134.7 p0      14 a
        vmovdqu64 [rsp + 2048], zmm14                ;   135.7 p7+p4   14 a spill
        vmovdqa64 zmm14, zmm21                       ;   128.7         14 a copy
        vpternlogd zmm14, zmm26, zmm19, 0xd8         ;   134.8 p5      14 a
        vmovdqu64 [rsp + 2112], zmm14                ;   135.8 p8+p9   14 a spill
        vmovdqa64 zmm14, zmm20                       ;   135.7         14 a copy
        vpternlogd zmm14, zmm26, zmm29, 0xc6         ;   135.7 p0      14 a
        vmovdqu64 [rsp + 2176], zmm4                 ;   133.7 p7+p4   14 a spill
        vmovdqa64 zmm4, zmm14                        ;   136.7         14 a copy
        vpternlogd zmm4, zmm21, zmm29, 0xd8          ;   136.7 p5      14 a
        vpternlogd zmm4, zmm20, zmm19, 0x2c          ;   137.7 p0      14 a
        vpternlogd zmm21, zmm19, zmm4, 0x2c          ;   138.7 p5      14 a
        vpternlogd zmm21, zmm26, zmm29, 0x16         ;   139.7 p0      14 a
        vmovdqu64 zmm19, [r14 + 68864]               ;    78.7 p2      15 a.4 reload
        vmovdqa64 zmm20, zmm5                        ;   116.8         15 a copy
        vpternlogd zmm20, zmm9, zmm19, 0x9b          ;   137.8 p5      15 a
        vmovdqa64 zmm26, zmm17                       ;   134.8         14 a copy
        vpternlogd zmm26, zmm31, zmm30, 0x70         ;   138.7 p0      14 a
        vpternlogd zmm26, zmm16, zmm3, 0x95          ;   139.7 p5      14 a
        vpternlogd zmm30, zmm26, zmm31, 0x87         ;   140.7 p0      14 a
        vpternlogd zmm16, zmm3, zmm30, 0x9e          ;   141.7 p5      14 a
        vpternlogd zmm30, zmm17, zmm1, 0x96          ;   141.7 p0      14 a
        vpternlogd zmm28, zmm10, zmm16, 0x96         ;   142.7 p5      14 a
        vpternlogd zmm12, zmm26, zmm26, 0xc3         ;   141.7 p0      14 a
        vmovdqu64 zmm3, [r14 + 68608]                ;    80.5 p3      15 a.0 reload
        vmovdqa64 zmm10, zmm6                        ;   116.7         15 a copy
        vpternlogd zmm10, zmm23, zmm3, 0x95          ;   141.8 p5      15 a
        vmovdqu64 zmm17, [r14 + 68928]               ;    81.0 p2      15 a.5 reload
        vpternlogd zmm5, zmm20, zmm17, 0x26          ;   142.7 p0      15 a
        vpternlogd zmm20, zmm17, zmm9, 0x58          ;   142.8 p5      15 a
        vpternlogd zmm8, zmm9, zmm20, 0xd2           ;   143.8 p0      15 a
        vmovdqu64 zmm9, [rsp + 1984]                 ;   108.7 p3      13 a
        vmovdqu64 zmm17, [rsp + 1472]                ;    82.0 p2      13 a reload
        vpxord zmm9, zmm9, zmm17                     ;   143.8 p5      13 a
        vpandd zmm29, zmm28, zmm30                   ;   144.7 p0      14 a
        vmovdqa64 zmm17, zmm30                       ;   142.7         14 a copy
        vmovdqu64 [rsp + 2240], zmm9                 ;   144.8 p8+p9   13 a spill
        vmovdqa64 zmm9, zmm12                        ;   142.7         14 a copy
        vpternlogd zmm9, zmm30, zmm28, 0x21          ;   144.8 p5      14 a
        vpternlogd zmm16, zmm11, zmm9, 0x96          ;   145.8 p0      14 a
        vpternlogd zmm29, zmm9, zmm0, 0xd            ;   145.8 p5      14 a
        vpternlogd zmm27, zmm15, zmm29, 0x69         ;   146.8 p0      14 a
        vpternlogd zmm30, zmm29, zmm12, 0x78         ;   146.8 p5      14 a
        vpternlogd zmm29, zmm31, zmm31, 0xc3         ;   147.7 p0      14 a
        vpternlogd zmm26, zmm30, zmm0, 0x96          ;   147.8 p5      14 a
        vpandd zmm30, zmm30, zmm12                   ;   148.7 p0      14 a
        vpternlogd zmm30, zmm9, zmm0, 0xed           ;   149.7 p5      14 a
        vpternlogd zmm16, zmm0, zmm30, 0xb4          ;   150.7 p0      14 a
        vpternlogd zmm28, zmm30, zmm1, 0x69          ;   150.7 p5      14 a
        vpternlogd zmm30, zmm1, zmm16, 0x69          ;   151.7 p0      14 a
        vmovdqu64 zmm0, [rsp + 1408]                 ;    84.8 p3      13 a
        vmovdqu64 zmm1, [rsp + 1280]                 ;    85.0 p2      13 a
        vmovdqu64 zmm9, [rsp + 1856]                 ;   114.7 p3      13 a
        vmovdqu64 zmm11, [rsp + 1920]                ;   109.7 p2      13 a
        vmovdqa64 zmm15, zmm26                       ;   148.8         14 a copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3         ;   150.8 p5      14 a
        vpxord zmm17, zmm17, zmm28                   ;   151.7 p0      14 a
        vpternlogd zmm29, zmm26, zmm17, 0x87         ;   152.7 p5      14 a
        vmovdqu64 zmm12, [r14 + 68672]               ;    86.8 p3      15 a.1 reload
        vmovdqa64 zmm31, zmm10                       ;   142.8         15 a copy
        vpternlogd zmm31, zmm23, zmm12, 0xf6         ;   152.7 p0      15 a
        vpxord zmm11, zmm11, zmm24                   ;   152.8 p5      13 a
        vpxord zmm1, zmm1, zmm18                     ;   153.7 p0      13 a
        vpxord zmm9, zmm9, zmm14                     ;   153.8 p5      13 a
        vmovdqu64 [rsp + 2304], zmm11                ;   153.8 p7+p4   13 a spill
        vpxord zmm11, zmm27, zmm30                   ;   154.7 p0      14 a
        vmovdqu64 [rsp + 2368], zmm9                 ;   154.8 p8+p9   13 a spill
        vmovdqa64 zmm9, zmm5                         ;   143.7         15 a copy
        vpternlogd zmm9, zmm10, zmm19, 0x96          ;   154.8 p5      15 a
        vmovdqu64 [rsp + 2432], zmm14                ;   136.7 p7+p4   14 a spill
        vmovdqa64 zmm14, zmm30                       ;   152.7         14 a copy
        vmovdqu64 [rsp + 2496], zmm1                 ;   154.7 p8+p9   13 a spill
        vmovdqa64 zmm1, zmm30                        ;   152.7         14 a copy
        vpternlogd zmm1, zmm15, zmm28, 0xcb          ;   155.7 p0      14 a
        vpternlogd zmm30, zmm15, zmm28, 0x78         ;   155.8 p5      14 a
        vpternlogd zmm28, zmm30, zmm27, 0xb4         ;   156.8 p0      14 a
        vpternlogd zmm11, zmm28, zmm1, 0xe1          ;   157.8 p5      14 a
        vpternlogd zmm30, zmm11, zmm27, 0xb4         ;   158.8 p0      14 a
        vpternlogd zmm27, zmm30, zmm1, 0xb8          ;   159.8 p5      14 a
        vpxord zmm14, zmm14, zmm1                    ;   158.7 p0      14 a
        vpternlogd zmm14, zmm28, zmm30, 0x96         ;   159.8 p5      14 a
        vmovdqu64 zmm1, [rsp + 1792]                 ;   107.7 p2      13 a
        vmovdqu64 zmm15, [rsp + 1088]                ;    90.2 p3      13 a
        vpxord zmm15, zmm15, zmm24                   ;   159.7 p0      13 a
        vmovdqu64 zmm28, [rsp + 1344]                ;    91.0 p2      13 a
        vpxord zmm28, zmm28, zmm4                    ;   159.8 p5      13 a
        vpxord zmm1, zmm1, zmm14                     ;   160.8 p0      13 a
        vmovdqu64 [rsp + 2560], zmm24                ;   134.7 p7+p4   14 a spill
        vmovdqu64 zmm24, [rsp + 1600]                ;   109.7 p3      13 a
        vpxord zmm24, zmm24, [rsp + 1344]            ;   160.8 p5+p2   13 a
        vmovdqu64 [rsp + 2624], zmm28                ;   160.8 p8+p9   13 a spill
        vmovdqu64 zmm28, [rsp + 1216]                ;    92.2 p3      13 a
        vpxord zmm28, zmm28, zmm21                   ;   161.7 p0      13 a
        vmovdqu64 [rsp + 2688], zmm1                 ;   161.8 p7+p4   13 a spill
        vmovdqa64 zmm1, zmm31                        ;   153.7         15 a copy
        vpternlogd zmm1, zmm10, zmm6, 0x70           ;   161.8 p5      15 a
        vpternlogd zmm1, zmm12, zmm3, 0x95           ;   162.8 p0      15 a
        vpternlogd zmm6, zmm1, zmm10, 0x87           ;   163.8 p5      15 a
        vpternlogd zmm12, zmm3, zmm6, 0x9e           ;   164.8 p0      15 a
        vpternlogd zmm6, zmm31, zmm8, 0x96           ;   164.8 p5      15 a
        vpternlogd zmm25, zmm7, zmm12, 0x96          ;   165.8 p0      15 a
        vmovdqu64 zmm3, [rsp + 2176]                 ;   133.7 p2      13 a
        vpternlogd zmm20, zmm1, zmm1, 0xc3           ;   164.8 p5      15 a
        vmovdqa64 zmm7, zmm29                        ;   153.7         14 a copy
        vpternlogd zmm7, zmm26, zmm16, 0x1d          ;   165.7 p0      14 a
        vmovdqa64 zmm31, zmm29                       ;   153.7         14 a copy
        vpternlogd zmm31, zmm26, zmm16, 0xd8         ;   165.8 p5      14 a
        vmovdqu64 [rsp + 2752], zmm15                ;   160.7 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 1472]                ;    94.5 p3      13 a
        vmovdqu64 [rsp + 2816], zmm4                 ;   138.7 p7+p4   14 a spill
        vmovdqu64 zmm4, [rsp + 704]                  ;    94.8 p2      13 a
        vpxord zmm4, zmm4, zmm14                     ;   166.7 p0      13 a
        vmovdqu64 [rsp + 2880], zmm4                 ;   167.7 p8+p9   13 a spill
        vmovdqu64 zmm4, [rsp + 640]                  ;    95.5 p3      13 a
        vpxord zmm4, zmm4, zmm11                     ;   166.8 p5      13 a
        vmovdqu64 [rsp + 2944], zmm4                 ;   167.8 p7+p4   13 a spill
        vmovdqu64 zmm4, [rsp + 1856]                 ;   114.7 p2      13 a
        vmovdqu64 [rsp + 3008], zmm28                ;   162.7 p8+p9   13 a spill
        vmovdqa64 zmm28, zmm7                        ;   166.7         14 a copy
        vpternlogd zmm28, zmm26, zmm17, 0xc6         ;   167.7 p0      14 a
        vmovdqu64 [rsp + 3072], zmm14                ;   160.8 p7+p4   14 a spill
        vmovdqu64 zmm14, [rsp + 2240]                ;   144.8 p3      13 a
        vpxord zmm14, zmm14, [rsp + 2112]            ;   167.8 p5+p2   13 a
        vmovdqu64 [rsp + 3136], zmm14                ;   168.8 p8+p9   13 a spill
        vmovdqu64 zmm14, [rsp + 1984]                ;   108.7 p3      13 a
        vpxord zmm14, zmm14, [rsp + 704]             ;   168.7 p0+p2   13 a
        vmovdqu64 [rsp + 3200], zmm14                ;   169.7 p7+p4   13 a spill
        vmovdqa64 zmm14, zmm28                       ;   168.7         14 a copy
        vpternlogd zmm14, zmm29, zmm17, 0xd8         ;   168.8 p5      14 a
        vpternlogd zmm14, zmm7, zmm16, 0x2c          ;   169.8 p0      14 a
        vpternlogd zmm29, zmm16, zmm14, 0x2c         ;   170.8 p5      14 a
        vpternlogd zmm29, zmm26, zmm17, 0x16         ;   171.8 p0      14 a
        vmovdqu64 zmm7, [rsp + 1792]                 ;   107.7 p3      13 a
        vmovdqu64 zmm16, [rsp + 384]                 ;    98.8 p2      13 a reload
        vpxord zmm7, zmm7, zmm16                     ;   170.8 p5      13 a
        vmovdqu64 zmm17, [rsp + 1280]                ;    99.7 p3      13 a reload
        vpxord zmm26, zmm16, zmm17                   ;   171.7 p0      13 a
        vpxord zmm4, zmm4, zmm14                     ;   171.8 p5      13 a
        vmovdqu64 zmm16, [rsp + 1920]                ;   109.7 p2      13 a
        vpxord zmm16, zmm16, [rsp + 256]             ;   172.7 p0+p3   13 a
        vmovdqu64 [rsp + 3264], zmm26                ;   172.7 p8+p9   13 a spill
        vpandd zmm26, zmm25, zmm6                    ;   172.8 p5      15 a
        vmovdqu64 [rsp + 3328], zmm4                 ;   172.8 p7+p4   13 a spill
        vmovdqu64 zmm4, [rsp + 320]                  ;   100.8 p2      13 a
        vmovdqa64 zmm17, zmm21                       ;   140.7         13 a copy
        vmovdqu64 [rsp + 3392], zmm16                ;   173.7 p8+p9   13 a spill
        vmovdqu64 zmm16, [rsp + 1792]                ;   107.7 p3      13 a
        vpxord zmm16, zmm16, [rsp + 1472]            ;   173.7 p0+p2   13 a
        vmovdqu64 [rsp + 3456], zmm14                ;   170.8 p7+p4   14 a spill
        vmovdqa64 zmm14, zmm6                        ;   165.8         15 a copy
        vmovdqu64 [rsp + 3520], zmm16                ;   174.7 p8+p9   13 a spill
        vmovdqu64 zmm16, [rsp + 128]                 ;   102.7 p3      13 a
        vmovdqu64 [rsp + 3584], zmm7                 ;   171.8 p7+p4   13 a spill
        vmovdqu64 zmm7, [rsp + 2240]                 ;   144.8 p2      13 a
        vpxord zmm7, zmm7, zmm31                     ;   173.8 p5      13 a
        vmovdqu64 [rsp + 3648], zmm7                 ;   174.8 p8+p9   13 a spill
        vmovdqa64 zmm7, zmm20                        ;   165.8         15 a copy
        vpternlogd zmm7, zmm6, zmm25, 0x21           ;   174.7 p0      15 a
        vpternlogd zmm12, zmm23, zmm7, 0x96          ;   175.7 p5      15 a
        vpternlogd zmm26, zmm7, zmm9, 0xd            ;   175.7 p0      15 a
        vpternlogd zmm5, zmm19, zmm26, 0x69          ;   176.7 p5      15 a
        vpternlogd zmm6, zmm26, zmm20, 0x78          ;   176.7 p0      15 a
        vpternlogd zmm26, zmm10, zmm10, 0xc3         ;   176.8 p5      15 a
        vmovdqu64 zmm10, [r15 + 69120]               ;   103.7 p3      15 a.0 reload
        vmovdqu64 zmm19, [r15 + 69248]               ;   103.8 p2      15 a
        vpternlogd zmm19, zmm22, zmm10, 0x95         ;   177.7 p0      15 a
        vpternlogd zmm1, zmm6, zmm9, 0x96            ;   177.8 p5      15 a
        vpandd zmm6, zmm6, zmm20                     ;   178.7 p0      15 a
        vpternlogd zmm6, zmm7, zmm9, 0xed            ;   179.7 p5      15 a
        vpternlogd zmm12, zmm9, zmm6, 0xb4           ;   180.7 p0      15 a
        vmovdqu64 zmm7, [rsp + 576]                  ;   104.8 p3      13 a
        vmovdqu64 zmm9, [rsp + 768]                  ;   105.0 p2      13 a reload
        vpxord zmm7, zmm7, zmm9                      ;   179.8 p5      13 a
        vpternlogd zmm25, zmm6, zmm8, 0x69           ;   180.7 p0      15 a
        vpternlogd zmm6, zmm8, zmm12, 0x69           ;   181.7 p5      15 a
        vmovdqu64 zmm8, [rsp + 704]                  ;   105.8 p3      13 a reload
        vpxord zmm23, zmm9, zmm8                     ;   181.7 p0      13 a
        vmovdqu64 [rsp + 3712], zmm23                ;   182.7 p7+p4   13 a spill
        vmovdqa64 zmm23, zmm1                        ;   178.8         15 a copy
        vpternlogd zmm23, zmm20, zmm20, 0xc3         ;   181.8 p5      15 a
        vmovdqa64 zmm20, zmm8                        ;   111.8         13 a copy
        vpxord zmm14, zmm14, zmm25                   ;   182.7 p0      15 a
        vpternlogd zmm26, zmm1, zmm14, 0x87          ;   183.7 p5      15 a
        vmovdqu64 zmm8, [rsp + 3072]                 ;   160.8 p2      13 a
        vmovdqu64 zmm9, [rsp + 1088]                 ;   107.2 p3      13 a
        vmovdqu64 [rsp + 3776], zmm31                ;   166.8 p8+p9   14 a spill
        vmovdqu64 zmm31, [rsp + 448]                 ;   108.0 p2      13 a
        vmovdqu64 [rsp + 3840], zmm7                 ;   180.8 p7+p4   13 a spill
        vmovdqu64 zmm7, [rsp + 512]                  ;   108.2 p3      13 a
        vpxord zmm7, zmm7, [rsp + 1088]              ;   183.7 p0+p2   13 a
        vmovdqu64 [rsp + 3904], zmm7                 ;   184.7 p8+p9   13 a spill
        vmovdqu64 zmm7, [rsp + 2880]                 ;   167.7 p3      13 a
        vmovdqu64 [rsp + 3968], zmm21                ;   140.7 p7+p4   14 a spill
        vmovdqu64 zmm21, [rsp + 1216]                ;   110.0 p2      13 a
        vmovdqu64 [rsp + 4032], zmm29                ;   172.8 p8+p9   14 a spill
        vmovdqu64 zmm29, [rsp + 1088]                ;   110.2 p3      13 a
        vmovdqu64 [rsp + 4096], zmm27                ;   160.8 p7+p4   14 a spill
        vmovdqu64 zmm27, [rsp + 4032]                ;   172.8 p2      13 a
        vmovdqu64 [rsp + 4160], zmm24                ;   161.8 p8+p9   13 a spill
        vmovdqu64 zmm24, [rsp + 2944]                ;   167.8 p3      13 a
        vpxord zmm24, zmm24, [rsp + 1536]            ;   183.8 p5+p2   13 a
        vmovdqu64 [rsp + 4224], zmm24                ;   184.8 p7+p4   13 a spill
        vmovdqu64 zmm24, [rsp + 4160]                ;   161.8 p3      13 a
        vmovdqu64 [rsp + 4288], zmm18                ;   135.7 p8+p9   14 a spill
        vmovdqu64 zmm18, [rsp + 512]                 ;   113.0 p2      13 a
        vmovdqu64 [rsp + 4352], zmm30                ;   159.8 p7+p4   14 a spill
        vmovdqu64 zmm30, [rsp + 1152]                ;   113.2 p3      13 a
        vmovdqu64 [rsp + 4416], zmm20                ;   120.3 p8+p9   13 a spill
        vmovdqu64 zmm20, [rsp + 4352]                ;   159.8 p2      13 a
        vmovdqu64 [rsp + 4480], zmm11                ;   158.8 p7+p4   14 a spill
        vmovdqu64 zmm11, [rsp + 3904]                ;   184.7 p3      13 a
        vmovdqu64 [rsp + 4544], zmm28                ;   168.7 p8+p9   14 a spill
        vmovdqu64 zmm28, [rsp + 4480]                ;   158.8 p2      13 a
        vmovdqu64 zmm10, [rsp + 4544]                ;   168.7 p3      13 a
        vmovdqu64 [rsp + 4608], zmm11                ;   190.7 p7+p4   13 a spill
        vmovdqu64 zmm11, [rsp + 4160]                ;   161.8 p2      13 a
        vmovdqu64 [rsp + 4672], zmm11                ;   167.8 p8+p9   13 a spill
        vmovdqu64 zmm11, [rsp + 1664]                ;   116.2 p3      13 a
        vpxord zmm11, zmm11, [rsp + 832]             ;   184.7 p0+p2   13 a
        vmovdqu64 [rsp + 4736], zmm11                ;   185.7 p7+p4   13 a spill
        vmovdqu64 zmm11, [rsp + 320]                 ;   117.2 p3      13 a
        vmovdqu64 [rsp + 4800], zmm21                ;   126.3 p8+p9   13 a spill
        vmovdqu64 zmm21, [rsp + 1408]                ;   118.0 p2      13 a
        vmovdqu64 [rsp + 4864], zmm11                ;   127.2 p7+p4   13 a spill
        vmovdqu64 zmm11, [rsp + 1344]                ;   118.2 p3      13 a
        vmovdqu64 [rsp + 4928], zmm7                 ;   173.7 p8+p9   13 a spill
        vpxord zmm7, zmm5, zmm6                      ;   184.8 p5      15 a
        vmovdqu64 [rsp + 4992], zmm18                ;   129.2 p7+p4   13 a spill
        vmovdqu64 zmm18, [rsp + 2176]                ;   133.7 p2      13 a
        vmovdqu64 [rsp + 5056], zmm18                ;   139.7 p8+p9   13 a spill
        vmovdqu64 zmm18, [rsp + 2496]                ;   154.7 p3      13 a
        vpxord zmm18, zmm18, [rsp + 1920]            ;   185.7 p0+p2   13 a
        vmovdqu64 [rsp + 5120], zmm18                ;   186.7 p7+p4   13 a spill
        vmovdqa64 zmm18, zmm6                        ;   182.7         15 a copy
        vpternlogd zmm18, zmm23, zmm25, 0xcb         ;   185.8 p5      15 a
        vpternlogd zmm23, zmm6, zmm25, 0x6c          ;   186.7 p0      15 a
        vpternlogd zmm25, zmm23, zmm5, 0xb4          ;   187.7 p5      15 a
        vpternlogd zmm7, zmm25, zmm18, 0xe1          ;   188.7 p0      15 a
        vpternlogd zmm25, zmm6, zmm18, 0x96          ;   188.7 p5      15 a
        vpternlogd zmm23, zmm7, zmm5, 0xb4           ;   189.7 p0      15 a
        vpternlogd zmm5, zmm18, zmm23, 0xd8          ;   190.7 p5      15 a
        vpxord zmm6, zmm25, zmm23                    ;   190.7 p0      15 a
        vmovdqu64 zmm18, [rsp + 3136]                ;   168.8 p3      13 a
        vpxord zmm4, zmm4, zmm7                      ;   189.8 p5      13 a
        vpxord zmm24, zmm24, zmm23                   ;   190.7 p0      13 a
        vpxord zmm9, zmm9, zmm24                     ;   191.7 p5      13 a
        vpxord zmm8, zmm8, zmm23                     ;   191.7 p0      13 a
        vmovdqu64 [rsp + 5184], zmm9                 ;   192.7 p8+p9   13 a spill
        vmovdqu64 zmm9, [rsp + 576]                  ;   121.0 p2      13 a
        vpxord zmm9, zmm9, zmm6                      ;   191.8 p5      13 a
        vmovdqu64 [rsp + 5248], zmm24                ;   191.7 p7+p4   13 a spill
        vmovdqu64 zmm24, [rsp + 4032]                ;   172.8 p3      13 a
        vpxord zmm24, zmm24, [rsp + 1728]            ;   192.7 p0+p2   13 a
        vmovdqu64 [rsp + 5312], zmm24                ;   193.7 p8+p9   13 a spill
        vmovdqu64 zmm24, [rsp + 3520]                ;   174.7 p3      13 a
        vmovdqu64 [rsp + 5376], zmm25                ;   189.7 p7+p4   13 a spill
        vmovdqu64 zmm25, [rsp + 3776]                ;   166.8 p2      13 a
        vmovdqu64 [rsp + 5440], zmm9                 ;   192.8 p8+p9   13 a spill
        vmovdqu64 zmm9, [rsp + 2240]                 ;   144.8 p3      13 a
        vmovdqu64 [rsp + 5504], zmm8                 ;   192.7 p7+p4   13 a spill
        vmovdqu64 zmm8, [rsp + 3456]                 ;   170.8 p2      13 a
        vpxord zmm8, zmm8, [rsp + 2112]              ;   192.8 p5+p3   13 a
        vmovdqu64 [rsp + 5568], zmm8                 ;   193.8 p8+p9   13 a spill
        vmovdqu64 zmm8, [rsp + 5504]                 ;   192.7 p2      13 a
        vmovdqu64 [rsp + 5632], zmm6                 ;   191.7 p7+p4   15 a spill
        vmovdqu64 zmm6, [rsp + 3456]                 ;   170.8 p3      13 a
        vmovdqu64 [rsp + 5696], zmm5                 ;   191.7 p8+p9   15 a spill
        vmovdqu64 zmm5, [rsp + 4608]                 ;   190.7 p2      13 a reload
        vpxord zmm5, zmm5, [rsp + 5632]              ;   197.7 p0+p3   13 a
        vmovdqu64 [rsp + 4608], zmm5                 ;   198.7 p7+p4   13 a spill
        vmovdqu64 zmm5, [rsp + 4928]                 ;   173.7 p2      13 a reload
        vpxord zmm5, zmm5, [rsp + 5696]              ;   197.7 p5+p3   13 a
        vmovdqu64 [rsp + 4928], zmm5                 ;   198.7 p8+p9   13 a spill
        vmovdqu64 zmm5, [rsp + 4864]                 ;   128.0 p2      13 a reload
        vpxord zmm5, zmm5, [rsp + 5632]              ;   197.7 p0+p3   13 a
        vmovdqu64 [rsp + 4864], zmm5                 ;   198.7 p7+p4   13 a spill
        vmovdqa64 zmm5, zmm26                        ;   184.7         15 a copy
        vpternlogd zmm5, zmm1, zmm12, 0x1d           ;   194.8 p5      15 a
        vmovdqu64 [rsp + 5760], zmm23                ;   190.7 p8+p9   15 a spill
        vmovdqa64 zmm23, zmm26                       ;   184.7         15 a copy
        vpternlogd zmm23, zmm1, zmm12, 0xd8          ;   195.7 p0      15 a
        vpxord zmm15, zmm15, zmm23                   ;   196.7 p5      13 a
        vmovdqu64 [rsp + 5824], zmm15                ;   197.7 p7+p4   13 a spill
        vmovdqu64 zmm15, [rsp + 5056]                ;   139.7 p2      13 a reload
        vpxord zmm15, zmm15, [rsp + 5760]            ;   196.7 p0+p3   13 a
        vmovdqu64 [rsp + 5056], zmm15                ;   197.7 p8+p9   13 a spill
        vmovdqa64 zmm15, zmm5                        ;   195.8         15 a copy
        vpternlogd zmm15, zmm1, zmm14, 0xc6          ;   196.8 p5      15 a
        vpxord zmm0, zmm0, zmm15                     ;   197.8 p0      13 a
        vmovdqu64 [rsp + 5888], zmm0                 ;   198.8 p7+p4   13 a spill
        vmovdqu64 zmm0, [rsp + 2496]                 ;   154.7 p2      13 a
        vpxord zmm0, zmm0, [rsp + 4096]              ;   197.8 p5+p3   13 a
        vmovdqu64 [rsp + 5952], zmm0                 ;   198.8 p8+p9   13 a spill
        vmovdqa64 zmm0, zmm15                        ;   197.8         15 a copy
        vpternlogd zmm0, zmm26, zmm14, 0xd8          ;   198.7 p0      15 a
        vpternlogd zmm0, zmm5, zmm12, 0x2c           ;   199.7 p5      15 a
        vpternlogd zmm26, zmm12, zmm0, 0x2c          ;   200.7 p0      15 a
        vpternlogd zmm26, zmm1, zmm14, 0x16          ;   201.7 p5      15 a
        vmovdqu64 zmm1, [r15 + 69376]                ;   131.0 p2      15 a.4 reload
        vmovdqu64 zmm5, [r15 + 69440]                ;   131.2 p3      15 a.5 reload
        vmovdqu64 zmm12, [r15 + 69504]               ;   132.0 p2      15 a
        vpternlogd zmm12, zmm5, zmm1, 0x78           ;   200.7 p0      15 a
        vpxord zmm13, zmm13, zmm12                   ;   201.7 p5      15 a
        vmovdqu64 zmm14, [rsp + 3840]                ;   180.8 p3      13 a
        vpxord zmm14, zmm14, [rsp + 2240]            ;   201.7 p0+p2   13 a
        vpxord zmm17, zmm17, zmm0                    ;   201.8 p5      13 a
        vpxord zmm31, zmm31, zmm0                    ;   202.7 p0      13 a
        vmovdqu64 [rsp + 6016], zmm14                ;   202.7 p7+p4   13 a spill
        vmovdqu64 zmm14, [rsp + 5632]                ;   191.7 p3      13 a
        vmovdqu64 [rsp + 6080], zmm0                 ;   200.7 p8+p9   15 a spill
        vmovdqu64 zmm0, [rsp + 4352]                 ;   159.8 p2      13 a
        vmovdqu64 [rsp + 6144], zmm17                ;   202.8 p7+p4   13 a spill
        vmovdqu64 zmm17, [rsp + 4288]                ;   135.7 p3      13 a
        vpxord zmm17, zmm17, [rsp + 256]             ;   202.8 p5+p2   13 a
        vmovdqu64 [rsp + 6208], zmm17                ;   203.8 p8+p9   13 a spill
        vmovdqu64 zmm17, [rsp + 320]                 ;   135.2 p3      13 a
        vpxord zmm17, zmm17, [rsp + 448]             ;   203.7 p0+p2   13 a
        vmovdqu64 [rsp + 6272], zmm17                ;   204.7 p7+p4   13 a spill
        vmovdqu64 zmm17, [rsp + 2496]                ;   154.7 p3      13 a
        vmovdqu64 [rsp + 6336], zmm23                ;   196.7 p8+p9   15 a spill
        vmovdqu64 zmm23, [rsp + 2880]                ;   167.7 p2      13 a
        vmovdqu64 [rsp + 6400], zmm15                ;   197.8 p7+p4   15 a spill
        vmovdqu64 zmm15, [rsp + 2688]                ;   161.8 p3      13 a
        vmovdqu64 [rsp + 6464], zmm31                ;   203.7 p8+p9   13 a spill
        vmovdqu64 zmm31, [rsp + 4800]                ;   138.0 p2      13 a reload
        vpxord zmm31, zmm31, [rsp + 6400]            ;   203.8 p5+p3   13 a
        vmovdqu64 [rsp + 4800], zmm31                ;   204.8 p7+p4   13 a spill
        vmovdqu64 zmm31, [rsp + 5888]                ;   198.8 p2      13 a
        vmovdqu64 [rsp + 6528], zmm4                 ;   190.8 p8+p9   13 a spill
        vmovdqu64 zmm4, [rsp + 5056]                 ;   197.7 p3      13 a
        vpxord zmm4, zmm4, [rsp + 3200]              ;   204.7 p0+p2   13 a
        vmovdqu64 [rsp + 6592], zmm4                 ;   205.7 p7+p4   13 a spill
        vmovdqu64 zmm4, [rsp + 6528]                 ;   190.8 p3      13 a
        vmovdqu64 [rsp + 6656], zmm31                ;   204.8 p8+p9   13 a spill
        vmovdqu64 zmm31, [rsp + 4032]                ;   172.8 p2      13 a
        vmovdqu64 [rsp + 6720], zmm31                ;   178.8 p7+p4   13 a spill
        vmovdqa64 zmm31, zmm5                        ;   137.2         15 a copy
        vpternlogd zmm31, zmm1, [r15 + 69504], 0x1b  ;   204.8 p5+p3   15 a
        vpandd zmm2, zmm2, zmm31                     ;   205.8 p0      15 a
        vmovdqu64 [rsp + 6784], zmm26                ;   202.7 p8+p9   15 a spill
        vmovdqu64 zmm26, [rsp + 2176]                ;   142.0 p2      13 a
        vmovdqu64 [rsp + 6848], zmm26                ;   163.2 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 4288]                ;   142.2 p3      13 a
        vmovdqu64 [rsp + 6912], zmm26                ;   164.3 p8+p9   13 a spill
        vmovdqu64 zmm26, [rsp + 2816]                ;   143.0 p2      13 a
        vpxord zmm26, zmm26, [rsp + 1024]            ;   205.8 p5+p3   13 a
        vmovdqu64 [rsp + 6976], zmm26                ;   206.8 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 4928]                ;   198.7 p2      13 a
        vmovdqu64 [rsp + 7040], zmm26                ;   204.7 p8+p9   13 a spill
        vmovdqu64 zmm26, [rsp + 2048]                ;   144.2 p3      13 a
        vpxord zmm26, zmm26, [rsp + 1664]            ;   206.7 p0+p2   13 a
        vmovdqu64 [rsp + 7104], zmm26                ;   207.7 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 4672]                ;   167.8 p3      13 a reload
        vpxord zmm26, zmm26, zmm7                    ;   206.8 p5      13 a
        vmovdqu64 [rsp + 4672], zmm26                ;   207.8 p8+p9   13 a spill
        vmovdqu64 zmm26, [rsp + 2880]                ;   167.7 p2      13 a
        vmovdqu64 [rsp + 7168], zmm26                ;   173.7 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 4672]                ;   207.8 p3      13 a
        vmovdqu64 [rsp + 7232], zmm15                ;   170.3 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 4096]                ;   160.8 p2      13 a
        vpxord zmm15, zmm15, [rsp + 1536]            ;   207.7 p0+p3   13 a
        vmovdqu64 [rsp + 7296], zmm15                ;   208.7 p7+p4   13 a spill
        vmovdqu64 zmm15, [rsp + 2752]                ;   160.7 p2      13 a
        vpxord zmm15, zmm15, [rsp + 3776]            ;   207.8 p5+p3   13 a
        vmovdqu64 [rsp + 7360], zmm15                ;   208.8 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 960]                 ;   149.0 p2      13 a
        vpxord zmm15, zmm15, [rsp + 1216]            ;   208.7 p0+p3   13 a
        vmovdqu64 [rsp + 7424], zmm15                ;   209.7 p7+p4   13 a spill
        vmovdqu64 zmm15, [rsp + 6784]                ;   202.7 p2      13 a
        vmovdqu64 [rsp + 7488], zmm15                ;   208.7 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 1728]                ;   150.2 p3      34 st
        vpxord zmm15, zmm15, [r8 + 32896]            ;   208.8 p5+p2   34 st
        vmovdqu64 [rsp + 7552], zmm15                ;   209.8 p7+p4   34 st spill
        vmovdqu64 zmm15, [rsp + 1024]                ;   151.2 p3      13 a
        vpxord zmm15, zmm15, [rsp + 0]               ;   209.7 p0+p2   13 a
        vmovdqu64 [rsp + 7616], zmm15                ;   210.7 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 64]                  ;   152.2 p3      34 st
        vpxord zmm15, zmm15, [r8 + 32960]            ;   209.8 p5+p2   34 st
        vmovdqu64 [rsp + 7680], zmm15                ;   210.8 p7+p4   34 st spill
        vmovdqu64 zmm15, [rsp + 1728]                ;   153.2 p3      34 st
        vmovdqu64 [rsp + 7744], zmm15                ;   178.3 p8+p9   34 st spill
        vmovdqu64 zmm15, [rsp + 896]                 ;   154.0 p2      34 st
        vmovdqu64 [rsp + 7808], zmm15                ;   179.2 p7+p4   34 st spill
        vmovdqu64 zmm15, [rsp + 1344]                ;   154.2 p3      34 st
        vmovdqu64 [rsp + 7872], zmm15                ;   180.3 p8+p9   34 st spill
        vmovdqu64 zmm15, [rsp + 1408]                ;   155.0 p2      34 st
        vmovdqu64 [rsp + 7936], zmm15                ;   181.2 p7+p4   34 st spill
        vmovdqu64 zmm15, [rsp + 6336]                ;   196.7 p3      34 st
        vmovdqu64 [rsp + 8000], zmm15                ;   202.7 p8+p9   34 st spill
        vmovdqa64 zmm15, zmm12                       ;   201.7         15 a copy
        vpternlogd zmm15, zmm1, [r15 + 69568], 0x9d  ;   210.7 p0+p2   15 a
        vpternlogd zmm12, zmm15, zmm5, 0x26          ;   211.7 p5      15 a
        vpternlogd zmm15, zmm5, [r15 + 69568], 0x58  ;   211.7 p0+p3   15 a
        vpternlogd zmm31, zmm15, [r15 + 69568], 0xb4 ;   212.7 p5+p2   15 a
        vmovdqa64 zmm5, zmm12                        ;   212.7         15 a copy
        vpternlogd zmm5, zmm19, zmm1, 0x96           ;   212.7 p0      15 a
        vmovdqu64 zmm1, [rsp + 2432]                 ;   157.2 p3      34 st
        vmovdqu64 [rsp + 8064], zmm1                 ;   183.2 p7+p4   34 st spill
        vmovdqu64 zmm1, [rsp + 5760]                 ;   190.7 p2      34 st
        vmovdqu64 [rsp + 8128], zmm1                 ;   196.7 p8+p9   34 st spill
        vmovdqu64 zmm1, [rsp + 1728]                 ;   158.2 p3      34 st
        vmovdqu64 [rsp + 8192], zmm1                 ;   185.2 p7+p4   34 st spill
        vmovdqu64 zmm1, [r8 + 32832]                 ;   159.0 p2      34 st
        vmovdqu64 [rsp + 8256], zmm1                 ;   186.3 p8+p9   34 st spill
        vmovdqu64 zmm1, [r15 + 69248]                ;   159.2 p3      15 a
        vpternlogd zmm1, zmm19, [r15 + 69184], 0xde  ;   212.8 p5+p2   15 a
        vmovdqu64 [rsp + 8320], zmm14                ;   197.7 p7+p4   13 a spill
        vmovdqa64 zmm14, zmm1                        ;   213.8         15 a copy
        vpternlogd zmm14, zmm19, zmm22, 0x70         ;   213.8 p0      15 a
        vmovdqu64 [rsp + 8384], zmm6                 ;   188.3 p8+p9   13 a spill
        vmovdqu64 zmm6, [r15 + 69184]                ;   160.2 p3      15 a.1 reload
        vpternlogd zmm14, zmm6, [r15 + 69120], 0x95  ;   214.8 p5+p2   15 a
        vpternlogd zmm22, zmm14, zmm19, 0x87         ;   215.8 p0      15 a
        vpternlogd zmm15, zmm14, zmm14, 0xc3         ;   215.8 p5      15 a
        vpternlogd zmm1, zmm31, zmm22, 0x96          ;   216.8 p0      15 a
        vpternlogd zmm22, zmm6, [r15 + 69120], 0xb6  ;   216.8 p5+p3   15 a
        vpternlogd zmm13, zmm2, zmm22, 0x96          ;   217.8 p0      15 a
        vpandd zmm2, zmm13, zmm1                     ;   218.8 p5      15 a
        vmovdqa64 zmm6, zmm1                         ;   217.8         15 a copy
        vmovdqu64 [rsp + 8448], zmm25                ;   189.2 p7+p4   13 a spill
        vmovdqa64 zmm25, zmm15                       ;   216.8         15 a copy
        vmovdqu64 [rsp + 8512], zmm23                ;   190.3 p8+p9   13 a spill
        vmovdqa64 zmm23, zmm15                       ;   216.8         15 a copy
        vpternlogd zmm23, zmm1, zmm13, 0x21          ;   218.8 p0      15 a
        vpternlogd zmm2, zmm23, zmm5, 0xd            ;   219.8 p5      15 a
        vpternlogd zmm1, zmm2, zmm15, 0x78           ;   220.8 p0      15 a
        vpternlogd zmm14, zmm1, zmm5, 0x96           ;   221.8 p5      15 a
        vpandd zmm25, zmm25, zmm1                    ;   221.8 p0      15 a
        vpternlogd zmm25, zmm23, zmm5, 0xed          ;   222.8 p5      15 a
        vpternlogd zmm13, zmm25, zmm31, 0x69         ;   223.8 p0      15 a
        vpternlogd zmm23, zmm22, [r15 + 69248], 0x96 ;   220.8 p5+p2   15 a
        vpternlogd zmm23, zmm5, zmm25, 0xb4          ;   223.8 p0      15 a
        vpternlogd zmm25, zmm31, zmm23, 0x69         ;   224.8 p5      15 a
        vmovdqu64 zmm1, [rsp + 1152]                 ;   162.2 p3      13 a reload
        vmovdqu64 zmm5, [rsp + 4288]                 ;   163.0 p2      14 a reload
        vmovdqu64 zmm22, [rsp + 4352]                ;   163.2 p3      13 a
        vpternlogd zmm22, zmm5, zmm1, 0x96           ;   222.7 p0      13 a
        vmovdqa64 zmm31, zmm2                        ;   220.8         15 a copy
        vpternlogd zmm31, zmm19, zmm19, 0xc3         ;   222.8 p5      15 a
        vpternlogd zmm2, zmm12, [r15 + 69376], 0x69  ;   223.7 p0+p2   15 a
        vmovdqu64 zmm12, [rsp + 4352]                ;   164.2 p3      14 a reload
        vmovdqa64 zmm19, zmm7                        ;   189.7         13 a copy
        vpternlogd zmm19, zmm5, zmm12, 0x96          ;   223.8 p5      13 a
        vpxord zmm6, zmm6, zmm13                     ;   224.8 p0      15 a
        vpternlogd zmm31, zmm14, zmm6, 0x87          ;   225.8 p5      15 a
        vmovdqa64 zmm5, zmm14                        ;   222.8         15 a copy
        vpternlogd zmm5, zmm15, zmm15, 0xc3          ;   225.7 p0      15 a
        vpxord zmm15, zmm2, zmm25                    ;   225.8 p5      15 a
        vpxord zmm24, zmm24, zmm19                   ;   226.7 p0      13 a
        vmovdqu64 [rsp + 8576], zmm7                 ;   191.2 p7+p4   15 a spill
        vmovdqa64 zmm7, zmm25                        ;   225.8         15 a copy
        vmovdqa64 zmm12, zmm25                       ;   225.8         15 a copy
        vpternlogd zmm12, zmm5, zmm13, 0xcb          ;   226.8 p5      15 a
        vpternlogd zmm25, zmm5, zmm13, 0x78          ;   227.7 p0      15 a
        vpternlogd zmm13, zmm25, zmm2, 0xb4          ;   228.7 p5      15 a
        vpternlogd zmm15, zmm13, zmm12, 0xe1         ;   229.7 p0      15 a
        vpternlogd zmm25, zmm15, zmm2, 0xb4          ;   230.7 p5      15 a
        vpternlogd zmm2, zmm25, zmm12, 0xb8          ;   231.7 p0      15 a
        vpxord zmm7, zmm7, zmm12                     ;   229.8 p5      15 a
        vpternlogd zmm7, zmm13, zmm25, 0x96          ;   231.7 p0      15 a
        vmovdqu64 zmm5, [rsp + 832]                  ;   165.0 p2      13 a reload
        vmovdqu64 zmm12, [rsp + 5760]                ;   190.7 p3      13 a
        vpternlogd zmm12, zmm1, zmm5, 0x96           ;   230.8 p5      13 a
        vpxord zmm3, zmm3, zmm15                     ;   231.7 p0      13 a
        vpxord zmm8, zmm8, zmm3                      ;   232.7 p5      13 a
        vmovdqu64 zmm13, [rsp + 4992]                ;   166.0 p2      13 a reload
        vpxord zmm13, zmm13, zmm15                   ;   232.7 p0      13 a
        vpxord zmm20, zmm20, zmm25                   ;   232.8 p5      13 a
        vpxord zmm30, zmm30, zmm25                   ;   233.7 p0      13 a
        vpxord zmm28, zmm28, zmm7                    ;   233.8 p5      13 a
        vpxord zmm4, zmm4, zmm7                      ;   234.7 p0      13 a
        vpxord zmm29, zmm29, zmm7                    ;   234.8 p5      13 a
        vpxord zmm26, zmm26, zmm7                    ;   235.7 p0      13 a
        vpxord zmm17, zmm17, zmm30                   ;   235.8 p5      13 a
        vpxord zmm11, zmm11, zmm28                   ;   236.7 p0      13 a
        vmovdqu64 [rsp + 4992], zmm30                ;   234.7 p8+p9   13 a spill
        vmovdqa64 zmm30, zmm31                       ;   226.8         15 a copy
        vpternlogd zmm30, zmm14, zmm23, 0x1d         ;   236.8 p5      15 a
        vmovdqu64 [rsp + 8640], zmm17                ;   236.8 p7+p4   13 a spill
        vmovdqa64 zmm17, zmm31                       ;   226.8         15 a copy
        vpternlogd zmm17, zmm14, zmm23, 0xd8         ;   237.7 p0      15 a
        vpxord zmm0, zmm0, zmm17                     ;   238.7 p5      13 a
        vmovdqu64 [rsp + 8704], zmm0                 ;   239.7 p8+p9   13 a spill
        vmovdqa64 zmm0, zmm30                        ;   237.8         15 a copy
        vpternlogd zmm0, zmm14, zmm6, 0xc6           ;   238.7 p0      15 a
        vpxord zmm16, zmm16, zmm0                    ;   239.7 p5      13 a
        vmovdqu64 [rsp + 8768], zmm11                ;   237.7 p7+p4   13 a spill
        vmovdqa64 zmm11, zmm0                        ;   239.7         15 a copy
        vpternlogd zmm11, zmm31, zmm6, 0xd8          ;   239.7 p0      15 a
        vpternlogd zmm11, zmm30, zmm23, 0x2c         ;   240.7 p5      15 a
        vpternlogd zmm31, zmm23, zmm11, 0x2c         ;   241.7 p0      15 a
        vpternlogd zmm31, zmm14, zmm6, 0x16          ;   242.7 p5      15 a
        vmovdqu64 zmm6, [rsp + 256]                  ;   166.2 p3      13 a reload
        vmovdqu64 zmm14, [rsp + 2048]                ;   167.0 p2      14 a reload
        vpternlogd zmm1, zmm14, zmm6, 0x96           ;   241.7 p0      13 a
        vpxord zmm10, zmm10, zmm31                   ;   243.7 p5      13 a
        vmovdqu64 zmm23, [rsp + 7232]                ;   170.3 p3      13 a reload
        vpxord zmm23, zmm23, zmm19                   ;   242.7 p0      13 a
        vpxord zmm9, zmm9, zmm31                     ;   243.7 p5      13 a
        vmovdqu64 zmm30, [rsp + 8320]                ;   197.7 p2      13 a reload
        vpxord zmm30, zmm30, zmm25                   ;   243.7 p0      13 a
        vmovdqu64 zmm6, [rsp + 8512]                 ;   190.3 p3      13 a reload
        vpxord zmm6, zmm6, zmm13                     ;   243.8 p5      13 a
        vmovdqu64 [rsp + 8512], zmm6                 ;   244.8 p8+p9   13 a spill
        vmovdqu64 zmm6, [rsp + 4416]                 ;   169.0 p2      13 a reload
        vpxord zmm6, zmm6, zmm7                      ;   244.7 p0      13 a
        vmovdqu64 [rsp + 4416], zmm19                ;   224.8 p7+p4   13 a spill
        vmovdqu64 zmm19, [rsp + 8448]                ;   189.2 p3      13 a reload
        vpxord zmm19, zmm19, zmm17                   ;   244.8 p5      13 a
        vmovdqu64 [rsp + 8448], zmm29                ;   235.8 p8+p9   13 a spill
        vmovdqa64 zmm29, zmm22                       ;   223.7         13 a copy
        vmovdqu64 [rsp + 8320], zmm8                 ;   233.7 p7+p4   13 a spill
        vmovdqa64 zmm8, zmm22                        ;   223.7         13 a copy
        vmovdqu64 [rsp + 7232], zmm23                ;   243.7 p8+p9   13 a spill
        vmovdqu64 zmm23, [rsp + 7168]                ;   173.7 p2      13 a reload
        vpxord zmm23, zmm23, zmm17                   ;   245.7 p0      13 a
        vmovdqu64 [rsp + 7168], zmm17                ;   238.7 p7+p4   15 a spill
        vmovdqu64 zmm17, [rsp + 7040]                ;   204.7 p3      13 a reload
        vpxord zmm17, zmm17, zmm28                   ;   245.8 p5      13 a
        vmovdqu64 [rsp + 7040], zmm24                ;   227.7 p8+p9   13 a spill
        vmovdqu64 zmm24, [rsp + 8384]                ;   188.3 p2      13 a reload
        vpxord zmm24, zmm24, zmm11                   ;   246.7 p0      13 a
        vmovdqu64 [rsp + 8384], zmm12                ;   231.8 p7+p4   13 a spill
        vmovdqu64 zmm12, [rsp + 6720]                ;   178.8 p3      13 a reload
        vpxord zmm12, zmm12, zmm11                   ;   246.8 p5      13 a
        vmovdqu64 [rsp + 6720], zmm11                ;   241.7 p8+p9   15 a spill
        vmovdqa64 zmm11, zmm6                        ;   245.7         13 a copy
        vmovdqu64 [rsp + 1152], zmm6                 ;   245.7 p7+p4   13 a spill
        vmovdqa64 zmm6, zmm9                         ;   244.7         13 a copy
        vmovdqu64 [rsp + 8832], zmm9                 ;   244.7 p8+p9   13 a spill
        vmovdqu64 zmm9, [rsp + 6848]                 ;   172.0 p2      13 a reload
        vpxord zmm9, zmm9, zmm30                     ;   247.7 p0      13 a
        vmovdqu64 [rsp + 6848], zmm30                ;   244.7 p7+p4   13 a spill
        vmovdqu64 zmm30, [rsp + 6912]                ;   172.2 p3      13 a reload
        vpxord zmm30, zmm30, zmm9                    ;   248.7 p5      13 a
        vpxord zmm8, zmm8, zmm30                     ;   249.7 p0      13 a
        vmovdqu64 [rsp + 6912], zmm9                 ;   248.7 p8+p9   13 a spill
        vmovdqu64 zmm9, [rsp + 7488]                 ;   208.7 p2      13 a reload
        vpxord zmm9, zmm9, zmm0                      ;   248.8 p5      13 a
        vmovdqu64 [rsp + 7488], zmm9                 ;   249.8 p7+p4   13 a spill
        vmovdqa64 zmm9, zmm7                         ;   232.7         34 st copy
        vmovdqu64 [rsp + 8896], zmm30                ;   249.7 p8+p9   13 a spill
        vmovdqu64 zmm30, [rsp + 3584]                ;   173.2 p3      34 st
        vmovdqu64 [rsp + 8960], zmm23                ;   246.7 p7+p4   13 a spill
        vmovdqu64 zmm23, [rsp + 896]                 ;   174.0 p2      13 a reload
        vpternlogd zmm15, zmm23, [rsp + 768], 0x96   ;   249.7 p0+p3   13 a
        vpternlogd zmm19, zmm23, [rsp + 1536], 0x96  ;   249.8 p5+p2   13 a
        vmovdqu64 [rsp + 9024], zmm15                ;   250.7 p8+p9   13 a spill
        vmovdqa64 zmm15, zmm20                       ;   233.8         34 st copy
        vpternlogd zmm15, zmm23, [r8 + 33152], 0x96  ;   250.7 p0+p3   34 st
        vmovdqu64 zmm23, [rsp + 6400]                ;   197.8 p2      34 st
        vmovdqu64 [rsp + 9088], zmm20                ;   233.8 p7+p4   13 a spill
        vmovdqu64 zmm20, [rsp + 1792]                ;   176.2 p3      34 st
        vmovdqu64 [rsp + 1792], zmm20                ;   214.3 p8+p9   34 st spill
        vmovdqu64 zmm20, [rsp + 384]                 ;   177.0 p2      34 st
        vmovdqu64 [rsp + 9152], zmm20                ;   215.2 p7+p4   34 st spill
        vmovdqu64 zmm20, [rsp + 4544]                ;   177.2 p3      14 a reload
        vpternlogd zmm16, zmm20, [rsp + 1728], 0x96  ;   250.8 p5+p2   13 a
        vmovdqa64 zmm20, zmm2                        ;   232.7         13 a copy
        vpternlogd zmm20, zmm14, [rsp + 4160], 0x96  ;   251.7 p0+p3   13 a
        vmovdqu64 [rsp + 9216], zmm20                ;   252.7 p8+p9   13 a spill
        vmovdqa64 zmm20, zmm2                        ;   232.7         13 a copy
        vpternlogd zmm20, zmm14, [rsp + 2880], 0x96  ;   251.8 p5+p2   13 a
        vmovdqa64 zmm14, zmm4                        ;   235.7         34 st copy
        vmovdqu64 [rsp + 9280], zmm23                ;   217.2 p7+p4   34 st spill
        vmovdqa64 zmm23, zmm19                       ;   250.8         34 st copy
        vmovdqu64 [rsp + 9344], zmm30                ;   218.3 p8+p9   34 st spill
        vmovdqu64 zmm30, [rsp + 6336]                ;   196.7 p3      13 a
        vpternlogd zmm30, zmm5, [rsp + 64], 0x96     ;   252.7 p0+p2   13 a
        vpxord zmm18, zmm18, zmm30                   ;   253.7 p5      13 a
        vmovdqu64 zmm5, [rsp + 3136]                 ;   180.2 p3      13 a reload
        vpternlogd zmm15, zmm5, [rsp + 5696], 0x96   ;   253.7 p0+p2   34 st
        vmovdqa64 zmm5, zmm0                         ;   239.7         34 st copy
        vmovdqu64 [rsp + 9408], zmm18                ;   254.7 p7+p4   13 a spill
        vmovdqu64 zmm18, [rsp + 5120]                ;   186.7 p3      13 a reload
        vpternlogd zmm15, zmm18, [rsp + 3904], 0x96  ;   254.7 p5+p2   34 st
        vmovdqu64 [r8 + 65920], zmm15                ;   255.7 p8+p9   34 st
        vmovdqu64 zmm15, [rsp + 0]                   ;   182.2 p3      34 st
        vpternlogd zmm15, zmm16, [r8 + 32768], 0x96  ;   254.7 p0+p2   34 st
        vmovdqu64 zmm18, [rsp + 6592]                ;   205.7 p3      13 a reload
        vpternlogd zmm15, zmm18, [rsp + 320], 0x96   ;   255.7 p5+p2   34 st
        vmovdqu64 [r8 + 65536], zmm15                ;   256.7 p7+p4   34 st
        vmovdqu64 zmm15, [rsp + 768]                 ;   184.2 p3      13 a reload
        vmovdqu64 [rsp + 9472], zmm5                 ;   239.7 p8+p9   34 st spill
        vmovdqu64 zmm5, [rsp + 4736]                 ;   185.7 p2      34 st
        vpternlogd zmm5, zmm15, [r8 + 33024], 0x96   ;   255.7 p0+p3   34 st
        vmovdqu64 zmm15, [rsp + 3584]                ;   186.0 p2      13 a
        vpternlogd zmm15, zmm22, [rsp + 2496], 0x96  ;   255.8 p5+p3   13 a
        vmovdqu64 [rsp + 9536], zmm15                ;   256.8 p7+p4   13 a spill
        vmovdqu64 zmm15, [rsp + 2496]                ;   187.0 p2      13 a reload
        vmovdqu64 [rsp + 9600], zmm16                ;   251.8 p8+p9   13 a spill
        vmovdqu64 zmm16, [rsp + 5376]                ;   189.7 p3      34 st
        vpternlogd zmm16, zmm15, [r8 + 33088], 0x96  ;   256.7 p0+p2   34 st
        vmovdqu64 zmm18, [rsp + 7552]                ;   209.8 p3      34 st
        vpternlogd zmm18, zmm15, [rsp + 6400], 0x96  ;   256.8 p5+p2   34 st
        vmovdqu64 zmm15, [rsp + 6592]                ;   205.7 p3      13 a reload
        vpternlogd zmm18, zmm15, [rsp + 6272], 0x96  ;   257.8 p0+p2   34 st
        vmovdqu64 zmm15, [rsp + 1280]                ;   190.2 p3      13 a reload
        vmovdqu64 [rsp + 6400], zmm20                ;   252.8 p7+p4   13 a spill
        vmovdqu64 zmm20, [rsp + 2688]                ;   191.0 p2      34 st
        vpternlogd zmm20, zmm15, [r8 + 33216], 0x96  ;   257.8 p5+p3   34 st
        vpternlogd zmm20, zmm1, zmm26, 0x96          ;   258.8 p0      34 st
        vmovdqu64 [r8 + 65984], zmm20                ;   259.8 p8+p9   34 st
        vmovdqu64 zmm20, [rsp + 5632]                ;   192.0 p2      15 a reload
        vmovdqu64 [rsp + 7552], zmm1                 ;   242.7 p7+p4   13 a spill
        vmovdqa64 zmm1, zmm4                         ;   235.7         13 a copy
        vpternlogd zmm1, zmm15, zmm20, 0x96          ;   258.8 p5      13 a
        vmovdqu64 zmm15, [rsp + 5952]                ;   198.8 p3      13 a reload
        vpternlogd zmm26, zmm15, [rsp + 1600], 0x96  ;   259.7 p0+p2   13 a
        vmovdqa64 zmm20, zmm15                       ;   204.8         13 a copy
        vpternlogd zmm20, zmm2, [rsp + 3392], 0x96   ;   259.8 p5+p3   13 a
        vmovdqu64 zmm15, [rsp + 1856]                ;   194.0 p2      13 a
        vpternlogd zmm15, zmm31, [rsp + 192], 0x96   ;   260.7 p0+p3   13 a
        vpxord zmm27, zmm27, zmm15                   ;   261.7 p5      13 a
        vmovdqu64 zmm15, [rsp + 6656]                ;   204.8 p2      13 a reload
        vpxord zmm15, zmm15, zmm27                   ;   262.7 p0      13 a
        vmovdqu64 [rsp + 6656], zmm1                 ;   259.8 p8+p9   13 a spill
        vmovdqu64 zmm1, [rsp + 5696]                 ;   195.2 p3      15 a reload
        vpternlogd zmm31, zmm1, [rsp + 640], 0x96    ;   261.8 p5+p2   13 a
        vmovdqu64 zmm1, [rsp + 5440]                 ;   196.2 p3      13 a
        vpternlogd zmm1, zmm3, [rsp + 3200], 0x96    ;   262.7 p0+p2   13 a
        vmovdqu64 [rsp + 9664], zmm3                 ;   232.7 p7+p4   13 a spill
        vmovdqu64 zmm3, [rsp + 2752]                 ;   197.2 p3      13 a
        vpternlogd zmm3, zmm13, [rsp + 1344], 0x96   ;   262.8 p5+p2   13 a
        vpxord zmm11, zmm11, zmm3                    ;   263.8 p0      13 a
        vmovdqu64 [rsp + 9728], zmm11                ;   264.8 p8+p9   13 a spill
        vmovdqu64 zmm11, [rsp + 2112]                ;   198.2 p3      13 a
        vpternlogd zmm11, zmm28, [rsp + 704], 0x96   ;   263.8 p5+p2   13 a
        vmovdqu64 [rsp + 9792], zmm3                 ;   263.8 p7+p4   13 a spill
        vmovdqu64 zmm3, [rsp + 4672]                 ;   207.8 p3      13 a
        vpternlogd zmm3, zmm2, [rsp + 64], 0x96      ;   264.7 p0+p2   13 a
        vmovdqu64 [rsp + 9856], zmm3                 ;   265.7 p8+p9   13 a spill
        vmovdqu64 zmm3, [rsp + 1664]                 ;   200.2 p3      13 a
        vpternlogd zmm3, zmm24, [rsp + 640], 0x96    ;   264.8 p5+p2   13 a
        vpternlogd zmm18, zmm3, [rsp + 1024], 0x96   ;   265.8 p0+p3   34 st
        vmovdqu64 [r8 + 65664], zmm18                ;   266.8 p7+p4   34 st
        vmovdqu64 zmm18, [rsp + 384]                 ;   202.0 p2      13 a reload
        vmovdqu64 [rsp + 9920], zmm24                ;   247.7 p8+p9   13 a spill
        vmovdqu64 zmm24, [rsp + 2176]                ;   202.2 p3      13 a
        vpternlogd zmm24, zmm8, zmm18, 0x96          ;   265.8 p5      13 a
        vmovdqu64 zmm18, [rsp + 7680]                ;   210.8 p2      34 st
        vpternlogd zmm18, zmm19, [rsp + 128], 0x96   ;   266.7 p0+p3   34 st
        vmovdqu64 [rsp + 7680], zmm11                ;   264.8 p7+p4   13 a spill
        vmovdqu64 zmm11, [rsp + 4096]                ;   204.0 p2      14 a reload
        vmovdqu64 [rsp + 9984], zmm26                ;   260.7 p8+p9   13 a spill
        vmovdqu64 zmm26, [rsp + 6784]                ;   204.2 p3      13 a
        vpternlogd zmm26, zmm11, [rsp + 448], 0x96   ;   266.8 p5+p2   13 a
        vmovdqu64 zmm11, [rsp + 896]                 ;   205.2 p3      34 st
        vmovdqu64 [rsp + 10048], zmm31               ;   262.8 p7+p4   13 a spill
        vmovdqu64 zmm31, [rsp + 6784]                ;   206.0 p2      15 a reload
        vmovdqu64 [rsp + 10112], zmm8                ;   250.7 p8+p9   13 a spill
        vmovdqu64 zmm8, [rsp + 3008]                 ;   206.2 p3      13 a
        vpternlogd zmm8, zmm31, [rsp + 1024], 0x96   ;   267.7 p0+p2   13 a
        vmovdqu64 zmm31, [rsp + 4352]                ;   207.2 p3      13 a
        vpternlogd zmm31, zmm24, [rsp + 4480], 0x96  ;   267.8 p5+p2   13 a
        vmovdqu64 [rsp + 10176], zmm31               ;   268.8 p7+p4   13 a spill
        vmovdqu64 zmm31, [rsp + 2816]                ;   208.2 p3      14 a reload
        vmovdqu64 [rsp + 10240], zmm11               ;   240.3 p8+p9   34 st spill
        vmovdqu64 zmm11, [rsp + 6464]                ;   209.0 p2      13 a
        vpternlogd zmm11, zmm31, [rsp + 960], 0x96   ;   268.7 p0+p3   13 a
        vpxord zmm21, zmm21, zmm11                   ;   269.7 p5      13 a
        vmovdqu64 [rsp + 6464], zmm21                ;   270.7 p7+p4   13 a spill
        vmovdqu64 zmm21, [rsp + 3584]                ;   210.0 p2      13 a reload
        vpternlogd zmm31, zmm21, [rsp + 6336], 0x96  ;   269.7 p0+p3   13 a
        vpternlogd zmm16, zmm1, zmm31, 0x96          ;   270.7 p5      34 st
        vmovdqu64 zmm21, [rsp + 1472]                ;   211.0 p2      13 a reload
        vmovdqu64 [rsp + 2816], zmm31                ;   270.7 p8+p9   13 a spill
        vmovdqu64 zmm31, [rsp + 1408]                ;   211.2 p3      13 a reload
        vmovdqu64 [rsp + 6336], zmm13                ;   243.2 p7+p4   13 a spill
        vmovdqu64 zmm13, [rsp + 3968]                ;   212.0 p2      13 a
        vpternlogd zmm13, zmm31, zmm21, 0x96         ;   270.7 p0      13 a
        mov rdi, qword [rsp + 10384]                 ;   195.3 p10     32 rows reload
        mov rbp, r8                                  ;   195.5         32 rows copy
        sub rbp, rdi                                 ;   200.3 p1      32 rows
        add rbp, 0x1000                              ;   201.3 p6      32 rows
        and rbp, 0x7fff                              ;   202.3 p11     32 rows
        add rbp, rdi                                 ;   203.3 p1      32 rows
        vmovdqu64 zmm31, [rsp + 1600]                ;   212.2 p3      13 a
        vpternlogd zmm31, zmm21, [rsp + 576], 0x96   ;   270.8 p5+p2   13 a
        vmovdqu64 [rsp + 3968], zmm31                ;   271.8 p8+p9   13 a spill
        vmovdqu64 zmm31, [rsp + 2752]                ;   213.2 p3      13 a reload
        vmovdqu64 zmm21, [rsp + 3904]                ;   214.0 p2      13 a
        vpternlogd zmm21, zmm31, [rsp + 1344], 0x96  ;   271.7 p0+p3   13 a
        mov rax, r9                                  ;   197.7         32 rows copy
        sub rax, rdi                                 ;   200.3 p6      32 rows
        add rax, 0x1000                              ;   201.3 p11     32 rows
        and rax, 0x7fff                              ;   202.3 p1      32 rows
        vmovdqa64 zmm31, zmm21                       ;   272.7         13 a copy
        vpternlogd zmm31, zmm25, [rsp + 4160], 0x96  ;   272.7 p5+p2   13 a
        vpxord zmm29, zmm29, zmm31                   ;   273.7 p0      13 a
        vmovdqu64 [rsp + 3584], zmm25                ;   245.2 p7+p4   15 a spill
        vmovdqu64 zmm25, [rsp + 4608]                ;   215.2 p3      13 a
        vpternlogd zmm25, zmm21, [rsp + 4160], 0x96  ;   272.8 p5+p2   13 a
        vmovdqu64 [rsp + 10304], zmm21               ;   272.7 p8+p9   13 a spill
        vmovdqu64 zmm21, [rsp + 8256]                ;   216.2 p3      34 st reload
        vpxord zmm21, zmm21, zmm25                   ;   273.8 p0      34 st
        vpternlogd zmm21, zmm15, [rsp + 4800], 0x96  ;   274.8 p5+p2   34 st
        vmovdqu64 [r8 + 65600], zmm21                ;   275.8 p7+p4   34 st
        vmovdqu64 zmm21, [rsp + 320]                 ;   217.2 p3      13 a reload
        vmovdqu64 [rsp + 8256], zmm15                ;   263.7 p8+p9   13 a spill
        vmovdqu64 zmm15, [rsp + 6592]                ;   218.0 p2      13 a reload
        vpternlogd zmm25, zmm15, zmm21, 0x96         ;   274.7 p0      13 a
        vpternlogd zmm5, zmm25, zmm20, 0x96          ;   275.7 p5      34 st
        vmovdqu64 zmm15, [rsp + 960]                 ;   218.2 p3      13 a reload
        vpternlogd zmm18, zmm25, zmm15, 0x96         ;   275.7 p0      34 st
        vpternlogd zmm16, zmm25, [rsp + 4224], 0x96  ;   275.8 p5+p2   34 st
        vmovdqu64 [r8 + 65856], zmm16                ;   276.8 p7+p4   34 st
        vmovdqu64 zmm16, [rsp + 6784]                ;   219.2 p3      15 a reload
        vmovdqu64 zmm25, [rsp + 2368]                ;   220.0 p2      13 a reload
        vpternlogd zmm18, zmm25, zmm16, 0x96         ;   276.7 p0      34 st
        vmovdqu64 [r8 + 65728], zmm18                ;   277.7 p8+p9   34 st
        vmovdqu64 zmm18, [rsp + 192]                 ;   220.2 p3      13 a reload
        vmovdqu64 zmm21, [rsp + 6144]                ;   221.0 p2      13 a reload
        vpternlogd zmm5, zmm21, zmm18, 0x96          ;   276.8 p5      34 st
        vmovdqu64 [r8 + 65792], zmm5                 ;   277.8 p7+p4   34 st
        vmovdqu64 zmm5, [rsp + 7744]                 ;   221.2 p3      34 st reload
        vpxord zmm5, zmm5, [r9 + 33344]              ;   277.7 p0+p2   34 st
        vpternlogd zmm5, zmm7, zmm22, 0x96           ;   278.7 p5      34 st
        vmovdqu64 zmm7, [rsp + 7808]                 ;   222.2 p3      34 st reload
        vpxord zmm7, zmm7, [r9 + 33472]              ;   278.7 p0+p2   34 st
        vpternlogd zmm5, zmm8, zmm18, 0x96           ;   279.7 p5      34 st
        vmovdqu64 [r9 + 66112], zmm5                 ;   280.7 p8+p9   34 st
        vmovdqu64 zmm5, [rsp + 7872]                 ;   223.2 p3      34 st reload
        vpxord zmm5, zmm5, [r9 + 33728]              ;   279.7 p0+p2   34 st
        vpternlogd zmm5, zmm1, [rsp + 5952], 0x96    ;   280.7 p5+p3   34 st
        vmovdqu64 [r9 + 66496], zmm5                 ;   281.7 p7+p4   34 st
        vmovdqu64 zmm1, [rsp + 2880]                 ;   225.0 p2      34 st
        vpternlogd zmm1, zmm0, [r9 + 33408], 0x96    ;   280.7 p0+p3   34 st
        vmovdqu64 zmm5, [rsp + 1664]                 ;   226.0 p2      14 a reload
        vpternlogd zmm7, zmm30, zmm5, 0x96           ;   280.8 p5      34 st
        vpternlogd zmm1, zmm11, [rsp + 2944], 0x96   ;   281.7 p0+p3   34 st
        vpternlogd zmm1, zmm25, zmm31, 0x96          ;   282.7 p5      34 st
        vmovdqu64 [r9 + 66176], zmm1                 ;   283.7 p8+p9   34 st
        vpternlogd zmm7, zmm28, [rsp + 2112], 0x96   ;   282.7 p0+p2   34 st
        vpternlogd zmm7, zmm29, zmm13, 0x96          ;   283.7 p5      34 st
        vmovdqu64 zmm1, [rsp + 1472]                 ;   227.2 p3      13 a reload
        vpternlogd zmm7, zmm10, zmm1, 0x96           ;   284.7 p0      34 st
        vmovdqu64 [r9 + 66240], zmm7                 ;   285.7 p7+p4   34 st
        vmovdqu64 zmm7, [rsp + 128]                  ;   228.0 p2      13 a reload
        vmovdqu64 zmm25, [rsp + 4480]                ;   228.2 p3      34 st
        vpternlogd zmm25, zmm7, [r9 + 33280], 0x96   ;   283.8 p5+p2   34 st
        vmovdqu64 zmm16, [rsp + 1536]                ;   229.2 p3      14 a reload
        vmovdqu64 zmm1, [rsp + 3840]                 ;   230.0 p2      34 st
        vpternlogd zmm1, zmm16, [r9 + 33536], 0x96   ;   284.7 p0+p3   34 st
        vmovdqu64 zmm21, [rsp + 2048]                ;   231.0 p2      14 a reload
        vpternlogd zmm1, zmm21, [rsp + 256], 0x96    ;   285.7 p5+p3   34 st
        vpternlogd zmm1, zmm29, zmm17, 0x96          ;   286.7 p0      34 st
        vmovdqu64 zmm29, [rsp + 6976]                ;   232.0 p2      13 a reload
        vpternlogd zmm1, zmm12, zmm29, 0x96          ;   287.7 p5      34 st
        vmovdqu64 [r9 + 66304], zmm1                 ;   288.7 p8+p9   34 st
        vmovdqu64 zmm1, [rsp + 512]                  ;   232.2 p3      13 a reload
        vmovdqu64 zmm29, [rsp + 1920]                ;   233.0 p2      34 st
        vpternlogd zmm29, zmm1, [r9 + 33600], 0x96   ;   286.7 p0+p3   34 st
        vpternlogd zmm29, zmm4, zmm15, 0x96          ;   287.7 p5      34 st
        vmovdqu64 zmm1, [rsp + 5568]                 ;   234.0 p2      13 a reload
        vmovdqu64 zmm15, [rsp + 8960]                ;   246.7 p3      13 a reload
        vpternlogd zmm29, zmm15, zmm1, 0x96          ;   288.7 p0      34 st
        vpternlogd zmm29, zmm24, [rsp + 8896], 0x96  ;   289.7 p5+p2   34 st
        vmovdqu64 [r9 + 66368], zmm29                ;   290.7 p7+p4   34 st
        vmovdqu64 zmm29, [rsp + 3520]                ;   235.2 p3      13 a reload
        vmovdqu64 zmm15, [rsp + 8384]                ;   236.0 p2      34 st
        vpternlogd zmm15, zmm29, [r9 + 33664], 0x96  ;   288.7 p0+p3   34 st
        vmovdqu64 zmm29, [rsp + 7360]                ;   237.0 p2      13 a reload
        vpternlogd zmm15, zmm29, [rsp + 6400], 0x96  ;   289.7 p5+p3   34 st
        vmovdqu64 [r9 + 66432], zmm15                ;   290.7 p8+p9   34 st
        vmovdqu64 zmm15, [rsp + 0]                   ;   238.0 p2      13 a reload
        vmovdqu64 zmm21, [rsp + 2432]                ;   238.2 p3      14 a reload
        vmovdqu64 zmm29, [rsp + 5888]                ;   239.0 p2      13 a
        vpternlogd zmm29, zmm21, zmm15, 0x96         ;   289.7 p0      13 a
        vpternlogd zmm25, zmm31, zmm29, 0x96         ;   290.7 p5      34 st
        vmovdqu64 [r9 + 66048], zmm25                ;   291.7 p7+p4   34 st
        vmovdqu64 zmm25, [rsp + 7936]                ;   239.2 p3      34 st reload
        vpxord zmm25, zmm25, [r10 + 33792]           ;   290.7 p0+p2   34 st
        vmovdqu64 zmm31, [rsp + 8000]                ;   240.2 p3      34 st reload
        vpxord zmm31, zmm31, [r10 + 34176]           ;   290.8 p5+p2   34 st
        vpxord zmm6, zmm6, zmm29                     ;   291.7 p0      13 a
        add rax, rdi                                 ;   215.7 p6      32 rows
        mov r8, r10                                  ;   215.8         32 rows copy
        sub r8, rdi                                  ;   216.0 p11     32 rows
        add r8, 0x1000                               ;   217.0 p1      32 rows
        and r8, 0x7fff                               ;   218.0 p6      32 rows
        add r8, rdi                                  ;   219.0 p11     32 rows
        mov r9, r11                                  ;   216.7         32 rows copy
        sub r9, rdi                                  ;   217.2 p1      32 rows
        add r9, 0x1000                               ;   218.2 p6      32 rows
        and r9, 0x7fff                               ;   219.2 p11     32 rows
        add r9, rdi                                  ;   220.2 p1      32 rows
        mov rcx, r12                                 ;   217.5         32 rows copy
        sub rcx, rdi                                 ;   218.7 p6      32 rows
        add rcx, 0x1000                              ;   219.7 p11     32 rows
        and rcx, 0x7fff                              ;   220.7 p1      32 rows
        add rcx, rdi                                 ;   221.7 p6      32 rows
        mov rdx, r13                                 ;   218.3         32 rows copy
        sub rdx, rdi                                 ;   220.0 p11     32 rows
        add rdx, 0x1000                              ;   221.0 p1      32 rows
        and rdx, 0x7fff                              ;   222.0 p6      32 rows
        add rdx, rdi                                 ;   223.0 p11     32 rows
        mov rbx, r14                                 ;   219.2         32 rows copy
        sub rbx, rdi                                 ;   221.2 p1      32 rows
        add rbx, 0x1000                              ;   222.2 p6      32 rows
        and rbx, 0x7fff                              ;   223.2 p11     32 rows
        add rbx, rdi                                 ;   224.2 p1      32 rows
        mov qword [rsp + 10552], rbp                 ;   260.3 p8+p9   32 rows spill
        mov rbp, r15                                 ;   220.2         32 rows copy
        sub rbp, rdi                                 ;   222.7 p6      32 rows
        add rbp, 0x1000                              ;   223.7 p11     32 rows
        and rbp, 0x7fff                              ;   224.7 p1      32 rows
        add rbp, rdi                                 ;   225.7 p6      32 rows
        vmovdqu64 [rsp + 8000], zmm20                ;   261.2 p7+p4   13 a spill
        vmovdqu64 zmm20, [rsp + 4544]                ;   241.2 p3      34 st
        vpternlogd zmm20, zmm15, [r10 + 33920], 0x96 ;   291.8 p5+p2   34 st
        vmovdqu64 zmm15, [rsp + 2240]                ;   242.2 p3      34 st
        vpternlogd zmm15, zmm19, [r10 + 33984], 0x96 ;   292.7 p0+p2   34 st
        vmovdqu64 [rsp + 2240], zmm19                ;   261.3 p8+p9   13 a spill
        vmovdqu64 zmm19, [rsp + 1984]                ;   243.2 p3      34 st
        vpternlogd zmm19, zmm21, [r10 + 33856], 0x96 ;   292.8 p5+p2   34 st
        add esi, 0xffffffff                          ;   224.0 p11     32 rows
        vmovdqu64 [rsp + 7936], zmm22                ;   263.2 p7+p4   13 a spill
        vmovdqu64 zmm22, [rsp + 7040]                ;   244.2 p3      13 a reload
        vpternlogd zmm25, zmm22, [rsp + 9600], 0x96  ;   293.7 p0+p2   34 st
        vmovdqu64 [r10 + 66560], zmm25               ;   294.7 p8+p9   34 st
        vmovdqu64 zmm25, [rsp + 1600]                ;   245.2 p3      14 a reload
        vmovdqu64 [rsp + 8896], zmm4                 ;   265.2 p7+p4   13 a spill
        vmovdqu64 zmm4, [rsp + 5632]                 ;   246.0 p2      15 a reload
        vpternlogd zmm20, zmm4, zmm25, 0x96          ;   293.8 p5      34 st
        vpternlogd zmm20, zmm22, zmm3, 0x96          ;   294.8 p0      34 st
        vmovdqu64 zmm22, [rsp + 3264]                ;   246.2 p3      34 st
        vpternlogd zmm22, zmm25, [r10 + 34240], 0x96 ;   294.8 p5+p2   34 st
        vpternlogd zmm22, zmm17, [rsp + 2304], 0x96  ;   295.8 p0+p3   34 st
        vmovdqu64 [r10 + 67008], zmm22               ;   296.8 p8+p9   34 st
        vmovdqu64 zmm17, [rsp + 1344]                ;   248.0 p2      13 a reload
        vmovdqu64 zmm22, [rsp + 5504]                ;   248.2 p3      13 a reload
        vpternlogd zmm19, zmm22, zmm17, 0x96         ;   295.8 p5      34 st
        vpternlogd zmm19, zmm27, [rsp + 1024], 0x96  ;   296.8 p0+p2   34 st
        vmovdqu64 [r10 + 66624], zmm19               ;   297.8 p7+p4   34 st
        vmovdqu64 zmm19, [rsp + 832]                 ;   249.2 p3      13 a reload
        vmovdqu64 zmm22, [rsp + 5760]                ;   250.0 p2      15 a reload
        vpternlogd zmm15, zmm22, zmm19, 0x96         ;   296.8 p5      34 st
        vmovdqu64 zmm22, [rsp + 1088]                ;   250.2 p3      13 a reload
        vmovdqu64 zmm4, [rsp + 1984]                 ;   251.0 p2      14 a reload
        vpternlogd zmm31, zmm4, zmm22, 0x96          ;   297.7 p0      34 st
        vpternlogd zmm31, zmm25, [rsp + 768], 0x96   ;   298.7 p5+p3   34 st
        vmovdqu64 zmm25, [rsp + 7424]                ;   252.0 p2      13 a reload
        vpternlogd zmm20, zmm25, [rsp + 3008], 0x96  ;   298.7 p0+p3   34 st
        vmovdqu64 [r10 + 66688], zmm20               ;   299.7 p8+p9   34 st
        vmovdqu64 zmm20, [rsp + 2624]                ;   253.0 p2      13 a reload
        vmovdqu64 zmm17, [rsp + 7232]                ;   253.2 p3      13 a reload
        vpternlogd zmm15, zmm17, zmm20, 0x96         ;   298.8 p5      34 st
        vmovdqu64 zmm25, [rsp + 5312]                ;   254.0 p2      13 a reload
        vpternlogd zmm15, zmm25, [rsp + 4800], 0x96  ;   299.8 p0+p3   34 st
        vmovdqu64 [r10 + 66752], zmm15               ;   300.8 p7+p4   34 st
        vmovdqu64 zmm15, [rsp + 7296]                ;   255.0 p2      13 a reload
        vmovdqu64 zmm25, [rsp + 10112]               ;   255.2 p3      13 a reload
        vpternlogd zmm31, zmm25, zmm15, 0x96         ;   299.8 p5      34 st
        vmovdqu64 [r10 + 66944], zmm31               ;   300.8 p8+p9   34 st
        vmovdqu64 zmm25, [rsp + 3136]                ;   256.0 p2      13 a reload
        vmovdqu64 zmm31, [rsp + 5440]                ;   256.2 p3      34 st
        vpternlogd zmm31, zmm25, [r10 + 34048], 0x96 ;   300.7 p0+p2   34 st
        vpternlogd zmm31, zmm17, [rsp + 5248], 0x96  ;   301.7 p5+p3   34 st
        vmovdqu64 zmm17, [rsp + 3392]                ;   258.0 p2      13 a reload
        vpternlogd zmm31, zmm2, zmm17, 0x96          ;   302.7 p0      34 st
        vpternlogd zmm31, zmm26, [rsp + 3328], 0x96  ;   303.7 p5+p3   34 st
        vmovdqu64 [r10 + 66816], zmm31               ;   304.7 p7+p4   34 st
        vmovdqu64 zmm31, [rsp + 3776]                ;   259.0 p2      14 a reload
        vmovdqu64 zmm15, [rsp + 4480]                ;   259.2 p3      34 st
        vpternlogd zmm15, zmm31, [r10 + 34112], 0x96 ;   302.7 p0+p2   34 st
        vpternlogd zmm15, zmm4, [rsp + 6336], 0x96   ;   303.7 p5+p3   34 st
        vmovdqu64 zmm4, [rsp + 4864]                 ;   261.0 p2      13 a reload
        vpternlogd zmm15, zmm4, [rsp + 2688], 0x96   ;   304.7 p0+p3   34 st
        vmovdqu64 zmm31, [rsp + 7104]                ;   262.0 p2      13 a reload
        vpternlogd zmm15, zmm31, [rsp + 6080], 0x96  ;   305.7 p5+p3   34 st
        vmovdqu64 zmm31, [rsp + 5248]                ;   263.0 p2      13 a reload
        vpternlogd zmm15, zmm31, [rsp + 64], 0x96    ;   306.7 p0+p3   34 st
        vmovdqu64 [r10 + 66880], zmm15               ;   307.7 p8+p9   34 st
        vpternlogd zmm30, zmm16, [r11 + 34496], 0x96 ;   304.8 p5+p2   34 st
        vmovdqu64 zmm15, [rsp + 1728]                ;   264.2 p3      14 a reload
        vpternlogd zmm22, zmm15, [r11 + 34304], 0x96 ;   305.7 p0+p2   34 st
        vmovdqu64 zmm15, [rsp + 5888]                ;   265.2 p3      34 st
        vpternlogd zmm15, zmm7, [r11 + 34432], 0x96  ;   305.8 p5+p2   34 st
        vpxord zmm9, zmm9, [r11 + 34560]             ;   306.7 p0+p3   34 st
        vmovdqu64 zmm16, [rsp + 704]                 ;   267.0 p2      13 a reload
        vpternlogd zmm4, zmm16, [r11 + 34752], 0x96  ;   306.8 p5+p3   34 st
        vpternlogd zmm15, zmm5, [rsp + 4288], 0x96   ;   307.7 p0+p2   34 st
        vmovdqu64 zmm5, [rsp + 2560]                 ;   268.2 p3      34 st
        vpternlogd zmm5, zmm19, [r11 + 34688], 0x96  ;   307.8 p5+p2   34 st
        vpternlogd zmm5, zmm25, zmm28, 0x96          ;   308.8 p0      34 st
        vmovdqu64 zmm16, [rsp + 2560]                ;   269.2 p3      14 a reload
        vmovdqu64 zmm25, [rsp + 4544]                ;   270.0 p2      34 st
        vpternlogd zmm25, zmm16, [r11 + 34368], 0x96 ;   308.8 p5+p3   34 st
        vmovdqu64 zmm28, [rsp + 8320]                ;   271.0 p2      13 a reload
        vpternlogd zmm22, zmm29, zmm28, 0x96         ;   309.7 p0      34 st
        vmovdqu64 [r11 + 67072], zmm22               ;   310.7 p7+p4   34 st
        vmovdqu64 zmm22, [rsp + 2752]                ;   271.2 p3      13 a reload
        vpternlogd zmm30, zmm21, zmm22, 0x96         ;   309.8 p5      34 st
        vpternlogd zmm15, zmm28, [rsp + 8448], 0x96  ;   310.7 p0+p2   34 st
        vmovdqu64 zmm31, [rsp + 6848]                ;   272.2 p3      13 a reload
        vpternlogd zmm25, zmm31, [rsp + 1280], 0x96  ;   310.8 p5+p2   34 st
        vpternlogd zmm25, zmm8, [rsp + 1856], 0x96   ;   311.8 p0+p3   34 st
        vmovdqu64 [r11 + 67136], zmm25               ;   312.8 p8+p9   34 st
        vmovdqu64 zmm25, [rsp + 1280]                ;   274.0 p2      13 a reload
        vpternlogd zmm30, zmm31, zmm25, 0x96         ;   311.8 p5      34 st
        vpternlogd zmm30, zmm1, zmm28, 0x96          ;   312.8 p0      34 st
        vmovdqu64 zmm1, [rsp + 7488]                 ;   274.2 p3      13 a reload
        vpternlogd zmm30, zmm18, zmm1, 0x96          ;   313.8 p5      34 st
        vmovdqu64 [r11 + 67264], zmm30               ;   314.8 p7+p4   34 st
        vmovdqu64 zmm30, [rsp + 7360]                ;   275.0 p2      13 a reload
        vpternlogd zmm9, zmm30, [rsp + 2048], 0x96   ;   313.7 p0+p3   34 st
        vpternlogd zmm9, zmm28, zmm31, 0x96          ;   314.7 p5      34 st
        vmovdqu64 zmm28, [rsp + 4032]                ;   276.0 p2      14 a reload
        vmovdqu64 zmm30, [rsp + 6464]                ;   276.2 p3      13 a reload
        vpternlogd zmm15, zmm30, zmm28, 0x96         ;   314.7 p0      34 st
        vmovdqu64 [r11 + 67200], zmm15               ;   315.7 p8+p9   34 st
        vmovdqu64 zmm15, [rsp + 9216]                ;   277.0 p2      13 a reload
        vpternlogd zmm4, zmm15, [rsp + 4416], 0x96   ;   314.8 p5+p3   34 st
        vmovdqu64 [r11 + 67520], zmm4                ;   315.8 p7+p4   34 st
        vmovdqu64 zmm4, [rsp + 8384]                 ;   278.0 p2      13 a reload
        vmovdqu64 zmm25, [rsp + 6208]                ;   278.2 p3      13 a reload
        vpternlogd zmm5, zmm25, zmm4, 0x96           ;   315.7 p0      34 st
        vmovdqu64 zmm16, [rsp + 5120]                ;   279.0 p2      13 a reload
        vpternlogd zmm9, zmm16, [rsp + 3840], 0x96   ;   315.8 p5+p3   34 st
        vmovdqu64 zmm16, [rsp + 10048]               ;   280.0 p2      13 a reload
        vpternlogd zmm9, zmm16, [rsp + 6144], 0x96   ;   316.8 p0+p3   34 st
        vmovdqu64 [r11 + 67328], zmm9                ;   317.8 p8+p9   34 st
        vmovdqu64 zmm9, [rsp + 5696]                 ;   281.0 p2      15 a reload
        vmovdqu64 zmm15, [rsp + 7168]                ;   281.2 p3      15 a reload
        vpternlogd zmm5, zmm15, zmm9, 0x96           ;   316.8 p5      34 st
        vmovdqu64 [r11 + 67456], zmm5                ;   317.8 p7+p4   34 st
        vmovdqu64 zmm5, [rsp + 896]                  ;   282.0 p2      13 a reload
        vmovdqu64 zmm30, [rsp + 6720]                ;   282.2 p3      34 st
        vpternlogd zmm30, zmm5, [r11 + 34624], 0x96  ;   317.7 p0+p2   34 st
        vmovdqu64 zmm5, [rsp + 6912]                 ;   283.2 p3      13 a reload
        vpternlogd zmm30, zmm5, [rsp + 2816], 0x96   ;   318.7 p5+p2   34 st
        vmovdqu64 zmm5, [rsp + 9984]                 ;   284.2 p3      13 a reload
        vpternlogd zmm30, zmm5, [rsp + 10304], 0x96  ;   319.7 p0+p2   34 st
        vmovdqu64 [r11 + 67392], zmm30               ;   320.7 p8+p9   34 st
        vmovdqu64 zmm30, [rsp + 9664]                ;   285.2 p3      13 a reload
        vpternlogd zmm19, zmm30, [r12 + 35136], 0x96 ;   318.8 p5+p2   34 st
        vpxord zmm23, zmm23, [r12 + 35008]           ;   319.7 p0+p3   34 st
        vmovdqu64 zmm30, [rsp + 8064]                ;   287.0 p2      34 st reload
        vpxord zmm30, zmm30, [r12 + 34816]           ;   319.8 p5+p3   34 st
        vmovdqu64 zmm4, [rsp + 8128]                 ;   288.0 p2      34 st reload
        vpxord zmm4, zmm4, [r12 + 35264]             ;   320.7 p0+p3   34 st
        vmovdqu64 zmm16, [rsp + 10176]               ;   289.0 p2      13 a reload
        vpternlogd zmm30, zmm16, [rsp + 9600], 0x96  ;   320.8 p5+p3   34 st
        vmovdqu64 [r12 + 67584], zmm30               ;   321.8 p7+p4   34 st
        vmovdqu64 zmm30, [rsp + 6080]                ;   290.0 p2      15 a reload
        vmovdqu64 zmm25, [rsp + 7680]                ;   290.2 p3      13 a reload
        vpternlogd zmm23, zmm25, zmm30, 0x96         ;   321.7 p0      34 st
        vpternlogd zmm23, zmm24, [rsp + 7616], 0x96  ;   322.7 p5+p2   34 st
        vpternlogd zmm23, zmm10, [rsp + 1472], 0x96  ;   323.7 p0+p3   34 st
        vmovdqu64 [r12 + 67776], zmm23               ;   324.7 p8+p9   34 st
        vmovdqu64 zmm23, [rsp + 8704]                ;   292.0 p2      13 a reload
        vpternlogd zmm19, zmm23, [rsp + 3520], 0x96  ;   322.8 p5+p3   34 st
        vmovdqu64 zmm23, [rsp + 3712]                ;   293.0 p2      13 a reload
        vpternlogd zmm4, zmm23, [rsp + 4672], 0x96   ;   323.7 p0+p3   34 st
        vpternlogd zmm4, zmm5, [rsp + 8512], 0x96    ;   324.7 p5+p2   34 st
        vmovdqu64 [r12 + 68032], zmm4                ;   325.7 p7+p4   34 st
        vmovdqu64 zmm4, [rsp + 3456]                 ;   294.2 p3      14 a reload
        vmovdqu64 zmm5, [rsp + 4928]                 ;   295.0 p2      13 a reload
        vpternlogd zmm19, zmm5, zmm4, 0x96           ;   324.7 p0      34 st
        vmovdqu64 zmm23, [rsp + 6272]                ;   295.2 p3      13 a reload
        vpternlogd zmm19, zmm23, [rsp + 8768], 0x96  ;   325.7 p5+p2   34 st
        vmovdqu64 [r12 + 67904], zmm19               ;   326.7 p8+p9   34 st
        vmovdqu64 zmm19, [rsp + 4352]                ;   296.2 p3      14 a reload
        vmovdqu64 zmm23, [rsp + 1152]                ;   297.0 p2      34 st
        vpternlogd zmm23, zmm19, [r12 + 34880], 0x96 ;   325.7 p0+p3   34 st
        vpternlogd zmm23, zmm13, [rsp + 8256], 0x96  ;   326.7 p5+p2   34 st
        vmovdqu64 [r12 + 67648], zmm23               ;   327.7 p7+p4   34 st
        vmovdqu64 zmm19, [rsp + 1408]                ;   298.2 p3      13 a reload
        vmovdqu64 zmm23, [rsp + 3072]                ;   299.0 p2      34 st
        vpternlogd zmm23, zmm19, [r12 + 34944], 0x96 ;   326.7 p0+p3   34 st
        vpternlogd zmm23, zmm20, zmm3, 0x96          ;   327.7 p5      34 st
        vpternlogd zmm23, zmm16, zmm1, 0x96          ;   328.7 p0      34 st
        vmovdqu64 zmm1, [rsp + 4096]                 ;   300.0 p2      14 a reload
        vmovdqu64 zmm16, [rsp + 5824]                ;   300.2 p3      34 st
        vpternlogd zmm16, zmm1, [r12 + 35072], 0x96  ;   327.8 p5+p2   34 st
        vmovdqu64 zmm1, [rsp + 3072]                 ;   301.2 p3      14 a reload
        vmovdqu64 zmm19, [rsp + 9088]                ;   302.0 p2      34 st
        vpternlogd zmm19, zmm1, [r12 + 35200], 0x96  ;   328.7 p0+p3   34 st
        vmovdqu64 [r12 + 67712], zmm23               ;   329.7 p8+p9   34 st
        vmovdqu64 zmm20, [rsp + 8768]                ;   303.0 p2      13 a reload
        vpternlogd zmm16, zmm17, zmm20, 0x96         ;   328.8 p5      34 st
        vpternlogd zmm16, zmm24, [rsp + 6400], 0x96  ;   329.8 p0+p3   34 st
        vmovdqu64 zmm17, [rsp + 7424]                ;   304.0 p2      13 a reload
        vpternlogd zmm16, zmm12, zmm17, 0x96         ;   330.8 p5      34 st
        vmovdqu64 [r12 + 67840], zmm16               ;   331.8 p7+p4   34 st
        vmovdqu64 zmm12, [rsp + 3648]                ;   304.2 p3      13 a reload
        vpternlogd zmm19, zmm22, zmm12, 0x96         ;   330.7 p0      34 st
        vmovdqu64 zmm16, [rsp + 9856]                ;   305.0 p2      13 a reload
        vmovdqu64 zmm22, [rsp + 3968]                ;   305.2 p3      13 a reload
        vpternlogd zmm19, zmm22, zmm16, 0x96         ;   331.7 p5      34 st
        vmovdqu64 [r12 + 67968], zmm19               ;   332.7 p8+p9   34 st
        vmovdqu64 zmm19, [rsp + 5184]                ;   306.0 p2      34 st
        vpternlogd zmm19, zmm0, [r13 + 35392], 0x96  ;   331.7 p0+p3   34 st
        vmovdqu64 zmm23, [rsp + 3776]                ;   307.0 p2      34 st
        vpternlogd zmm23, zmm7, [r13 + 35520], 0x96  ;   331.8 p5+p3   34 st
        vpxord zmm14, zmm14, [r13 + 35328]           ;   332.7 p0+p2   34 st
        vmovdqu64 zmm24, [rsp + 8192]                ;   308.2 p3      34 st reload
        vpxord zmm24, zmm24, [r13 + 35456]           ;   332.8 p5+p2   34 st
        vpternlogd zmm19, zmm28, zmm8, 0x96          ;   333.7 p0      34 st
        vmovdqu64 zmm28, [rsp + 9344]                ;   309.2 p3      34 st reload
        vpxord zmm28, zmm28, [r13 + 35776]           ;   333.8 p5+p2   34 st
        vpternlogd zmm14, zmm10, zmm6, 0x96          ;   334.7 p0      34 st
        vmovdqu64 [r13 + 68160], zmm19               ;   334.7 p7+p4   34 st
        vmovdqu64 [r13 + 68096], zmm14               ;   335.7 p8+p9   34 st
        vmovdqu64 zmm10, [rsp + 6656]                ;   310.2 p3      13 a reload
        vmovdqu64 zmm14, [rsp + 7104]                ;   311.0 p2      34 st
        vpternlogd zmm14, zmm10, [r13 + 35584], 0x96 ;   334.8 p5+p3   34 st
        vpternlogd zmm14, zmm15, zmm9, 0x96          ;   335.8 p0      34 st
        vmovdqu64 zmm9, [rsp + 4608]                 ;   312.0 p2      13 a reload
        vmovdqu64 zmm15, [rsp + 5056]                ;   312.2 p3      34 st
        vpternlogd zmm15, zmm9, [r13 + 35648], 0x96  ;   335.8 p5+p2   34 st
        vpternlogd zmm28, zmm31, [rsp + 1344], 0x96  ;   336.7 p0+p3   34 st
        vmovdqu64 zmm9, [rsp + 5824]                 ;   314.0 p2      13 a reload
        vmovdqu64 zmm19, [rsp + 5376]                ;   314.2 p3      34 st
        vpternlogd zmm19, zmm9, [r13 + 35712], 0x96  ;   336.8 p5+p2   34 st
        vpternlogd zmm24, zmm21, [rsp + 5888], 0x96  ;   337.7 p0+p3   34 st
        vpternlogd zmm24, zmm4, zmm10, 0x96          ;   338.7 p5      34 st
        vpternlogd zmm24, zmm6, zmm11, 0x96          ;   339.7 p0      34 st
        vmovdqu64 [r13 + 68224], zmm24               ;   340.7 p7+p4   34 st
        vpternlogd zmm15, zmm30, [rsp + 3264], 0x96  ;   338.8 p5+p2   34 st
        vpternlogd zmm15, zmm16, [rsp + 4224], 0x96  ;   339.8 p0+p3   34 st
        vmovdqu64 [r13 + 68416], zmm15               ;   340.8 p8+p9   34 st
        vpternlogd zmm28, zmm5, [rsp + 6208], 0x96   ;   339.8 p5+p2   34 st
        vmovdqu64 [r13 + 68544], zmm28               ;   340.8 p7+p4   34 st
        vmovdqu64 zmm4, [rsp + 9920]                 ;   317.2 p3      13 a reload
        vpternlogd zmm23, zmm4, [rsp + 8896], 0x96   ;   340.7 p0+p2   34 st
        vmovdqu64 zmm4, [rsp + 5184]                 ;   318.2 p3      13 a reload
        vmovdqu64 zmm6, [rsp + 6016]                 ;   319.0 p2      13 a reload
        vpternlogd zmm14, zmm6, zmm4, 0x96           ;   340.8 p5      34 st
        vpternlogd zmm14, zmm26, zmm18, 0x96         ;   341.8 p0      34 st
        vmovdqu64 [r13 + 68352], zmm14               ;   342.8 p8+p9   34 st
        vmovdqu64 zmm11, [rsp + 9408]                ;   319.2 p3      13 a reload
        vpternlogd zmm23, zmm4, zmm11, 0x96          ;   341.8 p5      34 st
        vmovdqu64 zmm4, [rsp + 9024]                 ;   320.0 p2      13 a reload
        vpternlogd zmm19, zmm4, [rsp + 2304], 0x96   ;   342.7 p0+p3   34 st
        vmovdqu64 zmm14, [rsp + 3328]                ;   321.0 p2      13 a reload
        vmovdqu64 zmm15, [rsp + 4800]                ;   321.2 p3      13 a reload
        vpternlogd zmm23, zmm15, zmm14, 0x96         ;   342.8 p5      34 st
        vmovdqu64 [r13 + 68288], zmm23               ;   343.8 p7+p4   34 st
        vmovdqu64 zmm15, [rsp + 7936]                ;   322.0 p2      13 a reload
        vpternlogd zmm19, zmm15, [rsp + 2496], 0x96  ;   343.7 p0+p3   34 st
        vmovdqu64 [r13 + 68480], zmm19               ;   344.7 p8+p9   34 st
        vpternlogd zmm21, zmm7, [r14 + 35968], 0x96  ;   343.8 p5+p2   34 st
        vmovdqu64 zmm15, [rsp + 2240]                ;   323.2 p3      13 a reload
        vpternlogd zmm0, zmm15, [r14 + 36032], 0x96  ;   344.7 p0+p2   34 st
        vmovdqu64 zmm15, [rsp + 9280]                ;   324.2 p3      34 st reload
        vpxord zmm15, zmm15, [r14 + 35840]           ;   344.8 p5+p2   34 st
        vmovdqu64 zmm16, [rsp + 1792]                ;   325.2 p3      34 st reload
        vpxord zmm16, zmm16, [r14 + 36160]           ;   345.7 p0+p2   34 st
        vmovdqu64 zmm19, [rsp + 9152]                ;   326.2 p3      34 st reload
        vpxord zmm19, zmm19, [r14 + 36224]           ;   345.8 p5+p2   34 st
        vmovdqu64 zmm23, [rsp + 0]                   ;   327.2 p3      13 a reload
        vmovdqu64 zmm24, [rsp + 8640]                ;   328.0 p2      34 st
        vpternlogd zmm24, zmm23, [r14 + 35904], 0x96 ;   346.7 p0+p3   34 st
        vmovdqu64 zmm23, [rsp + 64]                  ;   329.0 p2      13 a reload
        vmovdqu64 zmm26, [rsp + 4992]                ;   329.2 p3      34 st
        vpternlogd zmm26, zmm23, [r14 + 36096], 0x96 ;   346.8 p5+p2   34 st
        vpternlogd zmm21, zmm3, zmm30, 0x96          ;   347.7 p0      34 st
        vmovdqu64 zmm3, [rsp + 2176]                 ;   330.2 p3      14 a reload
        vmovdqu64 zmm28, [rsp + 8576]                ;   331.0 p2      34 st
        vpternlogd zmm28, zmm3, [r14 + 36288], 0x96  ;   347.8 p5+p3   34 st
        vpternlogd zmm28, zmm2, zmm1, 0x96           ;   348.8 p0      34 st
        vpternlogd zmm28, zmm22, zmm10, 0x96         ;   349.8 p5      34 st
        vmovdqu64 zmm1, [rsp + 448]                  ;   332.0 p2      13 a reload
        vpternlogd zmm0, zmm9, zmm1, 0x96            ;   349.7 p0      34 st
        vpternlogd zmm24, zmm27, [rsp + 6784], 0x96  ;   349.8 p5+p3   34 st
        vmovdqu64 [r14 + 68672], zmm24               ;   350.8 p7+p4   34 st
        vmovdqu64 [r14 + 69056], zmm28               ;   350.8 p8+p9   34 st
        vmovdqu64 zmm2, [rsp + 9792]                 ;   333.0 p2      13 a reload
        vpternlogd zmm15, zmm2, [rsp + 9600], 0x96   ;   350.7 p0+p3   34 st
        vmovdqu64 [r14 + 68608], zmm15               ;   351.7 p7+p4   34 st
        vmovdqu64 zmm9, [rsp + 8640]                 ;   334.0 p2      13 a reload
        vpternlogd zmm0, zmm2, zmm9, 0x96            ;   350.8 p5      34 st
        vpternlogd zmm0, zmm13, zmm18, 0x96          ;   351.8 p0      34 st
        vmovdqu64 [r14 + 68800], zmm0                ;   352.8 p8+p9   34 st
        vmovdqu64 zmm0, [rsp + 9728]                 ;   334.2 p3      13 a reload
        vpternlogd zmm21, zmm0, [rsp + 1216], 0x96   ;   351.8 p5+p2   34 st
        vmovdqu64 [r14 + 68736], zmm21               ;   352.8 p7+p4   34 st
        vpternlogd zmm26, zmm0, [rsp + 8000], 0x96   ;   352.7 p0+p3   34 st
        vmovdqu64 zmm0, [rsp + 6720]                 ;   336.0 p2      15 a reload
        vmovdqu64 zmm2, [rsp + 6528]                 ;   336.2 p3      13 a reload
        vpternlogd zmm16, zmm2, zmm0, 0x96           ;   352.8 p5      34 st
        vpternlogd zmm16, zmm4, [rsp + 960], 0x96    ;   353.8 p0+p2   34 st
        vpternlogd zmm16, zmm9, zmm25, 0x96          ;   354.8 p5      34 st
        vmovdqu64 [r14 + 68928], zmm16               ;   355.8 p8+p9   34 st
        vmovdqu64 zmm2, [rsp + 8704]                 ;   337.2 p3      13 a reload
        vpternlogd zmm19, zmm2, [rsp + 3584], 0x96   ;   354.7 p0+p2   34 st
        vmovdqu64 zmm2, [rsp + 6976]                 ;   338.2 p3      13 a reload
        vpternlogd zmm26, zmm2, [rsp + 10048], 0x96  ;   354.8 p5+p2   34 st
        vmovdqu64 [r14 + 68864], zmm26               ;   355.8 p7+p4   34 st
        vmovdqu64 zmm2, [rsp + 8448]                 ;   339.2 p3      13 a reload
        vpternlogd zmm19, zmm2, [rsp + 8384], 0x96   ;   355.7 p0+p2   34 st
        vmovdqu64 zmm2, [rsp + 7552]                 ;   340.2 p3      13 a reload
        vpternlogd zmm19, zmm2, [rsp + 3200], 0x96   ;   356.7 p5+p2   34 st
        vmovdqu64 [r14 + 68992], zmm19               ;   357.7 p8+p9   34 st
        vmovdqu64 zmm2, [rsp + 2880]                 ;   341.2 p3      13 a reload
        vpternlogd zmm7, zmm2, [r15 + 36416], 0x96   ;   356.7 p0+p2   34 st
        vmovdqu64 zmm2, [rsp + 9472]                 ;   342.2 p3      34 st reload
        vpxord zmm2, zmm2, [r15 + 36352]             ;   356.8 p5+p2   34 st
        vmovdqu64 zmm4, [rsp + 10240]                ;   343.2 p3      34 st reload
        vpxord zmm4, zmm4, [r15 + 36608]             ;   357.7 p0+p2   34 st
        vmovdqu64 zmm9, [rsp + 640]                  ;   344.2 p3      13 a reload
        vmovdqu64 zmm10, [rsp + 8960]                ;   345.0 p2      34 st
        vpternlogd zmm10, zmm9, [r15 + 36544], 0x96  ;   357.8 p5+p3   34 st
        vmovdqu64 zmm9, [rsp + 320]                  ;   346.0 p2      13 a reload
        vmovdqu64 zmm13, [rsp + 2560]                ;   346.2 p3      34 st
        vpternlogd zmm13, zmm9, [r15 + 36736], 0x96  ;   358.7 p0+p2   34 st
        vmovdqu64 zmm9, [rsp + 1280]                 ;   347.2 p3      13 a reload
        vmovdqu64 zmm15, [rsp + 5632]                ;   348.0 p2      34 st
        vpternlogd zmm15, zmm9, [r15 + 36800], 0x96  ;   358.8 p5+p3   34 st
        vmovdqu64 zmm9, [rsp + 384]                  ;   349.0 p2      13 a reload
        vpternlogd zmm3, zmm9, [r15 + 36672], 0x96   ;   359.7 p0+p3   34 st
        vmovdqu64 zmm9, [rsp + 4544]                 ;   350.0 p2      14 a reload
        vpternlogd zmm0, zmm9, [r15 + 36480], 0x96   ;   359.8 p5+p3   34 st
        vmovdqu64 zmm9, [rsp + 9536]                 ;   351.0 p2      13 a reload
        vpternlogd zmm2, zmm29, zmm9, 0x96           ;   360.7 p0      34 st
        vpternlogd zmm10, zmm11, zmm9, 0x96          ;   360.8 p5      34 st
        vmovdqu64 [r15 + 69120], zmm2                ;   361.7 p7+p4   34 st
        vpternlogd zmm7, zmm8, [rsp + 8832], 0x96    ;   361.7 p0+p3   34 st
        vmovdqu64 [r15 + 69184], zmm7                ;   362.7 p8+p9   34 st
        vpternlogd zmm4, zmm5, [rsp + 9216], 0x96    ;   361.8 p5+p2   34 st
        vpternlogd zmm4, zmm6, zmm9, 0x96            ;   362.8 p0      34 st
        vpternlogd zmm4, zmm17, zmm14, 0x96          ;   363.8 p5      34 st
        vmovdqu64 [r15 + 69376], zmm4                ;   364.8 p7+p4   34 st
        vpternlogd zmm3, zmm1, [rsp + 256], 0x96     ;   363.7 p0+p3   34 st
        vpternlogd zmm15, zmm20, [rsp + 3712], 0x96  ;   363.8 p5+p2   34 st
        vpternlogd zmm3, zmm12, [rsp + 4672], 0x96   ;   364.7 p0+p3   34 st
        vmovdqu64 zmm1, [rsp + 6464]                 ;   354.0 p2      13 a reload
        vpternlogd zmm0, zmm1, [rsp + 4160], 0x96    ;   364.8 p5+p3   34 st
        vpternlogd zmm0, zmm9, zmm18, 0x96           ;   365.8 p0      34 st
        vmovdqu64 [r15 + 69248], zmm0                ;   366.8 p8+p9   34 st
        vmovdqu64 zmm0, [rsp + 7616]                 ;   355.0 p2      13 a reload
        vpternlogd zmm10, zmm0, [rsp + 5312], 0x96   ;   365.8 p5+p3   34 st
        vmovdqu64 [r15 + 69312], zmm10               ;   366.8 p7+p4   34 st
        vmovdqu64 zmm0, [rsp + 7296]                 ;   356.0 p2      13 a reload
        vpternlogd zmm13, zmm0, [rsp + 4992], 0x96   ;   366.7 p0+p3   34 st
        vmovdqu64 zmm0, [rsp + 8512]                 ;   357.0 p2      13 a reload
        vpternlogd zmm3, zmm0, [rsp + 4736], 0x96    ;   366.8 p5+p3   34 st
        vmovdqu64 [r15 + 69440], zmm3                ;   367.8 p8+p9   34 st
        vmovdqu64 zmm0, [rsp + 5120]                 ;   358.0 p2      13 a reload
        vpternlogd zmm15, zmm0, [rsp + 3904], 0x96   ;   367.7 p0+p3   34 st
        vmovdqu64 [r15 + 69568], zmm15               ;   368.7 p7+p4   34 st
        vmovdqu64 zmm0, [rsp + 576]                  ;   359.0 p2      13 a reload
        vpternlogd zmm13, zmm0, [rsp + 1472], 0x96   ;   367.8 p5+p3   34 st
        vpternlogd zmm13, zmm23, [rsp + 5248], 0x96  ;   368.8 p0+p2   34 st
        vmovdqu64 [r15 + 69504], zmm13               ;   369.8 p8+p9   34 st
        mov r10, qword [rsp + 10552]                 ;   293.2 p10     32 rows reload
        mov r11, r9                                  ;   293.3         32 rows copy
        mov r9, rax                                  ;   293.5         32 rows copy
        mov r12, rcx                                 ;   293.7         32 rows copy
        mov r13, rdx                                 ;   293.8         32 rows copy
        mov r14, rbx                                 ;   294.0         32 rows copy
        mov r15, rbp                                 ;   294.2         32 rows copy
        xchg r8, r10                                 ;   298.2 p1+p6+p11   32 rows copy
        test esi, esi                                ;                    more rows?
        jne .rows_5
        mov qword [rsp + 10568], r8                  ;                    resident
        mov qword [rsp + 10576], r9                  ;                    resident
        mov qword [rsp + 10584], r10                 ;                    resident
        mov qword [rsp + 10592], r11                 ;                    resident
        mov qword [rsp + 10600], r12                 ;                    resident
        mov qword [rsp + 10608], r13                 ;                    resident
        mov qword [rsp + 10616], r14                 ;                    resident
        mov qword [rsp + 10624], r15                 ;                    resident
        mov dword [rsp + 10708], esi                 ;                    resident
        mov r8, qword [rsp + 10384]                  ;     0.0 p2      26 rounds reload
        mov r9, qword [rsp + 10416]                  ;     0.2 p3      26 rounds
        sub r9, r8                                   ;     5.2 p0      26 rounds
        mov r10, qword [rsp + 10424]                 ;     0.5 p10     26 rounds
        sub r10, r8                                  ;     5.5 p1      26 rounds
        mov r11, qword [rsp + 10432]                 ;     1.0 p2      26 rounds
        sub r11, r8                                  ;     6.0 p5      26 rounds
        mov r12, qword [rsp + 10440]                 ;     1.2 p3      26 rounds
        sub r12, r8                                  ;     6.2 p6      26 rounds
        mov r13, qword [rsp + 10448]                 ;     1.5 p10     26 rounds
        sub r13, r8                                  ;     6.5 p11     26 rounds
        mov r14, qword [rsp + 10456]                 ;     2.0 p2      26 rounds
        sub r14, r8                                  ;     7.0 p0      26 rounds
        mov r15, qword [rsp + 10464]                 ;     2.2 p3      26 rounds
        sub r15, r8                                  ;     7.2 p1      26 rounds
        add r9, 0x7000                               ;     6.2 p5      26 rounds
        add r10, 0x6000                              ;     6.5 p6      26 rounds
        add r11, 0x5000                              ;     7.0 p11     26 rounds
        add r12, 0x4000                              ;     7.2 p0      26 rounds
        add r13, 0x3000                              ;     7.5 p1      26 rounds
        add r14, 0x2000                              ;     8.0 p5      26 rounds
        add r15, 0x1000                              ;     8.2 p6      26 rounds
        and r9, 0x7fff                               ;     7.2 p11     26 rounds
        and r10, 0x7fff                              ;     7.5 p0      26 rounds
        and r11, 0x7fff                              ;     8.0 p1      26 rounds
        and r12, 0x7fff                              ;     8.2 p5      26 rounds
        and r13, 0x7fff                              ;     8.5 p6      26 rounds
        and r14, 0x7fff                              ;     9.0 p11     26 rounds
        and r15, 0x7fff                              ;     9.2 p0      26 rounds
        add r9, r8                                   ;     8.2 p1      26 rounds
        add r10, r8                                  ;     8.5 p5      26 rounds
        add r11, r8                                  ;     9.0 p6      26 rounds
        mov qword [rsp + 10416], r9                  ;     9.2 p7+p4   26 rounds
        mov qword [rsp + 10424], r10                 ;     9.5 p8+p9   26 rounds
        add r12, r8                                  ;     9.2 p11     26 rounds
        mov qword [rsp + 10432], r11                 ;    10.0 p7+p4   26 rounds
        mov qword [rsp + 10440], r12                 ;    10.2 p8+p9   26 rounds
        add r13, r8                                  ;     9.5 p0      26 rounds
        mov qword [rsp + 10448], r13                 ;    10.5 p7+p4   26 rounds
        add r14, r8                                  ;    10.0 p1      26 rounds
        mov qword [rsp + 10456], r14                 ;    11.0 p8+p9   26 rounds
        add r15, r8                                  ;    10.2 p5      26 rounds
        mov qword [rsp + 10464], r15                 ;    11.2 p7+p4   26 rounds
        mov r8, qword [rsp + 10480]                  ;     7.2 p10     26 rounds
        add r8, 0x1000                               ;    12.2 p6      26 rounds
        mov qword [rsp + 10480], r8                  ;    13.2 p8+p9   26 rounds
        cmp r8, qword [rsp + 10472]                  ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rsp + 10384]                  ;     0.0 p2      37 end reload
        mov qword [rsp + 10632], r8                  ;     5.0 p7+p4   37 end
        mov qword [rsp + 10640], r8                  ;     5.0 p8+p9   37 end
        mov r9, qword [rsp + 10368]                  ;     0.5 p3      37 end reload
        mov qword [rsp + 10648], r9                  ;     5.5 p7+p4   37 end
        lea r9, [r8 + 24576]                         ;     5.0 p0      37 end
        mov qword [rsp + 10656], r9                  ;     6.0 p8+p9   37 end
        lea r9, [r8 + 16384]                         ;     5.0 p1      37 end
        mov qword [rsp + 10664], r9                  ;     6.0 p7+p4   37 end
        lea r9, [r8 + 8192]                          ;     5.0 p5      37 end
        mov qword [rsp + 10672], r9                  ;     6.0 p8+p9   37 end
        add r8, 0x8000                               ;     5.0 p6      37 end
        mov qword [rsp + 10680], r8                  ;     6.0 p7+p4   37 end
        mov r8, qword [rsp + 10632]                  ;                    resident
        mov r9, qword [rsp + 10648]                  ;                    resident
        mov r10, qword [rsp + 10640]                 ;                    resident
        mov r11, qword [rsp + 10656]                 ;                    resident
        mov r12, qword [rsp + 10664]                 ;                    resident
        mov r13, qword [rsp + 10672]                 ;                    resident
        align 16
.end_6:
        vmovdqu64 zmm0, [r9]                         ;     0.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 64]                    ;     0.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 128]                   ;     1.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 192]                   ;     1.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 256]                   ;     2.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 320]                   ;     2.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 384]                   ;     3.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 448]                   ;     3.2 p3      38 st.7
        vmovdqu64 zmm8, [r10 + 65536]                ;     4.0 p2      38 st.0
        vmovdqu64 zmm9, [r10 + 65600]                ;     4.2 p3      38 st.1
        vpternlogd zmm8, zmm0, [r8], 0x96            ;    10.0 p0+p2   38 st
        vmovdqu64 zmm0, [r10 + 65664]                ;     5.2 p3      38 st.2
        vpternlogd zmm9, zmm1, [r8 + 64], 0x96       ;    10.2 p5+p2   38 st
        vmovdqu64 zmm1, [r10 + 65728]                ;     6.2 p3      38 st.3
        vpternlogd zmm0, zmm2, [r8 + 128], 0x96      ;    11.2 p0+p2   38 st
        vmovdqu64 zmm2, [r10 + 65792]                ;     7.2 p3      38 st.4
        vpternlogd zmm1, zmm3, [r8 + 192], 0x96      ;    12.2 p5+p2   38 st
        vmovdqu64 zmm3, [r10 + 65856]                ;     8.2 p3      38 st.5
        vpternlogd zmm2, zmm4, [r8 + 256], 0x96      ;    13.2 p0+p2   38 st
        vmovdqu64 zmm4, [r10 + 65920]                ;     9.2 p3      38 st.6
        vpternlogd zmm3, zmm5, [r8 + 320], 0x96      ;    14.2 p5+p2   38 st
        vmovdqu64 zmm5, [r10 + 65984]                ;    10.2 p3      38 st.7
        vpternlogd zmm4, zmm6, [r8 + 384], 0x96      ;    15.2 p0+p2   38 st
        vpternlogd zmm5, zmm7, [r8 + 448], 0x96      ;    16.2 p5+p3   38 st
        vmovdqu64 [r8], zmm8                         ;    11.0 p7+p4   38 st
        vmovdqu64 [r8 + 64], zmm9                    ;    11.2 p8+p9   38 st
        vmovdqu64 [r8 + 128], zmm0                   ;    12.2 p7+p4   38 st
        vmovdqu64 [r8 + 192], zmm1                   ;    13.2 p8+p9   38 st
        vmovdqu64 [r8 + 256], zmm2                   ;    14.2 p7+p4   38 st
        vmovdqu64 [r8 + 320], zmm3                   ;    15.2 p8+p9   38 st
        vmovdqu64 [r8 + 384], zmm4                   ;    16.2 p7+p4   38 st
        vmovdqu64 [r8 + 448], zmm5                   ;    17.2 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 512]                   ;    12.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 576]                   ;    12.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 640]                   ;    13.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 704]                   ;    13.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 768]                   ;    14.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 832]                   ;    14.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 896]                   ;    15.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 960]                   ;    15.2 p3      38 st.7
        vmovdqu64 zmm8, [r11 + 66048]                ;    16.0 p2      38 st.0
        vmovdqu64 zmm9, [r11 + 66112]                ;    16.2 p3      38 st.1
        vmovdqu64 zmm10, [r11 + 66176]               ;    17.0 p2      38 st.2
        vpternlogd zmm8, zmm0, [r8 + 512], 0x96      ;    22.0 p0+p3   38 st
        vmovdqu64 zmm0, [r11 + 66240]                ;    18.0 p2      38 st.3
        vpternlogd zmm9, zmm1, [r8 + 576], 0x96      ;    22.2 p5+p3   38 st
        vmovdqu64 zmm1, [r11 + 66304]                ;    19.0 p2      38 st.4
        vpternlogd zmm10, zmm2, [r8 + 640], 0x96     ;    23.0 p0+p3   38 st
        vmovdqu64 zmm2, [r11 + 66368]                ;    20.0 p2      38 st.5
        vpternlogd zmm0, zmm3, [r8 + 704], 0x96      ;    24.0 p5+p3   38 st
        vmovdqu64 zmm3, [r11 + 66432]                ;    21.0 p2      38 st.6
        vpternlogd zmm1, zmm4, [r8 + 768], 0x96      ;    25.0 p0+p3   38 st
        vmovdqu64 zmm4, [r11 + 66496]                ;    22.0 p2      38 st.7
        vpternlogd zmm2, zmm5, [r8 + 832], 0x96      ;    26.0 p5+p3   38 st
        vpternlogd zmm3, zmm6, [r8 + 896], 0x96      ;    27.0 p0+p2   38 st
        vpternlogd zmm4, zmm7, [r8 + 960], 0x96      ;    28.0 p5+p3   38 st
        vmovdqu64 [r8 + 512], zmm8                   ;    23.0 p7+p4   38 st
        vmovdqu64 [r8 + 576], zmm9                   ;    23.2 p8+p9   38 st
        vmovdqu64 [r8 + 640], zmm10                  ;    24.0 p7+p4   38 st
        vmovdqu64 [r8 + 704], zmm0                   ;    25.0 p8+p9   38 st
        vmovdqu64 [r8 + 768], zmm1                   ;    26.0 p7+p4   38 st
        vmovdqu64 [r8 + 832], zmm2                   ;    27.0 p8+p9   38 st
        vmovdqu64 [r8 + 896], zmm3                   ;    28.0 p7+p4   38 st
        vmovdqu64 [r8 + 960], zmm4                   ;    29.0 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 1024]                  ;    24.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 1088]                  ;    24.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 1152]                  ;    25.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 1216]                  ;    25.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 1280]                  ;    26.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 1344]                  ;    26.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 1408]                  ;    27.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 1472]                  ;    27.2 p3      38 st.7
        vmovdqu64 zmm8, [r12 + 66560]                ;    28.0 p2      38 st.0
        vmovdqu64 zmm9, [r12 + 66624]                ;    28.2 p3      38 st.1
        vmovdqu64 zmm10, [r12 + 66688]               ;    29.0 p2      38 st.2
        vmovdqu64 zmm11, [r12 + 66752]               ;    29.2 p3      38 st.3
        vpternlogd zmm8, zmm0, [r8 + 1024], 0x96     ;    34.0 p0+p2   38 st
        vmovdqu64 zmm0, [r12 + 66816]                ;    30.2 p3      38 st.4
        vpternlogd zmm9, zmm1, [r8 + 1088], 0x96     ;    34.2 p5+p2   38 st
        vmovdqu64 zmm1, [r12 + 66880]                ;    31.2 p3      38 st.5
        vpternlogd zmm10, zmm2, [r8 + 1152], 0x96    ;    35.0 p0+p2   38 st
        vmovdqu64 zmm2, [r12 + 66944]                ;    32.2 p3      38 st.6
        vpternlogd zmm11, zmm3, [r8 + 1216], 0x96    ;    35.2 p5+p2   38 st
        vmovdqu64 zmm3, [r12 + 67008]                ;    33.2 p3      38 st.7
        vpternlogd zmm0, zmm4, [r8 + 1280], 0x96     ;    36.2 p0+p2   38 st
        vpternlogd zmm1, zmm5, [r8 + 1344], 0x96     ;    37.2 p5+p3   38 st
        vpternlogd zmm2, zmm6, [r8 + 1408], 0x96     ;    38.2 p0+p2   38 st
        vpternlogd zmm3, zmm7, [r8 + 1472], 0x96     ;    39.2 p5+p3   38 st
        vmovdqu64 [r8 + 1024], zmm8                  ;    35.0 p7+p4   38 st
        vmovdqu64 [r8 + 1088], zmm9                  ;    35.2 p8+p9   38 st
        vmovdqu64 [r8 + 1152], zmm10                 ;    36.0 p7+p4   38 st
        vmovdqu64 [r8 + 1216], zmm11                 ;    36.2 p8+p9   38 st
        vmovdqu64 [r8 + 1280], zmm0                  ;    37.2 p7+p4   38 st
        vmovdqu64 [r8 + 1344], zmm1                  ;    38.2 p8+p9   38 st
        vmovdqu64 [r8 + 1408], zmm2                  ;    39.2 p7+p4   38 st
        vmovdqu64 [r8 + 1472], zmm3                  ;    40.2 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 1536]                  ;    36.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 1600]                  ;    36.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 1664]                  ;    37.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 1728]                  ;    37.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 1792]                  ;    38.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 1856]                  ;    38.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 1920]                  ;    39.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 1984]                  ;    39.2 p3      38 st.7
        vmovdqu64 zmm8, [r13 + 67072]                ;    40.0 p2      38 st.0
        vmovdqu64 zmm9, [r13 + 67136]                ;    40.2 p3      38 st.1
        vmovdqu64 zmm10, [r13 + 67200]               ;    41.0 p2      38 st.2
        vmovdqu64 zmm11, [r13 + 67264]               ;    41.2 p3      38 st.3
        vmovdqu64 zmm12, [r13 + 67328]               ;    42.0 p2      38 st.4
        vpternlogd zmm8, zmm0, [r8 + 1536], 0x96     ;    46.0 p0+p3   38 st
        vmovdqu64 zmm0, [r13 + 67392]                ;    43.0 p2      38 st.5
        vpternlogd zmm9, zmm1, [r8 + 1600], 0x96     ;    46.2 p5+p3   38 st
        vmovdqu64 zmm1, [r13 + 67456]                ;    44.0 p2      38 st.6
        vpternlogd zmm10, zmm2, [r8 + 1664], 0x96    ;    47.0 p0+p3   38 st
        vmovdqu64 zmm2, [r13 + 67520]                ;    45.0 p2      38 st.7
        vpternlogd zmm11, zmm3, [r8 + 1728], 0x96    ;    47.2 p5+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 1792], 0x96    ;    48.0 p0+p2   38 st
        vpternlogd zmm0, zmm5, [r8 + 1856], 0x96     ;    49.0 p5+p3   38 st
        vpternlogd zmm1, zmm6, [r8 + 1920], 0x96     ;    50.0 p0+p2   38 st
        vpternlogd zmm2, zmm7, [r8 + 1984], 0x96     ;    51.0 p5+p3   38 st
        vmovdqu64 [r8 + 1536], zmm8                  ;    47.0 p7+p4   38 st
        vmovdqu64 [r8 + 1600], zmm9                  ;    47.2 p8+p9   38 st
        vmovdqu64 [r8 + 1664], zmm10                 ;    48.0 p7+p4   38 st
        vmovdqu64 [r8 + 1728], zmm11                 ;    48.2 p8+p9   38 st
        vmovdqu64 [r8 + 1792], zmm12                 ;    49.0 p7+p4   38 st
        vmovdqu64 [r8 + 1856], zmm0                  ;    50.0 p8+p9   38 st
        vmovdqu64 [r8 + 1920], zmm1                  ;    51.0 p7+p4   38 st
        vmovdqu64 [r8 + 1984], zmm2                  ;    52.0 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 2048]                  ;    48.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 2112]                  ;    48.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 2176]                  ;    49.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 2240]                  ;    49.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 2304]                  ;    50.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 2368]                  ;    50.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 2432]                  ;    51.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 2496]                  ;    51.2 p3      38 st.7
        vmovdqu64 zmm8, [r10 + 67584]                ;    52.0 p2      38 st.0
        vmovdqu64 zmm9, [r10 + 67648]                ;    52.2 p3      38 st.1
        vmovdqu64 zmm10, [r10 + 67712]               ;    53.0 p2      38 st.2
        vmovdqu64 zmm11, [r10 + 67776]               ;    53.2 p3      38 st.3
        vmovdqu64 zmm12, [r10 + 67840]               ;    54.0 p2      38 st.4
        vmovdqu64 zmm13, [r10 + 67904]               ;    54.2 p3      38 st.5
        vpternlogd zmm8, zmm0, [r8 + 2048], 0x96     ;    58.0 p0+p2   38 st
        vmovdqu64 zmm0, [r10 + 67968]                ;    55.2 p3      38 st.6
        vpternlogd zmm9, zmm1, [r8 + 2112], 0x96     ;    58.2 p5+p2   38 st
        vmovdqu64 zmm1, [r10 + 68032]                ;    56.2 p3      38 st.7
        vpternlogd zmm10, zmm2, [r8 + 2176], 0x96    ;    59.0 p0+p2   38 st
        vpternlogd zmm11, zmm3, [r8 + 2240], 0x96    ;    59.2 p5+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 2304], 0x96    ;    60.0 p0+p2   38 st
        vpternlogd zmm13, zmm5, [r8 + 2368], 0x96    ;    60.2 p5+p3   38 st
        vpternlogd zmm0, zmm6, [r8 + 2432], 0x96     ;    61.2 p0+p2   38 st
        vpternlogd zmm1, zmm7, [r8 + 2496], 0x96     ;    62.2 p5+p3   38 st
        vmovdqu64 [r8 + 2048], zmm8                  ;    59.0 p7+p4   38 st
        vmovdqu64 [r8 + 2112], zmm9                  ;    59.2 p8+p9   38 st
        vmovdqu64 [r8 + 2176], zmm10                 ;    60.0 p7+p4   38 st
        vmovdqu64 [r8 + 2240], zmm11                 ;    60.2 p8+p9   38 st
        vmovdqu64 [r8 + 2304], zmm12                 ;    61.0 p7+p4   38 st
        vmovdqu64 [r8 + 2368], zmm13                 ;    61.2 p8+p9   38 st
        vmovdqu64 [r8 + 2432], zmm0                  ;    62.2 p7+p4   38 st
        vmovdqu64 [r8 + 2496], zmm1                  ;    63.2 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 2560]                  ;    60.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 2624]                  ;    60.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 2688]                  ;    61.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 2752]                  ;    61.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 2816]                  ;    62.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 2880]                  ;    62.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 2944]                  ;    63.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 3008]                  ;    63.2 p3      38 st.7
        vmovdqu64 zmm8, [r11 + 68096]                ;    64.0 p2      38 st.0
        vmovdqu64 zmm9, [r11 + 68160]                ;    64.2 p3      38 st.1
        vmovdqu64 zmm10, [r11 + 68224]               ;    65.0 p2      38 st.2
        vmovdqu64 zmm11, [r11 + 68288]               ;    65.2 p3      38 st.3
        vmovdqu64 zmm12, [r11 + 68352]               ;    66.0 p2      38 st.4
        vmovdqu64 zmm13, [r11 + 68416]               ;    66.2 p3      38 st.5
        vmovdqu64 zmm14, [r11 + 68480]               ;    67.0 p2      38 st.6
        vpternlogd zmm8, zmm0, [r8 + 2560], 0x96     ;    70.0 p0+p3   38 st
        vmovdqu64 zmm0, [r11 + 68544]                ;    68.0 p2      38 st.7
        vpternlogd zmm9, zmm1, [r8 + 2624], 0x96     ;    70.2 p5+p3   38 st
        vpternlogd zmm10, zmm2, [r8 + 2688], 0x96    ;    71.0 p0+p2   38 st
        vpternlogd zmm11, zmm3, [r8 + 2752], 0x96    ;    71.2 p5+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 2816], 0x96    ;    72.0 p0+p2   38 st
        vpternlogd zmm13, zmm5, [r8 + 2880], 0x96    ;    72.2 p5+p3   38 st
        vpternlogd zmm14, zmm6, [r8 + 2944], 0x96    ;    73.0 p0+p2   38 st
        vpternlogd zmm0, zmm7, [r8 + 3008], 0x96     ;    74.0 p5+p3   38 st
        vmovdqu64 [r8 + 2560], zmm8                  ;    71.0 p7+p4   38 st
        vmovdqu64 [r8 + 2624], zmm9                  ;    71.2 p8+p9   38 st
        vmovdqu64 [r8 + 2688], zmm10                 ;    72.0 p7+p4   38 st
        vmovdqu64 [r8 + 2752], zmm11                 ;    72.2 p8+p9   38 st
        vmovdqu64 [r8 + 2816], zmm12                 ;    73.0 p7+p4   38 st
        vmovdqu64 [r8 + 2880], zmm13                 ;    73.2 p8+p9   38 st
        vmovdqu64 [r8 + 2944], zmm14                 ;    74.0 p7+p4   38 st
        vmovdqu64 [r8 + 3008], zmm0                  ;    75.0 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 3072]                  ;    72.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 3136]                  ;    72.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 3200]                  ;    73.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 3264]                  ;    73.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 3328]                  ;    74.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 3392]                  ;    74.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 3456]                  ;    75.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 3520]                  ;    75.2 p3      38 st.7
        vmovdqu64 zmm8, [r12 + 68608]                ;    76.0 p2      38 st.0
        vmovdqu64 zmm9, [r12 + 68672]                ;    76.2 p3      38 st.1
        vmovdqu64 zmm10, [r12 + 68736]               ;    77.0 p2      38 st.2
        vmovdqu64 zmm11, [r12 + 68800]               ;    77.2 p3      38 st.3
        vmovdqu64 zmm12, [r12 + 68864]               ;    78.0 p2      38 st.4
        vmovdqu64 zmm13, [r12 + 68928]               ;    78.2 p3      38 st.5
        vmovdqu64 zmm14, [r12 + 68992]               ;    79.0 p2      38 st.6
        vmovdqu64 zmm15, [r12 + 69056]               ;    79.2 p3      38 st.7
        vpternlogd zmm8, zmm0, [r8 + 3072], 0x96     ;    82.0 p0+p2   38 st
        vpternlogd zmm9, zmm1, [r8 + 3136], 0x96     ;    82.2 p5+p3   38 st
        vpternlogd zmm10, zmm2, [r8 + 3200], 0x96    ;    83.0 p0+p2   38 st
        vpternlogd zmm11, zmm3, [r8 + 3264], 0x96    ;    83.2 p5+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 3328], 0x96    ;    84.0 p0+p2   38 st
        vpternlogd zmm13, zmm5, [r8 + 3392], 0x96    ;    84.2 p5+p3   38 st
        vpternlogd zmm14, zmm6, [r8 + 3456], 0x96    ;    85.0 p0+p2   38 st
        vpternlogd zmm15, zmm7, [r8 + 3520], 0x96    ;    85.2 p5+p3   38 st
        vmovdqu64 [r8 + 3072], zmm8                  ;    83.0 p7+p4   38 st
        vmovdqu64 [r8 + 3136], zmm9                  ;    83.2 p8+p9   38 st
        vmovdqu64 [r8 + 3200], zmm10                 ;    84.0 p7+p4   38 st
        vmovdqu64 [r8 + 3264], zmm11                 ;    84.2 p8+p9   38 st
        vmovdqu64 [r8 + 3328], zmm12                 ;    85.0 p7+p4   38 st
        vmovdqu64 [r8 + 3392], zmm13                 ;    85.2 p8+p9   38 st
        vmovdqu64 [r8 + 3456], zmm14                 ;    86.0 p7+p4   38 st
        vmovdqu64 [r8 + 3520], zmm15                 ;    86.2 p8+p9   38 st
        vmovdqu64 zmm0, [r9 + 3584]                  ;    84.0 p2      38 st.0
        vmovdqu64 zmm1, [r9 + 3648]                  ;    84.2 p3      38 st.1
        vmovdqu64 zmm2, [r9 + 3712]                  ;    85.0 p2      38 st.2
        vmovdqu64 zmm3, [r9 + 3776]                  ;    85.2 p3      38 st.3
        vmovdqu64 zmm4, [r9 + 3840]                  ;    86.0 p2      38 st.4
        vmovdqu64 zmm5, [r9 + 3904]                  ;    86.2 p3      38 st.5
        vmovdqu64 zmm6, [r9 + 3968]                  ;    87.0 p2      38 st.6
        vmovdqu64 zmm7, [r9 + 4032]                  ;    87.2 p3      38 st.7
        vmovdqu64 zmm8, [r13 + 69120]                ;    88.0 p2      38 st.0
        vmovdqu64 zmm9, [r13 + 69184]                ;    88.2 p3      38 st.1
        vmovdqu64 zmm10, [r13 + 69248]               ;    89.0 p2      38 st.2
        vmovdqu64 zmm11, [r13 + 69312]               ;    89.2 p3      38 st.3
        vmovdqu64 zmm12, [r13 + 69376]               ;    90.0 p2      38 st.4
        vmovdqu64 zmm13, [r13 + 69440]               ;    90.2 p3      38 st.5
        vmovdqu64 zmm14, [r13 + 69504]               ;    91.0 p2      38 st.6
        vmovdqu64 zmm15, [r13 + 69568]               ;    91.2 p3      38 st.7
        vpternlogd zmm8, zmm0, [r8 + 3584], 0x96     ;    94.0 p0+p2   38 st
        vpternlogd zmm9, zmm1, [r8 + 3648], 0x96     ;    94.2 p5+p3   38 st
        vpternlogd zmm10, zmm2, [r8 + 3712], 0x96    ;    95.0 p0+p2   38 st
        vpternlogd zmm11, zmm3, [r8 + 3776], 0x96    ;    95.2 p5+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 3840], 0x96    ;    96.0 p0+p2   38 st
        vpternlogd zmm13, zmm5, [r8 + 3904], 0x96    ;    96.2 p5+p3   38 st
        vpternlogd zmm14, zmm6, [r8 + 3968], 0x96    ;    97.0 p0+p2   38 st
        vpternlogd zmm15, zmm7, [r8 + 4032], 0x96    ;    97.2 p5+p3   38 st
        vmovdqu64 [r8 + 3584], zmm8                  ;    95.0 p7+p4   38 st
        vmovdqu64 [r8 + 3648], zmm9                  ;    95.2 p8+p9   38 st
        vmovdqu64 [r8 + 3712], zmm10                 ;    96.0 p7+p4   38 st
        vmovdqu64 [r8 + 3776], zmm11                 ;    96.2 p8+p9   38 st
        vmovdqu64 [r8 + 3840], zmm12                 ;    97.0 p7+p4   38 st
        vmovdqu64 [r8 + 3904], zmm13                 ;    97.2 p8+p9   38 st
        mov r14, qword [rsp + 10384]                 ;    53.0 p10     37 end reload
        sub r10, r14                                 ;    58.0 p1      37 end
        vmovdqu64 [r8 + 3968], zmm14                 ;    98.0 p7+p4   38 st
        vmovdqu64 [r8 + 4032], zmm15                 ;    98.2 p8+p9   38 st
        sub r11, r14                                 ;    58.0 p6      37 end
        add r10, 0x1000                              ;    59.0 p11     37 end
        and r10, 0x7fff                              ;    60.0 p0      37 end
        sub r12, r14                                 ;    58.0 p5      37 end
        add r10, r14                                 ;    61.0 p1      37 end
        add r11, 0x1000                              ;    59.0 p6      37 end
        and r11, 0x7fff                              ;    60.0 p11     37 end
        sub r13, r14                                 ;    58.0 p0      37 end
        add r11, r14                                 ;    61.0 p5      37 end
        add r12, 0x1000                              ;    59.0 p1      37 end
        and r12, 0x7fff                              ;    60.0 p6      37 end
        add r12, r14                                 ;    61.0 p11     37 end
        add r13, 0x1000                              ;    59.0 p0      37 end
        and r13, 0x7fff                              ;    60.0 p5      37 end
        add r13, r14                                 ;    61.0 p1      37 end
        add r9, 0x1000                               ;    56.7 p6      37 end
        add r8, 0x1000                               ;    56.8 p11     37 end
        cmp r8, qword [rsp + 10680]                  ;                    more end?
        jne .end_6
        mov qword [rsp + 10632], r8                  ;                    resident
        mov qword [rsp + 10648], r9                  ;                    resident
        mov qword [rsp + 10640], r10                 ;                    resident
        mov qword [rsp + 10656], r11                 ;                    resident
        mov qword [rsp + 10664], r12                 ;                    resident
        mov qword [rsp + 10672], r13                 ;                    resident
        mov r8, qword [rsp + 10368]                  ;     0.0 p2      20 blocks
        add r8, 0x8000                               ;     5.0 p0      20 blocks
        mov qword [rsp + 10368], r8                  ;     6.0 p7+p4   20 blocks
        cmp r8, qword [rsp + 10376]                  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rsp + 10688]                 ;                    frame
        pop r15                                      ;                    preserved
        pop r14                                      ;                    preserved
        pop r13                                      ;                    preserved
        pop r12                                      ;                    preserved
        pop rbp                                      ;                    preserved
        pop rbx                                      ;                    preserved
        ret

        section .rodata align=64
; RC
        align 64, db 0
whirlpool_many.T0_RC:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
; constants512
        align 64, db 0
whirlpool_many.T1_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
