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
;   blocks/rounds/keys: 1533 uops, planned 353.2; bounds: width 255.5, ports 351.0, path 38.0
;   blocks/rounds.2: 211 uops, planned 70.2; bounds: width 35.2, ports 68.5, path 56.0
;   blocks/rounds/rows: 1580 uops, planned 369.5; bounds: width 263.3, ports 367.5, path 115.0
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
        sub rsp, 0x2640                              ;                    frame
        and rsp, -64                                 ;                    frame
        lea rbx, [rsp + 128]                         ;                    frame
        mov qword [rbx + 9584], rax                  ;                    frame
        mov dword [rbx + 9592], edx                  ;                    argument
        mov qword [rbx + 9280], rsi                  ;                    argument
        mov qword [rbx + 9296], rdi                  ;                    argument
        mov r8d, dword [rbx + 9592]                  ;     0.0 p2      20 blocks
        shl r8, 0xf                                  ;     5.0 p0      20 blocks
        add r8, qword [rbx + 9280]                   ;     6.0 p1+p3   20 blocks
        mov qword [rbx + 9288], r8                   ;     7.0 p7+p4   20 blocks
        cmp dword [rbx + 9592], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx + 9296]                   ;     0.0 p2      21 begin reload
        mov qword [rbx + 9304], r8                   ;     5.0 p7+p4   21 begin
        mov r9, qword [rbx + 9280]                   ;     0.3 p3      21 begin reload
        mov qword [rbx + 9312], r9                   ;     5.3 p8+p9   21 begin
        add r8, 0x8000                               ;     5.0 p0      21 begin
        mov qword [rbx + 9320], r8                   ;     6.0 p7+p4   21 begin
        mov r8, qword [rbx + 9304]                   ;                    resident
        mov r9, qword [rbx + 9312]                   ;                    resident
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
        cmp r8, qword [rbx + 9320]                   ;                    more begin?
        jne .begin_2
        mov qword [rbx + 9304], r8                   ;                    resident
        mov qword [rbx + 9312], r9                   ;                    resident
        mov r8, qword [rbx + 9296]                   ;     0.0 p2      26 rounds
        add r8, 0x7000                               ;     5.0 p0      26 rounds
        mov r9, qword [rbx + 9296]                   ;     0.3 p3      26 rounds
        add r9, 0x6000                               ;     5.3 p1      26 rounds
        mov r10, qword [rbx + 9296]                  ;     0.7 p10     26 rounds
        add r10, 0x5000                              ;     5.7 p5      26 rounds
        mov r11, qword [rbx + 9296]                  ;     1.0 p2      26 rounds
        add r11, 0x4000                              ;     6.0 p6      26 rounds
        mov r12, qword [rbx + 9296]                  ;     1.3 p3      26 rounds
        mov qword [rbx + 9328], r8                   ;     6.0 p7+p4   26 rounds
        add r12, 0x3000                              ;     6.3 p11     26 rounds
        mov qword [rbx + 9336], r9                   ;     6.3 p8+p9   26 rounds
        mov r8, qword [rbx + 9296]                   ;     2.0 p10     26 rounds
        mov qword [rbx + 9344], r10                  ;     6.7 p7+p4   26 rounds
        add r8, 0x2000                               ;     7.0 p0      26 rounds
        mov qword [rbx + 9352], r11                  ;     7.0 p8+p9   26 rounds
        mov r9, qword [rbx + 9296]                   ;     2.7 p2      26 rounds
        mov qword [rbx + 9360], r12                  ;     7.3 p7+p4   26 rounds
        mov qword [rbx + 9368], r8                   ;     8.0 p8+p9   26 rounds
        add r9, 0x1000                               ;     7.7 p1      26 rounds
        mov qword [rbx + 9376], r9                   ;     8.7 p7+p4   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     4.2 p1      26 rounds
        add r8, 0xa000                               ;     5.2 p5      26 rounds
        mov qword [rbx + 9384], r8                   ;     6.2 p8+p9   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]           ;     5.2 p1      26 rounds reload
        mov qword [rbx + 9392], r8                   ;     6.2 p7+p4   26 rounds
        align 16
.rounds_3:
        mov r8, qword [rbx + 9296]                   ;     0.0 p2      27 keys reload
        mov qword [rbx + 9400], r8                   ;     5.0 p7+p4   27 keys
        mov r8, qword [rbx + 9328]                   ;     0.3 p3      27 keys reload
        mov qword [rbx + 9408], r8                   ;     5.3 p8+p9   27 keys
        mov r8, qword [rbx + 9336]                   ;     0.7 p10     27 keys reload
        mov qword [rbx + 9416], r8                   ;     5.7 p7+p4   27 keys
        mov r8, qword [rbx + 9344]                   ;     1.0 p2      27 keys reload
        mov qword [rbx + 9424], r8                   ;     6.0 p8+p9   27 keys
        mov r8, qword [rbx + 9352]                   ;     1.3 p3      27 keys reload
        mov qword [rbx + 9432], r8                   ;     6.3 p7+p4   27 keys
        mov r8, qword [rbx + 9360]                   ;     1.7 p10     27 keys reload
        mov qword [rbx + 9440], r8                   ;     6.7 p8+p9   27 keys
        mov r8, qword [rbx + 9368]                   ;     2.0 p2      27 keys reload
        mov qword [rbx + 9448], r8                   ;     7.0 p7+p4   27 keys
        mov r8, qword [rbx + 9376]                   ;     2.3 p3      27 keys reload
        mov qword [rbx + 9456], r8                   ;     7.3 p8+p9   27 keys
        mov esi, 8                                   ;     2.7 p0      27 keys reload
        mov dword [rbx + 9596], esi                  ;     4.2 p7+p4   27 keys
        mov r8, qword [rbx + 9400]                   ;                    resident
        mov r9, qword [rbx + 9408]                   ;                    resident
        mov r10, qword [rbx + 9416]                  ;                    resident
        mov r11, qword [rbx + 9424]                  ;                    resident
        mov r12, qword [rbx + 9432]                  ;                    resident
        mov r13, qword [rbx + 9440]                  ;                    resident
        mov r14, qword [rbx + 9448]                  ;                    resident
        mov r15, qword [rbx + 9456]                  ;                    resident
        mov esi, dword [rbx + 9596]                  ;                    resident
        align 16
