; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 904372cd1db38fe4); do not edit:
;   ./cw build camellia128_encrypt --cpu golden-cove --variant registers
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 417 uops, planned 208.7; bounds: width 69.5, ports 208.0, path 1.0
;   blocks: 2769 uops, planned 1004.3; bounds: width 461.5, ports 972.0, path 243.0
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
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x4200                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 16704], rax                                     ;                    frame
        mov qword [rbp + 16640], rdi                                     ;                    argument
        mov dword [rbp + 16712], ecx                                     ;                    argument
        mov qword [rbp + 16656], rsi                                     ;                    argument
        mov qword [rbp + 16672], rdx                                     ;                    argument
        mov r8, qword [rbp + 16640]                                      ;     0.0 p2     152 k reload
        vpbroadcastb zmm0, [r8]                                          ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 1920], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 1]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 1984], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 2048], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 3]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 2112], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 4]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 2176], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 5]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 2240], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 6]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 2304], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 2368], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 8]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 2432], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 2496], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 2560], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 2624], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;    12.2 p5+p3  152 k
        vmovdqu64 [rbp + 2688], zmm0                                     ;    13.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;    13.2 p5+p10  152 k
        vmovdqu64 [rbp + 2752], zmm0                                     ;    14.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;    14.2 p5+p2  152 k
        vmovdqu64 [rbp + 2816], zmm0                                     ;    15.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;    15.2 p5+p3  152 k
        vmovdqu64 [rbp + 2880], zmm0                                     ;    16.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 16]                                     ;    16.2 p5+p10  152 k
        vmovdqu64 [rbp + 2944], zmm0                                     ;    17.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 17]                                     ;    17.2 p5+p2  152 k
        vmovdqu64 [rbp + 3008], zmm0                                     ;    18.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 18]                                     ;    18.2 p5+p3  152 k
        vmovdqu64 [rbp + 3072], zmm0                                     ;    19.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 19]                                     ;    19.2 p5+p10  152 k
        vmovdqu64 [rbp + 3136], zmm0                                     ;    20.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 20]                                     ;    20.2 p5+p2  152 k
        vmovdqu64 [rbp + 3200], zmm0                                     ;    21.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 21]                                     ;    21.2 p5+p3  152 k
        vmovdqu64 [rbp + 3264], zmm0                                     ;    22.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 22]                                     ;    22.2 p5+p10  152 k
        vmovdqu64 [rbp + 3328], zmm0                                     ;    23.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 23]                                     ;    23.2 p5+p2  152 k
        vmovdqu64 [rbp + 3392], zmm0                                     ;    24.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;    24.2 p5+p3  152 k
        vmovdqu64 [rbp + 3456], zmm0                                     ;    25.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;    25.2 p5+p10  152 k
        vmovdqu64 [rbp + 3520], zmm0                                     ;    26.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;    26.2 p5+p2  152 k
        vmovdqu64 [rbp + 3584], zmm0                                     ;    27.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;    27.2 p5+p3  152 k
        vmovdqu64 [rbp + 3648], zmm0                                     ;    28.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;    28.2 p5+p10  152 k
        vmovdqu64 [rbp + 3712], zmm0                                     ;    29.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;    29.2 p5+p2  152 k
        vmovdqu64 [rbp + 3776], zmm0                                     ;    30.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;    30.2 p5+p3  152 k
        vmovdqu64 [rbp + 3840], zmm0                                     ;    31.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 31]                                     ;    31.2 p5+p10  152 k
        vmovdqu64 [rbp + 3904], zmm0                                     ;    32.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;    32.2 p5+p2  152 k
        vmovdqu64 [rbp + 3968], zmm0                                     ;    33.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 33]                                     ;    33.2 p5+p3  152 k
        vmovdqu64 [rbp + 4032], zmm0                                     ;    34.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;    34.2 p5+p10  152 k
        vmovdqu64 [rbp + 4096], zmm0                                     ;    35.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 35]                                     ;    35.2 p5+p2  152 k
        vmovdqu64 [rbp + 4160], zmm0                                     ;    36.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 36]                                     ;    36.2 p5+p3  152 k
        vmovdqu64 [rbp + 4224], zmm0                                     ;    37.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 37]                                     ;    37.2 p5+p10  152 k
        vmovdqu64 [rbp + 4288], zmm0                                     ;    38.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 38]                                     ;    38.2 p5+p2  152 k
        vmovdqu64 [rbp + 4352], zmm0                                     ;    39.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 39]                                     ;    39.2 p5+p3  152 k
        vmovdqu64 [rbp + 4416], zmm0                                     ;    40.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 40]                                     ;    40.2 p5+p10  152 k
        vmovdqu64 [rbp + 4480], zmm0                                     ;    41.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 41]                                     ;    41.2 p5+p2  152 k
        vmovdqu64 [rbp + 4544], zmm0                                     ;    42.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 42]                                     ;    42.2 p5+p3  152 k
        vmovdqu64 [rbp + 4608], zmm0                                     ;    43.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 43]                                     ;    43.2 p5+p10  152 k
        vmovdqu64 [rbp + 4672], zmm0                                     ;    44.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 44]                                     ;    44.2 p5+p2  152 k
        vpbroadcastb zmm1, [r8 + 45]                                     ;    45.2 p5+p3  152 k
        vmovdqu64 [rbp + 4736], zmm0                                     ;    45.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 46]                                     ;    46.2 p5+p10  152 k
        vpbroadcastb zmm2, [r8 + 47]                                     ;    47.2 p5+p2  152 k
        vmovdqu64 [rbp + 4800], zmm1                                     ;    46.2 p8+p9  152 k
        vpbroadcastb zmm1, [r8 + 48]                                     ;    48.2 p5+p3  152 k
        vpbroadcastb zmm3, [r8 + 49]                                     ;    49.2 p5+p10  152 k
        vmovdqu64 [rbp + 4864], zmm0                                     ;    47.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 50]                                     ;    50.2 p5+p2  152 k
        vpbroadcastb zmm4, [r8 + 51]                                     ;    51.2 p5+p3  152 k
        vmovdqu64 [rbp + 4928], zmm2                                     ;    48.2 p8+p9  152 k
        vpbroadcastb zmm2, [r8 + 52]                                     ;    52.2 p5+p10  152 k
        vpbroadcastb zmm5, [r8 + 53]                                     ;    53.2 p5+p2  152 k
        vmovdqu64 [rbp + 4992], zmm1                                     ;    49.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 54]                                     ;    54.2 p5+p3  152 k
        vpbroadcastb zmm6, [r8 + 55]                                     ;    55.2 p5+p10  152 k
        vmovdqu64 [rbp + 5056], zmm3                                     ;    50.2 p8+p9  152 k
        vpbroadcastb zmm3, [r8 + 56]                                     ;    56.2 p5+p2  152 k
        vpbroadcastb zmm7, [r8 + 57]                                     ;    57.2 p5+p3  152 k
        vmovdqu64 [rbp + 5120], zmm0                                     ;    51.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 58]                                     ;    58.2 p5+p10  152 k
        vpbroadcastb zmm8, [r8 + 59]                                     ;    59.2 p5+p2  152 k
        vmovdqu64 [rbp + 5184], zmm4                                     ;    52.2 p8+p9  152 k
        vpbroadcastb zmm4, [r8 + 60]                                     ;    60.2 p5+p3  152 k
        vpbroadcastb zmm9, [r8 + 61]                                     ;    61.2 p5+p10  152 k
        vmovdqu64 [rbp + 5248], zmm2                                     ;    53.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 62]                                     ;    62.2 p5+p2  152 k
        vpbroadcastb zmm10, [r8 + 63]                                    ;    63.2 p5+p3  152 k
        vmovdqu64 [rbp + 5312], zmm5                                     ;    54.2 p8+p9  152 k
        vpbroadcastb zmm5, [r8 + 64]                                     ;    64.2 p5+p10  152 k
        vpbroadcastb zmm11, [r8 + 65]                                    ;    65.2 p5+p2  152 k
        vmovdqu64 [rbp + 5376], zmm1                                     ;    55.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 66]                                     ;    66.2 p5+p3  152 k
        vpbroadcastb zmm12, [r8 + 67]                                    ;    67.2 p5+p10  152 k
        vmovdqu64 [rbp + 5440], zmm6                                     ;    56.2 p8+p9  152 k
        vpbroadcastb zmm6, [r8 + 68]                                     ;    68.2 p5+p2  152 k
        vpbroadcastb zmm13, [r8 + 69]                                    ;    69.2 p5+p3  152 k
        vmovdqu64 [rbp + 5504], zmm3                                     ;    57.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 70]                                     ;    70.2 p5+p10  152 k
        vpbroadcastb zmm14, [r8 + 71]                                    ;    71.2 p5+p2  152 k
        vmovdqu64 [rbp + 5568], zmm7                                     ;    58.2 p8+p9  152 k
        vpbroadcastb zmm7, [r8 + 72]                                     ;    72.2 p5+p3  152 k
        vpbroadcastb zmm15, [r8 + 73]                                    ;    73.2 p5+p10  152 k
        vmovdqu64 [rbp + 5632], zmm0                                     ;    59.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 74]                                     ;    74.2 p5+p2  152 k
        vpbroadcastb zmm16, [r8 + 75]                                    ;    75.2 p5+p3  152 k
        vmovdqu64 [rbp + 5696], zmm8                                     ;    60.2 p8+p9  152 k
        vpbroadcastb zmm8, [r8 + 76]                                     ;    76.2 p5+p10  152 k
        vpbroadcastb zmm17, [r8 + 77]                                    ;    77.2 p5+p2  152 k
        vmovdqu64 [rbp + 5760], zmm4                                     ;    61.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 78]                                     ;    78.2 p5+p3  152 k
        vpbroadcastb zmm18, [r8 + 79]                                    ;    79.2 p5+p10  152 k
        vmovdqu64 [rbp + 5824], zmm9                                     ;    62.2 p8+p9  152 k
        vpbroadcastb zmm9, [r8 + 80]                                     ;    80.2 p5+p2  152 k
        vpbroadcastb zmm19, [r8 + 81]                                    ;    81.2 p5+p3  152 k
        vmovdqu64 [rbp + 5888], zmm2                                     ;    63.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 82]                                     ;    82.2 p5+p10  152 k
        vpbroadcastb zmm20, [r8 + 83]                                    ;    83.2 p5+p2  152 k
        vmovdqu64 [rbp + 5952], zmm10                                    ;    64.2 p8+p9  152 k
        vpbroadcastb zmm10, [r8 + 84]                                    ;    84.2 p5+p3  152 k
        vpbroadcastb zmm21, [r8 + 85]                                    ;    85.2 p5+p10  152 k
        vmovdqu64 [rbp + 6016], zmm5                                     ;    65.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 86]                                     ;    86.2 p5+p2  152 k
        vpbroadcastb zmm22, [r8 + 87]                                    ;    87.2 p5+p3  152 k
        vmovdqu64 [rbp + 6080], zmm11                                    ;    66.2 p8+p9  152 k
        vpbroadcastb zmm11, [r8 + 88]                                    ;    88.2 p5+p10  152 k
        vpbroadcastb zmm23, [r8 + 89]                                    ;    89.2 p5+p2  152 k
        vmovdqu64 [rbp + 6144], zmm1                                     ;    67.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 90]                                     ;    90.2 p5+p3  152 k
        vpbroadcastb zmm24, [r8 + 91]                                    ;    91.2 p5+p10  152 k
        vmovdqu64 [rbp + 6208], zmm12                                    ;    68.2 p8+p9  152 k
        vpbroadcastb zmm12, [r8 + 92]                                    ;    92.2 p5+p2  152 k
        vpbroadcastb zmm25, [r8 + 93]                                    ;    93.2 p5+p3  152 k
        vmovdqu64 [rbp + 6272], zmm6                                     ;    69.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 94]                                     ;    94.2 p5+p10  152 k
        vpbroadcastb zmm26, [r8 + 95]                                    ;    95.2 p5+p2  152 k
        vmovdqu64 [rbp + 6336], zmm13                                    ;    70.2 p8+p9  152 k
        vpbroadcastb zmm13, [r8 + 96]                                    ;    96.2 p5+p3  152 k
        vpbroadcastb zmm27, [r8 + 97]                                    ;    97.2 p5+p10  152 k
        vmovdqu64 [rbp + 6400], zmm3                                     ;    71.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 98]                                     ;    98.2 p5+p2  152 k
        vpbroadcastb zmm28, [r8 + 99]                                    ;    99.2 p5+p3  152 k
        vmovdqu64 [rbp + 6464], zmm14                                    ;    72.2 p8+p9  152 k
        vpbroadcastb zmm14, [r8 + 100]                                   ;   100.2 p5+p10  152 k
        vpbroadcastb zmm29, [r8 + 101]                                   ;   101.2 p5+p2  152 k
        vmovdqu64 [rbp + 6528], zmm7                                     ;    73.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 102]                                    ;   102.2 p5+p3  152 k
        vmovdqu64 [rbp + 6592], zmm15                                    ;    74.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 103]                                   ;   103.2 p5+p10  152 k
        vmovdqu64 [rbp + 6656], zmm0                                     ;    75.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 104]                                    ;   104.2 p5+p2  152 k
        vmovdqu64 [rbp + 6720], zmm16                                    ;    76.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 105]                                   ;   105.2 p5+p3  152 k
        vmovdqu64 [rbp + 6784], zmm8                                     ;    77.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 106]                                    ;   106.2 p5+p10  152 k
        vmovdqu64 [rbp + 6848], zmm17                                    ;    78.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 107]                                   ;   107.2 p5+p2  152 k
        vmovdqu64 [rbp + 6912], zmm4                                     ;    79.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 108]                                    ;   108.2 p5+p3  152 k
        vmovdqu64 [rbp + 6976], zmm18                                    ;    80.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 109]                                   ;   109.2 p5+p10  152 k
        vmovdqu64 [rbp + 7040], zmm9                                     ;    81.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 110]                                    ;   110.2 p5+p2  152 k
        vmovdqu64 [rbp + 7104], zmm19                                    ;    82.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 111]                                   ;   111.2 p5+p3  152 k
        vmovdqu64 [rbp + 7168], zmm2                                     ;    83.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 112]                                    ;   112.2 p5+p10  152 k
        vmovdqu64 [rbp + 7232], zmm20                                    ;    84.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 113]                                   ;   113.2 p5+p2  152 k
        vmovdqu64 [rbp + 7296], zmm10                                    ;    85.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 114]                                   ;   114.2 p5+p3  152 k
        vmovdqu64 [rbp + 7360], zmm21                                    ;    86.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 115]                                   ;   115.2 p5+p10  152 k
        vmovdqu64 [rbp + 7424], zmm5                                     ;    87.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 116]                                    ;   116.2 p5+p2  152 k
        vmovdqu64 [rbp + 7488], zmm22                                    ;    88.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 117]                                   ;   117.2 p5+p3  152 k
        vmovdqu64 [rbp + 7552], zmm11                                    ;    89.2 p7+p4  152 k
        vpbroadcastb zmm11, [r8 + 118]                                   ;   118.2 p5+p10  152 k
        vmovdqu64 [rbp + 7616], zmm23                                    ;    90.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 119]                                   ;   119.2 p5+p2  152 k
        vmovdqu64 [rbp + 7680], zmm1                                     ;    91.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 120]                                    ;   120.2 p5+p3  152 k
        vmovdqu64 [rbp + 7744], zmm24                                    ;    92.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 121]                                   ;   121.2 p5+p10  152 k
        vmovdqu64 [rbp + 7808], zmm12                                    ;    93.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 122]                                   ;   122.2 p5+p2  152 k
        vmovdqu64 [rbp + 7872], zmm25                                    ;    94.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 123]                                   ;   123.2 p5+p3  152 k
        vmovdqu64 [rbp + 7936], zmm6                                     ;    95.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 124]                                    ;   124.2 p5+p10  152 k
        vmovdqu64 [rbp + 8000], zmm26                                    ;    96.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 125]                                   ;   125.2 p5+p2  152 k
        vmovdqu64 [rbp + 8064], zmm13                                    ;    97.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 126]                                   ;   126.2 p5+p3  152 k
        vmovdqu64 [rbp + 8128], zmm27                                    ;    98.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 127]                                   ;   127.2 p5+p10  152 k
        vmovdqu64 [rbp + 8192], zmm3                                     ;    99.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 128]                                    ;   128.2 p5+p2  152 k
        vmovdqu64 [rbp + 8256], zmm28                                    ;   100.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 129]                                   ;   129.2 p5+p3  152 k
        vmovdqu64 [rbp + 8320], zmm14                                    ;   101.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 130]                                   ;   130.2 p5+p10  152 k
        vmovdqu64 [rbp + 8384], zmm29                                    ;   102.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 131]                                   ;   131.2 p5+p2  152 k
        vmovdqu64 [rbp + 8448], zmm7                                     ;   103.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 132]                                    ;   132.2 p5+p3  152 k
        vmovdqu64 [rbp + 8512], zmm15                                    ;   104.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 133]                                   ;   133.2 p5+p10  152 k
        vmovdqu64 [rbp + 8576], zmm0                                     ;   105.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 134]                                    ;   134.2 p5+p2  152 k
        vmovdqu64 [rbp + 8640], zmm16                                    ;   106.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 135]                                   ;   135.2 p5+p3  152 k
        vmovdqu64 [rbp + 8704], zmm8                                     ;   107.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 136]                                    ;   136.2 p5+p10  152 k
        vmovdqu64 [rbp + 8768], zmm17                                    ;   108.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 137]                                   ;   137.2 p5+p2  152 k
        vmovdqu64 [rbp + 8832], zmm4                                     ;   109.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 138]                                    ;   138.2 p5+p3  152 k
        vmovdqu64 [rbp + 8896], zmm18                                    ;   110.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 139]                                   ;   139.2 p5+p10  152 k
        vmovdqu64 [rbp + 8960], zmm9                                     ;   111.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 140]                                    ;   140.2 p5+p2  152 k
        vmovdqu64 [rbp + 9024], zmm19                                    ;   112.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 141]                                   ;   141.2 p5+p3  152 k
        vmovdqu64 [rbp + 9088], zmm2                                     ;   113.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 142]                                    ;   142.2 p5+p10  152 k
        vmovdqu64 [rbp + 9152], zmm20                                    ;   114.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 143]                                   ;   143.2 p5+p2  152 k
        vmovdqu64 [rbp + 9216], zmm10                                    ;   115.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 144]                                   ;   144.2 p5+p3  152 k
        vmovdqu64 [rbp + 9280], zmm21                                    ;   116.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 145]                                   ;   145.2 p5+p10  152 k
        vmovdqu64 [rbp + 9344], zmm5                                     ;   117.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 146]                                    ;   146.2 p5+p2  152 k
        vmovdqu64 [rbp + 9408], zmm22                                    ;   118.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 147]                                   ;   147.2 p5+p3  152 k
        vpbroadcastb zmm30, [r8 + 148]                                   ;   148.2 p5+p10  152 k
        vmovdqu64 [rbp + 9472], zmm11                                    ;   119.2 p7+p4  152 k
        vpbroadcastb zmm11, [r8 + 149]                                   ;   149.2 p5+p2  152 k
        vpbroadcastb zmm31, [r8 + 150]                                   ;   150.2 p5+p3  152 k
        vmovdqu64 [rbp + 9536], zmm23                                    ;   120.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 151]                                   ;   151.2 p5+p10  152 k
        vmovdqu64 [rbp + 9600], zmm1                                     ;   121.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 152]                                    ;   152.2 p5+p2  152 k
        vmovdqu64 [rbp + 9664], zmm24                                    ;   122.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 153]                                   ;   153.2 p5+p3  152 k
        vmovdqu64 [rbp + 9728], zmm12                                    ;   123.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 154]                                   ;   154.2 p5+p10  152 k
        vmovdqu64 [rbp + 9792], zmm25                                    ;   124.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 155]                                   ;   155.2 p5+p2  152 k
        vmovdqu64 [rbp + 9856], zmm6                                     ;   125.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 156]                                    ;   156.2 p5+p3  152 k
        vmovdqu64 [rbp + 9920], zmm26                                    ;   126.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 157]                                   ;   157.2 p5+p10  152 k
        vmovdqu64 [rbp + 9984], zmm13                                    ;   127.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 158]                                   ;   158.2 p5+p2  152 k
        vmovdqu64 [rbp + 10048], zmm27                                   ;   128.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 159]                                   ;   159.2 p5+p3  152 k
        vmovdqu64 [rbp + 10112], zmm3                                    ;   129.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 160]                                    ;   160.2 p5+p10  152 k
        vmovdqu64 [rbp + 10176], zmm28                                   ;   130.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 161]                                   ;   161.2 p5+p2  152 k
        vmovdqu64 [rbp + 10240], zmm14                                   ;   131.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 162]                                   ;   162.2 p5+p3  152 k
        vmovdqu64 [rbp + 10304], zmm29                                   ;   132.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 163]                                   ;   163.2 p5+p10  152 k
        vmovdqu64 [rbp + 10368], zmm7                                    ;   133.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 164]                                    ;   164.2 p5+p2  152 k
        vmovdqu64 [rbp + 10432], zmm15                                   ;   134.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 165]                                   ;   165.2 p5+p3  152 k
        vmovdqu64 [rbp + 10496], zmm0                                    ;   135.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 166]                                    ;   166.2 p5+p10  152 k
        vmovdqu64 [rbp + 10560], zmm16                                   ;   136.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 167]                                   ;   167.2 p5+p2  152 k
        vmovdqu64 [rbp + 10624], zmm8                                    ;   137.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 168]                                    ;   168.2 p5+p3  152 k
        vmovdqu64 [rbp + 10688], zmm17                                   ;   138.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 169]                                   ;   169.2 p5+p10  152 k
        vmovdqu64 [rbp + 10752], zmm4                                    ;   139.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 170]                                    ;   170.2 p5+p2  152 k
        vmovdqu64 [rbp + 10816], zmm18                                   ;   140.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 171]                                   ;   171.2 p5+p3  152 k
        vmovdqu64 [rbp + 10880], zmm9                                    ;   141.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 172]                                    ;   172.2 p5+p10  152 k
        vmovdqu64 [rbp + 10944], zmm19                                   ;   142.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 173]                                   ;   173.2 p5+p2  152 k
        vmovdqu64 [rbp + 11008], zmm2                                    ;   143.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 174]                                    ;   174.2 p5+p3  152 k
        vmovdqu64 [rbp + 11072], zmm20                                   ;   144.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 175]                                   ;   175.2 p5+p10  152 k
        vmovdqu64 [rbp + 11136], zmm10                                   ;   145.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 176]                                   ;   176.2 p5+p2  152 k
        vmovdqu64 [rbp + 11200], zmm21                                   ;   146.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 177]                                   ;   177.2 p5+p3  152 k
        vmovdqu64 [rbp + 11264], zmm5                                    ;   147.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 178]                                    ;   178.2 p5+p10  152 k
        vmovdqu64 [rbp + 11328], zmm22                                   ;   148.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 179]                                   ;   179.2 p5+p2  152 k
        vmovdqu64 [rbp + 11392], zmm30                                   ;   149.2 p7+p4  152 k
        vpbroadcastb zmm30, [r8 + 180]                                   ;   180.2 p5+p3  152 k
        vmovdqu64 [rbp + 11456], zmm11                                   ;   150.2 p8+p9  152 k
        vpbroadcastb zmm11, [r8 + 181]                                   ;   181.2 p5+p10  152 k
        vmovdqu64 [rbp + 11520], zmm31                                   ;   151.2 p7+p4  152 k
        vpbroadcastb zmm31, [r8 + 182]                                   ;   182.2 p5+p2  152 k
        vmovdqu64 [rbp + 11584], zmm23                                   ;   152.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 183]                                   ;   183.2 p5+p3  152 k
        vmovdqu64 [rbp + 11648], zmm1                                    ;   153.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 184]                                    ;   184.2 p5+p10  152 k
        vmovdqu64 [rbp + 11712], zmm24                                   ;   154.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 185]                                   ;   185.2 p5+p2  152 k
        vmovdqu64 [rbp + 11776], zmm12                                   ;   155.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 186]                                   ;   186.2 p5+p3  152 k
        vmovdqu64 [rbp + 11840], zmm25                                   ;   156.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 187]                                   ;   187.2 p5+p10  152 k
        vmovdqu64 [rbp + 11904], zmm6                                    ;   157.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 188]                                    ;   188.2 p5+p2  152 k
        vmovdqu64 [rbp + 11968], zmm26                                   ;   158.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 189]                                   ;   189.2 p5+p3  152 k
        vmovdqu64 [rbp + 12032], zmm13                                   ;   159.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 190]                                   ;   190.2 p5+p10  152 k
        vmovdqu64 [rbp + 12096], zmm27                                   ;   160.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 191]                                   ;   191.2 p5+p2  152 k
        vmovdqu64 [rbp + 12160], zmm3                                    ;   161.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 192]                                    ;   192.2 p5+p3  152 k
        vmovdqu64 [rbp + 12224], zmm28                                   ;   162.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 193]                                   ;   193.2 p5+p10  152 k
        vmovdqu64 [rbp + 12288], zmm14                                   ;   163.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 194]                                   ;   194.2 p5+p2  152 k
        vmovdqu64 [rbp + 12352], zmm29                                   ;   164.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 195]                                   ;   195.2 p5+p3  152 k
        vmovdqu64 [rbp + 12416], zmm7                                    ;   165.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 196]                                    ;   196.2 p5+p10  152 k
        vmovdqu64 [rbp + 12480], zmm15                                   ;   166.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 197]                                   ;   197.2 p5+p2  152 k
        vmovdqu64 [rbp + 12544], zmm0                                    ;   167.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 198]                                    ;   198.2 p5+p3  152 k
        vmovdqu64 [rbp + 12608], zmm16                                   ;   168.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 199]                                   ;   199.2 p5+p10  152 k
        vmovdqu64 [rbp + 12672], zmm8                                    ;   169.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 200]                                    ;   200.2 p5+p2  152 k
        vmovdqu64 [rbp + 12736], zmm17                                   ;   170.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 201]                                   ;   201.2 p5+p3  152 k
        vmovdqu64 [rbp + 12800], zmm4                                    ;   171.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 202]                                    ;   202.2 p5+p10  152 k
        vmovdqu64 [rbp + 12864], zmm18                                   ;   172.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 203]                                   ;   203.2 p5+p2  152 k
        vmovdqu64 [rbp + 12928], zmm9                                    ;   173.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 204]                                    ;   204.2 p5+p3  152 k
        vmovdqu64 [rbp + 12992], zmm19                                   ;   174.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 205]                                   ;   205.2 p5+p10  152 k
        vmovdqu64 [rbp + 13056], zmm2                                    ;   175.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 206]                                    ;   206.2 p5+p2  152 k
        vmovdqu64 [rbp + 13120], zmm20                                   ;   176.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 207]                                   ;   207.2 p5+p3  152 k
        vmovdqu64 [rbp + 13184], zmm10                                   ;   177.2 p7+p4  152 k
        vmovdqu64 [rbp + 13248], zmm21                                   ;   178.2 p8+p9  152 k
        vmovdqu64 [rbp + 13312], zmm5                                    ;   179.2 p7+p4  152 k
        vmovdqu64 [rbp + 13376], zmm22                                   ;   180.2 p8+p9  152 k
        vmovdqu64 [rbp + 13440], zmm30                                   ;   181.2 p7+p4  152 k
        vmovdqu64 [rbp + 13504], zmm11                                   ;   182.2 p8+p9  152 k
        vmovdqu64 [rbp + 13568], zmm31                                   ;   183.2 p7+p4  152 k
        vmovdqu64 [rbp + 13632], zmm23                                   ;   184.2 p8+p9  152 k
        vmovdqu64 [rbp + 13696], zmm1                                    ;   185.2 p7+p4  152 k
        vmovdqu64 [rbp + 13760], zmm24                                   ;   186.2 p8+p9  152 k
        vmovdqu64 [rbp + 13824], zmm12                                   ;   187.2 p7+p4  152 k
        vmovdqu64 [rbp + 13888], zmm25                                   ;   188.2 p8+p9  152 k
        vmovdqu64 [rbp + 13952], zmm6                                    ;   189.2 p7+p4  152 k
        vmovdqu64 [rbp + 14016], zmm26                                   ;   190.2 p8+p9  152 k
        vmovdqu64 [rbp + 14080], zmm13                                   ;   191.2 p7+p4  152 k
        vmovdqu64 [rbp + 14144], zmm27                                   ;   192.2 p8+p9  152 k
        vmovdqu64 [rbp + 14208], zmm3                                    ;   193.2 p7+p4  152 k
        vmovdqu64 [rbp + 14272], zmm28                                   ;   194.2 p8+p9  152 k
        vmovdqu64 [rbp + 14336], zmm14                                   ;   195.2 p7+p4  152 k
        vmovdqu64 [rbp + 14400], zmm29                                   ;   196.2 p8+p9  152 k
        vmovdqu64 [rbp + 14464], zmm7                                    ;   197.2 p7+p4  152 k
        vmovdqu64 [rbp + 14528], zmm15                                   ;   198.2 p8+p9  152 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   199.2 p7+p4  152 k
        vmovdqu64 [rbp + 14656], zmm16                                   ;   200.2 p8+p9  152 k
        vmovdqu64 [rbp + 14720], zmm8                                    ;   201.2 p7+p4  152 k
        vmovdqu64 [rbp + 14784], zmm17                                   ;   202.2 p8+p9  152 k
        vmovdqu64 [rbp + 14848], zmm4                                    ;   203.2 p7+p4  152 k
        vmovdqu64 [rbp + 14912], zmm18                                   ;   204.2 p8+p9  152 k
        vmovdqu64 [rbp + 14976], zmm9                                    ;   205.2 p7+p4  152 k
        vmovdqu64 [rbp + 15040], zmm19                                   ;   206.2 p8+p9  152 k
        vmovdqu64 [rbp + 15104], zmm2                                    ;   207.2 p7+p4  152 k
        vmovdqu64 [rbp + 15168], zmm20                                   ;   208.2 p8+p9  152 k
        cmp dword [rbp + 16712], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 16712]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 16648], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 16656]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 16664], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 16656]                                      ;                    resident
        mov r9, qword [rbp + 16672]                                      ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2      68 d.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3      68 d.0
        vpunpcklbw zmm2, zmm0, zmm1                                      ;     6.2 p5      68 d.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;     6.2 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 128]                                       ;     1.0 p2      68 d.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3      68 d.0
        vpunpcklbw zmm4, zmm1, zmm3                                      ;     7.2 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm3                                      ;     7.2 p5      68 d.0
        vpunpcklwd zmm3, zmm2, zmm4                                      ;     8.2 p5      68 d.0
        vpunpckhwd zmm2, zmm2, zmm4                                      ;     8.2 p5      68 d.0
        vpunpcklwd zmm4, zmm0, zmm1                                      ;     8.2 p5      68 d.0
        vpunpckhwd zmm0, zmm0, zmm1                                      ;     8.2 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 256]                                       ;     2.0 p2      68 d.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3      68 d.0
        vpunpcklbw zmm6, zmm1, zmm5                                      ;     8.3 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm5                                      ;     9.3 p5      68 d.0
        vmovdqu64 zmm5, [r8 + 384]                                       ;     3.0 p2      68 d.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     3.2 p3      68 d.0
        vpunpcklbw zmm8, zmm5, zmm7                                      ;    10.3 p5      68 d.0
        vpunpckhbw zmm5, zmm5, zmm7                                      ;    11.3 p5      68 d.0
        vpunpcklwd zmm7, zmm6, zmm8                                      ;    12.3 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm8                                      ;    13.3 p5      68 d.0
        vpunpcklwd zmm8, zmm1, zmm5                                      ;    14.3 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm5                                      ;    15.3 p5      68 d.0
        vpunpckhdq zmm5, zmm3, zmm7                                      ;    16.3 p5      68 d.0
        vpunpckldq zmm3, zmm3, zmm7                                      ;    17.3 p5      68 d.0
        vmovdqu64 zmm7, [r8 + 512]                                       ;     4.3 p2      68 d.0
        vpunpckldq zmm9, zmm2, zmm6                                      ;    18.3 p5      68 d.0
        vpunpckhdq zmm2, zmm2, zmm6                                      ;    19.3 p5      68 d.0
        vmovdqu64 zmm6, [r8 + 576]                                       ;     4.8 p3      68 d.0
        vpunpcklbw zmm10, zmm7, zmm6                                     ;    20.3 p5      68 d.0
        vpunpckhbw zmm6, zmm7, zmm6                                      ;    21.3 p5      68 d.0
        vmovdqu64 zmm7, [r8 + 640]                                       ;     5.3 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.8 p3      68 d.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.3 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.8 p3      68 d.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.3 p2      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.8 p3      68 d.0
        vpunpcklbw zmm16, zmm7, zmm11                                    ;    22.3 p5      68 d.0
        vpunpckhbw zmm7, zmm7, zmm11                                     ;    23.3 p5      68 d.0
        vpunpcklbw zmm11, zmm12, zmm13                                   ;    24.3 p5      68 d.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    25.3 p5      68 d.0
        vpunpckhdq zmm13, zmm4, zmm8                                     ;    26.3 p5      68 d.0
        vpunpckldq zmm4, zmm4, zmm8                                      ;    27.3 p5      68 d.0
        vpunpcklbw zmm8, zmm14, zmm15                                    ;    28.3 p5      68 d.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    29.3 p5      68 d.0
        vpunpckldq zmm15, zmm0, zmm1                                     ;    30.3 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    31.3 p5      68 d.0
        vpunpcklwd zmm1, zmm10, zmm16                                    ;    32.3 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm16                                   ;    33.3 p5      68 d.0
        vpunpcklwd zmm16, zmm6, zmm7                                     ;    34.3 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm7                                      ;    35.3 p5      68 d.0
        vpunpcklwd zmm7, zmm11, zmm8                                     ;    36.3 p5      68 d.0
        vpunpckhwd zmm8, zmm11, zmm8                                     ;    37.3 p5      68 d.0
        vpunpcklwd zmm11, zmm12, zmm14                                   ;    38.3 p5      68 d.0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    39.3 p5      68 d.0
        vpunpckhdq zmm14, zmm1, zmm7                                     ;    40.3 p5      68 d.0
        vpunpckldq zmm1, zmm1, zmm7                                      ;    41.3 p5      68 d.0
        vpunpckldq zmm7, zmm10, zmm8                                     ;    42.3 p5      68 d.0
        vpunpckhdq zmm8, zmm10, zmm8                                     ;    43.3 p5      68 d.0
        vpunpckhdq zmm10, zmm16, zmm11                                   ;    44.3 p5      68 d.0
        vpunpckldq zmm11, zmm16, zmm11                                   ;    45.3 p5      68 d.0
        vpunpckldq zmm16, zmm6, zmm12                                    ;    46.3 p5      68 d.0
        vpunpckhdq zmm6, zmm6, zmm12                                     ;    47.3 p5      68 d.0
        vpunpcklqdq zmm12, zmm5, zmm14                                   ;    48.3 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm14                                    ;    49.3 p5      68 d.0
        vpunpcklqdq zmm14, zmm3, zmm1                                    ;    50.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm3, zmm1                                     ;    51.3 p5      68 d.0
        vpunpcklqdq zmm3, zmm9, zmm7                                     ;    52.3 p5      68 d.0
        vpunpckhqdq zmm7, zmm9, zmm7                                     ;    53.3 p5      68 d.0
        vpunpcklqdq zmm9, zmm2, zmm8                                     ;    54.3 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm8                                     ;    55.3 p5      68 d.0
        vpunpcklqdq zmm8, zmm13, zmm10                                   ;    56.3 p5      68 d.0
        vpunpckhqdq zmm10, zmm13, zmm10                                  ;    57.3 p5      68 d.0
        vpunpcklqdq zmm13, zmm4, zmm11                                   ;    58.3 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm11                                    ;    59.3 p5      68 d.0
        vpxord zmm12, zmm12, [rbp + 2240]                                ;    49.3 p0+p2   68 d
        vpxord zmm5, zmm5, [rbp + 2176]                                  ;    50.3 p0+p3   68 d
        vpunpcklqdq zmm11, zmm15, zmm16                                  ;    60.3 p5      68 d.0
        vpunpckhqdq zmm15, zmm15, zmm16                                  ;    61.3 p5      68 d.0
        vpunpcklqdq zmm16, zmm0, zmm6                                    ;    62.3 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm6                                     ;    63.3 p5      68 d.0
        vpxord zmm14, zmm14, [rbp + 2368]                                ;    51.3 p0+p2   68 d
        vpxord zmm1, zmm1, [rbp + 2304]                                  ;    52.3 p0+p3   68 d
        vpxord zmm6, zmm12, [rbp + 3264]                                 ;    50.3 p0+p2   40 t
        vpxord zmm17, zmm5, [rbp + 3200]                                 ;    51.3 p0+p3   40 t
        vpxord zmm18, zmm14, [rbp + 3392]                                ;    52.3 p0+p2   40 t
        vpxord zmm19, zmm1, [rbp + 3328]                                 ;    53.3 p0+p3   40 t
        vpsllq zmm20, zmm17, 1                                           ;    52.3 p0      23 t
        vpsrlq zmm17, zmm17, 7                                           ;    52.3 p0      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;    16.7 p2      23 t reload
        vpandd zmm17, zmm17, zmm21                                       ;    53.3 p0      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 320] ;    16.8 p3      23 t reload
        vpternlogd zmm17, zmm20, zmm22, 0x78                             ;    54.3 p0      23 t
        vpxord zmm8, zmm8, [rbp + 2752]                                  ;    57.3 p0+p2   61 t
        vpxord zmm10, zmm10, [rbp + 2688]                                ;    58.3 p0+p3   61 t
        vmovdqu64 zmm20, [rbp + 2112]                                    ;    18.7 p2      68 d.3 reload
        vmovdqu64 zmm23, [rbp + 3136]                                    ;    18.8 p3      40 t
        vpternlogd zmm23, zmm3, zmm20, 0x96                              ;    53.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 2048]                                    ;    19.7 p2      68 d.2 reload
        vmovdqu64 zmm25, [rbp + 3072]                                    ;    19.8 p3      40 t
        vpternlogd zmm25, zmm7, zmm24, 0x96                              ;    54.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 1984]                                    ;    20.7 p2      68 d.1 reload
        vmovdqu64 zmm27, [rbp + 3008]                                    ;    20.8 p3      40 t
        vpternlogd zmm27, zmm9, zmm26, 0x96                              ;    55.3 p0      40 t
        vpsllq zmm28, zmm27, 1                                           ;    56.3 p0      23 t
        vpsrlq zmm27, zmm27, 7                                           ;    56.3 p0      23 t
        vpandd zmm27, zmm27, zmm21                                       ;    57.3 p0      23 t
        vpternlogd zmm27, zmm28, zmm22, 0x78                             ;    58.3 p0      23 t
        vpxord zmm13, zmm13, [rbp + 2880]                                ;    59.3 p0+p2   61 t
        vpxord zmm4, zmm4, [rbp + 2816]                                  ;    60.3 p0+p3   61 t
        vmovdqu64 zmm28, [rbp + 1920]                                    ;    22.7 p2      68 d.0 reload
        vmovdqu64 zmm29, [rbp + 2944]                                    ;    22.8 p3      40 t
        vpternlogd zmm29, zmm2, zmm28, 0x96                              ;    56.3 p0      40 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 256] ;    23.7 p2      41 t reload
        vpshufb zmm31, zmm30, zmm29                                      ;    64.3 p5      41 t
        vpshufb zmm20, zmm30, zmm25                                      ;    65.3 p5      22 t
        vpshufb zmm24, zmm30, zmm23                                      ;    66.3 p5      21 t
        vpshufb zmm26, zmm30, zmm6                                       ;    67.3 p5      22 t
        vpshufb zmm28, zmm30, zmm27                                      ;    68.3 p5      23 t
        vpshufb zmm22, zmm30, zmm17                                      ;    69.3 p5      23 t
        vpshufb zmm21, zmm30, zmm19                                      ;    70.3 p5      21 t
        vmovdqu64 [rbp + 15232], zmm14                                   ;    52.3 p7+p4   68 d spill
        vpshufb zmm14, zmm30, zmm18                                      ;    71.3 p5      42 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512]       ;    23.8 p3      41 t reload
        vmovdqu64 [rbp + 15296], zmm1                                    ;    53.3 p8+p9   68 d spill
        vmovdqa64 zmm1, zmm29                                            ;    57.3         41 t copy
        vpermi2b zmm1, zmm30, [rel camellia128_encrypt.T0_constants512 + 64] ;    73.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 15360], zmm12                                   ;    50.3 p7+p4   68 d spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;    24.8 p3      41 t reload
        vpermi2b zmm29, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;    75.3 p0+p5+p2   41 t
        vpternlogd zmm31, zmm1, zmm29, 0xca                              ;    80.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 64]   ;    25.8 p3      41 t reload
        vmovdqa64 zmm29, zmm27                                           ;    59.3         23 t copy
        vpermi2b zmm29, zmm30, zmm1                                      ;    77.3 p0+p5   23 t
        vpermi2b zmm27, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;    79.3 p0+p5+p2   23 t
        vpternlogd zmm28, zmm29, zmm27, 0xca                             ;    84.3 p0      23 t
        vmovdqa64 zmm27, zmm17                                           ;    55.3         23 t copy
        vpermi2b zmm27, zmm30, zmm1                                      ;    81.3 p0+p5   23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 192] ;    26.8 p3      41 t reload
        vpermi2b zmm17, zmm12, zmm29                                     ;    83.3 p0+p5   23 t
        vpternlogd zmm22, zmm27, zmm17, 0xca                             ;    88.3 p0      23 t
        vmovdqa64 zmm17, zmm18                                           ;    53.3         42 t copy
        vpermi2b zmm17, zmm30, zmm1                                      ;    85.3 p0+p5   42 t
        vpermi2b zmm18, zmm12, zmm29                                     ;    87.3 p0+p5   42 t
        vpternlogd zmm14, zmm17, zmm18, 0xca                             ;    92.3 p0      42 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;    27.7 p2      22 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;    27.8 p3      22 t reload
        vmovdqa64 zmm27, zmm25                                           ;    55.3         22 t copy
        vpermi2b zmm27, zmm18, zmm17                                     ;    89.3 p0+p5   22 t
        vmovdqa64 zmm29, zmm6                                            ;    51.3         22 t copy
        vpermi2b zmm29, zmm18, zmm17                                     ;    91.3 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;    28.7 p2      22 t reload
        vpermi2b zmm25, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;    93.3 p0+p5+p3   22 t
        vpternlogd zmm20, zmm27, zmm25, 0xca                             ;    98.3 p0      22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 640] ;    29.7 p2      22 t reload
        vpermi2b zmm6, zmm17, zmm25                                      ;    95.3 p0+p5   22 t
        vpternlogd zmm26, zmm29, zmm6, 0xca                              ;   100.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 768]  ;    30.3 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;    30.7 p2      21 t reload
        vmovdqa64 zmm29, zmm23                                           ;    54.3         21 t copy
        vpermi2b zmm29, zmm27, zmm6                                      ;    97.3 p0+p5   21 t
        vmovdqa64 zmm25, zmm19                                           ;    54.3         21 t copy
        vpermi2b zmm25, zmm27, zmm6                                      ;    99.3 p0+p5   21 t
        vmovdqa64 zmm6, zmm28                                            ;    85.3         41 t copy
        vpternlogd zmm6, zmm14, zmm20, 0x96                              ;    99.3 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 832] ;    32.3 p3      21 t reload
        vpermi2b zmm23, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;   101.3 p0+p5+p2   21 t
        vpternlogd zmm24, zmm29, zmm23, 0xca                             ;   106.3 p0      21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 896] ;    33.3 p3      21 t reload
        vpermi2b zmm19, zmm27, zmm23                                     ;   103.3 p0+p5   21 t
        vpternlogd zmm21, zmm25, zmm19, 0xca                             ;   108.3 p0      21 t
        vmovdqa64 zmm19, zmm31                                           ;    81.3         41 t copy
        vpternlogd zmm19, zmm26, zmm24, 0x96                             ;   107.3 p0      41 t
        vmovdqa64 zmm25, zmm22                                           ;    89.3         41 t copy
        vpternlogd zmm25, zmm20, zmm24, 0x96                             ;   107.3 p0      41 t
        vpternlogd zmm22, zmm20, zmm19, 0x96                             ;   108.3 p0      41 t
        vpternlogd zmm14, zmm25, zmm28, 0x96                             ;   108.3 p0      41 t
        vpternlogd zmm13, zmm19, zmm14, 0x96                             ;   109.3 p0      61 t
        vpternlogd zmm28, zmm21, zmm31, 0x96                             ;   109.3 p0      41 t
        vpternlogd zmm21, zmm31, zmm6, 0x96                              ;   109.3 p0      41 t
        vpternlogd zmm26, zmm24, zmm28, 0x96                             ;   110.3 p0      41 t
        vpternlogd zmm10, zmm28, zmm22, 0x96                             ;   110.3 p0      61 t
        vpternlogd zmm4, zmm25, zmm21, 0x96                              ;   110.3 p0      61 t
        vpternlogd zmm8, zmm6, zmm26, 0x96                               ;   111.3 p0      61 t
        vpternlogd zmm0, zmm14, [rbp + 2432], 0x96                       ;   109.3 p0+p2   61 t
        vpternlogd zmm16, zmm22, [rbp + 2496], 0x96                      ;   109.3 p0+p3   61 t
        vpternlogd zmm11, zmm21, [rbp + 2624], 0x96                      ;   110.3 p0+p2   61 t
        vpternlogd zmm15, zmm26, [rbp + 2560], 0x96                      ;   111.3 p0+p3   61 t
        vpxord zmm6, zmm10, [rbp + 3712]                                 ;   111.3 p0+p2   40 t
        vpxord zmm14, zmm13, [rbp + 3904]                                ;   110.3 p0+p3   40 t
        vpxord zmm19, zmm0, [rbp + 3456]                                 ;   110.3 p0+p2   40 t
        vpxord zmm20, zmm16, [rbp + 3520]                                ;   110.3 p0+p3   40 t
        vpsllq zmm21, zmm20, 1                                           ;   111.3 p0      23 t
        vpsrlq zmm20, zmm20, 7                                           ;   111.3 p0      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 384] ;    40.2 p2      23 t reload
        vpandd zmm20, zmm20, zmm22                                       ;   112.3 p0      23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;    40.5 p3      23 t reload
        vpternlogd zmm20, zmm21, zmm24, 0x78                             ;   113.3 p0      23 t
        vpxord zmm21, zmm4, [rbp + 3840]                                 ;   111.3 p0+p2   40 t
        vpxord zmm25, zmm8, [rbp + 3776]                                 ;   112.3 p0+p3   40 t
        vpxord zmm26, zmm11, [rbp + 3648]                                ;   111.3 p0+p2   40 t
        vpxord zmm28, zmm15, [rbp + 3584]                                ;   112.3 p0+p3   40 t
        vpsllq zmm29, zmm6, 1                                            ;   112.3 p0      23 t
        vpsrlq zmm6, zmm6, 7                                             ;   112.3 p0      23 t
        vpandd zmm6, zmm6, zmm22                                         ;   113.3 p0      23 t
        vpternlogd zmm6, zmm29, zmm24, 0x78                              ;   114.3 p0      23 t
        vmovdqa64 zmm29, zmm19                                           ;   111.3         41 t copy
        vpermi2b zmm29, zmm30, zmm1                                      ;   111.3 p0+p5   41 t
        vmovdqa64 zmm31, zmm20                                           ;   114.3         23 t copy
        vpermi2b zmm31, zmm30, zmm1                                      ;   114.3 p0+p5   23 t
        vmovdqa64 zmm24, zmm26                                           ;   112.3         21 t copy
        vpermi2b zmm24, zmm27, zmm23                                     ;   112.3 p0+p5   21 t
        vmovdqa64 zmm22, zmm14                                           ;   111.3         42 t copy
        vpermi2b zmm22, zmm30, zmm1                                      ;   111.3 p0+p5   42 t
        vmovdqu64 [rbp + 15424], zmm11                                   ;   111.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm21                                           ;   112.3         21 t copy
        vpermi2b zmm11, zmm27, zmm23                                     ;   113.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm6                                            ;   115.3         23 t copy
        vpermi2b zmm23, zmm30, zmm1                                      ;   115.3 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;    44.7 p2      41 t reload
        vpshufb zmm1, zmm27, zmm19                                       ;   116.3 p5      41 t
        vpermi2b zmm19, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   118.3 p0+p5+p3   41 t
        vpternlogd zmm1, zmm29, zmm19, 0xca                              ;   123.3 p0      41 t
        vpshufb zmm19, zmm27, zmm26                                      ;   119.3 p5      21 t
        vpshufb zmm29, zmm27, zmm20                                      ;   120.3 p5      23 t
        vpermi2b zmm20, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   122.3 p0+p5+p2   23 t
        vpternlogd zmm29, zmm31, zmm20, 0xca                             ;   127.3 p0      23 t
        vpshufb zmm20, zmm27, zmm21                                      ;   123.3 p5      21 t
        vpshufb zmm31, zmm27, zmm14                                      ;   124.3 p5      42 t
        vpermi2b zmm14, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   126.3 p0+p5+p3   42 t
        vpternlogd zmm31, zmm22, zmm14, 0xca                             ;   131.3 p0      42 t
        vpshufb zmm14, zmm27, zmm28                                      ;   127.3 p5      22 t
        vpshufb zmm22, zmm27, zmm6                                       ;   128.3 p5      23 t
        vpermi2b zmm6, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   130.3 p0+p5+p2   23 t
        vpternlogd zmm22, zmm23, zmm6, 0xca                              ;   135.3 p0      23 t
        vpshufb zmm6, zmm27, zmm25                                       ;   131.3 p5      22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;    48.8 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;    49.0 p2      21 t reload
        vpermi2b zmm26, zmm27, zmm23                                     ;   133.3 p0+p5   21 t
        vpermi2b zmm21, zmm27, zmm23                                     ;   135.3 p0+p5   21 t
        vpternlogd zmm19, zmm26, zmm24, 0xca                             ;   138.3 p0      21 t
        vpternlogd zmm20, zmm21, zmm11, 0xca                             ;   140.3 p0      21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;    50.5 p3      22 t reload
        vmovdqa64 zmm21, zmm28                                           ;   113.3         22 t copy
        vpermi2b zmm21, zmm18, zmm11                                     ;   137.3 p0+p5   22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 640] ;    51.3 p2      22 t reload
        vpermi2b zmm28, zmm17, zmm24                                     ;   139.3 p0+p5   22 t
        vpternlogd zmm14, zmm21, zmm28, 0xca                             ;   144.3 p0      22 t
        vmovdqa64 zmm21, zmm25                                           ;   113.3         22 t copy
        vpermi2b zmm21, zmm18, zmm11                                     ;   141.3 p0+p5   22 t
        vpermi2b zmm25, zmm17, zmm24                                     ;   143.3 p0+p5   22 t
        vpternlogd zmm6, zmm21, zmm25, 0xca                              ;   148.3 p0      22 t
        vmovdqa64 zmm21, zmm20                                           ;   141.3         41 t copy
        vpternlogd zmm21, zmm1, zmm29, 0x96                              ;   141.3 p0      41 t
        vmovdqa64 zmm25, zmm22                                           ;   136.3         41 t copy
        vpternlogd zmm25, zmm14, zmm19, 0x96                             ;   145.3 p0      41 t
        vmovdqa64 zmm26, zmm29                                           ;   128.3         41 t copy
        vpternlogd zmm26, zmm31, zmm14, 0x96                             ;   145.3 p0      41 t
        vpternlogd zmm29, zmm31, zmm25, 0x96                             ;   146.3 p0      41 t
        vpternlogd zmm20, zmm26, zmm1, 0x96                              ;   146.3 p0      41 t
        vpternlogd zmm1, zmm19, zmm6, 0x96                               ;   149.3 p0      41 t
        vpternlogd zmm19, zmm6, zmm21, 0x96                              ;   149.3 p0      41 t
        vpternlogd zmm22, zmm14, zmm1, 0x96                              ;   150.3 p0      41 t
        vpternlogd zmm21, zmm5, zmm22, 0x96                              ;   151.3 p0      62 t
        vpternlogd zmm22, zmm9, [rbp + 1984], 0x96                       ;   151.3 p0+p3   62 t
        vpternlogd zmm2, zmm29, [rbp + 1920], 0x96                       ;   147.3 p0+p2   62 t
        vpternlogd zmm29, zmm1, [rbp + 15232], 0x96                      ;   150.3 p0+p3   62 t
        vpternlogd zmm3, zmm20, [rbp + 2112], 0x96                       ;   147.3 p0+p2   62 t
        vpternlogd zmm20, zmm25, [rbp + 15296], 0x96                     ;   147.3 p0+p3   62 t
        vpternlogd zmm7, zmm19, [rbp + 2048], 0x96                       ;   150.3 p0+p2   62 t
        vpternlogd zmm19, zmm26, [rbp + 15360], 0x96                     ;   150.3 p0+p3   62 t
        vpxord zmm1, zmm20, [rbp + 4352]                                 ;   148.3 p0+p2   40 t
        vpxord zmm5, zmm2, [rbp + 3968]                                  ;   148.3 p0+p3   40 t
        vpxord zmm6, zmm3, [rbp + 4160]                                  ;   148.3 p0+p2   40 t
        vpxord zmm9, zmm19, [rbp + 4288]                                 ;   151.3 p0+p3   40 t
        vpxord zmm14, zmm21, [rbp + 4224]                                ;   152.3 p0+p2   40 t
        vpxord zmm25, zmm29, [rbp + 4416]                                ;   151.3 p0+p3   40 t
        vpxord zmm26, zmm7, [rbp + 4096]                                 ;   151.3 p0+p2   40 t
        vpsllq zmm28, zmm14, 1                                           ;   153.3 p0      23 t
        vpsrlq zmm14, zmm14, 7                                           ;   153.3 p0      23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;    62.5 p3      23 t reload
        vpandd zmm14, zmm14, zmm31                                       ;   154.3 p0      23 t
        vpternlogd zmm14, zmm28, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   155.3 p0+p2   23 t
        vpxord zmm28, zmm22, [rbp + 4032]                                ;   152.3 p0+p3   40 t
        vmovdqu64 [rbp + 15360], zmm3                                    ;   148.3 p7+p4   62 t spill
        vpsllq zmm3, zmm28, 1                                            ;   153.3 p0      23 t
        vpsrlq zmm28, zmm28, 7                                           ;   153.3 p0      23 t
        vpandd zmm28, zmm28, zmm31                                       ;   154.3 p5      23 t
        vpternlogd zmm28, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   155.3 p5+p2   23 t
        vmovdqa64 zmm3, zmm6                                             ;   149.3         21 t copy
        vpermi2b zmm3, zmm27, zmm23                                      ;   149.3 p5      21 t
        vmovdqa64 zmm31, zmm26                                           ;   152.3         22 t copy
        vpermi2b zmm31, zmm18, zmm11                                     ;   152.3 p0+p5   22 t
        vmovdqu64 [rbp + 15296], zmm7                                    ;   151.3 p8+p9   62 t spill
        vmovdqa64 zmm7, zmm26                                            ;   152.3         22 t copy
        vpermi2b zmm7, zmm17, zmm24                                      ;   152.3 p0+p5   22 t
        vmovdqu64 [rbp + 15232], zmm22                                   ;   152.3 p7+p4   62 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 256] ;    64.5 p3      41 t reload
        vpshufb zmm26, zmm22, zmm26                                      ;   153.3 p5      22 t
        vpternlogd zmm26, zmm31, zmm7, 0xca                              ;   157.3 p0      22 t
        vpshufb zmm7, zmm22, zmm6                                        ;   154.3 p5      21 t
        vpshufb zmm31, zmm22, zmm5                                       ;   155.3 p5      41 t
        vmovdqu64 [rbp + 15488], zmm2                                    ;   148.3 p8+p9   62 t spill
        vpshufb zmm2, zmm22, zmm1                                        ;   156.3 p5      21 t
        vmovdqu64 [rbp + 15552], zmm29                                   ;   151.3 p7+p4   62 t spill
        vpshufb zmm29, zmm22, zmm28                                      ;   157.3 p5      23 t
        vmovdqu64 [rbp + 15616], zmm20                                   ;   148.3 p8+p9   62 t spill
        vpshufb zmm20, zmm22, zmm9                                       ;   158.3 p5      22 t
        vmovdqu64 [rbp + 15680], zmm19                                   ;   151.3 p7+p4   62 t spill
        vpshufb zmm19, zmm22, zmm25                                      ;   159.3 p5      42 t
        vmovdqu64 [rbp + 15744], zmm21                                   ;   152.3 p8+p9   62 t spill
        vpshufb zmm21, zmm22, zmm14                                      ;   160.3 p5      23 t
        vmovdqa64 zmm22, zmm1                                            ;   149.3         21 t copy
        vpermi2b zmm22, zmm27, zmm23                                     ;   162.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm9                                            ;   152.3         22 t copy
        vpermi2b zmm23, zmm18, zmm11                                     ;   164.3 p0+p5   22 t
        vpermi2b zmm9, zmm17, zmm24                                      ;   166.3 p0+p5   22 t
        vpternlogd zmm20, zmm23, zmm9, 0xca                              ;   171.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 896]  ;    68.0 p2      21 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 832] ;    68.2 p3      21 t reload
        vpermi2b zmm6, zmm23, zmm9                                       ;   168.3 p0+p5   21 t
        vpermi2b zmm1, zmm23, zmm9                                       ;   170.3 p0+p5   21 t
        vpternlogd zmm7, zmm3, zmm6, 0xca                                ;   173.3 p0      21 t
        vpternlogd zmm2, zmm22, zmm1, 0xca                               ;   175.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 64]   ;    69.7 p2      41 t reload
        vmovdqa64 zmm3, zmm5                                             ;   149.3         41 t copy
        vpermi2b zmm3, zmm30, zmm1                                       ;   172.3 p0+p5   41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 192]  ;    70.5 p3      41 t reload
        vpermi2b zmm5, zmm12, zmm6                                       ;   174.3 p0+p5   41 t
        vpternlogd zmm31, zmm3, zmm5, 0xca                               ;   179.3 p0      41 t
        vmovdqa64 zmm3, zmm28                                            ;   156.3         23 t copy
        vpermi2b zmm3, zmm30, zmm1                                       ;   176.3 p0+p5   23 t
        vpermi2b zmm28, zmm12, zmm6                                      ;   178.3 p0+p5   23 t
        vpternlogd zmm29, zmm3, zmm28, 0xca                              ;   183.3 p0      23 t
        vmovdqa64 zmm3, zmm25                                            ;   152.3         42 t copy
        vpermi2b zmm3, zmm30, zmm1                                       ;   180.3 p0+p5   42 t
        vpermi2b zmm25, zmm12, zmm6                                      ;   182.3 p0+p5   42 t
        vmovdqa64 zmm5, zmm14                                            ;   156.3         23 t copy
        vpermi2b zmm5, zmm30, zmm1                                       ;   184.3 p0+p5   23 t
        vpermi2b zmm14, zmm12, zmm6                                      ;   186.3 p0+p5   23 t
        vpternlogd zmm19, zmm3, zmm25, 0xca                              ;   187.3 p0      42 t
        vpternlogd zmm21, zmm5, zmm14, 0xca                              ;   191.3 p0      23 t
        vmovdqa64 zmm3, zmm31                                            ;   180.3         41 t copy
        vpternlogd zmm3, zmm7, zmm20, 0x96                               ;   180.3 p0      41 t
        vmovdqa64 zmm5, zmm2                                             ;   176.3         41 t copy
        vpternlogd zmm5, zmm31, zmm29, 0x96                              ;   184.3 p0      41 t
        vpternlogd zmm20, zmm5, zmm7, 0x96                               ;   185.3 p0      41 t
        vpternlogd zmm7, zmm21, zmm26, 0x96                              ;   192.3 p0      41 t
        vpternlogd zmm21, zmm3, zmm26, 0x96                              ;   192.3 p0      41 t
        vpternlogd zmm26, zmm29, zmm19, 0x96                             ;   188.3 p0      41 t
        vpternlogd zmm2, zmm31, zmm26, 0x96                              ;   189.3 p0      41 t
        vpternlogd zmm26, zmm8, zmm20, 0x96                              ;   189.3 p0      61 t
        vpternlogd zmm29, zmm19, zmm7, 0x96                              ;   193.3 p0      41 t
        vpternlogd zmm5, zmm10, zmm21, 0x96                              ;   193.3 p0      61 t
        vpternlogd zmm7, zmm4, zmm2, 0x96                                ;   193.3 p0      61 t
        vpternlogd zmm3, zmm13, zmm29, 0x96                              ;   194.3 p0      61 t
        vpxord zmm4, zmm26, [rbp + 4800]                                 ;   190.3 p0+p2   40 t
        vmovdqa64 zmm8, zmm20                                            ;   186.3         40 t copy
        vpternlogd zmm8, zmm15, [rbp + 4608], 0x96                       ;   186.3 p0+p3   40 t
        vpxord zmm10, zmm5, [rbp + 4736]                                 ;   194.3 p0+p2   40 t
        vpxord zmm13, zmm7, [rbp + 4864]                                 ;   194.3 p0+p3   40 t
        vpxord zmm14, zmm3, [rbp + 4928]                                 ;   195.3 p0+p2   40 t
        vpsllq zmm19, zmm10, 1                                           ;   195.3 p0      23 t
        vpsrlq zmm10, zmm10, 7                                           ;   195.3 p0      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 384] ;    80.0 p3      23 t reload
        vpandd zmm10, zmm10, zmm22                                       ;   196.3 p5      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 320] ;    80.7 p2      23 t reload
        vpternlogd zmm10, zmm19, zmm25, 0x78                             ;   197.3 p5      23 t
        vmovdqa64 zmm19, zmm21                                           ;   193.3         40 t copy
        vpternlogd zmm19, zmm16, [rbp + 4544], 0x96                      ;   193.3 p0+p3   40 t
        vpsllq zmm28, zmm19, 1                                           ;   194.3 p0      23 t
        vpsrlq zmm19, zmm19, 7                                           ;   194.3 p0      23 t
        vpandd zmm19, zmm19, zmm22                                       ;   195.3 p5      23 t
        vpternlogd zmm19, zmm28, zmm25, 0x78                             ;   196.3 p5      23 t
        vmovdqa64 zmm28, zmm29                                           ;   194.3         40 t copy
        vpternlogd zmm28, zmm0, [rbp + 4480], 0x96                       ;   194.3 p5+p2   40 t
        vmovdqa64 zmm31, zmm8                                            ;   187.3         22 t copy
        vpermi2b zmm31, zmm18, zmm11                                     ;   193.3 p0+p5   22 t
        vmovdqa64 zmm25, zmm8                                            ;   187.3         22 t copy
        vpermi2b zmm25, zmm17, zmm24                                     ;   195.3 p0+p5   22 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 256] ;    82.8 p3      41 t reload
        vpshufb zmm8, zmm22, zmm8                                        ;   196.3 p5      22 t
        vpternlogd zmm8, zmm31, zmm25, 0xca                              ;   200.3 p0      22 t
        vpshufb zmm25, zmm22, zmm28                                      ;   197.3 p5      41 t
        vpshufb zmm31, zmm22, zmm4                                       ;   198.3 p5      22 t
        vmovdqu64 [rbp + 15808], zmm3                                    ;   195.3 p7+p4   61 t spill
        vpshufb zmm3, zmm22, zmm19                                       ;   199.3 p5      23 t
        vmovdqu64 [rbp + 15872], zmm7                                    ;   194.3 p8+p9   61 t spill
        vpshufb zmm7, zmm22, zmm13                                       ;   200.3 p5      21 t
        vmovdqu64 [rbp + 15936], zmm26                                   ;   190.3 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm28                                           ;   195.3         41 t copy
        vpermi2b zmm26, zmm30, zmm1                                      ;   202.3 p0+p5   41 t
        vpermi2b zmm28, zmm12, zmm6                                      ;   204.3 p0+p5   41 t
        vpternlogd zmm25, zmm26, zmm28, 0xca                             ;   209.3 p0      41 t
        vpshufb zmm26, zmm22, zmm10                                      ;   205.3 p5      23 t
        vpshufb zmm28, zmm22, zmm14                                      ;   206.3 p5      42 t
        vmovdqu64 [rbp + 16000], zmm5                                    ;   194.3 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm4                                             ;   191.3         22 t copy
        vpermi2b zmm5, zmm18, zmm11                                      ;   208.3 p0+p5   22 t
        vpermi2b zmm4, zmm17, zmm24                                      ;   210.3 p0+p5   22 t
        vpternlogd zmm31, zmm5, zmm4, 0xca                               ;   215.3 p0      22 t
        vmovdqa64 zmm4, zmm19                                            ;   197.3         23 t copy
        vpermi2b zmm4, zmm30, zmm1                                       ;   212.3 p0+p5   23 t
        vpermi2b zmm19, zmm12, zmm6                                      ;   214.3 p0+p5   23 t
        vpternlogd zmm3, zmm4, zmm19, 0xca                               ;   219.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 15424]                                    ;   111.3 p2      61 t reload
        vmovdqu64 zmm5, [rbp + 4672]                                     ;    89.2 p3      40 t
        vpternlogd zmm5, zmm2, zmm4, 0x96                                ;   203.7 p0      40 t
        vpshufb zmm19, zmm22, zmm5                                       ;   215.3 p5      21 t
        vmovdqa64 zmm4, zmm13                                            ;   195.3         21 t copy
        vpermi2b zmm4, zmm23, zmm9                                       ;   217.3 p0+p5   21 t
        vpermi2b zmm13, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;   219.3 p0+p5+p2   21 t
        vpternlogd zmm7, zmm13, zmm4, 0xca                               ;   224.3 p0      21 t
        vmovdqa64 zmm4, zmm10                                            ;   198.3         23 t copy
        vpermi2b zmm4, zmm30, zmm1                                       ;   221.3 p0+p5   23 t
        vpermi2b zmm10, zmm12, zmm6                                      ;   223.3 p0+p5   23 t
        vpternlogd zmm26, zmm4, zmm10, 0xca                              ;   228.3 p0      23 t
        vmovdqa64 zmm4, zmm14                                            ;   196.3         42 t copy
        vpermi2b zmm4, zmm30, zmm1                                       ;   225.3 p0+p5   42 t
        vpermi2b zmm14, zmm12, zmm6                                      ;   227.3 p0+p5   42 t
        vpternlogd zmm28, zmm4, zmm14, 0xca                              ;   232.3 p0      42 t
        vmovdqa64 zmm4, zmm5                                             ;   204.7         21 t copy
        vpermi2b zmm4, zmm23, zmm9                                       ;   229.3 p0+p5   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 768] ;    94.3 p3      21 t reload
        vpermi2b zmm5, zmm27, zmm10                                      ;   231.3 p0+p5   21 t
        vpternlogd zmm19, zmm5, zmm4, 0xca                               ;   236.3 p0      21 t
        vmovdqu64 zmm4, [rbp + 5248]                                     ;    95.2 p2      40 t
        vmovdqu64 zmm5, [rbp + 5312]                                     ;    95.3 p3      40 t
        vmovdqa64 zmm13, zmm7                                            ;   225.3         41 t copy
        vpternlogd zmm13, zmm25, zmm3, 0x96                              ;   225.3 p0      41 t
        vmovdqa64 zmm14, zmm3                                            ;   220.3         41 t copy
        vpternlogd zmm14, zmm28, zmm8, 0x96                              ;   233.3 p0      41 t
        vpternlogd zmm7, zmm14, zmm25, 0x96                              ;   234.3 p0      41 t
        vpternlogd zmm25, zmm19, zmm31, 0x96                             ;   237.3 p0      41 t
        vpternlogd zmm31, zmm13, zmm19, 0x96                             ;   237.3 p0      41 t
        vpternlogd zmm19, zmm26, zmm8, 0x96                              ;   237.3 p0      41 t
        vpternlogd zmm26, zmm8, zmm25, 0x96                              ;   238.3 p0      41 t
        vpternlogd zmm3, zmm28, zmm19, 0x96                              ;   238.3 p0      41 t
        vpternlogd zmm14, zmm31, [rbp + 15680], 0x96                     ;   238.3 p0+p2   62 t
        vpxord zmm5, zmm5, zmm14                                         ;   239.3 p0      40 t
        vpternlogd zmm19, zmm7, [rbp + 15616], 0x96                      ;   238.3 p0+p3   62 t
        vpternlogd zmm13, zmm26, [rbp + 15744], 0x96                     ;   239.3 p0+p2   62 t
        vpxord zmm4, zmm4, zmm13                                         ;   240.3 p0      40 t
        vpternlogd zmm25, zmm3, [rbp + 15552], 0x96                      ;   239.3 p0+p3   62 t
        vpxord zmm8, zmm19, [rbp + 5376]                                 ;   239.3 p0+p2   40 t
        vpxord zmm28, zmm25, [rbp + 5440]                                ;   240.3 p0+p3   40 t
        vmovdqu64 [rbp + 15552], zmm25                                   ;   240.3 p7+p4   62 t spill
        vpsllq zmm25, zmm4, 1                                            ;   241.3 p0      23 t
        vpsrlq zmm4, zmm4, 7                                             ;   241.3 p0      23 t
        vpandd zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 384] ;   242.3 p5+p2   23 t
        vpternlogd zmm4, zmm25, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   243.3 p5+p3   23 t
        vpshufb zmm25, zmm22, zmm5                                       ;   240.3 p5      22 t
        vmovdqu64 [rbp + 15744], zmm19                                   ;   239.3 p8+p9   62 t spill
        vpshufb zmm19, zmm22, zmm8                                       ;   240.3 p5      21 t
        vmovdqu64 [rbp + 15616], zmm14                                   ;   239.3 p7+p4   62 t spill
        vpshufb zmm14, zmm22, zmm4                                       ;   244.3 p5      23 t
        vmovdqu64 [rbp + 15680], zmm13                                   ;   240.3 p8+p9   62 t spill
        vpshufb zmm13, zmm22, zmm28                                      ;   241.3 p5      42 t
        vmovdqu64 [rbp + 16064], zmm2                                    ;   190.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm5                                             ;   240.3         22 t copy
        vpermi2b zmm2, zmm18, zmm11                                      ;   240.3 p0+p5   22 t
        vpermi2b zmm5, zmm17, zmm24                                      ;   241.3 p0+p5   22 t
        vpternlogd zmm25, zmm2, zmm5, 0xca                               ;   246.3 p0      22 t
        vmovdqa64 zmm2, zmm8                                             ;   240.3         21 t copy
        vpermi2b zmm2, zmm27, zmm10                                      ;   243.3 p0+p5   21 t
        vpermi2b zmm8, zmm23, zmm9                                       ;   245.3 p0+p5   21 t
        vpternlogd zmm19, zmm2, zmm8, 0xca                               ;   250.3 p0      21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 384]  ;   104.2 p2      23 t
        vmovdqa64 zmm5, zmm4                                             ;   244.3         23 t copy
        vpermi2b zmm5, zmm30, zmm1                                       ;   247.3 p0+p5   23 t
        vpermi2b zmm4, zmm12, zmm6                                       ;   249.3 p0+p5   23 t
        vpternlogd zmm14, zmm5, zmm4, 0xca                               ;   254.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 5504]                                     ;   105.7 p3      40 t
        vmovdqa64 zmm5, zmm28                                            ;   241.3         42 t copy
        vpermi2b zmm5, zmm30, zmm1                                       ;   251.3 p0+p5   42 t
        vpermi2b zmm28, zmm12, zmm6                                      ;   253.3 p0+p5   42 t
        vpternlogd zmm13, zmm5, zmm28, 0xca                              ;   258.3 p0      42 t
        vmovdqu64 zmm5, [rbp + 15360]                                    ;   148.3 p2      62 t reload
        vmovdqu64 zmm8, [rbp + 5184]                                     ;   107.3 p3      40 t
        vpternlogd zmm8, zmm7, zmm5, 0x96                                ;   246.7 p0      40 t
        vpshufb zmm28, zmm22, zmm8                                       ;   254.3 p5      21 t
        vmovdqa64 zmm5, zmm8                                             ;   247.7         21 t copy
        vpermi2b zmm5, zmm27, zmm10                                      ;   256.3 p0+p5   21 t
        vpermi2b zmm8, zmm23, zmm9                                       ;   258.3 p0+p5   21 t
        vpternlogd zmm28, zmm5, zmm8, 0xca                               ;   263.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 5568]                                     ;   109.2 p2      40 t
        vmovdqu64 zmm8, [rbp + 5632]                                     ;   109.3 p3      40 t
        vmovdqu64 zmm9, [rbp + 5696]                                     ;   110.2 p2      40 t
        vmovdqu64 zmm23, [rbp + 5760]                                    ;   110.3 p3      40 t
        vmovdqu64 zmm10, [rbp + 5824]                                    ;   111.2 p2      40 t
        vmovdqu64 zmm27, [rbp + 5888]                                    ;   111.3 p3      40 t
        vmovdqu64 [rbp + 16128], zmm7                                    ;   235.3 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 5952]                                     ;   112.2 p2      40 t
        vmovdqu64 [rbp + 16192], zmm20                                   ;   186.3 p7+p4   41 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 384] ;   112.3 p3      23 t
        vmovdqu64 [rbp + 16256], zmm15                                   ;   112.3 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 5120]                                    ;   113.2 p2      40 t
        vpternlogd zmm15, zmm31, [rbp + 15296], 0x96                     ;   250.7 p0+p3   40 t
        vmovdqu64 [rbp + 16320], zmm31                                   ;   238.3 p7+p4   41 t spill
        vpshufb zmm31, zmm22, zmm15                                      ;   259.3 p5      22 t
        vmovdqu64 [rbp + 16384], zmm21                                   ;   193.3 p8+p9   41 t spill
        vmovdqa64 zmm21, zmm15                                           ;   251.7         22 t copy
        vpermi2b zmm21, zmm18, zmm11                                     ;   261.3 p0+p5   22 t
        vpermi2b zmm15, zmm17, zmm24                                     ;   263.3 p0+p5   22 t
        vpternlogd zmm31, zmm21, zmm15, 0xca                             ;   268.3 p0      22 t
        vmovdqa64 zmm15, zmm14                                           ;   255.3         41 t copy
        vpternlogd zmm15, zmm31, zmm28, 0x96                             ;   269.3 p0      41 t
        vmovdqu64 zmm21, [rbp + 15488]                                   ;   148.3 p2      62 t reload
        vmovdqu64 zmm24, [rbp + 4992]                                    ;   114.3 p3      40 t
        vpternlogd zmm24, zmm3, zmm21, 0x96                              ;   255.7 p0      40 t
        vpshufb zmm21, zmm22, zmm24                                      ;   264.3 p5      41 t
        vmovdqa64 zmm17, zmm24                                           ;   256.7         41 t copy
        vpermi2b zmm17, zmm30, zmm1                                      ;   266.3 p0+p5   41 t
        vpermi2b zmm24, zmm12, zmm6                                      ;   268.3 p0+p5   41 t
        vpternlogd zmm21, zmm17, zmm24, 0xca                             ;   273.3 p0      41 t
        vmovdqa64 zmm17, zmm21                                           ;   274.3         41 t copy
        vpternlogd zmm17, zmm28, zmm25, 0x96                             ;   274.3 p0      41 t
        vpternlogd zmm14, zmm17, zmm31, 0x96                             ;   275.3 p0      41 t
        vpternlogd zmm16, zmm14, [rbp + 16384], 0x96                     ;   276.3 p0+p2   61 t
        vpxord zmm5, zmm5, zmm16                                         ;   277.3 p0      40 t
        vpsllq zmm24, zmm5, 1                                            ;   278.3 p0      23 t
        vpsrlq zmm5, zmm5, 7                                             ;   278.3 p0      23 t
        vpandd zmm20, zmm20, zmm5                                        ;   279.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 320]  ;   117.2 p3      23 t reload
        vpternlogd zmm20, zmm24, zmm5, 0x78                              ;   280.3 p0      23 t
        vpshufb zmm24, zmm22, zmm20                                      ;   281.3 p5      23 t
        vmovdqa64 zmm11, zmm20                                           ;   281.3         23 t copy
        vpermi2b zmm11, zmm30, zmm1                                      ;   281.3 p0+p5   23 t
        vpermi2b zmm20, zmm12, zmm6                                      ;   281.3 p0+p5   23 t
        vpternlogd zmm24, zmm11, zmm20, 0xca                             ;   286.3 p0      23 t
        vmovdqu64 zmm11, [rbp + 15232]                                   ;   152.3 p2      62 t reload
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   119.2 p3      40 t
        vpternlogd zmm20, zmm26, zmm11, 0x96                             ;   270.7 p0      40 t
        vpsllq zmm11, zmm20, 1                                           ;   271.7 p0      23 t
        vpsrlq zmm20, zmm20, 7                                           ;   272.7 p0      23 t
        vpandd zmm2, zmm2, zmm20                                         ;   273.7 p0      23 t
        vpternlogd zmm2, zmm11, zmm5, 0x78                               ;   274.7 p5      23 t
        vpshufb zmm11, zmm22, zmm2                                       ;   275.7 p5      23 t
        vmovdqa64 zmm20, zmm2                                            ;   275.7         23 t copy
        vpermi2b zmm20, zmm30, zmm1                                      ;   277.3 p0+p5   23 t
        vpermi2b zmm2, zmm12, zmm6                                       ;   279.3 p0+p5   23 t
        vpternlogd zmm11, zmm20, zmm2, 0xca                              ;   284.3 p0      23 t
        vpternlogd zmm31, zmm11, zmm13, 0x96                             ;   285.3 p0      41 t
        vpternlogd zmm13, zmm15, zmm11, 0x96                             ;   285.3 p0      41 t
        vpternlogd zmm29, zmm0, zmm13, 0x96                              ;   286.3 p0      61 t
        vmovdqu64 zmm0, [rbp + 6272]                                     ;   122.2 p2      47 y
        vpternlogd zmm11, zmm19, zmm21, 0x96                             ;   285.3 p5      41 t
        vpternlogd zmm28, zmm25, zmm11, 0x96                             ;   286.3 p0      41 t
        vpternlogd zmm19, zmm21, zmm31, 0x96                             ;   286.3 p5      41 t
        vmovdqu64 zmm2, [rbp + 6336]                                     ;   122.8 p3      47 y
        vmovdqu64 zmm20, [rbp + 6464]                                    ;   123.2 p2      47 y
        vpternlogd zmm14, zmm11, [rbp + 16000], 0x96                     ;   286.3 p0+p3   61 t
        vmovdqu64 zmm11, [rbp + 6400]                                    ;   124.2 p2      47 y
        vpternlogd zmm13, zmm17, [rbp + 15808], 0x96                     ;   286.3 p5+p3   61 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   125.2 p2      23 t
        vpxord zmm23, zmm23, zmm14                                       ;   287.3 p0      40 t
        vpxord zmm7, zmm7, zmm13                                         ;   287.3 p5      40 t
        vpxord zmm4, zmm4, zmm29                                         ;   287.3 p0      40 t
        vpternlogd zmm31, zmm28, [rbp + 15936], 0x96                     ;   287.3 p5+p3   61 t
        vpxord zmm10, zmm10, zmm31                                       ;   288.3 p0      40 t
        vpternlogd zmm15, zmm19, [rbp + 15872], 0x96                     ;   287.3 p5+p2   61 t
        vpxord zmm27, zmm27, zmm15                                       ;   288.3 p0      40 t
        vpsllq zmm21, zmm23, 1                                           ;   288.3 p0      23 t
        vpsrlq zmm23, zmm23, 7                                           ;   288.3 p0      23 t
        vpandd zmm17, zmm17, zmm23                                       ;   289.3 p5      23 t
        vpternlogd zmm17, zmm21, zmm5, 0x78                              ;   290.3 p5      23 t
        vpshufb zmm21, zmm22, zmm4                                       ;   288.3 p5      41 t
        vmovdqu64 zmm23, [rbp + 16192]                                   ;   186.3 p3      41 t reload
        vpternlogd zmm28, zmm23, [rbp + 16256], 0x96                     ;   288.7 p0+p2   61 t
        vpxord zmm8, zmm8, zmm28                                         ;   289.7 p5      40 t
        vmovdqu64 zmm23, [rbp + 16064]                                   ;   190.3 p3      41 t reload
        vpternlogd zmm19, zmm23, [rbp + 15424], 0x96                     ;   289.7 p0+p2   61 t
        vpxord zmm9, zmm9, zmm19                                         ;   290.7 p5      40 t
        vpshufb zmm23, zmm22, zmm8                                       ;   291.3 p5      22 t
        vpshufb zmm25, zmm22, zmm9                                       ;   292.3 p5      21 t
        vpshufb zmm5, zmm22, zmm10                                       ;   293.3 p5      22 t
        vmovdqu64 [rbp + 15424], zmm13                                   ;   287.3 p7+p4   61 t spill
        vpshufb zmm13, zmm22, zmm17                                      ;   294.3 p5      23 t
        vmovdqu64 [rbp + 16064], zmm19                                   ;   290.7 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm4                                            ;   288.3         41 t copy
        vpermi2b zmm19, zmm30, zmm1                                      ;   296.3 p0+p5   41 t
        vpermi2b zmm4, zmm12, zmm6                                       ;   298.3 p0+p5   41 t
        vpternlogd zmm21, zmm19, zmm4, 0xca                              ;   303.3 p0      41 t
        vpshufb zmm4, zmm22, zmm27                                       ;   299.3 p5      21 t
        vpshufb zmm19, zmm22, zmm7                                       ;   300.3 p5      42 t
        vmovdqa64 zmm22, zmm17                                           ;   291.3         23 t copy
        vpermi2b zmm22, zmm30, zmm1                                      ;   302.3 p0+p5   23 t
        vpermi2b zmm17, zmm12, zmm6                                      ;   304.3 p0+p5   23 t
        vpternlogd zmm13, zmm22, zmm17, 0xca                             ;   309.3 p0      23 t
        vmovdqa64 zmm17, zmm7                                            ;   288.3         42 t copy
        vpermi2b zmm17, zmm30, zmm1                                      ;   306.3 p0+p5   42 t
        vpermi2b zmm7, zmm12, zmm6                                       ;   308.3 p0+p5   42 t
        vpternlogd zmm19, zmm17, zmm7, 0xca                              ;   313.3 p0      42 t
        vmovdqu64 zmm7, [rbp + 16064]                                    ;   290.7 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 15424]                                   ;   287.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 6720]                                    ;   135.5 p3      51 x
        vpternlogd zmm22, zmm17, zmm7, 0x36                              ;   299.7 p0      51 x
        vpternlogd zmm14, zmm29, [rbp + 6528], 0x1e                      ;   300.7 p0+p2   51 x
        vpternlogd zmm31, zmm16, [rbp + 6592], 0x1e                      ;   301.7 p0+p3   51 x
        vpternlogd zmm15, zmm28, [rbp + 6656], 0x1e                      ;   302.7 p0+p2   51 x
        vpandd zmm17, zmm22, [rbp + 6976]                                ;   303.7 p0+p3   52 x
        vpsrlq zmm7, zmm17, 7                                            ;   304.7 p0      52 x
        vpandd zmm6, zmm14, [rbp + 6784]                                 ;   305.7 p0+p2   52 x
        vpandd zmm12, zmm31, [rbp + 6848]                                ;   306.7 p0+p3   52 x
        vpsllq zmm1, zmm6, 1                                             ;   307.7 p0      52 x
        vpsrlq zmm6, zmm6, 7                                             ;   308.7 p0      52 x
        vpsllq zmm30, zmm12, 1                                           ;   309.7 p0      52 x
        vmovdqu64 [rbp + 15424], zmm22                                   ;   300.7 p7+p4   51 x spill
        vpandd zmm22, zmm15, [rbp + 6912]                                ;   309.3 p5+p2   52 x
        vmovdqu64 [rbp + 16256], zmm15                                   ;   303.7 p8+p9   51 x spill
        vpsllq zmm15, zmm22, 1                                           ;   310.7 p0      52 x
        vmovdqu64 [rbp + 16192], zmm31                                   ;   302.7 p7+p4   51 x spill
        vmovdqa64 zmm31, zmm8                                            ;   290.7         22 t copy
        vpermi2b zmm31, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   312.3 p5+p3   22 t
        vpsrlq zmm12, zmm12, 7                                           ;   311.7 p0      52 x
        vmovdqu64 [rbp + 15872], zmm14                                   ;   301.7 p8+p9   51 x spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 576] ;   146.5 p2      22 t reload
        vpermi2b zmm8, zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;   314.3 p0+p5+p3   22 t
        vpternlogd zmm23, zmm31, zmm8, 0xca                              ;   319.3 p0      22 t
        vpsllq zmm8, zmm17, 1                                            ;   314.7 p0      52 x
        vpsrlq zmm17, zmm22, 7                                           ;   315.7 p0      52 x
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 512] ;   149.7 p2      22 t reload
        vmovdqa64 zmm31, zmm10                                           ;   289.3         22 t copy
        vpermi2b zmm31, zmm18, zmm22                                     ;   317.3 p5      22 t
        vpermi2b zmm10, zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;   319.3 p0+p5+p3   22 t
        vpternlogd zmm5, zmm31, zmm10, 0xca                              ;   324.3 p0      22 t
        vmovdqa64 zmm10, zmm24                                           ;   287.3         41 t copy
        vpternlogd zmm10, zmm19, zmm23, 0x96                             ;   320.3 p0      41 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   152.5 p2      21 t reload
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 704] ;   152.7 p3      21 t reload
        vmovdqa64 zmm22, zmm9                                            ;   291.7         21 t copy
        vpermi2b zmm22, zmm14, zmm31                                     ;   321.3 p0+p5   21 t
        vmovdqa64 zmm18, zmm27                                           ;   289.3         21 t copy
        vpermi2b zmm18, zmm14, zmm31                                     ;   323.3 p0+p5   21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 832] ;   154.2 p2      21 t reload
        vpermi2b zmm9, zmm31, [rel camellia128_encrypt.T0_constants512 + 896] ;   325.3 p0+p5+p3   21 t
        vpternlogd zmm25, zmm22, zmm9, 0xca                              ;   330.3 p0      21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 896]  ;   155.2 p2      21 t reload
        vpermi2b zmm27, zmm31, zmm9                                      ;   327.3 p0+p5   21 t
        vpternlogd zmm4, zmm18, zmm27, 0xca                              ;   332.3 p0      21 t
        vmovdqu64 zmm18, [rbp + 7040]                                    ;   155.8 p3      40 t
        vmovdqu64 zmm22, [rbp + 7104]                                    ;   156.2 p2      40 t
        vmovdqa64 zmm27, zmm21                                           ;   304.3         41 t copy
        vpternlogd zmm27, zmm25, zmm5, 0x96                              ;   331.3 p0      41 t
        vmovdqa64 zmm9, zmm13                                            ;   310.3         41 t copy
        vpternlogd zmm9, zmm23, zmm25, 0x96                              ;   331.3 p0      41 t
        vpternlogd zmm13, zmm23, zmm27, 0x96                             ;   332.3 p0      41 t
        vpternlogd zmm19, zmm9, zmm24, 0x96                              ;   332.3 p5      41 t
        vpternlogd zmm24, zmm4, zmm21, 0x96                              ;   333.3 p0      41 t
        vpternlogd zmm4, zmm21, zmm10, 0x96                              ;   333.3 p5      41 t
        vpternlogd zmm25, zmm5, zmm24, 0x96                              ;   334.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 7168]                                     ;   157.7 p3      40 t
        vmovdqu64 zmm21, [rbp + 7232]                                    ;   157.8 p2      40 t
        vpternlogd zmm27, zmm19, [rbp + 15552], 0x96                     ;   333.3 p5+p3   62 t
        vpandd zmm20, zmm20, zmm27                                       ;   334.3 p0      47 y
        vpternlogd zmm19, zmm3, [rbp + 15488], 0x96                      ;   333.3 p5+p2   47 y
        vmovdqu64 zmm3, [rbp + 7296]                                     ;   159.7 p3      40 t
        vpternlogd zmm24, zmm13, [rbp + 15680], 0x96                     ;   334.3 p0+p2   62 t
        vpandd zmm0, zmm0, zmm24                                         ;   335.3 p5      47 y
        vpternlogd zmm13, zmm26, [rbp + 15232], 0x96                     ;   333.3 p0+p3   47 y
        vmovdqu64 zmm23, [rbp + 7360]                                    ;   160.8 p2      40 t
        vpternlogd zmm9, zmm4, [rbp + 15744], 0x96                       ;   334.3 p5+p3   62 t
        vpandd zmm11, zmm11, zmm9                                        ;   335.3 p0      47 y
        vpternlogd zmm10, zmm25, [rbp + 15616], 0x96                     ;   335.3 p5+p2   62 t
        vpandd zmm2, zmm2, zmm10                                         ;   336.3 p0      47 y
        vpsrlq zmm26, zmm20, 7                                           ;   335.7 p0      47 y
        vpsllq zmm20, zmm20, 1                                           ;   336.7 p0      47 y
        vpsllq zmm31, zmm0, 1                                            ;   337.7 p0      47 y
        vpsrlq zmm0, zmm0, 7                                             ;   338.7 p0      47 y
        vpternlogd zmm19, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   338.7 p5+p3   47 y
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;   162.8 p2      23 t reload
        vpternlogd zmm19, zmm26, zmm31, 0x78                             ;   339.7 p5      47 y
        vpsllq zmm26, zmm11, 1                                           ;   339.7 p0      47 y
        vpsrlq zmm11, zmm11, 7                                           ;   340.7 p0      47 y
        vpxord zmm18, zmm18, zmm19                                       ;   340.7 p5      40 t
        vpsllq zmm14, zmm2, 1                                            ;   341.7 p0      47 y
        vpsrlq zmm2, zmm2, 7                                             ;   342.7 p0      47 y
        vpternlogd zmm13, zmm14, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   342.7 p5+p3   47 y
        vpternlogd zmm13, zmm0, zmm31, 0x78                              ;   343.7 p5      47 y
        vmovdqu64 zmm0, [rbp + 7424]                                     ;   167.8 p2      40 t
        vmovdqa64 zmm14, zmm31                                           ;   169.3         23 t copy
        vpxord zmm22, zmm22, zmm13                                       ;   344.7 p5      40 t
        vpternlogd zmm24, zmm19, [rbp + 6016], 0x1e                      ;   341.3 p5+p3   48 y
        vpxord zmm3, zmm3, zmm24                                         ;   342.3 p5      40 t
        vmovdqu64 [rbp + 15616], zmm19                                   ;   340.7 p7+p4   47 y spill
        vmovdqa64 zmm19, zmm31                                           ;   172.3         23 t copy
        vpternlogd zmm10, zmm13, [rbp + 6080], 0x1e                      ;   344.7 p5+p2   48 y
        vpxord zmm23, zmm23, zmm10                                       ;   345.7 p0      40 t
        vmovdqu64 [rbp + 15744], zmm13                                   ;   344.7 p8+p9   47 y spill
        vpsllq zmm13, zmm22, 1                                           ;   345.7 p0      23 t
        vpsrlq zmm22, zmm22, 7                                           ;   345.7 p0      23 t
        vpandd zmm14, zmm14, zmm22                                       ;   346.7 p5      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 320] ;   175.7 p3      23 t reload
        vpternlogd zmm14, zmm13, zmm22, 0x78                             ;   347.7 p5      23 t
        vpsllq zmm13, zmm3, 1                                            ;   346.7 p0      23 t
        vpsrlq zmm3, zmm3, 7                                             ;   347.7 p0      23 t
        vpandd zmm19, zmm19, zmm3                                        ;   348.7 p5      23 t
        vpternlogd zmm19, zmm13, zmm22, 0x78                             ;   349.7 p5      23 t
        vmovdqu64 zmm3, [rbp + 7488]                                     ;   177.5 p2      40 t
        vmovdqu64 zmm13, [rbp + 16128]                                   ;   235.3 p3      41 t reload
        vpternlogd zmm4, zmm13, [rbp + 15360], 0x96                      ;   348.3 p5+p2   47 y
        vpternlogd zmm4, zmm20, zmm22, 0x78                              ;   349.3 p0      47 y
        vpternlogd zmm4, zmm11, zmm31, 0x78                              ;   350.3 p5      47 y
        vmovdqu64 zmm11, [rbp + 16320]                                   ;   238.3 p3      41 t reload
        vpternlogd zmm25, zmm11, [rbp + 15296], 0x96                     ;   349.7 p0+p2   47 y
        vpternlogd zmm25, zmm2, zmm31, 0x78                              ;   350.7 p5      47 y
        vpternlogd zmm1, zmm29, zmm22, 0x6c                              ;   350.7 p0      61 t
        vpternlogd zmm25, zmm26, zmm22, 0x78                             ;   351.7 p5      47 y
        vpternlogd zmm30, zmm16, zmm22, 0x6c                             ;   351.7 p0      61 t
        vpternlogd zmm15, zmm28, zmm22, 0x6c                             ;   352.3 p5      61 t
        vpternlogd zmm17, zmm31, [rbp + 16064], 0x6a                     ;   352.7 p0+p3   61 t
        vpternlogd zmm27, zmm4, [rbp + 6208], 0x1e                       ;   353.3 p5+p2   48 y
        vpternlogd zmm9, zmm25, [rbp + 6144], 0x1e                       ;   353.7 p0+p3   48 y
        vmovdqu64 zmm2, [rbp + 7808]                                     ;   187.3 p2      40 t
        vmovdqu64 zmm11, [rbp + 7872]                                    ;   187.5 p3      40 t
        vmovdqu64 zmm13, [rbp + 7936]                                    ;   188.3 p2      40 t
        vmovdqu64 zmm16, [rbp + 8000]                                    ;   189.3 p3      40 t
        vmovdqa64 zmm20, zmm31                                           ;   189.5         23 t copy
        vpxord zmm21, zmm21, zmm4                                        ;   354.3 p5      40 t
        vpxord zmm5, zmm5, zmm25                                         ;   354.7 p0      40 t
        vpxord zmm0, zmm0, zmm9                                          ;   355.3 p5      40 t
        vpxord zmm3, zmm3, zmm27                                         ;   355.7 p0      40 t
        vpternlogd zmm1, zmm7, zmm31, 0x78                               ;   356.3 p5      61 t
        vpternlogd zmm30, zmm6, zmm31, 0x78                              ;   356.7 p0      61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   192.5 p2      41 t reload
        vpshufb zmm7, zmm6, zmm18                                        ;   357.3 p5      41 t
        vpshufb zmm26, zmm6, zmm14                                       ;   358.3 p5      23 t
        vpternlogd zmm15, zmm12, zmm31, 0x78                             ;   357.7 p0      61 t
        vpternlogd zmm17, zmm8, zmm22, 0x78                              ;   358.7 p0      61 t
        vpshufb zmm8, zmm6, zmm23                                        ;   359.3 p5      22 t
        vpshufb zmm12, zmm6, zmm19                                       ;   360.3 p5      23 t
        vpshufb zmm28, zmm6, zmm5                                        ;   361.3 p5      22 t
        vpshufb zmm29, zmm6, zmm21                                       ;   362.3 p5      21 t
        vpshufb zmm31, zmm6, zmm0                                        ;   363.3 p5      21 t
        vpshufb zmm22, zmm6, zmm3                                        ;   364.3 p5      42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512]        ;   194.5 p3      41 t reload
        vmovdqu64 [rbp + 16064], zmm4                                    ;   351.3 p7+p4   47 y spill
        vmovdqa64 zmm4, zmm18                                            ;   341.7         41 t copy
        vpermi2b zmm4, zmm6, [rel camellia128_encrypt.T0_constants512 + 64] ;   366.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 15296], zmm25                                   ;   352.7 p8+p9   47 y spill
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   196.2 p3      41 t reload
        vpermi2b zmm18, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   368.3 p0+p5+p2   41 t
        vpternlogd zmm7, zmm4, zmm18, 0xca                               ;   373.3 p0      41 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   197.2 p3      41 t reload
        vmovdqa64 zmm18, zmm14                                           ;   348.7         23 t copy
        vpermi2b zmm18, zmm6, zmm4                                       ;   370.3 p0+p5   23 t
        vpermi2b zmm14, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   372.3 p0+p5+p2   23 t
        vpternlogd zmm26, zmm18, zmm14, 0xca                             ;   377.3 p0      23 t
        vmovdqa64 zmm14, zmm19                                           ;   350.7         23 t copy
        vpermi2b zmm14, zmm6, zmm4                                       ;   374.3 p0+p5   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;   199.7 p3      41 t reload
        vpermi2b zmm19, zmm25, zmm18                                     ;   376.3 p0+p5   23 t
        vpternlogd zmm12, zmm14, zmm19, 0xca                             ;   381.3 p0      23 t
        vmovdqa64 zmm14, zmm3                                            ;   356.7         42 t copy
        vpermi2b zmm14, zmm6, zmm4                                       ;   378.3 p0+p5   42 t
        vpermi2b zmm3, zmm25, zmm18                                      ;   380.3 p0+p5   42 t
        vpternlogd zmm22, zmm14, zmm3, 0xca                              ;   385.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   201.8 p2      23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;   202.0 p3      22 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   202.8 p2      22 t reload
        vmovdqa64 zmm18, zmm23                                           ;   346.7         22 t copy
        vpermi2b zmm18, zmm19, zmm14                                     ;   382.3 p0+p5   22 t
        vmovdqa64 zmm25, zmm5                                            ;   355.7         22 t copy
        vpermi2b zmm25, zmm19, zmm14                                     ;   384.3 p0+p5   22 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 576] ;   209.3 p3      22 t reload
        vpermi2b zmm23, zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;   386.3 p0+p5+p2   22 t
        vpternlogd zmm8, zmm18, zmm23, 0xca                              ;   391.3 p0      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   210.5 p3      22 t reload
        vpermi2b zmm5, zmm14, zmm18                                      ;   388.3 p0+p5   22 t
        vpternlogd zmm28, zmm25, zmm5, 0xca                              ;   393.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 768]  ;   215.3 p2      21 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;   215.5 p3      21 t reload
        vmovdqa64 zmm25, zmm21                                           ;   355.3         21 t copy
        vpermi2b zmm25, zmm23, zmm5                                      ;   390.3 p0+p5   21 t
        vmovdqa64 zmm18, zmm0                                            ;   356.3         21 t copy
        vpermi2b zmm18, zmm23, zmm5                                      ;   392.3 p0+p5   21 t
        vmovdqa64 zmm5, zmm22                                            ;   386.3         41 t copy
        vpternlogd zmm5, zmm26, zmm28, 0x96                              ;   394.3 p0      41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 832] ;   220.5 p2      21 t reload
        vpermi2b zmm21, zmm23, [rel camellia128_encrypt.T0_constants512 + 896] ;   394.3 p0+p5+p3   21 t
        vpternlogd zmm29, zmm25, zmm21, 0xca                             ;   399.3 p0      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;   222.3 p2      21 t reload
        vpermi2b zmm0, zmm23, zmm21                                      ;   396.3 p0+p5   21 t
        vpternlogd zmm31, zmm18, zmm0, 0xca                              ;   401.3 p0      21 t
        vmovdqa64 zmm0, zmm7                                             ;   374.3         41 t copy
        vpternlogd zmm0, zmm8, zmm29, 0x96                               ;   400.3 p0      41 t
        vmovdqa64 zmm18, zmm12                                           ;   382.3         41 t copy
        vpternlogd zmm18, zmm28, zmm29, 0x96                             ;   400.3 p0      41 t
        vpternlogd zmm12, zmm28, zmm0, 0x96                              ;   401.3 p0      41 t
        vpternlogd zmm22, zmm18, zmm26, 0x96                             ;   401.3 p0      41 t
        vpternlogd zmm26, zmm31, zmm7, 0x96                              ;   402.3 p0      41 t
        vpternlogd zmm31, zmm7, zmm5, 0x96                               ;   402.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 8320]                                     ;   228.7 p3      40 t
        vpternlogd zmm8, zmm29, zmm26, 0x96                              ;   403.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 8384]                                    ;   229.5 p2      40 t
        vpternlogd zmm26, zmm12, [rbp + 15872], 0x96                     ;   403.3 p0+p3   61 t
        vpxord zmm2, zmm2, zmm26                                         ;   404.3 p0      40 t
        vpternlogd zmm0, zmm22, [rbp + 15424], 0x96                      ;   402.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm0                                        ;   403.3 p0      40 t
        vpternlogd zmm18, zmm31, [rbp + 16256], 0x96                     ;   403.3 p0+p3   61 t
        vpxord zmm13, zmm13, zmm18                                       ;   404.3 p0      40 t
        vpternlogd zmm5, zmm8, [rbp + 16192], 0x96                       ;   404.3 p5+p2   61 t
        vpxord zmm11, zmm11, zmm5                                        ;   405.3 p0      40 t
        vmovdqu64 zmm28, [rbp + 8448]                                    ;   236.3 p3      40 t
        vpsllq zmm29, zmm2, 1                                            ;   405.3 p0      23 t
        vpsrlq zmm2, zmm2, 7                                             ;   405.3 p0      23 t
        vpandd zmm3, zmm3, zmm2                                          ;   406.3 p5      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;   237.5 p2      23 t reload
        vpternlogd zmm3, zmm29, zmm2, 0x78                               ;   407.3 p5      23 t
        vmovdqa64 zmm29, zmm16                                           ;   404.3         42 t copy
        vpermi2b zmm29, zmm6, zmm4                                       ;   404.3 p5      42 t
        vmovdqu64 [rbp + 16192], zmm0                                    ;   403.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm13                                            ;   405.3         21 t copy
        vpermi2b zmm0, zmm23, zmm21                                      ;   405.3 p0+p5   21 t
        vmovdqu64 [rbp + 16256], zmm18                                   ;   404.3 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm3                                            ;   408.3         23 t copy
        vpermi2b zmm18, zmm6, zmm4                                       ;   408.3 p0+p5   23 t
        vmovdqu64 [rbp + 15424], zmm5                                    ;   405.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 8512]                                     ;   240.5 p3      40 t
        vmovdqu64 [rbp + 15872], zmm26                                   ;   404.3 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm1                                            ;   357.3         40 t copy
        vpternlogd zmm26, zmm22, [rbp + 7552], 0x96                      ;   402.7 p0+p2   40 t
        vmovdqu64 [rbp + 16320], zmm1                                    ;   357.3 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm26                                            ;   403.7         41 t copy
        vpermi2b zmm1, zmm6, zmm4                                        ;   408.3 p0+p5   41 t
        vmovdqu64 [rbp + 15360], zmm22                                   ;   402.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm30                                           ;   357.7         40 t copy
        vpternlogd zmm22, zmm12, [rbp + 7616], 0x96                      ;   404.7 p0+p3   40 t
        vmovdqu64 [rbp + 16128], zmm30                                   ;   357.7 p7+p4   61 t spill
        vpsllq zmm30, zmm22, 1                                           ;   405.7 p0      23 t
        vpsrlq zmm22, zmm22, 7                                           ;   406.7 p0      23 t
        vpandd zmm20, zmm20, zmm22                                       ;   407.7 p0      23 t
        vpternlogd zmm20, zmm30, zmm2, 0x78                              ;   408.7 p0      23 t
        vmovdqa64 zmm22, zmm17                                           ;   359.7         40 t copy
        vpternlogd zmm22, zmm31, [rbp + 7744], 0x96                      ;   409.3 p5+p2   40 t
        vmovdqa64 zmm30, zmm20                                           ;   409.7         23 t copy
        vpermi2b zmm30, zmm6, zmm4                                       ;   411.3 p0+p5   23 t
        vmovdqa64 zmm2, zmm22                                            ;   410.3         21 t copy
        vpermi2b zmm2, zmm23, zmm21                                      ;   413.3 p0+p5   21 t
        vmovdqa64 zmm21, zmm15                                           ;   358.7         40 t copy
        vpternlogd zmm21, zmm8, [rbp + 7680], 0x96                       ;   411.7 p0+p3   40 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;   250.3 p2      41 t reload
        vpshufb zmm4, zmm23, zmm26                                       ;   414.3 p5      41 t
        vpshufb zmm6, zmm23, zmm20                                       ;   415.3 p5      23 t
        vmovdqu64 [rbp + 15232], zmm17                                   ;   359.7 p8+p9   61 t spill
        vpshufb zmm17, zmm23, zmm13                                      ;   416.3 p5      21 t
        vmovdqu64 [rbp + 15680], zmm31                                   ;   403.3 p7+p4   41 t spill
        vpshufb zmm31, zmm23, zmm16                                      ;   417.3 p5      42 t
        vmovdqu64 [rbp + 15488], zmm15                                   ;   358.7 p8+p9   61 t spill
        vpshufb zmm15, zmm23, zmm22                                      ;   418.3 p5      21 t
        vmovdqu64 [rbp + 15552], zmm8                                    ;   404.3 p7+p4   41 t spill
        vpshufb zmm8, zmm23, zmm3                                        ;   419.3 p5      23 t
        vmovdqu64 [rbp + 15936], zmm12                                   ;   402.3 p8+p9   41 t spill
        vpshufb zmm12, zmm23, zmm11                                      ;   420.3 p5      22 t
        vmovdqu64 [rbp + 15808], zmm27                                   ;   354.3 p7+p4   48 y spill
        vpshufb zmm27, zmm23, zmm21                                      ;   421.3 p5      22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 128] ;   256.3 p3      41 t reload
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   423.3 p0+p5+p2   41 t
        vpternlogd zmm4, zmm1, zmm26, 0xca                               ;   428.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 192]  ;   258.5 p3      41 t reload
        vpermi2b zmm20, zmm23, zmm1                                      ;   425.3 p0+p5   23 t
        vpternlogd zmm6, zmm30, zmm20, 0xca                              ;   430.3 p0      23 t
        vpermi2b zmm16, zmm23, zmm1                                      ;   427.3 p0+p5   42 t
        vpermi2b zmm3, zmm23, zmm1                                       ;   429.3 p0+p5   23 t
        vpternlogd zmm8, zmm18, zmm3, 0xca                               ;   434.3 p0      23 t
        vpternlogd zmm31, zmm29, zmm16, 0xca                             ;   432.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 768]  ;   264.3 p2      21 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   264.5 p3      21 t reload
        vpermi2b zmm13, zmm16, zmm3                                      ;   431.3 p0+p5   21 t
        vpermi2b zmm22, zmm16, zmm3                                      ;   433.3 p0+p5   21 t
        vpternlogd zmm15, zmm22, zmm2, 0xca                              ;   438.3 p0      21 t
        vpternlogd zmm17, zmm13, zmm0, 0xca                              ;   436.3 p0      21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 384]  ;   266.0 p2      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 384]  ;   266.2 p3      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;   267.0 p2      22 t reload
        vmovdqa64 zmm18, zmm11                                           ;   406.3         22 t copy
        vpermi2b zmm18, zmm19, zmm13                                     ;   435.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;   267.2 p3      22 t reload
        vpermi2b zmm11, zmm14, zmm20                                     ;   437.3 p0+p5   22 t
        vmovdqa64 zmm22, zmm21                                           ;   412.7         22 t copy
        vpermi2b zmm22, zmm19, zmm13                                     ;   439.3 p0+p5   22 t
        vpermi2b zmm21, zmm14, zmm20                                     ;   441.3 p0+p5   22 t
        vpternlogd zmm12, zmm18, zmm11, 0xca                             ;   442.3 p0      22 t
        vpternlogd zmm27, zmm22, zmm21, 0xca                             ;   446.3 p0      22 t
        vmovdqu64 zmm11, [rbp + 8576]                                    ;   270.7 p2      40 t
        vmovdqu64 zmm18, [rbp + 8640]                                    ;   270.8 p3      40 t
        vmovdqu64 zmm21, [rbp + 8704]                                    ;   271.7 p2      40 t
        vmovdqu64 zmm22, [rbp + 8768]                                    ;   271.8 p3      40 t
        vmovdqu64 zmm26, [rbp + 8832]                                    ;   272.7 p2      40 t
        vmovdqa64 zmm29, zmm4                                            ;   429.3         41 t copy
        vpternlogd zmm29, zmm17, zmm6, 0x96                              ;   437.3 p0      41 t
        vmovdqa64 zmm30, zmm4                                            ;   429.3         41 t copy
        vpternlogd zmm30, zmm12, zmm15, 0x96                             ;   443.3 p0      41 t
        vpternlogd zmm12, zmm29, zmm15, 0x96                             ;   443.3 p0      41 t
        vpternlogd zmm15, zmm8, zmm27, 0x96                              ;   447.3 p0      41 t
        vpternlogd zmm8, zmm30, zmm27, 0x96                              ;   447.3 p0      41 t
        vpternlogd zmm29, zmm24, zmm8, 0x96                              ;   448.3 p0      62 t
        vpternlogd zmm27, zmm6, zmm31, 0x96                              ;   447.3 p0      41 t
        vpternlogd zmm6, zmm31, zmm15, 0x96                              ;   448.3 p0      41 t
        vpternlogd zmm4, zmm17, zmm27, 0x96                              ;   448.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 8896]                                    ;   279.3 p3      40 t
        vpternlogd zmm27, zmm10, zmm12, 0x96                             ;   448.3 p0      62 t
        vmovdqu64 zmm10, [rbp + 8960]                                    ;   280.3 p2      40 t
        vpternlogd zmm15, zmm9, zmm4, 0x96                               ;   449.3 p0      62 t
        vmovdqu64 zmm9, [rbp + 9024]                                     ;   281.3 p3      40 t
        vpxord zmm7, zmm7, zmm29                                         ;   449.3 p0      40 t
        vpxord zmm25, zmm25, zmm27                                       ;   449.3 p5      40 t
        vpxord zmm28, zmm28, zmm15                                       ;   450.3 p0      40 t
        vpternlogd zmm30, zmm6, [rbp + 15808], 0x96                      ;   449.3 p5+p2   62 t
        vpxord zmm5, zmm5, zmm30                                         ;   450.3 p0      40 t
        vpsllq zmm24, zmm7, 1                                            ;   450.3 p0      23 t
        vpsrlq zmm7, zmm7, 7                                             ;   450.3 p0      23 t
        vpandd zmm2, zmm2, zmm7                                          ;   451.3 p5      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 320]  ;   287.5 p3      23 t reload
        vpternlogd zmm2, zmm24, zmm7, 0x78                               ;   452.3 p5      23 t
        vmovdqa64 zmm24, zmm25                                           ;   450.3         22 t copy
        vpermi2b zmm24, zmm19, zmm13                                     ;   450.3 p5      22 t
        vmovdqa64 zmm31, zmm25                                           ;   450.3         22 t copy
        vpermi2b zmm31, zmm14, zmm20                                     ;   450.3 p0+p5   22 t
        vmovdqu64 [rbp + 15808], zmm30                                   ;   450.3 p8+p9   62 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 256] ;   289.3 p2      41 t reload
        vpshufb zmm25, zmm30, zmm25                                      ;   451.3 p5      22 t
        vpternlogd zmm25, zmm24, zmm31, 0xca                             ;   455.3 p0      22 t
        vpshufb zmm24, zmm30, zmm2                                       ;   453.3 p5      23 t
        vpshufb zmm31, zmm30, zmm28                                      ;   453.3 p5      21 t
        vmovdqu64 [rbp + 16000], zmm15                                   ;   450.3 p7+p4   62 t spill
        vpshufb zmm15, zmm30, zmm5                                       ;   454.3 p5      42 t
        vmovdqu64 [rbp + 16384], zmm27                                   ;   449.3 p8+p9   62 t spill
        vmovdqa64 zmm27, zmm28                                           ;   451.3         21 t copy
        vpermi2b zmm27, zmm16, zmm3                                      ;   456.3 p0+p5   21 t
        vmovdqu64 [rbp + 16448], zmm29                                   ;   449.3 p7+p4   62 t spill
        vmovdqa64 zmm29, zmm2                                            ;   453.3         23 t copy
        vpermi2b zmm29, zmm23, zmm1                                      ;   458.3 p0+p5   23 t
        vmovdqu64 [rbp + 16512], zmm25                                   ;   456.3 p8+p9   22 t spill
        vmovdqa64 zmm25, zmm5                                            ;   451.3         42 t copy
        vpermi2b zmm25, zmm23, zmm1                                      ;   460.3 p0+p5   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512]        ;   293.0 p3      41 t reload
        vpermi2b zmm2, zmm3, [rel camellia128_encrypt.T0_constants512 + 64] ;   462.3 p0+p5+p2   23 t
        vpternlogd zmm24, zmm2, zmm29, 0xca                              ;   467.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;   294.0 p3      41 t reload
        vpermi2b zmm5, zmm3, zmm2                                        ;   464.3 p0+p5   42 t
        vpternlogd zmm15, zmm5, zmm25, 0xca                              ;   469.3 p0      42 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 384]  ;   294.7 p2      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 896] ;   295.0 p3      21 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   295.7 p2      21 t reload
        vpermi2b zmm28, zmm29, zmm25                                     ;   466.3 p0+p5   21 t
        vpternlogd zmm31, zmm27, zmm28, 0xca                             ;   471.3 p0      21 t
        vmovdqu64 zmm27, [rbp + 15296]                                   ;   352.7 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 8192]                                    ;   296.7 p2      40 t
        vpternlogd zmm28, zmm12, zmm27, 0x96                             ;   457.7 p0      40 t
        vpshufb zmm27, zmm30, zmm28                                      ;   467.3 p5      22 t
        vmovdqu64 [rbp + 16576], zmm12                                   ;   444.3 p7+p4   41 t spill
        vmovdqa64 zmm12, zmm28                                           ;   458.7         22 t copy
        vpermi2b zmm12, zmm19, zmm13                                     ;   469.3 p0+p5   22 t
        vpermi2b zmm28, zmm14, zmm20                                     ;   471.3 p0+p5   22 t
        vpternlogd zmm27, zmm12, zmm28, 0xca                             ;   476.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 15744]                                   ;   344.7 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 8128]                                    ;   303.5 p2      40 t
        vpternlogd zmm28, zmm8, zmm12, 0x96                              ;   461.7 p0      40 t
        vpsllq zmm12, zmm28, 1                                           ;   462.7 p0      23 t
        vpsrlq zmm28, zmm28, 7                                           ;   463.7 p0      23 t
        vpandd zmm0, zmm0, zmm28                                         ;   464.7 p0      23 t
        vpternlogd zmm0, zmm12, zmm7, 0x78                               ;   465.7 p0      23 t
        vpshufb zmm12, zmm30, zmm0                                       ;   472.3 p5      23 t
        vmovdqa64 zmm28, zmm0                                            ;   466.7         23 t copy
        vpermi2b zmm28, zmm3, zmm2                                       ;   474.3 p0+p5   23 t
        vpermi2b zmm0, zmm23, zmm1                                       ;   476.3 p0+p5   23 t
        vpternlogd zmm12, zmm28, zmm0, 0xca                              ;   481.3 p0      23 t
        vmovdqa64 zmm0, zmm12                                            ;   482.3         41 t copy
        vpternlogd zmm0, zmm15, zmm27, 0x96                              ;   482.3 p0      41 t
        vmovdqu64 zmm28, [rbp + 15616]                                   ;   340.7 p3      47 y reload
        vmovdqu64 zmm20, [rbp + 8064]                                    ;   313.5 p2      40 t
        vpternlogd zmm20, zmm6, zmm28, 0x96                              ;   470.7 p0      40 t
        vpshufb zmm28, zmm30, zmm20                                      ;   477.3 p5      41 t
        vmovdqa64 zmm14, zmm20                                           ;   471.7         41 t copy
        vpermi2b zmm14, zmm3, zmm2                                       ;   479.3 p0+p5   41 t
        vpermi2b zmm20, zmm23, zmm1                                      ;   481.3 p0+p5   41 t
        vpternlogd zmm28, zmm14, zmm20, 0xca                             ;   486.3 p0      41 t
        vmovdqa64 zmm14, zmm31                                           ;   472.3         41 t copy
        vpternlogd zmm14, zmm28, zmm12, 0x96                             ;   487.3 p0      41 t
        vpternlogd zmm31, zmm0, zmm28, 0x96                              ;   487.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 16064]                                   ;   351.3 p3      47 y reload
        vmovdqu64 zmm13, [rbp + 8256]                                    ;   316.5 p2      40 t
        vpternlogd zmm13, zmm4, zmm20, 0x96                              ;   476.7 p0      40 t
        vpshufb zmm20, zmm30, zmm13                                      ;   482.3 p5      21 t
        vmovdqa64 zmm19, zmm13                                           ;   477.7         21 t copy
        vpermi2b zmm19, zmm29, zmm25                                     ;   484.3 p0+p5   21 t
        vpermi2b zmm13, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   486.3 p0+p5+p3   21 t
        vpternlogd zmm20, zmm13, zmm19, 0xca                             ;   491.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 16512]                                   ;   456.3 p2      22 t reload
        vpternlogd zmm28, zmm20, zmm13, 0x96                             ;   492.3 p0      41 t
        vpternlogd zmm13, zmm14, zmm20, 0x96                             ;   492.3 p0      41 t
        vpternlogd zmm20, zmm24, zmm27, 0x96                             ;   492.3 p0      41 t
        vpternlogd zmm24, zmm27, zmm28, 0x96                             ;   493.3 p0      41 t
        vpternlogd zmm12, zmm15, zmm20, 0x96                             ;   493.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 9088]                                    ;   319.3 p3      40 t
        vpternlogd zmm0, zmm13, [rbp + 15424], 0x96                      ;   493.3 p0+p2   61 t
        vpxord zmm17, zmm17, zmm0                                        ;   494.3 p0      40 t
        vpternlogd zmm20, zmm31, [rbp + 16256], 0x96                     ;   493.3 p5+p3   61 t
        vpxord zmm10, zmm10, zmm20                                       ;   494.3 p0      40 t
        vpternlogd zmm14, zmm24, [rbp + 15872], 0x96                     ;   494.3 p5+p2   61 t
        vpxord zmm26, zmm26, zmm14                                       ;   495.3 p0      40 t
        vpternlogd zmm28, zmm12, [rbp + 16192], 0x96                     ;   494.3 p5+p3   61 t
        vpxord zmm9, zmm9, zmm28                                         ;   495.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 9152]                                    ;   324.5 p2      40 t
        vpsllq zmm27, zmm26, 1                                           ;   496.3 p0      23 t
        vpsrlq zmm26, zmm26, 7                                           ;   496.3 p0      23 t
        vpandd zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 384] ;   497.3 p5+p3   23 t
        vpternlogd zmm26, zmm27, zmm7, 0x78                              ;   498.3 p5      23 t
        vpshufb zmm27, zmm30, zmm17                                      ;   495.3 p5      22 t
        vmovdqu64 [rbp + 16192], zmm28                                   ;   495.3 p8+p9   61 t spill
        vpshufb zmm28, zmm30, zmm10                                      ;   495.3 p5      21 t
        vmovdqu64 [rbp + 15872], zmm20                                   ;   494.3 p7+p4   61 t spill
        vpshufb zmm20, zmm30, zmm26                                      ;   499.3 p5      23 t
        vmovdqu64 [rbp + 16256], zmm0                                    ;   494.3 p8+p9   61 t spill
        vpshufb zmm0, zmm30, zmm9                                        ;   496.3 p5      42 t
        vmovdqu64 [rbp + 15424], zmm14                                   ;   495.3 p7+p4   61 t spill
        vmovdqa64 zmm14, zmm10                                           ;   495.3         21 t copy
        vpermi2b zmm14, zmm29, zmm25                                     ;   497.3 p0+p5   21 t
        vpermi2b zmm10, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   499.3 p0+p5+p2   21 t
        vpternlogd zmm28, zmm10, zmm14, 0xca                             ;   504.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 15232]                                   ;   359.7 p3      61 t reload
        vpternlogd zmm31, zmm10, [rbp + 15680], 0x96                     ;   495.7 p0+p2   61 t
        vpxord zmm22, zmm22, zmm31                                       ;   496.7 p0      40 t
        vmovdqu64 zmm10, [rbp + 15488]                                   ;   358.7 p3      61 t reload
        vpternlogd zmm13, zmm10, [rbp + 15552], 0x96                     ;   497.7 p0+p2   61 t
        vpxord zmm21, zmm21, zmm13                                       ;   498.7 p0      40 t
        vmovdqu64 zmm10, [rbp + 16320]                                   ;   357.3 p3      61 t reload
        vpternlogd zmm12, zmm10, [rbp + 15360], 0x96                     ;   499.7 p0+p2   61 t
        vpxord zmm11, zmm11, zmm12                                       ;   500.7 p5      40 t
        vmovdqu64 zmm10, [rbp + 16128]                                   ;   357.7 p3      61 t reload
        vpternlogd zmm24, zmm10, [rbp + 15936], 0x96                     ;   500.7 p0+p2   61 t
        vpxord zmm18, zmm18, zmm24                                       ;   501.7 p5      40 t
        vpsllq zmm10, zmm18, 1                                           ;   502.7 p0      23 t
        vpsrlq zmm14, zmm18, 7                                           ;   502.7 p0      23 t
        vpandd zmm5, zmm5, zmm14                                         ;   503.7 p5      23 t
        vpternlogd zmm5, zmm10, zmm7, 0x78                               ;   504.7 p5      23 t
        vmovdqu64 zmm10, [rbp + 9216]                                    ;   336.5 p3      40 t
        vpshufb zmm14, zmm30, zmm11                                      ;   504.3 p5      41 t
        vpshufb zmm18, zmm30, zmm22                                      ;   505.3 p5      21 t
        vpshufb zmm7, zmm30, zmm21                                       ;   506.3 p5      22 t
        vmovdqu64 [rbp + 15936], zmm31                                   ;   496.7 p8+p9   61 t spill
        vpshufb zmm31, zmm30, zmm5                                       ;   507.3 p5      23 t
        vmovdqa64 zmm30, zmm11                                           ;   501.7         41 t copy
        vpermi2b zmm30, zmm3, zmm2                                       ;   509.3 p0+p5   41 t
        vpermi2b zmm11, zmm23, zmm1                                      ;   511.3 p0+p5   41 t
        vpternlogd zmm14, zmm30, zmm11, 0xca                             ;   516.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 9280]                                    ;   338.8 p2      40 t
        vmovdqa64 zmm30, zmm22                                           ;   497.7         21 t copy
        vpermi2b zmm30, zmm29, zmm25                                     ;   513.3 p0+p5   21 t
        vpermi2b zmm22, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   515.3 p0+p5+p3   21 t
        vpternlogd zmm18, zmm22, zmm30, 0xca                             ;   520.3 p0      21 t
        vmovdqu64 zmm22, [rbp + 9344]                                    ;   341.7 p2      40 t
        vmovdqa64 zmm30, zmm26                                           ;   499.3         23 t copy
        vpermi2b zmm30, zmm3, zmm2                                       ;   517.3 p0+p5   23 t
        vpermi2b zmm26, zmm23, zmm1                                      ;   519.3 p0+p5   23 t
        vpternlogd zmm20, zmm30, zmm26, 0xca                             ;   524.3 p0      23 t
        vmovdqu64 zmm26, [rbp + 9408]                                    ;   345.7 p3      40 t
        vmovdqa64 zmm30, zmm9                                            ;   496.3         42 t copy
        vpermi2b zmm30, zmm3, zmm2                                       ;   521.3 p0+p5   42 t
        vpermi2b zmm9, zmm23, zmm1                                       ;   523.3 p0+p5   42 t
        vpternlogd zmm0, zmm30, zmm9, 0xca                               ;   528.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 9472]                                     ;   347.2 p2      40 t
        vmovdqa64 zmm30, zmm5                                            ;   505.7         23 t copy
        vpermi2b zmm30, zmm3, zmm2                                       ;   525.3 p0+p5   23 t
        vpermi2b zmm5, zmm23, zmm1                                       ;   527.3 p0+p5   23 t
        vpternlogd zmm31, zmm30, zmm5, 0xca                              ;   532.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 9536]                                     ;   350.7 p3      40 t
        vmovdqa64 zmm30, zmm28                                           ;   505.3         41 t copy
        vpternlogd zmm30, zmm14, zmm31, 0x96                             ;   533.3 p0      41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 384] ;   351.2 p2      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 384] ;   351.7 p3      23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;   352.2 p2      22 t reload
        vmovdqa64 zmm1, zmm17                                            ;   495.3         22 t copy
        vpermi2b zmm1, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   529.3 p0+p5+p3   22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 576] ;   353.2 p2      22 t reload
        vpermi2b zmm17, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   531.3 p0+p5+p3   22 t
        vpternlogd zmm27, zmm1, zmm17, 0xca                              ;   536.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 512]  ;   354.2 p2      22 t reload
        vmovdqa64 zmm17, zmm21                                           ;   499.7         22 t copy
        vpermi2b zmm17, zmm16, zmm1                                      ;   533.3 p0+p5   22 t
        vpermi2b zmm21, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   535.3 p0+p5+p3   22 t
        vpternlogd zmm7, zmm17, zmm21, 0xca                              ;   540.3 p0      22 t
        vmovdqu64 zmm17, [rbp + 15936]                                   ;   496.7 p2      61 t
        vmovdqa64 zmm21, zmm14                                           ;   517.3         41 t copy
        vpternlogd zmm21, zmm18, zmm27, 0x96                             ;   537.3 p0      41 t
        vpternlogd zmm27, zmm30, zmm18, 0x96                             ;   537.3 p0      41 t
        vpternlogd zmm18, zmm20, zmm7, 0x96                              ;   541.3 p0      41 t
        vpternlogd zmm20, zmm21, zmm7, 0x96                              ;   541.3 p0      41 t
        vpternlogd zmm7, zmm31, zmm0, 0x96                               ;   541.3 p0      41 t
        vpternlogd zmm31, zmm0, zmm18, 0x96                              ;   542.3 p0      41 t
        vpternlogd zmm28, zmm14, zmm7, 0x96                              ;   542.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 9600]                                     ;   358.3 p3      40 t
        vpternlogd zmm8, zmm20, [rbp + 15744], 0x96                      ;   542.3 p0+p2   62 t
        vpternlogd zmm20, zmm30, [rbp + 16448], 0x96                     ;   542.3 p0+p3   62 t
        vpxord zmm19, zmm19, zmm8                                        ;   543.3 p0      40 t
        vpxord zmm22, zmm22, zmm20                                       ;   543.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 9664]                                    ;   363.3 p2      40 t
        vpternlogd zmm6, zmm31, [rbp + 15616], 0x96                      ;   543.3 p5+p3   62 t
        vpternlogd zmm31, zmm21, [rbp + 15808], 0x96                     ;   543.3 p0+p2   62 t
        vpxord zmm15, zmm15, zmm6                                        ;   544.3 p5      40 t
        vpxord zmm5, zmm5, zmm31                                         ;   544.3 p0      40 t
        vpternlogd zmm7, zmm27, [rbp + 16384], 0x96                      ;   542.3 p5+p3   62 t
        vpxord zmm26, zmm26, zmm7                                        ;   543.3 p0      40 t
        vpternlogd zmm4, zmm28, [rbp + 16064], 0x96                      ;   543.3 p5+p2   62 t
        vpternlogd zmm28, zmm18, [rbp + 16000], 0x96                     ;   543.3 p0+p3   62 t
        vmovdqu64 zmm18, [rbp + 9728]                                    ;   374.3 p2      40 t
        vpxord zmm11, zmm11, zmm4                                        ;   544.3 p5      40 t
        vpxord zmm9, zmm9, zmm28                                         ;   544.3 p0      40 t
        vpsllq zmm21, zmm19, 1                                           ;   544.3 p0      23 t
        vpsrlq zmm19, zmm19, 7                                           ;   544.3 p0      23 t
        vpandd zmm25, zmm25, zmm19                                       ;   545.3 p5      23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   377.3 p3      23 t reload
        vpternlogd zmm25, zmm21, zmm19, 0x78                             ;   546.3 p5      23 t
        vmovdqu64 zmm21, [rbp + 16576]                                   ;   444.3 p2      41 t reload
        vpternlogd zmm27, zmm21, [rbp + 15296], 0x96                     ;   543.3 p5+p3   62 t
        vpxord zmm10, zmm10, zmm27                                       ;   544.3 p0      40 t
        vpsllq zmm21, zmm22, 1                                           ;   544.7 p0      23 t
        vpsrlq zmm22, zmm22, 7                                           ;   545.7 p0      23 t
        vpandd zmm29, zmm29, zmm22                                       ;   546.7 p5      23 t
        vpternlogd zmm29, zmm21, zmm19, 0x78                             ;   547.7 p5      23 t
        vmovdqu64 zmm21, [rbp + 9792]                                    ;   381.5 p2      40 t
        vmovdqu64 zmm22, [rbp + 9856]                                    ;   381.7 p3      40 t
        vmovdqa64 zmm30, zmm15                                           ;   545.3         41 t copy
        vpermi2b zmm30, zmm3, zmm2                                       ;   548.3 p5      41 t
        vmovdqa64 zmm19, zmm10                                           ;   545.3         22 t copy
        vpermi2b zmm19, zmm16, zmm1                                      ;   550.3 p0+p5   22 t
        vmovdqu64 [rbp + 15296], zmm4                                    ;   544.3 p7+p4   62 t spill
        vmovdqa64 zmm4, zmm25                                            ;   547.3         23 t copy
        vpermi2b zmm4, zmm3, zmm2                                        ;   552.3 p0+p5   23 t
        vmovdqu64 [rbp + 16576], zmm27                                   ;   544.3 p8+p9   62 t spill
        vmovdqa64 zmm27, zmm26                                           ;   544.3         22 t copy
        vpermi2b zmm27, zmm16, zmm1                                      ;   554.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm5                                             ;   545.3         42 t copy
        vpermi2b zmm1, zmm3, zmm2                                        ;   556.3 p0+p5   42 t
        vmovdqa64 zmm16, zmm29                                           ;   548.7         23 t copy
        vpermi2b zmm16, zmm3, zmm2                                       ;   558.3 p0+p5   23 t
        vmovdqu64 [rbp + 16000], zmm8                                    ;   543.3 p7+p4   62 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   393.5 p2      41 t reload
        vmovdqu64 [rbp + 16064], zmm6                                    ;   544.3 p8+p9   62 t spill
        vpshufb zmm6, zmm8, zmm15                                        ;   559.3 p5      41 t
        vpshufb zmm2, zmm8, zmm10                                        ;   560.3 p5      22 t
        vpermi2b zmm10, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   562.3 p0+p5+p3   22 t
        vpternlogd zmm2, zmm19, zmm10, 0xca                              ;   567.3 p0      22 t
        vpshufb zmm10, zmm8, zmm25                                       ;   563.3 p5      23 t
        vpshufb zmm19, zmm8, zmm26                                       ;   564.3 p5      22 t
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   566.3 p0+p5+p2   22 t
        vpternlogd zmm19, zmm27, zmm26, 0xca                             ;   571.3 p0      22 t
        vpshufb zmm26, zmm8, zmm11                                       ;   567.3 p5      21 t
        vpshufb zmm27, zmm8, zmm5                                        ;   568.3 p5      42 t
        vpshufb zmm23, zmm8, zmm29                                       ;   569.3 p5      23 t
        vpshufb zmm3, zmm8, zmm9                                         ;   570.3 p5      21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 128]  ;   399.7 p3      41 t reload
        vpermi2b zmm15, zmm8, [rel camellia128_encrypt.T0_constants512 + 192] ;   572.3 p0+p5+p2   41 t
        vpternlogd zmm6, zmm30, zmm15, 0xca                              ;   577.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   401.5 p3      41 t reload
        vpermi2b zmm25, zmm8, zmm15                                      ;   574.3 p0+p5   23 t
        vpermi2b zmm5, zmm8, zmm15                                       ;   576.3 p0+p5   42 t
        vpermi2b zmm29, zmm8, zmm15                                      ;   578.3 p0+p5   23 t
        vpternlogd zmm10, zmm4, zmm25, 0xca                              ;   579.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 9920]                                     ;   404.3 p2      40 t
        vpternlogd zmm23, zmm16, zmm29, 0xca                             ;   583.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 9984]                                    ;   404.7 p3      40 t
        vmovdqu64 zmm25, [rbp + 10048]                                   ;   405.3 p2      40 t
        vpternlogd zmm27, zmm1, zmm5, 0xca                               ;   581.3 p0      42 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 384]  ;   405.7 p3      23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 384]  ;   406.3 p2      23 t
        vmovdqa64 zmm29, zmm10                                           ;   580.3         41 t copy
        vpternlogd zmm29, zmm27, zmm2, 0x96                              ;   582.3 p0      41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 768] ;   406.7 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 704] ;   407.3 p2      21 t reload
        vmovdqa64 zmm8, zmm11                                            ;   545.3         21 t copy
        vpermi2b zmm8, zmm15, zmm30                                      ;   580.3 p0+p5   21 t
        vmovdqu64 [rbp + 16384], zmm31                                   ;   544.3 p7+p4   62 t spill
        vmovdqa64 zmm31, zmm9                                            ;   545.3         21 t copy
        vpermi2b zmm31, zmm15, zmm30                                     ;   582.3 p0+p5   21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;   408.3 p3      21 t reload
        vpermi2b zmm11, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;   584.3 p0+p5+p2   21 t
        vpternlogd zmm26, zmm8, zmm11, 0xca                              ;   589.3 p0      21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 896]  ;   410.0 p3      21 t reload
        vpermi2b zmm9, zmm30, zmm8                                       ;   586.3 p0+p5   21 t
        vpternlogd zmm3, zmm31, zmm9, 0xca                               ;   591.3 p0      21 t
        vmovdqu64 zmm9, [rbp + 10368]                                    ;   411.0 p2      47 y
        vmovdqu64 zmm11, [rbp + 10432]                                   ;   413.3 p3      47 y
        vmovdqa64 zmm31, zmm6                                            ;   578.3         41 t copy
        vpternlogd zmm31, zmm26, zmm19, 0x96                             ;   590.3 p0      41 t
        vmovdqa64 zmm8, zmm23                                            ;   584.3         41 t copy
        vpternlogd zmm8, zmm2, zmm26, 0x96                               ;   590.3 p0      41 t
        vpternlogd zmm23, zmm2, zmm31, 0x96                              ;   591.3 p0      41 t
        vpternlogd zmm27, zmm8, zmm10, 0x96                              ;   591.3 p0      41 t
        vpternlogd zmm10, zmm3, zmm6, 0x96                               ;   592.3 p0      41 t
        vpternlogd zmm3, zmm6, zmm29, 0x96                               ;   592.3 p0      41 t
        vpternlogd zmm26, zmm19, zmm10, 0x96                             ;   593.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 10560]                                    ;   415.0 p2      47 y
        vpxord zmm12, zmm12, zmm27                                       ;   592.3 p0      61 t
        vpxord zmm24, zmm24, zmm23                                       ;   592.3 p0      61 t
        vpxord zmm17, zmm17, zmm3                                        ;   593.3 p0      61 t
        vpternlogd zmm23, zmm10, [rbp + 15424], 0x96                     ;   593.3 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 10496]                                    ;   416.0 p2      47 y
        vpternlogd zmm27, zmm31, [rbp + 16192], 0x96                     ;   592.3 p0+p3   61 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;   417.0 p2      47 y
        vpxord zmm13, zmm13, zmm26                                       ;   594.3 p0      61 t
        vpternlogd zmm3, zmm8, [rbp + 15872], 0x96                       ;   593.3 p0+p3   61 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;   418.0 p2      47 y
        vpternlogd zmm26, zmm29, [rbp + 16256], 0x96                     ;   594.3 p0+p3   61 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   419.0 p2      47 y
        vpxord zmm22, zmm22, zmm23                                       ;   594.3 p0      40 t
        vpxord zmm25, zmm25, zmm27                                       ;   593.3 p0      40 t
        vpxord zmm16, zmm16, zmm3                                        ;   594.3 p5      40 t
        vpxord zmm4, zmm4, zmm26                                         ;   595.3 p0      40 t
        vpxord zmm0, zmm0, zmm12                                         ;   593.3 p5      40 t
        vpxord zmm14, zmm14, zmm24                                       ;   593.3 p0      40 t
        vpxord zmm21, zmm21, zmm17                                       ;   594.3 p5      40 t
        vpxord zmm18, zmm18, zmm13                                       ;   595.3 p0      40 t
        vpsllq zmm29, zmm14, 1                                           ;   594.3 p0      23 t
        vpsrlq zmm14, zmm14, 7                                           ;   594.3 p0      23 t
        vpandd zmm1, zmm1, zmm14                                         ;   595.3 p5      23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 320] ;   419.7 p3      23 t reload
        vpternlogd zmm1, zmm29, zmm14, 0x78                              ;   596.3 p5      23 t
        vpsllq zmm29, zmm22, 1                                           ;   595.3 p0      23 t
        vpsrlq zmm22, zmm22, 7                                           ;   595.3 p0      23 t
        vpandd zmm5, zmm5, zmm22                                         ;   596.3 p5      23 t
        vpternlogd zmm5, zmm29, zmm14, 0x78                              ;   597.3 p5      23 t
        vmovdqa64 zmm22, zmm14                                           ;   425.7         47 y copy
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   420.8 p2      41 t reload
        vpshufb zmm31, zmm29, zmm0                                       ;   594.3 p5      41 t
        vpshufb zmm14, zmm29, zmm21                                      ;   595.3 p5      21 t
        vmovdqu64 [rbp + 16256], zmm27                                   ;   593.3 p8+p9   61 t spill
        vpshufb zmm27, zmm29, zmm1                                       ;   597.3 p5      23 t
        vmovdqu64 [rbp + 15872], zmm17                                   ;   594.3 p7+p4   61 t spill
        vpshufb zmm17, zmm29, zmm18                                      ;   597.3 p5      22 t
        vmovdqu64 [rbp + 16192], zmm3                                    ;   594.3 p8+p9   61 t spill
        vpshufb zmm3, zmm29, zmm4                                        ;   598.3 p5      22 t
        vmovdqu64 [rbp + 15424], zmm13                                   ;   595.3 p7+p4   61 t spill
        vpshufb zmm13, zmm29, zmm16                                      ;   599.3 p5      21 t
        vmovdqu64 [rbp + 15808], zmm26                                   ;   595.3 p8+p9   61 t spill
        vpshufb zmm26, zmm29, zmm25                                      ;   600.3 p5      42 t
        vmovdqu64 [rbp + 15616], zmm24                                   ;   593.3 p7+p4   61 t spill
        vpshufb zmm24, zmm29, zmm5                                       ;   601.3 p5      23 t
        vpternlogd zmm23, zmm12, [rbp + 10624], 0x1e                     ;   594.7 p0+p3   51 x
        vmovdqa64 zmm29, zmm21                                           ;   595.3         21 t copy
        vpermi2b zmm29, zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;   603.3 p0+p5+p2   21 t
        vpermi2b zmm21, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;   605.3 p0+p5+p3   21 t
        vpternlogd zmm14, zmm29, zmm21, 0xca                             ;   610.3 p0      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   435.5 p2      21 t reload
        vmovdqa64 zmm29, zmm16                                           ;   595.3         21 t copy
        vpermi2b zmm29, zmm15, zmm21                                     ;   607.3 p0+p5   21 t
        vpermi2b zmm16, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;   609.3 p0+p5+p3   21 t
        vpternlogd zmm13, zmm29, zmm16, 0xca                             ;   614.3 p0      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 64]  ;   439.5 p2      41 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512]       ;   439.7 p3      41 t reload
        vmovdqa64 zmm30, zmm0                                            ;   594.3         41 t copy
        vpermi2b zmm30, zmm29, zmm16                                     ;   611.3 p0+p5   41 t
        vmovdqa64 zmm21, zmm1                                            ;   597.3         23 t copy
        vpermi2b zmm21, zmm29, zmm16                                     ;   613.3 p0+p5   23 t
        vmovdqa64 zmm15, zmm25                                           ;   594.3         42 t copy
        vpermi2b zmm15, zmm29, zmm16                                     ;   615.3 p0+p5   42 t
        vmovdqu64 [rbp + 16448], zmm12                                   ;   593.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm5                                            ;   598.3         23 t copy
        vpermi2b zmm12, zmm29, zmm16                                     ;   617.3 p0+p5   23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;   446.8 p2      41 t reload
        vpermi2b zmm0, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   619.3 p0+p5+p3   41 t
        vpternlogd zmm31, zmm30, zmm0, 0xca                              ;   624.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 192]  ;   448.0 p2      41 t reload
        vpermi2b zmm1, zmm16, zmm0                                       ;   621.3 p0+p5   23 t
        vpermi2b zmm25, zmm16, zmm0                                      ;   623.3 p0+p5   42 t
        vpermi2b zmm5, zmm16, zmm0                                       ;   625.3 p0+p5   23 t
        vpternlogd zmm27, zmm21, zmm1, 0xca                              ;   626.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 15616]                                    ;   593.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 15808]                                   ;   595.3 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 10688]                                   ;   450.8 p3      51 x
        vpternlogd zmm30, zmm21, zmm1, 0x36                              ;   611.7 p0      51 x
        vpternlogd zmm24, zmm12, zmm5, 0xca                              ;   630.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 15424]                                    ;   595.3 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 16192]                                   ;   594.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 10752]                                   ;   452.0 p2      51 x
        vpternlogd zmm21, zmm12, zmm5, 0x36                              ;   613.7 p0      51 x
        vpternlogd zmm26, zmm15, zmm25, 0xca                             ;   628.3 p0      42 t
        vmovdqu64 zmm12, [rbp + 15872]                                   ;   594.3 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 16256]                                   ;   593.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 10816]                                   ;   453.8 p3      51 x
        vpternlogd zmm25, zmm15, zmm12, 0x36                             ;   615.7 p0      51 x
        vpandd zmm15, zmm23, [rbp + 10880]                               ;   616.7 p0+p2   52 x
        vpandd zmm12, zmm30, [rbp + 10944]                               ;   617.7 p0+p3   52 x
        vpsllq zmm5, zmm15, 1                                            ;   618.7 p0      52 x
        vpsrlq zmm15, zmm15, 7                                           ;   619.7 p0      52 x
        vpsllq zmm1, zmm12, 1                                            ;   620.7 p0      52 x
        vpandd zmm0, zmm21, [rbp + 11008]                                ;   621.7 p0+p2   52 x
        vpandd zmm16, zmm25, [rbp + 11072]                               ;   622.7 p0+p3   52 x
        vpsllq zmm29, zmm0, 1                                            ;   623.7 p0      52 x
        vmovdqu64 [rbp + 16256], zmm25                                   ;   616.7 p7+p4   51 x spill
        vpsrlq zmm25, zmm16, 7                                           ;   624.7 p0      52 x
        vmovdqu64 [rbp + 16192], zmm21                                   ;   614.7 p8+p9   51 x spill
        vmovdqa64 zmm21, zmm13                                           ;   615.3         41 t copy
        vpternlogd zmm21, zmm31, zmm27, 0x96                             ;   627.3 p0      41 t
        vmovdqu64 [rbp + 15808], zmm30                                   ;   612.7 p7+p4   51 x spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 448] ;   456.8 p2      22 t reload
        vmovdqu64 [rbp + 15744], zmm23                                   ;   595.7 p8+p9   51 x spill
        vmovdqa64 zmm23, zmm18                                           ;   596.3         22 t copy
        vpermi2b zmm23, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;   628.3 p5+p3   22 t
        vpsrlq zmm12, zmm12, 7                                           ;   626.7 p0      52 x
        vmovdqu64 [rbp + 15936], zmm12                                   ;   627.7 p7+p4   52 x spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   461.3 p2      22 t reload
        vpermi2b zmm18, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   630.3 p0+p5+p3   22 t
        vpternlogd zmm17, zmm23, zmm18, 0xca                             ;   635.3 p0      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   463.3 p2      22 t reload
        vmovdqa64 zmm23, zmm4                                            ;   596.3         22 t copy
        vpermi2b zmm23, zmm30, zmm18                                     ;   632.3 p0+p5   22 t
        vpsrlq zmm0, zmm0, 7                                             ;   630.7 p0      52 x
        vpsllq zmm16, zmm16, 1                                           ;   631.7 p0      52 x
        vpermi2b zmm4, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   634.3 p0+p5+p3   22 t
        vpternlogd zmm3, zmm23, zmm4, 0xca                               ;   639.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 11136]                                    ;   467.5 p2      40 t
        vmovdqa64 zmm23, zmm24                                           ;   631.3         41 t copy
        vpternlogd zmm23, zmm17, zmm14, 0x96                             ;   636.3 p0      41 t
        vmovdqa64 zmm12, zmm27                                           ;   627.3         41 t copy
        vpternlogd zmm12, zmm26, zmm17, 0x96                             ;   636.3 p5      41 t
        vpternlogd zmm27, zmm26, zmm23, 0x96                             ;   637.3 p0      41 t
        vpternlogd zmm13, zmm12, zmm31, 0x96                             ;   637.3 p5      41 t
        vpternlogd zmm23, zmm28, zmm13, 0x96                             ;   638.3 p0      62 t
        vpternlogd zmm31, zmm14, zmm3, 0x96                              ;   640.3 p5      41 t
        vpternlogd zmm14, zmm3, zmm21, 0x96                              ;   640.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 11200]                                    ;   471.3 p3      40 t
        vpternlogd zmm24, zmm17, zmm31, 0x96                             ;   641.3 p5      41 t
        vmovdqu64 zmm17, [rbp + 11264]                                   ;   471.7 p2      40 t
        vpternlogd zmm12, zmm7, zmm14, 0x96                              ;   641.3 p0      62 t
        vmovdqu64 zmm7, [rbp + 11328]                                    ;   472.5 p3      40 t
        vpternlogd zmm21, zmm20, zmm24, 0x96                             ;   642.3 p5      62 t
        vmovdqu64 zmm20, [rbp + 11392]                                   ;   472.8 p2      40 t
        vpandd zmm6, zmm6, zmm23                                         ;   639.7 p0      47 y
        vpandd zmm11, zmm11, zmm12                                       ;   642.3 p5      47 y
        vpandd zmm9, zmm9, zmm21                                         ;   643.3 p0      47 y
        vpternlogd zmm31, zmm27, [rbp + 16384], 0x96                     ;   641.3 p5+p3   62 t
        vpandd zmm2, zmm2, zmm31                                         ;   642.3 p0      47 y
        vpsllq zmm26, zmm6, 1                                            ;   642.7 p0      47 y
        vpsrlq zmm6, zmm6, 7                                             ;   643.7 p0      47 y
        vpsrlq zmm28, zmm2, 7                                            ;   644.7 p0      47 y
        vpsllq zmm2, zmm2, 1                                             ;   645.7 p0      47 y
        vpandd zmm22, zmm22, zmm2                                        ;   646.7 p5      47 y
        vpternlogd zmm22, zmm13, [rbp + 15296], 0x96                     ;   647.7 p5+p2   47 y
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 384]  ;   478.0 p3      23 t reload
        vpternlogd zmm22, zmm6, zmm2, 0x78                               ;   648.7 p5      47 y
        vpsllq zmm6, zmm11, 1                                            ;   646.7 p0      47 y
        vpandd zmm8, zmm8, zmm6                                          ;   647.7 p5      47 y
        vpsrlq zmm6, zmm11, 7                                            ;   647.7 p0      47 y
        vpandd zmm19, zmm19, zmm6                                        ;   648.7 p5      47 y
        vmovdqu64 zmm6, [rbp + 11456]                                    ;   479.3 p2      40 t
        vpternlogd zmm8, zmm24, [rbp + 16000], 0x96                      ;   648.7 p5+p3   47 y
        vmovdqu64 zmm11, [rbp + 11520]                                   ;   481.3 p2      40 t
        vpternlogd zmm19, zmm14, [rbp + 16576], 0x96                     ;   649.7 p5+p3   47 y
        vmovdqu64 zmm13, [rbp + 11584]                                   ;   482.3 p2      40 t
        vpsllq zmm14, zmm9, 1                                            ;   648.7 p0      47 y
        vpandd zmm10, zmm10, zmm14                                       ;   649.7 p5      47 y
        vpsrlq zmm9, zmm9, 7                                             ;   649.7 p0      47 y
        vpternlogd zmm8, zmm9, zmm2, 0x78                                ;   650.7 p5      47 y
        vmovdqa64 zmm9, zmm2                                             ;   484.0         23 t copy
        vpternlogd zmm10, zmm27, [rbp + 16064], 0x96                     ;   650.7 p0+p3   47 y
        vmovdqa64 zmm14, zmm2                                            ;   484.3         23 t copy
        vpternlogd zmm10, zmm28, zmm2, 0x78                              ;   651.7 p5      47 y
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   484.7 p2      23 t reload
        vpternlogd zmm19, zmm26, zmm24, 0x78                             ;   651.7 p0      47 y
        vpternlogd zmm5, zmm24, [rbp + 16448], 0x6a                      ;   652.3 p5+p3   61 t
        vpternlogd zmm1, zmm24, [rbp + 15616], 0x6a                      ;   652.7 p0+p2   61 t
        vpternlogd zmm29, zmm24, [rbp + 15424], 0x6a                     ;   653.3 p5+p3   61 t
        vpternlogd zmm31, zmm22, [rbp + 10304], 0x1e                     ;   653.7 p0+p2   48 y
        vpternlogd zmm12, zmm8, [rbp + 10176], 0x1e                      ;   654.3 p5+p3   48 y
        vpternlogd zmm21, zmm10, [rbp + 10112], 0x1e                     ;   654.7 p0+p2   48 y
        vpternlogd zmm23, zmm19, [rbp + 10240], 0x1e                     ;   655.3 p5+p3   48 y
        vmovdqu64 zmm26, [rbp + 11904]                                   ;   491.3 p2      40 t
        vpternlogd zmm5, zmm25, zmm2, 0x78                               ;   655.7 p0      61 t
        vmovdqu64 zmm25, [rbp + 11968]                                   ;   491.7 p3      40 t
        vpternlogd zmm1, zmm15, zmm2, 0x78                               ;   656.3 p5      61 t
        vmovdqu64 zmm15, [rbp + 12032]                                   ;   492.5 p2      40 t
        vpxord zmm7, zmm7, zmm22                                         ;   656.7 p0      40 t
        vpxord zmm20, zmm20, zmm21                                       ;   657.3 p5      40 t
        vpxord zmm6, zmm6, zmm12                                         ;   657.7 p0      40 t
        vpxord zmm3, zmm3, zmm8                                          ;   658.3 p5      40 t
        vpxord zmm13, zmm13, zmm31                                       ;   658.7 p0      40 t
        vpxord zmm4, zmm4, zmm10                                         ;   659.3 p5      40 t
        vpxord zmm11, zmm11, zmm23                                       ;   659.7 p0      40 t
        vpternlogd zmm0, zmm2, [rbp + 15872], 0x6a                       ;   660.3 p5+p3   61 t
        vpxord zmm17, zmm17, zmm19                                       ;   660.7 p0      40 t
        vpternlogd zmm0, zmm16, zmm24, 0x78                              ;   661.3 p5      61 t
        vmovdqu64 zmm16, [rbp + 12096]                                   ;   495.7 p2      40 t
        vpsllq zmm27, zmm3, 1                                            ;   661.7 p0      23 t
        vpsrlq zmm3, zmm3, 7                                             ;   662.7 p0      23 t
        vpandd zmm9, zmm9, zmm3                                          ;   663.7 p5      23 t
        vpternlogd zmm9, zmm27, zmm24, 0x78                              ;   664.7 p5      23 t
        vmovdqa64 zmm3, zmm2                                             ;   496.7         23 t copy
        vpsllq zmm27, zmm20, 1                                           ;   663.7 p0      23 t
        vpsrlq zmm20, zmm20, 7                                           ;   664.7 p0      23 t
        vpandd zmm14, zmm14, zmm20                                       ;   665.7 p5      23 t
        vpternlogd zmm14, zmm27, zmm24, 0x78                             ;   666.7 p5      23 t
        vpternlogd zmm29, zmm2, [rbp + 15936], 0x78                      ;   665.7 p0+p3   61 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;   499.3 p2      41 t reload
        vpshufb zmm27, zmm20, zmm4                                       ;   666.3 p5      41 t
        vpshufb zmm28, zmm20, zmm7                                       ;   667.3 p5      21 t
        vpshufb zmm2, zmm20, zmm17                                       ;   668.3 p5      22 t
        vpshufb zmm24, zmm20, zmm6                                       ;   669.3 p5      22 t
        vmovdqu64 [rbp + 15936], zmm22                                   ;   649.7 p8+p9   47 y spill
        vpshufb zmm22, zmm20, zmm9                                       ;   670.3 p5      23 t
        vmovdqu64 [rbp + 15872], zmm19                                   ;   652.7 p7+p4   47 y spill
        vpshufb zmm19, zmm20, zmm11                                      ;   671.3 p5      21 t
        vmovdqu64 [rbp + 15424], zmm8                                    ;   651.7 p8+p9   47 y spill
        vpshufb zmm8, zmm20, zmm13                                       ;   672.3 p5      42 t
        vmovdqu64 [rbp + 15616], zmm10                                   ;   652.7 p7+p4   47 y spill
        vpshufb zmm10, zmm20, zmm14                                      ;   673.3 p5      23 t
        vmovdqa64 zmm20, zmm17                                           ;   661.7         22 t copy
        vpermi2b zmm20, zmm30, zmm18                                     ;   675.3 p0+p5   22 t
        vmovdqu64 [rbp + 16448], zmm31                                   ;   654.7 p8+p9   48 y spill
        vmovdqa64 zmm31, zmm6                                            ;   658.7         22 t copy
        vpermi2b zmm31, zmm30, zmm18                                     ;   677.3 p0+p5   22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 576] ;   506.2 p3      22 t reload
        vpermi2b zmm17, zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   679.3 p0+p5+p2   22 t
        vpternlogd zmm2, zmm20, zmm17, 0xca                              ;   684.3 p0      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   507.2 p3      22 t reload
        vpermi2b zmm6, zmm18, zmm17                                      ;   681.3 p0+p5   22 t
        vpternlogd zmm24, zmm31, zmm6, 0xca                              ;   686.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 64]   ;   507.8 p2      41 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512]       ;   508.2 p3      41 t reload
        vmovdqa64 zmm31, zmm4                                            ;   660.3         41 t copy
        vpermi2b zmm31, zmm20, zmm6                                      ;   683.3 p0+p5   41 t
        vmovdqa64 zmm17, zmm9                                            ;   665.7         23 t copy
        vpermi2b zmm17, zmm20, zmm6                                      ;   685.3 p0+p5   23 t
        vmovdqa64 zmm18, zmm13                                           ;   659.7         42 t copy
        vpermi2b zmm18, zmm20, zmm6                                      ;   687.3 p0+p5   42 t
        vmovdqa64 zmm30, zmm14                                           ;   667.7         23 t copy
        vpermi2b zmm30, zmm20, zmm6                                      ;   689.3 p0+p5   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   517.3 p2      41 t reload
        vpermi2b zmm4, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   691.3 p0+p5+p3   41 t
        vpternlogd zmm27, zmm31, zmm4, 0xca                              ;   696.3 p0      41 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 192]  ;   520.3 p2      41 t reload
        vpermi2b zmm9, zmm6, zmm4                                        ;   693.3 p0+p5   23 t
        vpermi2b zmm13, zmm6, zmm4                                       ;   695.3 p0+p5   42 t
        vpermi2b zmm14, zmm6, zmm4                                       ;   697.3 p0+p5   23 t
        vpternlogd zmm22, zmm17, zmm9, 0xca                              ;   698.3 p0      23 t
        vpternlogd zmm10, zmm30, zmm14, 0xca                             ;   702.3 p0      23 t
        vpternlogd zmm8, zmm18, zmm13, 0xca                              ;   700.3 p0      42 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 384]  ;   525.5 p3      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;   525.7 p2      21 t reload
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 704] ;   526.5 p3      21 t reload
        vmovdqa64 zmm17, zmm7                                            ;   657.7         21 t copy
        vpermi2b zmm17, zmm14, zmm13                                     ;   699.3 p0+p5   21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 896] ;   528.3 p2      21 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;   529.3 p3      21 t reload
        vpermi2b zmm7, zmm30, zmm18                                      ;   701.3 p0+p5   21 t
        vpternlogd zmm28, zmm17, zmm7, 0xca                              ;   706.3 p0      21 t
        vmovdqa64 zmm7, zmm11                                            ;   660.7         21 t copy
        vpermi2b zmm7, zmm14, zmm13                                      ;   703.3 p0+p5   21 t
        vpermi2b zmm11, zmm30, zmm18                                     ;   705.3 p0+p5   21 t
        vpternlogd zmm19, zmm7, zmm11, 0xca                              ;   710.3 p0      21 t
        vmovdqa64 zmm7, zmm8                                             ;   701.3         41 t copy
        vpternlogd zmm7, zmm22, zmm2, 0x96                               ;   701.3 p0      41 t
        vmovdqa64 zmm11, zmm27                                           ;   697.3         41 t copy
        vpternlogd zmm11, zmm24, zmm28, 0x96                             ;   707.3 p0      41 t
        vmovdqa64 zmm17, zmm10                                           ;   703.3         41 t copy
        vpternlogd zmm17, zmm2, zmm28, 0x96                              ;   707.3 p0      41 t
        vpternlogd zmm10, zmm2, zmm11, 0x96                              ;   708.3 p0      41 t
        vpternlogd zmm8, zmm17, zmm22, 0x96                              ;   708.3 p0      41 t
        vpternlogd zmm22, zmm19, zmm27, 0x96                             ;   711.3 p0      41 t
        vpternlogd zmm19, zmm27, zmm7, 0x96                              ;   711.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 12416]                                    ;   536.7 p2      40 t
        vpternlogd zmm24, zmm28, zmm22, 0x96                             ;   712.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 12480]                                   ;   537.5 p3      40 t
        vpternlogd zmm11, zmm8, [rbp + 16256], 0x96                      ;   709.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm11                                       ;   710.3 p0      40 t
        vpternlogd zmm22, zmm10, [rbp + 15744], 0x96                     ;   712.3 p0+p3   61 t
        vpxord zmm26, zmm26, zmm22                                       ;   713.3 p0      40 t
        vpternlogd zmm17, zmm19, [rbp + 16192], 0x96                     ;   712.3 p0+p2   61 t
        vpxord zmm15, zmm15, zmm17                                       ;   713.3 p0      40 t
        vpternlogd zmm7, zmm24, [rbp + 15808], 0x96                      ;   713.3 p0+p3   61 t
        vpxord zmm25, zmm25, zmm7                                        ;   714.3 p0      40 t
        vmovdqu64 zmm28, [rbp + 12544]                                   ;   542.3 p2      40 t
        vpsllq zmm31, zmm26, 1                                           ;   714.3 p0      23 t
        vpsrlq zmm26, zmm26, 7                                           ;   714.3 p0      23 t
        vpandd zmm9, zmm9, zmm26                                         ;   715.3 p5      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 320] ;   543.5 p3      23 t reload
        vpternlogd zmm9, zmm31, zmm26, 0x78                              ;   716.3 p5      23 t
        vmovdqa64 zmm31, zmm16                                           ;   711.3         42 t copy
        vpermi2b zmm31, zmm6, zmm4                                       ;   711.3 p5      42 t
        vmovdqu64 [rbp + 15808], zmm11                                   ;   710.3 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm15                                           ;   714.3         21 t copy
        vpermi2b zmm11, zmm14, zmm13                                     ;   714.3 p0+p5   21 t
        vmovdqu64 [rbp + 16192], zmm17                                   ;   713.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm15                                           ;   714.3         21 t copy
        vpermi2b zmm17, zmm30, zmm18                                     ;   714.3 p0+p5   21 t
        vmovdqu64 [rbp + 15744], zmm7                                    ;   714.3 p7+p4   61 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 256]  ;   546.3 p2      41 t reload
        vpshufb zmm15, zmm7, zmm15                                       ;   715.3 p5      21 t
        vpternlogd zmm15, zmm11, zmm17, 0xca                             ;   719.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 12608]                                   ;   546.8 p3      40 t
        vpshufb zmm17, zmm7, zmm16                                       ;   716.3 p5      42 t
        vpermi2b zmm16, zmm20, [rel camellia128_encrypt.T0_constants512 + 64] ;   718.3 p0+p5+p2   42 t
        vpternlogd zmm17, zmm16, zmm31, 0xca                             ;   723.3 p0      42 t
        vmovdqa64 zmm16, zmm5                                            ;   656.7         40 t copy
        vpternlogd zmm16, zmm8, [rbp + 11648], 0x96                      ;   713.7 p0+p3   40 t
        vpshufb zmm31, zmm7, zmm16                                       ;   719.3 p5      41 t
        vmovdqu64 [rbp + 16256], zmm22                                   ;   713.3 p8+p9   61 t spill
        vpshufb zmm22, zmm7, zmm25                                       ;   720.3 p5      22 t
        vmovdqu64 [rbp + 16064], zmm5                                    ;   656.7 p7+p4   61 t spill
        vpshufb zmm5, zmm7, zmm9                                         ;   721.3 p5      23 t
        vmovdqu64 [rbp + 16576], zmm8                                    ;   709.3 p8+p9   41 t spill
        vmovdqa64 zmm8, zmm16                                            ;   714.7         41 t copy
        vpermi2b zmm8, zmm6, zmm4                                        ;   723.3 p0+p5   41 t
        vpermi2b zmm16, zmm20, [rel camellia128_encrypt.T0_constants512 + 64] ;   725.3 p0+p5+p2   41 t
        vpternlogd zmm31, zmm16, zmm8, 0xca                              ;   730.3 p0      41 t
        vmovdqa64 zmm8, zmm1                                             ;   657.3         40 t copy
        vpternlogd zmm8, zmm10, [rbp + 11712], 0x96                      ;   717.7 p0+p3   40 t
        vpsllq zmm16, zmm8, 1                                            ;   718.7 p0      23 t
        vpsrlq zmm8, zmm8, 7                                             ;   719.7 p0      23 t
        vpandd zmm3, zmm3, zmm8                                          ;   720.7 p0      23 t
        vpternlogd zmm3, zmm16, zmm26, 0x78                              ;   721.7 p0      23 t
        vmovdqa64 zmm8, zmm0                                             ;   662.3         40 t copy
        vpternlogd zmm8, zmm19, [rbp + 11840], 0x96                      ;   722.7 p0+p2   40 t
        vpshufb zmm16, zmm7, zmm3                                        ;   726.3 p5      23 t
        vpshufb zmm26, zmm7, zmm8                                        ;   727.3 p5      21 t
        vmovdqu64 [rbp + 16000], zmm0                                    ;   662.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm9                                             ;   717.3         23 t copy
        vpermi2b zmm0, zmm6, zmm4                                        ;   729.3 p0+p5   23 t
        vpermi2b zmm9, zmm20, [rel camellia128_encrypt.T0_constants512 + 64] ;   731.3 p0+p5+p3   23 t
        vpternlogd zmm5, zmm9, zmm0, 0xca                                ;   736.3 p0      23 t
        vmovdqa64 zmm0, zmm29                                            ;   666.7         40 t copy
        vpternlogd zmm0, zmm24, [rbp + 11776], 0x96                      ;   726.7 p0+p2   40 t
        vpshufb zmm9, zmm7, zmm0                                         ;   732.3 p5      22 t
        vmovdqa64 zmm7, zmm3                                             ;   722.7         23 t copy
        vpermi2b zmm7, zmm6, zmm4                                        ;   734.3 p0+p5   23 t
        vpermi2b zmm3, zmm20, [rel camellia128_encrypt.T0_constants512 + 64] ;   736.3 p0+p5+p3   23 t
        vpternlogd zmm16, zmm3, zmm7, 0xca                               ;   741.3 p0      23 t
        vmovdqa64 zmm3, zmm8                                             ;   723.7         21 t copy
        vpermi2b zmm3, zmm14, zmm13                                      ;   738.3 p0+p5   21 t
        vpermi2b zmm8, zmm30, zmm18                                      ;   740.3 p0+p5   21 t
        vpternlogd zmm26, zmm3, zmm8, 0xca                               ;   745.3 p0      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   573.0 p2      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 384]  ;   573.2 p3      23 t
        vmovdqa64 zmm8, zmm31                                            ;   731.3         41 t copy
        vpternlogd zmm8, zmm15, zmm16, 0x96                              ;   742.3 p0      41 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;   577.7 p2      22 t reload
        vmovdqa64 zmm30, zmm25                                           ;   715.3         22 t copy
        vpermi2b zmm30, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   742.3 p0+p5+p3   22 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;   579.3 p2      22 t reload
        vpermi2b zmm25, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   744.3 p0+p5+p3   22 t
        vpternlogd zmm22, zmm30, zmm25, 0xca                             ;   749.3 p0      22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   583.5 p2      22 t reload
        vmovdqa64 zmm30, zmm0                                            ;   727.7         22 t copy
        vpermi2b zmm30, zmm18, zmm25                                     ;   746.3 p0+p5   22 t
        vpermi2b zmm0, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   748.3 p0+p5+p3   22 t
        vpternlogd zmm9, zmm30, zmm0, 0xca                               ;   753.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 12672]                                    ;   585.0 p2      40 t
        vmovdqa64 zmm30, zmm31                                           ;   731.3         41 t copy
        vpternlogd zmm30, zmm22, zmm26, 0x96                             ;   750.3 p0      41 t
        vpternlogd zmm22, zmm8, zmm26, 0x96                              ;   750.3 p0      41 t
        vpternlogd zmm26, zmm5, zmm9, 0x96                               ;   754.3 p0      41 t
        vpternlogd zmm5, zmm30, zmm9, 0x96                               ;   754.3 p0      41 t
        vpternlogd zmm8, zmm21, zmm5, 0x96                               ;   755.3 p0      62 t
        vpternlogd zmm9, zmm16, zmm17, 0x96                              ;   754.3 p0      41 t
        vpternlogd zmm16, zmm17, zmm26, 0x96                             ;   755.3 p0      41 t
        vpternlogd zmm31, zmm15, zmm9, 0x96                              ;   755.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 12736]                                   ;   586.7 p3      40 t
        vpternlogd zmm9, zmm12, zmm22, 0x96                              ;   755.3 p0      62 t
        vmovdqu64 zmm12, [rbp + 12800]                                   ;   587.5 p2      40 t
        vpternlogd zmm26, zmm23, zmm31, 0x96                             ;   756.3 p5      62 t
        vmovdqu64 zmm17, [rbp + 12864]                                   ;   587.8 p3      40 t
        vpxord zmm2, zmm2, zmm8                                          ;   756.3 p0      40 t
        vpxord zmm27, zmm27, zmm9                                        ;   756.3 p5      40 t
        vpxord zmm28, zmm28, zmm26                                       ;   757.3 p0      40 t
        vpternlogd zmm30, zmm16, [rbp + 16448], 0x96                     ;   756.3 p5+p2   62 t
        vpxord zmm11, zmm11, zmm30                                       ;   757.3 p0      40 t
        vpsllq zmm21, zmm2, 1                                            ;   757.3 p0      23 t
        vpsrlq zmm2, zmm2, 7                                             ;   757.3 p0      23 t
        vpandd zmm7, zmm7, zmm2                                          ;   758.3 p5      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;   592.5 p3      23 t reload
        vpternlogd zmm7, zmm21, zmm2, 0x78                               ;   759.3 p5      23 t
        vmovdqu64 zmm21, [rbp + 12928]                                   ;   592.8 p2      40 t
        vmovdqa64 zmm23, zmm27                                           ;   757.3         22 t copy
        vpermi2b zmm23, zmm18, zmm25                                     ;   757.3 p5      22 t
        vmovdqu64 [rbp + 16448], zmm30                                   ;   757.3 p8+p9   62 t spill
        vmovdqa64 zmm30, zmm7                                            ;   760.3         23 t copy
        vpermi2b zmm30, zmm6, zmm4                                       ;   760.3 p0+p5   23 t
        vmovdqu64 [rbp + 15296], zmm26                                   ;   757.3 p7+p4   62 t spill
        vmovdqa64 zmm26, zmm11                                           ;   758.3         42 t copy
        vpermi2b zmm26, zmm6, zmm4                                       ;   760.3 p0+p5   42 t
        vmovdqu64 [rbp + 16384], zmm9                                    ;   756.3 p8+p9   62 t spill
        vmovdqu64 zmm9, [rbp + 12992]                                    ;   595.5 p3      40 t
        vmovdqu64 [rbp + 16128], zmm8                                    ;   756.3 p7+p4   62 t spill
        vmovdqu64 zmm8, [rbp + 13056]                                    ;   595.8 p2      40 t
        vmovdqu64 [rbp + 15360], zmm19                                   ;   712.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 13120]                                   ;   596.5 p3      40 t
        vmovdqu64 [rbp + 16320], zmm29                                   ;   666.7 p7+p4   61 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   596.8 p2      41 t reload
        vmovdqu64 [rbp + 15552], zmm24                                   ;   713.3 p8+p9   41 t spill
        vpshufb zmm24, zmm29, zmm27                                      ;   761.3 p5      22 t
        vpermi2b zmm27, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   763.3 p0+p5+p3   22 t
        vpternlogd zmm24, zmm23, zmm27, 0xca                             ;   768.3 p0      22 t
        vpshufb zmm23, zmm29, zmm7                                       ;   764.3 p5      23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 64]  ;   597.8 p2      41 t reload
        vpermi2b zmm7, zmm20, zmm27                                      ;   766.3 p0+p5   23 t
        vpternlogd zmm23, zmm7, zmm30, 0xca                              ;   771.3 p0      23 t
        vpshufb zmm7, zmm29, zmm11                                       ;   767.3 p5      42 t
        vpermi2b zmm11, zmm20, zmm27                                     ;   769.3 p0+p5   42 t
        vpternlogd zmm7, zmm11, zmm26, 0xca                              ;   774.3 p0      42 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   599.5 p3      23 t
        vpshufb zmm26, zmm29, zmm28                                      ;   770.3 p5      21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 768] ;   599.8 p2      21 t reload
        vmovdqu64 [rbp + 15488], zmm1                                    ;   657.3 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm28                                            ;   758.3         21 t copy
        vpermi2b zmm1, zmm14, zmm30                                      ;   772.3 p0+p5   21 t
        vmovdqu64 [rbp + 15680], zmm10                                   ;   709.3 p8+p9   41 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;   601.0 p3      21 t reload
        vpermi2b zmm28, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   774.3 p0+p5+p2   21 t
        vpternlogd zmm26, zmm1, zmm28, 0xca                              ;   779.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 15872]                                    ;   652.7 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 12288]                                   ;   602.2 p2      40 t
        vpternlogd zmm28, zmm22, zmm1, 0x96                              ;   765.7 p0      40 t
        vpshufb zmm1, zmm29, zmm28                                       ;   775.3 p5      22 t
        vmovdqu64 [rbp + 15232], zmm22                                   ;   751.3 p7+p4   41 t spill
        vmovdqa64 zmm22, zmm28                                           ;   766.7         22 t copy
        vpermi2b zmm22, zmm18, zmm25                                     ;   777.3 p0+p5   22 t
        vpermi2b zmm28, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   779.3 p0+p5+p3   22 t
        vpternlogd zmm1, zmm22, zmm28, 0xca                              ;   784.3 p0      22 t
        vmovdqu64 zmm22, [rbp + 15424]                                   ;   651.7 p2      47 y reload
        vmovdqu64 zmm28, [rbp + 12224]                                   ;   611.3 p3      40 t
        vpternlogd zmm28, zmm5, zmm22, 0x96                              ;   769.7 p0      40 t
        vpsllq zmm22, zmm28, 1                                           ;   770.7 p0      23 t
        vpsrlq zmm28, zmm28, 7                                           ;   771.7 p0      23 t
        vpandd zmm3, zmm3, zmm28                                         ;   772.7 p0      23 t
        vpternlogd zmm3, zmm22, zmm2, 0x78                               ;   773.7 p0      23 t
        vpshufb zmm22, zmm29, zmm3                                       ;   780.3 p5      23 t
        vmovdqa64 zmm28, zmm3                                            ;   774.7         23 t copy
        vpermi2b zmm28, zmm20, zmm27                                     ;   782.3 p0+p5   23 t
        vpermi2b zmm3, zmm6, zmm4                                        ;   784.3 p0+p5   23 t
        vpternlogd zmm22, zmm28, zmm3, 0xca                              ;   789.3 p0      23 t
        vmovdqa64 zmm3, zmm22                                            ;   790.3         41 t copy
        vpternlogd zmm3, zmm7, zmm1, 0x96                                ;   790.3 p0      41 t
        vmovdqu64 zmm28, [rbp + 15616]                                   ;   652.7 p2      47 y reload
        vmovdqu64 zmm13, [rbp + 12160]                                   ;   618.5 p3      40 t
        vpternlogd zmm13, zmm16, zmm28, 0x96                             ;   778.7 p0      40 t
        vpshufb zmm28, zmm29, zmm13                                      ;   785.3 p5      41 t
        vmovdqa64 zmm25, zmm13                                           ;   779.7         41 t copy
        vpermi2b zmm25, zmm20, zmm27                                     ;   787.3 p0+p5   41 t
        vpermi2b zmm13, zmm6, zmm4                                       ;   789.3 p0+p5   41 t
        vpternlogd zmm28, zmm25, zmm13, 0xca                             ;   794.3 p0      41 t
        vmovdqa64 zmm13, zmm26                                           ;   780.3         41 t copy
        vpternlogd zmm13, zmm28, zmm22, 0x96                             ;   795.3 p0      41 t
        vpternlogd zmm26, zmm3, zmm28, 0x96                              ;   795.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 15936]                                   ;   649.7 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 12352]                                   ;   625.3 p3      40 t
        vpternlogd zmm18, zmm31, zmm25, 0x96                             ;   784.7 p0      40 t
        vpshufb zmm25, zmm29, zmm18                                      ;   790.3 p5      21 t
        vmovdqa64 zmm2, zmm18                                            ;   785.7         21 t copy
        vpermi2b zmm2, zmm14, zmm30                                      ;   792.3 p0+p5   21 t
        vpermi2b zmm18, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   794.3 p0+p5+p2   21 t
        vpternlogd zmm25, zmm2, zmm18, 0xca                              ;   799.3 p0      21 t
        vpternlogd zmm28, zmm25, zmm24, 0x96                             ;   800.3 p0      41 t
        vpternlogd zmm24, zmm13, zmm25, 0x96                             ;   800.3 p0      41 t
        vpternlogd zmm25, zmm23, zmm1, 0x96                              ;   800.3 p0      41 t
        vpternlogd zmm23, zmm1, zmm28, 0x96                              ;   801.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 13184]                                    ;   631.2 p3      40 t
        vpternlogd zmm22, zmm7, zmm25, 0x96                              ;   801.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 13248]                                    ;   631.5 p2      40 t
        vpternlogd zmm3, zmm24, [rbp + 15744], 0x96                      ;   801.3 p0+p3   61 t
        vpxord zmm9, zmm9, zmm3                                          ;   802.3 p0      40 t
        vpternlogd zmm25, zmm26, [rbp + 16192], 0x96                     ;   801.3 p5+p2   61 t
        vpxord zmm8, zmm8, zmm25                                         ;   802.3 p0      40 t
        vpternlogd zmm13, zmm23, [rbp + 16256], 0x96                     ;   802.3 p5+p3   61 t
        vpxord zmm21, zmm21, zmm13                                       ;   803.3 p0      40 t
        vpternlogd zmm28, zmm22, [rbp + 15808], 0x96                     ;   802.3 p5+p2   61 t
        vpxord zmm19, zmm19, zmm28                                       ;   803.3 p0      40 t
        vmovdqu64 zmm7, [rbp + 16000]                                    ;   662.3 p3      61 t reload
        vpternlogd zmm26, zmm7, [rbp + 15360], 0x96                      ;   798.3 p5+p2   61 t
        vpxord zmm17, zmm17, zmm26                                       ;   799.3 p0      40 t
        vmovdqu64 zmm7, [rbp + 13312]                                    ;   635.2 p3      40 t
        vpsllq zmm18, zmm21, 1                                           ;   804.3 p0      23 t
        vpsrlq zmm21, zmm21, 7                                           ;   804.3 p0      23 t
        vpandd zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   805.3 p5+p2   23 t
        vpternlogd zmm21, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0x78 ;   806.3 p5+p3   23 t
        vpshufb zmm18, zmm29, zmm17                                      ;   801.3 p5      21 t
        vmovdqu64 [rbp + 15360], zmm26                                   ;   799.3 p8+p9   61 t spill
        vpshufb zmm26, zmm29, zmm9                                       ;   803.3 p5      22 t
        vmovdqu64 [rbp + 16000], zmm28                                   ;   803.3 p7+p4   61 t spill
        vpshufb zmm28, zmm29, zmm8                                       ;   803.3 p5      21 t
        vmovdqu64 [rbp + 15808], zmm25                                   ;   802.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm17                                           ;   800.3         21 t copy
        vpermi2b zmm25, zmm14, zmm30                                     ;   805.3 p0+p5   21 t
        vpermi2b zmm17, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   807.3 p0+p5+p2   21 t
        vpternlogd zmm18, zmm25, zmm17, 0xca                             ;   812.3 p0      21 t
        vmovdqu64 zmm17, [rbp + 13376]                                   ;   637.7 p3      40 t
        vpshufb zmm25, zmm29, zmm21                                      ;   808.3 p5      23 t
        vmovdqu64 [rbp + 16256], zmm3                                    ;   802.3 p7+p4   61 t spill
        vpshufb zmm3, zmm29, zmm19                                       ;   809.3 p5      42 t
        vmovdqu64 [rbp + 16192], zmm13                                   ;   803.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm8                                            ;   803.3         21 t copy
        vpermi2b zmm13, zmm14, zmm30                                     ;   811.3 p0+p5   21 t
        vpermi2b zmm8, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   813.3 p0+p5+p2   21 t
        vpternlogd zmm28, zmm13, zmm8, 0xca                              ;   818.3 p0      21 t
        vmovdqu64 zmm8, [rbp + 16320]                                    ;   666.7 p3      61 t reload
        vpternlogd zmm24, zmm8, [rbp + 15552], 0x96                      ;   807.7 p0+p2   61 t
        vpxord zmm12, zmm12, zmm24                                       ;   808.7 p0      40 t
        vmovdqu64 zmm8, [rbp + 16064]                                    ;   656.7 p3      61 t reload
        vpternlogd zmm22, zmm8, [rbp + 16576], 0x96                      ;   809.7 p0+p2   61 t
        vpxord zmm0, zmm0, zmm22                                         ;   810.7 p0      40 t
        vmovdqu64 zmm8, [rbp + 15488]                                    ;   657.3 p3      61 t reload
        vpternlogd zmm23, zmm8, [rbp + 15680], 0x96                      ;   811.7 p0+p2   61 t
        vpxord zmm15, zmm15, zmm23                                       ;   812.7 p0      40 t
        vpsllq zmm8, zmm15, 1                                            ;   813.7 p0      23 t
        vpsrlq zmm13, zmm15, 7                                           ;   814.7 p0      23 t
        vpandd zmm11, zmm11, zmm13                                       ;   815.7 p5      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 320] ;   644.0 p3      23 t reload
        vpternlogd zmm11, zmm8, zmm13, 0x78                              ;   816.7 p5      23 t
        vmovdqu64 zmm8, [rbp + 13440]                                    ;   644.5 p2      40 t
        vpshufb zmm15, zmm29, zmm0                                       ;   816.3 p5      41 t
        vpshufb zmm10, zmm29, zmm12                                      ;   817.3 p5      22 t
        vpshufb zmm30, zmm29, zmm11                                      ;   818.3 p5      23 t
        vmovdqa64 zmm14, zmm0                                            ;   811.7         41 t copy
        vpermi2b zmm14, zmm20, zmm27                                     ;   820.3 p0+p5   41 t
        vpermi2b zmm0, zmm6, zmm4                                        ;   822.3 p0+p5   41 t
        vpternlogd zmm15, zmm14, zmm0, 0xca                              ;   827.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 13504]                                    ;   649.8 p3      40 t
        vmovdqa64 zmm14, zmm21                                           ;   807.3         23 t copy
        vpermi2b zmm14, zmm20, zmm27                                     ;   824.3 p0+p5   23 t
        vpermi2b zmm21, zmm6, zmm4                                       ;   826.3 p0+p5   23 t
        vpternlogd zmm25, zmm14, zmm21, 0xca                             ;   831.3 p0      23 t
        vmovdqu64 zmm14, [rbp + 13568]                                   ;   651.3 p2      40 t
        vmovdqa64 zmm21, zmm19                                           ;   804.3         42 t copy
        vpermi2b zmm21, zmm20, zmm27                                     ;   828.3 p0+p5   42 t
        vpermi2b zmm19, zmm6, zmm4                                       ;   830.3 p0+p5   42 t
        vpternlogd zmm3, zmm21, zmm19, 0xca                              ;   835.3 p0      42 t
        vmovdqu64 zmm19, [rbp + 13632]                                   ;   652.8 p3      40 t
        vmovdqa64 zmm21, zmm11                                           ;   817.7         23 t copy
        vpermi2b zmm21, zmm20, zmm27                                     ;   832.3 p0+p5   23 t
        vpermi2b zmm11, zmm6, zmm4                                       ;   834.3 p0+p5   23 t
        vpternlogd zmm30, zmm21, zmm11, 0xca                             ;   839.3 p0      23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   654.5 p2      23 t
        vmovdqa64 zmm21, zmm28                                           ;   819.3         41 t copy
        vpternlogd zmm21, zmm15, zmm30, 0x96                             ;   840.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 384] ;   655.3 p3      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 448] ;   655.5 p2      22 t reload
        vmovdqu64 [rbp + 15680], zmm24                                   ;   808.7 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm9                                            ;   803.3         22 t copy
        vpermi2b zmm24, zmm29, [rel camellia128_encrypt.T0_constants512 + 512] ;   836.3 p0+p5+p3   22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;   656.8 p2      22 t reload
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;   838.3 p0+p5+p3   22 t
        vpternlogd zmm26, zmm24, zmm9, 0xca                              ;   843.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 512]  ;   658.3 p2      22 t reload
        vmovdqa64 zmm24, zmm12                                           ;   809.7         22 t copy
        vpermi2b zmm24, zmm29, zmm9                                      ;   840.3 p0+p5   22 t
        vpermi2b zmm12, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;   842.3 p0+p5+p3   22 t
        vpternlogd zmm10, zmm24, zmm12, 0xca                             ;   847.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 13952]                                   ;   662.3 p2      40 t
        vmovdqa64 zmm24, zmm15                                           ;   828.3         41 t copy
        vpternlogd zmm24, zmm18, zmm26, 0x96                             ;   844.3 p0      41 t
        vpternlogd zmm26, zmm21, zmm18, 0x96                             ;   844.3 p0      41 t
        vpternlogd zmm18, zmm25, zmm10, 0x96                             ;   848.3 p0      41 t
        vpternlogd zmm25, zmm24, zmm10, 0x96                             ;   848.3 p0      41 t
        vpternlogd zmm10, zmm30, zmm3, 0x96                              ;   848.3 p0      41 t
        vpternlogd zmm30, zmm3, zmm18, 0x96                              ;   849.3 p0      41 t
        vpternlogd zmm28, zmm15, zmm10, 0x96                             ;   849.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 14016]                                    ;   666.7 p3      40 t
        vpternlogd zmm5, zmm25, [rbp + 15424], 0x96                      ;   849.3 p0+p2   62 t
        vpternlogd zmm25, zmm21, [rbp + 16128], 0x96                     ;   849.3 p0+p3   62 t
        vpxord zmm2, zmm2, zmm5                                          ;   850.3 p5      40 t
        vpxord zmm8, zmm8, zmm25                                         ;   850.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 14080]                                   ;   669.3 p2      40 t
        vpternlogd zmm16, zmm30, [rbp + 15616], 0x96                     ;   850.3 p5+p3   62 t
        vpternlogd zmm30, zmm24, [rbp + 16448], 0x96                     ;   850.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm16                                         ;   851.3 p5      40 t
        vpxord zmm19, zmm19, zmm30                                       ;   851.3 p0      40 t
        vpternlogd zmm10, zmm26, [rbp + 16384], 0x96                     ;   849.3 p5+p3   62 t
        vpxord zmm0, zmm0, zmm10                                         ;   850.3 p0      40 t
        vpternlogd zmm31, zmm28, [rbp + 15936], 0x96                     ;   850.3 p5+p2   62 t
        vpternlogd zmm28, zmm18, [rbp + 15296], 0x96                     ;   850.3 p0+p3   62 t
        vmovdqu64 zmm18, [rbp + 14144]                                   ;   680.7 p2      40 t
        vpxord zmm17, zmm17, zmm31                                       ;   851.3 p5      40 t
        vpxord zmm14, zmm14, zmm28                                       ;   851.3 p0      40 t
        vpsllq zmm21, zmm2, 1                                            ;   851.3 p0      23 t
        vpsrlq zmm2, zmm2, 7                                             ;   851.3 p0      23 t
        vpandd zmm11, zmm11, zmm2                                        ;   852.3 p5      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;   684.3 p3      23 t reload
        vpternlogd zmm11, zmm21, zmm2, 0x78                              ;   853.3 p5      23 t
        vmovdqu64 zmm21, [rbp + 15232]                                   ;   751.3 p2      41 t reload
        vpternlogd zmm26, zmm21, [rbp + 15872], 0x96                     ;   851.3 p5+p3   62 t
        vpxord zmm7, zmm7, zmm26                                         ;   852.3 p0      40 t
        vpsllq zmm21, zmm8, 1                                            ;   852.7 p0      23 t
        vpsrlq zmm8, zmm8, 7                                             ;   853.7 p0      23 t
        vpandd zmm13, zmm13, zmm8                                        ;   854.7 p5      23 t
        vpternlogd zmm13, zmm21, zmm2, 0x78                              ;   855.7 p5      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 384]  ;   687.7 p2      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   687.8 p3      23 t
        vmovdqa64 zmm24, zmm1                                            ;   852.3         41 t copy
        vpermi2b zmm24, zmm20, zmm27                                     ;   856.3 p5      41 t
        vmovdqu64 [rbp + 15872], zmm30                                   ;   851.3 p8+p9   62 t spill
        vmovdqa64 zmm30, zmm7                                            ;   853.3         22 t copy
        vpermi2b zmm30, zmm29, zmm9                                      ;   858.3 p0+p5   22 t
        vmovdqu64 [rbp + 15232], zmm28                                   ;   851.3 p7+p4   62 t spill
        vmovdqa64 zmm28, zmm11                                           ;   854.3         23 t copy
        vpermi2b zmm28, zmm20, zmm27                                     ;   860.3 p0+p5   23 t
        vmovdqa64 zmm2, zmm0                                             ;   851.3         22 t copy
        vpermi2b zmm2, zmm29, zmm9                                       ;   862.3 p0+p5   22 t
        vmovdqa64 zmm9, zmm19                                            ;   852.3         42 t copy
        vpermi2b zmm9, zmm20, zmm27                                      ;   864.3 p0+p5   42 t
        vmovdqa64 zmm29, zmm13                                           ;   856.7         23 t copy
        vpermi2b zmm29, zmm20, zmm27                                     ;   866.3 p0+p5   23 t
        vmovdqu64 [rbp + 15296], zmm10                                   ;   850.3 p8+p9   62 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 256] ;   702.3 p2      41 t reload
        vmovdqu64 [rbp + 15936], zmm25                                   ;   850.3 p7+p4   62 t spill
        vpshufb zmm25, zmm10, zmm1                                       ;   867.3 p5      41 t
        vpermi2b zmm1, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   869.3 p0+p5+p3   41 t
        vpternlogd zmm25, zmm24, zmm1, 0xca                              ;   874.3 p0      41 t
        vpshufb zmm1, zmm10, zmm11                                       ;   870.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 192] ;   703.7 p2      41 t reload
        vpermi2b zmm11, zmm6, zmm24                                      ;   872.3 p0+p5   23 t
        vpternlogd zmm1, zmm28, zmm11, 0xca                              ;   877.3 p0      23 t
        vpshufb zmm11, zmm10, zmm7                                       ;   873.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   704.7 p3      22 t reload
        vpermi2b zmm7, zmm4, zmm28                                       ;   875.3 p0+p5   22 t
        vpternlogd zmm11, zmm30, zmm7, 0xca                              ;   880.3 p0      22 t
        vpshufb zmm7, zmm10, zmm0                                        ;   876.3 p5      22 t
        vpermi2b zmm0, zmm4, zmm28                                       ;   878.3 p0+p5   22 t
        vpternlogd zmm7, zmm2, zmm0, 0xca                                ;   883.3 p0      22 t
        vpshufb zmm0, zmm10, zmm17                                       ;   879.3 p5      21 t
        vpshufb zmm2, zmm10, zmm19                                       ;   880.3 p5      42 t
        vpermi2b zmm19, zmm6, zmm24                                      ;   882.3 p0+p5   42 t
        vpternlogd zmm2, zmm9, zmm19, 0xca                               ;   887.3 p0      42 t
        vpshufb zmm9, zmm10, zmm13                                       ;   883.3 p5      23 t
        vpermi2b zmm13, zmm6, zmm24                                      ;   885.3 p0+p5   23 t
        vpternlogd zmm9, zmm29, zmm13, 0xca                              ;   890.3 p0      23 t
        vpshufb zmm13, zmm10, zmm14                                      ;   886.3 p5      21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   713.0 p2      21 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;   713.2 p3      21 t reload
        vmovdqa64 zmm30, zmm17                                           ;   852.3         21 t copy
        vpermi2b zmm30, zmm29, zmm19                                     ;   888.3 p0+p5   21 t
        vmovdqa64 zmm28, zmm14                                           ;   852.3         21 t copy
        vpermi2b zmm28, zmm29, zmm19                                     ;   890.3 p0+p5   21 t
        vmovdqa64 zmm19, zmm1                                            ;   878.3         41 t copy
        vpternlogd zmm19, zmm2, zmm11, 0x96                              ;   888.3 p0      41 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   715.0 p2      21 t reload
        vpermi2b zmm17, zmm29, [rel camellia128_encrypt.T0_constants512 + 896] ;   892.3 p0+p5+p3   21 t
        vpternlogd zmm0, zmm30, zmm17, 0xca                              ;   897.3 p0      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   716.0 p2      21 t reload
        vpermi2b zmm14, zmm29, zmm17                                     ;   894.3 p0+p5   21 t
        vpternlogd zmm13, zmm28, zmm14, 0xca                             ;   899.3 p0      21 t
        vmovdqu64 zmm14, [rbp + 14464]                                   ;   717.5 p3      74 dst
        vmovdqu64 zmm28, [rbp + 14528]                                   ;   717.7 p2      74 dst
        vmovdqa64 zmm30, zmm25                                           ;   875.3         41 t copy
        vpternlogd zmm30, zmm0, zmm7, 0x96                               ;   898.3 p0      41 t
        vmovdqu64 [rbp + 16384], zmm31                                   ;   851.3 p8+p9   62 t spill
        vmovdqa64 zmm31, zmm9                                            ;   891.3         41 t copy
        vpternlogd zmm31, zmm11, zmm0, 0x96                              ;   898.3 p0      41 t
        vpternlogd zmm9, zmm11, zmm30, 0x96                              ;   899.3 p0      41 t
        vpternlogd zmm2, zmm31, zmm1, 0x96                               ;   899.3 p0      41 t
        vpternlogd zmm1, zmm13, zmm25, 0x96                              ;   900.3 p0      41 t
        vpternlogd zmm13, zmm25, zmm19, 0x96                             ;   900.3 p0      41 t
        vpternlogd zmm0, zmm7, zmm1, 0x96                                ;   901.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 14592]                                    ;   720.3 p3      74 dst
        vmovdqu64 zmm11, [rbp + 14656]                                   ;   720.5 p2      74 dst
        vpternlogd zmm1, zmm9, [rbp + 16192], 0x96                       ;   901.3 p0+p3   61 t
        vmovdqu64 zmm25, [rbp + 15936]                                   ;   850.3 p2      75 dst
        vpxord zmm25, zmm25, [rbp + 14976]                               ;   886.7 p0+p3   75 dst
        vpxord zmm12, zmm12, zmm1                                        ;   902.3 p0      40 t
        vpxord zmm14, zmm14, zmm1                                        ;   902.3 p0      74 dst
        vpternlogd zmm30, zmm2, [rbp + 16000], 0x96                      ;   900.3 p0+p2   61 t
        vpxord zmm18, zmm18, zmm30                                       ;   901.3 p0      40 t
        vpxord zmm11, zmm11, zmm30                                       ;   901.3 p0      74 dst
        vpternlogd zmm31, zmm13, [rbp + 15808], 0x96                     ;   901.3 p0+p3   61 t
        vpxord zmm15, zmm15, zmm31                                       ;   902.3 p0      40 t
        vpxord zmm7, zmm7, zmm31                                         ;   902.3 p0      74 dst
        vpternlogd zmm19, zmm0, [rbp + 16256], 0x96                      ;   902.3 p5+p2   61 t
        vmovdqu64 zmm1, [rbp + 15296]                                    ;   850.3 p3      75 dst
        vpxord zmm1, zmm1, [rbp + 15040]                                 ;   895.7 p0+p2   75 dst
        vmovdqu64 zmm30, [rbp + 15232]                                   ;   851.3 p3      75 dst
        vpxord zmm30, zmm30, [rbp + 15104]                               ;   896.3 p5+p2   75 dst
        vmovdqu64 zmm31, [rbp + 15872]                                   ;   851.3 p3      75 dst
        vpxord zmm31, zmm31, [rbp + 15168]                               ;   896.7 p0+p2   75 dst
        vpxord zmm3, zmm3, zmm19                                         ;   903.3 p5      40 t
        vpxord zmm28, zmm28, zmm19                                       ;   903.3 p0      74 dst
        vpsllq zmm19, zmm12, 1                                           ;   903.3 p0      23 t
        vpsrlq zmm12, zmm12, 7                                           ;   903.3 p0      23 t
        vpandd zmm21, zmm21, zmm12                                       ;   904.3 p5      23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;   731.5 p3      23 t reload
        vpternlogd zmm21, zmm19, zmm12, 0x78                             ;   905.3 p5      23 t
        vpshufb zmm19, zmm10, zmm3                                       ;   904.3 p5      22 t
        vmovdqu64 [rbp + 15872], zmm14                                   ;   903.3 p7+p4   74 dst spill
        vpshufb zmm14, zmm10, zmm18                                      ;   902.3 p5      42 t
        vmovdqu64 [rbp + 15232], zmm28                                   ;   904.3 p8+p9   74 dst spill
        vpshufb zmm28, zmm10, zmm15                                      ;   903.3 p5      21 t
        vmovdqu64 [rbp + 15296], zmm11                                   ;   902.3 p7+p4   74 dst spill
        vmovdqu64 zmm11, [rbp + 15232]                                   ;   904.3 p2      74 dst reload
        vmovdqu64 [rbp + 16256], zmm7                                    ;   903.3 p8+p9   74 dst spill
        vpunpcklbw zmm7, zmm11, [rbp + 15872]                            ;   910.3 p5+p3   74 dst
        vpunpckhbw zmm11, zmm11, [rbp + 15872]                           ;   910.3 p5+p2   74 dst
        vmovdqu64 [rbp + 15872], zmm11                                   ;   911.3 p7+p4   74 dst spill
        vmovdqu64 zmm11, [rbp + 15296]                                   ;   902.3 p3      74 dst reload
        vmovdqu64 [rbp + 15232], zmm7                                    ;   911.3 p8+p9   74 dst spill
        vpunpcklbw zmm7, zmm11, [rbp + 16256]                            ;   909.3 p5+p2   74 dst
        vpunpckhbw zmm11, zmm11, [rbp + 16256]                           ;   909.3 p5+p3   74 dst
        vmovdqu64 [rbp + 16256], zmm11                                   ;   910.3 p7+p4   74 dst spill
        vpshufb zmm11, zmm10, zmm21                                      ;   907.3 p5      23 t
        vmovdqu64 [rbp + 15296], zmm7                                    ;   910.3 p8+p9   74 dst spill
        vmovdqa64 zmm7, zmm18                                            ;   902.3         42 t copy
        vpermi2b zmm7, zmm20, zmm27                                      ;   909.3 p0+p5   42 t
        vpermi2b zmm18, zmm6, zmm24                                      ;   911.3 p0+p5   42 t
        vpternlogd zmm14, zmm7, zmm18, 0xca                              ;   916.3 p0      42 t
        vmovdqa64 zmm7, zmm9                                             ;   900.3         40 t copy
        vpternlogd zmm7, zmm23, [rbp + 13760], 0x96                      ;   903.7 p0+p2   40 t
        vpternlogd zmm9, zmm23, [rbp + 14272], 0x96                      ;   904.7 p0+p3   74 dst
        vpsllq zmm18, zmm7, 1                                            ;   905.7 p0      23 t
        vpsrlq zmm7, zmm7, 7                                             ;   906.7 p0      23 t
        vpandd zmm8, zmm8, zmm7                                          ;   907.7 p0      23 t
        vpternlogd zmm8, zmm18, zmm12, 0x78                              ;   908.7 p0      23 t
        vmovdqa64 zmm7, zmm2                                             ;   900.3         40 t copy
        vpternlogd zmm7, zmm22, [rbp + 13696], 0x96                      ;   909.7 p0+p2   40 t
        vmovdqu64 zmm12, [rbp + 15232]                                   ;   911.3 p3      74 dst reload
        vmovdqu64 zmm18, [rbp + 15296]                                   ;   910.3 p2      74 dst reload
        vpunpcklwd zmm23, zmm18, zmm12                                   ;   917.3 p5      74 dst
        vpunpckhwd zmm12, zmm18, zmm12                                   ;   917.3 p5      74 dst
        vpternlogd zmm2, zmm22, [rbp + 14208], 0x96                      ;   910.7 p0+p3   74 dst
        vpshufb zmm18, zmm10, zmm7                                       ;   914.3 p5      41 t
        vpshufb zmm22, zmm10, zmm8                                       ;   915.3 p5      23 t
        vmovdqu64 [rbp + 15232], zmm12                                   ;   918.3 p7+p4   74 dst spill
        vmovdqa64 zmm12, zmm7                                            ;   910.7         41 t copy
        vpermi2b zmm12, zmm20, zmm27                                     ;   917.3 p0+p5   41 t
        vpermi2b zmm7, zmm6, zmm24                                       ;   919.3 p0+p5   41 t
        vpternlogd zmm18, zmm12, zmm7, 0xca                              ;   924.3 p0      41 t
        vmovdqa64 zmm7, zmm15                                            ;   903.3         21 t copy
        vpermi2b zmm7, zmm29, zmm17                                      ;   921.3 p0+p5   21 t
        vmovdqa64 zmm12, zmm8                                            ;   909.7         23 t copy
        vpermi2b zmm12, zmm20, zmm27                                     ;   923.3 p0+p5   23 t
        vpermi2b zmm8, zmm6, zmm24                                       ;   925.3 p0+p5   23 t
        vpternlogd zmm22, zmm12, zmm8, 0xca                              ;   930.3 p0      23 t
        vmovdqa64 zmm8, zmm21                                            ;   906.3         23 t copy
        vpermi2b zmm8, zmm20, zmm27                                      ;   927.3 p0+p5   23 t
        vpermi2b zmm21, zmm6, zmm24                                      ;   929.3 p0+p5   23 t
        vmovdqu64 zmm6, [rbp + 15360]                                    ;   799.3 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 13888]                                   ;   757.5 p3      40 t
        vpternlogd zmm12, zmm13, zmm6, 0x96                              ;   920.7 p0      40 t
        vpternlogd zmm13, zmm6, [rbp + 14400], 0x96                      ;   921.7 p0+p2   74 dst
        vmovdqu64 zmm6, [rbp + 15680]                                    ;   808.7 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 13824]                                   ;   759.3 p2      40 t
        vpternlogd zmm20, zmm0, zmm6, 0x96                               ;   922.7 p0      40 t
        vmovdqu64 zmm24, [rbp + 15872]                                   ;   911.3 p3      74 dst reload
        vmovdqu64 zmm27, [rbp + 16256]                                   ;   910.3 p2      74 dst reload
        vpunpcklwd zmm6, zmm27, zmm24                                    ;   930.3 p5      74 dst
        vpternlogd zmm11, zmm8, zmm21, 0xca                              ;   934.3 p0      23 t
        vmovdqa64 zmm8, zmm12                                            ;   921.7         21 t copy
        vpermi2b zmm8, zmm29, zmm17                                      ;   932.3 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   762.3 p3      21 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   762.5 p2      21 t reload
        vpermi2b zmm15, zmm21, zmm17                                     ;   934.3 p0+p5   21 t
        vpternlogd zmm28, zmm15, zmm7, 0xca                              ;   939.3 p0      21 t
        vpshufb zmm7, zmm10, zmm12                                       ;   935.3 p5      21 t
        vpermi2b zmm12, zmm21, zmm17                                     ;   937.3 p0+p5   21 t
        vpshufb zmm10, zmm10, zmm20                                      ;   938.3 p5      22 t
        vpunpckhwd zmm15, zmm27, zmm24                                   ;   939.3 p5      74 dst
        vpternlogd zmm7, zmm12, zmm8, 0xca                               ;   942.3 p0      21 t
        vmovdqu64 zmm8, [rbp + 14336]                                    ;   766.7 p3      74 dst.2 reload
        vpternlogd zmm0, zmm8, [rbp + 15680], 0x96                       ;   929.7 p0+p2   74 dst
        vpunpcklbw zmm8, zmm9, zmm2                                      ;   940.3 p5      74 dst
        vpunpckhbw zmm2, zmm9, zmm2                                      ;   941.3 p5      74 dst
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 640]  ;   767.7 p3      22 t reload
        vmovdqa64 zmm12, zmm3                                            ;   904.3         22 t copy
        vpermi2b zmm12, zmm4, zmm9                                       ;   943.3 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   768.3 p2      22 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   768.7 p3      22 t reload
        vpermi2b zmm3, zmm21, zmm17                                      ;   945.3 p0+p5   22 t
        vmovdqa64 zmm24, zmm20                                           ;   923.7         22 t copy
        vpermi2b zmm24, zmm21, zmm17                                     ;   947.3 p0+p5   22 t
        vpermi2b zmm20, zmm4, zmm9                                       ;   949.3 p0+p5   22 t
        vpternlogd zmm19, zmm3, zmm12, 0xca                              ;   950.3 p0      22 t
        vpternlogd zmm10, zmm24, zmm20, 0xca                             ;   954.3 p0      22 t
        vpunpcklbw zmm3, zmm13, zmm0                                     ;   950.3 p5      74 dst
        vpunpckhbw zmm0, zmm13, zmm0                                     ;   951.3 p5      74 dst
        vmovdqa64 zmm4, zmm28                                            ;   940.3         41 t copy
        vpternlogd zmm4, zmm18, zmm22, 0x96                              ;   940.3 p0      41 t
        vpunpcklwd zmm9, zmm3, zmm8                                      ;   952.3 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm8                                      ;   953.3 p5      74 dst
        vmovdqa64 zmm8, zmm18                                            ;   925.3         41 t copy
        vpternlogd zmm8, zmm7, zmm19, 0x96                               ;   951.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm7, 0x96                               ;   951.3 p0      41 t
        vpternlogd zmm7, zmm11, zmm10, 0x96                              ;   955.3 p0      41 t
        vpternlogd zmm11, zmm8, zmm10, 0x96                              ;   955.3 p0      41 t
        vpternlogd zmm10, zmm22, zmm14, 0x96                             ;   955.3 p0      41 t
        vpternlogd zmm22, zmm14, zmm7, 0x96                              ;   956.3 p0      41 t
        vpternlogd zmm28, zmm18, zmm10, 0x96                             ;   956.3 p0      41 t
        add r8, 0x400                                                    ;   780.3 p1     152 blocks
        lea r10, [r9 + 1024]                                             ;   780.5 p6     152 blocks
        vpternlogd zmm25, zmm4, zmm11, 0x96                              ;   956.3 p0      75 dst
        vpternlogd zmm1, zmm10, zmm19, 0x96                              ;   956.3 p0      75 dst
        vpternlogd zmm30, zmm7, zmm28, 0x96                              ;   957.3 p0      75 dst
        vpternlogd zmm31, zmm8, zmm22, 0x96                              ;   957.3 p0      75 dst
        vpternlogd zmm19, zmm26, [rbp + 14848], 0x96                     ;   952.3 p0+p2   75 dst
        vpternlogd zmm11, zmm5, [rbp + 14784], 0x96                      ;   956.3 p0+p3   75 dst
        vpternlogd zmm22, zmm16, [rbp + 14720], 0x96                     ;   957.3 p0+p2   75 dst
        vpunpcklwd zmm4, zmm0, zmm2                                      ;   954.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm2                                      ;   955.3 p5      74 dst
        vpunpckldq zmm2, zmm23, zmm9                                     ;   956.3 p5      74 dst
        vpunpckhdq zmm5, zmm23, zmm9                                     ;   957.3 p5      74 dst
        vpunpckldq zmm7, zmm6, zmm4                                      ;   958.3 p5      74 dst
        vpunpckhdq zmm4, zmm6, zmm4                                      ;   959.3 p5      74 dst
        vpunpckldq zmm6, zmm15, zmm0                                     ;   960.3 p5      74 dst
        vpunpckhdq zmm0, zmm15, zmm0                                     ;   961.3 p5      74 dst
        vpunpcklbw zmm8, zmm1, zmm25                                     ;   962.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm25                                     ;   963.3 p5      74 dst
        vpunpcklbw zmm9, zmm31, zmm30                                    ;   964.3 p5      74 dst
        vpunpckhbw zmm10, zmm31, zmm30                                   ;   965.3 p5      74 dst
        vpunpcklbw zmm12, zmm11, zmm22                                   ;   966.3 p5      74 dst
        vpunpckhbw zmm11, zmm11, zmm22                                   ;   967.3 p5      74 dst
        vmovdqu64 zmm13, [rbp + 14912]                                   ;   789.3 p3      75 dst.3 reload
        vpternlogd zmm28, zmm13, [rbp + 16384], 0x96                     ;   957.3 p0+p2   75 dst
        vpunpcklbw zmm13, zmm28, zmm19                                   ;   968.3 p5      74 dst
        vpunpckhbw zmm14, zmm28, zmm19                                   ;   969.3 p5      74 dst
        vmovdqu64 zmm15, [rbp + 15232]                                   ;   918.3 p3      74 dst reload
        vpunpckldq zmm16, zmm15, zmm3                                    ;   970.3 p5      74 dst
        vpunpckhdq zmm3, zmm15, zmm3                                     ;   971.3 p5      74 dst
        vpunpcklwd zmm15, zmm9, zmm8                                     ;   972.3 p5      74 dst
        vpunpckhwd zmm8, zmm9, zmm8                                      ;   973.3 p5      74 dst
        vpunpcklwd zmm9, zmm10, zmm1                                     ;   974.3 p5      74 dst
        vpunpckhwd zmm1, zmm10, zmm1                                     ;   975.3 p5      74 dst
        vpunpcklwd zmm10, zmm13, zmm12                                   ;   976.3 p5      74 dst
        vpunpckhwd zmm12, zmm13, zmm12                                   ;   977.3 p5      74 dst
        vpunpcklwd zmm13, zmm14, zmm11                                   ;   978.3 p5      74 dst
        vpunpckhwd zmm11, zmm14, zmm11                                   ;   979.3 p5      74 dst
        vpunpckldq zmm14, zmm15, zmm10                                   ;   980.3 p5      74 dst
        vpunpckhdq zmm10, zmm15, zmm10                                   ;   981.3 p5      74 dst
        vpunpckldq zmm15, zmm8, zmm12                                    ;   982.3 p5      74 dst
        vpunpckhdq zmm8, zmm8, zmm12                                     ;   983.3 p5      74 dst
        vpunpckldq zmm12, zmm9, zmm13                                    ;   984.3 p5      74 dst
        vpunpckhdq zmm9, zmm9, zmm13                                     ;   985.3 p5      74 dst
        vpunpckldq zmm13, zmm1, zmm11                                    ;   986.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm11                                     ;   987.3 p5      74 dst
        vpunpcklqdq zmm11, zmm2, zmm14                                   ;   988.3 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm14                                    ;   989.3 p5      74 dst
        vmovdqu64 [r9], zmm11                                            ;   989.3 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm2                                        ;   990.3 p7+p4   74 dst
        vpunpcklqdq zmm2, zmm5, zmm10                                    ;   990.3 p5      74 dst
        vpunpckhqdq zmm5, zmm5, zmm10                                    ;   991.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm2                                       ;   991.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm16, zmm15                                   ;   992.3 p5      74 dst
        vpunpckhqdq zmm10, zmm16, zmm15                                  ;   993.3 p5      74 dst
        vmovdqu64 [r9 + 192], zmm5                                       ;   992.3 p7+p4   74 dst
        vpunpcklqdq zmm5, zmm3, zmm8                                     ;   994.3 p5      74 dst
        vpunpckhqdq zmm3, zmm3, zmm8                                     ;   995.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm2                                       ;   993.3 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm10                                      ;   994.3 p7+p4   74 dst
        vpunpcklqdq zmm2, zmm7, zmm12                                    ;   996.3 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm12                                    ;   997.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm5                                       ;   995.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm4, zmm9                                     ;   998.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm9                                     ;   999.3 p5      74 dst
        vmovdqu64 [r9 + 448], zmm3                                       ;   996.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm6, zmm13                                    ;  1000.3 p5      74 dst
        vpunpckhqdq zmm6, zmm6, zmm13                                    ;  1001.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm2                                       ;   997.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm0, zmm1                                     ;  1002.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;  1003.3 p5      74 dst
        vmovdqu64 [r9 + 576], zmm7                                       ;   998.3 p7+p4   74 dst
        vmovdqu64 [r9 + 640], zmm5                                       ;   999.3 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm4                                       ;  1000.3 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm3                                       ;  1001.3 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm6                                       ;  1002.3 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm2                                       ;  1003.3 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1004.3 p7+p4   74 dst
        mov r9, r10                                                      ;   805.7        152 blocks copy
        cmp r8, qword [rbp + 16664]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 16656], r8                                      ;                    resident
        mov qword [rbp + 16672], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 16648]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 16656]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 16680], rsi                                     ;                    blocks left over
        mov qword [rbp + 16656], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 16672]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 16680]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 16688], rdi                                     ;                    blocks left over
        mov qword [rbp + 16696], rsi                                     ;                    blocks left over
        mov qword [rbp + 16672], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 896]                                             ;                    blocks left over
        mov qword [rbp + 16664], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 16648], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 16688]                                     ;                    blocks left over
        mov rdi, qword [rbp + 16696]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 16704]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_encrypt.T0_constants512:
        dq 0xe5c027b3ec2c8270, 0x41ae0cea355785e4, 0x21a51945936bef23, 0xbd92651d4e4f0eed, 0xce1feb7c8fafb886, 0x1a0bc55e5fdc303e, 0x3d5d47d5ca39e1a6, 0x4d6c5651d65a01d9
        dq 0x2db0ccfb669a0d8b, 0x9984b1f0202b1274, 0x05767e34c2cb4cdf, 0xd70417d131a9b76d, 0x1c111bde613a5814, 0x22f21853169c0f32, 0x917ab5c3b2cf44fe, 0x5069fc60a8e80824
        dq 0x976289a17da0d0aa, 0xd264ffe0951e5b54, 0xdb75f7a34800c410, 0x94dd3f09dae6038a, 0x33904acd02835c87, 0xe2bf7f9df3f66773, 0x3bc637c826d89b52, 0x2e63be134b6f9681
        dq 0x8ebc6e9f8ca779e9, 0x59b4fd2fb6f9f529, 0xba7146e76a069878, 0xfa8da28842ab25d4, 0x0aaceef855b90772, 0xa4f1383c682a4936, 0xc143c9bb7bd32840, 0x9e80c777f4ade315
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe, 0xfefefefefefefefe
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xf26093d976164138, 0xa05706759aabc272, 0x90d28ca2c9b5f791, 0xde49b28e27a707f6, 0x678ff53ec7d75c43, 0x0d85e22faf6e181f, 0x9eaea3ea659cf053, 0xa6362ba86b2d80ec
        dq 0x965866fd334d86c5, 0xcc42d8781095093a, 0x823b3f1a61e526ef, 0xeb028be898d4dbb6, 0x0e888d6fb01d2c0a, 0x11790ca90b4e8719, 0xc83ddae159e7227f, 0x28b47e3054740412
        dq 0xcb31c4d0be506855, 0x6932ff70ca0fad2a, 0xedbafbd124006208, 0x4aee9f846d738145, 0x994825e601c12ec3, 0x71dfbfcef97bb3b9, 0x9d639b64136ccd29, 0x17b15f89a5b74bc0
        dq 0x475e37cf46d3bcf4, 0xac5afe975bfcfa94, 0x5db823f335034c3c, 0x7dc6514421d5926a, 0x0556777caadc8339, 0x52f81c1e3415a41b, 0xe0a1e4ddbde91420, 0x4f40e3bb7ad6f18a
        dq 0xcb814e67d95805e0, 0x825d18d56aae0bc9, 0x424b328a27d6df46, 0x7b25ca3a9c9e1cdb, 0x9d3ed7f81f5f710d, 0x34168bbcbeb9607c, 0x7aba8eab9572c34d, 0x9ad8aca2adb402b3
        dq 0x5a6199f7cc351a17, 0x330963e1405624e8, 0x0aecfc68859798bf, 0xaf082ea362536fda, 0x382236bdc274b028, 0x44e530a62c391e64, 0x23f46b87659f88fd, 0xa0d2f9c051d11048
        dq 0x2fc41343fa41a155, 0xa5c8ffc12b3cb6a8, 0xb7eaef4790008920, 0x29bb7e12b5cd0615, 0x6621949b0407b80f, 0xc57ffe3be7edcee6, 0x768d6e914cb137a4, 0x5cc67d2696de2d03
        dq 0x1d79dc3f194ff2d3, 0xb269fb5e6df3eb52, 0x75e28ccfd40c31f0, 0xf51b451184574aa9, 0x1459ddf1aa730ee4, 0x49e37078d054926c, 0x83869377f6a75080, 0x3d018feee95bc72a

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
