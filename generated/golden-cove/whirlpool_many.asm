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
;   blocks/rounds/keys: 1533 uops, planned 353.5; bounds: width 255.5, ports 351.0, path 38.0
;   blocks/rounds.2: 211 uops, planned 73.3; bounds: width 35.2, ports 68.5, path 56.0
;   blocks/rounds/rows: 1594 uops, planned 370.3; bounds: width 265.7, ports 367.5, path 115.0
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
        sub rsp, 0x2740                              ;                    frame
        and rsp, -64                                 ;                    frame
        mov qword [rsp + 9968], rax                  ;                    frame
        mov dword [rsp + 9976], edx                  ;                    argument
        mov qword [rsp + 9664], rsi                  ;                    argument
        mov qword [rsp + 9680], rdi                  ;                    argument
        mov r8d, dword [rsp + 9976]                  ;     0.0 p2      20 blocks
        shl r8, 0xf                                  ;     5.0 p0      20 blocks
        add r8, qword [rsp + 9664]                   ;     6.0 p1+p3   20 blocks
        mov qword [rsp + 9672], r8                   ;     7.0 p7+p4   20 blocks
        cmp dword [rsp + 9976], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 9680]                   ;     0.0 p2      21 begin reload
        mov qword [rsp + 9688], r8                   ;     5.0 p7+p4   21 begin
        mov r9, qword [rsp + 9664]                   ;     0.3 p3      21 begin reload
        mov qword [rsp + 9696], r9                   ;     5.3 p8+p9   21 begin
        add r8, 0x8000                               ;     5.0 p0      21 begin
        mov qword [rsp + 9704], r8                   ;     6.0 p7+p4   21 begin
        mov r8, qword [rsp + 9688]                   ;                    resident
        mov r9, qword [rsp + 9696]                   ;                    resident
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
        cmp r8, qword [rsp + 9704]                   ;                    more begin?
        jne .begin_2
        mov qword [rsp + 9688], r8                   ;                    resident
        mov qword [rsp + 9696], r9                   ;                    resident
        mov r8, qword [rsp + 9680]                   ;     0.0 p2      26 rounds
        add r8, 0x7000                               ;     5.0 p0      26 rounds
        mov r9, qword [rsp + 9680]                   ;     0.3 p3      26 rounds
        add r9, 0x6000                               ;     5.3 p1      26 rounds
        mov r10, qword [rsp + 9680]                  ;     0.7 p10     26 rounds
        add r10, 0x5000                              ;     5.7 p5      26 rounds
        mov r11, qword [rsp + 9680]                  ;     1.0 p2      26 rounds
        add r11, 0x4000                              ;     6.0 p6      26 rounds
        mov r12, qword [rsp + 9680]                  ;     1.3 p3      26 rounds
        mov qword [rsp + 9712], r8                   ;     6.0 p7+p4   26 rounds
        add r12, 0x3000                              ;     6.3 p11     26 rounds
        mov qword [rsp + 9720], r9                   ;     6.3 p8+p9   26 rounds
        mov r8, qword [rsp + 9680]                   ;     2.0 p10     26 rounds
        mov qword [rsp + 9728], r10                  ;     6.7 p7+p4   26 rounds
        add r8, 0x2000                               ;     7.0 p0      26 rounds
        mov qword [rsp + 9736], r11                  ;     7.0 p8+p9   26 rounds
        mov r9, qword [rsp + 9680]                   ;     2.7 p2      26 rounds
        mov qword [rsp + 9744], r12                  ;     7.3 p7+p4   26 rounds
        mov qword [rsp + 9752], r8                   ;     8.0 p8+p9   26 rounds
        add r9, 0x1000                               ;     7.7 p1      26 rounds
        mov qword [rsp + 9760], r9                   ;     8.7 p7+p4   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     4.2 p1      26 rounds
        add r8, 0xa000                               ;     5.2 p5      26 rounds
        mov qword [rsp + 9768], r8                   ;     6.2 p8+p9   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     5.2 p1      26 rounds reload
        mov qword [rsp + 9776], r8                   ;     6.2 p7+p4   26 rounds
        align 16
.rounds_3:
        mov r8, qword [rsp + 9680]                   ;     0.0 p2      27 keys reload
        mov qword [rsp + 9784], r8                   ;     5.0 p7+p4   27 keys
        mov r8, qword [rsp + 9712]                   ;     0.3 p3      27 keys reload
        mov qword [rsp + 9792], r8                   ;     5.3 p8+p9   27 keys
        mov r8, qword [rsp + 9720]                   ;     0.7 p10     27 keys reload
        mov qword [rsp + 9800], r8                   ;     5.7 p7+p4   27 keys
        mov r8, qword [rsp + 9728]                   ;     1.0 p2      27 keys reload
        mov qword [rsp + 9808], r8                   ;     6.0 p8+p9   27 keys
        mov r8, qword [rsp + 9736]                   ;     1.3 p3      27 keys reload
        mov qword [rsp + 9816], r8                   ;     6.3 p7+p4   27 keys
        mov r8, qword [rsp + 9744]                   ;     1.7 p10     27 keys reload
        mov qword [rsp + 9824], r8                   ;     6.7 p8+p9   27 keys
        mov r8, qword [rsp + 9752]                   ;     2.0 p2      27 keys reload
        mov qword [rsp + 9832], r8                   ;     7.0 p7+p4   27 keys
        mov r8, qword [rsp + 9760]                   ;     2.3 p3      27 keys reload
        mov qword [rsp + 9840], r8                   ;     7.3 p8+p9   27 keys
        mov esi, 8                                   ;     2.7 p0      27 keys reload
        mov dword [rsp + 9980], esi                  ;     4.2 p7+p4   27 keys
        mov r8, qword [rsp + 9784]                   ;                    resident
        mov r9, qword [rsp + 9792]                   ;                    resident
        mov r10, qword [rsp + 9800]                  ;                    resident
        mov r11, qword [rsp + 9808]                  ;                    resident
        mov r12, qword [rsp + 9816]                  ;                    resident
        mov r13, qword [rsp + 9824]                  ;                    resident
        mov r14, qword [rsp + 9832]                  ;                    resident
        align 16
.keys_4:
        vmovdqu64 zmm0, [r8 + 32768]                 ;     0.0 p2      13 k.0
        vmovdqu64 zmm1, [r8 + 32832]                 ;     0.2 p3      13 k.1
        vmovdqa64 zmm2, zmm1                         ;     6.2         13 k copy
        vpternlogd zmm2, zmm0, [r8 + 32960], 0x56    ;     6.2 p0+p2   13 k
        vmovdqa64 zmm4, zmm2                         ;     7.2         13 k copy
        vmovdqu64 zmm8, [r8 + 33088]                 ;     1.2 p3      13 k.5
        vmovdqu64 zmm3, [r8 + 32896]                 ;     2.0 p2      13 k.2
        vmovdqa64 zmm5, zmm3                         ;     8.0         13 k copy
        vpternlogd zmm4, zmm3, zmm0, 0x95            ;     8.0 p5      13 k
        vmovdqa64 zmm6, zmm4                         ;     9.0         13 k copy
        vpternlogd zmm6, zmm3, zmm1, 0xf6            ;     9.0 p0      13 k
        vmovdqa64 zmm7, zmm6                         ;    10.0         13 k copy
        vpternlogd zmm7, zmm4, zmm2, 0x70            ;    10.0 p5      13 k
        vpternlogd zmm7, zmm1, zmm0, 0x95            ;    11.0 p0      13 k
        vpternlogd zmm2, zmm7, zmm4, 0x87            ;    12.0 p5      13 k
        vmovdqu64 zmm9, [r8 + 33152]                 ;     2.7 p3      13 k.6
        vmovdqa64 zmm10, zmm9                        ;     8.7         13 k copy
        vmovdqu64 zmm12, [r8 + 33216]                ;     3.0 p2      13 k.7
        vpternlogd zmm1, zmm0, zmm2, 0x9e            ;    13.0 p0      13 k
        vmovdqu64 zmm0, [r8 + 33024]                 ;     3.7 p3      13 k.4
        vpternlogd zmm10, zmm8, zmm0, 0x78           ;     9.7 p5      13 k
        vmovdqa64 zmm13, zmm10                       ;    10.7         13 k copy
        vpxord zmm5, zmm5, zmm10                     ;    10.7 p0      13 k
        vpternlogd zmm9, zmm8, zmm0, 0x35            ;     9.7 p5      13 k
        vmovdqa64 zmm11, zmm9                        ;    10.7         13 k copy
        vpandd zmm11, zmm11, zmm12                   ;    10.7 p0      13 k
        vpternlogd zmm5, zmm11, zmm1, 0x96           ;    14.0 p5      13 k
        vpternlogd zmm13, zmm12, zmm0, 0x9b          ;    10.7 p0      13 k
        vpternlogd zmm10, zmm13, zmm8, 0x26          ;    11.7 p5      13 k
        vpternlogd zmm13, zmm8, zmm12, 0x58          ;    11.7 p0      13 k
        vpternlogd zmm9, zmm13, zmm12, 0xb4          ;    12.7 p5      13 k
        vpternlogd zmm2, zmm6, zmm9, 0x96            ;    13.7 p0      13 k
        vmovdqa64 zmm6, zmm10                        ;    12.7         13 k copy
        vpternlogd zmm6, zmm4, zmm0, 0x96            ;    12.7 p5      13 k
        vpternlogd zmm13, zmm7, zmm7, 0xc3           ;    12.7 p0      13 k
        vmovdqa64 zmm11, zmm13                       ;    13.7         13 k copy
        vpternlogd zmm11, zmm2, zmm5, 0x21           ;    15.0 p5      13 k
        vpandd zmm8, zmm5, zmm2                      ;    15.0 p0      13 k
        vpternlogd zmm1, zmm3, zmm11, 0x96           ;    16.0 p5      13 k
        vpternlogd zmm8, zmm11, zmm6, 0xd            ;    16.0 p0      13 k
        vpternlogd zmm10, zmm0, zmm8, 0x69           ;    17.0 p5      13 k
        vmovdqa64 zmm0, zmm8                         ;    17.0         13 k copy
        vpternlogd zmm8, zmm13, zmm2, 0x6a           ;    17.0 p0      13 k
        vpternlogd zmm7, zmm8, zmm6, 0x96            ;    18.0 p5      13 k
        vpandd zmm8, zmm8, zmm13                     ;    18.0 p0      13 k
        vpternlogd zmm8, zmm11, zmm6, 0xed           ;    19.0 p5      13 k
        vpternlogd zmm5, zmm8, zmm9, 0x69            ;    20.0 p0      13 k
        vpxord zmm2, zmm2, zmm5                      ;    21.0 p5      13 k
        vmovdqa64 zmm3, zmm7                         ;    19.0         13 k copy
        vpternlogd zmm3, zmm13, zmm13, 0xc3          ;    19.0 p0      13 k
        vpternlogd zmm1, zmm6, zmm8, 0xb4            ;    20.0 p5      13 k
        vpternlogd zmm8, zmm9, zmm1, 0x69            ;    21.0 p0      13 k
        vpternlogd zmm0, zmm4, zmm4, 0xc3            ;    17.5 p5      13 k
        vmovdqa64 zmm4, zmm8                         ;    22.0         13 k copy
        vpternlogd zmm4, zmm3, zmm5, 0xcb            ;    22.0 p0      13 k
        vpternlogd zmm0, zmm7, zmm2, 0x87            ;    22.0 p5      13 k
        vpxord zmm6, zmm8, zmm10                     ;    22.0 p0      13 k
        vpternlogd zmm3, zmm8, zmm5, 0x6c            ;    22.0 p5      13 k
        vpxord zmm8, zmm8, zmm4                      ;    23.0 p0      13 k
        vpternlogd zmm5, zmm3, zmm10, 0xb4           ;    23.0 p5      13 k
        vpternlogd zmm6, zmm5, zmm4, 0xe1            ;    24.0 p0      13 k
        vpternlogd zmm3, zmm6, zmm10, 0xb4           ;    25.0 p5      13 k
        vpternlogd zmm8, zmm5, zmm3, 0x96            ;    26.0 p0      13 k
        vpternlogd zmm10, zmm3, zmm4, 0xb8           ;    26.0 p5      13 k
        vmovdqa64 zmm4, zmm0                         ;    23.0         13 k copy
        vpternlogd zmm4, zmm7, zmm1, 0x1d            ;    23.0 p0      13 k
        vmovdqa64 zmm5, zmm4                         ;    24.0         13 k copy
        vpternlogd zmm5, zmm7, zmm2, 0xc6            ;    24.0 p5      13 k
        vmovdqa64 zmm9, zmm5                         ;    25.0         13 k copy
        vpternlogd zmm9, zmm0, zmm2, 0xd8            ;    25.0 p0      13 k
        vmovdqu64 zmm11, [r9 + 33408]                ;    11.8 p2      13 k.2
        vpternlogd zmm9, zmm4, zmm1, 0x2c            ;    26.0 p5      13 k
        vmovdqa64 zmm4, zmm0                         ;    23.0         13 k copy
        vpternlogd zmm4, zmm7, zmm1, 0xd8            ;    24.8 p0      13 k
        vpternlogd zmm0, zmm1, zmm9, 0x2c            ;    27.0 p5      13 k
        vmovdqu64 zmm1, [r9 + 33280]                 ;    12.7 p3      13 k.0
        vpternlogd zmm0, zmm7, zmm2, 0x16            ;    28.0 p0      13 k
        vmovdqu64 zmm2, [r9 + 33344]                 ;    13.0 p2      13 k.1
        vmovdqa64 zmm7, zmm2                         ;    19.0         13 k copy
        vmovdqu64 zmm20, [r9 + 33728]                ;    13.7 p3      13 k.7
        vpternlogd zmm7, zmm1, [r9 + 33472], 0x56    ;    26.5 p5+p2   13 k
        vmovdqa64 zmm12, zmm7                        ;    27.5         13 k copy
        vpternlogd zmm12, zmm11, zmm1, 0x95          ;    27.5 p0      13 k
        vmovdqa64 zmm14, zmm12                       ;    28.5         13 k copy
        vmovdqu64 zmm16, [r9 + 33600]                ;    14.7 p3      13 k.5
        vmovdqu64 zmm17, [r9 + 33664]                ;    15.0 p2      13 k.6
        vmovdqa64 zmm18, zmm17                       ;    21.0         13 k copy
        vpternlogd zmm14, zmm11, zmm2, 0xf6          ;    28.5 p5      13 k
        vmovdqa64 zmm15, zmm14                       ;    29.5         13 k copy
        vpternlogd zmm15, zmm12, zmm7, 0x70          ;    29.5 p0      13 k
        vpternlogd zmm15, zmm2, zmm1, 0x95           ;    30.5 p5      13 k
        vpternlogd zmm7, zmm15, zmm12, 0x87          ;    31.5 p0      13 k
        vpternlogd zmm2, zmm1, zmm7, 0x9e            ;    32.5 p5      13 k
        vmovdqu64 zmm1, [r9 + 33536]                 ;    15.8 p3      13 k.4
        vpternlogd zmm18, zmm16, zmm1, 0x78          ;    29.8 p0      13 k
        vmovdqa64 zmm21, zmm18                       ;    30.8         13 k copy
        vmovdqa64 zmm13, zmm11                       ;    17.8         13 k copy
        vpxord zmm13, zmm13, zmm18                   ;    30.8 p5      13 k
        vmovdqu64 zmm24, [r10 + 34112]               ;    16.7 p2      13 k.5
        vpternlogd zmm17, zmm16, zmm1, 0x35          ;    30.8 p0      13 k
        vmovdqa64 zmm19, zmm17                       ;    31.8         13 k copy
        vpternlogd zmm21, zmm20, zmm1, 0x9b          ;    31.5 p5      13 k
        vpandd zmm19, zmm19, zmm20                   ;    31.8 p0      13 k
        vmovdqu64 zmm28, [r10 + 34240]               ;    17.5 p3      13 k.7
        vpternlogd zmm18, zmm21, zmm16, 0x26         ;    32.5 p5      13 k
        vpternlogd zmm21, zmm16, zmm20, 0x58         ;    32.8 p0      13 k
        vpternlogd zmm17, zmm21, zmm20, 0xb4         ;    33.8 p5      13 k
        vpternlogd zmm7, zmm14, zmm17, 0x96          ;    34.8 p0      13 k
        vpternlogd zmm21, zmm15, zmm15, 0xc3         ;    34.5 p5      13 k
        vpternlogd zmm13, zmm19, zmm2, 0x96          ;    34.8 p0      13 k
        vmovdqa64 zmm19, zmm21                       ;    35.5         13 k copy
        vpternlogd zmm19, zmm7, zmm13, 0x21          ;    35.8 p5      13 k
        vpternlogd zmm2, zmm11, zmm19, 0x96          ;    36.8 p0      13 k
        vmovdqa64 zmm14, zmm18                       ;    33.5         13 k copy
        vpternlogd zmm14, zmm12, zmm1, 0x96          ;    36.5 p5      13 k
        vpandd zmm16, zmm13, zmm7                    ;    36.8 p0      13 k
        vpternlogd zmm16, zmm19, zmm14, 0xd          ;    37.8 p5      13 k
        vpternlogd zmm18, zmm1, zmm16, 0x69          ;    38.8 p0      13 k
        vmovdqa64 zmm1, zmm16                        ;    38.8         13 k copy
        vpternlogd zmm1, zmm12, zmm12, 0xc3          ;    38.8 p5      13 k
        vpternlogd zmm16, zmm21, zmm7, 0x6a          ;    38.8 p0      13 k
        vpternlogd zmm15, zmm16, zmm14, 0x96         ;    39.8 p5      13 k
        vmovdqa64 zmm11, zmm15                       ;    40.8         13 k copy
        vpternlogd zmm11, zmm21, zmm21, 0xc3         ;    40.8 p0      13 k
        vpandd zmm16, zmm16, zmm21                   ;    40.5 p5      13 k
        vpternlogd zmm16, zmm19, zmm14, 0xed         ;    41.5 p0      13 k
        vpternlogd zmm2, zmm14, zmm16, 0xb4          ;    42.5 p5      13 k
        vpternlogd zmm13, zmm16, zmm17, 0x69         ;    42.5 p0      13 k
        vpternlogd zmm16, zmm17, zmm2, 0x69          ;    43.5 p5      13 k
        vpxord zmm14, zmm16, zmm18                   ;    44.5 p0      13 k
        vpxord zmm7, zmm7, zmm13                     ;    43.5 p5      13 k
        vmovdqa64 zmm12, zmm16                       ;    44.5         13 k copy
        vpternlogd zmm1, zmm15, zmm7, 0x87           ;    44.5 p0      13 k
        vpternlogd zmm12, zmm11, zmm13, 0xcb         ;    44.5 p5      13 k
        vpternlogd zmm11, zmm16, zmm13, 0x6c         ;    44.8 p0      13 k
        vpternlogd zmm13, zmm11, zmm18, 0xb4         ;    45.8 p5      13 k
        vpternlogd zmm14, zmm13, zmm12, 0xe1         ;    46.8 p0      13 k
        vpternlogd zmm11, zmm14, zmm18, 0xb4         ;    47.8 p5      13 k
        vpternlogd zmm18, zmm11, zmm12, 0xb8         ;    48.8 p0      13 k
        vpxord zmm16, zmm16, zmm12                   ;    47.5 p5      13 k
        vmovdqa64 zmm12, zmm1                        ;    45.5         13 k copy
        vmovdqu64 zmm25, [r10 + 34176]               ;    23.8 p2      13 k.6
        vmovdqa64 zmm26, zmm25                       ;    29.8         13 k copy
        vmovdqa64 zmm17, zmm1                        ;    45.5         13 k copy
        vpternlogd zmm17, zmm15, zmm2, 0xd8          ;    47.8 p0      13 k
        vpternlogd zmm16, zmm13, zmm11, 0x96         ;    48.8 p5      13 k
        vpternlogd zmm12, zmm15, zmm2, 0x1d          ;    48.8 p0      13 k
        vmovdqa64 zmm13, zmm12                       ;    49.8         13 k copy
        vpternlogd zmm13, zmm15, zmm7, 0xc6          ;    49.8 p5      13 k
        vmovdqa64 zmm19, zmm13                       ;    50.8         13 k copy
        vpternlogd zmm19, zmm1, zmm7, 0xd8           ;    50.8 p0      13 k
        vpternlogd zmm19, zmm12, zmm2, 0x2c          ;    51.8 p5      13 k
        vpternlogd zmm1, zmm2, zmm19, 0x2c           ;    52.8 p0      13 k
        vmovdqu64 zmm2, [r10 + 33792]                ;    25.8 p3      13 k.0
        vpternlogd zmm1, zmm15, zmm7, 0x16           ;    53.8 p5      13 k
        vmovdqu64 zmm15, [r10 + 33920]               ;    26.2 p2      13 k.2
        vmovdqu64 zmm7, [r10 + 33856]                ;    26.8 p3      13 k.1
        vmovdqa64 zmm12, zmm7                        ;    32.8         13 k copy
        vpternlogd zmm12, zmm2, [r10 + 33984], 0x56  ;    51.8 p0+p2   13 k
        vmovdqa64 zmm20, zmm12                       ;    52.8         13 k copy
        vpternlogd zmm20, zmm15, zmm2, 0x95          ;    52.8 p5      13 k
        vmovdqa64 zmm22, zmm20                       ;    53.8         13 k copy
        vpternlogd zmm22, zmm15, zmm7, 0xf6          ;    53.8 p0      13 k
        vmovdqa64 zmm23, zmm22                       ;    54.8         13 k copy
        vpternlogd zmm23, zmm20, zmm12, 0x70         ;    54.8 p5      13 k
        vpternlogd zmm23, zmm7, zmm2, 0x95           ;    55.8 p0      13 k
        vpternlogd zmm12, zmm23, zmm20, 0x87         ;    56.8 p5      13 k
        vpternlogd zmm7, zmm2, zmm12, 0x9e           ;    57.8 p0      13 k
        vmovdqu64 zmm2, [r10 + 34048]                ;    28.5 p3      13 k.4
        vpternlogd zmm26, zmm24, zmm2, 0x78          ;    55.5 p5      13 k
        vmovdqa64 zmm29, zmm26                       ;    56.5         13 k copy
        vmovdqa64 zmm21, zmm15                       ;    32.2         13 k copy
        vpternlogd zmm25, zmm24, zmm2, 0x35          ;    55.8 p0      13 k
        vpxord zmm21, zmm21, zmm26                   ;    56.5 p5      13 k
        vmovdqa64 zmm27, zmm25                       ;    56.8         13 k copy
        vpternlogd zmm29, zmm28, zmm2, 0x9b          ;    56.8 p0      13 k
        vpternlogd zmm26, zmm29, zmm24, 0x26         ;    57.8 p5      13 k
        vpternlogd zmm29, zmm24, zmm28, 0x58         ;    57.8 p0      13 k
        vpandd zmm27, zmm27, zmm28                   ;    58.5 p5      13 k
        vpternlogd zmm25, zmm29, zmm28, 0xb4         ;    58.8 p0      13 k
        vpternlogd zmm12, zmm22, zmm25, 0x96         ;    59.8 p5      13 k
        vpternlogd zmm21, zmm27, zmm7, 0x96          ;    59.8 p0      13 k
        vpandd zmm24, zmm21, zmm12                   ;    60.8 p5      13 k
        vpternlogd zmm29, zmm23, zmm23, 0xc3         ;    60.8 p0      13 k
        vmovdqa64 zmm27, zmm29                       ;    61.8         13 k copy
        vmovdqa64 zmm22, zmm26                       ;    58.8         13 k copy
        vpternlogd zmm22, zmm20, zmm2, 0x96          ;    61.5 p5      13 k
        vpternlogd zmm27, zmm12, zmm21, 0x21         ;    61.8 p0      13 k
        vpternlogd zmm7, zmm15, zmm27, 0x96          ;    62.8 p5      13 k
        vpternlogd zmm24, zmm27, zmm22, 0xd          ;    62.8 p0      13 k
        vpternlogd zmm26, zmm2, zmm24, 0x69          ;    63.8 p5      13 k
        vmovdqa64 zmm2, zmm24                        ;    63.8         13 k copy
        vpternlogd zmm24, zmm29, zmm12, 0x6a         ;    63.8 p0      13 k
        vpternlogd zmm2, zmm20, zmm20, 0xc3          ;    64.5 p5      13 k
        vpternlogd zmm23, zmm24, zmm22, 0x96         ;    64.8 p0      13 k
        vpandd zmm24, zmm24, zmm29                   ;    65.5 p5      13 k
        vpternlogd zmm24, zmm27, zmm22, 0xed         ;    66.5 p0      13 k
        vpternlogd zmm7, zmm22, zmm24, 0xb4          ;    67.5 p5      13 k
        vpternlogd zmm21, zmm24, zmm25, 0x69         ;    67.5 p0      13 k
        vmovdqu64 [rsp + 0], zmm4                    ;    33.7 p7+p4   13 k spill
        vmovdqa64 zmm15, zmm23                       ;    65.8         13 k copy
        vpternlogd zmm15, zmm29, zmm29, 0xc3         ;    67.5 p5      13 k
        vpternlogd zmm24, zmm25, zmm7, 0x69          ;    68.5 p0      13 k
        vmovdqa64 zmm20, zmm24                       ;    69.5         13 k copy
        vpternlogd zmm20, zmm15, zmm21, 0xcb         ;    69.5 p5      13 k
        vpxord zmm22, zmm24, zmm26                   ;    69.5 p0      13 k
        vpxord zmm12, zmm12, zmm21                   ;    69.5 p5      13 k
        vpternlogd zmm2, zmm23, zmm12, 0x87          ;    70.5 p0      13 k
        vpternlogd zmm15, zmm24, zmm21, 0x6c         ;    70.5 p5      13 k
        vpternlogd zmm21, zmm15, zmm26, 0xb4         ;    71.5 p0      13 k
        vpternlogd zmm22, zmm21, zmm20, 0xe1         ;    72.5 p5      13 k
        vpternlogd zmm15, zmm22, zmm26, 0xb4         ;    73.5 p0      13 k
        vpternlogd zmm26, zmm20, zmm15, 0xd8         ;    74.5 p5      13 k
        vpternlogd zmm21, zmm24, zmm20, 0x96         ;    72.8 p0      13 k
        vmovdqa64 zmm20, zmm2                        ;    71.5         13 k copy
        vpternlogd zmm20, zmm23, zmm7, 0x1d          ;    73.5 p5      13 k
        vmovdqa64 zmm24, zmm20                       ;    74.5         13 k copy
        vpternlogd zmm24, zmm23, zmm12, 0xc6         ;    74.5 p0      13 k
        vmovdqa64 zmm27, zmm24                       ;    75.5         13 k copy
        vpternlogd zmm27, zmm2, zmm12, 0xd8          ;    75.5 p5      13 k
        vpternlogd zmm27, zmm20, zmm7, 0x2c          ;    76.5 p0      13 k
        vmovdqu64 zmm4, [r11 + 34688]                ;    37.3 p2      14 k.6
        vmovdqu64 [rsp + 64], zmm19                  ;    52.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 128], zmm22                 ;    73.5 p7+p4   13 k spill
        vpxord zmm21, zmm21, zmm15                   ;    75.5 p5      13 k
        vmovdqu64 [rsp + 192], zmm5                  ;    39.5 p8+p9   13 k spill
        vmovdqa64 zmm19, zmm4                        ;    43.3         14 k copy
        vmovdqu64 [rsp + 256], zmm27                 ;    77.5 p7+p4   13 k spill
        vmovdqa64 zmm25, zmm2                        ;    71.5         13 k copy
        vpternlogd zmm2, zmm7, zmm27, 0x2c           ;    77.5 p0      13 k
        vpternlogd zmm2, zmm23, zmm12, 0x16          ;    78.5 p5      13 k
        vmovdqu64 zmm12, [r11 + 34368]               ;    39.0 p3      14 k.1
        vmovdqu64 [rsp + 320], zmm26                 ;    75.5 p8+p9   13 k spill
        vmovdqu64 zmm5, [r11 + 34624]                ;    39.3 p2      14 k.5
        vpternlogd zmm25, zmm23, zmm7, 0xd8          ;    76.8 p0      13 k
        vmovdqu64 zmm27, [r11 + 34752]               ;    40.0 p3      14 k.7
        vmovdqa64 zmm20, zmm12                       ;    45.0         14 k copy
        vmovdqu64 zmm7, [r11 + 34304]                ;    40.3 p2      14 k.0
        vpternlogd zmm20, zmm7, [r11 + 34496], 0x56  ;    77.5 p5+p3   14 k
        vmovdqa64 zmm28, zmm20                       ;    78.5         14 k copy
        vmovdqu64 zmm23, [r11 + 34432]               ;    41.3 p2      14 k.2
        vpternlogd zmm28, zmm23, zmm7, 0x95          ;    78.5 p0      14 k
        vmovdqa64 zmm30, zmm28                       ;    79.5         14 k copy
        vpternlogd zmm30, zmm23, zmm12, 0xf6         ;    79.5 p5      14 k
        vmovdqa64 zmm31, zmm30                       ;    80.5         14 k copy
        vpternlogd zmm31, zmm28, zmm20, 0x70         ;    80.5 p0      14 k
        vpternlogd zmm31, zmm12, zmm7, 0x95          ;    81.5 p5      14 k
        vpternlogd zmm20, zmm31, zmm28, 0x87         ;    82.5 p0      14 k
        vpternlogd zmm12, zmm7, zmm20, 0x9e          ;    83.5 p5      14 k
        vmovdqu64 zmm7, [r11 + 34560]                ;    42.2 p3      14 k.4
        vpternlogd zmm19, zmm5, zmm7, 0x78           ;    80.8 p0      14 k
        vpternlogd zmm4, zmm5, zmm7, 0x35            ;    81.5 p5      14 k
        vmovdqa64 zmm22, zmm4                        ;    82.5         14 k copy
        vmovdqa64 zmm29, zmm23                       ;    47.3         14 k copy
        vpxord zmm29, zmm29, zmm19                   ;    81.8 p0      14 k
        vmovdqa64 zmm26, zmm19                       ;    81.8         14 k copy
        vpternlogd zmm26, zmm27, zmm7, 0x9b          ;    82.5 p5      14 k
        vpternlogd zmm19, zmm26, zmm5, 0x26          ;    83.5 p0      14 k
        vpternlogd zmm26, zmm5, zmm27, 0x58          ;    83.5 p5      14 k
        vpternlogd zmm4, zmm26, zmm27, 0xb4          ;    84.5 p0      14 k
        vpternlogd zmm20, zmm30, zmm4, 0x96          ;    85.5 p5      14 k
        vmovdqu64 [rsp + 384], zmm18                 ;    49.8 p7+p4   13 k spill
        vpternlogd zmm26, zmm31, zmm31, 0xc3         ;    84.8 p0      14 k
        vpandd zmm22, zmm22, zmm27                   ;    85.5 p5      14 k
        vmovdqa64 zmm27, zmm26                       ;    85.8         14 k copy
        vpternlogd zmm29, zmm22, zmm12, 0x96         ;    86.5 p0      14 k
        vmovdqa64 zmm5, zmm19                        ;    84.5         14 k copy
        vmovdqu64 [rsp + 448], zmm1                  ;    54.8 p8+p9   13 k spill
        vpternlogd zmm27, zmm20, zmm29, 0x21         ;    87.5 p5      14 k
        vpternlogd zmm5, zmm28, zmm7, 0x96           ;    86.8 p0      14 k
        vpandd zmm22, zmm29, zmm20                   ;    87.5 p5      14 k
        vpternlogd zmm22, zmm27, zmm5, 0xd           ;    88.5 p0      14 k
        vpternlogd zmm19, zmm7, zmm22, 0x69          ;    89.5 p5      14 k
        vmovdqa64 zmm7, zmm22                        ;    89.5         14 k copy
        vpternlogd zmm22, zmm26, zmm20, 0x6a         ;    89.5 p0      14 k
        vpternlogd zmm12, zmm23, zmm27, 0x96         ;    89.5 p5      14 k
        vpternlogd zmm31, zmm22, zmm5, 0x96          ;    90.5 p0      14 k
        vpandd zmm22, zmm22, zmm26                   ;    90.5 p5      14 k
        vpternlogd zmm7, zmm28, zmm28, 0xc3          ;    90.8 p0      14 k
        vpternlogd zmm22, zmm27, zmm5, 0xed          ;    91.5 p5      14 k
        vpternlogd zmm29, zmm22, zmm4, 0x69          ;    92.5 p0      14 k
        vpternlogd zmm12, zmm5, zmm22, 0xb4          ;    92.5 p5      14 k
        vpternlogd zmm22, zmm4, zmm12, 0x69          ;    93.5 p0      14 k
        vpxord zmm20, zmm20, zmm29                   ;    93.5 p5      14 k
        vpxord zmm23, zmm22, zmm19                   ;    94.5 p0      14 k
        vmovdqu64 [rsp + 512], zmm2                  ;    79.5 p7+p4   13 k spill
        vmovdqa64 zmm4, zmm31                        ;    91.5         14 k copy
        vpternlogd zmm4, zmm26, zmm26, 0xc3          ;    94.5 p5      14 k
        vpternlogd zmm7, zmm31, zmm20, 0x87          ;    94.8 p0      14 k
        vmovdqa64 zmm27, zmm7                        ;    95.8         14 k copy
        vmovdqa64 zmm5, zmm22                        ;    94.5         14 k copy
        vpternlogd zmm5, zmm4, zmm29, 0xcb           ;    95.5 p5      14 k
        vpternlogd zmm4, zmm22, zmm29, 0x6c          ;    95.8 p0      14 k
        vpxord zmm22, zmm22, zmm5                    ;    96.5 p5      14 k
        vpternlogd zmm29, zmm4, zmm19, 0xb4          ;    96.8 p0      14 k
        vpternlogd zmm23, zmm29, zmm5, 0xe1          ;    97.8 p5      14 k
        vpternlogd zmm27, zmm31, zmm12, 0xd8         ;    97.8 p0      14 k
        vmovdqu64 [rsp + 576], zmm9                  ;    50.2 p8+p9   13 k spill
        vpternlogd zmm4, zmm23, zmm19, 0xb4          ;    98.8 p5      14 k
        vpternlogd zmm19, zmm4, zmm5, 0xb8           ;    99.8 p0      14 k
        vmovdqa64 zmm5, zmm7                         ;    95.8         14 k copy
        vpternlogd zmm5, zmm31, zmm12, 0x1d          ;    99.5 p5      14 k
        vmovdqa64 zmm26, zmm5                        ;   100.5         14 k copy
        vpternlogd zmm26, zmm31, zmm20, 0xc6         ;   100.5 p0      14 k
        vmovdqa64 zmm28, zmm26                       ;   101.5         14 k copy
        vpternlogd zmm28, zmm7, zmm20, 0xd8          ;   101.5 p5      14 k
        vpternlogd zmm28, zmm5, zmm12, 0x2c          ;   102.5 p0      14 k
        vpternlogd zmm7, zmm12, zmm28, 0x2c          ;   103.5 p5      14 k
        vpternlogd zmm7, zmm31, zmm20, 0x16          ;   104.5 p0      14 k
        vpternlogd zmm22, zmm29, zmm4, 0x96          ;   102.5 p5      14 k
        vmovdqu64 zmm29, [r12 + 34944]               ;    52.3 p2      14 k.2
        vmovdqa64 zmm31, zmm29                       ;    58.3         14 k copy
        vmovdqu64 zmm5, [r12 + 34816]                ;    52.7 p3      14 k.0
        vmovdqu64 zmm12, [r12 + 34880]               ;    53.3 p2      14 k.1
        vmovdqa64 zmm20, zmm12                       ;    59.3         14 k copy
        vmovdqu64 [rsp + 640], zmm26                 ;   101.5 p7+p4   14 k spill
        vpternlogd zmm20, zmm5, [r12 + 35008], 0x56  ;   102.8 p0+p3   14 k
        vmovdqa64 zmm30, zmm20                       ;   103.8         14 k copy
        vmovdqu64 zmm26, [r12 + 35136]               ;    54.3 p2      14 k.5
        vmovdqu64 [rsp + 704], zmm28                 ;   103.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 768], zmm27                 ;    98.8 p7+p4   14 k spill
        vmovdqu64 [rsp + 832], zmm25                 ;    77.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 896], zmm13                 ;    57.2 p7+p4   13 k spill
        vmovdqu64 zmm13, [r12 + 35200]               ;    54.7 p3      14 k.6
        vmovdqu64 zmm1, [r12 + 35264]                ;    55.3 p2      14 k.7
        vmovdqa64 zmm2, zmm13                        ;    60.7         14 k copy
        vpternlogd zmm30, zmm29, zmm5, 0x95          ;   103.8 p5      14 k
        vmovdqa64 zmm28, zmm30                       ;   104.8         14 k copy
        vpternlogd zmm28, zmm29, zmm12, 0xf6         ;   104.8 p0      14 k
        vmovdqa64 zmm27, zmm28                       ;   105.8         14 k copy
        vpternlogd zmm27, zmm30, zmm20, 0x70         ;   105.8 p5      14 k
        vpternlogd zmm27, zmm12, zmm5, 0x95          ;   106.8 p0      14 k
        vpternlogd zmm20, zmm27, zmm30, 0x87         ;   107.8 p5      14 k
        vpternlogd zmm12, zmm5, zmm20, 0x9e          ;   108.8 p0      14 k
        vmovdqu64 zmm5, [r12 + 35072]                ;    56.5 p3      14 k.4
        vpternlogd zmm2, zmm26, zmm5, 0x78           ;   106.5 p5      14 k
        vpxord zmm31, zmm31, zmm2                    ;   107.5 p0      14 k
        vmovdqa64 zmm18, zmm2                        ;   107.5         14 k copy
        vpternlogd zmm18, zmm1, zmm5, 0x9b           ;   107.5 p5      14 k
        vpternlogd zmm2, zmm18, zmm26, 0x26          ;   108.5 p0      14 k
        vpternlogd zmm13, zmm26, zmm5, 0x35          ;   108.5 p5      14 k
        vpternlogd zmm18, zmm26, zmm1, 0x58          ;   108.8 p0      14 k
        vmovdqa64 zmm25, zmm13                       ;   109.5         14 k copy
        vpternlogd zmm13, zmm18, zmm1, 0xb4          ;   109.8 p5      14 k
        vpternlogd zmm18, zmm27, zmm27, 0xc3         ;   109.8 p0      14 k
        vpandd zmm25, zmm25, zmm1                    ;   110.5 p5      14 k
        vpternlogd zmm31, zmm25, zmm12, 0x96         ;   111.5 p0      14 k
        vmovdqa64 zmm26, zmm18                       ;   110.8         14 k copy
        vmovdqa64 zmm1, zmm2                         ;   109.5         14 k copy
        vpternlogd zmm20, zmm28, zmm13, 0x96         ;   111.5 p5      14 k
        vpternlogd zmm1, zmm30, zmm5, 0x96           ;   111.8 p0      14 k
        vpternlogd zmm26, zmm20, zmm31, 0x21         ;   112.5 p5      14 k
        vpandd zmm25, zmm31, zmm20                   ;   112.8 p0      14 k
        vpternlogd zmm25, zmm26, zmm1, 0xd           ;   113.8 p5      14 k
        vpternlogd zmm2, zmm5, zmm25, 0x69           ;   114.8 p0      14 k
        vmovdqa64 zmm5, zmm25                        ;   114.8         14 k copy
        vpternlogd zmm25, zmm18, zmm20, 0x6a         ;   114.8 p5      14 k
        vpternlogd zmm12, zmm29, zmm26, 0x96         ;   114.8 p0      14 k
        vpternlogd zmm27, zmm25, zmm1, 0x96          ;   115.8 p5      14 k
        vpandd zmm25, zmm25, zmm18                   ;   115.8 p0      14 k
        vpternlogd zmm25, zmm26, zmm1, 0xed          ;   116.8 p5      14 k
        vpternlogd zmm31, zmm25, zmm13, 0x69         ;   117.8 p0      14 k
        vpternlogd zmm12, zmm1, zmm25, 0xb4          ;   117.8 p5      14 k
        vpternlogd zmm25, zmm13, zmm12, 0x69         ;   118.8 p0      14 k
        vmovdqa64 zmm13, zmm25                       ;   119.8         14 k copy
        vmovdqa64 zmm1, zmm27                        ;   116.8         14 k copy
        vpternlogd zmm1, zmm18, zmm18, 0xc3          ;   118.5 p5      14 k
        vpxord zmm18, zmm25, zmm2                    ;   119.8 p0      14 k
        vpternlogd zmm13, zmm1, zmm31, 0xcb          ;   119.8 p5      14 k
        vpternlogd zmm1, zmm25, zmm31, 0x6c          ;   119.8 p0      14 k
        vpxord zmm20, zmm20, zmm31                   ;   120.5 p5      14 k
        vmovdqu64 [rsp + 960], zmm6                  ;    62.7 p8+p9   13 k spill
        vmovdqu64 zmm6, [r13 + 35648]                ;    62.8 p2      14 k.5
        vpternlogd zmm5, zmm30, zmm30, 0xc3          ;   120.8 p0      14 k
        vpternlogd zmm5, zmm27, zmm20, 0x87          ;   121.8 p5      14 k
        vmovdqu64 [rsp + 1024], zmm21                ;    76.5 p7+p4   13 k spill
        vpternlogd zmm31, zmm1, zmm2, 0xb4           ;   121.8 p0      14 k
        vpternlogd zmm18, zmm31, zmm13, 0xe1         ;   122.8 p5      14 k
        vpxord zmm25, zmm25, zmm13                   ;   122.8 p0      14 k
        vmovdqa64 zmm28, zmm5                        ;   122.8         14 k copy
        vpternlogd zmm28, zmm27, zmm12, 0xd8         ;   123.5 p5      14 k
        vmovdqu64 zmm9, [r13 + 35712]                ;    64.3 p3      14 k.6
        vmovdqu64 [rsp + 1088], zmm14                ;    64.7 p8+p9   13 k spill
        vmovdqu64 [rsp + 1152], zmm28                ;   124.5 p7+p4   14 k spill
        vmovdqa64 zmm28, zmm9                        ;    70.3         14 k copy
        vmovdqu64 [rsp + 1216], zmm17                ;    66.7 p8+p9   13 k spill
        vmovdqu64 [rsp + 1280], zmm18                ;   123.8 p7+p4   14 k spill
        vpternlogd zmm1, zmm18, zmm2, 0xb4           ;   123.8 p0      14 k
        vmovdqu64 zmm18, [r13 + 35776]               ;    65.5 p2      14 k.7
        vpternlogd zmm2, zmm1, zmm13, 0xb8           ;   124.8 p5      14 k
        vpternlogd zmm25, zmm31, zmm1, 0x96          ;   124.8 p0      14 k
        vmovdqa64 zmm13, zmm5                        ;   122.8         14 k copy
        vpternlogd zmm13, zmm27, zmm12, 0x1d         ;   125.5 p5      14 k
        vmovdqu64 [rsp + 1344], zmm2                 ;   125.8 p8+p9   14 k spill
        vmovdqa64 zmm26, zmm13                       ;   126.5         14 k copy
        vpternlogd zmm26, zmm27, zmm20, 0xc6         ;   126.5 p0      14 k
        vmovdqa64 zmm29, zmm26                       ;   127.5         14 k copy
        vpternlogd zmm29, zmm5, zmm20, 0xd8          ;   127.5 p5      14 k
        vpternlogd zmm29, zmm13, zmm12, 0x2c         ;   128.5 p0      14 k
        vmovdqu64 zmm13, [r13 + 35392]               ;    67.3 p3      14 k.1
        vpternlogd zmm5, zmm12, zmm29, 0x2c          ;   129.5 p5      14 k
        vpternlogd zmm5, zmm27, zmm20, 0x16          ;   130.5 p0      14 k
        vmovdqu64 zmm27, [r13 + 35456]               ;    67.8 p2      14 k.2
        vmovdqa64 zmm20, zmm13                       ;    73.3         14 k copy
        vmovdqu64 zmm12, [r13 + 35328]               ;    68.3 p3      14 k.0
        vpternlogd zmm20, zmm12, [r13 + 35520], 0x56 ;   128.5 p5+p2   14 k
        vmovdqa64 zmm30, zmm20                       ;   129.5         14 k copy
        vpternlogd zmm30, zmm27, zmm12, 0x95         ;   129.5 p0      14 k
        vmovdqa64 zmm2, zmm30                        ;   130.5         14 k copy
        vpternlogd zmm2, zmm27, zmm13, 0xf6          ;   130.5 p5      14 k
        vmovdqu64 [rsp + 1408], zmm10                ;    69.3 p7+p4   13 k spill
        vmovdqa64 zmm14, zmm2                        ;   131.5         14 k copy
        vpternlogd zmm14, zmm30, zmm20, 0x70         ;   131.5 p0      14 k
        vpternlogd zmm14, zmm13, zmm12, 0x95         ;   132.5 p5      14 k
        vpternlogd zmm20, zmm14, zmm30, 0x87         ;   133.5 p0      14 k
        vpternlogd zmm13, zmm12, zmm20, 0x9e         ;   134.5 p5      14 k
        vmovdqu64 zmm12, [r13 + 35584]               ;    70.3 p3      14 k.4
        vpternlogd zmm28, zmm6, zmm12, 0x78          ;   131.8 p0      14 k
        vmovdqa64 zmm10, zmm28                       ;   132.8         14 k copy
        vpternlogd zmm9, zmm6, zmm12, 0x35           ;   132.5 p5      14 k
        vmovdqa64 zmm31, zmm27                       ;    73.8         14 k copy
        vpxord zmm31, zmm31, zmm28                   ;   132.8 p0      14 k
        vpternlogd zmm10, zmm18, zmm12, 0x9b         ;   133.5 p5      14 k
        vmovdqa64 zmm21, zmm9                        ;   133.5         14 k copy
        vpandd zmm21, zmm21, zmm18                   ;   133.8 p0      14 k
        vpternlogd zmm28, zmm10, zmm6, 0x26          ;   134.5 p5      14 k
        vpternlogd zmm10, zmm6, zmm18, 0x58          ;   134.8 p0      14 k
        vpternlogd zmm9, zmm10, zmm18, 0xb4          ;   135.8 p5      14 k
        vpternlogd zmm20, zmm2, zmm9, 0x96           ;   136.8 p0      14 k
        vpternlogd zmm10, zmm14, zmm14, 0xc3         ;   136.5 p5      14 k
        vpternlogd zmm31, zmm21, zmm13, 0x96         ;   136.8 p0      14 k
        vmovdqa64 zmm18, zmm10                       ;   137.5         14 k copy
        vpternlogd zmm18, zmm20, zmm31, 0x21         ;   137.8 p5      14 k
        vmovdqa64 zmm2, zmm28                        ;   135.5         14 k copy
        vpternlogd zmm2, zmm30, zmm12, 0x96          ;   137.8 p0      14 k
        vpternlogd zmm13, zmm27, zmm18, 0x96         ;   138.8 p5      14 k
        vmovdqu64 zmm17, [r14 + 36224]               ;    73.7 p2      15 k.6
        vmovdqu64 [rsp + 1472], zmm23                ;    98.8 p8+p9   14 k spill
        vmovdqu64 [rsp + 1536], zmm22                ;   103.5 p7+p4   14 k spill
        vmovdqa64 zmm22, zmm17                       ;    79.7         15 k copy
        vpandd zmm6, zmm31, zmm20                    ;   138.8 p0      14 k
        vpternlogd zmm6, zmm18, zmm2, 0xd            ;   139.8 p5      14 k
        vpternlogd zmm28, zmm12, zmm6, 0x69          ;   140.8 p0      14 k
        vmovdqa64 zmm12, zmm6                        ;   140.8         14 k copy
        vpternlogd zmm6, zmm10, zmm20, 0x6a          ;   140.8 p5      14 k
        vpternlogd zmm14, zmm6, zmm2, 0x96           ;   141.8 p0      14 k
        vpandd zmm6, zmm6, zmm10                     ;   141.8 p5      14 k
        vpternlogd zmm6, zmm18, zmm2, 0xed           ;   142.8 p0      14 k
        vpternlogd zmm31, zmm6, zmm9, 0x69           ;   143.8 p5      14 k
        vpxord zmm20, zmm20, zmm31                   ;   144.8 p0      14 k
        vpternlogd zmm13, zmm2, zmm6, 0xb4           ;   143.8 p5      14 k
        vpternlogd zmm6, zmm9, zmm13, 0x69           ;   144.8 p0      14 k
        vmovdqa64 zmm2, zmm14                        ;   142.8         14 k copy
        vmovdqa64 zmm9, zmm6                         ;   145.8         14 k copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3          ;   144.5 p5      14 k
        vpternlogd zmm9, zmm2, zmm31, 0xcb           ;   145.8 p0      14 k
        vpternlogd zmm12, zmm30, zmm30, 0xc3         ;   145.5 p5      14 k
        vpxord zmm10, zmm6, zmm28                    ;   145.8 p0      14 k
        vpternlogd zmm2, zmm6, zmm31, 0x6c           ;   146.5 p5      14 k
        vpternlogd zmm31, zmm2, zmm28, 0xb4          ;   147.5 p0      14 k
        vpternlogd zmm10, zmm31, zmm9, 0xe1          ;   148.5 p5      14 k
        vpternlogd zmm2, zmm10, zmm28, 0xb4          ;   149.5 p0      14 k
        vpxord zmm6, zmm6, zmm9                      ;   148.5 p5      14 k
        vpternlogd zmm12, zmm14, zmm20, 0x87         ;   148.8 p0      14 k
        vpternlogd zmm28, zmm2, zmm9, 0xb8           ;   150.5 p5      14 k
        vmovdqa64 zmm9, zmm12                        ;   149.8         14 k copy
        vpternlogd zmm9, zmm14, zmm13, 0x1d          ;   149.8 p0      14 k
        vmovdqa64 zmm18, zmm9                        ;   150.8         14 k copy
        vmovdqa64 zmm21, zmm12                       ;   149.8         14 k copy
        vpternlogd zmm18, zmm14, zmm20, 0xc6         ;   150.8 p5      14 k
        vmovdqa64 zmm27, zmm18                       ;   151.8         14 k copy
        vpternlogd zmm27, zmm12, zmm20, 0xd8         ;   151.8 p0      14 k
        vpternlogd zmm27, zmm9, zmm13, 0x2c          ;   152.8 p5      14 k
        vpternlogd zmm12, zmm13, zmm27, 0x2c         ;   153.8 p0      14 k
        vpternlogd zmm12, zmm14, zmm20, 0x16         ;   154.8 p5      14 k
        vmovdqu64 [rsp + 1600], zmm12                ;   155.8 p8+p9   14 k spill
        vmovdqu64 zmm20, [r14 + 35968]               ;    80.3 p3      15 k.2
        vpternlogd zmm21, zmm14, zmm13, 0xd8         ;   152.8 p0      14 k
        vmovdqu64 zmm9, [r14 + 35840]                ;    80.7 p2      15 k.0
        vpternlogd zmm6, zmm31, zmm2, 0x96           ;   153.5 p5      14 k
        vmovdqu64 zmm13, [r14 + 35904]               ;    81.3 p3      15 k.1
        vmovdqa64 zmm14, zmm13                       ;    87.3         15 k copy
        vmovdqu64 [rsp + 1664], zmm28                ;   151.5 p7+p4   14 k spill
        vmovdqu64 [rsp + 1728], zmm6                 ;   154.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 1792], zmm21                ;   153.8 p7+p4   14 k spill
        vmovdqu64 [rsp + 1856], zmm11                ;    84.2 p8+p9   13 k spill
        vmovdqu64 zmm6, [r14 + 36288]                ;    82.0 p2      15 k.7
        vpternlogd zmm14, zmm9, [r14 + 36032], 0x56  ;   153.8 p0+p3   15 k
        vmovdqa64 zmm30, zmm14                       ;   154.8         15 k copy
        vpternlogd zmm30, zmm20, zmm9, 0x95          ;   154.8 p5      15 k
        vmovdqa64 zmm12, zmm30                       ;   155.8         15 k copy
        vpternlogd zmm12, zmm20, zmm13, 0xf6         ;   155.8 p0      15 k
        vmovdqa64 zmm28, zmm12                       ;   156.8         15 k copy
        vpternlogd zmm28, zmm30, zmm14, 0x70         ;   156.8 p5      15 k
        vpternlogd zmm28, zmm13, zmm9, 0x95          ;   157.8 p0      15 k
        vmovdqu64 zmm21, [r14 + 36160]               ;    83.7 p2      15 k.5
        vpternlogd zmm14, zmm28, zmm30, 0x87         ;   158.8 p5      15 k
        vpternlogd zmm13, zmm9, zmm14, 0x9e          ;   159.8 p0      15 k
        vmovdqu64 zmm9, [r14 + 36096]                ;    84.2 p3      15 k.4
        vpternlogd zmm22, zmm21, zmm9, 0x78          ;   157.5 p5      15 k
        vmovdqa64 zmm11, zmm22                       ;   158.5         15 k copy
        vpternlogd zmm17, zmm21, zmm9, 0x35          ;   157.8 p0      15 k
        vmovdqa64 zmm23, zmm17                       ;   158.8         15 k copy
        vmovdqa64 zmm31, zmm20                       ;    86.3         15 k copy
        vpxord zmm31, zmm31, zmm22                   ;   158.5 p5      15 k
        vpternlogd zmm11, zmm6, zmm9, 0x9b           ;   158.8 p0      15 k
        vpandd zmm23, zmm23, zmm6                    ;   159.5 p5      15 k
        vpternlogd zmm22, zmm11, zmm21, 0x26         ;   159.8 p0      15 k
        vpternlogd zmm11, zmm21, zmm6, 0x58          ;   160.5 p5      15 k
        vpternlogd zmm17, zmm11, zmm6, 0xb4          ;   161.5 p0      15 k
        vpternlogd zmm14, zmm12, zmm17, 0x96         ;   162.5 p5      15 k
        vpternlogd zmm11, zmm28, zmm28, 0xc3         ;   161.8 p0      15 k
        vmovdqa64 zmm21, zmm11                       ;   162.8         15 k copy
        vpternlogd zmm31, zmm23, zmm13, 0x96         ;   162.5 p5      15 k
        vpternlogd zmm21, zmm14, zmm31, 0x21         ;   163.5 p0      15 k
        vmovdqa64 zmm6, zmm22                        ;   160.8         15 k copy
        vpternlogd zmm6, zmm30, zmm9, 0x96           ;   163.5 p5      15 k
        vpandd zmm12, zmm31, zmm14                   ;   163.8 p0      15 k
        vpternlogd zmm13, zmm20, zmm21, 0x96         ;   164.5 p5      15 k
        vpternlogd zmm12, zmm21, zmm6, 0xd           ;   164.8 p0      15 k
        vpternlogd zmm22, zmm9, zmm12, 0x69          ;   165.8 p5      15 k
        vmovdqa64 zmm9, zmm12                        ;   165.8         15 k copy
        vpternlogd zmm12, zmm11, zmm14, 0x6a         ;   165.8 p0      15 k
        vpternlogd zmm28, zmm12, zmm6, 0x96          ;   166.8 p5      15 k
        vpandd zmm12, zmm12, zmm11                   ;   166.8 p0      15 k
        vpxord zmm20, zmm7, zmm26                    ;   167.5 p5      13 k
        vpternlogd zmm12, zmm21, zmm6, 0xed          ;   167.8 p0      15 k
        vpternlogd zmm13, zmm6, zmm12, 0xb4          ;   168.8 p5      15 k
        vmovdqa64 zmm6, zmm28                        ;   167.8         15 k copy
        vpternlogd zmm6, zmm11, zmm11, 0xc3          ;   168.8 p0      15 k
        vpternlogd zmm31, zmm12, zmm17, 0x69         ;   169.5 p5      15 k
        vpxord zmm14, zmm14, zmm31                   ;   170.5 p0      15 k
        vpternlogd zmm9, zmm30, zmm30, 0xc3          ;   170.5 p5      15 k
        vpternlogd zmm9, zmm28, zmm14, 0x87          ;   171.5 p0      15 k
        vpternlogd zmm12, zmm17, zmm13, 0x69         ;   171.5 p5      15 k
        vmovdqa64 zmm11, zmm12                       ;   172.5         15 k copy
        vpxord zmm17, zmm12, zmm22                   ;   172.5 p0      15 k
        vpternlogd zmm11, zmm6, zmm31, 0xcb          ;   172.5 p5      15 k
        vpternlogd zmm6, zmm12, zmm31, 0x6c          ;   172.8 p0      15 k
        vpxord zmm21, zmm7, zmm27                    ;   173.5 p5      13 k
        vmovdqa64 zmm30, zmm9                        ;   172.5         15 k copy
        vmovdqu64 [rsp + 1920], zmm27                ;   153.8 p7+p4   14 k spill
        vpternlogd zmm31, zmm6, zmm22, 0xb4          ;   173.8 p0      15 k
        vpternlogd zmm17, zmm31, zmm11, 0xe1         ;   174.8 p5      15 k
        vpternlogd zmm6, zmm17, zmm22, 0xb4          ;   175.8 p0      15 k
        vpxord zmm12, zmm12, zmm11                   ;   175.5 p5      15 k
        vpternlogd zmm22, zmm6, zmm11, 0xb8          ;   176.8 p0      15 k
        vpxord zmm11, zmm0, zmm5                     ;   176.5 p5      13 k
        vmovdqu64 [rsp + 1984], zmm20                ;   168.5 p8+p9   13 k spill
        vpternlogd zmm12, zmm31, zmm6, 0x96          ;   176.8 p0      15 k
        vpxord zmm27, zmm4, [rsp + 1024]             ;   177.5 p5+p2   13 k
        vpxord zmm23, zmm29, zmm8                    ;   177.8 p0      13 k
        vmovdqu64 [rsp + 2048], zmm23                ;   178.8 p7+p4   13 k spill
        vmovdqa64 zmm23, zmm9                        ;   172.5         15 k copy
        vmovdqu64 [rsp + 2112], zmm8                 ;    94.5 p8+p9   13 k spill
        vpternlogd zmm30, zmm28, zmm13, 0x1d         ;   178.5 p5      15 k
        vmovdqa64 zmm31, zmm30                       ;   179.5         15 k copy
        vpternlogd zmm31, zmm28, zmm14, 0xc6         ;   179.5 p0      15 k
        vmovdqa64 zmm20, zmm31                       ;   180.5         15 k copy
        vpternlogd zmm20, zmm9, zmm14, 0xd8          ;   180.5 p5      15 k
        vpternlogd zmm20, zmm30, zmm13, 0x2c         ;   181.5 p0      15 k
        vmovdqu64 [rsp + 2176], zmm25                ;   125.8 p7+p4   14 k spill
        vmovdqu64 [rsp + 2240], zmm15                ;    96.5 p8+p9   13 k spill
        vmovdqu64 [rsp + 2304], zmm4                 ;    99.8 p7+p4   14 k spill
        vpternlogd zmm23, zmm28, zmm13, 0xd8         ;   180.5 p5      15 k
        vmovdqu64 [rsp + 2368], zmm2                 ;   150.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 2432], zmm16                ;    99.3 p7+p4   13 k spill
        vmovdqu64 [rsp + 2496], zmm21                ;   174.5 p8+p9   13 k spill
        vmovdqu64 [rsp + 2560], zmm11                ;   177.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 2624], zmm19                ;   102.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 2688], zmm1                 ;   124.8 p7+p4   14 k spill
        vmovdqu64 [rsp + 2752], zmm27                ;   178.5 p8+p9   13 k spill
        mov r15, qword [rsp + 9840]                  ;    96.5 p10     15 k.0 reload
        vpxord zmm27, zmm19, [rsp + 384]             ;   180.8 p0+p3   13 k
        vmovdqu64 [rsp + 2816], zmm27                ;   181.8 p7+p4   13 k spill
        vmovdqu64 [rsp + 2880], zmm17                ;   175.8 p8+p9   15 k spill
        vpternlogd zmm9, zmm13, zmm20, 0x2c          ;   182.5 p5      15 k
        vpternlogd zmm9, zmm28, zmm14, 0x16          ;   183.5 p0      15 k
        vmovdqa64 zmm14, zmm11                       ;   177.5         13 k copy
        vmovdqu64 zmm13, [rsp + 512]                 ;    97.7 p2      13 k reload
        vpternlogd zmm14, zmm9, zmm13, 0x96          ;   184.5 p5      13 k
        vmovdqu64 [rsp + 2944], zmm14                ;   185.5 p7+p4   13 k spill
        vpxord zmm11, zmm31, zmm24                   ;   182.8 p0      13 k
        vpxord zmm14, zmm17, [rsp + 1088]            ;   183.5 p5+p3   13 k
        vmovdqu64 [rsp + 3008], zmm14                ;   184.5 p8+p9   13 k spill
        vmovdqu64 [rsp + 3072], zmm11                ;   183.8 p7+p4   13 k spill
        vmovdqa64 zmm30, zmm15                       ;    98.8         13 k copy
        vmovdqa64 zmm21, zmm14                       ;   184.5         13 k copy
        vmovdqa64 zmm14, zmm17                       ;   175.8         13 k copy
        vmovdqa64 zmm28, zmm15                       ;    99.3         13 k copy
        vmovdqa64 zmm13, zmm2                        ;   150.5         13 k copy
        vpternlogd zmm13, zmm25, zmm15, 0x96         ;   183.8 p0      13 k
        vpternlogd zmm14, zmm2, zmm25, 0x96          ;   184.5 p5      13 k
        vpxord zmm15, zmm23, zmm3                    ;   184.8 p0      13 k
        vmovdqu64 [rsp + 3136], zmm15                ;   185.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 3200], zmm26                ;   127.5 p7+p4   14 k spill
        vmovdqu64 zmm26, [rsp + 1664]                ;   151.5 p2      13 k
        vmovdqu64 [rsp + 3264], zmm9                 ;   184.5 p8+p9   15 k spill
        vpternlogd zmm26, zmm9, [rsp + 576], 0x96    ;   185.5 p5+p3   13 k
        vpxord zmm15, zmm25, zmm16                   ;   185.8 p0      13 k
        vpxord zmm25, zmm4, zmm3                     ;   186.5 p5      13 k
        vpxord zmm4, zmm19, zmm1                     ;   186.8 p0      13 k
        vpxord zmm19, zmm25, [rsp + 1792]            ;   187.5 p5+p2   13 k
        vmovdqu64 [rsp + 3328], zmm19                ;   188.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 3392], zmm26                ;   186.5 p8+p9   13 k spill
        vpxord zmm26, zmm8, [rsp + 1536]             ;   187.8 p0+p3   13 k
        vpxord zmm9, zmm26, zmm6                     ;   188.8 p5      13 k
        vmovdqu64 [rsp + 3456], zmm10                ;   149.5 p7+p4   14 k spill
        vmovdqu64 [rsp + 3520], zmm14                ;   185.5 p8+p9   13 k spill
        vmovdqa64 zmm14, zmm10                       ;   149.5         13 k copy
        vmovdqu64 [rsp + 3584], zmm23                ;   181.5 p7+p4   15 k spill
        vmovdqu64 [rsp + 3648], zmm4                 ;   187.8 p8+p9   13 k spill
        vpxord zmm19, zmm25, [rsp + 1152]            ;   188.8 p0+p2   13 k
        vmovdqu64 [rsp + 3712], zmm25                ;   187.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 3776], zmm29                ;   129.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 3840], zmm5                 ;   131.5 p7+p4   14 k spill
        vmovdqu64 [rsp + 3904], zmm20                ;   182.5 p8+p9   15 k spill
        vmovdqu64 [rsp + 3968], zmm9                 ;   189.8 p7+p4   13 k spill
        vpxord zmm9, zmm6, [rsp + 832]               ;   189.5 p5+p3   13 k
        vpxord zmm30, zmm30, zmm9                    ;   190.5 p0      13 k
        vmovdqu64 [rsp + 4032], zmm30                ;   191.5 p8+p9   13 k spill
        vmovdqu64 zmm30, [r15 + 36416]               ;   104.8 p2      15 k.1
        vmovdqa64 zmm11, zmm30                       ;   110.8         15 k copy
        vmovdqu64 [rsp + 4096], zmm9                 ;   190.5 p7+p4   13 k spill
        vmovdqu64 zmm9, [r15 + 36352]                ;   105.3 p3      15 k.0
        vpternlogd zmm11, zmm9, [r15 + 36544], 0x56  ;   190.5 p5+p2   15 k
        vmovdqa64 zmm16, zmm11                       ;   191.5         15 k copy
        vmovdqu64 [rsp + 4160], zmm19                ;   189.8 p8+p9   13 k spill
        vmovdqa64 zmm4, zmm27                        ;   181.8         13 k copy
        vpxord zmm27, zmm1, [rsp + 1856]             ;   190.8 p0+p3   13 k
        vmovdqa64 zmm1, zmm18                        ;   151.8         13 k copy
        vmovdqu64 [rsp + 4224], zmm31                ;   180.5 p7+p4   15 k spill
        vmovdqu64 [rsp + 4288], zmm27                ;   191.8 p8+p9   13 k spill
        vmovdqa64 zmm25, zmm2                        ;   150.5         13 k copy
        vmovdqu64 zmm2, [r15 + 36480]                ;   107.2 p2      15 k.2
        vpternlogd zmm16, zmm2, zmm9, 0x95           ;   191.5 p5      15 k
        vmovdqa64 zmm17, zmm16                       ;   192.5         15 k copy
        vpternlogd zmm17, zmm2, zmm30, 0xf6          ;   192.5 p0      15 k
        vmovdqa64 zmm19, zmm17                       ;   193.5         15 k copy
        vmovdqa64 zmm27, zmm2                        ;   113.2         15 k copy
        vpternlogd zmm19, zmm16, zmm11, 0x70         ;   193.5 p5      15 k
        vpternlogd zmm19, zmm30, zmm9, 0x95          ;   194.5 p0      15 k
        vpternlogd zmm11, zmm19, zmm16, 0x87         ;   195.5 p5      15 k
        vpternlogd zmm30, zmm9, zmm11, 0x9e          ;   196.5 p0      15 k
        vmovdqu64 zmm9, [rsp + 576]                  ;   108.8 p3      13 k reload
        vpxord zmm23, zmm20, zmm9                    ;   194.5 p5      13 k
        vpternlogd zmm23, zmm29, [rsp + 256], 0x96   ;   195.5 p0+p2   13 k
        vmovdqu64 [rsp + 4352], zmm23                ;   196.5 p7+p4   13 k spill
        vmovdqu64 zmm9, [r15 + 36608]                ;   109.8 p3      15 k.4
        vmovdqu64 zmm20, [r15 + 36672]               ;   110.2 p2      15 k.5
        vmovdqa64 zmm29, zmm8                        ;   110.0         13 k copy
        vmovdqu64 zmm8, [r15 + 36736]                ;   110.8 p3      15 k.6
        vmovdqa64 zmm10, zmm8                        ;   116.8         15 k copy
        vpternlogd zmm10, zmm20, zmm9, 0x78          ;   195.5 p5      15 k
        vmovdqu64 [rsp + 4416], zmm0                 ;   130.5 p8+p9   13 k spill
        vpxord zmm31, zmm23, zmm24                   ;   196.5 p0      13 k
        vmovdqu64 [rsp + 4480], zmm31                ;   197.5 p7+p4   13 k spill
        vmovdqa64 zmm31, zmm10                       ;   196.5         15 k copy
        vpternlogd zmm8, zmm20, zmm9, 0x35           ;   196.5 p5      15 k
        vmovdqa64 zmm0, zmm8                         ;   197.5         15 k copy
        vpxord zmm27, zmm27, zmm10                   ;   196.8 p0      15 k
        vmovdqu64 [rsp + 4544], zmm24                ;   132.5 p8+p9   13 k spill
        vmovdqu64 zmm23, [r15 + 36800]               ;   112.0 p2      15 k.7
        vpternlogd zmm31, zmm23, zmm9, 0x9b          ;   197.5 p5      15 k
        vpternlogd zmm10, zmm31, zmm20, 0x26         ;   198.5 p0      15 k
        vpternlogd zmm31, zmm20, zmm23, 0x58         ;   198.5 p5      15 k
        vpternlogd zmm8, zmm31, zmm23, 0xb4          ;   199.5 p0      15 k
        vpternlogd zmm31, zmm19, zmm19, 0xc3         ;   199.5 p5      15 k
        vmovdqa64 zmm20, zmm31                       ;   200.5         15 k copy
        vpternlogd zmm11, zmm17, zmm8, 0x96          ;   200.5 p0      15 k
        vpandd zmm0, zmm0, zmm23                     ;   200.5 p5      15 k
        vpternlogd zmm27, zmm0, zmm30, 0x96          ;   201.5 p0      15 k
        vpternlogd zmm20, zmm11, zmm27, 0x21         ;   202.5 p5      15 k
        vpternlogd zmm30, zmm2, zmm20, 0x96          ;   203.5 p0      15 k
        vmovdqu64 zmm23, [rsp + 128]                 ;   114.0 p3      13 k reload
        vpandd zmm17, zmm27, zmm11                   ;   202.5 p5      15 k
        vmovdqa64 zmm0, zmm10                        ;   199.5         15 k copy
        vpternlogd zmm0, zmm16, zmm9, 0x96           ;   202.8 p0      15 k
        vpternlogd zmm17, zmm20, zmm0, 0xd           ;   203.8 p5      15 k
        vpternlogd zmm10, zmm9, zmm17, 0x69          ;   204.8 p0      15 k
        vmovdqa64 zmm2, zmm17                        ;   204.8         15 k copy
        vpternlogd zmm17, zmm31, zmm11, 0x6a         ;   204.8 p5      15 k
        vpternlogd zmm19, zmm17, zmm0, 0x96          ;   205.8 p0      15 k
        vpandd zmm17, zmm17, zmm31                   ;   205.8 p5      15 k
        vpternlogd zmm17, zmm20, zmm0, 0xed          ;   206.8 p0      15 k
        vpternlogd zmm27, zmm17, zmm8, 0x69          ;   207.8 p5      15 k
        vpternlogd zmm30, zmm0, zmm17, 0xb4          ;   207.8 p0      15 k
        vpxord zmm11, zmm11, zmm27                   ;   208.8 p5      15 k
        vpternlogd zmm2, zmm16, zmm16, 0xc3          ;   207.8 p0      15 k
        vmovdqu64 zmm16, [rsp + 1280]                ;   123.8 p2      14 k reload
        vpternlogd zmm2, zmm19, zmm11, 0x87          ;   209.8 p5      15 k
        vmovdqa64 zmm0, zmm19                        ;   206.8         15 k copy
        vpternlogd zmm0, zmm31, zmm31, 0xc3          ;   208.8 p0      15 k
        vpternlogd zmm17, zmm8, zmm30, 0x69          ;   209.5 p5      15 k
        vmovdqa64 zmm8, zmm17                        ;   210.5         15 k copy
        vpxord zmm9, zmm17, zmm10                    ;   210.5 p0      15 k
        vmovdqu64 zmm31, [rsp + 1856]                ;   117.7 p3      13 k reload
        vpternlogd zmm8, zmm0, zmm27, 0xcb           ;   210.5 p5      15 k
        vpternlogd zmm0, zmm17, zmm27, 0x6c          ;   210.8 p0      15 k
        vpternlogd zmm27, zmm0, zmm10, 0xb4          ;   211.8 p5      15 k
        vpxord zmm17, zmm17, zmm8                    ;   211.8 p0      15 k
        vpternlogd zmm9, zmm27, zmm8, 0xe1           ;   212.8 p5      15 k
        vpxord zmm20, zmm9, zmm16                    ;   213.8 p0      13 k
        vpternlogd zmm0, zmm9, zmm10, 0xb4           ;   213.8 p5      15 k
        vpternlogd zmm10, zmm0, zmm8, 0xb8           ;   214.8 p0      15 k
        vmovdqa64 zmm8, zmm5                         ;   131.5         13 k copy
        vpternlogd zmm8, zmm24, zmm3, 0x96           ;   214.5 p5      13 k
        vmovdqu64 [rsp + 4608], zmm8                 ;   215.5 p7+p4   13 k spill
        vmovdqu64 zmm8, [rsp + 4288]                 ;   191.8 p2      13 k reload
        vpternlogd zmm17, zmm27, zmm0, 0x96          ;   214.8 p0      15 k
        vpxord zmm24, zmm23, zmm31                   ;   215.5 p5      13 k
        vpxord zmm27, zmm9, zmm23                    ;   215.8 p0      13 k
        vmovdqu64 zmm23, [rsp + 1216]                ;   120.3 p3      13 k reload
        vpternlogd zmm9, zmm23, [rsp + 1408], 0x96   ;   216.5 p5+p2   13 k
        vmovdqa64 zmm23, zmm24                       ;   216.5         13 k copy
        vpxord zmm25, zmm25, zmm0                    ;   216.8 p0      13 k
        vmovdqa64 zmm31, zmm27                       ;   216.8         13 k copy
        vpxord zmm28, zmm28, zmm0                    ;   217.5 p5      13 k
        vpternlogd zmm31, zmm8, [rsp + 2112], 0x96   ;   217.8 p0+p3   13 k
        vmovdqu64 [rsp + 4672], zmm25                ;   217.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 4736], zmm27                ;   216.8 p7+p4   13 k spill
        vpternlogd zmm23, zmm15, [rsp + 2624], 0x96  ;   218.5 p5+p2   13 k
        vmovdqa64 zmm16, zmm27                       ;   216.8         13 k copy
        vmovdqu64 [rsp + 4800], zmm28                ;   218.5 p8+p9   13 k spill
        vpxord zmm5, zmm24, zmm12                    ;   218.8 p0      13 k
        vmovdqu64 [rsp + 4864], zmm31                ;   218.8 p7+p4   13 k spill
        vmovdqu64 [rsp + 4928], zmm5                 ;   219.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 4992], zmm20                ;   214.8 p7+p4   13 k spill
        vmovdqa64 zmm31, zmm2                        ;   210.8         15 k copy
        vpternlogd zmm24, zmm8, [rsp + 2112], 0x96   ;   219.5 p5+p3   13 k
        vmovdqu64 [rsp + 5056], zmm24                ;   220.5 p8+p9   13 k spill
        vpternlogd zmm31, zmm19, zmm30, 0xd8         ;   219.8 p0      15 k
        vpxord zmm21, zmm21, zmm17                   ;   220.5 p5      13 k
        vpxord zmm14, zmm14, zmm17                   ;   220.8 p0      13 k
        vmovdqa64 zmm27, zmm2                        ;   210.8         15 k copy
        vmovdqu64 [rsp + 5120], zmm0                 ;   214.8 p7+p4   15 k spill
        vpternlogd zmm27, zmm19, zmm30, 0x1d         ;   221.5 p5      15 k
        vpxord zmm8, zmm28, zmm15                    ;   221.8 p0      13 k
        vmovdqa64 zmm28, zmm27                       ;   222.5         15 k copy
        vpternlogd zmm28, zmm19, zmm11, 0xc6         ;   222.5 p5      15 k
        vmovdqa64 zmm25, zmm28                       ;   223.5         15 k copy
        vpternlogd zmm25, zmm2, zmm11, 0xd8          ;   223.5 p0      15 k
        vpternlogd zmm25, zmm27, zmm30, 0x2c         ;   224.5 p5      15 k
        vpternlogd zmm2, zmm30, zmm25, 0x2c          ;   225.5 p0      15 k
        vpternlogd zmm2, zmm19, zmm11, 0x16          ;   226.5 p5      15 k
        vpxord zmm1, zmm1, zmm2                      ;   227.5 p0      13 k
        vmovdqu64 [rsp + 5184], zmm31                ;   220.8 p8+p9   15 k spill
        vmovdqu64 [rsp + 5248], zmm1                 ;   228.5 p7+p4   13 k spill
        vmovdqu64 zmm11, [rsp + 448]                 ;   127.0 p2      13 k reload
        vpxord zmm1, zmm26, [rsp + 2880]             ;   225.5 p5+p3   13 k
        vmovdqu64 [rsp + 5312], zmm1                 ;   226.5 p8+p9   13 k spill
        vmovdqu64 [rsp + 5376], zmm21                ;   221.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 5440], zmm8                 ;   222.8 p8+p9   13 k spill
        vmovdqu64 zmm27, [rsp + 3712]                ;   187.5 p2      13 k reload
        vpxord zmm30, zmm2, zmm27                    ;   227.5 p0      13 k
        vmovdqu64 [rsp + 5504], zmm9                 ;   217.5 p7+p4   13 k spill
        vpxord zmm29, zmm29, zmm14                   ;   226.5 p5      13 k
        vmovdqu64 [rsp + 5568], zmm29                ;   227.5 p8+p9   13 k spill
        vmovdqu64 [rsp + 5632], zmm30                ;   228.5 p7+p4   13 k spill
        vpxord zmm30, zmm0, zmm12                    ;   226.8 p0      13 k
        vmovdqu64 [rsp + 5696], zmm30                ;   227.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 5760], zmm25                ;   225.5 p7+p4   15 k spill
        vmovdqu64 [rsp + 5824], zmm10                ;   215.8 p8+p9   15 k spill
        vmovdqa64 zmm19, zmm2                        ;   227.5         13 k copy
        vpternlogd zmm2, zmm22, [rsp + 64], 0x96     ;   227.5 p5+p3   13 k
        vpternlogd zmm19, zmm7, zmm11, 0x96          ;   227.8 p0      13 k
        vpxord zmm19, zmm19, [rsp + 1600]            ;   228.8 p5+p2   13 k
        vmovdqa64 zmm11, zmm27                       ;   193.5         13 k copy
        vmovdqa64 zmm27, zmm24                       ;   220.5         13 k copy
        vpternlogd zmm27, zmm5, zmm26, 0x96          ;   228.8 p0      13 k
        vmovdqa64 zmm5, zmm24                        ;   220.5         13 k copy
        vpxord zmm24, zmm22, zmm31                   ;   229.5 p5      13 k
        vmovdqu64 [rsp + 5888], zmm24                ;   230.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 5952], zmm27                ;   229.8 p8+p9   13 k spill
        vpxord zmm24, zmm31, [rsp + 2368]            ;   229.8 p0+p3   13 k
        vmovdqu64 [rsp + 6016], zmm24                ;   230.8 p7+p4   13 k spill
        vpxord zmm24, zmm31, [rsp + 1792]            ;   230.5 p5+p2   13 k
        vmovdqu64 zmm31, [rsp + 768]                 ;   132.5 p3      14 k reload
        vpternlogd zmm5, zmm26, zmm0, 0x96           ;   230.8 p0      13 k
        vmovdqu64 [rsp + 6080], zmm5                 ;   231.8 p8+p9   13 k spill
        vpxord zmm5, zmm8, [rsp + 192]               ;   231.5 p5+p2   13 k
        vpternlogd zmm5, zmm19, [rsp + 3264], 0x96   ;   232.5 p0+p3   13 k
        vpxord zmm27, zmm18, zmm25                   ;   232.5 p5      13 k
        vmovdqa64 zmm8, zmm20                        ;   214.8         13 k copy
        vmovdqu64 [rsp + 6144], zmm2                 ;   228.5 p7+p4   13 k spill
        vmovdqa64 zmm2, zmm26                        ;   188.8         13 k copy
        vmovdqu64 [rsp + 6208], zmm5                 ;   233.5 p8+p9   13 k spill
        vpternlogd zmm2, zmm10, [rsp + 1344], 0x96   ;   232.8 p0+p2   13 k
        vmovdqu64 zmm5, [rsp + 1728]                 ;   154.5 p3      13 k
        vpxord zmm5, zmm5, [rsp + 1472]              ;   233.5 p5+p2   13 k
        vpternlogd zmm24, zmm31, [rsp + 1216], 0x96  ;   233.8 p0+p3   13 k
        vmovdqu64 [rsp + 6272], zmm24                ;   234.8 p7+p4   13 k spill
        vpxord zmm24, zmm1, zmm17                    ;   234.5 p5      13 k
        vpxord zmm1, zmm30, [rsp + 2432]             ;   234.8 p0+p2   13 k
        vpternlogd zmm8, zmm6, [rsp + 1728], 0x96    ;   235.5 p5+p3   13 k
        vpternlogd zmm27, zmm26, [rsp + 4480], 0x96  ;   235.8 p0+p2   13 k
        vmovdqa64 zmm30, zmm29                       ;   227.5         13 k copy
        vpxord zmm29, zmm17, [rsp + 1856]            ;   236.5 p5+p3   13 k
        vmovdqu64 [rsp + 6336], zmm2                 ;   233.8 p8+p9   13 k spill
        vmovdqa64 zmm0, zmm22                        ;   177.8         13 k copy
        vmovdqu64 [rsp + 6400], zmm29                ;   237.5 p7+p4   13 k spill
        vmovdqa64 zmm29, zmm21                       ;   221.5         13 k copy
        vpxord zmm21, zmm12, [rsp + 1088]            ;   236.8 p0+p2   13 k
        vpxord zmm4, zmm4, zmm10                     ;   237.5 p5      13 k
        vpternlogd zmm29, zmm12, [rsp + 2432], 0x96  ;   237.8 p0+p3   13 k
        vmovdqu64 zmm26, [rsp + 3520]                ;   185.5 p2      13 k reload
        vmovdqu64 [rsp + 6464], zmm29                ;   238.8 p8+p9   13 k spill
        vpxord zmm29, zmm21, [rsp + 1024]            ;   238.5 p5+p3   13 k
        vmovdqu64 [rsp + 6528], zmm8                 ;   236.5 p7+p4   13 k spill
        vpternlogd zmm29, zmm2, [rsp + 3520], 0x96   ;   239.5 p0+p2   13 k
        vmovdqu64 zmm2, [rsp + 4160]                 ;   189.8 p3      13 k reload
        vmovdqu64 [rsp + 6592], zmm1                 ;   235.8 p8+p9   13 k spill
        vmovdqu64 [rsp + 6656], zmm24                ;   235.5 p7+p4   13 k spill
        vmovdqu64 [rsp + 6720], zmm29                ;   240.5 p8+p9   13 k spill
        vpxord zmm29, zmm12, [rsp + 320]             ;   239.5 p5+p2   13 k
        vmovdqu64 [rsp + 6784], zmm21                ;   237.8 p7+p4   13 k spill
        vmovdqa64 zmm21, zmm29                       ;   240.5         13 k copy
        vpternlogd zmm29, zmm2, [rsp + 3968], 0x96   ;   240.5 p0+p3   13 k
        vmovdqu64 [rsp + 6848], zmm12                ;   177.8 p8+p9   15 k spill
        vmovdqu64 [rsp + 3520], zmm5                 ;   234.5 p7+p4   13 k spill
        vpternlogd zmm21, zmm20, [rsp + 2752], 0x96  ;   240.5 p5+p2   13 k
        vmovdqu64 [rsp + 6912], zmm19                ;   229.8 p8+p9   13 k spill
        vmovdqa64 zmm20, zmm2                        ;   195.8         13 k copy
        vmovdqa64 zmm2, zmm12                        ;   177.8         13 k copy
        vpternlogd zmm2, zmm6, [rsp + 3136], 0x96    ;   240.8 p0+p3   13 k
        vpternlogd zmm2, zmm9, [rsp + 3648], 0x96    ;   241.8 p5+p2   13 k
        vpternlogd zmm2, zmm13, zmm15, 0x96          ;   242.8 p0      13 k
        vmovdqu64 [rsp + 6976], zmm2                 ;   243.8 p7+p4   13 k spill
        vpxord zmm2, zmm15, [rsp + 1664]             ;   242.5 p5+p3   13 k
        vmovdqa64 zmm9, zmm2                         ;   243.5         13 k copy
        vpternlogd zmm9, zmm21, [rsp + 2112], 0x96   ;   243.5 p0+p2   13 k
        vmovdqu64 [rsp + 7040], zmm9                 ;   244.5 p8+p9   13 k spill
        vpxord zmm9, zmm25, [rsp + 1920]             ;   243.5 p5+p3   13 k
        vmovdqu64 zmm25, [rsp + 3456]                ;   149.5 p2      13 k
        vpternlogd zmm25, zmm31, [rsp + 64], 0x96    ;   243.8 p0+p3   13 k
        vmovdqu64 zmm31, [rsp + 1152]                ;   145.8 p2      13 k
        vpternlogd zmm31, zmm14, [rsp + 1024], 0x96  ;   244.5 p5+p3   13 k
        vmovdqu64 [rsp + 7104], zmm31                ;   245.5 p7+p4   13 k spill
        vpxord zmm31, zmm5, zmm26                    ;   244.8 p0      13 k
        vpternlogd zmm29, zmm31, zmm4, 0x96          ;   245.8 p5      13 k
        vmovdqu64 zmm5, [rsp + 3392]                 ;   186.5 p2      13 k reload
        vpternlogd zmm29, zmm5, [rsp + 2496], 0x96   ;   246.8 p0+p3   13 k
        vpxord zmm5, zmm19, [rsp + 3072]             ;   246.5 p5+p2   13 k
        vmovdqa64 zmm19, zmm1                        ;   235.8         13 k copy
        vmovdqu64 zmm1, [rsp + 5312]                 ;   226.5 p3      13 k
        vmovdqu64 [rsp + 7168], zmm18                ;   174.5 p8+p9   14 k spill
        vmovdqu64 [rsp + 7232], zmm15                ;   186.8 p7+p4   13 k spill
        vmovdqu64 [rsp + 7296], zmm21                ;   241.5 p8+p9   13 k spill
        vpternlogd zmm30, zmm12, [rsp + 2432], 0x96  ;   246.8 p0+p2   13 k
        vmovdqu64 [rsp + 7360], zmm31                ;   245.8 p7+p4   13 k spill
        vpternlogd zmm19, zmm18, [rsp + 2688], 0x96  ;   247.5 p5+p3   13 k
        vmovdqu64 [rsp + 7424], zmm29                ;   247.8 p8+p9   13 k spill
        vpternlogd zmm1, zmm10, [rsp + 0], 0x96      ;   247.8 p0+p2   13 k
        vpternlogd zmm19, zmm7, [rsp + 2944], 0x96   ;   248.5 p5+p3   13 k
        vmovdqu64 [rsp + 7488], zmm19                ;   249.5 p7+p4   13 k spill
        vmovdqa64 zmm19, zmm2                        ;   243.5         13 k copy
        vmovdqu64 zmm29, [rsp + 1728]                ;   154.5 p2      13 k
        vpternlogd zmm26, zmm3, [rsp + 1472], 0x96   ;   248.8 p0+p3   13 k
        vmovdqu64 zmm31, [rsp + 2752]                ;   178.5 p2      13 k
        vmovdqu64 zmm21, [rsp + 704]                 ;   152.5 p3      13 k
        vmovdqu64 [rsp + 7552], zmm1                 ;   248.8 p8+p9   13 k spill
        vmovdqu64 zmm1, [rsp + 4864]                 ;   218.8 p2      13 k
        vmovdqu64 [rsp + 7616], zmm26                ;   249.8 p7+p4   13 k spill
        vpxord zmm29, zmm29, [rsp + 1024]            ;   249.5 p5+p3   13 k
        vmovdqu64 zmm7, [rsp + 1536]                 ;   153.8 p2      14 k reload
        vpternlogd zmm19, zmm24, zmm7, 0x96          ;   249.8 p0      13 k
        vpternlogd zmm31, zmm6, [rsp + 1280], 0x96   ;   250.5 p5+p3   13 k
        vpxord zmm12, zmm28, [rsp + 896]             ;   250.8 p0+p2   13 k
        vpternlogd zmm21, zmm9, [rsp + 64], 0x96     ;   251.5 p5+p3   13 k
        vmovdqu64 zmm24, [rsp + 1472]                ;   155.8 p2      13 k
        vmovdqa64 zmm7, zmm29                        ;   250.5         13 k copy
        vpxord zmm26, zmm31, [rsp + 1088]            ;   251.8 p0+p3   13 k
        vpternlogd zmm12, zmm18, [rsp + 640], 0x96   ;   252.5 p5+p2   13 k
        vpternlogd zmm1, zmm17, [rsp + 1024], 0x96   ;   252.8 p0+p3   13 k
        vmovdqu64 [rsp + 7680], zmm5                 ;   247.5 p8+p9   13 k spill
        vpxord zmm0, zmm0, zmm29                     ;   253.5 p5      13 k
        vpxord zmm24, zmm24, [rsp + 960]             ;   253.8 p0+p2   13 k
        vmovdqu64 [rsp + 7744], zmm25                ;   244.8 p7+p4   13 k spill
        vmovdqa64 zmm25, zmm24                       ;   254.8         13 k copy
        vpternlogd zmm25, zmm13, zmm15, 0x96         ;   254.8 p5      13 k
        vpternlogd zmm27, zmm25, [rsp + 448], 0x96   ;   255.8 p0+p3   13 k
        vmovdqu64 [rsp + 7808], zmm27                ;   256.8 p8+p9   13 k spill
        vmovdqu64 zmm27, [rsp + 3584]                ;   181.5 p2      13 k
        vpternlogd zmm27, zmm24, [rsp + 3776], 0x96  ;   255.5 p5+p3   13 k
        vmovdqu64 [rsp + 7872], zmm25                ;   255.8 p7+p4   13 k spill
        vmovdqu64 [rsp + 7936], zmm12                ;   253.5 p8+p9   13 k spill
        vpxord zmm16, zmm16, zmm29                   ;   255.8 p0      13 k
        vpternlogd zmm7, zmm10, [rsp + 1344], 0x96   ;   256.5 p5+p2   13 k
        vmovdqu64 zmm10, [rsp + 5696]                ;   227.8 p3      13 k reload
        vmovdqu64 [rsp + 8000], zmm7                 ;   257.5 p7+p4   13 k spill
        vpxord zmm7, zmm26, [rsp + 5952]             ;   256.8 p0+p2   13 k
        vpternlogd zmm26, zmm12, [rsp + 192], 0x96   ;   257.5 p5+p3   13 k
        vmovdqu64 [rsp + 8064], zmm26                ;   258.5 p8+p9   13 k spill
        vmovdqu64 zmm12, [rsp + 1024]                ;   161.8 p2      13 k
        vpxord zmm12, zmm12, [rsp + 1408]            ;   257.8 p0+p3   13 k
        vpternlogd zmm30, zmm12, zmm23, 0x96         ;   258.8 p5      13 k
        vmovdqa64 zmm26, zmm5                        ;   247.5         13 k copy
        vpternlogd zmm12, zmm6, [rsp + 5312], 0x96   ;   258.8 p0+p2   13 k
        vpternlogd zmm12, zmm19, zmm16, 0x96         ;   259.8 p5      13 k
        vmovdqu64 [rsp + 8128], zmm7                 ;   257.8 p7+p4   13 k spill
        vmovdqu64 zmm18, [rsp + 320]                 ;   163.5 p3      13 k
        vmovdqu64 zmm5, [rsp + 5312]                 ;   226.5 p2      13 k reload
        vmovdqu64 [rsp + 8192], zmm12                ;   260.8 p8+p9   13 k spill
        vmovdqu64 zmm12, [rsp + 384]                 ;   164.5 p3      13 k
        vpternlogd zmm24, zmm10, [rsp + 2112], 0x96  ;   259.8 p0+p2   13 k
        vmovdqu64 zmm7, [rsp + 4224]                 ;   180.5 p3      13 k
        vmovdqu64 [rsp + 8256], zmm30                ;   259.8 p7+p4   13 k spill
        vpxord zmm25, zmm10, [rsp + 1280]            ;   260.5 p5+p2   13 k
        vpternlogd zmm7, zmm15, [rsp + 640], 0x96    ;   260.8 p0+p3   13 k
        vmovdqa64 zmm15, zmm29                       ;   250.5         13 k copy
        vmovdqu64 [rsp + 8320], zmm29                ;   250.5 p8+p9   13 k spill
        vmovdqu64 zmm30, [rsp + 1280]                ;   166.8 p2      13 k
        vmovdqu64 zmm29, [rsp + 3456]                ;   167.5 p3      14 k reload
        vpternlogd zmm15, zmm28, [rsp + 4352], 0x96  ;   261.5 p5+p2   13 k
        vpternlogd zmm15, zmm29, [rsp + 64], 0x96    ;   262.5 p0+p3   13 k
        vmovdqu64 zmm29, [rsp + 6080]                ;   231.8 p2      13 k reload
        vpternlogd zmm15, zmm29, [rsp + 1984], 0x96  ;   263.5 p5+p3   13 k
        vmovdqu64 [rsp + 8384], zmm1                 ;   253.8 p7+p4   13 k spill
        vpxord zmm30, zmm30, [rsp + 960]             ;   262.8 p0+p2   13 k
        vmovdqu64 zmm29, [rsp + 1600]                ;   170.5 p3      13 k
        vmovdqu64 [rsp + 8448], zmm15                ;   264.5 p8+p9   13 k spill
        vmovdqu64 zmm15, [rsp + 4224]                ;   180.5 p2      13 k
        vpxord zmm15, zmm15, [rsp + 4416]            ;   263.5 p5+p3   13 k
        vpternlogd zmm26, zmm15, [rsp + 5952], 0x96  ;   264.5 p0+p2   13 k
        vmovdqu64 [rsp + 5952], zmm26                ;   265.5 p7+p4   13 k spill
        vmovdqu64 zmm26, [rsp + 4800]                ;   218.5 p3      13 k
        vpternlogd zmm26, zmm1, [rsp + 0], 0x96      ;   264.5 p5+p2   13 k
        vmovdqu64 zmm1, [rsp + 704]                  ;   173.5 p3      13 k
        vpternlogd zmm12, zmm30, [rsp + 576], 0x96   ;   264.8 p0+p2   13 k
        vpternlogd zmm12, zmm5, [rsp + 3328], 0x96   ;   265.8 p5+p3   13 k
        vpxord zmm1, zmm1, [rsp + 832]               ;   265.8 p0+p2   13 k
        vpternlogd zmm12, zmm16, zmm1, 0x96          ;   266.8 p5      13 k
        vmovdqu64 [rsp + 5312], zmm12                ;   267.8 p8+p9   13 k spill
        vmovdqu64 zmm12, [rsp + 2176]                ;   175.5 p3      13 k
        vpxord zmm12, zmm12, [rsp + 384]             ;   266.8 p0+p2   13 k
        vpternlogd zmm24, zmm12, zmm0, 0x96          ;   267.8 p5      13 k
        vmovdqu64 zmm16, [rsp + 1152]                ;   176.5 p3      14 k reload
        vpxord zmm18, zmm18, [rsp + 1408]            ;   267.8 p0+p2   13 k
        vmovdqu64 [rsp + 8512], zmm24                ;   268.8 p7+p4   13 k spill
        vmovdqu64 zmm5, [rsp + 1920]                 ;   177.5 p3      13 k
        vpxord zmm10, zmm25, [rsp + 2176]            ;   268.5 p5+p2   13 k
        vpxord zmm5, zmm5, zmm16                     ;   268.8 p0      13 k
        vmovdqu64 [rsp + 8576], zmm5                 ;   269.8 p8+p9   13 k spill
        vmovdqu64 zmm5, [rsp + 1088]                 ;   178.5 p3      13 k
        vmovdqu64 zmm16, [rsp + 2432]                ;   178.8 p2      13 k
        vpxord zmm16, zmm16, [rsp + 960]             ;   269.5 p5+p3   13 k
        vpxord zmm5, zmm5, [rsp + 576]               ;   269.8 p0+p2   13 k
        vpternlogd zmm7, zmm31, zmm5, 0x96           ;   270.8 p5      13 k
        vmovdqu64 zmm31, [rsp + 512]                 ;   180.5 p3      13 k reload
        vpternlogd zmm7, zmm21, zmm31, 0x96          ;   271.8 p0      13 k
        vmovdqu64 [rsp + 8640], zmm7                 ;   272.8 p7+p4   13 k spill
        vpxord zmm7, zmm31, [rsp + 3776]             ;   271.5 p5+p2   13 k
        vmovdqu64 [rsp + 3776], zmm6                 ;   200.5 p8+p9   15 k spill
        vmovdqu64 zmm6, [rsp + 2176]                 ;   181.5 p3      14 k reload
        vmovdqu64 zmm31, [rsp + 3072]                ;   183.8 p2      13 k
        vpxord zmm31, zmm31, [rsp + 896]             ;   271.8 p0+p3   13 k
        vmovdqu64 zmm24, [rsp + 640]                 ;   182.8 p2      13 k
        vpternlogd zmm31, zmm6, [rsp + 704], 0x96    ;   272.8 p5+p3   13 k
        vmovdqu64 zmm6, [rsp + 6400]                 ;   237.5 p2      13 k reload
        vpternlogd zmm31, zmm8, zmm6, 0x96           ;   273.8 p0      13 k
        vmovdqu64 zmm6, [rsp + 4480]                 ;   197.5 p3      13 k reload
        vpternlogd zmm31, zmm6, [rsp + 1600], 0x96   ;   274.8 p5+p2   13 k
        vpxord zmm29, zmm29, [rsp + 640]             ;   273.8 p0+p3   13 k
        vmovdqu64 [rsp + 2176], zmm29                ;   274.8 p7+p4   13 k spill
        vmovdqu64 zmm29, [rsp + 3584]                ;   185.8 p2      13 k
        vmovdqu64 zmm6, [rsp + 0]                    ;   186.5 p3      13 k reload
        vmovdqu64 [rsp + 4480], zmm31                ;   275.8 p8+p9   13 k spill
        vmovdqu64 zmm31, [rsp + 832]                 ;   186.8 p2      13 k reload
        vpternlogd zmm29, zmm31, zmm6, 0x96          ;   274.5 p5      13 k
        vmovdqu64 zmm6, [rsp + 6016]                 ;   230.8 p3      13 k
        vpternlogd zmm6, zmm31, [rsp + 4992], 0x96   ;   274.8 p0+p2   13 k
        vpternlogd zmm6, zmm3, [rsp + 1472], 0x96    ;   275.8 p5+p3   13 k
        vmovdqu64 zmm31, [rsp + 3648]                ;   188.8 p2      13 k
        vpternlogd zmm6, zmm0, [rsp + 1920], 0x96    ;   276.8 p0+p3   13 k
        vpternlogd zmm6, zmm5, [rsp + 5568], 0x96    ;   277.8 p5+p2   13 k
        vmovdqu64 [rsp + 3648], zmm6                 ;   278.8 p7+p4   13 k spill
        vmovdqu64 zmm5, [rsp + 1536]                 ;   190.5 p3      14 k reload
        vpternlogd zmm31, zmm16, zmm5, 0x96          ;   276.8 p0      13 k
        vpternlogd zmm31, zmm0, zmm14, 0x96          ;   277.8 p5      13 k
        vmovdqu64 [rsp + 4992], zmm31                ;   278.8 p8+p9   13 k spill
        vmovdqu64 zmm6, [rsp + 3200]                 ;   190.8 p2      14 k reload
        vmovdqu64 zmm31, [rsp + 3072]                ;   191.5 p3      13 k
        vpxord zmm24, zmm24, [rsp + 1856]            ;   277.8 p0+p2   13 k
        vpternlogd zmm31, zmm6, [rsp + 192], 0x96    ;   278.5 p5+p3   13 k
        vpternlogd zmm24, zmm31, zmm8, 0x96          ;   279.5 p0      13 k
        vpxord zmm20, zmm20, zmm29                   ;   279.5 p5      13 k
        vmovdqu64 zmm8, [rsp + 704]                  ;   192.8 p2      13 k
        vpternlogd zmm26, zmm2, zmm4, 0x96           ;   279.8 p0      13 k
        vpternlogd zmm26, zmm7, [rsp + 6144], 0x96   ;   280.8 p5+p3   13 k
        vmovdqu64 [rsp + 8704], zmm26                ;   281.8 p7+p4   13 k spill
        vpxord zmm26, zmm13, [rsp + 6080]            ;   280.8 p0+p2   13 k
        vpternlogd zmm8, zmm29, [rsp + 1216], 0x96   ;   281.5 p5+p3   13 k
        vpternlogd zmm8, zmm14, [rsp + 1152], 0x96   ;   282.5 p0+p2   13 k
        vpternlogd zmm8, zmm26, [rsp + 4608], 0x96   ;   283.5 p5+p3   13 k
        vpternlogd zmm8, zmm3, [rsp + 5248], 0x96    ;   284.5 p0+p2   13 k
        vmovdqu64 [rsp + 1152], zmm8                 ;   285.5 p8+p9   13 k spill
        vmovdqu64 zmm8, [rsp + 2688]                 ;   196.5 p3      13 k
        vmovdqu64 [rsp + 8768], zmm24                ;   280.5 p7+p4   13 k spill
        vpternlogd zmm8, zmm14, [rsp + 832], 0x96    ;   283.5 p5+p2   13 k
        vmovdqu64 [rsp + 832], zmm29                 ;   275.5 p8+p9   13 k spill
        vmovdqu64 zmm29, [rsp + 4032]                ;   197.5 p3      13 k reload
        vpternlogd zmm8, zmm29, [rsp + 4160], 0x96   ;   284.5 p0+p2   13 k
        vmovdqu64 zmm24, [rsp + 2944]                ;   198.5 p3      13 k reload
        vpternlogd zmm8, zmm12, [rsp + 5888], 0x96   ;   285.5 p5+p2   13 k
        vmovdqu64 zmm29, [rsp + 3968]                ;   199.5 p3      13 k
        vmovdqu64 zmm12, [rsp + 1856]                ;   199.8 p2      13 k reload
        vpternlogd zmm29, zmm28, zmm12, 0x96         ;   284.8 p0      13 k
        vpternlogd zmm29, zmm24, [rsp + 1600], 0x96  ;   285.8 p5+p3   13 k
        vmovdqu64 [rsp + 8832], zmm29                ;   286.8 p7+p4   13 k spill
        vmovdqu64 zmm29, [rsp + 3584]                ;   200.8 p2      13 k
        vpternlogd zmm29, zmm12, [rsp + 2304], 0x96  ;   285.8 p0+p3   13 k
        vpternlogd zmm29, zmm5, [rsp + 1408], 0x96   ;   286.8 p5+p2   13 k
        vmovdqu64 [rsp + 3584], zmm8                 ;   286.5 p8+p9   13 k spill
        vmovdqu64 zmm8, [rsp + 1664]                 ;   202.5 p3      14 k reload
        vpternlogd zmm29, zmm8, [rsp + 768], 0x96    ;   287.8 p0+p2   13 k
        vpternlogd zmm29, zmm13, zmm10, 0x96         ;   288.8 p5      13 k
        vmovdqu64 [rsp + 8896], zmm29                ;   289.8 p7+p4   13 k spill
        vpxord zmm1, zmm1, [rsp + 1408]              ;   287.8 p0+p3   13 k
        vpternlogd zmm1, zmm2, zmm4, 0x96            ;   288.8 p5      13 k
        vmovdqa64 zmm6, zmm13                        ;   184.8         13 k copy
        vmovdqu64 zmm4, [rsp + 8128]                 ;   257.8 p2      13 k reload
        vpternlogd zmm30, zmm10, zmm13, 0x96         ;   288.8 p0      13 k
        vmovdqu64 zmm13, [rsp + 3136]                ;   204.5 p3      13 k reload
        vmovdqu64 zmm29, [rsp + 2816]                ;   204.8 p2      13 k
        vpternlogd zmm29, zmm8, zmm13, 0x96          ;   289.5 p5      13 k
        vmovdqu64 zmm13, [rsp + 8000]                ;   257.5 p3      13 k reload
        vpternlogd zmm6, zmm17, [rsp + 640], 0x96    ;   289.8 p0+p2   13 k
        vpternlogd zmm29, zmm13, [rsp + 5568], 0x96  ;   290.5 p5+p3   13 k
        vmovdqu64 zmm13, [rsp + 3904]                ;   206.8 p2      15 k reload
        vmovdqu64 zmm2, [rsp + 448]                  ;   207.5 p3      13 k reload
        vpternlogd zmm1, zmm4, zmm2, 0x96            ;   290.8 p0      13 k
        vpxord zmm11, zmm11, zmm18                   ;   291.5 p5      13 k
        vpternlogd zmm1, zmm13, [rsp + 3840], 0x96   ;   291.8 p0+p2   13 k
        vmovdqu64 zmm13, [rsp + 1344]                ;   208.5 p3      13 k
        vpxord zmm13, zmm13, [rsp + 384]             ;   292.5 p5+p2   13 k
        vpxord zmm4, zmm13, [rsp + 2240]             ;   293.5 p0+p3   13 k
        vpternlogd zmm13, zmm18, [rsp + 768], 0x96   ;   293.5 p5+p2   13 k
        vpternlogd zmm13, zmm14, zmm0, 0x96          ;   294.5 p0      13 k
        vpternlogd zmm13, zmm26, zmm7, 0x96          ;   295.5 p5      13 k
        vmovdqu64 zmm7, [rsp + 1600]                 ;   210.5 p3      14 k reload
        vmovdqu64 zmm14, [rsp + 5760]                ;   225.5 p2      15 k reload
        vpternlogd zmm13, zmm14, zmm7, 0x96          ;   296.5 p0      13 k
        vpternlogd zmm6, zmm24, [rsp + 448], 0x96    ;   295.5 p5+p3   13 k
        vmovdqu64 [rsp + 8960], zmm6                 ;   296.5 p8+p9   13 k spill
        vmovdqa64 zmm6, zmm5                         ;   196.5         13 k copy
        vmovdqu64 [r8 + 33024], zmm1                 ;   292.8 p7+p4   29 st
        vmovdqu64 zmm26, [rsp + 1216]                ;   211.8 p2      13 k reload
        vmovdqu64 [rsp + 2240], zmm13                ;   297.5 p8+p9   13 k spill
        vpxord zmm13, zmm14, zmm26                   ;   295.8 p0      13 k
        vpternlogd zmm13, zmm25, zmm27, 0x96         ;   296.8 p5      13 k
        vpternlogd zmm13, zmm19, [rsp + 5056], 0x96  ;   297.8 p0+p3   13 k
        vmovdqu64 zmm19, [rsp + 4672]                ;   217.8 p2      13 k
        vpternlogd zmm19, zmm26, [rsp + 4160], 0x96  ;   297.5 p5+p3   13 k
        vpternlogd zmm19, zmm23, zmm22, 0x96         ;   298.5 p0      13 k
        vmovdqu64 zmm23, [rsp + 2368]                ;   213.8 p2      13 k
        vmovdqu64 zmm25, [rsp + 4608]                ;   215.5 p3      13 k reload
        vpternlogd zmm6, zmm3, [rsp + 320], 0x96     ;   298.5 p5+p2   13 k
        vmovdqu64 zmm22, [rsp + 7872]                ;   255.8 p3      13 k reload
        vpternlogd zmm0, zmm26, [rsp + 6336], 0x96   ;   298.8 p0+p2   13 k
        vmovdqu64 zmm26, [rsp + 7680]                ;   247.5 p3      13 k reload
        vpternlogd zmm0, zmm11, zmm22, 0x96          ;   299.8 p5      13 k
        vpternlogd zmm23, zmm17, [rsp + 1024], 0x96  ;   299.8 p0+p2   13 k
        vpternlogd zmm23, zmm26, zmm25, 0x96         ;   300.8 p5      13 k
        vmovdqa64 zmm26, zmm31                       ;   279.5         13 k copy
        vpternlogd zmm26, zmm22, zmm28, 0x96         ;   300.8 p0      13 k
        vmovdqu64 [rsp + 7680], zmm26                ;   301.8 p7+p4   13 k spill
        vmovdqu64 zmm26, [rsp + 5376]                ;   221.5 p3      13 k
        vpxord zmm22, zmm31, [rsp + 5632]            ;   301.5 p5+p2   13 k
        vpternlogd zmm26, zmm22, [rsp + 5248], 0x96  ;   302.5 p0+p3   13 k
        vmovdqu64 [rsp + 1024], zmm26                ;   303.5 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 256]                 ;   218.8 p2      13 k
        vpxord zmm26, zmm26, [rsp + 4416]            ;   302.5 p5+p3   13 k
        vmovdqu64 [r8 + 33152], zmm19                ;   299.5 p7+p4   29 st
        vpternlogd zmm29, zmm26, zmm30, 0x96         ;   303.5 p0      13 k
        vpternlogd zmm29, zmm7, zmm14, 0x96          ;   304.5 p5      13 k
        vmovdqu64 zmm7, [rsp + 2496]                 ;   219.8 p2      13 k reload
        vmovdqu64 zmm14, [rsp + 8320]                ;   250.5 p3      13 k
        vpternlogd zmm0, zmm26, zmm7, 0x96           ;   303.8 p0      13 k
        vpxord zmm14, zmm14, [rsp + 896]             ;   304.5 p5+p2   13 k
        vpternlogd zmm14, zmm24, [rsp + 5632], 0x96  ;   305.5 p0+p3   13 k
        vmovdqu64 zmm24, [rsp + 7168]                ;   221.8 p2      13 k
        vpxord zmm24, zmm24, [rsp + 192]             ;   305.5 p5+p3   13 k
        vmovdqu64 [rsp + 1600], zmm0                 ;   304.8 p8+p9   13 k spill
        vpternlogd zmm24, zmm5, [rsp + 6848], 0x96   ;   306.5 p0+p2   13 k
        vmovdqu64 zmm5, [rsp + 7616]                 ;   249.8 p3      13 k reload
        vpternlogd zmm24, zmm21, zmm5, 0x96          ;   307.5 p5      13 k
        vpternlogd zmm24, zmm26, [rsp + 2560], 0x96  ;   308.5 p0+p2   13 k
        vmovdqu64 zmm26, [rsp + 2880]                ;   224.5 p3      13 k
        vpxord zmm26, zmm26, [rsp + 1280]            ;   307.5 p5+p2   13 k
        vmovdqu64 zmm5, [rsp + 5824]                 ;   225.5 p3      15 k reload
        vpternlogd zmm26, zmm5, [rsp + 1728], 0x96   ;   308.5 p0+p2   13 k
        vmovdqu64 [rsp + 5824], zmm14                ;   306.5 p7+p4   13 k spill
        vmovdqu64 zmm14, [rsp + 1344]                ;   226.5 p3      13 k
        vmovdqu64 zmm5, [rsp + 6464]                 ;   238.8 p2      13 k reload
        vpternlogd zmm26, zmm6, zmm5, 0x96           ;   309.5 p5      13 k
        vpternlogd zmm14, zmm5, [rsp + 704], 0x96    ;   308.8 p0+p3   13 k
        vpternlogd zmm14, zmm11, [rsp + 5888], 0x96  ;   309.8 p5+p2   13 k
        vmovdqu64 [rsp + 5888], zmm29                ;   305.5 p8+p9   13 k spill
        vmovdqu64 zmm29, [rsp + 3520]                ;   234.5 p3      13 k
        vpxord zmm29, zmm29, [rsp + 2432]            ;   309.8 p0+p2   13 k
        vmovdqu64 zmm0, [rsp + 512]                  ;   229.5 p3      13 k
        vpternlogd zmm29, zmm4, [rsp + 6656], 0x96   ;   310.8 p5+p2   13 k
        vmovdqu64 [rsp + 6656], zmm23                ;   301.8 p7+p4   13 k spill
        vmovdqu64 zmm23, [rsp + 4288]                ;   230.5 p3      13 k
        vmovdqu64 zmm11, [rsp + 3968]                ;   230.8 p2      13 k reload
        vpternlogd zmm14, zmm12, zmm11, 0x96         ;   310.8 p0      13 k
        vpternlogd zmm14, zmm2, [rsp + 3392], 0x96   ;   311.8 p5+p3   13 k
        vmovdqu64 [rsp + 3392], zmm26                ;   310.5 p8+p9   13 k spill
        vmovdqu64 zmm26, [rsp + 2368]                ;   231.8 p2      13 k
        vmovdqu64 zmm2, [rsp + 4032]                 ;   232.5 p3      13 k
        vpxord zmm25, zmm28, [rsp + 3264]            ;   311.8 p0+p2   13 k
        vmovdqu64 [rsp + 2368], zmm14                ;   312.8 p7+p4   13 k spill
        vpternlogd zmm26, zmm30, [rsp + 3456], 0x96  ;   312.5 p5+p3   13 k
        vmovdqu64 zmm14, [rsp + 7936]                ;   253.5 p2      13 k
        vpxord zmm23, zmm23, [rsp + 1792]            ;   312.8 p0+p3   13 k
        vpternlogd zmm2, zmm3, [rsp + 1472], 0x96    ;   313.5 p5+p2   13 k
        vpternlogd zmm14, zmm26, [rsp + 3200], 0x96  ;   313.8 p0+p3   13 k
        vpternlogd zmm2, zmm23, [rsp + 8000], 0x96   ;   314.5 p5+p2   13 k
        vmovdqu64 [rsp + 8000], zmm14                ;   314.8 p8+p9   13 k spill
        vmovdqu64 zmm14, [rsp + 4672]                ;   236.5 p3      13 k
        vmovdqu64 [rsp + 4672], zmm13                ;   298.8 p7+p4   13 k spill
        vmovdqu64 zmm13, [rsp + 3328]                ;   236.8 p2      13 k reload
        vpxord zmm14, zmm14, [rsp + 1728]            ;   314.8 p0+p3   13 k
        vpternlogd zmm14, zmm13, [rsp + 4288], 0x96  ;   315.8 p5+p2   13 k
        vmovdqu64 zmm13, [rsp + 7552]                ;   248.8 p3      13 k reload
        vpternlogd zmm14, zmm6, zmm13, 0x96          ;   316.8 p0      13 k
        vmovdqu64 [rsp + 3328], zmm14                ;   317.8 p8+p9   13 k spill
        vmovdqu64 zmm14, [rsp + 5376]                ;   238.8 p2      13 k
        vmovdqu64 zmm13, [rsp + 1792]                ;   239.5 p3      14 k reload
        vmovdqu64 zmm6, [rsp + 896]                  ;   239.8 p2      13 k reload
        vpternlogd zmm14, zmm13, zmm6, 0x96          ;   316.5 p5      13 k
        vpternlogd zmm14, zmm9, zmm20, 0x96          ;   317.5 p0      13 k
        vpternlogd zmm14, zmm12, zmm11, 0x96         ;   318.5 p5      13 k
        vmovdqu64 zmm12, [rsp + 6784]                ;   240.5 p3      13 k reload
        vpternlogd zmm14, zmm7, zmm15, 0x96          ;   319.5 p0      13 k
        vmovdqu64 zmm7, [rsp + 3456]                 ;   240.8 p2      14 k reload
        vmovdqu64 zmm9, [rsp + 4736]                 ;   241.5 p3      13 k reload
        vpternlogd zmm13, zmm9, zmm7, 0x96           ;   318.5 p5      13 k
        vpxord zmm7, zmm7, zmm6                      ;   318.8 p0      13 k
        vmovdqu64 zmm9, [rsp + 2304]                 ;   241.8 p2      14 k reload
        vpternlogd zmm13, zmm12, zmm9, 0x96          ;   319.5 p5      13 k
        vmovdqu64 zmm12, [rsp + 3200]                ;   242.5 p3      14 k reload
        vmovdqu64 zmm6, [rsp + 3520]                 ;   242.8 p2      13 k reload
        vmovdqu64 zmm19, [rsp + 5184]                ;   243.5 p3      15 k reload
        vpternlogd zmm9, zmm12, [rsp + 2112], 0x96   ;   319.8 p0+p2   13 k
        vpxord zmm0, zmm0, [rsp + 192]               ;   320.5 p5+p3   13 k
        vpternlogd zmm7, zmm31, [rsp + 6080], 0x96   ;   320.8 p0+p2   13 k
        vmovdqu64 zmm31, [rsp + 1728]                ;   245.5 p3      14 k reload
        vmovdqu64 [rsp + 6080], zmm14                ;   320.5 p7+p4   13 k spill
        vmovdqu64 zmm14, [rsp + 3776]                ;   245.8 p2      15 k reload
        vpternlogd zmm9, zmm14, zmm31, 0x96          ;   321.5 p5      13 k
        vmovdqu64 zmm31, [rsp + 6912]                ;   246.5 p3      13 k reload
        vpternlogd zmm9, zmm31, [rsp + 512], 0x96    ;   322.5 p0+p2   13 k
        vmovdqu64 zmm31, [rsp + 3904]                ;   247.5 p3      15 k reload
        vpternlogd zmm13, zmm6, zmm31, 0x96          ;   322.5 p5      13 k
        vmovdqu64 zmm6, [rsp + 1344]                 ;   247.8 p2      14 k reload
        vpternlogd zmm13, zmm6, [rsp + 704], 0x96    ;   323.5 p0+p3   13 k
        vmovdqu64 zmm6, [rsp + 7232]                 ;   248.8 p2      13 k
        vpternlogd zmm6, zmm14, [rsp + 6848], 0x96   ;   323.5 p5+p3   13 k
        vpternlogd zmm6, zmm27, [rsp + 7296], 0x96   ;   324.5 p0+p2   13 k
        vmovdqu64 zmm27, [rsp + 4928]                ;   250.5 p3      13 k reload
        vmovdqu64 zmm1, [rsp + 896]                  ;   250.8 p2      13 k reload
        vpternlogd zmm14, zmm27, [rsp + 1280], 0x96  ;   324.5 p5+p3   13 k
        vpternlogd zmm14, zmm16, zmm31, 0x96         ;   325.5 p0      13 k
        vmovdqu64 zmm27, [rsp + 8128]                ;   257.8 p2      13 k reload
        vmovdqu64 zmm16, [rsp + 7744]                ;   252.5 p3      13 k reload
        vpternlogd zmm6, zmm27, zmm16, 0x96          ;   325.5 p5      13 k
        vpternlogd zmm14, zmm16, [rsp + 7552], 0x96  ;   326.5 p0+p2   13 k
        vpternlogd zmm23, zmm17, [rsp + 1344], 0x96  ;   326.5 p5+p3   13 k
        vmovdqu64 [rsp + 7744], zmm14                ;   327.5 p8+p9   13 k spill
        vmovdqu64 zmm14, [rsp + 6272]                ;   253.8 p2      13 k
        vmovdqu64 zmm16, [rsp + 7104]                ;   254.5 p3      13 k reload
        vpternlogd zmm14, zmm31, zmm16, 0x96         ;   326.8 p0      13 k
        vpternlogd zmm14, zmm0, zmm30, 0x96          ;   327.8 p5      13 k
        vpternlogd zmm13, zmm11, [rsp + 0], 0x96     ;   327.8 p0+p2   13 k
        vmovdqu64 zmm17, [rsp + 8576]                ;   269.8 p3      13 k reload
        vmovdqu64 zmm31, [rsp + 3072]                ;   255.8 p2      13 k
        vpternlogd zmm31, zmm12, [rsp + 640], 0x96   ;   328.5 p5+p3   13 k
        vpternlogd zmm31, zmm5, [rsp + 1920], 0x96   ;   329.5 p0+p2   13 k
        vpternlogd zmm31, zmm22, [rsp + 4352], 0x96  ;   330.5 p5+p3   13 k
        vmovdqu64 zmm22, [rsp + 4800]                ;   257.8 p2      13 k
        vmovdqu64 zmm5, [rsp + 2688]                 ;   258.5 p3      14 k reload
        vpternlogd zmm22, zmm5, [rsp + 1088], 0x96   ;   329.8 p0+p2   13 k
        vmovdqu64 zmm5, [rsp + 768]                  ;   259.5 p3      14 k reload
        vpternlogd zmm22, zmm8, zmm5, 0x96           ;   330.8 p5      13 k
        vmovdqu64 zmm8, [rsp + 6272]                 ;   259.8 p2      13 k reload
        vpxord zmm28, zmm28, zmm8                    ;   330.8 p0      13 k
        vpternlogd zmm22, zmm3, [rsp + 320], 0x96    ;   331.8 p5+p3   13 k
        vmovdqu64 [r8 + 33088], zmm6                 ;   326.5 p7+p4   29 st
        vmovdqu64 zmm6, [rsp + 4096]                 ;   260.8 p2      13 k reload
        vpternlogd zmm14, zmm3, [rsp + 5248], 0x96   ;   331.8 p0+p3   13 k
        vmovdqu64 zmm3, [rsp + 0]                    ;   261.8 p2      13 k reload
        vpternlogd zmm22, zmm11, zmm3, 0x96          ;   332.8 p5      13 k
        vmovdqu64 zmm11, [rsp + 7360]                ;   262.5 p3      13 k reload
        vpternlogd zmm3, zmm8, zmm1, 0x96            ;   332.8 p0      13 k
        vpternlogd zmm8, zmm6, [rsp + 3712], 0x96    ;   333.5 p5+p2   13 k
        vmovdqu64 zmm6, [rsp + 2048]                 ;   263.5 p3      13 k reload
        vpternlogd zmm5, zmm12, [rsp + 832], 0x96    ;   333.8 p0+p2   13 k
        vpxord zmm12, zmm12, zmm1                    ;   334.5 p5      13 k
        vmovdqu64 zmm1, [rsp + 256]                  ;   264.5 p3      13 k reload
        vpternlogd zmm8, zmm11, zmm6, 0x96           ;   334.8 p0      13 k
        vmovdqu64 [r8 + 33216], zmm29                ;   311.8 p8+p9   29 st
        vmovdqu64 zmm11, [rsp + 2176]                ;   274.8 p2      13 k reload
        vpternlogd zmm8, zmm15, zmm11, 0x96          ;   335.8 p5      13 k
        vmovdqu64 zmm15, [rsp + 1984]                ;   265.5 p3      13 k reload
        vpternlogd zmm3, zmm27, zmm1, 0x96           ;   335.8 p0      13 k
        vpternlogd zmm3, zmm15, [rsp + 3264], 0x96   ;   336.8 p5+p2   13 k
        vmovdqu64 zmm15, [rsp + 2624]                ;   266.5 p3      13 k
        vpternlogd zmm15, zmm1, [rsp + 128], 0x96    ;   336.8 p0+p2   13 k
        vmovdqu64 zmm27, [rsp + 8320]                ;   267.5 p3      13 k reload
        vpternlogd zmm15, zmm17, [rsp + 5376], 0x96  ;   337.8 p5+p2   13 k
        vpternlogd zmm15, zmm27, zmm19, 0x96         ;   338.8 p0      13 k
        vpternlogd zmm15, zmm30, zmm10, 0x96         ;   339.8 p5      13 k
        vpternlogd zmm27, zmm19, [rsp + 64], 0x96    ;   338.8 p0+p3   13 k
        vpternlogd zmm27, zmm20, [rsp + 7872], 0x96  ;   339.8 p5+p2   13 k
        vpternlogd zmm27, zmm0, zmm11, 0x96          ;   340.8 p0      13 k
        vmovdqu64 zmm0, [rsp + 6592]                 ;   269.5 p3      13 k reload
        vpternlogd zmm5, zmm0, [rsp + 4288], 0x96    ;   340.5 p5+p2   13 k
        vmovdqu64 zmm0, [rsp + 6528]                 ;   270.5 p3      13 k reload
        vmovdqu64 zmm10, [rsp + 7232]                ;   270.8 p2      13 k reload
        vpternlogd zmm23, zmm0, [rsp + 5696], 0x96   ;   340.8 p0+p3   13 k
        vmovdqu64 [r8 + 32960], zmm3                 ;   337.8 p7+p4   29 st
        mov rsi, qword [rsp + 9680]                  ;   240.7 p10     27 keys reload
        vmovdqu64 zmm3, [rsp + 3904]                 ;   271.8 p2      15 k reload
        vpternlogd zmm5, zmm17, zmm0, 0x96           ;   341.5 p5      13 k
        vmovdqu64 zmm0, [rsp + 448]                  ;   272.5 p3      13 k reload
        vpternlogd zmm5, zmm25, zmm0, 0x96           ;   342.5 p0      13 k
        vmovdqu64 zmm17, [rsp + 4544]                ;   272.8 p2      13 k reload
        vpternlogd zmm23, zmm10, [rsp + 2624], 0x96  ;   342.5 p5+p3   13 k
        vmovdqu64 zmm11, [rsp + 7936]                ;   273.8 p2      13 k reload
        vpternlogd zmm23, zmm18, [rsp + 6144], 0x96  ;   343.5 p0+p3   13 k
        vpternlogd zmm12, zmm21, zmm3, 0x96          ;   343.5 p5      13 k
        vpternlogd zmm23, zmm3, [rsp + 3840], 0x96   ;   344.5 p0+p2   13 k
        vmovdqu64 zmm3, [rsp + 3136]                 ;   275.5 p3      13 k reload
        vmovdqu64 zmm10, [rsp + 5440]                ;   275.8 p2      13 k reload
        vmovdqu64 zmm18, [rsp + 7616]                ;   276.5 p3      13 k reload
        vpternlogd zmm28, zmm3, [rsp + 576], 0x96    ;   344.5 p5+p2   13 k
        vmovdqu64 zmm3, [rsp + 8384]                 ;   277.5 p3      13 k reload
        vpternlogd zmm12, zmm3, [rsp + 4416], 0x96   ;   344.8 p0+p2   13 k
        vmovdqu64 zmm3, [rsp + 4864]                 ;   278.5 p3      13 k reload
        vpternlogd zmm28, zmm10, zmm3, 0x96          ;   345.5 p5      13 k
        vpternlogd zmm3, zmm11, [rsp + 4224], 0x96   ;   345.8 p0+p2   13 k
        vpternlogd zmm11, zmm18, zmm17, 0x96         ;   346.5 p5      13 k
        vpternlogd zmm28, zmm0, [rsp + 4608], 0x96   ;   346.8 p0+p3   13 k
        vmovdqu64 zmm0, [rsp + 8064]                 ;   279.8 p2      13 k reload
        vmovdqu64 [r8 + 32768], zmm0                 ;   285.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5952]                 ;   280.5 p3      13 k reload
        vmovdqu64 [r8 + 32832], zmm0                 ;   286.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8640]                 ;   280.8 p2      13 k reload
        vmovdqu64 [r8 + 32896], zmm0                 ;   286.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 8960]                 ;   296.5 p3      13 k reload
        vmovdqu64 [r9 + 33344], zmm0                 ;   302.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8448]                 ;   281.8 p2      13 k reload
        vmovdqu64 [r9 + 33408], zmm0                 ;   287.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 1152]                 ;   285.5 p3      13 k reload
        vmovdqu64 [r9 + 33472], zmm0                 ;   291.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 2240]                 ;   297.5 p2      13 k reload
        vmovdqu64 [r9 + 33536], zmm0                 ;   303.5 p8+p9   29 st
        vmovdqu64 [r9 + 33280], zmm7                 ;   321.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 7040]                 ;   283.5 p3      13 k reload
        vmovdqu64 [r9 + 33728], zmm0                 ;   289.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 7424]                 ;   283.8 p2      13 k reload
        vmovdqu64 [r9 + 33600], zmm15                ;   340.8 p7+p4   29 st
        vmovdqu64 [r9 + 33664], zmm2                 ;   315.5 p8+p9   29 st
        vmovdqu64 [r10 + 33856], zmm9                ;   323.5 p7+p4   29 st
        vmovdqu64 [r10 + 33920], zmm24               ;   309.5 p8+p9   29 st
        vmovdqu64 [r10 + 34048], zmm0                ;   289.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8896]                 ;   289.8 p3      13 k reload
        vmovdqu64 [r10 + 34176], zmm0                ;   295.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 4992]                 ;   284.8 p2      13 k reload
        vmovdqu64 [r10 + 34112], zmm13               ;   328.8 p7+p4   29 st
        vmovdqu64 [r10 + 33792], zmm11               ;   347.5 p8+p9   29 st
        vmovdqu64 [r10 + 33984], zmm8                ;   336.8 p7+p4   29 st
        vmovdqu64 [r10 + 34240], zmm0                ;   290.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 8768]                 ;   285.5 p3      13 k reload
        vmovdqu64 [r11 + 34304], zmm0                ;   291.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 7488]                 ;   285.8 p2      13 k reload
        vmovdqu64 [r11 + 34368], zmm0                ;   291.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 4480]                 ;   286.5 p3      13 k reload
        vmovdqu64 [r11 + 34432], zmm0                ;   292.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 4672]                 ;   298.8 p2      13 k reload
        vmovdqu64 [r11 + 34624], zmm0                ;   304.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 3584]                 ;   287.5 p3      13 k reload
        vmovdqu64 [r11 + 34688], zmm0                ;   293.5 p7+p4   29 st
        vmovdqu64 [r11 + 34496], zmm5                ;   343.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6720]                 ;   287.8 p2      13 k reload
        vmovdqu64 [r11 + 34752], zmm0                ;   293.8 p7+p4   29 st
        vmovdqu64 zmm2, [rsp + 3008]                 ;   288.5 p3      13 k
        vmovdqu64 zmm0, [rsp + 8000]                 ;   314.8 p2      13 k reload
        vpxord zmm17, zmm17, [rsp + 1728]            ;   347.5 p5+p3   13 k
        vpternlogd zmm17, zmm21, zmm6, 0x96          ;   348.5 p0      13 k
        vpternlogd zmm17, zmm26, zmm25, 0x96         ;   349.5 p5      13 k
        vmovdqu64 [r11 + 34560], zmm23               ;   345.5 p8+p9   29 st
        vmovdqu64 [r12 + 35008], zmm14               ;   332.8 p7+p4   29 st
        vmovdqu64 [r12 + 34816], zmm0                ;   320.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6656]                 ;   301.8 p2      13 k reload
        vmovdqu64 [r12 + 34880], zmm0                ;   307.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 5888]                 ;   305.5 p3      13 k reload
        vmovdqu64 [r12 + 35072], zmm0                ;   311.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 3648]                 ;   290.8 p2      13 k reload
        vmovdqu64 [r12 + 35136], zmm0                ;   296.8 p7+p4   29 st
        vmovdqu64 [r12 + 34944], zmm17               ;   350.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 3328]                 ;   317.8 p3      13 k reload
        vmovdqu64 [r12 + 35200], zmm0                ;   323.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8192]                 ;   291.8 p2      13 k reload
        vmovdqu64 [r12 + 35264], zmm0                ;   297.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 1024]                 ;   303.5 p3      13 k reload
        vmovdqu64 [r13 + 35328], zmm0                ;   309.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8832]                 ;   292.8 p2      13 k reload
        vmovdqu64 [r13 + 35392], zmm0                ;   298.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6080]                 ;   320.5 p3      13 k reload
        vmovdqu64 [r13 + 35520], zmm0                ;   326.5 p7+p4   29 st
        sub r8, rsi                                  ;   258.3 p1      27 keys
        vmovdqu64 [r13 + 35456], zmm31               ;   331.5 p8+p9   29 st
        sub r12, rsi                                 ;   258.7 p6      27 keys
        sub r10, rsi                                 ;   258.8 p11     27 keys
        add r10, 0x1000                              ;   259.8 p1      27 keys
        and r10, 0x7fff                              ;   260.8 p6      27 keys
        vmovdqu64 zmm0, [rsp + 2368]                 ;   312.8 p2      13 k reload
        vmovdqu64 [r13 + 35584], zmm0                ;   318.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 7744]                 ;   327.5 p3      13 k reload
        vmovdqu64 [r13 + 35648], zmm0                ;   333.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 6976]                 ;   294.8 p2      13 k reload
        vmovdqu64 [r13 + 35712], zmm0                ;   300.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8512]                 ;   295.5 p3      13 k reload
        vmovdqu64 [r13 + 35776], zmm0                ;   301.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5760]                 ;   295.8 p2      15 k reload
        vpternlogd zmm2, zmm0, [rsp + 1472], 0x96    ;   348.8 p0+p3   13 k
        vmovdqu64 zmm0, [rsp + 6208]                 ;   296.8 p2      13 k reload
        vmovdqu64 [r14 + 35904], zmm0                ;   302.8 p7+p4   29 st
        vmovdqu64 [r14 + 36032], zmm28               ;   347.8 p8+p9   29 st
        vpternlogd zmm2, zmm1, [rsp + 5504], 0x96    ;   349.8 p5+p3   13 k
        vmovdqu64 zmm1, [rsp + 6016]                 ;   297.8 p2      13 k
        sub r13, rsi                                 ;   262.3 p11     27 keys
        vpternlogd zmm2, zmm10, zmm16, 0x96          ;   350.8 p0      13 k
        sub r9, rsi                                  ;   262.7 p1      27 keys
        add r9, 0x1000                               ;   263.7 p6      27 keys
        vmovdqu64 [r14 + 35840], zmm3                ;   346.8 p7+p4   29 st
        add r13, 0x1000                              ;   263.3 p11     27 keys
        and r9, 0x7fff                               ;   264.7 p1      27 keys
        vmovdqu64 [r14 + 36160], zmm2                ;   351.8 p8+p9   29 st
        mov rcx, rsi                                 ;   263.7         27 keys copy
        mov rax, rsi                                 ;   263.8         27 keys copy
        add r8, 0x1000                               ;   264.0 p6      27 keys
        vmovdqu64 zmm0, [rsp + 8704]                 ;   298.5 p3      13 k reload
        vmovdqu64 [r14 + 36096], zmm0                ;   304.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 3392]                 ;   310.5 p2      13 k reload
        vmovdqu64 [r14 + 36288], zmm0                ;   316.5 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5120]                 ;   299.5 p3      15 k reload
        vpternlogd zmm1, zmm0, [rsp + 960], 0x96     ;   350.5 p5+p2   13 k
        vmovdqu64 zmm0, [rsp + 6400]                 ;   300.5 p3      13 k reload
        vpternlogd zmm1, zmm0, [rsp + 4032], 0x96    ;   351.5 p0+p2   13 k
        vpternlogd zmm1, zmm4, [rsp + 2752], 0x96    ;   352.5 p5+p3   13 k
        vmovdqu64 [r14 + 36224], zmm1                ;   353.5 p7+p4   29 st
        add r9, rsi                                  ;   266.3 p11     27 keys
        mov rbp, rsi                                 ;   266.5         27 keys copy
        vmovdqu64 zmm0, [rsp + 7680]                 ;   301.8 p2      13 k reload
        vmovdqu64 [r14 + 35968], zmm12               ;   345.8 p8+p9   29 st
        vmovdqu64 [r15 + 36352], zmm0                ;   307.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 5824]                 ;   306.5 p3      13 k reload
        vmovdqu64 [r15 + 36736], zmm22               ;   333.8 p8+p9   29 st
        vmovdqu64 [r15 + 36416], zmm0                ;   312.5 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 7808]                 ;   302.8 p2      13 k reload
        vmovdqu64 [r15 + 36480], zmm0                ;   308.8 p8+p9   29 st
        vmovdqu64 [r15 + 36544], zmm27               ;   341.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 1600]                 ;   304.8 p3      13 k reload
        vmovdqu64 [r15 + 36608], zmm0                ;   310.8 p8+p9   29 st
        vmovdqu64 zmm0, [rsp + 5312]                 ;   303.8 p2      13 k reload
        vmovdqu64 [r15 + 36672], zmm0                ;   309.8 p7+p4   29 st
        vmovdqu64 zmm0, [rsp + 8256]                 ;   304.5 p3      13 k reload
        vmovdqu64 [r15 + 36800], zmm0                ;   310.5 p8+p9   29 st
        sub r15, rsi                                 ;   269.5 p1      27 keys
        add r15, 0x1000                              ;   270.5 p6      27 keys
        sub r11, rsi                                 ;   269.8 p11     27 keys
        add r10, rsi                                 ;   270.5 p1      27 keys
        add r11, 0x1000                              ;   270.8 p6      27 keys
        and r8, 0x7fff                               ;   270.8 p11     27 keys
        add r8, rsi                                  ;   271.8 p1      27 keys
        add r12, 0x1000                              ;   271.7 p6      27 keys
        and r12, 0x7fff                              ;   272.7 p11     27 keys
        sub r14, rsi                                 ;   272.5 p1      27 keys
        mov rdi, rsi                                 ;   272.8         27 keys copy
        and r11, 0x7fff                              ;   273.0 p6      27 keys
        add rbp, r12                                 ;   273.7 p11     27 keys
        add r14, 0x1000                              ;   273.5 p1      27 keys
        and r14, 0x7fff                              ;   274.5 p6      27 keys
        add rdi, r11                                 ;   274.2 p11     27 keys
        mov r11, rdi                                 ;   275.2         27 keys copy
        and r13, 0x7fff                              ;   274.5 p1      27 keys
        and r15, 0x7fff                              ;   275.0 p6      27 keys
        add rcx, r14                                 ;   275.5 p11     27 keys
        add rax, r13                                 ;   275.5 p1      27 keys
        add rsi, r15                                 ;   276.0 p6      27 keys
        mov qword [rsp + 9840], rsi                  ;   304.0 p7+p4   27 keys
        mov esi, dword [rsp + 9980]                  ;   275.8 p10     27 keys
        add esi, 0xffffffff                          ;   280.8 p11     27 keys
        mov dword [rsp + 9980], esi                  ;   305.0 p8+p4   27 keys
        mov r14, rcx                                 ;   276.5         27 keys copy
        mov r12, rbp                                 ;   276.5         27 keys copy
        mov r13, rax                                 ;   276.7         27 keys copy
        test esi, esi                                ;                    more keys?
        jne .keys_4
        mov qword [rsp + 9784], r8                   ;                    resident
        mov qword [rsp + 9792], r9                   ;                    resident
        mov qword [rsp + 9800], r10                  ;                    resident
        mov qword [rsp + 9808], r11                  ;                    resident
        mov qword [rsp + 9816], r12                  ;                    resident
        mov qword [rsp + 9824], r13                  ;                    resident
        mov qword [rsp + 9832], r14                  ;                    resident
        mov esi, 8                                   ;     0.0 p0      32 rows reload
        mov dword [rsp + 9984], esi                  ;     1.0 p7+p4   32 rows
        mov r8, qword [rsp + 9680]                   ;     0.3 p2      31 st.0 reload
        mov qword [rsp + 9848], r8                   ;     5.3 p8+p9   32 rows
        mov r9, qword [rsp + 9712]                   ;     0.7 p3      31 st.0 reload
        mov qword [rsp + 9856], r9                   ;     5.7 p7+p4   32 rows
        mov r10, qword [rsp + 9720]                  ;     1.0 p10     31 st.0 reload
        mov qword [rsp + 9864], r10                  ;     6.0 p8+p9   32 rows
        mov r11, qword [rsp + 9728]                  ;     1.3 p2      31 st.0 reload
        mov qword [rsp + 9872], r11                  ;     6.3 p7+p4   32 rows
        mov r12, qword [rsp + 9736]                  ;     1.7 p3      31 st.0 reload
        mov qword [rsp + 9880], r12                  ;     6.7 p8+p9   32 rows
        mov r13, qword [rsp + 9744]                  ;     2.0 p10     31 st.0 reload
        mov qword [rsp + 9888], r13                  ;     7.0 p7+p4   32 rows
        mov r14, qword [rsp + 9752]                  ;     2.3 p2      31 st.0 reload
        mov qword [rsp + 9896], r14                  ;     7.3 p8+p9   32 rows
        mov r15, qword [rsp + 9760]                  ;     2.7 p3      31 st.0 reload
        mov qword [rsp + 9904], r15                  ;     7.7 p7+p4   32 rows
        vmovdqu64 zmm0, [r8 + 32768]                 ;     5.3 p2      31 st
        mov rsi, qword [rsp + 9776]                  ;     3.2 p10     31 st.0 reload
        vpxord zmm0, zmm0, [rsi]                     ;    14.2 p5+p3   31 st
        vmovdqu64 [r8 + 32768], zmm0                 ;    15.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 32832]                 ;     5.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 64]                ;    14.2 p0+p3   31 st
        vmovdqu64 [r8 + 32832], zmm0                 ;    15.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 32896]                 ;     5.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 128]               ;    14.2 p5+p3   31 st
        vmovdqu64 [r8 + 32896], zmm0                 ;    15.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 32960]                 ;     6.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 192]               ;    14.2 p0+p3   31 st
        vmovdqu64 [r8 + 32960], zmm0                 ;    15.2 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 33024]                 ;     7.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 256]               ;    14.2 p5+p3   31 st
        vmovdqu64 [r8 + 33024], zmm0                 ;    15.2 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 33088]                 ;     8.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 320]               ;    14.3 p0+p3   31 st
        vmovdqu64 [r8 + 33088], zmm0                 ;    15.3 p7+p4   31 st
        vmovdqu64 zmm0, [r8 + 33152]                 ;     9.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 384]               ;    15.3 p5+p3   31 st
        vmovdqu64 [r8 + 33152], zmm0                 ;    16.3 p8+p9   31 st
        vmovdqu64 zmm0, [r8 + 33216]                 ;    10.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 448]               ;    16.3 p0+p3   31 st
        vmovdqu64 [r8 + 33216], zmm0                 ;    17.3 p7+p4   31 st
        vmovdqu64 zmm0, [r9 + 33280]                 ;    11.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 512]               ;    17.3 p5+p3   31 st
        vmovdqu64 [r9 + 33280], zmm0                 ;    18.3 p8+p9   31 st
        vmovdqu64 zmm0, [r9 + 33344]                 ;    12.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 576]               ;    18.3 p0+p3   31 st
        vmovdqu64 [r9 + 33344], zmm0                 ;    19.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 640]                  ;    13.3 p2      31 st
        vpxord zmm0, zmm0, [r9 + 33408]              ;    19.3 p5+p3   31 st
        vmovdqu64 [r9 + 33408], zmm0                 ;    20.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 704]                  ;    14.3 p2      31 st
        vpxord zmm0, zmm0, [r9 + 33472]              ;    20.3 p0+p3   31 st
        vmovdqu64 [r9 + 33472], zmm0                 ;    21.3 p7+p4   31 st
        vmovdqu64 zmm0, [r9 + 33536]                 ;    15.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 768]               ;    21.3 p5+p3   31 st
        vmovdqu64 [r9 + 33536], zmm0                 ;    22.3 p8+p9   31 st
        vmovdqu64 zmm0, [r9 + 33600]                 ;    16.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 832]               ;    22.3 p0+p3   31 st
        vmovdqu64 [r9 + 33600], zmm0                 ;    23.3 p7+p4   31 st
        vmovdqu64 zmm0, [r9 + 33664]                 ;    17.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 896]               ;    23.3 p5+p3   31 st
        vmovdqu64 [r9 + 33664], zmm0                 ;    24.3 p8+p9   31 st
        vmovdqu64 zmm0, [r9 + 33728]                 ;    18.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 960]               ;    24.3 p0+p3   31 st
        vmovdqu64 [r9 + 33728], zmm0                 ;    25.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 1024]                 ;    19.3 p2      31 st
        vpxord zmm0, zmm0, [r10 + 33792]             ;    25.3 p5+p3   31 st
        vmovdqu64 [r10 + 33792], zmm0                ;    26.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 1088]                 ;    20.3 p2      31 st
        vpxord zmm0, zmm0, [r10 + 33856]             ;    26.3 p0+p3   31 st
        vmovdqu64 [r10 + 33856], zmm0                ;    27.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 1152]                 ;    21.3 p2      31 st
        vpxord zmm0, zmm0, [r10 + 33920]             ;    27.3 p5+p3   31 st
        vmovdqu64 [r10 + 33920], zmm0                ;    28.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 1216]                 ;    22.3 p2      31 st
        vpxord zmm0, zmm0, [r10 + 33984]             ;    28.3 p0+p3   31 st
        vmovdqu64 [r10 + 33984], zmm0                ;    29.3 p7+p4   31 st
        vmovdqu64 zmm0, [r10 + 34048]                ;    23.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1280]              ;    29.3 p5+p3   31 st
        vmovdqu64 [r10 + 34048], zmm0                ;    30.3 p8+p9   31 st
        vmovdqu64 zmm0, [r10 + 34112]                ;    24.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1344]              ;    30.3 p0+p3   31 st
        vmovdqu64 [r10 + 34112], zmm0                ;    31.3 p7+p4   31 st
        vmovdqu64 zmm0, [r10 + 34176]                ;    25.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1408]              ;    31.3 p5+p3   31 st
        vmovdqu64 [r10 + 34176], zmm0                ;    32.3 p8+p9   31 st
        vmovdqu64 zmm0, [r10 + 34240]                ;    26.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1472]              ;    32.3 p0+p3   31 st
        vmovdqu64 [r10 + 34240], zmm0                ;    33.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 1536]                 ;    27.3 p2      31 st
        vpxord zmm0, zmm0, [r11 + 34304]             ;    33.3 p5+p3   31 st
        vmovdqu64 [r11 + 34304], zmm0                ;    34.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 1600]                 ;    28.3 p2      31 st
        vpxord zmm0, zmm0, [r11 + 34368]             ;    34.3 p0+p3   31 st
        vmovdqu64 [r11 + 34368], zmm0                ;    35.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 1664]                 ;    29.3 p2      31 st
        vpxord zmm0, zmm0, [r11 + 34432]             ;    35.3 p5+p3   31 st
        vmovdqu64 [r11 + 34432], zmm0                ;    36.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 1728]                 ;    30.3 p2      31 st
        vpxord zmm0, zmm0, [r11 + 34496]             ;    36.3 p0+p3   31 st
        vmovdqu64 [r11 + 34496], zmm0                ;    37.3 p7+p4   31 st
        vmovdqu64 zmm0, [r11 + 34560]                ;    31.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1792]              ;    37.3 p5+p3   31 st
        vmovdqu64 [r11 + 34560], zmm0                ;    38.3 p8+p9   31 st
        vmovdqu64 zmm0, [r11 + 34624]                ;    32.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1856]              ;    38.3 p0+p3   31 st
        vmovdqu64 [r11 + 34624], zmm0                ;    39.3 p7+p4   31 st
        vmovdqu64 zmm0, [r11 + 34688]                ;    33.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1920]              ;    39.3 p5+p3   31 st
        vmovdqu64 [r11 + 34688], zmm0                ;    40.3 p8+p9   31 st
        vmovdqu64 zmm0, [r11 + 34752]                ;    34.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 1984]              ;    40.3 p0+p3   31 st
        vmovdqu64 [r11 + 34752], zmm0                ;    41.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 2048]                 ;    35.3 p2      31 st
        vpxord zmm0, zmm0, [r12 + 34816]             ;    41.3 p5+p3   31 st
        vmovdqu64 [r12 + 34816], zmm0                ;    42.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 2112]                 ;    36.3 p2      31 st
        vpxord zmm0, zmm0, [r12 + 34880]             ;    42.3 p0+p3   31 st
        vmovdqu64 [r12 + 34880], zmm0                ;    43.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 2176]                 ;    37.3 p2      31 st
        vpxord zmm0, zmm0, [r12 + 34944]             ;    43.3 p5+p3   31 st
        vmovdqu64 [r12 + 34944], zmm0                ;    44.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 2240]                 ;    38.3 p2      31 st
        vpxord zmm0, zmm0, [r12 + 35008]             ;    44.3 p0+p3   31 st
        vmovdqu64 [r12 + 35008], zmm0                ;    45.3 p7+p4   31 st
        vmovdqu64 zmm0, [r12 + 35072]                ;    39.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2304]              ;    45.3 p5+p3   31 st
        vmovdqu64 [r12 + 35072], zmm0                ;    46.3 p8+p9   31 st
        vmovdqu64 zmm0, [r12 + 35136]                ;    40.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2368]              ;    46.3 p0+p3   31 st
        vmovdqu64 [r12 + 35136], zmm0                ;    47.3 p7+p4   31 st
        vmovdqu64 zmm0, [r12 + 35200]                ;    41.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2432]              ;    47.3 p5+p3   31 st
        vmovdqu64 [r12 + 35200], zmm0                ;    48.3 p8+p9   31 st
        vmovdqu64 zmm0, [r12 + 35264]                ;    42.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2496]              ;    48.3 p0+p3   31 st
        vmovdqu64 [r12 + 35264], zmm0                ;    49.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 2560]                 ;    43.3 p2      31 st
        vpxord zmm0, zmm0, [r13 + 35328]             ;    49.3 p5+p3   31 st
        vmovdqu64 [r13 + 35328], zmm0                ;    50.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 2624]                 ;    44.3 p2      31 st
        vpxord zmm0, zmm0, [r13 + 35392]             ;    50.3 p0+p3   31 st
        vmovdqu64 [r13 + 35392], zmm0                ;    51.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 2688]                 ;    45.3 p2      31 st
        vpxord zmm0, zmm0, [r13 + 35456]             ;    51.3 p5+p3   31 st
        vmovdqu64 [r13 + 35456], zmm0                ;    52.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 2752]                 ;    46.3 p2      31 st
        vpxord zmm0, zmm0, [r13 + 35520]             ;    52.3 p0+p3   31 st
        vmovdqu64 [r13 + 35520], zmm0                ;    53.3 p7+p4   31 st
        vmovdqu64 zmm0, [r13 + 35584]                ;    47.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2816]              ;    53.3 p5+p3   31 st
        vmovdqu64 [r13 + 35584], zmm0                ;    54.3 p8+p9   31 st
        vmovdqu64 zmm0, [r13 + 35648]                ;    48.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2880]              ;    54.3 p0+p3   31 st
        vmovdqu64 [r13 + 35648], zmm0                ;    55.3 p7+p4   31 st
        vmovdqu64 zmm0, [r13 + 35712]                ;    49.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 2944]              ;    55.3 p5+p3   31 st
        vmovdqu64 [r13 + 35712], zmm0                ;    56.3 p8+p9   31 st
        vmovdqu64 zmm0, [r13 + 35776]                ;    50.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 3008]              ;    56.3 p0+p3   31 st
        vmovdqu64 [r13 + 35776], zmm0                ;    57.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3072]                 ;    51.3 p2      31 st
        vpxord zmm0, zmm0, [r14 + 35840]             ;    57.3 p5+p3   31 st
        vmovdqu64 [r14 + 35840], zmm0                ;    58.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 3136]                 ;    52.3 p2      31 st
        vpxord zmm0, zmm0, [r14 + 35904]             ;    58.3 p0+p3   31 st
        vmovdqu64 [r14 + 35904], zmm0                ;    59.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3200]                 ;    53.3 p2      31 st
        vpxord zmm0, zmm0, [r14 + 35968]             ;    59.3 p5+p3   31 st
        vmovdqu64 [r14 + 35968], zmm0                ;    60.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 3264]                 ;    54.3 p2      31 st
        vpxord zmm0, zmm0, [r14 + 36032]             ;    60.3 p0+p3   31 st
        vmovdqu64 [r14 + 36032], zmm0                ;    61.3 p7+p4   31 st
        vmovdqu64 zmm0, [r14 + 36096]                ;    55.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 3328]              ;    61.3 p5+p3   31 st
        vmovdqu64 [r14 + 36096], zmm0                ;    62.3 p8+p9   31 st
        vmovdqu64 zmm0, [r14 + 36160]                ;    56.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 3392]              ;    62.3 p0+p3   31 st
        vmovdqu64 [r14 + 36160], zmm0                ;    63.3 p7+p4   31 st
        vmovdqu64 zmm0, [r14 + 36224]                ;    57.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 3456]              ;    63.3 p5+p3   31 st
        vmovdqu64 [r14 + 36224], zmm0                ;    64.3 p8+p9   31 st
        vmovdqu64 zmm0, [r14 + 36288]                ;    58.3 p2      31 st
        vpxord zmm0, zmm0, [rsi + 3520]              ;    64.3 p0+p3   31 st
        vmovdqu64 [r14 + 36288], zmm0                ;    65.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3584]                 ;    59.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36352]             ;    65.3 p5+p3   31 st
        vmovdqu64 [r15 + 36352], zmm0                ;    66.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 3648]                 ;    60.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36416]             ;    66.3 p0+p3   31 st
        vmovdqu64 [r15 + 36416], zmm0                ;    67.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3712]                 ;    61.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36480]             ;    67.3 p5+p3   31 st
        vmovdqu64 [r15 + 36480], zmm0                ;    68.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 3776]                 ;    62.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36544]             ;    68.3 p0+p3   31 st
        vmovdqu64 [r15 + 36544], zmm0                ;    69.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3840]                 ;    63.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36608]             ;    69.3 p5+p3   31 st
        vmovdqu64 [r15 + 36608], zmm0                ;    70.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 3904]                 ;    64.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36672]             ;    70.3 p0+p3   31 st
        vmovdqu64 [r15 + 36672], zmm0                ;    71.3 p7+p4   31 st
        vmovdqu64 zmm0, [rsi + 3968]                 ;    65.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36736]             ;    71.3 p5+p3   31 st
        vmovdqu64 [r15 + 36736], zmm0                ;    72.3 p8+p9   31 st
        vmovdqu64 zmm0, [rsi + 4032]                 ;    66.3 p2      31 st
        vpxord zmm0, zmm0, [r15 + 36800]             ;    72.3 p0+p3   31 st
        vmovdqu64 [r15 + 36800], zmm0                ;    73.3 p7+p4   31 st
        mov r8, qword [rsp + 9848]                   ;                    resident
        mov r9, qword [rsp + 9856]                   ;                    resident
        mov r10, qword [rsp + 9864]                  ;                    resident
        mov r11, qword [rsp + 9872]                  ;                    resident
        mov r12, qword [rsp + 9880]                  ;                    resident
        mov r13, qword [rsp + 9888]                  ;                    resident
        mov r14, qword [rsp + 9896]                  ;                    resident
        mov r15, qword [rsp + 9904]                  ;                    resident
        align 16
.rows_5:
        vmovdqu64 zmm0, [r8 + 65536]                 ;     0.0 p2      13 a.0
        vmovdqu64 zmm1, [r8 + 65600]                 ;     0.2 p3      13 a.1
        vmovdqa64 zmm2, zmm1                         ;     6.2         13 a copy
        vpternlogd zmm2, zmm0, [r8 + 65728], 0x56    ;     6.2 p0+p2   13 a
        vmovdqu64 zmm3, [r8 + 65664]                 ;     1.2 p3      13 a.2
        vmovdqa64 zmm4, zmm3                         ;     7.2         13 a copy
        vmovdqa64 zmm5, zmm2                         ;     7.2         13 a copy
        vpternlogd zmm5, zmm3, zmm0, 0x95            ;     7.2 p5      13 a
        vmovdqa64 zmm6, zmm5                         ;     8.2         13 a copy
        vpternlogd zmm6, zmm3, zmm1, 0xf6            ;     8.2 p0      13 a
        vmovdqa64 zmm7, zmm6                         ;     9.2         13 a copy
        vpternlogd zmm7, zmm5, zmm2, 0x70            ;     9.2 p5      13 a
        vpternlogd zmm7, zmm1, zmm0, 0x95            ;    10.2 p0      13 a
        vpternlogd zmm2, zmm7, zmm5, 0x87            ;    11.2 p5      13 a
        vpternlogd zmm1, zmm0, zmm2, 0x9e            ;    12.2 p0      13 a
        vmovdqu64 zmm0, [r8 + 65792]                 ;     2.7 p2      13 a.4
        vmovdqu64 zmm8, [r8 + 65856]                 ;     2.8 p3      13 a.5
        vmovdqu64 zmm9, [r8 + 65920]                 ;     3.7 p2      13 a.6
        vmovdqa64 zmm10, zmm9                        ;     9.7         13 a copy
        vpternlogd zmm10, zmm8, zmm0, 0x78           ;     9.7 p5      13 a
        vpternlogd zmm9, zmm8, zmm0, 0x35            ;     9.7 p0      13 a
        vmovdqa64 zmm11, zmm9                        ;    10.7         13 a copy
        vpxord zmm4, zmm4, zmm10                     ;    10.7 p5      13 a
        vmovdqu64 zmm12, [r8 + 65984]                ;     4.0 p3      13 a.7
        vpandd zmm11, zmm11, zmm12                   ;    10.7 p0      13 a
        vpternlogd zmm4, zmm11, zmm1, 0x96           ;    13.2 p5      13 a
        vmovdqa64 zmm11, zmm4                        ;    14.2         13 a copy
        vmovdqa64 zmm13, zmm10                       ;    10.7         13 a copy
        vpternlogd zmm13, zmm12, zmm0, 0x9b          ;    10.7 p0      13 a
        vpternlogd zmm10, zmm13, zmm8, 0x26          ;    11.7 p5      13 a
        vpternlogd zmm13, zmm8, zmm12, 0x58          ;    11.7 p0      13 a
        vpternlogd zmm9, zmm12, zmm13, 0xd2          ;    12.7 p5      13 a
        vpternlogd zmm2, zmm6, zmm9, 0x96            ;    13.7 p0      13 a
        vpternlogd zmm13, zmm7, zmm7, 0xc3           ;    12.7 p5      13 a
        vmovdqa64 zmm6, zmm10                        ;    12.7         13 a copy
        vpternlogd zmm6, zmm5, zmm0, 0x96            ;    12.7 p0      13 a
        vpandd zmm11, zmm11, zmm2                    ;    14.7 p5      13 a
        vmovdqa64 zmm8, zmm2                         ;    14.7         13 a copy
        vmovdqa64 zmm12, zmm13                       ;    13.7         13 a copy
        vpternlogd zmm12, zmm2, zmm4, 0x21           ;    14.7 p0      13 a
        vpternlogd zmm11, zmm12, zmm6, 0xd           ;    15.7 p5      13 a
        vpternlogd zmm1, zmm3, zmm12, 0x96           ;    15.7 p0      13 a
        vpternlogd zmm2, zmm11, zmm13, 0x78          ;    16.7 p5      13 a
        vpternlogd zmm7, zmm2, zmm6, 0x96            ;    17.7 p0      13 a
        vpternlogd zmm10, zmm0, zmm11, 0x69          ;    16.7 p5      13 a
        vpternlogd zmm11, zmm5, zmm5, 0xc3           ;    16.7 p0      13 a
        vpandd zmm2, zmm2, zmm13                     ;    17.7 p5      13 a
        vpternlogd zmm2, zmm12, zmm6, 0xed           ;    18.7 p0      13 a
        vpternlogd zmm1, zmm6, zmm2, 0xb4            ;    19.7 p5      13 a
        vpternlogd zmm4, zmm2, zmm9, 0x69            ;    19.7 p0      13 a
        vpternlogd zmm2, zmm9, zmm1, 0x69            ;    20.7 p5      13 a
        vmovdqa64 zmm0, zmm7                         ;    18.7         13 a copy
        vpternlogd zmm0, zmm13, zmm13, 0xc3          ;    18.7 p0      13 a
        vpxord zmm8, zmm8, zmm4                      ;    20.7 p5      13 a
        vpternlogd zmm11, zmm7, zmm8, 0x87           ;    21.7 p0      13 a
        vpxord zmm3, zmm10, zmm2                     ;    21.7 p5      13 a
        vmovdqa64 zmm5, zmm2                         ;    21.7         13 a copy
        vmovdqa64 zmm6, zmm2                         ;    21.7         13 a copy
        vpternlogd zmm6, zmm0, zmm4, 0xcb            ;    21.7 p0      13 a
        vpternlogd zmm2, zmm0, zmm4, 0x78            ;    21.7 p5      13 a
        vpternlogd zmm4, zmm2, zmm10, 0xb4           ;    22.7 p0      13 a
        vpternlogd zmm3, zmm4, zmm6, 0xe1            ;    23.7 p5      13 a
        vpternlogd zmm2, zmm3, zmm10, 0xb4           ;    24.7 p0      13 a
        vpternlogd zmm10, zmm2, zmm6, 0xb8           ;    25.7 p5      13 a
        vpxord zmm5, zmm5, zmm6                      ;    22.7 p0      13 a
        vpternlogd zmm5, zmm4, zmm2, 0x96            ;    25.7 p5      13 a
        vmovdqa64 zmm0, zmm11                        ;    22.7         13 a copy
        vpternlogd zmm0, zmm7, zmm1, 0x1d            ;    22.7 p0      13 a
        vmovdqa64 zmm4, zmm0                         ;    23.7         13 a copy
        vpternlogd zmm4, zmm7, zmm8, 0xc6            ;    23.7 p5      13 a
        vmovdqa64 zmm6, zmm11                        ;    22.7         13 a copy
        vpternlogd zmm6, zmm7, zmm1, 0xd8            ;    23.7 p0      13 a
        vmovdqa64 zmm9, zmm4                         ;    24.7         13 a copy
        vpternlogd zmm9, zmm11, zmm8, 0xd8           ;    24.7 p5      13 a
        vpternlogd zmm9, zmm0, zmm1, 0x2c            ;    25.7 p0      13 a
        vpternlogd zmm11, zmm1, zmm9, 0x2c           ;    26.7 p5      13 a
        vpternlogd zmm11, zmm7, zmm8, 0x16           ;    27.7 p0      13 a
        vmovdqu64 zmm0, [r9 + 66048]                 ;    13.0 p2      13 a.0
        vmovdqu64 zmm1, [r9 + 66112]                 ;    13.2 p3      13 a.1
        vmovdqa64 zmm7, zmm1                         ;    19.2         13 a copy
        vpternlogd zmm7, zmm0, [r9 + 66240], 0x56    ;    26.3 p5+p2   13 a
        vmovdqu64 zmm8, [r9 + 66176]                 ;    14.2 p3      13 a.2
        vmovdqa64 zmm12, zmm8                        ;    20.2         13 a copy
        vmovdqa64 zmm13, zmm7                        ;    27.3         13 a copy
        vpternlogd zmm13, zmm8, zmm0, 0x95           ;    27.3 p0      13 a
        vmovdqa64 zmm14, zmm13                       ;    28.3         13 a copy
        vpternlogd zmm14, zmm8, zmm1, 0xf6           ;    28.3 p5      13 a
        vmovdqa64 zmm15, zmm14                       ;    29.3         13 a copy
        vpternlogd zmm15, zmm13, zmm7, 0x70          ;    29.3 p0      13 a
        vpternlogd zmm15, zmm1, zmm0, 0x95           ;    30.3 p5      13 a
        vpternlogd zmm7, zmm15, zmm13, 0x87          ;    31.3 p0      13 a
        vpternlogd zmm1, zmm0, zmm7, 0x9e            ;    32.3 p5      13 a
        vmovdqu64 zmm0, [r9 + 66304]                 ;    15.7 p2      13 a.4
        vmovdqu64 zmm16, [r9 + 66368]                ;    15.8 p3      13 a.5
        vmovdqu64 zmm17, [r9 + 66432]                ;    16.7 p2      13 a.6
        vmovdqa64 zmm18, zmm17                       ;    22.7         13 a copy
        vpternlogd zmm18, zmm16, zmm0, 0x78          ;    29.7 p0      13 a
        vpternlogd zmm17, zmm16, zmm0, 0x35          ;    30.3 p5      13 a
        vmovdqa64 zmm19, zmm17                       ;    31.3         13 a copy
        vpxord zmm12, zmm12, zmm18                   ;    30.7 p0      13 a
        vmovdqu64 zmm20, [r9 + 66496]                ;    17.0 p3      13 a.7
        vpandd zmm19, zmm19, zmm20                   ;    31.3 p5      13 a
        vpternlogd zmm12, zmm19, zmm1, 0x96          ;    33.3 p0      13 a
        vmovdqa64 zmm19, zmm12                       ;    34.3         13 a copy
        vmovdqa64 zmm21, zmm18                       ;    30.7         13 a copy
        vpternlogd zmm21, zmm20, zmm0, 0x9b          ;    32.3 p5      13 a
        vpternlogd zmm18, zmm21, zmm16, 0x26         ;    33.3 p0      13 a
        vpternlogd zmm21, zmm16, zmm20, 0x58         ;    33.3 p5      13 a
        vpternlogd zmm17, zmm20, zmm21, 0xd2         ;    34.3 p0      13 a
        vpternlogd zmm7, zmm14, zmm17, 0x96          ;    35.3 p5      13 a
        vpternlogd zmm21, zmm15, zmm15, 0xc3         ;    34.7 p0      13 a
        vmovdqa64 zmm14, zmm18                       ;    34.3         13 a copy
        vpternlogd zmm14, zmm13, zmm0, 0x96          ;    35.3 p5      13 a
        vpandd zmm19, zmm19, zmm7                    ;    36.3 p0      13 a
        vmovdqa64 zmm16, zmm7                        ;    36.3         13 a copy
        vmovdqa64 zmm20, zmm21                       ;    35.7         13 a copy
        vpternlogd zmm20, zmm7, zmm12, 0x21          ;    36.3 p5      13 a
        vpternlogd zmm19, zmm20, zmm14, 0xd          ;    37.3 p0      13 a
        vpternlogd zmm1, zmm8, zmm20, 0x96           ;    37.3 p5      13 a
        vpternlogd zmm7, zmm19, zmm21, 0x78          ;    38.3 p0      13 a
        vpternlogd zmm15, zmm7, zmm14, 0x96          ;    39.3 p5      13 a
        vpternlogd zmm18, zmm0, zmm19, 0x69          ;    38.7 p0      13 a
        vpternlogd zmm19, zmm13, zmm13, 0xc3         ;    39.3 p5      13 a
        vpandd zmm7, zmm7, zmm21                     ;    39.7 p0      13 a
        vpternlogd zmm7, zmm20, zmm14, 0xed          ;    40.7 p5      13 a
        vpternlogd zmm1, zmm14, zmm7, 0xb4           ;    41.7 p0      13 a
        vpternlogd zmm12, zmm7, zmm17, 0x69          ;    41.7 p5      13 a
        vpternlogd zmm7, zmm17, zmm1, 0x69           ;    42.7 p0      13 a
        vmovdqa64 zmm0, zmm15                        ;    40.3         13 a copy
        vpternlogd zmm0, zmm21, zmm21, 0xc3          ;    42.3 p5      13 a
        vpxord zmm16, zmm16, zmm12                   ;    42.7 p0      13 a
        vpternlogd zmm19, zmm15, zmm16, 0x87         ;    43.7 p5      13 a
        vpxord zmm8, zmm18, zmm7                     ;    43.7 p0      13 a
        vmovdqa64 zmm13, zmm7                        ;    43.7         13 a copy
        vmovdqa64 zmm14, zmm7                        ;    43.7         13 a copy
        vpternlogd zmm14, zmm0, zmm12, 0xcb          ;    44.3 p5      13 a
        vpternlogd zmm7, zmm0, zmm12, 0x78           ;    44.7 p0      13 a
        vpternlogd zmm12, zmm7, zmm18, 0xb4          ;    45.7 p5      13 a
        vpternlogd zmm8, zmm12, zmm14, 0xe1          ;    46.7 p0      13 a
        vpternlogd zmm7, zmm8, zmm18, 0xb4           ;    47.7 p5      13 a
        vpternlogd zmm18, zmm7, zmm14, 0xb8          ;    48.7 p0      13 a
        vpxord zmm13, zmm13, zmm14                   ;    47.3 p5      13 a
        vpternlogd zmm13, zmm12, zmm7, 0x96          ;    48.7 p0      13 a
        vmovdqa64 zmm0, zmm19                        ;    44.7         13 a copy
        vpternlogd zmm0, zmm15, zmm1, 0x1d           ;    48.3 p5      13 a
        vmovdqa64 zmm12, zmm0                        ;    49.3         13 a copy
        vpternlogd zmm12, zmm15, zmm16, 0xc6         ;    49.3 p0      13 a
        vmovdqa64 zmm14, zmm19                       ;    44.7         13 a copy
        vpternlogd zmm14, zmm15, zmm1, 0xd8          ;    49.3 p5      13 a
        vmovdqa64 zmm17, zmm12                       ;    50.3         13 a copy
        vpternlogd zmm17, zmm19, zmm16, 0xd8         ;    50.3 p0      13 a
        vpternlogd zmm17, zmm0, zmm1, 0x2c           ;    51.3 p5      13 a
        vpternlogd zmm19, zmm1, zmm17, 0x2c          ;    52.3 p0      13 a
        vpternlogd zmm19, zmm15, zmm16, 0x16         ;    53.3 p5      13 a
        vmovdqu64 zmm0, [r10 + 66560]                ;    26.0 p2      13 a.0
        vmovdqu64 zmm1, [r10 + 66624]                ;    26.2 p3      13 a.1
        vmovdqa64 zmm15, zmm1                        ;    32.2         13 a copy
        vpternlogd zmm15, zmm0, [r10 + 66752], 0x56  ;    51.7 p0+p2   13 a
        vmovdqu64 zmm16, [r10 + 66688]               ;    27.2 p3      13 a.2
        vmovdqa64 zmm20, zmm16                       ;    33.2         13 a copy
        vmovdqa64 zmm21, zmm15                       ;    52.7         13 a copy
        vpternlogd zmm21, zmm16, zmm0, 0x95          ;    52.7 p5      13 a
        vmovdqa64 zmm22, zmm21                       ;    53.7         13 a copy
        vpternlogd zmm22, zmm16, zmm1, 0xf6          ;    53.7 p0      13 a
        vmovdqa64 zmm23, zmm22                       ;    54.7         13 a copy
        vpternlogd zmm23, zmm21, zmm15, 0x70         ;    54.7 p5      13 a
        vpternlogd zmm23, zmm1, zmm0, 0x95           ;    55.7 p0      13 a
        vpternlogd zmm15, zmm23, zmm21, 0x87         ;    56.7 p5      13 a
        vpternlogd zmm1, zmm0, zmm15, 0x9e           ;    57.7 p0      13 a
        vmovdqu64 zmm0, [r10 + 66816]                ;    28.7 p2      13 a.4
        vmovdqu64 zmm24, [r10 + 66880]               ;    28.8 p3      13 a.5
        vmovdqu64 zmm25, [r10 + 66944]               ;    29.7 p2      13 a.6
        vmovdqa64 zmm26, zmm25                       ;    35.7         13 a copy
        vpternlogd zmm26, zmm24, zmm0, 0x78          ;    55.3 p5      13 a
        vpternlogd zmm25, zmm24, zmm0, 0x35          ;    55.7 p0      13 a
        vmovdqa64 zmm27, zmm25                       ;    56.7         13 a copy
        vpxord zmm20, zmm20, zmm26                   ;    56.3 p5      13 a
        vmovdqu64 zmm28, [r10 + 67008]               ;    30.0 p3      13 a.7
        vpandd zmm27, zmm27, zmm28                   ;    56.7 p0      13 a
        vpternlogd zmm20, zmm27, zmm1, 0x96          ;    58.7 p5      13 a
        vmovdqa64 zmm27, zmm20                       ;    59.7         13 a copy
        vmovdqa64 zmm29, zmm26                       ;    56.3         13 a copy
        vpternlogd zmm29, zmm28, zmm0, 0x9b          ;    57.7 p0      13 a
        vpternlogd zmm26, zmm29, zmm24, 0x26         ;    58.7 p5      13 a
        vpternlogd zmm29, zmm24, zmm28, 0x58         ;    58.7 p0      13 a
        vpternlogd zmm25, zmm28, zmm29, 0xd2         ;    59.7 p5      13 a
        vpternlogd zmm15, zmm22, zmm25, 0x96         ;    60.7 p0      13 a
        vpternlogd zmm29, zmm23, zmm23, 0xc3         ;    60.3 p5      13 a
        vmovdqa64 zmm22, zmm26                       ;    59.7         13 a copy
        vpternlogd zmm22, zmm21, zmm0, 0x96          ;    60.7 p0      13 a
        vpandd zmm27, zmm27, zmm15                   ;    61.7 p5      13 a
        vmovdqa64 zmm24, zmm15                       ;    61.7         13 a copy
        vmovdqa64 zmm28, zmm29                       ;    61.3         13 a copy
        vpternlogd zmm28, zmm15, zmm20, 0x21         ;    61.7 p0      13 a
        vpternlogd zmm1, zmm16, zmm28, 0x96          ;    62.7 p5      13 a
        vpternlogd zmm27, zmm28, zmm22, 0xd          ;    62.7 p0      13 a
        vpternlogd zmm15, zmm27, zmm29, 0x78         ;    63.7 p5      13 a
        vpternlogd zmm23, zmm15, zmm22, 0x96         ;    64.7 p0      13 a
        vpternlogd zmm26, zmm0, zmm27, 0x69          ;    64.3 p5      13 a
        vpternlogd zmm27, zmm21, zmm21, 0xc3         ;    64.7 p0      13 a
        vpandd zmm15, zmm15, zmm29                   ;    65.3 p5      13 a
        vpternlogd zmm15, zmm28, zmm22, 0xed         ;    66.3 p0      13 a
        vpternlogd zmm1, zmm22, zmm15, 0xb4          ;    67.3 p5      13 a
        vpternlogd zmm20, zmm15, zmm25, 0x69         ;    67.3 p0      13 a
        vpternlogd zmm15, zmm25, zmm1, 0x69          ;    68.3 p5      13 a
        vmovdqa64 zmm0, zmm23                        ;    65.7         13 a copy
        vpternlogd zmm0, zmm29, zmm29, 0xc3          ;    67.7 p0      13 a
        vpxord zmm24, zmm24, zmm20                   ;    68.3 p5      13 a
        vpternlogd zmm27, zmm23, zmm24, 0x87         ;    69.3 p0      13 a
        vpxord zmm16, zmm26, zmm15                   ;    69.3 p5      13 a
        vmovdqa64 zmm21, zmm15                       ;    69.3         13 a copy
        vpternlogd zmm21, zmm0, zmm20, 0xcb          ;    69.7 p0      13 a
        vpternlogd zmm0, zmm15, zmm20, 0x6c          ;    70.3 p5      13 a
        vpternlogd zmm20, zmm0, zmm26, 0xb4          ;    71.3 p0      13 a
        vpternlogd zmm16, zmm20, zmm21, 0xe1         ;    72.3 p5      13 a
        vpternlogd zmm20, zmm15, zmm21, 0x96         ;    72.3 p0      13 a
        vpternlogd zmm0, zmm16, zmm26, 0xb4          ;    73.3 p5      13 a
        vpternlogd zmm26, zmm21, zmm0, 0xd8          ;    74.3 p0      13 a
        vpxord zmm20, zmm20, zmm0                    ;    74.3 p5      13 a
        vmovdqa64 zmm15, zmm27                       ;    70.3         13 a copy
        vpternlogd zmm15, zmm23, zmm1, 0x1d          ;    73.7 p0      13 a
        vmovdqa64 zmm21, zmm15                       ;    74.7         13 a copy
        vpternlogd zmm21, zmm23, zmm24, 0xc6         ;    74.7 p5      13 a
        vmovdqa64 zmm22, zmm27                       ;    70.3         13 a copy
        vpternlogd zmm22, zmm23, zmm1, 0xd8          ;    74.7 p0      13 a
        vmovdqa64 zmm25, zmm21                       ;    75.7         13 a copy
        vpternlogd zmm25, zmm27, zmm24, 0xd8         ;    75.7 p5      13 a
        vpternlogd zmm25, zmm15, zmm1, 0x2c          ;    76.7 p0      13 a
        vpternlogd zmm27, zmm1, zmm25, 0x2c          ;    77.7 p5      13 a
        vpternlogd zmm27, zmm23, zmm24, 0x16         ;    78.7 p0      13 a
        vmovdqu64 zmm1, [r11 + 67072]                ;    38.8 p2      14 a.0
        vmovdqu64 zmm15, [r11 + 67136]               ;    39.0 p3      14 a.1
        vmovdqa64 zmm23, zmm15                       ;    45.0         14 a copy
        vpternlogd zmm23, zmm1, [r11 + 67264], 0x56  ;    77.3 p5+p2   14 a
        vmovdqu64 zmm24, [r11 + 67200]               ;    40.0 p3      14 a.2
        vmovdqa64 zmm28, zmm24                       ;    46.0         14 a copy
        vmovdqa64 zmm29, zmm23                       ;    78.3         14 a copy
        vpternlogd zmm29, zmm24, zmm1, 0x95          ;    78.3 p0      14 a
        vmovdqa64 zmm30, zmm29                       ;    79.3         14 a copy
        vpternlogd zmm30, zmm24, zmm15, 0xf6         ;    79.3 p5      14 a
        vmovdqa64 zmm31, zmm30                       ;    80.3         14 a copy
        vpternlogd zmm31, zmm29, zmm23, 0x70         ;    80.3 p0      14 a
        vpternlogd zmm31, zmm15, zmm1, 0x95          ;    81.3 p5      14 a
        vpternlogd zmm23, zmm31, zmm29, 0x87         ;    82.3 p0      14 a
        vpternlogd zmm15, zmm1, zmm23, 0x9e          ;    83.3 p5      14 a
        vmovdqu64 zmm1, [r11 + 67328]                ;    41.5 p2      14 a.4
        vmovdqu64 [rsp + 192], zmm4                  ;    41.7 p7+p4   13 a spill
        vmovdqu64 zmm4, [r11 + 67392]                ;    41.8 p3      14 a.5
        vmovdqu64 [rsp + 0], zmm6                    ;    42.0 p8+p9   13 a spill
        vmovdqu64 zmm6, [r11 + 67456]                ;    42.5 p2      14 a.6
        vmovdqu64 [rsp + 64], zmm16                  ;    73.3 p7+p4   13 a spill
        vmovdqa64 zmm16, zmm6                        ;    48.5         14 a copy
        vpternlogd zmm16, zmm4, zmm1, 0x78           ;    80.7 p0      14 a
        vpternlogd zmm6, zmm4, zmm1, 0x35            ;    81.3 p5      14 a
        vpxord zmm28, zmm28, zmm16                   ;    81.7 p0      14 a
        vmovdqu64 [rsp + 128], zmm25                 ;    77.7 p8+p9   13 a spill
        vmovdqa64 zmm25, zmm6                        ;    82.3         14 a copy
        vmovdqu64 [rsp + 256], zmm26                 ;    75.3 p7+p4   13 a spill
        vmovdqu64 zmm26, [r11 + 67520]               ;    43.7 p3      14 a.7
        vpandd zmm25, zmm25, zmm26                   ;    82.3 p5      14 a
        vpternlogd zmm28, zmm25, zmm15, 0x96         ;    84.3 p0      14 a
        vmovdqa64 zmm25, zmm16                       ;    81.7         14 a copy
        vpternlogd zmm25, zmm26, zmm1, 0x9b          ;    83.3 p5      14 a
        vpternlogd zmm16, zmm25, zmm4, 0x26          ;    84.3 p0      14 a
        vpternlogd zmm25, zmm4, zmm26, 0x58          ;    84.3 p5      14 a
        vpternlogd zmm6, zmm26, zmm25, 0xd2          ;    85.3 p0      14 a
        vpternlogd zmm23, zmm30, zmm6, 0x96          ;    86.3 p5      14 a
        vpternlogd zmm25, zmm31, zmm31, 0xc3         ;    85.7 p0      14 a
        vpandd zmm4, zmm28, zmm23                    ;    87.3 p5      14 a
        vmovdqa64 zmm26, zmm16                       ;    85.3         14 a copy
        vpternlogd zmm26, zmm29, zmm1, 0x96          ;    86.7 p0      14 a
        vmovdqa64 zmm30, zmm25                       ;    86.7         14 a copy
        vpternlogd zmm30, zmm23, zmm28, 0x21         ;    87.3 p5      14 a
        vpternlogd zmm15, zmm24, zmm30, 0x96         ;    88.3 p0      14 a
        vpternlogd zmm4, zmm30, zmm26, 0xd           ;    88.3 p5      14 a
        vpternlogd zmm16, zmm1, zmm4, 0x69           ;    89.3 p0      14 a
        vmovdqa64 zmm1, zmm4                         ;    89.3         14 a copy
        vpternlogd zmm1, zmm29, zmm29, 0xc3          ;    89.3 p5      14 a
        vpternlogd zmm4, zmm25, zmm23, 0x6a          ;    89.7 p0      14 a
        vpternlogd zmm31, zmm4, zmm26, 0x96          ;    90.7 p5      14 a
        vpandd zmm4, zmm4, zmm25                     ;    90.7 p0      14 a
        vpternlogd zmm4, zmm30, zmm26, 0xed          ;    91.7 p5      14 a
        vpternlogd zmm15, zmm26, zmm4, 0xb4          ;    92.7 p0      14 a
        vpternlogd zmm28, zmm4, zmm6, 0x69           ;    92.7 p5      14 a
        vpternlogd zmm4, zmm6, zmm15, 0x69           ;    93.7 p0      14 a
        vmovdqa64 zmm6, zmm31                        ;    91.7         14 a copy
        vpternlogd zmm6, zmm25, zmm25, 0xc3          ;    93.3 p5      14 a
        vpxord zmm23, zmm23, zmm28                   ;    93.7 p0      14 a
        vpternlogd zmm1, zmm31, zmm23, 0x87          ;    94.7 p5      14 a
        vpxord zmm24, zmm16, zmm4                    ;    94.7 p0      14 a
        vmovdqa64 zmm25, zmm4                        ;    94.7         14 a copy
        vmovdqa64 zmm26, zmm4                        ;    94.7         14 a copy
        vpternlogd zmm26, zmm6, zmm28, 0xcb          ;    95.3 p5      14 a
        vpternlogd zmm4, zmm6, zmm28, 0x78           ;    95.7 p0      14 a
        vpternlogd zmm28, zmm4, zmm16, 0xb4          ;    96.7 p5      14 a
        vpternlogd zmm24, zmm28, zmm26, 0xe1         ;    97.7 p0      14 a
        vpternlogd zmm4, zmm24, zmm16, 0xb4          ;    98.7 p5      14 a
        vpternlogd zmm16, zmm4, zmm26, 0xb8          ;    99.7 p0      14 a
        vpxord zmm25, zmm25, zmm26                   ;    98.3 p5      14 a
        vpternlogd zmm25, zmm28, zmm4, 0x96          ;    99.7 p0      14 a
        vmovdqu64 zmm6, [r12 + 67584]                ;    50.7 p2      14 a.0
        vmovdqu64 zmm26, [r12 + 67648]               ;    50.8 p3      14 a.1
        vmovdqa64 zmm28, zmm26                       ;    56.8         14 a copy
        vpternlogd zmm28, zmm6, [r12 + 67776], 0x56  ;    99.3 p5+p2   14 a
        vmovdqa64 zmm29, zmm1                        ;    95.7         14 a copy
        vpternlogd zmm29, zmm31, zmm15, 0x1d         ;    99.7 p0      14 a
        vmovdqa64 zmm30, zmm29                       ;   100.7         14 a copy
        vpternlogd zmm30, zmm31, zmm23, 0xc6         ;   100.7 p5      14 a
        vmovdqu64 [rsp + 320], zmm12                 ;    52.2 p8+p9   13 a spill
        vmovdqa64 zmm12, zmm1                        ;    95.7         14 a copy
        vpternlogd zmm12, zmm31, zmm15, 0xd8         ;   100.7 p0      14 a
        vmovdqu64 [rsp + 704], zmm12                 ;   101.7 p7+p4   14 a spill
        vmovdqa64 zmm12, zmm30                       ;   101.7         14 a copy
        vpternlogd zmm12, zmm1, zmm23, 0xd8          ;   101.7 p5      14 a
        vpternlogd zmm12, zmm29, zmm15, 0x2c         ;   102.7 p0      14 a
        vpternlogd zmm1, zmm15, zmm12, 0x2c          ;   103.7 p5      14 a
        vpternlogd zmm1, zmm31, zmm23, 0x16          ;   104.7 p0      14 a
        vmovdqu64 zmm15, [r12 + 67712]               ;    53.7 p3      14 a.2
        vmovdqa64 zmm23, zmm15                       ;    59.7         14 a copy
        vmovdqa64 zmm29, zmm28                       ;   100.3         14 a copy
        vpternlogd zmm29, zmm15, zmm6, 0x95          ;   103.3 p5      14 a
        vmovdqa64 zmm31, zmm29                       ;   104.3         14 a copy
        vpternlogd zmm31, zmm15, zmm26, 0xf6         ;   104.3 p0      14 a
        vmovdqu64 [rsp + 768], zmm12                 ;   103.7 p8+p9   14 a spill
        vmovdqa64 zmm12, zmm31                       ;   105.3         14 a copy
        vpternlogd zmm12, zmm29, zmm28, 0x70         ;   105.3 p5      14 a
        vpternlogd zmm12, zmm26, zmm6, 0x95          ;   106.3 p0      14 a
        vpternlogd zmm28, zmm12, zmm29, 0x87         ;   107.3 p5      14 a
        vpternlogd zmm26, zmm6, zmm28, 0x9e          ;   108.3 p0      14 a
        vmovdqu64 zmm6, [r12 + 67840]                ;    55.7 p2      14 a.4
        vmovdqu64 [rsp + 640], zmm30                 ;   101.7 p7+p4   14 a spill
        vmovdqu64 zmm30, [r12 + 67904]               ;    56.0 p3      14 a.5
        vmovdqu64 [rsp + 896], zmm22                 ;    75.7 p8+p9   13 a spill
        vmovdqu64 zmm22, [r12 + 67968]               ;    56.7 p2      14 a.6
        vmovdqu64 [rsp + 512], zmm27                 ;    79.7 p7+p4   13 a spill
        vmovdqa64 zmm27, zmm22                       ;    62.7         14 a copy
        vpternlogd zmm27, zmm30, zmm6, 0x78          ;   106.3 p5      14 a
        vpternlogd zmm22, zmm30, zmm6, 0x35          ;   106.7 p0      14 a
        vpxord zmm23, zmm23, zmm27                   ;   107.3 p5      14 a
        vmovdqu64 [rsp + 832], zmm19                 ;    58.7 p8+p9   13 a spill
        vmovdqa64 zmm19, zmm22                       ;   107.7         14 a copy
        vmovdqu64 [rsp + 448], zmm18                 ;    59.8 p7+p4   13 a spill
        vmovdqu64 zmm18, [r12 + 68032]               ;    57.8 p3      14 a.7
        vpandd zmm19, zmm19, zmm18                   ;   107.7 p0      14 a
        vpternlogd zmm23, zmm19, zmm26, 0x96         ;   109.3 p5      14 a
        vmovdqa64 zmm19, zmm27                       ;   107.3         14 a copy
        vpternlogd zmm19, zmm18, zmm6, 0x9b          ;   108.7 p0      14 a
        vpternlogd zmm27, zmm19, zmm30, 0x26         ;   109.7 p5      14 a
        vpternlogd zmm19, zmm30, zmm18, 0x58         ;   109.7 p0      14 a
        vpternlogd zmm22, zmm18, zmm19, 0xd2         ;   110.7 p5      14 a
        vpternlogd zmm28, zmm31, zmm22, 0x96         ;   111.7 p0      14 a
        vpternlogd zmm19, zmm12, zmm12, 0xc3         ;   111.3 p5      14 a
        vpandd zmm18, zmm23, zmm28                   ;   112.7 p0      14 a
        vmovdqa64 zmm30, zmm27                       ;   110.7         14 a copy
        vpternlogd zmm30, zmm29, zmm6, 0x96          ;   112.3 p5      14 a
        vmovdqa64 zmm31, zmm19                       ;   112.3         14 a copy
        vpternlogd zmm31, zmm28, zmm23, 0x21         ;   112.7 p0      14 a
        vpternlogd zmm26, zmm15, zmm31, 0x96         ;   113.7 p5      14 a
        vpternlogd zmm18, zmm31, zmm30, 0xd          ;   113.7 p0      14 a
        vpternlogd zmm27, zmm6, zmm18, 0x69          ;   114.7 p5      14 a
        vmovdqa64 zmm6, zmm18                        ;   114.7         14 a copy
        vpternlogd zmm6, zmm29, zmm29, 0xc3          ;   114.7 p0      14 a
        vpternlogd zmm18, zmm19, zmm28, 0x6a         ;   115.3 p5      14 a
        vpternlogd zmm12, zmm18, zmm30, 0x96         ;   116.3 p0      14 a
        vpandd zmm18, zmm18, zmm19                   ;   116.3 p5      14 a
        vpternlogd zmm18, zmm31, zmm30, 0xed         ;   117.3 p0      14 a
        vpternlogd zmm26, zmm30, zmm18, 0xb4         ;   118.3 p5      14 a
        vpternlogd zmm23, zmm18, zmm22, 0x69         ;   118.3 p0      14 a
        vpternlogd zmm18, zmm22, zmm26, 0x69         ;   119.3 p5      14 a
        vmovdqa64 zmm15, zmm12                       ;   117.3         14 a copy
        vpternlogd zmm15, zmm19, zmm19, 0xc3         ;   118.7 p0      14 a
        vpxord zmm28, zmm28, zmm23                   ;   119.3 p5      14 a
        vpternlogd zmm6, zmm12, zmm28, 0x87          ;   120.3 p0      14 a
        vpxord zmm19, zmm27, zmm18                   ;   120.3 p5      14 a
        vmovdqa64 zmm22, zmm18                       ;   120.3         14 a copy
        vmovdqa64 zmm29, zmm18                       ;   120.3         14 a copy
        vpternlogd zmm29, zmm15, zmm23, 0xcb         ;   120.7 p0      14 a
        vpternlogd zmm18, zmm15, zmm23, 0x78         ;   121.3 p5      14 a
        vpternlogd zmm23, zmm18, zmm27, 0xb4         ;   122.3 p0      14 a
        vpternlogd zmm19, zmm23, zmm29, 0xe1         ;   123.3 p5      14 a
        vpternlogd zmm18, zmm19, zmm27, 0xb4         ;   124.3 p0      14 a
        vpternlogd zmm27, zmm18, zmm29, 0xb8         ;   125.3 p5      14 a
        vpxord zmm22, zmm22, zmm29                   ;   123.7 p0      14 a
        vpternlogd zmm22, zmm23, zmm18, 0x96         ;   125.3 p5      14 a
        vmovdqu64 zmm15, [r13 + 68096]               ;    64.8 p2      14 a.0
        vmovdqu64 zmm23, [r13 + 68160]               ;    65.0 p3      14 a.1
        vmovdqa64 zmm29, zmm23                       ;    71.0         14 a copy
        vpternlogd zmm29, zmm15, [r13 + 68288], 0x56 ;   124.7 p0+p2   14 a
        vmovdqa64 zmm30, zmm6                        ;   121.3         14 a copy
        vpternlogd zmm30, zmm12, zmm26, 0x1d         ;   125.3 p5      14 a
        vmovdqa64 zmm31, zmm30                       ;   126.3         14 a copy
        vpternlogd zmm31, zmm12, zmm28, 0xc6         ;   126.3 p0      14 a
        vmovdqu64 [rsp + 384], zmm27                 ;   126.3 p8+p9   14 a spill
        vmovdqa64 zmm27, zmm6                        ;   121.3         14 a copy
        vpternlogd zmm27, zmm12, zmm26, 0xd8         ;   126.3 p5      14 a
        vmovdqu64 [rsp + 1344], zmm8                 ;    66.8 p7+p4   13 a spill
        vmovdqa64 zmm8, zmm31                        ;   127.3         14 a copy
        vpternlogd zmm8, zmm6, zmm28, 0xd8           ;   127.3 p0      14 a
        vpternlogd zmm8, zmm30, zmm26, 0x2c          ;   128.3 p5      14 a
        vpternlogd zmm6, zmm26, zmm8, 0x2c           ;   129.3 p0      14 a
        vpternlogd zmm6, zmm12, zmm28, 0x16          ;   130.3 p5      14 a
        vmovdqu64 zmm12, [r13 + 68224]               ;    67.8 p3      14 a.2
        vmovdqa64 zmm26, zmm12                       ;    73.8         14 a copy
        vmovdqa64 zmm28, zmm29                       ;   125.7         14 a copy
        vpternlogd zmm28, zmm12, zmm15, 0x95         ;   128.7 p0      14 a
        vmovdqa64 zmm30, zmm28                       ;   129.7         14 a copy
        vpternlogd zmm30, zmm12, zmm23, 0xf6         ;   129.7 p5      14 a
        vmovdqu64 [rsp + 1088], zmm3                 ;    68.8 p8+p9   13 a spill
        vmovdqa64 zmm3, zmm30                        ;   130.7         14 a copy
        vpternlogd zmm3, zmm28, zmm29, 0x70          ;   130.7 p0      14 a
        vpternlogd zmm3, zmm23, zmm15, 0x95          ;   131.7 p5      14 a
        vpternlogd zmm29, zmm3, zmm28, 0x87          ;   132.7 p0      14 a
        vpternlogd zmm23, zmm15, zmm29, 0x9e         ;   133.7 p5      14 a
        vmovdqu64 zmm15, [r13 + 68352]               ;    69.8 p2      14 a.4
        vmovdqu64 [rsp + 960], zmm9                  ;    70.0 p7+p4   13 a spill
        vmovdqu64 zmm9, [r13 + 68416]                ;    70.2 p3      14 a.5
        vmovdqu64 [rsp + 576], zmm27                 ;   127.3 p8+p9   14 a spill
        vmovdqu64 zmm27, [r13 + 68480]               ;    70.8 p2      14 a.6
        vmovdqu64 [rsp + 1152], zmm17                ;    72.0 p7+p4   13 a spill
        vmovdqa64 zmm17, zmm27                       ;    76.8         14 a copy
        vpternlogd zmm17, zmm9, zmm15, 0x78          ;   131.7 p0      14 a
        vpternlogd zmm27, zmm9, zmm15, 0x35          ;   132.3 p5      14 a
        vpxord zmm26, zmm26, zmm17                   ;   132.7 p0      14 a
        vmovdqu64 [rsp + 1024], zmm20                ;    75.3 p8+p9   13 a spill
        vmovdqa64 zmm20, zmm27                       ;   133.3         14 a copy
        vmovdqu64 [rsp + 1280], zmm19                ;   124.3 p7+p4   14 a spill
        vmovdqu64 zmm19, [r13 + 68544]               ;    72.0 p3      14 a.7
        vpandd zmm20, zmm20, zmm19                   ;   133.3 p5      14 a
        vpternlogd zmm26, zmm20, zmm23, 0x96         ;   134.7 p0      14 a
        vmovdqa64 zmm20, zmm17                       ;   132.7         14 a copy
        vpternlogd zmm20, zmm19, zmm15, 0x9b         ;   134.3 p5      14 a
        vpternlogd zmm17, zmm20, zmm9, 0x26          ;   135.3 p0      14 a
        vpternlogd zmm20, zmm9, zmm19, 0x58          ;   135.3 p5      14 a
        vpternlogd zmm27, zmm19, zmm20, 0xd2         ;   136.3 p0      14 a
        vpternlogd zmm29, zmm30, zmm27, 0x96         ;   137.3 p5      14 a
        vpternlogd zmm20, zmm3, zmm3, 0xc3           ;   136.7 p0      14 a
        vpandd zmm9, zmm26, zmm29                    ;   138.3 p5      14 a
        vmovdqa64 zmm19, zmm17                       ;   136.3         14 a copy
        vpternlogd zmm19, zmm28, zmm15, 0x96         ;   137.7 p0      14 a
        vmovdqa64 zmm30, zmm20                       ;   137.7         14 a copy
        vpternlogd zmm30, zmm29, zmm26, 0x21         ;   138.3 p5      14 a
        vpternlogd zmm23, zmm12, zmm30, 0x96         ;   139.3 p0      14 a
        vpternlogd zmm9, zmm30, zmm19, 0xd           ;   139.3 p5      14 a
        vpternlogd zmm17, zmm15, zmm9, 0x69          ;   140.3 p0      14 a
        vmovdqa64 zmm12, zmm9                        ;   140.3         14 a copy
        vpternlogd zmm12, zmm28, zmm28, 0xc3         ;   140.3 p5      14 a
        vpternlogd zmm9, zmm20, zmm29, 0x6a          ;   140.7 p0      14 a
        vpternlogd zmm3, zmm9, zmm19, 0x96           ;   141.7 p5      14 a
        vpandd zmm9, zmm9, zmm20                     ;   141.7 p0      14 a
        vpternlogd zmm9, zmm30, zmm19, 0xed          ;   142.7 p5      14 a
        vpternlogd zmm23, zmm19, zmm9, 0xb4          ;   143.7 p0      14 a
        vpternlogd zmm26, zmm9, zmm27, 0x69          ;   143.7 p5      14 a
        vpternlogd zmm9, zmm27, zmm23, 0x69          ;   144.7 p0      14 a
        vmovdqa64 zmm15, zmm3                        ;   142.7         14 a copy
        vpternlogd zmm15, zmm20, zmm20, 0xc3         ;   144.3 p5      14 a
        vpxord zmm29, zmm29, zmm26                   ;   144.7 p0      14 a
        vpternlogd zmm12, zmm3, zmm29, 0x87          ;   145.7 p5      14 a
        vmovdqu64 zmm19, [r14 + 68608]               ;    77.2 p2      15 a.0
        vmovdqu64 zmm20, [r14 + 68672]               ;    77.3 p3      15 a.1
        vmovdqa64 zmm27, zmm20                       ;    83.3         15 a copy
        vpternlogd zmm27, zmm19, [r14 + 68800], 0x56 ;   145.7 p0+p2   15 a
        vmovdqa64 zmm28, zmm9                        ;   145.7         14 a copy
        vpternlogd zmm28, zmm15, zmm26, 0xcb         ;   146.3 p5      14 a
        vpternlogd zmm15, zmm9, zmm26, 0x6c          ;   146.7 p0      14 a
        vpternlogd zmm26, zmm15, zmm17, 0xb4         ;   147.7 p5      14 a
        vpxord zmm30, zmm9, zmm17                    ;   147.7 p0      14 a
        vpternlogd zmm30, zmm26, zmm28, 0xe1         ;   148.7 p5      14 a
        vpternlogd zmm15, zmm30, zmm17, 0xb4         ;   149.7 p0      14 a
        vpternlogd zmm17, zmm15, zmm28, 0xb8         ;   150.7 p5      14 a
        vpxord zmm9, zmm9, zmm28                     ;   149.7 p0      14 a
        vpternlogd zmm9, zmm26, zmm15, 0x96          ;   150.7 p5      14 a
        vmovdqa64 zmm26, zmm12                       ;   146.7         14 a copy
        vpternlogd zmm26, zmm3, zmm23, 0x1d          ;   150.7 p0      14 a
        vmovdqa64 zmm28, zmm26                       ;   151.7         14 a copy
        vpternlogd zmm28, zmm3, zmm29, 0xc6          ;   151.7 p5      14 a
        vmovdqu64 [rsp + 1408], zmm17                ;   151.7 p8+p9   14 a spill
        vmovdqa64 zmm17, zmm12                       ;   146.7         14 a copy
        vpternlogd zmm17, zmm3, zmm23, 0xd8          ;   151.7 p0      14 a
        vmovdqu64 [rsp + 1600], zmm17                ;   152.7 p7+p4   14 a spill
        vmovdqa64 zmm17, zmm28                       ;   152.7         14 a copy
        vpternlogd zmm17, zmm12, zmm29, 0xd8         ;   152.7 p5      14 a
        vpternlogd zmm17, zmm26, zmm23, 0x2c         ;   153.7 p0      14 a
        vpternlogd zmm12, zmm23, zmm17, 0x2c         ;   154.7 p5      14 a
        vpternlogd zmm12, zmm3, zmm29, 0x16          ;   155.7 p0      14 a
        vmovdqu64 zmm3, [r14 + 68736]                ;    81.8 p3      15 a.2
        vmovdqa64 zmm23, zmm3                        ;    87.8         15 a copy
        vmovdqa64 zmm26, zmm27                       ;   146.7         15 a copy
        vpternlogd zmm26, zmm3, zmm19, 0x95          ;   154.3 p5      15 a
        vmovdqa64 zmm29, zmm26                       ;   155.3         15 a copy
        vpternlogd zmm29, zmm3, zmm20, 0xf6          ;   155.3 p0      15 a
        vmovdqu64 [rsp + 1664], zmm12                ;   156.7 p8+p9   14 a spill
        vmovdqa64 zmm12, zmm29                       ;   156.3         15 a copy
        vpternlogd zmm12, zmm26, zmm27, 0x70         ;   156.3 p5      15 a
        vpternlogd zmm12, zmm20, zmm19, 0x95         ;   157.3 p0      15 a
        vpternlogd zmm27, zmm12, zmm26, 0x87         ;   158.3 p5      15 a
        vpternlogd zmm20, zmm19, zmm27, 0x9e         ;   159.3 p0      15 a
        vmovdqu64 zmm19, [r14 + 68864]               ;    83.8 p2      15 a.4
        vmovdqu64 [rsp + 1792], zmm10                ;    84.0 p7+p4   13 a spill
        vmovdqu64 zmm10, [r14 + 68928]               ;    84.2 p3      15 a.5
        vmovdqu64 [rsp + 1216], zmm14                ;    84.8 p8+p9   13 a spill
        vmovdqu64 zmm14, [r14 + 68992]               ;    84.8 p2      15 a.6
        vmovdqu64 [rsp + 1536], zmm25                ;   100.7 p7+p4   14 a spill
        vmovdqa64 zmm25, zmm14                       ;    90.8         15 a copy
        vpternlogd zmm25, zmm10, zmm19, 0x78         ;   157.3 p5      15 a
        vpternlogd zmm14, zmm10, zmm19, 0x35         ;   157.7 p0      15 a
        vpxord zmm23, zmm23, zmm25                   ;   158.3 p5      15 a
        vmovdqu64 [rsp + 1472], zmm24                ;    98.7 p8+p9   14 a spill
        vmovdqa64 zmm24, zmm14                       ;   158.7         15 a copy
        vmovdqu64 [rsp + 1728], zmm9                 ;   151.7 p7+p4   14 a spill
        vmovdqu64 zmm9, [r14 + 69056]                ;    86.0 p3      15 a.7
        vpandd zmm24, zmm24, zmm9                    ;   158.7 p0      15 a
        vpternlogd zmm23, zmm24, zmm20, 0x96         ;   160.3 p5      15 a
        vmovdqa64 zmm24, zmm25                       ;   158.3         15 a copy
        vpternlogd zmm24, zmm9, zmm19, 0x9b          ;   159.7 p0      15 a
        vpternlogd zmm25, zmm24, zmm10, 0x26         ;   160.7 p5      15 a
        vpternlogd zmm24, zmm10, zmm9, 0x58          ;   160.7 p0      15 a
        vpternlogd zmm14, zmm9, zmm24, 0xd2          ;   161.7 p5      15 a
        vpternlogd zmm27, zmm29, zmm14, 0x96         ;   162.7 p0      15 a
        vpternlogd zmm24, zmm12, zmm12, 0xc3         ;   162.3 p5      15 a
        vpandd zmm9, zmm23, zmm27                    ;   163.7 p0      15 a
        vmovdqa64 zmm10, zmm25                       ;   161.7         15 a copy
        vpternlogd zmm10, zmm26, zmm19, 0x96         ;   163.3 p5      15 a
        vmovdqa64 zmm29, zmm24                       ;   163.3         15 a copy
        vpternlogd zmm29, zmm27, zmm23, 0x21         ;   163.7 p0      15 a
        vpternlogd zmm20, zmm3, zmm29, 0x96          ;   164.7 p5      15 a
        vpternlogd zmm9, zmm29, zmm10, 0xd           ;   164.7 p0      15 a
        vpternlogd zmm25, zmm19, zmm9, 0x69          ;   165.7 p5      15 a
        vmovdqa64 zmm3, zmm9                         ;   165.7         15 a copy
        vpternlogd zmm3, zmm26, zmm26, 0xc3          ;   165.7 p0      15 a
        vpternlogd zmm9, zmm24, zmm27, 0x6a          ;   166.3 p5      15 a
        vpternlogd zmm12, zmm9, zmm10, 0x96          ;   167.3 p0      15 a
        vpandd zmm9, zmm9, zmm24                     ;   167.3 p5      15 a
        vpternlogd zmm9, zmm29, zmm10, 0xed          ;   168.3 p0      15 a
        vpxord zmm19, zmm11, zmm6                    ;   168.3 p5      13 a
        vpternlogd zmm20, zmm10, zmm9, 0xb4          ;   169.3 p0      15 a
        vpternlogd zmm23, zmm9, zmm14, 0x69          ;   169.3 p5      15 a
        vpxord zmm10, zmm16, zmm18                   ;   169.7 p0      13 a
        vpternlogd zmm9, zmm14, zmm20, 0x69          ;   170.3 p5      15 a
        vmovdqa64 zmm14, zmm21                       ;    90.8         13 a copy
        vmovdqa64 zmm26, zmm12                       ;   168.3         15 a copy
        vpternlogd zmm26, zmm24, zmm24, 0xc3         ;   170.7 p0      15 a
        vpxord zmm24, zmm1, zmm31                    ;   171.3 p5      13 a
        vpxord zmm29, zmm1, zmm17                    ;   171.7 p0      13 a
        vpxord zmm27, zmm27, zmm23                   ;   172.3 p5      15 a
        vpternlogd zmm3, zmm12, zmm27, 0x87          ;   173.3 p0      15 a
        vmovdqu64 [rsp + 1856], zmm10                ;   170.7 p8+p9   13 a spill
        vmovdqa64 zmm10, zmm9                        ;   171.3         15 a copy
        vpternlogd zmm10, zmm26, zmm23, 0xcb         ;   173.3 p5      15 a
        vpternlogd zmm26, zmm9, zmm23, 0x6c          ;   173.7 p0      15 a
        vpternlogd zmm23, zmm26, zmm25, 0xb4         ;   174.7 p5      15 a
        vmovdqu64 [rsp + 2048], zmm29                ;   172.7 p7+p4   13 a spill
        vpxord zmm29, zmm9, zmm25                    ;   174.7 p0      15 a
        vpternlogd zmm29, zmm23, zmm10, 0xe1         ;   175.7 p5      15 a
        vpternlogd zmm23, zmm9, zmm10, 0x96          ;   175.7 p0      15 a
        vpternlogd zmm26, zmm29, zmm25, 0xb4         ;   176.7 p5      15 a
        vpternlogd zmm25, zmm10, zmm26, 0xd8         ;   177.7 p0      15 a
        vpxord zmm9, zmm23, zmm26                    ;   177.7 p5      15 a
        vpxord zmm10, zmm4, zmm2                     ;   177.7 p0      13 a
        vmovdqu64 [rsp + 1984], zmm24                ;   172.3 p8+p9   13 a spill
        vpxord zmm24, zmm18, zmm7                    ;   178.3 p5      13 a
        vmovdqu64 [rsp + 2560], zmm18                ;   125.3 p7+p4   14 a spill
        vpxord zmm18, zmm8, zmm5                     ;   178.7 p0      13 a
        vmovdqu64 [rsp + 2240], zmm18                ;   179.7 p8+p9   13 a spill
        vmovdqa64 zmm18, zmm3                        ;   174.3         15 a copy
        vpternlogd zmm18, zmm12, zmm20, 0x1d         ;   179.3 p5      15 a
        vmovdqu64 [rsp + 2944], zmm17                ;   154.7 p7+p4   14 a spill
        vmovdqa64 zmm17, zmm18                       ;   180.3         15 a copy
        vpternlogd zmm17, zmm12, zmm27, 0xc6         ;   180.3 p0      15 a
        vmovdqu64 [rsp + 2496], zmm23                ;   176.7 p8+p9   15 a spill
        vmovdqa64 zmm23, zmm3                        ;   174.3         15 a copy
        vpternlogd zmm23, zmm12, zmm20, 0xd8         ;   180.3 p5      15 a
        vmovdqu64 [rsp + 3008], zmm31                ;   127.3 p7+p4   14 a spill
        vmovdqa64 zmm31, zmm17                       ;   181.3         15 a copy
        vpternlogd zmm31, zmm3, zmm27, 0xd8          ;   181.3 p0      15 a
        vpternlogd zmm31, zmm18, zmm20, 0x2c         ;   182.3 p5      15 a
        vpternlogd zmm3, zmm20, zmm31, 0x2c          ;   183.3 p0      15 a
        vpternlogd zmm3, zmm12, zmm27, 0x16          ;   184.3 p5      15 a
        vmovdqu64 zmm12, [rsp + 448]                 ;    97.3 p2      13 a reload
        vpxord zmm18, zmm16, zmm12                   ;   182.7 p0      13 a
        vpxord zmm20, zmm6, zmm31                    ;   183.3 p5      13 a
        vmovdqu64 zmm27, [rsp + 1024]                ;    97.8 p3      13 a reload
        vpxord zmm12, zmm4, zmm27                    ;   183.7 p0      13 a
        vmovdqu64 [rsp + 3136], zmm4                 ;   100.2 p8+p9   14 a spill
        vmovdqa64 zmm4, zmm0                         ;    98.3         13 a copy
        vmovdqu64 [rsp + 2176], zmm20                ;   184.3 p7+p4   13 a spill
        vpxord zmm20, zmm27, [rsp + 1728]            ;   184.3 p5+p2   13 a
        vmovdqa64 zmm27, zmm7                        ;    98.8         13 a copy
        vpxord zmm14, zmm14, zmm17                   ;   184.7 p0      13 a
        vmovdqu64 [rsp + 1920], zmm18                ;   183.7 p8+p9   13 a spill
        vmovdqa64 zmm18, zmm15                       ;   150.7         13 a copy
        vpternlogd zmm18, zmm22, zmm0, 0x96          ;   185.3 p5      13 a
        vmovdqu64 [rsp + 2304], zmm12                ;   184.7 p7+p4   13 a spill
        vpxord zmm12, zmm22, zmm13                   ;   185.7 p0      13 a
        vmovdqu64 [rsp + 2752], zmm16                ;   104.2 p8+p9   14 a spill
        vmovdqa64 zmm16, zmm26                       ;   177.7         13 a copy
        vpternlogd zmm16, zmm0, [rsp + 896], 0x96    ;   186.3 p5+p3   13 a
        vmovdqu64 [rsp + 3648], zmm16                ;   187.3 p7+p4   13 a spill
        vmovdqa64 zmm16, zmm19                       ;   169.3         13 a copy
        vpternlogd zmm16, zmm3, [rsp + 512], 0x96    ;   186.7 p0+p2   13 a
        vmovdqu64 [rsp + 2816], zmm19                ;   169.3 p8+p9   13 a spill
        vmovdqa64 zmm19, zmm30                       ;   149.7         13 a copy
        vmovdqu64 [rsp + 2688], zmm16                ;   187.7 p7+p4   13 a spill
        vpxord zmm16, zmm30, [rsp + 1152]            ;   187.3 p5+p3   13 a
        vmovdqu64 [rsp + 2624], zmm30                ;   149.7 p8+p9   14 a spill
        vmovdqa64 zmm30, zmm28                       ;   152.7         13 a copy
        vmovdqu64 [rsp + 3328], zmm0                 ;   108.8 p7+p4   13 a spill
        vpxord zmm0, zmm23, zmm2                     ;   187.7 p0      13 a
        vmovdqu64 [rsp + 3520], zmm0                 ;   188.7 p8+p9   13 a spill
        vpxord zmm0, zmm2, [rsp + 1472]              ;   188.3 p5+p2   13 a
        vmovdqu64 [rsp + 3200], zmm0                 ;   189.3 p7+p4   13 a spill
        vpxord zmm0, zmm29, [rsp + 1344]             ;   188.7 p0+p3   13 a
        vmovdqu64 [rsp + 3392], zmm14                ;   185.7 p8+p9   13 a spill
        vmovdqa64 zmm14, zmm0                        ;   189.7         13 a copy
        vmovdqu64 [rsp + 3264], zmm0                 ;   189.7 p7+p4   13 a spill
        vmovdqa64 zmm0, zmm29                        ;   176.7         13 a copy
        vpternlogd zmm0, zmm15, zmm22, 0x96          ;   189.3 p5      13 a
        vmovdqu64 [rsp + 3968], zmm22                ;   126.3 p8+p9   14 a spill
        vpxord zmm22, zmm5, [rsp + 1536]             ;   189.7 p0+p2   13 a
        vmovdqu64 [rsp + 4096], zmm0                 ;   190.3 p7+p4   13 a spill
        vpxord zmm0, zmm26, zmm22                    ;   190.7 p5      13 a
        vpxord zmm27, zmm27, zmm0                    ;   191.7 p0      13 a
        vmovdqu64 [rsp + 4032], zmm27                ;   192.7 p8+p9   13 a spill
        vpxord zmm27, zmm26, [rsp + 1728]            ;   191.3 p5+p3   13 a
        vmovdqu64 [rsp + 3072], zmm0                 ;   191.7 p7+p4   13 a spill
        vpxord zmm0, zmm10, [rsp + 576]              ;   191.7 p0+p2   13 a
        vmovdqu64 [rsp + 3712], zmm26                ;   177.7 p8+p9   15 a spill
        vpxord zmm26, zmm10, [rsp + 1600]            ;   192.3 p5+p3   13 a
        vmovdqu64 [rsp + 2368], zmm26                ;   193.3 p7+p4   13 a spill
        vmovdqu64 zmm26, [r15 + 69120]               ;   106.5 p2      15 a.0
        vmovdqu64 [rsp + 2432], zmm10                ;   178.7 p8+p9   13 a spill
        vmovdqu64 zmm10, [r15 + 69184]               ;   107.2 p3      15 a.1
        vmovdqu64 [rsp + 4288], zmm13                ;   120.8 p7+p4   13 a spill
        vmovdqa64 zmm13, zmm10                       ;   113.2         15 a copy
        vpternlogd zmm13, zmm26, [r15 + 69312], 0x56 ;   192.7 p0+p2   15 a
        vmovdqu64 [rsp + 2880], zmm24                ;   179.3 p8+p9   13 a spill
        vmovdqu64 zmm24, [r15 + 69248]               ;   108.2 p3      15 a.2
        vmovdqu64 [rsp + 4160], zmm29                ;   176.7 p7+p4   15 a spill
        vmovdqa64 zmm29, zmm24                       ;   114.2         15 a copy
        vmovdqu64 [rsp + 3584], zmm0                 ;   192.7 p8+p9   13 a spill
        vmovdqa64 zmm0, zmm13                        ;   193.7         15 a copy
        vpternlogd zmm0, zmm24, zmm26, 0x95          ;   193.7 p5      15 a
        vmovdqu64 [rsp + 3904], zmm23                ;   181.3 p7+p4   15 a spill
        vmovdqa64 zmm23, zmm0                        ;   194.7         15 a copy
        vpternlogd zmm23, zmm24, zmm10, 0xf6         ;   194.7 p0      15 a
        vmovdqu64 [rsp + 3776], zmm16                ;   188.3 p8+p9   13 a spill
        vmovdqa64 zmm16, zmm23                       ;   195.7         15 a copy
        vpternlogd zmm16, zmm0, zmm13, 0x70          ;   195.7 p5      15 a
        vpternlogd zmm16, zmm10, zmm26, 0x95         ;   196.7 p0      15 a
        vpternlogd zmm13, zmm16, zmm0, 0x87          ;   197.7 p5      15 a
        vpternlogd zmm10, zmm26, zmm13, 0x9e         ;   198.7 p0      15 a
        vmovdqu64 zmm26, [r15 + 69376]               ;   110.0 p2      15 a.4
        vmovdqu64 [rsp + 2112], zmm11                ;   126.8 p7+p4   13 a spill
        vmovdqa64 zmm11, zmm15                       ;   150.7         13 a copy
        vmovdqu64 [rsp + 3456], zmm15                ;   150.7 p8+p9   14 a spill
        vmovdqu64 zmm15, [r15 + 69440]               ;   110.7 p3      15 a.5
        vmovdqu64 [rsp + 4416], zmm17                ;   181.3 p7+p4   15 a spill
        vmovdqa64 zmm17, zmm7                        ;   111.0         13 a copy
        vmovdqu64 [rsp + 4224], zmm27                ;   192.3 p8+p9   13 a spill
        vmovdqu64 zmm27, [r15 + 69504]               ;   111.3 p2      15 a.6
        vmovdqu64 [rsp + 4352], zmm7                 ;   130.8 p7+p4   13 a spill
        vmovdqa64 zmm7, zmm27                        ;   117.3         15 a copy
        vpternlogd zmm7, zmm15, zmm26, 0x78          ;   196.3 p5      15 a
        vpternlogd zmm27, zmm15, zmm26, 0x35         ;   196.7 p0      15 a
        vpxord zmm29, zmm29, zmm7                    ;   197.3 p5      15 a
        vmovdqu64 [rsp + 4480], zmm9                 ;   178.7 p8+p9   15 a spill
        vmovdqa64 zmm9, zmm27                        ;   197.7         15 a copy
        vmovdqu64 [rsp + 4544], zmm25                ;   178.7 p7+p4   15 a spill
        vpxord zmm25, zmm31, [rsp + 960]             ;   197.7 p0+p3   13 a
        vmovdqu64 [rsp + 3840], zmm31                ;   183.3 p8+p9   15 a spill
        vmovdqu64 zmm31, [r15 + 69568]               ;   113.2 p2      15 a.7
        vpternlogd zmm6, zmm21, zmm2, 0x96           ;   198.3 p5      13 a
        vpandd zmm9, zmm9, zmm31                     ;   198.7 p0      15 a
        vpternlogd zmm29, zmm9, zmm10, 0x96          ;   199.7 p5      15 a
        vmovdqa64 zmm9, zmm21                        ;   113.8         13 a copy
        vpternlogd zmm25, zmm8, [rsp + 128], 0x96    ;   199.7 p0+p3   13 a
        vmovdqu64 [rsp + 4608], zmm21                ;   134.8 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm7                        ;   197.3         15 a copy
        vpternlogd zmm21, zmm31, zmm26, 0x9b         ;   200.3 p5      15 a
        vpternlogd zmm7, zmm21, zmm15, 0x26          ;   201.3 p0      15 a
        vpternlogd zmm21, zmm15, zmm31, 0x58         ;   201.3 p5      15 a
        vpternlogd zmm27, zmm31, zmm21, 0xd2         ;   202.3 p0      15 a
        vpternlogd zmm13, zmm23, zmm27, 0x96         ;   203.3 p5      15 a
        vpternlogd zmm21, zmm16, zmm16, 0xc3         ;   202.7 p0      15 a
        vmovdqa64 zmm15, zmm5                        ;   115.7         13 a copy
        vmovdqa64 zmm23, zmm7                        ;   202.3         15 a copy
        vpternlogd zmm23, zmm0, zmm26, 0x96          ;   203.3 p5      15 a
        vpandd zmm31, zmm29, zmm13                   ;   204.3 p0      15 a
        vpxord zmm9, zmm9, zmm25                     ;   204.3 p5      13 a
        vmovdqu64 [rsp + 4736], zmm9                 ;   205.3 p8+p9   13 a spill
        vmovdqa64 zmm9, zmm21                        ;   203.7         15 a copy
        vpternlogd zmm9, zmm13, zmm29, 0x21          ;   204.7 p0      15 a
        vpternlogd zmm10, zmm24, zmm9, 0x96          ;   205.7 p5      15 a
        vpternlogd zmm31, zmm9, zmm23, 0xd           ;   205.7 p0      15 a
        vpternlogd zmm7, zmm26, zmm31, 0x69          ;   206.7 p5      15 a
        vmovdqa64 zmm24, zmm31                       ;   206.7         15 a copy
        vpternlogd zmm24, zmm0, zmm0, 0xc3           ;   206.7 p0      15 a
        vpternlogd zmm31, zmm21, zmm13, 0x6a         ;   207.3 p5      15 a
        vpternlogd zmm16, zmm31, zmm23, 0x96         ;   208.3 p0      15 a
        vpandd zmm31, zmm31, zmm21                   ;   208.3 p5      15 a
        vpternlogd zmm31, zmm9, zmm23, 0xed          ;   209.3 p0      15 a
        vpternlogd zmm10, zmm23, zmm31, 0xb4         ;   210.3 p5      15 a
        vpternlogd zmm29, zmm31, zmm27, 0x69         ;   210.3 p0      15 a
        vpternlogd zmm31, zmm27, zmm10, 0x69         ;   211.3 p5      15 a
        vmovdqu64 zmm0, [rsp + 1728]                 ;   151.7 p2      13 a
        vmovdqu64 zmm9, [rsp + 1472]                 ;   119.2 p3      14 a reload
        vpxord zmm0, zmm0, zmm9                      ;   210.7 p0      13 a
        vmovdqu64 zmm23, [rsp + 1088]                ;   120.0 p2      13 a reload
        vpxord zmm26, zmm9, zmm23                    ;   211.3 p5      13 a
        vmovdqa64 zmm27, zmm16                       ;   209.3         15 a copy
        vpternlogd zmm27, zmm21, zmm21, 0xc3         ;   211.7 p0      15 a
        vmovdqa64 zmm21, zmm31                       ;   212.3         15 a copy
        vpternlogd zmm21, zmm27, zmm29, 0xcb         ;   212.7 p5      15 a
        vpternlogd zmm27, zmm31, zmm29, 0x6c         ;   212.7 p0      15 a
        vpxord zmm13, zmm13, zmm29                   ;   213.3 p5      15 a
        vpternlogd zmm24, zmm16, zmm13, 0x87         ;   214.3 p0      15 a
        vpternlogd zmm29, zmm27, zmm7, 0xb4          ;   214.3 p5      15 a
        vpxord zmm9, zmm31, zmm7                     ;   214.7 p0      15 a
        vpternlogd zmm9, zmm29, zmm21, 0xe1          ;   215.7 p5      15 a
        vpternlogd zmm27, zmm9, zmm7, 0xb4           ;   216.7 p0      15 a
        vpternlogd zmm7, zmm27, zmm21, 0xb8          ;   217.7 p5      15 a
        vpxord zmm31, zmm31, zmm21                   ;   216.7 p0      15 a
        vpternlogd zmm31, zmm29, zmm27, 0x96         ;   217.7 p5      15 a
        vmovdqu64 zmm21, [rsp + 3904]                ;   181.3 p3      15 a reload
        vmovdqa64 zmm29, zmm26                       ;   212.3         13 a copy
        vpternlogd zmm29, zmm8, zmm21, 0x96          ;   217.7 p0      13 a
        vpxord zmm23, zmm9, [rsp + 1280]             ;   218.3 p5+p2   13 a
        vmovdqu64 [rsp + 4800], zmm6                 ;   199.3 p7+p4   13 a spill
        vpxord zmm6, zmm9, [rsp + 64]                ;   218.7 p0+p3   13 a
        vmovdqu64 [rsp + 4864], zmm25                ;   200.7 p8+p9   13 a spill
        vmovdqu64 zmm25, [rsp + 1216]                ;   123.7 p2      13 a reload
        vpternlogd zmm9, zmm25, [rsp + 1792], 0x96   ;   219.3 p5+p3   13 a
        vmovdqu64 [rsp + 4672], zmm9                 ;   220.3 p7+p4   13 a spill
        vmovdqa64 zmm9, zmm26                        ;   212.3         13 a copy
        vpternlogd zmm9, zmm18, zmm12, 0x96          ;   219.7 p0      13 a
        vmovdqu64 [rsp + 4928], zmm9                 ;   220.7 p8+p9   13 a spill
        vpxord zmm9, zmm23, [rsp + 4224]             ;   220.3 p5+p2   13 a
        vmovdqu64 [rsp + 5632], zmm26                ;   212.3 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 896]                 ;   125.2 p3      13 a
        vpternlogd zmm26, zmm21, [rsp + 0], 0x96     ;   220.7 p0+p2   13 a
        vpxord zmm21, zmm26, [rsp + 3584]            ;   221.7 p5+p3   13 a
        vpxord zmm11, zmm11, zmm27                   ;   221.7 p0      13 a
        vpxord zmm4, zmm4, zmm27                     ;   222.3 p5      13 a
        vmovdqu64 [rsp + 5120], zmm21                ;   222.7 p8+p9   13 a spill
        vpxord zmm21, zmm4, zmm12                    ;   223.3 p0      13 a
        vmovdqu64 [rsp + 5056], zmm4                 ;   223.3 p7+p4   13 a spill
        vmovdqa64 zmm4, zmm24                        ;   215.3         15 a copy
        vpternlogd zmm4, zmm16, zmm10, 0x1d          ;   223.3 p5      15 a
        vmovdqu64 [rsp + 5248], zmm21                ;   224.3 p8+p9   13 a spill
        vmovdqa64 zmm21, zmm4                        ;   224.3         15 a copy
        vpternlogd zmm21, zmm16, zmm13, 0xc6         ;   224.3 p0      15 a
        vmovdqu64 [rsp + 6144], zmm9                 ;   221.3 p7+p4   13 a spill
        vmovdqa64 zmm9, zmm24                        ;   215.3         15 a copy
        vpternlogd zmm9, zmm16, zmm10, 0xd8          ;   224.3 p5      15 a
        vmovdqa64 zmm25, zmm21                       ;   225.3         15 a copy
        vpternlogd zmm25, zmm24, zmm13, 0xd8         ;   225.3 p0      15 a
        vpternlogd zmm25, zmm4, zmm10, 0x2c          ;   226.3 p5      15 a
        vpternlogd zmm24, zmm10, zmm25, 0x2c         ;   227.3 p0      15 a
        vpternlogd zmm24, zmm16, zmm13, 0x16         ;   228.3 p5      15 a
        vmovdqu64 zmm4, [rsp + 960]                  ;   128.5 p2      13 a reload
        vmovdqu64 zmm10, [rsp + 1408]                ;   151.7 p3      13 a
        vpternlogd zmm10, zmm3, zmm4, 0x96           ;   226.7 p0      13 a
        vmovdqu64 zmm13, [rsp + 1344]                ;   129.5 p2      13 a reload
        vpxord zmm16, zmm4, zmm13                    ;   227.3 p5      13 a
        vpxord zmm4, zmm13, [rsp + 4480]             ;   227.7 p0+p3   13 a
        vpxord zmm30, zmm30, zmm24                   ;   229.3 p5      13 a
        vmovdqu64 [rsp + 6080], zmm4                 ;   228.7 p8+p9   13 a spill
        vmovdqa64 zmm4, zmm24                        ;   229.3         13 a copy
        vpternlogd zmm4, zmm1, [rsp + 832], 0x96     ;   229.3 p0+p2   13 a
        vmovdqu64 [rsp + 5440], zmm1                 ;   146.8 p7+p4   14 a spill
        vpxord zmm1, zmm24, [rsp + 2432]             ;   229.3 p5+p3   13 a
        vmovdqu64 [rsp + 5888], zmm10                ;   227.7 p8+p9   13 a spill
        vmovdqu64 zmm10, [rsp + 4544]                ;   178.7 p2      15 a reload
        vpternlogd zmm24, zmm10, [rsp + 1152], 0x96  ;   229.7 p0+p3   13 a
        vmovdqu64 [rsp + 6016], zmm24                ;   230.7 p7+p4   13 a spill
        vpxord zmm24, zmm10, zmm20                   ;   230.3 p5      13 a
        vpxord zmm10, zmm0, [rsp + 4096]             ;   230.7 p0+p2   13 a
        vmovdqu64 [rsp + 5184], zmm10                ;   231.7 p8+p9   13 a spill
        vpxord zmm10, zmm27, [rsp + 4480]            ;   231.3 p5+p3   13 a
        vpxord zmm13, zmm6, zmm20                    ;   231.7 p0      13 a
        vmovdqu64 [rsp + 6272], zmm13                ;   232.7 p7+p4   13 a spill
        vmovdqa64 zmm13, zmm6                        ;   219.7         13 a copy
        vpternlogd zmm13, zmm5, [rsp + 2880], 0x96   ;   232.3 p5+p2   13 a
        vmovdqu64 [rsp + 5952], zmm6                 ;   219.7 p8+p9   13 a spill
        vpxord zmm6, zmm22, [rsp + 4160]             ;   232.7 p0+p3   13 a
        vmovdqu64 [rsp + 5312], zmm30                ;   230.3 p7+p4   13 a spill
        vpxord zmm30, zmm12, [rsp + 2752]            ;   233.3 p5+p2   13 a
        vmovdqu64 [rsp + 5696], zmm26                ;   221.7 p8+p9   13 a spill
        vpxord zmm26, zmm12, [rsp + 1408]            ;   233.7 p0+p3   13 a
        vmovdqu64 [rsp + 5568], zmm0                 ;   211.7 p7+p4   13 a spill
        vmovdqa64 zmm0, zmm13                        ;   233.3         13 a copy
        vpxord zmm4, zmm4, [rsp + 1664]              ;   234.3 p5+p2   13 a
        vmovdqu64 [rsp + 6400], zmm13                ;   233.3 p8+p9   13 a spill
        vpxord zmm13, zmm4, [rsp + 3392]             ;   235.3 p0+p3   13 a
        vmovdqu64 [rsp + 5376], zmm4                 ;   235.3 p7+p4   13 a spill
        vpxord zmm4, zmm6, zmm31                     ;   235.3 p5      13 a
        vpxord zmm19, zmm19, zmm31                   ;   235.7 p0      13 a
        vmovdqu64 [rsp + 6464], zmm30                ;   234.3 p8+p9   13 a spill
        vpxord zmm30, zmm3, zmm21                    ;   236.3 p5      13 a
        vpxord zmm14, zmm14, zmm31                   ;   236.7 p0      13 a
        vpxord zmm17, zmm17, zmm31                   ;   237.3 p5      13 a
        vmovdqu64 [rsp + 6720], zmm30                ;   237.3 p7+p4   13 a spill
        vmovdqa64 zmm30, zmm1                        ;   230.3         13 a copy
        vmovdqu64 [rsp + 6784], zmm1                 ;   230.3 p8+p9   13 a spill
        vmovdqa64 zmm1, zmm18                        ;   186.3         13 a copy
        vmovdqu64 [rsp + 6336], zmm17                ;   238.3 p7+p4   13 a spill
        vmovdqa64 zmm17, zmm18                       ;   186.3         13 a copy
        vmovdqu64 [rsp + 4992], zmm18                ;   186.3 p8+p9   13 a spill
        vpxord zmm18, zmm20, zmm9                    ;   237.7 p0      13 a
        vmovdqu64 [rsp + 6976], zmm18                ;   238.7 p7+p4   13 a spill
        vpxord zmm18, zmm31, [rsp + 1024]            ;   238.3 p5+p2   13 a
        vpxord zmm0, zmm0, zmm18                     ;   239.3 p0      13 a
        vpxord zmm15, zmm15, zmm19                   ;   239.3 p5      13 a
        vmovdqu64 [rsp + 5504], zmm0                 ;   240.3 p8+p9   13 a spill
        vmovdqa64 zmm0, zmm20                        ;   185.3         13 a copy
        vpternlogd zmm0, zmm7, [rsp + 384], 0x96     ;   239.7 p0+p3   13 a
        vmovdqu64 [rsp + 7040], zmm15                ;   240.3 p7+p4   13 a spill
        vmovdqa64 zmm15, zmm26                       ;   234.7         13 a copy
        vpternlogd zmm15, zmm4, [rsp + 1536], 0x96   ;   240.3 p5+p2   13 a
        vmovdqu64 [rsp + 7296], zmm18                ;   239.3 p8+p9   13 a spill
        vmovdqa64 zmm18, zmm26                       ;   234.7         13 a copy
        vpternlogd zmm18, zmm7, [rsp + 1920], 0x96   ;   240.7 p0+p3   13 a
        vmovdqu64 [rsp + 6848], zmm15                ;   241.3 p7+p4   13 a spill
        vmovdqu64 zmm15, [rsp + 1536]                ;   140.2 p2      13 a
        vpternlogd zmm15, zmm2, [rsp + 256], 0x96    ;   241.3 p5+p3   13 a
        vmovdqu64 [rsp + 5760], zmm15                ;   242.3 p8+p9   13 a spill
        vpxord zmm15, zmm9, [rsp + 1600]             ;   241.7 p0+p2   13 a
        vmovdqu64 [rsp + 6208], zmm26                ;   234.7 p7+p4   13 a spill
        vmovdqu64 zmm26, [rsp + 704]                 ;   141.7 p3      14 a reload
        vpternlogd zmm15, zmm26, [rsp + 1216], 0x96  ;   242.7 p5+p2   13 a
        vmovdqu64 [rsp + 7104], zmm0                 ;   240.7 p8+p9   13 a spill
        vpxord zmm0, zmm26, [rsp + 3776]             ;   242.7 p0+p3   13 a
        vmovdqu64 [rsp + 7424], zmm2                 ;   170.8 p7+p4   13 a spill
        vpxord zmm2, zmm26, [rsp + 1408]             ;   243.3 p5+p2   13 a
        vpxord zmm26, zmm9, [rsp + 3456]             ;   243.7 p0+p3   13 a
        vmovdqu64 [rsp + 6912], zmm26                ;   244.7 p8+p9   13 a spill
        vmovdqa64 zmm26, zmm22                       ;   190.7         13 a copy
        vpternlogd zmm26, zmm7, [rsp + 384], 0x96    ;   244.3 p5+p2   13 a
        vmovdqu64 [rsp + 7488], zmm26                ;   245.3 p7+p4   13 a spill
        vpxord zmm26, zmm21, [rsp + 320]             ;   244.7 p0+p3   13 a
        vpternlogd zmm26, zmm28, [rsp + 640], 0x96   ;   245.7 p5+p2   13 a
        vmovdqu64 [rsp + 6592], zmm9                 ;   225.3 p8+p9   15 a spill
        vpxord zmm9, zmm24, zmm19                    ;   245.7 p0      13 a
        vmovdqu64 [rsp + 7552], zmm24                ;   231.3 p7+p4   13 a spill
        vmovdqa64 zmm24, zmm6                        ;   233.7         13 a copy
        vpternlogd zmm24, zmm7, [rsp + 0], 0x96      ;   246.3 p5+p3   13 a
        vmovdqu64 [rsp + 6656], zmm6                 ;   233.7 p8+p9   13 a spill
        vpxord zmm6, zmm25, [rsp + 2944]             ;   246.7 p0+p2   13 a
        vmovdqu64 [rsp + 7744], zmm24                ;   247.3 p7+p4   13 a spill
        vpxord zmm24, zmm25, [rsp + 1664]            ;   247.3 p5+p3   13 a
        vpxord zmm8, zmm8, [rsp + 512]               ;   247.7 p0+p2   13 a
        vmovdqu64 [rsp + 7808], zmm25                ;   227.3 p8+p9   15 a spill
        vmovdqu64 zmm25, [rsp + 768]                 ;   147.7 p3      13 a
        vpternlogd zmm25, zmm6, [rsp + 1152], 0x96   ;   248.3 p5+p2   13 a
        vmovdqu64 [rsp + 5824], zmm6                 ;   247.7 p7+p4   13 a spill
        vpxord zmm6, zmm10, [rsp + 1280]             ;   248.7 p0+p3   13 a
        vmovdqu64 [rsp + 7872], zmm10                ;   232.3 p8+p9   13 a spill
        vpxord zmm10, zmm6, [rsp + 3968]             ;   249.7 p5+p2   13 a
        vpxord zmm17, zmm17, zmm10                   ;   250.7 p0      13 a
        vmovdqu64 [rsp + 7360], zmm6                 ;   249.7 p7+p4   13 a spill
        vmovdqu64 zmm6, [rsp + 576]                  ;   149.7 p3      13 a
        vpternlogd zmm6, zmm19, [rsp + 1024], 0x96   ;   250.3 p5+p2   13 a
        vmovdqu64 [rsp + 7616], zmm6                 ;   251.3 p8+p9   13 a spill
        vmovdqu64 zmm6, [rsp + 1280]                 ;   150.7 p3      13 a
        vpternlogd zmm6, zmm17, [rsp + 1088], 0x96   ;   251.7 p0+p2   13 a
        vmovdqu64 [rsp + 7168], zmm2                 ;   244.3 p7+p4   13 a spill
        vmovdqu64 zmm2, [rsp + 256]                  ;   151.7 p3      13 a
        vpxord zmm2, zmm2, [rsp + 1792]              ;   251.3 p5+p2   13 a
        vmovdqu64 [rsp + 8000], zmm17                ;   251.7 p8+p9   13 a spill
        vpxord zmm17, zmm2, [rsp + 2432]             ;   252.3 p0+p3   13 a
        vmovdqu64 [rsp + 8128], zmm17                ;   253.3 p7+p4   13 a spill
        vmovdqu64 zmm17, [rsp + 64]                  ;   153.2 p2      13 a
        vpxord zmm17, zmm17, [rsp + 4352]            ;   252.3 p5+p3   13 a
        vmovdqu64 [rsp + 7232], zmm7                 ;   218.7 p8+p9   15 a spill
        vmovdqu64 zmm7, [rsp + 1216]                 ;   154.2 p2      34 st
        vpternlogd zmm7, zmm11, [r8 + 33152], 0x96   ;   252.7 p0+p3   34 st
        vmovdqu64 [rsp + 8320], zmm11                ;   222.7 p7+p4   13 a spill
        vmovdqu64 zmm11, [rsp + 3584]                ;   192.7 p2      13 a reload
        vpternlogd zmm7, zmm11, [rsp + 4544], 0x96   ;   253.7 p5+p3   34 st
        vpxord zmm11, zmm17, [rsp + 4480]            ;   253.7 p0+p2   13 a
        vmovdqu64 [rsp + 8448], zmm28                ;   188.2 p8+p9   14 a spill
        vmovdqa64 zmm28, zmm17                       ;   253.3         13 a copy
        vpternlogd zmm28, zmm5, [rsp + 2880], 0x96   ;   254.3 p5+p3   13 a
        vmovdqu64 [rsp + 8064], zmm5                 ;   188.8 p7+p4   13 a spill
        vmovdqa64 zmm5, zmm28                        ;   255.3         13 a copy
        vpternlogd zmm5, zmm22, zmm27, 0x96          ;   255.3 p0      13 a
        vpxord zmm1, zmm1, zmm5                      ;   256.3 p5      13 a
        vmovdqu64 [rsp + 8384], zmm27                ;   217.7 p8+p9   15 a spill
        vmovdqa64 zmm27, zmm28                       ;   255.3         13 a copy
        vpternlogd zmm27, zmm11, zmm22, 0x96         ;   255.7 p0      13 a
        vmovdqu64 [rsp + 7936], zmm22                ;   190.8 p7+p4   13 a spill
        vpxord zmm22, zmm27, [r8 + 32832]            ;   256.7 p5+p2   34 st
        vmovdqu64 [rsp + 8256], zmm11                ;   254.7 p8+p9   13 a spill
        vmovdqu64 zmm11, [rsp + 4416]                ;   181.3 p3      13 a
        vpxord zmm11, zmm11, [rsp + 2112]            ;   256.7 p0+p2   13 a
        vpternlogd zmm22, zmm13, zmm11, 0x96         ;   257.7 p5      34 st
        vmovdqu64 [r8 + 65600], zmm22                ;   258.7 p7+p4   34 st
        vmovdqu64 zmm22, [rsp + 6464]                ;   234.3 p3      13 a reload
        vpternlogd zmm7, zmm17, zmm22, 0x96          ;   257.7 p0      34 st
        vmovdqu64 zmm22, [rsp + 768]                 ;   159.2 p2      13 a
        vpxord zmm22, zmm22, [rsp + 896]             ;   258.3 p5+p3   13 a
        vmovdqu64 [rsp + 8192], zmm17                ;   253.3 p8+p9   13 a spill
        vmovdqu64 zmm17, [rsp + 1792]                ;   160.2 p2      34 st
        vpternlogd zmm17, zmm22, [r8 + 33024], 0x96  ;   259.3 p0+p3   34 st
        vmovdqu64 [rsp + 7680], zmm22                ;   259.3 p7+p4   13 a spill
        vmovdqu64 zmm22, [rsp + 192]                 ;   161.2 p2      34 st
        vpternlogd zmm22, zmm26, [r8 + 32768], 0x96  ;   259.3 p5+p3   34 st
        vmovdqu64 [rsp + 8512], zmm13                ;   236.3 p8+p9   13 a spill
        vmovdqu64 zmm13, [rsp + 3712]                ;   177.7 p2      13 a
        vpxord zmm13, zmm13, [rsp + 1280]            ;   259.7 p0+p3   13 a
        vmovdqu64 [rsp + 8576], zmm28                ;   255.3 p7+p4   13 a spill
        vpxord zmm28, zmm13, [rsp + 2304]            ;   260.7 p5+p2   13 a
        vpternlogd zmm27, zmm28, [rsp + 1344], 0x96  ;   261.7 p0+p3   13 a
        vpternlogd zmm17, zmm27, zmm18, 0x96         ;   262.7 p5      34 st
        vpternlogd zmm22, zmm28, [rsp + 1344], 0x96  ;   261.7 p0+p2   34 st
        vmovdqu64 [r8 + 65536], zmm22                ;   262.7 p8+p9   34 st
        vmovdqu64 zmm22, [rsp + 832]                 ;   164.7 p3      13 a reload
        vmovdqu64 [rsp + 8640], zmm18                ;   241.7 p7+p4   13 a spill
        vmovdqu64 zmm18, [rsp + 2176]                ;   184.3 p2      13 a reload
        vpternlogd zmm17, zmm18, zmm22, 0x96         ;   263.7 p5      34 st
        vmovdqu64 [r8 + 65792], zmm17                ;   264.7 p8+p9   34 st
        vmovdqu64 zmm17, [rsp + 4288]                ;   165.7 p3      13 a reload
        vmovdqu64 zmm18, [rsp + 4480]                ;   178.7 p2      13 a
        vpternlogd zmm18, zmm14, zmm17, 0x96         ;   262.7 p0      13 a
        vmovdqu64 [r8 + 65920], zmm7                 ;   258.7 p7+p4   34 st
        vmovdqu64 zmm7, [rsp + 1088]                 ;   166.7 p3      13 a reload
        vmovdqu64 [rsp + 8704], zmm13                ;   260.7 p8+p9   13 a spill
        vpxord zmm13, zmm17, zmm7                    ;   263.3 p5      13 a
        vmovdqu64 zmm7, [rsp + 5568]                 ;   211.7 p2      34 st
        vpternlogd zmm7, zmm17, [r8 + 33216], 0x96   ;   263.7 p0+p3   34 st
        vmovdqu64 zmm17, [rsp + 1664]                ;   168.2 p2      13 a
        vpxord zmm17, zmm17, [rsp + 640]             ;   264.3 p5+p3   13 a
        vmovdqu64 [rsp + 8768], zmm18                ;   263.7 p7+p4   13 a spill
        vmovdqu64 zmm18, [rsp + 3200]                ;   189.3 p2      13 a
        vpxord zmm18, zmm18, [rsp + 4096]            ;   264.7 p0+p3   13 a
        vmovdqu64 zmm22, [rsp + 4480]                ;   178.7 p2      13 a
        vpxord zmm22, zmm22, [rsp + 256]             ;   265.3 p5+p3   13 a
        vmovdqu64 [rsp + 8960], zmm13                ;   264.3 p8+p9   13 a spill
        vmovdqa64 zmm13, zmm22                       ;   266.3         13 a copy
        vpternlogd zmm13, zmm23, [rsp + 2304], 0x96  ;   266.3 p0+p2   13 a
        vmovdqu64 [rsp + 6528], zmm23                ;   219.3 p7+p4   13 a spill
        vmovdqu64 zmm23, [rsp + 1024]                ;   171.7 p3      13 a
        vpxord zmm23, zmm23, [rsp + 1792]            ;   266.3 p5+p2   13 a
        vmovdqu64 [rsp + 8832], zmm23                ;   267.3 p8+p9   13 a spill
        vmovdqu64 zmm23, [rsp + 2944]                ;   172.7 p3      13 a
        vpxord zmm23, zmm23, [rsp + 576]             ;   266.7 p0+p2   13 a
        vmovdqu64 [rsp + 8896], zmm22                ;   266.3 p7+p4   13 a spill
        vmovdqu64 zmm22, [rsp + 3968]                ;   173.7 p3      13 a
        vpxord zmm22, zmm22, [rsp + 448]             ;   267.3 p5+p2   13 a
        vmovdqu64 [rsp + 9024], zmm22                ;   268.3 p8+p9   13 a spill
        vmovdqu64 zmm22, [r8 + 32896]                ;   174.7 p3      34 st
        vmovdqu64 [rsp + 9088], zmm11                ;   257.7 p7+p4   13 a spill
        vmovdqu64 zmm11, [r8 + 32960]                ;   175.2 p2      34 st
        vpxord zmm22, zmm22, [rsp + 640]             ;   267.7 p0+p3   34 st
        vpternlogd zmm22, zmm12, [rsp + 4416], 0x96  ;   268.7 p5+p2   34 st
        vpternlogd zmm22, zmm28, zmm16, 0x96         ;   269.7 p0      34 st
        vmovdqu64 zmm28, [rsp + 512]                 ;   176.7 p3      13 a reload
        vpternlogd zmm22, zmm25, zmm28, 0x96         ;   270.7 p5      34 st
        vmovdqu64 [rsp + 9152], zmm16                ;   228.3 p8+p9   13 a spill
        vpxord zmm16, zmm28, [rsp + 192]             ;   269.7 p0+p2   13 a
        vmovdqu64 [r8 + 65664], zmm22                ;   271.7 p7+p4   34 st
        vmovdqu64 zmm22, [rsp + 384]                 ;   177.7 p3      13 a
        vpxord zmm22, zmm22, [rsp + 768]             ;   270.3 p5+p2   13 a
        vpxord zmm11, zmm11, [rsp + 0]               ;   270.7 p0+p3   34 st
        vpternlogd zmm11, zmm15, [rsp + 320], 0x96   ;   271.7 p5+p2   34 st
        vpternlogd zmm11, zmm27, [rsp + 128], 0x96   ;   272.7 p0+p3   34 st
        vpternlogd zmm11, zmm3, [rsp + 1984], 0x96   ;   273.7 p5+p2   34 st
        vmovdqu64 [r8 + 65728], zmm11                ;   274.7 p8+p9   34 st
        vmovdqu64 zmm11, [rsp + 128]                 ;   180.7 p3      13 a
        vpxord zmm11, zmm11, [rsp + 2112]            ;   272.7 p0+p2   13 a
        vmovdqu64 [rsp + 9216], zmm3                 ;   212.8 p7+p4   15 a spill
        vmovdqu64 zmm3, [rsp + 2880]                 ;   181.7 p3      13 a
        vpxord zmm3, zmm3, [rsp + 1600]              ;   273.3 p5+p2   13 a
        vmovdqu64 zmm28, [rsp + 3456]                ;   182.7 p3      13 a
        vpternlogd zmm28, zmm6, [rsp + 2624], 0x96   ;   273.7 p0+p2   13 a
        vmovdqu64 [rsp + 9280], zmm16                ;   270.7 p8+p9   13 a spill
        vmovdqu64 zmm16, [rsp + 2496]                ;   183.7 p3      13 a
        vmovdqu64 [rsp + 2496], zmm28                ;   274.7 p7+p4   13 a spill
        vmovdqa64 zmm28, zmm16                       ;   189.7         34 st copy
        vpternlogd zmm28, zmm12, [r8 + 33088], 0x96  ;   274.3 p5+p2   34 st
        vpternlogd zmm28, zmm13, zmm29, 0x96         ;   275.3 p0      34 st
        vpternlogd zmm28, zmm27, zmm0, 0x96          ;   276.3 p5      34 st
        vmovdqu64 [r8 + 65856], zmm28                ;   277.3 p8+p9   34 st
        vmovdqu64 zmm27, [rsp + 192]                 ;   184.7 p3      13 a reload
        vmovdqu64 zmm28, [rsp + 3008]                ;   185.2 p2      14 a reload
        vmovdqu64 [rsp + 9344], zmm12                ;   216.8 p7+p4   13 a spill
        vmovdqu64 zmm12, [rsp + 3392]                ;   185.7 p3      13 a
        vpternlogd zmm12, zmm28, zmm27, 0x96         ;   275.7 p0      13 a
        vpxord zmm30, zmm30, zmm12                   ;   276.7 p5      13 a
        vmovdqu64 [rsp + 9408], zmm16                ;   218.2 p8+p9   13 a spill
        vmovdqu64 zmm16, [rsp + 640]                 ;   186.2 p2      34 st
        vmovdqu64 [rsp + 9472], zmm0                 ;   243.7 p7+p4   13 a spill
        vmovdqu64 zmm0, [rsp + 1216]                 ;   186.7 p3      34 st
        vmovdqu64 [rsp + 9536], zmm30                ;   277.7 p8+p9   13 a spill
        vmovdqu64 zmm30, [rsp + 8064]                ;   188.8 p2      34 st
        vmovdqu64 zmm27, [rsp + 4608]                ;   187.7 p3      34 st
        vmovdqu64 zmm28, [rsp + 3328]                ;   188.2 p2      13 a reload
        vmovdqu64 [rsp + 9600], zmm29                ;   220.8 p7+p4   13 a spill
        vmovdqu64 zmm29, [rsp + 384]                 ;   188.7 p3      13 a
        vpternlogd zmm29, zmm28, [rsp + 448], 0x96   ;   276.7 p0+p2   13 a
        vpternlogd zmm7, zmm4, zmm29, 0x96           ;   277.7 p5      34 st
        vmovdqu64 [r8 + 65984], zmm7                 ;   278.7 p8+p9   34 st
        vmovdqa64 zmm4, zmm20                        ;   185.3         34 st copy
        vpternlogd zmm4, zmm21, [r9 + 33408], 0x96   ;   277.7 p0+p3   34 st
        vmovdqu64 zmm7, [rsp + 4864]                 ;   200.7 p2      13 a reload
        vpternlogd zmm4, zmm7, [rsp + 3776], 0x96    ;   278.7 p5+p3   34 st
        vpternlogd zmm4, zmm5, [rsp + 1984], 0x96    ;   279.7 p0+p2   34 st
        vmovdqu64 [r9 + 66176], zmm4                 ;   280.7 p7+p4   34 st
        vmovdqu64 zmm4, [rsp + 704]                  ;   191.7 p3      34 st
        vpternlogd zmm4, zmm2, [r9 + 33536], 0x96    ;   279.3 p5+p2   34 st
        vmovdqu64 zmm28, [rsp + 448]                 ;   192.7 p3      13 a reload
        vmovdqu64 zmm7, [rsp + 384]                  ;   193.2 p2      14 a reload
        vpternlogd zmm4, zmm7, zmm28, 0x96           ;   280.3 p0      34 st
        vpternlogd zmm4, zmm1, zmm9, 0x96            ;   281.3 p5      34 st
        vpternlogd zmm4, zmm8, zmm24, 0x96           ;   282.3 p0      34 st
        vmovdqu64 [r9 + 66304], zmm4                 ;   283.3 p8+p9   34 st
        vpxord zmm16, zmm16, [r9 + 33344]            ;   281.3 p5+p3   34 st
        vmovdqu64 zmm4, [rsp + 4992]                 ;   194.2 p2      13 a reload
        vpternlogd zmm16, zmm31, zmm4, 0x96          ;   282.3 p0      34 st
        vmovdqu64 zmm28, [rsp + 2688]                ;   194.7 p3      13 a reload
        vpternlogd zmm16, zmm28, [rsp + 832], 0x96   ;   283.3 p5+p2   34 st
        vmovdqu64 [r9 + 66112], zmm16                ;   284.3 p7+p4   34 st
        vpxord zmm0, zmm0, [r9 + 33472]              ;   282.7 p0+p3   34 st
        vmovdqu64 zmm16, [rsp + 768]                 ;   196.2 p2      14 a reload
        vmovdqu64 zmm4, [rsp + 5696]                 ;   221.7 p3      13 a reload
        vpternlogd zmm0, zmm4, zmm16, 0x96           ;   283.7 p5      34 st
        vpternlogd zmm0, zmm19, [rsp + 576], 0x96    ;   284.7 p0+p2   34 st
        vpternlogd zmm0, zmm1, [rsp + 4800], 0x96    ;   285.7 p5+p3   34 st
        vmovdqu64 zmm1, [rsp + 7424]                 ;   198.2 p2      13 a reload
        vmovdqu64 [rsp + 576], zmm20                 ;   226.2 p8+p9   13 a spill
        vmovdqu64 zmm20, [rsp + 5312]                ;   230.3 p3      13 a reload
        vpternlogd zmm0, zmm20, zmm1, 0x96           ;   286.7 p0      34 st
        vmovdqu64 [r9 + 66240], zmm0                 ;   287.7 p7+p4   34 st
        vpxord zmm30, zmm30, [r9 + 33728]            ;   285.3 p5+p2   34 st
        vpternlogd zmm30, zmm13, [rsp + 6208], 0x96  ;   286.3 p0+p3   34 st
        vmovdqu64 [r9 + 66496], zmm30                ;   287.3 p8+p9   34 st
        vmovdqu64 zmm0, [rsp + 320]                  ;   200.2 p2      13 a reload
        vmovdqu64 zmm13, [rsp + 2624]                ;   200.7 p3      34 st
        vpternlogd zmm13, zmm0, [r9 + 33280], 0x96   ;   286.3 p5+p2   34 st
        vpternlogd zmm13, zmm5, zmm12, 0x96          ;   287.3 p0      34 st
        vmovdqu64 [r9 + 66048], zmm13                ;   288.3 p7+p4   34 st
        vmovdqu64 zmm5, [rsp + 64]                   ;   201.7 p3      13 a reload
        vmovdqu64 zmm13, [rsp + 2752]                ;   202.2 p2      34 st
        vpternlogd zmm13, zmm5, [r9 + 33600], 0x96   ;   287.3 p5+p3   34 st
        vmovdqu64 zmm5, [rsp + 128]                  ;   203.2 p2      13 a reload
        vpternlogd zmm13, zmm14, zmm5, 0x96          ;   288.3 p0      34 st
        vmovdqu64 zmm30, [rsp + 6976]                ;   238.7 p3      13 a reload
        vpternlogd zmm13, zmm23, zmm30, 0x96         ;   289.3 p5      34 st
        vpternlogd zmm13, zmm10, zmm6, 0x96          ;   290.3 p0      34 st
        vmovdqu64 [r9 + 66368], zmm13                ;   291.3 p8+p9   34 st
        vmovdqu64 zmm10, [rsp + 3200]                ;   204.2 p2      13 a reload
        vmovdqu64 zmm13, [rsp + 3648]                ;   204.7 p3      34 st
        vpternlogd zmm13, zmm10, [r9 + 33664], 0x96  ;   289.3 p5+p2   34 st
        vpternlogd zmm13, zmm3, [rsp + 7104], 0x96   ;   290.3 p0+p3   34 st
        vmovdqu64 [r9 + 66432], zmm13                ;   291.3 p7+p4   34 st
        vmovdqu64 zmm13, [rsp + 2432]                ;   206.2 p2      34 st
        vpternlogd zmm13, zmm15, [r10 + 33984], 0x96 ;   290.3 p5+p3   34 st
        vmovdqa64 zmm30, zmm15                       ;   243.7         34 st copy
        vmovdqu64 zmm5, [rsp + 3712]                 ;   207.2 p2      15 a reload
        vpternlogd zmm13, zmm5, [rsp + 896], 0x96    ;   291.3 p0+p3   34 st
        vmovdqu64 zmm5, [rsp + 5184]                 ;   231.7 p2      13 a reload
        vpternlogd zmm13, zmm5, [rsp + 2240], 0x96   ;   292.3 p5+p3   34 st
        vpternlogd zmm13, zmm17, [rsp + 9088], 0x96  ;   293.3 p0+p2   34 st
        vmovdqu64 [r10 + 66752], zmm13               ;   294.3 p8+p9   34 st
        vpxord zmm27, zmm27, [r10 + 33792]           ;   292.3 p5+p3   34 st
        vpternlogd zmm27, zmm18, zmm26, 0x96         ;   293.3 p0      34 st
        vmovdqu64 [r10 + 66560], zmm27               ;   294.3 p7+p4   34 st
        vmovdqu64 zmm13, [rsp + 3904]                ;   210.2 p2      34 st
        vpxord zmm13, zmm13, [r10 + 34176]           ;   293.3 p5+p3   34 st
        vmovdqu64 zmm27, [rsp + 4352]                ;   211.2 p2      13 a reload
        vmovdqu64 [rsp + 3904], zmm17                ;   265.3 p8+p9   13 a spill
        vmovdqu64 zmm17, [rsp + 3136]                ;   211.7 p3      14 a reload
        vpternlogd zmm13, zmm17, zmm27, 0x96         ;   294.3 p0      34 st
        vmovdqu64 zmm10, [rsp + 3008]                ;   212.2 p2      34 st
        vpternlogd zmm10, zmm17, [r10 + 33856], 0x96 ;   294.3 p5+p3   34 st
        vmovdqu64 zmm1, [rsp + 4224]                 ;   213.2 p2      13 a reload
        vpternlogd zmm10, zmm1, [rsp + 8064], 0x96   ;   295.3 p0+p3   34 st
        vmovdqu64 zmm1, [rsp + 5376]                 ;   235.3 p2      13 a reload
        vpternlogd zmm10, zmm1, [rsp + 512], 0x96    ;   296.3 p5+p3   34 st
        vmovdqu64 [r10 + 66624], zmm10               ;   297.3 p7+p4   34 st
        vmovdqu64 zmm10, [rsp + 1536]                ;   215.2 p2      14 a reload
        vpternlogd zmm13, zmm10, [rsp + 1792], 0x96  ;   295.7 p0+p3   34 st
        vmovdqu64 zmm1, [rsp + 8960]                 ;   264.3 p2      34 st
        vpternlogd zmm1, zmm10, [r10 + 34240], 0x96  ;   296.3 p5+p3   34 st
        vpternlogd zmm1, zmm9, [rsp + 1856], 0x96    ;   297.3 p0+p2   34 st
        vmovdqu64 [r10 + 67008], zmm1                ;   298.3 p8+p9   34 st
        vmovdqu64 zmm1, [rsp + 7168]                 ;   244.3 p3      13 a reload
        vmovdqu64 zmm9, [rsp + 8000]                 ;   251.7 p2      13 a reload
        vpternlogd zmm13, zmm9, zmm1, 0x96           ;   297.3 p5      34 st
        vmovdqu64 [r10 + 66944], zmm13               ;   298.3 p7+p4   34 st
        vmovdqu64 zmm9, [rsp + 192]                  ;   218.7 p3      13 a reload
        vmovdqu64 zmm13, [rsp + 8448]                ;   219.2 p2      34 st
        vpternlogd zmm13, zmm9, [r10 + 33920], 0x96  ;   297.7 p0+p3   34 st
        vpternlogd zmm13, zmm10, [rsp + 4480], 0x96  ;   298.7 p5+p2   34 st
        vpternlogd zmm13, zmm18, zmm25, 0x96         ;   299.7 p0      34 st
        vpternlogd zmm13, zmm11, [rsp + 2816], 0x96  ;   300.7 p5+p3   34 st
        vmovdqu64 [r10 + 66688], zmm13               ;   301.7 p8+p9   34 st
        vmovdqu64 zmm10, [rsp + 3584]                ;   221.2 p2      13 a reload
        vmovdqu64 zmm13, [rsp + 8896]                ;   266.3 p3      34 st
        vpternlogd zmm13, zmm10, [r10 + 34048], 0x96 ;   299.7 p0+p2   34 st
        vmovdqu64 zmm18, [rsp + 3072]                ;   222.7 p3      13 a reload
        vpternlogd zmm13, zmm5, zmm18, 0x96          ;   300.7 p5      34 st
        vmovdqu64 zmm5, [rsp + 7232]                 ;   223.2 p2      15 a reload
        vmovdqu64 zmm1, [rsp + 1920]                 ;   223.7 p3      13 a reload
        vpternlogd zmm13, zmm1, zmm5, 0x96           ;   301.7 p0      34 st
        vmovdqu64 zmm5, [rsp + 5888]                 ;   227.7 p2      13 a reload
        vpternlogd zmm13, zmm5, [rsp + 2048], 0x96   ;   302.7 p5+p3   34 st
        vmovdqu64 [r10 + 66816], zmm13               ;   303.7 p7+p4   34 st
        vmovdqu64 zmm13, [rsp + 1600]                ;   225.2 p2      14 a reload
        vmovdqu64 zmm9, [rsp + 2624]                 ;   225.7 p3      34 st
        vpternlogd zmm9, zmm13, [r10 + 34112], 0x96  ;   301.7 p0+p2   34 st
        vpternlogd zmm9, zmm17, [rsp + 5952], 0x96   ;   302.7 p5+p3   34 st
        vmovdqu64 zmm17, [rsp + 6080]                ;   228.7 p2      13 a reload
        vpternlogd zmm9, zmm17, [rsp + 5568], 0x96   ;   303.7 p0+p3   34 st
        vpternlogd zmm9, zmm22, [rsp + 3840], 0x96   ;   304.7 p5+p2   34 st
        vpternlogd zmm9, zmm18, [rsp + 0], 0x96      ;   305.7 p0+p3   34 st
        vmovdqu64 [r10 + 66880], zmm9                ;   306.7 p8+p9   34 st
        vmovdqu64 zmm9, [rsp + 640]                  ;   229.2 p2      14 a reload
        vpternlogd zmm27, zmm9, [r11 + 34304], 0x96  ;   304.3 p5+p3   34 st
        vmovdqu64 zmm18, [rsp + 704]                 ;   230.2 p2      14 a reload
        vpternlogd zmm4, zmm18, [r11 + 34496], 0x96  ;   304.7 p0+p3   34 st
        vmovdqu64 zmm18, [rsp + 1024]                ;   231.2 p2      13 a reload
        vpternlogd zmm17, zmm18, [r11 + 34752], 0x96 ;   305.3 p5+p3   34 st
        vmovdqa64 zmm18, zmm14                       ;   237.7         34 st copy
        vpternlogd zmm27, zmm12, [rsp + 6144], 0x96  ;   305.7 p0+p2   34 st
        vmovdqu64 [r11 + 67072], zmm27               ;   306.7 p7+p4   34 st
        vmovdqu64 zmm27, [rsp + 3392]                ;   232.7 p3      34 st
        vpternlogd zmm27, zmm0, [r11 + 34432], 0x96  ;   306.3 p5+p2   34 st
        vpternlogd zmm27, zmm16, [rsp + 3968], 0x96  ;   307.3 p0+p3   34 st
        vmovdqu64 zmm16, [rsp + 3008]                ;   234.2 p2      14 a reload
        vmovdqu64 zmm5, [rsp + 2880]                 ;   234.7 p3      13 a reload
        vpternlogd zmm4, zmm5, zmm16, 0x96           ;   307.3 p5      34 st
        vmovdqa64 zmm13, zmm16                       ;   240.2         34 st copy
        vmovdqu64 zmm0, [rsp + 6144]                 ;   235.2 p2      13 a reload
        vpternlogd zmm27, zmm0, [rsp + 6336], 0x96   ;   308.3 p0+p3   34 st
        vmovdqu64 zmm16, [rsp + 7872]                ;   236.2 p2      13 a reload
        vpternlogd zmm4, zmm16, [rsp + 4288], 0x96   ;   308.3 p5+p3   34 st
        vpternlogd zmm4, zmm23, zmm0, 0x96           ;   309.3 p0      34 st
        vmovdqu64 zmm23, [rsp + 1664]                ;   237.2 p2      14 a reload
        vmovdqu64 [rsp + 768], zmm12                 ;   276.7 p8+p9   13 a spill
        vmovdqu64 zmm12, [rsp + 4736]                ;   237.7 p3      13 a reload
        vpternlogd zmm27, zmm12, zmm23, 0x96         ;   309.3 p5      34 st
        vmovdqu64 [r11 + 67200], zmm27               ;   310.3 p7+p4   34 st
        vmovdqu64 zmm27, [rsp + 832]                 ;   238.2 p2      13 a reload
        vmovdqu64 zmm12, [rsp + 6720]                ;   238.7 p3      13 a reload
        vpternlogd zmm4, zmm12, zmm27, 0x96          ;   310.3 p0      34 st
        vmovdqu64 [r11 + 67264], zmm4                ;   311.3 p8+p9   34 st
        vmovdqu64 zmm4, [rsp + 7488]                 ;   245.3 p2      13 a reload
        vpternlogd zmm17, zmm4, [rsp + 4096], 0x96   ;   310.3 p5+p3   34 st
        vmovdqu64 [r11 + 67520], zmm17               ;   311.3 p7+p4   34 st
        vpxord zmm31, zmm31, [r11 + 34560]           ;   310.7 p0+p2   34 st
        vpternlogd zmm31, zmm3, zmm7, 0x96           ;   311.7 p5      34 st
        vmovdqu64 zmm3, [rsp + 2560]                 ;   240.7 p3      14 a reload
        vmovdqu64 zmm7, [rsp + 8448]                 ;   241.2 p2      34 st
        vpternlogd zmm7, zmm3, [r11 + 34368], 0x96   ;   311.7 p0+p3   34 st
        vpternlogd zmm31, zmm0, zmm16, 0x96          ;   312.7 p5      34 st
        vmovdqu64 zmm0, [rsp + 896]                  ;   242.2 p2      34 st
        vpternlogd zmm0, zmm3, [r11 + 34688], 0x96   ;   312.7 p0+p3   34 st
        vpternlogd zmm0, zmm10, zmm19, 0x96          ;   313.7 p5      34 st
        vmovdqu64 zmm10, [rsp + 1216]                ;   243.2 p2      13 a reload
        vmovdqu64 zmm17, [rsp + 7808]                ;   243.7 p3      34 st
        vpternlogd zmm17, zmm10, [r11 + 34624], 0x96 ;   313.7 p0+p2   34 st
        vmovdqu64 zmm19, [rsp + 4288]                ;   244.7 p3      13 a reload
        vpternlogd zmm7, zmm16, zmm19, 0x96          ;   314.3 p5      34 st
        vpternlogd zmm31, zmm2, [rsp + 6464], 0x96   ;   314.7 p0+p2   34 st
        vpternlogd zmm7, zmm28, [rsp + 5440], 0x96   ;   315.3 p5+p3   34 st
        vmovdqu64 [r11 + 67136], zmm7                ;   316.3 p8+p9   34 st
        vmovdqu64 zmm2, [rsp + 7360]                 ;   249.7 p2      13 a reload
        vpternlogd zmm17, zmm2, [rsp + 9600], 0x96   ;   315.7 p0+p3   34 st
        vmovdqu64 zmm2, [rsp + 6016]                 ;   247.2 p2      13 a reload
        vpternlogd zmm31, zmm2, [rsp + 2176], 0x96   ;   316.3 p5+p3   34 st
        vmovdqu64 [r11 + 67328], zmm31               ;   317.3 p7+p4   34 st
        vmovdqu64 zmm7, [rsp + 3648]                 ;   248.2 p2      13 a reload
        vmovdqu64 zmm31, [rsp + 9024]                ;   268.3 p3      13 a reload
        vpternlogd zmm0, zmm31, zmm7, 0x96           ;   316.7 p0      34 st
        vmovdqu64 zmm19, [rsp + 6848]                ;   249.2 p2      13 a reload
        vpternlogd zmm17, zmm19, [rsp + 8576], 0x96  ;   317.3 p5+p3   34 st
        vmovdqu64 [r11 + 67392], zmm17               ;   318.3 p8+p9   34 st
        vmovdqu64 zmm17, [rsp + 4544]                ;   250.2 p2      15 a reload
        vmovdqu64 zmm3, [rsp + 6592]                 ;   250.7 p3      15 a reload
        vpternlogd zmm0, zmm3, zmm17, 0x96           ;   317.7 p0      34 st
        vmovdqu64 [r11 + 67456], zmm0                ;   318.7 p7+p4   34 st
        vpxord zmm13, zmm13, [r12 + 34816]           ;   318.3 p5+p2   34 st
        vmovdqu64 zmm0, [rsp + 2496]                 ;   274.7 p3      13 a reload
        vpternlogd zmm13, zmm26, zmm0, 0x96          ;   319.3 p0      34 st
        vmovdqu64 [r12 + 67584], zmm13               ;   320.3 p8+p9   34 st
        vpxord zmm30, zmm30, [r12 + 35008]           ;   319.3 p5+p2   34 st
        vmovdqu64 zmm13, [rsp + 3840]                ;   252.7 p3      15 a reload
        vmovdqu64 zmm4, [rsp + 7616]                 ;   253.2 p2      13 a reload
        vpternlogd zmm30, zmm4, zmm13, 0x96          ;   320.3 p0      34 st
        vpternlogd zmm30, zmm6, [rsp + 9280], 0x96   ;   321.3 p5+p3   34 st
        vpternlogd zmm30, zmm20, [rsp + 7424], 0x96  ;   322.3 p0+p2   34 st
        vmovdqu64 [r12 + 67776], zmm30               ;   323.3 p7+p4   34 st
        vmovdqu64 zmm30, [rsp + 3712]                ;   254.7 p3      34 st
        vpxord zmm30, zmm30, [r12 + 35264]           ;   321.3 p5+p2   34 st
        vmovdqu64 zmm10, [rsp + 8832]                ;   267.3 p3      13 a reload
        vpternlogd zmm30, zmm10, [rsp + 6656], 0x96  ;   322.3 p0+p2   34 st
        vpternlogd zmm30, zmm19, [rsp + 6272], 0x96  ;   323.3 p5+p3   34 st
        vmovdqu64 [r12 + 68032], zmm30               ;   324.3 p8+p9   34 st
        vmovdqu64 zmm19, [rsp + 5632]                ;   257.2 p2      34 st
        vmovdqu64 zmm30, [rsp + 4416]                ;   257.7 p3      34 st
        vmovdqu64 zmm10, [rsp + 1472]                ;   258.2 p2      34 st
        vmovdqu64 zmm7, [rsp + 3456]                 ;   258.7 p3      14 a reload
        vmovdqu64 zmm4, [rsp + 7296]                 ;   259.2 p2      34 st
        vpternlogd zmm4, zmm7, [r12 + 34880], 0x96   ;   322.7 p0+p3   34 st
        vmovdqu64 zmm7, [rsp + 4800]                 ;   260.2 p2      13 a reload
        vmovdqu64 zmm2, [rsp + 8512]                 ;   260.7 p3      13 a reload
        vpternlogd zmm4, zmm2, zmm7, 0x96            ;   323.7 p5      34 st
        vmovdqu64 [r12 + 67648], zmm4                ;   324.7 p7+p4   34 st
        vmovdqu64 zmm2, [rsp + 4608]                 ;   261.2 p2      13 a reload
        vmovdqu64 zmm4, [rsp + 1728]                 ;   261.7 p3      34 st
        vpternlogd zmm4, zmm2, [r12 + 34944], 0x96   ;   323.7 p0+p2   34 st
        vpternlogd zmm4, zmm25, [rsp + 2240], 0x96   ;   324.7 p5+p3   34 st
        vpternlogd zmm4, zmm0, zmm12, 0x96           ;   325.7 p0      34 st
        vmovdqu64 zmm0, [rsp + 1408]                 ;   263.2 p2      14 a reload
        vmovdqu64 zmm2, [rsp + 3520]                 ;   263.7 p3      34 st
        vpternlogd zmm2, zmm0, [r12 + 35072], 0x96   ;   325.3 p5+p2   34 st
        vmovdqu64 zmm0, [rsp + 7040]                 ;   264.7 p3      13 a reload
        vpternlogd zmm2, zmm1, zmm0, 0x96            ;   326.3 p0      34 st
        vpternlogd zmm2, zmm6, [rsp + 7104], 0x96    ;   327.3 p5+p2   34 st
        vmovdqu64 zmm1, [rsp + 896]                  ;   265.7 p3      13 a reload
        vmovdqu64 zmm6, [rsp + 6528]                 ;   266.2 p2      34 st
        vpternlogd zmm6, zmm1, [r12 + 35136], 0x96   ;   326.7 p0+p3   34 st
        vpternlogd zmm2, zmm24, zmm11, 0x96          ;   328.3 p5      34 st
        vmovdqu64 zmm1, [rsp + 1728]                 ;   267.2 p2      14 a reload
        vmovdqu64 zmm12, [rsp + 8320]                ;   267.7 p3      34 st
        vpternlogd zmm12, zmm1, [r12 + 35200], 0x96  ;   327.7 p0+p2   34 st
        vmovdqu64 [r12 + 67712], zmm4                ;   326.7 p8+p9   34 st
        vmovdqu64 zmm4, [rsp + 2368]                 ;   268.7 p3      13 a reload
        vpternlogd zmm12, zmm5, zmm4, 0x96           ;   328.7 p5      34 st
        vmovdqu64 [r12 + 67840], zmm2                ;   329.3 p7+p4   34 st
        vmovdqu64 zmm2, [rsp + 6912]                 ;   269.2 p2      13 a reload
        vpternlogd zmm6, zmm2, [rsp + 3200], 0x96    ;   328.7 p0+p3   34 st
        vmovdqu64 zmm5, [rsp + 2944]                 ;   270.2 p2      14 a reload
        vmovdqu64 zmm24, [rsp + 7552]                ;   270.7 p3      13 a reload
        vpternlogd zmm6, zmm24, zmm5, 0x96           ;   329.7 p5      34 st
        vpternlogd zmm6, zmm0, [rsp + 9152], 0x96    ;   330.7 p0+p2   34 st
        vmovdqu64 [r12 + 67904], zmm6                ;   331.7 p8+p9   34 st
        vmovdqu64 zmm6, [rsp + 7744]                 ;   271.7 p3      13 a reload
        vmovdqu64 zmm0, [rsp + 5760]                 ;   272.2 p2      13 a reload
        vpternlogd zmm12, zmm0, zmm6, 0x96           ;   330.3 p5      34 st
        vmovdqu64 [r12 + 67968], zmm12               ;   331.3 p7+p4   34 st
        vmovdqu64 zmm12, [rsp + 8768]                ;   272.7 p3      13 a reload
        vpternlogd zmm22, zmm12, [r13 + 35584], 0x96 ;   330.7 p0+p2   34 st
        vpternlogd zmm22, zmm3, zmm17, 0x96          ;   331.7 p5      34 st
        vmovdqu64 zmm3, [rsp + 4032]                 ;   273.7 p3      34 st
        vpternlogd zmm3, zmm21, [r13 + 35392], 0x96  ;   331.7 p0+p2   34 st
        vmovdqa64 zmm17, zmm21                       ;   242.8         34 st copy
        vpternlogd zmm3, zmm23, zmm28, 0x96          ;   332.7 p5      34 st
        vmovdqu64 [r13 + 68160], zmm3                ;   333.7 p8+p9   34 st
        vmovdqu64 zmm3, [rsp + 4032]                 ;   274.7 p3      13 a reload
        vmovdqu64 zmm23, [rsp + 8128]                ;   275.2 p2      13 a reload
        vpternlogd zmm22, zmm23, zmm3, 0x96          ;   332.7 p0      34 st
        vpternlogd zmm22, zmm27, [rsp + 5888], 0x96  ;   333.7 p5+p3   34 st
        vmovdqu64 [r13 + 68352], zmm22               ;   334.7 p7+p4   34 st
        vpxord zmm18, zmm18, [r13 + 35328]           ;   333.7 p0+p2   34 st
        vmovdqu64 zmm22, [rsp + 9536]                ;   277.7 p3      13 a reload
        vpternlogd zmm18, zmm20, zmm22, 0x96         ;   334.7 p5      34 st
        vmovdqu64 [r13 + 68096], zmm18               ;   335.7 p8+p9   34 st
        vpxord zmm9, zmm9, [r13 + 35456]             ;   334.7 p0+p2   34 st
        vmovdqu64 zmm18, [rsp + 3008]                ;   277.7 p3      14 a reload
        vmovdqu64 zmm20, [rsp + 3392]                ;   278.2 p2      13 a reload
        vpternlogd zmm9, zmm20, zmm18, 0x96          ;   335.7 p5      34 st
        vpternlogd zmm9, zmm5, zmm12, 0x96           ;   336.7 p0      34 st
        vpternlogd zmm9, zmm22, [rsp + 4864], 0x96   ;   337.7 p5+p3   34 st
        vmovdqu64 [r13 + 68224], zmm9                ;   338.7 p7+p4   34 st
        vpxord zmm19, zmm19, [r13 + 35776]           ;   336.7 p0+p2   34 st
        vmovdqu64 zmm5, [rsp + 320]                  ;   279.7 p3      13 a reload
        vmovdqu64 zmm9, [rsp + 1600]                 ;   280.2 p2      34 st
        vpternlogd zmm9, zmm5, [r13 + 35520], 0x96   ;   337.3 p5+p3   34 st
        vpternlogd zmm9, zmm14, [rsp + 5824], 0x96   ;   338.3 p0+p2   34 st
        vmovdqu64 zmm14, [rsp + 8256]                ;   281.7 p3      13 a reload
        vmovdqu64 zmm20, [rsp + 8704]                ;   282.2 p2      34 st
        vpternlogd zmm20, zmm14, [r13 + 35648], 0x96 ;   338.3 p5+p3   34 st
        vmovdqu64 zmm14, [rsp + 5120]                ;   283.2 p2      13 a reload
        vpternlogd zmm9, zmm3, zmm14, 0x96           ;   339.3 p0      34 st
        vpternlogd zmm19, zmm16, [rsp + 8064], 0x96  ;   339.3 p5+p3   34 st
        vmovdqu64 zmm3, [rsp + 3520]                 ;   284.2 p2      13 a reload
        vmovdqu64 zmm16, [rsp + 9408]                ;   284.7 p3      34 st
        vpternlogd zmm16, zmm3, [r13 + 35712], 0x96  ;   339.7 p0+p2   34 st
        vpternlogd zmm19, zmm31, zmm24, 0x96         ;   340.3 p5      34 st
        vpternlogd zmm20, zmm13, [rsp + 8960], 0x96  ;   340.7 p0+p3   34 st
        vpternlogd zmm20, zmm6, [rsp + 9472], 0x96   ;   341.7 p5+p2   34 st
        vmovdqu64 zmm6, [rsp + 2048]                 ;   286.7 p3      13 a reload
        vmovdqu64 zmm22, [rsp + 9088]                ;   287.2 p2      13 a reload
        vpternlogd zmm9, zmm22, zmm6, 0x96           ;   341.7 p0      34 st
        mov rsi, qword [rsp + 9680]                  ;   252.8 p10     32 rows reload
        sub r8, rsi                                  ;   257.8 p1      32 rows
        vmovdqu64 [r13 + 68288], zmm9                ;   342.7 p8+p9   34 st
        vmovdqu64 [r13 + 68544], zmm19               ;   341.3 p7+p4   34 st
        vmovdqu64 zmm9, [rsp + 4672]                 ;   287.7 p3      13 a reload
        vpternlogd zmm16, zmm9, [rsp + 1856], 0x96   ;   342.3 p5+p2   34 st
        vmovdqu64 [r13 + 68416], zmm20               ;   342.7 p8+p9   34 st
        vmovdqu64 zmm19, [rsp + 4992]                ;   288.7 p3      13 a reload
        vpternlogd zmm16, zmm19, [rsp + 9344], 0x96  ;   343.3 p0+p2   34 st
        sub r9, rsi                                  ;   257.8 p6      32 rows
        vmovdqu64 [r13 + 68480], zmm16               ;   344.3 p7+p4   34 st
        vpternlogd zmm15, zmm21, [r14 + 36032], 0x96 ;   343.3 p5+p3   34 st
        vpternlogd zmm18, zmm5, [r14 + 35968], 0x96  ;   343.7 p0+p2   34 st
        sub r10, rsi                                 ;   257.8 p11     32 rows
        sub r11, rsi                                 ;   257.8 p1      32 rows
        vpternlogd zmm18, zmm25, zmm13, 0x96         ;   344.7 p5      34 st
        vmovdqu64 zmm13, [rsp + 960]                 ;   290.7 p3      13 a reload
        vpternlogd zmm15, zmm3, zmm13, 0x96          ;   344.7 p0      34 st
        vmovdqu64 zmm3, [rsp + 5504]                 ;   291.2 p2      13 a reload
        vpternlogd zmm18, zmm3, [rsp + 2112], 0x96   ;   345.7 p5+p3   34 st
        vmovdqu64 zmm16, [rsp + 6400]                ;   292.2 p2      13 a reload
        vmovdqu64 zmm19, [rsp + 5248]                ;   292.7 p3      13 a reload
        vpternlogd zmm15, zmm19, zmm16, 0x96         ;   345.7 p0      34 st
        vmovdqu64 zmm20, [rsp + 192]                 ;   293.2 p2      34 st
        vpternlogd zmm20, zmm19, [r14 + 35904], 0x96 ;   346.3 p5+p3   34 st
        vpternlogd zmm15, zmm7, zmm27, 0x96          ;   346.7 p0      34 st
        vmovdqu64 zmm7, [rsp + 5376]                 ;   294.2 p2      13 a reload
        vpternlogd zmm20, zmm7, [rsp + 9216], 0x96   ;   347.3 p5+p3   34 st
        vmovdqu64 [r14 + 68736], zmm18               ;   346.7 p8+p9   34 st
        vmovdqu64 [r14 + 68672], zmm20               ;   348.3 p7+p4   34 st
        vmovdqu64 [r14 + 68800], zmm15               ;   347.7 p8+p9   34 st
        vpxord zmm30, zmm30, [r14 + 35840]           ;   347.7 p0+p2   34 st
        sub r12, rsi                                 ;   259.5 p6      32 rows
        vpternlogd zmm30, zmm16, zmm26, 0x96         ;   348.7 p5      34 st
        sub r13, rsi                                 ;   259.8 p11     32 rows
        vmovdqu64 [r14 + 68608], zmm30               ;   349.7 p7+p4   34 st
        vpxord zmm10, zmm10, [r14 + 36160]           ;   348.7 p0+p3   34 st
        vmovdqu64 zmm7, [rsp + 0]                    ;   296.2 p2      13 a reload
        vmovdqu64 zmm15, [rsp + 5056]                ;   296.7 p3      34 st
        vpternlogd zmm15, zmm7, [r14 + 36096], 0x96  ;   349.3 p5+p2   34 st
        vmovdqu64 zmm16, [rsp + 1280]                ;   297.7 p3      14 a reload
        vmovdqu64 zmm18, [rsp + 4160]                ;   298.2 p2      34 st
        vpternlogd zmm18, zmm16, [r14 + 36288], 0x96 ;   349.7 p0+p3   34 st
        vmovdqu64 zmm20, [r14 + 36224]               ;   299.2 p2      34 st
        vpternlogd zmm15, zmm3, [rsp + 8640], 0x96   ;   350.3 p5+p3   34 st
        vpternlogd zmm15, zmm8, [rsp + 6016], 0x96   ;   351.3 p0+p2   34 st
        vmovdqu64 zmm3, [rsp + 7808]                 ;   300.7 p3      15 a reload
        vmovdqu64 zmm8, [rsp + 3264]                 ;   301.2 p2      13 a reload
        vpternlogd zmm10, zmm8, zmm3, 0x96           ;   351.3 p5      34 st
        vpternlogd zmm10, zmm9, [rsp + 128], 0x96    ;   352.3 p0+p3   34 st
        vpternlogd zmm18, zmm1, [rsp + 7232], 0x96   ;   352.3 p5+p2   34 st
        vpternlogd zmm18, zmm0, zmm12, 0x96          ;   353.3 p0      34 st
        vpternlogd zmm10, zmm19, [rsp + 7616], 0x96  ;   353.3 p5+p3   34 st
        vmovdqu64 [r14 + 68864], zmm15               ;   352.3 p8+p9   34 st
        vmovdqu64 [r14 + 68928], zmm10               ;   354.3 p7+p4   34 st
        mov rdi, r14                                 ;   265.7         32 rows copy
        sub rdi, rsi                                 ;   265.8 p1      32 rows
        vmovdqu64 [r14 + 69056], zmm18               ;   354.3 p8+p9   34 st
        vmovdqu64 zmm0, [rsp + 1088]                 ;   303.2 p2      13 a reload
        vpxord zmm20, zmm20, zmm0                    ;   353.7 p0      34 st
        vpternlogd zmm20, zmm2, [rsp + 8384], 0x96   ;   354.7 p5+p3   34 st
        vmovdqu64 zmm1, [rsp + 6336]                 ;   304.2 p2      13 a reload
        vpternlogd zmm20, zmm1, [rsp + 3648], 0x96   ;   355.7 p0+p3   34 st
        vpternlogd zmm20, zmm29, [rsp + 2304], 0x96  ;   356.7 p5+p2   34 st
        vmovdqu64 [r14 + 68992], zmm20               ;   357.7 p7+p4   34 st
        vmovdqu64 zmm1, [rsp + 576]                  ;   305.7 p3      13 a reload
        vpternlogd zmm5, zmm1, [r15 + 36416], 0x96   ;   355.7 p0+p2   34 st
        vmovdqu64 zmm1, [rsp + 8448]                 ;   306.7 p3      14 a reload
        vpternlogd zmm3, zmm1, [r15 + 36480], 0x96   ;   356.3 p5+p2   34 st
        vpternlogd zmm16, zmm0, [r15 + 36672], 0x96  ;   356.7 p0+p3   34 st
        vpternlogd zmm5, zmm28, [rsp + 6784], 0x96   ;   357.3 p5+p2   34 st
        vmovdqu64 zmm0, [rsp + 4736]                 ;   308.7 p3      13 a reload
        vpternlogd zmm3, zmm0, [rsp + 7936], 0x96    ;   357.7 p0+p2   34 st
        vmovdqu64 zmm0, [rsp + 4928]                 ;   309.7 p3      13 a reload
        vpternlogd zmm3, zmm27, zmm0, 0x96           ;   358.7 p5      34 st
        vpternlogd zmm16, zmm13, [rsp + 448], 0x96   ;   358.7 p0+p2   34 st
        vpternlogd zmm16, zmm4, [rsp + 6656], 0x96   ;   359.7 p5+p3   34 st
        vmovdqu64 [r15 + 69184], zmm5                ;   358.3 p8+p9   34 st
        vmovdqu64 [r15 + 69248], zmm3                ;   359.7 p7+p4   34 st
        vpxord zmm17, zmm17, [r15 + 36352]           ;   359.7 p0+p2   34 st
        vpternlogd zmm17, zmm0, [rsp + 768], 0x96    ;   360.7 p5+p3   34 st
        vmovdqu64 [r15 + 69120], zmm17               ;   361.7 p8+p9   34 st
        vmovdqu64 zmm1, [rsp + 6272]                 ;   312.2 p2      13 a reload
        vpternlogd zmm16, zmm1, [rsp + 7680], 0x96   ;   360.7 p0+p3   34 st
        vmovdqu64 [r15 + 69440], zmm16               ;   361.7 p7+p4   34 st
        vmovdqu64 zmm1, [rsp + 1152]                 ;   313.2 p2      13 a reload
        vmovdqu64 zmm2, [rsp + 6976]                 ;   313.7 p3      34 st
        vpternlogd zmm2, zmm1, [r15 + 36544], 0x96   ;   361.3 p5+p2   34 st
        vpternlogd zmm2, zmm14, zmm0, 0x96           ;   362.3 p0      34 st
        vmovdqu64 zmm1, [rsp + 9280]                 ;   314.7 p3      13 a reload
        vpternlogd zmm2, zmm1, [rsp + 3904], 0x96    ;   363.3 p5+p2   34 st
        vmovdqu64 [r15 + 69312], zmm2                ;   364.3 p8+p9   34 st
        vmovdqu64 zmm1, [rsp + 1344]                 ;   315.7 p3      13 a reload
        vmovdqu64 zmm2, [rsp + 2560]                 ;   316.2 p2      34 st
        vpternlogd zmm2, zmm1, [r15 + 36736], 0x96   ;   362.7 p0+p3   34 st
        vmovdqu64 zmm1, [rsp + 4288]                 ;   317.2 p2      13 a reload
        vmovdqu64 zmm3, [rsp + 4480]                 ;   317.7 p3      34 st
        vpternlogd zmm3, zmm1, [r15 + 36800], 0x96   ;   363.3 p5+p2   34 st
        vmovdqu64 zmm1, [r15 + 36608]                ;   318.7 p3      34 st
        mov r14, r15                                 ;   277.0         32 rows copy
        sub r14, rsi                                 ;   277.2 p6      32 rows
        vmovdqu64 zmm4, [rsp + 7168]                 ;   319.2 p2      13 a reload
        vpternlogd zmm2, zmm4, [rsp + 5056], 0x96    ;   363.7 p0+p3   34 st
        vmovdqu64 zmm4, [rsp + 256]                  ;   320.2 p2      13 a reload
        vpternlogd zmm2, zmm4, [rsp + 7424], 0x96    ;   364.7 p5+p3   34 st
        vpternlogd zmm2, zmm7, [rsp + 3072], 0x96    ;   365.7 p0+p2   34 st
        vmovdqu64 [r15 + 69504], zmm2                ;   366.7 p7+p4   34 st
        vmovdqu64 zmm2, [rsp + 8832]                 ;   321.7 p3      13 a reload
        vpternlogd zmm3, zmm2, [rsp + 7040], 0x96    ;   365.3 p5+p2   34 st
        vmovdqu64 zmm2, [rsp + 6464]                 ;   322.7 p3      13 a reload
        vpternlogd zmm3, zmm2, [rsp + 8192], 0x96    ;   366.3 p0+p2   34 st
        vmovdqu64 [r15 + 69568], zmm3                ;   367.3 p8+p9   34 st
        vpxord zmm1, zmm1, [rsp + 1216]              ;   366.3 p5+p3   34 st
        vpternlogd zmm1, zmm24, [rsp + 7488], 0x96   ;   367.3 p0+p2   34 st
        vpternlogd zmm1, zmm23, zmm0, 0x96           ;   368.3 p5      34 st
        vpternlogd zmm1, zmm11, zmm6, 0x96           ;   369.3 p0      34 st
        vmovdqu64 [r15 + 69376], zmm1                ;   370.3 p7+p4   34 st
        add r8, 0x1000                               ;   281.0 p11     32 rows
        and r8, 0x7fff                               ;   282.0 p1      32 rows
        add r8, rsi                                  ;   283.0 p6      32 rows
        mov r15, rsi                                 ;   281.5         32 rows copy
        mov rbp, rsi                                 ;   281.7         32 rows copy
        mov rax, rsi                                 ;   281.8         32 rows copy
        mov rcx, rsi                                 ;   282.0         32 rows copy
        mov rdx, rsi                                 ;   282.2         32 rows copy
        mov rbx, rsi                                 ;   282.3         32 rows copy
        add r9, 0x1000                               ;   282.5 p11     32 rows
        and r9, 0x7fff                               ;   283.5 p1      32 rows
        add r15, r9                                  ;   284.5 p6      32 rows
        add r10, 0x1000                              ;   283.5 p11     32 rows
        and r10, 0x7fff                              ;   284.5 p1      32 rows
        add rbp, r10                                 ;   285.5 p6      32 rows
        add r11, 0x1000                              ;   284.5 p11     32 rows
        and r11, 0x7fff                              ;   285.5 p1      32 rows
        add rax, r11                                 ;   286.5 p6      32 rows
        add r12, 0x1000                              ;   285.5 p11     32 rows
        and r12, 0x7fff                              ;   286.5 p1      32 rows
        add rcx, r12                                 ;   287.5 p6      32 rows
        add r13, 0x1000                              ;   286.5 p11     32 rows
        and r13, 0x7fff                              ;   287.5 p1      32 rows
        add rdx, r13                                 ;   288.5 p6      32 rows
        add rdi, 0x1000                              ;   287.5 p11     32 rows
        and rdi, 0x7fff                              ;   288.5 p1      32 rows
        add rbx, rdi                                 ;   289.5 p6      32 rows
        add r14, 0x1000                              ;   288.5 p11     32 rows
        and r14, 0x7fff                              ;   289.5 p1      32 rows
        add rsi, r14                                 ;   290.5 p6      32 rows
        mov edi, dword [rsp + 9984]                  ;   286.0 p10     32 rows
        add edi, 0xffffffff                          ;   291.0 p11     32 rows
        mov dword [rsp + 9984], edi                  ;   292.0 p8+p9   32 rows
        mov r9, r15                                  ;   286.7         32 rows copy
        mov r10, rbp                                 ;   286.8         32 rows copy
        mov r11, rax                                 ;   287.5         32 rows copy
        mov r12, rcx                                 ;   288.5         32 rows copy
        mov r13, rdx                                 ;   289.5         32 rows copy
        mov r14, rbx                                 ;   290.5         32 rows copy
        mov r15, rsi                                 ;   291.5         32 rows copy
        test edi, edi                                ;                    more rows?
        jne .rows_5
        mov qword [rsp + 9848], r8                   ;                    resident
        mov qword [rsp + 9856], r9                   ;                    resident
        mov qword [rsp + 9864], r10                  ;                    resident
        mov qword [rsp + 9872], r11                  ;                    resident
        mov qword [rsp + 9880], r12                  ;                    resident
        mov qword [rsp + 9888], r13                  ;                    resident
        mov qword [rsp + 9896], r14                  ;                    resident
        mov qword [rsp + 9904], r15                  ;                    resident
        mov r8, qword [rsp + 9680]                   ;     0.0 p2      26 rounds reload
        mov r9, qword [rsp + 9712]                   ;     0.2 p3      26 rounds
        sub r9, r8                                   ;     5.2 p0      26 rounds
        mov r10, qword [rsp + 9720]                  ;     0.5 p10     26 rounds
        sub r10, r8                                  ;     5.5 p1      26 rounds
        mov r11, qword [rsp + 9728]                  ;     1.0 p2      26 rounds
        sub r11, r8                                  ;     6.0 p5      26 rounds
        mov r12, qword [rsp + 9736]                  ;     1.2 p3      26 rounds
        sub r12, r8                                  ;     6.2 p6      26 rounds
        mov r13, qword [rsp + 9744]                  ;     1.5 p10     26 rounds
        sub r13, r8                                  ;     6.5 p11     26 rounds
        mov r14, qword [rsp + 9752]                  ;     2.0 p2      26 rounds
        sub r14, r8                                  ;     7.0 p0      26 rounds
        mov r15, qword [rsp + 9760]                  ;     2.2 p3      26 rounds
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
        mov qword [rsp + 9712], r9                   ;     9.2 p7+p4   26 rounds
        mov qword [rsp + 9720], r10                  ;     9.5 p8+p9   26 rounds
        add r12, r8                                  ;     9.2 p11     26 rounds
        mov qword [rsp + 9728], r11                  ;    10.0 p7+p4   26 rounds
        mov qword [rsp + 9736], r12                  ;    10.2 p8+p9   26 rounds
        add r13, r8                                  ;     9.5 p0      26 rounds
        mov qword [rsp + 9744], r13                  ;    10.5 p7+p4   26 rounds
        add r14, r8                                  ;    10.0 p1      26 rounds
        mov qword [rsp + 9752], r14                  ;    11.0 p8+p9   26 rounds
        add r15, r8                                  ;    10.2 p5      26 rounds
        mov qword [rsp + 9760], r15                  ;    11.2 p7+p4   26 rounds
        mov r8, qword [rsp + 9776]                   ;     7.2 p10     26 rounds
        add r8, 0x1000                               ;    12.2 p6      26 rounds
        mov qword [rsp + 9776], r8                   ;    13.2 p8+p9   26 rounds
        cmp r8, qword [rsp + 9768]                   ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rsp + 9680]                   ;     0.0 p2      37 end reload
        mov qword [rsp + 9912], r8                   ;     5.0 p7+p4   37 end
        mov qword [rsp + 9920], r8                   ;     5.0 p8+p9   37 end
        mov r9, qword [rsp + 9664]                   ;     0.5 p3      37 end reload
        mov qword [rsp + 9928], r9                   ;     5.5 p7+p4   37 end
        lea r9, [r8 + 24576]                         ;     5.0 p0      37 end
        mov qword [rsp + 9936], r9                   ;     6.0 p8+p9   37 end
        lea r9, [r8 + 16384]                         ;     5.0 p1      37 end
        mov qword [rsp + 9944], r9                   ;     6.0 p7+p4   37 end
        lea r9, [r8 + 8192]                          ;     5.0 p5      37 end
        mov qword [rsp + 9952], r9                   ;     6.0 p8+p9   37 end
        add r8, 0x8000                               ;     5.0 p6      37 end
        mov qword [rsp + 9960], r8                   ;     6.0 p7+p4   37 end
        mov r8, qword [rsp + 9912]                   ;                    resident
        mov r9, qword [rsp + 9928]                   ;                    resident
        mov r10, qword [rsp + 9920]                  ;                    resident
        mov r11, qword [rsp + 9936]                  ;                    resident
        mov r12, qword [rsp + 9944]                  ;                    resident
        mov r13, qword [rsp + 9952]                  ;                    resident
        align 16
.end_6:
        vmovdqu64 zmm8, [r10 + 65536]                ;     0.0 p2      38 st.0
        vmovdqu64 zmm0, [r9]                         ;     0.2 p3      38 st.0
        vpternlogd zmm8, zmm0, [r8], 0x96            ;     6.2 p0+p2   38 st
        vmovdqu64 zmm2, [r9 + 128]                   ;     1.2 p3      38 st.2
        vmovdqu64 zmm4, [r9 + 256]                   ;     2.0 p2      38 st.4
        vmovdqu64 zmm0, [r10 + 65664]                ;     2.2 p3      38 st.2
        vpternlogd zmm0, zmm2, [r8 + 128], 0x96      ;     8.2 p5+p2   38 st
        vmovdqu64 zmm1, [r9 + 64]                    ;     3.2 p3      38 st.1
        vmovdqu64 zmm9, [r10 + 65600]                ;     4.0 p2      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 64], 0x96       ;    10.0 p0+p3   38 st
        vmovdqu64 zmm1, [r10 + 65728]                ;     5.0 p2      38 st.3
        vmovdqu64 zmm6, [r9 + 384]                   ;     5.2 p3      38 st.6
        vmovdqu64 zmm5, [r9 + 320]                   ;     6.0 p2      38 st.5
        vmovdqu64 zmm3, [r9 + 192]                   ;     6.2 p3      38 st.3
        vpternlogd zmm1, zmm3, [r8 + 192], 0x96      ;    12.2 p5+p2   38 st
        vmovdqu64 zmm3, [r10 + 65856]                ;     7.2 p3      38 st.5
        vpternlogd zmm3, zmm5, [r8 + 320], 0x96      ;    13.2 p0+p2   38 st
        vmovdqu64 zmm5, [r10 + 65984]                ;     8.2 p3      38 st.7
        vmovdqu64 zmm7, [r9 + 448]                   ;     9.0 p2      38 st.7
        vmovdqu64 zmm2, [r10 + 65792]                ;     9.2 p3      38 st.4
        vpternlogd zmm5, zmm7, [r8 + 448], 0x96      ;    15.0 p5+p2   38 st
        vpternlogd zmm2, zmm4, [r8 + 256], 0x96      ;    15.2 p0+p3   38 st
        vmovdqu64 zmm4, [r10 + 65920]                ;    11.0 p2      38 st.6
        vpternlogd zmm4, zmm6, [r8 + 384], 0x96      ;    17.0 p5+p3   38 st
        vmovdqu64 [r8 + 384], zmm4                   ;    18.0 p7+p4   38 st
        vmovdqu64 [r8], zmm8                         ;     7.2 p8+p9   38 st
        vmovdqu64 [r8 + 192], zmm1                   ;    13.2 p7+p4   38 st
        vmovdqu64 zmm1, [r9 + 576]                   ;    12.0 p2      38 st.1
        vmovdqu64 [r8 + 448], zmm5                   ;    16.0 p8+p9   38 st
        vmovdqu64 zmm5, [r9 + 832]                   ;    12.2 p3      38 st.5
        vmovdqu64 [r8 + 64], zmm9                    ;    11.0 p7+p4   38 st
        vmovdqu64 zmm6, [r9 + 896]                   ;    13.0 p2      38 st.6
        vmovdqu64 [r8 + 320], zmm3                   ;    14.2 p8+p9   38 st
        vmovdqu64 [r8 + 128], zmm0                   ;    11.3 p7+p4   38 st
        vmovdqu64 zmm7, [r9 + 960]                   ;    13.2 p3      38 st.7
        vmovdqu64 zmm4, [r9 + 768]                   ;    14.0 p2      38 st.4
        vmovdqu64 zmm0, [r9 + 512]                   ;    14.2 p3      38 st.0
        vmovdqu64 zmm3, [r9 + 704]                   ;    15.0 p2      38 st.3
        vmovdqu64 [r8 + 256], zmm2                   ;    16.2 p8+p9   38 st
        vmovdqu64 zmm9, [r11 + 66112]                ;    15.2 p3      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 576], 0x96      ;    21.2 p0+p2   38 st
        vmovdqu64 zmm1, [r11 + 66304]                ;    16.2 p3      38 st.4
        vmovdqu64 zmm10, [r11 + 66176]               ;    17.0 p2      38 st.2
        vmovdqu64 zmm8, [r11 + 66048]                ;    17.2 p3      38 st.0
        vmovdqu64 zmm2, [r9 + 640]                   ;    18.0 p2      38 st.2
        vpternlogd zmm10, zmm2, [r8 + 640], 0x96     ;    24.0 p5+p3   38 st
        vmovdqu64 zmm2, [r11 + 66368]                ;    19.0 p2      38 st.5
        vpternlogd zmm8, zmm0, [r8 + 512], 0x96      ;    23.2 p0+p3   38 st
        vmovdqu64 zmm0, [r11 + 66240]                ;    20.0 p2      38 st.3
        vpternlogd zmm0, zmm3, [r8 + 704], 0x96      ;    26.0 p5+p3   38 st
        vmovdqu64 zmm3, [r11 + 66432]                ;    21.0 p2      38 st.6
        vpternlogd zmm3, zmm6, [r8 + 896], 0x96      ;    27.0 p0+p3   38 st
        vpternlogd zmm1, zmm4, [r8 + 768], 0x96      ;    22.2 p5+p2   38 st
        vmovdqu64 zmm4, [r11 + 66496]                ;    22.2 p3      38 st.7
        vmovdqu64 [r8 + 896], zmm3                   ;    28.0 p7+p4   38 st
        vmovdqu64 zmm3, [r9 + 1216]                  ;    23.0 p2      38 st.3
        vpternlogd zmm2, zmm5, [r8 + 832], 0x96      ;    25.0 p0+p3   38 st
        vmovdqu64 [r8 + 640], zmm10                  ;    25.0 p8+p9   38 st
        vpternlogd zmm4, zmm7, [r8 + 960], 0x96      ;    28.2 p5+p2   38 st
        vmovdqu64 zmm7, [r9 + 1472]                  ;    24.2 p3      38 st.7
        mov r14, qword [rsp + 9680]                  ;    12.7 p10     37 end reload
        vmovdqu64 [r8 + 768], zmm1                   ;    23.2 p7+p4   38 st
        vmovdqu64 [r8 + 576], zmm9                   ;    22.2 p8+p9   38 st
        vmovdqu64 [r8 + 704], zmm0                   ;    27.0 p7+p4   38 st
        vmovdqu64 [r8 + 832], zmm2                   ;    26.0 p8+p9   38 st
        vmovdqu64 [r8 + 960], zmm4                   ;    29.2 p7+p4   38 st
        vmovdqu64 [r8 + 512], zmm8                   ;    24.2 p8+p9   38 st
        vmovdqu64 zmm9, [r12 + 66624]                ;    25.0 p2      38 st.1
        vmovdqu64 zmm8, [r12 + 66560]                ;    25.2 p3      38 st.0
        vmovdqu64 zmm0, [r9 + 1024]                  ;    26.0 p2      38 st.0
        vmovdqu64 zmm10, [r12 + 66688]               ;    26.2 p3      38 st.2
        vmovdqu64 zmm1, [r9 + 1088]                  ;    27.0 p2      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 1088], 0x96     ;    33.0 p0+p3   38 st
        vmovdqu64 zmm1, [r12 + 66880]                ;    28.0 p2      38 st.5
        vmovdqu64 zmm2, [r9 + 1152]                  ;    28.2 p3      38 st.2
        vpternlogd zmm10, zmm2, [r8 + 1152], 0x96    ;    34.2 p5+p2   38 st
        vmovdqu64 zmm2, [r12 + 66944]                ;    29.2 p3      38 st.6
        vmovdqu64 zmm11, [r12 + 66752]               ;    30.0 p2      38 st.3
        vmovdqu64 zmm4, [r9 + 1280]                  ;    30.2 p3      38 st.4
        vpternlogd zmm11, zmm3, [r8 + 1216], 0x96    ;    36.0 p0+p2   38 st
        vmovdqu64 zmm3, [r12 + 67008]                ;    31.2 p3      38 st.7
        vpternlogd zmm3, zmm7, [r8 + 1472], 0x96     ;    37.2 p5+p2   38 st
        vmovdqu64 zmm5, [r9 + 1344]                  ;    32.2 p3      38 st.5
        vpternlogd zmm1, zmm5, [r8 + 1344], 0x96     ;    38.2 p0+p2   38 st
        vmovdqu64 zmm7, [r9 + 1984]                  ;    33.2 p3      38 st.7
        vmovdqu64 zmm5, [r9 + 1856]                  ;    34.0 p2      38 st.5
        vmovdqu64 zmm6, [r9 + 1408]                  ;    34.2 p3      38 st.6
        vpternlogd zmm2, zmm6, [r8 + 1408], 0x96     ;    40.2 p5+p2   38 st
        vmovdqu64 zmm6, [r9 + 1920]                  ;    35.2 p3      38 st.6
        vpternlogd zmm8, zmm0, [r8 + 1024], 0x96     ;    36.0 p0+p2   38 st
        vmovdqu64 zmm0, [r12 + 66816]                ;    36.2 p3      38 st.4
        vpternlogd zmm0, zmm4, [r8 + 1280], 0x96     ;    42.2 p5+p2   38 st
        vmovdqu64 [r8 + 1088], zmm9                  ;    34.0 p7+p4   38 st
        vmovdqu64 [r8 + 1472], zmm3                  ;    38.2 p8+p9   38 st
        vmovdqu64 zmm3, [r9 + 1728]                  ;    37.2 p3      38 st.3
        vmovdqu64 [r8 + 1344], zmm1                  ;    39.2 p7+p4   38 st
        vmovdqu64 [r8 + 1216], zmm11                 ;    37.0 p8+p9   38 st
        vmovdqu64 [r8 + 1024], zmm8                  ;    37.0 p7+p4   38 st
        vmovdqu64 [r8 + 1152], zmm10                 ;    35.2 p8+p9   38 st
        vmovdqu64 zmm4, [r9 + 1792]                  ;    38.0 p2      38 st.4
        vmovdqu64 zmm1, [r9 + 1600]                  ;    38.2 p3      38 st.1
        vmovdqu64 [r8 + 1280], zmm0                  ;    43.2 p7+p4   38 st
        vmovdqu64 [r8 + 1408], zmm2                  ;    41.2 p8+p9   38 st
        vmovdqu64 zmm10, [r13 + 67200]               ;    39.0 p2      38 st.2
        vmovdqu64 zmm12, [r13 + 67328]               ;    39.2 p3      38 st.4
        vpternlogd zmm12, zmm4, [r8 + 1792], 0x96    ;    45.2 p0+p2   38 st
        vmovdqu64 zmm8, [r13 + 67072]                ;    40.2 p3      38 st.0
        vmovdqu64 zmm2, [r9 + 1664]                  ;    41.0 p2      38 st.2
        vpternlogd zmm10, zmm2, [r8 + 1664], 0x96    ;    47.0 p5+p3   38 st
        vmovdqu64 zmm2, [r13 + 67520]                ;    42.0 p2      38 st.7
        vmovdqu64 zmm9, [r13 + 67136]                ;    42.2 p3      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 1600], 0x96     ;    48.2 p0+p2   38 st
        vmovdqu64 zmm11, [r13 + 67264]               ;    43.2 p3      38 st.3
        vpternlogd zmm2, zmm7, [r8 + 1984], 0x96     ;    48.0 p5+p2   38 st
        vmovdqu64 zmm1, [r13 + 67456]                ;    44.2 p3      38 st.6
        vmovdqu64 zmm0, [r9 + 1536]                  ;    45.0 p2      38 st.0
        vpternlogd zmm11, zmm3, [r8 + 1728], 0x96    ;    49.2 p0+p3   38 st
        vmovdqu64 zmm3, [r9 + 2240]                  ;    46.0 p2      38 st.3
        vpternlogd zmm8, zmm0, [r8 + 1536], 0x96     ;    51.0 p5+p3   38 st
        vmovdqu64 zmm0, [r13 + 67392]                ;    47.0 p2      38 st.5
        vmovdqu64 [r8 + 1664], zmm10                 ;    48.0 p7+p4   38 st
        vmovdqu64 [r8 + 1536], zmm8                  ;    52.0 p8+p9   38 st
        vmovdqu64 [r8 + 1984], zmm2                  ;    49.0 p7+p4   38 st
        vmovdqu64 zmm2, [r9 + 2176]                  ;    47.2 p3      38 st.2
        vmovdqu64 [r8 + 1728], zmm11                 ;    50.2 p8+p9   38 st
        vpternlogd zmm0, zmm5, [r8 + 1856], 0x96     ;    53.0 p0+p2   38 st
        vmovdqu64 [r8 + 1792], zmm12                 ;    46.2 p7+p4   38 st
        vmovdqu64 zmm5, [r9 + 2368]                  ;    48.2 p3      38 st.5
        vmovdqu64 [r8 + 1856], zmm0                  ;    54.0 p8+p9   38 st
        vmovdqu64 [r8 + 1600], zmm9                  ;    49.2 p7+p4   38 st
        vmovdqu64 zmm0, [r9 + 2048]                  ;    49.0 p2      38 st.0
        vpternlogd zmm1, zmm6, [r8 + 1920], 0x96     ;    50.2 p5+p3   38 st
        vmovdqu64 [r8 + 1920], zmm1                  ;    51.2 p8+p9   38 st
        vmovdqu64 zmm11, [r10 + 67776]               ;    50.0 p2      38 st.3
        vmovdqu64 zmm6, [r9 + 2432]                  ;    50.2 p3      38 st.6
        vmovdqu64 zmm8, [r10 + 67584]                ;    51.0 p2      38 st.0
        vmovdqu64 zmm12, [r10 + 67840]               ;    51.2 p3      38 st.4
        vmovdqu64 zmm1, [r9 + 2112]                  ;    52.0 p2      38 st.1
        vpternlogd zmm8, zmm0, [r8 + 2048], 0x96     ;    57.0 p0+p3   38 st
        vmovdqu64 zmm0, [r10 + 67968]                ;    53.0 p2      38 st.6
        vmovdqu64 zmm9, [r10 + 67648]                ;    53.2 p3      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 2112], 0x96     ;    59.2 p5+p2   38 st
        vmovdqu64 zmm1, [r10 + 68032]                ;    54.2 p3      38 st.7
        vmovdqu64 zmm13, [r10 + 67904]               ;    55.0 p2      38 st.5
        vmovdqu64 zmm7, [r9 + 2496]                  ;    55.2 p3      38 st.7
        vpternlogd zmm1, zmm7, [r8 + 2496], 0x96     ;    61.2 p0+p2   38 st
        vpternlogd zmm13, zmm5, [r8 + 2368], 0x96    ;    61.0 p5+p3   38 st
        vmovdqu64 zmm4, [r9 + 2304]                  ;    57.0 p2      38 st.4
        vpternlogd zmm12, zmm4, [r8 + 2304], 0x96    ;    63.0 p0+p3   38 st
        vmovdqu64 zmm10, [r10 + 67712]               ;    58.0 p2      38 st.2
        vpternlogd zmm0, zmm6, [r8 + 2432], 0x96     ;    59.0 p5+p3   38 st
        vpternlogd zmm10, zmm2, [r8 + 2176], 0x96    ;    64.0 p0+p2   38 st
        vmovdqu64 [r8 + 2496], zmm1                  ;    62.2 p7+p4   38 st
        vmovdqu64 [r8 + 2048], zmm8                  ;    58.0 p8+p9   38 st
        vmovdqu64 [r8 + 2368], zmm13                 ;    62.0 p7+p4   38 st
        vmovdqu64 [r8 + 2112], zmm9                  ;    60.2 p8+p9   38 st
        vpternlogd zmm11, zmm3, [r8 + 2240], 0x96    ;    59.2 p5+p3   38 st
        vmovdqu64 [r8 + 2240], zmm11                 ;    60.2 p7+p4   38 st
        vmovdqu64 [r8 + 2432], zmm0                  ;    60.0 p8+p9   38 st
        vmovdqu64 [r8 + 2176], zmm10                 ;    65.0 p7+p4   38 st
        vmovdqu64 [r8 + 2304], zmm12                 ;    64.0 p8+p9   38 st
        vmovdqu64 zmm14, [r11 + 68480]               ;    60.0 p2      38 st.6
        vmovdqu64 zmm3, [r9 + 2752]                  ;    60.2 p3      38 st.3
        vmovdqu64 zmm9, [r11 + 68160]                ;    61.0 p2      38 st.1
        vmovdqu64 zmm0, [r9 + 2560]                  ;    61.2 p3      38 st.0
        vmovdqu64 zmm7, [r9 + 3008]                  ;    62.0 p2      38 st.7
        vmovdqu64 zmm12, [r11 + 68352]               ;    62.2 p3      38 st.4
        vmovdqu64 zmm8, [r11 + 68096]                ;    63.0 p2      38 st.0
        vmovdqu64 zmm10, [r11 + 68224]               ;    63.2 p3      38 st.2
        vpternlogd zmm8, zmm0, [r8 + 2560], 0x96     ;    69.0 p0+p2   38 st
        vmovdqu64 zmm0, [r11 + 68544]                ;    64.2 p3      38 st.7
        vmovdqu64 zmm2, [r9 + 2688]                  ;    65.0 p2      38 st.2
        vmovdqu64 zmm4, [r9 + 2816]                  ;    65.2 p3      38 st.4
        vmovdqu64 zmm13, [r11 + 68416]               ;    66.0 p2      38 st.5
        vmovdqu64 zmm11, [r11 + 68288]               ;    66.2 p3      38 st.3
        vpternlogd zmm0, zmm7, [r8 + 3008], 0x96     ;    70.2 p5+p2   38 st
        vmovdqu64 [r8 + 3008], zmm0                  ;    71.2 p7+p4   38 st
        vmovdqu64 zmm0, [r9 + 3072]                  ;    67.2 p3      38 st.0
        vmovdqu64 zmm5, [r9 + 2880]                  ;    68.0 p2      38 st.5
        vpternlogd zmm13, zmm5, [r8 + 2880], 0x96    ;    74.0 p0+p3   38 st
        vpternlogd zmm12, zmm4, [r8 + 2816], 0x96    ;    71.2 p5+p2   38 st
        vmovdqu64 zmm6, [r9 + 2944]                  ;    69.2 p3      38 st.6
        vmovdqu64 zmm1, [r9 + 2624]                  ;    70.0 p2      38 st.1
        vpternlogd zmm9, zmm1, [r8 + 2624], 0x96     ;    76.0 p0+p3   38 st
        vmovdqu64 zmm1, [r9 + 3136]                  ;    71.0 p2      38 st.1
        vpternlogd zmm14, zmm6, [r8 + 2944], 0x96    ;    75.2 p5+p3   38 st
        vpternlogd zmm10, zmm2, [r8 + 2688], 0x96    ;    72.0 p0+p2   38 st
        vmovdqu64 zmm2, [r9 + 3200]                  ;    72.2 p3      38 st.2
        vmovdqu64 zmm6, [r9 + 3456]                  ;    73.0 p2      38 st.6
        vmovdqu64 [r8 + 2624], zmm9                  ;    77.0 p8+p9   38 st
        vmovdqu64 [r8 + 2688], zmm10                 ;    73.0 p7+p4   38 st
        vpternlogd zmm11, zmm3, [r8 + 2752], 0x96    ;    73.2 p5+p3   38 st
        vmovdqu64 zmm3, [r9 + 3264]                  ;    74.0 p2      38 st.3
        vmovdqu64 [r8 + 2944], zmm14                 ;    76.2 p8+p9   38 st
        vmovdqu64 [r8 + 2752], zmm11                 ;    74.2 p7+p4   38 st
        vmovdqu64 [r8 + 2816], zmm12                 ;    72.2 p8+p9   38 st
        vmovdqu64 [r8 + 2560], zmm8                  ;    70.0 p7+p4   38 st
        vmovdqu64 [r8 + 2880], zmm13                 ;    75.0 p8+p9   38 st
        vmovdqu64 zmm11, [r12 + 68800]               ;    74.2 p3      38 st.3
        vmovdqu64 zmm5, [r9 + 3392]                  ;    75.0 p2      38 st.5
        vpternlogd zmm11, zmm3, [r8 + 3264], 0x96    ;    80.2 p0+p3   38 st
        vmovdqu64 zmm7, [r9 + 3520]                  ;    76.0 p2      38 st.7
        vmovdqu64 zmm4, [r9 + 3328]                  ;    76.2 p3      38 st.4
        sub r11, r14                                 ;    42.0 p1      37 end
        add r11, 0x1000                              ;    43.0 p6      37 end
        sub r10, r14                                 ;    42.3 p11     37 end
        and r11, 0x7fff                              ;    44.0 p5      37 end
        vmovdqu64 zmm9, [r12 + 68672]                ;    77.0 p2      38 st.1
        vmovdqu64 zmm13, [r12 + 68928]               ;    77.2 p3      38 st.5
        vmovdqu64 zmm15, [r12 + 69056]               ;    78.0 p2      38 st.7
        vpternlogd zmm9, zmm1, [r8 + 3136], 0x96     ;    83.0 p0+p3   38 st
        vmovdqu64 zmm8, [r12 + 68608]                ;    79.0 p2      38 st.0
        vmovdqu64 zmm14, [r12 + 68992]               ;    79.2 p3      38 st.6
        vmovdqu64 zmm3, [r9 + 3776]                  ;    80.0 p2      38 st.3
        vmovdqu64 zmm12, [r12 + 68864]               ;    80.2 p3      38 st.4
        vpternlogd zmm8, zmm0, [r8 + 3072], 0x96     ;    85.0 p5+p2   38 st
        vpternlogd zmm12, zmm4, [r8 + 3328], 0x96    ;    86.2 p0+p3   38 st
        vmovdqu64 zmm0, [r9 + 3584]                  ;    82.0 p2      38 st.0
        vmovdqu64 zmm4, [r9 + 3840]                  ;    82.2 p3      38 st.4
        vpternlogd zmm14, zmm6, [r8 + 3456], 0x96    ;    85.2 p5+p2   38 st
        vmovdqu64 zmm6, [r9 + 3968]                  ;    83.2 p3      38 st.6
        vpternlogd zmm13, zmm5, [r8 + 3392], 0x96    ;    84.0 p0+p2   38 st
        vmovdqu64 zmm5, [r9 + 3904]                  ;    84.2 p3      38 st.5
        vmovdqu64 zmm10, [r12 + 68736]               ;    85.0 p2      38 st.2
        vpternlogd zmm10, zmm2, [r8 + 3200], 0x96    ;    91.0 p5+p3   38 st
        vmovdqu64 [r8 + 3200], zmm10                 ;    92.0 p7+p4   38 st
        vmovdqu64 [r8 + 3328], zmm12                 ;    87.2 p8+p9   38 st
        vmovdqu64 zmm2, [r9 + 3712]                  ;    86.0 p2      38 st.2
        vmovdqu64 [r8 + 3456], zmm14                 ;    86.2 p7+p4   38 st
        vpternlogd zmm15, zmm7, [r8 + 3520], 0x96    ;    86.2 p0+p3   38 st
        add r11, r14                                 ;    47.7 p1      37 end
        vmovdqu64 [r8 + 3264], zmm11                 ;    81.2 p8+p9   38 st
        vmovdqu64 [r8 + 3072], zmm8                  ;    86.0 p7+p4   38 st
        vmovdqu64 [r8 + 3136], zmm9                  ;    84.0 p8+p9   38 st
        vmovdqu64 [r8 + 3392], zmm13                 ;    85.0 p7+p4   38 st
        vmovdqu64 [r8 + 3520], zmm15                 ;    87.2 p8+p9   38 st
        vmovdqu64 zmm11, [r13 + 69312]               ;    87.0 p2      38 st.3
        vmovdqu64 zmm9, [r13 + 69184]                ;    87.2 p3      38 st.1
        vmovdqu64 zmm12, [r13 + 69376]               ;    88.0 p2      38 st.4
        vmovdqu64 zmm7, [r9 + 4032]                  ;    88.2 p3      38 st.7
        vmovdqu64 zmm14, [r13 + 69504]               ;    89.0 p2      38 st.6
        vmovdqu64 zmm13, [r13 + 69440]               ;    89.2 p3      38 st.5
        vmovdqu64 zmm10, [r13 + 69248]               ;    90.0 p2      38 st.2
        vmovdqu64 zmm15, [r13 + 69568]               ;    90.2 p3      38 st.7
        vmovdqu64 zmm8, [r13 + 69120]                ;    91.0 p2      38 st.0
        vpternlogd zmm13, zmm5, [r8 + 3904], 0x96    ;    95.2 p5+p3   38 st
        vmovdqu64 [r8 + 3904], zmm13                 ;    96.2 p7+p4   38 st
        sub r12, r14                                 ;    50.7 p6      37 end
        add r12, 0x1000                              ;    51.7 p11     37 end
        and r12, 0x7fff                              ;    52.7 p0      37 end
        vmovdqu64 zmm1, [r9 + 3648]                  ;    92.0 p2      38 st.1
        vpternlogd zmm8, zmm0, [r8 + 3584], 0x96     ;    97.0 p5+p3   38 st
        vmovdqu64 [r8 + 3584], zmm8                  ;    98.0 p8+p9   38 st
        sub r13, r14                                 ;    51.8 p1      37 end
        vpternlogd zmm11, zmm3, [r8 + 3776], 0x96    ;    93.0 p0+p2   38 st
        vmovdqu64 [r8 + 3776], zmm11                 ;    94.0 p7+p4   38 st
        add r12, r14                                 ;    53.7 p6      37 end
        vpternlogd zmm12, zmm4, [r8 + 3840], 0x96    ;    94.0 p5+p3   38 st
        vpternlogd zmm9, zmm1, [r8 + 3648], 0x96     ;    98.0 p0+p2   38 st
        add r10, 0x1000                              ;    53.3 p11     37 end
        vpternlogd zmm15, zmm7, [r8 + 4032], 0x96    ;    96.2 p5+p3   38 st
        and r10, 0x7fff                              ;    54.3 p1      37 end
        add r10, r14                                 ;    55.3 p6      37 end
        vmovdqu64 [r8 + 4032], zmm15                 ;    97.2 p8+p9   38 st
        vpternlogd zmm14, zmm6, [r8 + 3968], 0x96    ;    95.0 p0+p2   38 st
        vpternlogd zmm10, zmm2, [r8 + 3712], 0x96    ;    96.0 p5+p3   38 st
        add r13, 0x1000                              ;    55.0 p11     37 end
        and r13, 0x7fff                              ;    56.0 p1      37 end
        add r13, r14                                 ;    57.0 p6      37 end
        vmovdqu64 [r8 + 3648], zmm9                  ;    99.0 p7+p4   38 st
        add r9, 0x1000                               ;    55.7 p0      37 end
        vmovdqu64 [r8 + 3840], zmm12                 ;    95.0 p8+p9   38 st
        vmovdqu64 [r8 + 3712], zmm10                 ;    97.0 p7+p4   38 st
        vmovdqu64 [r8 + 3968], zmm14                 ;    96.0 p8+p9   38 st
        add r8, 0x1000                               ;    56.3 p5      37 end
        cmp r8, qword [rsp + 9960]                   ;                    more end?
        jne .end_6
        mov qword [rsp + 9912], r8                   ;                    resident
        mov qword [rsp + 9928], r9                   ;                    resident
        mov qword [rsp + 9920], r10                  ;                    resident
        mov qword [rsp + 9936], r11                  ;                    resident
        mov qword [rsp + 9944], r12                  ;                    resident
        mov qword [rsp + 9952], r13                  ;                    resident
        mov r8, qword [rsp + 9664]                   ;     0.0 p2      20 blocks
        add r8, 0x8000                               ;     5.0 p0      20 blocks
        mov qword [rsp + 9664], r8                   ;     6.0 p7+p4   20 blocks
        cmp r8, qword [rsp + 9672]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rsp + 9968]                  ;                    frame
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