.keys_4:
        vmovdqu64 zmm0, [r8 + 32768]                 ;     0.0 p2      13 k.0
        vmovdqu64 zmm1, [r8 + 32832]                 ;     0.2 p3      13 k.1
        vmovdqa64 zmm2, zmm1                         ;     6.2         13 k copy
        vpternlogd zmm2, zmm0, [r8 + 32960], 0x56    ;     6.2 p0+p2   13 k
        vmovdqu64 zmm3, [r8 + 32896]                 ;     1.2 p3      13 k.2
        vmovdqa64 zmm4, zmm2                         ;     7.2         13 k copy
        vpternlogd zmm4, zmm3, zmm0, 0x95            ;     7.2 p5      13 k
        vmovdqa64 zmm5, zmm4                         ;     8.2         13 k copy
        vpternlogd zmm5, zmm3, zmm1, 0xf6            ;     8.2 p0      13 k
        vmovdqa64 zmm6, zmm5                         ;     9.2         13 k copy
        vpternlogd zmm6, zmm4, zmm2, 0x70            ;     9.2 p5      13 k
        vpternlogd zmm6, zmm1, zmm0, 0x95            ;    10.2 p0      13 k
        vpternlogd zmm2, zmm6, zmm4, 0x87            ;    11.2 p5      13 k
        vpternlogd zmm1, zmm0, zmm2, 0x9e            ;    12.2 p0      13 k
        vmovdqa64 zmm0, zmm3                         ;     7.2         13 k copy
        vmovdqu64 zmm7, [r8 + 33024]                 ;     2.7 p2      13 k.4
        vmovdqu64 zmm8, [r8 + 33088]                 ;     2.8 p3      13 k.5
        vmovdqu64 zmm9, [r8 + 33152]                 ;     3.7 p2      13 k.6
        vmovdqa64 zmm10, zmm9                        ;     9.7         13 k copy
        vpternlogd zmm10, zmm8, zmm7, 0x78           ;     9.7 p5      13 k
        vpternlogd zmm9, zmm8, zmm7, 0x35            ;     9.7 p0      13 k
        vpxord zmm0, zmm0, zmm10                     ;    10.7 p5      13 k
        vmovdqa64 zmm11, zmm9                        ;    10.7         13 k copy
        vmovdqu64 zmm12, [r8 + 33216]                ;     4.0 p3      13 k.7
        vmovdqa64 zmm13, zmm10                       ;    10.7         13 k copy
        vpternlogd zmm13, zmm12, zmm7, 0x9b          ;    10.7 p0      13 k
        vpternlogd zmm10, zmm13, zmm8, 0x26          ;    11.7 p5      13 k
        vpternlogd zmm13, zmm8, zmm12, 0x58          ;    11.7 p0      13 k
        vpternlogd zmm9, zmm13, zmm12, 0xb4          ;    12.7 p5      13 k
        vpandd zmm11, zmm11, zmm12                   ;    10.7 p0      13 k
        vpternlogd zmm0, zmm11, zmm1, 0x96           ;    13.2 p5      13 k
        vpternlogd zmm2, zmm5, zmm9, 0x96            ;    13.7 p0      13 k
        vpternlogd zmm13, zmm6, zmm6, 0xc3           ;    12.7 p5      13 k
        vmovdqa64 zmm5, zmm10                        ;    12.7         13 k copy
        vpternlogd zmm5, zmm4, zmm7, 0x96            ;    12.7 p0      13 k
        vmovdqa64 zmm8, zmm13                        ;    13.7         13 k copy
        vpternlogd zmm8, zmm2, zmm0, 0x21            ;    14.7 p5      13 k
        vpternlogd zmm1, zmm3, zmm8, 0x96            ;    15.7 p0      13 k
        vpandd zmm3, zmm0, zmm2                      ;    14.7 p5      13 k
        vpternlogd zmm3, zmm8, zmm5, 0xd             ;    15.7 p0      13 k
        vpternlogd zmm10, zmm7, zmm3, 0x69           ;    16.7 p5      13 k
        vmovdqa64 zmm7, zmm3                         ;    16.7         13 k copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3            ;    16.7 p0      13 k
        vpternlogd zmm3, zmm13, zmm2, 0x6a           ;    16.7 p5      13 k
        vpternlogd zmm6, zmm3, zmm5, 0x96            ;    17.7 p0      13 k
        vpandd zmm3, zmm3, zmm13                     ;    17.7 p5      13 k
        vpternlogd zmm3, zmm8, zmm5, 0xed            ;    18.7 p0      13 k
        vpternlogd zmm1, zmm5, zmm3, 0xb4            ;    19.7 p5      13 k
        vpternlogd zmm0, zmm3, zmm9, 0x69            ;    19.7 p0      13 k
        vpternlogd zmm3, zmm9, zmm1, 0x69            ;    20.7 p5      13 k
        vmovdqa64 zmm4, zmm6                         ;    18.7         13 k copy
        vpternlogd zmm4, zmm13, zmm13, 0xc3          ;    18.7 p0      13 k
        vpxord zmm2, zmm2, zmm0                      ;    20.7 p5      13 k
        vpternlogd zmm7, zmm6, zmm2, 0x87            ;    21.7 p0      13 k
        vmovdqa64 zmm5, zmm3                         ;    21.7         13 k copy
        vpternlogd zmm5, zmm4, zmm0, 0xcb            ;    21.7 p5      13 k
        vpternlogd zmm4, zmm3, zmm0, 0x6c            ;    21.7 p0      13 k
        vpternlogd zmm0, zmm4, zmm10, 0xb4           ;    22.7 p5      13 k
        vpxord zmm8, zmm3, zmm10                     ;    21.7 p0      13 k
        vpternlogd zmm8, zmm0, zmm5, 0xe1            ;    23.7 p5      13 k
        vpternlogd zmm4, zmm8, zmm10, 0xb4           ;    24.7 p0      13 k
        vpternlogd zmm10, zmm4, zmm5, 0xb8           ;    25.7 p5      13 k
        vpxord zmm3, zmm3, zmm5                      ;    22.7 p0      13 k
        vpternlogd zmm3, zmm0, zmm4, 0x96            ;    25.7 p5      13 k
        vmovdqa64 zmm0, zmm7                         ;    22.7         13 k copy
        vpternlogd zmm0, zmm6, zmm1, 0x1d            ;    22.7 p0      13 k
        vmovdqa64 zmm5, zmm0                         ;    23.7         13 k copy
        vpternlogd zmm5, zmm6, zmm2, 0xc6            ;    23.7 p5      13 k
        vmovdqa64 zmm9, zmm5                         ;    24.7         13 k copy
        vpternlogd zmm9, zmm7, zmm2, 0xd8            ;    24.7 p0      13 k
        vpternlogd zmm9, zmm0, zmm1, 0x2c            ;    25.7 p5      13 k
        vmovdqa64 zmm0, zmm9                         ;    26.7         13 k copy
        vpternlogd zmm0, zmm7, zmm1, 0x62            ;    26.7 p0      13 k
        vpternlogd zmm7, zmm1, zmm6, 0xb8            ;    25.2 p5      13 k
        vpternlogd zmm0, zmm6, zmm2, 0x16            ;    27.7 p0      13 k
        vmovdqu64 zmm1, [r9 + 33280]                 ;    12.7 p2      13 k.0
        vmovdqu64 zmm2, [r9 + 33344]                 ;    12.8 p3      13 k.1
        vmovdqa64 zmm6, zmm2                         ;    18.8         13 k copy
        vpternlogd zmm6, zmm1, [r9 + 33472], 0x56    ;    26.2 p5+p2   13 k
        vmovdqu64 zmm11, [r9 + 33408]                ;    13.8 p3      13 k.2
        vmovdqa64 zmm12, zmm6                        ;    27.2         13 k copy
        vpternlogd zmm12, zmm11, zmm1, 0x95          ;    27.2 p0      13 k
        vmovdqa64 zmm13, zmm12                       ;    28.2         13 k copy
        vpternlogd zmm13, zmm11, zmm2, 0xf6          ;    28.2 p5      13 k
        vmovdqa64 zmm14, zmm13                       ;    29.2         13 k copy
        vpternlogd zmm14, zmm12, zmm6, 0x70          ;    29.2 p0      13 k
        vpternlogd zmm14, zmm2, zmm1, 0x95           ;    30.2 p5      13 k
        vpternlogd zmm6, zmm14, zmm12, 0x87          ;    31.2 p0      13 k
        vpternlogd zmm2, zmm1, zmm6, 0x9e            ;    32.2 p5      13 k
        vmovdqa64 zmm1, zmm11                        ;    19.8         13 k copy
        vmovdqu64 zmm15, [r9 + 33536]                ;    15.3 p2      13 k.4
        vmovdqu64 zmm16, [r9 + 33600]                ;    15.5 p3      13 k.5
        vmovdqu64 zmm17, [r9 + 33664]                ;    16.3 p2      13 k.6
        vmovdqa64 zmm18, zmm17                       ;    22.3         13 k copy
        vpternlogd zmm18, zmm16, zmm15, 0x78         ;    29.5 p0      13 k
        vpternlogd zmm17, zmm16, zmm15, 0x35         ;    30.2 p5      13 k
        vpxord zmm1, zmm1, zmm18                     ;    30.5 p0      13 k
        vmovdqa64 zmm19, zmm17                       ;    31.2         13 k copy
        vmovdqu64 zmm20, [r9 + 33728]                ;    16.7 p3      13 k.7
        vmovdqa64 zmm21, zmm18                       ;    30.5         13 k copy
        vpternlogd zmm21, zmm20, zmm15, 0x9b         ;    31.2 p5      13 k
        vpternlogd zmm18, zmm21, zmm16, 0x26         ;    32.2 p0      13 k
        vpternlogd zmm21, zmm16, zmm20, 0x58         ;    32.2 p5      13 k
        vpternlogd zmm17, zmm21, zmm20, 0xb4         ;    33.2 p0      13 k
        vpandd zmm19, zmm19, zmm20                   ;    33.2 p5      13 k
        vpternlogd zmm1, zmm19, zmm2, 0x96           ;    34.2 p0      13 k
        vpternlogd zmm6, zmm13, zmm17, 0x96          ;    34.2 p5      13 k
        vpternlogd zmm21, zmm14, zmm14, 0xc3         ;    34.5 p0      13 k
        vmovdqa64 zmm13, zmm18                       ;    33.2         13 k copy
        vpternlogd zmm13, zmm12, zmm15, 0x96         ;    35.2 p5      13 k
        vmovdqa64 zmm16, zmm21                       ;    35.5         13 k copy
        vpternlogd zmm16, zmm6, zmm1, 0x21           ;    35.5 p0      13 k
        vpternlogd zmm2, zmm11, zmm16, 0x96          ;    36.5 p5      13 k
        vpandd zmm11, zmm1, zmm6                     ;    36.5 p0      13 k
        vpternlogd zmm11, zmm16, zmm13, 0xd          ;    37.5 p5      13 k
        vpternlogd zmm18, zmm15, zmm11, 0x69         ;    38.5 p0      13 k
        vmovdqa64 zmm15, zmm11                       ;    38.5         13 k copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3         ;    38.5 p5      13 k
        vpternlogd zmm11, zmm21, zmm6, 0x6a          ;    38.5 p0      13 k
        vpternlogd zmm14, zmm11, zmm13, 0x96         ;    39.5 p5      13 k
        vpandd zmm11, zmm11, zmm21                   ;    39.5 p0      13 k
        vpternlogd zmm11, zmm16, zmm13, 0xed         ;    40.5 p5      13 k
        vpternlogd zmm2, zmm13, zmm11, 0xb4          ;    41.5 p0      13 k
        vpternlogd zmm1, zmm11, zmm17, 0x69          ;    41.5 p5      13 k
        vpternlogd zmm11, zmm17, zmm2, 0x69          ;    42.5 p0      13 k
        vmovdqa64 zmm12, zmm14                       ;    40.5         13 k copy
        vpternlogd zmm12, zmm21, zmm21, 0xc3         ;    42.2 p5      13 k
        vpxord zmm6, zmm6, zmm1                      ;    42.5 p0      13 k
        vpternlogd zmm15, zmm14, zmm6, 0x87          ;    43.5 p5      13 k
        vmovdqa64 zmm13, zmm11                       ;    43.5         13 k copy
        vpternlogd zmm13, zmm12, zmm1, 0xcb          ;    43.5 p0      13 k
        vpternlogd zmm12, zmm11, zmm1, 0x6c          ;    44.2 p5      13 k
        vpternlogd zmm1, zmm12, zmm18, 0xb4          ;    45.2 p0      13 k
        vpxord zmm16, zmm11, zmm18                   ;    45.2 p5      13 k
        vpternlogd zmm16, zmm1, zmm13, 0xe1          ;    46.2 p0      13 k
        vpternlogd zmm12, zmm16, zmm18, 0xb4         ;    47.2 p5      13 k
        vpternlogd zmm18, zmm12, zmm13, 0xb8         ;    48.2 p0      13 k
        vpxord zmm11, zmm11, zmm13                   ;    47.2 p5      13 k
        vpternlogd zmm11, zmm1, zmm12, 0x96          ;    48.2 p0      13 k
        vmovdqa64 zmm1, zmm15                        ;    44.5         13 k copy
        vpternlogd zmm1, zmm14, zmm2, 0x1d           ;    48.2 p5      13 k
        vmovdqa64 zmm13, zmm1                        ;    49.2         13 k copy
        vpternlogd zmm13, zmm14, zmm6, 0xc6          ;    49.2 p0      13 k
        vmovdqa64 zmm17, zmm13                       ;    50.2         13 k copy
        vpternlogd zmm17, zmm15, zmm6, 0xd8          ;    50.2 p5      13 k
        vpternlogd zmm17, zmm1, zmm2, 0x2c           ;    51.2 p0      13 k
        vmovdqa64 zmm1, zmm15                        ;    44.5         13 k copy
        vpternlogd zmm1, zmm14, zmm2, 0xd8           ;    50.2 p5      13 k
        vpternlogd zmm15, zmm2, zmm17, 0x2c          ;    52.2 p0      13 k
        vpternlogd zmm15, zmm14, zmm6, 0x16          ;    53.2 p5      13 k
        vmovdqu64 zmm2, [r10 + 33792]                ;    25.3 p2      13 k.0
        vmovdqu64 zmm6, [r10 + 33856]                ;    25.5 p3      13 k.1
        vmovdqa64 zmm14, zmm6                        ;    31.5         13 k copy
        vpternlogd zmm14, zmm2, [r10 + 33984], 0x56  ;    51.5 p0+p2   13 k
        vmovdqu64 zmm19, [r10 + 33920]               ;    26.5 p3      13 k.2
        vmovdqa64 zmm20, zmm14                       ;    52.5         13 k copy
        vpternlogd zmm20, zmm19, zmm2, 0x95          ;    52.5 p5      13 k
        vmovdqa64 zmm21, zmm20                       ;    53.5         13 k copy
        vpternlogd zmm21, zmm19, zmm6, 0xf6          ;    53.5 p0      13 k
        vmovdqa64 zmm22, zmm19                       ;    32.5         13 k copy
        vmovdqa64 zmm23, zmm21                       ;    54.5         13 k copy
        vpternlogd zmm23, zmm20, zmm14, 0x70         ;    54.5 p5      13 k
        vpternlogd zmm23, zmm6, zmm2, 0x95           ;    55.5 p0      13 k
        vpternlogd zmm14, zmm23, zmm20, 0x87         ;    56.5 p5      13 k
        vpternlogd zmm6, zmm2, zmm14, 0x9e           ;    57.5 p0      13 k
        vmovdqu64 zmm2, [r10 + 34048]                ;    28.0 p2      13 k.4
        vmovdqu64 zmm24, [r10 + 34112]               ;    28.2 p3      13 k.5
        vmovdqu64 zmm25, [r10 + 34176]               ;    29.0 p2      13 k.6
        vmovdqa64 zmm26, zmm25                       ;    35.0         13 k copy
        vpternlogd zmm26, zmm24, zmm2, 0x78          ;    55.2 p5      13 k
        vpternlogd zmm25, zmm24, zmm2, 0x35          ;    55.5 p0      13 k
        vpxord zmm22, zmm22, zmm26                   ;    56.2 p5      13 k
        vmovdqa64 zmm27, zmm25                       ;    56.5         13 k copy
        vmovdqu64 zmm28, [r10 + 34240]               ;    29.3 p3      13 k.7
        vmovdqa64 zmm29, zmm26                       ;    56.2         13 k copy
        vpternlogd zmm29, zmm28, zmm2, 0x9b          ;    56.5 p0      13 k
        vpternlogd zmm26, zmm29, zmm24, 0x26         ;    57.5 p5      13 k
        vpternlogd zmm29, zmm24, zmm28, 0x58         ;    57.5 p0      13 k
        vpandd zmm27, zmm27, zmm28                   ;    58.2 p5      13 k
        vpternlogd zmm22, zmm27, zmm6, 0x96          ;    59.2 p0      13 k
        vpternlogd zmm25, zmm28, zmm29, 0xd2         ;    59.2 p5      13 k
        vpternlogd zmm14, zmm21, zmm25, 0x96         ;    60.2 p0      13 k
        vpternlogd zmm29, zmm23, zmm23, 0xc3         ;    60.2 p5      13 k
        vmovdqa64 zmm21, zmm26                       ;    58.5         13 k copy
        vpternlogd zmm21, zmm20, zmm2, 0x96          ;    60.5 p0      13 k
        vmovdqa64 zmm24, zmm29                       ;    61.2         13 k copy
        vpternlogd zmm24, zmm14, zmm22, 0x21         ;    61.2 p5      13 k
        vpternlogd zmm6, zmm19, zmm24, 0x96          ;    62.2 p0      13 k
        vpandd zmm19, zmm22, zmm14                   ;    62.2 p5      13 k
        vpternlogd zmm19, zmm24, zmm21, 0xd          ;    63.2 p0      13 k
        vpternlogd zmm26, zmm2, zmm19, 0x69          ;    64.2 p5      13 k
        vmovdqa64 zmm2, zmm19                        ;    64.2         13 k copy
        vpternlogd zmm2, zmm20, zmm20, 0xc3          ;    64.2 p0      13 k
        vpternlogd zmm19, zmm29, zmm14, 0x6a         ;    64.2 p5      13 k
        vpternlogd zmm23, zmm19, zmm21, 0x96         ;    65.2 p0      13 k
        vpandd zmm19, zmm19, zmm29                   ;    65.2 p5      13 k
        vpternlogd zmm19, zmm24, zmm21, 0xed         ;    66.2 p0      13 k
        vpternlogd zmm6, zmm21, zmm19, 0xb4          ;    67.2 p5      13 k
        vpternlogd zmm22, zmm19, zmm25, 0x69         ;    67.2 p0      13 k
        vpternlogd zmm19, zmm25, zmm6, 0x69          ;    68.2 p5      13 k
        vmovdqa64 zmm20, zmm23                       ;    66.2         13 k copy
        vpternlogd zmm20, zmm29, zmm29, 0xc3         ;    67.5 p0      13 k
        vpxord zmm14, zmm14, zmm22                   ;    68.2 p5      13 k
        vpternlogd zmm2, zmm23, zmm14, 0x87          ;    69.2 p0      13 k
        vmovdqa64 zmm21, zmm19                       ;    69.2         13 k copy
        vpternlogd zmm21, zmm20, zmm22, 0xcb         ;    69.2 p5      13 k
        vpternlogd zmm20, zmm19, zmm22, 0x6c         ;    69.5 p0      13 k
        vpternlogd zmm22, zmm20, zmm26, 0xb4         ;    70.5 p5      13 k
        vpxord zmm24, zmm19, zmm26                   ;    70.5 p0      13 k
        vpternlogd zmm24, zmm22, zmm21, 0xe1         ;    71.5 p5      13 k
        vpternlogd zmm22, zmm19, zmm21, 0x96         ;    71.5 p0      13 k
        vpternlogd zmm20, zmm24, zmm26, 0xb4         ;    72.5 p5      13 k
        vpternlogd zmm26, zmm21, zmm20, 0xd8         ;    73.5 p0      13 k
        vmovdqa64 zmm19, zmm2                        ;    70.2         13 k copy
        vpternlogd zmm19, zmm23, zmm6, 0x1d          ;    73.2 p5      13 k
        vmovdqa64 zmm21, zmm19                       ;    74.2         13 k copy
        vpternlogd zmm21, zmm23, zmm14, 0xc6         ;    74.2 p0      13 k
        vmovdqa64 zmm25, zmm21                       ;    75.2         13 k copy
        vpternlogd zmm25, zmm2, zmm14, 0xd8          ;    75.2 p5      13 k
        vpternlogd zmm25, zmm19, zmm6, 0x2c          ;    76.2 p0      13 k
        vmovdqa64 zmm19, zmm2                        ;    70.2         13 k copy
        vpternlogd zmm19, zmm23, zmm6, 0xd8          ;    75.2 p5      13 k
        vpternlogd zmm2, zmm6, zmm25, 0x2c           ;    77.2 p0      13 k
        vpternlogd zmm2, zmm23, zmm14, 0x16          ;    78.2 p5      13 k
        vpxord zmm22, zmm22, zmm20                   ;    76.5 p0      13 k
        vmovdqu64 zmm6, [r11 + 34304]                ;    38.0 p2      14 k.0
        vmovdqu64 zmm14, [r11 + 34368]               ;    38.2 p3      14 k.1
        vmovdqa64 zmm23, zmm14                       ;    44.2         14 k copy
        vpternlogd zmm23, zmm6, [r11 + 34496], 0x56  ;    77.2 p5+p2   14 k
        vmovdqu64 zmm27, [r11 + 34432]               ;    39.2 p3      14 k.2
        vmovdqa64 zmm28, zmm23                       ;    78.2         14 k copy
        vpternlogd zmm28, zmm27, zmm6, 0x95          ;    78.2 p0      14 k
        vmovdqa64 zmm29, zmm27                       ;    45.2         14 k copy
        vmovdqa64 zmm30, zmm28                       ;    79.2         14 k copy
        vpternlogd zmm30, zmm27, zmm14, 0xf6         ;    79.2 p5      14 k
        vmovdqa64 zmm31, zmm30                       ;    80.2         14 k copy
        vpternlogd zmm31, zmm28, zmm23, 0x70         ;    80.2 p0      14 k
        vpternlogd zmm31, zmm14, zmm6, 0x95          ;    81.2 p5      14 k
        vpternlogd zmm23, zmm31, zmm28, 0x87         ;    82.2 p0      14 k
        vpternlogd zmm14, zmm6, zmm23, 0x9e          ;    83.2 p5      14 k
        vmovdqu64 zmm6, [r11 + 34560]                ;    40.7 p2      14 k.4
        vmovdqu64 [rbx - 128], zmm5                  ;    40.8 p7+p4   13 k spill
        vmovdqu64 zmm5, [r11 + 34624]                ;    41.0 p3      14 k.5
        vmovdqu64 [rbx - 64], zmm7                   ;    41.2 p8+p9   13 k spill
        vmovdqu64 zmm7, [r11 + 34688]                ;    41.7 p2      14 k.6
        vmovdqu64 [rbx + 0], zmm17                   ;    52.2 p7+p4   13 k spill
        vmovdqa64 zmm17, zmm7                        ;    47.7         14 k copy
        vpternlogd zmm17, zmm5, zmm6, 0x78           ;    80.5 p0      14 k
        vpternlogd zmm7, zmm5, zmm6, 0x35            ;    81.2 p5      14 k
        vpxord zmm29, zmm29, zmm17                   ;    81.5 p0      14 k
        vmovdqu64 [rbx + 64], zmm24                  ;    72.5 p8+p9   13 k spill
        vmovdqa64 zmm24, zmm7                        ;    82.2         14 k copy
        vmovdqu64 [rbx + 128], zmm25                 ;    77.2 p7+p4   13 k spill
        vmovdqu64 zmm25, [r11 + 34752]               ;    42.8 p3      14 k.7
        vpandd zmm24, zmm24, zmm25                   ;    82.2 p5      14 k
        vpternlogd zmm29, zmm24, zmm14, 0x96         ;    84.2 p0      14 k
        vmovdqa64 zmm24, zmm17                       ;    81.5         14 k copy
        vpternlogd zmm24, zmm25, zmm6, 0x9b          ;    83.2 p5      14 k
        vpternlogd zmm17, zmm24, zmm5, 0x26          ;    84.2 p0      14 k
        vpternlogd zmm24, zmm5, zmm25, 0x58          ;    84.2 p5      14 k
        vpternlogd zmm7, zmm25, zmm24, 0xd2          ;    85.2 p0      14 k
        vpternlogd zmm23, zmm30, zmm7, 0x96          ;    86.2 p5      14 k
        vpternlogd zmm24, zmm31, zmm31, 0xc3         ;    85.5 p0      14 k
        vmovdqa64 zmm5, zmm17                        ;    85.2         14 k copy
        vpternlogd zmm5, zmm28, zmm6, 0x96           ;    86.2 p5      14 k
        vmovdqa64 zmm25, zmm24                       ;    86.5         14 k copy
        vpternlogd zmm25, zmm23, zmm29, 0x21         ;    87.2 p0      14 k
        vpternlogd zmm14, zmm27, zmm25, 0x96         ;    88.2 p5      14 k
        vpandd zmm27, zmm29, zmm23                   ;    87.5 p0      14 k
        vpternlogd zmm27, zmm25, zmm5, 0xd           ;    88.5 p5      14 k
        vpternlogd zmm17, zmm6, zmm27, 0x69          ;    89.5 p0      14 k
        vmovdqa64 zmm6, zmm27                        ;    89.5         14 k copy
        vpternlogd zmm6, zmm28, zmm28, 0xc3          ;    89.5 p5      14 k
        vpternlogd zmm27, zmm24, zmm23, 0x6a         ;    89.5 p0      14 k
        vpternlogd zmm31, zmm27, zmm5, 0x96          ;    90.5 p5      14 k
        vpandd zmm27, zmm27, zmm24                   ;    90.5 p0      14 k
        vpternlogd zmm27, zmm25, zmm5, 0xed          ;    91.5 p5      14 k
        vpternlogd zmm14, zmm5, zmm27, 0xb4          ;    92.5 p0      14 k
        vpternlogd zmm29, zmm27, zmm7, 0x69          ;    92.5 p5      14 k
        vpternlogd zmm27, zmm7, zmm14, 0x69          ;    93.5 p0      14 k
        vmovdqa64 zmm5, zmm31                        ;    91.5         14 k copy
        vpternlogd zmm5, zmm24, zmm24, 0xc3          ;    93.2 p5      14 k
        vpxord zmm23, zmm23, zmm29                   ;    93.5 p0      14 k
        vpternlogd zmm6, zmm31, zmm23, 0x87          ;    94.5 p5      14 k
        vmovdqa64 zmm7, zmm27                        ;    94.5         14 k copy
        vpternlogd zmm7, zmm5, zmm29, 0xcb           ;    94.5 p0      14 k
        vpternlogd zmm5, zmm27, zmm29, 0x6c          ;    95.2 p5      14 k
        vpternlogd zmm29, zmm5, zmm17, 0xb4          ;    96.2 p0      14 k
        vpxord zmm24, zmm27, zmm17                   ;    96.2 p5      14 k
        vpternlogd zmm24, zmm29, zmm7, 0xe1          ;    97.2 p0      14 k
        vpternlogd zmm5, zmm24, zmm17, 0xb4          ;    98.2 p5      14 k
        vpternlogd zmm17, zmm5, zmm7, 0xb8           ;    99.2 p0      14 k
        vpxord zmm27, zmm27, zmm7                    ;    98.2 p5      14 k
        vpternlogd zmm27, zmm29, zmm5, 0x96          ;    99.2 p0      14 k
        vmovdqa64 zmm7, zmm6                         ;    95.5         14 k copy
        vpternlogd zmm7, zmm31, zmm14, 0x1d          ;    99.2 p5      14 k
        vmovdqa64 zmm25, zmm7                        ;   100.2         14 k copy
        vpternlogd zmm25, zmm31, zmm23, 0xc6         ;   100.2 p0      14 k
        vmovdqa64 zmm28, zmm25                       ;   101.2         14 k copy
        vpternlogd zmm28, zmm6, zmm23, 0xd8          ;   101.2 p5      14 k
        vpternlogd zmm28, zmm7, zmm14, 0x2c          ;   102.2 p0      14 k
        vmovdqa64 zmm7, zmm6                         ;    95.5         14 k copy
        vpternlogd zmm7, zmm31, zmm14, 0xd8          ;   101.2 p5      14 k
        vpternlogd zmm6, zmm14, zmm28, 0x2c          ;   103.2 p0      14 k
        vpternlogd zmm6, zmm31, zmm23, 0x16          ;   104.2 p5      14 k
        vmovdqu64 zmm14, [r12 + 34816]               ;    51.5 p2      14 k.0
        vmovdqu64 zmm23, [r12 + 34880]               ;    51.7 p3      14 k.1
        vmovdqa64 zmm29, zmm23                       ;    57.7         14 k copy
        vpternlogd zmm29, zmm14, [r12 + 35008], 0x56 ;   102.5 p0+p2   14 k
        vmovdqu64 zmm30, [r12 + 34944]               ;    52.7 p3      14 k.2
        vmovdqa64 zmm31, zmm29                       ;   103.5         14 k copy
        vpternlogd zmm31, zmm30, zmm14, 0x95         ;   103.5 p5      14 k
        vmovdqu64 [rbx + 192], zmm28                 ;   103.2 p8+p9   14 k spill
        vmovdqa64 zmm28, zmm31                       ;   104.5         14 k copy
        vpternlogd zmm28, zmm30, zmm23, 0xf6         ;   104.5 p0      14 k
        vmovdqu64 [rbx + 256], zmm7                  ;   102.2 p7+p4   14 k spill
        vmovdqa64 zmm7, zmm28                        ;   105.5         14 k copy
        vpternlogd zmm7, zmm31, zmm29, 0x70          ;   105.5 p5      14 k
        vpternlogd zmm7, zmm23, zmm14, 0x95          ;   106.5 p0      14 k
        vpternlogd zmm29, zmm7, zmm31, 0x87          ;   107.5 p5      14 k
        vpternlogd zmm23, zmm14, zmm29, 0x9e         ;   108.5 p0      14 k
        vmovdqa64 zmm14, zmm30                       ;    58.7         14 k copy
        vmovdqu64 [rbx + 320], zmm26                 ;    74.5 p8+p9   13 k spill
        vmovdqu64 zmm26, [r12 + 35072]               ;    54.7 p2      14 k.4
        vmovdqu64 [rbx + 384], zmm25                 ;   101.2 p7+p4   14 k spill
        vmovdqu64 zmm25, [r12 + 35136]               ;    55.0 p3      14 k.5
        vmovdqu64 [rbx + 448], zmm13                 ;    56.8 p8+p9   13 k spill
        vmovdqu64 zmm13, [r12 + 35200]               ;    55.7 p2      14 k.6
        vmovdqu64 [rbx + 512], zmm2                  ;    79.2 p7+p4   13 k spill
        vmovdqa64 zmm2, zmm13                        ;    61.7         14 k copy
        vpternlogd zmm2, zmm25, zmm26, 0x78          ;   106.2 p5      14 k
        vpternlogd zmm13, zmm25, zmm26, 0x35         ;   106.5 p0      14 k
        vpxord zmm14, zmm14, zmm2                    ;   107.2 p5      14 k
        vmovdqu64 [rbx + 576], zmm19                 ;    76.2 p8+p9   13 k spill
        vmovdqa64 zmm19, zmm13                       ;   107.5         14 k copy
        vmovdqu64 [rbx + 640], zmm15                 ;    59.3 p7+p4   13 k spill
        vmovdqu64 zmm15, [r12 + 35264]               ;    56.8 p3      14 k.7
        vpandd zmm19, zmm19, zmm15                   ;   107.5 p0      14 k
        vpternlogd zmm14, zmm19, zmm23, 0x96         ;   109.5 p5      14 k
        vmovdqa64 zmm19, zmm2                        ;   107.2         14 k copy
        vpternlogd zmm19, zmm15, zmm26, 0x9b         ;   108.5 p0      14 k
        vpternlogd zmm2, zmm19, zmm25, 0x26          ;   109.5 p5      14 k
        vpternlogd zmm19, zmm25, zmm15, 0x58         ;   109.5 p0      14 k
        vpternlogd zmm13, zmm15, zmm19, 0xd2         ;   110.5 p5      14 k
        vpternlogd zmm29, zmm28, zmm13, 0x96         ;   111.5 p0      14 k
        vpternlogd zmm19, zmm7, zmm7, 0xc3           ;   111.2 p5      14 k
        vmovdqa64 zmm15, zmm2                        ;   110.5         14 k copy
        vpternlogd zmm15, zmm31, zmm26, 0x96         ;   111.5 p0      14 k
        vmovdqa64 zmm25, zmm19                       ;   112.2         14 k copy
        vpternlogd zmm25, zmm29, zmm14, 0x21         ;   112.5 p5      14 k
        vpternlogd zmm23, zmm30, zmm25, 0x96         ;   113.5 p0      14 k
        vpandd zmm28, zmm14, zmm29                   ;   113.2 p5      14 k
        vpternlogd zmm28, zmm25, zmm15, 0xd          ;   114.2 p0      14 k
        vpternlogd zmm2, zmm26, zmm28, 0x69          ;   115.2 p5      14 k
        vmovdqa64 zmm26, zmm28                       ;   115.2         14 k copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3         ;   115.2 p0      14 k
        vpternlogd zmm28, zmm19, zmm29, 0x6a         ;   115.2 p5      14 k
        vpternlogd zmm7, zmm28, zmm15, 0x96          ;   116.2 p0      14 k
        vpandd zmm28, zmm28, zmm19                   ;   116.2 p5      14 k
        vpternlogd zmm28, zmm25, zmm15, 0xed         ;   117.2 p0      14 k
        vpternlogd zmm23, zmm15, zmm28, 0xb4         ;   118.2 p5      14 k
        vpternlogd zmm14, zmm28, zmm13, 0x69         ;   118.2 p0      14 k
        vpternlogd zmm28, zmm13, zmm23, 0x69         ;   119.2 p5      14 k
        vmovdqa64 zmm13, zmm7                        ;   117.2         14 k copy
        vpternlogd zmm13, zmm19, zmm19, 0xc3         ;   118.5 p0      14 k
        vpxord zmm29, zmm29, zmm14                   ;   119.2 p5      14 k
        vpternlogd zmm26, zmm7, zmm29, 0x87          ;   120.2 p0      14 k
        vmovdqa64 zmm15, zmm28                       ;   120.2         14 k copy
        vpternlogd zmm15, zmm13, zmm14, 0xcb         ;   120.2 p5      14 k
        vpternlogd zmm13, zmm28, zmm14, 0x6c         ;   120.5 p0      14 k
        vpternlogd zmm14, zmm13, zmm2, 0xb4          ;   121.5 p5      14 k
        vpxord zmm19, zmm28, zmm2                    ;   121.5 p0      14 k
        vpternlogd zmm19, zmm14, zmm15, 0xe1         ;   122.5 p5      14 k
        vpternlogd zmm13, zmm19, zmm2, 0xb4          ;   123.5 p0      14 k
        vpternlogd zmm2, zmm13, zmm15, 0xb8          ;   124.5 p5      14 k
        vpxord zmm28, zmm28, zmm15                   ;   123.5 p0      14 k
        vpternlogd zmm28, zmm14, zmm13, 0x96         ;   124.5 p5      14 k
        vmovdqa64 zmm14, zmm26                       ;   121.2         14 k copy
        vpternlogd zmm14, zmm7, zmm23, 0x1d          ;   124.5 p0      14 k
        vmovdqa64 zmm15, zmm14                       ;   125.5         14 k copy
        vpternlogd zmm15, zmm7, zmm29, 0xc6          ;   125.5 p5      14 k
        vmovdqa64 zmm25, zmm15                       ;   126.5         14 k copy
        vpternlogd zmm25, zmm26, zmm29, 0xd8         ;   126.5 p0      14 k
        vpternlogd zmm25, zmm14, zmm23, 0x2c         ;   127.5 p5      14 k
        vmovdqa64 zmm14, zmm26                       ;   121.2         14 k copy
        vpternlogd zmm14, zmm7, zmm23, 0xd8          ;   126.5 p0      14 k
        vpternlogd zmm26, zmm23, zmm25, 0x2c         ;   128.5 p5      14 k
        vpternlogd zmm26, zmm7, zmm29, 0x16          ;   129.5 p0      14 k
        vmovdqu64 zmm7, [r13 + 35328]                ;    65.5 p2      14 k.0
        vmovdqu64 zmm23, [r13 + 35392]               ;    65.7 p3      14 k.1
        vmovdqa64 zmm29, zmm23                       ;    71.7         14 k copy
        vpternlogd zmm29, zmm7, [r13 + 35520], 0x56  ;   128.2 p5+p2   14 k
        vmovdqu64 zmm30, [r13 + 35456]               ;    66.7 p3      14 k.2
        vmovdqa64 zmm31, zmm29                       ;   129.2         14 k copy
        vpternlogd zmm31, zmm30, zmm7, 0x95          ;   129.2 p0      14 k
        vmovdqu64 [rbx + 704], zmm2                  ;   125.5 p8+p9   14 k spill
        vmovdqa64 zmm2, zmm31                        ;   130.2         14 k copy
        vpternlogd zmm2, zmm30, zmm23, 0xf6          ;   130.2 p5      14 k
        vmovdqu64 [rbx + 768], zmm18                 ;    67.3 p7+p4   13 k spill
        vmovdqa64 zmm18, zmm2                        ;   131.2         14 k copy
        vpternlogd zmm18, zmm31, zmm29, 0x70         ;   131.2 p0      14 k
        vpternlogd zmm18, zmm23, zmm7, 0x95          ;   132.2 p5      14 k
        vpternlogd zmm29, zmm18, zmm31, 0x87         ;   133.2 p0      14 k
        vpternlogd zmm23, zmm7, zmm29, 0x9e          ;   134.2 p5      14 k
        vmovdqa64 zmm7, zmm30                        ;    72.7         14 k copy
        vmovdqu64 [rbx + 832], zmm16                 ;    68.8 p8+p9   13 k spill
        vmovdqu64 zmm16, [r13 + 35584]               ;    68.7 p2      14 k.4
        vmovdqu64 [rbx + 896], zmm8                  ;    69.3 p7+p4   13 k spill
        vmovdqu64 zmm8, [r13 + 35648]                ;    69.0 p3      14 k.5
        vmovdqu64 [rbx + 960], zmm9                  ;    70.8 p8+p9   13 k spill
        vmovdqu64 zmm9, [r13 + 35712]                ;    69.7 p2      14 k.6
        vmovdqu64 [rbx + 1024], zmm14                ;   127.5 p7+p4   14 k spill
        vmovdqa64 zmm14, zmm9                        ;    75.7         14 k copy
        vpternlogd zmm14, zmm8, zmm16, 0x78          ;   131.5 p0      14 k
        vpternlogd zmm9, zmm8, zmm16, 0x35           ;   132.2 p5      14 k
        vpxord zmm7, zmm7, zmm14                     ;   132.5 p0      14 k
        vmovdqu64 [rbx + 1088], zmm22                ;    77.5 p8+p9   13 k spill
        vmovdqa64 zmm22, zmm9                        ;   133.2         14 k copy
        vmovdqu64 [rbx + 1152], zmm19                ;   123.5 p7+p4   14 k spill
        vmovdqu64 zmm19, [r13 + 35776]               ;    70.8 p3      14 k.7
        vpandd zmm22, zmm22, zmm19                   ;   133.2 p5      14 k
        vpternlogd zmm7, zmm22, zmm23, 0x96          ;   135.2 p0      14 k
        vmovdqa64 zmm22, zmm14                       ;   132.5         14 k copy
        vpternlogd zmm22, zmm19, zmm16, 0x9b         ;   134.2 p5      14 k
        vpternlogd zmm14, zmm22, zmm8, 0x26          ;   135.2 p0      14 k
        vpternlogd zmm22, zmm8, zmm19, 0x58          ;   135.2 p5      14 k
        vpternlogd zmm9, zmm19, zmm22, 0xd2          ;   136.2 p0      14 k
        vpternlogd zmm29, zmm2, zmm9, 0x96           ;   137.2 p5      14 k
        vpternlogd zmm22, zmm18, zmm18, 0xc3         ;   136.5 p0      14 k
        vmovdqa64 zmm2, zmm14                        ;   136.2         14 k copy
        vpternlogd zmm2, zmm31, zmm16, 0x96          ;   137.2 p5      14 k
        vmovdqa64 zmm8, zmm22                        ;   137.5         14 k copy
        vpternlogd zmm8, zmm29, zmm7, 0x21           ;   138.2 p0      14 k
        vpternlogd zmm23, zmm30, zmm8, 0x96          ;   139.2 p5      14 k
        vpandd zmm19, zmm7, zmm29                    ;   138.5 p0      14 k
        vpternlogd zmm19, zmm8, zmm2, 0xd            ;   139.5 p5      14 k
        vpternlogd zmm14, zmm16, zmm19, 0x69         ;   140.5 p0      14 k
        vmovdqa64 zmm16, zmm19                       ;   140.5         14 k copy
        vpternlogd zmm16, zmm31, zmm31, 0xc3         ;   140.5 p5      14 k
        vpternlogd zmm19, zmm22, zmm29, 0x6a         ;   140.5 p0      14 k
        vpternlogd zmm18, zmm19, zmm2, 0x96          ;   141.5 p5      14 k
        vpandd zmm19, zmm19, zmm22                   ;   141.5 p0      14 k
        vpternlogd zmm19, zmm8, zmm2, 0xed           ;   142.5 p5      14 k
        vpternlogd zmm23, zmm2, zmm19, 0xb4          ;   143.5 p0      14 k
        vpternlogd zmm7, zmm19, zmm9, 0x69           ;   143.5 p5      14 k
        vpternlogd zmm19, zmm9, zmm23, 0x69          ;   144.5 p0      14 k
        vmovdqa64 zmm2, zmm18                        ;   142.5         14 k copy
        vpternlogd zmm2, zmm22, zmm22, 0xc3          ;   144.2 p5      14 k
        vpxord zmm29, zmm29, zmm7                    ;   144.5 p0      14 k
        vpternlogd zmm16, zmm18, zmm29, 0x87         ;   145.5 p5      14 k
        vmovdqa64 zmm8, zmm19                        ;   145.5         14 k copy
        vpternlogd zmm8, zmm2, zmm7, 0xcb            ;   145.5 p0      14 k
        vpternlogd zmm2, zmm19, zmm7, 0x6c           ;   146.2 p5      14 k
        vpternlogd zmm7, zmm2, zmm14, 0xb4           ;   147.2 p0      14 k
        vpxord zmm9, zmm19, zmm14                    ;   147.2 p5      14 k
        vpternlogd zmm9, zmm7, zmm8, 0xe1            ;   148.2 p0      14 k
        vpternlogd zmm2, zmm9, zmm14, 0xb4           ;   149.2 p5      14 k
        vpternlogd zmm14, zmm2, zmm8, 0xb8           ;   150.2 p0      14 k
        vpxord zmm19, zmm19, zmm8                    ;   149.2 p5      14 k
        vpternlogd zmm19, zmm7, zmm2, 0x96           ;   150.2 p0      14 k
        vmovdqa64 zmm7, zmm16                        ;   146.5         14 k copy
        vpternlogd zmm7, zmm18, zmm23, 0x1d          ;   150.2 p5      14 k
        vmovdqa64 zmm8, zmm7                         ;   151.2         14 k copy
        vpternlogd zmm8, zmm18, zmm29, 0xc6          ;   151.2 p0      14 k
        vmovdqa64 zmm22, zmm8                        ;   152.2         14 k copy
        vpternlogd zmm22, zmm16, zmm29, 0xd8         ;   152.2 p5      14 k
        vpternlogd zmm22, zmm7, zmm23, 0x2c          ;   153.2 p0      14 k
        vmovdqa64 zmm7, zmm16                        ;   146.5         14 k copy
        vpternlogd zmm7, zmm18, zmm23, 0xd8          ;   152.2 p5      14 k
        vpternlogd zmm16, zmm23, zmm22, 0x2c         ;   154.2 p0      14 k
        vpternlogd zmm16, zmm18, zmm29, 0x16         ;   155.2 p5      14 k
        vmovdqu64 zmm18, [r14 + 35840]               ;    79.5 p2      15 k.0
        vmovdqu64 zmm23, [r14 + 35904]               ;    79.7 p3      15 k.1
        vmovdqa64 zmm29, zmm23                       ;    85.7         15 k copy
        vpternlogd zmm29, zmm18, [r14 + 36032], 0x56 ;   153.5 p0+p2   15 k
        vpxord zmm30, zmm0, zmm26                    ;   154.2 p5      13 k
        vmovdqa64 zmm31, zmm26                       ;   130.5         13 k copy
        vpternlogd zmm31, zmm21, zmm4, 0x96          ;   154.5 p0      13 k
        vmovdqu64 [rbx + 1216], zmm26                ;   130.5 p8+p9   14 k spill
        vmovdqa64 zmm26, zmm21                       ;    81.0         13 k copy
        vmovdqu64 [rbx + 1280], zmm31                ;   155.5 p7+p4   13 k spill
        vmovdqa64 zmm31, zmm21                       ;    81.3         13 k copy
        vmovdqu64 [rbx + 1344], zmm21                ;    82.8 p8+p9   13 k spill
        vmovdqa64 zmm21, zmm2                        ;   150.2         13 k copy
        vpternlogd zmm21, zmm28, zmm20, 0x96         ;   155.2 p5      13 k
        vmovdqu64 [rbx + 1408], zmm0                 ;    83.2 p7+p4   13 k spill
        vmovdqa64 zmm0, zmm20                        ;    82.2         13 k copy
        vmovdqu64 [rbx + 1472], zmm21                ;   156.2 p8+p9   13 k spill
        vmovdqa64 zmm21, zmm20                       ;    82.5         13 k copy
        vmovdqu64 [rbx + 1536], zmm20                ;    85.2 p7+p4   13 k spill
        vpxord zmm20, zmm6, zmm15                    ;   155.5 p0      13 k
        vmovdqu64 [rbx + 1600], zmm20                ;   156.5 p8+p9   13 k spill
        vpxord zmm20, zmm6, zmm22                    ;   156.2 p5      13 k
        vmovdqu64 [rbx + 1664], zmm20                ;   157.2 p7+p4   13 k spill
        vpxord zmm20, zmm25, zmm3                    ;   156.5 p0      13 k
        vmovdqu64 [rbx + 1728], zmm20                ;   157.5 p8+p9   13 k spill
        vmovdqu64 zmm20, [r14 + 35968]               ;    83.8 p3      15 k.2
        vmovdqu64 [rbx + 1792], zmm22                ;   154.2 p7+p4   14 k spill
        vmovdqa64 zmm22, zmm29                       ;   154.5         15 k copy
        vpternlogd zmm22, zmm20, zmm18, 0x95         ;   157.2 p5      15 k
        vmovdqu64 [rbx + 1856], zmm15                ;   126.5 p8+p9   14 k spill
        vmovdqa64 zmm15, zmm22                       ;   158.2         15 k copy
        vpternlogd zmm15, zmm20, zmm23, 0xf6         ;   158.2 p0      15 k
        vmovdqu64 [rbx + 1920], zmm25                ;   128.5 p7+p4   14 k spill
        vmovdqa64 zmm25, zmm15                       ;   159.2         15 k copy
        vpternlogd zmm25, zmm22, zmm29, 0x70         ;   159.2 p5      15 k
        vpternlogd zmm25, zmm23, zmm18, 0x95         ;   160.2 p0      15 k
        vpternlogd zmm29, zmm25, zmm22, 0x87         ;   161.2 p5      15 k
        vpternlogd zmm23, zmm18, zmm29, 0x9e         ;   162.2 p0      15 k
        vmovdqa64 zmm18, zmm20                       ;    89.8         15 k copy
        vmovdqu64 [rbx + 1984], zmm30                ;   155.2 p8+p9   13 k spill
        vmovdqu64 zmm30, [r14 + 36096]               ;    86.3 p2      15 k.4
        vmovdqu64 [rbx + 2048], zmm16                ;   156.2 p7+p4   14 k spill
        vmovdqu64 zmm16, [r14 + 36160]               ;    86.7 p3      15 k.5
        vmovdqu64 [rbx + 2112], zmm6                 ;   105.2 p8+p9   14 k spill
        vmovdqu64 zmm6, [r14 + 36224]                ;    87.3 p2      15 k.6
        vmovdqu64 [rbx + 2176], zmm14                ;   151.2 p7+p4   14 k spill
        vmovdqa64 zmm14, zmm6                        ;    93.3         15 k copy
        vpternlogd zmm14, zmm16, zmm30, 0x78         ;   160.2 p5      15 k
        vpternlogd zmm6, zmm16, zmm30, 0x35          ;   160.5 p0      15 k
        vpxord zmm18, zmm18, zmm14                   ;   161.2 p5      15 k
        vmovdqu64 [rbx + 2240], zmm7                 ;   153.2 p8+p9   14 k spill
        vmovdqa64 zmm7, zmm6                         ;   161.5         15 k copy
        vmovdqu64 [rbx + 2304], zmm2                 ;   150.2 p7+p4   14 k spill
        vmovdqu64 zmm2, [r14 + 36288]                ;    88.5 p3      15 k.7
        vpandd zmm7, zmm7, zmm2                      ;   161.5 p0      15 k
        vpternlogd zmm18, zmm7, zmm23, 0x96          ;   163.2 p5      15 k
        vmovdqa64 zmm7, zmm14                        ;   161.2         15 k copy
        vpternlogd zmm7, zmm2, zmm30, 0x9b           ;   162.5 p0      15 k
        vpternlogd zmm14, zmm7, zmm16, 0x26          ;   163.5 p5      15 k
        vpternlogd zmm7, zmm16, zmm2, 0x58           ;   163.5 p0      15 k
        vpternlogd zmm6, zmm2, zmm7, 0xd2            ;   164.5 p5      15 k
        vpternlogd zmm29, zmm15, zmm6, 0x96          ;   165.5 p0      15 k
        vpternlogd zmm7, zmm25, zmm25, 0xc3          ;   165.2 p5      15 k
        vmovdqa64 zmm2, zmm14                        ;   164.5         15 k copy
        vpternlogd zmm2, zmm22, zmm30, 0x96          ;   165.5 p0      15 k
        vmovdqa64 zmm15, zmm7                        ;   166.2         15 k copy
        vpternlogd zmm15, zmm29, zmm18, 0x21         ;   166.5 p5      15 k
        vpternlogd zmm23, zmm20, zmm15, 0x96         ;   167.5 p0      15 k
        vpandd zmm16, zmm18, zmm29                   ;   167.2 p5      15 k
        vpternlogd zmm16, zmm15, zmm2, 0xd           ;   168.2 p0      15 k
        vpternlogd zmm14, zmm30, zmm16, 0x69         ;   169.2 p5      15 k
        vmovdqa64 zmm20, zmm16                       ;   169.2         15 k copy
        vpternlogd zmm20, zmm22, zmm22, 0xc3         ;   169.2 p0      15 k
        vpternlogd zmm16, zmm7, zmm29, 0x6a          ;   169.2 p5      15 k
        vpternlogd zmm25, zmm16, zmm2, 0x96          ;   170.2 p0      15 k
        vpandd zmm16, zmm16, zmm7                    ;   170.2 p5      15 k
        vpternlogd zmm16, zmm15, zmm2, 0xed          ;   171.2 p0      15 k
        vpternlogd zmm23, zmm2, zmm16, 0xb4          ;   172.2 p5      15 k
        vpternlogd zmm18, zmm16, zmm6, 0x69          ;   172.2 p0      15 k
        vpternlogd zmm16, zmm6, zmm23, 0x69          ;   173.2 p5      15 k
        vmovdqa64 zmm2, zmm25                        ;   171.2         15 k copy
        vpternlogd zmm2, zmm7, zmm7, 0xc3            ;   172.5 p0      15 k
        vpxord zmm29, zmm29, zmm18                   ;   173.2 p5      15 k
        vpternlogd zmm20, zmm25, zmm29, 0x87         ;   174.2 p0      15 k
        vmovdqa64 zmm6, zmm16                        ;   174.2         15 k copy
        vpternlogd zmm6, zmm2, zmm18, 0xcb           ;   174.2 p5      15 k
        vpternlogd zmm2, zmm16, zmm18, 0x6c          ;   174.5 p0      15 k
        vpternlogd zmm18, zmm2, zmm14, 0xb4          ;   175.5 p5      15 k
        vpxord zmm7, zmm16, zmm14                    ;   175.5 p0      15 k
        vpternlogd zmm7, zmm18, zmm6, 0xe1           ;   176.5 p5      15 k
        vpternlogd zmm2, zmm7, zmm14, 0xb4           ;   177.5 p0      15 k
        vpternlogd zmm14, zmm2, zmm6, 0xb8           ;   178.5 p5      15 k
        vpxord zmm16, zmm16, zmm6                    ;   177.5 p0      15 k
        vpternlogd zmm16, zmm18, zmm2, 0x96          ;   178.5 p5      15 k
        vmovdqa64 zmm6, zmm20                        ;   175.2         15 k copy
        vpternlogd zmm6, zmm25, zmm23, 0x1d          ;   178.5 p0      15 k
        vmovdqa64 zmm15, zmm6                        ;   179.5         15 k copy
        vpternlogd zmm15, zmm25, zmm29, 0xc6         ;   179.5 p5      15 k
        vmovdqa64 zmm18, zmm15                       ;   180.5         15 k copy
        vpternlogd zmm18, zmm20, zmm29, 0xd8         ;   180.5 p0      15 k
        vpternlogd zmm18, zmm6, zmm23, 0x2c          ;   181.5 p5      15 k
        vmovdqa64 zmm6, zmm20                        ;   175.2         15 k copy
        vpternlogd zmm6, zmm25, zmm23, 0xd8          ;   180.5 p0      15 k
        vpternlogd zmm20, zmm23, zmm18, 0x2c         ;   182.5 p5      15 k
        vpternlogd zmm20, zmm25, zmm29, 0x16         ;   183.5 p0      15 k
        vmovdqu64 zmm22, [r15 + 36352]               ;    97.2 p2      15 k.0
        vmovdqu64 zmm23, [r15 + 36416]               ;    97.3 p3      15 k.1
        vmovdqa64 zmm25, zmm23                       ;   103.3         15 k copy
        vpternlogd zmm25, zmm22, [r15 + 36544], 0x56 ;   182.2 p5+p2   15 k
        vpxord zmm26, zmm26, zmm15                   ;   182.5 p0      13 k
        vpxord zmm29, zmm5, zmm4                     ;   183.2 p5      13 k
        vmovdqu64 zmm30, [rbx + 1088]                ;    98.3 p3      13 k reload
        vmovdqu64 [rbx + 2368], zmm26                ;   183.5 p8+p9   13 k spill
        vpxord zmm26, zmm5, zmm30                    ;   183.5 p0      13 k
        vmovdqu64 [rbx + 2432], zmm5                 ;    99.2 p7+p4   14 k spill
        vpxord zmm5, zmm17, zmm13                    ;   184.2 p5      13 k
        vpxord zmm30, zmm13, zmm12                   ;   184.5 p0      13 k
        vmovdqu64 [rbx + 2496], zmm13                ;   124.5 p8+p9   14 k spill
        vpxord zmm13, zmm17, [rbx + 768]             ;   185.2 p5+p2   13 k
        vmovdqu64 [rbx + 2560], zmm26                ;   184.5 p7+p4   13 k spill
        vmovdqa64 zmm26, zmm13                       ;   186.2         13 k copy
        vmovdqu64 [rbx + 2624], zmm13                ;   186.2 p8+p9   13 k spill
        vpxord zmm13, zmm6, zmm4                     ;   185.5 p0      13 k
        vmovdqu64 [rbx + 2688], zmm5                 ;   185.2 p7+p4   13 k spill
        vpxord zmm5, zmm15, [rbx + 1408]             ;   186.2 p5+p3   13 k
        vmovdqu64 [rbx + 2752], zmm15                ;   180.5 p8+p9   15 k spill
        vpxord zmm15, zmm28, zmm11                   ;   186.5 p0      13 k
        vmovdqu64 [rbx + 2816], zmm5                 ;   187.2 p7+p4   13 k spill
        vpxord zmm5, zmm7, [rbx + 832]               ;   187.2 p5+p2   13 k
        vmovdqu64 [rbx + 2880], zmm13                ;   186.5 p8+p9   13 k spill
        vmovdqa64 zmm13, zmm5                        ;   188.2         13 k copy
        vmovdqu64 [rbx + 2944], zmm5                 ;   188.2 p7+p4   13 k spill
        vmovdqa64 zmm5, zmm7                         ;   177.5         13 k copy
        vmovdqu64 [rbx + 3008], zmm17                ;   108.8 p8+p9   14 k spill
        vmovdqa64 zmm17, zmm7                        ;   177.5         13 k copy
        vpternlogd zmm17, zmm28, [rbx + 2304], 0x96  ;   187.5 p0+p3   13 k
        vmovdqu64 [rbx + 3072], zmm7                 ;   177.5 p7+p4   15 k spill
        vmovdqa64 zmm7, zmm17                        ;   188.5         13 k copy
        vpternlogd zmm7, zmm24, zmm4, 0x96           ;   188.5 p5      13 k
        vmovdqu64 [rbx + 3136], zmm7                 ;   189.5 p8+p9   13 k spill
        vpxord zmm7, zmm24, zmm19                    ;   188.5 p0      13 k
        vmovdqu64 [rbx + 3200], zmm4                 ;   111.2 p7+p4   13 k spill
        vpxord zmm4, zmm24, [rbx + 896]              ;   189.2 p5+p2   13 k
        vmovdqu64 [rbx + 3264], zmm24                ;   112.8 p8+p9   14 k spill
        vpxord zmm24, zmm28, [rbx + 768]             ;   189.5 p0+p3   13 k
        vmovdqu64 [rbx + 3328], zmm24                ;   190.5 p7+p4   13 k spill
        vmovdqa64 zmm24, zmm8                        ;   152.2         13 k copy
        vmovdqu64 [rbx + 3392], zmm7                 ;   189.5 p8+p9   13 k spill
        vmovdqa64 zmm7, zmm28                        ;   125.5         13 k copy
        vmovdqu64 [rbx + 3456], zmm28                ;   125.5 p7+p4   14 k spill
        vpxord zmm28, zmm17, [rbx + 3392]            ;   195.5 p5+p2   13 k
        vmovdqu64 [rbx + 3520], zmm28                ;   196.5 p8+p9   13 k spill
        vpxord zmm28, zmm10, [rbx + 320]             ;   190.5 p0+p3   13 k
        vmovdqu64 [rbx + 3584], zmm17                ;   188.5 p7+p4   13 k spill
        vpxord zmm17, zmm28, zmm29                   ;   191.5 p5      13 k
        vmovdqu64 [rbx + 3648], zmm28                ;   191.5 p8+p9   13 k spill
        vpxord zmm28, zmm29, [rbx + 2240]            ;   191.5 p0+p2   13 k
        vmovdqu64 [rbx + 3712], zmm17                ;   192.5 p7+p4   13 k spill
        vpxord zmm17, zmm29, [rbx + 1024]            ;   192.2 p5+p3   13 k
        vmovdqu64 [rbx + 3776], zmm28                ;   192.5 p8+p9   13 k spill
        vmovdqa64 zmm28, zmm29                       ;   184.2         13 k copy
        vmovdqu64 [rbx + 3840], zmm29                ;   184.2 p7+p4   13 k spill
        vpxord zmm29, zmm10, [rbx + 1088]            ;   192.5 p0+p2   13 k
        vmovdqu64 [rbx + 3904], zmm29                ;   193.5 p8+p9   13 k spill
        vmovdqa64 zmm29, zmm14                       ;   179.5         13 k copy
        vmovdqu64 [rbx + 3968], zmm11                ;   123.2 p7+p4   13 k spill
        vmovdqa64 zmm11, zmm14                       ;   179.5         13 k copy
        vmovdqu64 [rbx + 4032], zmm14                ;   179.5 p8+p9   15 k spill
        vpxord zmm14, zmm27, zmm3                    ;   193.2 p5      13 k
        vpxord zmm5, zmm5, zmm14                     ;   194.2 p0      13 k
        vmovdqu64 [rbx + 4096], zmm27                ;   125.2 p7+p4   14 k spill
        vmovdqu64 zmm27, [r15 + 36480]               ;   108.5 p3      15 k.2
        vmovdqu64 [rbx + 4160], zmm5                 ;   195.2 p8+p9   13 k spill
        vmovdqa64 zmm5, zmm25                        ;   183.2         15 k copy
        vpternlogd zmm5, zmm27, zmm22, 0x95          ;   194.2 p5      15 k
        vmovdqu64 [rbx + 4224], zmm30                ;   185.5 p7+p4   13 k spill
        vmovdqa64 zmm30, zmm27                       ;   114.5         15 k copy
        vmovdqu64 [rbx + 4288], zmm17                ;   193.2 p8+p9   13 k spill
        vmovdqa64 zmm17, zmm5                        ;   195.2         15 k copy
        vpternlogd zmm17, zmm27, zmm23, 0xf6         ;   195.2 p0      15 k
        vmovdqu64 [rbx + 4352], zmm6                 ;   181.5 p7+p4   15 k spill
        vmovdqa64 zmm6, zmm17                        ;   196.2         15 k copy
        vpternlogd zmm6, zmm5, zmm25, 0x70           ;   196.2 p5      15 k
        vpternlogd zmm6, zmm23, zmm22, 0x95          ;   197.2 p0      15 k
        vpternlogd zmm25, zmm6, zmm5, 0x87           ;   198.2 p5      15 k
        vpternlogd zmm23, zmm22, zmm25, 0x9e         ;   199.2 p0      15 k
        vpxord zmm22, zmm14, zmm2                    ;   197.2 p5      13 k
        vmovdqu64 [rbx + 4416], zmm22                ;   198.2 p8+p9   13 k spill
        vmovdqa64 zmm22, zmm4                        ;   190.2         13 k copy
        vpternlogd zmm22, zmm15, [rbx + 1472], 0x96  ;   197.5 p0+p2   13 k
        vmovdqu64 [rbx + 4480], zmm22                ;   198.5 p7+p4   13 k spill
        vmovdqu64 zmm22, [r15 + 36608]               ;   112.0 p3      15 k.4
        vmovdqu64 [rbx + 4544], zmm15                ;   187.5 p8+p9   13 k spill
        vmovdqu64 zmm15, [r15 + 36672]               ;   112.5 p2      15 k.5
        vmovdqu64 [rbx + 4608], zmm4                 ;   190.2 p7+p4   13 k spill
        vmovdqa64 zmm4, zmm9                         ;   149.2         13 k copy
        vmovdqu64 [rbx + 4672], zmm9                 ;   149.2 p8+p9   14 k spill
        vmovdqu64 zmm9, [r15 + 36736]                ;   113.0 p3      15 k.6
        vmovdqu64 [rbx + 4736], zmm16                ;   179.5 p7+p4   15 k spill
        vmovdqa64 zmm16, zmm9                        ;   119.0         15 k copy
        vpternlogd zmm16, zmm15, zmm22, 0x78         ;   198.2 p5      15 k
        vpternlogd zmm9, zmm15, zmm22, 0x35          ;   198.5 p0      15 k
        vpxord zmm30, zmm30, zmm16                   ;   199.2 p5      15 k
        vmovdqu64 [rbx + 4800], zmm3                 ;   136.8 p8+p9   13 k spill
        vmovdqa64 zmm3, zmm9                         ;   199.5         15 k copy
        vmovdqu64 [rbx + 4864], zmm18                ;   182.5 p7+p4   15 k spill
        vmovdqu64 zmm18, [r15 + 36800]               ;   114.5 p2      15 k.7
        vpandd zmm3, zmm3, zmm18                     ;   199.5 p0      15 k
        vpternlogd zmm30, zmm3, zmm23, 0x96          ;   200.5 p5      15 k
        vmovdqa64 zmm3, zmm16                        ;   199.2         15 k copy
        vpternlogd zmm3, zmm18, zmm22, 0x9b          ;   200.5 p0      15 k
        vpternlogd zmm16, zmm3, zmm15, 0x26          ;   201.5 p5      15 k
        vpternlogd zmm3, zmm15, zmm18, 0x58          ;   201.5 p0      15 k
        vpternlogd zmm9, zmm18, zmm3, 0xd2           ;   202.5 p5      15 k
        vpternlogd zmm25, zmm17, zmm9, 0x96          ;   203.5 p0      15 k
        vpternlogd zmm3, zmm6, zmm6, 0xc3            ;   203.2 p5      15 k
        vmovdqa64 zmm15, zmm16                       ;   202.5         15 k copy
        vpternlogd zmm15, zmm5, zmm22, 0x96          ;   203.5 p0      15 k
        vmovdqa64 zmm17, zmm3                        ;   204.2         15 k copy
        vpternlogd zmm17, zmm25, zmm30, 0x21         ;   204.5 p5      15 k
        vpternlogd zmm23, zmm27, zmm17, 0x96         ;   205.5 p0      15 k
        vpandd zmm18, zmm30, zmm25                   ;   205.2 p5      15 k
        vpternlogd zmm18, zmm17, zmm15, 0xd          ;   206.2 p0      15 k
        vpternlogd zmm16, zmm22, zmm18, 0x69         ;   207.2 p5      15 k
        vmovdqa64 zmm22, zmm18                       ;   207.2         15 k copy
        vpternlogd zmm22, zmm5, zmm5, 0xc3           ;   207.2 p0      15 k
        vpternlogd zmm18, zmm3, zmm25, 0x6a          ;   207.2 p5      15 k
        vpternlogd zmm6, zmm18, zmm15, 0x96          ;   208.2 p0      15 k
        vpandd zmm18, zmm18, zmm3                    ;   208.2 p5      15 k
        vpternlogd zmm18, zmm17, zmm15, 0xed         ;   209.2 p0      15 k
        vpternlogd zmm23, zmm15, zmm18, 0xb4         ;   210.2 p5      15 k
        vpternlogd zmm30, zmm18, zmm9, 0x69          ;   210.2 p0      15 k
        vpternlogd zmm18, zmm9, zmm23, 0x69          ;   211.2 p5      15 k
        vmovdqa64 zmm5, zmm6                         ;   209.2         15 k copy
        vpternlogd zmm5, zmm3, zmm3, 0xc3            ;   210.5 p0      15 k
        vpxord zmm25, zmm25, zmm30                   ;   211.2 p5      15 k
        vpternlogd zmm22, zmm6, zmm25, 0x87          ;   212.2 p0      15 k
        vmovdqa64 zmm3, zmm18                        ;   212.2         15 k copy
        vpternlogd zmm3, zmm5, zmm30, 0xcb           ;   212.2 p5      15 k
        vpternlogd zmm5, zmm18, zmm30, 0x6c          ;   212.5 p0      15 k
        vpternlogd zmm30, zmm5, zmm16, 0xb4          ;   213.5 p5      15 k
        vpxord zmm9, zmm18, zmm16                    ;   213.5 p0      15 k
        vpternlogd zmm9, zmm30, zmm3, 0xe1           ;   214.5 p5      15 k
        vpternlogd zmm5, zmm9, zmm16, 0xb4           ;   215.5 p0      15 k
        vpternlogd zmm16, zmm5, zmm3, 0xb8           ;   216.5 p5      15 k
        vpxord zmm18, zmm18, zmm3                    ;   215.5 p0      15 k
        vpternlogd zmm18, zmm30, zmm5, 0x96          ;   216.5 p5      15 k
        vmovdqa64 zmm3, zmm22                        ;   213.2         15 k copy
        vpternlogd zmm3, zmm6, zmm23, 0x1d           ;   216.5 p0      15 k
        vmovdqa64 zmm15, zmm3                        ;   217.5         15 k copy
        vpternlogd zmm15, zmm6, zmm25, 0xc6          ;   217.5 p5      15 k
        vmovdqa64 zmm17, zmm15                       ;   218.5         15 k copy
        vpternlogd zmm17, zmm22, zmm25, 0xd8         ;   218.5 p0      15 k
        vpternlogd zmm17, zmm3, zmm23, 0x2c          ;   219.5 p5      15 k
        vmovdqa64 zmm3, zmm22                        ;   213.2         15 k copy
        vpternlogd zmm3, zmm6, zmm23, 0xd8           ;   218.5 p0      15 k
        vpternlogd zmm22, zmm23, zmm17, 0x2c         ;   220.5 p5      15 k
        vpternlogd zmm22, zmm6, zmm25, 0x16          ;   221.5 p0      15 k
        vpxord zmm24, zmm24, zmm22                   ;   222.5 p5      13 k
        vmovdqa64 zmm6, zmm9                         ;   215.5         13 k copy
        vpternlogd zmm6, zmm1, zmm10, 0x96           ;   220.5 p0      13 k
        vmovdqu64 zmm23, [rbx + 1152]                ;   123.7 p3      14 k reload
        vpxord zmm25, zmm9, zmm23                    ;   221.2 p5      13 k
        vpxord zmm28, zmm28, zmm22                   ;   222.5 p0      13 k
        vpxord zmm0, zmm0, zmm5                      ;   222.2 p5      13 k
        vmovdqa64 zmm27, zmm25                       ;   222.2         13 k copy
        vpternlogd zmm27, zmm2, zmm19, 0x96          ;   222.5 p0      13 k
        vpxord zmm26, zmm26, zmm16                   ;   223.2 p5      13 k
        vmovdqu64 zmm30, [rbx + 1088]                ;   124.8 p2      13 k reload
        vmovdqu64 [rbx + 4928], zmm28                ;   223.5 p8+p9   13 k spill
        vpxord zmm28, zmm19, zmm30                   ;   223.5 p0      13 k
        vpxord zmm11, zmm11, zmm3                    ;   224.2 p5      13 k
        vmovdqu64 [rbx + 4992], zmm19                ;   151.2 p7+p4   14 k spill
        vpxord zmm19, zmm0, [rbx + 4544]             ;   224.5 p0+p3   13 k
        vmovdqu64 [rbx + 5056], zmm10                ;   140.8 p8+p9   13 k spill
        vpxord zmm10, zmm5, [rbx + 2304]             ;   225.2 p5+p2   13 k
        vpxord zmm4, zmm4, zmm18                     ;   225.5 p0      13 k
        vpxord zmm13, zmm13, zmm18                   ;   226.2 p5      13 k
        vmovdqu64 [rbx + 5120], zmm24                ;   223.5 p7+p4   13 k spill
        vpxord zmm24, zmm19, [rbx - 128]             ;   226.5 p0+p3   13 k
        vpxord zmm29, zmm29, zmm28                   ;   227.2 p5      13 k
        vmovdqu64 [rbx + 5184], zmm19                ;   225.5 p8+p9   13 k spill
        vmovdqa64 zmm19, zmm30                       ;   130.8         13 k copy
        vmovdqu64 [rbx + 5248], zmm0                 ;   223.2 p7+p4   13 k spill
        vpxord zmm0, zmm5, [rbx + 4736]              ;   227.5 p0+p2   13 k
        vmovdqu64 [rbx + 5312], zmm11                ;   225.2 p8+p9   13 k spill
        vpxord zmm11, zmm23, [rbx + 896]             ;   228.2 p5+p3   13 k
        vpxord zmm23, zmm3, [rbx + 2304]             ;   228.5 p0+p2   13 k
        vmovdqu64 [rbx + 5376], zmm23                ;   229.5 p7+p4   13 k spill
        vpxord zmm23, zmm3, [rbx + 2240]             ;   229.2 p5+p3   13 k
        vpternlogd zmm23, zmm1, [rbx + 256], 0x96    ;   230.2 p0+p2   13 k
        vmovdqu64 [rbx + 5440], zmm3                 ;   219.5 p8+p9   15 k spill
        vmovdqu64 zmm3, [rbx + 2112]                 ;   129.8 p3      13 k
        vpternlogd zmm3, zmm22, [rbx + 640], 0x96    ;   230.2 p5+p2   13 k
        vmovdqu64 [rbx + 5504], zmm23                ;   231.2 p7+p4   13 k spill
        vmovdqu64 zmm23, [rbx + 4032]                ;   179.5 p3      15 k reload
        vpternlogd zmm22, zmm23, [rbx + 0], 0x96     ;   230.5 p0+p2   13 k
        vpxord zmm3, zmm3, [rbx + 2048]              ;   231.2 p5+p3   13 k
        vpternlogd zmm24, zmm3, zmm20, 0x96          ;   232.2 p0      13 k
        vmovdqu64 [rbx + 5568], zmm24                ;   233.2 p8+p9   13 k spill
        vpxord zmm24, zmm3, [rbx + 2368]             ;   232.2 p5+p2   13 k
        vmovdqu64 [rbx + 5632], zmm3                 ;   232.2 p7+p4   13 k spill
        vmovdqa64 zmm3, zmm4                         ;   226.5         13 k copy
        vpternlogd zmm3, zmm30, [rbx + 1024], 0x96   ;   232.5 p0+p3   13 k
        vmovdqu64 [rbx + 5696], zmm3                 ;   233.5 p8+p9   13 k spill
        vpxord zmm3, zmm4, [rbx + 4800]              ;   233.2 p5+p2   13 k
        vmovdqa64 zmm30, zmm14                       ;   194.2         13 k copy
        vpternlogd zmm30, zmm16, [rbx + 704], 0x96   ;   233.5 p0+p3   13 k
        vmovdqa64 zmm23, zmm28                       ;   224.5         13 k copy
        vpternlogd zmm23, zmm16, [rbx + 704], 0x96   ;   234.2 p5+p2   13 k
        vmovdqu64 [rbx + 5760], zmm23                ;   235.2 p7+p4   13 k spill
        vpxord zmm23, zmm8, zmm17                    ;   234.5 p0      13 k
        vpxord zmm9, zmm9, [rbx + 64]                ;   235.2 p5+p3   13 k
        vmovdqu64 [rbx + 5824], zmm4                 ;   226.5 p8+p9   13 k spill
        vpxord zmm4, zmm9, zmm28                     ;   236.2 p0      13 k
        vmovdqu64 [rbx + 5888], zmm22                ;   231.5 p7+p4   13 k spill
        vmovdqa64 zmm22, zmm10                       ;   226.2         13 k copy
        vpternlogd zmm22, zmm1, [rbx + 4288], 0x96   ;   236.2 p5+p2   13 k
        vmovdqu64 [rbx + 5952], zmm10                ;   226.2 p8+p9   13 k spill
        vpxord zmm10, zmm15, [rbx + 448]             ;   236.5 p0+p3   13 k
        vpternlogd zmm10, zmm8, [rbx + 384], 0x96    ;   237.5 p5+p2   13 k
        vmovdqu64 [rbx + 6016], zmm1                 ;   155.2 p7+p4   13 k spill
        vpxord zmm1, zmm0, [rbx + 3968]              ;   237.5 p0+p3   13 k
        vmovdqu64 [rbx + 6080], zmm10                ;   238.5 p8+p9   13 k spill
        vpxord zmm10, zmm0, [rbx + 1152]             ;   238.2 p5+p2   13 k
        vpxord zmm7, zmm7, zmm10                     ;   239.2 p0      13 k
        vmovdqu64 [rbx + 6144], zmm10                ;   239.2 p7+p4   13 k spill
        vmovdqa64 zmm10, zmm1                        ;   238.5         13 k copy
        vpternlogd zmm10, zmm8, [rbx + 2496], 0x96   ;   239.2 p5+p3   13 k
        vmovdqu64 [rbx + 6208], zmm1                 ;   238.5 p8+p9   13 k spill
        vpxord zmm1, zmm18, zmm12                    ;   239.5 p0      13 k
        vmovdqu64 [rbx + 6272], zmm7                 ;   240.2 p7+p4   13 k spill
        vpxord zmm7, zmm12, [rbx + 64]               ;   240.2 p5+p2   13 k
        vmovdqu64 [rbx + 6336], zmm15                ;   218.5 p8+p9   15 k spill
        vpxord zmm15, zmm7, [rbx + 4736]             ;   241.2 p0+p3   13 k
        vmovdqu64 [rbx + 6400], zmm28                ;   224.5 p7+p4   13 k spill
        vpxord zmm28, zmm12, [rbx + 384]             ;   241.2 p5+p2   13 k
        vmovdqu64 [rbx + 6464], zmm12                ;   162.8 p8+p9   13 k spill
        vpxord zmm12, zmm18, [rbx + 4160]            ;   241.5 p0+p3   13 k
        vmovdqu64 [rbx + 6528], zmm11                ;   229.2 p7+p4   13 k spill
        vmovdqu64 zmm11, [rbx + 4224]                ;   185.5 p2      13 k
        vpternlogd zmm11, zmm9, [rbx + 4800], 0x96   ;   242.2 p5+p3   13 k
        vmovdqu64 [rbx + 6592], zmm9                 ;   236.2 p8+p9   13 k spill
        vmovdqu64 zmm9, [rbx + 4224]                 ;   185.5 p2      13 k
        vpternlogd zmm9, zmm7, [rbx + 4800], 0x96    ;   242.5 p0+p3   13 k
        vmovdqu64 [rbx + 6656], zmm1                 ;   240.5 p7+p4   13 k spill
        vmovdqa64 zmm1, zmm9                         ;   243.5         13 k copy
        vpternlogd zmm1, zmm14, zmm5, 0x96           ;   243.5 p5      13 k
        vmovdqu64 [rbx + 6720], zmm5                 ;   216.5 p8+p9   15 k spill
        vmovdqa64 zmm5, zmm9                         ;   243.5         13 k copy
        vpternlogd zmm5, zmm15, zmm14, 0x96          ;   243.5 p0      13 k
        vmovdqu64 [rbx + 6784], zmm15                ;   242.2 p7+p4   13 k spill
        vmovdqu64 zmm15, [rbx + 4544]                ;   187.5 p2      13 k reload
        vpternlogd zmm7, zmm15, [rbx + 3008], 0x96   ;   244.2 p5+p3   13 k
        vpternlogd zmm22, zmm7, [rbx + 4032], 0x96   ;   245.2 p0+p2   13 k
        vmovdqu64 [rbx + 4032], zmm22                ;   246.2 p8+p9   13 k spill
        vmovdqa64 zmm22, zmm5                        ;   244.5         13 k copy
        vpternlogd zmm5, zmm24, [rbx + 2816], 0x96   ;   245.2 p5+p3   13 k
        vmovdqu64 [rbx + 6848], zmm5                 ;   246.2 p7+p4   13 k spill
        vpxord zmm5, zmm2, [rbx + 576]               ;   245.5 p0+p2   13 k
        vpxord zmm21, zmm21, zmm5                    ;   246.5 p5      13 k
        vmovdqu64 [rbx + 6912], zmm24                ;   233.2 p8+p9   13 k spill
        vpxord zmm24, zmm15, [rbx + 2176]            ;   246.5 p0+p3   13 k
        vmovdqu64 [rbx + 6976], zmm5                 ;   246.5 p7+p4   13 k spill
        vmovdqa64 zmm5, zmm24                        ;   247.5         13 k copy
        vpternlogd zmm5, zmm12, [rbx + 4096], 0x96   ;   247.5 p5+p2   13 k
        vmovdqu64 [rbx + 7040], zmm12                ;   242.5 p8+p9   13 k spill
        vmovdqu64 zmm12, [rbx + 2176]                ;   151.2 p3      13 k
        vpternlogd zmm12, zmm20, [rbx + 960], 0x96   ;   247.5 p0+p2   13 k
        vmovdqu64 [rbx + 7104], zmm21                ;   247.5 p7+p4   13 k spill
        vmovdqu64 zmm21, [rbx + 1984]                ;   155.2 p3      13 k
        vpternlogd zmm21, zmm20, [rbx + 512], 0x96   ;   248.2 p5+p2   13 k
        vpternlogd zmm10, zmm21, [rbx + 2112], 0x96  ;   249.2 p0+p3   13 k
        vmovdqu64 [rbx + 2112], zmm10                ;   250.2 p8+p9   13 k spill
        vpxord zmm10, zmm17, [rbx + 1792]            ;   249.2 p5+p2   13 k
        vmovdqu64 [rbx + 7168], zmm9                 ;   243.5 p7+p4   13 k spill
        vpxord zmm9, zmm20, [rbx + 6336]             ;   249.5 p0+p3   13 k
        vmovdqu64 [rbx + 7232], zmm9                 ;   250.5 p8+p9   13 k spill
        vpxord zmm9, zmm1, [rbx + 1472]              ;   250.2 p5+p2   13 k
        vmovdqu64 [rbx + 7296], zmm20                ;   184.5 p7+p4   15 k spill
        vmovdqa64 zmm20, zmm11                       ;   243.2         13 k copy
        vpternlogd zmm20, zmm18, [rbx + 1088], 0x96  ;   250.5 p0+p3   13 k
        vmovdqu64 [rbx + 7360], zmm11                ;   243.2 p8+p9   13 k spill
        vmovdqu64 zmm11, [rbx + 192]                 ;   150.5 p2      13 k
        vpternlogd zmm11, zmm10, [rbx + 0], 0x96     ;   251.2 p5+p3   13 k
        vmovdqu64 [rbx + 7424], zmm17                ;   220.5 p7+p4   15 k spill
        vmovdqu64 zmm17, [rbx + 4160]                ;   195.2 p2      13 k
        vpternlogd zmm17, zmm16, [rbx - 64], 0x96    ;   251.5 p0+p3   13 k
        vmovdqu64 [rbx + 7488], zmm17                ;   252.5 p8+p9   13 k spill
        vmovdqu64 zmm17, [rbx + 4608]                ;   190.2 p2      13 k
        vpternlogd zmm17, zmm0, [rbx + 4800], 0x96   ;   252.2 p5+p3   13 k
        vpternlogd zmm17, zmm29, [rbx + 3328], 0x96  ;   253.2 p0+p2   13 k
        vmovdqu64 [rbx + 7552], zmm17                ;   254.2 p7+p4   13 k spill
        vmovdqu64 zmm17, [rbx + 4736]                ;   179.5 p3      13 k
        vpternlogd zmm17, zmm3, [rbx + 3968], 0x96   ;   253.2 p5+p2   13 k
        vpternlogd zmm17, zmm7, [rbx + 3904], 0x96   ;   254.2 p0+p3   13 k
        vmovdqu64 zmm7, [rbx + 3968]                 ;   155.5 p2      13 k reload
        vmovdqu64 [rbx + 7616], zmm17                ;   255.2 p8+p9   13 k spill
        vmovdqu64 zmm17, [rbx + 4736]                ;   179.5 p3      13 k
        vpternlogd zmm17, zmm13, zmm7, 0x96          ;   254.2 p5      13 k
        vmovdqu64 [rbx + 7680], zmm0                 ;   228.5 p7+p4   13 k spill
        vpxord zmm0, zmm7, [rbx + 896]               ;   254.5 p0+p2   13 k
        vmovdqu64 [rbx + 3968], zmm16                ;   217.5 p8+p9   15 k spill
        vmovdqu64 zmm16, [rbx + 4864]                ;   182.5 p3      13 k
        vpxord zmm16, zmm16, [rbx + 960]             ;   255.2 p5+p2   13 k
        vmovdqu64 [rbx + 7744], zmm9                 ;   251.2 p7+p4   13 k spill
        vmovdqu64 zmm9, [rbx + 1920]                 ;   157.8 p3      14 k reload
        vpternlogd zmm16, zmm9, [rbx + 128], 0x96    ;   256.2 p0+p2   13 k
        vpxord zmm31, zmm31, zmm16                   ;   257.2 p5      13 k
        vpternlogd zmm23, zmm14, zmm31, 0x96         ;   258.2 p0      13 k
        vmovdqu64 zmm14, [rbx + 512]                 ;   158.8 p3      13 k reload
        vmovdqu64 [rbx + 7808], zmm10                ;   250.2 p8+p9   13 k spill
        vpxord zmm10, zmm9, zmm14                    ;   257.2 p5      13 k
        vmovdqu64 zmm14, [rbx + 4608]                ;   190.2 p2      13 k reload
        vpternlogd zmm9, zmm14, [rbx + 4352], 0x96   ;   257.5 p0+p3   13 k
        vmovdqu64 zmm14, [rbx + 640]                 ;   160.5 p2      13 k reload
        vmovdqu64 [rbx + 1920], zmm9                 ;   258.5 p7+p4   13 k spill
        vmovdqu64 zmm9, [rbx + 4480]                 ;   198.5 p3      13 k reload
        vpternlogd zmm23, zmm9, zmm14, 0x96          ;   259.2 p5      13 k
        vmovdqu64 zmm9, [rbx + 4736]                 ;   179.5 p2      13 k
        vpxord zmm9, zmm9, [rbx + 832]               ;   258.5 p0+p3   13 k
        vpxord zmm19, zmm19, zmm9                    ;   259.5 p5      13 k
        vpternlogd zmm19, zmm30, [rbx + 3584], 0x96  ;   260.5 p0+p2   13 k
        vpternlogd zmm30, zmm29, [rbx + 6016], 0x96  ;   260.2 p5+p3   13 k
        vmovdqu64 [rbx + 3584], zmm23                ;   260.2 p8+p9   13 k spill
        vmovdqu64 zmm23, [rbx + 3712]                ;   192.5 p2      13 k reload
        vpternlogd zmm30, zmm23, [rbx + 4480], 0x96  ;   261.2 p0+p3   13 k
        vmovdqu64 [rbx + 4608], zmm19                ;   261.5 p7+p4   13 k spill
        vmovdqu64 zmm19, [rbx + 5376]                ;   229.5 p2      13 k
        vpternlogd zmm19, zmm25, [rbx + 576], 0x96   ;   261.2 p5+p3   13 k
        vmovdqu64 [rbx + 7872], zmm9                 ;   259.5 p8+p9   13 k spill
        vmovdqu64 zmm9, [rbx + 3264]                 ;   165.5 p2      14 k reload
        vpternlogd zmm19, zmm9, [rbx + 3200], 0x96   ;   262.2 p0+p3   13 k
        vpternlogd zmm19, zmm29, [rbx + 1792], 0x96  ;   263.2 p5+p2   13 k
        vmovdqu64 zmm9, [rbx + 4288]                 ;   193.2 p3      13 k
        vmovdqu64 zmm14, [rbx + 6400]                ;   224.5 p2      13 k
        vpternlogd zmm14, zmm16, [rbx + 6336], 0x96  ;   262.5 p0+p3   13 k
        vmovdqu64 [rbx + 7936], zmm16                ;   257.2 p7+p4   13 k spill
        vmovdqu64 zmm16, [rbx + 4672]                ;   168.5 p2      14 k reload
        vpternlogd zmm14, zmm16, [rbx + 0], 0x96     ;   263.5 p5+p3   13 k
        vpternlogd zmm14, zmm1, [rbx + 1600], 0x96   ;   264.5 p0+p2   13 k
        vmovdqu64 [rbx + 8000], zmm14                ;   265.5 p8+p9   13 k spill
        vmovdqu64 zmm14, [rbx + 256]                 ;   169.8 p3      13 k
        vpternlogd zmm14, zmm16, [rbx + 0], 0x96     ;   264.2 p5+p2   13 k
        vmovdqu64 zmm16, [rbx + 5248]                ;   223.2 p3      13 k
        vpternlogd zmm16, zmm20, [rbx - 64], 0x96    ;   264.5 p0+p2   13 k
        vpternlogd zmm16, zmm24, zmm26, 0x96         ;   265.5 p5      13 k
        vpternlogd zmm16, zmm10, [rbx + 5888], 0x96  ;   266.5 p0+p3   13 k
        vmovdqu64 [rbx + 8064], zmm16                ;   267.5 p7+p4   13 k spill
        vmovdqu64 zmm16, [rbx + 192]                 ;   172.5 p2      13 k
        vpxord zmm16, zmm16, [rbx + 576]             ;   266.2 p5+p3   13 k
        vmovdqu64 [rbx + 8128], zmm20                ;   251.5 p8+p9   13 k spill
        vpxord zmm20, zmm16, [rbx + 5056]            ;   267.2 p0+p2   13 k
        vpternlogd zmm20, zmm24, zmm26, 0x96         ;   268.2 p5      13 k
        vmovdqu64 [rbx + 8192], zmm1                 ;   244.5 p7+p4   13 k spill
        vmovdqu64 zmm1, [rbx + 2688]                 ;   185.2 p3      13 k
        vpternlogd zmm1, zmm0, [rbx + 4096], 0x96    ;   267.5 p0+p2   13 k
        vpternlogd zmm1, zmm29, [rbx + 5824], 0x96   ;   268.5 p5+p3   13 k
        vmovdqu64 [rbx + 8256], zmm1                 ;   269.5 p8+p9   13 k spill
        vmovdqu64 zmm1, [rbx + 2048]                 ;   175.5 p2      13 k
        vpxord zmm1, zmm1, [rbx + 384]               ;   268.5 p0+p3   13 k
        vmovdqu64 [rbx + 8320], zmm0                 ;   255.5 p7+p4   13 k spill
        vmovdqu64 zmm0, [rbx + 4736]                 ;   179.5 p2      13 k
        vpxord zmm0, zmm0, [rbx + 320]               ;   269.2 p5+p3   13 k
        vpternlogd zmm25, zmm0, [rbx + 2560], 0x96   ;   270.2 p0+p2   13 k
        vpternlogd zmm24, zmm25, [rbx + 4800], 0x96  ;   271.2 p5+p3   13 k
        vmovdqu64 [rbx + 8384], zmm24                ;   272.2 p8+p9   13 k spill
        vmovdqu64 zmm24, [rbx + 4288]                ;   193.2 p2      13 k reload
        vpternlogd zmm0, zmm24, [rbx + 4416], 0x96   ;   270.5 p0+p3   13 k
        vpternlogd zmm0, zmm26, [rbx + 3520], 0x96   ;   271.5 p5+p2   13 k
        vmovdqu64 zmm26, [rbx + 1664]                ;   179.8 p3      13 k reload
        vpternlogd zmm0, zmm12, zmm26, 0x96          ;   272.5 p0      13 k
        vmovdqu64 zmm24, [rbx + 1792]                ;   180.5 p2      13 k
        vpxord zmm24, zmm24, [rbx + 1024]            ;   272.2 p5+p3   13 k
        vmovdqu64 [rbx + 8448], zmm0                 ;   273.5 p7+p4   13 k spill
        vmovdqu64 zmm0, [rbx + 704]                  ;   181.5 p2      13 k
        vpternlogd zmm0, zmm17, [rbx + 192], 0x96    ;   272.5 p0+p3   13 k
        vpternlogd zmm0, zmm23, [rbx + 5312], 0x96   ;   273.5 p5+p2   13 k
        vmovdqu64 zmm23, [rbx + 6464]                ;   182.8 p3      13 k reload
        vmovdqu64 zmm26, [rbx + 4416]                ;   198.2 p2      13 k reload
        vpternlogd zmm0, zmm26, zmm23, 0x96          ;   274.5 p0      13 k
        vpternlogd zmm0, zmm12, [rbx + 640], 0x96    ;   275.5 p5+p3   13 k
        vmovdqu64 zmm12, [rbx + 6336]                ;   218.5 p2      15 k reload
        vmovdqu64 [rbx + 3712], zmm0                 ;   276.5 p8+p9   13 k spill
        vmovdqa64 zmm0, zmm26                        ;   204.2         13 k copy
        vpternlogd zmm0, zmm23, zmm12, 0x96          ;   274.5 p0      13 k
        vpternlogd zmm0, zmm21, [rbx + 2048], 0x96   ;   275.5 p5+p3   13 k
        vmovdqu64 zmm12, [rbx + 4352]                ;   185.5 p2      13 k
        vpternlogd zmm12, zmm23, [rbx + 2432], 0x96  ;   275.5 p0+p3   13 k
        vmovdqu64 [rbx + 8512], zmm0                 ;   276.5 p7+p4   13 k spill
        vmovdqu64 zmm0, [rbx + 4096]                 ;   186.5 p2      14 k reload
        vpternlogd zmm12, zmm0, [rbx + 5056], 0x96   ;   276.5 p5+p3   13 k
        vmovdqu64 zmm26, [rbx + 2176]                ;   187.5 p2      14 k reload
        vpternlogd zmm12, zmm26, [rbx + 256], 0x96   ;   277.5 p0+p3   13 k
        vmovdqu64 zmm26, [rbx + 6272]                ;   240.2 p2      13 k reload
        vpternlogd zmm12, zmm26, [rbx + 1472], 0x96  ;   278.5 p5+p3   13 k
        vmovdqu64 [rbx + 5056], zmm12                ;   279.5 p8+p9   13 k spill
        vmovdqu64 zmm12, [rbx + 320]                 ;   189.5 p2      13 k
        vpternlogd zmm12, zmm0, [rbx + 3200], 0x96   ;   277.5 p0+p3   13 k
        vmovdqu64 zmm0, [rbx + 6528]                 ;   229.2 p2      13 k
        vpternlogd zmm0, zmm26, [rbx + 1472], 0x96   ;   278.2 p5+p3   13 k
        vmovdqu64 zmm26, [rbx + 1472]                ;   191.5 p2      13 k
        vpternlogd zmm26, zmm18, [rbx + 384], 0x96   ;   278.5 p0+p3   13 k
        vpternlogd zmm26, zmm21, [rbx + 640], 0x96   ;   279.5 p5+p2   13 k
        vmovdqu64 [rbx + 8576], zmm26                ;   280.5 p7+p4   13 k spill
        vmovdqu64 zmm26, [rbx + 2752]                ;   192.8 p3      13 k
        vpternlogd zmm26, zmm15, [rbx + 384], 0x96   ;   279.5 p0+p2   13 k
        vmovdqa64 zmm23, zmm15                       ;   193.5         13 k copy
        vpternlogd zmm23, zmm2, [rbx + 4736], 0x96   ;   280.2 p5+p3   13 k
        vpternlogd zmm23, zmm25, [rbx + 1920], 0x96  ;   281.2 p0+p2   13 k
        vmovdqu64 zmm25, [rbx + 4736]                ;   194.8 p3      15 k reload
        vmovdqu64 [rbx + 8640], zmm24                ;   273.2 p8+p9   13 k spill
        vmovdqu64 zmm24, [rbx + 2880]                ;   195.5 p2      13 k
        vpternlogd zmm24, zmm2, zmm25, 0x96          ;   281.2 p5      13 k
        vpternlogd zmm24, zmm6, [rbx + 2688], 0x96   ;   282.2 p0+p3   13 k
        vpternlogd zmm24, zmm15, [rbx + 1472], 0x96  ;   283.2 p5+p2   13 k
        vmovdqu64 zmm15, [rbx + 2560]                ;   196.8 p3      13 k
        vpternlogd zmm15, zmm2, [rbx + 1152], 0x96   ;   282.5 p0+p2   13 k
        vpxord zmm25, zmm15, [rbx + 832]             ;   283.5 p5+p3   13 k
        vpxord zmm22, zmm22, zmm25                   ;   284.5 p0      13 k
        vpternlogd zmm23, zmm22, zmm14, 0x96         ;   285.5 p5      13 k
        vpternlogd zmm20, zmm22, [rbx + 640], 0x96   ;   285.5 p0+p2   13 k
        vmovdqu64 [rbx + 1472], zmm24                ;   284.2 p7+p4   13 k spill
        vmovdqu64 zmm24, [rbx + 6080]                ;   238.5 p3      13 k reload
        vpternlogd zmm25, zmm24, [rbx - 128], 0x96   ;   285.2 p5+p2   13 k
        vmovdqu64 zmm24, [rbx + 4864]                ;   199.8 p3      15 k reload
        vpternlogd zmm20, zmm24, [rbx + 1216], 0x96  ;   286.5 p0+p2   13 k
        vmovdqu64 zmm24, [rbx + 3904]                ;   200.8 p3      13 k
        vpternlogd zmm24, zmm2, [rbx + 4160], 0x96   ;   286.2 p5+p2   13 k
        vpternlogd zmm24, zmm5, zmm4, 0x96           ;   287.2 p0      13 k
        vmovdqu64 [rbx + 3904], zmm24                ;   288.2 p8+p9   13 k spill
        vmovdqu64 zmm24, [rbx + 2240]                ;   201.8 p3      13 k
        vpternlogd zmm24, zmm13, [rbx + 448], 0x96   ;   287.2 p5+p2   13 k
        vpxord zmm8, zmm8, [rbx - 128]               ;   287.5 p0+p3   13 k
        vmovdqu64 [rbx + 2688], zmm23                ;   286.5 p7+p4   13 k spill
        vmovdqu64 zmm23, [rbx + 4736]                ;   203.5 p2      15 k reload
        vpternlogd zmm8, zmm23, [rbx + 4096], 0x96   ;   288.5 p5+p3   13 k
        vmovdqu64 zmm23, [rbx + 3136]                ;   204.5 p2      13 k reload
        vpternlogd zmm8, zmm11, zmm23, 0x96          ;   289.5 p0      13 k
        vmovdqu64 [rbx + 4096], zmm20                ;   287.5 p8+p9   13 k spill
        vmovdqu64 zmm20, [rbx + 6080]                ;   238.5 p3      13 k reload
        vpternlogd zmm23, zmm20, [rbx + 1344], 0x96  ;   289.2 p5+p2   13 k
        vmovdqu64 zmm20, [rbx + 2304]                ;   205.8 p3      13 k
        vpternlogd zmm20, zmm18, [rbx + 1088], 0x96  ;   289.5 p0+p2   13 k
        vmovdqu64 [rbx + 1088], zmm23                ;   290.2 p7+p4   13 k spill
        vmovdqu64 zmm23, [rbx + 6912]                ;   233.2 p3      13 k reload
        vpternlogd zmm20, zmm23, [rbx + 1280], 0x96  ;   290.5 p5+p2   13 k
        vmovdqu64 zmm23, [rbx + 832]                 ;   207.8 p3      13 k
        vpxord zmm23, zmm23, [rbx + 960]             ;   290.5 p0+p2   13 k
        vpternlogd zmm26, zmm15, zmm23, 0x96         ;   291.5 p5      13 k
        vpternlogd zmm19, zmm23, zmm3, 0x96          ;   291.5 p0      13 k
        vmovdqu64 zmm15, [rbx + 512]                 ;   208.8 p3      13 k reload
        vpternlogd zmm26, zmm11, zmm15, 0x96         ;   292.5 p5      13 k
        vmovdqu64 zmm23, [rbx - 128]                 ;   209.5 p2      13 k reload
        vmovdqu64 [rbx + 6912], zmm19                ;   292.5 p8+p9   13 k spill
        vpxord zmm19, zmm15, zmm23                   ;   292.5 p0      13 k
        vmovdqu64 zmm15, [rbx + 2368]                ;   209.8 p3      13 k reload
        vpternlogd zmm23, zmm15, [rbx + 1856], 0x96  ;   293.2 p5+p2   13 k
        vpternlogd zmm28, zmm23, zmm27, 0x96         ;   294.2 p0      13 k
        vmovdqu64 [rbx - 128], zmm20                 ;   291.5 p7+p4   13 k spill
        vpxord zmm20, zmm15, [rbx + 448]             ;   294.2 p5+p3   13 k
        vmovdqu64 zmm15, [rbx + 3456]                ;   211.5 p2      14 k reload
        vpternlogd zmm20, zmm15, [rbx + 192], 0x96   ;   295.2 p0+p3   13 k
        vmovdqu64 zmm15, [rbx + 6656]                ;   240.5 p2      13 k reload
        vpternlogd zmm20, zmm27, zmm15, 0x96         ;   296.2 p5      13 k
        vpternlogd zmm20, zmm31, [rbx + 2048], 0x96  ;   297.2 p0+p3   13 k
        vmovdqu64 zmm31, [rbx + 4928]                ;   223.5 p2      13 k reload
        vpxord zmm15, zmm23, zmm31                   ;   296.2 p5      13 k
        vmovdqa64 zmm31, zmm15                       ;   297.2         13 k copy
        vpternlogd zmm31, zmm13, [rbx + 5120], 0x96  ;   297.2 p0+p3   13 k
        vpxord zmm7, zmm7, [rbx + 3392]              ;   297.2 p5+p2   13 k
        vmovdqu64 [rbx + 3456], zmm31                ;   298.2 p8+p9   13 k spill
        vmovdqu64 zmm31, [rbx + 4480]                ;   214.8 p3      13 k
        vpternlogd zmm31, zmm23, [rbx + 6336], 0x96  ;   297.5 p0+p2   13 k
        vmovdqu64 [rbx + 3136], zmm31                ;   298.5 p7+p4   13 k spill
        vmovdqu64 zmm31, [rbx + 6784]                ;   242.2 p3      13 k
        vpternlogd zmm31, zmm2, [rbx + 1152], 0x96   ;   298.2 p5+p2   13 k
        vmovdqu64 [rbx + 6784], zmm20                ;   298.2 p8+p9   13 k spill
        vmovdqu64 zmm20, [rbx + 8320]                ;   255.5 p3      13 k reload
        vpternlogd zmm31, zmm20, [rbx + 4864], 0x96  ;   299.2 p0+p2   13 k
        vmovdqu64 zmm20, [rbx + 7488]                ;   252.5 p3      13 k reload
        vpternlogd zmm31, zmm14, zmm20, 0x96         ;   300.2 p5      13 k
        vmovdqu64 zmm14, [rbx + 704]                 ;   218.5 p2      13 k
        vpxord zmm14, zmm14, [rbx + 768]             ;   299.5 p0+p3   13 k
        vpxord zmm20, zmm14, [rbx + 1536]            ;   300.5 p5+p2   13 k
        vpternlogd zmm7, zmm20, [rbx + 7040], 0x96   ;   301.5 p0+p3   13 k
        vmovdqu64 [rbx + 7040], zmm31                ;   301.2 p7+p4   13 k spill
        vmovdqu64 zmm31, [rbx + 3648]                ;   220.5 p2      13 k reload
        vpternlogd zmm14, zmm31, [rbx + 256], 0x96   ;   301.2 p5+p3   13 k
        vpternlogd zmm14, zmm29, [rbx + 5824], 0x96  ;   302.2 p0+p2   13 k
        vmovdqu64 zmm29, [rbx + 7744]                ;   251.2 p3      13 k reload
        vpternlogd zmm14, zmm10, zmm29, 0x96         ;   303.2 p5      13 k
        vmovdqu64 zmm10, [rbx + 2048]                ;   222.5 p2      14 k reload
        vmovdqu64 zmm31, [rbx + 7424]                ;   222.8 p3      15 k reload
        vpternlogd zmm14, zmm31, zmm10, 0x96         ;   304.2 p0      13 k
        vpxord zmm10, zmm31, [rbx + 6016]            ;   303.2 p5+p2   13 k
        vmovdqu64 zmm31, [rbx + 6144]                ;   239.2 p3      13 k reload
        vpternlogd zmm10, zmm31, [rbx + 1920], 0x96  ;   304.2 p0+p2   13 k
        vpternlogd zmm10, zmm5, [rbx + 7168], 0x96   ;   305.2 p5+p3   13 k
        vmovdqu64 zmm5, [rbx + 128]                  ;   225.5 p2      13 k
        vmovdqu64 zmm31, [rbx + 1408]                ;   225.8 p3      13 k reload
        vpxord zmm5, zmm5, zmm31                     ;   304.5 p0      13 k
        vpternlogd zmm8, zmm5, [rbx + 1984], 0x96    ;   305.5 p5+p2   13 k
        vpternlogd zmm30, zmm5, [rbx + 1664], 0x96   ;   305.5 p0+p3   13 k
        vmovdqu64 zmm31, [rbx + 6400]                ;   227.5 p2      13 k
        vpxord zmm31, zmm31, [rbx + 448]             ;   306.2 p5+p3   13 k
        vpternlogd zmm31, zmm21, [rbx + 4928], 0x96  ;   307.2 p0+p2   13 k
        vmovdqu64 zmm21, [rbx + 3072]                ;   228.8 p3      13 k
        vpxord zmm21, zmm21, [rbx + 1152]            ;   307.2 p5+p2   13 k
        vmovdqu64 [rbx + 1152], zmm30                ;   306.5 p8+p9   13 k spill
        vmovdqu64 zmm30, [rbx + 3968]                ;   229.8 p3      15 k reload
        vpternlogd zmm21, zmm30, [rbx + 4992], 0x96  ;   308.2 p0+p2   13 k
        vpternlogd zmm21, zmm12, zmm17, 0x96         ;   309.2 p5      13 k
        vmovdqu64 zmm30, [rbx + 4224]                ;   230.8 p3      13 k
        vpxord zmm30, zmm30, [rbx + 2240]            ;   308.5 p0+p2   13 k
        vmovdqu64 [rbx + 3968], zmm31                ;   308.2 p7+p4   13 k spill
        vmovdqu64 zmm31, [rbx + 2304]                ;   231.8 p3      13 k
        vpternlogd zmm31, zmm0, [rbx + 4672], 0x96   ;   309.2 p5+p2   13 k
        vmovdqu64 [rbx + 2304], zmm21                ;   310.2 p8+p9   13 k spill
        vmovdqu64 zmm21, [rbx + 6080]                ;   238.5 p3      13 k
        vpternlogd zmm21, zmm31, [rbx + 1856], 0x96  ;   310.2 p0+p2   13 k
        vmovdqu64 [rbx + 3072], zmm21                ;   311.2 p7+p4   13 k spill
        vmovdqu64 zmm21, [rbx + 576]                 ;   233.8 p3      13 k reload
        vmovdqu64 [rbx + 4928], zmm10                ;   306.2 p8+p9   13 k spill
        vmovdqu64 zmm10, [rbx + 4352]                ;   234.5 p2      13 k
        vpternlogd zmm10, zmm21, [rbx - 64], 0x96    ;   310.2 p5+p3   13 k
        vpxord zmm9, zmm9, zmm10                     ;   311.2 p0      13 k
        vpternlogd zmm24, zmm9, [rbx + 7808], 0x96   ;   312.2 p5+p2   13 k
        vmovdqu64 [r8 + 32768], zmm25                ;   286.2 p7+p4   29 st
        vmovdqu64 [r8 + 32896], zmm26                ;   293.5 p8+p9   29 st
        vmovdqu64 [r8 + 33216], zmm7                 ;   302.5 p7+p4   29 st
        vmovdqu64 zmm7, [rbx + 4416]                 ;   235.8 p3      13 k reload
        vpternlogd zmm24, zmm7, [rbx + 6464], 0x96   ;   313.2 p0+p2   13 k
        vmovdqu64 zmm25, [rbx + 2816]                ;   236.8 p3      13 k reload
        vpternlogd zmm24, zmm25, [rbx + 1664], 0x96  ;   314.2 p5+p2   13 k
        vmovdqu64 zmm26, [rbx + 2496]                ;   237.8 p3      14 k reload
        vmovdqu64 [rbx + 1664], zmm24                ;   315.2 p8+p9   13 k spill
        vmovdqu64 zmm24, [rbx + 5824]                ;   238.5 p2      13 k reload
        vpternlogd zmm21, zmm24, zmm26, 0x96         ;   312.5 p0      13 k
        vmovdqu64 [rbx + 576], zmm28                 ;   295.2 p7+p4   13 k spill
        vmovdqu64 zmm28, [rbx + 5248]                ;   238.8 p3      13 k reload
        vpternlogd zmm26, zmm28, [rbx + 832], 0x96   ;   313.2 p5+p2   13 k
        vmovdqu64 zmm28, [rbx + 256]                 ;   239.8 p3      14 k reload
        vmovdqu64 [rbx + 832], zmm8                  ;   306.5 p8+p9   13 k spill
        vmovdqu64 zmm8, [rbx + 2176]                 ;   240.5 p2      14 k reload
        vpternlogd zmm26, zmm8, zmm28, 0x96          ;   314.2 p0      13 k
        vmovdqu64 zmm28, [rbx + 2624]                ;   240.8 p3      13 k reload
        vpternlogd zmm8, zmm28, [rbx + 2880], 0x96   ;   314.2 p5+p2   13 k
        vmovdqu64 zmm28, [rbx + 5760]                ;   241.8 p3      13 k reload
        vpternlogd zmm8, zmm3, zmm28, 0x96           ;   315.2 p0      13 k
        vpternlogd zmm8, zmm5, zmm0, 0x96            ;   316.2 p5      13 k
        vmovdqu64 zmm3, [rbx + 3200]                 ;   242.5 p2      13 k reload
        vmovdqu64 zmm5, [rbx + 320]                  ;   242.8 p3      13 k reload
        vpternlogd zmm26, zmm5, zmm3, 0x96           ;   315.5 p0      13 k
        vmovdqu64 zmm5, [rbx - 64]                   ;   243.5 p2      13 k reload
        vpternlogd zmm26, zmm7, zmm5, 0x96           ;   316.5 p5      13 k
        vmovdqu64 zmm7, [rbx + 7424]                 ;   243.8 p3      15 k reload
        vpternlogd zmm8, zmm7, [rbx + 2048], 0x96    ;   317.2 p0+p2   13 k
        vmovdqu64 zmm5, [rbx + 7104]                 ;   247.5 p3      13 k reload
        vpternlogd zmm21, zmm5, [rbx + 4288], 0x96   ;   317.2 p5+p2   13 k
        vmovdqu64 zmm7, [rbx + 3328]                 ;   245.8 p3      13 k reload
        vpternlogd zmm21, zmm7, [rbx + 5312], 0x96   ;   318.2 p0+p2   13 k
        vmovdqu64 zmm7, [rbx + 704]                  ;   246.8 p3      14 k reload
        vpternlogd zmm18, zmm30, zmm7, 0x96          ;   318.2 p5      13 k
        vpternlogd zmm18, zmm27, [rbx + 7680], 0x96  ;   319.2 p0+p2   13 k
        vmovdqa64 zmm7, zmm5                         ;   253.5         13 k copy
        vpternlogd zmm7, zmm3, [rbx + 3264], 0x96    ;   319.2 p5+p3   13 k
        vpternlogd zmm7, zmm30, zmm28, 0x96          ;   320.2 p0      13 k
        vmovdqu64 zmm28, [rbx + 192]                 ;   248.5 p2      13 k
        vpternlogd zmm28, zmm10, [rbx + 6016], 0x96  ;   320.2 p5+p3   13 k
        vpternlogd zmm28, zmm24, [rbx + 1024], 0x96  ;   321.2 p0+p2   13 k
        vmovdqu64 zmm24, [rbx + 1280]                ;   249.8 p3      13 k reload
        vpternlogd zmm28, zmm29, zmm24, 0x96         ;   322.2 p5      13 k
        vmovdqu64 zmm29, [rbx + 5120]                ;   250.5 p2      13 k reload
        vpternlogd zmm28, zmm3, zmm29, 0x96          ;   323.2 p0      13 k
        vmovdqu64 zmm30, [rbx + 1856]                ;   250.8 p3      14 k reload
        vpternlogd zmm10, zmm30, [rbx + 256], 0x96   ;   322.2 p5+p2   13 k
        vmovdqu64 zmm24, [rbx + 6208]                ;   251.8 p3      13 k reload
        vpternlogd zmm10, zmm24, [rbx + 4224], 0x96  ;   323.2 p0+p2   13 k
        vmovdqu64 zmm24, [rbx + 8640]                ;   273.2 p3      13 k reload
        vpternlogd zmm10, zmm27, zmm24, 0x96         ;   324.2 p5      13 k
        vmovdqu64 zmm27, [rbx + 640]                 ;   253.5 p2      13 k reload
        vmovdqu64 zmm5, [rbx + 7232]                 ;   253.8 p3      13 k reload
        vpternlogd zmm10, zmm5, zmm27, 0x96          ;   325.2 p0      13 k
        vmovdqu64 zmm27, [rbx + 4544]                ;   254.5 p2      13 k reload
        vpternlogd zmm18, zmm27, [rbx + 3008], 0x96  ;   324.2 p5+p3   13 k
        vmovdqu64 zmm27, [rbx + 5888]                ;   255.5 p2      13 k reload
        vpternlogd zmm18, zmm27, [rbx + 3648], 0x96  ;   325.2 p0+p3   13 k
        vmovdqu64 zmm27, [rbx + 4864]                ;   256.5 p2      15 k reload
        vpternlogd zmm18, zmm27, [rbx + 1216], 0x96  ;   326.2 p5+p3   13 k
        vpxord zmm5, zmm30, [rbx + 448]              ;   325.5 p0+p2   13 k
        vpternlogd zmm5, zmm11, zmm27, 0x96          ;   326.5 p5      13 k
        vmovdqu64 [rbx + 1216], zmm26                ;   317.5 p7+p4   13 k spill
        vmovdqu64 zmm26, [rbx + 8128]                ;   257.8 p3      13 k reload
        vpternlogd zmm5, zmm26, [rbx + 1408], 0x96   ;   327.5 p0+p2   13 k
        vmovdqu64 zmm26, [rbx + 5696]                ;   258.8 p3      13 k reload
        vmovdqu64 [rbx + 1408], zmm5                 ;   328.5 p8+p9   13 k spill
        vmovdqu64 zmm5, [rbx + 5504]                 ;   259.5 p2      13 k
        vpternlogd zmm5, zmm27, zmm26, 0x96          ;   327.2 p5      13 k
        vpternlogd zmm5, zmm19, zmm0, 0x96           ;   328.2 p0      13 k
        vpternlogd zmm5, zmm29, zmm3, 0x96           ;   329.2 p5      13 k
        vmovdqu64 zmm3, [rbx + 2368]                 ;   259.8 p3      13 k
        vpternlogd zmm3, zmm30, [rbx + 384], 0x96    ;   328.5 p0+p2   13 k
        vpternlogd zmm3, zmm17, [rbx + 1792], 0x96   ;   329.5 p5+p3   13 k
        vpternlogd zmm3, zmm15, [rbx + 7936], 0x96   ;   330.5 p0+p2   13 k
        vmovdqu64 zmm15, [rbx + 2432]                ;   261.8 p3      14 k reload
        vpternlogd zmm30, zmm15, [rbx + 4800], 0x96  ;   330.2 p5+p2   13 k
        vmovdqu64 zmm17, [rbx + 4992]                ;   262.8 p3      14 k reload
        vpternlogd zmm30, zmm2, zmm17, 0x96          ;   331.2 p0      13 k
        vmovdqu64 zmm2, [rbx + 5632]                 ;   263.5 p2      13 k reload
        vpternlogd zmm30, zmm2, [rbx + 512], 0x96    ;   332.2 p5+p3   13 k
        vpxord zmm2, zmm17, [rbx + 5952]             ;   331.5 p0+p2   13 k
        vmovdqu64 zmm29, [rbx + 3776]                ;   264.8 p3      13 k reload
        vpternlogd zmm2, zmm29, [rbx + 4224], 0x96   ;   332.5 p5+p2   13 k
        vpternlogd zmm2, zmm12, [rbx + 7488], 0x96   ;   333.5 p0+p3   13 k
        vmovdqu64 zmm12, [rbx + 6848]                ;   266.5 p2      13 k reload
        vmovdqu64 [r8 + 32832], zmm12                ;   272.5 p7+p4   29 st
        vmovdqu64 zmm12, [rbx + 4096]                ;   287.5 p3      13 k reload
        vmovdqu64 [r8 + 33024], zmm12                ;   293.5 p8+p9   29 st
        vmovdqu64 zmm12, [rbx + 2688]                ;   286.5 p2      13 k reload
        vmovdqu64 [r8 + 33088], zmm12                ;   292.5 p7+p4   29 st
        vmovdqu64 zmm12, [rbx + 4032]                ;   267.8 p3      13 k reload
        vmovdqu64 [r8 + 33152], zmm12                ;   273.8 p8+p9   29 st
        vpxord zmm17, zmm17, [rbx + 1344]            ;   333.2 p5+p2   13 k
        vmovdqu64 zmm12, [rbx + 1728]                ;   268.8 p3      13 k reload
        vpternlogd zmm17, zmm11, zmm12, 0x96         ;   334.2 p0      13 k
        vpternlogd zmm17, zmm31, [rbx + 7232], 0x96  ;   335.2 p5+p2   13 k
        vmovdqu64 zmm11, [rbx + 4672]                ;   269.8 p3      13 k
        vmovdqu64 zmm31, [rbx + 448]                 ;   270.5 p2      13 k reload
        vpxord zmm11, zmm11, zmm31                   ;   334.5 p0      13 k
        vpternlogd zmm11, zmm23, [rbx + 8192], 0x96  ;   335.5 p5+p3   13 k
        vmovdqu64 zmm23, [rbx - 64]                  ;   271.5 p2      13 k reload
        vmovdqu64 zmm27, [rbx + 5504]                ;   271.8 p3      13 k reload
        vpternlogd zmm31, zmm27, zmm23, 0x96         ;   335.5 p0      13 k
        vpternlogd zmm31, zmm22, [rbx + 128], 0x96   ;   336.5 p5+p2   13 k
        vmovdqu64 zmm22, [rbx + 1600]                ;   272.8 p3      13 k reload
        vpternlogd zmm31, zmm22, [rbx + 7296], 0x96  ;   337.5 p0+p2   13 k
        vmovdqu64 [r8 + 32960], zmm31                ;   338.5 p7+p4   29 st
        vmovdqu64 [r9 + 33536], zmm14                ;   305.2 p8+p9   29 st
        vmovdqu64 zmm14, [rbx + 6976]                ;   273.8 p3      13 k
        vpternlogd zmm14, zmm27, [rbx + 3840], 0x96  ;   337.2 p5+p2   13 k
        vpternlogd zmm14, zmm12, [rbx + 3520], 0x96  ;   338.2 p0+p3   13 k
        vpternlogd zmm14, zmm25, zmm1, 0x96          ;   339.2 p5      13 k
        vmovdqu64 zmm12, [rbx + 960]                 ;   275.5 p2      13 k reload
        vmovdqu64 zmm22, [rbx + 768]                 ;   275.8 p3      13 k reload
        vmovdqu64 zmm25, [rbx + 6528]                ;   276.5 p2      13 k
        vpternlogd zmm25, zmm22, zmm12, 0x96         ;   338.5 p0      13 k
        vpternlogd zmm25, zmm29, [rbx + 4160], 0x96  ;   339.5 p5+p3   13 k
        vpternlogd zmm25, zmm4, zmm16, 0x96          ;   340.5 p0      13 k
        vmovdqu64 [r9 + 33472], zmm28                ;   324.2 p7+p4   29 st
        vmovdqu64 [r9 + 33664], zmm7                 ;   321.2 p8+p9   29 st
        vmovdqu64 [r9 + 33280], zmm11                ;   336.5 p7+p4   29 st
        vmovdqu64 zmm4, [rbx + 8576]                 ;   280.5 p2      13 k reload
        vmovdqu64 [r9 + 33344], zmm4                 ;   286.5 p8+p9   29 st
        vmovdqu64 zmm4, [rbx + 8000]                 ;   277.8 p3      13 k reload
        vmovdqu64 [r9 + 33408], zmm4                 ;   283.8 p7+p4   29 st
        vmovdqu64 zmm4, [rbx + 8384]                 ;   278.5 p2      13 k reload
        vmovdqu64 [r9 + 33728], zmm4                 ;   284.5 p8+p9   29 st
        mov rdi, qword [rbx + 9296]                  ;   246.7 p10     27 keys reload
        sub r8, rdi                                  ;   251.7 p1      27 keys
        vpxord zmm27, zmm27, [rbx + 6336]            ;   340.2 p5+p3   13 k
        vpternlogd zmm27, zmm12, [rbx + 2880], 0x96  ;   341.2 p0+p2   13 k
        vmovdqu64 zmm4, [rbx + 7360]                 ;   279.8 p3      13 k reload
        vmovdqu64 zmm7, [rbx + 5184]                 ;   280.5 p2      13 k reload
        vpternlogd zmm27, zmm7, zmm4, 0x96           ;   342.2 p5      13 k
        vmovdqu64 zmm11, [rbx + 6080]                ;   280.8 p3      13 k reload
        vpternlogd zmm4, zmm11, [rbx + 2752], 0x96   ;   341.5 p0+p2   13 k
        vmovdqu64 zmm11, [rbx + 1280]                ;   281.8 p3      13 k reload
        vpternlogd zmm27, zmm11, [rbx + 640], 0x96   ;   343.2 p5+p2   13 k
        vmovdqu64 zmm11, [rbx + 128]                 ;   282.8 p3      13 k reload
        vmovdqu64 zmm12, [rbx + 64]                  ;   283.5 p2      13 k reload
        vmovdqu64 zmm16, [rbx + 3008]                ;   283.8 p3      13 k
        vpternlogd zmm16, zmm12, zmm11, 0x96         ;   342.5 p0      13 k
        vpternlogd zmm16, zmm24, zmm13, 0x96         ;   343.5 p5      13 k
        vmovdqu64 zmm12, [rbx + 5440]                ;   284.5 p2      15 k reload
        vmovdqu64 zmm13, [rbx + 6400]                ;   284.8 p3      13 k reload
        vpternlogd zmm16, zmm13, zmm12, 0x96         ;   344.5 p0      13 k
        vpternlogd zmm13, zmm12, [rbx + 0], 0x96     ;   344.2 p5+p2   13 k
        vpternlogd zmm16, zmm0, [rbx + 6272], 0x96   ;   345.5 p0+p3   13 k
        vpternlogd zmm13, zmm9, [rbx + 4480], 0x96   ;   345.2 p5+p2   13 k
        vpternlogd zmm13, zmm19, zmm1, 0x96          ;   346.2 p0      13 k
        vmovdqu64 [r9 + 33600], zmm16                ;   346.5 p7+p4   29 st
        vmovdqu64 [r10 + 33856], zmm30               ;   333.2 p8+p9   29 st
        vmovdqu64 [r10 + 33984], zmm14               ;   340.2 p7+p4   29 st
        sub r9, rdi                                  ;   252.2 p6      27 keys
        vmovdqu64 zmm0, [rbx + 1088]                 ;   290.2 p3      13 k reload
        vmovdqu64 [r10 + 33792], zmm0                ;   296.2 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 832]                  ;   306.5 p2      13 k reload
        vmovdqu64 [r10 + 33920], zmm0                ;   312.5 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 8448]                 ;   287.8 p3      13 k reload
        vmovdqu64 [r10 + 34048], zmm0                ;   293.8 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 5056]                 ;   288.5 p2      13 k reload
        vmovdqu64 [r10 + 34176], zmm0                ;   294.5 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 8256]                 ;   288.8 p3      13 k reload
        vmovdqu64 [r10 + 34240], zmm0                ;   294.8 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 7424]                 ;   289.5 p2      15 k reload
        vmovdqu64 zmm1, [rbx + 2944]                 ;   289.8 p3      13 k
        vpternlogd zmm1, zmm0, [rbx + 3264], 0x96    ;   346.2 p5+p2   13 k
        vpternlogd zmm1, zmm6, zmm11, 0x96           ;   347.2 p0      13 k
        vpternlogd zmm1, zmm7, zmm26, 0x96           ;   348.2 p5      13 k
        mov rbp, r10                                 ;   255.0         13 k.0 copy
        sub r10, rdi                                 ;   255.2 p11     27 keys
        vmovdqu64 zmm0, [rbx + 4672]                 ;   290.8 p3      14 k reload
        vmovdqu64 zmm6, [rbx + 6592]                 ;   291.5 p2      13 k
        vpternlogd zmm6, zmm0, [rbx + 2240], 0x96    ;   347.5 p0+p3   13 k
        vpternlogd zmm6, zmm15, [rbx + 7872], 0x96   ;   348.5 p5+p2   13 k
        vmovdqu64 zmm0, [rbx + 3392]                 ;   292.8 p3      13 k reload
        vpternlogd zmm6, zmm0, [rbx + 4864], 0x96    ;   349.5 p0+p2   13 k
        vmovdqu64 zmm0, [rbx + 704]                  ;   293.8 p3      14 k reload
        vpternlogd zmm6, zmm0, [rbx + 192], 0x96     ;   350.5 p5+p2   13 k
        vpternlogd zmm6, zmm23, [rbx + 4416], 0x96   ;   351.5 p0+p3   13 k
        vmovdqu64 [rbp + 34112], zmm6                ;   352.5 p7+p4   29 st
        vmovdqu64 [r11 + 34496], zmm10               ;   326.2 p8+p9   29 st
        vmovdqu64 [r11 + 34688], zmm21               ;   319.2 p7+p4   29 st
        vmovdqu64 [r11 + 34560], zmm18               ;   327.2 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 576]                  ;   295.5 p2      13 k reload
        vmovdqu64 [r11 + 34304], zmm0                ;   301.5 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 2112]                 ;   295.8 p3      13 k reload
        vmovdqu64 [r11 + 34368], zmm0                ;   301.8 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 6784]                 ;   298.2 p2      13 k reload
        vmovdqu64 [r11 + 34432], zmm0                ;   304.2 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 4928]                 ;   306.2 p3      13 k reload
        vmovdqu64 [r11 + 34624], zmm0                ;   312.2 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 4608]                 ;   297.5 p2      13 k reload
        vmovdqu64 [r11 + 34752], zmm0                ;   303.5 p7+p4   29 st
        vmovdqu64 [r12 + 35072], zmm8                ;   318.2 p8+p9   29 st
        vmovdqu64 [r12 + 35008], zmm5                ;   330.2 p7+p4   29 st
        vmovdqu64 [r12 + 34944], zmm17               ;   336.2 p8+p9   29 st
        vmovdqu64 [r12 + 35200], zmm2                ;   334.5 p7+p4   29 st
        sub r11, rdi                                 ;   262.0 p1      27 keys
        vmovdqu64 zmm0, [rbx + 3072]                 ;   311.2 p3      13 k reload
        vmovdqu64 [r12 + 34816], zmm0                ;   317.2 p8+p9   29 st
        vmovdqu64 zmm0, [rbx - 128]                  ;   298.5 p2      13 k reload
        vmovdqu64 [r12 + 34880], zmm0                ;   304.5 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 6912]                 ;   298.8 p3      13 k reload
        vmovdqu64 [r12 + 35136], zmm0                ;   304.8 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 3904]                 ;   299.5 p2      13 k reload
        vmovdqu64 [r12 + 35264], zmm0                ;   305.5 p7+p4   29 st
        vmovdqu64 [r13 + 35456], zmm3                ;   331.5 p8+p9   29 st
        sub r12, rdi                                 ;   263.7 p6      27 keys
        vmovdqu64 zmm0, [rbx + 6720]                 ;   299.8 p3      15 k reload
        vmovdqu64 zmm2, [rbx + 5376]                 ;   300.5 p2      13 k
        vpternlogd zmm2, zmm0, [rbx + 896], 0x96     ;   350.2 p5+p3   13 k
        vmovdqu64 zmm0, [rbx + 6656]                 ;   301.5 p2      13 k reload
        vpternlogd zmm2, zmm0, [rbx + 7104], 0x96    ;   351.2 p0+p3   13 k
        vpternlogd zmm2, zmm20, [rbx + 2560], 0x96   ;   352.2 p5+p2   13 k
        vmovdqu64 zmm0, [rbx + 3456]                 ;   302.8 p3      13 k reload
        vmovdqu64 [r13 + 35328], zmm0                ;   308.8 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 8512]                 ;   303.5 p2      13 k reload
        vmovdqu64 [r13 + 35392], zmm0                ;   309.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 1664]                 ;   315.2 p3      13 k reload
        vmovdqu64 [r13 + 35520], zmm0                ;   321.2 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 3712]                 ;   304.5 p2      13 k reload
        vmovdqu64 [r13 + 35584], zmm0                ;   310.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 7040]                 ;   304.8 p3      13 k reload
        vmovdqu64 [r13 + 35648], zmm0                ;   310.8 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 1472]                 ;   305.5 p2      13 k reload
        vmovdqu64 [r13 + 35712], zmm0                ;   311.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 7552]                 ;   305.8 p3      13 k reload
        vmovdqu64 [r13 + 35776], zmm0                ;   311.8 p7+p4   29 st
        vmovdqu64 [r14 + 35840], zmm4                ;   342.5 p8+p9   29 st
        vmovdqu64 [r14 + 36032], zmm27               ;   344.2 p7+p4   29 st
        vmovdqu64 [r14 + 36160], zmm1                ;   349.2 p8+p9   29 st
        vmovdqu64 [r14 + 36224], zmm2                ;   353.2 p7+p4   29 st
        sub r13, rdi                                 ;   268.3 p11     27 keys
        vmovdqu64 zmm0, [rbx + 5568]                 ;   306.5 p2      13 k reload
        vmovdqu64 [r14 + 35904], zmm0                ;   312.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 1408]                 ;   328.5 p3      13 k reload
        vmovdqu64 [r14 + 35968], zmm0                ;   334.5 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 8064]                 ;   307.5 p2      13 k reload
        vmovdqu64 [r14 + 36096], zmm0                ;   313.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 2304]                 ;   310.2 p3      13 k reload
        vmovdqu64 [r14 + 36288], zmm0                ;   316.2 p7+p4   29 st
        vmovdqu64 [r15 + 36672], zmm25               ;   341.5 p8+p9   29 st
        vmovdqu64 [r15 + 36544], zmm13               ;   347.2 p7+p4   29 st
        sub r14, rdi                                 ;   270.7 p1      27 keys
        vmovdqu64 zmm0, [rbx + 3136]                 ;   308.5 p2      13 k reload
        vmovdqu64 [r15 + 36352], zmm0                ;   314.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 3968]                 ;   308.8 p3      13 k reload
        vmovdqu64 [r15 + 36416], zmm0                ;   314.8 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 3584]                 ;   309.5 p2      13 k reload
        vmovdqu64 [r15 + 36480], zmm0                ;   315.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 1152]                 ;   309.8 p3      13 k reload
        vmovdqu64 [r15 + 36608], zmm0                ;   315.8 p7+p4   29 st
        vmovdqu64 zmm0, [rbx + 1216]                 ;   317.5 p2      13 k reload
        vmovdqu64 [r15 + 36736], zmm0                ;   323.5 p8+p9   29 st
        vmovdqu64 zmm0, [rbx + 7616]                 ;   310.8 p3      13 k reload
        vmovdqu64 [r15 + 36800], zmm0                ;   316.8 p7+p4   29 st
        sub r15, rdi                                 ;   273.3 p6      27 keys
        add r8, 0x1000                               ;   273.5 p11     27 keys
        and r8, 0x7fff                               ;   274.5 p1      27 keys
        add r8, rdi                                  ;   275.5 p6      27 keys
        add r9, 0x1000                               ;   274.5 p11     27 keys
        and r9, 0x7fff                               ;   275.5 p1      27 keys
        add r9, rdi                                  ;   276.5 p6      27 keys
        add r10, 0x1000                              ;   275.5 p11     27 keys
        and r10, 0x7fff                              ;   276.5 p1      27 keys
        add r10, rdi                                 ;   277.5 p6      27 keys
        add r11, 0x1000                              ;   276.5 p11     27 keys
        and r11, 0x7fff                              ;   277.5 p1      27 keys
        add r11, rdi                                 ;   278.5 p6      27 keys
        add r12, 0x1000                              ;   277.5 p11     27 keys
        and r12, 0x7fff                              ;   278.5 p1      27 keys
        add r12, rdi                                 ;   279.5 p6      27 keys
        add r13, 0x1000                              ;   278.5 p11     27 keys
        and r13, 0x7fff                              ;   279.5 p1      27 keys
        add r13, rdi                                 ;   280.5 p6      27 keys
        add r14, 0x1000                              ;   279.5 p11     27 keys
        and r14, 0x7fff                              ;   280.5 p1      27 keys
        add r14, rdi                                 ;   281.5 p6      27 keys
        add r15, 0x1000                              ;   280.5 p11     27 keys
        and r15, 0x7fff                              ;   281.5 p1      27 keys
        add r15, rdi                                 ;   282.5 p6      27 keys
        add esi, 0xffffffff                          ;   281.5 p11     27 keys
        test esi, esi                                ;                    more keys?
        jne .keys_4
        mov qword [rbx + 9400], r8                   ;                    resident
        mov qword [rbx + 9408], r9                   ;                    resident
        mov qword [rbx + 9416], r10                  ;                    resident
        mov qword [rbx + 9424], r11                  ;                    resident
        mov qword [rbx + 9432], r12                  ;                    resident
        mov qword [rbx + 9440], r13                  ;                    resident
        mov qword [rbx + 9448], r14                  ;                    resident
        mov qword [rbx + 9456], r15                  ;                    resident
        mov dword [rbx + 9596], esi                  ;                    resident
        mov r8, qword [rbx + 9392]                   ;     0.0 p2      31 st.0 reload
        vmovdqu64 zmm0, [r8]                         ;     5.0 p3      31 st
        mov r9, qword [rbx + 9296]                   ;     0.3 p10     31 st.0 reload
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
        mov r10, qword [rbx + 9328]                  ;     4.5 p10     31 st.0 reload
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
        mov r11, qword [rbx + 9336]                  ;     8.7 p10     31 st.0 reload
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
        mov r12, qword [rbx + 9344]                  ;    12.8 p10     31 st.0 reload
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
        mov r13, qword [rbx + 9352]                  ;    17.0 p10     31 st.0 reload
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
        mov r14, qword [rbx + 9360]                  ;    21.2 p10     31 st.0 reload
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
        mov r15, qword [rbx + 9368]                  ;    25.3 p10     31 st.0 reload
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
        mov rsi, qword [rbx + 9376]                  ;    29.5 p10     31 st.0 reload
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
        mov qword [rbx + 9464], r9                   ;    61.2 p8+p9   32 rows
        vmovdqu64 zmm0, [r8 + 4032]                  ;    63.2 p3      31 st
        vpxord zmm0, zmm0, [rsi + 36800]             ;    69.2 p5+p2   31 st
        vmovdqu64 [rsi + 36672], zmm1                ;    68.2 p7+p9   31 st
        mov qword [rbx + 9472], r10                  ;    62.7 p8+p4   32 rows
        vmovdqu64 [rsi + 36736], zmm2                ;    69.2 p7+p4   31 st
        mov qword [rbx + 9480], r11                  ;    64.2 p8+p9   32 rows
        vmovdqu64 [rsi + 36800], zmm0                ;    70.2 p7+p9   31 st
        mov qword [rbx + 9488], r12                  ;    65.7 p8+p4   32 rows
        mov qword [rbx + 9496], r13                  ;    66.7 p7+p4   32 rows
        mov qword [rbx + 9504], r14                  ;    67.2 p8+p9   32 rows
        mov qword [rbx + 9512], r15                  ;    67.7 p7+p4   32 rows
        mov qword [rbx + 9520], rsi                  ;    68.2 p8+p9   32 rows
        mov esi, 8                                   ;    34.8 p1      32 rows reload
        mov dword [rbx + 9600], esi                  ;    68.7 p7+p4   32 rows
        mov r8, qword [rbx + 9464]                   ;                    resident
        mov r9, qword [rbx + 9472]                   ;                    resident
        mov r10, qword [rbx + 9480]                  ;                    resident
        mov r11, qword [rbx + 9488]                  ;                    resident
        mov r12, qword [rbx + 9496]                  ;                    resident
        mov r13, qword [rbx + 9504]                  ;                    resident
        mov r14, qword [rbx + 9512]                  ;                    resident
        mov r15, qword [rbx + 9520]                  ;                    resident
        mov esi, dword [rbx + 9600]                  ;                    resident
        align 16
.rows_5:
        vmovdqu64 zmm0, [r8 + 65536]                 ;     0.0 p2      13 a.0
        vmovdqu64 zmm1, [r8 + 65600]                 ;     0.2 p3      13 a.1
        vmovdqa64 zmm2, zmm1                         ;     6.2         13 a copy
        vpternlogd zmm2, zmm0, [r8 + 65728], 0x56    ;     6.2 p0+p2   13 a
        vmovdqu64 zmm3, [r8 + 65664]                 ;     1.2 p3      13 a.2
        vmovdqa64 zmm4, zmm2                         ;     7.2         13 a copy
        vpternlogd zmm4, zmm3, zmm0, 0x95            ;     7.2 p5      13 a
        vmovdqa64 zmm5, zmm4                         ;     8.2         13 a copy
        vpternlogd zmm5, zmm3, zmm1, 0xf6            ;     8.2 p0      13 a
        vmovdqa64 zmm6, zmm5                         ;     9.2         13 a copy
        vpternlogd zmm6, zmm4, zmm2, 0x70            ;     9.2 p5      13 a
        vpternlogd zmm6, zmm1, zmm0, 0x95            ;    10.2 p0      13 a
        vpternlogd zmm2, zmm6, zmm4, 0x87            ;    11.2 p5      13 a
        vpternlogd zmm1, zmm0, zmm2, 0x9e            ;    12.2 p0      13 a
        vmovdqa64 zmm0, zmm3                         ;     7.2         13 a copy
        vmovdqu64 zmm7, [r8 + 65792]                 ;     2.7 p2      13 a.4
        vmovdqu64 zmm8, [r8 + 65856]                 ;     2.8 p3      13 a.5
        vmovdqu64 zmm9, [r8 + 65920]                 ;     3.7 p2      13 a.6
        vmovdqa64 zmm10, zmm9                        ;     9.7         13 a copy
        vpternlogd zmm10, zmm8, zmm7, 0x78           ;     9.7 p5      13 a
        vpternlogd zmm9, zmm8, zmm7, 0x35            ;     9.7 p0      13 a
        vpxord zmm0, zmm0, zmm10                     ;    10.7 p5      13 a
        vmovdqa64 zmm11, zmm9                        ;    10.7         13 a copy
        vmovdqu64 zmm12, [r8 + 65984]                ;     4.0 p3      13 a.7
        vmovdqa64 zmm13, zmm10                       ;    10.7         13 a copy
        vpternlogd zmm13, zmm12, zmm7, 0x9b          ;    10.7 p0      13 a
        vpternlogd zmm10, zmm13, zmm8, 0x26          ;    11.7 p5      13 a
        vpternlogd zmm13, zmm8, zmm12, 0x58          ;    11.7 p0      13 a
        vpternlogd zmm9, zmm13, zmm12, 0xb4          ;    12.7 p5      13 a
        vpandd zmm11, zmm11, zmm12                   ;    10.7 p0      13 a
        vpternlogd zmm0, zmm11, zmm1, 0x96           ;    13.2 p5      13 a
        vpternlogd zmm2, zmm5, zmm9, 0x96            ;    13.7 p0      13 a
        vpternlogd zmm13, zmm6, zmm6, 0xc3           ;    12.7 p5      13 a
        vmovdqa64 zmm5, zmm10                        ;    12.7         13 a copy
        vpternlogd zmm5, zmm4, zmm7, 0x96            ;    12.7 p0      13 a
        vmovdqa64 zmm8, zmm13                        ;    13.7         13 a copy
        vpternlogd zmm8, zmm2, zmm0, 0x21            ;    14.7 p5      13 a
        vpternlogd zmm1, zmm3, zmm8, 0x96            ;    15.7 p0      13 a
        vpandd zmm3, zmm0, zmm2                      ;    14.7 p5      13 a
        vpternlogd zmm3, zmm8, zmm5, 0xd             ;    15.7 p0      13 a
        vpternlogd zmm10, zmm7, zmm3, 0x69           ;    16.7 p5      13 a
        vmovdqa64 zmm7, zmm3                         ;    16.7         13 a copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3            ;    16.7 p0      13 a
        vpternlogd zmm3, zmm13, zmm2, 0x6a           ;    16.7 p5      13 a
        vpternlogd zmm6, zmm3, zmm5, 0x96            ;    17.7 p0      13 a
        vpandd zmm3, zmm3, zmm13                     ;    17.7 p5      13 a
        vpternlogd zmm3, zmm8, zmm5, 0xed            ;    18.7 p0      13 a
        vpternlogd zmm1, zmm5, zmm3, 0xb4            ;    19.7 p5      13 a
        vpternlogd zmm0, zmm3, zmm9, 0x69            ;    19.7 p0      13 a
        vpternlogd zmm3, zmm9, zmm1, 0x69            ;    20.7 p5      13 a
        vmovdqa64 zmm4, zmm6                         ;    18.7         13 a copy
        vpternlogd zmm4, zmm13, zmm13, 0xc3          ;    18.7 p0      13 a
        vpxord zmm2, zmm2, zmm0                      ;    20.7 p5      13 a
        vpternlogd zmm7, zmm6, zmm2, 0x87            ;    21.7 p0      13 a
        vmovdqa64 zmm5, zmm3                         ;    21.7         13 a copy
        vpternlogd zmm5, zmm4, zmm0, 0xcb            ;    21.7 p5      13 a
        vpternlogd zmm4, zmm3, zmm0, 0x6c            ;    21.7 p0      13 a
        vpternlogd zmm0, zmm4, zmm10, 0xb4           ;    22.7 p5      13 a
        vpxord zmm8, zmm3, zmm10                     ;    21.7 p0      13 a
        vpternlogd zmm8, zmm0, zmm5, 0xe1            ;    23.7 p5      13 a
        vpternlogd zmm4, zmm8, zmm10, 0xb4           ;    24.7 p0      13 a
        vpternlogd zmm10, zmm4, zmm5, 0xb8           ;    25.7 p5      13 a
        vpxord zmm3, zmm3, zmm5                      ;    22.7 p0      13 a
        vpternlogd zmm3, zmm0, zmm4, 0x96            ;    25.7 p5      13 a
        vmovdqa64 zmm0, zmm7                         ;    22.7         13 a copy
        vpternlogd zmm0, zmm6, zmm1, 0x1d            ;    22.7 p0      13 a
        vmovdqa64 zmm5, zmm0                         ;    23.7         13 a copy
        vpternlogd zmm5, zmm6, zmm2, 0xc6            ;    23.7 p5      13 a
        vmovdqa64 zmm9, zmm5                         ;    24.7         13 a copy
        vpternlogd zmm9, zmm7, zmm2, 0xd8            ;    24.7 p0      13 a
        vpternlogd zmm9, zmm0, zmm1, 0x2c            ;    25.7 p5      13 a
        vmovdqa64 zmm0, zmm9                         ;    26.7         13 a copy
        vpternlogd zmm0, zmm7, zmm1, 0x62            ;    26.7 p0      13 a
        vpternlogd zmm7, zmm1, zmm6, 0xb8            ;    25.2 p5      13 a
        vpternlogd zmm0, zmm6, zmm2, 0x16            ;    27.7 p0      13 a
        vmovdqu64 zmm1, [r9 + 66048]                 ;    12.7 p2      13 a.0
        vmovdqu64 zmm2, [r9 + 66112]                 ;    12.8 p3      13 a.1
        vmovdqa64 zmm6, zmm2                         ;    18.8         13 a copy
        vpternlogd zmm6, zmm1, [r9 + 66240], 0x56    ;    26.2 p5+p2   13 a
        vmovdqu64 zmm11, [r9 + 66176]                ;    13.8 p3      13 a.2
        vmovdqa64 zmm12, zmm6                        ;    27.2         13 a copy
        vpternlogd zmm12, zmm11, zmm1, 0x95          ;    27.2 p0      13 a
        vmovdqa64 zmm13, zmm12                       ;    28.2         13 a copy
        vpternlogd zmm13, zmm11, zmm2, 0xf6          ;    28.2 p5      13 a
        vmovdqa64 zmm14, zmm13                       ;    29.2         13 a copy
        vpternlogd zmm14, zmm12, zmm6, 0x70          ;    29.2 p0      13 a
        vpternlogd zmm14, zmm2, zmm1, 0x95           ;    30.2 p5      13 a
        vpternlogd zmm6, zmm14, zmm12, 0x87          ;    31.2 p0      13 a
        vpternlogd zmm2, zmm1, zmm6, 0x9e            ;    32.2 p5      13 a
        vmovdqa64 zmm1, zmm11                        ;    19.8         13 a copy
        vmovdqu64 zmm15, [r9 + 66304]                ;    15.3 p2      13 a.4
        vmovdqu64 zmm16, [r9 + 66368]                ;    15.5 p3      13 a.5
        vmovdqu64 zmm17, [r9 + 66432]                ;    16.3 p2      13 a.6
        vmovdqa64 zmm18, zmm17                       ;    22.3         13 a copy
        vpternlogd zmm18, zmm16, zmm15, 0x78         ;    29.5 p0      13 a
        vpternlogd zmm17, zmm16, zmm15, 0x35         ;    30.2 p5      13 a
        vpxord zmm1, zmm1, zmm18                     ;    30.5 p0      13 a
        vmovdqa64 zmm19, zmm17                       ;    31.2         13 a copy
        vmovdqu64 zmm20, [r9 + 66496]                ;    16.7 p3      13 a.7
        vmovdqa64 zmm21, zmm18                       ;    30.5         13 a copy
        vpternlogd zmm21, zmm20, zmm15, 0x9b         ;    31.2 p5      13 a
        vpternlogd zmm18, zmm21, zmm16, 0x26         ;    32.2 p0      13 a
        vpternlogd zmm21, zmm16, zmm20, 0x58         ;    32.2 p5      13 a
        vpternlogd zmm17, zmm21, zmm20, 0xb4         ;    33.2 p0      13 a
        vpandd zmm19, zmm19, zmm20                   ;    33.2 p5      13 a
        vpternlogd zmm1, zmm19, zmm2, 0x96           ;    34.2 p0      13 a
        vpternlogd zmm6, zmm13, zmm17, 0x96          ;    34.2 p5      13 a
        vpternlogd zmm21, zmm14, zmm14, 0xc3         ;    34.5 p0      13 a
        vmovdqa64 zmm13, zmm18                       ;    33.2         13 a copy
        vpternlogd zmm13, zmm12, zmm15, 0x96         ;    35.2 p5      13 a
        vmovdqa64 zmm16, zmm21                       ;    35.5         13 a copy
        vpternlogd zmm16, zmm6, zmm1, 0x21           ;    35.5 p0      13 a
        vpternlogd zmm2, zmm11, zmm16, 0x96          ;    36.5 p5      13 a
        vpandd zmm11, zmm1, zmm6                     ;    36.5 p0      13 a
        vpternlogd zmm11, zmm16, zmm13, 0xd          ;    37.5 p5      13 a
        vpternlogd zmm18, zmm15, zmm11, 0x69         ;    38.5 p0      13 a
        vmovdqa64 zmm15, zmm11                       ;    38.5         13 a copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3         ;    38.5 p5      13 a
        vpternlogd zmm11, zmm21, zmm6, 0x6a          ;    38.5 p0      13 a
        vpternlogd zmm14, zmm11, zmm13, 0x96         ;    39.5 p5      13 a
        vpandd zmm11, zmm11, zmm21                   ;    39.5 p0      13 a
        vpternlogd zmm11, zmm16, zmm13, 0xed         ;    40.5 p5      13 a
        vpternlogd zmm2, zmm13, zmm11, 0xb4          ;    41.5 p0      13 a
        vpternlogd zmm1, zmm11, zmm17, 0x69          ;    41.5 p5      13 a
        vpternlogd zmm11, zmm17, zmm2, 0x69          ;    42.5 p0      13 a
        vmovdqa64 zmm12, zmm14                       ;    40.5         13 a copy
        vpternlogd zmm12, zmm21, zmm21, 0xc3         ;    42.2 p5      13 a
        vpxord zmm6, zmm6, zmm1                      ;    42.5 p0      13 a
        vpternlogd zmm15, zmm14, zmm6, 0x87          ;    43.5 p5      13 a
        vmovdqa64 zmm13, zmm11                       ;    43.5         13 a copy
        vpternlogd zmm13, zmm12, zmm1, 0xcb          ;    43.5 p0      13 a
        vpternlogd zmm12, zmm11, zmm1, 0x6c          ;    44.2 p5      13 a
        vpternlogd zmm1, zmm12, zmm18, 0xb4          ;    45.2 p0      13 a
        vpxord zmm16, zmm11, zmm18                   ;    45.2 p5      13 a
        vpternlogd zmm16, zmm1, zmm13, 0xe1          ;    46.2 p0      13 a
        vpternlogd zmm12, zmm16, zmm18, 0xb4         ;    47.2 p5      13 a
        vpternlogd zmm18, zmm12, zmm13, 0xb8         ;    48.2 p0      13 a
        vpxord zmm11, zmm11, zmm13                   ;    47.2 p5      13 a
        vpternlogd zmm11, zmm1, zmm12, 0x96          ;    48.2 p0      13 a
        vmovdqa64 zmm1, zmm15                        ;    44.5         13 a copy
        vpternlogd zmm1, zmm14, zmm2, 0x1d           ;    48.2 p5      13 a
        vmovdqa64 zmm13, zmm1                        ;    49.2         13 a copy
        vpternlogd zmm13, zmm14, zmm6, 0xc6          ;    49.2 p0      13 a
        vmovdqa64 zmm17, zmm13                       ;    50.2         13 a copy
        vpternlogd zmm17, zmm15, zmm6, 0xd8          ;    50.2 p5      13 a
        vpternlogd zmm17, zmm1, zmm2, 0x2c           ;    51.2 p0      13 a
        vmovdqa64 zmm1, zmm15                        ;    44.5         13 a copy
        vpternlogd zmm1, zmm14, zmm2, 0xd8           ;    50.2 p5      13 a
        vpternlogd zmm15, zmm2, zmm17, 0x2c          ;    52.2 p0      13 a
        vpternlogd zmm15, zmm14, zmm6, 0x16          ;    53.2 p5      13 a
        vmovdqu64 zmm2, [r10 + 66560]                ;    25.3 p2      13 a.0
        vmovdqu64 zmm6, [r10 + 66624]                ;    25.5 p3      13 a.1
        vmovdqa64 zmm14, zmm6                        ;    31.5         13 a copy
        vpternlogd zmm14, zmm2, [r10 + 66752], 0x56  ;    51.5 p0+p2   13 a
        vmovdqu64 zmm19, [r10 + 66688]               ;    26.5 p3      13 a.2
        vmovdqa64 zmm20, zmm14                       ;    52.5         13 a copy
        vpternlogd zmm20, zmm19, zmm2, 0x95          ;    52.5 p5      13 a
        vmovdqa64 zmm21, zmm20                       ;    53.5         13 a copy
        vpternlogd zmm21, zmm19, zmm6, 0xf6          ;    53.5 p0      13 a
        vmovdqa64 zmm22, zmm19                       ;    32.5         13 a copy
        vmovdqa64 zmm23, zmm21                       ;    54.5         13 a copy
        vpternlogd zmm23, zmm20, zmm14, 0x70         ;    54.5 p5      13 a
        vpternlogd zmm23, zmm6, zmm2, 0x95           ;    55.5 p0      13 a
        vpternlogd zmm14, zmm23, zmm20, 0x87         ;    56.5 p5      13 a
        vpternlogd zmm6, zmm2, zmm14, 0x9e           ;    57.5 p0      13 a
        vmovdqu64 zmm2, [r10 + 66816]                ;    28.0 p2      13 a.4
        vmovdqu64 zmm24, [r10 + 66880]               ;    28.2 p3      13 a.5
        vmovdqu64 zmm25, [r10 + 66944]               ;    29.0 p2      13 a.6
        vmovdqa64 zmm26, zmm25                       ;    35.0         13 a copy
        vpternlogd zmm26, zmm24, zmm2, 0x78          ;    55.2 p5      13 a
        vpternlogd zmm25, zmm24, zmm2, 0x35          ;    55.5 p0      13 a
        vpxord zmm22, zmm22, zmm26                   ;    56.2 p5      13 a
        vmovdqa64 zmm27, zmm25                       ;    56.5         13 a copy
        vmovdqu64 zmm28, [r10 + 67008]               ;    29.3 p3      13 a.7
        vmovdqa64 zmm29, zmm26                       ;    56.2         13 a copy
        vpternlogd zmm29, zmm28, zmm2, 0x9b          ;    56.5 p0      13 a
        vpternlogd zmm26, zmm29, zmm24, 0x26         ;    57.5 p5      13 a
        vpternlogd zmm29, zmm24, zmm28, 0x58         ;    57.5 p0      13 a
        vpandd zmm27, zmm27, zmm28                   ;    58.2 p5      13 a
        vpternlogd zmm22, zmm27, zmm6, 0x96          ;    59.2 p0      13 a
        vpternlogd zmm25, zmm28, zmm29, 0xd2         ;    59.2 p5      13 a
        vpternlogd zmm14, zmm21, zmm25, 0x96         ;    60.2 p0      13 a
        vpternlogd zmm29, zmm23, zmm23, 0xc3         ;    60.2 p5      13 a
        vmovdqa64 zmm21, zmm26                       ;    58.5         13 a copy
        vpternlogd zmm21, zmm20, zmm2, 0x96          ;    60.5 p0      13 a
        vmovdqa64 zmm24, zmm29                       ;    61.2         13 a copy
        vpternlogd zmm24, zmm14, zmm22, 0x21         ;    61.2 p5      13 a
        vpternlogd zmm6, zmm19, zmm24, 0x96          ;    62.2 p0      13 a
        vpandd zmm19, zmm22, zmm14                   ;    62.2 p5      13 a
        vpternlogd zmm19, zmm24, zmm21, 0xd          ;    63.2 p0      13 a
        vpternlogd zmm26, zmm2, zmm19, 0x69          ;    64.2 p5      13 a
        vmovdqa64 zmm2, zmm19                        ;    64.2         13 a copy
        vpternlogd zmm2, zmm20, zmm20, 0xc3          ;    64.2 p0      13 a
        vpternlogd zmm19, zmm29, zmm14, 0x6a         ;    64.2 p5      13 a
        vpternlogd zmm23, zmm19, zmm21, 0x96         ;    65.2 p0      13 a
        vpandd zmm19, zmm19, zmm29                   ;    65.2 p5      13 a
        vpternlogd zmm19, zmm24, zmm21, 0xed         ;    66.2 p0      13 a
        vpternlogd zmm6, zmm21, zmm19, 0xb4          ;    67.2 p5      13 a
        vpternlogd zmm22, zmm19, zmm25, 0x69         ;    67.2 p0      13 a
        vpternlogd zmm19, zmm25, zmm6, 0x69          ;    68.2 p5      13 a
        vmovdqa64 zmm20, zmm23                       ;    66.2         13 a copy
        vpternlogd zmm20, zmm29, zmm29, 0xc3         ;    67.5 p0      13 a
        vpxord zmm14, zmm14, zmm22                   ;    68.2 p5      13 a
        vpternlogd zmm2, zmm23, zmm14, 0x87          ;    69.2 p0      13 a
        vmovdqa64 zmm21, zmm19                       ;    69.2         13 a copy
        vpternlogd zmm21, zmm20, zmm22, 0xcb         ;    69.2 p5      13 a
        vpternlogd zmm20, zmm19, zmm22, 0x6c         ;    69.5 p0      13 a
        vpternlogd zmm22, zmm20, zmm26, 0xb4         ;    70.5 p5      13 a
        vpxord zmm24, zmm19, zmm26                   ;    70.5 p0      13 a
        vpternlogd zmm24, zmm22, zmm21, 0xe1         ;    71.5 p5      13 a
        vpternlogd zmm22, zmm19, zmm21, 0x96         ;    71.5 p0      13 a
        vpternlogd zmm20, zmm24, zmm26, 0xb4         ;    72.5 p5      13 a
        vpternlogd zmm26, zmm21, zmm20, 0xd8         ;    73.5 p0      13 a
        vmovdqa64 zmm19, zmm2                        ;    70.2         13 a copy
        vpternlogd zmm19, zmm23, zmm6, 0x1d          ;    73.2 p5      13 a
        vmovdqa64 zmm21, zmm19                       ;    74.2         13 a copy
        vpternlogd zmm21, zmm23, zmm14, 0xc6         ;    74.2 p0      13 a
        vmovdqa64 zmm25, zmm21                       ;    75.2         13 a copy
        vpternlogd zmm25, zmm2, zmm14, 0xd8          ;    75.2 p5      13 a
        vpternlogd zmm25, zmm19, zmm6, 0x2c          ;    76.2 p0      13 a
        vmovdqa64 zmm19, zmm2                        ;    70.2         13 a copy
        vpternlogd zmm19, zmm23, zmm6, 0xd8          ;    75.2 p5      13 a
        vpternlogd zmm2, zmm6, zmm25, 0x2c           ;    77.2 p0      13 a
        vpternlogd zmm2, zmm23, zmm14, 0x16          ;    78.2 p5      13 a
        vpxord zmm22, zmm22, zmm20                   ;    76.5 p0      13 a
        vmovdqu64 zmm6, [r11 + 67072]                ;    38.0 p2      14 a.0
        vmovdqu64 zmm14, [r11 + 67136]               ;    38.2 p3      14 a.1
        vmovdqa64 zmm23, zmm14                       ;    44.2         14 a copy
        vpternlogd zmm23, zmm6, [r11 + 67264], 0x56  ;    77.2 p5+p2   14 a
        vmovdqu64 zmm27, [r11 + 67200]               ;    39.2 p3      14 a.2
        vmovdqa64 zmm28, zmm23                       ;    78.2         14 a copy
        vpternlogd zmm28, zmm27, zmm6, 0x95          ;    78.2 p0      14 a
        vmovdqa64 zmm29, zmm27                       ;    45.2         14 a copy
        vmovdqa64 zmm30, zmm28                       ;    79.2         14 a copy
        vpternlogd zmm30, zmm27, zmm14, 0xf6         ;    79.2 p5      14 a
        vmovdqa64 zmm31, zmm30                       ;    80.2         14 a copy
        vpternlogd zmm31, zmm28, zmm23, 0x70         ;    80.2 p0      14 a
        vpternlogd zmm31, zmm14, zmm6, 0x95          ;    81.2 p5      14 a
        vpternlogd zmm23, zmm31, zmm28, 0x87         ;    82.2 p0      14 a
        vpternlogd zmm14, zmm6, zmm23, 0x9e          ;    83.2 p5      14 a
        vmovdqu64 zmm6, [r11 + 67328]                ;    40.7 p2      14 a.4
        vmovdqu64 [rbx - 128], zmm5                  ;    40.8 p7+p4   13 a spill
        vmovdqu64 zmm5, [r11 + 67392]                ;    41.0 p3      14 a.5
        vmovdqu64 [rbx - 64], zmm7                   ;    41.2 p8+p9   13 a spill
        vmovdqu64 zmm7, [r11 + 67456]                ;    41.7 p2      14 a.6
        vmovdqu64 [rbx + 0], zmm24                   ;    72.5 p7+p4   13 a spill
        vmovdqa64 zmm24, zmm7                        ;    47.7         14 a copy
        vpternlogd zmm24, zmm5, zmm6, 0x78           ;    80.5 p0      14 a
        vpternlogd zmm7, zmm5, zmm6, 0x35            ;    81.2 p5      14 a
        vpxord zmm29, zmm29, zmm24                   ;    81.5 p0      14 a
        vmovdqu64 [rbx + 64], zmm25                  ;    77.2 p8+p9   13 a spill
        vmovdqa64 zmm25, zmm7                        ;    82.2         14 a copy
        vmovdqu64 [rbx + 128], zmm26                 ;    74.5 p7+p4   13 a spill
        vmovdqu64 zmm26, [r11 + 67520]               ;    42.8 p3      14 a.7
        vpandd zmm25, zmm25, zmm26                   ;    82.2 p5      14 a
        vpternlogd zmm29, zmm25, zmm14, 0x96         ;    84.2 p0      14 a
        vmovdqa64 zmm25, zmm24                       ;    81.5         14 a copy
        vpternlogd zmm25, zmm26, zmm6, 0x9b          ;    83.2 p5      14 a
        vpternlogd zmm24, zmm25, zmm5, 0x26          ;    84.2 p0      14 a
        vpternlogd zmm25, zmm5, zmm26, 0x58          ;    84.2 p5      14 a
        vpternlogd zmm7, zmm26, zmm25, 0xd2          ;    85.2 p0      14 a
        vpternlogd zmm23, zmm30, zmm7, 0x96          ;    86.2 p5      14 a
        vpternlogd zmm25, zmm31, zmm31, 0xc3         ;    85.5 p0      14 a
        vmovdqa64 zmm5, zmm24                        ;    85.2         14 a copy
        vpternlogd zmm5, zmm28, zmm6, 0x96           ;    86.2 p5      14 a
        vmovdqa64 zmm26, zmm25                       ;    86.5         14 a copy
        vpternlogd zmm26, zmm23, zmm29, 0x21         ;    87.2 p0      14 a
        vpternlogd zmm14, zmm27, zmm26, 0x96         ;    88.2 p5      14 a
        vpandd zmm27, zmm29, zmm23                   ;    87.5 p0      14 a
        vpternlogd zmm27, zmm26, zmm5, 0xd           ;    88.5 p5      14 a
        vpternlogd zmm24, zmm6, zmm27, 0x69          ;    89.5 p0      14 a
        vmovdqa64 zmm6, zmm27                        ;    89.5         14 a copy
        vpternlogd zmm6, zmm28, zmm28, 0xc3          ;    89.5 p5      14 a
        vpternlogd zmm27, zmm25, zmm23, 0x6a         ;    89.5 p0      14 a
        vpternlogd zmm31, zmm27, zmm5, 0x96          ;    90.5 p5      14 a
        vpandd zmm27, zmm27, zmm25                   ;    90.5 p0      14 a
        vpternlogd zmm27, zmm26, zmm5, 0xed          ;    91.5 p5      14 a
        vpternlogd zmm14, zmm5, zmm27, 0xb4          ;    92.5 p0      14 a
        vpternlogd zmm29, zmm27, zmm7, 0x69          ;    92.5 p5      14 a
        vpternlogd zmm27, zmm7, zmm14, 0x69          ;    93.5 p0      14 a
        vmovdqa64 zmm5, zmm31                        ;    91.5         14 a copy
        vpternlogd zmm5, zmm25, zmm25, 0xc3          ;    93.2 p5      14 a
        vpxord zmm23, zmm23, zmm29                   ;    93.5 p0      14 a
        vpternlogd zmm6, zmm31, zmm23, 0x87          ;    94.5 p5      14 a
        vmovdqa64 zmm7, zmm27                        ;    94.5         14 a copy
        vpternlogd zmm7, zmm5, zmm29, 0xcb           ;    94.5 p0      14 a
        vpternlogd zmm5, zmm27, zmm29, 0x6c          ;    95.2 p5      14 a
        vpternlogd zmm29, zmm5, zmm24, 0xb4          ;    96.2 p0      14 a
        vpxord zmm25, zmm27, zmm24                   ;    96.2 p5      14 a
        vpternlogd zmm25, zmm29, zmm7, 0xe1          ;    97.2 p0      14 a
        vpternlogd zmm5, zmm25, zmm24, 0xb4          ;    98.2 p5      14 a
        vpternlogd zmm24, zmm5, zmm7, 0xb8           ;    99.2 p0      14 a
        vpxord zmm27, zmm27, zmm7                    ;    98.2 p5      14 a
        vpternlogd zmm27, zmm29, zmm5, 0x96          ;    99.2 p0      14 a
        vmovdqa64 zmm7, zmm6                         ;    95.5         14 a copy
        vpternlogd zmm7, zmm31, zmm14, 0x1d          ;    99.2 p5      14 a
        vmovdqa64 zmm26, zmm7                        ;   100.2         14 a copy
        vpternlogd zmm26, zmm31, zmm23, 0xc6         ;   100.2 p0      14 a
        vmovdqa64 zmm28, zmm26                       ;   101.2         14 a copy
        vpternlogd zmm28, zmm6, zmm23, 0xd8          ;   101.2 p5      14 a
        vpternlogd zmm28, zmm7, zmm14, 0x2c          ;   102.2 p0      14 a
        vmovdqa64 zmm7, zmm6                         ;    95.5         14 a copy
        vpternlogd zmm7, zmm31, zmm14, 0xd8          ;   101.2 p5      14 a
        vpternlogd zmm6, zmm14, zmm28, 0x2c          ;   103.2 p0      14 a
        vpternlogd zmm6, zmm31, zmm23, 0x16          ;   104.2 p5      14 a
        vmovdqu64 zmm14, [r12 + 67584]               ;    51.5 p2      14 a.0
        vmovdqu64 zmm23, [r12 + 67648]               ;    51.7 p3      14 a.1
        vmovdqa64 zmm29, zmm23                       ;    57.7         14 a copy
        vpternlogd zmm29, zmm14, [r12 + 67776], 0x56 ;   102.5 p0+p2   14 a
        vmovdqu64 zmm30, [r12 + 67712]               ;    52.7 p3      14 a.2
        vmovdqa64 zmm31, zmm29                       ;   103.5         14 a copy
        vpternlogd zmm31, zmm30, zmm14, 0x95         ;   103.5 p5      14 a
        vmovdqu64 [rbx + 192], zmm28                 ;   103.2 p8+p9   14 a spill
        vmovdqa64 zmm28, zmm31                       ;   104.5         14 a copy
        vpternlogd zmm28, zmm30, zmm23, 0xf6         ;   104.5 p0      14 a
        vmovdqu64 [rbx + 256], zmm7                  ;   102.2 p7+p4   14 a spill
        vmovdqa64 zmm7, zmm28                        ;   105.5         14 a copy
        vpternlogd zmm7, zmm31, zmm29, 0x70          ;   105.5 p5      14 a
        vpternlogd zmm7, zmm23, zmm14, 0x95          ;   106.5 p0      14 a
        vpternlogd zmm29, zmm7, zmm31, 0x87          ;   107.5 p5      14 a
        vpternlogd zmm23, zmm14, zmm29, 0x9e         ;   108.5 p0      14 a
        vmovdqa64 zmm14, zmm30                       ;    58.7         14 a copy
        vmovdqu64 [rbx + 320], zmm26                 ;   101.2 p8+p9   14 a spill
        vmovdqu64 zmm26, [r12 + 67840]               ;    54.7 p2      14 a.4
        vmovdqu64 [rbx + 384], zmm13                 ;    55.3 p7+p4   13 a spill
        vmovdqu64 zmm13, [r12 + 67904]               ;    55.0 p3      14 a.5
        vmovdqu64 [rbx + 448], zmm19                 ;    76.2 p8+p9   13 a spill
        vmovdqu64 zmm19, [r12 + 67968]               ;    55.7 p2      14 a.6
        vmovdqu64 [rbx + 512], zmm2                  ;    79.2 p7+p4   13 a spill
        vmovdqa64 zmm2, zmm19                        ;    61.7         14 a copy
        vpternlogd zmm2, zmm13, zmm26, 0x78          ;   106.2 p5      14 a
        vpternlogd zmm19, zmm13, zmm26, 0x35         ;   106.5 p0      14 a
        vpxord zmm14, zmm14, zmm2                    ;   107.2 p5      14 a
        vmovdqu64 [rbx + 576], zmm15                 ;    58.8 p8+p9   13 a spill
        vmovdqa64 zmm15, zmm19                       ;   107.5         14 a copy
        vmovdqu64 [rbx + 640], zmm18                 ;    59.3 p7+p4   13 a spill
        vmovdqu64 zmm18, [r12 + 68032]               ;    56.8 p3      14 a.7
        vpandd zmm15, zmm15, zmm18                   ;   107.5 p0      14 a
        vpternlogd zmm14, zmm15, zmm23, 0x96         ;   109.5 p5      14 a
        vmovdqa64 zmm15, zmm2                        ;   107.2         14 a copy
        vpternlogd zmm15, zmm18, zmm26, 0x9b         ;   108.5 p0      14 a
        vpternlogd zmm2, zmm15, zmm13, 0x26          ;   109.5 p5      14 a
        vpternlogd zmm15, zmm13, zmm18, 0x58         ;   109.5 p0      14 a
        vpternlogd zmm19, zmm18, zmm15, 0xd2         ;   110.5 p5      14 a
        vpternlogd zmm29, zmm28, zmm19, 0x96         ;   111.5 p0      14 a
        vpternlogd zmm15, zmm7, zmm7, 0xc3           ;   111.2 p5      14 a
        vmovdqa64 zmm13, zmm2                        ;   110.5         14 a copy
        vpternlogd zmm13, zmm31, zmm26, 0x96         ;   111.5 p0      14 a
        vmovdqa64 zmm18, zmm15                       ;   112.2         14 a copy
        vpternlogd zmm18, zmm29, zmm14, 0x21         ;   112.5 p5      14 a
        vpternlogd zmm23, zmm30, zmm18, 0x96         ;   113.5 p0      14 a
        vpandd zmm28, zmm14, zmm29                   ;   113.2 p5      14 a
        vpternlogd zmm28, zmm18, zmm13, 0xd          ;   114.2 p0      14 a
        vpternlogd zmm2, zmm26, zmm28, 0x69          ;   115.2 p5      14 a
        vmovdqa64 zmm26, zmm28                       ;   115.2         14 a copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3         ;   115.2 p0      14 a
        vpternlogd zmm28, zmm15, zmm29, 0x6a         ;   115.2 p5      14 a
        vpternlogd zmm7, zmm28, zmm13, 0x96          ;   116.2 p0      14 a
        vpandd zmm28, zmm28, zmm15                   ;   116.2 p5      14 a
        vpternlogd zmm28, zmm18, zmm13, 0xed         ;   117.2 p0      14 a
        vpternlogd zmm23, zmm13, zmm28, 0xb4         ;   118.2 p5      14 a
        vpternlogd zmm14, zmm28, zmm19, 0x69         ;   118.2 p0      14 a
        vpternlogd zmm28, zmm19, zmm23, 0x69         ;   119.2 p5      14 a
        vmovdqa64 zmm13, zmm7                        ;   117.2         14 a copy
        vpternlogd zmm13, zmm15, zmm15, 0xc3         ;   118.5 p0      14 a
        vpxord zmm29, zmm29, zmm14                   ;   119.2 p5      14 a
        vpternlogd zmm26, zmm7, zmm29, 0x87          ;   120.2 p0      14 a
        vmovdqa64 zmm15, zmm28                       ;   120.2         14 a copy
        vpternlogd zmm15, zmm13, zmm14, 0xcb         ;   120.2 p5      14 a
        vpternlogd zmm13, zmm28, zmm14, 0x6c         ;   120.5 p0      14 a
        vpternlogd zmm14, zmm13, zmm2, 0xb4          ;   121.5 p5      14 a
        vpxord zmm18, zmm28, zmm2                    ;   121.5 p0      14 a
        vpternlogd zmm18, zmm14, zmm15, 0xe1         ;   122.5 p5      14 a
        vpternlogd zmm13, zmm18, zmm2, 0xb4          ;   123.5 p0      14 a
        vpternlogd zmm2, zmm13, zmm15, 0xb8          ;   124.5 p5      14 a
        vpxord zmm28, zmm28, zmm15                   ;   123.5 p0      14 a
        vpternlogd zmm28, zmm14, zmm13, 0x96         ;   124.5 p5      14 a
        vmovdqa64 zmm14, zmm26                       ;   121.2         14 a copy
        vpternlogd zmm14, zmm7, zmm23, 0x1d          ;   124.5 p0      14 a
        vmovdqa64 zmm15, zmm14                       ;   125.5         14 a copy
        vpternlogd zmm15, zmm7, zmm29, 0xc6          ;   125.5 p5      14 a
        vmovdqa64 zmm19, zmm15                       ;   126.5         14 a copy
        vpternlogd zmm19, zmm26, zmm29, 0xd8         ;   126.5 p0      14 a
        vpternlogd zmm19, zmm14, zmm23, 0x2c         ;   127.5 p5      14 a
        vmovdqa64 zmm14, zmm26                       ;   121.2         14 a copy
        vpternlogd zmm14, zmm7, zmm23, 0xd8          ;   126.5 p0      14 a
        vpternlogd zmm26, zmm23, zmm19, 0x2c         ;   128.5 p5      14 a
        vpternlogd zmm26, zmm7, zmm29, 0x16          ;   129.5 p0      14 a
        vmovdqu64 zmm7, [r13 + 68096]                ;    65.5 p2      14 a.0
        vmovdqu64 zmm23, [r13 + 68160]               ;    65.7 p3      14 a.1
        vmovdqa64 zmm29, zmm23                       ;    71.7         14 a copy
        vpternlogd zmm29, zmm7, [r13 + 68288], 0x56  ;   128.2 p5+p2   14 a
        vmovdqu64 zmm30, [r13 + 68224]               ;    66.7 p3      14 a.2
        vmovdqa64 zmm31, zmm29                       ;   129.2         14 a copy
        vpternlogd zmm31, zmm30, zmm7, 0x95          ;   129.2 p0      14 a
        vmovdqu64 [rbx + 704], zmm2                  ;   125.5 p8+p9   14 a spill
        vmovdqa64 zmm2, zmm31                        ;   130.2         14 a copy
        vpternlogd zmm2, zmm30, zmm23, 0xf6          ;   130.2 p5      14 a
        vmovdqu64 [rbx + 768], zmm16                 ;    67.3 p7+p4   13 a spill
        vmovdqa64 zmm16, zmm2                        ;   131.2         14 a copy
        vpternlogd zmm16, zmm31, zmm29, 0x70         ;   131.2 p0      14 a
        vpternlogd zmm16, zmm23, zmm7, 0x95          ;   132.2 p5      14 a
        vpternlogd zmm29, zmm16, zmm31, 0x87         ;   133.2 p0      14 a
        vpternlogd zmm23, zmm7, zmm29, 0x9e          ;   134.2 p5      14 a
        vmovdqa64 zmm7, zmm30                        ;    72.7         14 a copy
        vmovdqu64 [rbx + 832], zmm8                  ;    68.8 p8+p9   13 a spill
        vmovdqu64 zmm8, [r13 + 68352]                ;    68.7 p2      14 a.4
        vmovdqu64 [rbx + 896], zmm9                  ;    69.3 p7+p4   13 a spill
        vmovdqu64 zmm9, [r13 + 68416]                ;    69.0 p3      14 a.5
        vmovdqu64 [rbx + 960], zmm14                 ;   127.5 p8+p9   14 a spill
        vmovdqu64 zmm14, [r13 + 68480]               ;    69.7 p2      14 a.6
        vmovdqu64 [rbx + 1024], zmm17                ;    71.3 p7+p4   13 a spill
        vmovdqa64 zmm17, zmm14                       ;    75.7         14 a copy
        vpternlogd zmm17, zmm9, zmm8, 0x78           ;   131.5 p0      14 a
        vpternlogd zmm14, zmm9, zmm8, 0x35           ;   132.2 p5      14 a
        vpxord zmm7, zmm7, zmm17                     ;   132.5 p0      14 a
        vmovdqu64 [rbx + 1088], zmm22                ;    77.5 p8+p9   13 a spill
        vmovdqa64 zmm22, zmm14                       ;   133.2         14 a copy
        vmovdqu64 [rbx + 1152], zmm18                ;   123.5 p7+p4   14 a spill
        vmovdqu64 zmm18, [r13 + 68544]               ;    70.8 p3      14 a.7
        vpandd zmm22, zmm22, zmm18                   ;   133.2 p5      14 a
        vpternlogd zmm7, zmm22, zmm23, 0x96          ;   135.2 p0      14 a
        vmovdqa64 zmm22, zmm17                       ;   132.5         14 a copy
        vpternlogd zmm22, zmm18, zmm8, 0x9b          ;   134.2 p5      14 a
        vpternlogd zmm17, zmm22, zmm9, 0x26          ;   135.2 p0      14 a
        vpternlogd zmm22, zmm9, zmm18, 0x58          ;   135.2 p5      14 a
        vpternlogd zmm14, zmm18, zmm22, 0xd2         ;   136.2 p0      14 a
        vpternlogd zmm29, zmm2, zmm14, 0x96          ;   137.2 p5      14 a
        vpternlogd zmm22, zmm16, zmm16, 0xc3         ;   136.5 p0      14 a
        vmovdqa64 zmm2, zmm17                        ;   136.2         14 a copy
        vpternlogd zmm2, zmm31, zmm8, 0x96           ;   137.2 p5      14 a
        vmovdqa64 zmm9, zmm22                        ;   137.5         14 a copy
        vpternlogd zmm9, zmm29, zmm7, 0x21           ;   138.2 p0      14 a
        vpternlogd zmm23, zmm30, zmm9, 0x96          ;   139.2 p5      14 a
        vpandd zmm18, zmm7, zmm29                    ;   138.5 p0      14 a
        vpternlogd zmm18, zmm9, zmm2, 0xd            ;   139.5 p5      14 a
        vpternlogd zmm17, zmm8, zmm18, 0x69          ;   140.5 p0      14 a
        vmovdqa64 zmm8, zmm18                        ;   140.5         14 a copy
        vpternlogd zmm8, zmm31, zmm31, 0xc3          ;   140.5 p5      14 a
        vpternlogd zmm18, zmm22, zmm29, 0x6a         ;   140.5 p0      14 a
        vpternlogd zmm16, zmm18, zmm2, 0x96          ;   141.5 p5      14 a
        vpandd zmm18, zmm18, zmm22                   ;   141.5 p0      14 a
        vpternlogd zmm18, zmm9, zmm2, 0xed           ;   142.5 p5      14 a
        vpternlogd zmm23, zmm2, zmm18, 0xb4          ;   143.5 p0      14 a
        vpternlogd zmm7, zmm18, zmm14, 0x69          ;   143.5 p5      14 a
        vpternlogd zmm18, zmm14, zmm23, 0x69         ;   144.5 p0      14 a
        vmovdqa64 zmm2, zmm16                        ;   142.5         14 a copy
        vpternlogd zmm2, zmm22, zmm22, 0xc3          ;   144.2 p5      14 a
        vpxord zmm29, zmm29, zmm7                    ;   144.5 p0      14 a
        vpternlogd zmm8, zmm16, zmm29, 0x87          ;   145.5 p5      14 a
        vmovdqa64 zmm9, zmm18                        ;   145.5         14 a copy
        vpternlogd zmm9, zmm2, zmm7, 0xcb            ;   145.5 p0      14 a
        vpternlogd zmm2, zmm18, zmm7, 0x6c           ;   146.2 p5      14 a
        vpternlogd zmm7, zmm2, zmm17, 0xb4           ;   147.2 p0      14 a
        vpxord zmm14, zmm18, zmm17                   ;   147.2 p5      14 a
        vpternlogd zmm14, zmm7, zmm9, 0xe1           ;   148.2 p0      14 a
        vpternlogd zmm2, zmm14, zmm17, 0xb4          ;   149.2 p5      14 a
        vpternlogd zmm17, zmm2, zmm9, 0xb8           ;   150.2 p0      14 a
        vpxord zmm18, zmm18, zmm9                    ;   149.2 p5      14 a
        vpternlogd zmm18, zmm7, zmm2, 0x96           ;   150.2 p0      14 a
        vmovdqa64 zmm7, zmm8                         ;   146.5         14 a copy
        vpternlogd zmm7, zmm16, zmm23, 0x1d          ;   150.2 p5      14 a
        vmovdqa64 zmm9, zmm7                         ;   151.2         14 a copy
        vpternlogd zmm9, zmm16, zmm29, 0xc6          ;   151.2 p0      14 a
        vmovdqa64 zmm22, zmm9                        ;   152.2         14 a copy
        vpternlogd zmm22, zmm8, zmm29, 0xd8          ;   152.2 p5      14 a
        vpternlogd zmm22, zmm7, zmm23, 0x2c          ;   153.2 p0      14 a
        vmovdqa64 zmm7, zmm8                         ;   146.5         14 a copy
        vpternlogd zmm7, zmm16, zmm23, 0xd8          ;   152.2 p5      14 a
        vpternlogd zmm8, zmm23, zmm22, 0x2c          ;   154.2 p0      14 a
        vpternlogd zmm8, zmm16, zmm29, 0x16          ;   155.2 p5      14 a
        vmovdqu64 zmm16, [r14 + 68608]               ;    79.5 p2      15 a.0
        vmovdqu64 zmm23, [r14 + 68672]               ;    79.7 p3      15 a.1
        vmovdqa64 zmm29, zmm23                       ;    85.7         15 a copy
        vpternlogd zmm29, zmm16, [r14 + 68800], 0x56 ;   153.5 p0+p2   15 a
        vpxord zmm30, zmm26, zmm0                    ;   154.2 p5      13 a
        vmovdqa64 zmm31, zmm26                       ;   130.5         13 a copy
        vpternlogd zmm31, zmm21, zmm4, 0x96          ;   154.5 p0      13 a
        vmovdqu64 [rbx + 1216], zmm31                ;   155.5 p8+p9   13 a spill
        vmovdqa64 zmm31, zmm21                       ;    81.0         13 a copy
        vmovdqu64 [rbx + 1280], zmm0                 ;    81.2 p7+p4   13 a spill
        vpxord zmm0, zmm24, zmm13                    ;   155.2 p5      13 a
        vmovdqu64 [rbx + 1344], zmm0                 ;   156.2 p8+p9   13 a spill
        vpxord zmm0, zmm24, [rbx + 640]              ;   155.5 p0+p3   13 a
        vmovdqu64 [rbx + 1408], zmm0                 ;   156.5 p7+p4   13 a spill
        vmovdqa64 zmm0, zmm24                        ;   100.2         13 a copy
        vmovdqu64 [rbx + 1472], zmm24                ;   100.2 p8+p9   14 a spill
        vmovdqa64 zmm24, zmm21                       ;    82.3         13 a copy
        vmovdqu64 [rbx + 1536], zmm21                ;    85.2 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm2                        ;   150.2         13 a copy
        vpternlogd zmm21, zmm28, zmm20, 0x96         ;   156.2 p5      13 a
        vmovdqu64 [rbx + 1600], zmm21                ;   157.2 p8+p9   13 a spill
        vmovdqa64 zmm21, zmm20                       ;    83.2         13 a copy
        vmovdqu64 [rbx + 1664], zmm20                ;    87.2 p7+p4   13 a spill
        vpxord zmm20, zmm6, zmm15                    ;   156.5 p0      13 a
        vmovdqu64 [rbx + 1728], zmm20                ;   157.5 p8+p9   13 a spill
        vpxord zmm20, zmm6, zmm22                    ;   157.2 p5      13 a
        vmovdqu64 [rbx + 1792], zmm20                ;   158.2 p7+p4   13 a spill
        vpxord zmm20, zmm25, zmm18                   ;   157.5 p0      13 a
        vmovdqu64 [rbx + 1856], zmm20                ;   158.5 p8+p9   13 a spill
        vpxord zmm20, zmm25, [rbx + 832]             ;   158.2 p5+p2   13 a
        vmovdqu64 [rbx + 1920], zmm22                ;   154.2 p7+p4   14 a spill
        vpxord zmm22, zmm25, zmm4                    ;   158.5 p0      13 a
        vmovdqu64 [rbx + 1984], zmm25                ;    98.2 p8+p9   14 a spill
        vpxord zmm25, zmm19, zmm3                    ;   159.2 p5      13 a
        vmovdqu64 [rbx + 2048], zmm25                ;   160.2 p7+p4   13 a spill
        vpxord zmm25, zmm13, zmm12                   ;   159.5 p0      13 a
        vmovdqu64 [rbx + 2112], zmm13                ;   124.5 p8+p9   14 a spill
        vmovdqu64 zmm13, [r14 + 68736]               ;    85.8 p3      15 a.2
        vmovdqu64 [rbx + 2176], zmm22                ;   159.5 p7+p4   13 a spill
        vmovdqa64 zmm22, zmm29                       ;   154.5         15 a copy
        vpternlogd zmm22, zmm13, zmm16, 0x95         ;   160.2 p5      15 a
        vmovdqu64 [rbx + 2240], zmm15                ;   126.5 p8+p9   14 a spill
        vmovdqa64 zmm15, zmm22                       ;   161.2         15 a copy
        vpternlogd zmm15, zmm13, zmm23, 0xf6         ;   161.2 p0      15 a
        vmovdqu64 [rbx + 2304], zmm25                ;   160.5 p7+p4   13 a spill
        vmovdqa64 zmm25, zmm15                       ;   162.2         15 a copy
        vpternlogd zmm25, zmm22, zmm29, 0x70         ;   162.2 p5      15 a
        vpternlogd zmm25, zmm23, zmm16, 0x95         ;   163.2 p0      15 a
        vpternlogd zmm29, zmm25, zmm22, 0x87         ;   164.2 p5      15 a
        vpternlogd zmm23, zmm16, zmm29, 0x9e         ;   165.2 p0      15 a
        vmovdqa64 zmm16, zmm13                       ;    91.8         15 a copy
        vmovdqu64 [rbx + 2368], zmm20                ;   159.2 p8+p9   13 a spill
        vmovdqu64 zmm20, [r14 + 68864]               ;    88.3 p2      15 a.4
        vmovdqu64 [rbx + 2432], zmm19                ;   128.5 p7+p4   14 a spill
        vmovdqu64 zmm19, [r14 + 68928]               ;    88.7 p3      15 a.5
        vmovdqu64 [rbx + 2496], zmm30                ;   155.2 p8+p9   13 a spill
        vmovdqu64 zmm30, [r14 + 68992]               ;    89.3 p2      15 a.6
        vmovdqu64 [rbx + 2560], zmm8                 ;   156.2 p7+p4   14 a spill
        vmovdqa64 zmm8, zmm30                        ;    95.3         15 a copy
        vpternlogd zmm8, zmm19, zmm20, 0x78          ;   163.2 p5      15 a
        vpternlogd zmm30, zmm19, zmm20, 0x35         ;   163.5 p0      15 a
        vpxord zmm16, zmm16, zmm8                    ;   164.2 p5      15 a
        vmovdqu64 [rbx + 2624], zmm6                 ;   105.2 p8+p9   14 a spill
        vmovdqa64 zmm6, zmm30                        ;   164.5         15 a copy
        vmovdqu64 [rbx + 2688], zmm12                ;   103.2 p7+p4   13 a spill
        vmovdqu64 zmm12, [r14 + 69056]               ;    90.5 p3      15 a.7
        vpandd zmm6, zmm6, zmm12                     ;   164.5 p0      15 a
        vpternlogd zmm16, zmm6, zmm23, 0x96          ;   166.2 p5      15 a
        vmovdqa64 zmm6, zmm8                         ;   164.2         15 a copy
        vpternlogd zmm6, zmm12, zmm20, 0x9b          ;   165.5 p0      15 a
        vpternlogd zmm8, zmm6, zmm19, 0x26           ;   166.5 p5      15 a
        vpternlogd zmm6, zmm19, zmm12, 0x58          ;   166.5 p0      15 a
        vpternlogd zmm30, zmm12, zmm6, 0xd2          ;   167.5 p5      15 a
        vpternlogd zmm29, zmm15, zmm30, 0x96         ;   168.5 p0      15 a
        vpternlogd zmm6, zmm25, zmm25, 0xc3          ;   168.2 p5      15 a
        vmovdqa64 zmm12, zmm8                        ;   167.5         15 a copy
        vpternlogd zmm12, zmm22, zmm20, 0x96         ;   168.5 p0      15 a
        vmovdqa64 zmm15, zmm6                        ;   169.2         15 a copy
        vpternlogd zmm15, zmm29, zmm16, 0x21         ;   169.5 p5      15 a
        vpternlogd zmm23, zmm13, zmm15, 0x96         ;   170.5 p0      15 a
        vpandd zmm13, zmm16, zmm29                   ;   170.2 p5      15 a
        vpternlogd zmm13, zmm15, zmm12, 0xd          ;   171.2 p0      15 a
        vpternlogd zmm8, zmm20, zmm13, 0x69          ;   172.2 p5      15 a
        vmovdqa64 zmm19, zmm13                       ;   172.2         15 a copy
        vpternlogd zmm19, zmm22, zmm22, 0xc3         ;   172.2 p0      15 a
        vpternlogd zmm13, zmm6, zmm29, 0x6a          ;   172.2 p5      15 a
        vpternlogd zmm25, zmm13, zmm12, 0x96         ;   173.2 p0      15 a
        vpandd zmm13, zmm13, zmm6                    ;   173.2 p5      15 a
        vpternlogd zmm13, zmm15, zmm12, 0xed         ;   174.2 p0      15 a
        vpternlogd zmm23, zmm12, zmm13, 0xb4         ;   175.2 p5      15 a
        vpternlogd zmm16, zmm13, zmm30, 0x69         ;   175.2 p0      15 a
        vpternlogd zmm13, zmm30, zmm23, 0x69         ;   176.2 p5      15 a
        vmovdqa64 zmm12, zmm25                       ;   174.2         15 a copy
        vpternlogd zmm12, zmm6, zmm6, 0xc3           ;   175.5 p0      15 a
        vpxord zmm29, zmm29, zmm16                   ;   176.2 p5      15 a
        vpternlogd zmm19, zmm25, zmm29, 0x87         ;   177.2 p0      15 a
        vmovdqa64 zmm6, zmm13                        ;   177.2         15 a copy
        vpternlogd zmm6, zmm12, zmm16, 0xcb          ;   177.2 p5      15 a
        vpternlogd zmm12, zmm13, zmm16, 0x6c         ;   177.5 p0      15 a
        vpternlogd zmm16, zmm12, zmm8, 0xb4          ;   178.5 p5      15 a
        vpxord zmm15, zmm13, zmm8                    ;   178.5 p0      15 a
        vpternlogd zmm15, zmm16, zmm6, 0xe1          ;   179.5 p5      15 a
        vpternlogd zmm16, zmm13, zmm6, 0x96          ;   179.5 p0      15 a
        vpternlogd zmm12, zmm15, zmm8, 0xb4          ;   180.5 p5      15 a
        vpternlogd zmm8, zmm6, zmm12, 0xd8           ;   181.5 p0      15 a
        vpxord zmm6, zmm16, zmm12                    ;   181.5 p5      15 a
        vmovdqa64 zmm13, zmm19                       ;   178.2         15 a copy
        vpternlogd zmm13, zmm25, zmm23, 0x1d         ;   181.5 p0      15 a
        vmovdqa64 zmm20, zmm13                       ;   182.5         15 a copy
        vpternlogd zmm20, zmm25, zmm29, 0xc6         ;   182.5 p5      15 a
        vmovdqa64 zmm22, zmm20                       ;   183.5         15 a copy
        vpternlogd zmm22, zmm19, zmm29, 0xd8         ;   183.5 p0      15 a
        vpternlogd zmm22, zmm13, zmm23, 0x2c         ;   184.5 p5      15 a
        vmovdqa64 zmm13, zmm19                       ;   178.2         15 a copy
        vpternlogd zmm13, zmm25, zmm23, 0xd8         ;   183.5 p0      15 a
        vpternlogd zmm19, zmm23, zmm22, 0x2c         ;   185.5 p5      15 a
        vpternlogd zmm19, zmm25, zmm29, 0x16         ;   186.5 p0      15 a
        vmovdqu64 zmm23, [r15 + 69120]               ;    99.2 p2      15 a.0
        vmovdqu64 zmm25, [r15 + 69184]               ;    99.3 p3      15 a.1
        vmovdqa64 zmm29, zmm25                       ;   105.3         15 a copy
        vpternlogd zmm29, zmm23, [r15 + 69312], 0x56 ;   185.2 p5+p2   15 a
        vpxord zmm31, zmm31, zmm20                   ;   185.5 p0      13 a
        vmovdqa64 zmm30, zmm15                       ;   180.5         13 a copy
        vpternlogd zmm30, zmm2, zmm28, 0x96          ;   186.2 p5      13 a
        vmovdqu64 [rbx + 2752], zmm16                ;   180.5 p8+p9   13 a spill
        vpxord zmm16, zmm28, zmm11                   ;   186.5 p0      13 a
        vmovdqu64 [rbx + 2816], zmm28                ;   125.5 p7+p4   14 a spill
        vpxord zmm28, zmm15, [rbx + 768]             ;   187.2 p5+p3   13 a
        vmovdqu64 [rbx + 2880], zmm30                ;   187.2 p8+p9   13 a spill
        vmovdqa64 zmm30, zmm28                       ;   188.2         13 a copy
        vmovdqu64 [rbx + 2944], zmm28                ;   188.2 p7+p4   13 a spill
        vmovdqa64 zmm28, zmm15                       ;   180.5         13 a copy
        vpxord zmm26, zmm26, zmm22                   ;   187.5 p0      13 a
        vmovdqu64 [rbx + 3008], zmm15                ;   180.5 p8+p9   15 a spill
        vpxord zmm15, zmm5, zmm4                     ;   188.2 p5      13 a
        vmovdqu64 [rbx + 3072], zmm26                ;   188.5 p7+p4   13 a spill
        vpxord zmm26, zmm5, [rbx + 1088]             ;   188.5 p0+p2   13 a
        vmovdqu64 [rbx + 3136], zmm5                 ;   110.8 p8+p9   14 a spill
        vpxord zmm5, zmm13, zmm4                     ;   189.2 p5      13 a
        vmovdqu64 [rbx + 3200], zmm5                 ;   190.2 p7+p4   13 a spill
        vpxord zmm5, zmm20, [rbx + 1280]             ;   189.5 p0+p3   13 a
        vmovdqu64 [rbx + 3264], zmm20                ;   183.5 p8+p9   15 a spill
        vmovdqa64 zmm20, zmm9                        ;   152.2         13 a copy
        vmovdqu64 [rbx + 3328], zmm5                 ;   190.5 p7+p4   13 a spill
        vmovdqa64 zmm5, zmm2                         ;   150.2         13 a copy
        vmovdqu64 [rbx + 3392], zmm4                 ;   114.8 p8+p9   13 a spill
        vmovdqa64 zmm4, zmm14                        ;   149.2         13 a copy
        vmovdqu64 [rbx + 3456], zmm26                ;   189.5 p7+p4   13 a spill
        vpxord zmm26, zmm14, [rbx + 1024]            ;   190.2 p5+p2   13 a
        vmovdqu64 [rbx + 3520], zmm14                ;   149.2 p8+p9   14 a spill
        vpxord zmm14, zmm26, [rbx + 256]             ;   191.2 p0+p3   13 a
        vmovdqu64 [rbx + 3584], zmm26                ;   191.2 p7+p4   13 a spill
        vmovdqa64 zmm26, zmm2                        ;   150.2         13 a copy
        vmovdqu64 [rbx + 3648], zmm14                ;   192.2 p8+p9   13 a spill
        vpxord zmm14, zmm18, [rbx + 1088]            ;   191.2 p5+p2   13 a
        vmovdqu64 [rbx + 3712], zmm2                 ;   150.2 p7+p4   14 a spill
        vpxord zmm2, zmm18, zmm12                    ;   191.5 p0      13 a
        vmovdqu64 [rbx + 3776], zmm18                ;   151.2 p8+p9   14 a spill
        vmovdqa64 zmm18, zmm2                        ;   192.5         13 a copy
        vmovdqu64 [rbx + 3840], zmm2                 ;   192.5 p7+p4   13 a spill
        vpxord zmm2, zmm10, [rbx + 128]              ;   192.2 p5+p3   13 a
        vmovdqu64 [rbx + 3904], zmm31                ;   186.5 p8+p9   13 a spill
        vpxord zmm31, zmm2, zmm15                    ;   193.2 p0      13 a
        vmovdqu64 [rbx + 3968], zmm31                ;   194.2 p7+p4   13 a spill
        vpxord zmm31, zmm15, [rbx + 960]             ;   193.2 p5+p2   13 a
        vmovdqu64 [rbx + 4032], zmm2                 ;   193.2 p8+p9   13 a spill
        vpxord zmm2, zmm15, zmm7                     ;   193.5 p0      13 a
        vmovdqu64 [rbx + 4096], zmm2                 ;   194.5 p7+p4   13 a spill
        vmovdqa64 zmm2, zmm15                        ;   189.2         13 a copy
        vmovdqu64 [rbx + 4160], zmm15                ;   189.2 p8+p9   13 a spill
        vpxord zmm15, zmm10, [rbx + 1088]            ;   194.2 p5+p3   13 a
        vmovdqu64 [rbx + 4224], zmm15                ;   195.2 p7+p4   13 a spill
        vmovdqa64 zmm15, zmm12                       ;   181.5         13 a copy
        vmovdqu64 [rbx + 4288], zmm7                 ;   153.2 p8+p9   14 a spill
        vpxord zmm7, zmm27, zmm3                     ;   194.5 p0      13 a
        vpxord zmm15, zmm15, zmm7                    ;   195.5 p5      13 a
        vpxord zmm28, zmm28, zmm7                    ;   195.5 p0      13 a
        vmovdqu64 [rbx + 4352], zmm27                ;   129.2 p7+p4   14 a spill
        vpxord zmm27, zmm15, [rbx + 2688]            ;   196.5 p5+p2   13 a
        vmovdqu64 [rbx + 4416], zmm27                ;   197.5 p8+p9   13 a spill
        vmovdqu64 zmm27, [r15 + 69248]               ;   109.8 p3      15 a.2
        vmovdqu64 [rbx + 4480], zmm15                ;   196.5 p7+p4   13 a spill
        vmovdqa64 zmm15, zmm29                       ;   186.2         15 a copy
        vpternlogd zmm15, zmm27, zmm23, 0x95         ;   196.5 p0      15 a
        vmovdqu64 [rbx + 4544], zmm28                ;   196.5 p8+p9   13 a spill
        vmovdqa64 zmm28, zmm27                       ;   115.8         15 a copy
        vmovdqu64 [rbx + 4608], zmm11                ;   133.2 p7+p4   13 a spill
        vmovdqa64 zmm11, zmm15                       ;   197.5         15 a copy
        vpternlogd zmm11, zmm27, zmm25, 0xf6         ;   197.5 p5      15 a
        vmovdqu64 [rbx + 4672], zmm31                ;   194.2 p8+p9   13 a spill
        vmovdqa64 zmm31, zmm11                       ;   198.5         15 a copy
        vpternlogd zmm31, zmm15, zmm29, 0x70         ;   198.5 p0      15 a
        vpternlogd zmm31, zmm25, zmm23, 0x95         ;   199.5 p5      15 a
        vpternlogd zmm29, zmm31, zmm15, 0x87         ;   200.5 p0      15 a
        vpternlogd zmm25, zmm23, zmm29, 0x9e         ;   201.5 p5      15 a
        vmovdqu64 zmm23, [r15 + 69376]               ;   112.3 p2      15 a.4
        vmovdqu64 [rbx + 4736], zmm13                ;   184.5 p7+p4   15 a spill
        vmovdqu64 zmm13, [r15 + 69440]               ;   112.7 p3      15 a.5
        vmovdqu64 [rbx + 4800], zmm6                 ;   182.5 p8+p9   15 a spill
        vmovdqu64 zmm6, [r15 + 69504]                ;   113.3 p2      15 a.6
        vmovdqu64 [rbx + 4864], zmm8                 ;   182.5 p7+p4   15 a spill
        vmovdqa64 zmm8, zmm6                         ;   119.3         15 a copy
        vpternlogd zmm8, zmm13, zmm23, 0x78          ;   199.5 p0      15 a
        vpternlogd zmm6, zmm13, zmm23, 0x35          ;   200.2 p5      15 a
        vpxord zmm28, zmm28, zmm8                    ;   200.5 p0      15 a
        vmovdqu64 [rbx + 4928], zmm14                ;   192.2 p8+p9   13 a spill
        vmovdqa64 zmm14, zmm6                        ;   201.2         15 a copy
        vmovdqu64 [rbx + 4992], zmm16                ;   187.5 p7+p4   13 a spill
        vmovdqu64 zmm16, [r15 + 69568]               ;   114.5 p3      15 a.7
        vpandd zmm14, zmm14, zmm16                   ;   201.2 p5      15 a
        vpternlogd zmm28, zmm14, zmm25, 0x96         ;   202.5 p0      15 a
        vmovdqa64 zmm14, zmm8                        ;   200.5         15 a copy
        vpternlogd zmm14, zmm16, zmm23, 0x9b         ;   202.2 p5      15 a
        vpternlogd zmm8, zmm14, zmm13, 0x26          ;   203.2 p0      15 a
        vpternlogd zmm14, zmm13, zmm16, 0x58         ;   203.2 p5      15 a
        vpternlogd zmm6, zmm16, zmm14, 0xd2          ;   204.2 p0      15 a
        vpternlogd zmm29, zmm11, zmm6, 0x96          ;   205.2 p5      15 a
        vpternlogd zmm14, zmm31, zmm31, 0xc3         ;   204.5 p0      15 a
        vmovdqa64 zmm11, zmm8                        ;   204.2         15 a copy
        vpternlogd zmm11, zmm15, zmm23, 0x96         ;   205.2 p5      15 a
        vmovdqa64 zmm13, zmm14                       ;   205.5         15 a copy
        vpternlogd zmm13, zmm29, zmm28, 0x21         ;   206.2 p0      15 a
        vpternlogd zmm25, zmm27, zmm13, 0x96         ;   207.2 p5      15 a
        vpandd zmm16, zmm28, zmm29                   ;   206.5 p0      15 a
        vpternlogd zmm16, zmm13, zmm11, 0xd          ;   207.5 p5      15 a
        vpternlogd zmm8, zmm23, zmm16, 0x69          ;   208.5 p0      15 a
        vmovdqa64 zmm23, zmm16                       ;   208.5         15 a copy
        vpternlogd zmm23, zmm15, zmm15, 0xc3         ;   208.5 p5      15 a
        vpternlogd zmm16, zmm14, zmm29, 0x6a         ;   208.5 p0      15 a
        vpternlogd zmm31, zmm16, zmm11, 0x96         ;   209.5 p5      15 a
        vpandd zmm16, zmm16, zmm14                   ;   209.5 p0      15 a
        vpternlogd zmm16, zmm13, zmm11, 0xed         ;   210.5 p5      15 a
        vpternlogd zmm25, zmm11, zmm16, 0xb4         ;   211.5 p0      15 a
        vpternlogd zmm28, zmm16, zmm6, 0x69          ;   211.5 p5      15 a
        vpternlogd zmm16, zmm6, zmm25, 0x69          ;   212.5 p0      15 a
        vmovdqa64 zmm6, zmm31                        ;   210.5         15 a copy
        vpternlogd zmm6, zmm14, zmm14, 0xc3          ;   212.2 p5      15 a
        vpxord zmm29, zmm29, zmm28                   ;   212.5 p0      15 a
        vpternlogd zmm23, zmm31, zmm29, 0x87         ;   213.5 p5      15 a
        vmovdqa64 zmm11, zmm16                       ;   213.5         15 a copy
        vpternlogd zmm11, zmm6, zmm28, 0xcb          ;   213.5 p0      15 a
        vpternlogd zmm6, zmm16, zmm28, 0x6c          ;   214.2 p5      15 a
        vpternlogd zmm28, zmm6, zmm8, 0xb4           ;   215.2 p0      15 a
        vpxord zmm13, zmm16, zmm8                    ;   215.2 p5      15 a
        vpternlogd zmm13, zmm28, zmm11, 0xe1         ;   216.2 p0      15 a
        vpternlogd zmm6, zmm13, zmm8, 0xb4           ;   217.2 p5      15 a
        vpternlogd zmm8, zmm6, zmm11, 0xb8           ;   218.2 p0      15 a
        vpxord zmm16, zmm16, zmm11                   ;   217.2 p5      15 a
        vpternlogd zmm16, zmm28, zmm6, 0x96          ;   218.2 p0      15 a
        vmovdqa64 zmm11, zmm23                       ;   214.5         15 a copy
        vpternlogd zmm11, zmm31, zmm25, 0x1d         ;   218.2 p5      15 a
        vmovdqa64 zmm14, zmm11                       ;   219.2         15 a copy
        vpternlogd zmm14, zmm31, zmm29, 0xc6         ;   219.2 p0      15 a
        vmovdqa64 zmm15, zmm14                       ;   220.2         15 a copy
        vpternlogd zmm15, zmm23, zmm29, 0xd8         ;   220.2 p5      15 a
        vpternlogd zmm15, zmm11, zmm25, 0x2c         ;   221.2 p0      15 a
        vmovdqa64 zmm11, zmm23                       ;   214.5         15 a copy
        vpternlogd zmm11, zmm31, zmm25, 0xd8         ;   220.2 p5      15 a
        vpternlogd zmm23, zmm25, zmm15, 0x2c         ;   222.2 p0      15 a
        vpternlogd zmm23, zmm31, zmm29, 0x16         ;   223.2 p5      15 a
        vpxord zmm20, zmm20, zmm23                   ;   224.2 p0      13 a
        vmovdqa64 zmm25, zmm13                       ;   217.2         13 a copy
        vpternlogd zmm25, zmm1, zmm10, 0x96          ;   222.2 p5      13 a
        vmovdqu64 zmm27, [rbx + 1152]                ;   123.7 p2      14 a reload
        vpxord zmm28, zmm13, zmm27                   ;   222.5 p0      13 a
        vpxord zmm18, zmm18, zmm28                   ;   223.5 p5      13 a
        vpxord zmm2, zmm2, zmm23                     ;   224.2 p0      13 a
        vpxord zmm21, zmm21, zmm6                    ;   224.2 p5      13 a
        vpxord zmm5, zmm5, zmm6                      ;   224.5 p0      13 a
        vmovdqu64 zmm29, [rbx + 896]                 ;   124.7 p3      13 a reload
        vmovdqa64 zmm31, zmm19                       ;   187.5         13 a copy
        vpternlogd zmm31, zmm17, zmm29, 0x96         ;   225.2 p5      13 a
        vmovdqu64 [rbx + 5056], zmm25                ;   223.2 p8+p9   13 a spill
        vpxord zmm25, zmm29, zmm22                   ;   225.5 p0      13 a
        vmovdqu64 [rbx + 5120], zmm18                ;   224.5 p7+p4   13 a spill
        vmovdqu64 zmm18, [rbx + 2432]                ;   128.5 p2      14 a reload
        vpternlogd zmm25, zmm18, [rbx + 64], 0x96    ;   226.5 p5+p3   13 a
        vpxord zmm24, zmm24, zmm25                   ;   227.5 p0      13 a
        vmovdqu64 [rbx + 5184], zmm24                ;   228.5 p8+p9   13 a spill
        vpxord zmm24, zmm18, [rbx + 512]             ;   227.2 p5+p2   13 a
        vmovdqu64 [rbx + 5248], zmm22                ;   185.5 p7+p4   15 a spill
        vmovdqu64 zmm22, [rbx + 2368]                ;   159.2 p3      13 a reload
        vpternlogd zmm18, zmm22, [rbx + 4736], 0x96  ;   227.5 p0+p2   13 a
        vpxord zmm4, zmm4, zmm16                     ;   228.2 p5      13 a
        vpxord zmm30, zmm30, zmm16                   ;   228.5 p0      13 a
        vpxord zmm26, zmm26, zmm11                   ;   229.2 p5      13 a
        vmovdqu64 [rbx + 2432], zmm26                ;   230.2 p8+p9   13 a spill
        vpxord zmm26, zmm29, [rbx + 768]             ;   229.5 p0+p3   13 a
        vpxord zmm29, zmm17, [rbx + 4992]            ;   230.2 p5+p2   13 a
        vmovdqu64 [rbx + 5312], zmm31                ;   226.2 p7+p4   13 a spill
        vpxord zmm31, zmm17, [rbx + 256]             ;   230.5 p0+p3   13 a
        vmovdqu64 [rbx + 5376], zmm17                ;   151.2 p8+p9   14 a spill
        vpxord zmm17, zmm21, [rbx + 4992]            ;   231.2 p5+p2   13 a
        vmovdqu64 [rbx + 5440], zmm21                ;   225.2 p7+p4   13 a spill
        vpxord zmm21, zmm12, zmm27                   ;   231.5 p0      13 a
        vmovdqu64 [rbx + 5504], zmm17                ;   232.2 p8+p9   13 a spill
        vpxord zmm17, zmm21, [rbx + 3456]            ;   232.5 p5+p3   13 a
        vmovdqu64 [rbx + 5568], zmm21                ;   232.5 p7+p4   13 a spill
        vpxord zmm21, zmm6, [rbx + 4800]             ;   232.5 p0+p2   13 a
        vmovdqu64 [rbx + 5632], zmm31                ;   231.5 p8+p9   13 a spill
        vmovdqa64 zmm31, zmm2                        ;   225.2         13 a copy
        vmovdqu64 [rbx + 5696], zmm2                 ;   225.2 p7+p4   13 a spill
        vmovdqa64 zmm2, zmm5                         ;   225.5         34 st copy
        vpternlogd zmm2, zmm1, [r8 + 33152], 0x96    ;   233.2 p5+p3   34 st
        vmovdqu64 [rbx + 5760], zmm5                 ;   225.5 p8+p9   13 a spill
        vpxord zmm5, zmm27, zmm21                    ;   233.5 p0      13 a
        vmovdqu64 [rbx + 5824], zmm21                ;   233.5 p7+p4   13 a spill
        vpxord zmm21, zmm5, [rbx + 2816]             ;   234.5 p5+p2   13 a
        vmovdqu64 [rbx + 5888], zmm5                 ;   234.5 p8+p9   13 a spill
        vpxord zmm5, zmm21, [rbx + 1600]             ;   235.5 p0+p3   13 a
        vmovdqu64 zmm27, [rbx + 1600]                ;   157.2 p2      13 a
        vpternlogd zmm27, zmm22, [rbx + 4992], 0x96  ;   235.2 p5+p3   13 a
        vpxord zmm22, zmm16, [rbx + 2688]            ;   235.5 p0+p2   13 a
        vmovdqu64 [rbx + 5952], zmm27                ;   236.2 p7+p4   13 a spill
        vpxord zmm27, zmm16, [rbx + 4544]            ;   236.2 p5+p3   13 a
        vmovdqu64 [rbx + 6016], zmm22                ;   236.5 p8+p9   13 a spill
        vpxord zmm22, zmm16, [rbx + 1088]            ;   236.5 p0+p2   13 a
        vmovdqu64 [rbx + 6080], zmm21                ;   235.5 p7+p4   13 a spill
        vmovdqa64 zmm21, zmm22                       ;   237.5         13 a copy
        vmovdqu64 [rbx + 6144], zmm22                ;   237.5 p8+p9   13 a spill
        vmovdqu64 zmm22, [rbx + 2624]                ;   135.0 p3      13 a
        vpternlogd zmm22, zmm23, [rbx + 576], 0x96   ;   237.2 p5+p2   13 a
        vmovdqu64 [rbx + 6208], zmm24                ;   228.2 p7+p4   13 a spill
        vmovdqu64 zmm24, [rbx + 4864]                ;   182.5 p3      15 a reload
        vpternlogd zmm23, zmm24, [rbx + 1024], 0x96  ;   237.5 p0+p2   13 a
        vpternlogd zmm2, zmm24, [rbx + 4672], 0x96   ;   238.2 p5+p3   34 st
        vmovdqu64 [rbx + 6272], zmm23                ;   238.5 p8+p9   13 a spill
        vpxord zmm23, zmm24, [rbx + 4928]            ;   238.5 p0+p2   13 a
        vpxord zmm22, zmm22, [rbx + 2560]            ;   239.2 p5+p3   13 a
        vpxord zmm24, zmm22, [rbx + 3904]            ;   240.2 p0+p2   13 a
        vmovdqu64 [rbx + 6336], zmm22                ;   240.2 p7+p4   13 a spill
        vmovdqa64 zmm22, zmm29                       ;   231.2         13 a copy
        vpternlogd zmm22, zmm27, [rbx + 4352], 0x96  ;   240.2 p5+p3   13 a
        vmovdqu64 [rbx + 6400], zmm22                ;   241.2 p8+p9   13 a spill
        vmovdqa64 zmm22, zmm29                       ;   231.2         13 a copy
        vpternlogd zmm22, zmm8, [rbx + 1408], 0x96   ;   240.5 p0+p2   13 a
        vmovdqu64 [rbx + 6464], zmm29                ;   231.2 p7+p4   13 a spill
        vpxord zmm29, zmm3, zmm4                     ;   241.2 p5      13 a
        vmovdqu64 [rbx + 6528], zmm29                ;   242.2 p8+p9   13 a spill
        vmovdqa64 zmm29, zmm7                        ;   195.5         13 a copy
        vpternlogd zmm29, zmm8, [rbx + 704], 0x96    ;   241.5 p0+p3   13 a
        vmovdqu64 [rbx + 6592], zmm29                ;   242.5 p7+p4   13 a spill
        vpxord zmm29, zmm11, [rbx + 4288]            ;   242.2 p5+p2   13 a
        vpternlogd zmm29, zmm1, [rbx + 256], 0x96    ;   243.2 p0+p3   13 a
        vmovdqu64 [rbx + 6656], zmm20                ;   225.2 p8+p9   13 a spill
        vpxord zmm20, zmm11, [rbx + 4928]            ;   243.2 p5+p2   13 a
        vpxord zmm13, zmm13, [rbx + 0]               ;   243.5 p0+p3   13 a
        vmovdqu64 [rbx + 6720], zmm11                ;   221.2 p7+p4   15 a spill
        vpxord zmm11, zmm13, [rbx + 4928]            ;   244.5 p5+p2   13 a
        vmovdqu64 [rbx + 6784], zmm11                ;   245.5 p8+p9   13 a spill
        vmovdqa64 zmm11, zmm13                       ;   244.5         13 a copy
        vpternlogd zmm11, zmm3, [rbx + 2304], 0x96   ;   244.5 p0+p3   13 a
        vpxord zmm21, zmm21, zmm11                   ;   245.5 p5      13 a
        vmovdqu64 [rbx + 6848], zmm21                ;   246.5 p7+p4   13 a spill
        vmovdqu64 zmm21, [rbx + 1664]                ;   143.7 p2      13 a
        vpternlogd zmm21, zmm12, [rbx + 448], 0x96   ;   245.5 p0+p3   13 a
        vmovdqu64 [rbx + 6912], zmm11                ;   245.5 p8+p9   13 a spill
        vpxord zmm11, zmm14, [rbx + 384]             ;   246.2 p5+p2   13 a
        vpternlogd zmm11, zmm9, [rbx + 320], 0x96    ;   247.2 p0+p3   13 a
        vmovdqu64 [rbx + 6976], zmm13                ;   244.5 p7+p4   13 a spill
        vpxord zmm13, zmm19, zmm14                   ;   247.2 p5      13 a
        vmovdqu64 [rbx + 7040], zmm13                ;   248.2 p8+p9   13 a spill
        vmovdqu64 zmm13, [rbx + 2496]                ;   155.2 p2      13 a
        vpternlogd zmm13, zmm19, [rbx + 512], 0x96   ;   247.5 p0+p3   13 a
        vmovdqu64 [rbx + 7104], zmm12                ;   181.5 p7+p4   15 a spill
        vmovdqa64 zmm12, zmm1                        ;   143.2         34 st copy
        vmovdqu64 [rbx + 7168], zmm1                 ;   174.8 p8+p9   13 a spill
        vpxord zmm1, zmm4, zmm23                     ;   248.2 p5      13 a
        vpxord zmm0, zmm0, [rbx + 4992]              ;   248.5 p0+p2   13 a
        vmovdqu64 [rbx + 7232], zmm23                ;   239.5 p7+p4   13 a spill
        vpxord zmm23, zmm15, [rbx + 1920]            ;   249.2 p5+p3   13 a
        vmovdqu64 [rbx + 7296], zmm9                 ;   176.8 p8+p9   14 a spill
        vpxord zmm9, zmm15, [rbx + 2560]             ;   249.5 p0+p2   13 a
        vmovdqu64 [rbx + 7360], zmm15                ;   222.2 p7+p4   15 a spill
        vmovdqu64 zmm15, [rbx + 192]                 ;   148.0 p3      13 a
        vpternlogd zmm15, zmm23, [rbx + 1024], 0x96  ;   250.2 p5+p2   13 a
        vmovdqu64 [rbx + 7424], zmm23                ;   250.2 p8+p9   13 a spill
        vmovdqu64 zmm23, [rbx + 960]                 ;   149.0 p3      13 a
        vpternlogd zmm23, zmm4, [rbx + 1088], 0x96   ;   250.5 p0+p2   13 a
        vmovdqu64 [rbx + 7488], zmm23                ;   251.5 p7+p4   13 a spill
        vmovdqa64 zmm23, zmm3                        ;   146.0         34 st copy
        vmovdqu64 [rbx + 7552], zmm21                ;   246.5 p8+p9   13 a spill
        vmovdqu64 zmm21, [rbx + 1152]                ;   150.0 p3      13 a
        vpternlogd zmm21, zmm5, [rbx + 832], 0x96    ;   251.2 p5+p2   13 a
        vmovdqu64 [rbx + 7616], zmm5                 ;   236.5 p7+p4   13 a spill
        vmovdqu64 zmm5, [rbx - 128]                  ;   151.0 p3      34 st
        vpternlogd zmm5, zmm11, [r8 + 32768], 0x96   ;   251.5 p0+p2   34 st
        vpternlogd zmm5, zmm17, [rbx + 768], 0x96    ;   252.5 p5+p3   34 st
        vmovdqu64 [r8 + 65536], zmm5                 ;   253.5 p8+p9   34 st
        vmovdqu64 zmm5, [rbx + 704]                  ;   152.7 p2      14 a reload
        vmovdqu64 [rbx + 7680], zmm11                ;   248.2 p7+p4   13 a spill
        vmovdqu64 zmm11, [rbx + 4928]                ;   192.2 p3      13 a
        vpternlogd zmm11, zmm8, zmm5, 0x96           ;   252.5 p0      13 a
        vmovdqu64 [rbx + 7744], zmm11                ;   253.5 p8+p9   13 a spill
        vpxord zmm11, zmm5, [rbx + 192]              ;   253.2 p5+p2   13 a
        vmovdqu64 [rbx + 7808], zmm11                ;   254.2 p7+p4   13 a spill
        vmovdqu64 zmm11, [rbx + 1664]                ;   154.0 p3      13 a
        vpternlogd zmm11, zmm5, [rbx + 640], 0x96    ;   253.5 p0+p2   13 a
        vmovdqu64 zmm5, [rbx + 4544]                 ;   196.5 p3      13 a
        vpternlogd zmm5, zmm8, [rbx - 64], 0x96      ;   254.2 p5+p2   13 a
        vmovdqu64 [rbx + 1664], zmm5                 ;   255.2 p8+p9   13 a spill
        vmovdqu64 zmm5, [rbx + 4800]                 ;   182.5 p3      13 a
        vpternlogd zmm5, zmm30, [rbx + 4608], 0x96   ;   254.5 p0+p2   13 a
        vmovdqu64 [rbx + 7872], zmm5                 ;   255.5 p7+p4   13 a spill
        vmovdqu64 zmm5, [rbx + 4800]                 ;   182.5 p3      13 a
        vpxord zmm5, zmm5, [rbx + 768]               ;   255.2 p5+p2   13 a
        vmovdqu64 [rbx + 7936], zmm5                 ;   256.2 p8+p9   13 a spill
        vmovdqu64 zmm5, [rbx + 0]                    ;   158.0 p3      13 a
        vpxord zmm5, zmm5, [rbx + 2688]              ;   255.5 p0+p2   13 a
        vpternlogd zmm2, zmm0, zmm5, 0x96            ;   256.5 p5      34 st
        vmovdqu64 [r8 + 65920], zmm2                 ;   257.5 p7+p4   34 st
        vmovdqu64 zmm2, [rbx + 4800]                 ;   182.5 p3      15 a reload
        vmovdqu64 [rbx + 8000], zmm0                 ;   249.5 p8+p9   13 a spill
        vpxord zmm0, zmm5, zmm2                      ;   256.5 p0      13 a
        vmovdqu64 [rbx + 8064], zmm8                 ;   219.2 p7+p4   15 a spill
        vpxord zmm8, zmm2, [rbx + 128]               ;   257.2 p5+p2   13 a
        vmovdqa64 zmm2, zmm5                         ;   256.5         13 a copy
        vpternlogd zmm2, zmm3, [rbx + 2304], 0x96    ;   257.5 p0+p3   13 a
        vmovdqu64 [rbx + 8128], zmm5                 ;   256.5 p8+p9   13 a spill
        vmovdqa64 zmm5, zmm2                         ;   258.5         13 a copy
        vpternlogd zmm5, zmm7, zmm6, 0x96            ;   258.5 p5      13 a
        vmovdqu64 [rbx + 8192], zmm6                 ;   218.2 p7+p4   15 a spill
        vmovdqa64 zmm6, zmm2                         ;   258.5         13 a copy
        vpternlogd zmm6, zmm0, zmm7, 0x96            ;   258.5 p0      13 a
        vmovdqu64 [rbx + 8256], zmm7                 ;   195.5 p8+p9   13 a spill
        vmovdqa64 zmm7, zmm8                         ;   258.2         13 a copy
        vpternlogd zmm7, zmm28, [rbx + 3456], 0x96   ;   259.2 p5+p2   13 a
        vmovdqu64 [rbx + 8320], zmm0                 ;   257.5 p7+p4   13 a spill
        vpxord zmm0, zmm6, [r8 + 32832]              ;   259.5 p0+p3   34 st
        vpternlogd zmm6, zmm17, [rbx + 768], 0x96    ;   260.2 p5+p2   13 a
        vpternlogd zmm0, zmm24, [rbx + 3328], 0x96   ;   260.5 p0+p3   34 st
        vmovdqu64 [r8 + 65600], zmm0                 ;   261.5 p8+p9   34 st
        vmovdqu64 zmm0, [rbx + 1600]                 ;   162.7 p2      13 a reload
        vmovdqu64 [rbx + 8384], zmm28                ;   223.5 p7+p4   13 a spill
        vpxord zmm28, zmm5, zmm0                     ;   261.2 p5      13 a
        vmovdqu64 [rbx + 8448], zmm24                ;   241.2 p8+p9   13 a spill
        vmovdqu64 zmm24, [rbx + 4672]                ;   194.2 p3      13 a
        vmovdqu64 zmm0, [rbx + 192]                  ;   163.7 p2      13 a
        vpxord zmm0, zmm0, [rbx + 448]               ;   261.5 p0+p3   13 a
        vmovdqu64 [rbx + 8512], zmm2                 ;   258.5 p7+p4   13 a spill
        vmovdqa64 zmm2, zmm0                         ;   262.5         34 st copy
        vpternlogd zmm2, zmm10, [r8 + 33024], 0x96   ;   262.5 p5+p2   34 st
        vpternlogd zmm2, zmm6, zmm22, 0x96           ;   263.5 p0      34 st
        vmovdqu64 [rbx + 8576], zmm0                 ;   262.5 p8+p9   13 a spill
        vmovdqu64 zmm0, [rbx + 3072]                 ;   188.5 p3      13 a reload
        vpternlogd zmm2, zmm0, [rbx + 576], 0x96     ;   264.5 p5+p2   34 st
        vmovdqu64 [r8 + 65792], zmm2                 ;   265.5 p7+p4   34 st
        vmovdqu64 zmm2, [rbx + 2560]                 ;   166.0 p3      13 a
        vpxord zmm2, zmm2, [rbx + 320]               ;   263.5 p0+p2   13 a
        vmovdqu64 zmm0, [rbx + 2176]                 ;   167.0 p3      13 a
        vpxord zmm0, zmm0, [rbx + 2880]              ;   264.2 p5+p2   13 a
        vmovdqu64 [rbx + 8640], zmm22                ;   241.5 p8+p9   13 a spill
        vmovdqu64 zmm22, [rbx + 1920]                ;   168.0 p3      13 a
        vpxord zmm22, zmm22, [rbx + 960]             ;   264.5 p0+p2   13 a
        vmovdqu64 [rbx + 8704], zmm10                ;   203.2 p7+p4   13 a spill
        vmovdqu64 zmm10, [rbx + 2816]                ;   169.0 p3      13 a
        vpxord zmm10, zmm10, [rbx + 640]             ;   265.2 p5+p2   13 a
        vmovdqu64 [rbx + 8768], zmm10                ;   266.2 p8+p9   13 a spill
        vmovdqu64 zmm10, [rbx + 2880]                ;   187.2 p3      13 a
        vpxord zmm10, zmm10, [rbx + 1856]            ;   265.5 p0+p2   13 a
        vmovdqu64 [rbx + 8832], zmm8                 ;   258.2 p7+p4   13 a spill
        vmovdqu64 zmm8, [rbx + 4608]                 ;   171.0 p3      13 a
        vpxord zmm8, zmm8, [rbx + 832]               ;   266.2 p5+p2   13 a
        vmovdqu64 [rbx + 8896], zmm8                 ;   267.2 p8+p9   13 a spill
        vmovdqu64 zmm8, [rbx + 3712]                 ;   172.0 p3      13 a
        vpternlogd zmm8, zmm21, [rbx + 3520], 0x96   ;   266.5 p0+p2   13 a
        vmovdqu64 [rbx + 8960], zmm8                 ;   267.5 p7+p4   13 a spill
        vmovdqu64 zmm8, [rbx + 64]                   ;   173.0 p3      13 a
        vpxord zmm8, zmm8, [rbx + 1280]              ;   267.2 p5+p2   13 a
        vmovdqu64 [rbx + 9024], zmm2                 ;   264.5 p8+p9   13 a spill
        vmovdqu64 zmm2, [rbx + 512]                  ;   174.0 p3      13 a
        vpxord zmm2, zmm2, [rbx - 128]               ;   267.5 p0+p2   13 a
        vmovdqu64 [rbx + 9088], zmm2                 ;   268.5 p7+p4   13 a spill
        vmovdqu64 zmm2, [rbx + 2304]                 ;   175.0 p3      13 a
        vpxord zmm2, zmm2, [rbx + 4288]              ;   268.2 p5+p2   13 a
        vmovdqu64 [rbx + 9152], zmm10                ;   266.5 p8+p9   13 a spill
        vmovdqu64 zmm10, [rbx + 320]                 ;   176.0 p3      34 st
        vpxord zmm10, zmm10, [r8 + 32896]            ;   268.5 p0+p2   34 st
        vmovdqu64 [rbx + 9216], zmm8                 ;   268.2 p7+p4   13 a spill
        vmovdqu64 zmm8, [rbx + 4992]                 ;   187.5 p3      13 a reload
        vpternlogd zmm10, zmm8, [rbx + 3264], 0x96   ;   269.5 p5+p2   34 st
        vpternlogd zmm10, zmm17, zmm26, 0x96         ;   270.5 p0      34 st
        vmovdqu64 zmm17, [rbx + 512]                 ;   178.0 p3      13 a reload
        vpternlogd zmm10, zmm15, zmm17, 0x96         ;   271.5 p5      34 st
        vmovdqu64 [r8 + 65664], zmm10                ;   272.5 p8+p9   34 st
        vmovdqu64 zmm10, [rbx + 2752]                ;   180.5 p2      34 st
        vpternlogd zmm10, zmm8, [r8 + 33088], 0x96   ;   270.5 p0+p3   34 st
        vpternlogd zmm10, zmm7, zmm18, 0x96          ;   271.5 p5      34 st
        vpternlogd zmm10, zmm6, [rbx + 3648], 0x96   ;   272.5 p0+p2   34 st
        vmovdqu64 [r8 + 65856], zmm10                ;   273.5 p7+p4   34 st
        vmovdqu64 zmm10, [rbx + 4608]                ;   180.0 p3      13 a reload
        vmovdqu64 zmm8, [rbx + 1856]                 ;   180.7 p2      34 st
        vpternlogd zmm8, zmm10, [r8 + 33216], 0x96   ;   272.2 p5+p3   34 st
        vpternlogd zmm8, zmm27, zmm11, 0x96          ;   273.2 p0      34 st
        vmovdqu64 [r8 + 65984], zmm8                 ;   274.2 p8+p9   34 st
        vmovdqu64 zmm8, [rbx - 64]                   ;   181.7 p2      34 st
        vpxord zmm8, zmm8, [r8 + 32960]              ;   273.2 p5+p3   34 st
        vmovdqu64 zmm27, [rbx + 384]                 ;   182.7 p2      13 a reload
        vpternlogd zmm8, zmm29, zmm27, 0x96          ;   274.2 p0      34 st
        vpternlogd zmm8, zmm6, [rbx + 64], 0x96      ;   275.2 p5+p3   34 st
        vmovdqu64 zmm6, [rbx + 1728]                 ;   183.7 p2      13 a reload
        vpternlogd zmm8, zmm19, zmm6, 0x96           ;   276.2 p0      34 st
        vmovdqu64 [r8 + 65728], zmm8                 ;   277.2 p7+p4   34 st
        vmovdqu64 zmm8, [rbx + 4928]                 ;   192.2 p3      34 st
        vpternlogd zmm8, zmm14, [r9 + 33408], 0x96   ;   275.2 p5+p2   34 st
        vpternlogd zmm8, zmm25, [rbx + 3584], 0x96   ;   276.2 p0+p3   34 st
        vpternlogd zmm8, zmm6, zmm5, 0x96            ;   277.2 p5      34 st
        vmovdqu64 [r9 + 66176], zmm8                 ;   278.2 p8+p9   34 st
        vmovdqu64 zmm6, [rbx + 3520]                 ;   185.7 p2      34 st
        vpternlogd zmm6, zmm27, [r9 + 33280], 0x96   ;   276.5 p0+p3   34 st
        vpxord zmm12, zmm12, [r9 + 33472]            ;   277.2 p5+p2   34 st
        vpxord zmm23, zmm23, [r9 + 33728]            ;   277.5 p0+p3   34 st
        vpternlogd zmm23, zmm7, [rbx + 6464], 0x96   ;   278.5 p5+p2   34 st
        vmovdqu64 [r9 + 66496], zmm23                ;   279.5 p7+p4   34 st
        vmovdqu64 zmm7, [rbx - 64]                   ;   188.0 p3      13 a reload
        vmovdqu64 zmm8, [rbx + 448]                  ;   188.7 p2      13 a reload
        vmovdqu64 zmm23, [rbx + 4736]                ;   189.0 p3      13 a
        vpternlogd zmm23, zmm8, zmm7, 0x96           ;   278.5 p0      13 a
        vpxord zmm24, zmm24, zmm23                   ;   279.5 p5      13 a
        vpternlogd zmm12, zmm23, [rbx + 192], 0x96   ;   279.5 p0+p2   34 st
        vpternlogd zmm12, zmm4, [rbx + 960], 0x96    ;   280.5 p5+p3   34 st
        vpternlogd zmm12, zmm28, [rbx + 1216], 0x96  ;   281.5 p0+p2   34 st
        vmovdqu64 zmm27, [rbx + 6656]                ;   225.2 p3      13 a reload
        vpternlogd zmm12, zmm27, [rbx + 3392], 0x96  ;   282.5 p5+p2   34 st
        vmovdqu64 [r9 + 66240], zmm12                ;   283.5 p8+p9   34 st
        vmovdqa64 zmm12, zmm16                       ;   219.2         34 st copy
        vmovdqu64 zmm27, [rbx + 320]                 ;   192.0 p3      34 st
        vpxord zmm27, zmm27, [r9 + 33344]            ;   281.5 p0+p2   34 st
        vpternlogd zmm27, zmm16, [rbx + 1600], 0x96  ;   282.5 p5+p3   34 st
        vmovdqu64 zmm16, [rbx + 576]                 ;   193.7 p2      13 a reload
        vpternlogd zmm27, zmm13, zmm16, 0x96         ;   283.5 p0      34 st
        vmovdqu64 [r9 + 66112], zmm27                ;   284.5 p7+p4   34 st
        vmovdqu64 zmm27, [rbx + 1536]                ;   194.0 p3      34 st
        vmovdqu64 zmm16, [rbx + 4736]                ;   194.7 p2      34 st
        vmovdqu64 zmm10, [rbx + 2240]                ;   195.0 p3      14 a reload
        vmovdqu64 [rbx + 4736], zmm11                ;   254.5 p8+p9   13 a spill
        vmovdqu64 zmm11, [rbx + 3904]                ;   195.7 p2      13 a
        vpternlogd zmm11, zmm10, [rbx - 128], 0x96   ;   283.2 p5+p3   13 a
        vpternlogd zmm6, zmm5, zmm11, 0x96           ;   284.2 p0      34 st
        vmovdqu64 [r9 + 66048], zmm6                 ;   285.2 p7+p4   34 st
        vpxord zmm31, zmm31, zmm11                   ;   284.2 p5      13 a
        vmovdqa64 zmm5, zmm29                        ;   244.2         34 st copy
        vmovdqa64 zmm6, zmm10                        ;   201.0         34 st copy
        vmovdqu64 [rbx + 960], zmm19                 ;   222.8 p8+p9   15 a spill
        vmovdqu64 zmm19, [rbx + 256]                 ;   196.7 p2      14 a reload
        vmovdqu64 zmm7, [rbx + 4032]                 ;   197.0 p3      34 st
        vpternlogd zmm7, zmm19, [r9 + 33536], 0x96   ;   284.5 p0+p2   34 st
        vmovdqu64 zmm19, [rbx + 704]                 ;   198.0 p3      14 a reload
        vpternlogd zmm7, zmm19, [rbx + 640], 0x96    ;   285.5 p5+p2   34 st
        vpternlogd zmm7, zmm28, zmm1, 0x96           ;   286.5 p0      34 st
        vmovdqu64 zmm28, [rbx + 6208]                ;   228.2 p3      13 a reload
        vpternlogd zmm7, zmm9, zmm28, 0x96           ;   287.5 p5      34 st
        vmovdqu64 [r9 + 66304], zmm7                 ;   288.5 p7+p4   34 st
        vmovdqu64 zmm7, [rbx + 0]                    ;   199.7 p2      13 a reload
        vmovdqu64 zmm28, [rbx + 1472]                ;   200.0 p3      34 st
        vpternlogd zmm28, zmm7, [r9 + 33600], 0x96   ;   286.5 p0+p2   34 st
        vmovdqu64 zmm7, [rbx + 64]                   ;   201.0 p3      13 a reload
        vpternlogd zmm28, zmm30, zmm7, 0x96          ;   287.5 p5      34 st
        vpternlogd zmm28, zmm20, zmm22, 0x96         ;   288.5 p0      34 st
        vpternlogd zmm28, zmm21, [rbx + 6080], 0x96  ;   289.5 p5+p2   34 st
        vmovdqu64 [r9 + 66368], zmm28                ;   290.5 p8+p9   34 st
        vmovdqu64 zmm28, [rbx + 2176]                ;   202.0 p3      13 a reload
        vmovdqu64 zmm7, [rbx + 7552]                 ;   246.5 p2      34 st
        vpternlogd zmm7, zmm28, [r9 + 33664], 0x96   ;   288.5 p0+p3   34 st
        vpternlogd zmm7, zmm2, [rbx + 7744], 0x96    ;   289.5 p5+p2   34 st
        vmovdqu64 [r9 + 66432], zmm7                 ;   290.5 p7+p4   34 st
        vmovdqu64 zmm7, [rbx + 4160]                 ;   204.0 p3      34 st
        vpternlogd zmm7, zmm29, [r10 + 33984], 0x96  ;   289.5 p0+p2   34 st
        vpternlogd zmm7, zmm8, [rbx + 7104], 0x96    ;   290.5 p5+p3   34 st
        vmovdqu64 zmm28, [rbx + 9152]                ;   266.5 p2      13 a reload
        vpternlogd zmm7, zmm28, [rbx + 2048], 0x96   ;   291.5 p0+p3   34 st
        vmovdqu64 zmm8, [rbx + 9024]                 ;   264.5 p2      13 a reload
        vpternlogd zmm7, zmm8, [rbx + 3328], 0x96    ;   292.5 p5+p3   34 st
        vmovdqu64 [r10 + 66752], zmm7                ;   293.5 p8+p9   34 st
        vmovdqu64 zmm7, [rbx + 3136]                 ;   207.7 p2      34 st
        vpternlogd zmm7, zmm10, [r10 + 33856], 0x96  ;   291.5 p0+p3   34 st
        vpternlogd zmm7, zmm3, [rbx + 3840], 0x96    ;   292.5 p5+p2   34 st
        vpternlogd zmm7, zmm17, [rbx + 6336], 0x96   ;   293.5 p0+p3   34 st
        vmovdqu64 [r10 + 66624], zmm7                ;   294.5 p7+p4   34 st
        vpxord zmm27, zmm27, [r10 + 33792]           ;   293.2 p5+p2   34 st
        vmovdqu64 zmm7, [rbx + 7680]                 ;   248.2 p3      13 a reload
        vpternlogd zmm27, zmm0, zmm7, 0x96           ;   294.2 p0      34 st
        vmovdqu64 [r10 + 66560], zmm27               ;   295.2 p8+p9   34 st
        vpxord zmm16, zmm16, [r10 + 34176]           ;   294.2 p5+p2   34 st
        vmovdqu64 zmm17, [rbx + 2688]                ;   211.0 p3      13 a reload
        vmovdqu64 zmm27, [rbx + 3136]                ;   211.7 p2      14 a reload
        vpternlogd zmm16, zmm27, zmm17, 0x96         ;   295.2 p0      34 st
        vmovdqu64 zmm8, [rbx + 4352]                 ;   212.0 p3      14 a reload
        vpternlogd zmm16, zmm8, [rbx + 8704], 0x96   ;   296.2 p5+p2   34 st
        vmovdqu64 zmm7, [rbx + 128]                  ;   213.0 p3      13 a
        vpternlogd zmm7, zmm8, [rbx + 3392], 0x96    ;   295.5 p0+p2   13 a
        vmovdqu64 [rbx + 8704], zmm20                ;   244.2 p7+p4   13 a spill
        vmovdqu64 zmm20, [rbx + 7616]                ;   236.5 p3      13 a reload
        vpternlogd zmm16, zmm20, [rbx + 5632], 0x96  ;   297.2 p5+p2   34 st
        vmovdqu64 [r10 + 66944], zmm16               ;   298.2 p8+p9   34 st
        vmovdqu64 zmm16, [rbx + 8896]                ;   267.2 p3      34 st
        vpternlogd zmm16, zmm8, [r10 + 34240], 0x96  ;   296.5 p0+p2   34 st
        vmovdqu64 zmm20, [rbx + 1344]                ;   216.0 p3      13 a reload
        vpternlogd zmm16, zmm1, zmm20, 0x96          ;   297.5 p5      34 st
        vmovdqu64 [r10 + 67008], zmm16               ;   298.5 p7+p4   34 st
        vmovdqa64 zmm1, zmm30                        ;   229.5         34 st copy
        vmovdqa64 zmm16, zmm14                       ;   220.2         34 st copy
        vmovdqu64 zmm20, [rbx - 128]                 ;   216.7 p2      13 a reload
        vmovdqu64 [rbx + 7616], zmm29                ;   244.2 p8+p9   13 a spill
        vmovdqu64 zmm29, [rbx + 7296]                ;   217.0 p3      34 st
        vpternlogd zmm29, zmm20, [r10 + 33920], 0x96 ;   297.5 p0+p2   34 st
        vpternlogd zmm29, zmm8, [rbx + 4800], 0x96   ;   298.5 p5+p3   34 st
        vpternlogd zmm29, zmm0, zmm15, 0x96          ;   299.5 p0      34 st
        vmovdqu64 zmm0, [rbx + 9216]                 ;   268.2 p2      13 a reload
        vpternlogd zmm29, zmm0, [rbx + 2496], 0x96   ;   300.5 p5+p3   34 st
        vmovdqu64 [r10 + 66688], zmm29               ;   301.5 p7+p4   34 st
        vmovdqu64 zmm8, [rbx + 4672]                 ;   219.7 p2      13 a reload
        vmovdqu64 zmm29, [rbx + 8832]                ;   258.2 p3      34 st
        vpternlogd zmm29, zmm8, [r10 + 34048], 0x96  ;   299.5 p0+p2   34 st
        vpternlogd zmm29, zmm28, [rbx + 4480], 0x96  ;   300.5 p5+p3   34 st
        vmovdqu64 zmm28, [rbx + 8064]                ;   221.7 p2      15 a reload
        vmovdqu64 zmm20, [rbx + 1408]                ;   222.0 p3      13 a reload
        vpternlogd zmm29, zmm20, zmm28, 0x96         ;   301.5 p0      34 st
        vmovdqu64 zmm28, [rbx + 5312]                ;   226.2 p2      13 a reload
        vpternlogd zmm29, zmm28, [rbx + 1792], 0x96  ;   302.5 p5+p3   34 st
        vmovdqu64 [r10 + 66816], zmm29               ;   303.5 p8+p9   34 st
        vmovdqu64 zmm29, [rbx + 4288]                ;   223.7 p2      14 a reload
        vmovdqu64 zmm28, [rbx + 3520]                ;   224.0 p3      34 st
        vpternlogd zmm28, zmm29, [r10 + 34112], 0x96 ;   301.5 p0+p2   34 st
        vpternlogd zmm28, zmm27, [rbx + 6976], 0x96  ;   302.5 p5+p3   34 st
        vmovdqu64 zmm27, [rbx + 7936]                ;   256.2 p2      13 a reload
        vpternlogd zmm28, zmm27, [rbx + 1856], 0x96  ;   303.5 p0+p3   34 st
        vmovdqu64 zmm29, [rbx + 7808]                ;   254.2 p2      13 a reload
        vpternlogd zmm28, zmm29, [rbx + 5248], 0x96  ;   304.5 p5+p3   34 st
        vmovdqu64 zmm29, [rbx + 4480]                ;   227.7 p2      13 a reload
        vpternlogd zmm28, zmm29, [rbx - 64], 0x96    ;   305.5 p0+p3   34 st
        vmovdqu64 [r10 + 66880], zmm28               ;   306.5 p7+p4   34 st
        vmovdqu64 zmm28, [rbx + 320]                 ;   228.7 p2      14 a reload
        vpternlogd zmm17, zmm28, [r11 + 34304], 0x96 ;   304.2 p5+p3   34 st
        vmovdqu64 zmm29, [rbx + 256]                 ;   229.7 p2      14 a reload
        vpternlogd zmm23, zmm29, [r11 + 34496], 0x96 ;   304.5 p0+p3   34 st
        vmovdqu64 zmm29, [rbx + 5120]                ;   230.7 p2      13 a reload
        vpternlogd zmm17, zmm11, zmm29, 0x96         ;   305.2 p5      34 st
        vmovdqu64 [r11 + 67072], zmm17               ;   306.2 p8+p9   34 st
        vmovdqu64 zmm17, [rbx + 1088]                ;   231.0 p3      13 a reload
        vpternlogd zmm27, zmm17, [r11 + 34752], 0x96 ;   305.5 p0+p2   34 st
        vmovdqu64 zmm17, [rbx + 2304]                ;   232.0 p3      13 a reload
        vpternlogd zmm23, zmm10, zmm17, 0x96         ;   306.2 p5      34 st
        mov rdi, qword [rbx + 9296]                  ;   204.7 p10     32 rows reload
        sub r8, rdi                                  ;   209.7 p1      32 rows
        sub r9, rdi                                  ;   209.7 p6      32 rows
        vmovdqu64 zmm10, [rbx + 5824]                ;   233.5 p2      13 a reload
        vpternlogd zmm23, zmm10, [rbx + 4608], 0x96  ;   307.2 p0+p3   34 st
        vpternlogd zmm23, zmm22, zmm29, 0x96         ;   308.2 p5      34 st
        vmovdqu64 zmm22, [rbx + 576]                 ;   233.7 p2      13 a reload
        vmovdqu64 [rbx + 320], zmm11                 ;   284.2 p7+p4   13 a spill
        vmovdqu64 zmm11, [rbx + 7040]                ;   248.2 p3      13 a reload
        vpternlogd zmm23, zmm11, zmm22, 0x96         ;   309.2 p0      34 st
        vmovdqu64 [r11 + 67264], zmm23               ;   310.2 p8+p9   34 st
        vmovdqu64 zmm23, [rbx + 6592]                ;   242.5 p2      13 a reload
        vpternlogd zmm27, zmm23, [rbx + 2880], 0x96  ;   308.2 p5+p3   34 st
        vmovdqu64 [r11 + 67520], zmm27               ;   309.2 p7+p4   34 st
        add r8, 0x1000                               ;   210.7 p11     32 rows
        and r8, 0x7fff                               ;   211.7 p1      32 rows
        add r8, rdi                                  ;   212.7 p6      32 rows
        add r9, 0x1000                               ;   210.7 p11     32 rows
        and r9, 0x7fff                               ;   211.7 p1      32 rows
        add r9, rdi                                  ;   212.7 p6      32 rows
        vpxord zmm12, zmm12, [r11 + 34560]           ;   308.5 p0+p2   34 st
        vpternlogd zmm12, zmm2, zmm19, 0x96          ;   309.5 p5      34 st
        vpternlogd zmm12, zmm10, zmm29, 0x96         ;   310.5 p0      34 st
        vmovdqu64 zmm2, [rbx + 8000]                 ;   249.5 p3      13 a reload
        vpternlogd zmm12, zmm2, [rbx + 4032], 0x96   ;   311.5 p5+p2   34 st
        vmovdqu64 zmm19, [rbx + 6272]                ;   238.5 p3      13 a reload
        vpternlogd zmm12, zmm19, [rbx + 3072], 0x96  ;   312.5 p0+p2   34 st
        vmovdqu64 [r11 + 67328], zmm12               ;   313.5 p8+p9   34 st
        vmovdqu64 zmm12, [rbx + 7104]                ;   238.0 p3      34 st
        vmovdqu64 zmm27, [rbx + 2368]                ;   238.7 p2      34 st
        vmovdqu64 zmm2, [rbx + 2112]                 ;   239.0 p3      14 a reload
        vmovdqu64 zmm23, [rbx + 7296]                ;   239.7 p2      34 st
        vpternlogd zmm23, zmm2, [r11 + 34368], 0x96  ;   311.2 p5+p3   34 st
        vpternlogd zmm23, zmm10, [rbx + 4608], 0x96  ;   312.2 p0+p2   34 st
        vpternlogd zmm23, zmm13, [rbx + 2624], 0x96  ;   313.2 p5+p3   34 st
        vmovdqu64 [r11 + 67136], zmm23               ;   314.2 p7+p4   34 st
        vmovdqu64 zmm23, [rbx + 448]                 ;   241.7 p2      34 st
        vpternlogd zmm23, zmm2, [r11 + 34688], 0x96  ;   312.5 p0+p3   34 st
        vpternlogd zmm23, zmm8, zmm4, 0x96           ;   313.5 p5      34 st
        vmovdqu64 zmm4, [rbx + 7552]                 ;   246.5 p2      13 a reload
        vmovdqu64 zmm8, [rbx + 8768]                 ;   266.2 p3      13 a reload
        vpternlogd zmm23, zmm8, zmm4, 0x96           ;   314.5 p0      34 st
        sub r10, rdi                                 ;   222.5 p11     32 rows
        vmovdqu64 zmm2, [rbx + 6720]                 ;   243.7 p2      15 a reload
        vpternlogd zmm23, zmm2, [rbx + 4864], 0x96   ;   315.5 p5+p3   34 st
        vmovdqu64 [r11 + 67456], zmm23               ;   316.5 p8+p9   34 st
        add r10, 0x1000                              ;   225.3 p1      32 rows
        and r10, 0x7fff                              ;   226.3 p6      32 rows
        vmovdqu64 zmm23, [rbx + 384]                 ;   244.7 p2      13 a reload
        vmovdqu64 zmm4, [rbx + 3904]                 ;   245.0 p3      34 st
        vpternlogd zmm4, zmm23, [r11 + 34432], 0x96  ;   314.5 p0+p2   34 st
        vmovdqu64 zmm19, [rbx + 2816]                ;   246.0 p3      14 a reload
        vpternlogd zmm4, zmm19, [rbx + 192], 0x96    ;   315.5 p5+p2   34 st
        vmovdqu64 zmm19, [rbx + 6016]                ;   247.0 p3      13 a reload
        vpternlogd zmm4, zmm29, zmm19, 0x96          ;   316.5 p0      34 st
        vmovdqu64 zmm29, [rbx + 2560]                ;   247.7 p2      14 a reload
        vmovdqu64 zmm19, [rbx + 5184]                ;   248.0 p3      13 a reload
        vpternlogd zmm4, zmm19, zmm29, 0x96          ;   317.5 p5      34 st
        vmovdqu64 [r11 + 67200], zmm4                ;   318.5 p7+p4   34 st
        mov rbp, r11                                 ;   227.8         32 rows copy
        sub rbp, rdi                                 ;   228.5 p11     32 rows
        vmovdqu64 zmm4, [rbx + 7168]                 ;   248.7 p2      13 a reload
        vmovdqu64 zmm19, [rbx + 7360]                ;   249.0 p3      34 st
        vpternlogd zmm19, zmm4, [r11 + 34624], 0x96  ;   316.5 p0+p2   34 st
        vpternlogd zmm19, zmm18, [rbx + 5888], 0x96  ;   317.5 p5+p3   34 st
        vmovdqu64 zmm18, [rbx + 6400]                ;   250.7 p2      13 a reload
        vpternlogd zmm19, zmm18, [rbx + 8512], 0x96  ;   318.5 p0+p3   34 st
        vmovdqu64 [r11 + 67392], zmm19               ;   319.5 p8+p9   34 st
        add r10, rdi                                 ;   230.5 p1      32 rows
        add rbp, 0x1000                              ;   231.2 p6      32 rows
        and rbp, 0x7fff                              ;   232.2 p11     32 rows
        add rbp, rdi                                 ;   233.2 p1      32 rows
        mov r11, r12                                 ;   231.7         32 rows copy
        sub r11, rdi                                 ;   232.2 p6      32 rows
        add r11, 0x1000                              ;   233.2 p11     32 rows
        and r11, 0x7fff                              ;   234.2 p1      32 rows
        add r11, rdi                                 ;   235.2 p6      32 rows
        mov rax, r13                                 ;   233.5         32 rows copy
        sub rax, rdi                                 ;   233.7 p11     32 rows
        mov rcx, r14                                 ;   233.8         32 rows copy
        sub rcx, rdi                                 ;   234.0 p1      32 rows
        vpxord zmm6, zmm6, [r12 + 34816]             ;   318.2 p5+p2   34 st
        vmovdqu64 zmm19, [rbx + 7680]                ;   252.0 p3      13 a reload
        vmovdqu64 zmm8, [rbx + 8960]                 ;   267.5 p2      13 a reload
        vpternlogd zmm6, zmm8, zmm19, 0x96           ;   319.2 p0      34 st
        vmovdqu64 [r12 + 67584], zmm6                ;   320.2 p7+p4   34 st
        vpxord zmm5, zmm5, [r12 + 35008]             ;   319.2 p5+p3   34 st
        vmovdqu64 zmm6, [rbx + 5248]                 ;   253.7 p2      15 a reload
        vmovdqu64 zmm19, [rbx + 7488]                ;   254.0 p3      13 a reload
        vpternlogd zmm5, zmm19, zmm6, 0x96           ;   320.2 p0      34 st
        vpternlogd zmm5, zmm21, [rbx + 9088], 0x96   ;   321.2 p5+p2   34 st
        vmovdqu64 zmm19, [rbx + 6656]                ;   255.0 p3      13 a reload
        vpternlogd zmm5, zmm19, [rbx + 3392], 0x96   ;   322.2 p0+p2   34 st
        vmovdqu64 [r12 + 67776], zmm5                ;   323.2 p8+p9   34 st
        vpxord zmm12, zmm12, [r12 + 35264]           ;   321.2 p5+p3   34 st
        vmovdqu64 zmm5, [rbx + 4544]                 ;   256.7 p2      13 a reload
        vmovdqu64 zmm10, [rbx + 4224]                ;   257.0 p3      13 a reload
        vpternlogd zmm12, zmm10, zmm5, 0x96          ;   322.2 p0      34 st
        vpternlogd zmm12, zmm18, [rbx + 6784], 0x96  ;   323.2 p5+p2   34 st
        vmovdqu64 [r12 + 68032], zmm12               ;   324.2 p7+p4   34 st
        mov rdx, r15                                 ;   238.3         32 rows copy
        sub rdx, rdi                                 ;   238.5 p6      32 rows
        vmovdqu64 zmm12, [rbx + 3264]                ;   258.0 p3      34 st
        vmovdqu64 zmm18, [rbx + 1984]                ;   258.7 p2      34 st
        add rax, 0x1000                              ;   239.0 p11     32 rows
        and rax, 0x7fff                              ;   240.0 p1      32 rows
        add rax, rdi                                 ;   241.0 p6      32 rows
        add rcx, 0x1000                              ;   240.0 p11     32 rows
        and rcx, 0x7fff                              ;   241.0 p1      32 rows
        add rcx, rdi                                 ;   242.0 p6      32 rows
        add rdx, 0x1000                              ;   241.0 p11     32 rows
        and rdx, 0x7fff                              ;   242.0 p1      32 rows
        add rdx, rdi                                 ;   243.0 p6      32 rows
        vmovdqu64 zmm10, [rbx + 832]                 ;   259.0 p3      34 st
        vmovdqu64 zmm5, [rbx + 3712]                 ;   259.7 p2      14 a reload
        vmovdqu64 zmm6, [rbx + 6144]                 ;   260.0 p3      34 st
        vpternlogd zmm6, zmm5, [r12 + 34880], 0x96   ;   322.5 p0+p2   34 st
        vmovdqu64 zmm5, [rbx + 1216]                 ;   261.0 p3      13 a reload
        vmovdqu64 zmm22, [rbx + 8448]                ;   261.7 p2      13 a reload
        vpternlogd zmm6, zmm22, zmm5, 0x96           ;   323.5 p5      34 st
        vmovdqu64 [r12 + 67648], zmm6                ;   324.5 p8+p9   34 st
        vmovdqu64 zmm6, [rbx + 1536]                 ;   262.0 p3      13 a reload
        vmovdqu64 zmm22, [rbx + 3776]                ;   262.7 p2      34 st
        vpternlogd zmm22, zmm6, [r12 + 34944], 0x96  ;   323.5 p0+p3   34 st
        vpternlogd zmm22, zmm15, [rbx + 2048], 0x96  ;   324.5 p5+p2   34 st
        vpternlogd zmm22, zmm8, zmm11, 0x96          ;   325.5 p0      34 st
        vmovdqu64 [r12 + 67712], zmm22               ;   326.5 p7+p4   34 st
        vmovdqu64 zmm6, [rbx + 5376]                 ;   264.0 p3      14 a reload
        vmovdqu64 zmm8, [rbx + 3200]                 ;   264.7 p2      34 st
        vpternlogd zmm8, zmm6, [r12 + 35072], 0x96   ;   325.2 p5+p3   34 st
        vmovdqu64 zmm6, [rbx + 6528]                 ;   265.7 p2      13 a reload
        vpternlogd zmm8, zmm20, zmm6, 0x96           ;   326.2 p0      34 st
        vpternlogd zmm8, zmm21, [rbx + 7744], 0x96   ;   327.2 p5+p3   34 st
        vpternlogd zmm8, zmm9, zmm0, 0x96            ;   328.2 p0      34 st
        vmovdqu64 [r12 + 67840], zmm8                ;   329.2 p8+p9   34 st
        vmovdqu64 zmm8, [rbx + 448]                  ;   266.7 p2      13 a reload
        vmovdqu64 zmm9, [rbx + 8384]                 ;   267.0 p3      34 st
        vpternlogd zmm9, zmm8, [r12 + 35136], 0x96   ;   327.2 p5+p2   34 st
        vmovdqu64 zmm8, [rbx + 2432]                 ;   268.0 p3      13 a reload
        vpternlogd zmm9, zmm8, [rbx + 2176], 0x96    ;   328.2 p0+p2   34 st
        vmovdqu64 zmm11, [rbx + 1920]                ;   269.0 p3      14 a reload
        vmovdqu64 zmm20, [rbx + 7232]                ;   269.7 p2      13 a reload
        vpternlogd zmm9, zmm20, zmm11, 0x96          ;   329.2 p5      34 st
        vpternlogd zmm9, zmm26, zmm6, 0x96           ;   330.2 p0      34 st
        vmovdqu64 [r12 + 67904], zmm9                ;   331.2 p7+p4   34 st
        vmovdqu64 zmm9, [rbx + 3776]                 ;   270.0 p3      14 a reload
        vmovdqu64 zmm21, [rbx + 5760]                ;   270.7 p2      34 st
        vpternlogd zmm21, zmm9, [r12 + 35200], 0x96  ;   329.2 p5+p3   34 st
        vmovdqu64 zmm22, [rbx + 4096]                ;   271.7 p2      13 a reload
        vpternlogd zmm21, zmm17, zmm22, 0x96         ;   330.2 p0      34 st
        vmovdqu64 zmm17, [rbx + 1664]                ;   272.0 p3      13 a reload
        vpternlogd zmm21, zmm7, zmm17, 0x96          ;   331.2 p5      34 st
        vmovdqu64 [r12 + 67968], zmm21               ;   332.2 p8+p9   34 st
        vmovdqu64 zmm21, [rbx + 4416]                ;   272.7 p2      34 st
        vpternlogd zmm21, zmm14, [r13 + 35392], 0x96 ;   330.5 p0+p3   34 st
        vpternlogd zmm21, zmm29, zmm13, 0x96         ;   331.5 p5      34 st
        vmovdqu64 [r13 + 68160], zmm21               ;   332.5 p7+p4   34 st
        vmovdqu64 zmm21, [rbx + 4288]                ;   273.7 p2      34 st
        vpternlogd zmm21, zmm23, [r13 + 35520], 0x96 ;   331.5 p0+p3   34 st
        vpternlogd zmm21, zmm30, [rbx + 7424], 0x96  ;   332.5 p5+p2   34 st
        vmovdqu64 zmm26, [rbx + 4416]                ;   275.0 p3      13 a reload
        vpternlogd zmm21, zmm24, zmm26, 0x96         ;   333.5 p0      34 st
        vmovdqu64 zmm29, [rbx + 1792]                ;   275.7 p2      13 a reload
        vmovdqu64 zmm30, [rbx + 3328]                ;   276.0 p3      13 a reload
        vpternlogd zmm21, zmm30, zmm29, 0x96         ;   334.5 p5      34 st
        vmovdqu64 [r13 + 68288], zmm21               ;   335.5 p8+p9   34 st
        vpxord zmm1, zmm1, [r13 + 35328]             ;   333.5 p0+p2   34 st
        vpternlogd zmm1, zmm19, zmm31, 0x96          ;   334.5 p5      34 st
        vmovdqu64 [r13 + 68096], zmm1                ;   335.5 p7+p4   34 st
        vpxord zmm28, zmm28, [r13 + 35456]           ;   334.5 p0+p3   34 st
        vmovdqu64 zmm1, [rbx + 2240]                 ;   277.7 p2      14 a reload
        vmovdqu64 zmm19, [rbx + 3904]                ;   278.0 p3      13 a reload
        vpternlogd zmm28, zmm19, zmm1, 0x96          ;   335.5 p5      34 st
        vmovdqu64 zmm19, [rbx + 7872]                ;   278.7 p2      13 a reload
        vpternlogd zmm28, zmm11, zmm19, 0x96         ;   336.5 p0      34 st
        vpternlogd zmm28, zmm31, zmm25, 0x96         ;   337.5 p5      34 st
        vmovdqu64 [r13 + 68224], zmm28               ;   338.5 p8+p9   34 st
        vmovdqu64 zmm11, [rbx + 7808]                ;   279.0 p3      34 st
        vpternlogd zmm11, zmm19, [r13 + 35584], 0x96 ;   336.5 p0+p2   34 st
        vpternlogd zmm11, zmm2, [rbx + 4864], 0x96   ;   337.5 p5+p3   34 st
        vmovdqu64 zmm2, [rbx + 3968]                 ;   280.7 p2      13 a reload
        vpternlogd zmm11, zmm26, zmm2, 0x96          ;   338.5 p0      34 st
        vmovdqu64 zmm21, [rbx + 576]                 ;   281.0 p3      13 a reload
        vmovdqu64 zmm25, [rbx + 5312]                ;   281.7 p2      13 a reload
        vpternlogd zmm11, zmm25, zmm21, 0x96         ;   339.5 p5      34 st
        vmovdqu64 [r13 + 68352], zmm11               ;   340.5 p7+p4   34 st
        vpxord zmm27, zmm27, [r13 + 35776]           ;   338.5 p0+p3   34 st
        vpternlogd zmm27, zmm3, [rbx + 5824], 0x96   ;   339.5 p5+p2   34 st
        vpternlogd zmm27, zmm20, [rbx + 8768], 0x96  ;   340.5 p0+p3   34 st
        vmovdqu64 [r13 + 68544], zmm27               ;   341.5 p8+p9   34 st
        vmovdqu64 zmm3, [rbx + 8320]                 ;   283.7 p2      13 a reload
        vmovdqu64 zmm11, [rbx + 5568]                ;   284.0 p3      34 st
        vpternlogd zmm11, zmm3, [r13 + 35648], 0x96  ;   340.2 p5+p2   34 st
        vmovdqu64 zmm3, [rbx + 5248]                 ;   285.0 p3      15 a reload
        vmovdqu64 zmm25, [rbx + 8896]                ;   285.7 p2      13 a reload
        vpternlogd zmm11, zmm25, zmm3, 0x96          ;   341.2 p0      34 st
        vpternlogd zmm11, zmm17, [rbx + 3648], 0x96  ;   342.2 p5+p3   34 st
        vmovdqu64 [r13 + 68416], zmm11               ;   343.2 p7+p4   34 st
        vmovdqu64 zmm11, [rbx + 3200]                ;   286.7 p2      13 a reload
        vmovdqu64 zmm17, [rbx + 2752]                ;   287.0 p3      34 st
        vpternlogd zmm17, zmm11, [r13 + 35712], 0x96 ;   341.5 p0+p2   34 st
        vmovdqu64 zmm25, [rbx + 5056]                ;   288.0 p3      13 a reload
        vpternlogd zmm17, zmm25, [rbx + 1344], 0x96  ;   342.5 p5+p2   34 st
        vmovdqu64 zmm26, [rbx + 1600]                ;   289.0 p3      13 a reload
        vpternlogd zmm17, zmm26, [rbx + 4992], 0x96  ;   343.5 p0+p2   34 st
        vmovdqu64 [r13 + 68480], zmm17               ;   344.5 p8+p9   34 st
        vpternlogd zmm1, zmm23, [r14 + 35968], 0x96  ;   343.2 p5+p3   34 st
        vpternlogd zmm1, zmm15, zmm3, 0x96           ;   344.2 p0      34 st
        vmovdqu64 zmm3, [rbx + 7616]                 ;   290.7 p2      13 a reload
        vpternlogd zmm14, zmm3, [r14 + 36032], 0x96  ;   344.2 p5+p3   34 st
        vmovdqu64 zmm3, [rbx + 896]                  ;   291.7 p2      13 a reload
        vpternlogd zmm14, zmm11, zmm3, 0x96          ;   345.2 p0      34 st
        vmovdqu64 zmm11, [rbx + 6848]                ;   292.0 p3      13 a reload
        vpternlogd zmm1, zmm11, [rbx + 1280], 0x96   ;   345.2 p5+p2   34 st
        vmovdqu64 [r14 + 68736], zmm1                ;   346.2 p7+p4   34 st
        vmovdqu64 zmm1, [rbx + 6912]                 ;   293.0 p3      13 a reload
        vmovdqu64 zmm15, [rbx + 5504]                ;   293.7 p2      13 a reload
        vpternlogd zmm14, zmm15, zmm1, 0x96          ;   346.2 p0      34 st
        vpternlogd zmm14, zmm5, zmm21, 0x96          ;   347.2 p5      34 st
        vmovdqu64 [r14 + 68800], zmm14               ;   348.2 p8+p9   34 st
        vmovdqu64 zmm5, [rbx - 128]                  ;   294.0 p3      34 st
        vpternlogd zmm5, zmm15, [r14 + 35904], 0x96  ;   346.5 p0+p2   34 st
        vmovdqu64 zmm14, [rbx + 6336]                ;   295.0 p3      13 a reload
        vpternlogd zmm5, zmm14, [rbx + 960], 0x96    ;   347.5 p5+p2   34 st
        vmovdqu64 [r14 + 68672], zmm5                ;   348.5 p7+p4   34 st
        vpxord zmm12, zmm12, [r14 + 35840]           ;   347.5 p0+p3   34 st
        vpternlogd zmm12, zmm1, [rbx + 7680], 0x96   ;   348.5 p5+p2   34 st
        vmovdqu64 [r14 + 68608], zmm12               ;   349.5 p8+p9   34 st
        vpxord zmm18, zmm18, [r14 + 36160]           ;   348.5 p0+p3   34 st
        vmovdqu64 zmm1, [rbx + 7360]                 ;   297.7 p2      15 a reload
        vmovdqu64 zmm5, [rbx + 2944]                 ;   298.0 p3      13 a reload
        vpternlogd zmm18, zmm5, zmm1, 0x96           ;   349.5 p5      34 st
        vpternlogd zmm18, zmm25, [rbx + 64], 0x96    ;   350.5 p0+p2   34 st
        vpternlogd zmm18, zmm15, [rbx + 7488], 0x96  ;   351.5 p5+p3   34 st
        vmovdqu64 [r14 + 68928], zmm18               ;   352.5 p7+p4   34 st
        vpxord zmm10, zmm10, [r14 + 36224]           ;   350.5 p0+p2   34 st
        vpternlogd zmm10, zmm8, [rbx + 8192], 0x96   ;   351.5 p5+p3   34 st
        vmovdqu64 zmm5, [rbx + 6016]                 ;   300.7 p2      13 a reload
        vpternlogd zmm10, zmm5, [rbx + 7552], 0x96   ;   352.5 p0+p3   34 st
        vmovdqu64 zmm5, [rbx + 4736]                 ;   301.7 p2      13 a reload
        vpternlogd zmm10, zmm5, [rbx + 3456], 0x96   ;   353.5 p5+p3   34 st
        vmovdqu64 [r14 + 68992], zmm10               ;   354.5 p8+p9   34 st
        vmovdqu64 zmm5, [rbx - 64]                   ;   302.7 p2      13 a reload
        vmovdqu64 zmm8, [rbx + 5440]                 ;   303.0 p3      34 st
        vpternlogd zmm8, zmm5, [r14 + 36096], 0x96   ;   352.5 p0+p2   34 st
        vpternlogd zmm8, zmm11, [rbx + 8640], 0x96   ;   353.5 p5+p3   34 st
        vmovdqu64 zmm10, [rbx + 6208]                ;   304.7 p2      13 a reload
        vpternlogd zmm8, zmm10, [rbx + 6272], 0x96   ;   354.5 p0+p3   34 st
        vmovdqu64 [r14 + 68864], zmm8                ;   355.5 p7+p4   34 st
        vmovdqu64 zmm8, [rbx + 1152]                 ;   305.7 p2      14 a reload
        vmovdqu64 zmm10, [rbx + 3008]                ;   306.0 p3      34 st
        vpternlogd zmm10, zmm8, [r14 + 36288], 0x96  ;   354.2 p5+p2   34 st
        vpternlogd zmm10, zmm9, [rbx + 8064], 0x96   ;   355.2 p0+p3   34 st
        vpternlogd zmm10, zmm7, zmm19, 0x96          ;   356.2 p5      34 st
        vmovdqu64 [r14 + 69056], zmm10               ;   357.2 p8+p9   34 st
        vmovdqu64 zmm7, [rbx + 4928]                 ;   307.7 p2      13 a reload
        vpternlogd zmm23, zmm7, [r15 + 36416], 0x96  ;   355.5 p0+p3   34 st
        vmovdqu64 zmm7, [rbx + 7296]                 ;   308.7 p2      14 a reload
        vpternlogd zmm1, zmm7, [r15 + 36480], 0x96   ;   356.2 p5+p3   34 st
        vpternlogd zmm23, zmm13, [rbx + 5696], 0x96  ;   356.5 p0+p2   34 st
        vmovdqu64 zmm7, [rbx + 832]                  ;   310.0 p3      13 a reload
        vpternlogd zmm8, zmm7, [r15 + 36672], 0x96   ;   357.2 p5+p2   34 st
        vmovdqu64 [r15 + 69184], zmm23               ;   357.5 p7+p4   34 st
        vpternlogd zmm8, zmm3, [rbx + 640], 0x96     ;   358.2 p0+p3   34 st
        vpternlogd zmm8, zmm22, [rbx + 4544], 0x96   ;   359.2 p5+p2   34 st
        vmovdqu64 zmm3, [rbx + 5184]                 ;   312.0 p3      13 a reload
        vpternlogd zmm1, zmm3, [rbx + 8256], 0x96    ;   358.5 p0+p2   34 st
        vmovdqu64 zmm3, [rbx + 5952]                 ;   313.0 p3      13 a reload
        vpternlogd zmm1, zmm21, zmm3, 0x96           ;   359.5 p5      34 st
        vmovdqu64 [r15 + 69248], zmm1                ;   360.5 p8+p9   34 st
        vmovdqu64 zmm1, [rbx + 6784]                 ;   313.7 p2      13 a reload
        vpternlogd zmm8, zmm1, [rbx + 8576], 0x96    ;   360.2 p0+p3   34 st
        vmovdqu64 [r15 + 69440], zmm8                ;   361.2 p7+p4   34 st
        vpxord zmm16, zmm16, [r15 + 36352]           ;   360.2 p5+p2   34 st
        vpternlogd zmm16, zmm3, [rbx + 320], 0x96    ;   361.2 p0+p3   34 st
        vmovdqu64 [r15 + 69120], zmm16               ;   362.2 p8+p9   34 st
        vpxord zmm4, zmm4, [r15 + 36608]             ;   361.2 p5+p2   34 st
        vpternlogd zmm4, zmm20, [rbx + 6592], 0x96   ;   362.2 p0+p3   34 st
        vpternlogd zmm4, zmm2, zmm3, 0x96            ;   363.2 p5      34 st
        vpternlogd zmm4, zmm0, zmm29, 0x96           ;   364.2 p0      34 st
        vmovdqu64 [r15 + 69376], zmm4                ;   365.2 p7+p4   34 st
        vmovdqu64 zmm0, [rbx + 1024]                 ;   316.7 p2      13 a reload
        vmovdqu64 zmm1, [rbx + 8704]                 ;   317.0 p3      34 st
        vpternlogd zmm1, zmm0, [r15 + 36544], 0x96   ;   363.2 p5+p2   34 st
        vpternlogd zmm1, zmm24, zmm3, 0x96           ;   364.2 p0      34 st
        vmovdqu64 zmm0, [rbx + 9088]                 ;   318.0 p3      13 a reload
        vpternlogd zmm1, zmm0, [rbx + 9024], 0x96    ;   365.2 p5+p2   34 st
        vmovdqu64 [r15 + 69312], zmm1                ;   366.2 p8+p9   34 st
        vmovdqu64 zmm0, [rbx + 768]                  ;   319.0 p3      13 a reload
        vmovdqu64 zmm1, [rbx + 2112]                 ;   319.7 p2      34 st
        vpternlogd zmm1, zmm0, [r15 + 36736], 0x96   ;   364.5 p0+p3   34 st
        vmovdqu64 zmm0, [rbx + 5632]                 ;   320.7 p2      13 a reload
        vpternlogd zmm1, zmm0, [rbx + 5440], 0x96    ;   365.5 p5+p3   34 st
        vmovdqu64 zmm0, [rbx + 128]                  ;   321.7 p2      13 a reload
        vpternlogd zmm1, zmm0, [rbx + 3392], 0x96    ;   366.5 p0+p3   34 st
        vpternlogd zmm1, zmm5, [rbx + 4480], 0x96    ;   367.5 p5+p2   34 st
        vmovdqu64 [r15 + 69504], zmm1                ;   368.5 p7+p4   34 st
        vmovdqu64 zmm0, [rbx + 4608]                 ;   323.0 p3      13 a reload
        vmovdqu64 zmm1, [rbx + 4800]                 ;   323.7 p2      34 st
        vpternlogd zmm1, zmm0, [r15 + 36800], 0x96   ;   366.5 p0+p3   34 st
        vpternlogd zmm1, zmm6, [rbx + 4224], 0x96    ;   367.5 p5+p2   34 st
        vmovdqu64 zmm0, [rbx + 8000]                 ;   325.0 p3      13 a reload
        vpternlogd zmm1, zmm0, [rbx + 8128], 0x96    ;   368.5 p0+p2   34 st
        vmovdqu64 [r15 + 69568], zmm1                ;   369.5 p8+p9   34 st
        add esi, 0xffffffff                          ;   286.5 p11     32 rows
        mov r12, r11                                 ;   286.7         32 rows copy
        mov r11, rbp                                 ;   286.8         32 rows copy
        mov r13, rax                                 ;   287.0         32 rows copy
        mov r14, rcx                                 ;   287.2         32 rows copy
        mov r15, rdx                                 ;   287.3         32 rows copy
        test esi, esi                                ;                    more rows?
        jne .rows_5
        mov qword [rbx + 9464], r8                   ;                    resident
        mov qword [rbx + 9472], r9                   ;                    resident
        mov qword [rbx + 9480], r10                  ;                    resident
        mov qword [rbx + 9488], r11                  ;                    resident
        mov qword [rbx + 9496], r12                  ;                    resident
        mov qword [rbx + 9504], r13                  ;                    resident
        mov qword [rbx + 9512], r14                  ;                    resident
        mov qword [rbx + 9520], r15                  ;                    resident
        mov dword [rbx + 9600], esi                  ;                    resident
        mov r8, qword [rbx + 9296]                   ;     0.0 p2      26 rounds reload
        mov r9, qword [rbx + 9328]                   ;     0.2 p3      26 rounds
        sub r9, r8                                   ;     5.2 p0      26 rounds
        mov r10, qword [rbx + 9336]                  ;     0.5 p10     26 rounds
        sub r10, r8                                  ;     5.5 p1      26 rounds
        mov r11, qword [rbx + 9344]                  ;     1.0 p2      26 rounds
        sub r11, r8                                  ;     6.0 p5      26 rounds
        mov r12, qword [rbx + 9352]                  ;     1.2 p3      26 rounds
        sub r12, r8                                  ;     6.2 p6      26 rounds
        mov r13, qword [rbx + 9360]                  ;     1.5 p10     26 rounds
        sub r13, r8                                  ;     6.5 p11     26 rounds
        mov r14, qword [rbx + 9368]                  ;     2.0 p2      26 rounds
        sub r14, r8                                  ;     7.0 p0      26 rounds
        mov r15, qword [rbx + 9376]                  ;     2.2 p3      26 rounds
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
        mov qword [rbx + 9328], r9                   ;     9.2 p7+p4   26 rounds
        mov qword [rbx + 9336], r10                  ;     9.5 p8+p9   26 rounds
        add r12, r8                                  ;     9.2 p11     26 rounds
        mov qword [rbx + 9344], r11                  ;    10.0 p7+p4   26 rounds
        mov qword [rbx + 9352], r12                  ;    10.2 p8+p9   26 rounds
        add r13, r8                                  ;     9.5 p0      26 rounds
        mov qword [rbx + 9360], r13                  ;    10.5 p7+p4   26 rounds
        add r14, r8                                  ;    10.0 p1      26 rounds
        mov qword [rbx + 9368], r14                  ;    11.0 p8+p9   26 rounds
        add r15, r8                                  ;    10.2 p5      26 rounds
        mov qword [rbx + 9376], r15                  ;    11.2 p7+p4   26 rounds
        mov r8, qword [rbx + 9392]                   ;     7.2 p10     26 rounds
        add r8, 0x1000                               ;    12.2 p6      26 rounds
        mov qword [rbx + 9392], r8                   ;    13.2 p8+p9   26 rounds
        cmp r8, qword [rbx + 9384]                   ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbx + 9296]                   ;     0.0 p2      37 end reload
        mov qword [rbx + 9528], r8                   ;     5.0 p7+p4   37 end
        mov qword [rbx + 9536], r8                   ;     5.0 p8+p9   37 end
        mov r9, qword [rbx + 9280]                   ;     0.5 p3      37 end reload
        mov qword [rbx + 9544], r9                   ;     5.5 p7+p4   37 end
        lea r9, [r8 + 24576]                         ;     5.0 p0      37 end
        mov qword [rbx + 9552], r9                   ;     6.0 p8+p9   37 end
        lea r9, [r8 + 16384]                         ;     5.0 p1      37 end
        mov qword [rbx + 9560], r9                   ;     6.0 p7+p4   37 end
        lea r9, [r8 + 8192]                          ;     5.0 p5      37 end
        mov qword [rbx + 9568], r9                   ;     6.0 p8+p9   37 end
        add r8, 0x8000                               ;     5.0 p6      37 end
        mov qword [rbx + 9576], r8                   ;     6.0 p7+p4   37 end
        mov r8, qword [rbx + 9528]                   ;                    resident
        mov r9, qword [rbx + 9544]                   ;                    resident
        mov r10, qword [rbx + 9536]                  ;                    resident
        mov r11, qword [rbx + 9552]                  ;                    resident
        mov r12, qword [rbx + 9560]                  ;                    resident
        mov r13, qword [rbx + 9568]                  ;                    resident
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
        mov r14, qword [rbx + 9296]                  ;    53.0 p10     37 end reload
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
        cmp r8, qword [rbx + 9576]                   ;                    more end?
        jne .end_6
        mov qword [rbx + 9528], r8                   ;                    resident
        mov qword [rbx + 9544], r9                   ;                    resident
        mov qword [rbx + 9536], r10                  ;                    resident
        mov qword [rbx + 9552], r11                  ;                    resident
        mov qword [rbx + 9560], r12                  ;                    resident
        mov qword [rbx + 9568], r13                  ;                    resident
        mov r8, qword [rbx + 9280]                   ;     0.0 p2      20 blocks
        add r8, 0x8000                               ;     5.0 p0      20 blocks
        mov qword [rbx + 9280], r8                   ;     6.0 p7+p4   20 blocks
        cmp r8, qword [rbx + 9288]                   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                   ;                    x87 state
        mov rsp, qword [rbx + 9584]                  ;                    frame
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
